const Fe=[2798,2364,3611],ze={2798:((wt,lt,o)=>{o.d(lt,{mQ:()=>m});var a=o(4347),O=o(9961),l=o(8294),D=o(8032),Z=o(255),z=o(7630),F=o(3152),H=o(9432),k=o(1879),
d=o(7057),$=o(3298),x=o(7177),g=o(2170);const A=(c,I)=>({name:c,isProgram:!1,answers:I,find:h=>I.get(h)??null});async function B(c,I){let h=null;const e=[],t=[];
for(const n of c){const r=h===null||!n.isProgram,u=r?await n.find(I):null;e.push({source:u?.source??n.name,held:r?b(u):"not asked",counts:h===null&&u!==null}),u?.
problem&&t.push((0,g.kH)(u.problem,{places:u.place===null?[]:[u.place]})),h??=u}return{answer:h,looks:e,findings:t}}function b(c){return c===null?"nothing":c.token===
null?"no token":c.token.reveal()===""?"an empty token":"a token"}const N=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function _(c,I,h=null){const e=I.reveal(),t={source:c,
place:h,token:I,problem:C(c,e,h!==null)},n=e.length>d.$c||N.test(e);return n?{...t,isUnsendable:n}:t}const p=[[N,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function C(c,I,h){if(I==="")return l.QU({source:c,isInFile:h});
const e=I.length>d.$c?"length":p.find(([t])=>t.test(I))?.[1];return e!==void 0?l.Eu({source:c,slip:e}):I.length<d.Il?l.fj({source:c}):null}const E=1024*1024;function j(c,I){
let h=null;const e=async t=>{if(h!==null)return h;const n=await P(c,t,I);if("output"in n)return y(c,n.output,I);const r=K(c,n.why);return n.isStopped&&(h??=r),r};
return{name:X(c),isProgram:!0,find:(0,$.O)(e)}}const X=({name:c})=>`credentials helper ${c}`,w=({shown:c},I)=>({why:`failed to run ${c}: ${I}`}),R=({shown:c},I)=>({
why:`${c} ${I} and was stopped`,isStopped:!0}),M="was running when the check ended";async function P(c,I,h){if(c.refusal!==null)return w(c,c.refusal);const{timeoutMs:e,
abortAfter:t=T=>AbortSignal.timeout(T),stop:n,kill:r}=h;if(n.aborted)return R(c,M);const u=await(0,x.m)({path:c.path,args:[...c.args,"get",I],environment:Object.
fromEntries(Object.entries(h.environment).filter(([T])=>!T.startsWith("INPUT_")))},{kill:r,signal:AbortSignal.any([t(e),n]),maxBytes:E});switch(u.kind){case"not\
-started":return w(c,f[u.code]??u.code);case"stopped":return u.by==="output"?R(c,`wrote more than ${E/1024/1024} MiB`):R(c,n.aborted?M:`did not exit within ${e/
1e3} s (timeout-seconds)`);case"exited":{if(u.code===0)return{output:u.output};const T=ct(u.complaint.toString()),U=T===""?", but it produced no error message":
`: ${T}`;return{why:`error in ${c.shown}${U}`}}}}const f={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argum\
ent list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function y(c,I,{learn:h}){const e=(0,k.Tp)(I);if(e.kind==="not-json"||e.kind==="not-object")return K(
c,`malformed output from ${c.shown}: ${(0,H.dh)(e.why)}`);const t=e.kind==="null"?null:e.services.find(({id:r})=>r==="token")?.value;if(typeof t!="string")return null;
const n=new d.ou(t);return h(n),_(X(c),n)}function K(c,I){const h=(0,O.Dz)({name:c.name,why:I});return{source:X(c),place:null,token:null,problem:h}}const q=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
ct=c=>(0,H.dh)(c.replace(q,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function W(c,I,h){const e=[J(c),L(I)],t=h.map(({helper:n,credentials:r,...u})=>{const T=new Map(
r.map(Y=>[Y.host,et(Y)])),U=[...e,A("CLI configuration",T)];return{...u,known:U,sources:n===null?U:[...U,n]}});return{known:V(t.flatMap(({known:n})=>n)),find:async n=>{
const r=await Promise.all(t.map(async({client:T,sources:U,turnedOff:Y})=>{const{looks:it,...yt}=await B(U,n);return{...yt,client:T,looks:[...it,...ot(Y,n)]}})),
u=r.flatMap(({answer:T})=>T??[]);return{answer:u.find(({token:T})=>T!==null)??u[0]??null,clients:r.map(({client:T,looks:U})=>({client:T,looks:U})),findings:r.flatMap(
({findings:T})=>T),difference:at(n,r)}}}}function V(c){const I=new Map(c.toReversed().flatMap(h=>[...h.answers]));return new Map([...I].flatMap(([h,{token:e,source:t}])=>e===
null?[]:[[h,t]]))}const ot=(c,I)=>c.filter(h=>h.host===I||h.host===null).map(({source:h})=>({source:h,held:"not read",counts:!1}));function et({host:c,place:I,token:h,
hasValue:e}){const t=`${I.file}:${I.line}`;if(h!==null)return _(t,h,I);const n={kind:"no token",file:t,host:c,hasValue:e},r=(0,O.P4)(n,D.Du);return{source:t,place:I,
token:null,problem:r}}function at(c,I){const[h,...e]=I,t=h?.answer?.token?.reveal(),n=e.find(({answer:u})=>u?.token?.reveal()!==t);if(h===void 0||n===void 0)return null;
const r=({client:u,answer:T})=>({client:u,source:T?.token?T.source:null});return(0,l.tK)({host:c,first:r(h),other:r(n)})}function L(c){const I=new Map,h=[];for(const[
e,t]of Object.entries(c)){const n=(0,Z.$k)(e);if(n===null||t===void 0)continue;const r=(0,z.AI)(t);r.ok?I.set(n,_(e,r.value)):h.push(`${e}: ${r.why}`)}if(h.length>
0)throw new F.GN(h);return A("TF_TOKEN_ variables",I)}function J(c){const I="tokens setting",h=c.map(({host:e,token:t})=>{const n=_(I,t);return[e,t.reveal()===""?
{...n,token:null}:n]});return A(I,new Map(h))}const st=1e4;function m({tokens:c,configs:I,timeoutMs:h},e){for(const T of I.flatMap(U=>U.secrets))e.learn(T);const t=new Map,
n=T=>{if(T===null)return null;const U=JSON.stringify([T.path,...T.args]),Y={...e,timeoutMs:h??st},it=t.get(U)??j(T,Y);return t.set(U,it),it},r=I.map(T=>({...T,helper:n(
T.helper)})),u=I.flatMap(({forced:T,client:U})=>T.map(Y=>({...Y,client:U})));return{credentials:W(c,e.environment,r),configs:I,complaints:(0,a.Ot)(I.flatMap(({findings:T})=>T)),
forced:Map.groupBy(u,({host:T})=>T)}}}),7177:((wt,lt,o)=>{o.d(lt,{m:()=>Z});var a=o(1421),O=o(8161),l=o(6760),D=o(9968);async function Z(d,$){if($.signal.aborted)
return{kind:"stopped",by:"signal"};try{return await z(F(d),d,$)}catch(x){return{kind:"not-started",code:(0,D.Oj)(x)}}}function z(d,{environment:$,input:x},g){const{
kill:A,signal:B,maxBytes:b}=g,{promise:N,resolve:_,reject:p}=Promise.withResolvers(),[C,E]=[[],[]];let j=0;const X=M=>{H(d,A,$),_({kind:"stopped",by:M})},w=()=>X(
"signal");B.addEventListener("abort",w);const R=M=>P=>{j+=P.length,j>b?X("output"):M.push(P)};return d.stdout?.on("data",R(C)),d.stderr?.on("data",R(E)),d.on("e\
rror",p).on("close",M=>{const[P,f]=[Buffer.concat(C),Buffer.concat(E)];_({kind:"exited",code:M,output:P,complaint:f})}),d.stdin?.on("error",()=>{}).end(x),N.finally(
()=>B.removeEventListener("abort",w))}const F=({path:d,args:$,environment:x,directory:g,input:A})=>(0,a.spawn)(d,$,{env:x,cwd:g,stdio:[A===void 0?"ignore":"pipe",
"pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});function H(d,$,x){try{d.pid!==void 0&&k(d.pid,$,x)}catch(g){(0,D.Oj)(g)}d.stdout?.destroy(),d.stderr?.destroy(),
d.unref()}function k(d,$,{SystemRoot:x}){if((0,O.platform)()!=="win32"){$(-d,"SIGKILL");return}const g=(0,l.join)(x??"C:\\Windows","System32","taskkill.exe"),A=[
"/pid",String(d),"/t","/f"];(0,a.spawn)(g,A,{stdio:"ignore",windowsHide:!0}).on("error",()=>$(d,"SIGKILL")).unref()}}),4347:((wt,lt,o)=>{o.d(lt,{Ot:()=>ct,J1:()=>j});
var a=o(3024),O=o(6760),l=o(2170),D=o(2485),Z=o(255),z=o(9968),F=o(523);let H=function(...L){return{configFinding:H}=o.late([3276,3123],3123),new.target?new H(...L):
H(...L)},k=function(...L){return{shownPath:k}=o.late([2218],9837),new.target?new k(...L):k(...L)};function d({name:L,args:J,place:st},m,c,I){const h=m.map(r=>({
directory:r,files:(0,z.wX)(r).filter(u=>$((0,O.join)(r,u)))})),e=r=>k(r,I),t=A(L,h);if(t!==null){const r=(0,O.resolve)(t.directory,t.file),u=x(r,I);return{helper:{
name:L,args:J,path:r,shown:e(r),refusal:u},findings:[]}}const n={kind:"no helper",name:L,directories:m.map(e)};return{helper:null,findings:[H(c,n,st)]}}const $=L=>(0,a.
existsSync)(L)&&!(0,a.statSync)(L).isDirectory();function x(L,{system:J}){if(J==="windows")return null;if(!(0,a.statSync)(L).isFile())return"permission denied";
const st=Buffer.alloc(256),m=()=>(0,z.ET)((0,a.openSync)(L,"r"),h=>st.subarray(0,(0,a.readSync)(h,st))),c=(0,z.N0)(m,null);return c===null||c.toString("latin1",
0,2)==="#!"||c.includes(0)?null:"exec format error"}const g="terraform-credentials-";function A(L,J){const st=J.flatMap(({directory:c,files:I})=>I.flatMap(h=>{const e=B(
h,L);return e===null?[]:{directory:c,file:h,version:e}})),[m=null]=st.toSorted((c,I)=>(0,F.Zy)(I.version,c.version));return m}function B(L,J){if(!L.startsWith(g))
return null;const st=L.toLowerCase().slice(g.length).replace(/\.exe$/,""),m=st.indexOf("_v");return(m<0?st:st.slice(0,m))!==J||st===""?null:(0,F.oF)(m<0?"0.0.0":
st.slice(m+2).replace(/_x.*$/s,""))}var b=o(5011);let N=function(...L){return{configFinding:N}=o.late([3276,3123],3123),new.target?new N(...L):N(...L)},_=function(...L){
return{parseConfigFile:_}=o.late([3276,3123],3123),new.target?new _(...L):_(...L)},p=function(...L){return{configPaths:p}=o.late([2218],9837),new.target?new p(...L):
p(...L)},C=function(...L){return{shownPath:C}=o.late([2218],9837),new.target?new C(...L):C(...L)};const E=1024*1024;function j(L,J,st=null,m=null){const c=p(L,J,
a.existsSync,st),{directory:I,directoryOff:h,helperDirectories:e}=c,t=M(c,L,J),n=[...t,...f(I,L,J)],r=f(h?.path??null,L,J),u=K(n,L),T=u.helper&&d(u.helper,e,L,J),
U=t[0]?.protocols??{};return{...u,client:L,installations:n.flatMap(({installations:Y})=>Y),pluginDirectories:(0,b.n)(J.environment).pluginDirectories,mirrors:c.
mirrorDirectories.map(Y=>({path:Y,shown:C(Y,J)})),files:[...n.map(({file:Y})=>Y),...r.map(({file:Y})=>({...Y,state:"off"}))],turnedOff:[...K(r,L).credentials.map(
({host:Y,place:{file:it,line:yt}})=>({host:Y,source:`${it}:${yt} (${h?.by} names another file)`})),...m===null?[]:R(m,c.main?.path??""),...J.environment.TG_TF_REGISTRY_TOKEN?
[X]:[]],helper:T?.helper??null,requestTimeoutMs:L==="opentofu"?W(U,J.environment):null,patience:et(L,U,J.environment),findings:[...u.findings,...T?.findings??[]],
secrets:[...n,...r].flatMap(({secrets:Y})=>Y)}}const X={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},w=[".terraformrc","terraform.rc",".t\
ofurc","tofu.rc"],R=(L,J)=>w.filter(st=>{const m=(0,O.join)(L,st);return(0,a.existsSync)(m)&&m!==(0,O.resolve)(L,J)}).map(st=>({host:null,source:`${st} (TF_CLI_\
CONFIG_FILE does not name it)`}));function M({main:L},J,st){if(L===null)return[];const{path:m,chosenBy:c}=L;if((0,a.existsSync)(m))return[y(m,J,st)];const I={path:m,
shown:C(m,st),state:"absent"};return c==="default"?[P(I,[])]:[P(I,[N(J,{kind:"missing",setting:c,path:m},null)])]}const P=(L,J)=>({credentials:new Map,hosts:new Map,
helpers:new Map,installations:[],protocols:{},findings:J,secrets:[],isRead:!1,file:L}),f=(L,J,st)=>(L===null?[]:(0,z.wX)(L)).filter(m=>/\.tfrc(?:\.json)?$/s.test(
m)).map(m=>y((0,O.join)(L??"",m),J,st));function y(L,J,st){const m=(0,z.yR)(L,E),c=C(L,st);if(!m.ok){const h={kind:"unreadable",file:c,failure:m.failure};return P(
{path:L,shown:c,state:"not read"},[N(J,h,null)])}const I=_({shown:c,...m},J);return{...I,file:{path:L,shown:c,state:I.isRead?"read":"not read"}}}function K(L,J){
const st=L.flatMap(n=>n.findings),m=(n,r)=>{st.push(N(J,n,r))},c=q(new Map(L.flatMap(n=>[...n.credentials])),m),I=q(new Map(L.flatMap(n=>[...n.hosts])),m),[h,...e]=new Map(
L.flatMap(n=>[...n.helpers]));for(const[,{place:n}]of e)m({kind:"two helpers"},n);const t=h===void 0?null:{name:h[0],...h[1]};return{credentials:c,forced:I,helper:t,
findings:st}}function q(L,J){const st=new Map;for(const[m,c]of L){const I=(0,Z.Pv)(m),e={kind:"label",type:"services"in c?"host":"credentials",label:m,advice:(0,D.
L6)(m)};I.ok?st.set(I.value,{...c,host:I.value}):J({...e,why:I.why},c.place)}return[...st.values()]}const ct=L=>(0,l.Qp)(L,({problem:{code:J,message:st},places:m})=>[
J,st,m]);function W({request_timeout_seconds:L},J){const st=at(J.TF_REGISTRY_CLIENT_TIMEOUT);return st!==null?st*1e3:L===void 0?null:L>0?L*1e3:Number.POSITIVE_INFINITY}
const V=1e4,ot=1;function et(L,J,st){const m=at(st.TF_REGISTRY_DISCOVERY_RETRY)??J.retry_count??ot;return{client:L,attemptMs:W(J,st)??V,retries:Math.max(m,0)}}function at(L){
const J=/^\+?\d+$/.test(L??"")?Number(L):0;return J>0?J:null}}),9961:((wt,lt,o)=>{o.d(lt,{Dz:()=>F,P4:()=>z,Yv:()=>H,kV:()=>k});var a=o(7811),O=o(1780),l=o(9432),
D=o(9615);const Z={missing:({setting:d,path:$})=>({message:`${d} names ${(0,a.ol)($)}, which does not exist`,help:"correct the path; the client continues withou\
t any CLI configuration"}),unreadable:({file:d,failure:$})=>({message:`${d} ${(0,l.mP)($)}`,help:$.kind==="size"?"shorten the file; the client reads all of it, \
this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({file:d,why:$})=>({message:`${d} has a syntax\
 error: ${$}`,help:"correct the file; the client ignores all of it, including its tokens"}),type:({file:d,why:$})=>({message:`${d}: ${$}`,help:"correct the valu\
e; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:d,why:$})=>({message:`${d}: ${$}`,help:"correct the block; the\
 client ignores it"}),label:d=>({message:`the label of the block ${d.type} ${(0,a.ol)(d.label)} is not a hostname: ${d.why}`,help:d.advice??"write a hostname as\
 the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; the client u\
ses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the client uses th\
e first"}),"no token":({file:d,host:$,hasValue:x})=>({message:x?(0,O.xI)`the token in the credentials block for host ${(0,O.SP)($)} at ${d} is not a string`:(0,O.
xI)`the credentials block for host ${(0,O.SP)($)} at ${d} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other cr\
edentials source'}),"no helper":({name:d,directories:$})=>({message:`credentials helper ${(0,a.ol)(d)}: there is no terraform-credentials-${d} in ${$.join(", ")}`,
help:d===d.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client fin\
ds no other name"})},z=(d,$)=>(0,D.CC)("credentials-config",{...(0,D.Z9)(Z,d),affects:$}),F=({name:d,why:$})=>(0,D.CC)("credentials-helper",{message:`credential\
s helper ${d}: ${$}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),H=({host:d,at:$})=>(0,D.CC)("services-f\
orced",{message:(0,O.xI)`the host block at ${$} defines the services of ${(0,O.KT)(d)}; the host's own discovery document is not used`,help:(0,O.xI)`remove the host block at ${$} to use the discovery document of ${(0,O.
KT)(d)}`}),k=d=>(0,D.CC)("services-forced-differ",{message:(0,O.xI)`the host block at ${d.at} and the discovery document of ${(0,O.KT)(d.host)} differ in ${(0,l.
K4)(d.services,10,l.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),5693:((wt,lt,o)=>{o.d(lt,{Ey:()=>B,Ii:()=>$,Or:()=>j,
WN:()=>E});var a=o(8936),O=o(1281),l=o(3368),D=o(2170),Z=o(8339),z=o(8032),F=o(255),H=o(5106);const k=1440*60*1e3,d=1;function $(R,M){const{hops:P,certificates:f}=R.
attempt;return[...C(R,M),...x(R,M),...N(P),..._(f,M),...p(R,M)]}function x(R,M){const{discovery:P,hops:f}=R.attempt;switch(P.kind){case"skipped":return[(0,D.kH)(
P.problem)];case"failed":{const y=M.isFork&&P.problem.code==="document-unauthorized"&&!R.credentials?.hasToken;return[(0,D.kH)(P.problem,y?{severity:"notice"}:{})]}case"\
found":case"absent":{const y=f[0]?.url??"";return[...g(y,f.length-1,M),...A(R,M)]}}}function g(R,M,P){const f=P.clients.filter(y=>M>z.NX[y]);return f.length>0?[
(0,D.kH)((0,O.KA)({url:R,asks:"document",redirects:M,clients:f,limits:z.NX}))]:M>d?[(0,D.kH)((0,O.CL)({url:R,redirects:M}))]:[]}function A(R,{releases:M,slowMs:P}){
const f=(0,F.nx)(R.host),y=R.attempt.timing.totalMs,K=j(R),q=et=>w(K,et)!=="never",ct=M.filter(et=>!q(et)),W=({client:et})=>!M.some(at=>at.client===et&&q(at)),V=[
!0,!1].flatMap(et=>{const at=ct.filter(J=>W(J)===et);if(at.length===0)return[];const L=(0,a.Qs)({host:f,phase:"complete",tookMs:y,releases:at});return[(0,D.kH)(
L,{needed:et})]});if(V.length>0||y<=P)return V;const ot=b(R.attempt.timing);return[(0,D.kH)((0,a.U2)({host:f,tookMs:y,limitMs:P,phase:ot,releases:M}))]}function B({
host:R,slowest:M,certificates:P},f,{slowMs:y,...K}){const q=f.map(at=>at.host),ct=P.filter(at=>!q.includes(at.host)),W=M?.timing.totalMs??0,V=_(ct,K).map(at=>({
...at,host:R}));if(M===null||W<=y)return V;const ot={host:(0,F.nx)(R),url:M.url,tookMs:W,limitMs:y},et=(0,a.U2)({...ot,phase:b(M.timing)});return[(0,D.kH)(et,{host:R}),
...V]}function b({lookupMs:R,connectMs:M,tlsMs:P,firstByteMs:f,totalMs:y}){const K=[{name:"lookup",ms:R??0},{name:"connection",ms:M??0},{name:"tls",ms:P??0},{name:"\
response",ms:f??0}],q={name:"rest",ms:K.reduce((ct,{ms:W})=>ct-W,y)};return K.reduce((ct,W)=>W.ms>ct.ms?W:ct,q)}function N(R){const M=R.find(({url:f})=>f.startsWith(
"http://"));if(M===void 0)return[];const P=M.authorization==="withheld";return[(0,D.kH)((0,O.n4)({url:R[0]?.url??"",to:M.url,exposesToken:P}))]}function _(R,{certificateDays:M,
now:P}){return[...Map.groupBy(R,({host:f})=>f)].flatMap(([f,y])=>{const[K=""]=y.map(ct=>ct.expires).sort(),q=(Date.parse(K)-P)/k;return q<0||q>=M?[]:[(0,D.kH)((0,l.
BU)({host:f,days:Math.floor(q),expires:K}))]})}function p(R,M){const{host:P,attempt:f,earlier:y}=R,[K]=y,q=["failed","skipped"].includes(f.discovery.kind);if(K?.
discovery.kind!=="failed"||q)return[];const ct=K.discovery.problem.message,W=j(R),V=M.releases.filter(et=>w(W,et)==="sometimes"),ot=y.length+1;return[(0,D.kH)((0,a.
Er)({host:(0,F.nx)(P),attempts:ot,failure:ct,releases:V}))]}function C({credentials:R,attempt:{discovery:M}},P){if(!R?.problem)return[];const{code:f}=R.problem,
y=M.kind==="failed"&&M.problem.code===f,K=P.isFork&&!R.hasToken&&f==="credentials-empty";return y||K?[]:[(0,D.kH)(R.problem)]}function E({host:R},M){if(!M.some(
({service:f})=>f===H.e$))return[];const{name:P}=(0,F.Sv)(R);return[...P.includes(".")?[]:[(0,Z.Zp)({host:R,name:P})],.../(^|\.)xn--/.test(R)?[(0,Z._W)({host:R})]:
[]].map(f=>(0,D.kH)(f,{services:[H.e$]}))}const j=({earlier:R,attempt:M,later:P})=>[...R,M,...P];function X({discovery:R,timing:M,headMs:P,hops:f},{attemptMs:y}){
const K=P!==null&&P<=y?f.at(-1)?.status:null;return K===null||(0,z.Mq)(K??0)?"retries":R.kind!=="failed"&&M.totalMs<=y?"works":"fails"}function w(R,M){const P=R.
map(K=>X(K,M)),f=P.indexOf("works");return f<0?"never":f<=M.retries&&!P.slice(0,f).includes("fails")?"always":"sometimes"}}),2364:((wt,lt,o)=>{o.r(lt),o.d(lt,{attemptsOf:()=>a.
Or,contact:()=>Ue,crashedVisit:()=>Te,judgeRequests:()=>a.Ey,judgeVisit:()=>ve,outcomesOf:()=>$e});var a=o(5693),O=o(2801),l=o(2170),D=o(8032),Z=o(255),z=o(8185),
F=o(8643),H=o(9432),k=o(1780),d=o(9615);const $=({id:s,host:i,url:v,why:S})=>(0,d.CC)("service-url-invalid",{message:v===null?(0,k.xI)`${s} of host ${(0,k.KT)(i)}: ${(0,k.
b7)(i,(0,H.dh)(S))}`:(0,k.xI)`${s} of host ${(0,k.KT)(i)} is "${(0,k.KT)(v)}", which the clients cannot connect to: ${S}`,operator:`set ${s} to an https:// URL,\
 or to a path that starts with a slash`}),x=({id:s,host:i,why:v})=>(0,d.CC)("service-url-credentials",{message:(0,k.xI)`${s} of host ${(0,k.KT)(i)}: ${v}`,operator:"\
remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),g=({id:s,host:i,url:v})=>(0,d.
CC)("service-url-empty",{message:(0,k.xI)`${s} of host ${(0,k.KT)(i)} is an empty string, which resolves to the document itself: ${(0,k.KT)(v)}`,operator:`set ${s}\
 to the URL of the service, such as "/v1/${s.split(".")[0]}/", or remove it`}),A=({id:s,host:i,value:v,why:S})=>(0,d.CC)("service-url-looks-like-host",{message:(0,k.
xI)`${s} of host ${(0,k.KT)(i)} is "${(0,k.KT)(v)}", which is a path and not a URL with a host`,operator:(0,k.xI)`write "https://${(0,k.KT)(v)}" if a host is meant`,
note:S===null?void 0:(0,H.zd)(S)});function B(s){const{id:i,host:v,url:S,clients:G}=s,tt=G.map(Q=>D.bB[Q]),nt=S.slice(S.lastIndexOf("/")+1);return(0,d.CC)("serv\
ice-url-no-slash",{message:(0,k.xI)`${i} of host ${(0,k.KT)(v)} does not end with a slash: ${(0,k.KT)(S)}`,operator:"add the slash",note:`without it ${tt.slice(
0,-1).join(", ")} and ${tt.at(-1)} replace "${nt}" with the path that they append`,affects:G})}const b=({id:s,host:i,url:v})=>(0,d.CC)("service-url-relative",{message:(0,k.
xI)`${s} of host ${(0,k.KT)(i)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,k.KT)(v)}, other clients do not`,operator:"start th\
e path with a slash, or write the complete URL"}),N=({id:s,host:i})=>(0,d.CC)("service-url-query",{message:(0,k.xI)`${s} of host ${(0,k.KT)(i)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function _({host:s,uses:i},v=["is","are"]){const S=Map.groupBy(
i,({id:tt})=>tt),G=Array.from(S,([tt,nt])=>{const Q=nt.flatMap(({endpoint:rt})=>rt??[]);return Q.length===0?tt:`${tt} (${Q.join(", ")})`});return(0,k.xI)`${(0,H.
K4)(G,10,H.dh)} of host ${(0,k.KT)(s)} ${G.length===1?v[0]:v[1]}`}const p=({urls:s})=>(0,k.XT)(s,3,i=>(0,k.KT)((0,H.dh)(i))),C=({uses:s})=>D.zK.filter(i=>s.some(
({id:v})=>(0,D.SZ)(v).includes(i))),E={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},j=s=>(0,d.CC)("service-url-priv\
ate",{message:(0,k.xI)`${_(s)} at ${p(s)}, which clients ${E[s.kind]} cannot reach`,operator:(0,k.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,k.
KT)(s.host)}`,affects:C(s)}),X=[...D.Du,"dependabot"];function w(s){const i=s.uses.every(({endpoint:G})=>G!==null),v=i?"a login sends its token in clear text ot\
herwise":(0,k.xI)`the clients send the token of ${(0,k.KT)(s.host)} there in clear text`,S=C(s);return(0,d.CC)("service-url-insecure",{message:(0,k.xI)`${_(s)} not https: ${p(
s)}`,operator:s.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:i||s.hasToken?v:void 0,affects:X.
filter(G=>S.includes(G))})}function R(s){const{host:i,name:v}=s,S=(0,k.xI)`${_(s)} on another host: ${p(s)}`,G=!s.hasToken||!C(s).includes("renovate");return(0,d.
CC)("service-url-cross-host",{message:S,help:G?(0,k.xI)`where outgoing traffic is filtered, allow ${(0,k.KT)(v)} as well`:(0,k.xI)`give Dependabot and Renovate a token for ${(0,k.
KT)(v)}; Terraform and OpenTofu send it the token of ${(0,k.KT)(i)}`,...G&&{severity:"notice",affects:[]}})}const M=s=>(0,d.CC)("service-url-other-port",{message:(0,k.
xI)`${_(s)} on another port of the same host: ${p(s)}`,operator:(0,k.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,k.
KT)(s.host)}`}),P=s=>(0,d.CC)("service-url-double-slash",{message:(0,k.xI)`${_(s,["has","have"])} a double slash in the path: ${p(s)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),f=s=>(0,d.CC)("service-url-same",{message:(0,k.xI)`${_(s,["has","have"])} the same URL: ${p(s)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var y=o(4067),K=o(5106);function q({host:s,attempt:i},v){
const{name:S}=Z.Sv(s),G=y.uo(S),tt=i.hops[0]?.address??null;if(G!=="public"||tt===null)return G;const nt=y.Zu(tt),Q=v.some(rt=>rt.name===S);return nt==="loopbac\
k"&&Q?"public":nt}const ct={public:0,reserved:1,private:2,metadata:2,loopback:3},W=(s,{kind:i})=>ct[L(s)]>ct[i];function V(s,i){const{hostname:v}=i,S=s.filter(({
url:dt})=>W(dt,i)),G=s.filter(dt=>!S.includes(dt)),tt=G.filter(({url:dt})=>dt.scheme==="http"),nt=G.filter(({id:dt,endpoint:pt})=>pt===null&&(0,K.p4)(dt)),Q=Map.
groupBy(nt,({url:dt})=>J(dt,v)),rt=G.filter(({endpoint:dt,url:pt})=>dt===null&&st(pt,v)),ft=G.filter(({url:dt})=>dt.path.includes("//")),gt=ot(i);return[...gt(S,
at,dt=>{const[pt,...ut]=new Set(S.map(({url:kt})=>L(kt))),Et=ut.length===0&&(pt==="loopback"||pt==="reserved");return j({...dt,kind:Et?pt:"private"})}),...gt(tt,
at,w),...[...Q].flatMap(([dt,pt])=>dt===null?[]:gt(pt,at,ut=>R({...ut,name:dt}))),...gt(rt,at,M),...gt(ft,et,P),...gt(m(s),et,f)]}const ot=({host:s,hasToken:i})=>(v,S,G)=>{
if(v.length===0)return[];const tt=v.map(({url:rt})=>v.length===1?et(rt):S(rt)),nt=G({host:s,hasToken:i,uses:v,urls:[...new Set(tt)]}),Q=[...new Set(v.map(({id:rt})=>rt))];
return[(0,l.kH)(nt,{services:Q,needed:v.some(({needed:rt})=>rt)})]},et=s=>(0,H.dh)((0,F.Pl)(s)),at=s=>(0,H.dh)(`${s.scheme}://${s.host}`);function L(s){const{name:i}=(0,F.
cz)(s);return y.Sz(/[^\0-\x7f]/.test(i)?Z.$o(i)??"":i.toLowerCase())}function J(s,i){const{name:v}=(0,F.cz)(s),S=Z.Sv(i).name;if(v.toLowerCase()===S)return null;
const G=Z.Pv(v);return G.ok?G.value===S?null:Z.nx(G.value):v}function st(s,i){if(s.scheme==="http"||J(s,i)!==null)return!1;const v=S=>Number(S||443);return v((0,F.
cz)(s).port)!==v(/:(\d+)$/.exec(i)?.[1]??null)}function m(s){const i=[K.e$,K.xq].flatMap(S=>s.find(G=>G.id===S)??[]),v=new Set(i.map(({url:S})=>et(S).replace(/\/$/,
"")));return i.length===2&&v.size===1?i:[]}const c=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,I=s=>c.test(s)&&!/^[a-z0-9-]+\.json$/i.
test(s),h=s=>s.replace(/[?#].*$/s,"");function e(s){const i=t(s),{id:v,host:S,value:G}=s,tt={id:v,host:S,url:(0,F.Pl)(s.url)};if(i!==null)return[$({...tt,why:i})];
const Q=r(s)&&!I(G)?(0,D.ab)(v):[];return[G===""?g(tt):null,I(G)?A({...tt,value:h(G),why:null}):null,n(G)?b(tt):null,Q.length>0?B({...tt,clients:Q}):null,s.url.
query!==""&&(0,K.p4)(v)?N(tt):null].filter(rt=>rt!==null)}function t({url:s}){const{name:i,port:v}=(0,F.cz)(s);return i===""?"no Host in request URL":v===""||Number(
v)>0&&Number(v)<=65535?null:`invalid port "${v}"`}const n=s=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(s)&&!I(s),r=({value:s,url:i})=>s!==""&&!/^$|\/$/.test(i.path);var u=o(
3217),T=o(2886),U=o(9562),Y=o(9961),it=o(9119);function yt(s,i){const v=s.forced.filter(({client:nt})=>i.includes(nt)),S=i.filter(nt=>!v.some(Q=>Q.client===nt)),
tt=(0,it.c1)(v,({place:nt,services:Q})=>JSON.stringify([nt,Q])).map(nt=>{const[Q]=nt,rt=(0,Z.cu)(s.host),{services:ft}=Q,gt={kind:"found",url:rt,services:ft},dt={
...s.attempt.timing,totalMs:0},ut={...s,attempt:{discovery:gt,hops:[],timing:dt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:nt.map(({client:Et})=>Et),
visit:ut,forced:Q}});return S.length>0||tt.length===0?[{clients:S,visit:s,forced:null},...tt]:tt}function ht({host:s,attempt:{discovery:i}},{place:v,services:S},G){
const tt={host:(0,Z.nx)(s),at:(0,T.cA)(v)},nt=i.kind==="found"?i.services:S,[Q,rt]=[S,nt].map(pt=>new Map(pt.map(({id:ut,value:Et})=>[ut,mt(Et)]))),gt=[...new Set(
[...S,...nt].map(({id:pt})=>pt))].filter(pt=>Q?.get(pt)!==rt?.get(pt)),dt=(0,Y.kV)({...tt,services:gt});return[(0,Y.Yv)(tt),...gt.length>0?[dt]:[]].map(pt=>(0,l.
kH)(pt,{clients:G}))}function mt(s){const i=(v,S)=>(0,U.G)(S)?Object.fromEntries(Object.entries(S).sort()):S;try{return JSON.stringify(s??null,i)}catch{return"n\
ested too deeply"}}var Tt=o(4606);const Ot=(s,i)=>s.filter(v=>!(0,Tt.Hf)(v,i.token)).map(v=>Rt(v,i));function Rt(s,i){const{visit:v,requirements:S,clients:G,token:tt,
concerned:nt}=i,{services:Q,places:rt}=bt(s.services,S),ft=(0,Tt.wD)(s,tt),gt=s.needed&&Lt({problem:ft,services:Q},i),dt=s.affects.filter(ut=>nt.includes(ut)),pt={
...s,problem:ft,services:Q,needed:gt,affects:dt,host:v.host};return(0,T.hD)({...pt,severity:(0,T.v1)(pt,G),places:s.places.length===0?rt:(0,it.As)(Kt(s.places))},
i)}function Lt({problem:s,services:i},{visit:{host:v,attempt:S},requirements:G,answering:tt,depth:nt}){if(nt==="discovery"||S.discovery.kind==="skipped")return!0;
const Q=i.some(ft=>tt.has(`${v} ${ft}`));if(s.code==="service-url-no-slash"&&Q)return!1;const rt=G.filter(({service:ft})=>i.length===0||i.includes(ft));return rt.
length===0||rt.some(({isForInit:ft})=>ft)}function bt(s,i){const v=nt=>i.filter(({service:Q})=>nt.includes(Q)),S=s.length===0?i:v(s),G=s.filter(nt=>S.some(({service:Q})=>Q===
nt)),tt=(S.length>0?S:v(["any"])).flatMap(nt=>nt.because);return{services:G.length>0?G:s,places:(0,it.As)(Kt([...new Set(tt)]))}}function Kt(s){const{inUse:i=[],
aside:v=[]}=Object.groupBy(s,S=>typeof S!="string"&&(0,it.MV)(S)?"aside":"inUse");return[...i,...v]}function ee(s,i){return i.every(({isImplied:S})=>S)?[...i.flatMap(
({clients:S})=>S),...(0,D.Yr)(s)]:D.zK}var ne=o(3956);function Bt(s){if(!Array.isArray(s))return jt(s);const{shown:i,more:v}=(0,H.zN)(s,5);return`[${i.map(jt).join(
", ")}${v>0?", \u2026":""}]`}function jt(s){return s===void 0?"missing":typeof s=="object"&&s!==null?(0,H.go)(s):(0,H.dh)(JSON.stringify(s))}const se=({host:s,value:i,
why:v})=>(0,d.CC)("login-type",{message:(0,k.xI)`login.v1 of host ${(0,k.KT)(s)} is ${(0,H.go)(i)}, not an object`,operator:'set login.v1 to an object with "cli\
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
/-\w+$/,"").replace("-","_"),S=(0,k.xI)`"${v}" in login.v1 of host ${(0,k.KT)(i)}`;if("why"in s){const Q=`set "${v}" to an https:// URL without user name, or to\
 a path that starts with a slash`,rt=(0,k.xI)`${S}: ${(0,k.b7)(i,(0,H.dh)(s.why))}`;return(0,d.CC)(`login-${s.rule}`,{message:rt,operator:Q})}const[G,tt]=oe[s.rule],
nt=(0,k.xI)`${S} ${G(s.value)}`;return(0,d.CC)(`login-${s.rule}`,{message:nt,operator:tt})}function ie({host:s,endpoints:i}){const v=i.map(({name:tt})=>`"${tt}"`).
join(" and "),[S]=i,G=i.length===1;return(0,d.CC)("login-url-port",{message:(0,k.xI)`${v} in login.v1 of host ${(0,k.KT)(s)} ${G?"names":"name"} no port, so a login uses port 443: ${(0,k.
KT)(S?.url??"")}`,operator:`write a path that starts with a slash, or add :${S?.port??""} to the URL${G?"":"s"}`})}const Dt=({offered:s})=>s.length===0?"is empt\
y":`offers ${(0,H.K4)(s,20,H.dh)}`;function Ft(s,i){const{id:v,host:S,offered:G,block:tt}=s,nt=`the discovery document, which ${Dt(s)}`;if(tt!==null)return`add ${v}\
 to the \`host\` block at ${tt}, which ${Dt(s)}`;if(v===K.xq&&i)return(0,k.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,k.
KT)(S)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${v}`;const Q=(0,K.qE)(v)?G.find(ft=>(0,K.OA)(ft)===v):void 0,rt=v===K.xq?`use a host that offer\
s ${v}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${v}`;return{
operator:Q===void 0?`add ${v} to ${nt}`:`rename ${Q} to ${v} in ${nt}`,user:rt}}const zt=s=>s.id==="any"?(0,d.CC)("service-missing",{message:(0,k.xI)`host ${(0,k.
KT)(s.host)} does not provide any service`,operator:`add a service to the discovery document, which ${Dt(s)}`}):(0,d.CC)("service-missing",{message:s.why,help:Ft(
s,s.isArtifactory)}),ae=s=>(0,d.CC)("service-version",{message:s.why,help:s.isReadable?Ft(s,!1):`require an id of the form NAME.vN; the discovery document ${Dt(
s)}`}),ce=({id:s,host:i,value:v,why:S})=>(0,d.CC)("service-type",{message:(0,k.xI)`${s} of host ${(0,k.KT)(i)} is ${(0,H.go)(v)}, not a string with a URL`,operator:`\
set ${s} to a URL such as "/v1/modules/"`,note:(0,H.zd)(S)});var Nt=o(8225),Wt=o(9179);function le(s,i,v){const{value:S,flaws:G}=(0,Nt.m)(s,i,v),tt={...S,authz:Gt(
S.authz),token:Gt(S.token)},nt=ue(tt,i),Q=nt.length===0?[]:[ie({host:v,endpoints:nt})];return{login:tt,problems:[...G.map(rt=>re(de(rt),v)),...Q]}}function ue(s,i){
const{name:v,port:S}=(0,F.cz)(i);return S===""||S==="443"?[]:(0,Nt.u)(s).flatMap(({endpoint:G,text:tt,url:nt})=>{const Q=(0,F.cz)(nt),rt=Q.name.toLowerCase()===
v.toLowerCase();return nt.scheme==="https"&&rt&&Q.port===""?[{name:G,url:tt,port:S}]:[]})}const de=s=>"why"in s?{...s,why:(0,Wt.Nx)(s.why)}:s;function Gt(s){const i=s===
null?null:(0,F.Dl)(s);return i?.ok?(0,F.Pl)(i.value):null}function fe({discovery:s},i){return s.kind==="found"?he(s,i):{services:[],notes:s.kind==="absent"?[me(
s,i)]:[]}}function he(s,i){const{requirements:v,clients:S,reader:G}=i,tt=s.services.map(({id:vt})=>vt),nt=s.services.some(({value:vt})=>typeof vt=="string"&&vt.
includes("/artifactory/")),Q={...i,discovery:s,offered:tt,isArtifactory:nt},rt=v.map(({service:vt})=>vt),ft=rt.filter(vt=>vt!=="any"),gt=tt.filter(vt=>!ft.includes(
vt)&&D.Du.some($t=>K.oe(vt,$t).ok)),dt=ft.map(vt=>Vt(vt,Q)),pt=({outcome:vt,notes:$t,urls:Ct})=>vt.kind!=="problem"&&!Ct.some(({endpoint:Mt,url:It})=>Mt===null&&
W(It,i))&&!$t.some(Mt=>(0,T.ER)(Mt)&&S.some(It=>Mt.affects.includes(It))),ut=gt.map(vt=>Vt(vt,Q)),Et=!rt.includes("any")||[...dt,...ut].some(pt),kt=[...dt,...Et?
ut.map(pe):ut],xt=kt.flatMap(({urls:vt})=>vt),_t=rt.includes("any")&&kt.length===0?[(0,l.kH)(zt({...Q,id:"any",why:""}))]:[];return{services:kt.map(({outcome:vt})=>vt.
kind==="problem"?{...vt,problem:(0,d.as)(vt.problem,G)}:vt),notes:[...kt.flatMap(({notes:vt})=>vt),...V(xt,i),..._t]}}function pe({outcome:s,notes:i,urls:v}){if(!K.
fg.has(s.id))return{outcome:s,notes:[],urls:[]};const S=G=>({...G,needed:!1});return{outcome:s,notes:i.map(S),urls:v.map(S)}}function me({absence:s,url:i},{requirements:v,
host:S}){const G=v.map(({service:nt})=>nt).filter(nt=>nt!=="any"),tt=(0,ne.HB)({host:S,url:(0,F.Pl)(i),why:s,required:G});return(0,l.kH)(tt,{services:G.length===
1?G:[]})}function Vt(s,i){const{services:v,url:S}=i.discovery,G=Et=>K.TE(s,{services:v,documentUrl:S,display:i.host,client:Et}),nt=(i.requirements.find(({service:Et})=>Et===
s)?.clients??i.clients).map(Et=>({client:Et,lookup:G(Et)})),[Q,...rt]=nt;if(Q===void 0)throw new Error("no client is checked");const ft=rt.filter(({lookup:Et})=>Et.
kind!==Q.lookup.kind),gt=Et=>!Ee(Et)||G(Et).kind===Q.lookup.kind,dt=ft.length===0?(0,D.SZ)(s).filter(gt):[Q.client],pt=Xt(s,Q.lookup,dt,i),ut=ft.flatMap(({client:Et,
lookup:kt})=>Xt(s,kt,[Et],i).notes);return{...pt,notes:[...pt.notes,...ut]}}const ge=2048,Ee=s=>D.Du.some(i=>i===s);function Xt(s,i,v,S){const{discovery:G,host:tt}=S,
nt=Q=>Q.map(rt=>(0,l.kH)(rt,{services:[s]}));switch(i.kind){case"url":{const{url:Q,value:rt}=i,ft=e({id:s,value:rt,url:Q,host:tt}),gt=!ft.some(({code:pt})=>pt===
"service-url-invalid"),dt=(0,H.dh)((0,F.Pl)(Q),ge);return{outcome:{id:s,kind:"url",url:dt},notes:nt(ft),urls:gt?[{id:s,endpoint:null,url:Q,needed:!0}]:[]}}case"\
object":{const{login:Q,problems:rt}=le(i.value,G.url,tt),ft=rt.find(({severity:gt})=>gt==="error");return{outcome:ft?{id:s,kind:"problem",problem:ft}:{id:s,kind:"\
login",login:Q},notes:nt(rt),urls:(0,Nt.u)(Q).map(gt=>({...gt,id:s,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const Q=ye(s,
i,S),rt=(0,l.kH)(Q,{services:[s],clients:v});return{outcome:{id:s,kind:"problem",problem:Q},notes:[rt],urls:[]}}}}function ye(s,i,v){const S={...v,id:s,why:i.why};
switch(i.kind){case"missing":return zt(S);case"bad-id":case"version":return ae({...S,isReadable:i.kind==="version"});case"type":return(s===K.S3?se:ce)({...S,value:i.
value});case"bad-url":{const G=(0,Wt.Nx)(i.why);return I(i.value)?A({...S,value:h(i.value),why:G}):i.reason==="user-info"?x(S):$({...S,url:null,why:G})}}}function ve(s,i){
const{visit:v,requirements:S,predicted:G,requests:tt,isNew:nt}=s,Q=we(s,i.dialect),rt=(0,T.TC)(v.host,S,i),ft=yt(v,Q).map($t=>Oe($t,s,i,rt)),gt=[...ft.flatMap(({
notes:$t})=>$t),...G],dt=ft.some(({forced:$t})=>$t===null),pt=(0,Tt.ux)(v,gt,rt,{...i,isAsked:dt}),ut=Yt(s,i,{clients:Q,reader:rt,token:pt}),Et=ft[0]?.services??
[],kt=[...dt?(0,u.so)(v,S,pt,i):[],...dt?(0,u.uA)(v,Et,i):[],...G,...tt===null?[]:(0,a.Ey)(tt,v.attempt.certificates,i),...(0,a.WN)(v,S)],_t=[...ft.flatMap($t=>Ot(
$t.notes,{...ut,reader:$t.reader,concerned:ut.concerned.filter(Ct=>$t.viewers.includes(Ct))})),...Ot(kt,ut)],vt=ft[0]?.forced?.place??null;return{visit:v,requirements:S,
services:Et,servicesFrom:vt,findings:_t,isNew:nt}}const we=({requirements:s},{clients:i})=>i.filter(v=>s.some(S=>S.clients.includes(v))),Yt=(s,i,v)=>({...i,...s,
...v,isHostNew:s.isNew,concerned:ee(s.visit.host,s.requirements)});function Te(s,i,v){const{visit:S,requirements:G,isNew:tt}=s,nt=(0,O.n3)({host:(0,Z.nx)(S.host),
thrown:v}),Q={kind:"skipped",problem:nt},rt={...S,attempt:{...S.attempt,discovery:Q,hops:[]}},ft={clients:i.dialect.clients,reader:null,token:Tt.Cg},gt=Yt({...s,
visit:rt},i,ft),dt=Ot([(0,l.kH)(nt)],{...gt,concerned:D.zK});return{visit:rt,requirements:G,services:[],servicesFrom:null,findings:dt,isNew:tt}}function Oe({clients:s,
forced:i,visit:v},{visit:S,requirements:G},tt,nt){const Q=i===null?nt:{...nt,role:"operator"},{services:rt,notes:ft}=fe(v.attempt,{requirements:G,clients:s,reader:Q,
block:i&&(0,T.cA)(i.place),hostname:S.host,host:(0,Z.nx)(S.host),hasToken:S.credentials?.hasToken===!0,kind:i===null?q(S,tt.resolve):"loopback"}),gt=tt.dialect.
releases.filter(({client:ut})=>s.includes(ut)),dt=S.forced.map(({client:ut})=>ut),pt=i===null?D.zK.filter(ut=>!dt.includes(ut)):s;return{forced:i,reader:Q,viewers:pt,
services:rt,notes:[...i===null?[]:ht(S,i,s),...(0,a.Ii)(v,{...tt,clients:s,releases:gt}),...ft,...i===null?(0,z.I4)(S.host,rt,G,tt):[]]}}function $e(s){const i=S=>{
const G=s.filter(({problem:tt,affects:nt})=>nt.includes(S)&&tt.usualSeverity!=="notice");return G.some(T.ER)?"fails":G.length>0?"warns":"works"},v=D.zK.map(S=>[
S,i(S)]);return Object.fromEntries(v)}var ke=o(4702),_e=o(2798),Se=o(6452),Ce=o(7688),Re=o(1331),Zt=o(2218),Ut=o(4035),Me=o(479),xe=o(3791),Ae=o(8161),Ie=o(3214),
Pe=o(9968),be=o(7057),De=o(3298);function Le(s,i,v,S){const{environment:G,kill:tt,pid:nt,secrets:Q,stop:rt,startTimer:ft}=v;let gt=null;const dt=(0,De.O)(async()=>{
const{gitFetcher:ut}=await o.e(84).then(o.bind(o,84));return gt=ut({environment:G,kill:tt,stop:rt.signal,learn:Q.learn,network:s,isNamed:Et=>(0,Z.ev)(Et,i),pause:Et=>(0,Ie.
v7)(Et,{stop:rt,startTimer:ft}),transfers:S,parent:G.RUNNER_TEMP||(0,Ae.tmpdir)(),pid:nt,isAlive:Et=>Ne(Et,tt),now:Date.now}),gt});return{fetchRepository:async(ut,Et)=>{
const{url:kt,ref:xt,sshkey:_t}=ut,vt=await dt(),$t=Number(ut.depth)||null,Ct=_t===null?null:new be.ou(_t);Ct!==null&&Q.learn(Ct);const Mt=await vt.fetch({url:(0,F.
jr)(kt),origin:Et,ref:xt,depth:$t,sshkey:Ct});return{...Mt,origin:{isPublic:Mt.isPublic}}},close:async()=>gt?.close()}}function Ne(s,i){try{return i(s,0),!0}catch(v){
return(0,Pe.Oj)(v)==="EPERM"}}async function Ue(s,i,v,S){const{dialect:G,configs:tt,requirements:nt,expand:Q}=i,{releases:rt}=G,{environment:ft,kill:gt,secrets:dt,
stop:pt,startTimer:ut}=S,Et={environment:ft,kill:gt,learn:dt.learn,stop:pt.signal},{credentials:kt,forced:xt}=(0,_e.mQ)({...v,configs:tt},Et),_t={network:(0,Se.
Af)(v),credentials:kt,concurrency:v.concurrency,random:Math.random,now:Date.now,startTimer:ut,monotonic:S.now,stop:pt,sessions:v.depth==="discovery"?null:new Map},
vt={..._t,forced:xt,required:Map.groupBy(nt,({host:St})=>St),maxRedirects:Math.max(...G.clients.map(St=>D.NX[St])),releases:rt,timeoutMs:v.timeoutMs??(0,Ut.nT)(
rt),retries:v.retries,progress:St=>S.progress({kind:"visits",...St})},$t=new Map((await(0,Ut.pj)(s,vt)).map(St=>[St.host,St])),Ct=kt.known;if(v.depth==="discove\
ry")return{visits:[...$t.values()],predicted:ke.j7,tokenSources:Ct};const{predictInit:Mt}=await Promise.all([o.e(9465),o.e(6155)]).then(o.bind(o,6155)),It=(0,Ce.
tX)(St=>S.progress({kind:"packages",...St})),Qt=Ke($t,vt,v),qt=Le(_t.network,v,S,It),Be={..._t,...i,settings:v,machine:(0,Me.g8)(ft),directory:S.directory,learn:dt.
learn,progress:St=>S.progress({kind:"registries",...St}),visits:$t,following:Q&&{expand:Q,reach:Qt.reach,fetchRepository:qt.fetchRepository,transfers:It}},je={...v,
isFork:S.isFork},te=await Mt(i.roots,Be,je).finally(qt.close),He=[...te.notes,...Qt.notes()];return{visits:[...$t.values()],predicted:{...te,notes:He},tokenSources:Ct}}
const Jt=100;function Ke(s,i,v){const S=new Set,G=new Set;return{reach:async Q=>{const rt=Q.filter(({host:ut})=>!s.has(ut)&&!G.has(ut)),ft=(0,Zt.en)(rt,v);for(const[
ut,Et]of ft)s.set(ut,(0,Re.i)(ut,Et));for(const{host:ut}of rt)ft.has(ut)||(S.size<Jt||S.has(ut)?S.add(ut):G.add(ut));const gt=Map.groupBy(rt,({host:ut})=>ut),dt=[
...S].filter(ut=>!s.has(ut)),pt=Map.groupBy(dt,ut=>gt.get(ut)?.every(Zt.T1)??!0);for(const[ut,Et]of pt){const xt={...i,sessions:null,required:gt,origin:ut?{isPublic:ut}:
null};for(const _t of await(0,Ut.pj)(Et,xt))s.set(_t.host,_t)}},notes:()=>{const Q=[...G].map(Z.nx),rt=(0,xe.q)({what:"hosts",max:Jt,names:Q});return Q.length===
0?[]:[(0,l.kH)(rt,{clients:[]})]}}}}),9713:((wt,lt,o)=>{o.d(lt,{IK:()=>D,v8:()=>d,x8:()=>B,zy:()=>x});var a=o(7075),O=o(8522),l=o(6452);const D={kind:"excerpt",
maxBytes:2048},Z=1e3,z=6e4,F=64*1024,H=1024,k=1024*1024,d=256*1024,$=_=>Buffer.from(_,"latin1").toString("utf8");function x({status:_,reason:p,headers:C}){const E=R=>{
const M=C.get(R)?.[0];return M===void 0?null:$(M)},j=E("content-length"),w=_!==204&&_!==304&&j!=="0"?E("content-encoding"):null;return{status:_,reason:$(p),contentType:E(
"content-type"),contentEncoding:w,location:E("location"),retryAfter:E("retry-after"),terraformGet:E("x-terraform-get"),apiVersion:E("tfp-api-version"),challenge:g(
C.get("www-authenticate")??[]),declaredBytes:j===null||A(w)?null:Number(j)}}function g(_){const p=_.flatMap(E=>E.split(",")).flatMap(E=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(E)?.[1]??[]);return p.some(E=>E.toLowerCase()==="bearer")?null:p[0]??null}const A=_=>_?.toLowerCase()==="gzip";async function B(_,p,C){if(C.kind==="taken"){
try{await C.take(N(b(_),p,C.maxBytes))}finally{_.destroy()}return{bytes:new Uint8Array,truncated:!1}}const E=[];let j=0,X;const w=C.kind==="excerpt"?setTimeout(
()=>_.destroy(),Z).unref():void 0;try{for await(const M of N(_,p,C.maxBytes)){if(E.push(M),E.length===H&&E.splice(0,H,Buffer.concat(E)),j+=M.length,j>C.maxBytes)
break;j>k&&(X??=await C.turn?.())}}catch(M){if((0,l.$N)(M)==="COMPRESSED_TOO_LARGE")j=Number.POSITIVE_INFINITY;else if(C.kind==="whole")throw M}finally{clearTimeout(
w),_.destroy(),X?.()}return{bytes:Buffer.concat(E).subarray(0,C.maxBytes),truncated:j>C.maxBytes}}async function*b(_){let p=!1;const C=()=>{p=!0,_.destroy()};let E=setTimeout(
C,z).unref();try{for await(const j of _)clearTimeout(E),yield j,E=setTimeout(C,z).unref();if(p)throw(0,l.Au)("BODY_PAUSED","the body pauses")}catch(j){throw p?(0,l.
Au)("BODY_PAUSED","the body pauses"):j}finally{clearTimeout(E)}}function N(_,p,C){if(!A(p.contentEncoding))return _;const E=(0,O.createGunzip)();let j=C+F;const X=async function*(w){
for await(const R of w){if(j-=R.length,j<0)throw(0,l.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield R}};return(0,a.pipeline)(_,X,E,()=>{}),E}}),7454:((wt,lt,o)=>{
o.d(lt,{be:()=>ot,X5:()=>V,gQ:()=>et,Ul:()=>at,JY:()=>ct,g2:()=>st,To:()=>I,dI:()=>W,Lu:()=>J,jT:()=>L});var a=o(7067),O=o(9968),l=o(7811),D=o(8643),Z=o(255),z=o(
4067),F=o(9509);const H=32;function k(t){const n=[];let r=t.getPeerX509Certificate();for(;r!==void 0&&n.length<H;)n.push(r),r=r.issuerCertificate;return n}function d(t,n,r){
const[u]=t;if(u===void 0)return null;const T=n.ok?n.chain.slice(0,Math.max(1,n.chain.length-1)).map(({notAfter:it})=>it):t.map(({validTo:it})=>Date.parse(it)),U=Date.
parse(u.validFrom),Y=Math.min(...T);return Number.isNaN(U)||Number.isNaN(Y)?null:{host:r,subject:$(u.subject)??u.subjectAltName??"",issuer:$(u.issuer)??u.issuer??
"",validFrom:new Date(U).toISOString(),expires:new Date(Y).toISOString()}}const $=t=>/^CN=(.*)$/m.exec(t??"")?.[1];var x=o(6452),g=o(8500),A=o(1692),B=o(9044),b=o(
4604);const N=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],_=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function p(t,{
name:n},r,u){const T=(0,x.$N)(t);if(N.includes(T))return await X(await u())?(0,x.Au)("PLAIN_HTTP","the port responds in plain HTTP"):t;if(_.test(T))return t;const U=await M(
n,r,u);return U===null?t:"flaw"in U?(r.connection.rejection=U,(0,x.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${U.flaw.kind}`)):(r.connection.unsupported=
U,(0,x.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${U.name}`))}const[C,E]=[30,100],j=Buffer.from([22,3,1,0,0]);async function X(t){const n=await new Promise(
r=>{w().then(()=>r("")),t.once("data",u=>r(u.toString("latin1",0,5))),t.once("error",()=>r("")).once("close",()=>r("")),t.write(j)});return t.destroy(),n==="HTT\
P/"}async function w(){for(let t=0;t<C;t+=1)await(0,g.setTimeout)(E,null,{ref:!1})}const R=[b.DS,{...b.DS,maxVersion:"TLSv1.2"}];async function M(t,n,r){for(const u of R){
const T=(0,A.createSecureContext)({...u,ca:[]}),U=await r(),Y=await(0,x.ek)(U,n,t,{secureContext:T}).catch(()=>null);if(Y===null)continue;const it=P(Y);return Y.
destroy(),it}return null}function P(t){const n=t.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(n))return{kind:"version",name:n};const[r]=k(t),u=r&&(0,B.h)(
r.raw);if(u?.ok===!1)return{flaw:u.flaw,isLeaf:!0};const T=t.getCipher().name;if(!b.Cg.includes(T))return{kind:"cipher",name:T};const U=y(t);if(!b.Yx.includes(U))
return{kind:"group",name:U};const Y=u?.certificate.key;return Y?.kind==="unsupported"?{flaw:{kind:"key",name:Y.name},isLeaf:!0}:null}const f={prime256v1:"P-256",
secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function y(t){const n=t.getEphemeralKeyInfo();return n===null||!("type"in n)?"":n.type==="DH"?`ffdhe${n.size}`:
f[n.name??""]??n.name??""}const K="http/1.1",q="h2";async function ct(t,n){const r=()=>st(t,n),u=await r();if(t.scheme==="http")return u;try{return await c(t,u,
n,K)}catch(T){const U=x.$N(T);throw U.endsWith("_NO_APPLICATION_PROTOCOL")&&await W(t,n),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(U)?await p(T,t,n,r):T}}async function W(t,n){
if(t.scheme!=="http")try{const r=await st(t,n);(await c(t,r,n,q)).destroy()}catch(r){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(x.$N(r)))throw r}}function V(t){
const{scheme:n}=t;if(n!=="https"&&n!=="http")return(0,l.TR)(`unsupported protocol scheme "${n}"`);const{name:r,port:u}=(0,D.cz)(t);if(r==="")return(0,l.TR)("no \
Host in request URL");const T=(0,F.ER)(r)?(0,l.Ju)(r.toLowerCase()):(0,Z.Pv)(r);if(!T.ok)return T;const U=u===""?(0,D.L5)(n):Number(u);return U>0&&U<=65535?(0,l.
Ju)({scheme:n,name:T.value,port:U}):(0,l.TR)(`invalid port "${u}"`)}function ot(t){const{name:n}=(0,D.cz)(t),r=(0,Z.Pv)(n);return(0,F.ER)(n)||!r.ok?n:r.value}function et(t,{
name:n}){const{port:r}=(0,D.cz)(t);return(0,D.EN)(n)+(r===""?"":`:${r}`)}function at({resolve:t},n,r){const u=t.some(T=>T.name===n);return!["private","loopback"].
includes((0,z.Sz)((u?null:r)??n))}function L({scheme:t,name:n,port:r}){return(0,D.EN)(n)+(r===(0,D.L5)(t)?"":`:${r}`)}function J(t,{resolve:n,chooseProxy:r}){const u=n.
find(({name:T,port:U})=>T===t.name&&(U===null||U===t.port));return u===void 0?{host:t.name,port:t.port,proxy:r(t)}:{host:u.address,port:u.addressPort??t.port,proxy:null}}
async function st(t,n){const{host:r,port:u,proxy:T}=J(t,n.network);if(T===null)return x.zy(r,u,n);x.ln(t.name,n),n.connection.proxy=T.host;const U=await m(T,n);
return t.scheme==="https"?e(t,T,U):U}async function m(t,n){const r=t.protocol==="https:"?"https":"http",u=t.hostname.replace(/^\[|\]$/g,""),T={scheme:r,name:u,port:Number(
t.port)||(0,D.L5)(r)},U=new x.Ng;try{const Y={...n.network,resolve:[],chooseProxy:()=>null};return await ct(T,{...n,network:Y,connection:U,allowPrivate:!0})}catch(Y){
if((0,O.qo)(Y))throw Y;const it=`proxy ${t.host} cannot be reached: ${x.bD(Y)}`;throw x.Au("PROXY_REFUSED",it)}finally{n.connection.lookupMs=U.lookupMs,n.connection.
connectMs=U.connectMs}}async function c(t,n,r,u){const{connection:T,network:U}=r,{trust:Y}=U,it=performance.now(),yt={secureContext:Y.context(),ALPNProtocols:[u]},
ht=await x.ek(n,r,t.name,yt);T.tlsMs=performance.now()-it;const mt=k(ht),Tt=Y.verify(mt.map(({raw:Ot})=>Ot),t.name);if(T.certificate=d(mt,Tt,L(t)),Tt.ok&&ht.alpnProtocol!==
q)return ht;throw ht.destroy(),Tt.ok?x.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(T.rejection={...Tt,issuer:mt.at(-1)?.issuer??"",hasFile:Y.hasFile},x.Au("\
CERTIFICATE_REJECTED",`certificate rejected: ${Tt.flaw.kind}`))}function I(t){if(t.username===""&&t.password==="")return{};const n=`${decodeURIComponent(t.username)}\
:${decodeURIComponent(t.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(n).toString("base64")}`}}const h=[502,503,504];function e(t,n,r){const u=`${(0,D.
EN)(t.name)}:${t.port}`;return new Promise((T,U)=>{const Y=(0,a.request)({method:"CONNECT",path:u,headers:{host:u,...I(n)},insecureHTTPParser:!0,createConnection:()=>r});
Y.on("error",it=>{const yt=`proxy ${n.host} closed the connection: ${it.message}`;U(x.Au("PROXY_REFUSED",yt))}),Y.on("connect",(it,yt,ht)=>{if(it.statusCode===200&&
ht.length===0)return T(r);r.destroy();const{statusCode:mt=0,statusMessage:Tt=""}=it,Ot=h.includes(mt)?"PROXY_NOT_REACHED":"PROXY_REFUSED",Rt=`proxy ${n.host} re\
turned ${mt} ${Tt}`;U(x.Au(Ot,Rt.trimEnd()))}),Y.end()})}}),6452:((wt,lt,o)=>{o.d(lt,{Ng:()=>ct,$N:()=>V,Au:()=>W,zy:()=>et,bD:()=>ot,Af:()=>q,ln:()=>J,Q8:()=>I,
ek:()=>at});var a=o(610),O=o(1553),l=o(7030),D=o(1692),Z=o(255),z=o(4067),F=o(3298),H=o(9044),k=o(4604),d=o(6554);const $=8192,x=1024,g=100;function A(e){const t=[];
for(const[it,yt]of e.sent.entries()){if(!yt.ok)return{ok:!1,flaw:yt.flaw,isLeaf:it===0};const{certificate:ht}=yt,{key:mt}=ht;if(mt.kind==="rsa"&&mt.bits>$)return{
ok:!1,flaw:{kind:"key-size",bits:mt.bits},isLeaf:it===0};t.push(ht)}const[n,...r]=t;if(n===void 0)throw new Error("a server sends at least one certificate");const u=B(
n,e);if(u!==null)return{ok:!1,flaw:u,isLeaf:!0};const T={intermediates:r,options:e,checks:0,hint:null},U=e.anchors(n.subject).some(({raw:it})=>it.equals(n.raw))?
C(T,[n]):_(T,[n]);if(U!==null)return{ok:!0,chain:U};const Y={kind:"unknown-authority",sent:R(n,r)};return{ok:!1,...T.hint??{flaw:Y,isLeaf:!0}}}function B(e,{host:t,
now:n}){const r=N(e,n);return r!==null?r:(0,d.AI)(e.names,t)?b(e):{kind:"other-name",names:e.names.dns}}function b({key:e}){return e.kind==="unsupported"?{kind:"\
key",name:e.name}:e.kind==="rsa"&&e.bits<x?{kind:"key-size",bits:e.bits}:null}function N({unhandled:e,notBefore:t,notAfter:n},r){const[u]=e;return u!==void 0?{kind:"\
critical-extension",id:u}:r<t?{kind:"not-yet-valid",at:t}:r>n?{kind:"expired",at:n}:null}function _(e,t){const n=t.at(-1),{options:r,intermediates:u}=e,T=r.anchors(
n.issuer),U=u.filter(({subject:Y})=>Y.equals(n.issuer));for(const[Y,it]of[...T,...U].entries()){const yt=Y<T.length;if(e.checks+=1,e.checks>g)return null;if(t.some(
Ot=>X(Ot,it)))continue;const ht=p(t,it,yt,r);if(ht!==null&&(e.hint??=ht),ht!==null||!n.isSignedBy(it.x509))continue;if(!n.x509.checkIssued(it.x509)){e.hint??={flaw:{
kind:"openssl"},isLeaf:t.length===1};continue}const mt=[...t,it],Tt=yt?C(e,mt):_(e,mt);if(Tt!==null)return Tt}return null}function p(e,t,n,{now:r}){const u=e.at(
-1),{isAuthority:T,maxPath:U}=t,Y=ht=>({flaw:ht,isLeaf:!1});if(!(T??n))return Y({kind:"no-authority"});const it=e.length===1;if(u.unsupportedSignature!==null)return{
flaw:{kind:"signature",name:u.unsupportedSignature},isLeaf:it};const yt=b(t)??N(t,r);return yt!==null?Y(yt):U!==null&&e.length-1>U?Y({kind:"path-length"}):null}
function C(e,t){const n=t.findIndex(({usages:u})=>!j(u));return n>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:n===0},null):t.every(({constraints:u},T)=>u===null||t.
slice(0,T).every(({names:U})=>(0,d.z$)(U,u)))?t:(e.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const E=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],j=e=>e.length===
0||e.some(t=>E.includes(t)),X=(e,t)=>e.subject.equals(t.subject)&&e.keyInfo.equals(t.keyInfo)&&e.encodedNames.equals(t.encodedNames),w=({subject:e,issuer:t})=>e.
equals(t);function R(e,t){return w(e)?"self-signed":t.length===0?"leaf":t.some(w)?"root":"chain"}function M(e){const t=(0,F.O)(()=>f([...D.rootCertificates,...(0,D.
getCACertificates)("extra"),...e===null?[]:[e]])),n=(0,F.O)(()=>f((0,D.getCACertificates)("system"))),r=K();return{hasFile:e!==null,context:(0,F.O)(()=>(0,D.createSecureContext)(
{...k.Hb,ca:[]})),verify:(u,T)=>{const U={sent:u.map(r),host:T,now:Date.now()},Y=A({...U,anchors:t()});return Y.ok?Y:A({...U,anchors:yt=>[...t()(yt),...n()(yt)]})}}}
const P=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function f(e){const t=e.flatMap(u=>Array.from(u.matchAll(P),([,T=""])=>Buffer.from(T,"bas\
e64"))),n=Buffer.concat(t),r=new Map;return u=>{const T=u.toString("latin1"),U=r.get(T);if(U!==void 0)return U;const it=(n.includes(u)?t.filter(yt=>yt.includes(
u)):[]).flatMap(yt=>{const ht=(0,H.h)(yt);return ht.ok&&u.equals(ht.certificate.subject)?ht.certificate:[]});return it.length>0&&r.set(T,it),it}}const y=200;function K(){
const e=new Map;return t=>{const n=Buffer.from(t).toString("latin1");e.size>=y&&!e.has(n)&&e.clear();const r=e.get(n)??(0,H.h)(t);return e.set(n,r),r}}function q({
resolve:e,chooseProxy:t,authorities:n,hostnames:r,tokens:u,allowedHosts:T}){const U=T.filter(({subdomains:it})=>!it),Y=[...r,...u,...U].map(({host:it})=>(0,Z.Sv)(
it).name);return{resolve:e,chooseProxy:t,trust:M(n),namedHosts:new Set([...Y,...e.map(({name:it})=>it)])}}class ct{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const W=(e,t)=>Object.assign(new Error(t),{code:e});function V(e){return typeof e!="object"||e===null?"":"code"in e&&typeof e.code=="string"?e.code:""}const ot=e=>typeof e==
"object"&&e!==null&&"message"in e?String(e.message):String(e);async function et(e,t,n){const{connection:r}=n;(0,l.isIP)(e)!==0&&J(e,n);const u=performance.now();
let T=u;const U=(0,l.connect)({host:e,port:t,noDelay:!0,lookup:h(n,()=>{T=performance.now(),r.lookingUp=!1,r.lookupMs=T-u})});return n.hold(U),await L(U,"connec\
t"),r.connectMs=performance.now()-T,r.address=U.remoteAddress??null,U}async function at(e,t,n,r){const u=(0,D.connect)({...r,socket:e,servername:(0,l.isIP)(n)===
0?n.replace(/\.$/,""):"",rejectUnauthorized:!1});return t.hold(u),await L(u,"secureConnect"),u}function L(e,t){return new Promise((n,r)=>{const u=()=>r(W("ECONN\
RESET","the connection was closed")),T=()=>n(void e.off("close",u));e.once(t,T).once("error",r).once("close",u)})}function J(e,t){const n=st(e,t);if(n!==null)throw n}
function st(e,{allowPrivate:t}){const n=(0,z.Sz)(e);return n==="metadata"?W("ADDRESS_METADATA",`${e} is a metadata address`):n==="public"||t?null:W(n==="reserve\
d"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${e} is a ${n} address`)}const m=253,c=e=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(e);async function I(e,t){if(J(e,t),(0,l.isIP)(
e)!==0)return;const n=await(0,O.lookup)(e,{all:!0});for(const{address:r}of n)J(r,t)}function h(e,t){return(n,r,u)=>{const Y=(c(n)||n.replace(/\.$/,"").length>m?
W("ENOTFOUND",`no such host: ${n}`):null)??st(n,e);if(Y!==null)return queueMicrotask(()=>u(Y,[]));e.connection.lookingUp=!0,(0,a.lookup)(n,{...r,all:!0},(it,yt)=>{
if(t(),it!==null)return u(it,[]);const ht=yt.map(({address:Ot})=>st(Ot,e)),mt=yt.filter((Ot,Rt)=>ht[Rt]===null),Tt=ht.find(Ot=>Ot!==null);if(mt.length===0&&Tt)return u(
Tt,[]);u(null,mt)})}}}),9926:((wt,lt,o)=>{o.d(lt,{Eu:()=>l,PU:()=>O,iD:()=>a});class a{#e=[];#t;constructor(z){this.#t=z}async pass(z){const F=await this.enter();
return z().finally(F)}async enter(){return this.#t===0?await new Promise(z=>this.#e.push(z)):this.#t-=1,()=>{const z=this.#e.shift();z===void 0?this.#t+=1:z()}}}
const O=4;async function l(Z,z,{concurrency:F},H,k=O){await D(Map.groupBy(Z,z).values(),F*O,d=>D(d.values(),k,H))}async function D(Z,z,F){const H=async()=>{for(const k of Z)
await F(k)};await Promise.all(Array.from({length:z},H))}}),7144:((wt,lt,o)=>{o.d(lt,{N:()=>st});var a=o(8643),O=o(4067),l=o(7057),D=o(2432),Z=o(9713),z=o(7454),
F=o(6452),H=o(7811);function k(h){const[,e="",t="",n=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(h)??[],r=/^HTTP\/(\d)\.(\d)$/.exec(e);if(r===null)return(0,H.TR)("malfor\
med status line");if(!/^(\d|\+(?=\d))\d\d$/.test(t))return(0,H.TR)("malformed status");const[,u="",T=""]=r;return(0,H.Ju)({status:Number(t),reason:n,version:Number(
u+T)})}function d(h,e){const t=g(e);if(!t.ok)return t;const n=new Map(t.value),{status:r,reason:u,version:T}=h,U=_(r,T,n);if(!U.ok)return U;U.value==="chunked"&&
n.delete("content-length");const Y=U.value!==1/0&&C(T,n);return(0,H.Ju)({status:r,reason:u,headers:n,framing:U.value,keepAlive:Y})}const $=/^[\w!#$%&'*+.^`|~ -]+$/,
x=h=>/^[\t -~\u0080-\u00ff]*$/.test(h);function g(h){const e=new Map;for(const t of b(h)){const n=t.indexOf(":"),r=t.slice(0,Math.max(n,0)),u=B(t.slice(n+1));if(!$.
test(r))return(0,H.TR)("malformed header line");if(!x(u))return(0,H.TR)("control character in a header");const T=r.toLowerCase(),U=e.get(T);U===void 0?e.set(T,[
u]):U.push(u)}return(0,H.Ju)(e)}const A=/(?<![ \t])[ \t]+$/,B=h=>h.replace(/^[ \t]+/,"").replace(A,"");function b(h){const e=[];for(const t of h){const n=B(t),r=e.
at(-1);/^[ \t]/.test(t)&&r!==void 0?r.push(n):e.push([/^[ \t]|^[^:]*$/.test(t)?":":n])}return e.map(t=>t.join(" "))}const N=["transfer-encoding","content-length",
"trailer"];function _(h,e,t){const n=e>=11?t.get("transfer-encoding")??[]:[],[r]=n;if(n.length>1)return(0,H.TR)("several Transfer-Encoding headers");if(r!==void 0&&
r.toLowerCase()!=="chunked")return(0,H.TR)("unsupported Transfer-Encoding");const u=p(t,"trailer");if(r!==void 0&&u.some(it=>N.includes(it)))return(0,H.TR)("for\
bidden name in Trailer");const T=t.get("content-length")??[];if(new Set(T).size>1)return(0,H.TR)("different Content-Length headers");const[U]=T,Y=Number(U);return U!==
void 0&&!(/^\d+$/.test(U)&&Y<2**63)?(0,H.TR)("malformed Content-Length"):h<200||h===204||h===304?(0,H.Ju)(0):r!==void 0?(0,H.Ju)("chunked"):(0,H.Ju)(U===void 0?
1/0:Y)}const p=(h,e)=>(h.get(e)??[]).flatMap(t=>t.split(",")).map(t=>t.trim().toLowerCase());function C(h,e){const t=p(e,"connection");return h<10||t.includes("\
close")?!1:h>=11||t.includes("keep-alive")}const E=4096,j=16*1024;class X{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(e){const t=new Uint8Array(e.length);let n=0,
r=0;for(;r<e.length&&this.#e!=="nothing";){if(this.#t>0){const U=Math.min(r+this.#t,e.length);for(this.#t-=U-r;r<U;r+=1,n+=1)t[n]=e[r]??0;continue}const u=e[r]??
0;if(r+=1,this.#s+=String.fromCharCode(u),this.#s.length+this.#r>E)return(0,H.TR)("long line in chunks");if(u!==10)continue;const T=this.#i(this.#s);if(T!==null)
return(0,H.TR)(T);this.#s=""}return(0,H.Ju)({data:t.subarray(0,n),used:r,isEnd:this.#e==="nothing"})}#i(e){if(!e.endsWith(`\r
`)||e.indexOf("\r")<e.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#a(e);const t=e===`\r
`;if(this.#e==="end of data")return this.#e="size",t?null:"malformed chunk";if(this.#r+=e.length,!t)return this.#o.push(e.slice(0,-2)),null;this.#e="nothing";const n=g(
this.#o);return n.ok?null:n.why}#a(e){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(e)?(this.#t=Number.parseInt(e,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+e.length-16-2*this.#t),this.#n>j?"chunks with too little data":null)):"malformed chunk size"}}function w(h){const e=new at(
h);let t=!0,n=0;return{mayRepeat:()=>n>0&&e.received===n,isFree:()=>t&&e.isEmpty&&!h.destroyed&&h.readable,get:async r=>{t=!1,n=e.received,h.write(R(r),"latin1"),
await f(e);const u=await K(e),{framing:T}=u,U=async function*(){yield*T==="chunked"?ot(e):V(e,T),t=u.keepAlive},Y=()=>{t||h.destroy()};return{head:(0,Z.zy)(u),body:Object.
assign(U(),{destroy:Y})}}}}function R({path:h,headers:e}){const t=Object.entries(e).map(([r,u])=>`${r}: ${u}`),n=[`GET ${h} HTTP/1.1`,...t];if(n.some(r=>/[\r\n\0]/.
test(r)))throw new Error("a request has a line break");return`${n.join(`\r
`)}\r
\r
`}const M=9,P=4;async function f(h){const e=await h.arrived();if(e===null||e.length<M)return;if(e[0]===0&&e[3]===P&&e.readUInt32BE(5)===0)throw(0,F.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const y=5;async function K(h){h.textBytes=Z.v8;for(let e=0;e<=y;e+=1){const t=q(k(await ct(h))),n=[];for(;;){
const u=await ct(h);if(u==="")break;n.push(u)}const r=q(d(t,n));if(r.status<100||r.status>199||r.status===101)return r}throw(0,F.Au)("HTTP_MALFORMED",`more than\
 ${y} interim responses`)}function q(h){if(!h.ok)throw(0,F.Au)("HTTP_MALFORMED",h.why);return h.value}async function ct(h){const e=await h.line();if(e===null)throw(0,F.
Au)("ECONNRESET","the connection was closed");return e.endsWith("\r")?e.slice(0,-1):e}const W=64*1024;async function*V(h,e){let t=e;for(;t>0;){const n=await h.arrived()!==
null;if(!n&&t===1/0)return;if(!n)throw(0,F.Au)("BODY_CUT","the body is cut off");const r=h.take(Math.min(t,W));t-=r.length,yield r}}async function*ot(h){const e=new X;
for(;;){const t=await h.arrived();if(t===null)throw(0,F.Au)("BODY_CUT","the body is cut off");const{data:n,used:r,isEnd:u}=q(e.push(t));if(h.take(r),n.length>0&&
(yield n),u)return}}const et=10;class at{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(e){this.#e=e[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const e=[];for(;;){const t=this.#t.indexOf(et),n=this.take(t<0?this.#t.length:t+1);if(e.push(n),this.textBytes-=n.length,this.textBytes<
0)throw(0,F.Au)("HEADERS_TOO_LARGE","too many headers");if(t>=0)return Buffer.concat(e).toString("latin1").slice(0,-1);if(await this.#n())continue;const r=Buffer.
concat(e).toString("latin1");return r===""||r==="\r"?null:r}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(e){const t=this.#t.subarray(
0,e);return this.#t=this.#t.subarray(t.length),t}async#n(){const e=await this.#e.next();return e.done===!0?!1:(this.#t=e.value,this.received+=this.#t.length,!0)}}
class L{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const J=12;class st{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(e){this.
network=e}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const e of[...this.#n].reverse())e.destroy()};async get(e){const t=new L;try{const{head:n,body:r}=await this.#o(
e,t);t.head=n,t.body=await(0,Z.x8)(r,n,e.planBody(n))}catch(n){t.address=t.connection?.address??t.address,t.error=(0,F.$N)(n)==="ECONNRESET"&&this.#e[0]||n}return t}async#o(e,t){
const{scheme:n,name:r,port:u}=e.endpoint,T=`${n}://${r} ${u}`,U=`${T} private`,Y=m(e,this.network),it=async mt=>{this.#r(mt),t.address=mt.address;const Tt=performance.
now(),Ot=await mt.http.get(Y);return t.firstByteMs=performance.now()-Tt,Ot},ht=(e.allowPrivate?[T,U]:[T]).map(mt=>this.#t.get(mt)).find(mt=>mt?.http.isFree());if(ht!==
void 0)try{return await it(ht)}catch(mt){if(!this.#s||!ht.http.mayRepeat())throw mt}try{const mt=this.#i(e,t),Tt=await(0,z.JY)(e.endpoint,mt),{address:Ot}=mt.connection,
Rt=(0,O.Sz)(Ot??r)==="public"?T:U;return await it({key:Rt,http:w(Tt),socket:Tt,address:Ot})}catch(mt){throw(0,F.$N)(mt)==="HTTP2_FRAME"&&await(0,z.dI)(e.endpoint,
this.#i(e,t)),mt}}#r(e){const t=this.#t;t.delete(e.key),t.set(e.key,e);const[n]=t;t.size>J&&n!==void 0&&(t.delete(n[0]),n[1].socket.destroy())}#i({allowPrivate:e},t){
const n=new F.Ng;t.connection=n;const r=u=>{this.#n.add(u),u.on("error",T=>{(0,F.$N)(T).startsWith("ERR_SSL")&&this.#e.push(T)}),u.on("close",()=>this.#n.delete(
u)),this.#s||u.destroy()};return{network:this.network,connection:n,allowPrivate:e,hold:r}}}function m(h,e){const{url:t,endpoint:n,token:r,headers:u}=h,T=n.scheme===
"http"?(0,z.Lu)(n,e).proxy:null,U=(0,z.gQ)(t,n),Y=(0,a.t5)(t);return{path:c(T===null?Y:`http://${U}${Y}`).replace(/ /g,"%20"),headers:{host:U,"user-agent":D._O,
...u,...u.range===void 0?{"accept-encoding":"gzip"}:{},...I(t,r),...T===null?{}:(0,z.To)(T)}}}const c=h=>Buffer.from(h,"utf8").toString("latin1");function I(h,e){
if(e!==null)return{authorization:c(`Bearer ${e.reveal()}`).trimEnd()};const t=(0,a.aR)(h);return t===null||t.length>l.$c?{}:{authorization:t}}}),3070:((wt,lt,o)=>{
o.d(lt,{e:()=>V});var a=o(8643),O=o(9432),l=o(1281),D=o(8032),Z=o(7057),z=o(9713),F=o(7454),H=o(8161),k=o(9968),d=o(8936),$=o(3956),x=o(3368),g=o(6360),A=o(2801),
B=o(6452);const b=m=>({describe:m,transient:!1}),N=m=>({describe:m,transient:!0}),_=m=>c=>d.T0({host:c.host,why:m}),p=m=>N(({host:c})=>d.P6({host:c,error:m})),C=m=>b(
({host:c})=>x.cI({host:c,error:m})),E=m=>N(({host:c,asks:I})=>I==="document"?$.Eh({host:c,why:m}):(0,g.Bz)({host:c,why:m})),j=m=>b(({host:c,asks:I})=>(0,A.AO)({
host:c,address:m,asks:I})),X=b(({host:m,text:c})=>d.P0({host:m,error:c}));function w({host:m,rejection:c}){if(c===null)throw new Error("a certificate is rejecte\
d for a reason");const{flaw:I,isLeaf:h,issuer:e="",hasFile:t=!1}=c;return I.kind==="expired"?x.vk({host:m,isLeaf:h,at:I.at}):I.kind==="not-yet-valid"?x.x1({host:m,
isLeaf:h,at:I.at}):I.kind==="other-name"?x.B_({host:m,names:I.names}):x.SE({host:m,isLeaf:h,flaw:I,issuer:e,hasFile:t})}const R={ENOTFOUND:b(_("no-such-host")),
ENODATA:b(_("no-such-host")),EAI_AGAIN:N(_("no-answer")),EAI_FAIL:N(_("server-failed")),ECONNREFUSED:p("refused"),ECONNRESET:p("closed"),ECONNABORTED:p("closed"),
EPIPE:p("closed"),EHOSTUNREACH:p("no-host-route"),ENETUNREACH:p("no-network-route"),ETIMEDOUT:N(({host:m,asks:c})=>d.Qs({host:m,asks:c,phase:"connection",limitMs:null})),
BODY_PAUSED:N(({host:m,asks:c})=>d.Qs({host:m,asks:c,phase:"body",limitMs:null})),PROXY_NOT_REACHED:N(({host:m,text:c})=>d.P6({host:m,error:{proxy:c}})),PROXY_REFUSED:b(
({host:m,text:c})=>x.rZ({host:m,reason:c})),PLAIN_HTTP:b(x.MY),ADDRESS_METADATA:j("metadata"),ADDRESS_PRIVATE:j("private"),ADDRESS_RESERVED:j("reserved"),CERTIFICATE_REJECTED:b(
w),TLS_UNSUPPORTED:b(({host:m,unsupported:c})=>x.cI({host:m,error:c??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:C({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:C(
{kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:C({kind:"client-certificate"}),HTTP_MALFORMED:X,HTTP2_FRAME:X,HTTP2_ONLY:b(A.ro),HEADERS_TOO_LARGE:b(
$.ku),BODY_CUT:E("closed"),Z_BUF_ERROR:E("gzip"),Z_DATA_ERROR:b(({host:m,asks:c})=>c==="document"?$.jN({host:m,encoding:"broken gzip"}):(0,g.Bz)({host:m,why:"no\
t-gzip"}))};function M(m){return m.endsWith("UNRECOGNIZED_NAME")?C({kind:"unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(m)?C({code:m}):p({code:m})}function P(m){
const{code:c}=m,I=Object.hasOwn(R,c)?R[c]:void 0,{describe:h,transient:e}=I??M(c);return{problem:h(m),transient:e}}function f({error:m,connection:c,head:I},{endpoint:h,
asks:e,limitMs:t}){const n=(0,F.jT)(h);if(t!==null){const Y=K(c,I!==null);return{problem:d.Qs({host:n,asks:e,phase:Y,limitMs:t}),transient:!0}}const r=(0,B.$N)(
m);if(r===""||(0,k.qo)(m))throw m;/^E(?:NOTFOUND|AI_)/.test(r)&&(0,k.yR)(H.devNull);const u=I!==null&&y.test(r)?"BODY_CUT":r,{rejection:T,unsupported:U}=c??new B.
Ng;return P({code:u,text:(0,B.bD)(m),asks:e,host:n,rejection:T,unsupported:U})}const y=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function K(m,c){return m?.lookingUp?
"lookup":m?.connectMs===null?"connection":c?"body":"response"}const q=[301,302,303,307,308],ct=8192;class W{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(c){
this.options=c,this.started=c.monotonic(),this.startsInPublic=c.origin?.isPublic??!0}}async function V(m){const c=new W(m),I=m.startTimer(m.timeoutMs,()=>{c.timedOut=
!0,m.session.close()});try{const h=await ot(c),{connections:e,firstByteMs:t,headMs:n,started:r}=c,u=it=>{const yt=e.map(ht=>ht[it]).filter(ht=>ht!==null);return yt.
length===0?null:yt.reduce((ht,mt)=>ht+mt)},T=[...c.hops],U=[...e.flatMap(({certificate:it})=>it??[])],Y={lookupMs:u("lookupMs"),connectMs:u("connectMs"),tlsMs:u(
"tlsMs"),firstByteMs:t,totalMs:m.monotonic()-r};return{response:h,hops:T,timing:Y,headMs:n,certificates:U}}finally{I()}}async function ot(m){let{url:c}=m.options;
for(;;){const I=(n,r)=>J((0,l.Y3)({redirect:n,url:(0,a.Pl)(c),why:r})),h=(0,F.X5)(c);if(!h.ok)return I("to",h.why);const e=await at(m,c,h.value);if(e.kind==="fa\
iled"||!et(e.head))return e;const t=(0,a.O2)(c,e.head.location??"");if(!t.ok)return I("from",`failed to parse Location header: ${t.why}`);if(m.hops.length>m.options.
maxRedirects)return st(m,t.value);if((0,a.jr)(t.value).length>ct){const n=`its URL has more than ${ct} characters, which servers do not accept`;return I("from",
n)}c=t.value}}const et=({status:m,location:c})=>q.includes(m)&&!!c;async function at(m,c,I){const{options:h,hops:e}=m,{token:t,session:n,planBody:r,headers:u,origin:T}=h,
{network:U}=n,Y=e.length===0&&T===null;m.urls.add((0,a.jr)(c)),m.stops.push({scheme:I.scheme,name:(0,F.be)(c)});const it=t===null?"none":(0,Z.nL)(m.stops).at(-1)??
"dropped";m.headMs=null;const yt=h.monotonic(),ht=await n.get({url:c,endpoint:I,token:it==="sent"?t:null,headers:u,allowPrivate:!m.startsInPublic||Y||U.namedHosts.
has(I.name),planBody:bt=>(m.headMs=h.monotonic()-m.started,et(bt)?z.IK:r(bt))});e.push(L(ht,c,it,h.monotonic()-yt));const{connection:mt,head:Tt,body:Ot}=ht;if(mt!==
null&&m.connections.push(mt),Ot!==null&&(m.firstByteMs=(m.firstByteMs??0)+ht.firstByteMs),Y&&(m.startsInPublic=(0,F.Ul)(U,I.name,ht.address)),Tt!==null&&Ot!==null)
return{kind:"received",url:c,head:Tt,body:Ot};const Rt=m.timedOut?h.timeoutMs:null,{asks:Lt}=h;return{kind:"failed",...f(ht,{endpoint:I,asks:Lt,limitMs:Rt})}}function L({
connection:m,address:c,head:I},h,e,t){return{url:(0,O.dh)((0,a.Pl)(h)),status:I?.status??null,reason:(0,O.dh)(I?.reason??""),mediaType:I?.contentType?(0,O.dh)(I.
contentType):null,authorization:e,challenge:I?.challenge?(0,O.dh)(I.challenge):null,address:c,proxy:m?.proxy??null,ms:t}}const J=m=>({kind:"failed",problem:m,transient:!1});
function st({urls:m,hops:c,options:I},h){const{asks:e,maxRedirects:t}=I,n=c[0]?.url??"";if(m.has((0,a.jr)(h)))return J((0,l.f0)({url:n,asks:e,to:(0,a.Pl)(h)}));
const r=c.length,u=e==="document"?D.NX:{terraform:t,opentofu:t},T=D.Du.filter(U=>r>u[U]);return J((0,l.KA)({url:n,asks:e,redirects:r,clients:T,limits:u}))}}),7688:((wt,lt,o)=>{
o.d(lt,{kJ:()=>F,sP:()=>H,tX:()=>k});var a=o(3298),O=o(9926);const l=8,D=4,Z=512*1024*1024,z=64*1024*1024,F={kind:"unread",why:`this check reads at most ${z/1024/
1024} MiB of configuration in all packages`},H={kind:"unread",why:`this check transfers at most ${Z/1024/1024} MiB of packages`};function k(d){const $=new O.iD(
l),x=(0,a.O)(b=>new O.iD(D)),g=[];let A=0;async function B(b,N){g.push(b),d({done:A,waiting:g});try{return await N()}finally{g.splice(g.indexOf(b),1),A+=1,d({done:A,
waiting:g})}}return{pass:(b,N)=>x(b).pass(()=>$.pass(()=>B(b,N))),room:{bytes:Z,kept:z}}}}),9044:((wt,lt,o)=>{o.d(lt,{h:()=>p});var a=o(7598),O=o(3298),l=o(5389);
const D=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],Z="1.2.840.113549.1.1.10",z={[Z]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1",
"1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.\
1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},F="public key",H=()=>new l.G4(F);function k(W,V){const[ot,et]=l.nx(W,F),[at,L]=l.nx(ot,F),J=l.xP(at),st=l.
e4(et,F);switch(J){case"1.2.840.113549.1.1.1":if(L?.whole.toString("hex")!=="0500")throw H();return $(st,V);case"1.2.840.10045.2.1":return x(st,L,V);case"1.3.10\
1.112":if(L||st.length!==32)throw H();return{kind:"ed25519"};default:return{kind:"unsupported",name:z[J]??J}}}const d=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function $(W,{
publicKey:V}){const ot=l.nx(l.ZE(W,F)[0],F);if(!ot.every(({content:J})=>d.test(J.toString("hex")))||(ot[1]?.content.length??0)>8)throw H();const{modulusLength:at=0,
publicExponent:L=0n}=V.asymmetricKeyDetails??{};return L>1n&&L%2n===1n&&L<2n**31n?{kind:"rsa",bits:at}:{kind:"unsupported",name:`RSA with the exponent ${L}`}}function x(W,V,ot){
const et=V?.tag===6?l.xP(V):"explicit parameters";if(!D.includes(et))return{kind:"unsupported-curve",curve:z[et]??et};if(W[0]!==4||ot.publicKey.asymmetricKeyType!==
"ec")throw H();return{kind:"ecdsa"}}const g=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,A=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
B=["201 20","202 30","203 40"];function b(W){const[V,ot]=l.nx(W,"signature algorithm"),et=l.xP(V),[,at,L]=A.exec(ot?.whole.toString("hex")??"")??[];return et===
Z&&B.includes(`${at} ${L}`)||g.test(et)?null:et===Z?"RSA-PSS with other parameters than SHA-2":z[et]??et}var N=o(6554);const _=W=>({ok:!1,flaw:W});function p(W){
try{const V=new a.X509Certificate(W),{raw:ot}=V;if(!ot.equals(W))throw new l.G4("certificate");return w(V,ot)}catch(V){const ot=V instanceof l.G4?V.message:"cer\
tificate";return _({kind:"malformed",part:ot})}}const C=160,E=["020100","020101","020102"],j=163;function X(W){const V=l.nx(W,"certificate"),ot=V[0]?.tag===C,et=ot?
V[0]?.content.toString("hex"):E[0];if(!E.includes(et??""))throw new l.G4("version");return{isThird:et===E[2],fields:V.slice(ot?1:0)}}function w(W,V){const[ot,et]=l.
nx(l.ZE(V,"certificate")[0],"certificate"),{isThird:at,fields:L}=X(ot),[,J,st,,m,c,...I]=L;if(!J||!st||!m||!c)throw new l.G4("certificate");if(!et?.content.equals(
J.content))throw new l.G4("signature algorithm");if(W.serialNumber.startsWith("-"))return _({kind:"negative-serial"});M(st,"issuer"),M(m,"subject");const[h,e]=[
P(W.validFrom),P(W.validTo)],t=k(c,W);if(t.kind==="unsupported-curve")return _({kind:"curve",curve:t.curve});const n=at?I.find(({tag:u})=>u===j):void 0;return{ok:!0,
certificate:{raw:V,x509:W,isSignedBy:(0,O.O)(u=>R(W,u)),subject:m.whole,issuer:st.whole,notBefore:h,notAfter:e,unsupportedSignature:b(J),key:t,keyInfo:c.whole,isAuthority:at?
W.ca:null,...K(n)}}}function R(W,V){try{return W.verify(V.publicKey)}catch{return!1}}function M(W,V){const ot=l.nx(W,V).flatMap(et=>l.nx(et,V,49));for(const et of ot){
const[,at]=l.nx(et,V);if(at===void 0||!l.KH(at))throw new l.G4(V)}}function P(W){const[,V,ot]=/^(.*:\d\d) (\d+) GMT$/.exec(W)??[],et=new Date(`${V} 2000 GMT`).setUTCFullYear(
Number(ot));if(Number.isNaN(et))throw new l.G4("validity");return et}const f=[15,19,31,32,33,36,37,54].map(W=>`2.5.29.${W}`),y=["2.5.29.14","2.5.29.35","1.3.6.1\
.5.5.7.1.1"];function K(W){const V="extensions",ot=new Map,et=[];for(const m of W?l.nx(l.nx(W,V,j)[0],V):[]){const[c,I,h]=l.nx(m,V),e=l.xP(c),t=h??I;if(t?.tag!==
4||ot.has(e))throw new l.G4(V);ot.set(e,t.content),h&&I&&l.Hn(I)&&et.push(e)}if(et.some(m=>y.includes(m)))throw new l.G4(V);const at=(m,c)=>{const I=ot.get(`2.5\
.29.${m}`);return I===void 0?null:c(I)},L=at(17,N.m6)??{dns:[],addresses:[],others:[]},J=at(30,N.xV);at(15,m=>l.e4(l.ZE(m,"keyUsage")[0],"keyUsage"));const st=new Set(
f);return Object.values(L).some(({length:m})=>m>0)&&st.add("2.5.29.17"),J?.isKnown&&st.add("2.5.29.30"),{encodedNames:ot.get("2.5.29.17")??Buffer.alloc(0),names:L,
constraints:J,maxPath:at(19,q),usages:at(37,ct)??[],unhandled:et.filter(m=>!st.has(m))}}function q(W){const V="basicConstraints",ot=l.nx(l.ZE(W,V)[0],V),et=ot[0]?.
tag===1;et&&ot[0]&&l.Hn(ot[0]);const at=ot[et?1:0]?.content;if(at&&at.length>8)throw new l.G4(V);return at===void 0?null:+`0x${at.toString("hex")}`}function ct(W){
const V="extendedKeyUsage";return l.nx(l.ZE(W,V)[0],V).map(ot=>l.xP(ot))}}),5389:((wt,lt,o)=>{o.d(lt,{G4:()=>O,Hn:()=>F,KH:()=>d,ZE:()=>D,e4:()=>H,nx:()=>Z,xP:()=>z});
var a=o(4573);class O extends Error{}const l=48;function D($,x){const g=[];for(let A=0;A<$.length;){const B=$[A]??0,b=$[A+1]??128,N=Math.max(b-128,0),_=b<128?b:
$.readUIntBE(A+2,N),p=N===0||_>=128&&$[A+2]!==0,C=A+2+N,E=C+_;if(!p||E>$.length||(B&31)===31)throw new O(x);g.push({tag:B,content:$.subarray(C,E),whole:$.subarray(
A,E)}),A=E}return g}function Z($,x,g=l){if($?.tag!==g)throw new O(x);return D($.content,x)}function z($){const x=[0];for(const b of $?.content??[]){const N=128*
(x.pop()??0)+(b&127);if(N>=2**31)throw new O("object identifier");x.push(N,...b<128?[0]:[])}const[g=0,...A]=x.slice(0,-1),B=Math.min(Math.floor(g/40),2);return[
B,g-40*B,...A].join(".")}function F({tag:$,content:x}){const g=x.toString("hex");if($!==1||g!=="00"&&g!=="ff")throw new O("boolean");return g==="ff"}function H($,x){
const{tag:g=0,content:A=Buffer.alloc(0)}=$??{},B=A[0]??8,b=((A.at(-1)??0)&(1<<B)-1)===0;if(g!==3||B>7||!b)throw new O(x);return A.subarray(1)}const k={18:/^[\d ]*$/,
19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},d=({tag:$,content:x})=>$===12?(0,a.isUtf8)(
x):k[$]?.test(x.toString("latin1"))??!1}),6554:((wt,lt,o)=>{o.d(lt,{AI:()=>k,m6:()=>H,xV:()=>d,z$:()=>B});var a=o(4573),O=o(6429),l=o(5389);const D=130,Z=135,z=[
129,134];function F(p,C,E){const j=P=>p.filter(({tag:f})=>f===P).map(({content:f})=>f),X=j(Z);if(!([D,...z].flatMap(j).every(P=>(0,a.isAscii)(P))&&X.every(({length:P})=>C.
includes(P))))throw new l.G4(E);const R=z.filter(P=>j(P).length>0);return{dns:j(D).map(String),addresses:X,others:R}}function H(p){const C="subject alternative \
names";return F((0,l.nx)((0,l.ZE)(p,C)[0],C),[4,16],C)}function k({dns:p,addresses:C},E){const j=(0,O.r5)(E);if(j!==null)return C.some(P=>P.equals(Buffer.from((0,O.
NW)(j))));const X=E.toLowerCase(),w=X.replace(/\.$/,""),R=w.replace(/^[^.]*/,""),M=[X,w,...R===""?[]:[`*${R}`]];return p.some(P=>M.includes(P.toLowerCase()))}function d(p){
const C="name constraints",[E,...j]=(0,l.ZE)(p,C),X=(0,l.nx)(E,C),w=X.map(({tag:K})=>K).join(),R=X.every(({content:K})=>K.length===0);if(j.length>0||R||!["160",
"161","160,161"].includes(w))throw new l.G4(C);const M=K=>X.filter(({tag:q})=>q===K).flatMap(({content:q})=>(0,l.ZE)(q,C)).flatMap(q=>(0,l.nx)(q,C).slice(0,1)),
[P,f]=[M(160),M(161)],y=[D,Z,...z];return{permitted:$(P,C),excluded:$(f,C),isKnown:[...P,...f].every(({tag:K})=>y.includes(K))}}function $(p,C){const E=F(p,[8,32],
C),j=E.dns.map(w=>w.toLowerCase());if(!(j.every(w=>x(w.replace(/^\.(?=.)/,"")))&&E.addresses.every(g)))throw new l.G4(C);return{...E,dns:j}}const x=p=>/^[!-~]*$/.
test(p)&&!/^\.|\.\.|\.$/.test(p);function g(p){const C=p.subarray(p.length/2),E=Array.from(C,j=>j.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(E)}const A=25e4;
function B(p,{permitted:C,excluded:E}){const j=C.dns.length+E.dns.length,X=C.addresses.length+E.addresses.length,w=p.dns.length*j+p.addresses.length*X,R=[...C.others,
...E.others];if(w>A||p.others.some(f=>R.includes(f)))return!1;const M=p.dns.every(f=>{const y=f.toLowerCase();return x(y)&&(C.dns.length===0||C.dns.some(K=>b(y,
K)))&&!E.dns.some(K=>b(y,K)||N(y,K))}),P=p.addresses.every(f=>(C.addresses.length===0||C.addresses.some(y=>_(f,y)))&&!E.addresses.some(y=>_(f,y)));return M&&P}const b=(p,C)=>C===
""||p===C||p.endsWith(C.startsWith(".")?C:`.${C}`),N=(p,C)=>p.startsWith("*.")&&C.replace(/^[^.]*/,"")===p.slice(1),_=(p,C)=>2*p.length===C.length&&p.every((E,j)=>{
const X=C[p.length+j]??0;return(E&X)===((C[j]??0)&X)})}),4604:((wt,lt,o)=>{o.d(lt,{Cg:()=>D,DS:()=>x,Hb:()=>k,Yx:()=>Z});var a=o(7598);const O=["TLS_AES_128_GCM\
_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],l=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],D=[...O,
...l.flatMap(g=>[`ECDHE-ECDSA-${g}`,`ECDHE-RSA-${g}`])],Z=["X25519","P-256","P-384","P-521"],z=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae\
_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),F="@SECLEVEL=0",H=a.constants.
SSL_OP_LEGACY_SERVER_CONNECT|a.constants.SSL_OP_NO_RENEGOTIATION,k={secureOptions:H,minVersion:"TLSv1.2",ciphers:[...D,F].join(":"),ecdhCurve:Z.join(":"),sigalgs:z},
x={secureOptions:H,minVersion:"TLSv1",ciphers:[...D,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",F].join(":"),ecdhCurve:[...Z,"X448:sec\
p256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")}}),1462:((wt,lt,o)=>{o.d(lt,{Kd:()=>P,k4:()=>B,y8:()=>R});
var a=o(9562),O=o(9039),l=o(8643),D=o(9432),Z=o(8294),z=o(3956),F=o(9176),H=o(1879),k=o(255),d=o(9179),$=o(9713),x=o(3070);const g={kind:"whole",maxBytes:H.bi},
A=y=>y===408||y===425||y===429||y>=500;async function B(y){const{host:K,needed:q,source:ct}=y,W=await(0,x.e)({...y,url:(0,k.cu)(K),asks:"document",headers:{accept:"\
application/json"},origin:y.origin??null,planBody:e=>b(e)===null?g:$.IK}),{response:V,...ot}=W;if(V.kind==="failed"){const{problem:e,transient:t}=V;return{attempt:{
discovery:e.code==="host-http2"?{kind:"skipped",problem:e}:{kind:"failed",problem:e,excerpt:null},...ot},transient:t,retryAfter:null}}const{head:et,body:at,url:L}=V,
J=R(at.bytes),st=W.hops.at(-1),m={url:(0,l.Pl)(L),page:J,asked:(0,k.nx)(K),hop:st,source:ct},c=N(V,m,q),{status:I,retryAfter:h}=et;return{attempt:{discovery:c,...ot},
transient:A(I),retryAfter:h}}function b(y){const{status:K,declaredBytes:q}=y;if(K===401||K===403)return({hop:V,...ot})=>{const{authorization:et="none",challenge:at=null}=V??
{};return(0,Z.iX)({...y,...ot,host:ot.asked,token:et,challenge:at})};if(K!==200)return({url:V,page:ot,asked:et})=>z.wE({...y,url:V,page:ot,asked:et,transient:A(
K)});const ct=y.contentType??"",W=(0,O.i)(ct);return W!=="application/json"?V=>z.e({...V,contentType:ct,malformed:W===null}):(q??0)<=H.bi?null:V=>z.zf({...V,bytes:q,
limit:H.bi})}function N(y,K,q){const{head:ct,body:W}=y,V=y.url.user&&{name:"",password:null},ot={...y.url,user:V,fragment:""};if(ct.status===404)return{kind:"ab\
sent",url:ot,absence:"status"};const et=b(ct),at=J=>({kind:"failed",problem:(0,F.M8)(J,K),excerpt:E(W.bytes)});if(et!==null)return at(et(K));const L=(0,H.Tp)(W.
bytes,(0,H.Zo)(q));switch(L.kind){case"object":return{...L,kind:"found",url:ot};case"null":return{kind:"absent",url:ot,absence:"null"};case"not-object":return at(
z.g0({...K,why:L.why}));case"not-json":return at(_(y,L,K))}}function _({head:y,body:K},{why:q,advice:ct},W){if(K.truncated)return z.zf({...W,bytes:null,limit:H.
bi});const V=y.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(V)?z.pN({...W,why:q,advice:ct}):z.jN({...W,encoding:V})}const p=200,C=80;
function E(y){const q=(y.length<$.IK.maxBytes?d._U:d.NE)(j(y)).trim();return Array.from(q.slice(0,2*p)).slice(0,p).join("")||null}const j=y=>new TextDecoder("ut\
f-8",{ignoreBOM:!0}).decode(y.subarray(0,$.IK.maxBytes)),X=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,w=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function R(y){const K=f(j(y));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(K))return null;const[,q="",ct]=/<title[^>]*>([^<]*)(<?)/i.exec(
K)??[],W=q.replace(/\s+/g," ").trim(),V=(0,D.dh)(ct===""?(0,d.NE)(W):W,C);return w.test(W)?{kind:"captive-portal",title:V}:{kind:X.test(W)||/type=["']?password/i.
test(K)?"sign-in":"other",title:V}}const M=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function P(y,K){const q=(0,a.V)(M.exec(j(y))?.[1]??"",
"struct"),ct=q.ok?String(q.value).trim():"";return ct===""||ct.toLowerCase()===K.toLowerCase()?{}:{said:(0,D.dh)(ct)}}function f(y){let K=y.trimStart();for(;K.startsWith(
"<!--");){const q=K.indexOf("-->",4);if(q<0)return"";K=K.slice(q+3).trimStart()}return K}}),4035:((wt,lt,o)=>{o.d(lt,{nT:()=>$,pj:()=>x});var a=o(9968),O=o(2801),
l=o(255),D=o(7144),Z=o(1462),z=o(1331),F=o(3214);const H=500,k=1e4,d=3e5,$=_=>Math.min(Math.max(..._.map(({attemptMs:p})=>p)),d);async function x(_,p){const C=new Map,
E=new Set,j=_.values(),X={total:_.length,done:0,failed:0,waiting:new Set},w=async()=>{for(const P of j){if(p.stop.why!==null)return;E.add(P),X.waiting.add(P),p.
progress(X);const f=await g(P,p).catch(y=>{if((0,a.qo)(y))throw y;return(0,z.i)(P,(0,O.n3)({host:(0,l.nx)(P),thrown:y}))});f!==null&&C.set(P,f),X.waiting.delete(
P),X.done+=1,(f===null||!A(f.attempt))&&(X.failed+=1),p.progress(X)}};await Promise.all(Array.from({length:Math.min(p.concurrency,_.length)},w));const{why:R}=p.
stop,M={unchecked:_.length-C.size,total:_.length};return _.flatMap(P=>{const f={host:(0,l.nx)(P),isBegun:E.has(P),...M};return C.get(P)??(R?(0,z.i)(P,(0,O.nD)({
...f,stopped:R})):[])})}async function g(_,p){const{stop:C}=p,{answer:E,clients:j,difference:X}=await p.credentials.find(_),w=[];for(;C.why===null;){const{attempt:f,
transient:y,retryAfter:K}=await b(_,E,p);if(C.why!==null&&!A(f)||(w.push(f),!(A(f)?B(w,p.releases):y)||w.length>p.retries))break;await(0,F.v7)(N(w.length,K,p),p)}
const R=w.findIndex(A),M=R<0?w.length-1:R,P=w[M];return P===void 0?null:{host:_,attempt:P,earlier:w.slice(0,M),later:w.slice(M+1),credentials:E&&{source:E.source,
hasToken:E.token!==null,problem:E.problem},looks:j,difference:X,forced:p.forced.get(_)??[]}}const A=({discovery:_})=>_.kind!=="failed",B=(_,p)=>p.some(({attemptMs:C})=>!_.
some(E=>A(E)&&E.timing.totalMs<=C));async function b(_,p,C){if(p?.isUnsendable&&p.problem!==null){const y={kind:"failed",problem:p.problem,excerpt:null};return{
attempt:(0,z.O)(y),transient:!1,retryAfter:null}}const{network:E,required:j,forced:X,stop:w,sessions:R,concurrency:M}=C,P=[...(j.get(_)??[]).map(({service:y})=>y),
...(X.get(_)??[]).flatMap(({services:y})=>y.map(({id:K})=>K))],f=new D.N(E);w.onEnd.add(f.close);try{const{token:y=null,source:K=null}=p??{},q=await(0,Z.k4)({...C,
host:_,needed:P,session:f,token:y,source:K}),{discovery:ct}=q.attempt;return ct.kind==="found"&&(R?.size??0)<M&&R?.set(f,ct.url),q}finally{w.onEnd.delete(f.close),
R?.has(f)||f.close()}}function N(_,p,{random:C,now:E}){const j=H*2**(_-1)*(.5+C()/2);return Math.min(Math.max(j,(0,F.VJ)(p,E())??0),k)}}),479:((wt,lt,o)=>{o.d(lt,
{g8:()=>Z,hg:()=>z,pS:()=>H});var a=o(8161),O=o(6760),l=o(9968);const D={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function Z(g){const A=(0,a.platform)();return{system:A===
"win32"?"windows":"unix",platform:`${A==="win32"?"windows":A}_${D[(0,a.arch)()]??(0,a.arch)()}`,environment:g,accountHome:(0,l.N0)(()=>(0,a.userInfo)().homedir||
null,null)}}function z(g,A,B,b=null){const N=k(A.environment,b),_=d(A),p=_===null?null:$(g,A,_,B),C=_===null?[]:F(_,A),E=x(A),j=w=>E(w,"plugins"),X=(p?.dataDirectories??
[]).map(j);return{main:N??(p&&{path:p.main,chosenBy:"default"}),directory:N===null&&p!==null?p.directory:null,directoryOff:N&&p&&{path:p.directory,by:N.chosenBy},
helperDirectories:X.flatMap(w=>[w,E(w,A.platform)]),mirrorDirectories:[...X,...C.map(j)]}}function F(g,A){const{system:B,platform:b,environment:N}=A,_=x(A);if(B===
"windows")return[_(g,"HashiCorp","Terraform")];if(b.startsWith("darwin"))return[g,"/"].map(E=>_(E,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:p="",
XDG_DATA_DIRS:C}=N;return[O.posix.isAbsolute(p)?p:_(g,".local","share"),...(C||"/usr/local/share:/usr/share").split(":").filter(O.posix.isAbsolute)].map(E=>_(E,
"terraform"))}function H(g,A){const B=d(A),b=A.system==="windows"?"\\":"/";return B===null||B.length<2||!g.startsWith(B+b)?g:(A.system==="windows"?"%APPDATA%":"\
~")+g.slice(B.length)}function k(g,A){if(A)return{path:A,chosenBy:"cli-config"};for(const B of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const b=g[B];if(b)return{
path:b,chosenBy:B}}return null}function d({system:g,environment:A,accountHome:B}){return g==="windows"?A.APPDATA||null:A.HOME||B||null}function $(g,A,B,b){const N=x(
A),_=A.system==="windows",p=N(B,_?"terraform.rc":".terraformrc"),C=N(B,_?"tofu.rc":".tofurc"),E=N(B,_?"terraform.d":".terraform.d");if(g==="terraform")return{main:p,
directory:E,dataDirectories:[E]};const j=b(p)&&!b(C)?p:C;if(_)return{main:j,directory:E,dataDirectories:[E]};const{XDG_CONFIG_HOME:X,XDG_DATA_HOME:w}=A.environment,
R=!b(p)&&!b(C);return{main:X&&R?N(X,"opentofu","tofurc"):j,directory:X&&!b(E)?N(X,"opentofu"):E,dataDirectories:w?[E,N(w,"opentofu")]:[E]}}const x=({system:g})=>(g===
"windows"?O.win32:O.posix).join}),3956:((wt,lt,o)=>{o.d(lt,{Eh:()=>x,HB:()=>b,e:()=>F,g0:()=>A,jN:()=>d,ku:()=>k,pN:()=>g,wE:()=>z,zf:()=>H});var a=o(1780),O=o(
9432),l=o(9615),D=o(4481);const Z='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function z({location:N,retryAfter:_,transient:p,...C}){
const{asked:E,status:j}=C,X=(w,R,M=(0,O.NM)(C,R))=>(0,l.CC)("document-status",{message:(0,a.xI)`${(0,O._r)(C)}${w}; expected 200 or 404`,help:M});if(j>=300&&j<400)
return N?X(", which clients do not follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):X(" without a Location header",{operator:"add a Location header\
 to the redirect"});if(j===429){const w=_===null?"":` (Retry-After: ${(0,O.dh)(_,40)})`;return X(w,D.uK,D.uK)}if(j===511){const w="sign in to this network, or u\
se another one",R="the network answers with 511 Network Authentication Required",M=(0,l.Lw)(w);return{...X("",M,M),obstacle:{verb:"does not reach",what:R,help:w}}}
return p?X("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,O.B9)(E)}):
X("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,O.Wt)([]),guest:(0,O.qZ)(E)})}function F({contentType:N,malformed:_,...p}){
const E=N===""?"has no Content-Type":`has ${_?"a malformed Content-Type":"Content-Type"} "${(0,O.dh)(N)}"`;return(0,l.CC)("document-type",{message:(0,a.xI)`${(0,a.
KT)(p.url)} ${E}; expected "application/json"`,help:(0,O.NM)(p,{operator:"serve /.well-known/terraform.json as application/json",note:p.page===null?"most server\
s send it for a file named terraform.json":void 0})})}const H=({bytes:N,limit:_,...p})=>(0,l.CC)("document-size",{message:(0,a.xI)`${(0,a.KT)(p.url)} has ${N??`\
more than ${_}`} bytes, limit ${_}`,help:(0,O.NM)(p,{operator:"check what is served at this URL",note:"a discovery document only maps service ids to URLs"})}),k=({
host:N})=>(0,l.CC)("document-headers",{message:(0,a.xI)`${(0,a.KT)(N)} sent more than 256 KiB of response headers`,operator:"look for a header or cookie that gr\
ows with each request"}),d=N=>"host"in N?(0,l.CC)("document-encoding",{message:(0,a.xI)`${(0,a.KT)(N.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
operator:"remove the Content-Encoding header, or compress the document"}):(0,l.CC)("document-encoding",{message:(0,a.xI)`${(0,a.KT)(N.url)} has Content-Encoding "${(0,O.
dh)(N.encoding)}", which the clients do not decompress`,help:(0,O.NM)(N,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encodin\
g: gzip"})}),$={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},x=({host:N,why:_})=>(0,l.CC)("document\
-incomplete",{message:(0,a.xI)`${(0,a.KT)(N)} ${$[_]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),g=({why:N,
advice:_,...p})=>(0,l.CC)("document-not-json",{message:(0,a.xI)`${(0,a.KT)(p.url)} is not valid JSON: ${(0,O.dh)(N)}`,help:(0,O.NM)(p,{operator:_??Z})}),A=({why:N,
..._})=>(0,l.CC)("document-not-object",{message:(0,a.xI)`${(0,a.KT)(_.url)} is not a JSON object: ${(0,O.dh)(N)}`,help:(0,O.NM)(_,{operator:Z})}),B=20;function b({
host:N,url:_,why:p,required:C}){const E=[...new Set(C.map(w=>w.split(".")[0]??w))],j=(0,O.K4)(E,B,w=>`a ${w} service`)||"any service",X=p==="status"?(0,a.xI)`${(0,a.
KT)(_)} returned 404`:"its discovery document is `null`";return(0,l.CC)("document-absent",{message:(0,a.xI)`host ${(0,a.KT)(N)} does not provide ${j}: ${X}`,operator:p===
"status"?"serve /.well-known/terraform.json":Z,user:(0,O.Wt)(C),guest:(0,O.qZ)(N)})}}),1281:((wt,lt,o)=>{o.d(lt,{CL:()=>$,KA:()=>F,Y3:()=>d,f0:()=>H,n4:()=>k});
var a=o(8032),O=o(1780),l=o(9432),D=o(9615);const Z=({url:x,asks:g})=>(0,O.xI)`configure ${(0,O.KT)(x)} to return ${g==="document"?"the document":"its answer"}`,
z=x=>(0,O.xI)`${Z(x)}, or to redirect straight to it`;function F({redirects:x,clients:g,limits:A,...B}){const b=g.map(N=>`${a.bB[N]} follows ${A[N]}`);return(0,D.
CC)("redirect-limit",{message:(0,O.xI)`${(0,O.KT)(B.url)} redirects ${x} times; ${b.join(", ")}`,operator:z(B),affects:g})}const H=({url:x,asks:g,to:A})=>(0,D.CC)(
"redirect-loop",{message:(0,O.xI)`the redirects of ${(0,O.KT)(x)} lead back to ${(0,O.KT)(A)}`,operator:Z({url:x,asks:g})}),k=x=>(0,D.CC)("redirect-insecure",{message:(0,O.
xI)`${(0,O.KT)(x.url)} redirects to ${(0,O.KT)(x.to)}, which is not https${x.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this che\
ck did not)":""}`,operator:"redirect to an https URL"}),d=x=>(0,D.CC)("redirect-invalid",{message:(0,O.xI)`the redirect ${x.redirect} ${(0,O.KT)(x.url)} cannot be followed: ${(0,l.
dh)(x.why)}`,operator:"redirect to an https URL"}),$=({url:x,redirects:g})=>(0,D.CC)("redirect-nested",{message:(0,O.xI)`${(0,O.KT)(x)} redirects ${g} times; the protocol only requires clients to follow 1 redirect`,
operator:z({url:x,asks:"document"})})}),3368:((wt,lt,o)=>{o.d(lt,{BU:()=>P,B_:()=>X,MY:()=>M,SE:()=>j,cI:()=>R,rZ:()=>F,vk:()=>H,x1:()=>k});var a=o(1780),O=o(9432),
l=o(9615),D=o(9176);const Z=({host:f,isLeaf:y})=>(0,a.xI)`${y?"the certificate":"an authority in the certificate chain"} of ${(0,a.KT)(f)}`,z=f=>new Date(f).toISOString().
slice(0,10),F=({host:f,reason:y})=>(0,l.CC)("proxy-refused",{message:(0,a.xI)`${(0,a.KT)(f)} was not reached: ${y}`,help:D.TG,obstacle:{verb:"does not reach",what:(0,O.
dh)(y),help:D.TG}}),H=f=>(0,l.CC)("tls-expired",{message:(0,a.xI)`${Z(f)} expired on ${z(f.at)}`,operator:"renew the certificate and reload the server"}),k=f=>(0,l.
CC)("tls-not-yet-valid",{message:(0,a.xI)`${Z(f)} is not valid before ${z(f.at)}`,help:"check the clock of this machine and the start date of the certificate"}),
d={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by\
 an unknown authority that signed itself","self-signed":"is self-signed"},$=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
x="set `ca-file` to the certificate of the issuer",g="add the certificate of the issuer to `ca-file`, which does not contain it";function A(f,{issuer:y,hasFile:K,
host:q}){const ct=$.test(y),W=ct?", which looks like an intercepting proxy":"",V=`issuer ${(0,O.dh)(y.split(`
`).reverse().join(", "),100)}${W}`,at=`${K?g:x}${(f==="leaf"||f==="chain")&&!ct?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,J={verb:"does not trust",what:V,help:at,isCommon:f==="self-signed"};return{says:(0,a.xI)`${d[f]}; ${(0,a.b7)(q,V)}`,help:at,obstacle:J}}const B=(f,y)=>()=>({
says:f,help:y}),b=(f,y)=>({says:`has ${f}, which Terraform and OpenTofu do not support`,help:y}),N="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",_="issue it with a key of 2048 to 8192 bits",p="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",C="issue it with a program that follow\
s RFC 5280",E={"negative-serial":B("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":B("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":B("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:B("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:B("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:B("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",C),malformed:({part:f})=>({says:`is malformed (${f}); Terraform and OpenTofu cannot read it`,help:C}),curve:({curve:f})=>b(
`a key on the curve ${f}`,N),key:({name:f})=>b(`a key of the kind ${f}`,N),"key-size":({bits:f})=>b(`an RSA key of ${f} bits`,_),signature:({name:f})=>b(`a sign\
ature of the kind ${f}`,p),"critical-extension":({id:f})=>b(`the critical extension ${f}`,"issue it without that extension")};function j({flaw:f,...y}){const{says:K,
...q}=f.kind==="unknown-authority"?A(f.sent,y):(0,l.Z9)(E,f);return(0,l.CC)("tls-untrusted",{message:(0,a.xI)`${Z(y)} ${K}`,...q})}function X({host:f,names:y}){
const K=y.length===0?"no DNS name":(0,O.K4)(y,3,O.dh);return(0,l.CC)("tls-name-mismatch",{message:(0,a.xI)`the certificate of ${(0,a.KT)(f)} is for ${K}`,help:(0,a.
xI)`issue a certificate that lists ${(0,a.KT)(f)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${K}`,isCommon:!0}})}const w={"not-tls":B("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":B(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":B("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:f})=>({
says:`offers no TLS version later than ${f.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:f})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${f}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:f})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${f}`,help:"enable the group X25519 or P-2\
56 on the host"})};function R({host:f,error:y}){if("code"in y)return(0,l.CC)("tls-protocol",{message:(0,a.xI)`the TLS handshake with ${(0,a.KT)(f)} failed (${y.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:K,help:q}=(0,l.Z9)(w,y);return(0,l.CC)("tls-protocol",
{message:(0,a.xI)`${(0,a.KT)(f)} ${K}`,help:q})}const M=({host:f})=>(0,l.CC)("tls-plain-http",{message:(0,a.xI)`${(0,a.KT)(f)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function P({host:f,days:y,expires:K}){const q=y===0?"today":y===1?"in 1 \
day":`in ${y} days`;return(0,l.CC)("tls-expires-soon",{message:(0,a.xI)`the certificate of ${(0,a.KT)(f)} expires ${q}, on ${z(K)}`,operator:"renew the certific\
ate; if it is renewed automatically, find out why that has not happened"})}}),6360:((wt,lt,o)=>{o.d(lt,{Bz:()=>X,Ev:()=>C,MI:()=>$,Mx:()=>E,RK:()=>g,hy:()=>b,m$:()=>k});
var a=o(1780),O=o(9432),l=o(9615),D=o(4481);function Z({kind:w,first:R,others:M,isMixed:P,mirror:f}){const y=f===null?R:(0,a.KT)(R);return M===0?y:(0,a.xI)`${y} and ${(0,O.
px)(M,P?"other":`other ${w}`)}`}const z=({kind:w,mirror:R})=>R===null?`${w}s.v1`:"the network mirror",F=w=>`the URL of ${z(w)} in the ${w.mirror===null?"discove\
ry document":"CLI configuration"}`;function H({page:w,host:R,...M},P){if(w?.kind!=="sign-in")return(0,O.NM)({page:w,asked:R},P);const f=`allow requests to ${z({
host:R,...M})} without a browser`,y=w.title===""?"":` ("${w.title}")`;return{operator:f,because:`the host returned a sign-in page${y}`}}function k(w){const{token:R,
elsewhere:M,challenge:P,isFork:f}=w,y=f&&R==="none",K=P===null?"":` and requires ${P} authentication`,q=y?"secrets are withheld from pull requests of forks":(0,D.
pt)(w,M),ct=(0,a.xI)`the versions of ${Z(w)} cannot be read: ${(0,O._r)(w)}${K}`;return(0,l.CC)("versions-unauthorized",{message:(0,a.xI)`${ct}; ${q}`,...R==="n\
one"&&{unexplained:ct},help:y?D.ro:H(w,d(w)),isUnsent:(0,D.wt)(w),severity:y?"notice":R==="withheld"?"warning":"error"})}function d(w){const{host:R,source:M,elsewhere:P,
challenge:f}=w,y=z(w);if(f!==null)return{operator:`accept Bearer tokens at the URL of ${y}`,note:"the CLIs send only Bearer tokens"};const K=P===null?(0,a.xI)`check that the token is complete and has access, or ${(0,D.
qV)(M??"",R)}`:(0,a.xI)`check that ${(0,a.KT)(P)} accepts the token from ${(0,a.LA)(M??"")}: the CLIs send it the token for ${(0,a.KT)(R)}, not one for ${(0,a.KT)(
P)}`;return(0,D.$w)(w,y,P,K)}function $(w){const{attempts:R,transient:M,host:P,status:f}=w,y=R>1?` in each of ${R} attempts`:"";return(0,l.CC)("versions-status",
{message:(0,a.xI)`the versions of ${Z(w)} cannot be read: ${(0,O._r)(w)}${y}; expected 200`,help:H(w,x(P,f,M,F(w)))})}function x(w,R,M,P){return R===429?D.uK:M?
{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",
guest:(0,O.B9)(w)}:{operator:`check ${P}; return 200 with the versions, or 404 for an unknown name`}}const g=w=>(0,l.CC)("versions-shape",{message:(0,a.xI)`the versions of ${Z(
w)} cannot be read: the response of ${(0,a.KT)(w.url)} ${(0,O.dh)(w.why)}`,help:H(w,{operator:`check ${F(w)}, and return ${w.mirror===null?B[w.kind]:A}`})}),A='\
{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',B={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":\
"1.0.0"}]}'};function b({kind:w,address:R,url:M,ignored:P,isMirror:f}){const y=P.length===0,K=y?`publish a version of the ${w}; if its tag exists, check that th\
e registry has imported it`:`publish versions as ${p[w]}`;return(0,l.CC)("versions-empty",{message:y?(0,a.xI)`${w} ${(0,a.KT)(R)} has no versions: ${(0,a.KT)(M)} lists none`:
(0,a.xI)`${w} ${(0,a.KT)(R)} has no valid versions: ${(0,a.KT)(M)} lists only ${N(P)}`,operator:f?_:K,user:`check the address, or ask the publisher of the ${w} \
to release a version`})}const N=w=>(0,O.K4)(w,3,R=>`"${(0,O.dh)(R,40)}"`),_="add a version to the mirror, under a key of three numbers such as 1.2.0",p={module:"\
numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function C({kind:w,address:R,texts:M,rejects:P}){
const f=(0,a.xI)`the registry lists ${N(M)} for ${w} ${(0,a.KT)(R)}, which ${M.length===1?"is not a version":"are not versions"}`,y=`publish versions as ${p[w]}\
, and remove others`;return(0,l.CC)("version-unreadable",{message:(0,a.xI)`${f}; the CLIs ignore ${M.length===1?"it":"them"}`,operator:y,severity:w==="module"?"\
warning":"notice",...P&&{message:(0,a.xI)`${f}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,user:"use Terraform 1.13 or later, which ign\
ores such versions",severity:"error"}})}const E=w=>(0,l.CC)("provider-warning",{message:(0,a.xI)`the registry returned a warning for ${(0,a.KT)(w.address)}: "${(0,O.
dh)(w.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),j={closed:"closed the connection before the end of a resp\
onse",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},X=({host:w,why:R})=>(0,l.CC)(
"answer-incomplete",{message:(0,a.xI)`${(0,a.KT)(w)} ${j[R]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),
4067:((wt,lt,o)=>{o.d(lt,{Sz:()=>p,Zu:()=>b,uo:()=>C});var a=o(6429),O=o(3298);const l=E=>(0,O.O)(()=>E.trim().split(/\s+/).map(D));function D(E){const[j="",X]=E.
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
`),k=l("0.0.0.0/0 2000::/3"),d=l("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),$=(E,j)=>E().some(X=>(0,a.Wg)(X,j)),x=[12,13,14,15],g=[[l("2002::/16"),[[2,
3,4,5]],0],[l("2001::/32"),[[4,5,6,7]],0],[l("2001::/32"),[x],255],[l("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],x],0]];function A(E){const j=g.filter(
([w])=>$(w,E)).flatMap(([,w,R])=>w.map(M=>M.map(P=>(E[P]??0)^R)));return/^[02],0,94,254$/.test(E.slice(8,12).join())?[...j,E.slice(12)]:j}function B(E){return E===
null?"public":$(z,E)?"loopback":$(d,E)?B(E.slice(12)):[E,...A(E)].some(j=>$(Z,j))?"metadata":$(F,E)?"private":$(H,E)||!$(k,E)?"reserved":"public"}const b=E=>B((0,a.
r5)(E)),N=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,_=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function p(E){const j=E.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(j)?"loopback":_.test(j)?"metadata":B((0,a.r5)(j)??(0,a.RY)(j))}function C(E){
const j=p(E);return j!=="public"||E.includes(":")?j:N.test(E.replace(/\.$/,""))?"private":"public"}}),8225:((wt,lt,o)=>{o.d(lt,{m:()=>z,u:()=>F});var a=o(8643),
O=o(5106);const l=[1024,65535],D=["authz_code","password"],Z="app.terraform.io";function z(g,A,B){const b=[],N=(M,P,f)=>(b.push({rule:P,value:f}),M),_=M=>Object.
hasOwn(g,M)?g[M]:void 0,p=H(_("client"),N),C=k(_("grant_types"),B,N),E=(M,P)=>{const f=_(M);if(typeof f!="string")return P.some(W=>C.includes(W))?N(null,`${M}-m\
issing`,f):null;const y=(0,O.vy)(A,f);if(y.ok&&(0,a.cz)(y.value).name!=="")return(0,a.jr)(y.value);const q=`failed to parse ${M==="authz"?"authorization":"token"}\
 URL: ${y.ok?"no Host in request URL":y.why}`;return b.push({rule:`${M}-invalid`,why:q}),null},j=E("authz",["authz_code"]),X=E("token",D),w=d(_("ports"),N),R=x(
_("scopes"),N);return{value:{client:p,grantTypes:C,authz:j,token:X,ports:w,scopes:R},flaws:b}}const F=g=>["authz","token"].flatMap(A=>{const B=g[A],b=(0,a.Dl)(B??
"");return B!==null&&b.ok?[{endpoint:A,text:B,url:b.value}]:[]});function H(g,A){return typeof g!="string"?A("","client-missing",g):g===""?A(g,"client-empty",g):
g}function k(g,A,B){if(g===void 0)return["authz_code"];if(!Array.isArray(g))return B([],"grant-types-invalid",g);const b=[...new Set(g.filter(p=>typeof p=="stri\
ng"))];return b.includes("authz_code")||b.includes("password")&&A===Z?b.every(p=>D.includes(p))?b:B(b,"grant-types-unknown",g):B(b,"grant-types-unsupported",g)}
function d(g,A){if(g===void 0)return l;if(!Array.isArray(g))return A(l,"ports-ignored",g);if(g.length!==2)return A(l,"ports-count",g);const[B,b]=g;return!$(B)||
!$(b)?A(l,"ports-range",g):B>b?A(l,"ports-order",g):B===b?A([B,b],"ports-single",g):[B,b]}const $=g=>typeof g=="number"&&Number.isInteger(g)&&g>=l[0]&&g<=l[1];function x(g,A){
if(g===void 0)return[];if(!Array.isArray(g))return A([],"scopes-ignored",g);const B=g.filter(b=>typeof b=="string");return B.length===g.length?B:A(B,"scopes-inv\
alid",g)}}),1331:((wt,lt,o)=>{o.d(lt,{O:()=>a,i:()=>O});const a=l=>({discovery:l,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),O=(l,D)=>({host:l,attempt:a({kind:"skipped",problem:D}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((wt,lt,o)=>{o.d(lt,{n:()=>Z});var a=o(9432);const O=["TF_CLI_ARGS_init","TF_CLI_ARGS"],l=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
D=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function Z(d){const $=H(d),x=A=>$.flatMap(({name:B,value:b})=>B===A?b:[]),g=A=>x(A).at(-1);return{
upgrade:z(g("upgrade")??"false"),hasBackend:z(g("backend")??g("cloud")??"true"),isLockReadonly:g("lockfile")==="readonly",pluginDirectories:x("plugin-dir"),backendConfig:x(
"backend-config"),remarks:O.flatMap(A=>{const b=$.filter(({name:N,from:_})=>_===A&&D.test(N)).map(F).join(" ");return b===""?[]:[`init is predicted with ${b} of\
 ${A}`]})}}const z=d=>/^(1|[tT]|true|TRUE|True)$/.test(d);function F({name:d,value:$}){if($==="true")return`-${d}`;const x=d==="backend-config"&&!$.startsWith("\
hostname=");return`-${d}=${(0,a.dh)(x?$.replace(/=.*/s,"=\u2026"):$)}`}function H(d){const $=O.flatMap(g=>k(d[g]??"").map(A=>({text:A,from:g}))).values(),x=[];for(const{
text:g,from:A}of $){const[,B,,b]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(g)??[];if(B===void 0)break;const N=()=>l.test(B)?$.next().value?.text??"":"true";x.push({name:B,
from:A,value:b??N()})}return x}function k(d){const[$=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(d)??[];return($.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(g=>g.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(A,B,b,N)=>String(B??N??b.replace(/\\(.)/gs,"$1"))))}}),3791:((wt,lt,o)=>{o.d(lt,{o:()=>H,q:()=>F});
var a=o(1780),O=o(9432),l=o(9615);const D=k=>k===1?"1 module or provider was":`${k} modules and providers were`;function Z(k){const{names:d}=k,$=(0,a.XT)(d,3,x=>(0,a.
KT)((0,O.dh)(x)));switch(k.what){case"inside":return(0,a.xI)`modules and providers inside ${$} were not checked`;case"direct":{const x=d.length-k.git,g=[...k.git>
0?[`${(0,O.px)(k.git,"module")} from Git`]:[],...x>0?[`${(0,O.px)(x,"module")} from an archive or bucket`]:[]];return(0,a.xI)`${g.join(" and ")} ${d.length===1?
"was":"were"} not checked: ${$}`}case"open":return(0,a.xI)`${(0,O.px)(d.length,"module")} ${d.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${$}`;case"\
limit":return(0,a.xI)`max-requests (${k.max}) was reached, so ${D(d.length)} not checked: ${$}`;case"chain":return(0,a.xI)`${$} was not opened, because more than ${k.
max} calls lead to it`;case"hosts":return(0,a.xI)`packages name more than ${k.max} hosts that no file names, so ${$} were not contacted`;case"size":return(0,a.xI)`a response is longer than this check reads, so ${D(
d.length)} not checked: ${$}`;case"work":return(0,a.xI)`the answers of the registry take more work than this check does for one host, so ${D(d.length)} not checked: ${$}`;case"\
stopped":return(0,a.xI)`the check ended too early, so ${D(d.length)} not checked: ${$}`;case"contents":return(0,a.xI)`the checksums of ${(0,O.px)(d.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${$}`;case"package":return(0,a.xI)`${$} ${d.length===1?
"was":"were"} not opened: ${(0,O.dh)(k.why)}`;case"submodules":return(0,a.xI)`the submodules of ${$} were not fetched, and \`init\` fetches them`;case"getter":return(0,a.
xI)`the package of ${(0,O.px)(d.length,"registry module")} was not checked, because it is downloaded with ${k.getter}: ${$}`;case"units":return(0,a.xI)`${(0,O.px)(
d.length,"Terragrunt unit")} ${d.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${$}`}}const z={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},F=k=>(0,l.CC)("not-followed",{message:Z(k),help:k.what==="package"?k.cure:z[k.what==="work"?"limit":k.what],...k.what==="work"&&{severity:"\
warning"}});function H({by:k,address:d,constraint:$,newest:x,others:g}){const A=(0,a.xI)`${(0,O.dh)(k)} requires ${(0,a.KT)((0,O.dh)(d))}${$===null?"":` "${(0,O.
dh)($)}"`}`,B=g.length>0?`which conflicts with ${(0,O.K4)(g,3,O.dh)}`:`which no listed version fits; the newest is ${(0,O.dh)(x??"")}`,b=x===null?"which the reg\
istry does not have":B;return(0,l.CC)("module-described",{message:(0,a.xI)`according to the registry, ${A}, ${b}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}})};export{Fe as ids,ze as modules};
