const S=468,j=[468],N={1541:((x,E,d)=>{d.d(E,{A7:()=>v,AV:()=>T,LH:()=>$,T:()=>p,Tb:()=>M,aZ:()=>t,c3:()=>r,ql:()=>R,sD:()=>C,sc:()=>b,zC:()=>P});class t extends Error{argument;want;constructor(s,l){
super(`${s.path.join(".")} must be ${l}`),this.argument=s,this.want=l}}function $(e){try{return e(),null}catch(s){if(s instanceof t)return s;throw s}}const O=e=>e.
name!==void 0;function w(e,s){if(e.kind==="object")return e.items.filter(O);throw new t(s,"a block")}function T({value:e,hasLabels:s}){if(e.kind!=="object")return[];
const l=e.items.filter(O);return s?l.flatMap(T):[l]}function R(e,s,l,a={}){for(const f of Object.keys(l)){const m=e.filter(o=>o.name.toLowerCase()===f),[D]=m;if(D===
void 0)continue;const k={path:[...s.path,f],span:D};for(const o of I(m))a[f]=l[f](o,k,a[f])}return a}function I(e){const s=e.flatMap(({hasLabels:a,value:f})=>a&&
f.kind==="object"?f.items:[]),l=e.filter(({hasLabels:a})=>!a).map(({value:a})=>a);return s.length===0?l:[{kind:"object",start:0,end:0,items:s},...l]}const M=(e,s)=>(l,a,f)=>R(
w(l,a),a,e,s?f:{}),v=e=>(s,l,a=new Map)=>{const f=new Map;for(const{name:m,start:D,end:k,value:o,hasLabels:n=!1}of w(s,l)){const i={path:[...l.path,m],span:{start:D,
end:k}};if((f.get(m)??n)!==n)throw new t(i,"a block with one label");f.set(m,n),a.set(m,{start:D,end:k,value:e(o,i,a.get(m)?.value)})}return a},r=e=>(s,l,a=[])=>{
if(s.kind!=="tuple")throw new t(l,"a list");const f=s.elements.map(m=>e(m,l));for(const m of f)a.push(m);return a},b=(e,s)=>{if(e.kind==="string"||e.kind==="tem\
plate")return e.verbatim??"";if(e.kind==="primitive"&&e.value===null)return"";if(A(e))return String(e.value);throw new t(s,"a string")},C=(e,s)=>{if(A(e))return e.
value;if(e.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(e.value))return Number(e.value);throw new t(s,"a whole number")},A=e=>e.kind==="primitive"&&Number.isSafeInteger(
e.value)&&String(e.value).length===e.end-e.start,P=(e,s)=>{if(e.kind==="primitive"&&typeof e.value=="boolean")return e.value;throw new t(s,"true or false")},h=2**
63-1,p=(e,s,l)=>{const a=_(e,s);if(l!==void 0&&(typeof l=="object"||typeof l!=typeof a))throw new t(s,"set only once");return a};function _(e,s){if(e.kind==="tu\
ple")return e.elements.map(l=>_(l,s));if(e.kind==="object"){const l=v(p)(e,s);return Object.fromEntries(Array.from(l,([a,f])=>[a,f.value]))}if(e.kind!=="primiti\
ve"||e.value===null)return b(e,s);if(Math.abs(Number(e.value))>h)throw new t(s,"a whole number");return e.value}}),4265:((x,E,d)=>{d.d(E,{Hl:()=>r,Ln:()=>R,f5:()=>A,
zT:()=>v});var t=d(1541);const $=h=>({plugin_cache_dir:t.sc,plugin_cache_may_break_dependency_lock_file:t.zC,host:t.A7(t.Tb({services:t.A7(t.T)},h)),credentials:t.
A7(t.A7(t.T)),credentials_helper:t.A7(t.Tb({args:t.c3(t.sc)},h))}),O={providers:t.A7(t.sc),provisioners:t.A7(t.sc),disable_checkpoint:t.zC,disable_checkpoint_signature:t.
zC,...$(!1)},w=$(!0),T={path:[],span:{start:0,end:0}};function R(h,p){const _=p==="terraform",e={},s=t.LH(()=>{_?t.ql(h,T,O,e):t.ql(h,T,w,e)});return{values:_&&
s!==null?{}:e,mistake:s}}const I="registry_protocols",M={retry_count:t.sD,request_timeout_seconds:t.sD};function v(h){const[p=[]]=h.flatMap(s=>s.name===I?t.AV(s):
[]),_={},e=t.LH(()=>t.ql(p,{...T,path:[I]},M,_));return e===null?{protocols:_,mistakes:[]}:{protocols:{},mistakes:[{span:e.argument.span,why:e.message}]}}function r({
request_timeout_seconds:h},p){const _=P(p.TF_REGISTRY_CLIENT_TIMEOUT);return _!==null?_*1e3:h===void 0?null:h>0?h*1e3:Number.POSITIVE_INFINITY}const b=1e4,C=1;function A(h,p,_){
const e=P(_.TF_REGISTRY_DISCOVERY_RETRY)??p.retry_count??C;return{client:h,attemptMs:r(p,_)??b,retries:Math.max(e,0)}}function P(h){const p=/^\+?\d+$/.test(h??"")?
Number(h):0;return p>0?p:null}}),1264:((x,E,d)=>{d.r(E),d.d(E,{withoutInstalled:()=>t.pN});var t=d(4155)}),4929:((x,E,d)=>{d.d(E,{Dz:()=>I,P4:()=>T,Yv:()=>M,kV:()=>v});
var t=d(4091),$=d(1831),O=d(4e3),w=d(5799);const T=({clients:r,mistake:b})=>(0,w.CC)("credentials-config",{...R(b),affects:r});function R(r){switch(r.kind){case"\
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
 name in lower case; the client finds no other name"}}}const I=({name:r,why:b})=>(0,w.CC)("credentials-helper",{message:`credentials helper ${r}: ${b}`,help:'ru\
n the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),M=({
host:r,at:b})=>(0,w.CC)("services-forced",{message:`the host block at ${b} defines the services of ${r}; the host's own discovery document is not used`,help:`re\
move the host block at ${b} to use the discovery document of ${r}`}),v=r=>(0,w.CC)("services-forced-differ",{message:`the host block at ${r.at} and the discover\
y document of ${r.host} differ in ${(0,O.K4)(r.services,10,O.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),1731:((x,E,d)=>{
d.d(E,{Cg:()=>C,PW:()=>s,Ty:()=>b,Zy:()=>A,_T:()=>l,hZ:()=>w,kv:()=>D,mb:()=>k,oF:()=>M,rK:()=>v});var t=d(4091),$=d(9562);const O=new RegExp(`^${$.eQ}$`),w=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,T=new RegExp(`^${w}[.+-]?$`),R=2n**63n-1n,I=Array.from({length:100},(o,n)=>BigInt(n));
function M(o){const[,n,i,c,u]=O.exec(o)??[];return n===void 0?null:r(o,n,c??i,u)}function v(o){const[,n,i,c]=T.exec(o)??[];return n===void 0?null:r(o,n,i,c)}function r(o,n,i="",c=""){
const u=n.split(".").map(y=>y.replace(/^0+(?=.)/,""));if(u.some(y=>y.length>19))return null;const g=u.map(y=>I[Number(y)]??BigInt(y));if(g.some(y=>y>R))return null;
for(;g.length<3;)g.push(0n);return{text:o,numbers:g,written:u.length,pre:i,build:c}}const b=o=>o.pre!=="",C=({numbers:o,pre:n,build:i})=>`${o.join(".")}${n===""?
"":`-${n}`}${i===""?"":`+${i}`}`;function A(o,n){const i=Math.max(o.numbers.length,n.numbers.length);for(let c=0;c<i;c++){const[u,g]=[o.numbers[c]??0n,n.numbers[c]??
0n];if(u!==g)return u<g?-1:1}return o.pre===n.pre||o.numbers.length!==n.numbers.length?0:o.pre===""||n.pre===""?o.pre===""?1:-1:P(o.pre,n.pre)}function P(o,n){const[
i,c]=[o.split("."),n.split(".")];for(let u=0;;u++){const[g,y]=[u+1>=i.length,u+1>=c.length];if(g!==y)return g?-1:1;const L=h(i[u]??"",c[u]??"");if(L!==0||g)return L}}
function h(o,n){const[i,c]=[/^[0-9]*$/.test(o),/^[0-9]*$/.test(n)];return i!==c?i?-1:1:i&&o.length!==n.length?o.length-n.length:o===n?0:o<n?-1:1}const p="[\\t\\n\\\
f\\r ]*",_=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${$.eQ})${p}$`),e="This string does not use correct version constraint syntax";function s(o){const n=[];for(const i of o.
split(",")){const[,c,u=""]=_.exec(i)??[],g=M(u);if(g===null)return(0,t.TR)(e);n.push({operator:c||"=",version:g,text:i})}return(0,t.Ju)(n)}function l(o){const n=s(
o);if(!n.ok)return n;const i=[];for(const c of n.value){const u=v(c.version.text);if(u===null||!a.test(c.text.trim()))return(0,t.TR)(`Incorrect version constrai\
nt syntax: ${f(c)}`);i.push({...c,version:u})}return(0,t.Ju)(i)}const a=/^[<>=!~]* ?[0-9]/;function f({operator:o,version:n,text:i}){const c=i.trim();if(n.text.
startsWith("v"))return'a "v" prefix should not be used';if(!a.test(c))return`only one space is expected after the operator "${o}"`;if(n.numbers.length>3)return"\
too many numbered portions; only three are allowed (major, minor, patch)";const[u]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(c)??[""];return`\
missing comma after "${u}"`}const m=[">",">=","=","~>","<=","<","!="];function D(o){const n=[...o].sort((i,c)=>A(i.version,c.version)||P(i.version.build,c.version.
build)||m.indexOf(i.operator)-m.indexOf(c.operator)||c.version.written-i.version.written);return[...new Set(n.map(k))].join(", ")}function k({operator:o,version:n}){
if(o==="=")return C(n);const i=o==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${o} ${C({...n,numbers:i})}`}})};export{S as id,j as ids,N as modules};
