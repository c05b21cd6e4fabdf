const ln=[2218,5830,2218],cn={9837:((N,A,a)=>{a.r(A),a.d(A,{configPaths:()=>h.hg,mergeMistakes:()=>y.Ot,readCliConfig:()=>y.J1,shownPath:()=>h.pS,thisMachine:()=>h.
g8});var h=a(479),y=a(4347)}),479:((N,A,a)=>{a.d(A,{g8:()=>B,hg:()=>k,pS:()=>R});var h=a(8161),y=a(6760),L=a(9968);const $={x64:"amd64",ia32:"386",ppc64:"ppc64l\
e"};function B(i){const o=(0,h.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o==="win32"?"windows":o}_${$[(0,h.arch)()]??(0,h.arch)()}`,environment:i,
accountHome:(0,L.N0)(()=>(0,h.userInfo)().homedir||null,null)}}function k(i,o,l,u=null){const f=x(o.environment,u),w=p(o),d=w===null?null:m(i,o,w,l),O=w===null?
[]:G(w,o),g=M(o),v=P=>g(P,"plugins"),C=(d?.dataDirectories??[]).map(v);return{main:f??(d&&{path:d.main,chosenBy:"default"}),directory:f===null&&d!==null?d.directory:
null,directoryOff:f&&d&&{path:d.directory,by:f.chosenBy},helperDirectories:C.flatMap(P=>[P,g(P,o.platform)]),mirrorDirectories:[...C,...O.map(v)]}}function G(i,o){
const{system:l,platform:u,environment:f}=o,w=M(o);if(l==="windows")return[w(i,"HashiCorp","Terraform")];if(u.startsWith("darwin"))return[i,"/"].map(g=>w(g,"Libr\
ary","Application Support","io.terraform"));const{XDG_DATA_HOME:d="",XDG_DATA_DIRS:O}=f;return[y.posix.isAbsolute(d)?d:w(i,".local","share"),...(O||"/usr/local/\
share:/usr/share").split(":").filter(y.posix.isAbsolute)].map(g=>w(g,"terraform"))}function R(i,o){const l=p(o),u=o.system==="windows"?"\\":"/";return l===null||
l.length<2||!i.startsWith(l+u)?i:(o.system==="windows"?"%APPDATA%":"~")+i.slice(l.length)}function x(i,o){if(o)return{path:o,chosenBy:"cli-config"};for(const l of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const u=i[l];if(u)return{path:u,chosenBy:l}}return null}function p({system:i,environment:o,accountHome:l}){return i===
"windows"?o.APPDATA||null:o.HOME||l||null}function m(i,o,l,u){const f=M(o),w=o.system==="windows",d=f(l,w?"terraform.rc":".terraformrc"),O=f(l,w?"tofu.rc":".tof\
urc"),g=f(l,w?"terraform.d":".terraform.d");if(i==="terraform")return{main:d,directory:g,dataDirectories:[g]};const v=u(d)&&!u(O)?d:O;if(w)return{main:v,directory:g,
dataDirectories:[g]};const{XDG_CONFIG_HOME:C,XDG_DATA_HOME:P}=o.environment,j=!u(d)&&!u(O);return{main:C&&j?f(C,"opentofu","tofurc"):v,directory:C&&!u(g)?f(C,"o\
pentofu"):g,dataDirectories:P?[g,f(P,"opentofu")]:[g]}}const M=({system:i})=>(i==="windows"?y.win32:y.posix).join}),5011:((N,A,a)=>{a.d(A,{n:()=>B});var h=a(9432);
const y=["TF_CLI_ARGS_init","TF_CLI_ARGS"],L=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,$=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;
function B(p){const m=R(p),M=o=>m.flatMap(({name:l,value:u})=>l===o?u:[]),i=o=>M(o).at(-1);return{upgrade:k(i("upgrade")??"false"),hasBackend:k(i("backend")??i(
"cloud")??"true"),isLockReadonly:i("lockfile")==="readonly",pluginDirectories:M("plugin-dir"),backendConfig:M("backend-config"),variables:m.filter(({name:o})=>o===
"var"||o==="var-file"),remarks:y.flatMap(o=>{const u=m.filter(({name:f,from:w})=>w===o&&$.test(f)).map(G).join(" ");return u===""?[]:[`init is predicted with ${u}\
 of ${o}`]})}}const k=p=>/^(1|[tT]|true|TRUE|True)$/.test(p);function G({name:p,value:m}){if(m==="true")return`-${p}`;const M=p==="var"||p==="backend-config"&&!m.
startsWith("hostname=");return`-${p}=${(0,h.dh)(M?m.replace(/=.*/s,"=\u2026"):m)}`}function R(p){const m=y.flatMap(i=>x(p[i]??"").map(o=>({text:o,from:i}))).values(),
M=[];for(const{text:i,from:o}of m){const[,l,,u]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(i)??[];if(l===void 0)break;const f=()=>L.test(l)?m.next().value?.text??"":"tru\
e";M.push({name:l,from:o,value:u??f()})}return M}function x(p){const[m=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(p)??[];return(m.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(i=>i.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(o,l,u,f)=>String(l??f??u.replace(/\\(.)/gs,"$1"))))}}),4347:((N,A,a)=>{a.d(A,{Ot:()=>tn,J1:()=>P});
var h=a(3024),y=a(6760),L=a(9562),$=a(2170),B=a(2485),k=a(255),G=a(3846),R=a(9968),x=a(523);let p=function(...n){return{configFinding:p}=a.late([3276,3123],3123),
new.target?new p(...n):p(...n)},m=function(...n){return{shownPath:m}=a.late([2218],9837),new.target?new m(...n):m(...n)};function M({name:n,args:t,place:e},r,s,c){
const E=r.map(_=>({directory:_,files:(0,R.wX)(_).filter(S=>i((0,y.join)(_,S)))})),I=_=>m(_,c),F=u(n,E);if(F!==null){const _=(0,y.resolve)(F.directory,F.file),S=o(
_,c);return{helper:{name:n,args:t,path:_,shown:I(_),refusal:S},findings:[]}}const T={kind:"no helper",name:n,directories:r.map(I)};return{helper:null,findings:[
p(s,T,e)]}}const i=n=>(0,h.existsSync)(n)&&!(0,h.statSync)(n).isDirectory();function o(n,{system:t}){if(t==="windows")return null;if(!(0,h.statSync)(n).isFile())
return"permission denied";const e=Buffer.alloc(256),r=()=>(0,R.ET)((0,h.openSync)(n,"r"),E=>e.subarray(0,(0,h.readSync)(E,e))),s=(0,R.N0)(r,null);return s===null||
s.toString("latin1",0,2)==="#!"||s.includes(0)?null:"exec format error"}const l="terraform-credentials-";function u(n,t){const e=t.flatMap(({directory:s,files:c})=>c.
flatMap(E=>{const I=f(E,n);return I===null?[]:{directory:s,file:E,version:I}})),[r=null]=e.toSorted((s,c)=>(0,x.Zy)(c.version,s.version));return r}function f(n,t){
if(!n.startsWith(l))return null;const e=n.toLowerCase().slice(l.length).replace(/\.exe$/,""),r=e.indexOf("_v");return(r<0?e:e.slice(0,r))!==t||e===""?null:(0,x.
oF)(r<0?"0.0.0":e.slice(r+2).replace(/_x.*$/s,""))}var w=a(5011);let d=function(...n){return{configFinding:d}=a.late([3276,3123],3123),new.target?new d(...n):d(
...n)},O=function(...n){return{parseConfigFile:O}=a.late([3276,3123],3123),new.target?new O(...n):O(...n)},g=function(...n){return{configPaths:g}=a.late([2218],
9837),new.target?new g(...n):g(...n)},v=function(...n){return{shownPath:v}=a.late([2218],9837),new.target?new v(...n):v(...n)};const C=1024*1024;function P(n,t,e=null,r=null){
const s=g(n,t,h.existsSync,e),{directory:c,directoryOff:E,helperDirectories:I}=s,F=nn(s,n,t),T=[...F,...H(c,n,t)],_=H(E?.path??null,n,t),S=W(T,n),V=S.helper&&M(
S.helper,I,n,t),J=F[0]?.protocols??{};return{...S,client:n,installations:T.flatMap(({installations:D})=>D),pluginDirectories:(0,w.n)(t.environment).pluginDirectories,
...j(T,t.environment),reattached:Q(t.environment,n),mirrors:s.mirrorDirectories.map(D=>({path:D,shown:v(D,t)})),files:[...T.map(({file:D})=>D),..._.map(({file:D})=>({
...D,state:"off"}))],turnedOff:[...W(_,n).credentials.map(({host:D,place:{file:sn,line:an}})=>({host:D,source:`${sn}:${an} (${E?.by} names another file)`})),...r===
null?[]:q(r,s.main?.path??""),...t.environment.TG_TF_REGISTRY_TOKEN?[Z]:[]],helper:V?.helper??null,requestTimeoutMs:n==="opentofu"?Y(J,t.environment):null,patience:on(
n,J,t.environment),findings:[...S.findings,...V?.findings??[]],secrets:[...T,..._].flatMap(({secrets:D})=>D)}}function j(n,t){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:e=""}=t,
s=(n.find(({pluginCache:c})=>c!=="")?.pluginCache??"").replace(/\$(?:\{(\w+)\}|(\w+))/g,(c,E,I)=>t[E??I]??"");return{pluginCache:t.TF_PLUGIN_CACHE_DIR||s||null,
mayBreakLocks:!/^0?$/.test(e)||n.some(c=>c.mayBreakLocks)}}function Q({TF_REATTACH_PROVIDERS:n=""},t){const e=(0,L.V)(n,"map");return(e.ok&&(0,L.G)(e.value)?Object.
keys(e.value):[]).map(s=>(0,G.mi)(s,t)).filter(s=>s.kind!=="invalid")}const Z={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},z=[".terrafor\
mrc","terraform.rc",".tofurc","tofu.rc"],q=(n,t)=>z.filter(e=>{const r=(0,y.join)(n,e);return(0,h.existsSync)(r)&&r!==(0,y.resolve)(n,t)}).map(e=>({host:null,source:`${e}\
 (TF_CLI_CONFIG_FILE does not name it)`}));function nn({main:n},t,e){if(n===null)return[];const{path:r,chosenBy:s}=n;if((0,h.existsSync)(r))return[U(r,t,e)];const c={
path:r,shown:v(r,e),state:"absent"};return s==="default"?[b(c,[])]:[b(c,[d(t,{kind:"missing",setting:s,path:r},null)])]}const b=(n,t)=>({credentials:new Map,hosts:new Map,
helpers:new Map,installations:[],protocols:{},pluginCache:"",mayBreakLocks:!1,findings:t,secrets:[],isRead:!1,file:n}),H=(n,t,e)=>(n===null?[]:(0,R.wX)(n)).filter(
r=>/\.tfrc(?:\.json)?$/s.test(r)).map(r=>U((0,y.join)(n??"",r),t,e));function U(n,t,e){const r=(0,R.yR)(n,C),s=v(n,e);if(!r.ok){const E={kind:"unreadable",file:s,
failure:r.failure};return b({path:n,shown:s,state:"not read"},[d(t,E,null)])}const c=O({shown:s,...r},t);return{...c,file:{path:n,shown:s,state:c.isRead?"read":
"not read"}}}function W(n,t){const e=n.flatMap(T=>T.findings),r=(T,_)=>{e.push(d(t,T,_))},s=K(new Map(n.flatMap(T=>[...T.credentials])),r),c=K(new Map(n.flatMap(
T=>[...T.hosts])),r),[E,...I]=new Map(n.flatMap(T=>[...T.helpers]));for(const[,{place:T}]of I)r({kind:"two helpers"},T);const F=E===void 0?null:{name:E[0],...E[1]};
return{credentials:s,forced:c,helper:F,findings:e}}function K(n,t){const e=new Map;for(const[r,s]of n){const c=(0,k.Pv)(r),I={kind:"label",type:"services"in s?"\
host":"credentials",label:r,advice:(0,B.L6)(r)};c.ok?e.set(c.value,{...s,host:c.value}):t({...I,why:c.why},s.place)}return[...e.values()]}const tn=n=>(0,$.Qp)(n,
({problem:{code:t,message:e},places:r})=>[t,e,r]);function Y({request_timeout_seconds:n},t){const e=X(t.TF_REGISTRY_CLIENT_TIMEOUT);return e!==null?e*1e3:n===void 0?
null:n>0?n*1e3:Number.POSITIVE_INFINITY}const en=1e4,rn=1;function on(n,t,e){const r=X(e.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??rn;return{client:n,attemptMs:Y(
t,e)??en,retries:Math.max(r,0)}}function X(n){const t=/^\+?\d+$/.test(n??"")?Number(n):0;return t>0?t:null}})};export{ln as ids,cn as modules};
