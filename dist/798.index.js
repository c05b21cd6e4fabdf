const $e=[798,779,581],Se={2798:((wt,dt,o)=>{o.d(dt,{mQ:()=>n});var m=o(4347),_=o(9961),d=o(8294),j=o(8032),et=o(255),J=o(7630),G=o(3152),z=o(1421),b=o(8161),x=o(
9968),N=o(9432),L=o(1879),v=o(7057),P=o(3298),B=o(2170);const $=(t,s)=>({name:t,isProgram:!1,answers:s,find:i=>s.get(i)??null});async function D(t,s){let i=null;
const y=[],T=[];for(const I of t){const Z=i===null||!I.isProgram,ft=Z?await I.find(s):null;y.push({source:ft?.source??I.name,held:Z?C(ft):"not asked",counts:i===
null&&ft!==null}),ft?.problem&&T.push((0,B.kH)(ft.problem,{places:ft.place===null?[]:[ft.place]})),i??=ft}return{answer:i,looks:y,findings:T}}function C(t){return t===
null?"nothing":t.token===null?"no token":t.token.reveal()===""?"an empty token":"a token"}const u=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function w(t,s,i=null){const y=s.
reveal(),T={source:t,place:i,token:s,problem:H(t,y,i!==null)},I=y.length>v.$c||u.test(y);return I?{...T,isUnsendable:I}:T}const S=[[u,"control character"],[/^bearer\s/i,
"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function H(t,s,i){
if(s==="")return d.QU({source:t,isInFile:i});const y=s.length>v.$c?"length":S.find(([T])=>T.test(s))?.[1];return y!==void 0?d.Eu({source:t,slip:y}):s.length<v.Il?
d.fj({source:t}):null}const Y=1024*1024;function g(t,s){let i=null;const y=async T=>{if(i!==null)return i;const I=await p(t,T,s);if("output"in I)return F(t,I.output,
s);const Z=nt(t,I.why);return I.isStopped&&(i??=Z),Z};return{name:k(t),isProgram:!0,find:(0,P.O)(y)}}const k=({name:t})=>`credentials helper ${t}`,M=({shown:t},s)=>({
why:`failed to run ${t}: ${s}`}),R=({shown:t},s)=>({why:`${t} ${s} and was stopped`,isStopped:!0}),f="was running when the check ended";async function p(t,s,i){
if(t.refusal!==null)return M(t,t.refusal);if(i.stop.aborted)return R(t,f);try{return await K(ct(t,s,i.environment),t,i)}catch(y){const T=(0,x.Oj)(y);return M(t,
W[T]??T)}}function K(t,s,i){const{timeoutMs:y,abortAfter:T=ft=>AbortSignal.timeout(ft),stop:I}=i,Z=AbortSignal.any([T(y),I]);return new Promise((ft,at)=>{const ut=[],
gt=[];let Ot=0;const kt=_t=>{Z.removeEventListener("abort",Rt),ft(_t)},It=_t=>{Q(t,i),kt(R(s,_t))},Rt=()=>It(I.aborted?f:`did not exit within ${y/1e3} s (timeou\
t-seconds)`);Z.addEventListener("abort",Rt);const bt=_t=>Mt=>{Ot+=Mt.length,Ot>Y?It(`wrote more than ${Y/1024/1024} MiB`):_t.push(Mt)};t.stdout?.on("data",bt(ut)),
t.stderr?.on("data",bt(gt)),t.on("error",at),t.on("close",_t=>{if(_t===0)return kt({output:Buffer.concat(ut)});const Mt=it(Buffer.concat(gt).toString()),Ut=Mt===
""?", but it produced no error message":`: ${Mt}`;kt({why:`error in ${s.shown}${Ut}`})})})}function Q(t,{kill:s}){try{t.pid!==void 0&&s((0,b.platform)()==="win3\
2"?t.pid:-t.pid,"SIGKILL")}catch(i){(0,x.Oj)(i)}t.stdout?.destroy(),t.stderr?.destroy(),t.unref()}const ct=({path:t,args:s},i,y)=>(0,z.spawn)(t,[...s,"get",i],{
env:Object.fromEntries(Object.entries(y).filter(([T])=>!T.startsWith("INPUT_"))),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),W={EACCES:"\
permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function F(t,s,{
learn:i}){const y=(0,L.Tp)(s);if(y.kind==="not-json"||y.kind==="not-object")return nt(t,`malformed output from ${t.shown}: ${(0,N.dh)(y.why)}`);const T=y.kind===
"null"?null:y.services.find(({id:Z})=>Z==="token")?.value;if(typeof T!="string")return null;const I=new v.ou(T);return i(I),w(k(t),I)}function nt(t,s){const i=(0,_.
Dz)({name:t.name,why:s});return{source:k(t),place:null,token:null,problem:i}}const tt=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),it=t=>(0,N.dh)(t.replace(tt,
"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function A(t,s,i){const y=[l(t),a(s)],T=i.map(({helper:I,credentials:Z,...ft})=>{const at=new Map(Z.map(gt=>[
gt.host,h(gt)])),ut=[...y,$("CLI configuration",at)];return{...ft,known:ut,sources:I===null?ut:[...ut,I]}});return{known:X(T.flatMap(({known:I})=>I)),find:async I=>{
const Z=await Promise.all(T.map(async({client:at,sources:ut,turnedOff:gt})=>{const{looks:Ot,...kt}=await D(ut,I);return{...kt,client:at,looks:[...Ot,...rt(gt,I)]}})),
ft=Z.flatMap(({answer:at})=>at??[]);return{answer:ft.find(({token:at})=>at!==null)??ft[0]??null,clients:Z.map(({client:at,looks:ut})=>({client:at,looks:ut})),findings:Z.
flatMap(({findings:at})=>at),difference:U(I,Z)}}}}function X(t){const s=new Map(t.toReversed().flatMap(i=>[...i.answers]));return new Map([...s].flatMap(([i,{token:y,
source:T}])=>y===null?[]:[[i,T]]))}const rt=(t,s)=>t.filter(i=>i.host===s||i.host===null).map(({source:i})=>({source:i,held:"not read",counts:!1}));function h({
host:t,place:s,token:i,hasValue:y}){const T=`${s.file}:${s.line}`;if(i!==null)return w(T,i,s);const I={kind:"no token",file:T,host:t,hasValue:y},Z=(0,_.P4)(I,j.
Du);return{source:T,place:s,token:null,problem:Z}}function U(t,s){const[i,...y]=s,T=i?.answer?.token?.reveal(),I=y.find(({answer:ft})=>ft?.token?.reveal()!==T);
if(i===void 0||I===void 0)return null;const Z=({client:ft,answer:at})=>({client:ft,source:at?.token?at.source:null});return(0,d.tK)({host:t,first:Z(i),other:Z(I)})}
function a(t){const s=new Map,i=[];for(const[y,T]of Object.entries(t)){const I=(0,et.$k)(y);if(I===null||T===void 0)continue;const Z=(0,J.AI)(T);Z.ok?s.set(I,w(
y,Z.value)):i.push(`${y}: ${Z.why}`)}if(i.length>0)throw new G.GN(i);return $("TF_TOKEN_ variables",s)}function l(t){const s="tokens setting",i=t.map(({host:y,token:T})=>{
const I=w(s,T);return[y,T.reveal()===""?{...I,token:null}:I]});return $(s,new Map(i))}const r=1e4;function n({tokens:t,configs:s,timeoutMs:i},y){for(const at of s.
flatMap(ut=>ut.secrets))y.learn(at);const T=new Map,I=at=>{if(at===null)return null;const ut=JSON.stringify([at.path,...at.args]),gt={...y,timeoutMs:i??r},Ot=T.
get(ut)??g(at,gt);return T.set(ut,Ot),Ot},Z=s.map(at=>({...at,helper:I(at.helper)})),ft=s.flatMap(({forced:at,client:ut})=>at.map(gt=>({...gt,client:ut})));return{
credentials:A(t,y.environment,Z),configs:s,complaints:(0,m.Ot)(s.flatMap(({findings:at})=>at)),forced:Map.groupBy(ft,({host:at})=>at)}}}),4347:((wt,dt,o)=>{o.d(
dt,{Ot:()=>ct,J1:()=>H});var m=o(3024),_=o(6760),d=o(2170),j=o(2485),et=o(255),J=o(9968),G=o(523);let z=function(...A){return{configFinding:z}=o.late([276,123],
3123),new.target?new z(...A):z(...A)},b=function(...A){return{shownPath:b}=o.late([218],9837),new.target?new b(...A):b(...A)};function x({name:A,args:X,place:rt},h,U,a){
const l=h.map(s=>({directory:s,files:(0,J.wX)(s).filter(i=>N((0,_.join)(s,i)))})),r=s=>b(s,a),n=P(A,l);if(n!==null){const s=(0,_.resolve)(n.directory,n.file),i=L(
s,a);return{helper:{name:A,args:X,path:s,shown:r(s),refusal:i},findings:[]}}const t={kind:"no helper",name:A,directories:h.map(r)};return{helper:null,findings:[
z(U,t,rt)]}}const N=A=>(0,m.existsSync)(A)&&!(0,m.statSync)(A).isDirectory();function L(A,{system:X}){if(X==="windows")return null;if(!(0,m.statSync)(A).isFile())
return"permission denied";const rt=Buffer.alloc(256),h=()=>(0,J.ET)((0,m.openSync)(A,"r"),l=>rt.subarray(0,(0,m.readSync)(l,rt))),U=(0,J.N0)(h,null);return U===
null||U.toString("latin1",0,2)==="#!"||U.includes(0)?null:"exec format error"}const v="terraform-credentials-";function P(A,X){const rt=X.flatMap(({directory:U,
files:a})=>a.flatMap(l=>{const r=B(l,A);return r===null?[]:{directory:U,file:l,version:r}})),[h=null]=rt.toSorted((U,a)=>(0,G.Zy)(a.version,U.version));return h}
function B(A,X){if(!A.startsWith(v))return null;const rt=A.toLowerCase().slice(v.length).replace(/\.exe$/,""),h=rt.indexOf("_v");return(h<0?rt:rt.slice(0,h))!==
X||rt===""?null:(0,G.oF)(h<0?"0.0.0":rt.slice(h+2).replace(/_x.*$/s,""))}var $=o(5011);let D=function(...A){return{configFinding:D}=o.late([276,123],3123),new.target?
new D(...A):D(...A)},C=function(...A){return{parseConfigFile:C}=o.late([276,123],3123),new.target?new C(...A):C(...A)},u=function(...A){return{configPaths:u}=o.
late([218],9837),new.target?new u(...A):u(...A)},w=function(...A){return{shownPath:w}=o.late([218],9837),new.target?new w(...A):w(...A)};const S=1024*1024;function H(A,X,rt=null,h=null){
const U=u(A,X,m.existsSync,rt),{directory:a,directoryOff:l,helperDirectories:r}=U,n=M(U,A,X),t=[...n,...f(a,A,X)],s=f(l?.path??null,A,X),i=K(t,A),y=i.helper&&x(
i.helper,r,A,X),T=n[0]?.protocols??{};return{...i,client:A,installations:t.flatMap(({installations:I})=>I),pluginDirectories:(0,$.n)(X.environment).pluginDirectories,
mirrors:U.mirrorDirectories.map(I=>({path:I,shown:w(I,X)})),files:[...t.map(({file:I})=>I),...s.map(({file:I})=>({...I,state:"off"}))],turnedOff:[...K(s,A).credentials.
map(({host:I,place:{file:Z,line:ft}})=>({host:I,source:`${Z}:${ft} (${l?.by} names another file)`})),...h===null?[]:k(h,U.main?.path??""),...X.environment.TG_TF_REGISTRY_TOKEN?
[Y]:[]],helper:y?.helper??null,requestTimeoutMs:A==="opentofu"?W(T,X.environment):null,patience:tt(A,T,X.environment),findings:[...i.findings,...y?.findings??[]],
secrets:[...t,...s].flatMap(({secrets:I})=>I)}}const Y={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},g=[".terraformrc","terraform.rc",".t\
ofurc","tofu.rc"],k=(A,X)=>g.filter(rt=>{const h=(0,_.join)(A,rt);return(0,m.existsSync)(h)&&h!==(0,_.resolve)(A,X)}).map(rt=>({host:null,source:`${rt} (TF_CLI_\
CONFIG_FILE does not name it)`}));function M({main:A},X,rt){if(A===null)return[];const{path:h,chosenBy:U}=A;if((0,m.existsSync)(h))return[p(h,X,rt)];const a={path:h,
shown:w(h,rt),state:"absent"};return U==="default"?[R(a,[])]:[R(a,[D(X,{kind:"missing",setting:U,path:h},null)])]}const R=(A,X)=>({credentials:new Map,hosts:new Map,
helpers:new Map,installations:[],protocols:{},findings:X,secrets:[],isRead:!1,file:A}),f=(A,X,rt)=>(A===null?[]:(0,J.wX)(A)).filter(h=>/\.tfrc(?:\.json)?$/s.test(
h)).map(h=>p((0,_.join)(A??"",h),X,rt));function p(A,X,rt){const h=(0,J.yR)(A,S),U=w(A,rt);if(!h.ok){const l={kind:"unreadable",file:U,failure:h.failure};return R(
{path:A,shown:U,state:"not read"},[D(X,l,null)])}const a=C({shown:U,...h},X);return{...a,file:{path:A,shown:U,state:a.isRead?"read":"not read"}}}function K(A,X){
const rt=A.flatMap(t=>t.findings),h=(t,s)=>{rt.push(D(X,t,s))},U=Q(new Map(A.flatMap(t=>[...t.credentials])),h),a=Q(new Map(A.flatMap(t=>[...t.hosts])),h),[l,...r]=new Map(
A.flatMap(t=>[...t.helpers]));for(const[,{place:t}]of r)h({kind:"two helpers"},t);const n=l===void 0?null:{name:l[0],...l[1]};return{credentials:U,forced:a,helper:n,
findings:rt}}function Q(A,X){const rt=new Map;for(const[h,U]of A){const a=(0,et.Pv)(h),r={kind:"label",type:"services"in U?"host":"credentials",label:h,advice:(0,j.
L6)(h)};a.ok?rt.set(a.value,{...U,host:a.value}):X({...r,why:a.why},U.place)}return[...rt.values()]}const ct=A=>(0,d.Qp)(A,({problem:{code:X,message:rt},places:h})=>[
X,rt,h]);function W({request_timeout_seconds:A},X){const rt=it(X.TF_REGISTRY_CLIENT_TIMEOUT);return rt!==null?rt*1e3:A===void 0?null:A>0?A*1e3:Number.POSITIVE_INFINITY}
const F=1e4,nt=1;function tt(A,X,rt){const h=it(rt.TF_REGISTRY_DISCOVERY_RETRY)??X.retry_count??nt;return{client:A,attemptMs:W(X,rt)??F,retries:Math.max(h,0)}}function it(A){
const X=/^\+?\d+$/.test(A??"")?Number(A):0;return X>0?X:null}}),9961:((wt,dt,o)=>{o.d(dt,{Dz:()=>G,P4:()=>J,Yv:()=>z,kV:()=>b});var m=o(7811),_=o(1780),d=o(9432),
j=o(9615);const et={missing:({setting:x,path:N})=>({message:`${x} names ${(0,m.ol)(N)}, which does not exist`,help:"correct the path; the client continues witho\
ut any CLI configuration"}),unreadable:({file:x,failure:N})=>({message:`${x} ${(0,d.mP)(N)}`,help:N.kind==="size"?"shorten the file; the client reads all of it,\
 this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({file:x,why:N})=>({message:`${x} has a synta\
x error: ${N}`,help:"correct the file; the client ignores all of it, including its tokens"}),type:({file:x,why:N})=>({message:`${x}: ${N}`,help:"correct the val\
ue; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:x,why:N})=>({message:`${x}: ${N}`,help:"correct the block; th\
e client ignores it"}),label:x=>({message:`the label of the block ${x.type} ${(0,m.ol)(x.label)} is not a hostname: ${x.why}`,help:x.advice??"write a hostname a\
s the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; the client \
uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the client uses t\
he first"}),"no token":({file:x,host:N,hasValue:L})=>({message:L?(0,_.xI)`the token in the credentials block for host ${(0,_.SP)(N)} at ${x} is not a string`:(0,_.
xI)`the credentials block for host ${(0,_.SP)(N)} at ${x} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other cr\
edentials source'}),"no helper":({name:x,directories:N})=>({message:`credentials helper ${(0,m.ol)(x)}: there is no terraform-credentials-${x} in ${N.join(", ")}`,
help:x===x.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client fin\
ds no other name"})},J=(x,N)=>(0,j.CC)("credentials-config",{...(0,j.Z9)(et,x),affects:N}),G=({name:x,why:N})=>(0,j.CC)("credentials-helper",{message:`credentia\
ls helper ${x}: ${N}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),z=({host:x,at:N})=>(0,j.CC)("services-\
forced",{message:(0,_.xI)`the host block at ${N} defines the services of ${(0,_.KT)(x)}; the host's own discovery document is not used`,help:(0,_.xI)`remove the host block at ${N} to use the discovery document of ${(0,_.
KT)(x)}`}),b=x=>(0,j.CC)("services-forced-differ",{message:(0,_.xI)`the host block at ${x.at} and the discovery document of ${(0,_.KT)(x.host)} differ in ${(0,d.
K4)(x.services,10,d.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),5693:((wt,dt,o)=>{o.d(dt,{Ey:()=>B,Ii:()=>N,Or:()=>H,
WN:()=>S});var m=o(8936),_=o(1281),d=o(3368),j=o(2170),et=o(8339),J=o(8032),G=o(255),z=o(5106);const b=1440*60*1e3,x=1;function N(k,M){const{hops:R,certificates:f}=k.
attempt;return[...w(k,M),...L(k,M),...D(R),...C(f,M),...u(k,M)]}function L(k,M){const{discovery:R,hops:f}=k.attempt;switch(R.kind){case"skipped":return[(0,j.kH)(
R.problem)];case"failed":{const p=M.isFork&&R.problem.code==="document-unauthorized"&&!k.credentials?.hasToken;return[(0,j.kH)(R.problem,p?{severity:"notice"}:{})]}case"\
found":case"absent":{const p=f[0]?.url??"";return[...v(p,f.length-1,M),...P(k,M)]}}}function v(k,M,R){const f=R.clients.filter(p=>M>J.NX[p]);return f.length>0?[
(0,j.kH)((0,_.KA)({url:k,asks:"document",redirects:M,clients:f,limits:J.NX}))]:M>x?[(0,j.kH)((0,_.CL)({url:k,redirects:M}))]:[]}function P(k,{releases:M,slowMs:R}){
const f=(0,G.nx)(k.host),p=k.attempt.timing.totalMs,K=H(k),Q=tt=>g(K,tt)!=="never",ct=M.filter(tt=>!Q(tt)),W=({client:tt})=>!M.some(it=>it.client===tt&&Q(it)),F=[
!0,!1].flatMap(tt=>{const it=ct.filter(X=>W(X)===tt);if(it.length===0)return[];const A=(0,m.Qs)({host:f,phase:"complete",tookMs:p,releases:it});return[(0,j.kH)(
A,{needed:tt})]});if(F.length>0||p<=R)return F;const nt=$(k.attempt.timing);return[(0,j.kH)((0,m.U2)({host:f,tookMs:p,limitMs:R,phase:nt,releases:M}))]}function B({
host:k,slowest:M,certificates:R},f,{slowMs:p,...K}){const Q=f.map(it=>it.host),ct=R.filter(it=>!Q.includes(it.host)),W=M?.timing.totalMs??0,F=C(ct,K).map(it=>({
...it,host:k}));if(M===null||W<=p)return F;const nt={host:(0,G.nx)(k),url:M.url,tookMs:W,limitMs:p},tt=(0,m.U2)({...nt,phase:$(M.timing)});return[(0,j.kH)(tt,{host:k}),
...F]}function $({lookupMs:k,connectMs:M,tlsMs:R,firstByteMs:f,totalMs:p}){const K=[{name:"lookup",ms:k??0},{name:"connection",ms:M??0},{name:"tls",ms:R??0},{name:"\
response",ms:f??0}],Q={name:"rest",ms:K.reduce((ct,{ms:W})=>ct-W,p)};return K.reduce((ct,W)=>W.ms>ct.ms?W:ct,Q)}function D(k){const M=k.find(({url:f})=>f.startsWith(
"http://"));if(M===void 0)return[];const R=M.authorization==="withheld";return[(0,j.kH)((0,_.n4)({url:k[0]?.url??"",to:M.url,exposesToken:R}))]}function C(k,{certificateDays:M,
now:R}){return[...Map.groupBy(k,({host:f})=>f)].flatMap(([f,p])=>{const[K=""]=p.map(ct=>ct.expires).sort(),Q=(Date.parse(K)-R)/b;return Q<0||Q>=M?[]:[(0,j.kH)((0,d.
BU)({host:f,days:Math.floor(Q),expires:K}))]})}function u(k,M){const{host:R,attempt:f,earlier:p}=k,[K]=p,Q=["failed","skipped"].includes(f.discovery.kind);if(K?.
discovery.kind!=="failed"||Q)return[];const ct=K.discovery.problem.message,W=H(k),F=M.releases.filter(tt=>g(W,tt)==="sometimes"),nt=p.length+1;return[(0,j.kH)((0,m.
Er)({host:(0,G.nx)(R),attempts:nt,failure:ct,releases:F}))]}function w({credentials:k,attempt:{discovery:M}},R){if(!k?.problem)return[];const{code:f}=k.problem,
p=M.kind==="failed"&&M.problem.code===f,K=R.isFork&&!k.hasToken&&f==="credentials-empty";return p||K?[]:[(0,j.kH)(k.problem)]}function S({host:k},M){if(!M.some(
({service:f})=>f===z.e$))return[];const{name:R}=(0,G.Sv)(k);return[...R.includes(".")?[]:[(0,et.Zp)({host:k,name:R})],.../(^|\.)xn--/.test(k)?[(0,et._W)({host:k})]:
[]].map(f=>(0,j.kH)(f,{services:[z.e$]}))}const H=({earlier:k,attempt:M,later:R})=>[...k,M,...R];function Y({discovery:k,timing:M,headMs:R,hops:f},{attemptMs:p}){
const K=R!==null&&R<=p?f.at(-1)?.status:null;return K===null||(0,J.Mq)(K??0)?"retries":k.kind!=="failed"&&M.totalMs<=p?"works":"fails"}function g(k,M){const R=k.
map(K=>Y(K,M)),f=R.indexOf("works");return f<0?"never":f<=M.retries&&!R.slice(0,f).includes("fails")?"always":"sometimes"}}),1779:((wt,dt,o)=>{o.r(dt),o.d(dt,{attemptsOf:()=>m.
Or,contact:()=>Oe,crashedVisit:()=>me,judgeRequests:()=>m.Ey,judgeVisit:()=>he,outcomesOf:()=>Ee});var m=o(5693),_=o(2801),d=o(2170),j=o(8032),et=o(255),J=o(8185),
G=o(8643),z=o(9432),b=o(1780),x=o(9615);const N=({id:e,host:c,url:E,why:O})=>(0,x.CC)("service-url-invalid",{message:E===null?(0,b.xI)`${e} of host ${(0,b.KT)(c)}: ${(0,b.
b7)(c,(0,z.dh)(O))}`:(0,b.xI)`${e} of host ${(0,b.KT)(c)} is "${(0,b.KT)(E)}", which the clients cannot connect to: ${O}`,operator:`set ${e} to an https:// URL,\
 or to a path that starts with a slash`}),L=({id:e,host:c,why:E})=>(0,x.CC)("service-url-credentials",{message:(0,b.xI)`${e} of host ${(0,b.KT)(c)}: ${E}`,operator:"\
remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),v=({id:e,host:c,url:E})=>(0,x.
CC)("service-url-empty",{message:(0,b.xI)`${e} of host ${(0,b.KT)(c)} is an empty string, which resolves to the document itself: ${(0,b.KT)(E)}`,operator:`set ${e}\
 to the URL of the service, such as "/v1/${e.split(".")[0]}/", or remove it`}),P=({id:e,host:c,value:E,why:O})=>(0,x.CC)("service-url-looks-like-host",{message:(0,b.
xI)`${e} of host ${(0,b.KT)(c)} is "${(0,b.KT)(E)}", which is a path and not a URL with a host`,operator:(0,b.xI)`write "https://${(0,b.KT)(E)}" if a host is meant`,
note:O===null?void 0:(0,z.zd)(O)});function B(e){const{id:c,host:E,url:O,clients:V}=e,st=V.map(q=>j.bB[q]),ot=O.slice(O.lastIndexOf("/")+1);return(0,x.CC)("serv\
ice-url-no-slash",{message:(0,b.xI)`${c} of host ${(0,b.KT)(E)} does not end with a slash: ${(0,b.KT)(O)}`,operator:"add the slash",note:`without it ${st.slice(
0,-1).join(", ")} and ${st.at(-1)} replace "${ot}" with the path that they append`,affects:V})}const $=({id:e,host:c,url:E})=>(0,x.CC)("service-url-relative",{message:(0,b.
xI)`${e} of host ${(0,b.KT)(c)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,b.KT)(E)}, other clients do not`,operator:"start th\
e path with a slash, or write the complete URL"}),D=({id:e,host:c})=>(0,x.CC)("service-url-query",{message:(0,b.xI)`${e} of host ${(0,b.KT)(c)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function C({host:e,uses:c},E=["is","are"]){const O=Map.groupBy(
c,({id:st})=>st),V=Array.from(O,([st,ot])=>{const q=ot.flatMap(({endpoint:lt})=>lt??[]);return q.length===0?st:`${st} (${q.join(", ")})`});return(0,b.xI)`${(0,z.
K4)(V,10,z.dh)} of host ${(0,b.KT)(e)} ${V.length===1?E[0]:E[1]}`}const u=({urls:e})=>(0,b.XT)(e,3,c=>(0,b.KT)((0,z.dh)(c))),w=({uses:e})=>j.zK.filter(c=>e.some(
({id:E})=>(0,j.SZ)(E).includes(c))),S={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},H=e=>(0,x.CC)("service-url-priv\
ate",{message:(0,b.xI)`${C(e)} at ${u(e)}, which clients ${S[e.kind]} cannot reach`,operator:(0,b.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,b.
KT)(e.host)}`,affects:w(e)}),Y=[...j.Du,"dependabot"];function g(e){const c=e.uses.every(({endpoint:V})=>V!==null),E=c?"a login sends its token in clear text ot\
herwise":(0,b.xI)`the clients send the token of ${(0,b.KT)(e.host)} there in clear text`,O=w(e);return(0,x.CC)("service-url-insecure",{message:(0,b.xI)`${C(e)} not https: ${u(
e)}`,operator:e.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:c||e.hasToken?E:void 0,affects:Y.
filter(V=>O.includes(V))})}function k(e){const{host:c,name:E}=e,O=(0,b.xI)`${C(e)} on another host: ${u(e)}`,V=!e.hasToken||!w(e).includes("renovate");return(0,x.
CC)("service-url-cross-host",{message:O,help:V?(0,b.xI)`where outgoing traffic is filtered, allow ${(0,b.KT)(E)} as well`:(0,b.xI)`give Dependabot and Renovate a token for ${(0,b.
KT)(E)}; Terraform and OpenTofu send it the token of ${(0,b.KT)(c)}`,...V&&{severity:"notice",affects:[]}})}const M=e=>(0,x.CC)("service-url-other-port",{message:(0,b.
xI)`${C(e)} on another port of the same host: ${u(e)}`,operator:(0,b.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,b.
KT)(e.host)}`}),R=e=>(0,x.CC)("service-url-double-slash",{message:(0,b.xI)`${C(e,["has","have"])} a double slash in the path: ${u(e)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),f=e=>(0,x.CC)("service-url-same",{message:(0,b.xI)`${C(e,["has","have"])} the same URL: ${u(e)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var p=o(4067),K=o(5106);function Q({host:e,attempt:c},E){
const{name:O}=et.Sv(e),V=p.uo(O),st=c.hops[0]?.address??null;if(V!=="public"||st===null)return V;const ot=p.Zu(st),q=E.some(lt=>lt.name===O);return ot==="loopba\
ck"&&q?"public":ot}const ct={public:0,reserved:1,private:2,metadata:2,loopback:3},W=(e,{kind:c})=>ct[A(e)]>ct[c];function F(e,c){const{hostname:E}=c,O=e.filter(
({url:ht})=>W(ht,c)),V=e.filter(ht=>!O.includes(ht)),st=V.filter(({url:ht})=>ht.scheme==="http"),ot=V.filter(({id:ht,endpoint:mt})=>mt===null&&(0,K.p4)(ht)),q=Map.
groupBy(ot,({url:ht})=>X(ht,E)),lt=V.filter(({endpoint:ht,url:mt})=>ht===null&&rt(mt,E)),pt=V.filter(({url:ht})=>ht.path.includes("//")),Et=nt(c);return[...Et(O,
it,ht=>{const[mt,...vt]=new Set(O.map(({url:Ct})=>A(Ct))),Tt=vt.length===0&&(mt==="loopback"||mt==="reserved");return H({...ht,kind:Tt?mt:"private"})}),...Et(st,
it,g),...[...q].flatMap(([ht,mt])=>ht===null?[]:Et(mt,it,vt=>k({...vt,name:ht}))),...Et(lt,it,M),...Et(pt,tt,R),...Et(h(e),tt,f)]}const nt=({host:e,hasToken:c})=>(E,O,V)=>{
if(E.length===0)return[];const st=E.map(({url:lt})=>E.length===1?tt(lt):O(lt)),ot=V({host:e,hasToken:c,uses:E,urls:[...new Set(st)]}),q=[...new Set(E.map(({id:lt})=>lt))];
return[(0,d.kH)(ot,{services:q,needed:E.some(({needed:lt})=>lt)})]},tt=e=>(0,z.dh)((0,G.Pl)(e)),it=e=>(0,z.dh)(`${e.scheme}://${e.host}`);function A(e){const{name:c}=(0,G.
cz)(e);return p.Sz(/[^\0-\x7f]/.test(c)?et.$o(c)??"":c.toLowerCase())}function X(e,c){const{name:E}=(0,G.cz)(e),O=et.Sv(c).name;if(E.toLowerCase()===O)return null;
const V=et.Pv(E);return V.ok?V.value===O?null:et.nx(V.value):E}function rt(e,c){if(e.scheme==="http"||X(e,c)!==null)return!1;const E=O=>Number(O||443);return E(
(0,G.cz)(e).port)!==E(/:(\d+)$/.exec(c)?.[1]??null)}function h(e){const c=[K.e$,K.xq].flatMap(O=>e.find(V=>V.id===O)??[]),E=new Set(c.map(({url:O})=>tt(O).replace(
/\/$/,"")));return c.length===2&&E.size===1?c:[]}const U=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,a=e=>U.test(e)&&!/^[a-z0-9-]+\.json$/i.
test(e),l=e=>e.replace(/[?#].*$/s,"");function r(e){const c=n(e),{id:E,host:O,value:V}=e,st={id:E,host:O,url:(0,G.Pl)(e.url)};if(c!==null)return[N({...st,why:c})];
const q=s(e)&&!a(V)?(0,j.ab)(E):[];return[V===""?v(st):null,a(V)?P({...st,value:l(V),why:null}):null,t(V)?$(st):null,q.length>0?B({...st,clients:q}):null,e.url.
query!==""&&(0,K.p4)(E)?D(st):null].filter(lt=>lt!==null)}function n({url:e}){const{name:c,port:E}=(0,G.cz)(e);return c===""?"no Host in request URL":E===""||Number(
E)>0&&Number(E)<=65535?null:`invalid port "${E}"`}const t=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!a(e),s=({value:e,url:c})=>e!==""&&!/^$|\/$/.test(c.path);var i=o(
3217),y=o(2886),T=o(9562),I=o(9961),Z=o(9119);function ft(e,c){const E=e.forced.filter(({client:ot})=>c.includes(ot)),O=c.filter(ot=>!E.some(q=>q.client===ot)),
st=(0,Z.c1)(E,({place:ot,services:q})=>JSON.stringify([ot,q])).map(ot=>{const[q]=ot,lt=(0,et.cu)(e.host),{services:pt}=q,Et={kind:"found",url:lt,services:pt},ht={
...e.attempt.timing,totalMs:0},vt={...e,attempt:{discovery:Et,hops:[],timing:ht,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:ot.map(({client:Tt})=>Tt),
visit:vt,forced:q}});return O.length>0||st.length===0?[{clients:O,visit:e,forced:null},...st]:st}function at({host:e,attempt:{discovery:c}},{place:E,services:O},V){
const st={host:(0,et.nx)(e),at:(0,y.cA)(E)},ot=c.kind==="found"?c.services:O,[q,lt]=[O,ot].map(mt=>new Map(mt.map(({id:vt,value:Tt})=>[vt,ut(Tt)]))),Et=[...new Set(
[...O,...ot].map(({id:mt})=>mt))].filter(mt=>q?.get(mt)!==lt?.get(mt)),ht=(0,I.kV)({...st,services:Et});return[(0,I.Yv)(st),...Et.length>0?[ht]:[]].map(mt=>(0,d.
kH)(mt,{clients:V}))}function ut(e){const c=(E,O)=>(0,T.G)(O)?Object.fromEntries(Object.entries(O).sort()):O;try{return JSON.stringify(e??null,c)}catch{return"n\
ested too deeply"}}var gt=o(4606);const Ot=(e,c)=>e.filter(E=>!(0,gt.Hf)(E,c.token)).map(E=>kt(E,c));function kt(e,c){const{visit:E,requirements:O,clients:V,token:st,
concerned:ot}=c,{services:q,places:lt}=Rt(e.services,O),pt=(0,gt.wD)(e,st),Et=e.needed&&It({problem:pt,services:q},c),ht=e.affects.filter(vt=>ot.includes(vt)),mt={
...e,problem:pt,services:q,needed:Et,affects:ht,host:E.host};return(0,y.hD)({...mt,severity:(0,y.v1)(mt,V),places:e.places.length===0?lt:(0,Z.As)(bt(e.places))},
c)}function It({problem:e,services:c},{visit:{host:E,attempt:O},requirements:V,answering:st,depth:ot}){if(ot==="discovery"||O.discovery.kind==="skipped")return!0;
const q=c.some(pt=>st.has(`${E} ${pt}`));if(e.code==="service-url-no-slash"&&q)return!1;const lt=V.filter(({service:pt})=>c.length===0||c.includes(pt));return lt.
length===0||lt.some(({isForInit:pt})=>pt)}function Rt(e,c){const E=ot=>c.filter(({service:q})=>ot.includes(q)),O=e.length===0?c:E(e),V=e.filter(ot=>O.some(({service:q})=>q===
ot)),st=(O.length>0?O:E(["any"])).flatMap(ot=>ot.because);return{services:V.length>0?V:e,places:(0,Z.As)(bt([...new Set(st)]))}}function bt(e){const{inUse:c=[],
aside:E=[]}=Object.groupBy(e,O=>typeof O!="string"&&(0,Z.MV)(O)?"aside":"inUse");return[...c,...E]}function _t(e,c){return c.every(({isImplied:O})=>O)?[...c.flatMap(
({clients:O})=>O),...(0,j.Yr)(e)]:j.zK}var Mt=o(3956);function Ut(e){if(!Array.isArray(e))return jt(e);const{shown:c,more:E}=(0,z.zN)(e,5);return`[${c.map(jt).join(
", ")}${E>0?", \u2026":""}]`}function jt(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,z.go)(e):(0,z.dh)(JSON.stringify(e))}const Jt=({host:e,value:c,
why:E})=>(0,x.CC)("login-type",{message:(0,b.xI)`login.v1 of host ${(0,b.KT)(e)} is ${(0,z.go)(c)}, not an object`,operator:'set login.v1 to an object with "cli\
ent", "authz" and "token"',note:(0,z.zd)(E)}),xt=e=>c=>`is ${Ut(c)}${c===void 0?"":`, not ${e}`}`,Lt=e=>c=>`is ${Ut(c)}${e}`,Ht=e=>c=>`${xt("an array")(c)}; the\
 clients ignore it${e}`,Qt={"client-missing":[xt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empt\
y string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[xt("an array of strings"),'set "grant_types" to ["\
authz_code"], or remove it'],"grant-types-unsupported":[Lt(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[
Lt('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[xt("a string with a URL"),
'set "authz" to the URL of the authorization endpoint'],"token-missing":[xt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[
xt("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Lt("; both must be whole numbers from 1024 t\
o 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Lt("; the first port is greater than the last"),"write the lowe\
r port first"],"ports-single":[Lt("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"po\
rts-ignored":[Ht(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[xt("an array of strings"),'set "sco\
pes" to an array of strings, or remove it'],"scopes-ignored":[Ht(""),'set "scopes" to an array of strings, or remove it']};function qt(e,c){const E=e.rule.replace(
/-\w+$/,"").replace("-","_"),O=(0,b.xI)`"${E}" in login.v1 of host ${(0,b.KT)(c)}`;if("why"in e){const q=`set "${E}" to an https:// URL without user name, or to\
 a path that starts with a slash`,lt=(0,b.xI)`${O}: ${(0,b.b7)(c,(0,z.dh)(e.why))}`;return(0,x.CC)(`login-${e.rule}`,{message:lt,operator:q})}const[V,st]=Qt[e.rule],
ot=(0,b.xI)`${O} ${V(e.value)}`;return(0,x.CC)(`login-${e.rule}`,{message:ot,operator:st})}function te({host:e,endpoints:c}){const E=c.map(({name:st})=>`"${st}"`).
join(" and "),[O]=c,V=c.length===1;return(0,x.CC)("login-url-port",{message:(0,b.xI)`${E} in login.v1 of host ${(0,b.KT)(e)} ${V?"names":"name"} no port, so a login uses port 443: ${(0,b.
KT)(O?.url??"")}`,operator:`write a path that starts with a slash, or add :${O?.port??""} to the URL${V?"":"s"}`})}const Kt=({offered:e})=>e.length===0?"is empt\
y":`offers ${(0,z.K4)(e,20,z.dh)}`;function zt(e,c){const{id:E,host:O,offered:V,block:st}=e,ot=`the discovery document, which ${Kt(e)}`;if(st!==null)return`add ${E}\
 to the \`host\` block at ${st}, which ${Kt(e)}`;if(E===K.xq&&c)return(0,b.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,b.
KT)(O)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${E}`;const q=(0,K.qE)(E)?V.find(pt=>(0,K.OA)(pt)===E):void 0,lt=E===K.xq?`use a host that offer\
s ${E}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${E}`;return{
operator:q===void 0?`add ${E} to ${ot}`:`rename ${q} to ${E} in ${ot}`,user:lt}}const Ft=e=>e.id==="any"?(0,x.CC)("service-missing",{message:(0,b.xI)`host ${(0,b.
KT)(e.host)} does not provide any service`,operator:`add a service to the discovery document, which ${Kt(e)}`}):(0,x.CC)("service-missing",{message:e.why,help:zt(
e,e.isArtifactory)}),ee=e=>(0,x.CC)("service-version",{message:e.why,help:e.isReadable?zt(e,!1):`require an id of the form NAME.vN; the discovery document ${Kt(
e)}`}),ne=({id:e,host:c,value:E,why:O})=>(0,x.CC)("service-type",{message:(0,b.xI)`${e} of host ${(0,b.KT)(c)} is ${(0,z.go)(E)}, not a string with a URL`,operator:`\
set ${e} to a URL such as "/v1/modules/"`,note:(0,z.zd)(O)});var Bt=o(8225),Wt=o(9179);function se(e,c,E){const{value:O,flaws:V}=(0,Bt.m)(e,c,E),st={...O,authz:Gt(
O.authz),token:Gt(O.token)},ot=oe(st,c),q=ot.length===0?[]:[te({host:E,endpoints:ot})];return{login:st,problems:[...V.map(lt=>qt(re(lt),E)),...q]}}function oe(e,c){
const{name:E,port:O}=(0,G.cz)(c);return O===""||O==="443"?[]:(0,Bt.u)(e).flatMap(({endpoint:V,text:st,url:ot})=>{const q=(0,G.cz)(ot),lt=q.name.toLowerCase()===
E.toLowerCase();return ot.scheme==="https"&&lt&&q.port===""?[{name:V,url:st,port:O}]:[]})}const re=e=>"why"in e?{...e,why:(0,Wt.Nx)(e.why)}:e;function Gt(e){const c=e===
null?null:(0,G.Dl)(e);return c?.ok?(0,G.Pl)(c.value):null}function ie({discovery:e},c){return e.kind==="found"?ce(e,c):{services:[],notes:e.kind==="absent"?[le(
e,c)]:[]}}function ce(e,c){const{requirements:E,clients:O,reader:V}=c,st=e.services.map(({id:yt})=>yt),ot=e.services.some(({value:yt})=>typeof yt=="string"&&yt.
includes("/artifactory/")),q={...c,discovery:e,offered:st,isArtifactory:ot},lt=E.map(({service:yt})=>yt),pt=lt.filter(yt=>yt!=="any"),Et=st.filter(yt=>!pt.includes(
yt)&&j.Du.some($t=>K.oe(yt,$t).ok)),ht=pt.map(yt=>Vt(yt,q)),mt=({outcome:yt,notes:$t,urls:Nt})=>yt.kind!=="problem"&&!Nt.some(({endpoint:Pt,url:St})=>Pt===null&&
W(St,c))&&!$t.some(Pt=>(0,y.ER)(Pt)&&O.some(St=>Pt.affects.includes(St))),vt=Et.map(yt=>Vt(yt,q)),Tt=!lt.includes("any")||[...ht,...vt].some(mt),Ct=[...ht,...Tt?
vt.map(ae):vt],Dt=Ct.flatMap(({urls:yt})=>yt),At=lt.includes("any")&&Ct.length===0?[(0,d.kH)(Ft({...q,id:"any",why:""}))]:[];return{services:Ct.map(({outcome:yt})=>yt.
kind==="problem"?{...yt,problem:(0,x.as)(yt.problem,V)}:yt),notes:[...Ct.flatMap(({notes:yt})=>yt),...F(Dt,c),...At]}}function ae({outcome:e,notes:c,urls:E}){if(!K.
fg.has(e.id))return{outcome:e,notes:[],urls:[]};const O=V=>({...V,needed:!1});return{outcome:e,notes:c.map(O),urls:E.map(O)}}function le({absence:e,url:c},{requirements:E,
host:O}){const V=E.map(({service:ot})=>ot).filter(ot=>ot!=="any"),st=(0,Mt.HB)({host:O,url:(0,G.Pl)(c),why:e,required:V});return(0,d.kH)(st,{services:V.length===
1?V:[]})}function Vt(e,c){const{services:E,url:O}=c.discovery,V=Tt=>K.TE(e,{services:E,documentUrl:O,display:c.host,client:Tt}),ot=(c.requirements.find(({service:Tt})=>Tt===
e)?.clients??c.clients).map(Tt=>({client:Tt,lookup:V(Tt)})),[q,...lt]=ot;if(q===void 0)throw new Error("no client is checked");const pt=lt.filter(({lookup:Tt})=>Tt.
kind!==q.lookup.kind),Et=Tt=>!de(Tt)||V(Tt).kind===q.lookup.kind,ht=pt.length===0?(0,j.SZ)(e).filter(Et):[q.client],mt=Yt(e,q.lookup,ht,c),vt=pt.flatMap(({client:Tt,
lookup:Ct})=>Yt(e,Ct,[Tt],c).notes);return{...mt,notes:[...mt.notes,...vt]}}const ue=2048,de=e=>j.Du.some(c=>c===e);function Yt(e,c,E,O){const{discovery:V,host:st}=O,
ot=q=>q.map(lt=>(0,d.kH)(lt,{services:[e]}));switch(c.kind){case"url":{const{url:q,value:lt}=c,pt=r({id:e,value:lt,url:q,host:st}),Et=!pt.some(({code:mt})=>mt===
"service-url-invalid"),ht=(0,z.dh)((0,G.Pl)(q),ue);return{outcome:{id:e,kind:"url",url:ht},notes:ot(pt),urls:Et?[{id:e,endpoint:null,url:q,needed:!0}]:[]}}case"\
object":{const{login:q,problems:lt}=se(c.value,V.url,st),pt=lt.find(({severity:Et})=>Et==="error");return{outcome:pt?{id:e,kind:"problem",problem:pt}:{id:e,kind:"\
login",login:q},notes:ot(lt),urls:(0,Bt.u)(q).map(Et=>({...Et,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const q=fe(e,
c,O),lt=(0,d.kH)(q,{services:[e],clients:E});return{outcome:{id:e,kind:"problem",problem:q},notes:[lt],urls:[]}}}}function fe(e,c,E){const O={...E,id:e,why:c.why};
switch(c.kind){case"missing":return Ft(O);case"bad-id":case"version":return ee({...O,isReadable:c.kind==="version"});case"type":return(e===K.S3?Jt:ne)({...O,value:c.
value});case"bad-url":{const V=(0,Wt.Nx)(c.why);return a(c.value)?P({...O,value:l(c.value),why:V}):c.reason==="user-info"?L(O):N({...O,url:null,why:V})}}}function he(e,c){
const{visit:E,requirements:O,predicted:V,requests:st,isNew:ot}=e,q=pe(e,c.dialect),lt=(0,y.TC)(E.host,O,c),pt=ft(E,q).map($t=>ge($t,e,c,lt)),Et=[...pt.flatMap(({
notes:$t})=>$t),...V],ht=pt.some(({forced:$t})=>$t===null),mt=(0,gt.ux)(E,Et,lt,{...c,isAsked:ht}),vt=Xt(e,c,{clients:q,reader:lt,token:mt}),Tt=pt[0]?.services??
[],Ct=[...ht?(0,i.so)(E,O,mt,c):[],...ht?(0,i.uA)(E,Tt,c):[],...V,...st===null?[]:(0,m.Ey)(st,E.attempt.certificates,c),...(0,m.WN)(E,O)],At=[...pt.flatMap($t=>Ot(
$t.notes,{...vt,reader:$t.reader,concerned:vt.concerned.filter(Nt=>$t.viewers.includes(Nt))})),...Ot(Ct,vt)],yt=pt[0]?.forced?.place??null;return{visit:E,requirements:O,
services:Tt,servicesFrom:yt,findings:At,isNew:ot}}const pe=({requirements:e},{clients:c})=>c.filter(E=>e.some(O=>O.clients.includes(E))),Xt=(e,c,E)=>({...c,...e,
...E,isHostNew:e.isNew,concerned:_t(e.visit.host,e.requirements)});function me(e,c,E){const{visit:O,requirements:V,isNew:st}=e,ot=(0,_.n3)({host:(0,et.nx)(O.host),
thrown:E}),q={kind:"skipped",problem:ot},lt={...O,attempt:{...O.attempt,discovery:q,hops:[]}},pt={clients:c.dialect.clients,reader:null,token:gt.Cg},Et=Xt({...e,
visit:lt},c,pt),ht=Ot([(0,d.kH)(ot)],{...Et,concerned:j.zK});return{visit:lt,requirements:V,services:[],servicesFrom:null,findings:ht,isNew:st}}function ge({clients:e,
forced:c,visit:E},{visit:O,requirements:V},st,ot){const q=c===null?ot:{...ot,role:"operator"},{services:lt,notes:pt}=ie(E.attempt,{requirements:V,clients:e,reader:q,
block:c&&(0,y.cA)(c.place),hostname:O.host,host:(0,et.nx)(O.host),hasToken:O.credentials?.hasToken===!0,kind:c===null?Q(O,st.resolve):"loopback"}),Et=st.dialect.
releases.filter(({client:vt})=>e.includes(vt)),ht=O.forced.map(({client:vt})=>vt),mt=c===null?j.zK.filter(vt=>!ht.includes(vt)):e;return{forced:c,reader:q,viewers:mt,
services:lt,notes:[...c===null?[]:at(O,c,e),...(0,m.Ii)(E,{...st,clients:e,releases:Et}),...pt,...c===null?(0,J.I4)(O.host,lt,V,st):[]]}}function Ee(e){const c=O=>{
const V=e.filter(({problem:st,affects:ot})=>ot.includes(O)&&st.usualSeverity!=="notice");return V.some(y.ER)?"fails":V.length>0?"warns":"works"},E=j.zK.map(O=>[
O,c(O)]);return Object.fromEntries(E)}var ye=o(4702),ve=o(2798),Te=o(6452),Zt=o(4035),we=o(479);async function Oe(e,c,E,O){const{dialect:V,configs:st,requirements:ot}=c,
{releases:q}=V,{environment:lt,kill:pt,secrets:Et,stop:ht,startTimer:mt}=O,vt={environment:lt,kill:pt,learn:Et.learn,stop:ht.signal},{credentials:Tt,forced:Ct}=(0,ve.
mQ)({...E,configs:st},vt),Dt={network:(0,Te.Af)(E),credentials:Tt,concurrency:E.concurrency,random:Math.random,now:Date.now,startTimer:mt,monotonic:O.now,stop:ht,
sessions:E.depth==="discovery"?null:new Map},At=await(0,Zt.pj)(e,{...Dt,forced:Ct,required:Map.groupBy(ot,({host:St})=>St),maxRedirects:Math.max(...V.clients.map(
St=>j.NX[St])),releases:q,timeoutMs:E.timeoutMs??(0,Zt.nT)(q),retries:E.retries,progress:St=>O.progress({kind:"visits",...St})}),yt=Tt.known;if(E.depth==="disco\
very")return{visits:At,predicted:ye.j7,tokenSources:yt};const{predictInit:$t}=await o.e(152).then(o.bind(o,2152)),Nt={...Dt,...c,settings:E,machine:(0,we.g8)(lt),
directory:O.directory,learn:Et.learn,progress:St=>O.progress({kind:"registries",...St}),visits:new Map(At.map(St=>[St.host,St]))},Pt={...E,isFork:O.isFork};return{
visits:At,predicted:await $t(c.roots,Nt,Pt),tokenSources:yt}}}),9713:((wt,dt,o)=>{o.d(dt,{IK:()=>j,v8:()=>b,x8:()=>P,zy:()=>N});var m=o(7075),_=o(8522),d=o(6452);
const j={kind:"excerpt",maxBytes:2048},et=1e3,J=64*1024,G=1024,z=1024*1024,b=256*1024,x=$=>Buffer.from($,"latin1").toString("utf8");function N({status:$,reason:D,
headers:C}){const u=Y=>{const g=C.get(Y)?.[0];return g===void 0?null:x(g)},w=u("content-length"),H=$!==204&&$!==304&&w!=="0"?u("content-encoding"):null;return{status:$,
reason:x(D),contentType:u("content-type"),contentEncoding:H,location:u("location"),retryAfter:u("retry-after"),terraformGet:u("x-terraform-get"),apiVersion:u("t\
fp-api-version"),challenge:L(C.get("www-authenticate")??[]),declaredBytes:w===null||v(H)?null:Number(w)}}function L($){const D=$.flatMap(u=>u.split(",")).flatMap(
u=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(u)?.[1]??[]);return D.some(u=>u.toLowerCase()==="bearer")?null:D[0]??null}const v=$=>$?.toLowerCase()==="gzip";async function P($,D,C){
const u=[];let w=0,S;const H=C.kind==="excerpt"?setTimeout(()=>$.destroy(),et).unref():void 0;try{for await(const g of B($,D,C.maxBytes)){if(u.push(g),u.length===
G&&u.splice(0,G,Buffer.concat(u)),w+=g.length,w>C.maxBytes)break;w>z&&(S??=await C.turn?.())}}catch(g){if((0,d.$N)(g)==="COMPRESSED_TOO_LARGE")w=Number.POSITIVE_INFINITY;else if(C.
kind==="whole")throw g}finally{clearTimeout(H),$.destroy(),S?.()}return{bytes:Buffer.concat(u).subarray(0,C.maxBytes),truncated:w>C.maxBytes}}function B($,D,C){
if(!v(D.contentEncoding))return $;const u=(0,_.createGunzip)();let w=C+J;const S=async function*(H){for await(const Y of H){if(w-=Y.length,w<0)throw(0,d.Au)("CO\
MPRESSED_TOO_LARGE","too many compressed bytes");yield Y}};return(0,m.pipeline)($,S,u,()=>{}),u}}),7454:((wt,dt,o)=>{o.d(dt,{be:()=>nt,X5:()=>F,gQ:()=>tt,Ul:()=>it,
JY:()=>ct,To:()=>a,dI:()=>W,Lu:()=>X,jT:()=>A});var m=o(7067),_=o(9968),d=o(7811),j=o(8643),et=o(255),J=o(4067),G=o(9509);const z=32;function b(n){const t=[];let s=n.
getPeerX509Certificate();for(;s!==void 0&&t.length<z;)t.push(s),s=s.issuerCertificate;return t}function x(n,t,s){const[i]=n;if(i===void 0)return null;const y=t.
ok?t.chain.slice(0,Math.max(1,t.chain.length-1)).map(({notAfter:Z})=>Z):n.map(({validTo:Z})=>Date.parse(Z)),T=Date.parse(i.validFrom),I=Math.min(...y);return Number.
isNaN(T)||Number.isNaN(I)?null:{host:s,subject:N(i.subject)??i.subjectAltName??"",issuer:N(i.issuer)??i.issuer??"",validFrom:new Date(T).toISOString(),expires:new Date(
I).toISOString()}}const N=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var L=o(6452),v=o(8500),P=o(1692),B=o(9044),$=o(4604);const D=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SS\
L_PACKET_LENGTH_TOO_LONG"],C=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function u(n,{name:t},s,i){const y=(0,L.$N)(n);if(D.includes(
y))return await Y(await i())?(0,L.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(C.test(y))return n;const T=await M(t,s,i);return T===null?n:"flaw"in T?
(s.connection.rejection=T,(0,L.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${T.flaw.kind}`)):(s.connection.unsupported=T,(0,L.Au)("TLS_UNSUPPORTED",`not s\
upported by the clients: ${T.name}`))}const[w,S]=[30,100],H=Buffer.from([22,3,1,0,0]);async function Y(n){const t=await new Promise(s=>{g().then(()=>s("")),n.once(
"data",i=>s(i.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(H)});return n.destroy(),t==="HTTP/"}async function g(){for(let n=0;n<
w;n+=1)await(0,v.setTimeout)(S,null,{ref:!1})}const k=[$.DS,{...$.DS,maxVersion:"TLSv1.2"}];async function M(n,t,s){for(const i of k){const y=(0,P.createSecureContext)(
{...i,ca:[]}),T=await s(),I=await(0,L.ek)(T,t,n,{secureContext:y}).catch(()=>null);if(I===null)continue;const Z=R(I);return I.destroy(),Z}return null}function R(n){
const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[s]=b(n),i=s&&(0,B.h)(s.raw);if(i?.ok===!1)return{flaw:i.flaw,
isLeaf:!0};const y=n.getCipher().name;if(!$.Cg.includes(y))return{kind:"cipher",name:y};const T=p(n);if(!$.Yx.includes(T))return{kind:"group",name:T};const I=i?.
certificate.key;return I?.kind==="unsupported"?{flaw:{kind:"key",name:I.name},isLeaf:!0}:null}const f={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"\
P-224"};function p(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:f[t.name??""]??t.name??""}const K="http/1\
.1",Q="h2";async function ct(n,t){const s=()=>rt(n,t),i=await s();if(n.scheme==="http")return i;try{return await U(n,i,t,K)}catch(y){const T=L.$N(y);throw T.endsWith(
"_NO_APPLICATION_PROTOCOL")&&await W(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(T)?await u(y,n,t,s):y}}async function W(n,t){if(n.scheme!=="http")try{const s=await rt(
n,t);(await U(n,s,t,Q)).destroy()}catch(s){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(L.$N(s)))throw s}}function F(n){const{scheme:t}=n;if(t!=="https"&&t!==
"http")return(0,d.TR)(`unsupported protocol scheme "${t}"`);const{name:s,port:i}=(0,j.cz)(n);if(s==="")return(0,d.TR)("no Host in request URL");const y=(0,G.ER)(
s)?(0,d.Ju)(s.toLowerCase()):(0,et.Pv)(s);if(!y.ok)return y;const T=i===""?(0,j.L5)(t):Number(i);return T>0&&T<=65535?(0,d.Ju)({scheme:t,name:y.value,port:T}):(0,d.
TR)(`invalid port "${i}"`)}function nt(n){const{name:t}=(0,j.cz)(n),s=(0,et.Pv)(t);return(0,G.ER)(t)||!s.ok?t:s.value}function tt(n,{name:t}){const{port:s}=(0,j.
cz)(n);return(0,j.EN)(t)+(s===""?"":`:${s}`)}function it({resolve:n},t,s){const i=n.some(y=>y.name===t);return!["private","loopback"].includes((0,J.Sz)((i?null:
s)??t))}function A({scheme:n,name:t,port:s}){return(0,j.EN)(t)+(s===(0,j.L5)(n)?"":`:${s}`)}function X(n,{resolve:t,chooseProxy:s}){const i=t.find(({name:y,port:T})=>y===
n.name&&(T===null||T===n.port));return i===void 0?{host:n.name,port:n.port,proxy:s(n)}:{host:i.address,port:i.addressPort??n.port,proxy:null}}async function rt(n,t){
const{host:s,port:i,proxy:y}=X(n,t.network);if(y===null)return L.zy(s,i,t);L.ln(n.name,t),t.connection.proxy=y.host;const T=await h(y,t);return n.scheme==="http\
s"?r(n,y,T):T}async function h(n,t){const s=n.protocol==="https:"?"https":"http",i=n.hostname.replace(/^\[|\]$/g,""),y={scheme:s,name:i,port:Number(n.port)||(0,j.
L5)(s)},T=new L.Ng;try{const I={...t.network,resolve:[],chooseProxy:()=>null};return await ct(y,{...t,network:I,connection:T,allowPrivate:!0})}catch(I){if((0,_.
qo)(I))throw I;const Z=`proxy ${n.host} cannot be reached: ${L.bD(I)}`;throw L.Au("PROXY_REFUSED",Z)}finally{t.connection.lookupMs=T.lookupMs,t.connection.connectMs=
T.connectMs}}async function U(n,t,s,i){const{connection:y,network:T}=s,{trust:I}=T,Z=performance.now(),ft={secureContext:I.context(),ALPNProtocols:[i]},at=await L.
ek(t,s,n.name,ft);y.tlsMs=performance.now()-Z;const ut=b(at),gt=I.verify(ut.map(({raw:Ot})=>Ot),n.name);if(y.certificate=x(ut,gt,A(n)),gt.ok&&at.alpnProtocol!==
Q)return at;throw at.destroy(),gt.ok?L.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(y.rejection={...gt,issuer:ut.at(-1)?.issuer??"",hasFile:I.hasFile},L.Au("\
CERTIFICATE_REJECTED",`certificate rejected: ${gt.flaw.kind}`))}function a(n){if(n.username===""&&n.password==="")return{};const t=`${decodeURIComponent(n.username)}\
:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(t).toString("base64")}`}}const l=[502,503,504];function r(n,t,s){const i=`${(0,j.
EN)(n.name)}:${n.port}`;return new Promise((y,T)=>{const I=(0,m.request)({method:"CONNECT",path:i,headers:{host:i,...a(t)},insecureHTTPParser:!0,createConnection:()=>s});
I.on("error",Z=>{const ft=`proxy ${t.host} closed the connection: ${Z.message}`;T(L.Au("PROXY_REFUSED",ft))}),I.on("connect",(Z,ft,at)=>{if(Z.statusCode===200&&
at.length===0)return y(s);s.destroy();const{statusCode:ut=0,statusMessage:gt=""}=Z,Ot=l.includes(ut)?"PROXY_NOT_REACHED":"PROXY_REFUSED",kt=`proxy ${t.host} ret\
urned ${ut} ${gt}`;T(L.Au(Ot,kt.trimEnd()))}),I.end()})}}),6452:((wt,dt,o)=>{o.d(dt,{Ng:()=>Q,$N:()=>W,Au:()=>ct,zy:()=>nt,bD:()=>F,Af:()=>K,ln:()=>A,ek:()=>tt});
var m=o(610),_=o(7030),d=o(1692),j=o(255),et=o(4067),J=o(3298),G=o(9044),z=o(4604),b=o(6554);const x=8192,N=1024,L=100;function v(a){const l=[];for(const[T,I]of a.
sent.entries()){if(!I.ok)return{ok:!1,flaw:I.flaw,isLeaf:T===0};const{certificate:Z}=I,{key:ft}=Z;if(ft.kind==="rsa"&&ft.bits>x)return{ok:!1,flaw:{kind:"key-siz\
e",bits:ft.bits},isLeaf:T===0};l.push(Z)}const[r,...n]=l;if(r===void 0)throw new Error("a server sends at least one certificate");const t=P(r,a);if(t!==null)return{
ok:!1,flaw:t,isLeaf:!0};const s={intermediates:n,options:a,checks:0,hint:null},i=a.anchors(r.subject).some(({raw:T})=>T.equals(r.raw))?u(s,[r]):D(s,[r]);if(i!==
null)return{ok:!0,chain:i};const y={kind:"unknown-authority",sent:g(r,n)};return{ok:!1,...s.hint??{flaw:y,isLeaf:!0}}}function P(a,{host:l,now:r}){const n=$(a,r);
return n!==null?n:(0,b.AI)(a.names,l)?B(a):{kind:"other-name",names:a.names.dns}}function B({key:a}){return a.kind==="unsupported"?{kind:"key",name:a.name}:a.kind===
"rsa"&&a.bits<N?{kind:"key-size",bits:a.bits}:null}function $({unhandled:a,notBefore:l,notAfter:r},n){const[t]=a;return t!==void 0?{kind:"critical-extension",id:t}:
n<l?{kind:"not-yet-valid",at:l}:n>r?{kind:"expired",at:r}:null}function D(a,l){const r=l.at(-1),{options:n,intermediates:t}=a,s=n.anchors(r.issuer),i=t.filter(({
subject:y})=>y.equals(r.issuer));for(const[y,T]of[...s,...i].entries()){const I=y<s.length;if(a.checks+=1,a.checks>L)return null;if(l.some(ut=>H(ut,T)))continue;
const Z=C(l,T,I,n);if(Z!==null&&(a.hint??=Z),Z!==null||!r.isSignedBy(T.x509))continue;if(!r.x509.checkIssued(T.x509)){a.hint??={flaw:{kind:"openssl"},isLeaf:l.length===
1};continue}const ft=[...l,T],at=I?u(a,ft):D(a,ft);if(at!==null)return at}return null}function C(a,l,r,{now:n}){const t=a.at(-1),{isAuthority:s,maxPath:i}=l,y=Z=>({
flaw:Z,isLeaf:!1});if(!(s??r))return y({kind:"no-authority"});const T=a.length===1;if(t.unsupportedSignature!==null)return{flaw:{kind:"signature",name:t.unsupportedSignature},
isLeaf:T};const I=B(l)??$(l,n);return I!==null?y(I):i!==null&&a.length-1>i?y({kind:"path-length"}):null}function u(a,l){const r=l.findIndex(({usages:t})=>!S(t));
return r>=0?(a.hint??={flaw:{kind:"usage"},isLeaf:r===0},null):l.every(({constraints:t},s)=>t===null||l.slice(0,s).every(({names:i})=>(0,b.z$)(i,t)))?l:(a.hint??=
{flaw:{kind:"constraints"},isLeaf:!1},null)}const w=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],S=a=>a.length===0||a.some(l=>w.includes(l)),H=(a,l)=>a.subject.equals(l.
subject)&&a.keyInfo.equals(l.keyInfo)&&a.encodedNames.equals(l.encodedNames),Y=({subject:a,issuer:l})=>a.equals(l);function g(a,l){return Y(a)?"self-signed":l.length===
0?"leaf":l.some(Y)?"root":"chain"}function k(a){const l=(0,J.O)(()=>R([...d.rootCertificates,...(0,d.getCACertificates)("extra"),...a===null?[]:[a]])),r=(0,J.O)(
()=>R((0,d.getCACertificates)("system"))),n=p();return{hasFile:a!==null,context:(0,J.O)(()=>(0,d.createSecureContext)({...z.Hb,ca:[]})),verify:(t,s)=>{const i={
sent:t.map(n),host:s,now:Date.now()},y=v({...i,anchors:l()});return y.ok?y:v({...i,anchors:I=>[...l()(I),...r()(I)]})}}}const M=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function R(a){const l=a.flatMap(t=>Array.from(t.matchAll(M),([,s=""])=>Buffer.from(s,"base64"))),r=Buffer.concat(l),n=new Map;return t=>{const s=t.toString("lat\
in1"),i=n.get(s);if(i!==void 0)return i;const T=(r.includes(t)?l.filter(I=>I.includes(t)):[]).flatMap(I=>{const Z=(0,G.h)(I);return Z.ok&&t.equals(Z.certificate.
subject)?Z.certificate:[]});return T.length>0&&n.set(s,T),T}}const f=200;function p(){const a=new Map;return l=>{const r=Buffer.from(l).toString("latin1");a.size>=
f&&!a.has(r)&&a.clear();const n=a.get(r)??(0,G.h)(l);return a.set(r,n),n}}function K({resolve:a,chooseProxy:l,authorities:r,hostnames:n,tokens:t}){const s=[...n,
...t].map(({host:i})=>(0,j.Sv)(i).name);return{resolve:a,chooseProxy:l,trust:k(r),namedHosts:new Set([...s,...a.map(({name:i})=>i)])}}class Q{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const ct=(a,l)=>Object.assign(new Error(l),{code:a});function W(a){return typeof a!="object"||a===null?"":"code"in a&&typeof a.code=="string"?a.code:""}const F=a=>typeof a==
"object"&&a!==null&&"message"in a?String(a.message):String(a);async function nt(a,l,r){const{connection:n}=r;(0,_.isIP)(a)!==0&&A(a,r);const t=performance.now();
let s=t;const i=(0,_.connect)({host:a,port:l,noDelay:!0,lookup:U(r,()=>{s=performance.now(),n.lookingUp=!1,n.lookupMs=s-t})});return r.hold(i),await it(i,"conne\
ct"),n.connectMs=performance.now()-s,n.address=i.remoteAddress??null,i}async function tt(a,l,r,n){const t=(0,d.connect)({...n,socket:a,servername:(0,_.isIP)(r)===
0?r.replace(/\.$/,""):"",rejectUnauthorized:!1});return l.hold(t),await it(t,"secureConnect"),t}function it(a,l){return new Promise((r,n)=>{const t=()=>n(ct("EC\
ONNRESET","the connection was closed")),s=()=>r(void a.off("close",t));a.once(l,s).once("error",n).once("close",t)})}function A(a,l){const r=X(a,l);if(r!==null)
throw r}function X(a,{allowPrivate:l}){const r=(0,et.Sz)(a);return r==="metadata"?ct("ADDRESS_METADATA",`${a} is a metadata address`):r==="public"||l?null:ct(r===
"reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${a} is a ${r} address`)}const rt=253,h=a=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(a);function U(a,l){return(r,n,t)=>{
const y=(h(r)||r.replace(/\.$/,"").length>rt?ct("ENOTFOUND",`no such host: ${r}`):null)??X(r,a);if(y!==null)return queueMicrotask(()=>t(y,[]));a.connection.lookingUp=
!0,(0,m.lookup)(r,{...n,all:!0},(T,I)=>{if(l(),T!==null)return t(T,[]);const Z=I.map(({address:ut})=>X(ut,a)),ft=I.filter((ut,gt)=>Z[gt]===null),at=Z.find(ut=>ut!==
null);if(ft.length===0&&at)return t(at,[]);t(null,ft)})}}}),7144:((wt,dt,o)=>{o.d(dt,{N:()=>rt});var m=o(8643),_=o(4067),d=o(7057),j=o(2432),et=o(9713),J=o(7454),
G=o(6452),z=o(7811);function b(l){const[,r="",n="",t=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(l)??[],s=/^HTTP\/(\d)\.(\d)$/.exec(r);if(s===null)return(0,z.TR)("malfor\
med status line");if(!/^(\d|\+(?=\d))\d\d$/.test(n))return(0,z.TR)("malformed status");const[,i="",y=""]=s;return(0,z.Ju)({status:Number(n),reason:t,version:Number(
i+y)})}function x(l,r){const n=v(r);if(!n.ok)return n;const t=new Map(n.value),{status:s,reason:i,version:y}=l,T=C(s,y,t);if(!T.ok)return T;T.value==="chunked"&&
t.delete("content-length");const I=T.value!==1/0&&w(y,t);return(0,z.Ju)({status:s,reason:i,headers:t,framing:T.value,keepAlive:I})}const N=/^[\w!#$%&'*+.^`|~ -]+$/,
L=l=>/^[\t -~\u0080-\u00ff]*$/.test(l);function v(l){const r=new Map;for(const n of $(l)){const t=n.indexOf(":"),s=n.slice(0,Math.max(t,0)),i=B(n.slice(t+1));if(!N.
test(s))return(0,z.TR)("malformed header line");if(!L(i))return(0,z.TR)("control character in a header");const y=s.toLowerCase(),T=r.get(y);T===void 0?r.set(y,[
i]):T.push(i)}return(0,z.Ju)(r)}const P=/(?<![ \t])[ \t]+$/,B=l=>l.replace(/^[ \t]+/,"").replace(P,"");function $(l){const r=[];for(const n of l){const t=B(n),s=r.
at(-1);/^[ \t]/.test(n)&&s!==void 0?s.push(t):r.push([/^[ \t]|^[^:]*$/.test(n)?":":t])}return r.map(n=>n.join(" "))}const D=["transfer-encoding","content-length",
"trailer"];function C(l,r,n){const t=r>=11?n.get("transfer-encoding")??[]:[],[s]=t;if(t.length>1)return(0,z.TR)("several Transfer-Encoding headers");if(s!==void 0&&
s.toLowerCase()!=="chunked")return(0,z.TR)("unsupported Transfer-Encoding");const i=u(n,"trailer");if(s!==void 0&&i.some(Z=>D.includes(Z)))return(0,z.TR)("forbi\
dden name in Trailer");const y=n.get("content-length")??[];if(new Set(y).size>1)return(0,z.TR)("different Content-Length headers");const[T]=y,I=Number(T);return T!==
void 0&&!(/^\d+$/.test(T)&&I<2**63)?(0,z.TR)("malformed Content-Length"):l<200||l===204||l===304?(0,z.Ju)(0):s!==void 0?(0,z.Ju)("chunked"):(0,z.Ju)(T===void 0?
1/0:I)}const u=(l,r)=>(l.get(r)??[]).flatMap(n=>n.split(",")).map(n=>n.trim().toLowerCase());function w(l,r){const n=u(r,"connection");return l<10||n.includes("\
close")?!1:l>=11||n.includes("keep-alive")}const S=4096,H=16*1024;class Y{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(r){const n=new Uint8Array(r.length);let t=0,
s=0;for(;s<r.length&&this.#e!=="nothing";){if(this.#t>0){const T=Math.min(s+this.#t,r.length);for(this.#t-=T-s;s<T;s+=1,t+=1)n[t]=r[s]??0;continue}const i=r[s]??
0;if(s+=1,this.#s+=String.fromCharCode(i),this.#s.length+this.#r>S)return(0,z.TR)("long line in chunks");if(i!==10)continue;const y=this.#i(this.#s);if(y!==null)
return(0,z.TR)(y);this.#s=""}return(0,z.Ju)({data:n.subarray(0,t),used:s,isEnd:this.#e==="nothing"})}#i(r){if(!r.endsWith(`\r
`)||r.indexOf("\r")<r.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(r);const n=r===`\r
`;if(this.#e==="end of data")return this.#e="size",n?null:"malformed chunk";if(this.#r+=r.length,!n)return this.#o.push(r.slice(0,-2)),null;this.#e="nothing";const t=v(
this.#o);return t.ok?null:t.why}#c(r){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(r)?(this.#t=Number.parseInt(r,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+r.length-16-2*this.#t),this.#n>H?"chunks with too little data":null)):"malformed chunk size"}}function g(l){const r=new it(
l);let n=!0,t=0;return{mayRepeat:()=>t>0&&r.received===t,isFree:()=>n&&r.isEmpty&&!l.destroyed&&l.readable,get:async s=>{n=!1,t=r.received,l.write(k(s),"latin1"),
await f(r);const i=await K(r),{framing:y}=i,T=async function*(){yield*y==="chunked"?nt(r):F(r,y),n=i.keepAlive},I=()=>{n||l.destroy()};return{head:(0,et.zy)(i),
body:Object.assign(T(),{destroy:I})}}}}function k({path:l,headers:r}){const n=Object.entries(r).map(([s,i])=>`${s}: ${i}`),t=[`GET ${l} HTTP/1.1`,...n];if(t.some(
s=>/[\r\n\0]/.test(s)))throw new Error("a request has a line break");return`${t.join(`\r
`)}\r
\r
`}const M=9,R=4;async function f(l){const r=await l.arrived();if(r===null||r.length<M)return;if(r[0]===0&&r[3]===R&&r.readUInt32BE(5)===0)throw(0,G.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const p=5;async function K(l){l.textBytes=et.v8;for(let r=0;r<=p;r+=1){const n=Q(b(await ct(l))),t=[];for(;;){
const i=await ct(l);if(i==="")break;t.push(i)}const s=Q(x(n,t));if(s.status<100||s.status>199||s.status===101)return s}throw(0,G.Au)("HTTP_MALFORMED",`more than\
 ${p} interim responses`)}function Q(l){if(!l.ok)throw(0,G.Au)("HTTP_MALFORMED",l.why);return l.value}async function ct(l){const r=await l.line();if(r===null)throw(0,G.
Au)("ECONNRESET","the connection was closed");return r.endsWith("\r")?r.slice(0,-1):r}const W=64*1024;async function*F(l,r){let n=r;for(;n>0;){const t=await l.arrived()!==
null;if(!t&&n===1/0)return;if(!t)throw(0,G.Au)("BODY_CUT","the body is cut off");const s=l.take(Math.min(n,W));n-=s.length,yield s}}async function*nt(l){const r=new Y;
for(;;){const n=await l.arrived();if(n===null)throw(0,G.Au)("BODY_CUT","the body is cut off");const{data:t,used:s,isEnd:i}=Q(r.push(n));if(l.take(s),t.length>0&&
(yield t),i)return}}const tt=10;class it{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(r){this.#e=r[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const r=[];for(;;){const n=this.#t.indexOf(tt),t=this.take(n<0?this.#t.length:n+1);if(r.push(t),this.textBytes-=t.length,this.textBytes<
0)throw(0,G.Au)("HEADERS_TOO_LARGE","too many headers");if(n>=0)return Buffer.concat(r).toString("latin1").slice(0,-1);if(await this.#n())continue;const s=Buffer.
concat(r).toString("latin1");return s===""||s==="\r"?null:s}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(r){const n=this.#t.subarray(
0,r);return this.#t=this.#t.subarray(n.length),n}async#n(){const r=await this.#e.next();return r.done===!0?!1:(this.#t=r.value,this.received+=this.#t.length,!0)}}
class A{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const X=12;class rt{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(r){this.
network=r}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const r of[...this.#n].reverse())r.destroy()};async get(r){const n=new A;try{const{head:t,body:s}=await this.#o(
r,n);n.head=t,n.body=await(0,et.x8)(s,t,r.planBody(t))}catch(t){n.address=n.connection?.address??n.address,n.error=(0,G.$N)(t)==="ECONNRESET"&&this.#e[0]||t}return n}async#o(r,n){
const{scheme:t,name:s,port:i}=r.endpoint,y=`${t}://${s} ${i}`,T=`${y} private`,I=h(r,this.network),Z=async ut=>{this.#r(ut),n.address=ut.address;const gt=performance.
now(),Ot=await ut.http.get(I);return n.firstByteMs=performance.now()-gt,Ot},at=(r.allowPrivate?[y,T]:[y]).map(ut=>this.#t.get(ut)).find(ut=>ut?.http.isFree());if(at!==
void 0)try{return await Z(at)}catch(ut){if(!this.#s||!at.http.mayRepeat())throw ut}try{const ut=this.#i(r,n),gt=await(0,J.JY)(r.endpoint,ut),{address:Ot}=ut.connection,
kt=(0,_.Sz)(Ot??s)==="public"?y:T;return await Z({key:kt,http:g(gt),socket:gt,address:Ot})}catch(ut){throw(0,G.$N)(ut)==="HTTP2_FRAME"&&await(0,J.dI)(r.endpoint,
this.#i(r,n)),ut}}#r(r){const n=this.#t;n.delete(r.key),n.set(r.key,r);const[t]=n;n.size>X&&t!==void 0&&(n.delete(t[0]),t[1].socket.destroy())}#i({allowPrivate:r},n){
const t=new G.Ng;n.connection=t;const s=i=>{this.#n.add(i),i.on("error",y=>{(0,G.$N)(y).startsWith("ERR_SSL")&&this.#e.push(y)}),i.on("close",()=>this.#n.delete(
i)),this.#s||i.destroy()};return{network:this.network,connection:t,allowPrivate:r,hold:s}}}function h(l,r){const{url:n,endpoint:t,token:s,headers:i}=l,y=t.scheme===
"http"?(0,J.Lu)(t,r).proxy:null,T=(0,J.gQ)(n,t),I=(0,m.t5)(n);return{path:U(y===null?I:`http://${T}${I}`).replace(/ /g,"%20"),headers:{host:T,"user-agent":j._O,
...i,...i.range===void 0?{"accept-encoding":"gzip"}:{},...a(n,s),...y===null?{}:(0,J.To)(y)}}}const U=l=>Buffer.from(l,"utf8").toString("latin1");function a(l,r){
if(r!==null)return{authorization:U(`Bearer ${r.reveal()}`).trimEnd()};const n=(0,m.aR)(l);return n===null||n.length>d.$c?{}:{authorization:n}}}),3070:((wt,dt,o)=>{
o.d(dt,{e:()=>F});var m=o(8643),_=o(9432),d=o(1281),j=o(8032),et=o(7057),J=o(9713),G=o(7454),z=o(8161),b=o(9968),x=o(8936),N=o(3956),L=o(3368),v=o(6360),P=o(2801),
B=o(6452);const $=h=>({describe:h,transient:!1}),D=h=>({describe:h,transient:!0}),C=h=>U=>x.T0({host:U.host,why:h}),u=h=>D(({host:U})=>x.P6({host:U,error:h})),w=h=>$(
({host:U})=>L.cI({host:U,error:h})),S=h=>D(({host:U,asks:a})=>a==="document"?N.Eh({host:U,why:h}):(0,v.Bz)({host:U,why:h})),H=h=>$(({host:U,asks:a})=>(0,P.AO)({
host:U,address:h,asks:a})),Y=$(({host:h,text:U})=>x.P0({host:h,error:U}));function g({host:h,rejection:U}){if(U===null)throw new Error("a certificate is rejecte\
d for a reason");const{flaw:a,isLeaf:l,issuer:r="",hasFile:n=!1}=U;return a.kind==="expired"?L.vk({host:h,isLeaf:l,at:a.at}):a.kind==="not-yet-valid"?L.x1({host:h,
isLeaf:l,at:a.at}):a.kind==="other-name"?L.B_({host:h,names:a.names}):L.SE({host:h,isLeaf:l,flaw:a,issuer:r,hasFile:n})}const k={ENOTFOUND:$(C("no-such-host")),
ENODATA:$(C("no-such-host")),EAI_AGAIN:D(C("no-answer")),EAI_FAIL:D(C("server-failed")),ECONNREFUSED:u("refused"),ECONNRESET:u("closed"),ECONNABORTED:u("closed"),
EPIPE:u("closed"),EHOSTUNREACH:u("no-host-route"),ENETUNREACH:u("no-network-route"),ETIMEDOUT:D(({host:h,asks:U})=>x.Qs({host:h,asks:U,phase:"connection",limitMs:null})),
PROXY_NOT_REACHED:D(({host:h,text:U})=>x.P6({host:h,error:{proxy:U}})),PROXY_REFUSED:$(({host:h,text:U})=>L.rZ({host:h,reason:U})),PLAIN_HTTP:$(L.MY),ADDRESS_METADATA:H(
"metadata"),ADDRESS_PRIVATE:H("private"),ADDRESS_RESERVED:H("reserved"),CERTIFICATE_REJECTED:$(g),TLS_UNSUPPORTED:$(({host:h,unsupported:U})=>L.cI({host:h,error:U??
{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:w({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:w({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:w(
{kind:"client-certificate"}),HTTP_MALFORMED:Y,HTTP2_FRAME:Y,HTTP2_ONLY:$(P.ro),HEADERS_TOO_LARGE:$(N.ku),BODY_CUT:S("closed"),Z_BUF_ERROR:S("gzip"),Z_DATA_ERROR:$(
({host:h,asks:U})=>U==="document"?N.jN({host:h,encoding:"broken gzip"}):(0,v.Bz)({host:h,why:"not-gzip"}))};function M(h){return h.endsWith("UNRECOGNIZED_NAME")?
w({kind:"unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(h)?w({code:h}):u({code:h})}function R(h){const{code:U}=h,a=Object.hasOwn(k,U)?k[U]:void 0,{describe:l,
transient:r}=a??M(U);return{problem:l(h),transient:r}}function f({error:h,connection:U,head:a},{endpoint:l,asks:r,limitMs:n}){const t=(0,G.jT)(l);if(n!==null){const I=K(
U,a!==null);return{problem:x.Qs({host:t,asks:r,phase:I,limitMs:n}),transient:!0}}const s=(0,B.$N)(h);if(s===""||(0,b.qo)(h))throw h;/^E(?:NOTFOUND|AI_)/.test(s)&&
(0,b.yR)(z.devNull);const i=a!==null&&p.test(s)?"BODY_CUT":s,{rejection:y,unsupported:T}=U??new B.Ng;return R({code:i,text:(0,B.bD)(h),asks:r,host:t,rejection:y,
unsupported:T})}const p=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function K(h,U){return h?.lookingUp?"lookup":h?.connectMs===null?"connection":U?"body":"resp\
onse"}const Q=[301,302,303,307,308],ct=8192;class W{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(U){
this.options=U,this.started=U.monotonic(),this.startsInPublic=U.origin?.isPublic??!0}}async function F(h){const U=new W(h),a=h.startTimer(h.timeoutMs,()=>{U.timedOut=
!0,h.session.close()});try{const l=await nt(U),{connections:r,firstByteMs:n,headMs:t,started:s}=U,i=Z=>{const ft=r.map(at=>at[Z]).filter(at=>at!==null);return ft.
length===0?null:ft.reduce((at,ut)=>at+ut)},y=[...U.hops],T=[...r.flatMap(({certificate:Z})=>Z??[])],I={lookupMs:i("lookupMs"),connectMs:i("connectMs"),tlsMs:i("\
tlsMs"),firstByteMs:n,totalMs:h.monotonic()-s};return{response:l,hops:y,timing:I,headMs:t,certificates:T}}finally{a()}}async function nt(h){let{url:U}=h.options;
for(;;){const a=(t,s)=>X((0,d.Y3)({redirect:t,url:(0,m.Pl)(U),why:s})),l=(0,G.X5)(U);if(!l.ok)return a("to",l.why);const r=await it(h,U,l.value);if(r.kind==="fa\
iled"||!tt(r.head))return r;const n=(0,m.O2)(U,r.head.location??"");if(!n.ok)return a("from",`failed to parse Location header: ${n.why}`);if(h.hops.length>h.options.
maxRedirects)return rt(h,n.value);if((0,m.jr)(n.value).length>ct){const t=`its URL has more than ${ct} characters, which servers do not accept`;return a("from",
t)}U=n.value}}const tt=({status:h,location:U})=>Q.includes(h)&&!!U;async function it(h,U,a){const{options:l,hops:r}=h,{token:n,session:t,planBody:s,headers:i,origin:y}=l,
{network:T}=t,I=r.length===0&&y===null;h.urls.add((0,m.jr)(U)),h.stops.push({scheme:a.scheme,name:(0,G.be)(U)});const Z=n===null?"none":(0,et.nL)(h.stops).at(-1)??
"dropped";h.headMs=null;const ft=l.monotonic(),at=await t.get({url:U,endpoint:a,token:Z==="sent"?n:null,headers:i,allowPrivate:!h.startsInPublic||I||T.namedHosts.
has(a.name),planBody:Rt=>(h.headMs=l.monotonic()-h.started,tt(Rt)?J.IK:s(Rt))});r.push(A(at,U,Z,l.monotonic()-ft));const{connection:ut,head:gt,body:Ot}=at;if(ut!==
null&&h.connections.push(ut),Ot!==null&&(h.firstByteMs=(h.firstByteMs??0)+at.firstByteMs),I&&(h.startsInPublic=(0,G.Ul)(T,a.name,at.address)),gt!==null&&Ot!==null)
return{kind:"received",url:U,head:gt,body:Ot};const kt=h.timedOut?l.timeoutMs:null,{asks:It}=l;return{kind:"failed",...f(at,{endpoint:a,asks:It,limitMs:kt})}}function A({
connection:h,address:U,head:a},l,r,n){return{url:(0,_.dh)((0,m.Pl)(l)),status:a?.status??null,reason:(0,_.dh)(a?.reason??""),mediaType:a?.contentType?(0,_.dh)(a.
contentType):null,authorization:r,challenge:a?.challenge?(0,_.dh)(a.challenge):null,address:U,proxy:h?.proxy??null,ms:n}}const X=h=>({kind:"failed",problem:h,transient:!1});
function rt({urls:h,hops:U,options:a},l){const{asks:r,maxRedirects:n}=a,t=U[0]?.url??"";if(h.has((0,m.jr)(l)))return X((0,d.f0)({url:t,asks:r,to:(0,m.Pl)(l)}));
const s=U.length,i=r==="document"?j.NX:{terraform:n,opentofu:n},y=j.Du.filter(T=>s>i[T]);return X((0,d.KA)({url:t,asks:r,redirects:s,clients:y,limits:i}))}}),9044:((wt,dt,o)=>{
o.d(dt,{h:()=>u});var m=o(7598),_=o(3298),d=o(5389);const j=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],et="1.2.840.113549.1.1.10",J={[et]:"\
RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3\
.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},G="public key",z=()=>new d.G4(G);function b(W,F){const[nt,
tt]=d.nx(W,G),[it,A]=d.nx(nt,G),X=d.xP(it),rt=d.e4(tt,G);switch(X){case"1.2.840.113549.1.1.1":if(A?.whole.toString("hex")!=="0500")throw z();return N(rt,F);case"\
1.2.840.10045.2.1":return L(rt,A,F);case"1.3.101.112":if(A||rt.length!==32)throw z();return{kind:"ed25519"};default:return{kind:"unsupported",name:J[X]??X}}}const x=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;
function N(W,{publicKey:F}){const nt=d.nx(d.ZE(W,G)[0],G);if(!nt.every(({content:X})=>x.test(X.toString("hex")))||(nt[1]?.content.length??0)>8)throw z();const{modulusLength:it=0,
publicExponent:A=0n}=F.asymmetricKeyDetails??{};return A>1n&&A%2n===1n&&A<2n**31n?{kind:"rsa",bits:it}:{kind:"unsupported",name:`RSA with the exponent ${A}`}}function L(W,F,nt){
const tt=F?.tag===6?d.xP(F):"explicit parameters";if(!j.includes(tt))return{kind:"unsupported-curve",curve:J[tt]??tt};if(W[0]!==4||nt.publicKey.asymmetricKeyType!==
"ec")throw z();return{kind:"ecdsa"}}const v=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,P=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
B=["201 20","202 30","203 40"];function $(W){const[F,nt]=d.nx(W,"signature algorithm"),tt=d.xP(F),[,it,A]=P.exec(nt?.whole.toString("hex")??"")??[];return tt===
et&&B.includes(`${it} ${A}`)||v.test(tt)?null:tt===et?"RSA-PSS with other parameters than SHA-2":J[tt]??tt}var D=o(6554);const C=W=>({ok:!1,flaw:W});function u(W){
try{const F=new m.X509Certificate(W),{raw:nt}=F;if(!nt.equals(W))throw new d.G4("certificate");return g(F,nt)}catch(F){const nt=F instanceof d.G4?F.message:"cer\
tificate";return C({kind:"malformed",part:nt})}}const w=160,S=["020100","020101","020102"],H=163;function Y(W){const F=d.nx(W,"certificate"),nt=F[0]?.tag===w,tt=nt?
F[0]?.content.toString("hex"):S[0];if(!S.includes(tt??""))throw new d.G4("version");return{isThird:tt===S[2],fields:F.slice(nt?1:0)}}function g(W,F){const[nt,tt]=d.
nx(d.ZE(F,"certificate")[0],"certificate"),{isThird:it,fields:A}=Y(nt),[,X,rt,,h,U,...a]=A;if(!X||!rt||!h||!U)throw new d.G4("certificate");if(!tt?.content.equals(
X.content))throw new d.G4("signature algorithm");if(W.serialNumber.startsWith("-"))return C({kind:"negative-serial"});M(rt,"issuer"),M(h,"subject");const[l,r]=[
R(W.validFrom),R(W.validTo)],n=b(U,W);if(n.kind==="unsupported-curve")return C({kind:"curve",curve:n.curve});const t=it?a.find(({tag:i})=>i===H):void 0;return{ok:!0,
certificate:{raw:F,x509:W,isSignedBy:(0,_.O)(i=>k(W,i)),subject:h.whole,issuer:rt.whole,notBefore:l,notAfter:r,unsupportedSignature:$(X),key:n,keyInfo:U.whole,isAuthority:it?
W.ca:null,...K(t)}}}function k(W,F){try{return W.verify(F.publicKey)}catch{return!1}}function M(W,F){const nt=d.nx(W,F).flatMap(tt=>d.nx(tt,F,49));for(const tt of nt){
const[,it]=d.nx(tt,F);if(it===void 0||!d.KH(it))throw new d.G4(F)}}function R(W){const[,F,nt]=/^(.*:\d\d) (\d+) GMT$/.exec(W)??[],tt=new Date(`${F} 2000 GMT`).setUTCFullYear(
Number(nt));if(Number.isNaN(tt))throw new d.G4("validity");return tt}const f=[15,19,31,32,33,36,37,54].map(W=>`2.5.29.${W}`),p=["2.5.29.14","2.5.29.35","1.3.6.1\
.5.5.7.1.1"];function K(W){const F="extensions",nt=new Map,tt=[];for(const h of W?d.nx(d.nx(W,F,H)[0],F):[]){const[U,a,l]=d.nx(h,F),r=d.xP(U),n=l??a;if(n?.tag!==
4||nt.has(r))throw new d.G4(F);nt.set(r,n.content),l&&a&&d.Hn(a)&&tt.push(r)}if(tt.some(h=>p.includes(h)))throw new d.G4(F);const it=(h,U)=>{const a=nt.get(`2.5\
.29.${h}`);return a===void 0?null:U(a)},A=it(17,D.m6)??{dns:[],addresses:[],others:[]},X=it(30,D.xV);it(15,h=>d.e4(d.ZE(h,"keyUsage")[0],"keyUsage"));const rt=new Set(
f);return Object.values(A).some(({length:h})=>h>0)&&rt.add("2.5.29.17"),X?.isKnown&&rt.add("2.5.29.30"),{encodedNames:nt.get("2.5.29.17")??Buffer.alloc(0),names:A,
constraints:X,maxPath:it(19,Q),usages:it(37,ct)??[],unhandled:tt.filter(h=>!rt.has(h))}}function Q(W){const F="basicConstraints",nt=d.nx(d.ZE(W,F)[0],F),tt=nt[0]?.
tag===1;tt&&nt[0]&&d.Hn(nt[0]);const it=nt[tt?1:0]?.content;if(it&&it.length>8)throw new d.G4(F);return it===void 0?null:+`0x${it.toString("hex")}`}function ct(W){
const F="extendedKeyUsage";return d.nx(d.ZE(W,F)[0],F).map(nt=>d.xP(nt))}}),5389:((wt,dt,o)=>{o.d(dt,{G4:()=>_,Hn:()=>G,KH:()=>x,ZE:()=>j,e4:()=>z,nx:()=>et,xP:()=>J});
var m=o(4573);class _ extends Error{}const d=48;function j(N,L){const v=[];for(let P=0;P<N.length;){const B=N[P]??0,$=N[P+1]??128,D=Math.max($-128,0),C=$<128?$:
N.readUIntBE(P+2,D),u=D===0||C>=128&&N[P+2]!==0,w=P+2+D,S=w+C;if(!u||S>N.length||(B&31)===31)throw new _(L);v.push({tag:B,content:N.subarray(w,S),whole:N.subarray(
P,S)}),P=S}return v}function et(N,L,v=d){if(N?.tag!==v)throw new _(L);return j(N.content,L)}function J(N){const L=[0];for(const $ of N?.content??[]){const D=128*
(L.pop()??0)+($&127);if(D>=2**31)throw new _("object identifier");L.push(D,...$<128?[0]:[])}const[v=0,...P]=L.slice(0,-1),B=Math.min(Math.floor(v/40),2);return[
B,v-40*B,...P].join(".")}function G({tag:N,content:L}){const v=L.toString("hex");if(N!==1||v!=="00"&&v!=="ff")throw new _("boolean");return v==="ff"}function z(N,L){
const{tag:v=0,content:P=Buffer.alloc(0)}=N??{},B=P[0]??8,$=((P.at(-1)??0)&(1<<B)-1)===0;if(v!==3||B>7||!$)throw new _(L);return P.subarray(1)}const b={18:/^[\d ]*$/,
19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},x=({tag:N,content:L})=>N===12?(0,m.isUtf8)(
L):b[N]?.test(L.toString("latin1"))??!1}),6554:((wt,dt,o)=>{o.d(dt,{AI:()=>b,m6:()=>z,xV:()=>x,z$:()=>B});var m=o(4573),_=o(6429),d=o(5389);const j=130,et=135,J=[
129,134];function G(u,w,S){const H=R=>u.filter(({tag:f})=>f===R).map(({content:f})=>f),Y=H(et);if(!([j,...J].flatMap(H).every(R=>(0,m.isAscii)(R))&&Y.every(({length:R})=>w.
includes(R))))throw new d.G4(S);const k=J.filter(R=>H(R).length>0);return{dns:H(j).map(String),addresses:Y,others:k}}function z(u){const w="subject alternative \
names";return G((0,d.nx)((0,d.ZE)(u,w)[0],w),[4,16],w)}function b({dns:u,addresses:w},S){const H=(0,_.r5)(S);if(H!==null)return w.some(R=>R.equals(Buffer.from((0,_.
NW)(H))));const Y=S.toLowerCase(),g=Y.replace(/\.$/,""),k=g.replace(/^[^.]*/,""),M=[Y,g,...k===""?[]:[`*${k}`]];return u.some(R=>M.includes(R.toLowerCase()))}function x(u){
const w="name constraints",[S,...H]=(0,d.ZE)(u,w),Y=(0,d.nx)(S,w),g=Y.map(({tag:K})=>K).join(),k=Y.every(({content:K})=>K.length===0);if(H.length>0||k||!["160",
"161","160,161"].includes(g))throw new d.G4(w);const M=K=>Y.filter(({tag:Q})=>Q===K).flatMap(({content:Q})=>(0,d.ZE)(Q,w)).flatMap(Q=>(0,d.nx)(Q,w).slice(0,1)),
[R,f]=[M(160),M(161)],p=[j,et,...J];return{permitted:N(R,w),excluded:N(f,w),isKnown:[...R,...f].every(({tag:K})=>p.includes(K))}}function N(u,w){const S=G(u,[8,
32],w),H=S.dns.map(g=>g.toLowerCase());if(!(H.every(g=>L(g.replace(/^\.(?=.)/,"")))&&S.addresses.every(v)))throw new d.G4(w);return{...S,dns:H}}const L=u=>/^[!-~]*$/.
test(u)&&!/^\.|\.\.|\.$/.test(u);function v(u){const w=u.subarray(u.length/2),S=Array.from(w,H=>H.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(S)}const P=25e4;
function B(u,{permitted:w,excluded:S}){const H=w.dns.length+S.dns.length,Y=w.addresses.length+S.addresses.length,g=u.dns.length*H+u.addresses.length*Y,k=[...w.others,
...S.others];if(g>P||u.others.some(f=>k.includes(f)))return!1;const M=u.dns.every(f=>{const p=f.toLowerCase();return L(p)&&(w.dns.length===0||w.dns.some(K=>$(p,
K)))&&!S.dns.some(K=>$(p,K)||D(p,K))}),R=u.addresses.every(f=>(w.addresses.length===0||w.addresses.some(p=>C(f,p)))&&!S.addresses.some(p=>C(f,p)));return M&&R}const $=(u,w)=>w===
""||u===w||u.endsWith(w.startsWith(".")?w:`.${w}`),D=(u,w)=>u.startsWith("*.")&&w.replace(/^[^.]*/,"")===u.slice(1),C=(u,w)=>2*u.length===w.length&&u.every((S,H)=>{
const Y=w[u.length+H]??0;return(S&Y)===((w[H]??0)&Y)})}),4604:((wt,dt,o)=>{o.d(dt,{Cg:()=>j,DS:()=>L,Hb:()=>b,Yx:()=>et});var m=o(7598);const _=["TLS_AES_128_GC\
M_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],d=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],j=[
..._,...d.flatMap(v=>[`ECDHE-ECDSA-${v}`,`ECDHE-RSA-${v}`])],et=["X25519","P-256","P-384","P-521"],J=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_ps\
s_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),G="@SECLEVEL=0",
z=m.constants.SSL_OP_LEGACY_SERVER_CONNECT|m.constants.SSL_OP_NO_RENEGOTIATION,b={secureOptions:z,minVersion:"TLSv1.2",ciphers:[...j,G].join(":"),ecdhCurve:et.join(
":"),sigalgs:J},L={secureOptions:z,minVersion:"TLSv1",ciphers:[...j,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",G].join(":"),ecdhCurve:[
...et,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")}}),1462:((wt,dt,o)=>{o.d(dt,{Kd:()=>R,k4:()=>B,
y8:()=>k});var m=o(9562),_=o(9039),d=o(8643),j=o(9432),et=o(8294),J=o(3956),G=o(9176),z=o(1879),b=o(255),x=o(9179),N=o(9713),L=o(3070);const v={kind:"whole",maxBytes:z.
bi},P=p=>p===408||p===425||p===429||p>=500;async function B(p){const{host:K,needed:Q,source:ct}=p,W=await(0,L.e)({...p,url:(0,b.cu)(K),asks:"document",headers:{
accept:"application/json"},origin:null,planBody:r=>$(r)===null?v:N.IK}),{response:F,...nt}=W;if(F.kind==="failed"){const{problem:r,transient:n}=F;return{attempt:{
discovery:r.code==="host-http2"?{kind:"skipped",problem:r}:{kind:"failed",problem:r,excerpt:null},...nt},transient:n,retryAfter:null}}const{head:tt,body:it,url:A}=F,
X=k(it.bytes),rt=W.hops.at(-1),h={url:(0,d.Pl)(A),page:X,asked:(0,b.nx)(K),hop:rt,source:ct},U=D(F,h,Q),{status:a,retryAfter:l}=tt;return{attempt:{discovery:U,...nt},
transient:P(a),retryAfter:l}}function $(p){const{status:K,declaredBytes:Q}=p;if(K===401||K===403)return({hop:F,...nt})=>{const{authorization:tt="none",challenge:it=null}=F??
{};return(0,et.iX)({...p,...nt,host:nt.asked,token:tt,challenge:it})};if(K!==200)return({url:F,page:nt,asked:tt})=>J.wE({...p,url:F,page:nt,asked:tt,transient:P(
K)});const ct=p.contentType??"",W=(0,_.i)(ct);return W!=="application/json"?F=>J.e({...F,contentType:ct,malformed:W===null}):(Q??0)<=z.bi?null:F=>J.zf({...F,bytes:Q,
limit:z.bi})}function D(p,K,Q){const{head:ct,body:W}=p,F=p.url.user&&{name:"",password:null},nt={...p.url,user:F,fragment:""};if(ct.status===404)return{kind:"ab\
sent",url:nt,absence:"status"};const tt=$(ct),it=X=>({kind:"failed",problem:(0,G.M8)(X,K),excerpt:S(W.bytes)});if(tt!==null)return it(tt(K));const A=(0,z.Tp)(W.
bytes,(0,z.Zo)(Q));switch(A.kind){case"object":return{...A,kind:"found",url:nt};case"null":return{kind:"absent",url:nt,absence:"null"};case"not-object":return it(
J.g0({...K,why:A.why}));case"not-json":return it(C(p,A,K))}}function C({head:p,body:K},{why:Q,advice:ct},W){if(K.truncated)return J.zf({...W,bytes:null,limit:z.
bi});const F=p.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(F)?J.pN({...W,why:Q,advice:ct}):J.jN({...W,encoding:F})}const u=200,w=80;
function S(p){const Q=(p.length<N.IK.maxBytes?x._U:x.NE)(H(p)).trim();return Array.from(Q.slice(0,2*u)).slice(0,u).join("")||null}const H=p=>new TextDecoder("ut\
f-8",{ignoreBOM:!0}).decode(p.subarray(0,N.IK.maxBytes)),Y=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,g=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function k(p){const K=f(H(p));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(K))return null;const[,Q="",ct]=/<title[^>]*>([^<]*)(<?)/i.exec(
K)??[],W=Q.replace(/\s+/g," ").trim(),F=(0,j.dh)(ct===""?(0,x.NE)(W):W,w);return g.test(W)?{kind:"captive-portal",title:F}:{kind:Y.test(W)||/type=["']?password/i.
test(K)?"sign-in":"other",title:F}}const M=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function R(p,K){const Q=(0,m.V)(M.exec(H(p))?.[1]??"",
"struct"),ct=Q.ok?String(Q.value).trim():"";return ct===""||ct.toLowerCase()===K.toLowerCase()?{}:{said:(0,j.dh)(ct)}}function f(p){let K=p.trimStart();for(;K.startsWith(
"<!--");){const Q=K.indexOf("-->",4);if(Q<0)return"";K=K.slice(Q+3).trimStart()}return K}}),4035:((wt,dt,o)=>{o.d(dt,{nT:()=>N,pj:()=>L});var m=o(9968),_=o(2801),
d=o(255),j=o(7144),et=o(1462),J=o(1331),G=o(3214);const z=500,b=1e4,x=3e5,N=C=>Math.min(Math.max(...C.map(({attemptMs:u})=>u)),x);async function L(C,u){const w=new Map,
S=new Set,H=C.values(),Y={total:C.length,done:0,failed:0,waiting:new Set},g=async()=>{for(const R of H){if(u.stop.why!==null)return;S.add(R),Y.waiting.add(R),u.
progress(Y);const f=await v(R,u).catch(p=>{if((0,m.qo)(p))throw p;return(0,J.i)(R,(0,_.n3)({host:(0,d.nx)(R),thrown:p}))});f!==null&&w.set(R,f),Y.waiting.delete(
R),Y.done+=1,(f===null||!P(f.attempt))&&(Y.failed+=1),u.progress(Y)}};await Promise.all(Array.from({length:Math.min(u.concurrency,C.length)},g));const{why:k}=u.
stop,M={unchecked:C.length-w.size,total:C.length};return C.flatMap(R=>{const f={host:(0,d.nx)(R),isBegun:S.has(R),...M};return w.get(R)??(k?(0,J.i)(R,(0,_.nD)({
...f,stopped:k})):[])})}async function v(C,u){const{stop:w}=u,{answer:S,clients:H,difference:Y}=await u.credentials.find(C),g=[];for(;w.why===null;){const{attempt:f,
transient:p,retryAfter:K}=await $(C,S,u);if(w.why!==null&&!P(f)||(g.push(f),!(P(f)?B(g,u.releases):p)||g.length>u.retries))break;await(0,G.v7)(D(g.length,K,u),u)}
const k=g.findIndex(P),M=k<0?g.length-1:k,R=g[M];return R===void 0?null:{host:C,attempt:R,earlier:g.slice(0,M),later:g.slice(M+1),credentials:S&&{source:S.source,
hasToken:S.token!==null,problem:S.problem},looks:H,difference:Y,forced:u.forced.get(C)??[]}}const P=({discovery:C})=>C.kind!=="failed",B=(C,u)=>u.some(({attemptMs:w})=>!C.
some(S=>P(S)&&S.timing.totalMs<=w));async function $(C,u,w){if(u?.isUnsendable&&u.problem!==null){const p={kind:"failed",problem:u.problem,excerpt:null};return{
attempt:(0,J.O)(p),transient:!1,retryAfter:null}}const{network:S,required:H,forced:Y,stop:g,sessions:k,concurrency:M}=w,R=[...(H.get(C)??[]).map(({service:p})=>p),
...(Y.get(C)??[]).flatMap(({services:p})=>p.map(({id:K})=>K))],f=new j.N(S);g.onEnd.add(f.close);try{const{token:p=null,source:K=null}=u??{},Q=await(0,et.k4)({...w,
host:C,needed:R,session:f,token:p,source:K}),{discovery:ct}=Q.attempt;return ct.kind==="found"&&(k?.size??0)<M&&k?.set(f,ct.url),Q}finally{g.onEnd.delete(f.close),
k?.has(f)||f.close()}}function D(C,u,{random:w,now:S}){const H=z*2**(C-1)*(.5+w()/2);return Math.min(Math.max(H,(0,G.VJ)(u,S())??0),b)}}),479:((wt,dt,o)=>{o.d(dt,
{g8:()=>et,hg:()=>J,pS:()=>z});var m=o(8161),_=o(6760),d=o(9968);const j={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function et(v){const P=(0,m.platform)();return{
system:P==="win32"?"windows":"unix",platform:`${P==="win32"?"windows":P}_${j[(0,m.arch)()]??(0,m.arch)()}`,environment:v,accountHome:(0,d.N0)(()=>(0,m.userInfo)().
homedir||null,null)}}function J(v,P,B,$=null){const D=b(P.environment,$),C=x(P),u=C===null?null:N(v,P,C,B),w=C===null?[]:G(C,P),S=L(P),H=g=>S(g,"plugins"),Y=(u?.
dataDirectories??[]).map(H);return{main:D??(u&&{path:u.main,chosenBy:"default"}),directory:D===null&&u!==null?u.directory:null,directoryOff:D&&u&&{path:u.directory,
by:D.chosenBy},helperDirectories:Y.flatMap(g=>[g,S(g,P.platform)]),mirrorDirectories:[...Y,...w.map(H)]}}function G(v,P){const{system:B,platform:$,environment:D}=P,
C=L(P);if(B==="windows")return[C(v,"HashiCorp","Terraform")];if($.startsWith("darwin"))return[v,"/"].map(S=>C(S,"Library","Application Support","io.terraform"));
const{XDG_DATA_HOME:u="",XDG_DATA_DIRS:w}=D;return[_.posix.isAbsolute(u)?u:C(v,".local","share"),...(w||"/usr/local/share:/usr/share").split(":").filter(_.posix.
isAbsolute)].map(S=>C(S,"terraform"))}function z(v,P){const B=x(P),$=P.system==="windows"?"\\":"/";return B===null||B.length<2||!v.startsWith(B+$)?v:(P.system===
"windows"?"%APPDATA%":"~")+v.slice(B.length)}function b(v,P){if(P)return{path:P,chosenBy:"cli-config"};for(const B of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){
const $=v[B];if($)return{path:$,chosenBy:B}}return null}function x({system:v,environment:P,accountHome:B}){return v==="windows"?P.APPDATA||null:P.HOME||B||null}
function N(v,P,B,$){const D=L(P),C=P.system==="windows",u=D(B,C?"terraform.rc":".terraformrc"),w=D(B,C?"tofu.rc":".tofurc"),S=D(B,C?"terraform.d":".terraform.d");
if(v==="terraform")return{main:u,directory:S,dataDirectories:[S]};const H=$(u)&&!$(w)?u:w;if(C)return{main:H,directory:S,dataDirectories:[S]};const{XDG_CONFIG_HOME:Y,
XDG_DATA_HOME:g}=P.environment,k=!$(u)&&!$(w);return{main:Y&&k?D(Y,"opentofu","tofurc"):H,directory:Y&&!$(S)?D(Y,"opentofu"):S,dataDirectories:g?[S,D(g,"opentof\
u")]:[S]}}const L=({system:v})=>(v==="windows"?_.win32:_.posix).join}),3956:((wt,dt,o)=>{o.d(dt,{Eh:()=>L,HB:()=>$,e:()=>G,g0:()=>P,jN:()=>x,ku:()=>b,pN:()=>v,wE:()=>J,
zf:()=>z});var m=o(1780),_=o(9432),d=o(9615),j=o(4481);const et='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function J({location:D,
retryAfter:C,transient:u,...w}){const{asked:S,status:H}=w,Y=(g,k,M=(0,_.NM)(w,k))=>(0,d.CC)("document-status",{message:(0,m.xI)`${(0,_._r)(w)}${g}; expected 200 or 404`,
help:M});if(H>=300&&H<400)return D?Y(", which clients do not follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):Y(" without a Location header",{operator:"\
add a Location header to the redirect"});if(H===429){const g=C===null?"":` (Retry-After: ${(0,_.dh)(C,40)})`;return Y(g,j.uK,j.uK)}if(H===511){const g="sign in \
to this network, or use another one",k="the network answers with 511 Network Authentication Required",M=(0,d.Lw)(g);return{...Y("",M,M),obstacle:{verb:"does not\
 reach",what:k,help:g}}}return u?Y("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this ne\
twork",guest:(0,_.B9)(S)}):Y("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,_.Wt)([]),guest:(0,_.qZ)(S)})}function G({
contentType:D,malformed:C,...u}){const S=D===""?"has no Content-Type":`has ${C?"a malformed Content-Type":"Content-Type"} "${(0,_.dh)(D)}"`;return(0,d.CC)("docu\
ment-type",{message:(0,m.xI)`${(0,m.KT)(u.url)} ${S}; expected "application/json"`,help:(0,_.NM)(u,{operator:"serve /.well-known/terraform.json as application/j\
son",note:u.page===null?"most servers send it for a file named terraform.json":void 0})})}const z=({bytes:D,limit:C,...u})=>(0,d.CC)("document-size",{message:(0,m.
xI)`${(0,m.KT)(u.url)} has ${D??`more than ${C}`} bytes, limit ${C}`,help:(0,_.NM)(u,{operator:"check what is served at this URL",note:"a discovery document onl\
y maps service ids to URLs"})}),b=({host:D})=>(0,d.CC)("document-headers",{message:(0,m.xI)`${(0,m.KT)(D)} sent more than 256 KiB of response headers`,operator:"\
look for a header or cookie that grows with each request"}),x=D=>"host"in D?(0,d.CC)("document-encoding",{message:(0,m.xI)`${(0,m.KT)(D.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
operator:"remove the Content-Encoding header, or compress the document"}):(0,d.CC)("document-encoding",{message:(0,m.xI)`${(0,m.KT)(D.url)} has Content-Encoding "${(0,_.
dh)(D.encoding)}", which the clients do not decompress`,help:(0,_.NM)(D,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encodin\
g: gzip"})}),N={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},L=({host:D,why:C})=>(0,d.CC)("document\
-incomplete",{message:(0,m.xI)`${(0,m.KT)(D)} ${N[C]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),v=({why:D,
advice:C,...u})=>(0,d.CC)("document-not-json",{message:(0,m.xI)`${(0,m.KT)(u.url)} is not valid JSON: ${(0,_.dh)(D)}`,help:(0,_.NM)(u,{operator:C??et})}),P=({why:D,
...C})=>(0,d.CC)("document-not-object",{message:(0,m.xI)`${(0,m.KT)(C.url)} is not a JSON object: ${(0,_.dh)(D)}`,help:(0,_.NM)(C,{operator:et})}),B=20;function $({
host:D,url:C,why:u,required:w}){const S=[...new Set(w.map(g=>g.split(".")[0]??g))],H=(0,_.K4)(S,B,g=>`a ${g} service`)||"any service",Y=u==="status"?(0,m.xI)`${(0,m.
KT)(C)} returned 404`:"its discovery document is `null`";return(0,d.CC)("document-absent",{message:(0,m.xI)`host ${(0,m.KT)(D)} does not provide ${H}: ${Y}`,operator:u===
"status"?"serve /.well-known/terraform.json":et,user:(0,_.Wt)(w),guest:(0,_.qZ)(D)})}}),1281:((wt,dt,o)=>{o.d(dt,{CL:()=>N,KA:()=>G,Y3:()=>x,f0:()=>z,n4:()=>b});
var m=o(8032),_=o(1780),d=o(9432),j=o(9615);const et=({url:L,asks:v})=>(0,_.xI)`configure ${(0,_.KT)(L)} to return ${v==="document"?"the document":"its answer"}`,
J=L=>(0,_.xI)`${et(L)}, or to redirect straight to it`;function G({redirects:L,clients:v,limits:P,...B}){const $=v.map(D=>`${m.bB[D]} follows ${P[D]}`);return(0,j.
CC)("redirect-limit",{message:(0,_.xI)`${(0,_.KT)(B.url)} redirects ${L} times; ${$.join(", ")}`,operator:J(B),affects:v})}const z=({url:L,asks:v,to:P})=>(0,j.CC)(
"redirect-loop",{message:(0,_.xI)`the redirects of ${(0,_.KT)(L)} lead back to ${(0,_.KT)(P)}`,operator:et({url:L,asks:v})}),b=L=>(0,j.CC)("redirect-insecure",{
message:(0,_.xI)`${(0,_.KT)(L.url)} redirects to ${(0,_.KT)(L.to)}, which is not https${L.exposesToken?"; Terraform and OpenTofu send the token there in clear t\
ext (this check did not)":""}`,operator:"redirect to an https URL"}),x=L=>(0,j.CC)("redirect-invalid",{message:(0,_.xI)`the redirect ${L.redirect} ${(0,_.KT)(L.
url)} cannot be followed: ${(0,d.dh)(L.why)}`,operator:"redirect to an https URL"}),N=({url:L,redirects:v})=>(0,j.CC)("redirect-nested",{message:(0,_.xI)`${(0,_.
KT)(L)} redirects ${v} times; the protocol only requires clients to follow 1 redirect`,operator:J({url:L,asks:"document"})})}),3368:((wt,dt,o)=>{o.d(dt,{BU:()=>R,
B_:()=>Y,MY:()=>M,SE:()=>H,cI:()=>k,rZ:()=>G,vk:()=>z,x1:()=>b});var m=o(1780),_=o(9432),d=o(9615),j=o(9176);const et=({host:f,isLeaf:p})=>(0,m.xI)`${p?"the cer\
tificate":"an authority in the certificate chain"} of ${(0,m.KT)(f)}`,J=f=>new Date(f).toISOString().slice(0,10),G=({host:f,reason:p})=>(0,d.CC)("proxy-refused",
{message:(0,m.xI)`${(0,m.KT)(f)} was not reached: ${p}`,help:j.TG,obstacle:{verb:"does not reach",what:(0,_.dh)(p),help:j.TG}}),z=f=>(0,d.CC)("tls-expired",{message:(0,m.
xI)`${et(f)} expired on ${J(f.at)}`,operator:"renew the certificate and reload the server"}),b=f=>(0,d.CC)("tls-not-yet-valid",{message:(0,m.xI)`${et(f)} is not valid before ${J(
f.at)}`,help:"check the clock of this machine and the start date of the certificate"}),x={leaf:"is signed by an unknown authority, or the host does not send the\
 intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},
N=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
L="set `ca-file` to the certificate of the issuer",v="add the certificate of the issuer to `ca-file`, which does not contain it";function P(f,{issuer:p,hasFile:K,
host:Q}){const ct=N.test(p),W=ct?", which looks like an intercepting proxy":"",F=`issuer ${(0,_.dh)(p.split(`
`).reverse().join(", "),100)}${W}`,it=`${K?v:L}${(f==="leaf"||f==="chain")&&!ct?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,X={verb:"does not trust",what:F,help:it,isCommon:f==="self-signed"};return{says:(0,m.xI)`${x[f]}; ${(0,m.b7)(Q,F)}`,help:it,obstacle:X}}const B=(f,p)=>()=>({
says:f,help:p}),$=(f,p)=>({says:`has ${f}, which Terraform and OpenTofu do not support`,help:p}),D="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",C="issue it with a key of 2048 to 8192 bits",u="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",w="issue it with a program that follow\
s RFC 5280",S={"negative-serial":B("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":B("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":B("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:B("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:B("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:B("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",w),malformed:({part:f})=>({says:`is malformed (${f}); Terraform and OpenTofu cannot read it`,help:w}),curve:({curve:f})=>$(
`a key on the curve ${f}`,D),key:({name:f})=>$(`a key of the kind ${f}`,D),"key-size":({bits:f})=>$(`an RSA key of ${f} bits`,C),signature:({name:f})=>$(`a sign\
ature of the kind ${f}`,u),"critical-extension":({id:f})=>$(`the critical extension ${f}`,"issue it without that extension")};function H({flaw:f,...p}){const{says:K,
...Q}=f.kind==="unknown-authority"?P(f.sent,p):(0,d.Z9)(S,f);return(0,d.CC)("tls-untrusted",{message:(0,m.xI)`${et(p)} ${K}`,...Q})}function Y({host:f,names:p}){
const K=p.length===0?"no DNS name":(0,_.K4)(p,3,_.dh);return(0,d.CC)("tls-name-mismatch",{message:(0,m.xI)`the certificate of ${(0,m.KT)(f)} is for ${K}`,help:(0,m.
xI)`issue a certificate that lists ${(0,m.KT)(f)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${K}`,isCommon:!0}})}const g={"not-tls":B("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":B(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":B("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:f})=>({
says:`offers no TLS version later than ${f.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:f})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${f}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:f})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${f}`,help:"enable the group X25519 or P-2\
56 on the host"})};function k({host:f,error:p}){if("code"in p)return(0,d.CC)("tls-protocol",{message:(0,m.xI)`the TLS handshake with ${(0,m.KT)(f)} failed (${p.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:K,help:Q}=(0,d.Z9)(g,p);return(0,d.CC)("tls-protocol",
{message:(0,m.xI)`${(0,m.KT)(f)} ${K}`,help:Q})}const M=({host:f})=>(0,d.CC)("tls-plain-http",{message:(0,m.xI)`${(0,m.KT)(f)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function R({host:f,days:p,expires:K}){const Q=p===0?"today":p===1?"in 1 \
day":`in ${p} days`;return(0,d.CC)("tls-expires-soon",{message:(0,m.xI)`the certificate of ${(0,m.KT)(f)} expires ${Q}, on ${J(K)}`,operator:"renew the certific\
ate; if it is renewed automatically, find out why that has not happened"})}}),6360:((wt,dt,o)=>{o.d(dt,{Bz:()=>Y,Ev:()=>w,MI:()=>N,Mx:()=>S,RK:()=>v,hy:()=>$,m$:()=>b});
var m=o(1780),_=o(9432),d=o(9615),j=o(4481);function et({kind:g,first:k,others:M,isMixed:R,mirror:f}){const p=f===null?k:(0,m.KT)(k);return M===0?p:(0,m.xI)`${p} and ${(0,_.
px)(M,R?"other":`other ${g}`)}`}const J=({kind:g,mirror:k})=>k===null?`${g}s.v1`:"the network mirror",G=g=>`the URL of ${J(g)} in the ${g.mirror===null?"discove\
ry document":"CLI configuration"}`;function z({page:g,host:k,...M},R){if(g?.kind!=="sign-in")return(0,_.NM)({page:g,asked:k},R);const f=`allow requests to ${J({
host:k,...M})} without a browser`,p=g.title===""?"":` ("${g.title}")`;return{operator:f,because:`the host returned a sign-in page${p}`}}function b(g){const{token:k,
elsewhere:M,challenge:R,isFork:f}=g,p=f&&k==="none",K=R===null?"":` and requires ${R} authentication`,Q=p?"secrets are withheld from pull requests of forks":(0,j.
pt)(g,M),ct=(0,m.xI)`the versions of ${et(g)} cannot be read: ${(0,_._r)(g)}${K}`;return(0,d.CC)("versions-unauthorized",{message:(0,m.xI)`${ct}; ${Q}`,...k==="\
none"&&{unexplained:ct},help:p?j.ro:z(g,x(g)),isUnsent:(0,j.wt)(g),severity:p?"notice":k==="withheld"?"warning":"error"})}function x(g){const{host:k,source:M,elsewhere:R,
challenge:f}=g,p=J(g);if(f!==null)return{operator:`accept Bearer tokens at the URL of ${p}`,note:"the CLIs send only Bearer tokens"};const K=R===null?(0,m.xI)`check that the token is complete and has access, or ${(0,j.
qV)(M??"",k)}`:(0,m.xI)`check that ${(0,m.KT)(R)} accepts the token from ${(0,m.LA)(M??"")}: the CLIs send it the token for ${(0,m.KT)(k)}, not one for ${(0,m.KT)(
R)}`;return(0,j.$w)(g,p,R,K)}function N(g){const{attempts:k,transient:M,host:R,status:f}=g,p=k>1?` in each of ${k} attempts`:"";return(0,d.CC)("versions-status",
{message:(0,m.xI)`the versions of ${et(g)} cannot be read: ${(0,_._r)(g)}${p}; expected 200`,help:z(g,L(R,f,M,G(g)))})}function L(g,k,M,R){return k===429?j.uK:M?
{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",
guest:(0,_.B9)(g)}:{operator:`check ${R}; return 200 with the versions, or 404 for an unknown name`}}const v=g=>(0,d.CC)("versions-shape",{message:(0,m.xI)`the versions of ${et(
g)} cannot be read: the response of ${(0,m.KT)(g.url)} ${(0,_.dh)(g.why)}`,help:z(g,{operator:`check ${G(g)}, and return ${g.mirror===null?B[g.kind]:P}`})}),P='\
{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',B={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":\
"1.0.0"}]}'};function $({kind:g,address:k,url:M,ignored:R,isMirror:f}){const p=R.length===0,K=p?`publish a version of the ${g}; if its tag exists, check that th\
e registry has imported it`:`publish versions as ${u[g]}`;return(0,d.CC)("versions-empty",{message:p?(0,m.xI)`${g} ${(0,m.KT)(k)} has no versions: ${(0,m.KT)(M)} lists none`:
(0,m.xI)`${g} ${(0,m.KT)(k)} has no valid versions: ${(0,m.KT)(M)} lists only ${D(R)}`,operator:f?C:K,user:`check the address, or ask the publisher of the ${g} \
to release a version`})}const D=g=>(0,_.K4)(g,3,k=>`"${(0,_.dh)(k,40)}"`),C="add a version to the mirror, under a key of three numbers such as 1.2.0",u={module:"\
numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function w({kind:g,address:k,texts:M,rejects:R}){
const f=(0,m.xI)`the registry lists ${D(M)} for ${g} ${(0,m.KT)(k)}, which ${M.length===1?"is not a version":"are not versions"}`,p=`publish versions as ${u[g]}\
, and remove others`;return(0,d.CC)("version-unreadable",{message:(0,m.xI)`${f}; the CLIs ignore ${M.length===1?"it":"them"}`,operator:p,severity:g==="module"?"\
warning":"notice",...R&&{message:(0,m.xI)`${f}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,user:"use Terraform 1.13 or later, which ign\
ores such versions",severity:"error"}})}const S=g=>(0,d.CC)("provider-warning",{message:(0,m.xI)`the registry returned a warning for ${(0,m.KT)(g.address)}: "${(0,_.
dh)(g.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),H={closed:"closed the connection before the end of a resp\
onse",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},Y=({host:g,why:k})=>(0,d.CC)(
"answer-incomplete",{message:(0,m.xI)`${(0,m.KT)(g)} ${H[k]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),
4067:((wt,dt,o)=>{o.d(dt,{Sz:()=>u,Zu:()=>$,uo:()=>w});var m=o(6429),_=o(3298);const d=S=>(0,_.O)(()=>S.trim().split(/\s+/).map(j));function j(S){const[H="",Y]=S.
split("/"),g=(0,m.r5)(H);if(g===null)throw new Error(`${H} is no address`);return{prefix:g,bits:Y===void 0?g.length*8:Number(Y)}}const et=d(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),J=d("127.0.0.0/8 0.0.0.0 ::1 ::"),G=d(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),z=d(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),b=d("0.0.0.0/0 2000::/3"),x=d("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),N=(S,H)=>S().some(Y=>(0,m.Wg)(Y,H)),L=[12,13,14,15],v=[[d("2002::/16"),[[2,
3,4,5]],0],[d("2001::/32"),[[4,5,6,7]],0],[d("2001::/32"),[L],255],[d("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],L],0]];function P(S){const H=v.filter(
([g])=>N(g,S)).flatMap(([,g,k])=>g.map(M=>M.map(R=>(S[R]??0)^k)));return/^[02],0,94,254$/.test(S.slice(8,12).join())?[...H,S.slice(12)]:H}function B(S){return S===
null?"public":N(J,S)?"loopback":N(x,S)?B(S.slice(12)):[S,...P(S)].some(H=>N(et,H))?"metadata":N(G,S)?"private":N(z,S)||!N(b,S)?"reserved":"public"}const $=S=>B(
(0,m.r5)(S)),D=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,C=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function u(S){const H=S.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(H)?"loopback":C.test(H)?"metadata":B((0,m.r5)(H)??(0,m.RY)(H))}function w(S){
const H=u(S);return H!=="public"||S.includes(":")?H:D.test(S.replace(/\.$/,""))?"private":"public"}}),8225:((wt,dt,o)=>{o.d(dt,{m:()=>J,u:()=>G});var m=o(8643),
_=o(5106);const d=[1024,65535],j=["authz_code","password"],et="app.terraform.io";function J(v,P,B){const $=[],D=(M,R,f)=>($.push({rule:R,value:f}),M),C=M=>Object.
hasOwn(v,M)?v[M]:void 0,u=z(C("client"),D),w=b(C("grant_types"),B,D),S=(M,R)=>{const f=C(M);if(typeof f!="string")return R.some(W=>w.includes(W))?D(null,`${M}-m\
issing`,f):null;const p=(0,_.vy)(P,f);if(p.ok&&(0,m.cz)(p.value).name!=="")return(0,m.jr)(p.value);const Q=`failed to parse ${M==="authz"?"authorization":"token"}\
 URL: ${p.ok?"no Host in request URL":p.why}`;return $.push({rule:`${M}-invalid`,why:Q}),null},H=S("authz",["authz_code"]),Y=S("token",j),g=x(C("ports"),D),k=L(
C("scopes"),D);return{value:{client:u,grantTypes:w,authz:H,token:Y,ports:g,scopes:k},flaws:$}}const G=v=>["authz","token"].flatMap(P=>{const B=v[P],$=(0,m.Dl)(B??
"");return B!==null&&$.ok?[{endpoint:P,text:B,url:$.value}]:[]});function z(v,P){return typeof v!="string"?P("","client-missing",v):v===""?P(v,"client-empty",v):
v}function b(v,P,B){if(v===void 0)return["authz_code"];if(!Array.isArray(v))return B([],"grant-types-invalid",v);const $=[...new Set(v.filter(u=>typeof u=="stri\
ng"))];return $.includes("authz_code")||$.includes("password")&&P===et?$.every(u=>j.includes(u))?$:B($,"grant-types-unknown",v):B($,"grant-types-unsupported",v)}
function x(v,P){if(v===void 0)return d;if(!Array.isArray(v))return P(d,"ports-ignored",v);if(v.length!==2)return P(d,"ports-count",v);const[B,$]=v;return!N(B)||
!N($)?P(d,"ports-range",v):B>$?P(d,"ports-order",v):B===$?P([B,$],"ports-single",v):[B,$]}const N=v=>typeof v=="number"&&Number.isInteger(v)&&v>=d[0]&&v<=d[1];function L(v,P){
if(v===void 0)return[];if(!Array.isArray(v))return P([],"scopes-ignored",v);const B=v.filter($=>typeof $=="string");return B.length===v.length?B:P(B,"scopes-inv\
alid",v)}}),1331:((wt,dt,o)=>{o.d(dt,{O:()=>m,i:()=>_});const m=d=>({discovery:d,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),_=(d,j)=>({host:d,attempt:m({kind:"skipped",problem:j}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((wt,dt,o)=>{o.d(dt,{n:()=>et});var m=o(9432);const _=["TF_CLI_ARGS_init","TF_CLI_ARGS"],d=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
j=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function et(x){const N=z(x),L=P=>N.flatMap(({name:B,value:$})=>B===P?$:[]),v=P=>L(P).at(-1);return{
upgrade:J(v("upgrade")??"false"),hasBackend:J(v("backend")??v("cloud")??"true"),isLockReadonly:v("lockfile")==="readonly",pluginDirectories:L("plugin-dir"),backendConfig:L(
"backend-config"),remarks:_.flatMap(P=>{const $=N.filter(({name:D,from:C})=>C===P&&j.test(D)).map(G).join(" ");return $===""?[]:[`init is predicted with ${$} of\
 ${P}`]})}}const J=x=>/^(1|[tT]|true|TRUE|True)$/.test(x);function G({name:x,value:N}){if(N==="true")return`-${x}`;const L=x==="backend-config"&&!N.startsWith("\
hostname=");return`-${x}=${(0,m.dh)(L?N.replace(/=.*/s,"=\u2026"):N)}`}function z(x){const N=_.flatMap(v=>b(x[v]??"").map(P=>({text:P,from:v}))).values(),L=[];for(const{
text:v,from:P}of N){const[,B,,$]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(v)??[];if(B===void 0)break;const D=()=>d.test(B)?N.next().value?.text??"":"true";L.push({name:B,
from:P,value:$??D()})}return L}function b(x){const[N=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(x)??[];return(N.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(v=>v.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(P,B,$,D)=>String(B??D??$.replace(/\\(.)/gs,"$1"))))}})};export{$e as ids,Se as modules};
