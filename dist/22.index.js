const j=22,B=[22],W={6022:((A,E,c)=>{c.r(E),c.d(E,{parseNamedAddress:()=>u.N});var u=c(1257)}),1022:((A,E,c)=>{c.d(E,{m:()=>a,s:()=>n});var u=c(3625),m=c(6246),
h=c(1831),v=c(8408),O=c(5011);const g={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},d="hashicorp",_="-",p='Invalid provider source strin\
g: The "source" attribute must be in the format "[hostname/][namespace/]name"',M={prefix:"terraform-",whose:"a Terraform",frequency:"often"},T={terraform:[M],opentofu:[
M,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function a(i,f){const y=i.split("/");if(y.length>3||y.includes(""))return r(p);const[$="",D,R]=y.
reverse(),I=n($);if(!I.ok){const x=`${(0,m.o)($)} in source ${(0,m.o)(i)}`;return r(`Invalid provider type: Invalid provider type ${x}: ${I.why}"`)}const C=R===
void 0,w=C?(0,u.J)((0,O.Vm)(f)):(0,h.Pv)(R);if(D===void 0&&w.ok){const x={hostImplied:C,namespace:d,type:I.value};return{kind:"registry",host:w.value,...x}}const N=e(
D??""),S=`namespace "" in source ${(0,m.o)(i)}`;if(!N.ok)return r(`Invalid provider namespace: Invalid provider ${S}: ${N.why}"`);if(!w.ok){const x="Invalid pro\
vider source hostname";return r(`${x}: ${x} ${S}: ${w.why}"`)}const U={hostImplied:C,host:w.value,namespace:N.value,type:I.value},L=o(U,f);return L===void 0?{kind:t(
U,f),...U}:r(L)}const r=i=>({kind:"invalid",error:i});function n(i){if(/^[a-z0-9]+$/.test(i))return(0,u.J)(i);if(i==="")return(0,u.T)("must have at least one ch\
aracter");if(i.includes("."))return(0,u.T)("dots are not allowed");if(i.includes("--"))return(0,u.T)("cannot use multiple consecutive dashes");const f=(0,v.YE)(
i);return f.ok?(0,u.J)((0,v.DI)(f.value)):(0,u.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const e=i=>i===_?
(0,u.J)(i):n(i);function t({host:i,namespace:f},y){return f===_?"legacy":f==="builtin"&&g[y].includes(i)?"builtin":"registry"}function o(i,f){const y=(0,O.Vm)(f);
if(i.namespace===_&&i.host!==y)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${y}.`;const $=T[f].find(({prefix:D})=>i.
type.startsWith(D));return $===void 0?void 0:s(i,$,f)}function s(i,{prefix:f,whose:y,frequency:$},D){const R=`${f}provider-`,I=i.type.slice(R.length);if(!i.type.
startsWith(R)||!n(I).ok)return`Invalid provider type: Provider source ${(0,m.o)(l(i))} has a type with the prefix ${(0,m.o)(f)}, which isn't allowed because it \
would be redundant to name ${y} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const C=l({...i,type:I},
D);return`Invalid provider type: Provider source ${(0,m.o)(l(i,D))} has a type with the prefix ${(0,m.o)(R)}, which isn't valid. Although that prefix is ${$} us\
ed in the names of version control repositories for ${y.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,m.o)(C)}?`}const l=({host:i,namespace:f,type:y},$)=>$!==void 0&&i===(0,O.Vm)($)?`${f}/${y}`:`${(0,h.nx)(i)}/${f}/${y}`}),1731:((A,E,c)=>{c.d(E,
{Cg:()=>M,Ty:()=>p,Zy:()=>P,dU:()=>T,hZ:()=>h,oF:()=>g,rK:()=>d});var u=c(9562);const m=new RegExp(`^${u.eQ}$`),h=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
v=new RegExp(`^${h}[.+-]?$`),O=2n**63n-1n;function g(r){const[,n,e,t,o]=m.exec(r)??[];return n===void 0?null:_(r,n,t??e,o)}function d(r){const[,n,e,t]=v.exec(r)??
[];return n===void 0?null:_(r,n,e,t)}function _(r,n,e="",t=""){const o=n.split(".").map(l=>l.replace(/^0+(?=.)/,""));if(o.some(l=>l.length>19))return null;const s=o.
map(BigInt);if(s.some(l=>l>O))return null;for(;s.length<3;)s.push(0n);return{text:r,numbers:s,written:o.length,pre:e,build:t}}const p=r=>r.pre!=="",M=({numbers:r,
pre:n,build:e})=>`${r.join(".")}${n===""?"":`-${n}`}${e===""?"":`+${e}`}`;function P(r,n){const e=Math.max(r.numbers.length,n.numbers.length);for(let t=0;t<e;t++){
const[o,s]=[r.numbers[t]??0n,n.numbers[t]??0n];if(o!==s)return o<s?-1:1}return r.pre===n.pre||r.numbers.length!==n.numbers.length?0:r.pre===""||n.pre===""?r.pre===
""?1:-1:T(r.pre,n.pre)}function T(r,n){const[e,t]=[r.split("."),n.split(".")];for(let o=0;;o++){const[s,l]=[o+1>=e.length,o+1>=t.length];if(s!==l)return s?-1:1;
const i=a(e[o]??"",t[o]??"");if(i!==0||s)return i}}function a(r,n){const[e,t]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(n)];return e!==t?e?-1:1:e&&r.length!==n.length?
r.length-n.length:r===n?0:r<n?-1:1}}),1790:((A,E,c)=>{c.d(E,{XA:()=>h,iM:()=>m,jF:()=>O,jQ:()=>g,s5:()=>v});var u=c(1731);function m(n,e,t){const o=_(e,t);return d(
n.filter(s=>(!(0,u.Ty)(s)||(0,u.Cg)(s)===o)&&g(s,e)))}function h(n,e){return d(n.filter(t=>(!(0,u.Ty)(t)||e.some(o=>M(t,o)))&&!p(t)&&e.every(o=>a(t,o))))}const v=n=>d(
n.filter(e=>!(0,u.Ty)(e)));function O(n){const e=n.filter(t=>t.operator==="=");return e.length===1&&e.every(({version:t})=>p({...t,build:""}))}const g=(n,e)=>e.
every(t=>T(n,t)),d=n=>n.reduce((e,t)=>e===null||(0,u.Zy)(t,e)>0?t:e,null);function _(n,e){const[t,o]=n;if(t===void 0||o!==void 0)return null;const s=t.text.trim().
replace(e==="opentofu"?/^=?v?/:/^=?/,""),l=(0,u.rK)(s);return l===null?null:(0,u.Cg)(l)}const p=({numbers:n,pre:e,build:t})=>e===""&&t===""&&n.every(o=>o===0n),
M=(n,e)=>e.operator==="="&&P(n,e.version),P=(n,e)=>n.build===e.build&&(0,u.Zy)(n,e)===0;function T(n,{operator:e,version:t}){const o=(0,u.Zy)(n,t);if(e==="=")return o===
0;if(e==="!=")return o!==0;if(e!=="~>")return r(o,e);const s=t.numbers.slice(0,t.written-1);return o>=0&&!(0,u.Ty)(t)&&t.numbers.length<=n.numbers.length&&s.every(
(l,i)=>l===n.numbers[i])}function a(n,e){const{operator:t,version:o}=e;if(t==="=")return M(n,e);if(t==="!=")return!P(n,o);const s=(0,u.Zy)(n,o);if(t!=="~>")return r(
s,t);const[l=0n,i=0n]=o.numbers,f=o.written===3?[l,i+1n,0n]:[l+1n,0n,0n];return s>=0&&(0,u.Zy)(n,{...o,numbers:f,pre:""})<0}const r=(n,e)=>e===">"?n>0:e===">="?
n>=0:e==="<"?n<0:n<=0}),2158:((A,E,c)=>{c.d(E,{PW:()=>d,_T:()=>_,kv:()=>T,mb:()=>a});var u=c(3625),m=c(9562),h=c(1731);const v="[\\t\\n\\f\\r ]*",O=new RegExp(`\
^${v}(<=|>=|!=|~>|<|>|=|)${v}(${m.eQ})${v}$`),g="This string does not use correct version constraint syntax";function d(r){const n=[];for(const e of r.split(",")){
const[,t,o=""]=O.exec(e)??[],s=(0,h.oF)(o);if(s===null)return(0,u.T)(g);n.push({operator:t||"=",version:s,text:e})}return(0,u.J)(n)}function _(r){const n=d(r);if(!n.
ok)return n;const e=[];for(const t of n.value){const o=(0,h.rK)(t.version.text);if(o===null||!p.test(t.text.trim()))return(0,u.T)(`Incorrect version constraint \
syntax: ${M(t)}`);e.push({...t,version:o})}return(0,u.J)(e)}const p=/^[<>=!~]* ?[0-9]/;function M({operator:r,version:n,text:e}){const t=e.trim();if(n.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!p.test(t))return`only one space is expected after the operator "${r}"`;if(n.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[o]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(t)??[""];return`missi\
ng comma after "${o}"`}const P=[">",">=","=","~>","<=","<","!="];function T(r){const n=[...r].sort((e,t)=>(0,h.Zy)(e.version,t.version)||(0,h.dU)(e.version.build,
t.version.build)||P.indexOf(e.operator)-P.indexOf(t.operator)||t.version.written-e.version.written);return[...new Set(n.map(a))].join(", ")}function a({operator:r,
version:n}){if(r==="=")return(0,h.Cg)(n);const e=r==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${r} ${(0,h.Cg)({...n,numbers:e})}`}}),1094:((A,E,c)=>{
c.d(E,{Nd:()=>O,Sx:()=>T,gH:()=>v});var u=c(1731),m=c(1790),h=c(2158);function v(a,r){if(_(a))return!0;const n=M(a),e=Math.max(...n.map(({numbers:o})=>o.length)),
t=n.flatMap(o=>{const s=Array.from({length:e},(l,i)=>o.numbers[i]??0n);return[o,P(s),P([...s,1n])]});return(0,m.iM)(t,a,r)!==null}function O(a){const r=p(a);if(_(
r))return!0;const n=M(r),e="x".repeat(1+Math.max(...n.map(o=>o.build.length))),t=n.flatMap(o=>{const[s=0n,l=0n,i=0n]=o.numbers,f=[s,l,i+1n];return[o,P([s,l,i],e),
P(f,e)]});return(0,m.XA)(t,r)!==null}const g=50,d=100,_=a=>a.length>g||a.some(({text:r})=>r.length>d),p=a=>[...Map.groupBy(a,h.mb).values()].flatMap(([r])=>r??[]),
M=a=>{const r=[P([0n,0n,0n]),...a.map(n=>n.version)];return[...new Map(r.map(n=>[(0,u.Cg)(n),n])).values()]},P=(a,r="")=>({text:"",numbers:a,written:a.length,pre:"",
build:r});function T(a,r){const n=p(a),e=r(n)?a:n;return _(e)?a:e.reduce((t,o)=>{const s=t.filter(l=>l!==o);return r(s)?t:s},e)}}),1257:((A,E,c)=>{c.d(E,{N:()=>p,
n:()=>a});var u=c(3625),m=c(1831),h=c(5011),v=c(1022),O=c(9562),g=c(2158),d=c(1094),_=c(5257);function p(r,n){const e=r.text.indexOf("@"),t=e<0?r.text:r.text.slice(
0,e),o=e<0?null:r.text.slice(e+1),s=o===null?null:{text:o,place:_.cd},l=`${(0,m.nx)(r.host)}/${t}`;return r.service===O.e$?M(l,s,n):P(l,s,n)}function M(r,n,e){const t=(0,h.
rE)(r,e),o=t.ok?T(n,g.PW,s=>(0,d.gH)(s,e)):t.why;return!t.ok||o!==null?(0,u.T)(`${o}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=a\
cme/network/aws@~>1.2`):(0,u.J)({address:r,source:r,place:_.cd,module:t.value,constraint:n,isOpen:!1})}function P(r,n,e){const t=(0,v.m)(r,e),o=r.split("/").length===
3&&t.kind==="registry",s=o?T(n,g._T,d.Nd):t.kind==="invalid"?t.error:"not a provider of a registry";return!o||s!==null?(0,u.T)(`${s}; expected providers.v1=NAME\
SPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,u.J)({provider:t,places:[_.cd],constraints:n===null?[]:[n],locked:null})}function T(r,n,e){if(r===
null)return null;const t=n(r.text);return t.ok?e(t.value)?null:`no version can match ${r.text}`:t.why}function a(r,n){const e=r.flatMap(({addresses:t})=>t);return e.
length===0?[]:n.map(t=>{const o=e.flatMap(s=>{const l=p(s,t);return l.ok?[l.value]:[]});return{directory:_.cd.file,client:t,directories:[],calls:o.filter(s=>"mo\
dule"in s),providers:o.filter(s=>"provider"in s),lockFile:null,clientVersions:[]}})}}),5257:((A,E,c)=>{c.d(E,{JT:()=>O,KS:()=>g,MP:()=>v,W$:()=>h,cd:()=>m});const u="\
hostnames input",m={file:u,line:1,column:1,endColumn:1},h=d=>d.file===u?u:d,v=({host:d,namespace:_,name:p,system:M})=>`${d}/${_}/${p}/${M}`,O=({host:d,namespace:_,
type:p})=>`${d}/${_}/${p}`;function g({version:d},_){if(d===null)return null;const p=d.text??d.values?.[_]??null;return p===null?null:{text:p,place:d.place}}})};export{j as id,B as ids,W as modules};
