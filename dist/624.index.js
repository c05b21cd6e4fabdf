const ye=[624],be={3624:((Q,j,y)=>{y.r(j),y.d(j,{rootNotes:()=>ee,rootOf:()=>F,textNotes:()=>ce});var g=y(9664),T=y(5011),R=y(1022),S=y(4526),M=y(5257);function F(t,r){
const[o]=t,{client:a}=r;return{directory:o.name===""?".":o.name,client:a,directories:t.flatMap(({parts:i})=>i),calls:r.hasCalls?[...t.map(({usages:i})=>i),o.tests].
flatMap(i=>K(i,a,o)):[],providers:k(o,t,a),lockFile:o.lockFile,...o.unit!==null&&{isUnit:!0},clientVersions:t.flatMap(({declared:i})=>N(i.filter(s=>V(s,a,r.versions))))}}
function k(t,r,o){const a=L(t,o),i=new Map,s=(d,p,w)=>{if(d===null)return;const v=(0,M.JT)(d),h={places:[],constraints:[]},O=i.get(v)??{provider:d,...h,locked:a.
get(v)??null};i.set(v,O),O.places.push(p),w!==null&&O.constraints.push(w)};for(const d of r){const p=Map.groupBy(d.usages,({address:v})=>v);for(const v of p.values().
flatMap(N))s(A(v,o),v.place,(0,M.KS)(v,o));const w=d.declared.filter(({kind:v})=>v==="provider-version");for(const[v,h]of Map.groupBy(w,O=>O.localName??"")){const O=P(
v,d,o);for(const{text:_,place:I}of N(h))s(O,I,{text:_,place:I})}}return[...i.values()]}function A(t,r){return t.kind==="lock_provider"||t.kind!=="required_provi\
der"&&t.kind!=="implied_provider"&&(0,R.op)(t.address)==="terraform"?null:(0,M.lc)(t,(0,T.Vm)(r),r)}function P(t,{usages:r,unit:o},a){const i=r.find(({kind:s,address:d})=>s.
startsWith("required_provider")&&(0,R.op)(d)===t);return i!==void 0?A(i,a):o?.isPartial===!0?null:{host:(0,T.Vm)(a),namespace:"hashicorp",type:t}}function L({usages:t},r){
const o=new Map;for(const a of t){if(a.kind!=="lock_provider")continue;const i=(0,M.lc)(a,(0,T.Vm)(r),r),s=(0,M.KS)(a,r);if(i===null||s===null)continue;const d={
version:s,constraints:a.constraints??null};if(o.set((0,M.JT)(i),{...d,isCopied:!1}),r==="opentofu"&&Z(i)){const p=(0,M.JT)({...i,host:(0,T.Vm)(r)});o.has(p)||o.
set(p,{...d,isCopied:!0})}}return o}const Z=({host:t,namespace:r})=>t===(0,T.Vm)("terraform")&&r==="hashicorp";function N(t){const r=t.findLast(({place:o})=>(0,g.
LA)(o.file))?.place.file;return r===void 0?t:t.filter(({place:o})=>o.file===r)}function V({kind:t,place:r},o,{opentofu:a=""}){const i=/\.tofu(\.json)?$/.test(r.
file);return t==="compatible"?o==="opentofu":t!=="version"||o==="terraform"?t==="version"&&!i:i||/^v?(0|1\.(\d|1[01])(\.|$))/.test(a)}function K(t,r,o){const a=t.
filter(({kind:s})=>J.test(s));return a.some(({place:s})=>(0,g.LA)(s.file))?[...Map.groupBy(a,({address:s})=>s).values()].flatMap(s=>{const d=[...s].sort((v,h)=>Number(
(0,g.LA)(v.place.file))-Number((0,g.LA)(h.place.file))),p=d.findLast(({text:v})=>v!==null),w=d.findLast(v=>v.version!==void 0);return p===void 0?[]:B(p,w??p,r,o)}):
a.flatMap(s=>B(s,s,r,o))}const J=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function B(t,r,o,a){const{kind:i,address:s,place:d,calls:p}=t,
w=(0,M.MZ)(t,o),v=w.filter(_=>i==="terragrunt_source"?(_.root??a.name)===a.name:(0,S.fJ)(_,a)),h={root:null,source:null,version:null,isOpen:!0};return(v.length===
0&&w.length>0?[h]:v).flatMap(_=>{const I=_.source;if(I===null){const ge={address:s,source:t.text??"",place:d};return _.isOpen?{...ge,module:null,constraint:null,
isOpen:!0}:[]}if(p===void 0&&E.test(I))return[];const G=D(t,I,o);if(G===void 0)return[];const[,te]=x.exec(i==="terragrunt_source"?I:"")??[],Y=p!==void 0&&t===r,
q=Y?z(_.version,r):(0,M.KS)(r,o),oe=te===void 0?q:{text:te,place:d},he=Y?_.isOpen:oe===null&&r.version!==void 0;return{address:s,source:I,place:d,module:G,constraint:oe,
isOpen:he}})}const z=(t,{version:r,place:o})=>t===null?null:{text:t,place:r?.place??o},m=/^tfr:\/\/([^/?]*)\/([^?]*)/,x=/^tfr:.*?[?&]version=([^&]*)/s,E=/^["(]|\$\{|^(var|local|path|each|module|data)\./;
function D({kind:t},r,o){if(t==="terragrunt_source"&&r.startsWith("tfr:")){const[,i="",s=""]=m.exec(r)??[],d=(0,T.rE)(i===""?s:`${i}/${s}`,o);return d.ok?d.value:
void 0}const a=(0,T.vL)(r,o);return a.kind==="registry"?a:a.kind==="remote"?null:void 0}var $=y(9804),U=y(5143),X=y(5799),l=y(1064),n=y(1752),e=y(1731);function*c(t,r){
for(const i of t.providers){const s=u(i,t,r);s!==null?yield s:r.isLockReadonly&&i.locked===null&&(yield{problem:(0,$.Sm)({provider:(0,M.JT)(i.provider)}),places:i.
places})}const{client:o}=t,a=t.clientVersions.length===0?null:r.versionIn(o,t.directory);if(a!==null)for(const{text:i,place:s}of t.clientVersions)(0,n.n7)(i,a)===
"not-met"&&(yield{problem:(0,$.Ov)({client:o,version:a,constraint:i}),places:[s]})}function u(t,r,o){const{constraints:a,provider:i}=t,s=a.flatMap(({text:O,place:_})=>C(
O).map(I=>({...I,place:_})));if(W(s))return o.upgrade?null:f(t,r,o);const d=(0,M.JT)(i);if(r.client==="opentofu"&&(0,n.jF)(s))return{problem:(0,$.jF)({reason:"u\
nspecified",provider:d}),places:b(s)};const p=(0,n.Sx)(s,n.Nd),w=[...new Set(p.map(e.mb))],v=s.filter(O=>w.includes((0,e.mb)(O)));return{problem:(0,$.id)({of:`p\
rovider ${d}`,terms:w}),places:b(v)}}function f({provider:t,constraints:r,locked:o},{isUnit:a},{clients:i}){const s=o===null?null:(0,e.rK)(o.version.text);if(o===
null||s===null)return null;const d=h=>{const O=h.flatMap(({text:_})=>C(_));return(0,n.XA)([s],O)===null};if(!d(r))return null;const p=r.filter(h=>d([h])),w=p.length===
0?r:p;return{problem:(0,$.N0)({provider:(0,M.JT)(t),version:(0,e.Cg)(s),constraints:[...new Set(w.map(({text:h})=>(0,e.kv)(C(h))))],clients:i,isUnit:a}),places:b(
[o.version,...w])}}const b=t=>[...new Set(t.map(({place:r})=>r))];function C(t){const r=(0,e._T)(t);return r.ok?r.value:[]}const W=t=>(0,n.XA)(t.map(({version:r})=>r),
t)!==null||(0,n.Nd)(t);function ee(t){const r=new Map;let o=!1;return{add:s=>{const d=s.isAside?(0,g.Gz)(s.directory,"main.tf"):null,p=s.lockFile!==null;o||=p;for(const w of c(
s,t)){const v=se(w),h=r.get(v)??{...w,having:new Set,aside:d,isLocked:p};r.set(v,h),h.having.add(s.client),d===null&&(h.aside=null),h.isLocked||=p}},notes:()=>Array.
from(r.values(),({problem:s,places:d,having:p,aside:w,isLocked:v})=>{const O=s.code!=="client-version"&&p.size===t.clients.length?l.Du:[...p],_=s.code==="lock-r\
eadonly"&&o&&!v;return(0,X.hD)(s,{places:d,clients:O,...w!==null&&{aside:w},..._&&{severity:"warning"}})})}}const se=({problem:t,places:r})=>[t.code,t.message,...r.
map(U.df)].join(`
`);var ie=y(7545),re=y(8011),le=y(3229);function*ce(t,r,o){const a=new Set;for(const i of t){if(i.kind==="lock_provider"){const d=`${i.place.file}
${i.text}`;if(a.has(d)){const p=(0,$.FA)({reason:"twice",provider:i.text??""});yield H(i.place,{problem:p})}a.add(d)}const s=ue(i,o);s!==null&&(yield H((i.version??
i).place,s)),o.isPredicted&&(yield*de(i,o))}for(const i of r){const s=ve(i,o);s!==null&&(yield s)}}function H(t,{problem:r,...o}){const{clients:a=l.Du}=o,i=/\.tofu(\.json)?$/.
test(t.file),s=a.filter(d=>d==="opentofu"||!i);return(0,X.hD)(r,{...o,places:[t],clients:s})}const ae=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ue(t,r){
switch(t.kind){case"module":case"module_missing":case"test_module":return fe(t,r);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ae.test(t.place.file)?null:pe(t);case"lock_provider":{const o=me(t);return o&&{problem:o}}default:return null}}const ne=(t,r)=>({problem:(0,$.jF)(
{reason:"syntax",text:t,why:r}),isPlaceholder:(0,le.Kc)(t)});function*de(t,r){const{kind:o,address:a,calls:i,evaluated:s,place:d,text:p,replacedFor:w=[]}=t;if(i===
void 0||s===void 0||t.isOverridden||o==="terragrunt_source")return;const v=(0,l.d3)(r);for(const h of t.clients){const O=r.releases.some(q=>q.client===h&&q.before!==
null),_=i[h]!==void 0&&!v.includes(h);if(w.includes(h)||_&&!O)continue;const I={address:a,expression:p??"",client:h},G=_?(0,re.J0)({...I,isOld:!0}):(0,re.DA)({...I,
isOld:v.includes(h)}),Y=r.isGuess&&i.opentofu!==void 0&&G.severity==="error"?"warning":G.severity;yield H(d,{problem:{...G,severity:Y},clients:[h]})}}function fe(t,r){
const{address:o,version:a}=t;if(a===void 0)return null;const{text:i,value:s}=a;if(s!==void 0){const O=(0,l.d3)(r),_=t.clients.filter(I=>O.includes(I)||s[I]===void 0);
if(_.length>0)return{problem:(0,$.jF)({reason:"expression",address:o,clients:_}),clients:_}}const d=s===void 0?i:s[t.clients[0]??"terraform"]??null;if(d===null)
return null;const p=(0,e.PW)(d);if(!p.ok)return ne(d,p.why);const w=l.Du.filter(O=>!(0,n.gH)(p.value,O));if(w.length===0)return null;const v=p.value.find(({version:O})=>(0,e.
Ty)(O)),h=v&&(0,e.Cg)(v.version);return{problem:(0,$.id)({of:o,terms:[d],preRelease:h}),clients:w}}function pe({kind:t,address:r,text:o,version:a}){if(a===void 0)
return null;if(a.value!==void 0)return{problem:(0,$.jF)({reason:"not-a-string",address:r})};const i=(0,e._T)(a.text);if(!i.ok)return ne(a.text,i.why);const s=l.
Du.filter(p=>t==="required_provider"?(0,R.mi)(o??"",p).kind==="builtin":(0,R.op)(r)==="terraform");if(s.length===0)return null;const d=o??"terraform.io/builtin/\
terraform";return{problem:(0,$.jF)({reason:"built-in",provider:d}),clients:s}}function me({text:t,version:r,constraints:o=""}){const a=t??"";if(r===void 0||r.value!==
void 0)return(0,$.FA)({reason:"no-version",provider:a});const i=(0,e.rK)(r.text);if(i===null)return(0,$.FA)({reason:"not-a-version",provider:a});const s=(0,e.Cg)(
i);if(s!==r.text)return(0,$.FA)({reason:"not-normal",of:"version",provider:a,normal:s});if(o==="")return null;const d=(0,e._T)(o);if(!d.ok)return(0,$.FA)({reason:"\
not-constraints",provider:a});const p=(0,e.kv)(d.value);return p===o?null:(0,$.FA)({reason:"not-normal",of:"constraints",provider:a,normal:p})}function ve(t,{set:r,
versions:o}){const{kind:a,text:i,place:s}=t;if((0,l.SO)(a)){const h=r.filter(_=>_!==l.$I[a].client),O=H(s,{problem:(0,ie.jP)({kind:a}),clients:h});return O.clients.
length===0?null:O}if((0,S.z0)(t))return null;const d=a!=="provider-version",p=d?(0,e.PW)(i):(0,e._T)(i),w=l.Du.filter(h=>!d||V({kind:a,place:s},h,o));if(!p.ok)return H(
s,{...ne(i,p.why),clients:w});if(!d||!p.value.some(({version:h})=>(0,e.Ty)(h)))return null;const v=(0,$.jF)({reason:"pre-release",text:i});return H(s,{problem:v,
clients:w})}}),7545:((Q,j,y)=>{y.d(j,{ME:()=>R,ho:()=>F,jP:()=>S});var g=y(1064),T=y(5799);const R=({block:k,parent:A})=>(0,T.CC)("block-reserved",{message:`${k}\
 is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${A} block`});function S({kind:k}){const{
client:A,what:P}=g.$I[k];return(0,T.CC)("block-unsupported",{message:`${P} is supported by ${g.bB[A]} only`,help:A==="opentofu"?"remove it, move it into a `.tof\
u` file, or correct `dialect`":"remove it, or correct `dialect`"})}function M(k){switch(k.reason){case"twice":{const{what:A,first:P}=k,L=A.includes(".")?"remove\
 or rename one of them":"write one block only";return{message:`${A} is defined a second time; the first time is in ${P}`,help:L}}case"no-base":return{message:`t\
his override file changes ${k.what}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"};case"\
argument":return{message:`${k.what} cannot have the argument ${k.argument}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block\
 configures the provider"};case"local-name":{const{name:A,normal:P}=k;return{message:`"${A}" cannot be the local name of a provider`,help:P===null?"use letters,\
 digits and dashes only, with no dash at either end":`write ${P}`}}}}const F=k=>(0,T.CC)("block-invalid",M(k))}),9804:((Q,j,y)=>{y.d(j,{FA:()=>B,N0:()=>N,Ov:()=>z,
Sm:()=>V,id:()=>L,jF:()=>P});var g=y(1064),T=y(4e3),R=y(5799);const S=6,M=m=>`"${(0,T.dh)(m)}"`,F=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function k(m){const x=m.replace(F,"");return x===""?"":`: ${x}`}function A(m){switch(m.reason){case"syntax":{const{text:x,why:E}=m;return{message:`${M(x)} is no\
t a version constraint${k(E)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${m.address} is an expression, which ${m.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:m.
clients.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a lite\
ral; OpenTofu 1.8 and later also accept locals and variables",affects:m.clients};case"not-a-string":return{message:`version of ${m.address} is not a string`,help:"\
put the version in quotes"};case"pre-release":return{message:`${M(m.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the pa\
rt after the hyphen; a pre-release of the CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not eval\
uated",help:"write the constraint as a literal"};case"built-in":return{message:`${m.provider} is built in and cannot have a version constraint`,help:"remove `ve\
rsion`"};case"unspecified":return{message:`provider ${m.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published ve\
rsion; for a provider that is built locally, use `dev_overrides` without `version`"}}}const P=m=>(0,R.CC)("constraint-invalid",A(m)),L=({of:m,terms:x,preRelease:E})=>(0,R.
CC)("constraint-unmeetable",{message:`no version of ${m} can match ${(0,T.K4)(x.map(M),S,T.dh)}`,help:E!==void 0?`write ${M(E)}: only an exact version, without \
a space after \`=\` and without \`v\`, selects a pre-release of a module`:x.length===1?"correct the constraint":"change one of these constraints so that a versi\
on can match all of them"}),Z={terraform:"terraform",opentofu:"tofu"};function N({provider:m,version:x,constraints:E,clients:D,isUnit:$}){const[U,...X]=D,l=U===
void 0||X.length>0?"":`${Z[U]} `,n=$?"terragrunt ":l;return(0,R.CC)("lock-outside",{message:`locked provider ${m} ${x} does not match configured version constra\
int ${(0,T.K4)(E,S,T.dh)}`,help:`run \`${n}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const V=({provider:m})=>(0,R.
CC)("lock-readonly",{message:`the lock file has no entry for provider ${m}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this direc\
tory without `-lockfile=readonly`, and commit the lock file"}),K={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"n\
ot-constraints":["constraints","are invalid"]};function J(m){const x="failed to read dependency lock file",E="restore the file, or remove the block and run `ini\
t` again";switch(m.reason){case"syntax":return{message:`${x}: ${m.error}`,help:E};case"twice":return{message:`${x}: it has two blocks for provider ${m.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${x}: the ${m.of} of provider ${m.provider} must be written in\
 normalized form: ${M(m.normal)}`,help:E};default:{const[D,$]=K[m.reason];return{message:`${x}: the ${D} of provider ${m.provider} ${$}`,help:E}}}}const B=m=>(0,R.
CC)("lock-invalid",J(m)),z=({client:m,version:x,constraint:E})=>(0,R.CC)("client-version",{message:`the version constraint ${M(E)} excludes ${g.bB[m]} ${x}`,help:`\
use another version of ${g.bB[m]}, or change the constraint`})}),1752:((Q,j,y)=>{y.d(j,{Nd:()=>B,Sx:()=>U,XA:()=>R,gH:()=>J,iM:()=>T,jF:()=>M,n7:()=>X,s5:()=>S});
var g=y(1731);function T(l,n,e){const c=A(n,e);return k(l,u=>(!(0,g.Ty)(u)||(0,g.Cg)(u)===c)&&F(u,n))}function R(l,n){return k(l,e=>(!(0,g.Ty)(e)||n.some(c=>L(e,
c)))&&!P(e)&&n.every(c=>V(e,c)))}const S=l=>k(l,n=>!(0,g.Ty)(n));function M(l){const n=l.filter(e=>e.operator==="=");return n.length===1&&n.every(({version:e})=>P(
{...e,build:""}))}const F=(l,n)=>n.every(e=>N(l,e));function k(l,n){let e=null;for(const c of l.filter(n))(e===null||(0,g.Zy)(c,e)>0)&&(e=c);return e}function A(l,n){
const[e,c]=l;if(e===void 0||c!==void 0)return null;const u=e.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),f=(0,g.rK)(u);return f===null?null:(0,g.Cg)(f)}
const P=({numbers:l,pre:n,build:e})=>n===""&&e===""&&l.every(c=>c===0n),L=(l,n)=>n.operator==="="&&Z(l,n.version),Z=(l,n)=>l.build===n.build&&(0,g.Zy)(l,n)===0;
function N(l,{operator:n,version:e}){const c=(0,g.Zy)(l,e);if(n==="=")return c===0;if(n==="!=")return c!==0;if(n!=="~>")return K(c,n);const u=e.numbers.slice(0,
e.written-1);return c>=0&&!(0,g.Ty)(e)&&e.numbers.length<=l.numbers.length&&u.every((f,b)=>f===l.numbers[b])}function V(l,n){const{operator:e,version:c}=n;if(e===
"=")return L(l,n);if(e==="!=")return!Z(l,c);const u=(0,g.Zy)(l,c);if(e!=="~>")return K(u,e);const[f=0n,b=0n]=c.numbers,C=c.written===3?[f,b+1n,0n]:[f+1n,0n,0n];
return u>=0&&(0,g.Zy)(l,{...c,numbers:C,pre:""})<0}const K=(l,n)=>({">":l>0,">=":l>=0,"<":l<0,"<=":l<=0})[n];function J(l,n){if(x(l))return!0;const e=D(l),c=Math.
max(...e.map(({numbers:f})=>f.length)),u=e.flatMap(f=>{const b=Array.from({length:c},(C,W)=>f.numbers[W]??0n);return[f,$(b),$([...b,1n])]});return T(u,l,n)!==null}
function B(l){const n=E(l);if(x(n))return!0;const e=D(n),c="x".repeat(1+Math.max(...e.map(f=>f.build.length))),u=e.flatMap(f=>{const[b=0n,C=0n,W=0n]=f.numbers,ee=[
b,C,W+1n];return[f,$([b,C,W],c),$(ee,c)]});return R(u,n)!==null}const z=50,m=100,x=l=>l.length>z||l.some(({text:n})=>n.length>m),E=l=>[...Map.groupBy(l,g.mb).values()].
flatMap(([n])=>n??[]),D=l=>{const n=[$([0n,0n,0n]),...l.map(e=>e.version)];return[...new Map(n.map(e=>[(0,g.Cg)(e),e])).values()]},$=(l,n="")=>({text:"",numbers:l,
written:l.length,pre:"",build:n});function U(l,n){const e=E(l),c=n(e)?l:e;return x(c)?l:c.reduce((u,f)=>{const b=u.filter(C=>C!==f);return n(b)?u:b},c)}function X(l,n){
const e=(0,g.PW)(l);if(!e.ok)return"syntax";const c=e.value;if(c.some(f=>(0,g.Ty)(f.version)))return"pre-release";const u=n===null?null:(0,g.oF)(n);if(u===null)
return"unknown";if(u.written<3){const f=(0,g.PW)(`~> ${u.numbers.slice(0,u.written).join(".")}.0`);return f.ok&&!J([...c,...f.value],"terraform")?"not-met":"unk\
nown"}return F({...u,pre:""},c)?"met":"not-met"}}),1731:((Q,j,y)=>{y.d(j,{Cg:()=>N,PW:()=>x,Ty:()=>Z,Zy:()=>V,_T:()=>E,hZ:()=>S,kv:()=>X,mb:()=>l,oF:()=>A,rK:()=>P});
var g=y(4091),T=y(9562);const R=new RegExp(`^${T.eQ}$`),S=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,M=new RegExp(`^${S}\
[.+-]?$`),F=2n**63n-1n,k=Array.from({length:100},(n,e)=>BigInt(e));function A(n){const[,e,c,u,f]=R.exec(n)??[];return e===void 0?null:L(n,e,u??c,f)}function P(n){
const[,e,c,u]=M.exec(n)??[];return e===void 0?null:L(n,e,c,u)}function L(n,e,c="",u=""){const f=e.split(".").map(C=>C.replace(/^0+(?=.)/,""));if(f.some(C=>C.length>
19))return null;const b=f.map(C=>k[Number(C)]??BigInt(C));if(b.some(C=>C>F))return null;for(;b.length<3;)b.push(0n);return{text:n,numbers:b,written:f.length,pre:c,
build:u}}const Z=n=>n.pre!=="",N=({numbers:n,pre:e,build:c})=>`${n.join(".")}${e===""?"":`-${e}`}${c===""?"":`+${c}`}`;function V(n,e){const c=Math.max(n.numbers.
length,e.numbers.length);for(let u=0;u<c;u++){const[f,b]=[n.numbers[u]??0n,e.numbers[u]??0n];if(f!==b)return f<b?-1:1}return n.pre===e.pre||n.numbers.length!==e.
numbers.length?0:n.pre===""||e.pre===""?n.pre===""?1:-1:K(n.pre,e.pre)}function K(n,e){const[c,u]=[n.split("."),e.split(".")];for(let f=0;;f++){const[b,C]=[f+1>=
c.length,f+1>=u.length];if(b!==C)return b?-1:1;const W=J(c[f]??"",u[f]??"");if(W!==0||b)return W}}function J(n,e){const[c,u]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(
e)];return c!==u?c?-1:1:c&&n.length!==e.length?n.length-e.length:n===e?0:n<e?-1:1}const B="[\\t\\n\\f\\r ]*",z=new RegExp(`^${B}(<=|>=|!=|~>|<|>|=|)${B}(${T.eQ}\
)${B}$`),m="This string does not use correct version constraint syntax";function x(n){const e=[];for(const c of n.split(",")){const[,u,f=""]=z.exec(c)??[],b=A(f);
if(b===null)return(0,g.TR)(m);e.push({operator:u||"=",version:b,text:c})}return(0,g.Ju)(e)}function E(n){const e=x(n);if(!e.ok)return e;const c=[];for(const u of e.
value){const f=P(u.version.text);if(f===null||!D.test(u.text.trim()))return(0,g.TR)(`Incorrect version constraint syntax: ${$(u)}`);c.push({...u,version:f})}return(0,g.
Ju)(c)}const D=/^[<>=!~]* ?[0-9]/;function $({operator:n,version:e,text:c}){const u=c.trim();if(e.text.startsWith("v"))return'a "v" prefix should not be used';if(!D.
test(u))return`only one space is expected after the operator "${n}"`;if(e.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[f]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(u)??[""];return`missing comma after "${f}"`}const U=[">",">=","=","~>","\
<=","<","!="];function X(n){const e=[...n].sort((c,u)=>V(c.version,u.version)||K(c.version.build,u.version.build)||U.indexOf(c.operator)-U.indexOf(u.operator)||
u.version.written-c.version.written);return[...new Set(e.map(l))].join(", ")}function l({operator:n,version:e}){if(n==="=")return N(e);const c=n==="~>"&&e.written<
3?e.numbers.slice(0,2):e.numbers;return`${n} ${N({...e,numbers:c})}`}})};export{ye as ids,be as modules};
