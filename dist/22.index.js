const k=22,K=[22],V={6022:((j,$,a)=>{a.r($),a.d($,{parseNamedAddress:()=>o.N});var o=a(1257)}),9664:((j,$,a)=>{a.d($,{Gz:()=>T,LA:()=>D,RO:()=>I,jt:()=>R,un:()=>y});
var o=a(3916);const T=(_,M)=>_===""?M:`${_}/${M}`,R=_=>_.slice(0,Math.max(0,_.lastIndexOf("/")));function y(_,M){const P=(0,o.join)(_,M.replaceAll("\\","/")).replace(
/\/$/,"");return P==="."?"":P}const I=_=>/(^|\/)tests$/.test(_)?R(_):_,D=_=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(_)}),1022:((j,$,a)=>{a.d($,{A5:()=>g,Gi:()=>M,
mi:()=>S,op:()=>E,sL:()=>m});var o=a(4091),T=a(1831),R=a(8408),y=a(5011);const I={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},D="hashic\
orp",_="-",M=({host:i,namespace:c})=>i===(0,y.Vm)("terraform")&&c===D,P='Invalid provider source string: The "source" attribute must be in the format "[hostname\
/][namespace/]name"',w="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",x={prefix:"terraform-",whose:"a Terraform",frequency:"\
often"},C={terraform:[x],opentofu:[x,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function S(i,c){const v=i.split("/");if(v.length>3||v.includes(
""))return p(P);const[e="",n,t]=v.reverse(),r=m(e);if(!r.ok){const B=`${(0,o.ol)(e)} in source ${(0,o.ol)(i)}`;return p(`Invalid provider type: Invalid provider\
 type ${B}: ${r.why}"`)}const u=t===void 0,l=u?(0,o.Ju)((0,y.Vm)(c)):(0,T.Pv)(t);if(n===void 0&&l.ok){const B={hostImplied:u,namespace:D,type:r.value};return{kind:"\
registry",host:l.value,...B}}const A=n===_?(0,o.Ju)(n):m(n??""),N=`namespace "" in source ${(0,o.ol)(i)}`;if(!A.ok)return p(`Invalid provider namespace: Invalid\
 provider ${N}: ${A.why}"`);const U="Invalid provider source hostname";if(!l.ok)return p(`${U}: ${U} ${N}: ${l.why}"`);const b={hostImplied:u,host:l.value,namespace:A.
value,type:r.value},W=s(b,c);return W===void 0?{kind:O(b,c),...b}:p(W)}const p=i=>({kind:"invalid",error:i});function m(i){if(/^[a-z0-9]+$/.test(i))return(0,o.Ju)(
i);if(i==="")return(0,o.TR)("must have at least one character");if(i.includes("."))return(0,o.TR)("dots are not allowed");if(i.includes("--"))return(0,o.TR)("ca\
nnot use multiple consecutive dashes");const c=(0,R.YE)(i);return c.ok?(0,o.Ju)((0,R.DI)(c.value)):(0,o.TR)(w)}function O({host:i,namespace:c},v){return c===_?"\
legacy":c==="builtin"&&I[v].includes(i)?"builtin":"registry"}function s(i,c){const v=(0,y.Vm)(c);if(i.namespace===_&&i.host!==v)return`Invalid provider namespac\
e: The legacy provider namespace "-" can be used only with hostname ${v}.`;const e=C[c].find(({prefix:n})=>i.type.startsWith(n));return e===void 0?void 0:f(i,e,
c)}function f(i,{prefix:c,whose:v,frequency:e},n){const t=`${c}provider-`,r=i.type.slice(t.length);if(!i.type.startsWith(t)||!m(r).ok)return`Invalid provider ty\
pe: Provider source ${(0,o.ol)(d(i))} has a type with the prefix ${(0,o.ol)(c)}, which isn't allowed because it would be redundant to name ${v} provider with th\
at prefix. If you are the author of this provider, rename it to not include the prefix.`;const u=d({...i,type:r},n);return`Invalid provider type: Provider sourc\
e ${(0,o.ol)(d(i,n))} has a type with the prefix ${(0,o.ol)(t)}, which isn't valid. Although that prefix is ${e} used in the names of version control repositori\
es for ${v.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,o.ol)(u)}?`}const d=({host:i,namespace:c,type:v},e)=>e!==void 0&&i===(0,y.Vm)(e)?`${c}/${v}`:`${(0,T.pk)(i)}/${c}/${v}`,E=i=>i.replace(/^.*\./s,
""),g=i=>(i??"").replace(/[._].*$/s,"")}),1752:((j,$,a)=>{a.d($,{Hn:()=>D,Lt:()=>v,Nd:()=>O,Sx:()=>c,XA:()=>R,gH:()=>m,iM:()=>T,jF:()=>I,s5:()=>y});var o=a(1731);
function T(e,n,t){const r=P(n,t);return M(e,u=>(!(0,o.Ty)(u)||(0,o.Cg)(u)===r)&&_(u,n))}function R(e,n){return M(e,t=>(!(0,o.Ty)(t)||n.some(r=>x(t,r)))&&!w(t)&&
n.every(r=>S(t,r)))}const y=e=>M(e,n=>!(0,o.Ty)(n));function I(e){const n=e.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>w({...t,build:""}))}
function D(e,n,t){const r=(0,o.oF)(e),u=(0,o.PW)(n);return r!==null&&u.ok&&T([r],u.value,t)!==null}const _=(e,n)=>n.every(t=>C(e,t));function M(e,n){let t=null;
for(const r of e.filter(n))(t===null||(0,o.Zy)(r,t)>0)&&(t=r);return t}function P(e,n){const[t,r]=e;if(t===void 0||r!==void 0)return null;const u=t.text.trim().
replace(n==="opentofu"?/^=?v?/:/^=?/,""),l=(0,o.rK)(u);return l===null?null:(0,o.Cg)(l)}const w=({numbers:e,pre:n,build:t})=>n===""&&t===""&&e.every(r=>r===0n),
x=(e,n)=>n.operator==="="&&L(e,n.version),L=(e,n)=>e.build===n.build&&(0,o.Zy)(e,n)===0;function C(e,{operator:n,version:t}){const r=(0,o.Zy)(e,t);if(n==="=")return r===
0;if(n==="!=")return r!==0;if(n!=="~>")return p(r,n);const u=t.numbers.slice(0,t.written-1);return r>=0&&!(0,o.Ty)(t)&&t.numbers.length<=e.numbers.length&&u.every(
(l,h)=>l===e.numbers[h])}function S(e,n){const{operator:t,version:r}=n;if(t==="=")return x(e,n);if(t==="!=")return!L(e,r);const u=(0,o.Zy)(e,r);if(t!=="~>")return p(
u,t);const[l=0n,h=0n]=r.numbers,A=r.written===3?[l,h+1n,0n]:[l+1n,0n,0n];return u>=0&&(0,o.Zy)(e,{...r,numbers:A,pre:""})<0}const p=(e,n)=>({">":e>0,">=":e>=0,"\
<":e<0,"<=":e<=0})[n];function m(e,n){if(d(e))return!0;const t=g(e),r=Math.max(...t.map(({numbers:l})=>l.length)),u=t.flatMap(l=>{const h=Array.from({length:r},
(A,N)=>l.numbers[N]??0n);return[l,i(h),i([...h,1n])]});return T(u,e,n)!==null}function O(e){const n=E(e);if(d(n))return!0;const t=g(n),r="x".repeat(1+Math.max(...t.
map(l=>l.build.length))),u=t.flatMap(l=>{const[h=0n,A=0n,N=0n]=l.numbers,U=[h,A,N+1n];return[l,i([h,A,N],r),i(U,r)]});return R(u,n)!==null}const s=50,f=100,d=e=>e.
length>s||e.some(({text:n})=>n.length>f),E=e=>[...Map.groupBy(e,o.mb).values()].flatMap(([n])=>n??[]),g=e=>{const n=[i([0n,0n,0n]),...e.map(t=>t.version)];return[
...new Map(n.map(t=>[(0,o.Cg)(t),t])).values()]},i=(e,n="")=>({text:"",numbers:e,written:e.length,pre:"",build:n});function c(e,n){const t=E(e),r=n(t)?e:t;if(d(
r))return e;const u=r.reduce((h,A)=>{const N=h.filter(U=>U!==A);return n(N)?h:N},r),l=new Set(u.map(o.mb));return e.filter(h=>l.has((0,o.mb)(h)))}function v(e,n){
const t=(0,o.PW)(e),r=(0,o.oF)(n);if(!t.ok||r===null||t.value.some(u=>(0,o.Ty)(u.version)))return!1;if(r.written<3){const u=(0,o.PW)(`~> ${r.numbers.slice(0,r.written).
join(".")}.0`);return u.ok&&!m([...t.value,...u.value],"terraform")}return!_({...r,pre:""},t.value)}}),1731:((j,$,a)=>{a.d($,{Cg:()=>L,PW:()=>f,Ty:()=>x,Zy:()=>C,
_T:()=>d,hZ:()=>y,kv:()=>c,mb:()=>v,oF:()=>M,rK:()=>P});var o=a(4091),T=a(9562);const R=new RegExp(`^${T.eQ}$`),y=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
I=new RegExp(`^${y}[.+-]?$`),D=2n**63n-1n,_=Array.from({length:100},(e,n)=>BigInt(n));function M(e){const[,n,t,r,u]=R.exec(e)??[];return n===void 0?null:w(e,n,r??
t,u)}function P(e){const[,n,t,r]=I.exec(e)??[];return n===void 0?null:w(e,n,t,r)}function w(e,n,t="",r=""){const u=n.split(".").map(h=>h.replace(/^0+(?=.)/,""));
if(u.some(h=>h.length>19))return null;const l=u.map(h=>_[Number(h)]??BigInt(h));if(l.some(h=>h>D))return null;for(;l.length<3;)l.push(0n);return{text:e,numbers:l,
written:u.length,pre:t,build:r}}const x=e=>e.pre!=="",L=({numbers:e,pre:n,build:t})=>`${e.join(".")}${n===""?"":`-${n}`}${t===""?"":`+${t}`}`;function C(e,n){const t=Math.
max(e.numbers.length,n.numbers.length);for(let r=0;r<t;r++){const[u,l]=[e.numbers[r]??0n,n.numbers[r]??0n];if(u!==l)return u<l?-1:1}return e.pre===n.pre||e.numbers.
length!==n.numbers.length?0:e.pre===""||n.pre===""?e.pre===""?1:-1:S(e.pre,n.pre)}function S(e,n){const[t,r]=[e.split("."),n.split(".")];for(let u=0;;u++){const[
l,h]=[u+1>=t.length,u+1>=r.length];if(l!==h)return l?-1:1;const A=p(t[u]??"",r[u]??"");if(A!==0||l)return A}}function p(e,n){const[t,r]=[/^[0-9]*$/.test(e),/^[0-9]*$/.
test(n)];return t!==r?t?-1:1:t&&e.length!==n.length?e.length-n.length:e===n?0:e<n?-1:1}const m="[\\t\\n\\f\\r ]*",O=new RegExp(`^${m}(<=|>=|!=|~>|<|>|=|)${m}(${T.
eQ})${m}$`),s="This string does not use correct version constraint syntax";function f(e){const n=[];for(const t of e.split(",")){const[,r,u=""]=O.exec(t)??[],l=M(
u);if(l===null)return(0,o.TR)(s);n.push({operator:r||"=",version:l,text:t})}return(0,o.Ju)(n)}function d(e){const n=f(e);if(!n.ok)return n;const t=[];for(const r of n.
value){const u=P(r.version.text);if(u===null||!E.test(r.text.trim()))return(0,o.TR)(`Incorrect version constraint syntax: ${g(r)}`);t.push({...r,version:u})}return(0,o.
Ju)(t)}const E=/^[<>=!~]* ?[0-9]/;function g({operator:e,version:n,text:t}){const r=t.trim();if(n.text.startsWith("v"))return'a "v" prefix should not be used';if(!E.
test(r))return`only one space is expected after the operator "${e}"`;if(n.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[u]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(r)??[""];return`missing comma after "${u}"`}const i=[">",">=","=","~>","\
<=","<","!="];function c(e){const n=[...e].sort((t,r)=>C(t.version,r.version)||S(t.version.build,r.version.build)||i.indexOf(t.operator)-i.indexOf(r.operator)||
r.version.written-t.version.written);return[...new Set(n.map(v))].join(", ")}function v({operator:e,version:n}){if(e==="=")return L(n);const t=e==="~>"&&n.written<
3?n.numbers.slice(0,2):n.numbers;return`${e} ${L({...n,numbers:t})}`}}),1257:((j,$,a)=>{a.d($,{N:()=>w,n:()=>S});var o=a(4091),T=a(1831),R=a(5011),y=a(1022),I=a(
9562),D=a(1752),_=a(1731),M=a(5257);const P={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPAC\
E/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function w({host:p,service:m,text:O},s){const[,f="",d]=/^([^@]*)(?:@(.*))?$/s.exec(O)??[],E=d===void 0?
null:{text:d,place:M.cd},g=`${(0,T.pk)(p)}/${f}`,c=(m===I.e$?x:L)(g,E,s);return c.ok?c:(0,o.TR)(`${c.why}; expected ${m}=${P[m]}`)}function x(p,m,O){const s=(0,R.
rE)(p,O);if(!s.ok)return s;const f=g=>(0,D.gH)(g,O),d=C(m,_.PW,f);if(d!==null)return(0,o.TR)(d);const E=M.cd;return(0,o.Ju)({address:p,source:p,place:E,module:s.
value,constraint:m,isOpen:!1})}function L(p,m,O){const s=(0,y.mi)(p,O);if(p.split("/").length!==3||s.kind!=="registry")return(0,o.TR)(s.kind==="invalid"?s.error:
"not a provider of a registry");const f=C(m,_._T,D.Nd);if(f!==null)return(0,o.TR)(f);const d=m===null?[]:[m];return(0,o.Ju)({provider:s,places:[M.cd],constraints:d,
locked:null})}function C(p,m,O){if(p===null)return null;const s=m(p.text);return s.ok?O(s.value)?null:`no version can match ${p.text}`:s.why}function S(p,m){const O=p.
flatMap(({addresses:s})=>s);return O.length===0?[]:m.map(s=>{const f=O.flatMap(d=>{const E=w(d,s);return E.ok?[E.value]:[]});return{directory:M.cd.file,client:s,
directories:[],calls:f.filter(d=>"module"in d),providers:f.filter(d=>"provider"in d),lockFile:null,clientVersions:[]}})}}),5257:((j,$,a)=>{a.d($,{IY:()=>w,Im:()=>x,
JT:()=>P,KS:()=>C,MP:()=>M,MZ:()=>S,W$:()=>_,Xo:()=>m,cd:()=>D,ek:()=>L,lc:()=>p});var o=a(9075),T=a(9664),R=a(5011),y=a(1022);const I="hostnames input",D={file:I,
line:1,column:1,endColumn:1},_=s=>s.file===I?I:s,M=({host:s,namespace:f,name:d,system:E})=>[s,f,d,E].join("/"),P=({host:s,namespace:f,type:d})=>[s,f,d].join("/"),
w=s=>"type"in s?P(s):M(s);function x(s){return"constraints"in s?s.constraints:s.constraint===null?[]:[s.constraint]}const L=s=>("places"in s?s.places:[s.place]).
map(_);function C({version:s},f){if(s===void 0)return null;const{text:d,value:E,place:g}=s,i=(E===void 0?d:E[f])??null;return i===null?null:{text:i,place:g}}const S=({
text:s,calls:f},d)=>f===void 0?[{root:null,source:s,version:null,isOpen:!1}]:f[d]??[];function p({kind:s,text:f,address:d},E,g){switch(s){case"required_provider":case"\
state_store_provider":case"lock_provider":{const i=(0,y.mi)(f??"",g);return i.kind==="registry"?i:null}case"required_provider_nosource":case"required_provider_l\
egacy":return{host:E,namespace:"hashicorp",type:(0,y.op)(d)};case"implied_provider":return{host:E,namespace:"hashicorp",type:(0,y.A5)(f)};default:return null}}function m(s,f){
const d=Map.groupBy(f,({lockFile:c})=>c),E=new Set(s.flatMap(({kind:c,text:v,place:e})=>O.test(c)&&!(0,R.Nj)(v??"")?(0,T.jt)(e.file):[])),g=(0,o.Oo)(c=>new Set(
c.providers.map(({provider:v})=>P(v)))),i=(c,v)=>{if(c.calls.length>0||c.directories.some(n=>E.has(n)))return!0;const e=p(v,(0,R.Vm)(c.client),c.client);return e===
null||g(c).has(P(e))};return s.map(c=>{if(c.kind!=="lock_provider"||c.needs.length===0)return c;const v=d.get(c.place.file);return v===void 0||v.some(e=>i(e,c))?
c:{...c,needs:[]}})}const O=/^(?:module|test_module|terragrunt_source)/})};export{k as id,K as ids,V as modules};
