const Ve=[2798,3770,3611],Ye={2798:((kt,ut,e)=>{e.d(ut,{mQ:()=>U});var u=e(4347),c=e(9961),k=e(8294),N=e(8032),J=e(255),z=e(3298),G=e(7630),j=e(3152),w=e(9432),
d=e(1879),f=e(7057),b=e(7177),p=e(2170);const R=(s,r)=>({name:s,isProgram:!1,answers:r,find:o=>r.get(o)??null});async function I(s,r){let o=null;const i=[],n=[];
for(const a of s){const h=o===null||!a.isProgram,C=h?await a.find(r):null;i.push({source:C?.source??a.name,held:h?P(C):"not asked",counts:o===null&&C!==null}),C?.
problem&&n.push((0,p.kH)(C.problem,{places:C.place===null?[]:[C.place]})),o??=C}return{answer:o,looks:i,findings:n}}function P(s){return s===null?"nothing":s.token===
null?"no token":s.token.reveal()===""?"an empty token":"a token"}const K=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function B(s,r,o=null){const i=r.reveal(),n={source:s,
place:o,token:r,problem:T(s,i,o!==null)},a=i.length>f.$c||K.test(i);return a?{...n,isUnsendable:a}:n}const m=[[K,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function T(s,r,o){if(r==="")return k.QU({source:s,isInFile:o});
const i=r.length>f.$c?"length":m.find(([n])=>n.test(r))?.[1];return i!==void 0?k.Eu({source:s,slip:i}):r.length<f.Il?k.fj({source:s}):null}const g=1024*1024;function M(s,r){
let o=null;const i=async n=>{if(o!==null)return o;const a=await D(s,n,r);if("output"in a)return y(s,a.output,r);const h=L(s,a.why);return a.isStopped&&(o??=h),h};
return{name:Z(s),isProgram:!0,find:(0,z.O)(i)}}const Z=({name:s})=>`credentials helper ${s}`,S=({shown:s},r)=>({why:`failed to run ${s}: ${r}`}),$=({shown:s},r)=>({
why:`${s} ${r} and was stopped`,isStopped:!0}),O="was running when the check ended";async function D(s,r,o){if(s.refusal!==null)return S(s,s.refusal);const{timeoutMs:i,
abortAfter:n=A=>AbortSignal.timeout(A),stop:a,kill:h}=o;if(a.aborted)return $(s,O);const C=await(0,b.m)({path:s.path,args:[...s.args,"get",r],environment:Object.
fromEntries(Object.entries(o.environment).filter(([A])=>!A.startsWith("INPUT_")))},{kill:h,signal:AbortSignal.any([n(i),a]),maxBytes:g});switch(C.kind){case"not\
-started":return S(s,E[C.code]??C.code);case"stopped":return C.by==="output"?$(s,`wrote more than ${g/1024/1024} MiB`):$(s,a.aborted?O:`did not exit within ${i/
1e3} s (timeout-seconds)`);case"exited":{if(C.code===0)return{output:C.output};const A=ct(C.complaint.toString()),F=A===""?", but it produced no error message":
`: ${A}`;return{why:`error in ${s.shown}${F}`}}}}const E={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argum\
ent list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function y(s,r,{learn:o}){const i=(0,d.Tp)(r);if(i.kind==="not-json"||i.kind==="not-object")return L(
s,`malformed output from ${s.shown}: ${(0,w.dh)(i.why)}`);const n=i.kind==="null"?null:i.services.find(({id:h})=>h==="token")?.value;if(typeof n!="string")return null;
const a=new f.ou(n);return o(a),B(Z(s),a)}function L(s,r){const o=(0,c.Dz)({name:s.name,why:r});return{source:Z(s),place:null,token:null,problem:o}}const q=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
ct=s=>(0,w.dh)(s.replace(q,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function V(s,r,o){const i=[pt(s),ht(r)],n=o.map(({helper:a,credentials:h,...C})=>{
const A=new Map(h.map(it=>[it.host,tt(it)])),F=[...i,R("CLI configuration",A)];return{...C,known:F,sources:a===null?F:[...F,a]}});return{known:X(n.flatMap(({known:a})=>a)),
find:async a=>{const h=await Promise.all(n.map(async({client:A,sources:F,turnedOff:it})=>{const{looks:Et,...x}=await I(F,a);return{...x,client:A,looks:[...Et,...st(
it,a)]}})),C=h.flatMap(({answer:A})=>A??[]);return{answer:C.find(({token:A})=>A!==null)??C[0]??null,clients:h.map(({client:A,looks:F})=>({client:A,looks:F})),findings:h.
flatMap(({findings:A})=>A),difference:at(a,h)}}}}function X(s){const r=new Map(s.toReversed().flatMap(o=>[...o.answers]));return new Map([...r].flatMap(([o,{token:i,
source:n}])=>i===null?[]:[[o,n]]))}const st=(s,r)=>s.filter(o=>o.host===r||o.host===null).map(({source:o})=>({source:o,held:"not read",counts:!1}));function tt({
host:s,place:r,token:o,hasValue:i}){const n=`${r.file}:${r.line}`;if(o!==null)return B(n,o,r);const a={kind:"no token",file:n,host:s,hasValue:i},h=(0,c.P4)(a,N.
Du);return{source:n,place:r,token:null,problem:h}}function at(s,r){const[o,...i]=r,n=o?.answer?.token?.reveal(),a=i.find(({answer:C})=>C?.token?.reveal()!==n);if(o===
void 0||a===void 0)return null;const h=({client:C,answer:A})=>({client:C,source:A?.token?A.source:null});return(0,k.tK)({host:s,first:h(o),other:h(a)})}function ht(s){
const r=new Map,o=[];for(const[i,n]of Object.entries(s)){const a=(0,J.$k)(i);if(a===null||n===void 0)continue;const h=(0,G.AI)(n);h.ok?r.set(a,B(i,h.value)):o.push(
`${i}: ${h.why}`)}if(o.length>0)throw new j.GN(o);return R("TF_TOKEN_ variables",r)}function pt(s){const r="tokens setting",o=s.map(({host:i,token:n})=>{const a=B(
r,n);return[i,n.reveal()===""?{...a,token:null}:a]});return R(r,new Map(o))}const Ot=1e4;function U({tokens:s,configs:r,timeoutMs:o},i){for(const A of r.flatMap(
F=>F.secrets))i.learn(A);const n={...i,timeoutMs:o??Ot},a=(0,z.O)(A=>M(A,n),({path:A,args:F})=>JSON.stringify([A,...F])),h=r.map(({helper:A,...F})=>({...F,helper:A&&
a(A)})),C=r.flatMap(({forced:A,client:F})=>A.map(it=>({...it,client:F})));return{credentials:V(s,i.environment,h),configs:r,complaints:(0,u.Ot)(r.flatMap(({findings:A})=>A)),
forced:Map.groupBy(C,({host:A})=>A)}}}),7177:((kt,ut,e)=>{e.d(ut,{m:()=>J});var u=e(8161),c=e(6760),k=e(9968);let N=function(...d){return{spawn:N}=process.getBuiltinModule(
"node:child_process"),new.target?new N(...d):N(...d)};async function J(d,f){if(f.signal.aborted)return{kind:"stopped",by:"signal"};try{return await z(G(d),d,f)}catch(b){
return{kind:"not-started",code:(0,k.Oj)(b)}}}function z(d,{environment:f,input:b},p){const{kill:R,signal:I,maxBytes:P}=p,{promise:K,resolve:B,reject:m}=Promise.
withResolvers(),[T,g]=[[],[]];let M=0;const Z=O=>{j(d,R,f),B({kind:"stopped",by:O})},S=()=>Z("signal");I.addEventListener("abort",S);const $=O=>D=>{M+=D.length,
M>P?Z("output"):O.push(D)};return d.stdout?.on("data",$(T)),d.stderr?.on("data",$(g)),d.on("error",m).on("close",O=>{const[D,E]=[Buffer.concat(T),Buffer.concat(
g)];B({kind:"exited",code:O,output:D,complaint:E})}),d.stdin?.on("error",()=>{}).end(b),K.finally(()=>I.removeEventListener("abort",S))}const G=({path:d,args:f,
environment:b,directory:p,input:R})=>N(d,f,{env:b,cwd:p,stdio:[R===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});function j(d,f,b){
try{d.pid!==void 0&&w(d.pid,f,b)}catch(p){(0,k.Oj)(p)}d.stdout?.destroy(),d.stderr?.destroy(),d.unref()}function w(d,f,{SystemRoot:b}){if((0,u.platform)()!=="wi\
n32"){f(-d,"SIGKILL");return}const p=(0,c.join)(b??"C:\\Windows","System32","taskkill.exe"),R=["/pid",String(d),"/t","/f"];N(p,R,{stdio:"ignore",windowsHide:!0}).
on("error",()=>f(d,"SIGKILL")).unref()}}),4347:((kt,ut,e)=>{e.d(ut,{Ot:()=>tt,J1:()=>S});var u=e(3024),c=e(6760),k=e(9562),N=e(2170),J=e(2485),z=e(255),G=e(3846),
j=e(9968),w=e(523);let d=function(...s){return{configFinding:d}=e.late([3276,3123],3123),new.target?new d(...s):d(...s)},f=function(...s){return{shownPath:f}=e.
late([2218],9837),new.target?new f(...s):f(...s)};function b({name:s,args:r,place:o},i,n,a){const h=i.map(it=>({directory:it,files:(0,j.wX)(it).filter(Et=>p((0,c.
join)(it,Et)))})),C=it=>f(it,a),A=P(s,h);if(A!==null){const it=(0,c.resolve)(A.directory,A.file),Et=R(it,a);return{helper:{name:s,args:r,path:it,shown:C(it),refusal:Et},
findings:[]}}const F={kind:"no helper",name:s,directories:i.map(C)};return{helper:null,findings:[d(n,F,o)]}}const p=s=>(0,u.existsSync)(s)&&!(0,u.statSync)(s).isDirectory();
function R(s,{system:r}){if(r==="windows")return null;if(!(0,u.statSync)(s).isFile())return"permission denied";const o=Buffer.alloc(256),i=()=>(0,j.ET)((0,u.openSync)(
s,"r"),h=>o.subarray(0,(0,u.readSync)(h,o))),n=(0,j.N0)(i,null);return n===null||n.toString("latin1",0,2)==="#!"||n.includes(0)?null:"exec format error"}const I="\
terraform-credentials-";function P(s,r){const o=r.flatMap(({directory:n,files:a})=>a.flatMap(h=>{const C=K(h,s);return C===null?[]:{directory:n,file:h,version:C}})),
[i=null]=o.toSorted((n,a)=>(0,w.Zy)(a.version,n.version));return i}function K(s,r){if(!s.startsWith(I))return null;const o=s.toLowerCase().slice(I.length).replace(
/\.exe$/,""),i=o.indexOf("_v");return(i<0?o:o.slice(0,i))!==r||o===""?null:(0,w.oF)(i<0?"0.0.0":o.slice(i+2).replace(/_x.*$/s,""))}var B=e(5011);let m=function(...s){
return{configFinding:m}=e.late([3276,3123],3123),new.target?new m(...s):m(...s)},T=function(...s){return{parseConfigFile:T}=e.late([3276,3123],3123),new.target?
new T(...s):T(...s)},g=function(...s){return{configPaths:g}=e.late([2218],9837),new.target?new g(...s):g(...s)},M=function(...s){return{shownPath:M}=e.late([2218],
9837),new.target?new M(...s):M(...s)};const Z=1024*1024;function S(s,r,o=null,i=null){const n=g(s,r,u.existsSync,o),{directory:a,directoryOff:h,helperDirectories:C}=n,
A=L(n,s,r),F=[...A,...ct(a,s,r)],it=ct(h?.path??null,s,r),Et=X(F,s),x=Et.helper&&b(Et.helper,C,s,r),H=A[0]?.protocols??{};return{...Et,client:s,installations:F.
flatMap(({installations:W})=>W),pluginDirectories:(0,B.n)(r.environment).pluginDirectories,...$(F,r.environment),reattached:O(r.environment,s),mirrors:n.mirrorDirectories.
map(W=>({path:W,shown:M(W,r)})),files:[...F.map(({file:W})=>W),...it.map(({file:W})=>({...W,state:"off"}))],turnedOff:[...X(it,s).credentials.map(({host:W,place:{
file:ot,line:lt}})=>({host:W,source:`${ot}:${lt} (${h?.by} names another file)`})),...i===null?[]:y(i,n.main?.path??""),...r.environment.TG_TF_REGISTRY_TOKEN?[D]:
[]],helper:x?.helper??null,requestTimeoutMs:s==="opentofu"?at(H,r.environment):null,patience:Ot(s,H,r.environment),findings:[...Et.findings,...x?.findings??[]],
secrets:[...F,...it].flatMap(({secrets:W})=>W)}}function $(s,r){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:o=""}=r,n=(s.find(({pluginCache:a})=>a!=="")?.
pluginCache??"").replace(/\$(?:\{(\w+)\}|(\w+))/g,(a,h,C)=>r[h??C]??"");return{pluginCache:r.TF_PLUGIN_CACHE_DIR||n||null,mayBreakLocks:!/^0?$/.test(o)||s.some(
a=>a.mayBreakLocks)}}function O({TF_REATTACH_PROVIDERS:s=""},r){const o=(0,k.V)(s,"map");return(o.ok&&(0,k.G)(o.value)?Object.keys(o.value):[]).map(n=>(0,G.mi)(
n,r)).filter(n=>n.kind!=="invalid")}const D={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},E=[".terraformrc","terraform.rc",".tofurc","tof\
u.rc"],y=(s,r)=>E.filter(o=>{const i=(0,c.join)(s,o);return(0,u.existsSync)(i)&&i!==(0,c.resolve)(s,r)}).map(o=>({host:null,source:`${o} (TF_CLI_CONFIG_FILE doe\
s not name it)`}));function L({main:s},r,o){if(s===null)return[];const{path:i,chosenBy:n}=s;if((0,u.existsSync)(i))return[V(i,r,o)];const a={path:i,shown:M(i,o),
state:"absent"};return n==="default"?[q(a,[])]:[q(a,[m(r,{kind:"missing",setting:n,path:i},null)])]}const q=(s,r)=>({credentials:new Map,hosts:new Map,helpers:new Map,
installations:[],protocols:{},pluginCache:"",mayBreakLocks:!1,findings:r,secrets:[],isRead:!1,file:s}),ct=(s,r,o)=>(s===null?[]:(0,j.wX)(s)).filter(i=>/\.tfrc(?:\.json)?$/s.
test(i)).map(i=>V((0,c.join)(s??"",i),r,o));function V(s,r,o){const i=(0,j.yR)(s,Z),n=M(s,o);if(!i.ok){const h={kind:"unreadable",file:n,failure:i.failure};return q(
{path:s,shown:n,state:"not read"},[m(r,h,null)])}const a=T({shown:n,...i},r);return{...a,file:{path:s,shown:n,state:a.isRead?"read":"not read"}}}function X(s,r){
const o=s.flatMap(F=>F.findings),i=(F,it)=>{o.push(m(r,F,it))},n=st(new Map(s.flatMap(F=>[...F.credentials])),i),a=st(new Map(s.flatMap(F=>[...F.hosts])),i),[h,
...C]=new Map(s.flatMap(F=>[...F.helpers]));for(const[,{place:F}]of C)i({kind:"two helpers"},F);const A=h===void 0?null:{name:h[0],...h[1]};return{credentials:n,
forced:a,helper:A,findings:o}}function st(s,r){const o=new Map;for(const[i,n]of s){const a=(0,z.Pv)(i),C={kind:"label",type:"services"in n?"host":"credentials",
label:i,advice:(0,J.L6)(i)};a.ok?o.set(a.value,{...n,host:a.value}):r({...C,why:a.why},n.place)}return[...o.values()]}const tt=s=>(0,N.Qp)(s,({problem:{code:r,message:o},
places:i})=>[r,o,i]);function at({request_timeout_seconds:s},r){const o=U(r.TF_REGISTRY_CLIENT_TIMEOUT);return o!==null?o*1e3:s===void 0?null:s>0?s*1e3:Number.POSITIVE_INFINITY}
const ht=1e4,pt=1;function Ot(s,r,o){const i=U(o.TF_REGISTRY_DISCOVERY_RETRY)??r.retry_count??pt;return{client:s,attemptMs:at(r,o)??ht,retries:Math.max(i,0)}}function U(s){
const r=/^\+?\d+$/.test(s??"")?Number(s):0;return r>0?r:null}}),9961:((kt,ut,e)=>{e.d(ut,{Dz:()=>G,P4:()=>z,Yv:()=>j,kV:()=>w});var u=e(7811),c=e(1780),k=e(9432),
N=e(9615);const J={missing:({setting:d,path:f})=>({message:`${d} names ${(0,u.ol)(f)}, which does not exist`,help:"correct the path; the client continues withou\
t any CLI configuration"}),unreadable:({file:d,failure:f})=>({message:`${d} ${(0,k.mP)(f)}`,help:f.kind==="size"?"shorten the file; the client reads all of it, \
this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({file:d,why:f})=>({message:`${d} has a syntax\
 error: ${f}`,help:"correct the file; the client ignores all of it, including its tokens"}),type:({file:d,why:f})=>({message:`${d}: ${f}`,help:"correct the valu\
e; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:d,why:f})=>({message:`${d}: ${f}`,help:"correct the block; the\
 client ignores it"}),label:d=>({message:`the label of the block ${d.type} ${(0,u.ol)(d.label)} is not a hostname: ${d.why}`,help:d.advice??"write a hostname as\
 the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; the client u\
ses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the client uses th\
e first"}),"no token":({file:d,host:f,hasValue:b})=>({message:b?(0,c.xI)`the token in the credentials block for host ${(0,c.SP)(f)} at ${d} is not a string`:(0,c.
xI)`the credentials block for host ${(0,c.SP)(f)} at ${d} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other cr\
edentials source'}),"no helper":({name:d,directories:f})=>({message:`credentials helper ${(0,u.ol)(d)}: there is no terraform-credentials-${d} in ${f.join(", ")}`,
help:d===d.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client fin\
ds no other name"})},z=(d,f)=>(0,N.CC)("credentials-config",{...(0,N.Z9)(J,d),affects:f}),G=({name:d,why:f})=>(0,N.CC)("credentials-helper",{message:`credential\
s helper ${d}: ${f}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),j=({host:d,at:f})=>(0,N.CC)("services-f\
orced",{message:(0,c.xI)`the host block at ${f} defines the services of ${(0,c.KT)(d)}; the host's own discovery document is not used`,help:(0,c.xI)`remove the host block at ${f} to use the discovery document of ${(0,c.
KT)(d)}`}),w=d=>(0,N.CC)("services-forced-differ",{message:(0,c.xI)`the host block at ${d.at} and the discovery document of ${(0,c.KT)(d.host)} differ in ${(0,k.
K4)(d.services,10,k.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),5693:((kt,ut,e)=>{e.d(ut,{Ey:()=>I,Ii:()=>f,Or:()=>M,
WN:()=>g});var u=e(8936),c=e(1281),k=e(3368),N=e(2170),J=e(8339),z=e(8032),G=e(255),j=e(5106);const w=1440*60*1e3,d=1;function f($,O){const{hops:D,certificates:E}=$.
attempt;return[...T($,O),...b($,O),...K(D),...B(E,O),...m($,O)]}function b($,O){const{discovery:D,hops:E}=$.attempt;switch(D.kind){case"skipped":return[(0,N.kH)(
D.problem)];case"failed":{const y=O.isFork&&D.problem.code==="document-unauthorized"&&!$.credentials?.hasToken;return[(0,N.kH)(D.problem,y?{severity:"notice"}:{})]}case"\
found":case"absent":{const y=E[0]?.url??"";return[...p(y,E.length-1,O),...R($,O)]}}}function p($,O,D){const E=D.clients.filter(y=>O>z.NX[y]);return E.length>0?[
(0,N.kH)((0,c.KA)({url:$,asks:"document",redirects:O,clients:E,limits:z.NX}))]:O>d?[(0,N.kH)((0,c.CL)({url:$,redirects:O}))]:[]}function R($,{releases:O,slowMs:D}){
const E=(0,G.nx)($.host),y=$.attempt.timing.totalMs,L=M($),q=tt=>S(L,tt)!=="never",ct=O.filter(tt=>!q(tt)),V=({client:tt})=>!O.some(at=>at.client===tt&&q(at)),X=[
!0,!1].flatMap(tt=>{const at=ct.filter(pt=>V(pt)===tt);if(at.length===0)return[];const ht=(0,u.Qs)({host:E,phase:"complete",tookMs:y,releases:at});return[(0,N.kH)(
ht,{needed:tt})]});if(X.length>0||y<=D)return X;const st=P($.attempt.timing);return[(0,N.kH)((0,u.U2)({host:E,tookMs:y,limitMs:D,phase:st,releases:O}))]}function I({
host:$,slowest:O,certificates:D},E,{slowMs:y,...L}){const q=E.map(at=>at.host),ct=D.filter(at=>!q.includes(at.host)),V=O?.timing.totalMs??0,X=B(ct,L).map(at=>({
...at,host:$}));if(O===null||V<=y)return X;const st={host:(0,G.nx)($),url:O.url,tookMs:V,limitMs:y},tt=(0,u.U2)({...st,phase:P(O.timing)});return[(0,N.kH)(tt,{host:$}),
...X]}function P({lookupMs:$,connectMs:O,tlsMs:D,firstByteMs:E,totalMs:y}){const L=[{name:"lookup",ms:$??0},{name:"connection",ms:O??0},{name:"tls",ms:D??0},{name:"\
response",ms:E??0}],q={name:"rest",ms:L.reduce((ct,{ms:V})=>ct-V,y)};return L.reduce((ct,V)=>V.ms>ct.ms?V:ct,q)}function K($){const O=$.find(({url:E})=>E.startsWith(
"http://"));if(O===void 0)return[];const D=O.authorization==="withheld";return[(0,N.kH)((0,c.n4)({url:$[0]?.url??"",to:O.url,exposesToken:D}))]}function B($,{certificateDays:O,
now:D}){return[...Map.groupBy($,({host:E})=>E)].flatMap(([E,y])=>{const[L=""]=y.map(ct=>ct.expires).sort(),q=(Date.parse(L)-D)/w;return q<0||q>=O?[]:[(0,N.kH)((0,k.
BU)({host:E,days:Math.floor(q),expires:L}))]})}function m($,O){const{host:D,attempt:E,earlier:y}=$,[L]=y,q=["failed","skipped"].includes(E.discovery.kind);if(L?.
discovery.kind!=="failed"||q)return[];const ct=L.discovery.problem.message,V=M($),X=O.releases.filter(tt=>S(V,tt)==="sometimes"),st=y.length+1;return[(0,N.kH)((0,u.
Er)({host:(0,G.nx)(D),attempts:st,failure:ct,releases:X}))]}function T({credentials:$,attempt:{discovery:O}},D){if(!$?.problem)return[];const{code:E}=$.problem,
y=O.kind==="failed"&&O.problem.code===E,L=D.isFork&&!$.hasToken&&E==="credentials-empty";return y||L?[]:[(0,N.kH)($.problem)]}function g({host:$},O){if(!O.some(
({service:E})=>E===j.e$))return[];const{name:D}=(0,G.Sv)($);return[...D.includes(".")?[]:[(0,J.Zp)({host:$,name:D})],.../(^|\.)xn--/.test($)?[(0,J._W)({host:$})]:
[]].map(E=>(0,N.kH)(E,{services:[j.e$]}))}const M=({earlier:$,attempt:O,later:D})=>[...$,O,...D];function Z({discovery:$,timing:O,headMs:D,hops:E},{attemptMs:y}){
const L=D!==null&&D<=y?E.at(-1)?.status:null;return L===null||(0,z.Mq)(L??0)?"retries":$.kind!=="failed"&&O.totalMs<=y?"works":"fails"}function S($,O){const D=$.
map(L=>Z(L,O)),E=D.indexOf("works");return E<0?"never":E<=O.retries&&!D.slice(0,E).includes("fails")?"always":"sometimes"}}),3770:((kt,ut,e)=>{e.r(ut),e.d(ut,{attemptsOf:()=>u.
Or,contact:()=>Ne,crashedVisit:()=>Oe,judgeRequests:()=>u.Ey,judgeVisit:()=>we,outcomesOf:()=>ke});var u=e(5693),c=e(2801),k=e(2170),N=e(8032),J=e(255),z=e(8185),
G=e(8643),j=e(9432),w=e(1780),d=e(9615);const f=({id:t,host:l,url:v,why:_})=>(0,d.CC)("service-url-invalid",{message:v===null?(0,w.xI)`${t} of host ${(0,w.KT)(l)}: ${(0,w.
b7)(l,(0,j.dh)(_))}`:(0,w.xI)`${t} of host ${(0,w.KT)(l)} is "${(0,w.KT)(v)}", which the clients cannot connect to: ${_}`,operator:`set ${t} to an https:// URL,\
 or to a path that starts with a slash`}),b=({id:t,host:l,why:v})=>(0,d.CC)("service-url-credentials",{message:(0,w.xI)`${t} of host ${(0,w.KT)(l)}: ${v}`,operator:"\
remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),p=({id:t,host:l,url:v})=>(0,d.
CC)("service-url-empty",{message:(0,w.xI)`${t} of host ${(0,w.KT)(l)} is an empty string, which resolves to the document itself: ${(0,w.KT)(v)}`,operator:`set ${t}\
 to the URL of the service, such as "/v1/${t.split(".")[0]}/", or remove it`}),R=({id:t,host:l,value:v,why:_})=>(0,d.CC)("service-url-looks-like-host",{message:(0,w.
xI)`${t} of host ${(0,w.KT)(l)} is "${(0,w.KT)(v)}", which is a path and not a URL with a host`,operator:(0,w.xI)`write "https://${(0,w.KT)(v)}" if a host is meant`,
note:_===null?void 0:(0,j.zd)(_)});function I(t){const{id:l,host:v,url:_,clients:Y}=t,et=Y.map(Q=>N.bB[Q]),nt=_.slice(_.lastIndexOf("/")+1);return(0,d.CC)("serv\
ice-url-no-slash",{message:(0,w.xI)`${l} of host ${(0,w.KT)(v)} does not end with a slash: ${(0,w.KT)(_)}`,operator:"add the slash",note:`without it ${et.slice(
0,-1).join(", ")} and ${et.at(-1)} replace "${nt}" with the path that they append`,affects:Y})}const P=({id:t,host:l,url:v})=>(0,d.CC)("service-url-relative",{message:(0,w.
xI)`${t} of host ${(0,w.KT)(l)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,w.KT)(v)}, other clients do not`,operator:"start th\
e path with a slash, or write the complete URL"}),K=({id:t,host:l})=>(0,d.CC)("service-url-query",{message:(0,w.xI)`${t} of host ${(0,w.KT)(l)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function B({host:t,uses:l},v=["is","are"]){const _=Map.groupBy(
l,({id:et})=>et),Y=Array.from(_,([et,nt])=>{const Q=nt.flatMap(({endpoint:rt})=>rt??[]);return Q.length===0?et:`${et} (${Q.join(", ")})`});return(0,w.xI)`${(0,j.
K4)(Y,10,j.dh)} of host ${(0,w.KT)(t)} ${Y.length===1?v[0]:v[1]}`}const m=({urls:t})=>(0,w.XT)(t,3,l=>(0,w.KT)((0,j.dh)(l))),T=({uses:t})=>N.zK.filter(l=>t.some(
({id:v})=>(0,N.SZ)(v).includes(l))),g={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},M=t=>(0,d.CC)("service-url-priv\
ate",{message:(0,w.xI)`${B(t)} at ${m(t)}, which clients ${g[t.kind]} cannot reach`,operator:(0,w.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,w.
KT)(t.host)}`,affects:T(t)}),Z=[...N.Du,"dependabot"];function S(t){const l=t.uses.every(({endpoint:Y})=>Y!==null),v=l?"a login sends its token in clear text ot\
herwise":(0,w.xI)`the clients send the token of ${(0,w.KT)(t.host)} there in clear text`,_=T(t);return(0,d.CC)("service-url-insecure",{message:(0,w.xI)`${B(t)} not https: ${m(
t)}`,operator:t.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:l||t.hasToken?v:void 0,affects:Z.
filter(Y=>_.includes(Y))})}function $(t){const{host:l,name:v}=t,_=(0,w.xI)`${B(t)} on another host: ${m(t)}`,Y=!t.hasToken||!T(t).includes("renovate");return(0,d.
CC)("service-url-cross-host",{message:_,help:Y?(0,w.xI)`where outgoing traffic is filtered, allow ${(0,w.KT)(v)} as well`:(0,w.xI)`give Dependabot and Renovate a token for ${(0,w.
KT)(v)}; Terraform and OpenTofu send it the token of ${(0,w.KT)(l)}`,...Y&&{severity:"notice",affects:[]}})}const O=t=>(0,d.CC)("service-url-other-port",{message:(0,w.
xI)`${B(t)} on another port of the same host: ${m(t)}`,operator:(0,w.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,w.
KT)(t.host)}`}),D=t=>(0,d.CC)("service-url-double-slash",{message:(0,w.xI)`${B(t,["has","have"])} a double slash in the path: ${m(t)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),E=t=>(0,d.CC)("service-url-same",{message:(0,w.xI)`${B(t,["has","have"])} the same URL: ${m(t)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var y=e(4067),L=e(5106);function q({host:t,attempt:l},v){
const{name:_}=J.Sv(t),Y=y.uo(_),et=l.hops[0]?.address??null;if(Y!=="public"||et===null)return Y;const nt=y.Zu(et),Q=v.some(rt=>rt.name===_);return nt==="loopbac\
k"&&Q?"public":nt}const ct={public:0,reserved:1,private:2,metadata:2,loopback:3},V=(t,{kind:l})=>ct[ht(t)]>ct[l];function X(t,l){const{hostname:v}=l,_=t.filter(
({url:dt})=>V(dt,l)),Y=t.filter(dt=>!_.includes(dt)),et=Y.filter(({url:dt})=>dt.scheme==="http"),nt=Y.filter(({id:dt,endpoint:gt})=>gt===null&&(0,L.p4)(dt)),Q=Map.
groupBy(nt,({url:dt})=>pt(dt,v)),rt=Y.filter(({endpoint:dt,url:gt})=>dt===null&&Ot(gt,v)),mt=Y.filter(({url:dt})=>dt.path.includes("//")),yt=st(l);return[...yt(
_,at,dt=>{const[gt,...ft]=new Set(_.map(({url:Mt})=>ht(Mt))),wt=ft.length===0&&(gt==="loopback"||gt==="reserved");return M({...dt,kind:wt?gt:"private"})}),...yt(
et,at,S),...[...Q].flatMap(([dt,gt])=>dt===null?[]:yt(gt,at,ft=>$({...ft,name:dt}))),...yt(rt,at,O),...yt(mt,tt,D),...yt(U(t),tt,E)]}const st=({host:t,hasToken:l})=>(v,_,Y)=>{
if(v.length===0)return[];const et=v.map(({url:rt})=>v.length===1?tt(rt):_(rt)),nt=Y({host:t,hasToken:l,uses:v,urls:[...new Set(et)]}),Q=[...new Set(v.map(({id:rt})=>rt))];
return[(0,k.kH)(nt,{services:Q,needed:v.some(({needed:rt})=>rt)})]},tt=t=>(0,j.dh)((0,G.Pl)(t)),at=t=>(0,j.dh)(`${t.scheme}://${t.host}`);function ht(t){const{name:l}=(0,G.
cz)(t);return y.Sz(/[^\0-\x7f]/.test(l)?J.$o(l)??"":l.toLowerCase())}function pt(t,l){const{name:v}=(0,G.cz)(t),_=J.Sv(l).name;if(v.toLowerCase()===_)return null;
const Y=J.Pv(v);return Y.ok?Y.value===_?null:J.nx(Y.value):v}function Ot(t,l){if(t.scheme==="http"||pt(t,l)!==null)return!1;const v=_=>Number(_||443);return v((0,G.
cz)(t).port)!==v(/:(\d+)$/.exec(l)?.[1]??null)}function U(t){const l=[L.e$,L.xq].flatMap(_=>t.find(Y=>Y.id===_)??[]),v=new Set(l.map(({url:_})=>tt(_).replace(/\/$/,
"")));return l.length===2&&v.size===1?l:[]}const s=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,r=t=>s.test(t)&&!/^[a-z0-9-]+\.json$/i.
test(t),o=t=>t.replace(/[?#].*$/s,"");function i(t){const l=n(t),{id:v,host:_,value:Y}=t,et={id:v,host:_,url:(0,G.Pl)(t.url)};if(l!==null)return[f({...et,why:l})];
const Q=h(t)&&!r(Y)?(0,N.ab)(v):[];return[Y===""?p(et):null,r(Y)?R({...et,value:o(Y),why:null}):null,a(Y)?P(et):null,Q.length>0?I({...et,clients:Q}):null,t.url.
query!==""&&(0,L.p4)(v)?K(et):null].filter(rt=>rt!==null)}function n({url:t}){const{name:l,port:v}=(0,G.cz)(t);return l===""?"no Host in request URL":v===""||Number(
v)>0&&Number(v)<=65535?null:`invalid port "${v}"`}const a=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!r(t),h=({value:t,url:l})=>t!==""&&!/^$|\/$/.test(l.path);var C=e(
3217),A=e(2886),F=e(9562),it=e(9961),Et=e(9119);function x(t,l){const v=t.forced.filter(({client:nt})=>l.includes(nt)),_=l.filter(nt=>!v.some(Q=>Q.client===nt)),
et=(0,Et.c1)(v,({place:nt,services:Q})=>JSON.stringify([nt,Q])).map(nt=>{const[Q]=nt,rt=(0,J.cu)(t.host),{services:mt}=Q,yt={kind:"found",url:rt,services:mt},dt={
...t.attempt.timing,totalMs:0},ft={...t,attempt:{discovery:yt,hops:[],timing:dt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:nt.map(({client:wt})=>wt),
visit:ft,forced:Q}});return _.length>0||et.length===0?[{clients:_,visit:t,forced:null},...et]:et}function H({host:t,attempt:{discovery:l}},{place:v,services:_},Y){
const et={host:(0,J.nx)(t),at:(0,A.cA)(v)},nt=l.kind==="found"?l.services:_,[Q,rt]=[_,nt].map(gt=>new Map(gt.map(({id:ft,value:wt})=>[ft,W(wt)]))),yt=[...new Set(
[..._,...nt].map(({id:gt})=>gt))].filter(gt=>Q?.get(gt)!==rt?.get(gt)),dt=(0,it.kV)({...et,services:yt});return[(0,it.Yv)(et),...yt.length>0?[dt]:[]].map(gt=>(0,k.
kH)(gt,{clients:Y}))}function W(t){const l=(v,_)=>(0,F.G)(_)?Object.fromEntries(Object.entries(_).sort()):_;try{return JSON.stringify(t??null,l)}catch{return"ne\
sted too deeply"}}var ot=e(4606);const lt=(t,l)=>t.filter(v=>!(0,ot.Hf)(v,l.token)).map(v=>vt(v,l));function vt(t,l){const{visit:v,requirements:_,clients:Y,token:et,
concerned:nt}=l,{services:Q,places:rt}=Ct(t.services,_),mt=(0,ot.wD)(t,et),yt=t.needed&&St({problem:mt,services:Q},l),dt=t.affects.filter(ft=>nt.includes(ft)),gt={
...t,problem:mt,services:Q,needed:yt,affects:dt,host:v.host};return(0,A.hD)({...gt,severity:(0,A.v1)(gt,Y),places:t.places.length===0?rt:(0,Et.As)($t(t.places))},
l)}function St({problem:t,services:l},{visit:{host:v,attempt:_},requirements:Y,answering:et,depth:nt}){if(nt==="discovery"||_.discovery.kind==="skipped")return!0;
const Q=l.some(mt=>et.has(`${v} ${mt}`));if(t.code==="service-url-no-slash"&&Q)return!1;const rt=Y.filter(({service:mt})=>l.length===0||l.includes(mt));return rt.
length===0||rt.some(({isForInit:mt})=>mt)}function Ct(t,l){const v=nt=>l.filter(({service:Q})=>nt.includes(Q)),_=t.length===0?l:v(t),Y=t.filter(nt=>_.some(({service:Q})=>Q===
nt)),et=(_.length>0?_:v(["any"])).flatMap(nt=>nt.because);return{services:Y.length>0?Y:t,places:(0,Et.As)($t([...new Set(et)]))}}function $t(t){const{inUse:l=[],
aside:v=[]}=Object.groupBy(t,_=>typeof _!="string"&&(0,Et.MV)(_)?"aside":"inUse");return[...l,...v]}function _t(t,l){return l.every(({isImplied:_})=>_)?[...l.flatMap(
({clients:_})=>_),...(0,N.Yr)(t)]:N.zK}var Rt=e(3956);function xt(t){if(!Array.isArray(t))return bt(t);const{shown:l,more:v}=(0,j.zN)(t,5);return`[${l.map(bt).join(
", ")}${v>0?", \u2026":""}]`}function bt(t){return t===void 0?"missing":typeof t=="object"&&t!==null?(0,j.go)(t):(0,j.dh)(JSON.stringify(t))}const Lt=({host:t,value:l,
why:v})=>(0,d.CC)("login-type",{message:(0,w.xI)`login.v1 of host ${(0,w.KT)(t)} is ${(0,j.go)(l)}, not an object`,operator:'set login.v1 to an object with "cli\
ent", "authz" and "token"',note:(0,j.zd)(v)}),Dt=t=>l=>`is ${xt(l)}${l===void 0?"":`, not ${t}`}`,jt=t=>l=>`is ${xt(l)}${t}`,Wt=t=>l=>`${Dt("an array")(l)}; the\
 clients ignore it${t}`,re={"client-missing":[Dt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empt\
y string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Dt("an array of strings"),'set "grant_types" to ["\
authz_code"], or remove it'],"grant-types-unsupported":[jt(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[
jt('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Dt("a string with a URL"),
'set "authz" to the URL of the authorization endpoint'],"token-missing":[Dt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[
Dt("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[jt("; both must be whole numbers from 1024 t\
o 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[jt("; the first port is greater than the last"),"write the lowe\
r port first"],"ports-single":[jt("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"po\
rts-ignored":[Wt(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Dt("an array of strings"),'set "sco\
pes" to an array of strings, or remove it'],"scopes-ignored":[Wt(""),'set "scopes" to an array of strings, or remove it']};function ie(t,l){const v=t.rule.replace(
/-\w+$/,"").replace("-","_"),_=(0,w.xI)`"${v}" in login.v1 of host ${(0,w.KT)(l)}`;if("why"in t){const Q=`set "${v}" to an https:// URL without user name, or to\
 a path that starts with a slash`,rt=(0,w.xI)`${_}: ${(0,w.b7)(l,(0,j.dh)(t.why))}`;return(0,d.CC)(`login-${t.rule}`,{message:rt,operator:Q})}const[Y,et]=re[t.rule],
nt=(0,w.xI)`${_} ${Y(t.value)}`;return(0,d.CC)(`login-${t.rule}`,{message:nt,operator:et})}function ae({host:t,endpoints:l}){const v=l.map(({name:et})=>`"${et}"`).
join(" and "),[_]=l,Y=l.length===1;return(0,d.CC)("login-url-port",{message:(0,w.xI)`${v} in login.v1 of host ${(0,w.KT)(t)} ${Y?"names":"name"} no port, so a login uses port 443: ${(0,w.
KT)(_?.url??"")}`,operator:`write a path that starts with a slash, or add :${_?.port??""} to the URL${Y?"":"s"}`})}const Ht=({offered:t})=>t.length===0?"is empt\
y":`offers ${(0,j.K4)(t,20,j.dh)}`;function Gt(t,l){const{id:v,host:_,offered:Y,block:et}=t,nt=`the discovery document, which ${Ht(t)}`;if(et!==null)return`add ${v}\
 to the \`host\` block at ${et}, which ${Ht(t)}`;if(v===L.xq&&l)return(0,w.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,w.
KT)(_)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${v}`;const Q=(0,L.qE)(v)?Y.find(mt=>(0,L.OA)(mt)===v):void 0,rt=v===L.xq?`use a host that offer\
s ${v}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${v}`;return{
operator:Q===void 0?`add ${v} to ${nt}`:`rename ${Q} to ${v} in ${nt}`,user:rt}}const Vt=t=>t.id==="any"?(0,d.CC)("service-missing",{message:(0,w.xI)`host ${(0,w.
KT)(t.host)} does not provide any service`,operator:`add a service to the discovery document, which ${Ht(t)}`}):(0,d.CC)("service-missing",{message:t.why,help:Gt(
t,t.isArtifactory)}),ce=t=>(0,d.CC)("service-version",{message:t.why,help:t.isReadable?Gt(t,!1):`require an id of the form NAME.vN; the discovery document ${Ht(
t)}`}),le=({id:t,host:l,value:v,why:_})=>(0,d.CC)("service-type",{message:(0,w.xI)`${t} of host ${(0,w.KT)(l)} is ${(0,j.go)(v)}, not a string with a URL`,operator:`\
set ${t} to a URL such as "/v1/modules/"`,note:(0,j.zd)(_)});var Ft=e(8225),Yt=e(9179);function ue({discovery:t},l){return t.kind==="found"?de(t,l):{services:[],
notes:t.kind==="absent"?[he(t,l)]:[]}}function de(t,l){const{requirements:v,clients:_,reader:Y}=l,et=t.services.map(({id:Tt})=>Tt),nt=t.services.some(({value:Tt})=>typeof Tt==
"string"&&Tt.includes("/artifactory/")),Q={...l,discovery:t,offered:et,isArtifactory:nt},rt=v.map(({service:Tt})=>Tt),mt=rt.filter(Tt=>Tt!=="any"),yt=et.filter(
Tt=>!mt.includes(Tt)&&N.Du.some(At=>L.oe(Tt,At).ok)),dt=mt.map(Tt=>Xt(Tt,Q)),gt=({outcome:Tt,notes:At,urls:Bt})=>Tt.kind!=="problem"&&!Bt.some(({endpoint:Ut,url:Kt})=>Ut===
null&&V(Kt,l))&&!At.some(Ut=>(0,A.ER)(Ut)&&_.some(Kt=>Ut.affects.includes(Kt))),ft=yt.map(Tt=>Xt(Tt,Q)),wt=!rt.includes("any")||[...dt,...ft].some(gt),Mt=[...dt,
...wt?ft.map(fe):ft],Nt=Mt.flatMap(({urls:Tt})=>Tt),Pt=rt.includes("any")&&Mt.length===0?[(0,k.kH)(Vt({...Q,id:"any",why:""}))]:[];return{services:Mt.map(({outcome:Tt})=>Tt.
kind==="problem"?{...Tt,problem:(0,d.as)(Tt.problem,Y)}:Tt),notes:[...Mt.flatMap(({notes:Tt})=>Tt),...X(Nt,l),...Pt]}}function fe({outcome:t,notes:l,urls:v}){if(!L.
fg.has(t.id))return{outcome:t,notes:[],urls:[]};const _=Y=>({...Y,needed:!1});return{outcome:t,notes:l.map(_),urls:v.map(_)}}function he({absence:t,url:l},{requirements:v,
host:_}){const Y=v.map(({service:nt})=>nt).filter(nt=>nt!=="any"),et=(0,Rt.HB)({host:_,url:(0,G.Pl)(l),why:t,required:Y});return(0,k.kH)(et,{services:Y.length===
1?Y:[]})}function Xt(t,l){const{services:v,url:_}=l.discovery,Y=wt=>L.TE(t,{services:v,documentUrl:_,display:l.host,client:wt}),nt=(l.requirements.find(({service:wt})=>wt===
t)?.clients??l.clients).map(wt=>({client:wt,lookup:Y(wt)})),[Q,...rt]=nt;if(Q===void 0)throw new Error("no client is checked");const mt=rt.filter(({lookup:wt})=>wt.
kind!==Q.lookup.kind),yt=wt=>!me(wt)||Y(wt).kind===Q.lookup.kind,dt=mt.length===0?(0,N.SZ)(t).filter(yt):[Q.client],gt=Zt(t,Q.lookup,dt,l),ft=mt.flatMap(({client:wt,
lookup:Mt})=>Zt(t,Mt,[wt],l).notes);return{...gt,notes:[...gt.notes,...ft]}}const pe=2048,me=t=>N.Du.some(l=>l===t);function Zt(t,l,v,_){const{discovery:Y,host:et}=_,
nt=Q=>Q.map(rt=>(0,k.kH)(rt,{services:[t]}));switch(l.kind){case"url":{const{url:Q,value:rt}=l,mt=i({id:t,value:rt,url:Q,host:et}),yt=!mt.some(({code:gt})=>gt===
"service-url-invalid"),dt=(0,j.dh)((0,G.Pl)(Q),pe);return{outcome:{id:t,kind:"url",url:dt},notes:nt(mt),urls:yt?[{id:t,endpoint:null,url:Q,needed:!0}]:[]}}case"\
object":{const{login:Q,problems:rt}=Ee(l.value,Y.url,et),mt=rt.find(({severity:yt})=>yt==="error");return{outcome:mt?{id:t,kind:"problem",problem:mt}:{id:t,kind:"\
login",login:Q},notes:nt(rt),urls:(0,Ft.u)(Q).map(yt=>({...yt,id:t,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const Q=ge(t,
l,_),rt=(0,k.kH)(Q,{services:[t],clients:v});return{outcome:{id:t,kind:"problem",problem:Q},notes:[rt],urls:[]}}}}function ge(t,l,v){const _={...v,id:t,why:l.why};
switch(l.kind){case"missing":return Vt(_);case"bad-id":case"version":return ce({..._,isReadable:l.kind==="version"});case"type":return(t===L.S3?Lt:le)({..._,value:l.
value});case"bad-url":{const Y=(0,Yt.Nx)(l.why);return r(l.value)?R({..._,value:o(l.value),why:Y}):l.reason==="user-info"?b(_):f({..._,url:null,why:Y})}}}function Ee(t,l,v){
const{value:_,flaws:Y}=(0,Ft.m)(t,l,v),et={..._,authz:Jt(_.authz),token:Jt(_.token)},nt=ye(et,l),Q=nt.length===0?[]:[ae({host:v,endpoints:nt})];return{login:et,
problems:[...Y.map(rt=>ie(ve(rt),v)),...Q]}}function ye(t,l){const{name:v,port:_}=(0,G.cz)(l);return _===""||_==="443"?[]:(0,Ft.u)(t).flatMap(({endpoint:Y,text:et,
url:nt})=>{const Q=(0,G.cz)(nt),rt=Q.name.toLowerCase()===v.toLowerCase();return nt.scheme==="https"&&rt&&Q.port===""?[{name:Y,url:et,port:_}]:[]})}const ve=t=>"\
why"in t?{...t,why:(0,Yt.Nx)(t.why)}:t;function Jt(t){const l=t===null?null:(0,G.Dl)(t);return l?.ok?(0,G.Pl)(l.value):null}function we(t,l){const{visit:v,requirements:_,
predicted:Y,requests:et,isNew:nt}=t,Q=Te(t,l.dialect),rt=(0,A.TC)(v.host,_,l),mt=x(v,Q).map(At=>$e(At,t,l,rt)),yt=[...mt.flatMap(({notes:At})=>At),...Y],dt=mt.some(
({forced:At})=>At===null),gt=(0,ot.ux)(v,yt,rt,{...l,isAsked:dt}),ft=Qt(t,l,{clients:Q,reader:rt,token:gt}),wt=mt[0]?.services??[],Mt=[...dt?(0,C.so)(v,_,gt,l):
[],...dt?(0,C.uA)(v,wt,l):[],...Y,...et===null?[]:(0,u.Ey)(et,v.attempt.certificates,l),...(0,u.WN)(v,_)],Pt=[...mt.flatMap(At=>lt(At.notes,{...ft,reader:At.reader,
concerned:ft.concerned.filter(Bt=>At.viewers.includes(Bt))})),...lt(Mt,ft)],Tt=mt[0]?.forced?.place??null;return{visit:v,requirements:_,services:wt,servicesFrom:Tt,
findings:Pt,isNew:nt}}const Te=({requirements:t},{clients:l})=>l.filter(v=>t.some(_=>_.clients.includes(v))),Qt=(t,l,v)=>({...l,...t,...v,isHostNew:t.isNew,concerned:_t(
t.visit.host,t.requirements)});function Oe(t,l,v){const{visit:_,requirements:Y,isNew:et}=t,nt=(0,c.n3)({host:(0,J.nx)(_.host),thrown:v}),Q={kind:"skipped",problem:nt},
rt={..._,attempt:{..._.attempt,discovery:Q,hops:[]}},mt={clients:l.dialect.clients,reader:null,token:ot.Cg},yt=Qt({...t,visit:rt},l,mt),dt=lt([(0,k.kH)(nt)],{...yt,
concerned:N.zK});return{visit:rt,requirements:Y,services:[],servicesFrom:null,findings:dt,isNew:et}}function $e({clients:t,forced:l,visit:v},{visit:_,requirements:Y},et,nt){
const Q=l===null?nt:{...nt,role:"operator"},{services:rt,notes:mt}=ue(v.attempt,{requirements:Y,clients:t,reader:Q,block:l&&(0,A.cA)(l.place),hostname:_.host,host:(0,J.
nx)(_.host),hasToken:_.credentials?.hasToken===!0,kind:l===null?q(_,et.resolve):"loopback"}),yt=et.dialect.releases.filter(({client:ft})=>t.includes(ft)),dt=_.forced.
map(({client:ft})=>ft),gt=l===null?N.zK.filter(ft=>!dt.includes(ft)):t;return{forced:l,reader:Q,viewers:gt,services:rt,notes:[...l===null?[]:H(_,l,t),...(0,u.Ii)(
v,{...et,clients:t,releases:yt}),...mt,...l===null?(0,z.I4)(_.host,rt,Y,et):[]]}}function ke(t){const l=_=>{const Y=t.filter(({problem:et,affects:nt})=>nt.includes(
_)&&et.usualSeverity!=="notice");return Y.some(A.ER)?"fails":Y.length>0?"warns":"works"},v=N.zK.map(_=>[_,l(_)]);return Object.fromEntries(v)}var Se=e(8161),_e=e(
2389),Ce=e(2798),Re=e(6452),xe=e(7688),Me=e(1331),qt=e(2218),Ae=e(3214),zt=e(4035),Ie=e(479),Pe=e(9968),be=e(3791),De=e(7057),Le=e(3298);async function Ne(t,l,v,_){
const{dialect:Y,configs:et,requirements:nt,expand:Q}=l,{releases:rt}=Y,{environment:mt,kill:yt,secrets:dt,stop:gt,startTimer:ft}=_,wt={environment:mt,kill:yt,learn:dt.
learn,stop:gt.signal},{credentials:Mt,forced:Nt}=(0,Ce.mQ)({...v,configs:et},wt),Pt={network:(0,Re.Af)(v,(0,N.Dv)(Y.clients,Y.versions)),credentials:Mt,concurrency:v.
concurrency,random:Math.random,now:Date.now,startTimer:ft,monotonic:_.now,stop:gt,sessions:v.depth==="discovery"?null:new Map},Tt={...Pt,forced:Nt,required:Map.
groupBy(nt,({host:It})=>It),maxRedirects:Math.max(...Y.clients.map(It=>N.NX[It])),releases:rt,timeoutMs:v.timeoutMs??(0,zt.nT)(rt),retries:v.retries,progress:It=>_.
progress({kind:"visits",...It})},At=(0,zt.pj)(t,Tt),Bt=v.depth==="discovery"?null:Promise.all([e.e(9465),e.e(6542),e.e(7907)]).then(e.bind(e,7907)),Ut=new Map((await At).
map(It=>[It.host,It])),Kt=Mt.known;if(Bt===null)return{visits:[...Ut.values()],predicted:_e.j7,tokenSources:Kt};const{predictInit:je}=await Bt,ee=(0,xe.tX)(It=>_.
progress({kind:"packages",...It})),ne=Ue(Ut,Tt,v),He=It=>(0,J.ev)(It,v),{network:Fe}=Pt,se=Be(_,{...wt,network:Fe,isNamed:He,transfers:ee}),ze={...Pt,...l,settings:v,
machine:(0,Ie.g8)(mt),directory:_.directory,learn:dt.learn,progress:It=>_.progress({kind:"registries",...It}),visits:Ut,following:Q&&{expand:Q,reach:ne.reach,fetchRepository:se.
fetchRepository,transfers:ee}},We={...v,isFork:_.isFork},oe=await je(l.roots,ze,We).finally(se.close),Ge=[...oe.notes,...ne.notes()];return{visits:[...Ut.values()],
predicted:{...oe,notes:Ge},tokenSources:Kt}}const te=100;function Ue(t,l,v){const _=new Set,Y=new Set;return{reach:async Q=>{const rt=Q.filter(({host:ft})=>!t.has(
ft)&&!Y.has(ft)),mt=(0,qt.en)(rt,v);for(const[ft,wt]of mt)t.set(ft,(0,Me.i)(ft,wt));for(const{host:ft}of rt)mt.has(ft)||(_.size<te||_.has(ft)?_.add(ft):Y.add(ft));
const yt=Map.groupBy(rt,({host:ft})=>ft),dt=[..._].filter(ft=>!t.has(ft)),gt=Map.groupBy(dt,ft=>yt.get(ft)?.every(qt.T1)??!0);for(const[ft,wt]of gt){const Nt={...l,
sessions:null,required:yt,origin:ft?{isPublic:ft}:null};for(const Pt of await(0,zt.pj)(wt,Nt))t.set(Pt.host,Pt)}},notes:()=>{const Q=[...Y].map(J.nx),rt=(0,be.q)(
{what:"hosts",max:te,names:Q});return Q.length===0?[]:[(0,k.kH)(rt,{clients:[]})]}}}function Be({environment:t,kill:l,pid:v,secrets:_,stop:Y,startTimer:et},nt){
let Q=null;const rt=(0,Le.O)(async()=>{const{gitFetcher:yt}=await e.e(679).then(e.bind(e,679));return Q=yt({...nt,kill:l,pause:dt=>(0,Ae.v7)(dt,{stop:Y,startTimer:et}),
parent:t.RUNNER_TEMP||(0,Se.tmpdir)(),pid:v,isAlive:dt=>Ke(dt,l),now:Date.now}),Q});return{fetchRepository:async({url:yt,ref:dt,depth:gt,sshkey:ft},wt)=>{const Mt=await rt(),
Nt=ft===null?null:new De.ou(ft);Nt!==null&&_.learn(Nt);const Pt={url:(0,G.jr)(yt),origin:wt,ref:dt,depth:Number(gt)||null,sshkey:Nt};return await Mt.fetch(Pt)},
close:async()=>Q?.close()}}function Ke(t,l){try{return l(t,0),!0}catch(v){return(0,Pe.Oj)(v)==="EPERM"}}}),9713:((kt,ut,e)=>{e.d(ut,{IK:()=>N,v8:()=>d,x8:()=>I,
zy:()=>b});var u=e(7075),c=e(6452);let k=function(...B){return{createGunzip:k}=process.getBuiltinModule("node:zlib"),new.target?new k(...B):k(...B)};const N={kind:"\
excerpt",maxBytes:2048},J=1e3,z=6e4,G=64*1024,j=1024,w=1024*1024,d=256*1024,f=B=>Buffer.from(B,"latin1").toString("utf8");function b({status:B,reason:m,headers:T}){
const g=$=>{const O=T.get($)?.[0];return O===void 0?null:f(O)},M=g("content-length"),S=B!==204&&B!==304&&M!=="0"?g("content-encoding"):null;return{status:B,reason:f(
m),contentType:g("content-type"),contentEncoding:S,location:g("location"),retryAfter:g("retry-after"),terraformGet:g("x-terraform-get"),apiVersion:g("tfp-api-ve\
rsion"),challenge:p(T.get("www-authenticate")??[]),declaredBytes:M===null||R(S)?null:Number(M)}}function p(B){const m=B.flatMap(g=>g.split(",")).flatMap(g=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(g)?.[1]??[]);return m.some(g=>g.toLowerCase()==="bearer")?null:m[0]??null}const R=B=>B?.toLowerCase()==="gzip";async function I(B,m,T){if(T.kind==="taken"){
try{await T.take(K(P(B),m,T.maxBytes))}finally{B.destroy()}return{bytes:new Uint8Array,truncated:!1}}const g=[];let M=0,Z;const S=T.kind==="excerpt"?setTimeout(
()=>B.destroy(),J).unref():void 0;try{for await(const O of K(B,m,T.maxBytes)){if(g.push(O),g.length===j&&g.splice(0,j,Buffer.concat(g)),M+=O.length,M>T.maxBytes)
break;M>w&&(Z??=await T.turn?.())}}catch(O){if((0,c.$N)(O)==="COMPRESSED_TOO_LARGE")M=Number.POSITIVE_INFINITY;else if(T.kind==="whole")throw O}finally{clearTimeout(
S),B.destroy(),Z?.()}return{bytes:Buffer.concat(g).subarray(0,T.maxBytes),truncated:M>T.maxBytes}}async function*P(B){let m=!1;const T=()=>{m=!0,B.destroy()};let g=setTimeout(
T,z).unref();try{for await(const M of B)clearTimeout(g),yield M,g=setTimeout(T,z).unref();if(m)throw(0,c.Au)("BODY_PAUSED","the body pauses")}catch(M){throw m?(0,c.
Au)("BODY_PAUSED","the body pauses"):M}finally{clearTimeout(g)}}function K(B,m,T){if(!R(m.contentEncoding))return B;const g=k();let M=T+G;const Z=async function*(S){
for await(const $ of S){if(M-=$.length,M<0)throw(0,c.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield $}};return(0,u.pipeline)(B,Z,g,()=>{}),g}}),7454:((kt,ut,e)=>{
e.d(ut,{be:()=>st,X5:()=>X,gQ:()=>tt,Ul:()=>at,JY:()=>ct,g2:()=>Ot,To:()=>r,dI:()=>V,Lu:()=>pt,jT:()=>ht});var u=e(9968),c=e(7811),k=e(8643),N=e(255),J=e(4067),
z=e(9509);const G=32;function j(n){const a=[];let h=n.getPeerX509Certificate();for(;h!==void 0&&a.length<G;)a.push(h),h=h.issuerCertificate;return a}function w(n,a,h){
const[C]=n;if(C===void 0)return null;const A=a.ok?a.chain.slice(0,Math.max(1,a.chain.length-1)).map(({notAfter:Et})=>Et):n.map(({validTo:Et})=>Date.parse(Et)),F=Date.
parse(C.validFrom),it=Math.min(...A);return Number.isNaN(F)||Number.isNaN(it)?null:{host:h,subject:d(C.subject)??C.subjectAltName??"",issuer:d(C.issuer)??C.issuer??
"",validFrom:new Date(F).toISOString(),expires:new Date(it).toISOString()}}const d=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var f=e(6452),b=e(8500),p=e(1692),R=e(9044),
I=e(4604);const P=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],K=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function B(n,{
name:a},h,C){const A=(0,f.$N)(n);if(P.includes(A))return await M(await C())?(0,f.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(K.test(A))return n;const F=await $(
a,h,C);return F===null?n:"flaw"in F?(h.connection.rejection=F,(0,f.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${F.flaw.kind}`)):(h.connection.unsupported=
F,(0,f.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${F.name}`))}const[m,T]=[30,100],g=Buffer.from([22,3,1,0,0]);async function M(n){const a=await new Promise(
h=>{Z().then(()=>h("")),n.once("data",C=>h(C.toString("latin1",0,5))),n.once("error",()=>h("")).once("close",()=>h("")),n.write(g)});return n.destroy(),a==="HTT\
P/"}async function Z(){for(let n=0;n<m;n+=1)await(0,b.setTimeout)(T,null,{ref:!1})}const S=[I.DS,{...I.DS,maxVersion:"TLSv1.2"}];async function $(n,a,h){for(const C of S){
const A=(0,p.createSecureContext)({...C,ca:[]}),F=await h(),it=await(0,f.ek)(F,a,n,{secureContext:A}).catch(()=>null);if(it===null)continue;const Et=O(it);return it.
destroy(),Et}return null}function O(n){const a=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(a))return{kind:"version",name:a};const[h]=j(n),C=h&&(0,R.h)(
h.raw);if(C?.ok===!1)return{flaw:C.flaw,isLeaf:!0};const A=n.getCipher().name;if(!I.Cg.includes(A))return{kind:"cipher",name:A};const F=E(n);if(!I.Yx.includes(F))
return{kind:"group",name:F};const it=C?.certificate.key;return it?.kind==="unsupported"?{flaw:{kind:"key",name:it.name},isLeaf:!0}:null}const D={prime256v1:"P-2\
56",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function E(n){const a=n.getEphemeralKeyInfo();return a===null||!("type"in a)?"":a.type==="DH"?`ffdhe${a.
size}`:D[a.name??""]??a.name??""}let y=function(...n){return{request:y}=process.getBuiltinModule("node:http"),new.target?new y(...n):y(...n)};const L="http/1.1",
q="h2";async function ct(n,a){const h=()=>Ot(n,a),C=await h();if(n.scheme==="http")return C;try{return await s(n,C,a,L)}catch(A){const F=f.$N(A);throw F.endsWith(
"_NO_APPLICATION_PROTOCOL")&&await V(n,a),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(F)?await B(A,n,a,h):A}}async function V(n,a){if(n.scheme!=="http")try{const h=await Ot(
n,a);(await s(n,h,a,q)).destroy()}catch(h){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(f.$N(h)))throw h}}function X(n){const{scheme:a}=n;if(a!=="https"&&a!==
"http")return(0,c.TR)(`unsupported protocol scheme "${a}"`);const{name:h,port:C}=(0,k.cz)(n);if(h==="")return(0,c.TR)("no Host in request URL");const A=(0,z.ER)(
h)?(0,c.Ju)(h.toLowerCase()):(0,N.Pv)(h);if(!A.ok)return A;const F=C===""?(0,k.L5)(a):Number(C);return F>0&&F<=65535?(0,c.Ju)({scheme:a,name:A.value,port:F}):(0,c.
TR)(`invalid port "${C}"`)}function st(n){const{name:a}=(0,k.cz)(n),h=(0,N.Pv)(a);return(0,z.ER)(a)||!h.ok?a:h.value}function tt(n,{name:a}){const{port:h}=(0,k.
cz)(n);return(0,k.EN)(a)+(h===""?"":`:${h}`)}function at({resolve:n},a,h){const C=n.some(A=>A.name===a);return!["private","loopback"].includes((0,J.Sz)((C?null:
h)??a))}function ht({scheme:n,name:a,port:h}){return(0,k.EN)(a)+(h===(0,k.L5)(n)?"":`:${h}`)}function pt(n,{resolve:a,chooseProxy:h}){const C=a.find(({name:A,port:F})=>A===
n.name&&(F===null||F===n.port));return C===void 0?{host:n.name,port:n.port,proxy:h(n)}:{host:C.address,port:C.addressPort??n.port,proxy:null}}async function Ot(n,a){
const{host:h,port:C,proxy:A}=pt(n,a.network);if(A===null)return f.zy(h,C,a);f.ln(n.name,a),a.connection.proxy=A.host;const F=await U(A,a);return n.scheme==="htt\
ps"?i(n,A,F):F}async function U(n,a){const h=n.protocol==="https:"?"https":"http",C=n.hostname.replace(/^\[|\]$/g,""),A={scheme:h,name:C,port:Number(n.port)||(0,k.
L5)(h)},F=new f.Ng;try{const it={...a.network,resolve:[],chooseProxy:()=>null};return await ct(A,{...a,network:it,connection:F,allowPrivate:!0})}catch(it){if((0,u.
qo)(it))throw it;const Et=`proxy ${n.host} cannot be reached: ${f.bD(it)}`;throw f.Au("PROXY_REFUSED",Et)}finally{a.connection.lookupMs=F.lookupMs,a.connection.
connectMs=F.connectMs}}async function s(n,a,h,C){const{connection:A,network:F}=h,{trust:it}=F,Et=performance.now(),x={secureContext:it.context(),ALPNProtocols:[
C]},H=await f.ek(a,h,n.name,x);A.tlsMs=performance.now()-Et;const W=j(H),ot=it.verify(W.map(({raw:lt})=>lt),n.name);if(A.certificate=w(W,ot,ht(n)),ot.ok&&H.alpnProtocol!==
q)return H;throw H.destroy(),ot.ok?f.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(A.rejection={...ot,issuer:W.at(-1)?.issuer??"",hasFile:it.hasFile},f.Au("CE\
RTIFICATE_REJECTED",`certificate rejected: ${ot.flaw.kind}`))}function r(n){if(n.username===""&&n.password==="")return{};const a=`${decodeURIComponent(n.username)}\
:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(a).toString("base64")}`}}const o=[502,503,504];function i(n,a,h){const C=`${(0,k.
EN)(n.name)}:${n.port}`;return new Promise((A,F)=>{const it=y({method:"CONNECT",path:C,headers:{host:C,...r(a)},insecureHTTPParser:!0,createConnection:()=>h});it.
on("error",Et=>{const x=`proxy ${a.host} closed the connection: ${Et.message}`;F(f.Au("PROXY_REFUSED",x))}),it.on("connect",(Et,x,H)=>{if(Et.statusCode===200&&H.
length===0)return A(h);h.destroy();const{statusCode:W=0,statusMessage:ot=""}=Et,lt=o.includes(W)?"PROXY_NOT_REACHED":"PROXY_REFUSED",vt=`proxy ${a.host} returne\
d ${W} ${ot}`;F(f.Au(lt,vt.trimEnd()))}),it.end()})}}),6452:((kt,ut,e)=>{e.d(ut,{Ng:()=>U,$N:()=>r,Au:()=>s,zy:()=>i,bD:()=>o,Af:()=>Ot,ln:()=>h,Q8:()=>it,ek:()=>n});
var u=e(610),c=e(1553),k=e(1692),N=e(255),J=e(4067),z=e(3024),G=e(8161),j=e(6760),w=e(9968),d=e(3298),f=e(9044),b=e(4604),p=e(6554);const R=8192,I=1024,P=100;function K(x){
const H=[];for(const[$t,_t]of x.sent.entries()){if(!_t.ok)return{ok:!1,flaw:_t.flaw,isLeaf:$t===0};const{certificate:Rt}=_t,{key:xt}=Rt;if(xt.kind==="rsa"&&xt.bits>
R)return{ok:!1,flaw:{kind:"key-size",bits:xt.bits},isLeaf:$t===0};H.push(Rt)}const[W,...ot]=H;if(W===void 0)throw new Error("a server sends at least one certifi\
cate");const lt=B(W,x);if(lt!==null)return{ok:!1,flaw:lt,isLeaf:!0};const vt={intermediates:ot,options:x,checks:0,hint:null},St=x.anchors(W.subject).some(({raw:$t})=>$t.
equals(W.raw))?Z(vt,[W]):g(vt,[W]);if(St!==null)return{ok:!0,chain:St};const Ct={kind:"unknown-authority",sent:E(W,ot)};return{ok:!1,...vt.hint??{flaw:Ct,isLeaf:!0}}}
function B(x,{host:H,now:W}){const ot=T(x,W);return ot!==null?ot:(0,p.AI)(x.names,H)?m(x):{kind:"other-name",names:x.names.dns}}function m({key:x}){return x.kind===
"unsupported"?{kind:"key",name:x.name}:x.kind==="rsa"&&x.bits<I?{kind:"key-size",bits:x.bits}:null}function T({unhandled:x,notBefore:H,notAfter:W},ot){const[lt]=x;
return lt!==void 0?{kind:"critical-extension",id:lt}:ot<H?{kind:"not-yet-valid",at:H}:ot>W?{kind:"expired",at:W}:null}function g(x,H){const W=H.at(-1),{options:ot,
intermediates:lt}=x,vt=ot.anchors(W.issuer),St=lt.filter(({subject:Ct})=>Ct.equals(W.issuer));for(const[Ct,$t]of[...vt,...St].entries()){const _t=Ct<vt.length;if(x.
checks+=1,x.checks>P)return null;if(H.some(Lt=>O(Lt,$t)))continue;const Rt=M(H,$t,_t,ot);if(Rt!==null&&(x.hint??=Rt),Rt!==null||!W.isSignedBy($t.x509))continue;
if(!W.x509.checkIssued($t.x509)){x.hint??={flaw:{kind:"openssl"},isLeaf:H.length===1};continue}const xt=[...H,$t],bt=_t?Z(x,xt):g(x,xt);if(bt!==null)return bt}return null}
function M(x,H,W,{now:ot}){const lt=x.at(-1),{isAuthority:vt,maxPath:St}=H,Ct=Rt=>({flaw:Rt,isLeaf:!1});if(!(vt??W))return Ct({kind:"no-authority"});const $t=x.
length===1;if(lt.unsupportedSignature!==null)return{flaw:{kind:"signature",name:lt.unsupportedSignature},isLeaf:$t};const _t=m(H)??T(H,ot);return _t!==null?Ct(_t):
St!==null&&x.length-1>St?Ct({kind:"path-length"}):null}function Z(x,H){const W=H.findIndex(({usages:lt})=>!$(lt));return W>=0?(x.hint??={flaw:{kind:"usage"},isLeaf:W===
0},null):H.every(({constraints:lt},vt)=>lt===null||H.slice(0,vt).every(({names:St})=>(0,p.z$)(St,lt)))?H:(x.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const S=[
"1.3.6.1.5.5.7.3.1","2.5.29.37.0"],$=x=>x.length===0||x.some(H=>S.includes(H)),O=(x,H)=>x.subject.equals(H.subject)&&x.keyInfo.equals(H.keyInfo)&&x.encodedNames.
equals(H.encodedNames),D=({subject:x,issuer:H})=>x.equals(H);function E(x,H){return D(x)?"self-signed":H.length===0?"leaf":H.some(D)?"root":"chain"}function y(x,H={}){
const ot=[()=>[...k.rootCertificates,...x===null?[]:[x]],...tt(H)].map(vt=>(0,d.O)(()=>q(vt()))),lt=V();return{hasFile:x!==null,context:(0,d.O)(()=>(0,k.createSecureContext)(
{...b.Hb,ca:[]})),verify:(vt,St)=>{const Ct={sent:vt.map(lt),host:St,now:Date.now()},$t=_t=>{const Rt=ot.slice(0,_t+1),bt=K({...Ct,anchors:Lt=>Rt.flatMap(Dt=>Dt()(
Lt))});return bt.ok||Rt.length===ot.length?bt:$t(_t+1)};return $t(0)}}}const L=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function q(x){const H=x.
flatMap(lt=>Array.from(lt.matchAll(L),([,vt=""])=>Buffer.from(vt,"base64"))),W=Buffer.concat(H),ot=new Map;return lt=>{const vt=lt.toString("latin1"),St=ot.get(
vt);if(St!==void 0)return St;const $t=(W.includes(lt)?H.filter(_t=>_t.includes(lt)):[]).flatMap(_t=>{const Rt=(0,f.h)(_t);return Rt.ok&&lt.equals(Rt.certificate.
subject)?Rt.certificate:[]});return $t.length>0&&ot.set(vt,$t),$t}}const ct=200;function V(){const x=new Map;return H=>{const W=Buffer.from(H).toString("latin1");
x.size>=ct&&!x.has(W)&&x.clear();const ot=x.get(W)??(0,f.h)(H);return x.set(W,ot),ot}}const X=["/etc/ssl/certs/ca-certificates.crt","/etc/pki/tls/certs/ca-bundl\
e.crt","/etc/ssl/ca-bundle.pem","/etc/pki/tls/cacert.pem","/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem","/etc/ssl/cert.pem"],st=["/etc/ssl/certs","/etc/pk\
i/tls/certs"];function tt(x,H=(0,G.platform)()){const{NODE_EXTRA_CA_CERTS:W,SSL_CERT_FILE:ot,SSL_CERT_DIR:lt}=x,vt=()=>W?(0,w.r7)(W)??[]:[];if(H!=="linux")return[
()=>[vt(),(0,k.getCACertificates)("system")].flat()];const St=ot?[ot]:X,Ct=()=>St.values().map(w.r7).find(_t=>_t!==null)??[],$t=lt?lt.split(j.delimiter):st;return[
()=>[vt(),Ct()].flat(),()=>$t.flatMap(at)]}const at=x=>(0,w.N0)(()=>(0,z.readdirSync)(x,{withFileTypes:!0}),[]).flatMap(H=>{const W=(0,j.join)(x,H.name);return(H.
isSymbolicLink()?(0,w.N0)(()=>(0,z.readlinkSync)(W),""):"/").includes("/")?(0,w.r7)(W)??[]:[]});let ht=function(...x){return{connect:ht}=process.getBuiltinModule(
"node:net"),new.target?new ht(...x):ht(...x)},pt=function(...x){return{isIP:pt}=process.getBuiltinModule("node:net"),new.target?new pt(...x):pt(...x)};function Ot(x,H){
const{resolve:W,chooseProxy:ot,authorities:lt,certificateVariables:vt}=x,{hostnames:St,tokens:Ct,allowedHosts:$t}=x,_t=$t.filter(({subdomains:xt})=>!xt),Rt=[...St,
...Ct,..._t].map(({host:xt})=>(0,N.Sv)(xt).name);return{resolve:W,chooseProxy:ot,maxInterim:H,trust:y(lt,vt),namedHosts:new Set([...Rt,...W.map(({name:xt})=>xt)])}}
class U{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}const s=(x,H)=>Object.assign(
new Error(H),{code:x});function r(x){return typeof x!="object"||x===null?"":"code"in x&&typeof x.code=="string"?x.code:""}const o=x=>typeof x=="object"&&x!==null&&
"message"in x?String(x.message):String(x);async function i(x,H,W){const{connection:ot}=W;pt(x)!==0&&h(x,W);const lt=performance.now();let vt=lt;const St=ht({host:x,
port:H,noDelay:!0,lookup:Et(W,()=>{vt=performance.now(),ot.lookingUp=!1,ot.lookupMs=vt-lt})});return W.hold(St),await a(St,"connect"),ot.connectMs=performance.now()-
vt,ot.address=St.remoteAddress??null,St}async function n(x,H,W,ot){const lt=(0,k.connect)({...ot,socket:x,servername:pt(W)===0?W.replace(/\.$/,""):"",rejectUnauthorized:!1});
return H.hold(lt),await a(lt,"secureConnect"),lt}function a(x,H){return new Promise((W,ot)=>{const lt=()=>ot(s("ECONNRESET","the connection was closed")),vt=()=>W(
void x.off("close",lt));x.once(H,vt).once("error",ot).once("close",lt)})}function h(x,H){const W=C(x,H);if(W!==null)throw W}function C(x,{allowPrivate:H}){const W=(0,J.
Sz)(x);return W==="metadata"?s("ADDRESS_METADATA",`${x} is a metadata address`):W==="public"||H?null:s(W==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${x}\
 is a ${W} address`)}const A=253,F=x=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(x);async function it(x,H){if(h(x,H),pt(x)!==0)return;const W=await(0,c.lookup)(x,{all:!0});
for(const{address:ot}of W)h(ot,H)}function Et(x,H){return(W,ot,lt)=>{const Ct=(F(W)||W.replace(/\.$/,"").length>A?s("ENOTFOUND",`no such host: ${W}`):null)??C(W,
x);if(Ct!==null)return queueMicrotask(()=>lt(Ct,[]));x.connection.lookingUp=!0,(0,u.lookup)(W,{...ot,all:!0},($t,_t)=>{if(H(),$t!==null)return lt($t,[]);const Rt=_t.
map(({address:Lt})=>C(Lt,x)),xt=_t.filter((Lt,Dt)=>Rt[Dt]===null),bt=Rt.find(Lt=>Lt!==null);if(xt.length===0&&bt)return lt(bt,[]);lt(null,xt)})}}}),9926:((kt,ut,e)=>{
e.d(ut,{Eu:()=>k,PU:()=>c,iD:()=>u,lo:()=>N});class u{#e=[];#t;constructor(z){this.#t=z}async pass(z){const G=await this.enter();return z().finally(G)}async enter(){
return this.#t===0?await new Promise(z=>this.#e.push(z)):this.#t-=1,()=>{const z=this.#e.shift();z===void 0?this.#t+=1:z()}}}const c=4;async function k(J,z,{concurrency:G},j,w=c){
await N(Map.groupBy(J,z).values(),G*c,d=>N(d.values(),w,j))}async function N(J,z,G){const j=async()=>{for(const w of J)await G(w)};await Promise.all(Array.from(
{length:z},j))}}),7144:((kt,ut,e)=>{e.d(ut,{N:()=>pt});var u=e(8643),c=e(4067),k=e(7057),N=e(2432),J=e(9713),z=e(7454),G=e(6452),j=e(7811);function w(r){const[,
o="",i="",n=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(r)??[],a=/^HTTP\/(\d)\.(\d)$/.exec(o);if(a===null)return(0,j.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(i))return(0,j.TR)("malformed status");const[,h="",C=""]=a;return(0,j.Ju)({status:Number(i),reason:n,version:Number(h+C)})}function d(r,o){const i=p(o);if(!i.
ok)return i;const n=new Map(i.value),{status:a,reason:h,version:C}=r,A=B(a,C,n);if(!A.ok)return A;A.value==="chunked"&&n.delete("content-length");const F=A.value!==
1/0&&T(C,n);return(0,j.Ju)({status:a,reason:h,headers:n,framing:A.value,keepAlive:F})}const f=/^[\w!#$%&'*+.^`|~ -]+$/,b=r=>/^[\t -~\u0080-\u00ff]*$/.test(r);function p(r){
const o=new Map;for(const i of P(r)){const n=i.indexOf(":"),a=i.slice(0,Math.max(n,0)),h=I(i.slice(n+1));if(!f.test(a))return(0,j.TR)("malformed header line");if(!b(
h))return(0,j.TR)("control character in a header");const C=a.toLowerCase(),A=o.get(C);A===void 0?o.set(C,[h]):A.push(h)}return(0,j.Ju)(o)}const R=/(?<![ \t])[ \t]+$/,
I=r=>r.replace(/^[ \t]+/,"").replace(R,"");function P(r){const o=[];for(const i of r){const n=I(i),a=o.at(-1);/^[ \t]/.test(i)&&a!==void 0?a.push(n):o.push([/^[ \t]|^[^:]*$/.
test(i)?":":n])}return o.map(i=>i.join(" "))}const K=["transfer-encoding","content-length","trailer"];function B(r,o,i){const n=o>=11?i.get("transfer-encoding")??
[]:[],[a]=n;if(n.length>1)return(0,j.TR)("several Transfer-Encoding headers");if(a!==void 0&&a.toLowerCase()!=="chunked")return(0,j.TR)("unsupported Transfer-En\
coding");const h=m(i,"trailer");if(a!==void 0&&h.some(it=>K.includes(it)))return(0,j.TR)("forbidden name in Trailer");const C=i.get("content-length")??[];if(new Set(
C).size>1)return(0,j.TR)("different Content-Length headers");const[A]=C,F=Number(A);return A!==void 0&&!(/^\d+$/.test(A)&&F<2**63)?(0,j.TR)("malformed Content-L\
ength"):r<200||r===204||r===304?(0,j.Ju)(0):a!==void 0?(0,j.Ju)("chunked"):(0,j.Ju)(A===void 0?1/0:F)}const m=(r,o)=>(r.get(o)??[]).flatMap(i=>i.split(",")).map(
i=>i.trim().toLowerCase());function T(r,o){const i=m(o,"connection");return r<10||i.includes("close")?!1:r>=11||i.includes("keep-alive")}const g=4096,M=16*1024;
class Z{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(o){const i=new Uint8Array(o.length);let n=0,a=0;for(;a<o.length&&this.#e!=="nothing";){if(this.#t>0){const A=Math.
min(a+this.#t,o.length);for(this.#t-=A-a;a<A;a+=1,n+=1)i[n]=o[a]??0;continue}const h=o[a]??0;if(a+=1,this.#s+=String.fromCharCode(h),this.#s.length+this.#r>g)return(0,j.
TR)("long line in chunks");if(h!==10)continue;const C=this.#i(this.#s);if(C!==null)return(0,j.TR)(C);this.#s=""}return(0,j.Ju)({data:i.subarray(0,n),used:a,isEnd:this.#e===
"nothing"})}#i(o){if(!o.endsWith(`\r
`)||o.indexOf("\r")<o.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#a(o);const i=o===`\r
`;if(this.#e==="end of data")return this.#e="size",i?null:"malformed chunk";if(this.#r+=o.length,!i)return this.#o.push(o.slice(0,-2)),null;this.#e="nothing";const n=p(
this.#o);return n.ok?null:n.why}#a(o){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(o)?(this.#t=Number.parseInt(o,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+o.length-16-2*this.#t),this.#n>M?"chunks with too little data":null)):"malformed chunk size"}}function S(r,o){const i=new tt(
r);let n=!0,a=0;return{mayRepeat:()=>a>0&&i.received===a,isFree:()=>n&&i.isEmpty&&!r.destroyed&&r.readable,get:async h=>{n=!1,a=i.received,r.write($(h),"latin1"),
await E(i);const C=await y(i,o),{framing:A}=C,F=async function*(){yield*A==="chunked"?X(i):V(i,A),n=C.keepAlive},it=()=>{n||r.destroy()};return{head:(0,J.zy)(C),
body:Object.assign(F(),{destroy:it})}}}}function $({path:r,headers:o}){const i=Object.entries(o).map(([a,h])=>`${a}: ${h}`),n=[`GET ${r} HTTP/1.1`,...i];if(n.some(
a=>/[\r\n\0]/.test(a)))throw new Error("a request has a line break");return`${n.join(`\r
`)}\r
\r
`}const O=9,D=4;async function E(r){const o=await r.arrived();if(o===null||o.length<O)return;if(o[0]===0&&o[3]===D&&o.readUInt32BE(5)===0)throw(0,G.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}async function y(r,o){r.textBytes=J.v8;for(let i=0;i<=o;i+=1){const n=L(w(await q(r))),a=[];for(;;){const C=await q(
r);if(C==="")break;a.push(C)}const h=L(d(n,a));if(h.status<100||h.status>199||h.status===101)return h}throw(0,G.Au)("HTTP_MALFORMED",`more than ${o} interim res\
ponses`)}function L(r){if(!r.ok)throw(0,G.Au)("HTTP_MALFORMED",r.why);return r.value}async function q(r){const o=await r.line();if(o===null)throw(0,G.Au)("ECONN\
RESET","the connection was closed");return o.endsWith("\r")?o.slice(0,-1):o}const ct=64*1024;async function*V(r,o){let i=o;for(;i>0;){const n=await r.arrived()!==
null;if(!n&&i===1/0)return;if(!n)throw(0,G.Au)("BODY_CUT","the body is cut off");const a=r.take(Math.min(i,ct));i-=a.length,yield a}}async function*X(r){const o=new Z;
for(;;){const i=await r.arrived();if(i===null)throw(0,G.Au)("BODY_CUT","the body is cut off");const{data:n,used:a,isEnd:h}=L(o.push(i));if(r.take(a),n.length>0&&
(yield n),h)return}}const st=10;class tt{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(o){this.#e=o[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const o=[];for(;;){const i=this.#t.indexOf(st),n=this.take(i<0?this.#t.length:i+1);if(o.push(n),this.textBytes-=n.length,this.textBytes<
0)throw(0,G.Au)("HEADERS_TOO_LARGE","too many headers");if(i>=0)return Buffer.concat(o).toString("latin1").slice(0,-1);if(await this.#n())continue;const a=Buffer.
concat(o).toString("latin1");return a===""||a==="\r"?null:a}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(o){const i=this.#t.subarray(
0,o);return this.#t=this.#t.subarray(i.length),i}async#n(){const o=await this.#e.next();return o.done===!0?!1:(this.#t=o.value,this.received+=this.#t.length,!0)}}
class at{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const ht=12;class pt{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(o){
this.network=o}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const o of[...this.#n].reverse())o.destroy()};async get(o){const i=new at;try{const{head:n,
body:a}=await this.#o(o,i);i.head=n,i.body=await(0,J.x8)(a,n,o.planBody(n))}catch(n){i.address=i.connection?.address??i.address,i.error=(0,G.$N)(n)==="ECONNRESE\
T"&&this.#e[0]||n}return i}async#o(o,i){const{scheme:n,name:a,port:h}=o.endpoint,C=`${n}://${a} ${h}`,A=`${C} private`,F=Ot(o,this.network),it=async H=>{this.#r(
H),i.address=H.address;const W=performance.now(),ot=await H.http.get(F);return i.firstByteMs=performance.now()-W,ot},x=(o.allowPrivate?[C,A]:[C]).map(H=>this.#t.
get(H)).find(H=>H?.http.isFree());if(x!==void 0)try{return await it(x)}catch(H){if(!this.#s||!x.http.mayRepeat())throw H}try{const H=this.#i(o,i),W=await(0,z.JY)(
o.endpoint,H),{address:ot}=H.connection,lt=(0,c.Sz)(ot??a)==="public"?C:A;return await it({key:lt,http:S(W,this.network.maxInterim),socket:W,address:ot})}catch(H){
throw(0,G.$N)(H)==="HTTP2_FRAME"&&await(0,z.dI)(o.endpoint,this.#i(o,i)),H}}#r(o){const i=this.#t;i.delete(o.key),i.set(o.key,o);const[n]=i;i.size>ht&&n!==void 0&&
(i.delete(n[0]),n[1].socket.destroy())}#i({allowPrivate:o},i){const n=new G.Ng;i.connection=n;const a=h=>{this.#n.add(h),h.on("error",C=>{(0,G.$N)(C).startsWith(
"ERR_SSL")&&this.#e.push(C)}),h.on("close",()=>this.#n.delete(h)),this.#s||h.destroy()};return{network:this.network,connection:n,allowPrivate:o,hold:a}}}function Ot(r,o){
const{url:i,endpoint:n,token:a,headers:h}=r,C=n.scheme==="http"?(0,z.Lu)(n,o).proxy:null,A=(0,z.gQ)(i,n),F=(0,u.t5)(i);return{path:U(C===null?F:`http://${A}${F}`).
replace(/ /g,"%20"),headers:{host:A,"user-agent":N._O,...h,...h.range===void 0?{"accept-encoding":"gzip"}:{},...s(i,a),...C===null?{}:(0,z.To)(C)}}}const U=r=>Buffer.
from(r,"utf8").toString("latin1");function s(r,o){if(o!==null)return{authorization:U(`Bearer ${o.reveal()}`).trimEnd()};const i=(0,u.aR)(r);return i===null||i.length>
k.$c?{}:{authorization:i}}}),3070:((kt,ut,e)=>{e.d(ut,{e:()=>X});var u=e(8643),c=e(9432),k=e(1281),N=e(8032),J=e(7057),z=e(9713),G=e(7454),j=e(8161),w=e(9968),d=e(
8936),f=e(3956),b=e(3368),p=e(6360),R=e(2801),I=e(6452);const P=U=>({describe:U,transient:!1}),K=U=>({describe:U,transient:!0}),B=U=>s=>d.T0({host:s.host,why:U}),
m=U=>K(({host:s})=>d.P6({host:s,error:U})),T=U=>P(({host:s})=>b.cI({host:s,error:U})),g=U=>K(({host:s,asks:r})=>r==="document"?f.Eh({host:s,why:U}):(0,p.Bz)({host:s,
why:U})),M=U=>P(({host:s,asks:r})=>(0,R.AO)({host:s,address:U,asks:r})),Z=P(({host:U,text:s})=>d.P0({host:U,error:s}));function S({host:U,rejection:s}){if(s===null)
throw new Error("a certificate is rejected for a reason");const{flaw:r,isLeaf:o,issuer:i="",hasFile:n=!1}=s;return r.kind==="expired"?b.vk({host:U,isLeaf:o,at:r.
at}):r.kind==="not-yet-valid"?b.x1({host:U,isLeaf:o,at:r.at}):r.kind==="other-name"?b.B_({host:U,names:r.names}):b.SE({host:U,isLeaf:o,flaw:r,issuer:i,hasFile:n})}
const $={ENOTFOUND:P(B("no-such-host")),ENODATA:P(B("no-such-host")),EAI_AGAIN:K(B("no-answer")),EAI_FAIL:K(B("server-failed")),ECONNREFUSED:m("refused"),ECONNRESET:m(
"closed"),ECONNABORTED:m("closed"),EPIPE:m("closed"),EHOSTUNREACH:m("no-host-route"),ENETUNREACH:m("no-network-route"),ETIMEDOUT:K(({host:U,asks:s})=>d.Qs({host:U,
asks:s,phase:"connection",limitMs:null})),BODY_PAUSED:K(({host:U,asks:s})=>d.Qs({host:U,asks:s,phase:"body",limitMs:null})),PROXY_NOT_REACHED:K(({host:U,text:s})=>d.
P6({host:U,error:{proxy:s}})),PROXY_REFUSED:P(({host:U,text:s})=>b.rZ({host:U,reason:s})),PLAIN_HTTP:P(b.MY),ADDRESS_METADATA:M("metadata"),ADDRESS_PRIVATE:M("p\
rivate"),ADDRESS_RESERVED:M("reserved"),CERTIFICATE_REJECTED:P(S),TLS_UNSUPPORTED:P(({host:U,unsupported:s})=>b.cI({host:U,error:s??{code:"TLS_UNSUPPORTED"}})),
ERR_SSL_WRONG_VERSION_NUMBER:T({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:T({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:T({kind:"client-ce\
rtificate"}),HTTP_MALFORMED:Z,HTTP2_FRAME:Z,HTTP2_ONLY:P(R.ro),HEADERS_TOO_LARGE:P(f.ku),BODY_CUT:g("closed"),Z_BUF_ERROR:g("gzip"),Z_DATA_ERROR:P(({host:U,asks:s})=>s===
"document"?f.jN({host:U,encoding:"broken gzip"}):(0,p.Bz)({host:U,why:"not-gzip"}))};function O(U){return U.endsWith("UNRECOGNIZED_NAME")?T({kind:"unknown-name"}):
/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(U)?T({code:U}):m({code:U})}function D(U){const{code:s}=U,r=Object.hasOwn($,s)?$[s]:void 0,{describe:o,transient:i}=r??O(s);return{
problem:o(U),transient:i}}function E({error:U,connection:s,head:r},{endpoint:o,asks:i,limitMs:n}){const a=(0,G.jT)(o);if(n!==null){const it=L(s,r!==null);return{
problem:d.Qs({host:a,asks:i,phase:it,limitMs:n}),transient:!0}}const h=(0,I.$N)(U);if(h===""||(0,w.qo)(U))throw U;/^E(?:NOTFOUND|AI_)/.test(h)&&(0,w.yR)(j.devNull);
const C=r!==null&&y.test(h)?"BODY_CUT":h,{rejection:A,unsupported:F}=s??new I.Ng;return D({code:C,text:(0,I.bD)(U),asks:i,host:a,rejection:A,unsupported:F})}const y=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function L(U,s){return U?.lookingUp?"lookup":U?.connectMs===null?"connection":s?"body":"response"}const q=[301,302,303,307,308],ct=8192;class V{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(s){
this.options=s,this.started=s.monotonic(),this.startsInPublic=s.origin?.isPublic??!0}}async function X(U){const s=new V(U),r=U.startTimer(U.timeoutMs,()=>{s.timedOut=
!0,U.session.close()});try{const o=await st(s),{connections:i,firstByteMs:n,headMs:a,started:h}=s,C=Et=>{const x=i.map(H=>H[Et]).filter(H=>H!==null);return x.length===
0?null:x.reduce((H,W)=>H+W)},A=[...s.hops],F=[...i.flatMap(({certificate:Et})=>Et??[])],it={lookupMs:C("lookupMs"),connectMs:C("connectMs"),tlsMs:C("tlsMs"),firstByteMs:n,
totalMs:U.monotonic()-h};return{response:o,hops:A,timing:it,headMs:a,certificates:F}}finally{r()}}async function st(U){let{url:s}=U.options;for(;;){const r=(a,h)=>pt(
(0,k.Y3)({redirect:a,url:(0,u.Pl)(s),why:h})),o=(0,G.X5)(s);if(!o.ok)return r("to",o.why);const i=await at(U,s,o.value);if(i.kind==="failed"||!tt(i.head))return i;
const n=(0,u.O2)(s,i.head.location??"");if(!n.ok)return r("from",`failed to parse Location header: ${n.why}`);if(U.hops.length>U.options.maxRedirects)return Ot(
U,n.value);if((0,u.jr)(n.value).length>ct){const a=`its URL has more than ${ct} characters, which servers do not accept`;return r("from",a)}s=n.value}}const tt=({
status:U,location:s})=>q.includes(U)&&!!s;async function at(U,s,r){const{options:o,hops:i}=U,{token:n,session:a,planBody:h,headers:C,origin:A}=o,{network:F}=a,it=i.
length===0&&A===null;U.urls.add((0,u.jr)(s)),U.stops.push({scheme:r.scheme,name:(0,G.be)(s)});const Et=n===null?"none":(0,J.nL)(U.stops).at(-1)??"dropped";U.headMs=
null;const x=o.monotonic(),H=await a.get({url:s,endpoint:r,token:Et==="sent"?n:null,headers:C,allowPrivate:!U.startsInPublic||it||F.namedHosts.has(r.name),planBody:Ct=>(U.
headMs=o.monotonic()-U.started,tt(Ct)?z.IK:h(Ct))});i.push(ht(H,s,Et,o.monotonic()-x));const{connection:W,head:ot,body:lt}=H;if(W!==null&&U.connections.push(W),
lt!==null&&(U.firstByteMs=(U.firstByteMs??0)+H.firstByteMs),it&&(U.startsInPublic=(0,G.Ul)(F,r.name,H.address)),ot!==null&&lt!==null)return{kind:"received",url:s,
head:ot,body:lt};const vt=U.timedOut?o.timeoutMs:null,{asks:St}=o;return{kind:"failed",...E(H,{endpoint:r,asks:St,limitMs:vt})}}function ht({connection:U,address:s,
head:r},o,i,n){return{url:(0,c.dh)((0,u.Pl)(o)),status:r?.status??null,reason:(0,c.dh)(r?.reason??""),mediaType:r?.contentType?(0,c.dh)(r.contentType):null,authorization:i,
challenge:r?.challenge?(0,c.dh)(r.challenge):null,address:s,proxy:U?.proxy??null,ms:n}}const pt=U=>({kind:"failed",problem:U,transient:!1});function Ot({urls:U,
hops:s,options:r},o){const{asks:i,maxRedirects:n}=r,a=s[0]?.url??"";if(U.has((0,u.jr)(o)))return pt((0,k.f0)({url:a,asks:i,to:(0,u.Pl)(o)}));const h=s.length,C=i===
"document"?N.NX:{terraform:n,opentofu:n},A=N.Du.filter(F=>h>C[F]);return pt((0,k.KA)({url:a,asks:i,redirects:h,clients:A,limits:C}))}}),7688:((kt,ut,e)=>{e.d(ut,
{kJ:()=>G,sP:()=>j,tX:()=>w});var u=e(3298),c=e(9926);const k=8,N=4,J=512*1024*1024,z=64*1024*1024,G={kind:"unread",why:`this check reads at most ${z/1024/1024}\
 MiB of configuration in all packages`},j={kind:"unread",why:`this check transfers at most ${J/1024/1024} MiB of packages`};function w(d){const f=new c.iD(k),b=(0,u.
O)(P=>new c.iD(N)),p=[];let R=0;async function I(P,K){p.push(P),d({done:R,waiting:p});try{return await K()}finally{p.splice(p.indexOf(P),1),R+=1,d({done:R,waiting:p})}}
return{pass:(P,K)=>b(P).pass(()=>f.pass(()=>I(P,K))),room:{bytes:J,kept:z}}}}),9044:((kt,ut,e)=>{e.d(ut,{h:()=>m});var u=e(3298),c=e(5389);const k=["1.3.132.0.3\
3","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],N="1.2.840.113549.1.1.10",J={[N]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"\
ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP51\
2r1","1.3.132.0.10":"secp256k1"},z="public key",G=()=>new c.G4(z);function j(V,X){const[st,tt]=c.nx(V,z),[at,ht]=c.nx(st,z),pt=c.xP(at),Ot=c.e4(tt,z);switch(pt){case"\
1.2.840.113549.1.1.1":if(ht?.whole.toString("hex")!=="0500")throw G();return d(Ot,X);case"1.2.840.10045.2.1":return f(Ot,ht,X);case"1.3.101.112":if(ht||Ot.length!==
32)throw G();return{kind:"ed25519"};default:return{kind:"unsupported",name:J[pt]??pt}}}const w=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function d(V,{publicKey:X}){const st=c.
nx(c.ZE(V,z)[0],z);if(!st.every(({content:pt})=>w.test(pt.toString("hex")))||(st[1]?.content.length??0)>8)throw G();const{modulusLength:at=0,publicExponent:ht=0n}=X.
asymmetricKeyDetails??{};return ht>1n&&ht%2n===1n&&ht<2n**31n?{kind:"rsa",bits:at}:{kind:"unsupported",name:`RSA with the exponent ${ht}`}}function f(V,X,st){const tt=X?.
tag===6?c.xP(X):"explicit parameters";if(!k.includes(tt))return{kind:"unsupported-curve",curve:J[tt]??tt};if(V[0]!==4||st.publicKey.asymmetricKeyType!=="ec")throw G();
return{kind:"ecdsa"}}const b=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,p=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
R=["201 20","202 30","203 40"];function I(V){const[X,st]=c.nx(V,"signature algorithm"),tt=c.xP(X),[,at,ht]=p.exec(st?.whole.toString("hex")??"")??[];return tt===
N&&R.includes(`${at} ${ht}`)||b.test(tt)?null:tt===N?"RSA-PSS with other parameters than SHA-2":J[tt]??tt}var P=e(6554);let K=function(...V){return{X509Certificate:K}=
process.getBuiltinModule("node:crypto"),new.target?new K(...V):K(...V)};const B=V=>({ok:!1,flaw:V});function m(V){try{const X=new K(V),{raw:st}=X;if(!st.equals(
V))throw new c.G4("certificate");return S(X,st)}catch(X){const st=X instanceof c.G4?X.message:"certificate";return B({kind:"malformed",part:st})}}const T=160,g=[
"020100","020101","020102"],M=163;function Z(V){const X=c.nx(V,"certificate"),st=X[0]?.tag===T,tt=st?X[0]?.content.toString("hex"):g[0];if(!g.includes(tt??""))throw new c.
G4("version");return{isThird:tt===g[2],fields:X.slice(st?1:0)}}function S(V,X){const[st,tt]=c.nx(c.ZE(X,"certificate")[0],"certificate"),{isThird:at,fields:ht}=Z(
st),[,pt,Ot,,U,s,...r]=ht;if(!pt||!Ot||!U||!s)throw new c.G4("certificate");if(!tt?.content.equals(pt.content))throw new c.G4("signature algorithm");if(V.serialNumber.
startsWith("-"))return B({kind:"negative-serial"});O(Ot,"issuer"),O(U,"subject");const[o,i]=[D(V.validFrom),D(V.validTo)],n=j(s,V);if(n.kind==="unsupported-curv\
e")return B({kind:"curve",curve:n.curve});const a=at?r.find(({tag:C})=>C===M):void 0;return{ok:!0,certificate:{raw:X,x509:V,isSignedBy:(0,u.O)(C=>$(V,C)),subject:U.
whole,issuer:Ot.whole,notBefore:o,notAfter:i,unsupportedSignature:I(pt),key:n,keyInfo:s.whole,isAuthority:at?V.ca:null,...L(a)}}}function $(V,X){try{return V.verify(
X.publicKey)}catch{return!1}}function O(V,X){const st=c.nx(V,X).flatMap(tt=>c.nx(tt,X,49));for(const tt of st){const[,at]=c.nx(tt,X);if(at===void 0||!c.KH(at))throw new c.
G4(X)}}function D(V){const[,X,st]=/^(.*:\d\d) (\d+) GMT$/.exec(V)??[],tt=new Date(`${X} 2000 GMT`).setUTCFullYear(Number(st));if(Number.isNaN(tt))throw new c.G4(
"validity");return tt}const E=[15,19,31,32,33,36,37,54].map(V=>`2.5.29.${V}`),y=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function L(V){const X="extensions",
st=new Map,tt=[];for(const U of V?c.nx(c.nx(V,X,M)[0],X):[]){const[s,r,o]=c.nx(U,X),i=c.xP(s),n=o??r;if(n?.tag!==4||st.has(i))throw new c.G4(X);st.set(i,n.content),
o&&r&&c.Hn(r)&&tt.push(i)}if(tt.some(U=>y.includes(U)))throw new c.G4(X);const at=(U,s)=>{const r=st.get(`2.5.29.${U}`);return r===void 0?null:s(r)},ht=at(17,P.
m6)??{dns:[],addresses:[],others:[]},pt=at(30,P.xV);at(15,U=>c.e4(c.ZE(U,"keyUsage")[0],"keyUsage"));const Ot=new Set(E);return Object.values(ht).some(({length:U})=>U>
0)&&Ot.add("2.5.29.17"),pt?.isKnown&&Ot.add("2.5.29.30"),{encodedNames:st.get("2.5.29.17")??Buffer.alloc(0),names:ht,constraints:pt,maxPath:at(19,q),usages:at(37,
ct)??[],unhandled:tt.filter(U=>!Ot.has(U))}}function q(V){const X="basicConstraints",st=c.nx(c.ZE(V,X)[0],X),tt=st[0]?.tag===1;tt&&st[0]&&c.Hn(st[0]);const at=st[tt?
1:0]?.content;if(at&&at.length>8)throw new c.G4(X);return at===void 0?null:+`0x${at.toString("hex")}`}function ct(V){const X="extendedKeyUsage";return c.nx(c.ZE(
V,X)[0],X).map(st=>c.xP(st))}}),5389:((kt,ut,e)=>{e.d(ut,{G4:()=>c,Hn:()=>G,KH:()=>d,ZE:()=>N,e4:()=>j,nx:()=>J,xP:()=>z});var u=e(4573);class c extends Error{}
const k=48;function N(f,b){const p=[];for(let R=0;R<f.length;){const I=f[R]??0,P=f[R+1]??128,K=Math.max(P-128,0),B=P<128?P:f.readUIntBE(R+2,K),m=K===0||B>=128&&
f[R+2]!==0,T=R+2+K,g=T+B;if(!m||g>f.length||(I&31)===31)throw new c(b);p.push({tag:I,content:f.subarray(T,g),whole:f.subarray(R,g)}),R=g}return p}function J(f,b,p=k){
if(f?.tag!==p)throw new c(b);return N(f.content,b)}function z(f){const b=[0];for(const P of f?.content??[]){const K=128*(b.pop()??0)+(P&127);if(K>=2**31)throw new c(
"object identifier");b.push(K,...P<128?[0]:[])}const[p=0,...R]=b.slice(0,-1),I=Math.min(Math.floor(p/40),2);return[I,p-40*I,...R].join(".")}function G({tag:f,content:b}){
const p=b.toString("hex");if(f!==1||p!=="00"&&p!=="ff")throw new c("boolean");return p==="ff"}function j(f,b){const{tag:p=0,content:R=Buffer.alloc(0)}=f??{},I=R[0]??
8,P=((R.at(-1)??0)&(1<<I)-1)===0;if(p!==3||I>7||!P)throw new c(b);return R.subarray(1)}const w={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,
30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},d=({tag:f,content:b})=>f===12?(0,u.isUtf8)(b):w[f]?.test(b.toString("latin1"))??!1}),6554:((kt,ut,e)=>{
e.d(ut,{AI:()=>w,m6:()=>j,xV:()=>d,z$:()=>I});var u=e(4573),c=e(6429),k=e(5389);const N=130,J=135,z=[129,134];function G(m,T,g){const M=D=>m.filter(({tag:E})=>E===
D).map(({content:E})=>E),Z=M(J);if(!([N,...z].flatMap(M).every(D=>(0,u.isAscii)(D))&&Z.every(({length:D})=>T.includes(D))))throw new k.G4(g);const $=z.filter(D=>M(
D).length>0);return{dns:M(N).map(String),addresses:Z,others:$}}function j(m){const T="subject alternative names";return G((0,k.nx)((0,k.ZE)(m,T)[0],T),[4,16],T)}
function w({dns:m,addresses:T},g){const M=(0,c.r5)(g);if(M!==null)return T.some(D=>D.equals(Buffer.from((0,c.NW)(M))));const Z=g.toLowerCase(),S=Z.replace(/\.$/,
""),$=S.replace(/^[^.]*/,""),O=[Z,S,...$===""?[]:[`*${$}`]];return m.some(D=>O.includes(D.toLowerCase()))}function d(m){const T="name constraints",[g,...M]=(0,k.
ZE)(m,T),Z=(0,k.nx)(g,T),S=Z.map(({tag:L})=>L).join(),$=Z.every(({content:L})=>L.length===0);if(M.length>0||$||!["160","161","160,161"].includes(S))throw new k.
G4(T);const O=L=>Z.filter(({tag:q})=>q===L).flatMap(({content:q})=>(0,k.ZE)(q,T)).flatMap(q=>(0,k.nx)(q,T).slice(0,1)),[D,E]=[O(160),O(161)],y=[N,J,...z];return{
permitted:f(D,T),excluded:f(E,T),isKnown:[...D,...E].every(({tag:L})=>y.includes(L))}}function f(m,T){const g=G(m,[8,32],T),M=g.dns.map(S=>S.toLowerCase());if(!(M.
every(S=>b(S.replace(/^\.(?=.)/,"")))&&g.addresses.every(p)))throw new k.G4(T);return{...g,dns:M}}const b=m=>/^[!-~]*$/.test(m)&&!/^\.|\.\.|\.$/.test(m);function p(m){
const T=m.subarray(m.length/2),g=Array.from(T,M=>M.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(g)}const R=25e4;function I(m,{permitted:T,excluded:g}){
const M=T.dns.length+g.dns.length,Z=T.addresses.length+g.addresses.length,S=m.dns.length*M+m.addresses.length*Z,$=[...T.others,...g.others];if(S>R||m.others.some(
E=>$.includes(E)))return!1;const O=m.dns.every(E=>{const y=E.toLowerCase();return b(y)&&(T.dns.length===0||T.dns.some(L=>P(y,L)))&&!g.dns.some(L=>P(y,L)||K(y,L))}),
D=m.addresses.every(E=>(T.addresses.length===0||T.addresses.some(y=>B(E,y)))&&!g.addresses.some(y=>B(E,y)));return O&&D}const P=(m,T)=>T===""||m===T||m.endsWith(
T.startsWith(".")?T:`.${T}`),K=(m,T)=>m.startsWith("*.")&&T.replace(/^[^.]*/,"")===m.slice(1),B=(m,T)=>2*m.length===T.length&&m.every((g,M)=>{const Z=T[m.length+
M]??0;return(g&Z)===((T[M]??0)&Z)})}),4604:((kt,ut,e)=>{e.d(ut,{Cg:()=>N,DS:()=>b,Hb:()=>w,Yx:()=>J});let u=function(...p){return{constants:u}=process.getBuiltinModule(
"node:crypto"),new.target?new u(...p):u(...p)};const c=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],k=["AES128-GCM-SHA256",
"AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],N=[...c,...k.flatMap(p=>[`ECDHE-ECDSA-${p}`,`ECDHE-RSA-${p}`])],J=["X25519","P-256","P-384","\
P-521"],z=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecds\
a_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),G="@SECLEVEL=0",j=u.SSL_OP_LEGACY_SERVER_CONNECT|u.SSL_OP_NO_RENEGOTIATION,w={secureOptions:j,minVersion:"\
TLSv1.2",ciphers:[...N,G].join(":"),ecdhCurve:J.join(":"),sigalgs:z},b={secureOptions:j,minVersion:"TLSv1",ciphers:[...N,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM\
_8_SHA256:ALL:COMPLEMENTOFALL",G].join(":"),ecdhCurve:[...J,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].
join(":")}}),1462:((kt,ut,e)=>{e.d(ut,{Kd:()=>D,k4:()=>I,y8:()=>$});var u=e(9562),c=e(9039),k=e(8643),N=e(9432),J=e(8294),z=e(3956),G=e(9176),j=e(1879),w=e(255),
d=e(9179),f=e(9713),b=e(3070);const p={kind:"whole",maxBytes:j.bi},R=y=>y===408||y===425||y===429||y>=500;async function I(y){const{host:L,needed:q,source:ct}=y,
V=await(0,b.e)({...y,url:(0,w.cu)(L),asks:"document",headers:{accept:"application/json"},origin:y.origin??null,planBody:i=>P(i)===null?p:f.IK}),{response:X,...st}=V;
if(X.kind==="failed"){const{problem:i,transient:n}=X;return{attempt:{discovery:i.code==="host-http2"?{kind:"skipped",problem:i}:{kind:"failed",problem:i,excerpt:null},
...st},transient:n,retryAfter:null}}const{head:tt,body:at,url:ht}=X,pt=$(at.bytes),Ot=V.hops.at(-1),U={url:(0,k.Pl)(ht),page:pt,asked:(0,w.nx)(L),hop:Ot,source:ct},
s=K(X,U,q),{status:r,retryAfter:o}=tt;return{attempt:{discovery:s,...st},transient:R(r),retryAfter:o}}function P(y){const{status:L,declaredBytes:q}=y;if(L===401||
L===403)return({hop:X,...st})=>{const{authorization:tt="none",challenge:at=null}=X??{};return(0,J.iX)({...y,...st,host:st.asked,token:tt,challenge:at})};if(L!==
200)return({url:X,page:st,asked:tt})=>z.wE({...y,url:X,page:st,asked:tt,transient:R(L)});const ct=y.contentType??"",V=(0,c.i)(ct);return V!=="application/json"?
X=>z.e({...X,contentType:ct,malformed:V===null}):(q??0)<=j.bi?null:X=>z.zf({...X,bytes:q,limit:j.bi})}function K(y,L,q){const{head:ct,body:V}=y,X=y.url.user&&{name:"",
password:null},st={...y.url,user:X,fragment:""};if(ct.status===404)return{kind:"absent",url:st,absence:"status"};const tt=P(ct),at=pt=>({kind:"failed",problem:(0,G.
M8)(pt,L),excerpt:g(V.bytes)});if(tt!==null)return at(tt(L));const ht=(0,j.Tp)(V.bytes,(0,j.Zo)(q));switch(ht.kind){case"object":return{...ht,kind:"found",url:st};case"\
null":return{kind:"absent",url:st,absence:"null"};case"not-object":return at(z.g0({...L,why:ht.why}));case"not-json":return at(B(y,ht,L))}}function B({head:y,body:L},{
why:q,advice:ct},V){if(L.truncated)return z.zf({...V,bytes:null,limit:j.bi});const X=y.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(
X)?z.pN({...V,why:q,advice:ct}):z.jN({...V,encoding:X})}const m=200,T=80;function g(y){const q=(y.length<f.IK.maxBytes?d._U:d.NE)(M(y)).trim();return Array.from(
q.slice(0,2*m)).slice(0,m).join("")||null}const M=y=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(y.subarray(0,f.IK.maxBytes)),Z=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
S=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function $(y){const L=E(M(y));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(L))return null;const[,q="",ct]=/<title[^>]*>([^<]*)(<?)/i.exec(L)??[],V=q.replace(/\s+/g," ").trim(),X=(0,N.dh)(ct===""?(0,d.NE)(V):V,T);return S.test(V)?{
kind:"captive-portal",title:X}:{kind:Z.test(V)||/type=["']?password/i.test(L)?"sign-in":"other",title:X}}const O=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;
function D(y,L){const q=(0,u.V)(O.exec(M(y))?.[1]??"","struct"),ct=q.ok?String(q.value).trim():"";return ct===""||ct.toLowerCase()===L.toLowerCase()?{}:{said:(0,N.
dh)(ct)}}function E(y){let L=y.trimStart();for(;L.startsWith("<!--");){const q=L.indexOf("-->",4);if(q<0)return"";L=L.slice(q+3).trimStart()}return L}}),4035:((kt,ut,e)=>{
e.d(ut,{nT:()=>b,pj:()=>p});var u=e(9968),c=e(2801),k=e(255),N=e(9926),J=e(7144),z=e(1462),G=e(1331),j=e(3214);const w=500,d=1e4,f=3e5,b=m=>Math.min(Math.max(...m.
map(({attemptMs:T})=>T)),f);async function p(m,T){const g=new Map,M=new Set,Z={total:m.length,done:0,failed:0,waiting:new Set};await(0,N.lo)(m.values(),T.concurrency,
async O=>{if(T.stop.why!==null)return;M.add(O),Z.waiting.add(O),T.progress(Z);const D=await R(O,T).catch(E=>{if((0,u.qo)(E))throw E;return(0,G.i)(O,(0,c.n3)({host:(0,k.
nx)(O),thrown:E}))});D!==null&&g.set(O,D),Z.waiting.delete(O),Z.done+=1,(D===null||!I(D.attempt))&&(Z.failed+=1),T.progress(Z)});const{why:S}=T.stop,$={unchecked:m.
length-g.size,total:m.length};return m.flatMap(O=>{const D={host:(0,k.nx)(O),isBegun:M.has(O),...$};return g.get(O)??(S?(0,G.i)(O,(0,c.nD)({...D,stopped:S})):[])})}
async function R(m,T){const{stop:g}=T,{answer:M,clients:Z,difference:S}=await T.credentials.find(m),$=[];for(;g.why===null;){const{attempt:y,transient:L,retryAfter:q}=await K(
m,M,T);if(g.why!==null&&!I(y)||($.push(y),!(I(y)?P($,T.releases):L)||$.length>T.retries))break;await(0,j.v7)(B($.length,q,T),T)}const O=$.findIndex(I),D=O<0?$.length-
1:O,E=$[D];return E===void 0?null:{host:m,attempt:E,earlier:$.slice(0,D),later:$.slice(D+1),credentials:M&&{source:M.source,hasToken:M.token!==null,problem:M.problem},
looks:Z,difference:S,forced:T.forced.get(m)??[]}}const I=({discovery:m})=>m.kind!=="failed",P=(m,T)=>T.some(({attemptMs:g})=>!m.some(M=>I(M)&&M.timing.totalMs<=
g));async function K(m,T,g){if(T?.isUnsendable&&T.problem!==null){const L={kind:"failed",problem:T.problem,excerpt:null};return{attempt:(0,G.O)(L),transient:!1,
retryAfter:null}}const{network:M,required:Z,forced:S,stop:$,sessions:O,concurrency:D}=g,E=[...(Z.get(m)??[]).map(({service:L})=>L),...(S.get(m)??[]).flatMap(({services:L})=>L.
map(({id:q})=>q))],y=new J.N(M);$.onEnd.add(y.close);try{const{token:L=null,source:q=null}=T??{},ct=await(0,z.k4)({...g,host:m,needed:E,session:y,token:L,source:q}),
{discovery:V}=ct.attempt;return V.kind==="found"&&(O?.size??0)<D&&O?.set(y,V.url),ct}finally{$.onEnd.delete(y.close),O?.has(y)||y.close()}}function B(m,T,{random:g,
now:M}){const Z=w*2**(m-1)*(.5+g()/2);return Math.min(Math.max(Z,(0,j.VJ)(T,M())??0),d)}}),479:((kt,ut,e)=>{e.d(ut,{g8:()=>J,hg:()=>z,pS:()=>j});var u=e(8161),c=e(
6760),k=e(9968);const N={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function J(p){const R=(0,u.platform)();return{system:R==="win32"?"windows":"unix",platform:`${R===
"win32"?"windows":R}_${N[(0,u.arch)()]??(0,u.arch)()}`,environment:p,accountHome:(0,k.N0)(()=>(0,u.userInfo)().homedir||null,null)}}function z(p,R,I,P=null){const K=w(
R.environment,P),B=d(R),m=B===null?null:f(p,R,B,I),T=B===null?[]:G(B,R),g=b(R),M=S=>g(S,"plugins"),Z=(m?.dataDirectories??[]).map(M);return{main:K??(m&&{path:m.
main,chosenBy:"default"}),directory:K===null&&m!==null?m.directory:null,directoryOff:K&&m&&{path:m.directory,by:K.chosenBy},helperDirectories:Z.flatMap(S=>[S,g(
S,R.platform)]),mirrorDirectories:[...Z,...T.map(M)]}}function G(p,R){const{system:I,platform:P,environment:K}=R,B=b(R);if(I==="windows")return[B(p,"HashiCorp",
"Terraform")];if(P.startsWith("darwin"))return[p,"/"].map(g=>B(g,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:m="",XDG_DATA_DIRS:T}=K;return[
c.posix.isAbsolute(m)?m:B(p,".local","share"),...(T||"/usr/local/share:/usr/share").split(":").filter(c.posix.isAbsolute)].map(g=>B(g,"terraform"))}function j(p,R){
const I=d(R),P=R.system==="windows"?"\\":"/";return I===null||I.length<2||!p.startsWith(I+P)?p:(R.system==="windows"?"%APPDATA%":"~")+p.slice(I.length)}function w(p,R){
if(R)return{path:R,chosenBy:"cli-config"};for(const I of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const P=p[I];if(P)return{path:P,chosenBy:I}}return null}function d({
system:p,environment:R,accountHome:I}){return p==="windows"?R.APPDATA||null:R.HOME||I||null}function f(p,R,I,P){const K=b(R),B=R.system==="windows",m=K(I,B?"ter\
raform.rc":".terraformrc"),T=K(I,B?"tofu.rc":".tofurc"),g=K(I,B?"terraform.d":".terraform.d");if(p==="terraform")return{main:m,directory:g,dataDirectories:[g]};
const M=P(m)&&!P(T)?m:T;if(B)return{main:M,directory:g,dataDirectories:[g]};const{XDG_CONFIG_HOME:Z,XDG_DATA_HOME:S}=R.environment,$=!P(m)&&!P(T);return{main:Z&&
$?K(Z,"opentofu","tofurc"):M,directory:Z&&!P(g)?K(Z,"opentofu"):g,dataDirectories:S?[g,K(S,"opentofu")]:[g]}}const b=({system:p})=>(p==="windows"?c.win32:c.posix).
join}),3956:((kt,ut,e)=>{e.d(ut,{Eh:()=>b,HB:()=>P,e:()=>G,g0:()=>R,jN:()=>d,ku:()=>w,pN:()=>p,wE:()=>z,zf:()=>j});var u=e(1780),c=e(9432),k=e(9615),N=e(4481);const J='\
serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function z({location:K,retryAfter:B,transient:m,...T}){const{asked:g,status:M}=T,Z=(S,$,O=(0,c.
NM)(T,$))=>(0,k.CC)("document-status",{message:(0,u.xI)`${(0,c._r)(T)}${S}; expected 200 or 404`,help:O});if(M>=300&&M<400)return K?Z(", which clients do not fo\
llow",{operator:"redirect with 301, 302, 303, 307 or 308"}):Z(" without a Location header",{operator:"add a Location header to the redirect"});if(M===429){const S=B===
null?"":` (Retry-After: ${(0,c.dh)(B,40)})`;return Z(S,N.uK,N.uK)}if(M===511){const S="sign in to this network, or use another one",$="the network answers with \
511 Network Authentication Required",O=(0,k.Lw)(S);return{...Z("",O,O),obstacle:{verb:"does not reach",what:$,help:S}}}return m?Z("",{operator:"check the host a\
nd any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,c.B9)(g)}):Z("",{operator:"return the discovery d\
ocument, or 404 if the host has no services",user:(0,c.Wt)([]),guest:(0,c.qZ)(g)})}function G({contentType:K,malformed:B,...m}){const g=K===""?"has no Content-T\
ype":`has ${B?"a malformed Content-Type":"Content-Type"} "${(0,c.dh)(K)}"`;return(0,k.CC)("document-type",{message:(0,u.xI)`${(0,u.KT)(m.url)} ${g}; expected "application/json"`,
help:(0,c.NM)(m,{operator:"serve /.well-known/terraform.json as application/json",note:m.page===null?"most servers send it for a file named terraform.json":void 0})})}
const j=({bytes:K,limit:B,...m})=>(0,k.CC)("document-size",{message:(0,u.xI)`${(0,u.KT)(m.url)} has ${K??`more than ${B}`} bytes, limit ${B}`,help:(0,c.NM)(m,{operator:"\
check what is served at this URL",note:"a discovery document only maps service ids to URLs"})}),w=({host:K})=>(0,k.CC)("document-headers",{message:(0,u.xI)`${(0,u.
KT)(K)} sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),d=K=>"host"in K?(0,k.CC)("document-enc\
oding",{message:(0,u.xI)`${(0,u.KT)(K.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding head\
er, or compress the document"}):(0,k.CC)("document-encoding",{message:(0,u.xI)`${(0,u.KT)(K.url)} has Content-Encoding "${(0,c.dh)(K.encoding)}", which the clients do not decompress`,
help:(0,c.NM)(K,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"})}),f={closed:"closed the connection in the mid\
dle of its response",gzip:"sent a gzip document that is cut off"},b=({host:K,why:B})=>(0,k.CC)("document-incomplete",{message:(0,u.xI)`${(0,u.KT)(K)} ${f[B]}`,operator:"\
look for a server that crashes while it responds, or a proxy that changes the body"}),p=({why:K,advice:B,...m})=>(0,k.CC)("document-not-json",{message:(0,u.xI)`${(0,u.
KT)(m.url)} is not valid JSON: ${(0,c.dh)(K)}`,help:(0,c.NM)(m,{operator:B??J})}),R=({why:K,...B})=>(0,k.CC)("document-not-object",{message:(0,u.xI)`${(0,u.KT)(
B.url)} is not a JSON object: ${(0,c.dh)(K)}`,help:(0,c.NM)(B,{operator:J})}),I=20;function P({host:K,url:B,why:m,required:T}){const g=[...new Set(T.map(S=>S.split(
".")[0]??S))],M=(0,c.K4)(g,I,S=>`a ${S} service`)||"any service",Z=m==="status"?(0,u.xI)`${(0,u.KT)(B)} returned 404`:"its discovery document is `null`";return(0,k.
CC)("document-absent",{message:(0,u.xI)`host ${(0,u.KT)(K)} does not provide ${M}: ${Z}`,operator:m==="status"?"serve /.well-known/terraform.json":J,user:(0,c.Wt)(
T),guest:(0,c.qZ)(K)})}}),1281:((kt,ut,e)=>{e.d(ut,{CL:()=>f,KA:()=>G,Y3:()=>d,f0:()=>j,n4:()=>w});var u=e(8032),c=e(1780),k=e(9432),N=e(9615);const J=({url:b,asks:p})=>(0,c.
xI)`configure ${(0,c.KT)(b)} to return ${p==="document"?"the document":"its answer"}`,z=b=>(0,c.xI)`${J(b)}, or to redirect straight to it`;function G({redirects:b,
clients:p,limits:R,...I}){const P=p.map(K=>`${u.bB[K]} follows ${R[K]}`);return(0,N.CC)("redirect-limit",{message:(0,c.xI)`${(0,c.KT)(I.url)} redirects ${b} times; ${P.
join(", ")}`,operator:z(I),affects:p})}const j=({url:b,asks:p,to:R})=>(0,N.CC)("redirect-loop",{message:(0,c.xI)`the redirects of ${(0,c.KT)(b)} lead back to ${(0,c.
KT)(R)}`,operator:J({url:b,asks:p})}),w=b=>(0,N.CC)("redirect-insecure",{message:(0,c.xI)`${(0,c.KT)(b.url)} redirects to ${(0,c.KT)(b.to)}, which is not https${b.
exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),d=b=>(0,N.CC)("redire\
ct-invalid",{message:(0,c.xI)`the redirect ${b.redirect} ${(0,c.KT)(b.url)} cannot be followed: ${(0,k.dh)(b.why)}`,operator:"redirect to an https URL"}),f=({url:b,
redirects:p})=>(0,N.CC)("redirect-nested",{message:(0,c.xI)`${(0,c.KT)(b)} redirects ${p} times; the protocol only requires clients to follow 1 redirect`,operator:z(
{url:b,asks:"document"})})}),3368:((kt,ut,e)=>{e.d(ut,{BU:()=>D,B_:()=>Z,MY:()=>O,SE:()=>M,cI:()=>$,rZ:()=>G,vk:()=>j,x1:()=>w});var u=e(1780),c=e(9432),k=e(9615),
N=e(9176);const J=({host:E,isLeaf:y})=>(0,u.xI)`${y?"the certificate":"an authority in the certificate chain"} of ${(0,u.KT)(E)}`,z=E=>new Date(E).toISOString().
slice(0,10),G=({host:E,reason:y})=>(0,k.CC)("proxy-refused",{message:(0,u.xI)`${(0,u.KT)(E)} was not reached: ${y}`,help:N.TG,obstacle:{verb:"does not reach",what:(0,c.
dh)(y),help:N.TG}}),j=E=>(0,k.CC)("tls-expired",{message:(0,u.xI)`${J(E)} expired on ${z(E.at)}`,operator:"renew the certificate and reload the server"}),w=E=>(0,k.
CC)("tls-not-yet-valid",{message:(0,u.xI)`${J(E)} is not valid before ${z(E.at)}`,help:"check the clock of this machine and the start date of the certificate"}),
d={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by\
 an unknown authority that signed itself","self-signed":"is self-signed"},f=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
b="set `ca-file` to the certificate of the issuer",p="add the certificate of the issuer to `ca-file`, which does not contain it";function R(E,{issuer:y,hasFile:L,
host:q}){const ct=f.test(y),V=ct?", which looks like an intercepting proxy":"",X=`issuer ${(0,c.dh)(y.split(`
`).reverse().join(", "),100)}${V}`,at=`${L?p:b}${(E==="leaf"||E==="chain")&&!ct?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,pt={verb:"does not trust",what:X,help:at,isCommon:E==="self-signed"};return{says:(0,u.xI)`${d[E]}; ${(0,u.b7)(q,X)}`,help:at,obstacle:pt}}const I=(E,y)=>()=>({
says:E,help:y}),P=(E,y)=>({says:`has ${E}, which Terraform and OpenTofu do not support`,help:y}),K="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",B="issue it with a key of 2048 to 8192 bits",m="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",T="issue it with a program that follow\
s RFC 5280",g={"negative-serial":I("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":I("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":I("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:I("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:I("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:I("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",T),malformed:({part:E})=>({says:`is malformed (${E}); Terraform and OpenTofu cannot read it`,help:T}),curve:({curve:E})=>P(
`a key on the curve ${E}`,K),key:({name:E})=>P(`a key of the kind ${E}`,K),"key-size":({bits:E})=>P(`an RSA key of ${E} bits`,B),signature:({name:E})=>P(`a sign\
ature of the kind ${E}`,m),"critical-extension":({id:E})=>P(`the critical extension ${E}`,"issue it without that extension")};function M({flaw:E,...y}){const{says:L,
...q}=E.kind==="unknown-authority"?R(E.sent,y):(0,k.Z9)(g,E);return(0,k.CC)("tls-untrusted",{message:(0,u.xI)`${J(y)} ${L}`,...q})}function Z({host:E,names:y}){
const L=y.length===0?"no DNS name":(0,c.K4)(y,3,c.dh);return(0,k.CC)("tls-name-mismatch",{message:(0,u.xI)`the certificate of ${(0,u.KT)(E)} is for ${L}`,help:(0,u.
xI)`issue a certificate that lists ${(0,u.KT)(E)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${L}`,isCommon:!0}})}const S={"not-tls":I("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":I(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":I("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:E})=>({
says:`offers no TLS version later than ${E.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:E})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${E}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:E})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${E}`,help:"enable the group X25519 or P-2\
56 on the host"})};function $({host:E,error:y}){if("code"in y)return(0,k.CC)("tls-protocol",{message:(0,u.xI)`the TLS handshake with ${(0,u.KT)(E)} failed (${y.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:L,help:q}=(0,k.Z9)(S,y);return(0,k.CC)("tls-protocol",
{message:(0,u.xI)`${(0,u.KT)(E)} ${L}`,help:q})}const O=({host:E})=>(0,k.CC)("tls-plain-http",{message:(0,u.xI)`${(0,u.KT)(E)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function D({host:E,days:y,expires:L}){const q=y===0?"today":y===1?"in 1 \
day":`in ${y} days`;return(0,k.CC)("tls-expires-soon",{message:(0,u.xI)`the certificate of ${(0,u.KT)(E)} expires ${q}, on ${z(L)}`,operator:"renew the certific\
ate; if it is renewed automatically, find out why that has not happened"})}}),6360:((kt,ut,e)=>{e.d(ut,{Bz:()=>Z,Ev:()=>T,MI:()=>f,Mx:()=>g,RK:()=>p,hy:()=>P,m$:()=>w});
var u=e(1780),c=e(9432),k=e(9615),N=e(4481);function J({kind:S,first:$,others:O,isMixed:D,mirror:E}){const y=E===null?$:(0,u.KT)($);return O===0?y:(0,u.xI)`${y} and ${(0,c.
px)(O,D?"other":`other ${S}`)}`}const z=({kind:S,mirror:$})=>$===null?`${S}s.v1`:"the network mirror",G=S=>`the URL of ${z(S)} in the ${S.mirror===null?"discove\
ry document":"CLI configuration"}`;function j({page:S,host:$,...O},D){if(S?.kind!=="sign-in")return(0,c.NM)({page:S,asked:$},D);const E=`allow requests to ${z({
host:$,...O})} without a browser`,y=S.title===""?"":` ("${S.title}")`;return{operator:E,because:`the host returned a sign-in page${y}`}}function w(S){const{token:$,
elsewhere:O,challenge:D,isFork:E}=S,y=E&&$==="none",L=D===null?"":` and requires ${D} authentication`,q=y?"secrets are withheld from pull requests of forks":(0,N.
pt)(S,O),ct=(0,u.xI)`the versions of ${J(S)} cannot be read: ${(0,c._r)(S)}${L}`;return(0,k.CC)("versions-unauthorized",{message:(0,u.xI)`${ct}; ${q}`,...$==="n\
one"&&{unexplained:ct},help:y?N.ro:j(S,d(S)),isUnsent:(0,N.wt)(S),severity:y?"notice":$==="withheld"?"warning":"error"})}function d(S){const{host:$,source:O,elsewhere:D,
challenge:E}=S,y=z(S);if(E!==null)return{operator:`accept Bearer tokens at the URL of ${y}`,note:"the CLIs send only Bearer tokens"};const L=D===null?(0,u.xI)`check that the token is complete and has access, or ${(0,N.
qV)(O??"",$)}`:(0,u.xI)`check that ${(0,u.KT)(D)} accepts the token from ${(0,u.LA)(O??"")}: the CLIs send it the token for ${(0,u.KT)($)}, not one for ${(0,u.KT)(
D)}`;return(0,N.$w)(S,y,D,L)}function f(S){const{attempts:$,transient:O,host:D,status:E}=S,y=$>1?` in each of ${$} attempts`:"";return(0,k.CC)("versions-status",
{message:(0,u.xI)`the versions of ${J(S)} cannot be read: ${(0,c._r)(S)}${y}; expected 200`,help:j(S,b(D,E,O,G(S)))})}function b(S,$,O,D){return $===429?N.uK:O?
{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",
guest:(0,c.B9)(S)}:{operator:`check ${D}; return 200 with the versions, or 404 for an unknown name`}}const p=S=>(0,k.CC)("versions-shape",{message:(0,u.xI)`the versions of ${J(
S)} cannot be read: the response of ${(0,u.KT)(S.url)} ${(0,c.dh)(S.why)}`,help:j(S,{operator:`check ${G(S)}, and return ${S.mirror===null?I[S.kind]:R}`})}),R='\
{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',I={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":\
"1.0.0"}]}'};function P({kind:S,address:$,url:O,ignored:D,isMirror:E}){const y=D.length===0,L=y?`publish a version of the ${S}; if its tag exists, check that th\
e registry has imported it`:`publish versions as ${m[S]}`;return(0,k.CC)("versions-empty",{message:y?(0,u.xI)`${S} ${(0,u.KT)($)} has no versions: ${(0,u.KT)(O)} lists none`:
(0,u.xI)`${S} ${(0,u.KT)($)} has no valid versions: ${(0,u.KT)(O)} lists only ${K(D)}`,operator:E?B:L,user:`check the address, or ask the publisher of the ${S} \
to release a version`})}const K=S=>(0,c.K4)(S,3,$=>`"${(0,c.dh)($,40)}"`),B="add a version to the mirror, under a key of three numbers such as 1.2.0",m={module:"\
numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function T({kind:S,address:$,texts:O,rejects:D}){
const E=(0,u.xI)`the registry lists ${K(O)} for ${S} ${(0,u.KT)($)}, which ${O.length===1?"is not a version":"are not versions"}`,y=`publish versions as ${m[S]}\
, and remove others`;return(0,k.CC)("version-unreadable",{message:(0,u.xI)`${E}; the CLIs ignore ${O.length===1?"it":"them"}`,operator:y,severity:S==="module"?"\
warning":"notice",...D&&{message:(0,u.xI)`${E}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,user:"use Terraform 1.13 or later, which ign\
ores such versions",severity:"error"}})}const g=S=>(0,k.CC)("provider-warning",{message:(0,u.xI)`the registry returned a warning for ${(0,u.KT)(S.address)}: "${(0,c.
dh)(S.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),M={closed:"closed the connection before the end of a resp\
onse",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},Z=({host:S,why:$})=>(0,k.CC)(
"answer-incomplete",{message:(0,u.xI)`${(0,u.KT)(S)} ${M[$]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),
4067:((kt,ut,e)=>{e.d(ut,{Sz:()=>m,Zu:()=>P,uo:()=>T});var u=e(6429),c=e(3298);const k=g=>(0,c.O)(()=>g.trim().split(/\s+/).map(N));function N(g){const[M="",Z]=g.
split("/"),S=(0,u.r5)(M);if(S===null)throw new Error(`${M} is no address`);return{prefix:S,bits:Z===void 0?S.length*8:Number(Z)}}const J=k(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),z=k("127.0.0.0/8 0.0.0.0 ::1 ::"),G=k(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),j=k(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),w=k("0.0.0.0/0 2000::/3"),d=k("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),f=(g,M)=>g().some(Z=>(0,u.Wg)(Z,M)),b=[12,13,14,15],p=[[k("2002::/16"),[[2,
3,4,5]],0],[k("2001::/32"),[[4,5,6,7]],0],[k("2001::/32"),[b],255],[k("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],b],0]];function R(g){const M=p.filter(
([S])=>f(S,g)).flatMap(([,S,$])=>S.map(O=>O.map(D=>(g[D]??0)^$)));return/^[02],0,94,254$/.test(g.slice(8,12).join())?[...M,g.slice(12)]:M}function I(g){return g===
null?"public":f(z,g)?"loopback":f(d,g)?I(g.slice(12)):[g,...R(g)].some(M=>f(J,M))?"metadata":f(G,g)?"private":f(j,g)||!f(w,g)?"reserved":"public"}const P=g=>I((0,u.
r5)(g)),K=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,B=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function m(g){const M=g.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(M)?"loopback":B.test(M)?"metadata":I((0,u.r5)(M)??(0,u.RY)(M))}function T(g){
const M=m(g);return M!=="public"||g.includes(":")?M:K.test(g.replace(/\.$/,""))?"private":"public"}}),8225:((kt,ut,e)=>{e.d(ut,{m:()=>z,u:()=>G});var u=e(8643),
c=e(5106);const k=[1024,65535],N=["authz_code","password"],J="app.terraform.io";function z(p,R,I){const P=[],K=(O,D,E)=>(P.push({rule:D,value:E}),O),B=O=>Object.
hasOwn(p,O)?p[O]:void 0,m=j(B("client"),K),T=w(B("grant_types"),I,K),g=(O,D)=>{const E=B(O);if(typeof E!="string")return D.some(V=>T.includes(V))?K(null,`${O}-m\
issing`,E):null;const y=(0,c.vy)(R,E);if(y.ok&&(0,u.cz)(y.value).name!=="")return(0,u.jr)(y.value);const q=`failed to parse ${O==="authz"?"authorization":"token"}\
 URL: ${y.ok?"no Host in request URL":y.why}`;return P.push({rule:`${O}-invalid`,why:q}),null},M=g("authz",["authz_code"]),Z=g("token",N),S=d(B("ports"),K),$=b(
B("scopes"),K);return{value:{client:m,grantTypes:T,authz:M,token:Z,ports:S,scopes:$},flaws:P}}const G=p=>["authz","token"].flatMap(R=>{const I=p[R],P=(0,u.Dl)(I??
"");return I!==null&&P.ok?[{endpoint:R,text:I,url:P.value}]:[]});function j(p,R){return typeof p!="string"?R("","client-missing",p):p===""?R(p,"client-empty",p):
p}function w(p,R,I){if(p===void 0)return["authz_code"];if(!Array.isArray(p))return I([],"grant-types-invalid",p);const P=[...new Set(p.filter(m=>typeof m=="stri\
ng"))];return P.includes("authz_code")||P.includes("password")&&R===J?P.every(m=>N.includes(m))?P:I(P,"grant-types-unknown",p):I(P,"grant-types-unsupported",p)}
function d(p,R){if(p===void 0)return k;if(!Array.isArray(p))return R(k,"ports-ignored",p);if(p.length!==2)return R(k,"ports-count",p);const[I,P]=p;return!f(I)||
!f(P)?R(k,"ports-range",p):I>P?R(k,"ports-order",p):I===P?R([I,P],"ports-single",p):[I,P]}const f=p=>typeof p=="number"&&Number.isInteger(p)&&p>=k[0]&&p<=k[1];function b(p,R){
if(p===void 0)return[];if(!Array.isArray(p))return R([],"scopes-ignored",p);const I=p.filter(P=>typeof P=="string");return I.length===p.length?I:R(I,"scopes-inv\
alid",p)}}),1331:((kt,ut,e)=>{e.d(ut,{O:()=>u,i:()=>c});const u=k=>({discovery:k,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),c=(k,N)=>({host:k,attempt:u({kind:"skipped",problem:N}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((kt,ut,e)=>{e.d(ut,{n:()=>J});var u=e(9432);const c=["TF_CLI_ARGS_init","TF_CLI_ARGS"],k=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
N=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function J(d){const f=j(d),b=R=>f.flatMap(({name:I,value:P})=>I===R?P:[]),p=R=>b(R).
at(-1);return{upgrade:z(p("upgrade")??"false"),hasBackend:z(p("backend")??p("cloud")??"true"),isLockReadonly:p("lockfile")==="readonly",pluginDirectories:b("plu\
gin-dir"),backendConfig:b("backend-config"),variables:f.filter(({name:R})=>R==="var"||R==="var-file"),remarks:c.flatMap(R=>{const P=f.filter(({name:K,from:B})=>B===
R&&N.test(K)).map(G).join(" ");return P===""?[]:[`init is predicted with ${P} of ${R}`]})}}const z=d=>/^(1|[tT]|true|TRUE|True)$/.test(d);function G({name:d,value:f}){
if(f==="true")return`-${d}`;const b=d==="var"||d==="backend-config"&&!f.startsWith("hostname=");return`-${d}=${(0,u.dh)(b?f.replace(/=.*/s,"=\u2026"):f)}`}function j(d){
const f=c.flatMap(p=>w(d[p]??"").map(R=>({text:R,from:p}))).values(),b=[];for(const{text:p,from:R}of f){const[,I,,P]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(p)??[];if(I===
void 0)break;const K=()=>k.test(I)?f.next().value?.text??"":"true";b.push({name:I,from:R,value:P??K()})}return b}function w(d){const[f=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(d)??[];return(f.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(p=>p.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(R,I,P,K)=>String(I??
K??P.replace(/\\(.)/gs,"$1"))))}}),3791:((kt,ut,e)=>{e.d(ut,{o:()=>j,q:()=>G});var u=e(1780),c=e(9432),k=e(9615);const N=w=>w===1?"1 module or provider was":`${w}\
 modules and providers were`;function J(w){const{names:d}=w,f=(0,u.XT)(d,3,b=>(0,u.KT)((0,c.dh)(b)));switch(w.what){case"inside":return(0,u.xI)`modules and providers inside ${f} were not checked`;case"\
direct":{const b=d.length-w.git-w.oci,p=[...w.git>0?[`${(0,c.px)(w.git,"module")} from Git`]:[],...w.oci>0?[`${(0,c.px)(w.oci,"module")} from an OCI registry`]:
[],...b>0?[`${(0,c.px)(b,"module")} from an archive or bucket`]:[]];return(0,u.xI)`${p.join(" and ")} ${d.length===1?"was":"were"} not checked: ${f}`}case"oci":
return(0,u.xI)`${(0,c.px)(d.length,"provider")} ${d.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${f}`;case"\
open":return(0,u.xI)`${(0,c.px)(d.length,"module")} ${d.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${f}`;case"\
limit":return(0,u.xI)`max-requests (${w.max}) was reached, so ${N(d.length)} not checked: ${f}`;case"chain":return(0,u.xI)`${f} was not opened, because more than ${w.
max} calls lead to it`;case"hosts":return(0,u.xI)`packages name more than ${w.max} hosts that no file names, so ${f} were not contacted`;case"size":return(0,u.xI)`a response is longer than this check reads, so ${N(
d.length)} not checked: ${f}`;case"work":return(0,u.xI)`the answers of the registry take more work than this check does for one host, so ${N(d.length)} not checked: ${f}`;case"\
stopped":return(0,u.xI)`the check ended too early, so ${N(d.length)} not checked: ${f}`;case"contents":return(0,u.xI)`the checksums of ${(0,c.px)(d.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${f}`;case"package":return(0,u.xI)`${f} ${d.length===1?
"was":"were"} not opened: ${(0,c.dh)(w.why)}`;case"submodules":return(0,u.xI)`the submodules of ${f} were not fetched, and \`init\` fetches them`;case"getter":return(0,u.
xI)`the package of ${(0,c.px)(d.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${f}`;case"units":return(0,u.xI)`${(0,c.px)(
d.length,"Terragrunt unit")} ${d.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${f}`}}const z={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},G=w=>(0,k.CC)("not-followed",{message:J(w),help:w.what==="package"?w.cure:z[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"\
warning"}});function j({by:w,address:d,constraint:f,newest:b,others:p}){const R=(0,u.xI)`${(0,c.dh)(w)} requires ${(0,u.KT)((0,c.dh)(d))}${f===null?"":` "${(0,c.
dh)(f)}"`}`,I=p.length>0?`which conflicts with ${(0,c.K4)(p,3,c.dh)}`:`which no listed version fits; the newest is ${(0,c.dh)(b??"")}`,P=b===null?"which the reg\
istry does not have":I;return(0,k.CC)("module-described",{message:(0,u.xI)`according to the registry, ${R}, ${P}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}})};export{Ve as ids,Ye as modules};
