const Ze=[2798,8485,1287],Qe={2798:((Rt,dt,n)=>{n.d(dt,{mQ:()=>g});var E=n(4347),h=n(9961),O=n(8294),C=n(8032),V=n(255),N=n(3298),W=n(7630),H=n(3152),x=n(9432),
a=n(1879),f=n(7057),R=n(7177),y=n(9562),k=n(2170);const b=(r,s)=>({name:r,isProgram:!1,answers:s,find:t=>s.get(t)??null});async function L(r,s){let t=null;const o=[],
i=[];for(const d of r){const P=t===null||!d.isProgram,K=P?await d.find(s):null;o.push({source:K?.source??d.name,held:P?Q(K):"not asked",counts:t===null&&K!==null}),
K?.problem&&i.push((0,k.kH)(K.problem,{places:K.place===null?[]:[K.place]})),t??=K}return{answer:t,looks:o,findings:i}}function Q(r){return r===null?"nothing":r.
token===null?"no token":r.token.reveal()===""?"an empty token":"a token"}const Y=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function D(r,s,t=null){const o=s.reveal(),i=S(
r,o,t!==null),d={source:r,place:t,token:s,problem:i,life:I(o)},P=o.length>f.$c||Y.test(o);return P?{...d,isUnsendable:P}:d}function I(r){const[,s=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.
exec(r.trim())??[],t=(0,y.V)(Buffer.from(s,"base64url").toString(),"map"),{exp:o,iat:i}=t.ok&&(0,y.G)(t.value)?t.value:{};return typeof o!="number"||o<0?null:{expires:o*
1e3,issued:typeof i=="number"?i*1e3:null}}const u=[[Y,"control character"],[{test:f.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function S(r,s,t){if(s==="")return O.QU({source:r,isInFile:t});
const o=s.length>f.$c?"length":u.find(([i])=>i.test(s))?.[1];return o!==void 0?O.Eu({source:r,isInFile:t,slip:o}):s.length<f.Il?O.fj({source:r}):null}const z=1024*
1024;function tt(r,s){let t=null;const o=async i=>{if(t!==null)return t;const d=await _(r,i,s);if("output"in d)return ot(r,d.output,s);const P=gt(r,d.why);return d.
isStopped&&(t??=P),P};return{name:F(r),isProgram:!0,find:(0,N.O)(o)}}const F=({name:r})=>`credentials helper ${r}`,l=({shown:r},s)=>({why:`failed to run ${r}: ${s}`}),
$=({shown:r},s)=>({why:`${r} ${s} and was stopped`,isStopped:!0}),p="was running when the check ended";async function _(r,s,t){if(r.refusal!==null)return l(r,r.
refusal);const{timeoutMs:o,abortAfter:i=J=>AbortSignal.timeout(J),stop:d,kill:P}=t;if(d.aborted)return $(r,p);const K=await(0,R.m)({path:r.path,args:[...r.args,
"get",s],environment:Object.fromEntries(Object.entries(t.environment).filter(([J])=>!J.startsWith("INPUT_")))},{kill:P,signal:AbortSignal.any([i(o),d]),maxBytes:z});
switch(K.kind){case"not-started":return l(r,Z[K.code]??K.code);case"stopped":return K.by==="output"?$(r,`wrote more than ${z/1024/1024} MiB`):$(r,d.aborted?p:`d\
id not exit within ${o/1e3} s (timeout-seconds)`);case"exited":{if(K.code===0)return{output:K.output};const J=U(K.complaint.toString()),m=J===""?", but it produ\
ced no error message":`: ${J}`;return{why:`error in ${r.shown}${m}`}}}}const Z={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec form\
at error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ot(r,s,{learn:t}){const o=(0,a.Tp)(s);if(o.kind==="not-json"||o.kind===
"not-object")return gt(r,`malformed output from ${r.shown}: ${(0,x.dh)(o.why)}`);const i=o.kind==="null"?null:o.services.find(({id:P})=>P==="token")?.value;if(typeof i!=
"string")return null;const d=new f.ou(i);return t(d),D(F(r),d)}function gt(r,s){const t=(0,h.Dz)({name:r.name,why:s});return{source:F(r),place:null,token:null,problem:t}}
const nt=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),U=r=>(0,x.dh)(r.replace(nt,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function j(r,s,t){const o=[
M(r),ht(s)],i=t.map(({helper:d,credentials:P,...K})=>{const J=new Map(P.map(B=>[B.host,ut(B)])),m=[...o,b("CLI configuration",J)];return{...K,known:m,sources:d===
null?m:[...m,d]}});return{known:et(i.flatMap(({known:d})=>d)),find:async d=>{const P=await Promise.all(i.map(async({client:J,sources:m,turnedOff:B})=>{const{looks:A,
...rt}=await L(m,d),ct=B.filter(pt=>at(pt.host,d));return{...rt,client:J,unread:ct,looks:[...A,...ct.map(q)]}})),K=P.flatMap(({answer:J})=>J??[]);return{answer:K.
find(({token:J})=>J!==null)??K[0]??null,clients:P.map(({client:J,looks:m})=>({client:J,looks:m})),findings:P.flatMap(({findings:J})=>J),difference:ft(d,P),lost:P.
flatMap(({unread:J})=>J.flatMap(({problem:m})=>m??[]))[0]}}}}function et(r){const s=new Map(r.toReversed().flatMap(t=>[...t.answers]));return new Map([...s].flatMap(
([t,{token:o,source:i}])=>o===null?[]:[[t,i]]))}const q=({source:r})=>({source:r,held:"not read",counts:!1});function at(r,s){const t=r?.replace(/^[a-z]+:\/\/|\/.*$/gis,
"")??s;return(0,V.$o)(t)===s||t.startsWith("*.")&&s.endsWith(t.slice(1))}function ut({host:r,place:s,token:t,hasValue:o}){const i=`${s.file}:${s.line}`;if(t!==null)
return D(i,t,s);const d={kind:"no token",file:i,host:r,hasValue:o},P=(0,h.P4)(d,C.Du);return{source:i,place:s,token:null,problem:P}}function ft(r,s){const[t,...o]=s,
i=t?.answer?.token?.reveal(),d=o.find(({answer:K})=>K?.token?.reveal()!==i);if(t===void 0||d===void 0)return null;const P=({client:K,answer:J})=>({client:K,source:J?.
token?J.source:null});return(0,O.tK)({host:r,first:P(t),other:P(d)})}function ht(r){const s=new Map,t=[];for(const[o,i]of Object.entries(r)){const d=(0,V.$k)(o);
if(d===null||i===void 0)continue;const P=(0,W.AI)(i);P.ok?s.set(d,D(o,P.value)):t.push(`${o}: ${P.why}`)}if(t.length>0)throw new H.GN(t);return b("TF_TOKEN_ var\
iables",s)}function M(r){const s="tokens setting",t=r.map(({host:o,token:i})=>{const d=D(s,i);return[o,i.reveal()===""?{...d,token:null}:d]});return b(s,new Map(
t))}const v=1e4;function g({tokens:r,configs:s,timeoutMs:t},o){for(const J of s.flatMap(m=>m.secrets))o.learn(J);const i={...o,timeoutMs:t??v},d=(0,N.O)(J=>tt(J,
i),({path:J,args:m})=>JSON.stringify([J,...m])),P=s.map(({helper:J,...m})=>({...m,helper:J&&d(J)})),K=s.flatMap(({forced:J,client:m})=>J.map(B=>({...B,client:m})));
return{credentials:j(r,o.environment,P),configs:s,complaints:(0,E.Ot)(s.flatMap(({findings:J})=>J)),forced:Map.groupBy(K,({host:J})=>J)}}}),7177:((Rt,dt,n)=>{n.
d(dt,{m:()=>V});var E=n(8161),h=n(6760),O=n(9968);let C=function(...a){return{spawn:C}=process.getBuiltinModule("node:child_process"),new.target?new C(...a):C(...a)};
async function V(a,f){if(f.signal.aborted)return{kind:"stopped",by:"signal"};try{return await N(W(a),a,f)}catch(R){return{kind:"not-started",code:(0,O.Oj)(R)}}}
function N(a,{environment:f,input:R},y){const{kill:k,signal:b,maxBytes:L}=y,{promise:Q,resolve:Y,reject:D}=Promise.withResolvers(),[I,u]=[[],[]];let S=0;const z=l=>{
H(a,k,f),Y({kind:"stopped",by:l})},tt=()=>z("signal");b.addEventListener("abort",tt);const F=l=>$=>{S+=$.length,S>L?z("output"):l.push($)};return a.stdout?.on("\
data",F(I)),a.stderr?.on("data",F(u)),a.on("error",D).on("close",l=>{const[$,p]=[Buffer.concat(I),Buffer.concat(u)];Y({kind:"exited",code:l,output:$,complaint:p})}),
a.stdin?.on("error",()=>{}).end(R),Q.finally(()=>b.removeEventListener("abort",tt))}const W=({path:a,args:f,environment:R,directory:y,input:k})=>C(a,f,{env:R,cwd:y,
stdio:[k===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});function H(a,f,R){try{a.pid!==void 0&&x(a.pid,f,R)}catch(y){(0,O.Oj)(y)}a.
stdout?.destroy(),a.stderr?.destroy(),a.unref()}function x(a,f,{SystemRoot:R}){if((0,E.platform)()!=="win32"){f(-a,"SIGKILL");return}const y=(0,h.join)(R??"C:\\W\
indows","System32","taskkill.exe"),k=["/pid",String(a),"/t","/f"];C(y,k,{stdio:"ignore",windowsHide:!0}).on("error",()=>f(a,"SIGKILL")).unref()}}),4347:((Rt,dt,n)=>{
n.d(dt,{Ot:()=>ft,J1:()=>F});var E=n(3024),h=n(6760),O=n(9562),C=n(2170),V=n(1054),N=n(8032),W=n(255),H=n(3846),x=n(9968),a=n(523);let f=function(...s){return{configFinding:f}=
n.late([3276,3123],3123),new.target?new f(...s):f(...s)},R=function(...s){return{shownPath:R}=n.late([2218],9837),new.target?new R(...s):R(...s)};function y({name:s,
args:t,place:o},i,d,P){const K=i.map(A=>({directory:A,files:(0,x.wX)(A).filter(rt=>k((0,h.join)(A,rt)))})),J=A=>R(A,P),m=Q(s,K);if(m!==null){const A=(0,h.resolve)(
m.directory,m.file),rt=b(A,P);return{helper:{name:s,args:t,path:A,shown:J(A),refusal:rt},findings:[]}}const B={kind:"no helper",name:s,directories:i.map(J)};return{
helper:null,findings:[f(d,B,o)]}}const k=s=>(0,E.existsSync)(s)&&!(0,E.statSync)(s).isDirectory();function b(s,{system:t}){if(t==="windows")return null;if(!(0,E.
statSync)(s).isFile())return"permission denied";const o=Buffer.alloc(256),i=()=>(0,x.ET)((0,E.openSync)(s,"r"),K=>o.subarray(0,(0,E.readSync)(K,o))),d=(0,x.N0)(
i,null);return d===null||d.toString("latin1",0,2)==="#!"||d.includes(0)?null:"exec format error"}const L="terraform-credentials-";function Q(s,t){const o=t.flatMap(
({directory:d,files:P})=>P.flatMap(K=>{const J=Y(K,s);return J===null?[]:{directory:d,file:K,version:J}})),[i=null]=o.toSorted((d,P)=>(0,a.Zy)(P.version,d.version));
return i}function Y(s,t){if(!s.startsWith(L))return null;const o=s.toLowerCase().slice(L.length).replace(/\.exe$/,""),i=o.indexOf("_v");return(i<0?o:o.slice(0,i))!==
t||o===""?null:(0,a.oF)(i<0?"0.0.0":o.slice(i+2).replace(/_x.*$/s,""))}var D=n(5011);let I=function(...s){return{configFinding:I}=n.late([3276,3123],3123),new.target?
new I(...s):I(...s)},u=function(...s){return{parseConfigFile:u}=n.late([3276,3123],3123),new.target?new u(...s):u(...s)},S=function(...s){return{configPaths:S}=
n.late([2218],9837),new.target?new S(...s):S(...s)},z=function(...s){return{shownPath:z}=n.late([2218],9837),new.target?new z(...s):z(...s)};const tt=1024*1024;
function F(s,t,o=null,i=null){const d=S(s,t,E.existsSync,o),{directory:P,directoryOff:K,helperDirectories:J}=d,m=U(d,s,t),B=[...m,...et(P,s,t)],A=[...gt(d,s,t),
...et(K?.path??null,s,t)],rt=K===null?`${N.bB[s]} reads ${z(d.main?.path??"",t)}`:`${K.by} names another file`,ct=at(B,s),pt=ct.helper&&y(ct.helper,J,s,t),$t=l(
B,t.environment),At=$t.pluginCache??"",St=/^[/~]/.test(At)&&!(0,E.existsSync)(At),Ct=m[0]?.protocols??{};return{...ct,client:s,installations:B.flatMap(({installations:Tt})=>Tt),
pluginDirectories:(0,D.n)(t.environment).pluginDirectories,...$t,reattached:$(t.environment,s),mirrors:d.mirrorDirectories.map(Tt=>({path:Tt,shown:z(Tt,t)})),files:[
...B.map(({file:Tt})=>Tt),...A.map(({file:Tt})=>({...Tt,state:"off"}))],turnedOff:[...ct.unread,...at(A,s).credentials.map(({host:Tt,place:{file:It,line:bt}})=>({
host:Tt,source:`${It}:${bt} (${rt})`})),...i===null?[]:nt(i,d.main?.path??""),...Z(t.environment)],helper:pt?.helper??null,requestTimeoutMs:s==="opentofu"?ht(Ct,
t.environment):null,patience:g(s,Ct,t.environment),findings:[...ct.findings,...pt?.findings??[],...St?[I(s,{kind:"cache",path:At},null)]:[]],secrets:[...B,...A].
flatMap(({secrets:Tt})=>Tt)}}function l(s,t){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:o=""}=t,d=(s.find(({pluginCache:P})=>P!=="")?.pluginCache??"").
replace(/\$(?:\{(\w+)\}|(\w+))/g,(P,K,J)=>t[K??J]??"");return{pluginCache:t.TF_PLUGIN_CACHE_DIR||d||null,mayBreakLocks:!/^0?$/.test(o)||s.some(P=>P.mayBreakLocks)}}
function $({TF_REATTACH_PROVIDERS:s=""},t){const o=(0,O.V)(s,"map");return(o.ok&&(0,O.G)(o.value)?Object.keys(o.value):[]).map(d=>(0,H.mi)(d,t)).filter(d=>d.kind!==
"invalid")}const p=[["CI_JOB_TOKEN","only GitLab reads it","CI_SERVER_HOST",""],["INFRACOST_TERRAFORM_CLOUD_TOKEN","only Infracost reads it","INFRACOST_TERRAFOR\
M_CLOUD_HOST"],["SCALR_TOKEN","only the scalr provider reads it","SCALR_HOSTNAME",""],["TF_API_TOKEN","only tfci reads it","TF_HOSTNAME"],["TFE_TOKEN","only the\
 tfe provider reads it","TFE_HOSTNAME"],["TG_TF_REGISTRY_TOKEN","only Terragrunt reads it",null]],_=/^(?!TF_CLI_CONFIG_FILE$|TERRAFORM_CONFIG$)(?:TF|TERRAFORM|(?:OPEN)?TOFU)_(?:CLI_)?CONFIG(?:_?(?:FILE|PATH))?$|^(?:TERRAFORM|TOFU)_?RC$/,
Z=s=>[...p.flatMap(([t,o,i,d="app.terraform.io"])=>{const P=i&&(s[i]||d);return s[t]?{host:P,source:`${t} (${o})`}:[]}),...Object.keys(s).filter(t=>_.test(t)).map(
t=>({host:null,source:`${t} (the CLIs read only TF_CLI_CONFIG_FILE)`}))],ot=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],gt=({home:s,main:t},o,i)=>(s===null?
[]:ot).map(d=>(0,h.join)(s??"",d)).filter(d=>d!==(0,h.resolve)(t?.path??"")&&(0,E.existsSync)(d)).map(d=>q(d,o,i)),nt=(s,t)=>ot.filter(o=>{const i=(0,h.join)(s,
o);return(0,E.existsSync)(i)&&i!==(0,h.resolve)(s,t)}).map(o=>({host:null,source:`${o} (TF_CLI_CONFIG_FILE does not name it)`}));function U({main:s},t,o){if(s===
null)return[];const{path:i,chosenBy:d}=s;if((0,E.existsSync)(i))return[q(i,t,o)];const P={path:i,shown:z(i,o),state:"absent"};return d==="default"?[j(P,[])]:[j(
P,[I(t,{kind:"missing",setting:d,path:i},null)])]}const j=(s,t)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},pluginCache:"",
mayBreakLocks:!1,findings:t,unread:t.map(({problem:o})=>({host:null,source:s.shown,problem:o})),secrets:[],isRead:!1,file:s}),et=(s,t,o)=>(s===null?[]:(0,x.wX)(
s)).filter(i=>/\.tfrc(?:\.json)?$/s.test(i)).map(i=>q((0,h.join)(s??"",i),t,o));function q(s,t,o){const i=(0,x.yR)(s,tt),d=z(s,o);if(!i.ok){const K={kind:"unrea\
dable",file:d,failure:i.failure};return j({path:s,shown:d,state:"not read"},[I(t,K,null)])}const P=u({shown:d,...i},t);return{...P,file:{path:s,shown:d,state:P.
isRead?"read":"not read"}}}function at(s,t){const o=s.flatMap(A=>A.findings),i=s.flatMap(A=>A.unread),d=(A,rt)=>{const ct=I(t,A,rt);o.push(ct),!(A.kind!=="label"||
A.type!=="credentials")&&i.push({host:A.label,source:A.file,problem:ct.problem})},P=ut(new Map(s.flatMap(A=>[...A.credentials])),d),K=ut(new Map(s.flatMap(A=>[...A.
hosts])),d),[J,...m]=new Map(s.flatMap(A=>[...A.helpers]));for(const[,{place:A}]of m)d({kind:"two helpers"},A);const B=J===void 0?null:{name:J[0],...J[1]};return{
credentials:P,forced:K,helper:B,findings:o,unread:i}}function ut(s,t){const o=new Map;for(const[i,d]of s){const P=(0,W.Pv)(i),K="services"in d?"host":"credentia\
ls",J=`${d.place.file}:${d.place.line}`,m={kind:"label",type:K,label:i,file:J,advice:(0,V.L6)(i)};P.ok?o.set(P.value,{...d,host:P.value}):t({...m,why:P.why},d.place)}
return[...o.values()]}const ft=s=>(0,C.Qp)(s,({problem:{code:t,message:o},places:i})=>[t,o,i]);function ht({request_timeout_seconds:s},t){const o=r(t.TF_REGISTRY_CLIENT_TIMEOUT);
return o!==null?o*1e3:s===void 0?null:s>0?s*1e3:Number.POSITIVE_INFINITY}const M=1e4,v=1;function g(s,t,o){const i=r(o.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??
v;return{client:s,attemptMs:ht(t,o)??M,retries:Math.max(i,0)}}function r(s){const t=/^\+?\d+$/.test(s??"")?Number(s):0;return t>0?t:null}}),5693:((Rt,dt,n)=>{n.
d(dt,{Ey:()=>b,Ii:()=>f,Or:()=>S,WN:()=>u});var E=n(8936),h=n(1281),O=n(3368),C=n(2170),V=n(8339),N=n(8032),W=n(255),H=n(5106);const x=1440*60*1e3,a=1;function f(F,l){
const{hops:$,certificates:p}=F.attempt;return[...I(F,l),...R(F,l),...Q($),...Y(p,l),...D(F,l)]}function R(F,l){const{discovery:$,hops:p}=F.attempt;switch($.kind){case"\
skipped":return[(0,C.kH)($.problem)];case"failed":{const _=l.isFork&&$.problem.refusal==="asks";return[(0,C.kH)($.problem,_?{severity:"notice"}:{})]}case"found":case"\
absent":{const _=p[0]?.url??"";return[...y(_,p.length-1,l),...k(F,l)]}}}function y(F,l,$){const p=$.clients.filter(_=>l>N.NX[_]);return p.length>0?[(0,C.kH)((0,h.
KA)({url:F,asks:"document",redirects:l,clients:p,limits:N.NX}))]:l>a?[(0,C.kH)((0,h.CL)({url:F,redirects:l}))]:[]}function k(F,{releases:l,slowMs:$}){const p=(0,W.
nx)(F.host),_=F.attempt.timing.totalMs,Z=S(F),ot=et=>tt(Z,et)!=="never",gt=l.filter(et=>!ot(et)),nt=({client:et})=>!l.some(q=>q.client===et&&ot(q)),U=[!0,!1].flatMap(
et=>{const q=gt.filter(ut=>nt(ut)===et);if(q.length===0)return[];const at=(0,E.Qs)({host:p,phase:"complete",tookMs:_,releases:q});return[(0,C.kH)(at,{needed:et})]});
if(U.length>0||_<=$)return U;const j=L(F.attempt.timing);return[(0,C.kH)((0,E.U2)({host:p,tookMs:_,limitMs:$,phase:j,releases:l}))]}function b({host:F,slowest:l,
certificates:$},p,{slowMs:_,...Z}){const ot=p.map(q=>q.host),gt=$.filter(q=>!ot.includes(q.host)),nt=l?.timing.totalMs??0,U=Y(gt,Z).map(q=>({...q,host:F}));if(l===
null||nt<=_)return U;const j={host:(0,W.nx)(F),url:l.url,tookMs:nt,limitMs:_},et=(0,E.U2)({...j,phase:L(l.timing)});return[(0,C.kH)(et,{host:F}),...U]}function L({
lookupMs:F,connectMs:l,tlsMs:$,firstByteMs:p,totalMs:_}){const Z=[{name:"lookup",ms:F??0},{name:"connection",ms:l??0},{name:"tls",ms:$??0},{name:"response",ms:p??
0}],ot={name:"rest",ms:Z.reduce((gt,{ms:nt})=>gt-nt,_)};return Z.reduce((gt,nt)=>nt.ms>gt.ms?nt:gt,ot)}function Q(F){const l=F.find(({url:p})=>p.startsWith("htt\
p://"));if(l===void 0)return[];const $=l.authorization==="withheld";return[(0,C.kH)((0,h.n4)({url:F[0]?.url??"",to:l.url,exposesToken:$}))]}function Y(F,{certificateDays:l,
now:$}){return[...Map.groupBy(F,({host:p})=>p)].flatMap(([p,_])=>{const[Z=""]=_.map(gt=>gt.expires).sort(),ot=(Date.parse(Z)-$)/x;return ot<0||ot>=l?[]:[(0,C.kH)(
(0,O.BU)({host:p,days:Math.floor(ot),expires:Z}))]})}function D(F,l){const{host:$,attempt:p,earlier:_}=F,[Z]=_,ot=["failed","skipped"].includes(p.discovery.kind);
if(Z?.discovery.kind!=="failed"||ot)return[];const gt=Z.discovery.problem.message,nt=S(F),U=l.releases.filter(et=>tt(nt,et)==="sometimes"),j=_.length+1;return[(0,C.
kH)((0,E.Er)({host:(0,W.nx)($),attempts:j,failure:gt,releases:U}))]}function I({credentials:F,attempt:{discovery:l}},$){if(!F?.problem)return[];const{code:p}=F.
problem,_=l.kind==="failed"&&l.problem.code===p,Z=$.isFork&&!F.hasToken&&p==="credentials-empty";return _||Z?[]:[(0,C.kH)(F.problem)]}function u({host:F},l){if(!l.
some(({service:p})=>p===H.e$))return[];const{name:$}=(0,W.Sv)(F);return[...$.includes(".")?[]:[(0,V.Zp)({host:F,name:$})],.../(^|\.)xn--/.test(F)?[(0,V._W)({host:F})]:
[]].map(p=>(0,C.kH)(p,{services:[H.e$]}))}const S=({earlier:F,attempt:l,later:$})=>[...F,l,...$];function z({discovery:F,timing:l,headMs:$,hops:p},{attemptMs:_}){
const Z=$!==null&&$<=_?p.at(-1)?.status:null;return Z===null||(0,N.Mq)(Z??0)?"retries":F.kind!=="failed"&&l.totalMs<=_?"works":"fails"}function tt(F,l){const $=F.
map(Z=>z(Z,l)),p=$.indexOf("works");return p<0?"never":p<=l.retries&&!$.slice(0,p).includes("fails")?"always":"sometimes"}}),8485:((Rt,dt,n)=>{n.r(dt),n.d(dt,{attemptsOf:()=>E.
Or,contact:()=>je,crashedVisit:()=>Re,judgeRequests:()=>E.Ey,judgeVisit:()=>ke,outcomesOf:()=>Me});var E=n(5693),h=n(9961),O=n(2801),C=n(2170),V=n(8032),N=n(255),
W=n(8185),H=n(8643),x=n(9432),a=n(1780),f=n(9615);const R=({id:e,host:c,url:T,why:w})=>(0,f.CC)("service-url-invalid",{message:T===null?(0,a.xI)`${e} of host ${(0,a.
KT)(c)}: ${(0,a.b7)(c,(0,x.dh)(w))}`:(0,a.xI)`${e} of host ${(0,a.KT)(c)} is "${(0,a.KT)(T)}", which the clients cannot connect to: ${w}`,operator:`set ${e} to \
an https:// URL, or to a path that starts with a slash`}),y=({id:e,host:c,why:T})=>(0,f.CC)("service-url-credentials",{message:(0,a.xI)`${e} of host ${(0,a.KT)(
c)}: ${T}`,operator:"remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),
k=({id:e,host:c,url:T})=>(0,f.CC)("service-url-empty",{message:(0,a.xI)`${e} of host ${(0,a.KT)(c)} is an empty string, which resolves to the document itself: ${(0,a.
KT)(T)}`,operator:`set ${e} to the URL of the service, such as "/v1/${e.split(".")[0]}/", or remove it`}),b=({id:e,host:c,value:T,why:w})=>(0,f.CC)("service-url\
-looks-like-host",{message:(0,a.xI)`${e} of host ${(0,a.KT)(c)} is "${(0,a.KT)(T)}", which is a path and not a URL with a host`,operator:(0,a.xI)`write "https://${(0,a.
KT)(T)}" if a host is meant`,note:w===null?void 0:(0,x.zd)(w)});function L(e){const{id:c,host:T,url:w,clients:G}=e,st=G.map(X=>V.bB[X]),it=w.slice(w.lastIndexOf(
"/")+1);return(0,f.CC)("service-url-no-slash",{message:(0,a.xI)`${c} of host ${(0,a.KT)(T)} does not end with a slash: ${(0,a.KT)(w)}`,operator:"add the slash",
note:`without it ${st.slice(0,-1).join(", ")} and ${st.at(-1)} replace "${it}" with the path that they append`,affects:G})}const Q=({id:e,host:c,url:T})=>(0,f.CC)(
"service-url-relative",{message:(0,a.xI)`${e} of host ${(0,a.KT)(c)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,a.KT)(T)}, other clients do not`,
operator:"start the path with a slash, or write the complete URL"}),Y=({id:e,host:c})=>(0,f.CC)("service-url-query",{message:(0,a.xI)`${e} of host ${(0,a.KT)(c)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function D({host:e,uses:c},T=["is","are"]){const w=Map.groupBy(
c,({id:st})=>st),G=Array.from(w,([st,it])=>{const X=it.flatMap(({endpoint:lt})=>lt??[]);return X.length===0?st:`${st} (${X.join(", ")})`});return(0,a.xI)`${(0,x.
K4)(G,10,x.dh)} of host ${(0,a.KT)(e)} ${G.length===1?T[0]:T[1]}`}const I=({urls:e})=>(0,a.XT)(e,3,c=>(0,a.KT)((0,x.dh)(c))),u=({uses:e})=>V.zK.filter(c=>e.some(
({id:T})=>(0,V.SZ)(T).includes(c))),S=e=>(0,f.CC)("service-url-private",{message:(0,a.xI)`${D(e)} at ${I(e)}, which clients elsewhere cannot reach`,operator:(0,a.
xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,a.KT)(e.host)}`,affects:u(e)}),z=[...V.Du,"dependabot"];function tt(e){
const c=e.uses.every(({endpoint:G})=>G!==null),T=c?"a login sends its token in clear text otherwise":(0,a.xI)`the clients send the token of ${(0,a.KT)(e.host)} there in clear text`,
w=u(e);return(0,f.CC)("service-url-insecure",{message:(0,a.xI)`${D(e)} not https: ${I(e)}`,operator:e.uses.length===1?"use an https:// URL":"use https:// URLs, \
for example by setting the external URL of the registry",note:c||e.hasToken?T:void 0,affects:z.filter(G=>w.includes(G))})}function F(e){const{host:c,name:T}=e,w=(0,a.
xI)`${D(e)} on another host: ${I(e)}`,G=!e.hasToken||!u(e).includes("renovate");return(0,f.CC)("service-url-cross-host",{message:w,help:G?(0,a.xI)`where outgoing traffic is filtered, allow ${(0,a.
KT)(T)} as well`:(0,a.xI)`give Dependabot and Renovate a token for ${(0,a.KT)(T)}; Terraform and OpenTofu send it the token of ${(0,a.KT)(c)}`,...G&&{severity:"\
notice",affects:[]}})}const l=e=>(0,f.CC)("service-url-other-port",{message:(0,a.xI)`${D(e)} on another port of the same host: ${I(e)}`,operator:(0,a.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,a.
KT)(e.host)}`}),$=e=>(0,f.CC)("service-url-double-slash",{message:(0,a.xI)`${D(e,["has","have"])} a double slash in the path: ${I(e)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),p=e=>(0,f.CC)("service-url-same",{message:(0,a.xI)`${D(e,["has","have"])} the same URL: ${I(e)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var _=n(4067),Z=n(2311),ot=n(5106);function gt({
host:e,attempt:c},T){const{name:w}=N.Sv(e),G=_.uo(w),st=c.hops[0]?.address??null;if(G!=="public"||st===null)return G;const it=_.Zu(st),X=T.some(lt=>lt.name===w);
return it==="loopback"&&X?"public":it}const nt={public:0,reserved:1,private:2,metadata:2,loopback:3};function U({id:e,url:c},{kind:T,host:w,failures:G}){const st=G.
get(e);return st!==void 0&&(0,Z.i)(N.Pm(c)??"",w,st)||nt[ut(c)]>nt[T]}function j(e,c){const{hostname:T}=c,w=e.filter(mt=>U(mt,c)),G=e.filter(mt=>!w.includes(mt)),
st=G.filter(({url:mt})=>mt.scheme==="http"),it=G.filter(({id:mt,endpoint:wt})=>wt===null&&(0,ot.p4)(mt)),X=Map.groupBy(it,({url:mt})=>ft(mt,T)),lt=G.filter(({endpoint:mt,
url:wt})=>mt===null&&ht(wt,T)),Et=G.filter(({url:mt})=>mt.path.includes("//")),vt=et(c);return[...vt(w,at,S),...vt(st,at,tt),...[...X].flatMap(([mt,wt])=>mt===null?
[]:vt(wt,at,({hasToken:yt,...Ot})=>F({...Ot,name:mt,hasToken:yt&&!c.block}))),...vt(lt,at,l),...vt(Et,q,$),...vt(M(e),q,p)]}const et=({host:e,hasToken:c})=>(T,w,G)=>{
if(T.length===0)return[];const st=T.map(({url:lt})=>T.length===1?q(lt):w(lt)),it=G({host:e,hasToken:c,uses:T,urls:[...new Set(st)]}),X=[...new Set(T.map(({id:lt})=>lt))];
return[(0,C.kH)(it,{services:X,needed:T.some(({needed:lt})=>lt)})]},q=e=>(0,x.dh)((0,H.Pl)(e)),at=e=>(0,x.dh)(`${e.scheme}://${e.host}`);function ut(e){const{name:c}=(0,H.
cz)(e);return _.Sz(/[^\0-\x7f]/.test(c)?N.$o(c)??"":c.toLowerCase())}function ft(e,c){const{name:T}=(0,H.cz)(e),w=N.Sv(c).name;if(T.toLowerCase()===w)return null;
const G=N.Pv(T);return G.ok?G.value===w?null:N.nx(G.value):T}function ht(e,c){if(e.scheme==="http"||ft(e,c)!==null)return!1;const T=w=>Number(w||443);return T((0,H.
cz)(e).port)!==T(/:(\d+)$/.exec(c)?.[1]??null)}function M(e){const c=[ot.e$,ot.xq].flatMap(w=>e.find(G=>G.id===w)??[]),T=new Set(c.map(({url:w})=>q(w).replace(/\/$/,
"")));return c.length===2&&T.size===1?c:[]}const v=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,g=e=>v.test(e)&&!/^[a-z0-9-]+\.json$/i.
test(e),r=e=>e.replace(/[?#].*$/s,"");function s(e){const c=t(e),{id:T,host:w,value:G}=e,st={id:T,host:w,url:(0,H.Pl)(e.url)};if(c!==null)return[R({...st,why:c})];
if(/\{\{|\$\{|^\$/.test(G)){const lt=`the placeholder in "${r(G)}" was not replaced`;return[R({...st,url:null,why:lt})]}const X=i(e)&&!g(G)?(0,V.ab)(T):[];return[
G===""?k(st):null,g(G)?b({...st,value:r(G),why:null}):null,o(G)?Q(st):null,X.length>0?L({...st,clients:X}):null,e.url.query!==""&&(0,ot.p4)(T)?Y(st):null].filter(
lt=>lt!==null)}function t({url:e}){const{name:c,port:T}=(0,H.cz)(e);return c===""?"no Host in request URL":T===""||Number(T)>0&&Number(T)<=65535?null:`invalid p\
ort "${T}"`}const o=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!g(e),i=({value:e,url:c})=>e!==""&&!/^$|\/$/.test(c.path);var d=n(3217);const P=[[/^service-url-(?:cross-host|private)$/,
/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|query|relative)$/,/^(?:module|provider)-unknown$|^versions-shape$/]],K=({services:e,
problem:{code:c}})=>e.map(T=>[T,c]);function J(e,c,T){let w=c;return{causes:e.notes.flatMap(st=>{const{code:it,severity:X,affects:lt}=st.problem,Et=e.viewers.filter(
wt=>X!=="error"||lt.includes(wt)),vt=({problem:wt,services:yt,affects:Ot})=>P.some(([Mt,xt])=>Mt.test(it)&&xt.test(wt.code))&&yt.length>0&&yt.every(Mt=>st.services.
includes(Mt)&&!T(Mt))&&Ot.every(Mt=>Et.includes(Mt)),mt=w.filter(vt);return mt.length===0?st:(w=w.flatMap(wt=>mt.includes(wt)?X==="error"?[]:m(wt,st):wt),X==="e\
rror"?B(st,mt):[])}),answers:w}}function m(e,{problem:{message:c,cures:T}}){const w=(0,a.xI)`${c}; ${e.problem.message}`;return{...e,problem:{...e.problem,message:w,
...T&&{cures:T}}}}const B=(e,c)=>(0,C.Qp)([e,...c],()=>null).map(T=>{const w=c.find(({problem:st})=>st.obstacle!==void 0),G=w&&(0,a.xI)`${T.problem.message}; ${w.
problem.message}`;return G===void 0?T:{...T,problem:{...T.problem,message:G}}});var A=n(2886),rt=n(9119);function ct(e,c){const T=e.forced.filter(({client:it})=>c.
includes(it)),w=c.filter(it=>!T.some(X=>X.client===it)),st=(0,rt.c1)(T,({place:it,services:X})=>JSON.stringify([it,X])).map(it=>{const[X]=it,lt=(0,N.cu)(e.host),
{services:Et}=X,vt={kind:"found",url:lt,services:Et},mt={...e.attempt.timing,totalMs:0},yt={...e,attempt:{discovery:vt,hops:[],timing:mt,headMs:0,certificates:[]},
earlier:[],later:[]};return{clients:it.map(({client:Ot})=>Ot),visit:yt,forced:X}});return w.length>0||st.length===0?[{clients:w,visit:e,forced:null},...st]:st}var pt=n(
4606);const $t=(e,c)=>e.filter(T=>!(0,pt.Hf)(T,c.token)).map(T=>At(T,c));function At(e,c){const{visit:T,requirements:w,clients:G,token:st,concerned:it}=c,{services:X,
places:lt}=Ct(e.services,w),Et=(0,pt.wD)(e,st),vt=e.needed&&St({problem:Et,services:X},c),mt=e.affects.filter(yt=>it.includes(yt)),wt={...e,problem:Et,services:X,
needed:vt,affects:mt,host:T.host};return(0,A.hD)({...wt,severity:(0,A.v1)(wt,G),places:e.places.length===0?lt:(0,rt.As)(Tt(e.places))},c)}function St({problem:e,
services:c},{visit:{host:T,attempt:w},requirements:G,answering:st,depth:it}){if(it==="discovery"||w.discovery.kind==="skipped")return!0;const X=c.some(Et=>st.has(
`${T} ${Et}`));if(e.code==="service-url-no-slash"&&X)return!1;const lt=G.filter(({service:Et})=>c.length===0||c.includes(Et));return lt.length===0||lt.some(({isForInit:Et})=>Et)}
function Ct(e,c){const T=it=>c.filter(({service:X})=>it.includes(X)),w=e.length===0?c:T(e),G=e.filter(it=>w.some(({service:X})=>X===it)),st=(w.length>0?w:T(["an\
y"])).flatMap(it=>it.because);return{services:G.length>0?G:e,places:(0,rt.As)(Tt([...new Set(st)]))}}function Tt(e){const{inUse:c=[],aside:T=[]}=Object.groupBy(
e,w=>typeof w!="string"&&(0,rt.MV)(w)?"aside":"inUse");return[...c,...T]}function It(e,c){return c.every(({isImplied:w})=>w)?[...c.flatMap(({clients:w})=>w),...(0,V.
Yr)(e)]:V.zK}var bt=n(3956);function Nt(e){if(!Array.isArray(e))return Bt(e);const{shown:c,more:T}=(0,x.zN)(e,5);return`[${c.map(Bt).join(", ")}${T>0?", \u2026":
""}]`}function Bt(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,x.go)(e):(0,x.dh)(JSON.stringify(e))}const ce=({host:e,value:c,why:T})=>(0,f.CC)(
"login-type",{message:(0,a.xI)`login.v1 of host ${(0,a.KT)(e)} is ${(0,x.go)(c)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and \
"token"',note:(0,x.zd)(T)}),Dt=e=>c=>`is ${Nt(c)}${c===void 0?"":`, not ${e}`}`,jt=e=>c=>`is ${Nt(c)}${e}`,Xt=e=>c=>`${Dt("an array")(c)}; the clients ignore it${e}`,
ae={"client-missing":[Dt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" \
to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Dt("an array of strings"),'set "grant_types" to ["authz_code"], or remove \
it'],"grant-types-unsupported":[jt(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[jt('; the clients kno\
w "authz_code" and "password" only'),'remove the unknown grant types, or move scopes to "scopes"'],"authz-missing":[Dt("a string with a URL"),'set "authz" to th\
e URL of the authorization endpoint'],"token-missing":[Dt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Dt("exactly two \
elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[jt("; both must be whole numbers from 1024 to 65535"),'set "\
ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[jt("; the first port is greater than the last"),"write the lower port first"],"\
ports-single":[jt("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[Xt(
" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Dt("an array of strings"),'set "scopes" to an array \
of strings, or remove it'],"scopes-ignored":[Xt(""),'set "scopes" to an array of strings, or remove it']};function le(e,c){const T=e.rule.replace(/-\w+$/,"").replace(
"-","_"),w=(0,a.xI)`"${T}" in login.v1 of host ${(0,a.KT)(c)}`;if("why"in e){const X=`set "${T}" to an https:// URL without user name, or to a path that starts \
with a slash`,lt=(0,a.xI)`${w}: ${(0,a.b7)(c,(0,x.dh)(e.why))}`;return(0,f.CC)(`login-${e.rule}`,{message:lt,operator:X})}const[G,st]=ae[e.rule],it=(0,a.xI)`${w} ${G(
e.value)}`;return(0,f.CC)(`login-${e.rule}`,{message:it,operator:st})}function ue({host:e,endpoints:c}){const T=c.map(({name:st})=>`"${st}"`).join(" and "),[w]=c,
G=c.length===1;return(0,f.CC)("login-url-port",{message:(0,a.xI)`${T} in login.v1 of host ${(0,a.KT)(e)} ${G?"names":"name"} no port, so a login uses port 443: ${(0,a.
KT)(w?.url??"")}`,operator:`write a path that starts with a slash, or add :${w?.port??""} to the URL${G?"":"s"}`})}var de=n(845),fe=n(8345);const zt=({offered:e})=>e.
length===0?"is empty":`offers ${(0,x.K4)(e,20,x.dh)}`;function Vt(e,c){const{id:T,host:w,offered:G,block:st}=e,it=`the discovery document, which ${zt(e)}`;if(st!==
null)return`add ${T} to the \`host\` block at ${st}, which ${zt(e)}`;if(T===ot.xq&&(0,de.ni)(w))return fe.C;if(T===ot.xq&&c)return(0,a.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,a.
KT)(w)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${T}`;const X=(0,ot.qE)(T)?G.find(Et=>(0,ot.OA)(Et)===T):void 0,lt=T===ot.xq?"configure a networ\
k mirror for the provider (`provider_installation`), the usual way with an artifact manager":`use a host that offers ${T}`;return{operator:X===void 0?`add ${T} \
to ${it}`:`rename ${X} to ${T} in ${it}`,user:lt}}const Jt=e=>e.id==="any"?(0,f.CC)("service-missing",{message:(0,a.xI)`host ${(0,a.KT)(e.host)} does not provide any service`,
operator:`add a service to the discovery document, which ${zt(e)}`}):(0,f.CC)("service-missing",{message:e.why,help:Vt(e,e.isArtifactory)}),he=e=>(0,f.CC)("serv\
ice-version",{message:e.why,help:e.isReadable?Vt(e,!1):`require an id of the form NAME.vN; the discovery document ${zt(e)}`}),pe=({id:e,host:c,value:T,why:w})=>(0,f.
CC)("service-type",{message:(0,a.xI)`${e} of host ${(0,a.KT)(c)} is ${(0,x.go)(T)}, not a string with a URL`,operator:`set ${e} to a URL such as "/v1/modules/"`,
note:(0,x.zd)(w)});var Gt=n(8225),Zt=n(9179);function me({discovery:e},c){return e.kind==="found"?ge(e,c):{services:[],notes:e.kind==="absent"?[ye(e,c)]:[]}}function ge(e,c){
const{requirements:T,clients:w,reader:G}=c,st=e.services.map(({id:kt})=>kt),it=e.services.some(({value:kt})=>typeof kt=="string"&&kt.includes("/artifactory/")),
X={...c,discovery:e,offered:st,isArtifactory:it},lt=T.map(({service:kt})=>kt),Et=lt.filter(kt=>kt!=="any"),vt=st.filter(kt=>!Et.includes(kt)&&V.Du.some(Ut=>ot.oe(
kt,Ut).ok)),mt=Et.map(kt=>Qt(kt,X)),wt=({outcome:kt,notes:Ut,urls:Kt})=>kt.kind!=="problem"&&!Kt.some(Pt=>Pt.endpoint===null&&U(Pt,c))&&!Ut.some(Pt=>(0,A.ER)(Pt)&&
w.some(Ft=>Pt.affects.includes(Ft))),yt=vt.map(kt=>Qt(kt,X)),Ot=!lt.includes("any")||[...mt,...yt].some(wt),Mt=[...mt,...Ot?yt.map(Ee):yt],xt=Mt.flatMap(({urls:kt})=>kt),
Lt=lt.includes("any")&&Mt.length===0?[(0,C.kH)(Jt({...X,id:"any",why:""}))]:[];return{services:Mt.map(({outcome:kt})=>kt.kind==="problem"?{...kt,problem:(0,f.as)(
kt.problem,G)}:kt),notes:[...Mt.flatMap(({notes:kt})=>kt),...j(xt,c),...Lt]}}function Ee({outcome:e,notes:c,urls:T}){if(!ot.fg.has(e.id))return{outcome:e,notes:[],
urls:[]};const w=G=>({...G,needed:!1});return{outcome:e,notes:c.map(w),urls:T.map(w)}}function ye({absence:e,url:c},{requirements:T,host:w}){const G=T.map(({service:it})=>it).
filter(it=>it!=="any"),st=(0,bt.HB)({host:w,url:(0,H.Pl)(c),why:e,required:G});return(0,C.kH)(st,{services:G.length===1?G:[]})}function Qt(e,c){const{services:T,
url:w}=c.discovery,G=Ot=>ot.TE(e,{services:T,documentUrl:w,display:c.host,client:Ot}),it=(c.requirements.find(({service:Ot})=>Ot===e)?.clients??c.clients).map(Ot=>({
client:Ot,lookup:G(Ot)})),[X,...lt]=it;if(X===void 0)throw new Error("no client is checked");const Et=lt.filter(({lookup:Ot})=>Ot.kind!==X.lookup.kind),vt=Ot=>!Te(
Ot)||G(Ot).kind===X.lookup.kind,mt=Et.length===0?(0,V.SZ)(e).filter(vt):[X.client],wt=qt(e,X.lookup,mt,c),yt=Et.flatMap(({client:Ot,lookup:Mt})=>qt(e,Mt,[Ot],c).
notes);return{...wt,notes:[...wt.notes,...yt]}}const ve=2048,Te=e=>V.Du.some(c=>c===e);function qt(e,c,T,w){const{discovery:G,host:st}=w,it=X=>X.map(lt=>(0,C.kH)(
lt,{services:[e]}));switch(c.kind){case"url":{const{url:X,value:lt}=c,Et=s({id:e,value:lt,url:X,host:st}),vt=!Et.some(({code:wt})=>wt==="service-url-invalid"),mt=(0,x.
dh)((0,H.Pl)(X),ve);return{outcome:{id:e,kind:"url",url:mt},notes:it(Et),urls:vt?[{id:e,endpoint:null,url:X,needed:!0}]:[]}}case"object":{const{login:X,problems:lt}=Oe(
c.value,G.url,st),Et=lt.find(({severity:vt})=>vt==="error");return{outcome:Et?{id:e,kind:"problem",problem:Et}:{id:e,kind:"login",login:X},notes:it(lt),urls:(0,Gt.
u)(X).map(vt=>({...vt,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const X=we(e,c,w),lt=(0,C.kH)(X,{services:[e],clients:T});
return{outcome:{id:e,kind:"problem",problem:X},notes:[lt],urls:[]}}}}function we(e,c,T){const w={...T,id:e,why:c.why};switch(c.kind){case"missing":return Jt(w);case"\
bad-id":case"version":return he({...w,isReadable:c.kind==="version"});case"type":return(e===ot.S3?ce:pe)({...w,value:c.value});case"bad-url":{const G=(0,Zt.Nx)(
c.why);return g(c.value)?b({...w,value:r(c.value),why:G}):c.reason==="user-info"?y(w):R({...w,url:null,why:G})}}}function Oe(e,c,T){const{value:w,flaws:G}=(0,Gt.
m)(e,c,T),st={...w,authz:te(w.authz),token:te(w.token)},it=$e(st,c),X=it.length===0?[]:[ue({host:T,endpoints:it})];return{login:st,problems:[...G.map(lt=>le(Se(
lt),T)),...X]}}function $e(e,c){const{name:T,port:w}=(0,H.cz)(c);return w===""||w==="443"?[]:(0,Gt.u)(e).flatMap(({endpoint:G,text:st,url:it})=>{const X=(0,H.cz)(
it),lt=X.name.toLowerCase()===T.toLowerCase();return it.scheme==="https"&&lt&&X.port===""?[{name:G,url:st,port:w}]:[]})}const Se=e=>"why"in e?{...e,why:(0,Zt.Nx)(
e.why)}:e;function te(e){const c=e===null?null:(0,H.Dl)(e);return c?.ok?(0,H.Pl)(c.value):null}function ke(e,c){const{requirements:T,predicted:w,requests:G,answering:st,
isNew:it}=e,X=(0,pt.MC)(e.visit,c),lt=Ce(e,c.dialect),Et=(0,A.TC)(X.host,T,c),vt=ct(X,lt).map(Pt=>Ae(Pt,e,c,Et)),mt=[...vt.flatMap(({notes:Pt})=>Pt),...w],wt=vt.
some(({forced:Pt})=>Pt===null),yt=(0,pt.ux)(X,mt,Et,{...c,isAsked:wt}),Ot=ee({...e,visit:X},c,{clients:lt,reader:Et,token:yt}),Mt=vt[0]?.services??[];let xt=w;const Lt=vt.
flatMap(Pt=>{const Wt=J(Pt,xt,Ht=>st.has(`${X.host} ${Ht}`));return xt=Wt.answers,$t(Wt.causes,{...Ot,reader:Pt.reader,concerned:Ot.concerned.filter(Ht=>Pt.viewers.
includes(Ht))})}),kt=[...wt?(0,d.so)(X,T,yt,c):[],...wt?(0,d.uA)(X,Mt,c):[],...xt,...G===null?[]:(0,E.Ey)(G,X.attempt.certificates,c),...(0,E.WN)(X,T)],Ut=[...Lt,
...$t(kt,Ot)],Kt=vt[0]?.forced?.place??null;return{visit:X,requirements:T,services:Mt,servicesFrom:Kt,findings:Ut,isNew:it}}const Ce=({requirements:e},{clients:c})=>c.
filter(T=>e.some(w=>w.clients.includes(T))),ee=(e,c,T)=>({...c,...e,...T,isHostNew:e.isNew,concerned:It(e.visit.host,e.requirements)});function Re(e,c,T){const{
visit:w,requirements:G,isNew:st}=e,it=(0,O.n3)({host:(0,N.nx)(w.host),thrown:T}),X={kind:"skipped",problem:it},lt={...w,attempt:{...w.attempt,discovery:X,hops:[]}},
Et={clients:c.dialect.clients,reader:null,token:pt.Cg},vt=ee({...e,visit:lt},c,Et),mt=$t([(0,C.kH)(it)],{...vt,concerned:V.zK});return{visit:lt,requirements:G,services:[],
servicesFrom:null,findings:mt,isNew:st}}function Ae({clients:e,forced:c,visit:T},{visit:w,requirements:G,predicted:st},it,X){const lt=c===null?X:{...X,role:"ope\
rator"},Et=(0,N.nx)(w.host),vt=c&&(0,A.cA)(c.place),{services:mt,notes:wt}=me(T.attempt,{requirements:G,clients:e,reader:lt,block:vt,hostname:w.host,host:Et,hasToken:w.
credentials?.hasToken===!0,failures:new Map(c===null?st.flatMap(K):[]),kind:c===null?gt(w,it.resolve):"loopback"}),yt=it.dialect.releases.filter(({client:xt})=>e.
includes(xt)),Ot=w.forced.map(({client:xt})=>xt),Mt=c===null?V.zK.filter(xt=>!Ot.includes(xt)):e;return{forced:c,reader:lt,viewers:Mt,services:mt,notes:[...vt===
null?[]:[(0,C.kH)((0,h.Yv)({host:Et,at:vt}),{clients:e})],...(0,E.Ii)(T,{...it,clients:e,releases:yt}),...wt,...c===null?(0,W.I4)(w.host,mt,G,it):[]]}}function Me(e){
const c=w=>{const G=e.filter(({problem:st,affects:it})=>it.includes(w)&&st.usualSeverity!=="notice");return G.some(A.ER)?"fails":G.length>0?"warns":"works"},T=V.
zK.map(w=>[w,c(w)]);return Object.fromEntries(T)}var xe=n(8161),Ie=n(2389),Pe=n(2798),_e=n(6452),be=n(7688),Le=n(1331),ne=n(2218),Ne=n(3214),Yt=n(2851),De=n(479),
Ue=n(9968),Be=n(3791),Ke=n(7057),He=n(3298);async function je(e,c,T,w){const{dialect:G,configs:st,requirements:it,expand:X}=c,{releases:lt}=G,{environment:Et,kill:vt,
secrets:mt,stop:wt,startTimer:yt}=w,Ot={environment:Et,kill:vt,learn:mt.learn,stop:wt.signal},{credentials:Mt,forced:xt}=(0,Pe.mQ)({...T,configs:st},Ot),Lt={network:(0,_e.
Af)(T,(0,V.Dv)(G.clients,G.versions)),credentials:Mt,concurrency:T.concurrency,random:Math.random,now:Date.now,startTimer:yt,monotonic:w.now,stop:wt,sessions:T.
depth==="discovery"?null:new Map},kt={...Lt,forced:xt,required:Map.groupBy(it,({host:_t})=>_t),maxRedirects:Math.max(...G.clients.map(_t=>V.NX[_t])),releases:lt,
timeoutMs:T.timeoutMs??(0,Yt.nT)(lt),retries:T.retries,progress:_t=>w.progress({kind:"visits",..._t})},Ut=(0,Yt.pj)(e,kt),Kt=T.depth==="discovery"?null:Promise.
all([n.e(9465),n.e(6542),n.e(4456)]).then(n.bind(n,7907)),Pt=new Map((await Ut).map(_t=>[_t.host,_t])),Ft=Mt.known;if(Kt===null)return{visits:[...Pt.values()],predicted:Ie.
j7,tokenSources:Ft};const{predictInit:Wt}=await Kt,Ht=(0,be.tX)(_t=>w.progress({kind:"packages",..._t})),oe=Fe(Pt,kt,T),Ge=_t=>(0,N.ev)(_t,T),{network:Ye}=Lt,re=ze(
w,{...Ot,network:Ye,isNamed:Ge,transfers:Ht}),Xe={...Lt,...c,settings:T,machine:(0,De.g8)(Et),directory:w.directory,learn:mt.learn,progress:_t=>w.progress({kind:"\
registries",..._t}),visits:Pt,following:X&&{expand:X,reach:oe.reach,fetchRepository:re.fetchRepository,transfers:Ht}},Ve={...T,isFork:w.isFork},ie=await Wt(c.roots,
Xe,Ve).finally(re.close),Je=[...ie.notes,...oe.notes()];return{visits:[...Pt.values()],predicted:{...ie,notes:Je},tokenSources:Ft}}const se=100;function Fe(e,c,T){
const w=new Set,G=new Set;return{reach:async X=>{const lt=X.filter(({host:yt})=>!e.has(yt)&&!G.has(yt)),Et=(0,ne.en)(lt,T);for(const[yt,Ot]of Et)e.set(yt,(0,Le.
i)(yt,Ot));for(const{host:yt}of lt)Et.has(yt)||(w.size<se||w.has(yt)?w.add(yt):G.add(yt));const vt=Map.groupBy(lt,({host:yt})=>yt),mt=[...w].filter(yt=>!e.has(yt)),
wt=Map.groupBy(mt,yt=>vt.get(yt)?.every(ne.T1)??!0);for(const[yt,Ot]of wt){const xt={...c,sessions:null,required:vt,origin:yt?{isPublic:yt}:null};for(const Lt of await(0,Yt.
pj)(Ot,xt))e.set(Lt.host,Lt)}},notes:()=>{const X=[...G].map(N.nx),lt=(0,Be.q)({what:"hosts",max:se,names:X});return X.length===0?[]:[(0,C.kH)(lt,{clients:[]})]}}}
function ze({environment:e,kill:c,pid:T,secrets:w,stop:G,startTimer:st},it){let X=null;const lt=(0,He.O)(async()=>{const{gitFetcher:vt}=await n.e(679).then(n.bind(
n,679));return X=vt({...it,kill:c,pause:mt=>(0,Ne.v7)(mt,{stop:G,startTimer:st}),parent:e.RUNNER_TEMP||(0,xe.tmpdir)(),pid:T,isAlive:mt=>We(mt,c),now:Date.now}),
X});return{fetchRepository:async({url:vt,ref:mt,depth:wt,sshkey:yt},Ot)=>{const Mt=await lt(),xt=yt===null?null:new Ke.ou(yt);xt!==null&&w.learn(xt);const Lt={url:(0,H.
jr)(vt),origin:Ot,ref:mt,depth:Number(wt)||null,sshkey:xt};return await Mt.fetch(Lt)},close:async()=>X?.close()}}function We(e,c){try{return c(e,0),!0}catch(T){
return(0,Ue.Oj)(T)==="EPERM"}}}),9713:((Rt,dt,n)=>{n.d(dt,{IK:()=>V,v8:()=>f,x8:()=>b,zy:()=>y});var E=n(7075),h=n(7057),O=n(6452);let C=function(...Y){return{createGunzip:C}=
process.getBuiltinModule("node:zlib"),new.target?new C(...Y):C(...Y)};const V={kind:"excerpt",maxBytes:2048},N=1e3,W=6e4,H=64*1024,x=1024,a=1024*1024,f=256*1024,
R=Y=>Buffer.from(Y,"latin1").toString("utf8");function y({status:Y,reason:D,headers:I}){const u=F=>{const l=I.get(F)?.[0];return l===void 0?null:R(l)},S=u("cont\
ent-length"),tt=Y!==204&&Y!==304&&S!=="0"?u("content-encoding"):null;return{status:Y,reason:R(D),contentType:u("content-type"),contentEncoding:tt,location:u("lo\
cation"),retryAfter:u("retry-after"),terraformGet:u("x-terraform-get"),apiVersion:u("tfp-api-version"),mitigation:u("cf-mitigated")??u("x-vercel-mitigated")??u(
"x-amzn-waf-action"),errorType:u("x-amzn-errortype"),challenge:(0,h.kQ)(I.get("www-authenticate")??[]),declaredBytes:S===null||k(tt)?null:Number(S)}}const k=Y=>Y?.
toLowerCase()==="gzip";async function b(Y,D,I){if(I.kind==="taken"){try{await I.take(Q(L(Y),D,I.maxBytes))}finally{Y.destroy()}return{bytes:new Uint8Array,truncated:!1}}
const u=[];let S=0,z;const tt=I.kind==="excerpt"?setTimeout(()=>Y.destroy(),N).unref():void 0;try{for await(const l of Q(Y,D,I.maxBytes)){if(u.push(l),u.length===
x&&u.splice(0,x,Buffer.concat(u)),S+=l.length,S>I.maxBytes)break;S>a&&(z??=await I.turn?.())}}catch(l){if((0,O.$N)(l)==="COMPRESSED_TOO_LARGE")S=Number.POSITIVE_INFINITY;else if(I.
kind==="whole")throw l}finally{clearTimeout(tt),Y.destroy(),z?.()}return{bytes:Buffer.concat(u).subarray(0,I.maxBytes),truncated:S>I.maxBytes}}async function*L(Y){
let D=!1;const I=()=>{D=!0,Y.destroy()};let u=setTimeout(I,W).unref();try{for await(const S of Y)clearTimeout(u),yield S,u=setTimeout(I,W).unref();if(D)throw(0,O.
Au)("BODY_PAUSED","the body pauses")}catch(S){throw D?(0,O.Au)("BODY_PAUSED","the body pauses"):S}finally{clearTimeout(u)}}function Q(Y,D,I){if(!k(D.contentEncoding))
return Y;const u=C();let S=I+H;const z=async function*(tt){for await(const F of tt){if(S-=F.length,S<0)throw(0,O.Au)("COMPRESSED_TOO_LARGE","too many compressed\
 bytes");yield F}};return(0,E.pipeline)(Y,z,u,()=>{}),u}}),7454:((Rt,dt,n)=>{n.d(dt,{be:()=>j,X5:()=>U,gQ:()=>et,Ul:()=>q,JY:()=>gt,g2:()=>ft,To:()=>v,dI:()=>nt,
Lu:()=>ut,jT:()=>at});var E=n(9968),h=n(7811),O=n(8643),C=n(255),V=n(4067),N=n(9509);const W=32;function H(t){const o=[];let i=t.getPeerX509Certificate();for(;i!==
void 0&&o.length<W;)o.push(i),i=i.issuerCertificate;return o}function x(t,o,i){const[d]=t;if(d===void 0)return null;const P=o.ok?o.chain.slice(0,Math.max(1,o.chain.
length-1)).map(({notAfter:m})=>m):t.map(({validTo:m})=>Date.parse(m)),K=Date.parse(d.validFrom),J=Math.min(...P);return Number.isNaN(K)||Number.isNaN(J)?null:{host:i,
subject:a(d.subject)??d.subjectAltName??"",issuer:a(d.issuer)??d.issuer??"",validFrom:new Date(K).toISOString(),expires:new Date(J).toISOString()}}const a=t=>/^CN=(.*)$/m.
exec(t??"")?.[1];var f=n(6452),R=n(8500),y=n(1692),k=n(9044),b=n(4604);const L=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],Q=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function Y(t,{name:o},i,d){const P=(0,f.$N)(t);if(L.includes(P))return await S(await d())?(0,f.Au)("PLAIN_HTTP","the port responds in plain HTTP"):t;if(Q.
test(P))return t;const K=await F(o,i,d);return K===null?t:"flaw"in K?(i.connection.rejection=K,(0,f.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${K.flaw.kind}`)):
(i.connection.unsupported=K,(0,f.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${K.name}`))}const[D,I]=[30,100],u=Buffer.from([22,3,1,0,0]);async function S(t){
const o=await new Promise(i=>{z().then(()=>i("")),t.once("data",d=>i(d.toString("latin1",0,5))),t.once("error",()=>i("")).once("close",()=>i("")),t.write(u)});return t.
destroy(),o==="HTTP/"}async function z(){for(let t=0;t<D;t+=1)await(0,R.setTimeout)(I,null,{ref:!1})}const tt=[b.DS,{...b.DS,maxVersion:"TLSv1.2"}];async function F(t,o,i){
for(const d of tt){const P=(0,y.createSecureContext)({...d,ca:[]}),K=await i(),J=await(0,f.ek)(K,o,t,{secureContext:P}).catch(()=>null);if(J===null)continue;const m=l(
J);return J.destroy(),m}return null}function l(t){const o=t.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(o))return{kind:"version",name:o};const[i]=H(t),
d=i&&(0,k.h)(i.raw);if(d?.ok===!1)return{flaw:d.flaw,isLeaf:!0};const P=t.getCipher().name;if(!b.Cg.includes(P))return{kind:"cipher",name:P};const K=p(t);if(!b.
Yx.includes(K))return{kind:"group",name:K};const J=d?.certificate.key;return J?.kind==="unsupported"?{flaw:{kind:"key",name:J.name},isLeaf:!0}:null}const $={prime256v1:"\
P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function p(t){const o=t.getEphemeralKeyInfo();return o===null||!("type"in o)?"":o.type==="DH"?`ffd\
he${o.size}`:$[o.name??""]??o.name??""}let _=function(...t){return{request:_}=process.getBuiltinModule("node:http"),new.target?new _(...t):_(...t)};const Z="htt\
p/1.1",ot="h2";async function gt(t,o){const i=()=>ft(t,o),d=await i();if(t.scheme==="http")return d;try{return await M(t,d,o,Z)}catch(P){const K=f.$N(P);throw K.
endsWith("_NO_APPLICATION_PROTOCOL")&&await nt(t,o),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(K)?await Y(P,t,o,i):P}}async function nt(t,o){if(t.scheme!=="http")try{const i=await ft(
t,o);(await M(t,i,o,ot)).destroy()}catch(i){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(f.$N(i)))throw i}}function U(t){const{scheme:o}=t;if(o!=="https"&&
o!=="http")return(0,h.TR)(`unsupported protocol scheme "${o}"`);const{name:i,port:d}=(0,O.cz)(t);if(i==="")return(0,h.TR)("no Host in request URL");const P=(0,N.
ER)(i)?(0,h.Ju)(i.toLowerCase()):(0,C.Pv)(i);if(!P.ok)return P;const K=d===""?(0,O.L5)(o):Number(d);return K>0&&K<=65535?(0,h.Ju)({scheme:o,name:P.value,port:K}):
(0,h.TR)(`invalid port "${d}"`)}function j(t){const{name:o}=(0,O.cz)(t),i=(0,C.Pv)(o);return(0,N.ER)(o)||!i.ok?o:i.value}function et(t,{name:o}){const{port:i}=(0,O.
cz)(t);return(0,O.EN)(o)+(i===""?"":`:${i}`)}function q({resolve:t},o,i){const d=t.some(P=>P.name===o);return!["private","loopback"].includes((0,V.Sz)((d?null:i)??
o))}function at({scheme:t,name:o,port:i}){return(0,O.EN)(o)+(i===(0,O.L5)(t)?"":`:${i}`)}function ut(t,{resolve:o,chooseProxy:i}){const d=o.find(({name:P,port:K})=>P===
t.name&&(K===null||K===t.port));return d===void 0?{host:t.name,port:t.port,proxy:i(t)}:{host:d.address,port:d.addressPort??t.port,proxy:null}}async function ft(t,o){
const{host:i,port:d,proxy:P}=ut(t,o.network);if(P===null)return f.zy(i,d,o);f.ln(t.name,o),o.connection.proxy=P.host;const K=await ht(P,o);return t.scheme==="ht\
tps"?s(t,P,K):K}async function ht(t,o){const i=t.protocol==="https:"?"https":"http",d=t.hostname.replace(/^\[|\]$/g,""),P={scheme:i,name:d,port:Number(t.port)||
(0,O.L5)(i)},K=new f.Ng;try{const J={...o.network,resolve:[],chooseProxy:()=>null};return await gt(P,{...o,network:J,connection:K,allowPrivate:!0})}catch(J){if((0,E.
qo)(J))throw J;const m=f.$N(J)==="ECONNREFUSED"?`nothing listens at the proxy ${t.host}`:`proxy ${t.host} cannot be reached: ${f.bD(J)}`;throw f.Au("PROXY_ABSEN\
T",m)}finally{o.connection.lookupMs=K.lookupMs,o.connection.connectMs=K.connectMs}}async function M(t,o,i,d){const{connection:P,network:K}=i,{trust:J}=K,m=performance.
now(),B={secureContext:J.context(),ALPNProtocols:[d]},A=await f.ek(o,i,t.name,B);P.tlsMs=performance.now()-m;const rt=H(A),ct=J.verify(rt.map(({raw:pt})=>pt),t.
name);if(P.certificate=x(rt,ct,at(t)),ct.ok&&A.alpnProtocol!==ot)return A;throw A.destroy(),ct.ok?f.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(P.rejection=
{...ct,issuer:rt.at(-1)?.issuer??"",hasFile:J.hasFile},f.Au("CERTIFICATE_REJECTED",`certificate rejected: ${ct.flaw.kind}`))}function v(t){if(t.username===""&&t.
password==="")return{};const o=`${decodeURIComponent(t.username)}:${decodeURIComponent(t.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(o).toString(
"base64")}`}}const g=[502,503,504];function r({pathname:t},o){return t!=="/"?"PROXY_PATH":o===407?"PROXY_LOGIN":o!==null&&g.includes(o)?"PROXY_NOT_REACHED":"PRO\
XY_REFUSED"}function s(t,o,i){const d=`${(0,O.EN)(t.name)}:${t.port}`;return new Promise((P,K)=>{const J=_({method:"CONNECT",path:d,headers:{host:d,...v(o)},insecureHTTPParser:!0,
createConnection:()=>i});J.on("error",m=>{const B=`proxy ${o.host} closed the connection: ${m.message}`;K(f.Au(r(o,null),B))}),J.on("connect",(m,B,A)=>{if(m.statusCode===
200&&A.length===0)return P(i);i.destroy();const{statusCode:rt=0,statusMessage:ct=""}=m,pt=`proxy ${o.host} returned ${rt} ${ct}`;K(f.Au(r(o,rt),pt.trimEnd()))}),
J.end()})}}),6452:((Rt,dt,n)=>{n.d(dt,{Ng:()=>ht,$N:()=>v,Au:()=>M,zy:()=>r,bD:()=>g,Af:()=>ft,ln:()=>o,Q8:()=>K,ek:()=>s});var E=n(610),h=n(1553),O=n(1692),C=n(
255),V=n(4067),N=n(3024),W=n(8161),H=n(6760),x=n(9968),a=n(3298),f=n(9044),R=n(4604),y=n(6554);const k=8192,b=1024,L=100;function Q(m){const B=[];for(const[St,Ct]of m.
sent.entries()){if(!Ct.ok)return{ok:!1,flaw:Ct.flaw,isLeaf:St===0};const{certificate:Tt}=Ct,{key:It}=Tt;if(It.kind==="rsa"&&It.bits>k)return{ok:!1,flaw:{kind:"k\
ey-size",bits:It.bits},isLeaf:St===0};B.push(Tt)}const[A,...rt]=B;if(A===void 0)throw new Error("a server sends at least one certificate");const ct=Y(A,m);if(ct!==
null)return{ok:!1,flaw:ct,isLeaf:!0};const pt={intermediates:rt,options:m,checks:0,hint:null},$t=m.anchors(A.subject).some(({raw:St})=>St.equals(A.raw))?z(pt,[A]):
u(pt,[A]);if($t!==null)return{ok:!0,chain:$t};const At={kind:"unknown-authority",sent:p(A,rt)};return{ok:!1,...pt.hint??{flaw:At,isLeaf:!0}}}function Y(m,{host:B,
now:A}){const rt=I(m,A);return rt!==null?rt:(0,y.AI)(m.names,B)?D(m):{kind:"other-name",names:m.names.dns}}function D({key:m}){return m.kind==="unsupported"?{kind:"\
key",name:m.name}:m.kind==="rsa"&&m.bits<b?{kind:"key-size",bits:m.bits}:null}function I({unhandled:m,notBefore:B,notAfter:A},rt){const[ct]=m;return ct!==void 0?
{kind:"critical-extension",id:ct}:rt<B?{kind:"not-yet-valid",at:B}:rt>A?{kind:"expired",at:A}:null}function u(m,B){const A=B.at(-1),{options:rt,intermediates:ct}=m,
pt=rt.anchors(A.issuer),$t=ct.filter(({subject:At})=>At.equals(A.issuer));for(const[At,St]of[...pt,...$t].entries()){const Ct=At<pt.length;if(m.checks+=1,m.checks>
L)return null;if(B.some(Nt=>l(Nt,St)))continue;const Tt=S(B,St,Ct,rt);if(Tt!==null&&(m.hint??=Tt),Tt!==null||!A.isSignedBy(St.x509))continue;if(!A.x509.checkIssued(
St.x509)){m.hint??={flaw:{kind:"openssl"},isLeaf:B.length===1};continue}const It=[...B,St],bt=Ct?z(m,It):u(m,It);if(bt!==null)return bt}return null}function S(m,B,A,{
now:rt}){const ct=m.at(-1),{isAuthority:pt,maxPath:$t}=B,At=Tt=>({flaw:Tt,isLeaf:!1});if(!(pt??A))return At({kind:"no-authority"});const St=m.length===1;if(ct.unsupportedSignature!==
null)return{flaw:{kind:"signature",name:ct.unsupportedSignature},isLeaf:St};const Ct=D(B)??I(B,rt);return Ct!==null?At(Ct):$t!==null&&m.length-1>$t?At({kind:"pa\
th-length"}):null}function z(m,B){const A=B.findIndex(({usages:ct})=>!F(ct));return A>=0?(m.hint??={flaw:{kind:"usage"},isLeaf:A===0},null):B.every(({constraints:ct},pt)=>ct===
null||B.slice(0,pt).every(({names:$t})=>(0,y.z$)($t,ct)))?B:(m.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const tt=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],F=m=>m.
length===0||m.some(B=>tt.includes(B)),l=(m,B)=>m.subject.equals(B.subject)&&m.keyInfo.equals(B.keyInfo)&&m.encodedNames.equals(B.encodedNames),$=({subject:m,issuer:B})=>m.
equals(B);function p(m,B){return $(m)?"self-signed":B.length===0?"leaf":B.some($)?"root":"chain"}function _(m,B={}){const rt=[()=>[...O.rootCertificates,...m===
null?[]:[m]],...et(B)].map(pt=>(0,a.O)(()=>ot(pt()))),ct=nt();return{hasFile:m!==null,context:(0,a.O)(()=>(0,O.createSecureContext)({...R.Hb,ca:[]})),verify:(pt,$t)=>{
const At={sent:pt.map(ct),host:$t,now:Date.now()},St=Ct=>{const Tt=rt.slice(0,Ct+1),bt=Q({...At,anchors:Nt=>Tt.flatMap(Bt=>Bt()(Nt))});return bt.ok||Tt.length===
rt.length?bt:St(Ct+1)};return St(0)}}}const Z=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ot(m){const B=m.flatMap(ct=>Array.from(ct.
matchAll(Z),([,pt=""])=>Buffer.from(pt,"base64"))),A=Buffer.concat(B),rt=new Map;return ct=>{const pt=ct.toString("latin1"),$t=rt.get(pt);if($t!==void 0)return $t;
const St=(A.includes(ct)?B.filter(Ct=>Ct.includes(ct)):[]).flatMap(Ct=>{const Tt=(0,f.h)(Ct);return Tt.ok&&ct.equals(Tt.certificate.subject)?Tt.certificate:[]});
return St.length>0&&rt.set(pt,St),St}}const gt=200;function nt(){const m=new Map;return B=>{const A=Buffer.from(B).toString("latin1");m.size>=gt&&!m.has(A)&&m.clear();
const rt=m.get(A)??(0,f.h)(B);return m.set(A,rt),rt}}const U=["/etc/ssl/certs/ca-certificates.crt","/etc/pki/tls/certs/ca-bundle.crt","/etc/ssl/ca-bundle.pem","\
/etc/pki/tls/cacert.pem","/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem","/etc/ssl/cert.pem"],j=["/etc/ssl/certs","/etc/pki/tls/certs"];function et(m,B=(0,W.
platform)()){const{NODE_EXTRA_CA_CERTS:A,SSL_CERT_FILE:rt,SSL_CERT_DIR:ct}=m,pt=()=>A?(0,x.r7)(A)??[]:[];if(B!=="linux")return[()=>[pt(),(0,O.getCACertificates)(
"system")].flat()];const $t=rt?[rt]:U,At=()=>$t.values().map(x.r7).find(Ct=>Ct!==null)??[],St=ct?ct.split(H.delimiter):j;return[()=>[pt(),At()].flat(),()=>St.flatMap(
q)]}const q=m=>(0,x.N0)(()=>(0,N.readdirSync)(m,{withFileTypes:!0}),[]).flatMap(B=>{const A=(0,H.join)(m,B.name);return(B.isSymbolicLink()?(0,x.N0)(()=>(0,N.readlinkSync)(
A),""):"/").includes("/")?(0,x.r7)(A)??[]:[]});let at=function(...m){return{connect:at}=process.getBuiltinModule("node:net"),new.target?new at(...m):at(...m)},ut=function(...m){
return{isIP:ut}=process.getBuiltinModule("node:net"),new.target?new ut(...m):ut(...m)};function ft(m,B){const{resolve:A,chooseProxy:rt,authorities:ct,certificateVariables:pt}=m,
{hostnames:$t,tokens:At,allowedHosts:St}=m,Ct=St.filter(({subdomains:It})=>!It),Tt=[...$t,...At,...Ct].map(({host:It})=>(0,C.Sv)(It).name);return{resolve:A,chooseProxy:rt,
maxInterim:B,trust:_(ct,pt),namedHosts:new Set([...Tt,...A.map(({name:It})=>It)])}}class ht{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const M=(m,B)=>Object.assign(new Error(B),{code:m});function v(m){return typeof m!="object"||m===null?"":"code"in m&&typeof m.code=="string"?m.code:""}const g=m=>typeof m==
"object"&&m!==null&&"message"in m?String(m.message):String(m);async function r(m,B,A){const{connection:rt}=A;ut(m)!==0&&o(m,A);const ct=performance.now();let pt=ct;
const $t=at({host:m,port:B,noDelay:!0,lookup:J(A,()=>{pt=performance.now(),rt.lookingUp=!1,rt.lookupMs=pt-ct})});return A.hold($t),await t($t,"connect"),rt.connectMs=
performance.now()-pt,rt.address=$t.remoteAddress??null,$t}async function s(m,B,A,rt){const ct=(0,O.connect)({...rt,socket:m,servername:ut(A)===0?A.replace(/\.$/,
""):"",rejectUnauthorized:!1});return B.hold(ct),await t(ct,"secureConnect"),ct}function t(m,B){return new Promise((A,rt)=>{const ct=()=>rt(M("ECONNRESET","the \
connection was closed")),pt=()=>A(void m.off("close",ct));m.once(B,pt).once("error",rt).once("close",ct)})}function o(m,B){const A=i(m,B);if(A!==null)throw A}function i(m,{
allowPrivate:B}){const A=(0,V.Sz)(m);return A==="metadata"?M("ADDRESS_METADATA",`${m} is a metadata address`):A==="public"||B?null:M(A==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${m} is a ${A} address`)}const d=253,P=m=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(m);async function K(m,B){if(o(m,B),ut(m)!==0)return;const A=await(0,h.
lookup)(m,{all:!0});for(const{address:rt}of A)o(rt,B)}function J(m,B){return(A,rt,ct)=>{const At=(P(A)||A.replace(/\.$/,"").length>d?M("ENOTFOUND",`no such host\
: ${A}`):null)??i(A,m);if(At!==null)return queueMicrotask(()=>ct(At,[]));m.connection.lookingUp=!0,(0,E.lookup)(A,{...rt,all:!0},(St,Ct)=>{if(B(),St!==null)return ct(
St,[]);const Tt=Ct.map(({address:Nt})=>i(Nt,m)),It=Ct.filter((Nt,Bt)=>Tt[Bt]===null),bt=Tt.find(Nt=>Nt!==null);if(It.length===0&&bt)return ct(bt,[]);ct(null,It)})}}}),
9926:((Rt,dt,n)=>{n.d(dt,{Eu:()=>O,PU:()=>h,iD:()=>E,lo:()=>C});class E{#e=[];#t;constructor(N){this.#t=N}async pass(N){const W=await this.enter();return N().finally(
W)}async enter(){return this.#t===0?await new Promise(N=>this.#e.push(N)):this.#t-=1,()=>{const N=this.#e.shift();N===void 0?this.#t+=1:N()}}}const h=4;async function O(V,N,{
concurrency:W},H,x=h){await C(Map.groupBy(V,N).values(),W*h,a=>C(a.values(),x,H))}async function C(V,N,W){const H=async()=>{for(const x of V)await W(x)};await Promise.
all(Array.from({length:N},H))}}),7144:((Rt,dt,n)=>{n.d(dt,{N:()=>ut});var E=n(8643),h=n(4067),O=n(7057),C=n(2432),V=n(9713),N=n(7454),W=n(6452),H=n(7811);function x(v){
const[,g="",r="",s=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(v)??[],t=/^HTTP\/(\d)\.(\d)$/.exec(g);if(t===null)return(0,H.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(r))return(0,H.TR)("malformed status");const[,o="",i=""]=t;return(0,H.Ju)({status:Number(r),reason:s,version:Number(o+i)})}function a(v,g){const r=y(g);if(!r.
ok)return r;const s=new Map(r.value),{status:t,reason:o,version:i}=v,d=Y(t,i,s);if(!d.ok)return d;d.value==="chunked"&&s.delete("content-length");const P=d.value!==
1/0&&I(i,s);return(0,H.Ju)({status:t,reason:o,headers:s,framing:d.value,keepAlive:P})}const f=/^[\w!#$%&'*+.^`|~ -]+$/,R=v=>/^[\t -~\u0080-\u00ff]*$/.test(v);function y(v){
const g=new Map;for(const r of L(v)){const s=r.indexOf(":"),t=r.slice(0,Math.max(s,0)),o=b(r.slice(s+1));if(!f.test(t))return(0,H.TR)("malformed header line");if(!R(
o))return(0,H.TR)("control character in a header");const i=t.toLowerCase(),d=g.get(i);d===void 0?g.set(i,[o]):d.push(o)}return(0,H.Ju)(g)}const k=/(?<![ \t])[ \t]+$/,
b=v=>v.replace(/^[ \t]+/,"").replace(k,"");function L(v){const g=[];for(const r of v){const s=b(r),t=g.at(-1);/^[ \t]/.test(r)&&t!==void 0?t.push(s):g.push([/^[ \t]|^[^:]*$/.
test(r)?":":s])}return g.map(r=>r.join(" "))}const Q=["transfer-encoding","content-length","trailer"];function Y(v,g,r){const s=g>=11?r.get("transfer-encoding")??
[]:[],[t]=s;if(s.length>1)return(0,H.TR)("several Transfer-Encoding headers");if(t!==void 0&&t.toLowerCase()!=="chunked")return(0,H.TR)("unsupported Transfer-En\
coding");const o=D(r,"trailer");if(t!==void 0&&o.some(K=>Q.includes(K)))return(0,H.TR)("forbidden name in Trailer");const i=r.get("content-length")??[];if(new Set(
i).size>1)return(0,H.TR)("different Content-Length headers");const[d]=i,P=Number(d);return d!==void 0&&!(/^\d+$/.test(d)&&P<2**63)?(0,H.TR)("malformed Content-L\
ength"):v<200||v===204||v===304?(0,H.Ju)(0):t!==void 0?(0,H.Ju)("chunked"):(0,H.Ju)(d===void 0?1/0:P)}const D=(v,g)=>(v.get(g)??[]).flatMap(r=>r.split(",")).map(
r=>r.trim().toLowerCase());function I(v,g){const r=D(g,"connection");return v<10||r.includes("close")?!1:v>=11||r.includes("keep-alive")}const u=4096,S=16*1024;
class z{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(g){const r=new Uint8Array(g.length);let s=0,t=0;for(;t<g.length&&this.#e!=="nothing";){if(this.#t>0){const d=Math.
min(t+this.#t,g.length);for(this.#t-=d-t;t<d;t+=1,s+=1)r[s]=g[t]??0;continue}const o=g[t]??0;if(t+=1,this.#s+=String.fromCharCode(o),this.#s.length+this.#r>u)return(0,H.
TR)("long line in chunks");if(o!==10)continue;const i=this.#i(this.#s);if(i!==null)return(0,H.TR)(i);this.#s=""}return(0,H.Ju)({data:r.subarray(0,s),used:t,isEnd:this.#e===
"nothing"})}#i(g){if(!g.endsWith(`\r
`)||g.indexOf("\r")<g.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(g);const r=g===`\r
`;if(this.#e==="end of data")return this.#e="size",r?null:"malformed chunk";if(this.#r+=g.length,!r)return this.#o.push(g.slice(0,-2)),null;this.#e="nothing";const s=y(
this.#o);return s.ok?null:s.why}#c(g){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(g)?(this.#t=Number.parseInt(g,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+g.length-16-2*this.#t),this.#n>S?"chunks with too little data":null)):"malformed chunk size"}}function tt(v,g){const r=new et(
v);let s=!0,t=0;return{mayRepeat:()=>t>0&&r.received===t,isFree:()=>s&&r.isEmpty&&!v.destroyed&&v.readable,get:async o=>{s=!1,t=r.received,v.write(F(o),"latin1"),
await p(r);const i=await _(r,g),{framing:d}=i,P=async function*(){yield*d==="chunked"?U(r):nt(r,d),s=i.keepAlive},K=()=>{s||v.destroy()};return{head:(0,V.zy)(i),
body:Object.assign(P(),{destroy:K})}}}}function F({path:v,headers:g}){const r=Object.entries(g).map(([t,o])=>`${t}: ${o}`),s=[`GET ${v} HTTP/1.1`,...r];if(s.some(
t=>/[\r\n\0]/.test(t)))throw new Error("a request has a line break");return`${s.join(`\r
`)}\r
\r
`}const l=9,$=4;async function p(v){const g=await v.arrived();if(g===null||g.length<l)return;if(g[0]===0&&g[3]===$&&g.readUInt32BE(5)===0)throw(0,W.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}async function _(v,g){v.textBytes=V.v8;for(let r=0;r<=g;r+=1){const s=Z(x(await ot(v))),t=[];for(;;){const i=await ot(
v);if(i==="")break;t.push(i)}const o=Z(a(s,t));if(o.status<100||o.status>199||o.status===101)return o}throw(0,W.Au)("HTTP_MALFORMED",`more than ${g} interim res\
ponses`)}function Z(v){if(!v.ok)throw(0,W.Au)("HTTP_MALFORMED",v.why);return v.value}async function ot(v){const g=await v.line();if(g===null)throw(0,W.Au)("ECON\
NRESET","the connection was closed");return g.endsWith("\r")?g.slice(0,-1):g}const gt=64*1024;async function*nt(v,g){let r=g;for(;r>0;){const s=await v.arrived()!==
null;if(!s&&r===1/0)return;if(!s)throw(0,W.Au)("BODY_CUT","the body is cut off");const t=v.take(Math.min(r,gt));r-=t.length,yield t}}async function*U(v){const g=new z;
for(;;){const r=await v.arrived();if(r===null)throw(0,W.Au)("BODY_CUT","the body is cut off");const{data:s,used:t,isEnd:o}=Z(g.push(r));if(v.take(t),s.length>0&&
(yield s),o)return}}const j=10;class et{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(g){this.#e=g[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const g=[];for(;;){const r=this.#t.indexOf(j),s=this.take(r<0?this.#t.length:r+1);if(g.push(s),this.textBytes-=s.length,this.textBytes<0)
throw(0,W.Au)("HEADERS_TOO_LARGE","too many headers");if(r>=0)return Buffer.concat(g).toString("latin1").slice(0,-1);if(await this.#n())continue;const t=Buffer.
concat(g).toString("latin1");return t===""||t==="\r"?null:t}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(g){const r=this.#t.subarray(
0,g);return this.#t=this.#t.subarray(r.length),r}async#n(){const g=await this.#e.next();return g.done===!0?!1:(this.#t=g.value,this.received+=this.#t.length,!0)}}
class q{connection=null;address=null;isWritten=!1;head=null;firstByteMs=0;body=null;error=null}const at=12;class ut{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(g){
this.network=g}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const g of[...this.#n].reverse())g.destroy()};async get(g){const r=new q;try{const{head:s,body:t}=await this.#o(
g,r);r.head=s,r.body=await(0,V.x8)(t,s,g.planBody(s))}catch(s){r.address=r.connection?.address??r.address,r.error=(0,W.$N)(s)==="ECONNRESET"&&this.#e[0]||s}return r}async#o(g,r){
const{scheme:s,name:t,port:o}=g.endpoint,i=`${s}://${t} ${o}`,d=`${i} private`,P=ft(g,this.network),K=async B=>{this.#r(B),r.address=B.address,r.isWritten=!0;const A=performance.
now(),rt=await B.http.get(P);return r.firstByteMs=performance.now()-A,rt},m=(g.allowPrivate?[i,d]:[i]).map(B=>this.#t.get(B)).find(B=>B?.http.isFree());if(m!==void 0)
try{return await K(m)}catch(B){if(!this.#s||!m.http.mayRepeat())throw B}try{const B=this.#i(g,r),A=await(0,N.JY)(g.endpoint,B),{address:rt}=B.connection,ct=(0,h.
Sz)(rt??t)==="public"?i:d;return await K({key:ct,http:tt(A,this.network.maxInterim),socket:A,address:rt})}catch(B){throw(0,W.$N)(B)==="HTTP2_FRAME"&&await(0,N.dI)(
g.endpoint,this.#i(g,r)),B}}#r(g){const r=this.#t;r.delete(g.key),r.set(g.key,g);const[s]=r;r.size>at&&s!==void 0&&(r.delete(s[0]),s[1].socket.destroy())}#i({allowPrivate:g},r){
const s=new W.Ng;r.connection=s;const t=o=>{this.#n.add(o),o.on("error",i=>{(0,W.$N)(i).startsWith("ERR_SSL")&&this.#e.push(i)}),o.on("close",()=>this.#n.delete(
o)),this.#s||o.destroy()};return{network:this.network,connection:s,allowPrivate:g,hold:t}}}function ft(v,g){const{url:r,endpoint:s,token:t,headers:o}=v,i=s.scheme===
"http"?(0,N.Lu)(s,g).proxy:null,d=(0,N.gQ)(r,s),P=(0,E.t5)(r);return{path:ht(i===null?P:`http://${d}${P}`).replace(/ /g,"%20"),headers:{host:d,"user-agent":C._O,
...o,...o.range===void 0?{"accept-encoding":"gzip"}:{},...M(r,t),...i===null?{}:(0,N.To)(i)}}}const ht=v=>Buffer.from(v,"utf8").toString("latin1");function M(v,g){
if(g!==null)return{authorization:ht(`Bearer ${g.reveal()}`).trimEnd()};const r=(0,E.aR)(v);return r===null||r.length>O.$c?{}:{authorization:r}}}),3070:((Rt,dt,n)=>{
n.d(dt,{e:()=>j});var E=n(8643),h=n(9432),O=n(1281),C=n(8032),V=n(7057),N=n(9713),W=n(7454),H=n(8161),x=n(9968),a=n(8936),f=n(3956),R=n(3368),y=n(6360),k=n(2801),
b=n(6452);const L=M=>({describe:M,transient:!1}),Q=M=>({describe:M,transient:!0}),Y=M=>({host:v,asks:g,isRedirected:r})=>a.T0({host:v,asks:r?"answer":g,why:M}),
D=M=>Q(({host:v})=>a.P6({host:v,error:M})),I=M=>L(({host:v})=>R.cI({host:v,error:M})),u=M=>Q(({host:v,asks:g})=>g==="document"?f.Eh({host:v,why:M}):(0,y.Bz)({host:v,
why:M})),S=M=>L(({host:v,asks:g})=>(0,k.AO)({host:v,address:M,asks:g})),z=M=>L(({host:v,text:g})=>R.rZ({host:v,reason:g,fault:M})),tt=L(({host:M,text:v})=>a.P0(
{host:M,error:v}));function F({host:M,rejection:v}){if(v===null)throw new Error("a certificate is rejected for a reason");const{flaw:g,isLeaf:r,issuer:s="",hasFile:t=!1}=v;
return g.kind==="expired"?R.vk({host:M,isLeaf:r,at:g.at}):g.kind==="not-yet-valid"?R.x1({host:M,isLeaf:r,at:g.at}):g.kind==="other-name"?R.B_({host:M,names:g.names}):
R.SE({host:M,isLeaf:r,flaw:g,issuer:s,hasFile:t})}const l={ENOTFOUND:L(Y("no-such-host")),ENODATA:L(Y("no-such-host")),EAI_AGAIN:Q(Y("no-answer")),EAI_FAIL:Q(Y(
"server-failed")),ECONNREFUSED:D("refused"),ECONNRESET:D("closed"),ECONNABORTED:D("closed"),EPIPE:D("closed"),EHOSTUNREACH:D("no-host-route"),ENETUNREACH:D("no-\
network-route"),ETIMEDOUT:Q(({host:M,asks:v})=>a.Qs({host:M,asks:v,phase:"connection",limitMs:null,attempts:1})),BODY_PAUSED:Q(({host:M,asks:v})=>a.Qs({host:M,asks:v,
phase:"body",limitMs:null,attempts:1})),PROXY_NOT_REACHED:Q(({host:M,text:v})=>a.P6({host:M,error:{proxy:v}})),PROXY_LOGIN:z("PROXY_LOGIN"),PROXY_ABSENT:z("PROX\
Y_ABSENT"),PROXY_PATH:z("PROXY_PATH"),PROXY_REFUSED:z("PROXY_REFUSED"),PLAIN_HTTP:L(R.MY),ADDRESS_METADATA:S("metadata"),ADDRESS_PRIVATE:S("private"),ADDRESS_RESERVED:S(
"reserved"),CERTIFICATE_REJECTED:L(F),TLS_UNSUPPORTED:L(({host:M,unsupported:v})=>R.cI({host:M,error:v??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:I(
{kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:I({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:I({kind:"client-certificate"}),HTTP_MALFORMED:tt,
HTTP2_FRAME:tt,HTTP2_ONLY:L(k.ro),HEADERS_TOO_LARGE:L(f.ku),BODY_CUT:u("closed"),Z_BUF_ERROR:u("gzip"),Z_DATA_ERROR:L(({host:M,asks:v})=>v==="document"?f.jN({host:M,
encoding:"broken gzip"}):(0,y.Bz)({host:M,why:"not-gzip"}))};function $(M){return M.endsWith("UNRECOGNIZED_NAME")?I({kind:"unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(M)?I({code:M}):D({code:M})}function p(M){const{code:v}=M,g=Object.hasOwn(l,v)?l[v]:void 0,{describe:r,transient:s}=g??$(v);return{problem:r(M),transient:s}}
function _({error:M,connection:v,head:g},r){const{endpoint:s,limitMs:t,attempts:o=1,...i}=r,{asks:d}=i,P=(0,W.jT)(s);if(t!==null){const A=ot(v,g!==null);return{
problem:a.Qs({host:P,asks:d,phase:A,limitMs:t,attempts:o}),transient:!0}}const K=(0,b.$N)(M);if(K===""||(0,x.qo)(M))throw M;/^E(?:NOTFOUND|AI_)/.test(K)&&(0,x.yR)(
H.devNull);const J=g!==null&&Z.test(K)?"BODY_CUT":K,{rejection:m,unsupported:B}=v??new b.Ng;return p({...i,code:J,text:(0,b.bD)(M),host:P,rejection:m,unsupported:B})}
const Z=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function ot(M,v){return M?.lookingUp?"lookup":M?.connectMs===null?"connection":v?"body":"response"}const gt=[
301,302,303,307,308],nt=8192;class U{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(v){
this.options=v,this.started=v.monotonic(),this.startsInPublic=v.origin?.isPublic??!0}}async function j(M){const v=new U(M),g=M.startTimer(M.timeoutMs,()=>{v.timedOut=
!0,M.session.close()});try{const r=await et(v),{connections:s,firstByteMs:t,headMs:o,started:i}=v,d=m=>{const B=s.map(A=>A[m]).filter(A=>A!==null);return B.length===
0?null:B.reduce((A,rt)=>A+rt)},P=[...v.hops],K=[...s.flatMap(({certificate:m})=>m??[])],J={lookupMs:d("lookupMs"),connectMs:d("connectMs"),tlsMs:d("tlsMs"),firstByteMs:t,
totalMs:M.monotonic()-i};return{response:r,hops:P,timing:J,headMs:o,certificates:K}}finally{g()}}async function et(M){let{url:v}=M.options;for(;;){const g=(o,i)=>ft(
(0,O.Y3)({redirect:o,url:(0,E.Pl)(v),why:i})),r=(0,W.X5)(v);if(!r.ok)return g("to",r.why);const s=await at(M,v,r.value);if(s.kind==="failed"||!q(s.head))return s;
const t=(0,E.O2)(v,s.head.location??"");if(!t.ok)return g("from",`failed to parse Location header: ${t.why}`);if(M.hops.length>M.options.maxRedirects)return ht(
M,t.value);if((0,E.jr)(t.value).length>nt){const o=`its URL has more than ${nt} characters, which servers do not accept`;return g("from",o)}v=t.value}}const q=({
status:M,location:v})=>gt.includes(M)&&!!v;async function at(M,v,g){const{options:r,hops:s}=M,{token:t,session:o,planBody:i,headers:d,origin:P}=r,{network:K}=o,
J=s.length===0&&P===null;M.urls.add((0,E.jr)(v)),M.stops.push({scheme:g.scheme,name:(0,W.be)(v)});const m=t===null?"none":(0,V.nL)(M.stops).at(-1)??"dropped";M.
headMs=null;const B=r.monotonic(),A=await o.get({url:v,endpoint:g,token:m==="sent"?t:null,headers:d,allowPrivate:!M.startsInPublic||J||K.namedHosts.has(g.name),
planBody:Tt=>(M.headMs=r.monotonic()-M.started,q(Tt)?N.IK:i(Tt))});s.push(ut(A,v,m,r.monotonic()-B));const{connection:rt,head:ct,body:pt}=A;if(rt!==null&&M.connections.
push(rt),pt!==null&&(M.firstByteMs=(M.firstByteMs??0)+A.firstByteMs),J&&(M.startsInPublic=(0,W.Ul)(K,g.name,A.address)),ct!==null&&pt!==null)return{kind:"receiv\
ed",url:v,head:ct,body:pt};const $t=M.timedOut?r.timeoutMs:null,{asks:At,attempts:St}=r,Ct={endpoint:g,asks:At,isRedirected:s.length>1,limitMs:$t,attempts:St};return{
kind:"failed",..._(A,Ct)}}function ut({connection:M,address:v,head:g,isWritten:r},s,t,o){return{url:(0,h.dh)((0,E.Pl)(s)),status:g?.status??null,reason:(0,h.dh)(
g?.reason??""),mediaType:g?.contentType?(0,h.dh)(g.contentType):null,authorization:t==="sent"&&!r?"not-sent":t,challenge:g?.challenge?(0,h.dh)(g.challenge):null,
address:v,proxy:M?.proxy??null,ms:o}}const ft=M=>({kind:"failed",problem:M,transient:!1});function ht({urls:M,hops:v,options:g},r){const{asks:s,maxRedirects:t}=g,
o=v[0]?.url??"";if(M.has((0,E.jr)(r)))return ft((0,O.f0)({url:o,asks:s,to:(0,E.Pl)(r)}));const i=v.length,d=s==="document"?C.NX:{terraform:t,opentofu:t},P=C.Du.
filter(K=>i>d[K]);return ft((0,O.KA)({url:o,asks:s,redirects:i,clients:P,limits:d}))}}),7688:((Rt,dt,n)=>{n.d(dt,{kJ:()=>W,sP:()=>H,tX:()=>x});var E=n(3298),h=n(
9926);const O=8,C=4,V=512*1024*1024,N=64*1024*1024,W={kind:"unread",why:`this check reads at most ${N/1024/1024} MiB of configuration in all packages`},H={kind:"\
unread",why:`this check transfers at most ${V/1024/1024} MiB of packages`};function x(a){const f=new h.iD(O),R=(0,E.O)(L=>new h.iD(C)),y=[];let k=0;async function b(L,Q){
y.push(L),a({done:k,waiting:y});try{return await Q()}finally{y.splice(y.indexOf(L),1),k+=1,a({done:k,waiting:y})}}return{pass:(L,Q)=>R(L).pass(()=>f.pass(()=>b(
L,Q))),room:{bytes:V,kept:N}}}}),9044:((Rt,dt,n)=>{n.d(dt,{h:()=>D});var E=n(3298),h=n(5389);const O=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.1\
32.0.35"],C="1.2.840.113549.1.1.10",V={[C]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.3\
6.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},N="public key",
W=()=>new h.G4(N);function H(nt,U){const[j,et]=h.nx(nt,N),[q,at]=h.nx(j,N),ut=h.xP(q),ft=h.e4(et,N);switch(ut){case"1.2.840.113549.1.1.1":if(at?.whole.toString(
"hex")!=="0500")throw W();return a(ft,U);case"1.2.840.10045.2.1":return f(ft,at,U);case"1.3.101.112":if(at||ft.length!==32)throw W();return{kind:"ed25519"};default:
return{kind:"unsupported",name:V[ut]??ut}}}const x=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function a(nt,{publicKey:U}){const j=h.nx(h.ZE(nt,N)[0],N);if(!j.every(({content:ut})=>x.
test(ut.toString("hex")))||(j[1]?.content.length??0)>8)throw W();const{modulusLength:q=0,publicExponent:at=0n}=U.asymmetricKeyDetails??{};return at>1n&&at%2n===
1n&&at<2n**31n?{kind:"rsa",bits:q}:{kind:"unsupported",name:`RSA with the exponent ${at}`}}function f(nt,U,j){const et=U?.tag===6?h.xP(U):"explicit parameters";
if(!O.includes(et))return{kind:"unsupported-curve",curve:V[et]??et};if(nt[0]!==4||j.publicKey.asymmetricKeyType!=="ec")throw W();return{kind:"ecdsa"}}const R=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,
y=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,k=["201 20","202 3\
0","203 40"];function b(nt){const[U,j]=h.nx(nt,"signature algorithm"),et=h.xP(U),[,q,at]=y.exec(j?.whole.toString("hex")??"")??[];return et===C&&k.includes(`${q}\
 ${at}`)||R.test(et)?null:et===C?"RSA-PSS with other parameters than SHA-2":V[et]??et}var L=n(6554);let Q=function(...nt){return{X509Certificate:Q}=process.getBuiltinModule(
"node:crypto"),new.target?new Q(...nt):Q(...nt)};const Y=nt=>({ok:!1,flaw:nt});function D(nt){try{const U=new Q(nt),{raw:j}=U;if(!j.equals(nt))throw new h.G4("c\
ertificate");return tt(U,j)}catch(U){const j=U instanceof h.G4?U.message:"certificate";return Y({kind:"malformed",part:j})}}const I=160,u=["020100","020101","02\
0102"],S=163;function z(nt){const U=h.nx(nt,"certificate"),j=U[0]?.tag===I,et=j?U[0]?.content.toString("hex"):u[0];if(!u.includes(et??""))throw new h.G4("versio\
n");return{isThird:et===u[2],fields:U.slice(j?1:0)}}function tt(nt,U){const[j,et]=h.nx(h.ZE(U,"certificate")[0],"certificate"),{isThird:q,fields:at}=z(j),[,ut,ft,
,ht,M,...v]=at;if(!ut||!ft||!ht||!M)throw new h.G4("certificate");if(!et?.content.equals(ut.content))throw new h.G4("signature algorithm");if(nt.serialNumber.startsWith(
"-"))return Y({kind:"negative-serial"});l(ft,"issuer"),l(ht,"subject");const[g,r]=[$(nt.validFrom),$(nt.validTo)],s=H(M,nt);if(s.kind==="unsupported-curve")return Y(
{kind:"curve",curve:s.curve});const t=q?v.find(({tag:i})=>i===S):void 0;return{ok:!0,certificate:{raw:U,x509:nt,isSignedBy:(0,E.O)(i=>F(nt,i)),subject:ht.whole,
issuer:ft.whole,notBefore:g,notAfter:r,unsupportedSignature:b(ut),key:s,keyInfo:M.whole,isAuthority:q?nt.ca:null,...Z(t)}}}function F(nt,U){try{return nt.verify(
U.publicKey)}catch{return!1}}function l(nt,U){const j=h.nx(nt,U).flatMap(et=>h.nx(et,U,49));for(const et of j){const[,q]=h.nx(et,U);if(q===void 0||!h.KH(q))throw new h.
G4(U)}}function $(nt){const[,U,j]=/^(.*:\d\d) (\d+) GMT$/.exec(nt)??[],et=new Date(`${U} 2000 GMT`).setUTCFullYear(Number(j));if(Number.isNaN(et))throw new h.G4(
"validity");return et}const p=[15,19,31,32,33,36,37,54].map(nt=>`2.5.29.${nt}`),_=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Z(nt){const U="extensio\
ns",j=new Map,et=[];for(const ht of nt?h.nx(h.nx(nt,U,S)[0],U):[]){const[M,v,g]=h.nx(ht,U),r=h.xP(M),s=g??v;if(s?.tag!==4||j.has(r))throw new h.G4(U);j.set(r,s.
content),g&&v&&h.Hn(v)&&et.push(r)}if(et.some(ht=>_.includes(ht)))throw new h.G4(U);const q=(ht,M)=>{const v=j.get(`2.5.29.${ht}`);return v===void 0?null:M(v)},
at=q(17,L.m6)??{dns:[],addresses:[],others:[]},ut=q(30,L.xV);q(15,ht=>h.e4(h.ZE(ht,"keyUsage")[0],"keyUsage"));const ft=new Set(p);return Object.values(at).some(
({length:ht})=>ht>0)&&ft.add("2.5.29.17"),ut?.isKnown&&ft.add("2.5.29.30"),{encodedNames:j.get("2.5.29.17")??Buffer.alloc(0),names:at,constraints:ut,maxPath:q(19,
ot),usages:q(37,gt)??[],unhandled:et.filter(ht=>!ft.has(ht))}}function ot(nt){const U="basicConstraints",j=h.nx(h.ZE(nt,U)[0],U),et=j[0]?.tag===1;et&&j[0]&&h.Hn(
j[0]);const q=j[et?1:0]?.content;if(q&&q.length>8)throw new h.G4(U);return q===void 0?null:+`0x${q.toString("hex")}`}function gt(nt){const U="extendedKeyUsage";
return h.nx(h.ZE(nt,U)[0],U).map(j=>h.xP(j))}}),5389:((Rt,dt,n)=>{n.d(dt,{G4:()=>h,Hn:()=>W,KH:()=>a,ZE:()=>C,e4:()=>H,nx:()=>V,xP:()=>N});var E=n(4573);class h extends Error{}
const O=48;function C(f,R){const y=[];for(let k=0;k<f.length;){const b=f[k]??0,L=f[k+1]??128,Q=Math.max(L-128,0),Y=L<128?L:f.readUIntBE(k+2,Q),D=Q===0||Y>=128&&
f[k+2]!==0,I=k+2+Q,u=I+Y;if(!D||u>f.length||(b&31)===31)throw new h(R);y.push({tag:b,content:f.subarray(I,u),whole:f.subarray(k,u)}),k=u}return y}function V(f,R,y=O){
if(f?.tag!==y)throw new h(R);return C(f.content,R)}function N(f){const R=[0];for(const L of f?.content??[]){const Q=128*(R.pop()??0)+(L&127);if(Q>=2**31)throw new h(
"object identifier");R.push(Q,...L<128?[0]:[])}const[y=0,...k]=R.slice(0,-1),b=Math.min(Math.floor(y/40),2);return[b,y-40*b,...k].join(".")}function W({tag:f,content:R}){
const y=R.toString("hex");if(f!==1||y!=="00"&&y!=="ff")throw new h("boolean");return y==="ff"}function H(f,R){const{tag:y=0,content:k=Buffer.alloc(0)}=f??{},b=k[0]??
8,L=((k.at(-1)??0)&(1<<b)-1)===0;if(y!==3||b>7||!L)throw new h(R);return k.subarray(1)}const x={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,
30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},a=({tag:f,content:R})=>f===12?(0,E.isUtf8)(R):x[f]?.test(R.toString("latin1"))??!1}),6554:((Rt,dt,n)=>{
n.d(dt,{AI:()=>x,m6:()=>H,xV:()=>a,z$:()=>b});var E=n(4573),h=n(6429),O=n(5389);const C=130,V=135,N=[129,134];function W(D,I,u){const S=$=>D.filter(({tag:p})=>p===
$).map(({content:p})=>p),z=S(V);if(!([C,...N].flatMap(S).every($=>(0,E.isAscii)($))&&z.every(({length:$})=>I.includes($))))throw new O.G4(u);const F=N.filter($=>S(
$).length>0);return{dns:S(C).map(String),addresses:z,others:F}}function H(D){const I="subject alternative names";return W((0,O.nx)((0,O.ZE)(D,I)[0],I),[4,16],I)}
function x({dns:D,addresses:I},u){const S=(0,h.r5)(u);if(S!==null)return I.some($=>$.equals(Buffer.from((0,h.NW)(S))));const z=u.toLowerCase(),tt=z.replace(/\.$/,
""),F=tt.replace(/^[^.]*/,""),l=[z,tt,...F===""?[]:[`*${F}`]];return D.some($=>l.includes($.toLowerCase()))}function a(D){const I="name constraints",[u,...S]=(0,O.
ZE)(D,I),z=(0,O.nx)(u,I),tt=z.map(({tag:Z})=>Z).join(),F=z.every(({content:Z})=>Z.length===0);if(S.length>0||F||!["160","161","160,161"].includes(tt))throw new O.
G4(I);const l=Z=>z.filter(({tag:ot})=>ot===Z).flatMap(({content:ot})=>(0,O.ZE)(ot,I)).flatMap(ot=>(0,O.nx)(ot,I).slice(0,1)),[$,p]=[l(160),l(161)],_=[C,V,...N];
return{permitted:f($,I),excluded:f(p,I),isKnown:[...$,...p].every(({tag:Z})=>_.includes(Z))}}function f(D,I){const u=W(D,[8,32],I),S=u.dns.map(tt=>tt.toLowerCase());
if(!(S.every(tt=>R(tt.replace(/^\.(?=.)/,"")))&&u.addresses.every(y)))throw new O.G4(I);return{...u,dns:S}}const R=D=>/^[!-~]*$/.test(D)&&!/^\.|\.\.|\.$/.test(D);
function y(D){const I=D.subarray(D.length/2),u=Array.from(I,S=>S.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(u)}const k=25e4;function b(D,{permitted:I,
excluded:u}){const S=I.dns.length+u.dns.length,z=I.addresses.length+u.addresses.length,tt=D.dns.length*S+D.addresses.length*z,F=[...I.others,...u.others];if(tt>
k||D.others.some(p=>F.includes(p)))return!1;const l=D.dns.every(p=>{const _=p.toLowerCase();return R(_)&&(I.dns.length===0||I.dns.some(Z=>L(_,Z)))&&!u.dns.some(
Z=>L(_,Z)||Q(_,Z))}),$=D.addresses.every(p=>(I.addresses.length===0||I.addresses.some(_=>Y(p,_)))&&!u.addresses.some(_=>Y(p,_)));return l&&$}const L=(D,I)=>I===
""||D===I||D.endsWith(I.startsWith(".")?I:`.${I}`),Q=(D,I)=>D.startsWith("*.")&&I.replace(/^[^.]*/,"")===D.slice(1),Y=(D,I)=>2*D.length===I.length&&D.every((u,S)=>{
const z=I[D.length+S]??0;return(u&z)===((I[S]??0)&z)})}),4604:((Rt,dt,n)=>{n.d(dt,{Cg:()=>C,DS:()=>R,Hb:()=>x,Yx:()=>V});let E=function(...y){return{constants:E}=
process.getBuiltinModule("node:crypto"),new.target?new E(...y):E(...y)};const h=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],
O=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],C=[...h,...O.flatMap(y=>[`ECDHE-ECDSA-${y}`,`ECDHE-RSA-${y}`])],V=["X2\
5519","P-256","P-384","P-521"],N=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha38\
4:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),W="@SECLEVEL=0",H=E.SSL_OP_LEGACY_SERVER_CONNECT|E.SSL_OP_NO_RENEGOTIATION,x={secureOptions:H,
minVersion:"TLSv1.2",ciphers:[...C,W].join(":"),ecdhCurve:V.join(":"),sigalgs:N},R={secureOptions:H,minVersion:"TLSv1",ciphers:[...C,"TLS_AES_128_CCM_SHA256:TLS\
_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",W].join(":"),ecdhCurve:[...V,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdh\
e4096:P-224"].join(":")}}),9623:((Rt,dt,n)=>{n.d(dt,{qC:()=>Y,vA:()=>y,zU:()=>W});var E=n(9562),h=n(9432),O=n(9179),C=n(9713);const V=200,N=80;function W(u){const z=(u.
length<C.IK.maxBytes?O._U:O.NE)(H(u)).trim();return Array.from(z.slice(0,2*V)).slice(0,V).join("")||null}const H=u=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(
u.subarray(0,C.IK.maxBytes)),x=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,a=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i,
f=/captcha-delivery\.com|^error code: 10(?:0[6-9]|10|20)\b/,R=/<title>(?:just a moment|attention required!|vercel security|sucuri|making sure you)|\/cdn-cgi\/challenge-platform|_incapsula_resource|errors\.edgesuite\.net|reference&#32;&#35;|request blocked\.|your support id is|px-captcha/i;
function y(u,S){const z=D(S,u),tt=u.status===403&&b.test(`${u.errorType} ${H(S)}`);return{page:k(S,u.mitigation!==null),...z!==""&&{said:z},...tt&&{isVague:tt}}}
function k(u,S=!1){const z=I(H(u)),tt=/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(z),[,F="",l]=tt&&/<title[^>]*>([^<]*)(<?)/i.exec(z)||[],$=F.
replace(/\s+/g," ").trim(),p=(0,h.dh)(l===""?(0,O.NE)($):$,N);return S||f.test(z)||tt&&R.test(z)?{kind:"bot-protection",title:p}:tt?a.test($)?{kind:"captive-por\
tal",title:p}:{kind:x.test($)||/type=["']?password/i.test(z)?"sign-in":"other",title:p}:null}const b=/<Code>(?:AccessDenied|Authorization(?:Failure|PermissionMismatch))<\/Code>(?!<Message>Request has expired)|\(or it may not exist\)|^(?:MissingAuthenticationToken|IncompleteSignature)Exception|"Missing Authentication Token"/,
L=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/,Q=($late0??=new RegExp("<Code>[^<]*<\\/Code>\\s*<Message>([^<]{1,200})<|^\\s*([^<>{}\\s]+ [^<>{}\\uFFFD\\p{C}]{1,200})\\s*$","u"));
function Y(u){const S=(0,E.V)(L.exec(H(u))?.[1]??"","struct");return S.ok?(0,h.dh)(String(S.value).trim()):""}function D(u,{status:S,reason:z}){const[,tt,F=""]=S!==
404&&Q.exec(H(u))||[],l=Y(u)||(0,h.dh)((tt??F).trim()),$=l.toLowerCase().replace(z.toLowerCase(),"");return($late1??=new RegExp("\\p{L}","u")).test($.replace(/\b(?:error|http|page)\b/g,""))?
l:""}function I(u){let S=u.trimStart();for(;S.startsWith("<!--");){const z=S.indexOf("-->",4);if(z<0)return"";S=S.slice(z+3).trimStart()}return S}}),2851:((Rt,dt,n)=>{
n.d(dt,{nT:()=>l,pj:()=>$});var E=n(9968),h=n(2801),O=n(255),C=n(9926),V=n(7144),N=n(9039),W=n(8643),H=n(8294),x=n(3956),a=n(9176),f=n(1879),R=n(9713),y=n(3070),
k=n(9623);const b={kind:"whole",maxBytes:f.bi},L=U=>U===408||U===425||U===429||U>=500;async function Q(U){const{host:j,needed:et,source:q}=U,at=await(0,y.e)({...U,
url:(0,O.cu)(j),asks:"document",headers:{accept:"application/json"},origin:U.origin??null,planBody:d=>Y(d)===null?b:R.IK}),{response:ut,...ft}=at;if(ut.kind==="\
failed"){const{problem:d,transient:P}=ut;return{attempt:{discovery:d.code==="host-http2"?{kind:"skipped",problem:d}:{kind:"failed",problem:d,excerpt:null},...ft},
transient:P,retryAfter:null}}const{head:ht,body:M,url:v}=ut,g=at.hops.at(-1),r=(0,k.vA)(ht,M.bytes),s={url:(0,W.Pl)(v),asked:(0,O.nx)(j),hop:g,source:q,...r},t=D(
ut,s,et),{status:o,retryAfter:i}=ht;return{attempt:{discovery:t,...ft},transient:L(o),retryAfter:i}}function Y(U){const{status:j,declaredBytes:et}=U;if(j===401||
j===403)return({hop:ut,...ft})=>{const{authorization:ht="none",challenge:M=null}=ut??{};return(0,H.iX)({...U,...ft,host:ft.asked,token:ht,challenge:M})};if(j!==
200)return ut=>x.wE({...U,...ut,transient:L(j)});const q=U.contentType??"",at=(0,N.i)(q);return at!=="application/json"?ut=>x.e({...ut,contentType:q,malformed:at===
null}):(et??0)<=f.bi?null:ut=>x.zf({...ut,bytes:et,limit:f.bi})}function D(U,j,et){const{head:q,body:at}=U,ut=U.url.user&&{name:"",password:null},ft={...U.url,user:ut,
fragment:""};if(q.status===404)return{kind:"absent",url:ft,absence:"status"};const ht=Y(q),M=r=>({kind:"failed",problem:(0,a.M8)(r,j),excerpt:(0,k.zU)(at.bytes)}),
v=(0,f.Tp)(at.bytes,(0,f.Zo)(et)),g=at.truncated?j.page===null:/^(?:object|null)$/.test(v.kind);if(ht!==null)return M(ht({...j,isJson:g}));switch(v.kind){case"o\
bject":return{...v,kind:"found",url:ft};case"null":return{kind:"absent",url:ft,absence:"null"};case"not-object":return M(x.g0({...j,why:v.why}));case"not-json":
return M(I(U,v,j))}}function I({head:U,body:j},{kind:et,...q},at){if(j.truncated)return x.zf({...at,bytes:null,limit:f.bi});const ut=U.contentEncoding?.toLowerCase()??
"";return["","gzip","identity"].includes(ut)?x.pN({...at,...q}):x.jN({...at,encoding:ut})}var u=n(1331),S=n(3214);const z=500,tt=1e4,F=3e5,l=U=>Math.min(Math.max(
...U.map(({attemptMs:j})=>j)),F);async function $(U,j){const et=new Map,q=new Set,at={total:U.length,done:0,failed:0,waiting:new Set};await(0,C.lo)(U.values(),j.
concurrency,async ft=>{if(j.stop.why!==null)return;q.add(ft),at.waiting.add(ft),j.progress(at);const ht=await p(ft,j).catch(M=>{if((0,E.qo)(M))throw M;return(0,u.
i)(ft,(0,h.n3)({host:(0,O.nx)(ft),thrown:M}))});ht!==null&&et.set(ft,ht),at.waiting.delete(ft),at.done+=1,(ht===null||!Z(ht.attempt))&&(at.failed+=1),j.progress(
at)});const{why:ut}=j.stop;return U.flatMap(ft=>{const ht={host:(0,O.nx)(ft),isBegun:q.has(ft)};return et.get(ft)??(ut?(0,u.i)(ft,(0,h.nD)({...ht,stopped:ut})):
[])})}async function p(U,j){const{stop:et}=j,{answer:q,clients:at,difference:ut,lost:ft=null}=await j.credentials.find(U),ht=j.forced.get(U)??[],M=_(j.required.
get(U)??[],ht).map(({services:t})=>(0,u.O)({kind:"found",url:(0,O.cu)(U),services:t})),v=[...M];for(;M.length===0&&et.why===null;){const{attempt:t,transient:o,retryAfter:i}=await gt(
U,q,j,v.length+1);if(et.why!==null&&!Z(t)||(v.push(t),!(Z(t)?ot(v,j.releases):o)||v.length>j.retries))break;await(0,S.v7)(nt(v.length,i,j),j)}const g=v.findIndex(
Z),r=g<0?v.length-1:g,s=v[r];return s===void 0?null:{host:U,attempt:s,earlier:v.slice(0,r),later:v.slice(r+1),credentials:q&&{source:q.source,hasToken:q.token!==
null,problem:q.problem,life:q.life??null},looks:at,difference:ut,lost:ft,forced:ht}}function _(U,j){const et=q=>j.some(at=>at.client===q);return U.every(({clients:q})=>q.
every(et))?j.slice(0,1):[]}const Z=({discovery:U})=>U.kind!=="failed",ot=(U,j)=>j.some(({attemptMs:et})=>!U.some(q=>Z(q)&&q.timing.totalMs<=et));async function gt(U,j,et,q){
if(j?.isUnsendable&&j.problem!==null){const r={kind:"failed",problem:j.problem,excerpt:null};return{attempt:(0,u.O)(r),transient:!1,retryAfter:null}}const{network:at,
required:ut,stop:ft,sessions:ht,concurrency:M}=et,v=(ut.get(U)??[]).map(({service:r})=>r),g=new V.N(at);ft.onEnd.add(g.close);try{const{token:r=null,source:s=null}=j??
{},t=await Q({...et,host:U,needed:v,session:g,token:r,source:s,attempts:q}),{discovery:o}=t.attempt;return o.kind==="found"&&(ht?.size??0)<M&&ht?.set(g,o.url),t}finally{
ft.onEnd.delete(g.close),ht?.has(g)||g.close()}}function nt(U,j,{random:et,now:q}){const at=z*2**(U-1)*(.5+et()/2);return Math.min(Math.max(at,(0,S.VJ)(j,q())??
0),tt)}}),479:((Rt,dt,n)=>{n.d(dt,{g8:()=>V,hg:()=>N,pS:()=>H});var E=n(8161),h=n(6760),O=n(9968);const C={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function V(y){
const k=(0,E.platform)();return{system:k==="win32"?"windows":"unix",platform:`${k==="win32"?"windows":k}_${C[(0,E.arch)()]??(0,E.arch)()}`,environment:y,accountHome:(0,O.
N0)(()=>(0,E.userInfo)().homedir||null,null)}}function N(y,k,b,L=null){const Q=x(k.environment,L),Y=a(k),D=Y===null?null:f(y,k,Y,b),I=Y===null?[]:W(Y,k),u=R(k),
S=tt=>u(tt,"plugins"),z=(D?.dataDirectories??[]).map(S);return{home:Y,main:Q??(D&&{path:D.main,chosenBy:"default"}),directory:Q===null&&D!==null?D.directory:null,
directoryOff:Q&&D&&{path:D.directory,by:Q.chosenBy},helperDirectories:z.flatMap(tt=>[tt,u(tt,k.platform)]),mirrorDirectories:[...z,...I.map(S)]}}function W(y,k){
const{system:b,platform:L,environment:Q}=k,Y=R(k);if(b==="windows")return[Y(y,"HashiCorp","Terraform")];if(L.startsWith("darwin"))return[y,"/"].map(u=>Y(u,"Libr\
ary","Application Support","io.terraform"));const{XDG_DATA_HOME:D="",XDG_DATA_DIRS:I}=Q;return[h.posix.isAbsolute(D)?D:Y(y,".local","share"),...(I||"/usr/local/\
share:/usr/share").split(":").filter(h.posix.isAbsolute)].map(u=>Y(u,"terraform"))}function H(y,k){const b=a(k),L=k.system==="windows"?"\\":"/";return b===null||
b.length<2||!y.startsWith(b+L)?y:(k.system==="windows"?"%APPDATA%":"~")+y.slice(b.length)}function x(y,k){if(k)return{path:k,chosenBy:"cli-config"};for(const b of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const L=y[b];if(L)return{path:L,chosenBy:b}}return null}function a({system:y,environment:k,accountHome:b}){return y===
"windows"?k.APPDATA||null:k.HOME||b||null}function f(y,k,b,L){const Q=R(k),Y=k.system==="windows",D=Q(b,Y?"terraform.rc":".terraformrc"),I=Q(b,Y?"tofu.rc":".tof\
urc"),u=Q(b,Y?"terraform.d":".terraform.d");if(y==="terraform")return{main:D,directory:u,dataDirectories:[u]};const S=L(D)&&!L(I)?D:I;if(Y)return{main:S,directory:u,
dataDirectories:[u]};const{XDG_CONFIG_HOME:z,XDG_DATA_HOME:tt}=k.environment,F=!L(D)&&!L(I);return{main:z&&F?Q(z,"opentofu","tofurc"):S,directory:z&&!L(u)?Q(z,"\
opentofu"):u,dataDirectories:tt?[u,Q(tt,"opentofu")]:[u]}}const R=({system:y})=>(y==="windows"?h.win32:h.posix).join}),3956:((Rt,dt,n)=>{n.d(dt,{Eh:()=>L,HB:()=>I,
e:()=>f,g0:()=>Y,jN:()=>k,ku:()=>y,pN:()=>Q,wE:()=>a,zf:()=>R});var E=n(845),h=n(8345),O=n(8032),C=n(1780),V=n(5106),N=n(9432),W=n(9615),H=n(4481);const x='serv\
e a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function a({location:u,retryAfter:S,transient:z,...tt}){const{asked:F,status:l}=tt,$=(p,_,Z=(0,N.
NM)(tt,_))=>(0,W.CC)("document-status",{message:(0,C.xI)`${(0,N._r)(tt)}${p}; expected 200 or 404`,help:Z});if(l>=300&&l<400)return u?$(", which clients do not \
follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):$(" without a Location header",{operator:"add a Location header to the redirect"});if(l===429){const p=S===
null?"":` (Retry-After: ${(0,N.dh)(S,40)})`;return $(p,H.uK,H.uK)}if(l===511){const p="sign in to this network, or use another one",_="the network answers with \
511 Network Authentication Required",Z=(0,W.Lw)(p);return{...$("",Z,Z),obstacle:{verb:"does not reach",what:_,help:p}}}return z?$("",{operator:"check the host a\
nd any proxy in front of it",user:"wait and run the check again, or check the proxy of this network",guest:(0,N.B9)(F)}):$("",{operator:"return the discovery do\
cument, or 404 if the host has no services",user:(0,N.Wt)([]),besides:null,guest:(0,N.qZ)(F)})}function f({contentType:u,malformed:S,isJson:z,...tt}){const l=u===
""?"has no Content-Type":`has ${S?"a malformed Content-Type":"Content-Type"} "${(0,N.dh)(u)}"`;return(0,W.CC)("document-type",{message:(0,C.xI)`${(0,C.KT)(tt.url)} ${l}; expected "application/json"`,
affects:z?O.Du:O.zK,help:(0,N.NM)(tt,{operator:"serve /.well-known/terraform.json as application/json",note:tt.page===null?"most servers send it for a file name\
d terraform.json":void 0})})}const R=({bytes:u,limit:S,...z})=>(0,W.CC)("document-size",{message:(0,C.xI)`${(0,C.KT)(z.url)} has ${u??`more than ${S}`} bytes, limit ${S}`,
help:(0,N.NM)(z,{operator:"check what is served at this URL",note:"a discovery document only maps service ids to URLs"})}),y=({host:u})=>(0,W.CC)("document-head\
ers",{message:(0,C.xI)`${(0,C.KT)(u)} sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),k=u=>"ho\
st"in u?(0,W.CC)("document-encoding",{message:(0,C.xI)`${(0,C.KT)(u.host)} sent a discovery document that is not gzip, with Content-Encoding: gzip`,operator:"re\
move the Content-Encoding header, or compress the document"}):(0,W.CC)("document-encoding",{message:(0,C.xI)`${(0,C.KT)(u.url)} has Content-Encoding "${(0,N.dh)(
u.encoding)}", which the clients do not decompress`,help:(0,N.NM)(u,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encoding: g\
zip"})}),b={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},L=({host:u,why:S})=>(0,W.CC)("document-inc\
omplete",{message:(0,C.xI)`${(0,C.KT)(u)} ${b[S]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),Q=({advice:u,
...S})=>(0,W.CC)("document-not-json",{message:(0,C.xI)`${(0,C.KT)(S.url)} ${(0,N.kw)(S)}`,help:(0,N.NM)(S,{operator:u??x})}),Y=({why:u,...S})=>(0,W.CC)("documen\
t-not-object",{message:(0,C.xI)`${(0,C.KT)(S.url)} is not a JSON object: ${(0,N.dh)(u)}`,help:(0,N.NM)(S,{operator:x})}),D=20;function I({host:u,url:S,why:z,required:tt}){
const F=[...new Set(tt.map(p=>p.split(".")[0]??p))],l=(0,N.K4)(F,D,p=>`a ${p} service`)||"any service",$=z==="status"?(0,C.xI)`${(0,C.KT)(S)} returned 404`:"its\
 discovery document is `null`";return(0,W.CC)("document-absent",{message:(0,C.xI)`host ${(0,C.KT)(u)} does not provide ${l}: ${$}`,...(0,E.ni)(u)&&tt.includes(V.
xq)?{help:h.C}:{operator:z==="status"?"serve /.well-known/terraform.json":x,user:(0,N.Wt)(tt),besides:null,guest:(0,N.qZ)(u)}})}}),1281:((Rt,dt,n)=>{n.d(dt,{CL:()=>f,
KA:()=>W,Y3:()=>a,f0:()=>H,n4:()=>x});var E=n(8032),h=n(1780),O=n(9432),C=n(9615);const V=({url:R,asks:y})=>(0,h.xI)`configure ${(0,h.KT)(R)} to return ${y==="d\
ocument"?"the document":"its answer"}`,N=R=>(0,h.xI)`${V(R)}, or to redirect straight to it`;function W({redirects:R,clients:y,limits:k,...b}){const L=y.map(Q=>`${E.
bB[Q]} follows ${k[Q]}`);return(0,C.CC)("redirect-limit",{message:(0,h.xI)`${(0,h.KT)(b.url)} redirects ${R} times; ${L.join(", ")}`,operator:N(b),affects:y})}const H=({
url:R,asks:y,to:k})=>(0,C.CC)("redirect-loop",{message:(0,h.xI)`the redirects of ${(0,h.KT)(R)} lead back to ${(0,h.KT)(k)}`,operator:V({url:R,asks:y})}),x=R=>(0,C.
CC)("redirect-insecure",{message:(0,h.xI)`${(0,h.KT)(R.url)} redirects to ${(0,h.KT)(R.to)}, which is not https${R.exposesToken?"; Terraform and OpenTofu send t\
he token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),a=R=>(0,C.CC)("redirect-invalid",{message:(0,h.xI)`the redirect ${R.
redirect} ${(0,h.KT)(R.url)} cannot be followed: ${(0,O.dh)(R.why)}`,operator:"redirect to an https URL"}),f=({url:R,redirects:y})=>(0,C.CC)("redirect-nested",{
message:(0,h.xI)`${(0,h.KT)(R)} redirects ${y} times; the protocol only requires clients to follow 1 redirect`,operator:N({url:R,asks:"document"})})}),3368:((Rt,dt,n)=>{
n.d(dt,{BU:()=>$,B_:()=>z,MY:()=>l,SE:()=>S,cI:()=>F,rZ:()=>W,vk:()=>H,x1:()=>x});var E=n(1780),h=n(9432),O=n(9615),C=n(9176);const V=({host:p,isLeaf:_})=>(0,E.
xI)`${_?"the certificate":"an authority in the certificate chain"} of ${(0,E.KT)(p)}`,N=p=>new Date(p).toISOString().slice(0,10);function W({host:p,reason:_,fault:Z}){
const ot=C.Yq[Z];return(0,O.CC)("proxy-refused",{message:(0,E.xI)`${(0,E.KT)(p)} was not reached: ${_}`,help:ot,obstacle:{verb:"does not reach",what:(0,h.dh)(_),
help:ot}})}const H=p=>(0,O.CC)("tls-expired",{message:(0,E.xI)`${V(p)} expired on ${N(p.at)}`,operator:"renew the certificate and reload the server"}),x=p=>(0,O.
CC)("tls-not-yet-valid",{message:(0,E.xI)`${V(p)} is not valid before ${N(p.at)}`,help:"check the clock of this machine, or the start date of the certificate"}),
a={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by\
 an unknown authority that signed itself","self-signed":"is self-signed"},f=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
R="set `ca-file` to the certificate of the issuer",y="add the certificate of the issuer to `ca-file`, which does not contain it";function k(p,{issuer:_,hasFile:Z,
host:ot}){const gt=f.test(_),nt=gt?", which looks like an intercepting proxy":"",U=`issuer ${(0,h.dh)(_.split(`
`).reverse().join(", "),100)}${nt}`,q=`${Z?y:R}${(p==="leaf"||p==="chain")&&!gt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,ut={verb:"does not trust",what:U,help:q,isCommon:p==="self-signed"};return{says:(0,E.xI)`${a[p]}; ${(0,E.b7)(ot,U)}`,help:q,obstacle:ut}}const b=(p,_)=>()=>({
says:p,help:_}),L=(p,_)=>({says:`has ${p}, which Terraform and OpenTofu do not support`,help:_}),Q="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",Y="issue it with a key of 2048 to 8192 bits",D="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",I="issue it with a program that follow\
s RFC 5280",u={"negative-serial":b("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":b("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":b("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:b("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:b("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:b("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",I),malformed:({part:p})=>({says:`is malformed (${p}); Terraform and OpenTofu cannot read it`,help:I}),curve:({curve:p})=>L(
`a key on the curve ${p}`,Q),key:({name:p})=>L(`a key of the kind ${p}`,Q),"key-size":({bits:p})=>L(`an RSA key of ${p} bits`,Y),signature:({name:p})=>L(`a sign\
ature of the kind ${p}`,D),"critical-extension":({id:p})=>L(`the critical extension ${p}`,"issue it without that extension")};function S({flaw:p,..._}){const{says:Z,
...ot}=p.kind==="unknown-authority"?k(p.sent,_):(0,O.Z9)(u,p);return(0,O.CC)("tls-untrusted",{message:(0,E.xI)`${V(_)} ${Z}`,...ot})}function z({host:p,names:_}){
const Z=_.length===0?"no DNS name":(0,h.K4)(_,3,h.dh);return(0,O.CC)("tls-name-mismatch",{message:(0,E.xI)`the certificate of ${(0,E.KT)(p)} is for ${Z}`,help:(0,E.
xI)`issue a certificate that lists ${(0,E.KT)(p)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${Z}`,isCommon:!0}})}const tt={"not-tls":b("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificat\
e":b("requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":b("is n\
ot a name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({
name:p})=>({says:`offers no TLS version later than ${p.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:p})=>({
says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${p}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-\
GCM-SHA256"}),group:({name:p})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${p}`,help:"enable the group X25519 \
or P-256 on the host"})};function F({host:p,error:_}){if("code"in _)return(0,O.CC)("tls-protocol",{message:(0,E.xI)`the TLS handshake with ${(0,E.KT)(p)} failed (${_.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:Z,help:ot}=(0,O.Z9)(tt,_);return(0,O.CC)("tls-protoc\
ol",{message:(0,E.xI)`${(0,E.KT)(p)} ${Z}`,help:ot})}const l=({host:p})=>(0,O.CC)("tls-plain-http",{message:(0,E.xI)`${(0,E.KT)(p)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function $({host:p,days:_,expires:Z}){const ot=_===0?"today":_===1?"in 1\
 day":`in ${_} days`;return(0,O.CC)("tls-expires-soon",{message:(0,E.xI)`the certificate of ${(0,E.KT)(p)} expires ${ot}, on ${N(Z)}`,operator:"renew the certif\
icate; if it is renewed automatically, find out why that has not happened"})}}),6360:((Rt,dt,n)=>{n.d(dt,{Bz:()=>F,Ev:()=>S,MI:()=>R,Mx:()=>z,RK:()=>b,hy:()=>Y,
m$:()=>a});var E=n(1780),h=n(9432),O=n(9615),C=n(4481);function V({kind:l,first:$,others:p,isMixed:_,mirror:Z}){const ot=Z===null?$:(0,E.KT)($);return p===0?ot:
(0,E.xI)`${ot} and ${(0,h.px)(p,_?"other":`other ${l}`)}`}const N=({kind:l,mirror:$})=>$===null?`${l}s.v1`:"the network mirror";function W(l){const{mirror:$,block:p}=l,
_=p===null?"the discovery document":`the \`host\` block at ${p}`;return`the URL of ${N(l)} in ${$===null?_:"the CLI configuration"}`}const H=(l,$)=>l.block===null?
{operator:`check ${W(l)}${$}`}:{operator:`check ${W(l)}`,user:`check ${W(l)}`},x=(l,$)=>(0,h.NM)({...l,asked:l.host},$,N(l));function a(l){const{token:$,elsewhere:p}=l,
_=(0,E.xI)`the versions of ${V(l)} cannot be read: ${(0,h._r)(l)}`;return(0,O.CC)("versions-unauthorized",{message:(0,E.xI)`${_}; ${(0,C.pt)(l,p)}`,...$==="none"&&
{unexplained:_},help:x(l,f(l)),...(0,C.c3)(l),severity:$==="withheld"?"warning":"error"})}function f(l){const{host:$,source:p,elsewhere:_}=l,Z=N(l),ot=_===null?
(0,C.SK)(l,"is complete and has access"):(0,E.xI)`check that ${(0,E.KT)(_)} accepts the token from ${(0,E.LA)(p??"")}: the CLIs send it the token for ${(0,E.KT)(
$)}, not one for ${(0,E.KT)(_)}`,gt=(0,C.$w)(l,Z,_,ot);if(l.block===null||_===null||l.token!=="none")return gt;const nt=(0,E.xI)`the CLIs send ${(0,E.KT)(_)} the token for ${(0,E.
KT)($)}, not one for ${(0,E.KT)(_)}`;return{...gt,note:nt}}function R(l){const{attempts:$,transient:p,status:_}=l,Z=$>1?` in each of ${$} attempts`:"";return(0,O.
CC)("versions-status",{message:(0,E.xI)`the versions of ${V(l)} cannot be read: ${(0,h._r)(l)}${Z}; expected 200`,help:x(l,y(l)??k(l,_,p))})}function y({said:l="",
...$}){const[,p]=/\brepository key:? ['"]?([\w.-]+)/i.exec(l)??[],{host:_,first:Z}=$,ot=(0,E.xI)`write the repository key before the namespace: \`source = "${(0,E.
KT)(`${_}/REPOSITORY__${Z}`)}"\``,gt=`correct the repository key \`${p}\` in \`source\`, or in ${W($)}`;return p===void 0?null:(0,O.Lw)(Z.startsWith(`${p}/`)?ot:
gt)}function k(l,$,p){return $===429?C.uK:p?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again, or ch\
eck the proxy of this network",guest:(0,h.B9)(l.host)}:H(l,", or return 200 with the versions")}const b=l=>(0,O.CC)("versions-shape",{message:(0,E.xI)`the versions of ${V(
l)} cannot be read: the response of ${(0,E.KT)(l.url)} ${(0,h.dh)(l.why)}`,help:x(l,H(l,`, or return ${l.mirror===null?Q[l.kind]:L}`))}),L='{"versions":{"1.0.0"\
:{}}} with `Content-Type: application/json`',Q={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'};function Y({
kind:l,address:$,url:p,ignored:_,isMirror:Z,said:ot}){const gt=_.length===0,nt=gt?`publish a version of the ${l}, or check that the registry has imported its ta\
g`:`publish versions as ${u[l]}`;return(0,O.CC)("versions-empty",{message:gt?(0,E.xI)`${l} ${(0,E.KT)($)} has no versions: ${(0,E.KT)(p)} lists none${ot===void 0?
"":` ("${(0,h.dh)(ot)}")`}`:(0,E.xI)`${l} ${(0,E.KT)($)} has no valid versions: ${(0,E.KT)(p)} lists only ${D(_)}`,operator:Z?I:nt,user:`check the address, or a\
sk the publisher of the ${l} to release a version`})}const D=l=>(0,h.K4)(l,3,$=>`"${(0,h.dh)($,40)}"`),I="add a version to the mirror, under a key of three numb\
ers such as 1.2.0",u={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function S({kind:l,
address:$,texts:p,rejects:_}){const Z=(0,E.xI)`the registry lists ${D(p)} for ${l} ${(0,E.KT)($)}, which ${p.length===1?"is not a version":"are not versions"}`,
ot=`publish versions as ${u[l]}, and remove others`;return(0,O.CC)("version-unreadable",{message:(0,E.xI)`${Z}; the CLIs ignore ${p.length===1?"it":"them"}`,operator:ot,
severity:l==="module"?"warning":"notice",..._&&{message:(0,E.xI)`${Z}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,user:"use Terraform 1\
.13 or later, which ignores such versions",severity:"error"}})}const z=l=>(0,O.CC)("provider-warning",{message:(0,E.xI)`the registry returned a warning for ${(0,E.
KT)(l.address)}: "${(0,h.dh)(l.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),tt={closed:"closed the connectio\
n before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},F=({
host:l,why:$})=>(0,O.CC)("answer-incomplete",{message:(0,E.xI)`${(0,E.KT)(l)} ${tt[$]}`,operator:"check for a server that crashes while it responds, or a proxy \
that changes the body"})}),4067:((Rt,dt,n)=>{n.d(dt,{Sz:()=>D,Zu:()=>L,uo:()=>I});var E=n(6429),h=n(3298);const O=u=>(0,h.O)(()=>u.trim().split(/\s+/).map(C));function C(u){
const[S="",z]=u.split("/"),tt=(0,E.r5)(S);if(tt===null)throw new Error(`${S} is no address`);return{prefix:tt,bits:z===void 0?tt.length*8:Number(z)}}const V=O(`\

  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),N=O("127.0.0.0/8 0.0.0.0 ::1 ::"),W=O(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),H=O(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),x=O("0.0.0.0/0 2000::/3"),a=O("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),f=(u,S)=>u().some(z=>(0,E.Wg)(z,S)),R=[12,13,14,15],y=[[O("2002::/16"),[[2,
3,4,5]],0],[O("2001::/32"),[[4,5,6,7]],0],[O("2001::/32"),[R],255],[O("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],R],0]];function k(u){const S=y.filter(
([tt])=>f(tt,u)).flatMap(([,tt,F])=>tt.map(l=>l.map($=>(u[$]??0)^F)));return/^[02],0,94,254$/.test(u.slice(8,12).join())?[...S,u.slice(12)]:S}function b(u){return u===
null?"public":f(N,u)?"loopback":f(a,u)?b(u.slice(12)):[u,...k(u)].some(S=>f(V,S))?"metadata":f(W,u)?"private":f(H,u)||!f(x,u)?"reserved":"public"}const L=u=>b((0,E.
r5)(u)),Q=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,Y=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function D(u){const S=u.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(S)?"loopback":Y.test(S)?"metadata":b((0,E.r5)(S)??(0,E.RY)(S))}function I(u){
const S=D(u);return S!=="public"||u.includes(":")?S:Q.test(u.replace(/\.$/,""))?"private":"public"}}),2311:((Rt,dt,n)=>{n.d(dt,{i:()=>O});var E=n(4067);const h=C=>C.
replace(/:\d+$/,"").replace(/^\[|\]$/g,"");function O(C,V,N){if(C===V)return!1;const W=h(C),H=(0,E.uo)(W)!=="public"||W.endsWith(".svc"),x=(0,E.Sz)(W)!=="public"||
W===h(V),a=/^host-(?:timeout|unknown|unreachable)$/.test(N);return N==="host-private-redirect"?!0:N==="host-unknown"&&H||a&&x}}),8225:((Rt,dt,n)=>{n.d(dt,{m:()=>N,
u:()=>W});var E=n(8643),h=n(5106);const O=[1024,65535],C=["authz_code","password"],V="app.terraform.io";function N(y,k,b){const L=[],Q=(l,$,p)=>(L.push({rule:$,
value:p}),l),Y=l=>Object.hasOwn(y,l)?y[l]:void 0,D=H(Y("client"),Q),I=x(Y("grant_types"),b,Q),u=(l,$)=>{const p=Y(l);if(typeof p!="string")return $.some(nt=>I.includes(
nt))?Q(null,`${l}-missing`,p):null;const _=(0,h.vy)(k,p);if(_.ok&&(0,E.cz)(_.value).name!=="")return(0,E.jr)(_.value);const ot=`failed to parse ${l==="authz"?"a\
uthorization":"token"} URL: ${_.ok?"no Host in request URL":_.why}`;return L.push({rule:`${l}-invalid`,why:ot}),null},S=u("authz",["authz_code"]),z=u("token",C),
tt=a(Y("ports"),Q),F=R(Y("scopes"),Q);return{value:{client:D,grantTypes:I,authz:S,token:z,ports:tt,scopes:F},flaws:L}}const W=y=>["authz","token"].flatMap(k=>{const b=y[k],
L=(0,E.Dl)(b??"");return b!==null&&L.ok?[{endpoint:k,text:b,url:L.value}]:[]});function H(y,k){return typeof y!="string"?k("","client-missing",y):y===""?k(y,"cl\
ient-empty",y):y}function x(y,k,b){if(y===void 0)return["authz_code"];if(!Array.isArray(y))return b([],"grant-types-invalid",y);const L=[...new Set(y.filter(D=>typeof D==
"string"))];return L.includes("authz_code")||L.includes("password")&&k===V?L.every(D=>C.includes(D))?L:b(L,"grant-types-unknown",y):b(L,"grant-types-unsupported",
y)}function a(y,k){if(y===void 0)return O;if(!Array.isArray(y))return k(O,"ports-ignored",y);if(y.length!==2)return k(O,"ports-count",y);const[b,L]=y;return!f(b)||
!f(L)?k(O,"ports-range",y):b>L?k(O,"ports-order",y):b===L?k([b,L],"ports-single",y):[b,L]}const f=y=>typeof y=="number"&&Number.isInteger(y)&&y>=O[0]&&y<=O[1];function R(y,k){
if(y===void 0)return[];if(!Array.isArray(y))return k([],"scopes-ignored",y);const b=y.filter(L=>typeof L=="string");return b.length===y.length?b:k(b,"scopes-inv\
alid",y)}}),1331:((Rt,dt,n)=>{n.d(dt,{O:()=>E,i:()=>h});const E=O=>({discovery:O,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),h=(O,C)=>({host:O,attempt:E({kind:"skipped",problem:C}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((Rt,dt,n)=>{n.d(dt,{n:()=>V});var E=n(9432);const h=["TF_CLI_ARGS_init","TF_CLI_ARGS"],O=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
C=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function V(a){const f=H(a),R=k=>f.flatMap(({name:b,value:L})=>b===k?L:[]),y=k=>R(k).
at(-1);return{upgrade:N(y("upgrade")??"false"),hasBackend:N(y("backend")??y("cloud")??"true"),isLockReadonly:y("lockfile")==="readonly",pluginDirectories:R("plu\
gin-dir"),backendConfig:R("backend-config"),variables:f.filter(({name:k})=>k==="var"||k==="var-file"),remarks:h.flatMap(k=>{const L=f.filter(({name:Q,from:Y})=>Y===
k&&C.test(Q)).map(W).join(" ");return L===""?[]:[`init is predicted with ${L} of ${k}`]})}}const N=a=>/^(1|[tT]|true|TRUE|True)$/.test(a);function W({name:a,value:f}){
if(f==="true")return`-${a}`;const R=a==="var"||a==="backend-config"&&!f.startsWith("hostname=");return`-${a}=${(0,E.dh)(R?f.replace(/=.*/s,"=\u2026"):f)}`}function H(a){
const f=h.flatMap(y=>x(a[y]??"").map(k=>({text:k,from:y}))).values(),R=[];for(const{text:y,from:k}of f){const[,b,,L]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(y)??[];if(b===
void 0)break;const Q=()=>O.test(b)?f.next().value?.text??"":"true";R.push({name:b,from:k,value:L??Q()})}return R}function x(a){const[f=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(a)??[];return(f.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(y=>y.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(k,b,L,Q)=>String(b??
Q??L.replace(/\\(.)/gs,"$1"))))}}),3791:((Rt,dt,n)=>{n.d(dt,{o:()=>H,q:()=>W});var E=n(1780),h=n(9432),O=n(9615);const C=x=>x===1?"1 module or provider was":`${x}\
 modules and providers were`;function V(x){const{names:a}=x,f=(0,E.XT)(a,3,R=>(0,E.KT)((0,h.dh)(R)));switch(x.what){case"inside":return(0,E.xI)`modules and providers inside ${f} were not checked`;case"\
direct":{const R=a.length-x.git-x.oci,y=[...x.git>0?[`${(0,h.px)(x.git,"module")} from Git`]:[],...x.oci>0?[`${(0,h.px)(x.oci,"module")} from an OCI registry`]:
[],...R>0?[`${(0,h.px)(R,"module")} from an archive or bucket`]:[]];return(0,E.xI)`${y.join(" and ")} ${a.length===1?"was":"were"} not checked: ${f}`}case"oci":
return(0,E.xI)`${(0,h.px)(a.length,"provider")} ${a.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${f}`;case"\
open":return(0,E.xI)`${(0,h.px)(a.length,"module")} ${a.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${f}`;case"\
limit":return(0,E.xI)`max-requests (${x.max}) was reached, so ${C(a.length)} not checked: ${f}`;case"chain":return(0,E.xI)`${f} was not opened, because more than ${x.
max} calls lead to it`;case"hosts":return(0,E.xI)`packages name more than ${x.max} hosts that no file names, so ${f} were not contacted`;case"size":return(0,E.xI)`a response is longer than this check reads, so ${C(
a.length)} not checked: ${f}`;case"work":return(0,E.xI)`the answers of the registry take more work than this check does for one host, so ${C(a.length)} not checked: ${f}`;case"\
stopped":return(0,E.xI)`the check ended too early, so ${C(a.length)} not checked: ${f}`;case"contents":return(0,E.xI)`the checksums of ${(0,h.px)(a.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${f}`;case"package":return(0,E.xI)`${f} ${a.length===1?
"was":"were"} not opened: ${(0,h.dh)(x.why)}`;case"submodules":return(0,E.xI)`the submodules of ${f} were not fetched, and \`init\` fetches them`;case"getter":return(0,E.
xI)`the package of ${(0,h.px)(a.length,"registry module")} was not checked, because it is downloaded with ${x.getter}: ${f}`;case"units":return(0,E.xI)`${(0,h.px)(
a.length,"Terragrunt unit")} ${a.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${f}`}}const N={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},W=x=>(0,O.CC)("not-followed",{message:V(x),help:x.what==="package"?x.cure:N[x.what==="work"?"limit":x.what],...x.what==="work"&&{severity:"\
warning"}});function H({by:x,address:a,constraint:f,newest:R,others:y}){const k=(0,E.xI)`${(0,h.dh)(x)} requires ${(0,E.KT)((0,h.dh)(a))}${f===null?"":` "${(0,h.
dh)(f)}"`}`,b=y.length>0?`which conflicts with ${(0,h.K4)(y,3,h.dh)}`:`which no listed version fits; the newest is ${(0,h.dh)(R??"")}`,L=R===null?"which the reg\
istry does not have":b;return(0,O.CC)("module-described",{message:(0,E.xI)`according to the registry, ${k}, ${L}`,help:"run `init` to confirm, or use another ve\
rsion of the module"})}}),8345:((Rt,dt,n)=>{n.d(dt,{C:()=>V,c:()=>N});var E=n(9179),h=n(3846),O=n(1054),C=n(845);const V="write the `source` that the documentat\
ion of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function N(H,x){if(H.length>O.lG)return null;const[a=""]=H.split("/",1);if(x.kind!==
"invalid")return x.hostImplied?null:(0,O.L6)(a);if((0,O.Kc)(H))return O.dj;if(H!==H.trim())return"remove the white space around the address";const[,f="",R=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.
exec((0,E.Mi)(H,""))??[],y=f!==""&&/\bterraform-provider-|\.git$/.test(R);if((0,C.ni)(R)||y)return V;const k=(0,C.Fu)(R,"provider");return k!==null?`write ${k}`:
x.error.split(`

`)[1]??W(H,R)}function W(H,x){const[,a="",f]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(x)??[];if(a!==H&&(0,h.mi)(a,"terraform").kind==="registry")return`w\
rite ${a}${f===void 0?"":", and the version in the `version` argument"}`;const R=a.split("/"),[y="",k=""]=R;if(R.length>3){const b=`; service discovery works on\
ly at the root of a host, not below /${k}`;return`write HOST/NAMESPACE/TYPE${(0,O.Cm)(y)?b:""}`}return R.length===3?(0,O.L6)(y):R.length===2&&(0,O.Cm)(y)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{Ze as ids,Qe as modules};
var $late0,$late1;
