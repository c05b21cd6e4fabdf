const $e=[1903,4284,1903],Oe={4284:((ne,j,y)=>{y.r(j),y.d(j,{callsOf:()=>A,rootNotes:()=>ie,rootOf:()=>C,textNotes:()=>ae,withoutRefused:()=>ge});var I=y(9119),
m=y(3096),M=y(5243),S=y(3846),w=y(9373),x=y(2172);function C(e,t){const[o]=e,{client:i,hasCalls:r,versions:n}=t,a=r?[...e,{...o,usages:o.tests}]:[];return{directory:o.
name===""?".":o.name,client:i,directories:e.flatMap(({parts:u,way:p})=>p===void 0?u:[]),calls:a.flatMap(u=>A(u,o,t)),providers:z(e,i),lockFile:o.lockFile,...o.unit!==
null&&{isUnit:!0},clientVersions:e.flatMap(u=>{const p=u.declared.filter(g=>H(g,i,n));return V(p).map(({text:g,place:v})=>N(u,{text:g,place:v}))})}}function A(e,t,{
client:o,isAsked:i}){const r=D(e.usages.filter(i),o,t),{way:n}=e;return n===void 0?r:r.map(a=>({...a,address:`${n.address}.${a.address}`,place:(0,w.VV)(e,a.place),
constraint:a.constraint&&N(e,a.constraint)}))}const N=(e,t)=>e.way===void 0?t:{...t,place:(0,w.VV)(e,t.place)};function z(e,t){const o=W(e[0],t),i=new Map,r=(n,a,u,p)=>{
if(n===null)return;const g=(0,x.JT)(n),v={places:[],constraints:[]},$=i.get(g)??{provider:n,...v,locked:o.get(g)??null};i.set(g,$),$.places.push((0,w.VV)(p,a)),
u!==null&&$.constraints.push(N(p,u))};for(const n of e){const a=Map.groupBy(n.usages,({address:p})=>p);for(const p of a.values().flatMap(V)){const g=(0,x.KS)(p,
t);r(K(p,t),p.place,g,n)}const u=n.declared.filter(({kind:p})=>p==="provider-version");for(const[p,g]of Map.groupBy(u,v=>v.localName??"")){const v=B(p,n,t);for(const{
text:$,place:h}of V(g))r(v,h,{text:$,place:h},n)}}return[...i.values()]}function K(e,t){return e.kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!==
"implied_provider"&&(0,S.op)(e.address)==="terraform"?null:(0,x.lc)(e,(0,M.Vm)(t),t)}function B(e,{usages:t,unit:o},i){const r=t.find(({kind:n,address:a})=>n.startsWith(
"required_provider")&&(0,S.op)(a)===e);return r!==void 0?K(r,i):o?.isPartial===!0?null:{host:(0,M.Vm)(i),namespace:"hashicorp",type:e}}function W({usages:e},t){
const o=new Map;for(const i of e){if(i.kind!=="lock_provider")continue;const r=(0,x.lc)(i,(0,M.Vm)(t),t),n=(0,x.KS)(i,t);if(!(r===null||n===null)&&(o.set((0,x.JT)(
r),n),t==="opentofu"&&(0,S.Gi)(r))){const a=(0,x.JT)({...r,host:(0,M.Vm)(t)});o.has(a)||o.set(a,n)}}return o}function V(e){const t=e.findLast(({place:o})=>(0,m.
LA)(o.file))?.place.file;return t===void 0?e:e.filter(({place:o})=>o.file===t)}function H({kind:e,place:t},o,{opentofu:i=""}){const r=/\.tofu(\.json)?$/.test(t.
file);return e==="compatible"?o==="opentofu":e!=="version"||o==="terraform"?e==="version"&&!r:r||/^v?(0|1\.(\d|1[01])(\.|$))/.test(i)}function D(e,t,o){const i=e.
filter(({kind:n})=>Z.test(n));if(!i.some(({place:n})=>(0,m.LA)(n.file)))return i.flatMap(n=>G(n,n,t,o));const r=({place:n})=>Number((0,m.LA)(n.file));return(0,I.
c1)(i,({address:n})=>n).flatMap(n=>{const a=n.toSorted((g,v)=>r(g)-r(v)),u=a.findLast(({text:g})=>g!==null),p=a.findLast(g=>g.version!==void 0);return u===void 0?
[]:G(u,p??u,t,o)})}const Z=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function G(e,t,o,i){const{kind:r,address:n,place:a,calls:u}=e,p=(0,x.
MZ)(e,o),g=p.filter(h=>r==="terragrunt_source"?(h.root??i.name)===i.name:(0,w.fJ)(h,i)),v={root:null,source:null,version:null,isOpen:!0};return(g.length===0&&p.
length>0?[v]:g).flatMap(h=>{const F=h.source;if(F===null){const ke={address:n,source:e.text??"",place:a};return h.isOpen?{...ke,module:null,constraint:null,isOpen:!0}:
[]}if(u===void 0&&b.test(F))return[];const X=L(e,F,o);if(X===void 0)return[];const[,oe]=d.exec(r==="terragrunt_source"?F:"")??[],q=u!==void 0&&e===t,ee=h.version===
null?null:{text:h.version,place:t.version?.place??a},ye=q?ee:(0,x.KS)(t,o),se=oe===void 0?ye:{text:oe,place:a},be=q?h.isOpen:se===null&&t.version!==void 0;return{
address:n,source:F,place:a,module:X,constraint:se,isOpen:be}})}const Q=/^tfr:\/\/([^/?]*)\/([^?]*)/,d=/^tfr:.*?[?&]version=([^&]*)/s,b=/^["(]|\$\{|^(var|local|path|each|module|data)\./;
function L({kind:e},t,o){if(e==="terragrunt_source"&&t.startsWith("tfr:")){const[,r="",n=""]=Q.exec(t)??[],a=(0,M.rE)(r===""?n:`${r}/${n}`,o);return a.ok?a.value:
void 0}const i=(0,M.vL)(t,o);return i.kind==="registry"?i:i.kind==="remote"&&i.refusal===null?null:void 0}var k=y(8516),U=y(2170),E=y(8032),c=y(1780),l=y(304),s=y(
523);function*f(e,t){for(const r of e.providers){const n=O(r,e,t);n!==null?yield n:t.isLockReadonly&&r.locked===null&&(yield{problem:(0,k.Sm)({provider:(0,x.JT)(
r.provider)}),places:r.places})}const{client:o}=e,i=e.clientVersions.length===0?null:t.versionIn(o,e.directory);if(i!==null)for(const{text:r,place:n}of e.clientVersions)
(0,l.Lt)(r,i)&&(yield{problem:(0,k.Ov)({client:o,version:i,constraint:r}),places:[n]})}function O(e,t,o){const{constraints:i,provider:r}=e,n=i.flatMap(({text:$,
place:h})=>R($).map(F=>({...F,place:h})));if(Y(n))return o.upgrade?null:_(e,t,o);const a=(0,x.JT)(r);if(t.client==="opentofu"&&(0,l.jF)(n))return{problem:(0,k.jF)(
{kind:"unspecified",provider:a}),places:P(n)};const u=(0,l.Sx)(n,l.Nd),p=u.map($=>({text:(0,s.mb)($),...T($.place)})),g=(0,I.t6)(p,({text:$,at:h})=>`${$} ${h}`);
return{problem:(0,k.id)({of:`provider ${a}`,terms:g}),places:P(u)}}const T=({inside:e})=>e===void 0?{}:{at:(0,I.kn)(e)};function _({provider:e,constraints:t,locked:o},{
isUnit:i},{clients:r}){const n=o===null?null:(0,s.rK)(o.text);if(o===null||n===null)return null;const a=v=>{const $=v.flatMap(({text:h})=>R(h));return(0,l.XA)([
n],$)===null};if(!a(t))return null;const u=t.filter(v=>a([v])),p=u.length===0?t:u;return{problem:(0,k.N0)({provider:(0,x.JT)(e),version:(0,s.Cg)(n),constraints:[
...new Set(p.map(({text:v})=>(0,s.kv)(R(v))))],clients:r,isUnit:i}),places:P([o,...p])}}const P=e=>[...new Set(e.map(({place:t})=>t))];function R(e){const t=(0,s.
_T)(e);return t.ok?t.value:[]}function Y(e){const t=e.map(({version:o})=>o);return(0,l.XA)(t,e)!==null||(0,l.Nd)(e)}function ie(e){const t=new Map;let o=!1;return{
add:n=>{const a=n.isAside?(0,m.Gz)(n.directory,"main.tf"):null,u=n.lockFile!==null;o||=u;for(const p of f(n,e)){const{code:g,message:v}=p.problem,$=[g,(0,c.pj)(
v),...p.places.map(I.df)].join(`
`),h=t.get($)??{...p,having:new Set,aside:a,isLocked:u};t.set($,h),h.having.add(n.client),a===null&&(h.aside=null),h.isLocked||=u}},notes:()=>Array.from(t.values(),
({problem:n,places:a,having:u,aside:p,isLocked:g})=>{const $=n.code!=="client-version"&&u.size===e.clients.length?E.Du:[...u],h=n.code==="lock-readonly"&&o&&!g;
return(0,U.kH)(n,{places:a,clients:$,...p!==null&&{aside:p},...h&&{severity:"warning"}})})}}var le=y(7706),re=y(8339),ce=y(2485);function*ae(e,t,o){const i=new Set;
for(const r of e){if(r.kind==="lock_provider"){const a=`${r.place.file}
${r.text}`;if(i.has(a)){const u=(0,k.FA)({kind:"twice",provider:r.text??""});yield J(r.place,{problem:u})}i.add(a)}const n=de(r,o);n!==null&&(yield J((r.version??
r).place,n)),o.isPredicted&&(yield*fe(r,o))}for(const r of t){const n=he(r,o);n!==null&&(yield n)}}function J(e,{problem:t,clients:o=E.Du,...i}){const r=/\.tofu(\.json)?$/.
test(e.file),n=o.filter(a=>a==="opentofu"||!r);return(0,U.kH)(t,{...i,places:[e],clients:n})}const ue=/\.tf(component|stack|deploy)\.(hcl|json)$/;function de(e,t){
switch(e.kind){case"module":case"module_missing":case"test_module":return pe(e,t);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ue.test(e.place.file)?null:me(e);case"lock_provider":{const o=ve(e);return o&&{problem:o}}default:return null}}const te=(e,t)=>({problem:(0,k.jF)(
{kind:"syntax",text:e,why:t}),isPlaceholder:(0,ce.Kc)(e)});function*fe(e,t){const{kind:o,address:i,calls:r,evaluated:n,place:a,text:u,replacedFor:p=[]}=e;if(r===
void 0||n===void 0||e.isOverridden||o==="terragrunt_source")return;const g=(0,E.d3)(t);for(const v of e.clients){const $=t.releases.some(ee=>ee.client===v&&ee.before!==
null),h=r[v]!==void 0&&!g.includes(v);if(p.includes(v)||h&&!$)continue;const F={address:i,expression:u??"",client:v},X=h?(0,re.J0)({...F,isOld:!0}):(0,re.DA)({...F,
isOld:g.includes(v)}),q=t.isGuess&&r.opentofu!==void 0&&X.severity==="error"?"warning":X.severity;yield J(a,{problem:{...X,severity:q},clients:[v]})}}function pe(e,t){
const{address:o,version:i}=e;if(i===void 0)return null;const{value:r}=i,n=(0,E.d3)(t),a=e.clients.filter(h=>r&&(n.includes(h)||r[h]===void 0));if(a.length>0)return{
problem:(0,k.jF)({kind:"expression",address:o,clients:a}),clients:a};const u=r===void 0?i.text:r[e.clients[0]??"terraform"];if(typeof u!="string")return null;const p=(0,s.
PW)(u);if(!p.ok)return te(u,p.why);const g=E.Du.filter(h=>!(0,l.gH)(p.value,h));if(g.length===0)return null;const v=p.value.find(({version:h})=>(0,s.Ty)(h)),$=v&&
(0,s.Cg)(v.version);return{problem:(0,k.id)({of:o,terms:[{text:u}],preRelease:$}),clients:g}}function me({kind:e,address:t,text:o,version:i}){if(i===void 0)return null;
if(i.value!==void 0)return{problem:(0,k.jF)({kind:"not-a-string",address:t})};const r=(0,s._T)(i.text);if(!r.ok)return te(i.text,r.why);const n=E.Du.filter(u=>e===
"required_provider"?(0,S.mi)(o??"",u).kind==="builtin":(0,S.op)(t)==="terraform");if(n.length===0)return null;const a=o??"terraform.io/builtin/terraform";return{
problem:(0,k.jF)({kind:"built-in",provider:a}),clients:n}}function ve({text:e,version:t,constraints:o=""}){const i=e??"";if(t===void 0||t.value!==void 0)return(0,k.
FA)({kind:"no-version",provider:i});const r=(0,s.rK)(t.text);if(r===null)return(0,k.FA)({kind:"not-a-version",provider:i});const n=(0,s.Cg)(r);if(n!==t.text)return(0,k.
FA)({kind:"not-normal",of:"version",provider:i,normal:n});if(o==="")return null;const a=(0,s._T)(o);if(!a.ok)return(0,k.FA)({kind:"not-constraints",provider:i});
const u=(0,s.kv)(a.value);return u===o?null:(0,k.FA)({kind:"not-normal",of:"constraints",provider:i,normal:u})}function he(e,{set:t,versions:o}){const{kind:i,text:r,
place:n}=e;if((0,E.SO)(i)){const v=t.filter(h=>h!==E.$I[i].client),$=J(n,{problem:(0,le.jP)({kind:i}),clients:v});return $.clients.length===0?null:$}if((0,w.z0)(
e))return null;const a=i!=="provider-version",u=a?(0,s.PW)(r):(0,s._T)(r),p=E.Du.filter(v=>!a||H(e,v,o));if(!u.ok)return J(n,{...te(r,u.why),clients:p});if(!a||
!u.value.some(({version:v})=>(0,s.Ty)(v)))return null;const g=(0,k.jF)({kind:"pre-release",text:r});return J(n,{problem:g,clients:p})}function ge(e,t){const o=new Set(
t.flatMap(({calls:i,clients:r,place:n})=>{const a=E.Du.filter(u=>!r.includes(u)||!i?.[u]);return i===void 0?[]:a.map(u=>`${u} ${(0,I.df)(n)}`)}));return e.filter(
({problem:i,clients:r,places:[n]})=>i.code!=="source-dynamic"||n===void 0||!r.every(a=>o.has(`${a} ${(0,I.df)(n)}`)))}}),7706:((ne,j,y)=>{y.d(j,{ME:()=>M,ho:()=>x,
jP:()=>S});var I=y(8032),m=y(9615);const M=()=>(0,m.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and O\
penTofu reserve it for a future version",help:"move it into a terraform block"});function S({kind:C}){const{client:A,what:N}=I.$I[C];return(0,m.CC)("block-unsup\
ported",{message:`${N} is supported by ${I.bB[A]} only`,help:A==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correc\
t `dialect`"})}const w={twice:({what:C,first:A})=>({message:`${C} is defined a second time; the first time is in ${A}`,help:C.includes(".")?"remove or rename on\
e of them":"write one block only"}),"no-base":({what:C})=>({message:`this override file changes ${C}, which no other file of the directory defines`,help:"define\
 it in a file that is not an override file, or remove it here"}),"of-cli":({type:C})=>({message:`${C} is a block of the CLI configuration, which has files of it\
s own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),argument:({what:C,argument:A})=>({
message:`${C} cannot have the argument ${A}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"lo\
cal-name":({name:C,normal:A})=>({message:`"${C}" cannot be the local name of a provider`,help:A===null?"use letters, digits and dashes only, with no dash at eit\
her end":`write ${A}`})},x=C=>(0,m.CC)("block-invalid",(0,m.Z9)(w,C))}),8516:((ne,j,y)=>{y.d(j,{FA:()=>G,N0:()=>V,Ov:()=>Q,Sm:()=>H,id:()=>K,jF:()=>z});var I=y(
8032),m=y(9432),M=y(9615);const S=6,w=d=>`"${(0,m.dh)(d)}"`,x="change one of these constraints so that a version can match all of them",C=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function A(d){const b=d.replace(C,"");return b===""?"":`: ${b}`}const N={syntax:({text:d,why:b})=>({message:`${w(d)} is not a version constraint${A(b)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:d,clients:b})=>({message:`ve\
rsion of ${d} is an expression, which ${b.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:b.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:b}),"not-a-string":({address:d})=>({message:`version of ${d} is not a string`,help:"put the version in quotes"}),"pre-release":({text:d})=>({
message:`${w(d)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:d})=>({message:`${d} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:d})=>({message:`provider ${d} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},z=d=>(0,M.CC)("constraint-invalid",(0,M.Z9)(N,d));function K({of:d,terms:b,preRelease:L}){const k=b.length===1?"correct the constraint":x,E=b.
some(({at:c})=>c!==void 0)?`${k}; for one in a module, call another version of it`:k;return(0,M.CC)("constraint-unmeetable",{message:`no version of ${d} can mat\
ch ${(0,m.K4)(b,S,B)}`,help:L===void 0?E:`write ${w(L)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`})}
const B=({text:d,at:b})=>b===void 0?(0,m.dh)(w(d)):`${(0,m.dh)(w(d))} (${(0,m.dh)(b)})`,W={terraform:"terraform",opentofu:"tofu"};function V({provider:d,version:b,
constraints:L,clients:k,isUnit:U}){const[E,...c]=k,l=E===void 0||c.length>0?"":`${W[E]} `,s=U?"terragrunt ":l;return(0,M.CC)("lock-outside",{message:`locked pro\
vider ${d} ${b} does not match configured version constraint ${(0,m.K4)(L,S,m.dh)}`,help:`run \`${s}init -upgrade\` in this directory and commit the lock file, o\
r change the constraint`})}const H=({provider:d})=>(0,M.CC)("lock-readonly",{message:`the lock file has no entry for provider ${d}, and \`-lockfile=readonly\` doe\
s not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),D=(d,b)=>L=>({message:`the ${d} of provider\
 ${L.provider} ${b}`}),Z={syntax:({error:d})=>({message:d}),twice:({provider:d})=>({message:`it has two blocks for provider ${d}`,help:"remove one of the blocks\
; a merge may have duplicated it"}),"no-version":D("version","is missing"),"not-a-version":D("version","is not a version number"),"not-constraints":D("constrain\
ts","are invalid"),"not-normal":d=>({message:`the ${d.of} of provider ${d.provider} must be written in normalized form: ${w(d.normal)}`})};function G(d){const{message:b,
help:L}={help:"restore the file, or remove the block and run `init` again",...(0,M.Z9)(Z,d)};return(0,M.CC)("lock-invalid",{message:`failed to read dependency l\
ock file: ${b}`,help:L})}const Q=({client:d,version:b,constraint:L})=>(0,M.CC)("client-version",{message:`the version constraint ${w(L)} excludes ${I.bB[d]} ${b}`,
help:`use another version of ${I.bB[d]}, or change the constraint`})}),304:((ne,j,y)=>{y.d(j,{Hn:()=>C,Lt:()=>E,Nd:()=>G,Sx:()=>U,XA:()=>S,gH:()=>Z,iM:()=>M,jF:()=>x,
s5:()=>w});var I=y(9119),m=y(523);function M(c,l,s){const f=z(l,s);return N(c,O=>(!(0,m.Ty)(O)||(0,m.Cg)(O)===f)&&A(O,l))}function S(c,l){return N(c,s=>(!(0,m.Ty)(
s)||l.some(f=>B(s,f)))&&!K(s)&&l.every(f=>H(s,f)))}const w=c=>N(c,l=>!(0,m.Ty)(l));function x(c){const l=c.filter(s=>s.operator==="=");return l.length===1&&l.every(
({version:s})=>K({...s,build:""}))}function C(c,l,s){const f=(0,m.oF)(c),O=(0,m.PW)(l);return f!==null&&O.ok&&M([f],O.value,s)!==null}const A=(c,l)=>l.every(s=>V(
c,s));function N(c,l){let s=null;for(const f of c.filter(l))(s===null||(0,m.Zy)(f,s)>0)&&(s=f);return s}function z(c,l){const[s,f]=c;if(s===void 0||f!==void 0)return null;
const O=s.text.trim().replace(l==="opentofu"?/^=?v?/:/^=?/,""),T=(0,m.rK)(O);return T===null?null:(0,m.Cg)(T)}const K=({numbers:c,pre:l,build:s})=>l===""&&s===""&&
c.every(f=>f===0n),B=(c,l)=>l.operator==="="&&W(c,l.version),W=(c,l)=>c.build===l.build&&(0,m.Zy)(c,l)===0;function V(c,{operator:l,version:s}){const f=(0,m.Zy)(
c,s);if(l==="=")return f===0;if(l==="!=")return f!==0;if(l!=="~>")return D(f,l);const O=s.numbers.slice(0,s.written-1);return f>=0&&!(0,m.Ty)(s)&&s.numbers.length<=
c.numbers.length&&O.every((T,_)=>T===c.numbers[_])}function H(c,l){const{operator:s,version:f}=l;if(s==="=")return B(c,l);if(s==="!=")return!W(c,f);const O=(0,m.
Zy)(c,f);if(s!=="~>")return D(O,s);const[T=0n,_=0n]=f.numbers,P=f.written===3?[T,_+1n,0n]:[T+1n,0n,0n];return O>=0&&(0,m.Zy)(c,{...f,numbers:P,pre:""})<0}const D=(c,l)=>({
">":c>0,">=":c>=0,"<":c<0,"<=":c<=0})[l];function Z(c,l){if(b(c))return!0;const s=L(c),f=Math.max(...s.map(({numbers:T})=>T.length)),O=s.flatMap(T=>{const _=Array.
from({length:f},(P,R)=>T.numbers[R]??0n);return[T,k(_),k([..._,1n])]});return M(O,c,l)!==null}function G(c){const l=(0,I.t6)(c,m.mb);if(b(l))return!0;const s=L(
l),f="x".repeat(1+Math.max(...s.map(T=>T.build.length))),O=s.flatMap(T=>{const[_=0n,P=0n,R=0n]=T.numbers,Y=[_,P,R+1n];return[T,k([_,P,R],f),k(Y,f)]});return S(O,
l)!==null}const Q=50,d=100,b=c=>c.length>Q||c.some(({text:l})=>l.length>d),L=c=>{const l=[k([0n,0n,0n]),...c.map(s=>s.version)];return[...new Map(l.map(s=>[(0,m.
Cg)(s),s])).values()]},k=(c,l="")=>({text:"",numbers:c,written:c.length,pre:"",build:l});function U(c,l){const s=(0,I.t6)(c,m.mb),f=l(s)?c:s;if(b(f))return c;const O=f.
reduce((_,P)=>{const R=_.filter(Y=>Y!==P);return l(R)?_:R},f),T=new Set(O.map(m.mb));return c.filter(_=>T.has((0,m.mb)(_)))}function E(c,l){const s=(0,m.PW)(c),
f=(0,m.oF)(l);if(!s.ok||f===null||s.value.some(O=>(0,m.Ty)(O.version)))return!1;if(f.written<3){const O=(0,m.PW)(`~> ${f.numbers.slice(0,f.written).join(".")}.0`);
return O.ok&&!Z([...s.value,...O.value],"terraform")}return!A({...f,pre:""},s.value)}})};export{$e as ids,Oe as modules};
