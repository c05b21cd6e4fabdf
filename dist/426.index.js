const Ve=[426,879],Ye={5585:((Dt,Et,o)=>{o.d(Et,{g8:()=>et,hg:()=>V,pS:()=>ot});var D=o(8161),M=o(6760),K=o(5747);const S={x64:"amd64",ia32:"386",ppc64:"ppc64le"};
function et(v){const k=(0,D.platform)();return{system:k==="win32"?"windows":"unix",platform:`${k==="win32"?"windows":k}_${S[(0,D.arch)()]??(0,D.arch)()}`,environment:v,
accountHome:(0,K.N0)(()=>(0,D.userInfo)().homedir||null,null)}}function V(v,k,T,i=null){const u=st(k.environment,i),b=A(k),O=b===null?null:W(v,k,b,T),L=O?.dataDirectories??
[],h=b===null?[]:J(b,k),r=Z(k),C=B=>r(B,"plugins");return{main:u??(O&&{path:O.main,chosenBy:"default"}),directory:u===null&&O!==null?O.directory:null,directoryOff:u&&
O&&{path:O.directory,by:u.chosenBy},helperDirectories:L.map(C).flatMap(B=>[B,r(B,k.platform)]),mirrorDirectories:[...L,...h].map(C)}}function J(v,k){const{system:T,
platform:i,environment:u}=k,b=Z(k);if(T==="windows")return[b(v,"HashiCorp","Terraform")];if(i.startsWith("darwin"))return[v,"/"].map(r=>b(r,"Library","Applicati\
on Support","io.terraform"));const{XDG_DATA_HOME:O="",XDG_DATA_DIRS:L}=u,h=r=>r.startsWith("/");return[h(O)?O:b(v,".local","share"),...(L||"/usr/local/share:/us\
r/share").split(":").filter(h)].map(r=>b(r,"terraform"))}function ot(v,k){const T=A(k),i=k.system==="windows"?"\\":"/";return T===null||T.length<2||!v.startsWith(
T+i)?v:(k.system==="windows"?"%APPDATA%":"~")+v.slice(T.length)}function st(v,k){if(k)return{path:k,chosenBy:"cli-config"};for(const T of["TF_CLI_CONFIG_FILE","\
TERRAFORM_CONFIG"]){const i=v[T];if(i)return{path:i,chosenBy:T}}return null}function A({system:v,environment:k,accountHome:T}){return v==="windows"?k.APPDATA||null:
k.HOME||T||null}function W(v,k,T,i){const u=Z(k),b=k.system==="windows",O=u(T,b?"terraform.rc":".terraformrc"),L=u(T,b?"tofu.rc":".tofurc"),h=u(T,b?"terraform.d":
".terraform.d");if(v==="terraform")return{main:O,directory:h,dataDirectories:[h]};const r=i(O)&&!i(L)?O:L;if(b)return{main:r,directory:h,dataDirectories:[h]};const{
XDG_CONFIG_HOME:C,XDG_DATA_HOME:B}=k.environment,$=!i(O)&&!i(L);return{main:C&&$?u(C,"opentofu","tofurc"):r,directory:C&&!i(h)?u(C,"opentofu"):h,dataDirectories:B?
[h,u(B,"opentofu")]:[h]}}const Z=({system:v})=>(v==="windows"?M.win32:M.posix).join}),4977:((Dt,Et,o)=>{o.d(Et,{mQ:()=>U});var D=o(2905),M=o(4929),K=o(3534),S=o(
1064),et=o(1831),V=o(2713),J=o(1421),ot=o(8161),st=o(5747),A=o(9075),W=o(4e3),Z=o(1919),v=o(5799);const k=(a,w)=>({name:a,isProgram:!1,answers:w,find:R=>w.get(R)??
null});async function T(a,w){let R=null;const G=[],q=[];for(const ct of a){const St=R===null||!ct.isProgram,Tt=St?await ct.find(w):null;G.push({source:Tt?.source??
ct.name,held:St?i(Tt):"not asked",counts:R===null&&Tt!==null}),Tt?.problem&&q.push((0,v.hD)(Tt.problem,{places:Tt.place===null?[]:[Tt.place]})),R??=Tt}return{answer:R,
looks:G,findings:q}}function i(a){return a===null?"nothing":a.token===null?"no token":a.token.reveal()===""?"an empty token":"a token"}const u=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;
function b(a,w,R=null){const G=w.reveal(),q={source:a,place:R,token:w,problem:L(a,G,R!==null)};return u.test(G)?{...q,isUnsendable:!0}:q}const O=[[u,"control ch\
aracter"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,
"not ASCII"]];function L(a,w,R){if(w==="")return K.QU({source:a,isInFile:R});const G=O.find(([q])=>q.test(w))?.[1];return G!==void 0?K.Eu({source:a,slip:G}):w.length<
V.Il?K.fj({source:a}):null}const h=1024*1024;function r(a,w){let R=null;const G=async q=>{if(R!==null)return R;const ct=await j(a,q,w);if("output"in ct)return it(
a,ct.output,w);const St=lt(a,ct.why);return ct.isStopped&&(R??=St),St};return{name:C(a),isProgram:!0,find:(0,A.Oo)(G)}}const C=({name:a})=>`credentials helper ${a}`,
B=({shown:a},w)=>({why:`failed to run ${a}: ${w}`}),$=({shown:a},w)=>({why:`${a} ${w} and was stopped`,isStopped:!0}),x="was running when the check ended";async function j(a,w,R){
if(a.refusal!==null)return B(a,a.refusal);if(R.stop.aborted)return $(a,x);try{return await g(H(a,w,R.environment),a,R)}catch(G){const q=(0,st.Oj)(G);return B(a,
ft[q]??q)}}function g(a,w,R){const{timeoutMs:G,abortAfter:q,stop:ct}=R,St=AbortSignal.any([q(G),ct]);return new Promise((Tt,ht)=>{const wt=[],At=[];let It=0;const Lt=zt=>{
St.removeEventListener("abort",Wt),Tt(zt)},Ut=zt=>{p(a,R),Lt($(w,zt))},Wt=()=>Ut(ct.aborted?x:`did not exit within ${G/1e3} s (timeout-seconds)`);St.addEventListener(
"abort",Wt);const Zt=zt=>Ft=>{It+=Ft.length,It>h?Ut(`wrote more than ${h/1024/1024} MiB`):zt.push(Ft)};a.stdout?.on("data",Zt(wt)),a.stderr?.on("data",Zt(At)),a.
on("error",ht),a.on("close",zt=>{if(zt===0)return Lt({output:Buffer.concat(wt)});const Ft=mt(Buffer.concat(At).toString()),Vt=Ft===""?", but it produced no erro\
r message":`: ${Ft}`;Lt({why:`error in ${w.shown}${Vt}`})})})}function p(a,{kill:w}){try{a.pid!==void 0&&w((0,ot.platform)()==="win32"?a.pid:-a.pid,"SIGKILL")}catch(R){
(0,st.Oj)(R)}a.stdout?.destroy(),a.stderr?.destroy(),a.unref()}const H=({path:a,args:w},R,G)=>(0,J.spawn)(a,[...w,"get",R],{env:Q(G),stdio:["ignore","pipe","pip\
e"],shell:!1,detached:!0,windowsHide:!0}),Q=a=>Object.fromEntries(Object.entries(a).filter(([w])=>!w.startsWith("INPUT_"))),ft={EACCES:"permission denied",ENOENT:"\
no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function it(a,w,{learn:R}){const G=(0,Z.
Tp)(w);if(G.kind==="not-json"||G.kind==="not-object")return lt(a,`malformed output from ${a.shown}: ${(0,W.dh)(G.why)}`);const q=G.kind==="null"?null:G.services.
find(({id:St})=>St==="token")?.value;if(typeof q!="string")return null;const ct=new V.ou(q);return R(ct),b(C(a),ct)}function lt(a,w){const R=(0,M.Dz)({name:a.name,
why:w});return{source:C(a),place:null,token:null,problem:R}}const $t=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),mt=a=>(0,W.dh)(a.replace(
$t,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function Rt({tokens:a,environment:w,clients:R}){const G=[d(a),P(w)],q=R.map(({helper:ct,credentials:St,...Tt})=>{
const ht=[...G,Ht(St)];return{...Tt,known:ht,sources:ct===null?ht:[...ht,ct]}});return{known:Pt(q.flatMap(({known:ct})=>ct)),find:async ct=>{const St=await Promise.
all(q.map(async({client:ht,sources:wt,turnedOff:At})=>{const{looks:It,...Lt}=await T(wt,ct);return{...Lt,client:ht,looks:[...It,...xt(At,ct)]}})),Tt=St.flatMap(
({answer:ht})=>ht??[]);return{answer:Tt.find(({token:ht})=>ht!==null)??Tt[0]??null,clients:St.map(({client:ht,looks:wt})=>({client:ht,looks:wt})),findings:St.flatMap(
({findings:ht})=>ht),difference:F(ct,St)}}}}function Pt(a){const w=new Map(a.toReversed().flatMap(R=>[...R.answers]));return new Map([...w].flatMap(([R,{token:G,
source:q}])=>G===null?[]:[[R,q]]))}const xt=(a,w)=>a.filter(R=>R.host===w||R.host===null).map(({source:R})=>({source:R,held:"not read",counts:!1})),Ht=a=>k("CLI\
 configuration",new Map(a.map(w=>[w.host,I(w)])));function I({host:a,place:w,token:R,hasValue:G}){const q=`${w.file}:${w.line}`;if(R!==null)return b(q,R,w);const ct={
kind:"no token",file:q,host:a,hasValue:G};return{source:q,place:w,token:null,problem:(0,M.P4)({clients:S.Du,mistake:ct})}}function F(a,w){const[R,...G]=w,q=R?.answer?.
token?.reveal(),ct=G.find(({answer:Tt})=>Tt?.token?.reveal()!==q);if(R===void 0||ct===void 0)return null;const St=({client:Tt,answer:ht})=>({client:Tt,source:ht?.
token?ht.source:null});return(0,K.tK)({host:a,first:St(R),other:St(ct)})}function P(a){const w=Object.entries(a).flatMap(([R,G])=>{const q=(0,et.$k)(R);return q===
null||G===void 0?[]:[[q,b(R,new V.ou(G))]]});return k("TF_TOKEN_ variables",new Map(w))}function d(a){const w="tokens setting",R=a.map(({host:G,token:q})=>{const ct=b(
w,q);return[G,q.reveal()===""?{...ct,token:null}:ct]});return k(w,new Map(R))}const y=1e4;function U({tokens:a,configs:w,timeoutMs:R},G,q){for(const wt of w.flatMap(
At=>At.secrets))q.learn(wt);const ct=new Map,St=wt=>{if(wt===null)return null;const At=JSON.stringify([wt.path,...wt.args]),It=Wt=>AbortSignal.timeout(Wt),Lt={timeoutMs:R??
y,environment:G},Ut=ct.get(At)??r(wt,{abortAfter:It,...q,...Lt});return ct.set(At,Ut),Ut},Tt=w.map(wt=>({...wt,helper:St(wt.helper)})),ht=w.flatMap(({forced:wt,
client:At})=>wt.map(It=>({...It,client:At})));return{credentials:Rt({tokens:a,environment:G,clients:Tt}),configs:w,complaints:(0,D.Ot)(w.flatMap(({findings:wt})=>wt)),
forced:Map.groupBy(ht,({host:wt})=>wt)}}}),7511:((Dt,Et,o)=>{o.d(Et,{i:()=>A});const D="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",M=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
K=String.raw`[()<>@,;:\\"/[\]?=]`,S=new RegExp(`^${D}(?:/${D})?$`),et=String.raw`"((?:[^"\\\r\n]|\\${K}|\\(?!${K}))*)"`,V=new RegExp(`;${M}*(${D})${M}*=${M}*(?:\
(${D})|${et})${M}*`,"y"),J=new RegExp(`;${M}*$`,"y"),ot=new RegExp(String.raw`\\(${K})`,"g"),st=new RegExp(`^${M}+|(?<!${M})${M}+$`,"g");function A(v){const k=v.
indexOf(";"),T=Z((k<0?v:v.slice(0,k)).replace(st,""));return S.test(T)&&(k<0||W(v,k))?T:null}function W(v,k){const T=new Map;for(let i=k;i<v.length;){V.lastIndex=
i;const[u,b="",O,L=""]=V.exec(v)??[];if(u===void 0)return J.lastIndex=i,J.test(v);const h=b.toLowerCase(),r=O??L.replace(ot,"$1"),C=T.get(h);if(C!==void 0&&C!==
r)return!1;T.set(h,r),i+=u.length}return!0}const Z=v=>v.replaceAll("\u0130","i").toLowerCase()}),5693:((Dt,Et,o)=>{o.d(Et,{Ey:()=>T,Ii:()=>W,Or:()=>r,WN:()=>h});
var D=o(960),M=o(9209),K=o(9872),S=o(5799),et=o(8011),V=o(1064),J=o(1831),ot=o(9562);const st=1440*60*1e3,A=1;function W($,x){const{hops:j,certificates:g}=$.attempt;
return[...L($,x),...Z($,x),...u(j),...b(g,x),...O($,x)]}function Z($,x){const{discovery:j,hops:g}=$.attempt;switch(j.kind){case"skipped":return[(0,S.hD)(j.problem)];case"\
failed":{const p=x.isFork&&j.problem.code==="document-unauthorized"&&!$.credentials?.hasToken;return[(0,S.hD)(j.problem,p?{severity:"notice"}:{})]}case"found":case"\
absent":{const p=g[0]?.url??"";return[...v(p,g.length-1,x),...k($,x)]}}}function v($,x,j){const g=j.clients.filter(p=>x>V.NX[p]);return g.length>0?[(0,S.hD)((0,M.
KA)({url:$,asks:"document",redirects:x,clients:g,limits:V.NX}))]:x>A?[(0,S.hD)((0,M.CL)({url:$,redirects:x}))]:[]}function k($,{releases:x,slowMs:j}){const g=(0,J.
nx)($.host),p=$.attempt.timing.totalMs,H=r($),Q=mt=>B(H,mt)!=="never",ft=x.filter(mt=>!Q(mt)),it=({client:mt})=>!x.some(Rt=>Rt.client===mt&&Q(Rt)),lt=[!0,!1].flatMap(
mt=>{const Rt=ft.filter(xt=>it(xt)===mt);if(Rt.length===0)return[];const Pt=(0,D.Qs)({host:g,phase:"complete",tookMs:p,releases:Rt});return[(0,S.hD)(Pt,{needed:mt})]});
if(lt.length>0||p<=j)return lt;const $t=i($.attempt.timing);return[(0,S.hD)((0,D.U2)({host:g,tookMs:p,limitMs:j,phase:$t,releases:x}))]}function T({host:$,slowest:x,
certificates:j},g,{slowMs:p,...H}){const Q=g.map(mt=>mt.host),ft=j.filter(mt=>!Q.includes(mt.host)),it=x?.timing.totalMs??0;if(x===null||it<=p)return b(ft,H);const lt={
host:(0,J.nx)($),url:x.url,tookMs:it,limitMs:p},$t=(0,D.U2)({...lt,phase:i(x.timing)});return[(0,S.hD)($t),...b(ft,H)]}function i({lookupMs:$,connectMs:x,tlsMs:j,
firstByteMs:g,totalMs:p}){const Q=[["lookup",$],["connection",x],["tls",j],["response",g]].map(([it,lt])=>({name:it,ms:lt??0})),ft={name:"rest",ms:Q.reduce((it,{
ms:lt})=>it-lt,p)};return Q.reduce((it,lt)=>lt.ms>it.ms?lt:it,ft)}function u($){const x=$.find(({url:g})=>g.startsWith("http://"));if(x===void 0)return[];const j=x.
authorization==="withheld";return[(0,S.hD)((0,M.n4)({url:$[0]?.url??"",to:x.url,exposesToken:j}))]}function b($,{certificateDays:x,now:j}){const g=new Map;for(const p of $){
const H=g.get(p.host);(H===void 0||p.expires<H.expires)&&g.set(p.host,p)}return[...g.values()].flatMap(({host:p,expires:H})=>{const Q=(Date.parse(H)-j)/st;return Q<
0||Q>=x?[]:[(0,S.hD)((0,K.BU)({host:p,days:Math.floor(Q),expires:H}))]})}function O($,x){const{host:j,attempt:g,earlier:p}=$,[H]=p,Q=["failed","skipped"].includes(
g.discovery.kind);if(H?.discovery.kind!=="failed"||Q)return[];const ft=H.discovery.problem.message,it=r($),lt=x.releases.filter(mt=>B(it,mt)==="sometimes"),$t=p.
length+1;return[(0,S.hD)((0,D.Er)({host:(0,J.nx)(j),attempts:$t,failure:ft,releases:lt}))]}function L({credentials:$,attempt:{discovery:x}},j){if(!$?.problem)return[];
const{code:g}=$.problem,p=x.kind==="failed"&&x.problem.code===g,H=j.isFork&&!$.hasToken&&g==="credentials-empty";return p||H?[]:[(0,S.hD)($.problem)]}function h({
host:$},x){if(!x.some(({service:g})=>g===ot.e$))return[];const{name:j}=(0,J.Sv)($);return[...j.includes(".")?[]:[(0,et.Zp)({host:$,name:j})],.../(^|\.)xn--/.test(
$)?[(0,et._W)({host:$})]:[]].map(g=>(0,S.hD)(g,{services:[ot.e$]}))}const r=({earlier:$,attempt:x,later:j})=>[...$,x,...j];function C({discovery:$,timing:x,headMs:j,
hops:g},{attemptMs:p}){const H=j!==null&&j<=p?g.at(-1)?.status:null;return H===null||(0,V.Mq)(H??0)?"retries":$.kind!=="failed"&&x.totalMs<=p?"works":"fails"}function B($,x){
const j=$.map(H=>C(H,x)),g=j.indexOf("works");return g<0?"never":g<=x.retries&&!j.slice(0,g).includes("fails")?"always":"sometimes"}}),9426:((Dt,Et,o)=>{o.r(Et),
o.d(Et,{attemptsOf:()=>D.Or,contact:()=>Ae,crashedVisit:()=>pe,judgeRequests:()=>D.Ey,judgeVisit:()=>se,outcomesOf:()=>Me});var D=o(5693),M=o(6697),K=o(5143),S=o(
5799),et=o(1064),V=o(1831),J=o(8185),ot=o(4283),st=o(4e3);const A=({id:e,host:c,url:E,why:m})=>(0,S.CC)("service-url-invalid",{message:E===null?`${e} of host ${c}\
: ${(0,st.dh)(m)}`:`${e} of host ${c} is "${E}", which the clients cannot connect to: ${m}`,operator:`set ${e} to an https:// URL, or to a path that starts with\
 a slash`}),W=({id:e,host:c,why:E})=>(0,S.CC)("service-url-credentials",{message:`${e} of host ${c}: ${E}`,operator:"remove the user name and password from the \
URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),Z=({id:e,host:c,url:E})=>(0,S.CC)("service-url-empty",{message:`${e}\
 of host ${c} is an empty string, which resolves to the document itself: ${E}`,operator:`set ${e} to the URL of the service, such as "/v1/${e.split(".")[0]}/", \
or remove it`}),v=({id:e,host:c,value:E,why:m})=>(0,S.CC)("service-url-looks-like-host",{message:`${e} of host ${c} is "${E}", which is a path and not a URL wit\
h a host`,operator:`write "https://${E}" if a host is meant`,note:m===null?void 0:(0,st.zd)(m)});function k(e){const{id:c,host:E,url:m,clients:N}=e,tt=N.map(Y=>et.
bB[Y]),X=m.slice(m.lastIndexOf("/")+1);return(0,S.CC)("service-url-no-slash",{message:`${c} of host ${E} does not end with a slash: ${m}`,operator:"add the slas\
h",note:`without it ${tt.slice(0,-1).join(", ")} and ${tt.at(-1)} replace "${X}" with the path that they append`,affects:N})}const T=({id:e,host:c,url:E})=>(0,S.
CC)("service-url-relative",{message:`${e} of host ${c} is a path without a leading slash: Terraform and OpenTofu resolve it to ${E}, other clients do not`,operator:"\
start the path with a slash, or write the complete URL"}),i=({id:e,host:c})=>(0,S.CC)("service-url-query",{message:`${e} of host ${c} has a query, which the cli\
ents drop when they append a path`,operator:"move the content of the query into the path",note:"never put a secret into the document"});function u({host:e,uses:c},E=[
"is","are"]){const m=Map.groupBy(c,({id:tt})=>tt),N=Array.from(m,([tt,X])=>{const Y=X.flatMap(({endpoint:rt})=>rt??[]);return Y.length===0?tt:`${tt} (${Y.join("\
, ")})`});return`${(0,st.K4)(N,10,st.dh)} of host ${e} ${N.length===1?E[0]:E[1]}`}const b=({urls:e})=>(0,st.K4)(e,3,st.dh),O=({uses:e})=>et.zK.filter(c=>e.some(
({id:E})=>(0,et.SZ)(E).includes(c))),L={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},h=e=>(0,S.CC)("service-url-pri\
vate",{message:`${u(e)} at ${b(e)}, which clients ${L[e.kind]} cannot reach`,operator:`set the external URL of the registry (also called base URL or public URL)\
 to https://${e.host}`,affects:O(e)}),r=[...et.Du,"dependabot"];function C(e){const c=e.uses.every(({endpoint:N})=>N!==null),E=c?"a login sends its token in cle\
ar text otherwise":`the clients send the token of ${e.host} there in clear text`,m=O(e);return(0,S.CC)("service-url-insecure",{message:`${u(e)} not https: ${b(e)}`,
operator:e.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:c||e.hasToken?E:void 0,affects:r.
filter(N=>m.includes(N))})}function B(e){const{host:c,name:E}=e,m=`${u(e)} on another host: ${b(e)}`,N=O(e).includes("renovate");return e.hasToken&&N?(0,S.CC)("\
service-url-cross-host",{message:m,help:`give Dependabot and Renovate a token for ${E}; Terraform and OpenTofu send it the token of ${c}`}):(0,S.CC)("service-ur\
l-cross-host",{message:m,help:`where outgoing traffic is filtered, allow ${E} as well`,severity:"notice",affects:[]})}const $=e=>(0,S.CC)("service-url-other-por\
t",{message:`${u(e)} on another port of the same host: ${b(e)}`,operator:`check that clients can connect to this port; behind a proxy, set the external URL of t\
he registry to https://${e.host}`}),x=e=>(0,S.CC)("service-url-double-slash",{message:`${u(e,["has","have"])} a double slash in the path: ${b(e)}`,operator:"rem\
ove the slash at the end of the external URL of the registry"}),j=e=>(0,S.CC)("service-url-same",{message:`${u(e,["has","have"])} the same URL: ${b(e)}`,operator:"\
check both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var g=o(5195),p=o(9562);function H({host:e,
attempt:c},E){const{name:m}=V.Sv(e),N=g.uo(m),tt=c.hops[0]?.address??null;if(N!=="public"||tt===null)return N;const X=g.Zu(tt),Y=E.some(rt=>rt.name===m);return X===
"loopback"&&Y?"public":X}const Q={public:0,reserved:1,private:2,metadata:2,loopback:3},ft=(e,{kind:c})=>Q[Rt(e)]>Q[c];function it(e,c){const{hostname:E}=c,m=e.filter(
({url:pt})=>ft(pt,c)),N=e.filter(pt=>!m.includes(pt)),tt=N.filter(({url:pt})=>pt.scheme==="http"),X=N.filter(({id:pt,endpoint:Ct})=>Ct===null&&(0,p.p4)(pt)),Y=Map.
groupBy(X,({url:pt})=>Pt(pt,E)),rt=N.filter(({endpoint:pt,url:Ct})=>pt===null&&xt(Ct,E)),vt=N.filter(({url:pt})=>pt.path.includes("//")),_t=lt(c);return[..._t(m,
mt,pt=>{const[Ct,...Mt]=new Set(m.map(({url:Bt})=>Rt(Bt))),kt=Mt.length===0&&(Ct==="loopback"||Ct==="reserved");return h({...pt,kind:kt?Ct:"private"})}),..._t(tt,
mt,C),...[...Y].flatMap(([pt,Ct])=>pt===null?[]:_t(Ct,mt,Mt=>B({...Mt,name:pt}))),..._t(rt,mt,$),..._t(vt,$t,x),..._t(Ht(e),$t,j)]}const lt=({host:e,hasToken:c})=>(E,m,N)=>{
if(E.length===0)return[];const tt=E.map(({url:rt})=>E.length===1?$t(rt):m(rt)),X=N({host:e,hasToken:c,uses:E,urls:[...new Set(tt)]}),Y=[...new Set(E.map(({id:rt})=>rt))];
return[(0,S.hD)(X,{services:Y,needed:E.some(({needed:rt})=>rt)})]},$t=e=>(0,st.dh)((0,ot.Pl)(e)),mt=e=>(0,st.dh)(`${e.scheme}://${e.host}`);function Rt(e){const{
name:c}=(0,ot.cz)(e);return g.Sz(/[^\0-\x7f]/.test(c)?V.$o(c)??"":c.toLowerCase())}function Pt(e,c){const{name:E}=(0,ot.cz)(e),m=V.Sv(c).name;if(E.toLowerCase()===
m)return null;const N=V.Pv(E);return N.ok?N.value===m?null:V.nx(N.value):E}function xt(e,c){if(e.scheme==="http"||Pt(e,c)!==null)return!1;const E=m=>Number(m||443);
return E((0,ot.cz)(e).port)!==E(/:(\d+)$/.exec(c)?.[1]??null)}function Ht(e){const c=[p.e$,p.xq].flatMap(m=>e.find(N=>N.id===m)??[]),E=new Set(c.map(({url:m})=>$t(
m).replace(/\/$/,"")));return c.length===2&&E.size===1?c:[]}const I=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,F=e=>I.test(e)&&!/^[a-z0-9-]+\.json$/i.
test(e),P=e=>e.replace(/[?#].*$/s,"");function d(e){const c=y(e),{id:E,host:m,value:N}=e,tt={id:E,host:m,url:(0,ot.Pl)(e.url)};if(c!==null)return[A({...tt,why:c})];
const Y=a(e)&&!F(N)?(0,et.ab)(E):[];return[N===""?Z(tt):null,F(N)?v({...tt,value:P(N),why:null}):null,U(N)?T(tt):null,Y.length>0?k({...tt,clients:Y}):null,e.url.
query!==""&&(0,p.p4)(E)?i(tt):null].filter(rt=>rt!==null)}function y({url:e}){const{name:c,port:E}=(0,ot.cz)(e);return c===""?"no Host in request URL":E===""||Number(
E)>0&&Number(E)<=65535?null:`invalid port "${E}"`}const U=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!F(e),a=({value:e,url:c})=>e!==""&&!/^$|\/$/.test(c.path);var w=o(
3217),R=o(2886),G=o(3307),q=o(4929);function ct(e,c){const E=e.forced.filter(({client:X})=>c.includes(X)),m=c.filter(X=>!E.some(Y=>Y.client===X)),tt=(0,K.c1)(E,
({place:X,services:Y})=>JSON.stringify([X,Y])).map(X=>{const[Y]=X,rt=(0,V.cu)(e.host),{services:vt}=Y,_t={kind:"found",url:rt,services:vt},pt={...e.attempt.timing,
totalMs:0},Mt={...e,attempt:{discovery:_t,hops:[],timing:pt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:X.map(({client:kt})=>kt),visit:Mt,forced:Y}});
return m.length>0||tt.length===0?[{clients:m,visit:e,forced:null},...tt]:tt}function St({host:e,attempt:{discovery:c}},{place:E,services:m},N){const tt={host:(0,V.
nx)(e),at:(0,R.cA)(E)},X=c.kind==="found"?c.services:m,[Y,rt]=[m,X].map(Ct=>new Map(Ct.map(({id:Mt,value:kt})=>[Mt,Tt(kt)]))),_t=[...new Set([...m,...X].map(({id:Ct})=>Ct))].
filter(Ct=>Y?.get(Ct)!==rt?.get(Ct)),pt=(0,q.kV)({...tt,services:_t});return[(0,q.Yv)(tt),..._t.length>0?[pt]:[]].map(Ct=>(0,S.hD)(Ct,{clients:N}))}function Tt(e){
const c=(E,m)=>(0,G.Gv)(m)?Object.fromEntries(Object.entries(m).sort()):m;try{return JSON.stringify(e??null,c)}catch{return"nested too deeply"}}var ht=o(2636);function wt(e){
if(!Array.isArray(e))return At(e);const{shown:c,more:E}=(0,st.zN)(e,5);return`[${c.map(At).join(", ")}${E>0?", \u2026":""}]`}function At(e){return e===void 0?"m\
issing":typeof e=="object"&&e!==null?(0,st.go)(e):(0,st.dh)(JSON.stringify(e))}const It=({host:e,value:c,why:E})=>(0,S.CC)("login-type",{message:`login.v1 of ho\
st ${e} is ${(0,st.go)(c)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and "token"',note:(0,st.zd)(E)}),Lt=e=>c=>`is ${wt(c)}${c===
void 0?"":`, not ${e}`}`,Ut=e=>c=>`is ${wt(c)}${e}`,Wt=e=>c=>`${Lt("an array")(c)}; the clients ignore it${e}`,Zt={"client-missing":[Lt("a string"),'set "client\
" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth client ID that the authorization ser\
ver expects'],"grant-types-invalid":[Lt("an array of strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-types-unsupported":[Ut(", which conta\
ins no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[Ut('; the clients know "authz_code" and "password" only'),'remove the \
unknown grant types; move scopes to "scopes"'],"authz-missing":[Lt("a string with a URL"),'set "authz" to the URL of the authorization endpoint'],"token-missing":[
Lt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Lt("exactly two elements"),'set "ports" to the first and the last port,\
 for example [10000, 10010]'],"ports-range":[Ut("; both must be whole numbers from 1024 to 65535"),'set "ports" to two numbers in this range, for example [10000\
, 10010]'],"ports-order":[Ut("; the first port is greater than the last"),"write the lower port first"],"ports-single":[Ut("; the clients never use the last por\
t, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[Wt(" and use 1024 to 65535"),'set "ports" to an array suc\
h as [10000, 10010], or remove it'],"scopes-invalid":[Lt("an array of strings"),'set "scopes" to an array of strings, or remove it'],"scopes-ignored":[Wt(""),'s\
et "scopes" to an array of strings, or remove it']};function zt(e,c){const E=e.rule.replace(/-\w+$/,"").replace("-","_"),m=`"${E}" in login.v1 of host ${c}`;if("\
why"in e){const Y=`set "${E}" to an https:// URL without user name, or to a path that starts with a slash`,rt=`${m}: ${(0,st.dh)(e.why)}`;return(0,S.CC)(`login-${e.
rule}`,{message:rt,operator:Y})}const[N,tt]=Zt[e.rule],X=`${m} ${N(e.value)}`;return(0,S.CC)(`login-${e.rule}`,{message:X,operator:tt})}function Ft({host:e,endpoints:c}){
const E=c.map(({name:tt})=>`"${tt}"`).join(" and "),[m]=c,N=c.length===1;return(0,S.CC)("login-url-port",{message:`${E} in login.v1 of host ${e} ${N?"names":"na\
me"} no port, so a login uses port 443: ${m?.url??""}`,operator:`write a path that starts with a slash, or add :${m?.port??""} to the URL${N?"":"s"}`})}const Vt=({
offered:e})=>e.length===0?"is empty":`offers ${(0,st.K4)(e,20,st.dh)}`;function re(e,c){const{id:E,host:m,offered:N,block:tt}=e,X=`the discovery document, which\
 ${Vt(e)}`;if(tt!==null)return`add ${E} to the \`host\` block at ${tt}, which ${Vt(e)}`;if(E===p.xq&&c)return`configure a network mirror for the provider: Artif\
actory serves providers at https://${m}/artifactory/api/terraform/REPOSITORY/providers/, not as ${E}`;const Y=(0,p.qE)(E)?N.find(vt=>(0,p.OA)(vt)===E):void 0,rt=E===
p.xq?`use a host that offers ${E}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a ho\
st that offers ${E}`;return{operator:Y===void 0?`add ${E} to ${X}`:`rename ${Y} to ${E} in ${X}`,user:rt}}const ie=e=>e.id==="any"?(0,S.CC)("service-missing",{message:`\
host ${e.host} does not provide any service`,operator:`add a service to the discovery document, which ${Vt(e)}`}):(0,S.CC)("service-missing",{message:e.why,help:re(
e,e.isArtifactory)}),ce=e=>(0,S.CC)("service-version",{message:e.why,help:e.isReadable?re(e,!1):`require an id of the form NAME.vN; the discovery document ${Vt(
e)}`}),ye=({id:e,host:c,value:E,why:m})=>(0,S.CC)("service-type",{message:`${e} of host ${c} is ${(0,st.go)(E)}, not a string with a URL`,operator:`set ${e} to \
a URL such as "/v1/modules/"`,note:(0,st.zd)(m)});var Qt=o(9529),ae=o(9587);function le(e,c,E){const{value:m,flaws:N}=(0,Qt.m)(e,c,E),tt={...m,authz:te(m.authz),
token:te(m.token)},X=ue(tt,c),Y=X.length===0?[]:[Ft({host:E,endpoints:X})];return{login:tt,problems:[...N.map(rt=>zt(we(rt),E)),...Y]}}function ue(e,c){const{name:E,
port:m}=(0,ot.cz)(c);return m===""||m==="443"?[]:(0,Qt.u)(e).flatMap(({endpoint:N,text:tt,url:X})=>{const Y=(0,ot.cz)(X),rt=Y.name.toLowerCase()===E.toLowerCase();
return X.scheme==="https"&&rt&&Y.port===""?[{name:N,url:tt,port:m}]:[]})}const we=e=>"why"in e?{...e,why:(0,ae.Nx)(e.why)}:e;function te(e){const c=e===null?null:
(0,ot.Dl)(e);return c?.ok?(0,ot.Pl)(c.value):null}function ve({discovery:e},c){switch(e.kind){case"failed":case"skipped":return{services:[],findings:[]};case"ab\
sent":return{services:[],findings:[de(e,c)]};case"found":return Te(e,c)}}function Te(e,c){const{requirements:E,clients:m,base:N,block:tt}=c,X=e.services.map(({id:gt})=>gt),
Y=e.services.some(({value:gt})=>typeof gt=="string"&&gt.includes("/artifactory/")),rt={...c,discovery:e,found:{host:N.host,block:tt,offered:X,isArtifactory:Y}},
vt=E.map(({service:gt})=>gt),_t=vt.filter(gt=>gt!=="any"),pt=X.filter(gt=>!_t.includes(gt)&&et.Du.some(Kt=>p.oe(gt,Kt).ok)),Ct=_t.map(gt=>fe(gt,rt)),Mt=({outcome:gt,
findings:Kt,urls:Jt})=>gt.kind!=="problem"&&!Jt.some(({endpoint:Xt,url:Nt})=>Xt===null&&ft(Nt,N))&&!Kt.some(Xt=>(0,R.ER)(Xt)&&m.some(Nt=>Xt.affects.includes(Nt))),
kt=pt.map(gt=>fe(gt,rt)),Bt=!vt.includes("any")||[...Ct,...kt].some(Mt),bt=[...Ct,...Bt?kt.map($e):kt],Yt=bt.flatMap(({urls:gt})=>gt),Gt=vt.includes("any")&&bt.
length===0?[(0,S.hD)(ie({...rt.found,id:"any",why:""}))]:[];return{services:bt.map(({outcome:gt})=>gt),findings:[...bt.flatMap(({findings:gt})=>gt),...it(Yt,N),
...Gt]}}function $e({outcome:e,findings:c,urls:E}){if(!p.D6(e.id))return{outcome:e,findings:[],urls:[]};const m=N=>({...N,needed:!1});return{outcome:e,findings:c.
map(m),urls:E.map(m)}}function de({absence:e,url:c},{requirements:E,base:{host:m}}){const N=E.map(({service:X})=>X).filter(X=>X!=="any"),tt=(0,ht.HB)({host:m,url:(0,ot.
Pl)(c),why:e,required:N});return(0,S.hD)(tt,{services:N.length===1?N:[]})}function fe(e,c){const{services:E,url:m}=c.discovery,N=kt=>p.TE(e,{services:E,documentUrl:m,
display:c.base.host,client:kt}),X=(c.requirements.find(({service:kt})=>kt===e)?.clients??c.clients).map(kt=>({client:kt,lookup:N(kt)})),[Y,...rt]=X;if(Y===void 0)
throw new Error("no client is checked");const vt=rt.filter(({lookup:kt})=>kt.kind!==Y.lookup.kind),_t=kt=>!Ce(kt)||N(kt).kind===Y.lookup.kind,pt=vt.length===0?(0,et.
SZ)(e).filter(_t):[Y.client],Ct=he(e,Y.lookup,pt,c),Mt=vt.flatMap(({client:kt,lookup:Bt})=>he(e,Bt,[kt],c).findings);return{...Ct,findings:[...Ct.findings,...Mt]}}
const ee=2048,Ce=e=>et.Du.some(c=>c===e);function he(e,c,E,m){const{discovery:N,base:tt}=m,{host:X}=tt,Y=rt=>rt.map(vt=>(0,S.hD)(vt,{services:[e]}));switch(c.kind){case"\
url":{const{url:rt,value:vt}=c,_t=d({id:e,value:vt,url:rt,host:X}),pt=!_t.some(({code:Mt})=>Mt==="service-url-invalid"),Ct=(0,st.dh)((0,ot.Pl)(rt),ee);return{outcome:{
id:e,kind:"url",url:Ct},findings:Y(_t),urls:pt?[{id:e,endpoint:null,url:rt,needed:!0}]:[]}}case"object":{const{login:rt,problems:vt}=le(c.value,N.url,X),_t=vt.find(
({severity:pt})=>pt==="error");return{outcome:_t?{id:e,kind:"problem",problem:_t}:{id:e,kind:"login",login:rt},findings:Y(vt),urls:(0,Qt.u)(rt).map(pt=>({...pt,
id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const rt=ne(e,c,m),vt=(0,S.hD)(rt,{services:[e],clients:E});return{outcome:{
id:e,kind:"problem",problem:rt},findings:[vt],urls:[]}}}}function ne(e,c,E){const m={...E.found,id:e,why:c.why};switch(c.kind){case"missing":return ie(m);case"b\
ad-id":case"version":return ce({...m,isReadable:c.kind==="version"});case"type":{const{value:N}=c;return e===p.S3?It({...m,value:N}):ye({...m,value:N})}case"bad\
-url":{const N=(0,ae.Nx)(c.why);return F(c.value)?v({...m,value:P(c.value),why:N}):c.reason==="user-info"?W(m):A({...m,url:null,why:N})}}}function se(e,c,E){const{
visit:m,requirements:N,predicted:tt,requests:X,isNew:Y}=e,{host:rt}=m,vt=c.dialect.clients.filter(gt=>N.some(Kt=>Kt.clients.includes(gt))),_t=(0,R.TC)(rt,N,c),pt=ct(
m,vt),Ct=pt.map(gt=>be(m,gt,N,c,_t)),Mt=Ct[0]?.services??[],kt=pt.some(({forced:gt})=>gt===null)?[...(0,w.so)(m,N,E),...(0,w.uA)(m,Mt,E)]:[],Bt=[...Ct.flatMap(gt=>gt.
findings),...kt,...tt,...X===null?[]:(0,D.Ey)(X,m.attempt.certificates,c),...(0,D.WN)(m,N)].map(gt=>oe(e,gt)),bt=_e(rt,N),Yt=(0,w.zF)(Bt,m,_t,E).map(gt=>{const Kt=gt.
needed&&Se(gt,e,c),Jt=(0,S.pj)(gt.problem,_t);return(0,R.nv)((0,S.aZ)({...gt,problem:Jt,needed:Kt},bt),vt)}),Gt=pt[0]?.forced?.place??null;return{visit:m,requirements:N,
services:Mt,servicesFrom:Gt,findings:Yt,isNew:Y}}function Se({problem:e,services:c},{visit:{host:E,attempt:m},requirements:N,answering:tt},{depth:X}){if(X==="di\
scovery"||m.discovery.kind==="skipped")return!0;const Y=c.some(vt=>tt.has(`${E} ${vt}`));if(e.code==="service-url-no-slash"&&Y)return!1;const rt=N.filter(({service:vt})=>c.
length===0||c.includes(vt));return rt.length===0||rt.some(({isForInit:vt})=>vt)}function oe({visit:e,requirements:c,isNew:E},m){const{services:N,places:tt}=(0,R.
_7)(m.services,c),X=m.places.length===0?tt:(0,K.As)((0,R.Rh)(m.places));return{...m,services:N,places:X,host:e.host,isHostNew:E}}function pe(e,{clients:c},E){const{
visit:m,requirements:N,isNew:tt}=e,X=(0,M.n3)({host:(0,V.nx)(m.host),thrown:E}),Y={kind:"skipped",problem:X};return{visit:{...m,attempt:{...m.attempt,discovery:Y,
hops:[]}},requirements:N,services:[],servicesFrom:null,findings:[(0,R.nv)(oe(e,(0,S.hD)(X)),c)],isNew:tt}}function _e(e,c){return c.every(({isImplied:m})=>m)?[...c.
flatMap(({clients:m})=>m),...(0,et.Yr)(e)]:et.zK}function be(e,c,E,m,N){const{clients:tt,forced:X}=c,Y=(0,V.nx)(e.host),rt=X&&(0,R.cA)(X.place),{services:vt,findings:_t}=ve(
c.visit.attempt,{requirements:E,clients:tt,block:rt,base:{hostname:e.host,host:Y,hasToken:e.credentials?.hasToken===!0,kind:X===null?H(e,m.resolve):"loopback"}}),
pt=X===null?N:{...N,role:"operator"},Ct=m.dialect.releases.filter(({client:bt})=>tt.includes(bt)),Mt=[...X===null?[]:St(e,X,tt),...(0,D.Ii)(c.visit,{...m,clients:tt,
releases:Ct}),..._t,...X===null?(0,J.I4)(e.host,vt,E,m):[]],kt=e.forced.map(({client:bt})=>bt),Bt=X===null?et.zK.filter(bt=>!kt.includes(bt)):c.clients;return{services:vt.
map(bt=>bt.kind==="problem"?{...bt,problem:(0,S.pj)(bt.problem,pt)}:bt),findings:Mt.map(bt=>({...(0,S.aZ)(bt,Bt),problem:(0,S.pj)(bt.problem,pt)}))}}function Me(e){
const c=m=>{const N=e.filter(({problem:tt,affects:X})=>X.includes(m)&&tt.usualSeverity!=="notice");return N.some(R.ER)?"fails":N.length>0?"warns":"works"},E=et.
zK.map(m=>[m,c(m)]);return Object.fromEntries(E)}var me=o(5585),Oe=o(4977),ke=o(9075),ge=o(2389),Re=o(5306),Ee=o(9940);async function Ae(e,c,E,m){const{dialect:N,
configs:tt,requirements:X}=c,{releases:Y}=N,{environment:rt,kill:vt,secrets:_t,stop:pt,startTimer:Ct}=m,Mt={kill:vt,learn:_t.learn,stop:pt.signal},kt=(0,Oe.mQ)(
{...E,configs:tt},rt,Mt),{credentials:Bt,forced:bt}=kt,Yt={network:(0,Re.Af)(E),credentials:{...Bt,find:(0,ke.Oo)(Bt.find)},concurrency:E.concurrency,random:Math.
random,now:Date.now,startTimer:Ct,monotonic:m.now,stop:pt,sessions:E.depth==="discovery"?null:new Map},Gt=await(0,Ee.pj)(e,{...Yt,forced:bt,required:Map.groupBy(
X,({host:Nt})=>Nt),maxRedirects:Math.max(...N.clients.map(Nt=>et.NX[Nt])),releases:Y,timeoutMs:E.timeoutMs??(0,Ee.nT)(Y),retries:E.retries,progress:Nt=>m.progress(
{kind:"visits",...Nt})}),gt=Bt.known;if(E.depth==="discovery")return{visits:Gt,predicted:ge.j7,tokenSources:gt};const{predictInit:Kt}=await Promise.all([o.e(245),
o.e(155),o.e(958)]).then(o.bind(o,9958)),Jt={...Yt,...c,settings:E,machine:(0,me.g8)(rt),directory:m.directory,learn:_t.learn,progress:Nt=>m.progress({kind:"reg\
istries",...Nt}),visits:new Map(Gt.map(Nt=>[Nt.host,Nt]))},Xt={...E,isFork:m.isFork};return{visits:Gt,predicted:await Kt(c.roots,Jt,Xt),tokenSources:gt}}}),2832:((Dt,Et,o)=>{
o.d(Et,{IK:()=>S,v8:()=>st,x8:()=>k,zy:()=>W});var D=o(7075),M=o(8522),K=o(7602);const S={kind:"excerpt",maxBytes:2048},et=1e3,V=64*1024,J=1024,ot=1024*1024,st=256*
1024,A=i=>Buffer.from(i,"latin1").toString("utf8");function W({status:i,reason:u,headers:b}){const O=C=>{const B=b.get(C)?.[0];return B===void 0?null:A(B)},L=O(
"content-length"),r=i!==204&&i!==304&&L!=="0"?O("content-encoding"):null;return{status:i,reason:A(u),contentType:O("content-type"),contentEncoding:r,location:O(
"location"),retryAfter:O("retry-after"),terraformGet:O("x-terraform-get"),apiVersion:O("tfp-api-version"),challenge:Z(b.get("www-authenticate")??[]),declaredBytes:L===
null||v(r)?null:Number(L)}}function Z(i){const u=i.flatMap(O=>O.split(",")).flatMap(O=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(O)?.[1]??[]);return u.some(O=>O.toLowerCase()===
"bearer")?null:u[0]??null}const v=i=>i?.toLowerCase()==="gzip";async function k(i,u,b){const O=[];let L=0,h;const r=b.kind==="excerpt"?setTimeout(()=>i.destroy(),
et).unref():void 0;try{for await(const B of T(i,u,b.maxBytes)){if(O.push(B),O.length===J&&O.splice(0,J,Buffer.concat(O)),L+=B.length,L>b.maxBytes)break;L>ot&&(h??=
await b.turn?.())}}catch(B){if((0,K.$N)(B)==="COMPRESSED_TOO_LARGE")L=Number.POSITIVE_INFINITY;else if(b.kind==="whole")throw B}finally{clearTimeout(r),i.destroy(),
h?.()}return{bytes:Buffer.concat(O).subarray(0,b.maxBytes),truncated:L>b.maxBytes}}function T(i,u,b){if(!v(u.contentEncoding))return i;const O=(0,M.createGunzip)();
let L=b+V;const h=async function*(r){for await(const C of r){if(L-=C.length,L<0)throw(0,K.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield C}};return(0,D.
pipeline)(i,h,O,()=>{}),O}}),5306:((Dt,Et,o)=>{o.d(Et,{be:()=>je,X5:()=>Be,gQ:()=>He,Ul:()=>ze,Af:()=>Ge,JY:()=>Pe,To:()=>Ue,dI:()=>De,Lu:()=>xe,jT:()=>Le});var D=o(
7067),M=o(5747),K=o(4091),S=o(4283),et=o(1831),V=o(5195),J=o(8408);const ot=32;function st(n){const t=[];let s=n.getPeerX509Certificate();for(;s!==void 0&&t.length<
ot;)t.push(s),s=s.issuerCertificate;return t}function A(n,t,s){const[l]=n;if(l===void 0)return null;const f=t.ok?t.chain.slice(0,Math.max(1,t.chain.length-1)).map(
({notAfter:nt})=>nt):n.map(({validTo:nt})=>Date.parse(nt)),_=Date.parse(l.validFrom),z=Math.min(...f);return Number.isNaN(_)||Number.isNaN(z)?null:{host:s,subject:W(
l.subject)??l.subjectAltName??"",issuer:W(l.issuer)??l.issuer??"",validFrom:new Date(_).toISOString(),expires:new Date(z).toISOString()}}const W=n=>/^CN=(.*)$/m.
exec(n??"")?.[1];var Z=o(7598),v=o(7030),k=o(1692);const T={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class i extends Error{}
class u{#t;#e;constructor(t,s){this.#t=t,this.#e=s}get isEmpty(){return this.#t.length===0}isNext(t){return this.#t[0]===t}any(){const t=this.#t[0]??0,s=this.#t[1]??
0;if(this.#t.length<2||(t&31)===31)throw this.#n();const l=s<128?0:s&127,f=l===0&&s<128?s:this.#s(l),_=2+l,z=_+f;if(z>this.#t.length)throw this.#n();const[nt,at]=[
this.#t.subarray(_,z),this.#t.subarray(0,z)];return this.#t=this.#t.subarray(z),{tag:t,content:nt,whole:at}}element(t){if(!this.isNext(t))throw this.#n();return this.
any()}content(t){return this.element(t).content}optional(t){return this.isNext(t)?this.content(t):null}inside(t){return new u(this.content(t),this.#e)}oid(){const t=[];
let s=0,l=!0;for(const nt of this.content(T.oid)){if(s=s*128+(nt&127),l&&nt===128||s>=2**31)throw this.#n();l=nt<128,l&&(t.push(s),s=0)}const[f,..._]=t;if(f===void 0||
!l)throw this.#n();const z=Math.min(Math.floor(f/40),2);return[z,f-40*z,..._].join(".")}integer(){const t=this.content(T.integer),s=t[0],l=t[1]??0,f=s===0&&l<128||
s===255&&l>=128;if(s===void 0||t.length>1&&f)throw this.#n();return t}count(){const t=this.integer();if(t.length>8||(t[0]??0)>=128)throw this.#n();return t.reduce(
(s,l)=>s*256+l,0)}boolean(){const t=this.content(T.boolean);if(t.length!==1||t[0]!==0&&t[0]!==255)throw this.#n();return t[0]!==0}bits(){const t=this.content(T.
bits),[s=8]=t,l=t.subarray(1),f=l.at(-1)??0;if(s>7||s>0&&l.length===0)throw this.#n();if((f&(1<<s)-1)!==0)throw this.#n();return l}#s(t){const s=this.#t.subarray(
2,2+t);if(t===0||t>4||s.length<t)throw this.#n();const l=s.reduce((f,_)=>f*256+_,0);if(l<128||s[0]===0)throw this.#n();return l}#n(){return new i(this.#e)}}const b=/^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s,
O={12:n=>!(0,K._6)(n).includes("\uFFFD"),18:n=>/^[\d ]*$/.test((0,K.iP)(n)),19:n=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,K.iP)(n)),20:()=>!0,22:n=>n.every(t=>t<128),
30:n=>n.length%2===0&&!b.test((0,K.iP)(n))},L=({tag:n,content:t})=>O[n]?.(t)??!1,h=(n,t)=>n.length===t.length&&n.every((s,l)=>s===t[l]),r={"1.3.36.3.3.2.8.1.1.7":"\
brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},C=["1.3.132.0.33","1.2.840.1004\
5.3.1.7","1.3.132.0.34","1.3.132.0.35"],B={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.113":"Ed448"};function $(n){const t=new u(n,"public key").inside(T.sequence),
s=t.inside(T.sequence),l=s.oid(),f=t.bits();switch(l){case"1.2.840.113549.1.1.1":if(it(s.any().whole)!=="0500")throw new i("public key");return x(f);case"1.2.84\
0.10045.2.1":{const _=s.isNext(T.oid)?s.oid():"explicit parameters";if(!C.includes(_))return{kind:"unsupported-curve",curve:r[_]??_};if(f[0]!==4)throw new i("pu\
blic key");return{kind:"ecdsa"}}case"1.3.101.112":if(!s.isEmpty||f.length!==32)throw new i("public key");return{kind:"ed25519"};default:return{kind:"unsupported",
name:B[l]??l}}}function x(n){const t=new u(n,"public key").inside(T.sequence),s=t.integer(),l=t.count(),[f=0,_=0]=s;if(f>=128||l===0)throw new i("public key");if(l===
1||l%2===0||l>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${l}`};const z=f===0?_:f;return{kind:"rsa",bits:8*(s.length-(f===0?2:1))+(32-Math.clz32(
z))}}const j={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA\
-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-\
512"],"1.3.101.112":["ed25519","Ed25519"]},g={"1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448"},p="1.2.840.1\
13549.1.1.10",H=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,Q={201:"\
20",202:"30",203:"40"};function ft(n){const t=new u(n,"signature algorithm"),s=t.oid(),l=t.isEmpty?"":it(t.any().whole);if(s===p){const z=H.exec(l);return z&&Q[z[1]??
""]===z[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[f,_]=j[s]??[];return f===void 0||_===
void 0?{isSupported:!1,name:g[s]??s}:{isSupported:!0,key:f,name:_}}const it=n=>Array.from(n,t=>t.toString(16).padStart(2,"0")).join("");var lt=o(6181);const $t=130,
mt=135,Rt=[129,134];function Pt(n){const t="subject alternative names",s=new u(n,t).inside(T.sequence),l=[],f=[],_=[];for(;!s.isEmpty;){const{tag:z,content:nt}=s.
any();if(Rt.includes(z)&&_.push(z),z===$t&&l.push(P(nt,t)),z===mt){if(nt.length!==4&&nt.length!==16)throw new i(t);f.push(nt)}}return{dns:l,addresses:f,others:_,
isKnown:[...l,...f,..._].length>0}}function xt(n){const t="name constraints",s=new u(n,t),l=s.inside(T.sequence),[f,_]=[160,161].map(at=>l.optional(at)??new Uint8Array);
if(!f||!_||!l.isEmpty||!s.isEmpty)throw new i(t);if(f.length+_.length===0)throw new i(t);const[z,nt]=[Ht(f),Ht(_)];return{permitted:z,excluded:nt,isKnown:z.isKnown&&
nt.isKnown}}function Ht(n){const t="name constraints",s=new u(n,t),l=[],f=[],_=[];let z=!0;for(;!s.isEmpty;){const{tag:at,content:ut}=s.inside(T.sequence).any(),
dt=ut.length/2;if(at===$t)l.push(P(ut,t).toLowerCase());else if(at===mt&&(dt===4||dt===16))f.push({address:ut.subarray(0,dt),mask:ut.subarray(dt)});else{if(at===
mt)throw new i(t);Rt.includes(at)?_.push(at):z=!1}}if(!(l.every(at=>I(at.replace(/^\.(?=.)/,"")))&&f.every(({mask:at})=>F(at))))throw new i(t);return{dns:l,networks:f,
others:_,isKnown:z}}const I=n=>/^[!-~]*$/.test(n)&&!/^\.|\.\.|\.$/.test(n),F=n=>/^1*0*$/.test(Array.from(n,t=>t.toString(2).padStart(8,"0")).join(""));function P(n,t){
if(n.some(s=>s>=128))throw new i(t);return(0,K.iP)(n)}function d({dns:n,addresses:t},s){const l=(0,lt.r5)(s);if(l!==null){const nt=Uint8Array.from((0,lt.NW)(l));
return t.some(at=>h(at,nt))}const f=s.toLowerCase(),_=f.replace(/\.$/,"").split("."),z=_.every(nt=>y.test(nt));return n.some(nt=>{const at=nt.toLowerCase(),[ut,
...dt]=at.split("."),yt=ut==="*"&&dt.length>0,Ot=yt?dt:[ut,...dt];return!z||!Ot.every(jt=>y.test(jt??""))?at===f&&at!==".":Ot.join(".")===_.slice(yt?1:0).join("\
.")})}const y=/^[a-z0-9_][a-z0-9_-]*$/,U=25e4;function a(n,{permitted:t,excluded:s}){const l=t.dns.length+s.dns.length,f=t.networks.length+s.networks.length;if(n.
dns.length*l+n.addresses.length*f>U)return!1;const z=new Set([...t.others,...s.others]);if(n.others.some(ut=>z.has(ut)))return!1;const nt=n.dns.every(ut=>{const dt=ut.
toLowerCase();return I(dt)&&(t.dns.length===0||t.dns.some(yt=>w(dt,yt)))&&!s.dns.some(yt=>w(dt,yt)||R(dt,yt))}),at=n.addresses.every(ut=>(t.networks.length===0||
t.networks.some(dt=>G(ut,dt)))&&!s.networks.some(dt=>G(ut,dt)));return nt&&at}const w=(n,t)=>t===""||n===t||n.endsWith(t.startsWith(".")?t:`.${t}`),R=(n,t)=>n.startsWith(
"*.")&&t.replace(/^[^.]*/,"")===n.slice(1),G=(n,{address:t,mask:s})=>n.length===t.length&&n.every((l,f)=>{const _=s[f]??0;return(l&_)===((t[f]??0)&_)});function q(n){
try{const t=new u(n,"certificate"),s=t.inside(T.sequence);if(!t.isEmpty)throw new i("certificate");const l=s.inside(T.sequence),f=s.content(T.sequence),_=ht(n,l,
f);return s.bits(),"kind"in _?{ok:!1,flaw:_}:{ok:!0,certificate:_}}catch(t){if(!(t instanceof i))throw t;return{ok:!1,flaw:{kind:"malformed",part:t.message}}}}const ct=160,
St=163,Tt=[129,130];function ht(n,t,s){const l=t.isNext(ct)?t.inside(ct).count()+1:1;if(l>3)throw new i("version");if((t.integer()[0]??0)>=128)return{kind:"nega\
tive-serial"};const f=t.content(T.sequence);if(!h(f,s))throw new i("signature algorithm");const _=wt(t,"issuer"),z=t.inside(T.sequence),nt=It(z),at=It(z),ut=wt(
t,"subject"),dt=t.element(T.sequence).whole,yt=$(dt);if(yt.kind==="unsupported-curve")return{kind:"curve",curve:yt.curve};if(l>1)for(const Ot of Tt)t.optional(Ot);
return{raw:n,subject:ut,issuer:_,notBefore:nt,notAfter:at,version:l,signature:ft(f),key:yt,keyInfo:dt,...Wt(l===3?t.optional(St):null)}}function wt(n,t){const{whole:s}=n.
element(T.sequence),l=new u(s,t).inside(T.sequence);for(;!l.isEmpty;){const f=l.inside(T.set);for(;!f.isEmpty;){const _=f.inside(T.sequence);if(_.oid(),!L(_.any()))
throw new i(t)}}return s}const At=[{tag:T.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:T.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function It(n){const t=At.find(({tag:Ot})=>n.isNext(Ot)),s=t?.format.exec((0,K.iP)(n.content(t.tag)));if(!s)throw new i("validity");const[l=0,f=0,..._]=s.slice(
1).map(Ot=>Number(Ot??0)),z=s[1]?.length===4?l:l<50?2e3+l:1900+l,[nt=0,at=0,ut=0,dt=0]=_,yt=new Date(0);if(yt.setUTCFullYear(z,f-1,nt),yt.getUTCMonth()!==f-1||at>
23||ut>59||dt>59)throw new i("validity");return yt.setUTCHours(at,ut,dt)}const Lt=[15,19,31,32,33,36,37,54].map(n=>`2.5.29.${n}`),Ut=["2.5.29.14","2.5.29.35","1\
.3.6.1.5.5.7.1.1"];function Wt(n){const t=new Map,s=n&&new u(n,"extensions").inside(T.sequence);for(;s&&!s.isEmpty;){const Ot=s.inside(T.sequence),jt=Ot.oid(),qt=Ot.
isNext(T.boolean)&&Ot.boolean();if(t.has(jt))throw new i("extensions");if(qt&&Ut.includes(jt))throw new i("extensions");t.set(jt,{critical:qt,value:Ot.content(T.
octets)})}const l=Ot=>t.get(`2.5.29.${Ot}`)?.value??null,[f,_,z,nt,at]=[15,17,19,30,37].map(l),ut=_?Pt(_):null,dt=nt?xt(nt):null,yt=new Set(Lt);return ut?.isKnown&&
yt.add("2.5.29.17"),dt?.isKnown&&yt.add("2.5.29.30"),{encodedNames:_??new Uint8Array,names:ut??{dns:[],addresses:[],others:[]},constraints:dt,basic:z?Zt(z):null,
maySign:f?Vt(f):null,usages:at?re(at):[],unhandled:[...t].flatMap(([Ot,{critical:jt}])=>jt&&!yt.has(Ot)?Ot:[])}}function Zt(n){const t=new u(n,"basicConstraints").
inside(T.sequence);return{isAuthority:t.isNext(T.boolean)&&t.boolean(),maxPath:t.isNext(T.integer)?t.count():null}}const zt=4,Ft=128;function Vt(n){const[t=0,s=0]=new u(
n,"keyUsage").bits();return t===0&&s<Ft?null:(t&zt)!==0}function re(n){const t=new u(n,"extendedKeyUsage").inside(T.sequence),s=[];for(;!t.isEmpty;)s.push(t.oid());
return s}const ie=8192,ce=1024,ye=100;function Qt(n){const t=[];for(const[at,ut]of n.sent.entries()){const dt=(n.parse??q)(ut);if(!dt.ok)return{ok:!1,flaw:dt.flaw,
isLeaf:at===0};const{certificate:yt}=dt,{key:Ot}=yt;if(Ot.kind==="rsa"&&Ot.bits>ie)return{ok:!1,flaw:{kind:"key-size",bits:Ot.bits},isLeaf:at===0};t.push(yt)}const[
s,...l]=t;if(s===void 0)throw new Error("a server sends at least one certificate");const f=ae(s,n);if(f!==null)return{ok:!1,flaw:f,isLeaf:!0};const _={others:l,
options:n,checks:0,hint:null},z=n.anchors(s.subject).some(({raw:at})=>h(at,s.raw))?te(_,[s]):ue(_,[s]);if(z!==null)return{ok:!0,chain:z};const nt={kind:"unknown\
-authority",sent:fe(s,l)};return{ok:!1,..._.hint??{flaw:nt,isLeaf:!0}}}function ae(n,{host:t,now:s}){const l=le(n,s);if(l!==null)return l;const{key:f}=n;return d(
n.names,t)?f.kind==="unsupported"?{kind:"key",name:f.name}:f.kind==="rsa"&&f.bits<ce?{kind:"key-size",bits:f.bits}:null:{kind:"other-name",names:n.names.dns}}function le({
unhandled:n,notBefore:t,notAfter:s},l){const[f]=n;return f!==void 0?{kind:"critical-extension",id:f}:l<t?{kind:"not-yet-valid",at:t}:l>s?{kind:"expired",at:s}:null}
function ue(n,t){const s=t.at(-1),{options:l,others:f}=n,_=l.anchors(s.issuer),z=f.filter(({subject:nt})=>h(nt,s.issuer));for(const[nt,at]of[..._,...z].entries()){
const ut=nt<_.length;if(n.checks+=1,n.checks>ye)return null;if(t.some(qt=>$e(qt,at)))continue;const dt=we(t,at,ut,l);if(dt!==null&&(n.hint??=dt),!(dt===null&&s.
signature.isSupported&&at.key.kind===s.signature.key&&l.isSignedBy(s,at)))continue;const Ot=[...t,at],jt=ut?te(n,Ot):ue(n,Ot);if(jt!==null)return jt}return null}
function we(n,t,s,{now:l}){const f=n.at(-1),{basic:_,key:z,maySign:nt,version:at}=t,ut=qt=>({flaw:qt,isLeaf:!1});if(!(_===null?at<3&&s:_.isAuthority)||nt===!1)return ut(
{kind:"no-authority"});const yt=n.length===1;if(!f.signature.isSupported)return{flaw:{kind:"signature",name:f.signature.name},isLeaf:yt};if(z.kind==="rsa"&&z.bits<
ce)return ut({kind:"key-size",bits:z.bits});if(z.kind==="unsupported")return ut({kind:"key",name:z.name});const Ot=le(t,l);if(Ot!==null)return ut(Ot);const jt=_?.
maxPath??null;return jt!==null&&n.length-1>jt?ut({kind:"path-length"}):null}function te(n,t){const s=t.findIndex(({usages:f})=>!Te(f));return s>=0?(n.hint??={flaw:{
kind:"usage"},isLeaf:s===0},null):t.every(({constraints:f},_)=>f===null||t.slice(0,_).every(({names:z})=>a(z,f)))?t:(n.hint??={flaw:{kind:"constraints"},isLeaf:!1},
null)}const ve=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Te=n=>n.length===0||n.some(t=>ve.includes(t)),$e=(n,t)=>h(n.subject,t.subject)&&h(n.keyInfo,t.keyInfo)&&h(n.encodedNames,
t.encodedNames),de=({subject:n,issuer:t})=>h(n,t);function fe(n,t){return de(n)?"self-signed":t.length===0?"leaf":t.some(de)?"root":"chain"}var ee=o(9075);const Ce=[
"TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],he=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","\
AES256-SHA"],ne=[...Ce,...he.flatMap(n=>[`ECDHE-ECDSA-${n}`,`ECDHE-RSA-${n}`])],se=["X25519","P-256","P-384","P-521"],Se=["rsa_pss_rsae_sha256:ecdsa_secp256r1_s\
ha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(
":"),oe="@SECLEVEL=0",pe=Z.constants.SSL_OP_LEGACY_SERVER_CONNECT|Z.constants.SSL_OP_NO_RENEGOTIATION,_e={secureOptions:pe,minVersion:"TLSv1.2",ciphers:[...ne,oe].
join(":"),ecdhCurve:se.join(":"),sigalgs:Se},me={secureOptions:pe,minVersion:"TLSv1",ciphers:[...ne,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEM\
ENTOFALL",oe].join(":"),ecdhCurve:[...se,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function Oe(n){
const t=(0,ee.Oo)(()=>ge([...k.rootCertificates,...(0,k.getCACertificates)("extra"),...n===null?[]:[n]])),s=(0,ee.Oo)(()=>ge((0,k.getCACertificates)("system"))),
l={parse:Ee(),isSignedBy:Ae()};return{hasFile:n!==null,context:(0,ee.Oo)(()=>(0,k.createSecureContext)({..._e,ca:[]})),verify:(f,_)=>{const z=Date.now(),nt={...l,
sent:f,host:_,now:z},at=Qt({...nt,anchors:t()}),ut=at.ok?at:Qt({...nt,anchors:yt=>[...t()(yt),...s()(yt)]});if(!ut.ok)return ut;const dt=m(ut.chain,_,z);return dt===
null?ut:{ok:!1,...dt}}}}const ke=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ge(n){const t=n.flatMap(f=>Array.from(f.matchAll(ke),([
,_=""])=>Buffer.from(_,"base64"))),s=Buffer.concat(t),l=new Map;return f=>{const _=Buffer.from(f),z=_.toString("latin1"),nt=l.get(z);if(nt!==void 0)return nt;const ut=(s.
includes(_)?t.filter(dt=>dt.includes(_)):[]).flatMap(dt=>{const yt=q(dt);return yt.ok&&_.equals(yt.certificate.subject)?yt.certificate:[]});return ut.length>0&&
l.set(z,ut),ut}}const Re=200;function Ee(){const n=new Map;return t=>{const s=Buffer.from(t).toString("latin1"),l=n.get(s);if(l!==void 0)return l;n.size>=Re&&n.
clear();const f=q(t);return n.set(s,f),f}}function Ae(){const n=new WeakMap;return(t,s)=>{const l=n.get(t)??new WeakMap,f=l.get(s)??E(t,s);return n.set(t,l.set(
s,f)),f}}const e=new WeakMap;function c(n){const t=e.get(n)??new Z.X509Certificate(n.raw);return e.set(n,t),t}function E(n,t){try{return c(n).verify(c(t).publicKey)}catch{
return!1}}function m(n,t,s){for(const[l,f]of n.entries()){const _=l===0,z=N(f,n[l+1],_?t:null,s);if(z!==null)return{flaw:{kind:"openssl",check:z},isLeaf:_}}return null}
function N(n,t,s,l){try{const f=c(n),{validFrom:_,validTo:z}=f;if(!(Date.parse(_)<=l&&l<=Date.parse(z)))return"dates";if(s!==null&&!X(f,s))return"name";if(t===void 0)
return null;const nt=c(t);return t.version===3&&!nt.ca?"authority":f.checkIssued(nt)?null:"issuer"}catch{return"encoding"}}const tt={subject:"never",partialWildcards:!1};
function X(n,t){if((0,v.isIP)(t)!==0)return n.checkIP(t)!==void 0;const s=t.replace(/\.$/,"").toLowerCase();if(n.checkHost(s,tt)!==void 0)return!0;const l=s.replace(
/^[^.]*/,""),f=n.subjectAltName?.toLowerCase().split(", ")??[];return l!==""&&f.includes(`dns:*${l}`)}var Y=o(7602),rt=o(8500);const vt=["ERR_SSL_WRONG_VERSION_\
NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],_t=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function pt(n,{name:t},s,l){const f=(0,Y.
$N)(n);if(vt.includes(f))return await Bt(await l())?(0,Y.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(_t.test(f))return n;const _=await Gt(t,s,l);return _===
null?n:"flaw"in _?(s.connection.rejection=_,(0,Y.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${_.flaw.kind}`)):(s.connection.unsupported=_,(0,Y.Au)("TLS_U\
NSUPPORTED",`not supported by the clients: ${_.name}`))}const[Ct,Mt]=[30,100],kt=Buffer.from([22,3,1,0,0]);async function Bt(n){const t=await new Promise(s=>{bt().
then(()=>s("")),n.once("data",l=>s(l.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(kt)});return n.destroy(),t==="HTTP/"}async function bt(){
for(let n=0;n<Ct;n+=1)await(0,rt.setTimeout)(Mt,null,{ref:!1})}const Yt=[me,{...me,maxVersion:"TLSv1.2"}];async function Gt(n,t,s){for(const l of Yt){const f=(0,k.
createSecureContext)({...l,ca:[]}),_=await s(),z=await(0,Y.ek)(_,t,n,{secureContext:f}).catch(()=>null);if(z===null)continue;const nt=gt(z);return z.destroy(),nt}
return null}function gt(n){const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[s]=st(n),l=s&&q(s.raw);if(l?.ok===
!1)return{flaw:l.flaw,isLeaf:!0};const f=n.getCipher().name;if(!ne.includes(f))return{kind:"cipher",name:f};const _=Jt(n);if(!se.includes(_))return{kind:"group",
name:_};const z=l?.certificate.key;return z?.kind==="unsupported"?{flaw:{kind:"key",name:z.name},isLeaf:!0}:null}const Kt={prime256v1:"P-256",secp384r1:"P-384",
secp521r1:"P-521",secp224r1:"P-224"};function Jt(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:Kt[t.name??
""]??t.name??""}const Xt="http/1.1",Nt="h2";async function Pe(n,t){const s=()=>Ie(n,t),l=await s();if(n.scheme==="http")return l;try{return await Ne(n,l,t,Xt)}catch(f){
const _=Y.$N(f);throw _.endsWith("_NO_APPLICATION_PROTOCOL")&&await De(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(_)?await pt(f,n,t,s):f}}async function De(n,t){if(n.
scheme!=="http")try{const s=await Ie(n,t);(await Ne(n,s,t,Nt)).destroy()}catch(s){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(Y.$N(s)))throw s}}function Be(n){
const{scheme:t}=n;if(t!=="https"&&t!=="http")return(0,K.TR)(`unsupported protocol scheme "${t}"`);const{name:s,port:l}=(0,S.cz)(n);if(s==="")return(0,K.TR)("no \
Host in request URL");const f=(0,J.ER)(s)?(0,K.Ju)(s.toLowerCase()):(0,et.Pv)(s);if(!f.ok)return f;const _=l===""?(0,S.L5)(t):Number(l);return _>0&&_<=65535?(0,K.
Ju)({scheme:t,name:f.value,port:_}):(0,K.TR)(`invalid port "${l}"`)}function je(n){const{name:t}=(0,S.cz)(n),s=(0,et.Pv)(t);return(0,J.ER)(t)||!s.ok?t:s.value}function He(n,{
name:t}){const{port:s}=(0,S.cz)(n);return(0,S.EN)(t)+(s===""?"":`:${s}`)}function ze({resolve:n},t,s){const l=n.some(f=>f.name===t);return!["private","loopback"].
includes((0,V.Sz)((l?null:s)??t))}function Le({scheme:n,name:t,port:s}){return(0,S.EN)(t)+(s===(0,S.L5)(n)?"":`:${s}`)}function xe(n,t){const s=t.resolve.find(({
name:l,port:f})=>l===n.name&&(f===null||f===n.port));return s===void 0?{host:n.name,port:n.port,proxy:t.chooseProxy(n)}:{host:s.address,port:s.addressPort??n.port,
proxy:null}}async function Ie(n,t){const{host:s,port:l,proxy:f}=xe(n,t.settings);if(f===null)return Y.zy(s,l,t);Y.ln(n.name,t),t.connection.proxy=f.host;const _=await Ke(
f,t);return n.scheme==="https"?Fe(n,f,_):_}async function Ke(n,t){const s=n.protocol==="https:"?"https":"http",l=n.hostname.replace(/^\[|\]$/g,""),f={scheme:s,name:l,
port:Number(n.port)||(0,S.L5)(s)},_=new Y.Ng;try{const z={...t.settings,resolve:[],chooseProxy:()=>null};return await Pe(f,{...t,settings:z,connection:_,allowPrivate:!0})}catch(z){
if((0,M.qo)(z))throw z;const nt=`proxy ${n.host} cannot be reached: ${Y.bD(z)}`;throw Y.Au("PROXY_REFUSED",nt)}finally{t.connection.lookupMs=_.lookupMs,t.connection.
connectMs=_.connectMs}}async function Ne(n,t,s,l){const{connection:f,settings:_}=s,{trust:z}=_,nt=performance.now(),at={secureContext:z.context(),ALPNProtocols:[
l]},ut=await Y.ek(t,s,n.name,at);f.tlsMs=performance.now()-nt;const dt=st(ut),yt=z.verify(dt.map(({raw:Ot})=>Ot),n.name);if(f.certificate=A(dt,yt,Le(n)),yt.ok&&
ut.alpnProtocol!==Nt)return ut;throw ut.destroy(),yt.ok?Y.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(f.rejection={...yt,issuer:dt.at(-1)?.issuer??"",hasFile:z.
hasFile},Y.Au("CERTIFICATE_REJECTED",`certificate rejected: ${yt.flaw.kind}`))}function Ue(n){if(n.username===""&&n.password==="")return{};const t=`${decodeURIComponent(
n.username)}:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(t).toString("base64")}`}}const We=[502,503,504];function Fe(n,t,s){
const l=`${(0,S.EN)(n.name)}:${n.port}`;return new Promise((f,_)=>{const z=(0,D.request)({method:"CONNECT",path:l,headers:{host:l,...Ue(t)},insecureHTTPParser:!0,
createConnection:()=>s});z.on("error",nt=>{const at=`proxy ${t.host} closed the connection: ${nt.message}`;_(Y.Au("PROXY_REFUSED",at))}),z.on("connect",(nt,at,ut)=>{
if(nt.statusCode===200&&ut.length===0)return f(s);s.destroy();const{statusCode:dt=0,statusMessage:yt=""}=nt,Ot=We.includes(dt)?"PROXY_NOT_REACHED":"PROXY_REFUSE\
D",jt=`proxy ${t.host} returned ${dt} ${yt}`;_(Y.Au(Ot,jt.trimEnd()))}),z.end()})}function Ge(n){const t=[...[...n.hostnames,...n.tokens].map(({host:s})=>(0,et.
Sv)(s).name),...n.resolve.map(({name:s})=>s)];return{resolve:n.resolve,namedHosts:new Set(t),chooseProxy:n.chooseProxy,trust:Oe(n.authorities)}}}),7602:((Dt,Et,o)=>{
o.d(Et,{$N:()=>J,Au:()=>V,Ng:()=>et,bD:()=>ot,ek:()=>A,ln:()=>Z,zy:()=>st});var D=o(610),M=o(7030),K=o(1692),S=o(5195);class et{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const V=(u,b)=>Object.assign(new Error(b),{code:u});function J(u){return typeof u!="object"||u===null?"":"code"in u&&typeof u.code=="string"?u.code:""}const ot=u=>typeof u==
"object"&&u!==null&&"message"in u?String(u.message):String(u);async function st(u,b,O){const{connection:L}=O;(0,M.isIP)(u)!==0&&Z(u,O);const h=performance.now();
let r=h;const C=(0,M.connect)({host:u,port:b,noDelay:!0,lookup:i(O,()=>{r=performance.now(),L.lookingUp=!1,L.lookupMs=r-h})});return O.hold(C),await W(C,"connec\
t"),L.connectMs=performance.now()-r,L.address=C.remoteAddress??null,C}async function A(u,b,O,L){const h=(0,K.connect)({...L,socket:u,servername:(0,M.isIP)(O)===
0?O.replace(/\.$/,""):"",rejectUnauthorized:!1});return b.hold(h),await W(h,"secureConnect"),h}function W(u,b){return new Promise((O,L)=>{const h=()=>L(V("ECONN\
RESET","the connection was closed")),r=()=>O(void u.off("close",h));u.once(b,r).once("error",L).once("close",h)})}function Z(u,b){const O=v(u,b);if(O!==null)throw O}
function v(u,{allowPrivate:b}){const O=(0,S.Sz)(u);return O==="metadata"?V("ADDRESS_METADATA",`${u} is a metadata address`):O==="public"||b?null:V(O==="reserved"?
"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${u} is a ${O} address`)}const k=253,T=u=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(u);function i(u,b){return(O,L,h)=>{const B=(T(
O)||O.replace(/\.$/,"").length>k?V("ENOTFOUND",`no such host: ${O}`):null)??v(O,u);if(B!==null)return queueMicrotask(()=>h(B,[]));u.connection.lookingUp=!0,(0,D.
lookup)(O,{...L,all:!0},($,x)=>{if(b(),$!==null)return h($,[]);const j=x.map(({address:H})=>v(H,u)),g=x.filter((H,Q)=>j[Q]===null),p=j.find(H=>H!==null);if(g.length===
0&&p)return h(p,[]);h(null,g)})}}}),1654:((Dt,Et,o)=>{o.d(Et,{N:()=>xt});var D=o(4283),M=o(5195),K=o(3592),S=o(2832),et=o(5306),V=o(7602),J=o(4091);function ot(P){
const[,d="",y="",U=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(P)??[],a=/^HTTP\/(\d)\.(\d)$/.exec(d);if(a===null)return(0,J.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(y))return(0,J.TR)("malformed status");const[,w="",R=""]=a;return(0,J.Ju)({status:Number(y),reason:U,version:Number(w+R)})}function st(P,d){const y=Z(d);if(!y.
ok)return y;const U=new Map(y.value),{status:a,reason:w,version:R}=P,G=u(a,R,U);if(!G.ok)return G;G.value==="chunked"&&U.delete("content-length");const q=G.value!==
1/0&&O(R,U);return(0,J.Ju)({status:a,reason:w,headers:U,framing:G.value,keepAlive:q})}const A=/^[\w!#$%&'*+.^`|~ -]+$/,W=P=>/^[\t -~\u0080-\u00ff]*$/.test(P);function Z(P){
const d=new Map;for(const y of T(P)){const U=y.indexOf(":"),a=y.slice(0,Math.max(U,0)),w=k(y.slice(U+1));if(!A.test(a))return(0,J.TR)("malformed header line");if(!W(
w))return(0,J.TR)("control character in a header");const R=a.toLowerCase(),G=d.get(R);G===void 0?d.set(R,[w]):G.push(w)}return(0,J.Ju)(d)}const v=/(?<![ \t])[ \t]+$/,
k=P=>P.replace(/^[ \t]+/,"").replace(v,"");function T(P){const d=[];for(const y of P){const U=k(y),a=d.at(-1);/^[ \t]/.test(y)&&a!==void 0?a.push(U):d.push([/^[ \t]|^[^:]*$/.
test(y)?":":U])}return d.map(y=>y.join(" "))}const i=["transfer-encoding","content-length","trailer"];function u(P,d,y){const U=d>=11?y.get("transfer-encoding")??
[]:[],[a]=U;if(U.length>1)return(0,J.TR)("several Transfer-Encoding headers");if(a!==void 0&&a.toLowerCase()!=="chunked")return(0,J.TR)("unsupported Transfer-En\
coding");const w=b(y,"trailer");if(a!==void 0&&w.some(ct=>i.includes(ct)))return(0,J.TR)("forbidden name in Trailer");const R=y.get("content-length")??[];if(new Set(
R).size>1)return(0,J.TR)("different Content-Length headers");const[G]=R,q=Number(G);return G!==void 0&&!(/^\d+$/.test(G)&&q<2**63)?(0,J.TR)("malformed Content-L\
ength"):P<200||P===204||P===304?(0,J.Ju)(0):a!==void 0?(0,J.Ju)("chunked"):(0,J.Ju)(G===void 0?1/0:q)}const b=(P,d)=>(P.get(d)??[]).flatMap(y=>y.split(",")).map(
y=>y.trim().toLowerCase());function O(P,d){const y=b(d,"connection");return P<10||y.includes("close")?!1:P>=11||y.includes("keep-alive")}const L=4096,h=16*1024;
class r{#t="size";#e=0;#s=0;#n="";#o=[];#r=0;push(d){const y=new Uint8Array(d.length);let U=0,a=0;for(;a<d.length&&this.#t!=="nothing";){if(this.#e>0){const G=Math.
min(a+this.#e,d.length);for(this.#e-=G-a;a<G;a+=1,U+=1)y[U]=d[a]??0;continue}const w=d[a]??0;if(a+=1,this.#n+=String.fromCharCode(w),this.#n.length+this.#r>L)return(0,J.
TR)("long line in chunks");if(w!==10)continue;const R=this.#c(this.#n);if(R!==null)return(0,J.TR)(R);this.#n=""}return(0,J.Ju)({data:y.subarray(0,U),used:a,isEnd:this.#t===
"nothing"})}#c(d){if(!d.endsWith(`\r
`)||d.indexOf("\r")<d.length-2)return"malformed end of a chunk line";if(this.#t==="size")return this.#i(d);const y=d===`\r
`;if(this.#t==="end of data")return this.#t="size",y?null:"malformed chunk";if(this.#r+=d.length,!y)return this.#o.push(d.slice(0,-2)),null;this.#t="nothing";const U=Z(
this.#o);return U.ok?null:U.why}#i(d){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(d)?(this.#e=Number.parseInt(d,16),this.#t=this.#e===0?"trailer":"end of dat\
a",this.#e===0?null:(this.#s=Math.max(0,this.#s+d.length-16-2*this.#e),this.#s>h?"chunks with too little data":null)):"malformed chunk size"}}function C(P){const d=new mt(
P);let y=!0,U=0;return{mayRepeat:()=>U>0&&d.received===U,isFree:()=>y&&d.isEmpty&&!P.destroyed&&P.readable,get:async a=>{y=!1,U=d.received,P.write(B(a),"latin1"),
await j(d);const w=await p(d),{framing:R}=w,G=async function*(){yield*R==="chunked"?lt(d):it(d,R),y=w.keepAlive},q=()=>{y||P.destroy()};return{head:(0,S.zy)(w),
body:Object.assign(G(),{destroy:q})}}}}function B({path:P,headers:d}){const y=Object.entries(d).map(([a,w])=>`${a}: ${w}`),U=[`GET ${P} HTTP/1.1`,...y];if(U.some(
a=>/[\r\n\0]/.test(a)))throw new Error("a request has a line break");return`${U.join(`\r
`)}\r
\r
`}const $=9,x=4;async function j(P){const d=await P.arrived();if(d===null||d.length<$)return;if(d[0]===0&&d[3]===x&&d.readUInt32BE(5)===0)throw(0,V.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const g=5;async function p(P){P.textBytes=S.v8;for(let d=0;d<=g;d+=1){const y=H(ot(await Q(P))),U=[];for(;;){
const w=await Q(P);if(w==="")break;U.push(w)}const a=H(st(y,U));if(a.status<100||a.status>199||a.status===101)return a}throw(0,V.Au)("HTTP_MALFORMED",`more than\
 ${g} interim responses`)}function H(P){if(!P.ok)throw(0,V.Au)("HTTP_MALFORMED",P.why);return P.value}async function Q(P){const d=await P.line();if(d===null)throw(0,V.
Au)("ECONNRESET","the connection was closed");return d.endsWith("\r")?d.slice(0,-1):d}const ft=64*1024;async function*it(P,d){let y=d;for(;y>0;){const U=await P.
arrived()!==null;if(!U&&y===1/0)return;if(!U)throw(0,V.Au)("BODY_CUT","the body is cut off");const a=P.take(Math.min(y,ft));y-=a.length,yield a}}async function*lt(P){
const d=new r;for(;;){const y=await P.arrived();if(y===null)throw(0,V.Au)("BODY_CUT","the body is cut off");const{data:U,used:a,isEnd:w}=H(d.push(y));if(P.take(
a),U.length>0&&(yield U),w)return}}const $t=10;class mt{#t;#e=Buffer.alloc(0);received=0;textBytes=0;constructor(d){this.#t=d[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(){const d=[];for(;;){const y=this.#e.indexOf($t),U=this.take(y<0?this.#e.length:y+1);if(d.push(U),this.textBytes-=U.length,
this.textBytes<0)throw(0,V.Au)("HEADERS_TOO_LARGE","too many headers");if(y>=0)return Buffer.concat(d).toString("latin1").slice(0,-1);if(await this.#s())continue;
const a=Buffer.concat(d).toString("latin1");return a===""||a==="\r"?null:a}}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}take(d){const y=this.#e.
subarray(0,d);return this.#e=this.#e.subarray(y.length),y}async#s(){const d=await this.#t.next();return d.done===!0?!1:(this.#e=d.value,this.received+=this.#e.length,
!0)}}class Rt{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const Pt=12;class xt{#t;#e=[];#s=new Map;#n=new Set;#o=!0;constructor(d){
this.#t=d}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const d of[...this.#n].reverse())d.destroy()};async get(d){const y=new Rt;try{const{head:U,body:a}=await this.#r(
d,y);y.head=U,y.body=await(0,S.x8)(a,U,d.planBody(U))}catch(U){y.address=y.connection?.address??y.address,y.error=(0,V.$N)(U)==="ECONNRESET"&&this.#e[0]||U}return y}async#r(d,y){
const{scheme:U,name:a,port:w}=d.endpoint,R=`${U}://${a} ${w}`,G=`${R} private`,q=Ht(d,this.#t),ct=async ht=>{this.#c(ht),y.address=ht.address;const wt=performance.
now(),At=await ht.http.get(q);return y.firstByteMs=performance.now()-wt,At},Tt=(d.allowPrivate?[R,G]:[R]).map(ht=>this.#s.get(ht)).find(ht=>ht?.http.isFree());if(Tt!==
void 0)try{return await ct(Tt)}catch(ht){if(!this.#o||!Tt.http.mayRepeat())throw ht}try{const ht=this.#i(d,y),wt=await(0,et.JY)(d.endpoint,ht),{address:At}=ht.connection,
It=(0,M.Sz)(At??a)==="public"?R:G;return await ct({key:It,http:C(wt),socket:wt,address:At})}catch(ht){throw(0,V.$N)(ht)==="HTTP2_FRAME"&&await(0,et.dI)(d.endpoint,
this.#i(d,y)),ht}}#c(d){const y=this.#s;y.delete(d.key),y.set(d.key,d);const[U]=y;y.size>Pt&&U!==void 0&&(y.delete(U[0]),U[1].socket.destroy())}#i({allowPrivate:d},y){
const U=new V.Ng;y.connection=U;const a=w=>{this.#n.add(w),w.on("error",R=>{(0,V.$N)(R).startsWith("ERR_SSL")&&this.#e.push(R)}),w.on("close",()=>this.#n.delete(
w)),this.#o||w.destroy()};return{settings:this.#t,connection:U,allowPrivate:d,hold:a}}}function Ht(P,d){const{url:y,endpoint:U,token:a,headers:w}=P,R=U.scheme===
"http"?(0,et.Lu)(U,d).proxy:null,G=(0,et.gQ)(y,U),q=(0,D.t5)(y);return{path:I(R===null?q:`http://${G}${q}`).replace(/ /g,"%20"),headers:{host:G,"user-agent":K._O,
...w,...w.range===void 0?{"accept-encoding":"gzip"}:{},...F(y,a),...R===null?{}:(0,et.To)(R)}}}const I=P=>Buffer.from(P,"utf8").toString("latin1");function F(P,d){
if(d!==null)return{authorization:I(`Bearer ${d.reveal()}`).trimEnd()};const y=(0,D.aR)(P);return y===null?{}:{authorization:y}}}),3948:((Dt,Et,o)=>{o.d(Et,{e:()=>lt});
var D=o(4283),M=o(4e3),K=o(9209),S=o(1064),et=o(2713),V=o(2832),J=o(5306),ot=o(8161),st=o(5747),A=o(960),W=o(2636),Z=o(9872),v=o(4592),k=o(6697),T=o(7602);const i=I=>({
describe:I,transient:!1}),u=I=>({describe:I,transient:!0}),b=I=>F=>A.T0({host:F.host,why:I}),O=I=>u(({host:F})=>A.P6({host:F,error:I})),L=I=>i(({host:F})=>Z.cI(
{host:F,error:I})),h=I=>u(({host:F,asks:P})=>P==="document"?W.Eh({host:F,why:I}):(0,v.Bz)({host:F,why:I})),r=I=>i(({host:F,asks:P})=>(0,k.AO)({host:F,address:I,
asks:P})),C=i(({host:I,text:F})=>A.P0({host:I,error:F}));function B({host:I,rejection:F}){if(F===null)throw new Error("a certificate is rejected for a reason");
const{flaw:P,isLeaf:d,issuer:y="",hasFile:U=!1}=F;return P.kind==="expired"?Z.vk({host:I,isLeaf:d,at:P.at}):P.kind==="not-yet-valid"?Z.x1({host:I,isLeaf:d,at:P.
at}):P.kind==="other-name"?Z.B_({host:I,names:P.names}):Z.SE({host:I,isLeaf:d,flaw:P,issuer:y,hasFile:U})}const $={ENOTFOUND:i(b("no-such-host")),ENODATA:i(b("n\
o-such-host")),EAI_AGAIN:u(b("no-answer")),EAI_FAIL:u(b("server-failed")),ECONNREFUSED:O("refused"),ECONNRESET:O("closed"),ECONNABORTED:O("closed"),EPIPE:O("clo\
sed"),EHOSTUNREACH:O("no-host-route"),ENETUNREACH:O("no-network-route"),ETIMEDOUT:u(({host:I,asks:F})=>A.Qs({host:I,asks:F,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:u(
({host:I,text:F})=>A.P6({host:I,error:{proxy:F}})),PROXY_REFUSED:i(({host:I,text:F})=>Z.rZ({host:I,reason:F})),PLAIN_HTTP:i(Z.MY),ADDRESS_METADATA:r("metadata"),
ADDRESS_PRIVATE:r("private"),ADDRESS_RESERVED:r("reserved"),CERTIFICATE_REJECTED:i(B),TLS_UNSUPPORTED:i(({host:I,unsupported:F})=>Z.cI({host:I,error:F??{code:"T\
LS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:L("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:L("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:L("client-ce\
rtificate"),HTTP_MALFORMED:C,HTTP2_FRAME:C,HTTP2_ONLY:i(k.ro),HEADERS_TOO_LARGE:i(W.ku),BODY_CUT:h("closed"),Z_BUF_ERROR:h("gzip"),Z_DATA_ERROR:i(({host:I,asks:F})=>F===
"document"?W.jN({host:I,encoding:"broken gzip"}):(0,v.Bz)({host:I,why:"not-gzip"}))};function x(I){return I.endsWith("UNRECOGNIZED_NAME")?L("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(I)?L({code:I}):O({code:I})}function j(I){const{code:F}=I,P=Object.hasOwn($,F)?$[F]:void 0,{describe:d,transient:y}=P??x(F);return{problem:d(I),transient:y}}
function g({error:I,connection:F,head:P},{endpoint:d,asks:y,limitMs:U}){const a=(0,J.jT)(d);if(U!==null){const ct=H(F,P!==null);return{problem:A.Qs({host:a,asks:y,
phase:ct,limitMs:U}),transient:!0}}const w=(0,T.$N)(I);if(w===""||(0,st.qo)(I))throw I;/^E(?:NOTFOUND|AI_)/.test(w)&&(0,st.yR)(ot.devNull);const R=P!==null&&p.test(
w)?"BODY_CUT":w,{rejection:G,unsupported:q}=F??new T.Ng;return j({code:R,text:(0,T.bD)(I),asks:y,host:a,rejection:G,unsupported:q})}const p=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function H(I,F){return I?.lookingUp?"lookup":I?.connectMs===null?"connection":F?"body":"response"}const Q=[301,302,303,307,308],ft=8192;class it{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(F){
this.options=F,this.started=F.monotonic(),this.startsInPublic=F.origin?.isPublic??!0}}async function lt(I){const F=new it(I),P=I.startTimer(I.timeoutMs,()=>{F.timedOut=
!0,I.session.close()});try{const d=await $t(F),{connections:y,firstByteMs:U,headMs:a,started:w}=F,R=St=>{const Tt=y.map(ht=>ht[St]).filter(ht=>ht!==null);return Tt.
length===0?null:Tt.reduce((ht,wt)=>ht+wt)},[G,q,ct]=[R("lookupMs"),R("connectMs"),R("tlsMs")];return{response:d,hops:[...F.hops],timing:{lookupMs:G,connectMs:q,
tlsMs:ct,firstByteMs:U,totalMs:I.monotonic()-w},headMs:a,certificates:[...y.flatMap(({certificate:St})=>St??[])]}}finally{P()}}async function $t(I){let{url:F}=I.
options;for(;;){const P=(a,w)=>xt((0,K.Y3)({redirect:a,url:(0,D.Pl)(F),why:w})),d=(0,J.X5)(F);if(!d.ok)return P("to",d.why);const y=await Rt(I,F,d.value);if(y.kind===
"failed"||!mt(y.head))return y;const U=(0,D.O2)(F,y.head.location??"");if(!U.ok)return P("from",`failed to parse Location header: ${U.why}`);if(I.hops.length>I.
options.maxRedirects)return Ht(I,U.value);if((0,D.jr)(U.value).length>ft){const a=`its URL has more than ${ft} characters, which servers do not accept`;return P(
"from",a)}F=U.value}}const mt=({status:I,location:F})=>Q.includes(I)&&!!F;async function Rt(I,F,P){const{options:d,hops:y}=I,{token:U,settings:a,planBody:w,headers:R,
origin:G}=d,q=y.length===0&&G===null;I.urls.add((0,D.jr)(F)),I.stops.push({scheme:P.scheme,name:(0,J.be)(F)});const ct=U===null?"none":(0,et.nL)(I.stops).at(-1)??
"dropped";I.headMs=null;const St=d.monotonic(),Tt=await d.session.get({url:F,endpoint:P,token:ct==="sent"?U:null,headers:R,allowPrivate:!I.startsInPublic||q||a.
namedHosts.has(P.name),planBody:Ut=>(I.headMs=d.monotonic()-I.started,mt(Ut)?V.IK:w(Ut))}),ht=d.monotonic()-St;Pt(I,Tt,{url:(0,M.dh)((0,D.Pl)(F)),authorization:ct,
ms:ht}),q&&(I.startsInPublic=(0,J.Ul)(a,P.name,Tt.address));const{head:wt,body:At}=Tt;if(wt!==null&&At!==null)return{kind:"received",url:F,head:wt,body:At};const It=I.
timedOut?d.timeoutMs:null,{asks:Lt}=d;return{kind:"failed",...g(Tt,{endpoint:P,asks:Lt,limitMs:It})}}function Pt(I,F,{url:P,authorization:d,ms:y}){const{connection:U,
address:a,head:w}=F;U!==null&&I.connections.push(U),F.body!==null&&(I.firstByteMs=(I.firstByteMs??0)+F.firstByteMs),I.hops.push({url:P,status:w?.status??null,reason:(0,M.
dh)(w?.reason??""),mediaType:w?.contentType?(0,M.dh)(w.contentType):null,authorization:d,challenge:w?.challenge?(0,M.dh)(w.challenge):null,address:a,proxy:U?.proxy??
null,ms:y})}const xt=I=>({kind:"failed",problem:I,transient:!1});function Ht({urls:I,hops:F,options:P},d){const{asks:y,maxRedirects:U}=P,a=F[0]?.url??"";if(I.has(
(0,D.jr)(d)))return xt((0,K.f0)({url:a,asks:y,to:(0,D.Pl)(d)}));const w=F.length,R=y==="document"?S.NX:{terraform:U,opentofu:U},G=S.Du.filter(q=>w>R[q]);return xt(
(0,K.KA)({url:a,asks:y,redirects:w,clients:G,limits:R}))}}),4929:((Dt,Et,o)=>{o.d(Et,{Dz:()=>J,P4:()=>et,Yv:()=>ot,kV:()=>st});var D=o(4091),M=o(1831),K=o(4e3),
S=o(5799);const et=({clients:A,mistake:W})=>(0,S.CC)("credentials-config",{...V(W),affects:A});function V(A){switch(A.kind){case"missing":return{message:`${A.setting}\
 names ${(0,D.ol)(A.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${A.
file} ${(0,K.mP)(A.failure)}`,help:A.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this \
account can read; this check continues without it"};case"syntax":return{message:`${A.file} has a syntax error: ${A.why}`,help:"correct the file; the client igno\
res all of it, including its tokens"};case"type":return{message:`${A.file}: ${A.path.join(".")} must be ${A.want}`,help:"correct the value; Terraform ignores th\
e whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${A.file}: ${A.why}`,help:"correct the block; the client ignores it"};case"\
label":return{message:`the label of the block ${A.type} ${(0,D.ol)(A.label)} is not a hostname: ${A.why}`,help:A.advice??"write a hostname as the label; the cli\
ent ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them\
 at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"\
no token":return{message:A.hasValue?`the token in the credentials block for host ${(0,M.nx)(A.host)} at ${A.file} is not a string`:`the credentials block for ho\
st ${(0,M.nx)(A.host)} at ${A.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"\
no helper":return{message:`credentials helper ${(0,D.ol)(A.name)}: there is no terraform-credentials-${A.name} in ${A.directories.join(", ")}`,help:A.name===A.name.
toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other\
 name"}}}const J=({name:A,why:W})=>(0,S.CC)("credentials-helper",{message:`credentials helper ${A}: ${W}`,help:'run the program with "get" and the host: it must\
 print {"token": "\u2026"} and exit with 0'}),ot=({host:A,at:W})=>(0,S.CC)("services-forced",{message:`the host block at ${W} defines the services of ${A}; the \
host's own discovery document is not used`,help:`remove the host block at ${W} to use the discovery document of ${A}`}),st=A=>(0,S.CC)("services-forced-differ",
{message:`the host block at ${A.at} and the discovery document of ${A.host} differ in ${(0,K.K4)(A.services,10,K.dh)}`,help:"update the host block or remove it;\
 machines without it use other services"})}),2636:((Dt,Et,o)=>{o.d(Et,{Eh:()=>W,HB:()=>T,e:()=>V,g0:()=>v,jN:()=>st,ku:()=>ot,pN:()=>Z,wE:()=>et,zf:()=>J});var D=o(
4e3),M=o(5799),K=o(8937);const S='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function et({location:i,retryAfter:u,transient:b,...O}){
const{asked:L,status:h}=O,r=(C,B,$=(0,D.NM)(O,B))=>(0,M.CC)("document-status",{message:`${(0,D._r)(O)}${C}; expected 200 or 404`,help:$});if(h>=300&&h<400)return i?
r(", which clients do not follow",(0,M.C)("redirect with 301, 302, 303, 307 or 308")):r(" without a Location header",(0,M.C)("add a Location header to the redir\
ect"));if(h===429){const C=u===null?"":` (Retry-After: ${(0,D.dh)(u,40)})`;return r(C,K.uK,K.uK)}if(h===511){const C="sign in to this network, or use another on\
e",B="the network answers with 511 Network Authentication Required",$=(0,M.Lw)(C);return{...r("",$,$),obstacle:{verb:"does not reach",what:B,help:C}}}return b?r(
"",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,D.B9)(L)}):r("",{operator:"\
return the discovery document, or 404 if the host has no services",user:(0,D.Wt)([]),guest:(0,D.qZ)(L)})}function V({contentType:i,malformed:u,...b}){const L=i===
""?"has no Content-Type":`has ${u?"a malformed Content-Type":"Content-Type"} "${(0,D.dh)(i)}"`;return(0,M.CC)("document-type",{message:`${b.url} ${L}; expected \
"application/json"`,help:(0,D.NM)(b,(0,M.C)("serve /.well-known/terraform.json as application/json",b.page===null?"most servers send it for a file named terrafo\
rm.json":void 0))})}const J=({bytes:i,limit:u,...b})=>(0,M.CC)("document-size",{message:`${b.url} has ${i??`more than ${u}`} bytes, limit ${u}`,help:(0,D.NM)(b,
(0,M.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),ot=({host:i})=>(0,M.CC)("document-headers",{message:`${i} se\
nt more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),st=i=>"host"in i?(0,M.CC)("document-encoding",{message:`${i.
host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the document"}):(0,M.CC)(
"document-encoding",{message:`${i.url} has Content-Encoding "${(0,D.dh)(i.encoding)}", which the clients do not decompress`,help:(0,D.NM)(i,(0,M.C)("configure t\
he server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),A={closed:"closed the connection in the middle of its response",gzip:"sent a gzip\
 document that is cut off"},W=({host:i,why:u})=>(0,M.CC)("document-incomplete",{message:`${i} ${A[u]}`,operator:"look for a server that crashes while it respond\
s, or a proxy that changes the body"}),Z=({why:i,advice:u,...b})=>(0,M.CC)("document-not-json",{message:`${b.url} is not valid JSON: ${(0,D.dh)(i)}`,help:(0,D.NM)(
b,(0,M.C)(u??S))}),v=({why:i,...u})=>(0,M.CC)("document-not-object",{message:`${u.url} is not a JSON object: ${(0,D.dh)(i)}`,help:(0,D.NM)(u,(0,M.C)(S))}),k=20;
function T({host:i,url:u,why:b,required:O}){const L=[...new Set(O.map(C=>C.split(".")[0]??C))],h=(0,D.K4)(L,k,C=>`a ${C} service`)||"any service",r=b==="status"?
`${u} returned 404`:"its discovery document is `null`";return(0,M.CC)("document-absent",{message:`host ${i} does not provide ${h}: ${r}`,operator:b==="status"?"\
serve /.well-known/terraform.json":S,user:(0,D.Wt)(O),guest:(0,D.qZ)(i)})}}),9209:((Dt,Et,o)=>{o.d(Et,{CL:()=>A,KA:()=>V,Y3:()=>st,f0:()=>J,n4:()=>ot});var D=o(
1064),M=o(4e3),K=o(5799);const S=({url:W,asks:Z})=>`configure ${W} to return ${Z==="document"?"the document":"its answer"}`,et=W=>(0,K.C)(`${S(W)}, or to redire\
ct straight to it`);function V({redirects:W,clients:Z,limits:v,...k}){const T=Z.map(i=>`${D.bB[i]} follows ${v[i]}`);return(0,K.CC)("redirect-limit",{message:`${k.
url} redirects ${W} times; ${T.join(", ")}`,help:et(k),affects:Z})}const J=({url:W,asks:Z,to:v})=>(0,K.CC)("redirect-loop",{message:`the redirects of ${W} lead \
back to ${v}`,operator:S({url:W,asks:Z})}),ot=W=>(0,K.CC)("redirect-insecure",{message:`${W.url} redirects to ${W.to}, which is not https${W.exposesToken?"; Ter\
raform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),st=W=>(0,K.CC)("redirect-invalid",{message:`\
the redirect ${W.redirect} ${W.url} cannot be followed: ${(0,M.dh)(W.why)}`,operator:"redirect to an https URL"}),A=({url:W,redirects:Z})=>(0,K.CC)("redirect-ne\
sted",{message:`${W} redirects ${Z} times; the protocol only requires clients to follow 1 redirect`,help:et({url:W,asks:"document"})})}),9872:((Dt,Et,o)=>{o.d(Et,
{BU:()=>j,B_:()=>r,MY:()=>x,SE:()=>h,cI:()=>$,rZ:()=>J,vk:()=>ot,x1:()=>st});var D=o(4e3),M=o(5799),K=o(736);const S=({host:g,isLeaf:p})=>p?`the certificate of ${g}`:
`an authority in the certificate chain of ${g}`,et=g=>V(new Date(g).toISOString()),V=g=>g.slice(0,10),J=({host:g,reason:p})=>(0,M.CC)("proxy-refused",{message:`${g}\
 was not reached: ${p}`,help:K.TG,obstacle:{verb:"does not reach",what:(0,D.dh)(p),help:K.TG}}),ot=g=>(0,M.CC)("tls-expired",{message:`${S(g)} expired on ${et(g.
at)}`,operator:"renew the certificate and reload the server"}),st=g=>(0,M.CC)("tls-not-yet-valid",{message:`${S(g)} is not valid before ${et(g.at)}`,help:"check\
 the clock of this machine and the start date of the certificate"}),A={leaf:"is signed by an unknown authority, or the host does not send the intermediate certi\
ficate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},W=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
Z="set `ca-file` to the certificate of the issuer",v="add the certificate of the issuer to `ca-file`, which does not contain it";function k(g,{issuer:p,hasFile:H}){
const Q=W.test(p),ft=Q?", which looks like an intercepting proxy":"",it=`issuer ${(0,D.dh)(p.split(`
`).reverse().join(", "),100)}${ft}`,mt=`${H?v:Z}${(g==="leaf"||g==="chain")&&!Q?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,Pt={verb:"does not trust",what:it,help:mt,isCommon:g==="self-signed"};return{says:`${A[g]}; ${it}`,help:mt,obstacle:Pt}}const T={"negative-ser\
ial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issu\
ed a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more aut\
horities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not\
 for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameCo\
nstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},i=(g,p)=>({says:`has ${g}, which Terraform and OpenTofu do no\
t support`,help:p}),u="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",b="issue it with a key of 2048 to 8192 bits",O="have it signe\
d with SHA-256, SHA-384, SHA-512 or Ed25519";function L(g,p){switch(g.kind){case"unknown-authority":return k(g.sent,p);case"curve":return i(`a key on the curve ${g.
curve}`,u);case"key":return i(`a key of the kind ${g.name}`,u);case"key-size":return i(`an RSA key of ${g.bits} bits`,b);case"signature":return i(`a signature o\
f the kind ${g.name}`,O);case"critical-extension":return i(`the critical extension ${g.id}`,"issue it without that extension");case"openssl":return{says:`passes\
 the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${g.check}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"\
malformed":return{says:`is malformed (${g.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:return T[g.
kind]}}function h({flaw:g,...p}){const{says:H,...Q}=L(g,p);return(0,M.CC)("tls-untrusted",{message:`${S(p)} ${H}`,...Q})}function r({host:g,names:p}){const H=p.
length===0?"no DNS name":(0,D.K4)(p,3,D.dh);return(0,M.CC)("tls-name-mismatch",{message:`the certificate of ${g} is for ${H}`,help:`issue a certificate that lis\
ts ${g} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a certificate for ${H}`,isCommon:!0}})}const C={
"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certif\
icate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the se\
rver knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},B={version:g=>({says:`off\
ers no TLS version later than ${g.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:g=>({says:`offers only cip\
her suites that Terraform and OpenTofu do not support, such as ${g}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),group:g=>({
says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${g}`,help:"enable the group X25519 or P-256 on the host"})};function $({
host:g,error:p}){if(typeof p=="object"&&"code"in p)return(0,M.CC)("tls-protocol",{message:`the TLS handshake with ${g} failed (${p.code})`,help:"check the TLS s\
ettings of the host, and that it has a certificate for this name"});const{says:H,help:Q}=typeof p=="string"?C[p]:B[p.kind](p.name);return(0,M.CC)("tls-protocol",
{message:`${g} ${H}`,help:Q})}const x=({host:g})=>(0,M.CC)("tls-plain-http",{message:`${g} serves plain HTTP on this port: server gave HTTP response to HTTPS cl\
ient`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function j({host:g,days:p,expires:H}){const Q=p===0?"today":p===1?
"in 1 day":`in ${p} days`;return(0,M.CC)("tls-expires-soon",{message:`the certificate of ${g} expires ${Q}, on ${V(H)}`,operator:"renew the certificate; if it i\
s renewed automatically, find out why that has not happened"})}}),4592:((Dt,Et,o)=>{o.d(Et,{Bz:()=>h,Ev:()=>b,MI:()=>A,Mx:()=>O,RK:()=>Z,hy:()=>T,m$:()=>ot});var D=o(
4e3),M=o(5799),K=o(8937);const S=({kind:r,first:C,others:B,isMixed:$})=>B===0?C:`${C} and ${B} other${$?"":` ${r}`}${B===1?"":"s"}`,et=({kind:r,mirror:C})=>C===
null?`${r}s.v1`:"the network mirror",V=r=>`the URL of ${et(r)} in the ${r.mirror===null?"discovery document":"CLI configuration"}`;function J({page:r,host:C,...B},$){
if(r?.kind!=="sign-in")return(0,D.NM)({page:r,asked:C},$);const x=`allow requests to ${et({host:C,...B})} without a browser`,j=r.title===""?"":` ("${r.title}")`;
return{operator:x,because:`the host returned a sign-in page${j}`}}function ot(r){const{token:C,elsewhere:B,challenge:$,isFork:x}=r,j=x&&C==="none",g=$===null?"":
` and requires ${$} authentication`,p=j?"secrets are withheld from pull requests of forks":(0,K.pt)(r,B);return(0,M.CC)("versions-unauthorized",{message:`the ve\
rsions of ${S(r)} cannot be read: ${(0,D._r)(r)}${g}; ${p}`,help:j?K.ro:J(r,st(r)),isUnsent:(0,K.wt)(r),severity:j?"notice":C==="withheld"?"warning":"error"})}function st(r){
const{host:C,source:B,elsewhere:$,challenge:x}=r,j=et(r);if(x!==null)return{operator:`accept Bearer tokens at the URL of ${j}`,note:"the CLIs send only Bearer t\
okens"};const g=$===null?`check that the token is complete and has access, or ${(0,K.qV)(B??"",C)}`:`check that ${$} accepts the token from ${B}: the CLIs send \
it the token for ${C}, not one for ${$}`;return(0,K.$w)(r,j,$,g)}function A(r){const{attempts:C,transient:B,host:$,status:x}=r,j=C>1?` in each of ${C} attempts`:
"";return(0,M.CC)("versions-status",{message:`the versions of ${S(r)} cannot be read: ${(0,D._r)(r)}${j}; expected 200`,help:J(r,W($,x,B,V(r)))})}function W(r,C,B,$){
return C===429?K.uK:B?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this net\
work if there is one",guest:(0,D.B9)(r)}:{operator:`check ${$}; return 200 with the versions, or 404 for an unknown name`}}const Z=r=>(0,M.CC)("versions-shape",
{message:`the versions of ${S(r)} cannot be read: the response of ${r.url} ${(0,D.dh)(r.why)}`,help:J(r,{operator:`check ${V(r)}, and return ${r.mirror===null?k[r.
kind]:v}`})}),v='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',k={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versi\
ons":[{"version":"1.0.0"}]}'},T=({kind:r,address:C,url:B,ignored:$,isMirror:x})=>(0,M.CC)("versions-empty",{message:$.length===0?`${r} ${C} has no versions: ${B}\
 lists none`:`${r} ${C} has no valid versions: ${B} lists only ${i($)}`,operator:x?"add a version to the mirror, under a key of three numbers such as 1.2.0":$.length===
0?`publish a version of the ${r}; if its tag exists, check that the registry has imported it`:`publish versions as ${u[r]}`,user:`check the address, or ask the \
publisher of the ${r} to release a version`}),i=r=>(0,D.K4)(r,3,C=>`"${(0,D.dh)(C,40)}"`),u={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three\
 numbers with dots and without a "v", such as 1.2.0'};function b({kind:r,address:C,texts:B,rejects:$}){const x=`the registry lists ${i(B)} for ${r} ${C}, which ${B.
length===1?"is not a version":"are not versions"}`,j=`publish versions as ${u[r]}, and remove others`;return $?(0,M.CC)("version-unreadable",{message:`${x}; Ope\
nTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:j,user:"use Terraform 1.13 or later, which ignores such versions"}}):(0,M.CC)("v\
ersion-unreadable",{message:`${x}; the CLIs ignore ${B.length===1?"it":"them"}`,operator:j,severity:r==="module"?"warning":"notice"})}const O=r=>(0,M.CC)("provi\
der-warning",{message:`the registry returned a warning for ${r.address}: "${(0,D.dh)(r.warnings.join("; "))}"`,help:"if the warning names another provider, use \
that one in `source`"}),L={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a resp\
onse with Content-Encoding: gzip that is not gzip"},h=({host:r,why:C})=>(0,M.CC)("answer-incomplete",{message:`${r} ${L[C]}`,operator:"check for a server that c\
rashes while it responds, or a proxy that changes the body"})}),5195:((Dt,Et,o)=>{o.d(Et,{Sz:()=>b,Zu:()=>T,uo:()=>O});var D=o(6181);function M(L){let h;const r=()=>L.
trim().split(/\s+/).map(K);return()=>h??=r()}function K(L){const[h="",r]=L.split("/"),C=(0,D.r5)(h);if(C===null)throw new Error(`${h} is no address`);return{prefix:C,
bits:r===void 0?C.length*8:Number(r)}}const S=M(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),et=M("127.0.0.0/8 0.0.0.0 ::1 ::"),V=M(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),J=M(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),ot=M("0.0.0.0/0 2000::/3"),st=M("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),A=(L,h)=>L().some(r=>(0,D.Wg)(r,h)),W=[12,13,14,15],Z=[[M("2002::/16"),[[
2,3,4,5]],0],[M("2001::/32"),[[4,5,6,7]],0],[M("2001::/32"),[W],255],[M("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],W],0]];function v(L){const h=Z.filter(
([C])=>A(C,L)).flatMap(([,C,B])=>C.map($=>$.map(x=>(L[x]??0)^B)));return/^[02],0,94,254$/.test(L.slice(8,12).join())?[...h,L.slice(12)]:h}function k(L){return A(
et,L)?"loopback":A(st,L)?k(L.slice(12)):[L,...v(L)].some(h=>A(S,h))?"metadata":A(V,L)?"private":A(J,L)||!A(ot,L)?"reserved":"public"}function T(L){const h=(0,D.
r5)(L);return h===null?"public":k(h)}const i=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,u=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function b(L){const h=L.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(h))return"loopback";if(u.test(h))return"metadata";const r=(0,D.r5)(h)??(0,D.
RY)(h);return r===null?"public":k(r)}function O(L){const h=b(L);return h!=="public"||L.includes(":")?h:i.test(L.replace(/\.$/,""))?"private":"public"}}),9529:((Dt,Et,o)=>{
o.d(Et,{m:()=>V,u:()=>J});var D=o(4283),M=o(9562);const K=[1024,65535],S=["authz_code","password"],et="app.terraform.io";function V(v,k,T){const i=[],u=(x,j,g)=>(i.
push({rule:j,value:g}),x),b=x=>Object.hasOwn(v,x)?v[x]:void 0,O=ot(b("client"),u),L=st(b("grant_types"),T,u),h=(x,j)=>{const g=b(x);if(typeof g!="string")return j.
some(it=>L.includes(it))?u(null,`${x}-missing`,g):null;const p=(0,M.vy)(k,g);if(p.ok&&(0,D.cz)(p.value).name!=="")return(0,D.jr)(p.value);const Q=`failed to par\
se ${x==="authz"?"authorization":"token"} URL: ${p.ok?"no Host in request URL":p.why}`;return i.push({rule:`${x}-invalid`,why:Q}),null},r=h("authz",["authz_code"]),
C=h("token",S),B=A(b("ports"),u),$=Z(b("scopes"),u);return{value:{client:O,grantTypes:L,authz:r,token:C,ports:B,scopes:$},flaws:i}}const J=v=>["authz","token"].
flatMap(k=>{const T=v[k],i=(0,D.Dl)(T??"");return T!==null&&i.ok?[{endpoint:k,text:T,url:i.value}]:[]});function ot(v,k){return typeof v!="string"?k("","client-\
missing",v):v===""?k(v,"client-empty",v):v}function st(v,k,T){if(v===void 0)return["authz_code"];if(!Array.isArray(v))return T([],"grant-types-invalid",v);const i=[
...new Set(v.filter(O=>typeof O=="string"))];return i.includes("authz_code")||i.includes("password")&&k===et?i.every(O=>S.includes(O))?i:T(i,"grant-types-unknow\
n",v):T(i,"grant-types-unsupported",v)}function A(v,k){if(v===void 0)return K;if(!Array.isArray(v))return k(K,"ports-ignored",v);if(v.length!==2)return k(K,"por\
ts-count",v);const[T,i]=v;return!W(T)||!W(i)?k(K,"ports-range",v):T>i?k(K,"ports-order",v):T===i?k([T,i],"ports-single",v):[T,i]}const W=v=>typeof v=="number"&&
Number.isInteger(v)&&v>=K[0]&&v<=K[1];function Z(v,k){if(v===void 0)return[];if(!Array.isArray(v))return k([],"scopes-ignored",v);const T=v.filter(i=>typeof i==
"string");return T.length===v.length?T:k(T,"scopes-invalid",v)}}),1193:((Dt,Et,o)=>{o.d(Et,{Kd:()=>j,k4:()=>T,y8:()=>$});var D=o(3307),M=o(7511),K=o(4283),S=o(2832),
et=o(3948),V=o(4e3),J=o(3534),ot=o(2636),st=o(736),A=o(1919),W=o(1831),Z=o(9587);const v={kind:"whole",maxBytes:A.bi},k=p=>p===408||p===425||p===429||p>=500;async function T(p){
const{host:H,needed:Q,source:ft}=p,it=await(0,et.e)({...p,url:(0,W.cu)(H),asks:"document",headers:{accept:"application/json"},origin:null,planBody:y=>i(y)===null?
v:S.IK}),{response:lt,...$t}=it;if(lt.kind==="failed"){const{problem:y,transient:U}=lt;return{attempt:{discovery:y.code==="host-http2"?{kind:"skipped",problem:y}:
{kind:"failed",problem:y,excerpt:null},...$t},transient:U,retryAfter:null}}const{head:mt,body:Rt,url:Pt}=lt,xt=$(Rt.bytes),Ht=it.hops.at(-1),I={url:(0,K.Pl)(Pt),
page:xt,asked:(0,W.nx)(H),hop:Ht,source:ft},F=u(lt,I,Q),{status:P,retryAfter:d}=mt;return{attempt:{discovery:F,...$t},transient:k(P),retryAfter:d}}function i(p){
const{status:H,declaredBytes:Q}=p;if(H===401||H===403)return({hop:lt,...$t})=>{const{authorization:mt="none",challenge:Rt=null}=lt??{};return(0,J.iX)({...p,...$t,
host:$t.asked,token:mt,challenge:Rt})};if(H!==200)return({url:lt,page:$t,asked:mt})=>ot.wE({...p,url:lt,page:$t,asked:mt,transient:k(H)});const ft=p.contentType??
"",it=(0,M.i)(ft);return it!=="application/json"?lt=>ot.e({...lt,contentType:ft,malformed:it===null}):(Q??0)<=A.bi?null:lt=>ot.zf({...lt,bytes:Q,limit:A.bi})}function u(p,H,Q){
const{head:ft,body:it}=p,lt=p.url.user&&{name:"",password:null},$t={...p.url,user:lt,fragment:""};if(ft.status===404)return{kind:"absent",url:$t,absence:"status"};
const mt=i(ft),Rt=xt=>({kind:"failed",problem:(0,st.M8)(xt,H),excerpt:h(it.bytes)});if(mt!==null)return Rt(mt(H));const Pt=(0,A.Tp)(it.bytes,(0,A.Zo)(Q));switch(Pt.
kind){case"object":return{...Pt,kind:"found",url:$t};case"null":return{kind:"absent",url:$t,absence:"null"};case"not-object":return Rt(ot.g0({...H,why:Pt.why}));case"\
not-json":return Rt(b(p,Pt,H))}}function b({head:p,body:H},{why:Q,advice:ft},it){if(H.truncated)return ot.zf({...it,bytes:null,limit:A.bi});const lt=p.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(lt)?ot.pN({...it,why:Q,advice:ft}):ot.jN({...it,encoding:lt})}const O=200,L=80;function h(p){const Q=(p.
length<S.IK.maxBytes?Z._U:Z.NE)(r(p)).trim();return Array.from(Q.slice(0,2*O)).slice(0,O).join("")||null}const r=p=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(
p.subarray(0,S.IK.maxBytes)),C=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,B=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function $(p){const H=g(r(p));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(H))return null;const[,Q="",ft]=/<title[^>]*>([^<]*)(<?)/i.exec(
H)??[],it=Q.replace(/\s+/g," ").trim(),lt=(0,V.dh)(ft===""?(0,Z.NE)(it):it,L);return B.test(it)?{kind:"captive-portal",title:lt}:{kind:C.test(it)||/type=["']?password/i.
test(H)?"sign-in":"other",title:lt}}const x=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;function j(p,H){const Q=x.exec(r(p))?.[1];if(Q===void 0||
(0,D.HT)(Q,"whole")!==null)return{};const ft=(0,D.I)(Q).trim();return ft===""||ft.toLowerCase()===H.toLowerCase()?{}:{said:(0,V.dh)(ft)}}function g(p){let H=p.trimStart();
for(;H.startsWith("<!--");){const Q=H.indexOf("-->",4);if(Q<0)return"";H=H.slice(Q+3).trimStart()}return H}}),9940:((Dt,Et,o)=>{o.d(Et,{nT:()=>W,pj:()=>Z});var D=o(
5747),M=o(1654),K=o(6697),S=o(1831),et=o(1193),V=o(7082),J=o(6875);const ot=500,st=1e4,A=3e5,W=h=>Math.min(Math.max(...h.map(({attemptMs:r})=>r)),A);async function Z(h,r){
const C=h.map(j=>({host:j,isBegun:!1})),B=h.entries(),$={total:h.length,done:0,failed:0,waiting:new Set},x=async()=>{for(const[j,g]of B){if(r.stop.why!==null)return;
$.waiting.add(g),r.progress($);const p=await T(g,r).catch(H=>{if((0,D.qo)(H))throw H;return(0,V.i)(g,(0,K.n3)({host:(0,S.nx)(g),thrown:H}))});C[j]=p,$.waiting.delete(
g),$.done+=1,(!v(p)||!i(p.attempt))&&($.failed+=1),r.progress($)}};return await Promise.all(Array.from({length:Math.min(r.concurrency,h.length)},x)),k(C,r.stop)}
const v=h=>"attempt"in h;function k(h,{why:r}){if(r===null)return h.filter(v);const C=h.length-h.filter(v).length;return h.map(B=>{if(v(B))return B;const{host:$,
isBegun:x}=B,j={stopped:r,unchecked:C,total:h.length};return(0,V.i)($,(0,K.nD)({host:(0,S.nx)($),isBegun:x,...j}))})}async function T(h,r){const{stop:C}=r,{answer:B,
clients:$,difference:x}=await r.credentials.find(h),j=[];for(;C.why===null;){const{attempt:g,transient:p,retryAfter:H}=await O(h,B,r);if(C.why!==null&&!i(g)||(j.
push(g),!(i(g)?u(j,r.releases):p)||j.length>r.retries))break;await(0,J.v7)(L(j.length,H,r),r)}return j.length===0?{host:h,isBegun:!0}:{host:h,...b(j),credentials:B&&
{source:B.source,hasToken:B.token!==null,problem:B.problem},looks:$,difference:x,forced:r.forced.get(h)??[]}}const i=({discovery:h})=>h.kind!=="failed",u=(h,r)=>r.
some(({attemptMs:C})=>!h.some(B=>i(B)&&B.timing.totalMs<=C));function b(h){const r=h.findIndex(i),C=r<0?h.length-1:r,[B]=h.slice(C);if(B===void 0)throw new Error(
"a visit without an attempt");return{attempt:B,earlier:h.slice(0,C),later:h.slice(C+1)}}async function O(h,r,C){if(r?.isUnsendable&&r.problem!==null){const ft={
kind:"failed",problem:r.problem,excerpt:null};return{attempt:(0,V.O)(ft),transient:!1,retryAfter:null}}const{network:B,required:$,forced:x,stop:j,sessions:g,concurrency:p}=C,
H=[...($.get(h)??[]).map(({service:ft})=>ft),...(x.get(h)??[]).flatMap(({services:ft})=>ft.map(({id:it})=>it))],Q=new M.N(B);j.onEnd.add(Q.close);try{const{token:ft=null,
source:it=null}=r??{},lt=await(0,et.k4)({...C,host:h,needed:H,session:Q,settings:B,token:ft,source:it}),{discovery:$t}=lt.attempt;return $t.kind==="found"&&(g?.
size??0)<p&&g?.set(Q,$t.url),lt}finally{j.onEnd.delete(Q.close),g?.has(Q)||Q.close()}}function L(h,r,{random:C,now:B}){const $=ot*2**(h-1)*(.5+C()/2);return Math.
min(Math.max($,(0,J.VJ)(r,B())??0),st)}}),8884:((Dt,Et,o)=>{o.d(Et,{n:()=>et});var D=o(4e3);const M=["TF_CLI_ARGS_init","TF_CLI_ARGS"],K=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
S=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function et(A){const W=ot(A),Z=k=>W.findLast(T=>T.name===k)?.value,v=k=>W.filter(T=>T.name===k).
map(({value:T})=>T);return{upgrade:V(Z("upgrade")??"false"),hasBackend:V(Z("backend")??Z("cloud")??"true"),isLockReadonly:Z("lockfile")==="readonly",pluginDirectories:v(
"plugin-dir"),backendConfig:v("backend-config"),remarks:M.flatMap(k=>{const T=W.filter(({name:i,from:u})=>u===k&&S.test(i)).map(J);return T.length===0?[]:[`init\
 is predicted with ${T.join(" ")} of ${k}`]})}}const V=A=>/^(1|[tT]|true|TRUE|True)$/.test(A);function J({name:A,value:W}){if(W==="true")return`-${A}`;const Z=A===
"backend-config"&&!W.startsWith("hostname=");return`-${A}=${(0,D.dh)(Z?W.replace(/=.*/s,"=\u2026"):W)}`}function ot(A){const W=M.flatMap(v=>st(A[v]??"").map(k=>({
text:k,from:v}))).values(),Z=[];for(const{text:v,from:k}of W){const[,T,,i]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(v)??[];if(T===void 0)break;const u=()=>K.test(T)?W.
next().value?.text??"":"true";Z.push({name:T,from:k,value:i??u()})}return Z}function st(A){const[W=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(
A)??[];return(W.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(v=>v.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(k,T,i,u)=>String(T??u??i.
replace(/\\(.)/gs,"$1"))))}}),7082:((Dt,Et,o)=>{o.d(Et,{O:()=>D,i:()=>M});const D=K=>({discovery:K,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),M=(K,S)=>({host:K,attempt:D({kind:"skipped",problem:S}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})})};export{Ve as ids,Ye as modules};
