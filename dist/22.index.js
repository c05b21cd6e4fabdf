const B=22,K=[22],V={6022:((N,I,d)=>{d.r(I),d.d(I,{parseNamedAddress:()=>s.N});var s=d(1257)}),9664:((N,I,d)=>{d.d(I,{Gz:()=>g,LA:()=>w,RO:()=>D,eH:()=>y,jt:()=>T,
un:()=>$});var s=d(3916);const g=(_,E)=>_===""?E:`${_}/${E}`,T=_=>_.slice(0,Math.max(0,_.lastIndexOf("/")));function $(_,E){const R=(0,s.join)(_,E.replaceAll("\\",
"/")).replace(/\/$/,"");return R==="."?"":R}const D=_=>/(^|\/)tests$/.test(_)?T(_):_,w=_=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(_),y=_=>_.split("/").map(
(E,R,A)=>A.slice(0,R+1).join("/"))}),1022:((N,I,d)=>{d.d(I,{A5:()=>P,Gi:()=>_,mi:()=>j,op:()=>h,sL:()=>v});var s=d(4091),g=d(1831),T=d(8408),$=d(5011);const D={
terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},w="hashicorp",y="-",_=({host:u,namespace:c})=>u===(0,$.Vm)("terraform")&&c===w,E='Invalid p\
rovider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',R="must contain only letters, digits, and dashes, and may not\
 use leading or trailing dashes",A={prefix:"terraform-",whose:"a Terraform",frequency:"often"},x={terraform:[A],opentofu:[A,{prefix:"opentofu-",whose:"an OpenTo\
fu",frequency:"sometimes"}]};function j(u,c){const o=u.split("/");if(o.length>3||o.includes(""))return p(E);const[e="",n,t]=o.reverse(),r=v(e);if(!r.ok){const W=`${(0,s.
ol)(e)} in source ${(0,s.ol)(u)}`;return p(`Invalid provider type: Invalid provider type ${W}: ${r.why}"`)}const l=t===void 0,f=l?(0,s.Ju)((0,$.Vm)(c)):(0,g.Pv)(
t);if(n===void 0&&f.ok){const W={hostImplied:l,namespace:w,type:r.value};return{kind:"registry",host:f.value,...W}}const C=n===y?(0,s.Ju)(n):v(n??""),S=`namespa\
ce "" in source ${(0,s.ol)(u)}`;if(!C.ok)return p(`Invalid provider namespace: Invalid provider ${S}: ${C.why}"`);const U="Invalid provider source hostname";if(!f.
ok)return p(`${U}: ${U} ${S}: ${f.why}"`);const b={hostImplied:l,host:f.value,namespace:C.value,type:r.value},k=i(b,c);return k===void 0?{kind:M(b,c),...b}:p(k)}
const p=u=>({kind:"invalid",error:u});function v(u){if(/^[a-z0-9]+$/.test(u))return(0,s.Ju)(u);if(u==="")return(0,s.TR)("must have at least one character");if(u.
includes("."))return(0,s.TR)("dots are not allowed");if(u.includes("--"))return(0,s.TR)("cannot use multiple consecutive dashes");const c=(0,T.YE)(u);return c.ok?
(0,s.Ju)((0,T.DI)(c.value)):(0,s.TR)(R)}function M({host:u,namespace:c},o){return c===y?"legacy":c==="builtin"&&D[o].includes(u)?"builtin":"registry"}function i(u,c){
const o=(0,$.Vm)(c);if(u.namespace===y&&u.host!==o)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${o}.`;const e=x[c].
find(({prefix:n})=>u.type.startsWith(n));return e===void 0?void 0:m(u,e,c)}function m(u,{prefix:c,whose:o,frequency:e},n){const t=`${c}provider-`,r=u.type.slice(
t.length);if(!u.type.startsWith(t)||!v(r).ok)return`Invalid provider type: Provider source ${(0,s.ol)(a(u))} has a type with the prefix ${(0,s.ol)(c)}, which is\
n't allowed because it would be redundant to name ${o} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;
const l=a({...u,type:r},n);return`Invalid provider type: Provider source ${(0,s.ol)(a(u,n))} has a type with the prefix ${(0,s.ol)(t)}, which isn't valid. Altho\
ugh that prefix is ${e} used in the names of version control repositories for ${o.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,s.ol)(l)}?`}const a=({host:u,namespace:c,type:o},e)=>e!==void 0&&u===(0,$.Vm)(e)?`${c}/${o}`:`${(0,g.pk)(u)}/${c}/${o}`,h=u=>u.replace(/^.*\./s,
""),P=u=>(u??"").replace(/[._].*$/s,"")}),1752:((N,I,d)=>{d.d(I,{Hn:()=>w,Lt:()=>o,Nd:()=>M,Sx:()=>c,XA:()=>T,gH:()=>v,iM:()=>g,jF:()=>D,s5:()=>$});var s=d(1731);
function g(e,n,t){const r=E(n,t);return _(e,l=>(!(0,s.Ty)(l)||(0,s.Cg)(l)===r)&&y(l,n))}function T(e,n){return _(e,t=>(!(0,s.Ty)(t)||n.some(r=>A(t,r)))&&!R(t)&&
n.every(r=>j(t,r)))}const $=e=>_(e,n=>!(0,s.Ty)(n));function D(e){const n=e.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>R({...t,build:""}))}
function w(e,n,t){const r=(0,s.oF)(e),l=(0,s.PW)(n);return r!==null&&l.ok&&g([r],l.value,t)!==null}const y=(e,n)=>n.every(t=>x(e,t));function _(e,n){let t=null;
for(const r of e.filter(n))(t===null||(0,s.Zy)(r,t)>0)&&(t=r);return t}function E(e,n){const[t,r]=e;if(t===void 0||r!==void 0)return null;const l=t.text.trim().
replace(n==="opentofu"?/^=?v?/:/^=?/,""),f=(0,s.rK)(l);return f===null?null:(0,s.Cg)(f)}const R=({numbers:e,pre:n,build:t})=>n===""&&t===""&&e.every(r=>r===0n),
A=(e,n)=>n.operator==="="&&L(e,n.version),L=(e,n)=>e.build===n.build&&(0,s.Zy)(e,n)===0;function x(e,{operator:n,version:t}){const r=(0,s.Zy)(e,t);if(n==="=")return r===
0;if(n==="!=")return r!==0;if(n!=="~>")return p(r,n);const l=t.numbers.slice(0,t.written-1);return r>=0&&!(0,s.Ty)(t)&&t.numbers.length<=e.numbers.length&&l.every(
(f,O)=>f===e.numbers[O])}function j(e,n){const{operator:t,version:r}=n;if(t==="=")return A(e,n);if(t==="!=")return!L(e,r);const l=(0,s.Zy)(e,r);if(t!=="~>")return p(
l,t);const[f=0n,O=0n]=r.numbers,C=r.written===3?[f,O+1n,0n]:[f+1n,0n,0n];return l>=0&&(0,s.Zy)(e,{...r,numbers:C,pre:""})<0}const p=(e,n)=>({">":e>0,">=":e>=0,"\
<":e<0,"<=":e<=0})[n];function v(e,n){if(a(e))return!0;const t=P(e),r=Math.max(...t.map(({numbers:f})=>f.length)),l=t.flatMap(f=>{const O=Array.from({length:r},
(C,S)=>f.numbers[S]??0n);return[f,u(O),u([...O,1n])]});return g(l,e,n)!==null}function M(e){const n=h(e);if(a(n))return!0;const t=P(n),r="x".repeat(1+Math.max(...t.
map(f=>f.build.length))),l=t.flatMap(f=>{const[O=0n,C=0n,S=0n]=f.numbers,U=[O,C,S+1n];return[f,u([O,C,S],r),u(U,r)]});return T(l,n)!==null}const i=50,m=100,a=e=>e.
length>i||e.some(({text:n})=>n.length>m),h=e=>[...Map.groupBy(e,s.mb).values()].flatMap(([n])=>n??[]),P=e=>{const n=[u([0n,0n,0n]),...e.map(t=>t.version)];return[
...new Map(n.map(t=>[(0,s.Cg)(t),t])).values()]},u=(e,n="")=>({text:"",numbers:e,written:e.length,pre:"",build:n});function c(e,n){const t=h(e),r=n(t)?e:t;if(a(
r))return e;const l=r.reduce((O,C)=>{const S=O.filter(U=>U!==C);return n(S)?O:S},r),f=new Set(l.map(s.mb));return e.filter(O=>f.has((0,s.mb)(O)))}function o(e,n){
const t=(0,s.PW)(e),r=(0,s.oF)(n);if(!t.ok||r===null||t.value.some(l=>(0,s.Ty)(l.version)))return!1;if(r.written<3){const l=(0,s.PW)(`~> ${r.numbers.slice(0,r.written).
join(".")}.0`);return l.ok&&!v([...t.value,...l.value],"terraform")}return!y({...r,pre:""},t.value)}}),1731:((N,I,d)=>{d.d(I,{Cg:()=>A,PW:()=>i,Ty:()=>R,Zy:()=>L,
_T:()=>m,hZ:()=>$,kv:()=>u,mb:()=>c,oF:()=>y,rK:()=>_});var s=d(4091),g=d(9562);const T=new RegExp(`^${g.eQ}$`),$=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${$}[.+-]?$`),w=2n**63n-1n;function y(o){const[,e,n,t,r]=T.exec(o)??[];return e===void 0?null:E(o,e,t??n,r)}function _(o){const[,e,n,t]=D.exec(o)??
[];return e===void 0?null:E(o,e,n,t)}function E(o,e,n="",t=""){const r=e.split(".").map(f=>f.replace(/^0+(?=.)/,""));if(r.some(f=>f.length>19))return null;const l=r.
map(f=>BigInt(f));if(l.some(f=>f>w))return null;for(;l.length<3;)l.push(0n);return{text:o,numbers:l,written:r.length,pre:n,build:t}}const R=o=>o.pre!=="",A=({numbers:o,
pre:e,build:n})=>`${o.join(".")}${e===""?"":`-${e}`}${n===""?"":`+${n}`}`;function L(o,e){const n=Math.max(o.numbers.length,e.numbers.length);for(let t=0;t<n;t++){
const[r,l]=[o.numbers[t]??0n,e.numbers[t]??0n];if(r!==l)return r<l?-1:1}return o.pre===e.pre||o.numbers.length!==e.numbers.length?0:o.pre===""||e.pre===""?o.pre===
""?1:-1:x(o.pre,e.pre)}function x(o,e){const[n,t]=[o.split("."),e.split(".")];for(let r=0;;r++){const[l,f]=[r+1>=n.length,r+1>=t.length];if(l!==f)return l?-1:1;
const O=j(n[r]??"",t[r]??"");if(O!==0||l)return O}}function j(o,e){const[n,t]=[/^[0-9]*$/.test(o),/^[0-9]*$/.test(e)];return n!==t?n?-1:1:n&&o.length!==e.length?
o.length-e.length:o===e?0:o<e?-1:1}const p="[\\t\\n\\f\\r ]*",v=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${g.eQ})${p}$`),M="This string does not use correct ve\
rsion constraint syntax";function i(o){const e=[];for(const n of o.split(",")){const[,t,r=""]=v.exec(n)??[],l=y(r);if(l===null)return(0,s.TR)(M);e.push({operator:t||
"=",version:l,text:n})}return(0,s.Ju)(e)}function m(o){const e=i(o);if(!e.ok)return e;const n=[];for(const t of e.value){const r=_(t.version.text);if(r===null||
!a.test(t.text.trim()))return(0,s.TR)(`Incorrect version constraint syntax: ${h(t)}`);n.push({...t,version:r})}return(0,s.Ju)(n)}const a=/^[<>=!~]* ?[0-9]/;function h({
operator:o,version:e,text:n}){const t=n.trim();if(e.text.startsWith("v"))return'a "v" prefix should not be used';if(!a.test(t))return`only one space is expected\
 after the operator "${o}"`;if(e.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[r]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(t)??[""];return`missing comma after "${r}"`}const P=[">",">=","=","~>","<=","<","!="];function u(o){const e=[...o].sort((n,t)=>L(n.version,t.version)||x(n.
version.build,t.version.build)||P.indexOf(n.operator)-P.indexOf(t.operator)||t.version.written-n.version.written);return[...new Set(e.map(c))].join(", ")}function c({
operator:o,version:e}){if(o==="=")return A(e);const n=o==="~>"&&e.written<3?e.numbers.slice(0,2):e.numbers;return`${o} ${A({...e,numbers:n})}`}}),1257:((N,I,d)=>{
d.d(I,{N:()=>R,n:()=>j});var s=d(4091),g=d(1831),T=d(5011),$=d(1022),D=d(9562),w=d(1752),y=d(1731),_=d(5257);const E={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSI\
ONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function R({host:p,service:v,text:M},i){
const[,m="",a]=/^([^@]*)(?:@(.*))?$/s.exec(M)??[],h=a===void 0?null:{text:a,place:_.cd},P=`${(0,g.pk)(p)}/${m}`,c=(v===D.e$?A:L)(P,h,i);return c.ok?c:(0,s.TR)(`${c.
why}; expected ${v}=${E[v]}`)}function A(p,v,M){const i=(0,T.rE)(p,M);if(!i.ok)return i;const m=P=>(0,w.gH)(P,M),a=x(v,y.PW,m);if(a!==null)return(0,s.TR)(a);const h=_.
cd;return(0,s.Ju)({address:p,source:p,place:h,module:i.value,constraint:v,isOpen:!1})}function L(p,v,M){const i=(0,$.mi)(p,M);if(p.split("/").length!==3||i.kind!==
"registry")return(0,s.TR)(i.kind==="invalid"?i.error:"not a provider of a registry");const m=x(v,y._T,w.Nd);if(m!==null)return(0,s.TR)(m);const a=v===null?[]:[v];
return(0,s.Ju)({provider:i,places:[_.cd],constraints:a,locked:null})}function x(p,v,M){if(p===null)return null;const i=v(p.text);return i.ok?M(i.value)?null:`no\
 version can match ${p.text}`:i.why}function j(p,v){const M=p.flatMap(({addresses:i})=>i);return M.length===0?[]:v.map(i=>{const m=M.flatMap(a=>{const h=R(a,i);
return h.ok?[h.value]:[]});return{directory:_.cd.file,client:i,directories:[],calls:m.filter(a=>"module"in a),providers:m.filter(a=>"provider"in a),lockFile:null,
clientVersions:[]}})}}),5257:((N,I,d)=>{d.d(I,{IY:()=>R,Im:()=>A,JT:()=>E,KS:()=>x,MP:()=>_,MZ:()=>j,W$:()=>y,Xo:()=>v,cd:()=>w,ek:()=>L,lc:()=>p});var s=d(9664),
g=d(5011),T=d(1022),$=d(7050);const D="hostnames input",w={file:D,line:1,column:1,endColumn:1},y=i=>i.file===D?D:i,_=({host:i,namespace:m,name:a,system:h})=>[i,
m,a,h].join("/"),E=({host:i,namespace:m,type:a})=>[i,m,a].join("/"),R=i=>"type"in i?E(i):_(i);function A(i){return"constraints"in i?i.constraints:i.constraint===
null?[]:[i.constraint]}const L=i=>("places"in i?i.places:[i.place]).map(y);function x({version:i},m){if(i===void 0)return null;const{text:a,value:h,place:P}=i,u=(h===
void 0?a:h[m])??null;return u===null?null:{text:u,place:P}}const j=({text:i,calls:m},a)=>m===void 0?[{root:null,source:i,version:null,isOpen:!1}]:m[a]??[];function p({
kind:i,text:m,address:a},h,P){switch(i){case"required_provider":case"state_store_provider":case"lock_provider":{const u=(0,T.mi)(m??"",P);return u.kind==="regis\
try"?u:null}case"required_provider_nosource":case"required_provider_legacy":return{host:h,namespace:"hashicorp",type:(0,T.op)(a)};case"implied_provider":return{
host:h,namespace:"hashicorp",type:(0,T.A5)(m)};default:return null}}function v(i,m){const a=Map.groupBy(m,({lockFile:c})=>c),h=new Set(i.flatMap(({kind:c,text:o,
place:e})=>M.test(c)&&!(0,g.Nj)(o??"")?(0,s.jt)(e.file):[])),P=(0,$.O)(c=>new Set(c.providers.map(({provider:o})=>E(o)))),u=(c,o)=>{if(c.calls.length>0||c.directories.
some(n=>h.has(n)))return!0;const e=p(o,(0,g.Vm)(c.client),c.client);return e===null||P(c).has(E(e))};return i.map(c=>{if(c.kind!=="lock_provider"||c.needs.length===
0)return c;const o=a.get(c.place.file);return o===void 0||o.some(e=>u(e,c))?c:{...c,needs:[]}})}const M=/^(?:module|test_module|terragrunt_source)/})};export{B as id,K as ids,V as modules};
