const W=22,b=[22],K={6022:((N,R,l)=>{l.r(R),l.d(R,{parseNamedAddress:()=>i.N});var i=l(1257)}),9664:((N,R,l)=>{l.d(R,{Gz:()=>$,LA:()=>D,jt:()=>I,un:()=>g});var i=l(
3916);const $=(M,O)=>M===""?O:`${M}/${O}`,I=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")));function g(M,O){const P=(0,i.join)(M,O).replace(/\/$/,"");return P==="."?
"":P}const D=M=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(M)}),1022:((N,R,l)=>{l.d(R,{A5:()=>h,mi:()=>L,op:()=>a,sL:()=>p});var i=l(4091),$=l(1831),I=l(8408),
g=l(5011);const D={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},M="hashicorp",O="-",P='Invalid provider source string: The "source" attr\
ibute must be in the format "[hostname/][namespace/]name"',A="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",w={prefix:"\
terraform-",whose:"a Terraform",frequency:"often"},x={terraform:[w],opentofu:[w,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function L(s,d){
const _=s.split("/");if(_.length>3||_.includes(""))return T(P);const[t="",n,e]=_.reverse(),r=p(t);if(!r.ok){const k=`${(0,i.ol)(t)} in source ${(0,i.ol)(s)}`;return T(
`Invalid provider type: Invalid provider type ${k}: ${r.why}"`)}const o=e===void 0,u=o?(0,i.Ju)((0,g.Vm)(d)):(0,$.Pv)(e);if(n===void 0&&u.ok){const k={hostImplied:o,
namespace:M,type:r.value};return{kind:"registry",host:u.value,...k}}const E=n===O?(0,i.Ju)(n):p(n??""),C=`namespace "" in source ${(0,i.ol)(s)}`;if(!E.ok)return T(
`Invalid provider namespace: Invalid provider ${C}: ${E.why}"`);const j="Invalid provider source hostname";if(!u.ok)return T(`${j}: ${j} ${C}: ${u.why}"`);const U={
hostImplied:o,host:u.value,namespace:E.value,type:r.value},B=y(U,d);return B===void 0?{kind:v(U,d),...U}:T(B)}const T=s=>({kind:"invalid",error:s});function p(s){
if(/^[a-z0-9]+$/.test(s))return(0,i.Ju)(s);if(s==="")return(0,i.TR)("must have at least one character");if(s.includes("."))return(0,i.TR)("dots are not allowed");
if(s.includes("--"))return(0,i.TR)("cannot use multiple consecutive dashes");const d=(0,I.YE)(s);return d.ok?(0,i.Ju)((0,I.DI)(d.value)):(0,i.TR)(A)}function v({
host:s,namespace:d},_){return d===O?"legacy":d==="builtin"&&D[_].includes(s)?"builtin":"registry"}function y(s,d){const _=(0,g.Vm)(d);if(s.namespace===O&&s.host!==
_)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${_}.`;const t=x[d].find(({prefix:n})=>s.type.startsWith(n));
return t===void 0?void 0:m(s,t,d)}function m(s,{prefix:d,whose:_,frequency:t},n){const e=`${d}provider-`,r=s.type.slice(e.length);if(!s.type.startsWith(e)||!p(r).
ok)return`Invalid provider type: Provider source ${(0,i.ol)(c(s))} has a type with the prefix ${(0,i.ol)(d)}, which isn't allowed because it would be redundant \
to name ${_} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const o=c({...s,type:r},n);return`Invalid \
provider type: Provider source ${(0,i.ol)(c(s,n))} has a type with the prefix ${(0,i.ol)(e)}, which isn't valid. Although that prefix is ${t} used in the names \
of version control repositories for ${_.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,i.ol)(o)}?`}const c=({host:s,namespace:d,type:_},t)=>t!==void 0&&s===(0,g.Vm)(t)?`${d}/${_}`:`${(0,$.pk)(s)}/${d}/${_}`,a=s=>s.replace(/^.*\./s,
""),h=s=>(s??"").replace(/[._].*$/s,"")}),1752:((N,R,l)=>{l.d(R,{Nd:()=>v,Sx:()=>d,XA:()=>I,gH:()=>p,iM:()=>$,jF:()=>D,n7:()=>_,s5:()=>g});var i=l(1731);function $(t,n,e){
const r=P(n,e);return O(t,o=>(!(0,i.Ty)(o)||(0,i.Cg)(o)===r)&&M(o,n))}function I(t,n){return O(t,e=>(!(0,i.Ty)(e)||n.some(r=>w(e,r)))&&!A(e)&&n.every(r=>L(e,r)))}
const g=t=>O(t,n=>!(0,i.Ty)(n));function D(t){const n=t.filter(e=>e.operator==="=");return n.length===1&&n.every(({version:e})=>A({...e,build:""}))}const M=(t,n)=>n.
every(e=>x(t,e));function O(t,n){let e=null;for(const r of t.filter(n))(e===null||(0,i.Zy)(r,e)>0)&&(e=r);return e}function P(t,n){const[e,r]=t;if(e===void 0||r!==
void 0)return null;const o=e.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),u=(0,i.rK)(o);return u===null?null:(0,i.Cg)(u)}const A=({numbers:t,pre:n,build:e})=>n===
""&&e===""&&t.every(r=>r===0n),w=(t,n)=>n.operator==="="&&S(t,n.version),S=(t,n)=>t.build===n.build&&(0,i.Zy)(t,n)===0;function x(t,{operator:n,version:e}){const r=(0,i.
Zy)(t,e);if(n==="=")return r===0;if(n==="!=")return r!==0;if(n!=="~>")return T(r,n);const o=e.numbers.slice(0,e.written-1);return r>=0&&!(0,i.Ty)(e)&&e.numbers.
length<=t.numbers.length&&o.every((u,f)=>u===t.numbers[f])}function L(t,n){const{operator:e,version:r}=n;if(e==="=")return w(t,n);if(e==="!=")return!S(t,r);const o=(0,i.
Zy)(t,r);if(e!=="~>")return T(o,e);const[u=0n,f=0n]=r.numbers,E=r.written===3?[u,f+1n,0n]:[u+1n,0n,0n];return o>=0&&(0,i.Zy)(t,{...r,numbers:E,pre:""})<0}const T=(t,n)=>({
">":t>0,">=":t>=0,"<":t<0,"<=":t<=0})[n];function p(t,n){if(c(t))return!0;const e=h(t),r=Math.max(...e.map(({numbers:u})=>u.length)),o=e.flatMap(u=>{const f=Array.
from({length:r},(E,C)=>u.numbers[C]??0n);return[u,s(f),s([...f,1n])]});return $(o,t,n)!==null}function v(t){const n=a(t);if(c(n))return!0;const e=h(n),r="x".repeat(
1+Math.max(...e.map(u=>u.build.length))),o=e.flatMap(u=>{const[f=0n,E=0n,C=0n]=u.numbers,j=[f,E,C+1n];return[u,s([f,E,C],r),s(j,r)]});return I(o,n)!==null}const y=50,
m=100,c=t=>t.length>y||t.some(({text:n})=>n.length>m),a=t=>[...Map.groupBy(t,i.mb).values()].flatMap(([n])=>n??[]),h=t=>{const n=[s([0n,0n,0n]),...t.map(e=>e.version)];
return[...new Map(n.map(e=>[(0,i.Cg)(e),e])).values()]},s=(t,n="")=>({text:"",numbers:t,written:t.length,pre:"",build:n});function d(t,n){const e=a(t),r=n(e)?t:
e;return c(r)?t:r.reduce((o,u)=>{const f=o.filter(E=>E!==u);return n(f)?o:f},r)}function _(t,n){const e=(0,i.PW)(t);if(!e.ok)return"syntax";const r=e.value;if(r.
some(u=>(0,i.Ty)(u.version)))return"pre-release";const o=n===null?null:(0,i.oF)(n);if(o===null)return"unknown";if(o.written<3){const u=(0,i.PW)(`~> ${o.numbers.
slice(0,o.written).join(".")}.0`);return u.ok&&!p([...r,...u.value],"terraform")?"not-met":"unknown"}return M({...o,pre:""},r)?"met":"not-met"}}),1731:((N,R,l)=>{
l.d(R,{Cg:()=>x,PW:()=>c,Ty:()=>S,Zy:()=>L,_T:()=>a,hZ:()=>g,kv:()=>_,mb:()=>t,oF:()=>P,rK:()=>A});var i=l(4091),$=l(9562);const I=new RegExp(`^${$.eQ}$`),g=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,D=new RegExp(`^${g}[.+-]?$`),M=2n**63n-1n,O=Array.from({length:100},(n,e)=>BigInt(e));
function P(n){const[,e,r,o,u]=I.exec(n)??[];return e===void 0?null:w(n,e,o??r,u)}function A(n){const[,e,r,o]=D.exec(n)??[];return e===void 0?null:w(n,e,r,o)}function w(n,e,r="",o=""){
const u=e.split(".").map(E=>E.replace(/^0+(?=.)/,""));if(u.some(E=>E.length>19))return null;const f=u.map(E=>O[Number(E)]??BigInt(E));if(f.some(E=>E>M))return null;
for(;f.length<3;)f.push(0n);return{text:n,numbers:f,written:u.length,pre:r,build:o}}const S=n=>n.pre!=="",x=({numbers:n,pre:e,build:r})=>`${n.join(".")}${e===""?
"":`-${e}`}${r===""?"":`+${r}`}`;function L(n,e){const r=Math.max(n.numbers.length,e.numbers.length);for(let o=0;o<r;o++){const[u,f]=[n.numbers[o]??0n,e.numbers[o]??
0n];if(u!==f)return u<f?-1:1}return n.pre===e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===""?1:-1:T(n.pre,e.pre)}function T(n,e){const[
r,o]=[n.split("."),e.split(".")];for(let u=0;;u++){const[f,E]=[u+1>=r.length,u+1>=o.length];if(f!==E)return f?-1:1;const C=p(r[u]??"",o[u]??"");if(C!==0||f)return C}}
function p(n,e){const[r,o]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(e)];return r!==o?r?-1:1:r&&n.length!==e.length?n.length-e.length:n===e?0:n<e?-1:1}const v="[\\t\\n\\\
f\\r ]*",y=new RegExp(`^${v}(<=|>=|!=|~>|<|>|=|)${v}(${$.eQ})${v}$`),m="This string does not use correct version constraint syntax";function c(n){const e=[];for(const r of n.
split(",")){const[,o,u=""]=y.exec(r)??[],f=P(u);if(f===null)return(0,i.TR)(m);e.push({operator:o||"=",version:f,text:r})}return(0,i.Ju)(e)}function a(n){const e=c(
n);if(!e.ok)return e;const r=[];for(const o of e.value){const u=A(o.version.text);if(u===null||!h.test(o.text.trim()))return(0,i.TR)(`Incorrect version constrai\
nt syntax: ${s(o)}`);r.push({...o,version:u})}return(0,i.Ju)(r)}const h=/^[<>=!~]* ?[0-9]/;function s({operator:n,version:e,text:r}){const o=r.trim();if(e.text.
startsWith("v"))return'a "v" prefix should not be used';if(!h.test(o))return`only one space is expected after the operator "${n}"`;if(e.numbers.length>3)return"\
too many numbered portions; only three are allowed (major, minor, patch)";const[u]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(o)??[""];return`\
missing comma after "${u}"`}const d=[">",">=","=","~>","<=","<","!="];function _(n){const e=[...n].sort((r,o)=>L(r.version,o.version)||T(r.version.build,o.version.
build)||d.indexOf(r.operator)-d.indexOf(o.operator)||o.version.written-r.version.written);return[...new Set(e.map(t))].join(", ")}function t({operator:n,version:e}){
if(n==="=")return x(e);const r=n==="~>"&&e.written<3?e.numbers.slice(0,2):e.numbers;return`${n} ${x({...e,numbers:r})}`}}),1257:((N,R,l)=>{l.d(R,{N:()=>w,n:()=>T});
var i=l(4091),$=l(1831),I=l(5011),g=l(1022),D=l(9562),M=l(1752),O=l(1731),P=l(5257);const A={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=\
acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function w({host:p,service:v,text:y},m){const[,c="",a]=/^([^@]*)(?:@(.*))?$/s.
exec(y)??[],h=a===void 0?null:{text:a,place:P.cd},s=`${(0,$.pk)(p)}/${c}`,_=(v===D.e$?S:x)(s,h,m);return _.ok?_:(0,i.TR)(`${_.why}; expected ${v}=${A[v]}`)}function S(p,v,y){
const m=(0,I.rE)(p,y);if(!m.ok)return m;const c=s=>(0,M.gH)(s,y),a=L(v,O.PW,c);if(a!==null)return(0,i.TR)(a);const h=P.cd;return(0,i.Ju)({address:p,source:p,place:h,
module:m.value,constraint:v,isOpen:!1})}function x(p,v,y){const m=(0,g.mi)(p,y);if(p.split("/").length!==3||m.kind!=="registry")return(0,i.TR)(m.kind==="invalid"?
m.error:"not a provider of a registry");const c=L(v,O._T,M.Nd);if(c!==null)return(0,i.TR)(c);const a=v===null?[]:[v];return(0,i.Ju)({provider:m,places:[P.cd],constraints:a,
locked:null})}function L(p,v,y){if(p===null)return null;const m=v(p.text);return m.ok?y(m.value)?null:`no version can match ${p.text}`:m.why}function T(p,v){const y=p.
flatMap(({addresses:m})=>m);return y.length===0?[]:v.map(m=>{const c=y.flatMap(a=>{const h=w(a,m);return h.ok?[h.value]:[]});return{directory:P.cd.file,client:m,
directories:[],calls:c.filter(a=>"module"in a),providers:c.filter(a=>"provider"in a),lockFile:null,clientVersions:[]}})}}),5257:((N,R,l)=>{l.d(R,{IY:()=>w,Im:()=>S,
JT:()=>A,KS:()=>L,MP:()=>P,MZ:()=>T,W$:()=>O,Xo:()=>y,cd:()=>M,ek:()=>x,lc:()=>p});var i=l(9075),$=l(9664),I=l(5011),g=l(1022);const D="hostnames input",M={file:D,
line:1,column:1,endColumn:1},O=c=>c.file===D?D:c,P=({host:c,namespace:a,name:h,system:s})=>[c,a,h,s].join("/"),A=({host:c,namespace:a,type:h})=>[c,a,h].join("/"),
w=c=>"type"in c?A(c):P(c);function S(c){return"constraints"in c?c.constraints:c.constraint===null?[]:[c.constraint]}const x=c=>("places"in c?c.places:[c.place]).
map(O);function L({version:c},a){if(c===void 0)return null;const{text:h,value:s,place:d}=c,_=(s===void 0?h:s[a])??null;return _===null?null:{text:_,place:d}}const T=({
text:c,calls:a},h)=>a===void 0?[{root:null,source:c,version:null,isOpen:!1}]:a[h]??[];function p({kind:c,text:a,address:h},s,d){switch(c){case"required_provider":case"\
state_store_provider":case"lock_provider":{const _=(0,g.mi)(a??"",d);return _.kind==="registry"?_:null}case"required_provider_nosource":case"required_provider_l\
egacy":return{host:s,namespace:"hashicorp",type:(0,g.op)(h)};case"implied_provider":return{host:s,namespace:"hashicorp",type:(0,g.A5)(a)};default:return null}}const v=/^\.{1,2}\//;
function y(c,a){const h=Map.groupBy(a,({lockFile:t})=>t),s=new Set(c.flatMap(({kind:t,text:n,place:e})=>m.test(t)&&!v.test(n??"")?(0,$.jt)(e.file):[])),d=(0,i.Oo)(
t=>new Set(t.providers.map(({provider:n})=>A(n)))),_=(t,n)=>{if(t.calls.length>0||t.directories.some(r=>s.has(r)))return!0;const e=p(n,(0,I.Vm)(t.client),t.client);
return e===null||d(t).has(A(e))};return c.map(t=>{if(t.kind!=="lock_provider"||t.needs.length===0)return t;const n=h.get(t.place.file);return n===void 0||n.some(
e=>_(e,t))?t:{...t,needs:[]}})}const m=/^(?:module|test_module|terragrunt_source|installed_module)/})};export{W as id,b as ids,K as modules};
