const ke=[4284,304,9815,304],$e={4284:((ie,_,k)=>{k.r(_),k.d(_,{callsOf:()=>U,rootNotes:()=>W,rootOf:()=>Q,textNotes:()=>ae,withoutRefused:()=>ge});var N=k(9119),
g=k(3096),R=k(5243),T=k(3846),I=k(9373),M=k(2172),j=k(1824);function Q(e,t){const[r]=e,{client:s,hasCalls:i,versions:n}=t,d=i||r.lockFile!==null?[...e,{...r,usages:r.
tests}]:[];return{directory:r.name===""?".":r.name,client:s,directories:e.flatMap(({parts:f,way:v})=>v===void 0?f:[]),calls:d.flatMap(f=>U(f,r,t)),providers:B(e,
s),lockFile:r.lockFile,...r.unit!==null&&{isUnit:!0},refused:t.refused,clientVersions:e.flatMap(f=>{const v=f.declared.filter(m=>D(m,s,n));return(0,I.Nm)(v).map(
m=>P(f,m))})}}function U(e,t,{client:r,isAsked:s}){const i=X(e.usages.filter(s),r,t),{way:n,module:u}=e;return n===void 0&&u===void 0?i:i.map(d=>({...d,address:(0,j.
CY)(n,d.address),place:(0,j.VV)(e,d.place),constraint:d.constraint&&P(e,d.constraint)}))}function P(e,t){const{module:r}=e,s=(0,j.VV)(e,t.place);return{text:t.text,
place:s,...r!==void 0&&{module:r}}}const q=/[A-Z][^/]*(?:\/[^/]*)?$/;function B(e,t){const r=ee(e[0],t),s=new Map,i=(n,u,d,f,v="")=>{if(n===null)return;const m=(0,M.
JT)(n),y=q.test(v)?{provider:n,written:v}:{provider:n},b={places:[],constraints:[]},C=s.get(m)??{...y,...b,locked:r.get(m)??null};s.set(m,C),C.places.push((0,j.
VV)(f,u)),d!==null&&C.constraints.push(P(f,d))};for(const n of e){const u=Map.groupBy(n.usages,({address:f})=>f);for(const f of u.values().flatMap(I.Nm)){if(f.kind===
"implied_provider"&&(0,I.LU)(n.unit))continue;const v=(0,M.KS)(f,t);i(V(f,t),f.place,v,n,f.text??"")}const d=n.declared.filter(({kind:f})=>f==="provider-version");
for(const[f,v]of Map.groupBy(d,m=>m.localName??"")){const m=H(f,n,t);for(const{text:y,place:b}of(0,I.Nm)(v))i(m,b,{text:y,place:b},n)}}return[...s.values()]}function V(e,t){
return e.kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!=="implied_provider"&&(0,T.op)(e.address)==="terraform"?null:(0,M.lc)(e,(0,R.Vm)(t),t)}function H(e,{
usages:t,unit:r},s){const i=t.find(({kind:n,address:u})=>n.startsWith("required_provider")&&(0,T.op)(u)===e);return i!==void 0?V(i,s):(0,I.LU)(r)?null:{host:(0,R.
Vm)(s),namespace:"hashicorp",type:e}}function ee({usages:e},t){const r=new Map;for(const s of e){if(s.kind!=="lock_provider")continue;const i=(0,M.lc)(s,(0,R.Vm)(
t),t),n=(0,M.KS)(s,t);if(!(i===null||n===null)&&(r.set((0,M.JT)(i),n),t==="opentofu"&&(0,T.Gi)(i))){const u=(0,M.JT)({...i,host:(0,R.Vm)(t)});r.has(u)||r.set(u,
n)}}return r}function D({kind:e,place:t},r,{opentofu:s=""}){const i=/\.tofu(\.json)?$/.test((0,N.Xs)(t));return e==="compatible"?r==="opentofu":e!=="version"||r===
"terraform"?e==="version"&&!i:i||/^v?(0|1\.(\d|1[01])(\.|$))/.test(s)}function X(e,t,r){const s=e.filter(({kind:n})=>J.test(n));if(!s.some(({place:n})=>(0,g.LA)(
(0,N.Xs)(n))))return s.flatMap(n=>Z(n,n,t,r));const i=({place:n})=>Number((0,g.LA)((0,N.Xs)(n)));return(0,N.c1)(s,({address:n})=>n).flatMap(n=>{const u=n.toSorted(
(v,m)=>i(v)-i(m)),d=u.findLast(({text:v})=>v!==null),f=u.findLast(v=>v.version!==void 0);return d===void 0?[]:Z(d,f??d,t,r)})}const J=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;
function Z(e,t,r,s){const{kind:i,address:n,place:u,calls:d}=e,f=(0,M.MZ)(e,r),v=f.filter(b=>i==="terragrunt_source"?(b.root??s.name)===s.name:(0,I.fJ)(b,s)),m={
root:null,source:null,version:null,isOpen:!0};return(v.length===0&&f.length>0?[m]:v).flatMap(b=>{const C=b.source;if(C===null){const be={address:n,source:e.text??
"",place:u};return b.isOpen?{...be,module:null,constraint:null,isOpen:!0}:[]}if(d===void 0&&S.test(C))return[];const L=K(e,C,r);if(L===void 0)return[];const[,se]=x.
exec(i==="terragrunt_source"?C:"")??[],te=d!==void 0&&e===t,oe=b.version===null?null:{text:b.version,place:t.version?.place??u},ye=te?oe:(0,M.KS)(t,r),le=se===void 0?
ye:{text:se,place:u},Oe=te?b.isOpen:le===null&&t.version!==void 0;return{address:n,source:C,place:u,module:L,constraint:le,isOpen:Oe}})}const p=/^tfr:\/\/([^/?]*)\/([^?]*)/,
x=/^tfr:.*?[?&]version=([^&]*)/s,S=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function K({kind:e},t,r){if(e==="terragrunt_source"&&t.startsWith("tfr:")){
const[,i="",n=""]=p.exec(t)??[],u=(0,R.rE)(i===""?n:`${i}/${n}`,r);return u.ok?u.value:void 0}const s=(0,R.vL)(t,r);return s.kind==="registry"?s:s.kind==="remot\
e"&&s.refusal===null?null:void 0}var $=k(8516),F=k(2170),A=k(8032),G=k(1780),E=k(304),o=k(523);function*c(e,t){for(const i of e.providers){const n=l(i,e,t);n!==
null?yield n:t.isLockReadonly&&i.locked===null&&(yield{problem:(0,$.Sm)({provider:(0,M.JT)(i.provider)}),places:i.places})}yield*e.refused;const{client:r}=e,s=e.
clientVersions.length===0?null:t.versionIn(r,e.directory);if(s!==null)for(const{text:i,place:n}of e.clientVersions)(0,E.Lt)(i,s)&&(yield{problem:(0,$.Ov)({client:r,
version:s,constraint:i}),places:[n]})}function l(e,t,r){const{constraints:s,provider:i}=e,n=s.flatMap(y=>O(y.text).map(b=>({...b,constraint:y})));if(w(n))return r.
upgrade?null:a(e,t,r);const u=(0,M.JT)(i);if(t.client==="opentofu"&&(0,E.jF)(n))return{problem:(0,$.jF)({kind:"unspecified",provider:u}),places:h(s)};const d=n.
filter(({constraint:y})=>y.place.inside===void 0),f=(0,E.Sx)(w(d)?n:d,E.Nd),v=f.map(({constraint:y})=>y);return{problem:(0,$.id)({of:`provider ${u}`,terms:f.map(
y=>({...y.constraint,text:(0,o.mb)(y)})),constraints:s.map(y=>({...y,conflicts:v.includes(y)})),resolution:r.resolve?.(t,e,y=>w(y.flatMap(O)))}),places:h(v),about:u}}
function a({provider:e,constraints:t,locked:r},{isUnit:s},{clients:i}){const n=r===null?null:(0,o.rK)(r.text);if(r===null||n===null)return null;const u=m=>{const y=m.
flatMap(({text:b})=>O(b));return(0,E.XA)([n],y)===null};if(!u(t))return null;const d=t.filter(m=>u([m])),f=d.length===0?t:d;return{problem:(0,$.N0)({provider:(0,M.
JT)(e),version:(0,o.Cg)(n),constraints:[...new Set(f.map(({text:m})=>(0,o.kv)(O(m))))],clients:i,isUnit:s}),places:h([r,...f])}}const h=e=>[...new Set(e.map(({place:t})=>t))];
function O(e){const t=(0,o._T)(e);return t.ok?t.value:[]}function w(e){const t=e.map(({version:r})=>r);return(0,E.XA)(t,e)!==null||(0,E.Nd)(e)}function W(e){const t=new Map;
let r=!1;return{add:n=>{const u=n.isAside?(0,g.Gz)(n.directory,"main.tf"):null,d=n.lockFile!==null;r||=d;for(const f of c(n,e)){const{code:v,message:m}=f.problem,
y=f.about??(0,G.pj)(m),b=[v,y,...f.places.map(N.df)].join(`
`),C=t.get(b)??{...f,having:new Set,aside:u,isLocked:d};t.set(b,C),C.having.add(n.client),u===null&&(C.aside=null),C.isLocked||=d}},notes:()=>Array.from(t.values(),
({problem:n,places:u,having:d,aside:f,isLocked:v})=>{const y=n.code!=="client-version"&&d.size===e.clients.length?A.Du:[...d],b=n.code==="lock-readonly"&&r&&!v;
return(0,F.kH)(n,{places:u,clients:y,...f!==null&&{aside:f},...b&&{severity:"warning"}})})}}var z=k(7706),ne=k(8339),ce=k(1054);function*ae(e,t,r){const s=new Set;
for(const i of e){if(i.kind==="lock_provider"){const u=`${i.place.file}
${i.text}`;if(s.has(u)){const d=(0,$.FA)({kind:"twice",provider:i.text??""});yield Y(i.place,{problem:d})}s.add(u)}const n=de(i,r);n!==null&&(yield Y((i.version??
i).place,n)),r.isPredicted&&(yield*fe(i,r))}for(const i of t){const n=he(i,r);n!==null&&(yield n)}}function Y(e,{problem:t,clients:r=A.Du,...s}){const i=/\.tofu(\.json)?$/.
test(e.file),n=r.filter(u=>u==="opentofu"||!i);return(0,F.kH)(t,{...s,places:[e],clients:n})}const ue=/\.tf(component|stack|deploy)\.(hcl|json)$/;function de(e,t){
switch(e.kind){case"module":case"module_missing":case"test_module":return pe(e,t);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ue.test(e.place.file)?null:me(e);case"lock_provider":{const r=ve(e);return r&&{problem:r}}default:return null}}const re=(e,t)=>({problem:(0,$.jF)(
{kind:"syntax",text:e,why:t}),isPlaceholder:(0,ce.Kc)(e)});function*fe(e,t){const{kind:r,address:s,calls:i,evaluated:n,place:u,text:d,replacedFor:f=[]}=e;if(i===
void 0||n===void 0||e.isOverridden||r==="terragrunt_source")return;const v=(0,A.d3)(t);for(const m of e.clients){const y=t.releases.some(oe=>oe.client===m&&oe.before!==
null),b=i[m]!==void 0&&!v.includes(m);if(f.includes(m)||b&&!y)continue;const C={address:s,expression:d??"",client:m},L=b?(0,ne.J0)({...C,isOld:!0}):(0,ne.DA)({...C,
isOld:v.includes(m)}),te=t.isGuess&&i.opentofu!==void 0&&L.severity==="error"?"warning":L.severity;yield Y(u,{problem:{...L,severity:te},clients:[m]})}}function pe(e,t){
const{address:r,version:s,place:i}=e;if(s===void 0)return null;const{value:n}=s,u=(0,A.d3)(t),d=e.clients.filter(L=>n&&(u.includes(L)||n[L]===void 0));if(d.length>
0)return{problem:(0,$.jF)({kind:"expression",address:r,clients:d}),clients:d};const f=n===void 0?s.text:n[e.clients[0]??"terraform"];if(typeof f!="string")return null;
const v=(0,o.PW)(f);if(!v.ok)return re(f,v.why);const m=A.Du.filter(L=>!(0,E.gH)(v.value,L));if(m.length===0)return null;const y=v.value.find(({version:L})=>(0,o.
Ty)(L)),b=y&&(0,o.Cg)(y.version),C=[{text:f,place:i}];return{problem:(0,$.id)({of:r,terms:C,preRelease:b}),clients:m}}function me({kind:e,address:t,text:r,version:s}){
if(s===void 0)return null;if(s.value!==void 0)return{problem:(0,$.jF)({kind:"not-a-string",address:t})};const i=(0,o._T)(s.text);if(!i.ok)return re(s.text,i.why);
const n=A.Du.filter(d=>e==="required_provider"?(0,T.mi)(r??"",d).kind==="builtin":(0,T.op)(t)==="terraform");if(n.length===0)return null;const u=r??"terraform.i\
o/builtin/terraform";return{problem:(0,$.jF)({kind:"built-in",provider:u}),clients:n}}function ve({text:e,version:t,constraints:r=""}){const s=e??"";if(t===void 0||
t.value!==void 0)return(0,$.FA)({kind:"no-version",provider:s});const i=(0,o.rK)(t.text);if(i===null)return(0,$.FA)({kind:"not-a-version",provider:s});const n=(0,o.
Cg)(i);if(n!==t.text)return(0,$.FA)({kind:"not-normal",of:"version",provider:s,normal:n});if(r==="")return null;const u=(0,o._T)(r);if(!u.ok)return(0,$.FA)({kind:"\
not-constraints",provider:s});const d=(0,o.kv)(u.value);return d===r?null:(0,$.FA)({kind:"not-normal",of:"constraints",provider:s,normal:d})}function he(e,{set:t,
versions:r}){const{kind:s,text:i,place:n}=e;if((0,A.SO)(s)){const m=t.filter(b=>b!==A.$I[s].client),y=Y(n,{problem:(0,z.jP)({kind:s}),clients:m});return y.clients.
length===0?null:y}const u=s==="version"||s==="compatible";if(!u&&s!=="provider-version")return null;const d=u?(0,o.PW)(i):(0,o._T)(i),f=A.Du.filter(m=>!u||D(e,m,
r));if(!d.ok)return Y(n,{...re(i,d.why),clients:f});if(!u||!d.value.some(({version:m})=>(0,o.Ty)(m)))return null;const v=(0,$.jF)({kind:"pre-release",text:i});return Y(
n,{problem:v,clients:f})}function ge(e,t){const r=new Set(t.flatMap(({calls:s,clients:i,place:n})=>{const u=A.Du.filter(d=>!i.includes(d)||!s?.[d]);return s===void 0?
[]:u.map(d=>`${d} ${(0,N.df)(n)}`)}));return e.filter(({problem:s,clients:i,places:[n]})=>s.code!=="source-dynamic"||n===void 0||!i.every(u=>r.has(`${u} ${(0,N.
df)(n)}`)))}}),304:((ie,_,k)=>{k.d(_,{CM:()=>Q,Hn:()=>j,Lt:()=>E,Nd:()=>Z,Sx:()=>F,XA:()=>T,gH:()=>J,iM:()=>R,jF:()=>M,s5:()=>I});var N=k(9119),g=k(523);function R(o,c,l){
const a=q(c,l);return P(o,h=>(!(0,g.Ty)(h)||(0,g.Cg)(h)===a)&&U(h,c))}function T(o,c){return P(o,l=>(!(0,g.Ty)(l)||c.some(a=>V(l,a)))&&!B(l)&&c.every(a=>D(l,a)))}
const I=o=>P(o,c=>!(0,g.Ty)(c));function M(o){const c=o.filter(l=>l.operator==="=");return c.length===1&&c.every(({version:l})=>B({...l,build:""}))}function j(o,c,l){
const a=(0,g.oF)(o),h=(0,g.PW)(c);return a!==null&&h.ok&&R([a],h.value,l)!==null}function Q(o,c){const[l,a]=[(0,g.rK)(o),(0,g._T)(c)];return l===null||!a.ok||T(
[l],a.value)!==null}const U=(o,c)=>c.every(l=>ee(o,l));function P(o,c){let l=null;for(const a of o.filter(c))(l===null||(0,g.Zy)(a,l)>0)&&(l=a);return l}function q(o,c){
const[l,a]=o;if(l===void 0||a!==void 0)return null;const h=l.text.trim().replace(c==="opentofu"?/^=?v?/:/^=?/,""),O=(0,g.rK)(h);return O===null?null:(0,g.Cg)(O)}
const B=({numbers:o,pre:c,build:l})=>c===""&&l===""&&o.every(a=>a===0n),V=(o,c)=>c.operator==="="&&H(o,c.version),H=(o,c)=>o.build===c.build&&(0,g.Zy)(o,c)===0;
function ee(o,{operator:c,version:l}){const a=(0,g.Zy)(o,l);if(c==="=")return a===0;if(c==="!=")return a!==0;if(c!=="~>")return X(a,c);const h=l.numbers.slice(0,
l.written-1);return a>=0&&!(0,g.Ty)(l)&&l.numbers.length<=o.numbers.length&&h.every((O,w)=>O===o.numbers[w])}function D(o,c){const{operator:l,version:a}=c;if(l===
"=")return V(o,c);if(l==="!=")return!H(o,a);const h=(0,g.Zy)(o,a);if(l!=="~>")return X(h,l);const[O=0n,w=0n]=a.numbers,W=a.written===3?[O,w+1n,0n]:[O+1n,0n,0n];
return h>=0&&(0,g.Zy)(o,{...a,numbers:W,pre:""})<0}const X=(o,c)=>({">":o>0,">=":o>=0,"<":o<0,"<=":o<=0})[c];function J(o,c){if(S(o))return!0;const l=K(o),a=Math.
max(...l.map(({numbers:O})=>O.length)),h=l.flatMap(O=>{const w=Array.from({length:a},(W,z)=>O.numbers[z]??0n);return[O,$(w),$([...w,1n])]});return R(h,o,c)!==null}
function Z(o){const c=(0,N.t6)(o,g.mb);if(S(c))return!0;const l=K(c),a="x".repeat(1+Math.max(...l.map(O=>O.build.length))),h=l.flatMap(O=>{const[w=0n,W=0n,z=0n]=O.
numbers,ne=[w,W,z+1n];return[O,$([w,W,z],a),$(ne,a)]});return T(h,c)!==null}const p=50,x=100,S=o=>o.length>p||o.some(({text:c})=>c.length>x),K=o=>{const c=[$([0n,
0n,0n]),...o.map(l=>l.version)];return[...new Map(c.map(l=>[(0,g.Cg)(l),l])).values()]},$=(o,c="")=>({text:"",numbers:o,written:o.length,pre:"",build:c});function F(o,c){
const l=(0,N.t6)(o,g.mb),a=c(l)?o:l;if(S(a))return o;const h=A(a,c)??G(a,c),O=new Set(h.map(g.mb));return o.filter(w=>O.has((0,g.mb)(w)))}function A(o,c){const l=o.
findLast(a=>!c([a]));if(l!==void 0)return[l];for(const[a,h]of[...o.entries()].reverse()){const O=o.slice(0,a).findLast(w=>!c([w,h]));if(O!==void 0)return[O,h]}return null}
const G=(o,c)=>o.reduce((l,a)=>{const h=l.filter(O=>O!==a);return c(h)?l:h},o);function E(o,c){const l=(0,g.PW)(o),a=(0,g.oF)(c);if(!l.ok||a===null||l.value.some(
h=>(0,g.Ty)(h.version)))return!1;if(a.written<3){const h=(0,g.PW)(`~> ${a.numbers.slice(0,a.written).join(".")}.0`);return h.ok&&!J([...l.value,...h.value],"ter\
raform")}return!U({...a,pre:""},l.value)}}),8516:((ie,_,k)=>{k.d(_,{FA:()=>J,N0:()=>H,Ov:()=>Z,Sm:()=>ee,id:()=>B,jF:()=>q});var N=k(8032),g=k(9432),R=k(9119),T=k(
9615);const I=6,M=p=>`"${(0,g.dh)(p)}"`,j="change one of these constraints so that a version can match all of them",Q=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function U(p){const x=p.replace(Q,"");return x===""?"":`: ${x}`}const P={syntax:({text:p,why:x})=>({message:`${M(p)} is not a version constraint${U(x)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:x})=>({message:`ve\
rsion of ${p} is an expression, which ${x.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:x.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:x}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${M(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},q=p=>(0,T.CC)("constraint-invalid",(0,T.Z9)(P,p));function B({of:p,terms:x,constraints:S,...K}){const{preRelease:$,resolution:F}=K,A=x.length===
1?"correct the constraint":j,E=x.some(({place:a})=>typeof a!="string"&&a.inside)?`${A}, or call another version of the module that has one`:A,o=F?`${(0,T.OJ)(F)}\
, or ${A}`:E,c=new Set(x.map(R.Ox)).size===1,l=({text:a,...h})=>c?M(a):`${M(a)} (${(0,g.dh)((0,R.Ox)(h))})`;return(0,T.CC)("constraint-unmeetable",{...S&&{constraints:S},
message:`no version of ${p} can match ${x.length>1?"all of ":""}${(0,g.K4)(x,I,l)}`,help:$===void 0?o:`write ${M($)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const V={terraform:"terraform",opentofu:"tofu"};function H({provider:p,version:x,constraints:S,
clients:K,isUnit:$}){const[F,...A]=K,G=F===void 0||A.length>0?"":`${V[F]} `,E=$?"terragrunt ":G;return(0,T.CC)("lock-outside",{message:`locked provider ${p} ${x}\
 does not match configured version constraint ${(0,g.K4)(S,I,g.dh)}`,help:`run \`${E}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const ee=p=>(0,T.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-lockfile=readonly\` does not let init remo\
ve its entry`:`the lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory w\
ithout `-lockfile=readonly`, and commit the lock file"}),D=(p,x)=>S=>({message:`the ${p} of provider ${S.provider} ${x}`}),X={syntax:({error:p})=>({message:p}),
twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":D("version",
"is missing"),"not-a-version":D("version","is not a version number"),"not-constraints":D("constraints","are invalid"),"not-normal":p=>({message:`the ${p.of} of \
provider ${p.provider} must be written in normalized form: ${M(p.normal)}`})};function J(p){const{message:x,help:S}={help:"restore the file, or remove the block\
 and run `init` again",...(0,T.Z9)(X,p)};return(0,T.CC)("lock-invalid",{message:`failed to read dependency lock file: ${x}`,help:S})}const Z=({client:p,version:x,
constraint:S})=>(0,T.CC)("client-version",{message:`the version constraint ${M(S)} excludes ${N.bB[p]} ${x}`,help:`use another version of ${N.bB[p]}, or change \
the constraint`})})};export{ke as ids,$e as modules};
