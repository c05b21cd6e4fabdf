const mn=[2801,2218,2218],gn={9837:((K,v,i)=>{i.r(v),i.d(v,{configPaths:()=>p.hg,mergeMistakes:()=>g.Ot,readCliConfig:()=>g.J1,shownPath:()=>p.pS,thisMachine:()=>p.
g8});var p=i(479),g=i(4696)}),5011:((K,v,i)=>{i.d(v,{n:()=>B});var p=i(9432);const g=["TF_CLI_ARGS_init","TF_CLI_ARGS"],x=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
G=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function B(T){const h=H(T),O=o=>h.flatMap(({name:u,value:f})=>u===o?f:[]),a=o=>O(o).
at(-1);return{upgrade:b(a("upgrade")??"false"),hasBackend:b(a("backend")??a("cloud")??"true"),isLockReadonly:a("lockfile")==="readonly",pluginDirectories:O("plu\
gin-dir"),backendConfig:O("backend-config"),variables:h.filter(({name:o})=>o==="var"||o==="var-file"),remarks:g.flatMap(o=>{const f=h.filter(({name:d,from:E})=>E===
o&&G.test(d)).map(k).join(" ");return f===""?[]:[`init is predicted with ${f} of ${o}`]})}}const b=T=>/^(1|[tT]|true|TRUE|True)$/.test(T);function k({name:T,value:h}){
if(h==="true")return`-${T}`;const O=T==="var"||T==="backend-config"&&!h.startsWith("hostname=");return`-${T}=${(0,p.dh)(O?h.replace(/=.*/s,"=\u2026"):h)}`}function H(T){
const h=g.flatMap(a=>w(T[a]??"").map(o=>({text:o,from:a}))).values(),O=[];for(const{text:a,from:o}of h){const[,u,,f]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(a)??[];if(u===
void 0)break;const d=()=>x.test(u)?h.next().value?.text??"":"true";O.push({name:u,from:o,value:f??d()})}return O}function w(T){const[h=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(T)??[];return(h.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(a=>a.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(o,u,f,d)=>String(u??
d??f.replace(/\\(.)/gs,"$1"))))}}),479:((K,v,i)=>{i.d(v,{g8:()=>B,hg:()=>b,pS:()=>H});var p=i(8161),g=i(6760),x=i(9968);const G={x64:"amd64",ia32:"386",ppc64:"p\
pc64le"};function B(a){const o=(0,p.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o==="win32"?"windows":o}_${G[(0,p.arch)()]??(0,p.arch)()}`,
environment:a,accountHome:(0,x.N0)(()=>(0,p.userInfo)().homedir||null,null)}}function b(a,o,u,f=null){const d=w(o.environment,f),E=T(o),_=E===null?null:h(a,o,E,
u),y=E===null?[]:k(E,o),I=O(o),L=M=>I(M,"plugins"),A=(_?.dataDirectories??[]).map(L);return{home:E,main:d??(_&&{path:_.main,chosenBy:"default"}),directory:d===null&&
_!==null?_.directory:null,directoryOff:d&&_&&{path:_.directory,by:d.chosenBy},helperDirectories:A.flatMap(M=>[M,I(M,o.platform)]),mirrorDirectories:[...A,...y.map(
L)]}}function k(a,o){const{system:u,platform:f,environment:d}=o,E=O(o);if(u==="windows")return[E(a,"HashiCorp","Terraform")];if(f.startsWith("darwin"))return[a,
"/"].map(I=>E(I,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:_="",XDG_DATA_DIRS:y}=d;return[g.posix.isAbsolute(_)?_:E(a,".local","share"),
...(y||"/usr/local/share:/usr/share").split(":").filter(g.posix.isAbsolute)].map(I=>E(I,"terraform"))}function H(a,o){const u=T(o),f=o.system==="windows"?"\\":"\
/";return u===null||u.length<2||!a.startsWith(u+f)?a:(o.system==="windows"?"%APPDATA%":"~")+a.slice(u.length)}function w(a,o){if(o)return{path:o,chosenBy:"cli-c\
onfig"};for(const u of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const f=a[u];if(f)return{path:f,chosenBy:u}}return null}function T({system:a,environment:o,accountHome:u}){
return a==="windows"?o.APPDATA||null:o.HOME||u||null}function h(a,o,u,f){const d=O(o),E=o.system==="windows",_=d(u,E?"terraform.rc":".terraformrc"),y=d(u,E?"tof\
u.rc":".tofurc"),I=d(u,E?"terraform.d":".terraform.d");if(a==="terraform")return{main:_,directory:I,dataDirectories:[I]};const L=f(_)&&!f(y)?_:y;if(E)return{main:L,
directory:I,dataDirectories:[I]};const{XDG_CONFIG_HOME:A,XDG_DATA_HOME:M}=o.environment,W=!f(_)&&!f(y);return{main:A&&W?d(A,"opentofu","tofurc"):L,directory:A&&
!f(I)?d(A,"opentofu"):I,dataDirectories:M?[I,d(M,"opentofu")]:[I]}}const O=({system:a})=>(a==="windows"?g.win32:g.posix).join}),4696:((K,v,i)=>{i.d(v,{Ot:()=>dn,
J1:()=>an});var p=i(3024),g=i(6760),x=i(9562),G=i(2170),B=i(1054),b=i(8032),k=i(255),H=i(3846),w=i(9968),T=i(523);let h=function(...n){return{configFinding:h}=i.
late([3276,3123],3123),new.target?new h(...n):h(...n)},O=function(...n){return{shownPath:O}=i.late([2218],9837),new.target?new O(...n):O(...n)};function a({name:n,
args:t,place:e},r,s,c){const m=r.map(l=>({directory:l,files:(0,w.wX)(l).filter($=>o((0,g.join)(l,$)))})),F=l=>O(l,c),C=d(n,m);if(C!==null){const l=(0,g.resolve)(
C.directory,C.file),$=u(l,c);return{helper:{name:n,args:t,path:l,shown:F(l),refusal:$},findings:[]}}const S={kind:"no helper",name:n,directories:r.map(F)};return{
helper:null,findings:[h(s,S,e)]}}const o=n=>(0,p.existsSync)(n)&&!(0,p.statSync)(n).isDirectory();function u(n,{system:t}){if(t==="windows")return null;if(!(0,p.
statSync)(n).isFile())return"permission denied";const e=Buffer.alloc(256),r=()=>(0,w.ET)((0,p.openSync)(n,"r"),m=>e.subarray(0,(0,p.readSync)(m,e))),s=(0,w.N0)(
r,null);return s===null||s.toString("latin1",0,2)==="#!"||s.includes(0)?null:"exec format error"}const f="terraform-credentials-";function d(n,t){const e=t.flatMap(
({directory:s,files:c})=>c.flatMap(m=>{const F=E(m,n);return F===null?[]:{directory:s,file:m,version:F}})),[r=null]=e.toSorted((s,c)=>(0,T.Zy)(c.version,s.version));
return r}function E(n,t){if(!n.startsWith(f))return null;const e=n.toLowerCase().slice(f.length).replace(/\.exe$/,""),r=e.indexOf("_v");return(r<0?e:e.slice(0,r))!==
t||e===""?null:(0,T.oF)(r<0?"0.0.0":e.slice(r+2).replace(/_x.*$/s,""))}var _=i(5011);function y({request_timeout_seconds:n},t){const e=M(t.TF_REGISTRY_CLIENT_TIMEOUT);
return e!==null?e*1e3:n===void 0?null:n>0?n*1e3:Number.POSITIVE_INFINITY}const I=1e4,L=1;function A(n,t,e){const r=M(e.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??
L;return{client:n,attemptMs:y(t,e)??I,retries:Math.max(r,0)}}function M(n){const t=/^\+?\d+$/.test(n??"")?Number(n):0;return t>0?t:null}const W=[["CI_JOB_TOKEN",
"only GitLab reads it","CI_SERVER_HOST",""],["INFRACOST_TERRAFORM_CLOUD_TOKEN","only Infracost reads it","INFRACOST_TERRAFORM_CLOUD_HOST"],["SCALR_TOKEN","only \
the scalr provider reads it","SCALR_HOSTNAME",""],["TF_API_TOKEN","only tfci reads it","TF_HOSTNAME"],["TFE_TOKEN","only the tfe provider reads it","TFE_HOSTNAM\
E"],["TG_TF_REGISTRY_TOKEN","only Terragrunt reads it",null]],en=/^(?!TF_CLI_CONFIG_FILE$|TERRAFORM_CONFIG$)(?:TF|TERRAFORM|(?:OPEN)?TOFU)_(?:CLI_)?CONFIG(?:_?(?:FILE|PATH))?$|^(?:TERRAFORM|TOFU)_?RC$/,
rn=n=>[...W.flatMap(([t,e,r,s="app.terraform.io"])=>{const c=r&&(n[r]||s);return n[t]?{host:c,source:`${t} (${e})`}:[]}),...Object.keys(n).filter(t=>en.test(t)).
map(t=>({host:null,source:`${t} (the CLIs read only TF_CLI_CONFIG_FILE)`}))],J=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],sn=(n,t)=>J.filter(e=>{const r=(0,g.
join)(n,e);return(0,p.existsSync)(r)&&r!==(0,g.resolve)(n,t)}).map(e=>({host:null,source:`${e} (TF_CLI_CONFIG_FILE does not name it)`}));let P=function(...n){return{
configFinding:P}=i.late([3276,3123],3123),new.target?new P(...n):P(...n)},j=function(...n){return{parseConfigFile:j}=i.late([3276,3123],3123),new.target?new j(...n):
j(...n)},U=function(...n){return{configPaths:U}=i.late([2218],9837),new.target?new U(...n):U(...n)},N=function(...n){return{shownPath:N}=i.late([2218],9837),new.target?
new N(...n):N(...n)};const on=1024*1024;function an(n,t,e=null,r=null){const s=U(n,t,p.existsSync,e),{directory:c,directoryOff:m,helperDirectories:F}=s,C=fn(s,n,
t),S=[...C,...Q(c,n,t)],l=[...un(s,n,t),...Q(m?.path??null,n,t)],$=m===null?`${b.bB[n]} reads ${N(s.main?.path??"",t)}`:`${m.by} names another file`,D=Z(S,n),q=D.
helper&&a(D.helper,F,n,t),nn=ln(S,t.environment),X=nn.pluginCache??"",pn=/^[/~]/.test(X)&&!(0,p.existsSync)(X),tn=C[0]?.protocols??{};return{...D,client:n,installations:S.
flatMap(({installations:R})=>R),pluginDirectories:(0,_.n)(t.environment).pluginDirectories,...nn,reattached:cn(t.environment,n),mirrors:s.mirrorDirectories.map(
R=>({path:R,shown:N(R,t)})),files:[...S.map(({file:R})=>R),...l.map(({file:R})=>({...R,state:"off"}))],turnedOff:[...D.unread,...Z(l,n).credentials.map(({host:R,
place:{file:hn,line:En}})=>({host:R,source:`${hn}:${En} (${$})`})),...r===null?[]:sn(r,s.main?.path??""),...rn(t.environment)],helper:q?.helper??null,requestTimeoutMs:n===
"opentofu"?y(tn,t.environment):null,patience:A(n,tn,t.environment),findings:[...D.findings,...q?.findings??[],...pn?[P(n,{kind:"cache",path:X},null)]:[]],secrets:[
...S,...l].flatMap(({secrets:R})=>R)}}function ln(n,t){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:e=""}=t,s=(n.find(({pluginCache:c})=>c!=="")?.pluginCache??
"").replace(/\$(?:\{(\w+)\}|(\w+))/g,(c,m,F)=>t[m??F]??"");return{pluginCache:t.TF_PLUGIN_CACHE_DIR||s||null,mayBreakLocks:!/^0?$/.test(e)||n.some(c=>c.mayBreakLocks)}}
function cn({TF_REATTACH_PROVIDERS:n=""},t){const e=(0,x.V)(n,"map");return(e.ok&&(0,x.G)(e.value)?Object.keys(e.value):[]).map(s=>(0,H.mi)(s,t)).filter(s=>s.kind!==
"invalid")}const un=({home:n,main:t},e,r)=>(n===null?[]:J).map(s=>(0,g.join)(n??"",s)).filter(s=>s!==(0,g.resolve)(t?.path??"")&&(0,p.existsSync)(s)).map(s=>Y(s,
e,r));function fn({main:n},t,e){if(n===null)return[];const{path:r,chosenBy:s}=n;if((0,p.existsSync)(r))return[Y(r,t,e)];const c={path:r,shown:N(r,e),state:"abse\
nt"};return s==="default"?[V(c,[])]:[V(c,[P(t,{kind:"missing",setting:s,path:r},null)])]}const V=(n,t)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],
protocols:{},pluginCache:"",mayBreakLocks:!1,findings:t,unread:t.map(({problem:e})=>({host:null,source:n.shown,problem:e})),secrets:[],isRead:!1,file:n}),Q=(n,t,e)=>(n===
null?[]:(0,w.wX)(n)).filter(r=>/\.tfrc(?:\.json)?$/s.test(r)).map(r=>Y((0,g.join)(n??"",r),t,e));function Y(n,t,e){const r=(0,w.yR)(n,on),s=N(n,e);if(!r.ok){const m={
kind:"unreadable",file:s,failure:r.failure};return V({path:n,shown:s,state:"not read"},[P(t,m,null)])}const c=j({shown:s,...r},t);return{...c,file:{path:n,shown:s,
state:c.isRead?"read":"not read"}}}function Z(n,t){const e=n.flatMap(l=>l.findings),r=n.flatMap(l=>l.unread),s=(l,$)=>{const D=P(t,l,$);e.push(D),!(l.kind!=="la\
bel"||l.type!=="credentials")&&r.push({host:l.label,source:l.file,problem:D.problem})},c=z(new Map(n.flatMap(l=>[...l.credentials])),s),m=z(new Map(n.flatMap(l=>[
...l.hosts])),s),[F,...C]=new Map(n.flatMap(l=>[...l.helpers]));for(const[,{place:l}]of C)s({kind:"two helpers"},l);const S=F===void 0?null:{name:F[0],...F[1]};
return{credentials:c,forced:m,helper:S,findings:e,unread:r}}function z(n,t){const e=new Map;for(const[r,s]of n){const c=(0,k.Pv)(r),m="services"in s?"host":"cre\
dentials",F=`${s.place.file}:${s.place.line}`,C={kind:"label",type:m,label:r,file:F,advice:(0,B.L6)(r)};c.ok?e.set(c.value,{...s,host:c.value}):t({...C,why:c.why},
s.place)}return[...e.values()]}const dn=n=>(0,G.Qp)(n,({problem:{code:t,message:e},places:r})=>[t,e,r])})};export{mn as ids,gn as modules};
