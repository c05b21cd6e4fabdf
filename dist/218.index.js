const rn=[218,905,437,218],on={5585:((X,L,m)=>{m.d(L,{g8:()=>x,hg:()=>j,pS:()=>F});var r=m(8161),A=m(6760),v=m(5747);const N={x64:"amd64",ia32:"386",ppc64:"ppc6\
4le"};function x(d){const i=(0,r.platform)();return{system:i==="win32"?"windows":"unix",platform:`${i==="win32"?"windows":i}_${N[(0,r.arch)()]??(0,r.arch)()}`,environment:d,
accountHome:(0,v.N0)(()=>(0,r.userInfo)().homedir||null,null)}}function j(d,i,o,u=null){const p=C(i.environment,u),n=M(i),e=n===null?null:I(d,i,n,o),a=e?.dataDirectories??
[],l=n===null?[]:B(n,i),g=R(i),O=P=>g(P,"plugins");return{main:p??(e&&{path:e.main,chosenBy:"default"}),directory:p===null&&e!==null?e.directory:null,directoryOff:p&&
e&&{path:e.directory,by:p.chosenBy},helperDirectories:a.map(O).flatMap(P=>[P,g(P,i.platform)]),mirrorDirectories:[...a,...l].map(O)}}function B(d,i){const{system:o,
platform:u,environment:p}=i,n=R(i);if(o==="windows")return[n(d,"HashiCorp","Terraform")];if(u.startsWith("darwin"))return[d,"/"].map(g=>n(g,"Library","Applicati\
on Support","io.terraform"));const{XDG_DATA_HOME:e="",XDG_DATA_DIRS:a}=p,l=g=>g.startsWith("/");return[l(e)?e:n(d,".local","share"),...(a||"/usr/local/share:/us\
r/share").split(":").filter(l)].map(g=>n(g,"terraform"))}function F(d,i){const o=M(i),u=i.system==="windows"?"\\":"/";return o===null||o.length<2||!d.startsWith(
o+u)?d:(i.system==="windows"?"%APPDATA%":"~")+d.slice(o.length)}function C(d,i){if(i)return{path:i,chosenBy:"cli-config"};for(const o of["TF_CLI_CONFIG_FILE","T\
ERRAFORM_CONFIG"]){const u=d[o];if(u)return{path:u,chosenBy:o}}return null}function M({system:d,environment:i,accountHome:o}){return d==="windows"?i.APPDATA||null:
i.HOME||o||null}function I(d,i,o,u){const p=R(i),n=i.system==="windows",e=p(o,n?"terraform.rc":".terraformrc"),a=p(o,n?"tofu.rc":".tofurc"),l=p(o,n?"terraform.d":
".terraform.d");if(d==="terraform")return{main:e,directory:l,dataDirectories:[l]};const g=u(e)&&!u(a)?e:a;if(n)return{main:g,directory:l,dataDirectories:[l]};const{
XDG_CONFIG_HOME:O,XDG_DATA_HOME:P}=i.environment,U=!u(e)&&!u(a);return{main:O&&U?p(O,"opentofu","tofurc"):g,directory:O&&!u(l)?p(O,"opentofu"):l,dataDirectories:P?
[l,p(P,"opentofu")]:[l]}}const R=({system:d})=>(d==="windows"?A.win32:A.posix).join}),2218:((X,L,m)=>{m.r(L),m.d(L,{configPaths:()=>r.hg,mergeMistakes:()=>A.Ot,
readCliConfig:()=>A.J1,shownPath:()=>r.pS,thisMachine:()=>r.g8});var r=m(5585),A=m(2905)}),1541:((X,L,m)=>{m.d(L,{A7:()=>C,AV:()=>x,LH:()=>A,T:()=>u,Tb:()=>F,aZ:()=>r,
c3:()=>M,ql:()=>j,sD:()=>R,sc:()=>I,zC:()=>i});class r extends Error{argument;want;constructor(e,a){super(`${e.path.join(".")} must be ${a}`),this.argument=e,this.
want=a}}function A(n){try{return n(),null}catch(e){if(e instanceof r)return e;throw e}}const v=n=>n.name!==void 0;function N(n,e){if(n.kind==="object")return n.
items.filter(v);throw new r(e,"a block")}function x({value:n,hasLabels:e}){if(n.kind!=="object")return[];const a=n.items.filter(v);return e?a.flatMap(x):[a]}function j(n,e,a,l={}){
for(const g of Object.keys(a)){const O=n.filter(c=>c.name.toLowerCase()===g),[P]=O;if(P===void 0)continue;const U={path:[...e.path,g],span:P};for(const c of B(O))
l[g]=a[g](c,U,l[g])}return l}function B(n){const e=n.flatMap(({hasLabels:l,value:g})=>l&&g.kind==="object"?g.items:[]),a=n.filter(({hasLabels:l})=>!l).map(({value:l})=>l);
return e.length===0?a:[{kind:"object",start:0,end:0,items:e},...a]}const F=(n,e)=>(a,l,g)=>j(N(a,l),l,n,e?g:{}),C=n=>(e,a,l=new Map)=>{const g=new Map;for(const{
name:O,start:P,end:U,value:c,hasLabels:s=!1}of N(e,a)){const h={path:[...a.path,O],span:{start:P,end:U}};if((g.get(O)??s)!==s)throw new r(h,"a block with one la\
bel");g.set(O,s),l.set(O,{start:P,end:U,value:n(c,h,l.get(O)?.value)})}return l},M=n=>(e,a,l=[])=>{if(e.kind!=="tuple")throw new r(a,"a list");const g=e.elements.
map(O=>n(O,a));for(const O of g)l.push(O);return l},I=(n,e)=>{if(n.kind==="string"||n.kind==="template")return n.verbatim??"";if(n.kind==="primitive"&&n.value===
null)return"";if(d(n))return String(n.value);throw new r(e,"a string")},R=(n,e)=>{if(d(n))return n.value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))
return Number(n.value);throw new r(e,"a whole number")},d=n=>n.kind==="primitive"&&Number.isSafeInteger(n.value)&&String(n.value).length===n.end-n.start,i=(n,e)=>{
if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new r(e,"true or false")},o=2**63-1,u=(n,e,a)=>{const l=p(n,e);if(a!==void 0&&(typeof a==
"object"||typeof a!=typeof l))throw new r(e,"set only once");return l};function p(n,e){if(n.kind==="tuple")return n.elements.map(a=>p(a,e));if(n.kind==="object"){
const a=C(u)(n,e);return Object.fromEntries(Array.from(a,([l,g])=>[l,g.value]))}if(n.kind!=="primitive"||n.value===null)return I(n,e);if(Math.abs(Number(n.value))>
o)throw new r(e,"a whole number");return n.value}}),2905:((X,L,m)=>{m.d(L,{Ot:()=>q,J1:()=>U});var r=m(3024),A=m(6760),v=m(5747),N=m(5799),x=m(3229),j=m(1831),B=m(
1731);let F=function(...t){return{configFinding:F}=m.late([245,765],4765),new.target?new F(...t):F(...t)},C=function(...t){return{shownPath:C}=m.late([218],2218),
new.target?new C(...t):C(...t)};function M({name:t,args:_,place:w},f,T,D){const b=f.map($=>({directory:$,files:(0,v.wX)($).filter(K=>I((0,A.join)($,K)))})),H=$=>C(
$,D),V=u(t,b);if(V!==null){const $=(0,A.resolve)(V.directory,V.file),K=d($,D);return{helper:{name:t,args:_,path:$,shown:H($),refusal:K},findings:[]}}const S={kind:"\
no helper",name:t,directories:f.map(H)};return{helper:null,findings:[F(T,S,w)]}}const I=t=>(0,r.existsSync)(t)&&!(0,r.statSync)(t).isDirectory(),R=256;function d(t,{
system:_}){if(_==="windows")return null;if(!(0,r.statSync)(t).isFile())return"permission denied";const w=Buffer.alloc(R),f=()=>(0,v.ET)((0,r.openSync)(t,"r"),b=>w.
subarray(0,(0,r.readSync)(b,w))),T=(0,v.N0)(f,null);return T===null||T.toString("latin1",0,2)==="#!"||T.includes(0)?null:"exec format error"}const i="terraform-\
credentials-",o="0.0.0";function u(t,_){let w=null;for(const{directory:f,files:T}of _)for(const D of T){const b=p(D,t);b===null||w!==null&&(0,B.Zy)(b,w.version)<=
0||(w={directory:f,file:D,version:b})}return w}function p(t,_){if(!t.startsWith(i))return null;const w=t.toLowerCase().slice(i.length).replace(/\.exe$/,""),f=w.
indexOf("_v");return(f<0?w:w.slice(0,f))!==_||w===""?null:(0,B.oF)(f<0?o:w.slice(f+2).replace(/_x.*$/s,""))}var n=m(8884),e=m(4265);let a=function(...t){return{
configFinding:a}=m.late([245,765],4765),new.target?new a(...t):a(...t)},l=function(...t){return{parseConfigFile:l}=m.late([245,765],4765),new.target?new l(...t):
l(...t)},g=function(...t){return{configPaths:g}=m.late([218],2218),new.target?new g(...t):g(...t)},O=function(...t){return{shownPath:O}=m.late([218],2218),new.target?
new O(...t):O(...t)};const P=1024*1024;function U(t,_,w=null,f=null){const T=g(t,_,r.existsSync,w),{directory:D,directoryOff:b,helperDirectories:H}=T,V=E(T,t,_),
S=[...V,...W(D,t,_)],$=W(b?.path??null,t,_),K=z(S,t),J=K.helper&&M(K.helper,H,t,_),nn=z($,t).credentials,Q=V[0]?.protocols??{};return{...K,client:t,installations:S.
flatMap(({installations:G})=>G),pluginDirectories:(0,n.n)(_.environment).pluginDirectories,mirrors:T.mirrorDirectories.map(G=>({path:G,shown:O(G,_)})),files:[...S.
map(({file:G})=>G),...$.map(({file:G})=>({...G,state:"off"}))],turnedOff:[...nn.map(({host:G,place:{file:tn,line:en}})=>({host:G,source:`${tn}:${en} (${b?.by} n\
ames another file)`})),...f===null?[]:h(f,T.main?.path??""),..._.environment.TG_TF_REGISTRY_TOKEN?[c]:[]],helper:J?.helper??null,requestTimeoutMs:t==="opentofu"?
(0,e.Hl)(Q,_.environment):null,patience:(0,e.f5)(t,Q,_.environment),findings:[...K.findings,...J?.findings??[]],secrets:[...S,...$].flatMap(({secrets:G})=>G)}}const c={
host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},s=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],h=(t,_)=>s.filter(w=>{const f=(0,A.join)(
t,w);return(0,r.existsSync)(f)&&f!==(0,A.resolve)(t,_)}).map(w=>({host:null,source:`${w} (TF_CLI_CONFIG_FILE does not name it)`}));function E({main:t},_,w){if(t===
null)return[];const{path:f,chosenBy:T}=t;if((0,r.existsSync)(f))return[Y(f,_,w)];const D={path:f,shown:O(f,w),state:"absent"};return T==="default"?[y(D,[])]:[y(
D,[a(_,{kind:"missing",setting:T,path:f},null)])]}const y=(t,_)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},findings:_,secrets:[],
isRead:!1,file:t}),k=/\.tfrc(?:\.json)?$/s,W=(t,_,w)=>(t===null?[]:(0,v.wX)(t)).filter(f=>k.test(f)).map(f=>Y((0,A.join)(t??"",f),_,w));function Y(t,_,w){const f=(0,v.
yR)(t,P),T=O(t,w);if(!f.ok){const b={kind:"unreadable",file:T,failure:f.failure};return y({path:t,shown:T,state:"not read"},[a(_,b,null)])}const D=l({shown:T,...f},
_);return{...D,file:{path:t,shown:T,state:D.isRead?"read":"not read"}}}function z(t,_){const w=t.flatMap(S=>S.findings),f=(S,$)=>{w.push(a(_,S,$))},T=Z(new Map(
t.flatMap(S=>[...S.credentials])),f),D=Z(new Map(t.flatMap(S=>[...S.hosts])),f),[b,...H]=new Map(t.flatMap(S=>[...S.helpers]));for(const[,{place:S}]of H)f({kind:"\
two helpers"},S);const V=b===void 0?null:{name:b[0],...b[1]};return{credentials:T,forced:D,helper:V,findings:w}}function Z(t,_){const w=new Map;for(const[f,T]of t){
const D=(0,j.Pv)(f),b="services"in T?"host":"credentials";if(D.ok)w.set(D.value,{...T,host:D.value});else{const H={label:f,why:D.why,advice:(0,x.L6)(f)};_({kind:"\
label",type:b,...H},T.place)}}return[...w.values()]}const q=t=>(0,N.DF)(t,({problem:{code:_,message:w},places:f})=>[_,w,f])}),4265:((X,L,m)=>{m.d(L,{Hl:()=>M,Ln:()=>j,
f5:()=>d,zT:()=>C});var r=m(1541);const A=o=>({plugin_cache_dir:r.sc,plugin_cache_may_break_dependency_lock_file:r.zC,host:r.A7(r.Tb({services:r.A7(r.T)},o)),credentials:r.
A7(r.A7(r.T)),credentials_helper:r.A7(r.Tb({args:r.c3(r.sc)},o))}),v={providers:r.A7(r.sc),provisioners:r.A7(r.sc),disable_checkpoint:r.zC,disable_checkpoint_signature:r.
zC,...A(!1)},N=A(!0),x={path:[],span:{start:0,end:0}};function j(o,u){const p=u==="terraform",n={},e=r.LH(()=>{p?r.ql(o,x,v,n):r.ql(o,x,N,n)});return{values:p&&
e!==null?{}:n,mistake:e}}const B="registry_protocols",F={retry_count:r.sD,request_timeout_seconds:r.sD};function C(o){const[u=[]]=o.flatMap(e=>e.name===B?r.AV(e):
[]),p={},n=r.LH(()=>r.ql(u,{...x,path:[B]},F,p));return n===null?{protocols:p,mistakes:[]}:{protocols:{},mistakes:[{span:n.argument.span,why:n.message}]}}function M({
request_timeout_seconds:o},u){const p=i(u.TF_REGISTRY_CLIENT_TIMEOUT);return p!==null?p*1e3:o===void 0?null:o>0?o*1e3:Number.POSITIVE_INFINITY}const I=1e4,R=1;function d(o,u,p){
const n=i(p.TF_REGISTRY_DISCOVERY_RETRY)??u.retry_count??R;return{client:o,attemptMs:M(u,p)??I,retries:Math.max(n,0)}}function i(o){const u=/^\+?\d+$/.test(o??"")?
Number(o):0;return u>0?u:null}}),1731:((X,L,m)=>{m.d(L,{Cg:()=>R,PW:()=>e,Ty:()=>I,Zy:()=>d,_T:()=>a,hZ:()=>N,kv:()=>P,mb:()=>U,oF:()=>F,rK:()=>C});var r=m(4091),
A=m(9562);const v=new RegExp(`^${A.eQ}$`),N=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,x=new RegExp(`^${N}[.+-]?$`),j=2n**
63n-1n,B=Array.from({length:100},(c,s)=>BigInt(s));function F(c){const[,s,h,E,y]=v.exec(c)??[];return s===void 0?null:M(c,s,E??h,y)}function C(c){const[,s,h,E]=x.
exec(c)??[];return s===void 0?null:M(c,s,h,E)}function M(c,s,h="",E=""){const y=s.split(".").map(W=>W.replace(/^0+(?=.)/,""));if(y.some(W=>W.length>19))return null;
const k=y.map(W=>B[Number(W)]??BigInt(W));if(k.some(W=>W>j))return null;for(;k.length<3;)k.push(0n);return{text:c,numbers:k,written:y.length,pre:h,build:E}}const I=c=>c.
pre!=="",R=({numbers:c,pre:s,build:h})=>`${c.join(".")}${s===""?"":`-${s}`}${h===""?"":`+${h}`}`;function d(c,s){const h=Math.max(c.numbers.length,s.numbers.length);
for(let E=0;E<h;E++){const[y,k]=[c.numbers[E]??0n,s.numbers[E]??0n];if(y!==k)return y<k?-1:1}return c.pre===s.pre||c.numbers.length!==s.numbers.length?0:c.pre===
""||s.pre===""?c.pre===""?1:-1:i(c.pre,s.pre)}function i(c,s){const[h,E]=[c.split("."),s.split(".")];for(let y=0;;y++){const[k,W]=[y+1>=h.length,y+1>=E.length];
if(k!==W)return k?-1:1;const Y=o(h[y]??"",E[y]??"");if(Y!==0||k)return Y}}function o(c,s){const[h,E]=[/^[0-9]*$/.test(c),/^[0-9]*$/.test(s)];return h!==E?h?-1:1:
h&&c.length!==s.length?c.length-s.length:c===s?0:c<s?-1:1}const u="[\\t\\n\\f\\r ]*",p=new RegExp(`^${u}(<=|>=|!=|~>|<|>|=|)${u}(${A.eQ})${u}$`),n="This string \
does not use correct version constraint syntax";function e(c){const s=[];for(const h of c.split(",")){const[,E,y=""]=p.exec(h)??[],k=F(y);if(k===null)return(0,r.
TR)(n);s.push({operator:E||"=",version:k,text:h})}return(0,r.Ju)(s)}function a(c){const s=e(c);if(!s.ok)return s;const h=[];for(const E of s.value){const y=C(E.
version.text);if(y===null||!l.test(E.text.trim()))return(0,r.TR)(`Incorrect version constraint syntax: ${g(E)}`);h.push({...E,version:y})}return(0,r.Ju)(h)}const l=/^[<>=!~]* ?[0-9]/;
function g({operator:c,version:s,text:h}){const E=h.trim();if(s.text.startsWith("v"))return'a "v" prefix should not be used';if(!l.test(E))return`only one space\
 is expected after the operator "${c}"`;if(s.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[y]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(E)??[""];return`missing comma after "${y}"`}const O=[">",">=","=","~>","<=","<","!="];function P(c){const s=[...c].sort((h,E)=>d(h.version,E.version)||i(h.
version.build,E.version.build)||O.indexOf(h.operator)-O.indexOf(E.operator)||E.version.written-h.version.written);return[...new Set(s.map(U))].join(", ")}function U({
operator:c,version:s}){if(c==="=")return R(s);const h=c==="~>"&&s.written<3?s.numbers.slice(0,2):s.numbers;return`${c} ${R({...s,numbers:h})}`}}),8884:((X,L,m)=>{
m.d(L,{n:()=>x});var r=m(4e3);const A=["TF_CLI_ARGS_init","TF_CLI_ARGS"],v=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
N=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function x(M){const I=F(M),R=i=>I.findLast(o=>o.name===i)?.value,d=i=>I.filter(o=>o.name===i).map(
({value:o})=>o);return{upgrade:j(R("upgrade")??"false"),hasBackend:j(R("backend")??R("cloud")??"true"),isLockReadonly:R("lockfile")==="readonly",pluginDirectories:d(
"plugin-dir"),backendConfig:d("backend-config"),remarks:A.flatMap(i=>{const o=I.filter(({name:u,from:p})=>p===i&&N.test(u)).map(B);return o.length===0?[]:[`init\
 is predicted with ${o.join(" ")} of ${i}`]})}}const j=M=>/^(1|[tT]|true|TRUE|True)$/.test(M);function B({name:M,value:I}){if(I==="true")return`-${M}`;const R=M===
"backend-config"&&!I.startsWith("hostname=");return`-${M}=${(0,r.dh)(R?I.replace(/=.*/s,"=\u2026"):I)}`}function F(M){const I=A.flatMap(d=>C(M[d]??"").map(i=>({
text:i,from:d}))).values(),R=[];for(const{text:d,from:i}of I){const[,o,,u]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(d)??[];if(o===void 0)break;const p=()=>v.test(o)?I.
next().value?.text??"":"true";R.push({name:o,from:i,value:u??p()})}return R}function C(M){const[I=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(M)??
[];return(I.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(d=>d.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(i,o,u,p)=>String(o??p??u.replace(
/\\(.)/gs,"$1"))))}})};export{rn as ids,on as modules};
