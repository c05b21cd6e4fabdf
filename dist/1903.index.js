const kn=[1903,4284,1903],$n={4284:((ln,X,O)=>{O.r(X),O.d(X,{callsOf:()=>U,rootNotes:()=>S,rootOf:()=>Q,textNotes:()=>an,withoutRefused:()=>gn});var N=O(9119),y=O(
3096),R=O(5243),C=O(3846),P=O(9373),M=O(2172),K=O(1824);function Q(n,t){const[o]=n,{client:r,hasCalls:s,versions:e}=t,u=s?[...n,{...o,usages:o.tests}]:[];return{
directory:o.name===""?".":o.name,client:r,directories:n.flatMap(({parts:d,way:f})=>f===void 0?d:[]),calls:u.flatMap(d=>U(d,o,t)),providers:q(n,r),lockFile:o.lockFile,
...o.unit!==null&&{isUnit:!0},refused:t.refused,clientVersions:n.flatMap(d=>{const f=d.declared.filter(m=>G(m,r,e));return(0,P.Nm)(f).map(m=>j(d,m))})}}function U(n,t,{
client:o,isAsked:r}){const s=W(n.usages.filter(r),o,t),{way:e,module:u}=n;return e===void 0&&u===void 0?s:s.map(d=>({...d,address:(0,K.CY)(e,d.address),place:(0,K.
VV)(n,d.place),constraint:d.constraint&&j(n,d.constraint)}))}function j(n,t){const{module:o}=n,r=(0,K.VV)(n,t.place);return{text:t.text,place:r,...o!==void 0&&{
module:o}}}function q(n,t){const o=Z(n[0],t),r=new Map,s=(e,u,d,f)=>{if(e===null)return;const m=(0,M.JT)(e),h={places:[],constraints:[]},g=r.get(m)??{provider:e,
...h,locked:o.get(m)??null};r.set(m,g),g.places.push((0,K.VV)(f,u)),d!==null&&g.constraints.push(j(f,d))};for(const e of n){const u=Map.groupBy(e.usages,({address:f})=>f);
for(const f of u.values().flatMap(P.Nm)){if(f.kind==="implied_provider"&&(0,P.LU)(e.unit))continue;const m=(0,M.KS)(f,t);s(V(f,t),f.place,m,e)}const d=e.declared.
filter(({kind:f})=>f==="provider-version");for(const[f,m]of Map.groupBy(d,h=>h.localName??"")){const h=J(f,e,t);for(const{text:g,place:k}of(0,P.Nm)(m))s(h,k,{text:g,
place:k},e)}}return[...r.values()]}function V(n,t){return n.kind==="lock_provider"||n.kind!=="required_provider"&&n.kind!=="implied_provider"&&(0,C.op)(n.address)===
"terraform"?null:(0,M.lc)(n,(0,R.Vm)(t),t)}function J(n,{usages:t,unit:o},r){const s=t.find(({kind:e,address:u})=>e.startsWith("required_provider")&&(0,C.op)(u)===
n);return s!==void 0?V(s,r):(0,P.LU)(o)?null:{host:(0,R.Vm)(r),namespace:"hashicorp",type:n}}function Z({usages:n},t){const o=new Map;for(const r of n){if(r.kind!==
"lock_provider")continue;const s=(0,M.lc)(r,(0,R.Vm)(t),t),e=(0,M.KS)(r,t);if(!(s===null||e===null)&&(o.set((0,M.JT)(s),e),t==="opentofu"&&(0,C.Gi)(s))){const u=(0,M.
JT)({...s,host:(0,R.Vm)(t)});o.has(u)||o.set(u,e)}}return o}function G({kind:n,place:t},o,{opentofu:r=""}){const s=/\.tofu(\.json)?$/.test((0,N.Xs)(t));return n===
"compatible"?o==="opentofu":n!=="version"||o==="terraform"?n==="version"&&!s:s||/^v?(0|1\.(\d|1[01])(\.|$))/.test(r)}function W(n,t,o){const r=n.filter(({kind:e})=>z.
test(e));if(!r.some(({place:e})=>(0,y.LA)((0,N.Xs)(e))))return r.flatMap(e=>_(e,e,t,o));const s=({place:e})=>Number((0,y.LA)((0,N.Xs)(e)));return(0,N.c1)(r,({address:e})=>e).
flatMap(e=>{const u=e.toSorted((m,h)=>s(m)-s(h)),d=u.findLast(({text:m})=>m!==null),f=u.findLast(m=>m.version!==void 0);return d===void 0?[]:_(d,f??d,t,o)})}const z=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;
function _(n,t,o,r){const{kind:s,address:e,place:u,calls:d}=n,f=(0,M.MZ)(n,o),m=f.filter(k=>s==="terragrunt_source"?(k.root??r.name)===r.name:(0,P.fJ)(k,r)),h={
root:null,source:null,version:null,isOpen:!0};return(m.length===0&&f.length>0?[h]:m).flatMap(k=>{const E=k.source;if(E===null){const bn={address:e,source:n.text??
"",place:u};return k.isOpen?{...bn,module:null,constraint:null,isOpen:!0}:[]}if(d===void 0&&$.test(E))return[];const L=w(n,E,o);if(L===void 0)return[];const[,sn]=p.
exec(s==="terragrunt_source"?E:"")??[],en=d!==void 0&&n===t,tn=k.version===null?null:{text:k.version,place:t.version?.place??u},yn=en?tn:(0,M.KS)(t,o),cn=sn===void 0?
yn:{text:sn,place:u},On=en?k.isOpen:cn===null&&t.version!==void 0;return{address:e,source:E,place:u,module:L,constraint:cn,isOpen:On}})}const nn=/^tfr:\/\/([^/?]*)\/([^?]*)/,
p=/^tfr:.*?[?&]version=([^&]*)/s,$=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function w({kind:n},t,o){if(n==="terragrunt_source"&&t.startsWith("tfr:")){
const[,s="",e=""]=nn.exec(t)??[],u=(0,R.rE)(s===""?e:`${s}/${e}`,o);return u.ok?u.value:void 0}const r=(0,R.vL)(t,o);return r.kind==="registry"?r:r.kind==="remo\
te"&&r.refusal===null?null:void 0}var x=O(8516),I=O(2170),A=O(8032),D=O(1780),F=O(304),T=O(523);function*i(n,t){for(const s of n.providers){const e=c(s,n,t);e!==
null?yield e:t.isLockReadonly&&s.locked===null&&(yield{problem:(0,x.Sm)({provider:(0,M.JT)(s.provider)}),places:s.places})}yield*n.refused;const{client:o}=n,r=n.
clientVersions.length===0?null:t.versionIn(o,n.directory);if(r!==null)for(const{text:s,place:e}of n.clientVersions)(0,F.Lt)(s,r)&&(yield{problem:(0,x.Ov)({client:o,
version:r,constraint:s}),places:[e]})}function c(n,t,o){const{constraints:r,provider:s}=n,e=r.flatMap(g=>v(g.text).map(k=>({...k,constraint:g})));if(b(e))return o.
upgrade?null:l(n,t,o);const u=(0,M.JT)(s);if(t.client==="opentofu"&&(0,F.jF)(e))return{problem:(0,x.jF)({kind:"unspecified",provider:u}),places:a(r)};const d=e.
filter(({constraint:g})=>g.place.inside===void 0),f=(0,F.Sx)(b(d)?e:d,F.Nd),m=f.map(({constraint:g})=>g);return{problem:(0,x.id)({of:`provider ${u}`,terms:f.map(
g=>({...g.constraint,text:(0,T.mb)(g)})),constraints:r.map(g=>({...g,conflicts:m.includes(g)})),resolution:o.resolve?.(t,n,g=>b(g.flatMap(v)))}),places:a(m),about:u}}
function l({provider:n,constraints:t,locked:o},{isUnit:r},{clients:s}){const e=o===null?null:(0,T.rK)(o.text);if(o===null||e===null)return null;const u=h=>{const g=h.
flatMap(({text:k})=>v(k));return(0,F.XA)([e],g)===null};if(!u(t))return null;const d=t.filter(h=>u([h])),f=d.length===0?t:d;return{problem:(0,x.N0)({provider:(0,M.
JT)(n),version:(0,T.Cg)(e),constraints:[...new Set(f.map(({text:h})=>(0,T.kv)(v(h))))],clients:s,isUnit:r}),places:a([o,...f])}}const a=n=>[...new Set(n.map(({place:t})=>t))];
function v(n){const t=(0,T._T)(n);return t.ok?t.value:[]}function b(n){const t=n.map(({version:o})=>o);return(0,F.XA)(t,n)!==null||(0,F.Nd)(n)}function S(n){const t=new Map;
let o=!1;return{add:e=>{const u=e.isAside?(0,y.Gz)(e.directory,"main.tf"):null,d=e.lockFile!==null;o||=d;for(const f of i(e,n)){const{code:m,message:h}=f.problem,
g=f.about??(0,D.pj)(h),k=[m,g,...f.places.map(N.df)].join(`
`),E=t.get(k)??{...f,having:new Set,aside:u,isLocked:d};t.set(k,E),E.having.add(e.client),u===null&&(E.aside=null),E.isLocked||=d}},notes:()=>Array.from(t.values(),
({problem:e,places:u,having:d,aside:f,isLocked:m})=>{const g=e.code!=="client-version"&&d.size===n.clients.length?A.Du:[...d],k=e.code==="lock-readonly"&&o&&!m;
return(0,I.kH)(e,{places:u,clients:g,...f!==null&&{aside:f},...k&&{severity:"warning"}})})}}var B=O(7706),H=O(8339),on=O(2485);function*an(n,t,o){const r=new Set;
for(const s of n){if(s.kind==="lock_provider"){const u=`${s.place.file}
${s.text}`;if(r.has(u)){const d=(0,x.FA)({kind:"twice",provider:s.text??""});yield Y(s.place,{problem:d})}r.add(u)}const e=dn(s,o);e!==null&&(yield Y((s.version??
s).place,e)),o.isPredicted&&(yield*fn(s,o))}for(const s of t){const e=hn(s,o);e!==null&&(yield e)}}function Y(n,{problem:t,clients:o=A.Du,...r}){const s=/\.tofu(\.json)?$/.
test(n.file),e=o.filter(u=>u==="opentofu"||!s);return(0,I.kH)(t,{...r,places:[n],clients:e})}const un=/\.tf(component|stack|deploy)\.(hcl|json)$/;function dn(n,t){
switch(n.kind){case"module":case"module_missing":case"test_module":return pn(n,t);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return un.test(n.place.file)?null:mn(n);case"lock_provider":{const o=vn(n);return o&&{problem:o}}default:return null}}const rn=(n,t)=>({problem:(0,x.jF)(
{kind:"syntax",text:n,why:t}),isPlaceholder:(0,on.Kc)(n)});function*fn(n,t){const{kind:o,address:r,calls:s,evaluated:e,place:u,text:d,replacedFor:f=[]}=n;if(s===
void 0||e===void 0||n.isOverridden||o==="terragrunt_source")return;const m=(0,A.d3)(t);for(const h of n.clients){const g=t.releases.some(tn=>tn.client===h&&tn.before!==
null),k=s[h]!==void 0&&!m.includes(h);if(f.includes(h)||k&&!g)continue;const E={address:r,expression:d??"",client:h},L=k?(0,H.J0)({...E,isOld:!0}):(0,H.DA)({...E,
isOld:m.includes(h)}),en=t.isGuess&&s.opentofu!==void 0&&L.severity==="error"?"warning":L.severity;yield Y(u,{problem:{...L,severity:en},clients:[h]})}}function pn(n,t){
const{address:o,version:r,place:s}=n;if(r===void 0)return null;const{value:e}=r,u=(0,A.d3)(t),d=n.clients.filter(L=>e&&(u.includes(L)||e[L]===void 0));if(d.length>
0)return{problem:(0,x.jF)({kind:"expression",address:o,clients:d}),clients:d};const f=e===void 0?r.text:e[n.clients[0]??"terraform"];if(typeof f!="string")return null;
const m=(0,T.PW)(f);if(!m.ok)return rn(f,m.why);const h=A.Du.filter(L=>!(0,F.gH)(m.value,L));if(h.length===0)return null;const g=m.value.find(({version:L})=>(0,T.
Ty)(L)),k=g&&(0,T.Cg)(g.version),E=[{text:f,place:s}];return{problem:(0,x.id)({of:o,terms:E,preRelease:k}),clients:h}}function mn({kind:n,address:t,text:o,version:r}){
if(r===void 0)return null;if(r.value!==void 0)return{problem:(0,x.jF)({kind:"not-a-string",address:t})};const s=(0,T._T)(r.text);if(!s.ok)return rn(r.text,s.why);
const e=A.Du.filter(d=>n==="required_provider"?(0,C.mi)(o??"",d).kind==="builtin":(0,C.op)(t)==="terraform");if(e.length===0)return null;const u=o??"terraform.i\
o/builtin/terraform";return{problem:(0,x.jF)({kind:"built-in",provider:u}),clients:e}}function vn({text:n,version:t,constraints:o=""}){const r=n??"";if(t===void 0||
t.value!==void 0)return(0,x.FA)({kind:"no-version",provider:r});const s=(0,T.rK)(t.text);if(s===null)return(0,x.FA)({kind:"not-a-version",provider:r});const e=(0,T.
Cg)(s);if(e!==t.text)return(0,x.FA)({kind:"not-normal",of:"version",provider:r,normal:e});if(o==="")return null;const u=(0,T._T)(o);if(!u.ok)return(0,x.FA)({kind:"\
not-constraints",provider:r});const d=(0,T.kv)(u.value);return d===o?null:(0,x.FA)({kind:"not-normal",of:"constraints",provider:r,normal:d})}function hn(n,{set:t,
versions:o}){const{kind:r,text:s,place:e}=n;if((0,A.SO)(r)){const h=t.filter(k=>k!==A.$I[r].client),g=Y(e,{problem:(0,B.jP)({kind:r}),clients:h});return g.clients.
length===0?null:g}const u=r==="version"||r==="compatible";if(!u&&r!=="provider-version")return null;const d=u?(0,T.PW)(s):(0,T._T)(s),f=A.Du.filter(h=>!u||G(n,h,
o));if(!d.ok)return Y(e,{...rn(s,d.why),clients:f});if(!u||!d.value.some(({version:h})=>(0,T.Ty)(h)))return null;const m=(0,x.jF)({kind:"pre-release",text:s});return Y(
e,{problem:m,clients:f})}function gn(n,t){const o=new Set(t.flatMap(({calls:r,clients:s,place:e})=>{const u=A.Du.filter(d=>!s.includes(d)||!r?.[d]);return r===void 0?
[]:u.map(d=>`${d} ${(0,N.df)(e)}`)}));return n.filter(({problem:r,clients:s,places:[e]})=>r.code!=="source-dynamic"||e===void 0||!s.every(u=>o.has(`${u} ${(0,N.
df)(e)}`)))}}),8516:((ln,X,O)=>{O.d(X,{FA:()=>_,N0:()=>Z,Ov:()=>nn,Sm:()=>G,id:()=>V,jF:()=>q});var N=O(8032),y=O(9432),R=O(9119),C=O(9615);const P=6,M=p=>`"${(0,y.
dh)(p)}"`,K="change one of these constraints so that a version can match all of them",Q=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function U(p){const $=p.replace(Q,"");return $===""?"":`: ${$}`}const j={syntax:({text:p,why:$})=>({message:`${M(p)} is not a version constraint${U($)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:$})=>({message:`ve\
rsion of ${p} is an expression, which ${$.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:$.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:$}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${M(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},q=p=>(0,C.CC)("constraint-invalid",(0,C.Z9)(j,p));function V({of:p,terms:$,constraints:w,...x}){const{preRelease:I,resolution:A}=x,D=$.length===
1?"correct the constraint":K,T=$.some(({place:a})=>typeof a!="string"&&a.inside)?`${D}; for one in a module, call another version of it`:D,i=A?`${(0,C.OJ)(A)}, \
or ${D}`:T,c=new Set($.map(R.Ox)).size===1,l=({text:a,...v})=>c?M(a):`${M(a)} (${(0,y.dh)((0,R.Ox)(v))})`;return(0,C.CC)("constraint-unmeetable",{...w&&{constraints:w},
message:`no version of ${p} can match ${$.length>1?"all of ":""}${(0,y.K4)($,P,l)}`,help:I===void 0?i:`write ${M(I)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const J={terraform:"terraform",opentofu:"tofu"};function Z({provider:p,version:$,constraints:w,
clients:x,isUnit:I}){const[A,...D]=x,F=A===void 0||D.length>0?"":`${J[A]} `,T=I?"terragrunt ":F;return(0,C.CC)("lock-outside",{message:`locked provider ${p} ${$}\
 does not match configured version constraint ${(0,y.K4)(w,P,y.dh)}`,help:`run \`${T}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const G=({provider:p})=>(0,C.CC)("lock-readonly",{message:`the lock file has no entry for provider ${p}, and \`-lockfile=readonly\` does not let init \
add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),W=(p,$)=>w=>({message:`the ${p} of provider ${w.provider} ${$}`}),
z={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may have dupl\
icated it"}),"no-version":W("version","is missing"),"not-a-version":W("version","is not a version number"),"not-constraints":W("constraints","are invalid"),"not\
-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be written in normalized form: ${M(p.normal)}`})};function _(p){const{message:$,help:w}={help:"\
restore the file, or remove the block and run `init` again",...(0,C.Z9)(z,p)};return(0,C.CC)("lock-invalid",{message:`failed to read dependency lock file: ${$}`,
help:w})}const nn=({client:p,version:$,constraint:w})=>(0,C.CC)("client-version",{message:`the version constraint ${M(w)} excludes ${N.bB[p]} ${$}`,help:`use an\
other version of ${N.bB[p]}, or change the constraint`})}),304:((ln,X,O)=>{O.d(X,{CM:()=>Q,Hn:()=>K,Lt:()=>T,Nd:()=>nn,Sx:()=>A,XA:()=>C,gH:()=>_,iM:()=>R,jF:()=>M,
s5:()=>P});var N=O(9119),y=O(523);function R(i,c,l){const a=q(c,l);return j(i,v=>(!(0,y.Ty)(v)||(0,y.Cg)(v)===a)&&U(v,c))}function C(i,c){return j(i,l=>(!(0,y.Ty)(
l)||c.some(a=>J(l,a)))&&!V(l)&&c.every(a=>W(l,a)))}const P=i=>j(i,c=>!(0,y.Ty)(c));function M(i){const c=i.filter(l=>l.operator==="=");return c.length===1&&c.every(
({version:l})=>V({...l,build:""}))}function K(i,c,l){const a=(0,y.oF)(i),v=(0,y.PW)(c);return a!==null&&v.ok&&R([a],v.value,l)!==null}function Q(i,c){const[l,a]=[
(0,y.rK)(i),(0,y._T)(c)];return l===null||!a.ok||C([l],a.value)!==null}const U=(i,c)=>c.every(l=>G(i,l));function j(i,c){let l=null;for(const a of i.filter(c))(l===
null||(0,y.Zy)(a,l)>0)&&(l=a);return l}function q(i,c){const[l,a]=i;if(l===void 0||a!==void 0)return null;const v=l.text.trim().replace(c==="opentofu"?/^=?v?/:/^=?/,
""),b=(0,y.rK)(v);return b===null?null:(0,y.Cg)(b)}const V=({numbers:i,pre:c,build:l})=>c===""&&l===""&&i.every(a=>a===0n),J=(i,c)=>c.operator==="="&&Z(i,c.version),
Z=(i,c)=>i.build===c.build&&(0,y.Zy)(i,c)===0;function G(i,{operator:c,version:l}){const a=(0,y.Zy)(i,l);if(c==="=")return a===0;if(c==="!=")return a!==0;if(c!==
"~>")return z(a,c);const v=l.numbers.slice(0,l.written-1);return a>=0&&!(0,y.Ty)(l)&&l.numbers.length<=i.numbers.length&&v.every((b,S)=>b===i.numbers[S])}function W(i,c){
const{operator:l,version:a}=c;if(l==="=")return J(i,c);if(l==="!=")return!Z(i,a);const v=(0,y.Zy)(i,a);if(l!=="~>")return z(v,l);const[b=0n,S=0n]=a.numbers,B=a.
written===3?[b,S+1n,0n]:[b+1n,0n,0n];return v>=0&&(0,y.Zy)(i,{...a,numbers:B,pre:""})<0}const z=(i,c)=>({">":i>0,">=":i>=0,"<":i<0,"<=":i<=0})[c];function _(i,c){
if(w(i))return!0;const l=x(i),a=Math.max(...l.map(({numbers:b})=>b.length)),v=l.flatMap(b=>{const S=Array.from({length:a},(B,H)=>b.numbers[H]??0n);return[b,I(S),
I([...S,1n])]});return R(v,i,c)!==null}function nn(i){const c=(0,N.t6)(i,y.mb);if(w(c))return!0;const l=x(c),a="x".repeat(1+Math.max(...l.map(b=>b.build.length))),
v=l.flatMap(b=>{const[S=0n,B=0n,H=0n]=b.numbers,on=[S,B,H+1n];return[b,I([S,B,H],a),I(on,a)]});return C(v,c)!==null}const p=50,$=100,w=i=>i.length>p||i.some(({text:c})=>c.
length>$),x=i=>{const c=[I([0n,0n,0n]),...i.map(l=>l.version)];return[...new Map(c.map(l=>[(0,y.Cg)(l),l])).values()]},I=(i,c="")=>({text:"",numbers:i,written:i.
length,pre:"",build:c});function A(i,c){const l=(0,N.t6)(i,y.mb),a=c(l)?i:l;if(w(a))return i;const v=D(a,c)??F(a,c),b=new Set(v.map(y.mb));return i.filter(S=>b.
has((0,y.mb)(S)))}function D(i,c){const l=i.findLast(a=>!c([a]));if(l!==void 0)return[l];for(const[a,v]of[...i.entries()].reverse()){const b=i.slice(0,a).findLast(
S=>!c([S,v]));if(b!==void 0)return[b,v]}return null}const F=(i,c)=>i.reduce((l,a)=>{const v=l.filter(b=>b!==a);return c(v)?l:v},i);function T(i,c){const l=(0,y.
PW)(i),a=(0,y.oF)(c);if(!l.ok||a===null||l.value.some(v=>(0,y.Ty)(v.version)))return!1;if(a.written<3){const v=(0,y.PW)(`~> ${a.numbers.slice(0,a.written).join(
".")}.0`);return v.ok&&!_([...l.value,...v.value],"terraform")}return!U({...a,pre:""},l.value)}})};export{kn as ids,$n as modules};
