const k=22,b=[22],W={6022:((N,T,d)=>{d.r(T),d.d(T,{parseNamedAddress:()=>i.N});var i=d(1257)}),9664:((N,T,d)=>{d.d(T,{Gz:()=>$,LA:()=>D,jt:()=>R,un:()=>P});var i=d(
3916);const $=(v,M)=>v===""?M:`${v}/${M}`,R=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));function P(v,M){const y=(0,i.join)(v,M).replace(/\/$/,"");return y==="."?
"":y}const D=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(v)}),1022:((N,T,d)=>{d.d(T,{m:()=>w,s:()=>p});var i=d(4091),$=d(1831),R=d(8408),P=d(5011);const D={
terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},v="hashicorp",M="-",y='Invalid provider source string: The "source" attribute must be in th\
e format "[hostname/][namespace/]name"',x="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",I={prefix:"terraform-",whose:"\
a Terraform",frequency:"often"},L={terraform:[I],opentofu:[I,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function w(o,l){const _=o.split("/");
if(_.length>3||_.includes(""))return g(y);const[m="",a,n]=_.reverse(),e=p(m);if(!e.ok){const U=`${(0,i.ol)(m)} in source ${(0,i.ol)(o)}`;return g(`Invalid provi\
der type: Invalid provider type ${U}: ${e.why}"`)}const t=n===void 0,r=t?(0,i.Ju)((0,P.Vm)(l)):(0,$.Pv)(n);if(a===void 0&&r.ok){const U={hostImplied:t,namespace:v,
type:e.value};return{kind:"registry",host:r.value,...U}}const c=a===M?(0,i.Ju)(a):p(a??""),h=`namespace "" in source ${(0,i.ol)(o)}`;if(!c.ok)return g(`Invalid \
provider namespace: Invalid provider ${h}: ${c.why}"`);const A="Invalid provider source hostname";if(!r.ok)return g(`${A}: ${A} ${h}: ${r.why}"`);const S={hostImplied:t,
host:r.value,namespace:c.value,type:e.value},j=O(S,l);return j===void 0?{kind:E(S,l),...S}:g(j)}const g=o=>({kind:"invalid",error:o});function p(o){if(/^[a-z0-9]+$/.
test(o))return(0,i.Ju)(o);if(o==="")return(0,i.TR)("must have at least one character");if(o.includes("."))return(0,i.TR)("dots are not allowed");if(o.includes("\
--"))return(0,i.TR)("cannot use multiple consecutive dashes");const l=(0,R.YE)(o);return l.ok?(0,i.Ju)((0,R.DI)(l.value)):(0,i.TR)(x)}function E({host:o,namespace:l},_){
return l===M?"legacy":l==="builtin"&&D[_].includes(o)?"builtin":"registry"}function O(o,l){const _=(0,P.Vm)(l);if(o.namespace===M&&o.host!==_)return`Invalid pro\
vider namespace: The legacy provider namespace "-" can be used only with hostname ${_}.`;const m=L[l].find(({prefix:a})=>o.type.startsWith(a));return m===void 0?
void 0:s(o,m,l)}function s(o,{prefix:l,whose:_,frequency:m},a){const n=`${l}provider-`,e=o.type.slice(n.length);if(!o.type.startsWith(n)||!p(e).ok)return`Invali\
d provider type: Provider source ${(0,i.ol)(f(o))} has a type with the prefix ${(0,i.ol)(l)}, which isn't allowed because it would be redundant to name ${_} pro\
vider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const t=f({...o,type:e},a);return`Invalid provider type: P\
rovider source ${(0,i.ol)(f(o,a))} has a type with the prefix ${(0,i.ol)(n)}, which isn't valid. Although that prefix is ${m} used in the names of version contr\
ol repositories for ${_.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,i.ol)(t)}?`}const f=({host:o,namespace:l,type:_},m)=>m!==void 0&&o===(0,P.Vm)(m)?`${l}/${_}`:`${(0,$.nx)(o)}/${l}/${_}`}),1752:((N,T,d)=>{d.d(
T,{Nd:()=>E,Sx:()=>m,XA:()=>R,gH:()=>p,iM:()=>$,jF:()=>D,n7:()=>a,s5:()=>P});var i=d(1731);function $(n,e,t){const r=y(e,t);return M(n,u=>(!(0,i.Ty)(u)||(0,i.Cg)(
u)===r)&&v(u,e))}function R(n,e){return M(n,t=>(!(0,i.Ty)(t)||e.some(r=>I(t,r)))&&!x(t)&&e.every(r=>w(t,r)))}const P=n=>M(n,e=>!(0,i.Ty)(e));function D(n){const e=n.
filter(t=>t.operator==="=");return e.length===1&&e.every(({version:t})=>x({...t,build:""}))}const v=(n,e)=>e.every(t=>L(n,t));function M(n,e){let t=null;for(const r of n.
filter(e))(t===null||(0,i.Zy)(r,t)>0)&&(t=r);return t}function y(n,e){const[t,r]=n;if(t===void 0||r!==void 0)return null;const u=t.text.trim().replace(e==="open\
tofu"?/^=?v?/:/^=?/,""),c=(0,i.rK)(u);return c===null?null:(0,i.Cg)(c)}const x=({numbers:n,pre:e,build:t})=>e===""&&t===""&&n.every(r=>r===0n),I=(n,e)=>e.operator===
"="&&C(n,e.version),C=(n,e)=>n.build===e.build&&(0,i.Zy)(n,e)===0;function L(n,{operator:e,version:t}){const r=(0,i.Zy)(n,t);if(e==="=")return r===0;if(e==="!=")
return r!==0;if(e!=="~>")return g(r,e);const u=t.numbers.slice(0,t.written-1);return r>=0&&!(0,i.Ty)(t)&&t.numbers.length<=n.numbers.length&&u.every((c,h)=>c===
n.numbers[h])}function w(n,e){const{operator:t,version:r}=e;if(t==="=")return I(n,e);if(t==="!=")return!C(n,r);const u=(0,i.Zy)(n,r);if(t!=="~>")return g(u,t);const[
c=0n,h=0n]=r.numbers,A=r.written===3?[c,h+1n,0n]:[c+1n,0n,0n];return u>=0&&(0,i.Zy)(n,{...r,numbers:A,pre:""})<0}const g=(n,e)=>({">":n>0,">=":n>=0,"<":n<0,"<=":n<=
0})[e];function p(n,e){if(f(n))return!0;const t=l(n),r=Math.max(...t.map(({numbers:c})=>c.length)),u=t.flatMap(c=>{const h=Array.from({length:r},(A,S)=>c.numbers[S]??
0n);return[c,_(h),_([...h,1n])]});return $(u,n,e)!==null}function E(n){const e=o(n);if(f(e))return!0;const t=l(e),r="x".repeat(1+Math.max(...t.map(c=>c.build.length))),
u=t.flatMap(c=>{const[h=0n,A=0n,S=0n]=c.numbers,j=[h,A,S+1n];return[c,_([h,A,S],r),_(j,r)]});return R(u,e)!==null}const O=50,s=100,f=n=>n.length>O||n.some(({text:e})=>e.
length>s),o=n=>[...Map.groupBy(n,i.mb).values()].flatMap(([e])=>e??[]),l=n=>{const e=[_([0n,0n,0n]),...n.map(t=>t.version)];return[...new Map(e.map(t=>[(0,i.Cg)(
t),t])).values()]},_=(n,e="")=>({text:"",numbers:n,written:n.length,pre:"",build:e});function m(n,e){const t=o(n),r=e(t)?n:t;return f(r)?n:r.reduce((u,c)=>{const h=u.
filter(A=>A!==c);return e(h)?u:h},r)}function a(n,e){const t=(0,i.PW)(n);if(!t.ok)return"syntax";const r=t.value;if(r.some(c=>(0,i.Ty)(c.version)))return"pre-re\
lease";const u=e===null?null:(0,i.oF)(e);if(u===null)return"unknown";if(u.written<3){const c=(0,i.PW)(`~> ${u.numbers.slice(0,u.written).join(".")}.0`);return c.
ok&&!p([...r,...c.value],"terraform")?"not-met":"unknown"}return v({...u,pre:""},r)?"met":"not-met"}}),1731:((N,T,d)=>{d.d(T,{Cg:()=>C,PW:()=>s,Ty:()=>I,Zy:()=>L,
_T:()=>f,hZ:()=>P,kv:()=>m,mb:()=>a,oF:()=>M,rK:()=>y});var i=d(4091),$=d(9562);const R=new RegExp(`^${$.eQ}$`),P=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${P}[.+-]?$`),v=2n**63n-1n;function M(n){const[,e,t,r,u]=R.exec(n)??[];return e===void 0?null:x(n,e,r??t,u)}function y(n){const[,e,t,r]=D.exec(n)??
[];return e===void 0?null:x(n,e,t,r)}function x(n,e,t="",r=""){const u=e.split(".").map(h=>h.replace(/^0+(?=.)/,""));if(u.some(h=>h.length>19))return null;const c=u.
map(BigInt);if(c.some(h=>h>v))return null;for(;c.length<3;)c.push(0n);return{text:n,numbers:c,written:u.length,pre:t,build:r}}const I=n=>n.pre!=="",C=({numbers:n,
pre:e,build:t})=>`${n.join(".")}${e===""?"":`-${e}`}${t===""?"":`+${t}`}`;function L(n,e){const t=Math.max(n.numbers.length,e.numbers.length);for(let r=0;r<t;r++){
const[u,c]=[n.numbers[r]??0n,e.numbers[r]??0n];if(u!==c)return u<c?-1:1}return n.pre===e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===
""?1:-1:w(n.pre,e.pre)}function w(n,e){const[t,r]=[n.split("."),e.split(".")];for(let u=0;;u++){const[c,h]=[u+1>=t.length,u+1>=r.length];if(c!==h)return c?-1:1;
const A=g(t[u]??"",r[u]??"");if(A!==0||c)return A}}function g(n,e){const[t,r]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(e)];return t!==r?t?-1:1:t&&n.length!==e.length?
n.length-e.length:n===e?0:n<e?-1:1}const p="[\\t\\n\\f\\r ]*",E=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${$.eQ})${p}$`),O="This string does not use correct ve\
rsion constraint syntax";function s(n){const e=[];for(const t of n.split(",")){const[,r,u=""]=E.exec(t)??[],c=M(u);if(c===null)return(0,i.TR)(O);e.push({operator:r||
"=",version:c,text:t})}return(0,i.Ju)(e)}function f(n){const e=s(n);if(!e.ok)return e;const t=[];for(const r of e.value){const u=y(r.version.text);if(u===null||
!o.test(r.text.trim()))return(0,i.TR)(`Incorrect version constraint syntax: ${l(r)}`);t.push({...r,version:u})}return(0,i.Ju)(t)}const o=/^[<>=!~]* ?[0-9]/;function l({
operator:n,version:e,text:t}){const r=t.trim();if(e.text.startsWith("v"))return'a "v" prefix should not be used';if(!o.test(r))return`only one space is expected\
 after the operator "${n}"`;if(e.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[u]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(r)??[""];return`missing comma after "${u}"`}const _=[">",">=","=","~>","<=","<","!="];function m(n){const e=[...n].sort((t,r)=>L(t.version,r.version)||w(t.
version.build,r.version.build)||_.indexOf(t.operator)-_.indexOf(r.operator)||r.version.written-t.version.written);return[...new Set(e.map(a))].join(", ")}function a({
operator:n,version:e}){if(n==="=")return C(e);const t=n==="~>"&&e.written<3?e.numbers.slice(0,2):e.numbers;return`${n} ${C({...e,numbers:t})}`}}),1257:((N,T,d)=>{
d.d(T,{N:()=>I,n:()=>g});var i=d(4091),$=d(1831),R=d(5011),P=d(1022),D=d(9562),v=d(1752),M=d(1731),y=d(5257);const x={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSI\
ONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function I({host:p,service:E,text:O},s){
const[,f="",o]=/^([^@]*)(?:@(.*))?$/s.exec(O)??[],l=o===void 0?null:{text:o,place:y.cd},_=`${(0,$.nx)(p)}/${f}`,a=(E===D.e$?C:L)(_,l,s);return a.ok?a:(0,i.TR)(`${a.
why}; expected ${E}=${x[E]}`)}function C(p,E,O){const s=(0,R.rE)(p,O);if(!s.ok)return s;const f=_=>(0,v.gH)(_,O),o=w(E,M.PW,f);if(o!==null)return(0,i.TR)(o);const l=y.
cd;return(0,i.Ju)({address:p,source:p,place:l,module:s.value,constraint:E,isOpen:!1})}function L(p,E,O){const s=(0,P.m)(p,O);if(p.split("/").length!==3||s.kind!==
"registry")return(0,i.TR)(s.kind==="invalid"?s.error:"not a provider of a registry");const f=w(E,M._T,v.Nd);if(f!==null)return(0,i.TR)(f);const o=E===null?[]:[E];
return(0,i.Ju)({provider:s,places:[y.cd],constraints:o,locked:null})}function w(p,E,O){if(p===null)return null;const s=E(p.text);return s.ok?O(s.value)?null:`no\
 version can match ${p.text}`:s.why}function g(p,E){const O=p.flatMap(({addresses:s})=>s);return O.length===0?[]:E.map(s=>{const f=O.flatMap(o=>{const l=I(o,s);
return l.ok?[l.value]:[]});return{directory:y.cd.file,client:s,directories:[],calls:f.filter(o=>"module"in o),providers:f.filter(o=>"provider"in o),lockFile:null,
clientVersions:[]}})}}),5257:((N,T,d)=>{d.d(T,{IY:()=>x,Im:()=>I,JT:()=>y,KS:()=>L,MP:()=>M,W$:()=>v,Xo:()=>E,cd:()=>D,ek:()=>C,lc:()=>w,op:()=>g});var i=d(9664),
$=d(5011),R=d(1022);const P="hostnames input",D={file:P,line:1,column:1,endColumn:1},v=s=>s.file===P?P:s,M=({host:s,namespace:f,name:o,system:l})=>[s,f,o,l].join(
"/"),y=({host:s,namespace:f,type:o})=>[s,f,o].join("/"),x=s=>"type"in s?y(s):M(s);function I(s){return"constraints"in s?s.constraints:s.constraint===null?[]:[s.
constraint]}const C=s=>("places"in s?s.places:[s.place]).map(v);function L({version:s},f){if(s===void 0)return null;const{text:o,value:l,place:_}=s,m=(l===void 0?
o:l[f])??null;return m===null?null:{text:m,place:_}}function w({kind:s,text:f,address:o},l,_){switch(s){case"required_provider":case"state_store_provider":case"\
lock_provider":{const m=(0,R.m)(f??"",_);return m.kind==="registry"?m:null}case"required_provider_nosource":case"required_provider_legacy":return{host:l,namespace:"\
hashicorp",type:g(o)};case"implied_provider":return{host:l,namespace:"hashicorp",type:(f??"").replace(/[._].*$/s,"")};default:return null}}const g=s=>s.replace(
/^.*\./s,""),p=/^\.{1,2}\//;function E(s,f){const o=Map.groupBy(f,({lockFile:a})=>a),l=new Set(s.flatMap(({kind:a,text:n,place:e})=>O.test(a)&&!p.test(n??"")?(0,i.
jt)(e.file):[])),_=new Map,m=(a,n)=>{if(a.calls.length>0||a.directories.some(r=>l.has(r)))return!0;const e=_.get(a)??new Set(a.providers.map(r=>y(r.provider)));
_.set(a,e);const t=w(n,(0,$.Vm)(a.client),a.client);return t===null||e.has(y(t))};return s.map(a=>{if(a.kind!=="lock_provider"||a.needs.length===0)return a;const n=o.
get(a.place.file);return n===void 0||n.some(e=>m(e,a))?a:{...a,needs:[]}})}const O=/^(?:module|test_module|terragrunt_source|installed_module)/})};export{k as id,b as ids,W as modules};
