const ke=[4284,304,9815,304],$e={4284:((ie,H,k)=>{k.r(H),k.d(H,{callsOf:()=>U,rootNotes:()=>B,rootOf:()=>q,textNotes:()=>ae,withoutRefused:()=>ge});var L=k(9119),
h=k(3096),N=k(5243),T=k(3846),I=k(9373),M=k(2172),K=k(1824);function q(e,t){const[r]=e,{client:s,hasCalls:i,versions:n}=t,d=i||r.lockFile!==null?[...e,{...r,usages:r.
tests}]:[];return{directory:r.name===""?".":r.name,client:s,directories:e.flatMap(({parts:f,way:v})=>v===void 0?f:[]),calls:d.flatMap(f=>U(f,r,t)),providers:X(e,
s),lockFile:r.lockFile,...r.unit!==null&&{isUnit:!0},refused:t.refused,isPartial:t.isPartial,clientVersions:e.flatMap(f=>{const v=f.declared.filter(m=>Z(m,s,n));
return(0,I.Nm)(v).map(m=>F(f,m))})}}function U(e,t,{client:r,isAsked:s}){const i=G(e.usages.filter(s),r,t),{way:n,module:a}=e;return n===void 0&&a===void 0?i:i.
map(d=>({...d,address:(0,K.CY)(n,d.address),place:(0,K.VV)(e,d.place),constraint:d.constraint&&F(e,d.constraint)}))}function F(e,t){const{module:r}=e,s=(0,K.VV)(
e,t.place);return{text:t.text,place:s,...r!==void 0&&{module:r}}}const ee=/[A-Z][^/]*(?:\/[^/]*)?$/;function X(e,t){const r=W(e[0],t),s=new Map,i=(n,a,d,f,v="")=>{
if(n===null)return;const m=(0,M.JT)(n),y=ee.test(v)?{provider:n,written:v}:{provider:n},b={places:[],constraints:[]},C=s.get(m)??{...y,...b,locked:r.get(m)??null};
s.set(m,C),C.places.push((0,K.VV)(f,a)),d!==null&&C.constraints.push(F(f,d))};for(const n of e){const a=Map.groupBy(n.usages,({address:f})=>f);for(const f of a.
values().flatMap(I.Nm)){if(f.kind==="implied_provider"&&(0,I.LU)(n.unit))continue;const v=(0,M.KS)(f,t);i(V(f,t),f.place,v,n,f.text??"")}const d=n.declared.filter(
({kind:f})=>f==="provider-version");for(const[f,v]of Map.groupBy(d,m=>m.localName??"")){const m=J(f,n,t);for(const{text:y,place:b}of(0,I.Nm)(v))i(m,b,{text:y,place:b},
n)}}return[...s.values()]}function V(e,t){return e.kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!=="implied_provider"&&(0,T.op)(e.address)==="ter\
raform"?null:(0,M.lc)(e,(0,N.Vm)(t),t)}function J(e,{usages:t,unit:r},s){const i=t.find(({kind:n,address:a})=>n.startsWith("required_provider")&&(0,T.op)(a)===e);
return i!==void 0?V(i,s):(0,I.LU)(r)?null:{host:(0,N.Vm)(s),namespace:"hashicorp",type:e}}function W({usages:e},t){const r=new Map;for(const s of e){if(s.kind!==
"lock_provider")continue;const i=(0,M.lc)(s,(0,N.Vm)(t),t),n=(0,M.KS)(s,t);if(!(i===null||n===null)&&(r.set((0,M.JT)(i),n),t==="opentofu"&&(0,T.Gi)(i))){const a=(0,M.
JT)({...i,host:(0,N.Vm)(t)});r.has(a)||r.set(a,n)}}return r}function Z({kind:e,place:t},r,{opentofu:s=""}){const i=/\.tofu(\.json)?$/.test((0,L.Xs)(t));return e===
"compatible"?r==="opentofu":e!=="version"||r==="terraform"?e==="version"&&!i:i||/^v?(0|1\.(\d|1[01])(\.|$))/.test(s)}function G(e,t,r){const s=e.filter(({kind:n})=>z.
test(n));if(!s.some(({place:n})=>(0,h.LA)((0,L.Xs)(n))))return s.flatMap(n=>p(n,n,t,r));const i=({place:n})=>Number((0,h.LA)((0,L.Xs)(n)));return(0,L.c1)(s,({address:n})=>n).
flatMap(n=>{const a=n.toSorted((v,m)=>i(v)-i(m)),d=a.findLast(({text:v})=>v!==null),f=a.findLast(v=>v.version!==void 0);return d===void 0?[]:p(d,f??d,t,r)})}const z=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;
function p(e,t,r,s){const{kind:i,address:n,place:a,calls:d}=e,f=(0,M.MZ)(e,r),v=f.filter(b=>i==="terragrunt_source"?(b.root??s.name)===s.name:(0,I.fJ)(b,s)),m={
root:null,source:null,version:null,isOpen:!0};return(v.length===0&&f.length>0?[m]:v).flatMap(b=>{const C=b.source;if(C===null){const be={address:n,source:e.text??
"",place:a};return b.isOpen?{...be,module:null,constraint:null,isOpen:!0}:[]}if(d===void 0&&j.test(C))return[];const E=D(e,C,r);if(E===void 0)return[];const[,se]=S.
exec(i==="terragrunt_source"?C:"")??[],te=d!==void 0&&e===t,oe=b.version===null?null:{text:b.version,place:t.version?.place??a},ye=te?oe:(0,M.KS)(t,r),le=se===void 0?
ye:{text:se,place:a},Oe=te?b.isOpen:le===null&&t.version!==void 0;return{address:n,source:C,place:a,module:E,constraint:le,isOpen:Oe}})}const x=/^tfr:\/\/([^/?]*)\/([^?]*)/,
S=/^tfr:.*?[?&]version=([^&]*)/s,j=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function D({kind:e},t,r){if(e==="terragrunt_source"&&t.startsWith("tfr:")){
const[,i="",n=""]=x.exec(t)??[],a=(0,N.rE)(i===""?n:`${i}/${n}`,r);return a.ok?a.value:void 0}const s=(0,N.vL)(t,r);return s.kind==="registry"?s:s.kind==="remot\
e"&&s.refusal===null?null:void 0}var $=k(8516),P=k(2170),w=k(8032),_=k(1780),R=k(304),o=k(523);function*c(e,t){for(const i of e.providers){const n=l(i,e,t);n!==
null?yield n:t.isLockReadonly&&i.locked===null&&(yield{problem:(0,$.Sm)({provider:(0,M.JT)(i.provider)}),places:i.places})}yield*e.refused;const{client:r}=e,s=e.
clientVersions.length===0?null:t.versionIn(r,e.directory);if(s!==null)for(const{text:i,place:n}of e.clientVersions)(0,R.Lt)(i,s)&&(yield{problem:(0,$.Ov)({client:r,
version:s,constraint:i}),places:[n]})}function l(e,t,r){const{constraints:s,provider:i}=e,n=s.flatMap(y=>O(y.text).map(b=>({...b,constraint:y})));if(A(n))return r.
upgrade?null:u(e,t,r);const a=(0,M.JT)(i);if(t.client==="opentofu"&&(0,R.jF)(n))return{problem:(0,$.jF)({kind:"unspecified",provider:a}),places:g(s)};const d=n.
filter(({constraint:y})=>y.place.inside===void 0),f=(0,R.Sx)(A(d)?n:d,R.Nd),v=f.map(({constraint:y})=>y);return{problem:(0,$.id)({of:`provider ${a}`,terms:f.map(
y=>({...y.constraint,text:(0,o.mb)(y)})),constraints:s.map(y=>({...y,conflicts:v.includes(y)})),resolution:r.resolve?.(t,e,y=>A(y.flatMap(O)))}),places:g(v),about:a}}
function u({provider:e,constraints:t,locked:r},{isUnit:s},{clients:i}){const n=r===null?null:(0,o.rK)(r.text);if(r===null||n===null)return null;const a=m=>{const y=m.
flatMap(({text:b})=>O(b));return(0,R.XA)([n],y)===null};if(!a(t))return null;const d=t.filter(m=>a([m])),f=d.length===0?t:d;return{problem:(0,$.N0)({provider:(0,M.
JT)(e),version:(0,o.Cg)(n),constraints:[...new Set(f.map(({text:m})=>(0,o.kv)(O(m))))],clients:i,isUnit:s}),places:g([r,...f])}}const g=e=>[...new Set(e.map(({place:t})=>t))];
function O(e){const t=(0,o._T)(e);return t.ok?t.value:[]}function A(e){const t=e.map(({version:r})=>r);return(0,R.XA)(t,e)!==null||(0,R.Nd)(e)}function B(e){const t=new Map;
let r=!1;return{add:n=>{const a=n.isAside?(0,h.Gz)(n.directory,"main.tf"):null,d=n.lockFile!==null;r||=d;for(const f of c(n,e)){const{code:v,message:m}=f.problem,
y=f.about??(0,_.pj)(m),b=[v,y,...f.places.map(L.df)].join(`
`),C=t.get(b)??{...f,having:new Set,aside:a,isLocked:d};t.set(b,C),C.having.add(n.client),a===null&&(C.aside=null),C.isLocked||=d}},notes:()=>Array.from(t.values(),
({problem:n,places:a,having:d,aside:f,isLocked:v})=>{const y=n.code!=="client-version"&&d.size===e.clients.length?w.Du:[...d],b=n.code==="lock-readonly"&&r&&!v;
return(0,P.kH)(n,{places:a,clients:y,...f!==null&&{aside:f},...b&&{severity:"warning"}})})}}var Y=k(7706),ne=k(8339),ce=k(1054);function*ae(e,t,r){const s=new Set;
for(const i of e){if(i.kind==="lock_provider"){const a=`${i.place.file}
${i.text}`;if(s.has(a)){const d=(0,$.FA)({kind:"twice",provider:i.text??""});yield Q(i.place,{problem:d})}s.add(a)}const n=de(i,r);n!==null&&(yield Q((i.version??
i).place,n)),r.isPredicted&&(yield*fe(i,r))}for(const i of t){const n=he(i,r);n!==null&&(yield n)}}function Q(e,{problem:t,clients:r=w.Du,...s}){const i=/\.tofu(\.json)?$/.
test(e.file),n=r.filter(a=>a==="opentofu"||!i);return(0,P.kH)(t,{...s,places:[e],clients:n})}const ue=/\.tf(component|stack|deploy)\.(hcl|json)$/;function de(e,t){
switch(e.kind){case"module":case"module_missing":case"test_module":return pe(e,t);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ue.test(e.place.file)?null:me(e);case"lock_provider":{const r=ve(e);return r&&{problem:r}}default:return null}}const re=(e,t)=>({problem:(0,$.jF)(
{kind:"syntax",text:e,why:t}),isPlaceholder:(0,ce.Kc)(e)});function*fe(e,t){const{kind:r,address:s,calls:i,evaluated:n,place:a,text:d,replacedFor:f=[]}=e;if(i===
void 0||n===void 0||e.isOverridden||r==="terragrunt_source")return;const v=(0,w.d3)(t);for(const m of e.clients){const y=t.releases.some(oe=>oe.client===m&&oe.before!==
null),b=i[m]!==void 0&&!v.includes(m);if(f.includes(m)||b&&!y)continue;const C={address:s,expression:d??"",client:m},E=b?(0,ne.J0)({...C,isOld:!0}):(0,ne.DA)({...C,
isOld:v.includes(m)}),te=t.isGuess&&i.opentofu!==void 0&&E.severity==="error"?"warning":E.severity;yield Q(a,{problem:{...E,severity:te},clients:[m]})}}function pe(e,t){
const{address:r,version:s,place:i}=e;if(s===void 0)return null;const{value:n}=s,a=(0,w.d3)(t),d=e.clients.filter(E=>n&&(a.includes(E)||n[E]===void 0));if(d.length>
0)return{problem:(0,$.jF)({kind:"expression",address:r,clients:d}),clients:d};const f=n===void 0?s.text:n[e.clients[0]??"terraform"];if(typeof f!="string")return null;
const v=(0,o.PW)(f);if(!v.ok)return re(f,v.why);const m=w.Du.filter(E=>!(0,R.gH)(v.value,E));if(m.length===0)return null;const y=v.value.find(({version:E})=>(0,o.
Ty)(E)),b=y&&(0,o.Cg)(y.version),C=[{text:f,place:i}];return{problem:(0,$.id)({of:r,terms:C,preRelease:b}),clients:m}}function me({kind:e,address:t,text:r,version:s}){
if(s===void 0)return null;if(s.value!==void 0)return{problem:(0,$.jF)({kind:"not-a-string",address:t})};const i=(0,o._T)(s.text);if(!i.ok)return re(s.text,i.why);
const n=w.Du.filter(d=>e==="required_provider"?(0,T.mi)(r??"",d).kind==="builtin":(0,T.op)(t)==="terraform");if(n.length===0)return null;const a=r??"terraform.i\
o/builtin/terraform";return{problem:(0,$.jF)({kind:"built-in",provider:a}),clients:n}}function ve({text:e,version:t,constraints:r=""}){const s=e??"";if(t===void 0||
t.value!==void 0)return(0,$.FA)({kind:"no-version",provider:s});const i=(0,o.rK)(t.text);if(i===null)return(0,$.FA)({kind:"not-a-version",provider:s});const n=(0,o.
Cg)(i);if(n!==t.text)return(0,$.FA)({kind:"not-normal",of:"version",provider:s,normal:n});if(r==="")return null;const a=(0,o._T)(r);if(!a.ok)return(0,$.FA)({kind:"\
not-constraints",provider:s});const d=(0,o.kv)(a.value);return d===r?null:(0,$.FA)({kind:"not-normal",of:"constraints",provider:s,normal:d})}function he(e,{set:t,
versions:r}){const{kind:s,text:i,place:n}=e;if((0,w.SO)(s)){const m=t.filter(b=>b!==w.$I[s].client),y=Q(n,{problem:(0,Y.jP)({kind:s}),clients:m});return y.clients.
length===0?null:y}const a=s==="version"||s==="compatible";if(!a&&s!=="provider-version")return null;const d=a?(0,o.PW)(i):(0,o._T)(i),f=w.Du.filter(m=>!a||Z(e,m,
r));if(!d.ok)return Q(n,{...re(i,d.why),clients:f});if(!a||!d.value.some(({version:m})=>(0,o.Ty)(m)))return null;const v=(0,$.jF)({kind:"pre-release",text:i});return Q(
n,{problem:v,clients:f})}function ge(e,t){const r=new Set(t.flatMap(({calls:s,clients:i,place:n})=>{const a=w.Du.filter(d=>!i.includes(d)||!s?.[d]);return s===void 0?
[]:a.map(d=>`${d} ${(0,L.df)(n)}`)}));return e.filter(({problem:s,clients:i,places:[n]})=>s.code!=="source-dynamic"||n===void 0||!i.every(a=>r.has(`${a} ${(0,L.
df)(n)}`)))}}),304:((ie,H,k)=>{k.d(H,{CM:()=>q,Hn:()=>K,Lt:()=>R,Nd:()=>p,Sx:()=>P,XA:()=>T,gH:()=>z,iM:()=>N,jF:()=>M,s5:()=>I});var L=k(9119),h=k(523);function N(o,c,l){
const u=ee(c,l);return F(o,g=>(!(0,h.Ty)(g)||(0,h.Cg)(g)===u)&&U(g,c))}function T(o,c){return F(o,l=>(!(0,h.Ty)(l)||c.some(u=>V(l,u)))&&!X(l)&&c.every(u=>Z(l,u)))}
const I=o=>F(o,c=>!(0,h.Ty)(c));function M(o){const c=o.filter(l=>l.operator==="=");return c.length===1&&c.every(({version:l})=>X({...l,build:""}))}function K(o,c,l){
const u=(0,h.oF)(o),g=(0,h.PW)(c);return u!==null&&g.ok&&N([u],g.value,l)!==null}function q(o,c){const[l,u]=[(0,h.rK)(o),(0,h._T)(c)];return l===null||!u.ok||T(
[l],u.value)!==null}const U=(o,c)=>c.every(l=>W(o,l));function F(o,c){let l=null;for(const u of o.filter(c))(l===null||(0,h.Zy)(u,l)>0)&&(l=u);return l}function ee(o,c){
const[l,u]=o;if(l===void 0||u!==void 0)return null;const g=l.text.trim().replace(c==="opentofu"?/^=?v?/:/^=?/,""),O=(0,h.rK)(g);return O===null?null:(0,h.Cg)(O)}
const X=({numbers:o,pre:c,build:l})=>c===""&&l===""&&o.every(u=>u===0n),V=(o,c)=>c.operator==="="&&J(o,c.version),J=(o,c)=>o.build===c.build&&(0,h.Zy)(o,c)===0;
function W(o,{operator:c,version:l}){const u=(0,h.Zy)(o,l);if(c==="=")return u===0;if(c==="!=")return u!==0;if(c!=="~>")return G(u,c);const g=l.numbers.slice(0,
l.written-1);return u>=0&&!(0,h.Ty)(l)&&l.numbers.length<=o.numbers.length&&g.every((O,A)=>O===o.numbers[A])}function Z(o,c){const{operator:l,version:u}=c;if(l===
"=")return V(o,c);if(l==="!=")return!J(o,u);const g=(0,h.Zy)(o,u);if(l!=="~>")return G(g,l);const[O=0n,A=0n]=u.numbers,B=u.written===3?[O,A+1n,0n]:[O+1n,0n,0n];
return g>=0&&(0,h.Zy)(o,{...u,numbers:B,pre:""})<0}const G=(o,c)=>({">":o>0,">=":o>=0,"<":o<0,"<=":o<=0})[c];function z(o,c){if(j(o))return!0;const l=D(o),u=Math.
max(...l.map(({numbers:O})=>O.length)),g=l.flatMap(O=>{const A=Array.from({length:u},(B,Y)=>O.numbers[Y]??0n);return[O,$(A),$([...A,1n])]});return N(g,o,c)!==null}
function p(o){const c=(0,L.t6)(o,h.mb);if(j(c))return!0;const l=D(c),u="x".repeat(1+Math.max(...l.map(O=>O.build.length))),g=l.flatMap(O=>{const[A=0n,B=0n,Y=0n]=O.
numbers,ne=[A,B,Y+1n];return[O,$([A,B,Y],u),$(ne,u)]});return T(g,c)!==null}const x=50,S=100,j=o=>o.length>x||o.some(({text:c})=>c.length>S),D=o=>{const c=[$([0n,
0n,0n]),...o.map(l=>l.version)];return[...new Map(c.map(l=>[(0,h.Cg)(l),l])).values()]},$=(o,c="")=>({text:"",numbers:o,written:o.length,pre:"",build:c});function P(o,c){
const l=(0,L.t6)(o,h.mb),u=c(l)?o:l;if(j(u))return o;const g=w(u,c)??_(u,c),O=new Set(g.map(h.mb));return o.filter(A=>O.has((0,h.mb)(A)))}function w(o,c){const l=o.
findLast(u=>!c([u]));if(l!==void 0)return[l];for(const[u,g]of[...o.entries()].reverse()){const O=o.slice(0,u).findLast(A=>!c([A,g]));if(O!==void 0)return[O,g]}return null}
const _=(o,c)=>o.reduce((l,u)=>{const g=l.filter(O=>O!==u);return c(g)?l:g},o);function R(o,c){const l=(0,h.PW)(o),u=(0,h.oF)(c);if(!l.ok||u===null||l.value.some(
g=>(0,h.Ty)(g.version)))return!1;if(u.written<3){const g=(0,h.PW)(`~> ${u.numbers.slice(0,u.written).join(".")}.0`);return g.ok&&!z([...l.value,...g.value],"ter\
raform")}return!U({...u,pre:""},l.value)}}),8516:((ie,H,k)=>{k.d(H,{FA:()=>G,N0:()=>V,Ov:()=>z,Sm:()=>J,id:()=>X,jF:()=>ee});var L=k(8032),h=k(9432),N=k(9119),T=k(
9615);const I=6,M=p=>`"${(0,h.dh)(p)}"`,K="change one of these constraints so that a version can match all of them",q=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function U(p){const x=p.replace(q,"");return x===""?"":`: ${x}`}const F={syntax:({text:p,why:x})=>({message:`${M(p)} is not a version constraint${U(x)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:x})=>({message:`ve\
rsion of ${p} is an expression, which ${x.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:x.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:x}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${M(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},ee=p=>(0,T.CC)("constraint-invalid",(0,T.Z9)(F,p));function X({of:p,terms:x,constraints:S,...j}){const{preRelease:D,resolution:$}=j,P=x.length===
1?"correct the constraint":K,_=x.some(({place:l})=>typeof l!="string"&&l.inside)?`${P}, or call another version of the module that has one`:P,R=$?`${(0,T.OJ)($)}\
, or ${P}`:_,o=new Set(x.map(N.Ox)).size===1,c=({text:l,...u})=>o?M(l):`${M(l)} (${(0,h.dh)((0,N.Ox)(u))})`;return(0,T.CC)("constraint-unmeetable",{...S&&{constraints:S},
message:`no version of ${p} can match ${x.length>1?"all of ":""}${(0,h.K4)(x,I,c)}`,help:D===void 0?R:`write ${M(D)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}function V({provider:p,version:x,constraints:S,clients:j,isUnit:D}){const[$,...P]=j,w=$==="open\
tofu"?"tofu ":"terraform ",_=D?"terragrunt ":P.length>0?"":w;return(0,T.CC)("lock-outside",{message:`locked provider ${p} ${x} does not match configured version\
 constraint ${(0,h.K4)(S,I,h.dh)}`,help:`run \`${_}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const J=p=>(0,T.CC)("\
lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-lockfile=readonly\` does not let init remove its entry`:`the lock file has\
 no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and\
 commit the lock file"}),W=(p,x)=>S=>({message:`the ${p} of provider ${S.provider} ${x}`}),Z={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`\
it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":W("version","is missing"),"not-a-version":W(
"version","is not a version number"),"not-constraints":W("constraints","are invalid"),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be w\
ritten in normalized form: ${M(p.normal)}`})};function G(p){const{message:x,help:S}={help:"restore the file, or remove the block and run `init` again",...(0,T.Z9)(
Z,p)};return(0,T.CC)("lock-invalid",{message:`failed to read dependency lock file: ${x}`,help:S})}const z=({client:p,version:x,constraint:S})=>(0,T.CC)("client-\
version",{message:`the version constraint ${M(S)} excludes ${L.bB[p]} ${x}`,help:`use another version of ${L.bB[p]}, or change the constraint`})})};export{ke as ids,$e as modules};
