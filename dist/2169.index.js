const b=2169,N=[2169,709],x={9460:((C,A,t)=>{t.d(A,{V:()=>D});var _=t(3024),M=t(6760),u=t(3625),s=t(5747);function D(f,p,{noun:l,isWanted:h,cure:m,maxFiles:n}){
const e=f.map(E=>{const d=P(E,p,h);return d.ok&&d.value.length===0?(0,u.T)(`there is no ${l} in ${E}; ${m}`):d}),o=[...new Set(e.flatMap(E=>E.ok?E.value:[]))],c=`\
there are ${o.length} ${l}s, the limit is ${n}`;return{files:o.slice(0,n),mistakes:[...e.flatMap(E=>E.ok?[]:[E.why]),...o.length>n?[c]:[]]}}function P(f,p,l){const h=(0,M.
resolve)(p,f);try{if(!(0,_.statSync)(h).isDirectory())return(0,u.J)([h]);const m=(0,_.readdirSync)(h,{recursive:!0,withFileTypes:!0}).filter(n=>!n.isDirectory()).
map(n=>(0,M.join)(n.parentPath,n.name));return(0,u.J)(m.filter(l).sort())}catch(m){const n=(0,s.Oj)(m);return(0,u.T)(n==="ENOENT"?`${f} does not exist in ${p}`:
`${f} cannot be read: ${n}`)}}}),1952:((C,A,t)=>{t.d(A,{V:()=>_});function _(M,u){const s=new Set(u.map(f=>f.toLowerCase())),D=new Map(M.map(f=>[f.toLowerCase(),
f])),P=[...D].flatMap(([f,p])=>s.has(f)?[]:[p]);return P.length===0?[]:[{kind:"missing",what:"repository",names:P,total:D.size}]}}),2265:((C,A,t)=>{t.d(A,{g:()=>l});
var _=t(1064),M=t(3469),u=t(5603),s=t(4184),D=t(7996);const P=1e4,f=1e5,p=(0,s.Ik)({client:(0,s.yL)(_.Du),version:(0,s.me)(D.a$),kind:(0,s.yL)(u.A),text:D.a$});
function l(m){const n=(0,s.Ik)({clients:D.bq,assumed:s.Jt,why:D.a$,versions:(0,s.p_)((0,s.Ik)({client:(0,s.yL)(_.Du),version:D.a$}),_.Du.length),releases:(0,s.p_)(
D.a$,P),evidence:(0,s.p_)(e=>{const{kind:o,...c}=p(e);return{...c,level:o,place:m(e)}},f),evidenceLeftOut:(0,s.lq)((0,s.nd)(0,Number.MAX_SAFE_INTEGER),0)});return e=>{
const{clients:o,assumed:c,why:E,versions:d,releases:v,evidence:T,evidenceLeftOut:L}=n(e),[$,...j]=o;return{name:$===void 0||j.length>0?"both":$,clients:o,releases:o.
flatMap(g=>h(g,v)),versions:Object.fromEntries(d.map(({client:g,version:R})=>[g,R])),why:E,evidence:T,...L===0?{}:{evidenceLeftOut:L},...c?{isGuess:!0}:{}}}}function h(m,n){
const e=_.pH.filter(o=>o.client===m&&n.includes(o.name));return e.length===0?(0,M.w)(m,[]):e}}),4580:((C,A,t)=>{t.d(A,{f:()=>s});var _=t(5143),M=t(9664),u=t(7854);
function s(D){const P=(0,u.Oo)(n=>(0,_.yJ)(D,n)),f=(0,u.Oo)(n=>({...n,file:P(n.file)})),p=n=>({...n,place:f(n.place)});return{file:P,place:f,usage:n=>({...n,place:f(
n.place)}),note:n=>({...n,place:f(n.place),...n.others===void 0?{}:{others:n.others.map(f)},...n.aside===void 0?{}:{aside:P(n.aside)}}),root:n=>({...n,directory:P(
n.directory),directories:n.directories.map(e=>(0,M.jt)(P((0,M.Gz)(e,"main.tf")))),calls:n.calls.map(e=>({...e,place:f(e.place),constraint:e.constraint&&p(e.constraint)})),
providers:n.providers.map(e=>({...e,places:e.places.map(f),constraints:e.constraints.map(p),locked:e.locked&&{...e.locked,version:p(e.locked.version)}})),lockFile:n.
lockFile===null?null:P(n.lockFile),clientVersions:n.clientVersions.map(p)})}}}),5741:((C,A,t)=>{t.d(A,{E3:()=>u,Nh:()=>p,Uu:()=>f,hI:()=>s});var _=t(1064),M=t(4580);
function u(l){const h=l.filter(({isEmpty:e})=>!e),m=h.length===0?l:h,n=m.map(({dialect:e})=>e);return{...s(n),why:P(n),evidence:m.flatMap(({repository:e,dialect:o})=>{
const{place:c}=(0,M.f)(e.name);return o.evidence.map(E=>({...E,place:c(E.place)}))})}}function s(l){const h=_.Du.filter(o=>l.some(c=>c.clients.includes(o))),[m,
...n]=h,e=new Set(l.flatMap(({releases:o})=>o.map(({name:c})=>c)));return{name:m===void 0||n.length>0?"both":m,clients:h,releases:_.pH.filter(({name:o})=>e.has(
o)),versions:Object.fromEntries(h.flatMap(o=>{const c=D(o,l);return c===null?[]:[[o,c]]})),...l.every(({isGuess:o})=>o)?{isGuess:!0}:{}}}function D(l,h){const m=h.
filter(({clients:o})=>o.includes(l)),[n,...e]=new Set(m.map(({versions:o})=>o[l]??null));return n===void 0||e.length>0?null:n}function P(l){const[h,...m]=l;if(h===
void 0||m.length===0)return h?.why??"no repository was listed";const n=l.filter(({isGuess:E})=>!E),e=_.Du.flatMap(E=>{const{length:d}=n.filter(({clients:v})=>v.
includes(E));return d===0?[]:[`${_.bB[E]} in ${d}`]}),o=l.length-n.length,c=[...e,...o===0?[]:[`assumed in ${o}`]];return`of ${l.length} repositories, ${c.join(
" and ")}`}const f=l=>_.zK.filter(h=>l.some(({usedBy:m})=>m.includes(h)));function p(l,h){const m=({isGuess:e,named:o},c)=>e&&!o.has(c)&&!h.has(c),n=new Set(h);
for(const e of l)for(const{needs:o}of e.usages)for(const{host:c}of o)m(e,c)||n.add(c);return l.map(e=>{if(!e.isGuess)return e;const o=c=>!(n.has(c)&&m(e,c));return{
...e,usages:e.usages.map(c=>c.needs.every(({host:E})=>o(E))?c:{...c,needs:c.needs.filter(({host:E})=>o(E))}),roots:e.roots.map(c=>({...c,calls:c.calls.filter(({
module:E})=>E===null||o(E.host)),providers:c.providers.filter(({provider:E})=>o(E.host))}))}})}}),7996:((C,A,t)=>{t.d(A,{AY:()=>l,CC:()=>h,PW:()=>f,a$:()=>s,bq:()=>o,
ik:()=>m});var _=t(1064),M=t(4184);const s=(0,M.Qq)("a text",null,1e4),D=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,f=(0,M.Qq)("a path in the reposi\
tory",D,4096),p=(0,M.nd)(1,2**25),l={line:p,column:p,endColumn:p},h={file:f,...l},m=(0,M.Ik)(h),n=(0,M.p_)((0,M.yL)(_.Du),_.Du.length),e=[_.Du,..._.Du.map(c=>[c])],
o=c=>{const E=n(c);return e.find(v=>v.length===E.length&&v.every(T=>E.includes(T)))??(0,M.J4)("one or two different CLIs",c)}}),709:((C,A,t)=>{t.d(A,{problemFacts:()=>i});
var _=t(4929),M=t(3534),u=t(863),s=t(7052),D=t(960),P=t(9209),f=t(4592),p=t(5136),l=t(3410),h=t(9804),m=t(4715),n=t(6003),e=t(4375),o=t(7751),c=t(2562),E=t(5138),
d=t(789),v=t(793),T=t(6697),L=t(2847),$=t(9319),j=t(8011),g=t(6817);const R=()=>({...f,...p,..._,...l,...M,...u,...s,...D,...m,...h,...n,...v,...e,...T,...c,...E,
...P,...o,...L,...$,...j,...g,...d}),r=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","\
mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let a;function i(){return a??=O(),a}function O(){
const y={},B=Object.values(R());for(const K of r){const W=B.filter(({code:U})=>U.startsWith(`${K}-`));for(const U of W.sort((w,S)=>w.code<S.code?-1:1))y[U.code]=
U}return y}const I="docs/problems.md"}),9804:((C,A,t)=>{t.r(A),t.d(A,{clientVersion:()=>E,constraintInvalid:()=>l,constraintUnmeetable:()=>h,lockInvalid:()=>c,lockOutside:()=>n});
var _=t(1064),M=t(4e3),u=t(5799);const s=6,D=d=>`"${(0,M.dh)(d)}"`,P=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function f(d){
const v=d.replace(P,"");return v===""?"":`: ${v}`}function p(d){switch(d.reason){case"syntax":{const{text:v,why:T}=d;return{message:`${D(v)} is not a version co\
nstraint${f(T)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${d.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${d.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${D(d.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${d.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${d.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const l=(0,u.lS)((0,u.z3)("constraint-invalid","Version constraint is invalid",_.Du),p),h=(0,u.
lS)((0,u.z3)("constraint-unmeetable","No version can meet the constraints",_.Du),({of:d,terms:v,preRelease:T})=>({message:`no version of ${d} can match ${(0,M.XT)(
v.map(D),s)}`,help:T!==void 0?`write ${D(T)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:v.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),m={terraform:"terraform",opentofu:"tofu"},n=(0,u.lS)((0,u.
z3)("lock-outside","Locked version does not match the constraints",_.Du),({provider:d,version:v,constraints:T,clients:L})=>{const[$,...j]=L,g=$===void 0||j.length>
0?"":`${m[$]} `;return{message:`locked provider ${d} ${v} does not match configured version constraint ${(0,M.XT)(T,s)}`,help:`run \`${g}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),e={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function o(d){const v="failed to read dependency lock file",T="restore the file, or remove the block and run `i\
nit` again";switch(d.reason){case"syntax":return{message:`${v}: ${d.error}`,help:T};case"twice":return{message:`${v}: it has two blocks for provider ${d.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${v}: the ${d.of} of provider ${d.provider} must be written in\
 normalized form: ${D(d.normal)}`,help:T};default:{const[L,$]=e[d.reason];return{message:`${v}: the ${L} of provider ${d.provider} ${$}`,help:T}}}}const c=(0,u.
lS)((0,u.z3)("lock-invalid","Dependency lock file is invalid",_.Du),o),E=(0,u.lS)((0,u.z3)("client-version","Configuration does not support this version of the \
CLI",_.Du),({client:d,version:v,constraint:T})=>({message:`the version constraint ${D(T)} excludes ${_.bB[d]} ${v}`,help:`use another version of ${_.bB[d]}, or \
change the constraint`}))}),4184:((C,A,t)=>{t.d(A,{A7:()=>R,Ik:()=>g,J4:()=>s,Jt:()=>v,Qi:()=>f,Qq:()=>o,Yz:()=>d,_f:()=>D,kz:()=>P,lq:()=>$,me:()=>L,nd:()=>c,nx:()=>n,
p_:()=>j,qF:()=>l,vj:()=>E,yL:()=>T});var _=t(3625),M=t(4e3);class u extends Error{path="";expected;value;constructor(a,i){super(a),this.expected=a,this.value=i}}
function s(r,a){throw new u(r,a)}function D(r,a){try{return(0,_.J)(a(r))}catch(i){if(!(i instanceof u))throw i;const O=i.path.replace(/^\./,""),I=O===""?"the do\
cument":O;return(0,_.T)(`${I} is ${m(i.value)}; expected ${i.expected}`)}}const P=1e7;function f(r){if(r.length<=P)return!1;let a=0;for(let i=0;i<r.length;i+=1)
p.has(r.charCodeAt(i))&&(a+=1);return a>P}const p=new Set(Array.from(",[{",r=>r.charCodeAt(0)));function l(r){const a=r.replace(/^\uFEFF/,"");if(a.trim()==="")return(0,_.
T)("is empty");if(f(a))return(0,_.T)(`has more than ${P} values`);try{return(0,_.J)(JSON.parse(a))}catch{return(0,_.T)("is not JSON")}}const h=80;function m(r){
return r===void 0?"missing":Array.isArray(r)?"an array":typeof r=="object"&&r!==null?"an object":(0,M.dh)(JSON.stringify(r)??typeof r,h)}function n(r,a,i){try{return i(
a)}catch(O){throw O instanceof u&&(O.path=r+O.path),O}}const e=4097,o=(r="a text",a=null,i=e)=>O=>((typeof O!="string"||a?.test(O)===!1)&&s(r,O),O.length<=i?O:s(
`a text of at most ${i} characters`,O)),c=(r,a)=>i=>typeof i=="number"&&Number.isInteger(i)&&i>=r&&i<=a?i:s(`a whole number from ${r} to ${a}`,i),E=r=>a=>typeof a==
"number"&&a>=0&&a<=r?a:s(`a number from 0 to ${r}`,a),d=(r,a)=>{const i=o(a);return O=>{const I=r(i(O));return I.ok?I.value:s(a,O)}},v=r=>typeof r=="boolean"?r:
s("true or false",r),T=r=>{const a=new Set(r);return i=>a.has(i)?i:s(`one of ${r.join(", ")}`,i)},L=r=>a=>a===null?null:r(a),$=(r,a)=>i=>i===void 0?a:r(i),j=(r,a)=>i=>(Array.
isArray(i)||s("an array",i),i.length>a&&s(`an array of at most ${a} items`,i),i.map((O,I)=>n(`[${I}]`,O,r))),g=r=>{const a=Object.entries(r);return i=>{(typeof i!=
"object"||i===null||Array.isArray(i))&&s("an object",i);const O=i,I={};for(const[y,B]of a){const K=Object.hasOwn(O,y)?O[y]:void 0;I[y]=n(`.${y}`,K,B)}return I}},
R=(r,a,i)=>O=>{(typeof O!="object"||O===null||Array.isArray(O))&&s("an object",O);const I=Object.entries(O);return I.length>i&&s(`an object of at most ${i} memb\
ers`,O),new Map(I.map(([y,B])=>[n("",y,r),n(`[${(0,M.dh)(JSON.stringify(y),h)}]`,B,a)]))}}),8707:((C,A,t)=>{t.d(A,{Jk:()=>f,OI:()=>D,aR:()=>P});var _=t(3625),M=t(
5143),u=t(1831),s=t(4184);const D=(0,s.Yz)(p=>{const l=(0,u.Pv)((0,u.nx)(p));return l.ok&&l.value===p?(0,_.J)(l.value):(0,_.T)("another form")},"a hostname"),P=p=>typeof p==
"string"&&(0,M.en)(p)?p:(0,s.J4)("a name such as acme/network",p),f=(0,s.Ik)({name:P,url:(0,s.me)((0,s.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,s.
me)((0,s.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})})};export{b as id,N as ids,x as modules};
