const Qe=[2798,8485,1287],qe={2798:((kt,ft,s)=>{s.d(ft,{mQ:()=>y});var v=s(4347),f=s(9961),R=s(8294),x=s(8032),Y=s(255),b=s(3298),W=s(7630),K=s(3152),P=s(9432),
L=s(1879),r=s(7057),T=s(7177),p=s(9562),C=s(2170);const D=(e,t)=>({name:e,isProgram:!1,answers:t,find:o=>t.get(o)??null});async function N(e,t){let o=null;const i=[],
d=[];for(const S of e){const U=o===null||!S.isProgram,Q=U?await S.find(t):null;i.push({source:Q?.source??S.name,held:U?J(Q):"not asked",counts:o===null&&Q!==null}),
Q?.problem&&d.push((0,C.kH)(Q.problem,{places:Q.place===null?[]:[Q.place]})),o??=Q}return{answer:o,looks:i,findings:d}}function J(e){return e===null?"nothing":e.
token===null?"no token":e.token.reveal()===""?"an empty token":"a token"}const X=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function B(e,t,o=null){const i=t.reveal(),d=M(
e,i,o!==null),S={source:e,place:o,token:t,problem:d,life:O(i)},U=i.length>r.$c||X.test(i);return U?{...S,isUnsendable:U}:S}function O(e){const[,t=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.
exec(e.trim())??[],o=(0,p.V)(Buffer.from(t,"base64url").toString(),"map"),{exp:i,iat:d}=o.ok&&(0,p.G)(o.value)?o.value:{};return typeof i!="number"||i<0?null:{expires:i*
1e3,issued:typeof d=="number"?d*1e3:null}}const l=[[X,"control character"],[{test:r.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function M(e,t,o){if(t==="")return R.QU({source:e,isInFile:o});
const i=t.length>r.$c?"length":l.find(([d])=>d.test(t))?.[1];return i!==void 0?R.Eu({source:e,isInFile:o,slip:i}):t.length<r.Il?R.fj({source:e}):null}const G=1024*
1024;function Z(e,t){let o=null;const i=async d=>{if(o!==null)return o;const S=await H(e,d,t);if("output"in S)return ut(e,S.output,t);const U=mt(e,S.why);return S.
isStopped&&(o??=U),U};return{name:h(e),isProgram:!0,find:(0,b.O)(i)}}const h=({name:e})=>`credentials helper ${e}`,w=({shown:e},t)=>({why:`failed to run ${e}: ${t}`}),
I=({shown:e},t)=>({why:`${e} ${t} and was stopped`,isStopped:!0}),m="was running when the check ended";async function H(e,t,o){if(e.refusal!==null)return w(e,e.
refusal);const{timeoutMs:i,abortAfter:d=a=>AbortSignal.timeout(a),stop:S,kill:U}=o;if(S.aborted)return I(e,m);const Q=await(0,T.m)({path:e.path,args:[...e.args,
"get",t],environment:Object.fromEntries(Object.entries(o.environment).filter(([a])=>!a.startsWith("INPUT_")))},{kill:U,signal:AbortSignal.any([d(i),S]),maxBytes:G});
switch(Q.kind){case"not-started":return w(e,q[Q.code]??Q.code);case"stopped":return Q.by==="output"?I(e,`wrote more than ${G/1024/1024} MiB`):I(e,S.aborted?m:`d\
id not exit within ${i/1e3} s (timeout-seconds)`);case"exited":{if(Q.code===0)return{output:Q.output};const a=rt(Q.complaint.toString()),_=a===""?", but it prod\
uced no error message":`: ${a}`;return{why:`error in ${e.shown}${_}`}}}}const q={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec for\
mat error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ut(e,t,{learn:o}){const i=(0,L.Tp)(t);if(i.kind==="not-json"||i.kind===
"not-object")return mt(e,`malformed output from ${e.shown}: ${(0,P.dh)(i.why)}`);const d=i.kind==="null"?null:i.services.find(({id:U})=>U==="token")?.value;if(typeof d!=
"string")return null;const S=new r.ou(d);return o(S),B(h(e),S)}function mt(e,t){const o=(0,f.Dz)({name:e.name,why:t});return{source:h(e),place:null,token:null,problem:o}}
const ot=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),rt=e=>(0,P.dh)(e.replace(ot,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function F(e,t,o){const i=[
g(e),A(t)],d=o.map(({helper:S,credentials:U,turnedOff:Q,client:a})=>{const _=new Map(U.map(st=>[st.host,ht(st)])),k=[...i,D("CLI configuration",_)];return{...{client:a,
known:k,off:Q.map(ct)},sources:S===null?k:[...k,S]}});return{known:j(d.flatMap(({known:S})=>S)),find:async S=>{const U=await Promise.all(d.map(async({client:a,sources:_,
off:k})=>{const{looks:tt,...st}=await N(_,S),gt=k.filter(wt=>at(wt,S));return{...st,client:a,unread:gt,looks:[...tt,...gt.map(et)]}})),Q=U.flatMap(({answer:a})=>a??
[]);return{answer:Q.find(({token:a})=>a!==null)??Q[0]??null,clients:U.map(({client:a,looks:_})=>({client:a,looks:_})),findings:U.flatMap(({findings:a})=>a),difference:dt(
S,U),lost:U.flatMap(({unread:a})=>a.flatMap(({problem:_})=>_??[]))[0]}}}}function j(e){const t=new Map(e.toReversed().flatMap(o=>[...o.answers]));return new Map(
[...t].flatMap(([o,{token:i,source:d}])=>i===null?[]:[[o,d]]))}const et=({source:e})=>({source:e,held:"not read",counts:!1});function ct(e){const t=e.host?.replace(
/^[a-z]+:\/\/|\/.*$/gis,"")??null;return{...e,written:t,name:t===null?null:(0,Y.$o)(t)}}const at=({written:e,name:t},o)=>e===null||t===o||e.startsWith("*.")&&o.
endsWith(e.slice(1));function ht({host:e,place:t,token:o,hasValue:i}){const d=`${t.file}:${t.line}`;if(o!==null)return B(d,o,t);const S={kind:"no token",file:d,
host:e,hasValue:i},U=(0,f.P4)(S,x.Du);return{source:d,place:t,token:null,problem:U}}function dt(e,t){const[o,...i]=t,d=o?.answer?.token?.reveal(),S=i.find(({answer:Q})=>Q?.
token?.reveal()!==d);if(o===void 0||S===void 0)return null;const U=({client:Q,answer:a})=>({client:Q,source:a?.token?a.source:null});return(0,R.tK)({host:e,first:U(
o),other:U(S)})}function A(e){const t=new Map,o=[];for(const[i,d]of Object.entries(e)){const S=(0,Y.$k)(i);if(S===null||d===void 0)continue;const U=(0,W.AI)(d);
U.ok?t.set(S,B(i,U.value)):o.push(`${i}: ${U.why}`)}if(o.length>0)throw new K.GN(o);return D("TF_TOKEN_ variables",t)}function g(e){const t="tokens setting",o=e.
map(({host:i,token:d})=>{const S=B(t,d);return[i,d.reveal()===""?{...S,token:null}:S]});return D(t,new Map(o))}const u=1e4;function y({tokens:e,configs:t,timeoutMs:o},i){
for(const a of t.flatMap(_=>_.secrets))i.learn(a);const d={...i,timeoutMs:o??u},S=(0,b.O)(a=>Z(a,d),({path:a,args:_})=>JSON.stringify([a,..._])),U=t.map(({helper:a,
..._})=>({..._,helper:a&&S(a)})),Q=t.flatMap(({forced:a,client:_})=>a.map(k=>({...k,client:_})));return{credentials:F(e,i.environment,U),configs:t,complaints:(0,v.
Ot)(t.flatMap(({findings:a})=>a)),forced:Map.groupBy(Q,({host:a})=>a)}}}),7177:((kt,ft,s)=>{s.d(ft,{m:()=>Y});var v=s(8161),f=s(6760),R=s(9968);let x=function(...L){
return{spawn:x}=process.getBuiltinModule("node:child_process"),new.target?new x(...L):x(...L)};async function Y(L,r){if(r.signal.aborted)return{kind:"stopped",by:"\
signal"};try{return await b(W(L),L,r)}catch(T){return{kind:"not-started",code:(0,R.Oj)(T)}}}function b(L,{environment:r,input:T},p){const{kill:C,signal:D,maxBytes:N}=p,
{promise:J,resolve:X,reject:B}=Promise.withResolvers(),[O,l]=[[],[]];let M=0;const G=w=>{K(L,C,r),X({kind:"stopped",by:w})},Z=()=>G("signal");D.addEventListener(
"abort",Z);const h=w=>I=>{M+=I.length,M>N?G("output"):w.push(I)};return L.stdout?.on("data",h(O)),L.stderr?.on("data",h(l)),L.on("error",B).on("close",w=>{const[
I,m]=[Buffer.concat(O),Buffer.concat(l)];X({kind:"exited",code:w,output:I,complaint:m})}),L.stdin?.on("error",()=>{}).end(T),J.finally(()=>D.removeEventListener(
"abort",Z))}const W=({path:L,args:r,environment:T,directory:p,input:C})=>x(L,r,{env:T,cwd:p,stdio:[C===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,
windowsHide:!0});function K(L,r,T){try{L.pid!==void 0&&P(L.pid,r,T)}catch(p){(0,R.Oj)(p)}L.stdout?.destroy(),L.stderr?.destroy(),L.unref()}function P(L,r,{SystemRoot:T}){
if((0,v.platform)()!=="win32"){r(-L,"SIGKILL");return}const p=(0,f.join)(T??"C:\\Windows","System32","taskkill.exe"),C=["/pid",String(L),"/t","/f"];x(p,C,{stdio:"\
ignore",windowsHide:!0}).on("error",()=>r(L,"SIGKILL")).unref()}}),4347:((kt,ft,s)=>{s.d(ft,{Ot:()=>ht,J1:()=>h});var v=s(3024),f=s(6760),R=s(9562),x=s(2170),Y=s(
1054),b=s(8032),W=s(255),K=s(3846),P=s(9968),L=s(523);let r=function(...e){return{configFinding:r}=s.late([3276,3123],3123),new.target?new r(...e):r(...e)},T=function(...e){
return{shownPath:T}=s.late([2218],9837),new.target?new T(...e):T(...e)};function p({name:e,args:t,place:o},i,d,S){const U=i.map(k=>({directory:k,files:(0,P.wX)(
k).filter(tt=>C((0,f.join)(k,tt)))})),Q=k=>T(k,S),a=J(e,U);if(a!==null){const k=(0,f.resolve)(a.directory,a.file),tt=D(k,S);return{helper:{name:e,args:t,path:k,
shown:Q(k),refusal:tt},findings:[]}}const _={kind:"no helper",name:e,directories:i.map(Q)};return{helper:null,findings:[r(d,_,o)]}}const C=e=>(0,v.existsSync)(e)&&
!(0,v.statSync)(e).isDirectory();function D(e,{system:t}){if(t==="windows")return null;if(!(0,v.statSync)(e).isFile())return"permission denied";const o=Buffer.alloc(
256),i=()=>(0,P.ET)((0,v.openSync)(e,"r"),U=>o.subarray(0,(0,v.readSync)(U,o))),d=(0,P.N0)(i,null);return d===null||d.toString("latin1",0,2)==="#!"||d.includes(
0)?null:"exec format error"}const N="terraform-credentials-";function J(e,t){const o=t.flatMap(({directory:d,files:S})=>S.flatMap(U=>{const Q=X(U,e);return Q===
null?[]:{directory:d,file:U,version:Q}})),[i=null]=o.toSorted((d,S)=>(0,L.Zy)(S.version,d.version));return i}function X(e,t){if(!e.startsWith(N))return null;const o=e.
toLowerCase().slice(N.length).replace(/\.exe$/,""),i=o.indexOf("_v");return(i<0?o:o.slice(0,i))!==t||o===""?null:(0,L.oF)(i<0?"0.0.0":o.slice(i+2).replace(/_x.*$/s,
""))}var B=s(5011);let O=function(...e){return{configFinding:O}=s.late([3276,3123],3123),new.target?new O(...e):O(...e)},l=function(...e){return{parseConfigFile:l}=
s.late([3276,3123],3123),new.target?new l(...e):l(...e)},M=function(...e){return{configPaths:M}=s.late([2218],9837),new.target?new M(...e):M(...e)},G=function(...e){
return{shownPath:G}=s.late([2218],9837),new.target?new G(...e):G(...e)};const Z=1024*1024;function h(e,t,o=null,i=null){const d=M(e,t,v.existsSync,o),{directory:S,
directoryOff:U,helperDirectories:Q}=d,a=rt(d,e,t),_=[...a,...j(S,e,t)],k=[...mt(d,e,t),...j(U?.path??null,e,t)],tt=U===null?`${b.bB[e]} reads ${G(d.main?.path??
"",t)}`:`${U.by} names another file`,st=ct(_,e),gt=st.helper&&p(st.helper,Q,e,t),wt=w(_,t.environment),At=wt.pluginCache??"",St=/^[/~]/.test(At)&&!(0,v.existsSync)(
At),Ct=a[0]?.protocols??{};return{...st,client:e,installations:_.flatMap(({installations:Tt})=>Tt),pluginDirectories:(0,B.n)(t.environment).pluginDirectories,...wt,
reattached:I(t.environment,e),mirrors:d.mirrorDirectories.map(Tt=>({path:Tt,shown:G(Tt,t)})),files:[..._.map(({file:Tt})=>Tt),...k.map(({file:Tt})=>({...Tt,state:"\
off"}))],turnedOff:[...st.unread,...ct(k,e).credentials.map(({host:Tt,place:{file:xt,line:bt}})=>({host:Tt,source:`${xt}:${bt} (${tt})`})),...i===null?[]:ot(i,d.
main?.path??""),...q(t.environment)],helper:gt?.helper??null,requestTimeoutMs:e==="opentofu"?dt(Ct,t.environment):null,patience:u(e,Ct,t.environment),findings:[
...st.findings,...gt?.findings??[],...St?[O(e,{kind:"cache",path:At},null)]:[]],secrets:[..._,...k].flatMap(({secrets:Tt})=>Tt)}}function w(e,t){const{TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE:o=""}=t,
d=(e.find(({pluginCache:S})=>S!=="")?.pluginCache??"").replace(/\$(?:\{(\w+)\}|(\w+))/g,(S,U,Q)=>t[U??Q]??"");return{pluginCache:t.TF_PLUGIN_CACHE_DIR||d||null,
mayBreakLocks:!/^0?$/.test(o)||e.some(S=>S.mayBreakLocks)}}function I({TF_REATTACH_PROVIDERS:e=""},t){const o=(0,R.V)(e,"map");return(o.ok&&(0,R.G)(o.value)?Object.
keys(o.value):[]).map(d=>(0,K.mi)(d,t)).filter(d=>d.kind!=="invalid")}const m=[["CI_JOB_TOKEN","only GitLab reads it","CI_SERVER_HOST",""],["INFRACOST_TERRAFORM\
_CLOUD_TOKEN","only Infracost reads it","INFRACOST_TERRAFORM_CLOUD_HOST"],["SCALR_TOKEN","only the scalr provider reads it","SCALR_HOSTNAME",""],["TF_API_TOKEN",
"only tfci reads it","TF_HOSTNAME"],["TFE_TOKEN","only the tfe provider reads it","TFE_HOSTNAME"],["TG_TF_REGISTRY_TOKEN","only Terragrunt reads it",null]],H=/^(?!TF_CLI_CONFIG_FILE$|TERRAFORM_CONFIG$)(?:TF|TERRAFORM|(?:OPEN)?TOFU)_(?:CLI_)?CONFIG(?:_?(?:FILE|PATH))?$|^(?:TERRAFORM|TOFU)_?RC$/,
q=e=>[...m.flatMap(([t,o,i,d="app.terraform.io"])=>{const S=i&&(e[i]||d);return e[t]?{host:S,source:`${t} (${o})`}:[]}),...Object.keys(e).filter(t=>H.test(t)).map(
t=>({host:null,source:`${t} (the CLIs read only TF_CLI_CONFIG_FILE)`}))],ut=[".terraformrc","terraform.rc",".tofurc","tofu.rc"],mt=({home:e,main:t},o,i)=>(e===null?
[]:ut).map(d=>(0,f.join)(e??"",d)).filter(d=>d!==(0,f.resolve)(t?.path??"")&&(0,v.existsSync)(d)).map(d=>et(d,o,i)),ot=(e,t)=>ut.filter(o=>{const i=(0,f.join)(e,
o);return(0,v.existsSync)(i)&&i!==(0,f.resolve)(e,t)}).map(o=>({host:null,source:`${o} (TF_CLI_CONFIG_FILE does not name it)`}));function rt({main:e},t,o){if(e===
null)return[];const{path:i,chosenBy:d}=e;if((0,v.existsSync)(i))return[et(i,t,o)];const S={path:i,shown:G(i,o),state:"absent"};return d==="default"?[F(S,[])]:[F(
S,[O(t,{kind:"missing",setting:d,path:i},null)])]}const F=(e,t)=>({credentials:new Map,hosts:new Map,helpers:new Map,installations:[],protocols:{},pluginCache:"",
mayBreakLocks:!1,findings:t,unread:t.map(({problem:o})=>({host:null,source:e.shown,problem:o})),secrets:[],isRead:!1,file:e}),j=(e,t,o)=>(e===null?[]:(0,P.wX)(e)).
filter(i=>/\.tfrc(?:\.json)?$/s.test(i)).map(i=>et((0,f.join)(e??"",i),t,o));function et(e,t,o){const i=(0,P.yR)(e,Z),d=G(e,o);if(!i.ok){const U={kind:"unreadab\
le",file:d,failure:i.failure};return F({path:e,shown:d,state:"not read"},[O(t,U,null)])}const S=l({shown:d,...i},t);return{...S,file:{path:e,shown:d,state:S.isRead?
"read":"not read"}}}function ct(e,t){const o=e.flatMap(k=>k.findings),i=e.flatMap(k=>k.unread),d=(k,tt)=>{const st=O(t,k,tt);o.push(st),!(k.kind!=="label"||k.type!==
"credentials")&&i.push({host:k.label,source:k.file,problem:st.problem})},S=at(new Map(e.flatMap(k=>[...k.credentials])),d),U=at(new Map(e.flatMap(k=>[...k.hosts])),
d),[Q,...a]=new Map(e.flatMap(k=>[...k.helpers]));for(const[,{place:k}]of a)d({kind:"two helpers"},k);const _=Q===void 0?null:{name:Q[0],...Q[1]};return{credentials:S,
forced:U,helper:_,findings:o,unread:i}}function at(e,t){const o=new Map;for(const[i,d]of e){const S=(0,W.Pv)(i),U="services"in d?"host":"credentials",Q=`${d.place.
file}:${d.place.line}`,a={kind:"label",type:U,label:i,file:Q,advice:(0,Y.L6)(i)};S.ok?o.set(S.value,{...d,host:S.value}):t({...a,why:S.why},d.place)}return[...o.
values()]}const ht=e=>(0,x.Qp)(e,({problem:{code:t,message:o},places:i})=>[t,o,i]);function dt({request_timeout_seconds:e},t){const o=y(t.TF_REGISTRY_CLIENT_TIMEOUT);
return o!==null?o*1e3:e===void 0?null:e>0?e*1e3:Number.POSITIVE_INFINITY}const A=1e4,g=1;function u(e,t,o){const i=y(o.TF_REGISTRY_DISCOVERY_RETRY)??t.retry_count??
g;return{client:e,attemptMs:dt(t,o)??A,retries:Math.max(i,0)}}function y(e){const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}}),5693:((kt,ft,s)=>{s.
d(ft,{Ey:()=>D,Ii:()=>r,Or:()=>M,WN:()=>l});var v=s(8936),f=s(1281),R=s(3368),x=s(2170),Y=s(8339),b=s(8032),W=s(255),K=s(5106);const P=1440*60*1e3,L=1;function r(h,w){
const{hops:I,certificates:m}=h.attempt;return[...O(h,w),...T(h,w),...J(I),...X(m,w),...B(h,w)]}function T(h,w){const{discovery:I,hops:m}=h.attempt;switch(I.kind){case"\
skipped":return[(0,x.kH)(I.problem)];case"failed":{const H=w.isFork&&I.problem.refusal==="asks";return[(0,x.kH)(I.problem,H?{severity:"notice"}:{})]}case"found":case"\
absent":{const H=m[0]?.url??"";return[...p(H,m.length-1,w),...C(h,w)]}}}function p(h,w,I){const m=I.clients.filter(H=>w>b.NX[H]);return m.length>0?[(0,x.kH)((0,f.
KA)({url:h,asks:"document",redirects:w,clients:m,limits:b.NX}))]:w>L?[(0,x.kH)((0,f.CL)({url:h,redirects:w}))]:[]}function C(h,{releases:w,slowMs:I}){const m=(0,W.
nx)(h.host),H=h.attempt.timing.totalMs,q=M(h),ut=j=>Z(q,j)!=="never",mt=w.filter(j=>!ut(j)),ot=({client:j})=>!w.some(et=>et.client===j&&ut(et)),rt=[!0,!1].flatMap(
j=>{const et=mt.filter(at=>ot(at)===j);if(et.length===0)return[];const ct=(0,v.Qs)({host:m,phase:"complete",tookMs:H,releases:et});return[(0,x.kH)(ct,{needed:j})]});
if(rt.length>0||H<=I)return rt;const F=N(h.attempt.timing);return[(0,x.kH)((0,v.U2)({host:m,tookMs:H,limitMs:I,phase:F,releases:w}))]}function D({host:h,slowest:w,
certificates:I},m,{slowMs:H,...q}){const ut=m.map(et=>et.host),mt=I.filter(et=>!ut.includes(et.host)),ot=w?.timing.totalMs??0,rt=X(mt,q).map(et=>({...et,host:h}));
if(w===null||ot<=H)return rt;const F={host:(0,W.nx)(h),url:w.url,tookMs:ot,limitMs:H},j=(0,v.U2)({...F,phase:N(w.timing)});return[(0,x.kH)(j,{host:h}),...rt]}function N({
lookupMs:h,connectMs:w,tlsMs:I,firstByteMs:m,totalMs:H}){const q=[{name:"lookup",ms:h??0},{name:"connection",ms:w??0},{name:"tls",ms:I??0},{name:"response",ms:m??
0}],ut={name:"rest",ms:q.reduce((mt,{ms:ot})=>mt-ot,H)};return q.reduce((mt,ot)=>ot.ms>mt.ms?ot:mt,ut)}function J(h){const w=h.find(({url:m})=>m.startsWith("htt\
p://"));if(w===void 0)return[];const I=w.authorization==="withheld";return[(0,x.kH)((0,f.n4)({url:h[0]?.url??"",to:w.url,exposesToken:I}))]}function X(h,{certificateDays:w,
now:I}){return[...Map.groupBy(h,({host:m})=>m)].flatMap(([m,H])=>{const[q=""]=H.map(mt=>mt.expires).sort(),ut=(Date.parse(q)-I)/P;return ut<0||ut>=w?[]:[(0,x.kH)(
(0,R.BU)({host:m,days:Math.floor(ut),expires:q}))]})}function B(h,w){const{host:I,attempt:m,earlier:H}=h,[q]=H,ut=["failed","skipped"].includes(m.discovery.kind);
if(q?.discovery.kind!=="failed"||ut)return[];const mt=q.discovery.problem.message,ot=M(h),rt=w.releases.filter(j=>Z(ot,j)==="sometimes"),F=H.length+1;return[(0,x.
kH)((0,v.Er)({host:(0,W.nx)(I),attempts:F,failure:mt,releases:rt}))]}function O({credentials:h,attempt:{discovery:w}},I){if(!h?.problem)return[];const{code:m}=h.
problem,H=w.kind==="failed"&&w.problem.code===m,q=I.isFork&&!h.hasToken&&m==="credentials-empty";return H||q?[]:[(0,x.kH)(h.problem)]}function l({host:h},w){if(!w.
some(({service:m})=>m===K.e$))return[];const{name:I}=(0,W.Sv)(h);return[...I.includes(".")?[]:[(0,Y.Zp)({host:h,name:I})],.../(^|\.)xn--/.test(h)?[(0,Y._W)({host:h})]:
[]].map(m=>(0,x.kH)(m,{services:[K.e$]}))}const M=({earlier:h,attempt:w,later:I})=>[...h,w,...I];function G({discovery:h,timing:w,headMs:I,hops:m},{attemptMs:H}){
const q=I!==null&&I<=H?m.at(-1)?.status:null;return q===null||(0,b.Mq)(q??0)?"retries":h.kind!=="failed"&&w.totalMs<=H?"works":"fails"}function Z(h,w){const I=h.
map(q=>G(q,w)),m=I.indexOf("works");return m<0?"never":m<=w.retries&&!I.slice(0,m).includes("fails")?"always":"sometimes"}}),8485:((kt,ft,s)=>{s.r(ft),s.d(ft,{attemptsOf:()=>v.
Or,contact:()=>ze,crashedVisit:()=>Me,judgeRequests:()=>v.Ey,judgeVisit:()=>ke,outcomesOf:()=>Ie});var v=s(5693),f=s(9961),R=s(2801),x=s(2170),Y=s(8032),b=s(255),
W=s(8185),K=s(8643),P=s(9432),L=s(1054),r=s(1780),T=s(9615);const p=({id:n,host:c,url:E,why:$,value:z})=>(0,T.CC)("service-url-invalid",{message:E===null?(0,r.xI)`${n} of host ${(0,r.
KT)(c)}: ${(0,r.b7)(c,(0,P.dh)($))}`:(0,r.xI)`${n} of host ${(0,r.KT)(c)} is "${(0,r.KT)(E)}", which the clients cannot connect to: ${$}`,operator:(0,L.Kc)(z)?"\
replace the placeholder in the discovery document":`set ${n} to an https:// URL, or to a path that starts with a slash`}),C=({id:n,host:c,why:E})=>(0,T.CC)("ser\
vice-url-credentials",{message:(0,r.xI)`${n} of host ${(0,r.KT)(c)}: ${E}`,operator:"remove the user name and password from the URL, or from the redirect that l\
eads to the document",note:"give tokens to the clients instead"}),D=({id:n,host:c,url:E})=>(0,T.CC)("service-url-empty",{message:(0,r.xI)`${n} of host ${(0,r.KT)(
c)} is an empty string, which resolves to the document itself: ${(0,r.KT)(E)}`,operator:`set ${n} to the URL of the service, such as "/v1/${n.split(".")[0]}/", \
or remove it`}),N=({id:n,host:c,value:E,why:$})=>(0,T.CC)("service-url-looks-like-host",{message:(0,r.xI)`${n} of host ${(0,r.KT)(c)} is "${(0,r.KT)(E)}", which is a path and not a URL with a host`,
operator:(0,r.xI)`write "https://${(0,r.KT)(E)}" if a host is meant`,note:$===null?void 0:(0,P.zd)($)});function J(n){const{id:c,host:E,url:$,clients:z}=n,nt=z.
map(V=>Y.bB[V]),it=$.slice($.lastIndexOf("/")+1);return(0,T.CC)("service-url-no-slash",{message:(0,r.xI)`${c} of host ${(0,r.KT)(E)} does not end with a slash: ${(0,r.
KT)($)}`,operator:"add the slash",note:`without it ${nt.slice(0,-1).join(", ")} and ${nt.at(-1)} replace "${it}" with the path that they append`,affects:z})}const X=({
id:n,host:c,url:E})=>(0,T.CC)("service-url-relative",{message:(0,r.xI)`${n} of host ${(0,r.KT)(c)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,r.
KT)(E)}, other clients do not`,operator:"start the path with a slash, or write the complete URL"}),B=({id:n,host:c})=>(0,T.CC)("service-url-query",{message:(0,r.
xI)`${n} of host ${(0,r.KT)(c)} has a query, which the clients drop when they append a path`,operator:"move the content of the query into the path",note:"never \
put a secret into the document"});function O({host:n,uses:c},E=["is","are"]){const $=Map.groupBy(c,({id:nt})=>nt),z=Array.from($,([nt,it])=>{const V=it.flatMap(
({endpoint:lt})=>lt??[]);return V.length===0?nt:`${nt} (${V.join(", ")})`});return(0,r.xI)`${(0,P.K4)(z,10,P.dh)} of host ${(0,r.KT)(n)} ${z.length===1?E[0]:E[1]}`}
const l=({urls:n})=>(0,r.XT)(n,3,c=>(0,r.KT)((0,P.dh)(c))),M=({uses:n})=>Y.zK.filter(c=>n.some(({id:E})=>(0,Y.SZ)(E).includes(c))),G=n=>(0,T.CC)("service-url-pr\
ivate",{message:(0,r.xI)`${O(n)} at ${l(n)}, which clients elsewhere cannot reach`,operator:(0,r.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,r.
KT)(n.host)}`,affects:M(n)}),Z=[...Y.Du,"dependabot"];function h(n){const c=n.uses.every(({endpoint:z})=>z!==null),E=c?"a login sends its token in clear text ot\
herwise":(0,r.xI)`the clients send the token of ${(0,r.KT)(n.host)} there in clear text`,$=M(n);return(0,T.CC)("service-url-insecure",{message:(0,r.xI)`${O(n)} not https: ${l(
n)}`,operator:n.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:c||n.hasToken?E:void 0,affects:Z.
filter(z=>$.includes(z))})}function w(n){const{host:c,name:E}=n,$=(0,r.xI)`${O(n)} on another host: ${l(n)}`,z=!n.hasToken||!M(n).includes("renovate");return(0,T.
CC)("service-url-cross-host",{message:$,help:z?(0,r.xI)`where outgoing traffic is filtered, allow ${(0,r.KT)(E)} as well`:(0,r.xI)`give Dependabot and Renovate a token for ${(0,r.
KT)(E)}; Terraform and OpenTofu send it the token of ${(0,r.KT)(c)}`,...z&&{severity:"notice",affects:[]}})}const I=n=>(0,T.CC)("service-url-other-port",{message:(0,r.
xI)`${O(n)} on another port of the same host: ${l(n)}`,operator:(0,r.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,r.
KT)(n.host)}`}),m=n=>(0,T.CC)("service-url-double-slash",{message:(0,r.xI)`${O(n,["has","have"])} a double slash in the path: ${l(n)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),H=n=>(0,T.CC)("service-url-same",{message:(0,r.xI)`${O(n,["has","have"])} the same URL: ${l(n)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var q=s(4067),ut=s(2311),mt=s(5106);function ot({
host:n,attempt:c},E){const{name:$}=b.Sv(n),z=q.uo($),nt=c.hops[0]?.address??null;if(z!=="public"||nt===null)return z;const it=q.Zu(nt),V=E.some(lt=>lt.name===$);
return it==="loopback"&&V?"public":it}const rt={public:0,reserved:1,private:2,metadata:2,loopback:3};function F({id:n,url:c},{kind:E,host:$,failures:z}){const nt=z.
get(n);return nt!==void 0&&(0,ut.i)(b.Pm(c)??"",$,nt)||rt[ht(c)]>rt[E]}function j(n,c){const{hostname:E}=c,$=n.filter(pt=>F(pt,c)),z=n.filter(pt=>!$.includes(pt)),
nt=z.filter(({url:pt})=>pt.scheme==="http"),it=z.filter(({id:pt,endpoint:Ot})=>Ot===null&&(0,mt.p4)(pt)),V=Map.groupBy(it,({url:pt})=>dt(pt,E)),lt=z.filter(({endpoint:pt,
url:Ot})=>pt===null&&A(Ot,E)),Et=z.filter(({url:pt})=>pt.path.includes("//")),yt=et(c);return[...yt($,at,G),...yt(nt,at,h),...[...V].flatMap(([pt,Ot])=>pt===null?
[]:yt(Ot,at,({hasToken:vt,...$t})=>w({...$t,name:pt,hasToken:vt&&!c.block}))),...yt(lt,at,I),...yt(Et,ct,m),...yt(g(n),ct,H)]}const et=({host:n,hasToken:c})=>(E,$,z)=>{
if(E.length===0)return[];const nt=E.map(({url:lt})=>E.length===1?ct(lt):$(lt)),it=z({host:n,hasToken:c,uses:E,urls:[...new Set(nt)]}),V=[...new Set(E.map(({id:lt})=>lt))];
return[(0,x.kH)(it,{services:V,needed:E.some(({needed:lt})=>lt)})]},ct=n=>(0,P.dh)((0,K.Pl)(n)),at=n=>(0,P.dh)(`${n.scheme}://${n.host}`);function ht(n){const{name:c}=(0,K.
cz)(n);return q.Sz(/[^\0-\x7f]/.test(c)?b.$o(c)??"":c.toLowerCase())}function dt(n,c){const{name:E}=(0,K.cz)(n),$=b.Sv(c).name;if(E.toLowerCase()===$)return null;
const z=b.Pv(E);return z.ok?z.value===$?null:b.nx(z.value):E}function A(n,c){if(n.scheme==="http"||dt(n,c)!==null)return!1;const E=$=>Number($||443);return E((0,K.
cz)(n).port)!==E(/:(\d+)$/.exec(c)?.[1]??null)}function g(n){const c=[mt.e$,mt.xq].flatMap($=>n.find(z=>z.id===$)??[]),E=new Set(c.map(({url:$})=>ct($).replace(
/\/$/,"")));return c.length===2&&E.size===1?c:[]}const u=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,y=n=>u.test(n)&&!/^[a-z0-9-]+\.json$/i.
test(n),e=n=>n.replace(/[?#].*$/s,"");function t(n){const c=o(n),{id:E,host:$,value:z}=n,nt={id:E,host:$,url:(0,K.Pl)(n.url)};if(c!==null)return[p({...nt,value:z,
why:c})];if(/\{\{|\$\{|^\$/.test(z)){const lt=`the placeholder in "${e(z)}" was not replaced`;return[p({...nt,value:z,url:null,why:lt})]}const V=d(n)&&!y(z)?(0,Y.
ab)(E):[];return[z===""?D(nt):null,y(z)?N({...nt,value:e(z),why:null}):null,i(z)?X(nt):null,V.length>0?J({...nt,clients:V}):null,n.url.query!==""&&(0,mt.p4)(E)?
B(nt):null].filter(lt=>lt!==null)}function o({url:n}){const{name:c,port:E}=(0,K.cz)(n);return c===""?"no Host in request URL":E===""||Number(E)>0&&Number(E)<=65535?
null:`invalid port "${E}"`}const i=n=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(n)&&!y(n),d=({value:n,url:c})=>n!==""&&!/^$|\/$/.test(c.path);var S=s(3217);const U=[[
/^service-url-(?:cross-host|private)$/,/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,/^(?:module|provider)-unknown$|^versions-shape$/]],
Q=({services:n,problem:{code:c}})=>n.map(E=>[E,c]);function a(n,c,E){let $=c;return{causes:n.notes.flatMap(nt=>{const{code:it,severity:V,affects:lt}=nt.problem,
Et=n.viewers.filter(Ot=>V!=="error"||lt.includes(Ot)),yt=({problem:Ot,services:vt,affects:$t})=>U.some(([Mt,It])=>Mt.test(it)&&It.test(Ot.code))&&vt.length>0&&vt.
every(Mt=>nt.services.includes(Mt)&&!E(Mt))&&$t.every(Mt=>Et.includes(Mt)),pt=$.filter(yt);return pt.length===0?nt:($=$.flatMap(Ot=>pt.includes(Ot)?V==="error"?
[]:_(Ot,nt):Ot),V==="error"?k(nt,pt):[])}),answers:$}}function _(n,{problem:{message:c,cures:E}}){const $=(0,r.xI)`${c}; ${n.problem.message}`;return{...n,problem:{
...n.problem,message:$,...E&&{cures:E}}}}const k=(n,c)=>(0,x.Qp)([n,...c],()=>null).map(E=>{const $=c.find(({problem:nt})=>nt.obstacle!==void 0),z=$&&(0,r.xI)`${E.
problem.message}; ${$.problem.message}`;return z===void 0?E:{...E,problem:{...E.problem,message:z}}});var tt=s(2886),st=s(9119);function gt(n,c){const E=n.forced.
filter(({client:it})=>c.includes(it)),$=c.filter(it=>!E.some(V=>V.client===it)),nt=(0,st.c1)(E,({place:it,services:V})=>JSON.stringify([it,V])).map(it=>{const[V]=it,
lt=(0,b.cu)(n.host),{services:Et}=V,yt={kind:"found",url:lt,services:Et},pt={...n.attempt.timing,totalMs:0},vt={...n,attempt:{discovery:yt,hops:[],timing:pt,headMs:0,
certificates:[]},earlier:[],later:[]};return{clients:it.map(({client:$t})=>$t),visit:vt,forced:V}});return $.length>0||nt.length===0?[{clients:$,visit:n,forced:null},
...nt]:nt}var wt=s(4606);const At=(n,c)=>n.filter(E=>!(0,wt.Hf)(E,c.token)).map(E=>St(E,c));function St(n,c){const{visit:E,requirements:$,clients:z,token:nt,concerned:it}=c,
{services:V,places:lt}=Tt(n.services,$),Et=(0,wt.wD)(n,nt),yt=n.needed&&Ct({problem:Et,services:V},c),pt=n.affects.filter(vt=>it.includes(vt)),Ot={...n,problem:Et,
services:V,needed:yt,affects:pt,host:E.host};return(0,tt.hD)({...Ot,severity:(0,tt.v1)(Ot,z),places:n.places.length===0?lt:(0,st.As)(xt(n.places))},c)}function Ct({
problem:n,services:c},{visit:{host:E,attempt:$},requirements:z,answering:nt,depth:it}){if(it==="discovery"||$.discovery.kind==="skipped")return!0;const V=c.some(
Et=>nt.has(`${E} ${Et}`));if(n.code==="service-url-no-slash"&&V)return!1;const lt=z.filter(({service:Et})=>c.length===0||c.includes(Et));return lt.length===0||lt.
some(({isForInit:Et})=>Et)}function Tt(n,c){const E=it=>c.filter(({service:V})=>it.includes(V)),$=n.length===0?c:E(n),z=n.filter(it=>$.some(({service:V})=>V===it)),
nt=($.length>0?$:E(["any"])).flatMap(it=>it.because);return{services:z.length>0?z:n,places:(0,st.As)(xt([...new Set(nt)]))}}function xt(n){const{inUse:c=[],aside:E=[]}=Object.
groupBy(n,$=>typeof $!="string"&&(0,st.MV)($)?"aside":"inUse");return[...c,...E]}function bt(n,c){return c.every(({isImplied:$})=>$)?[...c.flatMap(({clients:$})=>$),
...(0,Y.Yr)(n)]:Y.zK}var Nt=s(3956);function Kt(n){if(!Array.isArray(n))return Jt(n);const{shown:c,more:E}=(0,P.zN)(n,5);return`[${c.map(Jt).join(", ")}${E>0?",\
 \u2026":""}]`}function Jt(n){return n===void 0?"missing":typeof n=="object"&&n!==null?(0,P.go)(n):(0,P.dh)(JSON.stringify(n))}const le=({host:n,value:c,why:E})=>(0,T.
CC)("login-type",{message:(0,r.xI)`login.v1 of host ${(0,r.KT)(n)} is ${(0,P.go)(c)}, not an object`,operator:'set login.v1 to an object with "client", "authz" \
and "token"',note:(0,P.zd)(E)}),Dt=n=>c=>`is ${Kt(c)}${c===void 0?"":`, not ${n}`}`,Ft=n=>c=>`is ${Kt(c)}${n}`,Zt=n=>c=>`${Dt("an array")(c)}; the clients ignor\
e it${n}`,ue={"client-missing":[Dt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set\
 "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Dt("an array of strings"),'set "grant_types" to ["authz_code"], \
or remove it'],"grant-types-unsupported":[Ft(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[Ft('; the c\
lients know "authz_code" and "password" only'),'remove the unknown grant types, or move scopes to "scopes"'],"authz-missing":[Dt("a string with a URL"),'set "au\
thz" to the URL of the authorization endpoint'],"token-missing":[Dt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Dt("ex\
actly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Ft("; both must be whole numbers from 1024 to 6553\
5"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Ft("; the first port is greater than the last"),"write the lower port\
 first"],"ports-single":[Ft("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ig\
nored":[Zt(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Dt("an array of strings"),'set "scopes" t\
o an array of strings, or remove it'],"scopes-ignored":[Zt(""),'set "scopes" to an array of strings, or remove it']};function de(n,c){const E=n.rule.replace(/-\w+$/,
"").replace("-","_"),$=(0,r.xI)`"${E}" in login.v1 of host ${(0,r.KT)(c)}`;if("why"in n){const V=`set "${E}" to an https:// URL without user name, or to a path \
that starts with a slash`,lt=(0,r.xI)`${$}: ${(0,r.b7)(c,(0,P.dh)(n.why))}`;return(0,T.CC)(`login-${n.rule}`,{message:lt,operator:V})}const[z,nt]=ue[n.rule],it=(0,r.
xI)`${$} ${z(n.value)}`;return(0,T.CC)(`login-${n.rule}`,{message:it,operator:nt})}function fe({host:n,endpoints:c}){const E=c.map(({name:nt})=>`"${nt}"`).join(
" and "),[$]=c,z=c.length===1;return(0,T.CC)("login-url-port",{message:(0,r.xI)`${E} in login.v1 of host ${(0,r.KT)(n)} ${z?"names":"name"} no port, so a login uses port 443: ${(0,r.
KT)($?.url??"")}`,operator:`write a path that starts with a slash, or add :${$?.port??""} to the URL${z?"":"s"}`})}var he=s(845),pe=s(8345);const Gt=({offered:n})=>n.
length===0?"is empty":`offers ${(0,P.K4)(n,20,P.dh)}`;function Qt(n,c){const{id:E,host:$,offered:z,block:nt}=n,it=`the discovery document, which ${Gt(n)}`;if(nt!==
null)return`add ${E} to the \`host\` block at ${nt}, which ${Gt(n)}`;if(E===mt.xq&&(0,he.ni)($))return pe.C;if(E===mt.xq&&c)return(0,r.xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,r.
KT)($)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${E}`;const V=(0,mt.qE)(E)?z.find(Et=>(0,mt.OA)(Et)===E):void 0,lt=E===mt.xq?"configure a networ\
k mirror for the provider (`provider_installation`), the usual way with an artifact manager":`use a host that offers ${E}`;return{operator:V===void 0?`add ${E} \
to ${it}`:`rename ${V} to ${E} in ${it}`,user:lt}}const qt=n=>n.id==="any"?(0,T.CC)("service-missing",{message:(0,r.xI)`host ${(0,r.KT)(n.host)} does not provide any service`,
operator:`add a service to the discovery document, which ${Gt(n)}`}):(0,T.CC)("service-missing",{message:n.why,help:Qt(n,n.isArtifactory)}),me=n=>(0,T.CC)("serv\
ice-version",{message:n.why,help:n.isReadable?Qt(n,!1):`require an id of the form NAME.vN; the discovery document ${Gt(n)}`}),ge=({id:n,host:c,value:E,why:$})=>(0,T.
CC)("service-type",{message:(0,r.xI)`${n} of host ${(0,r.KT)(c)} is ${(0,P.go)(E)}, not a string with a URL`,operator:`set ${n} to a URL such as "/v1/modules/"`,
note:(0,P.zd)($)});var Yt=s(8225),te=s(9179);function Ee({discovery:n},c){return n.kind==="found"?ve(n,c):{services:[],notes:n.kind==="absent"?[Te(n,c)]:[]}}function ve(n,c){
const{requirements:E,clients:$,reader:z}=c,nt=n.services.map(({id:Rt})=>Rt),it=n.services.some(({value:Rt})=>typeof Rt=="string"&&Rt.includes("/artifactory/")),
V={...c,discovery:n,offered:nt,isArtifactory:it},lt=E.map(({service:Rt})=>Rt),Et=lt.filter(Rt=>Rt!=="any"),yt=nt.filter(Rt=>!Et.includes(Rt)&&Y.Du.some(Ut=>mt.oe(
Rt,Ut).ok)),pt=Et.map(Rt=>ee(Rt,V)),Ot=({outcome:Rt,notes:Ut,urls:Ht})=>Rt.kind!=="problem"&&!Ht.some(Pt=>Pt.endpoint===null&&F(Pt,c))&&!Ut.some(Pt=>(0,tt.ER)(Pt)&&
$.some(jt=>Pt.affects.includes(jt))),vt=yt.map(Rt=>ee(Rt,V)),$t=!lt.includes("any")||[...pt,...vt].some(Ot),Mt=[...pt,...$t?vt.map(ye):vt],It=Mt.flatMap(({urls:Rt})=>Rt),
Lt=lt.includes("any")&&Mt.length===0?[(0,x.kH)(qt({...V,id:"any",why:""}))]:[];return{services:Mt.map(({outcome:Rt})=>Rt.kind==="problem"?{...Rt,problem:(0,T.as)(
Rt.problem,z)}:Rt),notes:[...Mt.flatMap(({notes:Rt})=>Rt),...j(It,c),...Lt]}}function ye({outcome:n,notes:c,urls:E}){if(!mt.fg.has(n.id))return{outcome:n,notes:[],
urls:[]};const $=z=>({...z,needed:!1});return{outcome:n,notes:c.map($),urls:E.map($)}}function Te({absence:n,url:c},{requirements:E,host:$}){const z=E.map(({service:it})=>it).
filter(it=>it!=="any"),nt=(0,Nt.HB)({host:$,url:(0,K.Pl)(c),why:n,required:z});return(0,x.kH)(nt,{services:z.length===1?z:[]})}function ee(n,c){const{services:E,
url:$}=c.discovery,z=$t=>mt.TE(n,{services:E,documentUrl:$,display:c.host,client:$t}),it=(c.requirements.find(({service:$t})=>$t===n)?.clients??c.clients).map($t=>({
client:$t,lookup:z($t)})),[V,...lt]=it;if(V===void 0)throw new Error("no client is checked");const Et=lt.filter(({lookup:$t})=>$t.kind!==V.lookup.kind),yt=$t=>!Oe(
$t)||z($t).kind===V.lookup.kind,pt=Et.length===0?(0,Y.SZ)(n).filter(yt):[V.client],Ot=ne(n,V.lookup,pt,c),vt=Et.flatMap(({client:$t,lookup:Mt})=>ne(n,Mt,[$t],c).
notes);return{...Ot,notes:[...Ot.notes,...vt]}}const we=2048,Oe=n=>Y.Du.some(c=>c===n);function ne(n,c,E,$){const{discovery:z,host:nt}=$,it=V=>V.map(lt=>(0,x.kH)(
lt,{services:[n]}));switch(c.kind){case"url":{const{url:V,value:lt}=c,Et=t({id:n,value:lt,url:V,host:nt}),yt=!Et.some(({code:Ot})=>Ot==="service-url-invalid"),pt=(0,P.
dh)((0,K.Pl)(V),we);return{outcome:{id:n,kind:"url",url:pt},notes:it(Et),urls:yt?[{id:n,endpoint:null,url:V,needed:!0}]:[]}}case"object":{const{login:V,problems:lt}=Se(
c.value,z.url,nt),Et=lt.find(({severity:yt})=>yt==="error");return{outcome:Et?{id:n,kind:"problem",problem:Et}:{id:n,kind:"login",login:V},notes:it(lt),urls:(0,Yt.
u)(V).map(yt=>({...yt,id:n,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const V=$e(n,c,$),lt=(0,x.kH)(V,{services:[n],clients:E});
return{outcome:{id:n,kind:"problem",problem:V},notes:[lt],urls:[]}}}}function $e(n,c,E){const $={...E,id:n,why:c.why};switch(c.kind){case"missing":return qt($);case"\
bad-id":case"version":return me({...$,isReadable:c.kind==="version"});case"type":return(n===mt.S3?le:ge)({...$,value:c.value});case"bad-url":{const z=(0,te.Nx)(
c.why);return y(c.value)?N({...$,value:e(c.value),why:z}):c.reason==="user-info"?C($):p({...$,value:c.value,url:null,why:z})}}}function Se(n,c,E){const{value:$,
flaws:z}=(0,Yt.m)(n,c,E),nt={...$,authz:se($.authz),token:se($.token)},it=Re(nt,c),V=it.length===0?[]:[fe({host:E,endpoints:it})];return{login:nt,problems:[...z.
map(lt=>de(Ce(lt),E)),...V]}}function Re(n,c){const{name:E,port:$}=(0,K.cz)(c);return $===""||$==="443"?[]:(0,Yt.u)(n).flatMap(({endpoint:z,text:nt,url:it})=>{const V=(0,K.
cz)(it),lt=V.name.toLowerCase()===E.toLowerCase();return it.scheme==="https"&&lt&&V.port===""?[{name:z,url:nt,port:$}]:[]})}const Ce=n=>"why"in n?{...n,why:(0,te.
Nx)(n.why)}:n;function se(n){const c=n===null?null:(0,K.Dl)(n);return c?.ok?(0,K.Pl)(c.value):null}function ke(n,c){const{requirements:E,predicted:$,requests:z,
answering:nt,isNew:it}=n,V=(0,wt.MC)(n.visit,c),lt=Ae(n,c.dialect),Et=(0,tt.TC)(V.host,E,c),yt=gt(V,lt).map(Pt=>xe(Pt,n,c,Et)),pt=[...yt.flatMap(({notes:Pt})=>Pt),
...$],Ot=yt.some(({forced:Pt})=>Pt===null),vt=(0,wt.ux)(V,pt,Et,{...c,isAsked:Ot}),$t=oe({...n,visit:V},c,{clients:lt,reader:Et,token:vt}),Mt=yt[0]?.services??[];
let It=$;const Lt=yt.flatMap(Pt=>{const jt=Bt=>nt.has(`${V.host} ${Bt}`),{silent:Vt=[],said:Wt=[]}=Object.groupBy(Pt.notes,Bt=>(0,tt.pi)({...Bt,host:V.host},$t.
ignore)?"silent":"said"),zt=a({...Pt,notes:Wt},It,jt);return It=zt.answers,At([...zt.causes,...Vt],{...$t,reader:Pt.reader,concerned:$t.concerned.filter(Bt=>Pt.
viewers.includes(Bt))})}),Rt=[...Ot?(0,S.so)(V,E,vt,c):[],...Ot?(0,S.uA)(V,Mt,c):[],...It,...z===null?[]:(0,v.Ey)(z,V.attempt.certificates,c),...(0,v.WN)(V,E)],
Ut=[...Lt,...At(Rt,$t)],Ht=yt[0]?.forced?.place??null;return{visit:V,requirements:E,services:Mt,servicesFrom:Ht,findings:Ut,isNew:it}}const Ae=({requirements:n},{
clients:c})=>c.filter(E=>n.some($=>$.clients.includes(E))),oe=(n,c,E)=>({...c,...n,...E,isHostNew:n.isNew,concerned:bt(n.visit.host,n.requirements)});function Me(n,c,E){
const{visit:$,requirements:z,isNew:nt}=n,it=(0,R.n3)({host:(0,b.nx)($.host),thrown:E}),V={kind:"skipped",problem:it},lt={...$,attempt:{...$.attempt,discovery:V,
hops:[]}},Et={clients:c.dialect.clients,reader:null,token:wt.Cg},yt=oe({...n,visit:lt},c,Et),pt=At([(0,x.kH)(it)],{...yt,concerned:Y.zK});return{visit:lt,requirements:z,
services:[],servicesFrom:null,findings:pt,isNew:nt}}function xe({clients:n,forced:c,visit:E},{visit:$,requirements:z,predicted:nt},it,V){const lt=c===null?V:{...V,
role:"operator"},Et=(0,b.nx)($.host),yt=c&&(0,tt.cA)(c.place),{services:pt,notes:Ot}=Ee(E.attempt,{requirements:z,clients:n,reader:lt,block:yt,hostname:$.host,host:Et,
hasToken:$.credentials?.hasToken===!0,failures:new Map(c===null?nt.flatMap(Q):[]),kind:c===null?ot($,it.resolve):"loopback"}),vt=it.dialect.releases.filter(({client:It})=>n.
includes(It)),$t=$.forced.map(({client:It})=>It),Mt=c===null?Y.zK.filter(It=>!$t.includes(It)):n;return{forced:c,reader:lt,viewers:Mt,services:pt,notes:[...yt===
null?[]:[(0,x.kH)((0,f.Yv)({host:Et,at:yt}),{clients:n})],...(0,v.Ii)(E,{...it,clients:n,releases:vt}),...Ot,...c===null?(0,W.I4)($.host,pt,z,it):[]]}}function Ie(n){
const c=$=>{const z=n.filter(({problem:nt,affects:it})=>it.includes($)&&nt.usualSeverity!=="notice");return z.some(tt.ER)?"fails":z.length>0?"warns":"works"},E=Y.
zK.map($=>[$,c($)]);return Object.fromEntries(E)}var Pe=s(8161),_e=s(2389),be=s(2798),Le=s(6452),Ne=s(7688),De=s(1331),re=s(2218),Ue=s(3214),Xt=s(2851),Be=s(479),
Ke=s(9968),He=s(3791),je=s(7057),Fe=s(3298);async function ze(n,c,E,$){const{dialect:z,configs:nt,requirements:it,expand:V}=c,{releases:lt}=z,{environment:Et,kill:yt,
secrets:pt,stop:Ot,startTimer:vt}=$,$t={environment:Et,kill:yt,learn:pt.learn,stop:Ot.signal},{credentials:Mt,forced:It}=(0,be.mQ)({...E,configs:nt},$t),Lt={network:(0,Le.
Af)(E,(0,Y.Dv)(z.clients,z.versions)),credentials:Mt,concurrency:E.concurrency,random:Math.random,now:Date.now,startTimer:vt,monotonic:$.now,stop:Ot,sessions:E.
depth==="discovery"?null:new Map},Rt={...Lt,forced:It,required:Map.groupBy(it,({host:_t})=>_t),maxRedirects:Math.max(...z.clients.map(_t=>Y.NX[_t])),releases:lt,
timeoutMs:E.timeoutMs??(0,Xt.nT)(lt),retries:E.retries,progress:_t=>$.progress({kind:"visits",..._t})},Ut=(0,Xt.pj)(n,Rt),Ht=E.depth==="discovery"?null:Promise.
all([s.e(9465),s.e(6542),s.e(4456)]).then(s.bind(s,7907)),Pt=new Map((await Ut).map(_t=>[_t.host,_t])),jt=Mt.known;if(Ht===null)return{visits:[...Pt.values()],predicted:_e.
j7,tokenSources:jt};const{predictInit:Vt}=await Ht,Wt=(0,Ne.tX)(_t=>$.progress({kind:"packages",..._t})),zt=Ge(Pt,Rt,E),Bt=_t=>(0,b.ev)(_t,E),{network:Xe}=Lt,ce=We(
$,{...$t,network:Xe,isNamed:Bt,transfers:Wt}),Ve={...Lt,...c,settings:E,machine:(0,Be.g8)(Et),directory:$.directory,learn:pt.learn,progress:_t=>$.progress({kind:"\
registries",..._t}),visits:Pt,following:V&&{expand:V,reach:zt.reach,fetchRepository:ce.fetchRepository,transfers:Wt}},Je={...E,isFork:$.isFork},ae=await Vt(c.roots,
Ve,Je).finally(ce.close),Ze=[...ae.notes,...zt.notes()];return{visits:[...Pt.values()],predicted:{...ae,notes:Ze},tokenSources:jt}}const ie=100;function Ge(n,c,E){
const $=new Set,z=new Set;return{reach:async V=>{const lt=V.filter(({host:vt})=>!n.has(vt)&&!z.has(vt)),Et=(0,re.en)(lt,E);for(const[vt,$t]of Et)n.set(vt,(0,De.
i)(vt,$t));for(const{host:vt}of lt)Et.has(vt)||($.size<ie||$.has(vt)?$.add(vt):z.add(vt));const yt=Map.groupBy(lt,({host:vt})=>vt),pt=[...$].filter(vt=>!n.has(vt)),
Ot=Map.groupBy(pt,vt=>yt.get(vt)?.every(re.T1)??!0);for(const[vt,$t]of Ot){const It={...c,sessions:null,required:yt,origin:vt?{isPublic:vt}:null};for(const Lt of await(0,Xt.
pj)($t,It))n.set(Lt.host,Lt)}},notes:()=>{const V=[...z].map(b.nx),lt=(0,He.q)({what:"hosts",max:ie,names:V});return V.length===0?[]:[(0,x.kH)(lt,{clients:[]})]}}}
function We({environment:n,kill:c,pid:E,secrets:$,stop:z,startTimer:nt},it){let V=null;const lt=(0,Fe.O)(async()=>{const{gitFetcher:yt}=await s.e(679).then(s.bind(
s,679));return V=yt({...it,kill:c,pause:pt=>(0,Ue.v7)(pt,{stop:z,startTimer:nt}),parent:n.RUNNER_TEMP||(0,Pe.tmpdir)(),pid:E,isAlive:pt=>Ye(pt,c),now:Date.now}),
V});return{fetchRepository:async({url:yt,ref:pt,depth:Ot,sshkey:vt},$t)=>{const Mt=await lt(),It=vt===null?null:new je.ou(vt);It!==null&&$.learn(It);const Lt={url:(0,K.
jr)(yt),origin:$t,ref:pt,depth:Number(Ot)||null,sshkey:It};return await Mt.fetch(Lt)},close:async()=>V?.close()}}function Ye(n,c){try{return c(n,0),!0}catch(E){
return(0,Ke.Oj)(E)==="EPERM"}}}),9713:((kt,ft,s)=>{s.d(ft,{IK:()=>Y,v8:()=>r,x8:()=>D,zy:()=>p});var v=s(7075),f=s(7057),R=s(6452);let x=function(...X){return{createGunzip:x}=
process.getBuiltinModule("node:zlib"),new.target?new x(...X):x(...X)};const Y={kind:"excerpt",maxBytes:2048},b=1e3,W=6e4,K=64*1024,P=1024,L=1024*1024,r=256*1024,
T=X=>Buffer.from(X,"latin1").toString("utf8");function p({status:X,reason:B,headers:O}){const l=h=>{const w=O.get(h)?.[0];return w===void 0?null:T(w)},M=l("cont\
ent-length"),Z=X!==204&&X!==304&&M!=="0"?l("content-encoding"):null;return{status:X,reason:T(B),contentType:l("content-type"),contentEncoding:Z,location:l("loca\
tion"),retryAfter:l("retry-after"),terraformGet:l("x-terraform-get"),apiVersion:l("tfp-api-version"),mitigation:l("cf-mitigated")??l("x-vercel-mitigated")??l("x\
-amzn-waf-action"),errorType:l("x-amzn-errortype"),challenge:(0,f.kQ)(O.get("www-authenticate")??[]),declaredBytes:M===null||C(Z)?null:Number(M)}}const C=X=>X?.
toLowerCase()==="gzip";async function D(X,B,O){if(O.kind==="taken"){try{await O.take(J(N(X),B,O.maxBytes))}finally{X.destroy()}return{bytes:new Uint8Array,truncated:!1}}
const l=[];let M=0,G;const Z=O.kind==="excerpt"?setTimeout(()=>X.destroy(),b).unref():void 0;try{for await(const w of J(X,B,O.maxBytes)){if(l.push(w),l.length===
P&&l.splice(0,P,Buffer.concat(l)),M+=w.length,M>O.maxBytes)break;M>L&&(G??=await O.turn?.())}}catch(w){if((0,R.$N)(w)==="COMPRESSED_TOO_LARGE")M=Number.POSITIVE_INFINITY;else if(O.
kind==="whole")throw w}finally{clearTimeout(Z),X.destroy(),G?.()}return{bytes:Buffer.concat(l).subarray(0,O.maxBytes),truncated:M>O.maxBytes}}async function*N(X){
let B=!1;const O=()=>{B=!0,X.destroy()};let l=setTimeout(O,W).unref();try{for await(const M of X)clearTimeout(l),yield M,l=setTimeout(O,W).unref();if(B)throw(0,R.
Au)("BODY_PAUSED","the body pauses")}catch(M){throw B?(0,R.Au)("BODY_PAUSED","the body pauses"):M}finally{clearTimeout(l)}}function J(X,B,O){if(!C(B.contentEncoding))
return X;const l=x();let M=O+K;const G=async function*(Z){for await(const h of Z){if(M-=h.length,M<0)throw(0,R.Au)("COMPRESSED_TOO_LARGE","too many compressed b\
ytes");yield h}};return(0,v.pipeline)(X,G,l,()=>{}),l}}),7454:((kt,ft,s)=>{s.d(ft,{be:()=>F,X5:()=>rt,gQ:()=>j,Ul:()=>et,JY:()=>mt,g2:()=>ht,To:()=>g,dI:()=>ot,
Lu:()=>at,jT:()=>ct});var v=s(9968),f=s(7811),R=s(8643),x=s(255),Y=s(4067),b=s(9509);const W=32;function K(t){const o=[];let i=t.getPeerX509Certificate();for(;i!==
void 0&&o.length<W;)o.push(i),i=i.issuerCertificate;return o}function P(t,o,i){const[d]=t;if(d===void 0)return null;const S=o.ok?o.chain.slice(0,Math.max(1,o.chain.
length-1)).map(({notAfter:a})=>a):t.map(({validTo:a})=>Date.parse(a)),U=Date.parse(d.validFrom),Q=Math.min(...S);return Number.isNaN(U)||Number.isNaN(Q)?null:{host:i,
subject:L(d.subject)??d.subjectAltName??"",issuer:L(d.issuer)??d.issuer??"",validFrom:new Date(U).toISOString(),expires:new Date(Q).toISOString()}}const L=t=>/^CN=(.*)$/m.
exec(t??"")?.[1];var r=s(6452),T=s(8500),p=s(1692),C=s(9044),D=s(4604);const N=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],J=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function X(t,{name:o},i,d){const S=(0,r.$N)(t);if(N.includes(S))return await M(await d())?(0,r.Au)("PLAIN_HTTP","the port responds in plain HTTP"):t;if(J.
test(S))return t;const U=await h(o,i,d);return U===null?t:"flaw"in U?(i.connection.rejection=U,(0,r.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${U.flaw.kind}`)):
(i.connection.unsupported=U,(0,r.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${U.name}`))}const[B,O]=[30,100],l=Buffer.from([22,3,1,0,0]);async function M(t){
const o=await new Promise(i=>{G().then(()=>i("")),t.once("data",d=>i(d.toString("latin1",0,5))),t.once("error",()=>i("")).once("close",()=>i("")),t.write(l)});return t.
destroy(),o==="HTTP/"}async function G(){for(let t=0;t<B;t+=1)await(0,T.setTimeout)(O,null,{ref:!1})}const Z=[D.DS,{...D.DS,maxVersion:"TLSv1.2"}];async function h(t,o,i){
for(const d of Z){const S=(0,p.createSecureContext)({...d,ca:[]}),U=await i(),Q=await(0,r.ek)(U,o,t,{secureContext:S}).catch(()=>null);if(Q===null)continue;const a=w(
Q);return Q.destroy(),a}return null}function w(t){const o=t.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(o))return{kind:"version",name:o};const[i]=K(t),
d=i&&(0,C.h)(i.raw);if(d?.ok===!1)return{flaw:d.flaw,isLeaf:!0};const S=t.getCipher().name;if(!D.Cg.includes(S))return{kind:"cipher",name:S};const U=m(t);if(!D.
Yx.includes(U))return{kind:"group",name:U};const Q=d?.certificate.key;return Q?.kind==="unsupported"?{flaw:{kind:"key",name:Q.name},isLeaf:!0}:null}const I={prime256v1:"\
P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function m(t){const o=t.getEphemeralKeyInfo();return o===null||!("type"in o)?"":o.type==="DH"?`ffd\
he${o.size}`:I[o.name??""]??o.name??""}let H=function(...t){return{request:H}=process.getBuiltinModule("node:http"),new.target?new H(...t):H(...t)};const q="htt\
p/1.1",ut="h2";async function mt(t,o){const i=()=>ht(t,o),d=await i();if(t.scheme==="http")return d;try{return await A(t,d,o,q)}catch(S){const U=r.$N(S);throw U.
endsWith("_NO_APPLICATION_PROTOCOL")&&await ot(t,o),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(U)?await X(S,t,o,i):S}}async function ot(t,o){if(t.scheme!=="http")try{const i=await ht(
t,o);(await A(t,i,o,ut)).destroy()}catch(i){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(r.$N(i)))throw i}}function rt(t){const{scheme:o}=t;if(o!=="https"&&
o!=="http")return(0,f.TR)(`unsupported protocol scheme "${o}"`);const{name:i,port:d}=(0,R.cz)(t);if(i==="")return(0,f.TR)("no Host in request URL");const S=(0,b.
ER)(i)?(0,f.Ju)(i.toLowerCase()):(0,x.Pv)(i);if(!S.ok)return S;const U=d===""?(0,R.L5)(o):Number(d);return U>0&&U<=65535?(0,f.Ju)({scheme:o,name:S.value,port:U}):
(0,f.TR)(`invalid port "${d}"`)}function F(t){const{name:o}=(0,R.cz)(t),i=(0,x.Pv)(o);return(0,b.ER)(o)||!i.ok?o:i.value}function j(t,{name:o}){const{port:i}=(0,R.
cz)(t);return(0,R.EN)(o)+(i===""?"":`:${i}`)}function et({resolve:t},o,i){const d=t.some(S=>S.name===o);return!["private","loopback"].includes((0,Y.Sz)((d?null:
i)??o))}function ct({scheme:t,name:o,port:i}){return(0,R.EN)(o)+(i===(0,R.L5)(t)?"":`:${i}`)}function at(t,{resolve:o,chooseProxy:i}){const d=o.find(({name:S,port:U})=>S===
t.name&&(U===null||U===t.port));return d===void 0?{host:t.name,port:t.port,proxy:i(t)}:{host:d.address,port:d.addressPort??t.port,proxy:null}}async function ht(t,o){
const{host:i,port:d,proxy:S}=at(t,o.network);if(S===null)return r.zy(i,d,o);r.ln(t.name,o),o.connection.proxy=S.host;const U=await dt(S,o);return t.scheme==="ht\
tps"?e(t,S,U):U}async function dt(t,o){const i=t.protocol==="https:"?"https":"http",d=t.hostname.replace(/^\[|\]$/g,""),S={scheme:i,name:d,port:Number(t.port)||
(0,R.L5)(i)},U=new r.Ng;try{const Q={...o.network,resolve:[],chooseProxy:()=>null};return await mt(S,{...o,network:Q,connection:U,allowPrivate:!0})}catch(Q){if((0,v.
qo)(Q))throw Q;const a=r.$N(Q)==="ECONNREFUSED"?`nothing listens at the proxy ${t.host}`:`proxy ${t.host} cannot be reached: ${r.bD(Q)}`;throw r.Au("PROXY_ABSEN\
T",a)}finally{o.connection.lookupMs=U.lookupMs,o.connection.connectMs=U.connectMs}}async function A(t,o,i,d){const{connection:S,network:U}=i,{trust:Q}=U,a=performance.
now(),_={secureContext:Q.context(),ALPNProtocols:[d]},k=await r.ek(o,i,t.name,_);S.tlsMs=performance.now()-a;const tt=K(k),st=Q.verify(tt.map(({raw:gt})=>gt),t.
name);if(S.certificate=P(tt,st,ct(t)),st.ok&&k.alpnProtocol!==ut)return k;throw k.destroy(),st.ok?r.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(S.rejection=
{...st,issuer:tt.at(-1)?.issuer??"",hasFile:Q.hasFile},r.Au("CERTIFICATE_REJECTED",`certificate rejected: ${st.flaw.kind}`))}function g(t){if(t.username===""&&t.
password==="")return{};const o=`${decodeURIComponent(t.username)}:${decodeURIComponent(t.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(o).toString(
"base64")}`}}const u=[502,503,504];function y({pathname:t},o){return t!=="/"?"PROXY_PATH":o===407?"PROXY_LOGIN":o!==null&&u.includes(o)?"PROXY_NOT_REACHED":"PRO\
XY_REFUSED"}function e(t,o,i){const d=`${(0,R.EN)(t.name)}:${t.port}`;return new Promise((S,U)=>{const Q=H({method:"CONNECT",path:d,headers:{host:d,...g(o)},insecureHTTPParser:!0,
createConnection:()=>i});Q.on("error",a=>{const _=`proxy ${o.host} closed the connection: ${a.message}`;U(r.Au(y(o,null),_))}),Q.on("connect",(a,_,k)=>{if(a.statusCode===
200&&k.length===0)return S(i);i.destroy();const{statusCode:tt=0,statusMessage:st=""}=a,gt=`proxy ${o.host} returned ${tt} ${st}`;U(r.Au(y(o,tt),gt.trimEnd()))}),
Q.end()})}}),6452:((kt,ft,s)=>{s.d(ft,{Ng:()=>dt,$N:()=>g,Au:()=>A,zy:()=>y,bD:()=>u,Af:()=>ht,ln:()=>o,Q8:()=>U,ek:()=>e});var v=s(610),f=s(1553),R=s(1692),x=s(
255),Y=s(4067),b=s(3024),W=s(8161),K=s(6760),P=s(9968),L=s(3298),r=s(9044),T=s(4604),p=s(6554);const C=8192,D=1024,N=100;function J(a){const _=[];for(const[St,Ct]of a.
sent.entries()){if(!Ct.ok)return{ok:!1,flaw:Ct.flaw,isLeaf:St===0};const{certificate:Tt}=Ct,{key:xt}=Tt;if(xt.kind==="rsa"&&xt.bits>C)return{ok:!1,flaw:{kind:"k\
ey-size",bits:xt.bits},isLeaf:St===0};_.push(Tt)}const[k,...tt]=_;if(k===void 0)throw new Error("a server sends at least one certificate");const st=X(k,a);if(st!==
null)return{ok:!1,flaw:st,isLeaf:!0};const gt={intermediates:tt,options:a,checks:0,hint:null},wt=a.anchors(k.subject).some(({raw:St})=>St.equals(k.raw))?G(gt,[k]):
l(gt,[k]);if(wt!==null)return{ok:!0,chain:wt};const At={kind:"unknown-authority",sent:m(k,tt)};return{ok:!1,...gt.hint??{flaw:At,isLeaf:!0}}}function X(a,{host:_,
now:k}){const tt=O(a,k);return tt!==null?tt:(0,p.AI)(a.names,_)?B(a):{kind:"other-name",names:a.names.dns}}function B({key:a}){return a.kind==="unsupported"?{kind:"\
key",name:a.name}:a.kind==="rsa"&&a.bits<D?{kind:"key-size",bits:a.bits}:null}function O({unhandled:a,notBefore:_,notAfter:k},tt){const[st]=a;return st!==void 0?
{kind:"critical-extension",id:st}:tt<_?{kind:"not-yet-valid",at:_}:tt>k?{kind:"expired",at:k}:null}function l(a,_){const k=_.at(-1),{options:tt,intermediates:st}=a,
gt=tt.anchors(k.issuer),wt=st.filter(({subject:At})=>At.equals(k.issuer));for(const[At,St]of[...gt,...wt].entries()){const Ct=At<gt.length;if(a.checks+=1,a.checks>
N)return null;if(_.some(Nt=>w(Nt,St)))continue;const Tt=M(_,St,Ct,tt);if(Tt!==null&&(a.hint??=Tt),Tt!==null||!k.isSignedBy(St.x509))continue;if(!k.x509.checkIssued(
St.x509)){a.hint??={flaw:{kind:"openssl"},isLeaf:_.length===1};continue}const xt=[..._,St],bt=Ct?G(a,xt):l(a,xt);if(bt!==null)return bt}return null}function M(a,_,k,{
now:tt}){const st=a.at(-1),{isAuthority:gt,maxPath:wt}=_,At=Tt=>({flaw:Tt,isLeaf:!1});if(!(gt??k))return At({kind:"no-authority"});const St=a.length===1;if(st.unsupportedSignature!==
null)return{flaw:{kind:"signature",name:st.unsupportedSignature},isLeaf:St};const Ct=B(_)??O(_,tt);return Ct!==null?At(Ct):wt!==null&&a.length-1>wt?At({kind:"pa\
th-length"}):null}function G(a,_){const k=_.findIndex(({usages:st})=>!h(st));return k>=0?(a.hint??={flaw:{kind:"usage"},isLeaf:k===0},null):_.every(({constraints:st},gt)=>st===
null||_.slice(0,gt).every(({names:wt})=>(0,p.z$)(wt,st)))?_:(a.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Z=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],h=a=>a.
length===0||a.some(_=>Z.includes(_)),w=(a,_)=>a.subject.equals(_.subject)&&a.keyInfo.equals(_.keyInfo)&&a.encodedNames.equals(_.encodedNames),I=({subject:a,issuer:_})=>a.
equals(_);function m(a,_){return I(a)?"self-signed":_.length===0?"leaf":_.some(I)?"root":"chain"}function H(a,_={}){const tt=[()=>[...R.rootCertificates,...a===
null?[]:[a]],...j(_)].map(gt=>(0,L.O)(()=>ut(gt()))),st=ot();return{hasFile:a!==null,context:(0,L.O)(()=>(0,R.createSecureContext)({...T.Hb,ca:[]})),verify:(gt,wt)=>{
const At={sent:gt.map(st),host:wt,now:Date.now()},St=Ct=>{const Tt=tt.slice(0,Ct+1),bt=J({...At,anchors:Nt=>Tt.flatMap(Kt=>Kt()(Nt))});return bt.ok||Tt.length===
tt.length?bt:St(Ct+1)};return St(0)}}}const q=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ut(a){const _=a.flatMap(st=>Array.from(st.
matchAll(q),([,gt=""])=>Buffer.from(gt,"base64"))),k=Buffer.concat(_),tt=new Map;return st=>{const gt=st.toString("latin1"),wt=tt.get(gt);if(wt!==void 0)return wt;
const St=(k.includes(st)?_.filter(Ct=>Ct.includes(st)):[]).flatMap(Ct=>{const Tt=(0,r.h)(Ct);return Tt.ok&&st.equals(Tt.certificate.subject)?Tt.certificate:[]});
return St.length>0&&tt.set(gt,St),St}}const mt=200;function ot(){const a=new Map;return _=>{const k=Buffer.from(_).toString("latin1");a.size>=mt&&!a.has(k)&&a.clear();
const tt=a.get(k)??(0,r.h)(_);return a.set(k,tt),tt}}const rt=["/etc/ssl/certs/ca-certificates.crt","/etc/pki/tls/certs/ca-bundle.crt","/etc/ssl/ca-bundle.pem",
"/etc/pki/tls/cacert.pem","/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem","/etc/ssl/cert.pem"],F=["/etc/ssl/certs","/etc/pki/tls/certs"];function j(a,_=(0,W.
platform)()){const{NODE_EXTRA_CA_CERTS:k,SSL_CERT_FILE:tt,SSL_CERT_DIR:st}=a,gt=()=>k?(0,P.r7)(k)??[]:[];if(_!=="linux")return[()=>[gt(),(0,R.getCACertificates)(
"system")].flat()];const wt=tt?[tt]:rt,At=()=>wt.values().map(P.r7).find(Ct=>Ct!==null)??[],St=st?st.split(K.delimiter):F;return[()=>[gt(),At()].flat(),()=>St.flatMap(
et)]}const et=a=>(0,P.N0)(()=>(0,b.readdirSync)(a,{withFileTypes:!0}),[]).flatMap(_=>{const k=(0,K.join)(a,_.name);return(_.isSymbolicLink()?(0,P.N0)(()=>(0,b.readlinkSync)(
k),""):"/").includes("/")?(0,P.r7)(k)??[]:[]});let ct=function(...a){return{connect:ct}=process.getBuiltinModule("node:net"),new.target?new ct(...a):ct(...a)},at=function(...a){
return{isIP:at}=process.getBuiltinModule("node:net"),new.target?new at(...a):at(...a)};function ht(a,_){const{resolve:k,chooseProxy:tt,authorities:st,certificateVariables:gt}=a,
{hostnames:wt,tokens:At,allowedHosts:St}=a,Ct=St.filter(({subdomains:xt})=>!xt),Tt=[...wt,...At,...Ct].map(({host:xt})=>(0,x.Sv)(xt).name);return{resolve:k,chooseProxy:tt,
maxInterim:_,trust:H(st,gt),namedHosts:new Set([...Tt,...k.map(({name:xt})=>xt)])}}class dt{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const A=(a,_)=>Object.assign(new Error(_),{code:a});function g(a){return typeof a!="object"||a===null?"":"code"in a&&typeof a.code=="string"?a.code:""}const u=a=>typeof a==
"object"&&a!==null&&"message"in a?String(a.message):String(a);async function y(a,_,k){const{connection:tt}=k;at(a)!==0&&o(a,k);const st=performance.now();let gt=st;
const wt=ct({host:a,port:_,noDelay:!0,lookup:Q(k,()=>{gt=performance.now(),tt.lookingUp=!1,tt.lookupMs=gt-st})});return k.hold(wt),await t(wt,"connect"),tt.connectMs=
performance.now()-gt,tt.address=wt.remoteAddress??null,wt}async function e(a,_,k,tt){const st=(0,R.connect)({...tt,socket:a,servername:at(k)===0?k.replace(/\.$/,
""):"",rejectUnauthorized:!1});return _.hold(st),await t(st,"secureConnect"),st}function t(a,_){return new Promise((k,tt)=>{const st=()=>tt(A("ECONNRESET","the \
connection was closed")),gt=()=>k(void a.off("close",st));a.once(_,gt).once("error",tt).once("close",st)})}function o(a,_){const k=i(a,_);if(k!==null)throw k}function i(a,{
allowPrivate:_}){const k=(0,Y.Sz)(a);return k==="metadata"?A("ADDRESS_METADATA",`${a} is a metadata address`):k==="public"||_?null:A(k==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${a} is a ${k} address`)}const d=253,S=a=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(a);async function U(a,_){if(o(a,_),at(a)!==0)return;const k=await(0,f.
lookup)(a,{all:!0});for(const{address:tt}of k)o(tt,_)}function Q(a,_){return(k,tt,st)=>{const At=(S(k)||k.replace(/\.$/,"").length>d?A("ENOTFOUND",`no such host\
: ${k}`):null)??i(k,a);if(At!==null)return queueMicrotask(()=>st(At,[]));a.connection.lookingUp=!0,(0,v.lookup)(k,{...tt,all:!0},(St,Ct)=>{if(_(),St!==null)return st(
St,[]);const Tt=Ct.map(({address:Nt})=>i(Nt,a)),xt=Ct.filter((Nt,Kt)=>Tt[Kt]===null),bt=Tt.find(Nt=>Nt!==null);if(xt.length===0&&bt)return st(bt,[]);st(null,xt)})}}}),
9926:((kt,ft,s)=>{s.d(ft,{Eu:()=>R,PU:()=>f,iD:()=>v,lo:()=>x});class v{#e=[];#t;constructor(b){this.#t=b}async pass(b){const W=await this.enter();return b().finally(
W)}async enter(){return this.#t===0?await new Promise(b=>this.#e.push(b)):this.#t-=1,()=>{const b=this.#e.shift();b===void 0?this.#t+=1:b()}}}const f=4;async function R(Y,b,{
concurrency:W},K,P=f){await x(Map.groupBy(Y,b).values(),W*f,L=>x(L.values(),P,K))}async function x(Y,b,W){const K=async()=>{for(const P of Y)await W(P)};await Promise.
all(Array.from({length:b},K))}}),7144:((kt,ft,s)=>{s.d(ft,{N:()=>at});var v=s(8643),f=s(4067),R=s(7057),x=s(2432),Y=s(9713),b=s(7454),W=s(6452),K=s(7811);function P(g){
const[,u="",y="",e=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(g)??[],t=/^HTTP\/(\d)\.(\d)$/.exec(u);if(t===null)return(0,K.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(y))return(0,K.TR)("malformed status");const[,o="",i=""]=t;return(0,K.Ju)({status:Number(y),reason:e,version:Number(o+i)})}function L(g,u){const y=p(u);if(!y.
ok)return y;const e=new Map(y.value),{status:t,reason:o,version:i}=g,d=X(t,i,e);if(!d.ok)return d;d.value==="chunked"&&e.delete("content-length");const S=d.value!==
1/0&&O(i,e);return(0,K.Ju)({status:t,reason:o,headers:e,framing:d.value,keepAlive:S})}const r=/^[\w!#$%&'*+.^`|~ -]+$/,T=g=>/^[\t -~\u0080-\u00ff]*$/.test(g);function p(g){
const u=new Map;for(const y of N(g)){const e=y.indexOf(":"),t=y.slice(0,Math.max(e,0)),o=D(y.slice(e+1));if(!r.test(t))return(0,K.TR)("malformed header line");if(!T(
o))return(0,K.TR)("control character in a header");const i=t.toLowerCase(),d=u.get(i);d===void 0?u.set(i,[o]):d.push(o)}return(0,K.Ju)(u)}const C=/(?<![ \t])[ \t]+$/,
D=g=>g.replace(/^[ \t]+/,"").replace(C,"");function N(g){const u=[];for(const y of g){const e=D(y),t=u.at(-1);/^[ \t]/.test(y)&&t!==void 0?t.push(e):u.push([/^[ \t]|^[^:]*$/.
test(y)?":":e])}return u.map(y=>y.join(" "))}const J=["transfer-encoding","content-length","trailer"];function X(g,u,y){const e=u>=11?y.get("transfer-encoding")??
[]:[],[t]=e;if(e.length>1)return(0,K.TR)("several Transfer-Encoding headers");if(t!==void 0&&t.toLowerCase()!=="chunked")return(0,K.TR)("unsupported Transfer-En\
coding");const o=B(y,"trailer");if(t!==void 0&&o.some(U=>J.includes(U)))return(0,K.TR)("forbidden name in Trailer");const i=y.get("content-length")??[];if(new Set(
i).size>1)return(0,K.TR)("different Content-Length headers");const[d]=i,S=Number(d);return d!==void 0&&!(/^\d+$/.test(d)&&S<2**63)?(0,K.TR)("malformed Content-L\
ength"):g<200||g===204||g===304?(0,K.Ju)(0):t!==void 0?(0,K.Ju)("chunked"):(0,K.Ju)(d===void 0?1/0:S)}const B=(g,u)=>(g.get(u)??[]).flatMap(y=>y.split(",")).map(
y=>y.trim().toLowerCase());function O(g,u){const y=B(u,"connection");return g<10||y.includes("close")?!1:g>=11||y.includes("keep-alive")}const l=4096,M=16*1024;
class G{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(u){const y=new Uint8Array(u.length);let e=0,t=0;for(;t<u.length&&this.#e!=="nothing";){if(this.#t>0){const d=Math.
min(t+this.#t,u.length);for(this.#t-=d-t;t<d;t+=1,e+=1)y[e]=u[t]??0;continue}const o=u[t]??0;if(t+=1,this.#s+=String.fromCharCode(o),this.#s.length+this.#r>l)return(0,K.
TR)("long line in chunks");if(o!==10)continue;const i=this.#i(this.#s);if(i!==null)return(0,K.TR)(i);this.#s=""}return(0,K.Ju)({data:y.subarray(0,e),used:t,isEnd:this.#e===
"nothing"})}#i(u){if(!u.endsWith(`\r
`)||u.indexOf("\r")<u.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(u);const y=u===`\r
`;if(this.#e==="end of data")return this.#e="size",y?null:"malformed chunk";if(this.#r+=u.length,!y)return this.#o.push(u.slice(0,-2)),null;this.#e="nothing";const e=p(
this.#o);return e.ok?null:e.why}#c(u){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(u)?(this.#t=Number.parseInt(u,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+u.length-16-2*this.#t),this.#n>M?"chunks with too little data":null)):"malformed chunk size"}}function Z(g,u){const y=new j(
g);let e=!0,t=0;return{mayRepeat:()=>t>0&&y.received===t,isFree:()=>e&&y.isEmpty&&!g.destroyed&&g.readable,get:async o=>{e=!1,t=y.received,g.write(h(o),"latin1"),
await m(y);const i=await H(y,u),{framing:d}=i,S=async function*(){yield*d==="chunked"?rt(y):ot(y,d),e=i.keepAlive},U=()=>{e||g.destroy()};return{head:(0,Y.zy)(i),
body:Object.assign(S(),{destroy:U})}}}}function h({path:g,headers:u}){const y=Object.entries(u).map(([t,o])=>`${t}: ${o}`),e=[`GET ${g} HTTP/1.1`,...y];if(e.some(
t=>/[\r\n\0]/.test(t)))throw new Error("a request has a line break");return`${e.join(`\r
`)}\r
\r
`}const w=9,I=4;async function m(g){const u=await g.arrived();if(u===null||u.length<w)return;if(u[0]===0&&u[3]===I&&u.readUInt32BE(5)===0)throw(0,W.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}async function H(g,u){g.textBytes=Y.v8;for(let y=0;y<=u;y+=1){const e=q(P(await ut(g))),t=[];for(;;){const i=await ut(
g);if(i==="")break;t.push(i)}const o=q(L(e,t));if(o.status<100||o.status>199||o.status===101)return o}throw(0,W.Au)("HTTP_MALFORMED",`more than ${u} interim res\
ponses`)}function q(g){if(!g.ok)throw(0,W.Au)("HTTP_MALFORMED",g.why);return g.value}async function ut(g){const u=await g.line();if(u===null)throw(0,W.Au)("ECON\
NRESET","the connection was closed");return u.endsWith("\r")?u.slice(0,-1):u}const mt=64*1024;async function*ot(g,u){let y=u;for(;y>0;){const e=await g.arrived()!==
null;if(!e&&y===1/0)return;if(!e)throw(0,W.Au)("BODY_CUT","the body is cut off");const t=g.take(Math.min(y,mt));y-=t.length,yield t}}async function*rt(g){const u=new G;
for(;;){const y=await g.arrived();if(y===null)throw(0,W.Au)("BODY_CUT","the body is cut off");const{data:e,used:t,isEnd:o}=q(u.push(y));if(g.take(t),e.length>0&&
(yield e),o)return}}const F=10;class j{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(u){this.#e=u[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const u=[];for(;;){const y=this.#t.indexOf(F),e=this.take(y<0?this.#t.length:y+1);if(u.push(e),this.textBytes-=e.length,this.textBytes<0)
throw(0,W.Au)("HEADERS_TOO_LARGE","too many headers");if(y>=0)return Buffer.concat(u).toString("latin1").slice(0,-1);if(await this.#n())continue;const t=Buffer.
concat(u).toString("latin1");return t===""||t==="\r"?null:t}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(u){const y=this.#t.subarray(
0,u);return this.#t=this.#t.subarray(y.length),y}async#n(){const u=await this.#e.next();return u.done===!0?!1:(this.#t=u.value,this.received+=this.#t.length,!0)}}
class et{connection=null;address=null;isWritten=!1;head=null;firstByteMs=0;body=null;error=null}const ct=12;class at{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(u){
this.network=u}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const u of[...this.#n].reverse())u.destroy()};async get(u){const y=new et;try{const{head:e,
body:t}=await this.#o(u,y);y.head=e,y.body=await(0,Y.x8)(t,e,u.planBody(e))}catch(e){y.address=y.connection?.address??y.address,y.error=(0,W.$N)(e)==="ECONNRESE\
T"&&this.#e[0]||e}return y}async#o(u,y){const{scheme:e,name:t,port:o}=u.endpoint,i=`${e}://${t} ${o}`,d=`${i} private`,S=ht(u,this.network),U=async _=>{this.#r(
_),y.address=_.address,y.isWritten=!0;const k=performance.now(),tt=await _.http.get(S);return y.firstByteMs=performance.now()-k,tt},a=(u.allowPrivate?[i,d]:[i]).
map(_=>this.#t.get(_)).find(_=>_?.http.isFree());if(a!==void 0)try{return await U(a)}catch(_){if(!this.#s||!a.http.mayRepeat())throw _}try{const _=this.#i(u,y),
k=await(0,b.JY)(u.endpoint,_),{address:tt}=_.connection,st=(0,f.Sz)(tt??t)==="public"?i:d;return await U({key:st,http:Z(k,this.network.maxInterim),socket:k,address:tt})}catch(_){
throw(0,W.$N)(_)==="HTTP2_FRAME"&&await(0,b.dI)(u.endpoint,this.#i(u,y)),_}}#r(u){const y=this.#t;y.delete(u.key),y.set(u.key,u);const[e]=y;y.size>ct&&e!==void 0&&
(y.delete(e[0]),e[1].socket.destroy())}#i({allowPrivate:u},y){const e=new W.Ng;y.connection=e;const t=o=>{this.#n.add(o),o.on("error",i=>{(0,W.$N)(i).startsWith(
"ERR_SSL")&&this.#e.push(i)}),o.on("close",()=>this.#n.delete(o)),this.#s||o.destroy()};return{network:this.network,connection:e,allowPrivate:u,hold:t}}}function ht(g,u){
const{url:y,endpoint:e,token:t,headers:o}=g,i=e.scheme==="http"?(0,b.Lu)(e,u).proxy:null,d=(0,b.gQ)(y,e),S=(0,v.t5)(y);return{path:dt(i===null?S:`http://${d}${S}`).
replace(/ /g,"%20"),headers:{host:d,"user-agent":x._O,...o,...o.range===void 0?{"accept-encoding":"gzip"}:{},...A(y,t),...i===null?{}:(0,b.To)(i)}}}const dt=g=>Buffer.
from(g,"utf8").toString("latin1");function A(g,u){if(u!==null)return{authorization:dt(`Bearer ${u.reveal()}`).trimEnd()};const y=(0,v.aR)(g);return y===null||y.
length>R.$c?{}:{authorization:y}}}),3070:((kt,ft,s)=>{s.d(ft,{e:()=>F});var v=s(8643),f=s(9432),R=s(1281),x=s(8032),Y=s(7057),b=s(9713),W=s(7454),K=s(8161),P=s(
9968),L=s(8936),r=s(3956),T=s(3368),p=s(6360),C=s(2801),D=s(6452);const N=A=>({describe:A,transient:!1}),J=A=>({describe:A,transient:!0}),X=A=>({host:g,asks:u,isRedirected:y})=>L.
T0({host:g,asks:y?"answer":u,why:A}),B=A=>J(({host:g})=>L.P6({host:g,error:A})),O=A=>N(({host:g})=>T.cI({host:g,error:A})),l=A=>J(({host:g,asks:u})=>u==="docume\
nt"?r.Eh({host:g,why:A}):(0,p.Bz)({host:g,why:A})),M=A=>N(({host:g,asks:u})=>(0,C.AO)({host:g,address:A,asks:u})),G=A=>N(({host:g,text:u})=>T.rZ({host:g,reason:u,
fault:A})),Z=N(({host:A,text:g})=>L.P0({host:A,error:g}));function h({host:A,rejection:g}){if(g===null)throw new Error("a certificate is rejected for a reason");
const{flaw:u,isLeaf:y,issuer:e="",hasFile:t=!1}=g;return u.kind==="expired"?T.vk({host:A,isLeaf:y,at:u.at}):u.kind==="not-yet-valid"?T.x1({host:A,isLeaf:y,at:u.
at}):u.kind==="other-name"?T.B_({host:A,names:u.names}):T.SE({host:A,isLeaf:y,flaw:u,issuer:e,hasFile:t})}const w={ENOTFOUND:N(X("no-such-host")),ENODATA:N(X("n\
o-such-host")),EAI_AGAIN:J(X("no-answer")),EAI_FAIL:J(X("server-failed")),ECONNREFUSED:B("refused"),ECONNRESET:B("closed"),ECONNABORTED:B("closed"),EPIPE:B("clo\
sed"),EHOSTUNREACH:B("no-host-route"),ENETUNREACH:B("no-network-route"),ETIMEDOUT:J(({host:A,asks:g})=>L.Qs({host:A,asks:g,phase:"connection",limitMs:null,attempts:1})),
BODY_PAUSED:J(({host:A,asks:g})=>L.Qs({host:A,asks:g,phase:"body",limitMs:null,attempts:1})),PROXY_NOT_REACHED:J(({host:A,text:g})=>L.P6({host:A,error:{proxy:g}})),
PROXY_LOGIN:G("PROXY_LOGIN"),PROXY_ABSENT:G("PROXY_ABSENT"),PROXY_PATH:G("PROXY_PATH"),PROXY_REFUSED:G("PROXY_REFUSED"),PLAIN_HTTP:N(T.MY),ADDRESS_METADATA:M("m\
etadata"),ADDRESS_PRIVATE:M("private"),ADDRESS_RESERVED:M("reserved"),CERTIFICATE_REJECTED:N(h),TLS_UNSUPPORTED:N(({host:A,unsupported:g})=>T.cI({host:A,error:g??
{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:O({kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:O({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:O(
{kind:"client-certificate"}),HTTP_MALFORMED:Z,HTTP2_FRAME:Z,HTTP2_ONLY:N(C.ro),HEADERS_TOO_LARGE:N(r.ku),BODY_CUT:l("closed"),Z_BUF_ERROR:l("gzip"),Z_DATA_ERROR:N(
({host:A,asks:g})=>g==="document"?r.jN({host:A,why:"not-gzip"}):(0,p.Bz)({host:A,why:"not-gzip"}))};function I(A){return A.endsWith("UNRECOGNIZED_NAME")?O({kind:"\
unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(A)?O({code:A}):B({code:A})}function m(A){const{code:g}=A,u=Object.hasOwn(w,g)?w[g]:void 0,{describe:y,transient:e}=u??
I(g);return{problem:y(A),transient:e}}function H({error:A,connection:g,head:u},y){const{endpoint:e,limitMs:t,attempts:o=1,...i}=y,{asks:d}=i,S=(0,W.jT)(e);if(t!==
null){const k=ut(g,u!==null);return{problem:L.Qs({host:S,asks:d,phase:k,limitMs:t,attempts:o}),transient:!0}}const U=(0,D.$N)(A);if(U===""||(0,P.qo)(A))throw A;
/^E(?:NOTFOUND|AI_)/.test(U)&&(0,P.yR)(K.devNull);const Q=u!==null&&q.test(U)?"BODY_CUT":U,{rejection:a,unsupported:_}=g??new D.Ng;return m({...i,code:Q,text:(0,D.
bD)(A),host:S,rejection:a,unsupported:_})}const q=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function ut(A,g){return A?.lookingUp?"lookup":A?.connectMs===null?
"connection":g?"body":"response"}const mt=[301,302,303,307,308],ot=8192;class rt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(g){
this.options=g,this.started=g.monotonic(),this.startsInPublic=g.origin?.isPublic??!0}}async function F(A){const g=new rt(A),u=A.startTimer(A.timeoutMs,()=>{g.timedOut=
!0,A.session.close()});try{const y=await j(g),{connections:e,firstByteMs:t,headMs:o,started:i}=g,d=a=>{const _=e.map(k=>k[a]).filter(k=>k!==null);return _.length===
0?null:_.reduce((k,tt)=>k+tt)},S=[...g.hops],U=[...e.flatMap(({certificate:a})=>a??[])],Q={lookupMs:d("lookupMs"),connectMs:d("connectMs"),tlsMs:d("tlsMs"),firstByteMs:t,
totalMs:A.monotonic()-i};return{response:y,hops:S,timing:Q,headMs:o,certificates:U}}finally{u()}}async function j(A){let{url:g}=A.options;for(;;){const u=(o,i)=>ht(
(0,R.Y3)({redirect:o,url:(0,v.Pl)(g),why:i})),y=(0,W.X5)(g);if(!y.ok)return u("to",y.why);const e=await ct(A,g,y.value);if(e.kind==="failed"||!et(e.head))return e;
const t=(0,v.O2)(g,e.head.location??"");if(!t.ok)return u("from",`failed to parse Location header: ${t.why}`);if(A.hops.length>A.options.maxRedirects)return dt(
A,t.value);if((0,v.jr)(t.value).length>ot){const o=`its URL has more than ${ot} characters, which servers do not accept`;return u("from",o)}g=t.value}}const et=({
status:A,location:g})=>mt.includes(A)&&!!g;async function ct(A,g,u){const{options:y,hops:e}=A,{token:t,session:o,planBody:i,headers:d,origin:S}=y,{network:U}=o,
Q=e.length===0&&S===null;A.urls.add((0,v.jr)(g)),A.stops.push({scheme:u.scheme,name:(0,W.be)(g)});const a=t===null?"none":(0,Y.nL)(A.stops).at(-1)??"dropped";A.
headMs=null;const _=y.monotonic(),k=await o.get({url:g,endpoint:u,token:a==="sent"?t:null,headers:d,allowPrivate:!A.startsInPublic||Q||U.namedHosts.has(u.name),
planBody:Tt=>(A.headMs=y.monotonic()-A.started,et(Tt)?b.IK:i(Tt))});e.push(at(k,g,a,y.monotonic()-_));const{connection:tt,head:st,body:gt}=k;if(tt!==null&&A.connections.
push(tt),gt!==null&&(A.firstByteMs=(A.firstByteMs??0)+k.firstByteMs),Q&&(A.startsInPublic=(0,W.Ul)(U,u.name,k.address)),st!==null&&gt!==null)return{kind:"receiv\
ed",url:g,head:st,body:gt};const wt=A.timedOut?y.timeoutMs:null,{asks:At,attempts:St}=y,Ct={endpoint:u,asks:At,isRedirected:e.length>1,limitMs:wt,attempts:St};return{
kind:"failed",...H(k,Ct)}}function at({connection:A,address:g,head:u,isWritten:y},e,t,o){return{url:(0,f.dh)((0,v.Pl)(e)),status:u?.status??null,reason:(0,f.dh)(
u?.reason??""),mediaType:u?.contentType?(0,f.dh)(u.contentType):null,authorization:t==="sent"&&!y?"not-sent":t,challenge:u?.challenge?(0,f.dh)(u.challenge):null,
address:g,proxy:A?.proxy??null,ms:o}}const ht=A=>({kind:"failed",problem:A,transient:!1});function dt({urls:A,hops:g,options:u},y){const{asks:e,maxRedirects:t}=u,
o=g[0]?.url??"";if(A.has((0,v.jr)(y)))return ht((0,R.f0)({url:o,asks:e,to:(0,v.Pl)(y)}));const i=g.length,d=e==="document"?x.NX:{terraform:t,opentofu:t},S=x.Du.
filter(U=>i>d[U]);return ht((0,R.KA)({url:o,asks:e,redirects:i,clients:S,limits:d}))}}),7688:((kt,ft,s)=>{s.d(ft,{kJ:()=>W,sP:()=>K,tX:()=>P});var v=s(3298),f=s(
9926);const R=8,x=4,Y=512*1024*1024,b=64*1024*1024,W={kind:"unread",why:`this check reads at most ${b/1024/1024} MiB of configuration in all packages`},K={kind:"\
unread",why:`this check transfers at most ${Y/1024/1024} MiB of packages`};function P(L){const r=new f.iD(R),T=(0,v.O)(N=>new f.iD(x)),p=[];let C=0;async function D(N,J){
p.push(N),L({done:C,waiting:p});try{return await J()}finally{p.splice(p.indexOf(N),1),C+=1,L({done:C,waiting:p})}}return{pass:(N,J)=>T(N).pass(()=>r.pass(()=>D(
N,J))),room:{bytes:Y,kept:b}}}}),9044:((kt,ft,s)=>{s.d(ft,{h:()=>B});var v=s(3298),f=s(5389);const R=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.1\
32.0.35"],x="1.2.840.113549.1.1.10",Y={[x]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448","1.3.3\
6.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},b="public key",
W=()=>new f.G4(b);function K(ot,rt){const[F,j]=f.nx(ot,b),[et,ct]=f.nx(F,b),at=f.xP(et),ht=f.e4(j,b);switch(at){case"1.2.840.113549.1.1.1":if(ct?.whole.toString(
"hex")!=="0500")throw W();return L(ht,rt);case"1.2.840.10045.2.1":return r(ht,ct,rt);case"1.3.101.112":if(ct||ht.length!==32)throw W();return{kind:"ed25519"};default:
return{kind:"unsupported",name:Y[at]??at}}}const P=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function L(ot,{publicKey:rt}){const F=f.nx(f.ZE(ot,b)[0],b);if(!F.every(({content:at})=>P.
test(at.toString("hex")))||(F[1]?.content.length??0)>8)throw W();const{modulusLength:et=0,publicExponent:ct=0n}=rt.asymmetricKeyDetails??{};return ct>1n&&ct%2n===
1n&&ct<2n**31n?{kind:"rsa",bits:et}:{kind:"unsupported",name:`RSA with the exponent ${ct}`}}function r(ot,rt,F){const j=rt?.tag===6?f.xP(rt):"explicit parameter\
s";if(!R.includes(j))return{kind:"unsupported-curve",curve:Y[j]??j};if(ot[0]!==4||F.publicKey.asymmetricKeyType!=="ec")throw W();return{kind:"ecdsa"}}const T=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,
p=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,C=["201 20","202 3\
0","203 40"];function D(ot){const[rt,F]=f.nx(ot,"signature algorithm"),j=f.xP(rt),[,et,ct]=p.exec(F?.whole.toString("hex")??"")??[];return j===x&&C.includes(`${et}\
 ${ct}`)||T.test(j)?null:j===x?"RSA-PSS with other parameters than SHA-2":Y[j]??j}var N=s(6554);let J=function(...ot){return{X509Certificate:J}=process.getBuiltinModule(
"node:crypto"),new.target?new J(...ot):J(...ot)};const X=ot=>({ok:!1,flaw:ot});function B(ot){try{const rt=new J(ot),{raw:F}=rt;if(!F.equals(ot))throw new f.G4(
"certificate");return Z(rt,F)}catch(rt){const F=rt instanceof f.G4?rt.message:"certificate";return X({kind:"malformed",part:F})}}const O=160,l=["020100","020101",
"020102"],M=163;function G(ot){const rt=f.nx(ot,"certificate"),F=rt[0]?.tag===O,j=F?rt[0]?.content.toString("hex"):l[0];if(!l.includes(j??""))throw new f.G4("ve\
rsion");return{isThird:j===l[2],fields:rt.slice(F?1:0)}}function Z(ot,rt){const[F,j]=f.nx(f.ZE(rt,"certificate")[0],"certificate"),{isThird:et,fields:ct}=G(F),[
,at,ht,,dt,A,...g]=ct;if(!at||!ht||!dt||!A)throw new f.G4("certificate");if(!j?.content.equals(at.content))throw new f.G4("signature algorithm");if(ot.serialNumber.
startsWith("-"))return X({kind:"negative-serial"});w(ht,"issuer"),w(dt,"subject");const[u,y]=[I(ot.validFrom),I(ot.validTo)],e=K(A,ot);if(e.kind==="unsupported-\
curve")return X({kind:"curve",curve:e.curve});const t=et?g.find(({tag:i})=>i===M):void 0;return{ok:!0,certificate:{raw:rt,x509:ot,isSignedBy:(0,v.O)(i=>h(ot,i)),
subject:dt.whole,issuer:ht.whole,notBefore:u,notAfter:y,unsupportedSignature:D(at),key:e,keyInfo:A.whole,isAuthority:et?ot.ca:null,...q(t)}}}function h(ot,rt){try{
return ot.verify(rt.publicKey)}catch{return!1}}function w(ot,rt){const F=f.nx(ot,rt).flatMap(j=>f.nx(j,rt,49));for(const j of F){const[,et]=f.nx(j,rt);if(et===void 0||
!f.KH(et))throw new f.G4(rt)}}function I(ot){const[,rt,F]=/^(.*:\d\d) (\d+) GMT$/.exec(ot)??[],j=new Date(`${rt} 2000 GMT`).setUTCFullYear(Number(F));if(Number.
isNaN(j))throw new f.G4("validity");return j}const m=[15,19,31,32,33,36,37,54].map(ot=>`2.5.29.${ot}`),H=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function q(ot){
const rt="extensions",F=new Map,j=[];for(const dt of ot?f.nx(f.nx(ot,rt,M)[0],rt):[]){const[A,g,u]=f.nx(dt,rt),y=f.xP(A),e=u??g;if(e?.tag!==4||F.has(y))throw new f.
G4(rt);F.set(y,e.content),u&&g&&f.Hn(g)&&j.push(y)}if(j.some(dt=>H.includes(dt)))throw new f.G4(rt);const et=(dt,A)=>{const g=F.get(`2.5.29.${dt}`);return g===void 0?
null:A(g)},ct=et(17,N.m6)??{dns:[],addresses:[],others:[]},at=et(30,N.xV);et(15,dt=>f.e4(f.ZE(dt,"keyUsage")[0],"keyUsage"));const ht=new Set(m);return Object.values(
ct).some(({length:dt})=>dt>0)&&ht.add("2.5.29.17"),at?.isKnown&&ht.add("2.5.29.30"),{encodedNames:F.get("2.5.29.17")??Buffer.alloc(0),names:ct,constraints:at,maxPath:et(
19,ut),usages:et(37,mt)??[],unhandled:j.filter(dt=>!ht.has(dt))}}function ut(ot){const rt="basicConstraints",F=f.nx(f.ZE(ot,rt)[0],rt),j=F[0]?.tag===1;j&&F[0]&&
f.Hn(F[0]);const et=F[j?1:0]?.content;if(et&&et.length>8)throw new f.G4(rt);return et===void 0?null:+`0x${et.toString("hex")}`}function mt(ot){const rt="extende\
dKeyUsage";return f.nx(f.ZE(ot,rt)[0],rt).map(F=>f.xP(F))}}),5389:((kt,ft,s)=>{s.d(ft,{G4:()=>f,Hn:()=>W,KH:()=>L,ZE:()=>x,e4:()=>K,nx:()=>Y,xP:()=>b});var v=s(
4573);class f extends Error{}const R=48;function x(r,T){const p=[];for(let C=0;C<r.length;){const D=r[C]??0,N=r[C+1]??128,J=Math.max(N-128,0),X=N<128?N:r.readUIntBE(
C+2,J),B=J===0||X>=128&&r[C+2]!==0,O=C+2+J,l=O+X;if(!B||l>r.length||(D&31)===31)throw new f(T);p.push({tag:D,content:r.subarray(O,l),whole:r.subarray(C,l)}),C=l}
return p}function Y(r,T,p=R){if(r?.tag!==p)throw new f(T);return x(r.content,T)}function b(r){const T=[0];for(const N of r?.content??[]){const J=128*(T.pop()??0)+
(N&127);if(J>=2**31)throw new f("object identifier");T.push(J,...N<128?[0]:[])}const[p=0,...C]=T.slice(0,-1),D=Math.min(Math.floor(p/40),2);return[D,p-40*D,...C].
join(".")}function W({tag:r,content:T}){const p=T.toString("hex");if(r!==1||p!=="00"&&p!=="ff")throw new f("boolean");return p==="ff"}function K(r,T){const{tag:p=0,
content:C=Buffer.alloc(0)}=r??{},D=C[0]??8,N=((C.at(-1)??0)&(1<<D)-1)===0;if(p!==3||D>7||!N)throw new f(T);return C.subarray(1)}const P={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,
20:/^/,22:/^[\0-\x7f]*$/,30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},L=({tag:r,content:T})=>r===12?(0,v.isUtf8)(T):P[r]?.test(T.toString("lati\
n1"))??!1}),6554:((kt,ft,s)=>{s.d(ft,{AI:()=>P,m6:()=>K,xV:()=>L,z$:()=>D});var v=s(4573),f=s(6429),R=s(5389);const x=130,Y=135,b=[129,134];function W(B,O,l){const M=I=>B.
filter(({tag:m})=>m===I).map(({content:m})=>m),G=M(Y);if(!([x,...b].flatMap(M).every(I=>(0,v.isAscii)(I))&&G.every(({length:I})=>O.includes(I))))throw new R.G4(
l);const h=b.filter(I=>M(I).length>0);return{dns:M(x).map(String),addresses:G,others:h}}function K(B){const O="subject alternative names";return W((0,R.nx)((0,R.
ZE)(B,O)[0],O),[4,16],O)}function P({dns:B,addresses:O},l){const M=(0,f.r5)(l);if(M!==null)return O.some(I=>I.equals(Buffer.from((0,f.NW)(M))));const G=l.toLowerCase(),
Z=G.replace(/\.$/,""),h=Z.replace(/^[^.]*/,""),w=[G,Z,...h===""?[]:[`*${h}`]];return B.some(I=>w.includes(I.toLowerCase()))}function L(B){const O="name constrai\
nts",[l,...M]=(0,R.ZE)(B,O),G=(0,R.nx)(l,O),Z=G.map(({tag:q})=>q).join(),h=G.every(({content:q})=>q.length===0);if(M.length>0||h||!["160","161","160,161"].includes(
Z))throw new R.G4(O);const w=q=>G.filter(({tag:ut})=>ut===q).flatMap(({content:ut})=>(0,R.ZE)(ut,O)).flatMap(ut=>(0,R.nx)(ut,O).slice(0,1)),[I,m]=[w(160),w(161)],
H=[x,Y,...b];return{permitted:r(I,O),excluded:r(m,O),isKnown:[...I,...m].every(({tag:q})=>H.includes(q))}}function r(B,O){const l=W(B,[8,32],O),M=l.dns.map(Z=>Z.
toLowerCase());if(!(M.every(Z=>T(Z.replace(/^\.(?=.)/,"")))&&l.addresses.every(p)))throw new R.G4(O);return{...l,dns:M}}const T=B=>/^[!-~]*$/.test(B)&&!/^\.|\.\.|\.$/.
test(B);function p(B){const O=B.subarray(B.length/2),l=Array.from(O,M=>M.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(l)}const C=25e4;function D(B,{
permitted:O,excluded:l}){const M=O.dns.length+l.dns.length,G=O.addresses.length+l.addresses.length,Z=B.dns.length*M+B.addresses.length*G,h=[...O.others,...l.others];
if(Z>C||B.others.some(m=>h.includes(m)))return!1;const w=B.dns.every(m=>{const H=m.toLowerCase();return T(H)&&(O.dns.length===0||O.dns.some(q=>N(H,q)))&&!l.dns.
some(q=>N(H,q)||J(H,q))}),I=B.addresses.every(m=>(O.addresses.length===0||O.addresses.some(H=>X(m,H)))&&!l.addresses.some(H=>X(m,H)));return w&&I}const N=(B,O)=>O===
""||B===O||B.endsWith(O.startsWith(".")?O:`.${O}`),J=(B,O)=>B.startsWith("*.")&&O.replace(/^[^.]*/,"")===B.slice(1),X=(B,O)=>2*B.length===O.length&&B.every((l,M)=>{
const G=O[B.length+M]??0;return(l&G)===((O[M]??0)&G)})}),4604:((kt,ft,s)=>{s.d(ft,{Cg:()=>x,DS:()=>T,Hb:()=>P,Yx:()=>Y});let v=function(...p){return{constants:v}=
process.getBuiltinModule("node:crypto"),new.target?new v(...p):v(...p)};const f=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],
R=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],x=[...f,...R.flatMap(p=>[`ECDHE-ECDSA-${p}`,`ECDHE-RSA-${p}`])],Y=["X2\
5519","P-256","P-384","P-521"],b=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha38\
4:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),W="@SECLEVEL=0",K=v.SSL_OP_LEGACY_SERVER_CONNECT|v.SSL_OP_NO_RENEGOTIATION,P={secureOptions:K,
minVersion:"TLSv1.2",ciphers:[...x,W].join(":"),ecdhCurve:Y.join(":"),sigalgs:b},T={secureOptions:K,minVersion:"TLSv1",ciphers:[...x,"TLS_AES_128_CCM_SHA256:TLS\
_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",W].join(":"),ecdhCurve:[...Y,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdh\
e4096:P-224"].join(":")}}),9623:((kt,ft,s)=>{s.d(ft,{qC:()=>X,vA:()=>p,zU:()=>W});var v=s(9562),f=s(9432),R=s(9179),x=s(9713);const Y=200,b=80;function W(l){const G=(l.
length<x.IK.maxBytes?R._U:R.NE)(K(l)).trim();return Array.from(G.slice(0,2*Y)).slice(0,Y).join("")||null}const K=l=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(
l.subarray(0,x.IK.maxBytes)),P=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,L=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i,
r=/captcha-delivery\.com|^error code: 10(?:0[6-9]|10|20)\b/,T=/<title>(?:just a moment|attention required!|vercel security|sucuri|making sure you|request rejected)|_cf_chl_opt|incapsula_resource\?[^"]*incident_id|<title>access denied[\s\S]*(?:errors\.edgesuite\.net|reference&#32;&#35;)|request blocked\.|px-captcha/i;
function p(l,M){const G=B(M,l),Z=l.status===403&&D.test(`${l.errorType} ${K(M)}`);return{page:C(M,l.mitigation!==null,l.status===401),...G!==""&&{said:G},...Z&&
{isVague:Z}}}function C(l,M=!1,G=!1){const Z=O(K(l)),h=/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(Z),[,w="",I]=h&&/<title[^>]*>([^<]*)(<?)/i.
exec(Z)||[],m=w.replace(/\s+/g," ").trim(),H=(0,f.dh)(I===""?(0,R.NE)(m):m,b),q=r.test(Z)||h&&T.test(Z);return M||q&&!G?{kind:"bot-protection",title:H}:h?L.test(
m)?{kind:"captive-portal",title:H}:{kind:P.test(m)||/type=["']?password/i.test(Z)?"sign-in":"other",title:H}:null}const D=/<Code>(?:AccessDenied|Authorization(?:Failure|PermissionMismatch))<\/Code>(?!<Message>Request has expired)|\(or it may not exist\)|^(?:MissingAuthenticationToken|IncompleteSignature)Exception|"Missing Authentication Token"/,
N=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/,J=($late0??=new RegExp("<Code>[^<]*<\\/Code>\\s*<Message>([^<]{1,200})<|^\\s*([^<>{}\\s]+ [^<>{}\\uFFFD\\p{C}]{1,200})\\s*$","u"));
function X(l){const M=(0,v.V)(N.exec(K(l))?.[1]??"","struct");return M.ok?(0,f.dh)(String(M.value).trim()):""}function B(l,{status:M,reason:G}){const[,Z,h=""]=M!==
404&&J.exec(K(l))||[],w=X(l)||(0,f.dh)((Z??h).trim()),I=w.toLowerCase().replace(G.toLowerCase(),"");return($late1??=new RegExp("\\p{L}","u")).test(I.replace(/\b(?:error|http|page)\b/g,""))?
w:""}function O(l){let M=l.trimStart();for(;M.startsWith("<!--");){const G=M.indexOf("-->",4);if(G<0)return"";M=M.slice(G+3).trimStart()}return M}}),2851:((kt,ft,s)=>{
s.d(ft,{nT:()=>w,pj:()=>I});var v=s(9968),f=s(2801),R=s(255),x=s(9926),Y=s(7144),b=s(9039),W=s(8643),K=s(8294),P=s(3956),L=s(9176),r=s(1879),T=s(9713),p=s(3070),
C=s(9623);const D={kind:"whole",maxBytes:r.bi},N=F=>F===408||F===425||F===429||F>=500;async function J(F){const{host:j,needed:et,source:ct}=F,at=await(0,p.e)({...F,
url:(0,R.cu)(j),asks:"document",headers:{accept:"application/json"},origin:F.origin??null,planBody:S=>X(S)===null?D:T.IK}),{response:ht,...dt}=at;if(ht.kind==="\
failed"){const{problem:S,transient:U}=ht;return{attempt:{discovery:S.code==="host-http2"?{kind:"skipped",problem:S}:{kind:"failed",problem:S,excerpt:null},...dt},
transient:U,retryAfter:null}}const{head:A,body:g,url:u}=ht,y=at.hops.at(-1),e=(0,C.vA)(A,g.bytes),t={url:(0,W.Pl)(u),asked:(0,R.nx)(j),hop:y,source:ct,...e},o=B(
ht,t,et),{status:i,retryAfter:d}=A;return{attempt:{discovery:o,...dt},transient:N(i),retryAfter:d}}function X(F){const{status:j,declaredBytes:et}=F;if(j===401||
j===403)return({hop:ht,...dt})=>{const{authorization:A="none",challenge:g=null}=ht??{};return(0,K.iX)({...F,...dt,host:dt.asked,token:A,challenge:g})};if(j!==200)
return ht=>P.wE({...F,...ht,transient:N(j)});const ct=F.contentType??"",at=(0,b.i)(ct);return at!=="application/json"?ht=>P.e({...ht,contentType:ct,malformed:at===
null}):(et??0)<=r.bi?null:ht=>P.zf({...ht,bytes:et,limit:r.bi})}function B(F,j,et){const{head:ct,body:at}=F,ht=F.url.user&&{name:"",password:null},dt={...F.url,
user:ht,fragment:""};if(ct.status===404)return{kind:"absent",url:dt,absence:"status"};const A=X(ct),g=e=>({kind:"failed",problem:(0,L.M8)(e,j),excerpt:(0,C.zU)(
at.bytes)}),u=(0,r.Tp)(at.bytes,(0,r.Zo)(et)),y=at.truncated?j.page===null:/^(?:object|null)$/.test(u.kind);if(A!==null)return g(A({...j,isJson:y}));switch(u.kind){case"\
object":return{...u,kind:"found",url:dt};case"null":return{kind:"absent",url:dt,absence:"null"};case"not-object":return g(P.g0({...j,why:u.why}));case"not-json":
return g(O(F,u,j))}}function O({head:F,body:j},{kind:et,...ct},at){if(j.truncated)return P.zf({...at,bytes:null,limit:r.bi});const ht=F.contentEncoding?.toLowerCase()??
"";return["","gzip","identity"].includes(ht)?P.pN({...at,...ct}):P.jN({...at,encoding:ht})}var l=s(1331),M=s(3214);const G=500,Z=1e4,h=3e5,w=F=>Math.min(Math.max(
...F.map(({attemptMs:j})=>j)),h);async function I(F,j){const et=new Map,ct=new Set,at={total:F.length,done:0,failed:0,waiting:new Set};await(0,x.lo)(F.values(),
j.concurrency,async dt=>{if(j.stop.why!==null)return;ct.add(dt),at.waiting.add(dt),j.progress(at);const A=await m(dt,j).catch(g=>{if((0,v.qo)(g))throw g;return(0,l.
i)(dt,(0,f.n3)({host:(0,R.nx)(dt),thrown:g}))});A!==null&&et.set(dt,A),at.waiting.delete(dt),at.done+=1,(A===null||!ut(A.attempt))&&(at.failed+=1),j.progress(at)});
const{why:ht}=j.stop;return F.flatMap(dt=>{const A={host:(0,R.nx)(dt),isBegun:ct.has(dt)};return et.get(dt)??(ht?(0,l.i)(dt,(0,f.nD)({...A,stopped:ht})):[])})}async function m(F,j){
const{stop:et}=j,{answer:ct,clients:at,difference:ht,lost:dt=null}=await j.credentials.find(F),A=j.forced.get(F)??[],g=H(j.required.get(F)??[],A).map(({services:o})=>(0,l.
O)({kind:"found",url:(0,R.cu)(F),services:o})),u=[...g];for(;g.length===0&&et.why===null;){const o=u.every(q)?u.length:0,i={...j,attempts:o+1},{attempt:d,transient:S,
retryAfter:U}=await ot(F,ct,i);if(et.why!==null&&!ut(d)||(u.push(d),!(ut(d)?mt(u,j.releases):S)||u.length>j.retries))break;await(0,M.v7)(rt(u.length,U,j),j)}const y=u.
findIndex(ut),e=y<0?u.length-1:y,t=u[e];return t===void 0?null:{host:F,attempt:t,earlier:u.slice(0,e),later:u.slice(e+1),credentials:ct&&{source:ct.source,hasToken:ct.
token!==null,problem:ct.problem,life:ct.life??null},looks:at,difference:ht,lost:dt,forced:A}}function H(F,j){const et=ct=>j.some(at=>at.client===ct);return F.every(
({clients:ct})=>ct.every(et))?j.slice(0,1):[]}const q=({discovery:F})=>F.kind==="failed"&&F.problem.code==="host-timeout",ut=({discovery:F})=>F.kind!=="failed",
mt=(F,j)=>j.some(({attemptMs:et})=>!F.some(ct=>ut(ct)&&ct.timing.totalMs<=et));async function ot(F,j,et){if(j?.isUnsendable&&j.problem!==null){const y={kind:"fa\
iled",problem:j.problem,excerpt:null};return{attempt:(0,l.O)(y),transient:!1,retryAfter:null}}const{network:ct,required:at,stop:ht,sessions:dt,concurrency:A}=et,
g=(at.get(F)??[]).map(({service:y})=>y),u=new Y.N(ct);ht.onEnd.add(u.close);try{const{token:y=null,source:e=null}=j??{},t=await J({...et,host:F,needed:g,session:u,
token:y,source:e}),{discovery:o}=t.attempt;return o.kind==="found"&&(dt?.size??0)<A&&dt?.set(u,o.url),t}finally{ht.onEnd.delete(u.close),dt?.has(u)||u.close()}}
function rt(F,j,{random:et,now:ct}){const at=G*2**(F-1)*(.5+et()/2);return Math.min(Math.max(at,(0,M.VJ)(j,ct())??0),Z)}}),479:((kt,ft,s)=>{s.d(ft,{g8:()=>Y,hg:()=>b,
pS:()=>K});var v=s(8161),f=s(6760),R=s(9968);const x={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function Y(p){const C=(0,v.platform)();return{system:C==="win32"?"\
windows":"unix",platform:`${C==="win32"?"windows":C}_${x[(0,v.arch)()]??(0,v.arch)()}`,environment:p,accountHome:(0,R.N0)(()=>(0,v.userInfo)().homedir||null,null)}}
function b(p,C,D,N=null){const J=P(C.environment,N),X=L(C),B=X===null?null:r(p,C,X,D),O=X===null?[]:W(X,C),l=T(C),M=Z=>l(Z,"plugins"),G=(B?.dataDirectories??[]).
map(M);return{home:X,main:J??(B&&{path:B.main,chosenBy:"default"}),directory:J===null&&B!==null?B.directory:null,directoryOff:J&&B&&{path:B.directory,by:J.chosenBy},
helperDirectories:G.flatMap(Z=>[Z,l(Z,C.platform)]),mirrorDirectories:[...G,...O.map(M)]}}function W(p,C){const{system:D,platform:N,environment:J}=C,X=T(C);if(D===
"windows")return[X(p,"HashiCorp","Terraform")];if(N.startsWith("darwin"))return[p,"/"].map(l=>X(l,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:B="",
XDG_DATA_DIRS:O}=J;return[f.posix.isAbsolute(B)?B:X(p,".local","share"),...(O||"/usr/local/share:/usr/share").split(":").filter(f.posix.isAbsolute)].map(l=>X(l,
"terraform"))}function K(p,C){const D=L(C),N=C.system==="windows"?"\\":"/";return D===null||D.length<2||!p.startsWith(D+N)?p:(C.system==="windows"?"%APPDATA%":"\
~")+p.slice(D.length)}function P(p,C){if(C)return{path:C,chosenBy:"cli-config"};for(const D of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const N=p[D];if(N)return{
path:N,chosenBy:D}}return null}function L({system:p,environment:C,accountHome:D}){return p==="windows"?C.APPDATA||null:C.HOME||D||null}function r(p,C,D,N){const J=T(
C),X=C.system==="windows",B=J(D,X?"terraform.rc":".terraformrc"),O=J(D,X?"tofu.rc":".tofurc"),l=J(D,X?"terraform.d":".terraform.d");if(p==="terraform")return{main:B,
directory:l,dataDirectories:[l]};const M=N(B)&&!N(O)?B:O;if(X)return{main:M,directory:l,dataDirectories:[l]};const{XDG_CONFIG_HOME:G,XDG_DATA_HOME:Z}=C.environment,
h=!N(B)&&!N(O);return{main:G&&h?J(G,"opentofu","tofurc"):M,directory:G&&!N(l)?J(G,"opentofu"):l,dataDirectories:Z?[l,J(Z,"opentofu")]:[l]}}const T=({system:p})=>(p===
"windows"?f.win32:f.posix).join}),3956:((kt,ft,s)=>{s.d(ft,{Eh:()=>D,HB:()=>B,e:()=>r,g0:()=>J,jN:()=>C,ku:()=>p,pN:()=>N,wE:()=>L,zf:()=>T});var v=s(845),f=s(8345),
R=s(8032),x=s(1780),Y=s(5106),b=s(9432),W=s(9615),K=s(4481);const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function L({location:O,
retryAfter:l,transient:M,...G}){const{asked:Z,status:h}=G,w=(I,m,H=(0,b.NM)(G,m))=>(0,W.CC)("document-status",{message:(0,x.xI)`${(0,b._r)(G)}${I}; expected 200 or 404`,
help:H});if(h>=300&&h<400)return O?w(", which clients do not follow",{operator:"redirect with 301, 302, 303, 307 or 308"}):w(" without a Location header",{operator:"\
add a Location header to the redirect"});if(h===429){const I=l===null?"":` (Retry-After: ${(0,b.dh)(l,40)})`;return w(I,K.uK,K.uK)}if(h===511){const I="sign in \
to this network, or use another one",m="the network answers with 511 Network Authentication Required",H=(0,W.Lw)(I);return{...w("",H,H),obstacle:{verb:"does not\
 reach",what:m,help:I}}}return M?w("",(0,b.q5)(Z)):w("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,b.Wt)([]),guest:(0,b.
qZ)(Z)})}function r({contentType:O,malformed:l,isJson:M,...G}){const h=O===""?"has no Content-Type":`has ${l?"a malformed Content-Type":"Content-Type"} "${(0,b.
dh)(O)}"`;return(0,W.CC)("document-type",{message:(0,x.xI)`${(0,x.KT)(G.url)} ${h}; expected "application/json"`,affects:M?R.Du:R.zK,help:(0,b.NM)(G,{operator:"\
serve /.well-known/terraform.json as application/json",note:G.page===null?"most servers send it for a file named terraform.json":void 0})})}const T=({bytes:O,limit:l,
...M})=>(0,W.CC)("document-size",{message:(0,x.xI)`${(0,x.KT)(M.url)} has ${O??`more than ${l}`} bytes, limit ${l}`,help:(0,b.NM)(M,{operator:"check what is ser\
ved at this URL",note:"a discovery document only maps service ids to URLs"})}),p=({host:O})=>(0,W.CC)("document-headers",{message:(0,x.xI)`${(0,x.KT)(O)} sent more than 256 KiB of response headers`,
operator:"look for a header or cookie that grows with each request"}),C=O=>"why"in O?(0,W.CC)("document-encoding",(0,b.qG)(O)):(0,W.CC)("document-encoding",{message:(0,x.
xI)`${(0,x.KT)(O.url)} has Content-Encoding "${(0,b.dh)(O.encoding)}", which the clients do not decompress`,help:(0,b.NM)(O,{operator:"configure the server, and\
 any proxy in front of it, to respect Accept-Encoding: gzip"})}),D=O=>(0,W.CC)("document-incomplete",(0,b.qG)(O)),N=({advice:O,...l})=>(0,W.CC)("document-not-js\
on",{message:(0,x.xI)`${(0,x.KT)(l.url)} ${(0,b.kw)(l)}`,help:(0,b.NM)(l,{operator:O??P})}),J=({why:O,...l})=>(0,W.CC)("document-not-object",{message:(0,x.xI)`${(0,x.
KT)(l.url)} is not a JSON object: ${(0,b.dh)(O)}`,help:(0,b.NM)(l,{operator:P})}),X=20;function B({host:O,url:l,why:M,required:G}){const Z=[...new Set(G.map(I=>I.
split(".")[0]??I))],h=(0,b.K4)(Z,X,I=>`a ${I} service`)||"any service",w=M==="status"?(0,x.xI)`${(0,x.KT)(l)} returned 404`:"its discovery document is `null`";return(0,W.
CC)("document-absent",{message:(0,x.xI)`host ${(0,x.KT)(O)} does not provide ${h}: ${w}`,...(0,v.ni)(O)&&G.includes(Y.xq)?{help:f.C}:{operator:M==="status"?"ser\
ve /.well-known/terraform.json":P,user:(0,b.Wt)(G),guest:(0,b.qZ)(O)}})}}),1281:((kt,ft,s)=>{s.d(ft,{CL:()=>r,KA:()=>W,Y3:()=>L,f0:()=>K,n4:()=>P});var v=s(8032),
f=s(1780),R=s(9432),x=s(9615);const Y=({url:T,asks:p})=>(0,f.xI)`configure ${(0,f.KT)(T)} to return ${p==="document"?"the document":"its answer"}`,b=T=>(0,f.xI)`${Y(
T)}, or to redirect straight to it`;function W({redirects:T,clients:p,limits:C,...D}){const N=p.map(J=>`${v.bB[J]} follows ${C[J]}`);return(0,x.CC)("redirect-li\
mit",{message:(0,f.xI)`${(0,f.KT)(D.url)} redirects ${T} times; ${N.join(", ")}`,operator:b(D),affects:p})}const K=({url:T,asks:p,to:C})=>(0,x.CC)("redirect-loo\
p",{message:(0,f.xI)`the redirects of ${(0,f.KT)(T)} lead back to ${(0,f.KT)(C)}`,operator:Y({url:T,asks:p})}),P=T=>(0,x.CC)("redirect-insecure",{message:(0,f.xI)`${(0,f.
KT)(T.url)} redirects to ${(0,f.KT)(T.to)}, which is not https${T.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":
""}`,operator:"redirect to an https URL"}),L=T=>(0,x.CC)("redirect-invalid",{message:(0,f.xI)`the redirect ${T.redirect} ${(0,f.KT)(T.url)} cannot be followed: ${(0,R.
dh)(T.why)}`,operator:"redirect to an https URL"}),r=({url:T,redirects:p})=>(0,x.CC)("redirect-nested",{message:(0,f.xI)`${(0,f.KT)(T)} redirects ${p} times; the protocol only requires clients to follow 1 redirect`,
operator:b({url:T,asks:"document"})})}),3368:((kt,ft,s)=>{s.d(ft,{BU:()=>I,B_:()=>G,MY:()=>w,SE:()=>M,cI:()=>h,rZ:()=>W,vk:()=>K,x1:()=>P});var v=s(1780),f=s(9432),
R=s(9615),x=s(9176);const Y=({host:m,isLeaf:H})=>(0,v.xI)`${H?"the certificate":"an authority in the certificate chain"} of ${(0,v.KT)(m)}`,b=m=>new Date(m).toISOString().
slice(0,10);function W({host:m,reason:H,fault:q}){const ut=x.Yq[q];return(0,R.CC)("proxy-refused",{message:(0,v.xI)`${(0,v.KT)(m)} was not reached: ${H}`,help:ut,
obstacle:{verb:"does not reach",what:(0,f.dh)(H),help:ut}})}const K=m=>(0,R.CC)("tls-expired",{message:(0,v.xI)`${Y(m)} expired on ${b(m.at)}`,operator:"renew t\
he certificate and reload the server"}),P=m=>(0,R.CC)("tls-not-yet-valid",{message:(0,v.xI)`${Y(m)} is not valid before ${b(m.at)}`,help:"check the clock of thi\
s machine, or the start date of the certificate"}),L={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is\
 signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},r=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
T="set `ca-file` to the certificate of the issuer",p="add the certificate of the issuer to `ca-file`, which does not contain it";function C(m,{issuer:H,hasFile:q,
host:ut}){const mt=r.test(H),ot=mt?", which looks like an intercepting proxy":"",rt=`issuer ${(0,f.dh)(H.split(`
`).reverse().join(", "),100)}${ot}`,et=`${q?p:T}${(m==="leaf"||m==="chain")&&!mt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu r\
ead SSL_CERT_FILE`,at={verb:"does not trust",what:rt,help:et,isCommon:m==="self-signed"};return{says:(0,v.xI)`${L[m]}; ${(0,v.b7)(ut,rt)}`,help:et,obstacle:at}}
const D=(m,H)=>()=>({says:m,help:H}),N=(m,H)=>({says:`has ${m}, which Terraform and OpenTofu do not support`,help:H}),J="issue it with another key: RSA, ECDSA o\
n P-256, P-384 or P-521, or Ed25519",X="issue it with a key of 2048 to 8192 bits",B="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",O="issue it with \
a program that follows RFC 5280",l={"negative-serial":D("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive se\
rial number"),"no-authority":D("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"p\
ath-length":D("has more authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),
usage:D("is not for servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:D("does not permit all names in the certificate (\
nameConstraints)","have it issued by an authority whose name constraints permit all of its names"),openssl:D("passes the rules of Terraform and OpenTofu, but no\
t the second check by OpenSSL (issuer), so nothing was sent",O),malformed:({part:m})=>({says:`is malformed (${m}); Terraform and OpenTofu cannot read it`,help:O}),
curve:({curve:m})=>N(`a key on the curve ${m}`,J),key:({name:m})=>N(`a key of the kind ${m}`,J),"key-size":({bits:m})=>N(`an RSA key of ${m} bits`,X),signature:({
name:m})=>N(`a signature of the kind ${m}`,B),"critical-extension":({id:m})=>N(`the critical extension ${m}`,"issue it without that extension")};function M({flaw:m,
...H}){const{says:q,...ut}=m.kind==="unknown-authority"?C(m.sent,H):(0,R.Z9)(l,m);return(0,R.CC)("tls-untrusted",{message:(0,v.xI)`${Y(H)} ${q}`,...ut})}function G({
host:m,names:H}){const q=H.length===0?"no DNS name":(0,f.K4)(H,3,f.dh);return(0,R.CC)("tls-name-mismatch",{message:(0,v.xI)`the certificate of ${(0,v.KT)(m)} is for ${q}`,
help:(0,v.xI)`issue a certificate that lists ${(0,v.KT)(m)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it g\
ets a certificate for ${q}`,isCommon:!0}})}const Z={"not-tls":D("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-c\
ertificate":D("requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":D(
"is not a name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({
name:m})=>({says:`offers no TLS version later than ${m.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:m})=>({
says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${m}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-\
GCM-SHA256"}),group:({name:m})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${m}`,help:"enable the group X25519 \
or P-256 on the host"})};function h({host:m,error:H}){if("code"in H)return(0,R.CC)("tls-protocol",{message:(0,v.xI)`the TLS handshake with ${(0,v.KT)(m)} failed (${H.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:q,help:ut}=(0,R.Z9)(Z,H);return(0,R.CC)("tls-protoco\
l",{message:(0,v.xI)`${(0,v.KT)(m)} ${q}`,help:ut})}const w=({host:m})=>(0,R.CC)("tls-plain-http",{message:(0,v.xI)`${(0,v.KT)(m)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function I({host:m,days:H,expires:q}){const ut=H===0?"today":H===1?"in 1\
 day":`in ${H} days`;return(0,R.CC)("tls-expires-soon",{message:(0,v.xI)`the certificate of ${(0,v.KT)(m)} expires ${ut}, on ${b(q)}`,operator:"renew the certif\
icate; if it is renewed automatically, find out why that has not happened"})}}),6360:((kt,ft,s)=>{s.d(ft,{Bz:()=>Z,Ev:()=>M,MI:()=>T,Mx:()=>G,RK:()=>D,hy:()=>X,
m$:()=>L});var v=s(1780),f=s(9432),R=s(9615),x=s(4481);function Y({first:h,others:w,mirror:I}){const m=I===null?h:(0,v.KT)(h);return w===0?m:(0,v.xI)`${m} and ${w} more`}
const b=({kind:h,mirror:w})=>w===null?`${h}s.v1`:"the network mirror";function W(h){const{mirror:w,block:I}=h,m=I===null?"the discovery document":`the \`host\` bl\
ock at ${I}`;return`the URL of ${b(h)} in ${w===null?m:"the CLI configuration"}`}const K=(h,w)=>h.block===null?{operator:`check ${W(h)}${w}`}:{operator:`check ${W(
h)}`,user:`check ${W(h)}`},P=(h,w)=>(0,f.NM)({...h,asked:h.host},w,b(h));function L(h){const{token:w,elsewhere:I}=h,m=(0,v.xI)`the versions of ${Y(h)} cannot be read: ${(0,f.
_r)(h)}`;return(0,R.CC)("versions-unauthorized",{message:(0,v.xI)`${m}; ${(0,x.pt)(h,I)}`,...w==="none"&&{unexplained:m},help:P(h,r(h)),...(0,x.c3)(h),severity:w===
"withheld"?"warning":"error"})}function r(h){const{host:w,block:I,elsewhere:m,token:H}=h,q=(0,x.$w)(h,b(h),m);return I!==null&&m!==null&&H==="none"?{...q,note:(0,x.
cA)(m,w)}:q}function T(h){const{attempts:w,transient:I,status:m}=h,H=w>1?` in each of ${w} attempts`:"";return(0,R.CC)("versions-status",{message:(0,v.xI)`the versions of ${Y(
h)} cannot be read: ${(0,f._r)(h)}${H}; expected 200`,help:P(h,p(h)??C(h,m,I))})}function p({said:h="",...w}){const[,I]=/\brepository key:? ['"]?([\w.-]+)/i.exec(
h)??[],{host:m,first:H}=w,q=(0,v.xI)`write the repository key before the namespace: \`source = "${(0,v.KT)(`${m}/REPOSITORY__${H}`)}"\``,ut=`correct the reposit\
ory key \`${I}\` in \`source\`, or in ${W(w)}`;return I===void 0?null:(0,R.Lw)(H.startsWith(`${I}/`)?q:ut)}function C(h,w,I){return w===429?x.uK:I?(0,f.q5)(h.host):
K(h,", or return 200 with the versions")}const D=h=>(0,R.CC)("versions-shape",{message:(0,v.xI)`the versions of ${Y(h)} cannot be read: the response of ${(0,v.KT)(
h.url)} ${(0,f.dh)(h.why)}`,help:P(h,K(h,`, or return ${h.mirror===null?J[h.kind]:N}`))}),N='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',J={
module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'};function X({kind:h,address:w,url:I,ignored:m,isMirror:H}){
const q=m.length===0,ut=q?`publish a version of the ${h}, or check that the registry has imported its tag`:`publish versions as ${l[h]}`;return(0,R.CC)("version\
s-empty",{message:q?(0,v.xI)`${h} ${(0,v.KT)(w)} has no versions: ${(0,v.KT)(I)} lists none`:(0,v.xI)`${h} ${(0,v.KT)(w)} has no valid versions: ${(0,v.KT)(I)} lists only ${B(
m)}`,operator:H?O:ut,user:`check the address, or ask the publisher of the ${h} to release a version`})}const B=h=>(0,f.K4)(h,3,w=>`"${(0,f.dh)(w,40)}"`),O="add \
a version to the mirror, under a key of three numbers such as 1.2.0",l={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots an\
d without a "v", such as 1.2.0'};function M({kind:h,address:w,texts:I,rejects:m}){const H=(0,v.xI)`the registry lists ${B(I)} for ${h} ${(0,v.KT)(w)}, which ${I.
length===1?"is not a version":"are not versions"}`,q=`publish versions as ${l[h]}, and remove others`;return(0,R.CC)("version-unreadable",{message:(0,v.xI)`${H}; the CLIs ignore ${I.
length===1?"it":"them"}`,operator:q,severity:h==="module"?"warning":"notice",...m&&{message:(0,v.xI)`${H}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,
user:"use Terraform 1.13 or later, which ignores such versions",severity:"error"}})}const G=h=>(0,R.CC)("provider-warning",{message:(0,v.xI)`the registry returned a warning for ${(0,v.
KT)(h.address)}: "${(0,f.dh)(h.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),Z=h=>(0,R.CC)("answer-incomplete",
(0,f.qG)(h))}),4067:((kt,ft,s)=>{s.d(ft,{Sz:()=>B,Zu:()=>N,uo:()=>O});var v=s(6429),f=s(3298);const R=l=>(0,f.O)(()=>l.trim().split(/\s+/).map(x));function x(l){
const[M="",G]=l.split("/"),Z=(0,v.r5)(M);if(Z===null)throw new Error(`${M} is no address`);return{prefix:Z,bits:G===void 0?Z.length*8:Number(G)}}const Y=R(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),b=R("127.0.0.0/8 0.0.0.0 ::1 ::"),W=R(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),K=R(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),P=R("0.0.0.0/0 2000::/3"),L=R("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),r=(l,M)=>l().some(G=>(0,v.Wg)(G,M)),T=[12,13,14,15],p=[[R("2002::/16"),[[2,
3,4,5]],0],[R("2001::/32"),[[4,5,6,7]],0],[R("2001::/32"),[T],255],[R("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],T],0]];function C(l){const M=p.filter(
([Z])=>r(Z,l)).flatMap(([,Z,h])=>Z.map(w=>w.map(I=>(l[I]??0)^h)));return/^[02],0,94,254$/.test(l.slice(8,12).join())?[...M,l.slice(12)]:M}function D(l){return l===
null?"public":r(b,l)?"loopback":r(L,l)?D(l.slice(12)):[l,...C(l)].some(M=>r(Y,M))?"metadata":r(W,l)?"private":r(K,l)||!r(P,l)?"reserved":"public"}const N=l=>D((0,v.
r5)(l)),J=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,X=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function B(l){const M=l.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(M)?"loopback":X.test(M)?"metadata":D((0,v.r5)(M)??(0,v.RY)(M))}function O(l){
const M=B(l);return M!=="public"||l.includes(":")?M:J.test(l.replace(/\.$/,""))?"private":"public"}}),2311:((kt,ft,s)=>{s.d(ft,{i:()=>x});var v=s(4067);const f=Y=>Y.
replace(/:\d+$/,"").replace(/^\[|\]$/g,""),R=Y=>Y.split(".").at(-1);function x(Y,b,W){if(Y===b)return!1;const K=f(Y),P=R(K)===R(f(b)),L=K.endsWith(".svc")||(0,v.
uo)(K)!=="public"&&!P,r=(0,v.Sz)(K)!=="public"||K===f(b),T=/^host-(?:timeout|unknown|unreachable)$/.test(W);return W==="host-private-redirect"?!0:W==="host-unkn\
own"&&L||T&&r}}),8225:((kt,ft,s)=>{s.d(ft,{m:()=>b,u:()=>W});var v=s(8643),f=s(5106);const R=[1024,65535],x=["authz_code","password"],Y="app.terraform.io";function b(p,C,D){
const N=[],J=(w,I,m)=>(N.push({rule:I,value:m}),w),X=w=>Object.hasOwn(p,w)?p[w]:void 0,B=K(X("client"),J),O=P(X("grant_types"),D,J),l=(w,I)=>{const m=X(w);if(typeof m!=
"string")return I.some(ot=>O.includes(ot))?J(null,`${w}-missing`,m):null;const H=(0,f.vy)(C,m);if(H.ok&&(0,v.cz)(H.value).name!=="")return(0,v.jr)(H.value);const ut=`\
failed to parse ${w==="authz"?"authorization":"token"} URL: ${H.ok?"no Host in request URL":H.why}`;return N.push({rule:`${w}-invalid`,why:ut}),null},M=l("authz",
["authz_code"]),G=l("token",x),Z=L(X("ports"),J),h=T(X("scopes"),J);return{value:{client:B,grantTypes:O,authz:M,token:G,ports:Z,scopes:h},flaws:N}}const W=p=>["\
authz","token"].flatMap(C=>{const D=p[C],N=(0,v.Dl)(D??"");return D!==null&&N.ok?[{endpoint:C,text:D,url:N.value}]:[]});function K(p,C){return typeof p!="string"?
C("","client-missing",p):p===""?C(p,"client-empty",p):p}function P(p,C,D){if(p===void 0)return["authz_code"];if(!Array.isArray(p))return D([],"grant-types-inval\
id",p);const N=[...new Set(p.filter(B=>typeof B=="string"))];return N.includes("authz_code")||N.includes("password")&&C===Y?N.every(B=>x.includes(B))?N:D(N,"gra\
nt-types-unknown",p):D(N,"grant-types-unsupported",p)}function L(p,C){if(p===void 0)return R;if(!Array.isArray(p))return C(R,"ports-ignored",p);if(p.length!==2)
return C(R,"ports-count",p);const[D,N]=p;return!r(D)||!r(N)?C(R,"ports-range",p):D>N?C(R,"ports-order",p):D===N?C([D,N],"ports-single",p):[D,N]}const r=p=>typeof p==
"number"&&Number.isInteger(p)&&p>=R[0]&&p<=R[1];function T(p,C){if(p===void 0)return[];if(!Array.isArray(p))return C([],"scopes-ignored",p);const D=p.filter(N=>typeof N==
"string");return D.length===p.length?D:C(D,"scopes-invalid",p)}}),1331:((kt,ft,s)=>{s.d(ft,{O:()=>v,i:()=>f});const v=R=>({discovery:R,hops:[],timing:{lookupMs:null,
connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),f=(R,x)=>({host:R,attempt:v({kind:"skipped",problem:x}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),5011:((kt,ft,s)=>{s.d(ft,{n:()=>Y});var v=s(9432);const f=["TF_CLI_ARGS_init","TF_CLI_ARGS"],R=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
x=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function Y(L){const r=K(L),T=C=>r.flatMap(({name:D,value:N})=>D===C?N:[]),p=C=>T(C).
at(-1);return{upgrade:b(p("upgrade")??"false"),hasBackend:b(p("backend")??p("cloud")??"true"),isLockReadonly:p("lockfile")==="readonly",pluginDirectories:T("plu\
gin-dir"),backendConfig:T("backend-config"),variables:r.filter(({name:C})=>C==="var"||C==="var-file"),remarks:f.flatMap(C=>{const N=r.filter(({name:J,from:X})=>X===
C&&x.test(J)).map(W).join(" ");return N===""?[]:[`init is predicted with ${N} of ${C}`]})}}const b=L=>/^(1|[tT]|true|TRUE|True)$/.test(L);function W({name:L,value:r}){
if(r==="true")return`-${L}`;const T=L==="var"||L==="backend-config"&&!r.startsWith("hostname=");return`-${L}=${(0,v.dh)(T?r.replace(/=.*/s,"=\u2026"):r)}`}function K(L){
const r=f.flatMap(p=>P(L[p]??"").map(C=>({text:C,from:p}))).values(),T=[];for(const{text:p,from:C}of r){const[,D,,N]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(p)??[];if(D===
void 0)break;const J=()=>R.test(D)?r.next().value?.text??"":"true";T.push({name:D,from:C,value:N??J()})}return T}function P(L){const[r=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(L)??[];return(r.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(p=>p.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(C,D,N,J)=>String(D??
J??N.replace(/\\(.)/gs,"$1"))))}}),3791:((kt,ft,s)=>{s.d(ft,{o:()=>K,q:()=>W});var v=s(1780),f=s(9432),R=s(9615);const x=P=>P===1?"1 module or provider was":`${P}\
 modules and providers were`;function Y(P){const{names:L}=P,r=(0,v.XT)(L,3,T=>(0,v.KT)((0,f.dh)(T)));switch(P.what){case"inside":return(0,v.xI)`modules and providers inside ${r} were not checked`;case"\
direct":{const T=L.length-P.git-P.oci,p=[...P.git>0?[`${(0,f.px)(P.git,"module")} from Git`]:[],...P.oci>0?[`${(0,f.px)(P.oci,"module")} from an OCI registry`]:
[],...T>0?[`${(0,f.px)(T,"module")} from an archive or bucket`]:[]];return(0,v.xI)`${p.join(" and ")} ${L.length===1?"was":"were"} not checked: ${r}`}case"oci":
return(0,v.xI)`${(0,f.px)(L.length,"provider")} ${L.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${r}`;case"\
open":return(0,v.xI)`${(0,f.px)(L.length,"module")} ${L.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${r}`;case"\
limit":return(0,v.xI)`max-requests (${P.max}) was reached, so ${x(L.length)} not checked: ${r}`;case"chain":return(0,v.xI)`${r} was not opened, because more than ${P.
max} calls lead to it`;case"hosts":return(0,v.xI)`packages name more than ${P.max} hosts that no file names, so ${r} were not contacted`;case"size":return(0,v.xI)`a response is longer than this check reads, so ${x(
L.length)} not checked: ${r}`;case"work":return(0,v.xI)`the answers of the registry take more work than this check does for one host, so ${x(L.length)} not checked: ${r}`;case"\
stopped":return(0,v.xI)`the check ended too early, so ${x(L.length)} not checked: ${r}`;case"contents":return(0,v.xI)`the checksums of ${(0,f.px)(L.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${r}`;case"package":return(0,v.xI)`${r} ${L.length===1?
"was":"were"} not opened: ${(0,f.dh)(P.why)}`;case"submodules":return(0,v.xI)`the submodules of ${r} were not fetched, and \`init\` fetches them`;case"getter":return(0,v.
xI)`the package of ${(0,f.px)(L.length,"registry module")} was not checked, because it is downloaded with ${P.getter}: ${r}`;case"units":return(0,v.xI)`${(0,f.px)(
L.length,"Terragrunt unit")} ${L.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${r}`}}const b={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},W=P=>(0,R.CC)("not-followed",{message:Y(P),help:P.what==="package"?P.cure:b[P.what==="work"?"limit":P.what],...P.what==="work"&&{severity:"\
warning"}});function K({by:P,address:L,constraint:r,newest:T,others:p}){const C=(0,v.xI)`${(0,f.dh)(P)} requires ${(0,v.KT)((0,f.dh)(L))}${r===null?"":` "${(0,f.
dh)(r)}"`}`,D=p.length>0?`which conflicts with ${(0,f.K4)(p,3,f.dh)}`:`which no listed version fits; the newest is ${(0,f.dh)(T??"")}`,N=T===null?"which the reg\
istry does not have":D;return(0,R.CC)("module-described",{message:(0,v.xI)`according to the registry, ${C}, ${N}`,help:"run `init` to confirm, or use another ve\
rsion of the module"})}}),8345:((kt,ft,s)=>{s.d(ft,{C:()=>Y,c:()=>b});var v=s(9179),f=s(3846),R=s(1054),x=s(845);const Y="write the `source` that the documentat\
ion of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function b(K,P){if(K.length>R.lG)return null;const[L=""]=K.split("/",1);if(P.kind!==
"invalid")return P.hostImplied?null:(0,R.L6)(L);if((0,R.Kc)(K))return R.dj;if(K!==K.trim())return"remove the white space around the address";const[,r="",T=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.
exec((0,v.Mi)(K,""))??[],p=r!==""&&/\bterraform-provider-|\.git$/.test(T);if((0,x.ni)(T)||p)return Y;const C=(0,x.Fu)(T,"provider");return C!==null?`write ${C}`:
P.error.split(`

`)[1]??W(K,T)}function W(K,P){const[,L="",r]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(P)??[];if(L!==K&&(0,f.mi)(L,"terraform").kind==="registry")return`w\
rite ${L}${r===void 0?"":", and the version in the `version` argument"}`;const T=L.split("/"),[p="",C=""]=T;if(T.length>3){const D=`; service discovery works on\
ly at the root of a host, not below /${C}`;return`write HOST/NAMESPACE/TYPE${(0,R.Cm)(p)?D:""}`}return T.length===3?(0,R.L6)(p):T.length===2&&(0,R.Cm)(p)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{Qe as ids,qe as modules};
var $late0,$late1;
