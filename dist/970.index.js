const x=970,j=[970],N={1541:((D,O,p)=>{p.d(O,{A7:()=>M,AV:()=>R,LH:()=>m,T:()=>c,Tb:()=>A,aZ:()=>t,c3:()=>s,ql:()=>I,sD:()=>P,sc:()=>b,zC:()=>T});class t extends Error{argument;want;constructor(n,a){
super(`${n.path.join(".")} must be ${a}`),this.argument=n,this.want=a}}function m(e){try{return e(),null}catch(n){if(n instanceof t)return n;throw n}}const w=e=>e.
name!==void 0;function $(e,n){if(e.kind==="object")return e.items.filter(w);throw new t(n,"a block")}function R({value:e,hasLabels:n}){if(e.kind!=="object")return[];
const a=e.items.filter(w);return n?a.flatMap(R):[a]}function I(e,n,a,i={}){for(const u of Object.keys(a)){const d=e.filter(o=>o.name.toLowerCase()===u),[C]=d;if(C===
void 0)continue;const S={path:[...n.path,u],span:C};for(const o of v(d))i[u]=a[u](o,S,i[u])}return i}function v(e){const n=e.flatMap(({hasLabels:i,value:u})=>i&&
u.kind==="object"?u.items:[]),a=e.filter(({hasLabels:i})=>!i).map(({value:i})=>i);return n.length===0?a:[{kind:"object",start:0,end:0,items:n},...a]}const A=(e,n)=>(a,i,u)=>I(
$(a,i),i,e,n?u:{}),M=e=>(n,a,i=new Map)=>{const u=new Map;for(const{name:d,start:C,end:S,value:o,hasLabels:r=!1}of $(n,a)){const l={path:[...a.path,d],span:{start:C,
end:S}};if((u.get(d)??r)!==r)throw new t(l,"a block with one label");u.set(d,r),i.set(d,{start:C,end:S,value:e(o,l,i.get(d)?.value)})}return i},s=e=>(n,a,i=[])=>{
if(n.kind!=="tuple")throw new t(a,"a list");const u=n.elements.map(d=>e(d,a));for(const d of u)i.push(d);return i},b=(e,n)=>{if(e.kind==="string"||e.kind==="tem\
plate")return e.verbatim??"";if(e.kind==="primitive"&&e.value===null)return"";if(E(e))return String(e.value);throw new t(n,"a string")},P=(e,n)=>{if(E(e))return e.
value;if(e.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(e.value))return Number(e.value);throw new t(n,"a whole number")},E=e=>e.kind==="primitive"&&Number.isSafeInteger(
e.value)&&String(e.value).length===e.end-e.start,T=(e,n)=>{if(e.kind==="primitive"&&typeof e.value=="boolean")return e.value;throw new t(n,"true or false")},h=2**
63-1,c=(e,n,a)=>{const i=_(e,n);if(a!==void 0&&(typeof a=="object"||typeof a!=typeof i))throw new t(n,"set only once");return i};function _(e,n){if(e.kind==="tu\
ple")return e.elements.map(a=>_(a,n));if(e.kind==="object"){const a=M(c)(e,n);return Object.fromEntries(Array.from(a,([i,u])=>[i,u.value]))}if(e.kind!=="primiti\
ve"||e.value===null)return b(e,n);if(Math.abs(Number(e.value))>h)throw new t(n,"a whole number");return e.value}}),4265:((D,O,p)=>{p.d(O,{Hl:()=>s,Ln:()=>I,f5:()=>E,
zT:()=>M});var t=p(1541);const m=h=>({plugin_cache_dir:t.sc,plugin_cache_may_break_dependency_lock_file:t.zC,host:t.A7(t.Tb({services:t.A7(t.T)},h)),credentials:t.
A7(t.A7(t.T)),credentials_helper:t.A7(t.Tb({args:t.c3(t.sc)},h))}),w={providers:t.A7(t.sc),provisioners:t.A7(t.sc),disable_checkpoint:t.zC,disable_checkpoint_signature:t.
zC,...m(!1)},$=m(!0),R={path:[],span:{start:0,end:0}};function I(h,c){const _=c==="terraform",e={},n=t.LH(()=>{_?t.ql(h,R,w,e):t.ql(h,R,$,e)});return{values:_&&
n!==null?{}:e,mistake:n}}const v="registry_protocols",A={retry_count:t.sD,request_timeout_seconds:t.sD};function M(h){const[c=[]]=h.flatMap(n=>n.name===v?t.AV(n):
[]),_={},e=t.LH(()=>t.ql(c,{...R,path:[v]},A,_));return e===null?{protocols:_,mistakes:[]}:{protocols:{},mistakes:[{span:e.argument.span,why:e.message}]}}function s({
request_timeout_seconds:h},c){const _=T(c.TF_REGISTRY_CLIENT_TIMEOUT);return _!==null?_*1e3:h===void 0?null:h>0?h*1e3:Number.POSITIVE_INFINITY}const b=1e4,P=1;function E(h,c,_){
const e=T(_.TF_REGISTRY_DISCOVERY_RETRY)??c.retry_count??P;return{client:h,attemptMs:s(c,_)??b,retries:Math.max(e,0)}}function T(h){const c=/^\+?\d+$/.test(h??"")?
Number(h):0;return c>0?c:null}}),7511:((D,O,p)=>{p.d(O,{i:()=>s});const t="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",m=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
w=String.raw`[()<>@,;:\\"/[\]?=]`,$=new RegExp(`^${t}(?:/${t})?$`),R=String.raw`"((?:[^"\\\r\n]|\\${w}|\\(?!${w}))*)"`,I=new RegExp(`;${m}*(${t})${m}*=${m}*(?:(${t}\
)|${R})${m}*`,"y"),v=new RegExp(`;${m}*$`,"y"),A=new RegExp(String.raw`\\(${w})`,"g"),M=new RegExp(`^${m}+|(?<!${m})${m}+$`,"g");function s(E){const T=E.indexOf(
";"),h=P((T<0?E:E.slice(0,T)).replace(M,""));return $.test(h)&&(T<0||b(E,T))?h:null}function b(E,T){const h=new Map;for(let c=T;c<E.length;){I.lastIndex=c;const[
_,e="",n,a=""]=I.exec(E)??[];if(_===void 0)return v.lastIndex=c,v.test(E);const i=e.toLowerCase(),u=n??a.replace(A,"$1"),d=h.get(i);if(d!==void 0&&d!==u)return!1;
h.set(i,u),c+=_.length}return!0}const P=E=>E.replaceAll("\u0130","i").toLowerCase()}),1264:((D,O,p)=>{p.r(O),p.d(O,{withoutInstalled:()=>t.p});var t=p(4155)}),4929:((D,O,p)=>{
p.d(O,{Dz:()=>v,P4:()=>R,Yv:()=>A,kV:()=>M});var t=p(4091),m=p(1831),w=p(4e3),$=p(5799);const R=({clients:s,mistake:b})=>(0,$.CC)("credentials-config",{...I(b),
affects:s});function I(s){switch(s.kind){case"missing":return{message:`${s.setting} names ${(0,t.ol)(s.path)}, which does not exist`,help:"correct the path; the\
 client continues without any CLI configuration"};case"unreadable":return{message:`${s.file} ${(0,w.mP)(s.failure)}`,help:s.failure.kind==="size"?"shorten the f\
ile; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${s.
file} has a syntax error: ${s.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${s.file}: ${s.path.
join(".")} must be ${s.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${s.
file}: ${s.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${s.type} ${(0,t.ol)(s.label)} is not a hos\
tname: ${s.why}`,help:s.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credenti\
als_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_inst\
allation block",help:"remove all but one; the client uses the first"};case"no token":return{message:s.hasValue?`the token in the credentials block for host ${(0,m.
nx)(s.host)} at ${s.file} is not a string`:`the credentials block for host ${(0,m.nx)(s.host)} at ${s.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,t.ol)(s.name)}: there is no terrafo\
rm-credentials-${s.name} in ${s.directories.join(", ")}`,help:s.name===s.name.toLowerCase()?"install the program there (PATH is not searched); the client contin\
ues without a helper":"write the name in lower case; the client finds no other name"}}}const v=({name:s,why:b})=>(0,$.CC)("credentials-helper",{message:`credent\
ials helper ${s}: ${b}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),A=({host:s,at:b})=>(0,$.CC)("service\
s-forced",{message:`the host block at ${b} defines the services of ${s}; the host's own discovery document is not used`,help:`remove the host block at ${b} to u\
se the discovery document of ${s}`}),M=s=>(0,$.CC)("services-forced-differ",{message:`the host block at ${s.at} and the discovery document of ${s.host} differ i\
n ${(0,w.K4)(s.services,10,w.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),1919:((D,O,p)=>{p.d(O,{Qc:()=>s,Tp:()=>I,
Zo:()=>T,bi:()=>$});var t=p(3307),m=p(4091),w=p(9562);const $=1024*1024,R={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function I(c,_=R){const e=(0,m._6)(c),
n=A(e,_),a=(0,t.Ey)(e,n.add);if(a!==null){const[,u,d]=s(e)??[];return u===void 0?{kind:"not-json",...a}:{kind:"not-json",why:`it ${u}`,advice:d??null}}const i=/[^\t\n\r ]/.
exec(e)?.[0];return i==="{"?{kind:"object",services:n.read()}:i==="n"?{kind:"null"}:{kind:"not-object",why:`found ${v[i??""]??"a number"}`}}const v={"[":"an arr\
ay",'"':"a string",t:"a boolean",f:"a boolean"};function A(c,_){const e=new Map,n=c.includes("\\");return{add:(u,d,C,S)=>{if(S===0)return;const o=c.slice(C,S),r=n?
(0,t.I)(o):o.slice(1,-1),l=e.get(r);l!==void 0?Object.assign(l,{start:u,end:d}):_.keeps(r,d-u)&&e.set(r,{id:(0,t.I)(o),start:u,end:d})},read:()=>Array.from(e.values(),
({id:u,start:d,end:C})=>({id:u,value:C-d>_.maxValue?void 0:(0,t.IL)(c.slice(d,C))}))}}const M=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte o\
rder mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufff\
d","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],s=c=>M.find(([_])=>_.test(c)),b=100,
P=16*1024,E=200;function T(c){const _=new Set(c),e=new Set(c.map(h));let n=0,a=P;return{maxValue:w.Ls,keeps:(i,u)=>{if((0,w.D6)(i)||_.has(i))return!0;const d=i.
length<=E&&e.delete(h(i));return n===b||i.length+u>a?d:(n+=1,a-=i.length+u,!0)}}}const h=c=>c.slice(0,c.indexOf(".")+1)}),1731:((D,O,p)=>{p.d(O,{Cg:()=>P,PW:()=>n,
Ty:()=>b,Zy:()=>E,_T:()=>a,hZ:()=>$,kv:()=>C,mb:()=>S,oF:()=>A,rK:()=>M});var t=p(4091),m=p(9562);const w=new RegExp(`^${m.eQ}$`),$=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
R=new RegExp(`^${$}[.+-]?$`),I=2n**63n-1n,v=Array.from({length:100},(o,r)=>BigInt(r));function A(o){const[,r,l,f,g]=w.exec(o)??[];return r===void 0?null:s(o,r,f??
l,g)}function M(o){const[,r,l,f]=R.exec(o)??[];return r===void 0?null:s(o,r,l,f)}function s(o,r,l="",f=""){const g=r.split(".").map(k=>k.replace(/^0+(?=.)/,""));
if(g.some(k=>k.length>19))return null;const y=g.map(k=>v[Number(k)]??BigInt(k));if(y.some(k=>k>I))return null;for(;y.length<3;)y.push(0n);return{text:o,numbers:y,
written:g.length,pre:l,build:f}}const b=o=>o.pre!=="",P=({numbers:o,pre:r,build:l})=>`${o.join(".")}${r===""?"":`-${r}`}${l===""?"":`+${l}`}`;function E(o,r){const l=Math.
max(o.numbers.length,r.numbers.length);for(let f=0;f<l;f++){const[g,y]=[o.numbers[f]??0n,r.numbers[f]??0n];if(g!==y)return g<y?-1:1}return o.pre===r.pre||o.numbers.
length!==r.numbers.length?0:o.pre===""||r.pre===""?o.pre===""?1:-1:T(o.pre,r.pre)}function T(o,r){const[l,f]=[o.split("."),r.split(".")];for(let g=0;;g++){const[
y,k]=[g+1>=l.length,g+1>=f.length];if(y!==k)return y?-1:1;const L=h(l[g]??"",f[g]??"");if(L!==0||y)return L}}function h(o,r){const[l,f]=[/^[0-9]*$/.test(o),/^[0-9]*$/.
test(r)];return l!==f?l?-1:1:l&&o.length!==r.length?o.length-r.length:o===r?0:o<r?-1:1}const c="[\\t\\n\\f\\r ]*",_=new RegExp(`^${c}(<=|>=|!=|~>|<|>|=|)${c}(${m.
eQ})${c}$`),e="This string does not use correct version constraint syntax";function n(o){const r=[];for(const l of o.split(",")){const[,f,g=""]=_.exec(l)??[],y=A(
g);if(y===null)return(0,t.TR)(e);r.push({operator:f||"=",version:y,text:l})}return(0,t.Ju)(r)}function a(o){const r=n(o);if(!r.ok)return r;const l=[];for(const f of r.
value){const g=M(f.version.text);if(g===null||!i.test(f.text.trim()))return(0,t.TR)(`Incorrect version constraint syntax: ${u(f)}`);l.push({...f,version:g})}return(0,t.
Ju)(l)}const i=/^[<>=!~]* ?[0-9]/;function u({operator:o,version:r,text:l}){const f=l.trim();if(r.text.startsWith("v"))return'a "v" prefix should not be used';if(!i.
test(f))return`only one space is expected after the operator "${o}"`;if(r.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[g]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(f)??[""];return`missing comma after "${g}"`}const d=[">",">=","=","~>","\
<=","<","!="];function C(o){const r=[...o].sort((l,f)=>E(l.version,f.version)||T(l.version.build,f.version.build)||d.indexOf(l.operator)-d.indexOf(f.operator)||
f.version.written-l.version.written);return[...new Set(r.map(S))].join(", ")}function S({operator:o,version:r}){if(o==="=")return P(r);const l=o==="~>"&&r.written<
3?r.numbers.slice(0,2):r.numbers;return`${o} ${P({...r,numbers:l})}`}})};export{x as id,j as ids,N as modules};
