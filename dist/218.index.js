const on=[218,138,218],sn={5585:((G,F,u)=>{u.d(F,{g8:()=>S,hg:()=>k,pS:()=>P});var e=u(8161),O=u(6760),A=u(5747);const x={x64:"amd64",ia32:"386",ppc64:"ppc64le"};
function S(a){const o=(0,e.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o==="win32"?"windows":o}_${x[(0,e.arch)()]??(0,e.arch)()}`,environment:a,
accountHome:(0,A.N0)(()=>(0,e.userInfo)().homedir||null,null)}}function k(a,o,t,l=null){const c=v(o.environment,l),f=h(o),p=f===null?null:g(a,o,f,t),M=p?.dataDirectories??
[],T=f===null?[]:C(f,o),y=E(o),D=L=>y(L,"plugins");return{main:c??(p&&{path:p.main,chosenBy:"default"}),directory:c===null&&p!==null?p.directory:null,directoryOff:c&&
p&&{path:p.directory,by:c.chosenBy},helperDirectories:M.map(D).flatMap(L=>[L,y(L,o.platform)]),mirrorDirectories:[...M,...T].map(D)}}function C(a,o){const{system:t,
platform:l,environment:c}=o,f=E(o);if(t==="windows")return[f(a,"HashiCorp","Terraform")];if(l.startsWith("darwin"))return[a,"/"].map(y=>f(y,"Library","Applicati\
on Support","io.terraform"));const{XDG_DATA_HOME:p="",XDG_DATA_DIRS:M}=c,T=y=>y.startsWith("/");return[T(p)?p:f(a,".local","share"),...(M||"/usr/local/share:/us\
r/share").split(":").filter(T)].map(y=>f(y,"terraform"))}function P(a,o){const t=h(o),l=o.system==="windows"?"\\":"/";return t===null||t.length<2||!a.startsWith(
t+l)?a:(o.system==="windows"?"%APPDATA%":"~")+a.slice(t.length)}function v(a,o){if(o)return{path:o,chosenBy:"cli-config"};for(const t of["TF_CLI_CONFIG_FILE","T\
ERRAFORM_CONFIG"]){const l=a[t];if(l)return{path:l,chosenBy:t}}return null}function h({system:a,environment:o,accountHome:t}){return a==="windows"?o.APPDATA||null:
o.HOME||t||null}function g(a,o,t,l){const c=E(o),f=o.system==="windows",p=c(t,f?"terraform.rc":".terraformrc"),M=c(t,f?"tofu.rc":".tofurc"),T=c(t,f?"terraform.d":
".terraform.d");if(a==="terraform")return{main:p,directory:T,dataDirectories:[T]};const y=l(p)&&!l(M)?p:M;if(f)return{main:y,directory:T,dataDirectories:[T]};const{
XDG_CONFIG_HOME:D,XDG_DATA_HOME:L}=o.environment,B=!l(p)&&!l(M);return{main:D&&B?c(D,"opentofu","tofurc"):y,directory:D&&!l(T)?c(D,"opentofu"):T,dataDirectories:L?
[T,c(L,"opentofu")]:[T]}}const E=({system:a})=>(a==="windows"?O.win32:O.posix).join}),2218:((G,F,u)=>{u.r(F),u.d(F,{configPaths:()=>e.hg,mergeMistakes:()=>O.Ot,
readCliConfig:()=>O.J1,shownPath:()=>e.pS,thisMachine:()=>e.g8});var e=u(5585),O=u(2905)}),8884:((G,F,u)=>{u.d(F,{n:()=>S});var e=u(4e3);const O=["TF_CLI_ARGS_i\
nit","TF_CLI_ARGS"],A=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,x=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function S(h){const g=P(h),E=o=>g.findLast(t=>t.name===o)?.value,a=o=>g.filter(t=>t.name===o).map(({value:t})=>t);return{upgrade:k(E("upgrade")??"false"),hasBackend:k(
E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:a("plugin-dir"),backendConfig:a("backend-config"),remarks:O.flatMap(
o=>{const t=g.filter(({name:l,from:c})=>c===o&&x.test(l)).map(C);return t.length===0?[]:[`init is predicted with ${t.join(" ")} of ${o}`]})}}const k=h=>/^(1|[tT]|true|TRUE|True)$/.
test(h);function C({name:h,value:g}){if(g==="true")return`-${h}`;const E=h==="backend-config"&&!g.startsWith("hostname=");return`-${h}=${(0,e.dh)(E?g.replace(/=.*/s,
"=\u2026"):g)}`}function P(h){const g=O.flatMap(a=>v(h[a]??"").map(o=>({text:o,from:a}))).values(),E=[];for(const{text:a,from:o}of g){const[,t,,l]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(a)??[];if(t===void 0)break;const c=()=>A.test(t)?g.next().value?.text??"":"true";E.push({name:t,from:o,value:l??c()})}return E}function v(h){const[g=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(h)??[];return(g.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(a=>a.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(o,t,l,c)=>String(t??
c??l.replace(/\\(.)/gs,"$1"))))}}),2905:((G,F,u)=>{u.d(F,{Ot:()=>q,J1:()=>B});var e=u(3024),O=u(6760),A=u(5747),x=u(2370),S=u(3229),k=u(1831),C=u(1731);let P=function(...n){
return{configFinding:P}=u.late([245,786],5405),new.target?new P(...n):P(...n)},v=function(...n){return{shownPath:v}=u.late([218],2218),new.target?new v(...n):v(
...n)};function h({name:n,args:r,place:i},s,d,m){const _=s.map(I=>({directory:I,files:(0,A.wX)(I).filter(b=>g((0,O.join)(I,b)))})),N=I=>v(I,m),$=l(n,_);if($!==null){
const I=(0,O.resolve)($.directory,$.file),b=a(I,m);return{helper:{name:n,args:r,path:I,shown:N(I),refusal:b},findings:[]}}const w={kind:"no helper",name:n,directories:s.
map(N)};return{helper:null,findings:[P(d,w,i)]}}const g=n=>(0,e.existsSync)(n)&&!(0,e.statSync)(n).isDirectory(),E=256;function a(n,{system:r}){if(r==="windows")
return null;if(!(0,e.statSync)(n).isFile())return"permission denied";const i=Buffer.alloc(E),s=()=>(0,A.ET)((0,e.openSync)(n,"r"),_=>i.subarray(0,(0,e.readSync)(
_,i))),d=(0,A.N0)(s,null);return d===null||d.toString("latin1",0,2)==="#!"||d.includes(0)?null:"exec format error"}const o="terraform-credentials-",t="0.0.0";function l(n,r){
let i=null;for(const{directory:s,files:d}of r)for(const m of d){const _=c(m,n);_===null||i!==null&&(0,C.Zy)(_,i.version)<=0||(i={directory:s,file:m,version:_})}
return i}function c(n,r){if(!n.startsWith(o))return null;const i=n.toLowerCase().slice(o.length).replace(/\.exe$/,""),s=i.indexOf("_v");return(s<0?i:i.slice(0,s))!==
r||i===""?null:(0,C.oF)(s<0?t:i.slice(s+2).replace(/_x.*$/s,""))}var f=u(8884),p=u(4265);let M=function(...n){return{configFinding:M}=u.late([245,786],5405),new.target?
new M(...n):M(...n)},T=function(...n){return{parseConfigFile:T}=u.late([245,786],5405),new.target?new T(...n):T(...n)},y=function(...n){return{configPaths:y}=u.
late([218],2218),new.target?new y(...n):y(...n)},D=function(...n){return{shownPath:D}=u.late([218],2218),new.target?new D(...n):D(...n)};const L=1024*1024;function B(n,r,i=null,s=null){
const d=y(n,r,e.existsSync,i),{directory:m,directoryOff:_,helperDirectories:N}=d,$=Q(d,n,r),w=[...$,...j(m,n,r)],I=j(_?.path??null,n,r),b=W(w,n),Y=b.helper&&h(b.
helper,N,n,r),nn=W(I,n).credentials,X=$[0]?.protocols??{};return{...b,client:n,installations:w.flatMap(({installations:R})=>R),pluginDirectories:(0,f.n)(r.environment).
pluginDirectories,mirrors:d.mirrorDirectories.map(R=>({path:R,shown:D(R,r)})),files:[...w.map(({file:R})=>R),...I.map(({file:R})=>({...R,state:"off"}))],turnedOff:[
...nn.map(({host:R,place:{file:tn,line:en}})=>({host:R,source:`${tn}:${en} (${_?.by} names another file)`})),...s===null?[]:J(s,d.main?.path??""),...r.environment.
TG_TF_REGISTRY_TOKEN?[V]:[]],helper:Y?.helper??null,requestTimeoutMs:n==="opentofu"?(0,p.Hl)(X,r.environment):null,patience:(0,p.f5)(n,X,r.environment),findings:[
...b.findings,...Y?.findings??[]],secrets:[...w,...I].flatMap(({secrets:R})=>R)}}const V={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},z=[
".terraformrc","terraform.rc",".tofurc","tofu.rc"],J=(n,r)=>z.filter(i=>{const s=(0,O.join)(n,i);return(0,e.existsSync)(s)&&s!==(0,O.resolve)(n,r)}).map(i=>({host:null,
source:`${i} (TF_CLI_CONFIG_FILE does not name it)`}));function Q({main:n},r,i){if(n===null)return[];const{path:s,chosenBy:d}=n;if((0,e.existsSync)(s))return[U(
s,r,i)];const m={path:s,shown:D(s,i),state:"absent"};return d==="default"?[H(m,[])]:[H(m,[M(r,{kind:"missing",setting:d,path:s},null)])]}const H=(n,r)=>({credentials:new Map,
hosts:new Map,helpers:new Map,installations:[],protocols:{},findings:r,secrets:[],isRead:!1,file:n}),Z=/\.tfrc(?:\.json)?$/s,j=(n,r,i)=>(n===null?[]:(0,A.wX)(n)).
filter(s=>Z.test(s)).map(s=>U((0,O.join)(n??"",s),r,i));function U(n,r,i){const s=(0,A.yR)(n,L),d=D(n,i);if(!s.ok){const _={kind:"unreadable",file:d,failure:s.failure};
return H({path:n,shown:d,state:"not read"},[M(r,_,null)])}const m=T({shown:d,...s},r);return{...m,file:{path:n,shown:d,state:m.isRead?"read":"not read"}}}function W(n,r){
const i=n.flatMap(w=>w.findings),s=(w,I)=>{i.push(M(r,w,I))},d=K(new Map(n.flatMap(w=>[...w.credentials])),s),m=K(new Map(n.flatMap(w=>[...w.hosts])),s),[_,...N]=new Map(
n.flatMap(w=>[...w.helpers]));for(const[,{place:w}]of N)s({kind:"two helpers"},w);const $=_===void 0?null:{name:_[0],..._[1]};return{credentials:d,forced:m,helper:$,
findings:i}}function K(n,r){const i=new Map;for(const[s,d]of n){const m=(0,k.Pv)(s),_="services"in d?"host":"credentials";if(m.ok)i.set(m.value,{...d,host:m.value});else{
const N={label:s,why:m.why,advice:(0,S.L6)(s)};r({kind:"label",type:_,...N},d.place)}}return[...i.values()]}const q=n=>(0,x.Qp)(n,({problem:{code:r,message:i},places:s})=>[
r,i,s])}),4265:((G,F,u)=>{u.d(F,{Hl:()=>h,Ln:()=>k,f5:()=>a,zT:()=>v});var e=u(1541);const O=t=>({plugin_cache_dir:e.sc,plugin_cache_may_break_dependency_lock_file:e.
zC,host:e.A7(e.Tb({services:e.A7(e.T)},t)),credentials:e.A7(e.A7(e.T)),credentials_helper:e.A7(e.Tb({args:e.c3(e.sc)},t))}),A={providers:e.A7(e.sc),provisioners:e.
A7(e.sc),disable_checkpoint:e.zC,disable_checkpoint_signature:e.zC,...O(!1)},x=O(!0),S={path:[],span:{start:0,end:0}};function k(t,l){const c=l==="terraform",f={},
p=e.LH(()=>{c?e.ql(t,S,A,f):e.ql(t,S,x,f)});return{values:c&&p!==null?{}:f,mistake:p}}const C="registry_protocols",P={retry_count:e.sD,request_timeout_seconds:e.
sD};function v(t){const[l=[]]=t.flatMap(p=>p.name===C?e.AV(p):[]),c={},f=e.LH(()=>e.ql(l,{...S,path:[C]},P,c));return f===null?{protocols:c,mistakes:[]}:{protocols:{},
mistakes:[{span:f.argument.span,why:f.message}]}}function h({request_timeout_seconds:t},l){const c=o(l.TF_REGISTRY_CLIENT_TIMEOUT);return c!==null?c*1e3:t===void 0?
null:t>0?t*1e3:Number.POSITIVE_INFINITY}const g=1e4,E=1;function a(t,l,c){const f=o(c.TF_REGISTRY_DISCOVERY_RETRY)??l.retry_count??E;return{client:t,attemptMs:h(
l,c)??g,retries:Math.max(f,0)}}function o(t){const l=/^\+?\d+$/.test(t??"")?Number(t):0;return l>0?l:null}})};export{on as ids,sn as modules};
