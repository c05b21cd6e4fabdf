const He=[798,779,581],Fe={2798:((xt,yt,s)=>{s.d(yt,{mQ:()=>$});var r=s(4347),O=s(9961),b=s(8294),K=s(8032),it=s(255),nt=s(7630),Y=s(3152),W=s(1421),A=s(8161),T=s(
9968),J=s(9432),G=s(1879),E=s(7057),M=s(3298),N=s(2170);const h=(i,a)=>({name:i,isProgram:!1,answers:a,find:I=>a.get(I)??null});async function d(i,a){let I=null;
const z=[],X=[];for(const at of i){const gt=I===null||!at.isProgram,kt=gt?await at.find(a):null;z.push({source:kt?.source??at.name,held:gt?w(kt):"not asked",counts:I===
null&&kt!==null}),kt?.problem&&X.push((0,N.kH)(kt.problem,{places:kt.place===null?[]:[kt.place]})),I??=kt}return{answer:I,looks:z,findings:X}}function w(i){return i===
null?"nothing":i.token===null?"no token":i.token.reveal()===""?"an empty token":"a token"}const u=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function k(i,a,I=null){const z=a.
reveal(),X={source:i,place:I,token:a,problem:j(i,z,I!==null)},at=z.length>E.$c||u.test(z);return at?{...X,isUnsendable:at}:X}const v=[[u,"control character"],[/^bearer\s/i,
"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function j(i,a,I){
if(a==="")return b.QU({source:i,isInFile:I});const z=a.length>E.$c?"length":v.find(([X])=>X.test(a))?.[1];return z!==void 0?b.Eu({source:i,slip:z}):a.length<E.Il?
b.fj({source:i}):null}const g=1024*1024;function D(i,a){let I=null;const z=async X=>{if(I!==null)return I;const at=await l(i,X,a);if("output"in at)return _(i,at.
output,a);const gt=q(i,at.why);return at.isStopped&&(I??=gt),gt};return{name:S(i),isProgram:!0,find:(0,M.O)(z)}}const S=({name:i})=>`credentials helper ${i}`,R=({
shown:i},a)=>({why:`failed to run ${i}: ${a}`}),H=({shown:i},a)=>({why:`${i} ${a} and was stopped`,isStopped:!0}),U="was running when the check ended";async function l(i,a,I){
if(i.refusal!==null)return R(i,i.refusal);if(I.stop.aborted)return H(i,U);try{return await C(ut(i,a,I.environment),i,I)}catch(z){const X=(0,T.Oj)(z);return R(i,
ft[X]??X)}}function C(i,a,I){const{timeoutMs:z,abortAfter:X,stop:at}=I,gt=AbortSignal.any([X(z),at]);return new Promise((kt,St)=>{const mt=[],At=[];let bt=0;const Ut=jt=>{
gt.removeEventListener("abort",Bt),kt(jt)},Kt=jt=>{Q(i,I),Ut(H(a,jt))},Bt=()=>Kt(at.aborted?U:`did not exit within ${z/1e3} s (timeout-seconds)`);gt.addEventListener(
"abort",Bt);const Zt=jt=>zt=>{bt+=zt.length,bt>g?Kt(`wrote more than ${g/1024/1024} MiB`):jt.push(zt)};i.stdout?.on("data",Zt(mt)),i.stderr?.on("data",Zt(At)),i.
on("error",St),i.on("close",jt=>{if(jt===0)return Ut({output:Buffer.concat(mt)});const zt=Z(Buffer.concat(At).toString()),Qt=zt===""?", but it produced no error\
 message":`: ${zt}`;Ut({why:`error in ${a.shown}${Qt}`})})})}function Q(i,{kill:a}){try{i.pid!==void 0&&a((0,A.platform)()==="win32"?i.pid:-i.pid,"SIGKILL")}catch(I){
(0,T.Oj)(I)}i.stdout?.destroy(),i.stderr?.destroy(),i.unref()}const ut=({path:i,args:a},I,z)=>(0,W.spawn)(i,[...a,"get",I],{env:Object.fromEntries(Object.entries(
z).filter(([X])=>!X.startsWith("INPUT_"))),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),ft={EACCES:"permission denied",ENOENT:"no such f\
ile or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function _(i,a,{learn:I}){const z=(0,G.Tp)(
a);if(z.kind==="not-json"||z.kind==="not-object")return q(i,`malformed output from ${i.shown}: ${(0,J.dh)(z.why)}`);const X=z.kind==="null"?null:z.services.find(
({id:gt})=>gt==="token")?.value;if(typeof X!="string")return null;const at=new E.ou(X);return I(at),k(S(i),at)}function q(i,a){const I=(0,O.Dz)({name:i.name,why:a});
return{source:S(i),place:null,token:null,problem:I}}const tt=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),Z=i=>(0,J.dh)(i.replace(tt,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim());function pt({tokens:i,environment:a,clients:I}){const z=[L(i),ct(a)],X=I.map(({helper:at,credentials:gt,...kt})=>{const St=new Map(gt.map(At=>[At.host,
P(At)])),mt=[...z,h("CLI configuration",St)];return{...kt,known:mt,sources:at===null?mt:[...mt,at]}});return{known:Tt(X.flatMap(({known:at})=>at)),find:async at=>{
const gt=await Promise.all(X.map(async({client:St,sources:mt,turnedOff:At})=>{const{looks:bt,...Ut}=await d(mt,at);return{...Ut,client:St,looks:[...bt,...Mt(At,
at)]}})),kt=gt.flatMap(({answer:St})=>St??[]);return{answer:kt.find(({token:St})=>St!==null)??kt[0]??null,clients:gt.map(({client:St,looks:mt})=>({client:St,looks:mt})),
findings:gt.flatMap(({findings:St})=>St),difference:V(at,gt)}}}}function Tt(i){const a=new Map(i.toReversed().flatMap(I=>[...I.answers]));return new Map([...a].
flatMap(([I,{token:z,source:X}])=>z===null?[]:[[I,X]]))}const Mt=(i,a)=>i.filter(I=>I.host===a||I.host===null).map(({source:I})=>({source:I,held:"not read",counts:!1}));
function P({host:i,place:a,token:I,hasValue:z}){const X=`${a.file}:${a.line}`;if(I!==null)return k(X,I,a);const at={kind:"no token",file:X,host:i,hasValue:z},gt=(0,O.
P4)({clients:K.Du,mistake:at});return{source:X,place:a,token:null,problem:gt}}function V(i,a){const[I,...z]=a,X=I?.answer?.token?.reveal(),at=z.find(({answer:kt})=>kt?.
token?.reveal()!==X);if(I===void 0||at===void 0)return null;const gt=({client:kt,answer:St})=>({client:kt,source:St?.token?St.source:null});return(0,b.tK)({host:i,
first:gt(I),other:gt(at)})}function ct(i){const a=new Map,I=[];for(const[z,X]of Object.entries(i)){const at=(0,it.$k)(z);if(at===null||X===void 0)continue;const gt=(0,nt.
AI)(X);gt.ok?a.set(at,k(z,gt.value)):I.push(`${z}: ${gt.why}`)}if(I.length>0)throw new Y.GN(I);return h("TF_TOKEN_ variables",a)}function L(i){const a="tokens s\
etting",I=i.map(({host:z,token:X})=>{const at=k(a,X);return[z,X.reveal()===""?{...at,token:null}:at]});return h(a,new Map(I))}const f=1e4;function $({tokens:i,configs:a,
timeoutMs:I},z,X){for(const mt of a.flatMap(At=>At.secrets))X.learn(mt);const at=new Map,gt=mt=>{if(mt===null)return null;const At=JSON.stringify([mt.path,...mt.
args]),bt=Bt=>AbortSignal.timeout(Bt),Ut={timeoutMs:I??f,environment:z},Kt=at.get(At)??D(mt,{abortAfter:bt,...X,...Ut});return at.set(At,Kt),Kt},kt=a.map(mt=>({
...mt,helper:gt(mt.helper)})),St=a.flatMap(({forced:mt,client:At})=>mt.map(bt=>({...bt,client:At})));return{credentials:pt({tokens:i,environment:z,clients:kt}),
configs:a,complaints:(0,r.Ot)(a.flatMap(({findings:mt})=>mt)),forced:Map.groupBy(St,({host:mt})=>mt)}}}),4347:((xt,yt,s)=>{s.d(yt,{Ot:()=>ft,J1:()=>g});var r=s(
3024),O=s(6760),b=s(2170),K=s(2485),it=s(255),nt=s(9968),Y=s(523);let W=function(..._){return{configFinding:W}=s.late([276,504],3123),new.target?new W(..._):W(..._)},
A=function(..._){return{shownPath:A}=s.late([218],9837),new.target?new A(..._):A(..._)};function T({name:_,args:q,place:tt},Z,pt,Tt){const Mt=Z.map(L=>({directory:L,
files:(0,nt.wX)(L).filter(f=>J((0,O.join)(L,f)))})),P=L=>A(L,Tt),V=M(_,Mt);if(V!==null){const L=(0,O.resolve)(V.directory,V.file),f=G(L,Tt);return{helper:{name:_,
args:q,path:L,shown:P(L),refusal:f},findings:[]}}const ct={kind:"no helper",name:_,directories:Z.map(P)};return{helper:null,findings:[W(pt,ct,tt)]}}const J=_=>(0,r.
existsSync)(_)&&!(0,r.statSync)(_).isDirectory();function G(_,{system:q}){if(q==="windows")return null;if(!(0,r.statSync)(_).isFile())return"permission denied";
const tt=Buffer.alloc(256),Z=()=>(0,nt.ET)((0,r.openSync)(_,"r"),Mt=>tt.subarray(0,(0,r.readSync)(Mt,tt))),pt=(0,nt.N0)(Z,null);return pt===null||pt.toString("l\
atin1",0,2)==="#!"||pt.includes(0)?null:"exec format error"}const E="terraform-credentials-";function M(_,q){const tt=q.flatMap(({directory:pt,files:Tt})=>Tt.flatMap(
Mt=>{const P=N(Mt,_);return P===null?[]:{directory:pt,file:Mt,version:P}})),[Z=null]=tt.toSorted((pt,Tt)=>(0,Y.Zy)(Tt.version,pt.version));return Z}function N(_,q){
if(!_.startsWith(E))return null;const tt=_.toLowerCase().slice(E.length).replace(/\.exe$/,""),Z=tt.indexOf("_v");return(Z<0?tt:tt.slice(0,Z))!==q||tt===""?null:
(0,Y.oF)(Z<0?"0.0.0":tt.slice(Z+2).replace(/_x.*$/s,""))}var h=s(5011),d=s(8898);let w=function(..._){return{configFinding:w}=s.late([276,504],3123),new.target?
new w(..._):w(..._)},u=function(..._){return{parseConfigFile:u}=s.late([276,504],3123),new.target?new u(..._):u(..._)},k=function(..._){return{configPaths:k}=s.
late([218],9837),new.target?new k(..._):k(..._)},v=function(..._){return{shownPath:v}=s.late([218],9837),new.target?new v(..._):v(..._)};const j=1024*1024;function g(_,q,tt=null,Z=null){
const pt=k(_,q,r.existsSync,tt),{directory:Tt,directoryOff:Mt,helperDirectories:P}=pt,V=H(pt,_,q),ct=[...V,...l(Tt,_,q)],L=l(Mt?.path??null,_,q),f=Q(ct,_),$=f.helper&&
T(f.helper,P,_,q),i=V[0]?.protocols??{};return{...f,client:_,installations:ct.flatMap(({installations:a})=>a),pluginDirectories:(0,h.n)(q.environment).pluginDirectories,
mirrors:pt.mirrorDirectories.map(a=>({path:a,shown:v(a,q)})),files:[...ct.map(({file:a})=>a),...L.map(({file:a})=>({...a,state:"off"}))],turnedOff:[...Q(L,_).credentials.
map(({host:a,place:{file:I,line:z}})=>({host:a,source:`${I}:${z} (${Mt?.by} names another file)`})),...Z===null?[]:R(Z,pt.main?.path??""),...q.environment.TG_TF_REGISTRY_TOKEN?
[D]:[]],helper:$?.helper??null,requestTimeoutMs:_==="opentofu"?(0,d.Hl)(i,q.environment):null,patience:(0,d.f5)(_,i,q.environment),findings:[...f.findings,...$?.
findings??[]],secrets:[...ct,...L].flatMap(({secrets:a})=>a)}}const D={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},S=[".terraformrc","te\
rraform.rc",".tofurc","tofu.rc"],R=(_,q)=>S.filter(tt=>{const Z=(0,O.join)(_,tt);return(0,r.existsSync)(Z)&&Z!==(0,O.resolve)(_,q)}).map(tt=>({host:null,source:`${tt}\
 (TF_CLI_CONFIG_FILE does not name it)`}));function H({main:_},q,tt){if(_===null)return[];const{path:Z,chosenBy:pt}=_;if((0,r.existsSync)(Z))return[C(Z,q,tt)];const Tt={
path:Z,shown:v(Z,tt),state:"absent"};return pt==="default"?[U(Tt,[])]:[U(Tt,[w(q,{kind:"missing",setting:pt,path:Z},null)])]}const U=(_,q)=>({credentials:new Map,
hosts:new Map,helpers:new Map,installations:[],protocols:{},findings:q,secrets:[],isRead:!1,file:_}),l=(_,q,tt)=>(_===null?[]:(0,nt.wX)(_)).filter(Z=>/\.tfrc(?:\.json)?$/s.
test(Z)).map(Z=>C((0,O.join)(_??"",Z),q,tt));function C(_,q,tt){const Z=(0,nt.yR)(_,j),pt=v(_,tt);if(!Z.ok){const Mt={kind:"unreadable",file:pt,failure:Z.failure};
return U({path:_,shown:pt,state:"not read"},[w(q,Mt,null)])}const Tt=u({shown:pt,...Z},q);return{...Tt,file:{path:_,shown:pt,state:Tt.isRead?"read":"not read"}}}
function Q(_,q){const tt=_.flatMap(ct=>ct.findings),Z=(ct,L)=>{tt.push(w(q,ct,L))},pt=ut(new Map(_.flatMap(ct=>[...ct.credentials])),Z),Tt=ut(new Map(_.flatMap(
ct=>[...ct.hosts])),Z),[Mt,...P]=new Map(_.flatMap(ct=>[...ct.helpers]));for(const[,{place:ct}]of P)Z({kind:"two helpers"},ct);const V=Mt===void 0?null:{name:Mt[0],
...Mt[1]};return{credentials:pt,forced:Tt,helper:V,findings:tt}}function ut(_,q){const tt=new Map;for(const[Z,pt]of _){const Tt=(0,it.Pv)(Z),P={kind:"label",type:"\
services"in pt?"host":"credentials",label:Z,advice:(0,K.L6)(Z)};Tt.ok?tt.set(Tt.value,{...pt,host:Tt.value}):q({...P,why:Tt.why},pt.place)}return[...tt.values()]}
const ft=_=>(0,b.Qp)(_,({problem:{code:q,message:tt},places:Z})=>[q,tt,Z])}),8898:((xt,yt,s)=>{s.d(yt,{Hl:()=>T,Ln:()=>nt,f5:()=>E,zT:()=>A});var r=s(9582);const O=N=>({
plugin_cache_dir:r.sc,plugin_cache_may_break_dependency_lock_file:r.zC,host:r.A7(r.Tb({services:r.A7(r.T)},N)),credentials:r.A7(r.A7(r.T)),credentials_helper:r.
A7(r.Tb({args:r.c3(r.sc)},N))}),b={providers:r.A7(r.sc),provisioners:r.A7(r.sc),disable_checkpoint:r.zC,disable_checkpoint_signature:r.zC,...O(!1)},K=O(!0),it={
path:[],span:{start:0,end:0}};function nt(N,h){const d=h==="terraform",w={},u=r.LH(()=>{d?r.ql(N,it,b,w):r.ql(N,it,K,w)});return{values:d&&u!==null?{}:w,mistake:u}}
const Y="registry_protocols",W={retry_count:r.sD,request_timeout_seconds:r.sD};function A(N){const[h=[]]=N.flatMap(u=>u.name===Y?r.AV(u):[]),d={},w=r.LH(()=>r.ql(
h,{...it,path:[Y]},W,d));return w===null?{protocols:d,mistakes:[]}:{protocols:{},mistakes:[{span:w.argument.span,why:w.message}]}}function T({request_timeout_seconds:N},h){
const d=M(h.TF_REGISTRY_CLIENT_TIMEOUT);return d!==null?d*1e3:N===void 0?null:N>0?N*1e3:Number.POSITIVE_INFINITY}const J=1e4,G=1;function E(N,h,d){const w=M(d.TF_REGISTRY_DISCOVERY_RETRY)??
h.retry_count??G;return{client:N,attemptMs:T(h,d)??J,retries:Math.max(w,0)}}function M(N){const h=/^\+?\d+$/.test(N??"")?Number(N):0;return h>0?h:null}}),9961:((xt,yt,s)=>{
s.d(yt,{Dz:()=>Y,P4:()=>it,Yv:()=>W,kV:()=>A});var r=s(7811),O=s(1780),b=s(9432),K=s(9615);const it=({clients:T,mistake:J})=>(0,K.CC)("credentials-config",{...nt(
J),affects:T});function nt(T){switch(T.kind){case"missing":return{message:`${T.setting} names ${(0,r.ol)(T.path)}, which does not exist`,help:"correct the path;\
 the client continues without any CLI configuration"};case"unreadable":return{message:`${T.file} ${(0,b.mP)(T.failure)}`,help:T.failure.kind==="size"?"shorten t\
he file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{
message:`${T.file} has a syntax error: ${T.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${T.file}\
: ${T.path.join(".")} must be ${T.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{
message:`${T.file}: ${T.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${T.type} ${(0,r.ol)(T.label)}\
 is not a hostname: ${T.why}`,help:T.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than\
 one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one \
provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:T.hasValue?(0,O.xI)`the token in the credentials block for host ${(0,O.
SP)(T.host)} at ${T.file} is not a string`:(0,O.xI)`the credentials block for host ${(0,O.SP)(T.host)} at ${T.file} has no token`,help:'add token = "\u2026" or remov\
e the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,r.ol)(T.name)}: there is no\
 terraform-credentials-${T.name} in ${T.directories.join(", ")}`,help:T.name===T.name.toLowerCase()?"install the program there (PATH is not searched); the clien\
t continues without a helper":"write the name in lower case; the client finds no other name"}}}const Y=({name:T,why:J})=>(0,K.CC)("credentials-helper",{message:`\
credentials helper ${T}: ${J}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),W=({host:T,at:J})=>(0,K.CC)("\
services-forced",{message:(0,O.xI)`the host block at ${J} defines the services of ${(0,O.KT)(T)}; the host's own discovery document is not used`,help:(0,O.xI)`remove the host block at ${J} to use the discovery document of ${(0,O.
KT)(T)}`}),A=T=>(0,K.CC)("services-forced-differ",{message:(0,O.xI)`the host block at ${T.at} and the discovery document of ${(0,O.KT)(T.host)} differ in ${(0,b.
K4)(T.services,10,b.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),5693:((xt,yt,s)=>{s.d(yt,{Ey:()=>N,Ii:()=>J,Or:()=>j,
WN:()=>v});var r=s(8936),O=s(1281),b=s(3368),K=s(2170),it=s(8339),nt=s(8032),Y=s(255),W=s(5106);const A=1440*60*1e3,T=1;function J(S,R){const{hops:H,certificates:U}=S.
attempt;return[...k(S,R),...G(S,R),...d(H),...w(U,R),...u(S,R)]}function G(S,R){const{discovery:H,hops:U}=S.attempt;switch(H.kind){case"skipped":return[(0,K.kH)(
H.problem)];case"failed":{const l=R.isFork&&H.problem.code==="document-unauthorized"&&!S.credentials?.hasToken;return[(0,K.kH)(H.problem,l?{severity:"notice"}:{})]}case"\
found":case"absent":{const l=U[0]?.url??"";return[...E(l,U.length-1,R),...M(S,R)]}}}function E(S,R,H){const U=H.clients.filter(l=>R>nt.NX[l]);return U.length>0?
[(0,K.kH)((0,O.KA)({url:S,asks:"document",redirects:R,clients:U,limits:nt.NX}))]:R>T?[(0,K.kH)((0,O.CL)({url:S,redirects:R}))]:[]}function M(S,{releases:R,slowMs:H}){
const U=(0,Y.nx)(S.host),l=S.attempt.timing.totalMs,C=j(S),Q=tt=>D(C,tt)!=="never",ut=R.filter(tt=>!Q(tt)),ft=({client:tt})=>!R.some(Z=>Z.client===tt&&Q(Z)),_=[
!0,!1].flatMap(tt=>{const Z=ut.filter(Tt=>ft(Tt)===tt);if(Z.length===0)return[];const pt=(0,r.Qs)({host:U,phase:"complete",tookMs:l,releases:Z});return[(0,K.kH)(
pt,{needed:tt})]});if(_.length>0||l<=H)return _;const q=h(S.attempt.timing);return[(0,K.kH)((0,r.U2)({host:U,tookMs:l,limitMs:H,phase:q,releases:R}))]}function N({
host:S,slowest:R,certificates:H},U,{slowMs:l,...C}){const Q=U.map(Z=>Z.host),ut=H.filter(Z=>!Q.includes(Z.host)),ft=R?.timing.totalMs??0,_=w(ut,C).map(Z=>({...Z,
host:S}));if(R===null||ft<=l)return _;const q={host:(0,Y.nx)(S),url:R.url,tookMs:ft,limitMs:l},tt=(0,r.U2)({...q,phase:h(R.timing)});return[(0,K.kH)(tt,{host:S}),
..._]}function h({lookupMs:S,connectMs:R,tlsMs:H,firstByteMs:U,totalMs:l}){const Q=[["lookup",S],["connection",R],["tls",H],["response",U]].map(([ft,_])=>({name:ft,
ms:_??0})),ut={name:"rest",ms:Q.reduce((ft,{ms:_})=>ft-_,l)};return Q.reduce((ft,_)=>_.ms>ft.ms?_:ft,ut)}function d(S){const R=S.find(({url:U})=>U.startsWith("h\
ttp://"));if(R===void 0)return[];const H=R.authorization==="withheld";return[(0,K.kH)((0,O.n4)({url:S[0]?.url??"",to:R.url,exposesToken:H}))]}function w(S,{certificateDays:R,
now:H}){const U=new Map;for(const l of S){const C=U.get(l.host);(C===void 0||l.expires<C.expires)&&U.set(l.host,l)}return[...U.values()].flatMap(({host:l,expires:C})=>{
const Q=(Date.parse(C)-H)/A;return Q<0||Q>=R?[]:[(0,K.kH)((0,b.BU)({host:l,days:Math.floor(Q),expires:C}))]})}function u(S,R){const{host:H,attempt:U,earlier:l}=S,
[C]=l,Q=["failed","skipped"].includes(U.discovery.kind);if(C?.discovery.kind!=="failed"||Q)return[];const ut=C.discovery.problem.message,ft=j(S),_=R.releases.filter(
tt=>D(ft,tt)==="sometimes"),q=l.length+1;return[(0,K.kH)((0,r.Er)({host:(0,Y.nx)(H),attempts:q,failure:ut,releases:_}))]}function k({credentials:S,attempt:{discovery:R}},H){
if(!S?.problem)return[];const{code:U}=S.problem,l=R.kind==="failed"&&R.problem.code===U,C=H.isFork&&!S.hasToken&&U==="credentials-empty";return l||C?[]:[(0,K.kH)(
S.problem)]}function v({host:S},R){if(!R.some(({service:U})=>U===W.e$))return[];const{name:H}=(0,Y.Sv)(S);return[...H.includes(".")?[]:[(0,it.Zp)({host:S,name:H})],
.../(^|\.)xn--/.test(S)?[(0,it._W)({host:S})]:[]].map(U=>(0,K.kH)(U,{services:[W.e$]}))}const j=({earlier:S,attempt:R,later:H})=>[...S,R,...H];function g({discovery:S,
timing:R,headMs:H,hops:U},{attemptMs:l}){const C=H!==null&&H<=l?U.at(-1)?.status:null;return C===null||(0,nt.Mq)(C??0)?"retries":S.kind!=="failed"&&R.totalMs<=l?
"works":"fails"}function D(S,R){const H=S.map(C=>g(C,R)),U=H.indexOf("works");return U<0?"never":U<=R.retries&&!H.slice(0,U).includes("fails")?"always":"sometim\
es"}}),1779:((xt,yt,s)=>{s.r(yt),s.d(yt,{attemptsOf:()=>r.Or,contact:()=>Ne,crashedVisit:()=>Ae,judgeRequests:()=>r.Ey,judgeVisit:()=>Me,outcomesOf:()=>Ie});var r=s(
5693),O=s(2801),b=s(2170),K=s(8032),it=s(255),nt=s(8185),Y=s(8643),W=s(9432),A=s(1780),T=s(9615);const J=({id:t,host:o,url:p,why:m})=>(0,T.CC)("service-url-inva\
lid",{message:p===null?(0,A.xI)`${t} of host ${(0,A.KT)(o)}: ${(0,A.b7)(o,(0,W.dh)(m))}`:(0,A.xI)`${t} of host ${(0,A.KT)(o)} is "${(0,A.KT)(p)}", which the clients cannot connect to: ${m}`,
operator:`set ${t} to an https:// URL, or to a path that starts with a slash`}),G=({id:t,host:o,why:p})=>(0,T.CC)("service-url-credentials",{message:(0,A.xI)`${t} of host ${(0,A.
KT)(o)}: ${p}`,operator:"remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients inste\
ad"}),E=({id:t,host:o,url:p})=>(0,T.CC)("service-url-empty",{message:(0,A.xI)`${t} of host ${(0,A.KT)(o)} is an empty string, which resolves to the document itself: ${(0,A.
KT)(p)}`,operator:`set ${t} to the URL of the service, such as "/v1/${t.split(".")[0]}/", or remove it`}),M=({id:t,host:o,value:p,why:m})=>(0,T.CC)("service-url\
-looks-like-host",{message:(0,A.xI)`${t} of host ${(0,A.KT)(o)} is "${(0,A.KT)(p)}", which is a path and not a URL with a host`,operator:(0,A.xI)`write "https://${(0,A.
KT)(p)}" if a host is meant`,note:m===null?void 0:(0,W.zd)(m)});function N(t){const{id:o,host:p,url:m,clients:B}=t,et=B.map(rt=>K.bB[rt]),st=m.slice(m.lastIndexOf(
"/")+1);return(0,T.CC)("service-url-no-slash",{message:(0,A.xI)`${o} of host ${(0,A.KT)(p)} does not end with a slash: ${(0,A.KT)(m)}`,operator:"add the slash",
note:`without it ${et.slice(0,-1).join(", ")} and ${et.at(-1)} replace "${st}" with the path that they append`,affects:B})}const h=({id:t,host:o,url:p})=>(0,T.CC)(
"service-url-relative",{message:(0,A.xI)`${t} of host ${(0,A.KT)(o)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,A.KT)(p)}, other clients do not`,
operator:"start the path with a slash, or write the complete URL"}),d=({id:t,host:o})=>(0,T.CC)("service-url-query",{message:(0,A.xI)`${t} of host ${(0,A.KT)(o)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function w({host:t,uses:o},p=["is","are"]){const m=Map.groupBy(
o,({id:et})=>et),B=Array.from(m,([et,st])=>{const rt=st.flatMap(({endpoint:lt})=>lt??[]);return rt.length===0?et:`${et} (${rt.join(", ")})`});return(0,A.xI)`${(0,W.
K4)(B,10,W.dh)} of host ${(0,A.KT)(t)} ${B.length===1?p[0]:p[1]}`}const u=({urls:t})=>(0,A.XT)(t,3,o=>(0,A.KT)((0,W.dh)(o))),k=({uses:t})=>K.zK.filter(o=>t.some(
({id:p})=>(0,K.SZ)(p).includes(o))),v={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},j=t=>(0,T.CC)("service-url-priv\
ate",{message:(0,A.xI)`${w(t)} at ${u(t)}, which clients ${v[t.kind]} cannot reach`,operator:(0,A.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,A.
KT)(t.host)}`,affects:k(t)}),g=[...K.Du,"dependabot"];function D(t){const o=t.uses.every(({endpoint:B})=>B!==null),p=o?"a login sends its token in clear text ot\
herwise":(0,A.xI)`the clients send the token of ${(0,A.KT)(t.host)} there in clear text`,m=k(t);return(0,T.CC)("service-url-insecure",{message:(0,A.xI)`${w(t)} not https: ${u(
t)}`,operator:t.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:o||t.hasToken?p:void 0,affects:g.
filter(B=>m.includes(B))})}function S(t){const{host:o,name:p}=t,m=(0,A.xI)`${w(t)} on another host: ${u(t)}`,B=k(t).includes("renovate");return t.hasToken&&B?(0,T.
CC)("service-url-cross-host",{message:m,help:(0,A.xI)`give Dependabot and Renovate a token for ${(0,A.KT)(p)}; Terraform and OpenTofu send it the token of ${(0,A.
KT)(o)}`}):(0,T.CC)("service-url-cross-host",{message:m,help:(0,A.xI)`where outgoing traffic is filtered, allow ${(0,A.KT)(p)} as well`,severity:"notice",affects:[]})}
const R=t=>(0,T.CC)("service-url-other-port",{message:(0,A.xI)`${w(t)} on another port of the same host: ${u(t)}`,operator:(0,A.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,A.
KT)(t.host)}`}),H=t=>(0,T.CC)("service-url-double-slash",{message:(0,A.xI)`${w(t,["has","have"])} a double slash in the path: ${u(t)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),U=t=>(0,T.CC)("service-url-same",{message:(0,A.xI)`${w(t,["has","have"])} the same URL: ${u(t)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var l=s(4067),C=s(5106);function Q({host:t,attempt:o},p){
const{name:m}=it.Sv(t),B=l.uo(m),et=o.hops[0]?.address??null;if(B!=="public"||et===null)return B;const st=l.Zu(et),rt=p.some(lt=>lt.name===m);return st==="loopb\
ack"&&rt?"public":st}const ut={public:0,reserved:1,private:2,metadata:2,loopback:3},ft=(t,{kind:o})=>ut[pt(t)]>ut[o];function _(t,o){const{hostname:p}=o,m=t.filter(
({url:vt})=>ft(vt,o)),B=t.filter(vt=>!m.includes(vt)),et=B.filter(({url:vt})=>vt.scheme==="http"),st=B.filter(({id:vt,endpoint:Ct})=>Ct===null&&(0,C.p4)(vt)),rt=Map.
groupBy(st,({url:vt})=>Tt(vt,p)),lt=B.filter(({endpoint:vt,url:Ct})=>vt===null&&Mt(Ct,p)),wt=B.filter(({url:vt})=>vt.path.includes("//")),$t=q(o);return[...$t(m,
Z,vt=>{const[Ct,...Pt]=new Set(m.map(({url:Nt})=>pt(Nt))),It=Pt.length===0&&(Ct==="loopback"||Ct==="reserved");return j({...vt,kind:It?Ct:"private"})}),...$t(et,
Z,D),...[...rt].flatMap(([vt,Ct])=>vt===null?[]:$t(Ct,Z,Pt=>S({...Pt,name:vt}))),...$t(lt,Z,R),...$t(wt,tt,H),...$t(P(t),tt,U)]}const q=({host:t,hasToken:o})=>(p,m,B)=>{
if(p.length===0)return[];const et=p.map(({url:lt})=>p.length===1?tt(lt):m(lt)),st=B({host:t,hasToken:o,uses:p,urls:[...new Set(et)]}),rt=[...new Set(p.map(({id:lt})=>lt))];
return[(0,b.kH)(st,{services:rt,needed:p.some(({needed:lt})=>lt)})]},tt=t=>(0,W.dh)((0,Y.Pl)(t)),Z=t=>(0,W.dh)(`${t.scheme}://${t.host}`);function pt(t){const{name:o}=(0,Y.
cz)(t);return l.Sz(/[^\0-\x7f]/.test(o)?it.$o(o)??"":o.toLowerCase())}function Tt(t,o){const{name:p}=(0,Y.cz)(t),m=it.Sv(o).name;if(p.toLowerCase()===m)return null;
const B=it.Pv(p);return B.ok?B.value===m?null:it.nx(B.value):p}function Mt(t,o){if(t.scheme==="http"||Tt(t,o)!==null)return!1;const p=m=>Number(m||443);return p(
(0,Y.cz)(t).port)!==p(/:(\d+)$/.exec(o)?.[1]??null)}function P(t){const o=[C.e$,C.xq].flatMap(m=>t.find(B=>B.id===m)??[]),p=new Set(o.map(({url:m})=>tt(m).replace(
/\/$/,"")));return o.length===2&&p.size===1?o:[]}const V=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,ct=t=>V.test(t)&&!/^[a-z0-9-]+\.json$/i.
test(t),L=t=>t.replace(/[?#].*$/s,"");function f(t){const o=$(t),{id:p,host:m,value:B}=t,et={id:p,host:m,url:(0,Y.Pl)(t.url)};if(o!==null)return[J({...et,why:o})];
const rt=a(t)&&!ct(B)?(0,K.ab)(p):[];return[B===""?E(et):null,ct(B)?M({...et,value:L(B),why:null}):null,i(B)?h(et):null,rt.length>0?N({...et,clients:rt}):null,t.
url.query!==""&&(0,C.p4)(p)?d(et):null].filter(lt=>lt!==null)}function $({url:t}){const{name:o,port:p}=(0,Y.cz)(t);return o===""?"no Host in request URL":p===""||
Number(p)>0&&Number(p)<=65535?null:`invalid port "${p}"`}const i=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!ct(t),a=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.
path);var I=s(3217),z=s(2886),X=s(6041),at=s(9961),gt=s(9119);function kt(t,o){const p=t.forced.filter(({client:st})=>o.includes(st)),m=o.filter(st=>!p.some(rt=>rt.
client===st)),et=(0,gt.c1)(p,({place:st,services:rt})=>JSON.stringify([st,rt])).map(st=>{const[rt]=st,lt=(0,it.cu)(t.host),{services:wt}=rt,$t={kind:"found",url:lt,
services:wt},vt={...t.attempt.timing,totalMs:0},Pt={...t,attempt:{discovery:$t,hops:[],timing:vt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:st.
map(({client:It})=>It),visit:Pt,forced:rt}});return m.length>0||et.length===0?[{clients:m,visit:t,forced:null},...et]:et}function St({host:t,attempt:{discovery:o}},{
place:p,services:m},B){const et={host:(0,it.nx)(t),at:(0,z.cA)(p)},st=o.kind==="found"?o.services:m,[rt,lt]=[m,st].map(Ct=>new Map(Ct.map(({id:Pt,value:It})=>[Pt,
mt(It)]))),$t=[...new Set([...m,...st].map(({id:Ct})=>Ct))].filter(Ct=>rt?.get(Ct)!==lt?.get(Ct)),vt=(0,at.kV)({...et,services:$t});return[(0,at.Yv)(et),...$t.length>
0?[vt]:[]].map(Ct=>(0,b.kH)(Ct,{clients:B}))}function mt(t){const o=(p,m)=>(0,X.G)(m)?Object.fromEntries(Object.entries(m).sort()):m;try{return JSON.stringify(t??
null,o)}catch{return"nested too deeply"}}var At=s(4606);const bt=(t,o)=>t.filter(p=>!(0,At.Hf)(p,o.token)).map(p=>Ut(p,o));function Ut(t,o){const{visit:p,requirements:m,
clients:B,token:et,concerned:st}=o,{services:rt,places:lt}=Bt(t.services,m),wt=(0,At.wD)(t,et),$t=t.needed&&Kt({problem:wt,services:rt},o),vt=t.affects.filter(Pt=>st.
includes(Pt)),Ct={...t,problem:wt,services:rt,needed:$t,affects:vt,host:p.host};return(0,z.hD)({...Ct,severity:(0,z.v1)(Ct,B),places:t.places.length===0?lt:(0,gt.
As)(Zt(t.places))},o)}function Kt({problem:t,services:o},{visit:{host:p,attempt:m},requirements:B,answering:et,depth:st}){if(st==="discovery"||m.discovery.kind===
"skipped")return!0;const rt=o.some(wt=>et.has(`${p} ${wt}`));if(t.code==="service-url-no-slash"&&rt)return!1;const lt=B.filter(({service:wt})=>o.length===0||o.includes(
wt));return lt.length===0||lt.some(({isForInit:wt})=>wt)}function Bt(t,o){const p=st=>o.filter(({service:rt})=>st.includes(rt)),m=t.length===0?o:p(t),B=t.filter(
st=>m.some(({service:rt})=>rt===st)),et=(m.length>0?m:p(["any"])).flatMap(st=>st.because);return{services:B.length>0?B:t,places:(0,gt.As)(Zt([...new Set(et)]))}}
function Zt(t){const{inUse:o=[],aside:p=[]}=Object.groupBy(t,m=>typeof m!="string"&&(0,gt.MV)(m)?"aside":"inUse");return[...o,...p]}function jt(t,o){return o.every(
({isImplied:m})=>m)?[...o.flatMap(({clients:m})=>m),...(0,K.Yr)(t)]:K.zK}var zt=s(3956);function Qt(t){if(!Array.isArray(t))return oe(t);const{shown:o,more:p}=(0,W.
zN)(t,5);return`[${o.map(oe).join(", ")}${p>0?", \u2026":""}]`}function oe(t){return t===void 0?"missing":typeof t=="object"&&t!==null?(0,W.go)(t):(0,W.dh)(JSON.
stringify(t))}const ve=({host:t,value:o,why:p})=>(0,T.CC)("login-type",{message:(0,A.xI)`login.v1 of host ${(0,A.KT)(t)} is ${(0,W.go)(o)}, not an object`,operator:'\
set login.v1 to an object with "client", "authz" and "token"',note:(0,W.zd)(p)}),Wt=t=>o=>`is ${Qt(o)}${o===void 0?"":`, not ${t}`}`,Gt=t=>o=>`is ${Qt(o)}${t}`,
qt=t=>o=>`${Wt("an array")(o)}; the clients ignore it${t}`,Te={"client-missing":[Wt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli\
"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Wt("an array of\
 strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-types-unsupported":[Gt(", which contains no supported grant type"),'add "authz_code" to "\
grant_types"'],"grant-types-unknown":[Gt('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"auth\
z-missing":[Wt("a string with a URL"),'set "authz" to the URL of the authorization endpoint'],"token-missing":[Wt("a string with a URL"),'set "token" to the URL\
 of the token endpoint'],"ports-count":[Wt("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Gt("\
; both must be whole numbers from 1024 to 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Gt("; the first port is\
 greater than the last"),"write the lower port first"],"ports-single":[Gt("; the clients never use the last port, so none is left"),'set "ports" to at least two\
 ports, for example [10000, 10010]'],"ports-ignored":[qt(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-inval\
id":[Wt("an array of strings"),'set "scopes" to an array of strings, or remove it'],"scopes-ignored":[qt(""),'set "scopes" to an array of strings, or remove it']};
function re(t,o){const p=t.rule.replace(/-\w+$/,"").replace("-","_"),m=(0,A.xI)`"${p}" in login.v1 of host ${(0,A.KT)(o)}`;if("why"in t){const rt=`set "${p}" to\
 an https:// URL without user name, or to a path that starts with a slash`,lt=(0,A.xI)`${m}: ${(0,A.b7)(o,(0,W.dh)(t.why))}`;return(0,T.CC)(`login-${t.rule}`,{message:lt,
operator:rt})}const[B,et]=Te[t.rule],st=(0,A.xI)`${m} ${B(t.value)}`;return(0,T.CC)(`login-${t.rule}`,{message:st,operator:et})}function ie({host:t,endpoints:o}){
const p=o.map(({name:et})=>`"${et}"`).join(" and "),[m]=o,B=o.length===1;return(0,T.CC)("login-url-port",{message:(0,A.xI)`${p} in login.v1 of host ${(0,A.KT)(t)} ${B?
"names":"name"} no port, so a login uses port 443: ${(0,A.KT)(m?.url??"")}`,operator:`write a path that starts with a slash, or add :${m?.port??""} to the URL${B?
"":"s"}`})}const te=({offered:t})=>t.length===0?"is empty":`offers ${(0,W.K4)(t,20,W.dh)}`;function we(t,o){const{id:p,host:m,offered:B,block:et}=t,st=`the disc\
overy document, which ${te(t)}`;if(et!==null)return`add ${p} to the \`host\` block at ${et}, which ${te(t)}`;if(p===C.xq&&o)return(0,A.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,A.
KT)(m)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${p}`;const rt=(0,C.qE)(p)?B.find(wt=>(0,C.OA)(wt)===p):void 0,lt=p===C.xq?`use a host that offe\
rs ${p}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${p}`;return{
operator:rt===void 0?`add ${p} to ${st}`:`rename ${rt} to ${p} in ${st}`,user:lt}}const Oe=t=>t.id==="any"?(0,T.CC)("service-missing",{message:(0,A.xI)`host ${(0,A.
KT)(t.host)} does not provide any service`,operator:`add a service to the discovery document, which ${te(t)}`}):(0,T.CC)("service-missing",{message:t.why,help:we(
t,t.isArtifactory)}),ce=t=>(0,T.CC)("service-version",{message:t.why,help:t.isReadable?we(t,!1):`require an id of the form NAME.vN; the discovery document ${te(
t)}`}),$e=({id:t,host:o,value:p,why:m})=>(0,T.CC)("service-type",{message:(0,A.xI)`${t} of host ${(0,A.KT)(o)} is ${(0,W.go)(p)}, not a string with a URL`,operator:`\
set ${t} to a URL such as "/v1/modules/"`,note:(0,W.zd)(m)});var ee=s(8225),ae=s(9179);function le(t,o,p){const{value:m,flaws:B}=(0,ee.m)(t,o,p),et={...m,authz:ne(
m.authz),token:ne(m.token)},st=_e(et,o),rt=st.length===0?[]:[ie({host:p,endpoints:st})];return{login:et,problems:[...B.map(lt=>re(ue(lt),p)),...rt]}}function _e(t,o){
const{name:p,port:m}=(0,Y.cz)(o);return m===""||m==="443"?[]:(0,ee.u)(t).flatMap(({endpoint:B,text:et,url:st})=>{const rt=(0,Y.cz)(st),lt=rt.name.toLowerCase()===
p.toLowerCase();return st.scheme==="https"&&lt&&rt.port===""?[{name:B,url:et,port:m}]:[]})}const ue=t=>"why"in t?{...t,why:(0,ae.Nx)(t.why)}:t;function ne(t){const o=t===
null?null:(0,Y.Dl)(t);return o?.ok?(0,Y.Pl)(o.value):null}function de({discovery:t},o){switch(t.kind){case"failed":case"skipped":return{services:[],notes:[]};case"\
absent":return{services:[],notes:[Se(t,o)]};case"found":return Ce(t,o)}}function Ce(t,o){const{requirements:p,clients:m,base:B,block:et,reader:st}=o,rt=t.services.
map(({id:_t})=>_t),lt=t.services.some(({value:_t})=>typeof _t=="string"&&_t.includes("/artifactory/")),wt={...o,discovery:t,found:{host:B.host,block:et,offered:rt,
isArtifactory:lt}},$t=p.map(({service:_t})=>_t),vt=$t.filter(_t=>_t!=="any"),Ct=rt.filter(_t=>!vt.includes(_t)&&K.Du.some(Yt=>C.oe(_t,Yt).ok)),Pt=vt.map(_t=>he(
_t,wt)),It=({outcome:_t,notes:Yt,urls:se})=>_t.kind!=="problem"&&!se.some(({endpoint:e,url:n})=>e===null&&ft(n,B))&&!Yt.some(e=>(0,z.ER)(e)&&m.some(n=>e.affects.
includes(n))),Nt=Ct.map(_t=>he(_t,wt)),Xt=!$t.includes("any")||[...Pt,...Nt].some(It),Ht=[...Pt,...Xt?Nt.map(fe):Nt],Ft=Ht.flatMap(({urls:_t})=>_t),Vt=$t.includes(
"any")&&Ht.length===0?[(0,b.kH)(Oe({...wt.found,id:"any",why:""}))]:[];return{services:Ht.map(({outcome:_t})=>_t.kind==="problem"?{..._t,problem:(0,T.as)(_t.problem,
st)}:_t),notes:[...Ht.flatMap(({notes:_t})=>_t),..._(Ft,B),...Vt]}}function fe({outcome:t,notes:o,urls:p}){if(!C.fg.has(t.id))return{outcome:t,notes:[],urls:[]};
const m=B=>({...B,needed:!1});return{outcome:t,notes:o.map(m),urls:p.map(m)}}function Se({absence:t,url:o},{requirements:p,base:{host:m}}){const B=p.map(({service:st})=>st).
filter(st=>st!=="any"),et=(0,zt.HB)({host:m,url:(0,Y.Pl)(o),why:t,required:B});return(0,b.kH)(et,{services:B.length===1?B:[]})}function he(t,o){const{services:p,
url:m}=o.discovery,B=It=>C.TE(t,{services:p,documentUrl:m,display:o.base.host,client:It}),st=(o.requirements.find(({service:It})=>It===t)?.clients??o.clients).map(
It=>({client:It,lookup:B(It)})),[rt,...lt]=st;if(rt===void 0)throw new Error("no client is checked");const wt=lt.filter(({lookup:It})=>It.kind!==rt.lookup.kind),
$t=It=>!pe(It)||B(It).kind===rt.lookup.kind,vt=wt.length===0?(0,K.SZ)(t).filter($t):[rt.client],Ct=me(t,rt.lookup,vt,o),Pt=wt.flatMap(({client:It,lookup:Nt})=>me(
t,Nt,[It],o).notes);return{...Ct,notes:[...Ct.notes,...Pt]}}const ke=2048,pe=t=>K.Du.some(o=>o===t);function me(t,o,p,m){const{discovery:B,base:et}=m,{host:st}=et,
rt=lt=>lt.map(wt=>(0,b.kH)(wt,{services:[t]}));switch(o.kind){case"url":{const{url:lt,value:wt}=o,$t=f({id:t,value:wt,url:lt,host:st}),vt=!$t.some(({code:Pt})=>Pt===
"service-url-invalid"),Ct=(0,W.dh)((0,Y.Pl)(lt),ke);return{outcome:{id:t,kind:"url",url:Ct},notes:rt($t),urls:vt?[{id:t,endpoint:null,url:lt,needed:!0}]:[]}}case"\
object":{const{login:lt,problems:wt}=le(o.value,B.url,st),$t=wt.find(({severity:vt})=>vt==="error");return{outcome:$t?{id:t,kind:"problem",problem:$t}:{id:t,kind:"\
login",login:lt},notes:rt(wt),urls:(0,ee.u)(lt).map(vt=>({...vt,id:t,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const lt=Re(
t,o,m),wt=(0,b.kH)(lt,{services:[t],clients:p});return{outcome:{id:t,kind:"problem",problem:lt},notes:[wt],urls:[]}}}}function Re(t,o,p){const m={...p.found,id:t,
why:o.why};switch(o.kind){case"missing":return Oe(m);case"bad-id":case"version":return ce({...m,isReadable:o.kind==="version"});case"type":{const{value:B}=o;return t===
C.S3?ve({...m,value:B}):$e({...m,value:B})}case"bad-url":{const B=(0,ae.Nx)(o.why);return ct(o.value)?M({...m,value:L(o.value),why:B}):o.reason==="user-info"?G(
m):J({...m,url:null,why:B})}}}function Me(t,o,p){const{visit:m,requirements:B,predicted:et,requests:st,isNew:rt}=t,lt=ge(t,o.dialect),wt=(0,z.TC)(m.host,B,o),$t=kt(
m,lt).map(_t=>Dt(_t,t,o,wt)),vt=[...$t.flatMap(({notes:_t})=>_t),...et],Ct=$t.some(({forced:_t})=>_t===null),Pt=(0,At.ux)(m,vt,wt,{...p,isAsked:Ct}),It=Ee(t,o,{
clients:lt,reader:wt,token:Pt}),Nt=$t[0]?.services??[],Xt=[...Ct?(0,I.so)(m,B,Pt,p):[],...Ct?(0,I.uA)(m,Nt,p):[],...et,...st===null?[]:(0,r.Ey)(st,m.attempt.certificates,
o),...(0,r.WN)(m,B)],Ft=[...$t.flatMap(_t=>bt(_t.notes,{...It,reader:_t.reader,concerned:It.concerned.filter(Yt=>_t.viewers.includes(Yt))})),...bt(Xt,It)],Vt=$t[0]?.
forced?.place??null;return{visit:m,requirements:B,services:Nt,servicesFrom:Vt,findings:Ft,isNew:rt}}const ge=({requirements:t},{clients:o})=>o.filter(p=>t.some(
m=>m.clients.includes(p))),Ee=({visit:t,requirements:o,answering:p,isNew:m},B,et)=>({...B,visit:t,requirements:o,answering:p,isHostNew:m,concerned:jt(t.host,o),
...et});function Ae(t,o,p){const{visit:m,requirements:B,isNew:et}=t,st=(0,O.n3)({host:(0,it.nx)(m.host),thrown:p}),rt={kind:"skipped",problem:st},lt={...m,attempt:{
...m.attempt,discovery:rt,hops:[]}},wt={clients:o.dialect.clients,reader:null,token:At.Cg},$t=Ee({...t,visit:lt},o,wt),vt=bt([(0,b.kH)(st)],{...$t,concerned:K.zK});
return{visit:lt,requirements:B,services:[],servicesFrom:null,findings:vt,isNew:et}}function Dt({clients:t,forced:o,visit:p},{visit:m,requirements:B},et,st){const rt=o===
null?st:{...st,role:"operator"},{services:lt,notes:wt}=de(p.attempt,{requirements:B,clients:t,reader:rt,block:o&&(0,z.cA)(o.place),base:{hostname:m.host,host:(0,it.
nx)(m.host),hasToken:m.credentials?.hasToken===!0,kind:o===null?Q(m,et.resolve):"loopback"}}),$t=et.dialect.releases.filter(({client:Pt})=>t.includes(Pt)),vt=m.
forced.map(({client:Pt})=>Pt),Ct=o===null?K.zK.filter(Pt=>!vt.includes(Pt)):t;return{forced:o,reader:rt,viewers:Ct,services:lt,notes:[...o===null?[]:St(m,o,t),...(0,r.
Ii)(p,{...et,clients:t,releases:$t}),...wt,...o===null?(0,nt.I4)(m.host,lt,B,et):[]]}}function Ie(t){const o=m=>{const B=t.filter(({problem:et,affects:st})=>st.
includes(m)&&et.usualSeverity!=="notice");return B.some(z.ER)?"fails":B.length>0?"warns":"works"},p=K.zK.map(m=>[m,o(m)]);return Object.fromEntries(p)}var Pe=s(
4702),xe=s(2798),be=s(4731),ye=s(4035),Le=s(479),De=s(3298);async function Ne(t,o,p,m){const{dialect:B,configs:et,requirements:st}=o,{releases:rt}=B,{environment:lt,
kill:wt,secrets:$t,stop:vt,startTimer:Ct}=m,Pt={kill:wt,learn:$t.learn,stop:vt.signal},It=(0,xe.mQ)({...p,configs:et},lt,Pt),{credentials:Nt,forced:Xt}=It,Ht={network:(0,be.
Af)(p),credentials:{...Nt,find:(0,De.O)(Nt.find)},concurrency:p.concurrency,random:Math.random,now:Date.now,startTimer:Ct,monotonic:m.now,stop:vt,sessions:p.depth===
"discovery"?null:new Map},Ft=await(0,ye.pj)(t,{...Ht,forced:Xt,required:Map.groupBy(st,({host:e})=>e),maxRedirects:Math.max(...B.clients.map(e=>K.NX[e])),releases:rt,
timeoutMs:p.timeoutMs??(0,ye.nT)(rt),retries:p.retries,progress:e=>m.progress({kind:"visits",...e})}),Vt=Nt.known;if(p.depth==="discovery")return{visits:Ft,predicted:Pe.
j7,tokenSources:Vt};const{predictInit:_t}=await Promise.all([s.e(542),s.e(372)]).then(s.bind(s,3372)),Yt={...Ht,...o,settings:p,machine:(0,Le.g8)(lt),directory:m.
directory,learn:$t.learn,progress:e=>m.progress({kind:"registries",...e}),visits:new Map(Ft.map(e=>[e.host,e]))},se={...p,isFork:m.isFork};return{visits:Ft,predicted:await _t(
o.roots,Yt,se),tokenSources:Vt}}}),9713:((xt,yt,s)=>{s.d(yt,{IK:()=>K,v8:()=>A,x8:()=>M,zy:()=>J});var r=s(7075),O=s(8522),b=s(2875);const K={kind:"excerpt",maxBytes:2048},
it=1e3,nt=64*1024,Y=1024,W=1024*1024,A=256*1024,T=h=>Buffer.from(h,"latin1").toString("utf8");function J({status:h,reason:d,headers:w}){const u=g=>{const D=w.get(
g)?.[0];return D===void 0?null:T(D)},k=u("content-length"),j=h!==204&&h!==304&&k!=="0"?u("content-encoding"):null;return{status:h,reason:T(d),contentType:u("con\
tent-type"),contentEncoding:j,location:u("location"),retryAfter:u("retry-after"),terraformGet:u("x-terraform-get"),apiVersion:u("tfp-api-version"),challenge:G(w.
get("www-authenticate")??[]),declaredBytes:k===null||E(j)?null:Number(k)}}function G(h){const d=h.flatMap(u=>u.split(",")).flatMap(u=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(u)?.[1]??[]);return d.some(u=>u.toLowerCase()==="bearer")?null:d[0]??null}const E=h=>h?.toLowerCase()==="gzip";async function M(h,d,w){const u=[];let k=0,v;
const j=w.kind==="excerpt"?setTimeout(()=>h.destroy(),it).unref():void 0;try{for await(const D of N(h,d,w.maxBytes)){if(u.push(D),u.length===Y&&u.splice(0,Y,Buffer.
concat(u)),k+=D.length,k>w.maxBytes)break;k>W&&(v??=await w.turn?.())}}catch(D){if((0,b.$N)(D)==="COMPRESSED_TOO_LARGE")k=Number.POSITIVE_INFINITY;else if(w.kind===
"whole")throw D}finally{clearTimeout(j),h.destroy(),v?.()}return{bytes:Buffer.concat(u).subarray(0,w.maxBytes),truncated:k>w.maxBytes}}function N(h,d,w){if(!E(d.
contentEncoding))return h;const u=(0,O.createGunzip)();let k=w+nt;const v=async function*(j){for await(const g of j){if(k-=g.length,k<0)throw(0,b.Au)("COMPRESSE\
D_TOO_LARGE","too many compressed bytes");yield g}};return(0,r.pipeline)(h,v,u,()=>{}),u}}),4731:((xt,yt,s)=>{s.d(yt,{be:()=>vt,X5:()=>$t,gQ:()=>Ct,Ul:()=>Pt,Af:()=>se,
JY:()=>lt,To:()=>Vt,dI:()=>wt,Lu:()=>Nt,jT:()=>It});var r=s(7067),O=s(9968),b=s(7811),K=s(8643),it=s(255),nt=s(4067),Y=s(9509);const W=32;function A(e){const n=[];
let c=e.getPeerX509Certificate();for(;c!==void 0&&n.length<W;)n.push(c),c=c.issuerCertificate;return n}function T(e,n,c){const[y]=e;if(y===void 0)return null;const x=n.
ok?n.chain.slice(0,Math.max(1,n.chain.length-1)).map(({notAfter:dt})=>dt):e.map(({validTo:dt})=>Date.parse(dt)),F=Date.parse(y.validFrom),ot=Math.min(...x);return Number.
isNaN(F)||Number.isNaN(ot)?null:{host:c,subject:J(y.subject)??y.subjectAltName??"",issuer:J(y.issuer)??y.issuer??"",validFrom:new Date(F).toISOString(),expires:new Date(
ot).toISOString()}}const J=e=>/^CN=(.*)$/m.exec(e??"")?.[1];var G=s(1692),E=s(3298),M=s(7598),N=s(4573);class h extends Error{}const d=48;function w(e,n){const c=[];
for(let y=0;y<e.length;){const x=e[y]??0,F=e[y+1]??128,ot=Math.max(F-128,0),dt=F<128?F:e.readUIntBE(y+2,ot),ht=ot===0||dt>=128&&e[y+2]!==0,Ot=y+2+ot,Et=Ot+dt;if(!ht||
Et>e.length||(x&31)===31)throw new h(n);c.push({tag:x,content:e.subarray(Ot,Et),whole:e.subarray(y,Et)}),y=Et}return c}function u(e,n,c=d){if(e?.tag!==c)throw new h(
n);return w(e.content,n)}function k(e){const n=[0];for(const F of e?.content??[]){const ot=128*(n.pop()??0)+(F&127);if(ot>=2**31)throw new h("object identifier");
n.push(ot,...F<128?[0]:[])}const[c=0,...y]=n.slice(0,-1),x=Math.min(Math.floor(c/40),2);return[x,c-40*x,...y].join(".")}function v({tag:e,content:n}){const c=n.
toString("hex");if(e!==1||c!=="00"&&c!=="ff")throw new h("boolean");return c==="ff"}function j(e,n){const{tag:c=0,content:y=Buffer.alloc(0)}=e??{},x=y[0]??8,F=((y.
at(-1)??0)&(1<<x)-1)===0;if(c!==3||x>7||!F)throw new h(n);return y.subarray(1)}const g={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,
30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},D=({tag:e,content:n})=>e===12?(0,N.isUtf8)(n):g[e]?.test(n.toString("latin1"))??!1,S=["1.3.132.0.3\
3","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],R="1.2.840.113549.1.1.10",H={[R]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"\
ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP51\
2r1","1.3.132.0.10":"secp256k1"},U="public key",l=()=>new h(U);function C(e,n){const[c,y]=u(e,U),[x,F]=u(c,U),ot=k(x),dt=j(y,U);switch(ot){case"1.2.840.113549.1\
.1.1":if(F?.whole.toString("hex")!=="0500")throw l();return ut(dt,n);case"1.2.840.10045.2.1":return ft(dt,F,n);case"1.3.101.112":if(F||dt.length!==32)throw l();
return{kind:"ed25519"};default:return{kind:"unsupported",name:H[ot]??ot}}}const Q=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function ut(e,{publicKey:n}){const c=u(w(e,U)[0],
U);if(!c.every(({content:ot})=>Q.test(ot.toString("hex")))||(c[1]?.content.length??0)>8)throw l();const{modulusLength:x=0,publicExponent:F=0n}=n.asymmetricKeyDetails??
{};return F>1n&&F%2n===1n&&F<2n**31n?{kind:"rsa",bits:x}:{kind:"unsupported",name:`RSA with the exponent ${F}`}}function ft(e,n,c){const y=n?.tag===6?k(n):"expl\
icit parameters";if(!S.includes(y))return{kind:"unsupported-curve",curve:H[y]??y};if(e[0]!==4||c.publicKey.asymmetricKeyType!=="ec")throw l();return{kind:"ecdsa"}}
const _=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,q=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
tt=["201 20","202 30","203 40"];function Z(e){const[n,c]=u(e,"signature algorithm"),y=k(n),[,x,F]=q.exec(c?.whole.toString("hex")??"")??[];return y===R&&tt.includes(
`${x} ${F}`)||_.test(y)?null:y===R?"RSA-PSS with other parameters than SHA-2":H[y]??y}var pt=s(6429);const Tt=130,Mt=135,P=[129,134];function V(e,n,c){const y=dt=>e.
filter(({tag:ht})=>ht===dt).map(({content:ht})=>ht),x=y(Mt);if(!([Tt,...P].flatMap(y).every(dt=>(0,N.isAscii)(dt))&&x.every(({length:dt})=>n.includes(dt))))throw new h(
c);const ot=P.filter(dt=>y(dt).length>0);return{dns:y(Tt).map(String),addresses:x,others:ot}}function ct(e){const n="subject alternative names";return V(u(w(e,n)[0],
n),[4,16],n)}function L({dns:e,addresses:n},c){const y=(0,pt.r5)(c);if(y!==null)return n.some(ht=>ht.equals(Buffer.from((0,pt.NW)(y))));const x=c.toLowerCase(),
F=x.replace(/\.$/,""),ot=F.replace(/^[^.]*/,""),dt=[x,F,...ot===""?[]:[`*${ot}`]];return e.some(ht=>dt.includes(ht.toLowerCase()))}function f(e){const n="name c\
onstraints",[c,...y]=w(e,n),x=u(c,n),F=x.map(({tag:Rt})=>Rt).join(),ot=x.every(({content:Rt})=>Rt.length===0);if(y.length>0||ot||!["160","161","160,161"].includes(
F))throw new h(n);const dt=Rt=>x.filter(({tag:Lt})=>Lt===Rt).flatMap(({content:Lt})=>w(Lt,n)).flatMap(Lt=>u(Lt,n).slice(0,1)),[ht,Ot]=[dt(160),dt(161)],Et=[...ht,
...Ot].every(({tag:Rt})=>[Tt,Mt,...P].includes(Rt));return{permitted:$(ht,n),excluded:$(Ot,n),isKnown:Et}}function $(e,n){const c=V(e,[8,32],n),y=c.dns.map(F=>F.
toLowerCase());if(!(y.every(F=>i(F.replace(/^\.(?=.)/,"")))&&c.addresses.every(a)))throw new h(n);return{...c,dns:y}}const i=e=>/^[!-~]*$/.test(e)&&!/^\.|\.\.|\.$/.
test(e);function a(e){const n=e.subarray(e.length/2),c=Array.from(n,y=>y.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(c)}const I=25e4;function z(e,{
permitted:n,excluded:c}){const y=n.dns.length+c.dns.length,x=n.addresses.length+c.addresses.length,F=e.dns.length*y+e.addresses.length*x,ot=[...n.others,...c.others];
if(F>I||e.others.some(Ot=>ot.includes(Ot)))return!1;const dt=e.dns.every(Ot=>{const Et=Ot.toLowerCase();return i(Et)&&(n.dns.length===0||n.dns.some(Rt=>X(Et,Rt)))&&
!c.dns.some(Rt=>X(Et,Rt)||at(Et,Rt))}),ht=e.addresses.every(Ot=>(n.addresses.length===0||n.addresses.some(Et=>gt(Ot,Et)))&&!c.addresses.some(Et=>gt(Ot,Et)));return dt&&
ht}const X=(e,n)=>n===""||e===n||e.endsWith(n.startsWith(".")?n:`.${n}`),at=(e,n)=>e.startsWith("*.")&&n.replace(/^[^.]*/,"")===e.slice(1),gt=(e,n)=>2*e.length===
n.length&&e.every((c,y)=>{const x=n[e.length+y]??0;return(c&x)===((n[y]??0)&x)});function kt(e){try{const n=new M.X509Certificate(e),{raw:c}=n;if(!c.equals(e))throw new h(
"certificate");const y=bt(n,c);return"kind"in y?{ok:!1,flaw:y}:{ok:!0,certificate:y}}catch(n){return{ok:!1,flaw:{kind:"malformed",part:n instanceof h?n.message:
"certificate"}}}}const St=160,mt=["020100","020101","020102"],At=163;function bt(e,n){const[c,y]=u(w(n,"certificate")[0],"certificate"),x=u(c,"certificate"),F=x[0]?.
tag===St,ot=F?x[0]?.content.toString("hex"):mt[0];if(!mt.includes(ot??""))throw new h("version");const dt=ot===mt[2],[,ht,Ot,,Et,Rt,...Lt]=x.slice(F?1:0);if(!ht||
!Ot||!Et||!Rt)throw new h("certificate");if(!y?.content.equals(ht.content))throw new h("signature algorithm");if(e.serialNumber.startsWith("-"))return{kind:"neg\
ative-serial"};Kt(Ot,"issuer"),Kt(Et,"subject");const[Jt,Be]=[Bt(e.validFrom),Bt(e.validTo)],Ue=C(Rt,e);if(Ue.kind==="unsupported-curve")return{kind:"curve",curve:Ue.
curve};const je=dt?Lt.find(({tag:Ke})=>Ke===At):void 0;return{raw:n,x509:e,isSignedBy:(0,E.O)(Ke=>Ut(e,Ke.x509)),subject:Et.whole,issuer:Ot.whole,notBefore:Jt,notAfter:Be,
unsupportedSignature:Z(ht),key:Ue,keyInfo:Rt.whole,isAuthority:dt?e.ca:null,...zt(je)}}function Ut(e,n){try{return e.verify(n.publicKey)}catch{return!1}}function Kt(e,n){
const c=u(e,n).flatMap(y=>u(y,n,49));for(const y of c){const[,x]=u(y,n);if(x===void 0||!D(x))throw new h(n)}}function Bt(e){const[,n,c]=/^(.*:\d\d) (\d+) GMT$/.
exec(e)??[],y=new Date(`${n} 2000 GMT`).setUTCFullYear(Number(c));if(Number.isNaN(y))throw new h("validity");return y}const Zt=[15,19,31,32,33,36,37,54].map(e=>`\
2.5.29.${e}`),jt=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function zt(e){const n="extensions",c=new Map,y=[];for(const ht of e?u(u(e,n,At)[0],n):[]){const[
Ot,Et,Rt]=u(ht,n),Lt=k(Ot),Jt=Rt??Et;if(Jt?.tag!==4||c.has(Lt))throw new h(n);c.set(Lt,Jt.content),Rt&&Et&&v(Et)&&y.push(Lt)}if(y.some(ht=>jt.includes(ht)))throw new h(
n);const x=(ht,Ot)=>{const Et=c.get(`2.5.29.${ht}`);return Et===void 0?null:Ot(Et)},F=x(17,ct)??{dns:[],addresses:[],others:[]},ot=x(30,f);x(15,ht=>j(w(ht,"keyU\
sage")[0],"keyUsage"));const dt=new Set(Zt);return Object.values(F).some(({length:ht})=>ht>0)&&dt.add("2.5.29.17"),ot?.isKnown&&dt.add("2.5.29.30"),{encodedNames:c.
get("2.5.29.17")??Buffer.alloc(0),names:F,constraints:ot,maxPath:x(19,Qt),usages:x(37,oe)??[],unhandled:y.filter(ht=>!dt.has(ht))}}function Qt(e){const n="basic\
Constraints",c=u(w(e,n)[0],n),y=c[0]?.tag===1;y&&c[0]&&v(c[0]);const x=c[y?1:0]?.content;if(x&&x.length>8)throw new h(n);return x===void 0?null:+`0x${x.toString(
"hex")}`}function oe(e){const n="extendedKeyUsage";return u(w(e,n)[0],n).map(c=>k(c))}const ve=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_\
POLY1305_SHA256"],Wt=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],Gt=[...ve,...Wt.flatMap(e=>[`ECDHE-ECDSA-${e}`,`ECD\
HE-RSA-${e}`])],qt=["X25519","P-256","P-384","P-521"],Te=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs\
1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),re="@SECLEVEL=0",ie=M.constants.SSL_OP_LEGACY_SERVER_CONNECT|
M.constants.SSL_OP_NO_RENEGOTIATION,te={secureOptions:ie,minVersion:"TLSv1.2",ciphers:[...Gt,re].join(":"),ecdhCurve:qt.join(":"),sigalgs:Te},ce={secureOptions:ie,
minVersion:"TLSv1",ciphers:[...Gt,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",re].join(":"),ecdhCurve:[...qt,"X448:secp256k1:brainpool\
P256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")},$e=8192,ee=1024,ae=100;function le(e){const n=[];for(const[ht,Ot]of e.sent.
entries()){const Et=(e.parse??kt)(Ot);if(!Et.ok)return{ok:!1,flaw:Et.flaw,isLeaf:ht===0};const{certificate:Rt}=Et,{key:Lt}=Rt;if(Lt.kind==="rsa"&&Lt.bits>$e)return{
ok:!1,flaw:{kind:"key-size",bits:Lt.bits},isLeaf:ht===0};n.push(Rt)}const[c,...y]=n;if(c===void 0)throw new Error("a server sends at least one certificate");const x=_e(
c,e);if(x!==null)return{ok:!1,flaw:x,isLeaf:!0};const F={others:y,options:e,checks:0,hint:null},ot=e.anchors(c.subject).some(({raw:ht})=>ht.equals(c.raw))?fe(F,
[c]):de(F,[c]);if(ot!==null)return{ok:!0,chain:ot};const dt={kind:"unknown-authority",sent:me(c,y)};return{ok:!1,...F.hint??{flaw:dt,isLeaf:!0}}}function _e(e,{
host:n,now:c}){const y=ne(e,c);return y!==null?y:L(e.names,n)?ue(e):{kind:"other-name",names:e.names.dns}}function ue({key:e}){return e.kind==="unsupported"?{kind:"\
key",name:e.name}:e.kind==="rsa"&&e.bits<ee?{kind:"key-size",bits:e.bits}:null}function ne({unhandled:e,notBefore:n,notAfter:c},y){const[x]=e;return x!==void 0?
{kind:"critical-extension",id:x}:y<n?{kind:"not-yet-valid",at:n}:y>c?{kind:"expired",at:c}:null}function de(e,n){const c=n.at(-1),{options:y,others:x}=e,F=y.anchors(
c.issuer),ot=x.filter(({subject:dt})=>dt.equals(c.issuer));for(const[dt,ht]of[...F,...ot].entries()){const Ot=dt<F.length;if(e.checks+=1,e.checks>ae)return null;
if(n.some(Jt=>ke(Jt,ht)))continue;const Et=Ce(n,ht,Ot,y);if(Et!==null&&(e.hint??=Et),Et!==null||!c.isSignedBy(ht))continue;if(!c.x509.checkIssued(ht.x509)){e.hint??=
{flaw:{kind:"openssl"},isLeaf:n.length===1};continue}const Rt=[...n,ht],Lt=Ot?fe(e,Rt):de(e,Rt);if(Lt!==null)return Lt}return null}function Ce(e,n,c,{now:y}){const x=e.
at(-1),{isAuthority:F,maxPath:ot}=n,dt=Et=>({flaw:Et,isLeaf:!1});if(!(F??c))return dt({kind:"no-authority"});const ht=e.length===1;if(x.unsupportedSignature!==null)
return{flaw:{kind:"signature",name:x.unsupportedSignature},isLeaf:ht};const Ot=ue(n)??ne(n,y);return Ot!==null?dt(Ot):ot!==null&&e.length-1>ot?dt({kind:"path-le\
ngth"}):null}function fe(e,n){const c=n.findIndex(({usages:x})=>!he(x));return c>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:c===0},null):n.every(({constraints:x},F)=>x===
null||n.slice(0,F).every(({names:ot})=>z(ot,x)))?n:(e.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Se=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],he=e=>e.length===
0||e.some(n=>Se.includes(n)),ke=(e,n)=>e.subject.equals(n.subject)&&e.keyInfo.equals(n.keyInfo)&&e.encodedNames.equals(n.encodedNames),pe=({subject:e,issuer:n})=>e.
equals(n);function me(e,n){return pe(e)?"self-signed":n.length===0?"leaf":n.some(pe)?"root":"chain"}function Re(e){const n=(0,E.O)(()=>ge([...G.rootCertificates,
...(0,G.getCACertificates)("extra"),...e===null?[]:[e]])),c=(0,E.O)(()=>ge((0,G.getCACertificates)("system"))),y=Ae();return{hasFile:e!==null,context:(0,E.O)(()=>(0,G.
createSecureContext)({...te,ca:[]})),verify:(x,F)=>{const ot={parse:y,sent:x,host:F,now:Date.now()},dt=le({...ot,anchors:n()});return dt.ok?dt:le({...ot,anchors:Ot=>[
...n()(Ot),...c()(Ot)]})}}}const Me=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ge(e){const n=e.flatMap(x=>Array.from(x.matchAll(Me),
([,F=""])=>Buffer.from(F,"base64"))),c=Buffer.concat(n),y=new Map;return x=>{const F=x.toString("latin1"),ot=y.get(F);if(ot!==void 0)return ot;const ht=(c.includes(
x)?n.filter(Ot=>Ot.includes(x)):[]).flatMap(Ot=>{const Et=kt(Ot);return Et.ok&&x.equals(Et.certificate.subject)?Et.certificate:[]});return ht.length>0&&y.set(F,
ht),ht}}const Ee=200;function Ae(){const e=new Map;return n=>{const c=Buffer.from(n).toString("latin1");e.size>=Ee&&!e.has(c)&&e.clear();const y=e.get(c)??kt(n);
return e.set(c,y),y}}var Dt=s(2875),Ie=s(8500);const Pe=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],xe=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function be(e,{name:n},c,y){const x=(0,Dt.$N)(e);if(Pe.includes(x))return await Ne(await y())?(0,Dt.Au)("PLAIN_HTTP","the port responds in plain HTTP"):e;
if(xe.test(x))return e;const F=await p(n,c,y);return F===null?e:"flaw"in F?(c.connection.rejection=F,(0,Dt.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${F.
flaw.kind}`)):(c.connection.unsupported=F,(0,Dt.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${F.name}`))}const[ye,Le]=[30,100],De=Buffer.from([22,3,1,0,
0]);async function Ne(e){const n=await new Promise(c=>{t().then(()=>c("")),e.once("data",y=>c(y.toString("latin1",0,5))),e.once("error",()=>c("")).once("close",
()=>c("")),e.write(De)});return e.destroy(),n==="HTTP/"}async function t(){for(let e=0;e<ye;e+=1)await(0,Ie.setTimeout)(Le,null,{ref:!1})}const o=[ce,{...ce,maxVersion:"\
TLSv1.2"}];async function p(e,n,c){for(const y of o){const x=(0,G.createSecureContext)({...y,ca:[]}),F=await c(),ot=await(0,Dt.ek)(F,n,e,{secureContext:x}).catch(
()=>null);if(ot===null)continue;const dt=m(ot);return ot.destroy(),dt}return null}function m(e){const n=e.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(n))
return{kind:"version",name:n};const[c]=A(e),y=c&&kt(c.raw);if(y?.ok===!1)return{flaw:y.flaw,isLeaf:!0};const x=e.getCipher().name;if(!Gt.includes(x))return{kind:"\
cipher",name:x};const F=et(e);if(!qt.includes(F))return{kind:"group",name:F};const ot=y?.certificate.key;return ot?.kind==="unsupported"?{flaw:{kind:"key",name:ot.
name},isLeaf:!0}:null}const B={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function et(e){const n=e.getEphemeralKeyInfo();return n===
null||!("type"in n)?"":n.type==="DH"?`ffdhe${n.size}`:B[n.name??""]??n.name??""}const st="http/1.1",rt="h2";async function lt(e,n){const c=()=>Xt(e,n),y=await c();
if(e.scheme==="http")return y;try{return await Ft(e,y,n,st)}catch(x){const F=Dt.$N(x);throw F.endsWith("_NO_APPLICATION_PROTOCOL")&&await wt(e,n),/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(F)?await be(x,e,n,c):x}}async function wt(e,n){if(e.scheme!=="http")try{const c=await Xt(e,n);(await Ft(e,c,n,rt)).destroy()}catch(c){if(["HTTP2_ONLY","CER\
TIFICATE_REJECTED"].includes(Dt.$N(c)))throw c}}function $t(e){const{scheme:n}=e;if(n!=="https"&&n!=="http")return(0,b.TR)(`unsupported protocol scheme "${n}"`);
const{name:c,port:y}=(0,K.cz)(e);if(c==="")return(0,b.TR)("no Host in request URL");const x=(0,Y.ER)(c)?(0,b.Ju)(c.toLowerCase()):(0,it.Pv)(c);if(!x.ok)return x;
const F=y===""?(0,K.L5)(n):Number(y);return F>0&&F<=65535?(0,b.Ju)({scheme:n,name:x.value,port:F}):(0,b.TR)(`invalid port "${y}"`)}function vt(e){const{name:n}=(0,K.
cz)(e),c=(0,it.Pv)(n);return(0,Y.ER)(n)||!c.ok?n:c.value}function Ct(e,{name:n}){const{port:c}=(0,K.cz)(e);return(0,K.EN)(n)+(c===""?"":`:${c}`)}function Pt({resolve:e},n,c){
const y=e.some(x=>x.name===n);return!["private","loopback"].includes((0,nt.Sz)((y?null:c)??n))}function It({scheme:e,name:n,port:c}){return(0,K.EN)(n)+(c===(0,K.
L5)(e)?"":`:${c}`)}function Nt(e,{resolve:n,chooseProxy:c}){const y=n.find(({name:x,port:F})=>x===e.name&&(F===null||F===e.port));return y===void 0?{host:e.name,
port:e.port,proxy:c(e)}:{host:y.address,port:y.addressPort??e.port,proxy:null}}async function Xt(e,n){const{host:c,port:y,proxy:x}=Nt(e,n.network);if(x===null)return Dt.
zy(c,y,n);Dt.ln(e.name,n),n.connection.proxy=x.host;const F=await Ht(x,n);return e.scheme==="https"?Yt(e,x,F):F}async function Ht(e,n){const c=e.protocol==="htt\
ps:"?"https":"http",y=e.hostname.replace(/^\[|\]$/g,""),x={scheme:c,name:y,port:Number(e.port)||(0,K.L5)(c)},F=new Dt.Ng;try{const ot={...n.network,resolve:[],chooseProxy:()=>null};
return await lt(x,{...n,network:ot,connection:F,allowPrivate:!0})}catch(ot){if((0,O.qo)(ot))throw ot;const dt=`proxy ${e.host} cannot be reached: ${Dt.bD(ot)}`;
throw Dt.Au("PROXY_REFUSED",dt)}finally{n.connection.lookupMs=F.lookupMs,n.connection.connectMs=F.connectMs}}async function Ft(e,n,c,y){const{connection:x,network:F}=c,
{trust:ot}=F,dt=performance.now(),ht={secureContext:ot.context(),ALPNProtocols:[y]},Ot=await Dt.ek(n,c,e.name,ht);x.tlsMs=performance.now()-dt;const Et=A(Ot),Rt=ot.
verify(Et.map(({raw:Lt})=>Lt),e.name);if(x.certificate=T(Et,Rt,It(e)),Rt.ok&&Ot.alpnProtocol!==rt)return Ot;throw Ot.destroy(),Rt.ok?Dt.Au("HTTP2_ONLY","the hos\
t speaks only HTTP/2"):(x.rejection={...Rt,issuer:Et.at(-1)?.issuer??"",hasFile:ot.hasFile},Dt.Au("CERTIFICATE_REJECTED",`certificate rejected: ${Rt.flaw.kind}`))}
function Vt(e){if(e.username===""&&e.password==="")return{};const n=`${decodeURIComponent(e.username)}:${decodeURIComponent(e.password)}`;return{"proxy-authoriz\
ation":`Basic ${Buffer.from(n).toString("base64")}`}}const _t=[502,503,504];function Yt(e,n,c){const y=`${(0,K.EN)(e.name)}:${e.port}`;return new Promise((x,F)=>{
const ot=(0,r.request)({method:"CONNECT",path:y,headers:{host:y,...Vt(n)},insecureHTTPParser:!0,createConnection:()=>c});ot.on("error",dt=>{const ht=`proxy ${n.
host} closed the connection: ${dt.message}`;F(Dt.Au("PROXY_REFUSED",ht))}),ot.on("connect",(dt,ht,Ot)=>{if(dt.statusCode===200&&Ot.length===0)return x(c);c.destroy();
const{statusCode:Et=0,statusMessage:Rt=""}=dt,Lt=_t.includes(Et)?"PROXY_NOT_REACHED":"PROXY_REFUSED",Jt=`proxy ${n.host} returned ${Et} ${Rt}`;F(Dt.Au(Lt,Jt.trimEnd()))}),
ot.end()})}function se(e){const n=[...[...e.hostnames,...e.tokens].map(({host:c})=>(0,it.Sv)(c).name),...e.resolve.map(({name:c})=>c)];return{resolve:e.resolve,
namedHosts:new Set(n),chooseProxy:e.chooseProxy,trust:Re(e.authorities)}}}),2875:((xt,yt,s)=>{s.d(yt,{$N:()=>Y,Au:()=>nt,Ng:()=>it,bD:()=>W,ek:()=>T,ln:()=>G,zy:()=>A});
var r=s(610),O=s(7030),b=s(1692),K=s(4067);class it{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const nt=(d,w)=>Object.assign(new Error(w),{code:d});function Y(d){return typeof d!="object"||d===null?"":"code"in d&&typeof d.code=="string"?d.code:""}const W=d=>typeof d==
"object"&&d!==null&&"message"in d?String(d.message):String(d);async function A(d,w,u){const{connection:k}=u;(0,O.isIP)(d)!==0&&G(d,u);const v=performance.now();
let j=v;const g=(0,O.connect)({host:d,port:w,noDelay:!0,lookup:h(u,()=>{j=performance.now(),k.lookingUp=!1,k.lookupMs=j-v})});return u.hold(g),await J(g,"connec\
t"),k.connectMs=performance.now()-j,k.address=g.remoteAddress??null,g}async function T(d,w,u,k){const v=(0,b.connect)({...k,socket:d,servername:(0,O.isIP)(u)===
0?u.replace(/\.$/,""):"",rejectUnauthorized:!1});return w.hold(v),await J(v,"secureConnect"),v}function J(d,w){return new Promise((u,k)=>{const v=()=>k(nt("ECON\
NRESET","the connection was closed")),j=()=>u(void d.off("close",v));d.once(w,j).once("error",k).once("close",v)})}function G(d,w){const u=E(d,w);if(u!==null)throw u}
function E(d,{allowPrivate:w}){const u=(0,K.Sz)(d);return u==="metadata"?nt("ADDRESS_METADATA",`${d} is a metadata address`):u==="public"||w?null:nt(u==="reserv\
ed"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${d} is a ${u} address`)}const M=253,N=d=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(d);function h(d,w){return(u,k,v)=>{const D=(N(
u)||u.replace(/\.$/,"").length>M?nt("ENOTFOUND",`no such host: ${u}`):null)??E(u,d);if(D!==null)return queueMicrotask(()=>v(D,[]));d.connection.lookingUp=!0,(0,r.
lookup)(u,{...k,all:!0},(S,R)=>{if(w(),S!==null)return v(S,[]);const H=R.map(({address:C})=>E(C,d)),U=R.filter((C,Q)=>H[Q]===null),l=H.find(C=>C!==null);if(U.length===
0&&l)return v(l,[]);v(null,U)})}}}),7144:((xt,yt,s)=>{s.d(yt,{N:()=>Mt});var r=s(8643),O=s(4067),b=s(7057),K=s(2432),it=s(9713),nt=s(4731),Y=s(2875),W=s(7811);function A(L){
const[,f="",$="",i=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(L)??[],a=/^HTTP\/(\d)\.(\d)$/.exec(f);if(a===null)return(0,W.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test($))return(0,W.TR)("malformed status");const[,I="",z=""]=a;return(0,W.Ju)({status:Number($),reason:i,version:Number(I+z)})}function T(L,f){const $=E(f);if(!$.
ok)return $;const i=new Map($.value),{status:a,reason:I,version:z}=L,X=w(a,z,i);if(!X.ok)return X;X.value==="chunked"&&i.delete("content-length");const at=X.value!==
1/0&&k(z,i);return(0,W.Ju)({status:a,reason:I,headers:i,framing:X.value,keepAlive:at})}const J=/^[\w!#$%&'*+.^`|~ -]+$/,G=L=>/^[\t -~\u0080-\u00ff]*$/.test(L);function E(L){
const f=new Map;for(const $ of h(L)){const i=$.indexOf(":"),a=$.slice(0,Math.max(i,0)),I=N($.slice(i+1));if(!J.test(a))return(0,W.TR)("malformed header line");if(!G(
I))return(0,W.TR)("control character in a header");const z=a.toLowerCase(),X=f.get(z);X===void 0?f.set(z,[I]):X.push(I)}return(0,W.Ju)(f)}const M=/(?<![ \t])[ \t]+$/,
N=L=>L.replace(/^[ \t]+/,"").replace(M,"");function h(L){const f=[];for(const $ of L){const i=N($),a=f.at(-1);/^[ \t]/.test($)&&a!==void 0?a.push(i):f.push([/^[ \t]|^[^:]*$/.
test($)?":":i])}return f.map($=>$.join(" "))}const d=["transfer-encoding","content-length","trailer"];function w(L,f,$){const i=f>=11?$.get("transfer-encoding")??
[]:[],[a]=i;if(i.length>1)return(0,W.TR)("several Transfer-Encoding headers");if(a!==void 0&&a.toLowerCase()!=="chunked")return(0,W.TR)("unsupported Transfer-En\
coding");const I=u($,"trailer");if(a!==void 0&&I.some(gt=>d.includes(gt)))return(0,W.TR)("forbidden name in Trailer");const z=$.get("content-length")??[];if(new Set(
z).size>1)return(0,W.TR)("different Content-Length headers");const[X]=z,at=Number(X);return X!==void 0&&!(/^\d+$/.test(X)&&at<2**63)?(0,W.TR)("malformed Content\
-Length"):L<200||L===204||L===304?(0,W.Ju)(0):a!==void 0?(0,W.Ju)("chunked"):(0,W.Ju)(X===void 0?1/0:at)}const u=(L,f)=>(L.get(f)??[]).flatMap($=>$.split(",")).
map($=>$.trim().toLowerCase());function k(L,f){const $=u(f,"connection");return L<10||$.includes("close")?!1:L>=11||$.includes("keep-alive")}const v=4096,j=16*1024;
class g{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(f){const $=new Uint8Array(f.length);let i=0,a=0;for(;a<f.length&&this.#e!=="nothing";){if(this.#t>0){const X=Math.
min(a+this.#t,f.length);for(this.#t-=X-a;a<X;a+=1,i+=1)$[i]=f[a]??0;continue}const I=f[a]??0;if(a+=1,this.#s+=String.fromCharCode(I),this.#s.length+this.#r>v)return(0,W.
TR)("long line in chunks");if(I!==10)continue;const z=this.#i(this.#s);if(z!==null)return(0,W.TR)(z);this.#s=""}return(0,W.Ju)({data:$.subarray(0,i),used:a,isEnd:this.#e===
"nothing"})}#i(f){if(!f.endsWith(`\r
`)||f.indexOf("\r")<f.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(f);const $=f===`\r
`;if(this.#e==="end of data")return this.#e="size",$?null:"malformed chunk";if(this.#r+=f.length,!$)return this.#o.push(f.slice(0,-2)),null;this.#e="nothing";const i=E(
this.#o);return i.ok?null:i.why}#c(f){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(f)?(this.#t=Number.parseInt(f,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+f.length-16-2*this.#t),this.#n>j?"chunks with too little data":null)):"malformed chunk size"}}function D(L){const f=new Z(
L);let $=!0,i=0;return{mayRepeat:()=>i>0&&f.received===i,isFree:()=>$&&f.isEmpty&&!L.destroyed&&L.readable,get:async a=>{$=!1,i=f.received,L.write(S(a),"latin1"),
await U(f);const I=await C(f),{framing:z}=I,X=async function*(){yield*z==="chunked"?q(f):_(f,z),$=I.keepAlive},at=()=>{$||L.destroy()};return{head:(0,it.zy)(I),
body:Object.assign(X(),{destroy:at})}}}}function S({path:L,headers:f}){const $=Object.entries(f).map(([a,I])=>`${a}: ${I}`),i=[`GET ${L} HTTP/1.1`,...$];if(i.some(
a=>/[\r\n\0]/.test(a)))throw new Error("a request has a line break");return`${i.join(`\r
`)}\r
\r
`}const R=9,H=4;async function U(L){const f=await L.arrived();if(f===null||f.length<R)return;if(f[0]===0&&f[3]===H&&f.readUInt32BE(5)===0)throw(0,Y.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const l=5;async function C(L){L.textBytes=it.v8;for(let f=0;f<=l;f+=1){const $=Q(A(await ut(L))),i=[];for(;;){
const I=await ut(L);if(I==="")break;i.push(I)}const a=Q(T($,i));if(a.status<100||a.status>199||a.status===101)return a}throw(0,Y.Au)("HTTP_MALFORMED",`more than\
 ${l} interim responses`)}function Q(L){if(!L.ok)throw(0,Y.Au)("HTTP_MALFORMED",L.why);return L.value}async function ut(L){const f=await L.line();if(f===null)throw(0,Y.
Au)("ECONNRESET","the connection was closed");return f.endsWith("\r")?f.slice(0,-1):f}const ft=64*1024;async function*_(L,f){let $=f;for(;$>0;){const i=await L.
arrived()!==null;if(!i&&$===1/0)return;if(!i)throw(0,Y.Au)("BODY_CUT","the body is cut off");const a=L.take(Math.min($,ft));$-=a.length,yield a}}async function*q(L){
const f=new g;for(;;){const $=await L.arrived();if($===null)throw(0,Y.Au)("BODY_CUT","the body is cut off");const{data:i,used:a,isEnd:I}=Q(f.push($));if(L.take(
a),i.length>0&&(yield i),I)return}}const tt=10;class Z{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(f){this.#e=f[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(){const f=[];for(;;){const $=this.#t.indexOf(tt),i=this.take($<0?this.#t.length:$+1);if(f.push(i),this.textBytes-=i.length,
this.textBytes<0)throw(0,Y.Au)("HEADERS_TOO_LARGE","too many headers");if($>=0)return Buffer.concat(f).toString("latin1").slice(0,-1);if(await this.#n())continue;
const a=Buffer.concat(f).toString("latin1");return a===""||a==="\r"?null:a}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(f){const $=this.#t.
subarray(0,f);return this.#t=this.#t.subarray($.length),$}async#n(){const f=await this.#e.next();return f.done===!0?!1:(this.#t=f.value,this.received+=this.#t.length,
!0)}}class pt{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const Tt=12;class Mt{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(f){
this.network=f}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const f of[...this.#n].reverse())f.destroy()};async get(f){const $=new pt;try{const{head:i,
body:a}=await this.#o(f,$);$.head=i,$.body=await(0,it.x8)(a,i,f.planBody(i))}catch(i){$.address=$.connection?.address??$.address,$.error=(0,Y.$N)(i)==="ECONNRES\
ET"&&this.#e[0]||i}return $}async#o(f,$){const{scheme:i,name:a,port:I}=f.endpoint,z=`${i}://${a} ${I}`,X=`${z} private`,at=P(f,this.network),gt=async mt=>{this.#r(
mt),$.address=mt.address;const At=performance.now(),bt=await mt.http.get(at);return $.firstByteMs=performance.now()-At,bt},St=(f.allowPrivate?[z,X]:[z]).map(mt=>this.#t.
get(mt)).find(mt=>mt?.http.isFree());if(St!==void 0)try{return await gt(St)}catch(mt){if(!this.#s||!St.http.mayRepeat())throw mt}try{const mt=this.#i(f,$),At=await(0,nt.
JY)(f.endpoint,mt),{address:bt}=mt.connection,Ut=(0,O.Sz)(bt??a)==="public"?z:X;return await gt({key:Ut,http:D(At),socket:At,address:bt})}catch(mt){throw(0,Y.$N)(
mt)==="HTTP2_FRAME"&&await(0,nt.dI)(f.endpoint,this.#i(f,$)),mt}}#r(f){const $=this.#t;$.delete(f.key),$.set(f.key,f);const[i]=$;$.size>Tt&&i!==void 0&&($.delete(
i[0]),i[1].socket.destroy())}#i({allowPrivate:f},$){const i=new Y.Ng;$.connection=i;const a=I=>{this.#n.add(I),I.on("error",z=>{(0,Y.$N)(z).startsWith("ERR_SSL")&&
this.#e.push(z)}),I.on("close",()=>this.#n.delete(I)),this.#s||I.destroy()};return{network:this.network,connection:i,allowPrivate:f,hold:a}}}function P(L,f){const{
url:$,endpoint:i,token:a,headers:I}=L,z=i.scheme==="http"?(0,nt.Lu)(i,f).proxy:null,X=(0,nt.gQ)($,i),at=(0,r.t5)($);return{path:V(z===null?at:`http://${X}${at}`).
replace(/ /g,"%20"),headers:{host:X,"user-agent":K._O,...I,...I.range===void 0?{"accept-encoding":"gzip"}:{},...ct($,a),...z===null?{}:(0,nt.To)(z)}}}const V=L=>Buffer.
from(L,"utf8").toString("latin1");function ct(L,f){if(f!==null)return{authorization:V(`Bearer ${f.reveal()}`).trimEnd()};const $=(0,r.aR)(L);return $===null||$.
length>b.$c?{}:{authorization:$}}}),3070:((xt,yt,s)=>{s.d(yt,{e:()=>_});var r=s(8643),O=s(9432),b=s(1281),K=s(8032),it=s(7057),nt=s(9713),Y=s(4731),W=s(8161),A=s(
9968),T=s(8936),J=s(3956),G=s(3368),E=s(6360),M=s(2801),N=s(2875);const h=P=>({describe:P,transient:!1}),d=P=>({describe:P,transient:!0}),w=P=>V=>T.T0({host:V.host,
why:P}),u=P=>d(({host:V})=>T.P6({host:V,error:P})),k=P=>h(({host:V})=>G.cI({host:V,error:P})),v=P=>d(({host:V,asks:ct})=>ct==="document"?J.Eh({host:V,why:P}):(0,E.
Bz)({host:V,why:P})),j=P=>h(({host:V,asks:ct})=>(0,M.AO)({host:V,address:P,asks:ct})),g=h(({host:P,text:V})=>T.P0({host:P,error:V}));function D({host:P,rejection:V}){
if(V===null)throw new Error("a certificate is rejected for a reason");const{flaw:ct,isLeaf:L,issuer:f="",hasFile:$=!1}=V;return ct.kind==="expired"?G.vk({host:P,
isLeaf:L,at:ct.at}):ct.kind==="not-yet-valid"?G.x1({host:P,isLeaf:L,at:ct.at}):ct.kind==="other-name"?G.B_({host:P,names:ct.names}):G.SE({host:P,isLeaf:L,flaw:ct,
issuer:f,hasFile:$})}const S={ENOTFOUND:h(w("no-such-host")),ENODATA:h(w("no-such-host")),EAI_AGAIN:d(w("no-answer")),EAI_FAIL:d(w("server-failed")),ECONNREFUSED:u(
"refused"),ECONNRESET:u("closed"),ECONNABORTED:u("closed"),EPIPE:u("closed"),EHOSTUNREACH:u("no-host-route"),ENETUNREACH:u("no-network-route"),ETIMEDOUT:d(({host:P,
asks:V})=>T.Qs({host:P,asks:V,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:d(({host:P,text:V})=>T.P6({host:P,error:{proxy:V}})),PROXY_REFUSED:h(({host:P,
text:V})=>G.rZ({host:P,reason:V})),PLAIN_HTTP:h(G.MY),ADDRESS_METADATA:j("metadata"),ADDRESS_PRIVATE:j("private"),ADDRESS_RESERVED:j("reserved"),CERTIFICATE_REJECTED:h(
D),TLS_UNSUPPORTED:h(({host:P,unsupported:V})=>G.cI({host:P,error:V??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:k("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:k(
"not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:k("client-certificate"),HTTP_MALFORMED:g,HTTP2_FRAME:g,HTTP2_ONLY:h(M.ro),HEADERS_TOO_LARGE:h(J.ku),BODY_CUT:v(
"closed"),Z_BUF_ERROR:v("gzip"),Z_DATA_ERROR:h(({host:P,asks:V})=>V==="document"?J.jN({host:P,encoding:"broken gzip"}):(0,E.Bz)({host:P,why:"not-gzip"}))};function R(P){
return P.endsWith("UNRECOGNIZED_NAME")?k("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(P)?k({code:P}):u({code:P})}function H(P){const{code:V}=P,ct=Object.hasOwn(
S,V)?S[V]:void 0,{describe:L,transient:f}=ct??R(V);return{problem:L(P),transient:f}}function U({error:P,connection:V,head:ct},{endpoint:L,asks:f,limitMs:$}){const i=(0,Y.
jT)(L);if($!==null){const at=C(V,ct!==null);return{problem:T.Qs({host:i,asks:f,phase:at,limitMs:$}),transient:!0}}const a=(0,N.$N)(P);if(a===""||(0,A.qo)(P))throw P;
/^E(?:NOTFOUND|AI_)/.test(a)&&(0,A.yR)(W.devNull);const I=ct!==null&&l.test(a)?"BODY_CUT":a,{rejection:z,unsupported:X}=V??new N.Ng;return H({code:I,text:(0,N.bD)(
P),asks:f,host:i,rejection:z,unsupported:X})}const l=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function C(P,V){return P?.lookingUp?"lookup":P?.connectMs===null?
"connection":V?"body":"response"}const Q=[301,302,303,307,308],ut=8192;class ft{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(V){
this.options=V,this.started=V.monotonic(),this.startsInPublic=V.origin?.isPublic??!0}}async function _(P){const V=new ft(P),ct=P.startTimer(P.timeoutMs,()=>{V.timedOut=
!0,P.session.close()});try{const L=await q(V),{connections:f,firstByteMs:$,headMs:i,started:a}=V,I=gt=>{const kt=f.map(St=>St[gt]).filter(St=>St!==null);return kt.
length===0?null:kt.reduce((St,mt)=>St+mt)},[z,X,at]=[I("lookupMs"),I("connectMs"),I("tlsMs")];return{response:L,hops:[...V.hops],timing:{lookupMs:z,connectMs:X,
tlsMs:at,firstByteMs:$,totalMs:P.monotonic()-a},headMs:i,certificates:[...f.flatMap(({certificate:gt})=>gt??[])]}}finally{ct()}}async function q(P){let{url:V}=P.
options;for(;;){const ct=(i,a)=>Tt((0,b.Y3)({redirect:i,url:(0,r.Pl)(V),why:a})),L=(0,Y.X5)(V);if(!L.ok)return ct("to",L.why);const f=await Z(P,V,L.value);if(f.
kind==="failed"||!tt(f.head))return f;const $=(0,r.O2)(V,f.head.location??"");if(!$.ok)return ct("from",`failed to parse Location header: ${$.why}`);if(P.hops.length>
P.options.maxRedirects)return Mt(P,$.value);if((0,r.jr)($.value).length>ut){const i=`its URL has more than ${ut} characters, which servers do not accept`;return ct(
"from",i)}V=$.value}}const tt=({status:P,location:V})=>Q.includes(P)&&!!V;async function Z(P,V,ct){const{options:L,hops:f}=P,{token:$,session:i,planBody:a,headers:I,
origin:z}=L,{network:X}=i,at=f.length===0&&z===null;P.urls.add((0,r.jr)(V)),P.stops.push({scheme:ct.scheme,name:(0,Y.be)(V)});const gt=$===null?"none":(0,it.nL)(
P.stops).at(-1)??"dropped";P.headMs=null;const kt=L.monotonic(),St=await i.get({url:V,endpoint:ct,token:gt==="sent"?$:null,headers:I,allowPrivate:!P.startsInPublic||
at||X.namedHosts.has(ct.name),planBody:Bt=>(P.headMs=L.monotonic()-P.started,tt(Bt)?nt.IK:a(Bt))}),mt=L.monotonic()-kt;pt(P,St,{url:(0,O.dh)((0,r.Pl)(V)),authorization:gt,
ms:mt}),at&&(P.startsInPublic=(0,Y.Ul)(X,ct.name,St.address));const{head:At,body:bt}=St;if(At!==null&&bt!==null)return{kind:"received",url:V,head:At,body:bt};const Ut=P.
timedOut?L.timeoutMs:null,{asks:Kt}=L;return{kind:"failed",...U(St,{endpoint:ct,asks:Kt,limitMs:Ut})}}function pt(P,V,{url:ct,authorization:L,ms:f}){const{connection:$,
address:i,head:a}=V;$!==null&&P.connections.push($),V.body!==null&&(P.firstByteMs=(P.firstByteMs??0)+V.firstByteMs),P.hops.push({url:ct,status:a?.status??null,reason:(0,O.
dh)(a?.reason??""),mediaType:a?.contentType?(0,O.dh)(a.contentType):null,authorization:L,challenge:a?.challenge?(0,O.dh)(a.challenge):null,address:i,proxy:$?.proxy??
null,ms:f})}const Tt=P=>({kind:"failed",problem:P,transient:!1});function Mt({urls:P,hops:V,options:ct},L){const{asks:f,maxRedirects:$}=ct,i=V[0]?.url??"";if(P.
has((0,r.jr)(L)))return Tt((0,b.f0)({url:i,asks:f,to:(0,r.Pl)(L)}));const a=V.length,I=f==="document"?K.NX:{terraform:$,opentofu:$},z=K.Du.filter(X=>a>I[X]);return Tt(
(0,b.KA)({url:i,asks:f,redirects:a,clients:z,limits:I}))}}),1462:((xt,yt,s)=>{s.d(yt,{Kd:()=>H,k4:()=>N,y8:()=>S});var r=s(6041),O=s(9039),b=s(8643),K=s(9432),it=s(
8294),nt=s(3956),Y=s(9176),W=s(1879),A=s(255),T=s(9179),J=s(9713),G=s(3070);const E={kind:"whole",maxBytes:W.bi},M=l=>l===408||l===425||l===429||l>=500;async function N(l){
const{host:C,needed:Q,source:ut}=l,ft=await(0,G.e)({...l,url:(0,A.cu)(C),asks:"document",headers:{accept:"application/json"},origin:null,planBody:f=>h(f)===null?
E:J.IK}),{response:_,...q}=ft;if(_.kind==="failed"){const{problem:f,transient:$}=_;return{attempt:{discovery:f.code==="host-http2"?{kind:"skipped",problem:f}:{kind:"\
failed",problem:f,excerpt:null},...q},transient:$,retryAfter:null}}const{head:tt,body:Z,url:pt}=_,Tt=S(Z.bytes),Mt=ft.hops.at(-1),P={url:(0,b.Pl)(pt),page:Tt,asked:(0,A.
nx)(C),hop:Mt,source:ut},V=d(_,P,Q),{status:ct,retryAfter:L}=tt;return{attempt:{discovery:V,...q},transient:M(ct),retryAfter:L}}function h(l){const{status:C,declaredBytes:Q}=l;
if(C===401||C===403)return({hop:_,...q})=>{const{authorization:tt="none",challenge:Z=null}=_??{};return(0,it.iX)({...l,...q,host:q.asked,token:tt,challenge:Z})};
if(C!==200)return({url:_,page:q,asked:tt})=>nt.wE({...l,url:_,page:q,asked:tt,transient:M(C)});const ut=l.contentType??"",ft=(0,O.i)(ut);return ft!=="applicatio\
n/json"?_=>nt.e({..._,contentType:ut,malformed:ft===null}):(Q??0)<=W.bi?null:_=>nt.zf({..._,bytes:Q,limit:W.bi})}function d(l,C,Q){const{head:ut,body:ft}=l,_=l.
url.user&&{name:"",password:null},q={...l.url,user:_,fragment:""};if(ut.status===404)return{kind:"absent",url:q,absence:"status"};const tt=h(ut),Z=Tt=>({kind:"f\
ailed",problem:(0,Y.M8)(Tt,C),excerpt:v(ft.bytes)});if(tt!==null)return Z(tt(C));const pt=(0,W.Tp)(ft.bytes,(0,W.Zo)(Q));switch(pt.kind){case"object":return{...pt,
kind:"found",url:q};case"null":return{kind:"absent",url:q,absence:"null"};case"not-object":return Z(nt.g0({...C,why:pt.why}));case"not-json":return Z(w(l,pt,C))}}
function w({head:l,body:C},{why:Q,advice:ut},ft){if(C.truncated)return nt.zf({...ft,bytes:null,limit:W.bi});const _=l.contentEncoding?.toLowerCase()??"";return[
"","gzip","identity"].includes(_)?nt.pN({...ft,why:Q,advice:ut}):nt.jN({...ft,encoding:_})}const u=200,k=80;function v(l){const Q=(l.length<J.IK.maxBytes?T._U:T.
NE)(j(l)).trim();return Array.from(Q.slice(0,2*u)).slice(0,u).join("")||null}const j=l=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(l.subarray(0,J.IK.maxBytes)),
g=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,D=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function S(l){const C=U(j(l));
if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(C))return null;const[,Q="",ut]=/<title[^>]*>([^<]*)(<?)/i.exec(C)??[],ft=Q.replace(/\s+/g," ").
trim(),_=(0,K.dh)(ut===""?(0,T.NE)(ft):ft,k);return D.test(ft)?{kind:"captive-portal",title:_}:{kind:g.test(ft)||/type=["']?password/i.test(C)?"sign-in":"other",
title:_}}const R=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function H(l,C){const Q=(0,r.V)(R.exec(j(l))?.[1]??"","struct"),ut=Q.ok?String(Q.
value).trim():"";return ut===""||ut.toLowerCase()===C.toLowerCase()?{}:{said:(0,K.dh)(ut)}}function U(l){let C=l.trimStart();for(;C.startsWith("<!--");){const Q=C.
indexOf("-->",4);if(Q<0)return"";C=C.slice(Q+3).trimStart()}return C}}),4035:((xt,yt,s)=>{s.d(yt,{nT:()=>J,pj:()=>G});var r=s(9968),O=s(2801),b=s(255),K=s(7144),
it=s(1462),nt=s(1331),Y=s(3214);const W=500,A=1e4,T=3e5,J=v=>Math.min(Math.max(...v.map(({attemptMs:j})=>j)),T);async function G(v,j){const g=v.map(H=>({host:H,
isBegun:!1})),D=v.entries(),S={total:v.length,done:0,failed:0,waiting:new Set},R=async()=>{for(const[H,U]of D){if(j.stop.why!==null)return;S.waiting.add(U),j.progress(
S);const l=await N(U,j).catch(C=>{if((0,r.qo)(C))throw C;return(0,nt.i)(U,(0,O.n3)({host:(0,b.nx)(U),thrown:C}))});g[H]=l,S.waiting.delete(U),S.done+=1,(!E(l)||
!h(l.attempt))&&(S.failed+=1),j.progress(S)}};return await Promise.all(Array.from({length:Math.min(j.concurrency,v.length)},R)),M(g,j.stop)}const E=v=>"attempt"in
v;function M(v,{why:j}){if(j===null)return v.filter(E);const g=v.length-v.filter(E).length;return v.map(D=>{if(E(D))return D;const{host:S,isBegun:R}=D,H={stopped:j,
unchecked:g,total:v.length};return(0,nt.i)(S,(0,O.nD)({host:(0,b.nx)(S),isBegun:R,...H}))})}async function N(v,j){const{stop:g}=j,{answer:D,clients:S,difference:R}=await j.
credentials.find(v),H=[];for(;g.why===null;){const{attempt:U,transient:l,retryAfter:C}=await u(v,D,j);if(g.why!==null&&!h(U)||(H.push(U),!(h(U)?d(H,j.releases):
l)||H.length>j.retries))break;await(0,Y.v7)(k(H.length,C,j),j)}return H.length===0?{host:v,isBegun:!0}:{host:v,...w(H),credentials:D&&{source:D.source,hasToken:D.
token!==null,problem:D.problem},looks:S,difference:R,forced:j.forced.get(v)??[]}}const h=({discovery:v})=>v.kind!=="failed",d=(v,j)=>j.some(({attemptMs:g})=>!v.
some(D=>h(D)&&D.timing.totalMs<=g));function w(v){const j=v.findIndex(h),g=j<0?v.length-1:j,[D]=v.slice(g);if(D===void 0)throw new Error("a visit without an att\
empt");return{attempt:D,earlier:v.slice(0,g),later:v.slice(g+1)}}async function u(v,j,g){if(j?.isUnsendable&&j.problem!==null){const ut={kind:"failed",problem:j.
problem,excerpt:null};return{attempt:(0,nt.O)(ut),transient:!1,retryAfter:null}}const{network:D,required:S,forced:R,stop:H,sessions:U,concurrency:l}=g,C=[...(S.
get(v)??[]).map(({service:ut})=>ut),...(R.get(v)??[]).flatMap(({services:ut})=>ut.map(({id:ft})=>ft))],Q=new K.N(D);H.onEnd.add(Q.close);try{const{token:ut=null,
source:ft=null}=j??{},_=await(0,it.k4)({...g,host:v,needed:C,session:Q,token:ut,source:ft}),{discovery:q}=_.attempt;return q.kind==="found"&&(U?.size??0)<l&&U?.
set(Q,q.url),_}finally{H.onEnd.delete(Q.close),U?.has(Q)||Q.close()}}function k(v,j,{random:g,now:D}){const S=W*2**(v-1)*(.5+g()/2);return Math.min(Math.max(S,(0,Y.
VJ)(j,D())??0),A)}}),479:((xt,yt,s)=>{s.d(yt,{g8:()=>it,hg:()=>nt,pS:()=>W});var r=s(8161),O=s(6760),b=s(9968);const K={x64:"amd64",ia32:"386",ppc64:"ppc64le"};
function it(E){const M=(0,r.platform)();return{system:M==="win32"?"windows":"unix",platform:`${M==="win32"?"windows":M}_${K[(0,r.arch)()]??(0,r.arch)()}`,environment:E,
accountHome:(0,b.N0)(()=>(0,r.userInfo)().homedir||null,null)}}function nt(E,M,N,h=null){const d=A(M.environment,h),w=T(M),u=w===null?null:J(E,M,w,N),k=w===null?
[]:Y(w,M),v=G(M),j=D=>v(D,"plugins"),g=(u?.dataDirectories??[]).map(j);return{main:d??(u&&{path:u.main,chosenBy:"default"}),directory:d===null&&u!==null?u.directory:
null,directoryOff:d&&u&&{path:u.directory,by:d.chosenBy},helperDirectories:g.flatMap(D=>[D,v(D,M.platform)]),mirrorDirectories:[...g,...k.map(j)]}}function Y(E,M){
const{system:N,platform:h,environment:d}=M,w=G(M);if(N==="windows")return[w(E,"HashiCorp","Terraform")];if(h.startsWith("darwin"))return[E,"/"].map(v=>w(v,"Libr\
ary","Application Support","io.terraform"));const{XDG_DATA_HOME:u="",XDG_DATA_DIRS:k}=d;return[O.posix.isAbsolute(u)?u:w(E,".local","share"),...(k||"/usr/local/\
share:/usr/share").split(":").filter(O.posix.isAbsolute)].map(v=>w(v,"terraform"))}function W(E,M){const N=T(M),h=M.system==="windows"?"\\":"/";return N===null||
N.length<2||!E.startsWith(N+h)?E:(M.system==="windows"?"%APPDATA%":"~")+E.slice(N.length)}function A(E,M){if(M)return{path:M,chosenBy:"cli-config"};for(const N of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const h=E[N];if(h)return{path:h,chosenBy:N}}return null}function T({system:E,environment:M,accountHome:N}){return E===
"windows"?M.APPDATA||null:M.HOME||N||null}function J(E,M,N,h){const d=G(M),w=M.system==="windows",u=d(N,w?"terraform.rc":".terraformrc"),k=d(N,w?"tofu.rc":".tof\
urc"),v=d(N,w?"terraform.d":".terraform.d");if(E==="terraform")return{main:u,directory:v,dataDirectories:[v]};const j=h(u)&&!h(k)?u:k;if(w)return{main:j,directory:v,
dataDirectories:[v]};const{XDG_CONFIG_HOME:g,XDG_DATA_HOME:D}=M.environment,S=!h(u)&&!h(k);return{main:g&&S?d(g,"opentofu","tofurc"):j,directory:g&&!h(v)?d(g,"o\
pentofu"):v,dataDirectories:D?[v,d(D,"opentofu")]:[v]}}const G=({system:E})=>(E==="windows"?O.win32:O.posix).join}),9039:((xt,yt,s)=>{s.d(yt,{i:()=>A});var r=s(
7811);const O="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",b=String.raw`\p{White_Space}*`,K=String.raw`[()<>@,;:\\"/[\]?=]`,it=new RegExp(`^${O}(?:/${O})?$`),nt=String.raw`"((?:[^"\\\r\n]|\\${K}|\\(?!${K}))*)"`,
Y=new RegExp(`;${b}(${O})${b}=${b}(?:(${O})|${nt})${b}`,"uy"),W=new RegExp(String.raw`\\(${K})`,"g");function A(J){const G=J.indexOf(";"),M=(0,r.s8)((0,r.Dw)(G<
0?J:J.slice(0,G))).replaceAll("\u0130","i").toLowerCase();return it.test(M)&&(G<0||T(J,G))?M:null}function T(J,G){const E=new Map;for(let M=G;M<J.length;){Y.lastIndex=
M;const[N,h="",d,w=""]=Y.exec(J)??[];if(N===void 0)return(0,r.s8)(J.slice(M))===";";const u=h.toLowerCase(),k=d??w.replace(W,"$1");if((E.get(u)??k)!==k)return!1;
E.set(u,k),M+=N.length}return!0}}),3956:((xt,yt,s)=>{s.d(yt,{Eh:()=>G,HB:()=>h,e:()=>Y,g0:()=>M,jN:()=>T,ku:()=>A,pN:()=>E,wE:()=>nt,zf:()=>W});var r=s(1780),O=s(
9432),b=s(9615),K=s(4481);const it='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function nt({location:d,retryAfter:w,transient:u,
...k}){const{asked:v,status:j}=k,g=(D,S,R=(0,O.NM)(k,S))=>(0,b.CC)("document-status",{message:(0,r.xI)`${(0,O._r)(k)}${D}; expected 200 or 404`,help:R});if(j>=300&&
j<400)return d?g(", which clients do not follow",(0,b.C)("redirect with 301, 302, 303, 307 or 308")):g(" without a Location header",(0,b.C)("add a Location head\
er to the redirect"));if(j===429){const D=w===null?"":` (Retry-After: ${(0,O.dh)(w,40)})`;return g(D,K.uK,K.uK)}if(j===511){const D="sign in to this network, or\
 use another one",S="the network answers with 511 Network Authentication Required",R=(0,b.Lw)(D);return{...g("",R,R),obstacle:{verb:"does not reach",what:S,help:D}}}
return u?g("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,O.B9)(v)}):
g("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,O.Wt)([]),guest:(0,O.qZ)(v)})}function Y({contentType:d,malformed:w,...u}){
const v=d===""?"has no Content-Type":`has ${w?"a malformed Content-Type":"Content-Type"} "${(0,O.dh)(d)}"`;return(0,b.CC)("document-type",{message:(0,r.xI)`${(0,r.
KT)(u.url)} ${v}; expected "application/json"`,help:(0,O.NM)(u,(0,b.C)("serve /.well-known/terraform.json as application/json",u.page===null?"most servers send \
it for a file named terraform.json":void 0))})}const W=({bytes:d,limit:w,...u})=>(0,b.CC)("document-size",{message:(0,r.xI)`${(0,r.KT)(u.url)} has ${d??`more th\
an ${w}`} bytes, limit ${w}`,help:(0,O.NM)(u,(0,b.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),A=({host:d})=>(0,b.
CC)("document-headers",{message:(0,r.xI)`${(0,r.KT)(d)} sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each r\
equest"}),T=d=>"host"in d?(0,b.CC)("document-encoding",{message:(0,r.xI)`${(0,r.KT)(d.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
operator:"remove the Content-Encoding header, or compress the document"}):(0,b.CC)("document-encoding",{message:(0,r.xI)`${(0,r.KT)(d.url)} has Content-Encoding "${(0,O.
dh)(d.encoding)}", which the clients do not decompress`,help:(0,O.NM)(d,(0,b.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding:\
 gzip"))}),J={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},G=({host:d,why:w})=>(0,b.CC)("document-i\
ncomplete",{message:(0,r.xI)`${(0,r.KT)(d)} ${J[w]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),E=({why:d,advice:w,
...u})=>(0,b.CC)("document-not-json",{message:(0,r.xI)`${(0,r.KT)(u.url)} is not valid JSON: ${(0,O.dh)(d)}`,help:(0,O.NM)(u,(0,b.C)(w??it))}),M=({why:d,...w})=>(0,b.
CC)("document-not-object",{message:(0,r.xI)`${(0,r.KT)(w.url)} is not a JSON object: ${(0,O.dh)(d)}`,help:(0,O.NM)(w,(0,b.C)(it))}),N=20;function h({host:d,url:w,
why:u,required:k}){const v=[...new Set(k.map(D=>D.split(".")[0]??D))],j=(0,O.K4)(v,N,D=>`a ${D} service`)||"any service",g=u==="status"?(0,r.xI)`${(0,r.KT)(w)} returned 404`:
"its discovery document is `null`";return(0,b.CC)("document-absent",{message:(0,r.xI)`host ${(0,r.KT)(d)} does not provide ${j}: ${g}`,operator:u==="status"?"se\
rve /.well-known/terraform.json":it,user:(0,O.Wt)(k),guest:(0,O.qZ)(d)})}}),1281:((xt,yt,s)=>{s.d(yt,{CL:()=>J,KA:()=>Y,Y3:()=>T,f0:()=>W,n4:()=>A});var r=s(8032),
O=s(1780),b=s(9432),K=s(9615);const it=({url:G,asks:E})=>(0,O.xI)`configure ${(0,O.KT)(G)} to return ${E==="document"?"the document":"its answer"}`,nt=G=>(0,K.C)(
(0,O.xI)`${it(G)}, or to redirect straight to it`);function Y({redirects:G,clients:E,limits:M,...N}){const h=E.map(d=>`${r.bB[d]} follows ${M[d]}`);return(0,K.CC)(
"redirect-limit",{message:(0,O.xI)`${(0,O.KT)(N.url)} redirects ${G} times; ${h.join(", ")}`,help:nt(N),affects:E})}const W=({url:G,asks:E,to:M})=>(0,K.CC)("red\
irect-loop",{message:(0,O.xI)`the redirects of ${(0,O.KT)(G)} lead back to ${(0,O.KT)(M)}`,operator:it({url:G,asks:E})}),A=G=>(0,K.CC)("redirect-insecure",{message:(0,O.
xI)`${(0,O.KT)(G.url)} redirects to ${(0,O.KT)(G.to)}, which is not https${G.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this che\
ck did not)":""}`,operator:"redirect to an https URL"}),T=G=>(0,K.CC)("redirect-invalid",{message:(0,O.xI)`the redirect ${G.redirect} ${(0,O.KT)(G.url)} cannot be followed: ${(0,b.
dh)(G.why)}`,operator:"redirect to an https URL"}),J=({url:G,redirects:E})=>(0,K.CC)("redirect-nested",{message:(0,O.xI)`${(0,O.KT)(G)} redirects ${E} times; the protocol only requires clients to follow 1 redirect`,
help:nt({url:G,asks:"document"})})}),3368:((xt,yt,s)=>{s.d(yt,{BU:()=>U,B_:()=>g,MY:()=>H,SE:()=>j,cI:()=>R,rZ:()=>W,vk:()=>A,x1:()=>T});var r=s(1780),O=s(9432),
b=s(9615),K=s(9176);const it=({host:l,isLeaf:C})=>(0,r.xI)`${C?"the certificate":"an authority in the certificate chain"} of ${(0,r.KT)(l)}`,nt=l=>Y(new Date(l).
toISOString()),Y=l=>l.slice(0,10),W=({host:l,reason:C})=>(0,b.CC)("proxy-refused",{message:(0,r.xI)`${(0,r.KT)(l)} was not reached: ${C}`,help:K.TG,obstacle:{verb:"\
does not reach",what:(0,O.dh)(C),help:K.TG}}),A=l=>(0,b.CC)("tls-expired",{message:(0,r.xI)`${it(l)} expired on ${nt(l.at)}`,operator:"renew the certificate and\
 reload the server"}),T=l=>(0,b.CC)("tls-not-yet-valid",{message:(0,r.xI)`${it(l)} is not valid before ${nt(l.at)}`,help:"check the clock of this machine and th\
e start date of the certificate"}),J={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an un\
known authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},G=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
E="set `ca-file` to the certificate of the issuer",M="add the certificate of the issuer to `ca-file`, which does not contain it";function N(l,{issuer:C,hasFile:Q,
host:ut}){const ft=G.test(C),_=ft?", which looks like an intercepting proxy":"",q=`issuer ${(0,O.dh)(C.split(`
`).reverse().join(", "),100)}${_}`,pt=`${Q?M:E}${(l==="leaf"||l==="chain")&&!ft?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,Mt={verb:"does not trust",what:q,help:pt,isCommon:l==="self-signed"};return{says:(0,r.xI)`${J[l]}; ${(0,r.b7)(ut,q)}`,help:pt,obstacle:Mt}}const h={
"negative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{
says:"issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"ha\
s more authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"\
is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (\
nameConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},d=(l,C)=>({says:`has ${l}, which Terraform and OpenTofu\
 do not support`,help:C}),w="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",u="issue it with a key of 2048 to 8192 bits",k="have it\
 signed with SHA-256, SHA-384, SHA-512 or Ed25519";function v(l,C){switch(l.kind){case"unknown-authority":return N(l.sent,C);case"curve":return d(`a key on the \
curve ${l.curve}`,w);case"key":return d(`a key of the kind ${l.name}`,w);case"key-size":return d(`an RSA key of ${l.bits} bits`,u);case"signature":return d(`a s\
ignature of the kind ${l.name}`,k);case"critical-extension":return d(`the critical extension ${l.id}`,"issue it without that extension");case"openssl":return{says:"\
passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (issuer), so nothing was sent",help:"issue it with a program that follows RFC 52\
80"};case"malformed":return{says:`is malformed (${l.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:
return h[l.kind]}}function j({flaw:l,...C}){const{says:Q,...ut}=v(l,C);return(0,b.CC)("tls-untrusted",{message:(0,r.xI)`${it(C)} ${Q}`,...ut})}function g({host:l,
names:C}){const Q=C.length===0?"no DNS name":(0,O.K4)(C,3,O.dh);return(0,b.CC)("tls-name-mismatch",{message:(0,r.xI)`the certificate of ${(0,r.KT)(l)} is for ${Q}`,
help:(0,r.xI)`issue a certificate that lists ${(0,r.KT)(l)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it g\
ets a certificate for ${Q}`,isCommon:!0}})}const D={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},
"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send \
it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the \
server or load balancer"}},S={version:l=>({says:`offers no TLS version later than ${l.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or la\
ter on the host"}),cipher:l=>({says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${l}`,help:"enable TLS 1.3, or TLS 1.2 with s\
uites such as ECDHE-RSA-AES128-GCM-SHA256"}),group:l=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${l}`,help:"en\
able the group X25519 or P-256 on the host"})};function R({host:l,error:C}){if(typeof C=="object"&&"code"in C)return(0,b.CC)("tls-protocol",{message:(0,r.xI)`the TLS handshake with ${(0,r.
KT)(l)} failed (${C.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:Q,help:ut}=typeof C=="string"?D[C]:
S[C.kind](C.name);return(0,b.CC)("tls-protocol",{message:(0,r.xI)`${(0,r.KT)(l)} ${Q}`,help:ut})}const H=({host:l})=>(0,b.CC)("tls-plain-http",{message:(0,r.xI)`${(0,r.
KT)(l)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always use\
s https"});function U({host:l,days:C,expires:Q}){const ut=C===0?"today":C===1?"in 1 day":`in ${C} days`;return(0,b.CC)("tls-expires-soon",{message:(0,r.xI)`the certificate of ${(0,r.
KT)(l)} expires ${ut}, on ${Y(Q)}`,operator:"renew the certificate; if it is renewed automatically, find out why that has not happened"})}}),6360:((xt,yt,s)=>{s.
d(yt,{Bz:()=>j,Ev:()=>u,MI:()=>J,Mx:()=>k,RK:()=>E,hy:()=>h,m$:()=>A});var r=s(1780),O=s(9432),b=s(9615),K=s(4481);function it({kind:g,first:D,others:S,isMixed:R,
mirror:H}){const U=H===null?D:(0,r.KT)(D);return S===0?U:(0,r.xI)`${U} and ${(0,O.px)(S,R?"other":`other ${g}`)}`}const nt=({kind:g,mirror:D})=>D===null?`${g}s.\
v1`:"the network mirror",Y=g=>`the URL of ${nt(g)} in the ${g.mirror===null?"discovery document":"CLI configuration"}`;function W({page:g,host:D,...S},R){if(g?.
kind!=="sign-in")return(0,O.NM)({page:g,asked:D},R);const H=`allow requests to ${nt({host:D,...S})} without a browser`,U=g.title===""?"":` ("${g.title}")`;return{
operator:H,because:`the host returned a sign-in page${U}`}}function A(g){const{token:D,elsewhere:S,challenge:R,isFork:H}=g,U=H&&D==="none",l=R===null?"":` and r\
equires ${R} authentication`,C=U?"secrets are withheld from pull requests of forks":(0,K.pt)(g,S),Q=(0,r.xI)`the versions of ${it(g)} cannot be read: ${(0,O._r)(
g)}${l}`;return(0,b.CC)("versions-unauthorized",{message:(0,r.xI)`${Q}; ${C}`,...D==="none"&&{unexplained:Q},help:U?K.ro:W(g,T(g)),isUnsent:(0,K.wt)(g),severity:U?
"notice":D==="withheld"?"warning":"error"})}function T(g){const{host:D,source:S,elsewhere:R,challenge:H}=g,U=nt(g);if(H!==null)return{operator:`accept Bearer to\
kens at the URL of ${U}`,note:"the CLIs send only Bearer tokens"};const l=R===null?(0,r.xI)`check that the token is complete and has access, or ${(0,K.qV)(S??"",
D)}`:(0,r.xI)`check that ${(0,r.KT)(R)} accepts the token from ${(0,r.LA)(S??"")}: the CLIs send it the token for ${(0,r.KT)(D)}, not one for ${(0,r.KT)(R)}`;return(0,K.
$w)(g,U,R,l)}function J(g){const{attempts:D,transient:S,host:R,status:H}=g,U=D>1?` in each of ${D} attempts`:"";return(0,b.CC)("versions-status",{message:(0,r.xI)`the versions of ${it(
g)} cannot be read: ${(0,O._r)(g)}${U}; expected 200`,help:W(g,G(R,H,S,Y(g)))})}function G(g,D,S,R){return D===429?K.uK:S?{operator:"check the logs of the regis\
try and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,O.B9)(g)}:{operator:`check ${R}\
; return 200 with the versions, or 404 for an unknown name`}}const E=g=>(0,b.CC)("versions-shape",{message:(0,r.xI)`the versions of ${it(g)} cannot be read: the response of ${(0,r.
KT)(g.url)} ${(0,O.dh)(g.why)}`,help:W(g,{operator:`check ${Y(g)}, and return ${g.mirror===null?N[g.kind]:M}`})}),M='{"versions":{"1.0.0":{}}} with `Content-Typ\
e: application/json`',N={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},h=({kind:g,address:D,url:S,ignored:R,
isMirror:H})=>(0,b.CC)("versions-empty",{message:R.length===0?(0,r.xI)`${g} ${(0,r.KT)(D)} has no versions: ${(0,r.KT)(S)} lists none`:(0,r.xI)`${g} ${(0,r.KT)(
D)} has no valid versions: ${(0,r.KT)(S)} lists only ${d(R)}`,operator:H?"add a version to the mirror, under a key of three numbers such as 1.2.0":R.length===0?
`publish a version of the ${g}; if its tag exists, check that the registry has imported it`:`publish versions as ${w[g]}`,user:`check the address, or ask the pu\
blisher of the ${g} to release a version`}),d=g=>(0,O.K4)(g,3,D=>`"${(0,O.dh)(D,40)}"`),w={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three n\
umbers with dots and without a "v", such as 1.2.0'};function u({kind:g,address:D,texts:S,rejects:R}){const H=(0,r.xI)`the registry lists ${d(S)} for ${g} ${(0,r.
KT)(D)}, which ${S.length===1?"is not a version":"are not versions"}`,U=`publish versions as ${w[g]}, and remove others`;return R?(0,b.CC)("version-unreadable",
{message:(0,r.xI)`${H}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:U,user:"use Terraform 1.13 or later, which ignores su\
ch versions"}}):(0,b.CC)("version-unreadable",{message:(0,r.xI)`${H}; the CLIs ignore ${S.length===1?"it":"them"}`,operator:U,severity:g==="module"?"warning":"n\
otice"})}const k=g=>(0,b.CC)("provider-warning",{message:(0,r.xI)`the registry returned a warning for ${(0,r.KT)(g.address)}: "${(0,O.dh)(g.warnings.join("; "))}"`,
help:"if the warning names another provider, use that one in `source`"}),v={closed:"closed the connection before the end of a response",gzip:"sent a response wh\
ose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},j=({host:g,why:D})=>(0,b.CC)("answer-incomplete",{message:(0,r.
xI)`${(0,r.KT)(g)} ${v[D]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),4067:((xt,yt,s)=>{s.d(yt,{Sz:()=>w,
Zu:()=>N,uo:()=>u});var r=s(6429);function O(k){let v;return()=>v??=k.trim().split(/\s+/).map(b)}function b(k){const[v="",j]=k.split("/"),g=(0,r.r5)(v);if(g===null)
throw new Error(`${v} is no address`);return{prefix:g,bits:j===void 0?g.length*8:Number(j)}}const K=O(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),it=O("127.0.0.0/8 0.0.0.0 ::1 ::"),nt=O(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),Y=O(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),W=O("0.0.0.0/0 2000::/3"),A=O("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),T=(k,v)=>k().some(j=>(0,r.Wg)(j,v)),J=[12,13,14,15],G=[[O("2002::/16"),[[2,
3,4,5]],0],[O("2001::/32"),[[4,5,6,7]],0],[O("2001::/32"),[J],255],[O("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],J],0]];function E(k){const v=G.filter(
([g])=>T(g,k)).flatMap(([,g,D])=>g.map(S=>S.map(R=>(k[R]??0)^D)));return/^[02],0,94,254$/.test(k.slice(8,12).join())?[...v,k.slice(12)]:v}function M(k){return k===
null?"public":T(it,k)?"loopback":T(A,k)?M(k.slice(12)):[k,...E(k)].some(v=>T(K,v))?"metadata":T(nt,k)?"private":T(Y,k)||!T(W,k)?"reserved":"public"}const N=k=>M(
(0,r.r5)(k)),h=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,d=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function w(k){const v=k.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(v)?"loopback":d.test(v)?"metadata":M((0,r.r5)(v)??(0,r.RY)(v))}function u(k){
const v=w(k);return v!=="public"||k.includes(":")?v:h.test(k.replace(/\.$/,""))?"private":"public"}}),8225:((xt,yt,s)=>{s.d(yt,{m:()=>nt,u:()=>Y});var r=s(8643),
O=s(5106);const b=[1024,65535],K=["authz_code","password"],it="app.terraform.io";function nt(E,M,N){const h=[],d=(R,H,U)=>(h.push({rule:H,value:U}),R),w=R=>Object.
hasOwn(E,R)?E[R]:void 0,u=W(w("client"),d),k=A(w("grant_types"),N,d),v=(R,H)=>{const U=w(R);if(typeof U!="string")return H.some(ft=>k.includes(ft))?d(null,`${R}\
-missing`,U):null;const l=(0,O.vy)(M,U);if(l.ok&&(0,r.cz)(l.value).name!=="")return(0,r.jr)(l.value);const Q=`failed to parse ${R==="authz"?"authorization":"tok\
en"} URL: ${l.ok?"no Host in request URL":l.why}`;return h.push({rule:`${R}-invalid`,why:Q}),null},j=v("authz",["authz_code"]),g=v("token",K),D=T(w("ports"),d),
S=G(w("scopes"),d);return{value:{client:u,grantTypes:k,authz:j,token:g,ports:D,scopes:S},flaws:h}}const Y=E=>["authz","token"].flatMap(M=>{const N=E[M],h=(0,r.Dl)(
N??"");return N!==null&&h.ok?[{endpoint:M,text:N,url:h.value}]:[]});function W(E,M){return typeof E!="string"?M("","client-missing",E):E===""?M(E,"client-empty",
E):E}function A(E,M,N){if(E===void 0)return["authz_code"];if(!Array.isArray(E))return N([],"grant-types-invalid",E);const h=[...new Set(E.filter(u=>typeof u=="s\
tring"))];return h.includes("authz_code")||h.includes("password")&&M===it?h.every(u=>K.includes(u))?h:N(h,"grant-types-unknown",E):N(h,"grant-types-unsupported",
E)}function T(E,M){if(E===void 0)return b;if(!Array.isArray(E))return M(b,"ports-ignored",E);if(E.length!==2)return M(b,"ports-count",E);const[N,h]=E;return!J(N)||
!J(h)?M(b,"ports-range",E):N>h?M(b,"ports-order",E):N===h?M([N,h],"ports-single",E):[N,h]}const J=E=>typeof E=="number"&&Number.isInteger(E)&&E>=b[0]&&E<=b[1];function G(E,M){
if(E===void 0)return[];if(!Array.isArray(E))return M([],"scopes-ignored",E);const N=E.filter(h=>typeof h=="string");return N.length===E.length?N:M(N,"scopes-inv\
alid",E)}}),1331:((xt,yt,s)=>{s.d(yt,{O:()=>r,i:()=>O});const r=b=>({discovery:b,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),O=(b,K)=>({host:b,attempt:r({kind:"skipped",problem:K}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((xt,yt,s)=>{s.d(yt,{n:()=>it});var r=s(9432);const O=["TF_CLI_ARGS_init","TF_CLI_ARGS"],b=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
K=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function it(T){const J=W(T),G=M=>J.flatMap(({name:N,value:h})=>N===M?h:[]),E=M=>G(M).at(-1);return{
upgrade:nt(E("upgrade")??"false"),hasBackend:nt(E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:G("plugin-dir"),backendConfig:G(
"backend-config"),remarks:O.flatMap(M=>{const h=J.filter(({name:d,from:w})=>w===M&&K.test(d)).map(Y).join(" ");return h===""?[]:[`init is predicted with ${h} of\
 ${M}`]})}}const nt=T=>/^(1|[tT]|true|TRUE|True)$/.test(T);function Y({name:T,value:J}){if(J==="true")return`-${T}`;const G=T==="backend-config"&&!J.startsWith(
"hostname=");return`-${T}=${(0,r.dh)(G?J.replace(/=.*/s,"=\u2026"):J)}`}function W(T){const J=O.flatMap(E=>A(T[E]??"").map(M=>({text:M,from:E}))).values(),G=[];
for(const{text:E,from:M}of J){const[,N,,h]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(E)??[];if(N===void 0)break;const d=()=>b.test(N)?J.next().value?.text??"":"true";G.
push({name:N,from:M,value:h??d()})}return G}function A(T){const[J=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(T)??[];return(J.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(E=>E.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(M,N,h,d)=>String(N??d??h.replace(/\\(.)/gs,"$1"))))}})};export{He as ids,Fe as modules};
