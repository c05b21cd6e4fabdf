const on=[218,905,437,218],rn={5585:((G,F,m)=>{m.d(F,{g8:()=>k,hg:()=>C,pS:()=>S});var o=m(8161),O=m(6760),R=m(5747);const v={x64:"amd64",ia32:"386",ppc64:"ppc6\
4le"};function k(u){const s=(0,o.platform)();return{system:s==="win32"?"windows":"unix",platform:`${s==="win32"?"windows":s}_${v[(0,o.arch)()]??(0,o.arch)()}`,environment:u,
accountHome:(0,R.N0)(()=>(0,o.userInfo)().homedir||null,null)}}function C(u,s,r,l=null){const f=A(s.environment,l),n=T(s),e=n===null?null:w(u,s,n,r),i=e?.dataDirectories??
[],c=n===null?[]:L(n,s),h=E(s),g=D=>h(D,"plugins");return{main:f??(e&&{path:e.main,chosenBy:"default"}),directory:f===null&&e!==null?e.directory:null,directoryOff:f&&
e&&{path:e.directory,by:f.chosenBy},helperDirectories:i.map(g).flatMap(D=>[D,h(D,s.platform)]),mirrorDirectories:[...i,...c].map(g)}}function L(u,s){const{system:r,
platform:l,environment:f}=s,n=E(s);if(r==="windows")return[n(u,"HashiCorp","Terraform")];if(l.startsWith("darwin"))return[u,"/"].map(h=>n(h,"Library","Applicati\
on Support","io.terraform"));const{XDG_DATA_HOME:e="",XDG_DATA_DIRS:i}=f,c=h=>h.startsWith("/");return[c(e)?e:n(u,".local","share"),...(i||"/usr/local/share:/us\
r/share").split(":").filter(c)].map(h=>n(h,"terraform"))}function S(u,s){const r=T(s),l=s.system==="windows"?"\\":"/";return r===null||r.length<2||!u.startsWith(
r+l)?u:(s.system==="windows"?"%APPDATA%":"~")+u.slice(r.length)}function A(u,s){if(s)return{path:s,chosenBy:"cli-config"};for(const r of["TF_CLI_CONFIG_FILE","T\
ERRAFORM_CONFIG"]){const l=u[r];if(l)return{path:l,chosenBy:r}}return null}function T({system:u,environment:s,accountHome:r}){return u==="windows"?s.APPDATA||null:
s.HOME||r||null}function w(u,s,r,l){const f=E(s),n=s.system==="windows",e=f(r,n?"terraform.rc":".terraformrc"),i=f(r,n?"tofu.rc":".tofurc"),c=f(r,n?"terraform.d":
".terraform.d");if(u==="terraform")return{main:e,directory:c,dataDirectories:[c]};const h=l(e)&&!l(i)?e:i;if(n)return{main:h,directory:c,dataDirectories:[c]};const{
XDG_CONFIG_HOME:g,XDG_DATA_HOME:D}=s.environment,j=!l(e)&&!l(i);return{main:g&&j?f(g,"opentofu","tofurc"):h,directory:g&&!l(c)?f(g,"opentofu"):c,dataDirectories:D?
[c,f(D,"opentofu")]:[c]}}const E=({system:u})=>(u==="windows"?O.win32:O.posix).join}),2218:((G,F,m)=>{m.r(F),m.d(F,{configPaths:()=>o.hg,mergeMistakes:()=>O.Ot,
readCliConfig:()=>O.J1,shownPath:()=>o.pS,thisMachine:()=>o.g8});var o=m(5585),O=m(2905)}),1541:((G,F,m)=>{m.d(F,{A7:()=>A,AV:()=>k,LH:()=>O,T:()=>l,Tb:()=>S,aZ:()=>o,
c3:()=>T,ql:()=>C,sD:()=>E,sc:()=>w,zC:()=>s});class o extends Error{argument;want;constructor(e,i){super(`${e.path.join(".")} must be ${i}`),this.argument=e,this.
want=i}}function O(n){try{return n(),null}catch(e){if(e instanceof o)return e;throw e}}const R=n=>n.name!==void 0;function v(n,e){if(n.kind==="object")return n.
items.filter(R);throw new o(e,"a block")}function k({value:n,hasLabels:e}){if(n.kind!=="object")return[];const i=n.items.filter(R);return e?i.flatMap(k):[i]}function C(n,e,i,c={}){
for(const h of Object.keys(i)){const g=n.filter(B=>B.name.toLowerCase()===h),[D]=g;if(D===void 0)continue;const j={path:[...e.path,h],span:D};for(const B of L(g))
c[h]=i[h](B,j,c[h])}return c}function L(n){const e=n.flatMap(({hasLabels:c,value:h})=>c&&h.kind==="object"?h.items:[]),i=n.filter(({hasLabels:c})=>!c).map(({value:c})=>c);
return e.length===0?i:[{kind:"object",start:0,end:0,items:e},...i]}const S=(n,e)=>(i,c,h)=>C(v(i,c),c,n,e?h:{}),A=n=>(e,i,c=new Map)=>{const h=new Map;for(const{
name:g,start:D,end:j,value:B,hasLabels:H=!1}of v(e,i)){const W={path:[...i.path,g],span:{start:D,end:j}};if((h.get(g)??H)!==H)throw new o(W,"a block with one la\
bel");h.set(g,H),c.set(g,{start:D,end:j,value:n(B,W,c.get(g)?.value)})}return c},T=n=>(e,i,c=[])=>{if(e.kind!=="tuple")throw new o(i,"a list");const h=e.elements.
map(g=>n(g,i));for(const g of h)c.push(g);return c},w=(n,e)=>{if(n.kind==="string"||n.kind==="template")return n.verbatim??"";if(n.kind==="primitive"&&n.value===
null)return"";if(u(n))return String(n.value);throw new o(e,"a string")},E=(n,e)=>{if(u(n))return n.value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))
return Number(n.value);throw new o(e,"a whole number")},u=n=>n.kind==="primitive"&&Number.isSafeInteger(n.value)&&String(n.value).length===n.end-n.start,s=(n,e)=>{
if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new o(e,"true or false")},r=2**63-1,l=(n,e,i)=>{const c=f(n,e);if(i!==void 0&&(typeof i==
"object"||typeof i!=typeof c))throw new o(e,"set only once");return c};function f(n,e){if(n.kind==="tuple")return n.elements.map(i=>f(i,e));if(n.kind==="object"){
const i=A(l)(n,e);return Object.fromEntries(Array.from(i,([c,h])=>[c,h.value]))}if(n.kind!=="primitive"||n.value===null)return w(n,e);if(Math.abs(Number(n.value))>
r)throw new o(e,"a whole number");return n.value}}),2905:((G,F,m)=>{m.d(F,{Ot:()=>q,J1:()=>j});var o=m(3024),O=m(6760),R=m(5747),v=m(5799),k=m(3229),C=m(1831),L=m(
1731);let S=function(...t){return{configFinding:S}=m.late([245,765],4765),new.target?new S(...t):S(...t)},A=function(...t){return{shownPath:A}=m.late([218],2218),
new.target?new A(...t):A(...t)};function T({name:t,args:d,place:p},a,_,y){const M=a.map(b=>({directory:b,files:(0,R.wX)(b).filter(x=>w((0,O.join)(b,x)))})),N=b=>A(
b,y),$=l(t,M);if($!==null){const b=(0,O.resolve)($.directory,$.file),x=u(b,y);return{helper:{name:t,args:d,path:b,shown:N(b),refusal:x},findings:[]}}const I={kind:"\
no helper",name:t,directories:a.map(N)};return{helper:null,findings:[S(_,I,p)]}}const w=t=>(0,o.existsSync)(t)&&!(0,o.statSync)(t).isDirectory(),E=256;function u(t,{
system:d}){if(d==="windows")return null;if(!(0,o.statSync)(t).isFile())return"permission denied";const p=Buffer.alloc(E),a=()=>(0,R.ET)((0,o.openSync)(t,"r"),M=>p.
subarray(0,(0,o.readSync)(M,p))),_=(0,R.N0)(a,null);return _===null||_.toString("latin1",0,2)==="#!"||_.includes(0)?null:"exec format error"}const s="terraform-\
credentials-",r="0.0.0";function l(t,d){let p=null;for(const{directory:a,files:_}of d)for(const y of _){const M=f(y,t);M===null||p!==null&&(0,L.Zy)(M,p.version)<=
0||(p={directory:a,file:y,version:M})}return p}function f(t,d){if(!t.startsWith(s))return null;const p=t.toLowerCase().slice(s.length).replace(/\.exe$/,""),a=p.
indexOf("_v");return(a<0?p:p.slice(0,a))!==d||p===""?null:(0,L.oF)(a<0?r:p.slice(a+2).replace(/_x.*$/s,""))}var n=m(8884),e=m(4265);let i=function(...t){return{
configFinding:i}=m.late([245,765],4765),new.target?new i(...t):i(...t)},c=function(...t){return{parseConfigFile:c}=m.late([245,765],4765),new.target?new c(...t):
c(...t)},h=function(...t){return{configPaths:h}=m.late([218],2218),new.target?new h(...t):h(...t)},g=function(...t){return{shownPath:g}=m.late([218],2218),new.target?
new g(...t):g(...t)};const D=1024*1024;function j(t,d,p=null,a=null){const _=h(t,d,o.existsSync,p),{directory:y,directoryOff:M,helperDirectories:N}=_,$=Z(_,t,d),
I=[...$,...K(y,t,d)],b=K(M?.path??null,t,d),x=Y(I,t),z=x.helper&&T(x.helper,N,t,d),nn=Y(b,t).credentials,J=$[0]?.protocols??{};return{...x,client:t,installations:I.
flatMap(({installations:P})=>P),pluginDirectories:(0,n.n)(d.environment).pluginDirectories,mirrors:_.mirrorDirectories.map(P=>({path:P,shown:g(P,d)})),files:[...I.
map(({file:P})=>P),...b.map(({file:P})=>({...P,state:"off"}))],turnedOff:[...nn.map(({host:P,place:{file:tn,line:en}})=>({host:P,source:`${tn}:${en} (${M?.by} n\
ames another file)`})),...a===null?[]:W(a,_.main?.path??""),...d.environment.TG_TF_REGISTRY_TOKEN?[B]:[]],helper:z?.helper??null,requestTimeoutMs:t==="opentofu"?
(0,e.Hl)(J,d.environment):null,patience:(0,e.f5)(t,J,d.environment),findings:[...x.findings,...z?.findings??[]],secrets:[...I,...b].flatMap(({secrets:P})=>P)}}const B={
host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},H=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],W=(t,d)=>H.filter(p=>{const a=(0,O.join)(
t,p);return(0,o.existsSync)(a)&&a!==(0,O.resolve)(t,d)}).map(p=>({host:null,source:`${p} (TF_CLI_CONFIG_FILE does not name it)`}));function Z({main:t},d,p){if(t===
null)return[];const{path:a,chosenBy:_}=t;if((0,o.existsSync)(a))return[X(a,d,p)];const y={path:a,shown:g(a,p),state:"absent"};return _==="default"?[U(y,[])]:[U(
y,[i(d,{kind:"missing",setting:_,path:a},null)])]}const U=(t,d)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},findings:d,secrets:[],
isRead:!1,file:t}),Q=/\.tfrc(?:\.json)?$/s,K=(t,d,p)=>(t===null?[]:(0,R.wX)(t)).filter(a=>Q.test(a)).map(a=>X((0,O.join)(t??"",a),d,p));function X(t,d,p){const a=(0,R.
yR)(t,D),_=g(t,p);if(!a.ok){const M={kind:"unreadable",file:_,failure:a.failure};return U({path:t,shown:_,state:"not read"},[i(d,M,null)])}const y=c({shown:_,...a},
d);return{...y,file:{path:t,shown:_,state:y.isRead?"read":"not read"}}}function Y(t,d){const p=t.flatMap(I=>I.findings),a=(I,b)=>{p.push(i(d,I,b))},_=V(new Map(
t.flatMap(I=>[...I.credentials])),a),y=V(new Map(t.flatMap(I=>[...I.hosts])),a),[M,...N]=new Map(t.flatMap(I=>[...I.helpers]));for(const[,{place:I}]of N)a({kind:"\
two helpers"},I);const $=M===void 0?null:{name:M[0],...M[1]};return{credentials:_,forced:y,helper:$,findings:p}}function V(t,d){const p=new Map;for(const[a,_]of t){
const y=(0,C.Pv)(a),M="services"in _?"host":"credentials";if(y.ok)p.set(y.value,{..._,host:y.value});else{const N={label:a,why:y.why,advice:(0,k.L6)(a)};d({kind:"\
label",type:M,...N},_.place)}}return[...p.values()]}const q=t=>(0,v.DF)(t,({problem:{code:d,message:p},places:a})=>[d,p,a])}),4265:((G,F,m)=>{m.d(F,{Hl:()=>T,Ln:()=>C,
f5:()=>u,zT:()=>A});var o=m(1541);const O=r=>({plugin_cache_dir:o.sc,plugin_cache_may_break_dependency_lock_file:o.zC,host:o.A7(o.Tb({services:o.A7(o.T)},r)),credentials:o.
A7(o.A7(o.T)),credentials_helper:o.A7(o.Tb({args:o.c3(o.sc)},r))}),R={providers:o.A7(o.sc),provisioners:o.A7(o.sc),disable_checkpoint:o.zC,disable_checkpoint_signature:o.
zC,...O(!1)},v=O(!0),k={path:[],span:{start:0,end:0}};function C(r,l){const f=l==="terraform",n={},e=o.LH(()=>{f?o.ql(r,k,R,n):o.ql(r,k,v,n)});return{values:f&&
e!==null?{}:n,mistake:e}}const L="registry_protocols",S={retry_count:o.sD,request_timeout_seconds:o.sD};function A(r){const[l=[]]=r.flatMap(e=>e.name===L?o.AV(e):
[]),f={},n=o.LH(()=>o.ql(l,{...k,path:[L]},S,f));return n===null?{protocols:f,mistakes:[]}:{protocols:{},mistakes:[{span:n.argument.span,why:n.message}]}}function T({
request_timeout_seconds:r},l){const f=s(l.TF_REGISTRY_CLIENT_TIMEOUT);return f!==null?f*1e3:r===void 0?null:r>0?r*1e3:Number.POSITIVE_INFINITY}const w=1e4,E=1;function u(r,l,f){
const n=s(f.TF_REGISTRY_DISCOVERY_RETRY)??l.retry_count??E;return{client:r,attemptMs:T(l,f)??w,retries:Math.max(n,0)}}function s(r){const l=/^\+?\d+$/.test(r??"")?
Number(r):0;return l>0?l:null}}),8884:((G,F,m)=>{m.d(F,{n:()=>k});var o=m(4e3);const O=["TF_CLI_ARGS_init","TF_CLI_ARGS"],R=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
v=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function k(T){const w=S(T),E=s=>w.findLast(r=>r.name===s)?.value,u=s=>w.filter(r=>r.name===s).map(
({value:r})=>r);return{upgrade:C(E("upgrade")??"false"),hasBackend:C(E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:u(
"plugin-dir"),backendConfig:u("backend-config"),remarks:O.flatMap(s=>{const r=w.filter(({name:l,from:f})=>f===s&&v.test(l)).map(L);return r.length===0?[]:[`init\
 is predicted with ${r.join(" ")} of ${s}`]})}}const C=T=>/^(1|[tT]|true|TRUE|True)$/.test(T);function L({name:T,value:w}){if(w==="true")return`-${T}`;const E=T===
"backend-config"&&!w.startsWith("hostname=");return`-${T}=${(0,o.dh)(E?w.replace(/=.*/s,"=\u2026"):w)}`}function S(T){const w=O.flatMap(u=>A(T[u]??"").map(s=>({
text:s,from:u}))).values(),E=[];for(const{text:u,from:s}of w){const[,r,,l]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(u)??[];if(r===void 0)break;const f=()=>R.test(r)?w.
next().value?.text??"":"true";E.push({name:r,from:s,value:l??f()})}return E}function A(T){const[w=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(T)??
[];return(w.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(u=>u.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(s,r,l,f)=>String(r??f??l.replace(
/\\(.)/gs,"$1"))))}})};export{on as ids,rn as modules};
