const B=22,K=[22],V={6022:((U,I,d)=>{d.r(I),d.d(I,{parseNamedAddress:()=>i.N});var i=d(1598)}),1598:((U,I,d)=>{d.d(I,{N:()=>g,n:()=>j});var i=d(7811),P=d(255),T=d(
5243),R=d(3846),D=d(5106),w=d(304),y=d(523),f=d(2172);const E={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","provi\
ders.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function g({host:p,service:h,text:M},s){const[,m="",a]=/^([^@]*)(?:@(.*))?$/s.exec(M)??
[],v=a===void 0?null:{text:a,place:f.cd},A=`${(0,P.pk)(p)}/${m}`,u=(h===D.e$?$:L)(A,v,s);return u.ok?u:(0,i.TR)(`${u.why}; expected ${h}=${E[h]}`)}function $(p,h,M){
const s=(0,T.rE)(p,M);if(!s.ok)return s;const m=A=>(0,w.gH)(A,M),a=x(h,y.PW,m);if(a!==null)return(0,i.TR)(a);const v=f.cd;return(0,i.Ju)({address:p,source:p,place:v,
module:s.value,constraint:h,isOpen:!1})}function L(p,h,M){const s=(0,R.mi)(p,M);if(p.split("/").length!==3||s.kind!=="registry")return(0,i.TR)(s.kind==="invalid"?
s.error:"not a provider of a registry");const m=x(h,y._T,w.Nd);if(m!==null)return(0,i.TR)(m);const a=h===null?[]:[h];return(0,i.Ju)({provider:s,places:[f.cd],constraints:a,
locked:null})}function x(p,h,M){if(p===null)return null;const s=h(p.text);return s.ok?M(s.value)?null:`no version can match ${p.text}`:s.why}function j(p,h){const M=p.
flatMap(({addresses:s})=>s);return M.length===0?[]:h.map(s=>{const m=M.flatMap(a=>{const v=g(a,s);return v.ok?[v.value]:[]});return{directory:f.cd.file,client:s,
directories:[],calls:m.filter(a=>"module"in a),providers:m.filter(a=>"provider"in a),lockFile:null,clientVersions:[]}})}}),2172:((U,I,d)=>{d.d(I,{IY:()=>g,Im:()=>$,
JT:()=>E,KS:()=>x,MP:()=>f,MZ:()=>j,W$:()=>y,Xo:()=>h,cd:()=>w,ek:()=>L,lc:()=>p});var i=d(3096),P=d(5243),T=d(3846),R=d(3298);const D="hostnames input",w={file:D,
line:1,column:1,endColumn:1},y=s=>s.file===D?D:s,f=({host:s,namespace:m,name:a,system:v})=>[s,m,a,v].join("/"),E=({host:s,namespace:m,type:a})=>[s,m,a].join("/"),
g=s=>"type"in s?E(s):f(s);function $(s){return"constraints"in s?s.constraints:s.constraint===null?[]:[s.constraint]}const L=s=>("places"in s?s.places:[s.place]).
map(y);function x({version:s},m){if(s===void 0)return null;const a=(s.value===void 0?s.text:s.value[m])??null;return a===null?null:{text:a,place:s.place}}const j=({
text:s,calls:m},a)=>m===void 0?[{root:null,source:s,version:null,isOpen:!1}]:m[a]??[];function p({kind:s,text:m,address:a},v,A){switch(s){case"required_provider":case"\
state_store_provider":case"lock_provider":{const c=(0,T.mi)(m??"",A);return c.kind==="registry"?c:null}case"required_provider_nosource":case"required_provider_l\
egacy":return{host:v,namespace:"hashicorp",type:(0,T.op)(a)};case"implied_provider":return{host:v,namespace:"hashicorp",type:(0,T.A5)(m)};default:return null}}function h(s,m){
const a=Map.groupBy(m,({lockFile:u})=>u),v=new Set(s.flatMap(({kind:u,text:o,place:e})=>M.test(u)&&!(0,P.Nj)(o??"")?(0,i.jt)(e.file):[])),A=(0,R.O)(u=>new Set(u.
providers.map(({provider:o})=>E(o)))),c=(u,o)=>{if(u.calls.length>0||u.directories.some(n=>v.has(n)))return!0;const e=p(o,(0,P.Vm)(u.client),u.client);return e===
null||A(u).has(E(e))};return s.map(u=>{if(u.kind!=="lock_provider"||u.needs.length===0)return u;const o=a.get(u.place.file);return o===void 0||o.some(n=>c(n,u))?
u:{...u,needs:[]}})}const M=/^(?:module|test_module|terragrunt_source)/}),3096:((U,I,d)=>{d.d(I,{Gz:()=>P,LA:()=>w,RO:()=>D,eH:()=>y,jt:()=>T,un:()=>R});var i=d(
3916);const P=(f,E)=>f===""?E:`${f}/${E}`,T=f=>f.slice(0,Math.max(0,f.lastIndexOf("/")));function R(f,E){const g=(0,i.join)(f,E.replaceAll("\\","/")).replace(/\/$/,
"");return g==="."?"":g}const D=f=>/(^|\/)tests$/.test(f)?T(f):f,w=f=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(f),y=f=>f.split("/").map((E,g,$)=>$.slice(0,g+
1).join("/"))}),3846:((U,I,d)=>{d.d(I,{A5:()=>A,Gi:()=>f,mi:()=>j,op:()=>v,sL:()=>h});var i=d(7811),P=d(255),T=d(9509),R=d(5243);const D={terraform:["terraform.\
io"],opentofu:["terraform.io","opentofu.org"]},w="hashicorp",y="-",f=({host:c,namespace:u})=>c===(0,R.Vm)("terraform")&&u===w,E='Invalid provider source string:\
 The "source" attribute must be in the format "[hostname/][namespace/]name"',g="must contain only letters, digits, and dashes, and may not use leading or traili\
ng dashes",$={prefix:"terraform-",whose:"a Terraform",frequency:"often"},x={terraform:[$],opentofu:[$,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometim\
es"}]};function j(c,u){const o=c.split("/");if(o.length>3||o.includes(""))return p(E);const[e="",n,t]=o.reverse(),r=h(e);if(!r.ok){const W=`${(0,i.ol)(e)} in so\
urce ${(0,i.ol)(c)}`;return p(`Invalid provider type: Invalid provider type ${W}: ${r.why}"`)}const l=t===void 0,_=l?(0,i.Ju)((0,R.Vm)(u)):(0,P.Pv)(t);if(n===void 0&&
_.ok){const W={hostImplied:l,namespace:w,type:r.value};return{kind:"registry",host:_.value,...W}}const C=n===y?(0,i.Ju)(n):h(n??""),S=`namespace "" in source ${(0,i.
ol)(c)}`;if(!C.ok)return p(`Invalid provider namespace: Invalid provider ${S}: ${C.why}"`);const N="Invalid provider source hostname";if(!_.ok)return p(`${N}: ${N}\
 ${S}: ${_.why}"`);const b={hostImplied:l,host:_.value,namespace:C.value,type:r.value},k=s(b,u);return k===void 0?{kind:M(b,u),...b}:p(k)}const p=c=>({kind:"inv\
alid",error:c});function h(c){if(/^[a-z0-9]+$/.test(c))return(0,i.Ju)(c);if(c==="")return(0,i.TR)("must have at least one character");if(c.includes("."))return(0,i.
TR)("dots are not allowed");if(c.includes("--"))return(0,i.TR)("cannot use multiple consecutive dashes");const u=(0,T.YE)(c);return u.ok?(0,i.Ju)((0,T.DI)(u.value)):
(0,i.TR)(g)}function M({host:c,namespace:u},o){return u===y?"legacy":u==="builtin"&&D[o].includes(c)?"builtin":"registry"}function s(c,u){const o=(0,R.Vm)(u);if(c.
namespace===y&&c.host!==o)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${o}.`;const e=x[u].find(({prefix:n})=>c.
type.startsWith(n));return e&&m(c,e,u)}function m(c,{prefix:u,whose:o,frequency:e},n){const t=`${u}provider-`,r=c.type.slice(t.length);if(!c.type.startsWith(t)||
!h(r).ok)return`Invalid provider type: Provider source ${(0,i.ol)(a(c))} has a type with the prefix ${(0,i.ol)(u)}, which isn't allowed because it would be redu\
ndant to name ${o} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const l=a({...c,type:r},n);return`In\
valid provider type: Provider source ${(0,i.ol)(a(c,n))} has a type with the prefix ${(0,i.ol)(t)}, which isn't valid. Although that prefix is ${e} used in the \
names of version control repositories for ${o.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,i.ol)(l)}?`}const a=({host:c,namespace:u,type:o},e)=>e!==void 0&&c===(0,R.Vm)(e)?`${u}/${o}`:`${(0,P.pk)(c)}/${u}/${o}`,v=c=>c.replace(/^.*\./s,
""),A=c=>(c??"").replace(/[._].*$/s,"")}),304:((U,I,d)=>{d.d(I,{Hn:()=>w,Lt:()=>o,Nd:()=>M,Sx:()=>u,XA:()=>T,gH:()=>h,iM:()=>P,jF:()=>D,s5:()=>R});var i=d(523);
function P(e,n,t){const r=E(n,t);return f(e,l=>(!(0,i.Ty)(l)||(0,i.Cg)(l)===r)&&y(l,n))}function T(e,n){return f(e,t=>(!(0,i.Ty)(t)||n.some(r=>$(t,r)))&&!g(t)&&
n.every(r=>j(t,r)))}const R=e=>f(e,n=>!(0,i.Ty)(n));function D(e){const n=e.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>g({...t,build:""}))}
function w(e,n,t){const r=(0,i.oF)(e),l=(0,i.PW)(n);return r!==null&&l.ok&&P([r],l.value,t)!==null}const y=(e,n)=>n.every(t=>x(e,t));function f(e,n){let t=null;
for(const r of e.filter(n))(t===null||(0,i.Zy)(r,t)>0)&&(t=r);return t}function E(e,n){const[t,r]=e;if(t===void 0||r!==void 0)return null;const l=t.text.trim().
replace(n==="opentofu"?/^=?v?/:/^=?/,""),_=(0,i.rK)(l);return _===null?null:(0,i.Cg)(_)}const g=({numbers:e,pre:n,build:t})=>n===""&&t===""&&e.every(r=>r===0n),
$=(e,n)=>n.operator==="="&&L(e,n.version),L=(e,n)=>e.build===n.build&&(0,i.Zy)(e,n)===0;function x(e,{operator:n,version:t}){const r=(0,i.Zy)(e,t);if(n==="=")return r===
0;if(n==="!=")return r!==0;if(n!=="~>")return p(r,n);const l=t.numbers.slice(0,t.written-1);return r>=0&&!(0,i.Ty)(t)&&t.numbers.length<=e.numbers.length&&l.every(
(_,O)=>_===e.numbers[O])}function j(e,n){const{operator:t,version:r}=n;if(t==="=")return $(e,n);if(t==="!=")return!L(e,r);const l=(0,i.Zy)(e,r);if(t!=="~>")return p(
l,t);const[_=0n,O=0n]=r.numbers,C=r.written===3?[_,O+1n,0n]:[_+1n,0n,0n];return l>=0&&(0,i.Zy)(e,{...r,numbers:C,pre:""})<0}const p=(e,n)=>({">":e>0,">=":e>=0,"\
<":e<0,"<=":e<=0})[n];function h(e,n){if(a(e))return!0;const t=A(e),r=Math.max(...t.map(({numbers:_})=>_.length)),l=t.flatMap(_=>{const O=Array.from({length:r},
(C,S)=>_.numbers[S]??0n);return[_,c(O),c([...O,1n])]});return P(l,e,n)!==null}function M(e){const n=v(e);if(a(n))return!0;const t=A(n),r="x".repeat(1+Math.max(...t.
map(_=>_.build.length))),l=t.flatMap(_=>{const[O=0n,C=0n,S=0n]=_.numbers,N=[O,C,S+1n];return[_,c([O,C,S],r),c(N,r)]});return T(l,n)!==null}const s=50,m=100,a=e=>e.
length>s||e.some(({text:n})=>n.length>m),v=e=>[...Map.groupBy(e,i.mb).values()].flatMap(([n])=>n??[]),A=e=>{const n=[c([0n,0n,0n]),...e.map(t=>t.version)];return[
...new Map(n.map(t=>[(0,i.Cg)(t),t])).values()]},c=(e,n="")=>({text:"",numbers:e,written:e.length,pre:"",build:n});function u(e,n){const t=v(e),r=n(t)?e:t;if(a(
r))return e;const l=r.reduce((O,C)=>{const S=O.filter(N=>N!==C);return n(S)?O:S},r),_=new Set(l.map(i.mb));return e.filter(O=>_.has((0,i.mb)(O)))}function o(e,n){
const t=(0,i.PW)(e),r=(0,i.oF)(n);if(!t.ok||r===null||t.value.some(l=>(0,i.Ty)(l.version)))return!1;if(r.written<3){const l=(0,i.PW)(`~> ${r.numbers.slice(0,r.written).
join(".")}.0`);return l.ok&&!h([...t.value,...l.value],"terraform")}return!y({...r,pre:""},t.value)}}),523:((U,I,d)=>{d.d(I,{Cg:()=>$,PW:()=>s,Ty:()=>g,Zy:()=>L,
_T:()=>m,hZ:()=>R,kv:()=>c,mb:()=>u,oF:()=>y,rK:()=>f});var i=d(7811),P=d(5106);const T=new RegExp(`^${P.eQ}$`),R=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${R}[.+-]?$`),w=2n**63n-1n;function y(o){const[,e,n,t,r]=T.exec(o)??[];return e===void 0?null:E(o,e,t??n,r)}function f(o){const[,e,n,t]=D.exec(o)??
[];return e===void 0?null:E(o,e,n,t)}function E(o,e,n="",t=""){const r=e.split(".").map(_=>_.replace(/^0+(?=.)/,""));if(r.some(_=>_.length>19))return null;const l=r.
map(_=>BigInt(_));if(l.some(_=>_>w))return null;for(;l.length<3;)l.push(0n);return{text:o,numbers:l,written:r.length,pre:n,build:t}}const g=o=>o.pre!=="",$=({numbers:o,
pre:e,build:n})=>`${o.join(".")}${e===""?"":`-${e}`}${n===""?"":`+${n}`}`;function L(o,e){const n=Math.max(o.numbers.length,e.numbers.length);for(let t=0;t<n;t++){
const[r,l]=[o.numbers[t]??0n,e.numbers[t]??0n];if(r!==l)return r<l?-1:1}return o.pre===e.pre||o.numbers.length!==e.numbers.length?0:o.pre===""||e.pre===""?o.pre===
""?1:-1:x(o.pre,e.pre)}function x(o,e){const[n,t]=[o.split("."),e.split(".")];for(let r=0;;r++){const[l,_]=[r+1>=n.length,r+1>=t.length];if(l!==_)return l?-1:1;
const O=j(n[r]??"",t[r]??"");if(O!==0||l)return O}}function j(o,e){const[n,t]=[/^[0-9]*$/.test(o),/^[0-9]*$/.test(e)];return n!==t?n?-1:1:n&&o.length!==e.length?
o.length-e.length:o===e?0:o<e?-1:1}const p="[\\t\\n\\f\\r ]*",h=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${P.eQ})${p}$`),M="This string does not use correct ve\
rsion constraint syntax";function s(o){const e=[];for(const n of o.split(",")){const[,t,r=""]=h.exec(n)??[],l=y(r);if(l===null)return(0,i.TR)(M);e.push({operator:t||
"=",version:l,text:n})}return(0,i.Ju)(e)}function m(o){const e=s(o);if(!e.ok)return e;const n=[];for(const t of e.value){const r=f(t.version.text);if(r===null||
!a.test(t.text.trim()))return(0,i.TR)(`Incorrect version constraint syntax: ${v(t)}`);n.push({...t,version:r})}return(0,i.Ju)(n)}const a=/^[<>=!~]* ?[0-9]/;function v({
operator:o,version:e,text:n}){const t=n.trim();if(e.text.startsWith("v"))return'a "v" prefix should not be used';if(!a.test(t))return`only one space is expected\
 after the operator "${o}"`;if(e.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[r]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(t)??[""];return`missing comma after "${r}"`}const A=[">",">=","=","~>","<=","<","!="];function c(o){const e=[...o].sort((n,t)=>L(n.version,t.version)||x(n.
version.build,t.version.build)||A.indexOf(n.operator)-A.indexOf(t.operator)||t.version.written-n.version.written);return[...new Set(e.map(u))].join(", ")}function u({
operator:o,version:e}){if(o==="=")return $(e);const n=o==="~>"&&e.written<3?e.numbers.slice(0,2):e.numbers;return`${o} ${$({...e,numbers:n})}`}})};export{B as id,K as ids,V as modules};
