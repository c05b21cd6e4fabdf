const mn=[5866,3576,2218,2218],hn={479:((K,S,i)=>{i.d(S,{g8:()=>G,hg:()=>$,pS:()=>k});var p=i(8161),h=i(6760),N=i(9968);const x={x64:"amd64",ia32:"386",ppc64:"p\
pc64le"};function G(a){const s=(0,p.platform)();return{system:s==="win32"?"windows":"unix",platform:`${s==="win32"?"windows":s}_${x[(0,p.arch)()]??(0,p.arch)()}`,
environment:a,accountHome:(0,N.N0)(()=>(0,p.userInfo)().homedir||null,null)}}function $(a,s,u){const f=A(s.environment),d=g(s),E=d===null?null:m(a,s,d,u),M=d===
null?[]:b(d,s),C=T(s),O=y=>C(y,"plugins"),v=(E?.dataDirectories??[]).map(O);return{home:d,main:f??(E&&{path:E.main,chosenBy:"default"}),directory:f===null&&E!==
null?E.directory:null,directoryOff:f===null||E===null?null:E.directory,helperDirectories:v.flatMap(y=>[y,C(y,s.platform)]),mirrorDirectories:[...v,...M.map(O)]}}
function b(a,s){const{system:u,platform:f,environment:d}=s,E=T(s);if(u==="windows")return[E(a,"HashiCorp","Terraform")];if(f.startsWith("darwin"))return[a,"/"].
map(O=>E(O,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:M="",XDG_DATA_DIRS:C}=d;return[h.posix.isAbsolute(M)?M:E(a,".local","share"),...(C||
"/usr/local/share:/usr/share").split(":").filter(h.posix.isAbsolute)].map(O=>E(O,"terraform"))}function k(a,s){const u=g(s),f=s.system==="windows"?"\\":"/";return u===
null||u.length<2||!a.startsWith(u+f)?a:(s.system==="windows"?"%APPDATA%":"~")+a.slice(u.length)}function A(a){for(const s of["TF_CLI_CONFIG_FILE","TERRAFORM_CON\
FIG"]){const u=a[s];if(u)return{path:u,chosenBy:s}}return null}function g({system:a,environment:s,accountHome:u}){return a==="windows"?s.APPDATA||null:s.HOME||u||
null}function m(a,s,u,f){const d=T(s),E=s.system==="windows",M=d(u,E?"terraform.rc":".terraformrc"),C=d(u,E?"tofu.rc":".tofurc"),O=d(u,E?"terraform.d":".terrafo\
rm.d");if(a==="terraform")return{main:M,directory:O,dataDirectories:[O]};const v=f(M)&&!f(C)?M:C;if(E)return{main:v,directory:O,dataDirectories:[O]};const{XDG_CONFIG_HOME:y,
XDG_DATA_HOME:B}=s.environment,W=!f(M)&&!f(C);return{main:y&&W?d(y,"opentofu","tofurc"):v,directory:y&&!f(O)?d(y,"opentofu"):O,dataDirectories:B?[O,d(B,"opentof\
u")]:[O]}}const T=({system:a})=>(a==="windows"?h.win32:h.posix).join}),4696:((K,S,i)=>{i.d(S,{Ot:()=>fn,J1:()=>on});var p=i(3024),h=i(6760),N=i(9562),x=i(2170),
G=i(1054),$=i(8032),b=i(255),k=i(3846),A=i(9968),g=i(523);let m=function(...n){return{configFinding:m}=i.late([3276,3123],3123),new.target?new m(...n):m(...n)},
T=function(...n){return{shownPath:T}=i.late([2218],9837),new.target?new T(...n):T(...n)};function a({name:n,args:t,place:r},e,o,l){const _=e.map(c=>({directory:c,
files:(0,A.wX)(c).filter(w=>s((0,h.join)(c,w)))})),I=c=>T(c,l),F=d(n,_);if(F!==null){const c=(0,h.resolve)(F.directory,F.file),w=u(c,l);return{helper:{name:n,args:t,
path:c,shown:I(c),refusal:w},findings:[]}}const P={kind:"no helper",name:n,directories:e.map(I)};return{helper:null,findings:[m(o,P,r)]}}const s=n=>(0,p.existsSync)(
n)&&!(0,p.statSync)(n).isDirectory();function u(n,{system:t}){if(t==="windows")return null;if(!(0,p.statSync)(n).isFile())return"permission denied";const r=Buffer.
alloc(256),e=()=>(0,A.ET)((0,p.openSync)(n,"r"),_=>r.subarray(0,(0,p.readSync)(_,r))),o=(0,A.N0)(e,null);return o===null||o.toString("latin1",0,2)==="#!"||o.includes(
0)?null:"exec format error"}const f="terraform-credentials-";function d(n,t){const r=t.flatMap(({directory:o,files:l})=>l.flatMap(_=>{const I=E(_,n);return I===
null?[]:{directory:o,file:_,version:I}})),[e=null]=r.toSorted((o,l)=>(0,g.Zy)(l.version,o.version));return e}function E(n,t){if(!n.startsWith(f))return null;const r=n.
toLowerCase().slice(f.length).replace(/\.exe$/,""),e=r.indexOf("_v");return(e<0?r:r.slice(0,e))!==t||r===""?null:(0,g.oF)(e<0?"0.0.0":r.slice(e+2).replace(/_x.*$/s,
""))}var M=i(5011);function C({request_timeout_seconds:n},t){const r=B(t.TF_REGISTRY_CLIENT_TIMEOUT);return r!==null?r*1e3:n===void 0?null:n>0?n*1e3:Number.POSITIVE_INFINITY}
const O=1e4,v=1;function y(n,t,r){const e=B(r.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??v;return{client:n,attemptMs:C(t,r)??O,retries:Math.max(e,0)}}function B(n){
const t=/^\+?\d+$/.test(n??"")?Number(n):0;return t>0?t:null}const W=[["CI_JOB_TOKEN","only GitLab reads it","CI_SERVER_HOST",""],["INFRACOST_TERRAFORM_CLOUD_TO\
KEN","only Infracost reads it","INFRACOST_TERRAFORM_CLOUD_HOST"],["SCALR_TOKEN","only the scalr provider reads it","SCALR_HOSTNAME",""],["TF_API_TOKEN","only tf\
ci reads it","TF_HOSTNAME"],["TFE_TOKEN","only the tfe provider reads it","TFE_HOSTNAME"],["TG_TF_REGISTRY_TOKEN","only Terragrunt reads it",null]],tn=/^(?!TF_CLI_CONFIG_FILE$|TERRAFORM_CONFIG$)(?:TF|TERRAFORM|(?:OPEN)?TOFU)_(?:CLI_)?CONFIG(?:_?(?:FILE|PATH))?$|^(?:TERRAFORM|TOFU)_?RC$/,
en=n=>[...W.flatMap(([t,r,e,o="app.terraform.io"])=>{const l=e&&(n[e]||o);return n[t]?{host:l,source:`${t} (${r})`}:[]}),...Object.keys(n).filter(t=>tn.test(t)).
map(t=>({host:null,source:`${t} (the CLIs read only TF_CLI_CONFIG_FILE)`}))],J=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],rn=(n,t)=>J.filter(r=>{const e=(0,h.
join)(n,r);return(0,p.existsSync)(e)&&e!==(0,h.resolve)(n,t)}).map(r=>({host:null,source:`${r} (TF_CLI_CONFIG_FILE does not name it)`}));let D=function(...n){return{
configFinding:D}=i.late([3276,3123],3123),new.target?new D(...n):D(...n)},j=function(...n){return{parseConfigFile:j}=i.late([3276,3123],3123),new.target?new j(...n):
j(...n)},U=function(...n){return{configPaths:U}=i.late([2218],9837),new.target?new U(...n):U(...n)},L=function(...n){return{shownPath:L}=i.late([2218],9837),new.target?
new L(...n):L(...n)};const sn=1024*1024;function on(n,t,r=null){const e=U(n,t,p.existsSync),{directory:o,directoryOff:l,helperDirectories:_}=e,I=un(e,n,t),F=[...I,
...Q(o,n,t)],P=[...cn(e,n,t),...Q(l,n,t)],c=l===null?`${$.bB[n]} reads ${L(e.main?.path??"",t)}`:`${e.main?.chosenBy} names another file`,w=Z(F,n),H=w.helper&&a(
w.helper,_,n,t),q=an(F,t.environment),X=q.pluginCache??"",dn=/^[/~]/.test(X)&&!(0,p.existsSync)(X),nn=I[0]?.protocols??{};return{...w,client:n,installations:F.flatMap(
({installations:R})=>R),pluginDirectories:(0,M.n)(t.environment).pluginDirectories,...q,reattached:ln(t.environment,n),mirrors:e.mirrorDirectories.map(R=>({path:R,
shown:L(R,t)})),files:[...F.map(({file:R})=>R),...P.map(({file:R})=>({...R,state:"off"}))],turnedOff:[...w.unread,...Z(P,n).credentials.map(({host:R,place:{file:pn,
line:En}})=>({host:R,source:`${pn}:${En} (${c})`})),...r===null?[]:rn(r,e.main?.path??""),...en(t.environment)],helper:H?.helper??null,requestTimeoutMs:n==="ope\
ntofu"?C(nn,t.environment):null,patience:y(n,nn,t.environment),findings:[...w.findings,...H?.findings??[],...dn?[D(n,{kind:"cache",path:X},null)]:[]],secrets:[...F,
...P].flatMap(({secrets:R})=>R)}}function an(n,t){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:r=""}=t,o=(n.find(({pluginCache:l})=>l!=="")?.pluginCache??
"").replace(/\$(?:\{(\w+)\}|(\w+))/g,(l,_,I)=>t[_??I]??"");return{pluginCache:t.TF_PLUGIN_CACHE_DIR||o||null,mayBreakLocks:!/^0?$/.test(r)||n.some(l=>l.mayBreakLocks)}}
function ln({TF_REATTACH_PROVIDERS:n=""},t){const r=(0,N.V)(n,"map");return(r.ok&&(0,N.G)(r.value)?Object.keys(r.value):[]).map(o=>(0,k.mi)(o,t)).filter(o=>o.kind!==
"invalid")}const cn=({home:n,main:t},r,e)=>(n===null?[]:J).map(o=>(0,h.join)(n??"",o)).filter(o=>o!==(0,h.resolve)(t?.path??"")&&(0,p.existsSync)(o)).map(o=>Y(o,
r,e));function un({main:n},t,r){if(n===null)return[];const{path:e,chosenBy:o}=n;if((0,p.existsSync)(e))return[Y(e,t,r)];const l={path:e,shown:L(e,r),state:"abse\
nt"};return o==="default"?[V(l,[])]:[V(l,[D(t,{kind:"missing",setting:o,path:e},null)])]}const V=(n,t)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],
protocols:{},pluginCache:"",mayBreakLocks:!1,findings:t,unread:t.map(({problem:r})=>({host:null,source:n.shown,problem:r})),secrets:[],isRead:!1,file:n}),Q=(n,t,r)=>(n===
null?[]:(0,A.wX)(n)).filter(e=>/\.tfrc(?:\.json)?$/s.test(e)).map(e=>Y((0,h.join)(n??"",e),t,r));function Y(n,t,r){const e=(0,A.yR)(n,sn),o=L(n,r);if(!e.ok){const _={
kind:"unreadable",file:o,failure:e.failure};return V({path:n,shown:o,state:"not read"},[D(t,_,null)])}const l=j({shown:o,...e},t);return{...l,file:{path:n,shown:o,
state:l.isRead?"read":"not read"}}}function Z(n,t){const r=n.flatMap(c=>c.findings),e=n.flatMap(c=>c.unread),o=(c,w)=>{const H=D(t,c,w);r.push(H),!(c.kind!=="la\
bel"||c.type!=="credentials")&&e.push({host:c.label,source:c.file,problem:H.problem})},l=z(new Map(n.flatMap(c=>[...c.credentials])),o),_=z(new Map(n.flatMap(c=>[
...c.hosts])),o),[I,...F]=new Map(n.flatMap(c=>[...c.helpers]));for(const[,{place:c}]of F)o({kind:"two helpers"},c);const P=I===void 0?null:{name:I[0],...I[1]};
return{credentials:l,forced:_,helper:P,findings:r,unread:e}}function z(n,t){const r=new Map;for(const[e,o]of n){const l=(0,b.Pv)(e),_="services"in o?"host":"cre\
dentials",I=`${o.place.file}:${o.place.line}`,F={kind:"label",type:_,label:e,file:I,advice:(0,G.L6)(e)};l.ok?r.set(l.value,{...o,host:l.value}):t({...F,why:l.why},
o.place)}return[...r.values()]}const fn=n=>(0,x.Qp)(n,({problem:{code:t,message:r},places:e})=>[t,r,e])}),9837:((K,S,i)=>{i.r(S),i.d(S,{configPaths:()=>p.hg,mergeMistakes:()=>h.
Ot,readCliConfig:()=>h.J1,shownPath:()=>p.pS,thisMachine:()=>p.g8});var p=i(479),h=i(4696)}),5011:((K,S,i)=>{i.d(S,{n:()=>G});var p=i(9432);const h=["TF_CLI_ARG\
S_init","TF_CLI_ARGS"],N=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,x=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;
function G(g){const m=k(g),T=s=>m.flatMap(({name:u,value:f})=>u===s?f:[]),a=s=>T(s).at(-1);return{upgrade:$(a("upgrade")??"false"),hasBackend:$(a("backend")??a(
"cloud")??"true"),isLockReadonly:a("lockfile")==="readonly",pluginDirectories:T("plugin-dir"),backendConfig:T("backend-config"),variables:m.filter(({name:s})=>s===
"var"||s==="var-file"),remarks:h.flatMap(s=>{const f=m.filter(({name:d,from:E})=>E===s&&x.test(d)).map(b).join(" ");return f===""?[]:[`init is predicted with ${f}\
 of ${s}`]})}}const $=g=>/^(1|[tT]|true|TRUE|True)$/.test(g);function b({name:g,value:m}){if(m==="true")return`-${g}`;const T=g==="var"||g==="backend-config"&&!m.
startsWith("hostname=");return`-${g}=${(0,p.dh)(T?m.replace(/=.*/s,"=\u2026"):m)}`}function k(g){const m=h.flatMap(a=>A(g[a]??"").map(s=>({text:s,from:a}))).values(),
T=[];for(const{text:a,from:s}of m){const[,u,,f]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(a)??[];if(u===void 0)break;const d=()=>N.test(u)?m.next().value?.text??"":"tru\
e";T.push({name:u,from:s,value:f??d()})}return T}function A(g){const[m=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(g)??[];return(m.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(a=>a.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(s,u,f,d)=>String(u??d??f.replace(/\\(.)/gs,"$1"))))}})};export{mn as ids,hn as modules};
