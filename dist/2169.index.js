const b=2169,N=[2169,709],x={9460:((C,A,t)=>{t.d(A,{V:()=>D});var _=t(3024),M=t(6760),h=t(3625),s=t(5747);function D(f,p,{noun:l,isWanted:E,cure:u,maxFiles:n}){
const e=f.map(m=>{const d=P(m,p,E);return d.ok&&d.value.length===0?(0,h.T)(`there is no ${l} in ${m}; ${u}`):d}),o=[...new Set(e.flatMap(m=>m.ok?m.value:[]))],a=`\
there are ${o.length} ${l}s, the limit is ${n}`;return{files:o.slice(0,n),mistakes:[...e.flatMap(m=>m.ok?[]:[m.why]),...o.length>n?[a]:[]]}}function P(f,p,l){const E=(0,M.
resolve)(p,f);try{if(!(0,_.statSync)(E).isDirectory())return(0,h.J)([E]);const u=(0,_.readdirSync)(E,{recursive:!0,withFileTypes:!0}).filter(n=>!n.isDirectory()).
map(n=>(0,M.join)(n.parentPath,n.name));return(0,h.J)(u.filter(l).sort())}catch(u){const n=(0,s.Oj)(u);return(0,h.T)(n==="ENOENT"?`${f} does not exist in ${p}`:
`${f} cannot be read: ${n}`)}}}),1952:((C,A,t)=>{t.d(A,{V:()=>_});function _(M,h){const s=new Set(h.map(f=>f.toLowerCase())),D=new Map(M.map(f=>[f.toLowerCase(),
f])),P=[...D].flatMap(([f,p])=>s.has(f)?[]:[p]);return P.length===0?[]:[{kind:"missing",what:"repository",names:P,total:D.size}]}}),2265:((C,A,t)=>{t.d(A,{g:()=>l});
var _=t(1064),M=t(3469),h=t(5603),s=t(4184),D=t(7996);const P=1e4,f=1e5,p=(0,s.Ik)({client:(0,s.yL)(_.Du),version:(0,s.me)(D.a$),kind:(0,s.yL)(h.A),text:D.a$});
function l(u){const n=(0,s.Ik)({clients:D.bq,assumed:s.Jt,why:D.a$,versions:(0,s.p_)((0,s.Ik)({client:(0,s.yL)(_.Du),version:D.a$}),_.Du.length),releases:(0,s.p_)(
D.a$,P),evidence:(0,s.p_)(e=>{const{kind:o,...a}=p(e);return{...a,level:o,place:u(e)}},f),evidenceLeftOut:(0,s.lq)((0,s.nd)(0,Number.MAX_SAFE_INTEGER),0)});return e=>{
const{clients:o,assumed:a,why:m,versions:d,releases:v,evidence:T,evidenceLeftOut:L}=n(e),[$,...g]=o;return{name:$===void 0||g.length>0?"both":$,clients:o,releases:o.
flatMap(j=>E(j,v)),versions:Object.fromEntries(d.map(({client:j,version:R})=>[j,R])),why:m,evidence:T,...L===0?{}:{evidenceLeftOut:L},...a?{isGuess:!0}:{}}}}function E(u,n){
const e=_.pH.filter(o=>o.client===u&&n.includes(o.name));return e.length===0?(0,M.w)(u,[]):e}}),4580:((C,A,t)=>{t.d(A,{f:()=>s});var _=t(5143),M=t(9664),h=t(7854);
function s(D){const P=(0,h.Oo)(n=>(0,_.yJ)(D,n)),f=(0,h.Oo)(n=>({...n,file:P(n.file)})),p=n=>({...n,place:f(n.place)});return{file:P,place:f,usage:n=>({...n,place:f(
n.place)}),note:n=>({...n,place:f(n.place),...n.others===void 0?{}:{others:n.others.map(f)},...n.aside===void 0?{}:{aside:P(n.aside)}}),root:n=>({...n,directory:P(
n.directory),directories:n.directories.map(e=>(0,M.jt)(P((0,M.Gz)(e,"main.tf")))),calls:n.calls.map(e=>({...e,place:f(e.place),constraint:e.constraint&&p(e.constraint)})),
providers:n.providers.map(e=>({...e,places:e.places.map(f),constraints:e.constraints.map(p),locked:e.locked&&{...e.locked,version:p(e.locked.version)}})),lockFile:n.
lockFile===null?null:P(n.lockFile),clientVersions:n.clientVersions.map(p)})}}}),5741:((C,A,t)=>{t.d(A,{E3:()=>h,Nh:()=>p,Uu:()=>f,hI:()=>s});var _=t(1064),M=t(4580);
function h(l){const E=l.filter(({isEmpty:e})=>!e),u=E.length===0?l:E,n=u.map(({dialect:e})=>e);return{...s(n),why:P(n),evidence:u.flatMap(({repository:e,dialect:o})=>{
const{place:a}=(0,M.f)(e.name);return o.evidence.map(m=>({...m,place:a(m.place)}))})}}function s(l){const E=_.Du.filter(o=>l.some(a=>a.clients.includes(o))),[u,
...n]=E,e=new Set(l.flatMap(({releases:o})=>o.map(({name:a})=>a)));return{name:u===void 0||n.length>0?"both":u,clients:E,releases:_.pH.filter(({name:o})=>e.has(
o)),versions:Object.fromEntries(E.flatMap(o=>{const a=D(o,l);return a===null?[]:[[o,a]]})),...l.every(({isGuess:o})=>o)?{isGuess:!0}:{}}}function D(l,E){const u=E.
filter(({clients:o})=>o.includes(l)),[n,...e]=new Set(u.map(({versions:o})=>o[l]??null));return n===void 0||e.length>0?null:n}function P(l){const[E,...u]=l;if(E===
void 0||u.length===0)return E?.why??"no repository was listed";const n=_.Du.flatMap(a=>{const{length:m}=l.filter(({clients:d})=>d.includes(a));return m===0?[]:[
`${_.bB[a]} in ${m}`]}),e=l.filter(({isGuess:a})=>a).length,o=`of ${l.length} repositories, ${n.join(" and ")}`;return e===0?o:`${o}; assumed in ${e}, where it \
was not detected`}const f=l=>_.zK.filter(E=>l.some(({usedBy:u})=>u.includes(E)));function p(l,E){const u=({isGuess:e,named:o},a)=>e&&!o.has(a)&&!E.has(a),n=new Set(
E);for(const e of l)for(const{needs:o}of e.usages)for(const{host:a}of o)u(e,a)||n.add(a);return l.map(e=>{if(!e.isGuess)return e;const o=a=>!(n.has(a)&&u(e,a));
return{...e,usages:e.usages.map(a=>a.needs.every(({host:m})=>o(m))?a:{...a,needs:a.needs.filter(({host:m})=>o(m))}),roots:e.roots.map(a=>({...a,calls:a.calls.filter(
({module:m})=>m===null||o(m.host)),providers:a.providers.filter(({provider:m})=>o(m.host))}))}})}}),7996:((C,A,t)=>{t.d(A,{AY:()=>l,CC:()=>E,PW:()=>f,a$:()=>s,bq:()=>o,
ik:()=>u});var _=t(1064),M=t(4184);const s=(0,M.Qq)("a text",null,1e4),D=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,f=(0,M.Qq)("a path in the reposi\
tory",D,4096),p=(0,M.nd)(1,2**25),l={line:p,column:p,endColumn:p},E={file:f,...l},u=(0,M.Ik)(E),n=(0,M.p_)((0,M.yL)(_.Du),_.Du.length),e=[_.Du,..._.Du.map(a=>[a])],
o=a=>{const m=n(a);return e.find(v=>v.length===m.length&&v.every(T=>m.includes(T)))??(0,M.J4)("one or two different CLIs",a)}}),709:((C,A,t)=>{t.d(A,{problemFacts:()=>i});
var _=t(4929),M=t(3534),h=t(863),s=t(7052),D=t(960),P=t(9209),f=t(4592),p=t(5136),l=t(3410),E=t(9804),u=t(4715),n=t(6003),e=t(4375),o=t(7751),a=t(2562),m=t(5138),
d=t(789),v=t(793),T=t(6697),L=t(2847),$=t(9319),g=t(8011),j=t(6817);const R=()=>({...f,...p,..._,...l,...M,...h,...s,...D,...u,...E,...n,...v,...e,...T,...a,...m,
...P,...o,...L,...$,...g,...j,...d}),r=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","\
mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let c;function i(){return c??=O(),c}function O(){
const y={},B=Object.values(R());for(const K of r){const W=B.filter(({code:U})=>U.startsWith(`${K}-`));for(const U of W.sort((w,S)=>w.code<S.code?-1:1))y[U.code]=
U}return y}const I="docs/problems.md"}),9804:((C,A,t)=>{t.r(A),t.d(A,{clientVersion:()=>m,constraintInvalid:()=>l,constraintUnmeetable:()=>E,lockInvalid:()=>a,lockOutside:()=>n});
var _=t(1064),M=t(4e3),h=t(5799);const s=6,D=d=>`"${(0,M.dh)(d)}"`,P=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function f(d){
const v=d.replace(P,"");return v===""?"":`: ${v}`}function p(d){switch(d.reason){case"syntax":{const{text:v,why:T}=d;return{message:`${D(v)} is not a version co\
nstraint${f(T)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${d.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${d.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${D(d.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${d.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${d.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const l=(0,h.lS)((0,h.z3)("constraint-invalid","Version constraint is invalid",_.Du),p),E=(0,h.
lS)((0,h.z3)("constraint-unmeetable","No version can meet the constraints",_.Du),({of:d,terms:v,preRelease:T})=>({message:`no version of ${d} can match ${(0,M.XT)(
v.map(D),s)}`,help:T!==void 0?`write ${D(T)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:v.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),u={terraform:"terraform",opentofu:"tofu"},n=(0,h.lS)((0,h.
z3)("lock-outside","Locked version does not match the constraints",_.Du),({provider:d,version:v,constraints:T,clients:L})=>{const[$,...g]=L,j=$===void 0||g.length>
0?"":`${u[$]} `;return{message:`locked provider ${d} ${v} does not match configured version constraint ${(0,M.XT)(T,s)}`,help:`run \`${j}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),e={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function o(d){const v="failed to read dependency lock file",T="restore the file, or remove the block and run `i\
nit` again";switch(d.reason){case"syntax":return{message:`${v}: ${d.error}`,help:T};case"twice":return{message:`${v}: it has two blocks for provider ${d.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${v}: the ${d.of} of provider ${d.provider} must be written in\
 normalized form: ${D(d.normal)}`,help:T};default:{const[L,$]=e[d.reason];return{message:`${v}: the ${L} of provider ${d.provider} ${$}`,help:T}}}}const a=(0,h.
lS)((0,h.z3)("lock-invalid","Dependency lock file is invalid",_.Du),o),m=(0,h.lS)((0,h.z3)("client-version","Configuration does not support this version of the \
CLI",_.Du),({client:d,version:v,constraint:T})=>({message:`the version constraint ${D(T)} excludes ${_.bB[d]} ${v}`,help:`use another version of ${_.bB[d]}, or \
change the constraint`}))}),4184:((C,A,t)=>{t.d(A,{A7:()=>R,Ik:()=>j,J4:()=>s,Jt:()=>v,Qi:()=>f,Qq:()=>o,Yz:()=>d,_f:()=>D,kz:()=>P,lq:()=>$,me:()=>L,nd:()=>a,nx:()=>n,
p_:()=>g,qF:()=>l,vj:()=>m,yL:()=>T});var _=t(3625),M=t(4e3);class h extends Error{path="";expected;value;constructor(c,i){super(c),this.expected=c,this.value=i}}
function s(r,c){throw new h(r,c)}function D(r,c){try{return(0,_.J)(c(r))}catch(i){if(!(i instanceof h))throw i;const O=i.path.replace(/^\./,""),I=O===""?"the do\
cument":O;return(0,_.T)(`${I} is ${u(i.value)}; expected ${i.expected}`)}}const P=1e7;function f(r){if(r.length<=P)return!1;let c=0;for(let i=0;i<r.length;i+=1)
p.has(r.charCodeAt(i))&&(c+=1);return c>P}const p=new Set(Array.from(",[{",r=>r.charCodeAt(0)));function l(r){const c=r.replace(/^\uFEFF/,"");if(c.trim()==="")return(0,_.
T)("is empty");if(f(c))return(0,_.T)(`has more than ${P} values`);try{return(0,_.J)(JSON.parse(c))}catch{return(0,_.T)("is not JSON")}}const E=80;function u(r){
return r===void 0?"missing":Array.isArray(r)?"an array":typeof r=="object"&&r!==null?"an object":(0,M.dh)(JSON.stringify(r)??typeof r,E)}function n(r,c,i){try{return i(
c)}catch(O){throw O instanceof h&&(O.path=r+O.path),O}}const e=4097,o=(r="a text",c=null,i=e)=>O=>((typeof O!="string"||c?.test(O)===!1)&&s(r,O),O.length<=i?O:s(
`a text of at most ${i} characters`,O)),a=(r,c)=>i=>typeof i=="number"&&Number.isInteger(i)&&i>=r&&i<=c?i:s(`a whole number from ${r} to ${c}`,i),m=r=>c=>typeof c==
"number"&&c>=0&&c<=r?c:s(`a number from 0 to ${r}`,c),d=(r,c)=>{const i=o(c);return O=>{const I=r(i(O));return I.ok?I.value:s(c,O)}},v=r=>typeof r=="boolean"?r:
s("true or false",r),T=r=>{const c=new Set(r);return i=>c.has(i)?i:s(`one of ${r.join(", ")}`,i)},L=r=>c=>c===null?null:r(c),$=(r,c)=>i=>i===void 0?c:r(i),g=(r,c)=>i=>(Array.
isArray(i)||s("an array",i),i.length>c&&s(`an array of at most ${c} items`,i),i.map((O,I)=>n(`[${I}]`,O,r))),j=r=>{const c=Object.entries(r);return i=>{(typeof i!=
"object"||i===null||Array.isArray(i))&&s("an object",i);const O=i,I={};for(const[y,B]of c){const K=Object.hasOwn(O,y)?O[y]:void 0;I[y]=n(`.${y}`,K,B)}return I}},
R=(r,c,i)=>O=>{(typeof O!="object"||O===null||Array.isArray(O))&&s("an object",O);const I=Object.entries(O);return I.length>i&&s(`an object of at most ${i} memb\
ers`,O),new Map(I.map(([y,B])=>[n("",y,r),n(`[${(0,M.dh)(JSON.stringify(y),E)}]`,B,c)]))}}),8707:((C,A,t)=>{t.d(A,{Jk:()=>f,OI:()=>D,aR:()=>P});var _=t(3625),M=t(
5143),h=t(1831),s=t(4184);const D=(0,s.Yz)(p=>{const l=(0,h.Pv)((0,h.nx)(p));return l.ok&&l.value===p?(0,_.J)(l.value):(0,_.T)("another form")},"a hostname"),P=p=>typeof p==
"string"&&(0,M.en)(p)?p:(0,s.J4)("a name such as acme/network",p),f=(0,s.Ik)({name:P,url:(0,s.me)((0,s.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,s.
me)((0,s.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})})};export{b as id,N as ids,x as modules};
