const Q=[218,905,437,218],q={5585:((V,b,p)=>{p.d(b,{g8:()=>x,hg:()=>$,pS:()=>L});var e=p(8161),M=p(5747);const S={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function x(a){
const t=(0,e.platform)();return{system:t==="win32"?"windows":"unix",platform:`${t==="win32"?"windows":t}_${S[(0,e.arch)()]??(0,e.arch)()}`,environment:a,accountHome:(0,M.
N0)(()=>(0,e.userInfo)().homedir||null,null)}}function $(a,t,c,r=null){const u=v(t.environment,r),f=R(t),n=f===null?null:T(a,t,f,c),s=n?.dataDirectories??[],i=f===
null?[]:N(f,t),l=y(t),h=w=>l(w,"plugins");return{main:u??(n&&{path:n.main,chosenBy:"default"}),directory:u===null&&n!==null?n.directory:null,directoryOff:u&&n&&
{path:n.directory,by:u.chosenBy},helperDirectories:s.map(h).flatMap(w=>[w,l(w,t.platform)]),mirrorDirectories:[...s,...i].map(h)}}function N(a,t){const{system:c,
platform:r,environment:u}=t,f=y(t);if(c==="windows")return[f(a,"HashiCorp","Terraform")];if(r.startsWith("darwin"))return[a,""].map(l=>f(l,"Library","Applicatio\
n Support","io.terraform"));const{XDG_DATA_HOME:n="",XDG_DATA_DIRS:s}=u,i=l=>l.startsWith("/");return[i(n)?n:f(a,".local","share"),...(s||"/usr/local/share:/usr\
/share").split(":").filter(i)].map(l=>f(l,"terraform"))}function L(a,t){const c=R(t),r=t.system==="windows"?"\\":"/";return c===null||c.length<2||!a.startsWith(
c+r)?a:(t.system==="windows"?"%APPDATA%":"~")+a.slice(c.length)}function v(a,t){if(t)return{path:t,chosenBy:"cli-config"};for(const c of["TF_CLI_CONFIG_FILE","T\
ERRAFORM_CONFIG"]){const r=a[c];if(r)return{path:r,chosenBy:c}}return null}function R({system:a,environment:t,accountHome:c}){return a==="windows"?t.APPDATA||null:
t.HOME||c||null}function T(a,t,c,r){const u=y(t),f=t.system==="windows",n=u(c,f?"terraform.rc":".terraformrc"),s=u(c,f?"tofu.rc":".tofurc"),i=u(c,f?"terraform.d":
".terraform.d");if(a==="terraform")return{main:n,directory:i,dataDirectories:[i]};const l=r(n)&&!r(s)?n:s;if(f)return{main:l,directory:i,dataDirectories:[i]};const{
XDG_CONFIG_HOME:h,XDG_DATA_HOME:w}=t.environment,B=!r(n)&&!r(s);return{main:h&&B?u(h,"opentofu","tofurc"):l,directory:h&&!r(i)?u(h,"opentofu"):i,dataDirectories:w?
[i,u(w,"opentofu")]:[i]}}const y=({system:a})=>(t,...c)=>a==="windows"?[t.replace(/(?<![\\/])[\\/]+$/,""),...c].join("\\"):[t.replace(/(?<!\/)\/+$/,""),...c].join(
"/")}),2218:((V,b,p)=>{p.r(b),p.d(b,{configPaths:()=>e.hg,mergeMistakes:()=>M.Ot,readCliConfig:()=>M.J1,shownPath:()=>e.pS,thisMachine:()=>e.g8});var e=p(5585),
M=p(2905)}),1541:((V,b,p)=>{p.d(b,{A7:()=>R,AV:()=>$,LH:()=>M,T:()=>u,Tb:()=>v,aZ:()=>e,c3:()=>T,ql:()=>N,sD:()=>a,sc:()=>y,zC:()=>c});class e extends Error{argument;want;constructor(s,i){
super(`${s.path.join(".")} must be ${i}`),this.argument=s,this.want=i}}function M(n){try{return n(),null}catch(s){if(s instanceof e)return s;throw s}}const S=n=>n.
name!==void 0;function x(n,s){if(n.kind==="object")return n.items.filter(S);throw new e(s,"a block")}function $({value:n,hasLabels:s}){if(n.kind!=="object")return[];
const i=n.items.filter(S);return s?i.flatMap($):[i]}function N(n,s,i,l={}){for(const h of Object.keys(i)){const w=n.filter(d=>d.name.toLowerCase()===h),[B]=w;if(B===
void 0)continue;const m={path:[...s.path,h],span:B};for(const d of L(w))l[h]=i[h](d,m,l[h])}return l}function L(n){const s=n.flatMap(({hasLabels:l,value:h})=>l&&
h.kind==="object"?h.items:[]),i=n.filter(({hasLabels:l})=>!l).map(({value:l})=>l);return s.length===0?i:[{kind:"object",start:0,end:0,items:s},...i]}const v=(n,s)=>(i,l,h)=>N(
x(i,l),l,n,s?h:{}),R=n=>(s,i,l=new Map)=>{const h=new Map;for(const{name:w,start:B,end:m,value:d,hasLabels:_=!1}of x(s,i)){const E={path:[...i.path,w],span:{start:B,
end:m}};if((h.get(w)??_)!==_)throw new e(E,"a block with one label");h.set(w,_),l.set(w,{start:B,end:m,value:n(d,E,l.get(w)?.value)})}return l},T=n=>(s,i,l=[])=>{
if(s.kind!=="tuple")throw new e(i,"a list");const h=s.elements.map(w=>n(w,i));for(const w of h)l.push(w);return l},y=(n,s)=>{if(n.kind==="string"||n.kind==="tem\
plate")return n.verbatim??"";if(n.kind==="primitive"&&n.value===null)return"";if(t(n))return String(n.value);throw new e(s,"a string")},a=(n,s)=>{if(t(n))return n.
value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new e(s,"a whole number")},t=n=>n.kind==="primitive"&&Number.isSafeInteger(
n.value)&&String(n.value).length===n.end-n.start,c=(n,s)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new e(s,"true or false")},r=2**
63-1,u=(n,s,i)=>{const l=f(n,s);if(i!==void 0&&(typeof i=="object"||typeof i!=typeof l))throw new e(s,"set only once");return l};function f(n,s){if(n.kind==="tu\
ple")return n.elements.map(i=>f(i,s));if(n.kind==="object"){const i=R(u)(n,s);return Object.fromEntries(Array.from(i,([l,h])=>[l,h.value]))}if(n.kind!=="primiti\
ve"||n.value===null)return y(n,s);if(Math.abs(Number(n.value))>r)throw new e(s,"a whole number");return n.value}}),2905:((V,b,p)=>{p.d(b,{Ot:()=>Y,J1:()=>m});var e=p(
3024),M=p(6760),S=p(5747),x=p(5799),$=p(3229),N=p(1831),L=p(1731);let v=function(...o){return{configFinding:v}=p.late([778,173],4765),new.target?new v(...o):v(...o)},
R=function(...o){return{shownPath:R}=p.late([218],2218),new.target?new R(...o):R(...o)};function T({name:o,args:O,place:D},g,I,P){const C=g.map(j=>({directory:j,
files:(0,S.wX)(j).filter(X=>y((0,M.join)(j,X)))})),G=j=>R(j,P),U=u(o,C);if(U!==null){const j=(0,M.resolve)(U.directory,U.file),X=t(j,P);return{helper:{name:o,args:O,
path:j,shown:G(j),refusal:X},findings:[]}}const F={kind:"no helper",name:o,directories:g.map(G)};return{helper:null,findings:[v(I,F,D)]}}const y=o=>(0,e.existsSync)(
o)&&!(0,e.statSync)(o).isDirectory(),a=256;function t(o,{system:O}){if(O==="windows")return null;if(!(0,e.statSync)(o).isFile())return"permission denied";const D=Buffer.
alloc(a),g=()=>(0,S.ET)((0,e.openSync)(o,"r"),C=>D.subarray(0,(0,e.readSync)(C,D))),I=(0,S.N0)(g,null);return I===null||I.toString("latin1",0,2)==="#!"||I.includes(
0)?null:"exec format error"}const c="terraform-credentials-",r="0.0.0";function u(o,O){let D=null;for(const{directory:g,files:I}of O)for(const P of I){const C=f(
P,o);C===null||D!==null&&(0,L.Zy)(C,D.version)<=0||(D={directory:g,file:P,version:C})}return D}function f(o,O){if(!o.startsWith(c))return null;const D=o.toLowerCase().
slice(c.length).replace(/\.exe$/,""),g=D.indexOf("_v");return(g<0?D:D.slice(0,g))!==O||D===""?null:(0,L.oF)(g<0?r:D.slice(g+2).replace(/_x.*$/s,""))}var n=p(8884),
s=p(4265);let i=function(...o){return{configFinding:i}=p.late([778,173],4765),new.target?new i(...o):i(...o)},l=function(...o){return{parseConfigFile:l}=p.late(
[778,173],4765),new.target?new l(...o):l(...o)},h=function(...o){return{configPaths:h}=p.late([218],2218),new.target?new h(...o):h(...o)},w=function(...o){return{
shownPath:w}=p.late([218],2218),new.target?new w(...o):w(...o)};const B=1024*1024;function m(o,O,D=null){const g=h(o,O,e.existsSync,D),{directory:I,directoryOff:P,
helperDirectories:C}=g,G=d(g,o,O),U=[...G,...A(I,o,O)],F=A(P?.path??null,o,O),j=H(U,o),X=j.helper&&T(j.helper,C,o,O),Z=H(F,o).credentials,z=G[0]?.protocols??{};
return{...j,client:o,installations:U.flatMap(({installations:W})=>W),pluginDirectories:(0,n.n)(O.environment).pluginDirectories,mirrors:g.mirrorDirectories.map(
W=>({path:W,shown:w(W,O)})),paths:g,files:[...U.map(({file:W})=>W),...F.map(({file:W})=>({...W,state:"off"}))],turnedOff:Z.map(({host:W,place:J})=>({host:W,place:J,
by:P?.by??""})),helper:X?.helper??null,requestTimeoutMs:o==="opentofu"?(0,s.Hl)(z,O.environment):null,patience:(0,s.f5)(o,z,O.environment),findings:[...j.findings,
...X?.findings??[]],secrets:[...U,...F].flatMap(({secrets:W})=>W)}}function d({main:o},O,D){if(o===null)return[];const{path:g,chosenBy:I}=o;if((0,e.existsSync)(
g))return[k(g,O,D)];const P={path:g,shown:w(g,D),state:"absent"};return I==="default"?[_(P,[])]:[_(P,[i(O,{kind:"missing",setting:I,path:g},null)])]}const _=(o,O)=>({
credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},findings:O,secrets:[],isRead:!1,file:o}),E=/\.tfrc(?:\.json)?$/s,A=(o,O,D)=>(o===
null?[]:(0,S.wX)(o)).filter(g=>E.test(g)).map(g=>k((0,M.join)(o??"",g),O,D));function k(o,O,D){const g=(0,S.yR)(o,B),I=w(o,D);if(!g.ok){const C={kind:"unreadabl\
e",file:I,failure:g.failure};return _({path:o,shown:I,state:"not read"},[i(O,C,null)])}const P=l({shown:I,...g},O);return{...P,file:{path:o,shown:I,state:P.isRead?
"read":"not read"}}}function H(o,O){const D=o.flatMap(F=>F.findings),g=(F,j)=>{D.push(i(O,F,j))},I=K(new Map(o.flatMap(F=>[...F.credentials])),g),P=K(new Map(o.
flatMap(F=>[...F.hosts])),g),[C,...G]=new Map(o.flatMap(F=>[...F.helpers]));for(const[,{place:F}]of G)g({kind:"two helpers"},F);const U=C===void 0?null:{name:C[0],
...C[1]};return{credentials:I,forced:P,helper:U,findings:D}}function K(o,O){const D=new Map;for(const[g,I]of o){const P=(0,N.Pv)(g),C="services"in I?"host":"cre\
dentials";if(P.ok)D.set(P.value,{...I,host:P.value});else{const G={label:g,why:P.why,advice:(0,$.L6)(g)};O({kind:"label",type:C,...G},I.place)}}return[...D.values()]}
const Y=o=>(0,x.DF)(o,({problem:{code:O,message:D},places:g})=>[O,D,g])}),4265:((V,b,p)=>{p.d(b,{Hl:()=>T,Ln:()=>N,f5:()=>t,zT:()=>R});var e=p(1541);const M=r=>({
plugin_cache_dir:e.sc,plugin_cache_may_break_dependency_lock_file:e.zC,host:e.A7(e.Tb({services:e.A7(e.T)},r)),credentials:e.A7(e.A7(e.T)),credentials_helper:e.
A7(e.Tb({args:e.c3(e.sc)},r))}),S={providers:e.A7(e.sc),provisioners:e.A7(e.sc),disable_checkpoint:e.zC,disable_checkpoint_signature:e.zC,...M(!1)},x=M(!0),$={path:[],
span:{start:0,end:0}};function N(r,u){const f=u==="terraform",n={},s=e.LH(()=>{f?e.ql(r,$,S,n):e.ql(r,$,x,n)});return{values:f&&s!==null?{}:n,mistake:s}}const L="\
registry_protocols",v={retry_count:e.sD,request_timeout_seconds:e.sD};function R(r){const[u=[]]=r.flatMap(s=>s.name===L?e.AV(s):[]),f={},n=e.LH(()=>e.ql(u,{...$,
path:[L]},v,f));return n===null?{protocols:f,mistakes:[]}:{protocols:{},mistakes:[{span:n.argument.span,why:n.message}]}}function T({request_timeout_seconds:r},u){
const f=c(u.TF_REGISTRY_CLIENT_TIMEOUT);return f!==null?f*1e3:r===void 0?null:r>0?r*1e3:Number.POSITIVE_INFINITY}const y=1e4,a=1;function t(r,u,f){const n=c(f.TF_REGISTRY_DISCOVERY_RETRY)??
u.retry_count??a;return{client:r,attemptMs:T(u,f)??y,retries:Math.max(n,0)}}function c(r){const u=/^\+?\d+$/.test(r??"")?Number(r):0;return u>0?u:null}}),1731:((V,b,p)=>{
p.d(b,{Cg:()=>y,PW:()=>n,Ty:()=>T,Zy:()=>a,_T:()=>s,hZ:()=>x,kv:()=>w,mb:()=>B,oF:()=>L,rK:()=>v});var e=p(4091),M=p(9562);const S=new RegExp(`^${M.eQ}$`),x=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,$=new RegExp(`^${x}[.+-]?$`),N=2n**63n-1n;function L(m){const[,d,_,E,A]=S.exec(m)??[];
return d===void 0?null:R(m,d,E??_,A)}function v(m){const[,d,_,E]=$.exec(m)??[];return d===void 0?null:R(m,d,_,E)}function R(m,d,_="",E=""){const A=d.split(".").
map(H=>H.replace(/^0+(?=.)/,""));if(A.some(H=>H.length>19))return null;const k=A.map(BigInt);if(k.some(H=>H>N))return null;for(;k.length<3;)k.push(0n);return{text:m,
numbers:k,written:A.length,pre:_,build:E}}const T=m=>m.pre!=="",y=({numbers:m,pre:d,build:_})=>`${m.join(".")}${d===""?"":`-${d}`}${_===""?"":`+${_}`}`;function a(m,d){
const _=Math.max(m.numbers.length,d.numbers.length);for(let E=0;E<_;E++){const[A,k]=[m.numbers[E]??0n,d.numbers[E]??0n];if(A!==k)return A<k?-1:1}return m.pre===
d.pre||m.numbers.length!==d.numbers.length?0:m.pre===""||d.pre===""?m.pre===""?1:-1:t(m.pre,d.pre)}function t(m,d){const[_,E]=[m.split("."),d.split(".")];for(let A=0;;A++){
const[k,H]=[A+1>=_.length,A+1>=E.length];if(k!==H)return k?-1:1;const K=c(_[A]??"",E[A]??"");if(K!==0||k)return K}}function c(m,d){const[_,E]=[/^[0-9]*$/.test(m),
/^[0-9]*$/.test(d)];return _!==E?_?-1:1:_&&m.length!==d.length?m.length-d.length:m===d?0:m<d?-1:1}const r="[\\t\\n\\f\\r ]*",u=new RegExp(`^${r}(<=|>=|!=|~>|<|>\
|=|)${r}(${M.eQ})${r}$`),f="This string does not use correct version constraint syntax";function n(m){const d=[];for(const _ of m.split(",")){const[,E,A=""]=u.exec(
_)??[],k=L(A);if(k===null)return(0,e.TR)(f);d.push({operator:E||"=",version:k,text:_})}return(0,e.Ju)(d)}function s(m){const d=n(m);if(!d.ok)return d;const _=[];
for(const E of d.value){const A=v(E.version.text);if(A===null||!i.test(E.text.trim()))return(0,e.TR)(`Incorrect version constraint syntax: ${l(E)}`);_.push({...E,
version:A})}return(0,e.Ju)(_)}const i=/^[<>=!~]* ?[0-9]/;function l({operator:m,version:d,text:_}){const E=_.trim();if(d.text.startsWith("v"))return'a "v" prefi\
x should not be used';if(!i.test(E))return`only one space is expected after the operator "${m}"`;if(d.numbers.length>3)return"too many numbered portions; only t\
hree are allowed (major, minor, patch)";const[A]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(E)??[""];return`missing comma after "${A}"`}
const h=[">",">=","=","~>","<=","<","!="];function w(m){const d=[...m].sort((_,E)=>a(_.version,E.version)||t(_.version.build,E.version.build)||h.indexOf(_.operator)-
h.indexOf(E.operator)||E.version.written-_.version.written);return[...new Set(d.map(B))].join(", ")}function B({operator:m,version:d}){if(m==="=")return y(d);const _=m===
"~>"&&d.written<3?d.numbers.slice(0,2):d.numbers;return`${m} ${y({...d,numbers:_})}`}}),8884:((V,b,p)=>{p.d(b,{n:()=>$});var e=p(4e3);const M=["TF_CLI_ARGS_init",
"TF_CLI_ARGS"],S=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,x=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function $(T){const y=v(T),a=c=>y.findLast(r=>r.name===c)?.value,t=c=>y.filter(r=>r.name===c).map(({value:r})=>r);return{upgrade:N(a("upgrade")??"false"),hasBackend:N(
a("backend")??a("cloud")??"true"),isLockReadonly:a("lockfile")==="readonly",pluginDirectories:t("plugin-dir"),backendConfig:t("backend-config"),remarks:M.flatMap(
c=>{const r=y.filter(({name:u,from:f})=>f===c&&x.test(u)).map(L);return r.length===0?[]:[`init is predicted with ${r.join(" ")} of ${c}`]})}}const N=T=>/^(1|[tT]|true|TRUE|True)$/.
test(T);function L({name:T,value:y}){if(y==="true")return`-${T}`;const a=T==="backend-config"&&!y.startsWith("hostname=");return`-${T}=${(0,e.dh)(a?y.replace(/=.*/s,
"=\u2026"):y)}`}function v(T){const y=M.flatMap(t=>R(T[t]??"").map(c=>({text:c,from:t}))).values(),a=[];for(const{text:t,from:c}of y){const[,r,,u]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(t)??[];if(r===void 0)break;const f=()=>S.test(r)?y.next().value?.text??"":"true";a.push({name:r,from:c,value:u??f()})}return a}function R(T){const[y=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(T)??[];return(y.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(t=>t.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(c,r,u,f)=>String(r??
f??u.replace(/\\(.)/gs,"$1"))))}}),5585:((V,b,p)=>{p.d(b,{g8:()=>x,hg:()=>$,pS:()=>L});var e=p(8161),M=p(5747);const S={x64:"amd64",ia32:"386",ppc64:"ppc64le"};
function x(a){const t=(0,e.platform)();return{system:t==="win32"?"windows":"unix",platform:`${t==="win32"?"windows":t}_${S[(0,e.arch)()]??(0,e.arch)()}`,environment:a,
accountHome:(0,M.N0)(()=>(0,e.userInfo)().homedir||null,null)}}function $(a,t,c,r=null){const u=v(t.environment,r),f=R(t),n=f===null?null:T(a,t,f,c),s=n?.dataDirectories??
[],i=f===null?[]:N(f,t),l=y(t),h=w=>l(w,"plugins");return{main:u??(n&&{path:n.main,chosenBy:"default"}),directory:u===null&&n!==null?n.directory:null,directoryOff:u&&
n&&{path:n.directory,by:u.chosenBy},helperDirectories:s.map(h).flatMap(w=>[w,l(w,t.platform)]),mirrorDirectories:[...s,...i].map(h)}}function N(a,t){const{system:c,
platform:r,environment:u}=t,f=y(t);if(c==="windows")return[f(a,"HashiCorp","Terraform")];if(r.startsWith("darwin"))return[a,""].map(l=>f(l,"Library","Applicatio\
n Support","io.terraform"));const{XDG_DATA_HOME:n="",XDG_DATA_DIRS:s}=u,i=l=>l.startsWith("/");return[i(n)?n:f(a,".local","share"),...(s||"/usr/local/share:/usr\
/share").split(":").filter(i)].map(l=>f(l,"terraform"))}function L(a,t){const c=R(t),r=t.system==="windows"?"\\":"/";return c===null||c.length<2||!a.startsWith(
c+r)?a:(t.system==="windows"?"%APPDATA%":"~")+a.slice(c.length)}function v(a,t){if(t)return{path:t,chosenBy:"cli-config"};for(const c of["TF_CLI_CONFIG_FILE","T\
ERRAFORM_CONFIG"]){const r=a[c];if(r)return{path:r,chosenBy:c}}return null}function R({system:a,environment:t,accountHome:c}){return a==="windows"?t.APPDATA||null:
t.HOME||c||null}function T(a,t,c,r){const u=y(t),f=t.system==="windows",n=u(c,f?"terraform.rc":".terraformrc"),s=u(c,f?"tofu.rc":".tofurc"),i=u(c,f?"terraform.d":
".terraform.d");if(a==="terraform")return{main:n,directory:i,dataDirectories:[i]};const l=r(n)&&!r(s)?n:s;if(f)return{main:l,directory:i,dataDirectories:[i]};const{
XDG_CONFIG_HOME:h,XDG_DATA_HOME:w}=t.environment,B=!r(n)&&!r(s);return{main:h&&B?u(h,"opentofu","tofurc"):l,directory:h&&!r(i)?u(h,"opentofu"):i,dataDirectories:w?
[i,u(w,"opentofu")]:[i]}}const y=({system:a})=>(t,...c)=>a==="windows"?[t.replace(/(?<![\\/])[\\/]+$/,""),...c].join("\\"):[t.replace(/(?<!\/)\/+$/,""),...c].join(
"/")}),2218:((V,b,p)=>{p.r(b),p.d(b,{configPaths:()=>e.hg,mergeMistakes:()=>M.Ot,readCliConfig:()=>M.J1,shownPath:()=>e.pS,thisMachine:()=>e.g8});var e=p(5585),
M=p(2905)})};export{Q as ids,q as modules};
