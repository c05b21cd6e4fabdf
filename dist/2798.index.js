const Qe=[2798,7786,3053],qe={2798:(($t,ft,s)=>{s.d(ft,{mQ:()=>g});var C=s(4696),m=s(9961),A=s(8294),L=s(8032),Y=s(255),b=s(3298),G=s(7630),B=s(3152),z=s(9432),
H=s(1879),S=s(7057),x=s(7177),r=s(9562),v=s(2170);const T=(e,t)=>({name:e,isProgram:!1,answers:t,find:o=>t.get(o)??null});async function _(e,t){let o=null;const i=[],
u=[];for(const w of e){const N=o===null||!w.isProgram,q=N?await w.find(t):null;i.push({source:q?.source??w.name,held:N?J(q):"not asked",counts:o===null&&q!==null}),
q?.problem&&u.push((0,v.kH)(q.problem,{places:q.place===null?[]:[q.place]})),o??=q}return{answer:o,looks:i,findings:u}}function J(e){return e===null?"nothing":e.
token===null?"no token":e.token.reveal()===""?"an empty token":"a token"}const W=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function U(e,t,o=null){const i=t.reveal(),u=I(
e,i,o!==null),w={source:e,place:o,token:t,problem:u,life:R(i)},N=i.length>S.$c||W.test(i);return N?{...w,isUnsendable:N}:w}function R(e){const[,t=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.
exec(e.trim())??[],o=(0,r.V)(Buffer.from(t,"base64url").toString(),"map"),{exp:i,iat:u}=o.ok&&(0,r.G)(o.value)?o.value:{};return typeof i!="number"||i<0?null:{expires:i*
1e3,issued:typeof u=="number"?u*1e3:null}}const d=[[W,"control character"],[{test:S.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function I(e,t,o){if(t==="")return A.QU({source:e,isInFile:o});
const i=t.length>S.$c?"length":d.find(([u])=>u.test(t))?.[1];return i!==void 0?A.Eu({source:e,isInFile:o,slip:i}):t.length<S.Il?A.fj({source:e}):null}const V=1024*
1024;function Q(e,t){let o=null;const i=async u=>{if(o!==null)return o;const w=await D(e,u,t);if("output"in w)return ut(e,w.output,t);const N=Tt(e,w.why);return w.
isStopped&&(o??=N),N};return{name:f(e),isProgram:!0,find:(0,b.O)(i)}}const f=({name:e})=>`credentials helper ${e}`,y=({shown:e},t)=>({why:`failed to run ${e}: ${t}`}),
k=({shown:e},t)=>({why:`${e} ${t} and was stopped`,isStopped:!0}),h="was running when the check ended";async function D(e,t,o){if(e.refusal!==null)return y(e,e.
refusal);const{timeoutMs:i,abortAfter:u=a=>AbortSignal.timeout(a),stop:w,kill:N}=o;if(w.aborted)return k(e,h);const q=await(0,x.m)({path:e.path,args:[...e.args,
"get",t],environment:Object.fromEntries(Object.entries(o.environment).filter(([a])=>!a.startsWith("INPUT_")))},{kill:N,signal:AbortSignal.any([u(i),w]),maxBytes:V});
switch(q.kind){case"not-started":return y(e,Z[q.code]??q.code);case"stopped":return q.by==="output"?k(e,`wrote more than ${V/1024/1024} MiB`):k(e,w.aborted?h:`d\
id not exit within ${i/1e3} s (timeout-seconds)`);case"exited":{if(q.code===0)return{output:q.output};const a=it(q.complaint.toString()),P=a===""?", but it prod\
uced no error message":`: ${a}`;return{why:`error in ${e.shown}${P}`}}}}const Z={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec for\
mat error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ut(e,t,{learn:o}){const i=(0,H.Tp)(t);if(i.kind==="not-json"||i.kind===
"not-object")return Tt(e,`malformed output from ${e.shown}: ${(0,z.dh)(i.why)}`);const u=i.kind==="null"?null:i.services.find(({id:N})=>N==="token")?.value;if(typeof u!=
"string")return null;const w=new S.ou(u);return o(w),U(f(e),w)}function Tt(e,t){const o=(0,m.Dz)({name:e.name,why:t});return{source:f(e),place:null,token:null,problem:o}}
const tt=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),it=e=>(0,z.dh)(e.replace(tt,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function j(e,t,o){const i=[
p(e),$(t)],u=o.map(({helper:w,credentials:N,turnedOff:q,client:a})=>{const P=new Map(N.map(ot=>[ot.host,ht(ot)])),M=[...i,T("CLI configuration",P)];return{...{client:a,
known:M,off:q.map(ct)},sources:w===null?M:[...M,w]}});return{known:K(u.flatMap(({known:w})=>w)),find:async w=>{const N=await Promise.all(u.map(async({client:a,sources:P,
off:M})=>{const{looks:st,...ot}=await _(P,w),mt=M.filter(St=>lt(St,w));return{...ot,client:a,unread:mt,looks:[...st,...mt.map(nt)]}})),q=N.flatMap(({answer:a})=>a??
[]);return{answer:q.find(({token:a})=>a!==null)??q[0]??null,clients:N.map(({client:a,looks:P})=>({client:a,looks:P})),findings:N.flatMap(({findings:a})=>a),difference:dt(
w,N),lost:N.flatMap(({unread:a})=>a.flatMap(({problem:P})=>P??[]))[0]}}}}function K(e){const t=new Map(e.toReversed().flatMap(o=>[...o.answers]));return new Map(
[...t].flatMap(([o,{token:i,source:u}])=>i===null?[]:[[o,u]]))}const nt=({source:e})=>({source:e,held:"not read",counts:!1});function ct(e){const t=e.host?.replace(
/^[a-z]+:\/\/|\/.*$/gis,"")??null;return{...e,written:t,name:t===null?null:(0,Y.$o)(t)}}const lt=({written:e,name:t},o)=>e===null||t===o||e.startsWith("*.")&&o.
endsWith(e.slice(1));function ht({host:e,place:t,token:o,hasValue:i}){const u=`${t.file}:${t.line}`;if(o!==null)return U(u,o,t);const w={kind:"no token",file:u,
host:e,hasValue:i},N=(0,m.P4)(w,L.Du);return{source:u,place:t,token:null,problem:N}}function dt(e,t){const[o,...i]=t,u=o?.answer?.token?.reveal(),w=i.find(({answer:q})=>q?.
token?.reveal()!==u);if(o===void 0||w===void 0)return null;const N=({client:q,answer:a})=>({client:q,source:a?.token?a.source:null});return(0,A.tK)({host:e,first:N(
o),other:N(w)})}function $(e){const t=new Map,o=[];for(const[i,u]of Object.entries(e)){const w=(0,Y.$k)(i);if(w===null||u===void 0)continue;const N=(0,G.AI)(u);
N.ok?t.set(w,U(i,N.value)):o.push(`${i}: ${N.why}`)}if(o.length>0)throw new B.GN(o);return T("TF_TOKEN_ variables",t)}function p(e){const t="tokens setting",o=e.
map(({host:i,token:u})=>{const w=U(t,u);return[i,u.reveal()===""?{...w,token:null}:w]});return T(t,new Map(o))}const l=1e4;function g({tokens:e,configs:t,timeoutMs:o},i){
for(const a of t.flatMap(P=>P.secrets))i.learn(a);const u={...i,timeoutMs:o??l},w=(0,b.O)(a=>Q(a,u),({path:a,args:P})=>JSON.stringify([a,...P])),N=t.map(({helper:a,
...P})=>({...P,helper:a&&w(a)})),q=t.flatMap(({forced:a,client:P})=>a.map(M=>({...M,client:P})));return{credentials:j(e,i.environment,N),configs:t,complaints:(0,C.
Ot)(t.flatMap(({findings:a})=>a)),forced:Map.groupBy(q,({host:a})=>a)}}}),7177:(($t,ft,s)=>{s.d(ft,{m:()=>Y});var C=s(8161),m=s(6760),A=s(9968);let L=function(...H){
return{spawn:L}=process.getBuiltinModule("node:child_process"),new.target?new L(...H):L(...H)};async function Y(H,S){if(S.signal.aborted)return{kind:"stopped",by:"\
signal"};try{return await b(G(H),H,S)}catch(x){return{kind:"not-started",code:(0,A.Oj)(x)}}}function b(H,{environment:S,input:x},r){const{kill:v,signal:T,maxBytes:_}=r,
{promise:J,resolve:W,reject:U}=Promise.withResolvers(),[R,d]=[[],[]];let I=0;const V=y=>{B(H,v,S),W({kind:"stopped",by:y})},Q=()=>V("signal");T.addEventListener(
"abort",Q);const f=y=>k=>{I+=k.length,I>_?V("output"):y.push(k)};return H.stdout?.on("data",f(R)),H.stderr?.on("data",f(d)),H.on("error",U).on("close",y=>{const[
k,h]=[Buffer.concat(R),Buffer.concat(d)];W({kind:"exited",code:y,output:k,complaint:h})}),H.stdin?.on("error",()=>{}).end(x),J.finally(()=>T.removeEventListener(
"abort",Q))}const G=({path:H,args:S,environment:x,directory:r,input:v})=>L(H,S,{env:x,cwd:r,stdio:[v===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,
windowsHide:!0});function B(H,S,x){try{H.pid!==void 0&&z(H.pid,S,x)}catch(r){(0,A.Oj)(r)}H.stdout?.destroy(),H.stderr?.destroy(),H.unref()}function z(H,S,{SystemRoot:x}){
if((0,C.platform)()!=="win32"){S(-H,"SIGKILL");return}const r=(0,m.join)(x??"C:\\Windows","System32","taskkill.exe"),v=["/pid",String(H),"/t","/f"];L(r,v,{stdio:"\
ignore",windowsHide:!0}).on("error",()=>S(H,"SIGKILL")).unref()}}),4696:(($t,ft,s)=>{s.d(ft,{Ot:()=>g,J1:()=>j});var C=s(3024),m=s(6760),A=s(9562),L=s(2170),Y=s(
1054),b=s(8032),G=s(255),B=s(3846),z=s(9968),H=s(523);let S=function(...e){return{configFinding:S}=s.late([3276,3123],3123),new.target?new S(...e):S(...e)},x=function(...e){
return{shownPath:x}=s.late([2218],9837),new.target?new x(...e):x(...e)};function r({name:e,args:t,place:o},i,u,w){const N=i.map(M=>({directory:M,files:(0,z.wX)(
M).filter(st=>v((0,m.join)(M,st)))})),q=M=>x(M,w),a=J(e,N);if(a!==null){const M=(0,m.resolve)(a.directory,a.file),st=T(M,w);return{helper:{name:e,args:t,path:M,
shown:q(M),refusal:st},findings:[]}}const P={kind:"no helper",name:e,directories:i.map(q)};return{helper:null,findings:[S(u,P,o)]}}const v=e=>(0,C.existsSync)(e)&&
!(0,C.statSync)(e).isDirectory();function T(e,{system:t}){if(t==="windows")return null;if(!(0,C.statSync)(e).isFile())return"permission denied";const o=Buffer.alloc(
256),i=()=>(0,z.ET)((0,C.openSync)(e,"r"),N=>o.subarray(0,(0,C.readSync)(N,o))),u=(0,z.N0)(i,null);return u===null||u.toString("latin1",0,2)==="#!"||u.includes(
0)?null:"exec format error"}const _="terraform-credentials-";function J(e,t){const o=t.flatMap(({directory:u,files:w})=>w.flatMap(N=>{const q=W(N,e);return q===
null?[]:{directory:u,file:N,version:q}})),[i=null]=o.toSorted((u,w)=>(0,H.Zy)(w.version,u.version));return i}function W(e,t){if(!e.startsWith(_))return null;const o=e.
toLowerCase().slice(_.length).replace(/\.exe$/,""),i=o.indexOf("_v");return(i<0?o:o.slice(0,i))!==t||o===""?null:(0,H.oF)(i<0?"0.0.0":o.slice(i+2).replace(/_x.*$/s,
""))}var U=s(5011);function R({request_timeout_seconds:e},t){const o=Q(t.TF_REGISTRY_CLIENT_TIMEOUT);return o!==null?o*1e3:e===void 0?null:e>0?e*1e3:Number.POSITIVE_INFINITY}
const d=1e4,I=1;function V(e,t,o){const i=Q(o.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??I;return{client:e,attemptMs:R(t,o)??d,retries:Math.max(i,0)}}function Q(e){
const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}const f=[["CI_JOB_TOKEN","only GitLab reads it","CI_SERVER_HOST",""],["INFRACOST_TERRAFORM_CLOUD_TO\
KEN","only Infracost reads it","INFRACOST_TERRAFORM_CLOUD_HOST"],["SCALR_TOKEN","only the scalr provider reads it","SCALR_HOSTNAME",""],["TF_API_TOKEN","only tf\
ci reads it","TF_HOSTNAME"],["TFE_TOKEN","only the tfe provider reads it","TFE_HOSTNAME"],["TG_TF_REGISTRY_TOKEN","only Terragrunt reads it",null]],y=/^(?!TF_CLI_CONFIG_FILE$|TERRAFORM_CONFIG$)(?:TF|TERRAFORM|(?:OPEN)?TOFU)_(?:CLI_)?CONFIG(?:_?(?:FILE|PATH))?$|^(?:TERRAFORM|TOFU)_?RC$/,
k=e=>[...f.flatMap(([t,o,i,u="app.terraform.io"])=>{const w=i&&(e[i]||u);return e[t]?{host:w,source:`${t} (${o})`}:[]}),...Object.keys(e).filter(t=>y.test(t)).map(
t=>({host:null,source:`${t} (the CLIs read only TF_CLI_CONFIG_FILE)`}))],h=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],D=(e,t)=>h.filter(o=>{const i=(0,m.
join)(e,o);return(0,C.existsSync)(i)&&i!==(0,m.resolve)(e,t)}).map(o=>({host:null,source:`${o} (TF_CLI_CONFIG_FILE does not name it)`}));let Z=function(...e){return{
configFinding:Z}=s.late([3276,3123],3123),new.target?new Z(...e):Z(...e)},ut=function(...e){return{parseConfigFile:ut}=s.late([3276,3123],3123),new.target?new ut(
...e):ut(...e)},Tt=function(...e){return{configPaths:Tt}=s.late([2218],9837),new.target?new Tt(...e):Tt(...e)},tt=function(...e){return{shownPath:tt}=s.late([2218],
9837),new.target?new tt(...e):tt(...e)};const it=1024*1024;function j(e,t,o=null,i=null){const u=Tt(e,t,C.existsSync,o),{directory:w,directoryOff:N,helperDirectories:q}=u,
a=lt(u,e,t),P=[...a,...dt(w,e,t)],M=[...ct(u,e,t),...dt(N?.path??null,e,t)],st=N===null?`${b.bB[e]} reads ${tt(u.main?.path??"",t)}`:`${N.by} names another file`,
ot=p(P,e),mt=ot.helper&&r(ot.helper,q,e,t),St=K(P,t.environment),Mt=St.pluginCache??"",Rt=/^[/~]/.test(Mt)&&!(0,C.existsSync)(Mt),At=a[0]?.protocols??{};return{
...ot,client:e,installations:P.flatMap(({installations:Et})=>Et),pluginDirectories:(0,U.n)(t.environment).pluginDirectories,...St,reattached:nt(t.environment,e),
mirrors:u.mirrorDirectories.map(Et=>({path:Et,shown:tt(Et,t)})),files:[...P.map(({file:Et})=>Et),...M.map(({file:Et})=>({...Et,state:"off"}))],turnedOff:[...ot.
unread,...p(M,e).credentials.map(({host:Et,place:{file:xt,line:bt}})=>({host:Et,source:`${xt}:${bt} (${st})`})),...i===null?[]:D(i,u.main?.path??""),...k(t.environment)],
helper:mt?.helper??null,requestTimeoutMs:e==="opentofu"?R(At,t.environment):null,patience:V(e,At,t.environment),findings:[...ot.findings,...mt?.findings??[],...Rt?
[Z(e,{kind:"cache",path:Mt},null)]:[]],secrets:[...P,...M].flatMap(({secrets:Et})=>Et)}}function K(e,t){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:o=""}=t,
u=(e.find(({pluginCache:w})=>w!=="")?.pluginCache??"").replace(/\$(?:\{(\w+)\}|(\w+))/g,(w,N,q)=>t[N??q]??"");return{pluginCache:t.TF_PLUGIN_CACHE_DIR||u||null,
mayBreakLocks:!/^0?$/.test(o)||e.some(w=>w.mayBreakLocks)}}function nt({TF_REATTACH_PROVIDERS:e=""},t){const o=(0,A.V)(e,"map");return(o.ok&&(0,A.G)(o.value)?Object.
keys(o.value):[]).map(u=>(0,B.mi)(u,t)).filter(u=>u.kind!=="invalid")}const ct=({home:e,main:t},o,i)=>(e===null?[]:h).map(u=>(0,m.join)(e??"",u)).filter(u=>u!==
(0,m.resolve)(t?.path??"")&&(0,C.existsSync)(u)).map(u=>$(u,o,i));function lt({main:e},t,o){if(e===null)return[];const{path:i,chosenBy:u}=e;if((0,C.existsSync)(
i))return[$(i,t,o)];const w={path:i,shown:tt(i,o),state:"absent"};return u==="default"?[ht(w,[])]:[ht(w,[Z(t,{kind:"missing",setting:u,path:i},null)])]}const ht=(e,t)=>({
credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},pluginCache:"",mayBreakLocks:!1,findings:t,unread:t.map(({problem:o})=>({host:null,
source:e.shown,problem:o})),secrets:[],isRead:!1,file:e}),dt=(e,t,o)=>(e===null?[]:(0,z.wX)(e)).filter(i=>/\.tfrc(?:\.json)?$/s.test(i)).map(i=>$((0,m.join)(e??
"",i),t,o));function $(e,t,o){const i=(0,z.yR)(e,it),u=tt(e,o);if(!i.ok){const N={kind:"unreadable",file:u,failure:i.failure};return ht({path:e,shown:u,state:"n\
ot read"},[Z(t,N,null)])}const w=ut({shown:u,...i},t);return{...w,file:{path:e,shown:u,state:w.isRead?"read":"not read"}}}function p(e,t){const o=e.flatMap(M=>M.
findings),i=e.flatMap(M=>M.unread),u=(M,st)=>{const ot=Z(t,M,st);o.push(ot),!(M.kind!=="label"||M.type!=="credentials")&&i.push({host:M.label,source:M.file,problem:ot.
problem})},w=l(new Map(e.flatMap(M=>[...M.credentials])),u),N=l(new Map(e.flatMap(M=>[...M.hosts])),u),[q,...a]=new Map(e.flatMap(M=>[...M.helpers]));for(const[
,{place:M}]of a)u({kind:"two helpers"},M);const P=q===void 0?null:{name:q[0],...q[1]};return{credentials:w,forced:N,helper:P,findings:o,unread:i}}function l(e,t){
const o=new Map;for(const[i,u]of e){const w=(0,G.Pv)(i),N="services"in u?"host":"credentials",q=`${u.place.file}:${u.place.line}`,a={kind:"label",type:N,label:i,
file:q,advice:(0,Y.L6)(i)};w.ok?o.set(w.value,{...u,host:w.value}):t({...a,why:w.why},u.place)}return[...o.values()]}const g=e=>(0,L.Qp)(e,({problem:{code:t,message:o},
places:i})=>[t,o,i])}),5693:(($t,ft,s)=>{s.d(ft,{Ey:()=>T,Ii:()=>S,Or:()=>I,WN:()=>d});var C=s(8936),m=s(1281),A=s(3368),L=s(2170),Y=s(8339),b=s(8032),G=s(255),
B=s(5106);const z=1440*60*1e3,H=1;function S(f,y){const{hops:k,certificates:h}=f.attempt;return[...R(f,y),...x(f,y),...J(k),...W(h,y),...U(f,y)]}function x(f,y){
const{discovery:k,hops:h}=f.attempt;switch(k.kind){case"skipped":return[(0,L.kH)(k.problem)];case"failed":{const D=y.isFork&&k.problem.refusal==="asks";return[(0,L.
kH)(k.problem,D?{severity:"notice"}:{})]}case"found":case"absent":{const D=h[0]?.url??"";return[...r(D,h.length-1,y),...v(f,y)]}}}function r(f,y,k){const h=k.clients.
filter(D=>y>b.NX[D]);return h.length>0?[(0,L.kH)((0,m.KA)({url:f,asks:"document",redirects:y,clients:h,limits:b.NX}))]:y>H?[(0,L.kH)((0,m.CL)({url:f,redirects:y}))]:
[]}function v(f,{releases:y,slowMs:k}){const h=(0,G.nx)(f.host),D=f.attempt.timing.totalMs,Z=I(f),ut=K=>Q(Z,K)!=="never",Tt=y.filter(K=>!ut(K)),tt=({client:K})=>!y.
some(nt=>nt.client===K&&ut(nt)),it=[!0,!1].flatMap(K=>{const nt=Tt.filter(lt=>tt(lt)===K);if(nt.length===0)return[];const ct=(0,C.Qs)({host:h,phase:"complete",tookMs:D,
releases:nt});return[(0,L.kH)(ct,{needed:K})]});if(it.length>0||D<=k)return it;const j=_(f.attempt.timing);return[(0,L.kH)((0,C.U2)({host:h,tookMs:D,limitMs:k,phase:j,
releases:y}))]}function T({host:f,slowest:y,certificates:k},h,{slowMs:D,...Z}){const ut=h.map(nt=>nt.host),Tt=k.filter(nt=>!ut.includes(nt.host)),tt=y?.timing.totalMs??
0,it=W(Tt,Z).map(nt=>({...nt,host:f}));if(y===null||tt<=D)return it;const j={host:(0,G.nx)(f),url:y.url,tookMs:tt,limitMs:D},K=(0,C.U2)({...j,phase:_(y.timing)});
return[(0,L.kH)(K,{host:f}),...it]}function _({lookupMs:f,connectMs:y,tlsMs:k,firstByteMs:h,totalMs:D}){const Z=[{name:"lookup",ms:f??0},{name:"connection",ms:y??
0},{name:"tls",ms:k??0},{name:"response",ms:h??0}],ut={name:"rest",ms:Z.reduce((Tt,{ms:tt})=>Tt-tt,D)};return Z.reduce((Tt,tt)=>tt.ms>Tt.ms?tt:Tt,ut)}function J(f){
const y=f.find(({url:h})=>h.startsWith("http://"));if(y===void 0)return[];const k=y.authorization==="withheld";return[(0,L.kH)((0,m.n4)({url:f[0]?.url??"",to:y.
url,exposesToken:k}))]}function W(f,{certificateDays:y,now:k}){return[...Map.groupBy(f,({host:h})=>h)].flatMap(([h,D])=>{const[Z=""]=D.map(Tt=>Tt.expires).sort(),
ut=(Date.parse(Z)-k)/z;return ut<0||ut>=y?[]:[(0,L.kH)((0,A.BU)({host:h,days:Math.floor(ut),expires:Z}))]})}function U(f,y){const{host:k,attempt:h,earlier:D}=f,
[Z]=D,ut=["failed","skipped"].includes(h.discovery.kind);if(Z?.discovery.kind!=="failed"||ut)return[];const Tt=Z.discovery.problem.message,tt=I(f),it=y.releases.
filter(K=>Q(tt,K)==="sometimes"),j=D.length+1;return[(0,L.kH)((0,C.Er)({host:(0,G.nx)(k),attempts:j,failure:Tt,releases:it}))]}function R({credentials:f,attempt:{
discovery:y}},k){if(!f?.problem)return[];const{code:h}=f.problem,D=y.kind==="failed"&&y.problem.code===h,Z=k.isFork&&!f.hasToken&&h==="credentials-empty";return D||
Z?[]:[(0,L.kH)(f.problem)]}function d({host:f},y){if(!y.some(({service:h})=>h===B.e$))return[];const{name:k}=(0,G.Sv)(f);return[...k.includes(".")?[]:[(0,Y.Zp)(
{host:f,name:k})],.../(^|\.)xn--/.test(f)?[(0,Y._W)({host:f})]:[]].map(h=>(0,L.kH)(h,{services:[B.e$]}))}const I=({earlier:f,attempt:y,later:k})=>[...f,y,...k];
function V({discovery:f,timing:y,headMs:k,hops:h},{attemptMs:D}){const Z=k!==null&&k<=D?h.at(-1)?.status:null;return Z===null||(0,b.Mq)(Z??0)?"retries":f.kind!==
"failed"&&y.totalMs<=D?"works":"fails"}function Q(f,y){const k=f.map(Z=>V(Z,y)),h=k.indexOf("works");return h<0?"never":h<=y.retries&&!k.slice(0,h).includes("fa\
ils")?"always":"sometimes"}}),7786:(($t,ft,s)=>{s.r(ft),s.d(ft,{attemptsOf:()=>C.Or,contact:()=>ze,crashedVisit:()=>ke,judgeRequests:()=>C.Ey,judgeVisit:()=>$e,
outcomesOf:()=>Ie});var C=s(5693),m=s(9961),A=s(2801),L=s(2170),Y=s(8032),b=s(255),G=s(8185),B=s(8643),z=s(9432),H=s(1054),S=s(845),x=s(8345),r=s(1780),v=s(5106),
T=s(9615);const _=({offered:n})=>n.length===0?"is empty":`offers ${(0,z.K4)(n,20,z.dh)}`;function J(n,c){const{id:E,host:O,offered:F,block:et}=n,rt=`the discove\
ry document, which ${_(n)}`;if(et!==null)return`add ${E} to the \`host\` block at ${et}, which ${_(n)}`;if(E===v.xq&&(0,S.ni)(O))return x.C;if(E===v.xq&&c)return(0,r.
xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,r.KT)(O)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${E}`;
const X=(0,v.qE)(E)?F.find(gt=>(0,v.OA)(gt)===E):void 0,at=E===v.xq?"configure a network mirror for the provider (`provider_installation`), the usual way with a\
n artifact manager":`use a host that offers ${E}`;return{operator:X===void 0?`add ${E} to ${rt}`:`rename ${X} to ${E} in ${rt}`,user:at}}const W=n=>n.id==="any"?
(0,T.CC)("service-missing",{message:(0,r.xI)`host ${(0,r.KT)(n.host)} does not provide any service`,operator:`add a service to the discovery document, which ${_(
n)}`}):(0,T.CC)("service-missing",{message:n.why,help:J(n,n.isArtifactory)}),U=n=>(0,T.CC)("service-version",{message:n.why,help:n.isReadable?J(n,!1):`require a\
n id of the form NAME.vN; the discovery document ${_(n)}`}),R=({id:n,host:c,value:E,why:O})=>(0,T.CC)("service-type",{message:(0,r.xI)`${n} of host ${(0,r.KT)(c)} is ${(0,z.
go)(E)}, not a string with a URL`,operator:`set ${n} to a URL such as "/v1/modules/"`,note:(0,z.zd)(O)}),d=({id:n,host:c,url:E,why:O,value:F})=>(0,T.CC)("servic\
e-url-invalid",{message:E===null?(0,r.xI)`${n} of host ${(0,r.KT)(c)}: ${(0,r.b7)(c,(0,z.dh)(O))}`:(0,r.xI)`${n} of host ${(0,r.KT)(c)} is "${(0,r.KT)(E)}", which the clients cannot connect to: ${O}`,
operator:(0,H.Kc)(F)?"replace the placeholder in the discovery document":`set ${n} to an https:// URL, or to a path that starts with a slash`}),I=({id:n,host:c,
why:E})=>(0,T.CC)("service-url-credentials",{message:(0,r.xI)`${n} of host ${(0,r.KT)(c)}: ${E}`,operator:"remove the user name and password from the URL, or fr\
om the redirect that leads to the document",note:"give tokens to the clients instead"}),V=({id:n,host:c,url:E})=>(0,T.CC)("service-url-empty",{message:(0,r.xI)`${n} of host ${(0,r.
KT)(c)} is an empty string, which resolves to the document itself: ${(0,r.KT)(E)}`,operator:`set ${n} to the URL of the service, such as "/v1/${n.split(".")[0]}\
/", or remove it`}),Q=({id:n,host:c,value:E,why:O})=>(0,T.CC)("service-url-looks-like-host",{message:(0,r.xI)`${n} of host ${(0,r.KT)(c)} is "${(0,r.KT)(E)}", which is a path and not a URL with a host`,
operator:(0,r.xI)`write "https://${(0,r.KT)(E)}" if a host is meant`,note:O===null?void 0:(0,z.zd)(O)});function f(n){const{id:c,host:E,url:O,clients:F}=n,et=F.
map(X=>Y.bB[X]),rt=O.slice(O.lastIndexOf("/")+1);return(0,T.CC)("service-url-no-slash",{message:(0,r.xI)`${c} of host ${(0,r.KT)(E)} does not end with a slash: ${(0,r.
KT)(O)}`,operator:"add the slash",note:`without it ${et.slice(0,-1).join(", ")} and ${et.at(-1)} replace "${rt}" with the path that they append`,affects:F})}const y=({
id:n,host:c,url:E})=>(0,T.CC)("service-url-relative",{message:(0,r.xI)`${n} of host ${(0,r.KT)(c)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,r.
KT)(E)}, other clients do not`,operator:"start the path with a slash, or write the complete URL"}),k=({id:n,host:c})=>(0,T.CC)("service-url-query",{message:(0,r.
xI)`${n} of host ${(0,r.KT)(c)} has a query, which the clients drop when they append a path`,operator:"move the content of the query into the path",note:"never \
put a secret into the document"});function h({host:n,uses:c},E=["is","are"]){const O=Map.groupBy(c,({id:et})=>et),F=Array.from(O,([et,rt])=>{const X=rt.flatMap(
({endpoint:at})=>at??[]);return X.length===0?et:`${et} (${X.join(", ")})`});return(0,r.xI)`${(0,z.K4)(F,10,z.dh)} of host ${(0,r.KT)(n)} ${F.length===1?E[0]:E[1]}`}
const D=({urls:n})=>(0,r.XT)(n,3,c=>(0,r.KT)((0,z.dh)(c))),Z=({uses:n})=>Y.zK.filter(c=>n.some(({id:E})=>(0,Y.SZ)(E).includes(c))),ut=n=>(0,T.CC)("service-url-p\
rivate",{message:(0,r.xI)`${h(n)} at ${D(n)}, which clients elsewhere cannot reach`,operator:(0,r.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,r.
KT)(n.host)}`,affects:Z(n)}),Tt=[...Y.Du,"dependabot"];function tt(n){const c=n.uses.every(({endpoint:F})=>F!==null),E=c?"a login sends its token in clear text \
otherwise":(0,r.xI)`the clients send the token of ${(0,r.KT)(n.host)} there in clear text`,O=Z(n);return(0,T.CC)("service-url-insecure",{message:(0,r.xI)`${h(n)} not https: ${D(
n)}`,operator:n.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:c||n.hasToken?E:void 0,affects:Tt.
filter(F=>O.includes(F))})}const it=({name:n,...c})=>(0,T.CC)("service-url-cross-host",{message:(0,r.xI)`${h(c)} on another host: ${D(c)}`,help:(0,r.xI)`where outgoing traffic is filtered, allow ${(0,r.
KT)(n)} as well`}),j=n=>(0,T.CC)("service-url-other-port",{message:(0,r.xI)`${h(n)} on another port of the same host: ${D(n)}`,operator:(0,r.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,r.
KT)(n.host)}`}),K=n=>(0,T.CC)("service-url-double-slash",{message:(0,r.xI)`${h(n,["has","have"])} a double slash in the path: ${D(n)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),nt=n=>(0,T.CC)("service-url-same",{message:(0,r.xI)`${h(n,["has","have"])} the same URL: ${D(n)}`,operator:"\
check both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var ct=s(4067),lt=s(2311);function ht({host:n,
attempt:c},E){const{name:O}=b.Sv(n),F=ct.uo(O),et=c.hops[0]?.address??null;if(F!=="public"||et===null)return F;const rt=ct.Zu(et),X=E.some(at=>at.name===O);return rt===
"loopback"&&X?"public":rt}const dt={public:0,reserved:1,private:2,metadata:2,loopback:3};function $({id:n,url:c},{kind:E,host:O,failures:F}){const et=F.get(n);return et!==
void 0&&(0,lt.i)(b.Pm(c)??"",O,et)||dt[t(c)]>dt[E]}function p(n,c){const{hostname:E}=c,O=n.filter(pt=>$(pt,c)),F=n.filter(pt=>!O.includes(pt)),et=F.filter(({url:pt})=>pt.
scheme==="http"),rt=F.filter(({id:pt,endpoint:wt})=>wt===null&&(0,v.p4)(pt)),X=Map.groupBy(rt,({url:pt})=>o(pt,E)),at=F.filter(({endpoint:pt,url:wt})=>pt===null&&
i(wt,E)),gt=F.filter(({url:pt})=>pt.path.includes("//")),vt=l(c);return[...vt(O,e,ut),...vt(et,e,tt),...[...X].flatMap(([pt,wt])=>pt===null?[]:vt(wt,e,yt=>it({...yt,
name:pt}))),...vt(at,e,j),...vt(gt,g,K),...vt(u(n),g,nt)]}const l=({host:n,hasToken:c})=>(E,O,F)=>{if(E.length===0)return[];const et=E.map(({url:at})=>E.length===
1?g(at):O(at)),rt=F({host:n,hasToken:c,uses:E,urls:[...new Set(et)]}),X=[...new Set(E.map(({id:at})=>at))];return[(0,L.kH)(rt,{services:X,needed:E.some(({needed:at})=>at)})]},
g=n=>(0,z.dh)((0,B.Pl)(n)),e=n=>(0,z.dh)(`${n.scheme}://${n.host}`);function t(n){const{name:c}=(0,B.cz)(n);return ct.Sz(/[^\0-\x7f]/.test(c)?b.$o(c)??"":c.toLowerCase())}
function o(n,c){const{name:E}=(0,B.cz)(n),O=b.Sv(c).name;if(E.toLowerCase()===O)return null;const F=b.Pv(E);return F.ok?F.value===O?null:b.nx(F.value):E}function i(n,c){
if(n.scheme==="http"||o(n,c)!==null)return!1;const E=O=>Number(O||443);return E((0,B.cz)(n).port)!==E(/:(\d+)$/.exec(c)?.[1]??null)}function u(n){const c=[v.e$,
v.xq].flatMap(O=>n.find(F=>F.id===O)??[]),E=new Set(c.map(({url:O})=>g(O).replace(/\/$/,"")));return c.length===2&&E.size===1?c:[]}const w=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
N=n=>w.test(n)&&!/^[a-z0-9-]+\.json$/i.test(n),q=n=>n.replace(/[?#].*$/s,"");function a(n){const c=P(n),{id:E,host:O,value:F}=n,et={id:E,host:O,url:(0,B.Pl)(n.url)};
if(c!==null)return[d({...et,value:F,why:c})];if(/\{\{|\$\{|^\$/.test(F)){const at=`the placeholder in "${q(F)}" was not replaced`;return[d({...et,value:F,url:null,
why:at})]}const X=st(n)&&!N(F)?(0,Y.ab)(E):[];return[F===""?V(et):null,N(F)?Q({...et,value:q(F),why:null}):null,M(F)?y(et):null,X.length>0?f({...et,clients:X}):
null,n.url.query!==""&&(0,v.p4)(E)?k(et):null].filter(at=>at!==null)}function P({url:n}){const{name:c,port:E}=(0,B.cz)(n);return c===""?"no Host in request URL":
E===""||Number(E)>0&&Number(E)<=65535?null:`invalid port "${E}"`}const M=n=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(n)&&!N(n),st=({value:n,url:c})=>n!==""&&!/^$|\/$/.
test(c.path);var ot=s(3217);const mt=[[/^service-url-(?:cross-host|private)$/,/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,
/^(?:module|provider)-unknown$|^versions-shape$/]],St=({services:n,problem:{code:c}})=>n.map(E=>[E,c]);function Mt(n,c,E){let O=c;return{causes:n.notes.flatMap(
et=>{const{code:rt,severity:X,affects:at}=et.problem,gt=n.viewers.filter(wt=>X!=="error"||at.includes(wt)),vt=({problem:wt,services:yt,affects:Ot})=>mt.some(([kt,
It])=>kt.test(rt)&&It.test(wt.code))&&yt.length>0&&yt.every(kt=>et.services.includes(kt)&&!E(kt))&&Ot.every(kt=>gt.includes(kt)),pt=O.filter(vt);return pt.length===
0?et:(O=O.flatMap(wt=>pt.includes(wt)?X==="error"?[]:Rt(wt,et):wt),X==="error"?At(et,pt):[])}),answers:O}}function Rt(n,{problem:{message:c,cures:E}}){const O=(0,r.
xI)`${c}; ${n.problem.message}`;return{...n,problem:{...n.problem,message:O,...E&&{cures:E}}}}const At=(n,c)=>(0,L.Qp)([n,...c],()=>null).map(E=>{const O=c.find(
({problem:et})=>et.obstacle!==void 0),F=O&&(0,r.xI)`${E.problem.message}; ${O.problem.message}`;return F===void 0?E:{...E,problem:{...E.problem,message:F}}});var Et=s(
2886),xt=s(9119);function bt(n,c){const E=n.forced.filter(({client:rt})=>c.includes(rt)),O=c.filter(rt=>!E.some(X=>X.client===rt)),et=(0,xt.c1)(E,({place:rt,services:X})=>JSON.
stringify([rt,X])).map(rt=>{const[X]=rt,at=(0,b.cu)(n.host),{services:gt}=X,vt={kind:"found",url:at,services:gt},pt={...n.attempt.timing,totalMs:0},yt={...n,attempt:{
discovery:vt,hops:[],timing:pt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:rt.map(({client:Ot})=>Ot),visit:yt,forced:X}});return O.length>0||et.
length===0?[{clients:O,visit:n,forced:null},...et]:et}var _t=s(4606);const Dt=(n,c)=>n.filter(E=>!(0,_t.Hf)(E,c.token)).map(E=>ae(E,c));function ae(n,c){const{visit:E,
requirements:O,clients:F,token:et,concerned:rt}=c,{services:X,places:at}=ue(n.services,O),gt=(0,_t.wD)(n,et),vt=n.needed&&le({problem:gt,services:X},c),pt=n.affects.
filter(yt=>rt.includes(yt)),wt={...n,problem:gt,services:X,needed:vt,affects:pt,host:E.host};return(0,Et.hD)({...wt,severity:(0,Et.v1)(wt,F),places:n.places.length===
0?at:(0,xt.As)(Vt(n.places))},c)}function le({problem:n,services:c},{visit:{host:E,attempt:O},requirements:F,answering:et,depth:rt}){if(rt==="discovery"||O.discovery.
kind==="skipped")return!0;const X=c.some(gt=>et.has(`${E} ${gt}`));if(n.code==="service-url-no-slash"&&X)return!1;const at=F.filter(({service:gt})=>c.length===0||
c.includes(gt));return at.length===0||at.some(({isForInit:gt})=>gt)}function ue(n,c){const E=rt=>c.filter(({service:X})=>rt.includes(X)),O=n.length===0?c:E(n),F=n.
filter(rt=>O.some(({service:X})=>X===rt)),et=(O.length>0?O:E(["any"])).flatMap(rt=>rt.because);return{services:F.length>0?F:n,places:(0,xt.As)(Vt([...new Set(et)]))}}
function Vt(n){const{inUse:c=[],aside:E=[]}=Object.groupBy(n,O=>typeof O!="string"&&(0,xt.MV)(O)?"aside":"inUse");return[...c,...E]}function de(n,c){return c.every(
({isImplied:O})=>O)?[...c.flatMap(({clients:O})=>O),...(0,Y.Yr)(n)]:Y.zK}var fe=s(3956);function Jt(n){if(!Array.isArray(n))return Zt(n);const{shown:c,more:E}=(0,z.
zN)(n,5);return`[${c.map(Zt).join(", ")}${E>0?", \u2026":""}]`}function Zt(n){return n===void 0?"missing":typeof n=="object"&&n!==null?(0,z.go)(n):(0,z.dh)(JSON.
stringify(n))}const he=({host:n,value:c,why:E})=>(0,T.CC)("login-type",{message:(0,r.xI)`login.v1 of host ${(0,r.KT)(n)} is ${(0,z.go)(c)}, not an object`,operator:'\
set login.v1 to an object with "client", "authz" and "token"',note:(0,z.zd)(E)}),Ut=n=>c=>`is ${Jt(c)}${c===void 0?"":`, not ${n}`}`,Ft=n=>c=>`is ${Jt(c)}${n}`,
Qt=n=>c=>`${Ut("an array")(c)}; the clients ignore it${n}`,pe={"client-missing":[Ut("a string"),'set "client" to the OAuth client ID, for example "terraform-cli\
"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Ut("an array of\
 strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-types-unsupported":[Ft(", which contains no supported grant type"),'add "authz_code" to "\
grant_types"'],"grant-types-unknown":[Ft('; the clients know "authz_code" and "password" only'),'remove the unknown grant types, or move scopes to "scopes"'],"a\
uthz-missing":[Ut("a string with a URL"),'set "authz" to the URL of the authorization endpoint'],"token-missing":[Ut("a string with a URL"),'set "token" to the \
URL of the token endpoint'],"ports-count":[Ut("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Ft(
"; both must be whole numbers from 1024 to 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Ft("; the first port i\
s greater than the last"),"write the lower port first"],"ports-single":[Ft("; the clients never use the last port, so none is left"),'set "ports" to at least tw\
o ports, for example [10000, 10010]'],"ports-ignored":[Qt(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-inva\
lid":[Ut("an array of strings"),'set "scopes" to an array of strings, or remove it'],"scopes-ignored":[Qt(""),'set "scopes" to an array of strings, or remove it']};
function me(n,c){const E=n.rule.replace(/-\w+$/,"").replace("-","_"),O=(0,r.xI)`"${E}" in login.v1 of host ${(0,r.KT)(c)}`;if("why"in n){const X=`set "${E}" to \
an https:// URL without user name, or to a path that starts with a slash`,at=(0,r.xI)`${O}: ${(0,r.b7)(c,(0,z.dh)(n.why))}`;return(0,T.CC)(`login-${n.rule}`,{message:at,
operator:X})}const[F,et]=pe[n.rule],rt=(0,r.xI)`${O} ${F(n.value)}`;return(0,T.CC)(`login-${n.rule}`,{message:rt,operator:et})}function Ee({host:n,endpoints:c}){
const E=c.map(({name:et})=>`"${et}"`).join(" and "),[O]=c,F=c.length===1;return(0,T.CC)("login-url-port",{message:(0,r.xI)`${E} in login.v1 of host ${(0,r.KT)(n)} ${F?
"names":"name"} no port, so a login uses port 443: ${(0,r.KT)(O?.url??"")}`,operator:`write a path that starts with a slash, or add :${O?.port??""} to the URL${F?
"":"s"}`})}var Wt=s(8225),qt=s(9179);function ge({discovery:n},c){return n.kind==="found"?ye(n,c):{services:[],notes:n.kind==="absent"?[Te(n,c)]:[]}}function ye(n,c){
const{requirements:E,clients:O,reader:F}=c,et=n.services.map(({id:Ct})=>Ct),rt=n.services.some(({value:Ct})=>typeof Ct=="string"&&Ct.includes("/artifactory/")),
X={...c,discovery:n,offered:et,isArtifactory:rt},at=E.map(({service:Ct})=>Ct),gt=at.filter(Ct=>Ct!=="any"),vt=et.filter(Ct=>!gt.includes(Ct)&&Y.Du.some(Bt=>v.oe(
Ct,Bt).ok)),pt=gt.map(Ct=>te(Ct,X)),wt=({outcome:Ct,notes:Bt,urls:Ht})=>Ct.kind!=="problem"&&!Ht.some(Pt=>Pt.endpoint===null&&$(Pt,c))&&!Bt.some(Pt=>(0,Et.ER)(Pt)&&
O.some(jt=>Pt.affects.includes(jt))),yt=vt.map(Ct=>te(Ct,X)),Ot=!at.includes("any")||[...pt,...yt].some(wt),kt=[...pt,...Ot?yt.map(ve):yt],It=kt.flatMap(({urls:Ct})=>Ct),
Nt=at.includes("any")&&kt.length===0?[(0,L.kH)(W({...X,id:"any",why:""}))]:[];return{services:kt.map(({outcome:Ct})=>Ct.kind==="problem"?{...Ct,problem:(0,T.as)(
Ct.problem,F)}:Ct),notes:[...kt.flatMap(({notes:Ct})=>Ct),...p(It,c),...Nt]}}function ve({outcome:n,notes:c,urls:E}){if(!v.fg.has(n.id))return{outcome:n,notes:[],
urls:[]};const O=F=>({...F,needed:!1});return{outcome:n,notes:c.map(O),urls:E.map(O)}}function Te({absence:n,url:c},{requirements:E,host:O}){const F=E.map(({service:rt})=>rt).
filter(rt=>rt!=="any"),et=(0,fe.HB)({host:O,url:(0,B.Pl)(c),why:n,required:F});return(0,L.kH)(et,{services:F.length===1?F:[]})}function te(n,c){const{services:E,
url:O}=c.discovery,F=Ot=>v.TE(n,{services:E,documentUrl:O,display:c.host,client:Ot}),rt=(c.requirements.find(({service:Ot})=>Ot===n)?.clients??c.clients).map(Ot=>({
client:Ot,lookup:F(Ot)})),[X,...at]=rt;if(X===void 0)throw new Error("no client is checked");const gt=at.filter(({lookup:Ot})=>Ot.kind!==X.lookup.kind),vt=Ot=>!Oe(
Ot)||F(Ot).kind===X.lookup.kind,pt=gt.length===0?(0,Y.SZ)(n).filter(vt):[X.client],wt=ee(n,X.lookup,pt,c),yt=gt.flatMap(({client:Ot,lookup:kt})=>ee(n,kt,[Ot],c).
notes);return{...wt,notes:[...wt.notes,...yt]}}const we=2048,Oe=n=>Y.Du.some(c=>c===n);function ee(n,c,E,O){const{discovery:F,host:et}=O,rt=X=>X.map(at=>(0,L.kH)(
at,{services:[n]}));switch(c.kind){case"url":{const{url:X,value:at}=c,gt=a({id:n,value:at,url:X,host:et}),vt=!gt.some(({code:wt})=>wt==="service-url-invalid"),pt=(0,z.
dh)((0,B.Pl)(X),we);return{outcome:{id:n,kind:"url",url:pt},notes:rt(gt),urls:vt?[{id:n,endpoint:null,url:X,needed:!0}]:[]}}case"object":{const{login:X,problems:at}=Re(
c.value,F.url,et),gt=at.find(({severity:vt})=>vt==="error");return{outcome:gt?{id:n,kind:"problem",problem:gt}:{id:n,kind:"login",login:X},notes:rt(at),urls:(0,Wt.
u)(X).map(vt=>({...vt,id:n,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const X=Se(n,c,O),at=(0,L.kH)(X,{services:[n],clients:E});
return{outcome:{id:n,kind:"problem",problem:X},notes:[at],urls:[]}}}}function Se(n,c,E){const O={...E,id:n,why:c.why};switch(c.kind){case"missing":return W(O);case"\
bad-id":case"version":return U({...O,isReadable:c.kind==="version"});case"type":return(n===v.S3?he:R)({...O,value:c.value});case"bad-url":{const F=(0,qt.Nx)(c.why);
return N(c.value)?Q({...O,value:q(c.value),why:F}):c.reason==="user-info"?I(O):d({...O,value:c.value,url:null,why:F})}}}function Re(n,c,E){const{value:O,flaws:F}=(0,Wt.
m)(n,c,E),et={...O,authz:ne(O.authz),token:ne(O.token)},rt=Ce(et,c),X=rt.length===0?[]:[Ee({host:E,endpoints:rt})];return{login:et,problems:[...F.map(at=>me(Ae(
at),E)),...X]}}function Ce(n,c){const{name:E,port:O}=(0,B.cz)(c);return O===""||O==="443"?[]:(0,Wt.u)(n).flatMap(({endpoint:F,text:et,url:rt})=>{const X=(0,B.cz)(
rt),at=X.name.toLowerCase()===E.toLowerCase();return rt.scheme==="https"&&at&&X.port===""?[{name:F,url:et,port:O}]:[]})}const Ae=n=>"why"in n?{...n,why:(0,qt.Nx)(
n.why)}:n;function ne(n){const c=n===null?null:(0,B.Dl)(n);return c?.ok?(0,B.Pl)(c.value):null}function $e(n,c){const{requirements:E,predicted:O,requests:F,answering:et,
isNew:rt}=n,X=(0,_t.MC)(n.visit,c),at=Me(n,c.dialect),gt=(0,Et.TC)(X.host,E,c),vt=bt(X,at).map(Pt=>xe(Pt,n,c,gt)),pt=[...vt.flatMap(({notes:Pt})=>Pt),...O],wt=vt.
some(({forced:Pt})=>Pt===null),yt=(0,_t.ux)(X,pt,gt,{...c,isAsked:wt}),Ot=se({...n,visit:X},c,{clients:at,reader:gt,token:yt}),kt=vt[0]?.services??[];let It=O;const Nt=vt.
flatMap(Pt=>{const jt=Kt=>et.has(`${X.host} ${Kt}`),{silent:Xt=[],said:Gt=[]}=Object.groupBy(Pt.notes,Kt=>(0,Et.pi)({...Kt,host:X.host},Ot.ignore)?"silent":"sai\
d"),zt=Mt({...Pt,notes:Gt},It,jt);return It=zt.answers,Dt([...zt.causes,...Xt],{...Ot,reader:Pt.reader,concerned:Ot.concerned.filter(Kt=>Pt.viewers.includes(Kt))})}),
Ct=[...wt?(0,ot.so)(X,E,yt,c):[],...wt?(0,ot.uA)(X,kt,c):[],...It,...F===null?[]:(0,C.Ey)(F,X.attempt.certificates,c),...(0,C.WN)(X,E)],Bt=[...Nt,...Dt(Ct,Ot)],
Ht=vt[0]?.forced?.place??null;return{visit:X,requirements:E,services:kt,servicesFrom:Ht,findings:Bt,isNew:rt}}const Me=({requirements:n},{clients:c})=>c.filter(
E=>n.some(O=>O.clients.includes(E))),se=(n,c,E)=>({...c,...n,...E,isHostNew:n.isNew,concerned:de(n.visit.host,n.requirements)});function ke(n,c,E){const{visit:O,
requirements:F,isNew:et}=n,rt=(0,A.n3)({host:(0,b.nx)(O.host),thrown:E}),X={kind:"skipped",problem:rt},at={...O,attempt:{...O.attempt,discovery:X,hops:[]}},gt={
clients:c.dialect.clients,reader:null,token:_t.Cg},vt=se({...n,visit:at},c,gt),pt=Dt([(0,L.kH)(rt)],{...vt,concerned:Y.zK});return{visit:at,requirements:F,services:[],
servicesFrom:null,findings:pt,isNew:et}}function xe({clients:n,forced:c,visit:E},{visit:O,requirements:F,predicted:et},rt,X){const at=c===null?X:{...X,role:"ope\
rator"},gt=(0,b.nx)(O.host),vt=c&&(0,Et.cA)(c.place),{services:pt,notes:wt}=ge(E.attempt,{requirements:F,clients:n,reader:at,block:vt,hostname:O.host,host:gt,hasToken:O.
credentials?.hasToken===!0,failures:new Map(c===null?et.flatMap(St):[]),kind:c===null?ht(O,rt.resolve):"loopback"}),yt=rt.dialect.releases.filter(({client:It})=>n.
includes(It)),Ot=O.forced.map(({client:It})=>It),kt=c===null?Y.zK.filter(It=>!Ot.includes(It)):n;return{forced:c,reader:at,viewers:kt,services:pt,notes:[...vt===
null?[]:[(0,L.kH)((0,m.Yv)({host:gt,at:vt}),{clients:n})],...(0,C.Ii)(E,{...rt,clients:n,releases:yt}),...wt,...c===null?(0,G.I4)(O.host,pt,F,rt):[]]}}function Ie(n){
const c=O=>{const F=n.filter(({problem:et,affects:rt})=>rt.includes(O)&&et.usualSeverity!=="notice");return F.some(Et.ER)?"fails":F.length>0?"warns":"works"},E=Y.
zK.map(O=>[O,c(O)]);return Object.fromEntries(E)}var Pe=s(8161),_e=s(493),Le=s(2798),be=s(6452),Ne=s(7688),De=s(1331),oe=s(2218),Ue=s(3214),Yt=s(2851),Be=s(479),
Ke=s(9968),He=s(3791),je=s(7057),Fe=s(3298);async function ze(n,c,E,O){const{dialect:F,configs:et,requirements:rt,expand:X}=c,{releases:at}=F,{environment:gt,kill:vt,
secrets:pt,stop:wt,startTimer:yt}=O,Ot={environment:gt,kill:vt,learn:pt.learn,stop:wt.signal},{credentials:kt,forced:It}=(0,Le.mQ)({...E,configs:et},Ot),Nt={network:(0,be.
Af)(E,(0,Y.Dv)(F.clients,F.versions)),credentials:kt,concurrency:E.concurrency,random:Math.random,now:Date.now,startTimer:yt,monotonic:O.now,stop:wt,sessions:E.
depth==="discovery"?null:new Map},Ct={...Nt,forced:It,required:Map.groupBy(rt,({host:Lt})=>Lt),maxRedirects:Math.max(...F.clients.map(Lt=>Y.NX[Lt])),releases:at,
timeoutMs:E.timeoutMs??(0,Yt.nT)(at),retries:E.retries,progress:Lt=>O.progress({kind:"visits",...Lt})},Bt=(0,Yt.pj)(n,Ct),Ht=E.depth==="discovery"?null:Promise.
all([s.e(6542),s.e(7907)]).then(s.bind(s,7907)),Pt=new Map((await Bt).map(Lt=>[Lt.host,Lt])),jt=kt.known;if(Ht===null)return{visits:[...Pt.values()],predicted:_e.
j7,tokenSources:jt};const{predictInit:Xt}=await Ht,Gt=(0,Ne.tX)(Lt=>O.progress({kind:"packages",...Lt})),zt=Ge(Pt,Ct,E),Kt=Lt=>(0,b.ev)(Lt,E),{network:Xe}=Nt,ie=We(
O,{...Ot,network:Xe,isNamed:Kt,transfers:Gt}),Ve={...Nt,...c,settings:E,machine:(0,Be.g8)(gt),directory:O.directory,learn:pt.learn,progress:Lt=>O.progress({kind:"\
registries",...Lt}),visits:Pt,following:X&&{expand:X,reach:zt.reach,fetchRepository:ie.fetchRepository,transfers:Gt}},Je={...E,isFork:O.isFork},ce=await Xt(c.roots,
Ve,Je).finally(ie.close),Ze=[...ce.notes,...zt.notes()];return{visits:[...Pt.values()],predicted:{...ce,notes:Ze},tokenSources:jt}}const re=100;function Ge(n,c,E){
const O=new Set,F=new Set;return{reach:async X=>{const at=X.filter(({host:yt})=>!n.has(yt)&&!F.has(yt)),gt=(0,oe.en)(at,E);for(const[yt,Ot]of gt)n.set(yt,(0,De.
i)(yt,Ot));for(const{host:yt}of at)gt.has(yt)||(O.size<re||O.has(yt)?O.add(yt):F.add(yt));const vt=Map.groupBy(at,({host:yt})=>yt),pt=[...O].filter(yt=>!n.has(yt)),
wt=Map.groupBy(pt,yt=>vt.get(yt)?.every(oe.T1)??!0);for(const[yt,Ot]of wt){const It={...c,sessions:null,required:vt,origin:yt?{isPublic:yt}:null};for(const Nt of await(0,Yt.
pj)(Ot,It))n.set(Nt.host,Nt)}},notes:()=>{const X=[...F].map(b.nx),at=(0,He.q)({what:"hosts",max:re,names:X});return X.length===0?[]:[(0,L.kH)(at,{clients:[]})]}}}
function We({environment:n,kill:c,pid:E,secrets:O,stop:F,startTimer:et},rt){let X=null;const at=(0,Fe.O)(async()=>{const{gitFetcher:vt}=await s.e(679).then(s.bind(
s,679));return X=vt({...rt,kill:c,pause:pt=>(0,Ue.v7)(pt,{stop:F,startTimer:et}),parent:n.RUNNER_TEMP||(0,Pe.tmpdir)(),pid:E,isAlive:pt=>Ye(pt,c),now:Date.now}),
X});return{fetchRepository:async({url:vt,ref:pt,depth:wt,sshkey:yt},Ot)=>{const kt=await at(),It=yt===null?null:new je.ou(yt);It!==null&&O.learn(It);const Nt={url:(0,B.
jr)(vt),origin:Ot,ref:pt,depth:Number(wt)||null,sshkey:It};return await kt.fetch(Nt)},close:async()=>X?.close()}}function Ye(n,c){try{return c(n,0),!0}catch(E){
return(0,Ke.Oj)(E)==="EPERM"}}}),9713:(($t,ft,s)=>{s.d(ft,{IK:()=>Y,v8:()=>S,x8:()=>T,zy:()=>r});var C=s(7075),m=s(7057),A=s(6452);let L=function(...W){return{createGunzip:L}=
process.getBuiltinModule("node:zlib"),new.target?new L(...W):L(...W)};const Y={kind:"excerpt",maxBytes:2048},b=1e3,G=6e4,B=64*1024,z=1024,H=1024*1024,S=256*1024,
x=W=>Buffer.from(W,"latin1").toString("utf8");function r({status:W,reason:U,headers:R}){const d=f=>{const y=R.get(f)?.[0];return y===void 0?null:x(y)},I=d("cont\
ent-length"),Q=W!==204&&W!==304&&I!=="0"?d("content-encoding"):null;return{status:W,reason:x(U),contentType:d("content-type"),contentEncoding:Q,location:d("loca\
tion"),retryAfter:d("retry-after"),terraformGet:d("x-terraform-get"),apiVersion:d("tfp-api-version"),mitigation:d("cf-mitigated")??d("x-vercel-mitigated")??d("x\
-amzn-waf-action"),errorType:d("x-amzn-errortype"),challenge:(0,m.kQ)(R.get("www-authenticate")??[]),declaredBytes:I===null||v(Q)?null:Number(I)}}const v=W=>W?.
toLowerCase()==="gzip";async function T(W,U,R){if(R.kind==="taken"){try{await R.take(J(_(W),U,R.maxBytes))}finally{W.destroy()}return{bytes:new Uint8Array,truncated:!1}}
const d=[];let I=0,V;const Q=R.kind==="excerpt"?setTimeout(()=>W.destroy(),b).unref():void 0;try{for await(const y of J(W,U,R.maxBytes)){if(d.push(y),d.length===
z&&d.splice(0,z,Buffer.concat(d)),I+=y.length,I>R.maxBytes)break;I>H&&(V??=await R.turn?.())}}catch(y){if((0,A.$N)(y)==="COMPRESSED_TOO_LARGE")I=Number.POSITIVE_INFINITY;else if(R.
kind==="whole")throw y}finally{clearTimeout(Q),W.destroy(),V?.()}return{bytes:Buffer.concat(d).subarray(0,R.maxBytes),truncated:I>R.maxBytes}}async function*_(W){
let U=!1;const R=()=>{U=!0,W.destroy()};let d=setTimeout(R,G).unref();try{for await(const I of W)clearTimeout(d),yield I,d=setTimeout(R,G).unref();if(U)throw(0,A.
Au)("BODY_PAUSED","the body pauses")}catch(I){throw U?(0,A.Au)("BODY_PAUSED","the body pauses"):I}finally{clearTimeout(d)}}function J(W,U,R){if(!v(U.contentEncoding))
return W;const d=L();let I=R+B;const V=async function*(Q){for await(const f of Q){if(I-=f.length,I<0)throw(0,A.Au)("COMPRESSED_TOO_LARGE","too many compressed b\
ytes");yield f}};return(0,C.pipeline)(W,V,d,()=>{}),d}}),7454:(($t,ft,s)=>{s.d(ft,{be:()=>j,X5:()=>it,gQ:()=>K,Ul:()=>nt,JY:()=>Tt,g2:()=>ht,To:()=>p,dI:()=>tt,
Lu:()=>lt,jT:()=>ct});var C=s(9968),m=s(7811),A=s(8643),L=s(255),Y=s(4067),b=s(9509);const G=32;function B(t){const o=[];let i=t.getPeerX509Certificate();for(;i!==
void 0&&o.length<G;)o.push(i),i=i.issuerCertificate;return o}function z(t,o,i){const[u]=t;if(u===void 0)return null;const w=o.ok?o.chain.slice(0,Math.max(1,o.chain.
length-1)).map(({notAfter:a})=>a):t.map(({validTo:a})=>Date.parse(a)),N=Date.parse(u.validFrom),q=Math.min(...w);return Number.isNaN(N)||Number.isNaN(q)?null:{host:i,
subject:H(u.subject)??u.subjectAltName??"",issuer:H(u.issuer)??u.issuer??"",validFrom:new Date(N).toISOString(),expires:new Date(q).toISOString()}}const H=t=>/^CN=(.*)$/m.
exec(t??"")?.[1];var S=s(6452),x=s(8500),r=s(1692),v=s(9044),T=s(4604);const _=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],J=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function W(t,{name:o},i,u){const w=(0,S.$N)(t);if(_.includes(w))return await I(await u())?(0,S.Au)("PLAIN_HTTP","the port responds in plain HTTP"):t;if(J.
test(w))return t;const N=await f(o,i,u);return N===null?t:"flaw"in N?(i.connection.rejection=N,(0,S.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${N.flaw.kind}`)):
(i.connection.unsupported=N,(0,S.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${N.name}`))}const[U,R]=[30,100],d=Buffer.from([22,3,1,0,0]);async function I(t){
const o=await new Promise(i=>{V().then(()=>i("")),t.once("data",u=>i(u.toString("latin1",0,5))),t.once("error",()=>i("")).once("close",()=>i("")),t.write(d)});return t.
destroy(),o==="HTTP/"}async function V(){for(let t=0;t<U;t+=1)await(0,x.setTimeout)(R,null,{ref:!1})}const Q=[T.DS,{...T.DS,maxVersion:"TLSv1.2"}];async function f(t,o,i){
for(const u of Q){const w=(0,r.createSecureContext)({...u,ca:[]}),N=await i(),q=await(0,S.ek)(N,o,t,{secureContext:w}).catch(()=>null);if(q===null)continue;const a=y(
q);return q.destroy(),a}return null}function y(t){const o=t.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(o))return{kind:"version",name:o};const[i]=B(t),
u=i&&(0,v.h)(i.raw);if(u?.ok===!1)return{flaw:u.flaw,isLeaf:!0};const w=t.getCipher().name;if(!T.Cg.includes(w))return{kind:"cipher",name:w};const N=h(t);if(!T.
Yx.includes(N))return{kind:"group",name:N};const q=u?.certificate.key;return q?.kind==="unsupported"?{flaw:{kind:"key",name:q.name},isLeaf:!0}:null}const k={prime256v1:"\
P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function h(t){const o=t.getEphemeralKeyInfo();return o===null||!("type"in o)?"":o.type==="DH"?`ffd\
he${o.size}`:k[o.name??""]??o.name??""}let D=function(...t){return{request:D}=process.getBuiltinModule("node:http"),new.target?new D(...t):D(...t)};const Z="htt\
p/1.1",ut="h2";async function Tt(t,o){const i=()=>ht(t,o),u=await i();if(t.scheme==="http")return u;try{return await $(t,u,o,Z)}catch(w){const N=S.$N(w);throw N.
endsWith("_NO_APPLICATION_PROTOCOL")&&await tt(t,o),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(N)?await W(w,t,o,i):w}}async function tt(t,o){if(t.scheme!=="http")try{const i=await ht(
t,o);(await $(t,i,o,ut)).destroy()}catch(i){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(S.$N(i)))throw i}}function it(t){const{scheme:o}=t;if(o!=="https"&&
o!=="http")return(0,m.TR)(`unsupported protocol scheme "${o}"`);const{name:i,port:u}=(0,A.cz)(t);if(i==="")return(0,m.TR)("no Host in request URL");const w=(0,b.
ER)(i)?(0,m.Ju)(i.toLowerCase()):(0,L.Pv)(i);if(!w.ok)return w;const N=u===""?(0,A.L5)(o):Number(u);return N>0&&N<=65535?(0,m.Ju)({scheme:o,name:w.value,port:N}):
(0,m.TR)(`invalid port "${u}"`)}function j(t){const{name:o}=(0,A.cz)(t),i=(0,L.Pv)(o);return(0,b.ER)(o)||!i.ok?o:i.value}function K(t,{name:o}){const{port:i}=(0,A.
cz)(t);return(0,A.EN)(o)+(i===""?"":`:${i}`)}function nt({resolve:t},o,i){const u=t.some(w=>w.name===o);return!["private","loopback"].includes((0,Y.Sz)((u?null:
i)??o))}function ct({scheme:t,name:o,port:i}){return(0,A.EN)(o)+(i===(0,A.L5)(t)?"":`:${i}`)}function lt(t,{resolve:o,chooseProxy:i}){const u=o.find(({name:w,port:N})=>w===
t.name&&(N===null||N===t.port));return u===void 0?{host:t.name,port:t.port,proxy:i(t)}:{host:u.address,port:u.addressPort??t.port,proxy:null}}async function ht(t,o){
const{host:i,port:u,proxy:w}=lt(t,o.network);if(w===null)return S.zy(i,u,o);S.ln(t.name,o),o.connection.proxy=w.host;const N=await dt(w,o);return t.scheme==="ht\
tps"?e(t,w,N):N}async function dt(t,o){const i=t.protocol==="https:"?"https":"http",u=t.hostname.replace(/^\[|\]$/g,""),w={scheme:i,name:u,port:Number(t.port)||
(0,A.L5)(i)},N=new S.Ng;try{const q={...o.network,resolve:[],chooseProxy:()=>null};return await Tt(w,{...o,network:q,connection:N,allowPrivate:!0})}catch(q){if((0,C.
qo)(q))throw q;const a=S.$N(q)==="ECONNREFUSED"?`nothing listens at the proxy ${t.host}`:`proxy ${t.host} cannot be reached: ${S.bD(q)}`;throw S.Au("PROXY_ABSEN\
T",a)}finally{o.connection.lookupMs=N.lookupMs,o.connection.connectMs=N.connectMs}}async function $(t,o,i,u){const{connection:w,network:N}=i,{trust:q}=N,a=performance.
now(),P={secureContext:q.context(),ALPNProtocols:[u]},M=await S.ek(o,i,t.name,P);w.tlsMs=performance.now()-a;const st=B(M),ot=q.verify(st.map(({raw:mt})=>mt),t.
name);if(w.certificate=z(st,ot,ct(t)),ot.ok&&M.alpnProtocol!==ut)return M;throw M.destroy(),ot.ok?S.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(w.rejection=
{...ot,issuer:st.at(-1)?.issuer??"",hasFile:q.hasFile},S.Au("CERTIFICATE_REJECTED",`certificate rejected: ${ot.flaw.kind}`))}function p(t){if(t.username===""&&t.
password==="")return{};const o=`${decodeURIComponent(t.username)}:${decodeURIComponent(t.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(o).toString(
"base64")}`}}const l=[502,503,504];function g({pathname:t},o){return t!=="/"?"PROXY_PATH":o===407?"PROXY_LOGIN":o!==null&&l.includes(o)?"PROXY_NOT_REACHED":"PRO\
XY_REFUSED"}function e(t,o,i){const u=`${(0,A.EN)(t.name)}:${t.port}`;return new Promise((w,N)=>{const q=D({method:"CONNECT",path:u,headers:{host:u,...p(o)},insecureHTTPParser:!0,
createConnection:()=>i});q.on("error",a=>{const P=`proxy ${o.host} closed the connection: ${a.message}`;N(S.Au(g(o,null),P))}),q.on("connect",(a,P,M)=>{if(a.statusCode===
200&&M.length===0)return w(i);i.destroy();const{statusCode:st=0,statusMessage:ot=""}=a,mt=`proxy ${o.host} returned ${st} ${ot}`;N(S.Au(g(o,st),mt.trimEnd()))}),
q.end()})}}),6452:(($t,ft,s)=>{s.d(ft,{Ng:()=>dt,$N:()=>p,Au:()=>$,zy:()=>g,bD:()=>l,Af:()=>ht,ln:()=>o,Q8:()=>N,ek:()=>e});var C=s(610),m=s(1553),A=s(1692),L=s(
255),Y=s(4067),b=s(3024),G=s(8161),B=s(6760),z=s(9968),H=s(3298),S=s(9044),x=s(4604),r=s(6554);const v=8192,T=1024,_=100;function J(a){const P=[];for(const[Rt,At]of a.
sent.entries()){if(!At.ok)return{ok:!1,flaw:At.flaw,isLeaf:Rt===0};const{certificate:Et}=At,{key:xt}=Et;if(xt.kind==="rsa"&&xt.bits>v)return{ok:!1,flaw:{kind:"k\
ey-size",bits:xt.bits},isLeaf:Rt===0};P.push(Et)}const[M,...st]=P;if(M===void 0)throw new Error("a server sends at least one certificate");const ot=W(M,a);if(ot!==
null)return{ok:!1,flaw:ot,isLeaf:!0};const mt={intermediates:st,options:a,checks:0,hint:null},St=a.anchors(M.subject).some(({raw:Rt})=>Rt.equals(M.raw))?V(mt,[M]):
d(mt,[M]);if(St!==null)return{ok:!0,chain:St};const Mt={kind:"unknown-authority",sent:h(M,st)};return{ok:!1,...mt.hint??{flaw:Mt,isLeaf:!0}}}function W(a,{host:P,
now:M}){const st=R(a,M);return st!==null?st:(0,r.AI)(a.names,P)?U(a):{kind:"other-name",names:a.names.dns}}function U({key:a}){return a.kind==="unsupported"?{kind:"\
key",name:a.name}:a.kind==="rsa"&&a.bits<T?{kind:"key-size",bits:a.bits}:null}function R({unhandled:a,notBefore:P,notAfter:M},st){const[ot]=a;return ot!==void 0?
{kind:"critical-extension",id:ot}:st<P?{kind:"not-yet-valid",at:P}:st>M?{kind:"expired",at:M}:null}function d(a,P){const M=P.at(-1),{options:st,intermediates:ot}=a,
mt=st.anchors(M.issuer),St=ot.filter(({subject:Mt})=>Mt.equals(M.issuer));for(const[Mt,Rt]of[...mt,...St].entries()){const At=Mt<mt.length;if(a.checks+=1,a.checks>
_)return null;if(P.some(_t=>y(_t,Rt)))continue;const Et=I(P,Rt,At,st);if(Et!==null&&(a.hint??=Et),Et!==null||!M.isSignedBy(Rt.x509))continue;if(!M.x509.checkIssued(
Rt.x509)){a.hint??={flaw:{kind:"openssl"},isLeaf:P.length===1};continue}const xt=[...P,Rt],bt=At?V(a,xt):d(a,xt);if(bt!==null)return bt}return null}function I(a,P,M,{
now:st}){const ot=a.at(-1),{isAuthority:mt,maxPath:St}=P,Mt=Et=>({flaw:Et,isLeaf:!1});if(!(mt??M))return Mt({kind:"no-authority"});const Rt=a.length===1;if(ot.unsupportedSignature!==
null)return{flaw:{kind:"signature",name:ot.unsupportedSignature},isLeaf:Rt};const At=U(P)??R(P,st);return At!==null?Mt(At):St!==null&&a.length-1>St?Mt({kind:"pa\
th-length"}):null}function V(a,P){const M=P.findIndex(({usages:ot})=>!f(ot));return M>=0?(a.hint??={flaw:{kind:"usage"},isLeaf:M===0},null):P.every(({constraints:ot},mt)=>ot===
null||P.slice(0,mt).every(({names:St})=>(0,r.z$)(St,ot)))?P:(a.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Q=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],f=a=>a.
length===0||a.some(P=>Q.includes(P)),y=(a,P)=>a.subject.equals(P.subject)&&a.keyInfo.equals(P.keyInfo)&&a.encodedNames.equals(P.encodedNames),k=({subject:a,issuer:P})=>a.
equals(P);function h(a,P){return k(a)?"self-signed":P.length===0?"leaf":P.some(k)?"root":"chain"}function D(a,P={}){const st=[()=>[...A.rootCertificates,...a===
null?[]:[a]],...K(P)].map(mt=>(0,H.O)(()=>ut(mt()))),ot=tt();return{hasFile:a!==null,context:(0,H.O)(()=>(0,A.createSecureContext)({...x.Hb,ca:[]})),verify:(mt,St)=>{
const Mt={sent:mt.map(ot),host:St,now:Date.now()},Rt=At=>{const Et=st.slice(0,At+1),bt=J({...Mt,anchors:_t=>Et.flatMap(Dt=>Dt()(_t))});return bt.ok||Et.length===
st.length?bt:Rt(At+1)};return Rt(0)}}}const Z=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ut(a){const P=a.flatMap(ot=>Array.from(ot.
matchAll(Z),([,mt=""])=>Buffer.from(mt,"base64"))),M=Buffer.concat(P),st=new Map;return ot=>{const mt=ot.toString("latin1"),St=st.get(mt);if(St!==void 0)return St;
const Rt=(M.includes(ot)?P.filter(At=>At.includes(ot)):[]).flatMap(At=>{const Et=(0,S.h)(At);return Et.ok&&ot.equals(Et.certificate.subject)?Et.certificate:[]});
return Rt.length>0&&st.set(mt,Rt),Rt}}const Tt=200;function tt(){const a=new Map;return P=>{const M=Buffer.from(P).toString("latin1");a.size>=Tt&&!a.has(M)&&a.clear();
const st=a.get(M)??(0,S.h)(P);return a.set(M,st),st}}const it=["/etc/ssl/certs/ca-certificates.crt","/etc/pki/tls/certs/ca-bundle.crt","/etc/ssl/ca-bundle.pem",
"/etc/pki/tls/cacert.pem","/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem","/etc/ssl/cert.pem"],j=["/etc/ssl/certs","/etc/pki/tls/certs"];function K(a,P=(0,G.
platform)()){const{NODE_EXTRA_CA_CERTS:M,SSL_CERT_FILE:st,SSL_CERT_DIR:ot}=a,mt=()=>M?(0,z.r7)(M)??[]:[];if(P!=="linux")return[()=>[mt(),(0,A.getCACertificates)(
"system")].flat()];const St=st?[st]:it,Mt=()=>St.values().map(z.r7).find(At=>At!==null)??[],Rt=ot?ot.split(B.delimiter):j;return[()=>[mt(),Mt()].flat(),()=>Rt.flatMap(
nt)]}const nt=a=>(0,z.N0)(()=>(0,b.readdirSync)(a,{withFileTypes:!0}),[]).flatMap(P=>{const M=(0,B.join)(a,P.name);return(P.isSymbolicLink()?(0,z.N0)(()=>(0,b.readlinkSync)(
M),""):"/").includes("/")?(0,z.r7)(M)??[]:[]});let ct=function(...a){return{connect:ct}=process.getBuiltinModule("node:net"),new.target?new ct(...a):ct(...a)},lt=function(...a){
return{isIP:lt}=process.getBuiltinModule("node:net"),new.target?new lt(...a):lt(...a)};function ht(a,P){const{resolve:M,chooseProxy:st,authorities:ot,certificateVariables:mt}=a,
{hostnames:St,tokens:Mt,allowedHosts:Rt}=a,At=Rt.filter(({subdomains:xt})=>!xt),Et=[...St,...Mt,...At].map(({host:xt})=>(0,L.Sv)(xt).name);return{resolve:M,chooseProxy:st,
maxInterim:P,trust:D(ot,mt),namedHosts:new Set([...Et,...M.map(({name:xt})=>xt)])}}class dt{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const $=(a,P)=>Object.assign(new Error(P),{code:a});function p(a){return typeof a!="object"||a===null?"":"code"in a&&typeof a.code=="string"?a.code:""}const l=a=>typeof a==
"object"&&a!==null&&"message"in a?String(a.message):String(a);async function g(a,P,M){const{connection:st}=M;lt(a)!==0&&o(a,M);const ot=performance.now();let mt=ot;
const St=ct({host:a,port:P,noDelay:!0,lookup:q(M,()=>{mt=performance.now(),st.lookingUp=!1,st.lookupMs=mt-ot})});return M.hold(St),await t(St,"connect"),st.connectMs=
performance.now()-mt,st.address=St.remoteAddress??null,St}async function e(a,P,M,st){const ot=(0,A.connect)({...st,socket:a,servername:lt(M)===0?M.replace(/\.$/,
""):"",rejectUnauthorized:!1});return P.hold(ot),await t(ot,"secureConnect"),ot}function t(a,P){return new Promise((M,st)=>{const ot=()=>st($("ECONNRESET","the \
connection was closed")),mt=()=>M(void a.off("close",ot));a.once(P,mt).once("error",st).once("close",ot)})}function o(a,P){const M=i(a,P);if(M!==null)throw M}function i(a,{
allowPrivate:P}){const M=(0,Y.Sz)(a);return M==="metadata"?$("ADDRESS_METADATA",`${a} is a metadata address`):M==="public"||P?null:$(M==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${a} is a ${M} address`)}const u=253,w=a=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(a);async function N(a,P){if(o(a,P),lt(a)!==0)return;const M=await(0,m.
lookup)(a,{all:!0});for(const{address:st}of M)o(st,P)}function q(a,P){return(M,st,ot)=>{const Mt=(w(M)||M.replace(/\.$/,"").length>u?$("ENOTFOUND",`no such host\
: ${M}`):null)??i(M,a);if(Mt!==null)return queueMicrotask(()=>ot(Mt,[]));a.connection.lookingUp=!0,(0,C.lookup)(M,{...st,all:!0},(Rt,At)=>{if(P(),Rt!==null)return ot(
Rt,[]);const Et=At.map(({address:_t})=>i(_t,a)),xt=At.filter((_t,Dt)=>Et[Dt]===null),bt=Et.find(_t=>_t!==null);if(xt.length===0&&bt)return ot(bt,[]);ot(null,xt)})}}}),
9926:(($t,ft,s)=>{s.d(ft,{Eu:()=>A,PU:()=>m,iD:()=>C,lo:()=>L});class C{#e=[];#t;constructor(b){this.#t=b}async pass(b){const G=await this.enter();return b().finally(
G)}async enter(){return this.#t===0?await new Promise(b=>this.#e.push(b)):this.#t-=1,()=>{const b=this.#e.shift();b===void 0?this.#t+=1:b()}}}const m=4;async function A(Y,b,{
concurrency:G},B,z=m){await L(Map.groupBy(Y,b).values(),G*m,H=>L(H.values(),z,B))}async function L(Y,b,G){const B=async()=>{for(const z of Y)await G(z)};await Promise.
all(Array.from({length:b},B))}}),7144:(($t,ft,s)=>{s.d(ft,{N:()=>lt});var C=s(8643),m=s(4067),A=s(7057),L=s(2432),Y=s(9713),b=s(7454),G=s(6452),B=s(7811);function z(p){
const[,l="",g="",e=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(p)??[],t=/^HTTP\/(\d)\.(\d)$/.exec(l);if(t===null)return(0,B.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(g))return(0,B.TR)("malformed status");const[,o="",i=""]=t;return(0,B.Ju)({status:Number(g),reason:e,version:Number(o+i)})}function H(p,l){const g=r(l);if(!g.
ok)return g;const e=new Map(g.value),{status:t,reason:o,version:i}=p,u=W(t,i,e);if(!u.ok)return u;u.value==="chunked"&&e.delete("content-length");const w=u.value!==
1/0&&R(i,e);return(0,B.Ju)({status:t,reason:o,headers:e,framing:u.value,keepAlive:w})}const S=/^[\w!#$%&'*+.^`|~ -]+$/,x=p=>/^[\t -~\u0080-\u00ff]*$/.test(p);function r(p){
const l=new Map;for(const g of _(p)){const e=g.indexOf(":"),t=g.slice(0,Math.max(e,0)),o=T(g.slice(e+1));if(!S.test(t))return(0,B.TR)("malformed header line");if(!x(
o))return(0,B.TR)("control character in a header");const i=t.toLowerCase(),u=l.get(i);u===void 0?l.set(i,[o]):u.push(o)}return(0,B.Ju)(l)}const v=/(?<![ \t])[ \t]+$/,
T=p=>p.replace(/^[ \t]+/,"").replace(v,"");function _(p){const l=[];for(const g of p){const e=T(g),t=l.at(-1);/^[ \t]/.test(g)&&t!==void 0?t.push(e):l.push([/^[ \t]|^[^:]*$/.
test(g)?":":e])}return l.map(g=>g.join(" "))}const J=["transfer-encoding","content-length","trailer"];function W(p,l,g){const e=l>=11?g.get("transfer-encoding")??
[]:[],[t]=e;if(e.length>1)return(0,B.TR)("several Transfer-Encoding headers");if(t!==void 0&&t.toLowerCase()!=="chunked")return(0,B.TR)("unsupported Transfer-En\
coding");const o=U(g,"trailer");if(t!==void 0&&o.some(N=>J.includes(N)))return(0,B.TR)("forbidden name in Trailer");const i=g.get("content-length")??[];if(new Set(
i).size>1)return(0,B.TR)("different Content-Length headers");const[u]=i,w=Number(u);return u!==void 0&&!(/^\d+$/.test(u)&&w<2**63)?(0,B.TR)("malformed Content-L\
ength"):p<200||p===204||p===304?(0,B.Ju)(0):t!==void 0?(0,B.Ju)("chunked"):(0,B.Ju)(u===void 0?1/0:w)}const U=(p,l)=>(p.get(l)??[]).flatMap(g=>g.split(",")).map(
g=>g.trim().toLowerCase());function R(p,l){const g=U(l,"connection");return p<10||g.includes("close")?!1:p>=11||g.includes("keep-alive")}const d=4096,I=16*1024;
class V{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(l){const g=new Uint8Array(l.length);let e=0,t=0;for(;t<l.length&&this.#e!=="nothing";){if(this.#t>0){const u=Math.
min(t+this.#t,l.length);for(this.#t-=u-t;t<u;t+=1,e+=1)g[e]=l[t]??0;continue}const o=l[t]??0;if(t+=1,this.#s+=String.fromCharCode(o),this.#s.length+this.#r>d)return(0,B.
TR)("long line in chunks");if(o!==10)continue;const i=this.#i(this.#s);if(i!==null)return(0,B.TR)(i);this.#s=""}return(0,B.Ju)({data:g.subarray(0,e),used:t,isEnd:this.#e===
"nothing"})}#i(l){if(!l.endsWith(`\r
`)||l.indexOf("\r")<l.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(l);const g=l===`\r
`;if(this.#e==="end of data")return this.#e="size",g?null:"malformed chunk";if(this.#r+=l.length,!g)return this.#o.push(l.slice(0,-2)),null;this.#e="nothing";const e=r(
this.#o);return e.ok?null:e.why}#c(l){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(l)?(this.#t=Number.parseInt(l,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+l.length-16-2*this.#t),this.#n>I?"chunks with too little data":null)):"malformed chunk size"}}function Q(p,l){const g=new K(
p);let e=!0,t=0;return{mayRepeat:()=>t>0&&g.received===t,isFree:()=>e&&g.isEmpty&&!p.destroyed&&p.readable,get:async o=>{e=!1,t=g.received,p.write(f(o),"latin1"),
await h(g);const i=await D(g,l),{framing:u}=i,w=async function*(){yield*u==="chunked"?it(g):tt(g,u),e=i.keepAlive},N=()=>{e||p.destroy()};return{head:(0,Y.zy)(i),
body:Object.assign(w(),{destroy:N})}}}}function f({path:p,headers:l}){const g=Object.entries(l).map(([t,o])=>`${t}: ${o}`),e=[`GET ${p} HTTP/1.1`,...g];if(e.some(
t=>/[\r\n\0]/.test(t)))throw new Error("a request has a line break");return`${e.join(`\r
`)}\r
\r
`}const y=9,k=4;async function h(p){const l=await p.arrived();if(l===null||l.length<y)return;if(l[0]===0&&l[3]===k&&l.readUInt32BE(5)===0)throw(0,G.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}async function D(p,l){p.textBytes=Y.v8;for(let g=0;g<=l;g+=1){const e=Z(z(await ut(p))),t=[];for(;;){const i=await ut(
p);if(i==="")break;t.push(i)}const o=Z(H(e,t));if(o.status<100||o.status>199||o.status===101)return o}throw(0,G.Au)("HTTP_MALFORMED",`more than ${l} interim res\
ponses`)}function Z(p){if(!p.ok)throw(0,G.Au)("HTTP_MALFORMED",p.why);return p.value}async function ut(p){const l=await p.line();if(l===null)throw(0,G.Au)("ECON\
NRESET","the connection was closed");return l.endsWith("\r")?l.slice(0,-1):l}const Tt=64*1024;async function*tt(p,l){let g=l;for(;g>0;){const e=await p.arrived()!==
null;if(!e&&g===1/0)return;if(!e)throw(0,G.Au)("BODY_CUT","the body is cut off");const t=p.take(Math.min(g,Tt));g-=t.length,yield t}}async function*it(p){const l=new V;
for(;;){const g=await p.arrived();if(g===null)throw(0,G.Au)("BODY_CUT","the body is cut off");const{data:e,used:t,isEnd:o}=Z(l.push(g));if(p.take(t),e.length>0&&
(yield e),o)return}}const j=10;class K{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(l){this.#e=l[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const l=[];for(;;){const g=this.#t.indexOf(j),e=this.take(g<0?this.#t.length:g+1);if(l.push(e),this.textBytes-=e.length,this.textBytes<0)
throw(0,G.Au)("HEADERS_TOO_LARGE","too many headers");if(g>=0)return Buffer.concat(l).toString("latin1").slice(0,-1);if(await this.#n())continue;const t=Buffer.
concat(l).toString("latin1");return t===""||t==="\r"?null:t}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(l){const g=this.#t.subarray(
0,l);return this.#t=this.#t.subarray(g.length),g}async#n(){const l=await this.#e.next();return l.done===!0?!1:(this.#t=l.value,this.received+=this.#t.length,!0)}}
class nt{connection=null;address=null;isWritten=!1;head=null;firstByteMs=0;body=null;error=null}const ct=12;class lt{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(l){
this.network=l}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const l of[...this.#n].reverse())l.destroy()};async get(l){const g=new nt;try{const{head:e,
body:t}=await this.#o(l,g);g.head=e,g.body=await(0,Y.x8)(t,e,l.planBody(e))}catch(e){g.address=g.connection?.address??g.address,g.error=(0,G.$N)(e)==="ECONNRESE\
T"&&this.#e[0]||e}return g}async#o(l,g){const{scheme:e,name:t,port:o}=l.endpoint,i=`${e}://${t} ${o}`,u=`${i} private`,w=ht(l,this.network),N=async P=>{this.#r(
P),g.address=P.address,g.isWritten=!0;const M=performance.now(),st=await P.http.get(w);return g.firstByteMs=performance.now()-M,st},a=(l.allowPrivate?[i,u]:[i]).
map(P=>this.#t.get(P)).find(P=>P?.http.isFree());if(a!==void 0)try{return await N(a)}catch(P){if(!this.#s||!a.http.mayRepeat())throw P}try{const P=this.#i(l,g),
M=await(0,b.JY)(l.endpoint,P),{address:st}=P.connection,ot=(0,m.Sz)(st??t)==="public"?i:u;return await N({key:ot,http:Q(M,this.network.maxInterim),socket:M,address:st})}catch(P){
throw(0,G.$N)(P)==="HTTP2_FRAME"&&await(0,b.dI)(l.endpoint,this.#i(l,g)),P}}#r(l){const g=this.#t;g.delete(l.key),g.set(l.key,l);const[e]=g;g.size>ct&&e!==void 0&&
(g.delete(e[0]),e[1].socket.destroy())}#i({allowPrivate:l},g){const e=new G.Ng;g.connection=e;const t=o=>{this.#n.add(o),o.on("error",i=>{(0,G.$N)(i).startsWith(
"ERR_SSL")&&this.#e.push(i)}),o.on("close",()=>this.#n.delete(o)),this.#s||o.destroy()};return{network:this.network,connection:e,allowPrivate:l,hold:t}}}function ht(p,l){
const{url:g,endpoint:e,token:t,headers:o}=p,i=e.scheme==="http"?(0,b.Lu)(e,l).proxy:null,u=(0,b.gQ)(g,e),w=(0,C.t5)(g);return{path:dt(i===null?w:`http://${u}${w}`).
replace(/ /g,"%20"),headers:{host:u,"user-agent":L._O,...o,...o.range===void 0?{"accept-encoding":"gzip"}:{},...$(g,t),...i===null?{}:(0,b.To)(i)}}}const dt=p=>Buffer.
from(p,"utf8").toString("latin1");function $(p,l){if(l!==null)return{authorization:dt(`Bearer ${l.reveal()}`).trimEnd()};const g=(0,C.aR)(p);return g===null||g.
length>A.$c?{}:{authorization:g}}}),3070:(($t,ft,s)=>{s.d(ft,{e:()=>j});var C=s(8643),m=s(9432),A=s(1281),L=s(8032),Y=s(7057),b=s(9713),G=s(7454),B=s(8161),z=s(
9968),H=s(8936),S=s(3956),x=s(3368),r=s(6360),v=s(2801),T=s(6452);const _=$=>({describe:$,transient:!1}),J=$=>({describe:$,transient:!0}),W=$=>({host:p,asks:l,isRedirected:g})=>H.
T0({host:p,asks:g?"answer":l,why:$}),U=$=>J(({host:p})=>H.P6({host:p,error:$})),R=$=>_(({host:p})=>x.cI({host:p,error:$})),d=$=>J(({host:p,asks:l})=>l==="docume\
nt"?S.Eh({host:p,why:$}):(0,r.Bz)({host:p,why:$})),I=$=>_(({host:p,asks:l})=>(0,v.AO)({host:p,address:$,asks:l})),V=$=>_(({host:p,text:l})=>x.rZ({host:p,reason:l,
fault:$})),Q=_(({host:$,text:p})=>H.P0({host:$,error:p}));function f({host:$,rejection:p}){if(p===null)throw new Error("a certificate is rejected for a reason");
const{flaw:l,isLeaf:g,issuer:e="",hasFile:t=!1}=p;return l.kind==="expired"?x.vk({host:$,isLeaf:g,at:l.at}):l.kind==="not-yet-valid"?x.x1({host:$,isLeaf:g,at:l.
at}):l.kind==="other-name"?x.B_({host:$,names:l.names}):x.SE({host:$,isLeaf:g,flaw:l,issuer:e,hasFile:t})}const y={ENOTFOUND:_(W("no-such-host")),ENODATA:_(W("n\
o-such-host")),EAI_AGAIN:J(W("no-answer")),EAI_FAIL:J(W("server-failed")),ECONNREFUSED:U("refused"),ECONNRESET:U("closed"),ECONNABORTED:U("closed"),EPIPE:U("clo\
sed"),EHOSTUNREACH:U("no-host-route"),ENETUNREACH:U("no-network-route"),ETIMEDOUT:J(({host:$,asks:p})=>H.Qs({host:$,asks:p,phase:"connection",limitMs:null,attempts:1})),
BODY_PAUSED:J(({host:$,asks:p})=>H.Qs({host:$,asks:p,phase:"body",limitMs:null,attempts:1})),PROXY_NOT_REACHED:J(({host:$,text:p})=>H.P6({host:$,error:{proxy:p}})),
PROXY_LOGIN:V("PROXY_LOGIN"),PROXY_ABSENT:V("PROXY_ABSENT"),PROXY_PATH:V("PROXY_PATH"),PROXY_REFUSED:V("PROXY_REFUSED"),PLAIN_HTTP:_(x.MY),ADDRESS_METADATA:I("m\
etadata"),ADDRESS_PRIVATE:I("private"),ADDRESS_RESERVED:I("reserved"),CERTIFICATE_REJECTED:_(f),TLS_UNSUPPORTED:_(({host:$,unsupported:p})=>x.cI({host:$,error:p??
{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:R({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:R({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:R(
{kind:"client-certificate"}),HTTP_MALFORMED:Q,HTTP2_FRAME:Q,HTTP2_ONLY:_(v.ro),HEADERS_TOO_LARGE:_(S.ku),BODY_CUT:d("closed"),Z_BUF_ERROR:d("gzip"),Z_DATA_ERROR:_(
({host:$,asks:p})=>p==="document"?S.jN({host:$,why:"not-gzip"}):(0,r.Bz)({host:$,why:"not-gzip"}))};function k($){return $.endsWith("UNRECOGNIZED_NAME")?R({kind:"\
unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test($)?R({code:$}):U({code:$})}function h($){const{code:p}=$,l=Object.hasOwn(y,p)?y[p]:void 0,{describe:g,transient:e}=l??
k(p);return{problem:g($),transient:e}}function D({error:$,connection:p,head:l},g){const{endpoint:e,limitMs:t,attempts:o=1,...i}=g,{asks:u}=i,w=(0,G.jT)(e);if(t!==
null){const M=ut(p,l!==null);return{problem:H.Qs({host:w,asks:u,phase:M,limitMs:t,attempts:o}),transient:!0}}const N=(0,T.$N)($);if(N===""||(0,z.qo)($))throw $;
/^E(?:NOTFOUND|AI_)/.test(N)&&(0,z.yR)(B.devNull);const q=l!==null&&Z.test(N)?"BODY_CUT":N,{rejection:a,unsupported:P}=p??new T.Ng;return h({...i,code:q,text:(0,T.
bD)($),host:w,rejection:a,unsupported:P})}const Z=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function ut($,p){return $?.lookingUp?"lookup":$?.connectMs===null?
"connection":p?"body":"response"}const Tt=[301,302,303,307,308],tt=8192;class it{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(p){
this.options=p,this.started=p.monotonic(),this.startsInPublic=p.origin?.isPublic??!0}}async function j($){const p=new it($),l=$.startTimer($.timeoutMs,()=>{p.timedOut=
!0,$.session.close()});try{const g=await K(p),{connections:e,firstByteMs:t,headMs:o,started:i}=p,u=a=>{const P=e.map(M=>M[a]).filter(M=>M!==null);return P.length===
0?null:P.reduce((M,st)=>M+st)},w=[...p.hops],N=[...e.flatMap(({certificate:a})=>a??[])],q={lookupMs:u("lookupMs"),connectMs:u("connectMs"),tlsMs:u("tlsMs"),firstByteMs:t,
totalMs:$.monotonic()-i};return{response:g,hops:w,timing:q,headMs:o,certificates:N}}finally{l()}}async function K($){let{url:p}=$.options;for(;;){const l=(o,i)=>ht(
(0,A.Y3)({redirect:o,url:(0,C.Pl)(p),why:i})),g=(0,G.X5)(p);if(!g.ok)return l("to",g.why);const e=await ct($,p,g.value);if(e.kind==="failed"||!nt(e.head))return e;
const t=(0,C.O2)(p,e.head.location??"");if(!t.ok)return l("from",`failed to parse Location header: ${t.why}`);if($.hops.length>$.options.maxRedirects)return dt(
$,t.value);if((0,C.jr)(t.value).length>tt){const o=`its URL has more than ${tt} characters, which servers do not accept`;return l("from",o)}p=t.value}}const nt=({
status:$,location:p})=>Tt.includes($)&&!!p;async function ct($,p,l){const{options:g,hops:e}=$,{token:t,session:o,planBody:i,headers:u,origin:w}=g,{network:N}=o,
q=e.length===0&&w===null;$.urls.add((0,C.jr)(p)),$.stops.push({scheme:l.scheme,name:(0,G.be)(p)});const a=t===null?"none":(0,Y.nL)($.stops).at(-1)??"dropped";$.
headMs=null;const P=g.monotonic(),M=await o.get({url:p,endpoint:l,token:a==="sent"?t:null,headers:u,allowPrivate:!$.startsInPublic||q||N.namedHosts.has(l.name),
planBody:Et=>($.headMs=g.monotonic()-$.started,nt(Et)?b.IK:i(Et))});e.push(lt(M,p,a,g.monotonic()-P));const{connection:st,head:ot,body:mt}=M;if(st!==null&&$.connections.
push(st),mt!==null&&($.firstByteMs=($.firstByteMs??0)+M.firstByteMs),q&&($.startsInPublic=(0,G.Ul)(N,l.name,M.address)),ot!==null&&mt!==null)return{kind:"receiv\
ed",url:p,head:ot,body:mt};const St=$.timedOut?g.timeoutMs:null,{asks:Mt,attempts:Rt}=g,At={endpoint:l,asks:Mt,isRedirected:e.length>1,limitMs:St,attempts:Rt};return{
kind:"failed",...D(M,At)}}function lt({connection:$,address:p,head:l,isWritten:g},e,t,o){return{url:(0,m.dh)((0,C.Pl)(e)),status:l?.status??null,reason:(0,m.dh)(
l?.reason??""),mediaType:l?.contentType?(0,m.dh)(l.contentType):null,authorization:t==="sent"&&!g?"not-sent":t,challenge:l?.challenge?(0,m.dh)(l.challenge):null,
address:p,proxy:$?.proxy??null,ms:o}}const ht=$=>({kind:"failed",problem:$,transient:!1});function dt({urls:$,hops:p,options:l},g){const{asks:e,maxRedirects:t}=l,
o=p[0]?.url??"";if($.has((0,C.jr)(g)))return ht((0,A.f0)({url:o,asks:e,to:(0,C.Pl)(g)}));const i=p.length,u=e==="document"?L.NX:{terraform:t,opentofu:t},w=L.Du.
filter(N=>i>u[N]);return ht((0,A.KA)({url:o,asks:e,redirects:i,clients:w,limits:u}))}}),7688:(($t,ft,s)=>{s.d(ft,{kJ:()=>G,sP:()=>B,tX:()=>z});var C=s(3298),m=s(
9926);const A=8,L=4,Y=512*1024*1024,b=64*1024*1024,G={kind:"unread",why:`this check reads at most ${b/1024/1024} MiB of configuration in all packages`},B={kind:"\
unread",why:`this check transfers at most ${Y/1024/1024} MiB of packages`};function z(H){const S=new m.iD(A),x=(0,C.O)(_=>new m.iD(L)),r=[];let v=0;async function T(_,J){
r.push(_),H({done:v,waiting:r});try{return await J()}finally{r.splice(r.indexOf(_),1),v+=1,H({done:v,waiting:r})}}return{pass:(_,J)=>x(_).pass(()=>S.pass(()=>T(
_,J))),room:{bytes:Y,kept:b}}}}),9044:(($t,ft,s)=>{s.d(ft,{h:()=>U});var C=s(3298),m=s(5389);const A=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.1\
32.0.35"],L="1.2.840.113549.1.1.10",Y={[L]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.3\
6.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},b="public key",
G=()=>new m.G4(b);function B(tt,it){const[j,K]=m.nx(tt,b),[nt,ct]=m.nx(j,b),lt=m.xP(nt),ht=m.e4(K,b);switch(lt){case"1.2.840.113549.1.1.1":if(ct?.whole.toString(
"hex")!=="0500")throw G();return H(ht,it);case"1.2.840.10045.2.1":return S(ht,ct,it);case"1.3.101.112":if(ct||ht.length!==32)throw G();return{kind:"ed25519"};default:
return{kind:"unsupported",name:Y[lt]??lt}}}const z=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function H(tt,{publicKey:it}){const j=m.nx(m.ZE(tt,b)[0],b);if(!j.every(({content:lt})=>z.
test(lt.toString("hex")))||(j[1]?.content.length??0)>8)throw G();const{modulusLength:nt=0,publicExponent:ct=0n}=it.asymmetricKeyDetails??{};return ct>1n&&ct%2n===
1n&&ct<2n**31n?{kind:"rsa",bits:nt}:{kind:"unsupported",name:`RSA with the exponent ${ct}`}}function S(tt,it,j){const K=it?.tag===6?m.xP(it):"explicit parameter\
s";if(!A.includes(K))return{kind:"unsupported-curve",curve:Y[K]??K};if(tt[0]!==4||j.publicKey.asymmetricKeyType!=="ec")throw G();return{kind:"ecdsa"}}const x=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,
r=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,v=["201 20","202 3\
0","203 40"];function T(tt){const[it,j]=m.nx(tt,"signature algorithm"),K=m.xP(it),[,nt,ct]=r.exec(j?.whole.toString("hex")??"")??[];return K===L&&v.includes(`${nt}\
 ${ct}`)||x.test(K)?null:K===L?"RSA-PSS with other parameters than SHA-2":Y[K]??K}var _=s(6554);let J=function(...tt){return{X509Certificate:J}=process.getBuiltinModule(
"node:crypto"),new.target?new J(...tt):J(...tt)};const W=tt=>({ok:!1,flaw:tt});function U(tt){try{const it=new J(tt),{raw:j}=it;if(!j.equals(tt))throw new m.G4(
"certificate");return Q(it,j)}catch(it){const j=it instanceof m.G4?it.message:"certificate";return W({kind:"malformed",part:j})}}const R=160,d=["020100","020101",
"020102"],I=163;function V(tt){const it=m.nx(tt,"certificate"),j=it[0]?.tag===R,K=j?it[0]?.content.toString("hex"):d[0];if(!d.includes(K??""))throw new m.G4("ve\
rsion");return{isThird:K===d[2],fields:it.slice(j?1:0)}}function Q(tt,it){const[j,K]=m.nx(m.ZE(it,"certificate")[0],"certificate"),{isThird:nt,fields:ct}=V(j),[
,lt,ht,,dt,$,...p]=ct;if(!lt||!ht||!dt||!$)throw new m.G4("certificate");if(!K?.content.equals(lt.content))throw new m.G4("signature algorithm");if(tt.serialNumber.
startsWith("-"))return W({kind:"negative-serial"});y(ht,"issuer"),y(dt,"subject");const[l,g]=[k(tt.validFrom),k(tt.validTo)],e=B($,tt);if(e.kind==="unsupported-\
curve")return W({kind:"curve",curve:e.curve});const t=nt?p.find(({tag:i})=>i===I):void 0;return{ok:!0,certificate:{raw:it,x509:tt,isSignedBy:(0,C.O)(i=>f(tt,i)),
subject:dt.whole,issuer:ht.whole,notBefore:l,notAfter:g,unsupportedSignature:T(lt),key:e,keyInfo:$.whole,isAuthority:nt?tt.ca:null,...Z(t)}}}function f(tt,it){try{
return tt.verify(it.publicKey)}catch{return!1}}function y(tt,it){const j=m.nx(tt,it).flatMap(K=>m.nx(K,it,49));for(const K of j){const[,nt]=m.nx(K,it);if(nt===void 0||
!m.KH(nt))throw new m.G4(it)}}function k(tt){const[,it,j]=/^(.*:\d\d) (\d+) GMT$/.exec(tt)??[],K=new Date(`${it} 2000 GMT`).setUTCFullYear(Number(j));if(Number.
isNaN(K))throw new m.G4("validity");return K}const h=[15,19,31,32,33,36,37,54].map(tt=>`2.5.29.${tt}`),D=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Z(tt){
const it="extensions",j=new Map,K=[];for(const dt of tt?m.nx(m.nx(tt,it,I)[0],it):[]){const[$,p,l]=m.nx(dt,it),g=m.xP($),e=l??p;if(e?.tag!==4||j.has(g))throw new m.
G4(it);j.set(g,e.content),l&&p&&m.Hn(p)&&K.push(g)}if(K.some(dt=>D.includes(dt)))throw new m.G4(it);const nt=(dt,$)=>{const p=j.get(`2.5.29.${dt}`);return p===void 0?
null:$(p)},ct=nt(17,_.m6)??{dns:[],addresses:[],others:[]},lt=nt(30,_.xV);nt(15,dt=>m.e4(m.ZE(dt,"keyUsage")[0],"keyUsage"));const ht=new Set(h);return Object.values(
ct).some(({length:dt})=>dt>0)&&ht.add("2.5.29.17"),lt?.isKnown&&ht.add("2.5.29.30"),{encodedNames:j.get("2.5.29.17")??Buffer.alloc(0),names:ct,constraints:lt,maxPath:nt(
19,ut),usages:nt(37,Tt)??[],unhandled:K.filter(dt=>!ht.has(dt))}}function ut(tt){const it="basicConstraints",j=m.nx(m.ZE(tt,it)[0],it),K=j[0]?.tag===1;K&&j[0]&&
m.Hn(j[0]);const nt=j[K?1:0]?.content;if(nt&&nt.length>8)throw new m.G4(it);return nt===void 0?null:+`0x${nt.toString("hex")}`}function Tt(tt){const it="extende\
dKeyUsage";return m.nx(m.ZE(tt,it)[0],it).map(j=>m.xP(j))}}),5389:(($t,ft,s)=>{s.d(ft,{G4:()=>m,Hn:()=>G,KH:()=>H,ZE:()=>L,e4:()=>B,nx:()=>Y,xP:()=>b});var C=s(
4573);class m extends Error{}const A=48;function L(S,x){const r=[];for(let v=0;v<S.length;){const T=S[v]??0,_=S[v+1]??128,J=Math.max(_-128,0),W=_<128?_:S.readUIntBE(
v+2,J),U=J===0||W>=128&&S[v+2]!==0,R=v+2+J,d=R+W;if(!U||d>S.length||(T&31)===31)throw new m(x);r.push({tag:T,content:S.subarray(R,d),whole:S.subarray(v,d)}),v=d}
return r}function Y(S,x,r=A){if(S?.tag!==r)throw new m(x);return L(S.content,x)}function b(S){const x=[0];for(const _ of S?.content??[]){const J=128*(x.pop()??0)+
(_&127);if(J>=2**31)throw new m("object identifier");x.push(J,..._<128?[0]:[])}const[r=0,...v]=x.slice(0,-1),T=Math.min(Math.floor(r/40),2);return[T,r-40*T,...v].
join(".")}function G({tag:S,content:x}){const r=x.toString("hex");if(S!==1||r!=="00"&&r!=="ff")throw new m("boolean");return r==="ff"}function B(S,x){const{tag:r=0,
content:v=Buffer.alloc(0)}=S??{},T=v[0]??8,_=((v.at(-1)??0)&(1<<T)-1)===0;if(r!==3||T>7||!_)throw new m(x);return v.subarray(1)}const z={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,
20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},H=({tag:S,content:x})=>S===12?(0,C.isUtf8)(x):z[S]?.test(x.toString("lati\
n1"))??!1}),6554:(($t,ft,s)=>{s.d(ft,{AI:()=>z,m6:()=>B,xV:()=>H,z$:()=>T});var C=s(4573),m=s(6429),A=s(5389);const L=130,Y=135,b=[129,134];function G(U,R,d){const I=k=>U.
filter(({tag:h})=>h===k).map(({content:h})=>h),V=I(Y);if(!([L,...b].flatMap(I).every(k=>(0,C.isAscii)(k))&&V.every(({length:k})=>R.includes(k))))throw new A.G4(
d);const f=b.filter(k=>I(k).length>0);return{dns:I(L).map(String),addresses:V,others:f}}function B(U){const R="subject alternative names";return G((0,A.nx)((0,A.
ZE)(U,R)[0],R),[4,16],R)}function z({dns:U,addresses:R},d){const I=(0,m.r5)(d);if(I!==null)return R.some(k=>k.equals(Buffer.from((0,m.NW)(I))));const V=d.toLowerCase(),
Q=V.replace(/\.$/,""),f=Q.replace(/^[^.]*/,""),y=[V,Q,...f===""?[]:[`*${f}`]];return U.some(k=>y.includes(k.toLowerCase()))}function H(U){const R="name constrai\
nts",[d,...I]=(0,A.ZE)(U,R),V=(0,A.nx)(d,R),Q=V.map(({tag:Z})=>Z).join(),f=V.every(({content:Z})=>Z.length===0);if(I.length>0||f||!["160","161","160,161"].includes(
Q))throw new A.G4(R);const y=Z=>V.filter(({tag:ut})=>ut===Z).flatMap(({content:ut})=>(0,A.ZE)(ut,R)).flatMap(ut=>(0,A.nx)(ut,R).slice(0,1)),[k,h]=[y(160),y(161)],
D=[L,Y,...b];return{permitted:S(k,R),excluded:S(h,R),isKnown:[...k,...h].every(({tag:Z})=>D.includes(Z))}}function S(U,R){const d=G(U,[8,32],R),I=d.dns.map(Q=>Q.
toLowerCase());if(!(I.every(Q=>x(Q.replace(/^\.(?=.)/,"")))&&d.addresses.every(r)))throw new A.G4(R);return{...d,dns:I}}const x=U=>/^[!-~]*$/.test(U)&&!/^\.|\.\.|\.$/.
test(U);function r(U){const R=U.subarray(U.length/2),d=Array.from(R,I=>I.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(d)}const v=25e4;function T(U,{
permitted:R,excluded:d}){const I=R.dns.length+d.dns.length,V=R.addresses.length+d.addresses.length,Q=U.dns.length*I+U.addresses.length*V,f=[...R.others,...d.others];
if(Q>v||U.others.some(h=>f.includes(h)))return!1;const y=U.dns.every(h=>{const D=h.toLowerCase();return x(D)&&(R.dns.length===0||R.dns.some(Z=>_(D,Z)))&&!d.dns.
some(Z=>_(D,Z)||J(D,Z))}),k=U.addresses.every(h=>(R.addresses.length===0||R.addresses.some(D=>W(h,D)))&&!d.addresses.some(D=>W(h,D)));return y&&k}const _=(U,R)=>R===
""||U===R||U.endsWith(R.startsWith(".")?R:`.${R}`),J=(U,R)=>U.startsWith("*.")&&R.replace(/^[^.]*/,"")===U.slice(1),W=(U,R)=>2*U.length===R.length&&U.every((d,I)=>{
const V=R[U.length+I]??0;return(d&V)===((R[I]??0)&V)})}),4604:(($t,ft,s)=>{s.d(ft,{Cg:()=>L,DS:()=>x,Hb:()=>z,Yx:()=>Y});let C=function(...r){return{constants:C}=
process.getBuiltinModule("node:crypto"),new.target?new C(...r):C(...r)};const m=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],
A=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],L=[...m,...A.flatMap(r=>[`ECDHE-ECDSA-${r}`,`ECDHE-RSA-${r}`])],Y=["X2\
5519","P-256","P-384","P-521"],b=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha38\
4:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),G="@SECLEVEL=0",B=C.SSL_OP_LEGACY_SERVER_CONNECT|C.SSL_OP_NO_RENEGOTIATION,z={secureOptions:B,
minVersion:"TLSv1.2",ciphers:[...L,G].join(":"),ecdhCurve:Y.join(":"),sigalgs:b},x={secureOptions:B,minVersion:"TLSv1",ciphers:[...L,"TLS_AES_128_CCM_SHA256:TLS\
_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",G].join(":"),ecdhCurve:[...Y,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdh\
e4096:P-224"].join(":")}}),9623:(($t,ft,s)=>{s.d(ft,{qC:()=>W,vA:()=>r,zU:()=>G});var C=s(9562),m=s(9432),A=s(9179),L=s(9713);const Y=200,b=80;function G(d){const V=(d.
length<L.IK.maxBytes?A._U:A.NE)(B(d)).trim();return Array.from(V.slice(0,2*Y)).slice(0,Y).join("")||null}const B=d=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(
d.subarray(0,L.IK.maxBytes)),z=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,H=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i,
S=/captcha-delivery\.com|^error code: 10(?:0[6-9]|10|20)\b/,x=/<title>(?:just a moment|attention required!|vercel security|sucuri|making sure you|request rejected)|_cf_chl_opt|incapsula_resource\?[^"]*incident_id|<title>access denied[\s\S]*(?:errors\.edgesuite\.net|reference&#32;&#35;)|request blocked\.|px-captcha/i;
function r(d,I){const V=U(I,d),Q=d.status===403&&T.test(`${d.errorType} ${B(I)}`);return{page:v(I,d.mitigation!==null,d.status===401),...V!==""&&{said:V},...Q&&
{isVague:Q}}}function v(d,I=!1,V=!1){const Q=R(B(d)),f=/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(Q),[,y="",k]=f&&/<title[^>]*>([^<]*)(<?)/i.
exec(Q)||[],h=y.replace(/\s+/g," ").trim(),D=(0,m.dh)(k===""?(0,A.NE)(h):h,b),Z=S.test(Q)||f&&x.test(Q);return I||Z&&!V?{kind:"bot-protection",title:D}:f?H.test(
h)?{kind:"captive-portal",title:D}:{kind:z.test(h)||/type=["']?password/i.test(Q)?"sign-in":"other",title:D}:null}const T=/<Code>(?:AccessDenied|Authorization(?:Failure|PermissionMismatch))<\/Code>(?!<Message>Request has expired)|\(or it may not exist\)|^(?:MissingAuthenticationToken|IncompleteSignature)Exception|"Missing Authentication Token"/,
_=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/,J=($late0??=new RegExp("<Code>[^<]*<\\/Code>\\s*<Message>([^<]{1,200})<|^\\s*([^<>{}\\s]+ [^<>{}\\uFFFD\\p{C}]{1,200})\\s*$","u"));
function W(d){const I=(0,C.V)(_.exec(B(d))?.[1]??"","struct");return I.ok?(0,m.dh)(String(I.value).trim()):""}function U(d,{status:I,reason:V}){const[,Q,f=""]=I!==
404&&J.exec(B(d))||[],y=W(d)||(0,m.dh)((Q??f).trim()),k=y.toLowerCase().replace(V.toLowerCase(),"");return($late1??=new RegExp("\\p{L}","u")).test(k.replace(/\b(?:error|http|page)\b/g,""))?
y:""}function R(d){let I=d.trimStart();for(;I.startsWith("<!--");){const V=I.indexOf("-->",4);if(V<0)return"";I=I.slice(V+3).trimStart()}return I}}),2851:(($t,ft,s)=>{
s.d(ft,{nT:()=>y,pj:()=>k});var C=s(9968),m=s(2801),A=s(255),L=s(9926),Y=s(7144),b=s(9039),G=s(8643),B=s(8294),z=s(3956),H=s(9176),S=s(1879),x=s(9713),r=s(3070),
v=s(9623);const T={kind:"whole",maxBytes:S.bi},_=j=>j===408||j===425||j===429||j>=500;async function J(j){const{host:K,needed:nt,source:ct}=j,lt=await(0,r.e)({...j,
url:(0,A.cu)(K),asks:"document",headers:{accept:"application/json"},origin:j.origin??null,planBody:w=>W(w)===null?T:x.IK}),{response:ht,...dt}=lt;if(ht.kind==="\
failed"){const{problem:w,transient:N}=ht;return{attempt:{discovery:w.code==="host-http2"?{kind:"skipped",problem:w}:{kind:"failed",problem:w,excerpt:null},...dt},
transient:N,retryAfter:null}}const{head:$,body:p,url:l}=ht,g=lt.hops.at(-1),e=(0,v.vA)($,p.bytes),t={url:(0,G.Pl)(l),asked:(0,A.nx)(K),hop:g,source:ct,...e},o=U(
ht,t,nt),{status:i,retryAfter:u}=$;return{attempt:{discovery:o,...dt},transient:_(i),retryAfter:u}}function W(j){const{status:K,declaredBytes:nt}=j;if(K===401||
K===403)return({hop:ht,...dt})=>{const{authorization:$="none",challenge:p=null}=ht??{};return(0,B.iX)({...j,...dt,host:dt.asked,token:$,challenge:p})};if(K!==200)
return ht=>z.wE({...j,...ht,transient:_(K)});const ct=j.contentType??"",lt=(0,b.i)(ct);return lt!=="application/json"?ht=>z.e({...ht,contentType:ct,malformed:lt===
null}):(nt??0)<=S.bi?null:ht=>z.zf({...ht,bytes:nt,limit:S.bi})}function U(j,K,nt){const{head:ct,body:lt}=j,ht=j.url.user&&{name:"",password:null},dt={...j.url,
user:ht,fragment:""};if(ct.status===404)return{kind:"absent",url:dt,absence:"status"};const $=W(ct),p=e=>({kind:"failed",problem:(0,H.M8)(e,K),excerpt:(0,v.zU)(
lt.bytes)}),l=(0,S.Tp)(lt.bytes,(0,S.Zo)(nt)),g=lt.truncated?K.page===null:/^(?:object|null)$/.test(l.kind);if($!==null)return p($({...K,isJson:g}));switch(l.kind){case"\
object":return{...l,kind:"found",url:dt};case"null":return{kind:"absent",url:dt,absence:"null"};case"not-object":return p(z.g0({...K,why:l.why}));case"not-json":
return p(R(j,l,K))}}function R({head:j,body:K},{kind:nt,...ct},lt){if(K.truncated)return z.zf({...lt,bytes:null,limit:S.bi});const ht=j.contentEncoding?.toLowerCase()??
"";return["","gzip","identity"].includes(ht)?z.pN({...lt,...ct}):z.jN({...lt,encoding:ht})}var d=s(1331),I=s(3214);const V=500,Q=1e4,f=3e5,y=j=>Math.min(Math.max(
...j.map(({attemptMs:K})=>K)),f);async function k(j,K){const nt=new Map,ct=new Set,lt={total:j.length,done:0,failed:0,waiting:new Set};await(0,L.lo)(j.values(),
K.concurrency,async dt=>{if(K.stop.why!==null)return;ct.add(dt),lt.waiting.add(dt),K.progress(lt);const $=await h(dt,K).catch(p=>{if((0,C.qo)(p))throw p;return(0,d.
i)(dt,(0,m.n3)({host:(0,A.nx)(dt),thrown:p}))});$!==null&&nt.set(dt,$),lt.waiting.delete(dt),lt.done+=1,($===null||!ut($.attempt))&&(lt.failed+=1),K.progress(lt)});
const{why:ht}=K.stop;return j.flatMap(dt=>{const $={host:(0,A.nx)(dt),isBegun:ct.has(dt)};return nt.get(dt)??(ht?(0,d.i)(dt,(0,m.nD)({...$,stopped:ht})):[])})}async function h(j,K){
const{stop:nt}=K,{answer:ct,clients:lt,difference:ht,lost:dt=null}=await K.credentials.find(j),$=K.forced.get(j)??[],p=D(K.required.get(j)??[],$).map(({services:o})=>(0,d.
O)({kind:"found",url:(0,A.cu)(j),services:o})),l=[...p];for(;p.length===0&&nt.why===null;){const o=l.every(Z)?l.length:0,i={...K,attempts:o+1},{attempt:u,transient:w,
retryAfter:N}=await tt(j,ct,i);if(nt.why!==null&&!ut(u)||(l.push(u),!(ut(u)?Tt(l,K.releases):w)||l.length>K.retries))break;await(0,I.v7)(it(l.length,N,K),K)}const g=l.
findIndex(ut),e=g<0?l.length-1:g,t=l[e];return t===void 0?null:{host:j,attempt:t,earlier:l.slice(0,e),later:l.slice(e+1),credentials:ct&&{source:ct.source,hasToken:ct.
token!==null,problem:ct.problem,life:ct.life??null},looks:lt,difference:ht,lost:dt,forced:$}}function D(j,K){const nt=ct=>K.some(lt=>lt.client===ct);return j.every(
({clients:ct})=>ct.every(nt))?K.slice(0,1):[]}const Z=({discovery:j})=>j.kind==="failed"&&j.problem.code==="host-timeout",ut=({discovery:j})=>j.kind!=="failed",
Tt=(j,K)=>K.some(({attemptMs:nt})=>!j.some(ct=>ut(ct)&&ct.timing.totalMs<=nt));async function tt(j,K,nt){if(K?.isUnsendable&&K.problem!==null){const g={kind:"fa\
iled",problem:K.problem,excerpt:null};return{attempt:(0,d.O)(g),transient:!1,retryAfter:null}}const{network:ct,required:lt,stop:ht,sessions:dt,concurrency:$}=nt,
p=(lt.get(j)??[]).map(({service:g})=>g),l=new Y.N(ct);ht.onEnd.add(l.close);try{const{token:g=null,source:e=null}=K??{},t=await J({...nt,host:j,needed:p,session:l,
token:g,source:e}),{discovery:o}=t.attempt;return o.kind==="found"&&(dt?.size??0)<$&&dt?.set(l,o.url),t}finally{ht.onEnd.delete(l.close),dt?.has(l)||l.close()}}
function it(j,K,{random:nt,now:ct}){const lt=V*2**(j-1)*(.5+nt()/2);return Math.min(Math.max(lt,(0,I.VJ)(K,ct())??0),Q)}}),479:(($t,ft,s)=>{s.d(ft,{g8:()=>Y,hg:()=>b,
pS:()=>B});var C=s(8161),m=s(6760),A=s(9968);const L={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function Y(r){const v=(0,C.platform)();return{system:v==="win32"?"\
windows":"unix",platform:`${v==="win32"?"windows":v}_${L[(0,C.arch)()]??(0,C.arch)()}`,environment:r,accountHome:(0,A.N0)(()=>(0,C.userInfo)().homedir||null,null)}}
function b(r,v,T,_=null){const J=z(v.environment,_),W=H(v),U=W===null?null:S(r,v,W,T),R=W===null?[]:G(W,v),d=x(v),I=Q=>d(Q,"plugins"),V=(U?.dataDirectories??[]).
map(I);return{home:W,main:J??(U&&{path:U.main,chosenBy:"default"}),directory:J===null&&U!==null?U.directory:null,directoryOff:J&&U&&{path:U.directory,by:J.chosenBy},
helperDirectories:V.flatMap(Q=>[Q,d(Q,v.platform)]),mirrorDirectories:[...V,...R.map(I)]}}function G(r,v){const{system:T,platform:_,environment:J}=v,W=x(v);if(T===
"windows")return[W(r,"HashiCorp","Terraform")];if(_.startsWith("darwin"))return[r,"/"].map(d=>W(d,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:U="",
XDG_DATA_DIRS:R}=J;return[m.posix.isAbsolute(U)?U:W(r,".local","share"),...(R||"/usr/local/share:/usr/share").split(":").filter(m.posix.isAbsolute)].map(d=>W(d,
"terraform"))}function B(r,v){const T=H(v),_=v.system==="windows"?"\\":"/";return T===null||T.length<2||!r.startsWith(T+_)?r:(v.system==="windows"?"%APPDATA%":"\
~")+r.slice(T.length)}function z(r,v){if(v)return{path:v,chosenBy:"cli-config"};for(const T of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const _=r[T];if(_)return{
path:_,chosenBy:T}}return null}function H({system:r,environment:v,accountHome:T}){return r==="windows"?v.APPDATA||null:v.HOME||T||null}function S(r,v,T,_){const J=x(
v),W=v.system==="windows",U=J(T,W?"terraform.rc":".terraformrc"),R=J(T,W?"tofu.rc":".tofurc"),d=J(T,W?"terraform.d":".terraform.d");if(r==="terraform")return{main:U,
directory:d,dataDirectories:[d]};const I=_(U)&&!_(R)?U:R;if(W)return{main:I,directory:d,dataDirectories:[d]};const{XDG_CONFIG_HOME:V,XDG_DATA_HOME:Q}=v.environment,
f=!_(U)&&!_(R);return{main:V&&f?J(V,"opentofu","tofurc"):I,directory:V&&!_(d)?J(V,"opentofu"):d,dataDirectories:Q?[d,J(Q,"opentofu")]:[d]}}const x=({system:r})=>(r===
"windows"?m.win32:m.posix).join}),3956:(($t,ft,s)=>{s.d(ft,{Eh:()=>T,HB:()=>U,e:()=>S,g0:()=>J,jN:()=>v,ku:()=>r,pN:()=>_,wE:()=>H,zf:()=>x});var C=s(845),m=s(8345),
A=s(8032),L=s(1780),Y=s(5106),b=s(9432),G=s(9615),B=s(4481);const z='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function H({location:R,
retryAfter:d,transient:I,...V}){const{asked:Q,status:f}=V,y=(k,h,D=(0,b.NM)(V,h))=>(0,G.CC)("document-status",{message:(0,L.xI)`${(0,b._r)(V)}${k}; expected 200 or 404`,
help:D});if(f>=300&&f<400)return R?y(", which clients do not follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):y(" without a Location header",{operator:"\
add a Location header to the redirect"});if(f===429){const k=d===null?"":` (Retry-After: ${(0,b.dh)(d,40)})`;return y(k,B.uK,B.uK)}if(f===511){const k="sign in \
to this network, or use another one",h="the network answers with 511 Network Authentication Required",D=(0,G.Lw)(k);return{...y("",D,D),obstacle:{verb:"does not\
 reach",what:h,help:k}}}return I?y("",(0,b.q5)(Q)):y("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,b.Wt)([]),guest:(0,b.
qZ)(Q)})}function S({contentType:R,malformed:d,isJson:I,...V}){const f=R===""?"has no Content-Type":`has ${d?"a malformed Content-Type":"Content-Type"} "${(0,b.
dh)(R)}"`;return(0,G.CC)("document-type",{message:(0,L.xI)`${(0,L.KT)(V.url)} ${f}; expected "application/json"`,affects:I?A.Du:A.zK,help:(0,b.NM)(V,{operator:"\
serve /.well-known/terraform.json as application/json",note:V.page===null?"most servers send it for a file named terraform.json":void 0})})}const x=({bytes:R,limit:d,
...I})=>(0,G.CC)("document-size",{message:(0,L.xI)`${(0,L.KT)(I.url)} has ${R??`more than ${d}`} bytes, limit ${d}`,help:(0,b.NM)(I,{operator:"check what is ser\
ved at this URL",note:"a discovery document only maps service ids to URLs"})}),r=({host:R})=>(0,G.CC)("document-headers",{message:(0,L.xI)`${(0,L.KT)(R)} sent more than 256 KiB of response headers`,
operator:"look for a header or cookie that grows with each request"}),v=R=>"why"in R?(0,G.CC)("document-encoding",(0,b.qG)(R)):(0,G.CC)("document-encoding",{message:(0,L.
xI)`${(0,L.KT)(R.url)} has Content-Encoding "${(0,b.dh)(R.encoding)}", which the clients do not decompress`,help:(0,b.NM)(R,{operator:"configure the server, and\
 any proxy in front of it, to respect Accept-Encoding: gzip"})}),T=R=>(0,G.CC)("document-incomplete",(0,b.qG)(R)),_=({advice:R,...d})=>(0,G.CC)("document-not-js\
on",{message:(0,L.xI)`${(0,L.KT)(d.url)} ${(0,b.kw)(d)}`,help:(0,b.NM)(d,{operator:R??z})}),J=({why:R,...d})=>(0,G.CC)("document-not-object",{message:(0,L.xI)`${(0,L.
KT)(d.url)} is not a JSON object: ${(0,b.dh)(R)}`,help:(0,b.NM)(d,{operator:z})}),W=20;function U({host:R,url:d,why:I,required:V}){const Q=[...new Set(V.map(k=>k.
split(".")[0]??k))],f=(0,b.K4)(Q,W,k=>`a ${k} service`)||"any service",y=I==="status"?(0,L.xI)`${(0,L.KT)(d)} returned 404`:"its discovery document is `null`";return(0,G.
CC)("document-absent",{message:(0,L.xI)`host ${(0,L.KT)(R)} does not provide ${f}: ${y}`,...(0,C.ni)(R)&&V.includes(Y.xq)?{help:m.C}:{operator:I==="status"?"ser\
ve /.well-known/terraform.json":z,user:(0,b.Wt)(V),guest:(0,b.qZ)(R)}})}}),1281:(($t,ft,s)=>{s.d(ft,{CL:()=>S,KA:()=>G,Y3:()=>H,f0:()=>B,n4:()=>z});var C=s(8032),
m=s(1780),A=s(9432),L=s(9615);const Y=({url:x,asks:r})=>(0,m.xI)`configure ${(0,m.KT)(x)} to return ${r==="document"?"the document":"its answer"}`,b=x=>(0,m.xI)`${Y(
x)}, or to redirect straight to it`;function G({redirects:x,clients:r,limits:v,...T}){const _=r.map(J=>`${C.bB[J]} follows ${v[J]}`);return(0,L.CC)("redirect-li\
mit",{message:(0,m.xI)`${(0,m.KT)(T.url)} redirects ${x} times; ${_.join(", ")}`,operator:b(T),affects:r})}const B=({url:x,asks:r,to:v})=>(0,L.CC)("redirect-loo\
p",{message:(0,m.xI)`the redirects of ${(0,m.KT)(x)} lead back to ${(0,m.KT)(v)}`,operator:Y({url:x,asks:r})}),z=x=>(0,L.CC)("redirect-insecure",{message:(0,m.xI)`${(0,m.
KT)(x.url)} redirects to ${(0,m.KT)(x.to)}, which is not https${x.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":
""}`,operator:"redirect to an https URL"}),H=x=>(0,L.CC)("redirect-invalid",{message:(0,m.xI)`the redirect ${x.redirect} ${(0,m.KT)(x.url)} cannot be followed: ${(0,A.
dh)(x.why)}`,operator:"redirect to an https URL"}),S=({url:x,redirects:r})=>(0,L.CC)("redirect-nested",{message:(0,m.xI)`${(0,m.KT)(x)} redirects ${r} times; the protocol only requires clients to follow 1 redirect`,
operator:b({url:x,asks:"document"})})}),3368:(($t,ft,s)=>{s.d(ft,{BU:()=>k,B_:()=>V,MY:()=>y,SE:()=>I,cI:()=>f,rZ:()=>G,vk:()=>B,x1:()=>z});var C=s(1780),m=s(9432),
A=s(9615),L=s(9176);const Y=({host:h,isLeaf:D})=>(0,C.xI)`${D?"the certificate":"an authority in the certificate chain"} of ${(0,C.KT)(h)}`,b=h=>new Date(h).toISOString().
slice(0,10);function G({host:h,reason:D,fault:Z}){const ut=L.Yq[Z];return(0,A.CC)("proxy-refused",{message:(0,C.xI)`${(0,C.KT)(h)} was not reached: ${D}`,help:ut,
obstacle:{verb:"does not reach",what:(0,m.dh)(D),help:ut}})}const B=h=>(0,A.CC)("tls-expired",{message:(0,C.xI)`${Y(h)} expired on ${b(h.at)}`,operator:"renew t\
he certificate and reload the server"}),z=h=>(0,A.CC)("tls-not-yet-valid",{message:(0,C.xI)`${Y(h)} is not valid before ${b(h.at)}`,help:"check the clock of thi\
s machine, or the start date of the certificate"}),H={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is\
 signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},S=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
x="set `ca-file` to the certificate of the issuer",r="add the certificate of the issuer to `ca-file`, which does not contain it";function v(h,{issuer:D,hasFile:Z,
host:ut}){const Tt=S.test(D),tt=Tt?", which looks like an intercepting proxy":"",it=`issuer ${(0,m.dh)(D.split(`
`).reverse().join(", "),100)}${tt}`,nt=`${Z?r:x}${(h==="leaf"||h==="chain")&&!Tt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu r\
ead SSL_CERT_FILE`,lt={verb:"does not trust",what:it,help:nt,isCommon:h==="self-signed"};return{says:(0,C.xI)`${H[h]}; ${(0,C.b7)(ut,it)}`,help:nt,obstacle:lt}}
const T=(h,D)=>()=>({says:h,help:D}),_=(h,D)=>({says:`has ${h}, which Terraform and OpenTofu do not support`,help:D}),J="issue it with another key: RSA, ECDSA o\
n P-256, P-384 or P-521, or Ed25519",W="issue it with a key of 2048 to 8192 bits",U="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",R="issue it with \
a program that follows RFC 5280",d={"negative-serial":T("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive se\
rial number"),"no-authority":T("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"p\
ath-length":T("has more authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),
usage:T("is not for servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:T("does not permit all names in the certificate (\
nameConstraints)","have it issued by an authority whose name constraints permit all of its names"),openssl:T("passes the rules of Terraform and OpenTofu, but no\
t the second check by OpenSSL (issuer), so nothing was sent",R),malformed:({part:h})=>({says:`is malformed (${h}); Terraform and OpenTofu cannot read it`,help:R}),
curve:({curve:h})=>_(`a key on the curve ${h}`,J),key:({name:h})=>_(`a key of the kind ${h}`,J),"key-size":({bits:h})=>_(`an RSA key of ${h} bits`,W),signature:({
name:h})=>_(`a signature of the kind ${h}`,U),"critical-extension":({id:h})=>_(`the critical extension ${h}`,"issue it without that extension")};function I({flaw:h,
...D}){const{says:Z,...ut}=h.kind==="unknown-authority"?v(h.sent,D):(0,A.Z9)(d,h);return(0,A.CC)("tls-untrusted",{message:(0,C.xI)`${Y(D)} ${Z}`,...ut})}function V({
host:h,names:D}){const Z=D.length===0?"no DNS name":(0,m.K4)(D,3,m.dh);return(0,A.CC)("tls-name-mismatch",{message:(0,C.xI)`the certificate of ${(0,C.KT)(h)} is for ${Z}`,
help:(0,C.xI)`issue a certificate that lists ${(0,C.KT)(h)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it g\
ets a certificate for ${Z}`,isCommon:!0}})}const Q={"not-tls":T("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-c\
ertificate":T("requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":T(
"is not a name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({
name:h})=>({says:`offers no TLS version later than ${h.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:h})=>({
says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${h}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-\
GCM-SHA256"}),group:({name:h})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${h}`,help:"enable the group X25519 \
or P-256 on the host"})};function f({host:h,error:D}){if("code"in D)return(0,A.CC)("tls-protocol",{message:(0,C.xI)`the TLS handshake with ${(0,C.KT)(h)} failed (${D.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:Z,help:ut}=(0,A.Z9)(Q,D);return(0,A.CC)("tls-protoco\
l",{message:(0,C.xI)`${(0,C.KT)(h)} ${Z}`,help:ut})}const y=({host:h})=>(0,A.CC)("tls-plain-http",{message:(0,C.xI)`${(0,C.KT)(h)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function k({host:h,days:D,expires:Z}){const ut=D===0?"today":D===1?"in 1\
 day":`in ${D} days`;return(0,A.CC)("tls-expires-soon",{message:(0,C.xI)`the certificate of ${(0,C.KT)(h)} expires ${ut}, on ${b(Z)}`,expires:Z,operator:"renew \
the certificate; if it is renewed automatically, find out why that has not happened"})}}),6360:(($t,ft,s)=>{s.d(ft,{Bz:()=>Q,Ev:()=>I,MI:()=>x,Mx:()=>V,RK:()=>T,
hy:()=>W,m$:()=>H});var C=s(1780),m=s(9432),A=s(9615),L=s(4481);function Y({first:f,others:y,mirror:k}){const h=k===null?f:(0,C.KT)(f);return y===0?h:(0,C.xI)`${h} and ${y} more`}
const b=({kind:f,mirror:y})=>y===null?`${f}s.v1`:"the network mirror";function G(f){const{mirror:y,block:k}=f,h=k===null?"the discovery document":`the \`host\` bl\
ock at ${k}`;return`the URL of ${b(f)} in ${y===null?h:"the CLI configuration"}`}const B=(f,y)=>f.block===null?{operator:`check ${G(f)}${y}`}:{operator:`check ${G(
f)}`,user:`check ${G(f)}`},z=(f,y)=>(0,m.NM)({...f,asked:f.host},y,b(f));function H(f){const{token:y,elsewhere:k}=f,h=(0,C.xI)`the versions of ${Y(f)} cannot be read: ${(0,m.
_r)(f)}`;return(0,A.CC)("versions-unauthorized",{message:(0,C.xI)`${h}; ${(0,L.pt)(f,k)}`,...y==="none"&&{unexplained:h},help:z(f,S(f)),...(0,L.c3)(f),severity:y===
"withheld"?"warning":"error"})}function S(f){const{host:y,block:k,elsewhere:h,token:D}=f,Z=(0,L.$w)(f,b(f),h);return k!==null&&h!==null&&D==="none"?{...Z,note:(0,L.
cA)(h,y)}:Z}function x(f){const{attempts:y,transient:k,status:h}=f,D=y>1?` in each of ${y} attempts`:"";return(0,A.CC)("versions-status",{message:(0,C.xI)`the versions of ${Y(
f)} cannot be read: ${(0,m._r)(f)}${D}; expected 200`,help:z(f,r(f)??v(f,h,k))})}function r({said:f="",...y}){const[,k]=/\brepository key:? ['"]?([\w.-]+)/i.exec(
f)??[],{host:h,first:D}=y,Z=(0,C.xI)`write the repository key before the namespace: \`source = "${(0,C.KT)(`${h}/REPOSITORY__${D}`)}"\``,ut=`correct the reposit\
ory key \`${k}\` in \`source\`, or in ${G(y)}`;return k===void 0?null:(0,A.Lw)(D.startsWith(`${k}/`)?Z:ut)}function v(f,y,k){return y===429?L.uK:k?(0,m.q5)(f.host):
B(f,", or return 200 with the versions")}const T=f=>(0,A.CC)("versions-shape",{message:(0,C.xI)`the versions of ${Y(f)} cannot be read: the response of ${(0,C.KT)(
f.url)} ${(0,m.dh)(f.why)}`,help:z(f,B(f,`, or return ${f.mirror===null?J[f.kind]:_}`))}),_='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',J={
module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'};function W({kind:f,address:y,url:k,ignored:h,isMirror:D}){
const Z=h.length===0,ut=Z?`publish a version of the ${f}, or check that the registry has imported its tag`:`publish versions as ${d[f]}`;return(0,A.CC)("version\
s-empty",{message:Z?(0,C.xI)`${f} ${(0,C.KT)(y)} has no versions: ${(0,C.KT)(k)} lists none`:(0,C.xI)`${f} ${(0,C.KT)(y)} has no valid versions: ${(0,C.KT)(k)} lists only ${U(
h)}`,operator:D?R:ut,user:`check the address, or ask the publisher of the ${f} to release a version`})}const U=f=>(0,m.K4)(f,3,y=>`"${(0,m.dh)(y,40)}"`),R="add \
a version to the mirror, under a key of three numbers such as 1.2.0",d={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots an\
d without a "v", such as 1.2.0'};function I({kind:f,address:y,texts:k,rejects:h}){const D=(0,C.xI)`the registry lists ${U(k)} for ${f} ${(0,C.KT)(y)}, which ${k.
length===1?"is not a version":"are not versions"}`,Z=`publish versions as ${d[f]}, and remove others`;return(0,A.CC)("version-unreadable",{message:(0,C.xI)`${D}; the CLIs ignore ${k.
length===1?"it":"them"}`,operator:Z,severity:f==="module"?"warning":"notice",...h&&{message:(0,C.xI)`${D}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,
user:"use Terraform 1.13 or later, which ignores such versions",severity:"error"}})}const V=f=>(0,A.CC)("provider-warning",{message:(0,C.xI)`the registry returned a warning for ${(0,C.
KT)(f.address)}: "${(0,m.dh)(f.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),Q=f=>(0,A.CC)("answer-incomplete",
(0,m.qG)(f))}),4067:(($t,ft,s)=>{s.d(ft,{Sz:()=>U,Zu:()=>_,uo:()=>R});var C=s(6429),m=s(3298);const A=d=>(0,m.O)(()=>d.trim().split(/\s+/).map(L));function L(d){
const[I="",V]=d.split("/"),Q=(0,C.r5)(I);if(Q===null)throw new Error(`${I} is no address`);return{prefix:Q,bits:V===void 0?Q.length*8:Number(V)}}const Y=A(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),b=A("127.0.0.0/8 0.0.0.0 ::1 ::"),G=A(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),B=A(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),z=A("0.0.0.0/0 2000::/3"),H=A("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),S=(d,I)=>d().some(V=>(0,C.Wg)(V,I)),x=[12,13,14,15],r=[[A("2002::/16"),[[2,
3,4,5]],0],[A("2001::/32"),[[4,5,6,7]],0],[A("2001::/32"),[x],255],[A("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],x],0]];function v(d){const I=r.filter(
([Q])=>S(Q,d)).flatMap(([,Q,f])=>Q.map(y=>y.map(k=>(d[k]??0)^f)));return/^[02],0,94,254$/.test(d.slice(8,12).join())?[...I,d.slice(12)]:I}function T(d){return d===
null?"public":S(b,d)?"loopback":S(H,d)?T(d.slice(12)):[d,...v(d)].some(I=>S(Y,I))?"metadata":S(G,d)?"private":S(B,d)||!S(z,d)?"reserved":"public"}const _=d=>T((0,C.
r5)(d)),J=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,W=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function U(d){const I=d.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(I)?"loopback":W.test(I)?"metadata":T((0,C.r5)(I)??(0,C.RY)(I))}function R(d){
const I=U(d);return I!=="public"||d.includes(":")?I:J.test(d.replace(/\.$/,""))?"private":"public"}}),2311:(($t,ft,s)=>{s.d(ft,{i:()=>L});var C=s(4067);const m=Y=>Y.
replace(/:\d+$/,"").replace(/^\[|\]$/g,""),A=Y=>Y.split(".").at(-1);function L(Y,b,G){if(Y===b)return!1;const B=m(Y),z=A(B)===A(m(b)),H=B.endsWith(".svc")||(0,C.
uo)(B)!=="public"&&!z,S=(0,C.Sz)(B)!=="public"||B===m(b),x=/^host-(?:timeout|unknown|unreachable)$/.test(G);return G==="host-private-redirect"?!0:G==="host-unkn\
own"&&H||x&&S}}),8225:(($t,ft,s)=>{s.d(ft,{m:()=>b,u:()=>G});var C=s(8643),m=s(5106);const A=[1024,65535],L=["authz_code","password"],Y="app.terraform.io";function b(r,v,T){
const _=[],J=(y,k,h)=>(_.push({rule:k,value:h}),y),W=y=>Object.hasOwn(r,y)?r[y]:void 0,U=B(W("client"),J),R=z(W("grant_types"),T,J),d=(y,k)=>{const h=W(y);if(typeof h!=
"string")return k.some(tt=>R.includes(tt))?J(null,`${y}-missing`,h):null;const D=(0,m.vy)(v,h);if(D.ok&&(0,C.cz)(D.value).name!=="")return(0,C.jr)(D.value);const ut=`\
failed to parse ${y==="authz"?"authorization":"token"} URL: ${D.ok?"no Host in request URL":D.why}`;return _.push({rule:`${y}-invalid`,why:ut}),null},I=d("authz",
["authz_code"]),V=d("token",L),Q=H(W("ports"),J),f=x(W("scopes"),J);return{value:{client:U,grantTypes:R,authz:I,token:V,ports:Q,scopes:f},flaws:_}}const G=r=>["\
authz","token"].flatMap(v=>{const T=r[v],_=(0,C.Dl)(T??"");return T!==null&&_.ok?[{endpoint:v,text:T,url:_.value}]:[]});function B(r,v){return typeof r!="string"?
v("","client-missing",r):r===""?v(r,"client-empty",r):r}function z(r,v,T){if(r===void 0)return["authz_code"];if(!Array.isArray(r))return T([],"grant-types-inval\
id",r);const _=[...new Set(r.filter(U=>typeof U=="string"))];return _.includes("authz_code")||_.includes("password")&&v===Y?_.every(U=>L.includes(U))?_:T(_,"gra\
nt-types-unknown",r):T(_,"grant-types-unsupported",r)}function H(r,v){if(r===void 0)return A;if(!Array.isArray(r))return v(A,"ports-ignored",r);if(r.length!==2)
return v(A,"ports-count",r);const[T,_]=r;return!S(T)||!S(_)?v(A,"ports-range",r):T>_?v(A,"ports-order",r):T===_?v([T,_],"ports-single",r):[T,_]}const S=r=>typeof r==
"number"&&Number.isInteger(r)&&r>=A[0]&&r<=A[1];function x(r,v){if(r===void 0)return[];if(!Array.isArray(r))return v([],"scopes-ignored",r);const T=r.filter(_=>typeof _==
"string");return T.length===r.length?T:v(T,"scopes-invalid",r)}}),1331:(($t,ft,s)=>{s.d(ft,{O:()=>C,i:()=>m});const C=A=>({discovery:A,hops:[],timing:{lookupMs:null,
connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),m=(A,L)=>({host:A,attempt:C({kind:"skipped",problem:L}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),5011:(($t,ft,s)=>{s.d(ft,{n:()=>Y});var C=s(9432);const m=["TF_CLI_ARGS_init","TF_CLI_ARGS"],A=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
L=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function Y(H){const S=B(H),x=v=>S.flatMap(({name:T,value:_})=>T===v?_:[]),r=v=>x(v).
at(-1);return{upgrade:b(r("upgrade")??"false"),hasBackend:b(r("backend")??r("cloud")??"true"),isLockReadonly:r("lockfile")==="readonly",pluginDirectories:x("plu\
gin-dir"),backendConfig:x("backend-config"),variables:S.filter(({name:v})=>v==="var"||v==="var-file"),remarks:m.flatMap(v=>{const _=S.filter(({name:J,from:W})=>W===
v&&L.test(J)).map(G).join(" ");return _===""?[]:[`init is predicted with ${_} of ${v}`]})}}const b=H=>/^(1|[tT]|true|TRUE|True)$/.test(H);function G({name:H,value:S}){
if(S==="true")return`-${H}`;const x=H==="var"||H==="backend-config"&&!S.startsWith("hostname=");return`-${H}=${(0,C.dh)(x?S.replace(/=.*/s,"=\u2026"):S)}`}function B(H){
const S=m.flatMap(r=>z(H[r]??"").map(v=>({text:v,from:r}))).values(),x=[];for(const{text:r,from:v}of S){const[,T,,_]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(r)??[];if(T===
void 0)break;const J=()=>A.test(T)?S.next().value?.text??"":"true";x.push({name:T,from:v,value:_??J()})}return x}function z(H){const[S=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(H)??[];return(S.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(r=>r.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(v,T,_,J)=>String(T??
J??_.replace(/\\(.)/gs,"$1"))))}}),8345:(($t,ft,s)=>{s.d(ft,{C:()=>Y,c:()=>b});var C=s(9179),m=s(3846),A=s(1054),L=s(845);const Y="write the `source` that the d\
ocumentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function b(B,z){if(B.length>A.lG)return null;const[H=""]=B.split("/",1);
if(z.kind!=="invalid")return z.hostImplied?null:(0,A.L6)(H);if((0,A.Kc)(B))return A.dj;if(B!==B.trim())return"remove the white space around the address";const[,
S="",x=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,C.Mi)(B,""))??[],r=S!==""&&/\bterraform-provider-|\.git$/.test(x);if((0,L.ni)(x)||r)return Y;const v=(0,L.
Fu)(x,"provider");return v!==null?`write ${v}`:z.error.split(`

`)[1]??G(B,x)}function G(B,z){const[,H="",S]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(z)??[];if(H!==B&&(0,m.mi)(H,"terraform").kind==="registry")return`w\
rite ${H}${S===void 0?"":", and the version in the `version` argument"}`;const x=H.split("/"),[r="",v=""]=x;if(x.length>3){const T=`; service discovery works on\
ly at the root of a host, not below /${v}`;return`write HOST/NAMESPACE/TYPE${(0,A.Cm)(r)?T:""}`}return x.length===3?(0,A.L6)(r):x.length===2&&(0,A.Cm)(r)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{Qe as ids,qe as modules};
var $late0,$late1;
