const Fe=[2798,2364,3611],ze={2798:((wt,lt,o)=>{o.d(lt,{mQ:()=>m});var a=o(4347),O=o(9961),l=o(8294),b=o(8032),Z=o(255),z=o(7630),F=o(3152),H=o(9432),$=o(1879),
d=o(7057),k=o(3298),A=o(7177),y=o(2170);const I=(c,x)=>({name:c,isProgram:!1,answers:x,find:f=>x.get(f)??null});async function B(c,x){let f=null;const e=[],t=[];
for(const n of c){const r=f===null||!n.isProgram,u=r?await n.find(x):null;e.push({source:u?.source??n.name,held:r?L(u):"not asked",counts:f===null&&u!==null}),u?.
problem&&t.push((0,y.kH)(u.problem,{places:u.place===null?[]:[u.place]})),f??=u}return{answer:f,looks:e,findings:t}}function L(c){return c===null?"nothing":c.token===
null?"no token":c.token.reveal()===""?"an empty token":"a token"}const K=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function S(c,x,f=null){const e=x.reveal(),t={source:c,
place:f,token:x,problem:C(c,e,f!==null)},n=e.length>d.$c||K.test(e);return n?{...t,isUnsendable:n}:t}const p=[[K,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function C(c,x,f){if(x==="")return l.QU({source:c,isInFile:f});
const e=x.length>d.$c?"length":p.find(([t])=>t.test(x))?.[1];return e!==void 0?l.Eu({source:c,slip:e}):x.length<d.Il?l.fj({source:c}):null}const g=1024*1024;function j(c,x){
let f=null;const e=async t=>{if(f!==null)return f;const n=await P(c,t,x);if("output"in n)return E(c,n.output,x);const r=U(c,n.why);return n.isStopped&&(f??=r),r};
return{name:X(c),isProgram:!0,find:(0,k.O)(e)}}const X=({name:c})=>`credentials helper ${c}`,w=({shown:c},x)=>({why:`failed to run ${c}: ${x}`}),M=({shown:c},x)=>({
why:`${c} ${x} and was stopped`,isStopped:!0}),_="was running when the check ended";async function P(c,x,f){if(c.refusal!==null)return w(c,c.refusal);const{timeoutMs:e,
abortAfter:t=T=>AbortSignal.timeout(T),stop:n,kill:r}=f;if(n.aborted)return M(c,_);const u=await(0,A.m)({path:c.path,args:[...c.args,"get",x],environment:Object.
fromEntries(Object.entries(f.environment).filter(([T])=>!T.startsWith("INPUT_")))},{kill:r,signal:AbortSignal.any([t(e),n]),maxBytes:g});switch(u.kind){case"not\
-started":return w(c,h[u.code]??u.code);case"stopped":return u.by==="output"?M(c,`wrote more than ${g/1024/1024} MiB`):M(c,n.aborted?_:`did not exit within ${e/
1e3} s (timeout-seconds)`);case"exited":{if(u.code===0)return{output:u.output};const T=ct(u.complaint.toString()),N=T===""?", but it produced no error message":
`: ${T}`;return{why:`error in ${c.shown}${N}`}}}}const h={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argum\
ent list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function E(c,x,{learn:f}){const e=(0,$.Tp)(x);if(e.kind==="not-json"||e.kind==="not-object")return U(
c,`malformed output from ${c.shown}: ${(0,H.dh)(e.why)}`);const t=e.kind==="null"?null:e.services.find(({id:r})=>r==="token")?.value;if(typeof t!="string")return null;
const n=new d.ou(t);return f(n),S(X(c),n)}function U(c,x){const f=(0,O.Dz)({name:c.name,why:x});return{source:X(c),place:null,token:null,problem:f}}const q=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
ct=c=>(0,H.dh)(c.replace(q,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function W(c,x,f){const e=[J(c),D(x)],t=f.map(({helper:n,credentials:r,...u})=>{const T=new Map(
r.map(Y=>[Y.host,et(Y)])),N=[...e,I("CLI configuration",T)];return{...u,known:N,sources:n===null?N:[...N,n]}});return{known:V(t.flatMap(({known:n})=>n)),find:async n=>{
const r=await Promise.all(t.map(async({client:T,sources:N,turnedOff:Y})=>{const{looks:it,...yt}=await B(N,n);return{...yt,client:T,looks:[...it,...ot(Y,n)]}})),
u=r.flatMap(({answer:T})=>T??[]);return{answer:u.find(({token:T})=>T!==null)??u[0]??null,clients:r.map(({client:T,looks:N})=>({client:T,looks:N})),findings:r.flatMap(
({findings:T})=>T),difference:at(n,r)}}}}function V(c){const x=new Map(c.toReversed().flatMap(f=>[...f.answers]));return new Map([...x].flatMap(([f,{token:e,source:t}])=>e===
null?[]:[[f,t]]))}const ot=(c,x)=>c.filter(f=>f.host===x||f.host===null).map(({source:f})=>({source:f,held:"not read",counts:!1}));function et({host:c,place:x,token:f,
hasValue:e}){const t=`${x.file}:${x.line}`;if(f!==null)return S(t,f,x);const n={kind:"no token",file:t,host:c,hasValue:e},r=(0,O.P4)(n,b.Du);return{source:t,place:x,
token:null,problem:r}}function at(c,x){const[f,...e]=x,t=f?.answer?.token?.reveal(),n=e.find(({answer:u})=>u?.token?.reveal()!==t);if(f===void 0||n===void 0)return null;
const r=({client:u,answer:T})=>({client:u,source:T?.token?T.source:null});return(0,l.tK)({host:c,first:r(f),other:r(n)})}function D(c){const x=new Map,f=[];for(const[
e,t]of Object.entries(c)){const n=(0,Z.$k)(e);if(n===null||t===void 0)continue;const r=(0,z.AI)(t);r.ok?x.set(n,S(e,r.value)):f.push(`${e}: ${r.why}`)}if(f.length>
0)throw new F.GN(f);return I("TF_TOKEN_ variables",x)}function J(c){const x="tokens setting",f=c.map(({host:e,token:t})=>{const n=S(x,t);return[e,t.reveal()===""?
{...n,token:null}:n]});return I(x,new Map(f))}const st=1e4;function m({tokens:c,configs:x,timeoutMs:f},e){for(const T of x.flatMap(N=>N.secrets))e.learn(T);const t=new Map,
n=T=>{if(T===null)return null;const N=JSON.stringify([T.path,...T.args]),Y={...e,timeoutMs:f??st},it=t.get(N)??j(T,Y);return t.set(N,it),it},r=x.map(T=>({...T,helper:n(
T.helper)})),u=x.flatMap(({forced:T,client:N})=>T.map(Y=>({...Y,client:N})));return{credentials:W(c,e.environment,r),configs:x,complaints:(0,a.Ot)(x.flatMap(({findings:T})=>T)),
forced:Map.groupBy(u,({host:T})=>T)}}}),7177:((wt,lt,o)=>{o.d(lt,{m:()=>Z});var a=o(1421),O=o(8161),l=o(6760),b=o(9968);async function Z(d,k){if(k.signal.aborted)
return{kind:"stopped",by:"signal"};try{return await z(F(d),d,k)}catch(A){return{kind:"not-started",code:(0,b.Oj)(A)}}}function z(d,{environment:k,input:A},y){const{
kill:I,signal:B,maxBytes:L}=y;return new Promise((K,S)=>{const p=[],C=[];let g=0;const j=_=>{B.removeEventListener("abort",w),K(_)},X=_=>{H(d,I,k),j({kind:"stop\
ped",by:_})},w=()=>X("signal");B.addEventListener("abort",w);const M=_=>P=>{g+=P.length,g>L?X("output"):_.push(P)};d.stdout?.on("data",M(p)),d.stderr?.on("data",
M(C)),d.on("error",_=>{B.removeEventListener("abort",w),S(_)}),d.on("close",_=>j({kind:"exited",code:_,output:Buffer.concat(p),complaint:Buffer.concat(C)})),d.stdin?.
on("error",()=>{}).end(A)})}const F=({path:d,args:k,environment:A,directory:y,input:I})=>(0,a.spawn)(d,k,{env:A,cwd:y,stdio:[I===void 0?"ignore":"pipe","pipe","\
pipe"],shell:!1,detached:!0,windowsHide:!0});function H(d,k,A){try{d.pid!==void 0&&$(d.pid,k,A)}catch(y){(0,b.Oj)(y)}d.stdout?.destroy(),d.stderr?.destroy(),d.unref()}
function $(d,k,{SystemRoot:A}){if((0,O.platform)()!=="win32"){k(-d,"SIGKILL");return}const y=(0,l.join)(A??"C:\\Windows","System32","taskkill.exe"),I=["/pid",String(
d),"/t","/f"];(0,a.spawn)(y,I,{stdio:"ignore",windowsHide:!0}).on("error",()=>k(d,"SIGKILL")).unref()}}),4347:((wt,lt,o)=>{o.d(lt,{Ot:()=>ct,J1:()=>j});var a=o(
3024),O=o(6760),l=o(2170),b=o(2485),Z=o(255),z=o(9968),F=o(523);let H=function(...D){return{configFinding:H}=o.late([3276,3123],3123),new.target?new H(...D):H(...D)},
$=function(...D){return{shownPath:$}=o.late([2218],9837),new.target?new $(...D):$(...D)};function d({name:D,args:J,place:st},m,c,x){const f=m.map(r=>({directory:r,
files:(0,z.wX)(r).filter(u=>k((0,O.join)(r,u)))})),e=r=>$(r,x),t=I(D,f);if(t!==null){const r=(0,O.resolve)(t.directory,t.file),u=A(r,x);return{helper:{name:D,args:J,
path:r,shown:e(r),refusal:u},findings:[]}}const n={kind:"no helper",name:D,directories:m.map(e)};return{helper:null,findings:[H(c,n,st)]}}const k=D=>(0,a.existsSync)(
D)&&!(0,a.statSync)(D).isDirectory();function A(D,{system:J}){if(J==="windows")return null;if(!(0,a.statSync)(D).isFile())return"permission denied";const st=Buffer.
alloc(256),m=()=>(0,z.ET)((0,a.openSync)(D,"r"),f=>st.subarray(0,(0,a.readSync)(f,st))),c=(0,z.N0)(m,null);return c===null||c.toString("latin1",0,2)==="#!"||c.includes(
0)?null:"exec format error"}const y="terraform-credentials-";function I(D,J){const st=J.flatMap(({directory:c,files:x})=>x.flatMap(f=>{const e=B(f,D);return e===
null?[]:{directory:c,file:f,version:e}})),[m=null]=st.toSorted((c,x)=>(0,F.Zy)(x.version,c.version));return m}function B(D,J){if(!D.startsWith(y))return null;const st=D.
toLowerCase().slice(y.length).replace(/\.exe$/,""),m=st.indexOf("_v");return(m<0?st:st.slice(0,m))!==J||st===""?null:(0,F.oF)(m<0?"0.0.0":st.slice(m+2).replace(
/_x.*$/s,""))}var L=o(5011);let K=function(...D){return{configFinding:K}=o.late([3276,3123],3123),new.target?new K(...D):K(...D)},S=function(...D){return{parseConfigFile:S}=
o.late([3276,3123],3123),new.target?new S(...D):S(...D)},p=function(...D){return{configPaths:p}=o.late([2218],9837),new.target?new p(...D):p(...D)},C=function(...D){
return{shownPath:C}=o.late([2218],9837),new.target?new C(...D):C(...D)};const g=1024*1024;function j(D,J,st=null,m=null){const c=p(D,J,a.existsSync,st),{directory:x,
directoryOff:f,helperDirectories:e}=c,t=_(c,D,J),n=[...t,...h(x,D,J)],r=h(f?.path??null,D,J),u=U(n,D),T=u.helper&&d(u.helper,e,D,J),N=t[0]?.protocols??{};return{
...u,client:D,installations:n.flatMap(({installations:Y})=>Y),pluginDirectories:(0,L.n)(J.environment).pluginDirectories,mirrors:c.mirrorDirectories.map(Y=>({path:Y,
shown:C(Y,J)})),files:[...n.map(({file:Y})=>Y),...r.map(({file:Y})=>({...Y,state:"off"}))],turnedOff:[...U(r,D).credentials.map(({host:Y,place:{file:it,line:yt}})=>({
host:Y,source:`${it}:${yt} (${f?.by} names another file)`})),...m===null?[]:M(m,c.main?.path??""),...J.environment.TG_TF_REGISTRY_TOKEN?[X]:[]],helper:T?.helper??
null,requestTimeoutMs:D==="opentofu"?W(N,J.environment):null,patience:et(D,N,J.environment),findings:[...u.findings,...T?.findings??[]],secrets:[...n,...r].flatMap(
({secrets:Y})=>Y)}}const X={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},w=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],M=(D,J)=>w.
filter(st=>{const m=(0,O.join)(D,st);return(0,a.existsSync)(m)&&m!==(0,O.resolve)(D,J)}).map(st=>({host:null,source:`${st} (TF_CLI_CONFIG_FILE does not name it)`}));
function _({main:D},J,st){if(D===null)return[];const{path:m,chosenBy:c}=D;if((0,a.existsSync)(m))return[E(m,J,st)];const x={path:m,shown:C(m,st),state:"absent"};
return c==="default"?[P(x,[])]:[P(x,[K(J,{kind:"missing",setting:c,path:m},null)])]}const P=(D,J)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],
protocols:{},findings:J,secrets:[],isRead:!1,file:D}),h=(D,J,st)=>(D===null?[]:(0,z.wX)(D)).filter(m=>/\.tfrc(?:\.json)?$/s.test(m)).map(m=>E((0,O.join)(D??"",m),
J,st));function E(D,J,st){const m=(0,z.yR)(D,g),c=C(D,st);if(!m.ok){const f={kind:"unreadable",file:c,failure:m.failure};return P({path:D,shown:c,state:"not rea\
d"},[K(J,f,null)])}const x=S({shown:c,...m},J);return{...x,file:{path:D,shown:c,state:x.isRead?"read":"not read"}}}function U(D,J){const st=D.flatMap(n=>n.findings),
m=(n,r)=>{st.push(K(J,n,r))},c=q(new Map(D.flatMap(n=>[...n.credentials])),m),x=q(new Map(D.flatMap(n=>[...n.hosts])),m),[f,...e]=new Map(D.flatMap(n=>[...n.helpers]));
for(const[,{place:n}]of e)m({kind:"two helpers"},n);const t=f===void 0?null:{name:f[0],...f[1]};return{credentials:c,forced:x,helper:t,findings:st}}function q(D,J){
const st=new Map;for(const[m,c]of D){const x=(0,Z.Pv)(m),e={kind:"label",type:"services"in c?"host":"credentials",label:m,advice:(0,b.L6)(m)};x.ok?st.set(x.value,
{...c,host:x.value}):J({...e,why:x.why},c.place)}return[...st.values()]}const ct=D=>(0,l.Qp)(D,({problem:{code:J,message:st},places:m})=>[J,st,m]);function W({request_timeout_seconds:D},J){
const st=at(J.TF_REGISTRY_CLIENT_TIMEOUT);return st!==null?st*1e3:D===void 0?null:D>0?D*1e3:Number.POSITIVE_INFINITY}const V=1e4,ot=1;function et(D,J,st){const m=at(
st.TF_REGISTRY_DISCOVERY_RETRY)??J.retry_count??ot;return{client:D,attemptMs:W(J,st)??V,retries:Math.max(m,0)}}function at(D){const J=/^\+?\d+$/.test(D??"")?Number(
D):0;return J>0?J:null}}),9961:((wt,lt,o)=>{o.d(lt,{Dz:()=>F,P4:()=>z,Yv:()=>H,kV:()=>$});var a=o(7811),O=o(1780),l=o(9432),b=o(9615);const Z={missing:({setting:d,
path:k})=>({message:`${d} names ${(0,a.ol)(k)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"}),unreadable:({
file:d,failure:k})=>({message:`${d} ${(0,l.mP)(k)}`,help:k.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular f\
ile that this account can read; this check continues without it"}),syntax:({file:d,why:k})=>({message:`${d} has a syntax error: ${k}`,help:"correct the file; th\
e client ignores all of it, including its tokens"}),type:({file:d,why:k})=>({message:`${d}: ${k}`,help:"correct the value; Terraform ignores the whole file, Ope\
nTofu the blocks that it has not read yet"}),block:({file:d,why:k})=>({message:`${d}: ${k}`,help:"correct the block; the client ignores it"}),label:d=>({message:`\
the label of the block ${d.type} ${(0,a.ol)(d.label)} is not a hostname: ${d.why}`,help:d.advice??"write a hostname as the label; the client ignores the block"}),
"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"}),"two installati\
ons":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"}),"no token":({file:d,host:k,hasValue:A})=>({
message:A?(0,O.xI)`the token in the credentials block for host ${(0,O.SP)(k)} at ${d} is not a string`:(0,O.xI)`the credentials block for host ${(0,O.SP)(k)} at ${d} has no token`,
help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'}),"no helper":({name:d,directories:k})=>({message:`\
credentials helper ${(0,a.ol)(d)}: there is no terraform-credentials-${d} in ${k.join(", ")}`,help:d===d.toLowerCase()?"install the program there (PATH is not s\
earched); the client continues without a helper":"write the name in lower case; the client finds no other name"})},z=(d,k)=>(0,b.CC)("credentials-config",{...(0,b.
Z9)(Z,d),affects:k}),F=({name:d,why:k})=>(0,b.CC)("credentials-helper",{message:`credentials helper ${d}: ${k}`,help:'run the program with "get" and the host: i\
t must print {"token": "\u2026"} and exit with 0'}),H=({host:d,at:k})=>(0,b.CC)("services-forced",{message:(0,O.xI)`the host block at ${k} defines the services of ${(0,O.
KT)(d)}; the host's own discovery document is not used`,help:(0,O.xI)`remove the host block at ${k} to use the discovery document of ${(0,O.KT)(d)}`}),$=d=>(0,b.
CC)("services-forced-differ",{message:(0,O.xI)`the host block at ${d.at} and the discovery document of ${(0,O.KT)(d.host)} differ in ${(0,l.K4)(d.services,10,l.
dh)}`,help:"update the host block or remove it; machines without it use other services"})}),5693:((wt,lt,o)=>{o.d(lt,{Ey:()=>B,Ii:()=>k,Or:()=>j,WN:()=>g});var a=o(
8936),O=o(1281),l=o(3368),b=o(2170),Z=o(8339),z=o(8032),F=o(255),H=o(5106);const $=1440*60*1e3,d=1;function k(M,_){const{hops:P,certificates:h}=M.attempt;return[
...C(M,_),...A(M,_),...K(P),...S(h,_),...p(M,_)]}function A(M,_){const{discovery:P,hops:h}=M.attempt;switch(P.kind){case"skipped":return[(0,b.kH)(P.problem)];case"\
failed":{const E=_.isFork&&P.problem.code==="document-unauthorized"&&!M.credentials?.hasToken;return[(0,b.kH)(P.problem,E?{severity:"notice"}:{})]}case"found":case"\
absent":{const E=h[0]?.url??"";return[...y(E,h.length-1,_),...I(M,_)]}}}function y(M,_,P){const h=P.clients.filter(E=>_>z.NX[E]);return h.length>0?[(0,b.kH)((0,O.
KA)({url:M,asks:"document",redirects:_,clients:h,limits:z.NX}))]:_>d?[(0,b.kH)((0,O.CL)({url:M,redirects:_}))]:[]}function I(M,{releases:_,slowMs:P}){const h=(0,F.
nx)(M.host),E=M.attempt.timing.totalMs,U=j(M),q=et=>w(U,et)!=="never",ct=_.filter(et=>!q(et)),W=({client:et})=>!_.some(at=>at.client===et&&q(at)),V=[!0,!1].flatMap(
et=>{const at=ct.filter(J=>W(J)===et);if(at.length===0)return[];const D=(0,a.Qs)({host:h,phase:"complete",tookMs:E,releases:at});return[(0,b.kH)(D,{needed:et})]});
if(V.length>0||E<=P)return V;const ot=L(M.attempt.timing);return[(0,b.kH)((0,a.U2)({host:h,tookMs:E,limitMs:P,phase:ot,releases:_}))]}function B({host:M,slowest:_,
certificates:P},h,{slowMs:E,...U}){const q=h.map(at=>at.host),ct=P.filter(at=>!q.includes(at.host)),W=_?.timing.totalMs??0,V=S(ct,U).map(at=>({...at,host:M}));if(_===
null||W<=E)return V;const ot={host:(0,F.nx)(M),url:_.url,tookMs:W,limitMs:E},et=(0,a.U2)({...ot,phase:L(_.timing)});return[(0,b.kH)(et,{host:M}),...V]}function L({
lookupMs:M,connectMs:_,tlsMs:P,firstByteMs:h,totalMs:E}){const U=[{name:"lookup",ms:M??0},{name:"connection",ms:_??0},{name:"tls",ms:P??0},{name:"response",ms:h??
0}],q={name:"rest",ms:U.reduce((ct,{ms:W})=>ct-W,E)};return U.reduce((ct,W)=>W.ms>ct.ms?W:ct,q)}function K(M){const _=M.find(({url:h})=>h.startsWith("http://"));
if(_===void 0)return[];const P=_.authorization==="withheld";return[(0,b.kH)((0,O.n4)({url:M[0]?.url??"",to:_.url,exposesToken:P}))]}function S(M,{certificateDays:_,
now:P}){return[...Map.groupBy(M,({host:h})=>h)].flatMap(([h,E])=>{const[U=""]=E.map(ct=>ct.expires).sort(),q=(Date.parse(U)-P)/$;return q<0||q>=_?[]:[(0,b.kH)((0,l.
BU)({host:h,days:Math.floor(q),expires:U}))]})}function p(M,_){const{host:P,attempt:h,earlier:E}=M,[U]=E,q=["failed","skipped"].includes(h.discovery.kind);if(U?.
discovery.kind!=="failed"||q)return[];const ct=U.discovery.problem.message,W=j(M),V=_.releases.filter(et=>w(W,et)==="sometimes"),ot=E.length+1;return[(0,b.kH)((0,a.
Er)({host:(0,F.nx)(P),attempts:ot,failure:ct,releases:V}))]}function C({credentials:M,attempt:{discovery:_}},P){if(!M?.problem)return[];const{code:h}=M.problem,
E=_.kind==="failed"&&_.problem.code===h,U=P.isFork&&!M.hasToken&&h==="credentials-empty";return E||U?[]:[(0,b.kH)(M.problem)]}function g({host:M},_){if(!_.some(
({service:h})=>h===H.e$))return[];const{name:P}=(0,F.Sv)(M);return[...P.includes(".")?[]:[(0,Z.Zp)({host:M,name:P})],.../(^|\.)xn--/.test(M)?[(0,Z._W)({host:M})]:
[]].map(h=>(0,b.kH)(h,{services:[H.e$]}))}const j=({earlier:M,attempt:_,later:P})=>[...M,_,...P];function X({discovery:M,timing:_,headMs:P,hops:h},{attemptMs:E}){
const U=P!==null&&P<=E?h.at(-1)?.status:null;return U===null||(0,z.Mq)(U??0)?"retries":M.kind!=="failed"&&_.totalMs<=E?"works":"fails"}function w(M,_){const P=M.
map(U=>X(U,_)),h=P.indexOf("works");return h<0?"never":h<=_.retries&&!P.slice(0,h).includes("fails")?"always":"sometimes"}}),2364:((wt,lt,o)=>{o.r(lt),o.d(lt,{attemptsOf:()=>a.
Or,contact:()=>Ue,crashedVisit:()=>Te,judgeRequests:()=>a.Ey,judgeVisit:()=>ve,outcomesOf:()=>$e});var a=o(5693),O=o(2801),l=o(2170),b=o(8032),Z=o(255),z=o(8185),
F=o(8643),H=o(9432),$=o(1780),d=o(9615);const k=({id:s,host:i,url:v,why:R})=>(0,d.CC)("service-url-invalid",{message:v===null?(0,$.xI)`${s} of host ${(0,$.KT)(i)}: ${(0,$.
b7)(i,(0,H.dh)(R))}`:(0,$.xI)`${s} of host ${(0,$.KT)(i)} is "${(0,$.KT)(v)}", which the clients cannot connect to: ${R}`,operator:`set ${s} to an https:// URL,\
 or to a path that starts with a slash`}),A=({id:s,host:i,why:v})=>(0,d.CC)("service-url-credentials",{message:(0,$.xI)`${s} of host ${(0,$.KT)(i)}: ${v}`,operator:"\
remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),y=({id:s,host:i,url:v})=>(0,d.
CC)("service-url-empty",{message:(0,$.xI)`${s} of host ${(0,$.KT)(i)} is an empty string, which resolves to the document itself: ${(0,$.KT)(v)}`,operator:`set ${s}\
 to the URL of the service, such as "/v1/${s.split(".")[0]}/", or remove it`}),I=({id:s,host:i,value:v,why:R})=>(0,d.CC)("service-url-looks-like-host",{message:(0,$.
xI)`${s} of host ${(0,$.KT)(i)} is "${(0,$.KT)(v)}", which is a path and not a URL with a host`,operator:(0,$.xI)`write "https://${(0,$.KT)(v)}" if a host is meant`,
note:R===null?void 0:(0,H.zd)(R)});function B(s){const{id:i,host:v,url:R,clients:G}=s,tt=G.map(Q=>b.bB[Q]),nt=R.slice(R.lastIndexOf("/")+1);return(0,d.CC)("serv\
ice-url-no-slash",{message:(0,$.xI)`${i} of host ${(0,$.KT)(v)} does not end with a slash: ${(0,$.KT)(R)}`,operator:"add the slash",note:`without it ${tt.slice(
0,-1).join(", ")} and ${tt.at(-1)} replace "${nt}" with the path that they append`,affects:G})}const L=({id:s,host:i,url:v})=>(0,d.CC)("service-url-relative",{message:(0,$.
xI)`${s} of host ${(0,$.KT)(i)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,$.KT)(v)}, other clients do not`,operator:"start th\
e path with a slash, or write the complete URL"}),K=({id:s,host:i})=>(0,d.CC)("service-url-query",{message:(0,$.xI)`${s} of host ${(0,$.KT)(i)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function S({host:s,uses:i},v=["is","are"]){const R=Map.groupBy(
i,({id:tt})=>tt),G=Array.from(R,([tt,nt])=>{const Q=nt.flatMap(({endpoint:rt})=>rt??[]);return Q.length===0?tt:`${tt} (${Q.join(", ")})`});return(0,$.xI)`${(0,H.
K4)(G,10,H.dh)} of host ${(0,$.KT)(s)} ${G.length===1?v[0]:v[1]}`}const p=({urls:s})=>(0,$.XT)(s,3,i=>(0,$.KT)((0,H.dh)(i))),C=({uses:s})=>b.zK.filter(i=>s.some(
({id:v})=>(0,b.SZ)(v).includes(i))),g={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},j=s=>(0,d.CC)("service-url-priv\
ate",{message:(0,$.xI)`${S(s)} at ${p(s)}, which clients ${g[s.kind]} cannot reach`,operator:(0,$.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,$.
KT)(s.host)}`,affects:C(s)}),X=[...b.Du,"dependabot"];function w(s){const i=s.uses.every(({endpoint:G})=>G!==null),v=i?"a login sends its token in clear text ot\
herwise":(0,$.xI)`the clients send the token of ${(0,$.KT)(s.host)} there in clear text`,R=C(s);return(0,d.CC)("service-url-insecure",{message:(0,$.xI)`${S(s)} not https: ${p(
s)}`,operator:s.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:i||s.hasToken?v:void 0,affects:X.
filter(G=>R.includes(G))})}function M(s){const{host:i,name:v}=s,R=(0,$.xI)`${S(s)} on another host: ${p(s)}`,G=!s.hasToken||!C(s).includes("renovate");return(0,d.
CC)("service-url-cross-host",{message:R,help:G?(0,$.xI)`where outgoing traffic is filtered, allow ${(0,$.KT)(v)} as well`:(0,$.xI)`give Dependabot and Renovate a token for ${(0,$.
KT)(v)}; Terraform and OpenTofu send it the token of ${(0,$.KT)(i)}`,...G&&{severity:"notice",affects:[]}})}const _=s=>(0,d.CC)("service-url-other-port",{message:(0,$.
xI)`${S(s)} on another port of the same host: ${p(s)}`,operator:(0,$.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,$.
KT)(s.host)}`}),P=s=>(0,d.CC)("service-url-double-slash",{message:(0,$.xI)`${S(s,["has","have"])} a double slash in the path: ${p(s)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),h=s=>(0,d.CC)("service-url-same",{message:(0,$.xI)`${S(s,["has","have"])} the same URL: ${p(s)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var E=o(4067),U=o(5106);function q({host:s,attempt:i},v){
const{name:R}=Z.Sv(s),G=E.uo(R),tt=i.hops[0]?.address??null;if(G!=="public"||tt===null)return G;const nt=E.Zu(tt),Q=v.some(rt=>rt.name===R);return nt==="loopbac\
k"&&Q?"public":nt}const ct={public:0,reserved:1,private:2,metadata:2,loopback:3},W=(s,{kind:i})=>ct[D(s)]>ct[i];function V(s,i){const{hostname:v}=i,R=s.filter(({
url:dt})=>W(dt,i)),G=s.filter(dt=>!R.includes(dt)),tt=G.filter(({url:dt})=>dt.scheme==="http"),nt=G.filter(({id:dt,endpoint:pt})=>pt===null&&(0,U.p4)(dt)),Q=Map.
groupBy(nt,({url:dt})=>J(dt,v)),rt=G.filter(({endpoint:dt,url:pt})=>dt===null&&st(pt,v)),ft=G.filter(({url:dt})=>dt.path.includes("//")),gt=ot(i);return[...gt(R,
at,dt=>{const[pt,...ut]=new Set(R.map(({url:kt})=>D(kt))),Et=ut.length===0&&(pt==="loopback"||pt==="reserved");return j({...dt,kind:Et?pt:"private"})}),...gt(tt,
at,w),...[...Q].flatMap(([dt,pt])=>dt===null?[]:gt(pt,at,ut=>M({...ut,name:dt}))),...gt(rt,at,_),...gt(ft,et,P),...gt(m(s),et,h)]}const ot=({host:s,hasToken:i})=>(v,R,G)=>{
if(v.length===0)return[];const tt=v.map(({url:rt})=>v.length===1?et(rt):R(rt)),nt=G({host:s,hasToken:i,uses:v,urls:[...new Set(tt)]}),Q=[...new Set(v.map(({id:rt})=>rt))];
return[(0,l.kH)(nt,{services:Q,needed:v.some(({needed:rt})=>rt)})]},et=s=>(0,H.dh)((0,F.Pl)(s)),at=s=>(0,H.dh)(`${s.scheme}://${s.host}`);function D(s){const{name:i}=(0,F.
cz)(s);return E.Sz(/[^\0-\x7f]/.test(i)?Z.$o(i)??"":i.toLowerCase())}function J(s,i){const{name:v}=(0,F.cz)(s),R=Z.Sv(i).name;if(v.toLowerCase()===R)return null;
const G=Z.Pv(v);return G.ok?G.value===R?null:Z.nx(G.value):v}function st(s,i){if(s.scheme==="http"||J(s,i)!==null)return!1;const v=R=>Number(R||443);return v((0,F.
cz)(s).port)!==v(/:(\d+)$/.exec(i)?.[1]??null)}function m(s){const i=[U.e$,U.xq].flatMap(R=>s.find(G=>G.id===R)??[]),v=new Set(i.map(({url:R})=>et(R).replace(/\/$/,
"")));return i.length===2&&v.size===1?i:[]}const c=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,x=s=>c.test(s)&&!/^[a-z0-9-]+\.json$/i.
test(s),f=s=>s.replace(/[?#].*$/s,"");function e(s){const i=t(s),{id:v,host:R,value:G}=s,tt={id:v,host:R,url:(0,F.Pl)(s.url)};if(i!==null)return[k({...tt,why:i})];
const Q=r(s)&&!x(G)?(0,b.ab)(v):[];return[G===""?y(tt):null,x(G)?I({...tt,value:f(G),why:null}):null,n(G)?L(tt):null,Q.length>0?B({...tt,clients:Q}):null,s.url.
query!==""&&(0,U.p4)(v)?K(tt):null].filter(rt=>rt!==null)}function t({url:s}){const{name:i,port:v}=(0,F.cz)(s);return i===""?"no Host in request URL":v===""||Number(
v)>0&&Number(v)<=65535?null:`invalid port "${v}"`}const n=s=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(s)&&!x(s),r=({value:s,url:i})=>s!==""&&!/^$|\/$/.test(i.path);var u=o(
3217),T=o(2886),N=o(9562),Y=o(9961),it=o(9119);function yt(s,i){const v=s.forced.filter(({client:nt})=>i.includes(nt)),R=i.filter(nt=>!v.some(Q=>Q.client===nt)),
tt=(0,it.c1)(v,({place:nt,services:Q})=>JSON.stringify([nt,Q])).map(nt=>{const[Q]=nt,rt=(0,Z.cu)(s.host),{services:ft}=Q,gt={kind:"found",url:rt,services:ft},dt={
...s.attempt.timing,totalMs:0},ut={...s,attempt:{discovery:gt,hops:[],timing:dt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:nt.map(({client:Et})=>Et),
visit:ut,forced:Q}});return R.length>0||tt.length===0?[{clients:R,visit:s,forced:null},...tt]:tt}function ht({host:s,attempt:{discovery:i}},{place:v,services:R},G){
const tt={host:(0,Z.nx)(s),at:(0,T.cA)(v)},nt=i.kind==="found"?i.services:R,[Q,rt]=[R,nt].map(pt=>new Map(pt.map(({id:ut,value:Et})=>[ut,mt(Et)]))),gt=[...new Set(
[...R,...nt].map(({id:pt})=>pt))].filter(pt=>Q?.get(pt)!==rt?.get(pt)),dt=(0,Y.kV)({...tt,services:gt});return[(0,Y.Yv)(tt),...gt.length>0?[dt]:[]].map(pt=>(0,l.
kH)(pt,{clients:G}))}function mt(s){const i=(v,R)=>(0,N.G)(R)?Object.fromEntries(Object.entries(R).sort()):R;try{return JSON.stringify(s??null,i)}catch{return"n\
ested too deeply"}}var Tt=o(4606);const Ot=(s,i)=>s.filter(v=>!(0,Tt.Hf)(v,i.token)).map(v=>Mt(v,i));function Mt(s,i){const{visit:v,requirements:R,clients:G,token:tt,
concerned:nt}=i,{services:Q,places:rt}=bt(s.services,R),ft=(0,Tt.wD)(s,tt),gt=s.needed&&Lt({problem:ft,services:Q},i),dt=s.affects.filter(ut=>nt.includes(ut)),pt={
...s,problem:ft,services:Q,needed:gt,affects:dt,host:v.host};return(0,T.hD)({...pt,severity:(0,T.v1)(pt,G),places:s.places.length===0?rt:(0,it.As)(Kt(s.places))},
i)}function Lt({problem:s,services:i},{visit:{host:v,attempt:R},requirements:G,answering:tt,depth:nt}){if(nt==="discovery"||R.discovery.kind==="skipped")return!0;
const Q=i.some(ft=>tt.has(`${v} ${ft}`));if(s.code==="service-url-no-slash"&&Q)return!1;const rt=G.filter(({service:ft})=>i.length===0||i.includes(ft));return rt.
length===0||rt.some(({isForInit:ft})=>ft)}function bt(s,i){const v=nt=>i.filter(({service:Q})=>nt.includes(Q)),R=s.length===0?i:v(s),G=s.filter(nt=>R.some(({service:Q})=>Q===
nt)),tt=(R.length>0?R:v(["any"])).flatMap(nt=>nt.because);return{services:G.length>0?G:s,places:(0,it.As)(Kt([...new Set(tt)]))}}function Kt(s){const{inUse:i=[],
aside:v=[]}=Object.groupBy(s,R=>typeof R!="string"&&(0,it.MV)(R)?"aside":"inUse");return[...i,...v]}function ee(s,i){return i.every(({isImplied:R})=>R)?[...i.flatMap(
({clients:R})=>R),...(0,b.Yr)(s)]:b.zK}var ne=o(3956);function Bt(s){if(!Array.isArray(s))return jt(s);const{shown:i,more:v}=(0,H.zN)(s,5);return`[${i.map(jt).join(
", ")}${v>0?", \u2026":""}]`}function jt(s){return s===void 0?"missing":typeof s=="object"&&s!==null?(0,H.go)(s):(0,H.dh)(JSON.stringify(s))}const se=({host:s,value:i,
why:v})=>(0,d.CC)("login-type",{message:(0,$.xI)`login.v1 of host ${(0,$.KT)(s)} is ${(0,H.go)(i)}, not an object`,operator:'set login.v1 to an object with "cli\
ent", "authz" and "token"',note:(0,H.zd)(v)}),At=s=>i=>`is ${Bt(i)}${i===void 0?"":`, not ${s}`}`,Pt=s=>i=>`is ${Bt(i)}${s}`,Ht=s=>i=>`${At("an array")(i)}; the\
 clients ignore it${s}`,oe={"client-missing":[At("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empt\
y string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[At("an array of strings"),'set "grant_types" to ["\
authz_code"], or remove it'],"grant-types-unsupported":[Pt(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[
Pt('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[At("a string with a URL"),
'set "authz" to the URL of the authorization endpoint'],"token-missing":[At("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[
At("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Pt("; both must be whole numbers from 1024 t\
o 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Pt("; the first port is greater than the last"),"write the lowe\
r port first"],"ports-single":[Pt("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"po\
rts-ignored":[Ht(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[At("an array of strings"),'set "sco\
pes" to an array of strings, or remove it'],"scopes-ignored":[Ht(""),'set "scopes" to an array of strings, or remove it']};function re(s,i){const v=s.rule.replace(
/-\w+$/,"").replace("-","_"),R=(0,$.xI)`"${v}" in login.v1 of host ${(0,$.KT)(i)}`;if("why"in s){const Q=`set "${v}" to an https:// URL without user name, or to\
 a path that starts with a slash`,rt=(0,$.xI)`${R}: ${(0,$.b7)(i,(0,H.dh)(s.why))}`;return(0,d.CC)(`login-${s.rule}`,{message:rt,operator:Q})}const[G,tt]=oe[s.rule],
nt=(0,$.xI)`${R} ${G(s.value)}`;return(0,d.CC)(`login-${s.rule}`,{message:nt,operator:tt})}function ie({host:s,endpoints:i}){const v=i.map(({name:tt})=>`"${tt}"`).
join(" and "),[R]=i,G=i.length===1;return(0,d.CC)("login-url-port",{message:(0,$.xI)`${v} in login.v1 of host ${(0,$.KT)(s)} ${G?"names":"name"} no port, so a login uses port 443: ${(0,$.
KT)(R?.url??"")}`,operator:`write a path that starts with a slash, or add :${R?.port??""} to the URL${G?"":"s"}`})}const Dt=({offered:s})=>s.length===0?"is empt\
y":`offers ${(0,H.K4)(s,20,H.dh)}`;function Ft(s,i){const{id:v,host:R,offered:G,block:tt}=s,nt=`the discovery document, which ${Dt(s)}`;if(tt!==null)return`add ${v}\
 to the \`host\` block at ${tt}, which ${Dt(s)}`;if(v===U.xq&&i)return(0,$.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,$.
KT)(R)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${v}`;const Q=(0,U.qE)(v)?G.find(ft=>(0,U.OA)(ft)===v):void 0,rt=v===U.xq?`use a host that offer\
s ${v}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${v}`;return{
operator:Q===void 0?`add ${v} to ${nt}`:`rename ${Q} to ${v} in ${nt}`,user:rt}}const zt=s=>s.id==="any"?(0,d.CC)("service-missing",{message:(0,$.xI)`host ${(0,$.
KT)(s.host)} does not provide any service`,operator:`add a service to the discovery document, which ${Dt(s)}`}):(0,d.CC)("service-missing",{message:s.why,help:Ft(
s,s.isArtifactory)}),ae=s=>(0,d.CC)("service-version",{message:s.why,help:s.isReadable?Ft(s,!1):`require an id of the form NAME.vN; the discovery document ${Dt(
s)}`}),ce=({id:s,host:i,value:v,why:R})=>(0,d.CC)("service-type",{message:(0,$.xI)`${s} of host ${(0,$.KT)(i)} is ${(0,H.go)(v)}, not a string with a URL`,operator:`\
set ${s} to a URL such as "/v1/modules/"`,note:(0,H.zd)(R)});var Nt=o(8225),Wt=o(9179);function le(s,i,v){const{value:R,flaws:G}=(0,Nt.m)(s,i,v),tt={...R,authz:Gt(
R.authz),token:Gt(R.token)},nt=ue(tt,i),Q=nt.length===0?[]:[ie({host:v,endpoints:nt})];return{login:tt,problems:[...G.map(rt=>re(de(rt),v)),...Q]}}function ue(s,i){
const{name:v,port:R}=(0,F.cz)(i);return R===""||R==="443"?[]:(0,Nt.u)(s).flatMap(({endpoint:G,text:tt,url:nt})=>{const Q=(0,F.cz)(nt),rt=Q.name.toLowerCase()===
v.toLowerCase();return nt.scheme==="https"&&rt&&Q.port===""?[{name:G,url:tt,port:R}]:[]})}const de=s=>"why"in s?{...s,why:(0,Wt.Nx)(s.why)}:s;function Gt(s){const i=s===
null?null:(0,F.Dl)(s);return i?.ok?(0,F.Pl)(i.value):null}function fe({discovery:s},i){return s.kind==="found"?he(s,i):{services:[],notes:s.kind==="absent"?[me(
s,i)]:[]}}function he(s,i){const{requirements:v,clients:R,reader:G}=i,tt=s.services.map(({id:vt})=>vt),nt=s.services.some(({value:vt})=>typeof vt=="string"&&vt.
includes("/artifactory/")),Q={...i,discovery:s,offered:tt,isArtifactory:nt},rt=v.map(({service:vt})=>vt),ft=rt.filter(vt=>vt!=="any"),gt=tt.filter(vt=>!ft.includes(
vt)&&b.Du.some($t=>U.oe(vt,$t).ok)),dt=ft.map(vt=>Vt(vt,Q)),pt=({outcome:vt,notes:$t,urls:St})=>vt.kind!=="problem"&&!St.some(({endpoint:Rt,url:It})=>Rt===null&&
W(It,i))&&!$t.some(Rt=>(0,T.ER)(Rt)&&R.some(It=>Rt.affects.includes(It))),ut=gt.map(vt=>Vt(vt,Q)),Et=!rt.includes("any")||[...dt,...ut].some(pt),kt=[...dt,...Et?
ut.map(pe):ut],xt=kt.flatMap(({urls:vt})=>vt),_t=rt.includes("any")&&kt.length===0?[(0,l.kH)(zt({...Q,id:"any",why:""}))]:[];return{services:kt.map(({outcome:vt})=>vt.
kind==="problem"?{...vt,problem:(0,d.as)(vt.problem,G)}:vt),notes:[...kt.flatMap(({notes:vt})=>vt),...V(xt,i),..._t]}}function pe({outcome:s,notes:i,urls:v}){if(!U.
fg.has(s.id))return{outcome:s,notes:[],urls:[]};const R=G=>({...G,needed:!1});return{outcome:s,notes:i.map(R),urls:v.map(R)}}function me({absence:s,url:i},{requirements:v,
host:R}){const G=v.map(({service:nt})=>nt).filter(nt=>nt!=="any"),tt=(0,ne.HB)({host:R,url:(0,F.Pl)(i),why:s,required:G});return(0,l.kH)(tt,{services:G.length===
1?G:[]})}function Vt(s,i){const{services:v,url:R}=i.discovery,G=Et=>U.TE(s,{services:v,documentUrl:R,display:i.host,client:Et}),nt=(i.requirements.find(({service:Et})=>Et===
s)?.clients??i.clients).map(Et=>({client:Et,lookup:G(Et)})),[Q,...rt]=nt;if(Q===void 0)throw new Error("no client is checked");const ft=rt.filter(({lookup:Et})=>Et.
kind!==Q.lookup.kind),gt=Et=>!Ee(Et)||G(Et).kind===Q.lookup.kind,dt=ft.length===0?(0,b.SZ)(s).filter(gt):[Q.client],pt=Xt(s,Q.lookup,dt,i),ut=ft.flatMap(({client:Et,
lookup:kt})=>Xt(s,kt,[Et],i).notes);return{...pt,notes:[...pt.notes,...ut]}}const ge=2048,Ee=s=>b.Du.some(i=>i===s);function Xt(s,i,v,R){const{discovery:G,host:tt}=R,
nt=Q=>Q.map(rt=>(0,l.kH)(rt,{services:[s]}));switch(i.kind){case"url":{const{url:Q,value:rt}=i,ft=e({id:s,value:rt,url:Q,host:tt}),gt=!ft.some(({code:pt})=>pt===
"service-url-invalid"),dt=(0,H.dh)((0,F.Pl)(Q),ge);return{outcome:{id:s,kind:"url",url:dt},notes:nt(ft),urls:gt?[{id:s,endpoint:null,url:Q,needed:!0}]:[]}}case"\
object":{const{login:Q,problems:rt}=le(i.value,G.url,tt),ft=rt.find(({severity:gt})=>gt==="error");return{outcome:ft?{id:s,kind:"problem",problem:ft}:{id:s,kind:"\
login",login:Q},notes:nt(rt),urls:(0,Nt.u)(Q).map(gt=>({...gt,id:s,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const Q=ye(s,
i,R),rt=(0,l.kH)(Q,{services:[s],clients:v});return{outcome:{id:s,kind:"problem",problem:Q},notes:[rt],urls:[]}}}}function ye(s,i,v){const R={...v,id:s,why:i.why};
switch(i.kind){case"missing":return zt(R);case"bad-id":case"version":return ae({...R,isReadable:i.kind==="version"});case"type":return(s===U.S3?se:ce)({...R,value:i.
value});case"bad-url":{const G=(0,Wt.Nx)(i.why);return x(i.value)?I({...R,value:f(i.value),why:G}):i.reason==="user-info"?A(R):k({...R,url:null,why:G})}}}function ve(s,i){
const{visit:v,requirements:R,predicted:G,requests:tt,isNew:nt}=s,Q=we(s,i.dialect),rt=(0,T.TC)(v.host,R,i),ft=yt(v,Q).map($t=>Oe($t,s,i,rt)),gt=[...ft.flatMap(({
notes:$t})=>$t),...G],dt=ft.some(({forced:$t})=>$t===null),pt=(0,Tt.ux)(v,gt,rt,{...i,isAsked:dt}),ut=Yt(s,i,{clients:Q,reader:rt,token:pt}),Et=ft[0]?.services??
[],kt=[...dt?(0,u.so)(v,R,pt,i):[],...dt?(0,u.uA)(v,Et,i):[],...G,...tt===null?[]:(0,a.Ey)(tt,v.attempt.certificates,i),...(0,a.WN)(v,R)],_t=[...ft.flatMap($t=>Ot(
$t.notes,{...ut,reader:$t.reader,concerned:ut.concerned.filter(St=>$t.viewers.includes(St))})),...Ot(kt,ut)],vt=ft[0]?.forced?.place??null;return{visit:v,requirements:R,
services:Et,servicesFrom:vt,findings:_t,isNew:nt}}const we=({requirements:s},{clients:i})=>i.filter(v=>s.some(R=>R.clients.includes(v))),Yt=(s,i,v)=>({...i,...s,
...v,isHostNew:s.isNew,concerned:ee(s.visit.host,s.requirements)});function Te(s,i,v){const{visit:R,requirements:G,isNew:tt}=s,nt=(0,O.n3)({host:(0,Z.nx)(R.host),
thrown:v}),Q={kind:"skipped",problem:nt},rt={...R,attempt:{...R.attempt,discovery:Q,hops:[]}},ft={clients:i.dialect.clients,reader:null,token:Tt.Cg},gt=Yt({...s,
visit:rt},i,ft),dt=Ot([(0,l.kH)(nt)],{...gt,concerned:b.zK});return{visit:rt,requirements:G,services:[],servicesFrom:null,findings:dt,isNew:tt}}function Oe({clients:s,
forced:i,visit:v},{visit:R,requirements:G},tt,nt){const Q=i===null?nt:{...nt,role:"operator"},{services:rt,notes:ft}=fe(v.attempt,{requirements:G,clients:s,reader:Q,
block:i&&(0,T.cA)(i.place),hostname:R.host,host:(0,Z.nx)(R.host),hasToken:R.credentials?.hasToken===!0,kind:i===null?q(R,tt.resolve):"loopback"}),gt=tt.dialect.
releases.filter(({client:ut})=>s.includes(ut)),dt=R.forced.map(({client:ut})=>ut),pt=i===null?b.zK.filter(ut=>!dt.includes(ut)):s;return{forced:i,reader:Q,viewers:pt,
services:rt,notes:[...i===null?[]:ht(R,i,s),...(0,a.Ii)(v,{...tt,clients:s,releases:gt}),...ft,...i===null?(0,z.I4)(R.host,rt,G,tt):[]]}}function $e(s){const i=R=>{
const G=s.filter(({problem:tt,affects:nt})=>nt.includes(R)&&tt.usualSeverity!=="notice");return G.some(T.ER)?"fails":G.length>0?"warns":"works"},v=b.zK.map(R=>[
R,i(R)]);return Object.fromEntries(v)}var ke=o(4702),_e=o(2798),Se=o(6452),Ce=o(7688),Me=o(1331),Zt=o(2218),Ut=o(4035),Re=o(479),xe=o(3791),Ae=o(8161),Ie=o(3214),
Pe=o(9968),be=o(7057),De=o(3298);function Le(s,i,v,R){const{environment:G,kill:tt,pid:nt,secrets:Q,stop:rt,startTimer:ft}=v;let gt=null;const dt=(0,De.O)(async()=>{
const{gitFetcher:ut}=await o.e(84).then(o.bind(o,84));return gt=ut({environment:G,kill:tt,stop:rt.signal,learn:Q.learn,network:s,isNamed:Et=>(0,Z.ev)(Et,i),pause:Et=>(0,Ie.
v7)(Et,{stop:rt,startTimer:ft}),transfers:R,parent:G.RUNNER_TEMP||(0,Ae.tmpdir)(),pid:nt,isAlive:Et=>Ne(Et,tt),now:Date.now}),gt});return{fetchRepository:async(ut,Et)=>{
const{url:kt,ref:xt,sshkey:_t}=ut,vt=await dt(),$t=Number(ut.depth)||null,St=_t===null?null:new be.ou(_t);St!==null&&Q.learn(St);const Rt=await vt.fetch({url:(0,F.
jr)(kt),origin:Et,ref:xt,depth:$t,sshkey:St});return{...Rt,origin:{isPublic:Rt.isPublic}}},close:async()=>gt?.close()}}function Ne(s,i){try{return i(s,0),!0}catch(v){
return(0,Pe.Oj)(v)==="EPERM"}}async function Ue(s,i,v,R){const{dialect:G,configs:tt,requirements:nt,expand:Q}=i,{releases:rt}=G,{environment:ft,kill:gt,secrets:dt,
stop:pt,startTimer:ut}=R,Et={environment:ft,kill:gt,learn:dt.learn,stop:pt.signal},{credentials:kt,forced:xt}=(0,_e.mQ)({...v,configs:tt},Et),_t={network:(0,Se.
Af)(v),credentials:kt,concurrency:v.concurrency,random:Math.random,now:Date.now,startTimer:ut,monotonic:R.now,stop:pt,sessions:v.depth==="discovery"?null:new Map},
vt={..._t,forced:xt,required:Map.groupBy(nt,({host:Ct})=>Ct),maxRedirects:Math.max(...G.clients.map(Ct=>b.NX[Ct])),releases:rt,timeoutMs:v.timeoutMs??(0,Ut.nT)(
rt),retries:v.retries,progress:Ct=>R.progress({kind:"visits",...Ct})},$t=new Map((await(0,Ut.pj)(s,vt)).map(Ct=>[Ct.host,Ct])),St=kt.known;if(v.depth==="discove\
ry")return{visits:[...$t.values()],predicted:ke.j7,tokenSources:St};const{predictInit:Rt}=await o.e(6155).then(o.bind(o,6155)),It=(0,Ce.tX)(),Qt=Ke($t,vt,v),qt=Le(
_t.network,v,R,It),Be={..._t,...i,settings:v,machine:(0,Re.g8)(ft),directory:R.directory,learn:dt.learn,progress:Ct=>R.progress({kind:"registries",...Ct}),visits:$t,
following:Q&&{expand:Q,reach:Qt.reach,fetchRepository:qt.fetchRepository,transfers:It}},je={...v,isFork:R.isFork},te=await Rt(i.roots,Be,je).finally(qt.close),He=[
...te.notes,...Qt.notes()];return{visits:[...$t.values()],predicted:{...te,notes:He},tokenSources:St}}const Jt=100;function Ke(s,i,v){const R=new Set,G=new Set;
return{reach:async Q=>{const rt=Q.filter(({host:ut})=>!s.has(ut)&&!G.has(ut)),ft=(0,Zt.en)(rt,v);for(const[ut,Et]of ft)s.set(ut,(0,Me.i)(ut,Et));for(const{host:ut}of rt)
ft.has(ut)||(R.size<Jt||R.has(ut)?R.add(ut):G.add(ut));const gt=Map.groupBy(rt,({host:ut})=>ut),dt=[...R].filter(ut=>!s.has(ut)),pt=Map.groupBy(dt,ut=>gt.get(ut)?.
every(Zt.T1)??!0);for(const[ut,Et]of pt){const xt={...i,sessions:null,required:gt,origin:ut?{isPublic:ut}:null};for(const _t of await(0,Ut.pj)(Et,xt))s.set(_t.host,
_t)}},notes:()=>{const Q=[...G].map(Z.nx),rt=(0,xe.q)({what:"hosts",max:Jt,names:Q});return Q.length===0?[]:[(0,l.kH)(rt,{clients:[]})]}}}}),9713:((wt,lt,o)=>{o.
d(lt,{IK:()=>b,v8:()=>d,x8:()=>B,zy:()=>A});var a=o(7075),O=o(8522),l=o(6452);const b={kind:"excerpt",maxBytes:2048},Z=1e3,z=6e4,F=64*1024,H=1024,$=1024*1024,d=256*
1024,k=S=>Buffer.from(S,"latin1").toString("utf8");function A({status:S,reason:p,headers:C}){const g=M=>{const _=C.get(M)?.[0];return _===void 0?null:k(_)},j=g(
"content-length"),w=S!==204&&S!==304&&j!=="0"?g("content-encoding"):null;return{status:S,reason:k(p),contentType:g("content-type"),contentEncoding:w,location:g(
"location"),retryAfter:g("retry-after"),terraformGet:g("x-terraform-get"),apiVersion:g("tfp-api-version"),challenge:y(C.get("www-authenticate")??[]),declaredBytes:j===
null||I(w)?null:Number(j)}}function y(S){const p=S.flatMap(g=>g.split(",")).flatMap(g=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(g)?.[1]??[]);return p.some(g=>g.toLowerCase()===
"bearer")?null:p[0]??null}const I=S=>S?.toLowerCase()==="gzip";async function B(S,p,C){if(C.kind==="taken")return await C.take(K(L(S),p,C.maxBytes)),{bytes:new Uint8Array,
truncated:!1};const g=[];let j=0,X;const w=C.kind==="excerpt"?setTimeout(()=>S.destroy(),Z).unref():void 0;try{for await(const _ of K(S,p,C.maxBytes)){if(g.push(
_),g.length===H&&g.splice(0,H,Buffer.concat(g)),j+=_.length,j>C.maxBytes)break;j>$&&(X??=await C.turn?.())}}catch(_){if((0,l.$N)(_)==="COMPRESSED_TOO_LARGE")j=Number.
POSITIVE_INFINITY;else if(C.kind==="whole")throw _}finally{clearTimeout(w),S.destroy(),X?.()}return{bytes:Buffer.concat(g).subarray(0,C.maxBytes),truncated:j>C.
maxBytes}}async function*L(S){let p=!1;const C=()=>{p=!0,S.destroy()};let g=setTimeout(C,z).unref();try{for await(const j of S)clearTimeout(g),yield j,g=setTimeout(
C,z).unref();if(p)throw(0,l.Au)("BODY_PAUSED","the body pauses")}catch(j){throw p?(0,l.Au)("BODY_PAUSED","the body pauses"):j}finally{clearTimeout(g),S.destroy()}}
function K(S,p,C){if(!I(p.contentEncoding))return S;const g=(0,O.createGunzip)();let j=C+F;const X=async function*(w){for await(const M of w){if(j-=M.length,j<0)
throw(0,l.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield M}};return(0,a.pipeline)(S,X,g,()=>{}),g}}),7454:((wt,lt,o)=>{o.d(lt,{be:()=>ot,X5:()=>V,
gQ:()=>et,Ul:()=>at,JY:()=>ct,g2:()=>st,To:()=>x,dI:()=>W,Lu:()=>J,jT:()=>D});var a=o(7067),O=o(9968),l=o(7811),b=o(8643),Z=o(255),z=o(4067),F=o(9509);const H=32;
function $(t){const n=[];let r=t.getPeerX509Certificate();for(;r!==void 0&&n.length<H;)n.push(r),r=r.issuerCertificate;return n}function d(t,n,r){const[u]=t;if(u===
void 0)return null;const T=n.ok?n.chain.slice(0,Math.max(1,n.chain.length-1)).map(({notAfter:it})=>it):t.map(({validTo:it})=>Date.parse(it)),N=Date.parse(u.validFrom),
Y=Math.min(...T);return Number.isNaN(N)||Number.isNaN(Y)?null:{host:r,subject:k(u.subject)??u.subjectAltName??"",issuer:k(u.issuer)??u.issuer??"",validFrom:new Date(
N).toISOString(),expires:new Date(Y).toISOString()}}const k=t=>/^CN=(.*)$/m.exec(t??"")?.[1];var A=o(6452),y=o(8500),I=o(1692),B=o(9044),L=o(4604);const K=["ERR\
_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],S=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function p(t,{name:n},r,u){
const T=(0,A.$N)(t);if(K.includes(T))return await X(await u())?(0,A.Au)("PLAIN_HTTP","the port responds in plain HTTP"):t;if(S.test(T))return t;const N=await _(
n,r,u);return N===null?t:"flaw"in N?(r.connection.rejection=N,(0,A.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${N.flaw.kind}`)):(r.connection.unsupported=
N,(0,A.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${N.name}`))}const[C,g]=[30,100],j=Buffer.from([22,3,1,0,0]);async function X(t){const n=await new Promise(
r=>{w().then(()=>r("")),t.once("data",u=>r(u.toString("latin1",0,5))),t.once("error",()=>r("")).once("close",()=>r("")),t.write(j)});return t.destroy(),n==="HTT\
P/"}async function w(){for(let t=0;t<C;t+=1)await(0,y.setTimeout)(g,null,{ref:!1})}const M=[L.DS,{...L.DS,maxVersion:"TLSv1.2"}];async function _(t,n,r){for(const u of M){
const T=(0,I.createSecureContext)({...u,ca:[]}),N=await r(),Y=await(0,A.ek)(N,n,t,{secureContext:T}).catch(()=>null);if(Y===null)continue;const it=P(Y);return Y.
destroy(),it}return null}function P(t){const n=t.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(n))return{kind:"version",name:n};const[r]=$(t),u=r&&(0,B.h)(
r.raw);if(u?.ok===!1)return{flaw:u.flaw,isLeaf:!0};const T=t.getCipher().name;if(!L.Cg.includes(T))return{kind:"cipher",name:T};const N=E(t);if(!L.Yx.includes(N))
return{kind:"group",name:N};const Y=u?.certificate.key;return Y?.kind==="unsupported"?{flaw:{kind:"key",name:Y.name},isLeaf:!0}:null}const h={prime256v1:"P-256",
secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function E(t){const n=t.getEphemeralKeyInfo();return n===null||!("type"in n)?"":n.type==="DH"?`ffdhe${n.size}`:
h[n.name??""]??n.name??""}const U="http/1.1",q="h2";async function ct(t,n){const r=()=>st(t,n),u=await r();if(t.scheme==="http")return u;try{return await c(t,u,
n,U)}catch(T){const N=A.$N(T);throw N.endsWith("_NO_APPLICATION_PROTOCOL")&&await W(t,n),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(N)?await p(T,t,n,r):T}}async function W(t,n){
if(t.scheme!=="http")try{const r=await st(t,n);(await c(t,r,n,q)).destroy()}catch(r){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(A.$N(r)))throw r}}function V(t){
const{scheme:n}=t;if(n!=="https"&&n!=="http")return(0,l.TR)(`unsupported protocol scheme "${n}"`);const{name:r,port:u}=(0,b.cz)(t);if(r==="")return(0,l.TR)("no \
Host in request URL");const T=(0,F.ER)(r)?(0,l.Ju)(r.toLowerCase()):(0,Z.Pv)(r);if(!T.ok)return T;const N=u===""?(0,b.L5)(n):Number(u);return N>0&&N<=65535?(0,l.
Ju)({scheme:n,name:T.value,port:N}):(0,l.TR)(`invalid port "${u}"`)}function ot(t){const{name:n}=(0,b.cz)(t),r=(0,Z.Pv)(n);return(0,F.ER)(n)||!r.ok?n:r.value}function et(t,{
name:n}){const{port:r}=(0,b.cz)(t);return(0,b.EN)(n)+(r===""?"":`:${r}`)}function at({resolve:t},n,r){const u=t.some(T=>T.name===n);return!["private","loopback"].
includes((0,z.Sz)((u?null:r)??n))}function D({scheme:t,name:n,port:r}){return(0,b.EN)(n)+(r===(0,b.L5)(t)?"":`:${r}`)}function J(t,{resolve:n,chooseProxy:r}){const u=n.
find(({name:T,port:N})=>T===t.name&&(N===null||N===t.port));return u===void 0?{host:t.name,port:t.port,proxy:r(t)}:{host:u.address,port:u.addressPort??t.port,proxy:null}}
async function st(t,n){const{host:r,port:u,proxy:T}=J(t,n.network);if(T===null)return A.zy(r,u,n);A.ln(t.name,n),n.connection.proxy=T.host;const N=await m(T,n);
return t.scheme==="https"?e(t,T,N):N}async function m(t,n){const r=t.protocol==="https:"?"https":"http",u=t.hostname.replace(/^\[|\]$/g,""),T={scheme:r,name:u,port:Number(
t.port)||(0,b.L5)(r)},N=new A.Ng;try{const Y={...n.network,resolve:[],chooseProxy:()=>null};return await ct(T,{...n,network:Y,connection:N,allowPrivate:!0})}catch(Y){
if((0,O.qo)(Y))throw Y;const it=`proxy ${t.host} cannot be reached: ${A.bD(Y)}`;throw A.Au("PROXY_REFUSED",it)}finally{n.connection.lookupMs=N.lookupMs,n.connection.
connectMs=N.connectMs}}async function c(t,n,r,u){const{connection:T,network:N}=r,{trust:Y}=N,it=performance.now(),yt={secureContext:Y.context(),ALPNProtocols:[u]},
ht=await A.ek(n,r,t.name,yt);T.tlsMs=performance.now()-it;const mt=$(ht),Tt=Y.verify(mt.map(({raw:Ot})=>Ot),t.name);if(T.certificate=d(mt,Tt,D(t)),Tt.ok&&ht.alpnProtocol!==
q)return ht;throw ht.destroy(),Tt.ok?A.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(T.rejection={...Tt,issuer:mt.at(-1)?.issuer??"",hasFile:Y.hasFile},A.Au("\
CERTIFICATE_REJECTED",`certificate rejected: ${Tt.flaw.kind}`))}function x(t){if(t.username===""&&t.password==="")return{};const n=`${decodeURIComponent(t.username)}\
:${decodeURIComponent(t.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(n).toString("base64")}`}}const f=[502,503,504];function e(t,n,r){const u=`${(0,b.
EN)(t.name)}:${t.port}`;return new Promise((T,N)=>{const Y=(0,a.request)({method:"CONNECT",path:u,headers:{host:u,...x(n)},insecureHTTPParser:!0,createConnection:()=>r});
Y.on("error",it=>{const yt=`proxy ${n.host} closed the connection: ${it.message}`;N(A.Au("PROXY_REFUSED",yt))}),Y.on("connect",(it,yt,ht)=>{if(it.statusCode===200&&
ht.length===0)return T(r);r.destroy();const{statusCode:mt=0,statusMessage:Tt=""}=it,Ot=f.includes(mt)?"PROXY_NOT_REACHED":"PROXY_REFUSED",Mt=`proxy ${n.host} re\
turned ${mt} ${Tt}`;N(A.Au(Ot,Mt.trimEnd()))}),Y.end()})}}),6452:((wt,lt,o)=>{o.d(lt,{Ng:()=>ct,$N:()=>V,Au:()=>W,zy:()=>et,bD:()=>ot,Af:()=>q,ln:()=>J,Q8:()=>x,
ek:()=>at});var a=o(610),O=o(1553),l=o(7030),b=o(1692),Z=o(255),z=o(4067),F=o(3298),H=o(9044),$=o(4604),d=o(6554);const k=8192,A=1024,y=100;function I(e){const t=[];
for(const[it,yt]of e.sent.entries()){if(!yt.ok)return{ok:!1,flaw:yt.flaw,isLeaf:it===0};const{certificate:ht}=yt,{key:mt}=ht;if(mt.kind==="rsa"&&mt.bits>k)return{
ok:!1,flaw:{kind:"key-size",bits:mt.bits},isLeaf:it===0};t.push(ht)}const[n,...r]=t;if(n===void 0)throw new Error("a server sends at least one certificate");const u=B(
n,e);if(u!==null)return{ok:!1,flaw:u,isLeaf:!0};const T={intermediates:r,options:e,checks:0,hint:null},N=e.anchors(n.subject).some(({raw:it})=>it.equals(n.raw))?
C(T,[n]):S(T,[n]);if(N!==null)return{ok:!0,chain:N};const Y={kind:"unknown-authority",sent:M(n,r)};return{ok:!1,...T.hint??{flaw:Y,isLeaf:!0}}}function B(e,{host:t,
now:n}){const r=K(e,n);return r!==null?r:(0,d.AI)(e.names,t)?L(e):{kind:"other-name",names:e.names.dns}}function L({key:e}){return e.kind==="unsupported"?{kind:"\
key",name:e.name}:e.kind==="rsa"&&e.bits<A?{kind:"key-size",bits:e.bits}:null}function K({unhandled:e,notBefore:t,notAfter:n},r){const[u]=e;return u!==void 0?{kind:"\
critical-extension",id:u}:r<t?{kind:"not-yet-valid",at:t}:r>n?{kind:"expired",at:n}:null}function S(e,t){const n=t.at(-1),{options:r,intermediates:u}=e,T=r.anchors(
n.issuer),N=u.filter(({subject:Y})=>Y.equals(n.issuer));for(const[Y,it]of[...T,...N].entries()){const yt=Y<T.length;if(e.checks+=1,e.checks>y)return null;if(t.some(
Ot=>X(Ot,it)))continue;const ht=p(t,it,yt,r);if(ht!==null&&(e.hint??=ht),ht!==null||!n.isSignedBy(it.x509))continue;if(!n.x509.checkIssued(it.x509)){e.hint??={flaw:{
kind:"openssl"},isLeaf:t.length===1};continue}const mt=[...t,it],Tt=yt?C(e,mt):S(e,mt);if(Tt!==null)return Tt}return null}function p(e,t,n,{now:r}){const u=e.at(
-1),{isAuthority:T,maxPath:N}=t,Y=ht=>({flaw:ht,isLeaf:!1});if(!(T??n))return Y({kind:"no-authority"});const it=e.length===1;if(u.unsupportedSignature!==null)return{
flaw:{kind:"signature",name:u.unsupportedSignature},isLeaf:it};const yt=L(t)??K(t,r);return yt!==null?Y(yt):N!==null&&e.length-1>N?Y({kind:"path-length"}):null}
function C(e,t){const n=t.findIndex(({usages:u})=>!j(u));return n>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:n===0},null):t.every(({constraints:u},T)=>u===null||t.
slice(0,T).every(({names:N})=>(0,d.z$)(N,u)))?t:(e.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const g=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],j=e=>e.length===
0||e.some(t=>g.includes(t)),X=(e,t)=>e.subject.equals(t.subject)&&e.keyInfo.equals(t.keyInfo)&&e.encodedNames.equals(t.encodedNames),w=({subject:e,issuer:t})=>e.
equals(t);function M(e,t){return w(e)?"self-signed":t.length===0?"leaf":t.some(w)?"root":"chain"}function _(e){const t=(0,F.O)(()=>h([...b.rootCertificates,...(0,b.
getCACertificates)("extra"),...e===null?[]:[e]])),n=(0,F.O)(()=>h((0,b.getCACertificates)("system"))),r=U();return{hasFile:e!==null,context:(0,F.O)(()=>(0,b.createSecureContext)(
{...$.Hb,ca:[]})),verify:(u,T)=>{const N={sent:u.map(r),host:T,now:Date.now()},Y=I({...N,anchors:t()});return Y.ok?Y:I({...N,anchors:yt=>[...t()(yt),...n()(yt)]})}}}
const P=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function h(e){const t=e.flatMap(u=>Array.from(u.matchAll(P),([,T=""])=>Buffer.from(T,"bas\
e64"))),n=Buffer.concat(t),r=new Map;return u=>{const T=u.toString("latin1"),N=r.get(T);if(N!==void 0)return N;const it=(n.includes(u)?t.filter(yt=>yt.includes(
u)):[]).flatMap(yt=>{const ht=(0,H.h)(yt);return ht.ok&&u.equals(ht.certificate.subject)?ht.certificate:[]});return it.length>0&&r.set(T,it),it}}const E=200;function U(){
const e=new Map;return t=>{const n=Buffer.from(t).toString("latin1");e.size>=E&&!e.has(n)&&e.clear();const r=e.get(n)??(0,H.h)(t);return e.set(n,r),r}}function q({
resolve:e,chooseProxy:t,authorities:n,hostnames:r,tokens:u,allowedHosts:T}){const N=T.filter(({subdomains:it})=>!it),Y=[...r,...u,...N].map(({host:it})=>(0,Z.Sv)(
it).name);return{resolve:e,chooseProxy:t,trust:_(n),namedHosts:new Set([...Y,...e.map(({name:it})=>it)])}}class ct{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const W=(e,t)=>Object.assign(new Error(t),{code:e});function V(e){return typeof e!="object"||e===null?"":"code"in e&&typeof e.code=="string"?e.code:""}const ot=e=>typeof e==
"object"&&e!==null&&"message"in e?String(e.message):String(e);async function et(e,t,n){const{connection:r}=n;(0,l.isIP)(e)!==0&&J(e,n);const u=performance.now();
let T=u;const N=(0,l.connect)({host:e,port:t,noDelay:!0,lookup:f(n,()=>{T=performance.now(),r.lookingUp=!1,r.lookupMs=T-u})});return n.hold(N),await D(N,"connec\
t"),r.connectMs=performance.now()-T,r.address=N.remoteAddress??null,N}async function at(e,t,n,r){const u=(0,b.connect)({...r,socket:e,servername:(0,l.isIP)(n)===
0?n.replace(/\.$/,""):"",rejectUnauthorized:!1});return t.hold(u),await D(u,"secureConnect"),u}function D(e,t){return new Promise((n,r)=>{const u=()=>r(W("ECONN\
RESET","the connection was closed")),T=()=>n(void e.off("close",u));e.once(t,T).once("error",r).once("close",u)})}function J(e,t){const n=st(e,t);if(n!==null)throw n}
function st(e,{allowPrivate:t}){const n=(0,z.Sz)(e);return n==="metadata"?W("ADDRESS_METADATA",`${e} is a metadata address`):n==="public"||t?null:W(n==="reserve\
d"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${e} is a ${n} address`)}const m=253,c=e=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(e);async function x(e,t){if(J(e,t),(0,l.isIP)(
e)!==0)return;const n=await(0,O.lookup)(e,{all:!0});for(const{address:r}of n)J(r,t)}function f(e,t){return(n,r,u)=>{const Y=(c(n)||n.replace(/\.$/,"").length>m?
W("ENOTFOUND",`no such host: ${n}`):null)??st(n,e);if(Y!==null)return queueMicrotask(()=>u(Y,[]));e.connection.lookingUp=!0,(0,a.lookup)(n,{...r,all:!0},(it,yt)=>{
if(t(),it!==null)return u(it,[]);const ht=yt.map(({address:Ot})=>st(Ot,e)),mt=yt.filter((Ot,Mt)=>ht[Mt]===null),Tt=ht.find(Ot=>Ot!==null);if(mt.length===0&&Tt)return u(
Tt,[]);u(null,mt)})}}}),9926:((wt,lt,o)=>{o.d(lt,{Eu:()=>l,PU:()=>O,iD:()=>a});class a{#e=[];#t;constructor(z){this.#t=z}async pass(z){const F=await this.enter();
return z().finally(F)}async enter(){return this.#t===0?await new Promise(z=>this.#e.push(z)):this.#t-=1,()=>{const z=this.#e.shift();z===void 0?this.#t+=1:z()}}}
const O=4;async function l(Z,z,{concurrency:F},H,$=O){await b(Map.groupBy(Z,z).values(),F*O,d=>b(d.values(),$,H))}async function b(Z,z,F){const H=async()=>{for(const $ of Z)
await F($)};await Promise.all(Array.from({length:z},H))}}),7144:((wt,lt,o)=>{o.d(lt,{N:()=>st});var a=o(8643),O=o(4067),l=o(7057),b=o(2432),Z=o(9713),z=o(7454),
F=o(6452),H=o(7811);function $(f){const[,e="",t="",n=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(f)??[],r=/^HTTP\/(\d)\.(\d)$/.exec(e);if(r===null)return(0,H.TR)("malfor\
med status line");if(!/^(\d|\+(?=\d))\d\d$/.test(t))return(0,H.TR)("malformed status");const[,u="",T=""]=r;return(0,H.Ju)({status:Number(t),reason:n,version:Number(
u+T)})}function d(f,e){const t=y(e);if(!t.ok)return t;const n=new Map(t.value),{status:r,reason:u,version:T}=f,N=S(r,T,n);if(!N.ok)return N;N.value==="chunked"&&
n.delete("content-length");const Y=N.value!==1/0&&C(T,n);return(0,H.Ju)({status:r,reason:u,headers:n,framing:N.value,keepAlive:Y})}const k=/^[\w!#$%&'*+.^`|~ -]+$/,
A=f=>/^[\t -~\u0080-\u00ff]*$/.test(f);function y(f){const e=new Map;for(const t of L(f)){const n=t.indexOf(":"),r=t.slice(0,Math.max(n,0)),u=B(t.slice(n+1));if(!k.
test(r))return(0,H.TR)("malformed header line");if(!A(u))return(0,H.TR)("control character in a header");const T=r.toLowerCase(),N=e.get(T);N===void 0?e.set(T,[
u]):N.push(u)}return(0,H.Ju)(e)}const I=/(?<![ \t])[ \t]+$/,B=f=>f.replace(/^[ \t]+/,"").replace(I,"");function L(f){const e=[];for(const t of f){const n=B(t),r=e.
at(-1);/^[ \t]/.test(t)&&r!==void 0?r.push(n):e.push([/^[ \t]|^[^:]*$/.test(t)?":":n])}return e.map(t=>t.join(" "))}const K=["transfer-encoding","content-length",
"trailer"];function S(f,e,t){const n=e>=11?t.get("transfer-encoding")??[]:[],[r]=n;if(n.length>1)return(0,H.TR)("several Transfer-Encoding headers");if(r!==void 0&&
r.toLowerCase()!=="chunked")return(0,H.TR)("unsupported Transfer-Encoding");const u=p(t,"trailer");if(r!==void 0&&u.some(it=>K.includes(it)))return(0,H.TR)("for\
bidden name in Trailer");const T=t.get("content-length")??[];if(new Set(T).size>1)return(0,H.TR)("different Content-Length headers");const[N]=T,Y=Number(N);return N!==
void 0&&!(/^\d+$/.test(N)&&Y<2**63)?(0,H.TR)("malformed Content-Length"):f<200||f===204||f===304?(0,H.Ju)(0):r!==void 0?(0,H.Ju)("chunked"):(0,H.Ju)(N===void 0?
1/0:Y)}const p=(f,e)=>(f.get(e)??[]).flatMap(t=>t.split(",")).map(t=>t.trim().toLowerCase());function C(f,e){const t=p(e,"connection");return f<10||t.includes("\
close")?!1:f>=11||t.includes("keep-alive")}const g=4096,j=16*1024;class X{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(e){const t=new Uint8Array(e.length);let n=0,
r=0;for(;r<e.length&&this.#e!=="nothing";){if(this.#t>0){const N=Math.min(r+this.#t,e.length);for(this.#t-=N-r;r<N;r+=1,n+=1)t[n]=e[r]??0;continue}const u=e[r]??
0;if(r+=1,this.#s+=String.fromCharCode(u),this.#s.length+this.#r>g)return(0,H.TR)("long line in chunks");if(u!==10)continue;const T=this.#i(this.#s);if(T!==null)
return(0,H.TR)(T);this.#s=""}return(0,H.Ju)({data:t.subarray(0,n),used:r,isEnd:this.#e==="nothing"})}#i(e){if(!e.endsWith(`\r
`)||e.indexOf("\r")<e.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#a(e);const t=e===`\r
`;if(this.#e==="end of data")return this.#e="size",t?null:"malformed chunk";if(this.#r+=e.length,!t)return this.#o.push(e.slice(0,-2)),null;this.#e="nothing";const n=y(
this.#o);return n.ok?null:n.why}#a(e){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(e)?(this.#t=Number.parseInt(e,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+e.length-16-2*this.#t),this.#n>j?"chunks with too little data":null)):"malformed chunk size"}}function w(f){const e=new at(
f);let t=!0,n=0;return{mayRepeat:()=>n>0&&e.received===n,isFree:()=>t&&e.isEmpty&&!f.destroyed&&f.readable,get:async r=>{t=!1,n=e.received,f.write(M(r),"latin1"),
await h(e);const u=await U(e),{framing:T}=u,N=async function*(){yield*T==="chunked"?ot(e):V(e,T),t=u.keepAlive},Y=()=>{t||f.destroy()};return{head:(0,Z.zy)(u),body:Object.
assign(N(),{destroy:Y})}}}}function M({path:f,headers:e}){const t=Object.entries(e).map(([r,u])=>`${r}: ${u}`),n=[`GET ${f} HTTP/1.1`,...t];if(n.some(r=>/[\r\n\0]/.
test(r)))throw new Error("a request has a line break");return`${n.join(`\r
`)}\r
\r
`}const _=9,P=4;async function h(f){const e=await f.arrived();if(e===null||e.length<_)return;if(e[0]===0&&e[3]===P&&e.readUInt32BE(5)===0)throw(0,F.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const E=5;async function U(f){f.textBytes=Z.v8;for(let e=0;e<=E;e+=1){const t=q($(await ct(f))),n=[];for(;;){
const u=await ct(f);if(u==="")break;n.push(u)}const r=q(d(t,n));if(r.status<100||r.status>199||r.status===101)return r}throw(0,F.Au)("HTTP_MALFORMED",`more than\
 ${E} interim responses`)}function q(f){if(!f.ok)throw(0,F.Au)("HTTP_MALFORMED",f.why);return f.value}async function ct(f){const e=await f.line();if(e===null)throw(0,F.
Au)("ECONNRESET","the connection was closed");return e.endsWith("\r")?e.slice(0,-1):e}const W=64*1024;async function*V(f,e){let t=e;for(;t>0;){const n=await f.arrived()!==
null;if(!n&&t===1/0)return;if(!n)throw(0,F.Au)("BODY_CUT","the body is cut off");const r=f.take(Math.min(t,W));t-=r.length,yield r}}async function*ot(f){const e=new X;
for(;;){const t=await f.arrived();if(t===null)throw(0,F.Au)("BODY_CUT","the body is cut off");const{data:n,used:r,isEnd:u}=q(e.push(t));if(f.take(r),n.length>0&&
(yield n),u)return}}const et=10;class at{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(e){this.#e=e[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const e=[];for(;;){const t=this.#t.indexOf(et),n=this.take(t<0?this.#t.length:t+1);if(e.push(n),this.textBytes-=n.length,this.textBytes<
0)throw(0,F.Au)("HEADERS_TOO_LARGE","too many headers");if(t>=0)return Buffer.concat(e).toString("latin1").slice(0,-1);if(await this.#n())continue;const r=Buffer.
concat(e).toString("latin1");return r===""||r==="\r"?null:r}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(e){const t=this.#t.subarray(
0,e);return this.#t=this.#t.subarray(t.length),t}async#n(){const e=await this.#e.next();return e.done===!0?!1:(this.#t=e.value,this.received+=this.#t.length,!0)}}
class D{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const J=12;class st{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(e){this.
network=e}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const e of[...this.#n].reverse())e.destroy()};async get(e){const t=new D;try{const{head:n,body:r}=await this.#o(
e,t);t.head=n,t.body=await(0,Z.x8)(r,n,e.planBody(n))}catch(n){t.address=t.connection?.address??t.address,t.error=(0,F.$N)(n)==="ECONNRESET"&&this.#e[0]||n}return t}async#o(e,t){
const{scheme:n,name:r,port:u}=e.endpoint,T=`${n}://${r} ${u}`,N=`${T} private`,Y=m(e,this.network),it=async mt=>{this.#r(mt),t.address=mt.address;const Tt=performance.
now(),Ot=await mt.http.get(Y);return t.firstByteMs=performance.now()-Tt,Ot},ht=(e.allowPrivate?[T,N]:[T]).map(mt=>this.#t.get(mt)).find(mt=>mt?.http.isFree());if(ht!==
void 0)try{return await it(ht)}catch(mt){if(!this.#s||!ht.http.mayRepeat())throw mt}try{const mt=this.#i(e,t),Tt=await(0,z.JY)(e.endpoint,mt),{address:Ot}=mt.connection,
Mt=(0,O.Sz)(Ot??r)==="public"?T:N;return await it({key:Mt,http:w(Tt),socket:Tt,address:Ot})}catch(mt){throw(0,F.$N)(mt)==="HTTP2_FRAME"&&await(0,z.dI)(e.endpoint,
this.#i(e,t)),mt}}#r(e){const t=this.#t;t.delete(e.key),t.set(e.key,e);const[n]=t;t.size>J&&n!==void 0&&(t.delete(n[0]),n[1].socket.destroy())}#i({allowPrivate:e},t){
const n=new F.Ng;t.connection=n;const r=u=>{this.#n.add(u),u.on("error",T=>{(0,F.$N)(T).startsWith("ERR_SSL")&&this.#e.push(T)}),u.on("close",()=>this.#n.delete(
u)),this.#s||u.destroy()};return{network:this.network,connection:n,allowPrivate:e,hold:r}}}function m(f,e){const{url:t,endpoint:n,token:r,headers:u}=f,T=n.scheme===
"http"?(0,z.Lu)(n,e).proxy:null,N=(0,z.gQ)(t,n),Y=(0,a.t5)(t);return{path:c(T===null?Y:`http://${N}${Y}`).replace(/ /g,"%20"),headers:{host:N,"user-agent":b._O,
...u,...u.range===void 0?{"accept-encoding":"gzip"}:{},...x(t,r),...T===null?{}:(0,z.To)(T)}}}const c=f=>Buffer.from(f,"utf8").toString("latin1");function x(f,e){
if(e!==null)return{authorization:c(`Bearer ${e.reveal()}`).trimEnd()};const t=(0,a.aR)(f);return t===null||t.length>l.$c?{}:{authorization:t}}}),3070:((wt,lt,o)=>{
o.d(lt,{e:()=>V});var a=o(8643),O=o(9432),l=o(1281),b=o(8032),Z=o(7057),z=o(9713),F=o(7454),H=o(8161),$=o(9968),d=o(8936),k=o(3956),A=o(3368),y=o(6360),I=o(2801),
B=o(6452);const L=m=>({describe:m,transient:!1}),K=m=>({describe:m,transient:!0}),S=m=>c=>d.T0({host:c.host,why:m}),p=m=>K(({host:c})=>d.P6({host:c,error:m})),C=m=>L(
({host:c})=>A.cI({host:c,error:m})),g=m=>K(({host:c,asks:x})=>x==="document"?k.Eh({host:c,why:m}):(0,y.Bz)({host:c,why:m})),j=m=>L(({host:c,asks:x})=>(0,I.AO)({
host:c,address:m,asks:x})),X=L(({host:m,text:c})=>d.P0({host:m,error:c}));function w({host:m,rejection:c}){if(c===null)throw new Error("a certificate is rejecte\
d for a reason");const{flaw:x,isLeaf:f,issuer:e="",hasFile:t=!1}=c;return x.kind==="expired"?A.vk({host:m,isLeaf:f,at:x.at}):x.kind==="not-yet-valid"?A.x1({host:m,
isLeaf:f,at:x.at}):x.kind==="other-name"?A.B_({host:m,names:x.names}):A.SE({host:m,isLeaf:f,flaw:x,issuer:e,hasFile:t})}const M={ENOTFOUND:L(S("no-such-host")),
ENODATA:L(S("no-such-host")),EAI_AGAIN:K(S("no-answer")),EAI_FAIL:K(S("server-failed")),ECONNREFUSED:p("refused"),ECONNRESET:p("closed"),ECONNABORTED:p("closed"),
EPIPE:p("closed"),EHOSTUNREACH:p("no-host-route"),ENETUNREACH:p("no-network-route"),ETIMEDOUT:K(({host:m,asks:c})=>d.Qs({host:m,asks:c,phase:"connection",limitMs:null})),
BODY_PAUSED:K(({host:m,asks:c})=>d.Qs({host:m,asks:c,phase:"body",limitMs:null})),PROXY_NOT_REACHED:K(({host:m,text:c})=>d.P6({host:m,error:{proxy:c}})),PROXY_REFUSED:L(
({host:m,text:c})=>A.rZ({host:m,reason:c})),PLAIN_HTTP:L(A.MY),ADDRESS_METADATA:j("metadata"),ADDRESS_PRIVATE:j("private"),ADDRESS_RESERVED:j("reserved"),CERTIFICATE_REJECTED:L(
w),TLS_UNSUPPORTED:L(({host:m,unsupported:c})=>A.cI({host:m,error:c??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:C({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:C(
{kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:C({kind:"client-certificate"}),HTTP_MALFORMED:X,HTTP2_FRAME:X,HTTP2_ONLY:L(I.ro),HEADERS_TOO_LARGE:L(
k.ku),BODY_CUT:g("closed"),Z_BUF_ERROR:g("gzip"),Z_DATA_ERROR:L(({host:m,asks:c})=>c==="document"?k.jN({host:m,encoding:"broken gzip"}):(0,y.Bz)({host:m,why:"no\
t-gzip"}))};function _(m){return m.endsWith("UNRECOGNIZED_NAME")?C({kind:"unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(m)?C({code:m}):p({code:m})}function P(m){
const{code:c}=m,x=Object.hasOwn(M,c)?M[c]:void 0,{describe:f,transient:e}=x??_(c);return{problem:f(m),transient:e}}function h({error:m,connection:c,head:x},{endpoint:f,
asks:e,limitMs:t}){const n=(0,F.jT)(f);if(t!==null){const Y=U(c,x!==null);return{problem:d.Qs({host:n,asks:e,phase:Y,limitMs:t}),transient:!0}}const r=(0,B.$N)(
m);if(r===""||(0,$.qo)(m))throw m;/^E(?:NOTFOUND|AI_)/.test(r)&&(0,$.yR)(H.devNull);const u=x!==null&&E.test(r)?"BODY_CUT":r,{rejection:T,unsupported:N}=c??new B.
Ng;return P({code:u,text:(0,B.bD)(m),asks:e,host:n,rejection:T,unsupported:N})}const E=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function U(m,c){return m?.lookingUp?
"lookup":m?.connectMs===null?"connection":c?"body":"response"}const q=[301,302,303,307,308],ct=8192;class W{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(c){
this.options=c,this.started=c.monotonic(),this.startsInPublic=c.origin?.isPublic??!0}}async function V(m){const c=new W(m),x=m.startTimer(m.timeoutMs,()=>{c.timedOut=
!0,m.session.close()});try{const f=await ot(c),{connections:e,firstByteMs:t,headMs:n,started:r}=c,u=it=>{const yt=e.map(ht=>ht[it]).filter(ht=>ht!==null);return yt.
length===0?null:yt.reduce((ht,mt)=>ht+mt)},T=[...c.hops],N=[...e.flatMap(({certificate:it})=>it??[])],Y={lookupMs:u("lookupMs"),connectMs:u("connectMs"),tlsMs:u(
"tlsMs"),firstByteMs:t,totalMs:m.monotonic()-r};return{response:f,hops:T,timing:Y,headMs:n,certificates:N}}finally{x()}}async function ot(m){let{url:c}=m.options;
for(;;){const x=(n,r)=>J((0,l.Y3)({redirect:n,url:(0,a.Pl)(c),why:r})),f=(0,F.X5)(c);if(!f.ok)return x("to",f.why);const e=await at(m,c,f.value);if(e.kind==="fa\
iled"||!et(e.head))return e;const t=(0,a.O2)(c,e.head.location??"");if(!t.ok)return x("from",`failed to parse Location header: ${t.why}`);if(m.hops.length>m.options.
maxRedirects)return st(m,t.value);if((0,a.jr)(t.value).length>ct){const n=`its URL has more than ${ct} characters, which servers do not accept`;return x("from",
n)}c=t.value}}const et=({status:m,location:c})=>q.includes(m)&&!!c;async function at(m,c,x){const{options:f,hops:e}=m,{token:t,session:n,planBody:r,headers:u,origin:T}=f,
{network:N}=n,Y=e.length===0&&T===null;m.urls.add((0,a.jr)(c)),m.stops.push({scheme:x.scheme,name:(0,F.be)(c)});const it=t===null?"none":(0,Z.nL)(m.stops).at(-1)??
"dropped";m.headMs=null;const yt=f.monotonic(),ht=await n.get({url:c,endpoint:x,token:it==="sent"?t:null,headers:u,allowPrivate:!m.startsInPublic||Y||N.namedHosts.
has(x.name),planBody:bt=>(m.headMs=f.monotonic()-m.started,et(bt)?z.IK:r(bt))});e.push(D(ht,c,it,f.monotonic()-yt));const{connection:mt,head:Tt,body:Ot}=ht;if(mt!==
null&&m.connections.push(mt),Ot!==null&&(m.firstByteMs=(m.firstByteMs??0)+ht.firstByteMs),Y&&(m.startsInPublic=(0,F.Ul)(N,x.name,ht.address)),Tt!==null&&Ot!==null)
return{kind:"received",url:c,head:Tt,body:Ot};const Mt=m.timedOut?f.timeoutMs:null,{asks:Lt}=f;return{kind:"failed",...h(ht,{endpoint:x,asks:Lt,limitMs:Mt})}}function D({
connection:m,address:c,head:x},f,e,t){return{url:(0,O.dh)((0,a.Pl)(f)),status:x?.status??null,reason:(0,O.dh)(x?.reason??""),mediaType:x?.contentType?(0,O.dh)(x.
contentType):null,authorization:e,challenge:x?.challenge?(0,O.dh)(x.challenge):null,address:c,proxy:m?.proxy??null,ms:t}}const J=m=>({kind:"failed",problem:m,transient:!1});
function st({urls:m,hops:c,options:x},f){const{asks:e,maxRedirects:t}=x,n=c[0]?.url??"";if(m.has((0,a.jr)(f)))return J((0,l.f0)({url:n,asks:e,to:(0,a.Pl)(f)}));
const r=c.length,u=e==="document"?b.NX:{terraform:t,opentofu:t},T=b.Du.filter(N=>r>u[N]);return J((0,l.KA)({url:n,asks:e,redirects:r,clients:T,limits:u}))}}),7688:((wt,lt,o)=>{
o.d(lt,{kJ:()=>F,sP:()=>H,tX:()=>$});var a=o(3298),O=o(9926);const l=8,b=4,Z=512*1024*1024,z=64*1024*1024,F={kind:"unread",why:`this check reads at most ${z/1024/
1024} MiB of configuration in all packages`},H={kind:"unread",why:`this check transfers at most ${Z/1024/1024} MiB of packages`};function $(){const d=new O.iD(l),
k=(0,a.O)(y=>new O.iD(b));return{pass:(y,I)=>k(y).pass(()=>d.pass(I)),room:{bytes:Z,kept:z}}}}),9044:((wt,lt,o)=>{o.d(lt,{h:()=>p});var a=o(7598),O=o(3298),l=o(
5389);const b=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],Z="1.2.840.113549.1.1.10",z={[Z]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with S\
HA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.\
3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},F="public key",H=()=>new l.G4(F);function $(W,V){const[ot,et]=l.nx(W,F),[at,D]=l.nx(ot,F),J=l.xP(at),
st=l.e4(et,F);switch(J){case"1.2.840.113549.1.1.1":if(D?.whole.toString("hex")!=="0500")throw H();return k(st,V);case"1.2.840.10045.2.1":return A(st,D,V);case"1\
.3.101.112":if(D||st.length!==32)throw H();return{kind:"ed25519"};default:return{kind:"unsupported",name:z[J]??J}}}const d=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function k(W,{
publicKey:V}){const ot=l.nx(l.ZE(W,F)[0],F);if(!ot.every(({content:J})=>d.test(J.toString("hex")))||(ot[1]?.content.length??0)>8)throw H();const{modulusLength:at=0,
publicExponent:D=0n}=V.asymmetricKeyDetails??{};return D>1n&&D%2n===1n&&D<2n**31n?{kind:"rsa",bits:at}:{kind:"unsupported",name:`RSA with the exponent ${D}`}}function A(W,V,ot){
const et=V?.tag===6?l.xP(V):"explicit parameters";if(!b.includes(et))return{kind:"unsupported-curve",curve:z[et]??et};if(W[0]!==4||ot.publicKey.asymmetricKeyType!==
"ec")throw H();return{kind:"ecdsa"}}const y=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,I=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
B=["201 20","202 30","203 40"];function L(W){const[V,ot]=l.nx(W,"signature algorithm"),et=l.xP(V),[,at,D]=I.exec(ot?.whole.toString("hex")??"")??[];return et===
Z&&B.includes(`${at} ${D}`)||y.test(et)?null:et===Z?"RSA-PSS with other parameters than SHA-2":z[et]??et}var K=o(6554);const S=W=>({ok:!1,flaw:W});function p(W){
try{const V=new a.X509Certificate(W),{raw:ot}=V;if(!ot.equals(W))throw new l.G4("certificate");return w(V,ot)}catch(V){const ot=V instanceof l.G4?V.message:"cer\
tificate";return S({kind:"malformed",part:ot})}}const C=160,g=["020100","020101","020102"],j=163;function X(W){const V=l.nx(W,"certificate"),ot=V[0]?.tag===C,et=ot?
V[0]?.content.toString("hex"):g[0];if(!g.includes(et??""))throw new l.G4("version");return{isThird:et===g[2],fields:V.slice(ot?1:0)}}function w(W,V){const[ot,et]=l.
nx(l.ZE(V,"certificate")[0],"certificate"),{isThird:at,fields:D}=X(ot),[,J,st,,m,c,...x]=D;if(!J||!st||!m||!c)throw new l.G4("certificate");if(!et?.content.equals(
J.content))throw new l.G4("signature algorithm");if(W.serialNumber.startsWith("-"))return S({kind:"negative-serial"});_(st,"issuer"),_(m,"subject");const[f,e]=[
P(W.validFrom),P(W.validTo)],t=$(c,W);if(t.kind==="unsupported-curve")return S({kind:"curve",curve:t.curve});const n=at?x.find(({tag:u})=>u===j):void 0;return{ok:!0,
certificate:{raw:V,x509:W,isSignedBy:(0,O.O)(u=>M(W,u)),subject:m.whole,issuer:st.whole,notBefore:f,notAfter:e,unsupportedSignature:L(J),key:t,keyInfo:c.whole,isAuthority:at?
W.ca:null,...U(n)}}}function M(W,V){try{return W.verify(V.publicKey)}catch{return!1}}function _(W,V){const ot=l.nx(W,V).flatMap(et=>l.nx(et,V,49));for(const et of ot){
const[,at]=l.nx(et,V);if(at===void 0||!l.KH(at))throw new l.G4(V)}}function P(W){const[,V,ot]=/^(.*:\d\d) (\d+) GMT$/.exec(W)??[],et=new Date(`${V} 2000 GMT`).setUTCFullYear(
Number(ot));if(Number.isNaN(et))throw new l.G4("validity");return et}const h=[15,19,31,32,33,36,37,54].map(W=>`2.5.29.${W}`),E=["2.5.29.14","2.5.29.35","1.3.6.1\
.5.5.7.1.1"];function U(W){const V="extensions",ot=new Map,et=[];for(const m of W?l.nx(l.nx(W,V,j)[0],V):[]){const[c,x,f]=l.nx(m,V),e=l.xP(c),t=f??x;if(t?.tag!==
4||ot.has(e))throw new l.G4(V);ot.set(e,t.content),f&&x&&l.Hn(x)&&et.push(e)}if(et.some(m=>E.includes(m)))throw new l.G4(V);const at=(m,c)=>{const x=ot.get(`2.5\
.29.${m}`);return x===void 0?null:c(x)},D=at(17,K.m6)??{dns:[],addresses:[],others:[]},J=at(30,K.xV);at(15,m=>l.e4(l.ZE(m,"keyUsage")[0],"keyUsage"));const st=new Set(
h);return Object.values(D).some(({length:m})=>m>0)&&st.add("2.5.29.17"),J?.isKnown&&st.add("2.5.29.30"),{encodedNames:ot.get("2.5.29.17")??Buffer.alloc(0),names:D,
constraints:J,maxPath:at(19,q),usages:at(37,ct)??[],unhandled:et.filter(m=>!st.has(m))}}function q(W){const V="basicConstraints",ot=l.nx(l.ZE(W,V)[0],V),et=ot[0]?.
tag===1;et&&ot[0]&&l.Hn(ot[0]);const at=ot[et?1:0]?.content;if(at&&at.length>8)throw new l.G4(V);return at===void 0?null:+`0x${at.toString("hex")}`}function ct(W){
const V="extendedKeyUsage";return l.nx(l.ZE(W,V)[0],V).map(ot=>l.xP(ot))}}),5389:((wt,lt,o)=>{o.d(lt,{G4:()=>O,Hn:()=>F,KH:()=>d,ZE:()=>b,e4:()=>H,nx:()=>Z,xP:()=>z});
var a=o(4573);class O extends Error{}const l=48;function b(k,A){const y=[];for(let I=0;I<k.length;){const B=k[I]??0,L=k[I+1]??128,K=Math.max(L-128,0),S=L<128?L:
k.readUIntBE(I+2,K),p=K===0||S>=128&&k[I+2]!==0,C=I+2+K,g=C+S;if(!p||g>k.length||(B&31)===31)throw new O(A);y.push({tag:B,content:k.subarray(C,g),whole:k.subarray(
I,g)}),I=g}return y}function Z(k,A,y=l){if(k?.tag!==y)throw new O(A);return b(k.content,A)}function z(k){const A=[0];for(const L of k?.content??[]){const K=128*
(A.pop()??0)+(L&127);if(K>=2**31)throw new O("object identifier");A.push(K,...L<128?[0]:[])}const[y=0,...I]=A.slice(0,-1),B=Math.min(Math.floor(y/40),2);return[
B,y-40*B,...I].join(".")}function F({tag:k,content:A}){const y=A.toString("hex");if(k!==1||y!=="00"&&y!=="ff")throw new O("boolean");return y==="ff"}function H(k,A){
const{tag:y=0,content:I=Buffer.alloc(0)}=k??{},B=I[0]??8,L=((I.at(-1)??0)&(1<<B)-1)===0;if(y!==3||B>7||!L)throw new O(A);return I.subarray(1)}const $={18:/^[\d ]*$/,
19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},d=({tag:k,content:A})=>k===12?(0,a.isUtf8)(
A):$[k]?.test(A.toString("latin1"))??!1}),6554:((wt,lt,o)=>{o.d(lt,{AI:()=>$,m6:()=>H,xV:()=>d,z$:()=>B});var a=o(4573),O=o(6429),l=o(5389);const b=130,Z=135,z=[
129,134];function F(p,C,g){const j=P=>p.filter(({tag:h})=>h===P).map(({content:h})=>h),X=j(Z);if(!([b,...z].flatMap(j).every(P=>(0,a.isAscii)(P))&&X.every(({length:P})=>C.
includes(P))))throw new l.G4(g);const M=z.filter(P=>j(P).length>0);return{dns:j(b).map(String),addresses:X,others:M}}function H(p){const C="subject alternative \
names";return F((0,l.nx)((0,l.ZE)(p,C)[0],C),[4,16],C)}function $({dns:p,addresses:C},g){const j=(0,O.r5)(g);if(j!==null)return C.some(P=>P.equals(Buffer.from((0,O.
NW)(j))));const X=g.toLowerCase(),w=X.replace(/\.$/,""),M=w.replace(/^[^.]*/,""),_=[X,w,...M===""?[]:[`*${M}`]];return p.some(P=>_.includes(P.toLowerCase()))}function d(p){
const C="name constraints",[g,...j]=(0,l.ZE)(p,C),X=(0,l.nx)(g,C),w=X.map(({tag:U})=>U).join(),M=X.every(({content:U})=>U.length===0);if(j.length>0||M||!["160",
"161","160,161"].includes(w))throw new l.G4(C);const _=U=>X.filter(({tag:q})=>q===U).flatMap(({content:q})=>(0,l.ZE)(q,C)).flatMap(q=>(0,l.nx)(q,C).slice(0,1)),
[P,h]=[_(160),_(161)],E=[b,Z,...z];return{permitted:k(P,C),excluded:k(h,C),isKnown:[...P,...h].every(({tag:U})=>E.includes(U))}}function k(p,C){const g=F(p,[8,32],
C),j=g.dns.map(w=>w.toLowerCase());if(!(j.every(w=>A(w.replace(/^\.(?=.)/,"")))&&g.addresses.every(y)))throw new l.G4(C);return{...g,dns:j}}const A=p=>/^[!-~]*$/.
test(p)&&!/^\.|\.\.|\.$/.test(p);function y(p){const C=p.subarray(p.length/2),g=Array.from(C,j=>j.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(g)}const I=25e4;
function B(p,{permitted:C,excluded:g}){const j=C.dns.length+g.dns.length,X=C.addresses.length+g.addresses.length,w=p.dns.length*j+p.addresses.length*X,M=[...C.others,
...g.others];if(w>I||p.others.some(h=>M.includes(h)))return!1;const _=p.dns.every(h=>{const E=h.toLowerCase();return A(E)&&(C.dns.length===0||C.dns.some(U=>L(E,
U)))&&!g.dns.some(U=>L(E,U)||K(E,U))}),P=p.addresses.every(h=>(C.addresses.length===0||C.addresses.some(E=>S(h,E)))&&!g.addresses.some(E=>S(h,E)));return _&&P}const L=(p,C)=>C===
""||p===C||p.endsWith(C.startsWith(".")?C:`.${C}`),K=(p,C)=>p.startsWith("*.")&&C.replace(/^[^.]*/,"")===p.slice(1),S=(p,C)=>2*p.length===C.length&&p.every((g,j)=>{
const X=C[p.length+j]??0;return(g&X)===((C[j]??0)&X)})}),4604:((wt,lt,o)=>{o.d(lt,{Cg:()=>b,DS:()=>A,Hb:()=>$,Yx:()=>Z});var a=o(7598);const O=["TLS_AES_128_GCM\
_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],l=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],b=[...O,
...l.flatMap(y=>[`ECDHE-ECDSA-${y}`,`ECDHE-RSA-${y}`])],Z=["X25519","P-256","P-384","P-521"],z=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae\
_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),F="@SECLEVEL=0",H=a.constants.
SSL_OP_LEGACY_SERVER_CONNECT|a.constants.SSL_OP_NO_RENEGOTIATION,$={secureOptions:H,minVersion:"TLSv1.2",ciphers:[...b,F].join(":"),ecdhCurve:Z.join(":"),sigalgs:z},
A={secureOptions:H,minVersion:"TLSv1",ciphers:[...b,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",F].join(":"),ecdhCurve:[...Z,"X448:sec\
p256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")}}),1462:((wt,lt,o)=>{o.d(lt,{Kd:()=>P,k4:()=>B,y8:()=>M});
var a=o(9562),O=o(9039),l=o(8643),b=o(9432),Z=o(8294),z=o(3956),F=o(9176),H=o(1879),$=o(255),d=o(9179),k=o(9713),A=o(3070);const y={kind:"whole",maxBytes:H.bi},
I=E=>E===408||E===425||E===429||E>=500;async function B(E){const{host:U,needed:q,source:ct}=E,W=await(0,A.e)({...E,url:(0,$.cu)(U),asks:"document",headers:{accept:"\
application/json"},origin:E.origin??null,planBody:e=>L(e)===null?y:k.IK}),{response:V,...ot}=W;if(V.kind==="failed"){const{problem:e,transient:t}=V;return{attempt:{
discovery:e.code==="host-http2"?{kind:"skipped",problem:e}:{kind:"failed",problem:e,excerpt:null},...ot},transient:t,retryAfter:null}}const{head:et,body:at,url:D}=V,
J=M(at.bytes),st=W.hops.at(-1),m={url:(0,l.Pl)(D),page:J,asked:(0,$.nx)(U),hop:st,source:ct},c=K(V,m,q),{status:x,retryAfter:f}=et;return{attempt:{discovery:c,...ot},
transient:I(x),retryAfter:f}}function L(E){const{status:U,declaredBytes:q}=E;if(U===401||U===403)return({hop:V,...ot})=>{const{authorization:et="none",challenge:at=null}=V??
{};return(0,Z.iX)({...E,...ot,host:ot.asked,token:et,challenge:at})};if(U!==200)return({url:V,page:ot,asked:et})=>z.wE({...E,url:V,page:ot,asked:et,transient:I(
U)});const ct=E.contentType??"",W=(0,O.i)(ct);return W!=="application/json"?V=>z.e({...V,contentType:ct,malformed:W===null}):(q??0)<=H.bi?null:V=>z.zf({...V,bytes:q,
limit:H.bi})}function K(E,U,q){const{head:ct,body:W}=E,V=E.url.user&&{name:"",password:null},ot={...E.url,user:V,fragment:""};if(ct.status===404)return{kind:"ab\
sent",url:ot,absence:"status"};const et=L(ct),at=J=>({kind:"failed",problem:(0,F.M8)(J,U),excerpt:g(W.bytes)});if(et!==null)return at(et(U));const D=(0,H.Tp)(W.
bytes,(0,H.Zo)(q));switch(D.kind){case"object":return{...D,kind:"found",url:ot};case"null":return{kind:"absent",url:ot,absence:"null"};case"not-object":return at(
z.g0({...U,why:D.why}));case"not-json":return at(S(E,D,U))}}function S({head:E,body:U},{why:q,advice:ct},W){if(U.truncated)return z.zf({...W,bytes:null,limit:H.
bi});const V=E.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(V)?z.pN({...W,why:q,advice:ct}):z.jN({...W,encoding:V})}const p=200,C=80;
function g(E){const q=(E.length<k.IK.maxBytes?d._U:d.NE)(j(E)).trim();return Array.from(q.slice(0,2*p)).slice(0,p).join("")||null}const j=E=>new TextDecoder("ut\
f-8",{ignoreBOM:!0}).decode(E.subarray(0,k.IK.maxBytes)),X=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,w=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function M(E){const U=h(j(E));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(U))return null;const[,q="",ct]=/<title[^>]*>([^<]*)(<?)/i.exec(
U)??[],W=q.replace(/\s+/g," ").trim(),V=(0,b.dh)(ct===""?(0,d.NE)(W):W,C);return w.test(W)?{kind:"captive-portal",title:V}:{kind:X.test(W)||/type=["']?password/i.
test(U)?"sign-in":"other",title:V}}const _=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function P(E,U){const q=(0,a.V)(_.exec(j(E))?.[1]??"",
"struct"),ct=q.ok?String(q.value).trim():"";return ct===""||ct.toLowerCase()===U.toLowerCase()?{}:{said:(0,b.dh)(ct)}}function h(E){let U=E.trimStart();for(;U.startsWith(
"<!--");){const q=U.indexOf("-->",4);if(q<0)return"";U=U.slice(q+3).trimStart()}return U}}),4035:((wt,lt,o)=>{o.d(lt,{nT:()=>k,pj:()=>A});var a=o(9968),O=o(2801),
l=o(255),b=o(7144),Z=o(1462),z=o(1331),F=o(3214);const H=500,$=1e4,d=3e5,k=S=>Math.min(Math.max(...S.map(({attemptMs:p})=>p)),d);async function A(S,p){const C=new Map,
g=new Set,j=S.values(),X={total:S.length,done:0,failed:0,waiting:new Set},w=async()=>{for(const P of j){if(p.stop.why!==null)return;g.add(P),X.waiting.add(P),p.
progress(X);const h=await y(P,p).catch(E=>{if((0,a.qo)(E))throw E;return(0,z.i)(P,(0,O.n3)({host:(0,l.nx)(P),thrown:E}))});h!==null&&C.set(P,h),X.waiting.delete(
P),X.done+=1,(h===null||!I(h.attempt))&&(X.failed+=1),p.progress(X)}};await Promise.all(Array.from({length:Math.min(p.concurrency,S.length)},w));const{why:M}=p.
stop,_={unchecked:S.length-C.size,total:S.length};return S.flatMap(P=>{const h={host:(0,l.nx)(P),isBegun:g.has(P),..._};return C.get(P)??(M?(0,z.i)(P,(0,O.nD)({
...h,stopped:M})):[])})}async function y(S,p){const{stop:C}=p,{answer:g,clients:j,difference:X}=await p.credentials.find(S),w=[];for(;C.why===null;){const{attempt:h,
transient:E,retryAfter:U}=await L(S,g,p);if(C.why!==null&&!I(h)||(w.push(h),!(I(h)?B(w,p.releases):E)||w.length>p.retries))break;await(0,F.v7)(K(w.length,U,p),p)}
const M=w.findIndex(I),_=M<0?w.length-1:M,P=w[_];return P===void 0?null:{host:S,attempt:P,earlier:w.slice(0,_),later:w.slice(_+1),credentials:g&&{source:g.source,
hasToken:g.token!==null,problem:g.problem},looks:j,difference:X,forced:p.forced.get(S)??[]}}const I=({discovery:S})=>S.kind!=="failed",B=(S,p)=>p.some(({attemptMs:C})=>!S.
some(g=>I(g)&&g.timing.totalMs<=C));async function L(S,p,C){if(p?.isUnsendable&&p.problem!==null){const E={kind:"failed",problem:p.problem,excerpt:null};return{
attempt:(0,z.O)(E),transient:!1,retryAfter:null}}const{network:g,required:j,forced:X,stop:w,sessions:M,concurrency:_}=C,P=[...(j.get(S)??[]).map(({service:E})=>E),
...(X.get(S)??[]).flatMap(({services:E})=>E.map(({id:U})=>U))],h=new b.N(g);w.onEnd.add(h.close);try{const{token:E=null,source:U=null}=p??{},q=await(0,Z.k4)({...C,
host:S,needed:P,session:h,token:E,source:U}),{discovery:ct}=q.attempt;return ct.kind==="found"&&(M?.size??0)<_&&M?.set(h,ct.url),q}finally{w.onEnd.delete(h.close),
M?.has(h)||h.close()}}function K(S,p,{random:C,now:g}){const j=H*2**(S-1)*(.5+C()/2);return Math.min(Math.max(j,(0,F.VJ)(p,g())??0),$)}}),479:((wt,lt,o)=>{o.d(lt,
{g8:()=>Z,hg:()=>z,pS:()=>H});var a=o(8161),O=o(6760),l=o(9968);const b={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function Z(y){const I=(0,a.platform)();return{system:I===
"win32"?"windows":"unix",platform:`${I==="win32"?"windows":I}_${b[(0,a.arch)()]??(0,a.arch)()}`,environment:y,accountHome:(0,l.N0)(()=>(0,a.userInfo)().homedir||
null,null)}}function z(y,I,B,L=null){const K=$(I.environment,L),S=d(I),p=S===null?null:k(y,I,S,B),C=S===null?[]:F(S,I),g=A(I),j=w=>g(w,"plugins"),X=(p?.dataDirectories??
[]).map(j);return{main:K??(p&&{path:p.main,chosenBy:"default"}),directory:K===null&&p!==null?p.directory:null,directoryOff:K&&p&&{path:p.directory,by:K.chosenBy},
helperDirectories:X.flatMap(w=>[w,g(w,I.platform)]),mirrorDirectories:[...X,...C.map(j)]}}function F(y,I){const{system:B,platform:L,environment:K}=I,S=A(I);if(B===
"windows")return[S(y,"HashiCorp","Terraform")];if(L.startsWith("darwin"))return[y,"/"].map(g=>S(g,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:p="",
XDG_DATA_DIRS:C}=K;return[O.posix.isAbsolute(p)?p:S(y,".local","share"),...(C||"/usr/local/share:/usr/share").split(":").filter(O.posix.isAbsolute)].map(g=>S(g,
"terraform"))}function H(y,I){const B=d(I),L=I.system==="windows"?"\\":"/";return B===null||B.length<2||!y.startsWith(B+L)?y:(I.system==="windows"?"%APPDATA%":"\
~")+y.slice(B.length)}function $(y,I){if(I)return{path:I,chosenBy:"cli-config"};for(const B of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const L=y[B];if(L)return{
path:L,chosenBy:B}}return null}function d({system:y,environment:I,accountHome:B}){return y==="windows"?I.APPDATA||null:I.HOME||B||null}function k(y,I,B,L){const K=A(
I),S=I.system==="windows",p=K(B,S?"terraform.rc":".terraformrc"),C=K(B,S?"tofu.rc":".tofurc"),g=K(B,S?"terraform.d":".terraform.d");if(y==="terraform")return{main:p,
directory:g,dataDirectories:[g]};const j=L(p)&&!L(C)?p:C;if(S)return{main:j,directory:g,dataDirectories:[g]};const{XDG_CONFIG_HOME:X,XDG_DATA_HOME:w}=I.environment,
M=!L(p)&&!L(C);return{main:X&&M?K(X,"opentofu","tofurc"):j,directory:X&&!L(g)?K(X,"opentofu"):g,dataDirectories:w?[g,K(w,"opentofu")]:[g]}}const A=({system:y})=>(y===
"windows"?O.win32:O.posix).join}),3956:((wt,lt,o)=>{o.d(lt,{Eh:()=>A,HB:()=>L,e:()=>F,g0:()=>I,jN:()=>d,ku:()=>$,pN:()=>y,wE:()=>z,zf:()=>H});var a=o(1780),O=o(
9432),l=o(9615),b=o(4481);const Z='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function z({location:K,retryAfter:S,transient:p,...C}){
const{asked:g,status:j}=C,X=(w,M,_=(0,O.NM)(C,M))=>(0,l.CC)("document-status",{message:(0,a.xI)`${(0,O._r)(C)}${w}; expected 200 or 404`,help:_});if(j>=300&&j<400)
return K?X(", which clients do not follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):X(" without a Location header",{operator:"add a Location header\
 to the redirect"});if(j===429){const w=S===null?"":` (Retry-After: ${(0,O.dh)(S,40)})`;return X(w,b.uK,b.uK)}if(j===511){const w="sign in to this network, or u\
se another one",M="the network answers with 511 Network Authentication Required",_=(0,l.Lw)(w);return{...X("",_,_),obstacle:{verb:"does not reach",what:M,help:w}}}
return p?X("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,O.B9)(g)}):
X("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,O.Wt)([]),guest:(0,O.qZ)(g)})}function F({contentType:K,malformed:S,...p}){
const g=K===""?"has no Content-Type":`has ${S?"a malformed Content-Type":"Content-Type"} "${(0,O.dh)(K)}"`;return(0,l.CC)("document-type",{message:(0,a.xI)`${(0,a.
KT)(p.url)} ${g}; expected "application/json"`,help:(0,O.NM)(p,{operator:"serve /.well-known/terraform.json as application/json",note:p.page===null?"most server\
s send it for a file named terraform.json":void 0})})}const H=({bytes:K,limit:S,...p})=>(0,l.CC)("document-size",{message:(0,a.xI)`${(0,a.KT)(p.url)} has ${K??`\
more than ${S}`} bytes, limit ${S}`,help:(0,O.NM)(p,{operator:"check what is served at this URL",note:"a discovery document only maps service ids to URLs"})}),$=({
host:K})=>(0,l.CC)("document-headers",{message:(0,a.xI)`${(0,a.KT)(K)} sent more than 256 KiB of response headers`,operator:"look for a header or cookie that gr\
ows with each request"}),d=K=>"host"in K?(0,l.CC)("document-encoding",{message:(0,a.xI)`${(0,a.KT)(K.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
operator:"remove the Content-Encoding header, or compress the document"}):(0,l.CC)("document-encoding",{message:(0,a.xI)`${(0,a.KT)(K.url)} has Content-Encoding "${(0,O.
dh)(K.encoding)}", which the clients do not decompress`,help:(0,O.NM)(K,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encodin\
g: gzip"})}),k={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},A=({host:K,why:S})=>(0,l.CC)("document\
-incomplete",{message:(0,a.xI)`${(0,a.KT)(K)} ${k[S]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),y=({why:K,
advice:S,...p})=>(0,l.CC)("document-not-json",{message:(0,a.xI)`${(0,a.KT)(p.url)} is not valid JSON: ${(0,O.dh)(K)}`,help:(0,O.NM)(p,{operator:S??Z})}),I=({why:K,
...S})=>(0,l.CC)("document-not-object",{message:(0,a.xI)`${(0,a.KT)(S.url)} is not a JSON object: ${(0,O.dh)(K)}`,help:(0,O.NM)(S,{operator:Z})}),B=20;function L({
host:K,url:S,why:p,required:C}){const g=[...new Set(C.map(w=>w.split(".")[0]??w))],j=(0,O.K4)(g,B,w=>`a ${w} service`)||"any service",X=p==="status"?(0,a.xI)`${(0,a.
KT)(S)} returned 404`:"its discovery document is `null`";return(0,l.CC)("document-absent",{message:(0,a.xI)`host ${(0,a.KT)(K)} does not provide ${j}: ${X}`,operator:p===
"status"?"serve /.well-known/terraform.json":Z,user:(0,O.Wt)(C),guest:(0,O.qZ)(K)})}}),1281:((wt,lt,o)=>{o.d(lt,{CL:()=>k,KA:()=>F,Y3:()=>d,f0:()=>H,n4:()=>$});
var a=o(8032),O=o(1780),l=o(9432),b=o(9615);const Z=({url:A,asks:y})=>(0,O.xI)`configure ${(0,O.KT)(A)} to return ${y==="document"?"the document":"its answer"}`,
z=A=>(0,O.xI)`${Z(A)}, or to redirect straight to it`;function F({redirects:A,clients:y,limits:I,...B}){const L=y.map(K=>`${a.bB[K]} follows ${I[K]}`);return(0,b.
CC)("redirect-limit",{message:(0,O.xI)`${(0,O.KT)(B.url)} redirects ${A} times; ${L.join(", ")}`,operator:z(B),affects:y})}const H=({url:A,asks:y,to:I})=>(0,b.CC)(
"redirect-loop",{message:(0,O.xI)`the redirects of ${(0,O.KT)(A)} lead back to ${(0,O.KT)(I)}`,operator:Z({url:A,asks:y})}),$=A=>(0,b.CC)("redirect-insecure",{message:(0,O.
xI)`${(0,O.KT)(A.url)} redirects to ${(0,O.KT)(A.to)}, which is not https${A.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this che\
ck did not)":""}`,operator:"redirect to an https URL"}),d=A=>(0,b.CC)("redirect-invalid",{message:(0,O.xI)`the redirect ${A.redirect} ${(0,O.KT)(A.url)} cannot be followed: ${(0,l.
dh)(A.why)}`,operator:"redirect to an https URL"}),k=({url:A,redirects:y})=>(0,b.CC)("redirect-nested",{message:(0,O.xI)`${(0,O.KT)(A)} redirects ${y} times; the protocol only requires clients to follow 1 redirect`,
operator:z({url:A,asks:"document"})})}),3368:((wt,lt,o)=>{o.d(lt,{BU:()=>P,B_:()=>X,MY:()=>_,SE:()=>j,cI:()=>M,rZ:()=>F,vk:()=>H,x1:()=>$});var a=o(1780),O=o(9432),
l=o(9615),b=o(9176);const Z=({host:h,isLeaf:E})=>(0,a.xI)`${E?"the certificate":"an authority in the certificate chain"} of ${(0,a.KT)(h)}`,z=h=>new Date(h).toISOString().
slice(0,10),F=({host:h,reason:E})=>(0,l.CC)("proxy-refused",{message:(0,a.xI)`${(0,a.KT)(h)} was not reached: ${E}`,help:b.TG,obstacle:{verb:"does not reach",what:(0,O.
dh)(E),help:b.TG}}),H=h=>(0,l.CC)("tls-expired",{message:(0,a.xI)`${Z(h)} expired on ${z(h.at)}`,operator:"renew the certificate and reload the server"}),$=h=>(0,l.
CC)("tls-not-yet-valid",{message:(0,a.xI)`${Z(h)} is not valid before ${z(h.at)}`,help:"check the clock of this machine and the start date of the certificate"}),
d={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by\
 an unknown authority that signed itself","self-signed":"is self-signed"},k=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
A="set `ca-file` to the certificate of the issuer",y="add the certificate of the issuer to `ca-file`, which does not contain it";function I(h,{issuer:E,hasFile:U,
host:q}){const ct=k.test(E),W=ct?", which looks like an intercepting proxy":"",V=`issuer ${(0,O.dh)(E.split(`
`).reverse().join(", "),100)}${W}`,at=`${U?y:A}${(h==="leaf"||h==="chain")&&!ct?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,J={verb:"does not trust",what:V,help:at,isCommon:h==="self-signed"};return{says:(0,a.xI)`${d[h]}; ${(0,a.b7)(q,V)}`,help:at,obstacle:J}}const B=(h,E)=>()=>({
says:h,help:E}),L=(h,E)=>({says:`has ${h}, which Terraform and OpenTofu do not support`,help:E}),K="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",S="issue it with a key of 2048 to 8192 bits",p="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",C="issue it with a program that follow\
s RFC 5280",g={"negative-serial":B("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":B("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":B("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:B("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:B("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:B("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",C),malformed:({part:h})=>({says:`is malformed (${h}); Terraform and OpenTofu cannot read it`,help:C}),curve:({curve:h})=>L(
`a key on the curve ${h}`,K),key:({name:h})=>L(`a key of the kind ${h}`,K),"key-size":({bits:h})=>L(`an RSA key of ${h} bits`,S),signature:({name:h})=>L(`a sign\
ature of the kind ${h}`,p),"critical-extension":({id:h})=>L(`the critical extension ${h}`,"issue it without that extension")};function j({flaw:h,...E}){const{says:U,
...q}=h.kind==="unknown-authority"?I(h.sent,E):(0,l.Z9)(g,h);return(0,l.CC)("tls-untrusted",{message:(0,a.xI)`${Z(E)} ${U}`,...q})}function X({host:h,names:E}){
const U=E.length===0?"no DNS name":(0,O.K4)(E,3,O.dh);return(0,l.CC)("tls-name-mismatch",{message:(0,a.xI)`the certificate of ${(0,a.KT)(h)} is for ${U}`,help:(0,a.
xI)`issue a certificate that lists ${(0,a.KT)(h)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${U}`,isCommon:!0}})}const w={"not-tls":B("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":B(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":B("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:h})=>({
says:`offers no TLS version later than ${h.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:h})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${h}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:h})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${h}`,help:"enable the group X25519 or P-2\
56 on the host"})};function M({host:h,error:E}){if("code"in E)return(0,l.CC)("tls-protocol",{message:(0,a.xI)`the TLS handshake with ${(0,a.KT)(h)} failed (${E.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:U,help:q}=(0,l.Z9)(w,E);return(0,l.CC)("tls-protocol",
{message:(0,a.xI)`${(0,a.KT)(h)} ${U}`,help:q})}const _=({host:h})=>(0,l.CC)("tls-plain-http",{message:(0,a.xI)`${(0,a.KT)(h)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function P({host:h,days:E,expires:U}){const q=E===0?"today":E===1?"in 1 \
day":`in ${E} days`;return(0,l.CC)("tls-expires-soon",{message:(0,a.xI)`the certificate of ${(0,a.KT)(h)} expires ${q}, on ${z(U)}`,operator:"renew the certific\
ate; if it is renewed automatically, find out why that has not happened"})}}),6360:((wt,lt,o)=>{o.d(lt,{Bz:()=>X,Ev:()=>C,MI:()=>k,Mx:()=>g,RK:()=>y,hy:()=>L,m$:()=>$});
var a=o(1780),O=o(9432),l=o(9615),b=o(4481);function Z({kind:w,first:M,others:_,isMixed:P,mirror:h}){const E=h===null?M:(0,a.KT)(M);return _===0?E:(0,a.xI)`${E} and ${(0,O.
px)(_,P?"other":`other ${w}`)}`}const z=({kind:w,mirror:M})=>M===null?`${w}s.v1`:"the network mirror",F=w=>`the URL of ${z(w)} in the ${w.mirror===null?"discove\
ry document":"CLI configuration"}`;function H({page:w,host:M,..._},P){if(w?.kind!=="sign-in")return(0,O.NM)({page:w,asked:M},P);const h=`allow requests to ${z({
host:M,..._})} without a browser`,E=w.title===""?"":` ("${w.title}")`;return{operator:h,because:`the host returned a sign-in page${E}`}}function $(w){const{token:M,
elsewhere:_,challenge:P,isFork:h}=w,E=h&&M==="none",U=P===null?"":` and requires ${P} authentication`,q=E?"secrets are withheld from pull requests of forks":(0,b.
pt)(w,_),ct=(0,a.xI)`the versions of ${Z(w)} cannot be read: ${(0,O._r)(w)}${U}`;return(0,l.CC)("versions-unauthorized",{message:(0,a.xI)`${ct}; ${q}`,...M==="n\
one"&&{unexplained:ct},help:E?b.ro:H(w,d(w)),isUnsent:(0,b.wt)(w),severity:E?"notice":M==="withheld"?"warning":"error"})}function d(w){const{host:M,source:_,elsewhere:P,
challenge:h}=w,E=z(w);if(h!==null)return{operator:`accept Bearer tokens at the URL of ${E}`,note:"the CLIs send only Bearer tokens"};const U=P===null?(0,a.xI)`check that the token is complete and has access, or ${(0,b.
qV)(_??"",M)}`:(0,a.xI)`check that ${(0,a.KT)(P)} accepts the token from ${(0,a.LA)(_??"")}: the CLIs send it the token for ${(0,a.KT)(M)}, not one for ${(0,a.KT)(
P)}`;return(0,b.$w)(w,E,P,U)}function k(w){const{attempts:M,transient:_,host:P,status:h}=w,E=M>1?` in each of ${M} attempts`:"";return(0,l.CC)("versions-status",
{message:(0,a.xI)`the versions of ${Z(w)} cannot be read: ${(0,O._r)(w)}${E}; expected 200`,help:H(w,A(P,h,_,F(w)))})}function A(w,M,_,P){return M===429?b.uK:_?
{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",
guest:(0,O.B9)(w)}:{operator:`check ${P}; return 200 with the versions, or 404 for an unknown name`}}const y=w=>(0,l.CC)("versions-shape",{message:(0,a.xI)`the versions of ${Z(
w)} cannot be read: the response of ${(0,a.KT)(w.url)} ${(0,O.dh)(w.why)}`,help:H(w,{operator:`check ${F(w)}, and return ${w.mirror===null?B[w.kind]:I}`})}),I='\
{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',B={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":\
"1.0.0"}]}'};function L({kind:w,address:M,url:_,ignored:P,isMirror:h}){const E=P.length===0,U=E?`publish a version of the ${w}; if its tag exists, check that th\
e registry has imported it`:`publish versions as ${p[w]}`;return(0,l.CC)("versions-empty",{message:E?(0,a.xI)`${w} ${(0,a.KT)(M)} has no versions: ${(0,a.KT)(_)} lists none`:
(0,a.xI)`${w} ${(0,a.KT)(M)} has no valid versions: ${(0,a.KT)(_)} lists only ${K(P)}`,operator:h?S:U,user:`check the address, or ask the publisher of the ${w} \
to release a version`})}const K=w=>(0,O.K4)(w,3,M=>`"${(0,O.dh)(M,40)}"`),S="add a version to the mirror, under a key of three numbers such as 1.2.0",p={module:"\
numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function C({kind:w,address:M,texts:_,rejects:P}){
const h=(0,a.xI)`the registry lists ${K(_)} for ${w} ${(0,a.KT)(M)}, which ${_.length===1?"is not a version":"are not versions"}`,E=`publish versions as ${p[w]}\
, and remove others`;return(0,l.CC)("version-unreadable",{message:(0,a.xI)`${h}; the CLIs ignore ${_.length===1?"it":"them"}`,operator:E,severity:w==="module"?"\
warning":"notice",...P&&{message:(0,a.xI)`${h}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,user:"use Terraform 1.13 or later, which ign\
ores such versions",severity:"error"}})}const g=w=>(0,l.CC)("provider-warning",{message:(0,a.xI)`the registry returned a warning for ${(0,a.KT)(w.address)}: "${(0,O.
dh)(w.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),j={closed:"closed the connection before the end of a resp\
onse",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},X=({host:w,why:M})=>(0,l.CC)(
"answer-incomplete",{message:(0,a.xI)`${(0,a.KT)(w)} ${j[M]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),
4067:((wt,lt,o)=>{o.d(lt,{Sz:()=>p,Zu:()=>L,uo:()=>C});var a=o(6429),O=o(3298);const l=g=>(0,O.O)(()=>g.trim().split(/\s+/).map(b));function b(g){const[j="",X]=g.
split("/"),w=(0,a.r5)(j);if(w===null)throw new Error(`${j} is no address`);return{prefix:w,bits:X===void 0?w.length*8:Number(X)}}const Z=l(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),z=l("127.0.0.0/8 0.0.0.0 ::1 ::"),F=l(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),H=l(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),$=l("0.0.0.0/0 2000::/3"),d=l("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),k=(g,j)=>g().some(X=>(0,a.Wg)(X,j)),A=[12,13,14,15],y=[[l("2002::/16"),[[2,
3,4,5]],0],[l("2001::/32"),[[4,5,6,7]],0],[l("2001::/32"),[A],255],[l("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],A],0]];function I(g){const j=y.filter(
([w])=>k(w,g)).flatMap(([,w,M])=>w.map(_=>_.map(P=>(g[P]??0)^M)));return/^[02],0,94,254$/.test(g.slice(8,12).join())?[...j,g.slice(12)]:j}function B(g){return g===
null?"public":k(z,g)?"loopback":k(d,g)?B(g.slice(12)):[g,...I(g)].some(j=>k(Z,j))?"metadata":k(F,g)?"private":k(H,g)||!k($,g)?"reserved":"public"}const L=g=>B((0,a.
r5)(g)),K=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,S=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function p(g){const j=g.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(j)?"loopback":S.test(j)?"metadata":B((0,a.r5)(j)??(0,a.RY)(j))}function C(g){
const j=p(g);return j!=="public"||g.includes(":")?j:K.test(g.replace(/\.$/,""))?"private":"public"}}),8225:((wt,lt,o)=>{o.d(lt,{m:()=>z,u:()=>F});var a=o(8643),
O=o(5106);const l=[1024,65535],b=["authz_code","password"],Z="app.terraform.io";function z(y,I,B){const L=[],K=(_,P,h)=>(L.push({rule:P,value:h}),_),S=_=>Object.
hasOwn(y,_)?y[_]:void 0,p=H(S("client"),K),C=$(S("grant_types"),B,K),g=(_,P)=>{const h=S(_);if(typeof h!="string")return P.some(W=>C.includes(W))?K(null,`${_}-m\
issing`,h):null;const E=(0,O.vy)(I,h);if(E.ok&&(0,a.cz)(E.value).name!=="")return(0,a.jr)(E.value);const q=`failed to parse ${_==="authz"?"authorization":"token"}\
 URL: ${E.ok?"no Host in request URL":E.why}`;return L.push({rule:`${_}-invalid`,why:q}),null},j=g("authz",["authz_code"]),X=g("token",b),w=d(S("ports"),K),M=A(
S("scopes"),K);return{value:{client:p,grantTypes:C,authz:j,token:X,ports:w,scopes:M},flaws:L}}const F=y=>["authz","token"].flatMap(I=>{const B=y[I],L=(0,a.Dl)(B??
"");return B!==null&&L.ok?[{endpoint:I,text:B,url:L.value}]:[]});function H(y,I){return typeof y!="string"?I("","client-missing",y):y===""?I(y,"client-empty",y):
y}function $(y,I,B){if(y===void 0)return["authz_code"];if(!Array.isArray(y))return B([],"grant-types-invalid",y);const L=[...new Set(y.filter(p=>typeof p=="stri\
ng"))];return L.includes("authz_code")||L.includes("password")&&I===Z?L.every(p=>b.includes(p))?L:B(L,"grant-types-unknown",y):B(L,"grant-types-unsupported",y)}
function d(y,I){if(y===void 0)return l;if(!Array.isArray(y))return I(l,"ports-ignored",y);if(y.length!==2)return I(l,"ports-count",y);const[B,L]=y;return!k(B)||
!k(L)?I(l,"ports-range",y):B>L?I(l,"ports-order",y):B===L?I([B,L],"ports-single",y):[B,L]}const k=y=>typeof y=="number"&&Number.isInteger(y)&&y>=l[0]&&y<=l[1];function A(y,I){
if(y===void 0)return[];if(!Array.isArray(y))return I([],"scopes-ignored",y);const B=y.filter(L=>typeof L=="string");return B.length===y.length?B:I(B,"scopes-inv\
alid",y)}}),1331:((wt,lt,o)=>{o.d(lt,{O:()=>a,i:()=>O});const a=l=>({discovery:l,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),O=(l,b)=>({host:l,attempt:a({kind:"skipped",problem:b}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((wt,lt,o)=>{o.d(lt,{n:()=>Z});var a=o(9432);const O=["TF_CLI_ARGS_init","TF_CLI_ARGS"],l=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
b=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function Z(d){const k=H(d),A=I=>k.flatMap(({name:B,value:L})=>B===I?L:[]),y=I=>A(I).at(-1);return{
upgrade:z(y("upgrade")??"false"),hasBackend:z(y("backend")??y("cloud")??"true"),isLockReadonly:y("lockfile")==="readonly",pluginDirectories:A("plugin-dir"),backendConfig:A(
"backend-config"),remarks:O.flatMap(I=>{const L=k.filter(({name:K,from:S})=>S===I&&b.test(K)).map(F).join(" ");return L===""?[]:[`init is predicted with ${L} of\
 ${I}`]})}}const z=d=>/^(1|[tT]|true|TRUE|True)$/.test(d);function F({name:d,value:k}){if(k==="true")return`-${d}`;const A=d==="backend-config"&&!k.startsWith("\
hostname=");return`-${d}=${(0,a.dh)(A?k.replace(/=.*/s,"=\u2026"):k)}`}function H(d){const k=O.flatMap(y=>$(d[y]??"").map(I=>({text:I,from:y}))).values(),A=[];for(const{
text:y,from:I}of k){const[,B,,L]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(y)??[];if(B===void 0)break;const K=()=>l.test(B)?k.next().value?.text??"":"true";A.push({name:B,
from:I,value:L??K()})}return A}function $(d){const[k=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(d)??[];return(k.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(y=>y.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(I,B,L,K)=>String(B??K??L.replace(/\\(.)/gs,"$1"))))}}),3791:((wt,lt,o)=>{o.d(lt,{o:()=>H,q:()=>F});
var a=o(1780),O=o(9432),l=o(9615);const b=$=>$===1?"1 module or provider was":`${$} modules and providers were`;function Z($){const{names:d}=$,k=(0,a.XT)(d,3,A=>(0,a.
KT)((0,O.dh)(A)));switch($.what){case"inside":return(0,a.xI)`modules and providers inside ${k} were not checked`;case"direct":{const A=d.length-$.git,y=[...$.git>
0?[`${(0,O.px)($.git,"module")} from Git`]:[],...A>0?[`${(0,O.px)(A,"module")} from an archive or bucket`]:[]];return(0,a.xI)`${y.join(" and ")} ${d.length===1?
"was":"were"} not checked: ${k}`}case"open":return(0,a.xI)`${(0,O.px)(d.length,"module")} ${d.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${k}`;case"\
limit":return(0,a.xI)`max-requests (${$.max}) was reached, so ${b(d.length)} not checked: ${k}`;case"chain":return(0,a.xI)`${k} was not opened, because more than ${$.
max} calls lead to it`;case"hosts":return(0,a.xI)`packages name more than ${$.max} hosts that no file names, so ${k} were not contacted`;case"size":return(0,a.xI)`a response is longer than this check reads, so ${b(
d.length)} not checked: ${k}`;case"work":return(0,a.xI)`the answers of the registry take more work than this check does for one host, so ${b(d.length)} not checked: ${k}`;case"\
stopped":return(0,a.xI)`the check ended too early, so ${b(d.length)} not checked: ${k}`;case"contents":return(0,a.xI)`the checksums of ${(0,O.px)(d.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${k}`;case"package":return(0,a.xI)`${k} ${d.length===1?
"was":"were"} not opened: ${(0,O.dh)($.why)}`;case"getter":return(0,a.xI)`the package of ${(0,O.px)(d.length,"registry module")} was not checked, because it is downloaded with ${$.
getter}: ${k}`;case"units":return(0,a.xI)`${(0,O.px)(d.length,"Terragrunt unit")} ${d.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${k}`}}
const z={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform provid\
ers lock` or `tofu providers lock`"},F=$=>(0,l.CC)("not-followed",{message:Z($),help:$.what==="package"?$.cure:z[$.what==="work"?"limit":$.what],...$.what==="wo\
rk"&&{severity:"warning"}});function H({by:$,address:d,constraint:k,newest:A,others:y}){const I=(0,a.xI)`${(0,O.dh)($)} requires ${(0,a.KT)((0,O.dh)(d))}${k===null?
"":` "${(0,O.dh)(k)}"`}`,B=y.length>0?`which conflicts with ${(0,O.K4)(y,3,O.dh)}`:`which no listed version fits; the newest is ${(0,O.dh)(A??"")}`,L=A===null?"\
which the registry does not have":B;return(0,l.CC)("module-described",{message:(0,a.xI)`according to the registry, ${I}, ${L}`,help:"run `init` to confirm; if i\
t fails, use another version of the module"})}})};export{Fe as ids,ze as modules};
