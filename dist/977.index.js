const je=[977,508,879],He={2905:((bt,Tt,s)=>{s.d(Tt,{Ot:()=>Ct,J1:()=>S});var r=s(3024),w=s(6760),P=s(5747),j=s(2370),st=s(3229),it=s(1831),X=s(1731);let V=function(...D){
return{configFinding:V}=s.late([245,786],5405),new.target?new V(...D):V(...D)},b=function(...D){return{shownPath:b}=s.late([218],2218),new.target?new b(...D):b(
...D)};function E({name:D,args:at,place:ut},ht,O,B){const ot=ht.map(N=>({directory:N,files:(0,P.wX)(N).filter(G=>et((0,w.join)(N,G)))})),U=N=>b(N,B),d=u(D,ot);if(d!==
null){const N=(0,w.resolve)(d.directory,d.file),G=g(N,B);return{helper:{name:D,args:at,path:N,shown:U(N),refusal:G},findings:[]}}const m={kind:"no helper",name:D,
directories:ht.map(U)};return{helper:null,findings:[V(O,m,ut)]}}const et=D=>(0,r.existsSync)(D)&&!(0,r.statSync)(D).isDirectory(),Y=256;function g(D,{system:at}){
if(at==="windows")return null;if(!(0,r.statSync)(D).isFile())return"permission denied";const ut=Buffer.alloc(Y),ht=()=>(0,P.ET)((0,r.openSync)(D,"r"),ot=>ut.subarray(
0,(0,r.readSync)(ot,ut))),O=(0,P.N0)(ht,null);return O===null||O.toString("latin1",0,2)==="#!"||O.includes(0)?null:"exec format error"}const x="terraform-creden\
tials-",A="0.0.0";function u(D,at){let ut=null;for(const{directory:ht,files:O}of at)for(const B of O){const ot=a(B,D);ot===null||ut!==null&&(0,X.Zy)(ot,ut.version)<=
0||(ut={directory:ht,file:B,version:ot})}return ut}function a(D,at){if(!D.startsWith(x))return null;const ut=D.toLowerCase().slice(x.length).replace(/\.exe$/,""),
ht=ut.indexOf("_v");return(ht<0?ut:ut.slice(0,ht))!==at||ut===""?null:(0,X.oF)(ht<0?A:ut.slice(ht+2).replace(/_x.*$/s,""))}var $=s(8884),l=s(4265);let _=function(...D){
return{configFinding:_}=s.late([245,786],5405),new.target?new _(...D):_(...D)},y=function(...D){return{parseConfigFile:y}=s.late([245,786],5405),new.target?new y(
...D):y(...D)},M=function(...D){return{configPaths:M}=s.late([218],2218),new.target?new M(...D):M(...D)},f=function(...D){return{shownPath:f}=s.late([218],2218),
new.target?new f(...D):f(...D)};const L=1024*1024;function S(D,at,ut=null,ht=null){const O=M(D,at,r.existsSync,ut),{directory:B,directoryOff:ot,helperDirectories:U}=O,
d=c(O,D,at),m=[...d,...dt(B,D,at)],N=dt(ot?.path??null,D,at),G=gt(m,D),v=G.helper&&E(G.helper,U,D,at),I=gt(N,D).credentials,H=d[0]?.protocols??{};return{...G,client:D,
installations:m.flatMap(({installations:J})=>J),pluginDirectories:(0,$.n)(at.environment).pluginDirectories,mirrors:O.mirrorDirectories.map(J=>({path:J,shown:f(
J,at)})),files:[...m.map(({file:J})=>J),...N.map(({file:J})=>({...J,state:"off"}))],turnedOff:[...I.map(({host:J,place:{file:rt,line:lt}})=>({host:J,source:`${rt}\
:${lt} (${ot?.by} names another file)`})),...ht===null?[]:K(ht,O.main?.path??""),...at.environment.TG_TF_REGISTRY_TOKEN?[R]:[]],helper:v?.helper??null,requestTimeoutMs:D===
"opentofu"?(0,l.Hl)(H,at.environment):null,patience:(0,l.f5)(D,H,at.environment),findings:[...G.findings,...v?.findings??[]],secrets:[...m,...N].flatMap(({secrets:J})=>J)}}
const R={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},z=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],K=(D,at)=>z.filter(ut=>{const ht=(0,w.
join)(D,ut);return(0,r.existsSync)(ht)&&ht!==(0,w.resolve)(D,at)}).map(ut=>({host:null,source:`${ut} (TF_CLI_CONFIG_FILE does not name it)`}));function c({main:D},at,ut){
if(D===null)return[];const{path:ht,chosenBy:O}=D;if((0,r.existsSync)(ht))return[mt(ht,at,ut)];const B={path:ht,shown:f(ht,ut),state:"absent"};return O==="defaul\
t"?[C(B,[])]:[C(B,[_(at,{kind:"missing",setting:O,path:ht},null)])]}const C=(D,at)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},
findings:at,secrets:[],isRead:!1,file:D}),Z=/\.tfrc(?:\.json)?$/s,dt=(D,at,ut)=>(D===null?[]:(0,P.wX)(D)).filter(ht=>Z.test(ht)).map(ht=>mt((0,w.join)(D??"",ht),
at,ut));function mt(D,at,ut){const ht=(0,P.yR)(D,L),O=f(D,ut);if(!ht.ok){const ot={kind:"unreadable",file:O,failure:ht.failure};return C({path:D,shown:O,state:"\
not read"},[_(at,ot,null)])}const B=y({shown:O,...ht},at);return{...B,file:{path:D,shown:O,state:B.isRead?"read":"not read"}}}function gt(D,at){const ut=D.flatMap(
m=>m.findings),ht=(m,N)=>{ut.push(_(at,m,N))},O=Rt(new Map(D.flatMap(m=>[...m.credentials])),ht),B=Rt(new Map(D.flatMap(m=>[...m.hosts])),ht),[ot,...U]=new Map(
D.flatMap(m=>[...m.helpers]));for(const[,{place:m}]of U)ht({kind:"two helpers"},m);const d=ot===void 0?null:{name:ot[0],...ot[1]};return{credentials:O,forced:B,
helper:d,findings:ut}}function Rt(D,at){const ut=new Map;for(const[ht,O]of D){const B=(0,it.Pv)(ht),ot="services"in O?"host":"credentials";if(B.ok)ut.set(B.value,
{...O,host:B.value});else{const U={label:ht,why:B.why,advice:(0,st.L6)(ht)};at({kind:"label",type:ot,...U},O.place)}}return[...ut.values()]}const Ct=D=>(0,j.Qp)(
D,({problem:{code:at,message:ut},places:ht})=>[at,ut,ht])}),4265:((bt,Tt,s)=>{s.d(Tt,{Hl:()=>E,Ln:()=>it,f5:()=>g,zT:()=>b});var r=s(1541);const w=A=>({plugin_cache_dir:r.
sc,plugin_cache_may_break_dependency_lock_file:r.zC,host:r.A7(r.Tb({services:r.A7(r.T)},A)),credentials:r.A7(r.A7(r.T)),credentials_helper:r.A7(r.Tb({args:r.c3(
r.sc)},A))}),P={providers:r.A7(r.sc),provisioners:r.A7(r.sc),disable_checkpoint:r.zC,disable_checkpoint_signature:r.zC,...w(!1)},j=w(!0),st={path:[],span:{start:0,
end:0}};function it(A,u){const a=u==="terraform",$={},l=r.LH(()=>{a?r.ql(A,st,P,$):r.ql(A,st,j,$)});return{values:a&&l!==null?{}:$,mistake:l}}const X="registry_\
protocols",V={retry_count:r.sD,request_timeout_seconds:r.sD};function b(A){const[u=[]]=A.flatMap(l=>l.name===X?r.AV(l):[]),a={},$=r.LH(()=>r.ql(u,{...st,path:[X]},
V,a));return $===null?{protocols:a,mistakes:[]}:{protocols:{},mistakes:[{span:$.argument.span,why:$.message}]}}function E({request_timeout_seconds:A},u){const a=x(
u.TF_REGISTRY_CLIENT_TIMEOUT);return a!==null?a*1e3:A===void 0?null:A>0?A*1e3:Number.POSITIVE_INFINITY}const et=1e4,Y=1;function g(A,u,a){const $=x(a.TF_REGISTRY_DISCOVERY_RETRY)??
u.retry_count??Y;return{client:A,attemptMs:E(u,a)??et,retries:Math.max($,0)}}function x(A){const u=/^\+?\d+$/.test(A??"")?Number(A):0;return u>0?u:null}}),4977:((bt,Tt,s)=>{
s.d(Tt,{mQ:()=>G});var r=s(2905),w=s(4929),P=s(3534),j=s(1064),st=s(1831),it=s(7630),X=s(3152),V=s(1421),b=s(8161),E=s(5747),et=s(4e3),Y=s(1919),g=s(2713),x=s(7050),
A=s(2370);const u=(v,I)=>({name:v,isProgram:!1,answers:I,find:H=>I.get(H)??null});async function a(v,I){let H=null;const J=[],rt=[];for(const lt of v){const yt=H===
null||!lt.isProgram,vt=yt?await lt.find(I):null;J.push({source:vt?.source??lt.name,held:yt?$(vt):"not asked",counts:H===null&&vt!==null}),vt?.problem&&rt.push((0,A.
kH)(vt.problem,{places:vt.place===null?[]:[vt.place]})),H??=vt}return{answer:H,looks:J,findings:rt}}function $(v){return v===null?"nothing":v.token===null?"no t\
oken":v.token.reveal()===""?"an empty token":"a token"}const l=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function _(v,I,H=null){const J=I.reveal(),rt={source:v,place:H,token:I,
problem:M(v,J,H!==null)},lt=J.length>g.$c||l.test(J);return lt?{...rt,isUnsendable:lt}:rt}const y=[[l,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function M(v,I,H){if(I==="")return P.QU({source:v,isInFile:H});
const J=I.length>g.$c?"length":y.find(([rt])=>rt.test(I))?.[1];return J!==void 0?P.Eu({source:v,slip:J}):I.length<g.Il?P.fj({source:v}):null}const f=1024*1024;function L(v,I){
let H=null;const J=async rt=>{if(H!==null)return H;const lt=await c(v,rt,I);if("output"in lt)return Rt(v,lt.output,I);const yt=Ct(v,lt.why);return lt.isStopped&&
(H??=yt),yt};return{name:S(v),isProgram:!0,find:(0,x.O)(J)}}const S=({name:v})=>`credentials helper ${v}`,R=({shown:v},I)=>({why:`failed to run ${v}: ${I}`}),z=({
shown:v},I)=>({why:`${v} ${I} and was stopped`,isStopped:!0}),K="was running when the check ended";async function c(v,I,H){if(v.refusal!==null)return R(v,v.refusal);
if(H.stop.aborted)return z(v,K);try{return await C(dt(v,I,H.environment),v,H)}catch(J){const rt=(0,E.Oj)(J);return R(v,gt[rt]??rt)}}function C(v,I,H){const{timeoutMs:J,
abortAfter:rt,stop:lt}=H,yt=AbortSignal.any([rt(J),lt]);return new Promise((vt,At)=>{const Mt=[],Dt=[];let Kt=0;const Bt=jt=>{yt.removeEventListener("abort",Xt),
vt(jt)},Ft=jt=>{Z(v,H),Bt(z(I,jt))},Xt=()=>Ft(lt.aborted?K:`did not exit within ${J/1e3} s (timeout-seconds)`);yt.addEventListener("abort",Xt);const qt=jt=>zt=>{
Kt+=zt.length,Kt>f?Ft(`wrote more than ${f/1024/1024} MiB`):jt.push(zt)};v.stdout?.on("data",qt(Mt)),v.stderr?.on("data",qt(Dt)),v.on("error",At),v.on("close",jt=>{
if(jt===0)return Bt({output:Buffer.concat(Mt)});const zt=at(Buffer.concat(Dt).toString()),se=zt===""?", but it produced no error message":`: ${zt}`;Bt({why:`err\
or in ${I.shown}${se}`})})})}function Z(v,{kill:I}){try{v.pid!==void 0&&I((0,b.platform)()==="win32"?v.pid:-v.pid,"SIGKILL")}catch(H){(0,E.Oj)(H)}v.stdout?.destroy(),
v.stderr?.destroy(),v.unref()}const dt=({path:v,args:I},H,J)=>(0,V.spawn)(v,[...I,"get",H],{env:mt(J),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),
mt=v=>Object.fromEntries(Object.entries(v).filter(([I])=>!I.startsWith("INPUT_"))),gt={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"ex\
ec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Rt(v,I,{learn:H}){const J=(0,Y.Tp)(I);if(J.kind==="not-json"||
J.kind==="not-object")return Ct(v,`malformed output from ${v.shown}: ${(0,et.dh)(J.why)}`);const rt=J.kind==="null"?null:J.services.find(({id:yt})=>yt==="token")?.
value;if(typeof rt!="string")return null;const lt=new g.ou(rt);return H(lt),_(S(v),lt)}function Ct(v,I){const H=(0,w.Dz)({name:v.name,why:I});return{source:S(v),
place:null,token:null,problem:H}}const D=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),at=v=>(0,et.dh)(v.replace(D,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").
trim());function ut({tokens:v,environment:I,clients:H}){const J=[m(v),d(I)],rt=H.map(({helper:lt,credentials:yt,...vt})=>{const At=[...J,B(yt)];return{...vt,known:At,
sources:lt===null?At:[...At,lt]}});return{known:ht(rt.flatMap(({known:lt})=>lt)),find:async lt=>{const yt=await Promise.all(rt.map(async({client:At,sources:Mt,turnedOff:Dt})=>{
const{looks:Kt,...Bt}=await a(Mt,lt);return{...Bt,client:At,looks:[...Kt,...O(Dt,lt)]}})),vt=yt.flatMap(({answer:At})=>At??[]);return{answer:vt.find(({token:At})=>At!==
null)??vt[0]??null,clients:yt.map(({client:At,looks:Mt})=>({client:At,looks:Mt})),findings:yt.flatMap(({findings:At})=>At),difference:U(lt,yt)}}}}function ht(v){
const I=new Map(v.toReversed().flatMap(H=>[...H.answers]));return new Map([...I].flatMap(([H,{token:J,source:rt}])=>J===null?[]:[[H,rt]]))}const O=(v,I)=>v.filter(
H=>H.host===I||H.host===null).map(({source:H})=>({source:H,held:"not read",counts:!1})),B=v=>u("CLI configuration",new Map(v.map(I=>[I.host,ot(I)])));function ot({
host:v,place:I,token:H,hasValue:J}){const rt=`${I.file}:${I.line}`;if(H!==null)return _(rt,H,I);const lt={kind:"no token",file:rt,host:v,hasValue:J};return{source:rt,
place:I,token:null,problem:(0,w.P4)({clients:j.Du,mistake:lt})}}function U(v,I){const[H,...J]=I,rt=H?.answer?.token?.reveal(),lt=J.find(({answer:vt})=>vt?.token?.
reveal()!==rt);if(H===void 0||lt===void 0)return null;const yt=({client:vt,answer:At})=>({client:vt,source:At?.token?At.source:null});return(0,P.tK)({host:v,first:yt(
H),other:yt(lt)})}function d(v){const I=Object.entries(v).flatMap(([rt,lt])=>{const yt=(0,st.$k)(rt);return yt===null||lt===void 0?[]:{variable:rt,host:yt,token:(0,it.
AI)(lt)}}),H=I.flatMap(({variable:rt,token:lt})=>lt.ok?[]:`${rt}: ${lt.why}`);if(H.length>0)throw new X.GN(H);const J=I.flatMap(({variable:rt,host:lt,token:yt})=>yt.
ok?[[lt,_(rt,yt.value)]]:[]);return u("TF_TOKEN_ variables",new Map(J))}function m(v){const I="tokens setting",H=v.map(({host:J,token:rt})=>{const lt=_(I,rt);return[
J,rt.reveal()===""?{...lt,token:null}:lt]});return u(I,new Map(H))}const N=1e4;function G({tokens:v,configs:I,timeoutMs:H},J,rt){for(const Mt of I.flatMap(Dt=>Dt.
secrets))rt.learn(Mt);const lt=new Map,yt=Mt=>{if(Mt===null)return null;const Dt=JSON.stringify([Mt.path,...Mt.args]),Kt=Xt=>AbortSignal.timeout(Xt),Bt={timeoutMs:H??
N,environment:J},Ft=lt.get(Dt)??L(Mt,{abortAfter:Kt,...rt,...Bt});return lt.set(Dt,Ft),Ft},vt=I.map(Mt=>({...Mt,helper:yt(Mt.helper)})),At=I.flatMap(({forced:Mt,
client:Dt})=>Mt.map(Kt=>({...Kt,client:Dt})));return{credentials:ut({tokens:v,environment:J,clients:vt}),configs:I,complaints:(0,r.Ot)(I.flatMap(({findings:Mt})=>Mt)),
forced:Map.groupBy(At,({host:Mt})=>Mt)}}}),4929:((bt,Tt,s)=>{s.d(Tt,{Dz:()=>X,P4:()=>st,Yv:()=>V,kV:()=>b});var r=s(4091),w=s(4732),P=s(4e3),j=s(5799);const st=({
clients:E,mistake:et})=>(0,j.CC)("credentials-config",{...it(et),affects:E});function it(E){switch(E.kind){case"missing":return{message:`${E.setting} names ${(0,r.
ol)(E.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${E.file} ${(0,P.
mP)(E.failure)}`,help:E.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can r\
ead; this check continues without it"};case"syntax":return{message:`${E.file} has a syntax error: ${E.why}`,help:"correct the file; the client ignores all of it\
, including its tokens"};case"type":return{message:`${E.file}: ${E.path.join(".")} must be ${E.want}`,help:"correct the value; Terraform ignores the whole file,\
 OpenTofu the blocks that it has not read yet"};case"block":return{message:`${E.file}: ${E.why}`,help:"correct the block; the client ignores it"};case"label":return{
message:`the label of the block ${E.type} ${(0,r.ol)(E.label)} is not a hostname: ${E.why}`,help:E.advice??"write a hostname as the label; the client ignores th\
e block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"\
two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{
message:E.hasValue?(0,w.xI)`the token in the credentials block for host ${(0,w.SP)(E.host)} at ${E.file} is not a string`:(0,w.xI)`the credentials block for host ${(0,w.
SP)(E.host)} at ${E.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no \
helper":return{message:`credentials helper ${(0,r.ol)(E.name)}: there is no terraform-credentials-${E.name} in ${E.directories.join(", ")}`,help:E.name===E.name.
toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other\
 name"}}}const X=({name:E,why:et})=>(0,j.CC)("credentials-helper",{message:`credentials helper ${E}: ${et}`,help:'run the program with "get" and the host: it mu\
st print {"token": "\u2026"} and exit with 0'}),V=({host:E,at:et})=>(0,j.CC)("services-forced",{message:(0,w.xI)`the host block at ${et} defines the services of ${(0,w.
KT)(E)}; the host's own discovery document is not used`,help:(0,w.xI)`remove the host block at ${et} to use the discovery document of ${(0,w.KT)(E)}`}),b=E=>(0,j.
CC)("services-forced-differ",{message:(0,w.xI)`the host block at ${E.at} and the discovery document of ${(0,w.KT)(E.host)} differ in ${(0,P.K4)(E.services,10,P.
dh)}`,help:"update the host block or remove it; machines without it use other services"})}),5585:((bt,Tt,s)=>{s.d(Tt,{g8:()=>st,hg:()=>it,pS:()=>V});var r=s(8161),
w=s(6760),P=s(5747);const j={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function st(g){const x=(0,r.platform)();return{system:x==="win32"?"windows":"unix",platform:`${x===
"win32"?"windows":x}_${j[(0,r.arch)()]??(0,r.arch)()}`,environment:g,accountHome:(0,P.N0)(()=>(0,r.userInfo)().homedir||null,null)}}function it(g,x,A,u=null){const a=b(
x.environment,u),$=E(x),l=$===null?null:et(g,x,$,A),_=l?.dataDirectories??[],y=$===null?[]:X($,x),M=Y(x),f=L=>M(L,"plugins");return{main:a??(l&&{path:l.main,chosenBy:"\
default"}),directory:a===null&&l!==null?l.directory:null,directoryOff:a&&l&&{path:l.directory,by:a.chosenBy},helperDirectories:_.map(f).flatMap(L=>[L,M(L,x.platform)]),
mirrorDirectories:[..._,...y].map(f)}}function X(g,x){const{system:A,platform:u,environment:a}=x,$=Y(x);if(A==="windows")return[$(g,"HashiCorp","Terraform")];if(u.
startsWith("darwin"))return[g,"/"].map(M=>$(M,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:l="",XDG_DATA_DIRS:_}=a,y=M=>M.startsWith("/");
return[y(l)?l:$(g,".local","share"),...(_||"/usr/local/share:/usr/share").split(":").filter(y)].map(M=>$(M,"terraform"))}function V(g,x){const A=E(x),u=x.system===
"windows"?"\\":"/";return A===null||A.length<2||!g.startsWith(A+u)?g:(x.system==="windows"?"%APPDATA%":"~")+g.slice(A.length)}function b(g,x){if(x)return{path:x,
chosenBy:"cli-config"};for(const A of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const u=g[A];if(u)return{path:u,chosenBy:A}}return null}function E({system:g,environment:x,
accountHome:A}){return g==="windows"?x.APPDATA||null:x.HOME||A||null}function et(g,x,A,u){const a=Y(x),$=x.system==="windows",l=a(A,$?"terraform.rc":".terraform\
rc"),_=a(A,$?"tofu.rc":".tofurc"),y=a(A,$?"terraform.d":".terraform.d");if(g==="terraform")return{main:l,directory:y,dataDirectories:[y]};const M=u(l)&&!u(_)?l:
_;if($)return{main:M,directory:y,dataDirectories:[y]};const{XDG_CONFIG_HOME:f,XDG_DATA_HOME:L}=x.environment,S=!u(l)&&!u(_);return{main:f&&S?a(f,"opentofu","tof\
urc"):M,directory:f&&!u(y)?a(f,"opentofu"):y,dataDirectories:L?[y,a(L,"opentofu")]:[y]}}const Y=({system:g})=>(g==="windows"?w.win32:w.posix).join}),7511:((bt,Tt,s)=>{
s.d(Tt,{i:()=>E});const r="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",w=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,P=String.raw`[()<>@,;:\\"/[\]?=]`,
j=new RegExp(`^${r}(?:/${r})?$`),st=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,it=new RegExp(`;${w}*(${r})${w}*=${w}*(?:(${r})|${st})${w}*`,"y"),X=new RegExp(
`;${w}*$`,"y"),V=new RegExp(String.raw`\\(${P})`,"g"),b=new RegExp(`^${w}+|(?<!${w})${w}+$`,"g");function E(g){const x=g.indexOf(";"),A=Y((x<0?g:g.slice(0,x)).replace(
b,""));return j.test(A)&&(x<0||et(g,x))?A:null}function et(g,x){const A=new Map;for(let u=x;u<g.length;){it.lastIndex=u;const[a,$="",l,_=""]=it.exec(g)??[];if(a===
void 0)return X.lastIndex=u,X.test(g);const y=$.toLowerCase(),M=l??_.replace(V,"$1"),f=A.get(y);if(f!==void 0&&f!==M)return!1;A.set(y,M),u+=a.length}return!0}const Y=g=>g.
replaceAll("\u0130","i").toLowerCase()}),5693:((bt,Tt,s)=>{s.d(Tt,{Ey:()=>A,Ii:()=>et,Or:()=>M,WN:()=>y});var r=s(960),w=s(9209),P=s(9872),j=s(2370),st=s(8011),
it=s(1064),X=s(1831),V=s(9562);const b=1440*60*1e3,E=1;function et(S,R){const{hops:z,certificates:K}=S.attempt;return[..._(S,R),...Y(S,R),...a(z),...$(K,R),...l(
S,R)]}function Y(S,R){const{discovery:z,hops:K}=S.attempt;switch(z.kind){case"skipped":return[(0,j.kH)(z.problem)];case"failed":{const c=R.isFork&&z.problem.code===
"document-unauthorized"&&!S.credentials?.hasToken;return[(0,j.kH)(z.problem,c?{severity:"notice"}:{})]}case"found":case"absent":{const c=K[0]?.url??"";return[...g(
c,K.length-1,R),...x(S,R)]}}}function g(S,R,z){const K=z.clients.filter(c=>R>it.NX[c]);return K.length>0?[(0,j.kH)((0,w.KA)({url:S,asks:"document",redirects:R,clients:K,
limits:it.NX}))]:R>E?[(0,j.kH)((0,w.CL)({url:S,redirects:R}))]:[]}function x(S,{releases:R,slowMs:z}){const K=(0,X.nx)(S.host),c=S.attempt.timing.totalMs,C=M(S),
Z=Ct=>L(C,Ct)!=="never",dt=R.filter(Ct=>!Z(Ct)),mt=({client:Ct})=>!R.some(D=>D.client===Ct&&Z(D)),gt=[!0,!1].flatMap(Ct=>{const D=dt.filter(ut=>mt(ut)===Ct);if(D.
length===0)return[];const at=(0,r.Qs)({host:K,phase:"complete",tookMs:c,releases:D});return[(0,j.kH)(at,{needed:Ct})]});if(gt.length>0||c<=z)return gt;const Rt=u(
S.attempt.timing);return[(0,j.kH)((0,r.U2)({host:K,tookMs:c,limitMs:z,phase:Rt,releases:R}))]}function A({host:S,slowest:R,certificates:z},K,{slowMs:c,...C}){const Z=K.
map(D=>D.host),dt=z.filter(D=>!Z.includes(D.host)),mt=R?.timing.totalMs??0,gt=$(dt,C).map(D=>({...D,host:S}));if(R===null||mt<=c)return gt;const Rt={host:(0,X.nx)(
S),url:R.url,tookMs:mt,limitMs:c},Ct=(0,r.U2)({...Rt,phase:u(R.timing)});return[(0,j.kH)(Ct,{host:S}),...gt]}function u({lookupMs:S,connectMs:R,tlsMs:z,firstByteMs:K,
totalMs:c}){const Z=[["lookup",S],["connection",R],["tls",z],["response",K]].map(([mt,gt])=>({name:mt,ms:gt??0})),dt={name:"rest",ms:Z.reduce((mt,{ms:gt})=>mt-gt,
c)};return Z.reduce((mt,gt)=>gt.ms>mt.ms?gt:mt,dt)}function a(S){const R=S.find(({url:K})=>K.startsWith("http://"));if(R===void 0)return[];const z=R.authorization===
"withheld";return[(0,j.kH)((0,w.n4)({url:S[0]?.url??"",to:R.url,exposesToken:z}))]}function $(S,{certificateDays:R,now:z}){const K=new Map;for(const c of S){const C=K.
get(c.host);(C===void 0||c.expires<C.expires)&&K.set(c.host,c)}return[...K.values()].flatMap(({host:c,expires:C})=>{const Z=(Date.parse(C)-z)/b;return Z<0||Z>=R?
[]:[(0,j.kH)((0,P.BU)({host:c,days:Math.floor(Z),expires:C}))]})}function l(S,R){const{host:z,attempt:K,earlier:c}=S,[C]=c,Z=["failed","skipped"].includes(K.discovery.
kind);if(C?.discovery.kind!=="failed"||Z)return[];const dt=C.discovery.problem.message,mt=M(S),gt=R.releases.filter(Ct=>L(mt,Ct)==="sometimes"),Rt=c.length+1;return[
(0,j.kH)((0,r.Er)({host:(0,X.nx)(z),attempts:Rt,failure:dt,releases:gt}))]}function _({credentials:S,attempt:{discovery:R}},z){if(!S?.problem)return[];const{code:K}=S.
problem,c=R.kind==="failed"&&R.problem.code===K,C=z.isFork&&!S.hasToken&&K==="credentials-empty";return c||C?[]:[(0,j.kH)(S.problem)]}function y({host:S},R){if(!R.
some(({service:K})=>K===V.e$))return[];const{name:z}=(0,X.Sv)(S);return[...z.includes(".")?[]:[(0,st.Zp)({host:S,name:z})],.../(^|\.)xn--/.test(S)?[(0,st._W)({host:S})]:
[]].map(K=>(0,j.kH)(K,{services:[V.e$]}))}const M=({earlier:S,attempt:R,later:z})=>[...S,R,...z];function f({discovery:S,timing:R,headMs:z,hops:K},{attemptMs:c}){
const C=z!==null&&z<=c?K.at(-1)?.status:null;return C===null||(0,it.Mq)(C??0)?"retries":S.kind!=="failed"&&R.totalMs<=c?"works":"fails"}function L(S,R){const z=S.
map(C=>f(C,R)),K=z.indexOf("works");return K<0?"never":K<=R.retries&&!z.slice(0,K).includes("fails")?"always":"sometimes"}}),9508:((bt,Tt,s)=>{s.r(Tt),s.d(Tt,{attemptsOf:()=>r.
Or,contact:()=>De,crashedVisit:()=>Nt,judgeRequests:()=>r.Ey,judgeVisit:()=>me,outcomesOf:()=>Me});var r=s(5693),w=s(6697),P=s(2370),j=s(1064),st=s(1831),it=s(8185),
X=s(4283),V=s(4e3),b=s(4732),E=s(5799);const et=({id:t,host:o,url:h,why:p})=>(0,E.CC)("service-url-invalid",{message:h===null?(0,b.xI)`${t} of host ${(0,b.KT)(o)}: ${(0,b.
b7)(o,(0,V.dh)(p))}`:(0,b.xI)`${t} of host ${(0,b.KT)(o)} is "${(0,b.KT)(h)}", which the clients cannot connect to: ${p}`,operator:`set ${t} to an https:// URL,\
 or to a path that starts with a slash`}),Y=({id:t,host:o,why:h})=>(0,E.CC)("service-url-credentials",{message:(0,b.xI)`${t} of host ${(0,b.KT)(o)}: ${h}`,operator:"\
remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),g=({id:t,host:o,url:h})=>(0,E.
CC)("service-url-empty",{message:(0,b.xI)`${t} of host ${(0,b.KT)(o)} is an empty string, which resolves to the document itself: ${(0,b.KT)(h)}`,operator:`set ${t}\
 to the URL of the service, such as "/v1/${t.split(".")[0]}/", or remove it`}),x=({id:t,host:o,value:h,why:p})=>(0,E.CC)("service-url-looks-like-host",{message:(0,b.
xI)`${t} of host ${(0,b.KT)(o)} is "${(0,b.KT)(h)}", which is a path and not a URL with a host`,operator:(0,b.xI)`write "https://${(0,b.KT)(h)}" if a host is meant`,
note:p===null?void 0:(0,V.zd)(p)});function A(t){const{id:o,host:h,url:p,clients:F}=t,q=F.map(nt=>j.bB[nt]),tt=p.slice(p.lastIndexOf("/")+1);return(0,E.CC)("ser\
vice-url-no-slash",{message:(0,b.xI)`${o} of host ${(0,b.KT)(h)} does not end with a slash: ${(0,b.KT)(p)}`,operator:"add the slash",note:`without it ${q.slice(
0,-1).join(", ")} and ${q.at(-1)} replace "${tt}" with the path that they append`,affects:F})}const u=({id:t,host:o,url:h})=>(0,E.CC)("service-url-relative",{message:(0,b.
xI)`${t} of host ${(0,b.KT)(o)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,b.KT)(h)}, other clients do not`,operator:"start th\
e path with a slash, or write the complete URL"}),a=({id:t,host:o})=>(0,E.CC)("service-url-query",{message:(0,b.xI)`${t} of host ${(0,b.KT)(o)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function $({host:t,uses:o},h=["is","are"]){const p=Map.groupBy(
o,({id:q})=>q),F=Array.from(p,([q,tt])=>{const nt=tt.flatMap(({endpoint:ct})=>ct??[]);return nt.length===0?q:`${q} (${nt.join(", ")})`});return(0,b.xI)`${(0,V.K4)(
F,10,V.dh)} of host ${(0,b.KT)(t)} ${F.length===1?h[0]:h[1]}`}const l=({urls:t})=>(0,b.XT)(t,3,o=>(0,b.KT)((0,V.dh)(o))),_=({uses:t})=>j.zK.filter(o=>t.some(({id:h})=>(0,j.
SZ)(h).includes(o))),y={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},M=t=>(0,E.CC)("service-url-private",{message:(0,b.
xI)`${$(t)} at ${l(t)}, which clients ${y[t.kind]} cannot reach`,operator:(0,b.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,b.
KT)(t.host)}`,affects:_(t)}),f=[...j.Du,"dependabot"];function L(t){const o=t.uses.every(({endpoint:F})=>F!==null),h=o?"a login sends its token in clear text ot\
herwise":(0,b.xI)`the clients send the token of ${(0,b.KT)(t.host)} there in clear text`,p=_(t);return(0,E.CC)("service-url-insecure",{message:(0,b.xI)`${$(t)} not https: ${l(
t)}`,operator:t.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:o||t.hasToken?h:void 0,affects:f.
filter(F=>p.includes(F))})}function S(t){const{host:o,name:h}=t,p=(0,b.xI)`${$(t)} on another host: ${l(t)}`,F=_(t).includes("renovate");return t.hasToken&&F?(0,E.
CC)("service-url-cross-host",{message:p,help:(0,b.xI)`give Dependabot and Renovate a token for ${(0,b.KT)(h)}; Terraform and OpenTofu send it the token of ${(0,b.
KT)(o)}`}):(0,E.CC)("service-url-cross-host",{message:p,help:(0,b.xI)`where outgoing traffic is filtered, allow ${(0,b.KT)(h)} as well`,severity:"notice",affects:[]})}
const R=t=>(0,E.CC)("service-url-other-port",{message:(0,b.xI)`${$(t)} on another port of the same host: ${l(t)}`,operator:(0,b.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,b.
KT)(t.host)}`}),z=t=>(0,E.CC)("service-url-double-slash",{message:(0,b.xI)`${$(t,["has","have"])} a double slash in the path: ${l(t)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),K=t=>(0,E.CC)("service-url-same",{message:(0,b.xI)`${$(t,["has","have"])} the same URL: ${l(t)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var c=s(5195),C=s(9562);function Z({host:t,attempt:o},h){
const{name:p}=st.Sv(t),F=c.uo(p),q=o.hops[0]?.address??null;if(F!=="public"||q===null)return F;const tt=c.Zu(q),nt=h.some(ct=>ct.name===p);return tt==="loopback"&&
nt?"public":tt}const dt={public:0,reserved:1,private:2,metadata:2,loopback:3},mt=(t,{kind:o})=>dt[at(t)]>dt[o];function gt(t,o){const{hostname:h}=o,p=t.filter(({
url:wt})=>mt(wt,o)),F=t.filter(wt=>!p.includes(wt)),q=F.filter(({url:wt})=>wt.scheme==="http"),tt=F.filter(({id:wt,endpoint:_t})=>_t===null&&(0,C.p4)(wt)),nt=Map.
groupBy(tt,({url:wt})=>ut(wt,h)),ct=F.filter(({endpoint:wt,url:_t})=>wt===null&&ht(_t,h)),Ot=F.filter(({url:wt})=>wt.path.includes("//")),St=Rt(o);return[...St(
p,D,wt=>{const[_t,...Pt]=new Set(p.map(({url:Ut})=>at(Ut))),xt=Pt.length===0&&(_t==="loopback"||_t==="reserved");return M({...wt,kind:xt?_t:"private"})}),...St(
q,D,L),...[...nt].flatMap(([wt,_t])=>wt===null?[]:St(_t,D,Pt=>S({...Pt,name:wt}))),...St(ct,D,R),...St(Ot,Ct,z),...St(O(t),Ct,K)]}const Rt=({host:t,hasToken:o})=>(h,p,F)=>{
if(h.length===0)return[];const q=h.map(({url:ct})=>h.length===1?Ct(ct):p(ct)),tt=F({host:t,hasToken:o,uses:h,urls:[...new Set(q)]}),nt=[...new Set(h.map(({id:ct})=>ct))];
return[(0,P.kH)(tt,{services:nt,needed:h.some(({needed:ct})=>ct)})]},Ct=t=>(0,V.dh)((0,X.Pl)(t)),D=t=>(0,V.dh)(`${t.scheme}://${t.host}`);function at(t){const{name:o}=(0,X.
cz)(t);return c.Sz(/[^\0-\x7f]/.test(o)?st.$o(o)??"":o.toLowerCase())}function ut(t,o){const{name:h}=(0,X.cz)(t),p=st.Sv(o).name;if(h.toLowerCase()===p)return null;
const F=st.Pv(h);return F.ok?F.value===p?null:st.nx(F.value):h}function ht(t,o){if(t.scheme==="http"||ut(t,o)!==null)return!1;const h=p=>Number(p||443);return h(
(0,X.cz)(t).port)!==h(/:(\d+)$/.exec(o)?.[1]??null)}function O(t){const o=[C.e$,C.xq].flatMap(p=>t.find(F=>F.id===p)??[]),h=new Set(o.map(({url:p})=>Ct(p).replace(
/\/$/,"")));return o.length===2&&h.size===1?o:[]}const B=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,ot=t=>B.test(t)&&!/^[a-z0-9-]+\.json$/i.
test(t),U=t=>t.replace(/[?#].*$/s,"");function d(t){const o=m(t),{id:h,host:p,value:F}=t,q={id:h,host:p,url:(0,X.Pl)(t.url)};if(o!==null)return[et({...q,why:o})];
const nt=G(t)&&!ot(F)?(0,j.ab)(h):[];return[F===""?g(q):null,ot(F)?x({...q,value:U(F),why:null}):null,N(F)?u(q):null,nt.length>0?A({...q,clients:nt}):null,t.url.
query!==""&&(0,C.p4)(h)?a(q):null].filter(ct=>ct!==null)}function m({url:t}){const{name:o,port:h}=(0,X.cz)(t);return o===""?"no Host in request URL":h===""||Number(
h)>0&&Number(h)<=65535?null:`invalid port "${h}"`}const N=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!ot(t),G=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path);
var v=s(3217),I=s(2886),H=s(3307),J=s(4929),rt=s(5143);function lt(t,o){const h=t.forced.filter(({client:tt})=>o.includes(tt)),p=o.filter(tt=>!h.some(nt=>nt.client===
tt)),q=(0,rt.c1)(h,({place:tt,services:nt})=>JSON.stringify([tt,nt])).map(tt=>{const[nt]=tt,ct=(0,st.cu)(t.host),{services:Ot}=nt,St={kind:"found",url:ct,services:Ot},
wt={...t.attempt.timing,totalMs:0},Pt={...t,attempt:{discovery:St,hops:[],timing:wt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:tt.map(({client:xt})=>xt),
visit:Pt,forced:nt}});return p.length>0||q.length===0?[{clients:p,visit:t,forced:null},...q]:q}function yt({host:t,attempt:{discovery:o}},{place:h,services:p},F){
const q={host:(0,st.nx)(t),at:(0,I.cA)(h)},tt=o.kind==="found"?o.services:p,[nt,ct]=[p,tt].map(_t=>new Map(_t.map(({id:Pt,value:xt})=>[Pt,vt(xt)]))),St=[...new Set(
[...p,...tt].map(({id:_t})=>_t))].filter(_t=>nt?.get(_t)!==ct?.get(_t)),wt=(0,J.kV)({...q,services:St});return[(0,J.Yv)(q),...St.length>0?[wt]:[]].map(_t=>(0,P.
kH)(_t,{clients:F}))}function vt(t){const o=(h,p)=>(0,H.G)(p)?Object.fromEntries(Object.entries(p).sort()):p;try{return JSON.stringify(t??null,o)}catch{return"n\
ested too deeply"}}var At=s(4606);const Mt=(t,o)=>t.filter(h=>!(0,At.Hf)(h,o.token)).map(h=>Dt(h,o));function Dt(t,o){const{visit:h,requirements:p,clients:F,token:q,
concerned:tt}=o,{services:nt,places:ct}=Bt(t.services,p),Ot=(0,At.wD)(t,q),St=t.needed&&Kt({problem:Ot,services:nt},o),wt=t.affects.filter(Pt=>tt.includes(Pt)),
_t={...t,problem:Ot,services:nt,needed:St,affects:wt,host:h.host};return(0,I.hD)({..._t,severity:(0,I.v1)(_t,F),places:t.places.length===0?ct:(0,rt.As)(Ft(t.places))},
o)}function Kt({problem:t,services:o},{visit:{host:h,attempt:p},requirements:F,answering:q,depth:tt}){if(tt==="discovery"||p.discovery.kind==="skipped")return!0;
const nt=o.some(Ot=>q.has(`${h} ${Ot}`));if(t.code==="service-url-no-slash"&&nt)return!1;const ct=F.filter(({service:Ot})=>o.length===0||o.includes(Ot));return ct.
length===0||ct.some(({isForInit:Ot})=>Ot)}function Bt(t,o){const h=tt=>o.filter(({service:nt})=>tt.includes(nt)),p=t.length===0?o:h(t),F=t.filter(tt=>p.some(({service:nt})=>nt===
tt)),q=(p.length>0?p:h(["any"])).flatMap(tt=>tt.because);return{services:F.length>0?F:t,places:(0,rt.As)(Ft([...new Set(q)]))}}function Ft(t){const{inUse:o=[],aside:h=[]}=Object.
groupBy(t,p=>typeof p!="string"&&(0,rt.MV)(p)?"aside":"inUse");return[...o,...h]}function Xt(t,o){return o.every(({isImplied:p})=>p)?[...o.flatMap(({clients:p})=>p),
...(0,j.Yr)(t)]:j.zK}var qt=s(2636);function jt(t){if(!Array.isArray(t))return zt(t);const{shown:o,more:h}=(0,V.zN)(t,5);return`[${o.map(zt).join(", ")}${h>0?",\
 \u2026":""}]`}function zt(t){return t===void 0?"missing":typeof t=="object"&&t!==null?(0,V.go)(t):(0,V.dh)(JSON.stringify(t))}const se=({host:t,value:o,why:h})=>(0,E.
CC)("login-type",{message:(0,b.xI)`login.v1 of host ${(0,b.KT)(t)} is ${(0,V.go)(o)}, not an object`,operator:'set login.v1 to an object with "client", "authz" \
and "token"',note:(0,V.zd)(h)}),Gt=t=>o=>`is ${jt(o)}${o===void 0?"":`, not ${t}`}`,Vt=t=>o=>`is ${jt(o)}${t}`,te=t=>o=>`${Gt("an array")(o)}; the clients ignor\
e it${t}`,ye={"client-missing":[Gt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set\
 "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Gt("an array of strings"),'set "grant_types" to ["authz_code"], \
or remove it'],"grant-types-unsupported":[Vt(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[Vt('; the c\
lients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Gt("a string with a URL"),'set "authz\
" to the URL of the authorization endpoint'],"token-missing":[Gt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Gt("exact\
ly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Vt("; both must be whole numbers from 1024 to 65535"),
'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Vt("; the first port is greater than the last"),"write the lower port fir\
st"],"ports-single":[Vt("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignore\
d":[te(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Gt("an array of strings"),'set "scopes" to an\
 array of strings, or remove it'],"scopes-ignored":[te(""),'set "scopes" to an array of strings, or remove it']};function re(t,o){const h=t.rule.replace(/-\w+$/,
"").replace("-","_"),p=(0,b.xI)`"${h}" in login.v1 of host ${(0,b.KT)(o)}`;if("why"in t){const nt=`set "${h}" to an https:// URL without user name, or to a path\
 that starts with a slash`,ct=(0,b.xI)`${p}: ${(0,b.b7)(o,(0,V.dh)(t.why))}`;return(0,E.CC)(`login-${t.rule}`,{message:ct,operator:nt})}const[F,q]=ye[t.rule],tt=(0,b.
xI)`${p} ${F(t.value)}`;return(0,E.CC)(`login-${t.rule}`,{message:tt,operator:q})}function ie({host:t,endpoints:o}){const h=o.map(({name:q})=>`"${q}"`).join(" a\
nd "),[p]=o,F=o.length===1;return(0,E.CC)("login-url-port",{message:(0,b.xI)`${h} in login.v1 of host ${(0,b.KT)(t)} ${F?"names":"name"} no port, so a login uses port 443: ${(0,b.
KT)(p?.url??"")}`,operator:`write a path that starts with a slash, or add :${p?.port??""} to the URL${F?"":"s"}`})}const ee=({offered:t})=>t.length===0?"is empt\
y":`offers ${(0,V.K4)(t,20,V.dh)}`;function ve(t,o){const{id:h,host:p,offered:F,block:q}=t,tt=`the discovery document, which ${ee(t)}`;if(q!==null)return`add ${h}\
 to the \`host\` block at ${q}, which ${ee(t)}`;if(h===C.xq&&o)return(0,b.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,b.
KT)(p)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${h}`;const nt=(0,C.qE)(h)?F.find(Ot=>(0,C.OA)(Ot)===h):void 0,ct=h===C.xq?`use a host that offe\
rs ${h}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${h}`;return{
operator:nt===void 0?`add ${h} to ${tt}`:`rename ${nt} to ${h} in ${tt}`,user:ct}}const Te=t=>t.id==="any"?(0,E.CC)("service-missing",{message:(0,b.xI)`host ${(0,b.
KT)(t.host)} does not provide any service`,operator:`add a service to the discovery document, which ${ee(t)}`}):(0,E.CC)("service-missing",{message:t.why,help:ve(
t,t.isArtifactory)}),ce=t=>(0,E.CC)("service-version",{message:t.why,help:t.isReadable?ve(t,!1):`require an id of the form NAME.vN; the discovery document ${ee(
t)}`}),we=({id:t,host:o,value:h,why:p})=>(0,E.CC)("service-type",{message:(0,b.xI)`${t} of host ${(0,b.KT)(o)} is ${(0,V.go)(h)}, not a string with a URL`,operator:`\
set ${t} to a URL such as "/v1/modules/"`,note:(0,V.zd)(p)});var ne=s(9529),ae=s(9587);function le(t,o,h){const{value:p,flaws:F}=(0,ne.m)(t,o,h),q={...p,authz:oe(
p.authz),token:oe(p.token)},tt=Oe(q,o),nt=tt.length===0?[]:[ie({host:h,endpoints:tt})];return{login:q,problems:[...F.map(ct=>re(ue(ct),h)),...nt]}}function Oe(t,o){
const{name:h,port:p}=(0,X.cz)(o);return p===""||p==="443"?[]:(0,ne.u)(t).flatMap(({endpoint:F,text:q,url:tt})=>{const nt=(0,X.cz)(tt),ct=nt.name.toLowerCase()===
h.toLowerCase();return tt.scheme==="https"&&ct&&nt.port===""?[{name:F,url:q,port:p}]:[]})}const ue=t=>"why"in t?{...t,why:(0,ae.Nx)(t.why)}:t;function oe(t){const o=t===
null?null:(0,X.Dl)(t);return o?.ok?(0,X.Pl)(o.value):null}function $e({discovery:t},o){switch(t.kind){case"failed":case"skipped":return{services:[],notes:[]};case"\
absent":return{services:[],notes:[Se(t,o)]};case"found":return de(t,o)}}function de(t,o){const{requirements:h,clients:p,base:F,block:q,reader:tt}=o,nt=t.services.
map(({id:kt})=>kt),ct=t.services.some(({value:kt})=>typeof kt=="string"&&kt.includes("/artifactory/")),Ot={...o,discovery:t,found:{host:F.host,block:q,offered:nt,
isArtifactory:ct}},St=h.map(({service:kt})=>kt),wt=St.filter(kt=>kt!=="any"),_t=nt.filter(kt=>!wt.includes(kt)&&j.Du.some(Yt=>C.oe(kt,Yt).ok)),Pt=wt.map(kt=>fe(
kt,Ot)),xt=({outcome:kt,notes:Yt,urls:e})=>kt.kind!=="problem"&&!e.some(({endpoint:n,url:i})=>n===null&&mt(i,F))&&!Yt.some(n=>(0,I.ER)(n)&&p.some(i=>n.affects.includes(
i))),Ut=_t.map(kt=>fe(kt,Ot)),Qt=!St.includes("any")||[...Pt,...Ut].some(xt),Ht=[...Pt,...Qt?Ut.map(Ce):Ut],Wt=Ht.flatMap(({urls:kt})=>kt),Jt=St.includes("any")&&
Ht.length===0?[(0,P.kH)(Te({...Ot.found,id:"any",why:""}))]:[];return{services:Ht.map(({outcome:kt})=>kt.kind==="problem"?{...kt,problem:(0,E.as)(kt.problem,tt)}:
kt),notes:[...Ht.flatMap(({notes:kt})=>kt),...gt(Wt,F),...Jt]}}function Ce({outcome:t,notes:o,urls:h}){if(!C.D6(t.id))return{outcome:t,notes:[],urls:[]};const p=F=>({
...F,needed:!1});return{outcome:t,notes:o.map(p),urls:h.map(p)}}function Se({absence:t,url:o},{requirements:h,base:{host:p}}){const F=h.map(({service:tt})=>tt).
filter(tt=>tt!=="any"),q=(0,qt.HB)({host:p,url:(0,X.Pl)(o),why:t,required:F});return(0,P.kH)(q,{services:F.length===1?F:[]})}function fe(t,o){const{services:h,url:p}=o.
discovery,F=xt=>C.TE(t,{services:h,documentUrl:p,display:o.base.host,client:xt}),tt=(o.requirements.find(({service:xt})=>xt===t)?.clients??o.clients).map(xt=>({
client:xt,lookup:F(xt)})),[nt,...ct]=tt;if(nt===void 0)throw new Error("no client is checked");const Ot=ct.filter(({lookup:xt})=>xt.kind!==nt.lookup.kind),St=xt=>!ke(
xt)||F(xt).kind===nt.lookup.kind,wt=Ot.length===0?(0,j.SZ)(t).filter(St):[nt.client],_t=pe(t,nt.lookup,wt,o),Pt=Ot.flatMap(({client:xt,lookup:Ut})=>pe(t,Ut,[xt],
o).notes);return{..._t,notes:[..._t.notes,...Pt]}}const he=2048,ke=t=>j.Du.some(o=>o===t);function pe(t,o,h,p){const{discovery:F,base:q}=p,{host:tt}=q,nt=ct=>ct.
map(Ot=>(0,P.kH)(Ot,{services:[t]}));switch(o.kind){case"url":{const{url:ct,value:Ot}=o,St=d({id:t,value:Ot,url:ct,host:tt}),wt=!St.some(({code:Pt})=>Pt==="serv\
ice-url-invalid"),_t=(0,V.dh)((0,X.Pl)(ct),he);return{outcome:{id:t,kind:"url",url:_t},notes:nt(St),urls:wt?[{id:t,endpoint:null,url:ct,needed:!0}]:[]}}case"obj\
ect":{const{login:ct,problems:Ot}=le(o.value,F.url,tt),St=Ot.find(({severity:wt})=>wt==="error");return{outcome:St?{id:t,kind:"problem",problem:St}:{id:t,kind:"\
login",login:ct},notes:nt(Ot),urls:(0,ne.u)(ct).map(wt=>({...wt,id:t,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const ct=_e(
t,o,p),Ot=(0,P.kH)(ct,{services:[t],clients:h});return{outcome:{id:t,kind:"problem",problem:ct},notes:[Ot],urls:[]}}}}function _e(t,o,h){const p={...h.found,id:t,
why:o.why};switch(o.kind){case"missing":return Te(p);case"bad-id":case"version":return ce({...p,isReadable:o.kind==="version"});case"type":{const{value:F}=o;return t===
C.S3?se({...p,value:F}):we({...p,value:F})}case"bad-url":{const F=(0,ae.Nx)(o.why);return ot(o.value)?x({...p,value:U(o.value),why:F}):o.reason==="user-info"?Y(
p):et({...p,url:null,why:F})}}}function me(t,o,h){const{visit:p,requirements:F,predicted:q,requests:tt,isNew:nt}=t,ct=Re(t,o.dialect),Ot=(0,I.TC)(p.host,F,o),St=lt(
p,ct).map(kt=>Ae(kt,t,o,Ot)),wt=[...St.flatMap(({notes:kt})=>kt),...q],_t=St.some(({forced:kt})=>kt===null),Pt=(0,At.ux)(p,wt,Ot,{...h,isAsked:_t}),xt=ge(t,o,{clients:ct,
reader:Ot,token:Pt}),Ut=St[0]?.services??[],Qt=[..._t?(0,v.so)(p,F,Pt,h):[],..._t?(0,v.uA)(p,Ut,h):[],...q,...tt===null?[]:(0,r.Ey)(tt,p.attempt.certificates,o),
...(0,r.WN)(p,F)],Wt=[...St.flatMap(kt=>Mt(kt.notes,{...xt,reader:kt.reader,concerned:xt.concerned.filter(Yt=>kt.viewers.includes(Yt))})),...Mt(Qt,xt)],Jt=St[0]?.
forced?.place??null;return{visit:p,requirements:F,services:Ut,servicesFrom:Jt,findings:Wt,isNew:nt}}const Re=({requirements:t},{clients:o})=>o.filter(h=>t.some(
p=>p.clients.includes(h))),ge=({visit:t,requirements:o,answering:h,isNew:p},F,q)=>({...F,visit:t,requirements:o,answering:h,isHostNew:p,concerned:Xt(t.host,o),...q});
function Nt(t,o,h){const{visit:p,requirements:F,isNew:q}=t,tt=(0,w.n3)({host:(0,st.nx)(p.host),thrown:h}),nt={kind:"skipped",problem:tt},ct={...p,attempt:{...p.
attempt,discovery:nt,hops:[]}},Ot={clients:o.dialect.clients,reader:null,token:At.Cg},St=ge({...t,visit:ct},o,Ot),wt=Mt([(0,P.kH)(tt)],{...St,concerned:j.zK});return{
visit:ct,requirements:F,services:[],servicesFrom:null,findings:wt,isNew:q}}function Ae({clients:t,forced:o,visit:h},{visit:p,requirements:F},q,tt){const nt=o===
null?tt:{...tt,role:"operator"},{services:ct,notes:Ot}=$e(h.attempt,{requirements:F,clients:t,reader:nt,block:o&&(0,I.cA)(o.place),base:{hostname:p.host,host:(0,st.
nx)(p.host),hasToken:p.credentials?.hasToken===!0,kind:o===null?Z(p,q.resolve):"loopback"}}),St=q.dialect.releases.filter(({client:Pt})=>t.includes(Pt)),wt=p.forced.
map(({client:Pt})=>Pt),_t=o===null?j.zK.filter(Pt=>!wt.includes(Pt)):t;return{forced:o,reader:nt,viewers:_t,services:ct,notes:[...o===null?[]:yt(p,o,t),...(0,r.
Ii)(h,{...q,clients:t,releases:St}),...Ot,...o===null?(0,it.I4)(p.host,ct,F,q):[]]}}function Me(t){const o=p=>{const F=t.filter(({problem:q,affects:tt})=>tt.includes(
p)&&q.usualSeverity!=="notice");return F.some(I.ER)?"fails":F.length>0?"warns":"works"},h=j.zK.map(p=>[p,o(p)]);return Object.fromEntries(h)}var Ie=s(5585),Pe=s(
4977),xe=s(4702),be=s(7010),Le=s(7050),Ee=s(9940);async function De(t,o,h,p){const{dialect:F,configs:q,requirements:tt}=o,{releases:nt}=F,{environment:ct,kill:Ot,
secrets:St,stop:wt,startTimer:_t}=p,Pt={kill:Ot,learn:St.learn,stop:wt.signal},xt=(0,Pe.mQ)({...h,configs:q},ct,Pt),{credentials:Ut,forced:Qt}=xt,Ht={network:(0,be.
Af)(h),credentials:{...Ut,find:(0,Le.O)(Ut.find)},concurrency:h.concurrency,random:Math.random,now:Date.now,startTimer:_t,monotonic:p.now,stop:wt,sessions:h.depth===
"discovery"?null:new Map},Wt=await(0,Ee.pj)(t,{...Ht,forced:Qt,required:Map.groupBy(tt,({host:n})=>n),maxRedirects:Math.max(...F.clients.map(n=>j.NX[n])),releases:nt,
timeoutMs:h.timeoutMs??(0,Ee.nT)(nt),retries:h.retries,progress:n=>p.progress({kind:"visits",...n})}),Jt=Ut.known;if(h.depth==="discovery")return{visits:Wt,predicted:xe.
j7,tokenSources:Jt};const{predictInit:kt}=await Promise.all([s.e(155),s.e(552)]).then(s.bind(s,2552)),Yt={...Ht,...o,settings:h,machine:(0,Ie.g8)(ct),directory:p.
directory,learn:St.learn,progress:n=>p.progress({kind:"registries",...n}),visits:new Map(Wt.map(n=>[n.host,n]))},e={...h,isFork:p.isFork};return{visits:Wt,predicted:await kt(
o.roots,Yt,e),tokenSources:Jt}}}),2832:((bt,Tt,s)=>{s.d(Tt,{IK:()=>j,v8:()=>b,x8:()=>x,zy:()=>et});var r=s(7075),w=s(8522),P=s(7602);const j={kind:"excerpt",maxBytes:2048},
st=1e3,it=64*1024,X=1024,V=1024*1024,b=256*1024,E=u=>Buffer.from(u,"latin1").toString("utf8");function et({status:u,reason:a,headers:$}){const l=f=>{const L=$.get(
f)?.[0];return L===void 0?null:E(L)},_=l("content-length"),M=u!==204&&u!==304&&_!=="0"?l("content-encoding"):null;return{status:u,reason:E(a),contentType:l("con\
tent-type"),contentEncoding:M,location:l("location"),retryAfter:l("retry-after"),terraformGet:l("x-terraform-get"),apiVersion:l("tfp-api-version"),challenge:Y($.
get("www-authenticate")??[]),declaredBytes:_===null||g(M)?null:Number(_)}}function Y(u){const a=u.flatMap(l=>l.split(",")).flatMap(l=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(l)?.[1]??[]);return a.some(l=>l.toLowerCase()==="bearer")?null:a[0]??null}const g=u=>u?.toLowerCase()==="gzip";async function x(u,a,$){const l=[];let _=0,y;
const M=$.kind==="excerpt"?setTimeout(()=>u.destroy(),st).unref():void 0;try{for await(const L of A(u,a,$.maxBytes)){if(l.push(L),l.length===X&&l.splice(0,X,Buffer.
concat(l)),_+=L.length,_>$.maxBytes)break;_>V&&(y??=await $.turn?.())}}catch(L){if((0,P.$N)(L)==="COMPRESSED_TOO_LARGE")_=Number.POSITIVE_INFINITY;else if($.kind===
"whole")throw L}finally{clearTimeout(M),u.destroy(),y?.()}return{bytes:Buffer.concat(l).subarray(0,$.maxBytes),truncated:_>$.maxBytes}}function A(u,a,$){if(!g(a.
contentEncoding))return u;const l=(0,w.createGunzip)();let _=$+it;const y=async function*(M){for await(const f of M){if(_-=f.length,_<0)throw(0,P.Au)("COMPRESSE\
D_TOO_LARGE","too many compressed bytes");yield f}};return(0,r.pipeline)(u,y,l,()=>{}),l}}),7010:((bt,Tt,s)=>{s.d(Tt,{be:()=>St,X5:()=>Ot,gQ:()=>wt,Ul:()=>_t,Af:()=>Yt,
JY:()=>nt,To:()=>Wt,dI:()=>ct,Lu:()=>xt,jT:()=>Pt});var r=s(7067),w=s(5747),P=s(4091),j=s(4283),st=s(1831),it=s(5195),X=s(8408);const V=32;function b(e){const n=[];
let i=e.getPeerX509Certificate();for(;i!==void 0&&n.length<V;)n.push(i),i=i.issuerCertificate;return n}function E(e,n,i){const[T]=e;if(T===void 0)return null;const k=n.
ok?n.chain.slice(0,Math.max(1,n.chain.length-1)).map(({notAfter:pt})=>pt):e.map(({validTo:pt})=>Date.parse(pt)),W=Date.parse(T.validFrom),Q=Math.min(...k);return Number.
isNaN(W)||Number.isNaN(Q)?null:{host:i,subject:et(T.subject)??T.subjectAltName??"",issuer:et(T.issuer)??T.issuer??"",validFrom:new Date(W).toISOString(),expires:new Date(
Q).toISOString()}}const et=e=>/^CN=(.*)$/m.exec(e??"")?.[1];var Y=s(1692),g=s(7050),x=s(7598),A=s(4573);class u extends Error{}const a=48;function $(e,n){const i=[];
for(let T=0;T<e.length;){const k=e[T]??0,W=e[T+1]??128,Q=Math.max(W-128,0),pt=W<128?W:e.readUIntBE(T+2,Q),ft=Q===0||pt>=128&&e[T+2]!==0,$t=T+2+Q,Et=$t+pt;if(!ft||
Et>e.length||(k&31)===31)throw new u(n);i.push({tag:k,content:e.subarray($t,Et),whole:e.subarray(T,Et)}),T=Et}return i}function l(e,n,i=a){if(e?.tag!==i)throw new u(
n);return $(e.content,n)}function _(e){const n=[0];for(const W of e?.content??[]){const Q=128*(n.pop()??0)+(W&127);if(Q>=2**31)throw new u("object identifier");
n.push(Q,...W<128?[0]:[])}const[i=0,...T]=n.slice(0,-1),k=Math.min(Math.floor(i/40),2);return[k,i-40*k,...T].join(".")}function y({tag:e,content:n}){const i=n.toString(
"hex");if(e!==1||i!=="00"&&i!=="ff")throw new u("boolean");return i==="ff"}function M(e,n){const{tag:i=0,content:T=Buffer.alloc(0)}=e??{},k=T[0]??8,W=((T.at(-1)??
0)&(1<<k)-1)===0;if(i!==3||k>7||!W)throw new u(n);return T.subarray(1)}const f={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},
L=({tag:e,content:n})=>e===12?(0,A.isUtf8)(n):f[e]?.test(n.toString("latin1"))??!1,S=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],R="1.2\
.840.113549.1.1.10",z={[R]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"\
brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},K="public key",c=()=>new u(K);function C(e,n){
const[i,T]=l(e,K),[k,W]=l(i,K),Q=_(k),pt=M(T,K);switch(Q){case"1.2.840.113549.1.1.1":if(W?.whole.toString("hex")!=="0500")throw c();return dt(pt,n);case"1.2.840\
.10045.2.1":return mt(pt,W,n);case"1.3.101.112":if(W||pt.length!==32)throw c();return{kind:"ed25519"};default:return{kind:"unsupported",name:z[Q]??Q}}}const Z=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;
function dt(e,{publicKey:n}){const i=l($(e,K)[0],K);if(!i.every(({content:Q})=>Z.test(Q.toString("hex")))||(i[1]?.content.length??0)>8)throw c();const{modulusLength:k=0,
publicExponent:W=0n}=n.asymmetricKeyDetails??{};return W>1n&&W%2n===1n&&W<2n**31n?{kind:"rsa",bits:k}:{kind:"unsupported",name:`RSA with the exponent ${W}`}}function mt(e,n,i){
const T=n?.tag===6?_(n):"explicit parameters";if(!S.includes(T))return{kind:"unsupported-curve",curve:z[T]??T};if(e[0]!==4||i.publicKey.asymmetricKeyType!=="ec")
throw c();return{kind:"ecdsa"}}const gt=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,Rt=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
Ct=["201 20","202 30","203 40"];function D(e){const[n,i]=l(e,"signature algorithm"),T=_(n),[,k,W]=Rt.exec(i?.whole.toString("hex")??"")??[];return T===R&&Ct.includes(
`${k} ${W}`)||gt.test(T)?null:T===R?"RSA-PSS with other parameters than SHA-2":z[T]??T}var at=s(6181);const ut=130,ht=135,O=[129,134];function B(e,n,i){const T=pt=>e.
filter(({tag:ft})=>ft===pt).map(({content:ft})=>ft),k=T(ht);if(!([ut,...O].flatMap(T).every(pt=>(0,A.isAscii)(pt))&&k.every(({length:pt})=>n.includes(pt))))throw new u(
i);const Q=O.filter(pt=>T(pt).length>0);return{dns:T(ut).map(String),addresses:k,others:Q}}function ot(e){const n="subject alternative names";return B(l($(e,n)[0],
n),[4,16],n)}function U({dns:e,addresses:n},i){const T=(0,at.r5)(i);if(T!==null)return n.some(ft=>ft.equals(Buffer.from((0,at.NW)(T))));const k=i.toLowerCase(),
W=k.replace(/\.$/,""),Q=W.replace(/^[^.]*/,""),pt=[k,W,...Q===""?[]:[`*${Q}`]];return e.some(ft=>pt.includes(ft.toLowerCase()))}function d(e){const n="name cons\
traints",[i,...T]=$(e,n),k=l(i,n),W=k.map(({tag:It})=>It).join(),Q=k.every(({content:It})=>It.length===0);if(T.length>0||Q||!["160","161","160,161"].includes(W))
throw new u(n);const pt=It=>k.filter(({tag:Lt})=>Lt===It).flatMap(({content:Lt})=>$(Lt,n)).flatMap(Lt=>l(Lt,n).slice(0,1)),[ft,$t]=[pt(160),pt(161)],Et=[...ft,...$t].
every(({tag:It})=>[ut,ht,...O].includes(It));return{permitted:m(ft,n),excluded:m($t,n),isKnown:Et}}function m(e,n){const i=B(e,[8,32],n),T=i.dns.map(W=>W.toLowerCase());
if(!(T.every(W=>N(W.replace(/^\.(?=.)/,"")))&&i.addresses.every(G)))throw new u(n);return{...i,dns:T}}const N=e=>/^[!-~]*$/.test(e)&&!/^\.|\.\.|\.$/.test(e);function G(e){
const n=e.subarray(e.length/2),i=Array.from(n,T=>T.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(i)}const v=25e4;function I(e,{permitted:n,excluded:i}){
const T=n.dns.length+i.dns.length,k=n.addresses.length+i.addresses.length,W=e.dns.length*T+e.addresses.length*k,Q=[...n.others,...i.others];if(W>v||e.others.some(
$t=>Q.includes($t)))return!1;const pt=e.dns.every($t=>{const Et=$t.toLowerCase();return N(Et)&&(n.dns.length===0||n.dns.some(It=>H(Et,It)))&&!i.dns.some(It=>H(Et,
It)||J(Et,It))}),ft=e.addresses.every($t=>(n.addresses.length===0||n.addresses.some(Et=>rt($t,Et)))&&!i.addresses.some(Et=>rt($t,Et)));return pt&&ft}const H=(e,n)=>n===
""||e===n||e.endsWith(n.startsWith(".")?n:`.${n}`),J=(e,n)=>e.startsWith("*.")&&n.replace(/^[^.]*/,"")===e.slice(1),rt=(e,n)=>2*e.length===n.length&&e.every((i,T)=>{
const k=n[e.length+T]??0;return(i&k)===((n[T]??0)&k)});function lt(e){try{const n=new x.X509Certificate(e),{raw:i}=n;if(!i.equals(e))throw new u("certificate");
const T=Mt(n,i);return"kind"in T?{ok:!1,flaw:T}:{ok:!0,certificate:T}}catch(n){return{ok:!1,flaw:{kind:"malformed",part:n instanceof u?n.message:"certificate"}}}}
const yt=160,vt=["020100","020101","020102"],At=163;function Mt(e,n){const[i,T]=l($(n,"certificate")[0],"certificate"),k=l(i,"certificate"),W=k[0]?.tag===yt,Q=W?
k[0]?.content.toString("hex"):vt[0];if(!vt.includes(Q??""))throw new u("version");const pt=Q===vt[2],[,ft,$t,,Et,It,...Lt]=k.slice(W?1:0);if(!ft||!$t||!Et||!It)
throw new u("certificate");if(!T?.content.equals(ft.content))throw new u("signature algorithm");if(e.serialNumber.startsWith("-"))return{kind:"negative-serial"};
Kt($t,"issuer"),Kt(Et,"subject");const[Zt,Ke]=[Bt(e.validFrom),Bt(e.validTo)],Ne=C(It,e);if(Ne.kind==="unsupported-curve")return{kind:"curve",curve:Ne.curve};const Be=pt?
Lt.find(({tag:Ue})=>Ue===At):void 0;return{raw:n,x509:e,isSignedBy:(0,g.O)(Ue=>Dt(e,Ue.x509)),subject:Et.whole,issuer:$t.whole,notBefore:Zt,notAfter:Ke,unsupportedSignature:D(
ft),key:Ne,keyInfo:It.whole,isAuthority:pt?e.ca:null,...qt(Be)}}function Dt(e,n){try{return e.verify(n.publicKey)}catch{return!1}}function Kt(e,n){const i=l(e,n).
flatMap(T=>l(T,n,49));for(const T of i){const[,k]=l(T,n);if(k===void 0||!L(k))throw new u(n)}}function Bt(e){const[,n,i]=/^(.*:\d\d) (\d+) GMT$/.exec(e)??[],T=new Date(
`${n} 2000 GMT`).setUTCFullYear(Number(i));if(Number.isNaN(T))throw new u("validity");return T}const Ft=[15,19,31,32,33,36,37,54].map(e=>`2.5.29.${e}`),Xt=["2.5\
.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function qt(e){const n="extensions",i=new Map,T=[];for(const ft of e?l(l(e,n,At)[0],n):[]){const[$t,Et,It]=l(ft,n),Lt=_(
$t),Zt=It??Et;if(Zt?.tag!==4||i.has(Lt))throw new u(n);i.set(Lt,Zt.content),It&&Et&&y(Et)&&T.push(Lt)}if(T.some(ft=>Xt.includes(ft)))throw new u(n);const k=(ft,$t)=>{
const Et=i.get(`2.5.29.${ft}`);return Et===void 0?null:$t(Et)},W=k(17,ot)??{dns:[],addresses:[],others:[]},Q=k(30,d);k(15,ft=>M($(ft,"keyUsage")[0],"keyUsage"));
const pt=new Set(Ft);return Object.values(W).some(({length:ft})=>ft>0)&&pt.add("2.5.29.17"),Q?.isKnown&&pt.add("2.5.29.30"),{encodedNames:i.get("2.5.29.17")??Buffer.
alloc(0),names:W,constraints:Q,maxPath:k(19,jt),usages:k(37,zt)??[],unhandled:T.filter(ft=>!pt.has(ft))}}function jt(e){const n="basicConstraints",i=l($(e,n)[0],
n),T=i[0]?.tag===1;T&&i[0]&&y(i[0]);const k=i[T?1:0]?.content;if(k&&k.length>8)throw new u(n);return k===void 0?null:+`0x${k.toString("hex")}`}function zt(e){const n="\
extendedKeyUsage";return l($(e,n)[0],n).map(i=>_(i))}const se=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],Gt=["AES128-GCM\
-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],Vt=[...se,...Gt.flatMap(e=>[`ECDHE-ECDSA-${e}`,`ECDHE-RSA-${e}`])],te=["X25519","P-2\
56","P-384","P-521"],ye=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkc\
s1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),re="@SECLEVEL=0",ie=x.constants.SSL_OP_LEGACY_SERVER_CONNECT|x.constants.SSL_OP_NO_RENEGOTIATION,
ee={secureOptions:ie,minVersion:"TLSv1.2",ciphers:[...Vt,re].join(":"),ecdhCurve:te.join(":"),sigalgs:ye},ce={secureOptions:ie,minVersion:"TLSv1",ciphers:[...Vt,
"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",re].join(":"),ecdhCurve:[...te,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP5\
12r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")},we=8192,ne=1024,ae=100;function le(e){const n=[];for(const[ft,$t]of e.sent.entries()){const Et=(e.parse??lt)(
$t);if(!Et.ok)return{ok:!1,flaw:Et.flaw,isLeaf:ft===0};const{certificate:It}=Et,{key:Lt}=It;if(Lt.kind==="rsa"&&Lt.bits>we)return{ok:!1,flaw:{kind:"key-size",bits:Lt.
bits},isLeaf:ft===0};n.push(It)}const[i,...T]=n;if(i===void 0)throw new Error("a server sends at least one certificate");const k=Oe(i,e);if(k!==null)return{ok:!1,
flaw:k,isLeaf:!0};const W={others:T,options:e,checks:0,hint:null},Q=e.anchors(i.subject).some(({raw:ft})=>ft.equals(i.raw))?de(W,[i]):oe(W,[i]);if(Q!==null)return{
ok:!0,chain:Q};const pt={kind:"unknown-authority",sent:ke(i,T)};return{ok:!1,...W.hint??{flaw:pt,isLeaf:!0}}}function Oe(e,{host:n,now:i}){const T=ue(e,i);if(T!==
null)return T;const{key:k}=e;return U(e.names,n)?k.kind==="unsupported"?{kind:"key",name:k.name}:k.kind==="rsa"&&k.bits<ne?{kind:"key-size",bits:k.bits}:null:{kind:"\
other-name",names:e.names.dns}}function ue({unhandled:e,notBefore:n,notAfter:i},T){const[k]=e;return k!==void 0?{kind:"critical-extension",id:k}:T<n?{kind:"not-\
yet-valid",at:n}:T>i?{kind:"expired",at:i}:null}function oe(e,n){const i=n.at(-1),{options:T,others:k}=e,W=T.anchors(i.issuer),Q=k.filter(({subject:pt})=>pt.equals(
i.issuer));for(const[pt,ft]of[...W,...Q].entries()){const $t=pt<W.length;if(e.checks+=1,e.checks>ae)return null;if(n.some(Zt=>fe(Zt,ft)))continue;const Et=$e(n,
ft,$t,T);if(Et!==null&&(e.hint??=Et),Et!==null||!i.isSignedBy(ft))continue;if(!i.x509.checkIssued(ft.x509)){e.hint??={flaw:{kind:"openssl"},isLeaf:n.length===1};
continue}const It=[...n,ft],Lt=$t?de(e,It):oe(e,It);if(Lt!==null)return Lt}return null}function $e(e,n,i,{now:T}){const k=e.at(-1),{isAuthority:W,key:Q,maxPath:pt}=n,
ft=It=>({flaw:It,isLeaf:!1});if(!(W??i))return ft({kind:"no-authority"});const $t=e.length===1;if(k.unsupportedSignature!==null)return{flaw:{kind:"signature",name:k.
unsupportedSignature},isLeaf:$t};if(Q.kind==="rsa"&&Q.bits<ne)return ft({kind:"key-size",bits:Q.bits});if(Q.kind==="unsupported")return ft({kind:"key",name:Q.name});
const Et=ue(n,T);return Et!==null?ft(Et):pt!==null&&e.length-1>pt?ft({kind:"path-length"}):null}function de(e,n){const i=n.findIndex(({usages:k})=>!Se(k));return i>=
0?(e.hint??={flaw:{kind:"usage"},isLeaf:i===0},null):n.every(({constraints:k},W)=>k===null||n.slice(0,W).every(({names:Q})=>I(Q,k)))?n:(e.hint??={flaw:{kind:"co\
nstraints"},isLeaf:!1},null)}const Ce=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Se=e=>e.length===0||e.some(n=>Ce.includes(n)),fe=(e,n)=>e.subject.equals(n.subject)&&e.
keyInfo.equals(n.keyInfo)&&e.encodedNames.equals(n.encodedNames),he=({subject:e,issuer:n})=>e.equals(n);function ke(e,n){return he(e)?"self-signed":n.length===0?
"leaf":n.some(he)?"root":"chain"}function pe(e){const n=(0,g.O)(()=>me([...Y.rootCertificates,...(0,Y.getCACertificates)("extra"),...e===null?[]:[e]])),i=(0,g.O)(
()=>me((0,Y.getCACertificates)("system"))),T=ge();return{hasFile:e!==null,context:(0,g.O)(()=>(0,Y.createSecureContext)({...ee,ca:[]})),verify:(k,W)=>{const Q={
parse:T,sent:k,host:W,now:Date.now()},pt=le({...Q,anchors:n()});return pt.ok?pt:le({...Q,anchors:$t=>[...n()($t),...i()($t)]})}}}const _e=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function me(e){const n=e.flatMap(k=>Array.from(k.matchAll(_e),([,W=""])=>Buffer.from(W,"base64"))),i=Buffer.concat(n),T=new Map;return k=>{const W=k.toString("l\
atin1"),Q=T.get(W);if(Q!==void 0)return Q;const ft=(i.includes(k)?n.filter($t=>$t.includes(k)):[]).flatMap($t=>{const Et=lt($t);return Et.ok&&k.equals(Et.certificate.
subject)?Et.certificate:[]});return ft.length>0&&T.set(W,ft),ft}}const Re=200;function ge(){const e=new Map;return n=>{const i=Buffer.from(n).toString("latin1"),
T=e.get(i);if(T!==void 0)return T;e.size>=Re&&e.clear();const k=lt(n);return e.set(i,k),k}}var Nt=s(7602),Ae=s(8500);const Me=["ERR_SSL_WRONG_VERSION_NUMBER","E\
RR_SSL_PACKET_LENGTH_TOO_LONG"],Ie=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function Pe(e,{name:n},i,T){const k=(0,Nt.$N)(e);if(Me.
includes(k))return await Ee(await T())?(0,Nt.Au)("PLAIN_HTTP","the port responds in plain HTTP"):e;if(Ie.test(k))return e;const W=await o(n,i,T);return W===null?
e:"flaw"in W?(i.connection.rejection=W,(0,Nt.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${W.flaw.kind}`)):(i.connection.unsupported=W,(0,Nt.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${W.name}`))}const[xe,be]=[30,100],Le=Buffer.from([22,3,1,0,0]);async function Ee(e){const n=await new Promise(i=>{De().
then(()=>i("")),e.once("data",T=>i(T.toString("latin1",0,5))),e.once("error",()=>i("")).once("close",()=>i("")),e.write(Le)});return e.destroy(),n==="HTTP/"}async function De(){
for(let e=0;e<xe;e+=1)await(0,Ae.setTimeout)(be,null,{ref:!1})}const t=[ce,{...ce,maxVersion:"TLSv1.2"}];async function o(e,n,i){for(const T of t){const k=(0,Y.
createSecureContext)({...T,ca:[]}),W=await i(),Q=await(0,Nt.ek)(W,n,e,{secureContext:k}).catch(()=>null);if(Q===null)continue;const pt=h(Q);return Q.destroy(),pt}
return null}function h(e){const n=e.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(n))return{kind:"version",name:n};const[i]=b(e),T=i&&lt(i.raw);if(T?.ok===
!1)return{flaw:T.flaw,isLeaf:!0};const k=e.getCipher().name;if(!Vt.includes(k))return{kind:"cipher",name:k};const W=F(e);if(!te.includes(W))return{kind:"group",
name:W};const Q=T?.certificate.key;return Q?.kind==="unsupported"?{flaw:{kind:"key",name:Q.name},isLeaf:!0}:null}const p={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"\
P-521",secp224r1:"P-224"};function F(e){const n=e.getEphemeralKeyInfo();return n===null||!("type"in n)?"":n.type==="DH"?`ffdhe${n.size}`:p[n.name??""]??n.name??
""}const q="http/1.1",tt="h2";async function nt(e,n){const i=()=>Ut(e,n),T=await i();if(e.scheme==="http")return T;try{return await Ht(e,T,n,q)}catch(k){const W=Nt.
$N(k);throw W.endsWith("_NO_APPLICATION_PROTOCOL")&&await ct(e,n),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(W)?await Pe(k,e,n,i):k}}async function ct(e,n){if(e.scheme!==
"http")try{const i=await Ut(e,n);(await Ht(e,i,n,tt)).destroy()}catch(i){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(Nt.$N(i)))throw i}}function Ot(e){const{
scheme:n}=e;if(n!=="https"&&n!=="http")return(0,P.TR)(`unsupported protocol scheme "${n}"`);const{name:i,port:T}=(0,j.cz)(e);if(i==="")return(0,P.TR)("no Host i\
n request URL");const k=(0,X.ER)(i)?(0,P.Ju)(i.toLowerCase()):(0,st.Pv)(i);if(!k.ok)return k;const W=T===""?(0,j.L5)(n):Number(T);return W>0&&W<=65535?(0,P.Ju)(
{scheme:n,name:k.value,port:W}):(0,P.TR)(`invalid port "${T}"`)}function St(e){const{name:n}=(0,j.cz)(e),i=(0,st.Pv)(n);return(0,X.ER)(n)||!i.ok?n:i.value}function wt(e,{
name:n}){const{port:i}=(0,j.cz)(e);return(0,j.EN)(n)+(i===""?"":`:${i}`)}function _t({resolve:e},n,i){const T=e.some(k=>k.name===n);return!["private","loopback"].
includes((0,it.Sz)((T?null:i)??n))}function Pt({scheme:e,name:n,port:i}){return(0,j.EN)(n)+(i===(0,j.L5)(e)?"":`:${i}`)}function xt(e,{resolve:n,chooseProxy:i}){
const T=n.find(({name:k,port:W})=>k===e.name&&(W===null||W===e.port));return T===void 0?{host:e.name,port:e.port,proxy:i(e)}:{host:T.address,port:T.addressPort??
e.port,proxy:null}}async function Ut(e,n){const{host:i,port:T,proxy:k}=xt(e,n.network);if(k===null)return Nt.zy(i,T,n);Nt.ln(e.name,n),n.connection.proxy=k.host;
const W=await Qt(k,n);return e.scheme==="https"?kt(e,k,W):W}async function Qt(e,n){const i=e.protocol==="https:"?"https":"http",T=e.hostname.replace(/^\[|\]$/g,
""),k={scheme:i,name:T,port:Number(e.port)||(0,j.L5)(i)},W=new Nt.Ng;try{const Q={...n.network,resolve:[],chooseProxy:()=>null};return await nt(k,{...n,network:Q,
connection:W,allowPrivate:!0})}catch(Q){if((0,w.qo)(Q))throw Q;const pt=`proxy ${e.host} cannot be reached: ${Nt.bD(Q)}`;throw Nt.Au("PROXY_REFUSED",pt)}finally{
n.connection.lookupMs=W.lookupMs,n.connection.connectMs=W.connectMs}}async function Ht(e,n,i,T){const{connection:k,network:W}=i,{trust:Q}=W,pt=performance.now(),
ft={secureContext:Q.context(),ALPNProtocols:[T]},$t=await Nt.ek(n,i,e.name,ft);k.tlsMs=performance.now()-pt;const Et=b($t),It=Q.verify(Et.map(({raw:Lt})=>Lt),e.
name);if(k.certificate=E(Et,It,Pt(e)),It.ok&&$t.alpnProtocol!==tt)return $t;throw $t.destroy(),It.ok?Nt.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(k.rejection=
{...It,issuer:Et.at(-1)?.issuer??"",hasFile:Q.hasFile},Nt.Au("CERTIFICATE_REJECTED",`certificate rejected: ${It.flaw.kind}`))}function Wt(e){if(e.username===""&&
e.password==="")return{};const n=`${decodeURIComponent(e.username)}:${decodeURIComponent(e.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(n).toString(
"base64")}`}}const Jt=[502,503,504];function kt(e,n,i){const T=`${(0,j.EN)(e.name)}:${e.port}`;return new Promise((k,W)=>{const Q=(0,r.request)({method:"CONNECT",
path:T,headers:{host:T,...Wt(n)},insecureHTTPParser:!0,createConnection:()=>i});Q.on("error",pt=>{const ft=`proxy ${n.host} closed the connection: ${pt.message}`;
W(Nt.Au("PROXY_REFUSED",ft))}),Q.on("connect",(pt,ft,$t)=>{if(pt.statusCode===200&&$t.length===0)return k(i);i.destroy();const{statusCode:Et=0,statusMessage:It=""}=pt,
Lt=Jt.includes(Et)?"PROXY_NOT_REACHED":"PROXY_REFUSED",Zt=`proxy ${n.host} returned ${Et} ${It}`;W(Nt.Au(Lt,Zt.trimEnd()))}),Q.end()})}function Yt(e){const n=[...[
...e.hostnames,...e.tokens].map(({host:i})=>(0,st.Sv)(i).name),...e.resolve.map(({name:i})=>i)];return{resolve:e.resolve,namedHosts:new Set(n),chooseProxy:e.chooseProxy,
trust:pe(e.authorities)}}}),7602:((bt,Tt,s)=>{s.d(Tt,{$N:()=>X,Au:()=>it,Ng:()=>st,bD:()=>V,ek:()=>E,ln:()=>Y,zy:()=>b});var r=s(610),w=s(7030),P=s(1692),j=s(5195);
class st{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}const it=(a,$)=>Object.assign(
new Error($),{code:a});function X(a){return typeof a!="object"||a===null?"":"code"in a&&typeof a.code=="string"?a.code:""}const V=a=>typeof a=="object"&&a!==null&&
"message"in a?String(a.message):String(a);async function b(a,$,l){const{connection:_}=l;(0,w.isIP)(a)!==0&&Y(a,l);const y=performance.now();let M=y;const f=(0,w.
connect)({host:a,port:$,noDelay:!0,lookup:u(l,()=>{M=performance.now(),_.lookingUp=!1,_.lookupMs=M-y})});return l.hold(f),await et(f,"connect"),_.connectMs=performance.
now()-M,_.address=f.remoteAddress??null,f}async function E(a,$,l,_){const y=(0,P.connect)({..._,socket:a,servername:(0,w.isIP)(l)===0?l.replace(/\.$/,""):"",rejectUnauthorized:!1});
return $.hold(y),await et(y,"secureConnect"),y}function et(a,$){return new Promise((l,_)=>{const y=()=>_(it("ECONNRESET","the connection was closed")),M=()=>l(void a.
off("close",y));a.once($,M).once("error",_).once("close",y)})}function Y(a,$){const l=g(a,$);if(l!==null)throw l}function g(a,{allowPrivate:$}){const l=(0,j.Sz)(
a);return l==="metadata"?it("ADDRESS_METADATA",`${a} is a metadata address`):l==="public"||$?null:it(l==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${a} i\
s a ${l} address`)}const x=253,A=a=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(a);function u(a,$){return(l,_,y)=>{const L=(A(l)||l.replace(/\.$/,"").length>x?it("ENOTFO\
UND",`no such host: ${l}`):null)??g(l,a);if(L!==null)return queueMicrotask(()=>y(L,[]));a.connection.lookingUp=!0,(0,r.lookup)(l,{..._,all:!0},(S,R)=>{if($(),S!==
null)return y(S,[]);const z=R.map(({address:C})=>g(C,a)),K=R.filter((C,Z)=>z[Z]===null),c=z.find(C=>C!==null);if(K.length===0&&c)return y(c,[]);y(null,K)})}}}),
1654:((bt,Tt,s)=>{s.d(Tt,{N:()=>ht});var r=s(4283),w=s(5195),P=s(2713),j=s(3592),st=s(2832),it=s(7010),X=s(7602),V=s(4091);function b(U){const[,d="",m="",N=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(U)??[],G=/^HTTP\/(\d)\.(\d)$/.exec(d);if(G===null)return(0,V.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(m))return(0,V.TR)("malformed statu\
s");const[,v="",I=""]=G;return(0,V.Ju)({status:Number(m),reason:N,version:Number(v+I)})}function E(U,d){const m=g(d);if(!m.ok)return m;const N=new Map(m.value),
{status:G,reason:v,version:I}=U,H=$(G,I,N);if(!H.ok)return H;H.value==="chunked"&&N.delete("content-length");const J=H.value!==1/0&&_(I,N);return(0,V.Ju)({status:G,
reason:v,headers:N,framing:H.value,keepAlive:J})}const et=/^[\w!#$%&'*+.^`|~ -]+$/,Y=U=>/^[\t -~\u0080-\u00ff]*$/.test(U);function g(U){const d=new Map;for(const m of u(
U)){const N=m.indexOf(":"),G=m.slice(0,Math.max(N,0)),v=A(m.slice(N+1));if(!et.test(G))return(0,V.TR)("malformed header line");if(!Y(v))return(0,V.TR)("control \
character in a header");const I=G.toLowerCase(),H=d.get(I);H===void 0?d.set(I,[v]):H.push(v)}return(0,V.Ju)(d)}const x=/(?<![ \t])[ \t]+$/,A=U=>U.replace(/^[ \t]+/,
"").replace(x,"");function u(U){const d=[];for(const m of U){const N=A(m),G=d.at(-1);/^[ \t]/.test(m)&&G!==void 0?G.push(N):d.push([/^[ \t]|^[^:]*$/.test(m)?":":
N])}return d.map(m=>m.join(" "))}const a=["transfer-encoding","content-length","trailer"];function $(U,d,m){const N=d>=11?m.get("transfer-encoding")??[]:[],[G]=N;
if(N.length>1)return(0,V.TR)("several Transfer-Encoding headers");if(G!==void 0&&G.toLowerCase()!=="chunked")return(0,V.TR)("unsupported Transfer-Encoding");const v=l(
m,"trailer");if(G!==void 0&&v.some(rt=>a.includes(rt)))return(0,V.TR)("forbidden name in Trailer");const I=m.get("content-length")??[];if(new Set(I).size>1)return(0,V.
TR)("different Content-Length headers");const[H]=I,J=Number(H);return H!==void 0&&!(/^\d+$/.test(H)&&J<2**63)?(0,V.TR)("malformed Content-Length"):U<200||U===204||
U===304?(0,V.Ju)(0):G!==void 0?(0,V.Ju)("chunked"):(0,V.Ju)(H===void 0?1/0:J)}const l=(U,d)=>(U.get(d)??[]).flatMap(m=>m.split(",")).map(m=>m.trim().toLowerCase());
function _(U,d){const m=l(d,"connection");return U<10||m.includes("close")?!1:U>=11||m.includes("keep-alive")}const y=4096,M=16*1024;class f{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(d){
const m=new Uint8Array(d.length);let N=0,G=0;for(;G<d.length&&this.#e!=="nothing";){if(this.#t>0){const H=Math.min(G+this.#t,d.length);for(this.#t-=H-G;G<H;G+=1,
N+=1)m[N]=d[G]??0;continue}const v=d[G]??0;if(G+=1,this.#s+=String.fromCharCode(v),this.#s.length+this.#r>y)return(0,V.TR)("long line in chunks");if(v!==10)continue;
const I=this.#i(this.#s);if(I!==null)return(0,V.TR)(I);this.#s=""}return(0,V.Ju)({data:m.subarray(0,N),used:G,isEnd:this.#e==="nothing"})}#i(d){if(!d.endsWith(`\
\r
`)||d.indexOf("\r")<d.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(d);const m=d===`\r
`;if(this.#e==="end of data")return this.#e="size",m?null:"malformed chunk";if(this.#r+=d.length,!m)return this.#o.push(d.slice(0,-2)),null;this.#e="nothing";const N=g(
this.#o);return N.ok?null:N.why}#c(d){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(d)?(this.#t=Number.parseInt(d,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+d.length-16-2*this.#t),this.#n>M?"chunks with too little data":null)):"malformed chunk size"}}function L(U){const d=new D(
U);let m=!0,N=0;return{mayRepeat:()=>N>0&&d.received===N,isFree:()=>m&&d.isEmpty&&!U.destroyed&&U.readable,get:async G=>{m=!1,N=d.received,U.write(S(G),"latin1"),
await K(d);const v=await C(d),{framing:I}=v,H=async function*(){yield*I==="chunked"?Rt(d):gt(d,I),m=v.keepAlive},J=()=>{m||U.destroy()};return{head:(0,st.zy)(v),
body:Object.assign(H(),{destroy:J})}}}}function S({path:U,headers:d}){const m=Object.entries(d).map(([G,v])=>`${G}: ${v}`),N=[`GET ${U} HTTP/1.1`,...m];if(N.some(
G=>/[\r\n\0]/.test(G)))throw new Error("a request has a line break");return`${N.join(`\r
`)}\r
\r
`}const R=9,z=4;async function K(U){const d=await U.arrived();if(d===null||d.length<R)return;if(d[0]===0&&d[3]===z&&d.readUInt32BE(5)===0)throw(0,X.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const c=5;async function C(U){U.textBytes=st.v8;for(let d=0;d<=c;d+=1){const m=Z(b(await dt(U))),N=[];for(;;){
const v=await dt(U);if(v==="")break;N.push(v)}const G=Z(E(m,N));if(G.status<100||G.status>199||G.status===101)return G}throw(0,X.Au)("HTTP_MALFORMED",`more than\
 ${c} interim responses`)}function Z(U){if(!U.ok)throw(0,X.Au)("HTTP_MALFORMED",U.why);return U.value}async function dt(U){const d=await U.line();if(d===null)throw(0,X.
Au)("ECONNRESET","the connection was closed");return d.endsWith("\r")?d.slice(0,-1):d}const mt=64*1024;async function*gt(U,d){let m=d;for(;m>0;){const N=await U.
arrived()!==null;if(!N&&m===1/0)return;if(!N)throw(0,X.Au)("BODY_CUT","the body is cut off");const G=U.take(Math.min(m,mt));m-=G.length,yield G}}async function*Rt(U){
const d=new f;for(;;){const m=await U.arrived();if(m===null)throw(0,X.Au)("BODY_CUT","the body is cut off");const{data:N,used:G,isEnd:v}=Z(d.push(m));if(U.take(
G),N.length>0&&(yield N),v)return}}const Ct=10;class D{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(d){this.#e=d[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(){const d=[];for(;;){const m=this.#t.indexOf(Ct),N=this.take(m<0?this.#t.length:m+1);if(d.push(N),this.textBytes-=N.length,
this.textBytes<0)throw(0,X.Au)("HEADERS_TOO_LARGE","too many headers");if(m>=0)return Buffer.concat(d).toString("latin1").slice(0,-1);if(await this.#n())continue;
const G=Buffer.concat(d).toString("latin1");return G===""||G==="\r"?null:G}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(d){const m=this.#t.
subarray(0,d);return this.#t=this.#t.subarray(m.length),m}async#n(){const d=await this.#e.next();return d.done===!0?!1:(this.#t=d.value,this.received+=this.#t.length,
!0)}}class at{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const ut=12;class ht{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(d){
this.network=d}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const d of[...this.#n].reverse())d.destroy()};async get(d){const m=new at;try{const{head:N,
body:G}=await this.#o(d,m);m.head=N,m.body=await(0,st.x8)(G,N,d.planBody(N))}catch(N){m.address=m.connection?.address??m.address,m.error=(0,X.$N)(N)==="ECONNRES\
ET"&&this.#e[0]||N}return m}async#o(d,m){const{scheme:N,name:G,port:v}=d.endpoint,I=`${N}://${G} ${v}`,H=`${I} private`,J=O(d,this.network),rt=async vt=>{this.#r(
vt),m.address=vt.address;const At=performance.now(),Mt=await vt.http.get(J);return m.firstByteMs=performance.now()-At,Mt},yt=(d.allowPrivate?[I,H]:[I]).map(vt=>this.#t.
get(vt)).find(vt=>vt?.http.isFree());if(yt!==void 0)try{return await rt(yt)}catch(vt){if(!this.#s||!yt.http.mayRepeat())throw vt}try{const vt=this.#i(d,m),At=await(0,it.
JY)(d.endpoint,vt),{address:Mt}=vt.connection,Dt=(0,w.Sz)(Mt??G)==="public"?I:H;return await rt({key:Dt,http:L(At),socket:At,address:Mt})}catch(vt){throw(0,X.$N)(
vt)==="HTTP2_FRAME"&&await(0,it.dI)(d.endpoint,this.#i(d,m)),vt}}#r(d){const m=this.#t;m.delete(d.key),m.set(d.key,d);const[N]=m;m.size>ut&&N!==void 0&&(m.delete(
N[0]),N[1].socket.destroy())}#i({allowPrivate:d},m){const N=new X.Ng;m.connection=N;const G=v=>{this.#n.add(v),v.on("error",I=>{(0,X.$N)(I).startsWith("ERR_SSL")&&
this.#e.push(I)}),v.on("close",()=>this.#n.delete(v)),this.#s||v.destroy()};return{network:this.network,connection:N,allowPrivate:d,hold:G}}}function O(U,d){const{
url:m,endpoint:N,token:G,headers:v}=U,I=N.scheme==="http"?(0,it.Lu)(N,d).proxy:null,H=(0,it.gQ)(m,N),J=(0,r.t5)(m);return{path:B(I===null?J:`http://${H}${J}`).replace(
/ /g,"%20"),headers:{host:H,"user-agent":j._O,...v,...v.range===void 0?{"accept-encoding":"gzip"}:{},...ot(m,G),...I===null?{}:(0,it.To)(I)}}}const B=U=>Buffer.
from(U,"utf8").toString("latin1");function ot(U,d){if(d!==null)return{authorization:B(`Bearer ${d.reveal()}`).trimEnd()};const m=(0,r.aR)(U);return m===null||m.
length>P.$c?{}:{authorization:m}}}),3948:((bt,Tt,s)=>{s.d(Tt,{e:()=>gt});var r=s(4283),w=s(4e3),P=s(9209),j=s(1064),st=s(2713),it=s(2832),X=s(7010),V=s(8161),b=s(
5747),E=s(960),et=s(2636),Y=s(9872),g=s(4592),x=s(6697),A=s(7602);const u=O=>({describe:O,transient:!1}),a=O=>({describe:O,transient:!0}),$=O=>B=>E.T0({host:B.host,
why:O}),l=O=>a(({host:B})=>E.P6({host:B,error:O})),_=O=>u(({host:B})=>Y.cI({host:B,error:O})),y=O=>a(({host:B,asks:ot})=>ot==="document"?et.Eh({host:B,why:O}):(0,g.
Bz)({host:B,why:O})),M=O=>u(({host:B,asks:ot})=>(0,x.AO)({host:B,address:O,asks:ot})),f=u(({host:O,text:B})=>E.P0({host:O,error:B}));function L({host:O,rejection:B}){
if(B===null)throw new Error("a certificate is rejected for a reason");const{flaw:ot,isLeaf:U,issuer:d="",hasFile:m=!1}=B;return ot.kind==="expired"?Y.vk({host:O,
isLeaf:U,at:ot.at}):ot.kind==="not-yet-valid"?Y.x1({host:O,isLeaf:U,at:ot.at}):ot.kind==="other-name"?Y.B_({host:O,names:ot.names}):Y.SE({host:O,isLeaf:U,flaw:ot,
issuer:d,hasFile:m})}const S={ENOTFOUND:u($("no-such-host")),ENODATA:u($("no-such-host")),EAI_AGAIN:a($("no-answer")),EAI_FAIL:a($("server-failed")),ECONNREFUSED:l(
"refused"),ECONNRESET:l("closed"),ECONNABORTED:l("closed"),EPIPE:l("closed"),EHOSTUNREACH:l("no-host-route"),ENETUNREACH:l("no-network-route"),ETIMEDOUT:a(({host:O,
asks:B})=>E.Qs({host:O,asks:B,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:a(({host:O,text:B})=>E.P6({host:O,error:{proxy:B}})),PROXY_REFUSED:u(({host:O,
text:B})=>Y.rZ({host:O,reason:B})),PLAIN_HTTP:u(Y.MY),ADDRESS_METADATA:M("metadata"),ADDRESS_PRIVATE:M("private"),ADDRESS_RESERVED:M("reserved"),CERTIFICATE_REJECTED:u(
L),TLS_UNSUPPORTED:u(({host:O,unsupported:B})=>Y.cI({host:O,error:B??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:_("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:_(
"not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:_("client-certificate"),HTTP_MALFORMED:f,HTTP2_FRAME:f,HTTP2_ONLY:u(x.ro),HEADERS_TOO_LARGE:u(et.ku),BODY_CUT:y(
"closed"),Z_BUF_ERROR:y("gzip"),Z_DATA_ERROR:u(({host:O,asks:B})=>B==="document"?et.jN({host:O,encoding:"broken gzip"}):(0,g.Bz)({host:O,why:"not-gzip"}))};function R(O){
return O.endsWith("UNRECOGNIZED_NAME")?_("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(O)?_({code:O}):l({code:O})}function z(O){const{code:B}=O,ot=Object.hasOwn(
S,B)?S[B]:void 0,{describe:U,transient:d}=ot??R(B);return{problem:U(O),transient:d}}function K({error:O,connection:B,head:ot},{endpoint:U,asks:d,limitMs:m}){const N=(0,X.
jT)(U);if(m!==null){const J=C(B,ot!==null);return{problem:E.Qs({host:N,asks:d,phase:J,limitMs:m}),transient:!0}}const G=(0,A.$N)(O);if(G===""||(0,b.qo)(O))throw O;
/^E(?:NOTFOUND|AI_)/.test(G)&&(0,b.yR)(V.devNull);const v=ot!==null&&c.test(G)?"BODY_CUT":G,{rejection:I,unsupported:H}=B??new A.Ng;return z({code:v,text:(0,A.bD)(
O),asks:d,host:N,rejection:I,unsupported:H})}const c=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function C(O,B){return O?.lookingUp?"lookup":O?.connectMs===null?
"connection":B?"body":"response"}const Z=[301,302,303,307,308],dt=8192;class mt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(B){
this.options=B,this.started=B.monotonic(),this.startsInPublic=B.origin?.isPublic??!0}}async function gt(O){const B=new mt(O),ot=O.startTimer(O.timeoutMs,()=>{B.
timedOut=!0,O.session.close()});try{const U=await Rt(B),{connections:d,firstByteMs:m,headMs:N,started:G}=B,v=rt=>{const lt=d.map(yt=>yt[rt]).filter(yt=>yt!==null);
return lt.length===0?null:lt.reduce((yt,vt)=>yt+vt)},[I,H,J]=[v("lookupMs"),v("connectMs"),v("tlsMs")];return{response:U,hops:[...B.hops],timing:{lookupMs:I,connectMs:H,
tlsMs:J,firstByteMs:m,totalMs:O.monotonic()-G},headMs:N,certificates:[...d.flatMap(({certificate:rt})=>rt??[])]}}finally{ot()}}async function Rt(O){let{url:B}=O.
options;for(;;){const ot=(N,G)=>ut((0,P.Y3)({redirect:N,url:(0,r.Pl)(B),why:G})),U=(0,X.X5)(B);if(!U.ok)return ot("to",U.why);const d=await D(O,B,U.value);if(d.
kind==="failed"||!Ct(d.head))return d;const m=(0,r.O2)(B,d.head.location??"");if(!m.ok)return ot("from",`failed to parse Location header: ${m.why}`);if(O.hops.length>
O.options.maxRedirects)return ht(O,m.value);if((0,r.jr)(m.value).length>dt){const N=`its URL has more than ${dt} characters, which servers do not accept`;return ot(
"from",N)}B=m.value}}const Ct=({status:O,location:B})=>Z.includes(O)&&!!B;async function D(O,B,ot){const{options:U,hops:d}=O,{token:m,session:N,planBody:G,headers:v,
origin:I}=U,{network:H}=N,J=d.length===0&&I===null;O.urls.add((0,r.jr)(B)),O.stops.push({scheme:ot.scheme,name:(0,X.be)(B)});const rt=m===null?"none":(0,st.nL)(
O.stops).at(-1)??"dropped";O.headMs=null;const lt=U.monotonic(),yt=await N.get({url:B,endpoint:ot,token:rt==="sent"?m:null,headers:v,allowPrivate:!O.startsInPublic||
J||H.namedHosts.has(ot.name),planBody:Bt=>(O.headMs=U.monotonic()-O.started,Ct(Bt)?it.IK:G(Bt))}),vt=U.monotonic()-lt;at(O,yt,{url:(0,w.dh)((0,r.Pl)(B)),authorization:rt,
ms:vt}),J&&(O.startsInPublic=(0,X.Ul)(H,ot.name,yt.address));const{head:At,body:Mt}=yt;if(At!==null&&Mt!==null)return{kind:"received",url:B,head:At,body:Mt};const Dt=O.
timedOut?U.timeoutMs:null,{asks:Kt}=U;return{kind:"failed",...K(yt,{endpoint:ot,asks:Kt,limitMs:Dt})}}function at(O,B,{url:ot,authorization:U,ms:d}){const{connection:m,
address:N,head:G}=B;m!==null&&O.connections.push(m),B.body!==null&&(O.firstByteMs=(O.firstByteMs??0)+B.firstByteMs),O.hops.push({url:ot,status:G?.status??null,reason:(0,w.
dh)(G?.reason??""),mediaType:G?.contentType?(0,w.dh)(G.contentType):null,authorization:U,challenge:G?.challenge?(0,w.dh)(G.challenge):null,address:N,proxy:m?.proxy??
null,ms:d})}const ut=O=>({kind:"failed",problem:O,transient:!1});function ht({urls:O,hops:B,options:ot},U){const{asks:d,maxRedirects:m}=ot,N=B[0]?.url??"";if(O.
has((0,r.jr)(U)))return ut((0,P.f0)({url:N,asks:d,to:(0,r.Pl)(U)}));const G=B.length,v=d==="document"?j.NX:{terraform:m,opentofu:m},I=j.Du.filter(H=>G>v[H]);return ut(
(0,P.KA)({url:N,asks:d,redirects:G,clients:I,limits:v}))}}),2636:((bt,Tt,s)=>{s.d(Tt,{Eh:()=>Y,HB:()=>u,e:()=>X,g0:()=>x,jN:()=>E,ku:()=>b,pN:()=>g,wE:()=>it,zf:()=>V});
var r=s(4732),w=s(4e3),P=s(5799),j=s(8937);const st='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function it({location:a,retryAfter:$,
transient:l,..._}){const{asked:y,status:M}=_,f=(L,S,R=(0,w.NM)(_,S))=>(0,P.CC)("document-status",{message:(0,r.xI)`${(0,w._r)(_)}${L}; expected 200 or 404`,help:R});
if(M>=300&&M<400)return a?f(", which clients do not follow",(0,P.C)("redirect with 301, 302, 303, 307 or 308")):f(" without a Location header",(0,P.C)("add a Lo\
cation header to the redirect"));if(M===429){const L=$===null?"":` (Retry-After: ${(0,w.dh)($,40)})`;return f(L,j.uK,j.uK)}if(M===511){const L="sign in to this \
network, or use another one",S="the network answers with 511 Network Authentication Required",R=(0,P.Lw)(L);return{...f("",R,R),obstacle:{verb:"does not reach",
what:S,help:L}}}return l?f("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,w.
B9)(y)}):f("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,w.Wt)([]),guest:(0,w.qZ)(y)})}function X({contentType:a,malformed:$,
...l}){const y=a===""?"has no Content-Type":`has ${$?"a malformed Content-Type":"Content-Type"} "${(0,w.dh)(a)}"`;return(0,P.CC)("document-type",{message:(0,r.xI)`${(0,r.
KT)(l.url)} ${y}; expected "application/json"`,help:(0,w.NM)(l,(0,P.C)("serve /.well-known/terraform.json as application/json",l.page===null?"most servers send \
it for a file named terraform.json":void 0))})}const V=({bytes:a,limit:$,...l})=>(0,P.CC)("document-size",{message:(0,r.xI)`${(0,r.KT)(l.url)} has ${a??`more th\
an ${$}`} bytes, limit ${$}`,help:(0,w.NM)(l,(0,P.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),b=({host:a})=>(0,P.
CC)("document-headers",{message:(0,r.xI)`${(0,r.KT)(a)} sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each r\
equest"}),E=a=>"host"in a?(0,P.CC)("document-encoding",{message:(0,r.xI)`${(0,r.KT)(a.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
operator:"remove the Content-Encoding header, or compress the document"}):(0,P.CC)("document-encoding",{message:(0,r.xI)`${(0,r.KT)(a.url)} has Content-Encoding "${(0,w.
dh)(a.encoding)}", which the clients do not decompress`,help:(0,w.NM)(a,(0,P.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding:\
 gzip"))}),et={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},Y=({host:a,why:$})=>(0,P.CC)("document-\
incomplete",{message:(0,r.xI)`${(0,r.KT)(a)} ${et[$]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),g=({why:a,
advice:$,...l})=>(0,P.CC)("document-not-json",{message:(0,r.xI)`${(0,r.KT)(l.url)} is not valid JSON: ${(0,w.dh)(a)}`,help:(0,w.NM)(l,(0,P.C)($??st))}),x=({why:a,
...$})=>(0,P.CC)("document-not-object",{message:(0,r.xI)`${(0,r.KT)($.url)} is not a JSON object: ${(0,w.dh)(a)}`,help:(0,w.NM)($,(0,P.C)(st))}),A=20;function u({
host:a,url:$,why:l,required:_}){const y=[...new Set(_.map(L=>L.split(".")[0]??L))],M=(0,w.K4)(y,A,L=>`a ${L} service`)||"any service",f=l==="status"?(0,r.xI)`${(0,r.
KT)($)} returned 404`:"its discovery document is `null`";return(0,P.CC)("document-absent",{message:(0,r.xI)`host ${(0,r.KT)(a)} does not provide ${M}: ${f}`,operator:l===
"status"?"serve /.well-known/terraform.json":st,user:(0,w.Wt)(_),guest:(0,w.qZ)(a)})}}),9209:((bt,Tt,s)=>{s.d(Tt,{CL:()=>et,KA:()=>X,Y3:()=>E,f0:()=>V,n4:()=>b});
var r=s(1064),w=s(4732),P=s(4e3),j=s(5799);const st=({url:Y,asks:g})=>(0,w.xI)`configure ${(0,w.KT)(Y)} to return ${g==="document"?"the document":"its answer"}`,
it=Y=>(0,j.C)((0,w.xI)`${st(Y)}, or to redirect straight to it`);function X({redirects:Y,clients:g,limits:x,...A}){const u=g.map(a=>`${r.bB[a]} follows ${x[a]}`);
return(0,j.CC)("redirect-limit",{message:(0,w.xI)`${(0,w.KT)(A.url)} redirects ${Y} times; ${u.join(", ")}`,help:it(A),affects:g})}const V=({url:Y,asks:g,to:x})=>(0,j.
CC)("redirect-loop",{message:(0,w.xI)`the redirects of ${(0,w.KT)(Y)} lead back to ${(0,w.KT)(x)}`,operator:st({url:Y,asks:g})}),b=Y=>(0,j.CC)("redirect-insecur\
e",{message:(0,w.xI)`${(0,w.KT)(Y.url)} redirects to ${(0,w.KT)(Y.to)}, which is not https${Y.exposesToken?"; Terraform and OpenTofu send the token there in cle\
ar text (this check did not)":""}`,operator:"redirect to an https URL"}),E=Y=>(0,j.CC)("redirect-invalid",{message:(0,w.xI)`the redirect ${Y.redirect} ${(0,w.KT)(
Y.url)} cannot be followed: ${(0,P.dh)(Y.why)}`,operator:"redirect to an https URL"}),et=({url:Y,redirects:g})=>(0,j.CC)("redirect-nested",{message:(0,w.xI)`${(0,w.
KT)(Y)} redirects ${g} times; the protocol only requires clients to follow 1 redirect`,help:it({url:Y,asks:"document"})})}),9872:((bt,Tt,s)=>{s.d(Tt,{BU:()=>K,B_:()=>f,
MY:()=>z,SE:()=>M,cI:()=>R,rZ:()=>V,vk:()=>b,x1:()=>E});var r=s(4732),w=s(4e3),P=s(5799),j=s(736);const st=({host:c,isLeaf:C})=>(0,r.xI)`${C?"the certificate":"\
an authority in the certificate chain"} of ${(0,r.KT)(c)}`,it=c=>X(new Date(c).toISOString()),X=c=>c.slice(0,10),V=({host:c,reason:C})=>(0,P.CC)("proxy-refused",
{message:(0,r.xI)`${(0,r.KT)(c)} was not reached: ${C}`,help:j.TG,obstacle:{verb:"does not reach",what:(0,w.dh)(C),help:j.TG}}),b=c=>(0,P.CC)("tls-expired",{message:(0,r.
xI)`${st(c)} expired on ${it(c.at)}`,operator:"renew the certificate and reload the server"}),E=c=>(0,P.CC)("tls-not-yet-valid",{message:(0,r.xI)`${st(c)} is not valid before ${it(
c.at)}`,help:"check the clock of this machine and the start date of the certificate"}),et={leaf:"is signed by an unknown authority, or the host does not send th\
e intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},
Y=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
g="set `ca-file` to the certificate of the issuer",x="add the certificate of the issuer to `ca-file`, which does not contain it";function A(c,{issuer:C,hasFile:Z,
host:dt}){const mt=Y.test(C),gt=mt?", which looks like an intercepting proxy":"",Rt=`issuer ${(0,w.dh)(C.split(`
`).reverse().join(", "),100)}${gt}`,at=`${Z?x:g}${(c==="leaf"||c==="chain")&&!mt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu r\
ead SSL_CERT_FILE`,ht={verb:"does not trust",what:Rt,help:at,isCommon:c==="self-signed"};return{says:(0,r.xI)`${et[c]}; ${(0,r.b7)(dt,Rt)}`,help:at,obstacle:ht}}
const u={"negative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-\
authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-lengt\
h":{says:"has more authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},
usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the \
certificate (nameConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},a=(c,C)=>({says:`has ${c}, which Terraform\
 and OpenTofu do not support`,help:C}),$="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",l="issue it with a key of 2048 to 8192 bit\
s",_="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function y(c,C){switch(c.kind){case"unknown-authority":return A(c.sent,C);case"curve":return a(`\
a key on the curve ${c.curve}`,$);case"key":return a(`a key of the kind ${c.name}`,$);case"key-size":return a(`an RSA key of ${c.bits} bits`,l);case"signature":
return a(`a signature of the kind ${c.name}`,_);case"critical-extension":return a(`the critical extension ${c.id}`,"issue it without that extension");case"opens\
sl":return{says:"passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (issuer), so nothing was sent",help:"issue it with a program th\
at follows RFC 5280"};case"malformed":return{says:`is malformed (${c.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows R\
FC 5280"};default:return u[c.kind]}}function M({flaw:c,...C}){const{says:Z,...dt}=y(c,C);return(0,P.CC)("tls-untrusted",{message:(0,r.xI)`${st(C)} ${Z}`,...dt})}
function f({host:c,names:C}){const Z=C.length===0?"no DNS name":(0,w.K4)(C,3,w.dh);return(0,P.CC)("tls-name-mismatch",{message:(0,r.xI)`the certificate of ${(0,r.
KT)(c)} is for ${Z}`,help:(0,r.xI)`issue a certificate that lists ${(0,r.KT)(c)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does \
not reach",what:`it gets a certificate for ${Z}`,isCommon:!0}})}const L={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use \
the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and \
OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the\
 TLS settings of the server or load balancer"}},S={version:c=>({says:`offers no TLS version later than ${c.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"\
enable TLS 1.2 or later on the host"}),cipher:c=>({says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${c}`,help:"enable TLS 1.\
3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),group:c=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, su\
ch as ${c}`,help:"enable the group X25519 or P-256 on the host"})};function R({host:c,error:C}){if(typeof C=="object"&&"code"in C)return(0,P.CC)("tls-protocol",
{message:(0,r.xI)`the TLS handshake with ${(0,r.KT)(c)} failed (${C.code})`,help:"check the TLS settings of the host, and that it has a certificate for this nam\
e"});const{says:Z,help:dt}=typeof C=="string"?L[C]:S[C.kind](C.name);return(0,P.CC)("tls-protocol",{message:(0,r.xI)`${(0,r.KT)(c)} ${Z}`,help:dt})}const z=({host:c})=>(0,P.
CC)("tls-plain-http",{message:(0,r.xI)`${(0,r.KT)(c)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, o\
r use the port that does; discovery always uses https"});function K({host:c,days:C,expires:Z}){const dt=C===0?"today":C===1?"in 1 day":`in ${C} days`;return(0,P.
CC)("tls-expires-soon",{message:(0,r.xI)`the certificate of ${(0,r.KT)(c)} expires ${dt}, on ${X(Z)}`,operator:"renew the certificate; if it is renewed automati\
cally, find out why that has not happened"})}}),4592:((bt,Tt,s)=>{s.d(Tt,{Bz:()=>M,Ev:()=>l,MI:()=>et,Mx:()=>_,RK:()=>g,hy:()=>u,m$:()=>b});var r=s(4732),w=s(4e3),
P=s(5799),j=s(8937);function st({kind:f,first:L,others:S,isMixed:R,mirror:z}){const K=z===null?L:(0,r.KT)(L);return S===0?K:(0,r.xI)`${K} and ${(0,w.px)(S,R?"ot\
her":`other ${f}`)}`}const it=({kind:f,mirror:L})=>L===null?`${f}s.v1`:"the network mirror",X=f=>`the URL of ${it(f)} in the ${f.mirror===null?"discovery docume\
nt":"CLI configuration"}`;function V({page:f,host:L,...S},R){if(f?.kind!=="sign-in")return(0,w.NM)({page:f,asked:L},R);const z=`allow requests to ${it({host:L,...S})}\
 without a browser`,K=f.title===""?"":` ("${f.title}")`;return{operator:z,because:`the host returned a sign-in page${K}`}}function b(f){const{token:L,elsewhere:S,
challenge:R,isFork:z}=f,K=z&&L==="none",c=R===null?"":` and requires ${R} authentication`,C=K?"secrets are withheld from pull requests of forks":(0,j.pt)(f,S),Z=(0,r.
xI)`the versions of ${st(f)} cannot be read: ${(0,w._r)(f)}${c}`;return(0,P.CC)("versions-unauthorized",{message:(0,r.xI)`${Z}; ${C}`,...L==="none"&&{unexplained:Z},
help:K?j.ro:V(f,E(f)),isUnsent:(0,j.wt)(f),severity:K?"notice":L==="withheld"?"warning":"error"})}function E(f){const{host:L,source:S,elsewhere:R,challenge:z}=f,
K=it(f);if(z!==null)return{operator:`accept Bearer tokens at the URL of ${K}`,note:"the CLIs send only Bearer tokens"};const c=R===null?(0,r.xI)`check that the token is complete and has access, or ${(0,j.
qV)(S??"",L)}`:(0,r.xI)`check that ${(0,r.KT)(R)} accepts the token from ${(0,r.LA)(S??"")}: the CLIs send it the token for ${(0,r.KT)(L)}, not one for ${(0,r.KT)(
R)}`;return(0,j.$w)(f,K,R,c)}function et(f){const{attempts:L,transient:S,host:R,status:z}=f,K=L>1?` in each of ${L} attempts`:"";return(0,P.CC)("versions-status",
{message:(0,r.xI)`the versions of ${st(f)} cannot be read: ${(0,w._r)(f)}${K}; expected 200`,help:V(f,Y(R,z,S,X(f)))})}function Y(f,L,S,R){return L===429?j.uK:S?
{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",
guest:(0,w.B9)(f)}:{operator:`check ${R}; return 200 with the versions, or 404 for an unknown name`}}const g=f=>(0,P.CC)("versions-shape",{message:(0,r.xI)`the versions of ${st(
f)} cannot be read: the response of ${(0,r.KT)(f.url)} ${(0,w.dh)(f.why)}`,help:V(f,{operator:`check ${X(f)}, and return ${f.mirror===null?A[f.kind]:x}`})}),x='\
{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',A={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":\
"1.0.0"}]}'},u=({kind:f,address:L,url:S,ignored:R,isMirror:z})=>(0,P.CC)("versions-empty",{message:R.length===0?(0,r.xI)`${f} ${(0,r.KT)(L)} has no versions: ${(0,r.
KT)(S)} lists none`:(0,r.xI)`${f} ${(0,r.KT)(L)} has no valid versions: ${(0,r.KT)(S)} lists only ${a(R)}`,operator:z?"add a version to the mirror, under a key \
of three numbers such as 1.2.0":R.length===0?`publish a version of the ${f}; if its tag exists, check that the registry has imported it`:`publish versions as ${$[f]}`,
user:`check the address, or ask the publisher of the ${f} to release a version`}),a=f=>(0,w.K4)(f,3,L=>`"${(0,w.dh)(L,40)}"`),$={module:"numbers with dots, such\
 as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function l({kind:f,address:L,texts:S,rejects:R}){const z=(0,r.xI)`the registry lists ${a(
S)} for ${f} ${(0,r.KT)(L)}, which ${S.length===1?"is not a version":"are not versions"}`,K=`publish versions as ${$[f]}, and remove others`;return R?(0,P.CC)("\
version-unreadable",{message:(0,r.xI)`${z}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:K,user:"use Terraform 1.13 or lat\
er, which ignores such versions"}}):(0,P.CC)("version-unreadable",{message:(0,r.xI)`${z}; the CLIs ignore ${S.length===1?"it":"them"}`,operator:K,severity:f==="\
module"?"warning":"notice"})}const _=f=>(0,P.CC)("provider-warning",{message:(0,r.xI)`the registry returned a warning for ${(0,r.KT)(f.address)}: "${(0,w.dh)(f.
warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),y={closed:"closed the connection before the end of a response",
gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},M=({host:f,why:L})=>(0,P.CC)("answe\
r-incomplete",{message:(0,r.xI)`${(0,r.KT)(f)} ${y[L]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((bt,Tt,s)=>{
s.d(Tt,{Sz:()=>$,Zu:()=>A,uo:()=>l});var r=s(6181);function w(_){let y;const M=()=>_.trim().split(/\s+/).map(P);return()=>y??=M()}function P(_){const[y="",M]=_.
split("/"),f=(0,r.r5)(y);if(f===null)throw new Error(`${y} is no address`);return{prefix:f,bits:M===void 0?f.length*8:Number(M)}}const j=w(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),st=w("127.0.0.0/8 0.0.0.0 ::1 ::"),it=w(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),X=w(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),V=w("0.0.0.0/0 2000::/3"),b=w("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),E=(_,y)=>_().some(M=>(0,r.Wg)(M,y)),et=[12,13,14,15],Y=[[w("2002::/16"),[[2,
3,4,5]],0],[w("2001::/32"),[[4,5,6,7]],0],[w("2001::/32"),[et],255],[w("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],et],0]];function g(_){const y=Y.filter(
([f])=>E(f,_)).flatMap(([,f,L])=>f.map(S=>S.map(R=>(_[R]??0)^L)));return/^[02],0,94,254$/.test(_.slice(8,12).join())?[...y,_.slice(12)]:y}function x(_){return E(
st,_)?"loopback":E(b,_)?x(_.slice(12)):[_,...g(_)].some(y=>E(j,y))?"metadata":E(it,_)?"private":E(X,_)||!E(V,_)?"reserved":"public"}function A(_){const y=(0,r.r5)(
_);return y===null?"public":x(y)}const u=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,a=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function $(_){const y=_.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(y))return"loopback";if(a.test(y))return"metadata";const M=(0,r.r5)(y)??(0,r.
RY)(y);return M===null?"public":x(M)}function l(_){const y=$(_);return y!=="public"||_.includes(":")?y:u.test(_.replace(/\.$/,""))?"private":"public"}}),9529:((bt,Tt,s)=>{
s.d(Tt,{m:()=>it,u:()=>X});var r=s(4283),w=s(9562);const P=[1024,65535],j=["authz_code","password"],st="app.terraform.io";function it(g,x,A){const u=[],a=(R,z,K)=>(u.
push({rule:z,value:K}),R),$=R=>Object.hasOwn(g,R)?g[R]:void 0,l=V($("client"),a),_=b($("grant_types"),A,a),y=(R,z)=>{const K=$(R);if(typeof K!="string")return z.
some(mt=>_.includes(mt))?a(null,`${R}-missing`,K):null;const c=(0,w.vy)(x,K);if(c.ok&&(0,r.cz)(c.value).name!=="")return(0,r.jr)(c.value);const Z=`failed to par\
se ${R==="authz"?"authorization":"token"} URL: ${c.ok?"no Host in request URL":c.why}`;return u.push({rule:`${R}-invalid`,why:Z}),null},M=y("authz",["authz_code"]),
f=y("token",j),L=E($("ports"),a),S=Y($("scopes"),a);return{value:{client:l,grantTypes:_,authz:M,token:f,ports:L,scopes:S},flaws:u}}const X=g=>["authz","token"].
flatMap(x=>{const A=g[x],u=(0,r.Dl)(A??"");return A!==null&&u.ok?[{endpoint:x,text:A,url:u.value}]:[]});function V(g,x){return typeof g!="string"?x("","client-m\
issing",g):g===""?x(g,"client-empty",g):g}function b(g,x,A){if(g===void 0)return["authz_code"];if(!Array.isArray(g))return A([],"grant-types-invalid",g);const u=[
...new Set(g.filter(l=>typeof l=="string"))];return u.includes("authz_code")||u.includes("password")&&x===st?u.every(l=>j.includes(l))?u:A(u,"grant-types-unknow\
n",g):A(u,"grant-types-unsupported",g)}function E(g,x){if(g===void 0)return P;if(!Array.isArray(g))return x(P,"ports-ignored",g);if(g.length!==2)return x(P,"por\
ts-count",g);const[A,u]=g;return!et(A)||!et(u)?x(P,"ports-range",g):A>u?x(P,"ports-order",g):A===u?x([A,u],"ports-single",g):[A,u]}const et=g=>typeof g=="number"&&
Number.isInteger(g)&&g>=P[0]&&g<=P[1];function Y(g,x){if(g===void 0)return[];if(!Array.isArray(g))return x([],"scopes-ignored",g);const A=g.filter(u=>typeof u==
"string");return A.length===g.length?A:x(A,"scopes-invalid",g)}}),1193:((bt,Tt,s)=>{s.d(Tt,{Kd:()=>z,k4:()=>A,y8:()=>S});var r=s(3307),w=s(7511),P=s(4283),j=s(2832),
st=s(3948),it=s(4e3),X=s(3534),V=s(2636),b=s(736),E=s(1919),et=s(1831),Y=s(9587);const g={kind:"whole",maxBytes:E.bi},x=c=>c===408||c===425||c===429||c>=500;async function A(c){
const{host:C,needed:Z,source:dt}=c,mt=await(0,st.e)({...c,url:(0,et.cu)(C),asks:"document",headers:{accept:"application/json"},origin:null,planBody:d=>u(d)===null?
g:j.IK}),{response:gt,...Rt}=mt;if(gt.kind==="failed"){const{problem:d,transient:m}=gt;return{attempt:{discovery:d.code==="host-http2"?{kind:"skipped",problem:d}:
{kind:"failed",problem:d,excerpt:null},...Rt},transient:m,retryAfter:null}}const{head:Ct,body:D,url:at}=gt,ut=S(D.bytes),ht=mt.hops.at(-1),O={url:(0,P.Pl)(at),page:ut,
asked:(0,et.nx)(C),hop:ht,source:dt},B=a(gt,O,Z),{status:ot,retryAfter:U}=Ct;return{attempt:{discovery:B,...Rt},transient:x(ot),retryAfter:U}}function u(c){const{
status:C,declaredBytes:Z}=c;if(C===401||C===403)return({hop:gt,...Rt})=>{const{authorization:Ct="none",challenge:D=null}=gt??{};return(0,X.iX)({...c,...Rt,host:Rt.
asked,token:Ct,challenge:D})};if(C!==200)return({url:gt,page:Rt,asked:Ct})=>V.wE({...c,url:gt,page:Rt,asked:Ct,transient:x(C)});const dt=c.contentType??"",mt=(0,w.
i)(dt);return mt!=="application/json"?gt=>V.e({...gt,contentType:dt,malformed:mt===null}):(Z??0)<=E.bi?null:gt=>V.zf({...gt,bytes:Z,limit:E.bi})}function a(c,C,Z){
const{head:dt,body:mt}=c,gt=c.url.user&&{name:"",password:null},Rt={...c.url,user:gt,fragment:""};if(dt.status===404)return{kind:"absent",url:Rt,absence:"status"};
const Ct=u(dt),D=ut=>({kind:"failed",problem:(0,b.M8)(ut,C),excerpt:y(mt.bytes)});if(Ct!==null)return D(Ct(C));const at=(0,E.Tp)(mt.bytes,(0,E.Zo)(Z));switch(at.
kind){case"object":return{...at,kind:"found",url:Rt};case"null":return{kind:"absent",url:Rt,absence:"null"};case"not-object":return D(V.g0({...C,why:at.why}));case"\
not-json":return D($(c,at,C))}}function $({head:c,body:C},{why:Z,advice:dt},mt){if(C.truncated)return V.zf({...mt,bytes:null,limit:E.bi});const gt=c.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(gt)?V.pN({...mt,why:Z,advice:dt}):V.jN({...mt,encoding:gt})}const l=200,_=80;function y(c){const Z=(c.length<
j.IK.maxBytes?Y._U:Y.NE)(M(c)).trim();return Array.from(Z.slice(0,2*l)).slice(0,l).join("")||null}const M=c=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(c.subarray(
0,j.IK.maxBytes)),f=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,L=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function S(c){
const C=K(M(c));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(C))return null;const[,Z="",dt]=/<title[^>]*>([^<]*)(<?)/i.exec(C)??[],mt=Z.replace(
/\s+/g," ").trim(),gt=(0,it.dh)(dt===""?(0,Y.NE)(mt):mt,_);return L.test(mt)?{kind:"captive-portal",title:gt}:{kind:f.test(mt)||/type=["']?password/i.test(C)?"s\
ign-in":"other",title:gt}}const R=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function z(c,C){const Z=(0,r.V)(R.exec(M(c))?.[1]??"","struct"),
dt=Z.ok?String(Z.value).trim():"";return dt===""||dt.toLowerCase()===C.toLowerCase()?{}:{said:(0,it.dh)(dt)}}function K(c){let C=c.trimStart();for(;C.startsWith(
"<!--");){const Z=C.indexOf("-->",4);if(Z<0)return"";C=C.slice(Z+3).trimStart()}return C}}),9940:((bt,Tt,s)=>{s.d(Tt,{nT:()=>et,pj:()=>Y});var r=s(5747),w=s(1654),
P=s(6697),j=s(1831),st=s(1193),it=s(7082),X=s(6875);const V=500,b=1e4,E=3e5,et=y=>Math.min(Math.max(...y.map(({attemptMs:M})=>M)),E);async function Y(y,M){const f=y.
map(z=>({host:z,isBegun:!1})),L=y.entries(),S={total:y.length,done:0,failed:0,waiting:new Set},R=async()=>{for(const[z,K]of L){if(M.stop.why!==null)return;S.waiting.
add(K),M.progress(S);const c=await A(K,M).catch(C=>{if((0,r.qo)(C))throw C;return(0,it.i)(K,(0,P.n3)({host:(0,j.nx)(K),thrown:C}))});f[z]=c,S.waiting.delete(K),
S.done+=1,(!g(c)||!u(c.attempt))&&(S.failed+=1),M.progress(S)}};return await Promise.all(Array.from({length:Math.min(M.concurrency,y.length)},R)),x(f,M.stop)}const g=y=>"\
attempt"in y;function x(y,{why:M}){if(M===null)return y.filter(g);const f=y.length-y.filter(g).length;return y.map(L=>{if(g(L))return L;const{host:S,isBegun:R}=L,
z={stopped:M,unchecked:f,total:y.length};return(0,it.i)(S,(0,P.nD)({host:(0,j.nx)(S),isBegun:R,...z}))})}async function A(y,M){const{stop:f}=M,{answer:L,clients:S,
difference:R}=await M.credentials.find(y),z=[];for(;f.why===null;){const{attempt:K,transient:c,retryAfter:C}=await l(y,L,M);if(f.why!==null&&!u(K)||(z.push(K),!(u(
K)?a(z,M.releases):c)||z.length>M.retries))break;await(0,X.v7)(_(z.length,C,M),M)}return z.length===0?{host:y,isBegun:!0}:{host:y,...$(z),credentials:L&&{source:L.
source,hasToken:L.token!==null,problem:L.problem},looks:S,difference:R,forced:M.forced.get(y)??[]}}const u=({discovery:y})=>y.kind!=="failed",a=(y,M)=>M.some(({
attemptMs:f})=>!y.some(L=>u(L)&&L.timing.totalMs<=f));function $(y){const M=y.findIndex(u),f=M<0?y.length-1:M,[L]=y.slice(f);if(L===void 0)throw new Error("a vi\
sit without an attempt");return{attempt:L,earlier:y.slice(0,f),later:y.slice(f+1)}}async function l(y,M,f){if(M?.isUnsendable&&M.problem!==null){const dt={kind:"\
failed",problem:M.problem,excerpt:null};return{attempt:(0,it.O)(dt),transient:!1,retryAfter:null}}const{network:L,required:S,forced:R,stop:z,sessions:K,concurrency:c}=f,
C=[...(S.get(y)??[]).map(({service:dt})=>dt),...(R.get(y)??[]).flatMap(({services:dt})=>dt.map(({id:mt})=>mt))],Z=new w.N(L);z.onEnd.add(Z.close);try{const{token:dt=null,
source:mt=null}=M??{},gt=await(0,st.k4)({...f,host:y,needed:C,session:Z,token:dt,source:mt}),{discovery:Rt}=gt.attempt;return Rt.kind==="found"&&(K?.size??0)<c&&
K?.set(Z,Rt.url),gt}finally{z.onEnd.delete(Z.close),K?.has(Z)||Z.close()}}function _(y,M,{random:f,now:L}){const S=V*2**(y-1)*(.5+f()/2);return Math.min(Math.max(
S,(0,X.VJ)(M,L())??0),b)}}),8884:((bt,Tt,s)=>{s.d(Tt,{n:()=>st});var r=s(4e3);const w=["TF_CLI_ARGS_init","TF_CLI_ARGS"],P=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
j=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function st(E){const et=V(E),Y=x=>et.findLast(A=>A.name===x)?.value,g=x=>et.filter(A=>A.name===
x).map(({value:A})=>A);return{upgrade:it(Y("upgrade")??"false"),hasBackend:it(Y("backend")??Y("cloud")??"true"),isLockReadonly:Y("lockfile")==="readonly",pluginDirectories:g(
"plugin-dir"),backendConfig:g("backend-config"),remarks:w.flatMap(x=>{const A=et.filter(({name:u,from:a})=>a===x&&j.test(u)).map(X);return A.length===0?[]:[`ini\
t is predicted with ${A.join(" ")} of ${x}`]})}}const it=E=>/^(1|[tT]|true|TRUE|True)$/.test(E);function X({name:E,value:et}){if(et==="true")return`-${E}`;const Y=E===
"backend-config"&&!et.startsWith("hostname=");return`-${E}=${(0,r.dh)(Y?et.replace(/=.*/s,"=\u2026"):et)}`}function V(E){const et=w.flatMap(g=>b(E[g]??"").map(x=>({
text:x,from:g}))).values(),Y=[];for(const{text:g,from:x}of et){const[,A,,u]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(g)??[];if(A===void 0)break;const a=()=>P.test(A)?et.
next().value?.text??"":"true";Y.push({name:A,from:x,value:u??a()})}return Y}function b(E){const[et=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(
E)??[];return(et.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(g=>g.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(x,A,u,a)=>String(A??a??u.
replace(/\\(.)/gs,"$1"))))}}),7082:((bt,Tt,s)=>{s.d(Tt,{O:()=>r,i:()=>w});const r=P=>({discovery:P,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),w=(P,j)=>({host:P,attempt:r({kind:"skipped",problem:j}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})})};export{je as ids,He as modules};
