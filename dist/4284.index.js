const be=[4284,304,9815,304],ke={4284:((ie,X,O)=>{O.r(X),O.d(X,{callsOf:()=>U,rootNotes:()=>S,rootOf:()=>Q,textNotes:()=>ce,withoutRefused:()=>he});var N=O(9119),
y=O(3096),R=O(5243),C=O(3846),P=O(9373),M=O(2172),K=O(1824);function Q(e,t){const[o]=e,{client:r,hasCalls:s,versions:n}=t,d=s||o.lockFile!==null?[...e,{...o,usages:o.
tests}]:[];return{directory:o.name===""?".":o.name,client:r,directories:e.flatMap(({parts:f,way:v})=>v===void 0?f:[]),calls:d.flatMap(f=>U(f,o,t)),providers:q(e,
r),lockFile:o.lockFile,...o.unit!==null&&{isUnit:!0},refused:t.refused,clientVersions:e.flatMap(f=>{const v=f.declared.filter(m=>G(m,r,n));return(0,P.Nm)(v).map(
m=>j(f,m))})}}function U(e,t,{client:o,isAsked:r}){const s=W(e.usages.filter(r),o,t),{way:n,module:u}=e;return n===void 0&&u===void 0?s:s.map(d=>({...d,address:(0,K.
CY)(n,d.address),place:(0,K.VV)(e,d.place),constraint:d.constraint&&j(e,d.constraint)}))}function j(e,t){const{module:o}=e,r=(0,K.VV)(e,t.place);return{text:t.text,
place:r,...o!==void 0&&{module:o}}}function q(e,t){const o=Z(e[0],t),r=new Map,s=(n,u,d,f)=>{if(n===null)return;const v=(0,M.JT)(n),m={places:[],constraints:[]},
g=r.get(v)??{provider:n,...m,locked:o.get(v)??null};r.set(v,g),g.places.push((0,K.VV)(f,u)),d!==null&&g.constraints.push(j(f,d))};for(const n of e){const u=Map.
groupBy(n.usages,({address:f})=>f);for(const f of u.values().flatMap(P.Nm)){if(f.kind==="implied_provider"&&(0,P.LU)(n.unit))continue;const v=(0,M.KS)(f,t);s(V(
f,t),f.place,v,n)}const d=n.declared.filter(({kind:f})=>f==="provider-version");for(const[f,v]of Map.groupBy(d,m=>m.localName??"")){const m=J(f,n,t);for(const{text:g,
place:k}of(0,P.Nm)(v))s(m,k,{text:g,place:k},n)}}return[...r.values()]}function V(e,t){return e.kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!=="\
implied_provider"&&(0,C.op)(e.address)==="terraform"?null:(0,M.lc)(e,(0,R.Vm)(t),t)}function J(e,{usages:t,unit:o},r){const s=t.find(({kind:n,address:u})=>n.startsWith(
"required_provider")&&(0,C.op)(u)===e);return s!==void 0?V(s,r):(0,P.LU)(o)?null:{host:(0,R.Vm)(r),namespace:"hashicorp",type:e}}function Z({usages:e},t){const o=new Map;
for(const r of e){if(r.kind!=="lock_provider")continue;const s=(0,M.lc)(r,(0,R.Vm)(t),t),n=(0,M.KS)(r,t);if(!(s===null||n===null)&&(o.set((0,M.JT)(s),n),t==="op\
entofu"&&(0,C.Gi)(s))){const u=(0,M.JT)({...s,host:(0,R.Vm)(t)});o.has(u)||o.set(u,n)}}return o}function G({kind:e,place:t},o,{opentofu:r=""}){const s=/\.tofu(\.json)?$/.
test((0,N.Xs)(t));return e==="compatible"?o==="opentofu":e!=="version"||o==="terraform"?e==="version"&&!s:s||/^v?(0|1\.(\d|1[01])(\.|$))/.test(r)}function W(e,t,o){
const r=e.filter(({kind:n})=>z.test(n));if(!r.some(({place:n})=>(0,y.LA)((0,N.Xs)(n))))return r.flatMap(n=>_(n,n,t,o));const s=({place:n})=>Number((0,y.LA)((0,N.
Xs)(n)));return(0,N.c1)(r,({address:n})=>n).flatMap(n=>{const u=n.toSorted((v,m)=>s(v)-s(m)),d=u.findLast(({text:v})=>v!==null),f=u.findLast(v=>v.version!==void 0);
return d===void 0?[]:_(d,f??d,t,o)})}const z=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function _(e,t,o,r){const{kind:s,address:n,place:u,
calls:d}=e,f=(0,M.MZ)(e,o),v=f.filter(k=>s==="terragrunt_source"?(k.root??r.name)===r.name:(0,P.fJ)(k,r)),m={root:null,source:null,version:null,isOpen:!0};return(v.
length===0&&f.length>0?[m]:v).flatMap(k=>{const E=k.source;if(E===null){const Oe={address:n,source:e.text??"",place:u};return k.isOpen?{...Oe,module:null,constraint:null,
isOpen:!0}:[]}if(d===void 0&&$.test(E))return[];const L=w(e,E,o);if(L===void 0)return[];const[,se]=p.exec(s==="terragrunt_source"?E:"")??[],ne=d!==void 0&&e===t,
te=k.version===null?null:{text:k.version,place:t.version?.place??u},ge=ne?te:(0,M.KS)(t,o),le=se===void 0?ge:{text:se,place:u},ye=ne?k.isOpen:le===null&&t.version!==
void 0;return{address:n,source:E,place:u,module:L,constraint:le,isOpen:ye}})}const ee=/^tfr:\/\/([^/?]*)\/([^?]*)/,p=/^tfr:.*?[?&]version=([^&]*)/s,$=/^["(]|\$\{|^(var|local|path|each|module|data)\./;
function w({kind:e},t,o){if(e==="terragrunt_source"&&t.startsWith("tfr:")){const[,s="",n=""]=ee.exec(t)??[],u=(0,R.rE)(s===""?n:`${s}/${n}`,o);return u.ok?u.value:
void 0}const r=(0,R.vL)(t,o);return r.kind==="registry"?r:r.kind==="remote"&&r.refusal===null?null:void 0}var x=O(8516),I=O(2170),A=O(8032),D=O(1780),F=O(304),T=O(
523);function*i(e,t){for(const s of e.providers){const n=c(s,e,t);n!==null?yield n:t.isLockReadonly&&s.locked===null&&(yield{problem:(0,x.Sm)({provider:(0,M.JT)(
s.provider)}),places:s.places})}yield*e.refused;const{client:o}=e,r=e.clientVersions.length===0?null:t.versionIn(o,e.directory);if(r!==null)for(const{text:s,place:n}of e.
clientVersions)(0,F.Lt)(s,r)&&(yield{problem:(0,x.Ov)({client:o,version:r,constraint:s}),places:[n]})}function c(e,t,o){const{constraints:r,provider:s}=e,n=r.flatMap(
g=>h(g.text).map(k=>({...k,constraint:g})));if(b(n))return o.upgrade?null:l(e,t,o);const u=(0,M.JT)(s);if(t.client==="opentofu"&&(0,F.jF)(n))return{problem:(0,x.
jF)({kind:"unspecified",provider:u}),places:a(r)};const d=n.filter(({constraint:g})=>g.place.inside===void 0),f=(0,F.Sx)(b(d)?n:d,F.Nd),v=f.map(({constraint:g})=>g);
return{problem:(0,x.id)({of:`provider ${u}`,terms:f.map(g=>({...g.constraint,text:(0,T.mb)(g)})),constraints:r.map(g=>({...g,conflicts:v.includes(g)})),resolution:o.
resolve?.(t,e,g=>b(g.flatMap(h)))}),places:a(v),about:u}}function l({provider:e,constraints:t,locked:o},{isUnit:r},{clients:s}){const n=o===null?null:(0,T.rK)(o.
text);if(o===null||n===null)return null;const u=m=>{const g=m.flatMap(({text:k})=>h(k));return(0,F.XA)([n],g)===null};if(!u(t))return null;const d=t.filter(m=>u(
[m])),f=d.length===0?t:d;return{problem:(0,x.N0)({provider:(0,M.JT)(e),version:(0,T.Cg)(n),constraints:[...new Set(f.map(({text:m})=>(0,T.kv)(h(m))))],clients:s,
isUnit:r}),places:a([o,...f])}}const a=e=>[...new Set(e.map(({place:t})=>t))];function h(e){const t=(0,T._T)(e);return t.ok?t.value:[]}function b(e){const t=e.map(
({version:o})=>o);return(0,F.XA)(t,e)!==null||(0,F.Nd)(e)}function S(e){const t=new Map;let o=!1;return{add:n=>{const u=n.isAside?(0,y.Gz)(n.directory,"main.tf"):
null,d=n.lockFile!==null;o||=d;for(const f of i(n,e)){const{code:v,message:m}=f.problem,g=f.about??(0,D.pj)(m),k=[v,g,...f.places.map(N.df)].join(`
`),E=t.get(k)??{...f,having:new Set,aside:u,isLocked:d};t.set(k,E),E.having.add(n.client),u===null&&(E.aside=null),E.isLocked||=d}},notes:()=>Array.from(t.values(),
({problem:n,places:u,having:d,aside:f,isLocked:v})=>{const g=n.code!=="client-version"&&d.size===e.clients.length?A.Du:[...d],k=n.code==="lock-readonly"&&o&&!v;
return(0,I.kH)(n,{places:u,clients:g,...f!==null&&{aside:f},...k&&{severity:"warning"}})})}}var B=O(7706),H=O(8339),oe=O(2485);function*ce(e,t,o){const r=new Set;
for(const s of e){if(s.kind==="lock_provider"){const u=`${s.place.file}
${s.text}`;if(r.has(u)){const d=(0,x.FA)({kind:"twice",provider:s.text??""});yield Y(s.place,{problem:d})}r.add(u)}const n=ue(s,o);n!==null&&(yield Y((s.version??
s).place,n)),o.isPredicted&&(yield*de(s,o))}for(const s of t){const n=ve(s,o);n!==null&&(yield n)}}function Y(e,{problem:t,clients:o=A.Du,...r}){const s=/\.tofu(\.json)?$/.
test(e.file),n=o.filter(u=>u==="opentofu"||!s);return(0,I.kH)(t,{...r,places:[e],clients:n})}const ae=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ue(e,t){
switch(e.kind){case"module":case"module_missing":case"test_module":return fe(e,t);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ae.test(e.place.file)?null:pe(e);case"lock_provider":{const o=me(e);return o&&{problem:o}}default:return null}}const re=(e,t)=>({problem:(0,x.jF)(
{kind:"syntax",text:e,why:t}),isPlaceholder:(0,oe.Kc)(e)});function*de(e,t){const{kind:o,address:r,calls:s,evaluated:n,place:u,text:d,replacedFor:f=[]}=e;if(s===
void 0||n===void 0||e.isOverridden||o==="terragrunt_source")return;const v=(0,A.d3)(t);for(const m of e.clients){const g=t.releases.some(te=>te.client===m&&te.before!==
null),k=s[m]!==void 0&&!v.includes(m);if(f.includes(m)||k&&!g)continue;const E={address:r,expression:d??"",client:m},L=k?(0,H.J0)({...E,isOld:!0}):(0,H.DA)({...E,
isOld:v.includes(m)}),ne=t.isGuess&&s.opentofu!==void 0&&L.severity==="error"?"warning":L.severity;yield Y(u,{problem:{...L,severity:ne},clients:[m]})}}function fe(e,t){
const{address:o,version:r,place:s}=e;if(r===void 0)return null;const{value:n}=r,u=(0,A.d3)(t),d=e.clients.filter(L=>n&&(u.includes(L)||n[L]===void 0));if(d.length>
0)return{problem:(0,x.jF)({kind:"expression",address:o,clients:d}),clients:d};const f=n===void 0?r.text:n[e.clients[0]??"terraform"];if(typeof f!="string")return null;
const v=(0,T.PW)(f);if(!v.ok)return re(f,v.why);const m=A.Du.filter(L=>!(0,F.gH)(v.value,L));if(m.length===0)return null;const g=v.value.find(({version:L})=>(0,T.
Ty)(L)),k=g&&(0,T.Cg)(g.version),E=[{text:f,place:s}];return{problem:(0,x.id)({of:o,terms:E,preRelease:k}),clients:m}}function pe({kind:e,address:t,text:o,version:r}){
if(r===void 0)return null;if(r.value!==void 0)return{problem:(0,x.jF)({kind:"not-a-string",address:t})};const s=(0,T._T)(r.text);if(!s.ok)return re(r.text,s.why);
const n=A.Du.filter(d=>e==="required_provider"?(0,C.mi)(o??"",d).kind==="builtin":(0,C.op)(t)==="terraform");if(n.length===0)return null;const u=o??"terraform.i\
o/builtin/terraform";return{problem:(0,x.jF)({kind:"built-in",provider:u}),clients:n}}function me({text:e,version:t,constraints:o=""}){const r=e??"";if(t===void 0||
t.value!==void 0)return(0,x.FA)({kind:"no-version",provider:r});const s=(0,T.rK)(t.text);if(s===null)return(0,x.FA)({kind:"not-a-version",provider:r});const n=(0,T.
Cg)(s);if(n!==t.text)return(0,x.FA)({kind:"not-normal",of:"version",provider:r,normal:n});if(o==="")return null;const u=(0,T._T)(o);if(!u.ok)return(0,x.FA)({kind:"\
not-constraints",provider:r});const d=(0,T.kv)(u.value);return d===o?null:(0,x.FA)({kind:"not-normal",of:"constraints",provider:r,normal:d})}function ve(e,{set:t,
versions:o}){const{kind:r,text:s,place:n}=e;if((0,A.SO)(r)){const m=t.filter(k=>k!==A.$I[r].client),g=Y(n,{problem:(0,B.jP)({kind:r}),clients:m});return g.clients.
length===0?null:g}const u=r==="version"||r==="compatible";if(!u&&r!=="provider-version")return null;const d=u?(0,T.PW)(s):(0,T._T)(s),f=A.Du.filter(m=>!u||G(e,m,
o));if(!d.ok)return Y(n,{...re(s,d.why),clients:f});if(!u||!d.value.some(({version:m})=>(0,T.Ty)(m)))return null;const v=(0,x.jF)({kind:"pre-release",text:s});return Y(
n,{problem:v,clients:f})}function he(e,t){const o=new Set(t.flatMap(({calls:r,clients:s,place:n})=>{const u=A.Du.filter(d=>!s.includes(d)||!r?.[d]);return r===void 0?
[]:u.map(d=>`${d} ${(0,N.df)(n)}`)}));return e.filter(({problem:r,clients:s,places:[n]})=>r.code!=="source-dynamic"||n===void 0||!s.every(u=>o.has(`${u} ${(0,N.
df)(n)}`)))}}),304:((ie,X,O)=>{O.d(X,{CM:()=>Q,Hn:()=>K,Lt:()=>T,Nd:()=>ee,Sx:()=>A,XA:()=>C,gH:()=>_,iM:()=>R,jF:()=>M,s5:()=>P});var N=O(9119),y=O(523);function R(i,c,l){
const a=q(c,l);return j(i,h=>(!(0,y.Ty)(h)||(0,y.Cg)(h)===a)&&U(h,c))}function C(i,c){return j(i,l=>(!(0,y.Ty)(l)||c.some(a=>J(l,a)))&&!V(l)&&c.every(a=>W(l,a)))}
const P=i=>j(i,c=>!(0,y.Ty)(c));function M(i){const c=i.filter(l=>l.operator==="=");return c.length===1&&c.every(({version:l})=>V({...l,build:""}))}function K(i,c,l){
const a=(0,y.oF)(i),h=(0,y.PW)(c);return a!==null&&h.ok&&R([a],h.value,l)!==null}function Q(i,c){const[l,a]=[(0,y.rK)(i),(0,y._T)(c)];return l===null||!a.ok||C(
[l],a.value)!==null}const U=(i,c)=>c.every(l=>G(i,l));function j(i,c){let l=null;for(const a of i.filter(c))(l===null||(0,y.Zy)(a,l)>0)&&(l=a);return l}function q(i,c){
const[l,a]=i;if(l===void 0||a!==void 0)return null;const h=l.text.trim().replace(c==="opentofu"?/^=?v?/:/^=?/,""),b=(0,y.rK)(h);return b===null?null:(0,y.Cg)(b)}
const V=({numbers:i,pre:c,build:l})=>c===""&&l===""&&i.every(a=>a===0n),J=(i,c)=>c.operator==="="&&Z(i,c.version),Z=(i,c)=>i.build===c.build&&(0,y.Zy)(i,c)===0;
function G(i,{operator:c,version:l}){const a=(0,y.Zy)(i,l);if(c==="=")return a===0;if(c==="!=")return a!==0;if(c!=="~>")return z(a,c);const h=l.numbers.slice(0,
l.written-1);return a>=0&&!(0,y.Ty)(l)&&l.numbers.length<=i.numbers.length&&h.every((b,S)=>b===i.numbers[S])}function W(i,c){const{operator:l,version:a}=c;if(l===
"=")return J(i,c);if(l==="!=")return!Z(i,a);const h=(0,y.Zy)(i,a);if(l!=="~>")return z(h,l);const[b=0n,S=0n]=a.numbers,B=a.written===3?[b,S+1n,0n]:[b+1n,0n,0n];
return h>=0&&(0,y.Zy)(i,{...a,numbers:B,pre:""})<0}const z=(i,c)=>({">":i>0,">=":i>=0,"<":i<0,"<=":i<=0})[c];function _(i,c){if(w(i))return!0;const l=x(i),a=Math.
max(...l.map(({numbers:b})=>b.length)),h=l.flatMap(b=>{const S=Array.from({length:a},(B,H)=>b.numbers[H]??0n);return[b,I(S),I([...S,1n])]});return R(h,i,c)!==null}
function ee(i){const c=(0,N.t6)(i,y.mb);if(w(c))return!0;const l=x(c),a="x".repeat(1+Math.max(...l.map(b=>b.build.length))),h=l.flatMap(b=>{const[S=0n,B=0n,H=0n]=b.
numbers,oe=[S,B,H+1n];return[b,I([S,B,H],a),I(oe,a)]});return C(h,c)!==null}const p=50,$=100,w=i=>i.length>p||i.some(({text:c})=>c.length>$),x=i=>{const c=[I([0n,
0n,0n]),...i.map(l=>l.version)];return[...new Map(c.map(l=>[(0,y.Cg)(l),l])).values()]},I=(i,c="")=>({text:"",numbers:i,written:i.length,pre:"",build:c});function A(i,c){
const l=(0,N.t6)(i,y.mb),a=c(l)?i:l;if(w(a))return i;const h=D(a,c)??F(a,c),b=new Set(h.map(y.mb));return i.filter(S=>b.has((0,y.mb)(S)))}function D(i,c){const l=i.
findLast(a=>!c([a]));if(l!==void 0)return[l];for(const[a,h]of[...i.entries()].reverse()){const b=i.slice(0,a).findLast(S=>!c([S,h]));if(b!==void 0)return[b,h]}return null}
const F=(i,c)=>i.reduce((l,a)=>{const h=l.filter(b=>b!==a);return c(h)?l:h},i);function T(i,c){const l=(0,y.PW)(i),a=(0,y.oF)(c);if(!l.ok||a===null||l.value.some(
h=>(0,y.Ty)(h.version)))return!1;if(a.written<3){const h=(0,y.PW)(`~> ${a.numbers.slice(0,a.written).join(".")}.0`);return h.ok&&!_([...l.value,...h.value],"ter\
raform")}return!U({...a,pre:""},l.value)}}),8516:((ie,X,O)=>{O.d(X,{FA:()=>_,N0:()=>Z,Ov:()=>ee,Sm:()=>G,id:()=>V,jF:()=>q});var N=O(8032),y=O(9432),R=O(9119),C=O(
9615);const P=6,M=p=>`"${(0,y.dh)(p)}"`,K="change one of these constraints so that a version can match all of them",Q=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
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
or ${D}`:T,c=new Set($.map(R.Ox)).size===1,l=({text:a,...h})=>c?M(a):`${M(a)} (${(0,y.dh)((0,R.Ox)(h))})`;return(0,C.CC)("constraint-unmeetable",{...w&&{constraints:w},
message:`no version of ${p} can match ${$.length>1?"all of ":""}${(0,y.K4)($,P,l)}`,help:I===void 0?i:`write ${M(I)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const J={terraform:"terraform",opentofu:"tofu"};function Z({provider:p,version:$,constraints:w,
clients:x,isUnit:I}){const[A,...D]=x,F=A===void 0||D.length>0?"":`${J[A]} `,T=I?"terragrunt ":F;return(0,C.CC)("lock-outside",{message:`locked provider ${p} ${$}\
 does not match configured version constraint ${(0,y.K4)(w,P,y.dh)}`,help:`run \`${T}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const G=p=>(0,C.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-lockfile=readonly\` does not let init remov\
e its entry`:`the lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory wi\
thout `-lockfile=readonly`, and commit the lock file"}),W=(p,$)=>w=>({message:`the ${p} of provider ${w.provider} ${$}`}),z={syntax:({error:p})=>({message:p}),twice:({
provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":W("version","is mis\
sing"),"not-a-version":W("version","is not a version number"),"not-constraints":W("constraints","are invalid"),"not-normal":p=>({message:`the ${p.of} of provide\
r ${p.provider} must be written in normalized form: ${M(p.normal)}`})};function _(p){const{message:$,help:w}={help:"restore the file, or remove the block and ru\
n `init` again",...(0,C.Z9)(z,p)};return(0,C.CC)("lock-invalid",{message:`failed to read dependency lock file: ${$}`,help:w})}const ee=({client:p,version:$,constraint:w})=>(0,C.
CC)("client-version",{message:`the version constraint ${M(w)} excludes ${N.bB[p]} ${$}`,help:`use another version of ${N.bB[p]}, or change the constraint`})})};export{be as ids,ke as modules};
