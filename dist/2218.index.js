const on=[2218,5830,2218],rn={9837:((B,F,i)=>{i.r(F),i.d(F,{configPaths:()=>m.hg,mergeMistakes:()=>E.Ot,readCliConfig:()=>E.J1,shownPath:()=>m.pS,thisMachine:()=>m.
g8});var m=i(479),E=i(4347)}),479:((B,F,i)=>{i.d(F,{g8:()=>k,hg:()=>R,pS:()=>S});var m=i(8161),E=i(6760),G=i(9968);const N={x64:"amd64",ia32:"386",ppc64:"ppc64l\
e"};function k(s){const o=(0,m.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o==="win32"?"windows":o}_${N[(0,m.arch)()]??(0,m.arch)()}`,environment:s,
accountHome:(0,G.N0)(()=>(0,m.userInfo)().homedir||null,null)}}function R(s,o,a,u=null){const c=A(o.environment,u),d=T(o),p=d===null?null:M(s,o,d,a),O=d===null?
[]:$(d,o),h=y(o),L=v=>h(v,"plugins"),P=(p?.dataDirectories??[]).map(L);return{main:c??(p&&{path:p.main,chosenBy:"default"}),directory:c===null&&p!==null?p.directory:
null,directoryOff:c&&p&&{path:p.directory,by:c.chosenBy},helperDirectories:P.flatMap(v=>[v,h(v,o.platform)]),mirrorDirectories:[...P,...O.map(L)]}}function $(s,o){
const{system:a,platform:u,environment:c}=o,d=y(o);if(a==="windows")return[d(s,"HashiCorp","Terraform")];if(u.startsWith("darwin"))return[s,"/"].map(h=>d(h,"Libr\
ary","Application Support","io.terraform"));const{XDG_DATA_HOME:p="",XDG_DATA_DIRS:O}=c;return[E.posix.isAbsolute(p)?p:d(s,".local","share"),...(O||"/usr/local/\
share:/usr/share").split(":").filter(E.posix.isAbsolute)].map(h=>d(h,"terraform"))}function S(s,o){const a=T(o),u=o.system==="windows"?"\\":"/";return a===null||
a.length<2||!s.startsWith(a+u)?s:(o.system==="windows"?"%APPDATA%":"~")+s.slice(a.length)}function A(s,o){if(o)return{path:o,chosenBy:"cli-config"};for(const a of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const u=s[a];if(u)return{path:u,chosenBy:a}}return null}function T({system:s,environment:o,accountHome:a}){return s===
"windows"?o.APPDATA||null:o.HOME||a||null}function M(s,o,a,u){const c=y(o),d=o.system==="windows",p=c(a,d?"terraform.rc":".terraformrc"),O=c(a,d?"tofu.rc":".tof\
urc"),h=c(a,d?"terraform.d":".terraform.d");if(s==="terraform")return{main:p,directory:h,dataDirectories:[h]};const L=u(p)&&!u(O)?p:O;if(d)return{main:L,directory:h,
dataDirectories:[h]};const{XDG_CONFIG_HOME:P,XDG_DATA_HOME:v}=o.environment,b=!u(p)&&!u(O);return{main:P&&b?c(P,"opentofu","tofurc"):L,directory:P&&!u(h)?c(P,"o\
pentofu"):h,dataDirectories:v?[h,c(v,"opentofu")]:[h]}}const y=({system:s})=>(s==="windows"?E.win32:E.posix).join}),5011:((B,F,i)=>{i.d(F,{n:()=>k});var m=i(9432);
const E=["TF_CLI_ARGS_init","TF_CLI_ARGS"],G=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,N=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function k(T){const M=S(T),y=o=>M.flatMap(({name:a,value:u})=>a===o?u:[]),s=o=>y(o).at(-1);return{upgrade:R(s("upgrade")??"false"),hasBackend:R(s("backend")??s(
"cloud")??"true"),isLockReadonly:s("lockfile")==="readonly",pluginDirectories:y("plugin-dir"),backendConfig:y("backend-config"),remarks:E.flatMap(o=>{const u=M.
filter(({name:c,from:d})=>d===o&&N.test(c)).map($).join(" ");return u===""?[]:[`init is predicted with ${u} of ${o}`]})}}const R=T=>/^(1|[tT]|true|TRUE|True)$/.
test(T);function $({name:T,value:M}){if(M==="true")return`-${T}`;const y=T==="backend-config"&&!M.startsWith("hostname=");return`-${T}=${(0,m.dh)(y?M.replace(/=.*/s,
"=\u2026"):M)}`}function S(T){const M=E.flatMap(s=>A(T[s]??"").map(o=>({text:o,from:s}))).values(),y=[];for(const{text:s,from:o}of M){const[,a,,u]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(s)??[];if(a===void 0)break;const c=()=>G.test(a)?M.next().value?.text??"":"true";y.push({name:a,from:o,value:u??c()})}return y}function A(T){const[M=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(T)??[];return(M.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(s=>s.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(o,a,u,c)=>String(a??
c??u.replace(/\\(.)/gs,"$1"))))}}),4347:((B,F,i)=>{i.d(F,{Ot:()=>Z,J1:()=>L});var m=i(3024),E=i(6760),G=i(2170),N=i(2485),k=i(255),R=i(9968),$=i(523);let S=function(...n){
return{configFinding:S}=i.late([3276,3123],3123),new.target?new S(...n):S(...n)},A=function(...n){return{shownPath:A}=i.late([2218],9837),new.target?new A(...n):
A(...n)};function T({name:n,args:t,place:r},e,l,f){const w=e.map(_=>({directory:_,files:(0,R.wX)(_).filter(x=>M((0,E.join)(_,x)))})),D=_=>A(_,f),C=o(n,w);if(C!==
null){const _=(0,E.resolve)(C.directory,C.file),x=y(_,f);return{helper:{name:n,args:t,path:_,shown:D(_),refusal:x},findings:[]}}const g={kind:"no helper",name:n,
directories:e.map(D)};return{helper:null,findings:[S(l,g,r)]}}const M=n=>(0,m.existsSync)(n)&&!(0,m.statSync)(n).isDirectory();function y(n,{system:t}){if(t==="\
windows")return null;if(!(0,m.statSync)(n).isFile())return"permission denied";const r=Buffer.alloc(256),e=()=>(0,R.ET)((0,m.openSync)(n,"r"),w=>r.subarray(0,(0,m.
readSync)(w,r))),l=(0,R.N0)(e,null);return l===null||l.toString("latin1",0,2)==="#!"||l.includes(0)?null:"exec format error"}const s="terraform-credentials-";function o(n,t){
const r=t.flatMap(({directory:l,files:f})=>f.flatMap(w=>{const D=a(w,n);return D===null?[]:{directory:l,file:w,version:D}})),[e=null]=r.toSorted((l,f)=>(0,$.Zy)(
f.version,l.version));return e}function a(n,t){if(!n.startsWith(s))return null;const r=n.toLowerCase().slice(s.length).replace(/\.exe$/,""),e=r.indexOf("_v");return(e<
0?r:r.slice(0,e))!==t||r===""?null:(0,$.oF)(e<0?"0.0.0":r.slice(e+2).replace(/_x.*$/s,""))}var u=i(5011);let c=function(...n){return{configFinding:c}=i.late([3276,
3123],3123),new.target?new c(...n):c(...n)},d=function(...n){return{parseConfigFile:d}=i.late([3276,3123],3123),new.target?new d(...n):d(...n)},p=function(...n){
return{configPaths:p}=i.late([2218],9837),new.target?new p(...n):p(...n)},O=function(...n){return{shownPath:O}=i.late([2218],9837),new.target?new O(...n):O(...n)};
const h=1024*1024;function L(n,t,r=null,e=null){const l=p(n,t,m.existsSync,r),{directory:f,directoryOff:w,helperDirectories:D}=l,C=Q(l,n,t),g=[...C,...U(f,n,t)],
_=U(w?.path??null,n,t),x=H(g,n),V=x.helper&&T(x.helper,D,n,t),J=C[0]?.protocols??{};return{...x,client:n,installations:g.flatMap(({installations:I})=>I),pluginDirectories:(0,u.
n)(t.environment).pluginDirectories,mirrors:l.mirrorDirectories.map(I=>({path:I,shown:O(I,t)})),files:[...g.map(({file:I})=>I),..._.map(({file:I})=>({...I,state:"\
off"}))],turnedOff:[...H(_,n).credentials.map(({host:I,place:{file:tn,line:en}})=>({host:I,source:`${tn}:${en} (${w?.by} names another file)`})),...e===null?[]:
b(e,l.main?.path??""),...t.environment.TG_TF_REGISTRY_TOKEN?[P]:[]],helper:V?.helper??null,requestTimeoutMs:n==="opentofu"?X(J,t.environment):null,patience:nn(n,
J,t.environment),findings:[...x.findings,...V?.findings??[]],secrets:[...g,..._].flatMap(({secrets:I})=>I)}}const P={host:null,source:"TG_TF_REGISTRY_TOKEN (onl\
y Terragrunt reads it)"},v=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],b=(n,t)=>v.filter(r=>{const e=(0,E.join)(n,r);return(0,m.existsSync)(e)&&e!==(0,E.
resolve)(n,t)}).map(r=>({host:null,source:`${r} (TF_CLI_CONFIG_FILE does not name it)`}));function Q({main:n},t,r){if(n===null)return[];const{path:e,chosenBy:l}=n;
if((0,m.existsSync)(e))return[W(e,t,r)];const f={path:e,shown:O(e,r),state:"absent"};return l==="default"?[j(f,[])]:[j(f,[c(t,{kind:"missing",setting:l,path:e},
null)])]}const j=(n,t)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},findings:t,secrets:[],isRead:!1,file:n}),U=(n,t,r)=>(n===
null?[]:(0,R.wX)(n)).filter(e=>/\.tfrc(?:\.json)?$/s.test(e)).map(e=>W((0,E.join)(n??"",e),t,r));function W(n,t,r){const e=(0,R.yR)(n,h),l=O(n,r);if(!e.ok){const w={
kind:"unreadable",file:l,failure:e.failure};return j({path:n,shown:l,state:"not read"},[c(t,w,null)])}const f=d({shown:l,...e},t);return{...f,file:{path:n,shown:l,
state:f.isRead?"read":"not read"}}}function H(n,t){const r=n.flatMap(g=>g.findings),e=(g,_)=>{r.push(c(t,g,_))},l=K(new Map(n.flatMap(g=>[...g.credentials])),e),
f=K(new Map(n.flatMap(g=>[...g.hosts])),e),[w,...D]=new Map(n.flatMap(g=>[...g.helpers]));for(const[,{place:g}]of D)e({kind:"two helpers"},g);const C=w===void 0?
null:{name:w[0],...w[1]};return{credentials:l,forced:f,helper:C,findings:r}}function K(n,t){const r=new Map;for(const[e,l]of n){const f=(0,k.Pv)(e),D={kind:"lab\
el",type:"services"in l?"host":"credentials",label:e,advice:(0,N.L6)(e)};f.ok?r.set(f.value,{...l,host:f.value}):t({...D,why:f.why},l.place)}return[...r.values()]}
const Z=n=>(0,G.Qp)(n,({problem:{code:t,message:r},places:e})=>[t,r,e]);function X({request_timeout_seconds:n},t){const r=Y(t.TF_REGISTRY_CLIENT_TIMEOUT);return r!==
null?r*1e3:n===void 0?null:n>0?n*1e3:Number.POSITIVE_INFINITY}const z=1e4,q=1;function nn(n,t,r){const e=Y(r.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??q;return{
client:n,attemptMs:X(t,r)??z,retries:Math.max(e,0)}}function Y(n){const t=/^\+?\d+$/.test(n??"")?Number(n):0;return t>0?t:null}})};export{on as ids,rn as modules};
