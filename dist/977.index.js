const Ye=[977,693,426],Ge={4977:((Lt,pt,o)=>{o.d(pt,{mQ:()=>U});var P=o(2905),k=o(4929),B=o(3534),D=o(1064),Q=o(1831),V=o(2713),X=o(1421),J=o(8161),Z=o(5747),N=o(
9075),W=o(4e3),G=o(1919),S=o(5799);const T=(h,A)=>({name:h,isProgram:!1,answers:A,find:M=>A.get(M)??null});async function u(h,A){let M=null;const F=[],st=[];for(const rt of h){
const $t=M===null||!rt.isProgram,Ct=$t?await rt.find(A):null;F.push({source:Ct?.source??rt.name,held:$t?i(Ct):"not asked",counts:M===null&&Ct!==null}),Ct?.problem&&
st.push((0,S.hD)(Ct.problem,{places:Ct.place===null?[]:[Ct.place]})),M??=Ct}return{answer:M,looks:F,findings:st}}function i(h){return h===null?"nothing":h.token===
null?"no token":h.token.reveal()===""?"an empty token":"a token"}const c=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function p(h,A,M=null){const F=A.reveal(),st={source:h,
place:M,token:A,problem:a(h,F)};return c.test(F)?{...st,isUnsendable:!0}:st}const b=[[c,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function a(h,A){if(A==="")return B.QU({source:h});const M=b.find(
([F])=>F.test(A))?.[1];return M!==void 0?B.Eu({source:h,slip:M}):A.length<V.Il?B.fj({source:h}):null}const m=1024*1024;function r(h,A){let M=null;const F=async st=>{
if(M!==null)return M;const rt=await R(h,st,A);if("output"in rt)return yt(h,rt.output,A);const $t=Tt(h,rt.why);return rt.isStopped&&(M??=$t),$t};return{name:C(h),
isProgram:!0,find:(0,N.Oo)(F)}}const C=({name:h})=>`credentials helper ${h}`,$=({shown:h},A)=>({why:`failed to run ${h}: ${A}`}),d=({shown:h},A)=>({why:`${h} ${A}\
 and was stopped`,isStopped:!0}),y="was running when the check ended";async function R(h,A,M){if(h.refusal!==null)return $(h,h.refusal);if(M.stop.aborted)return d(
h,y);try{return await H(nt(h,A,M.environment),h,M)}catch(F){const st=(0,Z.Oj)(F);return $(h,wt[st]??st)}}function H(h,A,M){const{timeoutMs:F,abortAfter:st,stop:rt}=M,
$t=AbortSignal.any([st(F),rt]);return new Promise((Ct,ut)=>{const St=[],Mt=[];let Pt=0;const It=zt=>{$t.removeEventListener("abort",Gt),Ct(zt)},Ft=zt=>{I(h,M),It(
d(A,zt))},Gt=()=>Ft(rt.aborted?y:`did not exit within ${F/1e3} s (timeout-seconds)`);$t.addEventListener("abort",Gt);const Jt=zt=>Ht=>{Pt+=Ht.length,Pt>m?Ft(`wr\
ote more than ${m/1024/1024} MiB`):zt.push(Ht)};h.stdout?.on("data",Jt(St)),h.stderr?.on("data",Jt(Mt)),h.on("error",ut),h.on("close",zt=>{if(zt===0)return It({
output:Buffer.concat(St)});const Ht=Rt(Buffer.concat(Mt).toString()),Zt=Ht===""?", but it produced no error message":`: ${Ht}`;It({why:`error in ${A.shown}${Zt}`})})})}
function I(h,{kill:A}){try{h.pid!==void 0&&A((0,J.platform)()==="win32"?h.pid:-h.pid,"SIGKILL")}catch(M){(0,Z.Oj)(M)}h.stdout?.destroy(),h.stderr?.destroy(),h.unref()}
const nt=({path:h,args:A},M,F)=>(0,X.spawn)(h,[...A,"get",M],{env:lt(F),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),lt=h=>Object.fromEntries(
Object.entries(h).filter(([A])=>!A.startsWith("INPUT_"))),wt={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"a\
rgument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function yt(h,A,{learn:M}){const F=(0,G.Tp)(A);if(F.kind==="not-json"||F.kind==="not-object")return Tt(
h,`malformed output from ${h.shown}: ${(0,W.dh)(F.why)}`);const st=F.kind==="null"?null:F.services.find(({id:$t})=>$t==="token")?.value;if(typeof st!="string")return null;
const rt=new V.ou(st);return M(rt),p(C(h),rt)}function Tt(h,A){const M=(0,k.Dz)({name:h.name,why:A});return{source:C(h),place:null,token:null,problem:M}}const At=new RegExp(
"\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),Rt=h=>(0,W.dh)(h.replace(At,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function xt({tokens:h,environment:A,
clients:M}){const F=[E(h),z(A)],st=M.map(({helper:rt,credentials:$t,...Ct})=>{const ut=[...F,Y($t)];return{...Ct,known:ut,sources:rt===null?ut:[...ut,rt]}});return{
known:Bt(st.flatMap(({known:rt})=>rt)),find:async rt=>{const $t=await Promise.all(st.map(async({client:ut,sources:St,turnedOff:Mt})=>{const{looks:Pt,...It}=await u(
St,rt);return{...It,client:ut,looks:[...Pt,...L(Mt,rt)]}})),Ct=$t.flatMap(({answer:ut})=>ut??[]);return{answer:Ct.find(({token:ut})=>ut!==null)??Ct[0]??null,clients:$t.
map(({client:ut,looks:St})=>({client:ut,looks:St})),findings:$t.flatMap(({findings:ut})=>ut),difference:vt(rt,$t)}}}}function Bt(h){const A=new Map(h.toReversed().
flatMap(M=>[...M.answers]));return new Map([...A].flatMap(([M,{token:F,source:st}])=>F===null?[]:[[M,st]]))}const L=(h,A)=>h.filter(M=>M.host===A).map(({place:M,
by:F})=>({source:`${M.file}:${M.line} (${F} names another file)`,held:"not read",counts:!1})),Y=h=>T("CLI configuration",new Map(h.map(A=>[A.host,ht(A)])));function ht({
host:h,place:A,token:M,hasValue:F}){const st=`${A.file}:${A.line}`;if(M!==null)return p(st,M,A);const rt={kind:"no token",file:st,host:h,hasValue:F};return{source:st,
place:A,token:null,problem:(0,k.P4)({clients:D.Du,mistake:rt})}}function vt(h,A){const[M,...F]=A,st=M?.answer?.token?.reveal(),rt=F.find(({answer:Ct})=>Ct?.token?.
reveal()!==st);if(M===void 0||rt===void 0)return null;const $t=({client:Ct,answer:ut})=>({client:Ct,source:ut?.token?ut.source:null});return(0,B.tK)({host:h,first:$t(
M),other:$t(rt)})}function z(h){const A=Object.entries(h).flatMap(([M,F])=>{const st=(0,Q.$k)(M);return st===null||F===void 0?[]:[[st,p(M,new V.ou(F))]]});return T(
"TF_TOKEN_ variables",new Map(A))}function E(h){const A="tokens setting",M=h.map(({host:F,token:st})=>{const rt=p(A,st);return[F,st.reveal()===""?{...rt,token:null}:
rt]});return T(A,new Map(M))}const _=1e4;function U({tokens:h,configs:A,timeoutMs:M},F,st){for(const St of A.flatMap(Mt=>Mt.secrets))st.learn(St);const rt=new Map,
$t=St=>{if(St===null)return null;const Mt=JSON.stringify([St.path,...St.args]),Pt=Gt=>AbortSignal.timeout(Gt),It={timeoutMs:M??_,environment:F},Ft=rt.get(Mt)??r(
St,{abortAfter:Pt,...st,...It});return rt.set(Mt,Ft),Ft},Ct=A.map(St=>({...St,helper:$t(St.helper)})),ut=A.flatMap(({forced:St,client:Mt})=>St.map(Pt=>({...Pt,client:Mt})));
return{credentials:xt({tokens:h,environment:F,clients:Ct}),configs:A,complaints:(0,P.Ot)(A.flatMap(({findings:St})=>St)),forced:Map.groupBy(ut,({host:St})=>St)}}}),
4929:((Lt,pt,o)=>{o.d(pt,{Dz:()=>X,P4:()=>Q,Yv:()=>J,kV:()=>Z});var P=o(4091),k=o(1831),B=o(4e3),D=o(5799);const Q=({clients:N,mistake:W})=>(0,D.CC)("credential\
s-config",{...V(W),affects:N});function V(N){switch(N.kind){case"missing":return{message:`${N.setting} names ${(0,P.ol)(N.path)}, which does not exist`,help:"co\
rrect the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${N.file} ${(0,B.mP)(N.failure)}`,help:N.failure.kind==="s\
ize"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"\
syntax":return{message:`${N.file} has a syntax error: ${N.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${N.
file}: ${N.path.join(".")} must be ${N.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"blo\
ck":return{message:`${N.file}: ${N.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${N.type} ${(0,P.ol)(
N.label)} is not a hostname: ${N.why}`,help:N.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is \
more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more \
than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:N.hasValue?`the token in the credentia\
ls block for host ${(0,k.nx)(N.host)} at ${N.file} is not a string`:`the credentials block for host ${(0,k.nx)(N.host)} at ${N.file} has no token`,help:'add tok\
en = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,P.ol)(
N.name)}: there is no terraform-credentials-${N.name} in ${N.directories.join(", ")}`,help:N.name===N.name.toLowerCase()?"install the program there (PATH is not\
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const X=({name:N,why:W})=>(0,D.CC)("credenti\
als-helper",{message:`credentials helper ${N}: ${W}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it dis\
covery works, but init fails to install providers'}),J=({host:N,at:W})=>(0,D.CC)("services-forced",{message:`the host block at ${W} defines the services of ${N}\
; the host's own discovery document is not used`,help:`remove the host block at ${W} to use the discovery document of ${N}`}),Z=N=>(0,D.CC)("services-forced-dif\
fer",{message:`the host block at ${N.at} and the discovery document of ${N.host} differ in ${(0,B.K4)(N.services,10,B.dh)}`,help:"update the host block or remov\
e it; machines without it use other services"})}),1919:((Lt,pt,o)=>{o.d(pt,{Qc:()=>N,Tp:()=>V,Zo:()=>T,bi:()=>D});var P=o(3307),k=o(4091),B=o(9562);const D=1024*
1024,Q={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function V(i,c=Q){const p=(0,k._6)(i),b=J(p,c),a=(0,P.Ey)(p,b.add);if(a!==null){const[,r,C]=N(p)??[];return r===
void 0?{kind:"not-json",...a}:{kind:"not-json",why:`it ${r}`,advice:C??null}}const m=/[^\t\n\r ]/.exec(p)?.[0];return m==="{"?{kind:"object",services:b.read()}:
m==="n"?{kind:"null"}:{kind:"not-object",why:`found ${X[m??""]??"a number"}`}}const X={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function J(i,c){
const p=new Map,b=i.includes("\\");return{add:(r,C,$,d)=>{if(d===0)return;const y=i.slice($,d),R=b?(0,P.I)(y):y.slice(1,-1),H=p.get(R);H!==void 0?Object.assign(
H,{start:r,end:C}):c.keeps(R,C-r)&&p.set(R,{id:(0,P.I)(y),start:r,end:C})},read:()=>Array.from(p.values(),({id:r,start:C,end:$})=>({id:r,value:$-C>c.maxValue?void 0:
(0,P.IL)(i.slice(C,$))}))}}const Z=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]],N=i=>Z.find(([c])=>c.test(i)),W=100,G=16*1024,S=200;function T(i){const c=new Set(i),p=new Set(i.map(u));let b=0,a=G;
return{maxValue:B.Ls,keeps:(m,r)=>{if((0,B.D6)(m)||c.has(m))return!0;const C=m.length<=S&&p.delete(u(m));return b===W||m.length+r>a?C:(b+=1,a-=m.length+r,!0)}}}
const u=i=>i.slice(0,i.indexOf(".")+1)}),5693:((Lt,pt,o)=>{o.d(pt,{Ey:()=>u,Ii:()=>W,Or:()=>r,WN:()=>m});var P=o(960),k=o(9209),B=o(9872),D=o(5799),Q=o(8011),V=o(
1064),X=o(1831),J=o(9562);const Z=1440*60*1e3,N=1;function W(d,y){const{hops:R,certificates:H}=d.attempt;return[...a(d),...G(d,y),...c(R),...p(H,y),...b(d,y)]}function G(d,y){
const{discovery:R,hops:H}=d.attempt;switch(R.kind){case"skipped":return[(0,D.hD)(R.problem)];case"failed":{const I=y.isFork&&R.problem.code==="document-unauthor\
ized"&&!d.credentials?.hasToken;return[(0,D.hD)(R.problem,I?{severity:"notice"}:{})]}case"found":case"absent":{const I=H[0]?.url??"";return[...S(I,H.length-1,y),
...T(d,y)]}}}function S(d,y,R){const H=R.clients.filter(I=>y>V.NX[I]);return H.length>0?[(0,D.hD)((0,k.KA)({url:d,asks:"document",redirects:y,clients:H,limits:V.
NX}))]:y>N?[(0,D.hD)((0,k.CL)({url:d,redirects:y}))]:[]}function T(d,{releases:y,slowMs:R}){const H=(0,X.nx)(d.host),I=d.attempt.timing.totalMs,nt=r(d),lt=Rt=>$(
nt,Rt)!=="never",wt=y.filter(Rt=>!lt(Rt)),yt=({client:Rt})=>!y.some(xt=>xt.client===Rt&&lt(xt)),Tt=[!0,!1].flatMap(Rt=>{const xt=wt.filter(L=>yt(L)===Rt);if(xt.
length===0)return[];const Bt=(0,P.Qs)({host:H,phase:"complete",tookMs:I,releases:xt});return[(0,D.hD)(Bt,{needed:Rt})]});if(Tt.length>0||I<=R)return Tt;const At=i(
d.attempt.timing);return[(0,D.hD)((0,P.U2)({host:H,tookMs:I,limitMs:R,phase:At,releases:y}))]}function u({host:d,slowest:y,certificates:R},H,{slowMs:I,...nt}){const lt=H.
map(Rt=>Rt.host),wt=R.filter(Rt=>!lt.includes(Rt.host)),yt=y?.timing.totalMs??0;if(y===null||yt<=I)return p(wt,nt);const Tt={host:(0,X.nx)(d),url:y.url,tookMs:yt,
limitMs:I},At=(0,P.U2)({...Tt,phase:i(y.timing)});return[(0,D.hD)(At),...p(wt,nt)]}function i({lookupMs:d,connectMs:y,tlsMs:R,firstByteMs:H,totalMs:I}){const lt=[
["lookup",d],["connection",y],["tls",R],["response",H]].map(([yt,Tt])=>({name:yt,ms:Tt??0})),wt={name:"rest",ms:lt.reduce((yt,{ms:Tt})=>yt-Tt,I)};return lt.reduce(
(yt,Tt)=>Tt.ms>yt.ms?Tt:yt,wt)}function c(d){const y=d.find(({url:H})=>H.startsWith("http://"));if(y===void 0)return[];const R=y.authorization==="withheld";return[
(0,D.hD)((0,k.n4)({url:d[0]?.url??"",to:y.url,exposesToken:R}))]}function p(d,{certificateDays:y,now:R}){const H=new Map;for(const I of d){const nt=H.get(I.host);
(nt===void 0||I.expires<nt.expires)&&H.set(I.host,I)}return[...H.values()].flatMap(({host:I,expires:nt})=>{const lt=(Date.parse(nt)-R)/Z;return lt<0||lt>=y?[]:[
(0,D.hD)((0,B.BU)({host:I,days:Math.floor(lt),expires:nt}))]})}function b(d,y){const{host:R,attempt:H,earlier:I}=d,[nt]=I,lt=["failed","skipped"].includes(H.discovery.
kind);if(nt?.discovery.kind!=="failed"||lt)return[];const wt=nt.discovery.problem.message,yt=r(d),Tt=y.releases.filter(Rt=>$(yt,Rt)==="sometimes"),At=I.length+1;
return[(0,D.hD)((0,P.Er)({host:(0,X.nx)(R),attempts:At,failure:wt,releases:Tt}))]}function a({credentials:d,attempt:y}){const{discovery:R}=y;return d?.problem?R.
kind==="failed"&&R.problem.code===d.problem.code?[]:[(0,D.hD)(d.problem)]:[]}function m({host:d},y){if(!y.some(({service:H})=>H===J.e$))return[];const{name:R}=(0,X.
Sv)(d);return[...R.includes(".")?[]:[(0,Q.Zp)({host:d,name:R})],.../(^|\.)xn--/.test(d)?[(0,Q._W)({host:d})]:[]].map(H=>(0,D.hD)(H,{services:[J.e$]}))}const r=({
earlier:d,attempt:y,later:R})=>[...d,y,...R];function C({discovery:d,timing:y,headMs:R,hops:H},{attemptMs:I}){const nt=R!==null&&R<=I?H.at(-1)?.status:null;return nt===
null||(0,V.Mq)(nt??0)?"retries":d.kind!=="failed"&&y.totalMs<=I?"works":"fails"}function $(d,y){const R=d.map(nt=>C(nt,y)),H=R.indexOf("works");return H<0?"neve\
r":H<=y.retries&&!R.slice(0,H).includes("fails")?"always":"sometimes"}}),960:((Lt,pt,o)=>{o.d(pt,{Er:()=>u,P0:()=>G,P6:()=>V,Qs:()=>W,T0:()=>D,U2:()=>T});var P=o(
4e3),k=o(5799);const B={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"co\
uld not be looked up: the DNS server reported a failure"},D=({host:i,why:c})=>(0,k.CC)("host-unknown",{message:`${i} ${B[c]}`,help:c==="no-such-host"?"check the\
 spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"}),Q={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"};function V({host:i,error:c}){if(typeof c=="object"&&"proxy"in c)return(0,k.CC)("host-unreachable",{message:`${i} is unreachable: ${c.proxy}`,help:"check \
that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"});const p=typeof c=="string"?Q[c]:`is unreachable (${c.code})`;return(0,k.CC)("h\
ost-unreachable",{message:`${i} ${p}`,operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firewall or p\
roxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,P.B9)(i)}`})}const X={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},J="serve the document as a static file",Z=({asks:i})=>i==="document"?J:"find out what the server waits for, such as its storage",N=i=>i.
map(({name:c,attemptMs:p,retries:b})=>{const a=Number.isFinite(p)?(0,P.YA)(p):"without a limit",m=b===0?"":` in each of ${b+1} attempts`,r=c.includes(" and ")?"\
wait":"waits";return`${c} ${r} ${a}${m}`}).join(", ");function W(i){if(i.phase==="complete")return(0,k.CC)("host-timeout",{message:`${i.host} took ${(0,P.YA)(i.
tookMs)} to return its discovery document; ${N(i.releases)}`,operator:J,affects:[...new Set(i.releases.map(({client:a})=>a))]});const{failed:c,help:p}=X[i.phase],
b=i.limitMs===null?"in time":`within ${(0,P.YA)(i.limitMs)}`;return(0,k.CC)("host-timeout",{message:`${i.host} ${c} ${b}`,help:p||{operator:Z(i),guest:(0,P.B9)(
i.host)}})}const G=({host:i,error:c})=>(0,k.CC)("host-protocol",{message:`the response of ${i} is not valid HTTP (${c})`,operator:"check that the port serves HT\
TP, and the headers that the server and its load balancer send",user:"check the port in the address"}),S={lookup:"the DNS lookup",connection:"the connection",tls:"\
the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function T({host:i,phase:c,tookMs:p,limitMs:b,...a}){const m=`(limit ${(0,P.
YA)(b)}); ${S[c.name]} took ${(0,P.YA)(c.ms)}`;return"url"in a?(0,k.CC)("host-slow",{message:`${a.url} took ${(0,P.YA)(p)} to answer ${m}`,operator:Z({asks:"ans\
wer"})}):(0,k.CC)("host-slow",{message:`${i} took ${(0,P.YA)(p)} to return its discovery document ${m}`,operator:J,note:N(a.releases)})}const u=({host:i,attempts:c,
failure:p,releases:b})=>(0,k.CC)("host-recovered",{message:`discovery of ${i} succeeded at attempt ${c}; the first attempt failed: ${p}`,operator:"find out why \
the host fails intermittently",note:b.length===0?"init succeeded, because the CLI retries discovery":`init with ${b.map(({name:a})=>a).join(" and ")} would have\
 failed`})}),9209:((Lt,pt,o)=>{o.d(pt,{CL:()=>N,KA:()=>V,Y3:()=>Z,f0:()=>X,n4:()=>J});var P=o(1064),k=o(4e3),B=o(5799);const D=({url:W,asks:G})=>`configure ${W}\
 to return ${G==="document"?"the document":"its answer"}`,Q=W=>(0,B.C)(`${D(W)}, or to redirect straight to it`);function V({redirects:W,clients:G,limits:S,...T}){
const u=G.map(i=>`${P.bB[i]} follows ${S[i]}`);return(0,B.CC)("redirect-limit",{message:`${T.url} redirects ${W} times; ${u.join(", ")}`,help:Q(T),affects:G})}const X=({
url:W,asks:G,to:S})=>(0,B.CC)("redirect-loop",{message:`the redirects of ${W} lead back to ${S}`,operator:D({url:W,asks:G})}),J=W=>(0,B.CC)("redirect-insecure",
{message:`${W.url} redirects to ${W.to}, which is not https${W.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,
operator:"redirect to an https URL"}),Z=W=>(0,B.CC)("redirect-invalid",{message:`the redirect ${W.redirect} ${W.url} cannot be followed: ${(0,k.dh)(W.why)}`,operator:"\
redirect to an https URL"}),N=({url:W,redirects:G})=>(0,B.CC)("redirect-nested",{message:`${W} redirects ${G} times; the protocol only requires clients to follo\
w 1 redirect`,help:Q({url:W,asks:"document"})})}),9872:((Lt,pt,o)=>{o.d(pt,{BU:()=>C,B_:()=>p,MY:()=>r,SE:()=>c,cI:()=>m,rZ:()=>V,vk:()=>X,x1:()=>J});var P=o(4e3),
k=o(5799);const B=({host:$,isLeaf:d})=>d?`the certificate of ${$}`:`an authority in the certificate chain of ${$}`,D=$=>Q(new Date($).toISOString()),Q=$=>$.slice(
0,10),V=({host:$,reason:d})=>(0,k.CC)("proxy-refused",{message:`${$} was not reached: ${d}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform an\
d OpenTofu read too"}),X=$=>(0,k.CC)("tls-expired",{message:`${B($)} expired on ${D($.at)}`,operator:"renew the certificate and reload the server"}),J=$=>(0,k.CC)(
"tls-not-yet-valid",{message:`${B($)} is not valid before ${D($.at)}`,help:"check the clock of this machine and the start date of the certificate"}),Z={leaf:"is\
 signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown\
 authority that signed itself","self-signed":"is self-signed"},N="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and O\
penTofu read SSL_CERT_FILE",W={"negative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positiv\
e serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage key\
CertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority\
 with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not\
 permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},G=($,d)=>({says:`\
has ${$}, which Terraform and OpenTofu do not support`,help:d}),S="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",T="issue it with \
a key of 2048 to 8192 bits",u="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function i($){switch($.kind){case"unknown-authority":return{says:Z[$.sent],
help:N};case"curve":return G(`a key on the curve ${$.curve}`,S);case"key":return G(`a key of the kind ${$.name}`,S);case"key-size":return G(`an RSA key of ${$.bits}\
 bits`,T);case"signature":return G(`a signature of the kind ${$.name}`,u);case"critical-extension":return G(`the critical extension ${$.id}`,"issue it without t\
hat extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${$.check}), so nothing was sent`,help:"\
issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malformed (${$.part}); Terraform and OpenTofu cannot read it`,help:"issue it wit\
h a program that follows RFC 5280"};default:return W[$.kind]}}function c({flaw:$,...d}){const{says:y,help:R}=i($);return(0,k.CC)("tls-untrusted",{message:`${B(d)}\
 ${y}`,help:R})}const p=({host:$,names:d})=>(0,k.CC)("tls-name-mismatch",{message:d.length===0?`the certificate of ${$} has no DNS name among its subject altern\
ative names`:`the certificate of ${$} is for ${(0,P.K4)(d,3,P.dh)}`,help:`issue a certificate that lists ${$} as a subject alternative name, or use the name it \
is for`}),b={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a \
client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a nam\
e that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},a={version:$=>({
says:`offers no TLS version later than ${$.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:$=>({says:`offers\
 only cipher suites that Terraform and OpenTofu do not support, such as ${$}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),
group:$=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${$}`,help:"enable the group X25519 or P-256 on the host"})};
function m({host:$,error:d}){if(typeof d=="object"&&"code"in d)return(0,k.CC)("tls-protocol",{message:`the TLS handshake with ${$} failed (${d.code})`,help:"che\
ck the TLS settings of the host, and that it has a certificate for this name"});const{says:y,help:R}=typeof d=="string"?b[d]:a[d.kind](d.name);return(0,k.CC)("t\
ls-protocol",{message:`${$} ${y}`,help:R})}const r=({host:$})=>(0,k.CC)("tls-plain-http",{message:`${$} serves plain HTTP on this port: server gave HTTP respons\
e to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function C({host:$,days:d,expires:y}){const R=d===0?"\
today":d===1?"in 1 day":`in ${d} days`;return(0,k.CC)("tls-expires-soon",{message:`the certificate of ${$} expires ${R}, on ${Q(y)}`,operator:"renew the certifi\
cate; if it is renewed automatically, find out why that has not happened"})}}),5585:((Lt,pt,o)=>{o.d(pt,{g8:()=>D,hg:()=>Q,pS:()=>X});var P=o(8161),k=o(5747);const B={
x64:"amd64",ia32:"386",ppc64:"ppc64le"};function D(G){const S=(0,P.platform)();return{system:S==="win32"?"windows":"unix",platform:`${S==="win32"?"windows":S}_${B[(0,P.
arch)()]??(0,P.arch)()}`,environment:G,accountHome:(0,k.N0)(()=>(0,P.userInfo)().homedir||null,null)}}function Q(G,S,T,u=null){const i=J(S.environment,u),c=Z(S),
p=c===null?null:N(G,S,c,T),b=p?.dataDirectories??[],a=c===null?[]:V(c,S),m=W(S),r=C=>m(C,"plugins");return{main:i??(p&&{path:p.main,chosenBy:"default"}),directory:i===
null&&p!==null?p.directory:null,directoryOff:i&&p&&{path:p.directory,by:i.chosenBy},helperDirectories:b.map(r).flatMap(C=>[C,m(C,S.platform)]),mirrorDirectories:[
...b,...a].map(r)}}function V(G,S){const{system:T,platform:u,environment:i}=S,c=W(S);if(T==="windows")return[c(G,"HashiCorp","Terraform")];if(u.startsWith("darw\
in"))return[G,""].map(m=>c(m,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:p="",XDG_DATA_DIRS:b}=i,a=m=>m.startsWith("/");return[a(p)?p:c(
G,".local","share"),...(b||"/usr/local/share:/usr/share").split(":").filter(a)].map(m=>c(m,"terraform"))}function X(G,S){const T=Z(S),u=S.system==="windows"?"\\":
"/";return T===null||T.length<2||!G.startsWith(T+u)?G:(S.system==="windows"?"%APPDATA%":"~")+G.slice(T.length)}function J(G,S){if(S)return{path:S,chosenBy:"cli-\
config"};for(const T of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const u=G[T];if(u)return{path:u,chosenBy:T}}return null}function Z({system:G,environment:S,accountHome:T}){
return G==="windows"?S.APPDATA||null:S.HOME||T||null}function N(G,S,T,u){const i=W(S),c=S.system==="windows",p=i(T,c?"terraform.rc":".terraformrc"),b=i(T,c?"tof\
u.rc":".tofurc"),a=i(T,c?"terraform.d":".terraform.d");if(G==="terraform")return{main:p,directory:a,dataDirectories:[a]};const m=u(p)&&!u(b)?p:b;if(c)return{main:m,
directory:a,dataDirectories:[a]};const{XDG_CONFIG_HOME:r,XDG_DATA_HOME:C}=S.environment,$=!u(p)&&!u(b);return{main:r&&$?i(r,"opentofu","tofurc"):m,directory:r&&
!u(a)?i(r,"opentofu"):a,dataDirectories:C?[a,i(C,"opentofu")]:[a]}}const W=({system:G})=>(S,...T)=>G==="windows"?[S.replace(/(?<![\\/])[\\/]+$/,""),...T].join("\
\\"):[S.replace(/(?<!\/)\/+$/,""),...T].join("/")}),7511:((Lt,pt,o)=>{o.d(pt,{i:()=>W});var P=o(4091);const k="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",B=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
D=String.raw`[()<>@,;:\\"/[\]?=]`,Q=new RegExp(`^(${k})?(/)?(${k})?(.*)$`,"s"),V=String.raw`"((?:[^"\\\r\n]|\\${D}|\\(?!${D}))*)"`,X=new RegExp(`;${B}*(${k})${B}\
*=${B}*(?:(${k})|${V})${B}*`,"y"),J=new RegExp(`;${B}*$`,"y"),Z=new RegExp(String.raw`\\(${D})`,"g"),N=new RegExp(`^${B}+|(?<!${B})${B}+$`,"g");function W(u){const i=u.
indexOf(";"),c=T((i<0?u:u.slice(0,i)).replace(N,"")),p=G(c)??(i<0?null:S(u,i));return p===null?(0,P.Ju)(c):(0,P.TR)(p)}function G(u){const[,i,c,p,b]=Q.exec(u)??
[];return i===void 0?"mime: no media type":i===u?null:c===void 0?"mime: expected slash after first token":p===void 0?"mime: expected token after slash":b===""?null:
"mime: unexpected content after media subtype"}function S(u,i){const c=new Map;for(let p=i;p<u.length;){X.lastIndex=p;const[b,a="",m,r=""]=X.exec(u)??[];if(b===
void 0)return J.lastIndex=p,J.test(u)?null:"mime: invalid media parameter";const C=a.toLowerCase(),$=m??r.replace(Z,"$1"),d=c.get(C);if(d!==void 0&&d!==$)return"\
mime: duplicate parameter name";c.set(C,$),p+=b.length}return null}const T=u=>u.replaceAll("\u0130","i").toLowerCase()}),9426:((Lt,pt,o)=>{o.r(pt),o.d(pt,{attemptsOf:()=>P.
Or,contact:()=>ge,crashedVisit:()=>ke,judgeRequests:()=>P.Ey,judgeVisit:()=>Se,outcomesOf:()=>_e});var P=o(5693),k=o(6697),B=o(5143),D=o(5799),Q=o(1064),V=o(1831),
X=o(8185),J=o(4283),Z=o(4e3);const N=({id:e,host:l,url:v,why:w})=>(0,D.CC)("service-url-invalid",{message:v===null?`${e} of host ${l}: ${(0,Z.dh)(w)}`:`${e} of \
host ${l} is "${v}", which the clients cannot connect to: ${w}`,operator:`set ${e} to an https:// URL, or to a path that starts with a slash`}),W=({id:e,host:l,
why:v})=>(0,D.CC)("service-url-credentials",{message:`${e} of host ${l}: ${v}`,operator:"remove the user name and password from the URL, or from the redirect th\
at leads to the document",note:"give tokens to the clients instead"}),G=({id:e,host:l,url:v})=>(0,D.CC)("service-url-empty",{message:`${e} of host ${l} is an em\
pty string, which resolves to the document itself: ${v}`,operator:`set ${e} to the URL of the service, such as "/v1/${e.split(".")[0]}/", or remove it`}),S=({id:e,
host:l,value:v,why:w})=>(0,D.CC)("service-url-looks-like-host",{message:`${e} of host ${l} is "${v}", which is a path and not a URL with a host`,operator:`write\
 "https://${v}" if a host is meant`,note:w===null?void 0:(0,Z.zd)(w)});function T(e){const{id:l,host:v,url:w,clients:x}=e,q=x.map(ot=>Q.bB[ot]),j=w.slice(w.lastIndexOf(
"/")+1);return(0,D.CC)("service-url-no-slash",{message:`${l} of host ${v} does not end with a slash: ${w}`,operator:"add the slash",note:`without it ${q.slice(0,
-1).join(", ")} and ${q.at(-1)} replace "${j}" with the path that they append`,affects:x})}const u=({id:e,host:l,url:v})=>(0,D.CC)("service-url-relative",{message:`${e}\
 of host ${l} is a path without a leading slash: Terraform and OpenTofu resolve it to ${v}, other clients do not`,operator:"start the path with a slash, or writ\
e the complete URL"}),i=({id:e,host:l})=>(0,D.CC)("service-url-query",{message:`${e} of host ${l} has a query, which the clients drop when they append a path`,operator:"\
move the content of the query into the path",note:"never put a secret into the document"});function c({host:e,uses:l},v=["is","are"]){const w=Map.groupBy(l,({id:q})=>q),
x=Array.from(w,([q,j])=>{const ot=j.flatMap(({endpoint:tt})=>tt??[]);return ot.length===0?q:`${q} (${ot.join(", ")})`});return`${(0,Z.K4)(x,10,Z.dh)} of host ${e}\
 ${x.length===1?v[0]:v[1]}`}const p=({urls:e})=>(0,Z.K4)(e,3,Z.dh),b=({uses:e})=>Q.zK.filter(l=>e.some(({id:v})=>(0,Q.SZ)(v).includes(l))),a={loopback:"on other\
 machines",private:"outside of its network",reserved:"on the internet"},m=e=>(0,D.CC)("service-url-private",{message:`${c(e)} at ${p(e)}, which clients ${a[e.kind]}\
 cannot reach`,operator:`set the external URL of the registry (also called base URL or public URL) to https://${e.host}`,affects:b(e)}),r=[...Q.Du,"dependabot"];
function C(e){const l=e.uses.every(({endpoint:x})=>x!==null),v=l?"a login sends its token in clear text otherwise":`the clients send the token of ${e.host} ther\
e in clear text`,w=b(e);return(0,D.CC)("service-url-insecure",{message:`${c(e)} not https: ${p(e)}`,operator:e.uses.length===1?"use an https:// URL":"use https:\
// URLs, for example by setting the external URL of the registry",note:l||e.hasToken?v:void 0,affects:r.filter(x=>w.includes(x))})}function $(e){const{host:l,name:v}=e,
w=`${c(e)} on another host: ${p(e)}`,x=b(e).includes("renovate");return e.hasToken&&x?(0,D.CC)("service-url-cross-host",{message:w,help:`give Dependabot and Ren\
ovate a token for ${v}; Terraform and OpenTofu send it the token of ${l}`}):(0,D.CC)("service-url-cross-host",{message:w,help:`where outgoing traffic is filtere\
d, allow ${v} as well`,severity:"notice",affects:[]})}const d=e=>(0,D.CC)("service-url-other-port",{message:`${c(e)} on another port of the same host: ${p(e)}`,
operator:`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${e.host}`}),y=e=>(0,D.CC)("service-url-d\
ouble-slash",{message:`${c(e,["has","have"])} a double slash in the path: ${p(e)}`,operator:"remove the slash at the end of the external URL of the registry"}),
R=e=>(0,D.CC)("service-url-same",{message:`${c(e,["has","have"])} the same URL: ${p(e)}`,operator:"check both URLs",note:"few registries serve modules and provi\
ders below one URL, and a copied line is more likely"});var H=o(5195),I=o(9562);function nt({host:e,attempt:l},v){const{name:w}=V.Sv(e),x=H.uo(w),q=l.hops[0]?.address??
null;if(x!=="public"||q===null)return x;const j=H.Zu(q),ot=v.some(tt=>tt.name===w);return j==="loopback"&&ot?"public":j}const lt={public:0,reserved:1,private:2,
metadata:2,loopback:3},wt=(e,{kind:l})=>lt[xt(e)]>lt[l];function yt(e,l){const{hostname:v}=l,w=e.filter(({url:dt})=>wt(dt,l)),x=e.filter(dt=>!w.includes(dt)),q=x.
filter(({url:dt})=>dt.scheme==="http"),j=x.filter(({id:dt,endpoint:Et})=>Et===null&&(0,I.p4)(dt)),ot=Map.groupBy(j,({url:dt})=>Bt(dt,v)),tt=x.filter(({endpoint:dt,
url:Et})=>dt===null&&L(Et,v)),gt=x.filter(({url:dt})=>dt.path.includes("//")),kt=Tt(l);return[...kt(w,Rt,dt=>{const[Et,...Dt]=new Set(w.map(({url:Ut})=>xt(Ut))),
Ot=Dt.length===0&&(Et==="loopback"||Et==="reserved");return m({...dt,kind:Ot?Et:"private"})}),...kt(q,Rt,C),...[...ot].flatMap(([dt,Et])=>dt===null?[]:kt(Et,Rt,
Dt=>$({...Dt,name:dt}))),...kt(tt,Rt,d),...kt(gt,At,y),...kt(Y(e),At,R)]}const Tt=({host:e,hasToken:l})=>(v,w,x)=>{if(v.length===0)return[];const q=v.map(({url:tt})=>v.
length===1?At(tt):w(tt)),j=x({host:e,hasToken:l,uses:v,urls:[...new Set(q)]}),ot=[...new Set(v.map(({id:tt})=>tt))];return[(0,D.hD)(j,{services:ot,needed:v.some(
({needed:tt})=>tt)})]},At=e=>(0,Z.dh)((0,J.Pl)(e)),Rt=e=>(0,Z.dh)(`${e.scheme}://${e.host}`);function xt(e){const{name:l}=(0,J.cz)(e);return H.Sz(/[^\0-\x7f]/.test(
l)?V.$o(l)??"":l.toLowerCase())}function Bt(e,l){const{name:v}=(0,J.cz)(e),w=V.Sv(l).name;if(v.toLowerCase()===w)return null;const x=V.Pv(v);return x.ok?x.value===
w?null:V.nx(x.value):v}function L(e,l){if(e.scheme==="http"||Bt(e,l)!==null)return!1;const v=w=>Number(w||443);return v((0,J.cz)(e).port)!==v(/:(\d+)$/.exec(l)?.[1]??
null)}function Y(e){const l=[I.e$,I.xq].flatMap(w=>e.find(x=>x.id===w)??[]),v=new Set(l.map(({url:w})=>At(w).replace(/\/$/,"")));return l.length===2&&v.size===1?
l:[]}const ht=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,vt=e=>ht.test(e)&&!/^[a-z0-9-]+\.json$/i.test(e),z=e=>e.replace(/[?#].*$/s,
"");function E(e){const l=_(e),{id:v,host:w,value:x}=e,q={id:v,host:w,url:(0,J.Pl)(e.url)};if(l!==null)return[N({...q,why:l})];const j=h(e)?(0,Q.ab)(v):[];return[
x===""?G(q):null,vt(x)?S({...q,value:z(x),why:null}):null,U(x)?u(q):null,j.length>0?T({...q,clients:j}):null,e.url.query!==""&&(0,I.p4)(v)?i(q):null].filter(ot=>ot!==
null)}function _({url:e}){const{name:l,port:v}=(0,J.cz)(e);return l===""?"no Host in request URL":v===""||Number(v)>0&&Number(v)<=65535?null:`invalid port "${v}\
"`}const U=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!vt(e),h=({value:e,url:l})=>e!==""&&!/^$|\/$/.test(l.path);var A=o(3217),M=o(2886),F=o(3307),st=o(4929);function rt({
host:e,attempt:{discovery:l}},{place:v,services:w},x){const q={host:(0,V.nx)(e),at:(0,M.cA)(v)},j=l.kind==="found"?l.services:w,[ot,tt]=[w,j].map(Et=>new Map(Et.
map(({id:Dt,value:Ot})=>[Dt,$t(Ot)]))),kt=[...new Set([...w,...j].map(({id:Et})=>Et))].filter(Et=>ot?.get(Et)!==tt?.get(Et)),dt=(0,st.kV)({...q,services:kt});return[
(0,st.Yv)(q),...kt.length>0?[dt]:[]].map(Et=>(0,D.hD)(Et,{clients:x}))}function $t(e){const l=(v,w)=>(0,F.Gv)(w)?Object.fromEntries(Object.entries(w).sort()):w;
try{return JSON.stringify(e??null,l)}catch{return"nested too deeply"}}var Ct=o(2636);function ut(e){if(!Array.isArray(e))return St(e);const{shown:l,more:v}=(0,Z.
zN)(e,5);return`[${l.map(St).join(", ")}${v>0?", \u2026":""}]`}function St(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,Z.go)(e):(0,Z.dh)(JSON.
stringify(e))}const Mt=({host:e,value:l,why:v})=>(0,D.CC)("login-type",{message:`login.v1 of host ${e} is ${(0,Z.go)(l)}, not an object`,operator:'set login.v1 \
to an object with "client", "authz" and "token"',note:(0,Z.zd)(v)}),Pt=e=>l=>`is ${ut(l)}${l===void 0?"":`, not ${e}`}`,It=e=>l=>`is ${ut(l)}${e}`,Ft=e=>l=>`${Pt(
"an array")(l)}; the clients ignore it${e}`,Gt={"client-missing":[Pt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-emp\
ty":[()=>"is an empty string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Pt("an array of strings"),'set\
 "grant_types" to ["authz_code"], or remove it'],"grant-types-unsupported":[It(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],
"grant-types-unknown":[It('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Pt(
"a string with a URL"),'set "authz" to the URL of the authorization endpoint'],"token-missing":[Pt("a string with a URL"),'set "token" to the URL of the token e\
ndpoint'],"ports-count":[Pt("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[It("; both must be \
whole numbers from 1024 to 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[It("; the first port is greater than t\
he last"),"write the lower port first"],"ports-single":[It("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for exa\
mple [10000, 10010]'],"ports-ignored":[Ft(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Pt("an arr\
ay of strings"),'set "scopes" to an array of strings, or remove it'],"scopes-ignored":[Ft(""),'set "scopes" to an array of strings, or remove it']};function Jt(e,l){
const v=e.rule.replace(/-\w+$/,"").replace("-","_"),w=`"${v}" in login.v1 of host ${l}`;if("why"in e){const ot=`set "${v}" to an https:// URL without user name,\
 or to a path that starts with a slash`,tt=`${w}: ${(0,Z.dh)(e.why)}`;return(0,D.CC)(`login-${e.rule}`,{message:tt,operator:ot})}const[x,q]=Gt[e.rule],j=`${w} ${x(
e.value)}`;return(0,D.CC)(`login-${e.rule}`,{message:j,operator:q})}function zt({host:e,endpoints:l}){const v=l.map(({name:q})=>`"${q}"`).join(" and "),[w]=l,x=l.
length===1;return(0,D.CC)("login-url-port",{message:`${v} in login.v1 of host ${e} ${x?"names":"name"} no port, so a login uses port 443: ${w?.url??""}`,operator:`\
write a path that starts with a slash, or add :${w?.port??""} to the URL${x?"":"s"}`})}const Ht=({offered:e})=>e.length===0?"is empty":`offers ${(0,Z.K4)(e,20,Z.
dh)}`;function Zt(e,l){const{id:v,host:w,offered:x,block:q}=e,j=`the discovery document, which ${Ht(e)}`;if(q!==null)return`add ${v} to the \`host\` block at ${q}\
, which ${Ht(e)}`;if(v===I.xq&&l)return`configure a network mirror for the provider: Artifactory serves providers at https://${w}/artifactory/api/terraform/REPO\
SITORY/providers/ and offers no ${v}; the discovery document ${Ht(e)}`;const ot=(0,I.qE)(v)?x.find(gt=>(0,I.OA)(gt)===v):void 0,tt=v===I.xq?`use a host that off\
ers ${v}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${v}`;return{
operator:ot===void 0?`add ${v} to ${j}`:`rename ${ot} to ${v} in ${j}`,user:tt}}const re=e=>e.id==="any"?(0,D.CC)("service-missing",{message:`host ${e.host} doe\
s not provide any service`,operator:`add a service to the discovery document, which ${Ht(e)}`}):(0,D.CC)("service-missing",{message:e.why,help:Zt(e,e.isArtifactory)}),
ie=e=>(0,D.CC)("service-version",{message:e.why,help:e.isReadable?Zt(e,!1):`require an id of the form NAME.vN; the discovery document ${Ht(e)}`}),ye=({id:e,host:l,
value:v,why:w})=>(0,D.CC)("service-type",{message:`${e} of host ${l} is ${(0,Z.go)(v)}, not a string with a URL`,operator:`set ${e} to a URL such as "/v1/module\
s/"`,note:(0,Z.zd)(w)});var Qt=o(9529),ce=o(9587);function ae(e,l,v){const{value:w,flaws:x}=(0,Qt.m)(e,l,v),q={...w,authz:ee(w.authz),token:ee(w.token)},j=le(q,
l),ot=j.length===0?[]:[zt({host:v,endpoints:j})];return{login:q,problems:[...x.map(tt=>Jt(Ee(tt),v)),...ot]}}function le(e,l){const{name:v,port:w}=(0,J.cz)(l);return w===
""||w==="443"?[]:(0,Qt.u)(e).flatMap(({endpoint:x,text:q,url:j})=>{const ot=(0,J.cz)(j),tt=ot.name.toLowerCase()===v.toLowerCase();return j.scheme==="https"&&tt&&
ot.port===""?[{name:x,url:q,port:w}]:[]})}const Ee=e=>"why"in e?{...e,why:(0,ce.Nx)(e.why)}:e;function ee(e){const l=e===null?null:(0,J.Dl)(e);return l?.ok?(0,J.
Pl)(l.value):null}function we({discovery:e},l){switch(e.kind){case"failed":case"skipped":return{services:[],findings:[]};case"absent":return{services:[],findings:[
ue(e,l)]};case"found":return ve(e,l)}}function ve(e,l){const{requirements:v,clients:w,base:x,block:q}=l,j=e.services.map(({id:ft})=>ft),ot=e.services.some(({value:ft})=>typeof ft==
"string"&&ft.includes("/artifactory/")),tt={...l,discovery:e,found:{host:x.host,block:q,offered:j,isArtifactory:ot}},gt=v.map(({service:ft})=>ft),kt=gt.filter(ft=>ft!==
"any"),dt=j.filter(ft=>!kt.includes(ft)&&Q.Du.some(Kt=>I.oe(ft,Kt).ok)),Et=kt.map(ft=>de(ft,tt)),Dt=({outcome:ft,findings:Kt,urls:Vt})=>ft.kind!=="problem"&&!Vt.
some(({endpoint:Yt,url:Nt})=>Yt===null&&wt(Nt,x))&&!Kt.some(Yt=>(0,M.ER)(Yt)&&w.some(Nt=>Yt.affects.includes(Nt))),Ot=dt.map(ft=>de(ft,tt)),Ut=!gt.includes("any")||
[...Et,...Ot].some(Dt),bt=[...Et,...Ut?Ot.map($e):Ot],Xt=bt.flatMap(({urls:ft})=>ft),Wt=gt.includes("any")&&bt.length===0?[(0,D.hD)(re({...tt.found,id:"any",why:""}))]:
[];return{services:bt.map(({outcome:ft})=>ft),findings:[...bt.flatMap(({findings:ft})=>ft),...yt(Xt,x),...Wt]}}function $e({outcome:e,findings:l,urls:v}){if(!I.
D6(e.id))return{outcome:e,findings:[],urls:[]};const w=x=>({...x,needed:!1});return{outcome:e,findings:l.map(w),urls:v.map(w)}}function ue({why:e,url:l},{requirements:v,
base:{host:w}}){const x=v.map(({service:tt})=>tt).filter(tt=>tt!=="any"),j=[...new Set(x.map(tt=>tt.split(".")[0]??tt))].map(I.Tz),ot=(0,Ct.HB)({host:w,url:(0,J.
Pl)(l),why:e,required:x,clientErrors:j});return(0,D.hD)(ot,{services:x.length===1?x:[]})}function de(e,l){const{services:v,url:w}=l.discovery,x=Ot=>I.TE(e,{services:v,
documentUrl:w,display:l.base.host,client:Ot}),j=(l.requirements.find(({service:Ot})=>Ot===e)?.clients??l.clients).map(Ot=>({client:Ot,lookup:x(Ot)})),[ot,...tt]=j;
if(ot===void 0)throw new Error("no client is checked");const gt=tt.filter(({lookup:Ot})=>Ot.kind!==ot.lookup.kind),kt=Ot=>!Ce(Ot)||x(Ot).kind===ot.lookup.kind,dt=gt.
length===0?(0,Q.SZ)(e).filter(kt):[ot.client],Et=qt(e,ot.lookup,dt,l),Dt=gt.flatMap(({client:Ot,lookup:Ut})=>qt(e,Ut,[Ot],l).findings);return{...Et,findings:[...Et.
findings,...Dt]}}const Te=2048,Ce=e=>Q.Du.some(l=>l===e);function qt(e,l,v,w){const{discovery:x,base:q}=w,{host:j}=q,ot=tt=>tt.map(gt=>(0,D.hD)(gt,{services:[e]}));
switch(l.kind){case"url":{const{url:tt,value:gt}=l,kt=E({id:e,value:gt,url:tt,host:j}),dt=!kt.some(({code:Dt})=>Dt==="service-url-invalid"),Et=(0,Z.dh)((0,J.Pl)(
tt),Te);return{outcome:{id:e,kind:"url",url:Et},findings:ot(kt),urls:dt?[{id:e,endpoint:null,url:tt,needed:!0}]:[]}}case"object":{const{login:tt,problems:gt}=ae(
l.value,x.url,j),kt=gt.find(({severity:dt})=>dt==="error");return{outcome:kt?{id:e,kind:"problem",problem:kt}:{id:e,kind:"login",login:tt},findings:ot(gt),urls:(0,Qt.
u)(tt).map(dt=>({...dt,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const tt=ne(e,l,w),gt=(0,D.hD)(tt,{services:[e],clients:v});
return{outcome:{id:e,kind:"problem",problem:tt},findings:[gt],urls:[]}}}}function ne(e,l,v){const w={...v.found,id:e,why:l.why};switch(l.kind){case"missing":return re(
w);case"bad-id":case"version":return ie({...w,isReadable:l.kind==="version"});case"type":{const{value:x}=l;return e===I.S3?Mt({...w,value:x}):ye({...w,value:x})}case"\
bad-url":{const x=(0,ce.Nx)(l.why);return vt(l.value)?S({...w,value:z(l.value),why:x}):l.reason==="user-info"?W(w):N({...w,url:null,why:x})}}}function Se(e,l,v){
const{visit:w,requirements:x,predicted:q,requests:j,isNew:ot}=e,{host:tt}=w,gt=l.dialect.clients.filter(ft=>x.some(Kt=>Kt.clients.includes(ft))),kt=(0,M.TC)(tt,
x),dt=Me(w,gt),Et=dt.map(ft=>fe(w,ft,x,l,kt)),Dt=Et[0]?.services??[],Ot=dt.some(({forced:ft})=>ft===null)?[...(0,A.so)(w,x,kt,v),...(0,A.uA)(w,Dt,v)]:[],Ut=[...Et.
flatMap(ft=>ft.findings),...Ot,...q,...j===null?[]:(0,P.Ey)(j,w.attempt.certificates,l),...(0,P.WN)(w,x)].map(ft=>se(e,ft)),bt=be(tt,x),Xt=Ut.map(ft=>{const Kt=ft.
needed&&he(ft,e,l),Vt=(0,D.pj)(ft.problem,kt);return(0,M.nv)((0,D.aZ)({...ft,problem:Vt,needed:Kt},bt),gt)}),Wt=dt[0]?.forced?.place??null;return{visit:w,requirements:x,
services:Dt,servicesFrom:Wt,findings:Xt,isNew:ot}}function he({problem:e,services:l},{visit:{host:v,attempt:w},requirements:x,answering:q},{depth:j}){if(j==="di\
scovery"||w.discovery.kind==="skipped")return!0;const ot=l.some(gt=>q.has(`${v} ${gt}`));if(e.code==="service-url-no-slash"&&ot)return!1;const tt=x.filter(({service:gt})=>l.
length===0||l.includes(gt));return tt.length===0||tt.some(({isForInit:gt})=>gt)}function se({visit:e,requirements:l,isNew:v},w){const{services:x,places:q}=(0,M.
_7)(w.services,l),j=w.places.length===0?q:(0,B.As)((0,M.Rh)(w.places));return{...w,services:x,places:j,host:e.host,isHostNew:v}}function ke(e,{clients:l},v){const{
visit:w,requirements:x,isNew:q}=e,j=(0,k.n3)({host:(0,V.nx)(w.host),thrown:v}),ot={kind:"skipped",problem:j};return{visit:{...w,attempt:{...w.attempt,discovery:ot,
hops:[]}},requirements:x,services:[],servicesFrom:null,findings:[(0,M.nv)(se(e,(0,D.hD)(j)),l)],isNew:q}}function be(e,l){return l.every(({isImplied:w})=>w)?[...l.
flatMap(({clients:w})=>w),...(0,Q.Yr)(e)]:Q.zK}function Me(e,l){const v=e.forced.filter(({client:j})=>l.includes(j)),w=l.filter(j=>!v.some(ot=>ot.client===j)),q=(0,B.
c1)(v,({place:j,services:ot})=>JSON.stringify([j,ot])).map(j=>{const[ot]=j,tt=(0,V.cu)(e.host),{services:gt}=ot,kt={kind:"found",url:tt,services:gt},dt={...e.attempt.
timing,totalMs:0},Dt={...e,attempt:{discovery:kt,hops:[],timing:dt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:j.map(({client:Ot})=>Ot),visit:Dt,
forced:ot}});return w.length>0||q.length===0?[{clients:w,visit:e,forced:null},...q]:q}function fe(e,l,v,w,x){const{clients:q,forced:j}=l,ot=(0,V.nx)(e.host),tt=j&&
(0,M.cA)(j.place),{services:gt,findings:kt}=we(l.visit.attempt,{requirements:v,clients:q,block:tt,base:{hostname:e.host,host:ot,hasToken:e.credentials?.hasToken===
!0,kind:j===null?nt(e,w.resolve):"loopback"}}),dt=j===null?x:{...x,role:"operator"},Et=w.dialect.releases.filter(({client:bt})=>q.includes(bt)),Dt=[...j===null?
[]:rt(e,j,q),...(0,P.Ii)(l.visit,{...w,clients:q,releases:Et}),...kt,...j===null?(0,X.I)(e.host,gt,v,w):[]],Ot=e.forced.map(({client:bt})=>bt),Ut=j===null?Q.zK.
filter(bt=>!Ot.includes(bt)):l.clients;return{services:gt.map(bt=>bt.kind==="problem"?{...bt,problem:(0,D.pj)(bt.problem,dt)}:bt),findings:Dt.map(bt=>({...(0,D.
aZ)(bt,Ut),problem:(0,D.pj)(bt.problem,dt)}))}}function _e(e){const l=w=>{const x=e.filter(({problem:q,affects:j})=>j.includes(w)&&q.usualSeverity!=="notice");return x.
some(M.ER)?"fails":x.length>0?"warns":"works"},v=Q.zK.map(w=>[w,l(w)]);return Object.fromEntries(v)}var oe=o(5585),Oe=o(4977),pe=o(9075),Re=o(2389),Ae=o(5306),me=o(
9940);async function ge(e,l,v,w){const{dialect:x,configs:q,requirements:j}=l,{releases:ot}=x,{environment:tt,kill:gt,secrets:kt,stop:dt,startTimer:Et}=w,Dt={kill:gt,
learn:kt.learn,stop:dt.signal},Ot=(0,Oe.mQ)({...v,configs:q},tt,Dt),{credentials:Ut,forced:bt}=Ot,Xt={network:(0,Ae.Af)(v),credentials:{...Ut,find:(0,pe.Oo)(Ut.
find)},concurrency:v.concurrency,random:Math.random,now:Date.now,startTimer:Et,stop:dt,sessions:v.depth==="discovery"?null:new Map},Wt=await(0,me.pj)(e,{...Xt,forced:bt,
required:Map.groupBy(j,({host:Nt})=>Nt),maxRedirects:Math.max(...x.clients.map(Nt=>Q.NX[Nt])),releases:ot,timeoutMs:v.timeoutMs??(0,me.nT)(ot),retries:v.retries,
progress:Nt=>w.progress({kind:"visits",...Nt})}),ft=Ut.known;if(v.depth==="discovery")return{visits:Wt,predicted:Re.j7,tokenSources:ft};const{predictInit:Kt}=await Promise.
all([o.e(778),o.e(155),o.e(836)]).then(o.bind(o,1836)),Vt={...Xt,...l,settings:v,machine:(0,oe.g8)(tt),directory:w.directory,lockHashes:l.checkouts?.lockHashes??
null,plugins:l.checkouts?.plugins??null,learn:kt.learn,progress:Nt=>w.progress({kind:"registries",...Nt}),visits:new Map(Wt.map(Nt=>[Nt.host,Nt]))},Yt={...v,isFork:w.
isFork};return{visits:Wt,predicted:await Kt(l.roots,Vt,Yt),tokenSources:ft}}}),2832:((Lt,pt,o)=>{o.d(pt,{IK:()=>D,v8:()=>J,x8:()=>S,zy:()=>N});var P=o(7075),k=o(
8522),B=o(7602);const D={kind:"excerpt",maxBytes:2048},Q=1e3,V=64*1024,X=1024,J=256*1024,Z=u=>Buffer.from(u,"latin1").toString("utf8");function N({status:u,reason:i,
headers:c}){const p=r=>{const C=c.get(r)?.[0];return C===void 0?null:Z(C)},b=p("content-length"),m=u!==204&&u!==304&&b!=="0"?p("content-encoding"):null;return{status:u,
reason:Z(i),contentType:p("content-type"),contentEncoding:m,location:p("location"),retryAfter:p("retry-after"),terraformGet:p("x-terraform-get"),apiVersion:p("t\
fp-api-version"),challenge:W(c.get("www-authenticate")??[]),declaredBytes:b===null||G(m)?null:Number(b)}}function W(u){const i=u.flatMap(p=>p.split(",")).flatMap(
p=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(p)?.[1]??[]);return i.some(p=>p.toLowerCase()==="bearer")?null:i[0]??null}const G=u=>u?.toLowerCase()==="gzip";async function S(u,i,c){
const p=[];let b=0;const a=c.kind==="excerpt"?setTimeout(()=>u.destroy(),Q).unref():void 0;try{for await(const r of T(u,i,c.maxBytes))if(p.push(r),p.length===X&&
p.splice(0,X,Buffer.concat(p)),b+=r.length,b>c.maxBytes)break}catch(r){if((0,B.$N)(r)==="COMPRESSED_TOO_LARGE")b=Number.POSITIVE_INFINITY;else if(c.kind==="whol\
e")throw r}finally{clearTimeout(a),u.destroy()}return{bytes:Buffer.concat(p).subarray(0,c.maxBytes),truncated:b>c.maxBytes}}function T(u,i,c){if(!G(i.contentEncoding))
return u;const p=(0,k.createGunzip)();let b=c+V;const a=async function*(m){for await(const r of m){if(b-=r.length,b<0)throw(0,B.Au)("COMPRESSED_TOO_LARGE","too \
many compressed bytes");yield r}};return(0,P.pipeline)(u,a,p,()=>{}),p}}),5306:((Lt,pt,o)=>{o.d(pt,{be:()=>je,X5:()=>Ue,gQ:()=>Be,Ul:()=>He,Af:()=>We,JY:()=>Nt,
To:()=>Ie,dI:()=>Pe,Lu:()=>Le,jT:()=>De});var P=o(7067),k=o(4091),B=o(4283),D=o(1831),Q=o(5195),V=o(8408);const X=32;function J(n){const t=[];let s=n.getPeerX509Certificate();
for(;s!==void 0&&t.length<X;)t.push(s),s=s.issuerCertificate;return t}function Z(n,t,s){const[f]=n;if(f===void 0)return null;const g=t.ok?t.chain.slice(0,Math.max(
1,t.chain.length-1)).map(({notAfter:et})=>et):n.map(({validTo:et})=>Date.parse(et)),O=Date.parse(f.validFrom),K=Math.min(...g);return Number.isNaN(O)||Number.isNaN(
K)?null:{host:s,subject:N(f.subject)??f.subjectAltName??"",issuer:N(f.issuer)??f.issuer??"",validFrom:new Date(O).toISOString(),expires:new Date(K).toISOString()}}
const N=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var W=o(7598),G=o(7030),S=o(1692);const T={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,
set:49};class u extends Error{}class i{#t;#e;constructor(t,s){this.#t=t,this.#e=s}get isEmpty(){return this.#t.length===0}isNext(t){return this.#t[0]===t}any(){
const t=this.#t[0]??0,s=this.#t[1]??0;if(this.#t.length<2||(t&31)===31)throw this.#n();const f=s<128?0:s&127,g=f===0&&s<128?s:this.#s(f),O=2+f,K=O+g;if(K>this.#t.
length)throw this.#n();const[et,it]=[this.#t.subarray(O,K),this.#t.subarray(0,K)];return this.#t=this.#t.subarray(K),{tag:t,content:et,whole:it}}element(t){if(!this.
isNext(t))throw this.#n();return this.any()}content(t){return this.element(t).content}optional(t){return this.isNext(t)?this.content(t):null}inside(t){return new i(
this.content(t),this.#e)}oid(){const t=[];let s=0,f=!0;for(const et of this.content(T.oid)){if(s=s*128+(et&127),f&&et===128||s>=2**31)throw this.#n();f=et<128,f&&
(t.push(s),s=0)}const[g,...O]=t;if(g===void 0||!f)throw this.#n();const K=Math.min(Math.floor(g/40),2);return[K,g-40*K,...O].join(".")}integer(){const t=this.content(
T.integer),s=t[0],f=t[1]??0,g=s===0&&f<128||s===255&&f>=128;if(s===void 0||t.length>1&&g)throw this.#n();return t}count(){const t=this.integer();if(t.length>8||
(t[0]??0)>=128)throw this.#n();return t.reduce((s,f)=>s*256+f,0)}boolean(){const t=this.content(T.boolean);if(t.length!==1||t[0]!==0&&t[0]!==255)throw this.#n();
return t[0]!==0}bits(){const t=this.content(T.bits),[s=8]=t,f=t.subarray(1),g=f.at(-1)??0;if(s>7||s>0&&f.length===0)throw this.#n();if((g&(1<<s)-1)!==0)throw this.#n();
return f}#s(t){const s=this.#t.subarray(2,2+t);if(t===0||t>4||s.length<t)throw this.#n();const f=s.reduce((g,O)=>g*256+O,0);if(f<128||s[0]===0)throw this.#n();return f}#n(){
return new u(this.#e)}}const c=/^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s,p={12:n=>!(0,k._6)(n).includes("\uFFFD"),18:n=>/^[\d ]*$/.test((0,k.iP)(
n)),19:n=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,k.iP)(n)),20:()=>!0,22:n=>n.every(t=>t<128),30:n=>n.length%2===0&&!c.test((0,k.iP)(n))},b=({tag:n,content:t})=>p[n]?.(
t)??!1,a=(n,t)=>n.length===t.length&&n.every((s,f)=>s===t[f]),m={"1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.\
2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},r=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],C={"1.2.840.113549.1.1.10":"RSA\
-PSS","1.3.101.113":"Ed448"};function $(n){const t=new i(n,"public key").inside(T.sequence),s=t.inside(T.sequence),f=s.oid(),g=t.bits();switch(f){case"1.2.840.1\
13549.1.1.1":if(wt(s.any().whole)!=="0500")throw new u("public key");return d(g);case"1.2.840.10045.2.1":{const O=s.isNext(T.oid)?s.oid():"explicit parameters";
if(!r.includes(O))return{kind:"unsupported-curve",curve:m[O]??O};if(g[0]!==4)throw new u("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!s.isEmpty||g.length!==
32)throw new u("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:C[f]??f}}}function d(n){const t=new i(n,"public key").inside(T.sequence),
s=t.integer(),f=t.count(),[g=0,O=0]=s;if(g>=128||f===0)throw new u("public key");if(f===1||f%2===0||f>=2**31)return{kind:"unsupported",name:`RSA with the expone\
nt ${f}`};const K=g===0?O:g;return{kind:"rsa",bits:8*(s.length-(g===0?2:1))+(32-Math.clz32(K))}}const y={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2\
.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.\
10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},R={"1.2.840.113549.1.1.5":"\
RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448"},H="1.2.840.113549.1.1.10",I=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
nt={201:"20",202:"30",203:"40"};function lt(n){const t=new i(n,"signature algorithm"),s=t.oid(),f=t.isEmpty?"":wt(t.any().whole);if(s===H){const K=I.exec(f);return K&&
nt[K[1]??""]===K[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[g,O]=y[s]??[];return g===void 0||
O===void 0?{isSupported:!1,name:R[s]??s}:{isSupported:!0,key:g,name:O}}const wt=n=>Array.from(n,t=>t.toString(16).padStart(2,"0")).join("");var yt=o(6181);const Tt=130,
At=135,Rt=[129,134];function xt(n){const t="subject alternative names",s=new i(n,t).inside(T.sequence),f=[],g=[],O=[];for(;!s.isEmpty;){const{tag:K,content:et}=s.
any();if(Rt.includes(K)&&O.push(K),K===Tt&&f.push(vt(et,t)),K===At){if(et.length!==4&&et.length!==16)throw new u(t);g.push(et)}}return{dns:f,addresses:g,others:O,
isKnown:[...f,...g,...O].length>0}}function Bt(n){const t="name constraints",s=new i(n,t),f=s.inside(T.sequence),[g,O]=[160,161].map(it=>f.optional(it)??new Uint8Array);
if(!g||!O||!f.isEmpty||!s.isEmpty)throw new u(t);if(g.length+O.length===0)throw new u(t);const[K,et]=[L(g),L(O)];return{permitted:K,excluded:et,isKnown:K.isKnown&&
et.isKnown}}function L(n){const t="name constraints",s=new i(n,t),f=[],g=[],O=[];let K=!0;for(;!s.isEmpty;){const{tag:it,content:ct}=s.inside(T.sequence).any(),
at=ct.length/2;if(it===Tt)f.push(vt(ct,t).toLowerCase());else if(it===At&&(at===4||at===16))g.push({address:ct.subarray(0,at),mask:ct.subarray(at)});else{if(it===
At)throw new u(t);Rt.includes(it)?O.push(it):K=!1}}if(!(f.every(it=>Y(it.replace(/^\.(?=.)/,"")))&&g.every(({mask:it})=>ht(it))))throw new u(t);return{dns:f,networks:g,
others:O,isKnown:K}}const Y=n=>/^[!-~]*$/.test(n)&&!/^\.|\.\.|\.$/.test(n),ht=n=>/^1*0*$/.test(Array.from(n,t=>t.toString(2).padStart(8,"0")).join(""));function vt(n,t){
if(n.some(s=>s>=128))throw new u(t);return(0,k.iP)(n)}function z({dns:n,addresses:t},s){const f=(0,yt.r5)((0,yt.n7)(s));if(f!==null)return t.some(et=>a(et,Uint8Array.
from(f)));const g=s.toLowerCase(),O=g.replace(/\.$/,"").split("."),K=O.every(et=>E.test(et));return n.some(et=>{const it=et.toLowerCase(),[ct,...at]=it.split("."),
mt=ct==="*"&&at.length>0,_t=mt?at:[ct,...at];return!K||!_t.every(jt=>E.test(jt??""))?it===g&&it!==".":_t.join(".")===O.slice(mt?1:0).join(".")})}const E=/^[a-z0-9_][a-z0-9_-]*$/,
_=25e4;function U(n,{permitted:t,excluded:s}){const f=t.dns.length+s.dns.length,g=t.networks.length+s.networks.length;if(n.dns.length*f+n.addresses.length*g>_)return!1;
const K=new Set([...t.others,...s.others]);if(n.others.some(ct=>K.has(ct)))return!1;const et=n.dns.every(ct=>{const at=ct.toLowerCase();return Y(at)&&(t.dns.length===
0||t.dns.some(mt=>h(at,mt)))&&!s.dns.some(mt=>h(at,mt)||A(at,mt))}),it=n.addresses.every(ct=>(t.networks.length===0||t.networks.some(at=>M(ct,at)))&&!s.networks.
some(at=>M(ct,at)));return et&&it}const h=(n,t)=>t===""||n===t||n.endsWith(t.startsWith(".")?t:`.${t}`),A=(n,t)=>n.startsWith("*.")&&t.replace(/^[^.]*/,"")===n.
slice(1),M=(n,{address:t,mask:s})=>n.length===t.length&&n.every((f,g)=>{const O=s[g]??0;return(f&O)===((t[g]??0)&O)});function F(n){try{const t=new i(n,"certifi\
cate"),s=t.inside(T.sequence);if(!t.isEmpty)throw new u("certificate");const f=s.inside(T.sequence),g=s.content(T.sequence),O=Ct(n,f,g);return s.bits(),"kind"in
O?{ok:!1,flaw:O}:{ok:!0,certificate:O}}catch(t){if(!(t instanceof u))throw t;return{ok:!1,flaw:{kind:"malformed",part:t.message}}}}const st=160,rt=163,$t=[129,130];
function Ct(n,t,s){const f=t.isNext(st)?t.inside(st).count()+1:1;if(f>3)throw new u("version");if((t.integer()[0]??0)>=128)return{kind:"negative-serial"};const g=t.
content(T.sequence);if(!a(g,s))throw new u("signature algorithm");const O=ut(t,"issuer"),K=t.inside(T.sequence),et=Mt(K),it=Mt(K),ct=ut(t,"subject"),at=t.element(
T.sequence).whole,mt=$(at);if(mt.kind==="unsupported-curve")return{kind:"curve",curve:mt.curve};if(f>1)for(const _t of $t)t.optional(_t);return{raw:n,subject:ct,
issuer:O,notBefore:et,notAfter:it,version:f,signature:lt(g),key:mt,keyInfo:at,...Ft(f===3?t.optional(rt):null)}}function ut(n,t){const{whole:s}=n.element(T.sequence),
f=new i(s,t).inside(T.sequence);for(;!f.isEmpty;){const g=f.inside(T.set);for(;!g.isEmpty;){const O=g.inside(T.sequence);if(O.oid(),!b(O.any()))throw new u(t)}}
return s}const St=[{tag:T.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:T.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function Mt(n){const t=St.find(({tag:_t})=>n.isNext(_t)),s=t?.format.exec((0,k.iP)(n.content(t.tag)));if(!s)throw new u("validity");const[f=0,g=0,...O]=s.slice(
1).map(_t=>Number(_t??0)),K=s[1]?.length===4?f:f<50?2e3+f:1900+f,[et=0,it=0,ct=0,at=0]=O,mt=new Date(0);if(mt.setUTCFullYear(K,g-1,et),mt.getUTCMonth()!==g-1||it>
23||ct>59||at>59)throw new u("validity");return mt.setUTCHours(it,ct,at)}const Pt=[15,19,31,32,33,36,37,54].map(n=>`2.5.29.${n}`),It=["2.5.29.14","2.5.29.35","1\
.3.6.1.5.5.7.1.1"];function Ft(n){const t=new Map,s=n&&new i(n,"extensions").inside(T.sequence);for(;s&&!s.isEmpty;){const _t=s.inside(T.sequence),jt=_t.oid(),te=_t.
isNext(T.boolean)&&_t.boolean();if(t.has(jt))throw new u("extensions");if(te&&It.includes(jt))throw new u("extensions");t.set(jt,{critical:te,value:_t.content(T.
octets)})}const f=_t=>t.get(`2.5.29.${_t}`)?.value??null,[g,O,K,et,it]=[15,17,19,30,37].map(f),ct=O?xt(O):null,at=et?Bt(et):null,mt=new Set(Pt);return ct?.isKnown&&
mt.add("2.5.29.17"),at?.isKnown&&mt.add("2.5.29.30"),{encodedNames:O??new Uint8Array,names:ct??{dns:[],addresses:[],others:[]},constraints:at,basic:K?Gt(K):null,
maySign:g?Ht(g):null,usages:it?Zt(it):[],unhandled:[...t].flatMap(([_t,{critical:jt}])=>jt&&!mt.has(_t)?_t:[])}}function Gt(n){const t=new i(n,"basicConstraints").
inside(T.sequence);return{isAuthority:t.isNext(T.boolean)&&t.boolean(),maxPath:t.isNext(T.integer)?t.count():null}}const Jt=4,zt=128;function Ht(n){const[t=0,s=0]=new i(
n,"keyUsage").bits();return t===0&&s<zt?null:(t&Jt)!==0}function Zt(n){const t=new i(n,"extendedKeyUsage").inside(T.sequence),s=[];for(;!t.isEmpty;)s.push(t.oid());
return s}const re=8192,ie=1024,ye=100;function Qt(n){const t=[];for(const[it,ct]of n.sent.entries()){const at=(n.parse??F)(ct);if(!at.ok)return{ok:!1,flaw:at.flaw,
isLeaf:it===0};const{certificate:mt}=at,{key:_t}=mt;if(_t.kind==="rsa"&&_t.bits>re)return{ok:!1,flaw:{kind:"key-size",bits:_t.bits},isLeaf:it===0};t.push(mt)}const[
s,...f]=t;if(s===void 0)throw new Error("a server sends at least one certificate");const g=ce(s,n);if(g!==null)return{ok:!1,flaw:g,isLeaf:!0};const O={others:f,
options:n,checks:0,hint:null},K=n.anchors(s.subject).some(({raw:it})=>a(it,s.raw))?ee(O,[s]):le(O,[s]);if(K!==null)return{ok:!0,chain:K};const et={kind:"unknown\
-authority",sent:de(s,f)};return{ok:!1,...O.hint??{flaw:et,isLeaf:!0}}}function ce(n,{host:t,now:s}){const f=ae(n,s);if(f!==null)return f;const{key:g}=n;return z(
n.names,t)?g.kind==="unsupported"?{kind:"key",name:g.name}:g.kind==="rsa"&&g.bits<ie?{kind:"key-size",bits:g.bits}:null:{kind:"other-name",names:n.names.dns}}function ae({
unhandled:n,notBefore:t,notAfter:s},f){const[g]=n;return g!==void 0?{kind:"critical-extension",id:g}:f<t?{kind:"not-yet-valid",at:t}:f>s?{kind:"expired",at:s}:null}
function le(n,t){const s=t.at(-1),{options:f,others:g}=n,O=f.anchors(s.issuer),K=g.filter(({subject:et})=>a(et,s.issuer));for(const[et,it]of[...O,...K].entries()){
const ct=et<O.length;if(n.checks+=1,n.checks>ye)return null;if(t.some(te=>$e(te,it)))continue;const at=Ee(t,it,ct,f);if(at!==null&&(n.hint??=at),!(at===null&&s.
signature.isSupported&&it.key.kind===s.signature.key&&f.isSignedBy(s,it)))continue;const _t=[...t,it],jt=ct?ee(n,_t):le(n,_t);if(jt!==null)return jt}return null}
function Ee(n,t,s,{now:f}){const g=n.at(-1),{basic:O,key:K,maySign:et,version:it}=t,ct=te=>({flaw:te,isLeaf:!1});if(!(O===null?it<3&&s:O.isAuthority)||et===!1)return ct(
{kind:"no-authority"});const mt=n.length===1;if(!g.signature.isSupported)return{flaw:{kind:"signature",name:g.signature.name},isLeaf:mt};if(K.kind==="rsa"&&K.bits<
ie)return ct({kind:"key-size",bits:K.bits});if(K.kind==="unsupported")return ct({kind:"key",name:K.name});const _t=ae(t,f);if(_t!==null)return ct(_t);const jt=O?.
maxPath??null;return jt!==null&&n.length-1>jt?ct({kind:"path-length"}):null}function ee(n,t){const s=t.findIndex(({usages:g})=>!ve(g));return s>=0?(n.hint??={flaw:{
kind:"usage"},isLeaf:s===0},null):t.every(({constraints:g},O)=>g===null||t.slice(0,O).every(({names:K})=>U(K,g)))?t:(n.hint??={flaw:{kind:"constraints"},isLeaf:!1},
null)}const we=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],ve=n=>n.length===0||n.some(t=>we.includes(t)),$e=(n,t)=>a(n.subject,t.subject)&&a(n.keyInfo,t.keyInfo)&&a(n.encodedNames,
t.encodedNames),ue=({subject:n,issuer:t})=>a(n,t);function de(n,t){return ue(n)?"self-signed":t.length===0?"leaf":t.some(ue)?"root":"chain"}const Te=["TLS_AES_1\
28_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],Ce=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],
qt=[...Te,...Ce.flatMap(n=>[`ECDHE-ECDSA-${n}`,`ECDHE-RSA-${n}`])],ne=["X25519","P-256","P-384","P-521"],Se=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519\
:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),he="@SEC\
LEVEL=0",se=W.constants.SSL_OP_LEGACY_SERVER_CONNECT|W.constants.SSL_OP_NO_RENEGOTIATION,ke={secureOptions:se,minVersion:"TLSv1.2",ciphers:[...qt,he].join(":"),
ecdhCurve:ne.join(":"),sigalgs:Se},fe={secureOptions:se,minVersion:"TLSv1",ciphers:[...qt,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",
he].join(":"),ecdhCurve:[...ne,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function _e(n){const t=oe(
()=>pe([...S.rootCertificates,...(0,S.getCACertificates)("extra"),...n===null?[]:[n]])),s=oe(()=>pe((0,S.getCACertificates)("system"))),f={parse:Ae(),isSignedBy:me()};
return{context:oe(()=>(0,S.createSecureContext)({...ke,ca:[]})),verify:(g,O)=>{const K=Date.now(),et={...f,sent:g,host:O,now:K},it=Qt({...et,anchors:t()}),ct=it.
ok?it:Qt({...et,anchors:mt=>[...t()(mt),...s()(mt)]});if(!ct.ok)return ct;const at=v(ct.chain,O,K);return at===null?ct:{ok:!1,...at}}}}function oe(n){let t;return()=>(t??=
{value:n()},t.value)}const Oe=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function pe(n){const t=n.flatMap(g=>Array.from(g.matchAll(Oe),([,O=""])=>Buffer.
from(O,"base64"))),s=Buffer.concat(t),f=new Map;return g=>{const O=Buffer.from(g),K=O.toString("latin1"),et=f.get(K);if(et!==void 0)return et;const ct=(s.includes(
O)?t.filter(at=>at.includes(O)):[]).flatMap(at=>{const mt=F(at);return mt.ok&&O.equals(mt.certificate.subject)?mt.certificate:[]});return ct.length>0&&f.set(K,ct),
ct}}const Re=200;function Ae(){const n=new Map;return t=>{const s=Buffer.from(t).toString("latin1"),f=n.get(s);if(f!==void 0)return f;n.size>=Re&&n.clear();const g=F(
t);return n.set(s,g),g}}function me(){const n=new WeakMap;return(t,s)=>{const f=n.get(t)??new WeakMap,g=f.get(s)??l(t,s);return n.set(t,f.set(s,g)),g}}const ge=new WeakMap;
function e(n){const t=ge.get(n)??new W.X509Certificate(n.raw);return ge.set(n,t),t}function l(n,t){try{return e(n).verify(e(t).publicKey)}catch{return!1}}function v(n,t,s){
for(const[f,g]of n.entries()){const O=f===0,K=w(g,n[f+1],O?t:null,s);if(K!==null)return{flaw:{kind:"openssl",check:K},isLeaf:O}}return null}function w(n,t,s,f){
try{const g=e(n),{validFrom:O,validTo:K}=g;if(!(Date.parse(O)<=f&&f<=Date.parse(K)))return"dates";if(s!==null&&!q(g,s))return"name";if(t===void 0)return null;const et=e(
t);return t.version===3&&!et.ca?"authority":g.checkIssued(et)?null:"issuer"}catch{return"encoding"}}const x={subject:"never",partialWildcards:!1};function q(n,t){
if((0,G.isIP)(t)!==0)return n.checkIP(t)!==void 0;const s=t.replace(/\.$/,"").toLowerCase();if(n.checkHost(s,x)!==void 0)return!0;const f=s.replace(/^[^.]*/,""),
g=n.subjectAltName?.toLowerCase().split(", ")??[];return f!==""&&g.includes(`dns:*${f}`)}var j=o(7602),ot=o(8500);const tt=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_\
SSL_PACKET_LENGTH_TOO_LONG"],gt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function kt(n,{name:t},s,f){const g=(0,j.$N)(n);if(tt.
includes(g))return await Ot(await f())?(0,j.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(gt.test(g))return n;const O=await Xt(t,s,f);return O===null?
n:"flaw"in O?(s.connection.rejection=O,(0,j.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${O.flaw.kind}`)):(s.connection.unsupported=O,(0,j.Au)("TLS_UNSUPP\
ORTED",`not supported by the clients: ${O.name}`))}const[dt,Et]=[30,100],Dt=Buffer.from([22,3,1,0,0]);async function Ot(n){const t=await new Promise(s=>{Ut().then(
()=>s("")),n.once("data",f=>s(f.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(Dt)});return n.destroy(),t==="HTTP/"}async function Ut(){
for(let n=0;n<dt;n+=1)await(0,ot.setTimeout)(Et,null,{ref:!1})}const bt=[fe,{...fe,maxVersion:"TLSv1.2"}];async function Xt(n,t,s){for(const f of bt){const g=(0,S.
createSecureContext)({...f,ca:[]}),O=await s(),K=await(0,j.ek)(O,t,n,{secureContext:g}).catch(()=>null);if(K===null)continue;const et=Wt(K);return K.destroy(),et}
return null}function Wt(n){const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[s]=J(n),f=s&&F(s.raw);if(f?.ok===
!1)return{flaw:f.flaw,isLeaf:!0};const g=n.getCipher().name;if(!qt.includes(g))return{kind:"cipher",name:g};const O=Kt(n);if(!ne.includes(O))return{kind:"group",
name:O};const K=f?.certificate.key;return K?.kind==="unsupported"?{flaw:{kind:"key",name:K.name},isLeaf:!0}:null}const ft={prime256v1:"P-256",secp384r1:"P-384",
secp521r1:"P-521",secp224r1:"P-224"};function Kt(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:ft[t.name??
""]??t.name??""}const Vt="http/1.1",Yt="h2";async function Nt(n,t){const s=()=>xe(n,t),f=await s();if(n.scheme==="http")return f;try{return await Ne(n,f,t,Vt)}catch(g){
const O=j.$N(g);throw O.endsWith("_NO_APPLICATION_PROTOCOL")&&await Pe(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(O)?await kt(g,n,t,s):g}}async function Pe(n,t){if(n.
scheme!=="http")try{const s=await xe(n,t);(await Ne(n,s,t,Yt)).destroy()}catch(s){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(j.$N(s)))throw s}}function Ue(n){
const{scheme:t}=n;if(t!=="https"&&t!=="http")return(0,k.TR)(`unsupported protocol scheme "${t}"`);const{name:s,port:f}=(0,B.cz)(n);if(s==="")return(0,k.TR)("no \
Host in request URL");const g=(0,V.ER)(s)?(0,k.Ju)(s.toLowerCase()):(0,D.Pv)(s);if(!g.ok)return g;const O=f===""?(0,B.L5)(t):Number(f);return O>0&&O<=65535?(0,k.
Ju)({scheme:t,name:g.value,port:O}):(0,k.TR)(`invalid port "${f}"`)}function je(n){const{name:t}=(0,B.cz)(n),s=(0,D.Pv)(t);return(0,V.ER)(t)||!s.ok?t:s.value}function Be(n,{
name:t}){const{port:s}=(0,B.cz)(n);return(0,B.EN)(t)+(s===""?"":`:${s}`)}function He({resolve:n},t,s){const f=n.some(g=>g.name===t);return!["private","loopback"].
includes((0,Q.Sz)((f?null:s)??t))}function De({scheme:n,name:t,port:s}){return(0,B.EN)(t)+(s===(0,B.L5)(n)?"":`:${s}`)}function Le(n,t){const s=t.resolve.find(({
name:f,port:g})=>f===n.name&&(g===null||g===n.port));return s===void 0?{host:n.name,port:n.port,proxy:t.chooseProxy(n)}:{host:s.address,port:s.addressPort??n.port,
proxy:null}}async function xe(n,t){const{host:s,port:f,proxy:g}=Le(n,t.settings);if(g===null)return j.zy(s,f,t);j.ln(n.name,t),t.connection.proxy=g.host;const O=await ze(
g,t);return n.scheme==="https"?Fe(n,g,O):O}async function ze(n,t){const s=n.protocol==="https:"?"https":"http",f=n.hostname.replace(/^\[|\]$/g,""),g={scheme:s,name:f,
port:Number(n.port)||(0,B.L5)(s)},O=new j.Ng;try{const K={...t.settings,resolve:[],chooseProxy:()=>null};return await Nt(g,{...t,settings:K,connection:O,allowPrivate:!0})}catch(K){
const et=`proxy ${n.host} cannot be reached: ${j.bD(K)}`;throw j.Au("PROXY_REFUSED",et)}finally{t.connection.lookupMs=O.lookupMs,t.connection.connectMs=O.connectMs}}
async function Ne(n,t,s,f){const{connection:g,settings:O}=s,{trust:K}=O,et=performance.now(),it={secureContext:K.context(),ALPNProtocols:[f]},ct=await j.ek(t,s,
n.name,it);g.tlsMs=performance.now()-et;const at=J(ct),mt=K.verify(at.map(({raw:_t})=>_t),n.name);if(g.certificate=Z(at,mt,De(n)),mt.ok&&ct.alpnProtocol!==Yt)return ct;
throw ct.destroy(),mt.ok?j.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(g.rejection=mt,j.Au("CERTIFICATE_REJECTED",`certificate rejected: ${mt.flaw.kind}`))}
function Ie(n){if(n.username===""&&n.password==="")return{};const t=`${decodeURIComponent(n.username)}:${decodeURIComponent(n.password)}`;return{"proxy-authoriz\
ation":`Basic ${Buffer.from(t).toString("base64")}`}}const Ke=[502,503,504];function Fe(n,t,s){const f=`${(0,B.EN)(n.name)}:${n.port}`;return new Promise((g,O)=>{
const K=(0,P.request)({method:"CONNECT",path:f,headers:{host:f,...Ie(t)},insecureHTTPParser:!0,createConnection:()=>s});K.on("error",et=>{const it=`proxy ${t.host}\
 closed the connection: ${et.message}`;O(j.Au("PROXY_REFUSED",it))}),K.on("connect",(et,it,ct)=>{if(et.statusCode===200&&ct.length===0)return g(s);s.destroy();const{
statusCode:at=0,statusMessage:mt=""}=et,_t=Ke.includes(at)?"PROXY_NOT_REACHED":"PROXY_REFUSED",jt=`proxy ${t.host} returned ${at} ${mt}`;O(j.Au(_t,jt.trimEnd()))}),
K.end()})}function We(n){const t=[...[...n.hostnames,...n.tokens].map(({host:s})=>(0,D.Sv)(s).name),...n.resolve.map(({name:s})=>s)];return{resolve:n.resolve,namedHosts:new Set(
t),chooseProxy:n.chooseProxy,trust:_e(n.authorities)}}}),7602:((Lt,pt,o)=>{o.d(pt,{$N:()=>X,Au:()=>V,Ng:()=>Q,bD:()=>J,ek:()=>N,ln:()=>G,zy:()=>Z});var P=o(610),
k=o(7030),B=o(1692),D=o(5195);class Q{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const V=(c,p)=>Object.assign(new Error(p),{code:c});function X(c){return typeof c!="object"||c===null?"":"code"in c&&typeof c.code=="string"?c.code:""}const J=c=>typeof c==
"object"&&c!==null&&"message"in c?String(c.message):String(c);async function Z(c,p,b){const{connection:a}=b;(0,k.isIP)(c)!==0&&G(c,b);const m=performance.now();
let r=m;const C=(0,k.connect)({host:c,port:p,noDelay:!0,lookup:i(b,()=>{r=performance.now(),a.lookingUp=!1,a.lookupMs=r-m})});return b.hold(C),await W(C,"connec\
t"),a.connectMs=performance.now()-r,a.address=C.remoteAddress??null,C}async function N(c,p,b,a){const m=(0,B.connect)({...a,socket:c,servername:(0,k.isIP)(b)===
0?b.replace(/\.$/,""):"",rejectUnauthorized:!1});return p.hold(m),await W(m,"secureConnect"),m}function W(c,p){return new Promise((b,a)=>{const m=()=>a(V("ECONN\
RESET","the connection was closed"));c.once(p,b).once("error",a).once("close",m)})}function G(c,p){const b=S(c,p);if(b!==null)throw b}function S(c,{allowPrivate:p}){
const b=(0,D.Sz)(c);return b==="metadata"?V("ADDRESS_METADATA",`${c} is a metadata address`):b==="public"||p?null:V(b==="reserved"?"ADDRESS_RESERVED":"ADDRESS_P\
RIVATE",`${c} is a ${b} address`)}const T=253,u=c=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(c);function i(c,p){return(b,a,m)=>{if(u(b)||b.replace(/\.$/,"").length>T){
const r=V("ENOTFOUND",`no such host: ${b}`);queueMicrotask(()=>m(r,[]));return}c.connection.lookingUp=!0,(0,P.lookup)(b,{...a,all:!0},(r,C)=>{if(p(),r!==null)return m(
r,[]);const $=C.map(({address:R})=>S(R,c)),d=C.filter((R,H)=>$[H]===null),y=$.find(R=>R!==null);if(d.length===0&&y)return m(y,[]);m(null,d)})}}}),1654:((Lt,pt,o)=>{
o.d(pt,{N:()=>L});var P=o(4283),k=o(5195),B=o(3592),D=o(2832),Q=o(5306),V=o(7602),X=o(4091);function J(z){const[,E="",_="",U=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(
z)??[],h=/^HTTP\/(\d)\.(\d)$/.exec(E);if(h===null)return(0,X.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(_))return(0,X.TR)("malformed status");const[
,A="",M=""]=h;return(0,X.Ju)({status:Number(_),reason:U,version:Number(A+M)})}function Z(z,E){const _=G(E);if(!_.ok)return _;const U=new Map(_.value),{status:h,
reason:A,version:M}=z,F=c(h,M,U);if(!F.ok)return F;F.value==="chunked"&&U.delete("content-length");const st=F.value!==1/0&&b(M,U);return(0,X.Ju)({status:h,reason:A,
headers:U,framing:F.value,keepAlive:st})}const N=/^[\w!#$%&'*+.^`|~ -]+$/,W=z=>/^[\t -~\u0080-\u00ff]*$/.test(z);function G(z){const E=new Map;for(const _ of u(
z)){const U=_.indexOf(":"),h=_.slice(0,Math.max(U,0)),A=T(_.slice(U+1));if(!N.test(h))return(0,X.TR)("malformed header line");if(!W(A))return(0,X.TR)("control c\
haracter in a header");const M=h.toLowerCase(),F=E.get(M);F===void 0?E.set(M,[A]):F.push(A)}return(0,X.Ju)(E)}const S=/(?<![ \t])[ \t]+$/,T=z=>z.replace(/^[ \t]+/,
"").replace(S,"");function u(z){const E=[];for(const _ of z){const U=T(_),h=E.at(-1);/^[ \t]/.test(_)&&h!==void 0?h.push(U):E.push([/^[ \t]|^[^:]*$/.test(_)?":":
U])}return E.map(_=>_.join(" "))}const i=["transfer-encoding","content-length","trailer"];function c(z,E,_){const U=E>=11?_.get("transfer-encoding")??[]:[],[h]=U;
if(U.length>1)return(0,X.TR)("several Transfer-Encoding headers");if(h!==void 0&&h.toLowerCase()!=="chunked")return(0,X.TR)("unsupported Transfer-Encoding");const A=p(
_,"trailer");if(h!==void 0&&A.some(rt=>i.includes(rt)))return(0,X.TR)("forbidden name in Trailer");const M=_.get("content-length")??[];if(new Set(M).size>1)return(0,X.
TR)("different Content-Length headers");const[F]=M,st=Number(F);return F!==void 0&&!(/^\d+$/.test(F)&&st<2**63)?(0,X.TR)("malformed Content-Length"):z<200||z===
204||z===304?(0,X.Ju)(0):h!==void 0?(0,X.Ju)("chunked"):(0,X.Ju)(F===void 0?1/0:st)}const p=(z,E)=>(z.get(E)??[]).flatMap(_=>_.split(",")).map(_=>_.trim().toLowerCase());
function b(z,E){const _=p(E,"connection");return z<10||_.includes("close")?!1:z>=11||_.includes("keep-alive")}const a=4096,m=16*1024;class r{#t="size";#e=0;#s=0;#n="";#o=[];#r=0;push(E){
const _=new Uint8Array(E.length);let U=0,h=0;for(;h<E.length&&this.#t!=="nothing";){if(this.#e>0){const F=Math.min(h+this.#e,E.length);for(this.#e-=F-h;h<F;h+=1,
U+=1)_[U]=E[h]??0;continue}const A=E[h]??0;if(h+=1,this.#n+=String.fromCharCode(A),this.#n.length+this.#r>a)return(0,X.TR)("long line in chunks");if(A!==10)continue;
const M=this.#c(this.#n);if(M!==null)return(0,X.TR)(M);this.#n=""}return(0,X.Ju)({data:_.subarray(0,U),used:h,isEnd:this.#t==="nothing"})}#c(E){if(!E.endsWith(`\
\r
`)||E.indexOf("\r")<E.length-2)return"malformed end of a chunk line";if(this.#t==="size")return this.#i(E);const _=E===`\r
`;if(this.#t==="end of data")return this.#t="size",_?null:"malformed chunk";if(this.#r+=E.length,!_)return this.#o.push(E.slice(0,-2)),null;this.#t="nothing";const U=G(
this.#o);return U.ok?null:U.why}#i(E){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(E)?(this.#e=Number.parseInt(E,16),this.#t=this.#e===0?"trailer":"end of dat\
a",this.#e===0?null:(this.#s=Math.max(0,this.#s+E.length-16-2*this.#e),this.#s>m?"chunks with too little data":null)):"malformed chunk size"}}function C(z){const E=new Rt(
z);let _=!0,U=0;return{mayRepeat:()=>U>0&&E.received===U,isFree:()=>_&&E.isEmpty&&!z.destroyed&&z.readable,get:async h=>{_=!1,U=E.received,z.write($(h),"latin1"),
await R(E);const A=await I(E),{framing:M}=A,F=async function*(){yield*M==="chunked"?Tt(E):yt(E,M),_=A.keepAlive},st=()=>{_||z.destroy()};return{head:(0,D.zy)(A),
body:Object.assign(F(),{destroy:st})}}}}function $({path:z,headers:E}){const _=Object.entries(E).map(([h,A])=>`${h}: ${A}`),U=[`GET ${z} HTTP/1.1`,..._];if(U.some(
h=>/[\r\n\0]/.test(h)))throw new Error("a request has a line break");return`${U.join(`\r
`)}\r
\r
`}const d=9,y=4;async function R(z){const E=await z.arrived();if(E===null||E.length<d)return;if(E[0]===0&&E[3]===y&&E.readUInt32BE(5)===0)throw(0,V.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const H=5;async function I(z){z.textBytes=D.v8;for(let E=0;E<=H;E+=1){const _=nt(J(await lt(z))),U=[];for(;;){
const A=await lt(z);if(A==="")break;U.push(A)}const h=nt(Z(_,U));if(h.status<100||h.status>199||h.status===101)return h}throw(0,V.Au)("HTTP_MALFORMED",`more tha\
n ${H} interim responses`)}function nt(z){if(!z.ok)throw(0,V.Au)("HTTP_MALFORMED",z.why);return z.value}async function lt(z){const E=await z.line();if(E===null)
throw(0,V.Au)("ECONNRESET","the connection was closed");return E.endsWith("\r")?E.slice(0,-1):E}const wt=64*1024;async function*yt(z,E){let _=E;for(;_>0;){const U=await z.
arrived()!==null;if(!U&&_===1/0)return;if(!U)throw(0,V.Au)("BODY_CUT","the body is cut off");const h=z.take(Math.min(_,wt));_-=h.length,yield h}}async function*Tt(z){
const E=new r;for(;;){const _=await z.arrived();if(_===null)throw(0,V.Au)("BODY_CUT","the body is cut off");const{data:U,used:h,isEnd:A}=nt(E.push(_));if(z.take(
h),U.length>0&&(yield U),A)return}}const At=10;class Rt{#t;#e=Buffer.alloc(0);received=0;textBytes=0;constructor(E){this.#t=E[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(){const E=[];for(;;){const _=this.#e.indexOf(At),U=this.take(_<0?this.#e.length:_+1);if(E.push(U),this.textBytes-=U.length,
this.textBytes<0)throw(0,V.Au)("HEADERS_TOO_LARGE","too many headers");if(_>=0)return Buffer.concat(E).toString("latin1").slice(0,-1);if(await this.#s())continue;
const h=Buffer.concat(E).toString("latin1");return h===""||h==="\r"?null:h}}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}take(E){const _=this.#e.
subarray(0,E);return this.#e=this.#e.subarray(_.length),_}async#s(){const E=await this.#t.next();return E.done===!0?!1:(this.#e=E.value,this.received+=this.#e.length,
!0)}}class xt{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const Bt=12;class L{#t;#e=[];#s=new Map;#n=new Set;#o=!0;constructor(E){
this.#t=E}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const E of[...this.#n].reverse())E.destroy()};async get(E){const _=new xt;try{const{head:U,body:h}=await this.#r(
E,_);_.head=U,_.body=await(0,D.x8)(h,U,E.planBody(U))}catch(U){_.address=_.connection?.address??_.address,_.error=(0,V.$N)(U)==="ECONNRESET"&&this.#e[0]||U}return _}async#r(E,_){
const{scheme:U,name:h,port:A}=E.endpoint,M=`${U}://${h} ${A}`,F=`${M} private`,st=Y(E,this.#t),rt=async ut=>{this.#c(ut),_.address=ut.address;const St=performance.
now(),Mt=await ut.http.get(st);return _.firstByteMs=performance.now()-St,Mt},Ct=(E.allowPrivate?[M,F]:[M]).map(ut=>this.#s.get(ut)).find(ut=>ut?.http.isFree());
if(Ct!==void 0)try{return await rt(Ct)}catch(ut){if(!this.#o||!Ct.http.mayRepeat())throw ut}try{const ut=this.#i(E,_),St=await(0,Q.JY)(E.endpoint,ut),{address:Mt}=ut.
connection,Pt=(0,k.Sz)(Mt??h)==="public"?M:F;return await rt({key:Pt,http:C(St),socket:St,address:Mt})}catch(ut){throw(0,V.$N)(ut)==="HTTP2_FRAME"&&await(0,Q.dI)(
E.endpoint,this.#i(E,_)),ut}}#c(E){const _=this.#s;_.delete(E.key),_.set(E.key,E);const[U]=_;_.size>Bt&&U!==void 0&&(_.delete(U[0]),U[1].socket.destroy())}#i({allowPrivate:E},_){
const U=new V.Ng;_.connection=U;const h=A=>{this.#n.add(A),A.on("error",M=>{(0,V.$N)(M).startsWith("ERR_SSL")&&this.#e.push(M)}),A.on("close",()=>this.#n.delete(
A)),this.#o||A.destroy()};return{settings:this.#t,connection:U,allowPrivate:E,hold:h}}}function Y(z,E){const{url:_,endpoint:U,token:h,headers:A}=z,{proxy:M}=(0,Q.
Lu)(U,E),F=U.scheme==="http"?M:null,st=(0,Q.gQ)(_,U),rt=(0,P.t5)(_);return{path:ht(F===null?rt:`http://${st}${rt}`).replace(/ /g,"%20"),headers:{host:st,"user-a\
gent":B._O,...A,...A.range===void 0?{"accept-encoding":"gzip"}:{},...vt(_,h),...F===null?{}:(0,Q.To)(F)}}}const ht=z=>Buffer.from(z,"utf8").toString("latin1");function vt(z,E){
if(E!==null)return{authorization:ht(`Bearer ${E.reveal()}`).trimEnd()};const _=(0,P.aR)(z);return _===null?{}:{authorization:_}}}),3948:((Lt,pt,o)=>{o.d(pt,{e:()=>wt});
var P=o(4283),k=o(4e3),B=o(9209),D=o(1064),Q=o(2713),V=o(2832),X=o(5306),J=o(960),Z=o(2636),N=o(9872),W=o(4592),G=o(6697),S=o(7602);const T=L=>({describe:L,transient:!1}),
u=L=>({describe:L,transient:!0}),i=L=>Y=>J.T0({host:Y.host,why:L}),c=L=>u(({host:Y})=>J.P6({host:Y,error:L})),p=L=>T(({host:Y})=>N.cI({host:Y,error:L})),b=L=>u(
({host:Y,asks:ht})=>ht==="document"?Z.Eh({host:Y,why:L}):(0,W.Bz)({host:Y,why:L})),a=L=>T(({host:Y,asks:ht})=>(0,G.AO)({host:Y,address:L,asks:ht})),m=T(({host:L,
text:Y})=>J.P0({host:L,error:Y}));function r({host:L,rejection:Y}){if(Y===null)throw new Error("a certificate is rejected for a reason");const{flaw:ht,isLeaf:vt}=Y;
return ht.kind==="expired"?N.vk({host:L,isLeaf:vt,at:ht.at}):ht.kind==="not-yet-valid"?N.x1({host:L,isLeaf:vt,at:ht.at}):ht.kind==="other-name"?N.B_({host:L,names:ht.
names}):N.SE({host:L,isLeaf:vt,flaw:ht})}const C={ENOTFOUND:T(i("no-such-host")),ENODATA:T(i("no-such-host")),EAI_AGAIN:u(i("no-answer")),EAI_FAIL:u(i("server-f\
ailed")),ECONNREFUSED:c("refused"),ECONNRESET:c("closed"),ECONNABORTED:c("closed"),EPIPE:c("closed"),EHOSTUNREACH:c("no-host-route"),ENETUNREACH:c("no-network-r\
oute"),ETIMEDOUT:u(({host:L,asks:Y})=>J.Qs({host:L,asks:Y,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:u(({host:L,text:Y})=>J.P6({host:L,error:{proxy:Y}})),
PROXY_REFUSED:T(({host:L,text:Y})=>N.rZ({host:L,reason:Y})),PLAIN_HTTP:T(N.MY),ADDRESS_METADATA:a("metadata"),ADDRESS_PRIVATE:a("private"),ADDRESS_RESERVED:a("r\
eserved"),CERTIFICATE_REJECTED:T(r),TLS_UNSUPPORTED:T(({host:L,unsupported:Y})=>N.cI({host:L,error:Y??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:p(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:p("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:p("client-certificate"),HTTP_MALFORMED:m,HTTP2_FRAME:m,HTTP2_ONLY:T(
G.ro),HEADERS_TOO_LARGE:T(Z.ku),BODY_CUT:b("closed"),Z_BUF_ERROR:b("gzip"),Z_DATA_ERROR:T(({host:L,asks:Y})=>Y==="document"?Z.jN({host:L,encoding:"broken gzip"}):
(0,W.Bz)({host:L,why:"not-gzip"}))};function $(L){return L.endsWith("UNRECOGNIZED_NAME")?p("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(L)?p({code:L}):c({code:L})}
function d(L){const{code:Y}=L,ht=Object.hasOwn(C,Y)?C[Y]:void 0,{describe:vt,transient:z}=ht??$(Y);return{problem:vt(L),transient:z}}function y({error:L,connection:Y,
head:ht},{endpoint:vt,asks:z,limitMs:E}){const _=(0,X.jT)(vt);if(E!==null){const F=H(Y,ht!==null);return{problem:J.Qs({host:_,asks:z,phase:F,limitMs:E}),transient:!0}}
const U=(0,S.$N)(L);if(U==="")throw L;const h=ht!==null&&R.test(U)?"BODY_CUT":U,{rejection:A,unsupported:M}=Y??new S.Ng;return d({code:h,text:(0,S.bD)(L),asks:z,
host:_,rejection:A,unsupported:M})}const R=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function H(L,Y){return L?.lookingUp?"lookup":L?.connectMs===null?"connect\
ion":Y?"body":"response"}const I=[301,302,303,307,308],nt=8192;class lt{options;started=performance.now();hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(Y){
this.options=Y,this.startsInPublic=Y.origin?.isPublic??!0}}async function wt(L){const Y=new lt(L),ht=L.startTimer(L.timeoutMs,()=>{Y.timedOut=!0,L.session.close()});
try{const vt=await yt(Y),{connections:z,firstByteMs:E,headMs:_,started:U}=Y,h=st=>{const rt=z.map($t=>$t[st]).filter($t=>$t!==null);return rt.length===0?null:rt.
reduce(($t,Ct)=>$t+Ct)},[A,M,F]=[h("lookupMs"),h("connectMs"),h("tlsMs")];return{response:vt,hops:[...Y.hops],timing:{lookupMs:A,connectMs:M,tlsMs:F,firstByteMs:E,
totalMs:performance.now()-U},headMs:_,certificates:[...z.flatMap(({certificate:st})=>st??[])]}}finally{ht()}}async function yt(L){let{url:Y}=L.options;for(;;){const ht=(_,U)=>xt(
(0,B.Y3)({redirect:_,url:(0,P.Pl)(Y),why:U})),vt=(0,X.X5)(Y);if(!vt.ok)return ht("to",vt.why);const z=await At(L,Y,vt.value);if(z.kind==="failed"||!Tt(z.head))return z;
const E=(0,P.O2)(Y,z.head.location??"");if(!E.ok)return ht("from",`failed to parse Location header: ${E.why}`);if(L.hops.length>L.options.maxRedirects)return Bt(
L,E.value);if((0,P.jr)(E.value).length>nt){const _=`its URL has more than ${nt} characters, which servers do not accept`;return ht("from",_)}Y=E.value}}const Tt=({
status:L,location:Y})=>I.includes(L)&&!!Y;async function At(L,Y,ht){const{options:vt,hops:z}=L,{token:E,settings:_,planBody:U,headers:h,origin:A}=vt,M=z.length===
0&&A===null;L.urls.add((0,P.jr)(Y)),L.stops.push({scheme:ht.scheme,name:(0,X.be)(Y)});const F=E===null?"none":(0,Q.nL)(L.stops).at(-1)??"dropped";L.headMs=null;
const st=performance.now(),rt=await vt.session.get({url:Y,endpoint:ht,token:F==="sent"?E:null,headers:h,allowPrivate:!L.startsInPublic||M||_.namedHosts.has(ht.name),
planBody:Pt=>(L.headMs=performance.now()-L.started,Tt(Pt)?V.IK:U(Pt))}),$t=performance.now()-st;Rt(L,rt,{url:(0,k.dh)((0,P.Pl)(Y)),authorization:F,ms:$t}),M&&(L.
startsInPublic=(0,X.Ul)(_,ht.name,rt.address));const{head:Ct,body:ut}=rt;if(Ct!==null&&ut!==null)return{kind:"received",url:Y,head:Ct,body:ut};const St=L.timedOut?
vt.timeoutMs:null,{asks:Mt}=vt;return{kind:"failed",...y(rt,{endpoint:ht,asks:Mt,limitMs:St})}}function Rt(L,Y,{url:ht,authorization:vt,ms:z}){const{connection:E,
address:_,head:U}=Y;E!==null&&L.connections.push(E),Y.body!==null&&(L.firstByteMs=(L.firstByteMs??0)+Y.firstByteMs),L.hops.push({url:ht,status:U?.status??null,reason:(0,k.
dh)(U?.reason??""),mediaType:U?.contentType?(0,k.dh)(U.contentType):null,authorization:vt,challenge:U?.challenge?(0,k.dh)(U.challenge):null,address:_,proxy:E?.proxy??
null,ms:z})}const xt=L=>({kind:"failed",problem:L,transient:!1});function Bt({urls:L,hops:Y,options:ht},vt){const{asks:z,maxRedirects:E}=ht,_=Y[0]?.url??"";if(L.
has((0,P.jr)(vt)))return xt((0,B.f0)({url:_,asks:z,to:(0,P.Pl)(vt)}));const U=Y.length,h=z==="document"?D.NX:{terraform:E,opentofu:E},A=D.Du.filter(M=>U>h[M]);return xt(
(0,B.KA)({url:_,asks:z,redirects:U,clients:A,limits:h}))}}),2636:((Lt,pt,o)=>{o.d(pt,{Eh:()=>W,HB:()=>T,e:()=>V,g0:()=>S,jN:()=>Z,ku:()=>J,pN:()=>G,wE:()=>D,zf:()=>X});
var P=o(4e3),k=o(5799);const B='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function D({location:u,retryAfter:i,transient:c,...p}){
const{asked:b,status:a}=p,m=(r,C,$=(0,P.NM)(p,C))=>(0,k.CC)("document-status",{message:`${(0,P._r)(p)}${r}; expected 200 or 404`,help:$});if(a>=300&&a<400)return u?
m(", which clients do not follow",(0,k.C)("redirect with 301, 302, 303, 307 or 308")):m(" without a Location header",(0,k.C)("add a Location header to the redir\
ect"));if(a===429){const r=i===null?"":` (Retry-After: ${(0,P.dh)(i,40)})`;return m(r,Q,Q)}return c?m("",{operator:"check the host and any proxy in front of it",
user:"wait and run the check again, and check any proxy of this network",guest:(0,P.B9)(b)}):m("",{operator:"return the discovery document, or 404 if the host h\
as no services",user:(0,P.Wt)([]),guest:(0,P.qZ)(b)})}const Q={because:"the host limits the requests of this machine or of its network",operator:"raise the limi\
t for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parall\
el jobs), or use a runner with an address of its own, because hosted runners share theirs"};function V({contentType:u,malformed:i,...c}){const b=u===""?"has no \
Content-Type":`has ${i?"a malformed Content-Type":"Content-Type"} "${(0,P.dh)(u)}"`;return(0,k.CC)("document-type",{message:`${c.url} ${b}; expected "applicatio\
n/json"`,help:(0,P.NM)(c,(0,k.C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))})}const X=({
bytes:u,limit:i,...c})=>(0,k.CC)("document-size",{message:`${c.url} has ${u??`more than ${i}`} bytes, limit ${i}`,help:(0,P.NM)(c,(0,k.C)("check what is served \
at this URL","a discovery document only maps service ids to URLs"))}),J=({host:u})=>(0,k.CC)("document-headers",{message:`${u} sent more than 256 KiB of respons\
e headers`,operator:"look for a header or cookie that grows with each request"}),Z=u=>"host"in u?(0,k.CC)("document-encoding",{message:`${u.host} sent a discove\
ry document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the document"}):(0,k.CC)("document-encoding",
{message:`${u.url} has Content-Encoding "${(0,P.dh)(u.encoding)}", which the clients do not decompress`,help:(0,P.NM)(u,(0,k.C)("configure the server, and any p\
roxy in front of it, to respect Accept-Encoding: gzip"))}),N={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cu\
t off"},W=({host:u,why:i})=>(0,k.CC)("document-incomplete",{message:`${u} ${N[i]}`,operator:"look for a server that crashes while it responds, or a proxy that c\
hanges the body"}),G=({why:u,advice:i,...c})=>(0,k.CC)("document-not-json",{message:`${c.url} is not valid JSON: ${(0,P.dh)(u)}`,help:(0,P.NM)(c,(0,k.C)(i??B))}),
S=({why:u,...i})=>(0,k.CC)("document-not-object",{message:`${i.url} is not a JSON object: ${(0,P.dh)(u)}`,help:(0,P.NM)(i,(0,k.C)(B))});function T({host:u,url:i,
why:c,required:p,clientErrors:b}){const a=p.length===0?"at least one service":p.join(", "),m=c==="status"?`has no discovery document (${i} returned 404)`:"has t\
he discovery document `null`, which offers no services",r=b.slice(0,20).map(C=>`"${C}"`);return(0,k.CC)("document-absent",{message:`host ${u} ${m}; required: ${a}`,
operator:"serve /.well-known/terraform.json at the root of the host",user:(0,P.Wt)(p),guest:(0,P.qZ)(u),...r.length===0?{}:{note:`the clients print ${r.join(", ")}`}})}}),
4592:((Lt,pt,o)=>{o.d(pt,{Bz:()=>m,Ev:()=>p,MI:()=>N,Mx:()=>b,RK:()=>G,hy:()=>u,m$:()=>J});var P=o(4e3),k=o(5799),B=o(8937);const D=({kind:r,first:C,others:$})=>$===
0?C:`${C} and ${$} other ${r}${$===1?"":"s"}`,Q=({kind:r,mirror:C})=>C===null?`${r}s.v1`:"the network mirror",V=r=>`the URL of ${Q(r)} in the ${r.mirror===null?
"discovery document":"CLI configuration"}`;function X({page:r,host:C,...$},d){if(r?.kind!=="sign-in")return(0,P.NM)({page:r,asked:C},d);const y=`allow requests \
to ${Q({host:C,...$})} without a browser`,R=r.title===""?"":` ("${r.title}")`;return{operator:y,because:`the host returned a sign-in page${R}`}}function J(r){const{
token:C,elsewhere:$,challenge:d,isFork:y}=r,R=y&&C==="none",H=d===null?"":` and requires ${d} authentication`,I=R?"secrets are withheld from pull requests of fo\
rks":(0,B.pt)(r,$);return(0,k.CC)("versions-unauthorized",{message:`the versions of ${D(r)} cannot be read: ${(0,P._r)(r)}${H}; ${I}`,help:R?B.ro:X(r,Z(r)),severity:R?
"notice":C==="withheld"?"warning":"error"})}function Z(r){const{host:C,source:$,elsewhere:d,challenge:y,kind:R}=r,H=Q(r);if(y!==null)return{operator:`accept Bea\
rer tokens at the URL of ${H}`,note:"the CLIs send only Bearer tokens"};const I=d===null?`check that the token from ${$} is complete, has not expired and may re\
ad this ${R}`:`check that ${d} accepts the token from ${$}: the CLIs send it the token for ${C}, not one for ${d}`;return(0,B.$w)(r,H,d,I)}function N(r){const{attempts:C,
transient:$,host:d,status:y}=r,R=C>1?` in each of ${C} attempts`:"";return(0,k.CC)("versions-status",{message:`the versions of ${D(r)} cannot be read: ${(0,P._r)(
r)}${R}; expected 200`,help:X(r,W(d,y,$,V(r)))})}function W(r,C,$,d){return C===429?{because:"the host limits requests from this machine or network",operator:"r\
aise the limit, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:$?{operator:"check the logs of the regi\
stry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,P.B9)(r)}:{operator:`check ${d}\
; return 200 with the versions, or 404 for an unknown name`}}const G=r=>(0,k.CC)("versions-shape",{message:`the versions of ${D(r)} cannot be read: the response\
 of ${r.url} ${(0,P.dh)(r.why)}`,help:X(r,{operator:`check ${V(r)}, and return ${r.mirror===null?T[r.kind]:S}`})}),S='{"versions":{"1.0.0":{}}} with `Content-Ty\
pe: application/json`',T={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},u=({kind:r,address:C,url:$,ignored:d,
isMirror:y})=>(0,k.CC)("versions-empty",{message:d.length===0?`${r} ${C} has no versions: ${$} lists none`:`${r} ${C} has no valid versions: ${$} lists only ${i(
d)}`,operator:y?"add a version to the mirror, under a key of three numbers such as 1.2.0":d.length===0?`publish a version of the ${r}; if its tag exists, check \
that the registry has imported it`:`publish versions as ${c[r]}`,user:`check the address, or ask the publisher of the ${r} to release a version`}),i=r=>(0,P.K4)(
r,3,C=>`"${(0,P.dh)(C,40)}"`),c={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function p({
kind:r,address:C,texts:$,rejects:d}){const y=`the registry lists ${i($)} for ${r} ${C}, which ${$.length===1?"is not a version":"are not versions"}`,R=`publish \
versions as ${c[r]}, and remove others`;return d?(0,k.CC)("version-unreadable",{message:`${y}; OpenTofu, and Terraform before 1.13, therefore reject all version\
s`,help:{operator:R,user:"use Terraform 1.13 or later, which ignores such versions"}}):(0,k.CC)("version-unreadable",{message:`${y}; the CLIs ignore ${$.length===
1?"it":"them"}`,operator:R,severity:r==="module"?"warning":"notice"})}const b=r=>(0,k.CC)("provider-warning",{message:`the registry returned a warning for ${r.address}\
: "${(0,P.dh)(r.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),a={closed:"closed the connection before the end\
 of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},m=({host:r,why:C})=>(0,k.
CC)("answer-incomplete",{message:`${r} ${a[C]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((Lt,pt,o)=>{
o.d(pt,{Sz:()=>p,Zu:()=>i,uo:()=>b});var P=o(6181);function k(a){let m;const r=()=>a.trim().split(/\s+/).map(B);return()=>m??=r()}function B(a){const[m="",r]=a.
split("/"),C=(0,P.r5)(m);if(C===null)throw new Error(`${m} is no address`);return{prefix:C,bits:r===void 0?C.length*8:Number(r)}}const D=({prefix:a,bits:m},r)=>a.
length===r.length&&a.every((C,$)=>{const d=Math.min(Math.max(8*($+1)-m,0),8);return C>>d===(r[$]??0)>>d}),Q=k(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),V=k("127.0.0.0/8 0.0.0.0 ::1 ::"),X=k(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),J=k(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),Z=k("0.0.0.0/0 2000::/3"),N=k("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),W=(a,m)=>a().some(r=>D(r,m)),G=[12,13,14,15],S=[[k("2002::/16"),[[2,3,4,5]],
0],[k("2001::/32"),[[4,5,6,7]],0],[k("2001::/32"),[G],255],[k("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],G],0]];function T(a){const m=S.filter(([C])=>W(
C,a)).flatMap(([,C,$])=>C.map(d=>d.map(y=>(a[y]??0)^$)));return/^[02],0,94,254$/.test(a.slice(8,12).join())?[...m,a.slice(12)]:m}function u(a){return W(V,a)?"lo\
opback":W(N,a)?u(a.slice(12)):[a,...T(a)].some(m=>W(Q,m))?"metadata":W(X,a)?"private":W(J,a)||!W(Z,a)?"reserved":"public"}function i(a){const m=(0,P.r5)(a);return m===
null?"public":u(m)}const c=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function p(a){const m=a.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(m))return"loopback";const r=(0,P.r5)(m)??(0,P.RY)(m);return r===null?"public":u(r)}function b(a){const m=p(a);return m!==
"public"||a.includes(":")?m:c.test(a.replace(/\.$/,""))?"private":"public"}}),9529:((Lt,pt,o)=>{o.d(pt,{m:()=>V,u:()=>X});var P=o(4283),k=o(9562);const B=[1024,
65535],D=["authz_code","password"],Q="app.terraform.io";function V(S,T,u){const i=[],c=(y,R,H)=>(i.push({rule:R,value:H}),y),p=y=>Object.hasOwn(S,y)?S[y]:void 0,
b=J(p("client"),c),a=Z(p("grant_types"),u,c),m=(y,R)=>{const H=p(y);if(typeof H!="string")return R.some(yt=>a.includes(yt))?c(null,`${y}-missing`,H):null;const I=(0,k.
vy)(T,H);if(I.ok&&(0,P.cz)(I.value).name!=="")return(0,P.jr)(I.value);const lt=`failed to parse ${y==="authz"?"authorization":"token"} URL: ${I.ok?"no Host in r\
equest URL":I.why}`;return i.push({rule:`${y}-invalid`,why:lt}),null},r=m("authz",["authz_code"]),C=m("token",D),$=N(p("ports"),c),d=G(p("scopes"),c);return{value:{
client:b,grantTypes:a,authz:r,token:C,ports:$,scopes:d},flaws:i}}const X=S=>["authz","token"].flatMap(T=>{const u=S[T],i=(0,P.Dl)(u??"");return u!==null&&i.ok?[
{endpoint:T,text:u,url:i.value}]:[]});function J(S,T){return typeof S!="string"?T("","client-missing",S):S===""?T(S,"client-empty",S):S}function Z(S,T,u){if(S===
void 0)return["authz_code"];if(!Array.isArray(S))return u([],"grant-types-invalid",S);const i=[...new Set(S.filter(b=>typeof b=="string"))];return i.includes("a\
uthz_code")||i.includes("password")&&T===Q?i.every(b=>D.includes(b))?i:u(i,"grant-types-unknown",S):u(i,"grant-types-unsupported",S)}function N(S,T){if(S===void 0)
return B;if(!Array.isArray(S))return T(B,"ports-ignored",S);if(S.length!==2)return T(B,"ports-count",S);const[u,i]=S;return!W(u)||!W(i)?T(B,"ports-range",S):u>i?
T(B,"ports-order",S):u===i?T([u,i],"ports-single",S):[u,i]}const W=S=>typeof S=="number"&&Number.isInteger(S)&&S>=B[0]&&S<=B[1];function G(S,T){if(S===void 0)return[];
if(!Array.isArray(S))return T([],"scopes-ignored",S);const u=S.filter(i=>typeof i=="string");return u.length===S.length?u:T(u,"scopes-invalid",S)}}),1193:((Lt,pt,o)=>{
o.d(pt,{k4:()=>S,y8:()=>C});var P=o(7511),k=o(4283),B=o(2832),D=o(3948),Q=o(4e3),V=o(3534),X=o(2636),J=o(1919),Z=o(1831),N=o(9587);const W={kind:"whole",maxBytes:J.
bi},G=d=>d===408||d===425||d===429||d>=500;async function S(d){const{host:y,needed:R}=d,H=await(0,D.e)({...d,url:(0,Z.cu)(y),asks:"document",headers:{accept:"ap\
plication/json"},origin:null,planBody:Y=>T(Y)===null?W:B.IK}),{response:I,...nt}=H;if(I.kind==="failed"){const{problem:Y,transient:ht}=I;return{attempt:{discovery:Y.
code==="host-http2"?{kind:"skipped",problem:Y}:{kind:"failed",problem:Y,excerpt:null},...nt},transient:ht,retryAfter:null}}const{head:lt,body:wt,url:yt}=I,Tt=C(
wt.bytes),At=H.hops.at(-1),Rt={url:(0,k.Pl)(yt),page:Tt,asked:(0,Z.nx)(y),hop:At},xt=u(I,Rt,R),{status:Bt,retryAfter:L}=lt;return{attempt:{discovery:xt,...nt},transient:G(
Bt),retryAfter:L}}function T(d){const{status:y,declaredBytes:R}=d;if(y===401||y===403)return({hop:nt,...lt})=>{const{authorization:wt="none",challenge:yt=null}=nt??
{};return(0,V.iX)({...d,...lt,host:lt.asked,token:wt,challenge:yt})};if(y!==200)return({url:nt,page:lt,asked:wt})=>X.wE({...d,url:nt,page:lt,asked:wt,transient:G(
y)});const H=d.contentType??"",I=(0,P.i)(H);return!I.ok||I.value!=="application/json"?nt=>X.e({...nt,contentType:H,malformed:!I.ok}):(R??0)<=J.bi?null:nt=>X.zf(
{...nt,bytes:R,limit:J.bi})}function u(d,y,R){const{head:H,body:I}=d,nt=d.url.user&&{name:"",password:null},lt={...d.url,user:nt,fragment:""};if(H.status===404)
return{kind:"absent",url:lt,why:"status"};const wt=T(H),yt=At=>({kind:"failed",problem:At,excerpt:b(I.bytes)});if(wt!==null)return yt(wt(y));const Tt=(0,J.Tp)(I.
bytes,(0,J.Zo)(R));switch(Tt.kind){case"object":return{...Tt,kind:"found",url:lt};case"null":return{kind:"absent",url:lt,why:"null"};case"not-object":return yt(
X.g0({...y,why:Tt.why}));case"not-json":return yt(i(d,Tt,y))}}function i({head:d,body:y},{why:R,advice:H},I){if(y.truncated)return X.zf({...I,bytes:null,limit:J.
bi});const nt=d.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(nt)?X.pN({...I,why:R,advice:H}):X.jN({...I,encoding:nt})}const c=200,p=80;
function b(d){const R=(d.length<B.IK.maxBytes?N._U:N.NE)(a(d)).trim();return Array.from(R.slice(0,2*c)).slice(0,c).join("")||null}const a=d=>new TextDecoder("ut\
f-8",{ignoreBOM:!0}).decode(d.subarray(0,B.IK.maxBytes)),m=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,r=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function C(d){const y=$(a(d));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(y))return null;const[,R="",H]=/<title[^>]*>([^<]*)(<?)/i.exec(y)??
[],I=R.replace(/\s+/g," ").trim(),nt=(0,Q.dh)(H===""?(0,N.NE)(I):I,p);return r.test(I)?{kind:"captive-portal",title:nt}:{kind:m.test(I)||/type=["']?password/i.test(
y)?"sign-in":"other",title:nt}}function $(d){let y=d.trimStart();for(;y.startsWith("<!--");){const R=y.indexOf("-->",4);if(R<0)return"";y=y.slice(R+3).trimStart()}
return y}}),9940:((Lt,pt,o)=>{o.d(pt,{nT:()=>N,pj:()=>W});var P=o(1654),k=o(6697),B=o(1831),D=o(1193),Q=o(7082),V=o(6875);const X=500,J=1e4,Z=3e5,N=a=>Math.min(
Math.max(...a.map(({attemptMs:m})=>m)),Z);async function W(a,m){const r=a.map(y=>({host:y,isBegun:!1})),C=a.entries(),$={total:a.length,done:0,failed:0,waiting:new Set},
d=async()=>{for(const[y,R]of C){if(m.stop.why!==null)return;$.waiting.add(R),m.progress($);const H=await T(R,m).catch(I=>(0,Q.i)(R,(0,k.n3)({host:(0,B.nx)(R),thrown:I})));
r[y]=H,$.waiting.delete(R),$.done+=1,(!G(H)||!u(H.attempt))&&($.failed+=1),m.progress($)}};return await Promise.all(Array.from({length:Math.min(m.concurrency,a.
length)},d)),S(r,m.stop)}const G=a=>"attempt"in a;function S(a,{why:m}){if(m===null)return a.filter(G);const r=a.length-a.filter(G).length;return a.map(C=>{if(G(
C))return C;const{host:$,isBegun:d}=C,y={stopped:m,unchecked:r,total:a.length};return(0,Q.i)($,(0,k.nD)({host:(0,B.nx)($),isBegun:d,...y}))})}async function T(a,m){
const{stop:r}=m,{answer:C,clients:$,difference:d}=await m.credentials.find(a),y=[];for(;r.why===null;){const{attempt:R,transient:H,retryAfter:I}=await p(a,C,m);
if(r.why!==null&&!u(R)||(y.push(R),!(u(R)?i(y,m.releases):H)||y.length>m.retries))break;await(0,V.v7)(b(y.length,I,m),m)}return y.length===0?{host:a,isBegun:!0}:
{host:a,...c(y),credentials:C&&{source:C.source,hasToken:C.token!==null,problem:C.problem},looks:$,difference:d,forced:m.forced.get(a)??[]}}const u=({discovery:a})=>a.
kind!=="failed",i=(a,m)=>m.some(({attemptMs:r})=>!a.some(C=>u(C)&&C.timing.totalMs<=r));function c(a){const m=a.findIndex(u),r=m<0?a.length-1:m,[C]=a.slice(r);if(C===
void 0)throw new Error("a visit without an attempt");return{attempt:C,earlier:a.slice(0,r),later:a.slice(r+1)}}async function p(a,m,r){if(m?.isUnsendable&&m.problem!==
null){const lt={kind:"failed",problem:m.problem,excerpt:null};return{attempt:(0,Q.O)(lt),transient:!1,retryAfter:null}}const{network:C,required:$,forced:d,stop:y,
sessions:R,concurrency:H}=r,I=[...($.get(a)??[]).map(({service:lt})=>lt),...(d.get(a)??[]).flatMap(({services:lt})=>lt.map(({id:wt})=>wt))],nt=new P.N(C);y.signal.
addEventListener("abort",nt.close);try{const lt=m?.token??null,wt=await(0,D.k4)({...r,host:a,needed:I,session:nt,settings:C,token:lt}),{discovery:yt}=wt.attempt;
return yt.kind==="found"&&(R?.size??0)<H&&R?.set(nt,yt.url),wt}finally{y.signal.removeEventListener("abort",nt.close),R?.has(nt)||nt.close()}}function b(a,m,{random:r,
now:C}){const $=X*2**(a-1)*(.5+r()/2);return Math.min(Math.max($,(0,V.VJ)(m,C())??0),J)}})};export{Ye as ids,Ge as modules};
