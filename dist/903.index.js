const ge=[903,284,903],ye={4284:((ne,R,g)=>{g.r(R),g.d(R,{rootNotes:()=>N,rootOf:()=>T,textNotes:()=>ie});var P=g(9119),v=g(3096),M=g(5243),I=g(3846),L=g(9373),
C=g(2172);function T(e,n){const[r]=e,{client:i,hasCalls:s,isAsked:t,versions:a}=n,d=s?[...e.map(({usages:u})=>u),r.tests]:[];return{directory:r.name===""?".":r.
name,client:i,directories:e.flatMap(({parts:u})=>u),calls:d.flatMap(u=>B(u.filter(t),i,r)),providers:A(e,i),lockFile:r.lockFile,...r.unit!==null&&{isUnit:!0},clientVersions:e.
flatMap(({declared:u})=>D(u.filter(b=>U(b,i,a))))}}function A(e,n){const r=H(e[0],n),i=new Map,s=(t,a,d)=>{if(t===null)return;const u=(0,C.JT)(t),b={places:[],constraints:[]},
m=i.get(u)??{provider:t,...b,locked:r.get(u)??null};i.set(u,m),m.places.push(a),d!==null&&m.constraints.push(d)};for(const t of e){const a=Map.groupBy(t.usages,
({address:u})=>u);for(const u of a.values().flatMap(D))s(F(u,n),u.place,(0,C.KS)(u,n));const d=t.declared.filter(({kind:u})=>u==="provider-version");for(const[u,
b]of Map.groupBy(d,m=>m.localName??"")){const m=z(u,t,n);for(const{text:w,place:h}of D(b))s(m,h,{text:w,place:h})}}return[...i.values()]}function F(e,n){return e.
kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!=="implied_provider"&&(0,I.op)(e.address)==="terraform"?null:(0,C.lc)(e,(0,M.Vm)(n),n)}function z(e,{
usages:n,unit:r},i){const s=n.find(({kind:t,address:a})=>t.startsWith("required_provider")&&(0,I.op)(a)===e);return s!==void 0?F(s,i):r?.isPartial===!0?null:{host:(0,M.
Vm)(i),namespace:"hashicorp",type:e}}function H({usages:e},n){const r=new Map;for(const i of e){if(i.kind!=="lock_provider")continue;const s=(0,C.lc)(i,(0,M.Vm)(
n),n),t=(0,C.KS)(i,n);if(!(s===null||t===null)&&(r.set((0,C.JT)(s),t),n==="opentofu"&&(0,I.Gi)(s))){const a=(0,C.JT)({...s,host:(0,M.Vm)(n)});r.has(a)||r.set(a,
t)}}return r}function D(e){const n=e.findLast(({place:r})=>(0,v.LA)(r.file))?.place.file;return n===void 0?e:e.filter(({place:r})=>r.file===n)}function U({kind:e,
place:n},r,{opentofu:i=""}){const s=/\.tofu(\.json)?$/.test(n.file);return e==="compatible"?r==="opentofu":e!=="version"||r==="terraform"?e==="version"&&!s:s||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(i)}function B(e,n,r){const i=e.filter(({kind:t})=>Q.test(t));if(!i.some(({place:t})=>(0,v.LA)(t.file)))return i.flatMap(t=>W(t,t,n,r));const s=({place:t})=>Number(
(0,v.LA)(t.file));return(0,P.c1)(i,({address:t})=>t).flatMap(t=>{const a=t.toSorted((b,m)=>s(b)-s(m)),d=a.findLast(({text:b})=>b!==null),u=a.findLast(b=>b.version!==
void 0);return d===void 0?[]:W(d,u??d,n,r)})}const Q=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function W(e,n,r,i){const{kind:s,address:t,
place:a,calls:d}=e,u=(0,C.MZ)(e,r),b=u.filter(h=>s==="terragrunt_source"?(h.root??i.name)===i.name:(0,L.fJ)(h,i)),m={root:null,source:null,version:null,isOpen:!0};
return(b.length===0&&u.length>0?[m]:b).flatMap(h=>{const K=h.source;if(K===null){const he={address:t,source:e.text??"",place:a};return h.isOpen?{...he,module:null,
constraint:null,isOpen:!0}:[]}if(d===void 0&&k.test(K))return[];const X=_(e,K,r);if(X===void 0)return[];const[,oe]=p.exec(s==="terragrunt_source"?K:"")??[],q=d!==
void 0&&e===n,ee=h.version===null?null:{text:h.version,place:n.version?.place??a},me=q?ee:(0,C.KS)(n,r),re=oe===void 0?me:{text:oe,place:a},ve=q?h.isOpen:re===null&&
n.version!==void 0;return{address:t,source:K,place:a,module:X,constraint:re,isOpen:ve}})}const Z=/^tfr:\/\/([^/?]*)\/([^?]*)/,p=/^tfr:.*?[?&]version=([^&]*)/s,k=/^["(]|\$\{|^(var|local|path|each|module|data)\./;
function _({kind:e},n,r){if(e==="terragrunt_source"&&n.startsWith("tfr:")){const[,s="",t=""]=Z.exec(n)??[],a=(0,M.rE)(s===""?t:`${s}/${t}`,r);return a.ok?a.value:
void 0}const i=(0,M.vL)(n,r);return i.kind==="registry"?i:i.kind==="remote"&&i.refusal===null?null:void 0}var O=g(8516),V=g(2170),x=g(8032),Y=g(1780),S=g(304),o=g(
523);function*c(e,n){for(const s of e.providers){const t=l(s,e,n);t!==null?yield t:n.isLockReadonly&&s.locked===null&&(yield{problem:(0,O.Sm)({provider:(0,C.JT)(
s.provider)}),places:s.places})}const{client:r}=e,i=e.clientVersions.length===0?null:n.versionIn(r,e.directory);if(i!==null)for(const{text:s,place:t}of e.clientVersions)
(0,S.Lt)(s,i)&&(yield{problem:(0,O.Ov)({client:r,version:i,constraint:s}),places:[t]})}function l(e,n,r){const{constraints:i,provider:s}=e,t=i.flatMap(({text:m,
place:w})=>$(m).map(h=>({...h,place:w})));if(E(t))return r.upgrade?null:f(e,n,r);const a=(0,C.JT)(s);if(n.client==="opentofu"&&(0,S.jF)(t))return{problem:(0,O.jF)(
{kind:"unspecified",provider:a}),places:y(t)};const d=(0,S.Sx)(t,S.Nd),u=[...new Set(d.map(o.mb))];return{problem:(0,O.id)({of:`provider ${a}`,terms:u}),places:y(
d)}}function f({provider:e,constraints:n,locked:r},{isUnit:i},{clients:s}){const t=r===null?null:(0,o.rK)(r.text);if(r===null||t===null)return null;const a=m=>{
const w=m.flatMap(({text:h})=>$(h));return(0,S.XA)([t],w)===null};if(!a(n))return null;const d=n.filter(m=>a([m])),u=d.length===0?n:d;return{problem:(0,O.N0)({provider:(0,C.
JT)(e),version:(0,o.Cg)(t),constraints:[...new Set(u.map(({text:m})=>(0,o.kv)($(m))))],clients:s,isUnit:i}),places:y([r,...u])}}const y=e=>[...new Set(e.map(({place:n})=>n))];
function $(e){const n=(0,o._T)(e);return n.ok?n.value:[]}function E(e){const n=e.map(({version:r})=>r);return(0,S.XA)(n,e)!==null||(0,S.Nd)(e)}function N(e){const n=new Map;
let r=!1;return{add:t=>{const a=t.isAside?(0,v.Gz)(t.directory,"main.tf"):null,d=t.lockFile!==null;r||=d;for(const u of c(t,e)){const{code:b,message:m}=u.problem,
w=[b,(0,Y.pj)(m),...u.places.map(P.df)].join(`
`),h=n.get(w)??{...u,having:new Set,aside:a,isLocked:d};n.set(w,h),h.having.add(t.client),a===null&&(h.aside=null),h.isLocked||=d}},notes:()=>Array.from(n.values(),
({problem:t,places:a,having:d,aside:u,isLocked:b})=>{const w=t.code!=="client-version"&&d.size===e.clients.length?x.Du:[...d],h=t.code==="lock-readonly"&&r&&!b;
return(0,V.kH)(t,{places:a,clients:w,...u!==null&&{aside:u},...h&&{severity:"warning"}})})}}var j=g(7706),J=g(8339),se=g(2485);function*ie(e,n,r){const i=new Set;
for(const s of e){if(s.kind==="lock_provider"){const a=`${s.place.file}
${s.text}`;if(i.has(a)){const d=(0,O.FA)({kind:"twice",provider:s.text??""});yield G(s.place,{problem:d})}i.add(a)}const t=ce(s,r);t!==null&&(yield G((s.version??
s).place,t)),r.isPredicted&&(yield*ae(s,r))}for(const s of n){const t=pe(s,r);t!==null&&(yield t)}}function G(e,{problem:n,clients:r=x.Du,...i}){const s=/\.tofu(\.json)?$/.
test(e.file),t=r.filter(a=>a==="opentofu"||!s);return(0,V.kH)(n,{...i,places:[e],clients:t})}const le=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ce(e,n){
switch(e.kind){case"module":case"module_missing":case"test_module":return ue(e,n);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return le.test(e.place.file)?null:de(e);case"lock_provider":{const r=fe(e);return r&&{problem:r}}default:return null}}const te=(e,n)=>({problem:(0,O.jF)(
{kind:"syntax",text:e,why:n}),isPlaceholder:(0,se.Kc)(e)});function*ae(e,n){const{kind:r,address:i,calls:s,evaluated:t,place:a,text:d,replacedFor:u=[]}=e;if(s===
void 0||t===void 0||e.isOverridden||r==="terragrunt_source")return;const b=(0,x.d3)(n);for(const m of e.clients){const w=n.releases.some(ee=>ee.client===m&&ee.before!==
null),h=s[m]!==void 0&&!b.includes(m);if(u.includes(m)||h&&!w)continue;const K={address:i,expression:d??"",client:m},X=h?(0,J.J0)({...K,isOld:!0}):(0,J.DA)({...K,
isOld:b.includes(m)}),q=n.isGuess&&s.opentofu!==void 0&&X.severity==="error"?"warning":X.severity;yield G(a,{problem:{...X,severity:q},clients:[m]})}}function ue(e,n){
const{address:r,version:i}=e;if(i===void 0)return null;const{value:s}=i,t=(0,x.d3)(n),a=e.clients.filter(h=>s&&(t.includes(h)||s[h]===void 0));if(a.length>0)return{
problem:(0,O.jF)({kind:"expression",address:r,clients:a}),clients:a};const d=s===void 0?i.text:s[e.clients[0]??"terraform"];if(typeof d!="string")return null;const u=(0,o.
PW)(d);if(!u.ok)return te(d,u.why);const b=x.Du.filter(h=>!(0,S.gH)(u.value,h));if(b.length===0)return null;const m=u.value.find(({version:h})=>(0,o.Ty)(h)),w=m&&
(0,o.Cg)(m.version);return{problem:(0,O.id)({of:r,terms:[d],preRelease:w}),clients:b}}function de({kind:e,address:n,text:r,version:i}){if(i===void 0)return null;
if(i.value!==void 0)return{problem:(0,O.jF)({kind:"not-a-string",address:n})};const s=(0,o._T)(i.text);if(!s.ok)return te(i.text,s.why);const t=x.Du.filter(d=>e===
"required_provider"?(0,I.mi)(r??"",d).kind==="builtin":(0,I.op)(n)==="terraform");if(t.length===0)return null;const a=r??"terraform.io/builtin/terraform";return{
problem:(0,O.jF)({kind:"built-in",provider:a}),clients:t}}function fe({text:e,version:n,constraints:r=""}){const i=e??"";if(n===void 0||n.value!==void 0)return(0,O.
FA)({kind:"no-version",provider:i});const s=(0,o.rK)(n.text);if(s===null)return(0,O.FA)({kind:"not-a-version",provider:i});const t=(0,o.Cg)(s);if(t!==n.text)return(0,O.
FA)({kind:"not-normal",of:"version",provider:i,normal:t});if(r==="")return null;const a=(0,o._T)(r);if(!a.ok)return(0,O.FA)({kind:"not-constraints",provider:i});
const d=(0,o.kv)(a.value);return d===r?null:(0,O.FA)({kind:"not-normal",of:"constraints",provider:i,normal:d})}function pe(e,{set:n,versions:r}){const{kind:i,text:s,
place:t}=e;if((0,x.SO)(i)){const m=n.filter(h=>h!==x.$I[i].client),w=G(t,{problem:(0,j.jP)({kind:i}),clients:m});return w.clients.length===0?null:w}if((0,L.z0)(
e))return null;const a=i!=="provider-version",d=a?(0,o.PW)(s):(0,o._T)(s),u=x.Du.filter(m=>!a||U(e,m,r));if(!d.ok)return G(t,{...te(s,d.why),clients:u});if(!a||
!d.value.some(({version:m})=>(0,o.Ty)(m)))return null;const b=(0,O.jF)({kind:"pre-release",text:s});return G(t,{problem:b,clients:u})}}),7706:((ne,R,g)=>{g.d(R,
{ME:()=>M,ho:()=>C,jP:()=>I});var P=g(8032),v=g(9615);const M=()=>(0,v.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a fi\
le; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function I({kind:T}){const{client:A,what:F}=P.$I[T];return(0,v.
CC)("block-unsupported",{message:`${F} is supported by ${P.bB[A]} only`,help:A==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remo\
ve it, or correct `dialect`"})}const L={twice:({what:T,first:A})=>({message:`${T} is defined a second time; the first time is in ${A}`,help:T.includes(".")?"rem\
ove or rename one of them":"write one block only"}),"no-base":({what:T})=>({message:`this override file changes ${T}, which no other file of the directory defin\
es`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:T})=>({message:`${T} is a block of the CLI configuration, which\
 has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),argument:({
what:T,argument:A})=>({message:`${T} cannot have the argument ${A}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configu\
res the provider"}),"local-name":({name:T,normal:A})=>({message:`"${T}" cannot be the local name of a provider`,help:A===null?"use letters, digits and dashes on\
ly, with no dash at either end":`write ${A}`})},C=T=>(0,v.CC)("block-invalid",(0,v.Z9)(L,T))}),8516:((ne,R,g)=>{g.d(R,{FA:()=>W,N0:()=>D,Ov:()=>Z,Sm:()=>U,id:()=>z,
jF:()=>F});var P=g(8032),v=g(9432),M=g(9615);const I=6,L=p=>`"${(0,v.dh)(p)}"`,C=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function T(p){
const k=p.replace(C,"");return k===""?"":`: ${k}`}const A={syntax:({text:p,why:k})=>({message:`${L(p)} is not a version constraint${T(k)}`,help:"write versions \
such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:k})=>({message:`version of ${p} \
is an expression, which ${k.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:k.includes("terraform")?"write the version as a li\
teral; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and varia\
bles",affects:k}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({message:`${L(
p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),
"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:p})=>({
message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} is required in ve\
rsion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},
F=p=>(0,M.CC)("constraint-invalid",(0,M.Z9)(A,p)),z=({of:p,terms:k,preRelease:_})=>(0,M.CC)("constraint-unmeetable",{message:`no version of ${p} can match ${(0,v.
K4)(k.map(L),I,v.dh)}`,help:_!==void 0?`write ${L(_)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:
k.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),H={terraform:"terraform",opentofu:"tofu"};function D({
provider:p,version:k,constraints:_,clients:O,isUnit:V}){const[x,...Y]=O,S=x===void 0||Y.length>0?"":`${H[x]} `,o=V?"terragrunt ":S;return(0,M.CC)("lock-outside",
{message:`locked provider ${p} ${k} does not match configured version constraint ${(0,v.K4)(_,I,v.dh)}`,help:`run \`${o}init -upgrade\` in this directory and com\
mit the lock file, or change the constraint`})}const U=({provider:p})=>(0,M.CC)("lock-readonly",{message:`the lock file has no entry for provider ${p}, and \`-lo\
ckfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),B=(p,k)=>_=>({message:`\
the ${p} of provider ${_.provider} ${k}`}),Q={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remo\
ve one of the blocks; a merge may have duplicated it"}),"no-version":B("version","is missing"),"not-a-version":B("version","is not a version number"),"not-const\
raints":B("constraints","are invalid"),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be written in normalized form: ${L(p.normal)}`})};function W(p){
const{message:k,help:_}={help:"restore the file, or remove the block and run `init` again",...(0,M.Z9)(Q,p)};return(0,M.CC)("lock-invalid",{message:`failed to r\
ead dependency lock file: ${k}`,help:_})}const Z=({client:p,version:k,constraint:_})=>(0,M.CC)("client-version",{message:`the version constraint ${L(_)} exclude\
s ${P.bB[p]} ${k}`,help:`use another version of ${P.bB[p]}, or change the constraint`})}),304:((ne,R,g)=>{g.d(R,{Hn:()=>T,Lt:()=>S,Nd:()=>p,Sx:()=>Y,XA:()=>I,gH:()=>Z,
iM:()=>M,jF:()=>C,s5:()=>L});var P=g(9119),v=g(523);function M(o,c,l){const f=z(c,l);return F(o,y=>(!(0,v.Ty)(y)||(0,v.Cg)(y)===f)&&A(y,c))}function I(o,c){return F(
o,l=>(!(0,v.Ty)(l)||c.some(f=>D(l,f)))&&!H(l)&&c.every(f=>Q(l,f)))}const L=o=>F(o,c=>!(0,v.Ty)(c));function C(o){const c=o.filter(l=>l.operator==="=");return c.
length===1&&c.every(({version:l})=>H({...l,build:""}))}function T(o,c,l){const f=(0,v.oF)(o),y=(0,v.PW)(c);return f!==null&&y.ok&&M([f],y.value,l)!==null}const A=(o,c)=>c.
every(l=>B(o,l));function F(o,c){let l=null;for(const f of o.filter(c))(l===null||(0,v.Zy)(f,l)>0)&&(l=f);return l}function z(o,c){const[l,f]=o;if(l===void 0||f!==
void 0)return null;const y=l.text.trim().replace(c==="opentofu"?/^=?v?/:/^=?/,""),$=(0,v.rK)(y);return $===null?null:(0,v.Cg)($)}const H=({numbers:o,pre:c,build:l})=>c===
""&&l===""&&o.every(f=>f===0n),D=(o,c)=>c.operator==="="&&U(o,c.version),U=(o,c)=>o.build===c.build&&(0,v.Zy)(o,c)===0;function B(o,{operator:c,version:l}){const f=(0,v.
Zy)(o,l);if(c==="=")return f===0;if(c==="!=")return f!==0;if(c!=="~>")return W(f,c);const y=l.numbers.slice(0,l.written-1);return f>=0&&!(0,v.Ty)(l)&&l.numbers.
length<=o.numbers.length&&y.every(($,E)=>$===o.numbers[E])}function Q(o,c){const{operator:l,version:f}=c;if(l==="=")return D(o,c);if(l==="!=")return!U(o,f);const y=(0,v.
Zy)(o,f);if(l!=="~>")return W(y,l);const[$=0n,E=0n]=f.numbers,N=f.written===3?[$,E+1n,0n]:[$+1n,0n,0n];return y>=0&&(0,v.Zy)(o,{...f,numbers:N,pre:""})<0}const W=(o,c)=>({
">":o>0,">=":o>=0,"<":o<0,"<=":o<=0})[c];function Z(o,c){if(O(o))return!0;const l=V(o),f=Math.max(...l.map(({numbers:$})=>$.length)),y=l.flatMap($=>{const E=Array.
from({length:f},(N,j)=>$.numbers[j]??0n);return[$,x(E),x([...E,1n])]});return M(y,o,c)!==null}function p(o){const c=(0,P.t6)(o,v.mb);if(O(c))return!0;const l=V(
c),f="x".repeat(1+Math.max(...l.map($=>$.build.length))),y=l.flatMap($=>{const[E=0n,N=0n,j=0n]=$.numbers,J=[E,N,j+1n];return[$,x([E,N,j],f),x(J,f)]});return I(y,
c)!==null}const k=50,_=100,O=o=>o.length>k||o.some(({text:c})=>c.length>_),V=o=>{const c=[x([0n,0n,0n]),...o.map(l=>l.version)];return[...new Map(c.map(l=>[(0,v.
Cg)(l),l])).values()]},x=(o,c="")=>({text:"",numbers:o,written:o.length,pre:"",build:c});function Y(o,c){const l=(0,P.t6)(o,v.mb),f=c(l)?o:l;if(O(f))return o;const y=f.
reduce((E,N)=>{const j=E.filter(J=>J!==N);return c(j)?E:j},f),$=new Set(y.map(v.mb));return o.filter(E=>$.has((0,v.mb)(E)))}function S(o,c){const l=(0,v.PW)(o),
f=(0,v.oF)(c);if(!l.ok||f===null||l.value.some(y=>(0,v.Ty)(y.version)))return!1;if(f.written<3){const y=(0,v.PW)(`~> ${f.numbers.slice(0,f.written).join(".")}.0`);
return y.ok&&!Z([...l.value,...y.value],"terraform")}return!A({...f,pre:""},l.value)}})};export{ge as ids,ye as modules};
