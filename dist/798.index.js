const ke=[798,779,581],Se={2798:((wt,ut,o)=>{o.d(ut,{mQ:()=>n});var a=o(4347),k=o(9961),p=o(8294),B=o(8032),q=o(255),J=o(7630),V=o(3152),W=o(1421),L=o(8161),_=o(
9968),U=o(9432),b=o(1879),E=o(7057),R=o(3298),x=o(2170);const y=(t,s)=>({name:t,isProgram:!1,answers:s,find:c=>s.get(c)??null});async function A(t,s){let c=null;
const T=[],S=[];for(const j of t){const Q=c===null||!j.isProgram,dt=Q?await j.find(s):null;T.push({source:dt?.source??j.name,held:Q?w(dt):"not asked",counts:c===
null&&dt!==null}),dt?.problem&&S.push((0,x.kH)(dt.problem,{places:dt.place===null?[]:[dt.place]})),c??=dt}return{answer:c,looks:T,findings:S}}function w(t){return t===
null?"nothing":t.token===null?"no token":t.token.reveal()===""?"an empty token":"a token"}const d=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function m(t,s,c=null){const T=s.
reveal(),S={source:t,place:c,token:s,problem:X(t,T,c!==null)},j=T.length>E.$c||d.test(T);return j?{...S,isUnsendable:j}:S}const C=[[d,"control character"],[/^bearer\s/i,
"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function X(t,s,c){
if(s==="")return p.QU({source:t,isInFile:c});const T=s.length>E.$c?"length":C.find(([S])=>S.test(s))?.[1];return T!==void 0?p.Eu({source:t,slip:T}):s.length<E.Il?
p.fj({source:t}):null}const v=1024*1024;function D(t,s){let c=null;const T=async S=>{if(c!==null)return c;const j=await O(t,S,s);if("output"in j)return h(t,j.output,
s);const Q=H(t,j.why);return j.isStopped&&(c??=Q),Q};return{name:I(t),isProgram:!0,find:(0,R.O)(T)}}const I=({name:t})=>`credentials helper ${t}`,P=({shown:t},s)=>({
why:`failed to run ${t}: ${s}`}),N=({shown:t},s)=>({why:`${t} ${s} and was stopped`,isStopped:!0}),f="was running when the check ended";async function O(t,s,c){
if(t.refusal!==null)return P(t,t.refusal);if(c.stop.aborted)return N(t,f);try{return await K(ct(t,s,c.environment),t,c)}catch(T){const S=(0,_.Oj)(T);return P(t,
Y[S]??S)}}function K(t,s,c){const{timeoutMs:T,abortAfter:S=dt=>AbortSignal.timeout(dt),stop:j}=c,Q=AbortSignal.any([S(T),j]);return new Promise((dt,rt)=>{const lt=[],
gt=[];let Ot=0;const $t=Ct=>{Q.removeEventListener("abort",Rt),dt(Ct)},It=Ct=>{tt(t,c),$t(N(s,Ct))},Rt=()=>It(j.aborted?f:`did not exit within ${T/1e3} s (timeo\
ut-seconds)`);Q.addEventListener("abort",Rt);const bt=Ct=>Mt=>{Ot+=Mt.length,Ot>v?It(`wrote more than ${v/1024/1024} MiB`):Ct.push(Mt)};t.stdout?.on("data",bt(lt)),
t.stderr?.on("data",bt(gt)),t.on("error",rt),t.on("close",Ct=>{if(Ct===0)return $t({output:Buffer.concat(lt)});const Mt=z(Buffer.concat(gt).toString()),Ut=Mt===
""?", but it produced no error message":`: ${Mt}`;$t({why:`error in ${s.shown}${Ut}`})})})}function tt(t,{kill:s}){try{t.pid!==void 0&&s((0,L.platform)()==="win\
32"?t.pid:-t.pid,"SIGKILL")}catch(c){(0,_.Oj)(c)}t.stdout?.destroy(),t.stderr?.destroy(),t.unref()}const ct=({path:t,args:s},c,T)=>(0,W.spawn)(t,[...s,"get",c],
{env:Object.fromEntries(Object.entries(T).filter(([S])=>!S.startsWith("INPUT_"))),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),Y={EACCES:"\
permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function h(t,s,{
learn:c}){const T=(0,b.Tp)(s);if(T.kind==="not-json"||T.kind==="not-object")return H(t,`malformed output from ${t.shown}: ${(0,U.dh)(T.why)}`);const S=T.kind===
"null"?null:T.services.find(({id:Q})=>Q==="token")?.value;if(typeof S!="string")return null;const j=new E.ou(S);return c(j),m(I(t),j)}function H(t,s){const c=(0,k.
Dz)({name:t.name,why:s});return{source:I(t),place:null,token:null,problem:c}}const F=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),z=t=>(0,U.dh)(t.replace(F,"").
replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function nt(t,s,c){const T=[u(t),l(s)],S=c.map(({helper:j,credentials:Q,...dt})=>{const rt=new Map(Q.map(gt=>[gt.
host,M(gt)])),lt=[...T,y("CLI configuration",rt)];return{...dt,known:lt,sources:j===null?lt:[...lt,j]}});return{known:it(S.flatMap(({known:j})=>j)),find:async j=>{
const Q=await Promise.all(S.map(async({client:rt,sources:lt,turnedOff:gt})=>{const{looks:Ot,...$t}=await A(lt,j);return{...$t,client:rt,looks:[...Ot,...ft(gt,j)]}})),
dt=Q.flatMap(({answer:rt})=>rt??[]);return{answer:dt.find(({token:rt})=>rt!==null)??dt[0]??null,clients:Q.map(({client:rt,looks:lt})=>({client:rt,looks:lt})),findings:Q.
flatMap(({findings:rt})=>rt),difference:G(j,Q)}}}}function it(t){const s=new Map(t.toReversed().flatMap(c=>[...c.answers]));return new Map([...s].flatMap(([c,{token:T,
source:S}])=>T===null?[]:[[c,S]]))}const ft=(t,s)=>t.filter(c=>c.host===s||c.host===null).map(({source:c})=>({source:c,held:"not read",counts:!1}));function M({
host:t,place:s,token:c,hasValue:T}){const S=`${s.file}:${s.line}`;if(c!==null)return m(S,c,s);const j={kind:"no token",file:S,host:t,hasValue:T},Q=(0,k.P4)(j,B.
Du);return{source:S,place:s,token:null,problem:Q}}function G(t,s){const[c,...T]=s,S=c?.answer?.token?.reveal(),j=T.find(({answer:dt})=>dt?.token?.reveal()!==S);
if(c===void 0||j===void 0)return null;const Q=({client:dt,answer:rt})=>({client:dt,source:rt?.token?rt.source:null});return(0,p.tK)({host:t,first:Q(c),other:Q(j)})}
function l(t){const s=new Map,c=[];for(const[T,S]of Object.entries(t)){const j=(0,q.$k)(T);if(j===null||S===void 0)continue;const Q=(0,J.AI)(S);Q.ok?s.set(j,m(T,
Q.value)):c.push(`${T}: ${Q.why}`)}if(c.length>0)throw new V.GN(c);return y("TF_TOKEN_ variables",s)}function u(t){const s="tokens setting",c=t.map(({host:T,token:S})=>{
const j=m(s,S);return[T,S.reveal()===""?{...j,token:null}:j]});return y(s,new Map(c))}const r=1e4;function n({tokens:t,configs:s,timeoutMs:c},T){for(const rt of s.
flatMap(lt=>lt.secrets))T.learn(rt);const S=new Map,j=rt=>{if(rt===null)return null;const lt=JSON.stringify([rt.path,...rt.args]),gt={...T,timeoutMs:c??r},Ot=S.
get(lt)??D(rt,gt);return S.set(lt,Ot),Ot},Q=s.map(rt=>({...rt,helper:j(rt.helper)})),dt=s.flatMap(({forced:rt,client:lt})=>rt.map(gt=>({...gt,client:lt})));return{
credentials:nt(t,T.environment,Q),configs:s,complaints:(0,a.Ot)(s.flatMap(({findings:rt})=>rt)),forced:Map.groupBy(dt,({host:rt})=>rt)}}}),4347:((wt,ut,o)=>{o.d(
ut,{Ot:()=>Y,J1:()=>v});var a=o(3024),k=o(6760),p=o(2170),B=o(2485),q=o(255),J=o(9968),V=o(523);let W=function(...h){return{configFinding:W}=o.late([276,504],3123),
new.target?new W(...h):W(...h)},L=function(...h){return{shownPath:L}=o.late([218],9837),new.target?new L(...h):L(...h)};function _({name:h,args:H,place:F},z,nt,it){
const ft=z.map(u=>({directory:u,files:(0,J.wX)(u).filter(r=>U((0,k.join)(u,r)))})),M=u=>L(u,it),G=R(h,ft);if(G!==null){const u=(0,k.resolve)(G.directory,G.file),
r=b(u,it);return{helper:{name:h,args:H,path:u,shown:M(u),refusal:r},findings:[]}}const l={kind:"no helper",name:h,directories:z.map(M)};return{helper:null,findings:[
W(nt,l,F)]}}const U=h=>(0,a.existsSync)(h)&&!(0,a.statSync)(h).isDirectory();function b(h,{system:H}){if(H==="windows")return null;if(!(0,a.statSync)(h).isFile())
return"permission denied";const F=Buffer.alloc(256),z=()=>(0,J.ET)((0,a.openSync)(h,"r"),ft=>F.subarray(0,(0,a.readSync)(ft,F))),nt=(0,J.N0)(z,null);return nt===
null||nt.toString("latin1",0,2)==="#!"||nt.includes(0)?null:"exec format error"}const E="terraform-credentials-";function R(h,H){const F=H.flatMap(({directory:nt,
files:it})=>it.flatMap(ft=>{const M=x(ft,h);return M===null?[]:{directory:nt,file:ft,version:M}})),[z=null]=F.toSorted((nt,it)=>(0,V.Zy)(it.version,nt.version));
return z}function x(h,H){if(!h.startsWith(E))return null;const F=h.toLowerCase().slice(E.length).replace(/\.exe$/,""),z=F.indexOf("_v");return(z<0?F:F.slice(0,z))!==
H||F===""?null:(0,V.oF)(z<0?"0.0.0":F.slice(z+2).replace(/_x.*$/s,""))}var y=o(5011),A=o(8898);let w=function(...h){return{configFinding:w}=o.late([276,504],3123),
new.target?new w(...h):w(...h)},d=function(...h){return{parseConfigFile:d}=o.late([276,504],3123),new.target?new d(...h):d(...h)},m=function(...h){return{configPaths:m}=
o.late([218],9837),new.target?new m(...h):m(...h)},C=function(...h){return{shownPath:C}=o.late([218],9837),new.target?new C(...h):C(...h)};const X=1024*1024;function v(h,H,F=null,z=null){
const nt=m(h,H,a.existsSync,F),{directory:it,directoryOff:ft,helperDirectories:M}=nt,G=N(nt,h,H),l=[...G,...O(it,h,H)],u=O(ft?.path??null,h,H),r=tt(l,h),n=r.helper&&
_(r.helper,M,h,H),t=G[0]?.protocols??{};return{...r,client:h,installations:l.flatMap(({installations:s})=>s),pluginDirectories:(0,y.n)(H.environment).pluginDirectories,
mirrors:nt.mirrorDirectories.map(s=>({path:s,shown:C(s,H)})),files:[...l.map(({file:s})=>s),...u.map(({file:s})=>({...s,state:"off"}))],turnedOff:[...tt(u,h).credentials.
map(({host:s,place:{file:c,line:T}})=>({host:s,source:`${c}:${T} (${ft?.by} names another file)`})),...z===null?[]:P(z,nt.main?.path??""),...H.environment.TG_TF_REGISTRY_TOKEN?
[D]:[]],helper:n?.helper??null,requestTimeoutMs:h==="opentofu"?(0,A.Hl)(t,H.environment):null,patience:(0,A.f5)(h,t,H.environment),findings:[...r.findings,...n?.
findings??[]],secrets:[...l,...u].flatMap(({secrets:s})=>s)}}const D={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},I=[".terraformrc","ter\
raform.rc",".tofurc","tofu.rc"],P=(h,H)=>I.filter(F=>{const z=(0,k.join)(h,F);return(0,a.existsSync)(z)&&z!==(0,k.resolve)(h,H)}).map(F=>({host:null,source:`${F}\
 (TF_CLI_CONFIG_FILE does not name it)`}));function N({main:h},H,F){if(h===null)return[];const{path:z,chosenBy:nt}=h;if((0,a.existsSync)(z))return[K(z,H,F)];const it={
path:z,shown:C(z,F),state:"absent"};return nt==="default"?[f(it,[])]:[f(it,[w(H,{kind:"missing",setting:nt,path:z},null)])]}const f=(h,H)=>({credentials:new Map,
hosts:new Map,helpers:new Map,installations:[],protocols:{},findings:H,secrets:[],isRead:!1,file:h}),O=(h,H,F)=>(h===null?[]:(0,J.wX)(h)).filter(z=>/\.tfrc(?:\.json)?$/s.
test(z)).map(z=>K((0,k.join)(h??"",z),H,F));function K(h,H,F){const z=(0,J.yR)(h,X),nt=C(h,F);if(!z.ok){const ft={kind:"unreadable",file:nt,failure:z.failure};return f(
{path:h,shown:nt,state:"not read"},[w(H,ft,null)])}const it=d({shown:nt,...z},H);return{...it,file:{path:h,shown:nt,state:it.isRead?"read":"not read"}}}function tt(h,H){
const F=h.flatMap(l=>l.findings),z=(l,u)=>{F.push(w(H,l,u))},nt=ct(new Map(h.flatMap(l=>[...l.credentials])),z),it=ct(new Map(h.flatMap(l=>[...l.hosts])),z),[ft,
...M]=new Map(h.flatMap(l=>[...l.helpers]));for(const[,{place:l}]of M)z({kind:"two helpers"},l);const G=ft===void 0?null:{name:ft[0],...ft[1]};return{credentials:nt,
forced:it,helper:G,findings:F}}function ct(h,H){const F=new Map;for(const[z,nt]of h){const it=(0,q.Pv)(z),M={kind:"label",type:"services"in nt?"host":"credentia\
ls",label:z,advice:(0,B.L6)(z)};it.ok?F.set(it.value,{...nt,host:it.value}):H({...M,why:it.why},nt.place)}return[...F.values()]}const Y=h=>(0,p.Qp)(h,({problem:{
code:H,message:F},places:z})=>[H,F,z])}),8898:((wt,ut,o)=>{o.d(ut,{Hl:()=>_,Ln:()=>J,f5:()=>E,zT:()=>L});var a=o(9582);const k=x=>({plugin_cache_dir:a.sc,plugin_cache_may_break_dependency_lock_file:a.
zC,host:a.A7(a.Tb({services:a.A7(a.T)},x)),credentials:a.A7(a.A7(a.T)),credentials_helper:a.A7(a.Tb({args:a.c3(a.sc)},x))}),p={providers:a.A7(a.sc),provisioners:a.
A7(a.sc),disable_checkpoint:a.zC,disable_checkpoint_signature:a.zC,...k(!1)},B=k(!0),q={path:[],span:{start:0,end:0}};function J(x,y){const A=y==="terraform",w={},
d=a.LH(()=>{A?a.ql(x,q,p,w):a.ql(x,q,B,w)});return{values:A&&d!==null?{}:w,mistake:d}}const V="registry_protocols",W={retry_count:a.sD,request_timeout_seconds:a.
sD};function L(x){const[y=[]]=x.flatMap(d=>d.name===V?a.AV(d):[]),A={},w=a.LH(()=>a.ql(y,{...q,path:[V]},W,A));return w===null?{protocols:A,mistakes:[]}:{protocols:{},
mistakes:[{span:w.argument.span,why:w.message}]}}function _({request_timeout_seconds:x},y){const A=R(y.TF_REGISTRY_CLIENT_TIMEOUT);return A!==null?A*1e3:x===void 0?
null:x>0?x*1e3:Number.POSITIVE_INFINITY}const U=1e4,b=1;function E(x,y,A){const w=R(A.TF_REGISTRY_DISCOVERY_RETRY)??y.retry_count??b;return{client:x,attemptMs:_(
y,A)??U,retries:Math.max(w,0)}}function R(x){const y=/^\+?\d+$/.test(x??"")?Number(x):0;return y>0?y:null}}),9961:((wt,ut,o)=>{o.d(ut,{Dz:()=>V,P4:()=>J,Yv:()=>W,
kV:()=>L});var a=o(7811),k=o(1780),p=o(9432),B=o(9615);const q={missing:({setting:_,path:U})=>({message:`${_} names ${(0,a.ol)(U)}, which does not exist`,help:"\
correct the path; the client continues without any CLI configuration"}),unreadable:({file:_,failure:U})=>({message:`${_} ${(0,p.mP)(U)}`,help:U.kind==="size"?"s\
horten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({
file:_,why:U})=>({message:`${_} has a syntax error: ${U}`,help:"correct the file; the client ignores all of it, including its tokens"}),type:({file:_,path:U,want:b})=>({
message:`${_}: ${U.join(".")} must be ${b}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:_,
why:U})=>({message:`${_}: ${U}`,help:"correct the block; the client ignores it"}),label:_=>({message:`the label of the block ${_.type} ${(0,a.ol)(_.label)} is n\
ot a hostname: ${_.why}`,help:_.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one cred\
entials_helper block",help:"remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_inst\
allation block",help:"remove all but one; the client uses the first"}),"no token":({file:_,host:U,hasValue:b})=>({message:b?(0,k.xI)`the token in the credentials block for host ${(0,k.
SP)(U)} at ${_} is not a string`:(0,k.xI)`the credentials block for host ${(0,k.SP)(U)} at ${_} has no token`,help:'add token = "\u2026" or remove the block; the cli\
ents send no token and try no other credentials source'}),"no helper":({name:_,directories:U})=>({message:`credentials helper ${(0,a.ol)(_)}: there is no terraf\
orm-credentials-${_} in ${U.join(", ")}`,help:_===_.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"wri\
te the name in lower case; the client finds no other name"})},J=(_,U)=>(0,B.CC)("credentials-config",{...(0,B.Z9)(q,_),affects:U}),V=({name:_,why:U})=>(0,B.CC)(
"credentials-helper",{message:`credentials helper ${_}: ${U}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),
W=({host:_,at:U})=>(0,B.CC)("services-forced",{message:(0,k.xI)`the host block at ${U} defines the services of ${(0,k.KT)(_)}; the host's own discovery document is not used`,
help:(0,k.xI)`remove the host block at ${U} to use the discovery document of ${(0,k.KT)(_)}`}),L=_=>(0,B.CC)("services-forced-differ",{message:(0,k.xI)`the host block at ${_.
at} and the discovery document of ${(0,k.KT)(_.host)} differ in ${(0,p.K4)(_.services,10,p.dh)}`,help:"update the host block or remove it; machines without it u\
se other services"})}),5693:((wt,ut,o)=>{o.d(ut,{Ey:()=>x,Ii:()=>U,Or:()=>X,WN:()=>C});var a=o(8936),k=o(1281),p=o(3368),B=o(2170),q=o(8339),J=o(8032),V=o(255),
W=o(5106);const L=1440*60*1e3,_=1;function U(I,P){const{hops:N,certificates:f}=I.attempt;return[...m(I,P),...b(I,P),...A(N),...w(f,P),...d(I,P)]}function b(I,P){
const{discovery:N,hops:f}=I.attempt;switch(N.kind){case"skipped":return[(0,B.kH)(N.problem)];case"failed":{const O=P.isFork&&N.problem.code==="document-unauthor\
ized"&&!I.credentials?.hasToken;return[(0,B.kH)(N.problem,O?{severity:"notice"}:{})]}case"found":case"absent":{const O=f[0]?.url??"";return[...E(O,f.length-1,P),
...R(I,P)]}}}function E(I,P,N){const f=N.clients.filter(O=>P>J.NX[O]);return f.length>0?[(0,B.kH)((0,k.KA)({url:I,asks:"document",redirects:P,clients:f,limits:J.
NX}))]:P>_?[(0,B.kH)((0,k.CL)({url:I,redirects:P}))]:[]}function R(I,{releases:P,slowMs:N}){const f=(0,V.nx)(I.host),O=I.attempt.timing.totalMs,K=X(I),tt=F=>D(K,
F)!=="never",ct=P.filter(F=>!tt(F)),Y=({client:F})=>!P.some(z=>z.client===F&&tt(z)),h=[!0,!1].flatMap(F=>{const z=ct.filter(it=>Y(it)===F);if(z.length===0)return[];
const nt=(0,a.Qs)({host:f,phase:"complete",tookMs:O,releases:z});return[(0,B.kH)(nt,{needed:F})]});if(h.length>0||O<=N)return h;const H=y(I.attempt.timing);return[
(0,B.kH)((0,a.U2)({host:f,tookMs:O,limitMs:N,phase:H,releases:P}))]}function x({host:I,slowest:P,certificates:N},f,{slowMs:O,...K}){const tt=f.map(z=>z.host),ct=N.
filter(z=>!tt.includes(z.host)),Y=P?.timing.totalMs??0,h=w(ct,K).map(z=>({...z,host:I}));if(P===null||Y<=O)return h;const H={host:(0,V.nx)(I),url:P.url,tookMs:Y,
limitMs:O},F=(0,a.U2)({...H,phase:y(P.timing)});return[(0,B.kH)(F,{host:I}),...h]}function y({lookupMs:I,connectMs:P,tlsMs:N,firstByteMs:f,totalMs:O}){const K=[
{name:"lookup",ms:I??0},{name:"connection",ms:P??0},{name:"tls",ms:N??0},{name:"response",ms:f??0}],tt={name:"rest",ms:K.reduce((ct,{ms:Y})=>ct-Y,O)};return K.reduce(
(ct,Y)=>Y.ms>ct.ms?Y:ct,tt)}function A(I){const P=I.find(({url:f})=>f.startsWith("http://"));if(P===void 0)return[];const N=P.authorization==="withheld";return[
(0,B.kH)((0,k.n4)({url:I[0]?.url??"",to:P.url,exposesToken:N}))]}function w(I,{certificateDays:P,now:N}){return[...Map.groupBy(I,({host:f})=>f)].flatMap(([f,O])=>{
const[K=""]=O.map(ct=>ct.expires).sort(),tt=(Date.parse(K)-N)/L;return tt<0||tt>=P?[]:[(0,B.kH)((0,p.BU)({host:f,days:Math.floor(tt),expires:K}))]})}function d(I,P){
const{host:N,attempt:f,earlier:O}=I,[K]=O,tt=["failed","skipped"].includes(f.discovery.kind);if(K?.discovery.kind!=="failed"||tt)return[];const ct=K.discovery.problem.
message,Y=X(I),h=P.releases.filter(F=>D(Y,F)==="sometimes"),H=O.length+1;return[(0,B.kH)((0,a.Er)({host:(0,V.nx)(N),attempts:H,failure:ct,releases:h}))]}function m({
credentials:I,attempt:{discovery:P}},N){if(!I?.problem)return[];const{code:f}=I.problem,O=P.kind==="failed"&&P.problem.code===f,K=N.isFork&&!I.hasToken&&f==="cr\
edentials-empty";return O||K?[]:[(0,B.kH)(I.problem)]}function C({host:I},P){if(!P.some(({service:f})=>f===W.e$))return[];const{name:N}=(0,V.Sv)(I);return[...N.
includes(".")?[]:[(0,q.Zp)({host:I,name:N})],.../(^|\.)xn--/.test(I)?[(0,q._W)({host:I})]:[]].map(f=>(0,B.kH)(f,{services:[W.e$]}))}const X=({earlier:I,attempt:P,
later:N})=>[...I,P,...N];function v({discovery:I,timing:P,headMs:N,hops:f},{attemptMs:O}){const K=N!==null&&N<=O?f.at(-1)?.status:null;return K===null||(0,J.Mq)(
K??0)?"retries":I.kind!=="failed"&&P.totalMs<=O?"works":"fails"}function D(I,P){const N=I.map(K=>v(K,P)),f=N.indexOf("works");return f<0?"never":f<=P.retries&&!N.
slice(0,f).includes("fails")?"always":"sometimes"}}),1779:((wt,ut,o)=>{o.r(ut),o.d(ut,{attemptsOf:()=>a.Or,contact:()=>Oe,crashedVisit:()=>me,judgeRequests:()=>a.
Ey,judgeVisit:()=>he,outcomesOf:()=>Ee});var a=o(5693),k=o(2801),p=o(2170),B=o(8032),q=o(255),J=o(8185),V=o(8643),W=o(9432),L=o(1780),_=o(9615);const U=({id:e,host:i,
url:g,why:$})=>(0,_.CC)("service-url-invalid",{message:g===null?(0,L.xI)`${e} of host ${(0,L.KT)(i)}: ${(0,L.b7)(i,(0,W.dh)($))}`:(0,L.xI)`${e} of host ${(0,L.KT)(
i)} is "${(0,L.KT)(g)}", which the clients cannot connect to: ${$}`,operator:`set ${e} to an https:// URL, or to a path that starts with a slash`}),b=({id:e,host:i,
why:g})=>(0,_.CC)("service-url-credentials",{message:(0,L.xI)`${e} of host ${(0,L.KT)(i)}: ${g}`,operator:"remove the user name and password from the URL, or fr\
om the redirect that leads to the document",note:"give tokens to the clients instead"}),E=({id:e,host:i,url:g})=>(0,_.CC)("service-url-empty",{message:(0,L.xI)`${e} of host ${(0,L.
KT)(i)} is an empty string, which resolves to the document itself: ${(0,L.KT)(g)}`,operator:`set ${e} to the URL of the service, such as "/v1/${e.split(".")[0]}\
/", or remove it`}),R=({id:e,host:i,value:g,why:$})=>(0,_.CC)("service-url-looks-like-host",{message:(0,L.xI)`${e} of host ${(0,L.KT)(i)} is "${(0,L.KT)(g)}", which is a path and not a URL with a host`,
operator:(0,L.xI)`write "https://${(0,L.KT)(g)}" if a host is meant`,note:$===null?void 0:(0,W.zd)($)});function x(e){const{id:i,host:g,url:$,clients:Z}=e,st=Z.
map(et=>B.bB[et]),ot=$.slice($.lastIndexOf("/")+1);return(0,_.CC)("service-url-no-slash",{message:(0,L.xI)`${i} of host ${(0,L.KT)(g)} does not end with a slash: ${(0,L.
KT)($)}`,operator:"add the slash",note:`without it ${st.slice(0,-1).join(", ")} and ${st.at(-1)} replace "${ot}" with the path that they append`,affects:Z})}const y=({
id:e,host:i,url:g})=>(0,_.CC)("service-url-relative",{message:(0,L.xI)`${e} of host ${(0,L.KT)(i)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,L.
KT)(g)}, other clients do not`,operator:"start the path with a slash, or write the complete URL"}),A=({id:e,host:i})=>(0,_.CC)("service-url-query",{message:(0,L.
xI)`${e} of host ${(0,L.KT)(i)} has a query, which the clients drop when they append a path`,operator:"move the content of the query into the path",note:"never \
put a secret into the document"});function w({host:e,uses:i},g=["is","are"]){const $=Map.groupBy(i,({id:st})=>st),Z=Array.from($,([st,ot])=>{const et=ot.flatMap(
({endpoint:at})=>at??[]);return et.length===0?st:`${st} (${et.join(", ")})`});return(0,L.xI)`${(0,W.K4)(Z,10,W.dh)} of host ${(0,L.KT)(e)} ${Z.length===1?g[0]:g[1]}`}
const d=({urls:e})=>(0,L.XT)(e,3,i=>(0,L.KT)((0,W.dh)(i))),m=({uses:e})=>B.zK.filter(i=>e.some(({id:g})=>(0,B.SZ)(g).includes(i))),C={loopback:"on other machine\
s",private:"outside of its network",reserved:"on the internet"},X=e=>(0,_.CC)("service-url-private",{message:(0,L.xI)`${w(e)} at ${d(e)}, which clients ${C[e.kind]} cannot reach`,
operator:(0,L.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,L.KT)(e.host)}`,affects:m(e)}),v=[...B.Du,"dependabo\
t"];function D(e){const i=e.uses.every(({endpoint:Z})=>Z!==null),g=i?"a login sends its token in clear text otherwise":(0,L.xI)`the clients send the token of ${(0,L.
KT)(e.host)} there in clear text`,$=m(e);return(0,_.CC)("service-url-insecure",{message:(0,L.xI)`${w(e)} not https: ${d(e)}`,operator:e.uses.length===1?"use an \
https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:i||e.hasToken?g:void 0,affects:v.filter(Z=>$.includes(Z))})}function I(e){
const{host:i,name:g}=e,$=(0,L.xI)`${w(e)} on another host: ${d(e)}`,Z=!e.hasToken||!m(e).includes("renovate");return(0,_.CC)("service-url-cross-host",{message:$,
help:Z?(0,L.xI)`where outgoing traffic is filtered, allow ${(0,L.KT)(g)} as well`:(0,L.xI)`give Dependabot and Renovate a token for ${(0,L.KT)(g)}; Terraform and OpenTofu send it the token of ${(0,L.
KT)(i)}`,...Z&&{severity:"notice",affects:[]}})}const P=e=>(0,_.CC)("service-url-other-port",{message:(0,L.xI)`${w(e)} on another port of the same host: ${d(e)}`,
operator:(0,L.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,L.KT)(e.host)}`}),N=e=>(0,_.
CC)("service-url-double-slash",{message:(0,L.xI)`${w(e,["has","have"])} a double slash in the path: ${d(e)}`,operator:"remove the slash at the end of the extern\
al URL of the registry"}),f=e=>(0,_.CC)("service-url-same",{message:(0,L.xI)`${w(e,["has","have"])} the same URL: ${d(e)}`,operator:"check both URLs",note:"few \
registries serve modules and providers below one URL, and a copied line is more likely"});var O=o(4067),K=o(5106);function tt({host:e,attempt:i},g){const{name:$}=q.
Sv(e),Z=O.uo($),st=i.hops[0]?.address??null;if(Z!=="public"||st===null)return Z;const ot=O.Zu(st),et=g.some(at=>at.name===$);return ot==="loopback"&&et?"public":
ot}const ct={public:0,reserved:1,private:2,metadata:2,loopback:3},Y=(e,{kind:i})=>ct[nt(e)]>ct[i];function h(e,i){const{hostname:g}=i,$=e.filter(({url:ht})=>Y(ht,
i)),Z=e.filter(ht=>!$.includes(ht)),st=Z.filter(({url:ht})=>ht.scheme==="http"),ot=Z.filter(({id:ht,endpoint:mt})=>mt===null&&(0,K.p4)(ht)),et=Map.groupBy(ot,({
url:ht})=>it(ht,g)),at=Z.filter(({endpoint:ht,url:mt})=>ht===null&&ft(mt,g)),pt=Z.filter(({url:ht})=>ht.path.includes("//")),Et=H(i);return[...Et($,z,ht=>{const[
mt,...vt]=new Set($.map(({url:_t})=>nt(_t))),Tt=vt.length===0&&(mt==="loopback"||mt==="reserved");return X({...ht,kind:Tt?mt:"private"})}),...Et(st,z,D),...[...et].
flatMap(([ht,mt])=>ht===null?[]:Et(mt,z,vt=>I({...vt,name:ht}))),...Et(at,z,P),...Et(pt,F,N),...Et(M(e),F,f)]}const H=({host:e,hasToken:i})=>(g,$,Z)=>{if(g.length===
0)return[];const st=g.map(({url:at})=>g.length===1?F(at):$(at)),ot=Z({host:e,hasToken:i,uses:g,urls:[...new Set(st)]}),et=[...new Set(g.map(({id:at})=>at))];return[
(0,p.kH)(ot,{services:et,needed:g.some(({needed:at})=>at)})]},F=e=>(0,W.dh)((0,V.Pl)(e)),z=e=>(0,W.dh)(`${e.scheme}://${e.host}`);function nt(e){const{name:i}=(0,V.
cz)(e);return O.Sz(/[^\0-\x7f]/.test(i)?q.$o(i)??"":i.toLowerCase())}function it(e,i){const{name:g}=(0,V.cz)(e),$=q.Sv(i).name;if(g.toLowerCase()===$)return null;
const Z=q.Pv(g);return Z.ok?Z.value===$?null:q.nx(Z.value):g}function ft(e,i){if(e.scheme==="http"||it(e,i)!==null)return!1;const g=$=>Number($||443);return g((0,V.
cz)(e).port)!==g(/:(\d+)$/.exec(i)?.[1]??null)}function M(e){const i=[K.e$,K.xq].flatMap($=>e.find(Z=>Z.id===$)??[]),g=new Set(i.map(({url:$})=>F($).replace(/\/$/,
"")));return i.length===2&&g.size===1?i:[]}const G=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,l=e=>G.test(e)&&!/^[a-z0-9-]+\.json$/i.
test(e),u=e=>e.replace(/[?#].*$/s,"");function r(e){const i=n(e),{id:g,host:$,value:Z}=e,st={id:g,host:$,url:(0,V.Pl)(e.url)};if(i!==null)return[U({...st,why:i})];
const et=s(e)&&!l(Z)?(0,B.ab)(g):[];return[Z===""?E(st):null,l(Z)?R({...st,value:u(Z),why:null}):null,t(Z)?y(st):null,et.length>0?x({...st,clients:et}):null,e.url.
query!==""&&(0,K.p4)(g)?A(st):null].filter(at=>at!==null)}function n({url:e}){const{name:i,port:g}=(0,V.cz)(e);return i===""?"no Host in request URL":g===""||Number(
g)>0&&Number(g)<=65535?null:`invalid port "${g}"`}const t=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!l(e),s=({value:e,url:i})=>e!==""&&!/^$|\/$/.test(i.path);var c=o(
3217),T=o(2886),S=o(6041),j=o(9961),Q=o(9119);function dt(e,i){const g=e.forced.filter(({client:ot})=>i.includes(ot)),$=i.filter(ot=>!g.some(et=>et.client===ot)),
st=(0,Q.c1)(g,({place:ot,services:et})=>JSON.stringify([ot,et])).map(ot=>{const[et]=ot,at=(0,q.cu)(e.host),{services:pt}=et,Et={kind:"found",url:at,services:pt},
ht={...e.attempt.timing,totalMs:0},vt={...e,attempt:{discovery:Et,hops:[],timing:ht,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:ot.map(({client:Tt})=>Tt),
visit:vt,forced:et}});return $.length>0||st.length===0?[{clients:$,visit:e,forced:null},...st]:st}function rt({host:e,attempt:{discovery:i}},{place:g,services:$},Z){
const st={host:(0,q.nx)(e),at:(0,T.cA)(g)},ot=i.kind==="found"?i.services:$,[et,at]=[$,ot].map(mt=>new Map(mt.map(({id:vt,value:Tt})=>[vt,lt(Tt)]))),Et=[...new Set(
[...$,...ot].map(({id:mt})=>mt))].filter(mt=>et?.get(mt)!==at?.get(mt)),ht=(0,j.kV)({...st,services:Et});return[(0,j.Yv)(st),...Et.length>0?[ht]:[]].map(mt=>(0,p.
kH)(mt,{clients:Z}))}function lt(e){const i=(g,$)=>(0,S.G)($)?Object.fromEntries(Object.entries($).sort()):$;try{return JSON.stringify(e??null,i)}catch{return"n\
ested too deeply"}}var gt=o(4606);const Ot=(e,i)=>e.filter(g=>!(0,gt.Hf)(g,i.token)).map(g=>$t(g,i));function $t(e,i){const{visit:g,requirements:$,clients:Z,token:st,
concerned:ot}=i,{services:et,places:at}=Rt(e.services,$),pt=(0,gt.wD)(e,st),Et=e.needed&&It({problem:pt,services:et},i),ht=e.affects.filter(vt=>ot.includes(vt)),
mt={...e,problem:pt,services:et,needed:Et,affects:ht,host:g.host};return(0,T.hD)({...mt,severity:(0,T.v1)(mt,Z),places:e.places.length===0?at:(0,Q.As)(bt(e.places))},
i)}function It({problem:e,services:i},{visit:{host:g,attempt:$},requirements:Z,answering:st,depth:ot}){if(ot==="discovery"||$.discovery.kind==="skipped")return!0;
const et=i.some(pt=>st.has(`${g} ${pt}`));if(e.code==="service-url-no-slash"&&et)return!1;const at=Z.filter(({service:pt})=>i.length===0||i.includes(pt));return at.
length===0||at.some(({isForInit:pt})=>pt)}function Rt(e,i){const g=ot=>i.filter(({service:et})=>ot.includes(et)),$=e.length===0?i:g(e),Z=e.filter(ot=>$.some(({service:et})=>et===
ot)),st=($.length>0?$:g(["any"])).flatMap(ot=>ot.because);return{services:Z.length>0?Z:e,places:(0,Q.As)(bt([...new Set(st)]))}}function bt(e){const{inUse:i=[],
aside:g=[]}=Object.groupBy(e,$=>typeof $!="string"&&(0,Q.MV)($)?"aside":"inUse");return[...i,...g]}function Ct(e,i){return i.every(({isImplied:$})=>$)?[...i.flatMap(
({clients:$})=>$),...(0,B.Yr)(e)]:B.zK}var Mt=o(3956);function Ut(e){if(!Array.isArray(e))return jt(e);const{shown:i,more:g}=(0,W.zN)(e,5);return`[${i.map(jt).join(
", ")}${g>0?", \u2026":""}]`}function jt(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,W.go)(e):(0,W.dh)(JSON.stringify(e))}const Jt=({host:e,value:i,
why:g})=>(0,_.CC)("login-type",{message:(0,L.xI)`login.v1 of host ${(0,L.KT)(e)} is ${(0,W.go)(i)}, not an object`,operator:'set login.v1 to an object with "cli\
ent", "authz" and "token"',note:(0,W.zd)(g)}),At=e=>i=>`is ${Ut(i)}${i===void 0?"":`, not ${e}`}`,Lt=e=>i=>`is ${Ut(i)}${e}`,Ht=e=>i=>`${At("an array")(i)}; the\
 clients ignore it${e}`,Qt={"client-missing":[At("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empt\
y string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[At("an array of strings"),'set "grant_types" to ["\
authz_code"], or remove it'],"grant-types-unsupported":[Lt(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[
Lt('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[At("a string with a URL"),
'set "authz" to the URL of the authorization endpoint'],"token-missing":[At("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[
At("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Lt("; both must be whole numbers from 1024 t\
o 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Lt("; the first port is greater than the last"),"write the lowe\
r port first"],"ports-single":[Lt("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"po\
rts-ignored":[Ht(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[At("an array of strings"),'set "sco\
pes" to an array of strings, or remove it'],"scopes-ignored":[Ht(""),'set "scopes" to an array of strings, or remove it']};function qt(e,i){const g=e.rule.replace(
/-\w+$/,"").replace("-","_"),$=(0,L.xI)`"${g}" in login.v1 of host ${(0,L.KT)(i)}`;if("why"in e){const et=`set "${g}" to an https:// URL without user name, or t\
o a path that starts with a slash`,at=(0,L.xI)`${$}: ${(0,L.b7)(i,(0,W.dh)(e.why))}`;return(0,_.CC)(`login-${e.rule}`,{message:at,operator:et})}const[Z,st]=Qt[e.
rule],ot=(0,L.xI)`${$} ${Z(e.value)}`;return(0,_.CC)(`login-${e.rule}`,{message:ot,operator:st})}function te({host:e,endpoints:i}){const g=i.map(({name:st})=>`"${st}\
"`).join(" and "),[$]=i,Z=i.length===1;return(0,_.CC)("login-url-port",{message:(0,L.xI)`${g} in login.v1 of host ${(0,L.KT)(e)} ${Z?"names":"name"} no port, so a login uses port 443: ${(0,L.
KT)($?.url??"")}`,operator:`write a path that starts with a slash, or add :${$?.port??""} to the URL${Z?"":"s"}`})}const Kt=({offered:e})=>e.length===0?"is empt\
y":`offers ${(0,W.K4)(e,20,W.dh)}`;function Ft(e,i){const{id:g,host:$,offered:Z,block:st}=e,ot=`the discovery document, which ${Kt(e)}`;if(st!==null)return`add ${g}\
 to the \`host\` block at ${st}, which ${Kt(e)}`;if(g===K.xq&&i)return(0,L.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,L.
KT)($)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${g}`;const et=(0,K.qE)(g)?Z.find(pt=>(0,K.OA)(pt)===g):void 0,at=g===K.xq?`use a host that offe\
rs ${g}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${g}`;return{
operator:et===void 0?`add ${g} to ${ot}`:`rename ${et} to ${g} in ${ot}`,user:at}}const zt=e=>e.id==="any"?(0,_.CC)("service-missing",{message:(0,L.xI)`host ${(0,L.
KT)(e.host)} does not provide any service`,operator:`add a service to the discovery document, which ${Kt(e)}`}):(0,_.CC)("service-missing",{message:e.why,help:Ft(
e,e.isArtifactory)}),ee=e=>(0,_.CC)("service-version",{message:e.why,help:e.isReadable?Ft(e,!1):`require an id of the form NAME.vN; the discovery document ${Kt(
e)}`}),ne=({id:e,host:i,value:g,why:$})=>(0,_.CC)("service-type",{message:(0,L.xI)`${e} of host ${(0,L.KT)(i)} is ${(0,W.go)(g)}, not a string with a URL`,operator:`\
set ${e} to a URL such as "/v1/modules/"`,note:(0,W.zd)($)});var Bt=o(8225),Wt=o(9179);function se(e,i,g){const{value:$,flaws:Z}=(0,Bt.m)(e,i,g),st={...$,authz:Gt(
$.authz),token:Gt($.token)},ot=oe(st,i),et=ot.length===0?[]:[te({host:g,endpoints:ot})];return{login:st,problems:[...Z.map(at=>qt(re(at),g)),...et]}}function oe(e,i){
const{name:g,port:$}=(0,V.cz)(i);return $===""||$==="443"?[]:(0,Bt.u)(e).flatMap(({endpoint:Z,text:st,url:ot})=>{const et=(0,V.cz)(ot),at=et.name.toLowerCase()===
g.toLowerCase();return ot.scheme==="https"&&at&&et.port===""?[{name:Z,url:st,port:$}]:[]})}const re=e=>"why"in e?{...e,why:(0,Wt.Nx)(e.why)}:e;function Gt(e){const i=e===
null?null:(0,V.Dl)(e);return i?.ok?(0,V.Pl)(i.value):null}function ie({discovery:e},i){return e.kind==="found"?ce(e,i):{services:[],notes:e.kind==="absent"?[le(
e,i)]:[]}}function ce(e,i){const{requirements:g,clients:$,reader:Z}=i,st=e.services.map(({id:yt})=>yt),ot=e.services.some(({value:yt})=>typeof yt=="string"&&yt.
includes("/artifactory/")),et={...i,discovery:e,offered:st,isArtifactory:ot},at=g.map(({service:yt})=>yt),pt=at.filter(yt=>yt!=="any"),Et=st.filter(yt=>!pt.includes(
yt)&&B.Du.some(kt=>K.oe(yt,kt).ok)),ht=pt.map(yt=>Vt(yt,et)),mt=({outcome:yt,notes:kt,urls:Nt})=>yt.kind!=="problem"&&!Nt.some(({endpoint:Pt,url:St})=>Pt===null&&
Y(St,i))&&!kt.some(Pt=>(0,T.ER)(Pt)&&$.some(St=>Pt.affects.includes(St))),vt=Et.map(yt=>Vt(yt,et)),Tt=!at.includes("any")||[...ht,...vt].some(mt),_t=[...ht,...Tt?
vt.map(ae):vt],Dt=_t.flatMap(({urls:yt})=>yt),xt=at.includes("any")&&_t.length===0?[(0,p.kH)(zt({...et,id:"any",why:""}))]:[];return{services:_t.map(({outcome:yt})=>yt.
kind==="problem"?{...yt,problem:(0,_.as)(yt.problem,Z)}:yt),notes:[..._t.flatMap(({notes:yt})=>yt),...h(Dt,i),...xt]}}function ae({outcome:e,notes:i,urls:g}){if(!K.
fg.has(e.id))return{outcome:e,notes:[],urls:[]};const $=Z=>({...Z,needed:!1});return{outcome:e,notes:i.map($),urls:g.map($)}}function le({absence:e,url:i},{requirements:g,
host:$}){const Z=g.map(({service:ot})=>ot).filter(ot=>ot!=="any"),st=(0,Mt.HB)({host:$,url:(0,V.Pl)(i),why:e,required:Z});return(0,p.kH)(st,{services:Z.length===
1?Z:[]})}function Vt(e,i){const{services:g,url:$}=i.discovery,Z=Tt=>K.TE(e,{services:g,documentUrl:$,display:i.host,client:Tt}),ot=(i.requirements.find(({service:Tt})=>Tt===
e)?.clients??i.clients).map(Tt=>({client:Tt,lookup:Z(Tt)})),[et,...at]=ot;if(et===void 0)throw new Error("no client is checked");const pt=at.filter(({lookup:Tt})=>Tt.
kind!==et.lookup.kind),Et=Tt=>!de(Tt)||Z(Tt).kind===et.lookup.kind,ht=pt.length===0?(0,B.SZ)(e).filter(Et):[et.client],mt=Yt(e,et.lookup,ht,i),vt=pt.flatMap(({client:Tt,
lookup:_t})=>Yt(e,_t,[Tt],i).notes);return{...mt,notes:[...mt.notes,...vt]}}const ue=2048,de=e=>B.Du.some(i=>i===e);function Yt(e,i,g,$){const{discovery:Z,host:st}=$,
ot=et=>et.map(at=>(0,p.kH)(at,{services:[e]}));switch(i.kind){case"url":{const{url:et,value:at}=i,pt=r({id:e,value:at,url:et,host:st}),Et=!pt.some(({code:mt})=>mt===
"service-url-invalid"),ht=(0,W.dh)((0,V.Pl)(et),ue);return{outcome:{id:e,kind:"url",url:ht},notes:ot(pt),urls:Et?[{id:e,endpoint:null,url:et,needed:!0}]:[]}}case"\
object":{const{login:et,problems:at}=se(i.value,Z.url,st),pt=at.find(({severity:Et})=>Et==="error");return{outcome:pt?{id:e,kind:"problem",problem:pt}:{id:e,kind:"\
login",login:et},notes:ot(at),urls:(0,Bt.u)(et).map(Et=>({...Et,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const et=fe(
e,i,$),at=(0,p.kH)(et,{services:[e],clients:g});return{outcome:{id:e,kind:"problem",problem:et},notes:[at],urls:[]}}}}function fe(e,i,g){const $={...g,id:e,why:i.
why};switch(i.kind){case"missing":return zt($);case"bad-id":case"version":return ee({...$,isReadable:i.kind==="version"});case"type":return(e===K.S3?Jt:ne)({...$,
value:i.value});case"bad-url":{const Z=(0,Wt.Nx)(i.why);return l(i.value)?R({...$,value:u(i.value),why:Z}):i.reason==="user-info"?b($):U({...$,url:null,why:Z})}}}
function he(e,i){const{visit:g,requirements:$,predicted:Z,requests:st,isNew:ot}=e,et=pe(e,i.dialect),at=(0,T.TC)(g.host,$,i),pt=dt(g,et).map(kt=>ge(kt,e,i,at)),
Et=[...pt.flatMap(({notes:kt})=>kt),...Z],ht=pt.some(({forced:kt})=>kt===null),mt=(0,gt.ux)(g,Et,at,{...i,isAsked:ht}),vt=Xt(e,i,{clients:et,reader:at,token:mt}),
Tt=pt[0]?.services??[],_t=[...ht?(0,c.so)(g,$,mt,i):[],...ht?(0,c.uA)(g,Tt,i):[],...Z,...st===null?[]:(0,a.Ey)(st,g.attempt.certificates,i),...(0,a.WN)(g,$)],xt=[
...pt.flatMap(kt=>Ot(kt.notes,{...vt,reader:kt.reader,concerned:vt.concerned.filter(Nt=>kt.viewers.includes(Nt))})),...Ot(_t,vt)],yt=pt[0]?.forced?.place??null;
return{visit:g,requirements:$,services:Tt,servicesFrom:yt,findings:xt,isNew:ot}}const pe=({requirements:e},{clients:i})=>i.filter(g=>e.some($=>$.clients.includes(
g))),Xt=(e,i,g)=>({...i,...e,...g,isHostNew:e.isNew,concerned:Ct(e.visit.host,e.requirements)});function me(e,i,g){const{visit:$,requirements:Z,isNew:st}=e,ot=(0,k.
n3)({host:(0,q.nx)($.host),thrown:g}),et={kind:"skipped",problem:ot},at={...$,attempt:{...$.attempt,discovery:et,hops:[]}},pt={clients:i.dialect.clients,reader:null,
token:gt.Cg},Et=Xt({...e,visit:at},i,pt),ht=Ot([(0,p.kH)(ot)],{...Et,concerned:B.zK});return{visit:at,requirements:Z,services:[],servicesFrom:null,findings:ht,isNew:st}}
function ge({clients:e,forced:i,visit:g},{visit:$,requirements:Z},st,ot){const et=i===null?ot:{...ot,role:"operator"},{services:at,notes:pt}=ie(g.attempt,{requirements:Z,
clients:e,reader:et,block:i&&(0,T.cA)(i.place),hostname:$.host,host:(0,q.nx)($.host),hasToken:$.credentials?.hasToken===!0,kind:i===null?tt($,st.resolve):"loopb\
ack"}),Et=st.dialect.releases.filter(({client:vt})=>e.includes(vt)),ht=$.forced.map(({client:vt})=>vt),mt=i===null?B.zK.filter(vt=>!ht.includes(vt)):e;return{forced:i,
reader:et,viewers:mt,services:at,notes:[...i===null?[]:rt($,i,e),...(0,a.Ii)(g,{...st,clients:e,releases:Et}),...pt,...i===null?(0,J.I4)($.host,at,Z,st):[]]}}function Ee(e){
const i=$=>{const Z=e.filter(({problem:st,affects:ot})=>ot.includes($)&&st.usualSeverity!=="notice");return Z.some(T.ER)?"fails":Z.length>0?"warns":"works"},g=B.
zK.map($=>[$,i($)]);return Object.fromEntries(g)}var ye=o(4702),ve=o(2798),Te=o(6452),Zt=o(4035),we=o(479);async function Oe(e,i,g,$){const{dialect:Z,configs:st,
requirements:ot}=i,{releases:et}=Z,{environment:at,kill:pt,secrets:Et,stop:ht,startTimer:mt}=$,vt={environment:at,kill:pt,learn:Et.learn,stop:ht.signal},{credentials:Tt,
forced:_t}=(0,ve.mQ)({...g,configs:st},vt),Dt={network:(0,Te.Af)(g),credentials:Tt,concurrency:g.concurrency,random:Math.random,now:Date.now,startTimer:mt,monotonic:$.
now,stop:ht,sessions:g.depth==="discovery"?null:new Map},xt=await(0,Zt.pj)(e,{...Dt,forced:_t,required:Map.groupBy(ot,({host:St})=>St),maxRedirects:Math.max(...Z.
clients.map(St=>B.NX[St])),releases:et,timeoutMs:g.timeoutMs??(0,Zt.nT)(et),retries:g.retries,progress:St=>$.progress({kind:"visits",...St})}),yt=Tt.known;if(g.
depth==="discovery")return{visits:xt,predicted:ye.j7,tokenSources:yt};const{predictInit:kt}=await o.e(152).then(o.bind(o,2152)),Nt={...Dt,...i,settings:g,machine:(0,we.
g8)(at),directory:$.directory,learn:Et.learn,progress:St=>$.progress({kind:"registries",...St}),visits:new Map(xt.map(St=>[St.host,St]))},Pt={...g,isFork:$.isFork};
return{visits:xt,predicted:await kt(i.roots,Nt,Pt),tokenSources:yt}}}),9713:((wt,ut,o)=>{o.d(ut,{IK:()=>B,v8:()=>L,x8:()=>R,zy:()=>U});var a=o(7075),k=o(8522),p=o(
6452);const B={kind:"excerpt",maxBytes:2048},q=1e3,J=64*1024,V=1024,W=1024*1024,L=256*1024,_=y=>Buffer.from(y,"latin1").toString("utf8");function U({status:y,reason:A,
headers:w}){const d=v=>{const D=w.get(v)?.[0];return D===void 0?null:_(D)},m=d("content-length"),X=y!==204&&y!==304&&m!=="0"?d("content-encoding"):null;return{status:y,
reason:_(A),contentType:d("content-type"),contentEncoding:X,location:d("location"),retryAfter:d("retry-after"),terraformGet:d("x-terraform-get"),apiVersion:d("t\
fp-api-version"),challenge:b(w.get("www-authenticate")??[]),declaredBytes:m===null||E(X)?null:Number(m)}}function b(y){const A=y.flatMap(d=>d.split(",")).flatMap(
d=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(d)?.[1]??[]);return A.some(d=>d.toLowerCase()==="bearer")?null:A[0]??null}const E=y=>y?.toLowerCase()==="gzip";async function R(y,A,w){
const d=[];let m=0,C;const X=w.kind==="excerpt"?setTimeout(()=>y.destroy(),q).unref():void 0;try{for await(const D of x(y,A,w.maxBytes)){if(d.push(D),d.length===
V&&d.splice(0,V,Buffer.concat(d)),m+=D.length,m>w.maxBytes)break;m>W&&(C??=await w.turn?.())}}catch(D){if((0,p.$N)(D)==="COMPRESSED_TOO_LARGE")m=Number.POSITIVE_INFINITY;else if(w.
kind==="whole")throw D}finally{clearTimeout(X),y.destroy(),C?.()}return{bytes:Buffer.concat(d).subarray(0,w.maxBytes),truncated:m>w.maxBytes}}function x(y,A,w){
if(!E(A.contentEncoding))return y;const d=(0,k.createGunzip)();let m=w+J;const C=async function*(X){for await(const v of X){if(m-=v.length,m<0)throw(0,p.Au)("CO\
MPRESSED_TOO_LARGE","too many compressed bytes");yield v}};return(0,a.pipeline)(y,C,d,()=>{}),d}}),7454:((wt,ut,o)=>{o.d(ut,{be:()=>H,X5:()=>h,gQ:()=>F,Ul:()=>z,
JY:()=>ct,To:()=>l,dI:()=>Y,Lu:()=>it,jT:()=>nt});var a=o(7067),k=o(9968),p=o(7811),B=o(8643),q=o(255),J=o(4067),V=o(9509);const W=32;function L(n){const t=[];let s=n.
getPeerX509Certificate();for(;s!==void 0&&t.length<W;)t.push(s),s=s.issuerCertificate;return t}function _(n,t,s){const[c]=n;if(c===void 0)return null;const T=t.
ok?t.chain.slice(0,Math.max(1,t.chain.length-1)).map(({notAfter:Q})=>Q):n.map(({validTo:Q})=>Date.parse(Q)),S=Date.parse(c.validFrom),j=Math.min(...T);return Number.
isNaN(S)||Number.isNaN(j)?null:{host:s,subject:U(c.subject)??c.subjectAltName??"",issuer:U(c.issuer)??c.issuer??"",validFrom:new Date(S).toISOString(),expires:new Date(
j).toISOString()}}const U=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var b=o(6452),E=o(8500),R=o(1692),x=o(9044),y=o(4604);const A=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SS\
L_PACKET_LENGTH_TOO_LONG"],w=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function d(n,{name:t},s,c){const T=(0,b.$N)(n);if(A.includes(
T))return await v(await c())?(0,b.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(w.test(T))return n;const S=await P(t,s,c);return S===null?n:"flaw"in S?
(s.connection.rejection=S,(0,b.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${S.flaw.kind}`)):(s.connection.unsupported=S,(0,b.Au)("TLS_UNSUPPORTED",`not s\
upported by the clients: ${S.name}`))}const[m,C]=[30,100],X=Buffer.from([22,3,1,0,0]);async function v(n){const t=await new Promise(s=>{D().then(()=>s("")),n.once(
"data",c=>s(c.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(X)});return n.destroy(),t==="HTTP/"}async function D(){for(let n=0;n<
m;n+=1)await(0,E.setTimeout)(C,null,{ref:!1})}const I=[y.DS,{...y.DS,maxVersion:"TLSv1.2"}];async function P(n,t,s){for(const c of I){const T=(0,R.createSecureContext)(
{...c,ca:[]}),S=await s(),j=await(0,b.ek)(S,t,n,{secureContext:T}).catch(()=>null);if(j===null)continue;const Q=N(j);return j.destroy(),Q}return null}function N(n){
const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[s]=L(n),c=s&&(0,x.h)(s.raw);if(c?.ok===!1)return{flaw:c.flaw,
isLeaf:!0};const T=n.getCipher().name;if(!y.Cg.includes(T))return{kind:"cipher",name:T};const S=O(n);if(!y.Yx.includes(S))return{kind:"group",name:S};const j=c?.
certificate.key;return j?.kind==="unsupported"?{flaw:{kind:"key",name:j.name},isLeaf:!0}:null}const f={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"\
P-224"};function O(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:f[t.name??""]??t.name??""}const K="http/1\
.1",tt="h2";async function ct(n,t){const s=()=>ft(n,t),c=await s();if(n.scheme==="http")return c;try{return await G(n,c,t,K)}catch(T){const S=b.$N(T);throw S.endsWith(
"_NO_APPLICATION_PROTOCOL")&&await Y(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(S)?await d(T,n,t,s):T}}async function Y(n,t){if(n.scheme!=="http")try{const s=await ft(
n,t);(await G(n,s,t,tt)).destroy()}catch(s){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(b.$N(s)))throw s}}function h(n){const{scheme:t}=n;if(t!=="https"&&
t!=="http")return(0,p.TR)(`unsupported protocol scheme "${t}"`);const{name:s,port:c}=(0,B.cz)(n);if(s==="")return(0,p.TR)("no Host in request URL");const T=(0,V.
ER)(s)?(0,p.Ju)(s.toLowerCase()):(0,q.Pv)(s);if(!T.ok)return T;const S=c===""?(0,B.L5)(t):Number(c);return S>0&&S<=65535?(0,p.Ju)({scheme:t,name:T.value,port:S}):
(0,p.TR)(`invalid port "${c}"`)}function H(n){const{name:t}=(0,B.cz)(n),s=(0,q.Pv)(t);return(0,V.ER)(t)||!s.ok?t:s.value}function F(n,{name:t}){const{port:s}=(0,B.
cz)(n);return(0,B.EN)(t)+(s===""?"":`:${s}`)}function z({resolve:n},t,s){const c=n.some(T=>T.name===t);return!["private","loopback"].includes((0,J.Sz)((c?null:s)??
t))}function nt({scheme:n,name:t,port:s}){return(0,B.EN)(t)+(s===(0,B.L5)(n)?"":`:${s}`)}function it(n,{resolve:t,chooseProxy:s}){const c=t.find(({name:T,port:S})=>T===
n.name&&(S===null||S===n.port));return c===void 0?{host:n.name,port:n.port,proxy:s(n)}:{host:c.address,port:c.addressPort??n.port,proxy:null}}async function ft(n,t){
const{host:s,port:c,proxy:T}=it(n,t.network);if(T===null)return b.zy(s,c,t);b.ln(n.name,t),t.connection.proxy=T.host;const S=await M(T,t);return n.scheme==="htt\
ps"?r(n,T,S):S}async function M(n,t){const s=n.protocol==="https:"?"https":"http",c=n.hostname.replace(/^\[|\]$/g,""),T={scheme:s,name:c,port:Number(n.port)||(0,B.
L5)(s)},S=new b.Ng;try{const j={...t.network,resolve:[],chooseProxy:()=>null};return await ct(T,{...t,network:j,connection:S,allowPrivate:!0})}catch(j){if((0,k.
qo)(j))throw j;const Q=`proxy ${n.host} cannot be reached: ${b.bD(j)}`;throw b.Au("PROXY_REFUSED",Q)}finally{t.connection.lookupMs=S.lookupMs,t.connection.connectMs=
S.connectMs}}async function G(n,t,s,c){const{connection:T,network:S}=s,{trust:j}=S,Q=performance.now(),dt={secureContext:j.context(),ALPNProtocols:[c]},rt=await b.
ek(t,s,n.name,dt);T.tlsMs=performance.now()-Q;const lt=L(rt),gt=j.verify(lt.map(({raw:Ot})=>Ot),n.name);if(T.certificate=_(lt,gt,nt(n)),gt.ok&&rt.alpnProtocol!==
tt)return rt;throw rt.destroy(),gt.ok?b.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(T.rejection={...gt,issuer:lt.at(-1)?.issuer??"",hasFile:j.hasFile},b.Au(
"CERTIFICATE_REJECTED",`certificate rejected: ${gt.flaw.kind}`))}function l(n){if(n.username===""&&n.password==="")return{};const t=`${decodeURIComponent(n.username)}\
:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(t).toString("base64")}`}}const u=[502,503,504];function r(n,t,s){const c=`${(0,B.
EN)(n.name)}:${n.port}`;return new Promise((T,S)=>{const j=(0,a.request)({method:"CONNECT",path:c,headers:{host:c,...l(t)},insecureHTTPParser:!0,createConnection:()=>s});
j.on("error",Q=>{const dt=`proxy ${t.host} closed the connection: ${Q.message}`;S(b.Au("PROXY_REFUSED",dt))}),j.on("connect",(Q,dt,rt)=>{if(Q.statusCode===200&&
rt.length===0)return T(s);s.destroy();const{statusCode:lt=0,statusMessage:gt=""}=Q,Ot=u.includes(lt)?"PROXY_NOT_REACHED":"PROXY_REFUSED",$t=`proxy ${t.host} ret\
urned ${lt} ${gt}`;S(b.Au(Ot,$t.trimEnd()))}),j.end()})}}),6452:((wt,ut,o)=>{o.d(ut,{Ng:()=>tt,$N:()=>Y,Au:()=>ct,zy:()=>H,bD:()=>h,Af:()=>K,ln:()=>nt,ek:()=>F});
var a=o(610),k=o(7030),p=o(1692),B=o(255),q=o(4067),J=o(3298),V=o(9044),W=o(4604),L=o(6554);const _=8192,U=1024,b=100;function E(l){const u=[];for(const[S,j]of l.
sent.entries()){if(!j.ok)return{ok:!1,flaw:j.flaw,isLeaf:S===0};const{certificate:Q}=j,{key:dt}=Q;if(dt.kind==="rsa"&&dt.bits>_)return{ok:!1,flaw:{kind:"key-siz\
e",bits:dt.bits},isLeaf:S===0};u.push(Q)}const[r,...n]=u;if(r===void 0)throw new Error("a server sends at least one certificate");const t=R(r,l);if(t!==null)return{
ok:!1,flaw:t,isLeaf:!0};const s={others:n,options:l,checks:0,hint:null},c=l.anchors(r.subject).some(({raw:S})=>S.equals(r.raw))?d(s,[r]):A(s,[r]);if(c!==null)return{
ok:!0,chain:c};const T={kind:"unknown-authority",sent:D(r,n)};return{ok:!1,...s.hint??{flaw:T,isLeaf:!0}}}function R(l,{host:u,now:r}){const n=y(l,r);return n!==
null?n:(0,L.AI)(l.names,u)?x(l):{kind:"other-name",names:l.names.dns}}function x({key:l}){return l.kind==="unsupported"?{kind:"key",name:l.name}:l.kind==="rsa"&&
l.bits<U?{kind:"key-size",bits:l.bits}:null}function y({unhandled:l,notBefore:u,notAfter:r},n){const[t]=l;return t!==void 0?{kind:"critical-extension",id:t}:n<u?
{kind:"not-yet-valid",at:u}:n>r?{kind:"expired",at:r}:null}function A(l,u){const r=u.at(-1),{options:n,others:t}=l,s=n.anchors(r.issuer),c=t.filter(({subject:T})=>T.
equals(r.issuer));for(const[T,S]of[...s,...c].entries()){const j=T<s.length;if(l.checks+=1,l.checks>b)return null;if(u.some(lt=>X(lt,S)))continue;const Q=w(u,S,
j,n);if(Q!==null&&(l.hint??=Q),Q!==null||!r.isSignedBy(S.x509))continue;if(!r.x509.checkIssued(S.x509)){l.hint??={flaw:{kind:"openssl"},isLeaf:u.length===1};continue}
const dt=[...u,S],rt=j?d(l,dt):A(l,dt);if(rt!==null)return rt}return null}function w(l,u,r,{now:n}){const t=l.at(-1),{isAuthority:s,maxPath:c}=u,T=Q=>({flaw:Q,isLeaf:!1});
if(!(s??r))return T({kind:"no-authority"});const S=l.length===1;if(t.unsupportedSignature!==null)return{flaw:{kind:"signature",name:t.unsupportedSignature},isLeaf:S};
const j=x(u)??y(u,n);return j!==null?T(j):c!==null&&l.length-1>c?T({kind:"path-length"}):null}function d(l,u){const r=u.findIndex(({usages:t})=>!C(t));return r>=
0?(l.hint??={flaw:{kind:"usage"},isLeaf:r===0},null):u.every(({constraints:t},s)=>t===null||u.slice(0,s).every(({names:c})=>(0,L.z$)(c,t)))?u:(l.hint??={flaw:{kind:"\
constraints"},isLeaf:!1},null)}const m=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],C=l=>l.length===0||l.some(u=>m.includes(u)),X=(l,u)=>l.subject.equals(u.subject)&&l.keyInfo.
equals(u.keyInfo)&&l.encodedNames.equals(u.encodedNames),v=({subject:l,issuer:u})=>l.equals(u);function D(l,u){return v(l)?"self-signed":u.length===0?"leaf":u.some(
v)?"root":"chain"}function I(l){const u=(0,J.O)(()=>N([...p.rootCertificates,...(0,p.getCACertificates)("extra"),...l===null?[]:[l]])),r=(0,J.O)(()=>N((0,p.getCACertificates)(
"system"))),n=O();return{hasFile:l!==null,context:(0,J.O)(()=>(0,p.createSecureContext)({...W.Hb,ca:[]})),verify:(t,s)=>{const c={sent:t.map(n),host:s,now:Date.
now()},T=E({...c,anchors:u()});return T.ok?T:E({...c,anchors:j=>[...u()(j),...r()(j)]})}}}const P=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function N(l){const u=l.flatMap(t=>Array.from(t.matchAll(P),([,s=""])=>Buffer.from(s,"base64"))),r=Buffer.concat(u),n=new Map;return t=>{const s=t.toString("lat\
in1"),c=n.get(s);if(c!==void 0)return c;const S=(r.includes(t)?u.filter(j=>j.includes(t)):[]).flatMap(j=>{const Q=(0,V.h)(j);return Q.ok&&t.equals(Q.certificate.
subject)?Q.certificate:[]});return S.length>0&&n.set(s,S),S}}const f=200;function O(){const l=new Map;return u=>{const r=Buffer.from(u).toString("latin1");l.size>=
f&&!l.has(r)&&l.clear();const n=l.get(r)??(0,V.h)(u);return l.set(r,n),n}}function K({resolve:l,chooseProxy:u,authorities:r,hostnames:n,tokens:t}){const s=[...n,
...t].map(({host:c})=>(0,B.Sv)(c).name);return{resolve:l,chooseProxy:u,trust:I(r),namedHosts:new Set([...s,...l.map(({name:c})=>c)])}}class tt{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const ct=(l,u)=>Object.assign(new Error(u),{code:l});function Y(l){return typeof l!="object"||l===null?"":"code"in l&&typeof l.code=="string"?l.code:""}const h=l=>typeof l==
"object"&&l!==null&&"message"in l?String(l.message):String(l);async function H(l,u,r){const{connection:n}=r;(0,k.isIP)(l)!==0&&nt(l,r);const t=performance.now();
let s=t;const c=(0,k.connect)({host:l,port:u,noDelay:!0,lookup:G(r,()=>{s=performance.now(),n.lookingUp=!1,n.lookupMs=s-t})});return r.hold(c),await z(c,"connec\
t"),n.connectMs=performance.now()-s,n.address=c.remoteAddress??null,c}async function F(l,u,r,n){const t=(0,p.connect)({...n,socket:l,servername:(0,k.isIP)(r)===
0?r.replace(/\.$/,""):"",rejectUnauthorized:!1});return u.hold(t),await z(t,"secureConnect"),t}function z(l,u){return new Promise((r,n)=>{const t=()=>n(ct("ECON\
NRESET","the connection was closed")),s=()=>r(void l.off("close",t));l.once(u,s).once("error",n).once("close",t)})}function nt(l,u){const r=it(l,u);if(r!==null)
throw r}function it(l,{allowPrivate:u}){const r=(0,q.Sz)(l);return r==="metadata"?ct("ADDRESS_METADATA",`${l} is a metadata address`):r==="public"||u?null:ct(r===
"reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${l} is a ${r} address`)}const ft=253,M=l=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(l);function G(l,u){return(r,n,t)=>{
const T=(M(r)||r.replace(/\.$/,"").length>ft?ct("ENOTFOUND",`no such host: ${r}`):null)??it(r,l);if(T!==null)return queueMicrotask(()=>t(T,[]));l.connection.lookingUp=
!0,(0,a.lookup)(r,{...n,all:!0},(S,j)=>{if(u(),S!==null)return t(S,[]);const Q=j.map(({address:lt})=>it(lt,l)),dt=j.filter((lt,gt)=>Q[gt]===null),rt=Q.find(lt=>lt!==
null);if(dt.length===0&&rt)return t(rt,[]);t(null,dt)})}}}),7144:((wt,ut,o)=>{o.d(ut,{N:()=>ft});var a=o(8643),k=o(4067),p=o(7057),B=o(2432),q=o(9713),J=o(7454),
V=o(6452),W=o(7811);function L(u){const[,r="",n="",t=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(u)??[],s=/^HTTP\/(\d)\.(\d)$/.exec(r);if(s===null)return(0,W.TR)("malfor\
med status line");if(!/^(\d|\+(?=\d))\d\d$/.test(n))return(0,W.TR)("malformed status");const[,c="",T=""]=s;return(0,W.Ju)({status:Number(n),reason:t,version:Number(
c+T)})}function _(u,r){const n=E(r);if(!n.ok)return n;const t=new Map(n.value),{status:s,reason:c,version:T}=u,S=w(s,T,t);if(!S.ok)return S;S.value==="chunked"&&
t.delete("content-length");const j=S.value!==1/0&&m(T,t);return(0,W.Ju)({status:s,reason:c,headers:t,framing:S.value,keepAlive:j})}const U=/^[\w!#$%&'*+.^`|~ -]+$/,
b=u=>/^[\t -~\u0080-\u00ff]*$/.test(u);function E(u){const r=new Map;for(const n of y(u)){const t=n.indexOf(":"),s=n.slice(0,Math.max(t,0)),c=x(n.slice(t+1));if(!U.
test(s))return(0,W.TR)("malformed header line");if(!b(c))return(0,W.TR)("control character in a header");const T=s.toLowerCase(),S=r.get(T);S===void 0?r.set(T,[
c]):S.push(c)}return(0,W.Ju)(r)}const R=/(?<![ \t])[ \t]+$/,x=u=>u.replace(/^[ \t]+/,"").replace(R,"");function y(u){const r=[];for(const n of u){const t=x(n),s=r.
at(-1);/^[ \t]/.test(n)&&s!==void 0?s.push(t):r.push([/^[ \t]|^[^:]*$/.test(n)?":":t])}return r.map(n=>n.join(" "))}const A=["transfer-encoding","content-length",
"trailer"];function w(u,r,n){const t=r>=11?n.get("transfer-encoding")??[]:[],[s]=t;if(t.length>1)return(0,W.TR)("several Transfer-Encoding headers");if(s!==void 0&&
s.toLowerCase()!=="chunked")return(0,W.TR)("unsupported Transfer-Encoding");const c=d(n,"trailer");if(s!==void 0&&c.some(Q=>A.includes(Q)))return(0,W.TR)("forbi\
dden name in Trailer");const T=n.get("content-length")??[];if(new Set(T).size>1)return(0,W.TR)("different Content-Length headers");const[S]=T,j=Number(S);return S!==
void 0&&!(/^\d+$/.test(S)&&j<2**63)?(0,W.TR)("malformed Content-Length"):u<200||u===204||u===304?(0,W.Ju)(0):s!==void 0?(0,W.Ju)("chunked"):(0,W.Ju)(S===void 0?
1/0:j)}const d=(u,r)=>(u.get(r)??[]).flatMap(n=>n.split(",")).map(n=>n.trim().toLowerCase());function m(u,r){const n=d(r,"connection");return u<10||n.includes("\
close")?!1:u>=11||n.includes("keep-alive")}const C=4096,X=16*1024;class v{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(r){const n=new Uint8Array(r.length);let t=0,
s=0;for(;s<r.length&&this.#e!=="nothing";){if(this.#t>0){const S=Math.min(s+this.#t,r.length);for(this.#t-=S-s;s<S;s+=1,t+=1)n[t]=r[s]??0;continue}const c=r[s]??
0;if(s+=1,this.#s+=String.fromCharCode(c),this.#s.length+this.#r>C)return(0,W.TR)("long line in chunks");if(c!==10)continue;const T=this.#i(this.#s);if(T!==null)
return(0,W.TR)(T);this.#s=""}return(0,W.Ju)({data:n.subarray(0,t),used:s,isEnd:this.#e==="nothing"})}#i(r){if(!r.endsWith(`\r
`)||r.indexOf("\r")<r.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(r);const n=r===`\r
`;if(this.#e==="end of data")return this.#e="size",n?null:"malformed chunk";if(this.#r+=r.length,!n)return this.#o.push(r.slice(0,-2)),null;this.#e="nothing";const t=E(
this.#o);return t.ok?null:t.why}#c(r){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(r)?(this.#t=Number.parseInt(r,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+r.length-16-2*this.#t),this.#n>X?"chunks with too little data":null)):"malformed chunk size"}}function D(u){const r=new z(
u);let n=!0,t=0;return{mayRepeat:()=>t>0&&r.received===t,isFree:()=>n&&r.isEmpty&&!u.destroyed&&u.readable,get:async s=>{n=!1,t=r.received,u.write(I(s),"latin1"),
await f(r);const c=await K(r),{framing:T}=c,S=async function*(){yield*T==="chunked"?H(r):h(r,T),n=c.keepAlive},j=()=>{n||u.destroy()};return{head:(0,q.zy)(c),body:Object.
assign(S(),{destroy:j})}}}}function I({path:u,headers:r}){const n=Object.entries(r).map(([s,c])=>`${s}: ${c}`),t=[`GET ${u} HTTP/1.1`,...n];if(t.some(s=>/[\r\n\0]/.
test(s)))throw new Error("a request has a line break");return`${t.join(`\r
`)}\r
\r
`}const P=9,N=4;async function f(u){const r=await u.arrived();if(r===null||r.length<P)return;if(r[0]===0&&r[3]===N&&r.readUInt32BE(5)===0)throw(0,V.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const O=5;async function K(u){u.textBytes=q.v8;for(let r=0;r<=O;r+=1){const n=tt(L(await ct(u))),t=[];for(;;){
const c=await ct(u);if(c==="")break;t.push(c)}const s=tt(_(n,t));if(s.status<100||s.status>199||s.status===101)return s}throw(0,V.Au)("HTTP_MALFORMED",`more tha\
n ${O} interim responses`)}function tt(u){if(!u.ok)throw(0,V.Au)("HTTP_MALFORMED",u.why);return u.value}async function ct(u){const r=await u.line();if(r===null)
throw(0,V.Au)("ECONNRESET","the connection was closed");return r.endsWith("\r")?r.slice(0,-1):r}const Y=64*1024;async function*h(u,r){let n=r;for(;n>0;){const t=await u.
arrived()!==null;if(!t&&n===1/0)return;if(!t)throw(0,V.Au)("BODY_CUT","the body is cut off");const s=u.take(Math.min(n,Y));n-=s.length,yield s}}async function*H(u){
const r=new v;for(;;){const n=await u.arrived();if(n===null)throw(0,V.Au)("BODY_CUT","the body is cut off");const{data:t,used:s,isEnd:c}=tt(r.push(n));if(u.take(
s),t.length>0&&(yield t),c)return}}const F=10;class z{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(r){this.#e=r[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(){const r=[];for(;;){const n=this.#t.indexOf(F),t=this.take(n<0?this.#t.length:n+1);if(r.push(t),this.textBytes-=t.length,this.
textBytes<0)throw(0,V.Au)("HEADERS_TOO_LARGE","too many headers");if(n>=0)return Buffer.concat(r).toString("latin1").slice(0,-1);if(await this.#n())continue;const s=Buffer.
concat(r).toString("latin1");return s===""||s==="\r"?null:s}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(r){const n=this.#t.subarray(
0,r);return this.#t=this.#t.subarray(n.length),n}async#n(){const r=await this.#e.next();return r.done===!0?!1:(this.#t=r.value,this.received+=this.#t.length,!0)}}
class nt{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const it=12;class ft{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(r){
this.network=r}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const r of[...this.#n].reverse())r.destroy()};async get(r){const n=new nt;try{const{head:t,
body:s}=await this.#o(r,n);n.head=t,n.body=await(0,q.x8)(s,t,r.planBody(t))}catch(t){n.address=n.connection?.address??n.address,n.error=(0,V.$N)(t)==="ECONNRESE\
T"&&this.#e[0]||t}return n}async#o(r,n){const{scheme:t,name:s,port:c}=r.endpoint,T=`${t}://${s} ${c}`,S=`${T} private`,j=M(r,this.network),Q=async lt=>{this.#r(
lt),n.address=lt.address;const gt=performance.now(),Ot=await lt.http.get(j);return n.firstByteMs=performance.now()-gt,Ot},rt=(r.allowPrivate?[T,S]:[T]).map(lt=>this.#t.
get(lt)).find(lt=>lt?.http.isFree());if(rt!==void 0)try{return await Q(rt)}catch(lt){if(!this.#s||!rt.http.mayRepeat())throw lt}try{const lt=this.#i(r,n),gt=await(0,J.
JY)(r.endpoint,lt),{address:Ot}=lt.connection,$t=(0,k.Sz)(Ot??s)==="public"?T:S;return await Q({key:$t,http:D(gt),socket:gt,address:Ot})}catch(lt){throw(0,V.$N)(
lt)==="HTTP2_FRAME"&&await(0,J.dI)(r.endpoint,this.#i(r,n)),lt}}#r(r){const n=this.#t;n.delete(r.key),n.set(r.key,r);const[t]=n;n.size>it&&t!==void 0&&(n.delete(
t[0]),t[1].socket.destroy())}#i({allowPrivate:r},n){const t=new V.Ng;n.connection=t;const s=c=>{this.#n.add(c),c.on("error",T=>{(0,V.$N)(T).startsWith("ERR_SSL")&&
this.#e.push(T)}),c.on("close",()=>this.#n.delete(c)),this.#s||c.destroy()};return{network:this.network,connection:t,allowPrivate:r,hold:s}}}function M(u,r){const{
url:n,endpoint:t,token:s,headers:c}=u,T=t.scheme==="http"?(0,J.Lu)(t,r).proxy:null,S=(0,J.gQ)(n,t),j=(0,a.t5)(n);return{path:G(T===null?j:`http://${S}${j}`).replace(
/ /g,"%20"),headers:{host:S,"user-agent":B._O,...c,...c.range===void 0?{"accept-encoding":"gzip"}:{},...l(n,s),...T===null?{}:(0,J.To)(T)}}}const G=u=>Buffer.from(
u,"utf8").toString("latin1");function l(u,r){if(r!==null)return{authorization:G(`Bearer ${r.reveal()}`).trimEnd()};const n=(0,a.aR)(u);return n===null||n.length>
p.$c?{}:{authorization:n}}}),3070:((wt,ut,o)=>{o.d(ut,{e:()=>h});var a=o(8643),k=o(9432),p=o(1281),B=o(8032),q=o(7057),J=o(9713),V=o(7454),W=o(8161),L=o(9968),_=o(
8936),U=o(3956),b=o(3368),E=o(6360),R=o(2801),x=o(6452);const y=M=>({describe:M,transient:!1}),A=M=>({describe:M,transient:!0}),w=M=>G=>_.T0({host:G.host,why:M}),
d=M=>A(({host:G})=>_.P6({host:G,error:M})),m=M=>y(({host:G})=>b.cI({host:G,error:M})),C=M=>A(({host:G,asks:l})=>l==="document"?U.Eh({host:G,why:M}):(0,E.Bz)({host:G,
why:M})),X=M=>y(({host:G,asks:l})=>(0,R.AO)({host:G,address:M,asks:l})),v=y(({host:M,text:G})=>_.P0({host:M,error:G}));function D({host:M,rejection:G}){if(G===null)
throw new Error("a certificate is rejected for a reason");const{flaw:l,isLeaf:u,issuer:r="",hasFile:n=!1}=G;return l.kind==="expired"?b.vk({host:M,isLeaf:u,at:l.
at}):l.kind==="not-yet-valid"?b.x1({host:M,isLeaf:u,at:l.at}):l.kind==="other-name"?b.B_({host:M,names:l.names}):b.SE({host:M,isLeaf:u,flaw:l,issuer:r,hasFile:n})}
const I={ENOTFOUND:y(w("no-such-host")),ENODATA:y(w("no-such-host")),EAI_AGAIN:A(w("no-answer")),EAI_FAIL:A(w("server-failed")),ECONNREFUSED:d("refused"),ECONNRESET:d(
"closed"),ECONNABORTED:d("closed"),EPIPE:d("closed"),EHOSTUNREACH:d("no-host-route"),ENETUNREACH:d("no-network-route"),ETIMEDOUT:A(({host:M,asks:G})=>_.Qs({host:M,
asks:G,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:A(({host:M,text:G})=>_.P6({host:M,error:{proxy:G}})),PROXY_REFUSED:y(({host:M,text:G})=>b.rZ({host:M,
reason:G})),PLAIN_HTTP:y(b.MY),ADDRESS_METADATA:X("metadata"),ADDRESS_PRIVATE:X("private"),ADDRESS_RESERVED:X("reserved"),CERTIFICATE_REJECTED:y(D),TLS_UNSUPPORTED:y(
({host:M,unsupported:G})=>b.cI({host:M,error:G??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:m({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:m({kind:"\
not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:m({kind:"client-certificate"}),HTTP_MALFORMED:v,HTTP2_FRAME:v,HTTP2_ONLY:y(R.ro),HEADERS_TOO_LARGE:y(U.ku),
BODY_CUT:C("closed"),Z_BUF_ERROR:C("gzip"),Z_DATA_ERROR:y(({host:M,asks:G})=>G==="document"?U.jN({host:M,encoding:"broken gzip"}):(0,E.Bz)({host:M,why:"not-gzip"}))};
function P(M){return M.endsWith("UNRECOGNIZED_NAME")?m({kind:"unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(M)?m({code:M}):d({code:M})}function N(M){const{code:G}=M,
l=Object.hasOwn(I,G)?I[G]:void 0,{describe:u,transient:r}=l??P(G);return{problem:u(M),transient:r}}function f({error:M,connection:G,head:l},{endpoint:u,asks:r,limitMs:n}){
const t=(0,V.jT)(u);if(n!==null){const j=K(G,l!==null);return{problem:_.Qs({host:t,asks:r,phase:j,limitMs:n}),transient:!0}}const s=(0,x.$N)(M);if(s===""||(0,L.
qo)(M))throw M;/^E(?:NOTFOUND|AI_)/.test(s)&&(0,L.yR)(W.devNull);const c=l!==null&&O.test(s)?"BODY_CUT":s,{rejection:T,unsupported:S}=G??new x.Ng;return N({code:c,
text:(0,x.bD)(M),asks:r,host:t,rejection:T,unsupported:S})}const O=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function K(M,G){return M?.lookingUp?"lookup":M?.connectMs===
null?"connection":G?"body":"response"}const tt=[301,302,303,307,308],ct=8192;class Y{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(G){
this.options=G,this.started=G.monotonic(),this.startsInPublic=G.origin?.isPublic??!0}}async function h(M){const G=new Y(M),l=M.startTimer(M.timeoutMs,()=>{G.timedOut=
!0,M.session.close()});try{const u=await H(G),{connections:r,firstByteMs:n,headMs:t,started:s}=G,c=Q=>{const dt=r.map(rt=>rt[Q]).filter(rt=>rt!==null);return dt.
length===0?null:dt.reduce((rt,lt)=>rt+lt)},T=[...G.hops],S=[...r.flatMap(({certificate:Q})=>Q??[])],j={lookupMs:c("lookupMs"),connectMs:c("connectMs"),tlsMs:c("\
tlsMs"),firstByteMs:n,totalMs:M.monotonic()-s};return{response:u,hops:T,timing:j,headMs:t,certificates:S}}finally{l()}}async function H(M){let{url:G}=M.options;
for(;;){const l=(t,s)=>it((0,p.Y3)({redirect:t,url:(0,a.Pl)(G),why:s})),u=(0,V.X5)(G);if(!u.ok)return l("to",u.why);const r=await z(M,G,u.value);if(r.kind==="fa\
iled"||!F(r.head))return r;const n=(0,a.O2)(G,r.head.location??"");if(!n.ok)return l("from",`failed to parse Location header: ${n.why}`);if(M.hops.length>M.options.
maxRedirects)return ft(M,n.value);if((0,a.jr)(n.value).length>ct){const t=`its URL has more than ${ct} characters, which servers do not accept`;return l("from",
t)}G=n.value}}const F=({status:M,location:G})=>tt.includes(M)&&!!G;async function z(M,G,l){const{options:u,hops:r}=M,{token:n,session:t,planBody:s,headers:c,origin:T}=u,
{network:S}=t,j=r.length===0&&T===null;M.urls.add((0,a.jr)(G)),M.stops.push({scheme:l.scheme,name:(0,V.be)(G)});const Q=n===null?"none":(0,q.nL)(M.stops).at(-1)??
"dropped";M.headMs=null;const dt=u.monotonic(),rt=await t.get({url:G,endpoint:l,token:Q==="sent"?n:null,headers:c,allowPrivate:!M.startsInPublic||j||S.namedHosts.
has(l.name),planBody:Rt=>(M.headMs=u.monotonic()-M.started,F(Rt)?J.IK:s(Rt))});r.push(nt(rt,G,Q,u.monotonic()-dt));const{connection:lt,head:gt,body:Ot}=rt;if(lt!==
null&&M.connections.push(lt),Ot!==null&&(M.firstByteMs=(M.firstByteMs??0)+rt.firstByteMs),j&&(M.startsInPublic=(0,V.Ul)(S,l.name,rt.address)),gt!==null&&Ot!==null)
return{kind:"received",url:G,head:gt,body:Ot};const $t=M.timedOut?u.timeoutMs:null,{asks:It}=u;return{kind:"failed",...f(rt,{endpoint:l,asks:It,limitMs:$t})}}function nt({
connection:M,address:G,head:l},u,r,n){return{url:(0,k.dh)((0,a.Pl)(u)),status:l?.status??null,reason:(0,k.dh)(l?.reason??""),mediaType:l?.contentType?(0,k.dh)(l.
contentType):null,authorization:r,challenge:l?.challenge?(0,k.dh)(l.challenge):null,address:G,proxy:M?.proxy??null,ms:n}}const it=M=>({kind:"failed",problem:M,transient:!1});
function ft({urls:M,hops:G,options:l},u){const{asks:r,maxRedirects:n}=l,t=G[0]?.url??"";if(M.has((0,a.jr)(u)))return it((0,p.f0)({url:t,asks:r,to:(0,a.Pl)(u)}));
const s=G.length,c=r==="document"?B.NX:{terraform:n,opentofu:n},T=B.Du.filter(S=>s>c[S]);return it((0,p.KA)({url:t,asks:r,redirects:s,clients:T,limits:c}))}}),9044:((wt,ut,o)=>{
o.d(ut,{h:()=>d});var a=o(7598),k=o(3298),p=o(5389);const B=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],q="1.2.840.113549.1.1.10",J={[q]:"\
RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3\
.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},V="public key",W=()=>new p.G4(V);function L(Y,h){const[H,
F]=p.nx(Y,V),[z,nt]=p.nx(H,V),it=p.xP(z),ft=p.e4(F,V);switch(it){case"1.2.840.113549.1.1.1":if(nt?.whole.toString("hex")!=="0500")throw W();return U(ft,h);case"\
1.2.840.10045.2.1":return b(ft,nt,h);case"1.3.101.112":if(nt||ft.length!==32)throw W();return{kind:"ed25519"};default:return{kind:"unsupported",name:J[it]??it}}}
const _=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function U(Y,{publicKey:h}){const H=p.nx(p.ZE(Y,V)[0],V);if(!H.every(({content:it})=>_.test(it.toString("hex")))||(H[1]?.
content.length??0)>8)throw W();const{modulusLength:z=0,publicExponent:nt=0n}=h.asymmetricKeyDetails??{};return nt>1n&&nt%2n===1n&&nt<2n**31n?{kind:"rsa",bits:z}:
{kind:"unsupported",name:`RSA with the exponent ${nt}`}}function b(Y,h,H){const F=h?.tag===6?p.xP(h):"explicit parameters";if(!B.includes(F))return{kind:"unsupp\
orted-curve",curve:J[F]??F};if(Y[0]!==4||H.publicKey.asymmetricKeyType!=="ec")throw W();return{kind:"ecdsa"}}const E=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,
R=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,x=["201 20","202 3\
0","203 40"];function y(Y){const[h,H]=p.nx(Y,"signature algorithm"),F=p.xP(h),[,z,nt]=R.exec(H?.whole.toString("hex")??"")??[];return F===q&&x.includes(`${z} ${nt}`)||
E.test(F)?null:F===q?"RSA-PSS with other parameters than SHA-2":J[F]??F}var A=o(6554);const w=Y=>({ok:!1,flaw:Y});function d(Y){try{const h=new a.X509Certificate(
Y),{raw:H}=h;if(!H.equals(Y))throw new p.G4("certificate");return D(h,H)}catch(h){const H=h instanceof p.G4?h.message:"certificate";return w({kind:"malformed",part:H})}}
const m=160,C=["020100","020101","020102"],X=163;function v(Y){const h=p.nx(Y,"certificate"),H=h[0]?.tag===m,F=H?h[0]?.content.toString("hex"):C[0];if(!C.includes(
F??""))throw new p.G4("version");return{isThird:F===C[2],fields:h.slice(H?1:0)}}function D(Y,h){const[H,F]=p.nx(p.ZE(h,"certificate")[0],"certificate"),{isThird:z,
fields:nt}=v(H),[,it,ft,,M,G,...l]=nt;if(!it||!ft||!M||!G)throw new p.G4("certificate");if(!F?.content.equals(it.content))throw new p.G4("signature algorithm");
if(Y.serialNumber.startsWith("-"))return w({kind:"negative-serial"});P(ft,"issuer"),P(M,"subject");const[u,r]=[N(Y.validFrom),N(Y.validTo)],n=L(G,Y);if(n.kind===
"unsupported-curve")return w({kind:"curve",curve:n.curve});const t=z?l.find(({tag:c})=>c===X):void 0;return{ok:!0,certificate:{raw:h,x509:Y,isSignedBy:(0,k.O)(c=>I(
Y,c)),subject:M.whole,issuer:ft.whole,notBefore:u,notAfter:r,unsupportedSignature:y(it),key:n,keyInfo:G.whole,isAuthority:z?Y.ca:null,...K(t)}}}function I(Y,h){
try{return Y.verify(h.publicKey)}catch{return!1}}function P(Y,h){const H=p.nx(Y,h).flatMap(F=>p.nx(F,h,49));for(const F of H){const[,z]=p.nx(F,h);if(z===void 0||
!p.KH(z))throw new p.G4(h)}}function N(Y){const[,h,H]=/^(.*:\d\d) (\d+) GMT$/.exec(Y)??[],F=new Date(`${h} 2000 GMT`).setUTCFullYear(Number(H));if(Number.isNaN(
F))throw new p.G4("validity");return F}const f=[15,19,31,32,33,36,37,54].map(Y=>`2.5.29.${Y}`),O=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function K(Y){const h="\
extensions",H=new Map,F=[];for(const M of Y?p.nx(p.nx(Y,h,X)[0],h):[]){const[G,l,u]=p.nx(M,h),r=p.xP(G),n=u??l;if(n?.tag!==4||H.has(r))throw new p.G4(h);H.set(r,
n.content),u&&l&&p.Hn(l)&&F.push(r)}if(F.some(M=>O.includes(M)))throw new p.G4(h);const z=(M,G)=>{const l=H.get(`2.5.29.${M}`);return l===void 0?null:G(l)},nt=z(
17,A.m6)??{dns:[],addresses:[],others:[]},it=z(30,A.xV);z(15,M=>p.e4(p.ZE(M,"keyUsage")[0],"keyUsage"));const ft=new Set(f);return Object.values(nt).some(({length:M})=>M>
0)&&ft.add("2.5.29.17"),it?.isKnown&&ft.add("2.5.29.30"),{encodedNames:H.get("2.5.29.17")??Buffer.alloc(0),names:nt,constraints:it,maxPath:z(19,tt),usages:z(37,
ct)??[],unhandled:F.filter(M=>!ft.has(M))}}function tt(Y){const h="basicConstraints",H=p.nx(p.ZE(Y,h)[0],h),F=H[0]?.tag===1;F&&H[0]&&p.Hn(H[0]);const z=H[F?1:0]?.
content;if(z&&z.length>8)throw new p.G4(h);return z===void 0?null:+`0x${z.toString("hex")}`}function ct(Y){const h="extendedKeyUsage";return p.nx(p.ZE(Y,h)[0],h).
map(H=>p.xP(H))}}),5389:((wt,ut,o)=>{o.d(ut,{G4:()=>k,Hn:()=>V,KH:()=>_,ZE:()=>B,e4:()=>W,nx:()=>q,xP:()=>J});var a=o(4573);class k extends Error{}const p=48;function B(U,b){
const E=[];for(let R=0;R<U.length;){const x=U[R]??0,y=U[R+1]??128,A=Math.max(y-128,0),w=y<128?y:U.readUIntBE(R+2,A),d=A===0||w>=128&&U[R+2]!==0,m=R+2+A,C=m+w;if(!d||
C>U.length||(x&31)===31)throw new k(b);E.push({tag:x,content:U.subarray(m,C),whole:U.subarray(R,C)}),R=C}return E}function q(U,b,E=p){if(U?.tag!==E)throw new k(
b);return B(U.content,b)}function J(U){const b=[0];for(const y of U?.content??[]){const A=128*(b.pop()??0)+(y&127);if(A>=2**31)throw new k("object identifier");
b.push(A,...y<128?[0]:[])}const[E=0,...R]=b.slice(0,-1),x=Math.min(Math.floor(E/40),2);return[x,E-40*x,...R].join(".")}function V({tag:U,content:b}){const E=b.toString(
"hex");if(U!==1||E!=="00"&&E!=="ff")throw new k("boolean");return E==="ff"}function W(U,b){const{tag:E=0,content:R=Buffer.alloc(0)}=U??{},x=R[0]??8,y=((R.at(-1)??
0)&(1<<x)-1)===0;if(E!==3||x>7||!y)throw new k(b);return R.subarray(1)}const L={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},
_=({tag:U,content:b})=>U===12?(0,a.isUtf8)(b):L[U]?.test(b.toString("latin1"))??!1}),6554:((wt,ut,o)=>{o.d(ut,{AI:()=>L,m6:()=>W,xV:()=>_,z$:()=>x});var a=o(4573),
k=o(6429),p=o(5389);const B=130,q=135,J=[129,134];function V(d,m,C){const X=N=>d.filter(({tag:f})=>f===N).map(({content:f})=>f),v=X(q);if(!([B,...J].flatMap(X).
every(N=>(0,a.isAscii)(N))&&v.every(({length:N})=>m.includes(N))))throw new p.G4(C);const I=J.filter(N=>X(N).length>0);return{dns:X(B).map(String),addresses:v,others:I}}
function W(d){const m="subject alternative names";return V((0,p.nx)((0,p.ZE)(d,m)[0],m),[4,16],m)}function L({dns:d,addresses:m},C){const X=(0,k.r5)(C);if(X!==null)
return m.some(N=>N.equals(Buffer.from((0,k.NW)(X))));const v=C.toLowerCase(),D=v.replace(/\.$/,""),I=D.replace(/^[^.]*/,""),P=[v,D,...I===""?[]:[`*${I}`]];return d.
some(N=>P.includes(N.toLowerCase()))}function _(d){const m="name constraints",[C,...X]=(0,p.ZE)(d,m),v=(0,p.nx)(C,m),D=v.map(({tag:K})=>K).join(),I=v.every(({content:K})=>K.
length===0);if(X.length>0||I||!["160","161","160,161"].includes(D))throw new p.G4(m);const P=K=>v.filter(({tag:tt})=>tt===K).flatMap(({content:tt})=>(0,p.ZE)(tt,
m)).flatMap(tt=>(0,p.nx)(tt,m).slice(0,1)),[N,f]=[P(160),P(161)],O=[B,q,...J];return{permitted:U(N,m),excluded:U(f,m),isKnown:[...N,...f].every(({tag:K})=>O.includes(
K))}}function U(d,m){const C=V(d,[8,32],m),X=C.dns.map(D=>D.toLowerCase());if(!(X.every(D=>b(D.replace(/^\.(?=.)/,"")))&&C.addresses.every(E)))throw new p.G4(m);
return{...C,dns:X}}const b=d=>/^[!-~]*$/.test(d)&&!/^\.|\.\.|\.$/.test(d);function E(d){const m=d.subarray(d.length/2),C=Array.from(m,X=>X.toString(2).padStart(
8,"0")).join("");return/^1*0*$/.test(C)}const R=25e4;function x(d,{permitted:m,excluded:C}){const X=m.dns.length+C.dns.length,v=m.addresses.length+C.addresses.length,
D=d.dns.length*X+d.addresses.length*v,I=[...m.others,...C.others];if(D>R||d.others.some(f=>I.includes(f)))return!1;const P=d.dns.every(f=>{const O=f.toLowerCase();
return b(O)&&(m.dns.length===0||m.dns.some(K=>y(O,K)))&&!C.dns.some(K=>y(O,K)||A(O,K))}),N=d.addresses.every(f=>(m.addresses.length===0||m.addresses.some(O=>w(f,
O)))&&!C.addresses.some(O=>w(f,O)));return P&&N}const y=(d,m)=>m===""||d===m||d.endsWith(m.startsWith(".")?m:`.${m}`),A=(d,m)=>d.startsWith("*.")&&m.replace(/^[^.]*/,
"")===d.slice(1),w=(d,m)=>2*d.length===m.length&&d.every((C,X)=>{const v=m[d.length+X]??0;return(C&v)===((m[X]??0)&v)})}),4604:((wt,ut,o)=>{o.d(ut,{Cg:()=>B,DS:()=>b,
Hb:()=>L,Yx:()=>q});var a=o(7598);const k=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],p=["AES128-GCM-SHA256","AES256-GCM-\
SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],B=[...k,...p.flatMap(E=>[`ECDHE-ECDSA-${E}`,`ECDHE-RSA-${E}`])],q=["X25519","P-256","P-384","P-521"],J=["\
rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_\
sha384:ecdsa_secp521r1_sha512"].join(":"),V="@SECLEVEL=0",W=a.constants.SSL_OP_LEGACY_SERVER_CONNECT|a.constants.SSL_OP_NO_RENEGOTIATION,L={secureOptions:W,minVersion:"\
TLSv1.2",ciphers:[...B,V].join(":"),ecdhCurve:q.join(":"),sigalgs:J},b={secureOptions:W,minVersion:"TLSv1",ciphers:[...B,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM\
_8_SHA256:ALL:COMPLEMENTOFALL",V].join(":"),ecdhCurve:[...q,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].
join(":")}}),1462:((wt,ut,o)=>{o.d(ut,{Kd:()=>N,k4:()=>x,y8:()=>I});var a=o(6041),k=o(9039),p=o(8643),B=o(9432),q=o(8294),J=o(3956),V=o(9176),W=o(1879),L=o(255),
_=o(9179),U=o(9713),b=o(3070);const E={kind:"whole",maxBytes:W.bi},R=O=>O===408||O===425||O===429||O>=500;async function x(O){const{host:K,needed:tt,source:ct}=O,
Y=await(0,b.e)({...O,url:(0,L.cu)(K),asks:"document",headers:{accept:"application/json"},origin:null,planBody:r=>y(r)===null?E:U.IK}),{response:h,...H}=Y;if(h.kind===
"failed"){const{problem:r,transient:n}=h;return{attempt:{discovery:r.code==="host-http2"?{kind:"skipped",problem:r}:{kind:"failed",problem:r,excerpt:null},...H},
transient:n,retryAfter:null}}const{head:F,body:z,url:nt}=h,it=I(z.bytes),ft=Y.hops.at(-1),M={url:(0,p.Pl)(nt),page:it,asked:(0,L.nx)(K),hop:ft,source:ct},G=A(h,
M,tt),{status:l,retryAfter:u}=F;return{attempt:{discovery:G,...H},transient:R(l),retryAfter:u}}function y(O){const{status:K,declaredBytes:tt}=O;if(K===401||K===
403)return({hop:h,...H})=>{const{authorization:F="none",challenge:z=null}=h??{};return(0,q.iX)({...O,...H,host:H.asked,token:F,challenge:z})};if(K!==200)return({
url:h,page:H,asked:F})=>J.wE({...O,url:h,page:H,asked:F,transient:R(K)});const ct=O.contentType??"",Y=(0,k.i)(ct);return Y!=="application/json"?h=>J.e({...h,contentType:ct,
malformed:Y===null}):(tt??0)<=W.bi?null:h=>J.zf({...h,bytes:tt,limit:W.bi})}function A(O,K,tt){const{head:ct,body:Y}=O,h=O.url.user&&{name:"",password:null},H={
...O.url,user:h,fragment:""};if(ct.status===404)return{kind:"absent",url:H,absence:"status"};const F=y(ct),z=it=>({kind:"failed",problem:(0,V.M8)(it,K),excerpt:C(
Y.bytes)});if(F!==null)return z(F(K));const nt=(0,W.Tp)(Y.bytes,(0,W.Zo)(tt));switch(nt.kind){case"object":return{...nt,kind:"found",url:H};case"null":return{kind:"\
absent",url:H,absence:"null"};case"not-object":return z(J.g0({...K,why:nt.why}));case"not-json":return z(w(O,nt,K))}}function w({head:O,body:K},{why:tt,advice:ct},Y){
if(K.truncated)return J.zf({...Y,bytes:null,limit:W.bi});const h=O.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(h)?J.pN({...Y,why:tt,
advice:ct}):J.jN({...Y,encoding:h})}const d=200,m=80;function C(O){const tt=(O.length<U.IK.maxBytes?_._U:_.NE)(X(O)).trim();return Array.from(tt.slice(0,2*d)).slice(
0,d).join("")||null}const X=O=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(O.subarray(0,U.IK.maxBytes)),v=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
D=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function I(O){const K=f(X(O));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(K))return null;const[,tt="",ct]=/<title[^>]*>([^<]*)(<?)/i.exec(K)??[],Y=tt.replace(/\s+/g," ").trim(),h=(0,B.dh)(ct===""?(0,_.NE)(Y):Y,m);return D.test(Y)?
{kind:"captive-portal",title:h}:{kind:v.test(Y)||/type=["']?password/i.test(K)?"sign-in":"other",title:h}}const P=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;
function N(O,K){const tt=(0,a.V)(P.exec(X(O))?.[1]??"","struct"),ct=tt.ok?String(tt.value).trim():"";return ct===""||ct.toLowerCase()===K.toLowerCase()?{}:{said:(0,B.
dh)(ct)}}function f(O){let K=O.trimStart();for(;K.startsWith("<!--");){const tt=K.indexOf("-->",4);if(tt<0)return"";K=K.slice(tt+3).trimStart()}return K}}),4035:((wt,ut,o)=>{
o.d(ut,{nT:()=>U,pj:()=>b});var a=o(9968),k=o(2801),p=o(255),B=o(7144),q=o(1462),J=o(1331),V=o(3214);const W=500,L=1e4,_=3e5,U=w=>Math.min(Math.max(...w.map(({attemptMs:d})=>d)),
_);async function b(w,d){const m=new Map,C=new Set,X=w.values(),v={total:w.length,done:0,failed:0,waiting:new Set},D=async()=>{for(const N of X){if(d.stop.why!==
null)return;C.add(N),v.waiting.add(N),d.progress(v);const f=await E(N,d).catch(O=>{if((0,a.qo)(O))throw O;return(0,J.i)(N,(0,k.n3)({host:(0,p.nx)(N),thrown:O}))});
f!==null&&m.set(N,f),v.waiting.delete(N),v.done+=1,(f===null||!R(f.attempt))&&(v.failed+=1),d.progress(v)}};await Promise.all(Array.from({length:Math.min(d.concurrency,
w.length)},D));const{why:I}=d.stop,P={unchecked:w.length-m.size,total:w.length};return w.flatMap(N=>{const f={host:(0,p.nx)(N),isBegun:C.has(N),...P};return m.get(
N)??(I?(0,J.i)(N,(0,k.nD)({...f,stopped:I})):[])})}async function E(w,d){const{stop:m}=d,{answer:C,clients:X,difference:v}=await d.credentials.find(w),D=[];for(;m.
why===null;){const{attempt:f,transient:O,retryAfter:K}=await y(w,C,d);if(m.why!==null&&!R(f)||(D.push(f),!(R(f)?x(D,d.releases):O)||D.length>d.retries))break;await(0,V.
v7)(A(D.length,K,d),d)}const I=D.findIndex(R),P=I<0?D.length-1:I,N=D[P];return N===void 0?null:{host:w,attempt:N,earlier:D.slice(0,P),later:D.slice(P+1),credentials:C&&
{source:C.source,hasToken:C.token!==null,problem:C.problem},looks:X,difference:v,forced:d.forced.get(w)??[]}}const R=({discovery:w})=>w.kind!=="failed",x=(w,d)=>d.
some(({attemptMs:m})=>!w.some(C=>R(C)&&C.timing.totalMs<=m));async function y(w,d,m){if(d?.isUnsendable&&d.problem!==null){const O={kind:"failed",problem:d.problem,
excerpt:null};return{attempt:(0,J.O)(O),transient:!1,retryAfter:null}}const{network:C,required:X,forced:v,stop:D,sessions:I,concurrency:P}=m,N=[...(X.get(w)??[]).
map(({service:O})=>O),...(v.get(w)??[]).flatMap(({services:O})=>O.map(({id:K})=>K))],f=new B.N(C);D.onEnd.add(f.close);try{const{token:O=null,source:K=null}=d??
{},tt=await(0,q.k4)({...m,host:w,needed:N,session:f,token:O,source:K}),{discovery:ct}=tt.attempt;return ct.kind==="found"&&(I?.size??0)<P&&I?.set(f,ct.url),tt}finally{
D.onEnd.delete(f.close),I?.has(f)||f.close()}}function A(w,d,{random:m,now:C}){const X=W*2**(w-1)*(.5+m()/2);return Math.min(Math.max(X,(0,V.VJ)(d,C())??0),L)}}),
479:((wt,ut,o)=>{o.d(ut,{g8:()=>q,hg:()=>J,pS:()=>W});var a=o(8161),k=o(6760),p=o(9968);const B={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function q(E){const R=(0,a.
platform)();return{system:R==="win32"?"windows":"unix",platform:`${R==="win32"?"windows":R}_${B[(0,a.arch)()]??(0,a.arch)()}`,environment:E,accountHome:(0,p.N0)(
()=>(0,a.userInfo)().homedir||null,null)}}function J(E,R,x,y=null){const A=L(R.environment,y),w=_(R),d=w===null?null:U(E,R,w,x),m=w===null?[]:V(w,R),C=b(R),X=D=>C(
D,"plugins"),v=(d?.dataDirectories??[]).map(X);return{main:A??(d&&{path:d.main,chosenBy:"default"}),directory:A===null&&d!==null?d.directory:null,directoryOff:A&&
d&&{path:d.directory,by:A.chosenBy},helperDirectories:v.flatMap(D=>[D,C(D,R.platform)]),mirrorDirectories:[...v,...m.map(X)]}}function V(E,R){const{system:x,platform:y,
environment:A}=R,w=b(R);if(x==="windows")return[w(E,"HashiCorp","Terraform")];if(y.startsWith("darwin"))return[E,"/"].map(C=>w(C,"Library","Application Support",
"io.terraform"));const{XDG_DATA_HOME:d="",XDG_DATA_DIRS:m}=A;return[k.posix.isAbsolute(d)?d:w(E,".local","share"),...(m||"/usr/local/share:/usr/share").split(":").
filter(k.posix.isAbsolute)].map(C=>w(C,"terraform"))}function W(E,R){const x=_(R),y=R.system==="windows"?"\\":"/";return x===null||x.length<2||!E.startsWith(x+y)?
E:(R.system==="windows"?"%APPDATA%":"~")+E.slice(x.length)}function L(E,R){if(R)return{path:R,chosenBy:"cli-config"};for(const x of["TF_CLI_CONFIG_FILE","TERRAF\
ORM_CONFIG"]){const y=E[x];if(y)return{path:y,chosenBy:x}}return null}function _({system:E,environment:R,accountHome:x}){return E==="windows"?R.APPDATA||null:R.
HOME||x||null}function U(E,R,x,y){const A=b(R),w=R.system==="windows",d=A(x,w?"terraform.rc":".terraformrc"),m=A(x,w?"tofu.rc":".tofurc"),C=A(x,w?"terraform.d":
".terraform.d");if(E==="terraform")return{main:d,directory:C,dataDirectories:[C]};const X=y(d)&&!y(m)?d:m;if(w)return{main:X,directory:C,dataDirectories:[C]};const{
XDG_CONFIG_HOME:v,XDG_DATA_HOME:D}=R.environment,I=!y(d)&&!y(m);return{main:v&&I?A(v,"opentofu","tofurc"):X,directory:v&&!y(C)?A(v,"opentofu"):C,dataDirectories:D?
[C,A(D,"opentofu")]:[C]}}const b=({system:E})=>(E==="windows"?k.win32:k.posix).join}),3956:((wt,ut,o)=>{o.d(ut,{Eh:()=>b,HB:()=>y,e:()=>V,g0:()=>R,jN:()=>_,ku:()=>L,
pN:()=>E,wE:()=>J,zf:()=>W});var a=o(1780),k=o(9432),p=o(9615),B=o(4481);const q='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function J({
location:A,retryAfter:w,transient:d,...m}){const{asked:C,status:X}=m,v=(D,I,P=(0,k.NM)(m,I))=>(0,p.CC)("document-status",{message:(0,a.xI)`${(0,k._r)(m)}${D}; expected 200 or 404`,
help:P});if(X>=300&&X<400)return A?v(", which clients do not follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):v(" without a Location header",{operator:"\
add a Location header to the redirect"});if(X===429){const D=w===null?"":` (Retry-After: ${(0,k.dh)(w,40)})`;return v(D,B.uK,B.uK)}if(X===511){const D="sign in \
to this network, or use another one",I="the network answers with 511 Network Authentication Required",P=(0,p.Lw)(D);return{...v("",P,P),obstacle:{verb:"does not\
 reach",what:I,help:D}}}return d?v("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this ne\
twork",guest:(0,k.B9)(C)}):v("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,k.Wt)([]),guest:(0,k.qZ)(C)})}function V({
contentType:A,malformed:w,...d}){const C=A===""?"has no Content-Type":`has ${w?"a malformed Content-Type":"Content-Type"} "${(0,k.dh)(A)}"`;return(0,p.CC)("docu\
ment-type",{message:(0,a.xI)`${(0,a.KT)(d.url)} ${C}; expected "application/json"`,help:(0,k.NM)(d,{operator:"serve /.well-known/terraform.json as application/j\
son",note:d.page===null?"most servers send it for a file named terraform.json":void 0})})}const W=({bytes:A,limit:w,...d})=>(0,p.CC)("document-size",{message:(0,a.
xI)`${(0,a.KT)(d.url)} has ${A??`more than ${w}`} bytes, limit ${w}`,help:(0,k.NM)(d,{operator:"check what is served at this URL",note:"a discovery document onl\
y maps service ids to URLs"})}),L=({host:A})=>(0,p.CC)("document-headers",{message:(0,a.xI)`${(0,a.KT)(A)} sent more than 256 KiB of response headers`,operator:"\
look for a header or cookie that grows with each request"}),_=A=>"host"in A?(0,p.CC)("document-encoding",{message:(0,a.xI)`${(0,a.KT)(A.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
operator:"remove the Content-Encoding header, or compress the document"}):(0,p.CC)("document-encoding",{message:(0,a.xI)`${(0,a.KT)(A.url)} has Content-Encoding "${(0,k.
dh)(A.encoding)}", which the clients do not decompress`,help:(0,k.NM)(A,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encodin\
g: gzip"})}),U={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},b=({host:A,why:w})=>(0,p.CC)("document\
-incomplete",{message:(0,a.xI)`${(0,a.KT)(A)} ${U[w]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),E=({why:A,
advice:w,...d})=>(0,p.CC)("document-not-json",{message:(0,a.xI)`${(0,a.KT)(d.url)} is not valid JSON: ${(0,k.dh)(A)}`,help:(0,k.NM)(d,{operator:w??q})}),R=({why:A,
...w})=>(0,p.CC)("document-not-object",{message:(0,a.xI)`${(0,a.KT)(w.url)} is not a JSON object: ${(0,k.dh)(A)}`,help:(0,k.NM)(w,{operator:q})}),x=20;function y({
host:A,url:w,why:d,required:m}){const C=[...new Set(m.map(D=>D.split(".")[0]??D))],X=(0,k.K4)(C,x,D=>`a ${D} service`)||"any service",v=d==="status"?(0,a.xI)`${(0,a.
KT)(w)} returned 404`:"its discovery document is `null`";return(0,p.CC)("document-absent",{message:(0,a.xI)`host ${(0,a.KT)(A)} does not provide ${X}: ${v}`,operator:d===
"status"?"serve /.well-known/terraform.json":q,user:(0,k.Wt)(m),guest:(0,k.qZ)(A)})}}),1281:((wt,ut,o)=>{o.d(ut,{CL:()=>U,KA:()=>V,Y3:()=>_,f0:()=>W,n4:()=>L});
var a=o(8032),k=o(1780),p=o(9432),B=o(9615);const q=({url:b,asks:E})=>(0,k.xI)`configure ${(0,k.KT)(b)} to return ${E==="document"?"the document":"its answer"}`,
J=b=>(0,k.xI)`${q(b)}, or to redirect straight to it`;function V({redirects:b,clients:E,limits:R,...x}){const y=E.map(A=>`${a.bB[A]} follows ${R[A]}`);return(0,B.
CC)("redirect-limit",{message:(0,k.xI)`${(0,k.KT)(x.url)} redirects ${b} times; ${y.join(", ")}`,operator:J(x),affects:E})}const W=({url:b,asks:E,to:R})=>(0,B.CC)(
"redirect-loop",{message:(0,k.xI)`the redirects of ${(0,k.KT)(b)} lead back to ${(0,k.KT)(R)}`,operator:q({url:b,asks:E})}),L=b=>(0,B.CC)("redirect-insecure",{message:(0,k.
xI)`${(0,k.KT)(b.url)} redirects to ${(0,k.KT)(b.to)}, which is not https${b.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this che\
ck did not)":""}`,operator:"redirect to an https URL"}),_=b=>(0,B.CC)("redirect-invalid",{message:(0,k.xI)`the redirect ${b.redirect} ${(0,k.KT)(b.url)} cannot be followed: ${(0,p.
dh)(b.why)}`,operator:"redirect to an https URL"}),U=({url:b,redirects:E})=>(0,B.CC)("redirect-nested",{message:(0,k.xI)`${(0,k.KT)(b)} redirects ${E} times; the protocol only requires clients to follow 1 redirect`,
operator:J({url:b,asks:"document"})})}),3368:((wt,ut,o)=>{o.d(ut,{BU:()=>N,B_:()=>v,MY:()=>P,SE:()=>X,cI:()=>I,rZ:()=>V,vk:()=>W,x1:()=>L});var a=o(1780),k=o(9432),
p=o(9615),B=o(9176);const q=({host:f,isLeaf:O})=>(0,a.xI)`${O?"the certificate":"an authority in the certificate chain"} of ${(0,a.KT)(f)}`,J=f=>new Date(f).toISOString().
slice(0,10),V=({host:f,reason:O})=>(0,p.CC)("proxy-refused",{message:(0,a.xI)`${(0,a.KT)(f)} was not reached: ${O}`,help:B.TG,obstacle:{verb:"does not reach",what:(0,k.
dh)(O),help:B.TG}}),W=f=>(0,p.CC)("tls-expired",{message:(0,a.xI)`${q(f)} expired on ${J(f.at)}`,operator:"renew the certificate and reload the server"}),L=f=>(0,p.
CC)("tls-not-yet-valid",{message:(0,a.xI)`${q(f)} is not valid before ${J(f.at)}`,help:"check the clock of this machine and the start date of the certificate"}),
_={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by\
 an unknown authority that signed itself","self-signed":"is self-signed"},U=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
b="set `ca-file` to the certificate of the issuer",E="add the certificate of the issuer to `ca-file`, which does not contain it";function R(f,{issuer:O,hasFile:K,
host:tt}){const ct=U.test(O),Y=ct?", which looks like an intercepting proxy":"",h=`issuer ${(0,k.dh)(O.split(`
`).reverse().join(", "),100)}${Y}`,z=`${K?E:b}${(f==="leaf"||f==="chain")&&!ct?", or configure the host to send its whole chain":""}; Terraform and OpenTofu rea\
d SSL_CERT_FILE`,it={verb:"does not trust",what:h,help:z,isCommon:f==="self-signed"};return{says:(0,a.xI)`${_[f]}; ${(0,a.b7)(tt,h)}`,help:z,obstacle:it}}const x=(f,O)=>()=>({
says:f,help:O}),y=(f,O)=>({says:`has ${f}, which Terraform and OpenTofu do not support`,help:O}),A="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",w="issue it with a key of 2048 to 8192 bits",d="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",m="issue it with a program that follow\
s RFC 5280",C={"negative-serial":x("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":x("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":x("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:x("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:x("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:x("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",m),malformed:({part:f})=>({says:`is malformed (${f}); Terraform and OpenTofu cannot read it`,help:m}),curve:({curve:f})=>y(
`a key on the curve ${f}`,A),key:({name:f})=>y(`a key of the kind ${f}`,A),"key-size":({bits:f})=>y(`an RSA key of ${f} bits`,w),signature:({name:f})=>y(`a sign\
ature of the kind ${f}`,d),"critical-extension":({id:f})=>y(`the critical extension ${f}`,"issue it without that extension")};function X({flaw:f,...O}){const{says:K,
...tt}=f.kind==="unknown-authority"?R(f.sent,O):(0,p.Z9)(C,f);return(0,p.CC)("tls-untrusted",{message:(0,a.xI)`${q(O)} ${K}`,...tt})}function v({host:f,names:O}){
const K=O.length===0?"no DNS name":(0,k.K4)(O,3,k.dh);return(0,p.CC)("tls-name-mismatch",{message:(0,a.xI)`the certificate of ${(0,a.KT)(f)} is for ${K}`,help:(0,a.
xI)`issue a certificate that lists ${(0,a.KT)(f)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${K}`,isCommon:!0}})}const D={"not-tls":x("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":x(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":x("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:f})=>({
says:`offers no TLS version later than ${f.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:f})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${f}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:f})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${f}`,help:"enable the group X25519 or P-2\
56 on the host"})};function I({host:f,error:O}){if("code"in O)return(0,p.CC)("tls-protocol",{message:(0,a.xI)`the TLS handshake with ${(0,a.KT)(f)} failed (${O.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:K,help:tt}=(0,p.Z9)(D,O);return(0,p.CC)("tls-protoco\
l",{message:(0,a.xI)`${(0,a.KT)(f)} ${K}`,help:tt})}const P=({host:f})=>(0,p.CC)("tls-plain-http",{message:(0,a.xI)`${(0,a.KT)(f)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function N({host:f,days:O,expires:K}){const tt=O===0?"today":O===1?"in 1\
 day":`in ${O} days`;return(0,p.CC)("tls-expires-soon",{message:(0,a.xI)`the certificate of ${(0,a.KT)(f)} expires ${tt}, on ${J(K)}`,operator:"renew the certif\
icate; if it is renewed automatically, find out why that has not happened"})}}),6360:((wt,ut,o)=>{o.d(ut,{Bz:()=>X,Ev:()=>d,MI:()=>U,Mx:()=>m,RK:()=>E,hy:()=>y,
m$:()=>L});var a=o(1780),k=o(9432),p=o(9615),B=o(4481);function q({kind:v,first:D,others:I,isMixed:P,mirror:N}){const f=N===null?D:(0,a.KT)(D);return I===0?f:(0,a.
xI)`${f} and ${(0,k.px)(I,P?"other":`other ${v}`)}`}const J=({kind:v,mirror:D})=>D===null?`${v}s.v1`:"the network mirror",V=v=>`the URL of ${J(v)} in the ${v.mirror===
null?"discovery document":"CLI configuration"}`;function W({page:v,host:D,...I},P){if(v?.kind!=="sign-in")return(0,k.NM)({page:v,asked:D},P);const N=`allow requ\
ests to ${J({host:D,...I})} without a browser`,f=v.title===""?"":` ("${v.title}")`;return{operator:N,because:`the host returned a sign-in page${f}`}}function L(v){
const{token:D,elsewhere:I,challenge:P,isFork:N}=v,f=N&&D==="none",O=P===null?"":` and requires ${P} authentication`,K=f?"secrets are withheld from pull requests\
 of forks":(0,B.pt)(v,I),tt=(0,a.xI)`the versions of ${q(v)} cannot be read: ${(0,k._r)(v)}${O}`;return(0,p.CC)("versions-unauthorized",{message:(0,a.xI)`${tt}; ${K}`,
...D==="none"&&{unexplained:tt},help:f?B.ro:W(v,_(v)),isUnsent:(0,B.wt)(v),severity:f?"notice":D==="withheld"?"warning":"error"})}function _(v){const{host:D,source:I,
elsewhere:P,challenge:N}=v,f=J(v);if(N!==null)return{operator:`accept Bearer tokens at the URL of ${f}`,note:"the CLIs send only Bearer tokens"};const O=P===null?
(0,a.xI)`check that the token is complete and has access, or ${(0,B.qV)(I??"",D)}`:(0,a.xI)`check that ${(0,a.KT)(P)} accepts the token from ${(0,a.LA)(I??"")}: the CLIs send it the token for ${(0,a.
KT)(D)}, not one for ${(0,a.KT)(P)}`;return(0,B.$w)(v,f,P,O)}function U(v){const{attempts:D,transient:I,host:P,status:N}=v,f=D>1?` in each of ${D} attempts`:"";
return(0,p.CC)("versions-status",{message:(0,a.xI)`the versions of ${q(v)} cannot be read: ${(0,k._r)(v)}${f}; expected 200`,help:W(v,b(P,N,I,V(v)))})}function b(v,D,I,P){
return D===429?B.uK:I?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this net\
work if there is one",guest:(0,k.B9)(v)}:{operator:`check ${P}; return 200 with the versions, or 404 for an unknown name`}}const E=v=>(0,p.CC)("versions-shape",
{message:(0,a.xI)`the versions of ${q(v)} cannot be read: the response of ${(0,a.KT)(v.url)} ${(0,k.dh)(v.why)}`,help:W(v,{operator:`check ${V(v)}, and return ${v.
mirror===null?x[v.kind]:R}`})}),R='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',x={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',
provider:'{"versions":[{"version":"1.0.0"}]}'},y=({kind:v,address:D,url:I,ignored:P,isMirror:N})=>(0,p.CC)("versions-empty",{message:P.length===0?(0,a.xI)`${v} ${(0,a.
KT)(D)} has no versions: ${(0,a.KT)(I)} lists none`:(0,a.xI)`${v} ${(0,a.KT)(D)} has no valid versions: ${(0,a.KT)(I)} lists only ${A(P)}`,operator:N?"add a ver\
sion to the mirror, under a key of three numbers such as 1.2.0":P.length===0?`publish a version of the ${v}; if its tag exists, check that the registry has impo\
rted it`:`publish versions as ${w[v]}`,user:`check the address, or ask the publisher of the ${v} to release a version`}),A=v=>(0,k.K4)(v,3,D=>`"${(0,k.dh)(D,40)}\
"`),w={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function d({kind:v,address:D,texts:I,
rejects:P}){const N=(0,a.xI)`the registry lists ${A(I)} for ${v} ${(0,a.KT)(D)}, which ${I.length===1?"is not a version":"are not versions"}`,f=`publish version\
s as ${w[v]}, and remove others`;return(0,p.CC)("version-unreadable",{message:(0,a.xI)`${N}; the CLIs ignore ${I.length===1?"it":"them"}`,operator:f,severity:v===
"module"?"warning":"notice",...P&&{message:(0,a.xI)`${N}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,user:"use Terraform 1.13 or later,\
 which ignores such versions",severity:"error"}})}const m=v=>(0,p.CC)("provider-warning",{message:(0,a.xI)`the registry returned a warning for ${(0,a.KT)(v.address)}: "${(0,k.
dh)(v.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),C={closed:"closed the connection before the end of a resp\
onse",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},X=({host:v,why:D})=>(0,p.CC)(
"answer-incomplete",{message:(0,a.xI)`${(0,a.KT)(v)} ${C[D]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),
4067:((wt,ut,o)=>{o.d(ut,{Sz:()=>w,Zu:()=>x,uo:()=>d});var a=o(6429);function k(m){let C;return()=>C??=m.trim().split(/\s+/).map(p)}function p(m){const[C="",X]=m.
split("/"),v=(0,a.r5)(C);if(v===null)throw new Error(`${C} is no address`);return{prefix:v,bits:X===void 0?v.length*8:Number(X)}}const B=k(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),q=k("127.0.0.0/8 0.0.0.0 ::1 ::"),J=k(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),V=k(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),W=k("0.0.0.0/0 2000::/3"),L=k("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),_=(m,C)=>m().some(X=>(0,a.Wg)(X,C)),U=[12,13,14,15],b=[[k("2002::/16"),[[2,
3,4,5]],0],[k("2001::/32"),[[4,5,6,7]],0],[k("2001::/32"),[U],255],[k("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],U],0]];function E(m){const C=b.filter(
([v])=>_(v,m)).flatMap(([,v,D])=>v.map(I=>I.map(P=>(m[P]??0)^D)));return/^[02],0,94,254$/.test(m.slice(8,12).join())?[...C,m.slice(12)]:C}function R(m){return m===
null?"public":_(q,m)?"loopback":_(L,m)?R(m.slice(12)):[m,...E(m)].some(C=>_(B,C))?"metadata":_(J,m)?"private":_(V,m)||!_(W,m)?"reserved":"public"}const x=m=>R((0,a.
r5)(m)),y=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,A=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function w(m){const C=m.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(C)?"loopback":A.test(C)?"metadata":R((0,a.r5)(C)??(0,a.RY)(C))}function d(m){
const C=w(m);return C!=="public"||m.includes(":")?C:y.test(m.replace(/\.$/,""))?"private":"public"}}),8225:((wt,ut,o)=>{o.d(ut,{m:()=>J,u:()=>V});var a=o(8643),
k=o(5106);const p=[1024,65535],B=["authz_code","password"],q="app.terraform.io";function J(E,R,x){const y=[],A=(P,N,f)=>(y.push({rule:N,value:f}),P),w=P=>Object.
hasOwn(E,P)?E[P]:void 0,d=W(w("client"),A),m=L(w("grant_types"),x,A),C=(P,N)=>{const f=w(P);if(typeof f!="string")return N.some(Y=>m.includes(Y))?A(null,`${P}-m\
issing`,f):null;const O=(0,k.vy)(R,f);if(O.ok&&(0,a.cz)(O.value).name!=="")return(0,a.jr)(O.value);const tt=`failed to parse ${P==="authz"?"authorization":"toke\
n"} URL: ${O.ok?"no Host in request URL":O.why}`;return y.push({rule:`${P}-invalid`,why:tt}),null},X=C("authz",["authz_code"]),v=C("token",B),D=_(w("ports"),A),
I=b(w("scopes"),A);return{value:{client:d,grantTypes:m,authz:X,token:v,ports:D,scopes:I},flaws:y}}const V=E=>["authz","token"].flatMap(R=>{const x=E[R],y=(0,a.Dl)(
x??"");return x!==null&&y.ok?[{endpoint:R,text:x,url:y.value}]:[]});function W(E,R){return typeof E!="string"?R("","client-missing",E):E===""?R(E,"client-empty",
E):E}function L(E,R,x){if(E===void 0)return["authz_code"];if(!Array.isArray(E))return x([],"grant-types-invalid",E);const y=[...new Set(E.filter(d=>typeof d=="s\
tring"))];return y.includes("authz_code")||y.includes("password")&&R===q?y.every(d=>B.includes(d))?y:x(y,"grant-types-unknown",E):x(y,"grant-types-unsupported",
E)}function _(E,R){if(E===void 0)return p;if(!Array.isArray(E))return R(p,"ports-ignored",E);if(E.length!==2)return R(p,"ports-count",E);const[x,y]=E;return!U(x)||
!U(y)?R(p,"ports-range",E):x>y?R(p,"ports-order",E):x===y?R([x,y],"ports-single",E):[x,y]}const U=E=>typeof E=="number"&&Number.isInteger(E)&&E>=p[0]&&E<=p[1];function b(E,R){
if(E===void 0)return[];if(!Array.isArray(E))return R([],"scopes-ignored",E);const x=E.filter(y=>typeof y=="string");return x.length===E.length?x:R(x,"scopes-inv\
alid",E)}}),1331:((wt,ut,o)=>{o.d(ut,{O:()=>a,i:()=>k});const a=p=>({discovery:p,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),k=(p,B)=>({host:p,attempt:a({kind:"skipped",problem:B}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((wt,ut,o)=>{o.d(ut,{n:()=>q});var a=o(9432);const k=["TF_CLI_ARGS_init","TF_CLI_ARGS"],p=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
B=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function q(_){const U=W(_),b=R=>U.flatMap(({name:x,value:y})=>x===R?y:[]),E=R=>b(R).at(-1);return{
upgrade:J(E("upgrade")??"false"),hasBackend:J(E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:b("plugin-dir"),backendConfig:b(
"backend-config"),remarks:k.flatMap(R=>{const y=U.filter(({name:A,from:w})=>w===R&&B.test(A)).map(V).join(" ");return y===""?[]:[`init is predicted with ${y} of\
 ${R}`]})}}const J=_=>/^(1|[tT]|true|TRUE|True)$/.test(_);function V({name:_,value:U}){if(U==="true")return`-${_}`;const b=_==="backend-config"&&!U.startsWith("\
hostname=");return`-${_}=${(0,a.dh)(b?U.replace(/=.*/s,"=\u2026"):U)}`}function W(_){const U=k.flatMap(E=>L(_[E]??"").map(R=>({text:R,from:E}))).values(),b=[];for(const{
text:E,from:R}of U){const[,x,,y]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(E)??[];if(x===void 0)break;const A=()=>p.test(x)?U.next().value?.text??"":"true";b.push({name:x,
from:R,value:y??A()})}return b}function L(_){const[U=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(_)??[];return(U.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(E=>E.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(R,x,y,A)=>String(x??A??y.replace(/\\(.)/gs,"$1"))))}})};export{ke as ids,Se as modules};
