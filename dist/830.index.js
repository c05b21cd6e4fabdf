const q=[830,218,218],nn={9837:((N,v,f)=>{f.r(v),f.d(v,{configPaths:()=>t.hg,mergeMistakes:()=>h.Ot,readCliConfig:()=>h.J1,shownPath:()=>t.pS,thisMachine:()=>t.
g8});var t=f(479),h=f(4347)}),5011:((N,v,f)=>{f.d(v,{n:()=>P});var t=f(9432);const h=["TF_CLI_ARGS_init","TF_CLI_ARGS"],b=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
$=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function P(_){const T=A(_),w=s=>T.flatMap(({name:e,value:r})=>e===s?r:[]),i=s=>w(s).at(-1);return{
upgrade:O(i("upgrade")??"false"),hasBackend:O(i("backend")??i("cloud")??"true"),isLockReadonly:i("lockfile")==="readonly",pluginDirectories:w("plugin-dir"),backendConfig:w(
"backend-config"),remarks:h.flatMap(s=>{const r=T.filter(({name:l,from:c})=>c===s&&$.test(l)).map(S).join(" ");return r===""?[]:[`init is predicted with ${r} of\
 ${s}`]})}}const O=_=>/^(1|[tT]|true|TRUE|True)$/.test(_);function S({name:_,value:T}){if(T==="true")return`-${_}`;const w=_==="backend-config"&&!T.startsWith("\
hostname=");return`-${_}=${(0,t.dh)(w?T.replace(/=.*/s,"=\u2026"):T)}`}function A(_){const T=h.flatMap(i=>F(_[i]??"").map(s=>({text:s,from:i}))).values(),w=[];for(const{
text:i,from:s}of T){const[,e,,r]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(i)??[];if(e===void 0)break;const l=()=>b.test(e)?T.next().value?.text??"":"true";w.push({name:e,
from:s,value:r??l()})}return w}function F(_){const[T=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(_)??[];return(T.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(i=>i.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(s,e,r,l)=>String(e??l??r.replace(/\\(.)/gs,"$1"))))}}),479:((N,v,f)=>{f.d(v,{g8:()=>P,hg:()=>O,pS:()=>A});
var t=f(8161),h=f(6760),b=f(9968);const $={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function P(i){const s=(0,t.platform)();return{system:s==="win32"?"windows":"u\
nix",platform:`${s==="win32"?"windows":s}_${$[(0,t.arch)()]??(0,t.arch)()}`,environment:i,accountHome:(0,b.N0)(()=>(0,t.userInfo)().homedir||null,null)}}function O(i,s,e,r=null){
const l=F(s.environment,r),c=_(s),p=c===null?null:T(i,s,c,e),D=c===null?[]:S(c,s),m=w(s),G=L=>m(L,"plugins"),C=(p?.dataDirectories??[]).map(G);return{main:l??(p&&
{path:p.main,chosenBy:"default"}),directory:l===null&&p!==null?p.directory:null,directoryOff:l&&p&&{path:p.directory,by:l.chosenBy},helperDirectories:C.flatMap(
L=>[L,m(L,s.platform)]),mirrorDirectories:[...C,...D.map(G)]}}function S(i,s){const{system:e,platform:r,environment:l}=s,c=w(s);if(e==="windows")return[c(i,"Has\
hiCorp","Terraform")];if(r.startsWith("darwin"))return[i,"/"].map(m=>c(m,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:p="",XDG_DATA_DIRS:D}=l;
return[h.posix.isAbsolute(p)?p:c(i,".local","share"),...(D||"/usr/local/share:/usr/share").split(":").filter(h.posix.isAbsolute)].map(m=>c(m,"terraform"))}function A(i,s){
const e=_(s),r=s.system==="windows"?"\\":"/";return e===null||e.length<2||!i.startsWith(e+r)?i:(s.system==="windows"?"%APPDATA%":"~")+i.slice(e.length)}function F(i,s){
if(s)return{path:s,chosenBy:"cli-config"};for(const e of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const r=i[e];if(r)return{path:r,chosenBy:e}}return null}function _({
system:i,environment:s,accountHome:e}){return i==="windows"?s.APPDATA||null:s.HOME||e||null}function T(i,s,e,r){const l=w(s),c=s.system==="windows",p=l(e,c?"ter\
raform.rc":".terraformrc"),D=l(e,c?"tofu.rc":".tofurc"),m=l(e,c?"terraform.d":".terraform.d");if(i==="terraform")return{main:p,directory:m,dataDirectories:[m]};
const G=r(p)&&!r(D)?p:D;if(c)return{main:G,directory:m,dataDirectories:[m]};const{XDG_CONFIG_HOME:C,XDG_DATA_HOME:L}=s.environment,B=!r(p)&&!r(D);return{main:C&&
B?l(C,"opentofu","tofurc"):G,directory:C&&!r(m)?l(C,"opentofu"):m,dataDirectories:L?[m,l(L,"opentofu")]:[m]}}const w=({system:i})=>(i==="windows"?h.win32:h.posix).
join}),4347:((N,v,f)=>{f.d(v,{Ot:()=>J,J1:()=>C});var t=f(3024),h=f(6760),b=f(2170),$=f(2485),P=f(255),O=f(9968),S=f(523);let A=function(...n){return{configFinding:A}=
f.late([276,504],3123),new.target?new A(...n):A(...n)},F=function(...n){return{shownPath:F}=f.late([218],9837),new.target?new F(...n):F(...n)};function _({name:n,
args:a,place:u},o,d,g){const y=o.map(M=>({directory:M,files:(0,O.wX)(M).filter(x=>T((0,h.join)(M,x)))})),R=M=>F(M,g),k=s(n,y);if(k!==null){const M=(0,h.resolve)(
k.directory,k.file),x=w(M,g);return{helper:{name:n,args:a,path:M,shown:R(M),refusal:x},findings:[]}}const E={kind:"no helper",name:n,directories:o.map(R)};return{
helper:null,findings:[A(d,E,u)]}}const T=n=>(0,t.existsSync)(n)&&!(0,t.statSync)(n).isDirectory();function w(n,{system:a}){if(a==="windows")return null;if(!(0,t.
statSync)(n).isFile())return"permission denied";const u=Buffer.alloc(256),o=()=>(0,O.ET)((0,t.openSync)(n,"r"),y=>u.subarray(0,(0,t.readSync)(y,u))),d=(0,O.N0)(
o,null);return d===null||d.toString("latin1",0,2)==="#!"||d.includes(0)?null:"exec format error"}const i="terraform-credentials-";function s(n,a){const u=a.flatMap(
({directory:d,files:g})=>g.flatMap(y=>{const R=e(y,n);return R===null?[]:{directory:d,file:y,version:R}})),[o=null]=u.toSorted((d,g)=>(0,S.Zy)(g.version,d.version));
return o}function e(n,a){if(!n.startsWith(i))return null;const u=n.toLowerCase().slice(i.length).replace(/\.exe$/,""),o=u.indexOf("_v");return(o<0?u:u.slice(0,o))!==
a||u===""?null:(0,S.oF)(o<0?"0.0.0":u.slice(o+2).replace(/_x.*$/s,""))}var r=f(5011),l=f(8898);let c=function(...n){return{configFinding:c}=f.late([276,504],3123),
new.target?new c(...n):c(...n)},p=function(...n){return{parseConfigFile:p}=f.late([276,504],3123),new.target?new p(...n):p(...n)},D=function(...n){return{configPaths:D}=
f.late([218],9837),new.target?new D(...n):D(...n)},m=function(...n){return{shownPath:m}=f.late([218],9837),new.target?new m(...n):m(...n)};const G=1024*1024;function C(n,a,u=null,o=null){
const d=D(n,a,t.existsSync,u),{directory:g,directoryOff:y,helperDirectories:R}=d,k=z(d,n,a),E=[...k,...H(g,n,a)],M=H(y?.path??null,n,a),x=W(E,n),X=x.helper&&_(x.
helper,R,n,a),Y=k[0]?.protocols??{};return{...x,client:n,installations:E.flatMap(({installations:I})=>I),pluginDirectories:(0,r.n)(a.environment).pluginDirectories,
mirrors:d.mirrorDirectories.map(I=>({path:I,shown:m(I,a)})),files:[...E.map(({file:I})=>I),...M.map(({file:I})=>({...I,state:"off"}))],turnedOff:[...W(M,n).credentials.
map(({host:I,place:{file:Q,line:Z}})=>({host:I,source:`${Q}:${Z} (${y?.by} names another file)`})),...o===null?[]:V(o,d.main?.path??""),...a.environment.TG_TF_REGISTRY_TOKEN?
[L]:[]],helper:X?.helper??null,requestTimeoutMs:n==="opentofu"?(0,l.Hl)(Y,a.environment):null,patience:(0,l.f5)(n,Y,a.environment),findings:[...x.findings,...X?.
findings??[]],secrets:[...E,...M].flatMap(({secrets:I})=>I)}}const L={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},B=[".terraformrc","ter\
raform.rc",".tofurc","tofu.rc"],V=(n,a)=>B.filter(u=>{const o=(0,h.join)(n,u);return(0,t.existsSync)(o)&&o!==(0,h.resolve)(n,a)}).map(u=>({host:null,source:`${u}\
 (TF_CLI_CONFIG_FILE does not name it)`}));function z({main:n},a,u){if(n===null)return[];const{path:o,chosenBy:d}=n;if((0,t.existsSync)(o))return[U(o,a,u)];const g={
path:o,shown:m(o,u),state:"absent"};return d==="default"?[j(g,[])]:[j(g,[c(a,{kind:"missing",setting:d,path:o},null)])]}const j=(n,a)=>({credentials:new Map,hosts:new Map,
helpers:new Map,installations:[],protocols:{},findings:a,secrets:[],isRead:!1,file:n}),H=(n,a,u)=>(n===null?[]:(0,O.wX)(n)).filter(o=>/\.tfrc(?:\.json)?$/s.test(
o)).map(o=>U((0,h.join)(n??"",o),a,u));function U(n,a,u){const o=(0,O.yR)(n,G),d=m(n,u);if(!o.ok){const y={kind:"unreadable",file:d,failure:o.failure};return j(
{path:n,shown:d,state:"not read"},[c(a,y,null)])}const g=p({shown:d,...o},a);return{...g,file:{path:n,shown:d,state:g.isRead?"read":"not read"}}}function W(n,a){
const u=n.flatMap(E=>E.findings),o=(E,M)=>{u.push(c(a,E,M))},d=K(new Map(n.flatMap(E=>[...E.credentials])),o),g=K(new Map(n.flatMap(E=>[...E.hosts])),o),[y,...R]=new Map(
n.flatMap(E=>[...E.helpers]));for(const[,{place:E}]of R)o({kind:"two helpers"},E);const k=y===void 0?null:{name:y[0],...y[1]};return{credentials:d,forced:g,helper:k,
findings:u}}function K(n,a){const u=new Map;for(const[o,d]of n){const g=(0,P.Pv)(o),R={kind:"label",type:"services"in d?"host":"credentials",label:o,advice:(0,$.
L6)(o)};g.ok?u.set(g.value,{...d,host:g.value}):a({...R,why:g.why},d.place)}return[...u.values()]}const J=n=>(0,b.Qp)(n,({problem:{code:a,message:u},places:o})=>[
a,u,o])}),8898:((N,v,f)=>{f.d(v,{Hl:()=>_,Ln:()=>O,f5:()=>i,zT:()=>F});var t=f(9582);const h=e=>({plugin_cache_dir:t.sc,plugin_cache_may_break_dependency_lock_file:t.
zC,host:t.A7(t.Tb({services:t.A7(t.T)},e)),credentials:t.A7(t.A7(t.T)),credentials_helper:t.A7(t.Tb({args:t.c3(t.sc)},e))}),b={providers:t.A7(t.sc),provisioners:t.
A7(t.sc),disable_checkpoint:t.zC,disable_checkpoint_signature:t.zC,...h(!1)},$=h(!0),P={path:[],span:{start:0,end:0}};function O(e,r){const l=r==="terraform",c={},
p=t.LH(()=>{l?t.ql(e,P,b,c):t.ql(e,P,$,c)});return{values:l&&p!==null?{}:c,mistake:p}}const S="registry_protocols",A={retry_count:t.sD,request_timeout_seconds:t.
sD};function F(e){const[r=[]]=e.flatMap(p=>p.name===S?t.AV(p):[]),l={},c=t.LH(()=>t.ql(r,{...P,path:[S]},A,l));return c===null?{protocols:l,mistakes:[]}:{protocols:{},
mistakes:[{span:c.argument.span,why:c.message}]}}function _({request_timeout_seconds:e},r){const l=s(r.TF_REGISTRY_CLIENT_TIMEOUT);return l!==null?l*1e3:e===void 0?
null:e>0?e*1e3:Number.POSITIVE_INFINITY}const T=1e4,w=1;function i(e,r,l){const c=s(l.TF_REGISTRY_DISCOVERY_RETRY)??r.retry_count??w;return{client:e,attemptMs:_(
r,l)??T,retries:Math.max(c,0)}}function s(e){const r=/^\+?\d+$/.test(e??"")?Number(e):0;return r>0?r:null}})};export{q as ids,nn as modules};
