const We=[2798,2364,3611],Ge={2798:(($t,ut,e)=>{e.d(ut,{mQ:()=>D});var u=e(4347),c=e(9961),O=e(8294),L=e(8032),J=e(255),z=e(7630),G=e(3152),j=e(9432),T=e(1879),
d=e(7057),f=e(3298),P=e(7177),E=e(2170);const _=(s,r)=>({name:s,isProgram:!1,answers:r,find:o=>r.get(o)??null});async function N(s,r){let o=null;const i=[],n=[];
for(const a of s){const h=o===null||!a.isProgram,C=h?await a.find(r):null;i.push({source:C?.source??a.name,held:h?b(C):"not asked",counts:o===null&&C!==null}),C?.
problem&&n.push((0,E.kH)(C.problem,{places:C.place===null?[]:[C.place]})),o??=C}return{answer:o,looks:i,findings:n}}function b(s){return s===null?"nothing":s.token===
null?"no token":s.token.reveal()===""?"an empty token":"a token"}const K=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function S(s,r,o=null){const i=r.reveal(),n={source:s,
place:o,token:r,problem:R(s,i,o!==null)},a=i.length>d.$c||K.test(i);return a?{...n,isUnsendable:a}:n}const m=[[K,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function R(s,r,o){if(r==="")return O.QU({source:s,isInFile:o});
const i=r.length>d.$c?"length":m.find(([n])=>n.test(r))?.[1];return i!==void 0?O.Eu({source:s,slip:i}):r.length<d.Il?O.fj({source:s}):null}const g=1024*1024;function U(s,r){
let o=null;const i=async n=>{if(o!==null)return o;const a=await I(s,n,r);if("output"in a)return y(s,a.output,r);const h=B(s,a.why);return a.isStopped&&(o??=h),h};
return{name:Z(s),isProgram:!0,find:(0,f.O)(i)}}const Z=({name:s})=>`credentials helper ${s}`,w=({shown:s},r)=>({why:`failed to run ${s}: ${r}`}),k=({shown:s},r)=>({
why:`${s} ${r} and was stopped`,isStopped:!0}),x="was running when the check ended";async function I(s,r,o){if(s.refusal!==null)return w(s,s.refusal);const{timeoutMs:i,
abortAfter:n=A=>AbortSignal.timeout(A),stop:a,kill:h}=o;if(a.aborted)return k(s,x);const C=await(0,P.m)({path:s.path,args:[...s.args,"get",r],environment:Object.
fromEntries(Object.entries(o.environment).filter(([A])=>!A.startsWith("INPUT_")))},{kill:h,signal:AbortSignal.any([n(i),a]),maxBytes:g});switch(C.kind){case"not\
-started":return w(s,p[C.code]??C.code);case"stopped":return C.by==="output"?k(s,`wrote more than ${g/1024/1024} MiB`):k(s,a.aborted?x:`did not exit within ${i/
1e3} s (timeout-seconds)`);case"exited":{if(C.code===0)return{output:C.output};const A=lt(C.complaint.toString()),F=A===""?", but it produced no error message":
`: ${A}`;return{why:`error in ${s.shown}${F}`}}}}const p={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argum\
ent list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function y(s,r,{learn:o}){const i=(0,T.Tp)(r);if(i.kind==="not-json"||i.kind==="not-object")return B(
s,`malformed output from ${s.shown}: ${(0,j.dh)(i.why)}`);const n=i.kind==="null"?null:i.services.find(({id:h})=>h==="token")?.value;if(typeof n!="string")return null;
const a=new d.ou(n);return o(a),S(Z(s),a)}function B(s,r){const o=(0,c.Dz)({name:s.name,why:r});return{source:Z(s),place:null,token:null,problem:o}}const q=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
lt=s=>(0,j.dh)(s.replace(q,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function Y(s,r,o){const i=[mt(s),pt(r)],n=o.map(({helper:a,credentials:h,...C})=>{
const A=new Map(h.map(ot=>[ot.host,et(ot)])),F=[...i,_("CLI configuration",A)];return{...C,known:F,sources:a===null?F:[...F,a]}});return{known:X(n.flatMap(({known:a})=>a)),
find:async a=>{const h=await Promise.all(n.map(async({client:A,sources:F,turnedOff:ot})=>{const{looks:gt,...M}=await N(F,a);return{...M,client:A,looks:[...gt,...st(
ot,a)]}})),C=h.flatMap(({answer:A})=>A??[]);return{answer:C.find(({token:A})=>A!==null)??C[0]??null,clients:h.map(({client:A,looks:F})=>({client:A,looks:F})),findings:h.
flatMap(({findings:A})=>A),difference:at(a,h)}}}}function X(s){const r=new Map(s.toReversed().flatMap(o=>[...o.answers]));return new Map([...r].flatMap(([o,{token:i,
source:n}])=>i===null?[]:[[o,n]]))}const st=(s,r)=>s.filter(o=>o.host===r||o.host===null).map(({source:o})=>({source:o,held:"not read",counts:!1}));function et({
host:s,place:r,token:o,hasValue:i}){const n=`${r.file}:${r.line}`;if(o!==null)return S(n,o,r);const a={kind:"no token",file:n,host:s,hasValue:i},h=(0,c.P4)(a,L.
Du);return{source:n,place:r,token:null,problem:h}}function at(s,r){const[o,...i]=r,n=o?.answer?.token?.reveal(),a=i.find(({answer:C})=>C?.token?.reveal()!==n);if(o===
void 0||a===void 0)return null;const h=({client:C,answer:A})=>({client:C,source:A?.token?A.source:null});return(0,O.tK)({host:s,first:h(o),other:h(a)})}function pt(s){
const r=new Map,o=[];for(const[i,n]of Object.entries(s)){const a=(0,J.$k)(i);if(a===null||n===void 0)continue;const h=(0,z.AI)(n);h.ok?r.set(a,S(i,h.value)):o.push(
`${i}: ${h.why}`)}if(o.length>0)throw new G.GN(o);return _("TF_TOKEN_ variables",r)}function mt(s){const r="tokens setting",o=s.map(({host:i,token:n})=>{const a=S(
r,n);return[i,n.reveal()===""?{...a,token:null}:a]});return _(r,new Map(o))}const Ot=1e4;function D({tokens:s,configs:r,timeoutMs:o},i){for(const A of r.flatMap(
F=>F.secrets))i.learn(A);const n=new Map,a=A=>{if(A===null)return null;const F=JSON.stringify([A.path,...A.args]),ot={...i,timeoutMs:o??Ot},gt=n.get(F)??U(A,ot);
return n.set(F,gt),gt},h=r.map(A=>({...A,helper:a(A.helper)})),C=r.flatMap(({forced:A,client:F})=>A.map(ot=>({...ot,client:F})));return{credentials:Y(s,i.environment,
h),configs:r,complaints:(0,u.Ot)(r.flatMap(({findings:A})=>A)),forced:Map.groupBy(C,({host:A})=>A)}}}),7177:(($t,ut,e)=>{e.d(ut,{m:()=>J});var u=e(8161),c=e(6760),
O=e(9968);let L=function(...d){return{spawn:L}=process.getBuiltinModule("node:child_process"),new.target?new L(...d):L(...d)};async function J(d,f){if(f.signal.
aborted)return{kind:"stopped",by:"signal"};try{return await z(G(d),d,f)}catch(P){return{kind:"not-started",code:(0,O.Oj)(P)}}}function z(d,{environment:f,input:P},E){
const{kill:_,signal:N,maxBytes:b}=E,{promise:K,resolve:S,reject:m}=Promise.withResolvers(),[R,g]=[[],[]];let U=0;const Z=x=>{j(d,_,f),S({kind:"stopped",by:x})},
w=()=>Z("signal");N.addEventListener("abort",w);const k=x=>I=>{U+=I.length,U>b?Z("output"):x.push(I)};return d.stdout?.on("data",k(R)),d.stderr?.on("data",k(g)),
d.on("error",m).on("close",x=>{const[I,p]=[Buffer.concat(R),Buffer.concat(g)];S({kind:"exited",code:x,output:I,complaint:p})}),d.stdin?.on("error",()=>{}).end(P),
K.finally(()=>N.removeEventListener("abort",w))}const G=({path:d,args:f,environment:P,directory:E,input:_})=>L(d,f,{env:P,cwd:E,stdio:[_===void 0?"ignore":"pipe",
"pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});function j(d,f,P){try{d.pid!==void 0&&T(d.pid,f,P)}catch(E){(0,O.Oj)(E)}d.stdout?.destroy(),d.stderr?.destroy(),
d.unref()}function T(d,f,{SystemRoot:P}){if((0,u.platform)()!=="win32"){f(-d,"SIGKILL");return}const E=(0,c.join)(P??"C:\\Windows","System32","taskkill.exe"),_=[
"/pid",String(d),"/t","/f"];L(E,_,{stdio:"ignore",windowsHide:!0}).on("error",()=>f(d,"SIGKILL")).unref()}}),4347:(($t,ut,e)=>{e.d(ut,{Ot:()=>et,J1:()=>w});var u=e(
3024),c=e(6760),O=e(9562),L=e(2170),J=e(2485),z=e(255),G=e(3846),j=e(9968),T=e(523);let d=function(...s){return{configFinding:d}=e.late([3276,3123],3123),new.target?
new d(...s):d(...s)},f=function(...s){return{shownPath:f}=e.late([2218],9837),new.target?new f(...s):f(...s)};function P({name:s,args:r,place:o},i,n,a){const h=i.
map(ot=>({directory:ot,files:(0,j.wX)(ot).filter(gt=>E((0,c.join)(ot,gt)))})),C=ot=>f(ot,a),A=b(s,h);if(A!==null){const ot=(0,c.resolve)(A.directory,A.file),gt=_(
ot,a);return{helper:{name:s,args:r,path:ot,shown:C(ot),refusal:gt},findings:[]}}const F={kind:"no helper",name:s,directories:i.map(C)};return{helper:null,findings:[
d(n,F,o)]}}const E=s=>(0,u.existsSync)(s)&&!(0,u.statSync)(s).isDirectory();function _(s,{system:r}){if(r==="windows")return null;if(!(0,u.statSync)(s).isFile())
return"permission denied";const o=Buffer.alloc(256),i=()=>(0,j.ET)((0,u.openSync)(s,"r"),h=>o.subarray(0,(0,u.readSync)(h,o))),n=(0,j.N0)(i,null);return n===null||
n.toString("latin1",0,2)==="#!"||n.includes(0)?null:"exec format error"}const N="terraform-credentials-";function b(s,r){const o=r.flatMap(({directory:n,files:a})=>a.
flatMap(h=>{const C=K(h,s);return C===null?[]:{directory:n,file:h,version:C}})),[i=null]=o.toSorted((n,a)=>(0,T.Zy)(a.version,n.version));return i}function K(s,r){
if(!s.startsWith(N))return null;const o=s.toLowerCase().slice(N.length).replace(/\.exe$/,""),i=o.indexOf("_v");return(i<0?o:o.slice(0,i))!==r||o===""?null:(0,T.
oF)(i<0?"0.0.0":o.slice(i+2).replace(/_x.*$/s,""))}var S=e(5011);let m=function(...s){return{configFinding:m}=e.late([3276,3123],3123),new.target?new m(...s):m(
...s)},R=function(...s){return{parseConfigFile:R}=e.late([3276,3123],3123),new.target?new R(...s):R(...s)},g=function(...s){return{configPaths:g}=e.late([2218],
9837),new.target?new g(...s):g(...s)},U=function(...s){return{shownPath:U}=e.late([2218],9837),new.target?new U(...s):U(...s)};const Z=1024*1024;function w(s,r,o=null,i=null){
const n=g(s,r,u.existsSync,o),{directory:a,directoryOff:h,helperDirectories:C}=n,A=B(n,s,r),F=[...A,...lt(a,s,r)],ot=lt(h?.path??null,s,r),gt=X(F,s),M=gt.helper&&
P(gt.helper,C,s,r),H=A[0]?.protocols??{};return{...gt,client:s,installations:F.flatMap(({installations:W})=>W),pluginDirectories:(0,S.n)(r.environment).pluginDirectories,
...k(F,r.environment),reattached:x(r.environment,s),mirrors:n.mirrorDirectories.map(W=>({path:W,shown:U(W,r)})),files:[...F.map(({file:W})=>W),...ot.map(({file:W})=>({
...W,state:"off"}))],turnedOff:[...X(ot,s).credentials.map(({host:W,place:{file:it,line:ct}})=>({host:W,source:`${it}:${ct} (${h?.by} names another file)`})),...i===
null?[]:y(i,n.main?.path??""),...r.environment.TG_TF_REGISTRY_TOKEN?[I]:[]],helper:M?.helper??null,requestTimeoutMs:s==="opentofu"?at(H,r.environment):null,patience:Ot(
s,H,r.environment),findings:[...gt.findings,...M?.findings??[]],secrets:[...F,...ot].flatMap(({secrets:W})=>W)}}function k(s,r){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:o=""}=r,
n=(s.find(({pluginCache:a})=>a!=="")?.pluginCache??"").replace(/\$(?:\{(\w+)\}|(\w+))/g,(a,h,C)=>r[h??C]??"");return{pluginCache:r.TF_PLUGIN_CACHE_DIR||n||null,
mayBreakLocks:!/^0?$/.test(o)||s.some(a=>a.mayBreakLocks)}}function x({TF_REATTACH_PROVIDERS:s=""},r){const o=(0,O.V)(s,"map");return(o.ok&&(0,O.G)(o.value)?Object.
keys(o.value):[]).map(n=>(0,G.mi)(n,r)).filter(n=>n.kind!=="invalid")}const I={host:null,source:"TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)"},p=[".terrafor\
mrc","terraform.rc",".tofurc","tofu.rc"],y=(s,r)=>p.filter(o=>{const i=(0,c.join)(s,o);return(0,u.existsSync)(i)&&i!==(0,c.resolve)(s,r)}).map(o=>({host:null,source:`${o}\
 (TF_CLI_CONFIG_FILE does not name it)`}));function B({main:s},r,o){if(s===null)return[];const{path:i,chosenBy:n}=s;if((0,u.existsSync)(i))return[Y(i,r,o)];const a={
path:i,shown:U(i,o),state:"absent"};return n==="default"?[q(a,[])]:[q(a,[m(r,{kind:"missing",setting:n,path:i},null)])]}const q=(s,r)=>({credentials:new Map,hosts:new Map,
helpers:new Map,installations:[],protocols:{},pluginCache:"",mayBreakLocks:!1,findings:r,secrets:[],isRead:!1,file:s}),lt=(s,r,o)=>(s===null?[]:(0,j.wX)(s)).filter(
i=>/\.tfrc(?:\.json)?$/s.test(i)).map(i=>Y((0,c.join)(s??"",i),r,o));function Y(s,r,o){const i=(0,j.yR)(s,Z),n=U(s,o);if(!i.ok){const h={kind:"unreadable",file:n,
failure:i.failure};return q({path:s,shown:n,state:"not read"},[m(r,h,null)])}const a=R({shown:n,...i},r);return{...a,file:{path:s,shown:n,state:a.isRead?"read":
"not read"}}}function X(s,r){const o=s.flatMap(F=>F.findings),i=(F,ot)=>{o.push(m(r,F,ot))},n=st(new Map(s.flatMap(F=>[...F.credentials])),i),a=st(new Map(s.flatMap(
F=>[...F.hosts])),i),[h,...C]=new Map(s.flatMap(F=>[...F.helpers]));for(const[,{place:F}]of C)i({kind:"two helpers"},F);const A=h===void 0?null:{name:h[0],...h[1]};
return{credentials:n,forced:a,helper:A,findings:o}}function st(s,r){const o=new Map;for(const[i,n]of s){const a=(0,z.Pv)(i),C={kind:"label",type:"services"in n?
"host":"credentials",label:i,advice:(0,J.L6)(i)};a.ok?o.set(a.value,{...n,host:a.value}):r({...C,why:a.why},n.place)}return[...o.values()]}const et=s=>(0,L.Qp)(
s,({problem:{code:r,message:o},places:i})=>[r,o,i]);function at({request_timeout_seconds:s},r){const o=D(r.TF_REGISTRY_CLIENT_TIMEOUT);return o!==null?o*1e3:s===
void 0?null:s>0?s*1e3:Number.POSITIVE_INFINITY}const pt=1e4,mt=1;function Ot(s,r,o){const i=D(o.TF_REGISTRY_DISCOVERY_RETRY)??r.retry_count??mt;return{client:s,
attemptMs:at(r,o)??pt,retries:Math.max(i,0)}}function D(s){const r=/^\+?\d+$/.test(s??"")?Number(s):0;return r>0?r:null}}),9961:(($t,ut,e)=>{e.d(ut,{Dz:()=>G,P4:()=>z,
Yv:()=>j,kV:()=>T});var u=e(7811),c=e(1780),O=e(9432),L=e(9615);const J={missing:({setting:d,path:f})=>({message:`${d} names ${(0,u.ol)(f)}, which does not exis\
t`,help:"correct the path; the client continues without any CLI configuration"}),unreadable:({file:d,failure:f})=>({message:`${d} ${(0,O.mP)(f)}`,help:f.kind===
"size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"}),
syntax:({file:d,why:f})=>({message:`${d} has a syntax error: ${f}`,help:"correct the file; the client ignores all of it, including its tokens"}),type:({file:d,why:f})=>({
message:`${d}: ${f}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:d,why:f})=>({message:`${d}\
: ${f}`,help:"correct the block; the client ignores it"}),label:d=>({message:`the label of the block ${d.type} ${(0,u.ol)(d.label)} is not a hostname: ${d.why}`,
help:d.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"\
remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove\
 all but one; the client uses the first"}),"no token":({file:d,host:f,hasValue:P})=>({message:P?(0,c.xI)`the token in the credentials block for host ${(0,c.SP)(
f)} at ${d} is not a string`:(0,c.xI)`the credentials block for host ${(0,c.SP)(f)} at ${d} has no token`,help:'add token = "\u2026" or remove the block; the clients\
 send no token and try no other credentials source'}),"no helper":({name:d,directories:f})=>({message:`credentials helper ${(0,u.ol)(d)}: there is no terraform-\
credentials-${d} in ${f.join(", ")}`,help:d===d.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write t\
he name in lower case; the client finds no other name"})},z=(d,f)=>(0,L.CC)("credentials-config",{...(0,L.Z9)(J,d),affects:f}),G=({name:d,why:f})=>(0,L.CC)("cre\
dentials-helper",{message:`credentials helper ${d}: ${f}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),j=({
host:d,at:f})=>(0,L.CC)("services-forced",{message:(0,c.xI)`the host block at ${f} defines the services of ${(0,c.KT)(d)}; the host's own discovery document is not used`,
help:(0,c.xI)`remove the host block at ${f} to use the discovery document of ${(0,c.KT)(d)}`}),T=d=>(0,L.CC)("services-forced-differ",{message:(0,c.xI)`the host block at ${d.
at} and the discovery document of ${(0,c.KT)(d.host)} differ in ${(0,O.K4)(d.services,10,O.dh)}`,help:"update the host block or remove it; machines without it u\
se other services"})}),5693:(($t,ut,e)=>{e.d(ut,{Ey:()=>N,Ii:()=>f,Or:()=>U,WN:()=>g});var u=e(8936),c=e(1281),O=e(3368),L=e(2170),J=e(8339),z=e(8032),G=e(255),
j=e(5106);const T=1440*60*1e3,d=1;function f(k,x){const{hops:I,certificates:p}=k.attempt;return[...R(k,x),...P(k,x),...K(I),...S(p,x),...m(k,x)]}function P(k,x){
const{discovery:I,hops:p}=k.attempt;switch(I.kind){case"skipped":return[(0,L.kH)(I.problem)];case"failed":{const y=x.isFork&&I.problem.code==="document-unauthor\
ized"&&!k.credentials?.hasToken;return[(0,L.kH)(I.problem,y?{severity:"notice"}:{})]}case"found":case"absent":{const y=p[0]?.url??"";return[...E(y,p.length-1,x),
..._(k,x)]}}}function E(k,x,I){const p=I.clients.filter(y=>x>z.NX[y]);return p.length>0?[(0,L.kH)((0,c.KA)({url:k,asks:"document",redirects:x,clients:p,limits:z.
NX}))]:x>d?[(0,L.kH)((0,c.CL)({url:k,redirects:x}))]:[]}function _(k,{releases:x,slowMs:I}){const p=(0,G.nx)(k.host),y=k.attempt.timing.totalMs,B=U(k),q=et=>w(B,
et)!=="never",lt=x.filter(et=>!q(et)),Y=({client:et})=>!x.some(at=>at.client===et&&q(at)),X=[!0,!1].flatMap(et=>{const at=lt.filter(mt=>Y(mt)===et);if(at.length===
0)return[];const pt=(0,u.Qs)({host:p,phase:"complete",tookMs:y,releases:at});return[(0,L.kH)(pt,{needed:et})]});if(X.length>0||y<=I)return X;const st=b(k.attempt.
timing);return[(0,L.kH)((0,u.U2)({host:p,tookMs:y,limitMs:I,phase:st,releases:x}))]}function N({host:k,slowest:x,certificates:I},p,{slowMs:y,...B}){const q=p.map(
at=>at.host),lt=I.filter(at=>!q.includes(at.host)),Y=x?.timing.totalMs??0,X=S(lt,B).map(at=>({...at,host:k}));if(x===null||Y<=y)return X;const st={host:(0,G.nx)(
k),url:x.url,tookMs:Y,limitMs:y},et=(0,u.U2)({...st,phase:b(x.timing)});return[(0,L.kH)(et,{host:k}),...X]}function b({lookupMs:k,connectMs:x,tlsMs:I,firstByteMs:p,
totalMs:y}){const B=[{name:"lookup",ms:k??0},{name:"connection",ms:x??0},{name:"tls",ms:I??0},{name:"response",ms:p??0}],q={name:"rest",ms:B.reduce((lt,{ms:Y})=>lt-
Y,y)};return B.reduce((lt,Y)=>Y.ms>lt.ms?Y:lt,q)}function K(k){const x=k.find(({url:p})=>p.startsWith("http://"));if(x===void 0)return[];const I=x.authorization===
"withheld";return[(0,L.kH)((0,c.n4)({url:k[0]?.url??"",to:x.url,exposesToken:I}))]}function S(k,{certificateDays:x,now:I}){return[...Map.groupBy(k,({host:p})=>p)].
flatMap(([p,y])=>{const[B=""]=y.map(lt=>lt.expires).sort(),q=(Date.parse(B)-I)/T;return q<0||q>=x?[]:[(0,L.kH)((0,O.BU)({host:p,days:Math.floor(q),expires:B}))]})}
function m(k,x){const{host:I,attempt:p,earlier:y}=k,[B]=y,q=["failed","skipped"].includes(p.discovery.kind);if(B?.discovery.kind!=="failed"||q)return[];const lt=B.
discovery.problem.message,Y=U(k),X=x.releases.filter(et=>w(Y,et)==="sometimes"),st=y.length+1;return[(0,L.kH)((0,u.Er)({host:(0,G.nx)(I),attempts:st,failure:lt,
releases:X}))]}function R({credentials:k,attempt:{discovery:x}},I){if(!k?.problem)return[];const{code:p}=k.problem,y=x.kind==="failed"&&x.problem.code===p,B=I.isFork&&
!k.hasToken&&p==="credentials-empty";return y||B?[]:[(0,L.kH)(k.problem)]}function g({host:k},x){if(!x.some(({service:p})=>p===j.e$))return[];const{name:I}=(0,G.
Sv)(k);return[...I.includes(".")?[]:[(0,J.Zp)({host:k,name:I})],.../(^|\.)xn--/.test(k)?[(0,J._W)({host:k})]:[]].map(p=>(0,L.kH)(p,{services:[j.e$]}))}const U=({
earlier:k,attempt:x,later:I})=>[...k,x,...I];function Z({discovery:k,timing:x,headMs:I,hops:p},{attemptMs:y}){const B=I!==null&&I<=y?p.at(-1)?.status:null;return B===
null||(0,z.Mq)(B??0)?"retries":k.kind!=="failed"&&x.totalMs<=y?"works":"fails"}function w(k,x){const I=k.map(B=>Z(B,x)),p=I.indexOf("works");return p<0?"never":
p<=x.retries&&!I.slice(0,p).includes("fails")?"always":"sometimes"}}),2364:(($t,ut,e)=>{e.r(ut),e.d(ut,{attemptsOf:()=>u.Or,contact:()=>Be,crashedVisit:()=>Oe,judgeRequests:()=>u.
Ey,judgeVisit:()=>we,outcomesOf:()=>$e});var u=e(5693),c=e(2801),O=e(2170),L=e(8032),J=e(255),z=e(8185),G=e(8643),j=e(9432),T=e(1780),d=e(9615);const f=({id:t,host:l,
url:v,why:$})=>(0,d.CC)("service-url-invalid",{message:v===null?(0,T.xI)`${t} of host ${(0,T.KT)(l)}: ${(0,T.b7)(l,(0,j.dh)($))}`:(0,T.xI)`${t} of host ${(0,T.KT)(
l)} is "${(0,T.KT)(v)}", which the clients cannot connect to: ${$}`,operator:`set ${t} to an https:// URL, or to a path that starts with a slash`}),P=({id:t,host:l,
why:v})=>(0,d.CC)("service-url-credentials",{message:(0,T.xI)`${t} of host ${(0,T.KT)(l)}: ${v}`,operator:"remove the user name and password from the URL, or fr\
om the redirect that leads to the document",note:"give tokens to the clients instead"}),E=({id:t,host:l,url:v})=>(0,d.CC)("service-url-empty",{message:(0,T.xI)`${t} of host ${(0,T.
KT)(l)} is an empty string, which resolves to the document itself: ${(0,T.KT)(v)}`,operator:`set ${t} to the URL of the service, such as "/v1/${t.split(".")[0]}\
/", or remove it`}),_=({id:t,host:l,value:v,why:$})=>(0,d.CC)("service-url-looks-like-host",{message:(0,T.xI)`${t} of host ${(0,T.KT)(l)} is "${(0,T.KT)(v)}", which is a path and not a URL with a host`,
operator:(0,T.xI)`write "https://${(0,T.KT)(v)}" if a host is meant`,note:$===null?void 0:(0,j.zd)($)});function N(t){const{id:l,host:v,url:$,clients:V}=t,tt=V.
map(Q=>L.bB[Q]),nt=$.slice($.lastIndexOf("/")+1);return(0,d.CC)("service-url-no-slash",{message:(0,T.xI)`${l} of host ${(0,T.KT)(v)} does not end with a slash: ${(0,T.
KT)($)}`,operator:"add the slash",note:`without it ${tt.slice(0,-1).join(", ")} and ${tt.at(-1)} replace "${nt}" with the path that they append`,affects:V})}const b=({
id:t,host:l,url:v})=>(0,d.CC)("service-url-relative",{message:(0,T.xI)`${t} of host ${(0,T.KT)(l)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,T.
KT)(v)}, other clients do not`,operator:"start the path with a slash, or write the complete URL"}),K=({id:t,host:l})=>(0,d.CC)("service-url-query",{message:(0,T.
xI)`${t} of host ${(0,T.KT)(l)} has a query, which the clients drop when they append a path`,operator:"move the content of the query into the path",note:"never \
put a secret into the document"});function S({host:t,uses:l},v=["is","are"]){const $=Map.groupBy(l,({id:tt})=>tt),V=Array.from($,([tt,nt])=>{const Q=nt.flatMap(
({endpoint:rt})=>rt??[]);return Q.length===0?tt:`${tt} (${Q.join(", ")})`});return(0,T.xI)`${(0,j.K4)(V,10,j.dh)} of host ${(0,T.KT)(t)} ${V.length===1?v[0]:v[1]}`}
const m=({urls:t})=>(0,T.XT)(t,3,l=>(0,T.KT)((0,j.dh)(l))),R=({uses:t})=>L.zK.filter(l=>t.some(({id:v})=>(0,L.SZ)(v).includes(l))),g={loopback:"on other machine\
s",private:"outside of its network",reserved:"on the internet"},U=t=>(0,d.CC)("service-url-private",{message:(0,T.xI)`${S(t)} at ${m(t)}, which clients ${g[t.kind]} cannot reach`,
operator:(0,T.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,T.KT)(t.host)}`,affects:R(t)}),Z=[...L.Du,"dependabo\
t"];function w(t){const l=t.uses.every(({endpoint:V})=>V!==null),v=l?"a login sends its token in clear text otherwise":(0,T.xI)`the clients send the token of ${(0,T.
KT)(t.host)} there in clear text`,$=R(t);return(0,d.CC)("service-url-insecure",{message:(0,T.xI)`${S(t)} not https: ${m(t)}`,operator:t.uses.length===1?"use an \
https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:l||t.hasToken?v:void 0,affects:Z.filter(V=>$.includes(V))})}function k(t){
const{host:l,name:v}=t,$=(0,T.xI)`${S(t)} on another host: ${m(t)}`,V=!t.hasToken||!R(t).includes("renovate");return(0,d.CC)("service-url-cross-host",{message:$,
help:V?(0,T.xI)`where outgoing traffic is filtered, allow ${(0,T.KT)(v)} as well`:(0,T.xI)`give Dependabot and Renovate a token for ${(0,T.KT)(v)}; Terraform and OpenTofu send it the token of ${(0,T.
KT)(l)}`,...V&&{severity:"notice",affects:[]}})}const x=t=>(0,d.CC)("service-url-other-port",{message:(0,T.xI)`${S(t)} on another port of the same host: ${m(t)}`,
operator:(0,T.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,T.KT)(t.host)}`}),I=t=>(0,d.
CC)("service-url-double-slash",{message:(0,T.xI)`${S(t,["has","have"])} a double slash in the path: ${m(t)}`,operator:"remove the slash at the end of the extern\
al URL of the registry"}),p=t=>(0,d.CC)("service-url-same",{message:(0,T.xI)`${S(t,["has","have"])} the same URL: ${m(t)}`,operator:"check both URLs",note:"few \
registries serve modules and providers below one URL, and a copied line is more likely"});var y=e(4067),B=e(5106);function q({host:t,attempt:l},v){const{name:$}=J.
Sv(t),V=y.uo($),tt=l.hops[0]?.address??null;if(V!=="public"||tt===null)return V;const nt=y.Zu(tt),Q=v.some(rt=>rt.name===$);return nt==="loopback"&&Q?"public":nt}
const lt={public:0,reserved:1,private:2,metadata:2,loopback:3},Y=(t,{kind:l})=>lt[pt(t)]>lt[l];function X(t,l){const{hostname:v}=l,$=t.filter(({url:ft})=>Y(ft,l)),
V=t.filter(ft=>!$.includes(ft)),tt=V.filter(({url:ft})=>ft.scheme==="http"),nt=V.filter(({id:ft,endpoint:Et})=>Et===null&&(0,B.p4)(ft)),Q=Map.groupBy(nt,({url:ft})=>mt(
ft,v)),rt=V.filter(({endpoint:ft,url:Et})=>ft===null&&Ot(Et,v)),ht=V.filter(({url:ft})=>ft.path.includes("//")),yt=st(l);return[...yt($,at,ft=>{const[Et,...dt]=new Set(
$.map(({url:At})=>pt(At))),vt=dt.length===0&&(Et==="loopback"||Et==="reserved");return U({...ft,kind:vt?Et:"private"})}),...yt(tt,at,w),...[...Q].flatMap(([ft,Et])=>ft===
null?[]:yt(Et,at,dt=>k({...dt,name:ft}))),...yt(rt,at,x),...yt(ht,et,I),...yt(D(t),et,p)]}const st=({host:t,hasToken:l})=>(v,$,V)=>{if(v.length===0)return[];const tt=v.
map(({url:rt})=>v.length===1?et(rt):$(rt)),nt=V({host:t,hasToken:l,uses:v,urls:[...new Set(tt)]}),Q=[...new Set(v.map(({id:rt})=>rt))];return[(0,O.kH)(nt,{services:Q,
needed:v.some(({needed:rt})=>rt)})]},et=t=>(0,j.dh)((0,G.Pl)(t)),at=t=>(0,j.dh)(`${t.scheme}://${t.host}`);function pt(t){const{name:l}=(0,G.cz)(t);return y.Sz(
/[^\0-\x7f]/.test(l)?J.$o(l)??"":l.toLowerCase())}function mt(t,l){const{name:v}=(0,G.cz)(t),$=J.Sv(l).name;if(v.toLowerCase()===$)return null;const V=J.Pv(v);return V.
ok?V.value===$?null:J.nx(V.value):v}function Ot(t,l){if(t.scheme==="http"||mt(t,l)!==null)return!1;const v=$=>Number($||443);return v((0,G.cz)(t).port)!==v(/:(\d+)$/.
exec(l)?.[1]??null)}function D(t){const l=[B.e$,B.xq].flatMap($=>t.find(V=>V.id===$)??[]),v=new Set(l.map(({url:$})=>et($).replace(/\/$/,"")));return l.length===
2&&v.size===1?l:[]}const s=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,r=t=>s.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),o=t=>t.replace(
/[?#].*$/s,"");function i(t){const l=n(t),{id:v,host:$,value:V}=t,tt={id:v,host:$,url:(0,G.Pl)(t.url)};if(l!==null)return[f({...tt,why:l})];const Q=h(t)&&!r(V)?
(0,L.ab)(v):[];return[V===""?E(tt):null,r(V)?_({...tt,value:o(V),why:null}):null,a(V)?b(tt):null,Q.length>0?N({...tt,clients:Q}):null,t.url.query!==""&&(0,B.p4)(
v)?K(tt):null].filter(rt=>rt!==null)}function n({url:t}){const{name:l,port:v}=(0,G.cz)(t);return l===""?"no Host in request URL":v===""||Number(v)>0&&Number(v)<=
65535?null:`invalid port "${v}"`}const a=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!r(t),h=({value:t,url:l})=>t!==""&&!/^$|\/$/.test(l.path);var C=e(3217),A=e(
2886),F=e(9562),ot=e(9961),gt=e(9119);function M(t,l){const v=t.forced.filter(({client:nt})=>l.includes(nt)),$=l.filter(nt=>!v.some(Q=>Q.client===nt)),tt=(0,gt.
c1)(v,({place:nt,services:Q})=>JSON.stringify([nt,Q])).map(nt=>{const[Q]=nt,rt=(0,J.cu)(t.host),{services:ht}=Q,yt={kind:"found",url:rt,services:ht},ft={...t.attempt.
timing,totalMs:0},dt={...t,attempt:{discovery:yt,hops:[],timing:ft,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:nt.map(({client:vt})=>vt),visit:dt,
forced:Q}});return $.length>0||tt.length===0?[{clients:$,visit:t,forced:null},...tt]:tt}function H({host:t,attempt:{discovery:l}},{place:v,services:$},V){const tt={
host:(0,J.nx)(t),at:(0,A.cA)(v)},nt=l.kind==="found"?l.services:$,[Q,rt]=[$,nt].map(Et=>new Map(Et.map(({id:dt,value:vt})=>[dt,W(vt)]))),yt=[...new Set([...$,...nt].
map(({id:Et})=>Et))].filter(Et=>Q?.get(Et)!==rt?.get(Et)),ft=(0,ot.kV)({...tt,services:yt});return[(0,ot.Yv)(tt),...yt.length>0?[ft]:[]].map(Et=>(0,O.kH)(Et,{clients:V}))}
function W(t){const l=(v,$)=>(0,F.G)($)?Object.fromEntries(Object.entries($).sort()):$;try{return JSON.stringify(t??null,l)}catch{return"nested too deeply"}}var it=e(
4606);const ct=(t,l)=>t.filter(v=>!(0,it.Hf)(v,l.token)).map(v=>wt(v,l));function wt(t,l){const{visit:v,requirements:$,clients:V,token:tt,concerned:nt}=l,{services:Q,
places:rt}=_t(t.services,$),ht=(0,it.wD)(t,tt),yt=t.needed&&St({problem:ht,services:Q},l),ft=t.affects.filter(dt=>nt.includes(dt)),Et={...t,problem:ht,services:Q,
needed:yt,affects:ft,host:v.host};return(0,A.hD)({...Et,severity:(0,A.v1)(Et,V),places:t.places.length===0?rt:(0,gt.As)(kt(t.places))},l)}function St({problem:t,
services:l},{visit:{host:v,attempt:$},requirements:V,answering:tt,depth:nt}){if(nt==="discovery"||$.discovery.kind==="skipped")return!0;const Q=l.some(ht=>tt.has(
`${v} ${ht}`));if(t.code==="service-url-no-slash"&&Q)return!1;const rt=V.filter(({service:ht})=>l.length===0||l.includes(ht));return rt.length===0||rt.some(({isForInit:ht})=>ht)}
function _t(t,l){const v=nt=>l.filter(({service:Q})=>nt.includes(Q)),$=t.length===0?l:v(t),V=t.filter(nt=>$.some(({service:Q})=>Q===nt)),tt=($.length>0?$:v(["an\
y"])).flatMap(nt=>nt.because);return{services:V.length>0?V:t,places:(0,gt.As)(kt([...new Set(tt)]))}}function kt(t){const{inUse:l=[],aside:v=[]}=Object.groupBy(
t,$=>typeof $!="string"&&(0,gt.MV)($)?"aside":"inUse");return[...l,...v]}function Ct(t,l){return l.every(({isImplied:$})=>$)?[...l.flatMap(({clients:$})=>$),...(0,L.
Yr)(t)]:L.zK}var Rt=e(3956);function xt(t){if(!Array.isArray(t))return Dt(t);const{shown:l,more:v}=(0,j.zN)(t,5);return`[${l.map(Dt).join(", ")}${v>0?", \u2026":
""}]`}function Dt(t){return t===void 0?"missing":typeof t=="object"&&t!==null?(0,j.go)(t):(0,j.dh)(JSON.stringify(t))}const Nt=({host:t,value:l,why:v})=>(0,d.CC)(
"login-type",{message:(0,T.xI)`login.v1 of host ${(0,T.KT)(t)} is ${(0,j.go)(l)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and \
"token"',note:(0,j.zd)(v)}),Lt=t=>l=>`is ${xt(l)}${l===void 0?"":`, not ${t}`}`,jt=t=>l=>`is ${xt(l)}${t}`,Wt=t=>l=>`${Lt("an array")(l)}; the clients ignore it${t}`,
re={"client-missing":[Lt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" \
to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Lt("an array of strings"),'set "grant_types" to ["authz_code"], or remove \
it'],"grant-types-unsupported":[jt(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[jt('; the clients kno\
w "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Lt("a string with a URL"),'set "authz" to the U\
RL of the authorization endpoint'],"token-missing":[Lt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Lt("exactly two ele\
ments"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[jt("; both must be whole numbers from 1024 to 65535"),'set "por\
ts" to two numbers in this range, for example [10000, 10010]'],"ports-order":[jt("; the first port is greater than the last"),"write the lower port first"],"por\
ts-single":[jt("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[Wt(" \
and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Lt("an array of strings"),'set "scopes" to an array of\
 strings, or remove it'],"scopes-ignored":[Wt(""),'set "scopes" to an array of strings, or remove it']};function ie(t,l){const v=t.rule.replace(/-\w+$/,"").replace(
"-","_"),$=(0,T.xI)`"${v}" in login.v1 of host ${(0,T.KT)(l)}`;if("why"in t){const Q=`set "${v}" to an https:// URL without user name, or to a path that starts \
with a slash`,rt=(0,T.xI)`${$}: ${(0,T.b7)(l,(0,j.dh)(t.why))}`;return(0,d.CC)(`login-${t.rule}`,{message:rt,operator:Q})}const[V,tt]=re[t.rule],nt=(0,T.xI)`${$} ${V(
t.value)}`;return(0,d.CC)(`login-${t.rule}`,{message:nt,operator:tt})}function ae({host:t,endpoints:l}){const v=l.map(({name:tt})=>`"${tt}"`).join(" and "),[$]=l,
V=l.length===1;return(0,d.CC)("login-url-port",{message:(0,T.xI)`${v} in login.v1 of host ${(0,T.KT)(t)} ${V?"names":"name"} no port, so a login uses port 443: ${(0,T.
KT)($?.url??"")}`,operator:`write a path that starts with a slash, or add :${$?.port??""} to the URL${V?"":"s"}`})}const Ht=({offered:t})=>t.length===0?"is empt\
y":`offers ${(0,j.K4)(t,20,j.dh)}`;function Gt(t,l){const{id:v,host:$,offered:V,block:tt}=t,nt=`the discovery document, which ${Ht(t)}`;if(tt!==null)return`add ${v}\
 to the \`host\` block at ${tt}, which ${Ht(t)}`;if(v===B.xq&&l)return(0,T.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,T.
KT)($)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${v}`;const Q=(0,B.qE)(v)?V.find(ht=>(0,B.OA)(ht)===v):void 0,rt=v===B.xq?`use a host that offer\
s ${v}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${v}`;return{
operator:Q===void 0?`add ${v} to ${nt}`:`rename ${Q} to ${v} in ${nt}`,user:rt}}const Vt=t=>t.id==="any"?(0,d.CC)("service-missing",{message:(0,T.xI)`host ${(0,T.
KT)(t.host)} does not provide any service`,operator:`add a service to the discovery document, which ${Ht(t)}`}):(0,d.CC)("service-missing",{message:t.why,help:Gt(
t,t.isArtifactory)}),ce=t=>(0,d.CC)("service-version",{message:t.why,help:t.isReadable?Gt(t,!1):`require an id of the form NAME.vN; the discovery document ${Ht(
t)}`}),le=({id:t,host:l,value:v,why:$})=>(0,d.CC)("service-type",{message:(0,T.xI)`${t} of host ${(0,T.KT)(l)} is ${(0,j.go)(v)}, not a string with a URL`,operator:`\
set ${t} to a URL such as "/v1/modules/"`,note:(0,j.zd)($)});var Ft=e(8225),Yt=e(9179);function ue(t,l,v){const{value:$,flaws:V}=(0,Ft.m)(t,l,v),tt={...$,authz:Xt(
$.authz),token:Xt($.token)},nt=de(tt,l),Q=nt.length===0?[]:[ae({host:v,endpoints:nt})];return{login:tt,problems:[...V.map(rt=>ie(fe(rt),v)),...Q]}}function de(t,l){
const{name:v,port:$}=(0,G.cz)(l);return $===""||$==="443"?[]:(0,Ft.u)(t).flatMap(({endpoint:V,text:tt,url:nt})=>{const Q=(0,G.cz)(nt),rt=Q.name.toLowerCase()===
v.toLowerCase();return nt.scheme==="https"&&rt&&Q.port===""?[{name:V,url:tt,port:$}]:[]})}const fe=t=>"why"in t?{...t,why:(0,Yt.Nx)(t.why)}:t;function Xt(t){const l=t===
null?null:(0,G.Dl)(t);return l?.ok?(0,G.Pl)(l.value):null}function he({discovery:t},l){return t.kind==="found"?pe(t,l):{services:[],notes:t.kind==="absent"?[ge(
t,l)]:[]}}function pe(t,l){const{requirements:v,clients:$,reader:V}=l,tt=t.services.map(({id:Tt})=>Tt),nt=t.services.some(({value:Tt})=>typeof Tt=="string"&&Tt.
includes("/artifactory/")),Q={...l,discovery:t,offered:tt,isArtifactory:nt},rt=v.map(({service:Tt})=>Tt),ht=rt.filter(Tt=>Tt!=="any"),yt=tt.filter(Tt=>!ht.includes(
Tt)&&L.Du.some(Mt=>B.oe(Tt,Mt).ok)),ft=ht.map(Tt=>Zt(Tt,Q)),Et=({outcome:Tt,notes:Mt,urls:Ut})=>Tt.kind!=="problem"&&!Ut.some(({endpoint:Pt,url:Kt})=>Pt===null&&
Y(Kt,l))&&!Mt.some(Pt=>(0,A.ER)(Pt)&&$.some(Kt=>Pt.affects.includes(Kt))),dt=yt.map(Tt=>Zt(Tt,Q)),vt=!rt.includes("any")||[...ft,...dt].some(Et),At=[...ft,...vt?
dt.map(me):dt],Bt=At.flatMap(({urls:Tt})=>Tt),It=rt.includes("any")&&At.length===0?[(0,O.kH)(Vt({...Q,id:"any",why:""}))]:[];return{services:At.map(({outcome:Tt})=>Tt.
kind==="problem"?{...Tt,problem:(0,d.as)(Tt.problem,V)}:Tt),notes:[...At.flatMap(({notes:Tt})=>Tt),...X(Bt,l),...It]}}function me({outcome:t,notes:l,urls:v}){if(!B.
fg.has(t.id))return{outcome:t,notes:[],urls:[]};const $=V=>({...V,needed:!1});return{outcome:t,notes:l.map($),urls:v.map($)}}function ge({absence:t,url:l},{requirements:v,
host:$}){const V=v.map(({service:nt})=>nt).filter(nt=>nt!=="any"),tt=(0,Rt.HB)({host:$,url:(0,G.Pl)(l),why:t,required:V});return(0,O.kH)(tt,{services:V.length===
1?V:[]})}function Zt(t,l){const{services:v,url:$}=l.discovery,V=vt=>B.TE(t,{services:v,documentUrl:$,display:l.host,client:vt}),nt=(l.requirements.find(({service:vt})=>vt===
t)?.clients??l.clients).map(vt=>({client:vt,lookup:V(vt)})),[Q,...rt]=nt;if(Q===void 0)throw new Error("no client is checked");const ht=rt.filter(({lookup:vt})=>vt.
kind!==Q.lookup.kind),yt=vt=>!ye(vt)||V(vt).kind===Q.lookup.kind,ft=ht.length===0?(0,L.SZ)(t).filter(yt):[Q.client],Et=Jt(t,Q.lookup,ft,l),dt=ht.flatMap(({client:vt,
lookup:At})=>Jt(t,At,[vt],l).notes);return{...Et,notes:[...Et.notes,...dt]}}const Ee=2048,ye=t=>L.Du.some(l=>l===t);function Jt(t,l,v,$){const{discovery:V,host:tt}=$,
nt=Q=>Q.map(rt=>(0,O.kH)(rt,{services:[t]}));switch(l.kind){case"url":{const{url:Q,value:rt}=l,ht=i({id:t,value:rt,url:Q,host:tt}),yt=!ht.some(({code:Et})=>Et===
"service-url-invalid"),ft=(0,j.dh)((0,G.Pl)(Q),Ee);return{outcome:{id:t,kind:"url",url:ft},notes:nt(ht),urls:yt?[{id:t,endpoint:null,url:Q,needed:!0}]:[]}}case"\
object":{const{login:Q,problems:rt}=ue(l.value,V.url,tt),ht=rt.find(({severity:yt})=>yt==="error");return{outcome:ht?{id:t,kind:"problem",problem:ht}:{id:t,kind:"\
login",login:Q},notes:nt(rt),urls:(0,Ft.u)(Q).map(yt=>({...yt,id:t,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const Q=ve(t,
l,$),rt=(0,O.kH)(Q,{services:[t],clients:v});return{outcome:{id:t,kind:"problem",problem:Q},notes:[rt],urls:[]}}}}function ve(t,l,v){const $={...v,id:t,why:l.why};
switch(l.kind){case"missing":return Vt($);case"bad-id":case"version":return ce({...$,isReadable:l.kind==="version"});case"type":return(t===B.S3?Nt:le)({...$,value:l.
value});case"bad-url":{const V=(0,Yt.Nx)(l.why);return r(l.value)?_({...$,value:o(l.value),why:V}):l.reason==="user-info"?P($):f({...$,url:null,why:V})}}}function we(t,l){
const{visit:v,requirements:$,predicted:V,requests:tt,isNew:nt}=t,Q=Te(t,l.dialect),rt=(0,A.TC)(v.host,$,l),ht=M(v,Q).map(Mt=>ke(Mt,t,l,rt)),yt=[...ht.flatMap(({
notes:Mt})=>Mt),...V],ft=ht.some(({forced:Mt})=>Mt===null),Et=(0,it.ux)(v,yt,rt,{...l,isAsked:ft}),dt=Qt(t,l,{clients:Q,reader:rt,token:Et}),vt=ht[0]?.services??
[],At=[...ft?(0,C.so)(v,$,Et,l):[],...ft?(0,C.uA)(v,vt,l):[],...V,...tt===null?[]:(0,u.Ey)(tt,v.attempt.certificates,l),...(0,u.WN)(v,$)],It=[...ht.flatMap(Mt=>ct(
Mt.notes,{...dt,reader:Mt.reader,concerned:dt.concerned.filter(Ut=>Mt.viewers.includes(Ut))})),...ct(At,dt)],Tt=ht[0]?.forced?.place??null;return{visit:v,requirements:$,
services:vt,servicesFrom:Tt,findings:It,isNew:nt}}const Te=({requirements:t},{clients:l})=>l.filter(v=>t.some($=>$.clients.includes(v))),Qt=(t,l,v)=>({...l,...t,
...v,isHostNew:t.isNew,concerned:Ct(t.visit.host,t.requirements)});function Oe(t,l,v){const{visit:$,requirements:V,isNew:tt}=t,nt=(0,c.n3)({host:(0,J.nx)($.host),
thrown:v}),Q={kind:"skipped",problem:nt},rt={...$,attempt:{...$.attempt,discovery:Q,hops:[]}},ht={clients:l.dialect.clients,reader:null,token:it.Cg},yt=Qt({...t,
visit:rt},l,ht),ft=ct([(0,O.kH)(nt)],{...yt,concerned:L.zK});return{visit:rt,requirements:V,services:[],servicesFrom:null,findings:ft,isNew:tt}}function ke({clients:t,
forced:l,visit:v},{visit:$,requirements:V},tt,nt){const Q=l===null?nt:{...nt,role:"operator"},{services:rt,notes:ht}=he(v.attempt,{requirements:V,clients:t,reader:Q,
block:l&&(0,A.cA)(l.place),hostname:$.host,host:(0,J.nx)($.host),hasToken:$.credentials?.hasToken===!0,kind:l===null?q($,tt.resolve):"loopback"}),yt=tt.dialect.
releases.filter(({client:dt})=>t.includes(dt)),ft=$.forced.map(({client:dt})=>dt),Et=l===null?L.zK.filter(dt=>!ft.includes(dt)):t;return{forced:l,reader:Q,viewers:Et,
services:rt,notes:[...l===null?[]:H($,l,t),...(0,u.Ii)(v,{...tt,clients:t,releases:yt}),...ht,...l===null?(0,z.I4)($.host,rt,V,tt):[]]}}function $e(t){const l=$=>{
const V=t.filter(({problem:tt,affects:nt})=>nt.includes($)&&tt.usualSeverity!=="notice");return V.some(A.ER)?"fails":V.length>0?"warns":"works"},v=L.zK.map($=>[
$,l($)]);return Object.fromEntries(v)}var Se=e(4702),Ce=e(2798),_e=e(7122),Re=e(7688),xe=e(1331),qt=e(2218),zt=e(4035),Me=e(479),Ae=e(3791),Ie=e(8161),Pe=e(3214),
be=e(9968),De=e(7057),Le=e(3298);function Ne(t,l,v,$){const{environment:V,kill:tt,pid:nt,secrets:Q,stop:rt,startTimer:ht}=v;let yt=null;const ft=(0,Le.O)(async()=>{
const{gitFetcher:dt}=await e.e(84).then(e.bind(e,84));return yt=dt({environment:V,kill:tt,stop:rt.signal,learn:Q.learn,network:t,isNamed:vt=>(0,J.ev)(vt,l),pause:vt=>(0,Pe.
v7)(vt,{stop:rt,startTimer:ht}),transfers:$,parent:V.RUNNER_TEMP||(0,Ie.tmpdir)(),pid:nt,isAlive:vt=>Ue(vt,tt),now:Date.now}),yt});return{fetchRepository:async(dt,vt)=>{
const{url:At,ref:Bt,sshkey:It}=dt,Tt=await ft(),Mt=Number(dt.depth)||null,Ut=It===null?null:new De.ou(It);Ut!==null&&Q.learn(Ut);const Pt=await Tt.fetch({url:(0,G.
jr)(At),origin:vt,ref:Bt,depth:Mt,sshkey:Ut});return{...Pt,origin:{isPublic:Pt.isPublic}}},close:async()=>yt?.close()}}function Ue(t,l){try{return l(t,0),!0}catch(v){
return(0,be.Oj)(v)==="EPERM"}}async function Be(t,l,v,$){const{dialect:V,configs:tt,requirements:nt,expand:Q}=l,{releases:rt}=V,{environment:ht,kill:yt,secrets:ft,
stop:Et,startTimer:dt}=$,vt={environment:ht,kill:yt,learn:ft.learn,stop:Et.signal},{credentials:At,forced:Bt}=(0,Ce.mQ)({...v,configs:tt},vt),It={network:(0,_e.
Af)(v,(0,L.Dv)(V.clients,V.versions)),credentials:At,concurrency:v.concurrency,random:Math.random,now:Date.now,startTimer:dt,monotonic:$.now,stop:Et,sessions:v.
depth==="discovery"?null:new Map},Tt={...It,forced:Bt,required:Map.groupBy(nt,({host:bt})=>bt),maxRedirects:Math.max(...V.clients.map(bt=>L.NX[bt])),releases:rt,
timeoutMs:v.timeoutMs??(0,zt.nT)(rt),retries:v.retries,progress:bt=>$.progress({kind:"visits",...bt})},Mt=(0,zt.pj)(t,Tt),Ut=v.depth==="discovery"?null:Promise.
all([e.e(9465),e.e(1183),e.e(7907)]).then(e.bind(e,7907)),Pt=new Map((await Mt).map(bt=>[bt.host,bt])),Kt=At.known;if(Ut===null)return{visits:[...Pt.values()],predicted:Se.
j7,tokenSources:Kt};const{predictInit:je}=await Ut,ee=(0,Re.tX)(bt=>$.progress({kind:"packages",...bt})),ne=Ke(Pt,Tt,v),se=Ne(It.network,v,$,ee),He={...It,...l,
settings:v,machine:(0,Me.g8)(ht),directory:$.directory,learn:ft.learn,progress:bt=>$.progress({kind:"registries",...bt}),visits:Pt,following:Q&&{expand:Q,reach:ne.
reach,fetchRepository:se.fetchRepository,transfers:ee}},Fe={...v,isFork:$.isFork},oe=await je(l.roots,He,Fe).finally(se.close),ze=[...oe.notes,...ne.notes()];return{
visits:[...Pt.values()],predicted:{...oe,notes:ze},tokenSources:Kt}}const te=100;function Ke(t,l,v){const $=new Set,V=new Set;return{reach:async Q=>{const rt=Q.
filter(({host:dt})=>!t.has(dt)&&!V.has(dt)),ht=(0,qt.en)(rt,v);for(const[dt,vt]of ht)t.set(dt,(0,xe.i)(dt,vt));for(const{host:dt}of rt)ht.has(dt)||($.size<te||$.
has(dt)?$.add(dt):V.add(dt));const yt=Map.groupBy(rt,({host:dt})=>dt),ft=[...$].filter(dt=>!t.has(dt)),Et=Map.groupBy(ft,dt=>yt.get(dt)?.every(qt.T1)??!0);for(const[
dt,vt]of Et){const Bt={...l,sessions:null,required:yt,origin:dt?{isPublic:dt}:null};for(const It of await(0,zt.pj)(vt,Bt))t.set(It.host,It)}},notes:()=>{const Q=[
...V].map(J.nx),rt=(0,Ae.q)({what:"hosts",max:te,names:Q});return Q.length===0?[]:[(0,O.kH)(rt,{clients:[]})]}}}}),9713:(($t,ut,e)=>{e.d(ut,{IK:()=>L,v8:()=>d,x8:()=>N,
zy:()=>P});var u=e(7075),c=e(7122);let O=function(...S){return{createGunzip:O}=process.getBuiltinModule("node:zlib"),new.target?new O(...S):O(...S)};const L={kind:"\
excerpt",maxBytes:2048},J=1e3,z=6e4,G=64*1024,j=1024,T=1024*1024,d=256*1024,f=S=>Buffer.from(S,"latin1").toString("utf8");function P({status:S,reason:m,headers:R}){
const g=k=>{const x=R.get(k)?.[0];return x===void 0?null:f(x)},U=g("content-length"),w=S!==204&&S!==304&&U!=="0"?g("content-encoding"):null;return{status:S,reason:f(
m),contentType:g("content-type"),contentEncoding:w,location:g("location"),retryAfter:g("retry-after"),terraformGet:g("x-terraform-get"),apiVersion:g("tfp-api-ve\
rsion"),challenge:E(R.get("www-authenticate")??[]),declaredBytes:U===null||_(w)?null:Number(U)}}function E(S){const m=S.flatMap(g=>g.split(",")).flatMap(g=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(g)?.[1]??[]);return m.some(g=>g.toLowerCase()==="bearer")?null:m[0]??null}const _=S=>S?.toLowerCase()==="gzip";async function N(S,m,R){if(R.kind==="taken"){
try{await R.take(K(b(S),m,R.maxBytes))}finally{S.destroy()}return{bytes:new Uint8Array,truncated:!1}}const g=[];let U=0,Z;const w=R.kind==="excerpt"?setTimeout(
()=>S.destroy(),J).unref():void 0;try{for await(const x of K(S,m,R.maxBytes)){if(g.push(x),g.length===j&&g.splice(0,j,Buffer.concat(g)),U+=x.length,U>R.maxBytes)
break;U>T&&(Z??=await R.turn?.())}}catch(x){if((0,c.$N)(x)==="COMPRESSED_TOO_LARGE")U=Number.POSITIVE_INFINITY;else if(R.kind==="whole")throw x}finally{clearTimeout(
w),S.destroy(),Z?.()}return{bytes:Buffer.concat(g).subarray(0,R.maxBytes),truncated:U>R.maxBytes}}async function*b(S){let m=!1;const R=()=>{m=!0,S.destroy()};let g=setTimeout(
R,z).unref();try{for await(const U of S)clearTimeout(g),yield U,g=setTimeout(R,z).unref();if(m)throw(0,c.Au)("BODY_PAUSED","the body pauses")}catch(U){throw m?(0,c.
Au)("BODY_PAUSED","the body pauses"):U}finally{clearTimeout(g)}}function K(S,m,R){if(!_(m.contentEncoding))return S;const g=O();let U=R+G;const Z=async function*(w){
for await(const k of w){if(U-=k.length,U<0)throw(0,c.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield k}};return(0,u.pipeline)(S,Z,g,()=>{}),g}}),7454:(($t,ut,e)=>{
e.d(ut,{be:()=>st,X5:()=>X,gQ:()=>et,Ul:()=>at,JY:()=>lt,g2:()=>Ot,To:()=>r,dI:()=>Y,Lu:()=>mt,jT:()=>pt});var u=e(9968),c=e(7811),O=e(8643),L=e(255),J=e(4067),
z=e(9509);const G=32;function j(n){const a=[];let h=n.getPeerX509Certificate();for(;h!==void 0&&a.length<G;)a.push(h),h=h.issuerCertificate;return a}function T(n,a,h){
const[C]=n;if(C===void 0)return null;const A=a.ok?a.chain.slice(0,Math.max(1,a.chain.length-1)).map(({notAfter:gt})=>gt):n.map(({validTo:gt})=>Date.parse(gt)),F=Date.
parse(C.validFrom),ot=Math.min(...A);return Number.isNaN(F)||Number.isNaN(ot)?null:{host:h,subject:d(C.subject)??C.subjectAltName??"",issuer:d(C.issuer)??C.issuer??
"",validFrom:new Date(F).toISOString(),expires:new Date(ot).toISOString()}}const d=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var f=e(7122),P=e(8500),E=e(1692),_=e(9044),
N=e(4604);const b=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],K=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function S(n,{
name:a},h,C){const A=(0,f.$N)(n);if(b.includes(A))return await U(await C())?(0,f.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(K.test(A))return n;const F=await k(
a,h,C);return F===null?n:"flaw"in F?(h.connection.rejection=F,(0,f.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${F.flaw.kind}`)):(h.connection.unsupported=
F,(0,f.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${F.name}`))}const[m,R]=[30,100],g=Buffer.from([22,3,1,0,0]);async function U(n){const a=await new Promise(
h=>{Z().then(()=>h("")),n.once("data",C=>h(C.toString("latin1",0,5))),n.once("error",()=>h("")).once("close",()=>h("")),n.write(g)});return n.destroy(),a==="HTT\
P/"}async function Z(){for(let n=0;n<m;n+=1)await(0,P.setTimeout)(R,null,{ref:!1})}const w=[N.DS,{...N.DS,maxVersion:"TLSv1.2"}];async function k(n,a,h){for(const C of w){
const A=(0,E.createSecureContext)({...C,ca:[]}),F=await h(),ot=await(0,f.ek)(F,a,n,{secureContext:A}).catch(()=>null);if(ot===null)continue;const gt=x(ot);return ot.
destroy(),gt}return null}function x(n){const a=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(a))return{kind:"version",name:a};const[h]=j(n),C=h&&(0,_.h)(
h.raw);if(C?.ok===!1)return{flaw:C.flaw,isLeaf:!0};const A=n.getCipher().name;if(!N.Cg.includes(A))return{kind:"cipher",name:A};const F=p(n);if(!N.Yx.includes(F))
return{kind:"group",name:F};const ot=C?.certificate.key;return ot?.kind==="unsupported"?{flaw:{kind:"key",name:ot.name},isLeaf:!0}:null}const I={prime256v1:"P-2\
56",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function p(n){const a=n.getEphemeralKeyInfo();return a===null||!("type"in a)?"":a.type==="DH"?`ffdhe${a.
size}`:I[a.name??""]??a.name??""}let y=function(...n){return{request:y}=process.getBuiltinModule("node:http"),new.target?new y(...n):y(...n)};const B="http/1.1",
q="h2";async function lt(n,a){const h=()=>Ot(n,a),C=await h();if(n.scheme==="http")return C;try{return await s(n,C,a,B)}catch(A){const F=f.$N(A);throw F.endsWith(
"_NO_APPLICATION_PROTOCOL")&&await Y(n,a),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(F)?await S(A,n,a,h):A}}async function Y(n,a){if(n.scheme!=="http")try{const h=await Ot(
n,a);(await s(n,h,a,q)).destroy()}catch(h){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(f.$N(h)))throw h}}function X(n){const{scheme:a}=n;if(a!=="https"&&a!==
"http")return(0,c.TR)(`unsupported protocol scheme "${a}"`);const{name:h,port:C}=(0,O.cz)(n);if(h==="")return(0,c.TR)("no Host in request URL");const A=(0,z.ER)(
h)?(0,c.Ju)(h.toLowerCase()):(0,L.Pv)(h);if(!A.ok)return A;const F=C===""?(0,O.L5)(a):Number(C);return F>0&&F<=65535?(0,c.Ju)({scheme:a,name:A.value,port:F}):(0,c.
TR)(`invalid port "${C}"`)}function st(n){const{name:a}=(0,O.cz)(n),h=(0,L.Pv)(a);return(0,z.ER)(a)||!h.ok?a:h.value}function et(n,{name:a}){const{port:h}=(0,O.
cz)(n);return(0,O.EN)(a)+(h===""?"":`:${h}`)}function at({resolve:n},a,h){const C=n.some(A=>A.name===a);return!["private","loopback"].includes((0,J.Sz)((C?null:
h)??a))}function pt({scheme:n,name:a,port:h}){return(0,O.EN)(a)+(h===(0,O.L5)(n)?"":`:${h}`)}function mt(n,{resolve:a,chooseProxy:h}){const C=a.find(({name:A,port:F})=>A===
n.name&&(F===null||F===n.port));return C===void 0?{host:n.name,port:n.port,proxy:h(n)}:{host:C.address,port:C.addressPort??n.port,proxy:null}}async function Ot(n,a){
const{host:h,port:C,proxy:A}=mt(n,a.network);if(A===null)return f.zy(h,C,a);f.ln(n.name,a),a.connection.proxy=A.host;const F=await D(A,a);return n.scheme==="htt\
ps"?i(n,A,F):F}async function D(n,a){const h=n.protocol==="https:"?"https":"http",C=n.hostname.replace(/^\[|\]$/g,""),A={scheme:h,name:C,port:Number(n.port)||(0,O.
L5)(h)},F=new f.Ng;try{const ot={...a.network,resolve:[],chooseProxy:()=>null};return await lt(A,{...a,network:ot,connection:F,allowPrivate:!0})}catch(ot){if((0,u.
qo)(ot))throw ot;const gt=`proxy ${n.host} cannot be reached: ${f.bD(ot)}`;throw f.Au("PROXY_REFUSED",gt)}finally{a.connection.lookupMs=F.lookupMs,a.connection.
connectMs=F.connectMs}}async function s(n,a,h,C){const{connection:A,network:F}=h,{trust:ot}=F,gt=performance.now(),M={secureContext:ot.context(),ALPNProtocols:[
C]},H=await f.ek(a,h,n.name,M);A.tlsMs=performance.now()-gt;const W=j(H),it=ot.verify(W.map(({raw:ct})=>ct),n.name);if(A.certificate=T(W,it,pt(n)),it.ok&&H.alpnProtocol!==
q)return H;throw H.destroy(),it.ok?f.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(A.rejection={...it,issuer:W.at(-1)?.issuer??"",hasFile:ot.hasFile},f.Au("CE\
RTIFICATE_REJECTED",`certificate rejected: ${it.flaw.kind}`))}function r(n){if(n.username===""&&n.password==="")return{};const a=`${decodeURIComponent(n.username)}\
:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(a).toString("base64")}`}}const o=[502,503,504];function i(n,a,h){const C=`${(0,O.
EN)(n.name)}:${n.port}`;return new Promise((A,F)=>{const ot=y({method:"CONNECT",path:C,headers:{host:C,...r(a)},insecureHTTPParser:!0,createConnection:()=>h});ot.
on("error",gt=>{const M=`proxy ${a.host} closed the connection: ${gt.message}`;F(f.Au("PROXY_REFUSED",M))}),ot.on("connect",(gt,M,H)=>{if(gt.statusCode===200&&H.
length===0)return A(h);h.destroy();const{statusCode:W=0,statusMessage:it=""}=gt,ct=o.includes(W)?"PROXY_NOT_REACHED":"PROXY_REFUSED",wt=`proxy ${a.host} returne\
d ${W} ${it}`;F(f.Au(ct,wt.trimEnd()))}),ot.end()})}}),7122:(($t,ut,e)=>{e.d(ut,{Ng:()=>D,$N:()=>r,Au:()=>s,zy:()=>i,bD:()=>o,Af:()=>Ot,ln:()=>h,Q8:()=>ot,ek:()=>n});
var u=e(610),c=e(1553),O=e(1692),L=e(255),J=e(4067),z=e(3298),G=e(9044),j=e(4604),T=e(3024),d=e(8161),f=e(6760),P=e(9968);const E=["/etc/ssl/certs/ca-certificat\
es.crt","/etc/pki/tls/certs/ca-bundle.crt","/etc/ssl/ca-bundle.pem","/etc/pki/tls/cacert.pem","/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem","/etc/ssl/cert\
.pem"],_=["/etc/ssl/certs","/etc/pki/tls/certs"];function N(M,H=(0,d.platform)()){const{NODE_EXTRA_CA_CERTS:W,SSL_CERT_FILE:it,SSL_CERT_DIR:ct}=M,wt=()=>W?(0,P.
r7)(W)??[]:[];if(H!=="linux")return[()=>[wt(),(0,O.getCACertificates)("system")].flat()];const St=it?[it]:E,_t=()=>St.values().map(P.r7).find(Ct=>Ct!==null)??[],
kt=ct?ct.split(f.delimiter):_;return[()=>[wt(),_t()].flat(),()=>kt.flatMap(b)]}const b=M=>(0,P.N0)(()=>(0,T.readdirSync)(M,{withFileTypes:!0}),[]).flatMap(H=>{const W=(0,f.
join)(M,H.name);return(H.isSymbolicLink()?(0,P.N0)(()=>(0,T.readlinkSync)(W),""):"/").includes("/")?(0,P.r7)(W)??[]:[]});var K=e(6554);const S=8192,m=1024,R=100;
function g(M){const H=[];for(const[kt,Ct]of M.sent.entries()){if(!Ct.ok)return{ok:!1,flaw:Ct.flaw,isLeaf:kt===0};const{certificate:Rt}=Ct,{key:xt}=Rt;if(xt.kind===
"rsa"&&xt.bits>S)return{ok:!1,flaw:{kind:"key-size",bits:xt.bits},isLeaf:kt===0};H.push(Rt)}const[W,...it]=H;if(W===void 0)throw new Error("a server sends at le\
ast one certificate");const ct=U(W,M);if(ct!==null)return{ok:!1,flaw:ct,isLeaf:!0};const wt={intermediates:it,options:M,checks:0,hint:null},St=M.anchors(W.subject).
some(({raw:kt})=>kt.equals(W.raw))?I(wt,[W]):k(wt,[W]);if(St!==null)return{ok:!0,chain:St};const _t={kind:"unknown-authority",sent:lt(W,it)};return{ok:!1,...wt.
hint??{flaw:_t,isLeaf:!0}}}function U(M,{host:H,now:W}){const it=w(M,W);return it!==null?it:(0,K.AI)(M.names,H)?Z(M):{kind:"other-name",names:M.names.dns}}function Z({
key:M}){return M.kind==="unsupported"?{kind:"key",name:M.name}:M.kind==="rsa"&&M.bits<m?{kind:"key-size",bits:M.bits}:null}function w({unhandled:M,notBefore:H,notAfter:W},it){
const[ct]=M;return ct!==void 0?{kind:"critical-extension",id:ct}:it<H?{kind:"not-yet-valid",at:H}:it>W?{kind:"expired",at:W}:null}function k(M,H){const W=H.at(-1),
{options:it,intermediates:ct}=M,wt=it.anchors(W.issuer),St=ct.filter(({subject:_t})=>_t.equals(W.issuer));for(const[_t,kt]of[...wt,...St].entries()){const Ct=_t<
wt.length;if(M.checks+=1,M.checks>R)return null;if(H.some(Nt=>B(Nt,kt)))continue;const Rt=x(H,kt,Ct,it);if(Rt!==null&&(M.hint??=Rt),Rt!==null||!W.isSignedBy(kt.
x509))continue;if(!W.x509.checkIssued(kt.x509)){M.hint??={flaw:{kind:"openssl"},isLeaf:H.length===1};continue}const xt=[...H,kt],Dt=Ct?I(M,xt):k(M,xt);if(Dt!==null)
return Dt}return null}function x(M,H,W,{now:it}){const ct=M.at(-1),{isAuthority:wt,maxPath:St}=H,_t=Rt=>({flaw:Rt,isLeaf:!1});if(!(wt??W))return _t({kind:"no-au\
thority"});const kt=M.length===1;if(ct.unsupportedSignature!==null)return{flaw:{kind:"signature",name:ct.unsupportedSignature},isLeaf:kt};const Ct=Z(H)??w(H,it);
return Ct!==null?_t(Ct):St!==null&&M.length-1>St?_t({kind:"path-length"}):null}function I(M,H){const W=H.findIndex(({usages:ct})=>!y(ct));return W>=0?(M.hint??=
{flaw:{kind:"usage"},isLeaf:W===0},null):H.every(({constraints:ct},wt)=>ct===null||H.slice(0,wt).every(({names:St})=>(0,K.z$)(St,ct)))?H:(M.hint??={flaw:{kind:"\
constraints"},isLeaf:!1},null)}const p=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],y=M=>M.length===0||M.some(H=>p.includes(H)),B=(M,H)=>M.subject.equals(H.subject)&&M.keyInfo.
equals(H.keyInfo)&&M.encodedNames.equals(H.encodedNames),q=({subject:M,issuer:H})=>M.equals(H);function lt(M,H){return q(M)?"self-signed":H.length===0?"leaf":H.
some(q)?"root":"chain"}function Y(M,H={}){const it=[()=>[...O.rootCertificates,...M===null?[]:[M]],...N(H)].map(wt=>(0,z.O)(()=>st(wt()))),ct=at();return{hasFile:M!==
null,context:(0,z.O)(()=>(0,O.createSecureContext)({...j.Hb,ca:[]})),verify:(wt,St)=>{const _t={sent:wt.map(ct),host:St,now:Date.now()},kt=Ct=>{const Rt=it.slice(
0,Ct+1),Dt=g({..._t,anchors:Nt=>Rt.flatMap(Lt=>Lt()(Nt))});return Dt.ok||Rt.length===it.length?Dt:kt(Ct+1)};return kt(0)}}}const X=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function st(M){const H=M.flatMap(ct=>Array.from(ct.matchAll(X),([,wt=""])=>Buffer.from(wt,"base64"))),W=Buffer.concat(H),it=new Map;return ct=>{const wt=ct.toString(
"latin1"),St=it.get(wt);if(St!==void 0)return St;const kt=(W.includes(ct)?H.filter(Ct=>Ct.includes(ct)):[]).flatMap(Ct=>{const Rt=(0,G.h)(Ct);return Rt.ok&&ct.equals(
Rt.certificate.subject)?Rt.certificate:[]});return kt.length>0&&it.set(wt,kt),kt}}const et=200;function at(){const M=new Map;return H=>{const W=Buffer.from(H).toString(
"latin1");M.size>=et&&!M.has(W)&&M.clear();const it=M.get(W)??(0,G.h)(H);return M.set(W,it),it}}let pt=function(...M){return{connect:pt}=process.getBuiltinModule(
"node:net"),new.target?new pt(...M):pt(...M)},mt=function(...M){return{isIP:mt}=process.getBuiltinModule("node:net"),new.target?new mt(...M):mt(...M)};function Ot(M,H){
const{resolve:W,chooseProxy:it,authorities:ct,certificateVariables:wt}=M,{hostnames:St,tokens:_t,allowedHosts:kt}=M,Ct=kt.filter(({subdomains:xt})=>!xt),Rt=[...St,
..._t,...Ct].map(({host:xt})=>(0,L.Sv)(xt).name);return{resolve:W,chooseProxy:it,maxInterim:H,trust:Y(ct,wt),namedHosts:new Set([...Rt,...W.map(({name:xt})=>xt)])}}
class D{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}const s=(M,H)=>Object.assign(
new Error(H),{code:M});function r(M){return typeof M!="object"||M===null?"":"code"in M&&typeof M.code=="string"?M.code:""}const o=M=>typeof M=="object"&&M!==null&&
"message"in M?String(M.message):String(M);async function i(M,H,W){const{connection:it}=W;mt(M)!==0&&h(M,W);const ct=performance.now();let wt=ct;const St=pt({host:M,
port:H,noDelay:!0,lookup:gt(W,()=>{wt=performance.now(),it.lookingUp=!1,it.lookupMs=wt-ct})});return W.hold(St),await a(St,"connect"),it.connectMs=performance.now()-
wt,it.address=St.remoteAddress??null,St}async function n(M,H,W,it){const ct=(0,O.connect)({...it,socket:M,servername:mt(W)===0?W.replace(/\.$/,""):"",rejectUnauthorized:!1});
return H.hold(ct),await a(ct,"secureConnect"),ct}function a(M,H){return new Promise((W,it)=>{const ct=()=>it(s("ECONNRESET","the connection was closed")),wt=()=>W(
void M.off("close",ct));M.once(H,wt).once("error",it).once("close",ct)})}function h(M,H){const W=C(M,H);if(W!==null)throw W}function C(M,{allowPrivate:H}){const W=(0,J.
Sz)(M);return W==="metadata"?s("ADDRESS_METADATA",`${M} is a metadata address`):W==="public"||H?null:s(W==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${M}\
 is a ${W} address`)}const A=253,F=M=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(M);async function ot(M,H){if(h(M,H),mt(M)!==0)return;const W=await(0,c.lookup)(M,{all:!0});
for(const{address:it}of W)h(it,H)}function gt(M,H){return(W,it,ct)=>{const _t=(F(W)||W.replace(/\.$/,"").length>A?s("ENOTFOUND",`no such host: ${W}`):null)??C(W,
M);if(_t!==null)return queueMicrotask(()=>ct(_t,[]));M.connection.lookingUp=!0,(0,u.lookup)(W,{...it,all:!0},(kt,Ct)=>{if(H(),kt!==null)return ct(kt,[]);const Rt=Ct.
map(({address:Nt})=>C(Nt,M)),xt=Ct.filter((Nt,Lt)=>Rt[Lt]===null),Dt=Rt.find(Nt=>Nt!==null);if(xt.length===0&&Dt)return ct(Dt,[]);ct(null,xt)})}}}),9926:(($t,ut,e)=>{
e.d(ut,{Eu:()=>O,PU:()=>c,iD:()=>u});class u{#e=[];#t;constructor(z){this.#t=z}async pass(z){const G=await this.enter();return z().finally(G)}async enter(){return this.#t===
0?await new Promise(z=>this.#e.push(z)):this.#t-=1,()=>{const z=this.#e.shift();z===void 0?this.#t+=1:z()}}}const c=4;async function O(J,z,{concurrency:G},j,T=c){
await L(Map.groupBy(J,z).values(),G*c,d=>L(d.values(),T,j))}async function L(J,z,G){const j=async()=>{for(const T of J)await G(T)};await Promise.all(Array.from(
{length:z},j))}}),7144:(($t,ut,e)=>{e.d(ut,{N:()=>mt});var u=e(8643),c=e(4067),O=e(7057),L=e(2432),J=e(9713),z=e(7454),G=e(7122),j=e(7811);function T(r){const[,
o="",i="",n=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(r)??[],a=/^HTTP\/(\d)\.(\d)$/.exec(o);if(a===null)return(0,j.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(i))return(0,j.TR)("malformed status");const[,h="",C=""]=a;return(0,j.Ju)({status:Number(i),reason:n,version:Number(h+C)})}function d(r,o){const i=E(o);if(!i.
ok)return i;const n=new Map(i.value),{status:a,reason:h,version:C}=r,A=S(a,C,n);if(!A.ok)return A;A.value==="chunked"&&n.delete("content-length");const F=A.value!==
1/0&&R(C,n);return(0,j.Ju)({status:a,reason:h,headers:n,framing:A.value,keepAlive:F})}const f=/^[\w!#$%&'*+.^`|~ -]+$/,P=r=>/^[\t -~\u0080-\u00ff]*$/.test(r);function E(r){
const o=new Map;for(const i of b(r)){const n=i.indexOf(":"),a=i.slice(0,Math.max(n,0)),h=N(i.slice(n+1));if(!f.test(a))return(0,j.TR)("malformed header line");if(!P(
h))return(0,j.TR)("control character in a header");const C=a.toLowerCase(),A=o.get(C);A===void 0?o.set(C,[h]):A.push(h)}return(0,j.Ju)(o)}const _=/(?<![ \t])[ \t]+$/,
N=r=>r.replace(/^[ \t]+/,"").replace(_,"");function b(r){const o=[];for(const i of r){const n=N(i),a=o.at(-1);/^[ \t]/.test(i)&&a!==void 0?a.push(n):o.push([/^[ \t]|^[^:]*$/.
test(i)?":":n])}return o.map(i=>i.join(" "))}const K=["transfer-encoding","content-length","trailer"];function S(r,o,i){const n=o>=11?i.get("transfer-encoding")??
[]:[],[a]=n;if(n.length>1)return(0,j.TR)("several Transfer-Encoding headers");if(a!==void 0&&a.toLowerCase()!=="chunked")return(0,j.TR)("unsupported Transfer-En\
coding");const h=m(i,"trailer");if(a!==void 0&&h.some(ot=>K.includes(ot)))return(0,j.TR)("forbidden name in Trailer");const C=i.get("content-length")??[];if(new Set(
C).size>1)return(0,j.TR)("different Content-Length headers");const[A]=C,F=Number(A);return A!==void 0&&!(/^\d+$/.test(A)&&F<2**63)?(0,j.TR)("malformed Content-L\
ength"):r<200||r===204||r===304?(0,j.Ju)(0):a!==void 0?(0,j.Ju)("chunked"):(0,j.Ju)(A===void 0?1/0:F)}const m=(r,o)=>(r.get(o)??[]).flatMap(i=>i.split(",")).map(
i=>i.trim().toLowerCase());function R(r,o){const i=m(o,"connection");return r<10||i.includes("close")?!1:r>=11||i.includes("keep-alive")}const g=4096,U=16*1024;
class Z{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(o){const i=new Uint8Array(o.length);let n=0,a=0;for(;a<o.length&&this.#e!=="nothing";){if(this.#t>0){const A=Math.
min(a+this.#t,o.length);for(this.#t-=A-a;a<A;a+=1,n+=1)i[n]=o[a]??0;continue}const h=o[a]??0;if(a+=1,this.#s+=String.fromCharCode(h),this.#s.length+this.#r>g)return(0,j.
TR)("long line in chunks");if(h!==10)continue;const C=this.#i(this.#s);if(C!==null)return(0,j.TR)(C);this.#s=""}return(0,j.Ju)({data:i.subarray(0,n),used:a,isEnd:this.#e===
"nothing"})}#i(o){if(!o.endsWith(`\r
`)||o.indexOf("\r")<o.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#a(o);const i=o===`\r
`;if(this.#e==="end of data")return this.#e="size",i?null:"malformed chunk";if(this.#r+=o.length,!i)return this.#o.push(o.slice(0,-2)),null;this.#e="nothing";const n=E(
this.#o);return n.ok?null:n.why}#a(o){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(o)?(this.#t=Number.parseInt(o,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+o.length-16-2*this.#t),this.#n>U?"chunks with too little data":null)):"malformed chunk size"}}function w(r,o){const i=new et(
r);let n=!0,a=0;return{mayRepeat:()=>a>0&&i.received===a,isFree:()=>n&&i.isEmpty&&!r.destroyed&&r.readable,get:async h=>{n=!1,a=i.received,r.write(k(h),"latin1"),
await p(i);const C=await y(i,o),{framing:A}=C,F=async function*(){yield*A==="chunked"?X(i):Y(i,A),n=C.keepAlive},ot=()=>{n||r.destroy()};return{head:(0,J.zy)(C),
body:Object.assign(F(),{destroy:ot})}}}}function k({path:r,headers:o}){const i=Object.entries(o).map(([a,h])=>`${a}: ${h}`),n=[`GET ${r} HTTP/1.1`,...i];if(n.some(
a=>/[\r\n\0]/.test(a)))throw new Error("a request has a line break");return`${n.join(`\r
`)}\r
\r
`}const x=9,I=4;async function p(r){const o=await r.arrived();if(o===null||o.length<x)return;if(o[0]===0&&o[3]===I&&o.readUInt32BE(5)===0)throw(0,G.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}async function y(r,o){r.textBytes=J.v8;for(let i=0;i<=o;i+=1){const n=B(T(await q(r))),a=[];for(;;){const C=await q(
r);if(C==="")break;a.push(C)}const h=B(d(n,a));if(h.status<100||h.status>199||h.status===101)return h}throw(0,G.Au)("HTTP_MALFORMED",`more than ${o} interim res\
ponses`)}function B(r){if(!r.ok)throw(0,G.Au)("HTTP_MALFORMED",r.why);return r.value}async function q(r){const o=await r.line();if(o===null)throw(0,G.Au)("ECONN\
RESET","the connection was closed");return o.endsWith("\r")?o.slice(0,-1):o}const lt=64*1024;async function*Y(r,o){let i=o;for(;i>0;){const n=await r.arrived()!==
null;if(!n&&i===1/0)return;if(!n)throw(0,G.Au)("BODY_CUT","the body is cut off");const a=r.take(Math.min(i,lt));i-=a.length,yield a}}async function*X(r){const o=new Z;
for(;;){const i=await r.arrived();if(i===null)throw(0,G.Au)("BODY_CUT","the body is cut off");const{data:n,used:a,isEnd:h}=B(o.push(i));if(r.take(a),n.length>0&&
(yield n),h)return}}const st=10;class et{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(o){this.#e=o[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const o=[];for(;;){const i=this.#t.indexOf(st),n=this.take(i<0?this.#t.length:i+1);if(o.push(n),this.textBytes-=n.length,this.textBytes<
0)throw(0,G.Au)("HEADERS_TOO_LARGE","too many headers");if(i>=0)return Buffer.concat(o).toString("latin1").slice(0,-1);if(await this.#n())continue;const a=Buffer.
concat(o).toString("latin1");return a===""||a==="\r"?null:a}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(o){const i=this.#t.subarray(
0,o);return this.#t=this.#t.subarray(i.length),i}async#n(){const o=await this.#e.next();return o.done===!0?!1:(this.#t=o.value,this.received+=this.#t.length,!0)}}
class at{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const pt=12;class mt{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(o){
this.network=o}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const o of[...this.#n].reverse())o.destroy()};async get(o){const i=new at;try{const{head:n,
body:a}=await this.#o(o,i);i.head=n,i.body=await(0,J.x8)(a,n,o.planBody(n))}catch(n){i.address=i.connection?.address??i.address,i.error=(0,G.$N)(n)==="ECONNRESE\
T"&&this.#e[0]||n}return i}async#o(o,i){const{scheme:n,name:a,port:h}=o.endpoint,C=`${n}://${a} ${h}`,A=`${C} private`,F=Ot(o,this.network),ot=async H=>{this.#r(
H),i.address=H.address;const W=performance.now(),it=await H.http.get(F);return i.firstByteMs=performance.now()-W,it},M=(o.allowPrivate?[C,A]:[C]).map(H=>this.#t.
get(H)).find(H=>H?.http.isFree());if(M!==void 0)try{return await ot(M)}catch(H){if(!this.#s||!M.http.mayRepeat())throw H}try{const H=this.#i(o,i),W=await(0,z.JY)(
o.endpoint,H),{address:it}=H.connection,ct=(0,c.Sz)(it??a)==="public"?C:A;return await ot({key:ct,http:w(W,this.network.maxInterim),socket:W,address:it})}catch(H){
throw(0,G.$N)(H)==="HTTP2_FRAME"&&await(0,z.dI)(o.endpoint,this.#i(o,i)),H}}#r(o){const i=this.#t;i.delete(o.key),i.set(o.key,o);const[n]=i;i.size>pt&&n!==void 0&&
(i.delete(n[0]),n[1].socket.destroy())}#i({allowPrivate:o},i){const n=new G.Ng;i.connection=n;const a=h=>{this.#n.add(h),h.on("error",C=>{(0,G.$N)(C).startsWith(
"ERR_SSL")&&this.#e.push(C)}),h.on("close",()=>this.#n.delete(h)),this.#s||h.destroy()};return{network:this.network,connection:n,allowPrivate:o,hold:a}}}function Ot(r,o){
const{url:i,endpoint:n,token:a,headers:h}=r,C=n.scheme==="http"?(0,z.Lu)(n,o).proxy:null,A=(0,z.gQ)(i,n),F=(0,u.t5)(i);return{path:D(C===null?F:`http://${A}${F}`).
replace(/ /g,"%20"),headers:{host:A,"user-agent":L._O,...h,...h.range===void 0?{"accept-encoding":"gzip"}:{},...s(i,a),...C===null?{}:(0,z.To)(C)}}}const D=r=>Buffer.
from(r,"utf8").toString("latin1");function s(r,o){if(o!==null)return{authorization:D(`Bearer ${o.reveal()}`).trimEnd()};const i=(0,u.aR)(r);return i===null||i.length>
O.$c?{}:{authorization:i}}}),3070:(($t,ut,e)=>{e.d(ut,{e:()=>X});var u=e(8643),c=e(9432),O=e(1281),L=e(8032),J=e(7057),z=e(9713),G=e(7454),j=e(8161),T=e(9968),d=e(
8936),f=e(3956),P=e(3368),E=e(6360),_=e(2801),N=e(7122);const b=D=>({describe:D,transient:!1}),K=D=>({describe:D,transient:!0}),S=D=>s=>d.T0({host:s.host,why:D}),
m=D=>K(({host:s})=>d.P6({host:s,error:D})),R=D=>b(({host:s})=>P.cI({host:s,error:D})),g=D=>K(({host:s,asks:r})=>r==="document"?f.Eh({host:s,why:D}):(0,E.Bz)({host:s,
why:D})),U=D=>b(({host:s,asks:r})=>(0,_.AO)({host:s,address:D,asks:r})),Z=b(({host:D,text:s})=>d.P0({host:D,error:s}));function w({host:D,rejection:s}){if(s===null)
throw new Error("a certificate is rejected for a reason");const{flaw:r,isLeaf:o,issuer:i="",hasFile:n=!1}=s;return r.kind==="expired"?P.vk({host:D,isLeaf:o,at:r.
at}):r.kind==="not-yet-valid"?P.x1({host:D,isLeaf:o,at:r.at}):r.kind==="other-name"?P.B_({host:D,names:r.names}):P.SE({host:D,isLeaf:o,flaw:r,issuer:i,hasFile:n})}
const k={ENOTFOUND:b(S("no-such-host")),ENODATA:b(S("no-such-host")),EAI_AGAIN:K(S("no-answer")),EAI_FAIL:K(S("server-failed")),ECONNREFUSED:m("refused"),ECONNRESET:m(
"closed"),ECONNABORTED:m("closed"),EPIPE:m("closed"),EHOSTUNREACH:m("no-host-route"),ENETUNREACH:m("no-network-route"),ETIMEDOUT:K(({host:D,asks:s})=>d.Qs({host:D,
asks:s,phase:"connection",limitMs:null})),BODY_PAUSED:K(({host:D,asks:s})=>d.Qs({host:D,asks:s,phase:"body",limitMs:null})),PROXY_NOT_REACHED:K(({host:D,text:s})=>d.
P6({host:D,error:{proxy:s}})),PROXY_REFUSED:b(({host:D,text:s})=>P.rZ({host:D,reason:s})),PLAIN_HTTP:b(P.MY),ADDRESS_METADATA:U("metadata"),ADDRESS_PRIVATE:U("p\
rivate"),ADDRESS_RESERVED:U("reserved"),CERTIFICATE_REJECTED:b(w),TLS_UNSUPPORTED:b(({host:D,unsupported:s})=>P.cI({host:D,error:s??{code:"TLS_UNSUPPORTED"}})),
ERR_SSL_WRONG_VERSION_NUMBER:R({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:R({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:R({kind:"client-ce\
rtificate"}),HTTP_MALFORMED:Z,HTTP2_FRAME:Z,HTTP2_ONLY:b(_.ro),HEADERS_TOO_LARGE:b(f.ku),BODY_CUT:g("closed"),Z_BUF_ERROR:g("gzip"),Z_DATA_ERROR:b(({host:D,asks:s})=>s===
"document"?f.jN({host:D,encoding:"broken gzip"}):(0,E.Bz)({host:D,why:"not-gzip"}))};function x(D){return D.endsWith("UNRECOGNIZED_NAME")?R({kind:"unknown-name"}):
/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(D)?R({code:D}):m({code:D})}function I(D){const{code:s}=D,r=Object.hasOwn(k,s)?k[s]:void 0,{describe:o,transient:i}=r??x(s);return{
problem:o(D),transient:i}}function p({error:D,connection:s,head:r},{endpoint:o,asks:i,limitMs:n}){const a=(0,G.jT)(o);if(n!==null){const ot=B(s,r!==null);return{
problem:d.Qs({host:a,asks:i,phase:ot,limitMs:n}),transient:!0}}const h=(0,N.$N)(D);if(h===""||(0,T.qo)(D))throw D;/^E(?:NOTFOUND|AI_)/.test(h)&&(0,T.yR)(j.devNull);
const C=r!==null&&y.test(h)?"BODY_CUT":h,{rejection:A,unsupported:F}=s??new N.Ng;return I({code:C,text:(0,N.bD)(D),asks:i,host:a,rejection:A,unsupported:F})}const y=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function B(D,s){return D?.lookingUp?"lookup":D?.connectMs===null?"connection":s?"body":"response"}const q=[301,302,303,307,308],lt=8192;class Y{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(s){
this.options=s,this.started=s.monotonic(),this.startsInPublic=s.origin?.isPublic??!0}}async function X(D){const s=new Y(D),r=D.startTimer(D.timeoutMs,()=>{s.timedOut=
!0,D.session.close()});try{const o=await st(s),{connections:i,firstByteMs:n,headMs:a,started:h}=s,C=gt=>{const M=i.map(H=>H[gt]).filter(H=>H!==null);return M.length===
0?null:M.reduce((H,W)=>H+W)},A=[...s.hops],F=[...i.flatMap(({certificate:gt})=>gt??[])],ot={lookupMs:C("lookupMs"),connectMs:C("connectMs"),tlsMs:C("tlsMs"),firstByteMs:n,
totalMs:D.monotonic()-h};return{response:o,hops:A,timing:ot,headMs:a,certificates:F}}finally{r()}}async function st(D){let{url:s}=D.options;for(;;){const r=(a,h)=>mt(
(0,O.Y3)({redirect:a,url:(0,u.Pl)(s),why:h})),o=(0,G.X5)(s);if(!o.ok)return r("to",o.why);const i=await at(D,s,o.value);if(i.kind==="failed"||!et(i.head))return i;
const n=(0,u.O2)(s,i.head.location??"");if(!n.ok)return r("from",`failed to parse Location header: ${n.why}`);if(D.hops.length>D.options.maxRedirects)return Ot(
D,n.value);if((0,u.jr)(n.value).length>lt){const a=`its URL has more than ${lt} characters, which servers do not accept`;return r("from",a)}s=n.value}}const et=({
status:D,location:s})=>q.includes(D)&&!!s;async function at(D,s,r){const{options:o,hops:i}=D,{token:n,session:a,planBody:h,headers:C,origin:A}=o,{network:F}=a,ot=i.
length===0&&A===null;D.urls.add((0,u.jr)(s)),D.stops.push({scheme:r.scheme,name:(0,G.be)(s)});const gt=n===null?"none":(0,J.nL)(D.stops).at(-1)??"dropped";D.headMs=
null;const M=o.monotonic(),H=await a.get({url:s,endpoint:r,token:gt==="sent"?n:null,headers:C,allowPrivate:!D.startsInPublic||ot||F.namedHosts.has(r.name),planBody:_t=>(D.
headMs=o.monotonic()-D.started,et(_t)?z.IK:h(_t))});i.push(pt(H,s,gt,o.monotonic()-M));const{connection:W,head:it,body:ct}=H;if(W!==null&&D.connections.push(W),
ct!==null&&(D.firstByteMs=(D.firstByteMs??0)+H.firstByteMs),ot&&(D.startsInPublic=(0,G.Ul)(F,r.name,H.address)),it!==null&&ct!==null)return{kind:"received",url:s,
head:it,body:ct};const wt=D.timedOut?o.timeoutMs:null,{asks:St}=o;return{kind:"failed",...p(H,{endpoint:r,asks:St,limitMs:wt})}}function pt({connection:D,address:s,
head:r},o,i,n){return{url:(0,c.dh)((0,u.Pl)(o)),status:r?.status??null,reason:(0,c.dh)(r?.reason??""),mediaType:r?.contentType?(0,c.dh)(r.contentType):null,authorization:i,
challenge:r?.challenge?(0,c.dh)(r.challenge):null,address:s,proxy:D?.proxy??null,ms:n}}const mt=D=>({kind:"failed",problem:D,transient:!1});function Ot({urls:D,
hops:s,options:r},o){const{asks:i,maxRedirects:n}=r,a=s[0]?.url??"";if(D.has((0,u.jr)(o)))return mt((0,O.f0)({url:a,asks:i,to:(0,u.Pl)(o)}));const h=s.length,C=i===
"document"?L.NX:{terraform:n,opentofu:n},A=L.Du.filter(F=>h>C[F]);return mt((0,O.KA)({url:a,asks:i,redirects:h,clients:A,limits:C}))}}),7688:(($t,ut,e)=>{e.d(ut,
{kJ:()=>G,sP:()=>j,tX:()=>T});var u=e(3298),c=e(9926);const O=8,L=4,J=512*1024*1024,z=64*1024*1024,G={kind:"unread",why:`this check reads at most ${z/1024/1024}\
 MiB of configuration in all packages`},j={kind:"unread",why:`this check transfers at most ${J/1024/1024} MiB of packages`};function T(d){const f=new c.iD(O),P=(0,u.
O)(b=>new c.iD(L)),E=[];let _=0;async function N(b,K){E.push(b),d({done:_,waiting:E});try{return await K()}finally{E.splice(E.indexOf(b),1),_+=1,d({done:_,waiting:E})}}
return{pass:(b,K)=>P(b).pass(()=>f.pass(()=>N(b,K))),room:{bytes:J,kept:z}}}}),9044:(($t,ut,e)=>{e.d(ut,{h:()=>m});var u=e(3298),c=e(5389);const O=["1.3.132.0.3\
3","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],L="1.2.840.113549.1.1.10",J={[L]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"\
ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP51\
2r1","1.3.132.0.10":"secp256k1"},z="public key",G=()=>new c.G4(z);function j(Y,X){const[st,et]=c.nx(Y,z),[at,pt]=c.nx(st,z),mt=c.xP(at),Ot=c.e4(et,z);switch(mt){case"\
1.2.840.113549.1.1.1":if(pt?.whole.toString("hex")!=="0500")throw G();return d(Ot,X);case"1.2.840.10045.2.1":return f(Ot,pt,X);case"1.3.101.112":if(pt||Ot.length!==
32)throw G();return{kind:"ed25519"};default:return{kind:"unsupported",name:J[mt]??mt}}}const T=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function d(Y,{publicKey:X}){const st=c.
nx(c.ZE(Y,z)[0],z);if(!st.every(({content:mt})=>T.test(mt.toString("hex")))||(st[1]?.content.length??0)>8)throw G();const{modulusLength:at=0,publicExponent:pt=0n}=X.
asymmetricKeyDetails??{};return pt>1n&&pt%2n===1n&&pt<2n**31n?{kind:"rsa",bits:at}:{kind:"unsupported",name:`RSA with the exponent ${pt}`}}function f(Y,X,st){const et=X?.
tag===6?c.xP(X):"explicit parameters";if(!O.includes(et))return{kind:"unsupported-curve",curve:J[et]??et};if(Y[0]!==4||st.publicKey.asymmetricKeyType!=="ec")throw G();
return{kind:"ecdsa"}}const P=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,E=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
_=["201 20","202 30","203 40"];function N(Y){const[X,st]=c.nx(Y,"signature algorithm"),et=c.xP(X),[,at,pt]=E.exec(st?.whole.toString("hex")??"")??[];return et===
L&&_.includes(`${at} ${pt}`)||P.test(et)?null:et===L?"RSA-PSS with other parameters than SHA-2":J[et]??et}var b=e(6554);let K=function(...Y){return{X509Certificate:K}=
process.getBuiltinModule("node:crypto"),new.target?new K(...Y):K(...Y)};const S=Y=>({ok:!1,flaw:Y});function m(Y){try{const X=new K(Y),{raw:st}=X;if(!st.equals(
Y))throw new c.G4("certificate");return w(X,st)}catch(X){const st=X instanceof c.G4?X.message:"certificate";return S({kind:"malformed",part:st})}}const R=160,g=[
"020100","020101","020102"],U=163;function Z(Y){const X=c.nx(Y,"certificate"),st=X[0]?.tag===R,et=st?X[0]?.content.toString("hex"):g[0];if(!g.includes(et??""))throw new c.
G4("version");return{isThird:et===g[2],fields:X.slice(st?1:0)}}function w(Y,X){const[st,et]=c.nx(c.ZE(X,"certificate")[0],"certificate"),{isThird:at,fields:pt}=Z(
st),[,mt,Ot,,D,s,...r]=pt;if(!mt||!Ot||!D||!s)throw new c.G4("certificate");if(!et?.content.equals(mt.content))throw new c.G4("signature algorithm");if(Y.serialNumber.
startsWith("-"))return S({kind:"negative-serial"});x(Ot,"issuer"),x(D,"subject");const[o,i]=[I(Y.validFrom),I(Y.validTo)],n=j(s,Y);if(n.kind==="unsupported-curv\
e")return S({kind:"curve",curve:n.curve});const a=at?r.find(({tag:C})=>C===U):void 0;return{ok:!0,certificate:{raw:X,x509:Y,isSignedBy:(0,u.O)(C=>k(Y,C)),subject:D.
whole,issuer:Ot.whole,notBefore:o,notAfter:i,unsupportedSignature:N(mt),key:n,keyInfo:s.whole,isAuthority:at?Y.ca:null,...B(a)}}}function k(Y,X){try{return Y.verify(
X.publicKey)}catch{return!1}}function x(Y,X){const st=c.nx(Y,X).flatMap(et=>c.nx(et,X,49));for(const et of st){const[,at]=c.nx(et,X);if(at===void 0||!c.KH(at))throw new c.
G4(X)}}function I(Y){const[,X,st]=/^(.*:\d\d) (\d+) GMT$/.exec(Y)??[],et=new Date(`${X} 2000 GMT`).setUTCFullYear(Number(st));if(Number.isNaN(et))throw new c.G4(
"validity");return et}const p=[15,19,31,32,33,36,37,54].map(Y=>`2.5.29.${Y}`),y=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function B(Y){const X="extensions",
st=new Map,et=[];for(const D of Y?c.nx(c.nx(Y,X,U)[0],X):[]){const[s,r,o]=c.nx(D,X),i=c.xP(s),n=o??r;if(n?.tag!==4||st.has(i))throw new c.G4(X);st.set(i,n.content),
o&&r&&c.Hn(r)&&et.push(i)}if(et.some(D=>y.includes(D)))throw new c.G4(X);const at=(D,s)=>{const r=st.get(`2.5.29.${D}`);return r===void 0?null:s(r)},pt=at(17,b.
m6)??{dns:[],addresses:[],others:[]},mt=at(30,b.xV);at(15,D=>c.e4(c.ZE(D,"keyUsage")[0],"keyUsage"));const Ot=new Set(p);return Object.values(pt).some(({length:D})=>D>
0)&&Ot.add("2.5.29.17"),mt?.isKnown&&Ot.add("2.5.29.30"),{encodedNames:st.get("2.5.29.17")??Buffer.alloc(0),names:pt,constraints:mt,maxPath:at(19,q),usages:at(37,
lt)??[],unhandled:et.filter(D=>!Ot.has(D))}}function q(Y){const X="basicConstraints",st=c.nx(c.ZE(Y,X)[0],X),et=st[0]?.tag===1;et&&st[0]&&c.Hn(st[0]);const at=st[et?
1:0]?.content;if(at&&at.length>8)throw new c.G4(X);return at===void 0?null:+`0x${at.toString("hex")}`}function lt(Y){const X="extendedKeyUsage";return c.nx(c.ZE(
Y,X)[0],X).map(st=>c.xP(st))}}),5389:(($t,ut,e)=>{e.d(ut,{G4:()=>c,Hn:()=>G,KH:()=>d,ZE:()=>L,e4:()=>j,nx:()=>J,xP:()=>z});var u=e(4573);class c extends Error{}
const O=48;function L(f,P){const E=[];for(let _=0;_<f.length;){const N=f[_]??0,b=f[_+1]??128,K=Math.max(b-128,0),S=b<128?b:f.readUIntBE(_+2,K),m=K===0||S>=128&&
f[_+2]!==0,R=_+2+K,g=R+S;if(!m||g>f.length||(N&31)===31)throw new c(P);E.push({tag:N,content:f.subarray(R,g),whole:f.subarray(_,g)}),_=g}return E}function J(f,P,E=O){
if(f?.tag!==E)throw new c(P);return L(f.content,P)}function z(f){const P=[0];for(const b of f?.content??[]){const K=128*(P.pop()??0)+(b&127);if(K>=2**31)throw new c(
"object identifier");P.push(K,...b<128?[0]:[])}const[E=0,..._]=P.slice(0,-1),N=Math.min(Math.floor(E/40),2);return[N,E-40*N,..._].join(".")}function G({tag:f,content:P}){
const E=P.toString("hex");if(f!==1||E!=="00"&&E!=="ff")throw new c("boolean");return E==="ff"}function j(f,P){const{tag:E=0,content:_=Buffer.alloc(0)}=f??{},N=_[0]??
8,b=((_.at(-1)??0)&(1<<N)-1)===0;if(E!==3||N>7||!b)throw new c(P);return _.subarray(1)}const T={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,
30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},d=({tag:f,content:P})=>f===12?(0,u.isUtf8)(P):T[f]?.test(P.toString("latin1"))??!1}),6554:(($t,ut,e)=>{
e.d(ut,{AI:()=>T,m6:()=>j,xV:()=>d,z$:()=>N});var u=e(4573),c=e(6429),O=e(5389);const L=130,J=135,z=[129,134];function G(m,R,g){const U=I=>m.filter(({tag:p})=>p===
I).map(({content:p})=>p),Z=U(J);if(!([L,...z].flatMap(U).every(I=>(0,u.isAscii)(I))&&Z.every(({length:I})=>R.includes(I))))throw new O.G4(g);const k=z.filter(I=>U(
I).length>0);return{dns:U(L).map(String),addresses:Z,others:k}}function j(m){const R="subject alternative names";return G((0,O.nx)((0,O.ZE)(m,R)[0],R),[4,16],R)}
function T({dns:m,addresses:R},g){const U=(0,c.r5)(g);if(U!==null)return R.some(I=>I.equals(Buffer.from((0,c.NW)(U))));const Z=g.toLowerCase(),w=Z.replace(/\.$/,
""),k=w.replace(/^[^.]*/,""),x=[Z,w,...k===""?[]:[`*${k}`]];return m.some(I=>x.includes(I.toLowerCase()))}function d(m){const R="name constraints",[g,...U]=(0,O.
ZE)(m,R),Z=(0,O.nx)(g,R),w=Z.map(({tag:B})=>B).join(),k=Z.every(({content:B})=>B.length===0);if(U.length>0||k||!["160","161","160,161"].includes(w))throw new O.
G4(R);const x=B=>Z.filter(({tag:q})=>q===B).flatMap(({content:q})=>(0,O.ZE)(q,R)).flatMap(q=>(0,O.nx)(q,R).slice(0,1)),[I,p]=[x(160),x(161)],y=[L,J,...z];return{
permitted:f(I,R),excluded:f(p,R),isKnown:[...I,...p].every(({tag:B})=>y.includes(B))}}function f(m,R){const g=G(m,[8,32],R),U=g.dns.map(w=>w.toLowerCase());if(!(U.
every(w=>P(w.replace(/^\.(?=.)/,"")))&&g.addresses.every(E)))throw new O.G4(R);return{...g,dns:U}}const P=m=>/^[!-~]*$/.test(m)&&!/^\.|\.\.|\.$/.test(m);function E(m){
const R=m.subarray(m.length/2),g=Array.from(R,U=>U.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(g)}const _=25e4;function N(m,{permitted:R,excluded:g}){
const U=R.dns.length+g.dns.length,Z=R.addresses.length+g.addresses.length,w=m.dns.length*U+m.addresses.length*Z,k=[...R.others,...g.others];if(w>_||m.others.some(
p=>k.includes(p)))return!1;const x=m.dns.every(p=>{const y=p.toLowerCase();return P(y)&&(R.dns.length===0||R.dns.some(B=>b(y,B)))&&!g.dns.some(B=>b(y,B)||K(y,B))}),
I=m.addresses.every(p=>(R.addresses.length===0||R.addresses.some(y=>S(p,y)))&&!g.addresses.some(y=>S(p,y)));return x&&I}const b=(m,R)=>R===""||m===R||m.endsWith(
R.startsWith(".")?R:`.${R}`),K=(m,R)=>m.startsWith("*.")&&R.replace(/^[^.]*/,"")===m.slice(1),S=(m,R)=>2*m.length===R.length&&m.every((g,U)=>{const Z=R[m.length+
U]??0;return(g&Z)===((R[U]??0)&Z)})}),4604:(($t,ut,e)=>{e.d(ut,{Cg:()=>L,DS:()=>P,Hb:()=>T,Yx:()=>J});let u=function(...E){return{constants:u}=process.getBuiltinModule(
"node:crypto"),new.target?new u(...E):u(...E)};const c=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],O=["AES128-GCM-SHA256",
"AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],L=[...c,...O.flatMap(E=>[`ECDHE-ECDSA-${E}`,`ECDHE-RSA-${E}`])],J=["X25519","P-256","P-384","\
P-521"],z=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecds\
a_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),G="@SECLEVEL=0",j=u.SSL_OP_LEGACY_SERVER_CONNECT|u.SSL_OP_NO_RENEGOTIATION,T={secureOptions:j,minVersion:"\
TLSv1.2",ciphers:[...L,G].join(":"),ecdhCurve:J.join(":"),sigalgs:z},P={secureOptions:j,minVersion:"TLSv1",ciphers:[...L,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM\
_8_SHA256:ALL:COMPLEMENTOFALL",G].join(":"),ecdhCurve:[...J,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].
join(":")}}),1462:(($t,ut,e)=>{e.d(ut,{Kd:()=>I,k4:()=>N,y8:()=>k});var u=e(9562),c=e(9039),O=e(8643),L=e(9432),J=e(8294),z=e(3956),G=e(9176),j=e(1879),T=e(255),
d=e(9179),f=e(9713),P=e(3070);const E={kind:"whole",maxBytes:j.bi},_=y=>y===408||y===425||y===429||y>=500;async function N(y){const{host:B,needed:q,source:lt}=y,
Y=await(0,P.e)({...y,url:(0,T.cu)(B),asks:"document",headers:{accept:"application/json"},origin:y.origin??null,planBody:i=>b(i)===null?E:f.IK}),{response:X,...st}=Y;
if(X.kind==="failed"){const{problem:i,transient:n}=X;return{attempt:{discovery:i.code==="host-http2"?{kind:"skipped",problem:i}:{kind:"failed",problem:i,excerpt:null},
...st},transient:n,retryAfter:null}}const{head:et,body:at,url:pt}=X,mt=k(at.bytes),Ot=Y.hops.at(-1),D={url:(0,O.Pl)(pt),page:mt,asked:(0,T.nx)(B),hop:Ot,source:lt},
s=K(X,D,q),{status:r,retryAfter:o}=et;return{attempt:{discovery:s,...st},transient:_(r),retryAfter:o}}function b(y){const{status:B,declaredBytes:q}=y;if(B===401||
B===403)return({hop:X,...st})=>{const{authorization:et="none",challenge:at=null}=X??{};return(0,J.iX)({...y,...st,host:st.asked,token:et,challenge:at})};if(B!==
200)return({url:X,page:st,asked:et})=>z.wE({...y,url:X,page:st,asked:et,transient:_(B)});const lt=y.contentType??"",Y=(0,c.i)(lt);return Y!=="application/json"?
X=>z.e({...X,contentType:lt,malformed:Y===null}):(q??0)<=j.bi?null:X=>z.zf({...X,bytes:q,limit:j.bi})}function K(y,B,q){const{head:lt,body:Y}=y,X=y.url.user&&{name:"",
password:null},st={...y.url,user:X,fragment:""};if(lt.status===404)return{kind:"absent",url:st,absence:"status"};const et=b(lt),at=mt=>({kind:"failed",problem:(0,G.
M8)(mt,B),excerpt:g(Y.bytes)});if(et!==null)return at(et(B));const pt=(0,j.Tp)(Y.bytes,(0,j.Zo)(q));switch(pt.kind){case"object":return{...pt,kind:"found",url:st};case"\
null":return{kind:"absent",url:st,absence:"null"};case"not-object":return at(z.g0({...B,why:pt.why}));case"not-json":return at(S(y,pt,B))}}function S({head:y,body:B},{
why:q,advice:lt},Y){if(B.truncated)return z.zf({...Y,bytes:null,limit:j.bi});const X=y.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(
X)?z.pN({...Y,why:q,advice:lt}):z.jN({...Y,encoding:X})}const m=200,R=80;function g(y){const q=(y.length<f.IK.maxBytes?d._U:d.NE)(U(y)).trim();return Array.from(
q.slice(0,2*m)).slice(0,m).join("")||null}const U=y=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(y.subarray(0,f.IK.maxBytes)),Z=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
w=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function k(y){const B=p(U(y));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(B))return null;const[,q="",lt]=/<title[^>]*>([^<]*)(<?)/i.exec(B)??[],Y=q.replace(/\s+/g," ").trim(),X=(0,L.dh)(lt===""?(0,d.NE)(Y):Y,R);return w.test(Y)?{
kind:"captive-portal",title:X}:{kind:Z.test(Y)||/type=["']?password/i.test(B)?"sign-in":"other",title:X}}const x=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;
function I(y,B){const q=(0,u.V)(x.exec(U(y))?.[1]??"","struct"),lt=q.ok?String(q.value).trim():"";return lt===""||lt.toLowerCase()===B.toLowerCase()?{}:{said:(0,L.
dh)(lt)}}function p(y){let B=y.trimStart();for(;B.startsWith("<!--");){const q=B.indexOf("-->",4);if(q<0)return"";B=B.slice(q+3).trimStart()}return B}}),4035:(($t,ut,e)=>{
e.d(ut,{nT:()=>f,pj:()=>P});var u=e(9968),c=e(2801),O=e(255),L=e(7144),J=e(1462),z=e(1331),G=e(3214);const j=500,T=1e4,d=3e5,f=S=>Math.min(Math.max(...S.map(({attemptMs:m})=>m)),
d);async function P(S,m){const R=new Map,g=new Set,U=S.values(),Z={total:S.length,done:0,failed:0,waiting:new Set},w=async()=>{for(const I of U){if(m.stop.why!==
null)return;g.add(I),Z.waiting.add(I),m.progress(Z);const p=await E(I,m).catch(y=>{if((0,u.qo)(y))throw y;return(0,z.i)(I,(0,c.n3)({host:(0,O.nx)(I),thrown:y}))});
p!==null&&R.set(I,p),Z.waiting.delete(I),Z.done+=1,(p===null||!_(p.attempt))&&(Z.failed+=1),m.progress(Z)}};await Promise.all(Array.from({length:Math.min(m.concurrency,
S.length)},w));const{why:k}=m.stop,x={unchecked:S.length-R.size,total:S.length};return S.flatMap(I=>{const p={host:(0,O.nx)(I),isBegun:g.has(I),...x};return R.get(
I)??(k?(0,z.i)(I,(0,c.nD)({...p,stopped:k})):[])})}async function E(S,m){const{stop:R}=m,{answer:g,clients:U,difference:Z}=await m.credentials.find(S),w=[];for(;R.
why===null;){const{attempt:p,transient:y,retryAfter:B}=await b(S,g,m);if(R.why!==null&&!_(p)||(w.push(p),!(_(p)?N(w,m.releases):y)||w.length>m.retries))break;await(0,G.
v7)(K(w.length,B,m),m)}const k=w.findIndex(_),x=k<0?w.length-1:k,I=w[x];return I===void 0?null:{host:S,attempt:I,earlier:w.slice(0,x),later:w.slice(x+1),credentials:g&&
{source:g.source,hasToken:g.token!==null,problem:g.problem},looks:U,difference:Z,forced:m.forced.get(S)??[]}}const _=({discovery:S})=>S.kind!=="failed",N=(S,m)=>m.
some(({attemptMs:R})=>!S.some(g=>_(g)&&g.timing.totalMs<=R));async function b(S,m,R){if(m?.isUnsendable&&m.problem!==null){const y={kind:"failed",problem:m.problem,
excerpt:null};return{attempt:(0,z.O)(y),transient:!1,retryAfter:null}}const{network:g,required:U,forced:Z,stop:w,sessions:k,concurrency:x}=R,I=[...(U.get(S)??[]).
map(({service:y})=>y),...(Z.get(S)??[]).flatMap(({services:y})=>y.map(({id:B})=>B))],p=new L.N(g);w.onEnd.add(p.close);try{const{token:y=null,source:B=null}=m??
{},q=await(0,J.k4)({...R,host:S,needed:I,session:p,token:y,source:B}),{discovery:lt}=q.attempt;return lt.kind==="found"&&(k?.size??0)<x&&k?.set(p,lt.url),q}finally{
w.onEnd.delete(p.close),k?.has(p)||p.close()}}function K(S,m,{random:R,now:g}){const U=j*2**(S-1)*(.5+R()/2);return Math.min(Math.max(U,(0,G.VJ)(m,g())??0),T)}}),
479:(($t,ut,e)=>{e.d(ut,{g8:()=>J,hg:()=>z,pS:()=>j});var u=e(8161),c=e(6760),O=e(9968);const L={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function J(E){const _=(0,u.
platform)();return{system:_==="win32"?"windows":"unix",platform:`${_==="win32"?"windows":_}_${L[(0,u.arch)()]??(0,u.arch)()}`,environment:E,accountHome:(0,O.N0)(
()=>(0,u.userInfo)().homedir||null,null)}}function z(E,_,N,b=null){const K=T(_.environment,b),S=d(_),m=S===null?null:f(E,_,S,N),R=S===null?[]:G(S,_),g=P(_),U=w=>g(
w,"plugins"),Z=(m?.dataDirectories??[]).map(U);return{main:K??(m&&{path:m.main,chosenBy:"default"}),directory:K===null&&m!==null?m.directory:null,directoryOff:K&&
m&&{path:m.directory,by:K.chosenBy},helperDirectories:Z.flatMap(w=>[w,g(w,_.platform)]),mirrorDirectories:[...Z,...R.map(U)]}}function G(E,_){const{system:N,platform:b,
environment:K}=_,S=P(_);if(N==="windows")return[S(E,"HashiCorp","Terraform")];if(b.startsWith("darwin"))return[E,"/"].map(g=>S(g,"Library","Application Support",
"io.terraform"));const{XDG_DATA_HOME:m="",XDG_DATA_DIRS:R}=K;return[c.posix.isAbsolute(m)?m:S(E,".local","share"),...(R||"/usr/local/share:/usr/share").split(":").
filter(c.posix.isAbsolute)].map(g=>S(g,"terraform"))}function j(E,_){const N=d(_),b=_.system==="windows"?"\\":"/";return N===null||N.length<2||!E.startsWith(N+b)?
E:(_.system==="windows"?"%APPDATA%":"~")+E.slice(N.length)}function T(E,_){if(_)return{path:_,chosenBy:"cli-config"};for(const N of["TF_CLI_CONFIG_FILE","TERRAF\
ORM_CONFIG"]){const b=E[N];if(b)return{path:b,chosenBy:N}}return null}function d({system:E,environment:_,accountHome:N}){return E==="windows"?_.APPDATA||null:_.
HOME||N||null}function f(E,_,N,b){const K=P(_),S=_.system==="windows",m=K(N,S?"terraform.rc":".terraformrc"),R=K(N,S?"tofu.rc":".tofurc"),g=K(N,S?"terraform.d":
".terraform.d");if(E==="terraform")return{main:m,directory:g,dataDirectories:[g]};const U=b(m)&&!b(R)?m:R;if(S)return{main:U,directory:g,dataDirectories:[g]};const{
XDG_CONFIG_HOME:Z,XDG_DATA_HOME:w}=_.environment,k=!b(m)&&!b(R);return{main:Z&&k?K(Z,"opentofu","tofurc"):U,directory:Z&&!b(g)?K(Z,"opentofu"):g,dataDirectories:w?
[g,K(w,"opentofu")]:[g]}}const P=({system:E})=>(E==="windows"?c.win32:c.posix).join}),3956:(($t,ut,e)=>{e.d(ut,{Eh:()=>P,HB:()=>b,e:()=>G,g0:()=>_,jN:()=>d,ku:()=>T,
pN:()=>E,wE:()=>z,zf:()=>j});var u=e(1780),c=e(9432),O=e(9615),L=e(4481);const J='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function z({
location:K,retryAfter:S,transient:m,...R}){const{asked:g,status:U}=R,Z=(w,k,x=(0,c.NM)(R,k))=>(0,O.CC)("document-status",{message:(0,u.xI)`${(0,c._r)(R)}${w}; expected 200 or 404`,
help:x});if(U>=300&&U<400)return K?Z(", which clients do not follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):Z(" without a Location header",{operator:"\
add a Location header to the redirect"});if(U===429){const w=S===null?"":` (Retry-After: ${(0,c.dh)(S,40)})`;return Z(w,L.uK,L.uK)}if(U===511){const w="sign in \
to this network, or use another one",k="the network answers with 511 Network Authentication Required",x=(0,O.Lw)(w);return{...Z("",x,x),obstacle:{verb:"does not\
 reach",what:k,help:w}}}return m?Z("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this ne\
twork",guest:(0,c.B9)(g)}):Z("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,c.Wt)([]),guest:(0,c.qZ)(g)})}function G({
contentType:K,malformed:S,...m}){const g=K===""?"has no Content-Type":`has ${S?"a malformed Content-Type":"Content-Type"} "${(0,c.dh)(K)}"`;return(0,O.CC)("docu\
ment-type",{message:(0,u.xI)`${(0,u.KT)(m.url)} ${g}; expected "application/json"`,help:(0,c.NM)(m,{operator:"serve /.well-known/terraform.json as application/j\
son",note:m.page===null?"most servers send it for a file named terraform.json":void 0})})}const j=({bytes:K,limit:S,...m})=>(0,O.CC)("document-size",{message:(0,u.
xI)`${(0,u.KT)(m.url)} has ${K??`more than ${S}`} bytes, limit ${S}`,help:(0,c.NM)(m,{operator:"check what is served at this URL",note:"a discovery document onl\
y maps service ids to URLs"})}),T=({host:K})=>(0,O.CC)("document-headers",{message:(0,u.xI)`${(0,u.KT)(K)} sent more than 256 KiB of response headers`,operator:"\
look for a header or cookie that grows with each request"}),d=K=>"host"in K?(0,O.CC)("document-encoding",{message:(0,u.xI)`${(0,u.KT)(K.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
operator:"remove the Content-Encoding header, or compress the document"}):(0,O.CC)("document-encoding",{message:(0,u.xI)`${(0,u.KT)(K.url)} has Content-Encoding "${(0,c.
dh)(K.encoding)}", which the clients do not decompress`,help:(0,c.NM)(K,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encodin\
g: gzip"})}),f={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},P=({host:K,why:S})=>(0,O.CC)("document\
-incomplete",{message:(0,u.xI)`${(0,u.KT)(K)} ${f[S]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),E=({why:K,
advice:S,...m})=>(0,O.CC)("document-not-json",{message:(0,u.xI)`${(0,u.KT)(m.url)} is not valid JSON: ${(0,c.dh)(K)}`,help:(0,c.NM)(m,{operator:S??J})}),_=({why:K,
...S})=>(0,O.CC)("document-not-object",{message:(0,u.xI)`${(0,u.KT)(S.url)} is not a JSON object: ${(0,c.dh)(K)}`,help:(0,c.NM)(S,{operator:J})}),N=20;function b({
host:K,url:S,why:m,required:R}){const g=[...new Set(R.map(w=>w.split(".")[0]??w))],U=(0,c.K4)(g,N,w=>`a ${w} service`)||"any service",Z=m==="status"?(0,u.xI)`${(0,u.
KT)(S)} returned 404`:"its discovery document is `null`";return(0,O.CC)("document-absent",{message:(0,u.xI)`host ${(0,u.KT)(K)} does not provide ${U}: ${Z}`,operator:m===
"status"?"serve /.well-known/terraform.json":J,user:(0,c.Wt)(R),guest:(0,c.qZ)(K)})}}),1281:(($t,ut,e)=>{e.d(ut,{CL:()=>f,KA:()=>G,Y3:()=>d,f0:()=>j,n4:()=>T});
var u=e(8032),c=e(1780),O=e(9432),L=e(9615);const J=({url:P,asks:E})=>(0,c.xI)`configure ${(0,c.KT)(P)} to return ${E==="document"?"the document":"its answer"}`,
z=P=>(0,c.xI)`${J(P)}, or to redirect straight to it`;function G({redirects:P,clients:E,limits:_,...N}){const b=E.map(K=>`${u.bB[K]} follows ${_[K]}`);return(0,L.
CC)("redirect-limit",{message:(0,c.xI)`${(0,c.KT)(N.url)} redirects ${P} times; ${b.join(", ")}`,operator:z(N),affects:E})}const j=({url:P,asks:E,to:_})=>(0,L.CC)(
"redirect-loop",{message:(0,c.xI)`the redirects of ${(0,c.KT)(P)} lead back to ${(0,c.KT)(_)}`,operator:J({url:P,asks:E})}),T=P=>(0,L.CC)("redirect-insecure",{message:(0,c.
xI)`${(0,c.KT)(P.url)} redirects to ${(0,c.KT)(P.to)}, which is not https${P.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this che\
ck did not)":""}`,operator:"redirect to an https URL"}),d=P=>(0,L.CC)("redirect-invalid",{message:(0,c.xI)`the redirect ${P.redirect} ${(0,c.KT)(P.url)} cannot be followed: ${(0,O.
dh)(P.why)}`,operator:"redirect to an https URL"}),f=({url:P,redirects:E})=>(0,L.CC)("redirect-nested",{message:(0,c.xI)`${(0,c.KT)(P)} redirects ${E} times; the protocol only requires clients to follow 1 redirect`,
operator:z({url:P,asks:"document"})})}),3368:(($t,ut,e)=>{e.d(ut,{BU:()=>I,B_:()=>Z,MY:()=>x,SE:()=>U,cI:()=>k,rZ:()=>G,vk:()=>j,x1:()=>T});var u=e(1780),c=e(9432),
O=e(9615),L=e(9176);const J=({host:p,isLeaf:y})=>(0,u.xI)`${y?"the certificate":"an authority in the certificate chain"} of ${(0,u.KT)(p)}`,z=p=>new Date(p).toISOString().
slice(0,10),G=({host:p,reason:y})=>(0,O.CC)("proxy-refused",{message:(0,u.xI)`${(0,u.KT)(p)} was not reached: ${y}`,help:L.TG,obstacle:{verb:"does not reach",what:(0,c.
dh)(y),help:L.TG}}),j=p=>(0,O.CC)("tls-expired",{message:(0,u.xI)`${J(p)} expired on ${z(p.at)}`,operator:"renew the certificate and reload the server"}),T=p=>(0,O.
CC)("tls-not-yet-valid",{message:(0,u.xI)`${J(p)} is not valid before ${z(p.at)}`,help:"check the clock of this machine and the start date of the certificate"}),
d={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by\
 an unknown authority that signed itself","self-signed":"is self-signed"},f=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
P="set `ca-file` to the certificate of the issuer",E="add the certificate of the issuer to `ca-file`, which does not contain it";function _(p,{issuer:y,hasFile:B,
host:q}){const lt=f.test(y),Y=lt?", which looks like an intercepting proxy":"",X=`issuer ${(0,c.dh)(y.split(`
`).reverse().join(", "),100)}${Y}`,at=`${B?E:P}${(p==="leaf"||p==="chain")&&!lt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,mt={verb:"does not trust",what:X,help:at,isCommon:p==="self-signed"};return{says:(0,u.xI)`${d[p]}; ${(0,u.b7)(q,X)}`,help:at,obstacle:mt}}const N=(p,y)=>()=>({
says:p,help:y}),b=(p,y)=>({says:`has ${p}, which Terraform and OpenTofu do not support`,help:y}),K="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",S="issue it with a key of 2048 to 8192 bits",m="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",R="issue it with a program that follow\
s RFC 5280",g={"negative-serial":N("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":N("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":N("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:N("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:N("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:N("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",R),malformed:({part:p})=>({says:`is malformed (${p}); Terraform and OpenTofu cannot read it`,help:R}),curve:({curve:p})=>b(
`a key on the curve ${p}`,K),key:({name:p})=>b(`a key of the kind ${p}`,K),"key-size":({bits:p})=>b(`an RSA key of ${p} bits`,S),signature:({name:p})=>b(`a sign\
ature of the kind ${p}`,m),"critical-extension":({id:p})=>b(`the critical extension ${p}`,"issue it without that extension")};function U({flaw:p,...y}){const{says:B,
...q}=p.kind==="unknown-authority"?_(p.sent,y):(0,O.Z9)(g,p);return(0,O.CC)("tls-untrusted",{message:(0,u.xI)`${J(y)} ${B}`,...q})}function Z({host:p,names:y}){
const B=y.length===0?"no DNS name":(0,c.K4)(y,3,c.dh);return(0,O.CC)("tls-name-mismatch",{message:(0,u.xI)`the certificate of ${(0,u.KT)(p)} is for ${B}`,help:(0,u.
xI)`issue a certificate that lists ${(0,u.KT)(p)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${B}`,isCommon:!0}})}const w={"not-tls":N("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":N(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":N("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:p})=>({
says:`offers no TLS version later than ${p.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:p})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${p}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:p})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${p}`,help:"enable the group X25519 or P-2\
56 on the host"})};function k({host:p,error:y}){if("code"in y)return(0,O.CC)("tls-protocol",{message:(0,u.xI)`the TLS handshake with ${(0,u.KT)(p)} failed (${y.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:B,help:q}=(0,O.Z9)(w,y);return(0,O.CC)("tls-protocol",
{message:(0,u.xI)`${(0,u.KT)(p)} ${B}`,help:q})}const x=({host:p})=>(0,O.CC)("tls-plain-http",{message:(0,u.xI)`${(0,u.KT)(p)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function I({host:p,days:y,expires:B}){const q=y===0?"today":y===1?"in 1 \
day":`in ${y} days`;return(0,O.CC)("tls-expires-soon",{message:(0,u.xI)`the certificate of ${(0,u.KT)(p)} expires ${q}, on ${z(B)}`,operator:"renew the certific\
ate; if it is renewed automatically, find out why that has not happened"})}}),6360:(($t,ut,e)=>{e.d(ut,{Bz:()=>Z,Ev:()=>R,MI:()=>f,Mx:()=>g,RK:()=>E,hy:()=>b,m$:()=>T});
var u=e(1780),c=e(9432),O=e(9615),L=e(4481);function J({kind:w,first:k,others:x,isMixed:I,mirror:p}){const y=p===null?k:(0,u.KT)(k);return x===0?y:(0,u.xI)`${y} and ${(0,c.
px)(x,I?"other":`other ${w}`)}`}const z=({kind:w,mirror:k})=>k===null?`${w}s.v1`:"the network mirror",G=w=>`the URL of ${z(w)} in the ${w.mirror===null?"discove\
ry document":"CLI configuration"}`;function j({page:w,host:k,...x},I){if(w?.kind!=="sign-in")return(0,c.NM)({page:w,asked:k},I);const p=`allow requests to ${z({
host:k,...x})} without a browser`,y=w.title===""?"":` ("${w.title}")`;return{operator:p,because:`the host returned a sign-in page${y}`}}function T(w){const{token:k,
elsewhere:x,challenge:I,isFork:p}=w,y=p&&k==="none",B=I===null?"":` and requires ${I} authentication`,q=y?"secrets are withheld from pull requests of forks":(0,L.
pt)(w,x),lt=(0,u.xI)`the versions of ${J(w)} cannot be read: ${(0,c._r)(w)}${B}`;return(0,O.CC)("versions-unauthorized",{message:(0,u.xI)`${lt}; ${q}`,...k==="n\
one"&&{unexplained:lt},help:y?L.ro:j(w,d(w)),isUnsent:(0,L.wt)(w),severity:y?"notice":k==="withheld"?"warning":"error"})}function d(w){const{host:k,source:x,elsewhere:I,
challenge:p}=w,y=z(w);if(p!==null)return{operator:`accept Bearer tokens at the URL of ${y}`,note:"the CLIs send only Bearer tokens"};const B=I===null?(0,u.xI)`check that the token is complete and has access, or ${(0,L.
qV)(x??"",k)}`:(0,u.xI)`check that ${(0,u.KT)(I)} accepts the token from ${(0,u.LA)(x??"")}: the CLIs send it the token for ${(0,u.KT)(k)}, not one for ${(0,u.KT)(
I)}`;return(0,L.$w)(w,y,I,B)}function f(w){const{attempts:k,transient:x,host:I,status:p}=w,y=k>1?` in each of ${k} attempts`:"";return(0,O.CC)("versions-status",
{message:(0,u.xI)`the versions of ${J(w)} cannot be read: ${(0,c._r)(w)}${y}; expected 200`,help:j(w,P(I,p,x,G(w)))})}function P(w,k,x,I){return k===429?L.uK:x?
{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",
guest:(0,c.B9)(w)}:{operator:`check ${I}; return 200 with the versions, or 404 for an unknown name`}}const E=w=>(0,O.CC)("versions-shape",{message:(0,u.xI)`the versions of ${J(
w)} cannot be read: the response of ${(0,u.KT)(w.url)} ${(0,c.dh)(w.why)}`,help:j(w,{operator:`check ${G(w)}, and return ${w.mirror===null?N[w.kind]:_}`})}),_='\
{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',N={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":\
"1.0.0"}]}'};function b({kind:w,address:k,url:x,ignored:I,isMirror:p}){const y=I.length===0,B=y?`publish a version of the ${w}; if its tag exists, check that th\
e registry has imported it`:`publish versions as ${m[w]}`;return(0,O.CC)("versions-empty",{message:y?(0,u.xI)`${w} ${(0,u.KT)(k)} has no versions: ${(0,u.KT)(x)} lists none`:
(0,u.xI)`${w} ${(0,u.KT)(k)} has no valid versions: ${(0,u.KT)(x)} lists only ${K(I)}`,operator:p?S:B,user:`check the address, or ask the publisher of the ${w} \
to release a version`})}const K=w=>(0,c.K4)(w,3,k=>`"${(0,c.dh)(k,40)}"`),S="add a version to the mirror, under a key of three numbers such as 1.2.0",m={module:"\
numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function R({kind:w,address:k,texts:x,rejects:I}){
const p=(0,u.xI)`the registry lists ${K(x)} for ${w} ${(0,u.KT)(k)}, which ${x.length===1?"is not a version":"are not versions"}`,y=`publish versions as ${m[w]}\
, and remove others`;return(0,O.CC)("version-unreadable",{message:(0,u.xI)`${p}; the CLIs ignore ${x.length===1?"it":"them"}`,operator:y,severity:w==="module"?"\
warning":"notice",...I&&{message:(0,u.xI)`${p}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,user:"use Terraform 1.13 or later, which ign\
ores such versions",severity:"error"}})}const g=w=>(0,O.CC)("provider-warning",{message:(0,u.xI)`the registry returned a warning for ${(0,u.KT)(w.address)}: "${(0,c.
dh)(w.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),U={closed:"closed the connection before the end of a resp\
onse",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},Z=({host:w,why:k})=>(0,O.CC)(
"answer-incomplete",{message:(0,u.xI)`${(0,u.KT)(w)} ${U[k]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),
4067:(($t,ut,e)=>{e.d(ut,{Sz:()=>m,Zu:()=>b,uo:()=>R});var u=e(6429),c=e(3298);const O=g=>(0,c.O)(()=>g.trim().split(/\s+/).map(L));function L(g){const[U="",Z]=g.
split("/"),w=(0,u.r5)(U);if(w===null)throw new Error(`${U} is no address`);return{prefix:w,bits:Z===void 0?w.length*8:Number(Z)}}const J=O(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),z=O("127.0.0.0/8 0.0.0.0 ::1 ::"),G=O(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),j=O(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),T=O("0.0.0.0/0 2000::/3"),d=O("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),f=(g,U)=>g().some(Z=>(0,u.Wg)(Z,U)),P=[12,13,14,15],E=[[O("2002::/16"),[[2,
3,4,5]],0],[O("2001::/32"),[[4,5,6,7]],0],[O("2001::/32"),[P],255],[O("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],P],0]];function _(g){const U=E.filter(
([w])=>f(w,g)).flatMap(([,w,k])=>w.map(x=>x.map(I=>(g[I]??0)^k)));return/^[02],0,94,254$/.test(g.slice(8,12).join())?[...U,g.slice(12)]:U}function N(g){return g===
null?"public":f(z,g)?"loopback":f(d,g)?N(g.slice(12)):[g,..._(g)].some(U=>f(J,U))?"metadata":f(G,g)?"private":f(j,g)||!f(T,g)?"reserved":"public"}const b=g=>N((0,u.
r5)(g)),K=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,S=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function m(g){const U=g.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(U)?"loopback":S.test(U)?"metadata":N((0,u.r5)(U)??(0,u.RY)(U))}function R(g){
const U=m(g);return U!=="public"||g.includes(":")?U:K.test(g.replace(/\.$/,""))?"private":"public"}}),8225:(($t,ut,e)=>{e.d(ut,{m:()=>z,u:()=>G});var u=e(8643),
c=e(5106);const O=[1024,65535],L=["authz_code","password"],J="app.terraform.io";function z(E,_,N){const b=[],K=(x,I,p)=>(b.push({rule:I,value:p}),x),S=x=>Object.
hasOwn(E,x)?E[x]:void 0,m=j(S("client"),K),R=T(S("grant_types"),N,K),g=(x,I)=>{const p=S(x);if(typeof p!="string")return I.some(Y=>R.includes(Y))?K(null,`${x}-m\
issing`,p):null;const y=(0,c.vy)(_,p);if(y.ok&&(0,u.cz)(y.value).name!=="")return(0,u.jr)(y.value);const q=`failed to parse ${x==="authz"?"authorization":"token"}\
 URL: ${y.ok?"no Host in request URL":y.why}`;return b.push({rule:`${x}-invalid`,why:q}),null},U=g("authz",["authz_code"]),Z=g("token",L),w=d(S("ports"),K),k=P(
S("scopes"),K);return{value:{client:m,grantTypes:R,authz:U,token:Z,ports:w,scopes:k},flaws:b}}const G=E=>["authz","token"].flatMap(_=>{const N=E[_],b=(0,u.Dl)(N??
"");return N!==null&&b.ok?[{endpoint:_,text:N,url:b.value}]:[]});function j(E,_){return typeof E!="string"?_("","client-missing",E):E===""?_(E,"client-empty",E):
E}function T(E,_,N){if(E===void 0)return["authz_code"];if(!Array.isArray(E))return N([],"grant-types-invalid",E);const b=[...new Set(E.filter(m=>typeof m=="stri\
ng"))];return b.includes("authz_code")||b.includes("password")&&_===J?b.every(m=>L.includes(m))?b:N(b,"grant-types-unknown",E):N(b,"grant-types-unsupported",E)}
function d(E,_){if(E===void 0)return O;if(!Array.isArray(E))return _(O,"ports-ignored",E);if(E.length!==2)return _(O,"ports-count",E);const[N,b]=E;return!f(N)||
!f(b)?_(O,"ports-range",E):N>b?_(O,"ports-order",E):N===b?_([N,b],"ports-single",E):[N,b]}const f=E=>typeof E=="number"&&Number.isInteger(E)&&E>=O[0]&&E<=O[1];function P(E,_){
if(E===void 0)return[];if(!Array.isArray(E))return _([],"scopes-ignored",E);const N=E.filter(b=>typeof b=="string");return N.length===E.length?N:_(N,"scopes-inv\
alid",E)}}),1331:(($t,ut,e)=>{e.d(ut,{O:()=>u,i:()=>c});const u=O=>({discovery:O,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),c=(O,L)=>({host:O,attempt:u({kind:"skipped",problem:L}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:(($t,ut,e)=>{e.d(ut,{n:()=>J});var u=e(9432);const c=["TF_CLI_ARGS_init","TF_CLI_ARGS"],O=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
L=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function J(d){const f=j(d),P=_=>f.flatMap(({name:N,value:b})=>N===_?b:[]),E=_=>P(_).
at(-1);return{upgrade:z(E("upgrade")??"false"),hasBackend:z(E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:P("plu\
gin-dir"),backendConfig:P("backend-config"),variables:f.filter(({name:_})=>_==="var"||_==="var-file"),remarks:c.flatMap(_=>{const b=f.filter(({name:K,from:S})=>S===
_&&L.test(K)).map(G).join(" ");return b===""?[]:[`init is predicted with ${b} of ${_}`]})}}const z=d=>/^(1|[tT]|true|TRUE|True)$/.test(d);function G({name:d,value:f}){
if(f==="true")return`-${d}`;const P=d==="var"||d==="backend-config"&&!f.startsWith("hostname=");return`-${d}=${(0,u.dh)(P?f.replace(/=.*/s,"=\u2026"):f)}`}function j(d){
const f=c.flatMap(E=>T(d[E]??"").map(_=>({text:_,from:E}))).values(),P=[];for(const{text:E,from:_}of f){const[,N,,b]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(E)??[];if(N===
void 0)break;const K=()=>O.test(N)?f.next().value?.text??"":"true";P.push({name:N,from:_,value:b??K()})}return P}function T(d){const[f=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(d)??[];return(f.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(E=>E.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(_,N,b,K)=>String(N??
K??b.replace(/\\(.)/gs,"$1"))))}}),3791:(($t,ut,e)=>{e.d(ut,{o:()=>j,q:()=>G});var u=e(1780),c=e(9432),O=e(9615);const L=T=>T===1?"1 module or provider was":`${T}\
 modules and providers were`;function J(T){const{names:d}=T,f=(0,u.XT)(d,3,P=>(0,u.KT)((0,c.dh)(P)));switch(T.what){case"inside":return(0,u.xI)`modules and providers inside ${f} were not checked`;case"\
direct":{const P=d.length-T.git-T.oci,E=[...T.git>0?[`${(0,c.px)(T.git,"module")} from Git`]:[],...T.oci>0?[`${(0,c.px)(T.oci,"module")} from an OCI registry`]:
[],...P>0?[`${(0,c.px)(P,"module")} from an archive or bucket`]:[]];return(0,u.xI)`${E.join(" and ")} ${d.length===1?"was":"were"} not checked: ${f}`}case"oci":
return(0,u.xI)`${(0,c.px)(d.length,"provider")} ${d.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${f}`;case"\
open":return(0,u.xI)`${(0,c.px)(d.length,"module")} ${d.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${f}`;case"\
limit":return(0,u.xI)`max-requests (${T.max}) was reached, so ${L(d.length)} not checked: ${f}`;case"chain":return(0,u.xI)`${f} was not opened, because more than ${T.
max} calls lead to it`;case"hosts":return(0,u.xI)`packages name more than ${T.max} hosts that no file names, so ${f} were not contacted`;case"size":return(0,u.xI)`a response is longer than this check reads, so ${L(
d.length)} not checked: ${f}`;case"work":return(0,u.xI)`the answers of the registry take more work than this check does for one host, so ${L(d.length)} not checked: ${f}`;case"\
stopped":return(0,u.xI)`the check ended too early, so ${L(d.length)} not checked: ${f}`;case"contents":return(0,u.xI)`the checksums of ${(0,c.px)(d.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${f}`;case"package":return(0,u.xI)`${f} ${d.length===1?
"was":"were"} not opened: ${(0,c.dh)(T.why)}`;case"submodules":return(0,u.xI)`the submodules of ${f} were not fetched, and \`init\` fetches them`;case"getter":return(0,u.
xI)`the package of ${(0,c.px)(d.length,"registry module")} was not checked, because it is downloaded with ${T.getter}: ${f}`;case"units":return(0,u.xI)`${(0,c.px)(
d.length,"Terragrunt unit")} ${d.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${f}`}}const z={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},G=T=>(0,O.CC)("not-followed",{message:J(T),help:T.what==="package"?T.cure:z[T.what==="work"?"limit":T.what],...T.what==="work"&&{severity:"\
warning"}});function j({by:T,address:d,constraint:f,newest:P,others:E}){const _=(0,u.xI)`${(0,c.dh)(T)} requires ${(0,u.KT)((0,c.dh)(d))}${f===null?"":` "${(0,c.
dh)(f)}"`}`,N=E.length>0?`which conflicts with ${(0,c.K4)(E,3,c.dh)}`:`which no listed version fits; the newest is ${(0,c.dh)(P??"")}`,b=P===null?"which the reg\
istry does not have":N;return(0,O.CC)("module-described",{message:(0,u.xI)`according to the registry, ${_}, ${b}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}})};export{We as ids,Ge as modules};
