const mn=[2218,5830,2218],gn={9837:((k,S,i)=>{i.r(S),i.d(S,{configPaths:()=>p.hg,mergeMistakes:()=>T.Ot,readCliConfig:()=>T.J1,shownPath:()=>p.pS,thisMachine:()=>p.
g8});var p=i(479),T=i(4347)}),479:((k,S,i)=>{i.d(S,{g8:()=>b,hg:()=>$,pS:()=>B});var p=i(8161),T=i(6760),N=i(9968);const x={x64:"amd64",ia32:"386",ppc64:"ppc64l\
e"};function b(a){const o=(0,p.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o==="win32"?"windows":o}_${x[(0,p.arch)()]??(0,p.arch)()}`,environment:a,
accountHome:(0,N.N0)(()=>(0,p.userInfo)().homedir||null,null)}}function $(a,o,u,f=null){const d=A(o.environment,f),m=O(o),I=m===null?null:h(a,o,m,u),R=m===null?
[]:G(m,o),E=_(o),C=v=>E(v,"plugins"),y=(I?.dataDirectories??[]).map(C);return{home:m,main:d??(I&&{path:I.main,chosenBy:"default"}),directory:d===null&&I!==null?
I.directory:null,directoryOff:d&&I&&{path:I.directory,by:d.chosenBy},helperDirectories:y.flatMap(v=>[v,E(v,o.platform)]),mirrorDirectories:[...y,...R.map(C)]}}function G(a,o){
const{system:u,platform:f,environment:d}=o,m=_(o);if(u==="windows")return[m(a,"HashiCorp","Terraform")];if(f.startsWith("darwin"))return[a,"/"].map(E=>m(E,"Libr\
ary","Application Support","io.terraform"));const{XDG_DATA_HOME:I="",XDG_DATA_DIRS:R}=d;return[T.posix.isAbsolute(I)?I:m(a,".local","share"),...(R||"/usr/local/\
share:/usr/share").split(":").filter(T.posix.isAbsolute)].map(E=>m(E,"terraform"))}function B(a,o){const u=O(o),f=o.system==="windows"?"\\":"/";return u===null||
u.length<2||!a.startsWith(u+f)?a:(o.system==="windows"?"%APPDATA%":"~")+a.slice(u.length)}function A(a,o){if(o)return{path:o,chosenBy:"cli-config"};for(const u of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const f=a[u];if(f)return{path:f,chosenBy:u}}return null}function O({system:a,environment:o,accountHome:u}){return a===
"windows"?o.APPDATA||null:o.HOME||u||null}function h(a,o,u,f){const d=_(o),m=o.system==="windows",I=d(u,m?"terraform.rc":".terraformrc"),R=d(u,m?"tofu.rc":".tof\
urc"),E=d(u,m?"terraform.d":".terraform.d");if(a==="terraform")return{main:I,directory:E,dataDirectories:[E]};const C=f(I)&&!f(R)?I:R;if(m)return{main:C,directory:E,
dataDirectories:[E]};const{XDG_CONFIG_HOME:y,XDG_DATA_HOME:v}=o.environment,H=!f(I)&&!f(R);return{main:y&&H?d(y,"opentofu","tofurc"):C,directory:y&&!f(E)?d(y,"o\
pentofu"):E,dataDirectories:v?[E,d(v,"opentofu")]:[E]}}const _=({system:a})=>(a==="windows"?T.win32:T.posix).join}),5011:((k,S,i)=>{i.d(S,{n:()=>b});var p=i(9432);
const T=["TF_CLI_ARGS_init","TF_CLI_ARGS"],N=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,x=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;
function b(O){const h=B(O),_=o=>h.flatMap(({name:u,value:f})=>u===o?f:[]),a=o=>_(o).at(-1);return{upgrade:$(a("upgrade")??"false"),hasBackend:$(a("backend")??a(
"cloud")??"true"),isLockReadonly:a("lockfile")==="readonly",pluginDirectories:_("plugin-dir"),backendConfig:_("backend-config"),variables:h.filter(({name:o})=>o===
"var"||o==="var-file"),remarks:T.flatMap(o=>{const f=h.filter(({name:d,from:m})=>m===o&&x.test(d)).map(G).join(" ");return f===""?[]:[`init is predicted with ${f}\
 of ${o}`]})}}const $=O=>/^(1|[tT]|true|TRUE|True)$/.test(O);function G({name:O,value:h}){if(h==="true")return`-${O}`;const _=O==="var"||O==="backend-config"&&!h.
startsWith("hostname=");return`-${O}=${(0,p.dh)(_?h.replace(/=.*/s,"=\u2026"):h)}`}function B(O){const h=T.flatMap(a=>A(O[a]??"").map(o=>({text:o,from:a}))).values(),
_=[];for(const{text:a,from:o}of h){const[,u,,f]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(a)??[];if(u===void 0)break;const d=()=>N.test(u)?h.next().value?.text??"":"tru\
e";_.push({name:u,from:o,value:f??d()})}return _}function A(O){const[h=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(O)??[];return(h.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(a=>a.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(o,u,f,d)=>String(u??d??f.replace(/\\(.)/gs,"$1"))))}}),4347:((k,S,i)=>{i.d(S,{Ot:()=>cn,J1:()=>H});
var p=i(3024),T=i(6760),N=i(9562),x=i(2170),b=i(1054),$=i(8032),G=i(255),B=i(3846),A=i(9968),O=i(523);let h=function(...n){return{configFinding:h}=i.late([3276,
3123],3123),new.target?new h(...n):h(...n)},_=function(...n){return{shownPath:_}=i.late([2218],9837),new.target?new _(...n):_(...n)};function a({name:n,args:t,place:e},r,s,c){
const g=r.map(l=>({directory:l,files:(0,A.wX)(l).filter(P=>o((0,T.join)(l,P)))})),F=l=>_(l,c),w=d(n,g);if(w!==null){const l=(0,T.resolve)(w.directory,w.file),P=u(
l,c);return{helper:{name:n,args:t,path:l,shown:F(l),refusal:P},findings:[]}}const D={kind:"no helper",name:n,directories:r.map(F)};return{helper:null,findings:[
h(s,D,e)]}}const o=n=>(0,p.existsSync)(n)&&!(0,p.statSync)(n).isDirectory();function u(n,{system:t}){if(t==="windows")return null;if(!(0,p.statSync)(n).isFile())
return"permission denied";const e=Buffer.alloc(256),r=()=>(0,A.ET)((0,p.openSync)(n,"r"),g=>e.subarray(0,(0,p.readSync)(g,e))),s=(0,A.N0)(r,null);return s===null||
s.toString("latin1",0,2)==="#!"||s.includes(0)?null:"exec format error"}const f="terraform-credentials-";function d(n,t){const e=t.flatMap(({directory:s,files:c})=>c.
flatMap(g=>{const F=m(g,n);return F===null?[]:{directory:s,file:g,version:F}})),[r=null]=e.toSorted((s,c)=>(0,O.Zy)(c.version,s.version));return r}function m(n,t){
if(!n.startsWith(f))return null;const e=n.toLowerCase().slice(f.length).replace(/\.exe$/,""),r=e.indexOf("_v");return(r<0?e:e.slice(0,r))!==t||e===""?null:(0,O.
oF)(r<0?"0.0.0":e.slice(r+2).replace(/_x.*$/s,""))}var I=i(5011);let R=function(...n){return{configFinding:R}=i.late([3276,3123],3123),new.target?new R(...n):R(
...n)},E=function(...n){return{parseConfigFile:E}=i.late([3276,3123],3123),new.target?new E(...n):E(...n)},C=function(...n){return{configPaths:C}=i.late([2218],
9837),new.target?new C(...n):C(...n)},y=function(...n){return{shownPath:y}=i.late([2218],9837),new.target?new y(...n):y(...n)};const v=1024*1024;function H(n,t,e=null,r=null){
const s=C(n,t,p.existsSync,e),{directory:c,directoryOff:g,helperDirectories:F}=s,w=ln(s,n,t),D=[...w,...V(c,n,t)],l=[...on(s,n,t),...V(g?.path??null,n,t)],P=g===
null?`${$.bB[n]} reads ${y(s.main?.path??"",t)}`:`${g.by} names another file`,L=Y(D,n),Z=L.helper&&a(L.helper,F,n,t),z=nn(D,t.environment),K=z.pluginCache??"",pn=/^[/~]/.
test(K)&&!(0,p.existsSync)(K),q=w[0]?.protocols??{};return{...L,client:n,installations:D.flatMap(({installations:M})=>M),pluginDirectories:(0,I.n)(t.environment).
pluginDirectories,...z,reattached:tn(t.environment,n),mirrors:s.mirrorDirectories.map(M=>({path:M,shown:y(M,t)})),files:[...D.map(({file:M})=>M),...l.map(({file:M})=>({
...M,state:"off"}))],turnedOff:[...L.unread,...Y(l,n).credentials.map(({host:M,place:{file:hn,line:En}})=>({host:M,source:`${hn}:${En} (${P})`})),...r===null?[]:
an(r,s.main?.path??""),...sn(t.environment)],helper:Z?.helper??null,requestTimeoutMs:n==="opentofu"?J(q,t.environment):null,patience:dn(n,q,t.environment),findings:[
...L.findings,...Z?.findings??[],...pn?[R(n,{kind:"cache",path:K},null)]:[]],secrets:[...D,...l].flatMap(({secrets:M})=>M)}}function nn(n,t){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:e=""}=t,
s=(n.find(({pluginCache:c})=>c!=="")?.pluginCache??"").replace(/\$(?:\{(\w+)\}|(\w+))/g,(c,g,F)=>t[g??F]??"");return{pluginCache:t.TF_PLUGIN_CACHE_DIR||s||null,
mayBreakLocks:!/^0?$/.test(e)||n.some(c=>c.mayBreakLocks)}}function tn({TF_REATTACH_PROVIDERS:n=""},t){const e=(0,N.V)(n,"map");return(e.ok&&(0,N.G)(e.value)?Object.
keys(e.value):[]).map(s=>(0,B.mi)(s,t)).filter(s=>s.kind!=="invalid")}const en=[["CI_JOB_TOKEN","only GitLab reads it","CI_SERVER_HOST",""],["INFRACOST_TERRAFOR\
M_CLOUD_TOKEN","only Infracost reads it","INFRACOST_TERRAFORM_CLOUD_HOST"],["SCALR_TOKEN","only the scalr provider reads it","SCALR_HOSTNAME",""],["TF_API_TOKEN",
"only tfci reads it","TF_HOSTNAME"],["TFE_TOKEN","only the tfe provider reads it","TFE_HOSTNAME"],["TG_TF_REGISTRY_TOKEN","only Terragrunt reads it",null]],rn=/^(?!TF_CLI_CONFIG_FILE$|TERRAFORM_CONFIG$)(?:TF|TERRAFORM|(?:OPEN)?TOFU)_(?:CLI_)?CONFIG(?:_?(?:FILE|PATH))?$|^(?:TERRAFORM|TOFU)_?RC$/,
sn=n=>[...en.flatMap(([t,e,r,s="app.terraform.io"])=>{const c=r&&(n[r]||s);return n[t]?{host:c,source:`${t} (${e})`}:[]}),...Object.keys(n).filter(t=>rn.test(t)).
map(t=>({host:null,source:`${t} (the CLIs read only TF_CLI_CONFIG_FILE)`}))],W=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],on=({home:n,main:t},e,r)=>(n===
null?[]:W).map(s=>(0,T.join)(n??"",s)).filter(s=>s!==(0,T.resolve)(t?.path??"")&&(0,p.existsSync)(s)).map(s=>U(s,e,r)),an=(n,t)=>W.filter(e=>{const r=(0,T.join)(
n,e);return(0,p.existsSync)(r)&&r!==(0,T.resolve)(n,t)}).map(e=>({host:null,source:`${e} (TF_CLI_CONFIG_FILE does not name it)`}));function ln({main:n},t,e){if(n===
null)return[];const{path:r,chosenBy:s}=n;if((0,p.existsSync)(r))return[U(r,t,e)];const c={path:r,shown:y(r,e),state:"absent"};return s==="default"?[j(c,[])]:[j(
c,[R(t,{kind:"missing",setting:s,path:r},null)])]}const j=(n,t)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},pluginCache:"",
mayBreakLocks:!1,findings:t,unread:t.map(({problem:e})=>({host:null,source:n.shown,problem:e})),secrets:[],isRead:!1,file:n}),V=(n,t,e)=>(n===null?[]:(0,A.wX)(n)).
filter(r=>/\.tfrc(?:\.json)?$/s.test(r)).map(r=>U((0,T.join)(n??"",r),t,e));function U(n,t,e){const r=(0,A.yR)(n,v),s=y(n,e);if(!r.ok){const g={kind:"unreadable",
file:s,failure:r.failure};return j({path:n,shown:s,state:"not read"},[R(t,g,null)])}const c=E({shown:s,...r},t);return{...c,file:{path:n,shown:s,state:c.isRead?
"read":"not read"}}}function Y(n,t){const e=n.flatMap(l=>l.findings),r=n.flatMap(l=>l.unread),s=(l,P)=>{const L=R(t,l,P);e.push(L),!(l.kind!=="label"||l.type!==
"credentials")&&r.push({host:l.label,source:l.file,problem:L.problem})},c=X(new Map(n.flatMap(l=>[...l.credentials])),s),g=X(new Map(n.flatMap(l=>[...l.hosts])),
s),[F,...w]=new Map(n.flatMap(l=>[...l.helpers]));for(const[,{place:l}]of w)s({kind:"two helpers"},l);const D=F===void 0?null:{name:F[0],...F[1]};return{credentials:c,
forced:g,helper:D,findings:e,unread:r}}function X(n,t){const e=new Map;for(const[r,s]of n){const c=(0,G.Pv)(r),g="services"in s?"host":"credentials",F=`${s.place.
file}:${s.place.line}`,w={kind:"label",type:g,label:r,file:F,advice:(0,b.L6)(r)};c.ok?e.set(c.value,{...s,host:c.value}):t({...w,why:c.why},s.place)}return[...e.
values()]}const cn=n=>(0,x.Qp)(n,({problem:{code:t,message:e},places:r})=>[t,e,r]);function J({request_timeout_seconds:n},t){const e=Q(t.TF_REGISTRY_CLIENT_TIMEOUT);
return e!==null?e*1e3:n===void 0?null:n>0?n*1e3:Number.POSITIVE_INFINITY}const un=1e4,fn=1;function dn(n,t,e){const r=Q(e.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??
fn;return{client:n,attemptMs:J(t,e)??un,retries:Math.max(r,0)}}function Q(n){const t=/^\+?\d+$/.test(n??"")?Number(n):0;return t>0?t:null}})};export{mn as ids,gn as modules};
