const L=1741,S=[1741,2488],N={1022:((x,$,d)=>{d.d($,{m:()=>c,s:()=>n});var u=d(3625),f=d(6246),_=d(1831),v=d(8408),M=d(5011);const P={terraform:["terraform.io"],
opentofu:["terraform.io","opentofu.org"]},E="hashicorp",p="-",g='Invalid provider source string: The "source" attribute must be in the format "[hostname/][names\
pace/]name"',y={prefix:"terraform-",whose:"a Terraform",frequency:"often"},O={terraform:[y],opentofu:[y,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"somet\
imes"}]};function c(s,l){const h=s.split("/");if(h.length>3||h.includes(""))return r(g);const[T="",I,A]=h.reverse(),R=n(T);if(!R.ok){const D=`${(0,f.o)(T)} in s\
ource ${(0,f.o)(s)}`;return r(`Invalid provider type: Invalid provider type ${D}: ${R.why}"`)}const w=A===void 0,b=w?(0,u.J)((0,M.Vm)(l)):(0,_.Pv)(A);if(I===void 0&&
b.ok){const D={hostImplied:w,namespace:E,type:R.value};return{kind:"registry",host:b.value,...D}}const C=e(I??""),j=`namespace "" in source ${(0,f.o)(s)}`;if(!C.
ok)return r(`Invalid provider namespace: Invalid provider ${j}: ${C.why}"`);if(!b.ok){const D="Invalid provider source hostname";return r(`${D}: ${D} ${j}: ${b.
why}"`)}const U={hostImplied:w,host:b.value,namespace:C.value,type:R.value},B=o(U,l);return B===void 0?{kind:t(U,l),...U}:r(B)}const r=s=>({kind:"invalid",error:s});
function n(s){if(/^[a-z0-9]+$/.test(s))return(0,u.J)(s);if(s==="")return(0,u.T)("must have at least one character");if(s.includes("."))return(0,u.T)("dots are n\
ot allowed");if(s.includes("--"))return(0,u.T)("cannot use multiple consecutive dashes");const l=(0,v.YE)(s);return l.ok?(0,u.J)((0,v.DI)(l.value)):(0,u.T)("mus\
t contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const e=s=>s===p?(0,u.J)(s):n(s);function t({host:s,namespace:l},h){return l===
p?"legacy":l==="builtin"&&P[h].includes(s)?"builtin":"registry"}function o(s,l){const h=(0,M.Vm)(l);if(s.namespace===p&&s.host!==h)return`Invalid provider names\
pace: The legacy provider namespace "-" can be used only with hostname ${h}.`;const T=O[l].find(({prefix:I})=>s.type.startsWith(I));return T===void 0?void 0:i(s,
T,l)}function i(s,{prefix:l,whose:h,frequency:T},I){const A=`${l}provider-`,R=s.type.slice(A.length);if(!s.type.startsWith(A)||!n(R).ok)return`Invalid provider \
type: Provider source ${(0,f.o)(a(s))} has a type with the prefix ${(0,f.o)(l)}, which isn't allowed because it would be redundant to name ${h} provider with th\
at prefix. If you are the author of this provider, rename it to not include the prefix.`;const w=a({...s,type:R},I);return`Invalid provider type: Provider sourc\
e ${(0,f.o)(a(s,I))} has a type with the prefix ${(0,f.o)(A)}, which isn't valid. Although that prefix is ${T} used in the names of version control repositories\
 for ${h.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,f.o)(w)}?`}const a=({host:s,namespace:l,type:h},T)=>T!==void 0&&s===(0,M.Vm)(T)?`${l}/${h}`:`${(0,_.nx)(s)}/${l}/${h}`}),1731:((x,$,d)=>{d.d($,
{Cg:()=>y,Ty:()=>g,Zy:()=>m,dU:()=>O,hZ:()=>_,oF:()=>P,rK:()=>E});var u=d(9562);const f=new RegExp(`^${u.eQ}$`),_=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
v=new RegExp(`^${_}[.+-]?$`),M=2n**63n-1n;function P(r){const[,n,e,t,o]=f.exec(r)??[];return n===void 0?null:p(r,n,t??e,o)}function E(r){const[,n,e,t]=v.exec(r)??
[];return n===void 0?null:p(r,n,e,t)}function p(r,n,e="",t=""){const o=n.split(".").map(a=>a.replace(/^0+(?=.)/,""));if(o.some(a=>a.length>19))return null;const i=o.
map(BigInt);if(i.some(a=>a>M))return null;for(;i.length<3;)i.push(0n);return{text:r,numbers:i,written:o.length,pre:e,build:t}}const g=r=>r.pre!=="",y=({numbers:r,
pre:n,build:e})=>`${r.join(".")}${n===""?"":`-${n}`}${e===""?"":`+${e}`}`;function m(r,n,e=O){const t=Math.max(r.numbers.length,n.numbers.length);for(let o=0;o<
t;o++){const[i,a]=[r.numbers[o]??0n,n.numbers[o]??0n];if(i!==a)return i<a?-1:1}return r.pre===n.pre||r.numbers.length!==n.numbers.length?0:r.pre===""||n.pre===""?
r.pre===""?1:-1:e(r.pre,n.pre)}function O(r,n){const[e,t]=[r.split("."),n.split(".")];for(let o=0;;o++){const[i,a]=[o+1>=e.length,o+1>=t.length];if(i!==a)return i?
-1:1;const s=c(e[o]??"",t[o]??"");if(s!==0||i)return s}}function c(r,n){const[e,t]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(n)];return e!==t?e?-1:1:e&&r.length!==n.length?
r.length-n.length:r===n?0:r<n?-1:1}}),1790:((x,$,d)=>{d.d($,{XA:()=>_,iM:()=>f,jF:()=>M,jQ:()=>P,s5:()=>v});var u=d(1731);function f(n,e,t){const o=p(e,t);return E(
n.filter(i=>(!(0,u.Ty)(i)||(0,u.Cg)(i)===o)&&P(i,e)))}function _(n,e){return E(n.filter(t=>(!(0,u.Ty)(t)||e.some(o=>y(t,o)))&&!g(t)&&e.every(o=>c(t,o))))}const v=n=>E(
n.filter(e=>!(0,u.Ty)(e)));function M(n){const e=n.filter(t=>t.operator==="=");return e.length===1&&e.every(({version:t})=>g({...t,build:""}))}const P=(n,e)=>e.
every(t=>O(n,t)),E=n=>n.reduce((e,t)=>e===null||(0,u.Zy)(t,e)>0?t:e,null);function p(n,e){const[t,o]=n;if(t===void 0||o!==void 0)return null;const i=t.text.trim().
replace(e==="opentofu"?/^=?v?/:/^=?/,""),a=(0,u.rK)(i);return a===null?null:(0,u.Cg)(a)}const g=({numbers:n,pre:e,build:t})=>e===""&&t===""&&n.every(o=>o===0n),
y=(n,e)=>e.operator==="="&&m(n,e.version),m=(n,e)=>n.build===e.build&&(0,u.Zy)(n,e)===0;function O(n,{operator:e,version:t}){const o=(0,u.Zy)(n,t);if(e==="=")return o===
0;if(e==="!=")return o!==0;if(e!=="~>")return r(o,e);const i=t.numbers.slice(0,t.written-1);return o>=0&&!(0,u.Ty)(t)&&t.numbers.length<=n.numbers.length&&i.every(
(a,s)=>a===n.numbers[s])}function c(n,e){const{operator:t,version:o}=e;if(t==="=")return y(n,e);if(t==="!=")return!m(n,o);const i=(0,u.Zy)(n,o);if(t!=="~>")return r(
i,t);const[a=0n,s=0n]=o.numbers,l=o.written===3?[a,s+1n,0n]:[a+1n,0n,0n];return i>=0&&(0,u.Zy)(n,{...o,numbers:l,pre:""})<0}const r=(n,e)=>e===">"?n>0:e===">="?
n>=0:e==="<"?n<0:n<=0}),2158:((x,$,d)=>{d.d($,{PW:()=>E,_T:()=>p,kv:()=>O,mb:()=>c});var u=d(3625),f=d(9562),_=d(1731);const v="[\\t\\n\\f\\r ]*",M=new RegExp(`\
^${v}(<=|>=|!=|~>|<|>|=|)${v}(${f.eQ})${v}$`),P="This string does not use correct version constraint syntax";function E(r){const n=[];for(const e of r.split(",")){
const[,t,o=""]=M.exec(e)??[],i=(0,_.oF)(o);if(i===null)return(0,u.T)(P);n.push({operator:t||"=",version:i,text:e})}return(0,u.J)(n)}function p(r){const n=E(r);if(!n.
ok)return n;const e=[];for(const t of n.value){const o=(0,_.rK)(t.version.text);if(o===null||!g.test(t.text.trim()))return(0,u.T)(`Incorrect version constraint \
syntax: ${y(t)}`);e.push({...t,version:o})}return(0,u.J)(e)}const g=/^[<>=!~]* ?[0-9]/;function y({operator:r,version:n,text:e}){const t=e.trim();if(n.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!g.test(t))return`only one space is expected after the operator "${r}"`;if(n.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[o]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(t)??[""];return`missi\
ng comma after "${o}"`}const m=[">",">=","=","~>","<=","<","!="];function O(r){const n=[...r].sort((e,t)=>(0,_.Zy)(e.version,t.version)||(0,_.dU)(e.version.build,
t.version.build)||m.indexOf(e.operator)-m.indexOf(t.operator)||t.version.written-e.version.written);return[...new Set(n.map(c))].join(", ")}function c({operator:r,
version:n}){if(r==="=")return(0,_.Cg)(n);const e=r==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${r} ${(0,_.Cg)({...n,numbers:e})}`}}),1094:((x,$,d)=>{
d.d($,{Nd:()=>M,Sx:()=>O,gH:()=>v});var u=d(1731),f=d(1790),_=d(2158);function v(c,r){if(p(c))return!0;const n=y(c),e=Math.max(...n.map(({numbers:o})=>o.length)),
t=n.flatMap(o=>{const i=Array.from({length:e},(a,s)=>o.numbers[s]??0n);return[o,m(i),m([...i,1n])]});return(0,f.iM)(t,c,r)!==null}function M(c){const r=g(c);if(p(
r))return!0;const n=y(r),e="x".repeat(1+Math.max(...n.map(o=>o.build.length))),t=n.flatMap(o=>{const[i=0n,a=0n,s=0n]=o.numbers,l=[i,a,s+1n];return[o,m([i,a,s],e),
m(l,e)]});return(0,f.XA)(t,r)!==null}const P=50,E=100,p=c=>c.length>P||c.some(({text:r})=>r.length>E),g=c=>[...Map.groupBy(c,_.mb).values()].flatMap(([r])=>r??[]),
y=c=>{const r=[m([0n,0n,0n]),...c.map(n=>n.version)];return[...new Map(r.map(n=>[(0,u.Cg)(n),n])).values()]},m=(c,r="")=>({text:"",numbers:c,written:c.length,pre:"",
build:r});function O(c,r){const n=g(c),e=r(n)?c:n;return p(e)?c:e.reduce((t,o)=>{const i=t.filter(a=>a!==o);return r(i)?t:i},e)}})};export{L as id,S as ids,N as modules};
