const j=22,B=[22],K={6022:((A,M,c)=>{c.r(M),c.d(M,{parseNamedAddress:()=>u.N});var u=c(1257)}),1022:((A,M,c)=>{c.d(M,{m:()=>d,s:()=>n});var u=c(3625),p=c(6246),
h=c(1831),O=c(8408),P=c(5011);const g={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},v="hashicorp",l="-",_='Invalid provider source strin\
g: The "source" attribute must be in the format "[hostname/][namespace/]name"',m={prefix:"terraform-",whose:"a Terraform",frequency:"often"},T={terraform:[m],opentofu:[
m,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function d(i,f){const y=i.split("/");if(y.length>3||y.includes(""))return r(_);const[$="",D,R]=y.
reverse(),I=n($);if(!I.ok){const x=`${(0,p.o)($)} in source ${(0,p.o)(i)}`;return r(`Invalid provider type: Invalid provider type ${x}: ${I.why}"`)}const C=R===
void 0,w=C?(0,u.J)((0,P.Vm)(f)):(0,h.Pv)(R);if(D===void 0&&w.ok){const x={hostImplied:C,namespace:v,type:I.value};return{kind:"registry",host:w.value,...x}}const N=e(
D??""),S=`namespace "" in source ${(0,p.o)(i)}`;if(!N.ok)return r(`Invalid provider namespace: Invalid provider ${S}: ${N.why}"`);if(!w.ok){const x="Invalid pro\
vider source hostname";return r(`${x}: ${x} ${S}: ${w.why}"`)}const U={hostImplied:C,host:w.value,namespace:N.value,type:I.value},L=o(U,f);return L===void 0?{kind:t(
U,f),...U}:r(L)}const r=i=>({kind:"invalid",error:i});function n(i){if(/^[a-z0-9]+$/.test(i))return(0,u.J)(i);if(i==="")return(0,u.T)("must have at least one ch\
aracter");if(i.includes("."))return(0,u.T)("dots are not allowed");if(i.includes("--"))return(0,u.T)("cannot use multiple consecutive dashes");const f=(0,O.YE)(
i);return f.ok?(0,u.J)((0,O.DI)(f.value)):(0,u.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const e=i=>i===l?
(0,u.J)(i):n(i);function t({host:i,namespace:f},y){return f===l?"legacy":f==="builtin"&&g[y].includes(i)?"builtin":"registry"}function o(i,f){const y=(0,P.Vm)(f);
if(i.namespace===l&&i.host!==y)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${y}.`;const $=T[f].find(({prefix:D})=>i.
type.startsWith(D));return $===void 0?void 0:s(i,$,f)}function s(i,{prefix:f,whose:y,frequency:$},D){const R=`${f}provider-`,I=i.type.slice(R.length);if(!i.type.
startsWith(R)||!n(I).ok)return`Invalid provider type: Provider source ${(0,p.o)(a(i))} has a type with the prefix ${(0,p.o)(f)}, which isn't allowed because it \
would be redundant to name ${y} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const C=a({...i,type:I},
D);return`Invalid provider type: Provider source ${(0,p.o)(a(i,D))} has a type with the prefix ${(0,p.o)(R)}, which isn't valid. Although that prefix is ${$} us\
ed in the names of version control repositories for ${y.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,p.o)(C)}?`}const a=({host:i,namespace:f,type:y},$)=>$!==void 0&&i===(0,P.Vm)($)?`${f}/${y}`:`${(0,h.nx)(i)}/${f}/${y}`}),1731:((A,M,c)=>{c.d(M,
{Cg:()=>m,Ty:()=>_,Zy:()=>E,dU:()=>T,hZ:()=>h,oF:()=>g,rK:()=>v});var u=c(9562);const p=new RegExp(`^${u.eQ}$`),h=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
O=new RegExp(`^${h}[.+-]?$`),P=2n**63n-1n;function g(r){const[,n,e,t,o]=p.exec(r)??[];return n===void 0?null:l(r,n,t??e,o)}function v(r){const[,n,e,t]=O.exec(r)??
[];return n===void 0?null:l(r,n,e,t)}function l(r,n,e="",t=""){const o=n.split(".").map(a=>a.replace(/^0+(?=.)/,""));if(o.some(a=>a.length>19))return null;const s=o.
map(BigInt);if(s.some(a=>a>P))return null;for(;s.length<3;)s.push(0n);return{text:r,numbers:s,written:o.length,pre:e,build:t}}const _=r=>r.pre!=="",m=({numbers:r,
pre:n,build:e})=>`${r.join(".")}${n===""?"":`-${n}`}${e===""?"":`+${e}`}`;function E(r,n){const e=Math.max(r.numbers.length,n.numbers.length);for(let t=0;t<e;t++){
const[o,s]=[r.numbers[t]??0n,n.numbers[t]??0n];if(o!==s)return o<s?-1:1}return r.pre===n.pre||r.numbers.length!==n.numbers.length?0:r.pre===""||n.pre===""?r.pre===
""?1:-1:T(r.pre,n.pre)}function T(r,n){const[e,t]=[r.split("."),n.split(".")];for(let o=0;;o++){const[s,a]=[o+1>=e.length,o+1>=t.length];if(s!==a)return s?-1:1;
const i=d(e[o]??"",t[o]??"");if(i!==0||s)return i}}function d(r,n){const[e,t]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(n)];return e!==t?e?-1:1:e&&r.length!==n.length?
r.length-n.length:r===n?0:r<n?-1:1}}),1790:((A,M,c)=>{c.d(M,{XA:()=>h,iM:()=>p,jF:()=>P,jQ:()=>g,s5:()=>O});var u=c(1731);function p(n,e,t){const o=l(e,t);return v(
n.filter(s=>(!(0,u.Ty)(s)||(0,u.Cg)(s)===o)&&g(s,e)))}function h(n,e){return v(n.filter(t=>(!(0,u.Ty)(t)||e.some(o=>m(t,o)))&&!_(t)&&e.every(o=>d(t,o))))}const O=n=>v(
n.filter(e=>!(0,u.Ty)(e)));function P(n){const e=n.filter(t=>t.operator==="=");return e.length===1&&e.every(({version:t})=>_({...t,build:""}))}const g=(n,e)=>e.
every(t=>T(n,t)),v=n=>n.reduce((e,t)=>e===null||(0,u.Zy)(t,e)>0?t:e,null);function l(n,e){const[t,o]=n;if(t===void 0||o!==void 0)return null;const s=t.text.trim().
replace(e==="opentofu"?/^=?v?/:/^=?/,""),a=(0,u.rK)(s);return a===null?null:(0,u.Cg)(a)}const _=({numbers:n,pre:e,build:t})=>e===""&&t===""&&n.every(o=>o===0n),
m=(n,e)=>e.operator==="="&&E(n,e.version),E=(n,e)=>n.build===e.build&&(0,u.Zy)(n,e)===0;function T(n,{operator:e,version:t}){const o=(0,u.Zy)(n,t);if(e==="=")return o===
0;if(e==="!=")return o!==0;if(e!=="~>")return r(o,e);const s=t.numbers.slice(0,t.written-1);return o>=0&&!(0,u.Ty)(t)&&t.numbers.length<=n.numbers.length&&s.every(
(a,i)=>a===n.numbers[i])}function d(n,e){const{operator:t,version:o}=e;if(t==="=")return m(n,e);if(t==="!=")return!E(n,o);const s=(0,u.Zy)(n,o);if(t!=="~>")return r(
s,t);const[a=0n,i=0n]=o.numbers,f=o.written===3?[a,i+1n,0n]:[a+1n,0n,0n];return s>=0&&(0,u.Zy)(n,{...o,numbers:f,pre:""})<0}const r=(n,e)=>e===">"?n>0:e===">="?
n>=0:e==="<"?n<0:n<=0}),2158:((A,M,c)=>{c.d(M,{PW:()=>v,_T:()=>l,kv:()=>T,mb:()=>d});var u=c(3625),p=c(9562),h=c(1731);const O="[\\t\\n\\f\\r ]*",P=new RegExp(`\
^${O}(<=|>=|!=|~>|<|>|=|)${O}(${p.eQ})${O}$`),g="This string does not use correct version constraint syntax";function v(r){const n=[];for(const e of r.split(",")){
const[,t,o=""]=P.exec(e)??[],s=(0,h.oF)(o);if(s===null)return(0,u.T)(g);n.push({operator:t||"=",version:s,text:e})}return(0,u.J)(n)}function l(r){const n=v(r);if(!n.
ok)return n;const e=[];for(const t of n.value){const o=(0,h.rK)(t.version.text);if(o===null||!_.test(t.text.trim()))return(0,u.T)(`Incorrect version constraint \
syntax: ${m(t)}`);e.push({...t,version:o})}return(0,u.J)(e)}const _=/^[<>=!~]* ?[0-9]/;function m({operator:r,version:n,text:e}){const t=e.trim();if(n.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!_.test(t))return`only one space is expected after the operator "${r}"`;if(n.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[o]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(t)??[""];return`missi\
ng comma after "${o}"`}const E=[">",">=","=","~>","<=","<","!="];function T(r){const n=[...r].sort((e,t)=>(0,h.Zy)(e.version,t.version)||(0,h.dU)(e.version.build,
t.version.build)||E.indexOf(e.operator)-E.indexOf(t.operator)||t.version.written-e.version.written);return[...new Set(n.map(d))].join(", ")}function d({operator:r,
version:n}){if(r==="=")return(0,h.Cg)(n);const e=r==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${r} ${(0,h.Cg)({...n,numbers:e})}`}}),1094:((A,M,c)=>{
c.d(M,{Nd:()=>P,Sx:()=>T,gH:()=>O});var u=c(1731),p=c(1790),h=c(2158);function O(d,r){if(l(d))return!0;const n=m(d),e=Math.max(...n.map(({numbers:o})=>o.length)),
t=n.flatMap(o=>{const s=Array.from({length:e},(a,i)=>o.numbers[i]??0n);return[o,E(s),E([...s,1n])]});return(0,p.iM)(t,d,r)!==null}function P(d){const r=_(d);if(l(
r))return!0;const n=m(r),e="x".repeat(1+Math.max(...n.map(o=>o.build.length))),t=n.flatMap(o=>{const[s=0n,a=0n,i=0n]=o.numbers,f=[s,a,i+1n];return[o,E([s,a,i],e),
E(f,e)]});return(0,p.XA)(t,r)!==null}const g=50,v=100,l=d=>d.length>g||d.some(({text:r})=>r.length>v),_=d=>[...Map.groupBy(d,h.mb).values()].flatMap(([r])=>r??[]),
m=d=>{const r=[E([0n,0n,0n]),...d.map(n=>n.version)];return[...new Map(r.map(n=>[(0,u.Cg)(n),n])).values()]},E=(d,r="")=>({text:"",numbers:d,written:d.length,pre:"",
build:r});function T(d,r){const n=_(d),e=r(n)?d:n;return l(e)?d:e.reduce((t,o)=>{const s=t.filter(a=>a!==o);return r(s)?t:s},e)}}),1257:((A,M,c)=>{c.d(M,{N:()=>_,
n:()=>d});var u=c(3625),p=c(1831),h=c(5011),O=c(1022),P=c(9562),g=c(2158),v=c(1094),l=c(5257);function _(r,n){const e=r.text.indexOf("@"),t=e<0?r.text:r.text.slice(
0,e),o=e<0?null:r.text.slice(e+1),s=o===null?null:{text:o,place:l.cd},a=`${(0,p.nx)(r.host)}/${t}`;return r.service===P.e$?m(a,s,n):E(a,s,n)}function m(r,n,e){const t=(0,h.
rE)(r,e),o=t.ok?T(n,g.PW,s=>(0,v.gH)(s,e)):t.why;return!t.ok||o!==null?(0,u.T)(`${o}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=a\
cme/network/aws@~>1.2`):(0,u.J)({address:r,source:r,place:l.cd,module:t.value,constraint:n,isOpen:!1})}function E(r,n,e){const t=(0,O.m)(r,e),o=r.split("/").length===
3&&t.kind==="registry",s=o?T(n,g._T,v.Nd):t.kind==="invalid"?t.error:"not a provider of a registry";return!o||s!==null?(0,u.T)(`${s}; expected providers.v1=NAME\
SPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,u.J)({provider:t,places:[l.cd],constraints:n===null?[]:[n],locked:null})}function T(r,n,e){if(r===
null)return null;const t=n(r.text);return t.ok?e(t.value)?null:`no version can match ${r.text}`:t.why}function d(r,n){const e=r.flatMap(({addresses:t})=>t);return e.
length===0?[]:n.map(t=>{const o=e.flatMap(s=>{const a=_(s,t);return a.ok?[a.value]:[]});return{directory:l.cd.file,client:t,directories:[],calls:o.filter(s=>"mo\
dule"in s),providers:o.filter(s=>"provider"in s),lockFile:null,clientVersions:[]}})}}),5257:((A,M,c)=>{c.d(M,{JT:()=>P,KS:()=>g,MO:()=>v,MP:()=>O,W$:()=>h,cd:()=>p});
const u="hostnames input",p={file:u,line:1,column:1,endColumn:1},h=l=>l.file===u?u:l,O=({host:l,namespace:_,name:m,system:E})=>`${l}/${_}/${m}/${E}`,P=({host:l,
namespace:_,type:m})=>`${l}/${_}/${m}`;function g({version:l},_){if(l===null)return null;const m=l.text??l.values?.[_]??null;return m===null?null:{text:m,place:l.
place}}const v=(l,_)=>`${l} ${_}`})};export{j as id,B as ids,K as modules};
