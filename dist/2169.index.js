const S=2169,N=[2169,709],x={9460:((y,A,t)=>{t.d(A,{V:()=>D});var l=t(3024),M=t(6760),m=t(3625),s=t(5747);function D(f,p,{noun:_,isWanted:u,cure:E,maxFiles:n}){
const e=f.map(h=>{const d=P(h,p,u);return d.ok&&d.value.length===0?(0,m.T)(`there is no ${_} in ${h}; ${E}`):d}),o=[...new Set(e.flatMap(h=>h.ok?h.value:[]))],r=`\
there are ${o.length} ${_}s, the limit is ${n}`;return{files:o.slice(0,n),mistakes:[...e.flatMap(h=>h.ok?[]:[h.why]),...o.length>n?[r]:[]]}}function P(f,p,_){const u=(0,M.
resolve)(p,f);try{if(!(0,l.statSync)(u).isDirectory())return(0,m.J)([u]);const E=(0,l.readdirSync)(u,{recursive:!0,withFileTypes:!0}).filter(n=>!n.isDirectory()).
map(n=>(0,M.join)(n.parentPath,n.name));return(0,m.J)(E.filter(_).sort())}catch(E){const n=(0,s.Oj)(E);return(0,m.T)(n==="ENOENT"?`${f} does not exist in ${p}`:
`${f} cannot be read: ${n}`)}}}),1952:((y,A,t)=>{t.d(A,{V:()=>l});function l(M,m){const s=new Set(m.map(f=>f.toLowerCase())),D=new Map(M.map(f=>[f.toLowerCase(),
f])),P=[...D].flatMap(([f,p])=>s.has(f)?[]:[p]);return P.length===0?[]:[{kind:"missing",what:"repository",names:P,total:D.size}]}}),2265:((y,A,t)=>{t.d(A,{g:()=>_});
var l=t(1064),M=t(3469),m=t(5603),s=t(4184),D=t(7996);const P=1e4,f=1e5,p=(0,s.Ik)({client:(0,s.yL)(l.Du),version:(0,s.me)(D.a$),kind:(0,s.yL)(m.A),text:D.a$});
function _(E){const n=(0,s.Ik)({clients:D.bq,assumed:s.Jt,why:D.a$,versions:(0,s.p_)((0,s.Ik)({client:(0,s.yL)(l.Du),version:D.a$}),l.Du.length),releases:(0,s.p_)(
D.a$,P),evidence:(0,s.p_)(e=>{const{kind:o,...r}=p(e);return{...r,level:o,place:E(e)}},f),evidenceLeftOut:(0,s.lq)((0,s.nd)(0,Number.MAX_SAFE_INTEGER),0)});return e=>{
const{clients:o,assumed:r,why:h,versions:d,releases:v,evidence:I,evidenceLeftOut:L}=n(e),[$,...i]=o;return{name:$===void 0||i.length>0?"both":$,clients:o,releases:o.
flatMap(a=>u(a,v)),versions:Object.fromEntries(d.map(({client:a,version:c})=>[a,c])),why:h,evidence:I,...L===0?{}:{evidenceLeftOut:L},...r?{isGuess:!0}:{}}}}function u(E,n){
const e=l.pH.filter(o=>o.client===E&&n.includes(o.name));return e.length===0?(0,M.w)(E,[]):e}}),4580:((y,A,t)=>{t.d(A,{f:()=>s});var l=t(5143),M=t(9664),m=t(7854);
function s(D){const P=(0,m.Oo)(n=>(0,l.yJ)(D,n)),f=(0,m.Oo)(n=>({...n,file:P(n.file)})),p=n=>({...n,place:f(n.place)});return{file:P,place:f,usage:n=>({...n,place:f(
n.place)}),note:n=>({...n,place:f(n.place),...n.others===void 0?{}:{others:n.others.map(f)},...n.aside===void 0?{}:{aside:P(n.aside)}}),root:n=>({...n,directory:P(
n.directory),directories:n.directories.map(e=>(0,M.jt)(P((0,M.Gz)(e,"main.tf")))),calls:n.calls.map(e=>({...e,place:f(e.place),constraint:e.constraint&&p(e.constraint)})),
providers:n.providers.map(e=>({...e,places:e.places.map(f),constraints:e.constraints.map(p),locked:e.locked&&{...e.locked,version:p(e.locked.version)}})),lockFile:n.
lockFile===null?null:P(n.lockFile),clientVersions:n.clientVersions.map(p)})}}}),5741:((y,A,t)=>{t.d(A,{E3:()=>m,Nh:()=>p,Uu:()=>f,hI:()=>s});var l=t(1064),M=t(4580);
function m(_){const u=_.filter(({isEmpty:e})=>!e),E=u.length===0?_:u,n=E.map(({dialect:e})=>e);return{...s(n),why:P(n),evidence:E.flatMap(({repository:e,dialect:o})=>{
const{place:r}=(0,M.f)(e.name);return o.evidence.map(h=>({...h,place:r(h.place)}))})}}function s(_){const u=l.Du.filter(o=>_.some(r=>r.clients.includes(o))),[E,
...n]=u,e=new Set(_.flatMap(({releases:o})=>o.map(({name:r})=>r)));return{name:E===void 0||n.length>0?"both":E,clients:u,releases:l.pH.filter(({name:o})=>e.has(
o)),versions:Object.fromEntries(u.flatMap(o=>{const r=D(o,_);return r===null?[]:[[o,r]]})),..._.every(({isGuess:o})=>o)?{isGuess:!0}:{}}}function D(_,u){const E=u.
filter(({clients:o})=>o.includes(_)),[n,...e]=new Set(E.map(({versions:o})=>o[_]??null));return n===void 0||e.length>0?null:n}function P(_){const[u,...E]=_;if(u===
void 0||E.length===0)return u?.why??"no repository was listed";const n=l.Du.flatMap(r=>{const{length:h}=_.filter(({clients:d})=>d.includes(r));return h===0?[]:[
`${l.bB[r]} in ${h}`]}),e=_.filter(({isGuess:r})=>r).length,o=`of ${_.length} repositories, ${n.join(" and ")}`;return e===0?o:`${o}; assumed in ${e}, where it \
was not detected`}const f=_=>l.zK.filter(u=>_.some(({usedBy:E})=>E.includes(u)));function p(_,u){const E=({isGuess:e,named:o},r)=>e&&!o.has(r)&&!u.has(r),n=new Set(
u);for(const e of _)for(const{needs:o}of e.usages)for(const{host:r}of o)E(e,r)||n.add(r);return _.map(e=>{if(!e.isGuess)return e;const o=r=>!(n.has(r)&&E(e,r));
return{...e,usages:e.usages.map(r=>r.needs.every(({host:h})=>o(h))?r:{...r,needs:r.needs.filter(({host:h})=>o(h))}),roots:e.roots.map(r=>({...r,calls:r.calls.filter(
({module:h})=>h===null||o(h.host)),providers:r.providers.filter(({provider:h})=>o(h.host))}))}})}}),7996:((y,A,t)=>{t.d(A,{AY:()=>_,CC:()=>u,PW:()=>f,a$:()=>s,bq:()=>o,
ik:()=>E});var l=t(1064),M=t(4184);const s=(0,M.Qq)("a text",null,1e4),D=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,f=(0,M.Qq)("a path in the reposi\
tory",D,4096),p=(0,M.nd)(1,2**25),_={line:p,column:p,endColumn:p},u={file:f,..._},E=(0,M.Ik)(u),n=(0,M.p_)((0,M.yL)(l.Du),l.Du.length),e=[l.Du,...l.Du.map(r=>[r])],
o=r=>{const h=n(r);return e.find(v=>v.length===h.length&&v.every(I=>h.includes(I)))??(0,M.J4)("one or two different CLIs",r)}}),709:((y,A,t)=>{t.d(A,{problemFacts:()=>j});
var l=t(4929),M=t(3534),m=t(863),s=t(7052),D=t(960),P=t(9209),f=t(4592),p=t(5136),_=t(3410),u=t(9804),E=t(4715),n=t(6003),e=t(4375),o=t(7751),r=t(2562),h=t(5138),
d=t(789),v=t(793),I=t(6697),L=t(2847),$=t(9319),i=t(8011),a=t(6817);const c=()=>({...f,...p,...l,..._,...M,...m,...s,...D,...E,...u,...n,...v,...e,...I,...r,...h,
...P,...o,...L,...$,...i,...a,...d}),O=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","\
mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let T;function j(){return T??=C(),T}function C(){
const B={},U=Object.values(c());for(const K of O){const W=U.filter(({code:g})=>g.startsWith(`${K}-`));for(const g of W.sort((w,b)=>w.code<b.code?-1:1))B[g.code]=
g}return B}const R="docs/problems.md"}),9804:((y,A,t)=>{t.r(A),t.d(A,{clientVersion:()=>h,constraintInvalid:()=>_,constraintUnmeetable:()=>u,lockInvalid:()=>r,lockOutside:()=>n});
var l=t(1064),M=t(4e3),m=t(5799);const s=6,D=d=>`"${(0,M.dh)(d)}"`,P=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function f(d){
const v=d.replace(P,"");return v===""?"":`: ${v}`}function p(d){switch(d.reason){case"syntax":{const{text:v,why:I}=d;return{message:`${D(v)} is not a version co\
nstraint${f(I)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${d.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${d.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${D(d.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${d.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${d.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const _=(0,m.lS)((0,m.z3)("constraint-invalid","Version constraint is invalid",l.Du),p),u=(0,m.
lS)((0,m.z3)("constraint-unmeetable","No version can meet the constraints",l.Du),({of:d,terms:v,preRelease:I})=>({message:`no version of ${d} can match ${(0,M.XT)(
v.map(D),s)}`,help:I!==void 0?`write ${D(I)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:v.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),E={terraform:"terraform",opentofu:"tofu"},n=(0,m.lS)((0,m.
z3)("lock-outside","Locked version does not match the constraints",l.Du),({provider:d,version:v,constraints:I,clients:L})=>{const[$,...i]=L,a=$===void 0||i.length>
0?"":`${E[$]} `;return{message:`locked provider ${d} ${v} does not match configured version constraint ${(0,M.XT)(I,s)}`,help:`run \`${a}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),e={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function o(d){const v="failed to read dependency lock file",I="restore the file, or remove the block and run `i\
nit` again";switch(d.reason){case"syntax":return{message:`${v}: ${d.error}`,help:I};case"twice":return{message:`${v}: it has two blocks for provider ${d.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${v}: the ${d.of} of provider ${d.provider} must be written in\
 normalized form: ${D(d.normal)}`,help:I};default:{const[L,$]=e[d.reason];return{message:`${v}: the ${L} of provider ${d.provider} ${$}`,help:I}}}}const r=(0,m.
lS)((0,m.z3)("lock-invalid","Dependency lock file is invalid",l.Du),o),h=(0,m.lS)((0,m.z3)("client-version","Configuration does not support this version of the \
CLI",l.Du),({client:d,version:v,constraint:I})=>({message:`the version constraint ${D(I)} excludes ${l.bB[d]} ${v}`,help:`use another version of ${l.bB[d]}, or \
change the constraint`}))}),4184:((y,A,t)=>{t.d(A,{A7:()=>$,Ik:()=>L,J4:()=>s,Jt:()=>r,Qq:()=>E,Yz:()=>o,_f:()=>D,lq:()=>v,me:()=>d,nd:()=>n,nx:()=>_,p_:()=>I,qF:()=>P,
vj:()=>e,yL:()=>h});var l=t(3625),M=t(4e3);class m extends Error{path="";expected;value;constructor(a,c){super(a),this.expected=a,this.value=c}}function s(i,a){
throw new m(i,a)}function D(i,a){try{return(0,l.J)(a(i))}catch(c){if(!(c instanceof m))throw c;const O=c.path.replace(/^\./,""),T=O===""?"the document":O;return(0,l.
T)(`${T} is ${p(c.value)}; expected ${c.expected}`)}}function P(i){const a=i.replace(/^\uFEFF/,"");if(a.trim()==="")return(0,l.T)("is empty");try{return(0,l.J)(
JSON.parse(a))}catch{return(0,l.T)("is not JSON")}}const f=80;function p(i){return i===void 0?"missing":Array.isArray(i)?"an array":typeof i=="object"&&i!==null?
"an object":(0,M.dh)(JSON.stringify(i)??typeof i,f)}function _(i,a,c){try{return c(a)}catch(O){throw O instanceof m&&(O.path=i+O.path),O}}const u=4097,E=(i="a t\
ext",a=null,c=u)=>O=>((typeof O!="string"||a?.test(O)===!1)&&s(i,O),O.length<=c?O:s(`a text of at most ${c} characters`,O)),n=(i,a)=>c=>typeof c=="number"&&Number.
isInteger(c)&&c>=i&&c<=a?c:s(`a whole number from ${i} to ${a}`,c),e=i=>a=>typeof a=="number"&&a>=0&&a<=i?a:s(`a number from 0 to ${i}`,a),o=(i,a)=>{const c=E(a);
return O=>{const T=i(c(O));return T.ok?T.value:s(a,O)}},r=i=>typeof i=="boolean"?i:s("true or false",i),h=i=>{const a=new Set(i);return c=>a.has(c)?c:s(`one of ${i.
join(", ")}`,c)},d=i=>a=>a===null?null:i(a),v=(i,a)=>c=>c===void 0?a:i(c),I=(i,a)=>c=>(Array.isArray(c)||s("an array",c),c.length>a&&s(`an array of at most ${a}\
 items`,c),c.map((O,T)=>_(`[${T}]`,O,i))),L=i=>{const a=Object.entries(i);return c=>{(typeof c!="object"||c===null||Array.isArray(c))&&s("an object",c);const O=c,
T={};for(const[j,C]of a){const R=Object.hasOwn(O,j)?O[j]:void 0;T[j]=_(`.${j}`,R,C)}return T}},$=(i,a,c)=>O=>{(typeof O!="object"||O===null||Array.isArray(O))&&
s("an object",O);const T=Object.entries(O);return T.length>c&&s(`an object of at most ${c} members`,O),new Map(T.map(([j,C])=>[_("",j,i),_(`[${(0,M.dh)(JSON.stringify(
j),f)}]`,C,a)]))}}),8707:((y,A,t)=>{t.d(A,{Jk:()=>f,OI:()=>D,aR:()=>P});var l=t(3625),M=t(5143),m=t(1831),s=t(4184);const D=(0,s.Yz)(p=>{const _=(0,m.Pv)((0,m.nx)(
p));return _.ok&&_.value===p?(0,l.J)(_.value):(0,l.T)("another form")},"a hostname"),P=p=>typeof p=="string"&&(0,M.en)(p)?p:(0,s.J4)("a name such as acme/networ\
k",p),f=(0,s.Ik)({name:P,url:(0,s.me)((0,s.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,s.me)((0,s.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})})};export{S as id,N as ids,x as modules};
