const k=22,K=[22],V={6022:((j,A,a)=>{a.r(A),a.d(A,{parseNamedAddress:()=>o.N});var o=a(1257)}),9664:((j,A,a)=>{a.d(A,{Gz:()=>R,LA:()=>w,RO:()=>D,eH:()=>g,jt:()=>$,
un:()=>y});var o=a(3916);const R=(f,M)=>f===""?M:`${f}/${M}`,$=f=>f.slice(0,Math.max(0,f.lastIndexOf("/")));function y(f,M){const P=(0,o.join)(f,M.replaceAll("\\",
"/")).replace(/\/$/,"");return P==="."?"":P}const D=f=>/(^|\/)tests$/.test(f)?$(f):f,w=f=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(f),g=f=>f.split("/").map(
(M,P,x)=>x.slice(0,P+1).join("/"))}),1022:((j,A,a)=>{a.d(A,{A5:()=>T,Gi:()=>f,mi:()=>S,op:()=>E,sL:()=>m});var o=a(4091),R=a(1831),$=a(8408),y=a(5011);const D={
terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},w="hashicorp",g="-",f=({host:i,namespace:c})=>i===(0,y.Vm)("terraform")&&c===w,M='Invalid p\
rovider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',P="must contain only letters, digits, and dashes, and may not\
 use leading or trailing dashes",x={prefix:"terraform-",whose:"a Terraform",frequency:"often"},C={terraform:[x],opentofu:[x,{prefix:"opentofu-",whose:"an OpenTo\
fu",frequency:"sometimes"}]};function S(i,c){const v=i.split("/");if(v.length>3||v.includes(""))return p(M);const[e="",n,t]=v.reverse(),r=m(e);if(!r.ok){const B=`${(0,o.
ol)(e)} in source ${(0,o.ol)(i)}`;return p(`Invalid provider type: Invalid provider type ${B}: ${r.why}"`)}const u=t===void 0,l=u?(0,o.Ju)((0,y.Vm)(c)):(0,R.Pv)(
t);if(n===void 0&&l.ok){const B={hostImplied:u,namespace:w,type:r.value};return{kind:"registry",host:l.value,...B}}const I=n===g?(0,o.Ju)(n):m(n??""),N=`namespa\
ce "" in source ${(0,o.ol)(i)}`;if(!I.ok)return p(`Invalid provider namespace: Invalid provider ${N}: ${I.why}"`);const U="Invalid provider source hostname";if(!l.
ok)return p(`${U}: ${U} ${N}: ${l.why}"`);const b={hostImplied:u,host:l.value,namespace:I.value,type:r.value},W=s(b,c);return W===void 0?{kind:O(b,c),...b}:p(W)}
const p=i=>({kind:"invalid",error:i});function m(i){if(/^[a-z0-9]+$/.test(i))return(0,o.Ju)(i);if(i==="")return(0,o.TR)("must have at least one character");if(i.
includes("."))return(0,o.TR)("dots are not allowed");if(i.includes("--"))return(0,o.TR)("cannot use multiple consecutive dashes");const c=(0,$.YE)(i);return c.ok?
(0,o.Ju)((0,$.DI)(c.value)):(0,o.TR)(P)}function O({host:i,namespace:c},v){return c===g?"legacy":c==="builtin"&&D[v].includes(i)?"builtin":"registry"}function s(i,c){
const v=(0,y.Vm)(c);if(i.namespace===g&&i.host!==v)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${v}.`;const e=C[c].
find(({prefix:n})=>i.type.startsWith(n));return e===void 0?void 0:_(i,e,c)}function _(i,{prefix:c,whose:v,frequency:e},n){const t=`${c}provider-`,r=i.type.slice(
t.length);if(!i.type.startsWith(t)||!m(r).ok)return`Invalid provider type: Provider source ${(0,o.ol)(d(i))} has a type with the prefix ${(0,o.ol)(c)}, which is\
n't allowed because it would be redundant to name ${v} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;
const u=d({...i,type:r},n);return`Invalid provider type: Provider source ${(0,o.ol)(d(i,n))} has a type with the prefix ${(0,o.ol)(t)}, which isn't valid. Altho\
ugh that prefix is ${e} used in the names of version control repositories for ${v.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,o.ol)(u)}?`}const d=({host:i,namespace:c,type:v},e)=>e!==void 0&&i===(0,y.Vm)(e)?`${c}/${v}`:`${(0,R.pk)(i)}/${c}/${v}`,E=i=>i.replace(/^.*\./s,
""),T=i=>(i??"").replace(/[._].*$/s,"")}),1752:((j,A,a)=>{a.d(A,{Hn:()=>w,Lt:()=>v,Nd:()=>O,Sx:()=>c,XA:()=>$,gH:()=>m,iM:()=>R,jF:()=>D,s5:()=>y});var o=a(1731);
function R(e,n,t){const r=M(n,t);return f(e,u=>(!(0,o.Ty)(u)||(0,o.Cg)(u)===r)&&g(u,n))}function $(e,n){return f(e,t=>(!(0,o.Ty)(t)||n.some(r=>x(t,r)))&&!P(t)&&
n.every(r=>S(t,r)))}const y=e=>f(e,n=>!(0,o.Ty)(n));function D(e){const n=e.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>P({...t,build:""}))}
function w(e,n,t){const r=(0,o.oF)(e),u=(0,o.PW)(n);return r!==null&&u.ok&&R([r],u.value,t)!==null}const g=(e,n)=>n.every(t=>C(e,t));function f(e,n){let t=null;
for(const r of e.filter(n))(t===null||(0,o.Zy)(r,t)>0)&&(t=r);return t}function M(e,n){const[t,r]=e;if(t===void 0||r!==void 0)return null;const u=t.text.trim().
replace(n==="opentofu"?/^=?v?/:/^=?/,""),l=(0,o.rK)(u);return l===null?null:(0,o.Cg)(l)}const P=({numbers:e,pre:n,build:t})=>n===""&&t===""&&e.every(r=>r===0n),
x=(e,n)=>n.operator==="="&&L(e,n.version),L=(e,n)=>e.build===n.build&&(0,o.Zy)(e,n)===0;function C(e,{operator:n,version:t}){const r=(0,o.Zy)(e,t);if(n==="=")return r===
0;if(n==="!=")return r!==0;if(n!=="~>")return p(r,n);const u=t.numbers.slice(0,t.written-1);return r>=0&&!(0,o.Ty)(t)&&t.numbers.length<=e.numbers.length&&u.every(
(l,h)=>l===e.numbers[h])}function S(e,n){const{operator:t,version:r}=n;if(t==="=")return x(e,n);if(t==="!=")return!L(e,r);const u=(0,o.Zy)(e,r);if(t!=="~>")return p(
u,t);const[l=0n,h=0n]=r.numbers,I=r.written===3?[l,h+1n,0n]:[l+1n,0n,0n];return u>=0&&(0,o.Zy)(e,{...r,numbers:I,pre:""})<0}const p=(e,n)=>({">":e>0,">=":e>=0,"\
<":e<0,"<=":e<=0})[n];function m(e,n){if(d(e))return!0;const t=T(e),r=Math.max(...t.map(({numbers:l})=>l.length)),u=t.flatMap(l=>{const h=Array.from({length:r},
(I,N)=>l.numbers[N]??0n);return[l,i(h),i([...h,1n])]});return R(u,e,n)!==null}function O(e){const n=E(e);if(d(n))return!0;const t=T(n),r="x".repeat(1+Math.max(...t.
map(l=>l.build.length))),u=t.flatMap(l=>{const[h=0n,I=0n,N=0n]=l.numbers,U=[h,I,N+1n];return[l,i([h,I,N],r),i(U,r)]});return $(u,n)!==null}const s=50,_=100,d=e=>e.
length>s||e.some(({text:n})=>n.length>_),E=e=>[...Map.groupBy(e,o.mb).values()].flatMap(([n])=>n??[]),T=e=>{const n=[i([0n,0n,0n]),...e.map(t=>t.version)];return[
...new Map(n.map(t=>[(0,o.Cg)(t),t])).values()]},i=(e,n="")=>({text:"",numbers:e,written:e.length,pre:"",build:n});function c(e,n){const t=E(e),r=n(t)?e:t;if(d(
r))return e;const u=r.reduce((h,I)=>{const N=h.filter(U=>U!==I);return n(N)?h:N},r),l=new Set(u.map(o.mb));return e.filter(h=>l.has((0,o.mb)(h)))}function v(e,n){
const t=(0,o.PW)(e),r=(0,o.oF)(n);if(!t.ok||r===null||t.value.some(u=>(0,o.Ty)(u.version)))return!1;if(r.written<3){const u=(0,o.PW)(`~> ${r.numbers.slice(0,r.written).
join(".")}.0`);return u.ok&&!m([...t.value,...u.value],"terraform")}return!g({...r,pre:""},t.value)}}),1731:((j,A,a)=>{a.d(A,{Cg:()=>L,PW:()=>_,Ty:()=>x,Zy:()=>C,
_T:()=>d,hZ:()=>y,kv:()=>c,mb:()=>v,oF:()=>f,rK:()=>M});var o=a(4091),R=a(9562);const $=new RegExp(`^${R.eQ}$`),y=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${y}[.+-]?$`),w=2n**63n-1n,g=Array.from({length:100},(e,n)=>BigInt(n));function f(e){const[,n,t,r,u]=$.exec(e)??[];return n===void 0?null:P(e,n,r??
t,u)}function M(e){const[,n,t,r]=D.exec(e)??[];return n===void 0?null:P(e,n,t,r)}function P(e,n,t="",r=""){const u=n.split(".").map(h=>h.replace(/^0+(?=.)/,""));
if(u.some(h=>h.length>19))return null;const l=u.map(h=>g[Number(h)]??BigInt(h));if(l.some(h=>h>w))return null;for(;l.length<3;)l.push(0n);return{text:e,numbers:l,
written:u.length,pre:t,build:r}}const x=e=>e.pre!=="",L=({numbers:e,pre:n,build:t})=>`${e.join(".")}${n===""?"":`-${n}`}${t===""?"":`+${t}`}`;function C(e,n){const t=Math.
max(e.numbers.length,n.numbers.length);for(let r=0;r<t;r++){const[u,l]=[e.numbers[r]??0n,n.numbers[r]??0n];if(u!==l)return u<l?-1:1}return e.pre===n.pre||e.numbers.
length!==n.numbers.length?0:e.pre===""||n.pre===""?e.pre===""?1:-1:S(e.pre,n.pre)}function S(e,n){const[t,r]=[e.split("."),n.split(".")];for(let u=0;;u++){const[
l,h]=[u+1>=t.length,u+1>=r.length];if(l!==h)return l?-1:1;const I=p(t[u]??"",r[u]??"");if(I!==0||l)return I}}function p(e,n){const[t,r]=[/^[0-9]*$/.test(e),/^[0-9]*$/.
test(n)];return t!==r?t?-1:1:t&&e.length!==n.length?e.length-n.length:e===n?0:e<n?-1:1}const m="[\\t\\n\\f\\r ]*",O=new RegExp(`^${m}(<=|>=|!=|~>|<|>|=|)${m}(${R.
eQ})${m}$`),s="This string does not use correct version constraint syntax";function _(e){const n=[];for(const t of e.split(",")){const[,r,u=""]=O.exec(t)??[],l=f(
u);if(l===null)return(0,o.TR)(s);n.push({operator:r||"=",version:l,text:t})}return(0,o.Ju)(n)}function d(e){const n=_(e);if(!n.ok)return n;const t=[];for(const r of n.
value){const u=M(r.version.text);if(u===null||!E.test(r.text.trim()))return(0,o.TR)(`Incorrect version constraint syntax: ${T(r)}`);t.push({...r,version:u})}return(0,o.
Ju)(t)}const E=/^[<>=!~]* ?[0-9]/;function T({operator:e,version:n,text:t}){const r=t.trim();if(n.text.startsWith("v"))return'a "v" prefix should not be used';if(!E.
test(r))return`only one space is expected after the operator "${e}"`;if(n.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[u]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(r)??[""];return`missing comma after "${u}"`}const i=[">",">=","=","~>","\
<=","<","!="];function c(e){const n=[...e].sort((t,r)=>C(t.version,r.version)||S(t.version.build,r.version.build)||i.indexOf(t.operator)-i.indexOf(r.operator)||
r.version.written-t.version.written);return[...new Set(n.map(v))].join(", ")}function v({operator:e,version:n}){if(e==="=")return L(n);const t=e==="~>"&&n.written<
3?n.numbers.slice(0,2):n.numbers;return`${e} ${L({...n,numbers:t})}`}}),1257:((j,A,a)=>{a.d(A,{N:()=>P,n:()=>S});var o=a(4091),R=a(1831),$=a(5011),y=a(1022),D=a(
9562),w=a(1752),g=a(1731),f=a(5257);const M={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPAC\
E/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function P({host:p,service:m,text:O},s){const[,_="",d]=/^([^@]*)(?:@(.*))?$/s.exec(O)??[],E=d===void 0?
null:{text:d,place:f.cd},T=`${(0,R.pk)(p)}/${_}`,c=(m===D.e$?x:L)(T,E,s);return c.ok?c:(0,o.TR)(`${c.why}; expected ${m}=${M[m]}`)}function x(p,m,O){const s=(0,$.
rE)(p,O);if(!s.ok)return s;const _=T=>(0,w.gH)(T,O),d=C(m,g.PW,_);if(d!==null)return(0,o.TR)(d);const E=f.cd;return(0,o.Ju)({address:p,source:p,place:E,module:s.
value,constraint:m,isOpen:!1})}function L(p,m,O){const s=(0,y.mi)(p,O);if(p.split("/").length!==3||s.kind!=="registry")return(0,o.TR)(s.kind==="invalid"?s.error:
"not a provider of a registry");const _=C(m,g._T,w.Nd);if(_!==null)return(0,o.TR)(_);const d=m===null?[]:[m];return(0,o.Ju)({provider:s,places:[f.cd],constraints:d,
locked:null})}function C(p,m,O){if(p===null)return null;const s=m(p.text);return s.ok?O(s.value)?null:`no version can match ${p.text}`:s.why}function S(p,m){const O=p.
flatMap(({addresses:s})=>s);return O.length===0?[]:m.map(s=>{const _=O.flatMap(d=>{const E=P(d,s);return E.ok?[E.value]:[]});return{directory:f.cd.file,client:s,
directories:[],calls:_.filter(d=>"module"in d),providers:_.filter(d=>"provider"in d),lockFile:null,clientVersions:[]}})}}),5257:((j,A,a)=>{a.d(A,{IY:()=>P,Im:()=>x,
JT:()=>M,KS:()=>C,MP:()=>f,MZ:()=>S,W$:()=>g,Xo:()=>m,cd:()=>w,ek:()=>L,lc:()=>p});var o=a(9075),R=a(9664),$=a(5011),y=a(1022);const D="hostnames input",w={file:D,
line:1,column:1,endColumn:1},g=s=>s.file===D?D:s,f=({host:s,namespace:_,name:d,system:E})=>[s,_,d,E].join("/"),M=({host:s,namespace:_,type:d})=>[s,_,d].join("/"),
P=s=>"type"in s?M(s):f(s);function x(s){return"constraints"in s?s.constraints:s.constraint===null?[]:[s.constraint]}const L=s=>("places"in s?s.places:[s.place]).
map(g);function C({version:s},_){if(s===void 0)return null;const{text:d,value:E,place:T}=s,i=(E===void 0?d:E[_])??null;return i===null?null:{text:i,place:T}}const S=({
text:s,calls:_},d)=>_===void 0?[{root:null,source:s,version:null,isOpen:!1}]:_[d]??[];function p({kind:s,text:_,address:d},E,T){switch(s){case"required_provider":case"\
state_store_provider":case"lock_provider":{const i=(0,y.mi)(_??"",T);return i.kind==="registry"?i:null}case"required_provider_nosource":case"required_provider_l\
egacy":return{host:E,namespace:"hashicorp",type:(0,y.op)(d)};case"implied_provider":return{host:E,namespace:"hashicorp",type:(0,y.A5)(_)};default:return null}}function m(s,_){
const d=Map.groupBy(_,({lockFile:c})=>c),E=new Set(s.flatMap(({kind:c,text:v,place:e})=>O.test(c)&&!(0,$.Nj)(v??"")?(0,R.jt)(e.file):[])),T=(0,o.Oo)(c=>new Set(
c.providers.map(({provider:v})=>M(v)))),i=(c,v)=>{if(c.calls.length>0||c.directories.some(n=>E.has(n)))return!0;const e=p(v,(0,$.Vm)(c.client),c.client);return e===
null||T(c).has(M(e))};return s.map(c=>{if(c.kind!=="lock_provider"||c.needs.length===0)return c;const v=d.get(c.place.file);return v===void 0||v.some(e=>i(e,c))?
c:{...c,needs:[]}})}const O=/^(?:module|test_module|terragrunt_source)/})};export{k as id,K as ids,V as modules};
