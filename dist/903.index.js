const ge=[903,284,903],ye={4284:((ne,R,y)=>{y.r(R),y.d(R,{rootNotes:()=>F,rootOf:()=>T,textNotes:()=>ie});var S=y(9119),v=y(3096),M=y(5243),_=y(3846),I=y(9373),
C=y(2172);function T(e,n){const[r]=e,{client:i,hasCalls:s,isAsked:t,versions:a}=n,d=s?[...e.map(({usages:u})=>u),r.tests]:[];return{directory:r.name===""?".":r.
name,client:i,directories:e.flatMap(({parts:u})=>u),calls:d.flatMap(u=>Q(u.filter(t),i,r)),providers:A(e,i),lockFile:r.lockFile,...r.unit!==null&&{isUnit:!0},clientVersions:e.
flatMap(({declared:u})=>D(u.filter(k=>U(k,i,a))))}}function A(e,n){const r=V(e[0],n),i=new Map,s=(t,a,d)=>{if(t===null)return;const u=(0,C.JT)(t),k={places:[],constraints:[]},
m=i.get(u)??{provider:t,...k,locked:r.get(u)??null};i.set(u,m),m.places.push(a),d!==null&&m.constraints.push(d)};for(const t of e){const a=Map.groupBy(t.usages,
({address:u})=>u);for(const u of a.values().flatMap(D))s(N(u,n),u.place,(0,C.KS)(u,n));const d=t.declared.filter(({kind:u})=>u==="provider-version");for(const[u,
k]of Map.groupBy(d,m=>m.localName??"")){const m=z(u,t,n);for(const{text:x,place:h}of D(k))s(m,h,{text:x,place:h})}}return[...i.values()]}function N(e,n){return e.
kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!=="implied_provider"&&(0,_.op)(e.address)==="terraform"?null:(0,C.lc)(e,(0,M.Vm)(n),n)}function z(e,{
usages:n,unit:r},i){const s=n.find(({kind:t,address:a})=>t.startsWith("required_provider")&&(0,_.op)(a)===e);return s!==void 0?N(s,i):r?.isPartial===!0?null:{host:(0,M.
Vm)(i),namespace:"hashicorp",type:e}}function V({usages:e},n){const r=new Map;for(const i of e){if(i.kind!=="lock_provider")continue;const s=(0,C.lc)(i,(0,M.Vm)(
n),n),t=(0,C.KS)(i,n);if(!(s===null||t===null)&&(r.set((0,C.JT)(s),t),n==="opentofu"&&(0,_.Gi)(s))){const a=(0,C.JT)({...s,host:(0,M.Vm)(n)});r.has(a)||r.set(a,
t)}}return r}function D(e){const n=e.findLast(({place:r})=>(0,v.LA)(r.file))?.place.file;return n===void 0?e:e.filter(({place:r})=>r.file===n)}function U({kind:e,
place:n},r,{opentofu:i=""}){const s=/\.tofu(\.json)?$/.test(n.file);return e==="compatible"?r==="opentofu":e!=="version"||r==="terraform"?e==="version"&&!s:s||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(i)}function Q(e,n,r){const i=e.filter(({kind:t})=>B.test(t));if(!i.some(({place:t})=>(0,v.LA)(t.file)))return i.flatMap(t=>W(t,t,n,r));const s=({place:t})=>Number(
(0,v.LA)(t.file));return(0,S.c1)(i,({address:t})=>t).flatMap(t=>{const a=t.toSorted((k,m)=>s(k)-s(m)),d=a.findLast(({text:k})=>k!==null),u=a.findLast(k=>k.version!==
void 0);return d===void 0?[]:W(d,u??d,n,r)})}const B=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function W(e,n,r,i){const{kind:s,address:t,
place:a,calls:d}=e,u=(0,C.MZ)(e,r),k=u.filter(h=>s==="terragrunt_source"?(h.root??i.name)===i.name:(0,I.fJ)(h,i)),m={root:null,source:null,version:null,isOpen:!0};
return(k.length===0&&u.length>0?[m]:k).flatMap(h=>{const K=h.source;if(K===null){const he={address:t,source:e.text??"",place:a};return h.isOpen?{...he,module:null,
constraint:null,isOpen:!0}:[]}if(d===void 0&&p.test(K))return[];const X=O(e,K,r);if(X===void 0)return[];const[,oe]=Y.exec(s==="terragrunt_source"?K:"")??[],q=d!==
void 0&&e===n,ee=h.version===null?null:{text:h.version,place:n.version?.place??a},me=q?ee:(0,C.KS)(n,r),re=oe===void 0?me:{text:oe,place:a},ve=q?h.isOpen:re===null&&
n.version!==void 0;return{address:t,source:K,place:a,module:X,constraint:re,isOpen:ve}})}const H=/^tfr:\/\/([^/?]*)\/([^?]*)/,Y=/^tfr:.*?[?&]version=([^&]*)/s,p=/^["(]|\$\{|^(var|local|path|each|module|data)\./;
function O({kind:e},n,r){if(e==="terragrunt_source"&&n.startsWith("tfr:")){const[,s="",t=""]=H.exec(n)??[],a=(0,M.rE)(s===""?t:`${s}/${t}`,r);return a.ok?a.value:
void 0}const i=(0,M.vL)(n,r);return i.kind==="registry"?i:i.kind==="remote"&&i.refusal===null?null:void 0}var g=y(8516),P=y(2170),w=y(8032),Z=y(1780),L=y(304),o=y(
523);function*l(e,n){for(const s of e.providers){const t=c(s,e,n);t!==null?yield t:n.isLockReadonly&&s.locked===null&&(yield{problem:(0,g.Sm)({provider:(0,C.JT)(
s.provider)}),places:s.places})}const{client:r}=e,i=e.clientVersions.length===0?null:n.versionIn(r,e.directory);if(i!==null)for(const{text:s,place:t}of e.clientVersions)
(0,L.Lt)(s,i)&&(yield{problem:(0,g.Ov)({client:r,version:i,constraint:s}),places:[t]})}function c(e,n,r){const{constraints:i,provider:s}=e,t=i.flatMap(({text:m,
place:x})=>$(m).map(h=>({...h,place:x})));if(E(t))return r.upgrade?null:f(e,n,r);const a=(0,C.JT)(s);if(n.client==="opentofu"&&(0,L.jF)(t))return{problem:(0,g.jF)(
{kind:"unspecified",provider:a}),places:b(t)};const d=(0,L.Sx)(t,L.Nd),u=[...new Set(d.map(o.mb))];return{problem:(0,g.id)({of:`provider ${a}`,terms:u}),places:b(
d)}}function f({provider:e,constraints:n,locked:r},{isUnit:i},{clients:s}){const t=r===null?null:(0,o.rK)(r.text);if(r===null||t===null)return null;const a=m=>{
const x=m.flatMap(({text:h})=>$(h));return(0,L.XA)([t],x)===null};if(!a(n))return null;const d=n.filter(m=>a([m])),u=d.length===0?n:d;return{problem:(0,g.N0)({provider:(0,C.
JT)(e),version:(0,o.Cg)(t),constraints:[...new Set(u.map(({text:m})=>(0,o.kv)($(m))))],clients:s,isUnit:i}),places:b([r,...u])}}const b=e=>[...new Set(e.map(({place:n})=>n))];
function $(e){const n=(0,o._T)(e);return n.ok?n.value:[]}function E(e){const n=e.map(({version:r})=>r);return(0,L.XA)(n,e)!==null||(0,L.Nd)(e)}function F(e){const n=new Map;
let r=!1;return{add:t=>{const a=t.isAside?(0,v.Gz)(t.directory,"main.tf"):null,d=t.lockFile!==null;r||=d;for(const u of l(t,e)){const{code:k,message:m}=u.problem,
x=[k,(0,Z.pj)(m),...u.places.map(S.df)].join(`
`),h=n.get(x)??{...u,having:new Set,aside:a,isLocked:d};n.set(x,h),h.having.add(t.client),a===null&&(h.aside=null),h.isLocked||=d}},notes:()=>Array.from(n.values(),
({problem:t,places:a,having:d,aside:u,isLocked:k})=>{const x=t.code!=="client-version"&&d.size===e.clients.length?w.Du:[...d],h=t.code==="lock-readonly"&&r&&!k;
return(0,P.kH)(t,{places:a,clients:x,...u!==null&&{aside:u},...h&&{severity:"warning"}})})}}var j=y(7706),G=y(8339),se=y(2485);function*ie(e,n,r){const i=new Set;
for(const s of e){if(s.kind==="lock_provider"){const a=`${s.place.file}
${s.text}`;if(i.has(a)){const d=(0,g.FA)({kind:"twice",provider:s.text??""});yield J(s.place,{problem:d})}i.add(a)}const t=ce(s,r);t!==null&&(yield J((s.version??
s).place,t)),r.isPredicted&&(yield*ae(s,r))}for(const s of n){const t=pe(s,r);t!==null&&(yield t)}}function J(e,{problem:n,clients:r=w.Du,...i}){const s=/\.tofu(\.json)?$/.
test(e.file),t=r.filter(a=>a==="opentofu"||!s);return(0,P.kH)(n,{...i,places:[e],clients:t})}const le=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ce(e,n){
switch(e.kind){case"module":case"module_missing":case"test_module":return ue(e,n);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return le.test(e.place.file)?null:de(e);case"lock_provider":{const r=fe(e);return r&&{problem:r}}default:return null}}const te=(e,n)=>({problem:(0,g.jF)(
{kind:"syntax",text:e,why:n}),isPlaceholder:(0,se.Kc)(e)});function*ae(e,n){const{kind:r,address:i,calls:s,evaluated:t,place:a,text:d,replacedFor:u=[]}=e;if(s===
void 0||t===void 0||e.isOverridden||r==="terragrunt_source")return;const k=(0,w.d3)(n);for(const m of e.clients){const x=n.releases.some(ee=>ee.client===m&&ee.before!==
null),h=s[m]!==void 0&&!k.includes(m);if(u.includes(m)||h&&!x)continue;const K={address:i,expression:d??"",client:m},X=h?(0,G.J0)({...K,isOld:!0}):(0,G.DA)({...K,
isOld:k.includes(m)}),q=n.isGuess&&s.opentofu!==void 0&&X.severity==="error"?"warning":X.severity;yield J(a,{problem:{...X,severity:q},clients:[m]})}}function ue(e,n){
const{address:r,version:i}=e;if(i===void 0)return null;const{value:s}=i,t=(0,w.d3)(n),a=e.clients.filter(h=>s&&(t.includes(h)||s[h]===void 0));if(a.length>0)return{
problem:(0,g.jF)({kind:"expression",address:r,clients:a}),clients:a};const d=s===void 0?i.text:s[e.clients[0]??"terraform"];if(typeof d!="string")return null;const u=(0,o.
PW)(d);if(!u.ok)return te(d,u.why);const k=w.Du.filter(h=>!(0,L.gH)(u.value,h));if(k.length===0)return null;const m=u.value.find(({version:h})=>(0,o.Ty)(h)),x=m&&
(0,o.Cg)(m.version);return{problem:(0,g.id)({of:r,terms:[d],preRelease:x}),clients:k}}function de({kind:e,address:n,text:r,version:i}){if(i===void 0)return null;
if(i.value!==void 0)return{problem:(0,g.jF)({kind:"not-a-string",address:n})};const s=(0,o._T)(i.text);if(!s.ok)return te(i.text,s.why);const t=w.Du.filter(d=>e===
"required_provider"?(0,_.mi)(r??"",d).kind==="builtin":(0,_.op)(n)==="terraform");if(t.length===0)return null;const a=r??"terraform.io/builtin/terraform";return{
problem:(0,g.jF)({kind:"built-in",provider:a}),clients:t}}function fe({text:e,version:n,constraints:r=""}){const i=e??"";if(n===void 0||n.value!==void 0)return(0,g.
FA)({kind:"no-version",provider:i});const s=(0,o.rK)(n.text);if(s===null)return(0,g.FA)({kind:"not-a-version",provider:i});const t=(0,o.Cg)(s);if(t!==n.text)return(0,g.
FA)({kind:"not-normal",of:"version",provider:i,normal:t});if(r==="")return null;const a=(0,o._T)(r);if(!a.ok)return(0,g.FA)({kind:"not-constraints",provider:i});
const d=(0,o.kv)(a.value);return d===r?null:(0,g.FA)({kind:"not-normal",of:"constraints",provider:i,normal:d})}function pe(e,{set:n,versions:r}){const{kind:i,text:s,
place:t}=e;if((0,w.SO)(i)){const m=n.filter(h=>h!==w.$I[i].client),x=J(t,{problem:(0,j.jP)({kind:i}),clients:m});return x.clients.length===0?null:x}if((0,I.z0)(
e))return null;const a=i!=="provider-version",d=a?(0,o.PW)(s):(0,o._T)(s),u=w.Du.filter(m=>!a||U(e,m,r));if(!d.ok)return J(t,{...te(s,d.why),clients:u});if(!a||
!d.value.some(({version:m})=>(0,o.Ty)(m)))return null;const k=(0,g.jF)({kind:"pre-release",text:s});return J(t,{problem:k,clients:u})}}),7706:((ne,R,y)=>{y.d(R,
{ME:()=>M,ho:()=>C,jP:()=>_});var S=y(8032),v=y(9615);const M=()=>(0,v.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a fi\
le; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function _({kind:T}){const{client:A,what:N}=S.$I[T];return(0,v.
CC)("block-unsupported",{message:`${N} is supported by ${S.bB[A]} only`,help:A==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remo\
ve it, or correct `dialect`"})}const I={twice:({what:T,first:A})=>({message:`${T} is defined a second time; the first time is in ${A}`,help:T.includes(".")?"rem\
ove or rename one of them":"write one block only"}),"no-base":({what:T})=>({message:`this override file changes ${T}, which no other file of the directory defin\
es`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:T})=>({message:`${T} is a block of the CLI configuration, which\
 has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),argument:({
what:T,argument:A})=>({message:`${T} cannot have the argument ${A}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configu\
res the provider"}),"local-name":({name:T,normal:A})=>({message:`"${T}" cannot be the local name of a provider`,help:A===null?"use letters, digits and dashes on\
ly, with no dash at either end":`write ${A}`})},C=T=>(0,v.CC)("block-invalid",(0,v.Z9)(I,T))}),8516:((ne,R,y)=>{y.d(R,{FA:()=>H,N0:()=>U,Ov:()=>Y,Sm:()=>Q,id:()=>V,
jF:()=>z});var S=y(8032),v=y(9432),M=y(9615);const _=6,I=p=>`"${(0,v.dh)(p)}"`,C="change one of these constraints so that a version can match all of them",T=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function A(p){const O=p.replace(T,"");return O===""?"":`: ${O}`}const N={syntax:({text:p,why:O})=>({message:`${I(p)} is not a version constraint${A(O)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:O})=>({message:`ve\
rsion of ${p} is an expression, which ${O.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:O.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:O}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${I(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},z=p=>(0,M.CC)("constraint-invalid",(0,M.Z9)(N,p));function V({of:p,terms:O,preRelease:g}){const P=O.length===1?"correct the constraint":C;return(0,M.
CC)("constraint-unmeetable",{message:`no version of ${p} can match ${(0,v.K4)(O.map(I),_,v.dh)}`,help:g===void 0?P:`write ${I(g)}: only an exact version, withou\
t a space after \`=\` and without \`v\`, selects a pre-release of a module`})}const D={terraform:"terraform",opentofu:"tofu"};function U({provider:p,version:O,constraints:g,
clients:P,isUnit:w}){const[Z,...L]=P,o=Z===void 0||L.length>0?"":`${D[Z]} `,l=w?"terragrunt ":o;return(0,M.CC)("lock-outside",{message:`locked provider ${p} ${O}\
 does not match configured version constraint ${(0,v.K4)(g,_,v.dh)}`,help:`run \`${l}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const Q=({provider:p})=>(0,M.CC)("lock-readonly",{message:`the lock file has no entry for provider ${p}, and \`-lockfile=readonly\` does not let init \
add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),B=(p,O)=>g=>({message:`the ${p} of provider ${g.provider} ${O}`}),
W={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may have dupl\
icated it"}),"no-version":B("version","is missing"),"not-a-version":B("version","is not a version number"),"not-constraints":B("constraints","are invalid"),"not\
-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be written in normalized form: ${I(p.normal)}`})};function H(p){const{message:O,help:g}={help:"\
restore the file, or remove the block and run `init` again",...(0,M.Z9)(W,p)};return(0,M.CC)("lock-invalid",{message:`failed to read dependency lock file: ${O}`,
help:g})}const Y=({client:p,version:O,constraint:g})=>(0,M.CC)("client-version",{message:`the version constraint ${I(g)} excludes ${S.bB[p]} ${O}`,help:`use ano\
ther version of ${S.bB[p]}, or change the constraint`})}),304:((ne,R,y)=>{y.d(R,{Hn:()=>T,Lt:()=>L,Nd:()=>Y,Sx:()=>Z,XA:()=>_,gH:()=>H,iM:()=>M,jF:()=>C,s5:()=>I});
var S=y(9119),v=y(523);function M(o,l,c){const f=z(l,c);return N(o,b=>(!(0,v.Ty)(b)||(0,v.Cg)(b)===f)&&A(b,l))}function _(o,l){return N(o,c=>(!(0,v.Ty)(c)||l.some(
f=>D(c,f)))&&!V(c)&&l.every(f=>B(c,f)))}const I=o=>N(o,l=>!(0,v.Ty)(l));function C(o){const l=o.filter(c=>c.operator==="=");return l.length===1&&l.every(({version:c})=>V(
{...c,build:""}))}function T(o,l,c){const f=(0,v.oF)(o),b=(0,v.PW)(l);return f!==null&&b.ok&&M([f],b.value,c)!==null}const A=(o,l)=>l.every(c=>Q(o,c));function N(o,l){
let c=null;for(const f of o.filter(l))(c===null||(0,v.Zy)(f,c)>0)&&(c=f);return c}function z(o,l){const[c,f]=o;if(c===void 0||f!==void 0)return null;const b=c.text.
trim().replace(l==="opentofu"?/^=?v?/:/^=?/,""),$=(0,v.rK)(b);return $===null?null:(0,v.Cg)($)}const V=({numbers:o,pre:l,build:c})=>l===""&&c===""&&o.every(f=>f===
0n),D=(o,l)=>l.operator==="="&&U(o,l.version),U=(o,l)=>o.build===l.build&&(0,v.Zy)(o,l)===0;function Q(o,{operator:l,version:c}){const f=(0,v.Zy)(o,c);if(l==="=")
return f===0;if(l==="!=")return f!==0;if(l!=="~>")return W(f,l);const b=c.numbers.slice(0,c.written-1);return f>=0&&!(0,v.Ty)(c)&&c.numbers.length<=o.numbers.length&&
b.every(($,E)=>$===o.numbers[E])}function B(o,l){const{operator:c,version:f}=l;if(c==="=")return D(o,l);if(c==="!=")return!U(o,f);const b=(0,v.Zy)(o,f);if(c!=="\
~>")return W(b,c);const[$=0n,E=0n]=f.numbers,F=f.written===3?[$,E+1n,0n]:[$+1n,0n,0n];return b>=0&&(0,v.Zy)(o,{...f,numbers:F,pre:""})<0}const W=(o,l)=>({">":o>
0,">=":o>=0,"<":o<0,"<=":o<=0})[l];function H(o,l){if(g(o))return!0;const c=P(o),f=Math.max(...c.map(({numbers:$})=>$.length)),b=c.flatMap($=>{const E=Array.from(
{length:f},(F,j)=>$.numbers[j]??0n);return[$,w(E),w([...E,1n])]});return M(b,o,l)!==null}function Y(o){const l=(0,S.t6)(o,v.mb);if(g(l))return!0;const c=P(l),f="\
x".repeat(1+Math.max(...c.map($=>$.build.length))),b=c.flatMap($=>{const[E=0n,F=0n,j=0n]=$.numbers,G=[E,F,j+1n];return[$,w([E,F,j],f),w(G,f)]});return _(b,l)!==
null}const p=50,O=100,g=o=>o.length>p||o.some(({text:l})=>l.length>O),P=o=>{const l=[w([0n,0n,0n]),...o.map(c=>c.version)];return[...new Map(l.map(c=>[(0,v.Cg)(
c),c])).values()]},w=(o,l="")=>({text:"",numbers:o,written:o.length,pre:"",build:l});function Z(o,l){const c=(0,S.t6)(o,v.mb),f=l(c)?o:c;if(g(f))return o;const b=f.
reduce((E,F)=>{const j=E.filter(G=>G!==F);return l(j)?E:j},f),$=new Set(b.map(v.mb));return o.filter(E=>$.has((0,v.mb)(E)))}function L(o,l){const c=(0,v.PW)(o),
f=(0,v.oF)(l);if(!c.ok||f===null||c.value.some(b=>(0,v.Ty)(b.version)))return!1;if(f.written<3){const b=(0,v.PW)(`~> ${f.numbers.slice(0,f.written).join(".")}.0`);
return b.ok&&!H([...c.value,...b.value],"terraform")}return!A({...f,pre:""},c.value)}})};export{ge as ids,ye as modules};
