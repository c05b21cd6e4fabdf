const Q=[218,905,437,218],q={5585:((X,F,h)=>{h.d(F,{g8:()=>x,hg:()=>L,pS:()=>N});var e=h(8161),R=h(5747);const v={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function x(d){
const i=(0,e.platform)();return{system:i==="win32"?"windows":"unix",platform:`${i==="win32"?"windows":i}_${v[(0,e.arch)()]??(0,e.arch)()}`,environment:d,accountHome:(0,R.
N0)(()=>(0,e.userInfo)().homedir||null,null)}}function L(d,i,u,s=null){const f=$(i.environment,s),m=S(i),n=m===null?null:b(d,i,m,u),r=n?.dataDirectories??[],c=m===
null?[]:j(m,i),a=M(i),E=y=>a(y,"plugins");return{main:f??(n&&{path:n.main,chosenBy:"default"}),directory:f===null&&n!==null?n.directory:null,directoryOff:f&&n&&
{path:n.directory,by:f.chosenBy},helperDirectories:r.map(E).flatMap(y=>[y,a(y,i.platform)]),mirrorDirectories:[...r,...c].map(E)}}function j(d,i){const{system:u,
platform:s,environment:f}=i,m=M(i);if(u==="windows")return[m(d,"HashiCorp","Terraform")];if(s.startsWith("darwin"))return[d,""].map(a=>m(a,"Library","Applicatio\
n Support","io.terraform"));const{XDG_DATA_HOME:n="",XDG_DATA_DIRS:r}=f,c=a=>a.startsWith("/");return[c(n)?n:m(d,".local","share"),...(r||"/usr/local/share:/usr\
/share").split(":").filter(c)].map(a=>m(a,"terraform"))}function N(d,i){const u=S(i),s=i.system==="windows"?"\\":"/";return u===null||u.length<2||!d.startsWith(
u+s)?d:(i.system==="windows"?"%APPDATA%":"~")+d.slice(u.length)}function $(d,i){if(i)return{path:i,chosenBy:"cli-config"};for(const u of["TF_CLI_CONFIG_FILE","T\
ERRAFORM_CONFIG"]){const s=d[u];if(s)return{path:s,chosenBy:u}}return null}function S({system:d,environment:i,accountHome:u}){return d==="windows"?i.APPDATA||null:
i.HOME||u||null}function b(d,i,u,s){const f=M(i),m=i.system==="windows",n=f(u,m?"terraform.rc":".terraformrc"),r=f(u,m?"tofu.rc":".tofurc"),c=f(u,m?"terraform.d":
".terraform.d");if(d==="terraform")return{main:n,directory:c,dataDirectories:[c]};const a=s(n)&&!s(r)?n:r;if(m)return{main:a,directory:c,dataDirectories:[c]};const{
XDG_CONFIG_HOME:E,XDG_DATA_HOME:y}=i.environment,V=!s(n)&&!s(r);return{main:E&&V?f(E,"opentofu","tofurc"):a,directory:E&&!s(c)?f(E,"opentofu"):c,dataDirectories:y?
[c,f(y,"opentofu")]:[c]}}const M=({system:d})=>(i,...u)=>d==="windows"?[i.replace(/(?<![\\/])[\\/]+$/,""),...u].join("\\"):[i.replace(/(?<!\/)\/+$/,""),...u].join(
"/")}),2218:((X,F,h)=>{h.r(F),h.d(F,{configPaths:()=>e.hg,mergeMistakes:()=>R.Ot,readCliConfig:()=>R.J1,shownPath:()=>e.pS,thisMachine:()=>e.g8});var e=h(5585),
R=h(2905)}),1541:((X,F,h)=>{h.d(F,{A7:()=>S,AV:()=>L,LH:()=>R,T:()=>f,Tb:()=>$,aZ:()=>e,c3:()=>b,ql:()=>j,sD:()=>d,sc:()=>M,zC:()=>u});class e extends Error{argument;want;constructor(r,c){
super(`${r.path.join(".")} must be ${c}`),this.argument=r,this.want=c}}function R(n){try{return n(),null}catch(r){if(r instanceof e)return r;throw r}}const v=n=>n.
name!==void 0;function x(n,r){if(n.kind==="object")return n.items.filter(v);throw new e(r,"a block")}function L({value:n,hasLabels:r}){if(n.kind!=="object")return[];
const c=n.items.filter(v);return r?c.flatMap(L):[c]}function j(n,r,c,a={}){for(const E of Object.keys(c)){const y=n.filter(l=>l.name.toLowerCase()===E),[V]=y;if(V===
void 0)continue;const U={path:[...r.path,E],span:V};for(const l of N(y))a[E]=c[E](l,U,a[E])}return a}function N(n){const r=n.flatMap(({hasLabels:a,value:E})=>a&&
E.kind==="object"?E.items:[]),c=n.filter(({hasLabels:a})=>!a).map(({value:a})=>a);return r.length===0?c:[{kind:"object",start:0,end:0,items:r},...c]}const $=(n,r)=>(c,a,E)=>j(
x(c,a),a,n,r?E:{}),S=n=>(r,c,a=new Map)=>{const E=new Map;for(const{name:y,start:V,end:U,value:l,hasLabels:o=!1}of x(r,c)){const g={path:[...c.path,y],span:{start:V,
end:U}};if((E.get(y)??o)!==o)throw new e(g,"a block with one label");E.set(y,o),a.set(y,{start:V,end:U,value:n(l,g,a.get(y)?.value)})}return a},b=n=>(r,c,a=[])=>{
if(r.kind!=="tuple")throw new e(c,"a list");const E=r.elements.map(y=>n(y,c));for(const y of E)a.push(y);return a},M=(n,r)=>{if(n.kind==="string"||n.kind==="tem\
plate")return n.verbatim??"";if(n.kind==="primitive"&&n.value===null)return"";if(i(n))return String(n.value);throw new e(r,"a string")},d=(n,r)=>{if(i(n))return n.
value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new e(r,"a whole number")},i=n=>n.kind==="primitive"&&Number.isSafeInteger(
n.value)&&String(n.value).length===n.end-n.start,u=(n,r)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new e(r,"true or false")},s=2**
63-1,f=(n,r,c)=>{const a=m(n,r);if(c!==void 0&&(typeof c=="object"||typeof c!=typeof a))throw new e(r,"set only once");return a};function m(n,r){if(n.kind==="tu\
ple")return n.elements.map(c=>m(c,r));if(n.kind==="object"){const c=S(f)(n,r);return Object.fromEntries(Array.from(c,([a,E])=>[a,E.value]))}if(n.kind!=="primiti\
ve"||n.value===null)return M(n,r);if(Math.abs(Number(n.value))>s)throw new e(r,"a whole number");return n.value}}),2905:((X,F,h)=>{h.d(F,{Ot:()=>K,J1:()=>U});var e=h(
3024),R=h(6760),v=h(5747),x=h(5799),L=h(3229),j=h(1831),N=h(1731);let $=function(...t){return{configFinding:$}=h.late([245,765],4765),new.target?new $(...t):$(...t)},
S=function(...t){return{shownPath:S}=h.late([218],2218),new.target?new S(...t):S(...t)};function b({name:t,args:_,place:O},p,A,I){const D=p.map(C=>({directory:C,
files:(0,v.wX)(C).filter(z=>M((0,R.join)(C,z)))})),G=C=>S(C,I),H=f(t,D);if(H!==null){const C=(0,R.resolve)(H.directory,H.file),z=i(C,I);return{helper:{name:t,args:_,
path:C,shown:G(C),refusal:z},findings:[]}}const k={kind:"no helper",name:t,directories:p.map(G)};return{helper:null,findings:[$(A,k,O)]}}const M=t=>(0,e.existsSync)(
t)&&!(0,e.statSync)(t).isDirectory(),d=256;function i(t,{system:_}){if(_==="windows")return null;if(!(0,e.statSync)(t).isFile())return"permission denied";const O=Buffer.
alloc(d),p=()=>(0,v.ET)((0,e.openSync)(t,"r"),D=>O.subarray(0,(0,e.readSync)(D,O))),A=(0,v.N0)(p,null);return A===null||A.toString("latin1",0,2)==="#!"||A.includes(
0)?null:"exec format error"}const u="terraform-credentials-",s="0.0.0";function f(t,_){let O=null;for(const{directory:p,files:A}of _)for(const I of A){const D=m(
I,t);D===null||O!==null&&(0,N.Zy)(D,O.version)<=0||(O={directory:p,file:I,version:D})}return O}function m(t,_){if(!t.startsWith(u))return null;const O=t.toLowerCase().
slice(u.length).replace(/\.exe$/,""),p=O.indexOf("_v");return(p<0?O:O.slice(0,p))!==_||O===""?null:(0,N.oF)(p<0?s:O.slice(p+2).replace(/_x.*$/s,""))}var n=h(8884),
r=h(4265);let c=function(...t){return{configFinding:c}=h.late([245,765],4765),new.target?new c(...t):c(...t)},a=function(...t){return{parseConfigFile:a}=h.late(
[245,765],4765),new.target?new a(...t):a(...t)},E=function(...t){return{configPaths:E}=h.late([218],2218),new.target?new E(...t):E(...t)},y=function(...t){return{
shownPath:y}=h.late([218],2218),new.target?new y(...t):y(...t)};const V=1024*1024;function U(t,_,O=null){const p=E(t,_,e.existsSync,O),{directory:A,directoryOff:I,
helperDirectories:D}=p,G=l(p,t,_),H=[...G,...w(A,t,_)],k=w(I?.path??null,t,_),C=P(H,t),z=C.helper&&b(C.helper,D,t,_),Z=P(k,t).credentials,Y=G[0]?.protocols??{};
return{...C,client:t,installations:H.flatMap(({installations:W})=>W),pluginDirectories:(0,n.n)(_.environment).pluginDirectories,mirrors:p.mirrorDirectories.map(
W=>({path:W,shown:y(W,_)})),paths:p,files:[...H.map(({file:W})=>W),...k.map(({file:W})=>({...W,state:"off"}))],turnedOff:Z.map(({host:W,place:J})=>({host:W,place:J,
by:I?.by??""})),helper:z?.helper??null,requestTimeoutMs:t==="opentofu"?(0,r.Hl)(Y,_.environment):null,patience:(0,r.f5)(t,Y,_.environment),findings:[...C.findings,
...z?.findings??[]],secrets:[...H,...k].flatMap(({secrets:W})=>W)}}function l({main:t},_,O){if(t===null)return[];const{path:p,chosenBy:A}=t;if((0,e.existsSync)(
p))return[T(p,_,O)];const I={path:p,shown:y(p,O),state:"absent"};return A==="default"?[o(I,[])]:[o(I,[c(_,{kind:"missing",setting:A,path:p},null)])]}const o=(t,_)=>({
credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},findings:_,secrets:[],isRead:!1,file:t}),g=/\.tfrc(?:\.json)?$/s,w=(t,_,O)=>(t===
null?[]:(0,v.wX)(t)).filter(p=>g.test(p)).map(p=>T((0,R.join)(t??"",p),_,O));function T(t,_,O){const p=(0,v.yR)(t,V),A=y(t,O);if(!p.ok){const D={kind:"unreadabl\
e",file:A,failure:p.failure};return o({path:t,shown:A,state:"not read"},[c(_,D,null)])}const I=a({shown:A,...p},_);return{...I,file:{path:t,shown:A,state:I.isRead?
"read":"not read"}}}function P(t,_){const O=t.flatMap(k=>k.findings),p=(k,C)=>{O.push(c(_,k,C))},A=B(new Map(t.flatMap(k=>[...k.credentials])),p),I=B(new Map(t.
flatMap(k=>[...k.hosts])),p),[D,...G]=new Map(t.flatMap(k=>[...k.helpers]));for(const[,{place:k}]of G)p({kind:"two helpers"},k);const H=D===void 0?null:{name:D[0],
...D[1]};return{credentials:A,forced:I,helper:H,findings:O}}function B(t,_){const O=new Map;for(const[p,A]of t){const I=(0,j.Pv)(p),D="services"in A?"host":"cre\
dentials";if(I.ok)O.set(I.value,{...A,host:I.value});else{const G={label:p,why:I.why,advice:(0,L.L6)(p)};_({kind:"label",type:D,...G},A.place)}}return[...O.values()]}
const K=t=>(0,x.DF)(t,({problem:{code:_,message:O},places:p})=>[_,O,p])}),4265:((X,F,h)=>{h.d(F,{Hl:()=>b,Ln:()=>j,f5:()=>i,zT:()=>S});var e=h(1541);const R=s=>({
plugin_cache_dir:e.sc,plugin_cache_may_break_dependency_lock_file:e.zC,host:e.A7(e.Tb({services:e.A7(e.T)},s)),credentials:e.A7(e.A7(e.T)),credentials_helper:e.
A7(e.Tb({args:e.c3(e.sc)},s))}),v={providers:e.A7(e.sc),provisioners:e.A7(e.sc),disable_checkpoint:e.zC,disable_checkpoint_signature:e.zC,...R(!1)},x=R(!0),L={path:[],
span:{start:0,end:0}};function j(s,f){const m=f==="terraform",n={},r=e.LH(()=>{m?e.ql(s,L,v,n):e.ql(s,L,x,n)});return{values:m&&r!==null?{}:n,mistake:r}}const N="\
registry_protocols",$={retry_count:e.sD,request_timeout_seconds:e.sD};function S(s){const[f=[]]=s.flatMap(r=>r.name===N?e.AV(r):[]),m={},n=e.LH(()=>e.ql(f,{...L,
path:[N]},$,m));return n===null?{protocols:m,mistakes:[]}:{protocols:{},mistakes:[{span:n.argument.span,why:n.message}]}}function b({request_timeout_seconds:s},f){
const m=u(f.TF_REGISTRY_CLIENT_TIMEOUT);return m!==null?m*1e3:s===void 0?null:s>0?s*1e3:Number.POSITIVE_INFINITY}const M=1e4,d=1;function i(s,f,m){const n=u(m.TF_REGISTRY_DISCOVERY_RETRY)??
f.retry_count??d;return{client:s,attemptMs:b(f,m)??M,retries:Math.max(n,0)}}function u(s){const f=/^\+?\d+$/.test(s??"")?Number(s):0;return f>0?f:null}}),1731:((X,F,h)=>{
h.d(F,{Cg:()=>d,PW:()=>r,Ty:()=>M,Zy:()=>i,_T:()=>c,hZ:()=>x,kv:()=>V,mb:()=>U,oF:()=>$,rK:()=>S});var e=h(4091),R=h(9562);const v=new RegExp(`^${R.eQ}$`),x=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,L=new RegExp(`^${x}[.+-]?$`),j=2n**63n-1n,N=Array.from({length:100},(l,o)=>BigInt(o));
function $(l){const[,o,g,w,T]=v.exec(l)??[];return o===void 0?null:b(l,o,w??g,T)}function S(l){const[,o,g,w]=L.exec(l)??[];return o===void 0?null:b(l,o,g,w)}function b(l,o,g="",w=""){
const T=o.split(".").map(B=>B.replace(/^0+(?=.)/,""));if(T.some(B=>B.length>19))return null;const P=T.map(B=>N[Number(B)]??BigInt(B));if(P.some(B=>B>j))return null;
for(;P.length<3;)P.push(0n);return{text:l,numbers:P,written:T.length,pre:g,build:w}}const M=l=>l.pre!=="",d=({numbers:l,pre:o,build:g})=>`${l.join(".")}${o===""?
"":`-${o}`}${g===""?"":`+${g}`}`;function i(l,o){const g=Math.max(l.numbers.length,o.numbers.length);for(let w=0;w<g;w++){const[T,P]=[l.numbers[w]??0n,o.numbers[w]??
0n];if(T!==P)return T<P?-1:1}return l.pre===o.pre||l.numbers.length!==o.numbers.length?0:l.pre===""||o.pre===""?l.pre===""?1:-1:u(l.pre,o.pre)}function u(l,o){const[
g,w]=[l.split("."),o.split(".")];for(let T=0;;T++){const[P,B]=[T+1>=g.length,T+1>=w.length];if(P!==B)return P?-1:1;const K=s(g[T]??"",w[T]??"");if(K!==0||P)return K}}
function s(l,o){const[g,w]=[/^[0-9]*$/.test(l),/^[0-9]*$/.test(o)];return g!==w?g?-1:1:g&&l.length!==o.length?l.length-o.length:l===o?0:l<o?-1:1}const f="[\\t\\n\\\
f\\r ]*",m=new RegExp(`^${f}(<=|>=|!=|~>|<|>|=|)${f}(${R.eQ})${f}$`),n="This string does not use correct version constraint syntax";function r(l){const o=[];for(const g of l.
split(",")){const[,w,T=""]=m.exec(g)??[],P=$(T);if(P===null)return(0,e.TR)(n);o.push({operator:w||"=",version:P,text:g})}return(0,e.Ju)(o)}function c(l){const o=r(
l);if(!o.ok)return o;const g=[];for(const w of o.value){const T=S(w.version.text);if(T===null||!a.test(w.text.trim()))return(0,e.TR)(`Incorrect version constrai\
nt syntax: ${E(w)}`);g.push({...w,version:T})}return(0,e.Ju)(g)}const a=/^[<>=!~]* ?[0-9]/;function E({operator:l,version:o,text:g}){const w=g.trim();if(o.text.
startsWith("v"))return'a "v" prefix should not be used';if(!a.test(w))return`only one space is expected after the operator "${l}"`;if(o.numbers.length>3)return"\
too many numbered portions; only three are allowed (major, minor, patch)";const[T]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(w)??[""];return`\
missing comma after "${T}"`}const y=[">",">=","=","~>","<=","<","!="];function V(l){const o=[...l].sort((g,w)=>i(g.version,w.version)||u(g.version.build,w.version.
build)||y.indexOf(g.operator)-y.indexOf(w.operator)||w.version.written-g.version.written);return[...new Set(o.map(U))].join(", ")}function U({operator:l,version:o}){
if(l==="=")return d(o);const g=l==="~>"&&o.written<3?o.numbers.slice(0,2):o.numbers;return`${l} ${d({...o,numbers:g})}`}}),8884:((X,F,h)=>{h.d(F,{n:()=>L});var e=h(
4e3);const R=["TF_CLI_ARGS_init","TF_CLI_ARGS"],v=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,x=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function L(b){const M=$(b),d=u=>M.findLast(s=>s.name===u)?.value,i=u=>M.filter(s=>s.name===u).map(({value:s})=>s);return{upgrade:j(d("upgrade")??"false"),hasBackend:j(
d("backend")??d("cloud")??"true"),isLockReadonly:d("lockfile")==="readonly",pluginDirectories:i("plugin-dir"),backendConfig:i("backend-config"),remarks:R.flatMap(
u=>{const s=M.filter(({name:f,from:m})=>m===u&&x.test(f)).map(N);return s.length===0?[]:[`init is predicted with ${s.join(" ")} of ${u}`]})}}const j=b=>/^(1|[tT]|true|TRUE|True)$/.
test(b);function N({name:b,value:M}){if(M==="true")return`-${b}`;const d=b==="backend-config"&&!M.startsWith("hostname=");return`-${b}=${(0,e.dh)(d?M.replace(/=.*/s,
"=\u2026"):M)}`}function $(b){const M=R.flatMap(i=>S(b[i]??"").map(u=>({text:u,from:i}))).values(),d=[];for(const{text:i,from:u}of M){const[,s,,f]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(i)??[];if(s===void 0)break;const m=()=>v.test(s)?M.next().value?.text??"":"true";d.push({name:s,from:u,value:f??m()})}return d}function S(b){const[M=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(b)??[];return(M.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(i=>i.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(u,s,f,m)=>String(s??
m??f.replace(/\\(.)/gs,"$1"))))}})};export{Q as ids,q as modules};
