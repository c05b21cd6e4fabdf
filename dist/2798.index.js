const Qe=[2798,8485,1287],qe={2798:((kt,ft,n)=>{n.d(ft,{mQ:()=>y});var E=n(4696),f=n(9961),C=n(8294),M=n(8032),W=n(255),b=n(3298),G=n(7630),K=n(3152),I=n(9432),
L=n(1879),r=n(7057),w=n(7177),p=n(9562),R=n(2170);const D=(e,t)=>({name:e,isProgram:!1,answers:t,find:o=>t.get(o)??null});async function N(e,t){let o=null;const i=[],
d=[];for(const $ of e){const U=o===null||!$.isProgram,q=U?await $.find(t):null;i.push({source:q?.source??$.name,held:U?J(q):"not asked",counts:o===null&&q!==null}),
q?.problem&&d.push((0,R.kH)(q.problem,{places:q.place===null?[]:[q.place]})),o??=q}return{answer:o,looks:i,findings:d}}function J(e){return e===null?"nothing":e.
token===null?"no token":e.token.reveal()===""?"an empty token":"a token"}const Y=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function B(e,t,o=null){const i=t.reveal(),d=P(
e,i,o!==null),$={source:e,place:o,token:t,problem:d,life:O(i)},U=i.length>r.$c||Y.test(i);return U?{...$,isUnsendable:U}:$}function O(e){const[,t=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.
exec(e.trim())??[],o=(0,p.V)(Buffer.from(t,"base64url").toString(),"map"),{exp:i,iat:d}=o.ok&&(0,p.G)(o.value)?o.value:{};return typeof i!="number"||i<0?null:{expires:i*
1e3,issued:typeof d=="number"?d*1e3:null}}const u=[[Y,"control character"],[{test:r.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function P(e,t,o){if(t==="")return C.QU({source:e,isInFile:o});
const i=t.length>r.$c?"length":u.find(([d])=>d.test(t))?.[1];return i!==void 0?C.Eu({source:e,isInFile:o,slip:i}):t.length<r.Il?C.fj({source:e}):null}const V=1024*
1024;function Q(e,t){let o=null;const i=async d=>{if(o!==null)return o;const $=await H(e,d,t);if("output"in $)return ut(e,$.output,t);const U=pt(e,$.why);return $.
isStopped&&(o??=U),U};return{name:h(e),isProgram:!0,find:(0,b.O)(i)}}const h=({name:e})=>`credentials helper ${e}`,T=({shown:e},t)=>({why:`failed to run ${e}: ${t}`}),
x=({shown:e},t)=>({why:`${e} ${t} and was stopped`,isStopped:!0}),m="was running when the check ended";async function H(e,t,o){if(e.refusal!==null)return T(e,e.
refusal);const{timeoutMs:i,abortAfter:d=a=>AbortSignal.timeout(a),stop:$,kill:U}=o;if($.aborted)return x(e,m);const q=await(0,w.m)({path:e.path,args:[...e.args,
"get",t],environment:Object.fromEntries(Object.entries(o.environment).filter(([a])=>!a.startsWith("INPUT_")))},{kill:U,signal:AbortSignal.any([d(i),$]),maxBytes:V});
switch(q.kind){case"not-started":return T(e,Z[q.code]??q.code);case"stopped":return q.by==="output"?x(e,`wrote more than ${V/1024/1024} MiB`):x(e,$.aborted?m:`d\
id not exit within ${i/1e3} s (timeout-seconds)`);case"exited":{if(q.code===0)return{output:q.output};const a=rt(q.complaint.toString()),_=a===""?", but it prod\
uced no error message":`: ${a}`;return{why:`error in ${e.shown}${_}`}}}}const Z={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec for\
mat error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ut(e,t,{learn:o}){const i=(0,L.Tp)(t);if(i.kind==="not-json"||i.kind===
"not-object")return pt(e,`malformed output from ${e.shown}: ${(0,I.dh)(i.why)}`);const d=i.kind==="null"?null:i.services.find(({id:U})=>U==="token")?.value;if(typeof d!=
"string")return null;const $=new r.ou(d);return o($),B(h(e),$)}function pt(e,t){const o=(0,f.Dz)({name:e.name,why:t});return{source:h(e),place:null,token:null,problem:o}}
const tt=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),rt=e=>(0,I.dh)(e.replace(tt,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function F(e,t,o){const i=[
g(e),k(t)],d=o.map(({helper:$,credentials:U,turnedOff:q,client:a})=>{const _=new Map(U.map(st=>[st.host,ht(st)])),A=[...i,D("CLI configuration",_)];return{...{client:a,
known:A,off:q.map(ct)},sources:$===null?A:[...A,$]}});return{known:j(d.flatMap(({known:$})=>$)),find:async $=>{const U=await Promise.all(d.map(async({client:a,sources:_,
off:A})=>{const{looks:et,...st}=await N(_,$),gt=A.filter(Tt=>at(Tt,$));return{...st,client:a,unread:gt,looks:[...et,...gt.map(ot)]}})),q=U.flatMap(({answer:a})=>a??
[]);return{answer:q.find(({token:a})=>a!==null)??q[0]??null,clients:U.map(({client:a,looks:_})=>({client:a,looks:_})),findings:U.flatMap(({findings:a})=>a),difference:dt(
$,U),lost:U.flatMap(({unread:a})=>a.flatMap(({problem:_})=>_??[]))[0]}}}}function j(e){const t=new Map(e.toReversed().flatMap(o=>[...o.answers]));return new Map(
[...t].flatMap(([o,{token:i,source:d}])=>i===null?[]:[[o,d]]))}const ot=({source:e})=>({source:e,held:"not read",counts:!1});function ct(e){const t=e.host?.replace(
/^[a-z]+:\/\/|\/.*$/gis,"")??null;return{...e,written:t,name:t===null?null:(0,W.$o)(t)}}const at=({written:e,name:t},o)=>e===null||t===o||e.startsWith("*.")&&o.
endsWith(e.slice(1));function ht({host:e,place:t,token:o,hasValue:i}){const d=`${t.file}:${t.line}`;if(o!==null)return B(d,o,t);const $={kind:"no token",file:d,
host:e,hasValue:i},U=(0,f.P4)($,M.Du);return{source:d,place:t,token:null,problem:U}}function dt(e,t){const[o,...i]=t,d=o?.answer?.token?.reveal(),$=i.find(({answer:q})=>q?.
token?.reveal()!==d);if(o===void 0||$===void 0)return null;const U=({client:q,answer:a})=>({client:q,source:a?.token?a.source:null});return(0,C.tK)({host:e,first:U(
o),other:U($)})}function k(e){const t=new Map,o=[];for(const[i,d]of Object.entries(e)){const $=(0,W.$k)(i);if($===null||d===void 0)continue;const U=(0,G.AI)(d);
U.ok?t.set($,B(i,U.value)):o.push(`${i}: ${U.why}`)}if(o.length>0)throw new K.GN(o);return D("TF_TOKEN_ variables",t)}function g(e){const t="tokens setting",o=e.
map(({host:i,token:d})=>{const $=B(t,d);return[i,d.reveal()===""?{...$,token:null}:$]});return D(t,new Map(o))}const l=1e4;function y({tokens:e,configs:t,timeoutMs:o},i){
for(const a of t.flatMap(_=>_.secrets))i.learn(a);const d={...i,timeoutMs:o??l},$=(0,b.O)(a=>Q(a,d),({path:a,args:_})=>JSON.stringify([a,..._])),U=t.map(({helper:a,
..._})=>({..._,helper:a&&$(a)})),q=t.flatMap(({forced:a,client:_})=>a.map(A=>({...A,client:_})));return{credentials:F(e,i.environment,U),configs:t,complaints:(0,E.
Ot)(t.flatMap(({findings:a})=>a)),forced:Map.groupBy(q,({host:a})=>a)}}}),7177:((kt,ft,n)=>{n.d(ft,{m:()=>W});var E=n(8161),f=n(6760),C=n(9968);let M=function(...L){
return{spawn:M}=process.getBuiltinModule("node:child_process"),new.target?new M(...L):M(...L)};async function W(L,r){if(r.signal.aborted)return{kind:"stopped",by:"\
signal"};try{return await b(G(L),L,r)}catch(w){return{kind:"not-started",code:(0,C.Oj)(w)}}}function b(L,{environment:r,input:w},p){const{kill:R,signal:D,maxBytes:N}=p,
{promise:J,resolve:Y,reject:B}=Promise.withResolvers(),[O,u]=[[],[]];let P=0;const V=T=>{K(L,R,r),Y({kind:"stopped",by:T})},Q=()=>V("signal");D.addEventListener(
"abort",Q);const h=T=>x=>{P+=x.length,P>N?V("output"):T.push(x)};return L.stdout?.on("data",h(O)),L.stderr?.on("data",h(u)),L.on("error",B).on("close",T=>{const[
x,m]=[Buffer.concat(O),Buffer.concat(u)];Y({kind:"exited",code:T,output:x,complaint:m})}),L.stdin?.on("error",()=>{}).end(w),J.finally(()=>D.removeEventListener(
"abort",Q))}const G=({path:L,args:r,environment:w,directory:p,input:R})=>M(L,r,{env:w,cwd:p,stdio:[R===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,
windowsHide:!0});function K(L,r,w){try{L.pid!==void 0&&I(L.pid,r,w)}catch(p){(0,C.Oj)(p)}L.stdout?.destroy(),L.stderr?.destroy(),L.unref()}function I(L,r,{SystemRoot:w}){
if((0,E.platform)()!=="win32"){r(-L,"SIGKILL");return}const p=(0,f.join)(w??"C:\\Windows","System32","taskkill.exe"),R=["/pid",String(L),"/t","/f"];M(p,R,{stdio:"\
ignore",windowsHide:!0}).on("error",()=>r(L,"SIGKILL")).unref()}}),4696:((kt,ft,n)=>{n.d(ft,{Ot:()=>y,J1:()=>F});var E=n(3024),f=n(6760),C=n(9562),M=n(2170),W=n(
1054),b=n(8032),G=n(255),K=n(3846),I=n(9968),L=n(523);let r=function(...e){return{configFinding:r}=n.late([3276,3123],3123),new.target?new r(...e):r(...e)},w=function(...e){
return{shownPath:w}=n.late([2218],9837),new.target?new w(...e):w(...e)};function p({name:e,args:t,place:o},i,d,$){const U=i.map(A=>({directory:A,files:(0,I.wX)(
A).filter(et=>R((0,f.join)(A,et)))})),q=A=>w(A,$),a=J(e,U);if(a!==null){const A=(0,f.resolve)(a.directory,a.file),et=D(A,$);return{helper:{name:e,args:t,path:A,
shown:q(A),refusal:et},findings:[]}}const _={kind:"no helper",name:e,directories:i.map(q)};return{helper:null,findings:[r(d,_,o)]}}const R=e=>(0,E.existsSync)(e)&&
!(0,E.statSync)(e).isDirectory();function D(e,{system:t}){if(t==="windows")return null;if(!(0,E.statSync)(e).isFile())return"permission denied";const o=Buffer.alloc(
256),i=()=>(0,I.ET)((0,E.openSync)(e,"r"),U=>o.subarray(0,(0,E.readSync)(U,o))),d=(0,I.N0)(i,null);return d===null||d.toString("latin1",0,2)==="#!"||d.includes(
0)?null:"exec format error"}const N="terraform-credentials-";function J(e,t){const o=t.flatMap(({directory:d,files:$})=>$.flatMap(U=>{const q=Y(U,e);return q===
null?[]:{directory:d,file:U,version:q}})),[i=null]=o.toSorted((d,$)=>(0,L.Zy)($.version,d.version));return i}function Y(e,t){if(!e.startsWith(N))return null;const o=e.
toLowerCase().slice(N.length).replace(/\.exe$/,""),i=o.indexOf("_v");return(i<0?o:o.slice(0,i))!==t||o===""?null:(0,L.oF)(i<0?"0.0.0":o.slice(i+2).replace(/_x.*$/s,
""))}var B=n(5011);function O({request_timeout_seconds:e},t){const o=Q(t.TF_REGISTRY_CLIENT_TIMEOUT);return o!==null?o*1e3:e===void 0?null:e>0?e*1e3:Number.POSITIVE_INFINITY}
const u=1e4,P=1;function V(e,t,o){const i=Q(o.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??P;return{client:e,attemptMs:O(t,o)??u,retries:Math.max(i,0)}}function Q(e){
const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}const h=[["CI_JOB_TOKEN","only GitLab reads it","CI_SERVER_HOST",""],["INFRACOST_TERRAFORM_CLOUD_TO\
KEN","only Infracost reads it","INFRACOST_TERRAFORM_CLOUD_HOST"],["SCALR_TOKEN","only the scalr provider reads it","SCALR_HOSTNAME",""],["TF_API_TOKEN","only tf\
ci reads it","TF_HOSTNAME"],["TFE_TOKEN","only the tfe provider reads it","TFE_HOSTNAME"],["TG_TF_REGISTRY_TOKEN","only Terragrunt reads it",null]],T=/^(?!TF_CLI_CONFIG_FILE$|TERRAFORM_CONFIG$)(?:TF|TERRAFORM|(?:OPEN)?TOFU)_(?:CLI_)?CONFIG(?:_?(?:FILE|PATH))?$|^(?:TERRAFORM|TOFU)_?RC$/,
x=e=>[...h.flatMap(([t,o,i,d="app.terraform.io"])=>{const $=i&&(e[i]||d);return e[t]?{host:$,source:`${t} (${o})`}:[]}),...Object.keys(e).filter(t=>T.test(t)).map(
t=>({host:null,source:`${t} (the CLIs read only TF_CLI_CONFIG_FILE)`}))],m=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],H=(e,t)=>m.filter(o=>{const i=(0,f.
join)(e,o);return(0,E.existsSync)(i)&&i!==(0,f.resolve)(e,t)}).map(o=>({host:null,source:`${o} (TF_CLI_CONFIG_FILE does not name it)`}));let Z=function(...e){return{
configFinding:Z}=n.late([3276,3123],3123),new.target?new Z(...e):Z(...e)},ut=function(...e){return{parseConfigFile:ut}=n.late([3276,3123],3123),new.target?new ut(
...e):ut(...e)},pt=function(...e){return{configPaths:pt}=n.late([2218],9837),new.target?new pt(...e):pt(...e)},tt=function(...e){return{shownPath:tt}=n.late([2218],
9837),new.target?new tt(...e):tt(...e)};const rt=1024*1024;function F(e,t,o=null,i=null){const d=pt(e,t,E.existsSync,o),{directory:$,directoryOff:U,helperDirectories:q}=d,
a=at(d,e,t),_=[...a,...dt($,e,t)],A=[...ct(d,e,t),...dt(U?.path??null,e,t)],et=U===null?`${b.bB[e]} reads ${tt(d.main?.path??"",t)}`:`${U.by} names another file`,
st=g(_,e),gt=st.helper&&p(st.helper,q,e,t),Tt=j(_,t.environment),At=Tt.pluginCache??"",St=/^[/~]/.test(At)&&!(0,E.existsSync)(At),Rt=a[0]?.protocols??{};return{
...st,client:e,installations:_.flatMap(({installations:wt})=>wt),pluginDirectories:(0,B.n)(t.environment).pluginDirectories,...Tt,reattached:ot(t.environment,e),
mirrors:d.mirrorDirectories.map(wt=>({path:wt,shown:tt(wt,t)})),files:[..._.map(({file:wt})=>wt),...A.map(({file:wt})=>({...wt,state:"off"}))],turnedOff:[...st.
unread,...g(A,e).credentials.map(({host:wt,place:{file:xt,line:bt}})=>({host:wt,source:`${xt}:${bt} (${et})`})),...i===null?[]:H(i,d.main?.path??""),...x(t.environment)],
helper:gt?.helper??null,requestTimeoutMs:e==="opentofu"?O(Rt,t.environment):null,patience:V(e,Rt,t.environment),findings:[...st.findings,...gt?.findings??[],...St?
[Z(e,{kind:"cache",path:At},null)]:[]],secrets:[..._,...A].flatMap(({secrets:wt})=>wt)}}function j(e,t){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:o=""}=t,
d=(e.find(({pluginCache:$})=>$!=="")?.pluginCache??"").replace(/\$(?:\{(\w+)\}|(\w+))/g,($,U,q)=>t[U??q]??"");return{pluginCache:t.TF_PLUGIN_CACHE_DIR||d||null,
mayBreakLocks:!/^0?$/.test(o)||e.some($=>$.mayBreakLocks)}}function ot({TF_REATTACH_PROVIDERS:e=""},t){const o=(0,C.V)(e,"map");return(o.ok&&(0,C.G)(o.value)?Object.
keys(o.value):[]).map(d=>(0,K.mi)(d,t)).filter(d=>d.kind!=="invalid")}const ct=({home:e,main:t},o,i)=>(e===null?[]:m).map(d=>(0,f.join)(e??"",d)).filter(d=>d!==
(0,f.resolve)(t?.path??"")&&(0,E.existsSync)(d)).map(d=>k(d,o,i));function at({main:e},t,o){if(e===null)return[];const{path:i,chosenBy:d}=e;if((0,E.existsSync)(
i))return[k(i,t,o)];const $={path:i,shown:tt(i,o),state:"absent"};return d==="default"?[ht($,[])]:[ht($,[Z(t,{kind:"missing",setting:d,path:i},null)])]}const ht=(e,t)=>({
credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},pluginCache:"",mayBreakLocks:!1,findings:t,unread:t.map(({problem:o})=>({host:null,
source:e.shown,problem:o})),secrets:[],isRead:!1,file:e}),dt=(e,t,o)=>(e===null?[]:(0,I.wX)(e)).filter(i=>/\.tfrc(?:\.json)?$/s.test(i)).map(i=>k((0,f.join)(e??
"",i),t,o));function k(e,t,o){const i=(0,I.yR)(e,rt),d=tt(e,o);if(!i.ok){const U={kind:"unreadable",file:d,failure:i.failure};return ht({path:e,shown:d,state:"n\
ot read"},[Z(t,U,null)])}const $=ut({shown:d,...i},t);return{...$,file:{path:e,shown:d,state:$.isRead?"read":"not read"}}}function g(e,t){const o=e.flatMap(A=>A.
findings),i=e.flatMap(A=>A.unread),d=(A,et)=>{const st=Z(t,A,et);o.push(st),!(A.kind!=="label"||A.type!=="credentials")&&i.push({host:A.label,source:A.file,problem:st.
problem})},$=l(new Map(e.flatMap(A=>[...A.credentials])),d),U=l(new Map(e.flatMap(A=>[...A.hosts])),d),[q,...a]=new Map(e.flatMap(A=>[...A.helpers]));for(const[
,{place:A}]of a)d({kind:"two helpers"},A);const _=q===void 0?null:{name:q[0],...q[1]};return{credentials:$,forced:U,helper:_,findings:o,unread:i}}function l(e,t){
const o=new Map;for(const[i,d]of e){const $=(0,G.Pv)(i),U="services"in d?"host":"credentials",q=`${d.place.file}:${d.place.line}`,a={kind:"label",type:U,label:i,
file:q,advice:(0,W.L6)(i)};$.ok?o.set($.value,{...d,host:$.value}):t({...a,why:$.why},d.place)}return[...o.values()]}const y=e=>(0,M.Qp)(e,({problem:{code:t,message:o},
places:i})=>[t,o,i])}),5693:((kt,ft,n)=>{n.d(ft,{Ey:()=>D,Ii:()=>r,Or:()=>P,WN:()=>u});var E=n(8936),f=n(1281),C=n(3368),M=n(2170),W=n(8339),b=n(8032),G=n(255),
K=n(5106);const I=1440*60*1e3,L=1;function r(h,T){const{hops:x,certificates:m}=h.attempt;return[...O(h,T),...w(h,T),...J(x),...Y(m,T),...B(h,T)]}function w(h,T){
const{discovery:x,hops:m}=h.attempt;switch(x.kind){case"skipped":return[(0,M.kH)(x.problem)];case"failed":{const H=T.isFork&&x.problem.refusal==="asks";return[(0,M.
kH)(x.problem,H?{severity:"notice"}:{})]}case"found":case"absent":{const H=m[0]?.url??"";return[...p(H,m.length-1,T),...R(h,T)]}}}function p(h,T,x){const m=x.clients.
filter(H=>T>b.NX[H]);return m.length>0?[(0,M.kH)((0,f.KA)({url:h,asks:"document",redirects:T,clients:m,limits:b.NX}))]:T>L?[(0,M.kH)((0,f.CL)({url:h,redirects:T}))]:
[]}function R(h,{releases:T,slowMs:x}){const m=(0,G.nx)(h.host),H=h.attempt.timing.totalMs,Z=P(h),ut=j=>Q(Z,j)!=="never",pt=T.filter(j=>!ut(j)),tt=({client:j})=>!T.
some(ot=>ot.client===j&&ut(ot)),rt=[!0,!1].flatMap(j=>{const ot=pt.filter(at=>tt(at)===j);if(ot.length===0)return[];const ct=(0,E.Qs)({host:m,phase:"complete",tookMs:H,
releases:ot});return[(0,M.kH)(ct,{needed:j})]});if(rt.length>0||H<=x)return rt;const F=N(h.attempt.timing);return[(0,M.kH)((0,E.U2)({host:m,tookMs:H,limitMs:x,phase:F,
releases:T}))]}function D({host:h,slowest:T,certificates:x},m,{slowMs:H,...Z}){const ut=m.map(ot=>ot.host),pt=x.filter(ot=>!ut.includes(ot.host)),tt=T?.timing.totalMs??
0,rt=Y(pt,Z).map(ot=>({...ot,host:h}));if(T===null||tt<=H)return rt;const F={host:(0,G.nx)(h),url:T.url,tookMs:tt,limitMs:H},j=(0,E.U2)({...F,phase:N(T.timing)});
return[(0,M.kH)(j,{host:h}),...rt]}function N({lookupMs:h,connectMs:T,tlsMs:x,firstByteMs:m,totalMs:H}){const Z=[{name:"lookup",ms:h??0},{name:"connection",ms:T??
0},{name:"tls",ms:x??0},{name:"response",ms:m??0}],ut={name:"rest",ms:Z.reduce((pt,{ms:tt})=>pt-tt,H)};return Z.reduce((pt,tt)=>tt.ms>pt.ms?tt:pt,ut)}function J(h){
const T=h.find(({url:m})=>m.startsWith("http://"));if(T===void 0)return[];const x=T.authorization==="withheld";return[(0,M.kH)((0,f.n4)({url:h[0]?.url??"",to:T.
url,exposesToken:x}))]}function Y(h,{certificateDays:T,now:x}){return[...Map.groupBy(h,({host:m})=>m)].flatMap(([m,H])=>{const[Z=""]=H.map(pt=>pt.expires).sort(),
ut=(Date.parse(Z)-x)/I;return ut<0||ut>=T?[]:[(0,M.kH)((0,C.BU)({host:m,days:Math.floor(ut),expires:Z}))]})}function B(h,T){const{host:x,attempt:m,earlier:H}=h,
[Z]=H,ut=["failed","skipped"].includes(m.discovery.kind);if(Z?.discovery.kind!=="failed"||ut)return[];const pt=Z.discovery.problem.message,tt=P(h),rt=T.releases.
filter(j=>Q(tt,j)==="sometimes"),F=H.length+1;return[(0,M.kH)((0,E.Er)({host:(0,G.nx)(x),attempts:F,failure:pt,releases:rt}))]}function O({credentials:h,attempt:{
discovery:T}},x){if(!h?.problem)return[];const{code:m}=h.problem,H=T.kind==="failed"&&T.problem.code===m,Z=x.isFork&&!h.hasToken&&m==="credentials-empty";return H||
Z?[]:[(0,M.kH)(h.problem)]}function u({host:h},T){if(!T.some(({service:m})=>m===K.e$))return[];const{name:x}=(0,G.Sv)(h);return[...x.includes(".")?[]:[(0,W.Zp)(
{host:h,name:x})],.../(^|\.)xn--/.test(h)?[(0,W._W)({host:h})]:[]].map(m=>(0,M.kH)(m,{services:[K.e$]}))}const P=({earlier:h,attempt:T,later:x})=>[...h,T,...x];
function V({discovery:h,timing:T,headMs:x,hops:m},{attemptMs:H}){const Z=x!==null&&x<=H?m.at(-1)?.status:null;return Z===null||(0,b.Mq)(Z??0)?"retries":h.kind!==
"failed"&&T.totalMs<=H?"works":"fails"}function Q(h,T){const x=h.map(Z=>V(Z,T)),m=x.indexOf("works");return m<0?"never":m<=T.retries&&!x.slice(0,m).includes("fa\
ils")?"always":"sometimes"}}),8485:((kt,ft,n)=>{n.r(ft),n.d(ft,{attemptsOf:()=>E.Or,contact:()=>ze,crashedVisit:()=>Me,judgeRequests:()=>E.Ey,judgeVisit:()=>ke,
outcomesOf:()=>Ie});var E=n(5693),f=n(9961),C=n(2801),M=n(2170),W=n(8032),b=n(255),G=n(8185),K=n(8643),I=n(9432),L=n(1054),r=n(1780),w=n(9615);const p=({id:s,host:c,
url:v,why:S,value:z})=>(0,w.CC)("service-url-invalid",{message:v===null?(0,r.xI)`${s} of host ${(0,r.KT)(c)}: ${(0,r.b7)(c,(0,I.dh)(S))}`:(0,r.xI)`${s} of host ${(0,r.
KT)(c)} is "${(0,r.KT)(v)}", which the clients cannot connect to: ${S}`,operator:(0,L.Kc)(z)?"replace the placeholder in the discovery document":`set ${s} to an\
 https:// URL, or to a path that starts with a slash`}),R=({id:s,host:c,why:v})=>(0,w.CC)("service-url-credentials",{message:(0,r.xI)`${s} of host ${(0,r.KT)(c)}: ${v}`,
operator:"remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),D=({id:s,
host:c,url:v})=>(0,w.CC)("service-url-empty",{message:(0,r.xI)`${s} of host ${(0,r.KT)(c)} is an empty string, which resolves to the document itself: ${(0,r.KT)(
v)}`,operator:`set ${s} to the URL of the service, such as "/v1/${s.split(".")[0]}/", or remove it`}),N=({id:s,host:c,value:v,why:S})=>(0,w.CC)("service-url-loo\
ks-like-host",{message:(0,r.xI)`${s} of host ${(0,r.KT)(c)} is "${(0,r.KT)(v)}", which is a path and not a URL with a host`,operator:(0,r.xI)`write "https://${(0,r.
KT)(v)}" if a host is meant`,note:S===null?void 0:(0,I.zd)(S)});function J(s){const{id:c,host:v,url:S,clients:z}=s,nt=z.map(X=>W.bB[X]),it=S.slice(S.lastIndexOf(
"/")+1);return(0,w.CC)("service-url-no-slash",{message:(0,r.xI)`${c} of host ${(0,r.KT)(v)} does not end with a slash: ${(0,r.KT)(S)}`,operator:"add the slash",
note:`without it ${nt.slice(0,-1).join(", ")} and ${nt.at(-1)} replace "${it}" with the path that they append`,affects:z})}const Y=({id:s,host:c,url:v})=>(0,w.CC)(
"service-url-relative",{message:(0,r.xI)`${s} of host ${(0,r.KT)(c)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,r.KT)(v)}, other clients do not`,
operator:"start the path with a slash, or write the complete URL"}),B=({id:s,host:c})=>(0,w.CC)("service-url-query",{message:(0,r.xI)`${s} of host ${(0,r.KT)(c)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function O({host:s,uses:c},v=["is","are"]){const S=Map.groupBy(
c,({id:nt})=>nt),z=Array.from(S,([nt,it])=>{const X=it.flatMap(({endpoint:lt})=>lt??[]);return X.length===0?nt:`${nt} (${X.join(", ")})`});return(0,r.xI)`${(0,I.
K4)(z,10,I.dh)} of host ${(0,r.KT)(s)} ${z.length===1?v[0]:v[1]}`}const u=({urls:s})=>(0,r.XT)(s,3,c=>(0,r.KT)((0,I.dh)(c))),P=({uses:s})=>W.zK.filter(c=>s.some(
({id:v})=>(0,W.SZ)(v).includes(c))),V=s=>(0,w.CC)("service-url-private",{message:(0,r.xI)`${O(s)} at ${u(s)}, which clients elsewhere cannot reach`,operator:(0,r.
xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,r.KT)(s.host)}`,affects:P(s)}),Q=[...W.Du,"dependabot"];function h(s){
const c=s.uses.every(({endpoint:z})=>z!==null),v=c?"a login sends its token in clear text otherwise":(0,r.xI)`the clients send the token of ${(0,r.KT)(s.host)} there in clear text`,
S=P(s);return(0,w.CC)("service-url-insecure",{message:(0,r.xI)`${O(s)} not https: ${u(s)}`,operator:s.uses.length===1?"use an https:// URL":"use https:// URLs, \
for example by setting the external URL of the registry",note:c||s.hasToken?v:void 0,affects:Q.filter(z=>S.includes(z))})}const T=({name:s,...c})=>(0,w.CC)("ser\
vice-url-cross-host",{message:(0,r.xI)`${O(c)} on another host: ${u(c)}`,help:(0,r.xI)`where outgoing traffic is filtered, allow ${(0,r.KT)(s)} as well`}),x=s=>(0,w.
CC)("service-url-other-port",{message:(0,r.xI)`${O(s)} on another port of the same host: ${u(s)}`,operator:(0,r.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,r.
KT)(s.host)}`}),m=s=>(0,w.CC)("service-url-double-slash",{message:(0,r.xI)`${O(s,["has","have"])} a double slash in the path: ${u(s)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),H=s=>(0,w.CC)("service-url-same",{message:(0,r.xI)`${O(s,["has","have"])} the same URL: ${u(s)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var Z=n(4067),ut=n(2311),pt=n(5106);function tt({
host:s,attempt:c},v){const{name:S}=b.Sv(s),z=Z.uo(S),nt=c.hops[0]?.address??null;if(z!=="public"||nt===null)return z;const it=Z.Zu(nt),X=v.some(lt=>lt.name===S);
return it==="loopback"&&X?"public":it}const rt={public:0,reserved:1,private:2,metadata:2,loopback:3};function F({id:s,url:c},{kind:v,host:S,failures:z}){const nt=z.
get(s);return nt!==void 0&&(0,ut.i)(b.Pm(c)??"",S,nt)||rt[ht(c)]>rt[v]}function j(s,c){const{hostname:v}=c,S=s.filter(mt=>F(mt,c)),z=s.filter(mt=>!S.includes(mt)),
nt=z.filter(({url:mt})=>mt.scheme==="http"),it=z.filter(({id:mt,endpoint:Ot})=>Ot===null&&(0,pt.p4)(mt)),X=Map.groupBy(it,({url:mt})=>dt(mt,v)),lt=z.filter(({endpoint:mt,
url:Ot})=>mt===null&&k(Ot,v)),Et=z.filter(({url:mt})=>mt.path.includes("//")),yt=ot(c);return[...yt(S,at,V),...yt(nt,at,h),...[...X].flatMap(([mt,Ot])=>mt===null?
[]:yt(Ot,at,vt=>T({...vt,name:mt}))),...yt(lt,at,x),...yt(Et,ct,m),...yt(g(s),ct,H)]}const ot=({host:s,hasToken:c})=>(v,S,z)=>{if(v.length===0)return[];const nt=v.
map(({url:lt})=>v.length===1?ct(lt):S(lt)),it=z({host:s,hasToken:c,uses:v,urls:[...new Set(nt)]}),X=[...new Set(v.map(({id:lt})=>lt))];return[(0,M.kH)(it,{services:X,
needed:v.some(({needed:lt})=>lt)})]},ct=s=>(0,I.dh)((0,K.Pl)(s)),at=s=>(0,I.dh)(`${s.scheme}://${s.host}`);function ht(s){const{name:c}=(0,K.cz)(s);return Z.Sz(
/[^\0-\x7f]/.test(c)?b.$o(c)??"":c.toLowerCase())}function dt(s,c){const{name:v}=(0,K.cz)(s),S=b.Sv(c).name;if(v.toLowerCase()===S)return null;const z=b.Pv(v);return z.
ok?z.value===S?null:b.nx(z.value):v}function k(s,c){if(s.scheme==="http"||dt(s,c)!==null)return!1;const v=S=>Number(S||443);return v((0,K.cz)(s).port)!==v(/:(\d+)$/.
exec(c)?.[1]??null)}function g(s){const c=[pt.e$,pt.xq].flatMap(S=>s.find(z=>z.id===S)??[]),v=new Set(c.map(({url:S})=>ct(S).replace(/\/$/,"")));return c.length===
2&&v.size===1?c:[]}const l=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,y=s=>l.test(s)&&!/^[a-z0-9-]+\.json$/i.test(s),e=s=>s.replace(
/[?#].*$/s,"");function t(s){const c=o(s),{id:v,host:S,value:z}=s,nt={id:v,host:S,url:(0,K.Pl)(s.url)};if(c!==null)return[p({...nt,value:z,why:c})];if(/\{\{|\$\{|^\$/.
test(z)){const lt=`the placeholder in "${e(z)}" was not replaced`;return[p({...nt,value:z,url:null,why:lt})]}const X=d(s)&&!y(z)?(0,W.ab)(v):[];return[z===""?D(
nt):null,y(z)?N({...nt,value:e(z),why:null}):null,i(z)?Y(nt):null,X.length>0?J({...nt,clients:X}):null,s.url.query!==""&&(0,pt.p4)(v)?B(nt):null].filter(lt=>lt!==
null)}function o({url:s}){const{name:c,port:v}=(0,K.cz)(s);return c===""?"no Host in request URL":v===""||Number(v)>0&&Number(v)<=65535?null:`invalid port "${v}\
"`}const i=s=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(s)&&!y(s),d=({value:s,url:c})=>s!==""&&!/^$|\/$/.test(c.path);var $=n(3217);const U=[[/^service-url-(?:cross-host|private)$/,
/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,/^(?:module|provider)-unknown$|^versions-shape$/]],q=({services:s,problem:{
code:c}})=>s.map(v=>[v,c]);function a(s,c,v){let S=c;return{causes:s.notes.flatMap(nt=>{const{code:it,severity:X,affects:lt}=nt.problem,Et=s.viewers.filter(Ot=>X!==
"error"||lt.includes(Ot)),yt=({problem:Ot,services:vt,affects:$t})=>U.some(([Mt,It])=>Mt.test(it)&&It.test(Ot.code))&&vt.length>0&&vt.every(Mt=>nt.services.includes(
Mt)&&!v(Mt))&&$t.every(Mt=>Et.includes(Mt)),mt=S.filter(yt);return mt.length===0?nt:(S=S.flatMap(Ot=>mt.includes(Ot)?X==="error"?[]:_(Ot,nt):Ot),X==="error"?A(nt,
mt):[])}),answers:S}}function _(s,{problem:{message:c,cures:v}}){const S=(0,r.xI)`${c}; ${s.problem.message}`;return{...s,problem:{...s.problem,message:S,...v&&
{cures:v}}}}const A=(s,c)=>(0,M.Qp)([s,...c],()=>null).map(v=>{const S=c.find(({problem:nt})=>nt.obstacle!==void 0),z=S&&(0,r.xI)`${v.problem.message}; ${S.problem.
message}`;return z===void 0?v:{...v,problem:{...v.problem,message:z}}});var et=n(2886),st=n(9119);function gt(s,c){const v=s.forced.filter(({client:it})=>c.includes(
it)),S=c.filter(it=>!v.some(X=>X.client===it)),nt=(0,st.c1)(v,({place:it,services:X})=>JSON.stringify([it,X])).map(it=>{const[X]=it,lt=(0,b.cu)(s.host),{services:Et}=X,
yt={kind:"found",url:lt,services:Et},mt={...s.attempt.timing,totalMs:0},vt={...s,attempt:{discovery:yt,hops:[],timing:mt,headMs:0,certificates:[]},earlier:[],later:[]};
return{clients:it.map(({client:$t})=>$t),visit:vt,forced:X}});return S.length>0||nt.length===0?[{clients:S,visit:s,forced:null},...nt]:nt}var Tt=n(4606);const At=(s,c)=>s.
filter(v=>!(0,Tt.Hf)(v,c.token)).map(v=>St(v,c));function St(s,c){const{visit:v,requirements:S,clients:z,token:nt,concerned:it}=c,{services:X,places:lt}=wt(s.services,
S),Et=(0,Tt.wD)(s,nt),yt=s.needed&&Rt({problem:Et,services:X},c),mt=s.affects.filter(vt=>it.includes(vt)),Ot={...s,problem:Et,services:X,needed:yt,affects:mt,host:v.
host};return(0,et.hD)({...Ot,severity:(0,et.v1)(Ot,z),places:s.places.length===0?lt:(0,st.As)(xt(s.places))},c)}function Rt({problem:s,services:c},{visit:{host:v,
attempt:S},requirements:z,answering:nt,depth:it}){if(it==="discovery"||S.discovery.kind==="skipped")return!0;const X=c.some(Et=>nt.has(`${v} ${Et}`));if(s.code===
"service-url-no-slash"&&X)return!1;const lt=z.filter(({service:Et})=>c.length===0||c.includes(Et));return lt.length===0||lt.some(({isForInit:Et})=>Et)}function wt(s,c){
const v=it=>c.filter(({service:X})=>it.includes(X)),S=s.length===0?c:v(s),z=s.filter(it=>S.some(({service:X})=>X===it)),nt=(S.length>0?S:v(["any"])).flatMap(it=>it.
because);return{services:z.length>0?z:s,places:(0,st.As)(xt([...new Set(nt)]))}}function xt(s){const{inUse:c=[],aside:v=[]}=Object.groupBy(s,S=>typeof S!="strin\
g"&&(0,st.MV)(S)?"aside":"inUse");return[...c,...v]}function bt(s,c){return c.every(({isImplied:S})=>S)?[...c.flatMap(({clients:S})=>S),...(0,W.Yr)(s)]:W.zK}var Nt=n(
3956);function Kt(s){if(!Array.isArray(s))return Jt(s);const{shown:c,more:v}=(0,I.zN)(s,5);return`[${c.map(Jt).join(", ")}${v>0?", \u2026":""}]`}function Jt(s){
return s===void 0?"missing":typeof s=="object"&&s!==null?(0,I.go)(s):(0,I.dh)(JSON.stringify(s))}const le=({host:s,value:c,why:v})=>(0,w.CC)("login-type",{message:(0,r.
xI)`login.v1 of host ${(0,r.KT)(s)} is ${(0,I.go)(c)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and "token"',note:(0,I.zd)(v)}),
Dt=s=>c=>`is ${Kt(c)}${c===void 0?"":`, not ${s}`}`,Ft=s=>c=>`is ${Kt(c)}${s}`,Zt=s=>c=>`${Dt("an array")(c)}; the clients ignore it${s}`,ue={"client-missing":[
Dt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth client ID\
 that the authorization server expects'],"grant-types-invalid":[Dt("an array of strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-types-unsu\
pported":[Ft(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[Ft('; the clients know "authz_code" and "pa\
ssword" only'),'remove the unknown grant types, or move scopes to "scopes"'],"authz-missing":[Dt("a string with a URL"),'set "authz" to the URL of the authoriza\
tion endpoint'],"token-missing":[Dt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Dt("exactly two elements"),'set "ports\
" to the first and the last port, for example [10000, 10010]'],"ports-range":[Ft("; both must be whole numbers from 1024 to 65535"),'set "ports" to two numbers \
in this range, for example [10000, 10010]'],"ports-order":[Ft("; the first port is greater than the last"),"write the lower port first"],"ports-single":[Ft("; t\
he clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[Zt(" and use 1024 to 655\
35"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Dt("an array of strings"),'set "scopes" to an array of strings, or remove\
 it'],"scopes-ignored":[Zt(""),'set "scopes" to an array of strings, or remove it']};function de(s,c){const v=s.rule.replace(/-\w+$/,"").replace("-","_"),S=(0,r.
xI)`"${v}" in login.v1 of host ${(0,r.KT)(c)}`;if("why"in s){const X=`set "${v}" to an https:// URL without user name, or to a path that starts with a slash`,lt=(0,r.
xI)`${S}: ${(0,r.b7)(c,(0,I.dh)(s.why))}`;return(0,w.CC)(`login-${s.rule}`,{message:lt,operator:X})}const[z,nt]=ue[s.rule],it=(0,r.xI)`${S} ${z(s.value)}`;return(0,w.
CC)(`login-${s.rule}`,{message:it,operator:nt})}function fe({host:s,endpoints:c}){const v=c.map(({name:nt})=>`"${nt}"`).join(" and "),[S]=c,z=c.length===1;return(0,w.
CC)("login-url-port",{message:(0,r.xI)`${v} in login.v1 of host ${(0,r.KT)(s)} ${z?"names":"name"} no port, so a login uses port 443: ${(0,r.KT)(S?.url??"")}`,operator:`\
write a path that starts with a slash, or add :${S?.port??""} to the URL${z?"":"s"}`})}var he=n(845),pe=n(8345);const Gt=({offered:s})=>s.length===0?"is empty":
`offers ${(0,I.K4)(s,20,I.dh)}`;function Qt(s,c){const{id:v,host:S,offered:z,block:nt}=s,it=`the discovery document, which ${Gt(s)}`;if(nt!==null)return`add ${v}\
 to the \`host\` block at ${nt}, which ${Gt(s)}`;if(v===pt.xq&&(0,he.ni)(S))return pe.C;if(v===pt.xq&&c)return(0,r.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,r.
KT)(S)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${v}`;const X=(0,pt.qE)(v)?z.find(Et=>(0,pt.OA)(Et)===v):void 0,lt=v===pt.xq?"configure a networ\
k mirror for the provider (`provider_installation`), the usual way with an artifact manager":`use a host that offers ${v}`;return{operator:X===void 0?`add ${v} \
to ${it}`:`rename ${X} to ${v} in ${it}`,user:lt}}const qt=s=>s.id==="any"?(0,w.CC)("service-missing",{message:(0,r.xI)`host ${(0,r.KT)(s.host)} does not provide any service`,
operator:`add a service to the discovery document, which ${Gt(s)}`}):(0,w.CC)("service-missing",{message:s.why,help:Qt(s,s.isArtifactory)}),me=s=>(0,w.CC)("serv\
ice-version",{message:s.why,help:s.isReadable?Qt(s,!1):`require an id of the form NAME.vN; the discovery document ${Gt(s)}`}),ge=({id:s,host:c,value:v,why:S})=>(0,w.
CC)("service-type",{message:(0,r.xI)`${s} of host ${(0,r.KT)(c)} is ${(0,I.go)(v)}, not a string with a URL`,operator:`set ${s} to a URL such as "/v1/modules/"`,
note:(0,I.zd)(S)});var Yt=n(8225),te=n(9179);function Ee({discovery:s},c){return s.kind==="found"?ve(s,c):{services:[],notes:s.kind==="absent"?[we(s,c)]:[]}}function ve(s,c){
const{requirements:v,clients:S,reader:z}=c,nt=s.services.map(({id:Ct})=>Ct),it=s.services.some(({value:Ct})=>typeof Ct=="string"&&Ct.includes("/artifactory/")),
X={...c,discovery:s,offered:nt,isArtifactory:it},lt=v.map(({service:Ct})=>Ct),Et=lt.filter(Ct=>Ct!=="any"),yt=nt.filter(Ct=>!Et.includes(Ct)&&W.Du.some(Ut=>pt.oe(
Ct,Ut).ok)),mt=Et.map(Ct=>ee(Ct,X)),Ot=({outcome:Ct,notes:Ut,urls:Ht})=>Ct.kind!=="problem"&&!Ht.some(Pt=>Pt.endpoint===null&&F(Pt,c))&&!Ut.some(Pt=>(0,et.ER)(Pt)&&
S.some(jt=>Pt.affects.includes(jt))),vt=yt.map(Ct=>ee(Ct,X)),$t=!lt.includes("any")||[...mt,...vt].some(Ot),Mt=[...mt,...$t?vt.map(ye):vt],It=Mt.flatMap(({urls:Ct})=>Ct),
Lt=lt.includes("any")&&Mt.length===0?[(0,M.kH)(qt({...X,id:"any",why:""}))]:[];return{services:Mt.map(({outcome:Ct})=>Ct.kind==="problem"?{...Ct,problem:(0,w.as)(
Ct.problem,z)}:Ct),notes:[...Mt.flatMap(({notes:Ct})=>Ct),...j(It,c),...Lt]}}function ye({outcome:s,notes:c,urls:v}){if(!pt.fg.has(s.id))return{outcome:s,notes:[],
urls:[]};const S=z=>({...z,needed:!1});return{outcome:s,notes:c.map(S),urls:v.map(S)}}function we({absence:s,url:c},{requirements:v,host:S}){const z=v.map(({service:it})=>it).
filter(it=>it!=="any"),nt=(0,Nt.HB)({host:S,url:(0,K.Pl)(c),why:s,required:z});return(0,M.kH)(nt,{services:z.length===1?z:[]})}function ee(s,c){const{services:v,
url:S}=c.discovery,z=$t=>pt.TE(s,{services:v,documentUrl:S,display:c.host,client:$t}),it=(c.requirements.find(({service:$t})=>$t===s)?.clients??c.clients).map($t=>({
client:$t,lookup:z($t)})),[X,...lt]=it;if(X===void 0)throw new Error("no client is checked");const Et=lt.filter(({lookup:$t})=>$t.kind!==X.lookup.kind),yt=$t=>!Oe(
$t)||z($t).kind===X.lookup.kind,mt=Et.length===0?(0,W.SZ)(s).filter(yt):[X.client],Ot=ne(s,X.lookup,mt,c),vt=Et.flatMap(({client:$t,lookup:Mt})=>ne(s,Mt,[$t],c).
notes);return{...Ot,notes:[...Ot.notes,...vt]}}const Te=2048,Oe=s=>W.Du.some(c=>c===s);function ne(s,c,v,S){const{discovery:z,host:nt}=S,it=X=>X.map(lt=>(0,M.kH)(
lt,{services:[s]}));switch(c.kind){case"url":{const{url:X,value:lt}=c,Et=t({id:s,value:lt,url:X,host:nt}),yt=!Et.some(({code:Ot})=>Ot==="service-url-invalid"),mt=(0,I.
dh)((0,K.Pl)(X),Te);return{outcome:{id:s,kind:"url",url:mt},notes:it(Et),urls:yt?[{id:s,endpoint:null,url:X,needed:!0}]:[]}}case"object":{const{login:X,problems:lt}=Se(
c.value,z.url,nt),Et=lt.find(({severity:yt})=>yt==="error");return{outcome:Et?{id:s,kind:"problem",problem:Et}:{id:s,kind:"login",login:X},notes:it(lt),urls:(0,Yt.
u)(X).map(yt=>({...yt,id:s,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const X=$e(s,c,S),lt=(0,M.kH)(X,{services:[s],clients:v});
return{outcome:{id:s,kind:"problem",problem:X},notes:[lt],urls:[]}}}}function $e(s,c,v){const S={...v,id:s,why:c.why};switch(c.kind){case"missing":return qt(S);case"\
bad-id":case"version":return me({...S,isReadable:c.kind==="version"});case"type":return(s===pt.S3?le:ge)({...S,value:c.value});case"bad-url":{const z=(0,te.Nx)(
c.why);return y(c.value)?N({...S,value:e(c.value),why:z}):c.reason==="user-info"?R(S):p({...S,value:c.value,url:null,why:z})}}}function Se(s,c,v){const{value:S,
flaws:z}=(0,Yt.m)(s,c,v),nt={...S,authz:se(S.authz),token:se(S.token)},it=Ce(nt,c),X=it.length===0?[]:[fe({host:v,endpoints:it})];return{login:nt,problems:[...z.
map(lt=>de(Re(lt),v)),...X]}}function Ce(s,c){const{name:v,port:S}=(0,K.cz)(c);return S===""||S==="443"?[]:(0,Yt.u)(s).flatMap(({endpoint:z,text:nt,url:it})=>{const X=(0,K.
cz)(it),lt=X.name.toLowerCase()===v.toLowerCase();return it.scheme==="https"&&lt&&X.port===""?[{name:z,url:nt,port:S}]:[]})}const Re=s=>"why"in s?{...s,why:(0,te.
Nx)(s.why)}:s;function se(s){const c=s===null?null:(0,K.Dl)(s);return c?.ok?(0,K.Pl)(c.value):null}function ke(s,c){const{requirements:v,predicted:S,requests:z,
answering:nt,isNew:it}=s,X=(0,Tt.MC)(s.visit,c),lt=Ae(s,c.dialect),Et=(0,et.TC)(X.host,v,c),yt=gt(X,lt).map(Pt=>xe(Pt,s,c,Et)),mt=[...yt.flatMap(({notes:Pt})=>Pt),
...S],Ot=yt.some(({forced:Pt})=>Pt===null),vt=(0,Tt.ux)(X,mt,Et,{...c,isAsked:Ot}),$t=oe({...s,visit:X},c,{clients:lt,reader:Et,token:vt}),Mt=yt[0]?.services??[];
let It=S;const Lt=yt.flatMap(Pt=>{const jt=Bt=>nt.has(`${X.host} ${Bt}`),{silent:Vt=[],said:Wt=[]}=Object.groupBy(Pt.notes,Bt=>(0,et.pi)({...Bt,host:X.host},$t.
ignore)?"silent":"said"),zt=a({...Pt,notes:Wt},It,jt);return It=zt.answers,At([...zt.causes,...Vt],{...$t,reader:Pt.reader,concerned:$t.concerned.filter(Bt=>Pt.
viewers.includes(Bt))})}),Ct=[...Ot?(0,$.so)(X,v,vt,c):[],...Ot?(0,$.uA)(X,Mt,c):[],...It,...z===null?[]:(0,E.Ey)(z,X.attempt.certificates,c),...(0,E.WN)(X,v)],
Ut=[...Lt,...At(Ct,$t)],Ht=yt[0]?.forced?.place??null;return{visit:X,requirements:v,services:Mt,servicesFrom:Ht,findings:Ut,isNew:it}}const Ae=({requirements:s},{
clients:c})=>c.filter(v=>s.some(S=>S.clients.includes(v))),oe=(s,c,v)=>({...c,...s,...v,isHostNew:s.isNew,concerned:bt(s.visit.host,s.requirements)});function Me(s,c,v){
const{visit:S,requirements:z,isNew:nt}=s,it=(0,C.n3)({host:(0,b.nx)(S.host),thrown:v}),X={kind:"skipped",problem:it},lt={...S,attempt:{...S.attempt,discovery:X,
hops:[]}},Et={clients:c.dialect.clients,reader:null,token:Tt.Cg},yt=oe({...s,visit:lt},c,Et),mt=At([(0,M.kH)(it)],{...yt,concerned:W.zK});return{visit:lt,requirements:z,
services:[],servicesFrom:null,findings:mt,isNew:nt}}function xe({clients:s,forced:c,visit:v},{visit:S,requirements:z,predicted:nt},it,X){const lt=c===null?X:{...X,
role:"operator"},Et=(0,b.nx)(S.host),yt=c&&(0,et.cA)(c.place),{services:mt,notes:Ot}=Ee(v.attempt,{requirements:z,clients:s,reader:lt,block:yt,hostname:S.host,host:Et,
hasToken:S.credentials?.hasToken===!0,failures:new Map(c===null?nt.flatMap(q):[]),kind:c===null?tt(S,it.resolve):"loopback"}),vt=it.dialect.releases.filter(({client:It})=>s.
includes(It)),$t=S.forced.map(({client:It})=>It),Mt=c===null?W.zK.filter(It=>!$t.includes(It)):s;return{forced:c,reader:lt,viewers:Mt,services:mt,notes:[...yt===
null?[]:[(0,M.kH)((0,f.Yv)({host:Et,at:yt}),{clients:s})],...(0,E.Ii)(v,{...it,clients:s,releases:vt}),...Ot,...c===null?(0,G.I4)(S.host,mt,z,it):[]]}}function Ie(s){
const c=S=>{const z=s.filter(({problem:nt,affects:it})=>it.includes(S)&&nt.usualSeverity!=="notice");return z.some(et.ER)?"fails":z.length>0?"warns":"works"},v=W.
zK.map(S=>[S,c(S)]);return Object.fromEntries(v)}var Pe=n(8161),_e=n(493),be=n(2798),Le=n(6452),Ne=n(7688),De=n(1331),re=n(2218),Ue=n(3214),Xt=n(2851),Be=n(479),
Ke=n(9968),He=n(3791),je=n(7057),Fe=n(3298);async function ze(s,c,v,S){const{dialect:z,configs:nt,requirements:it,expand:X}=c,{releases:lt}=z,{environment:Et,kill:yt,
secrets:mt,stop:Ot,startTimer:vt}=S,$t={environment:Et,kill:yt,learn:mt.learn,stop:Ot.signal},{credentials:Mt,forced:It}=(0,be.mQ)({...v,configs:nt},$t),Lt={network:(0,Le.
Af)(v,(0,W.Dv)(z.clients,z.versions)),credentials:Mt,concurrency:v.concurrency,random:Math.random,now:Date.now,startTimer:vt,monotonic:S.now,stop:Ot,sessions:v.
depth==="discovery"?null:new Map},Ct={...Lt,forced:It,required:Map.groupBy(it,({host:_t})=>_t),maxRedirects:Math.max(...z.clients.map(_t=>W.NX[_t])),releases:lt,
timeoutMs:v.timeoutMs??(0,Xt.nT)(lt),retries:v.retries,progress:_t=>S.progress({kind:"visits",..._t})},Ut=(0,Xt.pj)(s,Ct),Ht=v.depth==="discovery"?null:Promise.
all([n.e(9465),n.e(6542),n.e(4456)]).then(n.bind(n,7907)),Pt=new Map((await Ut).map(_t=>[_t.host,_t])),jt=Mt.known;if(Ht===null)return{visits:[...Pt.values()],predicted:_e.
j7,tokenSources:jt};const{predictInit:Vt}=await Ht,Wt=(0,Ne.tX)(_t=>S.progress({kind:"packages",..._t})),zt=Ge(Pt,Ct,v),Bt=_t=>(0,b.ev)(_t,v),{network:Xe}=Lt,ce=We(
S,{...$t,network:Xe,isNamed:Bt,transfers:Wt}),Ve={...Lt,...c,settings:v,machine:(0,Be.g8)(Et),directory:S.directory,learn:mt.learn,progress:_t=>S.progress({kind:"\
registries",..._t}),visits:Pt,following:X&&{expand:X,reach:zt.reach,fetchRepository:ce.fetchRepository,transfers:Wt}},Je={...v,isFork:S.isFork},ae=await Vt(c.roots,
Ve,Je).finally(ce.close),Ze=[...ae.notes,...zt.notes()];return{visits:[...Pt.values()],predicted:{...ae,notes:Ze},tokenSources:jt}}const ie=100;function Ge(s,c,v){
const S=new Set,z=new Set;return{reach:async X=>{const lt=X.filter(({host:vt})=>!s.has(vt)&&!z.has(vt)),Et=(0,re.en)(lt,v);for(const[vt,$t]of Et)s.set(vt,(0,De.
i)(vt,$t));for(const{host:vt}of lt)Et.has(vt)||(S.size<ie||S.has(vt)?S.add(vt):z.add(vt));const yt=Map.groupBy(lt,({host:vt})=>vt),mt=[...S].filter(vt=>!s.has(vt)),
Ot=Map.groupBy(mt,vt=>yt.get(vt)?.every(re.T1)??!0);for(const[vt,$t]of Ot){const It={...c,sessions:null,required:yt,origin:vt?{isPublic:vt}:null};for(const Lt of await(0,Xt.
pj)($t,It))s.set(Lt.host,Lt)}},notes:()=>{const X=[...z].map(b.nx),lt=(0,He.q)({what:"hosts",max:ie,names:X});return X.length===0?[]:[(0,M.kH)(lt,{clients:[]})]}}}
function We({environment:s,kill:c,pid:v,secrets:S,stop:z,startTimer:nt},it){let X=null;const lt=(0,Fe.O)(async()=>{const{gitFetcher:yt}=await n.e(679).then(n.bind(
n,679));return X=yt({...it,kill:c,pause:mt=>(0,Ue.v7)(mt,{stop:z,startTimer:nt}),parent:s.RUNNER_TEMP||(0,Pe.tmpdir)(),pid:v,isAlive:mt=>Ye(mt,c),now:Date.now}),
X});return{fetchRepository:async({url:yt,ref:mt,depth:Ot,sshkey:vt},$t)=>{const Mt=await lt(),It=vt===null?null:new je.ou(vt);It!==null&&S.learn(It);const Lt={url:(0,K.
jr)(yt),origin:$t,ref:mt,depth:Number(Ot)||null,sshkey:It};return await Mt.fetch(Lt)},close:async()=>X?.close()}}function Ye(s,c){try{return c(s,0),!0}catch(v){
return(0,Ke.Oj)(v)==="EPERM"}}}),9713:((kt,ft,n)=>{n.d(ft,{IK:()=>W,v8:()=>r,x8:()=>D,zy:()=>p});var E=n(7075),f=n(7057),C=n(6452);let M=function(...Y){return{createGunzip:M}=
process.getBuiltinModule("node:zlib"),new.target?new M(...Y):M(...Y)};const W={kind:"excerpt",maxBytes:2048},b=1e3,G=6e4,K=64*1024,I=1024,L=1024*1024,r=256*1024,
w=Y=>Buffer.from(Y,"latin1").toString("utf8");function p({status:Y,reason:B,headers:O}){const u=h=>{const T=O.get(h)?.[0];return T===void 0?null:w(T)},P=u("cont\
ent-length"),Q=Y!==204&&Y!==304&&P!=="0"?u("content-encoding"):null;return{status:Y,reason:w(B),contentType:u("content-type"),contentEncoding:Q,location:u("loca\
tion"),retryAfter:u("retry-after"),terraformGet:u("x-terraform-get"),apiVersion:u("tfp-api-version"),mitigation:u("cf-mitigated")??u("x-vercel-mitigated")??u("x\
-amzn-waf-action"),errorType:u("x-amzn-errortype"),challenge:(0,f.kQ)(O.get("www-authenticate")??[]),declaredBytes:P===null||R(Q)?null:Number(P)}}const R=Y=>Y?.
toLowerCase()==="gzip";async function D(Y,B,O){if(O.kind==="taken"){try{await O.take(J(N(Y),B,O.maxBytes))}finally{Y.destroy()}return{bytes:new Uint8Array,truncated:!1}}
const u=[];let P=0,V;const Q=O.kind==="excerpt"?setTimeout(()=>Y.destroy(),b).unref():void 0;try{for await(const T of J(Y,B,O.maxBytes)){if(u.push(T),u.length===
I&&u.splice(0,I,Buffer.concat(u)),P+=T.length,P>O.maxBytes)break;P>L&&(V??=await O.turn?.())}}catch(T){if((0,C.$N)(T)==="COMPRESSED_TOO_LARGE")P=Number.POSITIVE_INFINITY;else if(O.
kind==="whole")throw T}finally{clearTimeout(Q),Y.destroy(),V?.()}return{bytes:Buffer.concat(u).subarray(0,O.maxBytes),truncated:P>O.maxBytes}}async function*N(Y){
let B=!1;const O=()=>{B=!0,Y.destroy()};let u=setTimeout(O,G).unref();try{for await(const P of Y)clearTimeout(u),yield P,u=setTimeout(O,G).unref();if(B)throw(0,C.
Au)("BODY_PAUSED","the body pauses")}catch(P){throw B?(0,C.Au)("BODY_PAUSED","the body pauses"):P}finally{clearTimeout(u)}}function J(Y,B,O){if(!R(B.contentEncoding))
return Y;const u=M();let P=O+K;const V=async function*(Q){for await(const h of Q){if(P-=h.length,P<0)throw(0,C.Au)("COMPRESSED_TOO_LARGE","too many compressed b\
ytes");yield h}};return(0,E.pipeline)(Y,V,u,()=>{}),u}}),7454:((kt,ft,n)=>{n.d(ft,{be:()=>F,X5:()=>rt,gQ:()=>j,Ul:()=>ot,JY:()=>pt,g2:()=>ht,To:()=>g,dI:()=>tt,
Lu:()=>at,jT:()=>ct});var E=n(9968),f=n(7811),C=n(8643),M=n(255),W=n(4067),b=n(9509);const G=32;function K(t){const o=[];let i=t.getPeerX509Certificate();for(;i!==
void 0&&o.length<G;)o.push(i),i=i.issuerCertificate;return o}function I(t,o,i){const[d]=t;if(d===void 0)return null;const $=o.ok?o.chain.slice(0,Math.max(1,o.chain.
length-1)).map(({notAfter:a})=>a):t.map(({validTo:a})=>Date.parse(a)),U=Date.parse(d.validFrom),q=Math.min(...$);return Number.isNaN(U)||Number.isNaN(q)?null:{host:i,
subject:L(d.subject)??d.subjectAltName??"",issuer:L(d.issuer)??d.issuer??"",validFrom:new Date(U).toISOString(),expires:new Date(q).toISOString()}}const L=t=>/^CN=(.*)$/m.
exec(t??"")?.[1];var r=n(6452),w=n(8500),p=n(1692),R=n(9044),D=n(4604);const N=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],J=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function Y(t,{name:o},i,d){const $=(0,r.$N)(t);if(N.includes($))return await P(await d())?(0,r.Au)("PLAIN_HTTP","the port responds in plain HTTP"):t;if(J.
test($))return t;const U=await h(o,i,d);return U===null?t:"flaw"in U?(i.connection.rejection=U,(0,r.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${U.flaw.kind}`)):
(i.connection.unsupported=U,(0,r.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${U.name}`))}const[B,O]=[30,100],u=Buffer.from([22,3,1,0,0]);async function P(t){
const o=await new Promise(i=>{V().then(()=>i("")),t.once("data",d=>i(d.toString("latin1",0,5))),t.once("error",()=>i("")).once("close",()=>i("")),t.write(u)});return t.
destroy(),o==="HTTP/"}async function V(){for(let t=0;t<B;t+=1)await(0,w.setTimeout)(O,null,{ref:!1})}const Q=[D.DS,{...D.DS,maxVersion:"TLSv1.2"}];async function h(t,o,i){
for(const d of Q){const $=(0,p.createSecureContext)({...d,ca:[]}),U=await i(),q=await(0,r.ek)(U,o,t,{secureContext:$}).catch(()=>null);if(q===null)continue;const a=T(
q);return q.destroy(),a}return null}function T(t){const o=t.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(o))return{kind:"version",name:o};const[i]=K(t),
d=i&&(0,R.h)(i.raw);if(d?.ok===!1)return{flaw:d.flaw,isLeaf:!0};const $=t.getCipher().name;if(!D.Cg.includes($))return{kind:"cipher",name:$};const U=m(t);if(!D.
Yx.includes(U))return{kind:"group",name:U};const q=d?.certificate.key;return q?.kind==="unsupported"?{flaw:{kind:"key",name:q.name},isLeaf:!0}:null}const x={prime256v1:"\
P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function m(t){const o=t.getEphemeralKeyInfo();return o===null||!("type"in o)?"":o.type==="DH"?`ffd\
he${o.size}`:x[o.name??""]??o.name??""}let H=function(...t){return{request:H}=process.getBuiltinModule("node:http"),new.target?new H(...t):H(...t)};const Z="htt\
p/1.1",ut="h2";async function pt(t,o){const i=()=>ht(t,o),d=await i();if(t.scheme==="http")return d;try{return await k(t,d,o,Z)}catch($){const U=r.$N($);throw U.
endsWith("_NO_APPLICATION_PROTOCOL")&&await tt(t,o),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(U)?await Y($,t,o,i):$}}async function tt(t,o){if(t.scheme!=="http")try{const i=await ht(
t,o);(await k(t,i,o,ut)).destroy()}catch(i){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(r.$N(i)))throw i}}function rt(t){const{scheme:o}=t;if(o!=="https"&&
o!=="http")return(0,f.TR)(`unsupported protocol scheme "${o}"`);const{name:i,port:d}=(0,C.cz)(t);if(i==="")return(0,f.TR)("no Host in request URL");const $=(0,b.
ER)(i)?(0,f.Ju)(i.toLowerCase()):(0,M.Pv)(i);if(!$.ok)return $;const U=d===""?(0,C.L5)(o):Number(d);return U>0&&U<=65535?(0,f.Ju)({scheme:o,name:$.value,port:U}):
(0,f.TR)(`invalid port "${d}"`)}function F(t){const{name:o}=(0,C.cz)(t),i=(0,M.Pv)(o);return(0,b.ER)(o)||!i.ok?o:i.value}function j(t,{name:o}){const{port:i}=(0,C.
cz)(t);return(0,C.EN)(o)+(i===""?"":`:${i}`)}function ot({resolve:t},o,i){const d=t.some($=>$.name===o);return!["private","loopback"].includes((0,W.Sz)((d?null:
i)??o))}function ct({scheme:t,name:o,port:i}){return(0,C.EN)(o)+(i===(0,C.L5)(t)?"":`:${i}`)}function at(t,{resolve:o,chooseProxy:i}){const d=o.find(({name:$,port:U})=>$===
t.name&&(U===null||U===t.port));return d===void 0?{host:t.name,port:t.port,proxy:i(t)}:{host:d.address,port:d.addressPort??t.port,proxy:null}}async function ht(t,o){
const{host:i,port:d,proxy:$}=at(t,o.network);if($===null)return r.zy(i,d,o);r.ln(t.name,o),o.connection.proxy=$.host;const U=await dt($,o);return t.scheme==="ht\
tps"?e(t,$,U):U}async function dt(t,o){const i=t.protocol==="https:"?"https":"http",d=t.hostname.replace(/^\[|\]$/g,""),$={scheme:i,name:d,port:Number(t.port)||
(0,C.L5)(i)},U=new r.Ng;try{const q={...o.network,resolve:[],chooseProxy:()=>null};return await pt($,{...o,network:q,connection:U,allowPrivate:!0})}catch(q){if((0,E.
qo)(q))throw q;const a=r.$N(q)==="ECONNREFUSED"?`nothing listens at the proxy ${t.host}`:`proxy ${t.host} cannot be reached: ${r.bD(q)}`;throw r.Au("PROXY_ABSEN\
T",a)}finally{o.connection.lookupMs=U.lookupMs,o.connection.connectMs=U.connectMs}}async function k(t,o,i,d){const{connection:$,network:U}=i,{trust:q}=U,a=performance.
now(),_={secureContext:q.context(),ALPNProtocols:[d]},A=await r.ek(o,i,t.name,_);$.tlsMs=performance.now()-a;const et=K(A),st=q.verify(et.map(({raw:gt})=>gt),t.
name);if($.certificate=I(et,st,ct(t)),st.ok&&A.alpnProtocol!==ut)return A;throw A.destroy(),st.ok?r.Au("HTTP2_ONLY","the host speaks only HTTP/2"):($.rejection=
{...st,issuer:et.at(-1)?.issuer??"",hasFile:q.hasFile},r.Au("CERTIFICATE_REJECTED",`certificate rejected: ${st.flaw.kind}`))}function g(t){if(t.username===""&&t.
password==="")return{};const o=`${decodeURIComponent(t.username)}:${decodeURIComponent(t.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(o).toString(
"base64")}`}}const l=[502,503,504];function y({pathname:t},o){return t!=="/"?"PROXY_PATH":o===407?"PROXY_LOGIN":o!==null&&l.includes(o)?"PROXY_NOT_REACHED":"PRO\
XY_REFUSED"}function e(t,o,i){const d=`${(0,C.EN)(t.name)}:${t.port}`;return new Promise(($,U)=>{const q=H({method:"CONNECT",path:d,headers:{host:d,...g(o)},insecureHTTPParser:!0,
createConnection:()=>i});q.on("error",a=>{const _=`proxy ${o.host} closed the connection: ${a.message}`;U(r.Au(y(o,null),_))}),q.on("connect",(a,_,A)=>{if(a.statusCode===
200&&A.length===0)return $(i);i.destroy();const{statusCode:et=0,statusMessage:st=""}=a,gt=`proxy ${o.host} returned ${et} ${st}`;U(r.Au(y(o,et),gt.trimEnd()))}),
q.end()})}}),6452:((kt,ft,n)=>{n.d(ft,{Ng:()=>dt,$N:()=>g,Au:()=>k,zy:()=>y,bD:()=>l,Af:()=>ht,ln:()=>o,Q8:()=>U,ek:()=>e});var E=n(610),f=n(1553),C=n(1692),M=n(
255),W=n(4067),b=n(3024),G=n(8161),K=n(6760),I=n(9968),L=n(3298),r=n(9044),w=n(4604),p=n(6554);const R=8192,D=1024,N=100;function J(a){const _=[];for(const[St,Rt]of a.
sent.entries()){if(!Rt.ok)return{ok:!1,flaw:Rt.flaw,isLeaf:St===0};const{certificate:wt}=Rt,{key:xt}=wt;if(xt.kind==="rsa"&&xt.bits>R)return{ok:!1,flaw:{kind:"k\
ey-size",bits:xt.bits},isLeaf:St===0};_.push(wt)}const[A,...et]=_;if(A===void 0)throw new Error("a server sends at least one certificate");const st=Y(A,a);if(st!==
null)return{ok:!1,flaw:st,isLeaf:!0};const gt={intermediates:et,options:a,checks:0,hint:null},Tt=a.anchors(A.subject).some(({raw:St})=>St.equals(A.raw))?V(gt,[A]):
u(gt,[A]);if(Tt!==null)return{ok:!0,chain:Tt};const At={kind:"unknown-authority",sent:m(A,et)};return{ok:!1,...gt.hint??{flaw:At,isLeaf:!0}}}function Y(a,{host:_,
now:A}){const et=O(a,A);return et!==null?et:(0,p.AI)(a.names,_)?B(a):{kind:"other-name",names:a.names.dns}}function B({key:a}){return a.kind==="unsupported"?{kind:"\
key",name:a.name}:a.kind==="rsa"&&a.bits<D?{kind:"key-size",bits:a.bits}:null}function O({unhandled:a,notBefore:_,notAfter:A},et){const[st]=a;return st!==void 0?
{kind:"critical-extension",id:st}:et<_?{kind:"not-yet-valid",at:_}:et>A?{kind:"expired",at:A}:null}function u(a,_){const A=_.at(-1),{options:et,intermediates:st}=a,
gt=et.anchors(A.issuer),Tt=st.filter(({subject:At})=>At.equals(A.issuer));for(const[At,St]of[...gt,...Tt].entries()){const Rt=At<gt.length;if(a.checks+=1,a.checks>
N)return null;if(_.some(Nt=>T(Nt,St)))continue;const wt=P(_,St,Rt,et);if(wt!==null&&(a.hint??=wt),wt!==null||!A.isSignedBy(St.x509))continue;if(!A.x509.checkIssued(
St.x509)){a.hint??={flaw:{kind:"openssl"},isLeaf:_.length===1};continue}const xt=[..._,St],bt=Rt?V(a,xt):u(a,xt);if(bt!==null)return bt}return null}function P(a,_,A,{
now:et}){const st=a.at(-1),{isAuthority:gt,maxPath:Tt}=_,At=wt=>({flaw:wt,isLeaf:!1});if(!(gt??A))return At({kind:"no-authority"});const St=a.length===1;if(st.unsupportedSignature!==
null)return{flaw:{kind:"signature",name:st.unsupportedSignature},isLeaf:St};const Rt=B(_)??O(_,et);return Rt!==null?At(Rt):Tt!==null&&a.length-1>Tt?At({kind:"pa\
th-length"}):null}function V(a,_){const A=_.findIndex(({usages:st})=>!h(st));return A>=0?(a.hint??={flaw:{kind:"usage"},isLeaf:A===0},null):_.every(({constraints:st},gt)=>st===
null||_.slice(0,gt).every(({names:Tt})=>(0,p.z$)(Tt,st)))?_:(a.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Q=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],h=a=>a.
length===0||a.some(_=>Q.includes(_)),T=(a,_)=>a.subject.equals(_.subject)&&a.keyInfo.equals(_.keyInfo)&&a.encodedNames.equals(_.encodedNames),x=({subject:a,issuer:_})=>a.
equals(_);function m(a,_){return x(a)?"self-signed":_.length===0?"leaf":_.some(x)?"root":"chain"}function H(a,_={}){const et=[()=>[...C.rootCertificates,...a===
null?[]:[a]],...j(_)].map(gt=>(0,L.O)(()=>ut(gt()))),st=tt();return{hasFile:a!==null,context:(0,L.O)(()=>(0,C.createSecureContext)({...w.Hb,ca:[]})),verify:(gt,Tt)=>{
const At={sent:gt.map(st),host:Tt,now:Date.now()},St=Rt=>{const wt=et.slice(0,Rt+1),bt=J({...At,anchors:Nt=>wt.flatMap(Kt=>Kt()(Nt))});return bt.ok||wt.length===
et.length?bt:St(Rt+1)};return St(0)}}}const Z=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ut(a){const _=a.flatMap(st=>Array.from(st.
matchAll(Z),([,gt=""])=>Buffer.from(gt,"base64"))),A=Buffer.concat(_),et=new Map;return st=>{const gt=st.toString("latin1"),Tt=et.get(gt);if(Tt!==void 0)return Tt;
const St=(A.includes(st)?_.filter(Rt=>Rt.includes(st)):[]).flatMap(Rt=>{const wt=(0,r.h)(Rt);return wt.ok&&st.equals(wt.certificate.subject)?wt.certificate:[]});
return St.length>0&&et.set(gt,St),St}}const pt=200;function tt(){const a=new Map;return _=>{const A=Buffer.from(_).toString("latin1");a.size>=pt&&!a.has(A)&&a.clear();
const et=a.get(A)??(0,r.h)(_);return a.set(A,et),et}}const rt=["/etc/ssl/certs/ca-certificates.crt","/etc/pki/tls/certs/ca-bundle.crt","/etc/ssl/ca-bundle.pem",
"/etc/pki/tls/cacert.pem","/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem","/etc/ssl/cert.pem"],F=["/etc/ssl/certs","/etc/pki/tls/certs"];function j(a,_=(0,G.
platform)()){const{NODE_EXTRA_CA_CERTS:A,SSL_CERT_FILE:et,SSL_CERT_DIR:st}=a,gt=()=>A?(0,I.r7)(A)??[]:[];if(_!=="linux")return[()=>[gt(),(0,C.getCACertificates)(
"system")].flat()];const Tt=et?[et]:rt,At=()=>Tt.values().map(I.r7).find(Rt=>Rt!==null)??[],St=st?st.split(K.delimiter):F;return[()=>[gt(),At()].flat(),()=>St.flatMap(
ot)]}const ot=a=>(0,I.N0)(()=>(0,b.readdirSync)(a,{withFileTypes:!0}),[]).flatMap(_=>{const A=(0,K.join)(a,_.name);return(_.isSymbolicLink()?(0,I.N0)(()=>(0,b.readlinkSync)(
A),""):"/").includes("/")?(0,I.r7)(A)??[]:[]});let ct=function(...a){return{connect:ct}=process.getBuiltinModule("node:net"),new.target?new ct(...a):ct(...a)},at=function(...a){
return{isIP:at}=process.getBuiltinModule("node:net"),new.target?new at(...a):at(...a)};function ht(a,_){const{resolve:A,chooseProxy:et,authorities:st,certificateVariables:gt}=a,
{hostnames:Tt,tokens:At,allowedHosts:St}=a,Rt=St.filter(({subdomains:xt})=>!xt),wt=[...Tt,...At,...Rt].map(({host:xt})=>(0,M.Sv)(xt).name);return{resolve:A,chooseProxy:et,
maxInterim:_,trust:H(st,gt),namedHosts:new Set([...wt,...A.map(({name:xt})=>xt)])}}class dt{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const k=(a,_)=>Object.assign(new Error(_),{code:a});function g(a){return typeof a!="object"||a===null?"":"code"in a&&typeof a.code=="string"?a.code:""}const l=a=>typeof a==
"object"&&a!==null&&"message"in a?String(a.message):String(a);async function y(a,_,A){const{connection:et}=A;at(a)!==0&&o(a,A);const st=performance.now();let gt=st;
const Tt=ct({host:a,port:_,noDelay:!0,lookup:q(A,()=>{gt=performance.now(),et.lookingUp=!1,et.lookupMs=gt-st})});return A.hold(Tt),await t(Tt,"connect"),et.connectMs=
performance.now()-gt,et.address=Tt.remoteAddress??null,Tt}async function e(a,_,A,et){const st=(0,C.connect)({...et,socket:a,servername:at(A)===0?A.replace(/\.$/,
""):"",rejectUnauthorized:!1});return _.hold(st),await t(st,"secureConnect"),st}function t(a,_){return new Promise((A,et)=>{const st=()=>et(k("ECONNRESET","the \
connection was closed")),gt=()=>A(void a.off("close",st));a.once(_,gt).once("error",et).once("close",st)})}function o(a,_){const A=i(a,_);if(A!==null)throw A}function i(a,{
allowPrivate:_}){const A=(0,W.Sz)(a);return A==="metadata"?k("ADDRESS_METADATA",`${a} is a metadata address`):A==="public"||_?null:k(A==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${a} is a ${A} address`)}const d=253,$=a=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(a);async function U(a,_){if(o(a,_),at(a)!==0)return;const A=await(0,f.
lookup)(a,{all:!0});for(const{address:et}of A)o(et,_)}function q(a,_){return(A,et,st)=>{const At=($(A)||A.replace(/\.$/,"").length>d?k("ENOTFOUND",`no such host\
: ${A}`):null)??i(A,a);if(At!==null)return queueMicrotask(()=>st(At,[]));a.connection.lookingUp=!0,(0,E.lookup)(A,{...et,all:!0},(St,Rt)=>{if(_(),St!==null)return st(
St,[]);const wt=Rt.map(({address:Nt})=>i(Nt,a)),xt=Rt.filter((Nt,Kt)=>wt[Kt]===null),bt=wt.find(Nt=>Nt!==null);if(xt.length===0&&bt)return st(bt,[]);st(null,xt)})}}}),
9926:((kt,ft,n)=>{n.d(ft,{Eu:()=>C,PU:()=>f,iD:()=>E,lo:()=>M});class E{#e=[];#t;constructor(b){this.#t=b}async pass(b){const G=await this.enter();return b().finally(
G)}async enter(){return this.#t===0?await new Promise(b=>this.#e.push(b)):this.#t-=1,()=>{const b=this.#e.shift();b===void 0?this.#t+=1:b()}}}const f=4;async function C(W,b,{
concurrency:G},K,I=f){await M(Map.groupBy(W,b).values(),G*f,L=>M(L.values(),I,K))}async function M(W,b,G){const K=async()=>{for(const I of W)await G(I)};await Promise.
all(Array.from({length:b},K))}}),7144:((kt,ft,n)=>{n.d(ft,{N:()=>at});var E=n(8643),f=n(4067),C=n(7057),M=n(2432),W=n(9713),b=n(7454),G=n(6452),K=n(7811);function I(g){
const[,l="",y="",e=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(g)??[],t=/^HTTP\/(\d)\.(\d)$/.exec(l);if(t===null)return(0,K.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(y))return(0,K.TR)("malformed status");const[,o="",i=""]=t;return(0,K.Ju)({status:Number(y),reason:e,version:Number(o+i)})}function L(g,l){const y=p(l);if(!y.
ok)return y;const e=new Map(y.value),{status:t,reason:o,version:i}=g,d=Y(t,i,e);if(!d.ok)return d;d.value==="chunked"&&e.delete("content-length");const $=d.value!==
1/0&&O(i,e);return(0,K.Ju)({status:t,reason:o,headers:e,framing:d.value,keepAlive:$})}const r=/^[\w!#$%&'*+.^`|~ -]+$/,w=g=>/^[\t -~\u0080-\u00ff]*$/.test(g);function p(g){
const l=new Map;for(const y of N(g)){const e=y.indexOf(":"),t=y.slice(0,Math.max(e,0)),o=D(y.slice(e+1));if(!r.test(t))return(0,K.TR)("malformed header line");if(!w(
o))return(0,K.TR)("control character in a header");const i=t.toLowerCase(),d=l.get(i);d===void 0?l.set(i,[o]):d.push(o)}return(0,K.Ju)(l)}const R=/(?<![ \t])[ \t]+$/,
D=g=>g.replace(/^[ \t]+/,"").replace(R,"");function N(g){const l=[];for(const y of g){const e=D(y),t=l.at(-1);/^[ \t]/.test(y)&&t!==void 0?t.push(e):l.push([/^[ \t]|^[^:]*$/.
test(y)?":":e])}return l.map(y=>y.join(" "))}const J=["transfer-encoding","content-length","trailer"];function Y(g,l,y){const e=l>=11?y.get("transfer-encoding")??
[]:[],[t]=e;if(e.length>1)return(0,K.TR)("several Transfer-Encoding headers");if(t!==void 0&&t.toLowerCase()!=="chunked")return(0,K.TR)("unsupported Transfer-En\
coding");const o=B(y,"trailer");if(t!==void 0&&o.some(U=>J.includes(U)))return(0,K.TR)("forbidden name in Trailer");const i=y.get("content-length")??[];if(new Set(
i).size>1)return(0,K.TR)("different Content-Length headers");const[d]=i,$=Number(d);return d!==void 0&&!(/^\d+$/.test(d)&&$<2**63)?(0,K.TR)("malformed Content-L\
ength"):g<200||g===204||g===304?(0,K.Ju)(0):t!==void 0?(0,K.Ju)("chunked"):(0,K.Ju)(d===void 0?1/0:$)}const B=(g,l)=>(g.get(l)??[]).flatMap(y=>y.split(",")).map(
y=>y.trim().toLowerCase());function O(g,l){const y=B(l,"connection");return g<10||y.includes("close")?!1:g>=11||y.includes("keep-alive")}const u=4096,P=16*1024;
class V{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(l){const y=new Uint8Array(l.length);let e=0,t=0;for(;t<l.length&&this.#e!=="nothing";){if(this.#t>0){const d=Math.
min(t+this.#t,l.length);for(this.#t-=d-t;t<d;t+=1,e+=1)y[e]=l[t]??0;continue}const o=l[t]??0;if(t+=1,this.#s+=String.fromCharCode(o),this.#s.length+this.#r>u)return(0,K.
TR)("long line in chunks");if(o!==10)continue;const i=this.#i(this.#s);if(i!==null)return(0,K.TR)(i);this.#s=""}return(0,K.Ju)({data:y.subarray(0,e),used:t,isEnd:this.#e===
"nothing"})}#i(l){if(!l.endsWith(`\r
`)||l.indexOf("\r")<l.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(l);const y=l===`\r
`;if(this.#e==="end of data")return this.#e="size",y?null:"malformed chunk";if(this.#r+=l.length,!y)return this.#o.push(l.slice(0,-2)),null;this.#e="nothing";const e=p(
this.#o);return e.ok?null:e.why}#c(l){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(l)?(this.#t=Number.parseInt(l,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+l.length-16-2*this.#t),this.#n>P?"chunks with too little data":null)):"malformed chunk size"}}function Q(g,l){const y=new j(
g);let e=!0,t=0;return{mayRepeat:()=>t>0&&y.received===t,isFree:()=>e&&y.isEmpty&&!g.destroyed&&g.readable,get:async o=>{e=!1,t=y.received,g.write(h(o),"latin1"),
await m(y);const i=await H(y,l),{framing:d}=i,$=async function*(){yield*d==="chunked"?rt(y):tt(y,d),e=i.keepAlive},U=()=>{e||g.destroy()};return{head:(0,W.zy)(i),
body:Object.assign($(),{destroy:U})}}}}function h({path:g,headers:l}){const y=Object.entries(l).map(([t,o])=>`${t}: ${o}`),e=[`GET ${g} HTTP/1.1`,...y];if(e.some(
t=>/[\r\n\0]/.test(t)))throw new Error("a request has a line break");return`${e.join(`\r
`)}\r
\r
`}const T=9,x=4;async function m(g){const l=await g.arrived();if(l===null||l.length<T)return;if(l[0]===0&&l[3]===x&&l.readUInt32BE(5)===0)throw(0,G.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}async function H(g,l){g.textBytes=W.v8;for(let y=0;y<=l;y+=1){const e=Z(I(await ut(g))),t=[];for(;;){const i=await ut(
g);if(i==="")break;t.push(i)}const o=Z(L(e,t));if(o.status<100||o.status>199||o.status===101)return o}throw(0,G.Au)("HTTP_MALFORMED",`more than ${l} interim res\
ponses`)}function Z(g){if(!g.ok)throw(0,G.Au)("HTTP_MALFORMED",g.why);return g.value}async function ut(g){const l=await g.line();if(l===null)throw(0,G.Au)("ECON\
NRESET","the connection was closed");return l.endsWith("\r")?l.slice(0,-1):l}const pt=64*1024;async function*tt(g,l){let y=l;for(;y>0;){const e=await g.arrived()!==
null;if(!e&&y===1/0)return;if(!e)throw(0,G.Au)("BODY_CUT","the body is cut off");const t=g.take(Math.min(y,pt));y-=t.length,yield t}}async function*rt(g){const l=new V;
for(;;){const y=await g.arrived();if(y===null)throw(0,G.Au)("BODY_CUT","the body is cut off");const{data:e,used:t,isEnd:o}=Z(l.push(y));if(g.take(t),e.length>0&&
(yield e),o)return}}const F=10;class j{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(l){this.#e=l[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const l=[];for(;;){const y=this.#t.indexOf(F),e=this.take(y<0?this.#t.length:y+1);if(l.push(e),this.textBytes-=e.length,this.textBytes<0)
throw(0,G.Au)("HEADERS_TOO_LARGE","too many headers");if(y>=0)return Buffer.concat(l).toString("latin1").slice(0,-1);if(await this.#n())continue;const t=Buffer.
concat(l).toString("latin1");return t===""||t==="\r"?null:t}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(l){const y=this.#t.subarray(
0,l);return this.#t=this.#t.subarray(y.length),y}async#n(){const l=await this.#e.next();return l.done===!0?!1:(this.#t=l.value,this.received+=this.#t.length,!0)}}
class ot{connection=null;address=null;isWritten=!1;head=null;firstByteMs=0;body=null;error=null}const ct=12;class at{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(l){
this.network=l}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const l of[...this.#n].reverse())l.destroy()};async get(l){const y=new ot;try{const{head:e,
body:t}=await this.#o(l,y);y.head=e,y.body=await(0,W.x8)(t,e,l.planBody(e))}catch(e){y.address=y.connection?.address??y.address,y.error=(0,G.$N)(e)==="ECONNRESE\
T"&&this.#e[0]||e}return y}async#o(l,y){const{scheme:e,name:t,port:o}=l.endpoint,i=`${e}://${t} ${o}`,d=`${i} private`,$=ht(l,this.network),U=async _=>{this.#r(
_),y.address=_.address,y.isWritten=!0;const A=performance.now(),et=await _.http.get($);return y.firstByteMs=performance.now()-A,et},a=(l.allowPrivate?[i,d]:[i]).
map(_=>this.#t.get(_)).find(_=>_?.http.isFree());if(a!==void 0)try{return await U(a)}catch(_){if(!this.#s||!a.http.mayRepeat())throw _}try{const _=this.#i(l,y),
A=await(0,b.JY)(l.endpoint,_),{address:et}=_.connection,st=(0,f.Sz)(et??t)==="public"?i:d;return await U({key:st,http:Q(A,this.network.maxInterim),socket:A,address:et})}catch(_){
throw(0,G.$N)(_)==="HTTP2_FRAME"&&await(0,b.dI)(l.endpoint,this.#i(l,y)),_}}#r(l){const y=this.#t;y.delete(l.key),y.set(l.key,l);const[e]=y;y.size>ct&&e!==void 0&&
(y.delete(e[0]),e[1].socket.destroy())}#i({allowPrivate:l},y){const e=new G.Ng;y.connection=e;const t=o=>{this.#n.add(o),o.on("error",i=>{(0,G.$N)(i).startsWith(
"ERR_SSL")&&this.#e.push(i)}),o.on("close",()=>this.#n.delete(o)),this.#s||o.destroy()};return{network:this.network,connection:e,allowPrivate:l,hold:t}}}function ht(g,l){
const{url:y,endpoint:e,token:t,headers:o}=g,i=e.scheme==="http"?(0,b.Lu)(e,l).proxy:null,d=(0,b.gQ)(y,e),$=(0,E.t5)(y);return{path:dt(i===null?$:`http://${d}${$}`).
replace(/ /g,"%20"),headers:{host:d,"user-agent":M._O,...o,...o.range===void 0?{"accept-encoding":"gzip"}:{},...k(y,t),...i===null?{}:(0,b.To)(i)}}}const dt=g=>Buffer.
from(g,"utf8").toString("latin1");function k(g,l){if(l!==null)return{authorization:dt(`Bearer ${l.reveal()}`).trimEnd()};const y=(0,E.aR)(g);return y===null||y.
length>C.$c?{}:{authorization:y}}}),3070:((kt,ft,n)=>{n.d(ft,{e:()=>F});var E=n(8643),f=n(9432),C=n(1281),M=n(8032),W=n(7057),b=n(9713),G=n(7454),K=n(8161),I=n(
9968),L=n(8936),r=n(3956),w=n(3368),p=n(6360),R=n(2801),D=n(6452);const N=k=>({describe:k,transient:!1}),J=k=>({describe:k,transient:!0}),Y=k=>({host:g,asks:l,isRedirected:y})=>L.
T0({host:g,asks:y?"answer":l,why:k}),B=k=>J(({host:g})=>L.P6({host:g,error:k})),O=k=>N(({host:g})=>w.cI({host:g,error:k})),u=k=>J(({host:g,asks:l})=>l==="docume\
nt"?r.Eh({host:g,why:k}):(0,p.Bz)({host:g,why:k})),P=k=>N(({host:g,asks:l})=>(0,R.AO)({host:g,address:k,asks:l})),V=k=>N(({host:g,text:l})=>w.rZ({host:g,reason:l,
fault:k})),Q=N(({host:k,text:g})=>L.P0({host:k,error:g}));function h({host:k,rejection:g}){if(g===null)throw new Error("a certificate is rejected for a reason");
const{flaw:l,isLeaf:y,issuer:e="",hasFile:t=!1}=g;return l.kind==="expired"?w.vk({host:k,isLeaf:y,at:l.at}):l.kind==="not-yet-valid"?w.x1({host:k,isLeaf:y,at:l.
at}):l.kind==="other-name"?w.B_({host:k,names:l.names}):w.SE({host:k,isLeaf:y,flaw:l,issuer:e,hasFile:t})}const T={ENOTFOUND:N(Y("no-such-host")),ENODATA:N(Y("n\
o-such-host")),EAI_AGAIN:J(Y("no-answer")),EAI_FAIL:J(Y("server-failed")),ECONNREFUSED:B("refused"),ECONNRESET:B("closed"),ECONNABORTED:B("closed"),EPIPE:B("clo\
sed"),EHOSTUNREACH:B("no-host-route"),ENETUNREACH:B("no-network-route"),ETIMEDOUT:J(({host:k,asks:g})=>L.Qs({host:k,asks:g,phase:"connection",limitMs:null,attempts:1})),
BODY_PAUSED:J(({host:k,asks:g})=>L.Qs({host:k,asks:g,phase:"body",limitMs:null,attempts:1})),PROXY_NOT_REACHED:J(({host:k,text:g})=>L.P6({host:k,error:{proxy:g}})),
PROXY_LOGIN:V("PROXY_LOGIN"),PROXY_ABSENT:V("PROXY_ABSENT"),PROXY_PATH:V("PROXY_PATH"),PROXY_REFUSED:V("PROXY_REFUSED"),PLAIN_HTTP:N(w.MY),ADDRESS_METADATA:P("m\
etadata"),ADDRESS_PRIVATE:P("private"),ADDRESS_RESERVED:P("reserved"),CERTIFICATE_REJECTED:N(h),TLS_UNSUPPORTED:N(({host:k,unsupported:g})=>w.cI({host:k,error:g??
{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:O({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:O({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:O(
{kind:"client-certificate"}),HTTP_MALFORMED:Q,HTTP2_FRAME:Q,HTTP2_ONLY:N(R.ro),HEADERS_TOO_LARGE:N(r.ku),BODY_CUT:u("closed"),Z_BUF_ERROR:u("gzip"),Z_DATA_ERROR:N(
({host:k,asks:g})=>g==="document"?r.jN({host:k,why:"not-gzip"}):(0,p.Bz)({host:k,why:"not-gzip"}))};function x(k){return k.endsWith("UNRECOGNIZED_NAME")?O({kind:"\
unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(k)?O({code:k}):B({code:k})}function m(k){const{code:g}=k,l=Object.hasOwn(T,g)?T[g]:void 0,{describe:y,transient:e}=l??
x(g);return{problem:y(k),transient:e}}function H({error:k,connection:g,head:l},y){const{endpoint:e,limitMs:t,attempts:o=1,...i}=y,{asks:d}=i,$=(0,G.jT)(e);if(t!==
null){const A=ut(g,l!==null);return{problem:L.Qs({host:$,asks:d,phase:A,limitMs:t,attempts:o}),transient:!0}}const U=(0,D.$N)(k);if(U===""||(0,I.qo)(k))throw k;
/^E(?:NOTFOUND|AI_)/.test(U)&&(0,I.yR)(K.devNull);const q=l!==null&&Z.test(U)?"BODY_CUT":U,{rejection:a,unsupported:_}=g??new D.Ng;return m({...i,code:q,text:(0,D.
bD)(k),host:$,rejection:a,unsupported:_})}const Z=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function ut(k,g){return k?.lookingUp?"lookup":k?.connectMs===null?
"connection":g?"body":"response"}const pt=[301,302,303,307,308],tt=8192;class rt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(g){
this.options=g,this.started=g.monotonic(),this.startsInPublic=g.origin?.isPublic??!0}}async function F(k){const g=new rt(k),l=k.startTimer(k.timeoutMs,()=>{g.timedOut=
!0,k.session.close()});try{const y=await j(g),{connections:e,firstByteMs:t,headMs:o,started:i}=g,d=a=>{const _=e.map(A=>A[a]).filter(A=>A!==null);return _.length===
0?null:_.reduce((A,et)=>A+et)},$=[...g.hops],U=[...e.flatMap(({certificate:a})=>a??[])],q={lookupMs:d("lookupMs"),connectMs:d("connectMs"),tlsMs:d("tlsMs"),firstByteMs:t,
totalMs:k.monotonic()-i};return{response:y,hops:$,timing:q,headMs:o,certificates:U}}finally{l()}}async function j(k){let{url:g}=k.options;for(;;){const l=(o,i)=>ht(
(0,C.Y3)({redirect:o,url:(0,E.Pl)(g),why:i})),y=(0,G.X5)(g);if(!y.ok)return l("to",y.why);const e=await ct(k,g,y.value);if(e.kind==="failed"||!ot(e.head))return e;
const t=(0,E.O2)(g,e.head.location??"");if(!t.ok)return l("from",`failed to parse Location header: ${t.why}`);if(k.hops.length>k.options.maxRedirects)return dt(
k,t.value);if((0,E.jr)(t.value).length>tt){const o=`its URL has more than ${tt} characters, which servers do not accept`;return l("from",o)}g=t.value}}const ot=({
status:k,location:g})=>pt.includes(k)&&!!g;async function ct(k,g,l){const{options:y,hops:e}=k,{token:t,session:o,planBody:i,headers:d,origin:$}=y,{network:U}=o,
q=e.length===0&&$===null;k.urls.add((0,E.jr)(g)),k.stops.push({scheme:l.scheme,name:(0,G.be)(g)});const a=t===null?"none":(0,W.nL)(k.stops).at(-1)??"dropped";k.
headMs=null;const _=y.monotonic(),A=await o.get({url:g,endpoint:l,token:a==="sent"?t:null,headers:d,allowPrivate:!k.startsInPublic||q||U.namedHosts.has(l.name),
planBody:wt=>(k.headMs=y.monotonic()-k.started,ot(wt)?b.IK:i(wt))});e.push(at(A,g,a,y.monotonic()-_));const{connection:et,head:st,body:gt}=A;if(et!==null&&k.connections.
push(et),gt!==null&&(k.firstByteMs=(k.firstByteMs??0)+A.firstByteMs),q&&(k.startsInPublic=(0,G.Ul)(U,l.name,A.address)),st!==null&&gt!==null)return{kind:"receiv\
ed",url:g,head:st,body:gt};const Tt=k.timedOut?y.timeoutMs:null,{asks:At,attempts:St}=y,Rt={endpoint:l,asks:At,isRedirected:e.length>1,limitMs:Tt,attempts:St};return{
kind:"failed",...H(A,Rt)}}function at({connection:k,address:g,head:l,isWritten:y},e,t,o){return{url:(0,f.dh)((0,E.Pl)(e)),status:l?.status??null,reason:(0,f.dh)(
l?.reason??""),mediaType:l?.contentType?(0,f.dh)(l.contentType):null,authorization:t==="sent"&&!y?"not-sent":t,challenge:l?.challenge?(0,f.dh)(l.challenge):null,
address:g,proxy:k?.proxy??null,ms:o}}const ht=k=>({kind:"failed",problem:k,transient:!1});function dt({urls:k,hops:g,options:l},y){const{asks:e,maxRedirects:t}=l,
o=g[0]?.url??"";if(k.has((0,E.jr)(y)))return ht((0,C.f0)({url:o,asks:e,to:(0,E.Pl)(y)}));const i=g.length,d=e==="document"?M.NX:{terraform:t,opentofu:t},$=M.Du.
filter(U=>i>d[U]);return ht((0,C.KA)({url:o,asks:e,redirects:i,clients:$,limits:d}))}}),7688:((kt,ft,n)=>{n.d(ft,{kJ:()=>G,sP:()=>K,tX:()=>I});var E=n(3298),f=n(
9926);const C=8,M=4,W=512*1024*1024,b=64*1024*1024,G={kind:"unread",why:`this check reads at most ${b/1024/1024} MiB of configuration in all packages`},K={kind:"\
unread",why:`this check transfers at most ${W/1024/1024} MiB of packages`};function I(L){const r=new f.iD(C),w=(0,E.O)(N=>new f.iD(M)),p=[];let R=0;async function D(N,J){
p.push(N),L({done:R,waiting:p});try{return await J()}finally{p.splice(p.indexOf(N),1),R+=1,L({done:R,waiting:p})}}return{pass:(N,J)=>w(N).pass(()=>r.pass(()=>D(
N,J))),room:{bytes:W,kept:b}}}}),9044:((kt,ft,n)=>{n.d(ft,{h:()=>B});var E=n(3298),f=n(5389);const C=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.1\
32.0.35"],M="1.2.840.113549.1.1.10",W={[M]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.3\
6.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},b="public key",
G=()=>new f.G4(b);function K(tt,rt){const[F,j]=f.nx(tt,b),[ot,ct]=f.nx(F,b),at=f.xP(ot),ht=f.e4(j,b);switch(at){case"1.2.840.113549.1.1.1":if(ct?.whole.toString(
"hex")!=="0500")throw G();return L(ht,rt);case"1.2.840.10045.2.1":return r(ht,ct,rt);case"1.3.101.112":if(ct||ht.length!==32)throw G();return{kind:"ed25519"};default:
return{kind:"unsupported",name:W[at]??at}}}const I=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function L(tt,{publicKey:rt}){const F=f.nx(f.ZE(tt,b)[0],b);if(!F.every(({content:at})=>I.
test(at.toString("hex")))||(F[1]?.content.length??0)>8)throw G();const{modulusLength:ot=0,publicExponent:ct=0n}=rt.asymmetricKeyDetails??{};return ct>1n&&ct%2n===
1n&&ct<2n**31n?{kind:"rsa",bits:ot}:{kind:"unsupported",name:`RSA with the exponent ${ct}`}}function r(tt,rt,F){const j=rt?.tag===6?f.xP(rt):"explicit parameter\
s";if(!C.includes(j))return{kind:"unsupported-curve",curve:W[j]??j};if(tt[0]!==4||F.publicKey.asymmetricKeyType!=="ec")throw G();return{kind:"ecdsa"}}const w=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,
p=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,R=["201 20","202 3\
0","203 40"];function D(tt){const[rt,F]=f.nx(tt,"signature algorithm"),j=f.xP(rt),[,ot,ct]=p.exec(F?.whole.toString("hex")??"")??[];return j===M&&R.includes(`${ot}\
 ${ct}`)||w.test(j)?null:j===M?"RSA-PSS with other parameters than SHA-2":W[j]??j}var N=n(6554);let J=function(...tt){return{X509Certificate:J}=process.getBuiltinModule(
"node:crypto"),new.target?new J(...tt):J(...tt)};const Y=tt=>({ok:!1,flaw:tt});function B(tt){try{const rt=new J(tt),{raw:F}=rt;if(!F.equals(tt))throw new f.G4(
"certificate");return Q(rt,F)}catch(rt){const F=rt instanceof f.G4?rt.message:"certificate";return Y({kind:"malformed",part:F})}}const O=160,u=["020100","020101",
"020102"],P=163;function V(tt){const rt=f.nx(tt,"certificate"),F=rt[0]?.tag===O,j=F?rt[0]?.content.toString("hex"):u[0];if(!u.includes(j??""))throw new f.G4("ve\
rsion");return{isThird:j===u[2],fields:rt.slice(F?1:0)}}function Q(tt,rt){const[F,j]=f.nx(f.ZE(rt,"certificate")[0],"certificate"),{isThird:ot,fields:ct}=V(F),[
,at,ht,,dt,k,...g]=ct;if(!at||!ht||!dt||!k)throw new f.G4("certificate");if(!j?.content.equals(at.content))throw new f.G4("signature algorithm");if(tt.serialNumber.
startsWith("-"))return Y({kind:"negative-serial"});T(ht,"issuer"),T(dt,"subject");const[l,y]=[x(tt.validFrom),x(tt.validTo)],e=K(k,tt);if(e.kind==="unsupported-\
curve")return Y({kind:"curve",curve:e.curve});const t=ot?g.find(({tag:i})=>i===P):void 0;return{ok:!0,certificate:{raw:rt,x509:tt,isSignedBy:(0,E.O)(i=>h(tt,i)),
subject:dt.whole,issuer:ht.whole,notBefore:l,notAfter:y,unsupportedSignature:D(at),key:e,keyInfo:k.whole,isAuthority:ot?tt.ca:null,...Z(t)}}}function h(tt,rt){try{
return tt.verify(rt.publicKey)}catch{return!1}}function T(tt,rt){const F=f.nx(tt,rt).flatMap(j=>f.nx(j,rt,49));for(const j of F){const[,ot]=f.nx(j,rt);if(ot===void 0||
!f.KH(ot))throw new f.G4(rt)}}function x(tt){const[,rt,F]=/^(.*:\d\d) (\d+) GMT$/.exec(tt)??[],j=new Date(`${rt} 2000 GMT`).setUTCFullYear(Number(F));if(Number.
isNaN(j))throw new f.G4("validity");return j}const m=[15,19,31,32,33,36,37,54].map(tt=>`2.5.29.${tt}`),H=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Z(tt){
const rt="extensions",F=new Map,j=[];for(const dt of tt?f.nx(f.nx(tt,rt,P)[0],rt):[]){const[k,g,l]=f.nx(dt,rt),y=f.xP(k),e=l??g;if(e?.tag!==4||F.has(y))throw new f.
G4(rt);F.set(y,e.content),l&&g&&f.Hn(g)&&j.push(y)}if(j.some(dt=>H.includes(dt)))throw new f.G4(rt);const ot=(dt,k)=>{const g=F.get(`2.5.29.${dt}`);return g===void 0?
null:k(g)},ct=ot(17,N.m6)??{dns:[],addresses:[],others:[]},at=ot(30,N.xV);ot(15,dt=>f.e4(f.ZE(dt,"keyUsage")[0],"keyUsage"));const ht=new Set(m);return Object.values(
ct).some(({length:dt})=>dt>0)&&ht.add("2.5.29.17"),at?.isKnown&&ht.add("2.5.29.30"),{encodedNames:F.get("2.5.29.17")??Buffer.alloc(0),names:ct,constraints:at,maxPath:ot(
19,ut),usages:ot(37,pt)??[],unhandled:j.filter(dt=>!ht.has(dt))}}function ut(tt){const rt="basicConstraints",F=f.nx(f.ZE(tt,rt)[0],rt),j=F[0]?.tag===1;j&&F[0]&&
f.Hn(F[0]);const ot=F[j?1:0]?.content;if(ot&&ot.length>8)throw new f.G4(rt);return ot===void 0?null:+`0x${ot.toString("hex")}`}function pt(tt){const rt="extende\
dKeyUsage";return f.nx(f.ZE(tt,rt)[0],rt).map(F=>f.xP(F))}}),5389:((kt,ft,n)=>{n.d(ft,{G4:()=>f,Hn:()=>G,KH:()=>L,ZE:()=>M,e4:()=>K,nx:()=>W,xP:()=>b});var E=n(
4573);class f extends Error{}const C=48;function M(r,w){const p=[];for(let R=0;R<r.length;){const D=r[R]??0,N=r[R+1]??128,J=Math.max(N-128,0),Y=N<128?N:r.readUIntBE(
R+2,J),B=J===0||Y>=128&&r[R+2]!==0,O=R+2+J,u=O+Y;if(!B||u>r.length||(D&31)===31)throw new f(w);p.push({tag:D,content:r.subarray(O,u),whole:r.subarray(R,u)}),R=u}
return p}function W(r,w,p=C){if(r?.tag!==p)throw new f(w);return M(r.content,w)}function b(r){const w=[0];for(const N of r?.content??[]){const J=128*(w.pop()??0)+
(N&127);if(J>=2**31)throw new f("object identifier");w.push(J,...N<128?[0]:[])}const[p=0,...R]=w.slice(0,-1),D=Math.min(Math.floor(p/40),2);return[D,p-40*D,...R].
join(".")}function G({tag:r,content:w}){const p=w.toString("hex");if(r!==1||p!=="00"&&p!=="ff")throw new f("boolean");return p==="ff"}function K(r,w){const{tag:p=0,
content:R=Buffer.alloc(0)}=r??{},D=R[0]??8,N=((R.at(-1)??0)&(1<<D)-1)===0;if(p!==3||D>7||!N)throw new f(w);return R.subarray(1)}const I={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,
20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},L=({tag:r,content:w})=>r===12?(0,E.isUtf8)(w):I[r]?.test(w.toString("lati\
n1"))??!1}),6554:((kt,ft,n)=>{n.d(ft,{AI:()=>I,m6:()=>K,xV:()=>L,z$:()=>D});var E=n(4573),f=n(6429),C=n(5389);const M=130,W=135,b=[129,134];function G(B,O,u){const P=x=>B.
filter(({tag:m})=>m===x).map(({content:m})=>m),V=P(W);if(!([M,...b].flatMap(P).every(x=>(0,E.isAscii)(x))&&V.every(({length:x})=>O.includes(x))))throw new C.G4(
u);const h=b.filter(x=>P(x).length>0);return{dns:P(M).map(String),addresses:V,others:h}}function K(B){const O="subject alternative names";return G((0,C.nx)((0,C.
ZE)(B,O)[0],O),[4,16],O)}function I({dns:B,addresses:O},u){const P=(0,f.r5)(u);if(P!==null)return O.some(x=>x.equals(Buffer.from((0,f.NW)(P))));const V=u.toLowerCase(),
Q=V.replace(/\.$/,""),h=Q.replace(/^[^.]*/,""),T=[V,Q,...h===""?[]:[`*${h}`]];return B.some(x=>T.includes(x.toLowerCase()))}function L(B){const O="name constrai\
nts",[u,...P]=(0,C.ZE)(B,O),V=(0,C.nx)(u,O),Q=V.map(({tag:Z})=>Z).join(),h=V.every(({content:Z})=>Z.length===0);if(P.length>0||h||!["160","161","160,161"].includes(
Q))throw new C.G4(O);const T=Z=>V.filter(({tag:ut})=>ut===Z).flatMap(({content:ut})=>(0,C.ZE)(ut,O)).flatMap(ut=>(0,C.nx)(ut,O).slice(0,1)),[x,m]=[T(160),T(161)],
H=[M,W,...b];return{permitted:r(x,O),excluded:r(m,O),isKnown:[...x,...m].every(({tag:Z})=>H.includes(Z))}}function r(B,O){const u=G(B,[8,32],O),P=u.dns.map(Q=>Q.
toLowerCase());if(!(P.every(Q=>w(Q.replace(/^\.(?=.)/,"")))&&u.addresses.every(p)))throw new C.G4(O);return{...u,dns:P}}const w=B=>/^[!-~]*$/.test(B)&&!/^\.|\.\.|\.$/.
test(B);function p(B){const O=B.subarray(B.length/2),u=Array.from(O,P=>P.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(u)}const R=25e4;function D(B,{
permitted:O,excluded:u}){const P=O.dns.length+u.dns.length,V=O.addresses.length+u.addresses.length,Q=B.dns.length*P+B.addresses.length*V,h=[...O.others,...u.others];
if(Q>R||B.others.some(m=>h.includes(m)))return!1;const T=B.dns.every(m=>{const H=m.toLowerCase();return w(H)&&(O.dns.length===0||O.dns.some(Z=>N(H,Z)))&&!u.dns.
some(Z=>N(H,Z)||J(H,Z))}),x=B.addresses.every(m=>(O.addresses.length===0||O.addresses.some(H=>Y(m,H)))&&!u.addresses.some(H=>Y(m,H)));return T&&x}const N=(B,O)=>O===
""||B===O||B.endsWith(O.startsWith(".")?O:`.${O}`),J=(B,O)=>B.startsWith("*.")&&O.replace(/^[^.]*/,"")===B.slice(1),Y=(B,O)=>2*B.length===O.length&&B.every((u,P)=>{
const V=O[B.length+P]??0;return(u&V)===((O[P]??0)&V)})}),4604:((kt,ft,n)=>{n.d(ft,{Cg:()=>M,DS:()=>w,Hb:()=>I,Yx:()=>W});let E=function(...p){return{constants:E}=
process.getBuiltinModule("node:crypto"),new.target?new E(...p):E(...p)};const f=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],
C=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],M=[...f,...C.flatMap(p=>[`ECDHE-ECDSA-${p}`,`ECDHE-RSA-${p}`])],W=["X2\
5519","P-256","P-384","P-521"],b=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha38\
4:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),G="@SECLEVEL=0",K=E.SSL_OP_LEGACY_SERVER_CONNECT|E.SSL_OP_NO_RENEGOTIATION,I={secureOptions:K,
minVersion:"TLSv1.2",ciphers:[...M,G].join(":"),ecdhCurve:W.join(":"),sigalgs:b},w={secureOptions:K,minVersion:"TLSv1",ciphers:[...M,"TLS_AES_128_CCM_SHA256:TLS\
_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",G].join(":"),ecdhCurve:[...W,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdh\
e4096:P-224"].join(":")}}),9623:((kt,ft,n)=>{n.d(ft,{qC:()=>Y,vA:()=>p,zU:()=>G});var E=n(9562),f=n(9432),C=n(9179),M=n(9713);const W=200,b=80;function G(u){const V=(u.
length<M.IK.maxBytes?C._U:C.NE)(K(u)).trim();return Array.from(V.slice(0,2*W)).slice(0,W).join("")||null}const K=u=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(
u.subarray(0,M.IK.maxBytes)),I=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,L=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i,
r=/captcha-delivery\.com|^error code: 10(?:0[6-9]|10|20)\b/,w=/<title>(?:just a moment|attention required!|vercel security|sucuri|making sure you|request rejected)|_cf_chl_opt|incapsula_resource\?[^"]*incident_id|<title>access denied[\s\S]*(?:errors\.edgesuite\.net|reference&#32;&#35;)|request blocked\.|px-captcha/i;
function p(u,P){const V=B(P,u),Q=u.status===403&&D.test(`${u.errorType} ${K(P)}`);return{page:R(P,u.mitigation!==null,u.status===401),...V!==""&&{said:V},...Q&&
{isVague:Q}}}function R(u,P=!1,V=!1){const Q=O(K(u)),h=/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(Q),[,T="",x]=h&&/<title[^>]*>([^<]*)(<?)/i.
exec(Q)||[],m=T.replace(/\s+/g," ").trim(),H=(0,f.dh)(x===""?(0,C.NE)(m):m,b),Z=r.test(Q)||h&&w.test(Q);return P||Z&&!V?{kind:"bot-protection",title:H}:h?L.test(
m)?{kind:"captive-portal",title:H}:{kind:I.test(m)||/type=["']?password/i.test(Q)?"sign-in":"other",title:H}:null}const D=/<Code>(?:AccessDenied|Authorization(?:Failure|PermissionMismatch))<\/Code>(?!<Message>Request has expired)|\(or it may not exist\)|^(?:MissingAuthenticationToken|IncompleteSignature)Exception|"Missing Authentication Token"/,
N=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/,J=($late0??=new RegExp("<Code>[^<]*<\\/Code>\\s*<Message>([^<]{1,200})<|^\\s*([^<>{}\\s]+ [^<>{}\\uFFFD\\p{C}]{1,200})\\s*$","u"));
function Y(u){const P=(0,E.V)(N.exec(K(u))?.[1]??"","struct");return P.ok?(0,f.dh)(String(P.value).trim()):""}function B(u,{status:P,reason:V}){const[,Q,h=""]=P!==
404&&J.exec(K(u))||[],T=Y(u)||(0,f.dh)((Q??h).trim()),x=T.toLowerCase().replace(V.toLowerCase(),"");return($late1??=new RegExp("\\p{L}","u")).test(x.replace(/\b(?:error|http|page)\b/g,""))?
T:""}function O(u){let P=u.trimStart();for(;P.startsWith("<!--");){const V=P.indexOf("-->",4);if(V<0)return"";P=P.slice(V+3).trimStart()}return P}}),2851:((kt,ft,n)=>{
n.d(ft,{nT:()=>T,pj:()=>x});var E=n(9968),f=n(2801),C=n(255),M=n(9926),W=n(7144),b=n(9039),G=n(8643),K=n(8294),I=n(3956),L=n(9176),r=n(1879),w=n(9713),p=n(3070),
R=n(9623);const D={kind:"whole",maxBytes:r.bi},N=F=>F===408||F===425||F===429||F>=500;async function J(F){const{host:j,needed:ot,source:ct}=F,at=await(0,p.e)({...F,
url:(0,C.cu)(j),asks:"document",headers:{accept:"application/json"},origin:F.origin??null,planBody:$=>Y($)===null?D:w.IK}),{response:ht,...dt}=at;if(ht.kind==="\
failed"){const{problem:$,transient:U}=ht;return{attempt:{discovery:$.code==="host-http2"?{kind:"skipped",problem:$}:{kind:"failed",problem:$,excerpt:null},...dt},
transient:U,retryAfter:null}}const{head:k,body:g,url:l}=ht,y=at.hops.at(-1),e=(0,R.vA)(k,g.bytes),t={url:(0,G.Pl)(l),asked:(0,C.nx)(j),hop:y,source:ct,...e},o=B(
ht,t,ot),{status:i,retryAfter:d}=k;return{attempt:{discovery:o,...dt},transient:N(i),retryAfter:d}}function Y(F){const{status:j,declaredBytes:ot}=F;if(j===401||
j===403)return({hop:ht,...dt})=>{const{authorization:k="none",challenge:g=null}=ht??{};return(0,K.iX)({...F,...dt,host:dt.asked,token:k,challenge:g})};if(j!==200)
return ht=>I.wE({...F,...ht,transient:N(j)});const ct=F.contentType??"",at=(0,b.i)(ct);return at!=="application/json"?ht=>I.e({...ht,contentType:ct,malformed:at===
null}):(ot??0)<=r.bi?null:ht=>I.zf({...ht,bytes:ot,limit:r.bi})}function B(F,j,ot){const{head:ct,body:at}=F,ht=F.url.user&&{name:"",password:null},dt={...F.url,
user:ht,fragment:""};if(ct.status===404)return{kind:"absent",url:dt,absence:"status"};const k=Y(ct),g=e=>({kind:"failed",problem:(0,L.M8)(e,j),excerpt:(0,R.zU)(
at.bytes)}),l=(0,r.Tp)(at.bytes,(0,r.Zo)(ot)),y=at.truncated?j.page===null:/^(?:object|null)$/.test(l.kind);if(k!==null)return g(k({...j,isJson:y}));switch(l.kind){case"\
object":return{...l,kind:"found",url:dt};case"null":return{kind:"absent",url:dt,absence:"null"};case"not-object":return g(I.g0({...j,why:l.why}));case"not-json":
return g(O(F,l,j))}}function O({head:F,body:j},{kind:ot,...ct},at){if(j.truncated)return I.zf({...at,bytes:null,limit:r.bi});const ht=F.contentEncoding?.toLowerCase()??
"";return["","gzip","identity"].includes(ht)?I.pN({...at,...ct}):I.jN({...at,encoding:ht})}var u=n(1331),P=n(3214);const V=500,Q=1e4,h=3e5,T=F=>Math.min(Math.max(
...F.map(({attemptMs:j})=>j)),h);async function x(F,j){const ot=new Map,ct=new Set,at={total:F.length,done:0,failed:0,waiting:new Set};await(0,M.lo)(F.values(),
j.concurrency,async dt=>{if(j.stop.why!==null)return;ct.add(dt),at.waiting.add(dt),j.progress(at);const k=await m(dt,j).catch(g=>{if((0,E.qo)(g))throw g;return(0,u.
i)(dt,(0,f.n3)({host:(0,C.nx)(dt),thrown:g}))});k!==null&&ot.set(dt,k),at.waiting.delete(dt),at.done+=1,(k===null||!ut(k.attempt))&&(at.failed+=1),j.progress(at)});
const{why:ht}=j.stop;return F.flatMap(dt=>{const k={host:(0,C.nx)(dt),isBegun:ct.has(dt)};return ot.get(dt)??(ht?(0,u.i)(dt,(0,f.nD)({...k,stopped:ht})):[])})}async function m(F,j){
const{stop:ot}=j,{answer:ct,clients:at,difference:ht,lost:dt=null}=await j.credentials.find(F),k=j.forced.get(F)??[],g=H(j.required.get(F)??[],k).map(({services:o})=>(0,u.
O)({kind:"found",url:(0,C.cu)(F),services:o})),l=[...g];for(;g.length===0&&ot.why===null;){const o=l.every(Z)?l.length:0,i={...j,attempts:o+1},{attempt:d,transient:$,
retryAfter:U}=await tt(F,ct,i);if(ot.why!==null&&!ut(d)||(l.push(d),!(ut(d)?pt(l,j.releases):$)||l.length>j.retries))break;await(0,P.v7)(rt(l.length,U,j),j)}const y=l.
findIndex(ut),e=y<0?l.length-1:y,t=l[e];return t===void 0?null:{host:F,attempt:t,earlier:l.slice(0,e),later:l.slice(e+1),credentials:ct&&{source:ct.source,hasToken:ct.
token!==null,problem:ct.problem,life:ct.life??null},looks:at,difference:ht,lost:dt,forced:k}}function H(F,j){const ot=ct=>j.some(at=>at.client===ct);return F.every(
({clients:ct})=>ct.every(ot))?j.slice(0,1):[]}const Z=({discovery:F})=>F.kind==="failed"&&F.problem.code==="host-timeout",ut=({discovery:F})=>F.kind!=="failed",
pt=(F,j)=>j.some(({attemptMs:ot})=>!F.some(ct=>ut(ct)&&ct.timing.totalMs<=ot));async function tt(F,j,ot){if(j?.isUnsendable&&j.problem!==null){const y={kind:"fa\
iled",problem:j.problem,excerpt:null};return{attempt:(0,u.O)(y),transient:!1,retryAfter:null}}const{network:ct,required:at,stop:ht,sessions:dt,concurrency:k}=ot,
g=(at.get(F)??[]).map(({service:y})=>y),l=new W.N(ct);ht.onEnd.add(l.close);try{const{token:y=null,source:e=null}=j??{},t=await J({...ot,host:F,needed:g,session:l,
token:y,source:e}),{discovery:o}=t.attempt;return o.kind==="found"&&(dt?.size??0)<k&&dt?.set(l,o.url),t}finally{ht.onEnd.delete(l.close),dt?.has(l)||l.close()}}
function rt(F,j,{random:ot,now:ct}){const at=V*2**(F-1)*(.5+ot()/2);return Math.min(Math.max(at,(0,P.VJ)(j,ct())??0),Q)}}),479:((kt,ft,n)=>{n.d(ft,{g8:()=>W,hg:()=>b,
pS:()=>K});var E=n(8161),f=n(6760),C=n(9968);const M={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function W(p){const R=(0,E.platform)();return{system:R==="win32"?"\
windows":"unix",platform:`${R==="win32"?"windows":R}_${M[(0,E.arch)()]??(0,E.arch)()}`,environment:p,accountHome:(0,C.N0)(()=>(0,E.userInfo)().homedir||null,null)}}
function b(p,R,D,N=null){const J=I(R.environment,N),Y=L(R),B=Y===null?null:r(p,R,Y,D),O=Y===null?[]:G(Y,R),u=w(R),P=Q=>u(Q,"plugins"),V=(B?.dataDirectories??[]).
map(P);return{home:Y,main:J??(B&&{path:B.main,chosenBy:"default"}),directory:J===null&&B!==null?B.directory:null,directoryOff:J&&B&&{path:B.directory,by:J.chosenBy},
helperDirectories:V.flatMap(Q=>[Q,u(Q,R.platform)]),mirrorDirectories:[...V,...O.map(P)]}}function G(p,R){const{system:D,platform:N,environment:J}=R,Y=w(R);if(D===
"windows")return[Y(p,"HashiCorp","Terraform")];if(N.startsWith("darwin"))return[p,"/"].map(u=>Y(u,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:B="",
XDG_DATA_DIRS:O}=J;return[f.posix.isAbsolute(B)?B:Y(p,".local","share"),...(O||"/usr/local/share:/usr/share").split(":").filter(f.posix.isAbsolute)].map(u=>Y(u,
"terraform"))}function K(p,R){const D=L(R),N=R.system==="windows"?"\\":"/";return D===null||D.length<2||!p.startsWith(D+N)?p:(R.system==="windows"?"%APPDATA%":"\
~")+p.slice(D.length)}function I(p,R){if(R)return{path:R,chosenBy:"cli-config"};for(const D of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const N=p[D];if(N)return{
path:N,chosenBy:D}}return null}function L({system:p,environment:R,accountHome:D}){return p==="windows"?R.APPDATA||null:R.HOME||D||null}function r(p,R,D,N){const J=w(
R),Y=R.system==="windows",B=J(D,Y?"terraform.rc":".terraformrc"),O=J(D,Y?"tofu.rc":".tofurc"),u=J(D,Y?"terraform.d":".terraform.d");if(p==="terraform")return{main:B,
directory:u,dataDirectories:[u]};const P=N(B)&&!N(O)?B:O;if(Y)return{main:P,directory:u,dataDirectories:[u]};const{XDG_CONFIG_HOME:V,XDG_DATA_HOME:Q}=R.environment,
h=!N(B)&&!N(O);return{main:V&&h?J(V,"opentofu","tofurc"):P,directory:V&&!N(u)?J(V,"opentofu"):u,dataDirectories:Q?[u,J(Q,"opentofu")]:[u]}}const w=({system:p})=>(p===
"windows"?f.win32:f.posix).join}),3956:((kt,ft,n)=>{n.d(ft,{Eh:()=>D,HB:()=>B,e:()=>r,g0:()=>J,jN:()=>R,ku:()=>p,pN:()=>N,wE:()=>L,zf:()=>w});var E=n(845),f=n(8345),
C=n(8032),M=n(1780),W=n(5106),b=n(9432),G=n(9615),K=n(4481);const I='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function L({location:O,
retryAfter:u,transient:P,...V}){const{asked:Q,status:h}=V,T=(x,m,H=(0,b.NM)(V,m))=>(0,G.CC)("document-status",{message:(0,M.xI)`${(0,b._r)(V)}${x}; expected 200 or 404`,
help:H});if(h>=300&&h<400)return O?T(", which clients do not follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):T(" without a Location header",{operator:"\
add a Location header to the redirect"});if(h===429){const x=u===null?"":` (Retry-After: ${(0,b.dh)(u,40)})`;return T(x,K.uK,K.uK)}if(h===511){const x="sign in \
to this network, or use another one",m="the network answers with 511 Network Authentication Required",H=(0,G.Lw)(x);return{...T("",H,H),obstacle:{verb:"does not\
 reach",what:m,help:x}}}return P?T("",(0,b.q5)(Q)):T("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,b.Wt)([]),guest:(0,b.
qZ)(Q)})}function r({contentType:O,malformed:u,isJson:P,...V}){const h=O===""?"has no Content-Type":`has ${u?"a malformed Content-Type":"Content-Type"} "${(0,b.
dh)(O)}"`;return(0,G.CC)("document-type",{message:(0,M.xI)`${(0,M.KT)(V.url)} ${h}; expected "application/json"`,affects:P?C.Du:C.zK,help:(0,b.NM)(V,{operator:"\
serve /.well-known/terraform.json as application/json",note:V.page===null?"most servers send it for a file named terraform.json":void 0})})}const w=({bytes:O,limit:u,
...P})=>(0,G.CC)("document-size",{message:(0,M.xI)`${(0,M.KT)(P.url)} has ${O??`more than ${u}`} bytes, limit ${u}`,help:(0,b.NM)(P,{operator:"check what is ser\
ved at this URL",note:"a discovery document only maps service ids to URLs"})}),p=({host:O})=>(0,G.CC)("document-headers",{message:(0,M.xI)`${(0,M.KT)(O)} sent more than 256 KiB of response headers`,
operator:"look for a header or cookie that grows with each request"}),R=O=>"why"in O?(0,G.CC)("document-encoding",(0,b.qG)(O)):(0,G.CC)("document-encoding",{message:(0,M.
xI)`${(0,M.KT)(O.url)} has Content-Encoding "${(0,b.dh)(O.encoding)}", which the clients do not decompress`,help:(0,b.NM)(O,{operator:"configure the server, and\
 any proxy in front of it, to respect Accept-Encoding: gzip"})}),D=O=>(0,G.CC)("document-incomplete",(0,b.qG)(O)),N=({advice:O,...u})=>(0,G.CC)("document-not-js\
on",{message:(0,M.xI)`${(0,M.KT)(u.url)} ${(0,b.kw)(u)}`,help:(0,b.NM)(u,{operator:O??I})}),J=({why:O,...u})=>(0,G.CC)("document-not-object",{message:(0,M.xI)`${(0,M.
KT)(u.url)} is not a JSON object: ${(0,b.dh)(O)}`,help:(0,b.NM)(u,{operator:I})}),Y=20;function B({host:O,url:u,why:P,required:V}){const Q=[...new Set(V.map(x=>x.
split(".")[0]??x))],h=(0,b.K4)(Q,Y,x=>`a ${x} service`)||"any service",T=P==="status"?(0,M.xI)`${(0,M.KT)(u)} returned 404`:"its discovery document is `null`";return(0,G.
CC)("document-absent",{message:(0,M.xI)`host ${(0,M.KT)(O)} does not provide ${h}: ${T}`,...(0,E.ni)(O)&&V.includes(W.xq)?{help:f.C}:{operator:P==="status"?"ser\
ve /.well-known/terraform.json":I,user:(0,b.Wt)(V),guest:(0,b.qZ)(O)}})}}),1281:((kt,ft,n)=>{n.d(ft,{CL:()=>r,KA:()=>G,Y3:()=>L,f0:()=>K,n4:()=>I});var E=n(8032),
f=n(1780),C=n(9432),M=n(9615);const W=({url:w,asks:p})=>(0,f.xI)`configure ${(0,f.KT)(w)} to return ${p==="document"?"the document":"its answer"}`,b=w=>(0,f.xI)`${W(
w)}, or to redirect straight to it`;function G({redirects:w,clients:p,limits:R,...D}){const N=p.map(J=>`${E.bB[J]} follows ${R[J]}`);return(0,M.CC)("redirect-li\
mit",{message:(0,f.xI)`${(0,f.KT)(D.url)} redirects ${w} times; ${N.join(", ")}`,operator:b(D),affects:p})}const K=({url:w,asks:p,to:R})=>(0,M.CC)("redirect-loo\
p",{message:(0,f.xI)`the redirects of ${(0,f.KT)(w)} lead back to ${(0,f.KT)(R)}`,operator:W({url:w,asks:p})}),I=w=>(0,M.CC)("redirect-insecure",{message:(0,f.xI)`${(0,f.
KT)(w.url)} redirects to ${(0,f.KT)(w.to)}, which is not https${w.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":
""}`,operator:"redirect to an https URL"}),L=w=>(0,M.CC)("redirect-invalid",{message:(0,f.xI)`the redirect ${w.redirect} ${(0,f.KT)(w.url)} cannot be followed: ${(0,C.
dh)(w.why)}`,operator:"redirect to an https URL"}),r=({url:w,redirects:p})=>(0,M.CC)("redirect-nested",{message:(0,f.xI)`${(0,f.KT)(w)} redirects ${p} times; the protocol only requires clients to follow 1 redirect`,
operator:b({url:w,asks:"document"})})}),3368:((kt,ft,n)=>{n.d(ft,{BU:()=>x,B_:()=>V,MY:()=>T,SE:()=>P,cI:()=>h,rZ:()=>G,vk:()=>K,x1:()=>I});var E=n(1780),f=n(9432),
C=n(9615),M=n(9176);const W=({host:m,isLeaf:H})=>(0,E.xI)`${H?"the certificate":"an authority in the certificate chain"} of ${(0,E.KT)(m)}`,b=m=>new Date(m).toISOString().
slice(0,10);function G({host:m,reason:H,fault:Z}){const ut=M.Yq[Z];return(0,C.CC)("proxy-refused",{message:(0,E.xI)`${(0,E.KT)(m)} was not reached: ${H}`,help:ut,
obstacle:{verb:"does not reach",what:(0,f.dh)(H),help:ut}})}const K=m=>(0,C.CC)("tls-expired",{message:(0,E.xI)`${W(m)} expired on ${b(m.at)}`,operator:"renew t\
he certificate and reload the server"}),I=m=>(0,C.CC)("tls-not-yet-valid",{message:(0,E.xI)`${W(m)} is not valid before ${b(m.at)}`,help:"check the clock of thi\
s machine, or the start date of the certificate"}),L={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is\
 signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},r=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
w="set `ca-file` to the certificate of the issuer",p="add the certificate of the issuer to `ca-file`, which does not contain it";function R(m,{issuer:H,hasFile:Z,
host:ut}){const pt=r.test(H),tt=pt?", which looks like an intercepting proxy":"",rt=`issuer ${(0,f.dh)(H.split(`
`).reverse().join(", "),100)}${tt}`,ot=`${Z?p:w}${(m==="leaf"||m==="chain")&&!pt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu r\
ead SSL_CERT_FILE`,at={verb:"does not trust",what:rt,help:ot,isCommon:m==="self-signed"};return{says:(0,E.xI)`${L[m]}; ${(0,E.b7)(ut,rt)}`,help:ot,obstacle:at}}
const D=(m,H)=>()=>({says:m,help:H}),N=(m,H)=>({says:`has ${m}, which Terraform and OpenTofu do not support`,help:H}),J="issue it with another key: RSA, ECDSA o\
n P-256, P-384 or P-521, or Ed25519",Y="issue it with a key of 2048 to 8192 bits",B="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",O="issue it with \
a program that follows RFC 5280",u={"negative-serial":D("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive se\
rial number"),"no-authority":D("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"p\
ath-length":D("has more authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),
usage:D("is not for servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:D("does not permit all names in the certificate (\
nameConstraints)","have it issued by an authority whose name constraints permit all of its names"),openssl:D("passes the rules of Terraform and OpenTofu, but no\
t the second check by OpenSSL (issuer), so nothing was sent",O),malformed:({part:m})=>({says:`is malformed (${m}); Terraform and OpenTofu cannot read it`,help:O}),
curve:({curve:m})=>N(`a key on the curve ${m}`,J),key:({name:m})=>N(`a key of the kind ${m}`,J),"key-size":({bits:m})=>N(`an RSA key of ${m} bits`,Y),signature:({
name:m})=>N(`a signature of the kind ${m}`,B),"critical-extension":({id:m})=>N(`the critical extension ${m}`,"issue it without that extension")};function P({flaw:m,
...H}){const{says:Z,...ut}=m.kind==="unknown-authority"?R(m.sent,H):(0,C.Z9)(u,m);return(0,C.CC)("tls-untrusted",{message:(0,E.xI)`${W(H)} ${Z}`,...ut})}function V({
host:m,names:H}){const Z=H.length===0?"no DNS name":(0,f.K4)(H,3,f.dh);return(0,C.CC)("tls-name-mismatch",{message:(0,E.xI)`the certificate of ${(0,E.KT)(m)} is for ${Z}`,
help:(0,E.xI)`issue a certificate that lists ${(0,E.KT)(m)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it g\
ets a certificate for ${Z}`,isCommon:!0}})}const Q={"not-tls":D("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-c\
ertificate":D("requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":D(
"is not a name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({
name:m})=>({says:`offers no TLS version later than ${m.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:m})=>({
says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${m}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-\
GCM-SHA256"}),group:({name:m})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${m}`,help:"enable the group X25519 \
or P-256 on the host"})};function h({host:m,error:H}){if("code"in H)return(0,C.CC)("tls-protocol",{message:(0,E.xI)`the TLS handshake with ${(0,E.KT)(m)} failed (${H.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:Z,help:ut}=(0,C.Z9)(Q,H);return(0,C.CC)("tls-protoco\
l",{message:(0,E.xI)`${(0,E.KT)(m)} ${Z}`,help:ut})}const T=({host:m})=>(0,C.CC)("tls-plain-http",{message:(0,E.xI)`${(0,E.KT)(m)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function x({host:m,days:H,expires:Z}){const ut=H===0?"today":H===1?"in 1\
 day":`in ${H} days`;return(0,C.CC)("tls-expires-soon",{message:(0,E.xI)`the certificate of ${(0,E.KT)(m)} expires ${ut}, on ${b(Z)}`,expires:Z,operator:"renew \
the certificate; if it is renewed automatically, find out why that has not happened"})}}),6360:((kt,ft,n)=>{n.d(ft,{Bz:()=>Q,Ev:()=>P,MI:()=>w,Mx:()=>V,RK:()=>D,
hy:()=>Y,m$:()=>L});var E=n(1780),f=n(9432),C=n(9615),M=n(4481);function W({first:h,others:T,mirror:x}){const m=x===null?h:(0,E.KT)(h);return T===0?m:(0,E.xI)`${m} and ${T} more`}
const b=({kind:h,mirror:T})=>T===null?`${h}s.v1`:"the network mirror";function G(h){const{mirror:T,block:x}=h,m=x===null?"the discovery document":`the \`host\` bl\
ock at ${x}`;return`the URL of ${b(h)} in ${T===null?m:"the CLI configuration"}`}const K=(h,T)=>h.block===null?{operator:`check ${G(h)}${T}`}:{operator:`check ${G(
h)}`,user:`check ${G(h)}`},I=(h,T)=>(0,f.NM)({...h,asked:h.host},T,b(h));function L(h){const{token:T,elsewhere:x}=h,m=(0,E.xI)`the versions of ${W(h)} cannot be read: ${(0,f.
_r)(h)}`;return(0,C.CC)("versions-unauthorized",{message:(0,E.xI)`${m}; ${(0,M.pt)(h,x)}`,...T==="none"&&{unexplained:m},help:I(h,r(h)),...(0,M.c3)(h),severity:T===
"withheld"?"warning":"error"})}function r(h){const{host:T,block:x,elsewhere:m,token:H}=h,Z=(0,M.$w)(h,b(h),m);return x!==null&&m!==null&&H==="none"?{...Z,note:(0,M.
cA)(m,T)}:Z}function w(h){const{attempts:T,transient:x,status:m}=h,H=T>1?` in each of ${T} attempts`:"";return(0,C.CC)("versions-status",{message:(0,E.xI)`the versions of ${W(
h)} cannot be read: ${(0,f._r)(h)}${H}; expected 200`,help:I(h,p(h)??R(h,m,x))})}function p({said:h="",...T}){const[,x]=/\brepository key:? ['"]?([\w.-]+)/i.exec(
h)??[],{host:m,first:H}=T,Z=(0,E.xI)`write the repository key before the namespace: \`source = "${(0,E.KT)(`${m}/REPOSITORY__${H}`)}"\``,ut=`correct the reposit\
ory key \`${x}\` in \`source\`, or in ${G(T)}`;return x===void 0?null:(0,C.Lw)(H.startsWith(`${x}/`)?Z:ut)}function R(h,T,x){return T===429?M.uK:x?(0,f.q5)(h.host):
K(h,", or return 200 with the versions")}const D=h=>(0,C.CC)("versions-shape",{message:(0,E.xI)`the versions of ${W(h)} cannot be read: the response of ${(0,E.KT)(
h.url)} ${(0,f.dh)(h.why)}`,help:I(h,K(h,`, or return ${h.mirror===null?J[h.kind]:N}`))}),N='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',J={
module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'};function Y({kind:h,address:T,url:x,ignored:m,isMirror:H}){
const Z=m.length===0,ut=Z?`publish a version of the ${h}, or check that the registry has imported its tag`:`publish versions as ${u[h]}`;return(0,C.CC)("version\
s-empty",{message:Z?(0,E.xI)`${h} ${(0,E.KT)(T)} has no versions: ${(0,E.KT)(x)} lists none`:(0,E.xI)`${h} ${(0,E.KT)(T)} has no valid versions: ${(0,E.KT)(x)} lists only ${B(
m)}`,operator:H?O:ut,user:`check the address, or ask the publisher of the ${h} to release a version`})}const B=h=>(0,f.K4)(h,3,T=>`"${(0,f.dh)(T,40)}"`),O="add \
a version to the mirror, under a key of three numbers such as 1.2.0",u={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots an\
d without a "v", such as 1.2.0'};function P({kind:h,address:T,texts:x,rejects:m}){const H=(0,E.xI)`the registry lists ${B(x)} for ${h} ${(0,E.KT)(T)}, which ${x.
length===1?"is not a version":"are not versions"}`,Z=`publish versions as ${u[h]}, and remove others`;return(0,C.CC)("version-unreadable",{message:(0,E.xI)`${H}; the CLIs ignore ${x.
length===1?"it":"them"}`,operator:Z,severity:h==="module"?"warning":"notice",...m&&{message:(0,E.xI)`${H}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,
user:"use Terraform 1.13 or later, which ignores such versions",severity:"error"}})}const V=h=>(0,C.CC)("provider-warning",{message:(0,E.xI)`the registry returned a warning for ${(0,E.
KT)(h.address)}: "${(0,f.dh)(h.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),Q=h=>(0,C.CC)("answer-incomplete",
(0,f.qG)(h))}),4067:((kt,ft,n)=>{n.d(ft,{Sz:()=>B,Zu:()=>N,uo:()=>O});var E=n(6429),f=n(3298);const C=u=>(0,f.O)(()=>u.trim().split(/\s+/).map(M));function M(u){
const[P="",V]=u.split("/"),Q=(0,E.r5)(P);if(Q===null)throw new Error(`${P} is no address`);return{prefix:Q,bits:V===void 0?Q.length*8:Number(V)}}const W=C(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),b=C("127.0.0.0/8 0.0.0.0 ::1 ::"),G=C(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),K=C(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),I=C("0.0.0.0/0 2000::/3"),L=C("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),r=(u,P)=>u().some(V=>(0,E.Wg)(V,P)),w=[12,13,14,15],p=[[C("2002::/16"),[[2,
3,4,5]],0],[C("2001::/32"),[[4,5,6,7]],0],[C("2001::/32"),[w],255],[C("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],w],0]];function R(u){const P=p.filter(
([Q])=>r(Q,u)).flatMap(([,Q,h])=>Q.map(T=>T.map(x=>(u[x]??0)^h)));return/^[02],0,94,254$/.test(u.slice(8,12).join())?[...P,u.slice(12)]:P}function D(u){return u===
null?"public":r(b,u)?"loopback":r(L,u)?D(u.slice(12)):[u,...R(u)].some(P=>r(W,P))?"metadata":r(G,u)?"private":r(K,u)||!r(I,u)?"reserved":"public"}const N=u=>D((0,E.
r5)(u)),J=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,Y=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function B(u){const P=u.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(P)?"loopback":Y.test(P)?"metadata":D((0,E.r5)(P)??(0,E.RY)(P))}function O(u){
const P=B(u);return P!=="public"||u.includes(":")?P:J.test(u.replace(/\.$/,""))?"private":"public"}}),2311:((kt,ft,n)=>{n.d(ft,{i:()=>M});var E=n(4067);const f=W=>W.
replace(/:\d+$/,"").replace(/^\[|\]$/g,""),C=W=>W.split(".").at(-1);function M(W,b,G){if(W===b)return!1;const K=f(W),I=C(K)===C(f(b)),L=K.endsWith(".svc")||(0,E.
uo)(K)!=="public"&&!I,r=(0,E.Sz)(K)!=="public"||K===f(b),w=/^host-(?:timeout|unknown|unreachable)$/.test(G);return G==="host-private-redirect"?!0:G==="host-unkn\
own"&&L||w&&r}}),8225:((kt,ft,n)=>{n.d(ft,{m:()=>b,u:()=>G});var E=n(8643),f=n(5106);const C=[1024,65535],M=["authz_code","password"],W="app.terraform.io";function b(p,R,D){
const N=[],J=(T,x,m)=>(N.push({rule:x,value:m}),T),Y=T=>Object.hasOwn(p,T)?p[T]:void 0,B=K(Y("client"),J),O=I(Y("grant_types"),D,J),u=(T,x)=>{const m=Y(T);if(typeof m!=
"string")return x.some(tt=>O.includes(tt))?J(null,`${T}-missing`,m):null;const H=(0,f.vy)(R,m);if(H.ok&&(0,E.cz)(H.value).name!=="")return(0,E.jr)(H.value);const ut=`\
failed to parse ${T==="authz"?"authorization":"token"} URL: ${H.ok?"no Host in request URL":H.why}`;return N.push({rule:`${T}-invalid`,why:ut}),null},P=u("authz",
["authz_code"]),V=u("token",M),Q=L(Y("ports"),J),h=w(Y("scopes"),J);return{value:{client:B,grantTypes:O,authz:P,token:V,ports:Q,scopes:h},flaws:N}}const G=p=>["\
authz","token"].flatMap(R=>{const D=p[R],N=(0,E.Dl)(D??"");return D!==null&&N.ok?[{endpoint:R,text:D,url:N.value}]:[]});function K(p,R){return typeof p!="string"?
R("","client-missing",p):p===""?R(p,"client-empty",p):p}function I(p,R,D){if(p===void 0)return["authz_code"];if(!Array.isArray(p))return D([],"grant-types-inval\
id",p);const N=[...new Set(p.filter(B=>typeof B=="string"))];return N.includes("authz_code")||N.includes("password")&&R===W?N.every(B=>M.includes(B))?N:D(N,"gra\
nt-types-unknown",p):D(N,"grant-types-unsupported",p)}function L(p,R){if(p===void 0)return C;if(!Array.isArray(p))return R(C,"ports-ignored",p);if(p.length!==2)
return R(C,"ports-count",p);const[D,N]=p;return!r(D)||!r(N)?R(C,"ports-range",p):D>N?R(C,"ports-order",p):D===N?R([D,N],"ports-single",p):[D,N]}const r=p=>typeof p==
"number"&&Number.isInteger(p)&&p>=C[0]&&p<=C[1];function w(p,R){if(p===void 0)return[];if(!Array.isArray(p))return R([],"scopes-ignored",p);const D=p.filter(N=>typeof N==
"string");return D.length===p.length?D:R(D,"scopes-invalid",p)}}),1331:((kt,ft,n)=>{n.d(ft,{O:()=>E,i:()=>f});const E=C=>({discovery:C,hops:[],timing:{lookupMs:null,
connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),f=(C,M)=>({host:C,attempt:E({kind:"skipped",problem:M}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),5011:((kt,ft,n)=>{n.d(ft,{n:()=>W});var E=n(9432);const f=["TF_CLI_ARGS_init","TF_CLI_ARGS"],C=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
M=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function W(L){const r=K(L),w=R=>r.flatMap(({name:D,value:N})=>D===R?N:[]),p=R=>w(R).
at(-1);return{upgrade:b(p("upgrade")??"false"),hasBackend:b(p("backend")??p("cloud")??"true"),isLockReadonly:p("lockfile")==="readonly",pluginDirectories:w("plu\
gin-dir"),backendConfig:w("backend-config"),variables:r.filter(({name:R})=>R==="var"||R==="var-file"),remarks:f.flatMap(R=>{const N=r.filter(({name:J,from:Y})=>Y===
R&&M.test(J)).map(G).join(" ");return N===""?[]:[`init is predicted with ${N} of ${R}`]})}}const b=L=>/^(1|[tT]|true|TRUE|True)$/.test(L);function G({name:L,value:r}){
if(r==="true")return`-${L}`;const w=L==="var"||L==="backend-config"&&!r.startsWith("hostname=");return`-${L}=${(0,E.dh)(w?r.replace(/=.*/s,"=\u2026"):r)}`}function K(L){
const r=f.flatMap(p=>I(L[p]??"").map(R=>({text:R,from:p}))).values(),w=[];for(const{text:p,from:R}of r){const[,D,,N]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(p)??[];if(D===
void 0)break;const J=()=>C.test(D)?r.next().value?.text??"":"true";w.push({name:D,from:R,value:N??J()})}return w}function I(L){const[r=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(L)??[];return(r.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(p=>p.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(R,D,N,J)=>String(D??
J??N.replace(/\\(.)/gs,"$1"))))}}),3791:((kt,ft,n)=>{n.d(ft,{o:()=>K,q:()=>G});var E=n(1780),f=n(9432),C=n(9615);const M=I=>I===1?"1 module or provider was":`${I}\
 modules and providers were`;function W(I){const{names:L}=I,r=(0,E.XT)(L,3,w=>(0,E.KT)((0,f.dh)(w)));switch(I.what){case"inside":return(0,E.xI)`modules and providers inside ${r} were not checked`;case"\
direct":{const w=L.length-I.git-I.oci,p=[...I.git>0?[`${(0,f.px)(I.git,"module")} from Git`]:[],...I.oci>0?[`${(0,f.px)(I.oci,"module")} from an OCI registry`]:
[],...w>0?[`${(0,f.px)(w,"module")} from an archive or bucket`]:[]];return(0,E.xI)`${p.join(" and ")} ${L.length===1?"was":"were"} not checked: ${r}`}case"oci":
return(0,E.xI)`${(0,f.px)(L.length,"provider")} ${L.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${r}`;case"\
open":return(0,E.xI)`${(0,f.px)(L.length,"module")} ${L.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${r}`;case"\
limit":return(0,E.xI)`max-requests (${I.max}) was reached, so ${M(L.length)} not checked: ${r}`;case"chain":return(0,E.xI)`${r} was not opened, because more than ${I.
max} calls lead to it`;case"hosts":return(0,E.xI)`packages name more than ${I.max} hosts that no file names, so ${r} were not contacted`;case"size":return(0,E.xI)`a response is longer than this check reads, so ${M(
L.length)} not checked: ${r}`;case"work":return(0,E.xI)`the answers of the registry take more work than this check does for one host, so ${M(L.length)} not checked: ${r}`;case"\
stopped":return(0,E.xI)`the check ended too early, so ${M(L.length)} not checked: ${r}`;case"contents":return(0,E.xI)`the checksums of ${(0,f.px)(L.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${r}`;case"package":return(0,E.xI)`${r} ${L.length===1?
"was":"were"} not opened: ${(0,f.dh)(I.why)}`;case"submodules":return(0,E.xI)`the submodules of ${r} were not fetched, and \`init\` fetches them`;case"getter":return(0,E.
xI)`the package of ${(0,f.px)(L.length,"registry module")} was not checked, because it is downloaded with ${I.getter}: ${r}`;case"units":return(0,E.xI)`${(0,f.px)(
L.length,"Terragrunt unit")} ${L.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${r}`}}const b={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
G=I=>(0,C.CC)("not-followed",{message:W(I),help:I.what==="package"?I.cure:b[I.what==="work"?"limit":I.what],...I.what==="work"&&{severity:"warning"}});function K({
by:I,address:L,constraint:r,newest:w,others:p}){const R=(0,E.xI)`${(0,f.dh)(I)} requires ${(0,E.KT)((0,f.dh)(L))}${r===null?"":` "${(0,f.dh)(r)}"`}`,D=p.length>
0?`which conflicts with ${(0,f.K4)(p,3,f.dh)}`:`which no listed version fits; the newest is ${(0,f.dh)(w??"")}`,N=w===null?"which the registry does not have":D;
return(0,C.CC)("module-described",{message:(0,E.xI)`according to the registry, ${R}, ${N}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),8345:((kt,ft,n)=>{n.d(ft,{C:()=>W,c:()=>b});var E=n(9179),f=n(3846),C=n(1054),M=n(845);const W="write the `source` that the documentation of the pr\
ovider shows, such as NAMESPACE/TYPE: a repository is no provider";function b(K,I){if(K.length>C.lG)return null;const[L=""]=K.split("/",1);if(I.kind!=="invalid")
return I.hostImplied?null:(0,C.L6)(L);if((0,C.Kc)(K))return C.dj;if(K!==K.trim())return"remove the white space around the address";const[,r="",w=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.
exec((0,E.Mi)(K,""))??[],p=r!==""&&/\bterraform-provider-|\.git$/.test(w);if((0,M.ni)(w)||p)return W;const R=(0,M.Fu)(w,"provider");return R!==null?`write ${R}`:
I.error.split(`

`)[1]??G(K,w)}function G(K,I){const[,L="",r]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(I)??[];if(L!==K&&(0,f.mi)(L,"terraform").kind==="registry")return`w\
rite ${L}${r===void 0?"":", and the version in the `version` argument"}`;const w=L.split("/"),[p="",R=""]=w;if(w.length>3){const D=`; service discovery works on\
ly at the root of a host, not below /${R}`;return`write HOST/NAMESPACE/TYPE${(0,C.Cm)(p)?D:""}`}return w.length===3?(0,C.L6)(p):w.length===2&&(0,C.Cm)(p)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{Qe as ids,qe as modules};
var $late0,$late1;
