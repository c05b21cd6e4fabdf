const ke=[1903,4284,1903],Oe={4284:((oe,U,O)=>{O.r(U),O.d(U,{callsOf:()=>D,rootNotes:()=>Y,rootOf:()=>Z,textNotes:()=>ce,withoutRefused:()=>he});var N=O(9119),h=O(
3096),x=O(5243),E=O(3846),C=O(9373),A=O(2172);function Z(e,t){const[r]=e,{client:s,hasCalls:o,versions:n}=t,c=o?[...e,{...r,usages:r.tests}]:[];return{directory:r.
name===""?".":r.name,client:s,directories:e.flatMap(({parts:u,way:p})=>p===void 0?u:[]),calls:c.flatMap(u=>D(u,r,t)),providers:G(e,s),lockFile:r.lockFile,...r.unit!==
null&&{isUnit:!0},refused:t.refused,clientVersions:e.flatMap(u=>{const p=u.declared.filter(g=>B(g,s,n));return(0,C.Nm)(p).map(({text:g,place:m})=>F(u,{text:g,place:m}))})}}
function D(e,t,{client:r,isAsked:s}){const o=X(e.usages.filter(s),r,t),{way:n}=e;return n===void 0?o:o.map(c=>({...c,address:`${n.address}.${c.address}`,place:(0,C.
VV)(e,c.place),constraint:c.constraint&&F(e,c.constraint)}))}const F=(e,t)=>e.way===void 0?t:{...t,place:(0,C.VV)(e,t.place)};function G(e,t){const r=_(e[0],t),
s=new Map,o=(n,c,u,p)=>{if(n===null)return;const g=(0,A.JT)(n),m={places:[],constraints:[]},k=s.get(g)??{provider:n,...m,locked:r.get(g)??null};s.set(g,k),k.places.
push((0,C.VV)(p,c)),u!==null&&k.constraints.push(F(p,u))};for(const n of e){const c=Map.groupBy(n.usages,({address:p})=>p);for(const p of c.values().flatMap(C.Nm)){
const g=(0,A.KS)(p,t);o(K(p,t),p.place,g,n)}const u=n.declared.filter(({kind:p})=>p==="provider-version");for(const[p,g]of Map.groupBy(u,m=>m.localName??"")){const m=W(
p,n,t);for(const{text:k,place:v}of(0,C.Nm)(g))o(m,v,{text:k,place:v},n)}}return[...s.values()]}function K(e,t){return e.kind==="lock_provider"||e.kind!=="requir\
ed_provider"&&e.kind!=="implied_provider"&&(0,E.op)(e.address)==="terraform"?null:(0,A.lc)(e,(0,x.Vm)(t),t)}function W(e,{usages:t,unit:r},s){const o=t.find(({kind:n,
address:c})=>n.startsWith("required_provider")&&(0,E.op)(c)===e);return o!==void 0?K(o,s):r?.isPartial===!0?null:{host:(0,x.Vm)(s),namespace:"hashicorp",type:e}}
function _({usages:e},t){const r=new Map;for(const s of e){if(s.kind!=="lock_provider")continue;const o=(0,A.lc)(s,(0,x.Vm)(t),t),n=(0,A.KS)(s,t);if(!(o===null||
n===null)&&(r.set((0,A.JT)(o),n),t==="opentofu"&&(0,E.Gi)(o))){const c=(0,A.JT)({...o,host:(0,x.Vm)(t)});r.has(c)||r.set(c,n)}}return r}function B({kind:e,place:t},r,{
opentofu:s=""}){const o=/\.tofu(\.json)?$/.test(t.file);return e==="compatible"?r==="opentofu":e!=="version"||r==="terraform"?e==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(s)}function X(e,t,r){const s=e.filter(({kind:n})=>P.test(n));if(!s.some(({place:n})=>(0,h.LA)(n.file)))return s.flatMap(n=>V(n,n,t,r));const o=({place:n})=>Number(
(0,h.LA)(n.file));return(0,N.c1)(s,({address:n})=>n).flatMap(n=>{const c=n.toSorted((g,m)=>o(g)-o(m)),u=c.findLast(({text:g})=>g!==null),p=c.findLast(g=>g.version!==
void 0);return u===void 0?[]:V(u,p??u,t,r)})}const P=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function V(e,t,r,s){const{kind:o,address:n,
place:c,calls:u}=e,p=(0,A.MZ)(e,r),g=p.filter(v=>o==="terragrunt_source"?(v.root??s.name)===s.name:(0,C.fJ)(v,s)),m={root:null,source:null,version:null,isOpen:!0};
return(g.length===0&&p.length>0?[m]:g).flatMap(v=>{const I=v.source;if(I===null){const be={address:n,source:e.text??"",place:c};return v.isOpen?{...be,module:null,
constraint:null,isOpen:!0}:[]}if(u===void 0&&d.test(I))return[];const J=b(e,I,r);if(J===void 0)return[];const[,te]=Q.exec(o==="terragrunt_source"?I:"")??[],q=u!==
void 0&&e===t,ee=v.version===null?null:{text:v.version,place:t.version?.place??c},ge=q?ee:(0,A.KS)(t,r),se=te===void 0?ge:{text:te,place:c},ye=q?v.isOpen:se===null&&
t.version!==void 0;return{address:n,source:I,place:c,module:J,constraint:se,isOpen:ye}})}const z=/^tfr:\/\/([^/?]*)\/([^?]*)/,Q=/^tfr:.*?[?&]version=([^&]*)/s,d=/^["(]|\$\{|^(var|local|path|each|module|data)\./;
function b({kind:e},t,r){if(e==="terragrunt_source"&&t.startsWith("tfr:")){const[,o="",n=""]=z.exec(t)??[],c=(0,x.rE)(o===""?n:`${o}/${n}`,r);return c.ok?c.value:
void 0}const s=(0,x.vL)(t,r);return s.kind==="registry"?s:s.kind==="remote"&&s.refusal===null?null:void 0}var y=O(8516),S=O(2170),w=O(8032),j=O(1780),l=O(304),i=O(
523);function*a(e,t){for(const o of e.providers){const n=f(o,e,t);n!==null?yield n:t.isLockReadonly&&o.locked===null&&(yield{problem:(0,y.Sm)({provider:(0,A.JT)(
o.provider)}),places:o.places})}yield*e.refused;const{client:r}=e,s=e.clientVersions.length===0?null:t.versionIn(r,e.directory);if(s!==null)for(const{text:o,place:n}of e.
clientVersions)(0,l.Lt)(o,s)&&(yield{problem:(0,y.Ov)({client:r,version:s,constraint:o}),places:[n]})}function f(e,t,r){const{constraints:s,provider:o}=e,n=s.flatMap(
({text:k,place:v})=>R(k).map(I=>({...I,place:v})));if(L(n))return r.upgrade?null:M(e,t,r);const c=(0,A.JT)(o);if(t.client==="opentofu"&&(0,l.jF)(n))return{problem:(0,y.
jF)({kind:"unspecified",provider:c}),places:T(n)};const u=(0,l.Sx)(n,l.Nd),p=u.map(k=>({text:(0,i.mb)(k),...$(k.place)})),g=(0,N.t6)(p,({text:k,at:v})=>`${k} ${v}`);
return{problem:(0,y.id)({of:`provider ${c}`,terms:g}),places:T(u)}}const $=({inside:e})=>e===void 0?{}:{at:(0,N.kn)(e)};function M({provider:e,constraints:t,locked:r},{
isUnit:s},{clients:o}){const n=r===null?null:(0,i.rK)(r.text);if(r===null||n===null)return null;const c=m=>{const k=m.flatMap(({text:v})=>R(v));return(0,l.XA)([
n],k)===null};if(!c(t))return null;const u=t.filter(m=>c([m])),p=u.length===0?t:u;return{problem:(0,y.N0)({provider:(0,A.JT)(e),version:(0,i.Cg)(n),constraints:[
...new Set(p.map(({text:m})=>(0,i.kv)(R(m))))],clients:o,isUnit:s}),places:T([r,...p])}}const T=e=>[...new Set(e.map(({place:t})=>t))];function R(e){const t=(0,i.
_T)(e);return t.ok?t.value:[]}function L(e){const t=e.map(({version:r})=>r);return(0,l.XA)(t,e)!==null||(0,l.Nd)(e)}function Y(e){const t=new Map;let r=!1;return{
add:n=>{const c=n.isAside?(0,h.Gz)(n.directory,"main.tf"):null,u=n.lockFile!==null;r||=u;for(const p of a(n,e)){const{code:g,message:m}=p.problem,k=[g,(0,j.pj)(
m),...p.places.map(N.df)].join(`
`),v=t.get(k)??{...p,having:new Set,aside:c,isLocked:u};t.set(k,v),v.having.add(n.client),c===null&&(v.aside=null),v.isLocked||=u}},notes:()=>Array.from(t.values(),
({problem:n,places:c,having:u,aside:p,isLocked:g})=>{const k=n.code!=="client-version"&&u.size===e.clients.length?w.Du:[...u],v=n.code==="lock-readonly"&&r&&!g;
return(0,S.kH)(n,{places:c,clients:k,...p!==null&&{aside:p},...v&&{severity:"warning"}})})}}var ie=O(7706),re=O(8339),le=O(2485);function*ce(e,t,r){const s=new Set;
for(const o of e){if(o.kind==="lock_provider"){const c=`${o.place.file}
${o.text}`;if(s.has(c)){const u=(0,y.FA)({kind:"twice",provider:o.text??""});yield H(o.place,{problem:u})}s.add(c)}const n=ue(o,r);n!==null&&(yield H((o.version??
o).place,n)),r.isPredicted&&(yield*de(o,r))}for(const o of t){const n=ve(o,r);n!==null&&(yield n)}}function H(e,{problem:t,clients:r=w.Du,...s}){const o=/\.tofu(\.json)?$/.
test(e.file),n=r.filter(c=>c==="opentofu"||!o);return(0,S.kH)(t,{...s,places:[e],clients:n})}const ae=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ue(e,t){
switch(e.kind){case"module":case"module_missing":case"test_module":return fe(e,t);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ae.test(e.place.file)?null:pe(e);case"lock_provider":{const r=me(e);return r&&{problem:r}}default:return null}}const ne=(e,t)=>({problem:(0,y.jF)(
{kind:"syntax",text:e,why:t}),isPlaceholder:(0,le.Kc)(e)});function*de(e,t){const{kind:r,address:s,calls:o,evaluated:n,place:c,text:u,replacedFor:p=[]}=e;if(o===
void 0||n===void 0||e.isOverridden||r==="terragrunt_source")return;const g=(0,w.d3)(t);for(const m of e.clients){const k=t.releases.some(ee=>ee.client===m&&ee.before!==
null),v=o[m]!==void 0&&!g.includes(m);if(p.includes(m)||v&&!k)continue;const I={address:s,expression:u??"",client:m},J=v?(0,re.J0)({...I,isOld:!0}):(0,re.DA)({...I,
isOld:g.includes(m)}),q=t.isGuess&&o.opentofu!==void 0&&J.severity==="error"?"warning":J.severity;yield H(c,{problem:{...J,severity:q},clients:[m]})}}function fe(e,t){
const{address:r,version:s}=e;if(s===void 0)return null;const{value:o}=s,n=(0,w.d3)(t),c=e.clients.filter(v=>o&&(n.includes(v)||o[v]===void 0));if(c.length>0)return{
problem:(0,y.jF)({kind:"expression",address:r,clients:c}),clients:c};const u=o===void 0?s.text:o[e.clients[0]??"terraform"];if(typeof u!="string")return null;const p=(0,i.
PW)(u);if(!p.ok)return ne(u,p.why);const g=w.Du.filter(v=>!(0,l.gH)(p.value,v));if(g.length===0)return null;const m=p.value.find(({version:v})=>(0,i.Ty)(v)),k=m&&
(0,i.Cg)(m.version);return{problem:(0,y.id)({of:r,terms:[{text:u}],preRelease:k}),clients:g}}function pe({kind:e,address:t,text:r,version:s}){if(s===void 0)return null;
if(s.value!==void 0)return{problem:(0,y.jF)({kind:"not-a-string",address:t})};const o=(0,i._T)(s.text);if(!o.ok)return ne(s.text,o.why);const n=w.Du.filter(u=>e===
"required_provider"?(0,E.mi)(r??"",u).kind==="builtin":(0,E.op)(t)==="terraform");if(n.length===0)return null;const c=r??"terraform.io/builtin/terraform";return{
problem:(0,y.jF)({kind:"built-in",provider:c}),clients:n}}function me({text:e,version:t,constraints:r=""}){const s=e??"";if(t===void 0||t.value!==void 0)return(0,y.
FA)({kind:"no-version",provider:s});const o=(0,i.rK)(t.text);if(o===null)return(0,y.FA)({kind:"not-a-version",provider:s});const n=(0,i.Cg)(o);if(n!==t.text)return(0,y.
FA)({kind:"not-normal",of:"version",provider:s,normal:n});if(r==="")return null;const c=(0,i._T)(r);if(!c.ok)return(0,y.FA)({kind:"not-constraints",provider:s});
const u=(0,i.kv)(c.value);return u===r?null:(0,y.FA)({kind:"not-normal",of:"constraints",provider:s,normal:u})}function ve(e,{set:t,versions:r}){const{kind:s,text:o,
place:n}=e;if((0,w.SO)(s)){const m=t.filter(v=>v!==w.$I[s].client),k=H(n,{problem:(0,ie.jP)({kind:s}),clients:m});return k.clients.length===0?null:k}const c=s===
"version"||s==="compatible";if(!c&&s!=="provider-version")return null;const u=c?(0,i.PW)(o):(0,i._T)(o),p=w.Du.filter(m=>!c||B(e,m,r));if(!u.ok)return H(n,{...ne(
o,u.why),clients:p});if(!c||!u.value.some(({version:m})=>(0,i.Ty)(m)))return null;const g=(0,y.jF)({kind:"pre-release",text:o});return H(n,{problem:g,clients:p})}
function he(e,t){const r=new Set(t.flatMap(({calls:s,clients:o,place:n})=>{const c=w.Du.filter(u=>!o.includes(u)||!s?.[u]);return s===void 0?[]:c.map(u=>`${u} ${(0,N.
df)(n)}`)}));return e.filter(({problem:s,clients:o,places:[n]})=>s.code!=="source-dynamic"||n===void 0||!o.every(c=>r.has(`${c} ${(0,N.df)(n)}`)))}}),8516:((oe,U,O)=>{
O.d(U,{FA:()=>z,N0:()=>B,Ov:()=>Q,Sm:()=>X,id:()=>K,jF:()=>G});var N=O(8032),h=O(9432),x=O(9615);const E=6,C=d=>`"${(0,h.dh)(d)}"`,A="change one of these constr\
aints so that a version can match all of them",Z=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function D(d){const b=d.replace(Z,
"");return b===""?"":`: ${b}`}const F={syntax:({text:d,why:b})=>({message:`${C(d)} is not a version constraint${D(b)}`,help:"write versions such as 1.2.0, each \
after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:d,clients:b})=>({message:`version of ${d} is an expression, wh\
ich ${b.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:b.includes("terraform")?"write the version as a literal; Terraform 1.1\
5 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:b}),"n\
ot-a-string":({address:d})=>({message:`version of ${d} is not a string`,help:"put the version in quotes"}),"pre-release":({text:d})=>({message:`${C(d)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),"not-consta\
nt":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:d})=>({message:`${d}\
 is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:d})=>({message:`provider ${d} is required in version 0.0.0, \
which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},G=d=>(0,x.
CC)("constraint-invalid",(0,x.Z9)(F,d));function K({of:d,terms:b,preRelease:y}){const S=b.length===1?"correct the constraint":A,j=b.some(({at:l})=>l!==void 0)?`${S}\
; for one in a module, call another version of it`:S;return(0,x.CC)("constraint-unmeetable",{message:`no version of ${d} can match ${(0,h.K4)(b,E,W)}`,help:y===
void 0?j:`write ${C(y)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`})}const W=({text:d,at:b})=>b===
void 0?(0,h.dh)(C(d)):`${(0,h.dh)(C(d))} (${(0,h.dh)(b)})`,_={terraform:"terraform",opentofu:"tofu"};function B({provider:d,version:b,constraints:y,clients:S,isUnit:w}){
const[j,...l]=S,i=j===void 0||l.length>0?"":`${_[j]} `,a=w?"terragrunt ":i;return(0,x.CC)("lock-outside",{message:`locked provider ${d} ${b} does not match conf\
igured version constraint ${(0,h.K4)(y,E,h.dh)}`,help:`run \`${a}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const X=({
provider:d})=>(0,x.CC)("lock-readonly",{message:`the lock file has no entry for provider ${d}, and \`-lockfile=readonly\` does not let init add one`,help:"run `\
init` in this directory without `-lockfile=readonly`, and commit the lock file"}),P=(d,b)=>y=>({message:`the ${d} of provider ${y.provider} ${b}`}),V={syntax:({
error:d})=>({message:d}),twice:({provider:d})=>({message:`it has two blocks for provider ${d}`,help:"remove one of the blocks; a merge may have duplicated it"}),
"no-version":P("version","is missing"),"not-a-version":P("version","is not a version number"),"not-constraints":P("constraints","are invalid"),"not-normal":d=>({
message:`the ${d.of} of provider ${d.provider} must be written in normalized form: ${C(d.normal)}`})};function z(d){const{message:b,help:y}={help:"restore the f\
ile, or remove the block and run `init` again",...(0,x.Z9)(V,d)};return(0,x.CC)("lock-invalid",{message:`failed to read dependency lock file: ${b}`,help:y})}const Q=({
client:d,version:b,constraint:y})=>(0,x.CC)("client-version",{message:`the version constraint ${C(y)} excludes ${N.bB[d]} ${b}`,help:`use another version of ${N.
bB[d]}, or change the constraint`})}),304:((oe,U,O)=>{O.d(U,{Hn:()=>Z,Lt:()=>j,Nd:()=>z,Sx:()=>w,XA:()=>E,gH:()=>V,iM:()=>x,jF:()=>A,s5:()=>C});var N=O(9119),h=O(
523);function x(l,i,a){const f=G(i,a);return F(l,$=>(!(0,h.Ty)($)||(0,h.Cg)($)===f)&&D($,i))}function E(l,i){return F(l,a=>(!(0,h.Ty)(a)||i.some(f=>W(a,f)))&&!K(
a)&&i.every(f=>X(a,f)))}const C=l=>F(l,i=>!(0,h.Ty)(i));function A(l){const i=l.filter(a=>a.operator==="=");return i.length===1&&i.every(({version:a})=>K({...a,
build:""}))}function Z(l,i,a){const f=(0,h.oF)(l),$=(0,h.PW)(i);return f!==null&&$.ok&&x([f],$.value,a)!==null}const D=(l,i)=>i.every(a=>B(l,a));function F(l,i){
let a=null;for(const f of l.filter(i))(a===null||(0,h.Zy)(f,a)>0)&&(a=f);return a}function G(l,i){const[a,f]=l;if(a===void 0||f!==void 0)return null;const $=a.text.
trim().replace(i==="opentofu"?/^=?v?/:/^=?/,""),M=(0,h.rK)($);return M===null?null:(0,h.Cg)(M)}const K=({numbers:l,pre:i,build:a})=>i===""&&a===""&&l.every(f=>f===
0n),W=(l,i)=>i.operator==="="&&_(l,i.version),_=(l,i)=>l.build===i.build&&(0,h.Zy)(l,i)===0;function B(l,{operator:i,version:a}){const f=(0,h.Zy)(l,a);if(i==="=")
return f===0;if(i==="!=")return f!==0;if(i!=="~>")return P(f,i);const $=a.numbers.slice(0,a.written-1);return f>=0&&!(0,h.Ty)(a)&&a.numbers.length<=l.numbers.length&&
$.every((M,T)=>M===l.numbers[T])}function X(l,i){const{operator:a,version:f}=i;if(a==="=")return W(l,i);if(a==="!=")return!_(l,f);const $=(0,h.Zy)(l,f);if(a!=="\
~>")return P($,a);const[M=0n,T=0n]=f.numbers,R=f.written===3?[M,T+1n,0n]:[M+1n,0n,0n];return $>=0&&(0,h.Zy)(l,{...f,numbers:R,pre:""})<0}const P=(l,i)=>({">":l>
0,">=":l>=0,"<":l<0,"<=":l<=0})[i];function V(l,i){if(b(l))return!0;const a=y(l),f=Math.max(...a.map(({numbers:M})=>M.length)),$=a.flatMap(M=>{const T=Array.from(
{length:f},(R,L)=>M.numbers[L]??0n);return[M,S(T),S([...T,1n])]});return x($,l,i)!==null}function z(l){const i=(0,N.t6)(l,h.mb);if(b(i))return!0;const a=y(i),f="\
x".repeat(1+Math.max(...a.map(M=>M.build.length))),$=a.flatMap(M=>{const[T=0n,R=0n,L=0n]=M.numbers,Y=[T,R,L+1n];return[M,S([T,R,L],f),S(Y,f)]});return E($,i)!==
null}const Q=50,d=100,b=l=>l.length>Q||l.some(({text:i})=>i.length>d),y=l=>{const i=[S([0n,0n,0n]),...l.map(a=>a.version)];return[...new Map(i.map(a=>[(0,h.Cg)(
a),a])).values()]},S=(l,i="")=>({text:"",numbers:l,written:l.length,pre:"",build:i});function w(l,i){const a=(0,N.t6)(l,h.mb),f=i(a)?l:a;if(b(f))return l;const $=f.
reduce((T,R)=>{const L=T.filter(Y=>Y!==R);return i(L)?T:L},f),M=new Set($.map(h.mb));return l.filter(T=>M.has((0,h.mb)(T)))}function j(l,i){const a=(0,h.PW)(l),
f=(0,h.oF)(i);if(!a.ok||f===null||a.value.some($=>(0,h.Ty)($.version)))return!1;if(f.written<3){const $=(0,h.PW)(`~> ${f.numbers.slice(0,f.written).join(".")}.0`);
return $.ok&&!V([...a.value,...$.value],"terraform")}return!D({...f,pre:""},a.value)}})};export{ke as ids,Oe as modules};
