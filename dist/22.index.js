const k=22,K=[22],V={6022:((N,T,a)=>{a.r(T),a.d(T,{parseNamedAddress:()=>s.N});var s=a(1257)}),9664:((N,T,a)=>{a.d(T,{Gz:()=>R,LA:()=>D,jt:()=>$,un:()=>P});var s=a(
3916);const R=(v,E)=>v===""?E:`${v}/${E}`,$=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));function P(v,E){const g=(0,s.join)(v,E).replace(/\/$/,"");return g==="."?
"":g}const D=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(v)}),1022:((N,T,a)=>{a.d(T,{A5:()=>O,Gi:()=>g,mi:()=>C,op:()=>h,sL:()=>m});var s=a(4091),R=a(1831),
$=a(8408),P=a(5011);const D={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},v="hashicorp",E="-",g=({host:c,namespace:u})=>c===(0,P.Vm)("te\
rraform")&&u===v,A='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',w="must contain only letters, di\
gits, and dashes, and may not use leading or trailing dashes",x={prefix:"terraform-",whose:"a Terraform",frequency:"often"},L={terraform:[x],opentofu:[x,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function C(c,u){const t=c.split("/");if(t.length>3||t.includes(""))return p(A);const[e="",n,r]=t.reverse(),
o=m(e);if(!o.ok){const b=`${(0,s.ol)(e)} in source ${(0,s.ol)(c)}`;return p(`Invalid provider type: Invalid provider type ${b}: ${o.why}"`)}const l=r===void 0,d=l?
(0,s.Ju)((0,P.Vm)(u)):(0,R.Pv)(r);if(n===void 0&&d.ok){const b={hostImplied:l,namespace:v,type:o.value};return{kind:"registry",host:d.value,...b}}const I=n===E?
(0,s.Ju)(n):m(n??""),j=`namespace "" in source ${(0,s.ol)(c)}`;if(!I.ok)return p(`Invalid provider namespace: Invalid provider ${j}: ${I.why}"`);const B="Invali\
d provider source hostname";if(!d.ok)return p(`${B}: ${B} ${j}: ${d.why}"`);const U={hostImplied:l,host:d.value,namespace:I.value,type:o.value},W=i(U,u);return W===
void 0?{kind:M(U,u),...U}:p(W)}const p=c=>({kind:"invalid",error:c});function m(c){if(/^[a-z0-9]+$/.test(c))return(0,s.Ju)(c);if(c==="")return(0,s.TR)("must hav\
e at least one character");if(c.includes("."))return(0,s.TR)("dots are not allowed");if(c.includes("--"))return(0,s.TR)("cannot use multiple consecutive dashes");
const u=(0,$.YE)(c);return u.ok?(0,s.Ju)((0,$.DI)(u.value)):(0,s.TR)(w)}function M({host:c,namespace:u},t){return u===E?"legacy":u==="builtin"&&D[t].includes(c)?
"builtin":"registry"}function i(c,u){const t=(0,P.Vm)(u);if(c.namespace===E&&c.host!==t)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${t}.`;const e=L[u].find(({prefix:n})=>c.type.startsWith(n));return e===void 0?void 0:_(c,e,u)}function _(c,{prefix:u,whose:t,frequency:e},n){
const r=`${u}provider-`,o=c.type.slice(r.length);if(!c.type.startsWith(r)||!m(o).ok)return`Invalid provider type: Provider source ${(0,s.ol)(f(c))} has a type w\
ith the prefix ${(0,s.ol)(u)}, which isn't allowed because it would be redundant to name ${t} provider with that prefix. If you are the author of this provider,\
 rename it to not include the prefix.`;const l=f({...c,type:o},n);return`Invalid provider type: Provider source ${(0,s.ol)(f(c,n))} has a type with the prefix ${(0,s.
ol)(r)}, which isn't valid. Although that prefix is ${e} used in the names of version control repositories for ${t.split(" ")[1]} providers, provider source str\
ings should not include it.

Did you mean ${(0,s.ol)(l)}?`}const f=({host:c,namespace:u,type:t},e)=>e!==void 0&&c===(0,P.Vm)(e)?`${u}/${t}`:`${(0,R.pk)(c)}/${u}/${t}`,h=c=>c.replace(/^.*\./s,
""),O=c=>(c??"").replace(/[._].*$/s,"")}),1752:((N,T,a)=>{a.d(T,{Lt:()=>u,Nd:()=>m,Sx:()=>c,XA:()=>$,gH:()=>p,iM:()=>R,jF:()=>D,s5:()=>P});var s=a(1731);function R(t,e,n){
const r=g(e,n);return E(t,o=>(!(0,s.Ty)(o)||(0,s.Cg)(o)===r)&&v(o,e))}function $(t,e){return E(t,n=>(!(0,s.Ty)(n)||e.some(r=>w(n,r)))&&!A(n)&&e.every(r=>L(n,r)))}
const P=t=>E(t,e=>!(0,s.Ty)(e));function D(t){const e=t.filter(n=>n.operator==="=");return e.length===1&&e.every(({version:n})=>A({...n,build:""}))}const v=(t,e)=>e.
every(n=>S(t,n));function E(t,e){let n=null;for(const r of t.filter(e))(n===null||(0,s.Zy)(r,n)>0)&&(n=r);return n}function g(t,e){const[n,r]=t;if(n===void 0||r!==
void 0)return null;const o=n.text.trim().replace(e==="opentofu"?/^=?v?/:/^=?/,""),l=(0,s.rK)(o);return l===null?null:(0,s.Cg)(l)}const A=({numbers:t,pre:e,build:n})=>e===
""&&n===""&&t.every(r=>r===0n),w=(t,e)=>e.operator==="="&&x(t,e.version),x=(t,e)=>t.build===e.build&&(0,s.Zy)(t,e)===0;function S(t,{operator:e,version:n}){const r=(0,s.
Zy)(t,n);if(e==="=")return r===0;if(e==="!=")return r!==0;if(e!=="~>")return C(r,e);const o=n.numbers.slice(0,n.written-1);return r>=0&&!(0,s.Ty)(n)&&n.numbers.
length<=t.numbers.length&&o.every((l,d)=>l===t.numbers[d])}function L(t,e){const{operator:n,version:r}=e;if(n==="=")return w(t,e);if(n==="!=")return!x(t,r);const o=(0,s.
Zy)(t,r);if(n!=="~>")return C(o,n);const[l=0n,d=0n]=r.numbers,y=r.written===3?[l,d+1n,0n]:[l+1n,0n,0n];return o>=0&&(0,s.Zy)(t,{...r,numbers:y,pre:""})<0}const C=(t,e)=>({
">":t>0,">=":t>=0,"<":t<0,"<=":t<=0})[e];function p(t,e){if(_(t))return!0;const n=h(t),r=Math.max(...n.map(({numbers:l})=>l.length)),o=n.flatMap(l=>{const d=Array.
from({length:r},(y,I)=>l.numbers[I]??0n);return[l,O(d),O([...d,1n])]});return R(o,t,e)!==null}function m(t){const e=f(t);if(_(e))return!0;const n=h(e),r="x".repeat(
1+Math.max(...n.map(l=>l.build.length))),o=n.flatMap(l=>{const[d=0n,y=0n,I=0n]=l.numbers,j=[d,y,I+1n];return[l,O([d,y,I],r),O(j,r)]});return $(o,e)!==null}const M=50,
i=100,_=t=>t.length>M||t.some(({text:e})=>e.length>i),f=t=>[...Map.groupBy(t,s.mb).values()].flatMap(([e])=>e??[]),h=t=>{const e=[O([0n,0n,0n]),...t.map(n=>n.version)];
return[...new Map(e.map(n=>[(0,s.Cg)(n),n])).values()]},O=(t,e="")=>({text:"",numbers:t,written:t.length,pre:"",build:e});function c(t,e){const n=f(t),r=e(n)?t:
n;if(_(r))return t;const o=r.reduce((d,y)=>{const I=d.filter(j=>j!==y);return e(I)?d:I},r),l=new Set(o.map(s.mb));return t.filter(d=>l.has((0,s.mb)(d)))}function u(t,e){
const n=(0,s.PW)(t),r=(0,s.oF)(e);if(!n.ok||r===null||n.value.some(o=>(0,s.Ty)(o.version)))return!1;if(r.written<3){const o=(0,s.PW)(`~> ${r.numbers.slice(0,r.written).
join(".")}.0`);return o.ok&&!p([...n.value,...o.value],"terraform")}return!v({...r,pre:""},n.value)}}),1731:((N,T,a)=>{a.d(T,{Cg:()=>S,PW:()=>_,Ty:()=>x,Zy:()=>L,
_T:()=>f,hZ:()=>P,kv:()=>u,mb:()=>t,oF:()=>g,rK:()=>A});var s=a(4091),R=a(9562);const $=new RegExp(`^${R.eQ}$`),P=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${P}[.+-]?$`),v=2n**63n-1n,E=Array.from({length:100},(e,n)=>BigInt(n));function g(e){const[,n,r,o,l]=$.exec(e)??[];return n===void 0?null:w(e,n,o??
r,l)}function A(e){const[,n,r,o]=D.exec(e)??[];return n===void 0?null:w(e,n,r,o)}function w(e,n,r="",o=""){const l=n.split(".").map(y=>y.replace(/^0+(?=.)/,""));
if(l.some(y=>y.length>19))return null;const d=l.map(y=>E[Number(y)]??BigInt(y));if(d.some(y=>y>v))return null;for(;d.length<3;)d.push(0n);return{text:e,numbers:d,
written:l.length,pre:r,build:o}}const x=e=>e.pre!=="",S=({numbers:e,pre:n,build:r})=>`${e.join(".")}${n===""?"":`-${n}`}${r===""?"":`+${r}`}`;function L(e,n){const r=Math.
max(e.numbers.length,n.numbers.length);for(let o=0;o<r;o++){const[l,d]=[e.numbers[o]??0n,n.numbers[o]??0n];if(l!==d)return l<d?-1:1}return e.pre===n.pre||e.numbers.
length!==n.numbers.length?0:e.pre===""||n.pre===""?e.pre===""?1:-1:C(e.pre,n.pre)}function C(e,n){const[r,o]=[e.split("."),n.split(".")];for(let l=0;;l++){const[
d,y]=[l+1>=r.length,l+1>=o.length];if(d!==y)return d?-1:1;const I=p(r[l]??"",o[l]??"");if(I!==0||d)return I}}function p(e,n){const[r,o]=[/^[0-9]*$/.test(e),/^[0-9]*$/.
test(n)];return r!==o?r?-1:1:r&&e.length!==n.length?e.length-n.length:e===n?0:e<n?-1:1}const m="[\\t\\n\\f\\r ]*",M=new RegExp(`^${m}(<=|>=|!=|~>|<|>|=|)${m}(${R.
eQ})${m}$`),i="This string does not use correct version constraint syntax";function _(e){const n=[];for(const r of e.split(",")){const[,o,l=""]=M.exec(r)??[],d=g(
l);if(d===null)return(0,s.TR)(i);n.push({operator:o||"=",version:d,text:r})}return(0,s.Ju)(n)}function f(e){const n=_(e);if(!n.ok)return n;const r=[];for(const o of n.
value){const l=A(o.version.text);if(l===null||!h.test(o.text.trim()))return(0,s.TR)(`Incorrect version constraint syntax: ${O(o)}`);r.push({...o,version:l})}return(0,s.
Ju)(r)}const h=/^[<>=!~]* ?[0-9]/;function O({operator:e,version:n,text:r}){const o=r.trim();if(n.text.startsWith("v"))return'a "v" prefix should not be used';if(!h.
test(o))return`only one space is expected after the operator "${e}"`;if(n.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(o)??[""];return`missing comma after "${l}"`}const c=[">",">=","=","~>","\
<=","<","!="];function u(e){const n=[...e].sort((r,o)=>L(r.version,o.version)||C(r.version.build,o.version.build)||c.indexOf(r.operator)-c.indexOf(o.operator)||
o.version.written-r.version.written);return[...new Set(n.map(t))].join(", ")}function t({operator:e,version:n}){if(e==="=")return S(n);const r=e==="~>"&&n.written<
3?n.numbers.slice(0,2):n.numbers;return`${e} ${S({...n,numbers:r})}`}}),1257:((N,T,a)=>{a.d(T,{N:()=>w,n:()=>C});var s=a(4091),R=a(1831),$=a(5011),P=a(1022),D=a(
9562),v=a(1752),E=a(1731),g=a(5257);const A={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPAC\
E/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function w({host:p,service:m,text:M},i){const[,_="",f]=/^([^@]*)(?:@(.*))?$/s.exec(M)??[],h=f===void 0?
null:{text:f,place:g.cd},O=`${(0,R.pk)(p)}/${_}`,u=(m===D.e$?x:S)(O,h,i);return u.ok?u:(0,s.TR)(`${u.why}; expected ${m}=${A[m]}`)}function x(p,m,M){const i=(0,$.
rE)(p,M);if(!i.ok)return i;const _=O=>(0,v.gH)(O,M),f=L(m,E.PW,_);if(f!==null)return(0,s.TR)(f);const h=g.cd;return(0,s.Ju)({address:p,source:p,place:h,module:i.
value,constraint:m,isOpen:!1})}function S(p,m,M){const i=(0,P.mi)(p,M);if(p.split("/").length!==3||i.kind!=="registry")return(0,s.TR)(i.kind==="invalid"?i.error:
"not a provider of a registry");const _=L(m,E._T,v.Nd);if(_!==null)return(0,s.TR)(_);const f=m===null?[]:[m];return(0,s.Ju)({provider:i,places:[g.cd],constraints:f,
locked:null})}function L(p,m,M){if(p===null)return null;const i=m(p.text);return i.ok?M(i.value)?null:`no version can match ${p.text}`:i.why}function C(p,m){const M=p.
flatMap(({addresses:i})=>i);return M.length===0?[]:m.map(i=>{const _=M.flatMap(f=>{const h=w(f,i);return h.ok?[h.value]:[]});return{directory:g.cd.file,client:i,
directories:[],calls:_.filter(f=>"module"in f),providers:_.filter(f=>"provider"in f),lockFile:null,clientVersions:[]}})}}),5257:((N,T,a)=>{a.d(T,{IY:()=>w,Im:()=>x,
JT:()=>A,KS:()=>L,MP:()=>g,MZ:()=>C,W$:()=>E,Xo:()=>m,cd:()=>v,ek:()=>S,lc:()=>p});var s=a(9075),R=a(9664),$=a(5011),P=a(1022);const D="hostnames input",v={file:D,
line:1,column:1,endColumn:1},E=i=>i.file===D?D:i,g=({host:i,namespace:_,name:f,system:h})=>[i,_,f,h].join("/"),A=({host:i,namespace:_,type:f})=>[i,_,f].join("/"),
w=i=>"type"in i?A(i):g(i);function x(i){return"constraints"in i?i.constraints:i.constraint===null?[]:[i.constraint]}const S=i=>("places"in i?i.places:[i.place]).
map(E);function L({version:i},_){if(i===void 0)return null;const{text:f,value:h,place:O}=i,c=(h===void 0?f:h[_])??null;return c===null?null:{text:c,place:O}}const C=({
text:i,calls:_},f)=>_===void 0?[{root:null,source:i,version:null,isOpen:!1}]:_[f]??[];function p({kind:i,text:_,address:f},h,O){switch(i){case"required_provider":case"\
state_store_provider":case"lock_provider":{const c=(0,P.mi)(_??"",O);return c.kind==="registry"?c:null}case"required_provider_nosource":case"required_provider_l\
egacy":return{host:h,namespace:"hashicorp",type:(0,P.op)(f)};case"implied_provider":return{host:h,namespace:"hashicorp",type:(0,P.A5)(_)};default:return null}}function m(i,_){
const f=Map.groupBy(_,({lockFile:u})=>u),h=new Set(i.flatMap(({kind:u,text:t,place:e})=>M.test(u)&&!(0,$.Nj)(t??"")?(0,R.jt)(e.file):[])),O=(0,s.Oo)(u=>new Set(
u.providers.map(({provider:t})=>A(t)))),c=(u,t)=>{if(u.calls.length>0||u.directories.some(n=>h.has(n)))return!0;const e=p(t,(0,$.Vm)(u.client),u.client);return e===
null||O(u).has(A(e))};return i.map(u=>{if(u.kind!=="lock_provider"||u.needs.length===0)return u;const t=f.get(u.place.file);return t===void 0||t.some(e=>c(e,u))?
u:{...u,needs:[]}})}const M=/^(?:module|test_module|terragrunt_source|installed_module)/})};export{k as id,K as ids,V as modules};
