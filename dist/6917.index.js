const L=6917,j=[6917],B={1022:((w,O,d)=>{d.d(O,{m:()=>i,s:()=>n});var c=d(3625),p=d(6246),m=d(1831),E=d(8408),P=d(5011);const $={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},g="hashicorp",h="-",v='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',y={prefix:"terraform-",whose:"a Terraform",frequency:"often"},_={terraform:[y],opentofu:[y,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function i(s,f){
const M=s.split("/");if(M.length>3||M.includes(""))return t(v);const[T="",I,A]=M.reverse(),R=n(T);if(!R.ok){const D=`${(0,p.o)(T)} in source ${(0,p.o)(s)}`;return t(
`Invalid provider type: Invalid provider type ${D}: ${R.why}"`)}const b=A===void 0,x=b?(0,c.J)((0,P.Vm)(f)):(0,m.Pv)(A);if(I===void 0&&x.ok){const D={hostImplied:b,
namespace:g,type:R.value};return{kind:"registry",host:x.value,...D}}const C=e(I??""),S=`namespace "" in source ${(0,p.o)(s)}`;if(!C.ok)return t(`Invalid provide\
r namespace: Invalid provider ${S}: ${C.why}"`);if(!x.ok){const D="Invalid provider source hostname";return t(`${D}: ${D} ${S}: ${x.why}"`)}const U={hostImplied:b,
host:x.value,namespace:C.value,type:R.value},N=o(U,f);return N===void 0?{kind:r(U,f),...U}:t(N)}const t=s=>({kind:"invalid",error:s});function n(s){if(/^[a-z0-9]+$/.
test(s))return(0,c.J)(s);if(s==="")return(0,c.T)("must have at least one character");if(s.includes("."))return(0,c.T)("dots are not allowed");if(s.includes("--"))
return(0,c.T)("cannot use multiple consecutive dashes");const f=(0,E.YE)(s);return f.ok?(0,c.J)((0,E.DI)(f.value)):(0,c.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const e=s=>s===h?(0,c.J)(s):n(s);function r({host:s,namespace:f},M){return f===h?"legacy":f==="builtin"&&
$[M].includes(s)?"builtin":"registry"}function o(s,f){const M=(0,P.Vm)(f);if(s.namespace===h&&s.host!==M)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${M}.`;const T=_[f].find(({prefix:I})=>s.type.startsWith(I));return T===void 0?void 0:u(s,T,f)}function u(s,{prefix:f,
whose:M,frequency:T},I){const A=`${f}provider-`,R=s.type.slice(A.length);if(!s.type.startsWith(A)||!n(R).ok)return`Invalid provider type: Provider source ${(0,p.
o)(l(s))} has a type with the prefix ${(0,p.o)(f)}, which isn't allowed because it would be redundant to name ${M} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const b=l({...s,type:R},I);return`Invalid provider type: Provider source ${(0,p.o)(l(s,I))} has a ty\
pe with the prefix ${(0,p.o)(A)}, which isn't valid. Although that prefix is ${T} used in the names of version control repositories for ${M.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,p.o)(b)}?`}const l=({host:s,namespace:f,type:M},T)=>T!==void 0&&s===(0,P.Vm)(T)?`${f}/${M}`:`${(0,m.nx)(s)}/${f}/${M}`}),1731:((w,O,d)=>{d.d(O,
{Cg:()=>y,Ty:()=>v,Zy:()=>a,dU:()=>_,hZ:()=>m,oF:()=>$,rK:()=>g});var c=d(9562);const p=new RegExp(`^${c.eQ}$`),m=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
E=new RegExp(`^${m}[.+-]?$`),P=2n**63n-1n;function $(t){const[,n,e,r,o]=p.exec(t)??[];return n===void 0?null:h(t,n,r??e,o)}function g(t){const[,n,e,r]=E.exec(t)??
[];return n===void 0?null:h(t,n,e,r)}function h(t,n,e="",r=""){const o=n.split(".").map(l=>l.replace(/^0+(?=.)/,""));if(o.some(l=>l.length>19))return null;const u=o.
map(BigInt);if(u.some(l=>l>P))return null;for(;u.length<3;)u.push(0n);return{text:t,numbers:u,written:o.length,pre:e,build:r}}const v=t=>t.pre!=="",y=({numbers:t,
pre:n,build:e})=>`${t.join(".")}${n===""?"":`-${n}`}${e===""?"":`+${e}`}`;function a(t,n,e=_){const r=Math.max(t.numbers.length,n.numbers.length);for(let o=0;o<
r;o++){const[u,l]=[t.numbers[o]??0n,n.numbers[o]??0n];if(u!==l)return u<l?-1:1}return t.pre===n.pre||t.numbers.length!==n.numbers.length?0:t.pre===""||n.pre===""?
t.pre===""?1:-1:e(t.pre,n.pre)}function _(t,n){const[e,r]=[t.split("."),n.split(".")];for(let o=0;;o++){const[u,l]=[o+1>=e.length,o+1>=r.length];if(u!==l)return u?
-1:1;const s=i(e[o]??"",r[o]??"");if(s!==0||u)return s}}function i(t,n){const[e,r]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(n)];return e!==r?e?-1:1:e&&t.length!==n.length?
t.length-n.length:t===n?0:t<n?-1:1}}),1790:((w,O,d)=>{d.d(O,{XA:()=>m,iM:()=>p,jF:()=>P,jQ:()=>$,s5:()=>E});var c=d(1731);function p(n,e,r){const o=h(e,r);return g(
n.filter(u=>(!(0,c.Ty)(u)||(0,c.Cg)(u)===o)&&$(u,e)))}function m(n,e){return g(n.filter(r=>(!(0,c.Ty)(r)||e.some(o=>y(r,o)))&&!v(r)&&e.every(o=>i(r,o))))}const E=n=>g(
n.filter(e=>!(0,c.Ty)(e)));function P(n){const e=n.filter(r=>r.operator==="=");return e.length===1&&e.every(({version:r})=>v({...r,build:""}))}const $=(n,e)=>e.
every(r=>_(n,r)),g=n=>n.reduce((e,r)=>e===null||(0,c.Zy)(r,e)>0?r:e,null);function h(n,e){const[r,o]=n;if(r===void 0||o!==void 0)return null;const u=r.text.trim().
replace(e==="opentofu"?/^=?v?/:/^=?/,""),l=(0,c.rK)(u);return l===null?null:(0,c.Cg)(l)}const v=({numbers:n,pre:e,build:r})=>e===""&&r===""&&n.every(o=>o===0n),
y=(n,e)=>e.operator==="="&&a(n,e.version),a=(n,e)=>n.build===e.build&&(0,c.Zy)(n,e)===0;function _(n,{operator:e,version:r}){const o=(0,c.Zy)(n,r);if(e==="=")return o===
0;if(e==="!=")return o!==0;if(e!=="~>")return t(o,e);const u=r.numbers.slice(0,r.written-1);return o>=0&&!(0,c.Ty)(r)&&r.numbers.length<=n.numbers.length&&u.every(
(l,s)=>l===n.numbers[s])}function i(n,e){const{operator:r,version:o}=e;if(r==="=")return y(n,e);if(r==="!=")return!a(n,o);const u=(0,c.Zy)(n,o);if(r!=="~>")return t(
u,r);const[l=0n,s=0n]=o.numbers,f=o.written===3?[l,s+1n,0n]:[l+1n,0n,0n];return u>=0&&(0,c.Zy)(n,{...o,numbers:f,pre:""})<0}const t=(n,e)=>e===">"?n>0:e===">="?
n>=0:e==="<"?n<0:n<=0}),2158:((w,O,d)=>{d.d(O,{PW:()=>g,_T:()=>h,kv:()=>_,mb:()=>i});var c=d(3625),p=d(9562),m=d(1731);const E="[\\t\\n\\f\\r ]*",P=new RegExp(`\
^${E}(<=|>=|!=|~>|<|>|=|)${E}(${p.eQ})${E}$`),$="This string does not use correct version constraint syntax";function g(t){const n=[];for(const e of t.split(",")){
const[,r,o=""]=P.exec(e)??[],u=(0,m.oF)(o);if(u===null)return(0,c.T)($);n.push({operator:r||"=",version:u,text:e})}return(0,c.J)(n)}function h(t){const n=g(t);if(!n.
ok)return n;const e=[];for(const r of n.value){const o=(0,m.rK)(r.version.text);if(o===null||!v.test(r.text.trim()))return(0,c.T)(`Incorrect version constraint \
syntax: ${y(r)}`);e.push({...r,version:o})}return(0,c.J)(e)}const v=/^[<>=!~]* ?[0-9]/;function y({operator:t,version:n,text:e}){const r=e.trim();if(n.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!v.test(r))return`only one space is expected after the operator "${t}"`;if(n.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[o]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(r)??[""];return`missi\
ng comma after "${o}"`}const a=[">",">=","=","~>","<=","<","!="];function _(t){const n=[...t].sort((e,r)=>(0,m.Zy)(e.version,r.version)||(0,m.dU)(e.version.build,
r.version.build)||a.indexOf(e.operator)-a.indexOf(r.operator)||r.version.written-e.version.written);return[...new Set(n.map(i))].join(", ")}function i({operator:t,
version:n}){if(t==="=")return(0,m.Cg)(n);const e=t==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${t} ${(0,m.Cg)({...n,numbers:e})}`}}),1094:((w,O,d)=>{
d.d(O,{Nd:()=>P,Sx:()=>_,gH:()=>E});var c=d(1731),p=d(1790),m=d(2158);function E(i,t){if(h(i))return!0;const n=y(i),e=Math.max(...n.map(({numbers:o})=>o.length)),
r=n.flatMap(o=>{const u=Array.from({length:e},(l,s)=>o.numbers[s]??0n);return[o,a(u),a([...u,1n])]});return(0,p.iM)(r,i,t)!==null}function P(i){const t=v(i);if(h(
t))return!0;const n=y(t),e="x".repeat(1+Math.max(...n.map(o=>o.build.length))),r=n.flatMap(o=>{const[u=0n,l=0n,s=0n]=o.numbers,f=[u,l,s+1n];return[o,a([u,l,s],e),
a(f,e)]});return(0,p.XA)(r,t)!==null}const $=50,g=100,h=i=>i.length>$||i.some(({text:t})=>t.length>g),v=i=>[...Map.groupBy(i,m.mb).values()].flatMap(([t])=>t??[]),
y=i=>{const t=[a([0n,0n,0n]),...i.map(n=>n.version)];return[...new Map(t.map(n=>[(0,c.Cg)(n),n])).values()]},a=(i,t="")=>({text:"",numbers:i,written:i.length,pre:"",
build:t});function _(i,t){const n=v(i),e=t(n)?i:n;return h(e)?i:e.reduce((r,o)=>{const u=r.filter(l=>l!==o);return t(u)?r:u},e)}}),5257:((w,O,d)=>{d.d(O,{JT:()=>$,
KS:()=>g,MO:()=>y,MP:()=>P,Nf:()=>v,W$:()=>E,cd:()=>m,yp:()=>h});var c=d(5143);const p="hostnames input",m={file:p,line:1,column:1,endColumn:1},E=a=>a.file===p?
p:a,P=({host:a,namespace:_,name:i,system:t})=>`${a}/${_}/${i}/${t}`,$=({host:a,namespace:_,type:i})=>`${a}/${_}/${i}`;function g(a,_){const i=a.versions??v(a)?.
values?.[_]??null;return i===null?null:{text:i,place:h(a)}}function h(a){const{versionsAt:_,place:i}=a,t=typeof _=="number"?_:_?.at;return t===void 0?i:{file:i.
file,...(0,c._h)(t)}}const v=({versionsAt:a})=>typeof a=="number"?null:a,y=(a,_)=>`${a} ${_}`})};export{L as id,j as ids,B as modules};
