const Ve=[426,879],Ye={5585:((xt,vt,o)=>{o.d(vt,{g8:()=>st,hg:()=>q,pS:()=>V});var P=o(8161),M=o(6760),W=o(5747);const O={x64:"amd64",ia32:"386",ppc64:"ppc64le"};
function st(y){const k=(0,P.platform)();return{system:k==="win32"?"windows":"unix",platform:`${k==="win32"?"windows":k}_${O[(0,P.arch)()]??(0,P.arch)()}`,environment:y,
accountHome:(0,W.N0)(()=>(0,P.userInfo)().homedir||null,null)}}function q(y,k,w,i=null){const l=ot(k.environment,i),b=_(k),$=b===null?null:F(y,k,b,w),R=$?.dataDirectories??
[],h=b===null?[]:nt(b,k),r=J(k),C=U=>r(U,"plugins");return{main:l??($&&{path:$.main,chosenBy:"default"}),directory:l===null&&$!==null?$.directory:null,directoryOff:l&&
$&&{path:$.directory,by:l.chosenBy},helperDirectories:R.map(C).flatMap(U=>[U,r(U,k.platform)]),mirrorDirectories:[...R,...h].map(C)}}function nt(y,k){const{system:w,
platform:i,environment:l}=k,b=J(k);if(w==="windows")return[b(y,"HashiCorp","Terraform")];if(i.startsWith("darwin"))return[y,"/"].map(r=>b(r,"Library","Applicati\
on Support","io.terraform"));const{XDG_DATA_HOME:$="",XDG_DATA_DIRS:R}=l,h=r=>r.startsWith("/");return[h($)?$:b(y,".local","share"),...(R||"/usr/local/share:/us\
r/share").split(":").filter(h)].map(r=>b(r,"terraform"))}function V(y,k){const w=_(k),i=k.system==="windows"?"\\":"/";return w===null||w.length<2||!y.startsWith(
w+i)?y:(k.system==="windows"?"%APPDATA%":"~")+y.slice(w.length)}function ot(y,k){if(k)return{path:k,chosenBy:"cli-config"};for(const w of["TF_CLI_CONFIG_FILE","\
TERRAFORM_CONFIG"]){const i=y[w];if(i)return{path:i,chosenBy:w}}return null}function _({system:y,environment:k,accountHome:w}){return y==="windows"?k.APPDATA||null:
k.HOME||w||null}function F(y,k,w,i){const l=J(k),b=k.system==="windows",$=l(w,b?"terraform.rc":".terraformrc"),R=l(w,b?"tofu.rc":".tofurc"),h=l(w,b?"terraform.d":
".terraform.d");if(y==="terraform")return{main:$,directory:h,dataDirectories:[h]};const r=i($)&&!i(R)?$:R;if(b)return{main:r,directory:h,dataDirectories:[h]};const{
XDG_CONFIG_HOME:C,XDG_DATA_HOME:U}=k.environment,T=!i($)&&!i(R);return{main:C&&T?l(C,"opentofu","tofurc"):r,directory:C&&!i(h)?l(C,"opentofu"):h,dataDirectories:U?
[h,l(U,"opentofu")]:[h]}}const J=({system:y})=>(y==="windows"?M.win32:M.posix).join}),4977:((xt,vt,o)=>{o.d(vt,{mQ:()=>H});var P=o(2905),M=o(4929),W=o(3534),O=o(
1064),st=o(1831),q=o(7630),nt=o(3152),V=o(1421),ot=o(8161),_=o(5747),F=o(9075),J=o(4e3),y=o(1919),k=o(2713),w=o(5799);const i=(d,A)=>({name:d,isProgram:!1,answers:A,
find:D=>A.get(D)??null});async function l(d,A){let D=null;const tt=[],ct=[];for(const rt of d){const Et=D===null||!rt.isProgram,pt=Et?await rt.find(A):null;tt.push(
{source:pt?.source??rt.name,held:Et?b(pt):"not asked",counts:D===null&&pt!==null}),pt?.problem&&ct.push((0,w.hD)(pt.problem,{places:pt.place===null?[]:[pt.place]})),
D??=pt}return{answer:D,looks:tt,findings:ct}}function b(d){return d===null?"nothing":d.token===null?"no token":d.token.reveal()===""?"an empty token":"a token"}
const $=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function R(d,A,D=null){const tt=A.reveal(),ct={source:d,place:D,token:A,problem:r(d,tt,D!==null)},rt=tt.length>k.$c||$.
test(tt);return rt?{...ct,isUnsendable:rt}:ct}const h=[[$,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,
"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function r(d,A,D){if(A==="")return W.QU({source:d,isInFile:D});const tt=A.length>k.
$c?"length":h.find(([ct])=>ct.test(A))?.[1];return tt!==void 0?W.Eu({source:d,slip:tt}):A.length<k.Il?W.fj({source:d}):null}const C=1024*1024;function U(d,A){let D=null;
const tt=async ct=>{if(D!==null)return D;const rt=await p(d,ct,A);if("output"in rt)return Ct(d,rt.output,A);const Et=mt(d,rt.why);return rt.isStopped&&(D??=Et),
Et};return{name:T(d),isProgram:!0,find:(0,F.Oo)(tt)}}const T=({name:d})=>`credentials helper ${d}`,L=({shown:d},A)=>({why:`failed to run ${d}: ${A}`}),B=({shown:d},A)=>({
why:`${d} ${A} and was stopped`,isStopped:!0}),g="was running when the check ended";async function p(d,A,D){if(d.refusal!==null)return L(d,d.refusal);if(D.stop.
aborted)return B(d,g);try{return await K(ut(d,A,D.environment),d,D)}catch(tt){const ct=(0,_.Oj)(tt);return L(d,dt[ct]??ct)}}function K(d,A,D){const{timeoutMs:tt,
abortAfter:ct,stop:rt}=D,Et=AbortSignal.any([ct(tt),rt]);return new Promise((pt,kt)=>{const Ot=[],bt=[];let It=0;const Kt=Ht=>{Et.removeEventListener("abort",Yt),
pt(Ht)},Gt=Ht=>{Z(d,D),Kt(B(A,Ht))},Yt=()=>Gt(rt.aborted?g:`did not exit within ${tt/1e3} s (timeout-seconds)`);Et.addEventListener("abort",Yt);const Qt=Ht=>Ft=>{
It+=Ft.length,It>C?Gt(`wrote more than ${C/1024/1024} MiB`):Ht.push(Ft)};d.stdout?.on("data",Qt(Ot)),d.stderr?.on("data",Qt(bt)),d.on("error",kt),d.on("close",Ht=>{
if(Ht===0)return Kt({output:Buffer.concat(Ot)});const Ft=Lt(Buffer.concat(bt).toString()),qt=Ft===""?", but it produced no error message":`: ${Ft}`;Kt({why:`err\
or in ${A.shown}${qt}`})})})}function Z(d,{kill:A}){try{d.pid!==void 0&&A((0,ot.platform)()==="win32"?d.pid:-d.pid,"SIGKILL")}catch(D){(0,_.Oj)(D)}d.stdout?.destroy(),
d.stderr?.destroy(),d.unref()}const ut=({path:d,args:A},D,tt)=>(0,V.spawn)(d,[...A,"get",D],{env:at(tt),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),
at=d=>Object.fromEntries(Object.entries(d).filter(([A])=>!A.startsWith("INPUT_"))),dt={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"ex\
ec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Ct(d,A,{learn:D}){const tt=(0,y.Tp)(A);if(tt.kind==="not-json"||
tt.kind==="not-object")return mt(d,`malformed output from ${d.shown}: ${(0,J.dh)(tt.why)}`);const ct=tt.kind==="null"?null:tt.services.find(({id:Et})=>Et==="tok\
en")?.value;if(typeof ct!="string")return null;const rt=new k.ou(ct);return D(rt),R(T(d),rt)}function mt(d,A){const D=(0,M.Dz)({name:d.name,why:A});return{source:T(
d),place:null,token:null,problem:D}}const Mt=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),Lt=d=>(0,J.dh)(d.replace(Mt,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),"\
 ").trim());function Nt({tokens:d,environment:A,clients:D}){const tt=[v(d),u(A)],ct=D.map(({helper:rt,credentials:Et,...pt})=>{const kt=[...tt,G(Et)];return{...pt,
known:kt,sources:rt===null?kt:[...kt,rt]}});return{known:zt(ct.flatMap(({known:rt})=>rt)),find:async rt=>{const Et=await Promise.all(ct.map(async({client:kt,sources:Ot,
turnedOff:bt})=>{const{looks:It,...Kt}=await l(Ot,rt);return{...Kt,client:kt,looks:[...It,...x(bt,rt)]}})),pt=Et.flatMap(({answer:kt})=>kt??[]);return{answer:pt.
find(({token:kt})=>kt!==null)??pt[0]??null,clients:Et.map(({client:kt,looks:Ot})=>({client:kt,looks:Ot})),findings:Et.flatMap(({findings:kt})=>kt),difference:N(
rt,Et)}}}}function zt(d){const A=new Map(d.toReversed().flatMap(D=>[...D.answers]));return new Map([...A].flatMap(([D,{token:tt,source:ct}])=>tt===null?[]:[[D,ct]]))}
const x=(d,A)=>d.filter(D=>D.host===A||D.host===null).map(({source:D})=>({source:D,held:"not read",counts:!1})),G=d=>i("CLI configuration",new Map(d.map(A=>[A.host,
gt(A)])));function gt({host:d,place:A,token:D,hasValue:tt}){const ct=`${A.file}:${A.line}`;if(D!==null)return R(ct,D,A);const rt={kind:"no token",file:ct,host:d,
hasValue:tt};return{source:ct,place:A,token:null,problem:(0,M.P4)({clients:O.Du,mistake:rt})}}function N(d,A){const[D,...tt]=A,ct=D?.answer?.token?.reveal(),rt=tt.
find(({answer:pt})=>pt?.token?.reveal()!==ct);if(D===void 0||rt===void 0)return null;const Et=({client:pt,answer:kt})=>({client:pt,source:kt?.token?kt.source:null});
return(0,W.tK)({host:d,first:Et(D),other:Et(rt)})}function u(d){const A=Object.entries(d).flatMap(([ct,rt])=>{const Et=(0,st.$k)(ct);return Et===null||rt===void 0?
[]:{variable:ct,host:Et,token:(0,q.AI)(rt)}}),D=A.flatMap(({variable:ct,token:rt})=>rt.ok?[]:`${ct}: ${rt.why}`);if(D.length>0)throw new nt.GN(D);const tt=A.flatMap(
({variable:ct,host:rt,token:Et})=>Et.ok?[[rt,R(ct,Et.value)]]:[]);return i("TF_TOKEN_ variables",new Map(tt))}function v(d){const A="tokens setting",D=d.map(({host:tt,
token:ct})=>{const rt=R(A,ct);return[tt,ct.reveal()===""?{...rt,token:null}:rt]});return i(A,new Map(D))}const j=1e4;function H({tokens:d,configs:A,timeoutMs:D},tt,ct){
for(const Ot of A.flatMap(bt=>bt.secrets))ct.learn(Ot);const rt=new Map,Et=Ot=>{if(Ot===null)return null;const bt=JSON.stringify([Ot.path,...Ot.args]),It=Yt=>AbortSignal.
timeout(Yt),Kt={timeoutMs:D??j,environment:tt},Gt=rt.get(bt)??U(Ot,{abortAfter:It,...ct,...Kt});return rt.set(bt,Gt),Gt},pt=A.map(Ot=>({...Ot,helper:Et(Ot.helper)})),
kt=A.flatMap(({forced:Ot,client:bt})=>Ot.map(It=>({...It,client:bt})));return{credentials:Nt({tokens:d,environment:tt,clients:pt}),configs:A,complaints:(0,P.Ot)(
A.flatMap(({findings:Ot})=>Ot)),forced:Map.groupBy(kt,({host:Ot})=>Ot)}}}),7511:((xt,vt,o)=>{o.d(vt,{i:()=>_});const P="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",M=String.
raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,W=String.raw`[()<>@,;:\\"/[\]?=]`,O=new RegExp(`^${P}(?:/${P})?$`),st=String.raw`"((?:[^"\\\r\n]|\\${W}|\\(?!${W}))*)"`,
q=new RegExp(`;${M}*(${P})${M}*=${M}*(?:(${P})|${st})${M}*`,"y"),nt=new RegExp(`;${M}*$`,"y"),V=new RegExp(String.raw`\\(${W})`,"g"),ot=new RegExp(`^${M}+|(?<!${M}\
)${M}+$`,"g");function _(y){const k=y.indexOf(";"),w=J((k<0?y:y.slice(0,k)).replace(ot,""));return O.test(w)&&(k<0||F(y,k))?w:null}function F(y,k){const w=new Map;
for(let i=k;i<y.length;){q.lastIndex=i;const[l,b="",$,R=""]=q.exec(y)??[];if(l===void 0)return nt.lastIndex=i,nt.test(y);const h=b.toLowerCase(),r=$??R.replace(
V,"$1"),C=w.get(h);if(C!==void 0&&C!==r)return!1;w.set(h,r),i+=l.length}return!0}const J=y=>y.replaceAll("\u0130","i").toLowerCase()}),5693:((xt,vt,o)=>{o.d(vt,
{Ey:()=>w,Ii:()=>F,Or:()=>r,WN:()=>h});var P=o(960),M=o(9209),W=o(9872),O=o(5799),st=o(8011),q=o(1064),nt=o(1831),V=o(9562);const ot=1440*60*1e3,_=1;function F(T,L){
const{hops:B,certificates:g}=T.attempt;return[...R(T,L),...J(T,L),...l(B),...b(g,L),...$(T,L)]}function J(T,L){const{discovery:B,hops:g}=T.attempt;switch(B.kind){case"\
skipped":return[(0,O.hD)(B.problem)];case"failed":{const p=L.isFork&&B.problem.code==="document-unauthorized"&&!T.credentials?.hasToken;return[(0,O.hD)(B.problem,
p?{severity:"notice"}:{})]}case"found":case"absent":{const p=g[0]?.url??"";return[...y(p,g.length-1,L),...k(T,L)]}}}function y(T,L,B){const g=B.clients.filter(p=>L>
q.NX[p]);return g.length>0?[(0,O.hD)((0,M.KA)({url:T,asks:"document",redirects:L,clients:g,limits:q.NX}))]:L>_?[(0,O.hD)((0,M.CL)({url:T,redirects:L}))]:[]}function k(T,{
releases:L,slowMs:B}){const g=(0,nt.nx)(T.host),p=T.attempt.timing.totalMs,K=r(T),Z=mt=>U(K,mt)!=="never",ut=L.filter(mt=>!Z(mt)),at=({client:mt})=>!L.some(Mt=>Mt.
client===mt&&Z(Mt)),dt=[!0,!1].flatMap(mt=>{const Mt=ut.filter(Nt=>at(Nt)===mt);if(Mt.length===0)return[];const Lt=(0,P.Qs)({host:g,phase:"complete",tookMs:p,releases:Mt});
return[(0,O.hD)(Lt,{needed:mt})]});if(dt.length>0||p<=B)return dt;const Ct=i(T.attempt.timing);return[(0,O.hD)((0,P.U2)({host:g,tookMs:p,limitMs:B,phase:Ct,releases:L}))]}
function w({host:T,slowest:L,certificates:B},g,{slowMs:p,...K}){const Z=g.map(mt=>mt.host),ut=B.filter(mt=>!Z.includes(mt.host)),at=L?.timing.totalMs??0;if(L===
null||at<=p)return b(ut,K);const dt={host:(0,nt.nx)(T),url:L.url,tookMs:at,limitMs:p},Ct=(0,P.U2)({...dt,phase:i(L.timing)});return[(0,O.hD)(Ct),...b(ut,K)]}function i({
lookupMs:T,connectMs:L,tlsMs:B,firstByteMs:g,totalMs:p}){const Z=[["lookup",T],["connection",L],["tls",B],["response",g]].map(([at,dt])=>({name:at,ms:dt??0})),ut={
name:"rest",ms:Z.reduce((at,{ms:dt})=>at-dt,p)};return Z.reduce((at,dt)=>dt.ms>at.ms?dt:at,ut)}function l(T){const L=T.find(({url:g})=>g.startsWith("http://"));
if(L===void 0)return[];const B=L.authorization==="withheld";return[(0,O.hD)((0,M.n4)({url:T[0]?.url??"",to:L.url,exposesToken:B}))]}function b(T,{certificateDays:L,
now:B}){const g=new Map;for(const p of T){const K=g.get(p.host);(K===void 0||p.expires<K.expires)&&g.set(p.host,p)}return[...g.values()].flatMap(({host:p,expires:K})=>{
const Z=(Date.parse(K)-B)/ot;return Z<0||Z>=L?[]:[(0,O.hD)((0,W.BU)({host:p,days:Math.floor(Z),expires:K}))]})}function $(T,L){const{host:B,attempt:g,earlier:p}=T,
[K]=p,Z=["failed","skipped"].includes(g.discovery.kind);if(K?.discovery.kind!=="failed"||Z)return[];const ut=K.discovery.problem.message,at=r(T),dt=L.releases.filter(
mt=>U(at,mt)==="sometimes"),Ct=p.length+1;return[(0,O.hD)((0,P.Er)({host:(0,nt.nx)(B),attempts:Ct,failure:ut,releases:dt}))]}function R({credentials:T,attempt:{
discovery:L}},B){if(!T?.problem)return[];const{code:g}=T.problem,p=L.kind==="failed"&&L.problem.code===g,K=B.isFork&&!T.hasToken&&g==="credentials-empty";return p||
K?[]:[(0,O.hD)(T.problem)]}function h({host:T},L){if(!L.some(({service:g})=>g===V.e$))return[];const{name:B}=(0,nt.Sv)(T);return[...B.includes(".")?[]:[(0,st.Zp)(
{host:T,name:B})],.../(^|\.)xn--/.test(T)?[(0,st._W)({host:T})]:[]].map(g=>(0,O.hD)(g,{services:[V.e$]}))}const r=({earlier:T,attempt:L,later:B})=>[...T,L,...B];
function C({discovery:T,timing:L,headMs:B,hops:g},{attemptMs:p}){const K=B!==null&&B<=p?g.at(-1)?.status:null;return K===null||(0,q.Mq)(K??0)?"retries":T.kind!==
"failed"&&L.totalMs<=p?"works":"fails"}function U(T,L){const B=T.map(K=>C(K,L)),g=B.indexOf("works");return g<0?"never":g<=L.retries&&!B.slice(0,g).includes("fa\
ils")?"always":"sometimes"}}),9426:((xt,vt,o)=>{o.r(vt),o.d(vt,{attemptsOf:()=>P.Or,contact:()=>Re,crashedVisit:()=>pe,judgeRequests:()=>P.Ey,judgeVisit:()=>re,
outcomesOf:()=>be});var P=o(5693),M=o(6697),W=o(5143),O=o(5799),st=o(1064),q=o(1831),nt=o(8185),V=o(4283),ot=o(4e3);const _=({id:e,host:c,url:E,why:m})=>(0,O.CC)(
"service-url-invalid",{message:E===null?`${e} of host ${c}: ${(0,ot.dh)(m)}`:`${e} of host ${c} is "${E}", which the clients cannot connect to: ${m}`,operator:`\
set ${e} to an https:// URL, or to a path that starts with a slash`}),F=({id:e,host:c,why:E})=>(0,O.CC)("service-url-credentials",{message:`${e} of host ${c}: ${E}`,
operator:"remove the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),J=({id:e,
host:c,url:E})=>(0,O.CC)("service-url-empty",{message:`${e} of host ${c} is an empty string, which resolves to the document itself: ${E}`,operator:`set ${e} to \
the URL of the service, such as "/v1/${e.split(".")[0]}/", or remove it`}),y=({id:e,host:c,value:E,why:m})=>(0,O.CC)("service-url-looks-like-host",{message:`${e}\
 of host ${c} is "${E}", which is a path and not a URL with a host`,operator:`write "https://${E}" if a host is meant`,note:m===null?void 0:(0,ot.zd)(m)});function k(e){
const{id:c,host:E,url:m,clients:I}=e,Q=I.map(Y=>st.bB[Y]),X=m.slice(m.lastIndexOf("/")+1);return(0,O.CC)("service-url-no-slash",{message:`${c} of host ${E} does\
 not end with a slash: ${m}`,operator:"add the slash",note:`without it ${Q.slice(0,-1).join(", ")} and ${Q.at(-1)} replace "${X}" with the path that they append`,
affects:I})}const w=({id:e,host:c,url:E})=>(0,O.CC)("service-url-relative",{message:`${e} of host ${c} is a path without a leading slash: Terraform and OpenTofu\
 resolve it to ${E}, other clients do not`,operator:"start the path with a slash, or write the complete URL"}),i=({id:e,host:c})=>(0,O.CC)("service-url-query",{
message:`${e} of host ${c} has a query, which the clients drop when they append a path`,operator:"move the content of the query into the path",note:"never put a\
 secret into the document"});function l({host:e,uses:c},E=["is","are"]){const m=Map.groupBy(c,({id:Q})=>Q),I=Array.from(m,([Q,X])=>{const Y=X.flatMap(({endpoint:it})=>it??
[]);return Y.length===0?Q:`${Q} (${Y.join(", ")})`});return`${(0,ot.K4)(I,10,ot.dh)} of host ${e} ${I.length===1?E[0]:E[1]}`}const b=({urls:e})=>(0,ot.K4)(e,3,ot.
dh),$=({uses:e})=>st.zK.filter(c=>e.some(({id:E})=>(0,st.SZ)(E).includes(c))),R={loopback:"on other machines",private:"outside of its network",reserved:"on the \
internet"},h=e=>(0,O.CC)("service-url-private",{message:`${l(e)} at ${b(e)}, which clients ${R[e.kind]} cannot reach`,operator:`set the external URL of the regi\
stry (also called base URL or public URL) to https://${e.host}`,affects:$(e)}),r=[...st.Du,"dependabot"];function C(e){const c=e.uses.every(({endpoint:I})=>I!==
null),E=c?"a login sends its token in clear text otherwise":`the clients send the token of ${e.host} there in clear text`,m=$(e);return(0,O.CC)("service-url-ins\
ecure",{message:`${l(e)} not https: ${b(e)}`,operator:e.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the\
 registry",note:c||e.hasToken?E:void 0,affects:r.filter(I=>m.includes(I))})}function U(e){const{host:c,name:E}=e,m=`${l(e)} on another host: ${b(e)}`,I=$(e).includes(
"renovate");return e.hasToken&&I?(0,O.CC)("service-url-cross-host",{message:m,help:`give Dependabot and Renovate a token for ${E}; Terraform and OpenTofu send i\
t the token of ${c}`}):(0,O.CC)("service-url-cross-host",{message:m,help:`where outgoing traffic is filtered, allow ${E} as well`,severity:"notice",affects:[]})}
const T=e=>(0,O.CC)("service-url-other-port",{message:`${l(e)} on another port of the same host: ${b(e)}`,operator:`check that clients can connect to this port;\
 behind a proxy, set the external URL of the registry to https://${e.host}`}),L=e=>(0,O.CC)("service-url-double-slash",{message:`${l(e,["has","have"])} a double\
 slash in the path: ${b(e)}`,operator:"remove the slash at the end of the external URL of the registry"}),B=e=>(0,O.CC)("service-url-same",{message:`${l(e,["has",
"have"])} the same URL: ${b(e)}`,operator:"check both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});
var g=o(5195),p=o(9562);function K({host:e,attempt:c},E){const{name:m}=q.Sv(e),I=g.uo(m),Q=c.hops[0]?.address??null;if(I!=="public"||Q===null)return I;const X=g.
Zu(Q),Y=E.some(it=>it.name===m);return X==="loopback"&&Y?"public":X}const Z={public:0,reserved:1,private:2,metadata:2,loopback:3},ut=(e,{kind:c})=>Z[Mt(e)]>Z[c];
function at(e,c){const{hostname:E}=c,m=e.filter(({url:yt})=>ut(yt,c)),I=e.filter(yt=>!m.includes(yt)),Q=I.filter(({url:yt})=>yt.scheme==="http"),X=I.filter(({id:yt,
endpoint:St})=>St===null&&(0,p.p4)(yt)),Y=Map.groupBy(X,({url:yt})=>Lt(yt,E)),it=I.filter(({endpoint:yt,url:St})=>yt===null&&Nt(St,E)),$t=I.filter(({url:yt})=>yt.
path.includes("//")),_t=dt(c);return[..._t(m,mt,yt=>{const[St,...Dt]=new Set(m.map(({url:Bt})=>Mt(Bt))),Rt=Dt.length===0&&(St==="loopback"||St==="reserved");return h(
{...yt,kind:Rt?St:"private"})}),..._t(Q,mt,C),...[...Y].flatMap(([yt,St])=>yt===null?[]:_t(St,mt,Dt=>U({...Dt,name:yt}))),..._t(it,mt,T),..._t($t,Ct,L),..._t(zt(
e),Ct,B)]}const dt=({host:e,hasToken:c})=>(E,m,I)=>{if(E.length===0)return[];const Q=E.map(({url:it})=>E.length===1?Ct(it):m(it)),X=I({host:e,hasToken:c,uses:E,
urls:[...new Set(Q)]}),Y=[...new Set(E.map(({id:it})=>it))];return[(0,O.hD)(X,{services:Y,needed:E.some(({needed:it})=>it)})]},Ct=e=>(0,ot.dh)((0,V.Pl)(e)),mt=e=>(0,ot.
dh)(`${e.scheme}://${e.host}`);function Mt(e){const{name:c}=(0,V.cz)(e);return g.Sz(/[^\0-\x7f]/.test(c)?q.$o(c)??"":c.toLowerCase())}function Lt(e,c){const{name:E}=(0,V.
cz)(e),m=q.Sv(c).name;if(E.toLowerCase()===m)return null;const I=q.Pv(E);return I.ok?I.value===m?null:q.nx(I.value):E}function Nt(e,c){if(e.scheme==="http"||Lt(
e,c)!==null)return!1;const E=m=>Number(m||443);return E((0,V.cz)(e).port)!==E(/:(\d+)$/.exec(c)?.[1]??null)}function zt(e){const c=[p.e$,p.xq].flatMap(m=>e.find(
I=>I.id===m)??[]),E=new Set(c.map(({url:m})=>Ct(m).replace(/\/$/,"")));return c.length===2&&E.size===1?c:[]}const x=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
G=e=>x.test(e)&&!/^[a-z0-9-]+\.json$/i.test(e),gt=e=>e.replace(/[?#].*$/s,"");function N(e){const c=u(e),{id:E,host:m,value:I}=e,Q={id:E,host:m,url:(0,V.Pl)(e.url)};
if(c!==null)return[_({...Q,why:c})];const Y=j(e)&&!G(I)?(0,st.ab)(E):[];return[I===""?J(Q):null,G(I)?y({...Q,value:gt(I),why:null}):null,v(I)?w(Q):null,Y.length>
0?k({...Q,clients:Y}):null,e.url.query!==""&&(0,p.p4)(E)?i(Q):null].filter(it=>it!==null)}function u({url:e}){const{name:c,port:E}=(0,V.cz)(e);return c===""?"no\
 Host in request URL":E===""||Number(E)>0&&Number(E)<=65535?null:`invalid port "${E}"`}const v=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!G(e),j=({value:e,url:c})=>e!==
""&&!/^$|\/$/.test(c.path);var H=o(3217),d=o(2886),A=o(3307),D=o(4929);function tt(e,c){const E=e.forced.filter(({client:X})=>c.includes(X)),m=c.filter(X=>!E.some(
Y=>Y.client===X)),Q=(0,W.c1)(E,({place:X,services:Y})=>JSON.stringify([X,Y])).map(X=>{const[Y]=X,it=(0,q.cu)(e.host),{services:$t}=Y,_t={kind:"found",url:it,services:$t},
yt={...e.attempt.timing,totalMs:0},Dt={...e,attempt:{discovery:_t,hops:[],timing:yt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:X.map(({client:Rt})=>Rt),
visit:Dt,forced:Y}});return m.length>0||Q.length===0?[{clients:m,visit:e,forced:null},...Q]:Q}function ct({host:e,attempt:{discovery:c}},{place:E,services:m},I){
const Q={host:(0,q.nx)(e),at:(0,d.cA)(E)},X=c.kind==="found"?c.services:m,[Y,it]=[m,X].map(St=>new Map(St.map(({id:Dt,value:Rt})=>[Dt,rt(Rt)]))),_t=[...new Set(
[...m,...X].map(({id:St})=>St))].filter(St=>Y?.get(St)!==it?.get(St)),yt=(0,D.kV)({...Q,services:_t});return[(0,D.Yv)(Q),..._t.length>0?[yt]:[]].map(St=>(0,O.hD)(
St,{clients:I}))}function rt(e){const c=(E,m)=>(0,A.Gv)(m)?Object.fromEntries(Object.entries(m).sort()):m;try{return JSON.stringify(e??null,c)}catch{return"nest\
ed too deeply"}}var Et=o(2636);function pt(e){if(!Array.isArray(e))return kt(e);const{shown:c,more:E}=(0,ot.zN)(e,5);return`[${c.map(kt).join(", ")}${E>0?", \u2026":
""}]`}function kt(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,ot.go)(e):(0,ot.dh)(JSON.stringify(e))}const Ot=({host:e,value:c,why:E})=>(0,O.
CC)("login-type",{message:`login.v1 of host ${e} is ${(0,ot.go)(c)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and "token"',note:(0,ot.
zd)(E)}),bt=e=>c=>`is ${pt(c)}${c===void 0?"":`, not ${e}`}`,It=e=>c=>`is ${pt(c)}${e}`,Kt=e=>c=>`${bt("an array")(c)}; the clients ignore it${e}`,Gt={"client-m\
issing":[bt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth \
client ID that the authorization server expects'],"grant-types-invalid":[bt("an array of strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-t\
ypes-unsupported":[It(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[It('; the clients know "authz_code\
" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[bt("a string with a URL"),'set "authz" to the URL of the aut\
horization endpoint'],"token-missing":[bt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[bt("exactly two elements"),'set \
"ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[It("; both must be whole numbers from 1024 to 65535"),'set "ports" to two nu\
mbers in this range, for example [10000, 10010]'],"ports-order":[It("; the first port is greater than the last"),"write the lower port first"],"ports-single":[It(
"; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[Kt(" and use 1024 to\
 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[bt("an array of strings"),'set "scopes" to an array of strings, or re\
move it'],"scopes-ignored":[Kt(""),'set "scopes" to an array of strings, or remove it']};function Yt(e,c){const E=e.rule.replace(/-\w+$/,"").replace("-","_"),m=`\
"${E}" in login.v1 of host ${c}`;if("why"in e){const Y=`set "${E}" to an https:// URL without user name, or to a path that starts with a slash`,it=`${m}: ${(0,ot.
dh)(e.why)}`;return(0,O.CC)(`login-${e.rule}`,{message:it,operator:Y})}const[I,Q]=Gt[e.rule],X=`${m} ${I(e.value)}`;return(0,O.CC)(`login-${e.rule}`,{message:X,
operator:Q})}function Qt({host:e,endpoints:c}){const E=c.map(({name:Q})=>`"${Q}"`).join(" and "),[m]=c,I=c.length===1;return(0,O.CC)("login-url-port",{message:`${E}\
 in login.v1 of host ${e} ${I?"names":"name"} no port, so a login uses port 443: ${m?.url??""}`,operator:`write a path that starts with a slash, or add :${m?.port??
""} to the URL${I?"":"s"}`})}const Ht=({offered:e})=>e.length===0?"is empty":`offers ${(0,ot.K4)(e,20,ot.dh)}`;function Ft(e,c){const{id:E,host:m,offered:I,block:Q}=e,
X=`the discovery document, which ${Ht(e)}`;if(Q!==null)return`add ${E} to the \`host\` block at ${Q}, which ${Ht(e)}`;if(E===p.xq&&c)return`configure a network \
mirror for the provider: Artifactory serves providers at https://${m}/artifactory/api/terraform/REPOSITORY/providers/, not as ${E}`;const Y=(0,p.qE)(E)?I.find($t=>(0,p.
OA)($t)===E):void 0,it=E===p.xq?`use a host that offers ${E}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an ar\
tifact manager`:`use a host that offers ${E}`;return{operator:Y===void 0?`add ${E} to ${X}`:`rename ${Y} to ${E} in ${X}`,user:it}}const qt=e=>e.id==="any"?(0,O.
CC)("service-missing",{message:`host ${e.host} does not provide any service`,operator:`add a service to the discovery document, which ${Ht(e)}`}):(0,O.CC)("serv\
ice-missing",{message:e.why,help:Ft(e,e.isArtifactory)}),ce=e=>(0,O.CC)("service-version",{message:e.why,help:e.isReadable?Ft(e,!1):`require an id of the form N\
AME.vN; the discovery document ${Ht(e)}`}),ye=({id:e,host:c,value:E,why:m})=>(0,O.CC)("service-type",{message:`${e} of host ${c} is ${(0,ot.go)(E)}, not a strin\
g with a URL`,operator:`set ${e} to a URL such as "/v1/modules/"`,note:(0,ot.zd)(m)});var te=o(9529),ae=o(9587);function le(e,c,E){const{value:m,flaws:I}=(0,te.
m)(e,c,E),Q={...m,authz:ne(m.authz),token:ne(m.token)},X=ue(Q,c),Y=X.length===0?[]:[Qt({host:E,endpoints:X})];return{login:Q,problems:[...I.map(it=>Yt(we(it),E)),
...Y]}}function ue(e,c){const{name:E,port:m}=(0,V.cz)(c);return m===""||m==="443"?[]:(0,te.u)(e).flatMap(({endpoint:I,text:Q,url:X})=>{const Y=(0,V.cz)(X),it=Y.
name.toLowerCase()===E.toLowerCase();return X.scheme==="https"&&it&&Y.port===""?[{name:I,url:Q,port:m}]:[]})}const we=e=>"why"in e?{...e,why:(0,ae.Nx)(e.why)}:e;
function ne(e){const c=e===null?null:(0,V.Dl)(e);return c?.ok?(0,V.Pl)(c.value):null}function ve({discovery:e},c){switch(e.kind){case"failed":case"skipped":return{
services:[],findings:[]};case"absent":return{services:[],findings:[de(e,c)]};case"found":return Te(e,c)}}function Te(e,c){const{requirements:E,clients:m,base:I,
block:Q}=c,X=e.services.map(({id:wt})=>wt),Y=e.services.some(({value:wt})=>typeof wt=="string"&&wt.includes("/artifactory/")),it={...c,discovery:e,found:{host:I.
host,block:Q,offered:X,isArtifactory:Y}},$t=E.map(({service:wt})=>wt),_t=$t.filter(wt=>wt!=="any"),yt=X.filter(wt=>!_t.includes(wt)&&st.Du.some(Wt=>p.oe(wt,Wt).
ok)),St=_t.map(wt=>fe(wt,it)),Dt=({outcome:wt,findings:Wt,urls:Zt})=>wt.kind!=="problem"&&!Zt.some(({endpoint:Jt,url:Ut})=>Jt===null&&ut(Ut,I))&&!Wt.some(Jt=>(0,d.
ER)(Jt)&&m.some(Ut=>Jt.affects.includes(Ut))),Rt=yt.map(wt=>fe(wt,it)),Bt=!$t.includes("any")||[...St,...Rt].some(Dt),Pt=[...St,...Bt?Rt.map($e):Rt],Xt=Pt.flatMap(
({urls:wt})=>wt),Vt=$t.includes("any")&&Pt.length===0?[(0,O.hD)(qt({...it.found,id:"any",why:""}))]:[];return{services:Pt.map(({outcome:wt})=>wt),findings:[...Pt.
flatMap(({findings:wt})=>wt),...at(Xt,I),...Vt]}}function $e({outcome:e,findings:c,urls:E}){if(!p.D6(e.id))return{outcome:e,findings:[],urls:[]};const m=I=>({...I,
needed:!1});return{outcome:e,findings:c.map(m),urls:E.map(m)}}function de({absence:e,url:c},{requirements:E,base:{host:m}}){const I=E.map(({service:X})=>X).filter(
X=>X!=="any"),Q=(0,Et.HB)({host:m,url:(0,V.Pl)(c),why:e,required:I});return(0,O.hD)(Q,{services:I.length===1?I:[]})}function fe(e,c){const{services:E,url:m}=c.discovery,
I=Rt=>p.TE(e,{services:E,documentUrl:m,display:c.base.host,client:Rt}),X=(c.requirements.find(({service:Rt})=>Rt===e)?.clients??c.clients).map(Rt=>({client:Rt,lookup:I(
Rt)})),[Y,...it]=X;if(Y===void 0)throw new Error("no client is checked");const $t=it.filter(({lookup:Rt})=>Rt.kind!==Y.lookup.kind),_t=Rt=>!Ce(Rt)||I(Rt).kind===
Y.lookup.kind,yt=$t.length===0?(0,st.SZ)(e).filter(_t):[Y.client],St=he(e,Y.lookup,yt,c),Dt=$t.flatMap(({client:Rt,lookup:Bt})=>he(e,Bt,[Rt],c).findings);return{
...St,findings:[...St.findings,...Dt]}}const se=2048,Ce=e=>st.Du.some(c=>c===e);function he(e,c,E,m){const{discovery:I,base:Q}=m,{host:X}=Q,Y=it=>it.map($t=>(0,O.
hD)($t,{services:[e]}));switch(c.kind){case"url":{const{url:it,value:$t}=c,_t=N({id:e,value:$t,url:it,host:X}),yt=!_t.some(({code:Dt})=>Dt==="service-url-invali\
d"),St=(0,ot.dh)((0,V.Pl)(it),se);return{outcome:{id:e,kind:"url",url:St},findings:Y(_t),urls:yt?[{id:e,endpoint:null,url:it,needed:!0}]:[]}}case"object":{const{
login:it,problems:$t}=le(c.value,I.url,X),_t=$t.find(({severity:yt})=>yt==="error");return{outcome:_t?{id:e,kind:"problem",problem:_t}:{id:e,kind:"login",login:it},
findings:Y($t),urls:(0,te.u)(it).map(yt=>({...yt,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const it=oe(e,c,m),$t=(0,O.
hD)(it,{services:[e],clients:E});return{outcome:{id:e,kind:"problem",problem:it},findings:[$t],urls:[]}}}}function oe(e,c,E){const m={...E.found,id:e,why:c.why};
switch(c.kind){case"missing":return qt(m);case"bad-id":case"version":return ce({...m,isReadable:c.kind==="version"});case"type":{const{value:I}=c;return e===p.S3?
Ot({...m,value:I}):ye({...m,value:I})}case"bad-url":{const I=(0,ae.Nx)(c.why);return G(c.value)?y({...m,value:gt(c.value),why:I}):c.reason==="user-info"?F(m):_(
{...m,url:null,why:I})}}}function re(e,c,E){const{visit:m,requirements:I,predicted:Q,requests:X,isNew:Y}=e,{host:it}=m,$t=c.dialect.clients.filter(wt=>I.some(Wt=>Wt.
clients.includes(wt))),_t=(0,d.TC)(it,I,c),yt=tt(m,$t),St=yt.map(wt=>Me(m,wt,I,c,_t)),Dt=St[0]?.services??[],Rt=yt.some(({forced:wt})=>wt===null)?[...(0,H.so)(m,
I,E),...(0,H.uA)(m,Dt,E)]:[],Bt=[...St.flatMap(wt=>wt.findings),...Rt,...Q,...X===null?[]:(0,P.Ey)(X,m.attempt.certificates,c),...(0,P.WN)(m,I)].map(wt=>ie(e,wt)),
Pt=Oe(it,I),Xt=(0,H.zF)(Bt,m,_t,E).map(wt=>{const Wt=wt.needed&&Se(wt,e,c),Zt=(0,O.pj)(wt.problem,_t);return(0,d.nv)((0,O.aZ)({...wt,problem:Zt,needed:Wt},Pt),$t)}),
Vt=yt[0]?.forced?.place??null;return{visit:m,requirements:I,services:Dt,servicesFrom:Vt,findings:Xt,isNew:Y}}function Se({problem:e,services:c},{visit:{host:E,attempt:m},
requirements:I,answering:Q},{depth:X}){if(X==="discovery"||m.discovery.kind==="skipped")return!0;const Y=c.some($t=>Q.has(`${E} ${$t}`));if(e.code==="service-ur\
l-no-slash"&&Y)return!1;const it=I.filter(({service:$t})=>c.length===0||c.includes($t));return it.length===0||it.some(({isForInit:$t})=>$t)}function ie({visit:e,
requirements:c,isNew:E},m){const{services:I,places:Q}=(0,d._7)(m.services,c),X=m.places.length===0?Q:(0,W.As)((0,d.Rh)(m.places));return{...m,services:I,places:X,
host:e.host,isHostNew:E}}function pe(e,{clients:c},E){const{visit:m,requirements:I,isNew:Q}=e,X=(0,M.n3)({host:(0,q.nx)(m.host),thrown:E}),Y={kind:"skipped",problem:X};
return{visit:{...m,attempt:{...m.attempt,discovery:Y,hops:[]}},requirements:I,services:[],servicesFrom:null,findings:[(0,d.nv)(ie(e,(0,O.hD)(X)),c)],isNew:Q}}function Oe(e,c){
return c.every(({isImplied:m})=>m)?[...c.flatMap(({clients:m})=>m),...(0,st.Yr)(e)]:st.zK}function Me(e,c,E,m,I){const{clients:Q,forced:X}=c,Y=(0,q.nx)(e.host),
it=X&&(0,d.cA)(X.place),{services:$t,findings:_t}=ve(c.visit.attempt,{requirements:E,clients:Q,block:it,base:{hostname:e.host,host:Y,hasToken:e.credentials?.hasToken===
!0,kind:X===null?K(e,m.resolve):"loopback"}}),yt=X===null?I:{...I,role:"operator"},St=m.dialect.releases.filter(({client:Pt})=>Q.includes(Pt)),Dt=[...X===null?[]:
ct(e,X,Q),...(0,P.Ii)(c.visit,{...m,clients:Q,releases:St}),..._t,...X===null?(0,nt.I4)(e.host,$t,E,m):[]],Rt=e.forced.map(({client:Pt})=>Pt),Bt=X===null?st.zK.
filter(Pt=>!Rt.includes(Pt)):c.clients;return{services:$t.map(Pt=>Pt.kind==="problem"?{...Pt,problem:(0,O.pj)(Pt.problem,yt)}:Pt),findings:Dt.map(Pt=>({...(0,O.
aZ)(Pt,Bt),problem:(0,O.pj)(Pt.problem,yt)}))}}function be(e){const c=m=>{const I=e.filter(({problem:Q,affects:X})=>X.includes(m)&&Q.usualSeverity!=="notice");return I.
some(d.ER)?"fails":I.length>0?"warns":"works"},E=st.zK.map(m=>[m,c(m)]);return Object.fromEntries(E)}var me=o(5585),ke=o(4977),_e=o(9075),ge=o(2389),Ae=o(5306),
Ee=o(9940);async function Re(e,c,E,m){const{dialect:I,configs:Q,requirements:X}=c,{releases:Y}=I,{environment:it,kill:$t,secrets:_t,stop:yt,startTimer:St}=m,Dt={
kill:$t,learn:_t.learn,stop:yt.signal},Rt=(0,ke.mQ)({...E,configs:Q},it,Dt),{credentials:Bt,forced:Pt}=Rt,Xt={network:(0,Ae.Af)(E),credentials:{...Bt,find:(0,_e.
Oo)(Bt.find)},concurrency:E.concurrency,random:Math.random,now:Date.now,startTimer:St,monotonic:m.now,stop:yt,sessions:E.depth==="discovery"?null:new Map},Vt=await(0,Ee.
pj)(e,{...Xt,forced:Pt,required:Map.groupBy(X,({host:Ut})=>Ut),maxRedirects:Math.max(...I.clients.map(Ut=>st.NX[Ut])),releases:Y,timeoutMs:E.timeoutMs??(0,Ee.nT)(
Y),retries:E.retries,progress:Ut=>m.progress({kind:"visits",...Ut})}),wt=Bt.known;if(E.depth==="discovery")return{visits:Vt,predicted:ge.j7,tokenSources:wt};const{
predictInit:Wt}=await Promise.all([o.e(245),o.e(155),o.e(958)]).then(o.bind(o,9958)),Zt={...Xt,...c,settings:E,machine:(0,me.g8)(it),directory:m.directory,learn:_t.
learn,progress:Ut=>m.progress({kind:"registries",...Ut}),visits:new Map(Vt.map(Ut=>[Ut.host,Ut]))},Jt={...E,isFork:m.isFork};return{visits:Vt,predicted:await Wt(
c.roots,Zt,Jt),tokenSources:wt}}}),2832:((xt,vt,o)=>{o.d(vt,{IK:()=>O,v8:()=>ot,x8:()=>k,zy:()=>F});var P=o(7075),M=o(8522),W=o(7602);const O={kind:"excerpt",maxBytes:2048},
st=1e3,q=64*1024,nt=1024,V=1024*1024,ot=256*1024,_=i=>Buffer.from(i,"latin1").toString("utf8");function F({status:i,reason:l,headers:b}){const $=C=>{const U=b.get(
C)?.[0];return U===void 0?null:_(U)},R=$("content-length"),r=i!==204&&i!==304&&R!=="0"?$("content-encoding"):null;return{status:i,reason:_(l),contentType:$("con\
tent-type"),contentEncoding:r,location:$("location"),retryAfter:$("retry-after"),terraformGet:$("x-terraform-get"),apiVersion:$("tfp-api-version"),challenge:J(b.
get("www-authenticate")??[]),declaredBytes:R===null||y(r)?null:Number(R)}}function J(i){const l=i.flatMap($=>$.split(",")).flatMap($=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec($)?.[1]??[]);return l.some($=>$.toLowerCase()==="bearer")?null:l[0]??null}const y=i=>i?.toLowerCase()==="gzip";async function k(i,l,b){const $=[];let R=0,h;
const r=b.kind==="excerpt"?setTimeout(()=>i.destroy(),st).unref():void 0;try{for await(const U of w(i,l,b.maxBytes)){if($.push(U),$.length===nt&&$.splice(0,nt,Buffer.
concat($)),R+=U.length,R>b.maxBytes)break;R>V&&(h??=await b.turn?.())}}catch(U){if((0,W.$N)(U)==="COMPRESSED_TOO_LARGE")R=Number.POSITIVE_INFINITY;else if(b.kind===
"whole")throw U}finally{clearTimeout(r),i.destroy(),h?.()}return{bytes:Buffer.concat($).subarray(0,b.maxBytes),truncated:R>b.maxBytes}}function w(i,l,b){if(!y(l.
contentEncoding))return i;const $=(0,M.createGunzip)();let R=b+q;const h=async function*(r){for await(const C of r){if(R-=C.length,R<0)throw(0,W.Au)("COMPRESSED\
_TOO_LARGE","too many compressed bytes");yield C}};return(0,P.pipeline)(i,h,$,()=>{}),$}}),5306:((xt,vt,o)=>{o.d(vt,{be:()=>je,X5:()=>Be,gQ:()=>He,Ul:()=>ze,Af:()=>Ge,
JY:()=>Pe,To:()=>Ue,dI:()=>De,Lu:()=>xe,jT:()=>Le});var P=o(7067),M=o(5747),W=o(4091),O=o(4283),st=o(1831),q=o(5195),nt=o(8408);const V=32;function ot(n){const t=[];
let s=n.getPeerX509Certificate();for(;s!==void 0&&t.length<V;)t.push(s),s=s.issuerCertificate;return t}function _(n,t,s){const[a]=n;if(a===void 0)return null;const f=t.
ok?t.chain.slice(0,Math.max(1,t.chain.length-1)).map(({notAfter:et})=>et):n.map(({validTo:et})=>Date.parse(et)),S=Date.parse(a.validFrom),z=Math.min(...f);return Number.
isNaN(S)||Number.isNaN(z)?null:{host:s,subject:F(a.subject)??a.subjectAltName??"",issuer:F(a.issuer)??a.issuer??"",validFrom:new Date(S).toISOString(),expires:new Date(
z).toISOString()}}const F=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var J=o(7598),y=o(7030),k=o(1692);const w={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,
sequence:48,set:49};class i extends Error{}class l{#t;#e;constructor(t,s){this.#t=t,this.#e=s}get isEmpty(){return this.#t.length===0}isNext(t){return this.#t[0]===
t}any(){const t=this.#t[0]??0,s=this.#t[1]??0;if(this.#t.length<2||(t&31)===31)throw this.#n();const a=s<128?0:s&127,f=a===0&&s<128?s:this.#s(a),S=2+a,z=S+f;if(z>
this.#t.length)throw this.#n();const[et,lt]=[this.#t.subarray(S,z),this.#t.subarray(0,z)];return this.#t=this.#t.subarray(z),{tag:t,content:et,whole:lt}}element(t){
if(!this.isNext(t))throw this.#n();return this.any()}content(t){return this.element(t).content}optional(t){return this.isNext(t)?this.content(t):null}inside(t){
return new l(this.content(t),this.#e)}oid(){const t=[];let s=0,a=!0;for(const et of this.content(w.oid)){if(s=s*128+(et&127),a&&et===128||s>=2**31)throw this.#n();
a=et<128,a&&(t.push(s),s=0)}const[f,...S]=t;if(f===void 0||!a)throw this.#n();const z=Math.min(Math.floor(f/40),2);return[z,f-40*z,...S].join(".")}integer(){const t=this.
content(w.integer),s=t[0],a=t[1]??0,f=s===0&&a<128||s===255&&a>=128;if(s===void 0||t.length>1&&f)throw this.#n();return t}count(){const t=this.integer();if(t.length>
8||(t[0]??0)>=128)throw this.#n();return t.reduce((s,a)=>s*256+a,0)}boolean(){const t=this.content(w.boolean);if(t.length!==1||t[0]!==0&&t[0]!==255)throw this.#n();
return t[0]!==0}bits(){const t=this.content(w.bits),[s=8]=t,a=t.subarray(1),f=a.at(-1)??0;if(s>7||s>0&&a.length===0)throw this.#n();if((f&(1<<s)-1)!==0)throw this.#n();
return a}#s(t){const s=this.#t.subarray(2,2+t);if(t===0||t>4||s.length<t)throw this.#n();const a=s.reduce((f,S)=>f*256+S,0);if(a<128||s[0]===0)throw this.#n();return a}#n(){
return new i(this.#e)}}const b=/^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s,$={12:n=>!(0,W._6)(n).includes("\uFFFD"),18:n=>/^[\d ]*$/.test((0,W.iP)(
n)),19:n=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,W.iP)(n)),20:()=>!0,22:n=>n.every(t=>t<128),30:n=>n.length%2===0&&!b.test((0,W.iP)(n))},R=({tag:n,content:t})=>$[n]?.(
t)??!1,h=(n,t)=>n.length===t.length&&n.every((s,a)=>s===t[a]),r={"1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.\
2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},C=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],U={"1.2.840.113549.1.1.10":"RSA\
-PSS","1.3.101.113":"Ed448"};function T(n){const t=new l(n,"public key").inside(w.sequence),s=t.inside(w.sequence),a=s.oid(),f=t.bits();switch(a){case"1.2.840.1\
13549.1.1.1":if(at(s.any().whole)!=="0500")throw new i("public key");return L(f);case"1.2.840.10045.2.1":{const S=s.isNext(w.oid)?s.oid():"explicit parameters";
if(!C.includes(S))return{kind:"unsupported-curve",curve:r[S]??S};if(f[0]!==4)throw new i("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!s.isEmpty||f.length!==
32)throw new i("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:U[a]??a}}}function L(n){const t=new l(n,"public key").inside(w.sequence),
s=t.integer(),a=t.count(),[f=0,S=0]=s;if(f>=128||a===0)throw new i("public key");if(a===1||a%2===0||a>=2**31)return{kind:"unsupported",name:`RSA with the expone\
nt ${a}`};const z=f===0?S:f;return{kind:"rsa",bits:8*(s.length-(f===0?2:1))+(32-Math.clz32(z))}}const B={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2\
.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.\
10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},g={"1.2.840.113549.1.1.5":"\
RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448"},p="1.2.840.113549.1.1.10",K=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
Z={201:"20",202:"30",203:"40"};function ut(n){const t=new l(n,"signature algorithm"),s=t.oid(),a=t.isEmpty?"":at(t.any().whole);if(s===p){const z=K.exec(a);return z&&
Z[z[1]??""]===z[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[f,S]=B[s]??[];return f===void 0||
S===void 0?{isSupported:!1,name:g[s]??s}:{isSupported:!0,key:f,name:S}}const at=n=>Array.from(n,t=>t.toString(16).padStart(2,"0")).join("");var dt=o(6181);const Ct=130,
mt=135,Mt=[129,134];function Lt(n){const t="subject alternative names",s=new l(n,t).inside(w.sequence),a=[],f=[],S=[];for(;!s.isEmpty;){const{tag:z,content:et}=s.
any();if(Mt.includes(z)&&S.push(z),z===Ct&&a.push(gt(et,t)),z===mt){if(et.length!==4&&et.length!==16)throw new i(t);f.push(et)}}return{dns:a,addresses:f,others:S,
isKnown:[...a,...f,...S].length>0}}function Nt(n){const t="name constraints",s=new l(n,t),a=s.inside(w.sequence),[f,S]=[160,161].map(lt=>a.optional(lt)??new Uint8Array);
if(!f||!S||!a.isEmpty||!s.isEmpty)throw new i(t);if(f.length+S.length===0)throw new i(t);const[z,et]=[zt(f),zt(S)];return{permitted:z,excluded:et,isKnown:z.isKnown&&
et.isKnown}}function zt(n){const t="name constraints",s=new l(n,t),a=[],f=[],S=[];let z=!0;for(;!s.isEmpty;){const{tag:lt,content:ft}=s.inside(w.sequence).any(),
ht=ft.length/2;if(lt===Ct)a.push(gt(ft,t).toLowerCase());else if(lt===mt&&(ht===4||ht===16))f.push({address:ft.subarray(0,ht),mask:ft.subarray(ht)});else{if(lt===
mt)throw new i(t);Mt.includes(lt)?S.push(lt):z=!1}}if(!(a.every(lt=>x(lt.replace(/^\.(?=.)/,"")))&&f.every(({mask:lt})=>G(lt))))throw new i(t);return{dns:a,networks:f,
others:S,isKnown:z}}const x=n=>/^[!-~]*$/.test(n)&&!/^\.|\.\.|\.$/.test(n),G=n=>/^1*0*$/.test(Array.from(n,t=>t.toString(2).padStart(8,"0")).join(""));function gt(n,t){
if(n.some(s=>s>=128))throw new i(t);return(0,W.iP)(n)}function N({dns:n,addresses:t},s){const a=(0,dt.r5)(s);if(a!==null){const et=Uint8Array.from((0,dt.NW)(a));
return t.some(lt=>h(lt,et))}const f=s.toLowerCase(),S=f.replace(/\.$/,"").split("."),z=S.every(et=>u.test(et));return n.some(et=>{const lt=et.toLowerCase(),[ft,
...ht]=lt.split("."),Tt=ft==="*"&&ht.length>0,At=Tt?ht:[ft,...ht];return!z||!At.every(jt=>u.test(jt??""))?lt===f&&lt!==".":At.join(".")===S.slice(Tt?1:0).join("\
.")})}const u=/^[a-z0-9_][a-z0-9_-]*$/,v=25e4;function j(n,{permitted:t,excluded:s}){const a=t.dns.length+s.dns.length,f=t.networks.length+s.networks.length;if(n.
dns.length*a+n.addresses.length*f>v)return!1;const z=new Set([...t.others,...s.others]);if(n.others.some(ft=>z.has(ft)))return!1;const et=n.dns.every(ft=>{const ht=ft.
toLowerCase();return x(ht)&&(t.dns.length===0||t.dns.some(Tt=>H(ht,Tt)))&&!s.dns.some(Tt=>H(ht,Tt)||d(ht,Tt))}),lt=n.addresses.every(ft=>(t.networks.length===0||
t.networks.some(ht=>A(ft,ht)))&&!s.networks.some(ht=>A(ft,ht)));return et&&lt}const H=(n,t)=>t===""||n===t||n.endsWith(t.startsWith(".")?t:`.${t}`),d=(n,t)=>n.startsWith(
"*.")&&t.replace(/^[^.]*/,"")===n.slice(1),A=(n,{address:t,mask:s})=>n.length===t.length&&n.every((a,f)=>{const S=s[f]??0;return(a&S)===((t[f]??0)&S)});function D(n){
try{const t=new l(n,"certificate"),s=t.inside(w.sequence);if(!t.isEmpty)throw new i("certificate");const a=s.inside(w.sequence),f=s.content(w.sequence),S=Et(n,a,
f);return s.bits(),"kind"in S?{ok:!1,flaw:S}:{ok:!0,certificate:S}}catch(t){if(!(t instanceof i))throw t;return{ok:!1,flaw:{kind:"malformed",part:t.message}}}}const tt=160,
ct=163,rt=[129,130];function Et(n,t,s){const a=t.isNext(tt)?t.inside(tt).count()+1:1;if(a>3)throw new i("version");if((t.integer()[0]??0)>=128)return{kind:"nega\
tive-serial"};const f=t.content(w.sequence);if(!h(f,s))throw new i("signature algorithm");const S=pt(t,"issuer"),z=t.inside(w.sequence),et=Ot(z),lt=Ot(z),ft=pt(
t,"subject"),ht=t.element(w.sequence).whole,Tt=T(ht);if(Tt.kind==="unsupported-curve")return{kind:"curve",curve:Tt.curve};if(a>1)for(const At of rt)t.optional(At);
return{raw:n,subject:ft,issuer:S,notBefore:et,notAfter:lt,version:a,signature:ut(f),key:Tt,keyInfo:ht,...Kt(a===3?t.optional(ct):null)}}function pt(n,t){const{whole:s}=n.
element(w.sequence),a=new l(s,t).inside(w.sequence);for(;!a.isEmpty;){const f=a.inside(w.set);for(;!f.isEmpty;){const S=f.inside(w.sequence);if(S.oid(),!R(S.any()))
throw new i(t)}}return s}const kt=[{tag:w.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:w.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function Ot(n){const t=kt.find(({tag:At})=>n.isNext(At)),s=t?.format.exec((0,W.iP)(n.content(t.tag)));if(!s)throw new i("validity");const[a=0,f=0,...S]=s.slice(
1).map(At=>Number(At??0)),z=s[1]?.length===4?a:a<50?2e3+a:1900+a,[et=0,lt=0,ft=0,ht=0]=S,Tt=new Date(0);if(Tt.setUTCFullYear(z,f-1,et),Tt.getUTCMonth()!==f-1||lt>
23||ft>59||ht>59)throw new i("validity");return Tt.setUTCHours(lt,ft,ht)}const bt=[15,19,31,32,33,36,37,54].map(n=>`2.5.29.${n}`),It=["2.5.29.14","2.5.29.35","1\
.3.6.1.5.5.7.1.1"];function Kt(n){const t=new Map,s=n&&new l(n,"extensions").inside(w.sequence);for(;s&&!s.isEmpty;){const At=s.inside(w.sequence),jt=At.oid(),ee=At.
isNext(w.boolean)&&At.boolean();if(t.has(jt))throw new i("extensions");if(ee&&It.includes(jt))throw new i("extensions");t.set(jt,{critical:ee,value:At.content(w.
octets)})}const a=At=>t.get(`2.5.29.${At}`)?.value??null,[f,S,z,et,lt]=[15,17,19,30,37].map(a),ft=S?Lt(S):null,ht=et?Nt(et):null,Tt=new Set(bt);return ft?.isKnown&&
Tt.add("2.5.29.17"),ht?.isKnown&&Tt.add("2.5.29.30"),{encodedNames:S??new Uint8Array,names:ft??{dns:[],addresses:[],others:[]},constraints:ht,basic:z?Gt(z):null,
maySign:f?Ht(f):null,usages:lt?Ft(lt):[],unhandled:[...t].flatMap(([At,{critical:jt}])=>jt&&!Tt.has(At)?At:[])}}function Gt(n){const t=new l(n,"basicConstraints").
inside(w.sequence);return{isAuthority:t.isNext(w.boolean)&&t.boolean(),maxPath:t.isNext(w.integer)?t.count():null}}const Yt=4,Qt=128;function Ht(n){const[t=0,s=0]=new l(
n,"keyUsage").bits();return t===0&&s<Qt?null:(t&Yt)!==0}function Ft(n){const t=new l(n,"extendedKeyUsage").inside(w.sequence),s=[];for(;!t.isEmpty;)s.push(t.oid());
return s}const qt=8192,ce=1024,ye=100;function te(n){const t=[];for(const[lt,ft]of n.sent.entries()){const ht=(n.parse??D)(ft);if(!ht.ok)return{ok:!1,flaw:ht.flaw,
isLeaf:lt===0};const{certificate:Tt}=ht,{key:At}=Tt;if(At.kind==="rsa"&&At.bits>qt)return{ok:!1,flaw:{kind:"key-size",bits:At.bits},isLeaf:lt===0};t.push(Tt)}const[
s,...a]=t;if(s===void 0)throw new Error("a server sends at least one certificate");const f=ae(s,n);if(f!==null)return{ok:!1,flaw:f,isLeaf:!0};const S={others:a,
options:n,checks:0,hint:null},z=n.anchors(s.subject).some(({raw:lt})=>h(lt,s.raw))?ne(S,[s]):ue(S,[s]);if(z!==null)return{ok:!0,chain:z};const et={kind:"unknown\
-authority",sent:fe(s,a)};return{ok:!1,...S.hint??{flaw:et,isLeaf:!0}}}function ae(n,{host:t,now:s}){const a=le(n,s);if(a!==null)return a;const{key:f}=n;return N(
n.names,t)?f.kind==="unsupported"?{kind:"key",name:f.name}:f.kind==="rsa"&&f.bits<ce?{kind:"key-size",bits:f.bits}:null:{kind:"other-name",names:n.names.dns}}function le({
unhandled:n,notBefore:t,notAfter:s},a){const[f]=n;return f!==void 0?{kind:"critical-extension",id:f}:a<t?{kind:"not-yet-valid",at:t}:a>s?{kind:"expired",at:s}:null}
function ue(n,t){const s=t.at(-1),{options:a,others:f}=n,S=a.anchors(s.issuer),z=f.filter(({subject:et})=>h(et,s.issuer));for(const[et,lt]of[...S,...z].entries()){
const ft=et<S.length;if(n.checks+=1,n.checks>ye)return null;if(t.some(ee=>$e(ee,lt)))continue;const ht=we(t,lt,ft,a);if(ht!==null&&(n.hint??=ht),!(ht===null&&s.
signature.isSupported&&lt.key.kind===s.signature.key&&a.isSignedBy(s,lt)))continue;const At=[...t,lt],jt=ft?ne(n,At):ue(n,At);if(jt!==null)return jt}return null}
function we(n,t,s,{now:a}){const f=n.at(-1),{basic:S,key:z,maySign:et,version:lt}=t,ft=ee=>({flaw:ee,isLeaf:!1});if(!(S===null?lt<3&&s:S.isAuthority)||et===!1)return ft(
{kind:"no-authority"});const Tt=n.length===1;if(!f.signature.isSupported)return{flaw:{kind:"signature",name:f.signature.name},isLeaf:Tt};if(z.kind==="rsa"&&z.bits<
ce)return ft({kind:"key-size",bits:z.bits});if(z.kind==="unsupported")return ft({kind:"key",name:z.name});const At=le(t,a);if(At!==null)return ft(At);const jt=S?.
maxPath??null;return jt!==null&&n.length-1>jt?ft({kind:"path-length"}):null}function ne(n,t){const s=t.findIndex(({usages:f})=>!Te(f));return s>=0?(n.hint??={flaw:{
kind:"usage"},isLeaf:s===0},null):t.every(({constraints:f},S)=>f===null||t.slice(0,S).every(({names:z})=>j(z,f)))?t:(n.hint??={flaw:{kind:"constraints"},isLeaf:!1},
null)}const ve=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Te=n=>n.length===0||n.some(t=>ve.includes(t)),$e=(n,t)=>h(n.subject,t.subject)&&h(n.keyInfo,t.keyInfo)&&h(n.encodedNames,
t.encodedNames),de=({subject:n,issuer:t})=>h(n,t);function fe(n,t){return de(n)?"self-signed":t.length===0?"leaf":t.some(de)?"root":"chain"}var se=o(9075);const Ce=[
"TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],he=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","\
AES256-SHA"],oe=[...Ce,...he.flatMap(n=>[`ECDHE-ECDSA-${n}`,`ECDHE-RSA-${n}`])],re=["X25519","P-256","P-384","P-521"],Se=["rsa_pss_rsae_sha256:ecdsa_secp256r1_s\
ha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(
":"),ie="@SECLEVEL=0",pe=J.constants.SSL_OP_LEGACY_SERVER_CONNECT|J.constants.SSL_OP_NO_RENEGOTIATION,Oe={secureOptions:pe,minVersion:"TLSv1.2",ciphers:[...oe,ie].
join(":"),ecdhCurve:re.join(":"),sigalgs:Se},me={secureOptions:pe,minVersion:"TLSv1",ciphers:[...oe,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEM\
ENTOFALL",ie].join(":"),ecdhCurve:[...re,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function ke(n){
const t=(0,se.Oo)(()=>ge([...k.rootCertificates,...(0,k.getCACertificates)("extra"),...n===null?[]:[n]])),s=(0,se.Oo)(()=>ge((0,k.getCACertificates)("system"))),
a={parse:Ee(),isSignedBy:Re()};return{hasFile:n!==null,context:(0,se.Oo)(()=>(0,k.createSecureContext)({...Oe,ca:[]})),verify:(f,S)=>{const z=Date.now(),et={...a,
sent:f,host:S,now:z},lt=te({...et,anchors:t()}),ft=lt.ok?lt:te({...et,anchors:Tt=>[...t()(Tt),...s()(Tt)]});if(!ft.ok)return ft;const ht=m(ft.chain,S,z);return ht===
null?ft:{ok:!1,...ht}}}}const _e=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ge(n){const t=n.flatMap(f=>Array.from(f.matchAll(_e),([
,S=""])=>Buffer.from(S,"base64"))),s=Buffer.concat(t),a=new Map;return f=>{const S=Buffer.from(f),z=S.toString("latin1"),et=a.get(z);if(et!==void 0)return et;const ft=(s.
includes(S)?t.filter(ht=>ht.includes(S)):[]).flatMap(ht=>{const Tt=D(ht);return Tt.ok&&S.equals(Tt.certificate.subject)?Tt.certificate:[]});return ft.length>0&&
a.set(z,ft),ft}}const Ae=200;function Ee(){const n=new Map;return t=>{const s=Buffer.from(t).toString("latin1"),a=n.get(s);if(a!==void 0)return a;n.size>=Ae&&n.
clear();const f=D(t);return n.set(s,f),f}}function Re(){const n=new WeakMap;return(t,s)=>{const a=n.get(t)??new WeakMap,f=a.get(s)??E(t,s);return n.set(t,a.set(
s,f)),f}}const e=new WeakMap;function c(n){const t=e.get(n)??new J.X509Certificate(n.raw);return e.set(n,t),t}function E(n,t){try{return c(n).verify(c(t).publicKey)}catch{
return!1}}function m(n,t,s){for(const[a,f]of n.entries()){const S=a===0,z=I(f,n[a+1],S?t:null,s);if(z!==null)return{flaw:{kind:"openssl",check:z},isLeaf:S}}return null}
function I(n,t,s,a){try{const f=c(n),{validFrom:S,validTo:z}=f;if(!(Date.parse(S)<=a&&a<=Date.parse(z)))return"dates";if(s!==null&&!X(f,s))return"name";if(t===void 0)
return null;const et=c(t);return t.version===3&&!et.ca?"authority":f.checkIssued(et)?null:"issuer"}catch{return"encoding"}}const Q={subject:"never",partialWildcards:!1};
function X(n,t){if((0,y.isIP)(t)!==0)return n.checkIP(t)!==void 0;const s=t.replace(/\.$/,"").toLowerCase();if(n.checkHost(s,Q)!==void 0)return!0;const a=s.replace(
/^[^.]*/,""),f=n.subjectAltName?.toLowerCase().split(", ")??[];return a!==""&&f.includes(`dns:*${a}`)}var Y=o(7602),it=o(8500);const $t=["ERR_SSL_WRONG_VERSION_\
NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],_t=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function yt(n,{name:t},s,a){const f=(0,Y.
$N)(n);if($t.includes(f))return await Bt(await a())?(0,Y.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(_t.test(f))return n;const S=await Vt(t,s,a);return S===
null?n:"flaw"in S?(s.connection.rejection=S,(0,Y.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${S.flaw.kind}`)):(s.connection.unsupported=S,(0,Y.Au)("TLS_U\
NSUPPORTED",`not supported by the clients: ${S.name}`))}const[St,Dt]=[30,100],Rt=Buffer.from([22,3,1,0,0]);async function Bt(n){const t=await new Promise(s=>{Pt().
then(()=>s("")),n.once("data",a=>s(a.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(Rt)});return n.destroy(),t==="HTTP/"}async function Pt(){
for(let n=0;n<St;n+=1)await(0,it.setTimeout)(Dt,null,{ref:!1})}const Xt=[me,{...me,maxVersion:"TLSv1.2"}];async function Vt(n,t,s){for(const a of Xt){const f=(0,k.
createSecureContext)({...a,ca:[]}),S=await s(),z=await(0,Y.ek)(S,t,n,{secureContext:f}).catch(()=>null);if(z===null)continue;const et=wt(z);return z.destroy(),et}
return null}function wt(n){const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[s]=ot(n),a=s&&D(s.raw);if(a?.ok===
!1)return{flaw:a.flaw,isLeaf:!0};const f=n.getCipher().name;if(!oe.includes(f))return{kind:"cipher",name:f};const S=Zt(n);if(!re.includes(S))return{kind:"group",
name:S};const z=a?.certificate.key;return z?.kind==="unsupported"?{flaw:{kind:"key",name:z.name},isLeaf:!0}:null}const Wt={prime256v1:"P-256",secp384r1:"P-384",
secp521r1:"P-521",secp224r1:"P-224"};function Zt(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:Wt[t.name??
""]??t.name??""}const Jt="http/1.1",Ut="h2";async function Pe(n,t){const s=()=>Ie(n,t),a=await s();if(n.scheme==="http")return a;try{return await Ne(n,a,t,Jt)}catch(f){
const S=Y.$N(f);throw S.endsWith("_NO_APPLICATION_PROTOCOL")&&await De(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(S)?await yt(f,n,t,s):f}}async function De(n,t){if(n.
scheme!=="http")try{const s=await Ie(n,t);(await Ne(n,s,t,Ut)).destroy()}catch(s){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(Y.$N(s)))throw s}}function Be(n){
const{scheme:t}=n;if(t!=="https"&&t!=="http")return(0,W.TR)(`unsupported protocol scheme "${t}"`);const{name:s,port:a}=(0,O.cz)(n);if(s==="")return(0,W.TR)("no \
Host in request URL");const f=(0,nt.ER)(s)?(0,W.Ju)(s.toLowerCase()):(0,st.Pv)(s);if(!f.ok)return f;const S=a===""?(0,O.L5)(t):Number(a);return S>0&&S<=65535?(0,W.
Ju)({scheme:t,name:f.value,port:S}):(0,W.TR)(`invalid port "${a}"`)}function je(n){const{name:t}=(0,O.cz)(n),s=(0,st.Pv)(t);return(0,nt.ER)(t)||!s.ok?t:s.value}
function He(n,{name:t}){const{port:s}=(0,O.cz)(n);return(0,O.EN)(t)+(s===""?"":`:${s}`)}function ze({resolve:n},t,s){const a=n.some(f=>f.name===t);return!["priv\
ate","loopback"].includes((0,q.Sz)((a?null:s)??t))}function Le({scheme:n,name:t,port:s}){return(0,O.EN)(t)+(s===(0,O.L5)(n)?"":`:${s}`)}function xe(n,t){const s=t.
resolve.find(({name:a,port:f})=>a===n.name&&(f===null||f===n.port));return s===void 0?{host:n.name,port:n.port,proxy:t.chooseProxy(n)}:{host:s.address,port:s.addressPort??
n.port,proxy:null}}async function Ie(n,t){const{host:s,port:a,proxy:f}=xe(n,t.settings);if(f===null)return Y.zy(s,a,t);Y.ln(n.name,t),t.connection.proxy=f.host;
const S=await Ke(f,t);return n.scheme==="https"?Fe(n,f,S):S}async function Ke(n,t){const s=n.protocol==="https:"?"https":"http",a=n.hostname.replace(/^\[|\]$/g,
""),f={scheme:s,name:a,port:Number(n.port)||(0,O.L5)(s)},S=new Y.Ng;try{const z={...t.settings,resolve:[],chooseProxy:()=>null};return await Pe(f,{...t,settings:z,
connection:S,allowPrivate:!0})}catch(z){if((0,M.qo)(z))throw z;const et=`proxy ${n.host} cannot be reached: ${Y.bD(z)}`;throw Y.Au("PROXY_REFUSED",et)}finally{t.
connection.lookupMs=S.lookupMs,t.connection.connectMs=S.connectMs}}async function Ne(n,t,s,a){const{connection:f,settings:S}=s,{trust:z}=S,et=performance.now(),
lt={secureContext:z.context(),ALPNProtocols:[a]},ft=await Y.ek(t,s,n.name,lt);f.tlsMs=performance.now()-et;const ht=ot(ft),Tt=z.verify(ht.map(({raw:At})=>At),n.
name);if(f.certificate=_(ht,Tt,Le(n)),Tt.ok&&ft.alpnProtocol!==Ut)return ft;throw ft.destroy(),Tt.ok?Y.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(f.rejection=
{...Tt,issuer:ht.at(-1)?.issuer??"",hasFile:z.hasFile},Y.Au("CERTIFICATE_REJECTED",`certificate rejected: ${Tt.flaw.kind}`))}function Ue(n){if(n.username===""&&
n.password==="")return{};const t=`${decodeURIComponent(n.username)}:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(t).toString(
"base64")}`}}const We=[502,503,504];function Fe(n,t,s){const a=`${(0,O.EN)(n.name)}:${n.port}`;return new Promise((f,S)=>{const z=(0,P.request)({method:"CONNECT",
path:a,headers:{host:a,...Ue(t)},insecureHTTPParser:!0,createConnection:()=>s});z.on("error",et=>{const lt=`proxy ${t.host} closed the connection: ${et.message}`;
S(Y.Au("PROXY_REFUSED",lt))}),z.on("connect",(et,lt,ft)=>{if(et.statusCode===200&&ft.length===0)return f(s);s.destroy();const{statusCode:ht=0,statusMessage:Tt=""}=et,
At=We.includes(ht)?"PROXY_NOT_REACHED":"PROXY_REFUSED",jt=`proxy ${t.host} returned ${ht} ${Tt}`;S(Y.Au(At,jt.trimEnd()))}),z.end()})}function Ge(n){const t=[...[
...n.hostnames,...n.tokens].map(({host:s})=>(0,st.Sv)(s).name),...n.resolve.map(({name:s})=>s)];return{resolve:n.resolve,namedHosts:new Set(t),chooseProxy:n.chooseProxy,
trust:ke(n.authorities)}}}),7602:((xt,vt,o)=>{o.d(vt,{$N:()=>nt,Au:()=>q,Ng:()=>st,bD:()=>V,ek:()=>_,ln:()=>J,zy:()=>ot});var P=o(610),M=o(7030),W=o(1692),O=o(5195);
class st{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}const q=(l,b)=>Object.assign(
new Error(b),{code:l});function nt(l){return typeof l!="object"||l===null?"":"code"in l&&typeof l.code=="string"?l.code:""}const V=l=>typeof l=="object"&&l!==null&&
"message"in l?String(l.message):String(l);async function ot(l,b,$){const{connection:R}=$;(0,M.isIP)(l)!==0&&J(l,$);const h=performance.now();let r=h;const C=(0,M.
connect)({host:l,port:b,noDelay:!0,lookup:i($,()=>{r=performance.now(),R.lookingUp=!1,R.lookupMs=r-h})});return $.hold(C),await F(C,"connect"),R.connectMs=performance.
now()-r,R.address=C.remoteAddress??null,C}async function _(l,b,$,R){const h=(0,W.connect)({...R,socket:l,servername:(0,M.isIP)($)===0?$.replace(/\.$/,""):"",rejectUnauthorized:!1});
return b.hold(h),await F(h,"secureConnect"),h}function F(l,b){return new Promise(($,R)=>{const h=()=>R(q("ECONNRESET","the connection was closed")),r=()=>$(void l.
off("close",h));l.once(b,r).once("error",R).once("close",h)})}function J(l,b){const $=y(l,b);if($!==null)throw $}function y(l,{allowPrivate:b}){const $=(0,O.Sz)(
l);return $==="metadata"?q("ADDRESS_METADATA",`${l} is a metadata address`):$==="public"||b?null:q($==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${l} is \
a ${$} address`)}const k=253,w=l=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(l);function i(l,b){return($,R,h)=>{const U=(w($)||$.replace(/\.$/,"").length>k?q("ENOTFOUND",
`no such host: ${$}`):null)??y($,l);if(U!==null)return queueMicrotask(()=>h(U,[]));l.connection.lookingUp=!0,(0,P.lookup)($,{...R,all:!0},(T,L)=>{if(b(),T!==null)
return h(T,[]);const B=L.map(({address:K})=>y(K,l)),g=L.filter((K,Z)=>B[Z]===null),p=B.find(K=>K!==null);if(g.length===0&&p)return h(p,[]);h(null,g)})}}}),1654:((xt,vt,o)=>{
o.d(vt,{N:()=>zt});var P=o(4283),M=o(5195),W=o(2713),O=o(3592),st=o(2832),q=o(5306),nt=o(7602),V=o(4091);function ot(N){const[,u="",v="",j=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(N)??[],H=/^HTTP\/(\d)\.(\d)$/.exec(u);if(H===null)return(0,V.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(v))return(0,V.TR)("malformed statu\
s");const[,d="",A=""]=H;return(0,V.Ju)({status:Number(v),reason:j,version:Number(d+A)})}function _(N,u){const v=y(u);if(!v.ok)return v;const j=new Map(v.value),
{status:H,reason:d,version:A}=N,D=b(H,A,j);if(!D.ok)return D;D.value==="chunked"&&j.delete("content-length");const tt=D.value!==1/0&&R(A,j);return(0,V.Ju)({status:H,
reason:d,headers:j,framing:D.value,keepAlive:tt})}const F=/^[\w!#$%&'*+.^`|~ -]+$/,J=N=>/^[\t -~\u0080-\u00ff]*$/.test(N);function y(N){const u=new Map;for(const v of i(
N)){const j=v.indexOf(":"),H=v.slice(0,Math.max(j,0)),d=w(v.slice(j+1));if(!F.test(H))return(0,V.TR)("malformed header line");if(!J(d))return(0,V.TR)("control c\
haracter in a header");const A=H.toLowerCase(),D=u.get(A);D===void 0?u.set(A,[d]):D.push(d)}return(0,V.Ju)(u)}const k=/(?<![ \t])[ \t]+$/,w=N=>N.replace(/^[ \t]+/,
"").replace(k,"");function i(N){const u=[];for(const v of N){const j=w(v),H=u.at(-1);/^[ \t]/.test(v)&&H!==void 0?H.push(j):u.push([/^[ \t]|^[^:]*$/.test(v)?":":
j])}return u.map(v=>v.join(" "))}const l=["transfer-encoding","content-length","trailer"];function b(N,u,v){const j=u>=11?v.get("transfer-encoding")??[]:[],[H]=j;
if(j.length>1)return(0,V.TR)("several Transfer-Encoding headers");if(H!==void 0&&H.toLowerCase()!=="chunked")return(0,V.TR)("unsupported Transfer-Encoding");const d=$(
v,"trailer");if(H!==void 0&&d.some(ct=>l.includes(ct)))return(0,V.TR)("forbidden name in Trailer");const A=v.get("content-length")??[];if(new Set(A).size>1)return(0,V.
TR)("different Content-Length headers");const[D]=A,tt=Number(D);return D!==void 0&&!(/^\d+$/.test(D)&&tt<2**63)?(0,V.TR)("malformed Content-Length"):N<200||N===
204||N===304?(0,V.Ju)(0):H!==void 0?(0,V.Ju)("chunked"):(0,V.Ju)(D===void 0?1/0:tt)}const $=(N,u)=>(N.get(u)??[]).flatMap(v=>v.split(",")).map(v=>v.trim().toLowerCase());
function R(N,u){const v=$(u,"connection");return N<10||v.includes("close")?!1:N>=11||v.includes("keep-alive")}const h=4096,r=16*1024;class C{#t="size";#e=0;#s=0;#n="";#o=[];#r=0;push(u){
const v=new Uint8Array(u.length);let j=0,H=0;for(;H<u.length&&this.#t!=="nothing";){if(this.#e>0){const D=Math.min(H+this.#e,u.length);for(this.#e-=D-H;H<D;H+=1,
j+=1)v[j]=u[H]??0;continue}const d=u[H]??0;if(H+=1,this.#n+=String.fromCharCode(d),this.#n.length+this.#r>h)return(0,V.TR)("long line in chunks");if(d!==10)continue;
const A=this.#c(this.#n);if(A!==null)return(0,V.TR)(A);this.#n=""}return(0,V.Ju)({data:v.subarray(0,j),used:H,isEnd:this.#t==="nothing"})}#c(u){if(!u.endsWith(`\
\r
`)||u.indexOf("\r")<u.length-2)return"malformed end of a chunk line";if(this.#t==="size")return this.#i(u);const v=u===`\r
`;if(this.#t==="end of data")return this.#t="size",v?null:"malformed chunk";if(this.#r+=u.length,!v)return this.#o.push(u.slice(0,-2)),null;this.#t="nothing";const j=y(
this.#o);return j.ok?null:j.why}#i(u){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(u)?(this.#e=Number.parseInt(u,16),this.#t=this.#e===0?"trailer":"end of dat\
a",this.#e===0?null:(this.#s=Math.max(0,this.#s+u.length-16-2*this.#e),this.#s>r?"chunks with too little data":null)):"malformed chunk size"}}function U(N){const u=new Mt(
N);let v=!0,j=0;return{mayRepeat:()=>j>0&&u.received===j,isFree:()=>v&&u.isEmpty&&!N.destroyed&&N.readable,get:async H=>{v=!1,j=u.received,N.write(T(H),"latin1"),
await g(u);const d=await K(u),{framing:A}=d,D=async function*(){yield*A==="chunked"?Ct(u):dt(u,A),v=d.keepAlive},tt=()=>{v||N.destroy()};return{head:(0,st.zy)(d),
body:Object.assign(D(),{destroy:tt})}}}}function T({path:N,headers:u}){const v=Object.entries(u).map(([H,d])=>`${H}: ${d}`),j=[`GET ${N} HTTP/1.1`,...v];if(j.some(
H=>/[\r\n\0]/.test(H)))throw new Error("a request has a line break");return`${j.join(`\r
`)}\r
\r
`}const L=9,B=4;async function g(N){const u=await N.arrived();if(u===null||u.length<L)return;if(u[0]===0&&u[3]===B&&u.readUInt32BE(5)===0)throw(0,nt.Au)("HTTP2_\
FRAME","a frame of HTTP/2, which was not negotiated")}const p=5;async function K(N){N.textBytes=st.v8;for(let u=0;u<=p;u+=1){const v=Z(ot(await ut(N))),j=[];for(;;){
const d=await ut(N);if(d==="")break;j.push(d)}const H=Z(_(v,j));if(H.status<100||H.status>199||H.status===101)return H}throw(0,nt.Au)("HTTP_MALFORMED",`more tha\
n ${p} interim responses`)}function Z(N){if(!N.ok)throw(0,nt.Au)("HTTP_MALFORMED",N.why);return N.value}async function ut(N){const u=await N.line();if(u===null)
throw(0,nt.Au)("ECONNRESET","the connection was closed");return u.endsWith("\r")?u.slice(0,-1):u}const at=64*1024;async function*dt(N,u){let v=u;for(;v>0;){const j=await N.
arrived()!==null;if(!j&&v===1/0)return;if(!j)throw(0,nt.Au)("BODY_CUT","the body is cut off");const H=N.take(Math.min(v,at));v-=H.length,yield H}}async function*Ct(N){
const u=new C;for(;;){const v=await N.arrived();if(v===null)throw(0,nt.Au)("BODY_CUT","the body is cut off");const{data:j,used:H,isEnd:d}=Z(u.push(v));if(N.take(
H),j.length>0&&(yield j),d)return}}const mt=10;class Mt{#t;#e=Buffer.alloc(0);received=0;textBytes=0;constructor(u){this.#t=u[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(){const u=[];for(;;){const v=this.#e.indexOf(mt),j=this.take(v<0?this.#e.length:v+1);if(u.push(j),this.textBytes-=j.length,
this.textBytes<0)throw(0,nt.Au)("HEADERS_TOO_LARGE","too many headers");if(v>=0)return Buffer.concat(u).toString("latin1").slice(0,-1);if(await this.#s())continue;
const H=Buffer.concat(u).toString("latin1");return H===""||H==="\r"?null:H}}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}take(u){const v=this.#e.
subarray(0,u);return this.#e=this.#e.subarray(v.length),v}async#s(){const u=await this.#t.next();return u.done===!0?!1:(this.#e=u.value,this.received+=this.#e.length,
!0)}}class Lt{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const Nt=12;class zt{#t;#e=[];#s=new Map;#n=new Set;#o=!0;constructor(u){
this.#t=u}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const u of[...this.#n].reverse())u.destroy()};async get(u){const v=new Lt;try{const{head:j,body:H}=await this.#r(
u,v);v.head=j,v.body=await(0,st.x8)(H,j,u.planBody(j))}catch(j){v.address=v.connection?.address??v.address,v.error=(0,nt.$N)(j)==="ECONNRESET"&&this.#e[0]||j}return v}async#r(u,v){
const{scheme:j,name:H,port:d}=u.endpoint,A=`${j}://${H} ${d}`,D=`${A} private`,tt=x(u,this.#t),ct=async pt=>{this.#c(pt),v.address=pt.address;const kt=performance.
now(),Ot=await pt.http.get(tt);return v.firstByteMs=performance.now()-kt,Ot},Et=(u.allowPrivate?[A,D]:[A]).map(pt=>this.#s.get(pt)).find(pt=>pt?.http.isFree());
if(Et!==void 0)try{return await ct(Et)}catch(pt){if(!this.#o||!Et.http.mayRepeat())throw pt}try{const pt=this.#i(u,v),kt=await(0,q.JY)(u.endpoint,pt),{address:Ot}=pt.
connection,bt=(0,M.Sz)(Ot??H)==="public"?A:D;return await ct({key:bt,http:U(kt),socket:kt,address:Ot})}catch(pt){throw(0,nt.$N)(pt)==="HTTP2_FRAME"&&await(0,q.dI)(
u.endpoint,this.#i(u,v)),pt}}#c(u){const v=this.#s;v.delete(u.key),v.set(u.key,u);const[j]=v;v.size>Nt&&j!==void 0&&(v.delete(j[0]),j[1].socket.destroy())}#i({allowPrivate:u},v){
const j=new nt.Ng;v.connection=j;const H=d=>{this.#n.add(d),d.on("error",A=>{(0,nt.$N)(A).startsWith("ERR_SSL")&&this.#e.push(A)}),d.on("close",()=>this.#n.delete(
d)),this.#o||d.destroy()};return{settings:this.#t,connection:j,allowPrivate:u,hold:H}}}function x(N,u){const{url:v,endpoint:j,token:H,headers:d}=N,A=j.scheme===
"http"?(0,q.Lu)(j,u).proxy:null,D=(0,q.gQ)(v,j),tt=(0,P.t5)(v);return{path:G(A===null?tt:`http://${D}${tt}`).replace(/ /g,"%20"),headers:{host:D,"user-agent":O.
_O,...d,...d.range===void 0?{"accept-encoding":"gzip"}:{},...gt(v,H),...A===null?{}:(0,q.To)(A)}}}const G=N=>Buffer.from(N,"utf8").toString("latin1");function gt(N,u){
if(u!==null)return{authorization:G(`Bearer ${u.reveal()}`).trimEnd()};const v=(0,P.aR)(N);return v===null||v.length>W.$c?{}:{authorization:v}}}),3948:((xt,vt,o)=>{
o.d(vt,{e:()=>dt});var P=o(4283),M=o(4e3),W=o(9209),O=o(1064),st=o(2713),q=o(2832),nt=o(5306),V=o(8161),ot=o(5747),_=o(960),F=o(2636),J=o(9872),y=o(4592),k=o(6697),
w=o(7602);const i=x=>({describe:x,transient:!1}),l=x=>({describe:x,transient:!0}),b=x=>G=>_.T0({host:G.host,why:x}),$=x=>l(({host:G})=>_.P6({host:G,error:x})),R=x=>i(
({host:G})=>J.cI({host:G,error:x})),h=x=>l(({host:G,asks:gt})=>gt==="document"?F.Eh({host:G,why:x}):(0,y.Bz)({host:G,why:x})),r=x=>i(({host:G,asks:gt})=>(0,k.AO)(
{host:G,address:x,asks:gt})),C=i(({host:x,text:G})=>_.P0({host:x,error:G}));function U({host:x,rejection:G}){if(G===null)throw new Error("a certificate is rejec\
ted for a reason");const{flaw:gt,isLeaf:N,issuer:u="",hasFile:v=!1}=G;return gt.kind==="expired"?J.vk({host:x,isLeaf:N,at:gt.at}):gt.kind==="not-yet-valid"?J.x1(
{host:x,isLeaf:N,at:gt.at}):gt.kind==="other-name"?J.B_({host:x,names:gt.names}):J.SE({host:x,isLeaf:N,flaw:gt,issuer:u,hasFile:v})}const T={ENOTFOUND:i(b("no-s\
uch-host")),ENODATA:i(b("no-such-host")),EAI_AGAIN:l(b("no-answer")),EAI_FAIL:l(b("server-failed")),ECONNREFUSED:$("refused"),ECONNRESET:$("closed"),ECONNABORTED:$(
"closed"),EPIPE:$("closed"),EHOSTUNREACH:$("no-host-route"),ENETUNREACH:$("no-network-route"),ETIMEDOUT:l(({host:x,asks:G})=>_.Qs({host:x,asks:G,phase:"connecti\
on",limitMs:null})),PROXY_NOT_REACHED:l(({host:x,text:G})=>_.P6({host:x,error:{proxy:G}})),PROXY_REFUSED:i(({host:x,text:G})=>J.rZ({host:x,reason:G})),PLAIN_HTTP:i(
J.MY),ADDRESS_METADATA:r("metadata"),ADDRESS_PRIVATE:r("private"),ADDRESS_RESERVED:r("reserved"),CERTIFICATE_REJECTED:i(U),TLS_UNSUPPORTED:i(({host:x,unsupported:G})=>J.
cI({host:x,error:G??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:R("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:R("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:R(
"client-certificate"),HTTP_MALFORMED:C,HTTP2_FRAME:C,HTTP2_ONLY:i(k.ro),HEADERS_TOO_LARGE:i(F.ku),BODY_CUT:h("closed"),Z_BUF_ERROR:h("gzip"),Z_DATA_ERROR:i(({host:x,
asks:G})=>G==="document"?F.jN({host:x,encoding:"broken gzip"}):(0,y.Bz)({host:x,why:"not-gzip"}))};function L(x){return x.endsWith("UNRECOGNIZED_NAME")?R("unkno\
wn-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(x)?R({code:x}):$({code:x})}function B(x){const{code:G}=x,gt=Object.hasOwn(T,G)?T[G]:void 0,{describe:N,transient:u}=gt??
L(G);return{problem:N(x),transient:u}}function g({error:x,connection:G,head:gt},{endpoint:N,asks:u,limitMs:v}){const j=(0,nt.jT)(N);if(v!==null){const tt=K(G,gt!==
null);return{problem:_.Qs({host:j,asks:u,phase:tt,limitMs:v}),transient:!0}}const H=(0,w.$N)(x);if(H===""||(0,ot.qo)(x))throw x;/^E(?:NOTFOUND|AI_)/.test(H)&&(0,ot.
yR)(V.devNull);const d=gt!==null&&p.test(H)?"BODY_CUT":H,{rejection:A,unsupported:D}=G??new w.Ng;return B({code:d,text:(0,w.bD)(x),asks:u,host:j,rejection:A,unsupported:D})}
const p=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function K(x,G){return x?.lookingUp?"lookup":x?.connectMs===null?"connection":G?"body":"response"}const Z=[301,
302,303,307,308],ut=8192;class at{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(G){
this.options=G,this.started=G.monotonic(),this.startsInPublic=G.origin?.isPublic??!0}}async function dt(x){const G=new at(x),gt=x.startTimer(x.timeoutMs,()=>{G.
timedOut=!0,x.session.close()});try{const N=await Ct(G),{connections:u,firstByteMs:v,headMs:j,started:H}=G,d=ct=>{const rt=u.map(Et=>Et[ct]).filter(Et=>Et!==null);
return rt.length===0?null:rt.reduce((Et,pt)=>Et+pt)},[A,D,tt]=[d("lookupMs"),d("connectMs"),d("tlsMs")];return{response:N,hops:[...G.hops],timing:{lookupMs:A,connectMs:D,
tlsMs:tt,firstByteMs:v,totalMs:x.monotonic()-H},headMs:j,certificates:[...u.flatMap(({certificate:ct})=>ct??[])]}}finally{gt()}}async function Ct(x){let{url:G}=x.
options;for(;;){const gt=(j,H)=>Nt((0,W.Y3)({redirect:j,url:(0,P.Pl)(G),why:H})),N=(0,nt.X5)(G);if(!N.ok)return gt("to",N.why);const u=await Mt(x,G,N.value);if(u.
kind==="failed"||!mt(u.head))return u;const v=(0,P.O2)(G,u.head.location??"");if(!v.ok)return gt("from",`failed to parse Location header: ${v.why}`);if(x.hops.length>
x.options.maxRedirects)return zt(x,v.value);if((0,P.jr)(v.value).length>ut){const j=`its URL has more than ${ut} characters, which servers do not accept`;return gt(
"from",j)}G=v.value}}const mt=({status:x,location:G})=>Z.includes(x)&&!!G;async function Mt(x,G,gt){const{options:N,hops:u}=x,{token:v,settings:j,planBody:H,headers:d,
origin:A}=N,D=u.length===0&&A===null;x.urls.add((0,P.jr)(G)),x.stops.push({scheme:gt.scheme,name:(0,nt.be)(G)});const tt=v===null?"none":(0,st.nL)(x.stops).at(-1)??
"dropped";x.headMs=null;const ct=N.monotonic(),rt=await N.session.get({url:G,endpoint:gt,token:tt==="sent"?v:null,headers:d,allowPrivate:!x.startsInPublic||D||j.
namedHosts.has(gt.name),planBody:It=>(x.headMs=N.monotonic()-x.started,mt(It)?q.IK:H(It))}),Et=N.monotonic()-ct;Lt(x,rt,{url:(0,M.dh)((0,P.Pl)(G)),authorization:tt,
ms:Et}),D&&(x.startsInPublic=(0,nt.Ul)(j,gt.name,rt.address));const{head:pt,body:kt}=rt;if(pt!==null&&kt!==null)return{kind:"received",url:G,head:pt,body:kt};const Ot=x.
timedOut?N.timeoutMs:null,{asks:bt}=N;return{kind:"failed",...g(rt,{endpoint:gt,asks:bt,limitMs:Ot})}}function Lt(x,G,{url:gt,authorization:N,ms:u}){const{connection:v,
address:j,head:H}=G;v!==null&&x.connections.push(v),G.body!==null&&(x.firstByteMs=(x.firstByteMs??0)+G.firstByteMs),x.hops.push({url:gt,status:H?.status??null,reason:(0,M.
dh)(H?.reason??""),mediaType:H?.contentType?(0,M.dh)(H.contentType):null,authorization:N,challenge:H?.challenge?(0,M.dh)(H.challenge):null,address:j,proxy:v?.proxy??
null,ms:u})}const Nt=x=>({kind:"failed",problem:x,transient:!1});function zt({urls:x,hops:G,options:gt},N){const{asks:u,maxRedirects:v}=gt,j=G[0]?.url??"";if(x.
has((0,P.jr)(N)))return Nt((0,W.f0)({url:j,asks:u,to:(0,P.Pl)(N)}));const H=G.length,d=u==="document"?O.NX:{terraform:v,opentofu:v},A=O.Du.filter(D=>H>d[D]);return Nt(
(0,W.KA)({url:j,asks:u,redirects:H,clients:A,limits:d}))}}),4929:((xt,vt,o)=>{o.d(vt,{Dz:()=>nt,P4:()=>st,Yv:()=>V,kV:()=>ot});var P=o(4091),M=o(1831),W=o(4e3),
O=o(5799);const st=({clients:_,mistake:F})=>(0,O.CC)("credentials-config",{...q(F),affects:_});function q(_){switch(_.kind){case"missing":return{message:`${_.setting}\
 names ${(0,P.ol)(_.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${_.
file} ${(0,W.mP)(_.failure)}`,help:_.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this \
account can read; this check continues without it"};case"syntax":return{message:`${_.file} has a syntax error: ${_.why}`,help:"correct the file; the client igno\
res all of it, including its tokens"};case"type":return{message:`${_.file}: ${_.path.join(".")} must be ${_.want}`,help:"correct the value; Terraform ignores th\
e whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${_.file}: ${_.why}`,help:"correct the block; the client ignores it"};case"\
label":return{message:`the label of the block ${_.type} ${(0,P.ol)(_.label)} is not a hostname: ${_.why}`,help:_.advice??"write a hostname as the label; the cli\
ent ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them\
 at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"\
no token":return{message:_.hasValue?`the token in the credentials block for host ${(0,M.nx)(_.host)} at ${_.file} is not a string`:`the credentials block for ho\
st ${(0,M.nx)(_.host)} at ${_.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"\
no helper":return{message:`credentials helper ${(0,P.ol)(_.name)}: there is no terraform-credentials-${_.name} in ${_.directories.join(", ")}`,help:_.name===_.name.
toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other\
 name"}}}const nt=({name:_,why:F})=>(0,O.CC)("credentials-helper",{message:`credentials helper ${_}: ${F}`,help:'run the program with "get" and the host: it mus\
t print {"token": "\u2026"} and exit with 0'}),V=({host:_,at:F})=>(0,O.CC)("services-forced",{message:`the host block at ${F} defines the services of ${_}; the \
host's own discovery document is not used`,help:`remove the host block at ${F} to use the discovery document of ${_}`}),ot=_=>(0,O.CC)("services-forced-differ",
{message:`the host block at ${_.at} and the discovery document of ${_.host} differ in ${(0,W.K4)(_.services,10,W.dh)}`,help:"update the host block or remove it;\
 machines without it use other services"})}),2636:((xt,vt,o)=>{o.d(vt,{Eh:()=>F,HB:()=>w,e:()=>q,g0:()=>y,jN:()=>ot,ku:()=>V,pN:()=>J,wE:()=>st,zf:()=>nt});var P=o(
4e3),M=o(5799),W=o(8937);const O='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function st({location:i,retryAfter:l,transient:b,...$}){
const{asked:R,status:h}=$,r=(C,U,T=(0,P.NM)($,U))=>(0,M.CC)("document-status",{message:`${(0,P._r)($)}${C}; expected 200 or 404`,help:T});if(h>=300&&h<400)return i?
r(", which clients do not follow",(0,M.C)("redirect with 301, 302, 303, 307 or 308")):r(" without a Location header",(0,M.C)("add a Location header to the redir\
ect"));if(h===429){const C=l===null?"":` (Retry-After: ${(0,P.dh)(l,40)})`;return r(C,W.uK,W.uK)}if(h===511){const C="sign in to this network, or use another on\
e",U="the network answers with 511 Network Authentication Required",T=(0,M.Lw)(C);return{...r("",T,T),obstacle:{verb:"does not reach",what:U,help:C}}}return b?r(
"",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,P.B9)(R)}):r("",{operator:"\
return the discovery document, or 404 if the host has no services",user:(0,P.Wt)([]),guest:(0,P.qZ)(R)})}function q({contentType:i,malformed:l,...b}){const R=i===
""?"has no Content-Type":`has ${l?"a malformed Content-Type":"Content-Type"} "${(0,P.dh)(i)}"`;return(0,M.CC)("document-type",{message:`${b.url} ${R}; expected \
"application/json"`,help:(0,P.NM)(b,(0,M.C)("serve /.well-known/terraform.json as application/json",b.page===null?"most servers send it for a file named terrafo\
rm.json":void 0))})}const nt=({bytes:i,limit:l,...b})=>(0,M.CC)("document-size",{message:`${b.url} has ${i??`more than ${l}`} bytes, limit ${l}`,help:(0,P.NM)(b,
(0,M.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),V=({host:i})=>(0,M.CC)("document-headers",{message:`${i} sen\
t more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),ot=i=>"host"in i?(0,M.CC)("document-encoding",{message:`${i.
host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the document"}):(0,M.CC)(
"document-encoding",{message:`${i.url} has Content-Encoding "${(0,P.dh)(i.encoding)}", which the clients do not decompress`,help:(0,P.NM)(i,(0,M.C)("configure t\
he server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),_={closed:"closed the connection in the middle of its response",gzip:"sent a gzip\
 document that is cut off"},F=({host:i,why:l})=>(0,M.CC)("document-incomplete",{message:`${i} ${_[l]}`,operator:"look for a server that crashes while it respond\
s, or a proxy that changes the body"}),J=({why:i,advice:l,...b})=>(0,M.CC)("document-not-json",{message:`${b.url} is not valid JSON: ${(0,P.dh)(i)}`,help:(0,P.NM)(
b,(0,M.C)(l??O))}),y=({why:i,...l})=>(0,M.CC)("document-not-object",{message:`${l.url} is not a JSON object: ${(0,P.dh)(i)}`,help:(0,P.NM)(l,(0,M.C)(O))}),k=20;
function w({host:i,url:l,why:b,required:$}){const R=[...new Set($.map(C=>C.split(".")[0]??C))],h=(0,P.K4)(R,k,C=>`a ${C} service`)||"any service",r=b==="status"?
`${l} returned 404`:"its discovery document is `null`";return(0,M.CC)("document-absent",{message:`host ${i} does not provide ${h}: ${r}`,operator:b==="status"?"\
serve /.well-known/terraform.json":O,user:(0,P.Wt)($),guest:(0,P.qZ)(i)})}}),9209:((xt,vt,o)=>{o.d(vt,{CL:()=>_,KA:()=>q,Y3:()=>ot,f0:()=>nt,n4:()=>V});var P=o(
1064),M=o(4e3),W=o(5799);const O=({url:F,asks:J})=>`configure ${F} to return ${J==="document"?"the document":"its answer"}`,st=F=>(0,W.C)(`${O(F)}, or to redire\
ct straight to it`);function q({redirects:F,clients:J,limits:y,...k}){const w=J.map(i=>`${P.bB[i]} follows ${y[i]}`);return(0,W.CC)("redirect-limit",{message:`${k.
url} redirects ${F} times; ${w.join(", ")}`,help:st(k),affects:J})}const nt=({url:F,asks:J,to:y})=>(0,W.CC)("redirect-loop",{message:`the redirects of ${F} lead\
 back to ${y}`,operator:O({url:F,asks:J})}),V=F=>(0,W.CC)("redirect-insecure",{message:`${F.url} redirects to ${F.to}, which is not https${F.exposesToken?"; Ter\
raform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),ot=F=>(0,W.CC)("redirect-invalid",{message:`\
the redirect ${F.redirect} ${F.url} cannot be followed: ${(0,M.dh)(F.why)}`,operator:"redirect to an https URL"}),_=({url:F,redirects:J})=>(0,W.CC)("redirect-ne\
sted",{message:`${F} redirects ${J} times; the protocol only requires clients to follow 1 redirect`,help:st({url:F,asks:"document"})})}),9872:((xt,vt,o)=>{o.d(vt,
{BU:()=>B,B_:()=>r,MY:()=>L,SE:()=>h,cI:()=>T,rZ:()=>nt,vk:()=>V,x1:()=>ot});var P=o(4e3),M=o(5799),W=o(736);const O=({host:g,isLeaf:p})=>p?`the certificate of ${g}`:
`an authority in the certificate chain of ${g}`,st=g=>q(new Date(g).toISOString()),q=g=>g.slice(0,10),nt=({host:g,reason:p})=>(0,M.CC)("proxy-refused",{message:`${g}\
 was not reached: ${p}`,help:W.TG,obstacle:{verb:"does not reach",what:(0,P.dh)(p),help:W.TG}}),V=g=>(0,M.CC)("tls-expired",{message:`${O(g)} expired on ${st(g.
at)}`,operator:"renew the certificate and reload the server"}),ot=g=>(0,M.CC)("tls-not-yet-valid",{message:`${O(g)} is not valid before ${st(g.at)}`,help:"check\
 the clock of this machine and the start date of the certificate"}),_={leaf:"is signed by an unknown authority, or the host does not send the intermediate certi\
ficate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},F=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
J="set `ca-file` to the certificate of the issuer",y="add the certificate of the issuer to `ca-file`, which does not contain it";function k(g,{issuer:p,hasFile:K}){
const Z=F.test(p),ut=Z?", which looks like an intercepting proxy":"",at=`issuer ${(0,P.dh)(p.split(`
`).reverse().join(", "),100)}${ut}`,mt=`${K?y:J}${(g==="leaf"||g==="chain")&&!Z?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,Lt={verb:"does not trust",what:at,help:mt,isCommon:g==="self-signed"};return{says:`${_[g]}; ${at}`,help:mt,obstacle:Lt}}const w={"negative-ser\
ial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issu\
ed a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more aut\
horities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not\
 for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameCo\
nstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},i=(g,p)=>({says:`has ${g}, which Terraform and OpenTofu do no\
t support`,help:p}),l="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",b="issue it with a key of 2048 to 8192 bits",$="have it signe\
d with SHA-256, SHA-384, SHA-512 or Ed25519";function R(g,p){switch(g.kind){case"unknown-authority":return k(g.sent,p);case"curve":return i(`a key on the curve ${g.
curve}`,l);case"key":return i(`a key of the kind ${g.name}`,l);case"key-size":return i(`an RSA key of ${g.bits} bits`,b);case"signature":return i(`a signature o\
f the kind ${g.name}`,$);case"critical-extension":return i(`the critical extension ${g.id}`,"issue it without that extension");case"openssl":return{says:`passes\
 the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${g.check}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"\
malformed":return{says:`is malformed (${g.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:return w[g.
kind]}}function h({flaw:g,...p}){const{says:K,...Z}=R(g,p);return(0,M.CC)("tls-untrusted",{message:`${O(p)} ${K}`,...Z})}function r({host:g,names:p}){const K=p.
length===0?"no DNS name":(0,P.K4)(p,3,P.dh);return(0,M.CC)("tls-name-mismatch",{message:`the certificate of ${g} is for ${K}`,help:`issue a certificate that lis\
ts ${g} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a certificate for ${K}`,isCommon:!0}})}const C={
"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certif\
icate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the se\
rver knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},U={version:g=>({says:`off\
ers no TLS version later than ${g.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:g=>({says:`offers only cip\
her suites that Terraform and OpenTofu do not support, such as ${g}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),group:g=>({
says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${g}`,help:"enable the group X25519 or P-256 on the host"})};function T({
host:g,error:p}){if(typeof p=="object"&&"code"in p)return(0,M.CC)("tls-protocol",{message:`the TLS handshake with ${g} failed (${p.code})`,help:"check the TLS s\
ettings of the host, and that it has a certificate for this name"});const{says:K,help:Z}=typeof p=="string"?C[p]:U[p.kind](p.name);return(0,M.CC)("tls-protocol",
{message:`${g} ${K}`,help:Z})}const L=({host:g})=>(0,M.CC)("tls-plain-http",{message:`${g} serves plain HTTP on this port: server gave HTTP response to HTTPS cl\
ient`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function B({host:g,days:p,expires:K}){const Z=p===0?"today":p===1?
"in 1 day":`in ${p} days`;return(0,M.CC)("tls-expires-soon",{message:`the certificate of ${g} expires ${Z}, on ${q(K)}`,operator:"renew the certificate; if it i\
s renewed automatically, find out why that has not happened"})}}),4592:((xt,vt,o)=>{o.d(vt,{Bz:()=>h,Ev:()=>b,MI:()=>_,Mx:()=>$,RK:()=>J,hy:()=>w,m$:()=>V});var P=o(
4e3),M=o(5799),W=o(8937);const O=({kind:r,first:C,others:U,isMixed:T})=>U===0?C:`${C} and ${U} other${T?"":` ${r}`}${U===1?"":"s"}`,st=({kind:r,mirror:C})=>C===
null?`${r}s.v1`:"the network mirror",q=r=>`the URL of ${st(r)} in the ${r.mirror===null?"discovery document":"CLI configuration"}`;function nt({page:r,host:C,...U},T){
if(r?.kind!=="sign-in")return(0,P.NM)({page:r,asked:C},T);const L=`allow requests to ${st({host:C,...U})} without a browser`,B=r.title===""?"":` ("${r.title}")`;
return{operator:L,because:`the host returned a sign-in page${B}`}}function V(r){const{token:C,elsewhere:U,challenge:T,isFork:L}=r,B=L&&C==="none",g=T===null?"":
` and requires ${T} authentication`,p=B?"secrets are withheld from pull requests of forks":(0,W.pt)(r,U);return(0,M.CC)("versions-unauthorized",{message:`the ve\
rsions of ${O(r)} cannot be read: ${(0,P._r)(r)}${g}; ${p}`,help:B?W.ro:nt(r,ot(r)),isUnsent:(0,W.wt)(r),severity:B?"notice":C==="withheld"?"warning":"error"})}
function ot(r){const{host:C,source:U,elsewhere:T,challenge:L}=r,B=st(r);if(L!==null)return{operator:`accept Bearer tokens at the URL of ${B}`,note:"the CLIs sen\
d only Bearer tokens"};const g=T===null?`check that the token is complete and has access, or ${(0,W.qV)(U??"",C)}`:`check that ${T} accepts the token from ${U}:\
 the CLIs send it the token for ${C}, not one for ${T}`;return(0,W.$w)(r,B,T,g)}function _(r){const{attempts:C,transient:U,host:T,status:L}=r,B=C>1?` in each of\
 ${C} attempts`:"";return(0,M.CC)("versions-status",{message:`the versions of ${O(r)} cannot be read: ${(0,P._r)(r)}${B}; expected 200`,help:nt(r,F(T,L,U,q(r)))})}
function F(r,C,U,T){return C===429?W.uK:U?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check t\
he proxy of this network if there is one",guest:(0,P.B9)(r)}:{operator:`check ${T}; return 200 with the versions, or 404 for an unknown name`}}const J=r=>(0,M.CC)(
"versions-shape",{message:`the versions of ${O(r)} cannot be read: the response of ${r.url} ${(0,P.dh)(r.why)}`,help:nt(r,{operator:`check ${q(r)}, and return ${r.
mirror===null?k[r.kind]:y}`})}),y='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',k={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',
provider:'{"versions":[{"version":"1.0.0"}]}'},w=({kind:r,address:C,url:U,ignored:T,isMirror:L})=>(0,M.CC)("versions-empty",{message:T.length===0?`${r} ${C} has\
 no versions: ${U} lists none`:`${r} ${C} has no valid versions: ${U} lists only ${i(T)}`,operator:L?"add a version to the mirror, under a key of three numbers \
such as 1.2.0":T.length===0?`publish a version of the ${r}; if its tag exists, check that the registry has imported it`:`publish versions as ${l[r]}`,user:`chec\
k the address, or ask the publisher of the ${r} to release a version`}),i=r=>(0,P.K4)(r,3,C=>`"${(0,P.dh)(C,40)}"`),l={module:"numbers with dots, such as 1.2.0 \
or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function b({kind:r,address:C,texts:U,rejects:T}){const L=`the registry lists ${i(
U)} for ${r} ${C}, which ${U.length===1?"is not a version":"are not versions"}`,B=`publish versions as ${l[r]}, and remove others`;return T?(0,M.CC)("version-un\
readable",{message:`${L}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:B,user:"use Terraform 1.13 or later, which ignores \
such versions"}}):(0,M.CC)("version-unreadable",{message:`${L}; the CLIs ignore ${U.length===1?"it":"them"}`,operator:B,severity:r==="module"?"warning":"notice"})}
const $=r=>(0,M.CC)("provider-warning",{message:`the registry returned a warning for ${r.address}: "${(0,P.dh)(r.warnings.join("; "))}"`,help:"if the warning na\
mes another provider, use that one in `source`"}),R={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut of\
f","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},h=({host:r,why:C})=>(0,M.CC)("answer-incomplete",{message:`${r} ${R[C]}`,operator:"\
check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((xt,vt,o)=>{o.d(vt,{Sz:()=>b,Zu:()=>w,uo:()=>$});var P=o(6181);function M(R){
let h;const r=()=>R.trim().split(/\s+/).map(W);return()=>h??=r()}function W(R){const[h="",r]=R.split("/"),C=(0,P.r5)(h);if(C===null)throw new Error(`${h} is no \
address`);return{prefix:C,bits:r===void 0?C.length*8:Number(r)}}const O=M(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),st=M("127.0.0.0/8 0.0.0.0 ::1 ::"),q=M(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),nt=M(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),V=M("0.0.0.0/0 2000::/3"),ot=M("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),_=(R,h)=>R().some(r=>(0,P.Wg)(r,h)),F=[12,13,14,15],J=[[M("2002::/16"),[[2,
3,4,5]],0],[M("2001::/32"),[[4,5,6,7]],0],[M("2001::/32"),[F],255],[M("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],F],0]];function y(R){const h=J.filter(
([C])=>_(C,R)).flatMap(([,C,U])=>C.map(T=>T.map(L=>(R[L]??0)^U)));return/^[02],0,94,254$/.test(R.slice(8,12).join())?[...h,R.slice(12)]:h}function k(R){return _(
st,R)?"loopback":_(ot,R)?k(R.slice(12)):[R,...y(R)].some(h=>_(O,h))?"metadata":_(q,R)?"private":_(nt,R)||!_(V,R)?"reserved":"public"}function w(R){const h=(0,P.
r5)(R);return h===null?"public":k(h)}const i=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,l=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function b(R){const h=R.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(h))return"loopback";if(l.test(h))return"metadata";const r=(0,P.r5)(h)??(0,P.
RY)(h);return r===null?"public":k(r)}function $(R){const h=b(R);return h!=="public"||R.includes(":")?h:i.test(R.replace(/\.$/,""))?"private":"public"}}),9529:((xt,vt,o)=>{
o.d(vt,{m:()=>q,u:()=>nt});var P=o(4283),M=o(9562);const W=[1024,65535],O=["authz_code","password"],st="app.terraform.io";function q(y,k,w){const i=[],l=(L,B,g)=>(i.
push({rule:B,value:g}),L),b=L=>Object.hasOwn(y,L)?y[L]:void 0,$=V(b("client"),l),R=ot(b("grant_types"),w,l),h=(L,B)=>{const g=b(L);if(typeof g!="string")return B.
some(at=>R.includes(at))?l(null,`${L}-missing`,g):null;const p=(0,M.vy)(k,g);if(p.ok&&(0,P.cz)(p.value).name!=="")return(0,P.jr)(p.value);const Z=`failed to par\
se ${L==="authz"?"authorization":"token"} URL: ${p.ok?"no Host in request URL":p.why}`;return i.push({rule:`${L}-invalid`,why:Z}),null},r=h("authz",["authz_code"]),
C=h("token",O),U=_(b("ports"),l),T=J(b("scopes"),l);return{value:{client:$,grantTypes:R,authz:r,token:C,ports:U,scopes:T},flaws:i}}const nt=y=>["authz","token"].
flatMap(k=>{const w=y[k],i=(0,P.Dl)(w??"");return w!==null&&i.ok?[{endpoint:k,text:w,url:i.value}]:[]});function V(y,k){return typeof y!="string"?k("","client-m\
issing",y):y===""?k(y,"client-empty",y):y}function ot(y,k,w){if(y===void 0)return["authz_code"];if(!Array.isArray(y))return w([],"grant-types-invalid",y);const i=[
...new Set(y.filter($=>typeof $=="string"))];return i.includes("authz_code")||i.includes("password")&&k===st?i.every($=>O.includes($))?i:w(i,"grant-types-unknow\
n",y):w(i,"grant-types-unsupported",y)}function _(y,k){if(y===void 0)return W;if(!Array.isArray(y))return k(W,"ports-ignored",y);if(y.length!==2)return k(W,"por\
ts-count",y);const[w,i]=y;return!F(w)||!F(i)?k(W,"ports-range",y):w>i?k(W,"ports-order",y):w===i?k([w,i],"ports-single",y):[w,i]}const F=y=>typeof y=="number"&&
Number.isInteger(y)&&y>=W[0]&&y<=W[1];function J(y,k){if(y===void 0)return[];if(!Array.isArray(y))return k([],"scopes-ignored",y);const w=y.filter(i=>typeof i==
"string");return w.length===y.length?w:k(w,"scopes-invalid",y)}}),1193:((xt,vt,o)=>{o.d(vt,{Kd:()=>B,k4:()=>w,y8:()=>T});var P=o(3307),M=o(7511),W=o(4283),O=o(2832),
st=o(3948),q=o(4e3),nt=o(3534),V=o(2636),ot=o(736),_=o(1919),F=o(1831),J=o(9587);const y={kind:"whole",maxBytes:_.bi},k=p=>p===408||p===425||p===429||p>=500;async function w(p){
const{host:K,needed:Z,source:ut}=p,at=await(0,st.e)({...p,url:(0,F.cu)(K),asks:"document",headers:{accept:"application/json"},origin:null,planBody:u=>i(u)===null?
y:O.IK}),{response:dt,...Ct}=at;if(dt.kind==="failed"){const{problem:u,transient:v}=dt;return{attempt:{discovery:u.code==="host-http2"?{kind:"skipped",problem:u}:
{kind:"failed",problem:u,excerpt:null},...Ct},transient:v,retryAfter:null}}const{head:mt,body:Mt,url:Lt}=dt,Nt=T(Mt.bytes),zt=at.hops.at(-1),x={url:(0,W.Pl)(Lt),
page:Nt,asked:(0,F.nx)(K),hop:zt,source:ut},G=l(dt,x,Z),{status:gt,retryAfter:N}=mt;return{attempt:{discovery:G,...Ct},transient:k(gt),retryAfter:N}}function i(p){
const{status:K,declaredBytes:Z}=p;if(K===401||K===403)return({hop:dt,...Ct})=>{const{authorization:mt="none",challenge:Mt=null}=dt??{};return(0,nt.iX)({...p,...Ct,
host:Ct.asked,token:mt,challenge:Mt})};if(K!==200)return({url:dt,page:Ct,asked:mt})=>V.wE({...p,url:dt,page:Ct,asked:mt,transient:k(K)});const ut=p.contentType??
"",at=(0,M.i)(ut);return at!=="application/json"?dt=>V.e({...dt,contentType:ut,malformed:at===null}):(Z??0)<=_.bi?null:dt=>V.zf({...dt,bytes:Z,limit:_.bi})}function l(p,K,Z){
const{head:ut,body:at}=p,dt=p.url.user&&{name:"",password:null},Ct={...p.url,user:dt,fragment:""};if(ut.status===404)return{kind:"absent",url:Ct,absence:"status"};
const mt=i(ut),Mt=Nt=>({kind:"failed",problem:(0,ot.M8)(Nt,K),excerpt:h(at.bytes)});if(mt!==null)return Mt(mt(K));const Lt=(0,_.Tp)(at.bytes,(0,_.Zo)(Z));switch(Lt.
kind){case"object":return{...Lt,kind:"found",url:Ct};case"null":return{kind:"absent",url:Ct,absence:"null"};case"not-object":return Mt(V.g0({...K,why:Lt.why}));case"\
not-json":return Mt(b(p,Lt,K))}}function b({head:p,body:K},{why:Z,advice:ut},at){if(K.truncated)return V.zf({...at,bytes:null,limit:_.bi});const dt=p.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(dt)?V.pN({...at,why:Z,advice:ut}):V.jN({...at,encoding:dt})}const $=200,R=80;function h(p){const Z=(p.length<
O.IK.maxBytes?J._U:J.NE)(r(p)).trim();return Array.from(Z.slice(0,2*$)).slice(0,$).join("")||null}const r=p=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(p.subarray(
0,O.IK.maxBytes)),C=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,U=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function T(p){
const K=g(r(p));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(K))return null;const[,Z="",ut]=/<title[^>]*>([^<]*)(<?)/i.exec(K)??[],at=Z.replace(
/\s+/g," ").trim(),dt=(0,q.dh)(ut===""?(0,J.NE)(at):at,R);return U.test(at)?{kind:"captive-portal",title:dt}:{kind:C.test(at)||/type=["']?password/i.test(K)?"si\
gn-in":"other",title:dt}}const L=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function B(p,K){const Z=L.exec(r(p))?.[1];if(Z===void 0||(0,P.HT)(
Z,"whole")!==null)return{};const ut=(0,P.I)(Z).trim();return ut===""||ut.toLowerCase()===K.toLowerCase()?{}:{said:(0,q.dh)(ut)}}function g(p){let K=p.trimStart();
for(;K.startsWith("<!--");){const Z=K.indexOf("-->",4);if(Z<0)return"";K=K.slice(Z+3).trimStart()}return K}}),9940:((xt,vt,o)=>{o.d(vt,{nT:()=>F,pj:()=>J});var P=o(
5747),M=o(1654),W=o(6697),O=o(1831),st=o(1193),q=o(7082),nt=o(6875);const V=500,ot=1e4,_=3e5,F=h=>Math.min(Math.max(...h.map(({attemptMs:r})=>r)),_);async function J(h,r){
const C=h.map(B=>({host:B,isBegun:!1})),U=h.entries(),T={total:h.length,done:0,failed:0,waiting:new Set},L=async()=>{for(const[B,g]of U){if(r.stop.why!==null)return;
T.waiting.add(g),r.progress(T);const p=await w(g,r).catch(K=>{if((0,P.qo)(K))throw K;return(0,q.i)(g,(0,W.n3)({host:(0,O.nx)(g),thrown:K}))});C[B]=p,T.waiting.delete(
g),T.done+=1,(!y(p)||!i(p.attempt))&&(T.failed+=1),r.progress(T)}};return await Promise.all(Array.from({length:Math.min(r.concurrency,h.length)},L)),k(C,r.stop)}
const y=h=>"attempt"in h;function k(h,{why:r}){if(r===null)return h.filter(y);const C=h.length-h.filter(y).length;return h.map(U=>{if(y(U))return U;const{host:T,
isBegun:L}=U,B={stopped:r,unchecked:C,total:h.length};return(0,q.i)(T,(0,W.nD)({host:(0,O.nx)(T),isBegun:L,...B}))})}async function w(h,r){const{stop:C}=r,{answer:U,
clients:T,difference:L}=await r.credentials.find(h),B=[];for(;C.why===null;){const{attempt:g,transient:p,retryAfter:K}=await $(h,U,r);if(C.why!==null&&!i(g)||(B.
push(g),!(i(g)?l(B,r.releases):p)||B.length>r.retries))break;await(0,nt.v7)(R(B.length,K,r),r)}return B.length===0?{host:h,isBegun:!0}:{host:h,...b(B),credentials:U&&
{source:U.source,hasToken:U.token!==null,problem:U.problem},looks:T,difference:L,forced:r.forced.get(h)??[]}}const i=({discovery:h})=>h.kind!=="failed",l=(h,r)=>r.
some(({attemptMs:C})=>!h.some(U=>i(U)&&U.timing.totalMs<=C));function b(h){const r=h.findIndex(i),C=r<0?h.length-1:r,[U]=h.slice(C);if(U===void 0)throw new Error(
"a visit without an attempt");return{attempt:U,earlier:h.slice(0,C),later:h.slice(C+1)}}async function $(h,r,C){if(r?.isUnsendable&&r.problem!==null){const ut={
kind:"failed",problem:r.problem,excerpt:null};return{attempt:(0,q.O)(ut),transient:!1,retryAfter:null}}const{network:U,required:T,forced:L,stop:B,sessions:g,concurrency:p}=C,
K=[...(T.get(h)??[]).map(({service:ut})=>ut),...(L.get(h)??[]).flatMap(({services:ut})=>ut.map(({id:at})=>at))],Z=new M.N(U);B.onEnd.add(Z.close);try{const{token:ut=null,
source:at=null}=r??{},dt=await(0,st.k4)({...C,host:h,needed:K,session:Z,settings:U,token:ut,source:at}),{discovery:Ct}=dt.attempt;return Ct.kind==="found"&&(g?.
size??0)<p&&g?.set(Z,Ct.url),dt}finally{B.onEnd.delete(Z.close),g?.has(Z)||Z.close()}}function R(h,r,{random:C,now:U}){const T=V*2**(h-1)*(.5+C()/2);return Math.
min(Math.max(T,(0,nt.VJ)(r,U())??0),ot)}}),8884:((xt,vt,o)=>{o.d(vt,{n:()=>st});var P=o(4e3);const M=["TF_CLI_ARGS_init","TF_CLI_ARGS"],W=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
O=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function st(_){const F=V(_),J=k=>F.findLast(w=>w.name===k)?.value,y=k=>F.filter(w=>w.name===k).
map(({value:w})=>w);return{upgrade:q(J("upgrade")??"false"),hasBackend:q(J("backend")??J("cloud")??"true"),isLockReadonly:J("lockfile")==="readonly",pluginDirectories:y(
"plugin-dir"),backendConfig:y("backend-config"),remarks:M.flatMap(k=>{const w=F.filter(({name:i,from:l})=>l===k&&O.test(i)).map(nt);return w.length===0?[]:[`ini\
t is predicted with ${w.join(" ")} of ${k}`]})}}const q=_=>/^(1|[tT]|true|TRUE|True)$/.test(_);function nt({name:_,value:F}){if(F==="true")return`-${_}`;const J=_===
"backend-config"&&!F.startsWith("hostname=");return`-${_}=${(0,P.dh)(J?F.replace(/=.*/s,"=\u2026"):F)}`}function V(_){const F=M.flatMap(y=>ot(_[y]??"").map(k=>({
text:k,from:y}))).values(),J=[];for(const{text:y,from:k}of F){const[,w,,i]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(y)??[];if(w===void 0)break;const l=()=>W.test(w)?F.
next().value?.text??"":"true";J.push({name:w,from:k,value:i??l()})}return J}function ot(_){const[F=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(
_)??[];return(F.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(y=>y.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(k,w,i,l)=>String(w??l??i.
replace(/\\(.)/gs,"$1"))))}}),7082:((xt,vt,o)=>{o.d(vt,{O:()=>P,i:()=>M});const P=W=>({discovery:W,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),M=(W,O)=>({host:W,attempt:P({kind:"skipped",problem:O}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})})};export{Ve as ids,Ye as modules};
