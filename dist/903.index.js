const ge=[903,284,903],ye={4284:((ne,N,y)=>{y.r(N),y.d(N,{rootNotes:()=>P,rootOf:()=>U,textNotes:()=>ie});var g=y(3096),w=y(5243),A=y(3846),F=y(9373),k=y(2172);
function U(e,n){const[r]=e,{client:i,hasCalls:s,isAsked:o,versions:a}=n,f=s?[...e.map(({usages:u})=>u),r.tests]:[];return{directory:r.name===""?".":r.name,client:i,
directories:e.flatMap(({parts:u})=>u),calls:f.flatMap(u=>Z(u.filter(o),i,r)),providers:T(e,i),lockFile:r.lockFile,...r.unit!==null&&{isUnit:!0},clientVersions:e.
flatMap(({declared:u})=>D(u.filter($=>W($,i,a))))}}function T(e,n){const r=R(e[0],n),i=new Map,s=(o,a,f)=>{if(o===null)return;const u=(0,k.JT)(o),$={places:[],constraints:[]},
m=i.get(u)??{provider:o,...$,locked:r.get(u)??null};i.set(u,m),m.places.push(a),f!==null&&m.constraints.push(f)};for(const o of e){const a=Map.groupBy(o.usages,
({address:u})=>u);for(const u of a.values().flatMap(D))s(L(u,n),u.place,(0,k.KS)(u,n));const f=o.declared.filter(({kind:u})=>u==="provider-version");for(const[u,
$]of Map.groupBy(f,m=>m.localName??"")){const m=I(u,o,n);for(const{text:O,place:v}of D($))s(m,v,{text:O,place:v})}}return[...i.values()]}function L(e,n){return e.
kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!=="implied_provider"&&(0,A.op)(e.address)==="terraform"?null:(0,k.lc)(e,(0,w.Vm)(n),n)}function I(e,{
usages:n,unit:r},i){const s=n.find(({kind:o,address:a})=>o.startsWith("required_provider")&&(0,A.op)(a)===e);return s!==void 0?L(s,i):r?.isPartial===!0?null:{host:(0,w.
Vm)(i),namespace:"hashicorp",type:e}}function R({usages:e},n){const r=new Map;for(const i of e){if(i.kind!=="lock_provider")continue;const s=(0,k.lc)(i,(0,w.Vm)(
n),n),o=(0,k.KS)(i,n);if(!(s===null||o===null)&&(r.set((0,k.JT)(s),o),n==="opentofu"&&(0,A.Gi)(s))){const a=(0,k.JT)({...s,host:(0,w.Vm)(n)});r.has(a)||r.set(a,
o)}}return r}function D(e){const n=e.findLast(({place:r})=>(0,g.LA)(r.file))?.place.file;return n===void 0?e:e.filter(({place:r})=>r.file===n)}function W({kind:e,
place:n},r,{opentofu:i=""}){const s=/\.tofu(\.json)?$/.test(n.file);return e==="compatible"?r==="opentofu":e!=="version"||r==="terraform"?e==="version"&&!s:s||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(i)}function Z(e,n,r){const i=e.filter(({kind:o})=>z.test(o));return i.some(({place:o})=>(0,g.LA)(o.file))?[...Map.groupBy(i,({address:o})=>o).values()].flatMap(
o=>{const{base:a=[],overriding:f=[]}=Object.groupBy(o,({place:O})=>(0,g.LA)(O.file)?"overriding":"base"),u=[...a,...f],$=u.findLast(({text:O})=>O!==null),m=u.findLast(
O=>O.version!==void 0);return $===void 0?[]:V($,m??$,n,r)}):i.flatMap(o=>V(o,o,n,r))}const z=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;
function V(e,n,r,i){const{kind:s,address:o,place:a,calls:f}=e,u=(0,k.MZ)(e,r),$=u.filter(v=>s==="terragrunt_source"?(v.root??i.name)===i.name:(0,F.fJ)(v,i)),m={
root:null,source:null,version:null,isOpen:!0};return($.length===0&&u.length>0?[m]:$).flatMap(v=>{const K=v.source;if(K===null){const he={address:o,source:e.text??
"",place:a};return v.isOpen?{...he,module:null,constraint:null,isOpen:!0}:[]}if(f===void 0&&p.test(K))return[];const X=x(e,K,r);if(X===void 0)return[];const[,oe]=Q.
exec(s==="terragrunt_source"?K:"")??[],q=f!==void 0&&e===n,ee=v.version===null?null:{text:v.version,place:n.version?.place??a},me=q?ee:(0,k.KS)(n,r),re=oe===void 0?
me:{text:oe,place:a},ve=q?v.isOpen:re===null&&n.version!==void 0;return{address:o,source:K,place:a,module:X,constraint:re,isOpen:ve}})}const H=/^tfr:\/\/([^/?]*)\/([^?]*)/,
Q=/^tfr:.*?[?&]version=([^&]*)/s,p=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function x({kind:e},n,r){if(e==="terragrunt_source"&&n.startsWith("tfr:")){
const[,s="",o=""]=H.exec(n)??[],a=(0,w.rE)(s===""?o:`${s}/${o}`,r);return a.ok?a.value:void 0}const i=(0,w.vL)(n,r);return i.kind==="registry"?i:i.kind==="remot\
e"&&i.refusal===null?null:void 0}var h=y(8516),S=y(2170),B=y(9119),C=y(8032),Y=y(1780),_=y(304),t=y(523);function*l(e,n){for(const s of e.providers){const o=c(s,
e,n);o!==null?yield o:n.isLockReadonly&&s.locked===null&&(yield{problem:(0,h.Sm)({provider:(0,k.JT)(s.provider)}),places:s.places})}const{client:r}=e,i=e.clientVersions.
length===0?null:n.versionIn(r,e.directory);if(i!==null)for(const{text:s,place:o}of e.clientVersions)(0,_.Lt)(s,i)&&(yield{problem:(0,h.Ov)({client:r,version:i,constraint:s}),
places:[o]})}function c(e,n,r){const{constraints:i,provider:s}=e,o=i.flatMap(({text:m,place:O})=>M(m).map(v=>({...v,place:O})));if(E(o))return r.upgrade?null:d(
e,n,r);const a=(0,k.JT)(s);if(n.client==="opentofu"&&(0,_.jF)(o))return{problem:(0,h.jF)({reason:"unspecified",provider:a}),places:b(o)};const f=(0,_.Sx)(o,_.Nd),
u=[...new Set(f.map(t.mb))];return{problem:(0,h.id)({of:`provider ${a}`,terms:u}),places:b(f)}}function d({provider:e,constraints:n,locked:r},{isUnit:i},{clients:s}){
const o=r===null?null:(0,t.rK)(r.text);if(r===null||o===null)return null;const a=m=>{const O=m.flatMap(({text:v})=>M(v));return(0,_.XA)([o],O)===null};if(!a(n))
return null;const f=n.filter(m=>a([m])),u=f.length===0?n:f;return{problem:(0,h.N0)({provider:(0,k.JT)(e),version:(0,t.Cg)(o),constraints:[...new Set(u.map(({text:m})=>(0,t.
kv)(M(m))))],clients:s,isUnit:i}),places:b([r,...u])}}const b=e=>[...new Set(e.map(({place:n})=>n))];function M(e){const n=(0,t._T)(e);return n.ok?n.value:[]}function E(e){
const n=e.map(({version:r})=>r);return(0,_.XA)(n,e)!==null||(0,_.Nd)(e)}function P(e){const n=new Map;let r=!1;return{add:o=>{const a=o.isAside?(0,g.Gz)(o.directory,
"main.tf"):null,f=o.lockFile!==null;r||=f;for(const u of l(o,e)){const{code:$,message:m}=u.problem,O=[$,(0,Y.pj)(m),...u.places.map(B.df)].join(`
`),v=n.get(O)??{...u,having:new Set,aside:a,isLocked:f};n.set(O,v),v.having.add(o.client),a===null&&(v.aside=null),v.isLocked||=f}},notes:()=>Array.from(n.values(),
({problem:o,places:a,having:f,aside:u,isLocked:$})=>{const O=o.code!=="client-version"&&f.size===e.clients.length?C.Du:[...f],v=o.code==="lock-readonly"&&r&&!$;
return(0,S.kH)(o,{places:a,clients:O,...u!==null&&{aside:u},...v&&{severity:"warning"}})})}}var j=y(7706),J=y(8339),se=y(2485);function*ie(e,n,r){const i=new Set;
for(const s of e){if(s.kind==="lock_provider"){const a=`${s.place.file}
${s.text}`;if(i.has(a)){const f=(0,h.FA)({reason:"twice",provider:s.text??""});yield G(s.place,{problem:f})}i.add(a)}const o=ce(s,r);o!==null&&(yield G((s.version??
s).place,o)),r.isPredicted&&(yield*ae(s,r))}for(const s of n){const o=pe(s,r);o!==null&&(yield o)}}function G(e,{problem:n,clients:r=C.Du,...i}){const s=/\.tofu(\.json)?$/.
test(e.file),o=r.filter(a=>a==="opentofu"||!s);return(0,S.kH)(n,{...i,places:[e],clients:o})}const le=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ce(e,n){
switch(e.kind){case"module":case"module_missing":case"test_module":return ue(e,n);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return le.test(e.place.file)?null:de(e);case"lock_provider":{const r=fe(e);return r&&{problem:r}}default:return null}}const te=(e,n)=>({problem:(0,h.jF)(
{reason:"syntax",text:e,why:n}),isPlaceholder:(0,se.Kc)(e)});function*ae(e,n){const{kind:r,address:i,calls:s,evaluated:o,place:a,text:f,replacedFor:u=[]}=e;if(s===
void 0||o===void 0||e.isOverridden||r==="terragrunt_source")return;const $=(0,C.d3)(n);for(const m of e.clients){const O=n.releases.some(ee=>ee.client===m&&ee.before!==
null),v=s[m]!==void 0&&!$.includes(m);if(u.includes(m)||v&&!O)continue;const K={address:i,expression:f??"",client:m},X=v?(0,J.J0)({...K,isOld:!0}):(0,J.DA)({...K,
isOld:$.includes(m)}),q=n.isGuess&&s.opentofu!==void 0&&X.severity==="error"?"warning":X.severity;yield G(a,{problem:{...X,severity:q},clients:[m]})}}function ue(e,n){
const{address:r,version:i}=e;if(i===void 0)return null;const{value:s}=i,o=(0,C.d3)(n),a=e.clients.filter(v=>s&&(o.includes(v)||s[v]===void 0));if(a.length>0)return{
problem:(0,h.jF)({reason:"expression",address:r,clients:a}),clients:a};const f=s===void 0?i.text:s[e.clients[0]??"terraform"];if(typeof f!="string")return null;
const u=(0,t.PW)(f);if(!u.ok)return te(f,u.why);const $=C.Du.filter(v=>!(0,_.gH)(u.value,v));if($.length===0)return null;const m=u.value.find(({version:v})=>(0,t.
Ty)(v)),O=m&&(0,t.Cg)(m.version);return{problem:(0,h.id)({of:r,terms:[f],preRelease:O}),clients:$}}function de({kind:e,address:n,text:r,version:i}){if(i===void 0)
return null;if(i.value!==void 0)return{problem:(0,h.jF)({reason:"not-a-string",address:n})};const s=(0,t._T)(i.text);if(!s.ok)return te(i.text,s.why);const o=C.
Du.filter(f=>e==="required_provider"?(0,A.mi)(r??"",f).kind==="builtin":(0,A.op)(n)==="terraform");if(o.length===0)return null;const a=r??"terraform.io/builtin/\
terraform";return{problem:(0,h.jF)({reason:"built-in",provider:a}),clients:o}}function fe({text:e,version:n,constraints:r=""}){const i=e??"";if(n===void 0||n.value!==
void 0)return(0,h.FA)({reason:"no-version",provider:i});const s=(0,t.rK)(n.text);if(s===null)return(0,h.FA)({reason:"not-a-version",provider:i});const o=(0,t.Cg)(
s);if(o!==n.text)return(0,h.FA)({reason:"not-normal",of:"version",provider:i,normal:o});if(r==="")return null;const a=(0,t._T)(r);if(!a.ok)return(0,h.FA)({reason:"\
not-constraints",provider:i});const f=(0,t.kv)(a.value);return f===r?null:(0,h.FA)({reason:"not-normal",of:"constraints",provider:i,normal:f})}function pe(e,{set:n,
versions:r}){const{kind:i,text:s,place:o}=e;if((0,C.SO)(i)){const m=n.filter(v=>v!==C.$I[i].client),O=G(o,{problem:(0,j.jP)({kind:i}),clients:m});return O.clients.
length===0?null:O}if((0,F.z0)(e))return null;const a=i!=="provider-version",f=a?(0,t.PW)(s):(0,t._T)(s),u=C.Du.filter(m=>!a||W(e,m,r));if(!f.ok)return G(o,{...te(
s,f.why),clients:u});if(!a||!f.value.some(({version:m})=>(0,t.Ty)(m)))return null;const $=(0,h.jF)({reason:"pre-release",text:s});return G(o,{problem:$,clients:u})}}),
7706:((ne,N,y)=>{y.d(N,{ME:()=>A,ho:()=>U,jP:()=>F});var g=y(8032),w=y(9615);const A=()=>(0,w.CC)("block-reserved",{message:"required_providers is not allowed a\
t the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function F({kind:T}){const{client:L,what:I}=g.
$I[T];return(0,w.CC)("block-unsupported",{message:`${I} is supported by ${g.bB[L]} only`,help:L==="opentofu"?"remove it, move it into a `.tofu` file, or correct\
 `dialect`":"remove it, or correct `dialect`"})}function k(T){switch(T.reason){case"twice":{const{what:L,first:I}=T,R=L.includes(".")?"remove or rename one of t\
hem":"write one block only";return{message:`${L} is defined a second time; the first time is in ${I}`,help:R}}case"no-base":return{message:`this override file c\
hanges ${T.what}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"};case"of-cli":return{
message:`${T.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CON\
FIG_FILE names; replace a token that was committed"};case"argument":return{message:`${T.what} cannot have the argument ${T.argument}`,help:"write `source`, `ver\
sion` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{const{name:L,normal:I}=T;return{message:`"${L}" cannot be\
 the local name of a provider`,help:I===null?"use letters, digits and dashes only, with no dash at either end":`write ${I}`}}}}const U=T=>(0,w.CC)("block-invali\
d",k(T))}),8516:((ne,N,y)=>{y.d(N,{FA:()=>H,N0:()=>W,Ov:()=>Q,Sm:()=>Z,id:()=>R,jF:()=>I});var g=y(8032),w=y(9432),A=y(9615);const F=6,k=p=>`"${(0,w.dh)(p)}"`,U=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function T(p){const x=p.replace(U,"");return x===""?"":`: ${x}`}function L(p){switch(p.reason){case"syntax":{const{text:x,why:h}=p;return{message:`${k(x)} is no\
t a version constraint${T(h)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${p.address} is an expression, which ${p.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:p.
clients.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a lite\
ral; OpenTofu 1.8 and later also accept locals and variables",affects:p.clients};case"not-a-string":return{message:`version of ${p.address} is not a string`,help:"\
put the version in quotes"};case"pre-release":return{message:`${k(p.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the pa\
rt after the hyphen; a pre-release of the CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not eval\
uated",help:"write the constraint as a literal"};case"built-in":return{message:`${p.provider} is built in and cannot have a version constraint`,help:"remove `ve\
rsion`"};case"unspecified":return{message:`provider ${p.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published ve\
rsion; for a provider that is built locally, use `dev_overrides` without `version`"}}}const I=p=>(0,A.CC)("constraint-invalid",L(p)),R=({of:p,terms:x,preRelease:h})=>(0,A.
CC)("constraint-unmeetable",{message:`no version of ${p} can match ${(0,w.K4)(x.map(k),F,w.dh)}`,help:h!==void 0?`write ${k(h)}: only an exact version, without \
a space after \`=\` and without \`v\`, selects a pre-release of a module`:x.length===1?"correct the constraint":"change one of these constraints so that a versi\
on can match all of them"}),D={terraform:"terraform",opentofu:"tofu"};function W({provider:p,version:x,constraints:h,clients:S,isUnit:B}){const[C,...Y]=S,_=C===
void 0||Y.length>0?"":`${D[C]} `,t=B?"terragrunt ":_;return(0,A.CC)("lock-outside",{message:`locked provider ${p} ${x} does not match configured version constra\
int ${(0,w.K4)(h,F,w.dh)}`,help:`run \`${t}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const Z=({provider:p})=>(0,A.
CC)("lock-readonly",{message:`the lock file has no entry for provider ${p}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this direc\
tory without `-lockfile=readonly`, and commit the lock file"}),z={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"n\
ot-constraints":["constraints","are invalid"]};function V(p){const x="failed to read dependency lock file",h="restore the file, or remove the block and run `ini\
t` again";switch(p.reason){case"syntax":return{message:`${x}: ${p.error}`,help:h};case"twice":return{message:`${x}: it has two blocks for provider ${p.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${x}: the ${p.of} of provider ${p.provider} must be written in\
 normalized form: ${k(p.normal)}`,help:h};default:{const[S,B]=z[p.reason];return{message:`${x}: the ${S} of provider ${p.provider} ${B}`,help:h}}}}const H=p=>(0,A.
CC)("lock-invalid",V(p)),Q=({client:p,version:x,constraint:h})=>(0,A.CC)("client-version",{message:`the version constraint ${k(h)} excludes ${g.bB[p]} ${x}`,help:`\
use another version of ${g.bB[p]}, or change the constraint`})}),304:((ne,N,y)=>{y.d(N,{Hn:()=>U,Lt:()=>_,Nd:()=>Q,Sx:()=>Y,XA:()=>A,gH:()=>H,iM:()=>w,jF:()=>k,
s5:()=>F});var g=y(523);function w(t,l,c){const d=I(l,c);return L(t,b=>(!(0,g.Ty)(b)||(0,g.Cg)(b)===d)&&T(b,l))}function A(t,l){return L(t,c=>(!(0,g.Ty)(c)||l.some(
d=>D(c,d)))&&!R(c)&&l.every(d=>z(c,d)))}const F=t=>L(t,l=>!(0,g.Ty)(l));function k(t){const l=t.filter(c=>c.operator==="=");return l.length===1&&l.every(({version:c})=>R(
{...c,build:""}))}function U(t,l,c){const d=(0,g.oF)(t),b=(0,g.PW)(l);return d!==null&&b.ok&&w([d],b.value,c)!==null}const T=(t,l)=>l.every(c=>Z(t,c));function L(t,l){
let c=null;for(const d of t.filter(l))(c===null||(0,g.Zy)(d,c)>0)&&(c=d);return c}function I(t,l){const[c,d]=t;if(c===void 0||d!==void 0)return null;const b=c.text.
trim().replace(l==="opentofu"?/^=?v?/:/^=?/,""),M=(0,g.rK)(b);return M===null?null:(0,g.Cg)(M)}const R=({numbers:t,pre:l,build:c})=>l===""&&c===""&&t.every(d=>d===
0n),D=(t,l)=>l.operator==="="&&W(t,l.version),W=(t,l)=>t.build===l.build&&(0,g.Zy)(t,l)===0;function Z(t,{operator:l,version:c}){const d=(0,g.Zy)(t,c);if(l==="=")
return d===0;if(l==="!=")return d!==0;if(l!=="~>")return V(d,l);const b=c.numbers.slice(0,c.written-1);return d>=0&&!(0,g.Ty)(c)&&c.numbers.length<=t.numbers.length&&
b.every((M,E)=>M===t.numbers[E])}function z(t,l){const{operator:c,version:d}=l;if(c==="=")return D(t,l);if(c==="!=")return!W(t,d);const b=(0,g.Zy)(t,d);if(c!=="\
~>")return V(b,c);const[M=0n,E=0n]=d.numbers,P=d.written===3?[M,E+1n,0n]:[M+1n,0n,0n];return b>=0&&(0,g.Zy)(t,{...d,numbers:P,pre:""})<0}const V=(t,l)=>({">":t>
0,">=":t>=0,"<":t<0,"<=":t<=0})[l];function H(t,l){if(h(t))return!0;const c=B(t),d=Math.max(...c.map(({numbers:M})=>M.length)),b=c.flatMap(M=>{const E=Array.from(
{length:d},(P,j)=>M.numbers[j]??0n);return[M,C(E),C([...E,1n])]});return w(b,t,l)!==null}function Q(t){const l=S(t);if(h(l))return!0;const c=B(l),d="x".repeat(1+
Math.max(...c.map(M=>M.build.length))),b=c.flatMap(M=>{const[E=0n,P=0n,j=0n]=M.numbers,J=[E,P,j+1n];return[M,C([E,P,j],d),C(J,d)]});return A(b,l)!==null}const p=50,
x=100,h=t=>t.length>p||t.some(({text:l})=>l.length>x),S=t=>[...Map.groupBy(t,g.mb).values()].flatMap(([l])=>l??[]),B=t=>{const l=[C([0n,0n,0n]),...t.map(c=>c.version)];
return[...new Map(l.map(c=>[(0,g.Cg)(c),c])).values()]},C=(t,l="")=>({text:"",numbers:t,written:t.length,pre:"",build:l});function Y(t,l){const c=S(t),d=l(c)?t:
c;if(h(d))return t;const b=d.reduce((E,P)=>{const j=E.filter(J=>J!==P);return l(j)?E:j},d),M=new Set(b.map(g.mb));return t.filter(E=>M.has((0,g.mb)(E)))}function _(t,l){
const c=(0,g.PW)(t),d=(0,g.oF)(l);if(!c.ok||d===null||c.value.some(b=>(0,g.Ty)(b.version)))return!1;if(d.written<3){const b=(0,g.PW)(`~> ${d.numbers.slice(0,d.written).
join(".")}.0`);return b.ok&&!H([...c.value,...b.value],"terraform")}return!T({...d,pre:""},c.value)}})};export{ge as ids,ye as modules};
