const $e=[1903,4284,1903],Oe={4284:((ne,j,y)=>{y.r(j),y.d(j,{callsOf:()=>A,rootNotes:()=>ie,rootOf:()=>C,textNotes:()=>ae,withoutRefused:()=>ge});var _=y(9119),
m=y(3096),M=y(5243),S=y(3846),w=y(9373),x=y(2172);function C(e,t){const[o]=e,{client:i,hasCalls:r,versions:n}=t,c=r?[...e,{...o,usages:o.tests}]:[];return{directory:o.
name===""?".":o.name,client:i,directories:e.flatMap(({parts:u,way:p})=>p===void 0?u:[]),calls:c.flatMap(u=>A(u,o,t)),providers:z(e,i),lockFile:o.lockFile,...o.unit!==
null&&{isUnit:!0},clientVersions:e.flatMap(u=>{const p=u.declared.filter(g=>W(g,i,n));return V(p).map(({text:g,place:v})=>N(u,{text:g,place:v}))})}}function A(e,t,{
client:o,isAsked:i}){const r=D(e.usages.filter(i),o,t),{way:n}=e;return n===void 0?r:r.map(c=>({...c,address:`${n.address}.${c.address}`,place:(0,w.VV)(e,c.place),
constraint:c.constraint&&N(e,c.constraint)}))}const N=(e,t)=>e.way===void 0?t:{...t,place:(0,w.VV)(e,t.place)};function z(e,t){const o=B(e[0],t),i=new Map,r=(n,c,u,p)=>{
if(n===null)return;const g=(0,x.JT)(n),v={places:[],constraints:[]},k=i.get(g)??{provider:n,...v,locked:o.get(g)??null};i.set(g,k),k.places.push((0,w.VV)(p,c)),
u!==null&&k.constraints.push(N(p,u))};for(const n of e){const c=Map.groupBy(n.usages,({address:p})=>p);for(const p of c.values().flatMap(V)){const g=(0,x.KS)(p,
t);r(K(p,t),p.place,g,n)}const u=n.declared.filter(({kind:p})=>p==="provider-version");for(const[p,g]of Map.groupBy(u,v=>v.localName??"")){const v=U(p,n,t);for(const{
text:k,place:h}of V(g))r(v,h,{text:k,place:h},n)}}return[...i.values()]}function K(e,t){return e.kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!==
"implied_provider"&&(0,S.op)(e.address)==="terraform"?null:(0,x.lc)(e,(0,M.Vm)(t),t)}function U(e,{usages:t,unit:o},i){const r=t.find(({kind:n,address:c})=>n.startsWith(
"required_provider")&&(0,S.op)(c)===e);return r!==void 0?K(r,i):o?.isPartial===!0?null:{host:(0,M.Vm)(i),namespace:"hashicorp",type:e}}function B({usages:e},t){
const o=new Map;for(const i of e){if(i.kind!=="lock_provider")continue;const r=(0,x.lc)(i,(0,M.Vm)(t),t),n=(0,x.KS)(i,t);if(!(r===null||n===null)&&(o.set((0,x.JT)(
r),n),t==="opentofu"&&(0,S.Gi)(r))){const c=(0,x.JT)({...r,host:(0,M.Vm)(t)});o.has(c)||o.set(c,n)}}return o}function V(e){const t=e.findLast(({place:o})=>(0,m.
LA)(o.file))?.place.file;return t===void 0?e:e.filter(({place:o})=>o.file===t)}function W({kind:e,place:t},o,{opentofu:i=""}){const r=/\.tofu(\.json)?$/.test(t.
file);return e==="compatible"?o==="opentofu":e!=="version"||o==="terraform"?e==="version"&&!r:r||/^v?(0|1\.(\d|1[01])(\.|$))/.test(i)}function D(e,t,o){const i=e.
filter(({kind:n})=>H.test(n));if(!i.some(({place:n})=>(0,m.LA)(n.file)))return i.flatMap(n=>Z(n,n,t,o));const r=({place:n})=>Number((0,m.LA)(n.file));return(0,_.
c1)(i,({address:n})=>n).flatMap(n=>{const c=n.toSorted((g,v)=>r(g)-r(v)),u=c.findLast(({text:g})=>g!==null),p=c.findLast(g=>g.version!==void 0);return u===void 0?
[]:Z(u,p??u,t,o)})}const H=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function Z(e,t,o,i){const{kind:r,address:n,place:c,calls:u}=e,p=(0,x.
MZ)(e,o),g=p.filter(h=>r==="terragrunt_source"?(h.root??i.name)===i.name:(0,w.fJ)(h,i)),v={root:null,source:null,version:null,isOpen:!0};return(g.length===0&&p.
length>0?[v]:g).flatMap(h=>{const R=h.source;if(R===null){const ke={address:n,source:e.text??"",place:c};return h.isOpen?{...ke,module:null,constraint:null,isOpen:!0}:
[]}if(u===void 0&&b.test(R))return[];const X=I(e,R,o);if(X===void 0)return[];const[,oe]=d.exec(r==="terragrunt_source"?R:"")??[],q=u!==void 0&&e===t,ee=h.version===
null?null:{text:h.version,place:t.version?.place??c},ye=q?ee:(0,x.KS)(t,o),se=oe===void 0?ye:{text:oe,place:c},be=q?h.isOpen:se===null&&t.version!==void 0;return{
address:n,source:R,place:c,module:X,constraint:se,isOpen:be}})}const Q=/^tfr:\/\/([^/?]*)\/([^?]*)/,d=/^tfr:.*?[?&]version=([^&]*)/s,b=/^["(]|\$\{|^(var|local|path|each|module|data)\./;
function I({kind:e},t,o){if(e==="terragrunt_source"&&t.startsWith("tfr:")){const[,r="",n=""]=Q.exec(t)??[],c=(0,M.rE)(r===""?n:`${r}/${n}`,o);return c.ok?c.value:
void 0}const i=(0,M.vL)(t,o);return i.kind==="registry"?i:i.kind==="remote"&&i.refusal===null?null:void 0}var $=y(8516),G=y(2170),L=y(8032),a=y(1780),l=y(304),s=y(
523);function*f(e,t){for(const r of e.providers){const n=O(r,e,t);n!==null?yield n:t.isLockReadonly&&r.locked===null&&(yield{problem:(0,$.Sm)({provider:(0,x.JT)(
r.provider)}),places:r.places})}const{client:o}=e,i=e.clientVersions.length===0?null:t.versionIn(o,e.directory);if(i!==null)for(const{text:r,place:n}of e.clientVersions)
(0,l.Lt)(r,i)&&(yield{problem:(0,$.Ov)({client:o,version:i,constraint:r}),places:[n]})}function O(e,t,o){const{constraints:i,provider:r}=e,n=i.flatMap(({text:k,
place:h})=>F(k).map(R=>({...R,place:h})));if(Y(n))return o.upgrade?null:E(e,t,o);const c=(0,x.JT)(r);if(t.client==="opentofu"&&(0,l.jF)(n))return{problem:(0,$.jF)(
{kind:"unspecified",provider:c}),places:P(n)};const u=(0,l.Sx)(n,l.Nd),p=u.map(k=>({text:(0,s.mb)(k),...T(k.place)})),g=(0,_.t6)(p,({text:k,at:h})=>`${k} ${h}`);
return{problem:(0,$.id)({of:`provider ${c}`,terms:g}),places:P(u)}}const T=({inside:e})=>e===void 0?{}:{at:(0,_.kn)(e)};function E({provider:e,constraints:t,locked:o},{
isUnit:i},{clients:r}){const n=o===null?null:(0,s.rK)(o.text);if(o===null||n===null)return null;const c=v=>{const k=v.flatMap(({text:h})=>F(h));return(0,l.XA)([
n],k)===null};if(!c(t))return null;const u=t.filter(v=>c([v])),p=u.length===0?t:u;return{problem:(0,$.N0)({provider:(0,x.JT)(e),version:(0,s.Cg)(n),constraints:[
...new Set(p.map(({text:v})=>(0,s.kv)(F(v))))],clients:r,isUnit:i}),places:P([o,...p])}}const P=e=>[...new Set(e.map(({place:t})=>t))];function F(e){const t=(0,s.
_T)(e);return t.ok?t.value:[]}function Y(e){const t=e.map(({version:o})=>o);return(0,l.XA)(t,e)!==null||(0,l.Nd)(e)}function ie(e){const t=new Map;let o=!1;return{
add:n=>{const c=n.isAside?(0,m.Gz)(n.directory,"main.tf"):null,u=n.lockFile!==null;o||=u;for(const p of f(n,e)){const{code:g,message:v}=p.problem,k=[g,(0,a.pj)(
v),...p.places.map(_.df)].join(`
`),h=t.get(k)??{...p,having:new Set,aside:c,isLocked:u};t.set(k,h),h.having.add(n.client),c===null&&(h.aside=null),h.isLocked||=u}},notes:()=>Array.from(t.values(),
({problem:n,places:c,having:u,aside:p,isLocked:g})=>{const k=n.code!=="client-version"&&u.size===e.clients.length?L.Du:[...u],h=n.code==="lock-readonly"&&o&&!g;
return(0,G.kH)(n,{places:c,clients:k,...p!==null&&{aside:p},...h&&{severity:"warning"}})})}}var le=y(7706),re=y(8339),ce=y(2485);function*ae(e,t,o){const i=new Set;
for(const r of e){if(r.kind==="lock_provider"){const c=`${r.place.file}
${r.text}`;if(i.has(c)){const u=(0,$.FA)({kind:"twice",provider:r.text??""});yield J(r.place,{problem:u})}i.add(c)}const n=de(r,o);n!==null&&(yield J((r.version??
r).place,n)),o.isPredicted&&(yield*fe(r,o))}for(const r of t){const n=he(r,o);n!==null&&(yield n)}}function J(e,{problem:t,clients:o=L.Du,...i}){const r=/\.tofu(\.json)?$/.
test(e.file),n=o.filter(c=>c==="opentofu"||!r);return(0,G.kH)(t,{...i,places:[e],clients:n})}const ue=/\.tf(component|stack|deploy)\.(hcl|json)$/;function de(e,t){
switch(e.kind){case"module":case"module_missing":case"test_module":return pe(e,t);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ue.test(e.place.file)?null:me(e);case"lock_provider":{const o=ve(e);return o&&{problem:o}}default:return null}}const te=(e,t)=>({problem:(0,$.jF)(
{kind:"syntax",text:e,why:t}),isPlaceholder:(0,ce.Kc)(e)});function*fe(e,t){const{kind:o,address:i,calls:r,evaluated:n,place:c,text:u,replacedFor:p=[]}=e;if(r===
void 0||n===void 0||e.isOverridden||o==="terragrunt_source")return;const g=(0,L.d3)(t);for(const v of e.clients){const k=t.releases.some(ee=>ee.client===v&&ee.before!==
null),h=r[v]!==void 0&&!g.includes(v);if(p.includes(v)||h&&!k)continue;const R={address:i,expression:u??"",client:v},X=h?(0,re.J0)({...R,isOld:!0}):(0,re.DA)({...R,
isOld:g.includes(v)}),q=t.isGuess&&r.opentofu!==void 0&&X.severity==="error"?"warning":X.severity;yield J(c,{problem:{...X,severity:q},clients:[v]})}}function pe(e,t){
const{address:o,version:i}=e;if(i===void 0)return null;const{value:r}=i,n=(0,L.d3)(t),c=e.clients.filter(h=>r&&(n.includes(h)||r[h]===void 0));if(c.length>0)return{
problem:(0,$.jF)({kind:"expression",address:o,clients:c}),clients:c};const u=r===void 0?i.text:r[e.clients[0]??"terraform"];if(typeof u!="string")return null;const p=(0,s.
PW)(u);if(!p.ok)return te(u,p.why);const g=L.Du.filter(h=>!(0,l.gH)(p.value,h));if(g.length===0)return null;const v=p.value.find(({version:h})=>(0,s.Ty)(h)),k=v&&
(0,s.Cg)(v.version);return{problem:(0,$.id)({of:o,terms:[{text:u}],preRelease:k}),clients:g}}function me({kind:e,address:t,text:o,version:i}){if(i===void 0)return null;
if(i.value!==void 0)return{problem:(0,$.jF)({kind:"not-a-string",address:t})};const r=(0,s._T)(i.text);if(!r.ok)return te(i.text,r.why);const n=L.Du.filter(u=>e===
"required_provider"?(0,S.mi)(o??"",u).kind==="builtin":(0,S.op)(t)==="terraform");if(n.length===0)return null;const c=o??"terraform.io/builtin/terraform";return{
problem:(0,$.jF)({kind:"built-in",provider:c}),clients:n}}function ve({text:e,version:t,constraints:o=""}){const i=e??"";if(t===void 0||t.value!==void 0)return(0,$.
FA)({kind:"no-version",provider:i});const r=(0,s.rK)(t.text);if(r===null)return(0,$.FA)({kind:"not-a-version",provider:i});const n=(0,s.Cg)(r);if(n!==t.text)return(0,$.
FA)({kind:"not-normal",of:"version",provider:i,normal:n});if(o==="")return null;const c=(0,s._T)(o);if(!c.ok)return(0,$.FA)({kind:"not-constraints",provider:i});
const u=(0,s.kv)(c.value);return u===o?null:(0,$.FA)({kind:"not-normal",of:"constraints",provider:i,normal:u})}function he(e,{set:t,versions:o}){const{kind:i,text:r,
place:n}=e;if((0,L.SO)(i)){const v=t.filter(h=>h!==L.$I[i].client),k=J(n,{problem:(0,le.jP)({kind:i}),clients:v});return k.clients.length===0?null:k}if((0,w.z0)(
e))return null;const c=i!=="provider-version",u=c?(0,s.PW)(r):(0,s._T)(r),p=L.Du.filter(v=>!c||W(e,v,o));if(!u.ok)return J(n,{...te(r,u.why),clients:p});if(!c||
!u.value.some(({version:v})=>(0,s.Ty)(v)))return null;const g=(0,$.jF)({kind:"pre-release",text:r});return J(n,{problem:g,clients:p})}function ge(e,t){const o=new Set(
t.flatMap(({calls:i,clients:r,place:n})=>{const c=L.Du.filter(u=>!r.includes(u)||!i?.[u]);return i===void 0?[]:c.map(u=>`${u} ${(0,_.df)(n)}`)}));return e.filter(
({problem:i,clients:r,places:[n]})=>i.code!=="source-dynamic"||n===void 0||!r.every(c=>o.has(`${c} ${(0,_.df)(n)}`)))}}),7706:((ne,j,y)=>{y.d(j,{ME:()=>M,ho:()=>x,
jP:()=>S});var _=y(8032),m=y(9615);const M=()=>(0,m.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and O\
penTofu reserve it for a future version",help:"move it into a terraform block"});function S({kind:C}){const{client:A,what:N}=_.$I[C];return(0,m.CC)("block-unsup\
ported",{message:`${N} is supported by ${_.bB[A]} only`,help:A==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correc\
t `dialect`"})}const w={twice:({what:C,first:A})=>({message:`${C} is defined a second time; the first time is in ${A}`,help:C.includes(".")?"remove or rename on\
e of them":"write one block only"}),"no-base":({what:C})=>({message:`this override file changes ${C}, which no other file of the directory defines`,help:"define\
 it in a file that is not an override file, or remove it here"}),"of-cli":({type:C})=>({message:`${C} is a block of the CLI configuration, which has files of it\
s own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),argument:({what:C,argument:A})=>({
message:`${C} cannot have the argument ${A}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"lo\
cal-name":({name:C,normal:A})=>({message:`"${C}" cannot be the local name of a provider`,help:A===null?"use letters, digits and dashes only, with no dash at eit\
her end":`write ${A}`})},x=C=>(0,m.CC)("block-invalid",(0,m.Z9)(w,C))}),8516:((ne,j,y)=>{y.d(j,{FA:()=>Z,N0:()=>V,Ov:()=>Q,Sm:()=>W,id:()=>K,jF:()=>z});var _=y(
8032),m=y(9432),M=y(9615);const S=6,w=d=>`"${(0,m.dh)(d)}"`,x="change one of these constraints so that a version can match all of them",C=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function A(d){const b=d.replace(C,"");return b===""?"":`: ${b}`}const N={syntax:({text:d,why:b})=>({message:`${w(d)} is not a version constraint${A(b)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:d,clients:b})=>({message:`ve\
rsion of ${d} is an expression, which ${b.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:b.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:b}),"not-a-string":({address:d})=>({message:`version of ${d} is not a string`,help:"put the version in quotes"}),"pre-release":({text:d})=>({
message:`${w(d)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:d})=>({message:`${d} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:d})=>({message:`provider ${d} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},z=d=>(0,M.CC)("constraint-invalid",(0,M.Z9)(N,d));function K({of:d,terms:b,preRelease:I}){const $=b.length===1?"correct the constraint":x;return(0,M.
CC)("constraint-unmeetable",{message:`no version of ${d} can match ${(0,m.K4)(b,S,U)}`,help:I===void 0?$:`write ${w(I)}: only an exact version, without a space \
after \`=\` and without \`v\`, selects a pre-release of a module`})}const U=({text:d,at:b})=>b===void 0?(0,m.dh)(w(d)):`${(0,m.dh)(w(d))} (${(0,m.dh)(b)})`,B={terraform:"\
terraform",opentofu:"tofu"};function V({provider:d,version:b,constraints:I,clients:$,isUnit:G}){const[L,...a]=$,l=L===void 0||a.length>0?"":`${B[L]} `,s=G?"terr\
agrunt ":l;return(0,M.CC)("lock-outside",{message:`locked provider ${d} ${b} does not match configured version constraint ${(0,m.K4)(I,S,m.dh)}`,help:`run \`${s}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const W=({provider:d})=>(0,M.CC)("lock-readonly",{message:`the lock file\
 has no entry for provider ${d}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and comm\
it the lock file"}),D=(d,b)=>I=>({message:`the ${d} of provider ${I.provider} ${b}`}),H={syntax:({error:d})=>({message:d}),twice:({provider:d})=>({message:`it h\
as two blocks for provider ${d}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":D("version","is missing"),"not-a-version":D("ver\
sion","is not a version number"),"not-constraints":D("constraints","are invalid"),"not-normal":d=>({message:`the ${d.of} of provider ${d.provider} must be writt\
en in normalized form: ${w(d.normal)}`})};function Z(d){const{message:b,help:I}={help:"restore the file, or remove the block and run `init` again",...(0,M.Z9)(H,
d)};return(0,M.CC)("lock-invalid",{message:`failed to read dependency lock file: ${b}`,help:I})}const Q=({client:d,version:b,constraint:I})=>(0,M.CC)("client-ve\
rsion",{message:`the version constraint ${w(I)} excludes ${_.bB[d]} ${b}`,help:`use another version of ${_.bB[d]}, or change the constraint`})}),304:((ne,j,y)=>{
y.d(j,{Hn:()=>C,Lt:()=>L,Nd:()=>Z,Sx:()=>G,XA:()=>S,gH:()=>H,iM:()=>M,jF:()=>x,s5:()=>w});var _=y(9119),m=y(523);function M(a,l,s){const f=z(l,s);return N(a,O=>(!(0,m.
Ty)(O)||(0,m.Cg)(O)===f)&&A(O,l))}function S(a,l){return N(a,s=>(!(0,m.Ty)(s)||l.some(f=>U(s,f)))&&!K(s)&&l.every(f=>W(s,f)))}const w=a=>N(a,l=>!(0,m.Ty)(l));function x(a){
const l=a.filter(s=>s.operator==="=");return l.length===1&&l.every(({version:s})=>K({...s,build:""}))}function C(a,l,s){const f=(0,m.oF)(a),O=(0,m.PW)(l);return f!==
null&&O.ok&&M([f],O.value,s)!==null}const A=(a,l)=>l.every(s=>V(a,s));function N(a,l){let s=null;for(const f of a.filter(l))(s===null||(0,m.Zy)(f,s)>0)&&(s=f);return s}
function z(a,l){const[s,f]=a;if(s===void 0||f!==void 0)return null;const O=s.text.trim().replace(l==="opentofu"?/^=?v?/:/^=?/,""),T=(0,m.rK)(O);return T===null?
null:(0,m.Cg)(T)}const K=({numbers:a,pre:l,build:s})=>l===""&&s===""&&a.every(f=>f===0n),U=(a,l)=>l.operator==="="&&B(a,l.version),B=(a,l)=>a.build===l.build&&(0,m.
Zy)(a,l)===0;function V(a,{operator:l,version:s}){const f=(0,m.Zy)(a,s);if(l==="=")return f===0;if(l==="!=")return f!==0;if(l!=="~>")return D(f,l);const O=s.numbers.
slice(0,s.written-1);return f>=0&&!(0,m.Ty)(s)&&s.numbers.length<=a.numbers.length&&O.every((T,E)=>T===a.numbers[E])}function W(a,l){const{operator:s,version:f}=l;
if(s==="=")return U(a,l);if(s==="!=")return!B(a,f);const O=(0,m.Zy)(a,f);if(s!=="~>")return D(O,s);const[T=0n,E=0n]=f.numbers,P=f.written===3?[T,E+1n,0n]:[T+1n,
0n,0n];return O>=0&&(0,m.Zy)(a,{...f,numbers:P,pre:""})<0}const D=(a,l)=>({">":a>0,">=":a>=0,"<":a<0,"<=":a<=0})[l];function H(a,l){if(b(a))return!0;const s=I(a),
f=Math.max(...s.map(({numbers:T})=>T.length)),O=s.flatMap(T=>{const E=Array.from({length:f},(P,F)=>T.numbers[F]??0n);return[T,$(E),$([...E,1n])]});return M(O,a,
l)!==null}function Z(a){const l=(0,_.t6)(a,m.mb);if(b(l))return!0;const s=I(l),f="x".repeat(1+Math.max(...s.map(T=>T.build.length))),O=s.flatMap(T=>{const[E=0n,
P=0n,F=0n]=T.numbers,Y=[E,P,F+1n];return[T,$([E,P,F],f),$(Y,f)]});return S(O,l)!==null}const Q=50,d=100,b=a=>a.length>Q||a.some(({text:l})=>l.length>d),I=a=>{const l=[
$([0n,0n,0n]),...a.map(s=>s.version)];return[...new Map(l.map(s=>[(0,m.Cg)(s),s])).values()]},$=(a,l="")=>({text:"",numbers:a,written:a.length,pre:"",build:l});
function G(a,l){const s=(0,_.t6)(a,m.mb),f=l(s)?a:s;if(b(f))return a;const O=f.reduce((E,P)=>{const F=E.filter(Y=>Y!==P);return l(F)?E:F},f),T=new Set(O.map(m.mb));
return a.filter(E=>T.has((0,m.mb)(E)))}function L(a,l){const s=(0,m.PW)(a),f=(0,m.oF)(l);if(!s.ok||f===null||s.value.some(O=>(0,m.Ty)(O.version)))return!1;if(f.
written<3){const O=(0,m.PW)(`~> ${f.numbers.slice(0,f.written).join(".")}.0`);return O.ok&&!H([...s.value,...O.value],"terraform")}return!A({...f,pre:""},s.value)}})};export{$e as ids,Oe as modules};
