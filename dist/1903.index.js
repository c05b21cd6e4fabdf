const kn=[1903,4284,1903],$n={4284:((ln,X,b)=>{b.r(X),b.d(X,{callsOf:()=>U,rootNotes:()=>E,rootOf:()=>Q,textNotes:()=>an,withoutRefused:()=>gn});var N=b(9119),y=b(
3096),R=b(5243),C=b(3846),P=b(9373),M=b(2172),K=b(1824);function Q(n,t){const[r]=n,{client:s,hasCalls:o,versions:e,addresses:c}=t,d=o?[...n,{...r,usages:r.tests}]:
[];return{directory:r.name===""?".":r.name,client:s,directories:n.flatMap(({parts:v,way:f})=>f===void 0?v:[]),calls:d.flatMap(v=>U(v,r,t)),providers:q(n,s,c),lockFile:r.
lockFile,...r.unit!==null&&{isUnit:!0},refused:t.refused,clientVersions:n.flatMap(v=>{const f=v.declared.filter(m=>G(m,s,e));return(0,P.Nm)(f).map(m=>j(v,m,c))})}}
function U(n,t,{client:r,isAsked:s,addresses:o}){const e=W(n.usages.filter(s),r,t),{way:c}=n;return c===void 0&&!o.has(n)?e:e.map(d=>({...d,address:(0,K.CY)(c,d.
address),place:(0,K.VV)(n,d.place),constraint:d.constraint&&j(n,d.constraint,o)}))}function j(n,t,r){const{way:s}=n,o=s===void 0?r.get(n):s.module,e=(0,K.VV)(n,
t.place);return{text:t.text,place:e,...o!==void 0&&{module:o}}}function q(n,t,r){const s=Z(n[0],t),o=new Map,e=(c,d,v,f)=>{if(c===null)return;const m=(0,M.JT)(c),
g={places:[],constraints:[]},O=o.get(m)??{provider:c,...g,locked:s.get(m)??null};o.set(m,O),O.places.push((0,K.VV)(f,d)),v!==null&&O.constraints.push(j(f,v,r))};
for(const c of n){const d=Map.groupBy(c.usages,({address:f})=>f);for(const f of d.values().flatMap(P.Nm)){if(f.kind==="implied_provider"&&(0,P.LU)(c.unit))continue;
const m=(0,M.KS)(f,t);e(V(f,t),f.place,m,c)}const v=c.declared.filter(({kind:f})=>f==="provider-version");for(const[f,m]of Map.groupBy(v,g=>g.localName??"")){const g=J(
f,c,t);for(const{text:O,place:A}of(0,P.Nm)(m))e(g,A,{text:O,place:A},c)}}return[...o.values()]}function V(n,t){return n.kind==="lock_provider"||n.kind!=="requir\
ed_provider"&&n.kind!=="implied_provider"&&(0,C.op)(n.address)==="terraform"?null:(0,M.lc)(n,(0,R.Vm)(t),t)}function J(n,{usages:t,unit:r},s){const o=t.find(({kind:e,
address:c})=>e.startsWith("required_provider")&&(0,C.op)(c)===n);return o!==void 0?V(o,s):(0,P.LU)(r)?null:{host:(0,R.Vm)(s),namespace:"hashicorp",type:n}}function Z({
usages:n},t){const r=new Map;for(const s of n){if(s.kind!=="lock_provider")continue;const o=(0,M.lc)(s,(0,R.Vm)(t),t),e=(0,M.KS)(s,t);if(!(o===null||e===null)&&
(r.set((0,M.JT)(o),e),t==="opentofu"&&(0,C.Gi)(o))){const c=(0,M.JT)({...o,host:(0,R.Vm)(t)});r.has(c)||r.set(c,e)}}return r}function G({kind:n,place:t},r,{opentofu:s=""}){
const o=/\.tofu(\.json)?$/.test((0,N.Xs)(t));return n==="compatible"?r==="opentofu":n!=="version"||r==="terraform"?n==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(s)}function W(n,t,r){const s=n.filter(({kind:e})=>z.test(e));if(!s.some(({place:e})=>(0,y.LA)((0,N.Xs)(e))))return s.flatMap(e=>_(e,e,t,r));const o=({place:e})=>Number(
(0,y.LA)((0,N.Xs)(e)));return(0,N.c1)(s,({address:e})=>e).flatMap(e=>{const c=e.toSorted((f,m)=>o(f)-o(m)),d=c.findLast(({text:f})=>f!==null),v=c.findLast(f=>f.
version!==void 0);return d===void 0?[]:_(d,v??d,t,r)})}const z=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function _(n,t,r,s){const{kind:o,
address:e,place:c,calls:d}=n,v=(0,M.MZ)(n,r),f=v.filter(O=>o==="terragrunt_source"?(O.root??s.name)===s.name:(0,P.fJ)(O,s)),m={root:null,source:null,version:null,
isOpen:!0};return(f.length===0&&v.length>0?[m]:f).flatMap(O=>{const A=O.source;if(A===null){const bn={address:e,source:n.text??"",place:c};return O.isOpen?{...bn,
module:null,constraint:null,isOpen:!0}:[]}if(d===void 0&&$.test(A))return[];const L=S(n,A,r);if(L===void 0)return[];const[,sn]=p.exec(o==="terragrunt_source"?A:
"")??[],en=d!==void 0&&n===t,tn=O.version===null?null:{text:O.version,place:t.version?.place??c},yn=en?tn:(0,M.KS)(t,r),cn=sn===void 0?yn:{text:sn,place:c},On=en?
O.isOpen:cn===null&&t.version!==void 0;return{address:e,source:A,place:c,module:L,constraint:cn,isOpen:On}})}const nn=/^tfr:\/\/([^/?]*)\/([^?]*)/,p=/^tfr:.*?[?&]version=([^&]*)/s,
$=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function S({kind:n},t,r){if(n==="terragrunt_source"&&t.startsWith("tfr:")){const[,o="",e=""]=nn.exec(t)??[],
c=(0,R.rE)(o===""?e:`${o}/${e}`,r);return c.ok?c.value:void 0}const s=(0,R.vL)(t,r);return s.kind==="registry"?s:s.kind==="remote"&&s.refusal===null?null:void 0}
var x=b(8516),I=b(2170),w=b(8032),D=b(1780),F=b(304),T=b(523);function*i(n,t){for(const o of n.providers){const e=a(o,n,t);e!==null?yield e:t.isLockReadonly&&o.
locked===null&&(yield{problem:(0,x.Sm)({provider:(0,M.JT)(o.provider)}),places:o.places})}yield*n.refused;const{client:r}=n,s=n.clientVersions.length===0?null:t.
versionIn(r,n.directory);if(s!==null)for(const{text:o,place:e}of n.clientVersions)(0,F.Lt)(o,s)&&(yield{problem:(0,x.Ov)({client:r,version:s,constraint:o}),places:[
e]})}function a(n,t,r){const{constraints:s,provider:o}=n,e=s.flatMap(g=>h(g.text).map(O=>({...O,constraint:g})));if(k(e))return r.upgrade?null:l(n,t,r);const c=(0,M.
JT)(o);if(t.client==="opentofu"&&(0,F.jF)(e))return{problem:(0,x.jF)({kind:"unspecified",provider:c}),places:u(s)};const d=e.filter(({constraint:g})=>g.place.inside===
void 0),v=(0,F.Sx)(k(d)?e:d,F.Nd),f=v.map(({constraint:g})=>g);return{problem:(0,x.id)({of:`provider ${c}`,terms:v.map(g=>({...g.constraint,text:(0,T.mb)(g)})),
constraints:s.map(g=>({...g,conflicts:f.includes(g)})),resolution:r.resolve?.(t,n,g=>k(g.flatMap(h)))}),places:u(f)}}function l({provider:n,constraints:t,locked:r},{
isUnit:s},{clients:o}){const e=r===null?null:(0,T.rK)(r.text);if(r===null||e===null)return null;const c=m=>{const g=m.flatMap(({text:O})=>h(O));return(0,F.XA)([
e],g)===null};if(!c(t))return null;const d=t.filter(m=>c([m])),v=d.length===0?t:d;return{problem:(0,x.N0)({provider:(0,M.JT)(n),version:(0,T.Cg)(e),constraints:[
...new Set(v.map(({text:m})=>(0,T.kv)(h(m))))],clients:o,isUnit:s}),places:u([r,...v])}}const u=n=>[...new Set(n.map(({place:t})=>t))];function h(n){const t=(0,T.
_T)(n);return t.ok?t.value:[]}function k(n){const t=n.map(({version:r})=>r);return(0,F.XA)(t,n)!==null||(0,F.Nd)(n)}function E(n){const t=new Map;let r=!1;return{
add:e=>{const c=e.isAside?(0,y.Gz)(e.directory,"main.tf"):null,d=e.lockFile!==null;r||=d;for(const v of i(e,n)){const{code:f,message:m}=v.problem,g=v.problem.constraints===
void 0?(0,D.pj)(m):"",O=[f,g,...v.places.map(N.df)].join(`
`),A=t.get(O)??{...v,having:new Set,aside:c,isLocked:d};t.set(O,A),A.having.add(e.client),c===null&&(A.aside=null),A.isLocked||=d}},notes:()=>Array.from(t.values(),
({problem:e,places:c,having:d,aside:v,isLocked:f})=>{const g=e.code!=="client-version"&&d.size===n.clients.length?w.Du:[...d],O=e.code==="lock-readonly"&&r&&!f;
return(0,I.kH)(e,{places:c,clients:g,...v!==null&&{aside:v},...O&&{severity:"warning"}})})}}var B=b(7706),H=b(8339),on=b(2485);function*an(n,t,r){const s=new Set;
for(const o of n){if(o.kind==="lock_provider"){const c=`${o.place.file}
${o.text}`;if(s.has(c)){const d=(0,x.FA)({kind:"twice",provider:o.text??""});yield Y(o.place,{problem:d})}s.add(c)}const e=dn(o,r);e!==null&&(yield Y((o.version??
o).place,e)),r.isPredicted&&(yield*fn(o,r))}for(const o of t){const e=hn(o,r);e!==null&&(yield e)}}function Y(n,{problem:t,clients:r=w.Du,...s}){const o=/\.tofu(\.json)?$/.
test(n.file),e=r.filter(c=>c==="opentofu"||!o);return(0,I.kH)(t,{...s,places:[n],clients:e})}const un=/\.tf(component|stack|deploy)\.(hcl|json)$/;function dn(n,t){
switch(n.kind){case"module":case"module_missing":case"test_module":return pn(n,t);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return un.test(n.place.file)?null:mn(n);case"lock_provider":{const r=vn(n);return r&&{problem:r}}default:return null}}const rn=(n,t)=>({problem:(0,x.jF)(
{kind:"syntax",text:n,why:t}),isPlaceholder:(0,on.Kc)(n)});function*fn(n,t){const{kind:r,address:s,calls:o,evaluated:e,place:c,text:d,replacedFor:v=[]}=n;if(o===
void 0||e===void 0||n.isOverridden||r==="terragrunt_source")return;const f=(0,w.d3)(t);for(const m of n.clients){const g=t.releases.some(tn=>tn.client===m&&tn.before!==
null),O=o[m]!==void 0&&!f.includes(m);if(v.includes(m)||O&&!g)continue;const A={address:s,expression:d??"",client:m},L=O?(0,H.J0)({...A,isOld:!0}):(0,H.DA)({...A,
isOld:f.includes(m)}),en=t.isGuess&&o.opentofu!==void 0&&L.severity==="error"?"warning":L.severity;yield Y(c,{problem:{...L,severity:en},clients:[m]})}}function pn(n,t){
const{address:r,version:s,place:o}=n;if(s===void 0)return null;const{value:e}=s,c=(0,w.d3)(t),d=n.clients.filter(L=>e&&(c.includes(L)||e[L]===void 0));if(d.length>
0)return{problem:(0,x.jF)({kind:"expression",address:r,clients:d}),clients:d};const v=e===void 0?s.text:e[n.clients[0]??"terraform"];if(typeof v!="string")return null;
const f=(0,T.PW)(v);if(!f.ok)return rn(v,f.why);const m=w.Du.filter(L=>!(0,F.gH)(f.value,L));if(m.length===0)return null;const g=f.value.find(({version:L})=>(0,T.
Ty)(L)),O=g&&(0,T.Cg)(g.version),A=[{text:v,place:o}];return{problem:(0,x.id)({of:r,terms:A,preRelease:O}),clients:m}}function mn({kind:n,address:t,text:r,version:s}){
if(s===void 0)return null;if(s.value!==void 0)return{problem:(0,x.jF)({kind:"not-a-string",address:t})};const o=(0,T._T)(s.text);if(!o.ok)return rn(s.text,o.why);
const e=w.Du.filter(d=>n==="required_provider"?(0,C.mi)(r??"",d).kind==="builtin":(0,C.op)(t)==="terraform");if(e.length===0)return null;const c=r??"terraform.i\
o/builtin/terraform";return{problem:(0,x.jF)({kind:"built-in",provider:c}),clients:e}}function vn({text:n,version:t,constraints:r=""}){const s=n??"";if(t===void 0||
t.value!==void 0)return(0,x.FA)({kind:"no-version",provider:s});const o=(0,T.rK)(t.text);if(o===null)return(0,x.FA)({kind:"not-a-version",provider:s});const e=(0,T.
Cg)(o);if(e!==t.text)return(0,x.FA)({kind:"not-normal",of:"version",provider:s,normal:e});if(r==="")return null;const c=(0,T._T)(r);if(!c.ok)return(0,x.FA)({kind:"\
not-constraints",provider:s});const d=(0,T.kv)(c.value);return d===r?null:(0,x.FA)({kind:"not-normal",of:"constraints",provider:s,normal:d})}function hn(n,{set:t,
versions:r}){const{kind:s,text:o,place:e}=n;if((0,w.SO)(s)){const m=t.filter(O=>O!==w.$I[s].client),g=Y(e,{problem:(0,B.jP)({kind:s}),clients:m});return g.clients.
length===0?null:g}const c=s==="version"||s==="compatible";if(!c&&s!=="provider-version")return null;const d=c?(0,T.PW)(o):(0,T._T)(o),v=w.Du.filter(m=>!c||G(n,m,
r));if(!d.ok)return Y(e,{...rn(o,d.why),clients:v});if(!c||!d.value.some(({version:m})=>(0,T.Ty)(m)))return null;const f=(0,x.jF)({kind:"pre-release",text:o});return Y(
e,{problem:f,clients:v})}function gn(n,t){const r=new Set(t.flatMap(({calls:s,clients:o,place:e})=>{const c=w.Du.filter(d=>!o.includes(d)||!s?.[d]);return s===void 0?
[]:c.map(d=>`${d} ${(0,N.df)(e)}`)}));return n.filter(({problem:s,clients:o,places:[e]})=>s.code!=="source-dynamic"||e===void 0||!o.every(c=>r.has(`${c} ${(0,N.
df)(e)}`)))}}),8516:((ln,X,b)=>{b.d(X,{FA:()=>_,N0:()=>Z,Ov:()=>nn,Sm:()=>G,id:()=>V,jF:()=>q});var N=b(8032),y=b(9432),R=b(9119),C=b(9615);const P=6,M=p=>`"${(0,y.
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
thout `version`"})},q=p=>(0,C.CC)("constraint-invalid",(0,C.Z9)(j,p));function V({of:p,terms:$,constraints:S,...x}){const{preRelease:I,resolution:w}=x,D=$.length===
1?"correct the constraint":K,T=$.some(({place:u})=>typeof u!="string"&&u.inside)?`${D}; for one in a module, call another version of it`:D,i=w?`${(0,C.OJ)(w)}, \
or ${D}`:T,a=new Set($.map(R.Ox)).size===1,l=({text:u,...h})=>a?M(u):`${M(u)} (${(0,y.dh)((0,R.Ox)(h))})`;return(0,C.CC)("constraint-unmeetable",{...S&&{constraints:S},
message:`no version of ${p} can match ${$.length>1?"all of ":""}${(0,y.K4)($,P,l)}`,help:I===void 0?i:`write ${M(I)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const J={terraform:"terraform",opentofu:"tofu"};function Z({provider:p,version:$,constraints:S,
clients:x,isUnit:I}){const[w,...D]=x,F=w===void 0||D.length>0?"":`${J[w]} `,T=I?"terragrunt ":F;return(0,C.CC)("lock-outside",{message:`locked provider ${p} ${$}\
 does not match configured version constraint ${(0,y.K4)(S,P,y.dh)}`,help:`run \`${T}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const G=({provider:p})=>(0,C.CC)("lock-readonly",{message:`the lock file has no entry for provider ${p}, and \`-lockfile=readonly\` does not let init \
add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),W=(p,$)=>S=>({message:`the ${p} of provider ${S.provider} ${$}`}),
z={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may have dupl\
icated it"}),"no-version":W("version","is missing"),"not-a-version":W("version","is not a version number"),"not-constraints":W("constraints","are invalid"),"not\
-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be written in normalized form: ${M(p.normal)}`})};function _(p){const{message:$,help:S}={help:"\
restore the file, or remove the block and run `init` again",...(0,C.Z9)(z,p)};return(0,C.CC)("lock-invalid",{message:`failed to read dependency lock file: ${$}`,
help:S})}const nn=({client:p,version:$,constraint:S})=>(0,C.CC)("client-version",{message:`the version constraint ${M(S)} excludes ${N.bB[p]} ${$}`,help:`use an\
other version of ${N.bB[p]}, or change the constraint`})}),304:((ln,X,b)=>{b.d(X,{CM:()=>Q,Hn:()=>K,Lt:()=>T,Nd:()=>nn,Sx:()=>w,XA:()=>C,gH:()=>_,iM:()=>R,jF:()=>M,
s5:()=>P});var N=b(9119),y=b(523);function R(i,a,l){const u=q(a,l);return j(i,h=>(!(0,y.Ty)(h)||(0,y.Cg)(h)===u)&&U(h,a))}function C(i,a){return j(i,l=>(!(0,y.Ty)(
l)||a.some(u=>J(l,u)))&&!V(l)&&a.every(u=>W(l,u)))}const P=i=>j(i,a=>!(0,y.Ty)(a));function M(i){const a=i.filter(l=>l.operator==="=");return a.length===1&&a.every(
({version:l})=>V({...l,build:""}))}function K(i,a,l){const u=(0,y.oF)(i),h=(0,y.PW)(a);return u!==null&&h.ok&&R([u],h.value,l)!==null}function Q(i,a){const[l,u]=[
(0,y.rK)(i),(0,y._T)(a)];return l===null||!u.ok||C([l],u.value)!==null}const U=(i,a)=>a.every(l=>G(i,l));function j(i,a){let l=null;for(const u of i.filter(a))(l===
null||(0,y.Zy)(u,l)>0)&&(l=u);return l}function q(i,a){const[l,u]=i;if(l===void 0||u!==void 0)return null;const h=l.text.trim().replace(a==="opentofu"?/^=?v?/:/^=?/,
""),k=(0,y.rK)(h);return k===null?null:(0,y.Cg)(k)}const V=({numbers:i,pre:a,build:l})=>a===""&&l===""&&i.every(u=>u===0n),J=(i,a)=>a.operator==="="&&Z(i,a.version),
Z=(i,a)=>i.build===a.build&&(0,y.Zy)(i,a)===0;function G(i,{operator:a,version:l}){const u=(0,y.Zy)(i,l);if(a==="=")return u===0;if(a==="!=")return u!==0;if(a!==
"~>")return z(u,a);const h=l.numbers.slice(0,l.written-1);return u>=0&&!(0,y.Ty)(l)&&l.numbers.length<=i.numbers.length&&h.every((k,E)=>k===i.numbers[E])}function W(i,a){
const{operator:l,version:u}=a;if(l==="=")return J(i,a);if(l==="!=")return!Z(i,u);const h=(0,y.Zy)(i,u);if(l!=="~>")return z(h,l);const[k=0n,E=0n]=u.numbers,B=u.
written===3?[k,E+1n,0n]:[k+1n,0n,0n];return h>=0&&(0,y.Zy)(i,{...u,numbers:B,pre:""})<0}const z=(i,a)=>({">":i>0,">=":i>=0,"<":i<0,"<=":i<=0})[a];function _(i,a){
if(S(i))return!0;const l=x(i),u=Math.max(...l.map(({numbers:k})=>k.length)),h=l.flatMap(k=>{const E=Array.from({length:u},(B,H)=>k.numbers[H]??0n);return[k,I(E),
I([...E,1n])]});return R(h,i,a)!==null}function nn(i){const a=(0,N.t6)(i,y.mb);if(S(a))return!0;const l=x(a),u="x".repeat(1+Math.max(...l.map(k=>k.build.length))),
h=l.flatMap(k=>{const[E=0n,B=0n,H=0n]=k.numbers,on=[E,B,H+1n];return[k,I([E,B,H],u),I(on,u)]});return C(h,a)!==null}const p=50,$=100,S=i=>i.length>p||i.some(({text:a})=>a.
length>$),x=i=>{const a=[I([0n,0n,0n]),...i.map(l=>l.version)];return[...new Map(a.map(l=>[(0,y.Cg)(l),l])).values()]},I=(i,a="")=>({text:"",numbers:i,written:i.
length,pre:"",build:a});function w(i,a){const l=(0,N.t6)(i,y.mb),u=a(l)?i:l;if(S(u))return i;const h=D(u,a)??F(u,a),k=new Set(h.map(y.mb));return i.filter(E=>k.
has((0,y.mb)(E)))}function D(i,a){const l=i.findLast(u=>!a([u]));if(l!==void 0)return[l];for(const[u,h]of[...i.entries()].reverse()){const k=i.slice(0,u).findLast(
E=>!a([E,h]));if(k!==void 0)return[k,h]}return null}const F=(i,a)=>i.reduce((l,u)=>{const h=l.filter(k=>k!==u);return a(h)?l:h},i);function T(i,a){const l=(0,y.
PW)(i),u=(0,y.oF)(a);if(!l.ok||u===null||l.value.some(h=>(0,y.Ty)(h.version)))return!1;if(u.written<3){const h=(0,y.PW)(`~> ${u.numbers.slice(0,u.written).join(
".")}.0`);return h.ok&&!_([...l.value,...h.value],"terraform")}return!U({...u,pre:""},l.value)}})};export{kn as ids,$n as modules};
