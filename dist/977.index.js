const He=[977,508,879],Fe={2905:((It,vt,s)=>{s.d(vt,{Ot:()=>Ot,J1:()=>O});var g=s(3024),M=s(6760),z=s(5747),B=s(2370),rt=s(3229),ct=s(1831),Y=s(1731);let W=function(...L){
return{configFinding:W}=s.late([245,786],5405),new.target?new W(...L):W(...L)},q=function(...L){return{shownPath:q}=s.late([218],2218),new.target?new q(...L):q(
...L)};function R({name:L,args:at,place:dt},ht,T,I){const st=ht.map(b=>({directory:b,files:(0,z.wX)(b).filter(H=>V((0,M.join)(b,H)))})),N=b=>q(b,I),a=r(L,st);if(a!==
null){const b=(0,M.resolve)(a.directory,a.file),H=v(b,I);return{helper:{name:L,args:at,path:b,shown:N(b),refusal:H},findings:[]}}const f={kind:"no helper",name:L,
directories:ht.map(N)};return{helper:null,findings:[W(T,f,dt)]}}const V=L=>(0,g.existsSync)(L)&&!(0,g.statSync)(L).isDirectory(),J=256;function v(L,{system:at}){
if(at==="windows")return null;if(!(0,g.statSync)(L).isFile())return"permission denied";const dt=Buffer.alloc(J),ht=()=>(0,z.ET)((0,g.openSync)(L,"r"),st=>dt.subarray(
0,(0,g.readSync)(st,dt))),T=(0,z.N0)(ht,null);return T===null||T.toString("latin1",0,2)==="#!"||T.includes(0)?null:"exec format error"}const _="terraform-creden\
tials-",A="0.0.0";function r(L,at){let dt=null;for(const{directory:ht,files:T}of at)for(const I of T){const st=l(I,L);st===null||dt!==null&&(0,Y.Zy)(st,dt.version)<=
0||(dt={directory:ht,file:I,version:st})}return dt}function l(L,at){if(!L.startsWith(_))return null;const dt=L.toLowerCase().slice(_.length).replace(/\.exe$/,""),
ht=dt.indexOf("_v");return(ht<0?dt:dt.slice(0,ht))!==at||dt===""?null:(0,Y.oF)(ht<0?A:dt.slice(ht+2).replace(/_x.*$/s,""))}var $=s(8884),p=s(4265);let k=function(...L){
return{configFinding:k}=s.late([245,786],5405),new.target?new k(...L):k(...L)},y=function(...L){return{parseConfigFile:y}=s.late([245,786],5405),new.target?new y(
...L):y(...L)},i=function(...L){return{configPaths:i}=s.late([218],2218),new.target?new i(...L):i(...L)},S=function(...L){return{shownPath:S}=s.late([218],2218),
new.target?new S(...L):S(...L)};const j=1024*1024;function O(L,at,dt=null,ht=null){const T=i(L,at,g.existsSync,dt),{directory:I,directoryOff:st,helperDirectories:N}=T,
a=h(T,L,at),f=[...a,...gt(I,L,at)],b=gt(st?.path??null,L,at),H=mt(f,L),m=H.helper&&R(H.helper,N,L,at),P=mt(b,L).credentials,x=a[0]?.protocols??{};return{...H,client:L,
installations:f.flatMap(({installations:X})=>X),pluginDirectories:(0,$.n)(at.environment).pluginDirectories,mirrors:T.mirrorDirectories.map(X=>({path:X,shown:S(
X,at)})),files:[...f.map(({file:X})=>X),...b.map(({file:X})=>({...X,state:"off"}))],turnedOff:[...P.map(({host:X,place:{file:lt,line:ot}})=>({host:X,source:`${lt}\
:${ot} (${st?.by} names another file)`})),...ht===null?[]:E(ht,T.main?.path??""),...at.environment.TG_TF_REGISTRY_TOKEN?[D]:[]],helper:m?.helper??null,requestTimeoutMs:L===
"opentofu"?(0,p.Hl)(x,at.environment):null,patience:(0,p.f5)(L,x,at.environment),findings:[...H.findings,...m?.findings??[]],secrets:[...f,...b].flatMap(({secrets:X})=>X)}}
const D={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},F=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],E=(L,at)=>F.filter(dt=>{const ht=(0,M.
join)(L,dt);return(0,g.existsSync)(ht)&&ht!==(0,M.resolve)(L,at)}).map(dt=>({host:null,source:`${dt} (TF_CLI_CONFIG_FILE does not name it)`}));function h({main:L},at,dt){
if(L===null)return[];const{path:ht,chosenBy:T}=L;if((0,g.existsSync)(ht))return[pt(ht,at,dt)];const I={path:ht,shown:S(ht,dt),state:"absent"};return T==="defaul\
t"?[G(I,[])]:[G(I,[k(at,{kind:"missing",setting:T,path:ht},null)])]}const G=(L,at)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},
findings:at,secrets:[],isRead:!1,file:L}),et=/\.tfrc(?:\.json)?$/s,gt=(L,at,dt)=>(L===null?[]:(0,z.wX)(L)).filter(ht=>et.test(ht)).map(ht=>pt((0,M.join)(L??"",ht),
at,dt));function pt(L,at,dt){const ht=(0,z.yR)(L,j),T=S(L,dt);if(!ht.ok){const st={kind:"unreadable",file:T,failure:ht.failure};return G({path:L,shown:T,state:"\
not read"},[k(at,st,null)])}const I=y({shown:T,...ht},at);return{...I,file:{path:L,shown:T,state:I.isRead?"read":"not read"}}}function mt(L,at){const dt=L.flatMap(
f=>f.findings),ht=(f,b)=>{dt.push(k(at,f,b))},T=_t(new Map(L.flatMap(f=>[...f.credentials])),ht),I=_t(new Map(L.flatMap(f=>[...f.hosts])),ht),[st,...N]=new Map(
L.flatMap(f=>[...f.helpers]));for(const[,{place:f}]of N)ht({kind:"two helpers"},f);const a=st===void 0?null:{name:st[0],...st[1]};return{credentials:T,forced:I,
helper:a,findings:dt}}function _t(L,at){const dt=new Map;for(const[ht,T]of L){const I=(0,ct.Pv)(ht),st="services"in T?"host":"credentials";if(I.ok)dt.set(I.value,
{...T,host:I.value});else{const N={label:ht,why:I.why,advice:(0,rt.L6)(ht)};at({kind:"label",type:st,...N},T.place)}}return[...dt.values()]}const Ot=L=>(0,B.Qp)(
L,({problem:{code:at,message:dt},places:ht})=>[at,dt,ht])}),4265:((It,vt,s)=>{s.d(vt,{Hl:()=>R,Ln:()=>ct,f5:()=>v,zT:()=>q});var g=s(1541);const M=A=>({plugin_cache_dir:g.
sc,plugin_cache_may_break_dependency_lock_file:g.zC,host:g.A7(g.Tb({services:g.A7(g.T)},A)),credentials:g.A7(g.A7(g.T)),credentials_helper:g.A7(g.Tb({args:g.c3(
g.sc)},A))}),z={providers:g.A7(g.sc),provisioners:g.A7(g.sc),disable_checkpoint:g.zC,disable_checkpoint_signature:g.zC,...M(!1)},B=M(!0),rt={path:[],span:{start:0,
end:0}};function ct(A,r){const l=r==="terraform",$={},p=g.LH(()=>{l?g.ql(A,rt,z,$):g.ql(A,rt,B,$)});return{values:l&&p!==null?{}:$,mistake:p}}const Y="registry_\
protocols",W={retry_count:g.sD,request_timeout_seconds:g.sD};function q(A){const[r=[]]=A.flatMap(p=>p.name===Y?g.AV(p):[]),l={},$=g.LH(()=>g.ql(r,{...rt,path:[Y]},
W,l));return $===null?{protocols:l,mistakes:[]}:{protocols:{},mistakes:[{span:$.argument.span,why:$.message}]}}function R({request_timeout_seconds:A},r){const l=_(
r.TF_REGISTRY_CLIENT_TIMEOUT);return l!==null?l*1e3:A===void 0?null:A>0?A*1e3:Number.POSITIVE_INFINITY}const V=1e4,J=1;function v(A,r,l){const $=_(l.TF_REGISTRY_DISCOVERY_RETRY)??
r.retry_count??J;return{client:A,attemptMs:R(r,l)??V,retries:Math.max($,0)}}function _(A){const r=/^\+?\d+$/.test(A??"")?Number(A):0;return r>0?r:null}}),4977:((It,vt,s)=>{
s.d(vt,{mQ:()=>H});var g=s(2905),M=s(4929),z=s(3534),B=s(1064),rt=s(1831),ct=s(7630),Y=s(3152),W=s(1421),q=s(8161),R=s(5747),V=s(9075),J=s(4e3),v=s(1919),_=s(2713),
A=s(2370);const r=(m,P)=>({name:m,isProgram:!1,answers:P,find:x=>P.get(x)??null});async function l(m,P){let x=null;const X=[],lt=[];for(const ot of m){const Tt=x===
null||!ot.isProgram,Et=Tt?await ot.find(P):null;X.push({source:Et?.source??ot.name,held:Tt?$(Et):"not asked",counts:x===null&&Et!==null}),Et?.problem&&lt.push((0,A.
kH)(Et.problem,{places:Et.place===null?[]:[Et.place]})),x??=Et}return{answer:x,looks:X,findings:lt}}function $(m){return m===null?"nothing":m.token===null?"no t\
oken":m.token.reveal()===""?"an empty token":"a token"}const p=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function k(m,P,x=null){const X=P.reveal(),lt={source:m,place:x,token:P,
problem:i(m,X,x!==null)},ot=X.length>_.$c||p.test(X);return ot?{...lt,isUnsendable:ot}:lt}const y=[[p,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function i(m,P,x){if(P==="")return z.QU({source:m,isInFile:x});
const X=P.length>_.$c?"length":y.find(([lt])=>lt.test(P))?.[1];return X!==void 0?z.Eu({source:m,slip:X}):P.length<_.Il?z.fj({source:m}):null}const S=1024*1024;function j(m,P){
let x=null;const X=async lt=>{if(x!==null)return x;const ot=await h(m,lt,P);if("output"in ot)return _t(m,ot.output,P);const Tt=Ot(m,ot.why);return ot.isStopped&&
(x??=Tt),Tt};return{name:O(m),isProgram:!0,find:(0,V.Oo)(X)}}const O=({name:m})=>`credentials helper ${m}`,D=({shown:m},P)=>({why:`failed to run ${m}: ${P}`}),F=({
shown:m},P)=>({why:`${m} ${P} and was stopped`,isStopped:!0}),E="was running when the check ended";async function h(m,P,x){if(m.refusal!==null)return D(m,m.refusal);
if(x.stop.aborted)return F(m,E);try{return await G(gt(m,P,x.environment),m,x)}catch(X){const lt=(0,R.Oj)(X);return D(m,mt[lt]??lt)}}function G(m,P,x){const{timeoutMs:X,
abortAfter:lt,stop:ot}=x,Tt=AbortSignal.any([lt(X),ot]);return new Promise((Et,At)=>{const Pt=[],Nt=[];let Bt=0;const jt=Ht=>{Tt.removeEventListener("abort",Xt),
Et(Ht)},Wt=Ht=>{et(m,x),jt(F(P,Ht))},Xt=()=>Wt(ot.aborted?E:`did not exit within ${X/1e3} s (timeout-seconds)`);Tt.addEventListener("abort",Xt);const Qt=Ht=>Gt=>{
Bt+=Gt.length,Bt>S?Wt(`wrote more than ${S/1024/1024} MiB`):Ht.push(Gt)};m.stdout?.on("data",Qt(Pt)),m.stderr?.on("data",Qt(Nt)),m.on("error",At),m.on("close",Ht=>{
if(Ht===0)return jt({output:Buffer.concat(Pt)});const Gt=at(Buffer.concat(Nt).toString()),Ft=Gt===""?", but it produced no error message":`: ${Gt}`;jt({why:`err\
or in ${P.shown}${Ft}`})})})}function et(m,{kill:P}){try{m.pid!==void 0&&P((0,q.platform)()==="win32"?m.pid:-m.pid,"SIGKILL")}catch(x){(0,R.Oj)(x)}m.stdout?.destroy(),
m.stderr?.destroy(),m.unref()}const gt=({path:m,args:P},x,X)=>(0,W.spawn)(m,[...P,"get",x],{env:pt(X),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),
pt=m=>Object.fromEntries(Object.entries(m).filter(([P])=>!P.startsWith("INPUT_"))),mt={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"ex\
ec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function _t(m,P,{learn:x}){const X=(0,v.Tp)(P);if(X.kind==="not-json"||
X.kind==="not-object")return Ot(m,`malformed output from ${m.shown}: ${(0,J.dh)(X.why)}`);const lt=X.kind==="null"?null:X.services.find(({id:Tt})=>Tt==="token")?.
value;if(typeof lt!="string")return null;const ot=new _.ou(lt);return x(ot),k(O(m),ot)}function Ot(m,P){const x=(0,M.Dz)({name:m.name,why:P});return{source:O(m),
place:null,token:null,problem:x}}const L=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),at=m=>(0,J.dh)(m.replace(L,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());
function dt({tokens:m,environment:P,clients:x}){const X=[f(m),a(P)],lt=x.map(({helper:ot,credentials:Tt,...Et})=>{const At=[...X,I(Tt)];return{...Et,known:At,sources:ot===
null?At:[...At,ot]}});return{known:ht(lt.flatMap(({known:ot})=>ot)),find:async ot=>{const Tt=await Promise.all(lt.map(async({client:At,sources:Pt,turnedOff:Nt})=>{
const{looks:Bt,...jt}=await l(Pt,ot);return{...jt,client:At,looks:[...Bt,...T(Nt,ot)]}})),Et=Tt.flatMap(({answer:At})=>At??[]);return{answer:Et.find(({token:At})=>At!==
null)??Et[0]??null,clients:Tt.map(({client:At,looks:Pt})=>({client:At,looks:Pt})),findings:Tt.flatMap(({findings:At})=>At),difference:N(ot,Tt)}}}}function ht(m){
const P=new Map(m.toReversed().flatMap(x=>[...x.answers]));return new Map([...P].flatMap(([x,{token:X,source:lt}])=>X===null?[]:[[x,lt]]))}const T=(m,P)=>m.filter(
x=>x.host===P||x.host===null).map(({source:x})=>({source:x,held:"not read",counts:!1})),I=m=>r("CLI configuration",new Map(m.map(P=>[P.host,st(P)])));function st({
host:m,place:P,token:x,hasValue:X}){const lt=`${P.file}:${P.line}`;if(x!==null)return k(lt,x,P);const ot={kind:"no token",file:lt,host:m,hasValue:X};return{source:lt,
place:P,token:null,problem:(0,M.P4)({clients:B.Du,mistake:ot})}}function N(m,P){const[x,...X]=P,lt=x?.answer?.token?.reveal(),ot=X.find(({answer:Et})=>Et?.token?.
reveal()!==lt);if(x===void 0||ot===void 0)return null;const Tt=({client:Et,answer:At})=>({client:Et,source:At?.token?At.source:null});return(0,z.tK)({host:m,first:Tt(
x),other:Tt(ot)})}function a(m){const P=Object.entries(m).flatMap(([lt,ot])=>{const Tt=(0,rt.$k)(lt);return Tt===null||ot===void 0?[]:{variable:lt,host:Tt,token:(0,ct.
AI)(ot)}}),x=P.flatMap(({variable:lt,token:ot})=>ot.ok?[]:`${lt}: ${ot.why}`);if(x.length>0)throw new Y.GN(x);const X=P.flatMap(({variable:lt,host:ot,token:Tt})=>Tt.
ok?[[ot,k(lt,Tt.value)]]:[]);return r("TF_TOKEN_ variables",new Map(X))}function f(m){const P="tokens setting",x=m.map(({host:X,token:lt})=>{const ot=k(P,lt);return[
X,lt.reveal()===""?{...ot,token:null}:ot]});return r(P,new Map(x))}const b=1e4;function H({tokens:m,configs:P,timeoutMs:x},X,lt){for(const Pt of P.flatMap(Nt=>Nt.
secrets))lt.learn(Pt);const ot=new Map,Tt=Pt=>{if(Pt===null)return null;const Nt=JSON.stringify([Pt.path,...Pt.args]),Bt=Xt=>AbortSignal.timeout(Xt),jt={timeoutMs:x??
b,environment:X},Wt=ot.get(Nt)??j(Pt,{abortAfter:Bt,...lt,...jt});return ot.set(Nt,Wt),Wt},Et=P.map(Pt=>({...Pt,helper:Tt(Pt.helper)})),At=P.flatMap(({forced:Pt,
client:Nt})=>Pt.map(Bt=>({...Bt,client:Nt})));return{credentials:dt({tokens:m,environment:X,clients:Et}),configs:P,complaints:(0,g.Ot)(P.flatMap(({findings:Pt})=>Pt)),
forced:Map.groupBy(At,({host:Pt})=>Pt)}}}),4929:((It,vt,s)=>{s.d(vt,{Dz:()=>Y,P4:()=>rt,Yv:()=>W,kV:()=>q});var g=s(4091),M=s(1831),z=s(4e3),B=s(5799);const rt=({
clients:R,mistake:V})=>(0,B.CC)("credentials-config",{...ct(V),affects:R});function ct(R){switch(R.kind){case"missing":return{message:`${R.setting} names ${(0,g.
ol)(R.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${R.file} ${(0,z.
mP)(R.failure)}`,help:R.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can r\
ead; this check continues without it"};case"syntax":return{message:`${R.file} has a syntax error: ${R.why}`,help:"correct the file; the client ignores all of it\
, including its tokens"};case"type":return{message:`${R.file}: ${R.path.join(".")} must be ${R.want}`,help:"correct the value; Terraform ignores the whole file,\
 OpenTofu the blocks that it has not read yet"};case"block":return{message:`${R.file}: ${R.why}`,help:"correct the block; the client ignores it"};case"label":return{
message:`the label of the block ${R.type} ${(0,g.ol)(R.label)} is not a hostname: ${R.why}`,help:R.advice??"write a hostname as the label; the client ignores th\
e block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"\
two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{
message:R.hasValue?`the token in the credentials block for host ${(0,M.nx)(R.host)} at ${R.file} is not a string`:`the credentials block for host ${(0,M.nx)(R.host)}\
 at ${R.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{
message:`credentials helper ${(0,g.ol)(R.name)}: there is no terraform-credentials-${R.name} in ${R.directories.join(", ")}`,help:R.name===R.name.toLowerCase()?
"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const Y=({
name:R,why:V})=>(0,B.CC)("credentials-helper",{message:`credentials helper ${R}: ${V}`,help:'run the program with "get" and the host: it must print {"token": "\u2026\
"} and exit with 0'}),W=({host:R,at:V})=>(0,B.CC)("services-forced",{message:`the host block at ${V} defines the services of ${R}; the host's own discovery docu\
ment is not used`,help:`remove the host block at ${V} to use the discovery document of ${R}`}),q=R=>(0,B.CC)("services-forced-differ",{message:`the host block a\
t ${R.at} and the discovery document of ${R.host} differ in ${(0,z.K4)(R.services,10,z.dh)}`,help:"update the host block or remove it; machines without it use o\
ther services"})}),5585:((It,vt,s)=>{s.d(vt,{g8:()=>rt,hg:()=>ct,pS:()=>W});var g=s(8161),M=s(6760),z=s(5747);const B={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function rt(v){
const _=(0,g.platform)();return{system:_==="win32"?"windows":"unix",platform:`${_==="win32"?"windows":_}_${B[(0,g.arch)()]??(0,g.arch)()}`,environment:v,accountHome:(0,z.
N0)(()=>(0,g.userInfo)().homedir||null,null)}}function ct(v,_,A,r=null){const l=q(_.environment,r),$=R(_),p=$===null?null:V(v,_,$,A),k=p?.dataDirectories??[],y=$===
null?[]:Y($,_),i=J(_),S=j=>i(j,"plugins");return{main:l??(p&&{path:p.main,chosenBy:"default"}),directory:l===null&&p!==null?p.directory:null,directoryOff:l&&p&&
{path:p.directory,by:l.chosenBy},helperDirectories:k.map(S).flatMap(j=>[j,i(j,_.platform)]),mirrorDirectories:[...k,...y].map(S)}}function Y(v,_){const{system:A,
platform:r,environment:l}=_,$=J(_);if(A==="windows")return[$(v,"HashiCorp","Terraform")];if(r.startsWith("darwin"))return[v,"/"].map(i=>$(i,"Library","Applicati\
on Support","io.terraform"));const{XDG_DATA_HOME:p="",XDG_DATA_DIRS:k}=l,y=i=>i.startsWith("/");return[y(p)?p:$(v,".local","share"),...(k||"/usr/local/share:/us\
r/share").split(":").filter(y)].map(i=>$(i,"terraform"))}function W(v,_){const A=R(_),r=_.system==="windows"?"\\":"/";return A===null||A.length<2||!v.startsWith(
A+r)?v:(_.system==="windows"?"%APPDATA%":"~")+v.slice(A.length)}function q(v,_){if(_)return{path:_,chosenBy:"cli-config"};for(const A of["TF_CLI_CONFIG_FILE","T\
ERRAFORM_CONFIG"]){const r=v[A];if(r)return{path:r,chosenBy:A}}return null}function R({system:v,environment:_,accountHome:A}){return v==="windows"?_.APPDATA||null:
_.HOME||A||null}function V(v,_,A,r){const l=J(_),$=_.system==="windows",p=l(A,$?"terraform.rc":".terraformrc"),k=l(A,$?"tofu.rc":".tofurc"),y=l(A,$?"terraform.d":
".terraform.d");if(v==="terraform")return{main:p,directory:y,dataDirectories:[y]};const i=r(p)&&!r(k)?p:k;if($)return{main:i,directory:y,dataDirectories:[y]};const{
XDG_CONFIG_HOME:S,XDG_DATA_HOME:j}=_.environment,O=!r(p)&&!r(k);return{main:S&&O?l(S,"opentofu","tofurc"):i,directory:S&&!r(y)?l(S,"opentofu"):y,dataDirectories:j?
[y,l(j,"opentofu")]:[y]}}const J=({system:v})=>(v==="windows"?M.win32:M.posix).join}),7511:((It,vt,s)=>{s.d(vt,{i:()=>R});const g="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",
M=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,z=String.raw`[()<>@,;:\\"/[\]?=]`,B=new RegExp(`^${g}(?:/${g})?$`),rt=String.
raw`"((?:[^"\\\r\n]|\\${z}|\\(?!${z}))*)"`,ct=new RegExp(`;${M}*(${g})${M}*=${M}*(?:(${g})|${rt})${M}*`,"y"),Y=new RegExp(`;${M}*$`,"y"),W=new RegExp(String.raw`\\(${z})`,
"g"),q=new RegExp(`^${M}+|(?<!${M})${M}+$`,"g");function R(v){const _=v.indexOf(";"),A=J((_<0?v:v.slice(0,_)).replace(q,""));return B.test(A)&&(_<0||V(v,_))?A:null}
function V(v,_){const A=new Map;for(let r=_;r<v.length;){ct.lastIndex=r;const[l,$="",p,k=""]=ct.exec(v)??[];if(l===void 0)return Y.lastIndex=r,Y.test(v);const y=$.
toLowerCase(),i=p??k.replace(W,"$1"),S=A.get(y);if(S!==void 0&&S!==i)return!1;A.set(y,i),r+=l.length}return!0}const J=v=>v.replaceAll("\u0130","i").toLowerCase()}),
5693:((It,vt,s)=>{s.d(vt,{Ey:()=>A,Ii:()=>V,Or:()=>i,WN:()=>y});var g=s(960),M=s(9209),z=s(9872),B=s(2370),rt=s(8011),ct=s(1064),Y=s(1831),W=s(9562);const q=1440*
60*1e3,R=1;function V(O,D){const{hops:F,certificates:E}=O.attempt;return[...k(O,D),...J(O,D),...l(F),...$(E,D),...p(O,D)]}function J(O,D){const{discovery:F,hops:E}=O.
attempt;switch(F.kind){case"skipped":return[(0,B.kH)(F.problem)];case"failed":{const h=D.isFork&&F.problem.code==="document-unauthorized"&&!O.credentials?.hasToken;
return[(0,B.kH)(F.problem,h?{severity:"notice"}:{})]}case"found":case"absent":{const h=E[0]?.url??"";return[...v(h,E.length-1,D),..._(O,D)]}}}function v(O,D,F){
const E=F.clients.filter(h=>D>ct.NX[h]);return E.length>0?[(0,B.kH)((0,M.KA)({url:O,asks:"document",redirects:D,clients:E,limits:ct.NX}))]:D>R?[(0,B.kH)((0,M.CL)(
{url:O,redirects:D}))]:[]}function _(O,{releases:D,slowMs:F}){const E=(0,Y.nx)(O.host),h=O.attempt.timing.totalMs,G=i(O),et=Ot=>j(G,Ot)!=="never",gt=D.filter(Ot=>!et(
Ot)),pt=({client:Ot})=>!D.some(L=>L.client===Ot&&et(L)),mt=[!0,!1].flatMap(Ot=>{const L=gt.filter(dt=>pt(dt)===Ot);if(L.length===0)return[];const at=(0,g.Qs)({host:E,
phase:"complete",tookMs:h,releases:L});return[(0,B.kH)(at,{needed:Ot})]});if(mt.length>0||h<=F)return mt;const _t=r(O.attempt.timing);return[(0,B.kH)((0,g.U2)({
host:E,tookMs:h,limitMs:F,phase:_t,releases:D}))]}function A({host:O,slowest:D,certificates:F},E,{slowMs:h,...G}){const et=E.map(L=>L.host),gt=F.filter(L=>!et.includes(
L.host)),pt=D?.timing.totalMs??0,mt=$(gt,G).map(L=>({...L,host:O}));if(D===null||pt<=h)return mt;const _t={host:(0,Y.nx)(O),url:D.url,tookMs:pt,limitMs:h},Ot=(0,g.
U2)({..._t,phase:r(D.timing)});return[(0,B.kH)(Ot,{host:O}),...mt]}function r({lookupMs:O,connectMs:D,tlsMs:F,firstByteMs:E,totalMs:h}){const et=[["lookup",O],[
"connection",D],["tls",F],["response",E]].map(([pt,mt])=>({name:pt,ms:mt??0})),gt={name:"rest",ms:et.reduce((pt,{ms:mt})=>pt-mt,h)};return et.reduce((pt,mt)=>mt.
ms>pt.ms?mt:pt,gt)}function l(O){const D=O.find(({url:E})=>E.startsWith("http://"));if(D===void 0)return[];const F=D.authorization==="withheld";return[(0,B.kH)(
(0,M.n4)({url:O[0]?.url??"",to:D.url,exposesToken:F}))]}function $(O,{certificateDays:D,now:F}){const E=new Map;for(const h of O){const G=E.get(h.host);(G===void 0||
h.expires<G.expires)&&E.set(h.host,h)}return[...E.values()].flatMap(({host:h,expires:G})=>{const et=(Date.parse(G)-F)/q;return et<0||et>=D?[]:[(0,B.kH)((0,z.BU)(
{host:h,days:Math.floor(et),expires:G}))]})}function p(O,D){const{host:F,attempt:E,earlier:h}=O,[G]=h,et=["failed","skipped"].includes(E.discovery.kind);if(G?.discovery.
kind!=="failed"||et)return[];const gt=G.discovery.problem.message,pt=i(O),mt=D.releases.filter(Ot=>j(pt,Ot)==="sometimes"),_t=h.length+1;return[(0,B.kH)((0,g.Er)(
{host:(0,Y.nx)(F),attempts:_t,failure:gt,releases:mt}))]}function k({credentials:O,attempt:{discovery:D}},F){if(!O?.problem)return[];const{code:E}=O.problem,h=D.
kind==="failed"&&D.problem.code===E,G=F.isFork&&!O.hasToken&&E==="credentials-empty";return h||G?[]:[(0,B.kH)(O.problem)]}function y({host:O},D){if(!D.some(({service:E})=>E===
W.e$))return[];const{name:F}=(0,Y.Sv)(O);return[...F.includes(".")?[]:[(0,rt.Zp)({host:O,name:F})],.../(^|\.)xn--/.test(O)?[(0,rt._W)({host:O})]:[]].map(E=>(0,B.
kH)(E,{services:[W.e$]}))}const i=({earlier:O,attempt:D,later:F})=>[...O,D,...F];function S({discovery:O,timing:D,headMs:F,hops:E},{attemptMs:h}){const G=F!==null&&
F<=h?E.at(-1)?.status:null;return G===null||(0,ct.Mq)(G??0)?"retries":O.kind!=="failed"&&D.totalMs<=h?"works":"fails"}function j(O,D){const F=O.map(G=>S(G,D)),E=F.
indexOf("works");return E<0?"never":E<=D.retries&&!F.slice(0,E).includes("fails")?"always":"sometimes"}}),9508:((It,vt,s)=>{s.r(vt),s.d(vt,{attemptsOf:()=>g.Or,
contact:()=>De,crashedVisit:()=>_e,judgeRequests:()=>g.Ey,judgeVisit:()=>Re,outcomesOf:()=>Ae});var g=s(5693),M=s(6697),z=s(2370),B=s(1064),rt=s(1831),ct=s(8185),
Y=s(4283),W=s(4e3),q=s(5799);const R=({id:t,host:o,url:u,why:d})=>(0,q.CC)("service-url-invalid",{message:u===null?`${t} of host ${o}: ${(0,W.dh)(d)}`:`${t} of \
host ${o} is "${u}", which the clients cannot connect to: ${d}`,operator:`set ${t} to an https:// URL, or to a path that starts with a slash`}),V=({id:t,host:o,
why:u})=>(0,q.CC)("service-url-credentials",{message:`${t} of host ${o}: ${u}`,operator:"remove the user name and password from the URL, or from the redirect th\
at leads to the document",note:"give tokens to the clients instead"}),J=({id:t,host:o,url:u})=>(0,q.CC)("service-url-empty",{message:`${t} of host ${o} is an em\
pty string, which resolves to the document itself: ${u}`,operator:`set ${t} to the URL of the service, such as "/v1/${t.split(".")[0]}/", or remove it`}),v=({id:t,
host:o,value:u,why:d})=>(0,q.CC)("service-url-looks-like-host",{message:`${t} of host ${o} is "${u}", which is a path and not a URL with a host`,operator:`write\
 "https://${u}" if a host is meant`,note:d===null?void 0:(0,W.zd)(d)});function _(t){const{id:o,host:u,url:d,clients:U}=t,Q=U.map(nt=>B.bB[nt]),tt=d.slice(d.lastIndexOf(
"/")+1);return(0,q.CC)("service-url-no-slash",{message:`${o} of host ${u} does not end with a slash: ${d}`,operator:"add the slash",note:`without it ${Q.slice(0,
-1).join(", ")} and ${Q.at(-1)} replace "${tt}" with the path that they append`,affects:U})}const A=({id:t,host:o,url:u})=>(0,q.CC)("service-url-relative",{message:`${t}\
 of host ${o} is a path without a leading slash: Terraform and OpenTofu resolve it to ${u}, other clients do not`,operator:"start the path with a slash, or writ\
e the complete URL"}),r=({id:t,host:o})=>(0,q.CC)("service-url-query",{message:`${t} of host ${o} has a query, which the clients drop when they append a path`,operator:"\
move the content of the query into the path",note:"never put a secret into the document"});function l({host:t,uses:o},u=["is","are"]){const d=Map.groupBy(o,({id:Q})=>Q),
U=Array.from(d,([Q,tt])=>{const nt=tt.flatMap(({endpoint:it})=>it??[]);return nt.length===0?Q:`${Q} (${nt.join(", ")})`});return`${(0,W.K4)(U,10,W.dh)} of host ${t}\
 ${U.length===1?u[0]:u[1]}`}const $=({urls:t})=>(0,W.K4)(t,3,W.dh),p=({uses:t})=>B.zK.filter(o=>t.some(({id:u})=>(0,B.SZ)(u).includes(o))),k={loopback:"on other\
 machines",private:"outside of its network",reserved:"on the internet"},y=t=>(0,q.CC)("service-url-private",{message:`${l(t)} at ${$(t)}, which clients ${k[t.kind]}\
 cannot reach`,operator:`set the external URL of the registry (also called base URL or public URL) to https://${t.host}`,affects:p(t)}),i=[...B.Du,"dependabot"];
function S(t){const o=t.uses.every(({endpoint:U})=>U!==null),u=o?"a login sends its token in clear text otherwise":`the clients send the token of ${t.host} ther\
e in clear text`,d=p(t);return(0,q.CC)("service-url-insecure",{message:`${l(t)} not https: ${$(t)}`,operator:t.uses.length===1?"use an https:// URL":"use https:\
// URLs, for example by setting the external URL of the registry",note:o||t.hasToken?u:void 0,affects:i.filter(U=>d.includes(U))})}function j(t){const{host:o,name:u}=t,
d=`${l(t)} on another host: ${$(t)}`,U=p(t).includes("renovate");return t.hasToken&&U?(0,q.CC)("service-url-cross-host",{message:d,help:`give Dependabot and Ren\
ovate a token for ${u}; Terraform and OpenTofu send it the token of ${o}`}):(0,q.CC)("service-url-cross-host",{message:d,help:`where outgoing traffic is filtere\
d, allow ${u} as well`,severity:"notice",affects:[]})}const O=t=>(0,q.CC)("service-url-other-port",{message:`${l(t)} on another port of the same host: ${$(t)}`,
operator:`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${t.host}`}),D=t=>(0,q.CC)("service-url-d\
ouble-slash",{message:`${l(t,["has","have"])} a double slash in the path: ${$(t)}`,operator:"remove the slash at the end of the external URL of the registry"}),
F=t=>(0,q.CC)("service-url-same",{message:`${l(t,["has","have"])} the same URL: ${$(t)}`,operator:"check both URLs",note:"few registries serve modules and provi\
ders below one URL, and a copied line is more likely"});var E=s(5195),h=s(9562);function G({host:t,attempt:o},u){const{name:d}=rt.Sv(t),U=E.uo(d),Q=o.hops[0]?.address??
null;if(U!=="public"||Q===null)return U;const tt=E.Zu(Q),nt=u.some(it=>it.name===d);return tt==="loopback"&&nt?"public":tt}const et={public:0,reserved:1,private:2,
metadata:2,loopback:3},gt=(t,{kind:o})=>et[L(t)]>et[o];function pt(t,o){const{hostname:u}=o,d=t.filter(({url:wt})=>gt(wt,o)),U=t.filter(wt=>!d.includes(wt)),Q=U.
filter(({url:wt})=>wt.scheme==="http"),tt=U.filter(({id:wt,endpoint:Rt})=>Rt===null&&(0,h.p4)(wt)),nt=Map.groupBy(tt,({url:wt})=>at(wt,u)),it=U.filter(({endpoint:wt,
url:Rt})=>wt===null&&dt(Rt,u)),$t=U.filter(({url:wt})=>wt.path.includes("//")),St=mt(o);return[...St(d,Ot,wt=>{const[Rt,...Lt]=new Set(d.map(({url:Ut})=>L(Ut))),
bt=Lt.length===0&&(Rt==="loopback"||Rt==="reserved");return y({...wt,kind:bt?Rt:"private"})}),...St(Q,Ot,S),...[...nt].flatMap(([wt,Rt])=>wt===null?[]:St(Rt,Ot,
Lt=>j({...Lt,name:wt}))),...St(it,Ot,O),...St($t,_t,D),...St(ht(t),_t,F)]}const mt=({host:t,hasToken:o})=>(u,d,U)=>{if(u.length===0)return[];const Q=u.map(({url:it})=>u.
length===1?_t(it):d(it)),tt=U({host:t,hasToken:o,uses:u,urls:[...new Set(Q)]}),nt=[...new Set(u.map(({id:it})=>it))];return[(0,z.kH)(tt,{services:nt,needed:u.some(
({needed:it})=>it)})]},_t=t=>(0,W.dh)((0,Y.Pl)(t)),Ot=t=>(0,W.dh)(`${t.scheme}://${t.host}`);function L(t){const{name:o}=(0,Y.cz)(t);return E.Sz(/[^\0-\x7f]/.test(
o)?rt.$o(o)??"":o.toLowerCase())}function at(t,o){const{name:u}=(0,Y.cz)(t),d=rt.Sv(o).name;if(u.toLowerCase()===d)return null;const U=rt.Pv(u);return U.ok?U.value===
d?null:rt.nx(U.value):u}function dt(t,o){if(t.scheme==="http"||at(t,o)!==null)return!1;const u=d=>Number(d||443);return u((0,Y.cz)(t).port)!==u(/:(\d+)$/.exec(o)?.[1]??
null)}function ht(t){const o=[h.e$,h.xq].flatMap(d=>t.find(U=>U.id===d)??[]),u=new Set(o.map(({url:d})=>_t(d).replace(/\/$/,"")));return o.length===2&&u.size===
1?o:[]}const T=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,I=t=>T.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),st=t=>t.replace(/[?#].*$/s,
"");function N(t){const o=a(t),{id:u,host:d,value:U}=t,Q={id:u,host:d,url:(0,Y.Pl)(t.url)};if(o!==null)return[R({...Q,why:o})];const nt=b(t)&&!I(U)?(0,B.ab)(u):
[];return[U===""?J(Q):null,I(U)?v({...Q,value:st(U),why:null}):null,f(U)?A(Q):null,nt.length>0?_({...Q,clients:nt}):null,t.url.query!==""&&(0,h.p4)(u)?r(Q):null].
filter(it=>it!==null)}function a({url:t}){const{name:o,port:u}=(0,Y.cz)(t);return o===""?"no Host in request URL":u===""||Number(u)>0&&Number(u)<=65535?null:`in\
valid port "${u}"`}const f=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!I(t),b=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path);var H=s(3217),m=s(2886),P=s(3307),
x=s(4929),X=s(5143);function lt(t,o){const u=t.forced.filter(({client:tt})=>o.includes(tt)),d=o.filter(tt=>!u.some(nt=>nt.client===tt)),Q=(0,X.c1)(u,({place:tt,
services:nt})=>JSON.stringify([tt,nt])).map(tt=>{const[nt]=tt,it=(0,rt.cu)(t.host),{services:$t}=nt,St={kind:"found",url:it,services:$t},wt={...t.attempt.timing,
totalMs:0},Lt={...t,attempt:{discovery:St,hops:[],timing:wt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:tt.map(({client:bt})=>bt),visit:Lt,forced:nt}});
return d.length>0||Q.length===0?[{clients:d,visit:t,forced:null},...Q]:Q}function ot({host:t,attempt:{discovery:o}},{place:u,services:d},U){const Q={host:(0,rt.
nx)(t),at:(0,m.cA)(u)},tt=o.kind==="found"?o.services:d,[nt,it]=[d,tt].map(Rt=>new Map(Rt.map(({id:Lt,value:bt})=>[Lt,Tt(bt)]))),St=[...new Set([...d,...tt].map(
({id:Rt})=>Rt))].filter(Rt=>nt?.get(Rt)!==it?.get(Rt)),wt=(0,x.kV)({...Q,services:St});return[(0,x.Yv)(Q),...St.length>0?[wt]:[]].map(Rt=>(0,z.kH)(Rt,{clients:U}))}
function Tt(t){const o=(u,d)=>(0,P.G)(d)?Object.fromEntries(Object.entries(d).sort()):d;try{return JSON.stringify(t??null,o)}catch{return"nested too deeply"}}var Et=s(
4606);const At=(t,o)=>t.filter(u=>!(0,Et.Hf)(u,o.token)).map(u=>Pt(u,o));function Pt(t,o){const{visit:u,requirements:d,clients:U,token:Q,concerned:tt}=o,{services:nt,
places:it}=Bt(t.services,d),$t=(0,Et.wD)(t,Q),St=t.needed&&Nt({problem:$t,services:nt},o),wt=t.affects.filter(Lt=>tt.includes(Lt)),Rt={...t,problem:$t,services:nt,
needed:St,affects:wt,host:u.host};return(0,m.hD)({...Rt,severity:(0,m.v1)(Rt,U),places:t.places.length===0?it:(0,X.As)(jt(t.places))},o)}function Nt({problem:t,
services:o},{visit:{host:u,attempt:d},requirements:U,answering:Q,depth:tt}){if(tt==="discovery"||d.discovery.kind==="skipped")return!0;const nt=o.some($t=>Q.has(
`${u} ${$t}`));if(t.code==="service-url-no-slash"&&nt)return!1;const it=U.filter(({service:$t})=>o.length===0||o.includes($t));return it.length===0||it.some(({isForInit:$t})=>$t)}
function Bt(t,o){const u=tt=>o.filter(({service:nt})=>tt.includes(nt)),d=t.length===0?o:u(t),U=t.filter(tt=>d.some(({service:nt})=>nt===tt)),Q=(d.length>0?d:u([
"any"])).flatMap(tt=>tt.because);return{services:U.length>0?U:t,places:(0,X.As)(jt([...new Set(Q)]))}}function jt(t){const{inUse:o=[],aside:u=[]}=Object.groupBy(
t,d=>typeof d!="string"&&(0,X.MV)(d)?"aside":"inUse");return[...o,...u]}function Wt(t,o){return o.every(({isImplied:d})=>d)?[...o.flatMap(({clients:d})=>d),...(0,B.
Yr)(t)]:B.zK}var Xt=s(2636);function Qt(t){if(!Array.isArray(t))return Ht(t);const{shown:o,more:u}=(0,W.zN)(t,5);return`[${o.map(Ht).join(", ")}${u>0?", \u2026":
""}]`}function Ht(t){return t===void 0?"missing":typeof t=="object"&&t!==null?(0,W.go)(t):(0,W.dh)(JSON.stringify(t))}const Gt=({host:t,value:o,why:u})=>(0,q.CC)(
"login-type",{message:`login.v1 of host ${t} is ${(0,W.go)(o)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and "token"',note:(0,W.
zd)(u)}),Ft=t=>o=>`is ${Qt(o)}${o===void 0?"":`, not ${t}`}`,qt=t=>o=>`is ${Qt(o)}${t}`,ee=t=>o=>`${Ft("an array")(o)}; the clients ignore it${t}`,ne={"client-m\
issing":[Ft("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth \
client ID that the authorization server expects'],"grant-types-invalid":[Ft("an array of strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-t\
ypes-unsupported":[qt(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[qt('; the clients know "authz_code\
" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Ft("a string with a URL"),'set "authz" to the URL of the aut\
horization endpoint'],"token-missing":[Ft("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Ft("exactly two elements"),'set \
"ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[qt("; both must be whole numbers from 1024 to 65535"),'set "ports" to two nu\
mbers in this range, for example [10000, 10010]'],"ports-order":[qt("; the first port is greater than the last"),"write the lower port first"],"ports-single":[qt(
"; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[ee(" and use 1024 to\
 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Ft("an array of strings"),'set "scopes" to an array of strings, or re\
move it'],"scopes-ignored":[ee(""),'set "scopes" to an array of strings, or remove it']};function ve(t,o){const u=t.rule.replace(/-\w+$/,"").replace("-","_"),d=`\
"${u}" in login.v1 of host ${o}`;if("why"in t){const nt=`set "${u}" to an https:// URL without user name, or to a path that starts with a slash`,it=`${d}: ${(0,W.
dh)(t.why)}`;return(0,q.CC)(`login-${t.rule}`,{message:it,operator:nt})}const[U,Q]=ne[t.rule],tt=`${d} ${U(t.value)}`;return(0,q.CC)(`login-${t.rule}`,{message:tt,
operator:Q})}function ce({host:t,endpoints:o}){const u=o.map(({name:Q})=>`"${Q}"`).join(" and "),[d]=o,U=o.length===1;return(0,q.CC)("login-url-port",{message:`${u}\
 in login.v1 of host ${t} ${U?"names":"name"} no port, so a login uses port 443: ${d?.url??""}`,operator:`write a path that starts with a slash, or add :${d?.port??
""} to the URL${U?"":"s"}`})}const te=({offered:t})=>t.length===0?"is empty":`offers ${(0,W.K4)(t,20,W.dh)}`;function ae(t,o){const{id:u,host:d,offered:U,block:Q}=t,
tt=`the discovery document, which ${te(t)}`;if(Q!==null)return`add ${u} to the \`host\` block at ${Q}, which ${te(t)}`;if(u===h.xq&&o)return`configure a network\
 mirror for the provider: Artifactory serves providers at https://${d}/artifactory/api/terraform/REPOSITORY/providers/, not as ${u}`;const nt=(0,h.qE)(u)?U.find(
$t=>(0,h.OA)($t)===u):void 0,it=u===h.xq?`use a host that offers ${u}, or configure a network mirror for the provider (\`provider_installation\`), the usual way w\
ith an artifact manager`:`use a host that offers ${u}`;return{operator:nt===void 0?`add ${u} to ${tt}`:`rename ${nt} to ${u} in ${tt}`,user:it}}const we=t=>t.id===
"any"?(0,q.CC)("service-missing",{message:`host ${t.host} does not provide any service`,operator:`add a service to the discovery document, which ${te(t)}`}):(0,q.
CC)("service-missing",{message:t.why,help:ae(t,t.isArtifactory)}),Ue=t=>(0,q.CC)("service-version",{message:t.why,help:t.isReadable?ae(t,!1):`require an id of t\
he form NAME.vN; the discovery document ${te(t)}`}),le=({id:t,host:o,value:u,why:d})=>(0,q.CC)("service-type",{message:`${t} of host ${o} is ${(0,W.go)(u)}, not\
 a string with a URL`,operator:`set ${t} to a URL such as "/v1/modules/"`,note:(0,W.zd)(d)});var se=s(9529),oe=s(9587);function Te(t,o,u){const{value:d,flaws:U}=(0,se.
m)(t,o,u),Q={...d,authz:re(d.authz),token:re(d.token)},tt=ue(Q,o),nt=tt.length===0?[]:[ce({host:u,endpoints:tt})];return{login:Q,problems:[...U.map(it=>ve($e(it),
u)),...nt]}}function ue(t,o){const{name:u,port:d}=(0,Y.cz)(o);return d===""||d==="443"?[]:(0,se.u)(t).flatMap(({endpoint:U,text:Q,url:tt})=>{const nt=(0,Y.cz)(tt),
it=nt.name.toLowerCase()===u.toLowerCase();return tt.scheme==="https"&&it&&nt.port===""?[{name:U,url:Q,port:d}]:[]})}const $e=t=>"why"in t?{...t,why:(0,oe.Nx)(t.
why)}:t;function re(t){const o=t===null?null:(0,Y.Dl)(t);return o?.ok?(0,Y.Pl)(o.value):null}function de({discovery:t},o){switch(t.kind){case"failed":case"skipp\
ed":return{services:[],notes:[]};case"absent":return{services:[],notes:[Ce(t,o)]};case"found":return Oe(t,o)}}function Oe(t,o){const{requirements:u,clients:d,base:U,
block:Q,reader:tt}=o,nt=t.services.map(({id:kt})=>kt),it=t.services.some(({value:kt})=>typeof kt=="string"&&kt.includes("/artifactory/")),$t={...o,discovery:t,found:{
host:U.host,block:Q,offered:nt,isArtifactory:it}},St=u.map(({service:kt})=>kt),wt=St.filter(kt=>kt!=="any"),Rt=nt.filter(kt=>!wt.includes(kt)&&B.Du.some(Yt=>h.oe(
kt,Yt).ok)),Lt=wt.map(kt=>he(kt,$t)),bt=({outcome:kt,notes:Yt,urls:ie})=>kt.kind!=="problem"&&!ie.some(({endpoint:e,url:n})=>e===null&&gt(n,U))&&!Yt.some(e=>(0,m.
ER)(e)&&d.some(n=>e.affects.includes(n))),Ut=Rt.map(kt=>he(kt,$t)),Jt=!St.includes("any")||[...Lt,...Ut].some(bt),zt=[...Lt,...Jt?Ut.map(fe):Ut],Kt=zt.flatMap(({
urls:kt})=>kt),Vt=St.includes("any")&&zt.length===0?[(0,z.kH)(we({...$t.found,id:"any",why:""}))]:[];return{services:zt.map(({outcome:kt})=>kt.kind==="problem"?
{...kt,problem:(0,q.as)(kt.problem,tt)}:kt),notes:[...zt.flatMap(({notes:kt})=>kt),...pt(Kt,U),...Vt]}}function fe({outcome:t,notes:o,urls:u}){if(!h.D6(t.id))return{
outcome:t,notes:[],urls:[]};const d=U=>({...U,needed:!1});return{outcome:t,notes:o.map(d),urls:u.map(d)}}function Ce({absence:t,url:o},{requirements:u,base:{host:d}}){
const U=u.map(({service:tt})=>tt).filter(tt=>tt!=="any"),Q=(0,Xt.HB)({host:d,url:(0,Y.Pl)(o),why:t,required:U});return(0,z.kH)(Q,{services:U.length===1?U:[]})}function he(t,o){
const{services:u,url:d}=o.discovery,U=bt=>h.TE(t,{services:u,documentUrl:d,display:o.base.host,client:bt}),tt=(o.requirements.find(({service:bt})=>bt===t)?.clients??
o.clients).map(bt=>({client:bt,lookup:U(bt)})),[nt,...it]=tt;if(nt===void 0)throw new Error("no client is checked");const $t=it.filter(({lookup:bt})=>bt.kind!==
nt.lookup.kind),St=bt=>!pe(bt)||U(bt).kind===nt.lookup.kind,wt=$t.length===0?(0,B.SZ)(t).filter(St):[nt.client],Rt=me(t,nt.lookup,wt,o),Lt=$t.flatMap(({client:bt,
lookup:Ut})=>me(t,Ut,[bt],o).notes);return{...Rt,notes:[...Rt.notes,...Lt]}}const Se=2048,pe=t=>B.Du.some(o=>o===t);function me(t,o,u,d){const{discovery:U,base:Q}=d,
{host:tt}=Q,nt=it=>it.map($t=>(0,z.kH)($t,{services:[t]}));switch(o.kind){case"url":{const{url:it,value:$t}=o,St=N({id:t,value:$t,url:it,host:tt}),wt=!St.some(({
code:Lt})=>Lt==="service-url-invalid"),Rt=(0,W.dh)((0,Y.Pl)(it),Se);return{outcome:{id:t,kind:"url",url:Rt},notes:nt(St),urls:wt?[{id:t,endpoint:null,url:it,needed:!0}]:
[]}}case"object":{const{login:it,problems:$t}=Te(o.value,U.url,tt),St=$t.find(({severity:wt})=>wt==="error");return{outcome:St?{id:t,kind:"problem",problem:St}:
{id:t,kind:"login",login:it},notes:nt($t),urls:(0,se.u)(it).map(wt=>({...wt,id:t,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{
const it=ke(t,o,d),$t=(0,z.kH)(it,{services:[t],clients:u});return{outcome:{id:t,kind:"problem",problem:it},notes:[$t],urls:[]}}}}function ke(t,o,u){const d={...u.
found,id:t,why:o.why};switch(o.kind){case"missing":return we(d);case"bad-id":case"version":return Ue({...d,isReadable:o.kind==="version"});case"type":{const{value:U}=o;
return t===h.S3?Gt({...d,value:U}):le({...d,value:U})}case"bad-url":{const U=(0,oe.Nx)(o.why);return I(o.value)?v({...d,value:st(o.value),why:U}):o.reason==="us\
er-info"?V(d):R({...d,url:null,why:U})}}}function Re(t,o,u){const{visit:d,requirements:U,predicted:Q,requests:tt,isNew:nt}=t,it=ge(t,o.dialect),$t=(0,m.TC)(d.host,
U,o),St=lt(d,it).map(kt=>xt(kt,t,o,$t)),wt=[...St.flatMap(({notes:kt})=>kt),...Q],Rt=St.some(({forced:kt})=>kt===null),Lt=(0,Et.ux)(d,wt,$t,{...u,isAsked:Rt}),bt=Ee(
t,o,{clients:it,reader:$t,token:Lt}),Ut=St[0]?.services??[],Jt=[...Rt?(0,H.so)(d,U,Lt,u):[],...Rt?(0,H.uA)(d,Ut,u):[],...Q,...tt===null?[]:(0,g.Ey)(tt,d.attempt.
certificates,o),...(0,g.WN)(d,U)],Kt=[...St.flatMap(kt=>At(kt.notes,{...bt,reader:kt.reader,concerned:bt.concerned.filter(Yt=>kt.viewers.includes(Yt))})),...At(
Jt,bt)],Vt=St[0]?.forced?.place??null;return{visit:d,requirements:U,services:Ut,servicesFrom:Vt,findings:Kt,isNew:nt}}const ge=({requirements:t},{clients:o})=>o.
filter(u=>t.some(d=>d.clients.includes(u))),Ee=({visit:t,requirements:o,answering:u,isNew:d},U,Q)=>({...U,visit:t,requirements:o,answering:u,isHostNew:d,concerned:Wt(
t.host,o),...Q});function _e(t,o,u){const{visit:d,requirements:U,isNew:Q}=t,tt=(0,M.n3)({host:(0,rt.nx)(d.host),thrown:u}),nt={kind:"skipped",problem:tt},it={...d,
attempt:{...d.attempt,discovery:nt,hops:[]}},$t={clients:o.dialect.clients,reader:null,token:Et.Cg},St=Ee({...t,visit:it},o,$t),wt=At([(0,z.kH)(tt)],{...St,concerned:B.
zK});return{visit:it,requirements:U,services:[],servicesFrom:null,findings:wt,isNew:Q}}function xt({clients:t,forced:o,visit:u},{visit:d,requirements:U},Q,tt){const nt=o===
null?tt:{...tt,role:"operator"},{services:it,notes:$t}=de(u.attempt,{requirements:U,clients:t,reader:nt,block:o&&(0,m.cA)(o.place),base:{hostname:d.host,host:(0,rt.
nx)(d.host),hasToken:d.credentials?.hasToken===!0,kind:o===null?G(d,Q.resolve):"loopback"}}),St=Q.dialect.releases.filter(({client:Lt})=>t.includes(Lt)),wt=d.forced.
map(({client:Lt})=>Lt),Rt=o===null?B.zK.filter(Lt=>!wt.includes(Lt)):t;return{forced:o,reader:nt,viewers:Rt,services:it,notes:[...o===null?[]:ot(d,o,t),...(0,g.
Ii)(u,{...Q,clients:t,releases:St}),...$t,...o===null?(0,ct.I4)(d.host,it,U,Q):[]]}}function Ae(t){const o=d=>{const U=t.filter(({problem:Q,affects:tt})=>tt.includes(
d)&&Q.usualSeverity!=="notice");return U.some(m.ER)?"fails":U.length>0?"warns":"works"},u=B.zK.map(d=>[d,o(d)]);return Object.fromEntries(u)}var Me=s(5585),Pe=s(
4977),be=s(9075),Le=s(4702),Ie=s(7010),ye=s(9940);async function De(t,o,u,d){const{dialect:U,configs:Q,requirements:tt}=o,{releases:nt}=U,{environment:it,kill:$t,
secrets:St,stop:wt,startTimer:Rt}=d,Lt={kill:$t,learn:St.learn,stop:wt.signal},bt=(0,Pe.mQ)({...u,configs:Q},it,Lt),{credentials:Ut,forced:Jt}=bt,zt={network:(0,Ie.
Af)(u),credentials:{...Ut,find:(0,be.Oo)(Ut.find)},concurrency:u.concurrency,random:Math.random,now:Date.now,startTimer:Rt,monotonic:d.now,stop:wt,sessions:u.depth===
"discovery"?null:new Map},Kt=await(0,ye.pj)(t,{...zt,forced:Jt,required:Map.groupBy(tt,({host:e})=>e),maxRedirects:Math.max(...U.clients.map(e=>B.NX[e])),releases:nt,
timeoutMs:u.timeoutMs??(0,ye.nT)(nt),retries:u.retries,progress:e=>d.progress({kind:"visits",...e})}),Vt=Ut.known;if(u.depth==="discovery")return{visits:Kt,predicted:Le.
j7,tokenSources:Vt};const{predictInit:kt}=await Promise.all([s.e(155),s.e(958)]).then(s.bind(s,9958)),Yt={...zt,...o,settings:u,machine:(0,Me.g8)(it),directory:d.
directory,learn:St.learn,progress:e=>d.progress({kind:"registries",...e}),visits:new Map(Kt.map(e=>[e.host,e]))},ie={...u,isFork:d.isFork};return{visits:Kt,predicted:await kt(
o.roots,Yt,ie),tokenSources:Vt}}}),2832:((It,vt,s)=>{s.d(vt,{IK:()=>B,v8:()=>q,x8:()=>_,zy:()=>V});var g=s(7075),M=s(8522),z=s(7602);const B={kind:"excerpt",maxBytes:2048},
rt=1e3,ct=64*1024,Y=1024,W=1024*1024,q=256*1024,R=r=>Buffer.from(r,"latin1").toString("utf8");function V({status:r,reason:l,headers:$}){const p=S=>{const j=$.get(
S)?.[0];return j===void 0?null:R(j)},k=p("content-length"),i=r!==204&&r!==304&&k!=="0"?p("content-encoding"):null;return{status:r,reason:R(l),contentType:p("con\
tent-type"),contentEncoding:i,location:p("location"),retryAfter:p("retry-after"),terraformGet:p("x-terraform-get"),apiVersion:p("tfp-api-version"),challenge:J($.
get("www-authenticate")??[]),declaredBytes:k===null||v(i)?null:Number(k)}}function J(r){const l=r.flatMap(p=>p.split(",")).flatMap(p=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(p)?.[1]??[]);return l.some(p=>p.toLowerCase()==="bearer")?null:l[0]??null}const v=r=>r?.toLowerCase()==="gzip";async function _(r,l,$){const p=[];let k=0,y;
const i=$.kind==="excerpt"?setTimeout(()=>r.destroy(),rt).unref():void 0;try{for await(const j of A(r,l,$.maxBytes)){if(p.push(j),p.length===Y&&p.splice(0,Y,Buffer.
concat(p)),k+=j.length,k>$.maxBytes)break;k>W&&(y??=await $.turn?.())}}catch(j){if((0,z.$N)(j)==="COMPRESSED_TOO_LARGE")k=Number.POSITIVE_INFINITY;else if($.kind===
"whole")throw j}finally{clearTimeout(i),r.destroy(),y?.()}return{bytes:Buffer.concat(p).subarray(0,$.maxBytes),truncated:k>$.maxBytes}}function A(r,l,$){if(!v(l.
contentEncoding))return r;const p=(0,M.createGunzip)();let k=$+ct;const y=async function*(i){for await(const S of i){if(k-=S.length,k<0)throw(0,z.Au)("COMPRESSE\
D_TOO_LARGE","too many compressed bytes");yield S}};return(0,g.pipeline)(r,y,p,()=>{}),p}}),7010:((It,vt,s)=>{s.d(vt,{be:()=>wt,X5:()=>St,gQ:()=>Rt,Ul:()=>Lt,Af:()=>ie,
JY:()=>it,To:()=>Vt,dI:()=>$t,Lu:()=>Ut,jT:()=>bt});var g=s(7067),M=s(5747),z=s(4091),B=s(4283),rt=s(1831),ct=s(5195),Y=s(8408);const W=32;function q(e){const n=[];
let c=e.getPeerX509Certificate();for(;c!==void 0&&n.length<W;)n.push(c),c=c.issuerCertificate;return n}function R(e,n,c){const[w]=e;if(w===void 0)return null;const C=n.
ok?n.chain.slice(0,Math.max(1,n.chain.length-1)).map(({notAfter:ft})=>ft):e.map(({validTo:ft})=>Date.parse(ft)),K=Date.parse(w.validFrom),Z=Math.min(...C);return Number.
isNaN(K)||Number.isNaN(Z)?null:{host:c,subject:V(w.subject)??w.subjectAltName??"",issuer:V(w.issuer)??w.issuer??"",validFrom:new Date(K).toISOString(),expires:new Date(
Z).toISOString()}}const V=e=>/^CN=(.*)$/m.exec(e??"")?.[1];var J=s(1692),v=s(9075),_=s(7598),A=s(4573);class r extends Error{}const l=48;function $(e,n){const c=[];
for(let w=0;w<e.length;){const C=e[w]??0,K=e[w+1]??128,Z=Math.max(K-128,0),ft=K<128?K:e.readUIntBE(w+2,Z),ut=Z===0||ft>=128&&e[w+2]!==0,Ct=w+2+Z,yt=Ct+ft;if(!ut||
yt>e.length||(C&31)===31)throw new r(n);c.push({tag:C,content:e.subarray(Ct,yt),whole:e.subarray(w,yt)}),w=yt}return c}function p(e,n,c=l){if(e?.tag!==c)throw new r(
n);return $(e.content,n)}function k(e){const n=[0];for(const K of e?.content??[]){const Z=128*(n.pop()??0)+(K&127);if(Z>=2**31)throw new r("object identifier");
n.push(Z,...K<128?[0]:[])}const[c=0,...w]=n.slice(0,-1),C=Math.min(Math.floor(c/40),2);return[C,c-40*C,...w].join(".")}function y({tag:e,content:n}){const c=n.toString(
"hex");if(e!==1||c!=="00"&&c!=="ff")throw new r("boolean");return c==="ff"}function i(e,n){const{tag:c=0,content:w=Buffer.alloc(0)}=e??{},C=w[0]??8,K=((w.at(-1)??
0)&(1<<C)-1)===0;if(c!==3||C>7||!K)throw new r(n);return w.subarray(1)}const S={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},
j=({tag:e,content:n})=>e===12?(0,A.isUtf8)(n):S[e]?.test(n.toString("latin1"))??!1,O=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],D="1.2\
.840.113549.1.1.10",F={[D]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"\
brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},E="public key",h=()=>new r(E);function G(e,n){
const[c,w]=p(e,E),[C,K]=p(c,E),Z=k(C),ft=i(w,E);switch(Z){case"1.2.840.113549.1.1.1":if(K?.whole.toString("hex")!=="0500")throw h();return gt(ft,n);case"1.2.840\
.10045.2.1":return pt(ft,K,n);case"1.3.101.112":if(K||ft.length!==32)throw h();return{kind:"ed25519"};default:return{kind:"unsupported",name:F[Z]??Z}}}const et=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;
function gt(e,{publicKey:n}){const c=p($(e,E)[0],E);if(!c.every(({content:Z})=>et.test(Z.toString("hex")))||(c[1]?.content.length??0)>8)throw h();const{modulusLength:C=0,
publicExponent:K=0n}=n.asymmetricKeyDetails??{};return K>1n&&K%2n===1n&&K<2n**31n?{kind:"rsa",bits:C}:{kind:"unsupported",name:`RSA with the exponent ${K}`}}function pt(e,n,c){
const w=n?.tag===6?k(n):"explicit parameters";if(!O.includes(w))return{kind:"unsupported-curve",curve:F[w]??w};if(e[0]!==4||c.publicKey.asymmetricKeyType!=="ec")
throw h();return{kind:"ecdsa"}}const mt=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,_t=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
Ot=["201 20","202 30","203 40"];function L(e){const[n,c]=p(e,"signature algorithm"),w=k(n),[,C,K]=_t.exec(c?.whole.toString("hex")??"")??[];return w===D&&Ot.includes(
`${C} ${K}`)||mt.test(w)?null:w===D?"RSA-PSS with other parameters than SHA-2":F[w]??w}var at=s(6181);const dt=130,ht=135,T=[129,134];function I(e,n,c){const w=ft=>e.
filter(({tag:ut})=>ut===ft).map(({content:ut})=>ut),C=w(ht);if(!([dt,...T].flatMap(w).every(ft=>(0,A.isAscii)(ft))&&C.every(({length:ft})=>n.includes(ft))))throw new r(
c);const Z=T.filter(ft=>w(ft).length>0);return{dns:w(dt).map(String),addresses:C,others:Z}}function st(e){const n="subject alternative names";return I(p($(e,n)[0],
n),[4,16],n)}function N({dns:e,addresses:n},c){const w=(0,at.r5)(c);if(w!==null)return n.some(ut=>ut.equals(Buffer.from((0,at.NW)(w))));const C=c.toLowerCase(),
K=C.replace(/\.$/,""),Z=K.replace(/^[^.]*/,""),ft=[C,K,...Z===""?[]:[`*${Z}`]];return e.some(ut=>ft.includes(ut.toLowerCase()))}function a(e){const n="name cons\
traints",[c,...w]=$(e,n),C=p(c,n),K=C.map(({tag:Mt})=>Mt).join(),Z=C.every(({content:Mt})=>Mt.length===0);if(w.length>0||Z||!["160","161","160,161"].includes(K))
throw new r(n);const ft=Mt=>C.filter(({tag:Dt})=>Dt===Mt).flatMap(({content:Dt})=>$(Dt,n)).flatMap(Dt=>p(Dt,n).slice(0,1)),[ut,Ct]=[ft(160),ft(161)],yt=[...ut,...Ct].
every(({tag:Mt})=>[dt,ht,...T].includes(Mt));return{permitted:f(ut,n),excluded:f(Ct,n),isKnown:yt}}function f(e,n){const c=I(e,[8,32],n),w=c.dns.map(K=>K.toLowerCase());
if(!(w.every(K=>b(K.replace(/^\.(?=.)/,"")))&&c.addresses.every(H)))throw new r(n);return{...c,dns:w}}const b=e=>/^[!-~]*$/.test(e)&&!/^\.|\.\.|\.$/.test(e);function H(e){
const n=e.subarray(e.length/2),c=Array.from(n,w=>w.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(c)}const m=25e4;function P(e,{permitted:n,excluded:c}){
const w=n.dns.length+c.dns.length,C=n.addresses.length+c.addresses.length,K=e.dns.length*w+e.addresses.length*C,Z=[...n.others,...c.others];if(K>m||e.others.some(
Ct=>Z.includes(Ct)))return!1;const ft=e.dns.every(Ct=>{const yt=Ct.toLowerCase();return b(yt)&&(n.dns.length===0||n.dns.some(Mt=>x(yt,Mt)))&&!c.dns.some(Mt=>x(yt,
Mt)||X(yt,Mt))}),ut=e.addresses.every(Ct=>(n.addresses.length===0||n.addresses.some(yt=>lt(Ct,yt)))&&!c.addresses.some(yt=>lt(Ct,yt)));return ft&&ut}const x=(e,n)=>n===
""||e===n||e.endsWith(n.startsWith(".")?n:`.${n}`),X=(e,n)=>e.startsWith("*.")&&n.replace(/^[^.]*/,"")===e.slice(1),lt=(e,n)=>2*e.length===n.length&&e.every((c,w)=>{
const C=n[e.length+w]??0;return(c&C)===((n[w]??0)&C)});function ot(e){try{const n=new _.X509Certificate(e),{raw:c}=n;if(!c.equals(e))throw new r("certificate");
const w=Pt(n,c);return"kind"in w?{ok:!1,flaw:w}:{ok:!0,certificate:w}}catch(n){return{ok:!1,flaw:{kind:"malformed",part:n instanceof r?n.message:"certificate"}}}}
const Tt=160,Et=["020100","020101","020102"],At=163;function Pt(e,n){const[c,w]=p($(n,"certificate")[0],"certificate"),C=p(c,"certificate"),K=C[0]?.tag===Tt,Z=K?
C[0]?.content.toString("hex"):Et[0];if(!Et.includes(Z??""))throw new r("version");const ft=Z===Et[2],[,ut,Ct,,yt,Mt,...Dt]=C.slice(K?1:0);if(!ut||!Ct||!yt||!Mt)
throw new r("certificate");if(!w?.content.equals(ut.content))throw new r("signature algorithm");if(e.serialNumber.startsWith("-"))return{kind:"negative-serial"};
Bt(Ct,"issuer"),Bt(yt,"subject");const[Zt,Be]=[jt(e.validFrom),jt(e.validTo)],Ne=G(Mt,e);if(Ne.kind==="unsupported-curve")return{kind:"curve",curve:Ne.curve};const je=ft?
Dt.find(({tag:xe})=>xe===At):void 0;return{raw:n,x509:e,isSignedBy:(0,v.Oo)(xe=>Nt(e,xe.x509)),subject:yt.whole,issuer:Ct.whole,notBefore:Zt,notAfter:Be,unsupportedSignature:L(
ut),key:Ne,keyInfo:Mt.whole,isAuthority:ft?e.ca:null,...Qt(je)}}function Nt(e,n){try{return e.verify(n.publicKey)}catch{return!1}}function Bt(e,n){const c=p(e,n).
flatMap(w=>p(w,n,49));for(const w of c){const[,C]=p(w,n);if(C===void 0||!j(C))throw new r(n)}}function jt(e){const[,n,c]=/^(.*:\d\d) (\d+) GMT$/.exec(e)??[],w=new Date(
`${n} 2000 GMT`).setUTCFullYear(Number(c));if(Number.isNaN(w))throw new r("validity");return w}const Wt=[15,19,31,32,33,36,37,54].map(e=>`2.5.29.${e}`),Xt=["2.5\
.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Qt(e){const n="extensions",c=new Map,w=[];for(const ut of e?p(p(e,n,At)[0],n):[]){const[Ct,yt,Mt]=p(ut,n),Dt=k(
Ct),Zt=Mt??yt;if(Zt?.tag!==4||c.has(Dt))throw new r(n);c.set(Dt,Zt.content),Mt&&yt&&y(yt)&&w.push(Dt)}if(w.some(ut=>Xt.includes(ut)))throw new r(n);const C=(ut,Ct)=>{
const yt=c.get(`2.5.29.${ut}`);return yt===void 0?null:Ct(yt)},K=C(17,st)??{dns:[],addresses:[],others:[]},Z=C(30,a);C(15,ut=>i($(ut,"keyUsage")[0],"keyUsage"));
const ft=new Set(Wt);return Object.values(K).some(({length:ut})=>ut>0)&&ft.add("2.5.29.17"),Z?.isKnown&&ft.add("2.5.29.30"),{encodedNames:c.get("2.5.29.17")??Buffer.
alloc(0),names:K,constraints:Z,maxPath:C(19,Ht),usages:C(37,Gt)??[],unhandled:w.filter(ut=>!ft.has(ut))}}function Ht(e){const n="basicConstraints",c=p($(e,n)[0],
n),w=c[0]?.tag===1;w&&c[0]&&y(c[0]);const C=c[w?1:0]?.content;if(C&&C.length>8)throw new r(n);return C===void 0?null:+`0x${C.toString("hex")}`}function Gt(e){const n="\
extendedKeyUsage";return p($(e,n)[0],n).map(c=>k(c))}const Ft=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],qt=["AES128-GCM\
-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],ee=[...Ft,...qt.flatMap(e=>[`ECDHE-ECDSA-${e}`,`ECDHE-RSA-${e}`])],ne=["X25519","P-2\
56","P-384","P-521"],ve=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkc\
s1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),ce="@SECLEVEL=0",te=_.constants.SSL_OP_LEGACY_SERVER_CONNECT|_.constants.SSL_OP_NO_RENEGOTIATION,
ae={secureOptions:te,minVersion:"TLSv1.2",ciphers:[...ee,ce].join(":"),ecdhCurve:ne.join(":"),sigalgs:ve},le={secureOptions:te,minVersion:"TLSv1",ciphers:[...ee,
"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",ce].join(":"),ecdhCurve:[...ne,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP5\
12r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")},se=8192,oe=1024,Te=100;function ue(e){const n=[];for(const[ut,Ct]of e.sent.entries()){const yt=(e.parse??ot)(
Ct);if(!yt.ok)return{ok:!1,flaw:yt.flaw,isLeaf:ut===0};const{certificate:Mt}=yt,{key:Dt}=Mt;if(Dt.kind==="rsa"&&Dt.bits>se)return{ok:!1,flaw:{kind:"key-size",bits:Dt.
bits},isLeaf:ut===0};n.push(Mt)}const[c,...w]=n;if(c===void 0)throw new Error("a server sends at least one certificate");const C=$e(c,e);if(C!==null)return{ok:!1,
flaw:C,isLeaf:!0};const K={others:w,options:e,checks:0,hint:null},Z=e.anchors(c.subject).some(({raw:ut})=>ut.equals(c.raw))?fe(K,[c]):de(K,[c]);if(Z!==null)return{
ok:!0,chain:Z};const ft={kind:"unknown-authority",sent:me(c,w)};return{ok:!1,...K.hint??{flaw:ft,isLeaf:!0}}}function $e(e,{host:n,now:c}){const w=re(e,c);if(w!==
null)return w;const{key:C}=e;return N(e.names,n)?C.kind==="unsupported"?{kind:"key",name:C.name}:C.kind==="rsa"&&C.bits<oe?{kind:"key-size",bits:C.bits}:null:{kind:"\
other-name",names:e.names.dns}}function re({unhandled:e,notBefore:n,notAfter:c},w){const[C]=e;return C!==void 0?{kind:"critical-extension",id:C}:w<n?{kind:"not-\
yet-valid",at:n}:w>c?{kind:"expired",at:c}:null}function de(e,n){const c=n.at(-1),{options:w,others:C}=e,K=w.anchors(c.issuer),Z=C.filter(({subject:ft})=>ft.equals(
c.issuer));for(const[ft,ut]of[...K,...Z].entries()){const Ct=ft<K.length;if(e.checks+=1,e.checks>Te)return null;if(n.some(Zt=>Se(Zt,ut)))continue;const yt=Oe(n,
ut,Ct,w);if(yt!==null&&(e.hint??=yt),yt!==null||!c.isSignedBy(ut))continue;if(!c.x509.checkIssued(ut.x509)){e.hint??={flaw:{kind:"openssl"},isLeaf:n.length===1};
continue}const Mt=[...n,ut],Dt=Ct?fe(e,Mt):de(e,Mt);if(Dt!==null)return Dt}return null}function Oe(e,n,c,{now:w}){const C=e.at(-1),{isAuthority:K,key:Z,maxPath:ft}=n,
ut=Mt=>({flaw:Mt,isLeaf:!1});if(!(K??c))return ut({kind:"no-authority"});const Ct=e.length===1;if(C.unsupportedSignature!==null)return{flaw:{kind:"signature",name:C.
unsupportedSignature},isLeaf:Ct};if(Z.kind==="rsa"&&Z.bits<oe)return ut({kind:"key-size",bits:Z.bits});if(Z.kind==="unsupported")return ut({kind:"key",name:Z.name});
const yt=re(n,w);return yt!==null?ut(yt):ft!==null&&e.length-1>ft?ut({kind:"path-length"}):null}function fe(e,n){const c=n.findIndex(({usages:C})=>!he(C));return c>=
0?(e.hint??={flaw:{kind:"usage"},isLeaf:c===0},null):n.every(({constraints:C},K)=>C===null||n.slice(0,K).every(({names:Z})=>P(Z,C)))?n:(e.hint??={flaw:{kind:"co\
nstraints"},isLeaf:!1},null)}const Ce=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],he=e=>e.length===0||e.some(n=>Ce.includes(n)),Se=(e,n)=>e.subject.equals(n.subject)&&e.
keyInfo.equals(n.keyInfo)&&e.encodedNames.equals(n.encodedNames),pe=({subject:e,issuer:n})=>e.equals(n);function me(e,n){return pe(e)?"self-signed":n.length===0?
"leaf":n.some(pe)?"root":"chain"}function ke(e){const n=(0,v.Oo)(()=>ge([...J.rootCertificates,...(0,J.getCACertificates)("extra"),...e===null?[]:[e]])),c=(0,v.
Oo)(()=>ge((0,J.getCACertificates)("system"))),w=_e();return{hasFile:e!==null,context:(0,v.Oo)(()=>(0,J.createSecureContext)({...ae,ca:[]})),verify:(C,K)=>{const Z={
parse:w,sent:C,host:K,now:Date.now()},ft=ue({...Z,anchors:n()});return ft.ok?ft:ue({...Z,anchors:Ct=>[...n()(Ct),...c()(Ct)]})}}}const Re=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function ge(e){const n=e.flatMap(C=>Array.from(C.matchAll(Re),([,K=""])=>Buffer.from(K,"base64"))),c=Buffer.concat(n),w=new Map;return C=>{const K=C.toString("l\
atin1"),Z=w.get(K);if(Z!==void 0)return Z;const ut=(c.includes(C)?n.filter(Ct=>Ct.includes(C)):[]).flatMap(Ct=>{const yt=ot(Ct);return yt.ok&&C.equals(yt.certificate.
subject)?yt.certificate:[]});return ut.length>0&&w.set(K,ut),ut}}const Ee=200;function _e(){const e=new Map;return n=>{const c=Buffer.from(n).toString("latin1"),
w=e.get(c);if(w!==void 0)return w;e.size>=Ee&&e.clear();const C=ot(n);return e.set(c,C),C}}var xt=s(7602),Ae=s(8500);const Me=["ERR_SSL_WRONG_VERSION_NUMBER","E\
RR_SSL_PACKET_LENGTH_TOO_LONG"],Pe=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function be(e,{name:n},c,w){const C=(0,xt.$N)(e);if(Me.
includes(C))return await De(await w())?(0,xt.Au)("PLAIN_HTTP","the port responds in plain HTTP"):e;if(Pe.test(C))return e;const K=await u(n,c,w);return K===null?
e:"flaw"in K?(c.connection.rejection=K,(0,xt.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${K.flaw.kind}`)):(c.connection.unsupported=K,(0,xt.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${K.name}`))}const[Le,Ie]=[30,100],ye=Buffer.from([22,3,1,0,0]);async function De(e){const n=await new Promise(c=>{t().then(
()=>c("")),e.once("data",w=>c(w.toString("latin1",0,5))),e.once("error",()=>c("")).once("close",()=>c("")),e.write(ye)});return e.destroy(),n==="HTTP/"}async function t(){
for(let e=0;e<Le;e+=1)await(0,Ae.setTimeout)(Ie,null,{ref:!1})}const o=[le,{...le,maxVersion:"TLSv1.2"}];async function u(e,n,c){for(const w of o){const C=(0,J.
createSecureContext)({...w,ca:[]}),K=await c(),Z=await(0,xt.ek)(K,n,e,{secureContext:C}).catch(()=>null);if(Z===null)continue;const ft=d(Z);return Z.destroy(),ft}
return null}function d(e){const n=e.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(n))return{kind:"version",name:n};const[c]=q(e),w=c&&ot(c.raw);if(w?.ok===
!1)return{flaw:w.flaw,isLeaf:!0};const C=e.getCipher().name;if(!ee.includes(C))return{kind:"cipher",name:C};const K=Q(e);if(!ne.includes(K))return{kind:"group",
name:K};const Z=w?.certificate.key;return Z?.kind==="unsupported"?{flaw:{kind:"key",name:Z.name},isLeaf:!0}:null}const U={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"\
P-521",secp224r1:"P-224"};function Q(e){const n=e.getEphemeralKeyInfo();return n===null||!("type"in n)?"":n.type==="DH"?`ffdhe${n.size}`:U[n.name??""]??n.name??
""}const tt="http/1.1",nt="h2";async function it(e,n){const c=()=>Jt(e,n),w=await c();if(e.scheme==="http")return w;try{return await Kt(e,w,n,tt)}catch(C){const K=xt.
$N(C);throw K.endsWith("_NO_APPLICATION_PROTOCOL")&&await $t(e,n),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(K)?await be(C,e,n,c):C}}async function $t(e,n){if(e.scheme!==
"http")try{const c=await Jt(e,n);(await Kt(e,c,n,nt)).destroy()}catch(c){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(xt.$N(c)))throw c}}function St(e){const{
scheme:n}=e;if(n!=="https"&&n!=="http")return(0,z.TR)(`unsupported protocol scheme "${n}"`);const{name:c,port:w}=(0,B.cz)(e);if(c==="")return(0,z.TR)("no Host i\
n request URL");const C=(0,Y.ER)(c)?(0,z.Ju)(c.toLowerCase()):(0,rt.Pv)(c);if(!C.ok)return C;const K=w===""?(0,B.L5)(n):Number(w);return K>0&&K<=65535?(0,z.Ju)(
{scheme:n,name:C.value,port:K}):(0,z.TR)(`invalid port "${w}"`)}function wt(e){const{name:n}=(0,B.cz)(e),c=(0,rt.Pv)(n);return(0,Y.ER)(n)||!c.ok?n:c.value}function Rt(e,{
name:n}){const{port:c}=(0,B.cz)(e);return(0,B.EN)(n)+(c===""?"":`:${c}`)}function Lt({resolve:e},n,c){const w=e.some(C=>C.name===n);return!["private","loopback"].
includes((0,ct.Sz)((w?null:c)??n))}function bt({scheme:e,name:n,port:c}){return(0,B.EN)(n)+(c===(0,B.L5)(e)?"":`:${c}`)}function Ut(e,n){const c=n.resolve.find(
({name:w,port:C})=>w===e.name&&(C===null||C===e.port));return c===void 0?{host:e.name,port:e.port,proxy:n.chooseProxy(e)}:{host:c.address,port:c.addressPort??e.
port,proxy:null}}async function Jt(e,n){const{host:c,port:w,proxy:C}=Ut(e,n.settings);if(C===null)return xt.zy(c,w,n);xt.ln(e.name,n),n.connection.proxy=C.host;
const K=await zt(C,n);return e.scheme==="https"?Yt(e,C,K):K}async function zt(e,n){const c=e.protocol==="https:"?"https":"http",w=e.hostname.replace(/^\[|\]$/g,
""),C={scheme:c,name:w,port:Number(e.port)||(0,B.L5)(c)},K=new xt.Ng;try{const Z={...n.settings,resolve:[],chooseProxy:()=>null};return await it(C,{...n,settings:Z,
connection:K,allowPrivate:!0})}catch(Z){if((0,M.qo)(Z))throw Z;const ft=`proxy ${e.host} cannot be reached: ${xt.bD(Z)}`;throw xt.Au("PROXY_REFUSED",ft)}finally{
n.connection.lookupMs=K.lookupMs,n.connection.connectMs=K.connectMs}}async function Kt(e,n,c,w){const{connection:C,settings:K}=c,{trust:Z}=K,ft=performance.now(),
ut={secureContext:Z.context(),ALPNProtocols:[w]},Ct=await xt.ek(n,c,e.name,ut);C.tlsMs=performance.now()-ft;const yt=q(Ct),Mt=Z.verify(yt.map(({raw:Dt})=>Dt),e.
name);if(C.certificate=R(yt,Mt,bt(e)),Mt.ok&&Ct.alpnProtocol!==nt)return Ct;throw Ct.destroy(),Mt.ok?xt.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(C.rejection=
{...Mt,issuer:yt.at(-1)?.issuer??"",hasFile:Z.hasFile},xt.Au("CERTIFICATE_REJECTED",`certificate rejected: ${Mt.flaw.kind}`))}function Vt(e){if(e.username===""&&
e.password==="")return{};const n=`${decodeURIComponent(e.username)}:${decodeURIComponent(e.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(n).toString(
"base64")}`}}const kt=[502,503,504];function Yt(e,n,c){const w=`${(0,B.EN)(e.name)}:${e.port}`;return new Promise((C,K)=>{const Z=(0,g.request)({method:"CONNECT",
path:w,headers:{host:w,...Vt(n)},insecureHTTPParser:!0,createConnection:()=>c});Z.on("error",ft=>{const ut=`proxy ${n.host} closed the connection: ${ft.message}`;
K(xt.Au("PROXY_REFUSED",ut))}),Z.on("connect",(ft,ut,Ct)=>{if(ft.statusCode===200&&Ct.length===0)return C(c);c.destroy();const{statusCode:yt=0,statusMessage:Mt=""}=ft,
Dt=kt.includes(yt)?"PROXY_NOT_REACHED":"PROXY_REFUSED",Zt=`proxy ${n.host} returned ${yt} ${Mt}`;K(xt.Au(Dt,Zt.trimEnd()))}),Z.end()})}function ie(e){const n=[...[
...e.hostnames,...e.tokens].map(({host:c})=>(0,rt.Sv)(c).name),...e.resolve.map(({name:c})=>c)];return{resolve:e.resolve,namedHosts:new Set(n),chooseProxy:e.chooseProxy,
trust:ke(e.authorities)}}}),7602:((It,vt,s)=>{s.d(vt,{$N:()=>Y,Au:()=>ct,Ng:()=>rt,bD:()=>W,ek:()=>R,ln:()=>J,zy:()=>q});var g=s(610),M=s(7030),z=s(1692),B=s(5195);
class rt{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}const ct=(l,$)=>Object.assign(
new Error($),{code:l});function Y(l){return typeof l!="object"||l===null?"":"code"in l&&typeof l.code=="string"?l.code:""}const W=l=>typeof l=="object"&&l!==null&&
"message"in l?String(l.message):String(l);async function q(l,$,p){const{connection:k}=p;(0,M.isIP)(l)!==0&&J(l,p);const y=performance.now();let i=y;const S=(0,M.
connect)({host:l,port:$,noDelay:!0,lookup:r(p,()=>{i=performance.now(),k.lookingUp=!1,k.lookupMs=i-y})});return p.hold(S),await V(S,"connect"),k.connectMs=performance.
now()-i,k.address=S.remoteAddress??null,S}async function R(l,$,p,k){const y=(0,z.connect)({...k,socket:l,servername:(0,M.isIP)(p)===0?p.replace(/\.$/,""):"",rejectUnauthorized:!1});
return $.hold(y),await V(y,"secureConnect"),y}function V(l,$){return new Promise((p,k)=>{const y=()=>k(ct("ECONNRESET","the connection was closed")),i=()=>p(void l.
off("close",y));l.once($,i).once("error",k).once("close",y)})}function J(l,$){const p=v(l,$);if(p!==null)throw p}function v(l,{allowPrivate:$}){const p=(0,B.Sz)(
l);return p==="metadata"?ct("ADDRESS_METADATA",`${l} is a metadata address`):p==="public"||$?null:ct(p==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${l} i\
s a ${p} address`)}const _=253,A=l=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(l);function r(l,$){return(p,k,y)=>{const j=(A(p)||p.replace(/\.$/,"").length>_?ct("ENOTFO\
UND",`no such host: ${p}`):null)??v(p,l);if(j!==null)return queueMicrotask(()=>y(j,[]));l.connection.lookingUp=!0,(0,g.lookup)(p,{...k,all:!0},(O,D)=>{if($(),O!==
null)return y(O,[]);const F=D.map(({address:G})=>v(G,l)),E=D.filter((G,et)=>F[et]===null),h=F.find(G=>G!==null);if(E.length===0&&h)return y(h,[]);y(null,E)})}}}),
1654:((It,vt,s)=>{s.d(vt,{N:()=>ht});var g=s(4283),M=s(5195),z=s(2713),B=s(3592),rt=s(2832),ct=s(7010),Y=s(7602),W=s(4091);function q(N){const[,a="",f="",b=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(N)??[],H=/^HTTP\/(\d)\.(\d)$/.exec(a);if(H===null)return(0,W.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(f))return(0,W.TR)("malformed statu\
s");const[,m="",P=""]=H;return(0,W.Ju)({status:Number(f),reason:b,version:Number(m+P)})}function R(N,a){const f=v(a);if(!f.ok)return f;const b=new Map(f.value),
{status:H,reason:m,version:P}=N,x=$(H,P,b);if(!x.ok)return x;x.value==="chunked"&&b.delete("content-length");const X=x.value!==1/0&&k(P,b);return(0,W.Ju)({status:H,
reason:m,headers:b,framing:x.value,keepAlive:X})}const V=/^[\w!#$%&'*+.^`|~ -]+$/,J=N=>/^[\t -~\u0080-\u00ff]*$/.test(N);function v(N){const a=new Map;for(const f of r(
N)){const b=f.indexOf(":"),H=f.slice(0,Math.max(b,0)),m=A(f.slice(b+1));if(!V.test(H))return(0,W.TR)("malformed header line");if(!J(m))return(0,W.TR)("control c\
haracter in a header");const P=H.toLowerCase(),x=a.get(P);x===void 0?a.set(P,[m]):x.push(m)}return(0,W.Ju)(a)}const _=/(?<![ \t])[ \t]+$/,A=N=>N.replace(/^[ \t]+/,
"").replace(_,"");function r(N){const a=[];for(const f of N){const b=A(f),H=a.at(-1);/^[ \t]/.test(f)&&H!==void 0?H.push(b):a.push([/^[ \t]|^[^:]*$/.test(f)?":":
b])}return a.map(f=>f.join(" "))}const l=["transfer-encoding","content-length","trailer"];function $(N,a,f){const b=a>=11?f.get("transfer-encoding")??[]:[],[H]=b;
if(b.length>1)return(0,W.TR)("several Transfer-Encoding headers");if(H!==void 0&&H.toLowerCase()!=="chunked")return(0,W.TR)("unsupported Transfer-Encoding");const m=p(
f,"trailer");if(H!==void 0&&m.some(lt=>l.includes(lt)))return(0,W.TR)("forbidden name in Trailer");const P=f.get("content-length")??[];if(new Set(P).size>1)return(0,W.
TR)("different Content-Length headers");const[x]=P,X=Number(x);return x!==void 0&&!(/^\d+$/.test(x)&&X<2**63)?(0,W.TR)("malformed Content-Length"):N<200||N===204||
N===304?(0,W.Ju)(0):H!==void 0?(0,W.Ju)("chunked"):(0,W.Ju)(x===void 0?1/0:X)}const p=(N,a)=>(N.get(a)??[]).flatMap(f=>f.split(",")).map(f=>f.trim().toLowerCase());
function k(N,a){const f=p(a,"connection");return N<10||f.includes("close")?!1:N>=11||f.includes("keep-alive")}const y=4096,i=16*1024;class S{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(a){
const f=new Uint8Array(a.length);let b=0,H=0;for(;H<a.length&&this.#e!=="nothing";){if(this.#t>0){const x=Math.min(H+this.#t,a.length);for(this.#t-=x-H;H<x;H+=1,
b+=1)f[b]=a[H]??0;continue}const m=a[H]??0;if(H+=1,this.#s+=String.fromCharCode(m),this.#s.length+this.#r>y)return(0,W.TR)("long line in chunks");if(m!==10)continue;
const P=this.#c(this.#s);if(P!==null)return(0,W.TR)(P);this.#s=""}return(0,W.Ju)({data:f.subarray(0,b),used:H,isEnd:this.#e==="nothing"})}#c(a){if(!a.endsWith(`\
\r
`)||a.indexOf("\r")<a.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#i(a);const f=a===`\r
`;if(this.#e==="end of data")return this.#e="size",f?null:"malformed chunk";if(this.#r+=a.length,!f)return this.#o.push(a.slice(0,-2)),null;this.#e="nothing";const b=v(
this.#o);return b.ok?null:b.why}#i(a){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(a)?(this.#t=Number.parseInt(a,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+a.length-16-2*this.#t),this.#n>i?"chunks with too little data":null)):"malformed chunk size"}}function j(N){const a=new L(
N);let f=!0,b=0;return{mayRepeat:()=>b>0&&a.received===b,isFree:()=>f&&a.isEmpty&&!N.destroyed&&N.readable,get:async H=>{f=!1,b=a.received,N.write(O(H),"latin1"),
await E(a);const m=await G(a),{framing:P}=m,x=async function*(){yield*P==="chunked"?_t(a):mt(a,P),f=m.keepAlive},X=()=>{f||N.destroy()};return{head:(0,rt.zy)(m),
body:Object.assign(x(),{destroy:X})}}}}function O({path:N,headers:a}){const f=Object.entries(a).map(([H,m])=>`${H}: ${m}`),b=[`GET ${N} HTTP/1.1`,...f];if(b.some(
H=>/[\r\n\0]/.test(H)))throw new Error("a request has a line break");return`${b.join(`\r
`)}\r
\r
`}const D=9,F=4;async function E(N){const a=await N.arrived();if(a===null||a.length<D)return;if(a[0]===0&&a[3]===F&&a.readUInt32BE(5)===0)throw(0,Y.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const h=5;async function G(N){N.textBytes=rt.v8;for(let a=0;a<=h;a+=1){const f=et(q(await gt(N))),b=[];for(;;){
const m=await gt(N);if(m==="")break;b.push(m)}const H=et(R(f,b));if(H.status<100||H.status>199||H.status===101)return H}throw(0,Y.Au)("HTTP_MALFORMED",`more tha\
n ${h} interim responses`)}function et(N){if(!N.ok)throw(0,Y.Au)("HTTP_MALFORMED",N.why);return N.value}async function gt(N){const a=await N.line();if(a===null)
throw(0,Y.Au)("ECONNRESET","the connection was closed");return a.endsWith("\r")?a.slice(0,-1):a}const pt=64*1024;async function*mt(N,a){let f=a;for(;f>0;){const b=await N.
arrived()!==null;if(!b&&f===1/0)return;if(!b)throw(0,Y.Au)("BODY_CUT","the body is cut off");const H=N.take(Math.min(f,pt));f-=H.length,yield H}}async function*_t(N){
const a=new S;for(;;){const f=await N.arrived();if(f===null)throw(0,Y.Au)("BODY_CUT","the body is cut off");const{data:b,used:H,isEnd:m}=et(a.push(f));if(N.take(
H),b.length>0&&(yield b),m)return}}const Ot=10;class L{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(a){this.#e=a[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(){const a=[];for(;;){const f=this.#t.indexOf(Ot),b=this.take(f<0?this.#t.length:f+1);if(a.push(b),this.textBytes-=b.length,
this.textBytes<0)throw(0,Y.Au)("HEADERS_TOO_LARGE","too many headers");if(f>=0)return Buffer.concat(a).toString("latin1").slice(0,-1);if(await this.#n())continue;
const H=Buffer.concat(a).toString("latin1");return H===""||H==="\r"?null:H}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(a){const f=this.#t.
subarray(0,a);return this.#t=this.#t.subarray(f.length),f}async#n(){const a=await this.#e.next();return a.done===!0?!1:(this.#t=a.value,this.received+=this.#t.length,
!0)}}class at{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const dt=12;class ht{#e;#t=[];#n=new Map;#s=new Set;#o=!0;constructor(a){
this.#e=a}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const a of[...this.#s].reverse())a.destroy()};async get(a){const f=new at;try{const{head:b,body:H}=await this.#r(
a,f);f.head=b,f.body=await(0,rt.x8)(H,b,a.planBody(b))}catch(b){f.address=f.connection?.address??f.address,f.error=(0,Y.$N)(b)==="ECONNRESET"&&this.#t[0]||b}return f}async#r(a,f){
const{scheme:b,name:H,port:m}=a.endpoint,P=`${b}://${H} ${m}`,x=`${P} private`,X=T(a,this.#e),lt=async Et=>{this.#c(Et),f.address=Et.address;const At=performance.
now(),Pt=await Et.http.get(X);return f.firstByteMs=performance.now()-At,Pt},Tt=(a.allowPrivate?[P,x]:[P]).map(Et=>this.#n.get(Et)).find(Et=>Et?.http.isFree());if(Tt!==
void 0)try{return await lt(Tt)}catch(Et){if(!this.#o||!Tt.http.mayRepeat())throw Et}try{const Et=this.#i(a,f),At=await(0,ct.JY)(a.endpoint,Et),{address:Pt}=Et.connection,
Nt=(0,M.Sz)(Pt??H)==="public"?P:x;return await lt({key:Nt,http:j(At),socket:At,address:Pt})}catch(Et){throw(0,Y.$N)(Et)==="HTTP2_FRAME"&&await(0,ct.dI)(a.endpoint,
this.#i(a,f)),Et}}#c(a){const f=this.#n;f.delete(a.key),f.set(a.key,a);const[b]=f;f.size>dt&&b!==void 0&&(f.delete(b[0]),b[1].socket.destroy())}#i({allowPrivate:a},f){
const b=new Y.Ng;f.connection=b;const H=m=>{this.#s.add(m),m.on("error",P=>{(0,Y.$N)(P).startsWith("ERR_SSL")&&this.#t.push(P)}),m.on("close",()=>this.#s.delete(
m)),this.#o||m.destroy()};return{settings:this.#e,connection:b,allowPrivate:a,hold:H}}}function T(N,a){const{url:f,endpoint:b,token:H,headers:m}=N,P=b.scheme===
"http"?(0,ct.Lu)(b,a).proxy:null,x=(0,ct.gQ)(f,b),X=(0,g.t5)(f);return{path:I(P===null?X:`http://${x}${X}`).replace(/ /g,"%20"),headers:{host:x,"user-agent":B._O,
...m,...m.range===void 0?{"accept-encoding":"gzip"}:{},...st(f,H),...P===null?{}:(0,ct.To)(P)}}}const I=N=>Buffer.from(N,"utf8").toString("latin1");function st(N,a){
if(a!==null)return{authorization:I(`Bearer ${a.reveal()}`).trimEnd()};const f=(0,g.aR)(N);return f===null||f.length>z.$c?{}:{authorization:f}}}),3948:((It,vt,s)=>{
s.d(vt,{e:()=>mt});var g=s(4283),M=s(4e3),z=s(9209),B=s(1064),rt=s(2713),ct=s(2832),Y=s(7010),W=s(8161),q=s(5747),R=s(960),V=s(2636),J=s(9872),v=s(4592),_=s(6697),
A=s(7602);const r=T=>({describe:T,transient:!1}),l=T=>({describe:T,transient:!0}),$=T=>I=>R.T0({host:I.host,why:T}),p=T=>l(({host:I})=>R.P6({host:I,error:T})),k=T=>r(
({host:I})=>J.cI({host:I,error:T})),y=T=>l(({host:I,asks:st})=>st==="document"?V.Eh({host:I,why:T}):(0,v.Bz)({host:I,why:T})),i=T=>r(({host:I,asks:st})=>(0,_.AO)(
{host:I,address:T,asks:st})),S=r(({host:T,text:I})=>R.P0({host:T,error:I}));function j({host:T,rejection:I}){if(I===null)throw new Error("a certificate is rejec\
ted for a reason");const{flaw:st,isLeaf:N,issuer:a="",hasFile:f=!1}=I;return st.kind==="expired"?J.vk({host:T,isLeaf:N,at:st.at}):st.kind==="not-yet-valid"?J.x1(
{host:T,isLeaf:N,at:st.at}):st.kind==="other-name"?J.B_({host:T,names:st.names}):J.SE({host:T,isLeaf:N,flaw:st,issuer:a,hasFile:f})}const O={ENOTFOUND:r($("no-s\
uch-host")),ENODATA:r($("no-such-host")),EAI_AGAIN:l($("no-answer")),EAI_FAIL:l($("server-failed")),ECONNREFUSED:p("refused"),ECONNRESET:p("closed"),ECONNABORTED:p(
"closed"),EPIPE:p("closed"),EHOSTUNREACH:p("no-host-route"),ENETUNREACH:p("no-network-route"),ETIMEDOUT:l(({host:T,asks:I})=>R.Qs({host:T,asks:I,phase:"connecti\
on",limitMs:null})),PROXY_NOT_REACHED:l(({host:T,text:I})=>R.P6({host:T,error:{proxy:I}})),PROXY_REFUSED:r(({host:T,text:I})=>J.rZ({host:T,reason:I})),PLAIN_HTTP:r(
J.MY),ADDRESS_METADATA:i("metadata"),ADDRESS_PRIVATE:i("private"),ADDRESS_RESERVED:i("reserved"),CERTIFICATE_REJECTED:r(j),TLS_UNSUPPORTED:r(({host:T,unsupported:I})=>J.
cI({host:T,error:I??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:k("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:k("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:k(
"client-certificate"),HTTP_MALFORMED:S,HTTP2_FRAME:S,HTTP2_ONLY:r(_.ro),HEADERS_TOO_LARGE:r(V.ku),BODY_CUT:y("closed"),Z_BUF_ERROR:y("gzip"),Z_DATA_ERROR:r(({host:T,
asks:I})=>I==="document"?V.jN({host:T,encoding:"broken gzip"}):(0,v.Bz)({host:T,why:"not-gzip"}))};function D(T){return T.endsWith("UNRECOGNIZED_NAME")?k("unkno\
wn-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(T)?k({code:T}):p({code:T})}function F(T){const{code:I}=T,st=Object.hasOwn(O,I)?O[I]:void 0,{describe:N,transient:a}=st??
D(I);return{problem:N(T),transient:a}}function E({error:T,connection:I,head:st},{endpoint:N,asks:a,limitMs:f}){const b=(0,Y.jT)(N);if(f!==null){const X=G(I,st!==
null);return{problem:R.Qs({host:b,asks:a,phase:X,limitMs:f}),transient:!0}}const H=(0,A.$N)(T);if(H===""||(0,q.qo)(T))throw T;/^E(?:NOTFOUND|AI_)/.test(H)&&(0,q.
yR)(W.devNull);const m=st!==null&&h.test(H)?"BODY_CUT":H,{rejection:P,unsupported:x}=I??new A.Ng;return F({code:m,text:(0,A.bD)(T),asks:a,host:b,rejection:P,unsupported:x})}
const h=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function G(T,I){return T?.lookingUp?"lookup":T?.connectMs===null?"connection":I?"body":"response"}const et=[
301,302,303,307,308],gt=8192;class pt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(I){
this.options=I,this.started=I.monotonic(),this.startsInPublic=I.origin?.isPublic??!0}}async function mt(T){const I=new pt(T),st=T.startTimer(T.timeoutMs,()=>{I.
timedOut=!0,T.session.close()});try{const N=await _t(I),{connections:a,firstByteMs:f,headMs:b,started:H}=I,m=lt=>{const ot=a.map(Tt=>Tt[lt]).filter(Tt=>Tt!==null);
return ot.length===0?null:ot.reduce((Tt,Et)=>Tt+Et)},[P,x,X]=[m("lookupMs"),m("connectMs"),m("tlsMs")];return{response:N,hops:[...I.hops],timing:{lookupMs:P,connectMs:x,
tlsMs:X,firstByteMs:f,totalMs:T.monotonic()-H},headMs:b,certificates:[...a.flatMap(({certificate:lt})=>lt??[])]}}finally{st()}}async function _t(T){let{url:I}=T.
options;for(;;){const st=(b,H)=>dt((0,z.Y3)({redirect:b,url:(0,g.Pl)(I),why:H})),N=(0,Y.X5)(I);if(!N.ok)return st("to",N.why);const a=await L(T,I,N.value);if(a.
kind==="failed"||!Ot(a.head))return a;const f=(0,g.O2)(I,a.head.location??"");if(!f.ok)return st("from",`failed to parse Location header: ${f.why}`);if(T.hops.length>
T.options.maxRedirects)return ht(T,f.value);if((0,g.jr)(f.value).length>gt){const b=`its URL has more than ${gt} characters, which servers do not accept`;return st(
"from",b)}I=f.value}}const Ot=({status:T,location:I})=>et.includes(T)&&!!I;async function L(T,I,st){const{options:N,hops:a}=T,{token:f,settings:b,planBody:H,headers:m,
origin:P}=N,x=a.length===0&&P===null;T.urls.add((0,g.jr)(I)),T.stops.push({scheme:st.scheme,name:(0,Y.be)(I)});const X=f===null?"none":(0,rt.nL)(T.stops).at(-1)??
"dropped";T.headMs=null;const lt=N.monotonic(),ot=await N.session.get({url:I,endpoint:st,token:X==="sent"?f:null,headers:m,allowPrivate:!T.startsInPublic||x||b.
namedHosts.has(st.name),planBody:Bt=>(T.headMs=N.monotonic()-T.started,Ot(Bt)?ct.IK:H(Bt))}),Tt=N.monotonic()-lt;at(T,ot,{url:(0,M.dh)((0,g.Pl)(I)),authorization:X,
ms:Tt}),x&&(T.startsInPublic=(0,Y.Ul)(b,st.name,ot.address));const{head:Et,body:At}=ot;if(Et!==null&&At!==null)return{kind:"received",url:I,head:Et,body:At};const Pt=T.
timedOut?N.timeoutMs:null,{asks:Nt}=N;return{kind:"failed",...E(ot,{endpoint:st,asks:Nt,limitMs:Pt})}}function at(T,I,{url:st,authorization:N,ms:a}){const{connection:f,
address:b,head:H}=I;f!==null&&T.connections.push(f),I.body!==null&&(T.firstByteMs=(T.firstByteMs??0)+I.firstByteMs),T.hops.push({url:st,status:H?.status??null,reason:(0,M.
dh)(H?.reason??""),mediaType:H?.contentType?(0,M.dh)(H.contentType):null,authorization:N,challenge:H?.challenge?(0,M.dh)(H.challenge):null,address:b,proxy:f?.proxy??
null,ms:a})}const dt=T=>({kind:"failed",problem:T,transient:!1});function ht({urls:T,hops:I,options:st},N){const{asks:a,maxRedirects:f}=st,b=I[0]?.url??"";if(T.
has((0,g.jr)(N)))return dt((0,z.f0)({url:b,asks:a,to:(0,g.Pl)(N)}));const H=I.length,m=a==="document"?B.NX:{terraform:f,opentofu:f},P=B.Du.filter(x=>H>m[x]);return dt(
(0,z.KA)({url:b,asks:a,redirects:H,clients:P,limits:m}))}}),2636:((It,vt,s)=>{s.d(vt,{Eh:()=>V,HB:()=>A,e:()=>ct,g0:()=>v,jN:()=>q,ku:()=>W,pN:()=>J,wE:()=>rt,zf:()=>Y});
var g=s(4e3),M=s(5799),z=s(8937);const B='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function rt({location:r,retryAfter:l,transient:$,
...p}){const{asked:k,status:y}=p,i=(S,j,O=(0,g.NM)(p,j))=>(0,M.CC)("document-status",{message:`${(0,g._r)(p)}${S}; expected 200 or 404`,help:O});if(y>=300&&y<400)
return r?i(", which clients do not follow",(0,M.C)("redirect with 301, 302, 303, 307 or 308")):i(" without a Location header",(0,M.C)("add a Location header to \
the redirect"));if(y===429){const S=l===null?"":` (Retry-After: ${(0,g.dh)(l,40)})`;return i(S,z.uK,z.uK)}if(y===511){const S="sign in to this network, or use a\
nother one",j="the network answers with 511 Network Authentication Required",O=(0,M.Lw)(S);return{...i("",O,O),obstacle:{verb:"does not reach",what:j,help:S}}}return $?
i("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,g.B9)(k)}):i("",{
operator:"return the discovery document, or 404 if the host has no services",user:(0,g.Wt)([]),guest:(0,g.qZ)(k)})}function ct({contentType:r,malformed:l,...$}){
const k=r===""?"has no Content-Type":`has ${l?"a malformed Content-Type":"Content-Type"} "${(0,g.dh)(r)}"`;return(0,M.CC)("document-type",{message:`${$.url} ${k}\
; expected "application/json"`,help:(0,g.NM)($,(0,M.C)("serve /.well-known/terraform.json as application/json",$.page===null?"most servers send it for a file na\
med terraform.json":void 0))})}const Y=({bytes:r,limit:l,...$})=>(0,M.CC)("document-size",{message:`${$.url} has ${r??`more than ${l}`} bytes, limit ${l}`,help:(0,g.
NM)($,(0,M.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),W=({host:r})=>(0,M.CC)("document-headers",{message:`${r}\
 sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),q=r=>"host"in r?(0,M.CC)("document-encoding",
{message:`${r.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the docum\
ent"}):(0,M.CC)("document-encoding",{message:`${r.url} has Content-Encoding "${(0,g.dh)(r.encoding)}", which the clients do not decompress`,help:(0,g.NM)(r,(0,M.
C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),R={closed:"closed the connection in the middle of its response",gzip:"\
sent a gzip document that is cut off"},V=({host:r,why:l})=>(0,M.CC)("document-incomplete",{message:`${r} ${R[l]}`,operator:"look for a server that crashes while\
 it responds, or a proxy that changes the body"}),J=({why:r,advice:l,...$})=>(0,M.CC)("document-not-json",{message:`${$.url} is not valid JSON: ${(0,g.dh)(r)}`,
help:(0,g.NM)($,(0,M.C)(l??B))}),v=({why:r,...l})=>(0,M.CC)("document-not-object",{message:`${l.url} is not a JSON object: ${(0,g.dh)(r)}`,help:(0,g.NM)(l,(0,M.
C)(B))}),_=20;function A({host:r,url:l,why:$,required:p}){const k=[...new Set(p.map(S=>S.split(".")[0]??S))],y=(0,g.K4)(k,_,S=>`a ${S} service`)||"any service",
i=$==="status"?`${l} returned 404`:"its discovery document is `null`";return(0,M.CC)("document-absent",{message:`host ${r} does not provide ${y}: ${i}`,operator:$===
"status"?"serve /.well-known/terraform.json":B,user:(0,g.Wt)(p),guest:(0,g.qZ)(r)})}}),9209:((It,vt,s)=>{s.d(vt,{CL:()=>R,KA:()=>ct,Y3:()=>q,f0:()=>Y,n4:()=>W});
var g=s(1064),M=s(4e3),z=s(5799);const B=({url:V,asks:J})=>`configure ${V} to return ${J==="document"?"the document":"its answer"}`,rt=V=>(0,z.C)(`${B(V)}, or t\
o redirect straight to it`);function ct({redirects:V,clients:J,limits:v,..._}){const A=J.map(r=>`${g.bB[r]} follows ${v[r]}`);return(0,z.CC)("redirect-limit",{message:`${_.
url} redirects ${V} times; ${A.join(", ")}`,help:rt(_),affects:J})}const Y=({url:V,asks:J,to:v})=>(0,z.CC)("redirect-loop",{message:`the redirects of ${V} lead \
back to ${v}`,operator:B({url:V,asks:J})}),W=V=>(0,z.CC)("redirect-insecure",{message:`${V.url} redirects to ${V.to}, which is not https${V.exposesToken?"; Terr\
aform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),q=V=>(0,z.CC)("redirect-invalid",{message:`\
the redirect ${V.redirect} ${V.url} cannot be followed: ${(0,M.dh)(V.why)}`,operator:"redirect to an https URL"}),R=({url:V,redirects:J})=>(0,z.CC)("redirect-ne\
sted",{message:`${V} redirects ${J} times; the protocol only requires clients to follow 1 redirect`,help:rt({url:V,asks:"document"})})}),9872:((It,vt,s)=>{s.d(vt,
{BU:()=>F,B_:()=>i,MY:()=>D,SE:()=>y,cI:()=>O,rZ:()=>Y,vk:()=>W,x1:()=>q});var g=s(4e3),M=s(5799),z=s(736);const B=({host:E,isLeaf:h})=>h?`the certificate of ${E}`:
`an authority in the certificate chain of ${E}`,rt=E=>ct(new Date(E).toISOString()),ct=E=>E.slice(0,10),Y=({host:E,reason:h})=>(0,M.CC)("proxy-refused",{message:`${E}\
 was not reached: ${h}`,help:z.TG,obstacle:{verb:"does not reach",what:(0,g.dh)(h),help:z.TG}}),W=E=>(0,M.CC)("tls-expired",{message:`${B(E)} expired on ${rt(E.
at)}`,operator:"renew the certificate and reload the server"}),q=E=>(0,M.CC)("tls-not-yet-valid",{message:`${B(E)} is not valid before ${rt(E.at)}`,help:"check \
the clock of this machine and the start date of the certificate"}),R={leaf:"is signed by an unknown authority, or the host does not send the intermediate certif\
icate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},V=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
J="set `ca-file` to the certificate of the issuer",v="add the certificate of the issuer to `ca-file`, which does not contain it";function _(E,{issuer:h,hasFile:G}){
const et=V.test(h),gt=et?", which looks like an intercepting proxy":"",pt=`issuer ${(0,g.dh)(h.split(`
`).reverse().join(", "),100)}${gt}`,Ot=`${G?v:J}${(E==="leaf"||E==="chain")&&!et?", or configure the host to send its whole chain":""}; Terraform and OpenTofu r\
ead SSL_CERT_FILE`,at={verb:"does not trust",what:pt,help:Ot,isCommon:E==="self-signed"};return{says:`${R[E]}; ${pt}`,help:Ot,obstacle:at}}const A={"negative-se\
rial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"iss\
ued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more au\
thorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is no\
t for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameC\
onstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},r=(E,h)=>({says:`has ${E}, which Terraform and OpenTofu do n\
ot support`,help:h}),l="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",$="issue it with a key of 2048 to 8192 bits",p="have it sign\
ed with SHA-256, SHA-384, SHA-512 or Ed25519";function k(E,h){switch(E.kind){case"unknown-authority":return _(E.sent,h);case"curve":return r(`a key on the curve\
 ${E.curve}`,l);case"key":return r(`a key of the kind ${E.name}`,l);case"key-size":return r(`an RSA key of ${E.bits} bits`,$);case"signature":return r(`a signat\
ure of the kind ${E.name}`,p);case"critical-extension":return r(`the critical extension ${E.id}`,"issue it without that extension");case"openssl":return{says:"p\
asses the rules of Terraform and OpenTofu, but not the second check by OpenSSL (issuer), so nothing was sent",help:"issue it with a program that follows RFC 528\
0"};case"malformed":return{says:`is malformed (${E.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:
return A[E.kind]}}function y({flaw:E,...h}){const{says:G,...et}=k(E,h);return(0,M.CC)("tls-untrusted",{message:`${B(h)} ${G}`,...et})}function i({host:E,names:h}){
const G=h.length===0?"no DNS name":(0,g.K4)(h,3,g.dh);return(0,M.CC)("tls-name-mismatch",{message:`the certificate of ${E} is for ${G}`,help:`issue a certificat\
e that lists ${E} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a certificate for ${G}`,isCommon:!0}})}
const S={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a clie\
nt certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name th\
at the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},j={version:E=>({
says:`offers no TLS version later than ${E.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:E=>({says:`offers\
 only cipher suites that Terraform and OpenTofu do not support, such as ${E}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),
group:E=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${E}`,help:"enable the group X25519 or P-256 on the host"})};
function O({host:E,error:h}){if(typeof h=="object"&&"code"in h)return(0,M.CC)("tls-protocol",{message:`the TLS handshake with ${E} failed (${h.code})`,help:"che\
ck the TLS settings of the host, and that it has a certificate for this name"});const{says:G,help:et}=typeof h=="string"?S[h]:j[h.kind](h.name);return(0,M.CC)("\
tls-protocol",{message:`${E} ${G}`,help:et})}const D=({host:E})=>(0,M.CC)("tls-plain-http",{message:`${E} serves plain HTTP on this port: server gave HTTP respo\
nse to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function F({host:E,days:h,expires:G}){const et=h===
0?"today":h===1?"in 1 day":`in ${h} days`;return(0,M.CC)("tls-expires-soon",{message:`the certificate of ${E} expires ${et}, on ${ct(G)}`,operator:"renew the ce\
rtificate; if it is renewed automatically, find out why that has not happened"})}}),4592:((It,vt,s)=>{s.d(vt,{Bz:()=>y,Ev:()=>$,MI:()=>R,Mx:()=>p,RK:()=>J,hy:()=>A,
m$:()=>W});var g=s(4e3),M=s(5799),z=s(8937);const B=({kind:i,first:S,others:j,isMixed:O})=>j===0?S:`${S} and ${j} other${O?"":` ${i}`}${j===1?"":"s"}`,rt=({kind:i,
mirror:S})=>S===null?`${i}s.v1`:"the network mirror",ct=i=>`the URL of ${rt(i)} in the ${i.mirror===null?"discovery document":"CLI configuration"}`;function Y({
page:i,host:S,...j},O){if(i?.kind!=="sign-in")return(0,g.NM)({page:i,asked:S},O);const D=`allow requests to ${rt({host:S,...j})} without a browser`,F=i.title===
""?"":` ("${i.title}")`;return{operator:D,because:`the host returned a sign-in page${F}`}}function W(i){const{token:S,elsewhere:j,challenge:O,isFork:D}=i,F=D&&S===
"none",E=O===null?"":` and requires ${O} authentication`,h=F?"secrets are withheld from pull requests of forks":(0,z.pt)(i,j);return(0,M.CC)("versions-unauthori\
zed",{message:`the versions of ${B(i)} cannot be read: ${(0,g._r)(i)}${E}; ${h}`,help:F?z.ro:Y(i,q(i)),isUnsent:(0,z.wt)(i),severity:F?"notice":S==="withheld"?"\
warning":"error"})}function q(i){const{host:S,source:j,elsewhere:O,challenge:D}=i,F=rt(i);if(D!==null)return{operator:`accept Bearer tokens at the URL of ${F}`,
note:"the CLIs send only Bearer tokens"};const E=O===null?`check that the token is complete and has access, or ${(0,z.qV)(j??"",S)}`:`check that ${O} accepts th\
e token from ${j}: the CLIs send it the token for ${S}, not one for ${O}`;return(0,z.$w)(i,F,O,E)}function R(i){const{attempts:S,transient:j,host:O,status:D}=i,
F=S>1?` in each of ${S} attempts`:"";return(0,M.CC)("versions-status",{message:`the versions of ${B(i)} cannot be read: ${(0,g._r)(i)}${F}; expected 200`,help:Y(
i,V(O,D,j,ct(i)))})}function V(i,S,j,O){return S===429?z.uK:j?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the \
check again; check the proxy of this network if there is one",guest:(0,g.B9)(i)}:{operator:`check ${O}; return 200 with the versions, or 404 for an unknown name`}}
const J=i=>(0,M.CC)("versions-shape",{message:`the versions of ${B(i)} cannot be read: the response of ${i.url} ${(0,g.dh)(i.why)}`,help:Y(i,{operator:`check ${ct(
i)}, and return ${i.mirror===null?_[i.kind]:v}`})}),v='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',_={module:'{"modules":[{"versions":[{"ve\
rsion":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},A=({kind:i,address:S,url:j,ignored:O,isMirror:D})=>(0,M.CC)("versions-empty",{message:O.length===
0?`${i} ${S} has no versions: ${j} lists none`:`${i} ${S} has no valid versions: ${j} lists only ${r(O)}`,operator:D?"add a version to the mirror, under a key o\
f three numbers such as 1.2.0":O.length===0?`publish a version of the ${i}; if its tag exists, check that the registry has imported it`:`publish versions as ${l[i]}`,
user:`check the address, or ask the publisher of the ${i} to release a version`}),r=i=>(0,g.K4)(i,3,S=>`"${(0,g.dh)(S,40)}"`),l={module:"numbers with dots, such\
 as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function $({kind:i,address:S,texts:j,rejects:O}){const D=`the registry\
 lists ${r(j)} for ${i} ${S}, which ${j.length===1?"is not a version":"are not versions"}`,F=`publish versions as ${l[i]}, and remove others`;return O?(0,M.CC)(
"version-unreadable",{message:`${D}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:F,user:"use Terraform 1.13 or later, whi\
ch ignores such versions"}}):(0,M.CC)("version-unreadable",{message:`${D}; the CLIs ignore ${j.length===1?"it":"them"}`,operator:F,severity:i==="module"?"warnin\
g":"notice"})}const p=i=>(0,M.CC)("provider-warning",{message:`the registry returned a warning for ${i.address}: "${(0,g.dh)(i.warnings.join("; "))}"`,help:"if \
the warning names another provider, use that one in `source`"}),k={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip \
data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},y=({host:i,why:S})=>(0,M.CC)("answer-incomplete",{message:`${i} ${k[S]}`,
operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((It,vt,s)=>{s.d(vt,{Sz:()=>$,Zu:()=>A,uo:()=>p});var g=s(
6181);function M(k){let y;const i=()=>k.trim().split(/\s+/).map(z);return()=>y??=i()}function z(k){const[y="",i]=k.split("/"),S=(0,g.r5)(y);if(S===null)throw new Error(
`${y} is no address`);return{prefix:S,bits:i===void 0?S.length*8:Number(i)}}const B=M(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),rt=M("127.0.0.0/8 0.0.0.0 ::1 ::"),ct=M(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),Y=M(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),W=M("0.0.0.0/0 2000::/3"),q=M("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),R=(k,y)=>k().some(i=>(0,g.Wg)(i,y)),V=[12,13,14,15],J=[[M("2002::/16"),[[2,
3,4,5]],0],[M("2001::/32"),[[4,5,6,7]],0],[M("2001::/32"),[V],255],[M("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],V],0]];function v(k){const y=J.filter(
([S])=>R(S,k)).flatMap(([,S,j])=>S.map(O=>O.map(D=>(k[D]??0)^j)));return/^[02],0,94,254$/.test(k.slice(8,12).join())?[...y,k.slice(12)]:y}function _(k){return R(
rt,k)?"loopback":R(q,k)?_(k.slice(12)):[k,...v(k)].some(y=>R(B,y))?"metadata":R(ct,k)?"private":R(Y,k)||!R(W,k)?"reserved":"public"}function A(k){const y=(0,g.r5)(
k);return y===null?"public":_(y)}const r=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,l=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function $(k){const y=k.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(y))return"loopback";if(l.test(y))return"metadata";const i=(0,g.r5)(y)??(0,g.
RY)(y);return i===null?"public":_(i)}function p(k){const y=$(k);return y!=="public"||k.includes(":")?y:r.test(k.replace(/\.$/,""))?"private":"public"}}),9529:((It,vt,s)=>{
s.d(vt,{m:()=>ct,u:()=>Y});var g=s(4283),M=s(9562);const z=[1024,65535],B=["authz_code","password"],rt="app.terraform.io";function ct(v,_,A){const r=[],l=(D,F,E)=>(r.
push({rule:F,value:E}),D),$=D=>Object.hasOwn(v,D)?v[D]:void 0,p=W($("client"),l),k=q($("grant_types"),A,l),y=(D,F)=>{const E=$(D);if(typeof E!="string")return F.
some(pt=>k.includes(pt))?l(null,`${D}-missing`,E):null;const h=(0,M.vy)(_,E);if(h.ok&&(0,g.cz)(h.value).name!=="")return(0,g.jr)(h.value);const et=`failed to pa\
rse ${D==="authz"?"authorization":"token"} URL: ${h.ok?"no Host in request URL":h.why}`;return r.push({rule:`${D}-invalid`,why:et}),null},i=y("authz",["authz_co\
de"]),S=y("token",B),j=R($("ports"),l),O=J($("scopes"),l);return{value:{client:p,grantTypes:k,authz:i,token:S,ports:j,scopes:O},flaws:r}}const Y=v=>["authz","to\
ken"].flatMap(_=>{const A=v[_],r=(0,g.Dl)(A??"");return A!==null&&r.ok?[{endpoint:_,text:A,url:r.value}]:[]});function W(v,_){return typeof v!="string"?_("","cl\
ient-missing",v):v===""?_(v,"client-empty",v):v}function q(v,_,A){if(v===void 0)return["authz_code"];if(!Array.isArray(v))return A([],"grant-types-invalid",v);const r=[
...new Set(v.filter(p=>typeof p=="string"))];return r.includes("authz_code")||r.includes("password")&&_===rt?r.every(p=>B.includes(p))?r:A(r,"grant-types-unknow\
n",v):A(r,"grant-types-unsupported",v)}function R(v,_){if(v===void 0)return z;if(!Array.isArray(v))return _(z,"ports-ignored",v);if(v.length!==2)return _(z,"por\
ts-count",v);const[A,r]=v;return!V(A)||!V(r)?_(z,"ports-range",v):A>r?_(z,"ports-order",v):A===r?_([A,r],"ports-single",v):[A,r]}const V=v=>typeof v=="number"&&
Number.isInteger(v)&&v>=z[0]&&v<=z[1];function J(v,_){if(v===void 0)return[];if(!Array.isArray(v))return _([],"scopes-ignored",v);const A=v.filter(r=>typeof r==
"string");return A.length===v.length?A:_(A,"scopes-invalid",v)}}),1193:((It,vt,s)=>{s.d(vt,{Kd:()=>F,k4:()=>A,y8:()=>O});var g=s(3307),M=s(7511),z=s(4283),B=s(2832),
rt=s(3948),ct=s(4e3),Y=s(3534),W=s(2636),q=s(736),R=s(1919),V=s(1831),J=s(9587);const v={kind:"whole",maxBytes:R.bi},_=h=>h===408||h===425||h===429||h>=500;async function A(h){
const{host:G,needed:et,source:gt}=h,pt=await(0,rt.e)({...h,url:(0,V.cu)(G),asks:"document",headers:{accept:"application/json"},origin:null,planBody:a=>r(a)===null?
v:B.IK}),{response:mt,..._t}=pt;if(mt.kind==="failed"){const{problem:a,transient:f}=mt;return{attempt:{discovery:a.code==="host-http2"?{kind:"skipped",problem:a}:
{kind:"failed",problem:a,excerpt:null},..._t},transient:f,retryAfter:null}}const{head:Ot,body:L,url:at}=mt,dt=O(L.bytes),ht=pt.hops.at(-1),T={url:(0,z.Pl)(at),page:dt,
asked:(0,V.nx)(G),hop:ht,source:gt},I=l(mt,T,et),{status:st,retryAfter:N}=Ot;return{attempt:{discovery:I,..._t},transient:_(st),retryAfter:N}}function r(h){const{
status:G,declaredBytes:et}=h;if(G===401||G===403)return({hop:mt,..._t})=>{const{authorization:Ot="none",challenge:L=null}=mt??{};return(0,Y.iX)({...h,..._t,host:_t.
asked,token:Ot,challenge:L})};if(G!==200)return({url:mt,page:_t,asked:Ot})=>W.wE({...h,url:mt,page:_t,asked:Ot,transient:_(G)});const gt=h.contentType??"",pt=(0,M.
i)(gt);return pt!=="application/json"?mt=>W.e({...mt,contentType:gt,malformed:pt===null}):(et??0)<=R.bi?null:mt=>W.zf({...mt,bytes:et,limit:R.bi})}function l(h,G,et){
const{head:gt,body:pt}=h,mt=h.url.user&&{name:"",password:null},_t={...h.url,user:mt,fragment:""};if(gt.status===404)return{kind:"absent",url:_t,absence:"status"};
const Ot=r(gt),L=dt=>({kind:"failed",problem:(0,q.M8)(dt,G),excerpt:y(pt.bytes)});if(Ot!==null)return L(Ot(G));const at=(0,R.Tp)(pt.bytes,(0,R.Zo)(et));switch(at.
kind){case"object":return{...at,kind:"found",url:_t};case"null":return{kind:"absent",url:_t,absence:"null"};case"not-object":return L(W.g0({...G,why:at.why}));case"\
not-json":return L($(h,at,G))}}function $({head:h,body:G},{why:et,advice:gt},pt){if(G.truncated)return W.zf({...pt,bytes:null,limit:R.bi});const mt=h.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(mt)?W.pN({...pt,why:et,advice:gt}):W.jN({...pt,encoding:mt})}const p=200,k=80;function y(h){const et=(h.
length<B.IK.maxBytes?J._U:J.NE)(i(h)).trim();return Array.from(et.slice(0,2*p)).slice(0,p).join("")||null}const i=h=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(
h.subarray(0,B.IK.maxBytes)),S=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,j=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function O(h){const G=E(i(h));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(G))return null;const[,et="",gt]=/<title[^>]*>([^<]*)(<?)/i.exec(
G)??[],pt=et.replace(/\s+/g," ").trim(),mt=(0,ct.dh)(gt===""?(0,J.NE)(pt):pt,k);return j.test(pt)?{kind:"captive-portal",title:mt}:{kind:S.test(pt)||/type=["']?password/i.
test(G)?"sign-in":"other",title:mt}}const D=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function F(h,G){const et=(0,g.V)(D.exec(i(h))?.[1]??"",
"struct"),gt=et.ok?String(et.value).trim():"";return gt===""||gt.toLowerCase()===G.toLowerCase()?{}:{said:(0,ct.dh)(gt)}}function E(h){let G=h.trimStart();for(;G.
startsWith("<!--");){const et=G.indexOf("-->",4);if(et<0)return"";G=G.slice(et+3).trimStart()}return G}}),9940:((It,vt,s)=>{s.d(vt,{nT:()=>V,pj:()=>J});var g=s(
5747),M=s(1654),z=s(6697),B=s(1831),rt=s(1193),ct=s(7082),Y=s(6875);const W=500,q=1e4,R=3e5,V=y=>Math.min(Math.max(...y.map(({attemptMs:i})=>i)),R);async function J(y,i){
const S=y.map(F=>({host:F,isBegun:!1})),j=y.entries(),O={total:y.length,done:0,failed:0,waiting:new Set},D=async()=>{for(const[F,E]of j){if(i.stop.why!==null)return;
O.waiting.add(E),i.progress(O);const h=await A(E,i).catch(G=>{if((0,g.qo)(G))throw G;return(0,ct.i)(E,(0,z.n3)({host:(0,B.nx)(E),thrown:G}))});S[F]=h,O.waiting.
delete(E),O.done+=1,(!v(h)||!r(h.attempt))&&(O.failed+=1),i.progress(O)}};return await Promise.all(Array.from({length:Math.min(i.concurrency,y.length)},D)),_(S,
i.stop)}const v=y=>"attempt"in y;function _(y,{why:i}){if(i===null)return y.filter(v);const S=y.length-y.filter(v).length;return y.map(j=>{if(v(j))return j;const{
host:O,isBegun:D}=j,F={stopped:i,unchecked:S,total:y.length};return(0,ct.i)(O,(0,z.nD)({host:(0,B.nx)(O),isBegun:D,...F}))})}async function A(y,i){const{stop:S}=i,
{answer:j,clients:O,difference:D}=await i.credentials.find(y),F=[];for(;S.why===null;){const{attempt:E,transient:h,retryAfter:G}=await p(y,j,i);if(S.why!==null&&
!r(E)||(F.push(E),!(r(E)?l(F,i.releases):h)||F.length>i.retries))break;await(0,Y.v7)(k(F.length,G,i),i)}return F.length===0?{host:y,isBegun:!0}:{host:y,...$(F),
credentials:j&&{source:j.source,hasToken:j.token!==null,problem:j.problem},looks:O,difference:D,forced:i.forced.get(y)??[]}}const r=({discovery:y})=>y.kind!=="f\
ailed",l=(y,i)=>i.some(({attemptMs:S})=>!y.some(j=>r(j)&&j.timing.totalMs<=S));function $(y){const i=y.findIndex(r),S=i<0?y.length-1:i,[j]=y.slice(S);if(j===void 0)
throw new Error("a visit without an attempt");return{attempt:j,earlier:y.slice(0,S),later:y.slice(S+1)}}async function p(y,i,S){if(i?.isUnsendable&&i.problem!==
null){const gt={kind:"failed",problem:i.problem,excerpt:null};return{attempt:(0,ct.O)(gt),transient:!1,retryAfter:null}}const{network:j,required:O,forced:D,stop:F,
sessions:E,concurrency:h}=S,G=[...(O.get(y)??[]).map(({service:gt})=>gt),...(D.get(y)??[]).flatMap(({services:gt})=>gt.map(({id:pt})=>pt))],et=new M.N(j);F.onEnd.
add(et.close);try{const{token:gt=null,source:pt=null}=i??{},mt=await(0,rt.k4)({...S,host:y,needed:G,session:et,settings:j,token:gt,source:pt}),{discovery:_t}=mt.
attempt;return _t.kind==="found"&&(E?.size??0)<h&&E?.set(et,_t.url),mt}finally{F.onEnd.delete(et.close),E?.has(et)||et.close()}}function k(y,i,{random:S,now:j}){
const O=W*2**(y-1)*(.5+S()/2);return Math.min(Math.max(O,(0,Y.VJ)(i,j())??0),q)}}),8884:((It,vt,s)=>{s.d(vt,{n:()=>rt});var g=s(4e3);const M=["TF_CLI_ARGS_init",
"TF_CLI_ARGS"],z=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,B=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function rt(R){const V=W(R),J=_=>V.findLast(A=>A.name===_)?.value,v=_=>V.filter(A=>A.name===_).map(({value:A})=>A);return{upgrade:ct(J("upgrade")??"false"),hasBackend:ct(
J("backend")??J("cloud")??"true"),isLockReadonly:J("lockfile")==="readonly",pluginDirectories:v("plugin-dir"),backendConfig:v("backend-config"),remarks:M.flatMap(
_=>{const A=V.filter(({name:r,from:l})=>l===_&&B.test(r)).map(Y);return A.length===0?[]:[`init is predicted with ${A.join(" ")} of ${_}`]})}}const ct=R=>/^(1|[tT]|true|TRUE|True)$/.
test(R);function Y({name:R,value:V}){if(V==="true")return`-${R}`;const J=R==="backend-config"&&!V.startsWith("hostname=");return`-${R}=${(0,g.dh)(J?V.replace(/=.*/s,
"=\u2026"):V)}`}function W(R){const V=M.flatMap(v=>q(R[v]??"").map(_=>({text:_,from:v}))).values(),J=[];for(const{text:v,from:_}of V){const[,A,,r]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(v)??[];if(A===void 0)break;const l=()=>z.test(A)?V.next().value?.text??"":"true";J.push({name:A,from:_,value:r??l()})}return J}function q(R){const[V=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(R)??[];return(V.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(v=>v.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(_,A,r,l)=>String(A??
l??r.replace(/\\(.)/gs,"$1"))))}}),7082:((It,vt,s)=>{s.d(vt,{O:()=>g,i:()=>M});const g=z=>({discovery:z,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),M=(z,B)=>({host:z,attempt:g({kind:"skipped",problem:B}),earlier:[],later:[],credentials:null,looks:[],
difference:null,forced:[]})})};export{He as ids,Fe as modules};
