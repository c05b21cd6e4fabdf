const j=22,L=[22],B={6022:((D,P,a)=>{a.r(P),a.d(P,{parseNamedAddress:()=>u.N});var u=a(1257)}),1022:((D,P,a)=>{a.d(P,{m:()=>d,s:()=>n});var u=a(3625),p=a(6246),
m=a(1831),h=a(8408),O=a(5011);const y={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},M="hashicorp",E="-",g='Invalid provider source strin\
g: The "source" attribute must be in the format "[hostname/][namespace/]name"',l={prefix:"terraform-",whose:"a Terraform",frequency:"often"},v={terraform:[l],opentofu:[
l,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function d(s,c){const f=s.split("/");if(f.length>3||f.includes(""))return o(g);const[A="",T,$]=f.
reverse(),I=n(A);if(!I.ok){const R=`${(0,p.o)(A)} in source ${(0,p.o)(s)}`;return o(`Invalid provider type: Invalid provider type ${R}: ${I.why}"`)}const C=$===
void 0,x=C?(0,u.J)((0,O.Vm)(c)):(0,m.Pv)($);if(T===void 0&&x.ok){const R={hostImplied:C,namespace:M,type:I.value};return{kind:"registry",host:x.value,...R}}const w=T===
E?(0,u.J)(T):n(T??""),N=`namespace "" in source ${(0,p.o)(s)}`;if(!w.ok)return o(`Invalid provider namespace: Invalid provider ${N}: ${w.why}"`);if(!x.ok){const R="\
Invalid provider source hostname";return o(`${R}: ${R} ${N}: ${x.why}"`)}const U={hostImplied:C,host:x.value,namespace:w.value,type:I.value},S=t(U,c);return S===
void 0?{kind:e(U,c),...U}:o(S)}const o=s=>({kind:"invalid",error:s});function n(s){if(/^[a-z0-9]+$/.test(s))return(0,u.J)(s);if(s==="")return(0,u.T)("must have \
at least one character");if(s.includes("."))return(0,u.T)("dots are not allowed");if(s.includes("--"))return(0,u.T)("cannot use multiple consecutive dashes");const c=(0,h.
YE)(s);return c.ok?(0,u.J)((0,h.DI)(c.value)):(0,u.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}function e({host:s,
namespace:c},f){return c===E?"legacy":c==="builtin"&&y[f].includes(s)?"builtin":"registry"}function t(s,c){const f=(0,O.Vm)(c);if(s.namespace===E&&s.host!==f)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${f}.`;const A=v[c].find(({prefix:T})=>s.type.startsWith(T));return A===
void 0?void 0:r(s,A,c)}function r(s,{prefix:c,whose:f,frequency:A},T){const $=`${c}provider-`,I=s.type.slice($.length);if(!s.type.startsWith($)||!n(I).ok)return`\
Invalid provider type: Provider source ${(0,p.o)(i(s))} has a type with the prefix ${(0,p.o)(c)}, which isn't allowed because it would be redundant to name ${f}\
 provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const C=i({...s,type:I},T);return`Invalid provider typ\
e: Provider source ${(0,p.o)(i(s,T))} has a type with the prefix ${(0,p.o)($)}, which isn't valid. Although that prefix is ${A} used in the names of version con\
trol repositories for ${f.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,p.o)(C)}?`}const i=({host:s,namespace:c,type:f},A)=>A!==void 0&&s===(0,O.Vm)(A)?`${c}/${f}`:`${(0,m.nx)(s)}/${c}/${f}`}),1731:((D,P,a)=>{a.d(P,
{Cg:()=>l,Ty:()=>g,Zy:()=>_,dU:()=>v,hZ:()=>m,oF:()=>y,rK:()=>M});var u=a(9562);const p=new RegExp(`^${u.eQ}$`),m=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
h=new RegExp(`^${m}[.+-]?$`),O=2n**63n-1n;function y(o){const[,n,e,t,r]=p.exec(o)??[];return n===void 0?null:E(o,n,t??e,r)}function M(o){const[,n,e,t]=h.exec(o)??
[];return n===void 0?null:E(o,n,e,t)}function E(o,n,e="",t=""){const r=n.split(".").map(s=>s.replace(/^0+(?=.)/,""));if(r.some(s=>s.length>19))return null;const i=r.
map(BigInt);if(i.some(s=>s>O))return null;for(;i.length<3;)i.push(0n);return{text:o,numbers:i,written:r.length,pre:e,build:t}}const g=o=>o.pre!=="",l=({numbers:o,
pre:n,build:e})=>`${o.join(".")}${n===""?"":`-${n}`}${e===""?"":`+${e}`}`;function _(o,n){const e=Math.max(o.numbers.length,n.numbers.length);for(let t=0;t<e;t++){
const[r,i]=[o.numbers[t]??0n,n.numbers[t]??0n];if(r!==i)return r<i?-1:1}return o.pre===n.pre||o.numbers.length!==n.numbers.length?0:o.pre===""||n.pre===""?o.pre===
""?1:-1:v(o.pre,n.pre)}function v(o,n){const[e,t]=[o.split("."),n.split(".")];for(let r=0;;r++){const[i,s]=[r+1>=e.length,r+1>=t.length];if(i!==s)return i?-1:1;
const c=d(e[r]??"",t[r]??"");if(c!==0||i)return c}}function d(o,n){const[e,t]=[/^[0-9]*$/.test(o),/^[0-9]*$/.test(n)];return e!==t?e?-1:1:e&&o.length!==n.length?
o.length-n.length:o===n?0:o<n?-1:1}}),1790:((D,P,a)=>{a.d(P,{XA:()=>m,iM:()=>p,jF:()=>O,jQ:()=>y,s5:()=>h});var u=a(1731);function p(n,e,t){const r=E(e,t);return M(
n.filter(i=>(!(0,u.Ty)(i)||(0,u.Cg)(i)===r)&&y(i,e)))}function m(n,e){return M(n.filter(t=>(!(0,u.Ty)(t)||e.some(r=>l(t,r)))&&!g(t)&&e.every(r=>d(t,r))))}const h=n=>M(
n.filter(e=>!(0,u.Ty)(e)));function O(n){const e=n.filter(t=>t.operator==="=");return e.length===1&&e.every(({version:t})=>g({...t,build:""}))}const y=(n,e)=>e.
every(t=>v(n,t)),M=n=>n.reduce((e,t)=>e===null||(0,u.Zy)(t,e)>0?t:e,null);function E(n,e){const[t,r]=n;if(t===void 0||r!==void 0)return null;const i=t.text.trim().
replace(e==="opentofu"?/^=?v?/:/^=?/,""),s=(0,u.rK)(i);return s===null?null:(0,u.Cg)(s)}const g=({numbers:n,pre:e,build:t})=>e===""&&t===""&&n.every(r=>r===0n),
l=(n,e)=>e.operator==="="&&_(n,e.version),_=(n,e)=>n.build===e.build&&(0,u.Zy)(n,e)===0;function v(n,{operator:e,version:t}){const r=(0,u.Zy)(n,t);if(e==="=")return r===
0;if(e==="!=")return r!==0;if(e!=="~>")return o(r,e);const i=t.numbers.slice(0,t.written-1);return r>=0&&!(0,u.Ty)(t)&&t.numbers.length<=n.numbers.length&&i.every(
(s,c)=>s===n.numbers[c])}function d(n,e){const{operator:t,version:r}=e;if(t==="=")return l(n,e);if(t==="!=")return!_(n,r);const i=(0,u.Zy)(n,r);if(t!=="~>")return o(
i,t);const[s=0n,c=0n]=r.numbers,f=r.written===3?[s,c+1n,0n]:[s+1n,0n,0n];return i>=0&&(0,u.Zy)(n,{...r,numbers:f,pre:""})<0}const o=(n,e)=>e===">"?n>0:e===">="?
n>=0:e==="<"?n<0:n<=0}),2158:((D,P,a)=>{a.d(P,{PW:()=>M,_T:()=>E,kv:()=>v,mb:()=>d});var u=a(3625),p=a(9562),m=a(1731);const h="[\\t\\n\\f\\r ]*",O=new RegExp(`\
^${h}(<=|>=|!=|~>|<|>|=|)${h}(${p.eQ})${h}$`),y="This string does not use correct version constraint syntax";function M(o){const n=[];for(const e of o.split(",")){
const[,t,r=""]=O.exec(e)??[],i=(0,m.oF)(r);if(i===null)return(0,u.T)(y);n.push({operator:t||"=",version:i,text:e})}return(0,u.J)(n)}function E(o){const n=M(o);if(!n.
ok)return n;const e=[];for(const t of n.value){const r=(0,m.rK)(t.version.text);if(r===null||!g.test(t.text.trim()))return(0,u.T)(`Incorrect version constraint \
syntax: ${l(t)}`);e.push({...t,version:r})}return(0,u.J)(e)}const g=/^[<>=!~]* ?[0-9]/;function l({operator:o,version:n,text:e}){const t=e.trim();if(n.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!g.test(t))return`only one space is expected after the operator "${o}"`;if(n.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[r]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(t)??[""];return`missi\
ng comma after "${r}"`}const _=[">",">=","=","~>","<=","<","!="];function v(o){const n=[...o].sort((e,t)=>(0,m.Zy)(e.version,t.version)||(0,m.dU)(e.version.build,
t.version.build)||_.indexOf(e.operator)-_.indexOf(t.operator)||t.version.written-e.version.written);return[...new Set(n.map(d))].join(", ")}function d({operator:o,
version:n}){if(o==="=")return(0,m.Cg)(n);const e=o==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${o} ${(0,m.Cg)({...n,numbers:e})}`}}),1094:((D,P,a)=>{
a.d(P,{Nd:()=>O,Sx:()=>v,gH:()=>h});var u=a(1731),p=a(1790),m=a(2158);function h(d,o){if(E(d))return!0;const n=l(d),e=Math.max(...n.map(({numbers:r})=>r.length)),
t=n.flatMap(r=>{const i=Array.from({length:e},(s,c)=>r.numbers[c]??0n);return[r,_(i),_([...i,1n])]});return(0,p.iM)(t,d,o)!==null}function O(d){const o=g(d);if(E(
o))return!0;const n=l(o),e="x".repeat(1+Math.max(...n.map(r=>r.build.length))),t=n.flatMap(r=>{const[i=0n,s=0n,c=0n]=r.numbers,f=[i,s,c+1n];return[r,_([i,s,c],e),
_(f,e)]});return(0,p.XA)(t,o)!==null}const y=50,M=100,E=d=>d.length>y||d.some(({text:o})=>o.length>M),g=d=>[...Map.groupBy(d,m.mb).values()].flatMap(([o])=>o??[]),
l=d=>{const o=[_([0n,0n,0n]),...d.map(n=>n.version)];return[...new Map(o.map(n=>[(0,u.Cg)(n),n])).values()]},_=(d,o="")=>({text:"",numbers:d,written:d.length,pre:"",
build:o});function v(d,o){const n=g(d),e=o(n)?d:n;return E(e)?d:e.reduce((t,r)=>{const i=t.filter(s=>s!==r);return o(i)?t:i},e)}}),1257:((D,P,a)=>{a.d(P,{N:()=>l,
n:()=>o});var u=a(3625),p=a(1831),m=a(5011),h=a(1022),O=a(9562),y=a(2158),M=a(1094),E=a(5257);const g={"modules.v1":"modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS]\
, such as modules.v1=acme/network/aws@~>1.2","providers.v1":"providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function l({host:n,service:e,
text:t},r){const[i="",...s]=t.split("@"),c=s.length===0?null:{text:s.join("@"),place:E.cd},f=`${(0,p.nx)(n)}/${i}`,T=(e===O.e$?_:v)(f,c,r);return T.ok?T:(0,u.T)(
`${T.why}; expected ${g[e]}`)}function _(n,e,t){const r=(0,m.rE)(n,t);if(!r.ok)return r;const i=(0,y.PW)(e?.text??""),s=i.ok&&(0,M.gH)(i.value,t),c=d(e,i,s);if(c!==
null)return(0,u.T)(c);const f=E.cd;return(0,u.J)({address:n,source:n,place:f,module:r.value,constraint:e,isOpen:!1})}function v(n,e,t){const r=(0,h.m)(n,t);if(n.
split("/").length!==3||r.kind!=="registry")return(0,u.T)(r.kind==="invalid"?r.error:"not a provider of a registry");const i=(0,y._T)(e?.text??""),s=d(e,i,i.ok&&
(0,M.Nd)(i.value));if(s!==null)return(0,u.T)(s);const c=e===null?[]:[e];return(0,u.J)({provider:r,places:[E.cd],constraints:c,locked:null})}function d(n,e,t){return n===
null||t?null:e.ok?`no version can match ${n.text}`:e.why}function o(n,e){const t=n.flatMap(({addresses:r})=>r);return t.length===0?[]:e.map(r=>{const i=t.flatMap(
s=>{const c=l(s,r);return c.ok?[c.value]:[]});return{directory:E.cd.file,client:r,directories:[],calls:i.filter(s=>"module"in s),providers:i.filter(s=>"provider"in
s),lockFile:null,clientVersions:[]}})}}),5257:((D,P,a)=>{a.d(P,{IY:()=>y,Im:()=>M,JT:()=>O,KS:()=>g,MP:()=>h,W$:()=>m,cd:()=>p,ek:()=>E});const u="hostnames inp\
ut",p={file:u,line:1,column:1,endColumn:1},m=l=>l.file===u?u:l,h=({host:l,namespace:_,name:v,system:d})=>[l,_,v,d].join("/"),O=({host:l,namespace:_,type:v})=>[l,
_,v].join("/"),y=l=>"type"in l?O(l):h(l);function M(l){return"constraints"in l?l.constraints:l.constraint===null?[]:[l.constraint]}const E=l=>("places"in l?l.places:
[l.place]).map(m);function g({version:l},_){if(l===null)return null;const v=l.text??l.values?.[_]??null;return v===null?null:{text:v,place:l.place}}})};export{j as id,L as ids,B as modules};
