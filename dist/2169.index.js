const b=2169,N=[2169,709],x={9460:((C,A,t)=>{t.d(A,{V:()=>M});var _=t(3024),p=t(6760),f=t(3625),s=t(5747);function M(h,O,{noun:l,isWanted:m,cure:u,maxFiles:n}){
const e=h.map(E=>{const d=P(E,O,m);return d.ok&&d.value.length===0?(0,f.T)(`there is no ${l} in ${E}; ${u}`):d}),o=[...new Set(e.flatMap(E=>E.ok?E.value:[]))],c=`\
there are ${o.length} ${l}s, the limit is ${n}`;return{files:o.slice(0,n),mistakes:[...e.flatMap(E=>E.ok?[]:[E.why]),...o.length>n?[c]:[]]}}function P(h,O,l){const m=(0,p.
resolve)(O,h);try{if(!(0,_.statSync)(m).isDirectory())return(0,f.J)([m]);const u=(0,_.readdirSync)(m,{recursive:!0,withFileTypes:!0}).filter(n=>!n.isDirectory()).
map(n=>(0,p.join)(n.parentPath,n.name));return(0,f.J)(u.filter(l).sort())}catch(u){const n=(0,s.Oj)(u);return(0,f.T)(n==="ENOENT"?`${h} does not exist in ${O}`:
`${h} cannot be read: ${n}`)}}}),1952:((C,A,t)=>{t.d(A,{V:()=>_});function _(p,f){const s=new Set(f.map(h=>h.toLowerCase())),M=new Map(p.map(h=>[h.toLowerCase(),
h])),P=[...M].flatMap(([h,O])=>s.has(h)?[]:[O]);return P.length===0?[]:[{kind:"missing",what:"repository",names:P,total:M.size}]}}),2265:((C,A,t)=>{t.d(A,{g:()=>l});
var _=t(1064),p=t(3469),f=t(5603),s=t(4184),M=t(7996);const P=1e4,h=1e5,O=(0,s.Ik)({client:(0,s.yL)(_.Du),version:(0,s.me)(M.a$),kind:(0,s.yL)(f.A),text:M.a$});
function l(u){const n=(0,s.Ik)({clients:M.bq,assumed:s.Jt,why:M.a$,versions:(0,s.p_)((0,s.Ik)({client:(0,s.yL)(_.Du),version:M.a$}),_.Du.length),releases:(0,s.p_)(
M.a$,P),evidence:(0,s.p_)(e=>{const{kind:o,...c}=O(e);return{...c,level:o,place:u(e)}},h),evidenceLeftOut:(0,s.lq)((0,s.nd)(0,Number.MAX_SAFE_INTEGER),0)});return e=>{
const{clients:o,assumed:c,why:E,versions:d,releases:v,evidence:T,evidenceLeftOut:L}=n(e),[g,...j]=o;return{name:g===void 0||j.length>0?"both":g,clients:o,releases:o.
flatMap(y=>m(y,v)),versions:Object.fromEntries(d.map(({client:y,version:R})=>[y,R])),why:E,evidence:T,...L===0?{}:{evidenceLeftOut:L},...c?{isGuess:!0}:{}}}}function m(u,n){
const e=_.pH.filter(o=>o.client===u&&n.includes(o.name));return e.length===0?(0,p.w)(u,[]):e}}),4580:((C,A,t)=>{t.d(A,{f:()=>s});var _=t(5143),p=t(9664),f=t(7854);
function s(M){const P=(0,f.Oo)(n=>(0,_.yJ)(M,n)),h=(0,f.Oo)(n=>({...n,file:P(n.file)})),O=n=>({...n,place:h(n.place)});return{file:P,place:h,usage:n=>({...n,place:h(
n.place)}),note:n=>({...n,place:h(n.place),...n.others===void 0?{}:{others:n.others.map(h)},...n.aside===void 0?{}:{aside:P(n.aside)}}),root:n=>({...n,directory:P(
n.directory),directories:n.directories.map(e=>(0,p.jt)(P((0,p.Gz)(e,"main.tf")))),calls:n.calls.map(e=>({...e,place:h(e.place),constraint:e.constraint&&O(e.constraint)})),
providers:n.providers.map(e=>({...e,places:e.places.map(h),constraints:e.constraints.map(O),locked:e.locked&&{...e.locked,version:O(e.locked.version)}})),lockFile:n.
lockFile===null?null:P(n.lockFile),clientVersions:n.clientVersions.map(O)})}}}),5741:((C,A,t)=>{t.d(A,{E3:()=>f,Nh:()=>O,Uu:()=>h,hI:()=>s});var _=t(1064),p=t(4580);
function f(l){const m=l.filter(({isEmpty:e})=>!e),u=m.length===0?l:m,n=u.map(({dialect:e})=>e);return{...s(n),why:P(n),evidence:u.flatMap(({repository:e,dialect:o})=>{
const{place:c}=(0,p.f)(e.name);return o.evidence.map(E=>({...E,place:c(E.place)}))})}}function s(l){const m=_.Du.filter(o=>l.some(c=>c.clients.includes(o))),[u,
...n]=m,e=new Set(l.flatMap(({releases:o})=>o.map(({name:c})=>c)));return{name:u===void 0||n.length>0?"both":u,clients:m,releases:_.pH.filter(({name:o})=>e.has(
o)),versions:Object.fromEntries(m.flatMap(o=>{const c=M(o,l);return c===null?[]:[[o,c]]})),...l.every(({isGuess:o})=>o)?{isGuess:!0}:{}}}function M(l,m){const u=m.
filter(({clients:o})=>o.includes(l)),[n,...e]=new Set(u.map(({versions:o})=>o[l]??null));return n===void 0||e.length>0?null:n}function P(l){const[m,...u]=l;if(m===
void 0||u.length===0)return m?.why??"no repository was listed";const n=l.filter(({isGuess:E})=>!E),e=_.Du.flatMap(E=>{const{length:d}=n.filter(({clients:v})=>v.
includes(E));return d===0?[]:[`${_.bB[E]} in ${d}`]}),o=l.length-n.length,c=[...e,...o===0?[]:[`assumed in ${o}`]];return`of ${l.length} repositories, ${c.join(
" and ")}`}const h=l=>_.zK.filter(m=>l.some(({usedBy:u})=>u.includes(m)));function O(l,m){const u=({isGuess:e,named:o},c)=>e&&!o.has(c)&&!m.has(c),n=new Set(m);
for(const e of l)for(const{needs:o}of e.usages)for(const{host:c}of o)u(e,c)||n.add(c);return l.map(e=>{if(!e.isGuess)return e;const o=c=>!(n.has(c)&&u(e,c));return{
...e,usages:e.usages.map(c=>c.needs.every(({host:E})=>o(E))?c:{...c,needs:c.needs.filter(({host:E})=>o(E))}),roots:e.roots.map(c=>({...c,calls:c.calls.filter(({
module:E})=>E===null||o(E.host)),providers:c.providers.filter(({provider:E})=>o(E.host))}))}})}}),7996:((C,A,t)=>{t.d(A,{AY:()=>l,CC:()=>m,PW:()=>h,a$:()=>s,bq:()=>o,
ik:()=>u});var _=t(1064),p=t(4184);const s=(0,p.Qq)("a text",null,1e4),M=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,h=(0,p.Qq)("a path in the reposi\
tory",M,4096),O=(0,p.nd)(1,2**25),l={line:O,column:O,endColumn:O},m={file:h,...l},u=(0,p.Ik)(m),n=(0,p.p_)((0,p.yL)(_.Du),_.Du.length),e=[_.Du,..._.Du.map(c=>[c])],
o=c=>{const E=n(c);return e.find(v=>v.length===E.length&&v.every(T=>E.includes(T)))??(0,p.J4)("one or two different CLIs",c)}}),709:((C,A,t)=>{t.d(A,{problemFacts:()=>i});
var _=t(4929),p=t(3534),f=t(863),s=t(7052),M=t(960),P=t(9209),h=t(4592),O=t(5136),l=t(3410),m=t(9804),u=t(4715),n=t(6003),e=t(4375),o=t(7751),c=t(2562),E=t(5138),
d=t(789),v=t(793),T=t(6697),L=t(2847),g=t(9319),j=t(8011),y=t(6817);const R=()=>({...h,...O,..._,...l,...p,...f,...s,...M,...u,...m,...n,...v,...e,...T,...c,...E,
...P,...o,...L,...g,...j,...y,...d}),r=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","\
mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let a;function i(){return a??=D(),a}function D(){
const $={},B=Object.values(R());for(const K of r){const W=B.filter(({code:U})=>U.startsWith(`${K}-`));for(const U of W.sort((w,S)=>w.code<S.code?-1:1))$[U.code]=
U}return $}const I="docs/problems.md"}),9804:((C,A,t)=>{t.r(A),t.d(A,{clientVersion:()=>E,constraintInvalid:()=>l,constraintUnmeetable:()=>m,lockInvalid:()=>c,lockOutside:()=>n});
var _=t(1064),p=t(4e3),f=t(5799);const s=6,M=d=>`"${(0,p.dh)(d)}"`,P=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function h(d){
const v=d.replace(P,"");return v===""?"":`: ${v}`}function O(d){switch(d.reason){case"syntax":{const{text:v,why:T}=d;return{message:`${M(v)} is not a version co\
nstraint${h(T)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${d.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${d.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${M(d.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${d.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${d.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const l=(0,f.lS)((0,f.z3)("constraint-invalid","Version constraint is invalid",_.Du),O),m=(0,f.
lS)((0,f.z3)("constraint-unmeetable","No version can meet the constraints",_.Du),({of:d,terms:v,preRelease:T})=>({message:`no version of ${d} can match ${(0,p.XT)(
v.map(M),s)}`,help:T!==void 0?`write ${M(T)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:v.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),u={terraform:"terraform",opentofu:"tofu"},n=(0,f.lS)((0,f.
z3)("lock-outside","Locked version does not match the constraints",_.Du),({provider:d,version:v,constraints:T,clients:L})=>{const[g,...j]=L,y=g===void 0||j.length>
0?"":`${u[g]} `;return{message:`locked provider ${d} ${v} does not match configured version constraint ${(0,p.XT)(T,s)}`,help:`run \`${y}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),e={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function o(d){const v="failed to read dependency lock file",T="restore the file, or remove the block and run `i\
nit` again";switch(d.reason){case"syntax":return{message:`${v}: ${d.error}`,help:T};case"twice":return{message:`${v}: it has two blocks for provider ${d.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${v}: the ${d.of} of provider ${d.provider} must be written in\
 normalized form: ${M(d.normal)}`,help:T};default:{const[L,g]=e[d.reason];return{message:`${v}: the ${L} of provider ${d.provider} ${g}`,help:T}}}}const c=(0,f.
lS)((0,f.z3)("lock-invalid","Dependency lock file is invalid",_.Du),o),E=(0,f.lS)((0,f.z3)("client-version","Configuration does not support this version of the \
CLI",_.Du),({client:d,version:v,constraint:T})=>({message:`the version constraint ${M(T)} excludes ${_.bB[d]} ${v}`,help:`use another version of ${_.bB[d]}, or \
change the constraint`}))}),4715:((C,A,t)=>{t.r(A),t.d(A,{answerIncomplete:()=>s});var _=t(1064),p=t(5799);const f={closed:"closed the connection before the end\
 of a response",length:"sent a response whose length differs from its Content-Length",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a respo\
nse with Content-Encoding: gzip that is not gzip"},s=(0,p.lS)((0,p.z3)("answer-incomplete","Response is incomplete",_.Du),({host:M,why:P})=>({message:`${M} ${f[P]}`,
help:(0,p.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),4184:((C,A,t)=>{t.d(A,{A7:()=>R,Ik:()=>y,J4:()=>s,Jt:()=>v,
Qi:()=>h,Qq:()=>o,Yz:()=>d,_f:()=>M,kz:()=>P,lq:()=>g,me:()=>L,nd:()=>c,nx:()=>n,p_:()=>j,qF:()=>l,vj:()=>E,yL:()=>T});var _=t(3625),p=t(4e3);class f extends Error{path="";expected;value;constructor(a,i){
super(a),this.expected=a,this.value=i}}function s(r,a){throw new f(r,a)}function M(r,a){try{return(0,_.J)(a(r))}catch(i){if(!(i instanceof f))throw i;const D=i.
path.replace(/^\./,""),I=D===""?"the document":D;return(0,_.T)(`${I} is ${u(i.value)}; expected ${i.expected}`)}}const P=1e7;function h(r){if(r.length<=P)return!1;
let a=0;for(let i=0;i<r.length;i+=1)O.has(r.charCodeAt(i))&&(a+=1);return a>P}const O=new Set(Array.from(",[{",r=>r.charCodeAt(0)));function l(r){const a=r.replace(
/^\uFEFF/,"");if(a.trim()==="")return(0,_.T)("is empty");if(h(a))return(0,_.T)(`has more than ${P} values`);try{return(0,_.J)(JSON.parse(a))}catch{return(0,_.T)(
"is not JSON")}}const m=80;function u(r){return r===void 0?"missing":Array.isArray(r)?"an array":typeof r=="object"&&r!==null?"an object":(0,p.dh)(JSON.stringify(
r)??typeof r,m)}function n(r,a,i){try{return i(a)}catch(D){throw D instanceof f&&(D.path=r+D.path),D}}const e=4097,o=(r="a text",a=null,i=e)=>D=>((typeof D!="st\
ring"||a?.test(D)===!1)&&s(r,D),D.length<=i?D:s(`a text of at most ${i} characters`,D)),c=(r,a)=>i=>typeof i=="number"&&Number.isInteger(i)&&i>=r&&i<=a?i:s(`a w\
hole number from ${r} to ${a}`,i),E=r=>a=>typeof a=="number"&&a>=0&&a<=r?a:s(`a number from 0 to ${r}`,a),d=(r,a)=>{const i=o(a);return D=>{const I=r(i(D));return I.
ok?I.value:s(a,D)}},v=r=>typeof r=="boolean"?r:s("true or false",r),T=r=>{const a=new Set(r);return i=>a.has(i)?i:s(`one of ${r.join(", ")}`,i)},L=r=>a=>a===null?
null:r(a),g=(r,a)=>i=>i===void 0?a:r(i),j=(r,a)=>i=>(Array.isArray(i)||s("an array",i),i.length>a&&s(`an array of at most ${a} items`,i),i.map((D,I)=>n(`[${I}]`,
D,r))),y=r=>{const a=Object.entries(r);return i=>{(typeof i!="object"||i===null||Array.isArray(i))&&s("an object",i);const D=i,I={};for(const[$,B]of a){const K=Object.
hasOwn(D,$)?D[$]:void 0;I[$]=n(`.${$}`,K,B)}return I}},R=(r,a,i)=>D=>{(typeof D!="object"||D===null||Array.isArray(D))&&s("an object",D);const I=Object.entries(
D);return I.length>i&&s(`an object of at most ${i} members`,D),new Map(I.map(([$,B])=>[n("",$,r),n(`[${(0,p.dh)(JSON.stringify($),m)}]`,B,a)]))}}),8707:((C,A,t)=>{
t.d(A,{Jk:()=>h,OI:()=>M,aR:()=>P});var _=t(3625),p=t(5143),f=t(1831),s=t(4184);const M=(0,s.Yz)(O=>{const l=(0,f.Pv)((0,f.nx)(O));return l.ok&&l.value===O?(0,_.
J)(l.value):(0,_.T)("another form")},"a hostname"),P=O=>typeof O=="string"&&(0,p.en)(O)?O:(0,s.J4)("a name such as acme/network",O),h=(0,s.Ik)({name:P,url:(0,s.
me)((0,s.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,s.me)((0,s.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})})};export{b as id,N as ids,x as modules};
