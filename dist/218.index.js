const rn=[218,905,437,218],on={5585:((X,F,h)=>{h.d(F,{g8:()=>x,hg:()=>L,pS:()=>j});var e=h(8161),b=h(5747);const v={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function x(p){
const i=(0,e.platform)();return{system:i==="win32"?"windows":"unix",platform:`${i==="win32"?"windows":i}_${v[(0,e.arch)()]??(0,e.arch)()}`,environment:p,accountHome:(0,b.
N0)(()=>(0,e.userInfo)().homedir||null,null)}}function L(p,i,u,o=null){const f=k(i.environment,o),m=P(i),n=m===null?null:R(p,i,m,u),r=n?.dataDirectories??[],c=m===
null?[]:N(m,i),a=M(i),E=T=>a(T,"plugins");return{main:f??(n&&{path:n.main,chosenBy:"default"}),directory:f===null&&n!==null?n.directory:null,directoryOff:f&&n&&
{path:n.directory,by:f.chosenBy},helperDirectories:r.map(E).flatMap(T=>[T,a(T,i.platform)]),mirrorDirectories:[...r,...c].map(E)}}function N(p,i){const{system:u,
platform:o,environment:f}=i,m=M(i);if(u==="windows")return[m(p,"HashiCorp","Terraform")];if(o.startsWith("darwin"))return[p,""].map(a=>m(a,"Library","Applicatio\
n Support","io.terraform"));const{XDG_DATA_HOME:n="",XDG_DATA_DIRS:r}=f,c=a=>a.startsWith("/");return[c(n)?n:m(p,".local","share"),...(r||"/usr/local/share:/usr\
/share").split(":").filter(c)].map(a=>m(a,"terraform"))}function j(p,i){const u=P(i),o=i.system==="windows"?"\\":"/";return u===null||u.length<2||!p.startsWith(
u+o)?p:(i.system==="windows"?"%APPDATA%":"~")+p.slice(u.length)}function k(p,i){if(i)return{path:i,chosenBy:"cli-config"};for(const u of["TF_CLI_CONFIG_FILE","T\
ERRAFORM_CONFIG"]){const o=p[u];if(o)return{path:o,chosenBy:u}}return null}function P({system:p,environment:i,accountHome:u}){return p==="windows"?i.APPDATA||null:
i.HOME||u||null}function R(p,i,u,o){const f=M(i),m=i.system==="windows",n=f(u,m?"terraform.rc":".terraformrc"),r=f(u,m?"tofu.rc":".tofurc"),c=f(u,m?"terraform.d":
".terraform.d");if(p==="terraform")return{main:n,directory:c,dataDirectories:[c]};const a=o(n)&&!o(r)?n:r;if(m)return{main:a,directory:c,dataDirectories:[c]};const{
XDG_CONFIG_HOME:E,XDG_DATA_HOME:T}=i.environment,G=!o(n)&&!o(r);return{main:E&&G?f(E,"opentofu","tofurc"):a,directory:E&&!o(c)?f(E,"opentofu"):c,dataDirectories:T?
[c,f(T,"opentofu")]:[c]}}const M=({system:p})=>(i,...u)=>p==="windows"?[i.replace(/(?<![\\/])[\\/]+$/,""),...u].join("\\"):[i.replace(/(?<!\/)\/+$/,""),...u].join(
"/")}),2218:((X,F,h)=>{h.r(F),h.d(F,{configPaths:()=>e.hg,mergeMistakes:()=>b.Ot,readCliConfig:()=>b.J1,shownPath:()=>e.pS,thisMachine:()=>e.g8});var e=h(5585),
b=h(2905)}),1541:((X,F,h)=>{h.d(F,{A7:()=>P,AV:()=>L,LH:()=>b,T:()=>f,Tb:()=>k,aZ:()=>e,c3:()=>R,ql:()=>N,sD:()=>p,sc:()=>M,zC:()=>u});class e extends Error{argument;want;constructor(r,c){
super(`${r.path.join(".")} must be ${c}`),this.argument=r,this.want=c}}function b(n){try{return n(),null}catch(r){if(r instanceof e)return r;throw r}}const v=n=>n.
name!==void 0;function x(n,r){if(n.kind==="object")return n.items.filter(v);throw new e(r,"a block")}function L({value:n,hasLabels:r}){if(n.kind!=="object")return[];
const c=n.items.filter(v);return r?c.flatMap(L):[c]}function N(n,r,c,a={}){for(const E of Object.keys(c)){const T=n.filter(l=>l.name.toLowerCase()===E),[G]=T;if(G===
void 0)continue;const H={path:[...r.path,E],span:G};for(const l of j(T))a[E]=c[E](l,H,a[E])}return a}function j(n){const r=n.flatMap(({hasLabels:a,value:E})=>a&&
E.kind==="object"?E.items:[]),c=n.filter(({hasLabels:a})=>!a).map(({value:a})=>a);return r.length===0?c:[{kind:"object",start:0,end:0,items:r},...c]}const k=(n,r)=>(c,a,E)=>N(
x(c,a),a,n,r?E:{}),P=n=>(r,c,a=new Map)=>{const E=new Map;for(const{name:T,start:G,end:H,value:l,hasLabels:s=!1}of x(r,c)){const g={path:[...c.path,T],span:{start:G,
end:H}};if((E.get(T)??s)!==s)throw new e(g,"a block with one label");E.set(T,s),a.set(T,{start:G,end:H,value:n(l,g,a.get(T)?.value)})}return a},R=n=>(r,c,a=[])=>{
if(r.kind!=="tuple")throw new e(c,"a list");const E=r.elements.map(T=>n(T,c));for(const T of E)a.push(T);return a},M=(n,r)=>{if(n.kind==="string"||n.kind==="tem\
plate")return n.verbatim??"";if(n.kind==="primitive"&&n.value===null)return"";if(i(n))return String(n.value);throw new e(r,"a string")},p=(n,r)=>{if(i(n))return n.
value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new e(r,"a whole number")},i=n=>n.kind==="primitive"&&Number.isSafeInteger(
n.value)&&String(n.value).length===n.end-n.start,u=(n,r)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new e(r,"true or false")},o=2**
63-1,f=(n,r,c)=>{const a=m(n,r);if(c!==void 0&&(typeof c=="object"||typeof c!=typeof a))throw new e(r,"set only once");return a};function m(n,r){if(n.kind==="tu\
ple")return n.elements.map(c=>m(c,r));if(n.kind==="object"){const c=P(f)(n,r);return Object.fromEntries(Array.from(c,([a,E])=>[a,E.value]))}if(n.kind!=="primiti\
ve"||n.value===null)return M(n,r);if(Math.abs(Number(n.value))>o)throw new e(r,"a whole number");return n.value}}),2905:((X,F,h)=>{h.d(F,{Ot:()=>q,J1:()=>H});var e=h(
3024),b=h(6760),v=h(5747),x=h(5799),L=h(3229),N=h(1831),j=h(1731);let k=function(...t){return{configFinding:k}=h.late([245,765],4765),new.target?new k(...t):k(...t)},
P=function(...t){return{shownPath:P}=h.late([218],2218),new.target?new P(...t):P(...t)};function R({name:t,args:_,place:w},d,y,A){const D=d.map(C=>({directory:C,
files:(0,v.wX)(C).filter(K=>M((0,b.join)(C,K)))})),U=C=>P(C,A),V=f(t,D);if(V!==null){const C=(0,b.resolve)(V.directory,V.file),K=i(C,A);return{helper:{name:t,args:_,
path:C,shown:U(C),refusal:K},findings:[]}}const S={kind:"no helper",name:t,directories:d.map(U)};return{helper:null,findings:[k(y,S,w)]}}const M=t=>(0,e.existsSync)(
t)&&!(0,e.statSync)(t).isDirectory(),p=256;function i(t,{system:_}){if(_==="windows")return null;if(!(0,e.statSync)(t).isFile())return"permission denied";const w=Buffer.
alloc(p),d=()=>(0,v.ET)((0,e.openSync)(t,"r"),D=>w.subarray(0,(0,e.readSync)(D,w))),y=(0,v.N0)(d,null);return y===null||y.toString("latin1",0,2)==="#!"||y.includes(
0)?null:"exec format error"}const u="terraform-credentials-",o="0.0.0";function f(t,_){let w=null;for(const{directory:d,files:y}of _)for(const A of y){const D=m(
A,t);D===null||w!==null&&(0,j.Zy)(D,w.version)<=0||(w={directory:d,file:A,version:D})}return w}function m(t,_){if(!t.startsWith(u))return null;const w=t.toLowerCase().
slice(u.length).replace(/\.exe$/,""),d=w.indexOf("_v");return(d<0?w:w.slice(0,d))!==_||w===""?null:(0,j.oF)(d<0?o:w.slice(d+2).replace(/_x.*$/s,""))}var n=h(8884),
r=h(4265);let c=function(...t){return{configFinding:c}=h.late([245,765],4765),new.target?new c(...t):c(...t)},a=function(...t){return{parseConfigFile:a}=h.late(
[245,765],4765),new.target?new a(...t):a(...t)},E=function(...t){return{configPaths:E}=h.late([218],2218),new.target?new E(...t):E(...t)},T=function(...t){return{
shownPath:T}=h.late([218],2218),new.target?new T(...t):T(...t)};const G=1024*1024;function H(t,_,w=null,d=null){const y=E(t,_,e.existsSync,w),{directory:A,directoryOff:D,
helperDirectories:U}=y,V=O(y,t,_),S=[...V,...B(A,t,_)],C=B(D?.path??null,t,_),K=z(S,t),J=K.helper&&R(K.helper,U,t,_),nn=z(C,t).credentials,Q=V[0]?.protocols??{};
return{...K,client:t,installations:S.flatMap(({installations:W})=>W),pluginDirectories:(0,n.n)(_.environment).pluginDirectories,mirrors:y.mirrorDirectories.map(
W=>({path:W,shown:T(W,_)})),paths:y,files:[...S.map(({file:W})=>W),...C.map(({file:W})=>({...W,state:"off"}))],turnedOff:[...nn.map(({host:W,place:{file:tn,line:en}})=>({
host:W,source:`${tn}:${en} (${D?.by} names another file)`})),...d===null?[]:g(d,y.main?.path??""),..._.environment.TG_TF_REGISTRY_TOKEN?[l]:[]],helper:J?.helper??
null,requestTimeoutMs:t==="opentofu"?(0,r.Hl)(Q,_.environment):null,patience:(0,r.f5)(t,Q,_.environment),findings:[...K.findings,...J?.findings??[]],secrets:[...S,
...C].flatMap(({secrets:W})=>W)}}const l={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},s=[".terraformrc","terraform.rc",".tofurc","tofu.r\
c"],g=(t,_)=>s.filter(w=>{const d=(0,b.join)(t,w);return(0,e.existsSync)(d)&&d!==(0,b.resolve)(t,_)}).map(w=>({host:null,source:`${w} (TF_CLI_CONFIG_FILE does n\
ot name it)`}));function O({main:t},_,w){if(t===null)return[];const{path:d,chosenBy:y}=t;if((0,e.existsSync)(d))return[Y(d,_,w)];const A={path:d,shown:T(d,w),state:"\
absent"};return y==="default"?[I(A,[])]:[I(A,[c(_,{kind:"missing",setting:y,path:d},null)])]}const I=(t,_)=>({credentials:new Map,hosts:new Map,helpers:new Map,
installations:[],protocols:{},findings:_,secrets:[],isRead:!1,file:t}),$=/\.tfrc(?:\.json)?$/s,B=(t,_,w)=>(t===null?[]:(0,v.wX)(t)).filter(d=>$.test(d)).map(d=>Y(
(0,b.join)(t??"",d),_,w));function Y(t,_,w){const d=(0,v.yR)(t,G),y=T(t,w);if(!d.ok){const D={kind:"unreadable",file:y,failure:d.failure};return I({path:t,shown:y,
state:"not read"},[c(_,D,null)])}const A=a({shown:y,...d},_);return{...A,file:{path:t,shown:y,state:A.isRead?"read":"not read"}}}function z(t,_){const w=t.flatMap(
S=>S.findings),d=(S,C)=>{w.push(c(_,S,C))},y=Z(new Map(t.flatMap(S=>[...S.credentials])),d),A=Z(new Map(t.flatMap(S=>[...S.hosts])),d),[D,...U]=new Map(t.flatMap(
S=>[...S.helpers]));for(const[,{place:S}]of U)d({kind:"two helpers"},S);const V=D===void 0?null:{name:D[0],...D[1]};return{credentials:y,forced:A,helper:V,findings:w}}
function Z(t,_){const w=new Map;for(const[d,y]of t){const A=(0,N.Pv)(d),D="services"in y?"host":"credentials";if(A.ok)w.set(A.value,{...y,host:A.value});else{const U={
label:d,why:A.why,advice:(0,L.L6)(d)};_({kind:"label",type:D,...U},y.place)}}return[...w.values()]}const q=t=>(0,x.DF)(t,({problem:{code:_,message:w},places:d})=>[
_,w,d])}),4265:((X,F,h)=>{h.d(F,{Hl:()=>R,Ln:()=>N,f5:()=>i,zT:()=>P});var e=h(1541);const b=o=>({plugin_cache_dir:e.sc,plugin_cache_may_break_dependency_lock_file:e.
zC,host:e.A7(e.Tb({services:e.A7(e.T)},o)),credentials:e.A7(e.A7(e.T)),credentials_helper:e.A7(e.Tb({args:e.c3(e.sc)},o))}),v={providers:e.A7(e.sc),provisioners:e.
A7(e.sc),disable_checkpoint:e.zC,disable_checkpoint_signature:e.zC,...b(!1)},x=b(!0),L={path:[],span:{start:0,end:0}};function N(o,f){const m=f==="terraform",n={},
r=e.LH(()=>{m?e.ql(o,L,v,n):e.ql(o,L,x,n)});return{values:m&&r!==null?{}:n,mistake:r}}const j="registry_protocols",k={retry_count:e.sD,request_timeout_seconds:e.
sD};function P(o){const[f=[]]=o.flatMap(r=>r.name===j?e.AV(r):[]),m={},n=e.LH(()=>e.ql(f,{...L,path:[j]},k,m));return n===null?{protocols:m,mistakes:[]}:{protocols:{},
mistakes:[{span:n.argument.span,why:n.message}]}}function R({request_timeout_seconds:o},f){const m=u(f.TF_REGISTRY_CLIENT_TIMEOUT);return m!==null?m*1e3:o===void 0?
null:o>0?o*1e3:Number.POSITIVE_INFINITY}const M=1e4,p=1;function i(o,f,m){const n=u(m.TF_REGISTRY_DISCOVERY_RETRY)??f.retry_count??p;return{client:o,attemptMs:R(
f,m)??M,retries:Math.max(n,0)}}function u(o){const f=/^\+?\d+$/.test(o??"")?Number(o):0;return f>0?f:null}}),1731:((X,F,h)=>{h.d(F,{Cg:()=>p,PW:()=>r,Ty:()=>M,Zy:()=>i,
_T:()=>c,hZ:()=>x,kv:()=>G,mb:()=>H,oF:()=>k,rK:()=>P});var e=h(4091),b=h(9562);const v=new RegExp(`^${b.eQ}$`),x=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
L=new RegExp(`^${x}[.+-]?$`),N=2n**63n-1n,j=Array.from({length:100},(l,s)=>BigInt(s));function k(l){const[,s,g,O,I]=v.exec(l)??[];return s===void 0?null:R(l,s,O??
g,I)}function P(l){const[,s,g,O]=L.exec(l)??[];return s===void 0?null:R(l,s,g,O)}function R(l,s,g="",O=""){const I=s.split(".").map(B=>B.replace(/^0+(?=.)/,""));
if(I.some(B=>B.length>19))return null;const $=I.map(B=>j[Number(B)]??BigInt(B));if($.some(B=>B>N))return null;for(;$.length<3;)$.push(0n);return{text:l,numbers:$,
written:I.length,pre:g,build:O}}const M=l=>l.pre!=="",p=({numbers:l,pre:s,build:g})=>`${l.join(".")}${s===""?"":`-${s}`}${g===""?"":`+${g}`}`;function i(l,s){const g=Math.
max(l.numbers.length,s.numbers.length);for(let O=0;O<g;O++){const[I,$]=[l.numbers[O]??0n,s.numbers[O]??0n];if(I!==$)return I<$?-1:1}return l.pre===s.pre||l.numbers.
length!==s.numbers.length?0:l.pre===""||s.pre===""?l.pre===""?1:-1:u(l.pre,s.pre)}function u(l,s){const[g,O]=[l.split("."),s.split(".")];for(let I=0;;I++){const[
$,B]=[I+1>=g.length,I+1>=O.length];if($!==B)return $?-1:1;const Y=o(g[I]??"",O[I]??"");if(Y!==0||$)return Y}}function o(l,s){const[g,O]=[/^[0-9]*$/.test(l),/^[0-9]*$/.
test(s)];return g!==O?g?-1:1:g&&l.length!==s.length?l.length-s.length:l===s?0:l<s?-1:1}const f="[\\t\\n\\f\\r ]*",m=new RegExp(`^${f}(<=|>=|!=|~>|<|>|=|)${f}(${b.
eQ})${f}$`),n="This string does not use correct version constraint syntax";function r(l){const s=[];for(const g of l.split(",")){const[,O,I=""]=m.exec(g)??[],$=k(
I);if($===null)return(0,e.TR)(n);s.push({operator:O||"=",version:$,text:g})}return(0,e.Ju)(s)}function c(l){const s=r(l);if(!s.ok)return s;const g=[];for(const O of s.
value){const I=P(O.version.text);if(I===null||!a.test(O.text.trim()))return(0,e.TR)(`Incorrect version constraint syntax: ${E(O)}`);g.push({...O,version:I})}return(0,e.
Ju)(g)}const a=/^[<>=!~]* ?[0-9]/;function E({operator:l,version:s,text:g}){const O=g.trim();if(s.text.startsWith("v"))return'a "v" prefix should not be used';if(!a.
test(O))return`only one space is expected after the operator "${l}"`;if(s.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[I]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(O)??[""];return`missing comma after "${I}"`}const T=[">",">=","=","~>","\
<=","<","!="];function G(l){const s=[...l].sort((g,O)=>i(g.version,O.version)||u(g.version.build,O.version.build)||T.indexOf(g.operator)-T.indexOf(O.operator)||
O.version.written-g.version.written);return[...new Set(s.map(H))].join(", ")}function H({operator:l,version:s}){if(l==="=")return p(s);const g=l==="~>"&&s.written<
3?s.numbers.slice(0,2):s.numbers;return`${l} ${p({...s,numbers:g})}`}}),8884:((X,F,h)=>{h.d(F,{n:()=>L});var e=h(4e3);const b=["TF_CLI_ARGS_init","TF_CLI_ARGS"],
v=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,x=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function L(R){const M=k(R),p=u=>M.findLast(o=>o.name===u)?.value,i=u=>M.filter(o=>o.name===u).map(({value:o})=>o);return{upgrade:N(p("upgrade")??"false"),hasBackend:N(
p("backend")??p("cloud")??"true"),isLockReadonly:p("lockfile")==="readonly",pluginDirectories:i("plugin-dir"),backendConfig:i("backend-config"),remarks:b.flatMap(
u=>{const o=M.filter(({name:f,from:m})=>m===u&&x.test(f)).map(j);return o.length===0?[]:[`init is predicted with ${o.join(" ")} of ${u}`]})}}const N=R=>/^(1|[tT]|true|TRUE|True)$/.
test(R);function j({name:R,value:M}){if(M==="true")return`-${R}`;const p=R==="backend-config"&&!M.startsWith("hostname=");return`-${R}=${(0,e.dh)(p?M.replace(/=.*/s,
"=\u2026"):M)}`}function k(R){const M=b.flatMap(i=>P(R[i]??"").map(u=>({text:u,from:i}))).values(),p=[];for(const{text:i,from:u}of M){const[,o,,f]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(i)??[];if(o===void 0)break;const m=()=>v.test(o)?M.next().value?.text??"":"true";p.push({name:o,from:u,value:f??m()})}return p}function P(R){const[M=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(R)??[];return(M.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(i=>i.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(u,o,f,m)=>String(o??
m??f.replace(/\\(.)/gs,"$1"))))}})};export{rn as ids,on as modules};
