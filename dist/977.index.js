const Ye=[977,426,879],Ve={2905:((xt,vt,s)=>{s.d(vt,{Ot:()=>Tt,J1:()=>O});var m=s(3024),b=s(6760),F=s(5747),R=s(5799),nt=s(3229),tt=s(1831),et=s(1731);let V=function(...B){
return{configFinding:V}=s.late([245,786],5405),new.target?new V(...B):V(...B)},st=function(...B){return{shownPath:st}=s.late([218],2218),new.target?new st(...B):
st(...B)};function _({name:B,args:at,place:ft},ht,S,I){const rt=ht.map(L=>({directory:L,files:(0,F.wX)(L).filter(j=>G((0,b.join)(L,j)))})),x=L=>st(L,I),l=r(B,rt);
if(l!==null){const L=(0,b.resolve)(l.directory,l.file),j=T(L,I);return{helper:{name:B,args:at,path:L,shown:x(L),refusal:j},findings:[]}}const h={kind:"no helper",
name:B,directories:ht.map(x)};return{helper:null,findings:[V(S,h,ft)]}}const G=B=>(0,m.existsSync)(B)&&!(0,m.statSync)(B).isDirectory(),J=256;function T(B,{system:at}){
if(at==="windows")return null;if(!(0,m.statSync)(B).isFile())return"permission denied";const ft=Buffer.alloc(J),ht=()=>(0,F.ET)((0,m.openSync)(B,"r"),rt=>ft.subarray(
0,(0,m.readSync)(rt,ft))),S=(0,F.N0)(ht,null);return S===null||S.toString("latin1",0,2)==="#!"||S.includes(0)?null:"exec format error"}const k="terraform-creden\
tials-",d="0.0.0";function r(B,at){let ft=null;for(const{directory:ht,files:S}of at)for(const I of S){const rt=a(I,B);rt===null||ft!==null&&(0,et.Zy)(rt,ft.version)<=
0||(ft={directory:ht,file:I,version:rt})}return ft}function a(B,at){if(!B.startsWith(k))return null;const ft=B.toLowerCase().slice(k.length).replace(/\.exe$/,""),
ht=ft.indexOf("_v");return(ht<0?ft:ft.slice(0,ht))!==at||ft===""?null:(0,et.oF)(ht<0?d:ft.slice(ht+2).replace(/_x.*$/s,""))}var A=s(8884),$=s(4265);let P=function(...B){
return{configFinding:P}=s.late([245,786],5405),new.target?new P(...B):P(...B)},f=function(...B){return{parseConfigFile:f}=s.late([245,786],5405),new.target?new f(
...B):f(...B)},i=function(...B){return{configPaths:i}=s.late([218],2218),new.target?new i(...B):i(...B)},C=function(...B){return{shownPath:C}=s.late([218],2218),
new.target?new C(...B):C(...B)};const z=1024*1024;function O(B,at,ft=null,ht=null){const S=i(B,at,m.existsSync,ft),{directory:I,directoryOff:rt,helperDirectories:x}=S,
l=g(S,B,at),h=[...l,...pt(I,B,at)],L=pt(rt?.path??null,B,at),j=mt(h,B),p=j.helper&&_(j.helper,x,B,at),D=mt(L,B).credentials,N=l[0]?.protocols??{};return{...j,client:B,
installations:h.flatMap(({installations:X})=>X),pluginDirectories:(0,A.n)(at.environment).pluginDirectories,mirrors:S.mirrorDirectories.map(X=>({path:X,shown:C(
X,at)})),files:[...h.map(({file:X})=>X),...L.map(({file:X})=>({...X,state:"off"}))],turnedOff:[...D.map(({host:X,place:{file:lt,line:ct}})=>({host:X,source:`${lt}\
:${ct} (${rt?.by} names another file)`})),...ht===null?[]:y(ht,S.main?.path??""),...at.environment.TG_TF_REGISTRY_TOKEN?[U]:[]],helper:p?.helper??null,requestTimeoutMs:B===
"opentofu"?(0,$.Hl)(N,at.environment):null,patience:(0,$.f5)(B,N,at.environment),findings:[...j.findings,...p?.findings??[]],secrets:[...h,...L].flatMap(({secrets:X})=>X)}}
const U={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},K=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],y=(B,at)=>K.filter(ft=>{const ht=(0,b.
join)(B,ft);return(0,m.existsSync)(ht)&&ht!==(0,b.resolve)(B,at)}).map(ft=>({host:null,source:`${ft} (TF_CLI_CONFIG_FILE does not name it)`}));function g({main:B},at,ft){
if(B===null)return[];const{path:ht,chosenBy:S}=B;if((0,m.existsSync)(ht))return[dt(ht,at,ft)];const I={path:ht,shown:C(ht,ft),state:"absent"};return S==="defaul\
t"?[W(I,[])]:[W(I,[P(at,{kind:"missing",setting:S,path:ht},null)])]}const W=(B,at)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},
findings:at,secrets:[],isRead:!1,file:B}),q=/\.tfrc(?:\.json)?$/s,pt=(B,at,ft)=>(B===null?[]:(0,F.wX)(B)).filter(ht=>q.test(ht)).map(ht=>dt((0,b.join)(B??"",ht),
at,ft));function dt(B,at,ft){const ht=(0,F.yR)(B,z),S=C(B,ft);if(!ht.ok){const rt={kind:"unreadable",file:S,failure:ht.failure};return W({path:B,shown:S,state:"\
not read"},[P(at,rt,null)])}const I=f({shown:S,...ht},at);return{...I,file:{path:B,shown:S,state:I.isRead?"read":"not read"}}}function mt(B,at){const ft=B.flatMap(
h=>h.findings),ht=(h,L)=>{ft.push(P(at,h,L))},S=kt(new Map(B.flatMap(h=>[...h.credentials])),ht),I=kt(new Map(B.flatMap(h=>[...h.hosts])),ht),[rt,...x]=new Map(
B.flatMap(h=>[...h.helpers]));for(const[,{place:h}]of x)ht({kind:"two helpers"},h);const l=rt===void 0?null:{name:rt[0],...rt[1]};return{credentials:S,forced:I,
helper:l,findings:ft}}function kt(B,at){const ft=new Map;for(const[ht,S]of B){const I=(0,tt.Pv)(ht),rt="services"in S?"host":"credentials";if(I.ok)ft.set(I.value,
{...S,host:I.value});else{const x={label:ht,why:I.why,advice:(0,nt.L6)(ht)};at({kind:"label",type:rt,...x},S.place)}}return[...ft.values()]}const Tt=B=>(0,R.DF)(
B,({problem:{code:at,message:ft},places:ht})=>[at,ft,ht])}),4265:((xt,vt,s)=>{s.d(vt,{Hl:()=>_,Ln:()=>tt,f5:()=>T,zT:()=>st});var m=s(1541);const b=d=>({plugin_cache_dir:m.
sc,plugin_cache_may_break_dependency_lock_file:m.zC,host:m.A7(m.Tb({services:m.A7(m.T)},d)),credentials:m.A7(m.A7(m.T)),credentials_helper:m.A7(m.Tb({args:m.c3(
m.sc)},d))}),F={providers:m.A7(m.sc),provisioners:m.A7(m.sc),disable_checkpoint:m.zC,disable_checkpoint_signature:m.zC,...b(!1)},R=b(!0),nt={path:[],span:{start:0,
end:0}};function tt(d,r){const a=r==="terraform",A={},$=m.LH(()=>{a?m.ql(d,nt,F,A):m.ql(d,nt,R,A)});return{values:a&&$!==null?{}:A,mistake:$}}const et="registry\
_protocols",V={retry_count:m.sD,request_timeout_seconds:m.sD};function st(d){const[r=[]]=d.flatMap($=>$.name===et?m.AV($):[]),a={},A=m.LH(()=>m.ql(r,{...nt,path:[
et]},V,a));return A===null?{protocols:a,mistakes:[]}:{protocols:{},mistakes:[{span:A.argument.span,why:A.message}]}}function _({request_timeout_seconds:d},r){const a=k(
r.TF_REGISTRY_CLIENT_TIMEOUT);return a!==null?a*1e3:d===void 0?null:d>0?d*1e3:Number.POSITIVE_INFINITY}const G=1e4,J=1;function T(d,r,a){const A=k(a.TF_REGISTRY_DISCOVERY_RETRY)??
r.retry_count??J;return{client:d,attemptMs:_(r,a)??G,retries:Math.max(A,0)}}function k(d){const r=/^\+?\d+$/.test(d??"")?Number(d):0;return r>0?r:null}}),4977:((xt,vt,s)=>{
s.d(vt,{mQ:()=>j});var m=s(2905),b=s(4929),F=s(3534),R=s(1064),nt=s(1831),tt=s(7630),et=s(3152),V=s(1421),st=s(8161),_=s(5747),G=s(9075),J=s(4e3),T=s(1919),k=s(
2713),d=s(5799);const r=(p,D)=>({name:p,isProgram:!1,answers:D,find:N=>D.get(N)??null});async function a(p,D){let N=null;const X=[],lt=[];for(const ct of p){const St=N===
null||!ct.isProgram,wt=St?await ct.find(D):null;X.push({source:wt?.source??ct.name,held:St?A(wt):"not asked",counts:N===null&&wt!==null}),wt?.problem&&lt.push((0,d.
hD)(wt.problem,{places:wt.place===null?[]:[wt.place]})),N??=wt}return{answer:N,looks:X,findings:lt}}function A(p){return p===null?"nothing":p.token===null?"no t\
oken":p.token.reveal()===""?"an empty token":"a token"}const $=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function P(p,D,N=null){const X=D.reveal(),lt={source:p,place:N,token:D,
problem:i(p,X,N!==null)},ct=X.length>k.$c||$.test(X);return ct?{...lt,isUnsendable:ct}:lt}const f=[[$,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function i(p,D,N){if(D==="")return F.QU({source:p,isInFile:N});
const X=D.length>k.$c?"length":f.find(([lt])=>lt.test(D))?.[1];return X!==void 0?F.Eu({source:p,slip:X}):D.length<k.Il?F.fj({source:p}):null}const C=1024*1024;function z(p,D){
let N=null;const X=async lt=>{if(N!==null)return N;const ct=await g(p,lt,D);if("output"in ct)return kt(p,ct.output,D);const St=Tt(p,ct.why);return ct.isStopped&&
(N??=St),St};return{name:O(p),isProgram:!0,find:(0,G.Oo)(X)}}const O=({name:p})=>`credentials helper ${p}`,U=({shown:p},D)=>({why:`failed to run ${p}: ${D}`}),K=({
shown:p},D)=>({why:`${p} ${D} and was stopped`,isStopped:!0}),y="was running when the check ended";async function g(p,D,N){if(p.refusal!==null)return U(p,p.refusal);
if(N.stop.aborted)return K(p,y);try{return await W(pt(p,D,N.environment),p,N)}catch(X){const lt=(0,_.Oj)(X);return U(p,mt[lt]??lt)}}function W(p,D,N){const{timeoutMs:X,
abortAfter:lt,stop:ct}=N,St=AbortSignal.any([lt(X),ct]);return new Promise((wt,Mt)=>{const At=[],Lt=[];let Ut=0;const Ft=zt=>{St.removeEventListener("abort",Vt),
wt(zt)},Gt=zt=>{q(p,N),Ft(K(D,zt))},Vt=()=>Gt(ct.aborted?y:`did not exit within ${X/1e3} s (timeout-seconds)`);St.addEventListener("abort",Vt);const Qt=zt=>Wt=>{
Ut+=Wt.length,Ut>C?Gt(`wrote more than ${C/1024/1024} MiB`):zt.push(Wt)};p.stdout?.on("data",Qt(At)),p.stderr?.on("data",Qt(Lt)),p.on("error",Mt),p.on("close",zt=>{
if(zt===0)return Ft({output:Buffer.concat(At)});const Wt=at(Buffer.concat(Lt).toString()),qt=Wt===""?", but it produced no error message":`: ${Wt}`;Ft({why:`err\
or in ${D.shown}${qt}`})})})}function q(p,{kill:D}){try{p.pid!==void 0&&D((0,st.platform)()==="win32"?p.pid:-p.pid,"SIGKILL")}catch(N){(0,_.Oj)(N)}p.stdout?.destroy(),
p.stderr?.destroy(),p.unref()}const pt=({path:p,args:D},N,X)=>(0,V.spawn)(p,[...D,"get",N],{env:dt(X),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),
dt=p=>Object.fromEntries(Object.entries(p).filter(([D])=>!D.startsWith("INPUT_"))),mt={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"ex\
ec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function kt(p,D,{learn:N}){const X=(0,T.Tp)(D);if(X.kind==="not-json"||
X.kind==="not-object")return Tt(p,`malformed output from ${p.shown}: ${(0,J.dh)(X.why)}`);const lt=X.kind==="null"?null:X.services.find(({id:St})=>St==="token")?.
value;if(typeof lt!="string")return null;const ct=new k.ou(lt);return N(ct),P(O(p),ct)}function Tt(p,D){const N=(0,b.Dz)({name:p.name,why:D});return{source:O(p),
place:null,token:null,problem:N}}const B=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),at=p=>(0,J.dh)(p.replace(B,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());
function ft({tokens:p,environment:D,clients:N}){const X=[h(p),l(D)],lt=N.map(({helper:ct,credentials:St,...wt})=>{const Mt=[...X,I(St)];return{...wt,known:Mt,sources:ct===
null?Mt:[...Mt,ct]}});return{known:ht(lt.flatMap(({known:ct})=>ct)),find:async ct=>{const St=await Promise.all(lt.map(async({client:Mt,sources:At,turnedOff:Lt})=>{
const{looks:Ut,...Ft}=await a(At,ct);return{...Ft,client:Mt,looks:[...Ut,...S(Lt,ct)]}})),wt=St.flatMap(({answer:Mt})=>Mt??[]);return{answer:wt.find(({token:Mt})=>Mt!==
null)??wt[0]??null,clients:St.map(({client:Mt,looks:At})=>({client:Mt,looks:At})),findings:St.flatMap(({findings:Mt})=>Mt),difference:x(ct,St)}}}}function ht(p){
const D=new Map(p.toReversed().flatMap(N=>[...N.answers]));return new Map([...D].flatMap(([N,{token:X,source:lt}])=>X===null?[]:[[N,lt]]))}const S=(p,D)=>p.filter(
N=>N.host===D||N.host===null).map(({source:N})=>({source:N,held:"not read",counts:!1})),I=p=>r("CLI configuration",new Map(p.map(D=>[D.host,rt(D)])));function rt({
host:p,place:D,token:N,hasValue:X}){const lt=`${D.file}:${D.line}`;if(N!==null)return P(lt,N,D);const ct={kind:"no token",file:lt,host:p,hasValue:X};return{source:lt,
place:D,token:null,problem:(0,b.P4)({clients:R.Du,mistake:ct})}}function x(p,D){const[N,...X]=D,lt=N?.answer?.token?.reveal(),ct=X.find(({answer:wt})=>wt?.token?.
reveal()!==lt);if(N===void 0||ct===void 0)return null;const St=({client:wt,answer:Mt})=>({client:wt,source:Mt?.token?Mt.source:null});return(0,F.tK)({host:p,first:St(
N),other:St(ct)})}function l(p){const D=Object.entries(p).flatMap(([lt,ct])=>{const St=(0,nt.$k)(lt);return St===null||ct===void 0?[]:{variable:lt,host:St,token:(0,tt.
AI)(ct)}}),N=D.flatMap(({variable:lt,token:ct})=>ct.ok?[]:`${lt}: ${ct.why}`);if(N.length>0)throw new et.GN(N);const X=D.flatMap(({variable:lt,host:ct,token:St})=>St.
ok?[[ct,P(lt,St.value)]]:[]);return r("TF_TOKEN_ variables",new Map(X))}function h(p){const D="tokens setting",N=p.map(({host:X,token:lt})=>{const ct=P(D,lt);return[
X,lt.reveal()===""?{...ct,token:null}:ct]});return r(D,new Map(N))}const L=1e4;function j({tokens:p,configs:D,timeoutMs:N},X,lt){for(const At of D.flatMap(Lt=>Lt.
secrets))lt.learn(At);const ct=new Map,St=At=>{if(At===null)return null;const Lt=JSON.stringify([At.path,...At.args]),Ut=Vt=>AbortSignal.timeout(Vt),Ft={timeoutMs:N??
L,environment:X},Gt=ct.get(Lt)??z(At,{abortAfter:Ut,...lt,...Ft});return ct.set(Lt,Gt),Gt},wt=D.map(At=>({...At,helper:St(At.helper)})),Mt=D.flatMap(({forced:At,
client:Lt})=>At.map(Ut=>({...Ut,client:Lt})));return{credentials:ft({tokens:p,environment:X,clients:wt}),configs:D,complaints:(0,m.Ot)(D.flatMap(({findings:At})=>At)),
forced:Map.groupBy(Mt,({host:At})=>At)}}}),4929:((xt,vt,s)=>{s.d(vt,{Dz:()=>et,P4:()=>nt,Yv:()=>V,kV:()=>st});var m=s(4091),b=s(1831),F=s(4e3),R=s(5799);const nt=({
clients:_,mistake:G})=>(0,R.CC)("credentials-config",{...tt(G),affects:_});function tt(_){switch(_.kind){case"missing":return{message:`${_.setting} names ${(0,m.
ol)(_.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${_.file} ${(0,F.
mP)(_.failure)}`,help:_.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can r\
ead; this check continues without it"};case"syntax":return{message:`${_.file} has a syntax error: ${_.why}`,help:"correct the file; the client ignores all of it\
, including its tokens"};case"type":return{message:`${_.file}: ${_.path.join(".")} must be ${_.want}`,help:"correct the value; Terraform ignores the whole file,\
 OpenTofu the blocks that it has not read yet"};case"block":return{message:`${_.file}: ${_.why}`,help:"correct the block; the client ignores it"};case"label":return{
message:`the label of the block ${_.type} ${(0,m.ol)(_.label)} is not a hostname: ${_.why}`,help:_.advice??"write a hostname as the label; the client ignores th\
e block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"\
two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{
message:_.hasValue?`the token in the credentials block for host ${(0,b.nx)(_.host)} at ${_.file} is not a string`:`the credentials block for host ${(0,b.nx)(_.host)}\
 at ${_.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{
message:`credentials helper ${(0,m.ol)(_.name)}: there is no terraform-credentials-${_.name} in ${_.directories.join(", ")}`,help:_.name===_.name.toLowerCase()?
"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const et=({
name:_,why:G})=>(0,R.CC)("credentials-helper",{message:`credentials helper ${_}: ${G}`,help:'run the program with "get" and the host: it must print {"token": "\u2026\
"} and exit with 0'}),V=({host:_,at:G})=>(0,R.CC)("services-forced",{message:`the host block at ${G} defines the services of ${_}; the host's own discovery docu\
ment is not used`,help:`remove the host block at ${G} to use the discovery document of ${_}`}),st=_=>(0,R.CC)("services-forced-differ",{message:`the host block \
at ${_.at} and the discovery document of ${_.host} differ in ${(0,F.K4)(_.services,10,F.dh)}`,help:"update the host block or remove it; machines without it use \
other services"})}),5585:((xt,vt,s)=>{s.d(vt,{g8:()=>nt,hg:()=>tt,pS:()=>V});var m=s(8161),b=s(6760),F=s(5747);const R={x64:"amd64",ia32:"386",ppc64:"ppc64le"};
function nt(T){const k=(0,m.platform)();return{system:k==="win32"?"windows":"unix",platform:`${k==="win32"?"windows":k}_${R[(0,m.arch)()]??(0,m.arch)()}`,environment:T,
accountHome:(0,F.N0)(()=>(0,m.userInfo)().homedir||null,null)}}function tt(T,k,d,r=null){const a=st(k.environment,r),A=_(k),$=A===null?null:G(T,k,A,d),P=$?.dataDirectories??
[],f=A===null?[]:et(A,k),i=J(k),C=z=>i(z,"plugins");return{main:a??($&&{path:$.main,chosenBy:"default"}),directory:a===null&&$!==null?$.directory:null,directoryOff:a&&
$&&{path:$.directory,by:a.chosenBy},helperDirectories:P.map(C).flatMap(z=>[z,i(z,k.platform)]),mirrorDirectories:[...P,...f].map(C)}}function et(T,k){const{system:d,
platform:r,environment:a}=k,A=J(k);if(d==="windows")return[A(T,"HashiCorp","Terraform")];if(r.startsWith("darwin"))return[T,"/"].map(i=>A(i,"Library","Applicati\
on Support","io.terraform"));const{XDG_DATA_HOME:$="",XDG_DATA_DIRS:P}=a,f=i=>i.startsWith("/");return[f($)?$:A(T,".local","share"),...(P||"/usr/local/share:/us\
r/share").split(":").filter(f)].map(i=>A(i,"terraform"))}function V(T,k){const d=_(k),r=k.system==="windows"?"\\":"/";return d===null||d.length<2||!T.startsWith(
d+r)?T:(k.system==="windows"?"%APPDATA%":"~")+T.slice(d.length)}function st(T,k){if(k)return{path:k,chosenBy:"cli-config"};for(const d of["TF_CLI_CONFIG_FILE","\
TERRAFORM_CONFIG"]){const r=T[d];if(r)return{path:r,chosenBy:d}}return null}function _({system:T,environment:k,accountHome:d}){return T==="windows"?k.APPDATA||null:
k.HOME||d||null}function G(T,k,d,r){const a=J(k),A=k.system==="windows",$=a(d,A?"terraform.rc":".terraformrc"),P=a(d,A?"tofu.rc":".tofurc"),f=a(d,A?"terraform.d":
".terraform.d");if(T==="terraform")return{main:$,directory:f,dataDirectories:[f]};const i=r($)&&!r(P)?$:P;if(A)return{main:i,directory:f,dataDirectories:[f]};const{
XDG_CONFIG_HOME:C,XDG_DATA_HOME:z}=k.environment,O=!r($)&&!r(P);return{main:C&&O?a(C,"opentofu","tofurc"):i,directory:C&&!r(f)?a(C,"opentofu"):f,dataDirectories:z?
[f,a(z,"opentofu")]:[f]}}const J=({system:T})=>(T==="windows"?b.win32:b.posix).join}),7511:((xt,vt,s)=>{s.d(vt,{i:()=>_});const m="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",
b=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,F=String.raw`[()<>@,;:\\"/[\]?=]`,R=new RegExp(`^${m}(?:/${m})?$`),nt=String.
raw`"((?:[^"\\\r\n]|\\${F}|\\(?!${F}))*)"`,tt=new RegExp(`;${b}*(${m})${b}*=${b}*(?:(${m})|${nt})${b}*`,"y"),et=new RegExp(`;${b}*$`,"y"),V=new RegExp(String.raw`\\(${F})`,
"g"),st=new RegExp(`^${b}+|(?<!${b})${b}+$`,"g");function _(T){const k=T.indexOf(";"),d=J((k<0?T:T.slice(0,k)).replace(st,""));return R.test(d)&&(k<0||G(T,k))?d:
null}function G(T,k){const d=new Map;for(let r=k;r<T.length;){tt.lastIndex=r;const[a,A="",$,P=""]=tt.exec(T)??[];if(a===void 0)return et.lastIndex=r,et.test(T);
const f=A.toLowerCase(),i=$??P.replace(V,"$1"),C=d.get(f);if(C!==void 0&&C!==i)return!1;d.set(f,i),r+=a.length}return!0}const J=T=>T.replaceAll("\u0130","i").toLowerCase()}),
5693:((xt,vt,s)=>{s.d(vt,{Ey:()=>d,Ii:()=>G,Or:()=>i,WN:()=>f});var m=s(960),b=s(9209),F=s(9872),R=s(5799),nt=s(8011),tt=s(1064),et=s(1831),V=s(9562);const st=1440*
60*1e3,_=1;function G(O,U){const{hops:K,certificates:y}=O.attempt;return[...P(O,U),...J(O,U),...a(K),...A(y,U),...$(O,U)]}function J(O,U){const{discovery:K,hops:y}=O.
attempt;switch(K.kind){case"skipped":return[(0,R.hD)(K.problem)];case"failed":{const g=U.isFork&&K.problem.code==="document-unauthorized"&&!O.credentials?.hasToken;
return[(0,R.hD)(K.problem,g?{severity:"notice"}:{})]}case"found":case"absent":{const g=y[0]?.url??"";return[...T(g,y.length-1,U),...k(O,U)]}}}function T(O,U,K){
const y=K.clients.filter(g=>U>tt.NX[g]);return y.length>0?[(0,R.hD)((0,b.KA)({url:O,asks:"document",redirects:U,clients:y,limits:tt.NX}))]:U>_?[(0,R.hD)((0,b.CL)(
{url:O,redirects:U}))]:[]}function k(O,{releases:U,slowMs:K}){const y=(0,et.nx)(O.host),g=O.attempt.timing.totalMs,W=i(O),q=Tt=>z(W,Tt)!=="never",pt=U.filter(Tt=>!q(
Tt)),dt=({client:Tt})=>!U.some(B=>B.client===Tt&&q(B)),mt=[!0,!1].flatMap(Tt=>{const B=pt.filter(ft=>dt(ft)===Tt);if(B.length===0)return[];const at=(0,m.Qs)({host:y,
phase:"complete",tookMs:g,releases:B});return[(0,R.hD)(at,{needed:Tt})]});if(mt.length>0||g<=K)return mt;const kt=r(O.attempt.timing);return[(0,R.hD)((0,m.U2)({
host:y,tookMs:g,limitMs:K,phase:kt,releases:U}))]}function d({host:O,slowest:U,certificates:K},y,{slowMs:g,...W}){const q=y.map(Tt=>Tt.host),pt=K.filter(Tt=>!q.
includes(Tt.host)),dt=U?.timing.totalMs??0;if(U===null||dt<=g)return A(pt,W);const mt={host:(0,et.nx)(O),url:U.url,tookMs:dt,limitMs:g},kt=(0,m.U2)({...mt,phase:r(
U.timing)});return[(0,R.hD)(kt),...A(pt,W)]}function r({lookupMs:O,connectMs:U,tlsMs:K,firstByteMs:y,totalMs:g}){const q=[["lookup",O],["connection",U],["tls",K],
["response",y]].map(([dt,mt])=>({name:dt,ms:mt??0})),pt={name:"rest",ms:q.reduce((dt,{ms:mt})=>dt-mt,g)};return q.reduce((dt,mt)=>mt.ms>dt.ms?mt:dt,pt)}function a(O){
const U=O.find(({url:y})=>y.startsWith("http://"));if(U===void 0)return[];const K=U.authorization==="withheld";return[(0,R.hD)((0,b.n4)({url:O[0]?.url??"",to:U.
url,exposesToken:K}))]}function A(O,{certificateDays:U,now:K}){const y=new Map;for(const g of O){const W=y.get(g.host);(W===void 0||g.expires<W.expires)&&y.set(
g.host,g)}return[...y.values()].flatMap(({host:g,expires:W})=>{const q=(Date.parse(W)-K)/st;return q<0||q>=U?[]:[(0,R.hD)((0,F.BU)({host:g,days:Math.floor(q),expires:W}))]})}
function $(O,U){const{host:K,attempt:y,earlier:g}=O,[W]=g,q=["failed","skipped"].includes(y.discovery.kind);if(W?.discovery.kind!=="failed"||q)return[];const pt=W.
discovery.problem.message,dt=i(O),mt=U.releases.filter(Tt=>z(dt,Tt)==="sometimes"),kt=g.length+1;return[(0,R.hD)((0,m.Er)({host:(0,et.nx)(K),attempts:kt,failure:pt,
releases:mt}))]}function P({credentials:O,attempt:{discovery:U}},K){if(!O?.problem)return[];const{code:y}=O.problem,g=U.kind==="failed"&&U.problem.code===y,W=K.
isFork&&!O.hasToken&&y==="credentials-empty";return g||W?[]:[(0,R.hD)(O.problem)]}function f({host:O},U){if(!U.some(({service:y})=>y===V.e$))return[];const{name:K}=(0,et.
Sv)(O);return[...K.includes(".")?[]:[(0,nt.Zp)({host:O,name:K})],.../(^|\.)xn--/.test(O)?[(0,nt._W)({host:O})]:[]].map(y=>(0,R.hD)(y,{services:[V.e$]}))}const i=({
earlier:O,attempt:U,later:K})=>[...O,U,...K];function C({discovery:O,timing:U,headMs:K,hops:y},{attemptMs:g}){const W=K!==null&&K<=g?y.at(-1)?.status:null;return W===
null||(0,tt.Mq)(W??0)?"retries":O.kind!=="failed"&&U.totalMs<=g?"works":"fails"}function z(O,U){const K=O.map(W=>C(W,U)),y=K.indexOf("works");return y<0?"never":
y<=U.retries&&!K.slice(0,y).includes("fails")?"always":"sometimes"}}),9426:((xt,vt,s)=>{s.r(vt),s.d(vt,{attemptsOf:()=>m.Or,contact:()=>Ae,crashedVisit:()=>pe,judgeRequests:()=>m.
Ey,judgeVisit:()=>re,outcomesOf:()=>be});var m=s(5693),b=s(6697),F=s(5143),R=s(5799),nt=s(1064),tt=s(1831),et=s(8185),V=s(4283),st=s(4e3);const _=({id:e,host:c,
url:v,why:w})=>(0,R.CC)("service-url-invalid",{message:v===null?`${e} of host ${c}: ${(0,st.dh)(w)}`:`${e} of host ${c} is "${v}", which the clients cannot conn\
ect to: ${w}`,operator:`set ${e} to an https:// URL, or to a path that starts with a slash`}),G=({id:e,host:c,why:v})=>(0,R.CC)("service-url-credentials",{message:`${e}\
 of host ${c}: ${v}`,operator:"remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients\
 instead"}),J=({id:e,host:c,url:v})=>(0,R.CC)("service-url-empty",{message:`${e} of host ${c} is an empty string, which resolves to the document itself: ${v}`,operator:`\
set ${e} to the URL of the service, such as "/v1/${e.split(".")[0]}/", or remove it`}),T=({id:e,host:c,value:v,why:w})=>(0,R.CC)("service-url-looks-like-host",{
message:`${e} of host ${c} is "${v}", which is a path and not a URL with a host`,operator:`write "https://${v}" if a host is meant`,note:w===null?void 0:(0,st.zd)(
w)});function k(e){const{id:c,host:v,url:w,clients:H}=e,ot=H.map(Z=>nt.bB[Z]),Q=w.slice(w.lastIndexOf("/")+1);return(0,R.CC)("service-url-no-slash",{message:`${c}\
 of host ${v} does not end with a slash: ${w}`,operator:"add the slash",note:`without it ${ot.slice(0,-1).join(", ")} and ${ot.at(-1)} replace "${Q}" with the p\
ath that they append`,affects:H})}const d=({id:e,host:c,url:v})=>(0,R.CC)("service-url-relative",{message:`${e} of host ${c} is a path without a leading slash: \
Terraform and OpenTofu resolve it to ${v}, other clients do not`,operator:"start the path with a slash, or write the complete URL"}),r=({id:e,host:c})=>(0,R.CC)(
"service-url-query",{message:`${e} of host ${c} has a query, which the clients drop when they append a path`,operator:"move the content of the query into the pa\
th",note:"never put a secret into the document"});function a({host:e,uses:c},v=["is","are"]){const w=Map.groupBy(c,({id:ot})=>ot),H=Array.from(w,([ot,Q])=>{const Z=Q.
flatMap(({endpoint:ut})=>ut??[]);return Z.length===0?ot:`${ot} (${Z.join(", ")})`});return`${(0,st.K4)(H,10,st.dh)} of host ${e} ${H.length===1?v[0]:v[1]}`}const A=({
urls:e})=>(0,st.K4)(e,3,st.dh),$=({uses:e})=>nt.zK.filter(c=>e.some(({id:v})=>(0,nt.SZ)(v).includes(c))),P={loopback:"on other machines",private:"outside of its\
 network",reserved:"on the internet"},f=e=>(0,R.CC)("service-url-private",{message:`${a(e)} at ${A(e)}, which clients ${P[e.kind]} cannot reach`,operator:`set t\
he external URL of the registry (also called base URL or public URL) to https://${e.host}`,affects:$(e)}),i=[...nt.Du,"dependabot"];function C(e){const c=e.uses.
every(({endpoint:H})=>H!==null),v=c?"a login sends its token in clear text otherwise":`the clients send the token of ${e.host} there in clear text`,w=$(e);return(0,R.
CC)("service-url-insecure",{message:`${a(e)} not https: ${A(e)}`,operator:e.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the\
 external URL of the registry",note:c||e.hasToken?v:void 0,affects:i.filter(H=>w.includes(H))})}function z(e){const{host:c,name:v}=e,w=`${a(e)} on another host:\
 ${A(e)}`,H=$(e).includes("renovate");return e.hasToken&&H?(0,R.CC)("service-url-cross-host",{message:w,help:`give Dependabot and Renovate a token for ${v}; Ter\
raform and OpenTofu send it the token of ${c}`}):(0,R.CC)("service-url-cross-host",{message:w,help:`where outgoing traffic is filtered, allow ${v} as well`,severity:"\
notice",affects:[]})}const O=e=>(0,R.CC)("service-url-other-port",{message:`${a(e)} on another port of the same host: ${A(e)}`,operator:`check that clients can \
connect to this port; behind a proxy, set the external URL of the registry to https://${e.host}`}),U=e=>(0,R.CC)("service-url-double-slash",{message:`${a(e,["ha\
s","have"])} a double slash in the path: ${A(e)}`,operator:"remove the slash at the end of the external URL of the registry"}),K=e=>(0,R.CC)("service-url-same",
{message:`${a(e,["has","have"])} the same URL: ${A(e)}`,operator:"check both URLs",note:"few registries serve modules and providers below one URL, and a copied \
line is more likely"});var y=s(5195),g=s(9562);function W({host:e,attempt:c},v){const{name:w}=tt.Sv(e),H=y.uo(w),ot=c.hops[0]?.address??null;if(H!=="public"||ot===
null)return H;const Q=y.Zu(ot),Z=v.some(ut=>ut.name===w);return Q==="loopback"&&Z?"public":Q}const q={public:0,reserved:1,private:2,metadata:2,loopback:3},pt=(e,{
kind:c})=>q[B(e)]>q[c];function dt(e,c){const{hostname:v}=c,w=e.filter(({url:$t})=>pt($t,c)),H=e.filter($t=>!w.includes($t)),ot=H.filter(({url:$t})=>$t.scheme===
"http"),Q=H.filter(({id:$t,endpoint:_t})=>_t===null&&(0,g.p4)($t)),Z=Map.groupBy(Q,({url:$t})=>at($t,v)),ut=H.filter(({endpoint:$t,url:_t})=>$t===null&&ft(_t,v)),
Rt=H.filter(({url:$t})=>$t.path.includes("//")),bt=mt(c);return[...bt(w,Tt,$t=>{const[_t,...Nt]=new Set(w.map(({url:jt})=>B(jt))),Dt=Nt.length===0&&(_t==="loopb\
ack"||_t==="reserved");return f({...$t,kind:Dt?_t:"private"})}),...bt(ot,Tt,C),...[...Z].flatMap(([$t,_t])=>$t===null?[]:bt(_t,Tt,Nt=>z({...Nt,name:$t}))),...bt(
ut,Tt,O),...bt(Rt,kt,U),...bt(ht(e),kt,K)]}const mt=({host:e,hasToken:c})=>(v,w,H)=>{if(v.length===0)return[];const ot=v.map(({url:ut})=>v.length===1?kt(ut):w(ut)),
Q=H({host:e,hasToken:c,uses:v,urls:[...new Set(ot)]}),Z=[...new Set(v.map(({id:ut})=>ut))];return[(0,R.hD)(Q,{services:Z,needed:v.some(({needed:ut})=>ut)})]},kt=e=>(0,st.
dh)((0,V.Pl)(e)),Tt=e=>(0,st.dh)(`${e.scheme}://${e.host}`);function B(e){const{name:c}=(0,V.cz)(e);return y.Sz(/[^\0-\x7f]/.test(c)?tt.$o(c)??"":c.toLowerCase())}
function at(e,c){const{name:v}=(0,V.cz)(e),w=tt.Sv(c).name;if(v.toLowerCase()===w)return null;const H=tt.Pv(v);return H.ok?H.value===w?null:tt.nx(H.value):v}function ft(e,c){
if(e.scheme==="http"||at(e,c)!==null)return!1;const v=w=>Number(w||443);return v((0,V.cz)(e).port)!==v(/:(\d+)$/.exec(c)?.[1]??null)}function ht(e){const c=[g.e$,
g.xq].flatMap(w=>e.find(H=>H.id===w)??[]),v=new Set(c.map(({url:w})=>kt(w).replace(/\/$/,"")));return c.length===2&&v.size===1?c:[]}const S=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
I=e=>S.test(e)&&!/^[a-z0-9-]+\.json$/i.test(e),rt=e=>e.replace(/[?#].*$/s,"");function x(e){const c=l(e),{id:v,host:w,value:H}=e,ot={id:v,host:w,url:(0,V.Pl)(e.
url)};if(c!==null)return[_({...ot,why:c})];const Z=L(e)&&!I(H)?(0,nt.ab)(v):[];return[H===""?J(ot):null,I(H)?T({...ot,value:rt(H),why:null}):null,h(H)?d(ot):null,
Z.length>0?k({...ot,clients:Z}):null,e.url.query!==""&&(0,g.p4)(v)?r(ot):null].filter(ut=>ut!==null)}function l({url:e}){const{name:c,port:v}=(0,V.cz)(e);return c===
""?"no Host in request URL":v===""||Number(v)>0&&Number(v)<=65535?null:`invalid port "${v}"`}const h=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!I(e),L=({value:e,
url:c})=>e!==""&&!/^$|\/$/.test(c.path);var j=s(3217),p=s(2886),D=s(3307),N=s(4929);function X(e,c){const v=e.forced.filter(({client:Q})=>c.includes(Q)),w=c.filter(
Q=>!v.some(Z=>Z.client===Q)),ot=(0,F.c1)(v,({place:Q,services:Z})=>JSON.stringify([Q,Z])).map(Q=>{const[Z]=Q,ut=(0,tt.cu)(e.host),{services:Rt}=Z,bt={kind:"foun\
d",url:ut,services:Rt},$t={...e.attempt.timing,totalMs:0},Nt={...e,attempt:{discovery:bt,hops:[],timing:$t,headMs:0,certificates:[]},earlier:[],later:[]};return{
clients:Q.map(({client:Dt})=>Dt),visit:Nt,forced:Z}});return w.length>0||ot.length===0?[{clients:w,visit:e,forced:null},...ot]:ot}function lt({host:e,attempt:{discovery:c}},{
place:v,services:w},H){const ot={host:(0,tt.nx)(e),at:(0,p.cA)(v)},Q=c.kind==="found"?c.services:w,[Z,ut]=[w,Q].map(_t=>new Map(_t.map(({id:Nt,value:Dt})=>[Nt,ct(
Dt)]))),bt=[...new Set([...w,...Q].map(({id:_t})=>_t))].filter(_t=>Z?.get(_t)!==ut?.get(_t)),$t=(0,N.kV)({...ot,services:bt});return[(0,N.Yv)(ot),...bt.length>0?
[$t]:[]].map(_t=>(0,R.hD)(_t,{clients:H}))}function ct(e){const c=(v,w)=>(0,D.Gv)(w)?Object.fromEntries(Object.entries(w).sort()):w;try{return JSON.stringify(e??
null,c)}catch{return"nested too deeply"}}var St=s(2636);function wt(e){if(!Array.isArray(e))return Mt(e);const{shown:c,more:v}=(0,st.zN)(e,5);return`[${c.map(Mt).
join(", ")}${v>0?", \u2026":""}]`}function Mt(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,st.go)(e):(0,st.dh)(JSON.stringify(e))}const At=({host:e,
value:c,why:v})=>(0,R.CC)("login-type",{message:`login.v1 of host ${e} is ${(0,st.go)(c)}, not an object`,operator:'set login.v1 to an object with "client", "au\
thz" and "token"',note:(0,st.zd)(v)}),Lt=e=>c=>`is ${wt(c)}${c===void 0?"":`, not ${e}`}`,Ut=e=>c=>`is ${wt(c)}${e}`,Ft=e=>c=>`${Lt("an array")(c)}; the clients\
 ignore it${e}`,Gt={"client-missing":[Lt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",
'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Lt("an array of strings"),'set "grant_types" to ["authz_code\
"], or remove it'],"grant-types-unsupported":[Ut(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[Ut('; t\
he clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Lt("a string with a URL"),'set "a\
uthz" to the URL of the authorization endpoint'],"token-missing":[Lt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Lt("e\
xactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Ut("; both must be whole numbers from 1024 to 655\
35"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Ut("; the first port is greater than the last"),"write the lower por\
t first"],"ports-single":[Ut("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-i\
gnored":[Ft(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Lt("an array of strings"),'set "scopes" \
to an array of strings, or remove it'],"scopes-ignored":[Ft(""),'set "scopes" to an array of strings, or remove it']};function Vt(e,c){const v=e.rule.replace(/-\w+$/,
"").replace("-","_"),w=`"${v}" in login.v1 of host ${c}`;if("why"in e){const Z=`set "${v}" to an https:// URL without user name, or to a path that starts with a\
 slash`,ut=`${w}: ${(0,st.dh)(e.why)}`;return(0,R.CC)(`login-${e.rule}`,{message:ut,operator:Z})}const[H,ot]=Gt[e.rule],Q=`${w} ${H(e.value)}`;return(0,R.CC)(`l\
ogin-${e.rule}`,{message:Q,operator:ot})}function Qt({host:e,endpoints:c}){const v=c.map(({name:ot})=>`"${ot}"`).join(" and "),[w]=c,H=c.length===1;return(0,R.CC)(
"login-url-port",{message:`${v} in login.v1 of host ${e} ${H?"names":"name"} no port, so a login uses port 443: ${w?.url??""}`,operator:`write a path that start\
s with a slash, or add :${w?.port??""} to the URL${H?"":"s"}`})}const zt=({offered:e})=>e.length===0?"is empty":`offers ${(0,st.K4)(e,20,st.dh)}`;function Wt(e,c){
const{id:v,host:w,offered:H,block:ot}=e,Q=`the discovery document, which ${zt(e)}`;if(ot!==null)return`add ${v} to the \`host\` block at ${ot}, which ${zt(e)}`;
if(v===g.xq&&c)return`configure a network mirror for the provider: Artifactory serves providers at https://${w}/artifactory/api/terraform/REPOSITORY/providers/,\
 not as ${v}`;const Z=(0,g.qE)(v)?H.find(Rt=>(0,g.OA)(Rt)===v):void 0,ut=v===g.xq?`use a host that offers ${v}, or configure a network mirror for the provider (\
\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${v}`;return{operator:Z===void 0?`add ${v} to ${Q}`:`rename ${Z} to ${v}\
 in ${Q}`,user:ut}}const qt=e=>e.id==="any"?(0,R.CC)("service-missing",{message:`host ${e.host} does not provide any service`,operator:`add a service to the dis\
covery document, which ${zt(e)}`}):(0,R.CC)("service-missing",{message:e.why,help:Wt(e,e.isArtifactory)}),ce=e=>(0,R.CC)("service-version",{message:e.why,help:e.
isReadable?Wt(e,!1):`require an id of the form NAME.vN; the discovery document ${zt(e)}`}),ye=({id:e,host:c,value:v,why:w})=>(0,R.CC)("service-type",{message:`${e}\
 of host ${c} is ${(0,st.go)(v)}, not a string with a URL`,operator:`set ${e} to a URL such as "/v1/modules/"`,note:(0,st.zd)(w)});var te=s(9529),ae=s(9587);function le(e,c,v){
const{value:w,flaws:H}=(0,te.m)(e,c,v),ot={...w,authz:ne(w.authz),token:ne(w.token)},Q=ue(ot,c),Z=Q.length===0?[]:[Qt({host:v,endpoints:Q})];return{login:ot,problems:[
...H.map(ut=>Vt(we(ut),v)),...Z]}}function ue(e,c){const{name:v,port:w}=(0,V.cz)(c);return w===""||w==="443"?[]:(0,te.u)(e).flatMap(({endpoint:H,text:ot,url:Q})=>{
const Z=(0,V.cz)(Q),ut=Z.name.toLowerCase()===v.toLowerCase();return Q.scheme==="https"&&ut&&Z.port===""?[{name:H,url:ot,port:w}]:[]})}const we=e=>"why"in e?{...e,
why:(0,ae.Nx)(e.why)}:e;function ne(e){const c=e===null?null:(0,V.Dl)(e);return c?.ok?(0,V.Pl)(c.value):null}function ve({discovery:e},c){switch(e.kind){case"fa\
iled":case"skipped":return{services:[],findings:[]};case"absent":return{services:[],findings:[de(e,c)]};case"found":return Te(e,c)}}function Te(e,c){const{requirements:v,
clients:w,base:H,block:ot}=c,Q=e.services.map(({id:Ct})=>Ct),Z=e.services.some(({value:Ct})=>typeof Ct=="string"&&Ct.includes("/artifactory/")),ut={...c,discovery:e,
found:{host:H.host,block:ot,offered:Q,isArtifactory:Z}},Rt=v.map(({service:Ct})=>Ct),bt=Rt.filter(Ct=>Ct!=="any"),$t=Q.filter(Ct=>!bt.includes(Ct)&&nt.Du.some(Kt=>g.
oe(Ct,Kt).ok)),_t=bt.map(Ct=>fe(Ct,ut)),Nt=({outcome:Ct,findings:Kt,urls:Zt})=>Ct.kind!=="problem"&&!Zt.some(({endpoint:Jt,url:Bt})=>Jt===null&&pt(Bt,H))&&!Kt.some(
Jt=>(0,p.ER)(Jt)&&w.some(Bt=>Jt.affects.includes(Bt))),Dt=$t.map(Ct=>fe(Ct,ut)),jt=!Rt.includes("any")||[..._t,...Dt].some(Nt),It=[..._t,...jt?Dt.map(Se):Dt],Xt=It.
flatMap(({urls:Ct})=>Ct),Yt=Rt.includes("any")&&It.length===0?[(0,R.hD)(qt({...ut.found,id:"any",why:""}))]:[];return{services:It.map(({outcome:Ct})=>Ct),findings:[
...It.flatMap(({findings:Ct})=>Ct),...dt(Xt,H),...Yt]}}function Se({outcome:e,findings:c,urls:v}){if(!g.D6(e.id))return{outcome:e,findings:[],urls:[]};const w=H=>({
...H,needed:!1});return{outcome:e,findings:c.map(w),urls:v.map(w)}}function de({absence:e,url:c},{requirements:v,base:{host:w}}){const H=v.map(({service:Q})=>Q).
filter(Q=>Q!=="any"),ot=(0,St.HB)({host:w,url:(0,V.Pl)(c),why:e,required:H});return(0,R.hD)(ot,{services:H.length===1?H:[]})}function fe(e,c){const{services:v,url:w}=c.
discovery,H=Dt=>g.TE(e,{services:v,documentUrl:w,display:c.base.host,client:Dt}),Q=(c.requirements.find(({service:Dt})=>Dt===e)?.clients??c.clients).map(Dt=>({client:Dt,
lookup:H(Dt)})),[Z,...ut]=Q;if(Z===void 0)throw new Error("no client is checked");const Rt=ut.filter(({lookup:Dt})=>Dt.kind!==Z.lookup.kind),bt=Dt=>!$e(Dt)||H(Dt).
kind===Z.lookup.kind,$t=Rt.length===0?(0,nt.SZ)(e).filter(bt):[Z.client],_t=he(e,Z.lookup,$t,c),Nt=Rt.flatMap(({client:Dt,lookup:jt})=>he(e,jt,[Dt],c).findings);
return{..._t,findings:[..._t.findings,...Nt]}}const se=2048,$e=e=>nt.Du.some(c=>c===e);function he(e,c,v,w){const{discovery:H,base:ot}=w,{host:Q}=ot,Z=ut=>ut.map(
Rt=>(0,R.hD)(Rt,{services:[e]}));switch(c.kind){case"url":{const{url:ut,value:Rt}=c,bt=x({id:e,value:Rt,url:ut,host:Q}),$t=!bt.some(({code:Nt})=>Nt==="service-u\
rl-invalid"),_t=(0,st.dh)((0,V.Pl)(ut),se);return{outcome:{id:e,kind:"url",url:_t},findings:Z(bt),urls:$t?[{id:e,endpoint:null,url:ut,needed:!0}]:[]}}case"objec\
t":{const{login:ut,problems:Rt}=le(c.value,H.url,Q),bt=Rt.find(({severity:$t})=>$t==="error");return{outcome:bt?{id:e,kind:"problem",problem:bt}:{id:e,kind:"log\
in",login:ut},findings:Z(Rt),urls:(0,te.u)(ut).map($t=>({...$t,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const ut=oe(
e,c,w),Rt=(0,R.hD)(ut,{services:[e],clients:v});return{outcome:{id:e,kind:"problem",problem:ut},findings:[Rt],urls:[]}}}}function oe(e,c,v){const w={...v.found,
id:e,why:c.why};switch(c.kind){case"missing":return qt(w);case"bad-id":case"version":return ce({...w,isReadable:c.kind==="version"});case"type":{const{value:H}=c;
return e===g.S3?At({...w,value:H}):ye({...w,value:H})}case"bad-url":{const H=(0,ae.Nx)(c.why);return I(c.value)?T({...w,value:rt(c.value),why:H}):c.reason==="us\
er-info"?G(w):_({...w,url:null,why:H})}}}function re(e,c,v){const{visit:w,requirements:H,predicted:ot,requests:Q,isNew:Z}=e,{host:ut}=w,Rt=c.dialect.clients.filter(
Ct=>H.some(Kt=>Kt.clients.includes(Ct))),bt=(0,p.TC)(ut,H,c),$t=X(w,Rt),_t=$t.map(Ct=>Me(w,Ct,H,c,bt)),Nt=_t[0]?.services??[],Dt=$t.some(({forced:Ct})=>Ct===null)?
[...(0,j.so)(w,H,v),...(0,j.uA)(w,Nt,v)]:[],jt=[..._t.flatMap(Ct=>Ct.findings),...Dt,...ot,...Q===null?[]:(0,m.Ey)(Q,w.attempt.certificates,c),...(0,m.WN)(w,H)].
map(Ct=>ie(e,Ct)),It=Oe(ut,H),Xt=(0,j.zF)(jt,w,bt,v).map(Ct=>{const Kt=Ct.needed&&Ce(Ct,e,c),Zt=(0,R.pj)(Ct.problem,bt);return(0,p.nv)((0,R.aZ)({...Ct,problem:Zt,
needed:Kt},It),Rt)}),Yt=$t[0]?.forced?.place??null;return{visit:w,requirements:H,services:Nt,servicesFrom:Yt,findings:Xt,isNew:Z}}function Ce({problem:e,services:c},{
visit:{host:v,attempt:w},requirements:H,answering:ot},{depth:Q}){if(Q==="discovery"||w.discovery.kind==="skipped")return!0;const Z=c.some(Rt=>ot.has(`${v} ${Rt}`));
if(e.code==="service-url-no-slash"&&Z)return!1;const ut=H.filter(({service:Rt})=>c.length===0||c.includes(Rt));return ut.length===0||ut.some(({isForInit:Rt})=>Rt)}
function ie({visit:e,requirements:c,isNew:v},w){const{services:H,places:ot}=(0,p._7)(w.services,c),Q=w.places.length===0?ot:(0,F.As)((0,p.Rh)(w.places));return{
...w,services:H,places:Q,host:e.host,isHostNew:v}}function pe(e,{clients:c},v){const{visit:w,requirements:H,isNew:ot}=e,Q=(0,b.n3)({host:(0,tt.nx)(w.host),thrown:v}),
Z={kind:"skipped",problem:Q};return{visit:{...w,attempt:{...w.attempt,discovery:Z,hops:[]}},requirements:H,services:[],servicesFrom:null,findings:[(0,p.nv)(ie(e,
(0,R.hD)(Q)),c)],isNew:ot}}function Oe(e,c){return c.every(({isImplied:w})=>w)?[...c.flatMap(({clients:w})=>w),...(0,nt.Yr)(e)]:nt.zK}function Me(e,c,v,w,H){const{
clients:ot,forced:Q}=c,Z=(0,tt.nx)(e.host),ut=Q&&(0,p.cA)(Q.place),{services:Rt,findings:bt}=ve(c.visit.attempt,{requirements:v,clients:ot,block:ut,base:{hostname:e.
host,host:Z,hasToken:e.credentials?.hasToken===!0,kind:Q===null?W(e,w.resolve):"loopback"}}),$t=Q===null?H:{...H,role:"operator"},_t=w.dialect.releases.filter(({
client:It})=>ot.includes(It)),Nt=[...Q===null?[]:lt(e,Q,ot),...(0,m.Ii)(c.visit,{...w,clients:ot,releases:_t}),...bt,...Q===null?(0,et.I4)(e.host,Rt,v,w):[]],Dt=e.
forced.map(({client:It})=>It),jt=Q===null?nt.zK.filter(It=>!Dt.includes(It)):c.clients;return{services:Rt.map(It=>It.kind==="problem"?{...It,problem:(0,R.pj)(It.
problem,$t)}:It),findings:Nt.map(It=>({...(0,R.aZ)(It,jt),problem:(0,R.pj)(It.problem,$t)}))}}function be(e){const c=w=>{const H=e.filter(({problem:ot,affects:Q})=>Q.
includes(w)&&ot.usualSeverity!=="notice");return H.some(p.ER)?"fails":H.length>0?"warns":"works"},v=nt.zK.map(w=>[w,c(w)]);return Object.fromEntries(v)}var me=s(
5585),ke=s(4977),Re=s(9075),ge=s(2389),_e=s(5306),Ee=s(9940);async function Ae(e,c,v,w){const{dialect:H,configs:ot,requirements:Q}=c,{releases:Z}=H,{environment:ut,
kill:Rt,secrets:bt,stop:$t,startTimer:_t}=w,Nt={kill:Rt,learn:bt.learn,stop:$t.signal},Dt=(0,ke.mQ)({...v,configs:ot},ut,Nt),{credentials:jt,forced:It}=Dt,Xt={network:(0,_e.
Af)(v),credentials:{...jt,find:(0,Re.Oo)(jt.find)},concurrency:v.concurrency,random:Math.random,now:Date.now,startTimer:_t,monotonic:w.now,stop:$t,sessions:v.depth===
"discovery"?null:new Map},Yt=await(0,Ee.pj)(e,{...Xt,forced:It,required:Map.groupBy(Q,({host:Bt})=>Bt),maxRedirects:Math.max(...H.clients.map(Bt=>nt.NX[Bt])),releases:Z,
timeoutMs:v.timeoutMs??(0,Ee.nT)(Z),retries:v.retries,progress:Bt=>w.progress({kind:"visits",...Bt})}),Ct=jt.known;if(v.depth==="discovery")return{visits:Yt,predicted:ge.
j7,tokenSources:Ct};const{predictInit:Kt}=await Promise.all([s.e(155),s.e(958)]).then(s.bind(s,9958)),Zt={...Xt,...c,settings:v,machine:(0,me.g8)(ut),directory:w.
directory,learn:bt.learn,progress:Bt=>w.progress({kind:"registries",...Bt}),visits:new Map(Yt.map(Bt=>[Bt.host,Bt]))},Jt={...v,isFork:w.isFork};return{visits:Yt,
predicted:await Kt(c.roots,Zt,Jt),tokenSources:Ct}}}),2832:((xt,vt,s)=>{s.d(vt,{IK:()=>R,v8:()=>st,x8:()=>k,zy:()=>G});var m=s(7075),b=s(8522),F=s(7602);const R={
kind:"excerpt",maxBytes:2048},nt=1e3,tt=64*1024,et=1024,V=1024*1024,st=256*1024,_=r=>Buffer.from(r,"latin1").toString("utf8");function G({status:r,reason:a,headers:A}){
const $=C=>{const z=A.get(C)?.[0];return z===void 0?null:_(z)},P=$("content-length"),i=r!==204&&r!==304&&P!=="0"?$("content-encoding"):null;return{status:r,reason:_(
a),contentType:$("content-type"),contentEncoding:i,location:$("location"),retryAfter:$("retry-after"),terraformGet:$("x-terraform-get"),apiVersion:$("tfp-api-ve\
rsion"),challenge:J(A.get("www-authenticate")??[]),declaredBytes:P===null||T(i)?null:Number(P)}}function J(r){const a=r.flatMap($=>$.split(",")).flatMap($=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec($)?.[1]??[]);return a.some($=>$.toLowerCase()==="bearer")?null:a[0]??null}const T=r=>r?.toLowerCase()==="gzip";async function k(r,a,A){const $=[];let P=0,f;
const i=A.kind==="excerpt"?setTimeout(()=>r.destroy(),nt).unref():void 0;try{for await(const z of d(r,a,A.maxBytes)){if($.push(z),$.length===et&&$.splice(0,et,Buffer.
concat($)),P+=z.length,P>A.maxBytes)break;P>V&&(f??=await A.turn?.())}}catch(z){if((0,F.$N)(z)==="COMPRESSED_TOO_LARGE")P=Number.POSITIVE_INFINITY;else if(A.kind===
"whole")throw z}finally{clearTimeout(i),r.destroy(),f?.()}return{bytes:Buffer.concat($).subarray(0,A.maxBytes),truncated:P>A.maxBytes}}function d(r,a,A){if(!T(a.
contentEncoding))return r;const $=(0,b.createGunzip)();let P=A+tt;const f=async function*(i){for await(const C of i){if(P-=C.length,P<0)throw(0,F.Au)("COMPRESSE\
D_TOO_LARGE","too many compressed bytes");yield C}};return(0,m.pipeline)(r,f,$,()=>{}),$}}),5306:((xt,vt,s)=>{s.d(vt,{be:()=>je,X5:()=>Be,gQ:()=>He,Ul:()=>ze,Af:()=>Ge,
JY:()=>Pe,To:()=>Ue,dI:()=>De,Lu:()=>Ie,jT:()=>Le});var m=s(7067),b=s(5747),F=s(4091),R=s(4283),nt=s(1831),tt=s(5195),et=s(8408);const V=32;function st(n){const t=[];
let o=n.getPeerX509Certificate();for(;o!==void 0&&t.length<V;)t.push(o),o=o.issuerCertificate;return t}function _(n,t,o){const[u]=n;if(u===void 0)return null;const E=t.
ok?t.chain.slice(0,Math.max(1,t.chain.length-1)).map(({notAfter:it})=>it):n.map(({validTo:it})=>Date.parse(it)),M=Date.parse(u.validFrom),Y=Math.min(...E);return Number.
isNaN(M)||Number.isNaN(Y)?null:{host:o,subject:G(u.subject)??u.subjectAltName??"",issuer:G(u.issuer)??u.issuer??"",validFrom:new Date(M).toISOString(),expires:new Date(
Y).toISOString()}}const G=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var J=s(7598),T=s(7030),k=s(1692);const d={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,
sequence:48,set:49};class r extends Error{}class a{#t;#e;constructor(t,o){this.#t=t,this.#e=o}get isEmpty(){return this.#t.length===0}isNext(t){return this.#t[0]===
t}any(){const t=this.#t[0]??0,o=this.#t[1]??0;if(this.#t.length<2||(t&31)===31)throw this.#n();const u=o<128?0:o&127,E=u===0&&o<128?o:this.#s(u),M=2+u,Y=M+E;if(Y>
this.#t.length)throw this.#n();const[it,gt]=[this.#t.subarray(M,Y),this.#t.subarray(0,Y)];return this.#t=this.#t.subarray(Y),{tag:t,content:it,whole:gt}}element(t){
if(!this.isNext(t))throw this.#n();return this.any()}content(t){return this.element(t).content}optional(t){return this.isNext(t)?this.content(t):null}inside(t){
return new a(this.content(t),this.#e)}oid(){const t=[];let o=0,u=!0;for(const it of this.content(d.oid)){if(o=o*128+(it&127),u&&it===128||o>=2**31)throw this.#n();
u=it<128,u&&(t.push(o),o=0)}const[E,...M]=t;if(E===void 0||!u)throw this.#n();const Y=Math.min(Math.floor(E/40),2);return[Y,E-40*Y,...M].join(".")}integer(){const t=this.
content(d.integer),o=t[0],u=t[1]??0,E=o===0&&u<128||o===255&&u>=128;if(o===void 0||t.length>1&&E)throw this.#n();return t}count(){const t=this.integer();if(t.length>
8||(t[0]??0)>=128)throw this.#n();return t.reduce((o,u)=>o*256+u,0)}boolean(){const t=this.content(d.boolean);if(t.length!==1||t[0]!==0&&t[0]!==255)throw this.#n();
return t[0]!==0}bits(){const t=this.content(d.bits),[o=8]=t,u=t.subarray(1),E=u.at(-1)??0;if(o>7||o>0&&u.length===0)throw this.#n();if((E&(1<<o)-1)!==0)throw this.#n();
return u}#s(t){const o=this.#t.subarray(2,2+t);if(t===0||t>4||o.length<t)throw this.#n();const u=o.reduce((E,M)=>E*256+M,0);if(u<128||o[0]===0)throw this.#n();return u}#n(){
return new r(this.#e)}}const A=/^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s,$={12:n=>!(0,F._6)(n).includes("\uFFFD"),18:n=>/^[\d ]*$/.test((0,F.iP)(
n)),19:n=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,F.iP)(n)),20:()=>!0,22:n=>n.every(t=>t<128),30:n=>n.length%2===0&&!A.test((0,F.iP)(n))},P=({tag:n,content:t})=>$[n]?.(
t)??!1,f=(n,t)=>n.length===t.length&&n.every((o,u)=>o===t[u]),i={"1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.\
2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},C=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],z={"1.2.840.113549.1.1.10":"RSA\
-PSS","1.3.101.113":"Ed448"};function O(n){const t=new a(n,"public key").inside(d.sequence),o=t.inside(d.sequence),u=o.oid(),E=t.bits();switch(u){case"1.2.840.1\
13549.1.1.1":if(dt(o.any().whole)!=="0500")throw new r("public key");return U(E);case"1.2.840.10045.2.1":{const M=o.isNext(d.oid)?o.oid():"explicit parameters";
if(!C.includes(M))return{kind:"unsupported-curve",curve:i[M]??M};if(E[0]!==4)throw new r("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!o.isEmpty||E.length!==
32)throw new r("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:z[u]??u}}}function U(n){const t=new a(n,"public key").inside(d.sequence),
o=t.integer(),u=t.count(),[E=0,M=0]=o;if(E>=128||u===0)throw new r("public key");if(u===1||u%2===0||u>=2**31)return{kind:"unsupported",name:`RSA with the expone\
nt ${u}`};const Y=E===0?M:E;return{kind:"rsa",bits:8*(o.length-(E===0?2:1))+(32-Math.clz32(Y))}}const K={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2\
.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.\
10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},y={"1.2.840.113549.1.1.5":"\
RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448"},g="1.2.840.113549.1.1.10",W=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
q={201:"20",202:"30",203:"40"};function pt(n){const t=new a(n,"signature algorithm"),o=t.oid(),u=t.isEmpty?"":dt(t.any().whole);if(o===g){const Y=W.exec(u);return Y&&
q[Y[1]??""]===Y[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[E,M]=K[o]??[];return E===void 0||
M===void 0?{isSupported:!1,name:y[o]??o}:{isSupported:!0,key:E,name:M}}const dt=n=>Array.from(n,t=>t.toString(16).padStart(2,"0")).join("");var mt=s(6181);const kt=130,
Tt=135,B=[129,134];function at(n){const t="subject alternative names",o=new a(n,t).inside(d.sequence),u=[],E=[],M=[];for(;!o.isEmpty;){const{tag:Y,content:it}=o.
any();if(B.includes(Y)&&M.push(Y),Y===kt&&u.push(rt(it,t)),Y===Tt){if(it.length!==4&&it.length!==16)throw new r(t);E.push(it)}}return{dns:u,addresses:E,others:M,
isKnown:[...u,...E,...M].length>0}}function ft(n){const t="name constraints",o=new a(n,t),u=o.inside(d.sequence),[E,M]=[160,161].map(gt=>u.optional(gt)??new Uint8Array);
if(!E||!M||!u.isEmpty||!o.isEmpty)throw new r(t);if(E.length+M.length===0)throw new r(t);const[Y,it]=[ht(E),ht(M)];return{permitted:Y,excluded:it,isKnown:Y.isKnown&&
it.isKnown}}function ht(n){const t="name constraints",o=new a(n,t),u=[],E=[],M=[];let Y=!0;for(;!o.isEmpty;){const{tag:gt,content:Et}=o.inside(d.sequence).any(),
yt=Et.length/2;if(gt===kt)u.push(rt(Et,t).toLowerCase());else if(gt===Tt&&(yt===4||yt===16))E.push({address:Et.subarray(0,yt),mask:Et.subarray(yt)});else{if(gt===
Tt)throw new r(t);B.includes(gt)?M.push(gt):Y=!1}}if(!(u.every(gt=>S(gt.replace(/^\.(?=.)/,"")))&&E.every(({mask:gt})=>I(gt))))throw new r(t);return{dns:u,networks:E,
others:M,isKnown:Y}}const S=n=>/^[!-~]*$/.test(n)&&!/^\.|\.\.|\.$/.test(n),I=n=>/^1*0*$/.test(Array.from(n,t=>t.toString(2).padStart(8,"0")).join(""));function rt(n,t){
if(n.some(o=>o>=128))throw new r(t);return(0,F.iP)(n)}function x({dns:n,addresses:t},o){const u=(0,mt.r5)(o);if(u!==null){const it=Uint8Array.from((0,mt.NW)(u));
return t.some(gt=>f(gt,it))}const E=o.toLowerCase(),M=E.replace(/\.$/,"").split("."),Y=M.every(it=>l.test(it));return n.some(it=>{const gt=it.toLowerCase(),[Et,
...yt]=gt.split("."),Ot=Et==="*"&&yt.length>0,Pt=Ot?yt:[Et,...yt];return!Y||!Pt.every(Ht=>l.test(Ht??""))?gt===E&&gt!==".":Pt.join(".")===M.slice(Ot?1:0).join("\
.")})}const l=/^[a-z0-9_][a-z0-9_-]*$/,h=25e4;function L(n,{permitted:t,excluded:o}){const u=t.dns.length+o.dns.length,E=t.networks.length+o.networks.length;if(n.
dns.length*u+n.addresses.length*E>h)return!1;const Y=new Set([...t.others,...o.others]);if(n.others.some(Et=>Y.has(Et)))return!1;const it=n.dns.every(Et=>{const yt=Et.
toLowerCase();return S(yt)&&(t.dns.length===0||t.dns.some(Ot=>j(yt,Ot)))&&!o.dns.some(Ot=>j(yt,Ot)||p(yt,Ot))}),gt=n.addresses.every(Et=>(t.networks.length===0||
t.networks.some(yt=>D(Et,yt)))&&!o.networks.some(yt=>D(Et,yt)));return it&&gt}const j=(n,t)=>t===""||n===t||n.endsWith(t.startsWith(".")?t:`.${t}`),p=(n,t)=>n.startsWith(
"*.")&&t.replace(/^[^.]*/,"")===n.slice(1),D=(n,{address:t,mask:o})=>n.length===t.length&&n.every((u,E)=>{const M=o[E]??0;return(u&M)===((t[E]??0)&M)});function N(n){
try{const t=new a(n,"certificate"),o=t.inside(d.sequence);if(!t.isEmpty)throw new r("certificate");const u=o.inside(d.sequence),E=o.content(d.sequence),M=St(n,u,
E);return o.bits(),"kind"in M?{ok:!1,flaw:M}:{ok:!0,certificate:M}}catch(t){if(!(t instanceof r))throw t;return{ok:!1,flaw:{kind:"malformed",part:t.message}}}}const X=160,
lt=163,ct=[129,130];function St(n,t,o){const u=t.isNext(X)?t.inside(X).count()+1:1;if(u>3)throw new r("version");if((t.integer()[0]??0)>=128)return{kind:"negati\
ve-serial"};const E=t.content(d.sequence);if(!f(E,o))throw new r("signature algorithm");const M=wt(t,"issuer"),Y=t.inside(d.sequence),it=At(Y),gt=At(Y),Et=wt(t,
"subject"),yt=t.element(d.sequence).whole,Ot=O(yt);if(Ot.kind==="unsupported-curve")return{kind:"curve",curve:Ot.curve};if(u>1)for(const Pt of ct)t.optional(Pt);
return{raw:n,subject:Et,issuer:M,notBefore:it,notAfter:gt,version:u,signature:pt(E),key:Ot,keyInfo:yt,...Ft(u===3?t.optional(lt):null)}}function wt(n,t){const{whole:o}=n.
element(d.sequence),u=new a(o,t).inside(d.sequence);for(;!u.isEmpty;){const E=u.inside(d.set);for(;!E.isEmpty;){const M=E.inside(d.sequence);if(M.oid(),!P(M.any()))
throw new r(t)}}return o}const Mt=[{tag:d.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:d.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function At(n){const t=Mt.find(({tag:Pt})=>n.isNext(Pt)),o=t?.format.exec((0,F.iP)(n.content(t.tag)));if(!o)throw new r("validity");const[u=0,E=0,...M]=o.slice(
1).map(Pt=>Number(Pt??0)),Y=o[1]?.length===4?u:u<50?2e3+u:1900+u,[it=0,gt=0,Et=0,yt=0]=M,Ot=new Date(0);if(Ot.setUTCFullYear(Y,E-1,it),Ot.getUTCMonth()!==E-1||gt>
23||Et>59||yt>59)throw new r("validity");return Ot.setUTCHours(gt,Et,yt)}const Lt=[15,19,31,32,33,36,37,54].map(n=>`2.5.29.${n}`),Ut=["2.5.29.14","2.5.29.35","1\
.3.6.1.5.5.7.1.1"];function Ft(n){const t=new Map,o=n&&new a(n,"extensions").inside(d.sequence);for(;o&&!o.isEmpty;){const Pt=o.inside(d.sequence),Ht=Pt.oid(),ee=Pt.
isNext(d.boolean)&&Pt.boolean();if(t.has(Ht))throw new r("extensions");if(ee&&Ut.includes(Ht))throw new r("extensions");t.set(Ht,{critical:ee,value:Pt.content(d.
octets)})}const u=Pt=>t.get(`2.5.29.${Pt}`)?.value??null,[E,M,Y,it,gt]=[15,17,19,30,37].map(u),Et=M?at(M):null,yt=it?ft(it):null,Ot=new Set(Lt);return Et?.isKnown&&
Ot.add("2.5.29.17"),yt?.isKnown&&Ot.add("2.5.29.30"),{encodedNames:M??new Uint8Array,names:Et??{dns:[],addresses:[],others:[]},constraints:yt,basic:Y?Gt(Y):null,
maySign:E?zt(E):null,usages:gt?Wt(gt):[],unhandled:[...t].flatMap(([Pt,{critical:Ht}])=>Ht&&!Ot.has(Pt)?Pt:[])}}function Gt(n){const t=new a(n,"basicConstraints").
inside(d.sequence);return{isAuthority:t.isNext(d.boolean)&&t.boolean(),maxPath:t.isNext(d.integer)?t.count():null}}const Vt=4,Qt=128;function zt(n){const[t=0,o=0]=new a(
n,"keyUsage").bits();return t===0&&o<Qt?null:(t&Vt)!==0}function Wt(n){const t=new a(n,"extendedKeyUsage").inside(d.sequence),o=[];for(;!t.isEmpty;)o.push(t.oid());
return o}const qt=8192,ce=1024,ye=100;function te(n){const t=[];for(const[gt,Et]of n.sent.entries()){const yt=(n.parse??N)(Et);if(!yt.ok)return{ok:!1,flaw:yt.flaw,
isLeaf:gt===0};const{certificate:Ot}=yt,{key:Pt}=Ot;if(Pt.kind==="rsa"&&Pt.bits>qt)return{ok:!1,flaw:{kind:"key-size",bits:Pt.bits},isLeaf:gt===0};t.push(Ot)}const[
o,...u]=t;if(o===void 0)throw new Error("a server sends at least one certificate");const E=ae(o,n);if(E!==null)return{ok:!1,flaw:E,isLeaf:!0};const M={others:u,
options:n,checks:0,hint:null},Y=n.anchors(o.subject).some(({raw:gt})=>f(gt,o.raw))?ne(M,[o]):ue(M,[o]);if(Y!==null)return{ok:!0,chain:Y};const it={kind:"unknown\
-authority",sent:fe(o,u)};return{ok:!1,...M.hint??{flaw:it,isLeaf:!0}}}function ae(n,{host:t,now:o}){const u=le(n,o);if(u!==null)return u;const{key:E}=n;return x(
n.names,t)?E.kind==="unsupported"?{kind:"key",name:E.name}:E.kind==="rsa"&&E.bits<ce?{kind:"key-size",bits:E.bits}:null:{kind:"other-name",names:n.names.dns}}function le({
unhandled:n,notBefore:t,notAfter:o},u){const[E]=n;return E!==void 0?{kind:"critical-extension",id:E}:u<t?{kind:"not-yet-valid",at:t}:u>o?{kind:"expired",at:o}:null}
function ue(n,t){const o=t.at(-1),{options:u,others:E}=n,M=u.anchors(o.issuer),Y=E.filter(({subject:it})=>f(it,o.issuer));for(const[it,gt]of[...M,...Y].entries()){
const Et=it<M.length;if(n.checks+=1,n.checks>ye)return null;if(t.some(ee=>Se(ee,gt)))continue;const yt=we(t,gt,Et,u);if(yt!==null&&(n.hint??=yt),!(yt===null&&o.
signature.isSupported&&gt.key.kind===o.signature.key&&u.isSignedBy(o,gt)))continue;const Pt=[...t,gt],Ht=Et?ne(n,Pt):ue(n,Pt);if(Ht!==null)return Ht}return null}
function we(n,t,o,{now:u}){const E=n.at(-1),{basic:M,key:Y,maySign:it,version:gt}=t,Et=ee=>({flaw:ee,isLeaf:!1});if(!(M===null?gt<3&&o:M.isAuthority)||it===!1)return Et(
{kind:"no-authority"});const Ot=n.length===1;if(!E.signature.isSupported)return{flaw:{kind:"signature",name:E.signature.name},isLeaf:Ot};if(Y.kind==="rsa"&&Y.bits<
ce)return Et({kind:"key-size",bits:Y.bits});if(Y.kind==="unsupported")return Et({kind:"key",name:Y.name});const Pt=le(t,u);if(Pt!==null)return Et(Pt);const Ht=M?.
maxPath??null;return Ht!==null&&n.length-1>Ht?Et({kind:"path-length"}):null}function ne(n,t){const o=t.findIndex(({usages:E})=>!Te(E));return o>=0?(n.hint??={flaw:{
kind:"usage"},isLeaf:o===0},null):t.every(({constraints:E},M)=>E===null||t.slice(0,M).every(({names:Y})=>L(Y,E)))?t:(n.hint??={flaw:{kind:"constraints"},isLeaf:!1},
null)}const ve=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Te=n=>n.length===0||n.some(t=>ve.includes(t)),Se=(n,t)=>f(n.subject,t.subject)&&f(n.keyInfo,t.keyInfo)&&f(n.encodedNames,
t.encodedNames),de=({subject:n,issuer:t})=>f(n,t);function fe(n,t){return de(n)?"self-signed":t.length===0?"leaf":t.some(de)?"root":"chain"}var se=s(9075);const $e=[
"TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],he=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","\
AES256-SHA"],oe=[...$e,...he.flatMap(n=>[`ECDHE-ECDSA-${n}`,`ECDHE-RSA-${n}`])],re=["X25519","P-256","P-384","P-521"],Ce=["rsa_pss_rsae_sha256:ecdsa_secp256r1_s\
ha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(
":"),ie="@SECLEVEL=0",pe=J.constants.SSL_OP_LEGACY_SERVER_CONNECT|J.constants.SSL_OP_NO_RENEGOTIATION,Oe={secureOptions:pe,minVersion:"TLSv1.2",ciphers:[...oe,ie].
join(":"),ecdhCurve:re.join(":"),sigalgs:Ce},me={secureOptions:pe,minVersion:"TLSv1",ciphers:[...oe,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEM\
ENTOFALL",ie].join(":"),ecdhCurve:[...re,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function ke(n){
const t=(0,se.Oo)(()=>ge([...k.rootCertificates,...(0,k.getCACertificates)("extra"),...n===null?[]:[n]])),o=(0,se.Oo)(()=>ge((0,k.getCACertificates)("system"))),
u={parse:Ee(),isSignedBy:Ae()};return{hasFile:n!==null,context:(0,se.Oo)(()=>(0,k.createSecureContext)({...Oe,ca:[]})),verify:(E,M)=>{const Y=Date.now(),it={...u,
sent:E,host:M,now:Y},gt=te({...it,anchors:t()}),Et=gt.ok?gt:te({...it,anchors:Ot=>[...t()(Ot),...o()(Ot)]});if(!Et.ok)return Et;const yt=w(Et.chain,M,Y);return yt===
null?Et:{ok:!1,...yt}}}}const Re=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ge(n){const t=n.flatMap(E=>Array.from(E.matchAll(Re),([
,M=""])=>Buffer.from(M,"base64"))),o=Buffer.concat(t),u=new Map;return E=>{const M=Buffer.from(E),Y=M.toString("latin1"),it=u.get(Y);if(it!==void 0)return it;const Et=(o.
includes(M)?t.filter(yt=>yt.includes(M)):[]).flatMap(yt=>{const Ot=N(yt);return Ot.ok&&M.equals(Ot.certificate.subject)?Ot.certificate:[]});return Et.length>0&&
u.set(Y,Et),Et}}const _e=200;function Ee(){const n=new Map;return t=>{const o=Buffer.from(t).toString("latin1"),u=n.get(o);if(u!==void 0)return u;n.size>=_e&&n.
clear();const E=N(t);return n.set(o,E),E}}function Ae(){const n=new WeakMap;return(t,o)=>{const u=n.get(t)??new WeakMap,E=u.get(o)??v(t,o);return n.set(t,u.set(
o,E)),E}}const e=new WeakMap;function c(n){const t=e.get(n)??new J.X509Certificate(n.raw);return e.set(n,t),t}function v(n,t){try{return c(n).verify(c(t).publicKey)}catch{
return!1}}function w(n,t,o){for(const[u,E]of n.entries()){const M=u===0,Y=H(E,n[u+1],M?t:null,o);if(Y!==null)return{flaw:{kind:"openssl",check:Y},isLeaf:M}}return null}
function H(n,t,o,u){try{const E=c(n),{validFrom:M,validTo:Y}=E;if(!(Date.parse(M)<=u&&u<=Date.parse(Y)))return"dates";if(o!==null&&!Q(E,o))return"name";if(t===void 0)
return null;const it=c(t);return t.version===3&&!it.ca?"authority":E.checkIssued(it)?null:"issuer"}catch{return"encoding"}}const ot={subject:"never",partialWildcards:!1};
function Q(n,t){if((0,T.isIP)(t)!==0)return n.checkIP(t)!==void 0;const o=t.replace(/\.$/,"").toLowerCase();if(n.checkHost(o,ot)!==void 0)return!0;const u=o.replace(
/^[^.]*/,""),E=n.subjectAltName?.toLowerCase().split(", ")??[];return u!==""&&E.includes(`dns:*${u}`)}var Z=s(7602),ut=s(8500);const Rt=["ERR_SSL_WRONG_VERSION_\
NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],bt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function $t(n,{name:t},o,u){const E=(0,Z.
$N)(n);if(Rt.includes(E))return await jt(await u())?(0,Z.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(bt.test(E))return n;const M=await Yt(t,o,u);return M===
null?n:"flaw"in M?(o.connection.rejection=M,(0,Z.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${M.flaw.kind}`)):(o.connection.unsupported=M,(0,Z.Au)("TLS_U\
NSUPPORTED",`not supported by the clients: ${M.name}`))}const[_t,Nt]=[30,100],Dt=Buffer.from([22,3,1,0,0]);async function jt(n){const t=await new Promise(o=>{It().
then(()=>o("")),n.once("data",u=>o(u.toString("latin1",0,5))),n.once("error",()=>o("")).once("close",()=>o("")),n.write(Dt)});return n.destroy(),t==="HTTP/"}async function It(){
for(let n=0;n<_t;n+=1)await(0,ut.setTimeout)(Nt,null,{ref:!1})}const Xt=[me,{...me,maxVersion:"TLSv1.2"}];async function Yt(n,t,o){for(const u of Xt){const E=(0,k.
createSecureContext)({...u,ca:[]}),M=await o(),Y=await(0,Z.ek)(M,t,n,{secureContext:E}).catch(()=>null);if(Y===null)continue;const it=Ct(Y);return Y.destroy(),it}
return null}function Ct(n){const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[o]=st(n),u=o&&N(o.raw);if(u?.ok===
!1)return{flaw:u.flaw,isLeaf:!0};const E=n.getCipher().name;if(!oe.includes(E))return{kind:"cipher",name:E};const M=Zt(n);if(!re.includes(M))return{kind:"group",
name:M};const Y=u?.certificate.key;return Y?.kind==="unsupported"?{flaw:{kind:"key",name:Y.name},isLeaf:!0}:null}const Kt={prime256v1:"P-256",secp384r1:"P-384",
secp521r1:"P-521",secp224r1:"P-224"};function Zt(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:Kt[t.name??
""]??t.name??""}const Jt="http/1.1",Bt="h2";async function Pe(n,t){const o=()=>xe(n,t),u=await o();if(n.scheme==="http")return u;try{return await Ne(n,u,t,Jt)}catch(E){
const M=Z.$N(E);throw M.endsWith("_NO_APPLICATION_PROTOCOL")&&await De(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(M)?await $t(E,n,t,o):E}}async function De(n,t){if(n.
scheme!=="http")try{const o=await xe(n,t);(await Ne(n,o,t,Bt)).destroy()}catch(o){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(Z.$N(o)))throw o}}function Be(n){
const{scheme:t}=n;if(t!=="https"&&t!=="http")return(0,F.TR)(`unsupported protocol scheme "${t}"`);const{name:o,port:u}=(0,R.cz)(n);if(o==="")return(0,F.TR)("no \
Host in request URL");const E=(0,et.ER)(o)?(0,F.Ju)(o.toLowerCase()):(0,nt.Pv)(o);if(!E.ok)return E;const M=u===""?(0,R.L5)(t):Number(u);return M>0&&M<=65535?(0,F.
Ju)({scheme:t,name:E.value,port:M}):(0,F.TR)(`invalid port "${u}"`)}function je(n){const{name:t}=(0,R.cz)(n),o=(0,nt.Pv)(t);return(0,et.ER)(t)||!o.ok?t:o.value}
function He(n,{name:t}){const{port:o}=(0,R.cz)(n);return(0,R.EN)(t)+(o===""?"":`:${o}`)}function ze({resolve:n},t,o){const u=n.some(E=>E.name===t);return!["priv\
ate","loopback"].includes((0,tt.Sz)((u?null:o)??t))}function Le({scheme:n,name:t,port:o}){return(0,R.EN)(t)+(o===(0,R.L5)(n)?"":`:${o}`)}function Ie(n,t){const o=t.
resolve.find(({name:u,port:E})=>u===n.name&&(E===null||E===n.port));return o===void 0?{host:n.name,port:n.port,proxy:t.chooseProxy(n)}:{host:o.address,port:o.addressPort??
n.port,proxy:null}}async function xe(n,t){const{host:o,port:u,proxy:E}=Ie(n,t.settings);if(E===null)return Z.zy(o,u,t);Z.ln(n.name,t),t.connection.proxy=E.host;
const M=await Fe(E,t);return n.scheme==="https"?We(n,E,M):M}async function Fe(n,t){const o=n.protocol==="https:"?"https":"http",u=n.hostname.replace(/^\[|\]$/g,
""),E={scheme:o,name:u,port:Number(n.port)||(0,R.L5)(o)},M=new Z.Ng;try{const Y={...t.settings,resolve:[],chooseProxy:()=>null};return await Pe(E,{...t,settings:Y,
connection:M,allowPrivate:!0})}catch(Y){if((0,b.qo)(Y))throw Y;const it=`proxy ${n.host} cannot be reached: ${Z.bD(Y)}`;throw Z.Au("PROXY_REFUSED",it)}finally{t.
connection.lookupMs=M.lookupMs,t.connection.connectMs=M.connectMs}}async function Ne(n,t,o,u){const{connection:E,settings:M}=o,{trust:Y}=M,it=performance.now(),
gt={secureContext:Y.context(),ALPNProtocols:[u]},Et=await Z.ek(t,o,n.name,gt);E.tlsMs=performance.now()-it;const yt=st(Et),Ot=Y.verify(yt.map(({raw:Pt})=>Pt),n.
name);if(E.certificate=_(yt,Ot,Le(n)),Ot.ok&&Et.alpnProtocol!==Bt)return Et;throw Et.destroy(),Ot.ok?Z.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(E.rejection=
{...Ot,issuer:yt.at(-1)?.issuer??"",hasFile:Y.hasFile},Z.Au("CERTIFICATE_REJECTED",`certificate rejected: ${Ot.flaw.kind}`))}function Ue(n){if(n.username===""&&
n.password==="")return{};const t=`${decodeURIComponent(n.username)}:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(t).toString(
"base64")}`}}const Ke=[502,503,504];function We(n,t,o){const u=`${(0,R.EN)(n.name)}:${n.port}`;return new Promise((E,M)=>{const Y=(0,m.request)({method:"CONNECT",
path:u,headers:{host:u,...Ue(t)},insecureHTTPParser:!0,createConnection:()=>o});Y.on("error",it=>{const gt=`proxy ${t.host} closed the connection: ${it.message}`;
M(Z.Au("PROXY_REFUSED",gt))}),Y.on("connect",(it,gt,Et)=>{if(it.statusCode===200&&Et.length===0)return E(o);o.destroy();const{statusCode:yt=0,statusMessage:Ot=""}=it,
Pt=Ke.includes(yt)?"PROXY_NOT_REACHED":"PROXY_REFUSED",Ht=`proxy ${t.host} returned ${yt} ${Ot}`;M(Z.Au(Pt,Ht.trimEnd()))}),Y.end()})}function Ge(n){const t=[...[
...n.hostnames,...n.tokens].map(({host:o})=>(0,nt.Sv)(o).name),...n.resolve.map(({name:o})=>o)];return{resolve:n.resolve,namedHosts:new Set(t),chooseProxy:n.chooseProxy,
trust:ke(n.authorities)}}}),7602:((xt,vt,s)=>{s.d(vt,{$N:()=>et,Au:()=>tt,Ng:()=>nt,bD:()=>V,ek:()=>_,ln:()=>J,zy:()=>st});var m=s(610),b=s(7030),F=s(1692),R=s(
5195);class nt{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}const tt=(a,A)=>Object.
assign(new Error(A),{code:a});function et(a){return typeof a!="object"||a===null?"":"code"in a&&typeof a.code=="string"?a.code:""}const V=a=>typeof a=="object"&&
a!==null&&"message"in a?String(a.message):String(a);async function st(a,A,$){const{connection:P}=$;(0,b.isIP)(a)!==0&&J(a,$);const f=performance.now();let i=f;const C=(0,b.
connect)({host:a,port:A,noDelay:!0,lookup:r($,()=>{i=performance.now(),P.lookingUp=!1,P.lookupMs=i-f})});return $.hold(C),await G(C,"connect"),P.connectMs=performance.
now()-i,P.address=C.remoteAddress??null,C}async function _(a,A,$,P){const f=(0,F.connect)({...P,socket:a,servername:(0,b.isIP)($)===0?$.replace(/\.$/,""):"",rejectUnauthorized:!1});
return A.hold(f),await G(f,"secureConnect"),f}function G(a,A){return new Promise(($,P)=>{const f=()=>P(tt("ECONNRESET","the connection was closed")),i=()=>$(void a.
off("close",f));a.once(A,i).once("error",P).once("close",f)})}function J(a,A){const $=T(a,A);if($!==null)throw $}function T(a,{allowPrivate:A}){const $=(0,R.Sz)(
a);return $==="metadata"?tt("ADDRESS_METADATA",`${a} is a metadata address`):$==="public"||A?null:tt($==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${a} i\
s a ${$} address`)}const k=253,d=a=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(a);function r(a,A){return($,P,f)=>{const z=(d($)||$.replace(/\.$/,"").length>k?tt("ENOTFO\
UND",`no such host: ${$}`):null)??T($,a);if(z!==null)return queueMicrotask(()=>f(z,[]));a.connection.lookingUp=!0,(0,m.lookup)($,{...P,all:!0},(O,U)=>{if(A(),O!==
null)return f(O,[]);const K=U.map(({address:W})=>T(W,a)),y=U.filter((W,q)=>K[q]===null),g=K.find(W=>W!==null);if(y.length===0&&g)return f(g,[]);f(null,y)})}}}),
1654:((xt,vt,s)=>{s.d(vt,{N:()=>ht});var m=s(4283),b=s(5195),F=s(2713),R=s(3592),nt=s(2832),tt=s(5306),et=s(7602),V=s(4091);function st(x){const[,l="",h="",L=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(x)??[],j=/^HTTP\/(\d)\.(\d)$/.exec(l);if(j===null)return(0,V.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(h))return(0,V.TR)("malformed statu\
s");const[,p="",D=""]=j;return(0,V.Ju)({status:Number(h),reason:L,version:Number(p+D)})}function _(x,l){const h=T(l);if(!h.ok)return h;const L=new Map(h.value),
{status:j,reason:p,version:D}=x,N=A(j,D,L);if(!N.ok)return N;N.value==="chunked"&&L.delete("content-length");const X=N.value!==1/0&&P(D,L);return(0,V.Ju)({status:j,
reason:p,headers:L,framing:N.value,keepAlive:X})}const G=/^[\w!#$%&'*+.^`|~ -]+$/,J=x=>/^[\t -~\u0080-\u00ff]*$/.test(x);function T(x){const l=new Map;for(const h of r(
x)){const L=h.indexOf(":"),j=h.slice(0,Math.max(L,0)),p=d(h.slice(L+1));if(!G.test(j))return(0,V.TR)("malformed header line");if(!J(p))return(0,V.TR)("control c\
haracter in a header");const D=j.toLowerCase(),N=l.get(D);N===void 0?l.set(D,[p]):N.push(p)}return(0,V.Ju)(l)}const k=/(?<![ \t])[ \t]+$/,d=x=>x.replace(/^[ \t]+/,
"").replace(k,"");function r(x){const l=[];for(const h of x){const L=d(h),j=l.at(-1);/^[ \t]/.test(h)&&j!==void 0?j.push(L):l.push([/^[ \t]|^[^:]*$/.test(h)?":":
L])}return l.map(h=>h.join(" "))}const a=["transfer-encoding","content-length","trailer"];function A(x,l,h){const L=l>=11?h.get("transfer-encoding")??[]:[],[j]=L;
if(L.length>1)return(0,V.TR)("several Transfer-Encoding headers");if(j!==void 0&&j.toLowerCase()!=="chunked")return(0,V.TR)("unsupported Transfer-Encoding");const p=$(
h,"trailer");if(j!==void 0&&p.some(lt=>a.includes(lt)))return(0,V.TR)("forbidden name in Trailer");const D=h.get("content-length")??[];if(new Set(D).size>1)return(0,V.
TR)("different Content-Length headers");const[N]=D,X=Number(N);return N!==void 0&&!(/^\d+$/.test(N)&&X<2**63)?(0,V.TR)("malformed Content-Length"):x<200||x===204||
x===304?(0,V.Ju)(0):j!==void 0?(0,V.Ju)("chunked"):(0,V.Ju)(N===void 0?1/0:X)}const $=(x,l)=>(x.get(l)??[]).flatMap(h=>h.split(",")).map(h=>h.trim().toLowerCase());
function P(x,l){const h=$(l,"connection");return x<10||h.includes("close")?!1:x>=11||h.includes("keep-alive")}const f=4096,i=16*1024;class C{#t="size";#e=0;#s=0;#n="";#o=[];#r=0;push(l){
const h=new Uint8Array(l.length);let L=0,j=0;for(;j<l.length&&this.#t!=="nothing";){if(this.#e>0){const N=Math.min(j+this.#e,l.length);for(this.#e-=N-j;j<N;j+=1,
L+=1)h[L]=l[j]??0;continue}const p=l[j]??0;if(j+=1,this.#n+=String.fromCharCode(p),this.#n.length+this.#r>f)return(0,V.TR)("long line in chunks");if(p!==10)continue;
const D=this.#c(this.#n);if(D!==null)return(0,V.TR)(D);this.#n=""}return(0,V.Ju)({data:h.subarray(0,L),used:j,isEnd:this.#t==="nothing"})}#c(l){if(!l.endsWith(`\
\r
`)||l.indexOf("\r")<l.length-2)return"malformed end of a chunk line";if(this.#t==="size")return this.#i(l);const h=l===`\r
`;if(this.#t==="end of data")return this.#t="size",h?null:"malformed chunk";if(this.#r+=l.length,!h)return this.#o.push(l.slice(0,-2)),null;this.#t="nothing";const L=T(
this.#o);return L.ok?null:L.why}#i(l){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(l)?(this.#e=Number.parseInt(l,16),this.#t=this.#e===0?"trailer":"end of dat\
a",this.#e===0?null:(this.#s=Math.max(0,this.#s+l.length-16-2*this.#e),this.#s>i?"chunks with too little data":null)):"malformed chunk size"}}function z(x){const l=new B(
x);let h=!0,L=0;return{mayRepeat:()=>L>0&&l.received===L,isFree:()=>h&&l.isEmpty&&!x.destroyed&&x.readable,get:async j=>{h=!1,L=l.received,x.write(O(j),"latin1"),
await y(l);const p=await W(l),{framing:D}=p,N=async function*(){yield*D==="chunked"?kt(l):mt(l,D),h=p.keepAlive},X=()=>{h||x.destroy()};return{head:(0,nt.zy)(p),
body:Object.assign(N(),{destroy:X})}}}}function O({path:x,headers:l}){const h=Object.entries(l).map(([j,p])=>`${j}: ${p}`),L=[`GET ${x} HTTP/1.1`,...h];if(L.some(
j=>/[\r\n\0]/.test(j)))throw new Error("a request has a line break");return`${L.join(`\r
`)}\r
\r
`}const U=9,K=4;async function y(x){const l=await x.arrived();if(l===null||l.length<U)return;if(l[0]===0&&l[3]===K&&l.readUInt32BE(5)===0)throw(0,et.Au)("HTTP2_\
FRAME","a frame of HTTP/2, which was not negotiated")}const g=5;async function W(x){x.textBytes=nt.v8;for(let l=0;l<=g;l+=1){const h=q(st(await pt(x))),L=[];for(;;){
const p=await pt(x);if(p==="")break;L.push(p)}const j=q(_(h,L));if(j.status<100||j.status>199||j.status===101)return j}throw(0,et.Au)("HTTP_MALFORMED",`more tha\
n ${g} interim responses`)}function q(x){if(!x.ok)throw(0,et.Au)("HTTP_MALFORMED",x.why);return x.value}async function pt(x){const l=await x.line();if(l===null)
throw(0,et.Au)("ECONNRESET","the connection was closed");return l.endsWith("\r")?l.slice(0,-1):l}const dt=64*1024;async function*mt(x,l){let h=l;for(;h>0;){const L=await x.
arrived()!==null;if(!L&&h===1/0)return;if(!L)throw(0,et.Au)("BODY_CUT","the body is cut off");const j=x.take(Math.min(h,dt));h-=j.length,yield j}}async function*kt(x){
const l=new C;for(;;){const h=await x.arrived();if(h===null)throw(0,et.Au)("BODY_CUT","the body is cut off");const{data:L,used:j,isEnd:p}=q(l.push(h));if(x.take(
j),L.length>0&&(yield L),p)return}}const Tt=10;class B{#t;#e=Buffer.alloc(0);received=0;textBytes=0;constructor(l){this.#t=l[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(){const l=[];for(;;){const h=this.#e.indexOf(Tt),L=this.take(h<0?this.#e.length:h+1);if(l.push(L),this.textBytes-=L.length,
this.textBytes<0)throw(0,et.Au)("HEADERS_TOO_LARGE","too many headers");if(h>=0)return Buffer.concat(l).toString("latin1").slice(0,-1);if(await this.#s())continue;
const j=Buffer.concat(l).toString("latin1");return j===""||j==="\r"?null:j}}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}take(l){const h=this.#e.
subarray(0,l);return this.#e=this.#e.subarray(h.length),h}async#s(){const l=await this.#t.next();return l.done===!0?!1:(this.#e=l.value,this.received+=this.#e.length,
!0)}}class at{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const ft=12;class ht{#t;#e=[];#s=new Map;#n=new Set;#o=!0;constructor(l){
this.#t=l}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const l of[...this.#n].reverse())l.destroy()};async get(l){const h=new at;try{const{head:L,body:j}=await this.#r(
l,h);h.head=L,h.body=await(0,nt.x8)(j,L,l.planBody(L))}catch(L){h.address=h.connection?.address??h.address,h.error=(0,et.$N)(L)==="ECONNRESET"&&this.#e[0]||L}return h}async#r(l,h){
const{scheme:L,name:j,port:p}=l.endpoint,D=`${L}://${j} ${p}`,N=`${D} private`,X=S(l,this.#t),lt=async wt=>{this.#c(wt),h.address=wt.address;const Mt=performance.
now(),At=await wt.http.get(X);return h.firstByteMs=performance.now()-Mt,At},St=(l.allowPrivate?[D,N]:[D]).map(wt=>this.#s.get(wt)).find(wt=>wt?.http.isFree());if(St!==
void 0)try{return await lt(St)}catch(wt){if(!this.#o||!St.http.mayRepeat())throw wt}try{const wt=this.#i(l,h),Mt=await(0,tt.JY)(l.endpoint,wt),{address:At}=wt.connection,
Lt=(0,b.Sz)(At??j)==="public"?D:N;return await lt({key:Lt,http:z(Mt),socket:Mt,address:At})}catch(wt){throw(0,et.$N)(wt)==="HTTP2_FRAME"&&await(0,tt.dI)(l.endpoint,
this.#i(l,h)),wt}}#c(l){const h=this.#s;h.delete(l.key),h.set(l.key,l);const[L]=h;h.size>ft&&L!==void 0&&(h.delete(L[0]),L[1].socket.destroy())}#i({allowPrivate:l},h){
const L=new et.Ng;h.connection=L;const j=p=>{this.#n.add(p),p.on("error",D=>{(0,et.$N)(D).startsWith("ERR_SSL")&&this.#e.push(D)}),p.on("close",()=>this.#n.delete(
p)),this.#o||p.destroy()};return{settings:this.#t,connection:L,allowPrivate:l,hold:j}}}function S(x,l){const{url:h,endpoint:L,token:j,headers:p}=x,D=L.scheme===
"http"?(0,tt.Lu)(L,l).proxy:null,N=(0,tt.gQ)(h,L),X=(0,m.t5)(h);return{path:I(D===null?X:`http://${N}${X}`).replace(/ /g,"%20"),headers:{host:N,"user-agent":R._O,
...p,...p.range===void 0?{"accept-encoding":"gzip"}:{},...rt(h,j),...D===null?{}:(0,tt.To)(D)}}}const I=x=>Buffer.from(x,"utf8").toString("latin1");function rt(x,l){
if(l!==null)return{authorization:I(`Bearer ${l.reveal()}`).trimEnd()};const h=(0,m.aR)(x);return h===null||h.length>F.$c?{}:{authorization:h}}}),3948:((xt,vt,s)=>{
s.d(vt,{e:()=>mt});var m=s(4283),b=s(4e3),F=s(9209),R=s(1064),nt=s(2713),tt=s(2832),et=s(5306),V=s(8161),st=s(5747),_=s(960),G=s(2636),J=s(9872),T=s(4592),k=s(6697),
d=s(7602);const r=S=>({describe:S,transient:!1}),a=S=>({describe:S,transient:!0}),A=S=>I=>_.T0({host:I.host,why:S}),$=S=>a(({host:I})=>_.P6({host:I,error:S})),P=S=>r(
({host:I})=>J.cI({host:I,error:S})),f=S=>a(({host:I,asks:rt})=>rt==="document"?G.Eh({host:I,why:S}):(0,T.Bz)({host:I,why:S})),i=S=>r(({host:I,asks:rt})=>(0,k.AO)(
{host:I,address:S,asks:rt})),C=r(({host:S,text:I})=>_.P0({host:S,error:I}));function z({host:S,rejection:I}){if(I===null)throw new Error("a certificate is rejec\
ted for a reason");const{flaw:rt,isLeaf:x,issuer:l="",hasFile:h=!1}=I;return rt.kind==="expired"?J.vk({host:S,isLeaf:x,at:rt.at}):rt.kind==="not-yet-valid"?J.x1(
{host:S,isLeaf:x,at:rt.at}):rt.kind==="other-name"?J.B_({host:S,names:rt.names}):J.SE({host:S,isLeaf:x,flaw:rt,issuer:l,hasFile:h})}const O={ENOTFOUND:r(A("no-s\
uch-host")),ENODATA:r(A("no-such-host")),EAI_AGAIN:a(A("no-answer")),EAI_FAIL:a(A("server-failed")),ECONNREFUSED:$("refused"),ECONNRESET:$("closed"),ECONNABORTED:$(
"closed"),EPIPE:$("closed"),EHOSTUNREACH:$("no-host-route"),ENETUNREACH:$("no-network-route"),ETIMEDOUT:a(({host:S,asks:I})=>_.Qs({host:S,asks:I,phase:"connecti\
on",limitMs:null})),PROXY_NOT_REACHED:a(({host:S,text:I})=>_.P6({host:S,error:{proxy:I}})),PROXY_REFUSED:r(({host:S,text:I})=>J.rZ({host:S,reason:I})),PLAIN_HTTP:r(
J.MY),ADDRESS_METADATA:i("metadata"),ADDRESS_PRIVATE:i("private"),ADDRESS_RESERVED:i("reserved"),CERTIFICATE_REJECTED:r(z),TLS_UNSUPPORTED:r(({host:S,unsupported:I})=>J.
cI({host:S,error:I??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:P("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:P("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:P(
"client-certificate"),HTTP_MALFORMED:C,HTTP2_FRAME:C,HTTP2_ONLY:r(k.ro),HEADERS_TOO_LARGE:r(G.ku),BODY_CUT:f("closed"),Z_BUF_ERROR:f("gzip"),Z_DATA_ERROR:r(({host:S,
asks:I})=>I==="document"?G.jN({host:S,encoding:"broken gzip"}):(0,T.Bz)({host:S,why:"not-gzip"}))};function U(S){return S.endsWith("UNRECOGNIZED_NAME")?P("unkno\
wn-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(S)?P({code:S}):$({code:S})}function K(S){const{code:I}=S,rt=Object.hasOwn(O,I)?O[I]:void 0,{describe:x,transient:l}=rt??
U(I);return{problem:x(S),transient:l}}function y({error:S,connection:I,head:rt},{endpoint:x,asks:l,limitMs:h}){const L=(0,et.jT)(x);if(h!==null){const X=W(I,rt!==
null);return{problem:_.Qs({host:L,asks:l,phase:X,limitMs:h}),transient:!0}}const j=(0,d.$N)(S);if(j===""||(0,st.qo)(S))throw S;/^E(?:NOTFOUND|AI_)/.test(j)&&(0,st.
yR)(V.devNull);const p=rt!==null&&g.test(j)?"BODY_CUT":j,{rejection:D,unsupported:N}=I??new d.Ng;return K({code:p,text:(0,d.bD)(S),asks:l,host:L,rejection:D,unsupported:N})}
const g=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function W(S,I){return S?.lookingUp?"lookup":S?.connectMs===null?"connection":I?"body":"response"}const q=[301,
302,303,307,308],pt=8192;class dt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(I){
this.options=I,this.started=I.monotonic(),this.startsInPublic=I.origin?.isPublic??!0}}async function mt(S){const I=new dt(S),rt=S.startTimer(S.timeoutMs,()=>{I.
timedOut=!0,S.session.close()});try{const x=await kt(I),{connections:l,firstByteMs:h,headMs:L,started:j}=I,p=lt=>{const ct=l.map(St=>St[lt]).filter(St=>St!==null);
return ct.length===0?null:ct.reduce((St,wt)=>St+wt)},[D,N,X]=[p("lookupMs"),p("connectMs"),p("tlsMs")];return{response:x,hops:[...I.hops],timing:{lookupMs:D,connectMs:N,
tlsMs:X,firstByteMs:h,totalMs:S.monotonic()-j},headMs:L,certificates:[...l.flatMap(({certificate:lt})=>lt??[])]}}finally{rt()}}async function kt(S){let{url:I}=S.
options;for(;;){const rt=(L,j)=>ft((0,F.Y3)({redirect:L,url:(0,m.Pl)(I),why:j})),x=(0,et.X5)(I);if(!x.ok)return rt("to",x.why);const l=await B(S,I,x.value);if(l.
kind==="failed"||!Tt(l.head))return l;const h=(0,m.O2)(I,l.head.location??"");if(!h.ok)return rt("from",`failed to parse Location header: ${h.why}`);if(S.hops.length>
S.options.maxRedirects)return ht(S,h.value);if((0,m.jr)(h.value).length>pt){const L=`its URL has more than ${pt} characters, which servers do not accept`;return rt(
"from",L)}I=h.value}}const Tt=({status:S,location:I})=>q.includes(S)&&!!I;async function B(S,I,rt){const{options:x,hops:l}=S,{token:h,settings:L,planBody:j,headers:p,
origin:D}=x,N=l.length===0&&D===null;S.urls.add((0,m.jr)(I)),S.stops.push({scheme:rt.scheme,name:(0,et.be)(I)});const X=h===null?"none":(0,nt.nL)(S.stops).at(-1)??
"dropped";S.headMs=null;const lt=x.monotonic(),ct=await x.session.get({url:I,endpoint:rt,token:X==="sent"?h:null,headers:p,allowPrivate:!S.startsInPublic||N||L.
namedHosts.has(rt.name),planBody:Ut=>(S.headMs=x.monotonic()-S.started,Tt(Ut)?tt.IK:j(Ut))}),St=x.monotonic()-lt;at(S,ct,{url:(0,b.dh)((0,m.Pl)(I)),authorization:X,
ms:St}),N&&(S.startsInPublic=(0,et.Ul)(L,rt.name,ct.address));const{head:wt,body:Mt}=ct;if(wt!==null&&Mt!==null)return{kind:"received",url:I,head:wt,body:Mt};const At=S.
timedOut?x.timeoutMs:null,{asks:Lt}=x;return{kind:"failed",...y(ct,{endpoint:rt,asks:Lt,limitMs:At})}}function at(S,I,{url:rt,authorization:x,ms:l}){const{connection:h,
address:L,head:j}=I;h!==null&&S.connections.push(h),I.body!==null&&(S.firstByteMs=(S.firstByteMs??0)+I.firstByteMs),S.hops.push({url:rt,status:j?.status??null,reason:(0,b.
dh)(j?.reason??""),mediaType:j?.contentType?(0,b.dh)(j.contentType):null,authorization:x,challenge:j?.challenge?(0,b.dh)(j.challenge):null,address:L,proxy:h?.proxy??
null,ms:l})}const ft=S=>({kind:"failed",problem:S,transient:!1});function ht({urls:S,hops:I,options:rt},x){const{asks:l,maxRedirects:h}=rt,L=I[0]?.url??"";if(S.
has((0,m.jr)(x)))return ft((0,F.f0)({url:L,asks:l,to:(0,m.Pl)(x)}));const j=I.length,p=l==="document"?R.NX:{terraform:h,opentofu:h},D=R.Du.filter(N=>j>p[N]);return ft(
(0,F.KA)({url:L,asks:l,redirects:j,clients:D,limits:p}))}}),2636:((xt,vt,s)=>{s.d(vt,{Eh:()=>G,HB:()=>d,e:()=>tt,g0:()=>T,jN:()=>st,ku:()=>V,pN:()=>J,wE:()=>nt,
zf:()=>et});var m=s(4e3),b=s(5799),F=s(8937);const R='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function nt({location:r,retryAfter:a,
transient:A,...$}){const{asked:P,status:f}=$,i=(C,z,O=(0,m.NM)($,z))=>(0,b.CC)("document-status",{message:`${(0,m._r)($)}${C}; expected 200 or 404`,help:O});if(f>=
300&&f<400)return r?i(", which clients do not follow",(0,b.C)("redirect with 301, 302, 303, 307 or 308")):i(" without a Location header",(0,b.C)("add a Location\
 header to the redirect"));if(f===429){const C=a===null?"":` (Retry-After: ${(0,m.dh)(a,40)})`;return i(C,F.uK,F.uK)}if(f===511){const C="sign in to this networ\
k, or use another one",z="the network answers with 511 Network Authentication Required",O=(0,b.Lw)(C);return{...i("",O,O),obstacle:{verb:"does not reach",what:z,
help:C}}}return A?i("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,m.
B9)(P)}):i("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,m.Wt)([]),guest:(0,m.qZ)(P)})}function tt({contentType:r,malformed:a,
...A}){const P=r===""?"has no Content-Type":`has ${a?"a malformed Content-Type":"Content-Type"} "${(0,m.dh)(r)}"`;return(0,b.CC)("document-type",{message:`${A.url}\
 ${P}; expected "application/json"`,help:(0,m.NM)(A,(0,b.C)("serve /.well-known/terraform.json as application/json",A.page===null?"most servers send it for a fi\
le named terraform.json":void 0))})}const et=({bytes:r,limit:a,...A})=>(0,b.CC)("document-size",{message:`${A.url} has ${r??`more than ${a}`} bytes, limit ${a}`,
help:(0,m.NM)(A,(0,b.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),V=({host:r})=>(0,b.CC)("document-headers",{message:`${r}\
 sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),st=r=>"host"in r?(0,b.CC)("document-encoding",
{message:`${r.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the docum\
ent"}):(0,b.CC)("document-encoding",{message:`${r.url} has Content-Encoding "${(0,m.dh)(r.encoding)}", which the clients do not decompress`,help:(0,m.NM)(r,(0,b.
C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),_={closed:"closed the connection in the middle of its response",gzip:"\
sent a gzip document that is cut off"},G=({host:r,why:a})=>(0,b.CC)("document-incomplete",{message:`${r} ${_[a]}`,operator:"look for a server that crashes while\
 it responds, or a proxy that changes the body"}),J=({why:r,advice:a,...A})=>(0,b.CC)("document-not-json",{message:`${A.url} is not valid JSON: ${(0,m.dh)(r)}`,
help:(0,m.NM)(A,(0,b.C)(a??R))}),T=({why:r,...a})=>(0,b.CC)("document-not-object",{message:`${a.url} is not a JSON object: ${(0,m.dh)(r)}`,help:(0,m.NM)(a,(0,b.
C)(R))}),k=20;function d({host:r,url:a,why:A,required:$}){const P=[...new Set($.map(C=>C.split(".")[0]??C))],f=(0,m.K4)(P,k,C=>`a ${C} service`)||"any service",
i=A==="status"?`${a} returned 404`:"its discovery document is `null`";return(0,b.CC)("document-absent",{message:`host ${r} does not provide ${f}: ${i}`,operator:A===
"status"?"serve /.well-known/terraform.json":R,user:(0,m.Wt)($),guest:(0,m.qZ)(r)})}}),9209:((xt,vt,s)=>{s.d(vt,{CL:()=>_,KA:()=>tt,Y3:()=>st,f0:()=>et,n4:()=>V});
var m=s(1064),b=s(4e3),F=s(5799);const R=({url:G,asks:J})=>`configure ${G} to return ${J==="document"?"the document":"its answer"}`,nt=G=>(0,F.C)(`${R(G)}, or t\
o redirect straight to it`);function tt({redirects:G,clients:J,limits:T,...k}){const d=J.map(r=>`${m.bB[r]} follows ${T[r]}`);return(0,F.CC)("redirect-limit",{message:`${k.
url} redirects ${G} times; ${d.join(", ")}`,help:nt(k),affects:J})}const et=({url:G,asks:J,to:T})=>(0,F.CC)("redirect-loop",{message:`the redirects of ${G} lead\
 back to ${T}`,operator:R({url:G,asks:J})}),V=G=>(0,F.CC)("redirect-insecure",{message:`${G.url} redirects to ${G.to}, which is not https${G.exposesToken?"; Ter\
raform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),st=G=>(0,F.CC)("redirect-invalid",{message:`\
the redirect ${G.redirect} ${G.url} cannot be followed: ${(0,b.dh)(G.why)}`,operator:"redirect to an https URL"}),_=({url:G,redirects:J})=>(0,F.CC)("redirect-ne\
sted",{message:`${G} redirects ${J} times; the protocol only requires clients to follow 1 redirect`,help:nt({url:G,asks:"document"})})}),9872:((xt,vt,s)=>{s.d(vt,
{BU:()=>K,B_:()=>i,MY:()=>U,SE:()=>f,cI:()=>O,rZ:()=>et,vk:()=>V,x1:()=>st});var m=s(4e3),b=s(5799),F=s(736);const R=({host:y,isLeaf:g})=>g?`the certificate of ${y}`:
`an authority in the certificate chain of ${y}`,nt=y=>tt(new Date(y).toISOString()),tt=y=>y.slice(0,10),et=({host:y,reason:g})=>(0,b.CC)("proxy-refused",{message:`${y}\
 was not reached: ${g}`,help:F.TG,obstacle:{verb:"does not reach",what:(0,m.dh)(g),help:F.TG}}),V=y=>(0,b.CC)("tls-expired",{message:`${R(y)} expired on ${nt(y.
at)}`,operator:"renew the certificate and reload the server"}),st=y=>(0,b.CC)("tls-not-yet-valid",{message:`${R(y)} is not valid before ${nt(y.at)}`,help:"check\
 the clock of this machine and the start date of the certificate"}),_={leaf:"is signed by an unknown authority, or the host does not send the intermediate certi\
ficate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},G=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
J="set `ca-file` to the certificate of the issuer",T="add the certificate of the issuer to `ca-file`, which does not contain it";function k(y,{issuer:g,hasFile:W}){
const q=G.test(g),pt=q?", which looks like an intercepting proxy":"",dt=`issuer ${(0,m.dh)(g.split(`
`).reverse().join(", "),100)}${pt}`,Tt=`${W?T:J}${(y==="leaf"||y==="chain")&&!q?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,at={verb:"does not trust",what:dt,help:Tt,isCommon:y==="self-signed"};return{says:`${_[y]}; ${dt}`,help:Tt,obstacle:at}}const d={"negative-ser\
ial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issu\
ed a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more aut\
horities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not\
 for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameCo\
nstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},r=(y,g)=>({says:`has ${y}, which Terraform and OpenTofu do no\
t support`,help:g}),a="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",A="issue it with a key of 2048 to 8192 bits",$="have it signe\
d with SHA-256, SHA-384, SHA-512 or Ed25519";function P(y,g){switch(y.kind){case"unknown-authority":return k(y.sent,g);case"curve":return r(`a key on the curve ${y.
curve}`,a);case"key":return r(`a key of the kind ${y.name}`,a);case"key-size":return r(`an RSA key of ${y.bits} bits`,A);case"signature":return r(`a signature o\
f the kind ${y.name}`,$);case"critical-extension":return r(`the critical extension ${y.id}`,"issue it without that extension");case"openssl":return{says:`passes\
 the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${y.check}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"\
malformed":return{says:`is malformed (${y.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:return d[y.
kind]}}function f({flaw:y,...g}){const{says:W,...q}=P(y,g);return(0,b.CC)("tls-untrusted",{message:`${R(g)} ${W}`,...q})}function i({host:y,names:g}){const W=g.
length===0?"no DNS name":(0,m.K4)(g,3,m.dh);return(0,b.CC)("tls-name-mismatch",{message:`the certificate of ${y} is for ${W}`,help:`issue a certificate that lis\
ts ${y} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a certificate for ${W}`,isCommon:!0}})}const C={
"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certif\
icate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the se\
rver knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},z={version:y=>({says:`off\
ers no TLS version later than ${y.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:y=>({says:`offers only cip\
her suites that Terraform and OpenTofu do not support, such as ${y}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),group:y=>({
says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${y}`,help:"enable the group X25519 or P-256 on the host"})};function O({
host:y,error:g}){if(typeof g=="object"&&"code"in g)return(0,b.CC)("tls-protocol",{message:`the TLS handshake with ${y} failed (${g.code})`,help:"check the TLS s\
ettings of the host, and that it has a certificate for this name"});const{says:W,help:q}=typeof g=="string"?C[g]:z[g.kind](g.name);return(0,b.CC)("tls-protocol",
{message:`${y} ${W}`,help:q})}const U=({host:y})=>(0,b.CC)("tls-plain-http",{message:`${y} serves plain HTTP on this port: server gave HTTP response to HTTPS cl\
ient`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function K({host:y,days:g,expires:W}){const q=g===0?"today":g===1?
"in 1 day":`in ${g} days`;return(0,b.CC)("tls-expires-soon",{message:`the certificate of ${y} expires ${q}, on ${tt(W)}`,operator:"renew the certificate; if it \
is renewed automatically, find out why that has not happened"})}}),4592:((xt,vt,s)=>{s.d(vt,{Bz:()=>f,Ev:()=>A,MI:()=>_,Mx:()=>$,RK:()=>J,hy:()=>d,m$:()=>V});var m=s(
4e3),b=s(5799),F=s(8937);const R=({kind:i,first:C,others:z,isMixed:O})=>z===0?C:`${C} and ${z} other${O?"":` ${i}`}${z===1?"":"s"}`,nt=({kind:i,mirror:C})=>C===
null?`${i}s.v1`:"the network mirror",tt=i=>`the URL of ${nt(i)} in the ${i.mirror===null?"discovery document":"CLI configuration"}`;function et({page:i,host:C,...z},O){
if(i?.kind!=="sign-in")return(0,m.NM)({page:i,asked:C},O);const U=`allow requests to ${nt({host:C,...z})} without a browser`,K=i.title===""?"":` ("${i.title}")`;
return{operator:U,because:`the host returned a sign-in page${K}`}}function V(i){const{token:C,elsewhere:z,challenge:O,isFork:U}=i,K=U&&C==="none",y=O===null?"":
` and requires ${O} authentication`,g=K?"secrets are withheld from pull requests of forks":(0,F.pt)(i,z);return(0,b.CC)("versions-unauthorized",{message:`the ve\
rsions of ${R(i)} cannot be read: ${(0,m._r)(i)}${y}; ${g}`,help:K?F.ro:et(i,st(i)),isUnsent:(0,F.wt)(i),severity:K?"notice":C==="withheld"?"warning":"error"})}
function st(i){const{host:C,source:z,elsewhere:O,challenge:U}=i,K=nt(i);if(U!==null)return{operator:`accept Bearer tokens at the URL of ${K}`,note:"the CLIs sen\
d only Bearer tokens"};const y=O===null?`check that the token is complete and has access, or ${(0,F.qV)(z??"",C)}`:`check that ${O} accepts the token from ${z}:\
 the CLIs send it the token for ${C}, not one for ${O}`;return(0,F.$w)(i,K,O,y)}function _(i){const{attempts:C,transient:z,host:O,status:U}=i,K=C>1?` in each of\
 ${C} attempts`:"";return(0,b.CC)("versions-status",{message:`the versions of ${R(i)} cannot be read: ${(0,m._r)(i)}${K}; expected 200`,help:et(i,G(O,U,z,tt(i)))})}
function G(i,C,z,O){return C===429?F.uK:z?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check t\
he proxy of this network if there is one",guest:(0,m.B9)(i)}:{operator:`check ${O}; return 200 with the versions, or 404 for an unknown name`}}const J=i=>(0,b.CC)(
"versions-shape",{message:`the versions of ${R(i)} cannot be read: the response of ${i.url} ${(0,m.dh)(i.why)}`,help:et(i,{operator:`check ${tt(i)}, and return ${i.
mirror===null?k[i.kind]:T}`})}),T='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',k={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',
provider:'{"versions":[{"version":"1.0.0"}]}'},d=({kind:i,address:C,url:z,ignored:O,isMirror:U})=>(0,b.CC)("versions-empty",{message:O.length===0?`${i} ${C} has\
 no versions: ${z} lists none`:`${i} ${C} has no valid versions: ${z} lists only ${r(O)}`,operator:U?"add a version to the mirror, under a key of three numbers \
such as 1.2.0":O.length===0?`publish a version of the ${i}; if its tag exists, check that the registry has imported it`:`publish versions as ${a[i]}`,user:`chec\
k the address, or ask the publisher of the ${i} to release a version`}),r=i=>(0,m.K4)(i,3,C=>`"${(0,m.dh)(C,40)}"`),a={module:"numbers with dots, such as 1.2.0 \
or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function A({kind:i,address:C,texts:z,rejects:O}){const U=`the registry lists ${r(
z)} for ${i} ${C}, which ${z.length===1?"is not a version":"are not versions"}`,K=`publish versions as ${a[i]}, and remove others`;return O?(0,b.CC)("version-un\
readable",{message:`${U}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:K,user:"use Terraform 1.13 or later, which ignores \
such versions"}}):(0,b.CC)("version-unreadable",{message:`${U}; the CLIs ignore ${z.length===1?"it":"them"}`,operator:K,severity:i==="module"?"warning":"notice"})}
const $=i=>(0,b.CC)("provider-warning",{message:`the registry returned a warning for ${i.address}: "${(0,m.dh)(i.warnings.join("; "))}"`,help:"if the warning na\
mes another provider, use that one in `source`"}),P={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut of\
f","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},f=({host:i,why:C})=>(0,b.CC)("answer-incomplete",{message:`${i} ${P[C]}`,operator:"\
check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((xt,vt,s)=>{s.d(vt,{Sz:()=>A,Zu:()=>d,uo:()=>$});var m=s(6181);function b(P){
let f;const i=()=>P.trim().split(/\s+/).map(F);return()=>f??=i()}function F(P){const[f="",i]=P.split("/"),C=(0,m.r5)(f);if(C===null)throw new Error(`${f} is no \
address`);return{prefix:C,bits:i===void 0?C.length*8:Number(i)}}const R=b(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),nt=b("127.0.0.0/8 0.0.0.0 ::1 ::"),tt=b(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),et=b(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),V=b("0.0.0.0/0 2000::/3"),st=b("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),_=(P,f)=>P().some(i=>(0,m.Wg)(i,f)),G=[12,13,14,15],J=[[b("2002::/16"),[[2,
3,4,5]],0],[b("2001::/32"),[[4,5,6,7]],0],[b("2001::/32"),[G],255],[b("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],G],0]];function T(P){const f=J.filter(
([C])=>_(C,P)).flatMap(([,C,z])=>C.map(O=>O.map(U=>(P[U]??0)^z)));return/^[02],0,94,254$/.test(P.slice(8,12).join())?[...f,P.slice(12)]:f}function k(P){return _(
nt,P)?"loopback":_(st,P)?k(P.slice(12)):[P,...T(P)].some(f=>_(R,f))?"metadata":_(tt,P)?"private":_(et,P)||!_(V,P)?"reserved":"public"}function d(P){const f=(0,m.
r5)(P);return f===null?"public":k(f)}const r=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,a=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function A(P){const f=P.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(f))return"loopback";if(a.test(f))return"metadata";const i=(0,m.r5)(f)??(0,m.
RY)(f);return i===null?"public":k(i)}function $(P){const f=A(P);return f!=="public"||P.includes(":")?f:r.test(P.replace(/\.$/,""))?"private":"public"}}),9529:((xt,vt,s)=>{
s.d(vt,{m:()=>tt,u:()=>et});var m=s(4283),b=s(9562);const F=[1024,65535],R=["authz_code","password"],nt="app.terraform.io";function tt(T,k,d){const r=[],a=(U,K,y)=>(r.
push({rule:K,value:y}),U),A=U=>Object.hasOwn(T,U)?T[U]:void 0,$=V(A("client"),a),P=st(A("grant_types"),d,a),f=(U,K)=>{const y=A(U);if(typeof y!="string")return K.
some(dt=>P.includes(dt))?a(null,`${U}-missing`,y):null;const g=(0,b.vy)(k,y);if(g.ok&&(0,m.cz)(g.value).name!=="")return(0,m.jr)(g.value);const q=`failed to par\
se ${U==="authz"?"authorization":"token"} URL: ${g.ok?"no Host in request URL":g.why}`;return r.push({rule:`${U}-invalid`,why:q}),null},i=f("authz",["authz_code"]),
C=f("token",R),z=_(A("ports"),a),O=J(A("scopes"),a);return{value:{client:$,grantTypes:P,authz:i,token:C,ports:z,scopes:O},flaws:r}}const et=T=>["authz","token"].
flatMap(k=>{const d=T[k],r=(0,m.Dl)(d??"");return d!==null&&r.ok?[{endpoint:k,text:d,url:r.value}]:[]});function V(T,k){return typeof T!="string"?k("","client-m\
issing",T):T===""?k(T,"client-empty",T):T}function st(T,k,d){if(T===void 0)return["authz_code"];if(!Array.isArray(T))return d([],"grant-types-invalid",T);const r=[
...new Set(T.filter($=>typeof $=="string"))];return r.includes("authz_code")||r.includes("password")&&k===nt?r.every($=>R.includes($))?r:d(r,"grant-types-unknow\
n",T):d(r,"grant-types-unsupported",T)}function _(T,k){if(T===void 0)return F;if(!Array.isArray(T))return k(F,"ports-ignored",T);if(T.length!==2)return k(F,"por\
ts-count",T);const[d,r]=T;return!G(d)||!G(r)?k(F,"ports-range",T):d>r?k(F,"ports-order",T):d===r?k([d,r],"ports-single",T):[d,r]}const G=T=>typeof T=="number"&&
Number.isInteger(T)&&T>=F[0]&&T<=F[1];function J(T,k){if(T===void 0)return[];if(!Array.isArray(T))return k([],"scopes-ignored",T);const d=T.filter(r=>typeof r==
"string");return d.length===T.length?d:k(d,"scopes-invalid",T)}}),1193:((xt,vt,s)=>{s.d(vt,{Kd:()=>K,k4:()=>d,y8:()=>O});var m=s(3307),b=s(7511),F=s(4283),R=s(2832),
nt=s(3948),tt=s(4e3),et=s(3534),V=s(2636),st=s(736),_=s(1919),G=s(1831),J=s(9587);const T={kind:"whole",maxBytes:_.bi},k=g=>g===408||g===425||g===429||g>=500;async function d(g){
const{host:W,needed:q,source:pt}=g,dt=await(0,nt.e)({...g,url:(0,G.cu)(W),asks:"document",headers:{accept:"application/json"},origin:null,planBody:l=>r(l)===null?
T:R.IK}),{response:mt,...kt}=dt;if(mt.kind==="failed"){const{problem:l,transient:h}=mt;return{attempt:{discovery:l.code==="host-http2"?{kind:"skipped",problem:l}:
{kind:"failed",problem:l,excerpt:null},...kt},transient:h,retryAfter:null}}const{head:Tt,body:B,url:at}=mt,ft=O(B.bytes),ht=dt.hops.at(-1),S={url:(0,F.Pl)(at),page:ft,
asked:(0,G.nx)(W),hop:ht,source:pt},I=a(mt,S,q),{status:rt,retryAfter:x}=Tt;return{attempt:{discovery:I,...kt},transient:k(rt),retryAfter:x}}function r(g){const{
status:W,declaredBytes:q}=g;if(W===401||W===403)return({hop:mt,...kt})=>{const{authorization:Tt="none",challenge:B=null}=mt??{};return(0,et.iX)({...g,...kt,host:kt.
asked,token:Tt,challenge:B})};if(W!==200)return({url:mt,page:kt,asked:Tt})=>V.wE({...g,url:mt,page:kt,asked:Tt,transient:k(W)});const pt=g.contentType??"",dt=(0,b.
i)(pt);return dt!=="application/json"?mt=>V.e({...mt,contentType:pt,malformed:dt===null}):(q??0)<=_.bi?null:mt=>V.zf({...mt,bytes:q,limit:_.bi})}function a(g,W,q){
const{head:pt,body:dt}=g,mt=g.url.user&&{name:"",password:null},kt={...g.url,user:mt,fragment:""};if(pt.status===404)return{kind:"absent",url:kt,absence:"status"};
const Tt=r(pt),B=ft=>({kind:"failed",problem:(0,st.M8)(ft,W),excerpt:f(dt.bytes)});if(Tt!==null)return B(Tt(W));const at=(0,_.Tp)(dt.bytes,(0,_.Zo)(q));switch(at.
kind){case"object":return{...at,kind:"found",url:kt};case"null":return{kind:"absent",url:kt,absence:"null"};case"not-object":return B(V.g0({...W,why:at.why}));case"\
not-json":return B(A(g,at,W))}}function A({head:g,body:W},{why:q,advice:pt},dt){if(W.truncated)return V.zf({...dt,bytes:null,limit:_.bi});const mt=g.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(mt)?V.pN({...dt,why:q,advice:pt}):V.jN({...dt,encoding:mt})}const $=200,P=80;function f(g){const q=(g.length<
R.IK.maxBytes?J._U:J.NE)(i(g)).trim();return Array.from(q.slice(0,2*$)).slice(0,$).join("")||null}const i=g=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(g.subarray(
0,R.IK.maxBytes)),C=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,z=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function O(g){
const W=y(i(g));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(W))return null;const[,q="",pt]=/<title[^>]*>([^<]*)(<?)/i.exec(W)??[],dt=q.replace(
/\s+/g," ").trim(),mt=(0,tt.dh)(pt===""?(0,J.NE)(dt):dt,P);return z.test(dt)?{kind:"captive-portal",title:mt}:{kind:C.test(dt)||/type=["']?password/i.test(W)?"s\
ign-in":"other",title:mt}}const U=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function K(g,W){const q=U.exec(i(g))?.[1];if(q===void 0||(0,m.HT)(
q,"whole")!==null)return{};const pt=(0,m.I)(q).trim();return pt===""||pt.toLowerCase()===W.toLowerCase()?{}:{said:(0,tt.dh)(pt)}}function y(g){let W=g.trimStart();
for(;W.startsWith("<!--");){const q=W.indexOf("-->",4);if(q<0)return"";W=W.slice(q+3).trimStart()}return W}}),9940:((xt,vt,s)=>{s.d(vt,{nT:()=>G,pj:()=>J});var m=s(
5747),b=s(1654),F=s(6697),R=s(1831),nt=s(1193),tt=s(7082),et=s(6875);const V=500,st=1e4,_=3e5,G=f=>Math.min(Math.max(...f.map(({attemptMs:i})=>i)),_);async function J(f,i){
const C=f.map(K=>({host:K,isBegun:!1})),z=f.entries(),O={total:f.length,done:0,failed:0,waiting:new Set},U=async()=>{for(const[K,y]of z){if(i.stop.why!==null)return;
O.waiting.add(y),i.progress(O);const g=await d(y,i).catch(W=>{if((0,m.qo)(W))throw W;return(0,tt.i)(y,(0,F.n3)({host:(0,R.nx)(y),thrown:W}))});C[K]=g,O.waiting.
delete(y),O.done+=1,(!T(g)||!r(g.attempt))&&(O.failed+=1),i.progress(O)}};return await Promise.all(Array.from({length:Math.min(i.concurrency,f.length)},U)),k(C,
i.stop)}const T=f=>"attempt"in f;function k(f,{why:i}){if(i===null)return f.filter(T);const C=f.length-f.filter(T).length;return f.map(z=>{if(T(z))return z;const{
host:O,isBegun:U}=z,K={stopped:i,unchecked:C,total:f.length};return(0,tt.i)(O,(0,F.nD)({host:(0,R.nx)(O),isBegun:U,...K}))})}async function d(f,i){const{stop:C}=i,
{answer:z,clients:O,difference:U}=await i.credentials.find(f),K=[];for(;C.why===null;){const{attempt:y,transient:g,retryAfter:W}=await $(f,z,i);if(C.why!==null&&
!r(y)||(K.push(y),!(r(y)?a(K,i.releases):g)||K.length>i.retries))break;await(0,et.v7)(P(K.length,W,i),i)}return K.length===0?{host:f,isBegun:!0}:{host:f,...A(K),
credentials:z&&{source:z.source,hasToken:z.token!==null,problem:z.problem},looks:O,difference:U,forced:i.forced.get(f)??[]}}const r=({discovery:f})=>f.kind!=="f\
ailed",a=(f,i)=>i.some(({attemptMs:C})=>!f.some(z=>r(z)&&z.timing.totalMs<=C));function A(f){const i=f.findIndex(r),C=i<0?f.length-1:i,[z]=f.slice(C);if(z===void 0)
throw new Error("a visit without an attempt");return{attempt:z,earlier:f.slice(0,C),later:f.slice(C+1)}}async function $(f,i,C){if(i?.isUnsendable&&i.problem!==
null){const pt={kind:"failed",problem:i.problem,excerpt:null};return{attempt:(0,tt.O)(pt),transient:!1,retryAfter:null}}const{network:z,required:O,forced:U,stop:K,
sessions:y,concurrency:g}=C,W=[...(O.get(f)??[]).map(({service:pt})=>pt),...(U.get(f)??[]).flatMap(({services:pt})=>pt.map(({id:dt})=>dt))],q=new b.N(z);K.onEnd.
add(q.close);try{const{token:pt=null,source:dt=null}=i??{},mt=await(0,nt.k4)({...C,host:f,needed:W,session:q,settings:z,token:pt,source:dt}),{discovery:kt}=mt.attempt;
return kt.kind==="found"&&(y?.size??0)<g&&y?.set(q,kt.url),mt}finally{K.onEnd.delete(q.close),y?.has(q)||q.close()}}function P(f,i,{random:C,now:z}){const O=V*2**
(f-1)*(.5+C()/2);return Math.min(Math.max(O,(0,et.VJ)(i,z())??0),st)}}),8884:((xt,vt,s)=>{s.d(vt,{n:()=>nt});var m=s(4e3);const b=["TF_CLI_ARGS_init","TF_CLI_AR\
GS"],F=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,R=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function nt(_){const G=V(_),J=k=>G.findLast(d=>d.name===k)?.value,T=k=>G.filter(d=>d.name===k).map(({value:d})=>d);return{upgrade:tt(J("upgrade")??"false"),hasBackend:tt(
J("backend")??J("cloud")??"true"),isLockReadonly:J("lockfile")==="readonly",pluginDirectories:T("plugin-dir"),backendConfig:T("backend-config"),remarks:b.flatMap(
k=>{const d=G.filter(({name:r,from:a})=>a===k&&R.test(r)).map(et);return d.length===0?[]:[`init is predicted with ${d.join(" ")} of ${k}`]})}}const tt=_=>/^(1|[tT]|true|TRUE|True)$/.
test(_);function et({name:_,value:G}){if(G==="true")return`-${_}`;const J=_==="backend-config"&&!G.startsWith("hostname=");return`-${_}=${(0,m.dh)(J?G.replace(/=.*/s,
"=\u2026"):G)}`}function V(_){const G=b.flatMap(T=>st(_[T]??"").map(k=>({text:k,from:T}))).values(),J=[];for(const{text:T,from:k}of G){const[,d,,r]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(T)??[];if(d===void 0)break;const a=()=>F.test(d)?G.next().value?.text??"":"true";J.push({name:d,from:k,value:r??a()})}return J}function st(_){const[G=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(_)??[];return(G.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(T=>T.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(k,d,r,a)=>String(d??
a??r.replace(/\\(.)/gs,"$1"))))}}),7082:((xt,vt,s)=>{s.d(vt,{O:()=>m,i:()=>b});const m=F=>({discovery:F,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),b=(F,R)=>({host:F,attempt:m({kind:"skipped",problem:R}),earlier:[],later:[],credentials:null,looks:[],
difference:null,forced:[]})})};export{Ye as ids,Ve as modules};
