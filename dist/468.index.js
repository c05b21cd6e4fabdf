const L=468,S=[468],j={1541:((k,E,d)=>{d.d(E,{A7:()=>y,AV:()=>T,LH:()=>$,T:()=>p,Tb:()=>I,aZ:()=>t,c3:()=>r,ql:()=>R,sD:()=>A,sc:()=>m,zC:()=>D});class t extends Error{argument;want;constructor(o,l){
super(`${o.path.join(".")} must be ${l}`),this.argument=o,this.want=l}}function $(e){try{return e(),null}catch(o){if(o instanceof t)return o;throw o}}const O=e=>e.
name!==void 0;function w(e,o){if(e.kind==="object")return e.items.filter(O);throw new t(o,"a block")}function T({value:e,hasLabels:o}){if(e.kind!=="object")return[];
const l=e.items.filter(O);return o?l.flatMap(T):[l]}function R(e,o,l,a={}){for(const f of Object.keys(l)){const g=e.filter(n=>n.name.toLowerCase()===f),[C]=g;if(C===
void 0)continue;const s={path:[...o.path,f],span:C};for(const n of v(g))a[f]=l[f](n,s,a[f])}return a}function v(e){const o=e.flatMap(({hasLabels:a,value:f})=>a&&
f.kind==="object"?f.items:[]),l=e.filter(({hasLabels:a})=>!a).map(({value:a})=>a);return o.length===0?l:[{kind:"object",start:0,end:0,items:o},...l]}const I=(e,o)=>(l,a,f)=>R(
w(l,a),a,e,o?f:{}),y=e=>(o,l,a=new Map)=>{const f=new Map;for(const{name:g,start:C,end:s,value:n,hasLabels:i=!1}of w(o,l)){const c={path:[...l.path,g],span:{start:C,
end:s}};if((f.get(g)??i)!==i)throw new t(c,"a block with one label");f.set(g,i),a.set(g,{start:C,end:s,value:e(n,c,a.get(g)?.value)})}return a},r=e=>(o,l,a=[])=>{
if(o.kind!=="tuple")throw new t(l,"a list");const f=o.elements.map(g=>e(g,l));for(const g of f)a.push(g);return a},m=(e,o)=>{if(e.kind==="string"||e.kind==="tem\
plate")return e.verbatim??"";if(e.kind==="primitive"&&e.value===null)return"";if(M(e))return String(e.value);throw new t(o,"a string")},A=(e,o)=>{if(M(e))return e.
value;if(e.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(e.value))return Number(e.value);throw new t(o,"a whole number")},M=e=>e.kind==="primitive"&&Number.isSafeInteger(
e.value)&&String(e.value).length===e.end-e.start,D=(e,o)=>{if(e.kind==="primitive"&&typeof e.value=="boolean")return e.value;throw new t(o,"true or false")},u=2**
63-1,p=(e,o,l)=>{const a=_(e,o);if(l!==void 0&&(typeof l=="object"||typeof l!=typeof a))throw new t(o,"set only once");return a};function _(e,o){if(e.kind==="tu\
ple")return e.elements.map(l=>_(l,o));if(e.kind==="object"){const l=y(p)(e,o);return Object.fromEntries(Array.from(l,([a,f])=>[a,f.value]))}if(e.kind!=="primiti\
ve"||e.value===null)return m(e,o);if(Math.abs(Number(e.value))>u)throw new t(o,"a whole number");return e.value}}),4265:((k,E,d)=>{d.d(E,{Hl:()=>r,Ln:()=>R,f5:()=>M,
zT:()=>y});var t=d(1541);const $=u=>({plugin_cache_dir:t.sc,plugin_cache_may_break_dependency_lock_file:t.zC,host:t.A7(t.Tb({services:t.A7(t.T)},u)),credentials:t.
A7(t.A7(t.T)),credentials_helper:t.A7(t.Tb({args:t.c3(t.sc)},u))}),O={providers:t.A7(t.sc),provisioners:t.A7(t.sc),disable_checkpoint:t.zC,disable_checkpoint_signature:t.
zC,...$(!1)},w=$(!0),T={path:[],span:{start:0,end:0}};function R(u,p){const _=p==="terraform",e={},o=t.LH(()=>{_?t.ql(u,T,O,e):t.ql(u,T,w,e)});return{values:_&&
o!==null?{}:e,mistake:o}}const v="registry_protocols",I={retry_count:t.sD,request_timeout_seconds:t.sD};function y(u){const[p=[]]=u.flatMap(o=>o.name===v?t.AV(o):
[]),_={},e=t.LH(()=>t.ql(p,{...T,path:[v]},I,_));return e===null?{protocols:_,mistakes:[]}:{protocols:{},mistakes:[{span:e.argument.span,why:e.message}]}}function r({
request_timeout_seconds:u},p){const _=D(p.TF_REGISTRY_CLIENT_TIMEOUT);return _!==null?_*1e3:u===void 0?null:u>0?u*1e3:Number.POSITIVE_INFINITY}const m=1e4,A=1;function M(u,p,_){
const e=D(_.TF_REGISTRY_DISCOVERY_RETRY)??p.retry_count??A;return{client:u,attemptMs:r(p,_)??m,retries:Math.max(e,0)}}function D(u){const p=/^\+?\d+$/.test(u??"")?
Number(u):0;return p>0?p:null}}),1264:((k,E,d)=>{d.r(E),d.d(E,{withoutInstalled:()=>t.pN});var t=d(4155)}),4929:((k,E,d)=>{d.d(E,{Dz:()=>v,P4:()=>T,Yv:()=>I,kV:()=>y});
var t=d(4091),$=d(1831),O=d(4e3),w=d(5799);const T=({clients:r,mistake:m})=>(0,w.CC)("credentials-config",{...R(m),affects:r});function R(r){switch(r.kind){case"\
missing":return{message:`${r.setting} names ${(0,t.ol)(r.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuratio\
n"};case"unreadable":return{message:`${r.file} ${(0,O.mP)(r.failure)}`,help:r.failure.kind==="size"?"shorten the file; the client reads all of it, this check no\
thing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${r.file} has a syntax error: ${r.why}`,
help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${r.file}: ${r.path.join(".")} must be ${r.want}`,help:"\
correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${r.file}: ${r.why}`,help:"corre\
ct the block; the client ignores it"};case"label":return{message:`the label of the block ${r.type} ${(0,t.ol)(r.label)} is not a hostname: ${r.why}`,help:r.advice??
"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove a\
ll but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all\
 but one; the client uses the first"};case"no token":return{message:r.hasValue?`the token in the credentials block for host ${(0,$.nx)(r.host)} at ${r.file} is \
not a string`:`the credentials block for host ${(0,$.nx)(r.host)} at ${r.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no toke\
n and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,t.ol)(r.name)}: there is no terraform-credentials-${r.name} in ${r.
directories.join(", ")}`,help:r.name===r.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the\
 name in lower case; the client finds no other name"}}}const v=({name:r,why:m})=>(0,w.CC)("credentials-helper",{message:`credentials helper ${r}: ${m}`,help:'ru\
n the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),I=({
host:r,at:m})=>(0,w.CC)("services-forced",{message:`the host block at ${m} defines the services of ${r}; the host's own discovery document is not used`,help:`re\
move the host block at ${m} to use the discovery document of ${r}`}),y=r=>(0,w.CC)("services-forced-differ",{message:`the host block at ${r.at} and the discover\
y document of ${r.host} differ in ${(0,O.K4)(r.services,10,O.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),1731:((k,E,d)=>{
d.d(E,{Cg:()=>m,PW:()=>e,Ty:()=>r,Zy:()=>A,_T:()=>o,hZ:()=>w,kv:()=>g,mb:()=>C,oF:()=>v,rK:()=>I});var t=d(4091),$=d(9562);const O=new RegExp(`^${$.eQ}$`),w=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,T=new RegExp(`^${w}[.+-]?$`),R=2n**63n-1n;function v(s){const[,n,i,c,h]=O.exec(s)??[];
return n===void 0?null:y(s,n,c??i,h)}function I(s){const[,n,i,c]=T.exec(s)??[];return n===void 0?null:y(s,n,i,c)}function y(s,n,i="",c=""){const h=n.split(".").
map(P=>P.replace(/^0+(?=.)/,""));if(h.some(P=>P.length>19))return null;const b=h.map(BigInt);if(b.some(P=>P>R))return null;for(;b.length<3;)b.push(0n);return{text:s,
numbers:b,written:h.length,pre:i,build:c}}const r=s=>s.pre!=="",m=({numbers:s,pre:n,build:i})=>`${s.join(".")}${n===""?"":`-${n}`}${i===""?"":`+${i}`}`;function A(s,n){
const i=Math.max(s.numbers.length,n.numbers.length);for(let c=0;c<i;c++){const[h,b]=[s.numbers[c]??0n,n.numbers[c]??0n];if(h!==b)return h<b?-1:1}return s.pre===
n.pre||s.numbers.length!==n.numbers.length?0:s.pre===""||n.pre===""?s.pre===""?1:-1:M(s.pre,n.pre)}function M(s,n){const[i,c]=[s.split("."),n.split(".")];for(let h=0;;h++){
const[b,P]=[h+1>=i.length,h+1>=c.length];if(b!==P)return b?-1:1;const x=D(i[h]??"",c[h]??"");if(x!==0||b)return x}}function D(s,n){const[i,c]=[/^[0-9]*$/.test(s),
/^[0-9]*$/.test(n)];return i!==c?i?-1:1:i&&s.length!==n.length?s.length-n.length:s===n?0:s<n?-1:1}const u="[\\t\\n\\f\\r ]*",p=new RegExp(`^${u}(<=|>=|!=|~>|<|>\
|=|)${u}(${$.eQ})${u}$`),_="This string does not use correct version constraint syntax";function e(s){const n=[];for(const i of s.split(",")){const[,c,h=""]=p.exec(
i)??[],b=v(h);if(b===null)return(0,t.TR)(_);n.push({operator:c||"=",version:b,text:i})}return(0,t.Ju)(n)}function o(s){const n=e(s);if(!n.ok)return n;const i=[];
for(const c of n.value){const h=I(c.version.text);if(h===null||!l.test(c.text.trim()))return(0,t.TR)(`Incorrect version constraint syntax: ${a(c)}`);i.push({...c,
version:h})}return(0,t.Ju)(i)}const l=/^[<>=!~]* ?[0-9]/;function a({operator:s,version:n,text:i}){const c=i.trim();if(n.text.startsWith("v"))return'a "v" prefi\
x should not be used';if(!l.test(c))return`only one space is expected after the operator "${s}"`;if(n.numbers.length>3)return"too many numbered portions; only t\
hree are allowed (major, minor, patch)";const[h]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(c)??[""];return`missing comma after "${h}"`}
const f=[">",">=","=","~>","<=","<","!="];function g(s){const n=[...s].sort((i,c)=>A(i.version,c.version)||M(i.version.build,c.version.build)||f.indexOf(i.operator)-
f.indexOf(c.operator)||c.version.written-i.version.written);return[...new Set(n.map(C))].join(", ")}function C({operator:s,version:n}){if(s==="=")return m(n);const i=s===
"~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${s} ${m({...n,numbers:i})}`}})};export{L as id,S as ids,j as modules};
