const S=4554,N=[4554,709],x={6479:((y,A,t)=>{t.d(A,{p:()=>O});var d=t(3024),p=t(6760),E=t(3625),s=t(5747);function O(D,m,M){const c=(0,p.resolve)(m,D);try{if(!(0,d.
statSync)(c).isDirectory())return(0,E.J)([c]);const u=(0,d.readdirSync)(c,{recursive:!0,withFileTypes:!0}).filter(l=>!l.isDirectory()&&M.some(e=>l.name.toLowerCase().
endsWith(e))).map(l=>(0,p.join)(l.parentPath,l.name));return(0,E.J)(u.sort())}catch(u){const l=(0,s.Oj)(u);return(0,E.T)(l==="ENOENT"?`${D} does not exist in ${m}`:
`${D} cannot be read: ${l}`)}}}),1952:((y,A,t)=>{t.d(A,{V:()=>d});function d(p,E){const s=new Set(E.map(m=>m.toLowerCase())),O=new Map(p.map(m=>[m.toLowerCase(),
m])),D=[...O].flatMap(([m,M])=>s.has(m)?[]:[M]);return D.length===0?[]:[{kind:"missing",what:"repository",names:D,total:O.size}]}}),2265:((y,A,t)=>{t.d(A,{g:()=>c});
var d=t(1064),p=t(3469),E=t(5603),s=t(4184),O=t(7996);const D=1e4,m=1e5,M=(0,s.Ik)({client:(0,s.yL)(d.Du),version:(0,s.me)(O.a$),kind:(0,s.yL)(E.A),text:O.a$});
function c(l){const e=(0,s.Ik)({clients:O.bq,assumed:s.Jt,why:O.a$,versions:(0,s.p_)((0,s.Ik)({client:(0,s.yL)(d.Du),version:O.a$}),d.Du.length),releases:(0,s.p_)(
O.a$,D),evidence:(0,s.p_)(n=>{const{kind:_,...a}=M(n);return{...a,level:_,place:l(n)}},m),evidenceLeftOut:(0,s.lq)((0,s.nd)(0,Number.MAX_SAFE_INTEGER),0)});return n=>{
const{clients:_,assumed:a,why:P,versions:f,releases:v,evidence:I,evidenceLeftOut:j}=e(n),[L,...o]=_;return{name:L===void 0||o.length>0?"both":L,clients:_,releases:_.
flatMap(r=>u(r,v)),versions:Object.fromEntries(f.map(({client:r,version:i})=>[r,i])),why:P,evidence:I,...j===0?{}:{evidenceLeftOut:j},...a?{isGuess:!0}:{}}}}function u(l,e){
const n=d.pH.filter(_=>_.client===l&&e.includes(_.name));return n.length===0?(0,p.w)(l,[]):n}}),4580:((y,A,t)=>{t.d(A,{f:()=>s});var d=t(5143),p=t(9664),E=t(7854);
function s(O){const D=(0,E.Oo)(e=>(0,d.yJ)(O,e)),m=(0,E.Oo)(e=>({...e,file:D(e.file)})),M=e=>({...e,place:m(e.place)});return{file:D,place:m,usage:e=>({...e,place:m(
e.place)}),note:e=>({...e,place:m(e.place),...e.others===void 0?{}:{others:e.others.map(m)},...e.aside===void 0?{}:{aside:D(e.aside)}}),root:e=>({...e,directory:D(
e.directory),directories:e.directories.map(n=>(0,p.jt)(D((0,p.Gz)(n,"main.tf")))),calls:e.calls.map(n=>({...n,place:m(n.place),constraint:n.constraint&&M(n.constraint)})),
providers:e.providers.map(n=>({...n,places:n.places.map(m),constraints:n.constraints.map(M),locked:n.locked&&{...n.locked,version:M(n.locked.version)}})),lockFile:e.
lockFile===null?null:D(e.lockFile),clientVersions:e.clientVersions.map(M)})}}}),5741:((y,A,t)=>{t.d(A,{E3:()=>E,Nh:()=>M,Uu:()=>m,hI:()=>s});var d=t(1064),p=t(4580);
function E(c){const u=c.filter(({isEmpty:n})=>!n),l=u.length===0?c:u,e=l.map(({dialect:n})=>n);return{...s(e),why:D(e),evidence:l.flatMap(({repository:n,dialect:_})=>{
const{place:a}=(0,p.f)(n.name);return _.evidence.map(P=>({...P,place:a(P.place)}))})}}function s(c){const u=d.Du.filter(_=>c.some(a=>a.clients.includes(_))),[l,
...e]=u,n=new Set(c.flatMap(({releases:_})=>_.map(({name:a})=>a)));return{name:l===void 0||e.length>0?"both":l,clients:u,releases:d.pH.filter(({name:_})=>n.has(
_)),versions:Object.fromEntries(u.flatMap(_=>{const a=O(_,c);return a===null?[]:[[_,a]]})),...c.every(({isGuess:_})=>_)?{isGuess:!0}:{}}}function O(c,u){const l=u.
filter(({clients:_})=>_.includes(c)),[e,...n]=new Set(l.map(({versions:_})=>_[c]??null));return e===void 0||n.length>0?null:e}function D(c){const[u,...l]=c;if(u===
void 0||l.length===0)return u?.why??"no repository was listed";const e=d.Du.flatMap(a=>{const{length:P}=c.filter(({clients:f})=>f.includes(a));return P===0?[]:[
`${d.bB[a]} in ${P}`]}),n=c.filter(({isGuess:a})=>a).length,_=`of ${c.length} repositories, ${e.join(" and ")}`;return n===0?_:`${_}; assumed in ${n}, where it \
was not detected`}const m=c=>d.zK.filter(u=>c.some(({usedBy:l})=>l.includes(u)));function M(c,u){const l=({isGuess:n,named:_},a)=>n&&!_.has(a)&&!u.has(a),e=new Set(
u);for(const n of c)for(const{needs:_}of n.usages)for(const{host:a}of _)l(n,a)||e.add(a);return c.map(n=>{if(!n.isGuess)return n;const _=a=>!(e.has(a)&&l(n,a));
return{...n,usages:n.usages.map(a=>a.needs.every(({host:P})=>_(P))?a:{...a,needs:a.needs.filter(({host:P})=>_(P))}),roots:n.roots.map(a=>({...a,calls:a.calls.filter(
({module:P})=>P===null||_(P.host)),providers:a.providers.filter(({provider:P})=>_(P.host))}))}})}}),7996:((y,A,t)=>{t.d(A,{AY:()=>c,CC:()=>u,PW:()=>m,a$:()=>s,bq:()=>_,
ik:()=>l});var d=t(1064),p=t(4184);const s=(0,p.Qq)("a text",null,1e4),O=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,m=(0,p.Qq)("a path in the reposi\
tory",O,4096),M=(0,p.nd)(1,2**25),c={line:M,column:M,endColumn:M},u={file:m,...c},l=(0,p.Ik)(u),e=(0,p.p_)((0,p.yL)(d.Du),d.Du.length),n=[d.Du,...d.Du.map(a=>[a])],
_=a=>{const P=e(a);return n.find(v=>v.length===P.length&&v.every(I=>P.includes(I)))??(0,p.J4)("one or two different CLIs",a)}}),709:((y,A,t)=>{t.d(A,{problemFacts:()=>C});
var d=t(4929),p=t(3534),E=t(863),s=t(7052),O=t(960),D=t(9209),m=t(4592),M=t(5136),c=t(3410),u=t(9804),l=t(4715),e=t(6003),n=t(4375),_=t(7751),a=t(2562),P=t(5138),
f=t(789),v=t(793),I=t(6697),j=t(2847),L=t(9319),o=t(8011),r=t(6817);const i=()=>({...m,...M,...d,...c,...p,...E,...s,...O,...l,...u,...e,...v,...n,...I,...a,...P,
...D,..._,...j,...L,...o,...r,...f}),h=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","\
mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let T;function C(){return T??=$(),T}function $(){
const B={},U=Object.values(i());for(const W of h){const K=U.filter(({code:g})=>g.startsWith(`${W}-`));for(const g of K.sort((w,b)=>w.code<b.code?-1:1))B[g.code]=
g}return B}const R="docs/problems.md"}),9804:((y,A,t)=>{t.r(A),t.d(A,{clientVersion:()=>P,constraintInvalid:()=>c,constraintUnmeetable:()=>u,lockInvalid:()=>a,lockOutside:()=>e});
var d=t(1064),p=t(4e3),E=t(5799);const s=6,O=f=>`"${(0,p.dh)(f)}"`,D=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function m(f){
const v=f.replace(D,"");return v===""?"":`: ${v}`}function M(f){switch(f.reason){case"syntax":{const{text:v,why:I}=f;return{message:`${O(v)} is not a version co\
nstraint${m(I)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${f.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${f.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${O(f.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${f.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${f.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const c=(0,E.lS)((0,E.z3)("constraint-invalid","Version constraint is invalid",d.Du),M),u=(0,E.
lS)((0,E.z3)("constraint-unmeetable","No version can meet the constraints",d.Du),({of:f,terms:v,preRelease:I})=>({message:`no version of ${f} can match ${(0,p.XT)(
v.map(O),s)}`,help:I!==void 0?`write ${O(I)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:v.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),l={terraform:"terraform",opentofu:"tofu"},e=(0,E.lS)((0,E.
z3)("lock-outside","Locked version does not match the constraints",d.Du),({provider:f,version:v,constraints:I,clients:j})=>{const[L,...o]=j,r=L===void 0||o.length>
0?"":`${l[L]} `;return{message:`locked provider ${f} ${v} does not match configured version constraint ${(0,p.XT)(I,s)}`,help:`run \`${r}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),n={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function _(f){const v="failed to read dependency lock file",I="restore the file, or remove the block and run `i\
nit` again";switch(f.reason){case"syntax":return{message:`${v}: ${f.error}`,help:I};case"twice":return{message:`${v}: it has two blocks for provider ${f.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${v}: the ${f.of} of provider ${f.provider} must be written in\
 normalized form: ${O(f.normal)}`,help:I};default:{const[j,L]=n[f.reason];return{message:`${v}: the ${j} of provider ${f.provider} ${L}`,help:I}}}}const a=(0,E.
lS)((0,E.z3)("lock-invalid","Dependency lock file is invalid",d.Du),_),P=(0,E.lS)((0,E.z3)("client-version","Configuration does not support this version of the \
CLI",d.Du),({client:f,version:v,constraint:I})=>({message:`the version constraint ${O(I)} excludes ${d.bB[f]} ${v}`,help:`use another version of ${d.bB[f]}, or \
change the constraint`}))}),4184:((y,A,t)=>{t.d(A,{A7:()=>L,Ik:()=>j,J4:()=>s,Jt:()=>a,Qq:()=>l,Yz:()=>_,_f:()=>O,lq:()=>v,me:()=>f,nd:()=>e,nx:()=>c,p_:()=>I,qF:()=>D,
vj:()=>n,yL:()=>P});var d=t(3625),p=t(4e3);class E extends Error{path="";expected;value;constructor(r,i){super(r),this.expected=r,this.value=i}}function s(o,r){
throw new E(o,r)}function O(o,r){try{return(0,d.J)(r(o))}catch(i){if(!(i instanceof E))throw i;const h=i.path.replace(/^\./,""),T=h===""?"the document":h;return(0,d.
T)(`${T} is ${M(i.value)}; expected ${i.expected}`)}}function D(o){const r=o.replace(/^\uFEFF/,"");if(r.trim()==="")return(0,d.T)("is empty");try{return(0,d.J)(
JSON.parse(r))}catch{return(0,d.T)("is not JSON")}}const m=80;function M(o){return o===void 0?"missing":Array.isArray(o)?"an array":typeof o=="object"&&o!==null?
"an object":(0,p.dh)(JSON.stringify(o)??typeof o,m)}function c(o,r,i){try{return i(r)}catch(h){throw h instanceof E&&(h.path=o+h.path),h}}const u=4097,l=(o="a t\
ext",r=null,i=u)=>h=>((typeof h!="string"||r?.test(h)===!1)&&s(o,h),h.length<=i?h:s(`a text of at most ${i} characters`,h)),e=(o,r)=>i=>typeof i=="number"&&Number.
isInteger(i)&&i>=o&&i<=r?i:s(`a whole number from ${o} to ${r}`,i),n=o=>r=>typeof r=="number"&&r>=0&&r<=o?r:s(`a number from 0 to ${o}`,r),_=(o,r)=>{const i=l(r);
return h=>{const T=o(i(h));return T.ok?T.value:s(r,h)}},a=o=>typeof o=="boolean"?o:s("true or false",o),P=o=>{const r=new Set(o);return i=>r.has(i)?i:s(`one of ${o.
join(", ")}`,i)},f=o=>r=>r===null?null:o(r),v=(o,r)=>i=>i===void 0?r:o(i),I=(o,r)=>i=>(Array.isArray(i)||s("an array",i),i.length>r&&s(`an array of at most ${r}\
 items`,i),i.map((h,T)=>c(`[${T}]`,h,o))),j=o=>{const r=Object.entries(o);return i=>{(typeof i!="object"||i===null||Array.isArray(i))&&s("an object",i);const h=i,
T={};for(const[C,$]of r){const R=Object.hasOwn(h,C)?h[C]:void 0;T[C]=c(`.${C}`,R,$)}return T}},L=(o,r,i)=>h=>{(typeof h!="object"||h===null||Array.isArray(h))&&
s("an object",h);const T=Object.entries(h);return T.length>i&&s(`an object of at most ${i} members`,h),new Map(T.map(([C,$])=>[c("",C,o),c(`[${(0,p.dh)(JSON.stringify(
C),m)}]`,$,r)]))}}),8707:((y,A,t)=>{t.d(A,{Jk:()=>m,OI:()=>O,aR:()=>D});var d=t(3625),p=t(5143),E=t(1831),s=t(4184);const O=(0,s.Yz)(M=>{const c=(0,E.Pv)((0,E.nx)(
M));return c.ok&&c.value===M?(0,d.J)(c.value):(0,d.T)("another form")},"a hostname"),D=M=>typeof M=="string"&&(0,p.en)(M)?M:(0,s.J4)("a name such as acme/networ\
k",M),m=(0,s.Ik)({name:D,url:(0,s.me)((0,s.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,s.me)((0,s.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})})};export{S as id,N as ids,x as modules};
