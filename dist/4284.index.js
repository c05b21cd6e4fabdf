const xe=[4284,304,9815,304],$e={4284:((ie,J,O)=>{O.r(J),O.d(J,{callsOf:()=>U,providerNamed:()=>W,rootNotes:()=>B,rootOf:()=>Q,textNotes:()=>ae,withoutRefused:()=>ge});
var E=O(9119),h=O(3096),L=O(5243),C=O(3846),I=O(9373),T=O(2172),j=O(1824);function Q(n,t){const[r]=n,{client:s,hasCalls:i,versions:e}=t,u=i||r.lockFile!==null?[
...n,{...r,usages:r.tests}]:[];return{directory:r.name===""?".":r.name,client:s,directories:n.flatMap(({parts:f,way:m})=>m===void 0?f:[]),calls:u.flatMap(f=>U(f,
r,t)),providers:Z(n,s),lockFile:r.lockFile,...r.unit!==null&&{isUnit:!0},refused:t.refused,isPartial:t.isPartial,clientVersions:n.flatMap(f=>{const m=f.declared.
filter(v=>G(v,s,e));return(0,I.Nm)(m).map(v=>P(f,v))})}}function U(n,t,{client:r,isAsked:s}){const i=z(n.usages.filter(s),r,t),{way:e,module:a}=n;return e===void 0&&
a===void 0?i:i.map(u=>({...u,address:(0,j.CY)(e,u.address),place:(0,j.VV)(n,u.place),constraint:u.constraint&&P(n,u.constraint)}))}function P(n,t){const{module:r}=n,
s=(0,j.VV)(n,t.place);return{text:t.text,place:s,...r!==void 0&&{module:r}}}const q=/[A-Z][^/]*(?:\/[^/]*)?$/;function Z(n,t){const r=D(n[0],t),s=new Map,i=(e,a,u,f,m="")=>{
if(e===null)return;const v=(0,T.JT)(e),y=q.test(m)?{provider:e,written:m}:{provider:e},b={places:[],constraints:[]},M=s.get(v)??{...y,...b,locked:r.get(v)??null};
s.set(v,M),M.places.push((0,j.VV)(f,a)),u!==null&&M.constraints.push(P(f,u))};for(const e of n){const a=Map.groupBy(e.usages,({address:f})=>f);for(const f of a.
values().flatMap(I.Nm)){if(f.kind==="implied_provider"&&(0,I.LU)(e.unit))continue;const m=(0,T.KS)(f,t);i(V(f,t),f.place,m,e,f.text??"")}const u=e.declared.filter(
({kind:f})=>f==="provider-version");for(const[f,m]of Map.groupBy(u,v=>v.localName??"")){const v=W(f,e,t);for(const{text:y,place:b}of(0,I.Nm)(m))i(v,b,{text:y,place:b},
e)}}return[...s.values()]}function V(n,t){return n.kind==="lock_provider"||n.kind!=="required_provider"&&n.kind!=="implied_provider"&&(0,C.op)(n.address)==="ter\
raform"?null:(0,T.lc)(n,(0,L.Vm)(t),t)}function W(n,{usages:t,unit:r},s,i=!0){const e=t.find(({kind:a,address:u})=>a.startsWith("required_provider")&&(0,C.op)(u)===
n);return e!==void 0?V(e,s):!i||(0,I.LU)(r)?null:{host:(0,L.Vm)(s),namespace:"hashicorp",type:n}}function D({usages:n},t){const r=new Map;for(const s of n){if(s.
kind!=="lock_provider")continue;const i=(0,T.lc)(s,(0,L.Vm)(t),t),e=(0,T.KS)(s,t);if(!(i===null||e===null)&&(r.set((0,T.JT)(i),e),t==="opentofu"&&(0,C.Gi)(i))){
const a=(0,T.JT)({...i,host:(0,L.Vm)(t)});r.has(a)||r.set(a,e)}}return r}function G({kind:n,place:t},r,{opentofu:s=""}){const i=/\.tofu(\.json)?$/.test((0,E.Xs)(
t));return n==="compatible"?r==="opentofu":n!=="version"||r==="terraform"?n==="version"&&!i:i||/^v?(0|1\.(\d|1[01])(\.|$))/.test(s)}function z(n,t,r){const s=n.
filter(({kind:e})=>Y.test(e));if(!s.some(({place:e})=>(0,h.LA)((0,E.Xs)(e))))return s.flatMap(e=>p(e,e,t,r));const i=({place:e})=>Number((0,h.LA)((0,E.Xs)(e)));
return(0,E.c1)(s,({address:e})=>e).flatMap(e=>{const a=e.toSorted((m,v)=>i(m)-i(v)),u=a.findLast(({text:m})=>m!==null),f=a.findLast(m=>m.version!==void 0);return u===
void 0?[]:p(u,f??u,t,r)})}const Y=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function p(n,t,r,s){const{kind:i,address:e,place:a,calls:u}=n,
f=(0,T.MZ)(n,r),m=f.filter(b=>i==="terragrunt_source"?(b.root??s.name)===s.name:(0,I.fJ)(b,s)),v={root:null,source:null,version:null,isOpen:!0};return(m.length===
0&&f.length>0?[v]:m).flatMap(b=>{const M=b.source;if(M===null){const ke=n.directHost===void 0&&!n.evaluated?.[r]?.text,Oe={address:e,source:n.text??"",place:a,isSaid:ke};
return b.isOpen?{...Oe,module:null,constraint:null,isOpen:!0}:[]}if(u===void 0&&F.test(M))return[];const S=_(n,M,r);if(S===void 0)return[];const[,se]=w.exec(i===
"terragrunt_source"?M:"")??[],te=u!==void 0&&n===t,oe=b.version===null?null:{text:b.version,place:t.version?.place??a},ye=te?oe:(0,T.KS)(t,r),le=se===void 0?ye:
{text:se,place:a},be=te?b.isOpen:le===null&&t.version!==void 0;return{address:e,source:M,place:a,module:S,constraint:le,isOpen:be}})}const x=/^tfr:\/\/([^/?]*)\/([^?]*)/,
w=/^tfr:.*?[?&]version=([^&]*)/s,F=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function _({kind:n},t,r){if(n==="terragrunt_source"&&t.startsWith("tfr:")){
const[,i="",e=""]=x.exec(t)??[],a=(0,L.rE)(i===""?e:`${i}/${e}`,r);return a.ok?a.value:void 0}const s=(0,L.vL)(t,r);return s.kind==="registry"?s:s.kind==="remot\
e"&&s.refusal===null?null:void 0}var $=O(8516),K=O(2170),N=O(8032),ee=O(1780),R=O(304),o=O(523);function*c(n,t){for(const i of n.providers){const e=l(i,n,t);e!==
null?yield e:t.isLockReadonly&&i.locked===null&&(yield{problem:(0,$.Sm)({provider:(0,T.JT)(i.provider)}),places:i.places})}yield*n.refused;const{client:r}=n,s=n.
clientVersions.length===0?null:t.versionIn(r,n.directory);if(s!==null)for(const{text:i,place:e}of n.clientVersions)(0,R.Lt)(i,s)&&(yield{problem:(0,$.Ov)({client:r,
version:s,constraint:i}),places:[e]})}function l(n,t,r){const{constraints:s,provider:i}=n,e=s.flatMap(y=>k(y.text).map(b=>({...b,constraint:y})));if(A(e))return r.
upgrade?null:d(n,t);const a=(0,T.JT)(i);if(t.client==="opentofu"&&(0,R.jF)(e))return{problem:(0,$.jF)({kind:"unspecified",provider:a}),places:g(s)};const u=e.filter(
({constraint:y})=>y.place.inside===void 0),f=(0,R.Sx)(A(u)?e:u,R.Nd),m=f.map(({constraint:y})=>y);return{problem:(0,$.id)({of:`provider ${a}`,terms:f.map(y=>({...y.
constraint,text:(0,o.mb)(y)})),constraints:s.map(y=>({...y,conflicts:m.includes(y)})),resolution:r.resolve?.(t,n,y=>A(y.flatMap(k)))}),places:g(m),about:a}}function d({
provider:n,constraints:t,locked:r},{isUnit:s}){const i=r===null?null:(0,o.rK)(r.text);if(r===null||i===null)return null;const e=m=>{const v=m.flatMap(({text:y})=>k(
y));return(0,R.XA)([i],v)===null};if(!e(t))return null;const a=t.filter(m=>e([m])),u=a.length===0?t:a;return{problem:(0,$.N0)({provider:(0,T.JT)(n),version:(0,o.
Cg)(i),constraints:[...new Set(u.map(({text:m})=>(0,o.kv)(k(m))))],isUnit:s}),places:g([r,...u])}}const g=n=>[...new Set(n.map(({place:t})=>t))];function k(n){const t=(0,o.
_T)(n);return t.ok?t.value:[]}function A(n){const t=n.map(({version:r})=>r);return(0,R.XA)(t,n)!==null||(0,R.Nd)(n)}function B(n){const t=new Map;let r=!1;return{
add:e=>{const a=e.isAside?(0,h.Gz)(e.directory,"main.tf"):null,u=e.lockFile!==null;r||=u;for(const f of c(e,n)){const{code:m,message:v}=f.problem,y=f.about??(0,ee.
pj)(v),b=[m,y,...f.places.map(E.df)].join(`
`),M=t.get(b)??{...f,having:new Set,aside:a,isLocked:u};t.set(b,M),M.having.add(e.client),a===null&&(M.aside=null),M.isLocked||=u}},notes:()=>Array.from(t.values(),
({problem:e,places:a,having:u,aside:f,isLocked:m})=>{const y=e.code!=="client-version"&&u.size===n.clients.length?N.Du:[...u],b=e.code==="lock-readonly"&&r&&!m;
return(0,K.kH)(e,{places:a,clients:y,...f!==null&&{aside:f},...b&&{severity:"warning"}})})}}var H=O(7706),ne=O(8339),ce=O(1054);function*ae(n,t,r){const s=new Set;
for(const i of n){if(i.kind==="lock_provider"){const a=`${i.place.file}
${i.text}`;if(s.has(a)){const u=(0,$.FA)({kind:"twice",provider:i.text??""});yield X(i.place,{problem:u})}s.add(a)}const e=de(i,r);e!==null&&(yield X((i.version??
i).place,e)),r.isPredicted&&(yield*fe(i,r))}for(const i of t){const e=he(i,r);e!==null&&e.clients.length>0&&(yield e)}}function X(n,{problem:t,clients:r=N.Du,...s}){
const i=/\.tofu(\.json)?$/.test(n.file),e=r.filter(a=>a==="opentofu"||!i);return(0,K.kH)(t,{...s,places:[n],clients:e})}const ue=/\.tf(component|stack|deploy)\.(hcl|json)$/;
function de(n,t){switch(n.kind){case"module":case"module_missing":case"test_module":return pe(n,t);case"required_provider":case"required_provider_nosource":case"\
required_provider_legacy":return ue.test(n.place.file)?null:me(n);case"lock_provider":{const r=ve(n);return r&&{problem:r}}default:return null}}const re=(n,t)=>({
problem:(0,$.jF)({kind:"syntax",text:n,why:t}),isPlaceholder:(0,ce.Kc)(n)});function*fe(n,t){const{kind:r,address:s,calls:i,evaluated:e,place:a,text:u,replacedFor:f=[]}=n;
if(i===void 0||e===void 0||n.isOverridden||r==="terragrunt_source")return;const m=(0,N.d3)(t);for(const v of n.clients){const y=t.releases.some(oe=>oe.client===
v&&oe.before!==null),b=i[v]!==void 0&&!m.includes(v);if(f.includes(v)||b&&!(y&&e[v]?.text))continue;const M={address:s,expression:u??"",client:v},S=b?(0,ne.J0)(
{...M,isOld:!0}):(0,ne.DA)({...M,isOld:m.includes(v)}),te=t.isGuess&&i.opentofu!==void 0&&S.severity==="error"?"warning":S.severity;yield X(a,{problem:{...S,severity:te},
clients:[v]})}}function pe(n,t){const{address:r,version:s,place:i}=n;if(s===void 0)return null;const{value:e}=s,a=(0,N.d3)(t),u=n.clients.filter(S=>e&&(a.includes(
S)||e[S]===void 0));if(u.length>0)return{problem:(0,$.jF)({kind:"expression",address:r,clients:u}),clients:u};const f=e===void 0?s.text:e[n.clients[0]??"terrafo\
rm"];if(typeof f!="string")return null;const m=(0,o.PW)(f);if(!m.ok)return re(f,m.why);const v=N.Du.filter(S=>!(0,R.gH)(m.value,S));if(v.length===0)return null;
const y=m.value.find(({version:S})=>(0,o.Ty)(S)),b=y&&(0,o.Cg)(y.version),M=[{text:f,place:i}];return{problem:(0,$.id)({of:r,terms:M,preRelease:b}),clients:v}}function me({
kind:n,address:t,text:r,version:s}){if(s===void 0)return null;if(s.value!==void 0)return{problem:(0,$.jF)({kind:"not-a-string",address:t})};const i=(0,o._T)(s.text);
if(!i.ok)return re(s.text,i.why);const e=N.Du.filter(u=>n==="required_provider"?(0,C.mi)(r??"",u).kind==="builtin":(0,C.op)(t)==="terraform");if(e.length===0)return null;
const a=r??"terraform.io/builtin/terraform";return{problem:(0,$.jF)({kind:"built-in",provider:a}),clients:e}}function ve({text:n,version:t,constraints:r=""}){const s=n??
"";if(t===void 0||t.value!==void 0)return(0,$.FA)({kind:"no-version",provider:s});const i=(0,o.rK)(t.text);if(i===null)return(0,$.FA)({kind:"not-a-version",provider:s});
const e=(0,o.Cg)(i);if(e!==t.text)return(0,$.FA)({kind:"not-normal",of:"version",provider:s,normal:e});if(r==="")return null;const a=(0,o._T)(r);if(!a.ok)return(0,$.
FA)({kind:"not-constraints",provider:s});const u=(0,o.kv)(a.value);return u===r?null:(0,$.FA)({kind:"not-normal",of:"constraints",provider:s,normal:u})}function he(n,t){
const{set:r,versions:s,isGuess:i=!1}=t,{kind:e,text:a,place:u}=n;if(e==="state-expression"&&n.directories===void 0){const b=(0,H.ho)({kind:"expression",what:a,isGuess:i});
return X(u,{problem:b,clients:t.clients.filter(M=>M==="terraform")})}if((0,N.SO)(e)){const b=r.filter(M=>M!==N.$I[e].client);return X(u,{problem:(0,H.jP)({kind:e}),
clients:b})}const f=e==="version"||e==="compatible";if(!f&&e!=="provider-version")return null;const m=f?(0,o.PW)(a):(0,o._T)(a),v=N.Du.filter(b=>!f||G(n,b,s));if(!m.
ok)return X(u,{...re(a,m.why),clients:v});if(!f||!m.value.some(({version:b})=>(0,o.Ty)(b)))return null;const y=(0,$.jF)({kind:"pre-release",text:a});return X(u,
{problem:y,clients:v})}function ge(n,t){const r=new Set(t.flatMap(({calls:s,clients:i,place:e})=>{const a=N.Du.filter(u=>!i.includes(u)||!s?.[u]);return s===void 0?
[]:a.map(u=>`${u} ${(0,E.df)(e)}`)}));return n.filter(({problem:s,clients:i,places:[e]})=>s.code!=="source-dynamic"||e===void 0||!i.every(a=>r.has(`${a} ${(0,E.
df)(e)}`)))}}),304:((ie,J,O)=>{O.d(J,{CM:()=>Q,Hn:()=>j,Lt:()=>R,Nd:()=>p,Sx:()=>K,XA:()=>C,gH:()=>Y,iM:()=>L,jF:()=>T,s5:()=>I});var E=O(9119),h=O(523);function L(o,c,l){
const d=q(c,l);return P(o,g=>(!(0,h.Ty)(g)||(0,h.Cg)(g)===d)&&U(g,c))}function C(o,c){return P(o,l=>(!(0,h.Ty)(l)||c.some(d=>V(l,d)))&&!Z(l)&&c.every(d=>G(l,d)))}
const I=o=>P(o,c=>!(0,h.Ty)(c));function T(o){const c=o.filter(l=>l.operator==="=");return c.length===1&&c.every(({version:l})=>Z({...l,build:""}))}function j(o,c,l){
const d=(0,h.oF)(o),g=(0,h.PW)(c);return d!==null&&g.ok&&L([d],g.value,l)!==null}function Q(o,c){const[l,d]=[(0,h.rK)(o),(0,h._T)(c)];return l===null||!d.ok||C(
[l],d.value)!==null}const U=(o,c)=>c.every(l=>D(o,l));function P(o,c){let l=null;for(const d of o.filter(c))(l===null||(0,h.Zy)(d,l)>0)&&(l=d);return l}function q(o,c){
const[l,d]=o;if(l===void 0||d!==void 0)return null;const g=l.text.trim().replace(c==="opentofu"?/^=?v?/:/^=?/,""),k=(0,h.rK)(g);return k===null?null:(0,h.Cg)(k)}
const Z=({numbers:o,pre:c,build:l})=>c===""&&l===""&&o.every(d=>d===0n),V=(o,c)=>c.operator==="="&&W(o,c.version),W=(o,c)=>o.build===c.build&&(0,h.Zy)(o,c)===0;
function D(o,{operator:c,version:l}){const d=(0,h.Zy)(o,l);if(c==="=")return d===0;if(c==="!=")return d!==0;if(c!=="~>")return z(d,c);const g=l.numbers.slice(0,
l.written-1);return d>=0&&!(0,h.Ty)(l)&&l.numbers.length<=o.numbers.length&&g.every((k,A)=>k===o.numbers[A])}function G(o,c){const{operator:l,version:d}=c;if(l===
"=")return V(o,c);if(l==="!=")return!W(o,d);const g=(0,h.Zy)(o,d);if(l!=="~>")return z(g,l);const[k=0n,A=0n]=d.numbers,B=d.written===3?[k,A+1n,0n]:[k+1n,0n,0n];
return g>=0&&(0,h.Zy)(o,{...d,numbers:B,pre:""})<0}const z=(o,c)=>({">":o>0,">=":o>=0,"<":o<0,"<=":o<=0})[c];function Y(o,c){if(F(o))return!0;const l=_(o),d=Math.
max(...l.map(({numbers:k})=>k.length)),g=l.flatMap(k=>{const A=Array.from({length:d},(B,H)=>k.numbers[H]??0n);return[k,$(A),$([...A,1n])]});return L(g,o,c)!==null}
function p(o){const c=(0,E.t6)(o,h.mb);if(F(c))return!0;const l=_(c),d="x".repeat(1+Math.max(...l.map(k=>k.build.length))),g=l.flatMap(k=>{const[A=0n,B=0n,H=0n]=k.
numbers,ne=[A,B,H+1n];return[k,$([A,B,H],d),$(ne,d)]});return C(g,c)!==null}const x=50,w=100,F=o=>o.length>x||o.some(({text:c})=>c.length>w),_=o=>{const c=[$([0n,
0n,0n]),...o.map(l=>l.version)];return[...new Map(c.map(l=>[(0,h.Cg)(l),l])).values()]},$=(o,c="")=>({text:"",numbers:o,written:o.length,pre:"",build:c});function K(o,c){
const l=(0,E.t6)(o,h.mb),d=c(l)?o:l;if(F(d))return o;const g=N(d,c)??ee(d,c),k=new Set(g.map(h.mb));return o.filter(A=>k.has((0,h.mb)(A)))}function N(o,c){const l=o.
findLast(d=>!c([d]));if(l!==void 0)return[l];for(const[d,g]of[...o.entries()].reverse()){const k=o.slice(0,d).findLast(A=>!c([A,g]));if(k!==void 0)return[k,g]}return null}
const ee=(o,c)=>o.reduce((l,d)=>{const g=l.filter(k=>k!==d);return c(g)?l:g},o);function R(o,c){const l=(0,h.PW)(o),d=(0,h.oF)(c);if(!l.ok||d===null||l.value.some(
g=>(0,h.Ty)(g.version)))return!1;if(d.written<3){const g=(0,h.PW)(`~> ${d.numbers.slice(0,d.written).join(".")}.0`);return g.ok&&!Y([...l.value,...g.value],"ter\
raform")}return!U({...d,pre:""},l.value)}}),8516:((ie,J,O)=>{O.d(J,{FA:()=>z,N0:()=>V,Ov:()=>Y,Sm:()=>W,id:()=>Z,jF:()=>q});var E=O(8032),h=O(9432),L=O(9119),C=O(
9615);const I=6,T=p=>`"${(0,h.dh)(p)}"`,j="change one of these constraints so that a version can match all of them",Q=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function U(p){const x=p.replace(Q,"");return x===""?"":`: ${x}`}const P={syntax:({text:p,why:x})=>({message:`${T(p)} is not a version constraint${U(x)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:x})=>({message:`ve\
rsion of ${p} is an expression, which ${x.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:x.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:x}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${T(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},q=p=>(0,C.CC)("constraint-invalid",(0,C.Z9)(P,p));function Z({of:p,terms:x,constraints:w,...F}){const{preRelease:_,resolution:$}=F,K=x.length===
1?"correct the constraint":j,ee=x.some(({place:l})=>typeof l!="string"&&l.inside)?`${K}, or call another version of the module that has one`:K,R=$?`${(0,C.OJ)($)}\
, or ${K}`:ee,o=new Set(x.map(L.Ox)).size===1,c=({text:l,...d})=>o?T(l):`${T(l)} (${(0,h.dh)((0,L.Ox)(d))})`;return(0,C.CC)("constraint-unmeetable",{...w&&{constraints:w},
message:`no version of ${p} can match ${x.length>1?"all of ":""}${(0,h.K4)(x,I,c)}`,help:_===void 0?R:`write ${T(_)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const V=({provider:p,version:x,constraints:w,isUnit:F})=>(0,C.CC)("lock-outside",{message:`lock\
ed provider ${p} ${x} does not match configured version constraint ${(0,h.K4)(w,I,h.dh)}`,help:`run \`${F?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),W=p=>(0,C.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),D=(p,x)=>w=>({message:`the ${p} of provider ${w.provider}\
 ${x}`}),G={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":D("version","is missing"),"not-a-version":D("version","is not a version number"),"not-constraints":D("constraints","are inval\
id"),"not-hashes":D("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be w\
ritten in normalized form: ${T(p.normal)}`})};function z(p){const{message:x,help:w}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,C.Z9)(G,p)};return(0,C.CC)("lock-invalid",{message:`failed to read dependency lock file: ${x}`,help:w})}const Y=({client:p,version:x,constraint:w})=>(0,C.
CC)("client-version",{message:`the version constraint ${T(w)} excludes ${E.bB[p]} ${x}`,help:`use another version of ${E.bB[p]}, or change the constraint`})})};export{xe as ids,$e as modules};
