const B=22,b=[22],K={6022:((N,g,l)=>{l.r(g),l.d(g,{parseNamedAddress:()=>s.N});var s=l(1257)}),9664:((N,g,l)=>{l.d(g,{Gz:()=>T,LA:()=>D,jt:()=>I,un:()=>P});var s=l(
3916);const T=(v,E)=>v===""?E:`${v}/${E}`,I=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));function P(v,E){const y=(0,s.join)(v,E).replace(/\/$/,"");return y==="."?
"":y}const D=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(v)}),1022:((N,g,l)=>{l.d(g,{A5:()=>m,mi:()=>C,op:()=>a,sL:()=>f});var s=l(4091),T=l(1831),I=l(8408),
P=l(5011);const D={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},v="hashicorp",E="-",y='Invalid provider source string: The "source" attr\
ibute must be in the format "[hostname/][namespace/]name"',R="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",w={prefix:"\
terraform-",whose:"a Terraform",frequency:"often"},L={terraform:[w],opentofu:[w,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function C(o,_){
const d=o.split("/");if(d.length>3||d.includes(""))return $(y);const[n="",e,t]=d.reverse(),r=f(n);if(!r.ok){const k=`${(0,s.ol)(n)} in source ${(0,s.ol)(o)}`;return $(
`Invalid provider type: Invalid provider type ${k}: ${r.why}"`)}const i=t===void 0,c=i?(0,s.Ju)((0,P.Vm)(_)):(0,T.Pv)(t);if(e===void 0&&c.ok){const k={hostImplied:i,
namespace:v,type:r.value};return{kind:"registry",host:c.value,...k}}const A=e===E?(0,s.Ju)(e):f(e??""),S=`namespace "" in source ${(0,s.ol)(o)}`;if(!A.ok)return $(
`Invalid provider namespace: Invalid provider ${S}: ${A.why}"`);const j="Invalid provider source hostname";if(!c.ok)return $(`${j}: ${j} ${S}: ${c.why}"`);const U={
hostImplied:i,host:c.value,namespace:A.value,type:r.value},W=O(U,_);return W===void 0?{kind:h(U,_),...U}:$(W)}const $=o=>({kind:"invalid",error:o});function f(o){
if(/^[a-z0-9]+$/.test(o))return(0,s.Ju)(o);if(o==="")return(0,s.TR)("must have at least one character");if(o.includes("."))return(0,s.TR)("dots are not allowed");
if(o.includes("--"))return(0,s.TR)("cannot use multiple consecutive dashes");const _=(0,I.YE)(o);return _.ok?(0,s.Ju)((0,I.DI)(_.value)):(0,s.TR)(R)}function h({
host:o,namespace:_},d){return _===E?"legacy":_==="builtin"&&D[d].includes(o)?"builtin":"registry"}function O(o,_){const d=(0,P.Vm)(_);if(o.namespace===E&&o.host!==
d)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${d}.`;const n=L[_].find(({prefix:e})=>o.type.startsWith(e));
return n===void 0?void 0:p(o,n,_)}function p(o,{prefix:_,whose:d,frequency:n},e){const t=`${_}provider-`,r=o.type.slice(t.length);if(!o.type.startsWith(t)||!f(r).
ok)return`Invalid provider type: Provider source ${(0,s.ol)(u(o))} has a type with the prefix ${(0,s.ol)(_)}, which isn't allowed because it would be redundant \
to name ${d} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const i=u({...o,type:r},e);return`Invalid \
provider type: Provider source ${(0,s.ol)(u(o,e))} has a type with the prefix ${(0,s.ol)(t)}, which isn't valid. Although that prefix is ${n} used in the names \
of version control repositories for ${d.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,s.ol)(i)}?`}const u=({host:o,namespace:_,type:d},n)=>n!==void 0&&o===(0,P.Vm)(n)?`${_}/${d}`:`${(0,T.pk)(o)}/${_}/${d}`,a=o=>o.replace(/^.*\./s,
""),m=o=>(o??"").replace(/[._].*$/s,"")}),1752:((N,g,l)=>{l.d(g,{Nd:()=>h,Sx:()=>_,XA:()=>I,gH:()=>f,iM:()=>T,jF:()=>D,n7:()=>d,s5:()=>P});var s=l(1731);function T(n,e,t){
const r=y(e,t);return E(n,i=>(!(0,s.Ty)(i)||(0,s.Cg)(i)===r)&&v(i,e))}function I(n,e){return E(n,t=>(!(0,s.Ty)(t)||e.some(r=>w(t,r)))&&!R(t)&&e.every(r=>C(t,r)))}
const P=n=>E(n,e=>!(0,s.Ty)(e));function D(n){const e=n.filter(t=>t.operator==="=");return e.length===1&&e.every(({version:t})=>R({...t,build:""}))}const v=(n,e)=>e.
every(t=>L(n,t));function E(n,e){let t=null;for(const r of n.filter(e))(t===null||(0,s.Zy)(r,t)>0)&&(t=r);return t}function y(n,e){const[t,r]=n;if(t===void 0||r!==
void 0)return null;const i=t.text.trim().replace(e==="opentofu"?/^=?v?/:/^=?/,""),c=(0,s.rK)(i);return c===null?null:(0,s.Cg)(c)}const R=({numbers:n,pre:e,build:t})=>e===
""&&t===""&&n.every(r=>r===0n),w=(n,e)=>e.operator==="="&&x(n,e.version),x=(n,e)=>n.build===e.build&&(0,s.Zy)(n,e)===0;function L(n,{operator:e,version:t}){const r=(0,s.
Zy)(n,t);if(e==="=")return r===0;if(e==="!=")return r!==0;if(e!=="~>")return $(r,e);const i=t.numbers.slice(0,t.written-1);return r>=0&&!(0,s.Ty)(t)&&t.numbers.
length<=n.numbers.length&&i.every((c,M)=>c===n.numbers[M])}function C(n,e){const{operator:t,version:r}=e;if(t==="=")return w(n,e);if(t==="!=")return!x(n,r);const i=(0,s.
Zy)(n,r);if(t!=="~>")return $(i,t);const[c=0n,M=0n]=r.numbers,A=r.written===3?[c,M+1n,0n]:[c+1n,0n,0n];return i>=0&&(0,s.Zy)(n,{...r,numbers:A,pre:""})<0}const $=(n,e)=>({
">":n>0,">=":n>=0,"<":n<0,"<=":n<=0})[e];function f(n,e){if(u(n))return!0;const t=m(n),r=Math.max(...t.map(({numbers:c})=>c.length)),i=t.flatMap(c=>{const M=Array.
from({length:r},(A,S)=>c.numbers[S]??0n);return[c,o(M),o([...M,1n])]});return T(i,n,e)!==null}function h(n){const e=a(n);if(u(e))return!0;const t=m(e),r="x".repeat(
1+Math.max(...t.map(c=>c.build.length))),i=t.flatMap(c=>{const[M=0n,A=0n,S=0n]=c.numbers,j=[M,A,S+1n];return[c,o([M,A,S],r),o(j,r)]});return I(i,e)!==null}const O=50,
p=100,u=n=>n.length>O||n.some(({text:e})=>e.length>p),a=n=>[...Map.groupBy(n,s.mb).values()].flatMap(([e])=>e??[]),m=n=>{const e=[o([0n,0n,0n]),...n.map(t=>t.version)];
return[...new Map(e.map(t=>[(0,s.Cg)(t),t])).values()]},o=(n,e="")=>({text:"",numbers:n,written:n.length,pre:"",build:e});function _(n,e){const t=a(n),r=e(t)?n:
t;return u(r)?n:r.reduce((i,c)=>{const M=i.filter(A=>A!==c);return e(M)?i:M},r)}function d(n,e){const t=(0,s.PW)(n);if(!t.ok)return"syntax";const r=t.value;if(r.
some(c=>(0,s.Ty)(c.version)))return"pre-release";const i=e===null?null:(0,s.oF)(e);if(i===null)return"unknown";if(i.written<3){const c=(0,s.PW)(`~> ${i.numbers.
slice(0,i.written).join(".")}.0`);return c.ok&&!f([...r,...c.value],"terraform")?"not-met":"unknown"}return v({...i,pre:""},r)?"met":"not-met"}}),1731:((N,g,l)=>{
l.d(g,{Cg:()=>x,PW:()=>p,Ty:()=>w,Zy:()=>L,_T:()=>u,hZ:()=>P,kv:()=>_,mb:()=>d,oF:()=>E,rK:()=>y});var s=l(4091),T=l(9562);const I=new RegExp(`^${T.eQ}$`),P=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,D=new RegExp(`^${P}[.+-]?$`),v=2n**63n-1n;function E(n){const[,e,t,r,i]=I.exec(n)??[];
return e===void 0?null:R(n,e,r??t,i)}function y(n){const[,e,t,r]=D.exec(n)??[];return e===void 0?null:R(n,e,t,r)}function R(n,e,t="",r=""){const i=e.split(".").
map(M=>M.replace(/^0+(?=.)/,""));if(i.some(M=>M.length>19))return null;const c=i.map(BigInt);if(c.some(M=>M>v))return null;for(;c.length<3;)c.push(0n);return{text:n,
numbers:c,written:i.length,pre:t,build:r}}const w=n=>n.pre!=="",x=({numbers:n,pre:e,build:t})=>`${n.join(".")}${e===""?"":`-${e}`}${t===""?"":`+${t}`}`;function L(n,e){
const t=Math.max(n.numbers.length,e.numbers.length);for(let r=0;r<t;r++){const[i,c]=[n.numbers[r]??0n,e.numbers[r]??0n];if(i!==c)return i<c?-1:1}return n.pre===
e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===""?1:-1:C(n.pre,e.pre)}function C(n,e){const[t,r]=[n.split("."),e.split(".")];for(let i=0;;i++){
const[c,M]=[i+1>=t.length,i+1>=r.length];if(c!==M)return c?-1:1;const A=$(t[i]??"",r[i]??"");if(A!==0||c)return A}}function $(n,e){const[t,r]=[/^[0-9]*$/.test(n),
/^[0-9]*$/.test(e)];return t!==r?t?-1:1:t&&n.length!==e.length?n.length-e.length:n===e?0:n<e?-1:1}const f="[\\t\\n\\f\\r ]*",h=new RegExp(`^${f}(<=|>=|!=|~>|<|>\
|=|)${f}(${T.eQ})${f}$`),O="This string does not use correct version constraint syntax";function p(n){const e=[];for(const t of n.split(",")){const[,r,i=""]=h.exec(
t)??[],c=E(i);if(c===null)return(0,s.TR)(O);e.push({operator:r||"=",version:c,text:t})}return(0,s.Ju)(e)}function u(n){const e=p(n);if(!e.ok)return e;const t=[];
for(const r of e.value){const i=y(r.version.text);if(i===null||!a.test(r.text.trim()))return(0,s.TR)(`Incorrect version constraint syntax: ${m(r)}`);t.push({...r,
version:i})}return(0,s.Ju)(t)}const a=/^[<>=!~]* ?[0-9]/;function m({operator:n,version:e,text:t}){const r=t.trim();if(e.text.startsWith("v"))return'a "v" prefi\
x should not be used';if(!a.test(r))return`only one space is expected after the operator "${n}"`;if(e.numbers.length>3)return"too many numbered portions; only t\
hree are allowed (major, minor, patch)";const[i]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(r)??[""];return`missing comma after "${i}"`}
const o=[">",">=","=","~>","<=","<","!="];function _(n){const e=[...n].sort((t,r)=>L(t.version,r.version)||C(t.version.build,r.version.build)||o.indexOf(t.operator)-
o.indexOf(r.operator)||r.version.written-t.version.written);return[...new Set(e.map(d))].join(", ")}function d({operator:n,version:e}){if(n==="=")return x(e);const t=n===
"~>"&&e.written<3?e.numbers.slice(0,2):e.numbers;return`${n} ${x({...e,numbers:t})}`}}),1257:((N,g,l)=>{l.d(g,{N:()=>w,n:()=>$});var s=l(4091),T=l(1831),I=l(5011),
P=l(1022),D=l(9562),v=l(1752),E=l(1731),y=l(5257);const R={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers\
.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function w({host:f,service:h,text:O},p){const[,u="",a]=/^([^@]*)(?:@(.*))?$/s.exec(O)??[],
m=a===void 0?null:{text:a,place:y.cd},o=`${(0,T.pk)(f)}/${u}`,d=(h===D.e$?x:L)(o,m,p);return d.ok?d:(0,s.TR)(`${d.why}; expected ${h}=${R[h]}`)}function x(f,h,O){
const p=(0,I.rE)(f,O);if(!p.ok)return p;const u=o=>(0,v.gH)(o,O),a=C(h,E.PW,u);if(a!==null)return(0,s.TR)(a);const m=y.cd;return(0,s.Ju)({address:f,source:f,place:m,
module:p.value,constraint:h,isOpen:!1})}function L(f,h,O){const p=(0,P.mi)(f,O);if(f.split("/").length!==3||p.kind!=="registry")return(0,s.TR)(p.kind==="invalid"?
p.error:"not a provider of a registry");const u=C(h,E._T,v.Nd);if(u!==null)return(0,s.TR)(u);const a=h===null?[]:[h];return(0,s.Ju)({provider:p,places:[y.cd],constraints:a,
locked:null})}function C(f,h,O){if(f===null)return null;const p=h(f.text);return p.ok?O(p.value)?null:`no version can match ${f.text}`:p.why}function $(f,h){const O=f.
flatMap(({addresses:p})=>p);return O.length===0?[]:h.map(p=>{const u=O.flatMap(a=>{const m=w(a,p);return m.ok?[m.value]:[]});return{directory:y.cd.file,client:p,
directories:[],calls:u.filter(a=>"module"in a),providers:u.filter(a=>"provider"in a),lockFile:null,clientVersions:[]}})}}),5257:((N,g,l)=>{l.d(g,{IY:()=>w,Im:()=>x,
JT:()=>R,KS:()=>C,MP:()=>y,MZ:()=>$,W$:()=>E,Xo:()=>O,cd:()=>v,ek:()=>L,lc:()=>f});var s=l(9075),T=l(9664),I=l(5011),P=l(1022);const D="hostnames input",v={file:D,
line:1,column:1,endColumn:1},E=u=>u.file===D?D:u,y=({host:u,namespace:a,name:m,system:o})=>[u,a,m,o].join("/"),R=({host:u,namespace:a,type:m})=>[u,a,m].join("/"),
w=u=>"type"in u?R(u):y(u);function x(u){return"constraints"in u?u.constraints:u.constraint===null?[]:[u.constraint]}const L=u=>("places"in u?u.places:[u.place]).
map(E);function C({version:u},a){if(u===void 0)return null;const{text:m,value:o,place:_}=u,d=(o===void 0?m:o[a])??null;return d===null?null:{text:d,place:_}}const $=({
text:u,calls:a},m)=>a===void 0?[{root:null,source:u,version:null,isOpen:!1}]:a[m]??[];function f({kind:u,text:a,address:m},o,_){switch(u){case"required_provider":case"\
state_store_provider":case"lock_provider":{const d=(0,P.mi)(a??"",_);return d.kind==="registry"?d:null}case"required_provider_nosource":case"required_provider_l\
egacy":return{host:o,namespace:"hashicorp",type:(0,P.op)(m)};case"implied_provider":return{host:o,namespace:"hashicorp",type:(0,P.A5)(a)};default:return null}}const h=/^\.{1,2}\//;
function O(u,a){const m=Map.groupBy(a,({lockFile:n})=>n),o=new Set(u.flatMap(({kind:n,text:e,place:t})=>p.test(n)&&!h.test(e??"")?(0,T.jt)(t.file):[])),_=(0,s.Oo)(
n=>new Set(n.providers.map(({provider:e})=>R(e)))),d=(n,e)=>{if(n.calls.length>0||n.directories.some(r=>o.has(r)))return!0;const t=f(e,(0,I.Vm)(n.client),n.client);
return t===null||_(n).has(R(t))};return u.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const e=m.get(n.place.file);return e===void 0||e.some(
t=>d(t,n))?n:{...n,needs:[]}})}const p=/^(?:module|test_module|terragrunt_source|installed_module)/})};export{B as id,b as ids,K as modules};
