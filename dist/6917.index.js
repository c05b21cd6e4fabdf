const L=6917,j=[6917],B={1022:((D,P,d)=>{d.d(P,{m:()=>a,s:()=>n});var u=d(3625),p=d(6246),h=d(1831),E=d(8408),M=d(5011);const $={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},g="hashicorp",c="-",_='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',m={prefix:"terraform-",whose:"a Terraform",frequency:"often"},O={terraform:[m],opentofu:[m,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function a(s,f){
const y=s.split("/");if(y.length>3||y.includes(""))return r(_);const[T="",I,A]=y.reverse(),R=n(T);if(!R.ok){const w=`${(0,p.o)(T)} in source ${(0,p.o)(s)}`;return r(
`Invalid provider type: Invalid provider type ${w}: ${R.why}"`)}const b=A===void 0,x=b?(0,u.J)((0,M.Vm)(f)):(0,h.Pv)(A);if(I===void 0&&x.ok){const w={hostImplied:b,
namespace:g,type:R.value};return{kind:"registry",host:x.value,...w}}const C=e(I??""),U=`namespace "" in source ${(0,p.o)(s)}`;if(!C.ok)return r(`Invalid provide\
r namespace: Invalid provider ${U}: ${C.why}"`);if(!x.ok){const w="Invalid provider source hostname";return r(`${w}: ${w} ${U}: ${x.why}"`)}const S={hostImplied:b,
host:x.value,namespace:C.value,type:R.value},N=o(S,f);return N===void 0?{kind:t(S,f),...S}:r(N)}const r=s=>({kind:"invalid",error:s});function n(s){if(/^[a-z0-9]+$/.
test(s))return(0,u.J)(s);if(s==="")return(0,u.T)("must have at least one character");if(s.includes("."))return(0,u.T)("dots are not allowed");if(s.includes("--"))
return(0,u.T)("cannot use multiple consecutive dashes");const f=(0,E.YE)(s);return f.ok?(0,u.J)((0,E.DI)(f.value)):(0,u.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const e=s=>s===c?(0,u.J)(s):n(s);function t({host:s,namespace:f},y){return f===c?"legacy":f==="builtin"&&
$[y].includes(s)?"builtin":"registry"}function o(s,f){const y=(0,M.Vm)(f);if(s.namespace===c&&s.host!==y)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${y}.`;const T=O[f].find(({prefix:I})=>s.type.startsWith(I));return T===void 0?void 0:i(s,T,f)}function i(s,{prefix:f,
whose:y,frequency:T},I){const A=`${f}provider-`,R=s.type.slice(A.length);if(!s.type.startsWith(A)||!n(R).ok)return`Invalid provider type: Provider source ${(0,p.
o)(l(s))} has a type with the prefix ${(0,p.o)(f)}, which isn't allowed because it would be redundant to name ${y} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const b=l({...s,type:R},I);return`Invalid provider type: Provider source ${(0,p.o)(l(s,I))} has a ty\
pe with the prefix ${(0,p.o)(A)}, which isn't valid. Although that prefix is ${T} used in the names of version control repositories for ${y.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,p.o)(b)}?`}const l=({host:s,namespace:f,type:y},T)=>T!==void 0&&s===(0,M.Vm)(T)?`${f}/${y}`:`${(0,h.nx)(s)}/${f}/${y}`}),1731:((D,P,d)=>{d.d(P,
{Cg:()=>m,Ty:()=>_,Zy:()=>v,dU:()=>O,hZ:()=>h,oF:()=>$,rK:()=>g});var u=d(9562);const p=new RegExp(`^${u.eQ}$`),h=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
E=new RegExp(`^${h}[.+-]?$`),M=2n**63n-1n;function $(r){const[,n,e,t,o]=p.exec(r)??[];return n===void 0?null:c(r,n,t??e,o)}function g(r){const[,n,e,t]=E.exec(r)??
[];return n===void 0?null:c(r,n,e,t)}function c(r,n,e="",t=""){const o=n.split(".").map(l=>l.replace(/^0+(?=.)/,""));if(o.some(l=>l.length>19))return null;const i=o.
map(BigInt);if(i.some(l=>l>M))return null;for(;i.length<3;)i.push(0n);return{text:r,numbers:i,written:o.length,pre:e,build:t}}const _=r=>r.pre!=="",m=({numbers:r,
pre:n,build:e})=>`${r.join(".")}${n===""?"":`-${n}`}${e===""?"":`+${e}`}`;function v(r,n,e=O){const t=Math.max(r.numbers.length,n.numbers.length);for(let o=0;o<
t;o++){const[i,l]=[r.numbers[o]??0n,n.numbers[o]??0n];if(i!==l)return i<l?-1:1}return r.pre===n.pre||r.numbers.length!==n.numbers.length?0:r.pre===""||n.pre===""?
r.pre===""?1:-1:e(r.pre,n.pre)}function O(r,n){const[e,t]=[r.split("."),n.split(".")];for(let o=0;;o++){const[i,l]=[o+1>=e.length,o+1>=t.length];if(i!==l)return i?
-1:1;const s=a(e[o]??"",t[o]??"");if(s!==0||i)return s}}function a(r,n){const[e,t]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(n)];return e!==t?e?-1:1:e&&r.length!==n.length?
r.length-n.length:r===n?0:r<n?-1:1}}),1790:((D,P,d)=>{d.d(P,{XA:()=>h,iM:()=>p,jF:()=>M,jQ:()=>$,s5:()=>E});var u=d(1731);function p(n,e,t){const o=c(e,t);return g(
n.filter(i=>(!(0,u.Ty)(i)||(0,u.Cg)(i)===o)&&$(i,e)))}function h(n,e){return g(n.filter(t=>(!(0,u.Ty)(t)||e.some(o=>m(t,o)))&&!_(t)&&e.every(o=>a(t,o))))}const E=n=>g(
n.filter(e=>!(0,u.Ty)(e)));function M(n){const e=n.filter(t=>t.operator==="=");return e.length===1&&e.every(({version:t})=>_({...t,build:""}))}const $=(n,e)=>e.
every(t=>O(n,t)),g=n=>n.reduce((e,t)=>e===null||(0,u.Zy)(t,e)>0?t:e,null);function c(n,e){const[t,o]=n;if(t===void 0||o!==void 0)return null;const i=t.text.trim().
replace(e==="opentofu"?/^=?v?/:/^=?/,""),l=(0,u.rK)(i);return l===null?null:(0,u.Cg)(l)}const _=({numbers:n,pre:e,build:t})=>e===""&&t===""&&n.every(o=>o===0n),
m=(n,e)=>e.operator==="="&&v(n,e.version),v=(n,e)=>n.build===e.build&&(0,u.Zy)(n,e)===0;function O(n,{operator:e,version:t}){const o=(0,u.Zy)(n,t);if(e==="=")return o===
0;if(e==="!=")return o!==0;if(e!=="~>")return r(o,e);const i=t.numbers.slice(0,t.written-1);return o>=0&&!(0,u.Ty)(t)&&t.numbers.length<=n.numbers.length&&i.every(
(l,s)=>l===n.numbers[s])}function a(n,e){const{operator:t,version:o}=e;if(t==="=")return m(n,e);if(t==="!=")return!v(n,o);const i=(0,u.Zy)(n,o);if(t!=="~>")return r(
i,t);const[l=0n,s=0n]=o.numbers,f=o.written===3?[l,s+1n,0n]:[l+1n,0n,0n];return i>=0&&(0,u.Zy)(n,{...o,numbers:f,pre:""})<0}const r=(n,e)=>e===">"?n>0:e===">="?
n>=0:e==="<"?n<0:n<=0}),2158:((D,P,d)=>{d.d(P,{PW:()=>g,_T:()=>c,kv:()=>O,mb:()=>a});var u=d(3625),p=d(9562),h=d(1731);const E="[\\t\\n\\f\\r ]*",M=new RegExp(`\
^${E}(<=|>=|!=|~>|<|>|=|)${E}(${p.eQ})${E}$`),$="This string does not use correct version constraint syntax";function g(r){const n=[];for(const e of r.split(",")){
const[,t,o=""]=M.exec(e)??[],i=(0,h.oF)(o);if(i===null)return(0,u.T)($);n.push({operator:t||"=",version:i,text:e})}return(0,u.J)(n)}function c(r){const n=g(r);if(!n.
ok)return n;const e=[];for(const t of n.value){const o=(0,h.rK)(t.version.text);if(o===null||!_.test(t.text.trim()))return(0,u.T)(`Incorrect version constraint \
syntax: ${m(t)}`);e.push({...t,version:o})}return(0,u.J)(e)}const _=/^[<>=!~]* ?[0-9]/;function m({operator:r,version:n,text:e}){const t=e.trim();if(n.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!_.test(t))return`only one space is expected after the operator "${r}"`;if(n.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[o]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(t)??[""];return`missi\
ng comma after "${o}"`}const v=[">",">=","=","~>","<=","<","!="];function O(r){const n=[...r].sort((e,t)=>(0,h.Zy)(e.version,t.version)||(0,h.dU)(e.version.build,
t.version.build)||v.indexOf(e.operator)-v.indexOf(t.operator)||t.version.written-e.version.written);return[...new Set(n.map(a))].join(", ")}function a({operator:r,
version:n}){if(r==="=")return(0,h.Cg)(n);const e=r==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${r} ${(0,h.Cg)({...n,numbers:e})}`}}),1094:((D,P,d)=>{
d.d(P,{Nd:()=>M,Sx:()=>O,gH:()=>E});var u=d(1731),p=d(1790),h=d(2158);function E(a,r){if(c(a))return!0;const n=m(a),e=Math.max(...n.map(({numbers:o})=>o.length)),
t=n.flatMap(o=>{const i=Array.from({length:e},(l,s)=>o.numbers[s]??0n);return[o,v(i),v([...i,1n])]});return(0,p.iM)(t,a,r)!==null}function M(a){const r=_(a);if(c(
r))return!0;const n=m(r),e="x".repeat(1+Math.max(...n.map(o=>o.build.length))),t=n.flatMap(o=>{const[i=0n,l=0n,s=0n]=o.numbers,f=[i,l,s+1n];return[o,v([i,l,s],e),
v(f,e)]});return(0,p.XA)(t,r)!==null}const $=50,g=100,c=a=>a.length>$||a.some(({text:r})=>r.length>g),_=a=>[...Map.groupBy(a,h.mb).values()].flatMap(([r])=>r??[]),
m=a=>{const r=[v([0n,0n,0n]),...a.map(n=>n.version)];return[...new Map(r.map(n=>[(0,u.Cg)(n),n])).values()]},v=(a,r="")=>({text:"",numbers:a,written:a.length,pre:"",
build:r});function O(a,r){const n=_(a),e=r(n)?a:n;return c(e)?a:e.reduce((t,o)=>{const i=t.filter(l=>l!==o);return r(i)?t:i},e)}}),5257:((D,P,d)=>{d.d(P,{JT:()=>M,
KS:()=>$,MO:()=>g,MP:()=>E,W$:()=>h,cd:()=>p});const u="hostnames input",p={file:u,line:1,column:1,endColumn:1},h=c=>c.file===u?u:c,E=({host:c,namespace:_,name:m,
system:v})=>`${c}/${_}/${m}/${v}`,M=({host:c,namespace:_,type:m})=>`${c}/${_}/${m}`;function $({version:c},_){if(c===null)return null;const m=c.text??c.values?.[_]??
null;return m===null?null:{text:m,place:c.place}}const g=(c,_)=>`${c} ${_}`})};export{L as id,j as ids,B as modules};
