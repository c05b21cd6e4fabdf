const L=22,B=[22],W={6022:((D,P,l)=>{l.r(P),l.d(P,{parseNamedAddress:()=>u.N});var u=l(1257)}),1022:((D,P,l)=>{l.d(P,{m:()=>a,s:()=>n});var u=l(3625),p=l(6246),
m=l(1831),v=l(8408),g=l(5011);const y={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},M="hashicorp",E="-",O='Invalid provider source strin\
g: The "source" attribute must be in the format "[hostname/][namespace/]name"',c={prefix:"terraform-",whose:"a Terraform",frequency:"often"},h={terraform:[c],opentofu:[
c,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function a(i,_){const T=i.split("/");if(T.length>3||T.includes(""))return r(O);const[A="",I,R]=T.
reverse(),$=n(A);if(!$.ok){const x=`${(0,p.o)(A)} in source ${(0,p.o)(i)}`;return r(`Invalid provider type: Invalid provider type ${x}: ${$.why}"`)}const C=R===
void 0,w=C?(0,u.J)((0,g.Vm)(_)):(0,m.Pv)(R);if(I===void 0&&w.ok){const x={hostImplied:C,namespace:M,type:$.value};return{kind:"registry",host:w.value,...x}}const N=e(
I??""),S=`namespace "" in source ${(0,p.o)(i)}`;if(!N.ok)return r(`Invalid provider namespace: Invalid provider ${S}: ${N.why}"`);if(!w.ok){const x="Invalid pro\
vider source hostname";return r(`${x}: ${x} ${S}: ${w.why}"`)}const U={hostImplied:C,host:w.value,namespace:N.value,type:$.value},j=o(U,_);return j===void 0?{kind:t(
U,_),...U}:r(j)}const r=i=>({kind:"invalid",error:i});function n(i){if(/^[a-z0-9]+$/.test(i))return(0,u.J)(i);if(i==="")return(0,u.T)("must have at least one ch\
aracter");if(i.includes("."))return(0,u.T)("dots are not allowed");if(i.includes("--"))return(0,u.T)("cannot use multiple consecutive dashes");const _=(0,v.YE)(
i);return _.ok?(0,u.J)((0,v.DI)(_.value)):(0,u.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const e=i=>i===E?
(0,u.J)(i):n(i);function t({host:i,namespace:_},T){return _===E?"legacy":_==="builtin"&&y[T].includes(i)?"builtin":"registry"}function o(i,_){const T=(0,g.Vm)(_);
if(i.namespace===E&&i.host!==T)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${T}.`;const A=h[_].find(({prefix:I})=>i.
type.startsWith(I));return A===void 0?void 0:s(i,A,_)}function s(i,{prefix:_,whose:T,frequency:A},I){const R=`${_}provider-`,$=i.type.slice(R.length);if(!i.type.
startsWith(R)||!n($).ok)return`Invalid provider type: Provider source ${(0,p.o)(d(i))} has a type with the prefix ${(0,p.o)(_)}, which isn't allowed because it \
would be redundant to name ${T} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const C=d({...i,type:$},
I);return`Invalid provider type: Provider source ${(0,p.o)(d(i,I))} has a type with the prefix ${(0,p.o)(R)}, which isn't valid. Although that prefix is ${A} us\
ed in the names of version control repositories for ${T.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,p.o)(C)}?`}const d=({host:i,namespace:_,type:T},A)=>A!==void 0&&i===(0,g.Vm)(A)?`${_}/${T}`:`${(0,m.nx)(i)}/${_}/${T}`}),1731:((D,P,l)=>{l.d(P,
{Cg:()=>c,Ty:()=>O,Zy:()=>f,dU:()=>h,hZ:()=>m,oF:()=>y,rK:()=>M});var u=l(9562);const p=new RegExp(`^${u.eQ}$`),m=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
v=new RegExp(`^${m}[.+-]?$`),g=2n**63n-1n;function y(r){const[,n,e,t,o]=p.exec(r)??[];return n===void 0?null:E(r,n,t??e,o)}function M(r){const[,n,e,t]=v.exec(r)??
[];return n===void 0?null:E(r,n,e,t)}function E(r,n,e="",t=""){const o=n.split(".").map(d=>d.replace(/^0+(?=.)/,""));if(o.some(d=>d.length>19))return null;const s=o.
map(BigInt);if(s.some(d=>d>g))return null;for(;s.length<3;)s.push(0n);return{text:r,numbers:s,written:o.length,pre:e,build:t}}const O=r=>r.pre!=="",c=({numbers:r,
pre:n,build:e})=>`${r.join(".")}${n===""?"":`-${n}`}${e===""?"":`+${e}`}`;function f(r,n){const e=Math.max(r.numbers.length,n.numbers.length);for(let t=0;t<e;t++){
const[o,s]=[r.numbers[t]??0n,n.numbers[t]??0n];if(o!==s)return o<s?-1:1}return r.pre===n.pre||r.numbers.length!==n.numbers.length?0:r.pre===""||n.pre===""?r.pre===
""?1:-1:h(r.pre,n.pre)}function h(r,n){const[e,t]=[r.split("."),n.split(".")];for(let o=0;;o++){const[s,d]=[o+1>=e.length,o+1>=t.length];if(s!==d)return s?-1:1;
const i=a(e[o]??"",t[o]??"");if(i!==0||s)return i}}function a(r,n){const[e,t]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(n)];return e!==t?e?-1:1:e&&r.length!==n.length?
r.length-n.length:r===n?0:r<n?-1:1}}),1790:((D,P,l)=>{l.d(P,{XA:()=>m,iM:()=>p,jF:()=>g,jQ:()=>y,s5:()=>v});var u=l(1731);function p(n,e,t){const o=E(e,t);return M(
n.filter(s=>(!(0,u.Ty)(s)||(0,u.Cg)(s)===o)&&y(s,e)))}function m(n,e){return M(n.filter(t=>(!(0,u.Ty)(t)||e.some(o=>c(t,o)))&&!O(t)&&e.every(o=>a(t,o))))}const v=n=>M(
n.filter(e=>!(0,u.Ty)(e)));function g(n){const e=n.filter(t=>t.operator==="=");return e.length===1&&e.every(({version:t})=>O({...t,build:""}))}const y=(n,e)=>e.
every(t=>h(n,t)),M=n=>n.reduce((e,t)=>e===null||(0,u.Zy)(t,e)>0?t:e,null);function E(n,e){const[t,o]=n;if(t===void 0||o!==void 0)return null;const s=t.text.trim().
replace(e==="opentofu"?/^=?v?/:/^=?/,""),d=(0,u.rK)(s);return d===null?null:(0,u.Cg)(d)}const O=({numbers:n,pre:e,build:t})=>e===""&&t===""&&n.every(o=>o===0n),
c=(n,e)=>e.operator==="="&&f(n,e.version),f=(n,e)=>n.build===e.build&&(0,u.Zy)(n,e)===0;function h(n,{operator:e,version:t}){const o=(0,u.Zy)(n,t);if(e==="=")return o===
0;if(e==="!=")return o!==0;if(e!=="~>")return r(o,e);const s=t.numbers.slice(0,t.written-1);return o>=0&&!(0,u.Ty)(t)&&t.numbers.length<=n.numbers.length&&s.every(
(d,i)=>d===n.numbers[i])}function a(n,e){const{operator:t,version:o}=e;if(t==="=")return c(n,e);if(t==="!=")return!f(n,o);const s=(0,u.Zy)(n,o);if(t!=="~>")return r(
s,t);const[d=0n,i=0n]=o.numbers,_=o.written===3?[d,i+1n,0n]:[d+1n,0n,0n];return s>=0&&(0,u.Zy)(n,{...o,numbers:_,pre:""})<0}const r=(n,e)=>e===">"?n>0:e===">="?
n>=0:e==="<"?n<0:n<=0}),2158:((D,P,l)=>{l.d(P,{PW:()=>M,_T:()=>E,kv:()=>h,mb:()=>a});var u=l(3625),p=l(9562),m=l(1731);const v="[\\t\\n\\f\\r ]*",g=new RegExp(`\
^${v}(<=|>=|!=|~>|<|>|=|)${v}(${p.eQ})${v}$`),y="This string does not use correct version constraint syntax";function M(r){const n=[];for(const e of r.split(",")){
const[,t,o=""]=g.exec(e)??[],s=(0,m.oF)(o);if(s===null)return(0,u.T)(y);n.push({operator:t||"=",version:s,text:e})}return(0,u.J)(n)}function E(r){const n=M(r);if(!n.
ok)return n;const e=[];for(const t of n.value){const o=(0,m.rK)(t.version.text);if(o===null||!O.test(t.text.trim()))return(0,u.T)(`Incorrect version constraint \
syntax: ${c(t)}`);e.push({...t,version:o})}return(0,u.J)(e)}const O=/^[<>=!~]* ?[0-9]/;function c({operator:r,version:n,text:e}){const t=e.trim();if(n.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!O.test(t))return`only one space is expected after the operator "${r}"`;if(n.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[o]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(t)??[""];return`missi\
ng comma after "${o}"`}const f=[">",">=","=","~>","<=","<","!="];function h(r){const n=[...r].sort((e,t)=>(0,m.Zy)(e.version,t.version)||(0,m.dU)(e.version.build,
t.version.build)||f.indexOf(e.operator)-f.indexOf(t.operator)||t.version.written-e.version.written);return[...new Set(n.map(a))].join(", ")}function a({operator:r,
version:n}){if(r==="=")return(0,m.Cg)(n);const e=r==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${r} ${(0,m.Cg)({...n,numbers:e})}`}}),1094:((D,P,l)=>{
l.d(P,{Nd:()=>g,Sx:()=>h,gH:()=>v});var u=l(1731),p=l(1790),m=l(2158);function v(a,r){if(E(a))return!0;const n=c(a),e=Math.max(...n.map(({numbers:o})=>o.length)),
t=n.flatMap(o=>{const s=Array.from({length:e},(d,i)=>o.numbers[i]??0n);return[o,f(s),f([...s,1n])]});return(0,p.iM)(t,a,r)!==null}function g(a){const r=O(a);if(E(
r))return!0;const n=c(r),e="x".repeat(1+Math.max(...n.map(o=>o.build.length))),t=n.flatMap(o=>{const[s=0n,d=0n,i=0n]=o.numbers,_=[s,d,i+1n];return[o,f([s,d,i],e),
f(_,e)]});return(0,p.XA)(t,r)!==null}const y=50,M=100,E=a=>a.length>y||a.some(({text:r})=>r.length>M),O=a=>[...Map.groupBy(a,m.mb).values()].flatMap(([r])=>r??[]),
c=a=>{const r=[f([0n,0n,0n]),...a.map(n=>n.version)];return[...new Map(r.map(n=>[(0,u.Cg)(n),n])).values()]},f=(a,r="")=>({text:"",numbers:a,written:a.length,pre:"",
build:r});function h(a,r){const n=O(a),e=r(n)?a:n;return E(e)?a:e.reduce((t,o)=>{const s=t.filter(d=>d!==o);return r(s)?t:s},e)}}),1257:((D,P,l)=>{l.d(P,{N:()=>O,
n:()=>a});var u=l(3625),p=l(1831),m=l(5011),v=l(1022),g=l(9562),y=l(2158),M=l(1094),E=l(5257);function O(r,n){const e=r.text.indexOf("@"),t=e<0?r.text:r.text.slice(
0,e),o=e<0?null:r.text.slice(e+1),s=o===null?null:{text:o,place:E.cd},d=`${(0,p.nx)(r.host)}/${t}`;return r.service===g.e$?c(d,s,n):f(d,s,n)}function c(r,n,e){const t=(0,m.
rE)(r,e),o=t.ok?h(n,y.PW,s=>(0,M.gH)(s,e)):t.why;return!t.ok||o!==null?(0,u.T)(`${o}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=a\
cme/network/aws@~>1.2`):(0,u.J)({address:r,source:r,place:E.cd,module:t.value,constraint:n,isOpen:!1})}function f(r,n,e){const t=(0,v.m)(r,e),o=r.split("/").length===
3&&t.kind==="registry",s=o?h(n,y._T,M.Nd):t.kind==="invalid"?t.error:"not a provider of a registry";return!o||s!==null?(0,u.T)(`${s}; expected providers.v1=NAME\
SPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,u.J)({provider:t,places:[E.cd],constraints:n===null?[]:[n],locked:null})}function h(r,n,e){if(r===
null)return null;const t=n(r.text);return t.ok?e(t.value)?null:`no version can match ${r.text}`:t.why}function a(r,n){const e=r.flatMap(({addresses:t})=>t);return e.
length===0?[]:n.map(t=>{const o=e.flatMap(s=>{const d=O(s,t);return d.ok?[d.value]:[]});return{directory:E.cd.file,client:t,directories:[],calls:o.filter(s=>"mo\
dule"in s),providers:o.filter(s=>"provider"in s),lockFile:null,clientVersions:[]}})}}),5257:((D,P,l)=>{l.d(P,{Im:()=>M,JT:()=>g,KS:()=>O,MP:()=>v,TN:()=>y,W$:()=>m,
cd:()=>p,ek:()=>E});const u="hostnames input",p={file:u,line:1,column:1,endColumn:1},m=c=>c.file===u?u:c,v=({host:c,namespace:f,name:h,system:a})=>[c,f,h,a].join(
"/"),g=({host:c,namespace:f,type:h})=>[c,f,h].join("/"),y=c=>"type"in c?g(c):v(c);function M(c){return"constraints"in c?c.constraints:c.constraint===null?[]:[c.
constraint]}const E=c=>("places"in c?c.places:[c.place]).map(m);function O({version:c},f){if(c===null)return null;const h=c.text??c.values?.[f]??null;return h===
null?null:{text:h,place:c.place}}})};export{L as id,B as ids,W as modules};
