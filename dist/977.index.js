const Ge=[977,426,879],Ye={4977:((xt,pt,o)=>{o.d(pt,{mQ:()=>j});var L=o(2905),O=o(4929),H=o(3534),M=o(1064),Q=o(1831),X=o(2713),J=o(1421),Z=o(8161),nt=o(5747),P=o(
9075),N=o(4e3),W=o(1919),v=o(5799);const g=(l,k)=>({name:l,isProgram:!1,answers:k,find:b=>k.get(b)??null});async function u(l,k){let b=null;const Y=[],ot=[];for(const ct of l){
const $t=b===null||!ct.isProgram,Ct=$t?await ct.find(k):null;Y.push({source:Ct?.source??ct.name,held:$t?a(Ct):"not asked",counts:b===null&&Ct!==null}),Ct?.problem&&
ot.push((0,v.hD)(Ct.problem,{places:Ct.place===null?[]:[Ct.place]})),b??=Ct}return{answer:b,looks:Y,findings:ot}}function a(l){return l===null?"nothing":l.token===
null?"no token":l.token.reveal()===""?"an empty token":"a token"}const f=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function $(l,k,b=null){const Y=k.reveal(),ot={source:l,
place:b,token:k,problem:c(l,Y,b!==null)};return f.test(Y)?{...ot,isUnsendable:!0}:ot}const R=[[f,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function c(l,k,b){if(k==="")return H.QU({source:l,isInFile:b});
const Y=R.find(([ot])=>ot.test(k))?.[1];return Y!==void 0?H.Eu({source:l,slip:Y}):k.length<X.Il?H.fj({source:l}):null}const m=1024*1024;function r(l,k){let b=null;
const Y=async ot=>{if(b!==null)return b;const ct=await U(l,ot,k);if("output"in ct)return it(l,ct.output,k);const $t=dt(l,ct.why);return ct.isStopped&&(b??=$t),$t};
return{name:_(l),isProgram:!0,find:(0,P.Oo)(Y)}}const _=({name:l})=>`credentials helper ${l}`,z=({shown:l},k)=>({why:`failed to run ${l}: ${k}`}),D=({shown:l},k)=>({
why:`${l} ${k} and was stopped`,isStopped:!0}),A="was running when the check ended";async function U(l,k,b){if(l.refusal!==null)return z(l,l.refusal);if(b.stop.
aborted)return D(l,A);try{return await T(G(l,k,b.environment),l,b)}catch(Y){const ot=(0,nt.Oj)(Y);return z(l,ft[ot]??ot)}}function T(l,k,b){const{timeoutMs:Y,abortAfter:ot,
stop:ct}=b,$t=AbortSignal.any([ot(Y),ct]);return new Promise((Ct,ht)=>{const St=[],Pt=[];let Dt=0;const Ut=zt=>{$t.removeEventListener("abort",Yt),Ct(zt)},Ft=zt=>{
y(l,b),Ut(D(k,zt))},Yt=()=>Ft(ct.aborted?A:`did not exit within ${Y/1e3} s (timeout-seconds)`);$t.addEventListener("abort",Yt);const Jt=zt=>Ht=>{Dt+=Ht.length,Dt>
m?Ft(`wrote more than ${m/1024/1024} MiB`):zt.push(Ht)};l.stdout?.on("data",Jt(St)),l.stderr?.on("data",Jt(Pt)),l.on("error",ht),l.on("close",zt=>{if(zt===0)return Ut(
{output:Buffer.concat(St)});const Ht=yt(Buffer.concat(Pt).toString()),Zt=Ht===""?", but it produced no error message":`: ${Ht}`;Ut({why:`error in ${k.shown}${Zt}`})})})}
function y(l,{kill:k}){try{l.pid!==void 0&&k((0,Z.platform)()==="win32"?l.pid:-l.pid,"SIGKILL")}catch(b){(0,nt.Oj)(b)}l.stdout?.destroy(),l.stderr?.destroy(),l.
unref()}const G=({path:l,args:k},b,Y)=>(0,J.spawn)(l,[...k,"get",b],{env:tt(Y),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),tt=l=>Object.
fromEntries(Object.entries(l).filter(([k])=>!k.startsWith("INPUT_"))),ft={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function it(l,k,{learn:b}){const Y=(0,W.Tp)(k);if(Y.kind==="not-json"||Y.kind==="no\
t-object")return dt(l,`malformed output from ${l.shown}: ${(0,N.dh)(Y.why)}`);const ot=Y.kind==="null"?null:Y.services.find(({id:$t})=>$t==="token")?.value;if(typeof ot!=
"string")return null;const ct=new X.ou(ot);return b(ct),$(_(l),ct)}function dt(l,k){const b=(0,O.Dz)({name:l.name,why:k});return{source:_(l),place:null,token:null,
problem:b}}const kt=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),yt=l=>(0,N.dh)(l.replace(kt,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());
function bt({tokens:l,environment:k,clients:b}){const Y=[h(l),B(k)],ot=b.map(({helper:ct,credentials:$t,...Ct})=>{const ht=[...Y,V($t)];return{...Ct,known:ht,sources:ct===
null?ht:[...ht,ct]}});return{known:It(ot.flatMap(({known:ct})=>ct)),find:async ct=>{const $t=await Promise.all(ot.map(async({client:ht,sources:St,turnedOff:Pt})=>{
const{looks:Dt,...Ut}=await u(St,ct);return{...Ut,client:ht,looks:[...Dt,...x(Pt,ct)]}})),Ct=$t.flatMap(({answer:ht})=>ht??[]);return{answer:Ct.find(({token:ht})=>ht!==
null)??Ct[0]??null,clients:$t.map(({client:ht,looks:St})=>({client:ht,looks:St})),findings:$t.flatMap(({findings:ht})=>ht),difference:wt(ct,$t)}}}}function It(l){
const k=new Map(l.toReversed().flatMap(b=>[...b.answers]));return new Map([...k].flatMap(([b,{token:Y,source:ot}])=>Y===null?[]:[[b,ot]]))}const x=(l,k)=>l.filter(
b=>b.host===k||b.host===null).map(({source:b})=>({source:b,held:"not read",counts:!1})),V=l=>g("CLI configuration",new Map(l.map(k=>[k.host,gt(k)])));function gt({
host:l,place:k,token:b,hasValue:Y}){const ot=`${k.file}:${k.line}`;if(b!==null)return $(ot,b,k);const ct={kind:"no token",file:ot,host:l,hasValue:Y};return{source:ot,
place:k,token:null,problem:(0,O.P4)({clients:M.Du,mistake:ct})}}function wt(l,k){const[b,...Y]=k,ot=b?.answer?.token?.reveal(),ct=Y.find(({answer:Ct})=>Ct?.token?.
reveal()!==ot);if(b===void 0||ct===void 0)return null;const $t=({client:Ct,answer:ht})=>({client:Ct,source:ht?.token?ht.source:null});return(0,H.tK)({host:l,first:$t(
b),other:$t(ct)})}function B(l){const k=Object.entries(l).flatMap(([b,Y])=>{const ot=(0,Q.$k)(b);return ot===null||Y===void 0?[]:[[ot,$(b,new X.ou(Y))]]});return g(
"TF_TOKEN_ variables",new Map(k))}function h(l){const k="tokens setting",b=l.map(({host:Y,token:ot})=>{const ct=$(k,ot);return[Y,ot.reveal()===""?{...ct,token:null}:
ct]});return g(k,new Map(b))}const C=1e4;function j({tokens:l,configs:k,timeoutMs:b},Y,ot){for(const St of k.flatMap(Pt=>Pt.secrets))ot.learn(St);const ct=new Map,
$t=St=>{if(St===null)return null;const Pt=JSON.stringify([St.path,...St.args]),Dt=Yt=>AbortSignal.timeout(Yt),Ut={timeoutMs:b??C,environment:Y},Ft=ct.get(Pt)??r(
St,{abortAfter:Dt,...ot,...Ut});return ct.set(Pt,Ft),Ft},Ct=k.map(St=>({...St,helper:$t(St.helper)})),ht=k.flatMap(({forced:St,client:Pt})=>St.map(Dt=>({...Dt,client:Pt})));
return{credentials:bt({tokens:l,environment:Y,clients:Ct}),configs:k,complaints:(0,L.Ot)(k.flatMap(({findings:St})=>St)),forced:Map.groupBy(ht,({host:St})=>St)}}}),
4929:((xt,pt,o)=>{o.d(pt,{Dz:()=>J,P4:()=>Q,Yv:()=>Z,kV:()=>nt});var L=o(4091),O=o(1831),H=o(4e3),M=o(5799);const Q=({clients:P,mistake:N})=>(0,M.CC)("credentia\
ls-config",{...X(N),affects:P});function X(P){switch(P.kind){case"missing":return{message:`${P.setting} names ${(0,L.ol)(P.path)}, which does not exist`,help:"c\
orrect the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${P.file} ${(0,H.mP)(P.failure)}`,help:P.failure.kind==="\
size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"\
syntax":return{message:`${P.file} has a syntax error: ${P.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${P.
file}: ${P.path.join(".")} must be ${P.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"blo\
ck":return{message:`${P.file}: ${P.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${P.type} ${(0,L.ol)(
P.label)} is not a hostname: ${P.why}`,help:P.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is \
more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more \
than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:P.hasValue?`the token in the credentia\
ls block for host ${(0,O.nx)(P.host)} at ${P.file} is not a string`:`the credentials block for host ${(0,O.nx)(P.host)} at ${P.file} has no token`,help:'add tok\
en = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,L.ol)(
P.name)}: there is no terraform-credentials-${P.name} in ${P.directories.join(", ")}`,help:P.name===P.name.toLowerCase()?"install the program there (PATH is not\
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const J=({name:P,why:N})=>(0,M.CC)("credenti\
als-helper",{message:`credentials helper ${P}: ${N}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it dis\
covery works, but init fails to install providers'}),Z=({host:P,at:N})=>(0,M.CC)("services-forced",{message:`the host block at ${N} defines the services of ${P}\
; the host's own discovery document is not used`,help:`remove the host block at ${N} to use the discovery document of ${P}`}),nt=P=>(0,M.CC)("services-forced-di\
ffer",{message:`the host block at ${P.at} and the discovery document of ${P.host} differ in ${(0,H.K4)(P.services,10,H.dh)}`,help:"update the host block or remo\
ve it; machines without it use other services"})}),1919:((xt,pt,o)=>{o.d(pt,{Qc:()=>P,Tp:()=>X,Zo:()=>g,bi:()=>M});var L=o(3307),O=o(4091),H=o(9562);const M=1024*
1024,Q={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function X(a,f=Q){const $=(0,O._6)(a),R=Z($,f),c=(0,L.Ey)($,R.add);if(c!==null){const[,r,_]=P($)??[];return r===
void 0?{kind:"not-json",...c}:{kind:"not-json",why:`it ${r}`,advice:_??null}}const m=/[^\t\n\r ]/.exec($)?.[0];return m==="{"?{kind:"object",services:R.read()}:
m==="n"?{kind:"null"}:{kind:"not-object",why:`found ${J[m??""]??"a number"}`}}const J={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function Z(a,f){
const $=new Map,R=a.includes("\\");return{add:(r,_,z,D)=>{if(D===0)return;const A=a.slice(z,D),U=R?(0,L.I)(A):A.slice(1,-1),T=$.get(U);T!==void 0?Object.assign(
T,{start:r,end:_}):f.keeps(U,_-r)&&$.set(U,{id:(0,L.I)(A),start:r,end:_})},read:()=>Array.from($.values(),({id:r,start:_,end:z})=>({id:r,value:z-_>f.maxValue?void 0:
(0,L.IL)(a.slice(_,z))}))}}const nt=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[
/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Co\
ntent-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],P=a=>nt.find(([f])=>f.test(a)),N=100,W=16*1024,v=200;function g(a){const f=new Set(a),$=new Set(
a.map(u));let R=0,c=W;return{maxValue:H.Ls,keeps:(m,r)=>{if((0,H.D6)(m)||f.has(m))return!0;const _=m.length<=v&&$.delete(u(m));return R===N||m.length+r>c?_:(R+=
1,c-=m.length+r,!0)}}}const u=a=>a.slice(0,a.indexOf(".")+1)}),5585:((xt,pt,o)=>{o.d(pt,{g8:()=>M,hg:()=>Q,pS:()=>J});var L=o(8161),O=o(5747);const H={x64:"amd6\
4",ia32:"386",ppc64:"ppc64le"};function M(W){const v=(0,L.platform)();return{system:v==="win32"?"windows":"unix",platform:`${v==="win32"?"windows":v}_${H[(0,L.arch)()]??
(0,L.arch)()}`,environment:W,accountHome:(0,O.N0)(()=>(0,L.userInfo)().homedir||null,null)}}function Q(W,v,g,u=null){const a=Z(v.environment,u),f=nt(v),$=f===null?
null:P(W,v,f,g),R=$?.dataDirectories??[],c=f===null?[]:X(f,v),m=N(v),r=_=>m(_,"plugins");return{main:a??($&&{path:$.main,chosenBy:"default"}),directory:a===null&&
$!==null?$.directory:null,directoryOff:a&&$&&{path:$.directory,by:a.chosenBy},helperDirectories:R.map(r).flatMap(_=>[_,m(_,v.platform)]),mirrorDirectories:[...R,
...c].map(r)}}function X(W,v){const{system:g,platform:u,environment:a}=v,f=N(v);if(g==="windows")return[f(W,"HashiCorp","Terraform")];if(u.startsWith("darwin"))
return[W,""].map(m=>f(m,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:$="",XDG_DATA_DIRS:R}=a,c=m=>m.startsWith("/");return[c($)?$:f(W,".\
local","share"),...(R||"/usr/local/share:/usr/share").split(":").filter(c)].map(m=>f(m,"terraform"))}function J(W,v){const g=nt(v),u=v.system==="windows"?"\\":"\
/";return g===null||g.length<2||!W.startsWith(g+u)?W:(v.system==="windows"?"%APPDATA%":"~")+W.slice(g.length)}function Z(W,v){if(v)return{path:v,chosenBy:"cli-c\
onfig"};for(const g of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const u=W[g];if(u)return{path:u,chosenBy:g}}return null}function nt({system:W,environment:v,accountHome:g}){
return W==="windows"?v.APPDATA||null:v.HOME||g||null}function P(W,v,g,u){const a=N(v),f=v.system==="windows",$=a(g,f?"terraform.rc":".terraformrc"),R=a(g,f?"tof\
u.rc":".tofurc"),c=a(g,f?"terraform.d":".terraform.d");if(W==="terraform")return{main:$,directory:c,dataDirectories:[c]};const m=u($)&&!u(R)?$:R;if(f)return{main:m,
directory:c,dataDirectories:[c]};const{XDG_CONFIG_HOME:r,XDG_DATA_HOME:_}=v.environment,z=!u($)&&!u(R);return{main:r&&z?a(r,"opentofu","tofurc"):m,directory:r&&
!u(c)?a(r,"opentofu"):c,dataDirectories:_?[c,a(_,"opentofu")]:[c]}}const N=({system:W})=>(v,...g)=>W==="windows"?[v.replace(/(?<![\\/])[\\/]+$/,""),...g].join("\
\\"):[v.replace(/(?<!\/)\/+$/,""),...g].join("/")}),7511:((xt,pt,o)=>{o.d(pt,{i:()=>N});var L=o(4091);const O="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",H=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
M=String.raw`[()<>@,;:\\"/[\]?=]`,Q=new RegExp(`^(${O})?(/)?(${O})?(.*)$`,"s"),X=String.raw`"((?:[^"\\\r\n]|\\${M}|\\(?!${M}))*)"`,J=new RegExp(`;${H}*(${O})${H}\
*=${H}*(?:(${O})|${X})${H}*`,"y"),Z=new RegExp(`;${H}*$`,"y"),nt=new RegExp(String.raw`\\(${M})`,"g"),P=new RegExp(`^${H}+|(?<!${H})${H}+$`,"g");function N(u){const a=u.
indexOf(";"),f=g((a<0?u:u.slice(0,a)).replace(P,"")),$=W(f)??(a<0?null:v(u,a));return $===null?(0,L.Ju)(f):(0,L.TR)($)}function W(u){const[,a,f,$,R]=Q.exec(u)??
[];return a===void 0?"mime: no media type":a===u?null:f===void 0?"mime: expected slash after first token":$===void 0?"mime: expected token after slash":R===""?null:
"mime: unexpected content after media subtype"}function v(u,a){const f=new Map;for(let $=a;$<u.length;){J.lastIndex=$;const[R,c="",m,r=""]=J.exec(u)??[];if(R===
void 0)return Z.lastIndex=$,Z.test(u)?null:"mime: invalid media parameter";const _=c.toLowerCase(),z=m??r.replace(nt,"$1"),D=f.get(_);if(D!==void 0&&D!==z)return"\
mime: duplicate parameter name";f.set(_,z),$+=R.length}return null}const g=u=>u.replaceAll("\u0130","i").toLowerCase()}),5693:((xt,pt,o)=>{o.d(pt,{Ey:()=>u,Ii:()=>N,
Or:()=>r,WN:()=>m});var L=o(960),O=o(9209),H=o(9872),M=o(5799),Q=o(8011),X=o(1064),J=o(1831),Z=o(9562);const nt=1440*60*1e3,P=1;function N(D,A){const{hops:U,certificates:T}=D.
attempt;return[...c(D),...W(D,A),...f(U),...$(T,A),...R(D,A)]}function W(D,A){const{discovery:U,hops:T}=D.attempt;switch(U.kind){case"skipped":return[(0,M.hD)(U.
problem)];case"failed":{const y=A.isFork&&U.problem.code==="document-unauthorized"&&!D.credentials?.hasToken;return[(0,M.hD)(U.problem,y?{severity:"notice"}:{})]}case"\
found":case"absent":{const y=T[0]?.url??"";return[...v(y,T.length-1,A),...g(D,A)]}}}function v(D,A,U){const T=U.clients.filter(y=>A>X.NX[y]);return T.length>0?[
(0,M.hD)((0,O.KA)({url:D,asks:"document",redirects:A,clients:T,limits:X.NX}))]:A>P?[(0,M.hD)((0,O.CL)({url:D,redirects:A}))]:[]}function g(D,{releases:A,slowMs:U}){
const T=(0,J.nx)(D.host),y=D.attempt.timing.totalMs,G=r(D),tt=yt=>z(G,yt)!=="never",ft=A.filter(yt=>!tt(yt)),it=({client:yt})=>!A.some(bt=>bt.client===yt&&tt(bt)),
dt=[!0,!1].flatMap(yt=>{const bt=ft.filter(x=>it(x)===yt);if(bt.length===0)return[];const It=(0,L.Qs)({host:T,phase:"complete",tookMs:y,releases:bt});return[(0,M.
hD)(It,{needed:yt})]});if(dt.length>0||y<=U)return dt;const kt=a(D.attempt.timing);return[(0,M.hD)((0,L.U2)({host:T,tookMs:y,limitMs:U,phase:kt,releases:A}))]}function u({
host:D,slowest:A,certificates:U},T,{slowMs:y,...G}){const tt=T.map(yt=>yt.host),ft=U.filter(yt=>!tt.includes(yt.host)),it=A?.timing.totalMs??0;if(A===null||it<=
y)return $(ft,G);const dt={host:(0,J.nx)(D),url:A.url,tookMs:it,limitMs:y},kt=(0,L.U2)({...dt,phase:a(A.timing)});return[(0,M.hD)(kt),...$(ft,G)]}function a({lookupMs:D,
connectMs:A,tlsMs:U,firstByteMs:T,totalMs:y}){const tt=[["lookup",D],["connection",A],["tls",U],["response",T]].map(([it,dt])=>({name:it,ms:dt??0})),ft={name:"r\
est",ms:tt.reduce((it,{ms:dt})=>it-dt,y)};return tt.reduce((it,dt)=>dt.ms>it.ms?dt:it,ft)}function f(D){const A=D.find(({url:T})=>T.startsWith("http://"));if(A===
void 0)return[];const U=A.authorization==="withheld";return[(0,M.hD)((0,O.n4)({url:D[0]?.url??"",to:A.url,exposesToken:U}))]}function $(D,{certificateDays:A,now:U}){
const T=new Map;for(const y of D){const G=T.get(y.host);(G===void 0||y.expires<G.expires)&&T.set(y.host,y)}return[...T.values()].flatMap(({host:y,expires:G})=>{
const tt=(Date.parse(G)-U)/nt;return tt<0||tt>=A?[]:[(0,M.hD)((0,H.BU)({host:y,days:Math.floor(tt),expires:G}))]})}function R(D,A){const{host:U,attempt:T,earlier:y}=D,
[G]=y,tt=["failed","skipped"].includes(T.discovery.kind);if(G?.discovery.kind!=="failed"||tt)return[];const ft=G.discovery.problem.message,it=r(D),dt=A.releases.
filter(yt=>z(it,yt)==="sometimes"),kt=y.length+1;return[(0,M.hD)((0,L.Er)({host:(0,J.nx)(U),attempts:kt,failure:ft,releases:dt}))]}function c({credentials:D,attempt:A}){
const{discovery:U}=A;return D?.problem?U.kind==="failed"&&U.problem.code===D.problem.code?[]:[(0,M.hD)(D.problem)]:[]}function m({host:D},A){if(!A.some(({service:T})=>T===
Z.e$))return[];const{name:U}=(0,J.Sv)(D);return[...U.includes(".")?[]:[(0,Q.Zp)({host:D,name:U})],.../(^|\.)xn--/.test(D)?[(0,Q._W)({host:D})]:[]].map(T=>(0,M.hD)(
T,{services:[Z.e$]}))}const r=({earlier:D,attempt:A,later:U})=>[...D,A,...U];function _({discovery:D,timing:A,headMs:U,hops:T},{attemptMs:y}){const G=U!==null&&
U<=y?T.at(-1)?.status:null;return G===null||(0,X.Mq)(G??0)?"retries":D.kind!=="failed"&&A.totalMs<=y?"works":"fails"}function z(D,A){const U=D.map(G=>_(G,A)),T=U.
indexOf("works");return T<0?"never":T<=A.retries&&!U.slice(0,T).includes("fails")?"always":"sometimes"}}),9426:((xt,pt,o)=>{o.r(pt),o.d(pt,{attemptsOf:()=>L.Or,
contact:()=>ge,crashedVisit:()=>Se,judgeRequests:()=>L.Ey,judgeVisit:()=>Ce,outcomesOf:()=>ke});var L=o(5693),O=o(6697),H=o(5143),M=o(5799),Q=o(1064),X=o(1831),
J=o(8185),Z=o(4283),nt=o(4e3);const P=({id:e,host:i,url:w,why:E})=>(0,M.CC)("service-url-invalid",{message:w===null?`${e} of host ${i}: ${(0,nt.dh)(E)}`:`${e} o\
f host ${i} is "${w}", which the clients cannot connect to: ${E}`,operator:`set ${e} to an https:// URL, or to a path that starts with a slash`}),N=({id:e,host:i,
why:w})=>(0,M.CC)("service-url-credentials",{message:`${e} of host ${i}: ${w}`,operator:"remove the user name and password from the URL, or from the redirect th\
at leads to the document",note:"give tokens to the clients instead"}),W=({id:e,host:i,url:w})=>(0,M.CC)("service-url-empty",{message:`${e} of host ${i} is an em\
pty string, which resolves to the document itself: ${w}`,operator:`set ${e} to the URL of the service, such as "/v1/${e.split(".")[0]}/", or remove it`}),v=({id:e,
host:i,value:w,why:E})=>(0,M.CC)("service-url-looks-like-host",{message:`${e} of host ${i} is "${w}", which is a path and not a URL with a host`,operator:`write\
 "https://${w}" if a host is meant`,note:E===null?void 0:(0,nt.zd)(E)});function g(e){const{id:i,host:w,url:E,clients:I}=e,q=I.map(rt=>Q.bB[rt]),K=E.slice(E.lastIndexOf(
"/")+1);return(0,M.CC)("service-url-no-slash",{message:`${i} of host ${w} does not end with a slash: ${E}`,operator:"add the slash",note:`without it ${q.slice(0,
-1).join(", ")} and ${q.at(-1)} replace "${K}" with the path that they append`,affects:I})}const u=({id:e,host:i,url:w})=>(0,M.CC)("service-url-relative",{message:`${e}\
 of host ${i} is a path without a leading slash: Terraform and OpenTofu resolve it to ${w}, other clients do not`,operator:"start the path with a slash, or writ\
e the complete URL"}),a=({id:e,host:i})=>(0,M.CC)("service-url-query",{message:`${e} of host ${i} has a query, which the clients drop when they append a path`,operator:"\
move the content of the query into the path",note:"never put a secret into the document"});function f({host:e,uses:i},w=["is","are"]){const E=Map.groupBy(i,({id:q})=>q),
I=Array.from(E,([q,K])=>{const rt=K.flatMap(({endpoint:et})=>et??[]);return rt.length===0?q:`${q} (${rt.join(", ")})`});return`${(0,nt.K4)(I,10,nt.dh)} of host ${e}\
 ${I.length===1?w[0]:w[1]}`}const $=({urls:e})=>(0,nt.K4)(e,3,nt.dh),R=({uses:e})=>Q.zK.filter(i=>e.some(({id:w})=>(0,Q.SZ)(w).includes(i))),c={loopback:"on oth\
er machines",private:"outside of its network",reserved:"on the internet"},m=e=>(0,M.CC)("service-url-private",{message:`${f(e)} at ${$(e)}, which clients ${c[e.
kind]} cannot reach`,operator:`set the external URL of the registry (also called base URL or public URL) to https://${e.host}`,affects:R(e)}),r=[...Q.Du,"depend\
abot"];function _(e){const i=e.uses.every(({endpoint:I})=>I!==null),w=i?"a login sends its token in clear text otherwise":`the clients send the token of ${e.host}\
 there in clear text`,E=R(e);return(0,M.CC)("service-url-insecure",{message:`${f(e)} not https: ${$(e)}`,operator:e.uses.length===1?"use an https:// URL":"use h\
ttps:// URLs, for example by setting the external URL of the registry",note:i||e.hasToken?w:void 0,affects:r.filter(I=>E.includes(I))})}function z(e){const{host:i,
name:w}=e,E=`${f(e)} on another host: ${$(e)}`,I=R(e).includes("renovate");return e.hasToken&&I?(0,M.CC)("service-url-cross-host",{message:E,help:`give Dependab\
ot and Renovate a token for ${w}; Terraform and OpenTofu send it the token of ${i}`}):(0,M.CC)("service-url-cross-host",{message:E,help:`where outgoing traffic \
is filtered, allow ${w} as well`,severity:"notice",affects:[]})}const D=e=>(0,M.CC)("service-url-other-port",{message:`${f(e)} on another port of the same host:\
 ${$(e)}`,operator:`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${e.host}`}),A=e=>(0,M.CC)("ser\
vice-url-double-slash",{message:`${f(e,["has","have"])} a double slash in the path: ${$(e)}`,operator:"remove the slash at the end of the external URL of the re\
gistry"}),U=e=>(0,M.CC)("service-url-same",{message:`${f(e,["has","have"])} the same URL: ${$(e)}`,operator:"check both URLs",note:"few registries serve modules\
 and providers below one URL, and a copied line is more likely"});var T=o(5195),y=o(9562);function G({host:e,attempt:i},w){const{name:E}=X.Sv(e),I=T.uo(E),q=i.hops[0]?.
address??null;if(I!=="public"||q===null)return I;const K=T.Zu(q),rt=w.some(et=>et.name===E);return K==="loopback"&&rt?"public":K}const tt={public:0,reserved:1,private:2,
metadata:2,loopback:3},ft=(e,{kind:i})=>tt[bt(e)]>tt[i];function it(e,i){const{hostname:w}=i,E=e.filter(({url:mt})=>ft(mt,i)),I=e.filter(mt=>!E.includes(mt)),q=I.
filter(({url:mt})=>mt.scheme==="http"),K=I.filter(({id:mt,endpoint:_t})=>_t===null&&(0,y.p4)(mt)),rt=Map.groupBy(K,({url:mt})=>It(mt,w)),et=I.filter(({endpoint:mt,
url:_t})=>mt===null&&x(_t,w)),Tt=I.filter(({url:mt})=>mt.path.includes("//")),Ot=dt(i);return[...Ot(E,yt,mt=>{const[_t,...Lt]=new Set(E.map(({url:Bt})=>bt(Bt))),
At=Lt.length===0&&(_t==="loopback"||_t==="reserved");return m({...mt,kind:At?_t:"private"})}),...Ot(q,yt,_),...[...rt].flatMap(([mt,_t])=>mt===null?[]:Ot(_t,yt,
Lt=>z({...Lt,name:mt}))),...Ot(et,yt,D),...Ot(Tt,kt,A),...Ot(V(e),kt,U)]}const dt=({host:e,hasToken:i})=>(w,E,I)=>{if(w.length===0)return[];const q=w.map(({url:et})=>w.
length===1?kt(et):E(et)),K=I({host:e,hasToken:i,uses:w,urls:[...new Set(q)]}),rt=[...new Set(w.map(({id:et})=>et))];return[(0,M.hD)(K,{services:rt,needed:w.some(
({needed:et})=>et)})]},kt=e=>(0,nt.dh)((0,Z.Pl)(e)),yt=e=>(0,nt.dh)(`${e.scheme}://${e.host}`);function bt(e){const{name:i}=(0,Z.cz)(e);return T.Sz(/[^\0-\x7f]/.
test(i)?X.$o(i)??"":i.toLowerCase())}function It(e,i){const{name:w}=(0,Z.cz)(e),E=X.Sv(i).name;if(w.toLowerCase()===E)return null;const I=X.Pv(w);return I.ok?I.
value===E?null:X.nx(I.value):w}function x(e,i){if(e.scheme==="http"||It(e,i)!==null)return!1;const w=E=>Number(E||443);return w((0,Z.cz)(e).port)!==w(/:(\d+)$/.
exec(i)?.[1]??null)}function V(e){const i=[y.e$,y.xq].flatMap(E=>e.find(I=>I.id===E)??[]),w=new Set(i.map(({url:E})=>kt(E).replace(/\/$/,"")));return i.length===
2&&w.size===1?i:[]}const gt=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,wt=e=>gt.test(e)&&!/^[a-z0-9-]+\.json$/i.test(e),B=e=>e.replace(
/[?#].*$/s,"");function h(e){const i=C(e),{id:w,host:E,value:I}=e,q={id:w,host:E,url:(0,Z.Pl)(e.url)};if(i!==null)return[P({...q,why:i})];const rt=l(e)&&!wt(I)?
(0,Q.ab)(w):[];return[I===""?W(q):null,wt(I)?v({...q,value:B(I),why:null}):null,j(I)?u(q):null,rt.length>0?g({...q,clients:rt}):null,e.url.query!==""&&(0,y.p4)(
w)?a(q):null].filter(et=>et!==null)}function C({url:e}){const{name:i,port:w}=(0,Z.cz)(e);return i===""?"no Host in request URL":w===""||Number(w)>0&&Number(w)<=
65535?null:`invalid port "${w}"`}const j=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!wt(e),l=({value:e,url:i})=>e!==""&&!/^$|\/$/.test(i.path);var k=o(3217),b=o(
2886),Y=o(3307),ot=o(4929);function ct({host:e,attempt:{discovery:i}},{place:w,services:E},I){const q={host:(0,X.nx)(e),at:(0,b.cA)(w)},K=i.kind==="found"?i.services:
E,[rt,et]=[E,K].map(_t=>new Map(_t.map(({id:Lt,value:At})=>[Lt,$t(At)]))),Ot=[...new Set([...E,...K].map(({id:_t})=>_t))].filter(_t=>rt?.get(_t)!==et?.get(_t)),
mt=(0,ot.kV)({...q,services:Ot});return[(0,ot.Yv)(q),...Ot.length>0?[mt]:[]].map(_t=>(0,M.hD)(_t,{clients:I}))}function $t(e){const i=(w,E)=>(0,Y.Gv)(E)?Object.
fromEntries(Object.entries(E).sort()):E;try{return JSON.stringify(e??null,i)}catch{return"nested too deeply"}}var Ct=o(2636);function ht(e){if(!Array.isArray(e))
return St(e);const{shown:i,more:w}=(0,nt.zN)(e,5);return`[${i.map(St).join(", ")}${w>0?", \u2026":""}]`}function St(e){return e===void 0?"missing":typeof e=="ob\
ject"&&e!==null?(0,nt.go)(e):(0,nt.dh)(JSON.stringify(e))}const Pt=({host:e,value:i,why:w})=>(0,M.CC)("login-type",{message:`login.v1 of host ${e} is ${(0,nt.go)(
i)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and "token"',note:(0,nt.zd)(w)}),Dt=e=>i=>`is ${ht(i)}${i===void 0?"":`, not ${e}`}`,
Ut=e=>i=>`is ${ht(i)}${e}`,Ft=e=>i=>`${Dt("an array")(i)}; the clients ignore it${e}`,Yt={"client-missing":[Dt("a string"),'set "client" to the OAuth client ID,\
 for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-type\
s-invalid":[Dt("an array of strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-types-unsupported":[Ut(", which contains no supported grant ty\
pe"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[Ut('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move\
 scopes to "scopes"'],"authz-missing":[Dt("a string with a URL"),'set "authz" to the URL of the authorization endpoint'],"token-missing":[Dt("a string with a UR\
L"),'set "token" to the URL of the token endpoint'],"ports-count":[Dt("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 1\
0010]'],"ports-range":[Ut("; both must be whole numbers from 1024 to 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-orde\
r":[Ut("; the first port is greater than the last"),"write the lower port first"],"ports-single":[Ut("; the clients never use the last port, so none is left"),'\
set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[Ft(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], o\
r remove it'],"scopes-invalid":[Dt("an array of strings"),'set "scopes" to an array of strings, or remove it'],"scopes-ignored":[Ft(""),'set "scopes" to an arra\
y of strings, or remove it']};function Jt(e,i){const w=e.rule.replace(/-\w+$/,"").replace("-","_"),E=`"${w}" in login.v1 of host ${i}`;if("why"in e){const rt=`s\
et "${w}" to an https:// URL without user name, or to a path that starts with a slash`,et=`${E}: ${(0,nt.dh)(e.why)}`;return(0,M.CC)(`login-${e.rule}`,{message:et,
operator:rt})}const[I,q]=Yt[e.rule],K=`${E} ${I(e.value)}`;return(0,M.CC)(`login-${e.rule}`,{message:K,operator:q})}function zt({host:e,endpoints:i}){const w=i.
map(({name:q})=>`"${q}"`).join(" and "),[E]=i,I=i.length===1;return(0,M.CC)("login-url-port",{message:`${w} in login.v1 of host ${e} ${I?"names":"name"} no port\
, so a login uses port 443: ${E?.url??""}`,operator:`write a path that starts with a slash, or add :${E?.port??""} to the URL${I?"":"s"}`})}const Ht=({offered:e})=>e.
length===0?"is empty":`offers ${(0,nt.K4)(e,20,nt.dh)}`;function Zt(e,i){const{id:w,host:E,offered:I,block:q}=e,K=`the discovery document, which ${Ht(e)}`;if(q!==
null)return`add ${w} to the \`host\` block at ${q}, which ${Ht(e)}`;if(w===y.xq&&i)return`configure a network mirror for the provider: Artifactory serves provid\
ers at https://${E}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${w}; the discovery document ${Ht(e)}`;const rt=(0,y.qE)(w)?I.find(Tt=>(0,y.OA)(
Tt)===w):void 0,et=w===y.xq?`use a host that offers ${w}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifa\
ct manager`:`use a host that offers ${w}`;return{operator:rt===void 0?`add ${w} to ${K}`:`rename ${rt} to ${w} in ${K}`,user:et}}const re=e=>e.id==="any"?(0,M.CC)(
"service-missing",{message:`host ${e.host} does not provide any service`,operator:`add a service to the discovery document, which ${Ht(e)}`}):(0,M.CC)("service-\
missing",{message:e.why,help:Zt(e,e.isArtifactory)}),ie=e=>(0,M.CC)("service-version",{message:e.why,help:e.isReadable?Zt(e,!1):`require an id of the form NAME.\
vN; the discovery document ${Ht(e)}`}),Ee=({id:e,host:i,value:w,why:E})=>(0,M.CC)("service-type",{message:`${e} of host ${i} is ${(0,nt.go)(w)}, not a string wi\
th a URL`,operator:`set ${e} to a URL such as "/v1/modules/"`,note:(0,nt.zd)(E)});var Qt=o(9529),ce=o(9587);function ae(e,i,w){const{value:E,flaws:I}=(0,Qt.m)(e,
i,w),q={...E,authz:ee(E.authz),token:ee(E.token)},K=le(q,i),rt=K.length===0?[]:[zt({host:w,endpoints:K})];return{login:q,problems:[...I.map(et=>Jt(ye(et),w)),...rt]}}
function le(e,i){const{name:w,port:E}=(0,Z.cz)(i);return E===""||E==="443"?[]:(0,Qt.u)(e).flatMap(({endpoint:I,text:q,url:K})=>{const rt=(0,Z.cz)(K),et=rt.name.
toLowerCase()===w.toLowerCase();return K.scheme==="https"&&et&&rt.port===""?[{name:I,url:q,port:E}]:[]})}const ye=e=>"why"in e?{...e,why:(0,ce.Nx)(e.why)}:e;function ee(e){
const i=e===null?null:(0,Z.Dl)(e);return i?.ok?(0,Z.Pl)(i.value):null}function we({discovery:e},i){switch(e.kind){case"failed":case"skipped":return{services:[],
findings:[]};case"absent":return{services:[],findings:[ue(e,i)]};case"found":return ve(e,i)}}function ve(e,i){const{requirements:w,clients:E,base:I,block:q}=i,K=e.
services.map(({id:Et})=>Et),rt=e.services.some(({value:Et})=>typeof Et=="string"&&Et.includes("/artifactory/")),et={...i,discovery:e,found:{host:I.host,block:q,
offered:K,isArtifactory:rt}},Tt=w.map(({service:Et})=>Et),Ot=Tt.filter(Et=>Et!=="any"),mt=K.filter(Et=>!Ot.includes(Et)&&Q.Du.some(Kt=>y.oe(Et,Kt).ok)),_t=Ot.map(
Et=>de(Et,et)),Lt=({outcome:Et,findings:Kt,urls:Xt})=>Et.kind!=="problem"&&!Xt.some(({endpoint:Gt,url:Nt})=>Gt===null&&ft(Nt,I))&&!Kt.some(Gt=>(0,b.ER)(Gt)&&E.some(
Nt=>Gt.affects.includes(Nt))),At=mt.map(Et=>de(Et,et)),Bt=!Tt.includes("any")||[..._t,...At].some(Lt),Mt=[..._t,...Bt?At.map(Te):At],Vt=Mt.flatMap(({urls:Et})=>Et),
Wt=Tt.includes("any")&&Mt.length===0?[(0,M.hD)(re({...et.found,id:"any",why:""}))]:[];return{services:Mt.map(({outcome:Et})=>Et),findings:[...Mt.flatMap(({findings:Et})=>Et),
...it(Vt,I),...Wt]}}function Te({outcome:e,findings:i,urls:w}){if(!y.D6(e.id))return{outcome:e,findings:[],urls:[]};const E=I=>({...I,needed:!1});return{outcome:e,
findings:i.map(E),urls:w.map(E)}}function ue({why:e,url:i},{requirements:w,base:{host:E}}){const I=w.map(({service:et})=>et).filter(et=>et!=="any"),K=[...new Set(
I.map(et=>et.split(".")[0]??et))].map(y.Tz),rt=(0,Ct.HB)({host:E,url:(0,Z.Pl)(i),why:e,required:I,clientErrors:K});return(0,M.hD)(rt,{services:I.length===1?I:[]})}
function de(e,i){const{services:w,url:E}=i.discovery,I=At=>y.TE(e,{services:w,documentUrl:E,display:i.base.host,client:At}),K=(i.requirements.find(({service:At})=>At===
e)?.clients??i.clients).map(At=>({client:At,lookup:I(At)})),[rt,...et]=K;if(rt===void 0)throw new Error("no client is checked");const Tt=et.filter(({lookup:At})=>At.
kind!==rt.lookup.kind),Ot=At=>!$e(At)||I(At).kind===rt.lookup.kind,mt=Tt.length===0?(0,Q.SZ)(e).filter(Ot):[rt.client],_t=qt(e,rt.lookup,mt,i),Lt=Tt.flatMap(({client:At,
lookup:Bt})=>qt(e,Bt,[At],i).findings);return{..._t,findings:[..._t.findings,...Lt]}}const _e=2048,$e=e=>Q.Du.some(i=>i===e);function qt(e,i,w,E){const{discovery:I,
base:q}=E,{host:K}=q,rt=et=>et.map(Tt=>(0,M.hD)(Tt,{services:[e]}));switch(i.kind){case"url":{const{url:et,value:Tt}=i,Ot=h({id:e,value:Tt,url:et,host:K}),mt=!Ot.
some(({code:Lt})=>Lt==="service-url-invalid"),_t=(0,nt.dh)((0,Z.Pl)(et),_e);return{outcome:{id:e,kind:"url",url:_t},findings:rt(Ot),urls:mt?[{id:e,endpoint:null,
url:et,needed:!0}]:[]}}case"object":{const{login:et,problems:Tt}=ae(i.value,I.url,K),Ot=Tt.find(({severity:mt})=>mt==="error");return{outcome:Ot?{id:e,kind:"pro\
blem",problem:Ot}:{id:e,kind:"login",login:et},findings:rt(Tt),urls:(0,Qt.u)(et).map(mt=>({...mt,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"\
type":case"bad-url":{const et=ne(e,i,E),Tt=(0,M.hD)(et,{services:[e],clients:w});return{outcome:{id:e,kind:"problem",problem:et},findings:[Tt],urls:[]}}}}function ne(e,i,w){
const E={...w.found,id:e,why:i.why};switch(i.kind){case"missing":return re(E);case"bad-id":case"version":return ie({...E,isReadable:i.kind==="version"});case"ty\
pe":{const{value:I}=i;return e===y.S3?Pt({...E,value:I}):Ee({...E,value:I})}case"bad-url":{const I=(0,ce.Nx)(i.why);return wt(i.value)?v({...E,value:B(i.value),
why:I}):i.reason==="user-info"?N(E):P({...E,url:null,why:I})}}}function Ce(e,i,w){const{visit:E,requirements:I,predicted:q,requests:K,isNew:rt}=e,{host:et}=E,Tt=i.
dialect.clients.filter(Et=>I.some(Kt=>Kt.clients.includes(Et))),Ot=(0,b.TC)(et,I,i),mt=Me(E,Tt),_t=mt.map(Et=>he(E,Et,I,i,Ot)),Lt=_t[0]?.services??[],At=mt.some(
({forced:Et})=>Et===null)?[...(0,k.so)(E,I,w),...(0,k.uA)(E,Lt,w)]:[],Bt=[..._t.flatMap(Et=>Et.findings),...At,...q,...K===null?[]:(0,L.Ey)(K,E.attempt.certificates,
i),...(0,L.WN)(E,I)].map(Et=>se(e,Et)),Mt=be(et,I),Vt=(0,k.zF)(Bt,E,Ot,w).map(Et=>{const Kt=Et.needed&&fe(Et,e,i),Xt=(0,M.pj)(Et.problem,Ot);return(0,b.nv)((0,M.
aZ)({...Et,problem:Xt,needed:Kt},Mt),Tt)}),Wt=mt[0]?.forced?.place??null;return{visit:E,requirements:I,services:Lt,servicesFrom:Wt,findings:Vt,isNew:rt}}function fe({
problem:e,services:i},{visit:{host:w,attempt:E},requirements:I,answering:q},{depth:K}){if(K==="discovery"||E.discovery.kind==="skipped")return!0;const rt=i.some(
Tt=>q.has(`${w} ${Tt}`));if(e.code==="service-url-no-slash"&&rt)return!1;const et=I.filter(({service:Tt})=>i.length===0||i.includes(Tt));return et.length===0||et.
some(({isForInit:Tt})=>Tt)}function se({visit:e,requirements:i,isNew:w},E){const{services:I,places:q}=(0,b._7)(E.services,i),K=E.places.length===0?q:(0,H.As)((0,b.
Rh)(E.places));return{...E,services:I,places:K,host:e.host,isHostNew:w}}function Se(e,{clients:i},w){const{visit:E,requirements:I,isNew:q}=e,K=(0,O.n3)({host:(0,X.
nx)(E.host),thrown:w}),rt={kind:"skipped",problem:K};return{visit:{...E,attempt:{...E.attempt,discovery:rt,hops:[]}},requirements:I,services:[],servicesFrom:null,
findings:[(0,b.nv)(se(e,(0,M.hD)(K)),i)],isNew:q}}function be(e,i){return i.every(({isImplied:E})=>E)?[...i.flatMap(({clients:E})=>E),...(0,Q.Yr)(e)]:Q.zK}function Me(e,i){
const w=e.forced.filter(({client:K})=>i.includes(K)),E=i.filter(K=>!w.some(rt=>rt.client===K)),q=(0,H.c1)(w,({place:K,services:rt})=>JSON.stringify([K,rt])).map(
K=>{const[rt]=K,et=(0,X.cu)(e.host),{services:Tt}=rt,Ot={kind:"found",url:et,services:Tt},mt={...e.attempt.timing,totalMs:0},Lt={...e,attempt:{discovery:Ot,hops:[],
timing:mt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:K.map(({client:At})=>At),visit:Lt,forced:rt}});return E.length>0||q.length===0?[{clients:E,
visit:e,forced:null},...q]:q}function he(e,i,w,E,I){const{clients:q,forced:K}=i,rt=(0,X.nx)(e.host),et=K&&(0,b.cA)(K.place),{services:Tt,findings:Ot}=we(i.visit.
attempt,{requirements:w,clients:q,block:et,base:{hostname:e.host,host:rt,hasToken:e.credentials?.hasToken===!0,kind:K===null?G(e,E.resolve):"loopback"}}),mt=K===
null?I:{...I,role:"operator"},_t=E.dialect.releases.filter(({client:Mt})=>q.includes(Mt)),Lt=[...K===null?[]:ct(e,K,q),...(0,L.Ii)(i.visit,{...E,clients:q,releases:_t}),
...Ot,...K===null?(0,J.I)(e.host,Tt,w,E):[]],At=e.forced.map(({client:Mt})=>Mt),Bt=K===null?Q.zK.filter(Mt=>!At.includes(Mt)):i.clients;return{services:Tt.map(Mt=>Mt.
kind==="problem"?{...Mt,problem:(0,M.pj)(Mt.problem,mt)}:Mt),findings:Lt.map(Mt=>({...(0,M.aZ)(Mt,Bt),problem:(0,M.pj)(Mt.problem,mt)}))}}function ke(e){const i=E=>{
const I=e.filter(({problem:q,affects:K})=>K.includes(E)&&q.usualSeverity!=="notice");return I.some(b.ER)?"fails":I.length>0?"warns":"works"},w=Q.zK.map(E=>[E,i(
E)]);return Object.fromEntries(w)}var oe=o(5585),Oe=o(4977),pe=o(9075),Re=o(2389),Ae=o(5306),me=o(9940);async function ge(e,i,w,E){const{dialect:I,configs:q,requirements:K}=i,
{releases:rt}=I,{environment:et,kill:Tt,secrets:Ot,stop:mt,startTimer:_t}=E,Lt={kill:Tt,learn:Ot.learn,stop:mt.signal},At=(0,Oe.mQ)({...w,configs:q},et,Lt),{credentials:Bt,
forced:Mt}=At,Vt={network:(0,Ae.Af)(w),credentials:{...Bt,find:(0,pe.Oo)(Bt.find)},concurrency:w.concurrency,random:Math.random,now:Date.now,startTimer:_t,monotonic:E.
now,stop:mt,sessions:w.depth==="discovery"?null:new Map},Wt=await(0,me.pj)(e,{...Vt,forced:Mt,required:Map.groupBy(K,({host:Nt})=>Nt),maxRedirects:Math.max(...I.
clients.map(Nt=>Q.NX[Nt])),releases:rt,timeoutMs:w.timeoutMs??(0,me.nT)(rt),retries:w.retries,progress:Nt=>E.progress({kind:"visits",...Nt})}),Et=Bt.known;if(w.
depth==="discovery")return{visits:Wt,predicted:Re.j7,tokenSources:Et};const{predictInit:Kt}=await Promise.all([o.e(245),o.e(155),o.e(836)]).then(o.bind(o,1836)),
Xt={...Vt,...i,settings:w,machine:(0,oe.g8)(et),directory:E.directory,lockHashes:i.checkouts?.lockHashes??null,plugins:i.checkouts?.plugins??null,learn:Ot.learn,
progress:Nt=>E.progress({kind:"registries",...Nt}),visits:new Map(Wt.map(Nt=>[Nt.host,Nt]))},Gt={...w,isFork:E.isFork};return{visits:Wt,predicted:await Kt(i.roots,
Xt,Gt),tokenSources:Et}}}),2832:((xt,pt,o)=>{o.d(pt,{IK:()=>M,v8:()=>nt,x8:()=>g,zy:()=>N});var L=o(7075),O=o(8522),H=o(7602);const M={kind:"excerpt",maxBytes:2048},
Q=1e3,X=64*1024,J=1024,Z=1024*1024,nt=256*1024,P=a=>Buffer.from(a,"latin1").toString("utf8");function N({status:a,reason:f,headers:$}){const R=_=>{const z=$.get(
_)?.[0];return z===void 0?null:P(z)},c=R("content-length"),r=a!==204&&a!==304&&c!=="0"?R("content-encoding"):null;return{status:a,reason:P(f),contentType:R("con\
tent-type"),contentEncoding:r,location:R("location"),retryAfter:R("retry-after"),terraformGet:R("x-terraform-get"),apiVersion:R("tfp-api-version"),challenge:W($.
get("www-authenticate")??[]),declaredBytes:c===null||v(r)?null:Number(c)}}function W(a){const f=a.flatMap(R=>R.split(",")).flatMap(R=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(R)?.[1]??[]);return f.some(R=>R.toLowerCase()==="bearer")?null:f[0]??null}const v=a=>a?.toLowerCase()==="gzip";async function g(a,f,$){const R=[];let c=0,m;
const r=$.kind==="excerpt"?setTimeout(()=>a.destroy(),Q).unref():void 0;try{for await(const z of u(a,f,$.maxBytes)){if(R.push(z),R.length===J&&R.splice(0,J,Buffer.
concat(R)),c+=z.length,c>$.maxBytes)break;c>Z&&(m??=await $.turn?.())}}catch(z){if((0,H.$N)(z)==="COMPRESSED_TOO_LARGE")c=Number.POSITIVE_INFINITY;else if($.kind===
"whole")throw z}finally{clearTimeout(r),a.destroy(),m?.()}return{bytes:Buffer.concat(R).subarray(0,$.maxBytes),truncated:c>$.maxBytes}}function u(a,f,$){if(!v(f.
contentEncoding))return a;const R=(0,O.createGunzip)();let c=$+X;const m=async function*(r){for await(const _ of r){if(c-=_.length,c<0)throw(0,H.Au)("COMPRESSED\
_TOO_LARGE","too many compressed bytes");yield _}};return(0,L.pipeline)(a,m,R,()=>{}),R}}),5306:((xt,pt,o)=>{o.d(pt,{be:()=>Be,X5:()=>Ue,gQ:()=>je,Ul:()=>He,Af:()=>We,
JY:()=>Nt,To:()=>Ne,dI:()=>Pe,Lu:()=>Le,jT:()=>De});var L=o(7067),O=o(4091),H=o(4283),M=o(1831),Q=o(5195),X=o(8408);const J=32;function Z(n){const t=[];let s=n.
getPeerX509Certificate();for(;s!==void 0&&t.length<J;)t.push(s),s=s.issuerCertificate;return t}function nt(n,t,s){const[d]=n;if(d===void 0)return null;const p=t.
ok?t.chain.slice(0,Math.max(1,t.chain.length-1)).map(({notAfter:st})=>st):n.map(({validTo:st})=>Date.parse(st)),S=Date.parse(d.validFrom),F=Math.min(...p);return Number.
isNaN(S)||Number.isNaN(F)?null:{host:s,subject:P(d.subject)??d.subjectAltName??"",issuer:P(d.issuer)??d.issuer??"",validFrom:new Date(S).toISOString(),expires:new Date(
F).toISOString()}}const P=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var N=o(7598),W=o(7030),v=o(1692);const g={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,
sequence:48,set:49};class u extends Error{}class a{#t;#e;constructor(t,s){this.#t=t,this.#e=s}get isEmpty(){return this.#t.length===0}isNext(t){return this.#t[0]===
t}any(){const t=this.#t[0]??0,s=this.#t[1]??0;if(this.#t.length<2||(t&31)===31)throw this.#n();const d=s<128?0:s&127,p=d===0&&s<128?s:this.#s(d),S=2+d,F=S+p;if(F>
this.#t.length)throw this.#n();const[st,at]=[this.#t.subarray(S,F),this.#t.subarray(0,F)];return this.#t=this.#t.subarray(F),{tag:t,content:st,whole:at}}element(t){
if(!this.isNext(t))throw this.#n();return this.any()}content(t){return this.element(t).content}optional(t){return this.isNext(t)?this.content(t):null}inside(t){
return new a(this.content(t),this.#e)}oid(){const t=[];let s=0,d=!0;for(const st of this.content(g.oid)){if(s=s*128+(st&127),d&&st===128||s>=2**31)throw this.#n();
d=st<128,d&&(t.push(s),s=0)}const[p,...S]=t;if(p===void 0||!d)throw this.#n();const F=Math.min(Math.floor(p/40),2);return[F,p-40*F,...S].join(".")}integer(){const t=this.
content(g.integer),s=t[0],d=t[1]??0,p=s===0&&d<128||s===255&&d>=128;if(s===void 0||t.length>1&&p)throw this.#n();return t}count(){const t=this.integer();if(t.length>
8||(t[0]??0)>=128)throw this.#n();return t.reduce((s,d)=>s*256+d,0)}boolean(){const t=this.content(g.boolean);if(t.length!==1||t[0]!==0&&t[0]!==255)throw this.#n();
return t[0]!==0}bits(){const t=this.content(g.bits),[s=8]=t,d=t.subarray(1),p=d.at(-1)??0;if(s>7||s>0&&d.length===0)throw this.#n();if((p&(1<<s)-1)!==0)throw this.#n();
return d}#s(t){const s=this.#t.subarray(2,2+t);if(t===0||t>4||s.length<t)throw this.#n();const d=s.reduce((p,S)=>p*256+S,0);if(d<128||s[0]===0)throw this.#n();return d}#n(){
return new u(this.#e)}}const f=/^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s,$={12:n=>!(0,O._6)(n).includes("\uFFFD"),18:n=>/^[\d ]*$/.test((0,O.iP)(
n)),19:n=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,O.iP)(n)),20:()=>!0,22:n=>n.every(t=>t<128),30:n=>n.length%2===0&&!f.test((0,O.iP)(n))},R=({tag:n,content:t})=>$[n]?.(
t)??!1,c=(n,t)=>n.length===t.length&&n.every((s,d)=>s===t[d]),m={"1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.\
2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},r=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],_={"1.2.840.113549.1.1.10":"RSA\
-PSS","1.3.101.113":"Ed448"};function z(n){const t=new a(n,"public key").inside(g.sequence),s=t.inside(g.sequence),d=s.oid(),p=t.bits();switch(d){case"1.2.840.1\
13549.1.1.1":if(ft(s.any().whole)!=="0500")throw new u("public key");return D(p);case"1.2.840.10045.2.1":{const S=s.isNext(g.oid)?s.oid():"explicit parameters";
if(!r.includes(S))return{kind:"unsupported-curve",curve:m[S]??S};if(p[0]!==4)throw new u("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!s.isEmpty||p.length!==
32)throw new u("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:_[d]??d}}}function D(n){const t=new a(n,"public key").inside(g.sequence),
s=t.integer(),d=t.count(),[p=0,S=0]=s;if(p>=128||d===0)throw new u("public key");if(d===1||d%2===0||d>=2**31)return{kind:"unsupported",name:`RSA with the expone\
nt ${d}`};const F=p===0?S:p;return{kind:"rsa",bits:8*(s.length-(p===0?2:1))+(32-Math.clz32(F))}}const A={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2\
.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.\
10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},U={"1.2.840.113549.1.1.5":"\
RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448"},T="1.2.840.113549.1.1.10",y=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
G={201:"20",202:"30",203:"40"};function tt(n){const t=new a(n,"signature algorithm"),s=t.oid(),d=t.isEmpty?"":ft(t.any().whole);if(s===T){const F=y.exec(d);return F&&
G[F[1]??""]===F[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[p,S]=A[s]??[];return p===void 0||
S===void 0?{isSupported:!1,name:U[s]??s}:{isSupported:!0,key:p,name:S}}const ft=n=>Array.from(n,t=>t.toString(16).padStart(2,"0")).join("");var it=o(6181);const dt=130,
kt=135,yt=[129,134];function bt(n){const t="subject alternative names",s=new a(n,t).inside(g.sequence),d=[],p=[],S=[];for(;!s.isEmpty;){const{tag:F,content:st}=s.
any();if(yt.includes(F)&&S.push(F),F===dt&&d.push(wt(st,t)),F===kt){if(st.length!==4&&st.length!==16)throw new u(t);p.push(st)}}return{dns:d,addresses:p,others:S,
isKnown:[...d,...p,...S].length>0}}function It(n){const t="name constraints",s=new a(n,t),d=s.inside(g.sequence),[p,S]=[160,161].map(at=>d.optional(at)??new Uint8Array);
if(!p||!S||!d.isEmpty||!s.isEmpty)throw new u(t);if(p.length+S.length===0)throw new u(t);const[F,st]=[x(p),x(S)];return{permitted:F,excluded:st,isKnown:F.isKnown&&
st.isKnown}}function x(n){const t="name constraints",s=new a(n,t),d=[],p=[],S=[];let F=!0;for(;!s.isEmpty;){const{tag:at,content:lt}=s.inside(g.sequence).any(),
ut=lt.length/2;if(at===dt)d.push(wt(lt,t).toLowerCase());else if(at===kt&&(ut===4||ut===16))p.push({address:lt.subarray(0,ut),mask:lt.subarray(ut)});else{if(at===
kt)throw new u(t);yt.includes(at)?S.push(at):F=!1}}if(!(d.every(at=>V(at.replace(/^\.(?=.)/,"")))&&p.every(({mask:at})=>gt(at))))throw new u(t);return{dns:d,networks:p,
others:S,isKnown:F}}const V=n=>/^[!-~]*$/.test(n)&&!/^\.|\.\.|\.$/.test(n),gt=n=>/^1*0*$/.test(Array.from(n,t=>t.toString(2).padStart(8,"0")).join(""));function wt(n,t){
if(n.some(s=>s>=128))throw new u(t);return(0,O.iP)(n)}function B({dns:n,addresses:t},s){const d=(0,it.r5)((0,it.n7)(s));if(d!==null)return t.some(st=>c(st,Uint8Array.
from(d)));const p=s.toLowerCase(),S=p.replace(/\.$/,"").split("."),F=S.every(st=>h.test(st));return n.some(st=>{const at=st.toLowerCase(),[lt,...ut]=at.split("."),
vt=lt==="*"&&ut.length>0,Rt=vt?ut:[lt,...ut];return!F||!Rt.every(jt=>h.test(jt??""))?at===p&&at!==".":Rt.join(".")===S.slice(vt?1:0).join(".")})}const h=/^[a-z0-9_][a-z0-9_-]*$/,
C=25e4;function j(n,{permitted:t,excluded:s}){const d=t.dns.length+s.dns.length,p=t.networks.length+s.networks.length;if(n.dns.length*d+n.addresses.length*p>C)return!1;
const F=new Set([...t.others,...s.others]);if(n.others.some(lt=>F.has(lt)))return!1;const st=n.dns.every(lt=>{const ut=lt.toLowerCase();return V(ut)&&(t.dns.length===
0||t.dns.some(vt=>l(ut,vt)))&&!s.dns.some(vt=>l(ut,vt)||k(ut,vt))}),at=n.addresses.every(lt=>(t.networks.length===0||t.networks.some(ut=>b(lt,ut)))&&!s.networks.
some(ut=>b(lt,ut)));return st&&at}const l=(n,t)=>t===""||n===t||n.endsWith(t.startsWith(".")?t:`.${t}`),k=(n,t)=>n.startsWith("*.")&&t.replace(/^[^.]*/,"")===n.
slice(1),b=(n,{address:t,mask:s})=>n.length===t.length&&n.every((d,p)=>{const S=s[p]??0;return(d&S)===((t[p]??0)&S)});function Y(n){try{const t=new a(n,"certifi\
cate"),s=t.inside(g.sequence);if(!t.isEmpty)throw new u("certificate");const d=s.inside(g.sequence),p=s.content(g.sequence),S=Ct(n,d,p);return s.bits(),"kind"in
S?{ok:!1,flaw:S}:{ok:!0,certificate:S}}catch(t){if(!(t instanceof u))throw t;return{ok:!1,flaw:{kind:"malformed",part:t.message}}}}const ot=160,ct=163,$t=[129,130];
function Ct(n,t,s){const d=t.isNext(ot)?t.inside(ot).count()+1:1;if(d>3)throw new u("version");if((t.integer()[0]??0)>=128)return{kind:"negative-serial"};const p=t.
content(g.sequence);if(!c(p,s))throw new u("signature algorithm");const S=ht(t,"issuer"),F=t.inside(g.sequence),st=Pt(F),at=Pt(F),lt=ht(t,"subject"),ut=t.element(
g.sequence).whole,vt=z(ut);if(vt.kind==="unsupported-curve")return{kind:"curve",curve:vt.curve};if(d>1)for(const Rt of $t)t.optional(Rt);return{raw:n,subject:lt,
issuer:S,notBefore:st,notAfter:at,version:d,signature:tt(p),key:vt,keyInfo:ut,...Ft(d===3?t.optional(ct):null)}}function ht(n,t){const{whole:s}=n.element(g.sequence),
d=new a(s,t).inside(g.sequence);for(;!d.isEmpty;){const p=d.inside(g.set);for(;!p.isEmpty;){const S=p.inside(g.sequence);if(S.oid(),!R(S.any()))throw new u(t)}}
return s}const St=[{tag:g.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:g.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function Pt(n){const t=St.find(({tag:Rt})=>n.isNext(Rt)),s=t?.format.exec((0,O.iP)(n.content(t.tag)));if(!s)throw new u("validity");const[d=0,p=0,...S]=s.slice(
1).map(Rt=>Number(Rt??0)),F=s[1]?.length===4?d:d<50?2e3+d:1900+d,[st=0,at=0,lt=0,ut=0]=S,vt=new Date(0);if(vt.setUTCFullYear(F,p-1,st),vt.getUTCMonth()!==p-1||at>
23||lt>59||ut>59)throw new u("validity");return vt.setUTCHours(at,lt,ut)}const Dt=[15,19,31,32,33,36,37,54].map(n=>`2.5.29.${n}`),Ut=["2.5.29.14","2.5.29.35","1\
.3.6.1.5.5.7.1.1"];function Ft(n){const t=new Map,s=n&&new a(n,"extensions").inside(g.sequence);for(;s&&!s.isEmpty;){const Rt=s.inside(g.sequence),jt=Rt.oid(),te=Rt.
isNext(g.boolean)&&Rt.boolean();if(t.has(jt))throw new u("extensions");if(te&&Ut.includes(jt))throw new u("extensions");t.set(jt,{critical:te,value:Rt.content(g.
octets)})}const d=Rt=>t.get(`2.5.29.${Rt}`)?.value??null,[p,S,F,st,at]=[15,17,19,30,37].map(d),lt=S?bt(S):null,ut=st?It(st):null,vt=new Set(Dt);return lt?.isKnown&&
vt.add("2.5.29.17"),ut?.isKnown&&vt.add("2.5.29.30"),{encodedNames:S??new Uint8Array,names:lt??{dns:[],addresses:[],others:[]},constraints:ut,basic:F?Yt(F):null,
maySign:p?Ht(p):null,usages:at?Zt(at):[],unhandled:[...t].flatMap(([Rt,{critical:jt}])=>jt&&!vt.has(Rt)?Rt:[])}}function Yt(n){const t=new a(n,"basicConstraints").
inside(g.sequence);return{isAuthority:t.isNext(g.boolean)&&t.boolean(),maxPath:t.isNext(g.integer)?t.count():null}}const Jt=4,zt=128;function Ht(n){const[t=0,s=0]=new a(
n,"keyUsage").bits();return t===0&&s<zt?null:(t&Jt)!==0}function Zt(n){const t=new a(n,"extendedKeyUsage").inside(g.sequence),s=[];for(;!t.isEmpty;)s.push(t.oid());
return s}const re=8192,ie=1024,Ee=100;function Qt(n){const t=[];for(const[at,lt]of n.sent.entries()){const ut=(n.parse??Y)(lt);if(!ut.ok)return{ok:!1,flaw:ut.flaw,
isLeaf:at===0};const{certificate:vt}=ut,{key:Rt}=vt;if(Rt.kind==="rsa"&&Rt.bits>re)return{ok:!1,flaw:{kind:"key-size",bits:Rt.bits},isLeaf:at===0};t.push(vt)}const[
s,...d]=t;if(s===void 0)throw new Error("a server sends at least one certificate");const p=ce(s,n);if(p!==null)return{ok:!1,flaw:p,isLeaf:!0};const S={others:d,
options:n,checks:0,hint:null},F=n.anchors(s.subject).some(({raw:at})=>c(at,s.raw))?ee(S,[s]):le(S,[s]);if(F!==null)return{ok:!0,chain:F};const st={kind:"unknown\
-authority",sent:de(s,d)};return{ok:!1,...S.hint??{flaw:st,isLeaf:!0}}}function ce(n,{host:t,now:s}){const d=ae(n,s);if(d!==null)return d;const{key:p}=n;return B(
n.names,t)?p.kind==="unsupported"?{kind:"key",name:p.name}:p.kind==="rsa"&&p.bits<ie?{kind:"key-size",bits:p.bits}:null:{kind:"other-name",names:n.names.dns}}function ae({
unhandled:n,notBefore:t,notAfter:s},d){const[p]=n;return p!==void 0?{kind:"critical-extension",id:p}:d<t?{kind:"not-yet-valid",at:t}:d>s?{kind:"expired",at:s}:null}
function le(n,t){const s=t.at(-1),{options:d,others:p}=n,S=d.anchors(s.issuer),F=p.filter(({subject:st})=>c(st,s.issuer));for(const[st,at]of[...S,...F].entries()){
const lt=st<S.length;if(n.checks+=1,n.checks>Ee)return null;if(t.some(te=>Te(te,at)))continue;const ut=ye(t,at,lt,d);if(ut!==null&&(n.hint??=ut),!(ut===null&&s.
signature.isSupported&&at.key.kind===s.signature.key&&d.isSignedBy(s,at)))continue;const Rt=[...t,at],jt=lt?ee(n,Rt):le(n,Rt);if(jt!==null)return jt}return null}
function ye(n,t,s,{now:d}){const p=n.at(-1),{basic:S,key:F,maySign:st,version:at}=t,lt=te=>({flaw:te,isLeaf:!1});if(!(S===null?at<3&&s:S.isAuthority)||st===!1)return lt(
{kind:"no-authority"});const vt=n.length===1;if(!p.signature.isSupported)return{flaw:{kind:"signature",name:p.signature.name},isLeaf:vt};if(F.kind==="rsa"&&F.bits<
ie)return lt({kind:"key-size",bits:F.bits});if(F.kind==="unsupported")return lt({kind:"key",name:F.name});const Rt=ae(t,d);if(Rt!==null)return lt(Rt);const jt=S?.
maxPath??null;return jt!==null&&n.length-1>jt?lt({kind:"path-length"}):null}function ee(n,t){const s=t.findIndex(({usages:p})=>!ve(p));return s>=0?(n.hint??={flaw:{
kind:"usage"},isLeaf:s===0},null):t.every(({constraints:p},S)=>p===null||t.slice(0,S).every(({names:F})=>j(F,p)))?t:(n.hint??={flaw:{kind:"constraints"},isLeaf:!1},
null)}const we=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],ve=n=>n.length===0||n.some(t=>we.includes(t)),Te=(n,t)=>c(n.subject,t.subject)&&c(n.keyInfo,t.keyInfo)&&c(n.encodedNames,
t.encodedNames),ue=({subject:n,issuer:t})=>c(n,t);function de(n,t){return ue(n)?"self-signed":t.length===0?"leaf":t.some(ue)?"root":"chain"}const _e=["TLS_AES_1\
28_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],$e=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],
qt=[..._e,...$e.flatMap(n=>[`ECDHE-ECDSA-${n}`,`ECDHE-RSA-${n}`])],ne=["X25519","P-256","P-384","P-521"],Ce=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519\
:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),fe="@SEC\
LEVEL=0",se=N.constants.SSL_OP_LEGACY_SERVER_CONNECT|N.constants.SSL_OP_NO_RENEGOTIATION,Se={secureOptions:se,minVersion:"TLSv1.2",ciphers:[...qt,fe].join(":"),
ecdhCurve:ne.join(":"),sigalgs:Ce},he={secureOptions:se,minVersion:"TLSv1",ciphers:[...qt,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",
fe].join(":"),ecdhCurve:[...ne,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function ke(n){const t=oe(
()=>pe([...v.rootCertificates,...(0,v.getCACertificates)("extra"),...n===null?[]:[n]])),s=oe(()=>pe((0,v.getCACertificates)("system"))),d={parse:Ae(),isSignedBy:me()};
return{hasFile:n!==null,context:oe(()=>(0,v.createSecureContext)({...Se,ca:[]})),verify:(p,S)=>{const F=Date.now(),st={...d,sent:p,host:S,now:F},at=Qt({...st,anchors:t()}),
lt=at.ok?at:Qt({...st,anchors:vt=>[...t()(vt),...s()(vt)]});if(!lt.ok)return lt;const ut=w(lt.chain,S,F);return ut===null?lt:{ok:!1,...ut}}}}function oe(n){let t;
return()=>(t??={value:n()},t.value)}const Oe=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function pe(n){const t=n.flatMap(p=>Array.from(p.matchAll(
Oe),([,S=""])=>Buffer.from(S,"base64"))),s=Buffer.concat(t),d=new Map;return p=>{const S=Buffer.from(p),F=S.toString("latin1"),st=d.get(F);if(st!==void 0)return st;
const lt=(s.includes(S)?t.filter(ut=>ut.includes(S)):[]).flatMap(ut=>{const vt=Y(ut);return vt.ok&&S.equals(vt.certificate.subject)?vt.certificate:[]});return lt.
length>0&&d.set(F,lt),lt}}const Re=200;function Ae(){const n=new Map;return t=>{const s=Buffer.from(t).toString("latin1"),d=n.get(s);if(d!==void 0)return d;n.size>=
Re&&n.clear();const p=Y(t);return n.set(s,p),p}}function me(){const n=new WeakMap;return(t,s)=>{const d=n.get(t)??new WeakMap,p=d.get(s)??i(t,s);return n.set(t,
d.set(s,p)),p}}const ge=new WeakMap;function e(n){const t=ge.get(n)??new N.X509Certificate(n.raw);return ge.set(n,t),t}function i(n,t){try{return e(n).verify(e(
t).publicKey)}catch{return!1}}function w(n,t,s){for(const[d,p]of n.entries()){const S=d===0,F=E(p,n[d+1],S?t:null,s);if(F!==null)return{flaw:{kind:"openssl",check:F},
isLeaf:S}}return null}function E(n,t,s,d){try{const p=e(n),{validFrom:S,validTo:F}=p;if(!(Date.parse(S)<=d&&d<=Date.parse(F)))return"dates";if(s!==null&&!q(p,s))
return"name";if(t===void 0)return null;const st=e(t);return t.version===3&&!st.ca?"authority":p.checkIssued(st)?null:"issuer"}catch{return"encoding"}}const I={subject:"\
never",partialWildcards:!1};function q(n,t){if((0,W.isIP)(t)!==0)return n.checkIP(t)!==void 0;const s=t.replace(/\.$/,"").toLowerCase();if(n.checkHost(s,I)!==void 0)
return!0;const d=s.replace(/^[^.]*/,""),p=n.subjectAltName?.toLowerCase().split(", ")??[];return d!==""&&p.includes(`dns:*${d}`)}var K=o(7602),rt=o(8500);const et=[
"ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],Tt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function Ot(n,{name:t},s,d){
const p=(0,K.$N)(n);if(et.includes(p))return await At(await d())?(0,K.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(Tt.test(p))return n;const S=await Vt(
t,s,d);return S===null?n:"flaw"in S?(s.connection.rejection=S,(0,K.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${S.flaw.kind}`)):(s.connection.unsupported=
S,(0,K.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${S.name}`))}const[mt,_t]=[30,100],Lt=Buffer.from([22,3,1,0,0]);async function At(n){const t=await new Promise(
s=>{Bt().then(()=>s("")),n.once("data",d=>s(d.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(Lt)});return n.destroy(),t==="H\
TTP/"}async function Bt(){for(let n=0;n<mt;n+=1)await(0,rt.setTimeout)(_t,null,{ref:!1})}const Mt=[he,{...he,maxVersion:"TLSv1.2"}];async function Vt(n,t,s){for(const d of Mt){
const p=(0,v.createSecureContext)({...d,ca:[]}),S=await s(),F=await(0,K.ek)(S,t,n,{secureContext:p}).catch(()=>null);if(F===null)continue;const st=Wt(F);return F.
destroy(),st}return null}function Wt(n){const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[s]=Z(n),d=s&&Y(s.raw);
if(d?.ok===!1)return{flaw:d.flaw,isLeaf:!0};const p=n.getCipher().name;if(!qt.includes(p))return{kind:"cipher",name:p};const S=Kt(n);if(!ne.includes(S))return{kind:"\
group",name:S};const F=d?.certificate.key;return F?.kind==="unsupported"?{flaw:{kind:"key",name:F.name},isLeaf:!0}:null}const Et={prime256v1:"P-256",secp384r1:"\
P-384",secp521r1:"P-521",secp224r1:"P-224"};function Kt(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:Et[t.
name??""]??t.name??""}const Xt="http/1.1",Gt="h2";async function Nt(n,t){const s=()=>xe(n,t),d=await s();if(n.scheme==="http")return d;try{return await Ie(n,d,t,
Xt)}catch(p){const S=K.$N(p);throw S.endsWith("_NO_APPLICATION_PROTOCOL")&&await Pe(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(S)?await Ot(p,n,t,s):p}}async function Pe(n,t){
if(n.scheme!=="http")try{const s=await xe(n,t);(await Ie(n,s,t,Gt)).destroy()}catch(s){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(K.$N(s)))throw s}}function Ue(n){
const{scheme:t}=n;if(t!=="https"&&t!=="http")return(0,O.TR)(`unsupported protocol scheme "${t}"`);const{name:s,port:d}=(0,H.cz)(n);if(s==="")return(0,O.TR)("no \
Host in request URL");const p=(0,X.ER)(s)?(0,O.Ju)(s.toLowerCase()):(0,M.Pv)(s);if(!p.ok)return p;const S=d===""?(0,H.L5)(t):Number(d);return S>0&&S<=65535?(0,O.
Ju)({scheme:t,name:p.value,port:S}):(0,O.TR)(`invalid port "${d}"`)}function Be(n){const{name:t}=(0,H.cz)(n),s=(0,M.Pv)(t);return(0,X.ER)(t)||!s.ok?t:s.value}function je(n,{
name:t}){const{port:s}=(0,H.cz)(n);return(0,H.EN)(t)+(s===""?"":`:${s}`)}function He({resolve:n},t,s){const d=n.some(p=>p.name===t);return!["private","loopback"].
includes((0,Q.Sz)((d?null:s)??t))}function De({scheme:n,name:t,port:s}){return(0,H.EN)(t)+(s===(0,H.L5)(n)?"":`:${s}`)}function Le(n,t){const s=t.resolve.find(({
name:d,port:p})=>d===n.name&&(p===null||p===n.port));return s===void 0?{host:n.name,port:n.port,proxy:t.chooseProxy(n)}:{host:s.address,port:s.addressPort??n.port,
proxy:null}}async function xe(n,t){const{host:s,port:d,proxy:p}=Le(n,t.settings);if(p===null)return K.zy(s,d,t);K.ln(n.name,t),t.connection.proxy=p.host;const S=await ze(
p,t);return n.scheme==="https"?Fe(n,p,S):S}async function ze(n,t){const s=n.protocol==="https:"?"https":"http",d=n.hostname.replace(/^\[|\]$/g,""),p={scheme:s,name:d,
port:Number(n.port)||(0,H.L5)(s)},S=new K.Ng;try{const F={...t.settings,resolve:[],chooseProxy:()=>null};return await Nt(p,{...t,settings:F,connection:S,allowPrivate:!0})}catch(F){
const st=`proxy ${n.host} cannot be reached: ${K.bD(F)}`;throw K.Au("PROXY_REFUSED",st)}finally{t.connection.lookupMs=S.lookupMs,t.connection.connectMs=S.connectMs}}
async function Ie(n,t,s,d){const{connection:p,settings:S}=s,{trust:F}=S,st=performance.now(),at={secureContext:F.context(),ALPNProtocols:[d]},lt=await K.ek(t,s,
n.name,at);p.tlsMs=performance.now()-st;const ut=Z(lt),vt=F.verify(ut.map(({raw:Rt})=>Rt),n.name);if(p.certificate=nt(ut,vt,De(n)),vt.ok&&lt.alpnProtocol!==Gt)return lt;
throw lt.destroy(),vt.ok?K.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(p.rejection={...vt,issuer:ut.at(-1)?.issuer??"",hasFile:F.hasFile},K.Au("CERTIFICATE_\
REJECTED",`certificate rejected: ${vt.flaw.kind}`))}function Ne(n){if(n.username===""&&n.password==="")return{};const t=`${decodeURIComponent(n.username)}:${decodeURIComponent(
n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(t).toString("base64")}`}}const Ke=[502,503,504];function Fe(n,t,s){const d=`${(0,H.EN)(n.name)}:${n.
port}`;return new Promise((p,S)=>{const F=(0,L.request)({method:"CONNECT",path:d,headers:{host:d,...Ne(t)},insecureHTTPParser:!0,createConnection:()=>s});F.on("\
error",st=>{const at=`proxy ${t.host} closed the connection: ${st.message}`;S(K.Au("PROXY_REFUSED",at))}),F.on("connect",(st,at,lt)=>{if(st.statusCode===200&&lt.
length===0)return p(s);s.destroy();const{statusCode:ut=0,statusMessage:vt=""}=st,Rt=Ke.includes(ut)?"PROXY_NOT_REACHED":"PROXY_REFUSED",jt=`proxy ${t.host} retu\
rned ${ut} ${vt}`;S(K.Au(Rt,jt.trimEnd()))}),F.end()})}function We(n){const t=[...[...n.hostnames,...n.tokens].map(({host:s})=>(0,M.Sv)(s).name),...n.resolve.map(
({name:s})=>s)];return{resolve:n.resolve,namedHosts:new Set(t),chooseProxy:n.chooseProxy,trust:ke(n.authorities)}}}),7602:((xt,pt,o)=>{o.d(pt,{$N:()=>J,Au:()=>X,
Ng:()=>Q,bD:()=>Z,ek:()=>P,ln:()=>W,zy:()=>nt});var L=o(610),O=o(7030),H=o(1692),M=o(5195);class Q{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const X=(f,$)=>Object.assign(new Error($),{code:f});function J(f){return typeof f!="object"||f===null?"":"code"in f&&typeof f.code=="string"?f.code:""}const Z=f=>typeof f==
"object"&&f!==null&&"message"in f?String(f.message):String(f);async function nt(f,$,R){const{connection:c}=R;(0,O.isIP)(f)!==0&&W(f,R);const m=performance.now();
let r=m;const _=(0,O.connect)({host:f,port:$,noDelay:!0,lookup:a(R,()=>{r=performance.now(),c.lookingUp=!1,c.lookupMs=r-m})});return R.hold(_),await N(_,"connec\
t"),c.connectMs=performance.now()-r,c.address=_.remoteAddress??null,_}async function P(f,$,R,c){const m=(0,H.connect)({...c,socket:f,servername:(0,O.isIP)(R)===
0?R.replace(/\.$/,""):"",rejectUnauthorized:!1});return $.hold(m),await N(m,"secureConnect"),m}function N(f,$){return new Promise((R,c)=>{const m=()=>c(X("ECONN\
RESET","the connection was closed")),r=()=>R(void f.off("close",m));f.once($,r).once("error",c).once("close",m)})}function W(f,$){const R=v(f,$);if(R!==null)throw R}
function v(f,{allowPrivate:$}){const R=(0,M.Sz)(f);return R==="metadata"?X("ADDRESS_METADATA",`${f} is a metadata address`):R==="public"||$?null:X(R==="reserved"?
"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${f} is a ${R} address`)}const g=253,u=f=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(f);function a(f,$){return(R,c,m)=>{if(u(R)||R.
replace(/\.$/,"").length>g){const r=X("ENOTFOUND",`no such host: ${R}`);queueMicrotask(()=>m(r,[]));return}f.connection.lookingUp=!0,(0,L.lookup)(R,{...c,all:!0},
(r,_)=>{if($(),r!==null)return m(r,[]);const z=_.map(({address:U})=>v(U,f)),D=_.filter((U,T)=>z[T]===null),A=z.find(U=>U!==null);if(D.length===0&&A)return m(A,[]);
m(null,D)})}}}),1654:((xt,pt,o)=>{o.d(pt,{N:()=>x});var L=o(4283),O=o(5195),H=o(3592),M=o(2832),Q=o(5306),X=o(7602),J=o(4091);function Z(B){const[,h="",C="",j=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(B)??[],l=/^HTTP\/(\d)\.(\d)$/.exec(h);if(l===null)return(0,J.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(C))return(0,J.TR)("malformed statu\
s");const[,k="",b=""]=l;return(0,J.Ju)({status:Number(C),reason:j,version:Number(k+b)})}function nt(B,h){const C=W(h);if(!C.ok)return C;const j=new Map(C.value),
{status:l,reason:k,version:b}=B,Y=f(l,b,j);if(!Y.ok)return Y;Y.value==="chunked"&&j.delete("content-length");const ot=Y.value!==1/0&&R(b,j);return(0,J.Ju)({status:l,
reason:k,headers:j,framing:Y.value,keepAlive:ot})}const P=/^[\w!#$%&'*+.^`|~ -]+$/,N=B=>/^[\t -~\u0080-\u00ff]*$/.test(B);function W(B){const h=new Map;for(const C of u(
B)){const j=C.indexOf(":"),l=C.slice(0,Math.max(j,0)),k=g(C.slice(j+1));if(!P.test(l))return(0,J.TR)("malformed header line");if(!N(k))return(0,J.TR)("control c\
haracter in a header");const b=l.toLowerCase(),Y=h.get(b);Y===void 0?h.set(b,[k]):Y.push(k)}return(0,J.Ju)(h)}const v=/(?<![ \t])[ \t]+$/,g=B=>B.replace(/^[ \t]+/,
"").replace(v,"");function u(B){const h=[];for(const C of B){const j=g(C),l=h.at(-1);/^[ \t]/.test(C)&&l!==void 0?l.push(j):h.push([/^[ \t]|^[^:]*$/.test(C)?":":
j])}return h.map(C=>C.join(" "))}const a=["transfer-encoding","content-length","trailer"];function f(B,h,C){const j=h>=11?C.get("transfer-encoding")??[]:[],[l]=j;
if(j.length>1)return(0,J.TR)("several Transfer-Encoding headers");if(l!==void 0&&l.toLowerCase()!=="chunked")return(0,J.TR)("unsupported Transfer-Encoding");const k=$(
C,"trailer");if(l!==void 0&&k.some(ct=>a.includes(ct)))return(0,J.TR)("forbidden name in Trailer");const b=C.get("content-length")??[];if(new Set(b).size>1)return(0,J.
TR)("different Content-Length headers");const[Y]=b,ot=Number(Y);return Y!==void 0&&!(/^\d+$/.test(Y)&&ot<2**63)?(0,J.TR)("malformed Content-Length"):B<200||B===
204||B===304?(0,J.Ju)(0):l!==void 0?(0,J.Ju)("chunked"):(0,J.Ju)(Y===void 0?1/0:ot)}const $=(B,h)=>(B.get(h)??[]).flatMap(C=>C.split(",")).map(C=>C.trim().toLowerCase());
function R(B,h){const C=$(h,"connection");return B<10||C.includes("close")?!1:B>=11||C.includes("keep-alive")}const c=4096,m=16*1024;class r{#t="size";#e=0;#s=0;#n="";#o=[];#r=0;push(h){
const C=new Uint8Array(h.length);let j=0,l=0;for(;l<h.length&&this.#t!=="nothing";){if(this.#e>0){const Y=Math.min(l+this.#e,h.length);for(this.#e-=Y-l;l<Y;l+=1,
j+=1)C[j]=h[l]??0;continue}const k=h[l]??0;if(l+=1,this.#n+=String.fromCharCode(k),this.#n.length+this.#r>c)return(0,J.TR)("long line in chunks");if(k!==10)continue;
const b=this.#c(this.#n);if(b!==null)return(0,J.TR)(b);this.#n=""}return(0,J.Ju)({data:C.subarray(0,j),used:l,isEnd:this.#t==="nothing"})}#c(h){if(!h.endsWith(`\
\r
`)||h.indexOf("\r")<h.length-2)return"malformed end of a chunk line";if(this.#t==="size")return this.#i(h);const C=h===`\r
`;if(this.#t==="end of data")return this.#t="size",C?null:"malformed chunk";if(this.#r+=h.length,!C)return this.#o.push(h.slice(0,-2)),null;this.#t="nothing";const j=W(
this.#o);return j.ok?null:j.why}#i(h){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(h)?(this.#e=Number.parseInt(h,16),this.#t=this.#e===0?"trailer":"end of dat\
a",this.#e===0?null:(this.#s=Math.max(0,this.#s+h.length-16-2*this.#e),this.#s>m?"chunks with too little data":null)):"malformed chunk size"}}function _(B){const h=new yt(
B);let C=!0,j=0;return{mayRepeat:()=>j>0&&h.received===j,isFree:()=>C&&h.isEmpty&&!B.destroyed&&B.readable,get:async l=>{C=!1,j=h.received,B.write(z(l),"latin1"),
await U(h);const k=await y(h),{framing:b}=k,Y=async function*(){yield*b==="chunked"?dt(h):it(h,b),C=k.keepAlive},ot=()=>{C||B.destroy()};return{head:(0,M.zy)(k),
body:Object.assign(Y(),{destroy:ot})}}}}function z({path:B,headers:h}){const C=Object.entries(h).map(([l,k])=>`${l}: ${k}`),j=[`GET ${B} HTTP/1.1`,...C];if(j.some(
l=>/[\r\n\0]/.test(l)))throw new Error("a request has a line break");return`${j.join(`\r
`)}\r
\r
`}const D=9,A=4;async function U(B){const h=await B.arrived();if(h===null||h.length<D)return;if(h[0]===0&&h[3]===A&&h.readUInt32BE(5)===0)throw(0,X.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const T=5;async function y(B){B.textBytes=M.v8;for(let h=0;h<=T;h+=1){const C=G(Z(await tt(B))),j=[];for(;;){
const k=await tt(B);if(k==="")break;j.push(k)}const l=G(nt(C,j));if(l.status<100||l.status>199||l.status===101)return l}throw(0,X.Au)("HTTP_MALFORMED",`more tha\
n ${T} interim responses`)}function G(B){if(!B.ok)throw(0,X.Au)("HTTP_MALFORMED",B.why);return B.value}async function tt(B){const h=await B.line();if(h===null)throw(0,X.
Au)("ECONNRESET","the connection was closed");return h.endsWith("\r")?h.slice(0,-1):h}const ft=64*1024;async function*it(B,h){let C=h;for(;C>0;){const j=await B.
arrived()!==null;if(!j&&C===1/0)return;if(!j)throw(0,X.Au)("BODY_CUT","the body is cut off");const l=B.take(Math.min(C,ft));C-=l.length,yield l}}async function*dt(B){
const h=new r;for(;;){const C=await B.arrived();if(C===null)throw(0,X.Au)("BODY_CUT","the body is cut off");const{data:j,used:l,isEnd:k}=G(h.push(C));if(B.take(
l),j.length>0&&(yield j),k)return}}const kt=10;class yt{#t;#e=Buffer.alloc(0);received=0;textBytes=0;constructor(h){this.#t=h[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(){const h=[];for(;;){const C=this.#e.indexOf(kt),j=this.take(C<0?this.#e.length:C+1);if(h.push(j),this.textBytes-=j.length,
this.textBytes<0)throw(0,X.Au)("HEADERS_TOO_LARGE","too many headers");if(C>=0)return Buffer.concat(h).toString("latin1").slice(0,-1);if(await this.#s())continue;
const l=Buffer.concat(h).toString("latin1");return l===""||l==="\r"?null:l}}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}take(h){const C=this.#e.
subarray(0,h);return this.#e=this.#e.subarray(C.length),C}async#s(){const h=await this.#t.next();return h.done===!0?!1:(this.#e=h.value,this.received+=this.#e.length,
!0)}}class bt{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const It=12;class x{#t;#e=[];#s=new Map;#n=new Set;#o=!0;constructor(h){
this.#t=h}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const h of[...this.#n].reverse())h.destroy()};async get(h){const C=new bt;try{const{head:j,body:l}=await this.#r(
h,C);C.head=j,C.body=await(0,M.x8)(l,j,h.planBody(j))}catch(j){C.address=C.connection?.address??C.address,C.error=(0,X.$N)(j)==="ECONNRESET"&&this.#e[0]||j}return C}async#r(h,C){
const{scheme:j,name:l,port:k}=h.endpoint,b=`${j}://${l} ${k}`,Y=`${b} private`,ot=V(h,this.#t),ct=async ht=>{this.#c(ht),C.address=ht.address;const St=performance.
now(),Pt=await ht.http.get(ot);return C.firstByteMs=performance.now()-St,Pt},Ct=(h.allowPrivate?[b,Y]:[b]).map(ht=>this.#s.get(ht)).find(ht=>ht?.http.isFree());
if(Ct!==void 0)try{return await ct(Ct)}catch(ht){if(!this.#o||!Ct.http.mayRepeat())throw ht}try{const ht=this.#i(h,C),St=await(0,Q.JY)(h.endpoint,ht),{address:Pt}=ht.
connection,Dt=(0,O.Sz)(Pt??l)==="public"?b:Y;return await ct({key:Dt,http:_(St),socket:St,address:Pt})}catch(ht){throw(0,X.$N)(ht)==="HTTP2_FRAME"&&await(0,Q.dI)(
h.endpoint,this.#i(h,C)),ht}}#c(h){const C=this.#s;C.delete(h.key),C.set(h.key,h);const[j]=C;C.size>It&&j!==void 0&&(C.delete(j[0]),j[1].socket.destroy())}#i({allowPrivate:h},C){
const j=new X.Ng;C.connection=j;const l=k=>{this.#n.add(k),k.on("error",b=>{(0,X.$N)(b).startsWith("ERR_SSL")&&this.#e.push(b)}),k.on("close",()=>this.#n.delete(
k)),this.#o||k.destroy()};return{settings:this.#t,connection:j,allowPrivate:h,hold:l}}}function V(B,h){const{url:C,endpoint:j,token:l,headers:k}=B,b=j.scheme===
"http"?(0,Q.Lu)(j,h).proxy:null,Y=(0,Q.gQ)(C,j),ot=(0,L.t5)(C);return{path:gt(b===null?ot:`http://${Y}${ot}`).replace(/ /g,"%20"),headers:{host:Y,"user-agent":H.
_O,...k,...k.range===void 0?{"accept-encoding":"gzip"}:{},...wt(C,l),...b===null?{}:(0,Q.To)(b)}}}const gt=B=>Buffer.from(B,"utf8").toString("latin1");function wt(B,h){
if(h!==null)return{authorization:gt(`Bearer ${h.reveal()}`).trimEnd()};const C=(0,L.aR)(B);return C===null?{}:{authorization:C}}}),3948:((xt,pt,o)=>{o.d(pt,{e:()=>ft});
var L=o(4283),O=o(4e3),H=o(9209),M=o(1064),Q=o(2713),X=o(2832),J=o(5306),Z=o(960),nt=o(2636),P=o(9872),N=o(4592),W=o(6697),v=o(7602);const g=x=>({describe:x,transient:!1}),
u=x=>({describe:x,transient:!0}),a=x=>V=>Z.T0({host:V.host,why:x}),f=x=>u(({host:V})=>Z.P6({host:V,error:x})),$=x=>g(({host:V})=>P.cI({host:V,error:x})),R=x=>u(
({host:V,asks:gt})=>gt==="document"?nt.Eh({host:V,why:x}):(0,N.Bz)({host:V,why:x})),c=x=>g(({host:V,asks:gt})=>(0,W.AO)({host:V,address:x,asks:gt})),m=g(({host:x,
text:V})=>Z.P0({host:x,error:V}));function r({host:x,rejection:V}){if(V===null)throw new Error("a certificate is rejected for a reason");const{flaw:gt,isLeaf:wt,
issuer:B="",hasFile:h=!1}=V;return gt.kind==="expired"?P.vk({host:x,isLeaf:wt,at:gt.at}):gt.kind==="not-yet-valid"?P.x1({host:x,isLeaf:wt,at:gt.at}):gt.kind==="\
other-name"?P.B_({host:x,names:gt.names}):P.SE({host:x,isLeaf:wt,flaw:gt,issuer:B,hasFile:h})}const _={ENOTFOUND:g(a("no-such-host")),ENODATA:g(a("no-such-host")),
EAI_AGAIN:u(a("no-answer")),EAI_FAIL:u(a("server-failed")),ECONNREFUSED:f("refused"),ECONNRESET:f("closed"),ECONNABORTED:f("closed"),EPIPE:f("closed"),EHOSTUNREACH:f(
"no-host-route"),ENETUNREACH:f("no-network-route"),ETIMEDOUT:u(({host:x,asks:V})=>Z.Qs({host:x,asks:V,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:u(({host:x,
text:V})=>Z.P6({host:x,error:{proxy:V}})),PROXY_REFUSED:g(({host:x,text:V})=>P.rZ({host:x,reason:V})),PLAIN_HTTP:g(P.MY),ADDRESS_METADATA:c("metadata"),ADDRESS_PRIVATE:c(
"private"),ADDRESS_RESERVED:c("reserved"),CERTIFICATE_REJECTED:g(r),TLS_UNSUPPORTED:g(({host:x,unsupported:V})=>P.cI({host:x,error:V??{code:"TLS_UNSUPPORTED"}})),
ERR_SSL_WRONG_VERSION_NUMBER:$("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:$("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:$("client-certificate"),HTTP_MALFORMED:m,
HTTP2_FRAME:m,HTTP2_ONLY:g(W.ro),HEADERS_TOO_LARGE:g(nt.ku),BODY_CUT:R("closed"),Z_BUF_ERROR:R("gzip"),Z_DATA_ERROR:g(({host:x,asks:V})=>V==="document"?nt.jN({host:x,
encoding:"broken gzip"}):(0,N.Bz)({host:x,why:"not-gzip"}))};function z(x){return x.endsWith("UNRECOGNIZED_NAME")?$("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(x)?$({code:x}):f({code:x})}function D(x){const{code:V}=x,gt=Object.hasOwn(_,V)?_[V]:void 0,{describe:wt,transient:B}=gt??z(V);return{problem:wt(x),transient:B}}
function A({error:x,connection:V,head:gt},{endpoint:wt,asks:B,limitMs:h}){const C=(0,J.jT)(wt);if(h!==null){const Y=T(V,gt!==null);return{problem:Z.Qs({host:C,asks:B,
phase:Y,limitMs:h}),transient:!0}}const j=(0,v.$N)(x);if(j==="")throw x;const l=gt!==null&&U.test(j)?"BODY_CUT":j,{rejection:k,unsupported:b}=V??new v.Ng;return D(
{code:l,text:(0,v.bD)(x),asks:B,host:C,rejection:k,unsupported:b})}const U=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function T(x,V){return x?.lookingUp?"look\
up":x?.connectMs===null?"connection":V?"body":"response"}const y=[301,302,303,307,308],G=8192;class tt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(V){
this.options=V,this.started=V.monotonic(),this.startsInPublic=V.origin?.isPublic??!0}}async function ft(x){const V=new tt(x),gt=x.startTimer(x.timeoutMs,()=>{V.
timedOut=!0,x.session.close()});try{const wt=await it(V),{connections:B,firstByteMs:h,headMs:C,started:j}=V,l=ot=>{const ct=B.map($t=>$t[ot]).filter($t=>$t!==null);
return ct.length===0?null:ct.reduce(($t,Ct)=>$t+Ct)},[k,b,Y]=[l("lookupMs"),l("connectMs"),l("tlsMs")];return{response:wt,hops:[...V.hops],timing:{lookupMs:k,connectMs:b,
tlsMs:Y,firstByteMs:h,totalMs:x.monotonic()-j},headMs:C,certificates:[...B.flatMap(({certificate:ot})=>ot??[])]}}finally{gt()}}async function it(x){let{url:V}=x.
options;for(;;){const gt=(C,j)=>bt((0,H.Y3)({redirect:C,url:(0,L.Pl)(V),why:j})),wt=(0,J.X5)(V);if(!wt.ok)return gt("to",wt.why);const B=await kt(x,V,wt.value);
if(B.kind==="failed"||!dt(B.head))return B;const h=(0,L.O2)(V,B.head.location??"");if(!h.ok)return gt("from",`failed to parse Location header: ${h.why}`);if(x.hops.
length>x.options.maxRedirects)return It(x,h.value);if((0,L.jr)(h.value).length>G){const C=`its URL has more than ${G} characters, which servers do not accept`;return gt(
"from",C)}V=h.value}}const dt=({status:x,location:V})=>y.includes(x)&&!!V;async function kt(x,V,gt){const{options:wt,hops:B}=x,{token:h,settings:C,planBody:j,headers:l,
origin:k}=wt,b=B.length===0&&k===null;x.urls.add((0,L.jr)(V)),x.stops.push({scheme:gt.scheme,name:(0,J.be)(V)});const Y=h===null?"none":(0,Q.nL)(x.stops).at(-1)??
"dropped";x.headMs=null;const ot=wt.monotonic(),ct=await wt.session.get({url:V,endpoint:gt,token:Y==="sent"?h:null,headers:l,allowPrivate:!x.startsInPublic||b||
C.namedHosts.has(gt.name),planBody:Dt=>(x.headMs=wt.monotonic()-x.started,dt(Dt)?X.IK:j(Dt))}),$t=wt.monotonic()-ot;yt(x,ct,{url:(0,O.dh)((0,L.Pl)(V)),authorization:Y,
ms:$t}),b&&(x.startsInPublic=(0,J.Ul)(C,gt.name,ct.address));const{head:Ct,body:ht}=ct;if(Ct!==null&&ht!==null)return{kind:"received",url:V,head:Ct,body:ht};const St=x.
timedOut?wt.timeoutMs:null,{asks:Pt}=wt;return{kind:"failed",...A(ct,{endpoint:gt,asks:Pt,limitMs:St})}}function yt(x,V,{url:gt,authorization:wt,ms:B}){const{connection:h,
address:C,head:j}=V;h!==null&&x.connections.push(h),V.body!==null&&(x.firstByteMs=(x.firstByteMs??0)+V.firstByteMs),x.hops.push({url:gt,status:j?.status??null,reason:(0,O.
dh)(j?.reason??""),mediaType:j?.contentType?(0,O.dh)(j.contentType):null,authorization:wt,challenge:j?.challenge?(0,O.dh)(j.challenge):null,address:C,proxy:h?.proxy??
null,ms:B})}const bt=x=>({kind:"failed",problem:x,transient:!1});function It({urls:x,hops:V,options:gt},wt){const{asks:B,maxRedirects:h}=gt,C=V[0]?.url??"";if(x.
has((0,L.jr)(wt)))return bt((0,H.f0)({url:C,asks:B,to:(0,L.Pl)(wt)}));const j=V.length,l=B==="document"?M.NX:{terraform:h,opentofu:h},k=M.Du.filter(b=>j>l[b]);return bt(
(0,H.KA)({url:C,asks:B,redirects:j,clients:k,limits:l}))}}),2636:((xt,pt,o)=>{o.d(pt,{Eh:()=>N,HB:()=>g,e:()=>X,g0:()=>v,jN:()=>nt,ku:()=>Z,pN:()=>W,wE:()=>M,zf:()=>J});
var L=o(4e3),O=o(5799);const H='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function M({location:u,retryAfter:a,transient:f,...$}){
const{asked:R,status:c}=$,m=(r,_,z=(0,L.NM)($,_))=>(0,O.CC)("document-status",{message:`${(0,L._r)($)}${r}; expected 200 or 404`,help:z});if(c>=300&&c<400)return u?
m(", which clients do not follow",(0,O.C)("redirect with 301, 302, 303, 307 or 308")):m(" without a Location header",(0,O.C)("add a Location header to the redir\
ect"));if(c===429){const r=a===null?"":` (Retry-After: ${(0,L.dh)(a,40)})`;return m(r,Q,Q)}return f?m("",{operator:"check the host and any proxy in front of it",
user:"wait and run the check again, and check any proxy of this network",guest:(0,L.B9)(R)}):m("",{operator:"return the discovery document, or 404 if the host h\
as no services",user:(0,L.Wt)([]),guest:(0,L.qZ)(R)})}const Q={because:"the host limits the requests of this machine or of its network",operator:"raise the limi\
t for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parall\
el jobs), or use a runner with an address of its own, because hosted runners share theirs"};function X({contentType:u,malformed:a,...f}){const R=u===""?"has no \
Content-Type":`has ${a?"a malformed Content-Type":"Content-Type"} "${(0,L.dh)(u)}"`;return(0,O.CC)("document-type",{message:`${f.url} ${R}; expected "applicatio\
n/json"`,help:(0,L.NM)(f,(0,O.C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))})}const J=({
bytes:u,limit:a,...f})=>(0,O.CC)("document-size",{message:`${f.url} has ${u??`more than ${a}`} bytes, limit ${a}`,help:(0,L.NM)(f,(0,O.C)("check what is served \
at this URL","a discovery document only maps service ids to URLs"))}),Z=({host:u})=>(0,O.CC)("document-headers",{message:`${u} sent more than 256 KiB of respons\
e headers`,operator:"look for a header or cookie that grows with each request"}),nt=u=>"host"in u?(0,O.CC)("document-encoding",{message:`${u.host} sent a discov\
ery document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the document"}):(0,O.CC)("document-encodin\
g",{message:`${u.url} has Content-Encoding "${(0,L.dh)(u.encoding)}", which the clients do not decompress`,help:(0,L.NM)(u,(0,O.C)("configure the server, and an\
y proxy in front of it, to respect Accept-Encoding: gzip"))}),P={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is\
 cut off"},N=({host:u,why:a})=>(0,O.CC)("document-incomplete",{message:`${u} ${P[a]}`,operator:"look for a server that crashes while it responds, or a proxy tha\
t changes the body"}),W=({why:u,advice:a,...f})=>(0,O.CC)("document-not-json",{message:`${f.url} is not valid JSON: ${(0,L.dh)(u)}`,help:(0,L.NM)(f,(0,O.C)(a??H))}),
v=({why:u,...a})=>(0,O.CC)("document-not-object",{message:`${a.url} is not a JSON object: ${(0,L.dh)(u)}`,help:(0,L.NM)(a,(0,O.C)(H))});function g({host:u,url:a,
why:f,required:$,clientErrors:R}){const c=$.length===0?"at least one service":$.join(", "),m=f==="status"?`has no discovery document (${a} returned 404)`:"has t\
he discovery document `null`, which offers no services",r=R.slice(0,20).map(_=>`"${_}"`);return(0,O.CC)("document-absent",{message:`host ${u} ${m}; required: ${c}`,
operator:"serve /.well-known/terraform.json at the root of the host",user:(0,L.Wt)($),guest:(0,L.qZ)(u),...r.length===0?{}:{note:`the clients print ${r.join(", ")}`}})}}),
9209:((xt,pt,o)=>{o.d(pt,{CL:()=>P,KA:()=>X,Y3:()=>nt,f0:()=>J,n4:()=>Z});var L=o(1064),O=o(4e3),H=o(5799);const M=({url:N,asks:W})=>`configure ${N} to return ${W===
"document"?"the document":"its answer"}`,Q=N=>(0,H.C)(`${M(N)}, or to redirect straight to it`);function X({redirects:N,clients:W,limits:v,...g}){const u=W.map(
a=>`${L.bB[a]} follows ${v[a]}`);return(0,H.CC)("redirect-limit",{message:`${g.url} redirects ${N} times; ${u.join(", ")}`,help:Q(g),affects:W})}const J=({url:N,
asks:W,to:v})=>(0,H.CC)("redirect-loop",{message:`the redirects of ${N} lead back to ${v}`,operator:M({url:N,asks:W})}),Z=N=>(0,H.CC)("redirect-insecure",{message:`${N.
url} redirects to ${N.to}, which is not https${N.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"\
redirect to an https URL"}),nt=N=>(0,H.CC)("redirect-invalid",{message:`the redirect ${N.redirect} ${N.url} cannot be followed: ${(0,O.dh)(N.why)}`,operator:"re\
direct to an https URL"}),P=({url:N,redirects:W})=>(0,H.CC)("redirect-nested",{message:`${N} redirects ${W} times; the protocol only requires clients to follow \
1 redirect`,help:Q({url:N,asks:"document"})})}),9872:((xt,pt,o)=>{o.d(pt,{BU:()=>U,B_:()=>r,MY:()=>A,SE:()=>m,cI:()=>D,rZ:()=>J,vk:()=>Z,x1:()=>nt});var L=o(4e3),
O=o(5799),H=o(736);const M=({host:T,isLeaf:y})=>y?`the certificate of ${T}`:`an authority in the certificate chain of ${T}`,Q=T=>X(new Date(T).toISOString()),X=T=>T.
slice(0,10),J=({host:T,reason:y})=>(0,O.CC)("proxy-refused",{message:`${T} was not reached: ${y}`,help:H.TG,obstacle:{verb:"does not reach",what:(0,L.dh)(y),help:H.
TG}}),Z=T=>(0,O.CC)("tls-expired",{message:`${M(T)} expired on ${Q(T.at)}`,operator:"renew the certificate and reload the server"}),nt=T=>(0,O.CC)("tls-not-yet-\
valid",{message:`${M(T)} is not valid before ${Q(T.at)}`,help:"check the clock of this machine and the start date of the certificate"}),P={leaf:"is signed by an\
 unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority th\
at signed itself","self-signed":"is self-signed"},N=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
W="set `ca-file` to the certificate of the issuer",v="add the certificate of the issuer to `ca-file`, which does not contain it";function g(T,{issuer:y,hasFile:G}){
const tt=N.test(y),ft=tt?", which looks like an intercepting proxy":"",it=`issuer ${(0,L.dh)(y.split(`
`).reverse().join(", "),100)}${ft}`,yt=`${G?v:W}${(T==="leaf"||T==="chain")&&!tt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu r\
ead SSL_CERT_FILE`,It={verb:"does not trust",what:it,help:yt,isCommon:T==="self-signed"};return{says:`${P[T]}; ${it}`,help:yt,obstacle:It}}const u={"negative-se\
rial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"iss\
ued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more au\
thorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is no\
t for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameC\
onstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},a=(T,y)=>({says:`has ${T}, which Terraform and OpenTofu do n\
ot support`,help:y}),f="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",$="issue it with a key of 2048 to 8192 bits",R="have it sign\
ed with SHA-256, SHA-384, SHA-512 or Ed25519";function c(T,y){switch(T.kind){case"unknown-authority":return g(T.sent,y);case"curve":return a(`a key on the curve\
 ${T.curve}`,f);case"key":return a(`a key of the kind ${T.name}`,f);case"key-size":return a(`an RSA key of ${T.bits} bits`,$);case"signature":return a(`a signat\
ure of the kind ${T.name}`,R);case"critical-extension":return a(`the critical extension ${T.id}`,"issue it without that extension");case"openssl":return{says:`p\
asses the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${T.check}), so nothing was sent`,help:"issue it with a program that follows RFC\
 5280"};case"malformed":return{says:`is malformed (${T.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:
return u[T.kind]}}function m({flaw:T,...y}){const{says:G,...tt}=c(T,y);return(0,O.CC)("tls-untrusted",{message:`${M(y)} ${G}`,...tt})}function r({host:T,names:y}){
const G=y.length===0?"no DNS name":(0,L.K4)(y,3,L.dh);return(0,O.CC)("tls-name-mismatch",{message:`the certificate of ${T} is for ${G}`,help:`issue a certificat\
e that lists ${T} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a certificate for ${G}`,isCommon:!0}})}
const _={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a clie\
nt certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name th\
at the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},z={version:T=>({
says:`offers no TLS version later than ${T.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:T=>({says:`offers\
 only cipher suites that Terraform and OpenTofu do not support, such as ${T}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),
group:T=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${T}`,help:"enable the group X25519 or P-256 on the host"})};
function D({host:T,error:y}){if(typeof y=="object"&&"code"in y)return(0,O.CC)("tls-protocol",{message:`the TLS handshake with ${T} failed (${y.code})`,help:"che\
ck the TLS settings of the host, and that it has a certificate for this name"});const{says:G,help:tt}=typeof y=="string"?_[y]:z[y.kind](y.name);return(0,O.CC)("\
tls-protocol",{message:`${T} ${G}`,help:tt})}const A=({host:T})=>(0,O.CC)("tls-plain-http",{message:`${T} serves plain HTTP on this port: server gave HTTP respo\
nse to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function U({host:T,days:y,expires:G}){const tt=y===
0?"today":y===1?"in 1 day":`in ${y} days`;return(0,O.CC)("tls-expires-soon",{message:`the certificate of ${T} expires ${tt}, on ${X(G)}`,operator:"renew the cer\
tificate; if it is renewed automatically, find out why that has not happened"})}}),4592:((xt,pt,o)=>{o.d(pt,{Bz:()=>m,Ev:()=>$,MI:()=>P,Mx:()=>R,RK:()=>W,hy:()=>u,
m$:()=>Z});var L=o(4e3),O=o(5799),H=o(8937);const M=({kind:r,first:_,others:z})=>z===0?_:`${_} and ${z} other ${r}${z===1?"":"s"}`,Q=({kind:r,mirror:_})=>_===null?
`${r}s.v1`:"the network mirror",X=r=>`the URL of ${Q(r)} in the ${r.mirror===null?"discovery document":"CLI configuration"}`;function J({page:r,host:_,...z},D){
if(r?.kind!=="sign-in")return(0,L.NM)({page:r,asked:_},D);const A=`allow requests to ${Q({host:_,...z})} without a browser`,U=r.title===""?"":` ("${r.title}")`;
return{operator:A,because:`the host returned a sign-in page${U}`}}function Z(r){const{token:_,elsewhere:z,challenge:D,isFork:A}=r,U=A&&_==="none",T=D===null?"":
` and requires ${D} authentication`,y=U?"secrets are withheld from pull requests of forks":(0,H.pt)(r,z);return(0,O.CC)("versions-unauthorized",{message:`the ve\
rsions of ${M(r)} cannot be read: ${(0,L._r)(r)}${T}; ${y}`,help:U?H.ro:J(r,nt(r)),severity:U?"notice":_==="withheld"?"warning":"error"})}function nt(r){const{host:_,
source:z,elsewhere:D,challenge:A,kind:U}=r,T=Q(r);if(A!==null)return{operator:`accept Bearer tokens at the URL of ${T}`,note:"the CLIs send only Bearer tokens"};
const y=D===null?`check that the token from ${z} is complete, has not expired and may read this ${U}`:`check that ${D} accepts the token from ${z}: the CLIs sen\
d it the token for ${_}, not one for ${D}`;return(0,H.$w)(r,T,D,y)}function P(r){const{attempts:_,transient:z,host:D,status:A}=r,U=_>1?` in each of ${_} attempt\
s`:"";return(0,O.CC)("versions-status",{message:`the versions of ${M(r)} cannot be read: ${(0,L._r)(r)}${U}; expected 200`,help:J(r,N(D,A,z,X(r)))})}function N(r,_,z,D){
return _===429?{because:"the host limits requests from this machine or network",operator:"raise the limit, or run fewer jobs at once",user:"wait, run fewer jobs\
 at once, or use a runner with its own IP address"}:z?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check ag\
ain; check the proxy of this network if there is one",guest:(0,L.B9)(r)}:{operator:`check ${D}; return 200 with the versions, or 404 for an unknown name`}}const W=r=>(0,O.
CC)("versions-shape",{message:`the versions of ${M(r)} cannot be read: the response of ${r.url} ${(0,L.dh)(r.why)}`,help:J(r,{operator:`check ${X(r)}, and retur\
n ${r.mirror===null?g[r.kind]:v}`})}),v='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',g={module:'{"modules":[{"versions":[{"version":"1.0.0"\
}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},u=({kind:r,address:_,url:z,ignored:D,isMirror:A})=>(0,O.CC)("versions-empty",{message:D.length===0?`${r} ${_}\
 has no versions: ${z} lists none`:`${r} ${_} has no valid versions: ${z} lists only ${a(D)}`,operator:A?"add a version to the mirror, under a key of three numb\
ers such as 1.2.0":D.length===0?`publish a version of the ${r}; if its tag exists, check that the registry has imported it`:`publish versions as ${f[r]}`,user:`\
check the address, or ask the publisher of the ${r} to release a version`}),a=r=>(0,L.K4)(r,3,_=>`"${(0,L.dh)(_,40)}"`),f={module:"numbers with dots, such as 1.\
2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function $({kind:r,address:_,texts:z,rejects:D}){const A=`the registry lists\
 ${a(z)} for ${r} ${_}, which ${z.length===1?"is not a version":"are not versions"}`,U=`publish versions as ${f[r]}, and remove others`;return D?(0,O.CC)("versi\
on-unreadable",{message:`${A}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:U,user:"use Terraform 1.13 or later, which ign\
ores such versions"}}):(0,O.CC)("version-unreadable",{message:`${A}; the CLIs ignore ${z.length===1?"it":"them"}`,operator:U,severity:r==="module"?"warning":"no\
tice"})}const R=r=>(0,O.CC)("provider-warning",{message:`the registry returned a warning for ${r.address}: "${(0,L.dh)(r.warnings.join("; "))}"`,help:"if the wa\
rning names another provider, use that one in `source`"}),c={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data i\
s cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},m=({host:r,why:_})=>(0,O.CC)("answer-incomplete",{message:`${r} ${c[_]}`,operator:"\
check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((xt,pt,o)=>{o.d(pt,{Sz:()=>$,Zu:()=>a,uo:()=>R});var L=o(6181);function O(c){
let m;const r=()=>c.trim().split(/\s+/).map(H);return()=>m??=r()}function H(c){const[m="",r]=c.split("/"),_=(0,L.r5)(m);if(_===null)throw new Error(`${m} is no \
address`);return{prefix:_,bits:r===void 0?_.length*8:Number(r)}}const M=({prefix:c,bits:m},r)=>c.length===r.length&&c.every((_,z)=>{const D=Math.min(Math.max(8*
(z+1)-m,0),8);return _>>D===(r[z]??0)>>D}),Q=O(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),X=O("127.0.0.0/8 0.0.0.0 ::1 ::"),J=O(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),Z=O(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),nt=O("0.0.0.0/0 2000::/3"),P=O("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),N=(c,m)=>c().some(r=>M(r,m)),W=[12,13,14,15],v=[[O("2002::/16"),[[2,3,4,5]],
0],[O("2001::/32"),[[4,5,6,7]],0],[O("2001::/32"),[W],255],[O("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],W],0]];function g(c){const m=v.filter(([_])=>N(
_,c)).flatMap(([,_,z])=>_.map(D=>D.map(A=>(c[A]??0)^z)));return/^[02],0,94,254$/.test(c.slice(8,12).join())?[...m,c.slice(12)]:m}function u(c){return N(X,c)?"lo\
opback":N(P,c)?u(c.slice(12)):[c,...g(c)].some(m=>N(Q,m))?"metadata":N(J,c)?"private":N(Z,c)||!N(nt,c)?"reserved":"public"}function a(c){const m=(0,L.r5)(c);return m===
null?"public":u(m)}const f=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function $(c){const m=c.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(m))return"loopback";const r=(0,L.r5)(m)??(0,L.RY)(m);return r===null?"public":u(r)}function R(c){const m=$(c);return m!==
"public"||c.includes(":")?m:f.test(c.replace(/\.$/,""))?"private":"public"}}),9529:((xt,pt,o)=>{o.d(pt,{m:()=>X,u:()=>J});var L=o(4283),O=o(9562);const H=[1024,
65535],M=["authz_code","password"],Q="app.terraform.io";function X(v,g,u){const a=[],f=(A,U,T)=>(a.push({rule:U,value:T}),A),$=A=>Object.hasOwn(v,A)?v[A]:void 0,
R=Z($("client"),f),c=nt($("grant_types"),u,f),m=(A,U)=>{const T=$(A);if(typeof T!="string")return U.some(it=>c.includes(it))?f(null,`${A}-missing`,T):null;const y=(0,O.
vy)(g,T);if(y.ok&&(0,L.cz)(y.value).name!=="")return(0,L.jr)(y.value);const tt=`failed to parse ${A==="authz"?"authorization":"token"} URL: ${y.ok?"no Host in r\
equest URL":y.why}`;return a.push({rule:`${A}-invalid`,why:tt}),null},r=m("authz",["authz_code"]),_=m("token",M),z=P($("ports"),f),D=W($("scopes"),f);return{value:{
client:R,grantTypes:c,authz:r,token:_,ports:z,scopes:D},flaws:a}}const J=v=>["authz","token"].flatMap(g=>{const u=v[g],a=(0,L.Dl)(u??"");return u!==null&&a.ok?[
{endpoint:g,text:u,url:a.value}]:[]});function Z(v,g){return typeof v!="string"?g("","client-missing",v):v===""?g(v,"client-empty",v):v}function nt(v,g,u){if(v===
void 0)return["authz_code"];if(!Array.isArray(v))return u([],"grant-types-invalid",v);const a=[...new Set(v.filter(R=>typeof R=="string"))];return a.includes("a\
uthz_code")||a.includes("password")&&g===Q?a.every(R=>M.includes(R))?a:u(a,"grant-types-unknown",v):u(a,"grant-types-unsupported",v)}function P(v,g){if(v===void 0)
return H;if(!Array.isArray(v))return g(H,"ports-ignored",v);if(v.length!==2)return g(H,"ports-count",v);const[u,a]=v;return!N(u)||!N(a)?g(H,"ports-range",v):u>a?
g(H,"ports-order",v):u===a?g([u,a],"ports-single",v):[u,a]}const N=v=>typeof v=="number"&&Number.isInteger(v)&&v>=H[0]&&v<=H[1];function W(v,g){if(v===void 0)return[];
if(!Array.isArray(v))return g([],"scopes-ignored",v);const u=v.filter(a=>typeof a=="string");return u.length===v.length?u:g(u,"scopes-invalid",v)}}),1193:((xt,pt,o)=>{
o.d(pt,{Kd:()=>U,k4:()=>u,y8:()=>D});var L=o(3307),O=o(7511),H=o(4283),M=o(2832),Q=o(3948),X=o(4e3),J=o(3534),Z=o(2636),nt=o(736),P=o(1919),N=o(1831),W=o(9587);
const v={kind:"whole",maxBytes:P.bi},g=y=>y===408||y===425||y===429||y>=500;async function u(y){const{host:G,needed:tt}=y,ft=await(0,Q.e)({...y,url:(0,N.cu)(G),
asks:"document",headers:{accept:"application/json"},origin:null,planBody:h=>a(h)===null?v:M.IK}),{response:it,...dt}=ft;if(it.kind==="failed"){const{problem:h,transient:C}=it;
return{attempt:{discovery:h.code==="host-http2"?{kind:"skipped",problem:h}:{kind:"failed",problem:h,excerpt:null},...dt},transient:C,retryAfter:null}}const{head:kt,
body:yt,url:bt}=it,It=D(yt.bytes),x=ft.hops.at(-1),V={url:(0,H.Pl)(bt),page:It,asked:(0,N.nx)(G),hop:x},gt=f(it,V,tt),{status:wt,retryAfter:B}=kt;return{attempt:{
discovery:gt,...dt},transient:g(wt),retryAfter:B}}function a(y){const{status:G,declaredBytes:tt}=y;if(G===401||G===403)return({hop:dt,...kt})=>{const{authorization:yt="\
none",challenge:bt=null}=dt??{};return(0,J.iX)({...y,...kt,host:kt.asked,token:yt,challenge:bt})};if(G!==200)return({url:dt,page:kt,asked:yt})=>Z.wE({...y,url:dt,
page:kt,asked:yt,transient:g(G)});const ft=y.contentType??"",it=(0,O.i)(ft);return!it.ok||it.value!=="application/json"?dt=>Z.e({...dt,contentType:ft,malformed:!it.
ok}):(tt??0)<=P.bi?null:dt=>Z.zf({...dt,bytes:tt,limit:P.bi})}function f(y,G,tt){const{head:ft,body:it}=y,dt=y.url.user&&{name:"",password:null},kt={...y.url,user:dt,
fragment:""};if(ft.status===404)return{kind:"absent",url:kt,why:"status"};const yt=a(ft),bt=x=>({kind:"failed",problem:(0,nt.M8)(x,G),excerpt:m(it.bytes)});if(yt!==
null)return bt(yt(G));const It=(0,P.Tp)(it.bytes,(0,P.Zo)(tt));switch(It.kind){case"object":return{...It,kind:"found",url:kt};case"null":return{kind:"absent",url:kt,
why:"null"};case"not-object":return bt(Z.g0({...G,why:It.why}));case"not-json":return bt($(y,It,G))}}function $({head:y,body:G},{why:tt,advice:ft},it){if(G.truncated)
return Z.zf({...it,bytes:null,limit:P.bi});const dt=y.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(dt)?Z.pN({...it,why:tt,advice:ft}):
Z.jN({...it,encoding:dt})}const R=200,c=80;function m(y){const tt=(y.length<M.IK.maxBytes?W._U:W.NE)(r(y)).trim();return Array.from(tt.slice(0,2*R)).slice(0,R).
join("")||null}const r=y=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(y.subarray(0,M.IK.maxBytes)),_=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
z=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function D(y){const G=T(r(y));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(G))return null;const[,tt="",ft]=/<title[^>]*>([^<]*)(<?)/i.exec(G)??[],it=tt.replace(/\s+/g," ").trim(),dt=(0,X.dh)(ft===""?(0,W.NE)(it):it,c);return z.test(
it)?{kind:"captive-portal",title:dt}:{kind:_.test(it)||/type=["']?password/i.test(G)?"sign-in":"other",title:dt}}const A=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;
function U(y,G){const tt=A.exec(r(y))?.[1];if(tt===void 0||(0,L.HT)(tt,"whole")!==null)return{};const ft=(0,L.I)(tt).trim();return ft===""||ft.toLowerCase()===G.
toLowerCase()?{}:{said:(0,X.dh)(ft)}}function T(y){let G=y.trimStart();for(;G.startsWith("<!--");){const tt=G.indexOf("-->",4);if(tt<0)return"";G=G.slice(tt+3).
trimStart()}return G}}),9940:((xt,pt,o)=>{o.d(pt,{nT:()=>P,pj:()=>N});var L=o(1654),O=o(6697),H=o(1831),M=o(1193),Q=o(7082),X=o(6875);const J=500,Z=1e4,nt=3e5,P=c=>Math.
min(Math.max(...c.map(({attemptMs:m})=>m)),nt);async function N(c,m){const r=c.map(A=>({host:A,isBegun:!1})),_=c.entries(),z={total:c.length,done:0,failed:0,waiting:new Set},
D=async()=>{for(const[A,U]of _){if(m.stop.why!==null)return;z.waiting.add(U),m.progress(z);const T=await g(U,m).catch(y=>(0,Q.i)(U,(0,O.n3)({host:(0,H.nx)(U),thrown:y})));
r[A]=T,z.waiting.delete(U),z.done+=1,(!W(T)||!u(T.attempt))&&(z.failed+=1),m.progress(z)}};return await Promise.all(Array.from({length:Math.min(m.concurrency,c.
length)},D)),v(r,m.stop)}const W=c=>"attempt"in c;function v(c,{why:m}){if(m===null)return c.filter(W);const r=c.length-c.filter(W).length;return c.map(_=>{if(W(
_))return _;const{host:z,isBegun:D}=_,A={stopped:m,unchecked:r,total:c.length};return(0,Q.i)(z,(0,O.nD)({host:(0,H.nx)(z),isBegun:D,...A}))})}async function g(c,m){
const{stop:r}=m,{answer:_,clients:z,difference:D}=await m.credentials.find(c),A=[];for(;r.why===null;){const{attempt:U,transient:T,retryAfter:y}=await $(c,_,m);
if(r.why!==null&&!u(U)||(A.push(U),!(u(U)?a(A,m.releases):T)||A.length>m.retries))break;await(0,X.v7)(R(A.length,y,m),m)}return A.length===0?{host:c,isBegun:!0}:
{host:c,...f(A),credentials:_&&{source:_.source,hasToken:_.token!==null,problem:_.problem},looks:z,difference:D,forced:m.forced.get(c)??[]}}const u=({discovery:c})=>c.
kind!=="failed",a=(c,m)=>m.some(({attemptMs:r})=>!c.some(_=>u(_)&&_.timing.totalMs<=r));function f(c){const m=c.findIndex(u),r=m<0?c.length-1:m,[_]=c.slice(r);if(_===
void 0)throw new Error("a visit without an attempt");return{attempt:_,earlier:c.slice(0,r),later:c.slice(r+1)}}async function $(c,m,r){if(m?.isUnsendable&&m.problem!==
null){const tt={kind:"failed",problem:m.problem,excerpt:null};return{attempt:(0,Q.O)(tt),transient:!1,retryAfter:null}}const{network:_,required:z,forced:D,stop:A,
sessions:U,concurrency:T}=r,y=[...(z.get(c)??[]).map(({service:tt})=>tt),...(D.get(c)??[]).flatMap(({services:tt})=>tt.map(({id:ft})=>ft))],G=new L.N(_);A.onEnd.
add(G.close);try{const tt=m?.token??null,ft=await(0,M.k4)({...r,host:c,needed:y,session:G,settings:_,token:tt}),{discovery:it}=ft.attempt;return it.kind==="foun\
d"&&(U?.size??0)<T&&U?.set(G,it.url),ft}finally{A.onEnd.delete(G.close),U?.has(G)||G.close()}}function R(c,m,{random:r,now:_}){const z=J*2**(c-1)*(.5+r()/2);return Math.
min(Math.max(z,(0,X.VJ)(m,_())??0),Z)}}),8884:((xt,pt,o)=>{o.d(pt,{n:()=>Q});var L=o(4e3);const O=["TF_CLI_ARGS_init","TF_CLI_ARGS"],H=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
M=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function Q(P){const N=Z(P),W=g=>N.findLast(u=>u.name===g)?.value,v=g=>N.filter(u=>u.name===g).map(
({value:u})=>u);return{upgrade:X(W("upgrade")??"false"),hasBackend:X(W("backend")??W("cloud")??"true"),isLockReadonly:W("lockfile")==="readonly",pluginDirectories:v(
"plugin-dir"),backendConfig:v("backend-config"),remarks:O.flatMap(g=>{const u=N.filter(({name:a,from:f})=>f===g&&M.test(a)).map(J);return u.length===0?[]:[`init\
 is predicted with ${u.join(" ")} of ${g}`]})}}const X=P=>/^(1|[tT]|true|TRUE|True)$/.test(P);function J({name:P,value:N}){if(N==="true")return`-${P}`;const W=P===
"backend-config"&&!N.startsWith("hostname=");return`-${P}=${(0,L.dh)(W?N.replace(/=.*/s,"=\u2026"):N)}`}function Z(P){const N=O.flatMap(v=>nt(P[v]??"").map(g=>({
text:g,from:v}))).values(),W=[];for(const{text:v,from:g}of N){const[,u,,a]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(v)??[];if(u===void 0)break;const f=()=>H.test(u)?N.
next().value?.text??"":"true";W.push({name:u,from:g,value:a??f()})}return W}function nt(P){const[N=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(
P)??[];return(N.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(v=>v.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(g,u,a,f)=>String(u??f??a.
replace(/\\(.)/gs,"$1"))))}}),7082:((xt,pt,o)=>{o.d(pt,{O:()=>L,i:()=>O});const L=H=>({discovery:H,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),O=(H,M)=>({host:H,attempt:L({kind:"skipped",problem:M}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})})};export{Ge as ids,Ye as modules};
