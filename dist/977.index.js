const Ye=[977,693,426],Ge={4977:((Lt,pt,o)=>{o.d(pt,{mQ:()=>U});var P=o(2905),_=o(4929),B=o(3534),D=o(1064),Z=o(1831),V=o(2713),X=o(1421),J=o(8161),Q=o(5747),N=o(
9075),Y=o(4e3),G=o(1919),S=o(5799);const C=(d,b)=>({name:d,isProgram:!1,answers:b,find:M=>b.get(M)??null});async function p(d,b){let M=null;const W=[],st=[];for(const rt of d){
const Tt=M===null||!rt.isProgram,Ct=Tt?await rt.find(b):null;W.push({source:Ct?.source??rt.name,held:Tt?r(Ct):"not asked",counts:M===null&&Ct!==null}),Ct?.problem&&
st.push((0,S.hD)(Ct.problem,{places:Ct.place===null?[]:[Ct.place]})),M??=Ct}return{answer:M,looks:W,findings:st}}function r(d){return d===null?"nothing":d.token===
null?"no token":d.token.reveal()===""?"an empty token":"a token"}const l=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function E(d,b,M=null){const W=b.reveal(),st={source:d,
place:M,token:b,problem:i(d,W)};return l.test(W)?{...st,isUnsendable:!0}:st}const k=[[l,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function i(d,b){if(b==="")return B.QU({source:d});const M=k.find(
([W])=>W.test(b))?.[1];return M!==void 0?B.Eu({source:d,slip:M}):b.length<V.Il?B.fj({source:d}):null}const f=1024*1024;function c(d,b){let M=null;const W=async st=>{
if(M!==null)return M;const rt=await A(d,st,b);if("output"in rt)return Et(d,rt.output,b);const Tt=$t(d,rt.why);return rt.isStopped&&(M??=Tt),Tt};return{name:$(d),
isProgram:!0,find:(0,N.Oo)(W)}}const $=({name:d})=>`credentials helper ${d}`,y=({shown:d},b)=>({why:`failed to run ${d}: ${b}`}),u=({shown:d},b)=>({why:`${d} ${b}\
 and was stopped`,isStopped:!0}),g="was running when the check ended";async function A(d,b,M){if(d.refusal!==null)return y(d,d.refusal);if(M.stop.aborted)return u(
d,g);try{return await H(nt(d,b,M.environment),d,M)}catch(W){const st=(0,Q.Oj)(W);return y(d,vt[st]??st)}}function H(d,b,M){const{timeoutMs:W,abortAfter:st,stop:rt}=M,
Tt=AbortSignal.any([st(W),rt]);return new Promise((Ct,ut)=>{const St=[],Mt=[];let Pt=0;const It=zt=>{Tt.removeEventListener("abort",Gt),Ct(zt)},Ft=zt=>{I(d,M),It(
u(b,zt))},Gt=()=>Ft(rt.aborted?g:`did not exit within ${W/1e3} s (timeout-seconds)`);Tt.addEventListener("abort",Gt);const Jt=zt=>Ht=>{Pt+=Ht.length,Pt>f?Ft(`wr\
ote more than ${f/1024/1024} MiB`):zt.push(Ht)};d.stdout?.on("data",Jt(St)),d.stderr?.on("data",Jt(Mt)),d.on("error",ut),d.on("close",zt=>{if(zt===0)return It({
output:Buffer.concat(St)});const Ht=Rt(Buffer.concat(Mt).toString()),Zt=Ht===""?", but it produced no error message":`: ${Ht}`;It({why:`error in ${b.shown}${Zt}`})})})}
function I(d,{kill:b}){try{d.pid!==void 0&&b((0,J.platform)()==="win32"?d.pid:-d.pid,"SIGKILL")}catch(M){(0,Q.Oj)(M)}d.stdout?.destroy(),d.stderr?.destroy(),d.unref()}
const nt=({path:d,args:b},M,W)=>(0,X.spawn)(d,[...b,"get",M],{env:lt(W),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),lt=d=>Object.fromEntries(
Object.entries(d).filter(([b])=>!b.startsWith("INPUT_"))),vt={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"a\
rgument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Et(d,b,{learn:M}){const W=(0,G.Tp)(b);if(W.kind==="not-json"||W.kind==="not-object")return $t(
d,`malformed output from ${d.shown}: ${(0,Y.dh)(W.why)}`);const st=W.kind==="null"?null:W.services.find(({id:Tt})=>Tt==="token")?.value;if(typeof st!="string")return null;
const rt=new V.ou(st);return M(rt),E($(d),rt)}function $t(d,b){const M=(0,_.Dz)({name:d.name,why:b});return{source:$(d),place:null,token:null,problem:M}}const At=new RegExp(
"\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),Rt=d=>(0,Y.dh)(d.replace(At,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function xt({tokens:d,environment:b,
clients:M}){const W=[v(d),z(b)],st=M.map(({helper:rt,credentials:Tt,...Ct})=>{const ut=[...W,F(Tt)];return{...Ct,known:ut,sources:rt===null?ut:[...ut,rt]}});return{
known:Bt(st.flatMap(({known:rt})=>rt)),find:async rt=>{const Tt=await Promise.all(st.map(async({client:ut,sources:St,turnedOff:Mt})=>{const{looks:Pt,...It}=await p(
St,rt);return{...It,client:ut,looks:[...Pt,...L(Mt,rt)]}})),Ct=Tt.flatMap(({answer:ut})=>ut??[]);return{answer:Ct.find(({token:ut})=>ut!==null)??Ct[0]??null,clients:Tt.
map(({client:ut,looks:St})=>({client:ut,looks:St})),findings:Tt.flatMap(({findings:ut})=>ut),difference:gt(rt,Tt)}}}}function Bt(d){const b=new Map(d.toReversed().
flatMap(M=>[...M.answers]));return new Map([...b].flatMap(([M,{token:W,source:st}])=>W===null?[]:[[M,st]]))}const L=(d,b)=>d.filter(M=>M.host===b).map(({place:M,
by:W})=>({source:`${M.file}:${M.line} (${W} names another file)`,held:"not read",counts:!1})),F=d=>C("CLI configuration",new Map(d.map(b=>[b.host,ht(b)])));function ht({
host:d,place:b,token:M,hasValue:W}){const st=`${b.file}:${b.line}`;if(M!==null)return E(st,M,b);const rt={kind:"no token",file:st,host:d,hasValue:W};return{source:st,
place:b,token:null,problem:(0,_.P4)({clients:D.Du,mistake:rt})}}function gt(d,b){const[M,...W]=b,st=M?.answer?.token?.reveal(),rt=W.find(({answer:Ct})=>Ct?.token?.
reveal()!==st);if(M===void 0||rt===void 0)return null;const Tt=({client:Ct,answer:ut})=>({client:Ct,source:ut?.token?ut.source:null});return(0,B.tK)({host:d,first:Tt(
M),other:Tt(rt)})}function z(d){const b=Object.entries(d).flatMap(([M,W])=>{const st=(0,Z.$k)(M);return st===null||W===void 0?[]:[[st,E(M,new V.ou(W))]]});return C(
"TF_TOKEN_ variables",new Map(b))}function v(d){const b="tokens setting",M=d.map(({host:W,token:st})=>{const rt=E(b,st);return[W,st.reveal()===""?{...rt,token:null}:
rt]});return C(b,new Map(M))}const O=1e4;function U({tokens:d,configs:b,timeoutMs:M},W,st){for(const St of b.flatMap(Mt=>Mt.secrets))st.learn(St);const rt=new Map,
Tt=St=>{if(St===null)return null;const Mt=JSON.stringify([St.path,...St.args]),Pt=Gt=>AbortSignal.timeout(Gt),It={timeoutMs:M??O,environment:W},Ft=rt.get(Mt)??c(
St,{abortAfter:Pt,...st,...It});return rt.set(Mt,Ft),Ft},Ct=b.map(St=>({...St,helper:Tt(St.helper)})),ut=b.flatMap(({forced:St,client:Mt})=>St.map(Pt=>({...Pt,client:Mt})));
return{credentials:xt({tokens:d,environment:W,clients:Ct}),configs:b,complaints:(0,P.Ot)(b.flatMap(({findings:St})=>St)),forced:Map.groupBy(ut,({host:St})=>St)}}}),
4929:((Lt,pt,o)=>{o.d(pt,{Dz:()=>X,P4:()=>Z,Yv:()=>J,kV:()=>Q});var P=o(4091),_=o(1831),B=o(4e3),D=o(5799);const Z=({clients:N,mistake:Y})=>(0,D.CC)("credential\
s-config",{...V(Y),affects:N});function V(N){switch(N.kind){case"missing":return{message:`${N.setting} names ${(0,P.ol)(N.path)}, which does not exist`,help:"co\
rrect the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${N.file} ${(0,B.mP)(N.failure)}`,help:N.failure.kind==="s\
ize"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"\
syntax":return{message:`${N.file} has a syntax error: ${N.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${N.
file}: ${N.path.join(".")} must be ${N.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"blo\
ck":return{message:`${N.file}: ${N.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${N.type} ${(0,P.ol)(
N.label)} is not a hostname: ${N.why}`,help:N.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is \
more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more \
than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:N.hasValue?`the token in the credentia\
ls block for host ${(0,_.nx)(N.host)} at ${N.file} is not a string`:`the credentials block for host ${(0,_.nx)(N.host)} at ${N.file} has no token`,help:'add tok\
en = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,P.ol)(
N.name)}: there is no terraform-credentials-${N.name} in ${N.directories.join(", ")}`,help:N.name===N.name.toLowerCase()?"install the program there (PATH is not\
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const X=({name:N,why:Y})=>(0,D.CC)("credenti\
als-helper",{message:`credentials helper ${N}: ${Y}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it dis\
covery works, but init fails to install providers'}),J=({host:N,at:Y})=>(0,D.CC)("services-forced",{message:`the host block at ${Y} defines the services of ${N}\
; the host's own discovery document is not used`,help:`remove the host block at ${Y} to use the discovery document of ${N}`}),Q=N=>(0,D.CC)("services-forced-dif\
fer",{message:`the host block at ${N.at} and the discovery document of ${N.host} differ in ${(0,B.K4)(N.services,10,B.dh)}`,help:"update the host block or remov\
e it; machines without it use other services"})}),1919:((Lt,pt,o)=>{o.d(pt,{Qc:()=>N,Tp:()=>V,Zo:()=>C,bi:()=>D});var P=o(3307),_=o(4091),B=o(9562);const D=1024*
1024,Z={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function V(r,l=Z){const E=(0,_._6)(r),k=J(E,l),i=(0,P.Ey)(E,k.add);if(i!==null){const[,c,$]=N(E)??[];return c===
void 0?{kind:"not-json",...i}:{kind:"not-json",why:`it ${c}`,advice:$??null}}const f=/[^\t\n\r ]/.exec(E)?.[0];return f==="{"?{kind:"object",services:k.read()}:
f==="n"?{kind:"null"}:{kind:"not-object",why:`found ${X[f??""]??"a number"}`}}const X={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function J(r,l){
const E=new Map,k=r.includes("\\");return{add:(c,$,y,u)=>{if(u===0)return;const g=r.slice(y,u),A=k?(0,P.I)(g):g.slice(1,-1),H=E.get(A);H!==void 0?Object.assign(
H,{start:c,end:$}):l.keeps(A,$-c)&&E.set(A,{id:(0,P.I)(g),start:c,end:$})},read:()=>Array.from(E.values(),({id:c,start:$,end:y})=>({id:c,value:y-$>l.maxValue?void 0:
(0,P.IL)(r.slice($,y))}))}}const Q=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]],N=r=>Q.find(([l])=>l.test(r)),Y=100,G=16*1024,S=200;function C(r){const l=new Set(r),E=new Set(r.map(p));let k=0,i=G;
return{maxValue:B.Ls,keeps:(f,c)=>{if((0,B.D6)(f)||l.has(f))return!0;const $=f.length<=S&&E.delete(p(f));return k===Y||f.length+c>i?$:(k+=1,i-=f.length+c,!0)}}}
const p=r=>r.slice(0,r.indexOf(".")+1)}),5693:((Lt,pt,o)=>{o.d(pt,{Ey:()=>p,Ii:()=>Y,Or:()=>c,WN:()=>f});var P=o(960),_=o(9209),B=o(9872),D=o(5799),Z=o(8011),V=o(
1064),X=o(1831),J=o(9562);const Q=1440*60*1e3,N=1;function Y(u,g){const{hops:A,certificates:H}=u.attempt;return[...i(u),...G(u,g),...l(A),...E(H,g),...k(u,g)]}function G(u,g){
const{discovery:A,hops:H}=u.attempt;switch(A.kind){case"skipped":return[(0,D.hD)(A.problem)];case"failed":{const I=g.isFork&&A.problem.code==="document-unauthor\
ized"&&!u.credentials?.hasToken;return[(0,D.hD)(A.problem,I?{severity:"notice"}:{})]}case"found":case"absent":{const I=H[0]?.url??"";return[...S(I,H.length-1,g),
...C(u,g)]}}}function S(u,g,A){const H=A.clients.filter(I=>g>V.NX[I]);return H.length>0?[(0,D.hD)((0,_.KA)({url:u,asks:"document",redirects:g,clients:H,limits:V.
NX}))]:g>N?[(0,D.hD)((0,_.CL)({url:u,redirects:g}))]:[]}function C(u,{releases:g,slowMs:A}){const H=(0,X.nx)(u.host),I=u.attempt.timing.totalMs,nt=c(u),lt=Rt=>y(
nt,Rt)!=="never",vt=g.filter(Rt=>!lt(Rt)),Et=({client:Rt})=>!g.some(xt=>xt.client===Rt&&lt(xt)),$t=[!0,!1].flatMap(Rt=>{const xt=vt.filter(L=>Et(L)===Rt);if(xt.
length===0)return[];const Bt=(0,P.Qs)({host:H,phase:"complete",tookMs:I,releases:xt});return[(0,D.hD)(Bt,{needed:Rt})]});if($t.length>0||I<=A)return $t;const At=r(
u.attempt.timing);return[(0,D.hD)((0,P.U2)({host:H,tookMs:I,limitMs:A,phase:At,releases:g}))]}function p({host:u,slowest:g,certificates:A},H,{slowMs:I,...nt}){const lt=H.
map(Rt=>Rt.host),vt=A.filter(Rt=>!lt.includes(Rt.host)),Et=g?.timing.totalMs??0;if(g===null||Et<=I)return E(vt,nt);const $t={host:(0,X.nx)(u),url:g.url,tookMs:Et,
limitMs:I},At=(0,P.U2)({...$t,phase:r(g.timing)});return[(0,D.hD)(At),...E(vt,nt)]}function r({lookupMs:u,connectMs:g,tlsMs:A,firstByteMs:H,totalMs:I}){const lt=[
["lookup",u],["connection",g],["tls",A],["response",H]].map(([Et,$t])=>({name:Et,ms:$t??0})),vt={name:"rest",ms:lt.reduce((Et,{ms:$t})=>Et-$t,I)};return lt.reduce(
(Et,$t)=>$t.ms>Et.ms?$t:Et,vt)}function l(u){const g=u.find(({url:H})=>H.startsWith("http://"));if(g===void 0)return[];const A=g.authorization==="withheld";return[
(0,D.hD)((0,_.n4)({url:u[0]?.url??"",to:g.url,exposesToken:A}))]}function E(u,{certificateDays:g,now:A}){const H=new Map;for(const I of u){const nt=H.get(I.host);
(nt===void 0||I.expires<nt.expires)&&H.set(I.host,I)}return[...H.values()].flatMap(({host:I,expires:nt})=>{const lt=(Date.parse(nt)-A)/Q;return lt<0||lt>=g?[]:[
(0,D.hD)((0,B.BU)({host:I,days:Math.floor(lt),expires:nt}))]})}function k(u,g){const{host:A,attempt:H,earlier:I}=u,[nt]=I,lt=["failed","skipped"].includes(H.discovery.
kind);if(nt?.discovery.kind!=="failed"||lt)return[];const vt=nt.discovery.problem.message,Et=c(u),$t=g.releases.filter(Rt=>y(Et,Rt)==="sometimes"),At=I.length+1;
return[(0,D.hD)((0,P.Er)({host:(0,X.nx)(A),attempts:At,failure:vt,releases:$t}))]}function i({credentials:u,attempt:g}){const{discovery:A}=g;return u?.problem?A.
kind==="failed"&&A.problem.code===u.problem.code?[]:[(0,D.hD)(u.problem)]:[]}function f({host:u},g){if(!g.some(({service:H})=>H===J.e$))return[];const{name:A}=(0,X.
Sv)(u);return[...A.includes(".")?[]:[(0,Z.Zp)({host:u,name:A})],.../(^|\.)xn--/.test(u)?[(0,Z._W)({host:u})]:[]].map(H=>(0,D.hD)(H,{services:[J.e$]}))}const c=({
earlier:u,attempt:g,later:A})=>[...u,g,...A];function $({discovery:u,timing:g,headMs:A,hops:H},{attemptMs:I}){const nt=A!==null&&A<=I?H.at(-1)?.status:null;return nt===
null||(0,V.Mq)(nt??0)?"retries":u.kind!=="failed"&&g.totalMs<=I?"works":"fails"}function y(u,g){const A=u.map(nt=>$(nt,g)),H=A.indexOf("works");return H<0?"neve\
r":H<=g.retries&&!A.slice(0,H).includes("fails")?"always":"sometimes"}}),960:((Lt,pt,o)=>{o.d(pt,{Er:()=>p,P0:()=>G,P6:()=>V,Qs:()=>Y,T0:()=>D,U2:()=>C});var P=o(
4e3),_=o(5799);const B={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"co\
uld not be looked up: the DNS server reported a failure"},D=({host:r,why:l})=>(0,_.CC)("host-unknown",{message:`${r} ${B[l]}`,help:l==="no-such-host"?"check the\
 spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"}),Z={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"};function V({host:r,error:l}){if(typeof l=="object"&&"proxy"in l)return(0,_.CC)("host-unreachable",{message:`${r} is unreachable: ${l.proxy}`,help:"check \
that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"});const E=typeof l=="string"?Z[l]:`is unreachable (${l.code})`;return(0,_.CC)("h\
ost-unreachable",{message:`${r} ${E}`,operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firewall or p\
roxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,P.B9)(r)}`})}const X={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},J="serve the document as a static file",Q=({asks:r})=>r==="document"?J:"find out what the server waits for, such as its storage",N=r=>r.
map(({name:l,attemptMs:E,retries:k})=>{const i=Number.isFinite(E)?(0,P.YA)(E):"without a limit",f=k===0?"":` in each of ${k+1} attempts`,c=l.includes(" and ")?"\
wait":"waits";return`${l} ${c} ${i}${f}`}).join(", ");function Y(r){if(r.phase==="complete")return(0,_.CC)("host-timeout",{message:`${r.host} took ${(0,P.YA)(r.
tookMs)} to return its discovery document; ${N(r.releases)}`,operator:J,affects:[...new Set(r.releases.map(({client:i})=>i))]});const{failed:l,help:E}=X[r.phase],
k=r.limitMs===null?"in time":`within ${(0,P.YA)(r.limitMs)}`;return(0,_.CC)("host-timeout",{message:`${r.host} ${l} ${k}`,help:E||{operator:Q(r),guest:(0,P.B9)(
r.host)}})}const G=({host:r,error:l})=>(0,_.CC)("host-protocol",{message:`the response of ${r} is not valid HTTP (${l})`,operator:"check that the port serves HT\
TP, and the headers that the server and its load balancer send",user:"check the port in the address"}),S={lookup:"the DNS lookup",connection:"the connection",tls:"\
the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function C({host:r,phase:l,tookMs:E,limitMs:k,...i}){const f=`(limit ${(0,P.
YA)(k)}); ${S[l.name]} took ${(0,P.YA)(l.ms)}`;return"url"in i?(0,_.CC)("host-slow",{message:`${i.url} took ${(0,P.YA)(E)} to answer ${f}`,operator:Q({asks:"ans\
wer"})}):(0,_.CC)("host-slow",{message:`${r} took ${(0,P.YA)(E)} to return its discovery document ${f}`,operator:J,note:N(i.releases)})}const p=({host:r,attempts:l,
failure:E,releases:k})=>(0,_.CC)("host-recovered",{message:`discovery of ${r} succeeded at attempt ${l}; the first attempt failed: ${E}`,operator:"find out why \
the host fails intermittently",note:k.length===0?"init succeeded, because the CLI retries discovery":`init with ${k.map(({name:i})=>i).join(" and ")} would have\
 failed`})}),9209:((Lt,pt,o)=>{o.d(pt,{CL:()=>N,KA:()=>V,Y3:()=>Q,f0:()=>X,n4:()=>J});var P=o(1064),_=o(4e3),B=o(5799);const D=({url:Y,asks:G})=>`configure ${Y}\
 to return ${G==="document"?"the document":"its answer"}`,Z=Y=>(0,B.C)(`${D(Y)}, or to redirect straight to it`);function V({redirects:Y,clients:G,limits:S,...C}){
const p=G.map(r=>`${P.bB[r]} follows ${S[r]}`);return(0,B.CC)("redirect-limit",{message:`${C.url} redirects ${Y} times; ${p.join(", ")}`,help:Z(C),affects:G})}const X=({
url:Y,asks:G,to:S})=>(0,B.CC)("redirect-loop",{message:`the redirects of ${Y} lead back to ${S}`,operator:D({url:Y,asks:G})}),J=Y=>(0,B.CC)("redirect-insecure",
{message:`${Y.url} redirects to ${Y.to}, which is not https${Y.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,
operator:"redirect to an https URL"}),Q=Y=>(0,B.CC)("redirect-invalid",{message:`the redirect ${Y.redirect} ${Y.url} cannot be followed: ${(0,_.dh)(Y.why)}`,operator:"\
redirect to an https URL"}),N=({url:Y,redirects:G})=>(0,B.CC)("redirect-nested",{message:`${Y} redirects ${G} times; the protocol only requires clients to follo\
w 1 redirect`,help:Z({url:Y,asks:"document"})})}),9872:((Lt,pt,o)=>{o.d(pt,{BU:()=>$,B_:()=>E,MY:()=>c,SE:()=>l,cI:()=>f,rZ:()=>V,vk:()=>X,x1:()=>J});var P=o(4e3),
_=o(5799);const B=({host:y,isLeaf:u})=>u?`the certificate of ${y}`:`an authority in the certificate chain of ${y}`,D=y=>Z(new Date(y).toISOString()),Z=y=>y.slice(
0,10),V=({host:y,reason:u})=>(0,_.CC)("proxy-refused",{message:`${y} was not reached: ${u}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform an\
d OpenTofu read too"}),X=y=>(0,_.CC)("tls-expired",{message:`${B(y)} expired on ${D(y.at)}`,operator:"renew the certificate and reload the server"}),J=y=>(0,_.CC)(
"tls-not-yet-valid",{message:`${B(y)} is not valid before ${D(y.at)}`,help:"check the clock of this machine and the start date of the certificate"}),Q={leaf:"is\
 signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown\
 authority that signed itself","self-signed":"is self-signed"},N="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and O\
penTofu read SSL_CERT_FILE",Y={"negative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positiv\
e serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage key\
CertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority\
 with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not\
 permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},G=(y,u)=>({says:`\
has ${y}, which Terraform and OpenTofu do not support`,help:u}),S="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",C="issue it with \
a key of 2048 to 8192 bits",p="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function r(y){switch(y.kind){case"unknown-authority":return{says:Q[y.sent],
help:N};case"curve":return G(`a key on the curve ${y.curve}`,S);case"key":return G(`a key of the kind ${y.name}`,S);case"key-size":return G(`an RSA key of ${y.bits}\
 bits`,C);case"signature":return G(`a signature of the kind ${y.name}`,p);case"critical-extension":return G(`the critical extension ${y.id}`,"issue it without t\
hat extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${y.check}), so nothing was sent`,help:"\
issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malformed (${y.part}); Terraform and OpenTofu cannot read it`,help:"issue it wit\
h a program that follows RFC 5280"};default:return Y[y.kind]}}function l({flaw:y,...u}){const{says:g,help:A}=r(y);return(0,_.CC)("tls-untrusted",{message:`${B(u)}\
 ${g}`,help:A})}const E=({host:y,names:u})=>(0,_.CC)("tls-name-mismatch",{message:u.length===0?`the certificate of ${y} has no DNS name among its subject altern\
ative names`:`the certificate of ${y} is for ${(0,P.K4)(u,3,P.dh)}`,help:`issue a certificate that lists ${y} as a subject alternative name, or use the name it \
is for`}),k={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a \
client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a nam\
e that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},i={version:y=>({
says:`offers no TLS version later than ${y.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:y=>({says:`offers\
 only cipher suites that Terraform and OpenTofu do not support, such as ${y}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),
group:y=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${y}`,help:"enable the group X25519 or P-256 on the host"})};
function f({host:y,error:u}){if(typeof u=="object"&&"code"in u)return(0,_.CC)("tls-protocol",{message:`the TLS handshake with ${y} failed (${u.code})`,help:"che\
ck the TLS settings of the host, and that it has a certificate for this name"});const{says:g,help:A}=typeof u=="string"?k[u]:i[u.kind](u.name);return(0,_.CC)("t\
ls-protocol",{message:`${y} ${g}`,help:A})}const c=({host:y})=>(0,_.CC)("tls-plain-http",{message:`${y} serves plain HTTP on this port: server gave HTTP respons\
e to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function $({host:y,days:u,expires:g}){const A=u===0?"\
today":u===1?"in 1 day":`in ${u} days`;return(0,_.CC)("tls-expires-soon",{message:`the certificate of ${y} expires ${A}, on ${Z(g)}`,operator:"renew the certifi\
cate; if it is renewed automatically, find out why that has not happened"})}}),5585:((Lt,pt,o)=>{o.d(pt,{g8:()=>D,hg:()=>Z,pS:()=>X});var P=o(8161),_=o(5747);const B={
x64:"amd64",ia32:"386",ppc64:"ppc64le"};function D(G){const S=(0,P.platform)();return{system:S==="win32"?"windows":"unix",platform:`${S==="win32"?"windows":S}_${B[(0,P.
arch)()]??(0,P.arch)()}`,environment:G,accountHome:(0,_.N0)(()=>(0,P.userInfo)().homedir||null,null)}}function Z(G,S,C,p=null){const r=J(S.environment,p),l=Q(S),
E=l===null?null:N(G,S,l,C),k=E?.dataDirectories??[],i=l===null?[]:V(l,S),f=Y(S),c=$=>f($,"plugins");return{main:r??(E&&{path:E.main,chosenBy:"default"}),directory:r===
null&&E!==null?E.directory:null,directoryOff:r&&E&&{path:E.directory,by:r.chosenBy},helperDirectories:k.map(c).flatMap($=>[$,f($,S.platform)]),mirrorDirectories:[
...k,...i].map(c)}}function V(G,S){const{system:C,platform:p,environment:r}=S,l=Y(S);if(C==="windows")return[l(G,"HashiCorp","Terraform")];if(p.startsWith("darw\
in"))return[G,""].map(f=>l(f,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:E="",XDG_DATA_DIRS:k}=r,i=f=>f.startsWith("/");return[i(E)?E:l(
G,".local","share"),...(k||"/usr/local/share:/usr/share").split(":").filter(i)].map(f=>l(f,"terraform"))}function X(G,S){const C=Q(S),p=S.system==="windows"?"\\":
"/";return C===null||C.length<2||!G.startsWith(C+p)?G:(S.system==="windows"?"%APPDATA%":"~")+G.slice(C.length)}function J(G,S){if(S)return{path:S,chosenBy:"cli-\
config"};for(const C of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const p=G[C];if(p)return{path:p,chosenBy:C}}return null}function Q({system:G,environment:S,accountHome:C}){
return G==="windows"?S.APPDATA||null:S.HOME||C||null}function N(G,S,C,p){const r=Y(S),l=S.system==="windows",E=r(C,l?"terraform.rc":".terraformrc"),k=r(C,l?"tof\
u.rc":".tofurc"),i=r(C,l?"terraform.d":".terraform.d");if(G==="terraform")return{main:E,directory:i,dataDirectories:[i]};const f=p(E)&&!p(k)?E:k;if(l)return{main:f,
directory:i,dataDirectories:[i]};const{XDG_CONFIG_HOME:c,XDG_DATA_HOME:$}=S.environment,y=!p(E)&&!p(k);return{main:c&&y?r(c,"opentofu","tofurc"):f,directory:c&&
!p(i)?r(c,"opentofu"):i,dataDirectories:$?[i,r($,"opentofu")]:[i]}}const Y=({system:G})=>(S,...C)=>G==="windows"?[S.replace(/(?<![\\/])[\\/]+$/,""),...C].join("\
\\"):[S.replace(/(?<!\/)\/+$/,""),...C].join("/")}),7511:((Lt,pt,o)=>{o.d(pt,{i:()=>Y});var P=o(4091);const _="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",B=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
D=String.raw`[()<>@,;:\\"/[\]?=]`,Z=new RegExp(`^(${_})?(/)?(${_})?(.*)$`,"s"),V=String.raw`"((?:[^"\\\r\n]|\\${D}|\\(?!${D}))*)"`,X=new RegExp(`;${B}*(${_})${B}\
*=${B}*(?:(${_})|${V})${B}*`,"y"),J=new RegExp(`;${B}*$`,"y"),Q=new RegExp(String.raw`\\(${D})`,"g"),N=new RegExp(`^${B}+|(?<!${B})${B}+$`,"g");function Y(p){const r=p.
indexOf(";"),l=C((r<0?p:p.slice(0,r)).replace(N,"")),E=G(l)??(r<0?null:S(p,r));return E===null?(0,P.Ju)(l):(0,P.TR)(E)}function G(p){const[,r,l,E,k]=Z.exec(p)??
[];return r===void 0?"mime: no media type":r===p?null:l===void 0?"mime: expected slash after first token":E===void 0?"mime: expected token after slash":k===""?null:
"mime: unexpected content after media subtype"}function S(p,r){const l=new Map;for(let E=r;E<p.length;){X.lastIndex=E;const[k,i="",f,c=""]=X.exec(p)??[];if(k===
void 0)return J.lastIndex=E,J.test(p)?null:"mime: invalid media parameter";const $=i.toLowerCase(),y=f??c.replace(Q,"$1"),u=l.get($);if(u!==void 0&&u!==y)return"\
mime: duplicate parameter name";l.set($,y),E+=k.length}return null}const C=p=>p.replaceAll("\u0130","i").toLowerCase()}),9426:((Lt,pt,o)=>{o.r(pt),o.d(pt,{attemptsOf:()=>P.
Or,contact:()=>ge,crashedVisit:()=>ke,judgeRequests:()=>P.Ey,judgeVisit:()=>Se,outcomesOf:()=>_e});var P=o(5693),_=o(6697),B=o(5143),D=o(5799),Z=o(1064),V=o(1831),
X=o(8185),J=o(4283),Q=o(4e3);const N=({id:e,host:a,url:T,why:w})=>(0,D.CC)("service-url-invalid",{message:T===null?`${e} of host ${a}: ${(0,Q.dh)(w)}`:`${e} of \
host ${a} is "${T}", which the clients cannot connect to: ${w}`,operator:`set ${e} to an https:// URL, or to a path that starts with a slash`}),Y=({id:e,host:a,
why:T})=>(0,D.CC)("service-url-credentials",{message:`${e} of host ${a}: ${T}`,operator:"remove the user name and password from the URL, or from the redirect th\
at leads to the document",note:"give tokens to the clients instead"}),G=({id:e,host:a,url:T})=>(0,D.CC)("service-url-empty",{message:`${e} of host ${a} is an em\
pty string, which resolves to the document itself: ${T}`,operator:`set ${e} to the URL of the service, such as "/v1/${e.split(".")[0]}/", or remove it`}),S=({id:e,
host:a,value:T,why:w})=>(0,D.CC)("service-url-looks-like-host",{message:`${e} of host ${a} is "${T}", which is a path and not a URL with a host`,operator:`write\
 "https://${T}" if a host is meant`,note:w===null?void 0:(0,Q.zd)(w)});function C(e){const{id:a,host:T,url:w,clients:x}=e,q=x.map(ot=>Z.bB[ot]),j=w.slice(w.lastIndexOf(
"/")+1);return(0,D.CC)("service-url-no-slash",{message:`${a} of host ${T} does not end with a slash: ${w}`,operator:"add the slash",note:`without it ${q.slice(0,
-1).join(", ")} and ${q.at(-1)} replace "${j}" with the path that they append`,affects:x})}const p=({id:e,host:a,url:T})=>(0,D.CC)("service-url-relative",{message:`${e}\
 of host ${a} is a path without a leading slash: Terraform and OpenTofu resolve it to ${T}, other clients do not`,operator:"start the path with a slash, or writ\
e the complete URL"}),r=({id:e,host:a})=>(0,D.CC)("service-url-query",{message:`${e} of host ${a} has a query, which the clients drop when they append a path`,operator:"\
move the content of the query into the path",note:"never put a secret into the document"});function l({host:e,uses:a},T=["is","are"]){const w=Map.groupBy(a,({id:q})=>q),
x=Array.from(w,([q,j])=>{const ot=j.flatMap(({endpoint:tt})=>tt??[]);return ot.length===0?q:`${q} (${ot.join(", ")})`});return`${(0,Q.K4)(x,10,Q.dh)} of host ${e}\
 ${x.length===1?T[0]:T[1]}`}const E=({urls:e})=>(0,Q.K4)(e,3,Q.dh),k=({uses:e})=>Z.zK.filter(a=>e.some(({id:T})=>(0,Z.SZ)(T).includes(a))),i={loopback:"on other\
 machines",private:"outside of its network",reserved:"on the internet"},f=e=>(0,D.CC)("service-url-private",{message:`${l(e)} at ${E(e)}, which clients ${i[e.kind]}\
 cannot reach`,operator:`set the external URL of the registry (also called base URL or public URL) to https://${e.host}`,affects:k(e)}),c=[...Z.Du,"dependabot"];
function $(e){const a=e.uses.every(({endpoint:x})=>x!==null),T=a?"a login sends its token in clear text otherwise":`the clients send the token of ${e.host} ther\
e in clear text`,w=k(e);return(0,D.CC)("service-url-insecure",{message:`${l(e)} not https: ${E(e)}`,operator:e.uses.length===1?"use an https:// URL":"use https:\
// URLs, for example by setting the external URL of the registry",note:a||e.hasToken?T:void 0,affects:c.filter(x=>w.includes(x))})}function y(e){const{host:a,name:T}=e,
w=`${l(e)} on another host: ${E(e)}`,x=k(e).includes("renovate");return e.hasToken&&x?(0,D.CC)("service-url-cross-host",{message:w,help:`give Dependabot and Ren\
ovate a token for ${T}; Terraform and OpenTofu send it the token of ${a}`}):(0,D.CC)("service-url-cross-host",{message:w,help:`where outgoing traffic is filtere\
d, allow ${T} as well`,severity:"notice",affects:[]})}const u=e=>(0,D.CC)("service-url-other-port",{message:`${l(e)} on another port of the same host: ${E(e)}`,
operator:`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${e.host}`}),g=e=>(0,D.CC)("service-url-d\
ouble-slash",{message:`${l(e,["has","have"])} a double slash in the path: ${E(e)}`,operator:"remove the slash at the end of the external URL of the registry"}),
A=e=>(0,D.CC)("service-url-same",{message:`${l(e,["has","have"])} the same URL: ${E(e)}`,operator:"check both URLs",note:"few registries serve modules and provi\
ders below one URL, and a copied line is more likely"});var H=o(5195),I=o(9562);function nt({host:e,attempt:a},T){const{name:w}=V.Sv(e),x=H.uo(w),q=a.hops[0]?.address??
null;if(x!=="public"||q===null)return x;const j=H.Zu(q),ot=T.some(tt=>tt.name===w);return j==="loopback"&&ot?"public":j}const lt={public:0,reserved:1,private:2,
metadata:2,loopback:3},vt=(e,{kind:a})=>lt[xt(e)]>lt[a];function Et(e,a){const{hostname:T}=a,w=e.filter(({url:dt})=>vt(dt,a)),x=e.filter(dt=>!w.includes(dt)),q=x.
filter(({url:dt})=>dt.scheme==="http"),j=x.filter(({id:dt,endpoint:wt})=>wt===null&&(0,I.p4)(dt)),ot=Map.groupBy(j,({url:dt})=>Bt(dt,T)),tt=x.filter(({endpoint:dt,
url:wt})=>dt===null&&L(wt,T)),yt=x.filter(({url:dt})=>dt.path.includes("//")),kt=$t(a);return[...kt(w,Rt,dt=>{const[wt,...Dt]=new Set(w.map(({url:Ut})=>xt(Ut))),
Ot=Dt.length===0&&(wt==="loopback"||wt==="reserved");return f({...dt,kind:Ot?wt:"private"})}),...kt(q,Rt,$),...[...ot].flatMap(([dt,wt])=>dt===null?[]:kt(wt,Rt,
Dt=>y({...Dt,name:dt}))),...kt(tt,Rt,u),...kt(yt,At,g),...kt(F(e),At,A)]}const $t=({host:e,hasToken:a})=>(T,w,x)=>{if(T.length===0)return[];const q=T.map(({url:tt})=>T.
length===1?At(tt):w(tt)),j=x({host:e,hasToken:a,uses:T,urls:[...new Set(q)]}),ot=[...new Set(T.map(({id:tt})=>tt))];return[(0,D.hD)(j,{services:ot,needed:T.some(
({needed:tt})=>tt)})]},At=e=>(0,Q.dh)((0,J.Pl)(e)),Rt=e=>(0,Q.dh)(`${e.scheme}://${e.host}`);function xt(e){const{name:a}=(0,J.cz)(e);return H.Sz(/[^\0-\x7f]/.test(
a)?V.$o(a)??"":a.toLowerCase())}function Bt(e,a){const{name:T}=(0,J.cz)(e),w=V.Sv(a).name;if(T.toLowerCase()===w)return null;const x=V.Pv(T);return x.ok?x.value===
w?null:V.nx(x.value):T}function L(e,a){if(e.scheme==="http"||Bt(e,a)!==null)return!1;const T=w=>Number(w||443);return T((0,J.cz)(e).port)!==T(/:(\d+)$/.exec(a)?.[1]??
null)}function F(e){const a=[I.e$,I.xq].flatMap(w=>e.find(x=>x.id===w)??[]),T=new Set(a.map(({url:w})=>At(w).replace(/\/$/,"")));return a.length===2&&T.size===1?
a:[]}const ht=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,gt=e=>ht.test(e)&&!/^[a-z0-9-]+\.json$/i.test(e),z=e=>e.replace(/[?#].*$/s,
"");function v(e){const a=O(e),{id:T,host:w,value:x}=e,q={id:T,host:w,url:(0,J.Pl)(e.url)};if(a!==null)return[N({...q,why:a})];const j=d(e)?(0,Z.ab)(T):[];return[
x===""?G(q):null,gt(x)?S({...q,value:z(x),why:null}):null,U(x)?p(q):null,j.length>0?C({...q,clients:j}):null,e.url.query!==""&&(0,I.p4)(T)?r(q):null].filter(ot=>ot!==
null)}function O({url:e}){const{name:a,port:T}=(0,J.cz)(e);return a===""?"no Host in request URL":T===""||Number(T)>0&&Number(T)<=65535?null:`invalid port "${T}\
"`}const U=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!gt(e),d=({value:e,url:a})=>e!==""&&!/^$|\/$/.test(a.path);var b=o(3217),M=o(2886),W=o(3307),st=o(4929);function rt({
host:e,attempt:{discovery:a}},{place:T,services:w},x){const q={host:(0,V.nx)(e),at:(0,M.cA)(T)},j=a.kind==="found"?a.services:w,[ot,tt]=[w,j].map(wt=>new Map(wt.
map(({id:Dt,value:Ot})=>[Dt,Tt(Ot)]))),kt=[...new Set([...w,...j].map(({id:wt})=>wt))].filter(wt=>ot?.get(wt)!==tt?.get(wt)),dt=(0,st.kV)({...q,services:kt});return[
(0,st.Yv)(q),...kt.length>0?[dt]:[]].map(wt=>(0,D.hD)(wt,{clients:x}))}function Tt(e){const a=(T,w)=>(0,W.Gv)(w)?Object.fromEntries(Object.entries(w).sort()):w;
try{return JSON.stringify(e??null,a)}catch{return"nested too deeply"}}var Ct=o(2636);function ut(e){if(!Array.isArray(e))return St(e);const{shown:a,more:T}=(0,Q.
zN)(e,5);return`[${a.map(St).join(", ")}${T>0?", \u2026":""}]`}function St(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,Q.go)(e):(0,Q.dh)(JSON.
stringify(e))}const Mt=({host:e,value:a,why:T})=>(0,D.CC)("login-type",{message:`login.v1 of host ${e} is ${(0,Q.go)(a)}, not an object`,operator:'set login.v1 \
to an object with "client", "authz" and "token"',note:(0,Q.zd)(T)}),Pt=e=>a=>`is ${ut(a)}${a===void 0?"":`, not ${e}`}`,It=e=>a=>`is ${ut(a)}${e}`,Ft=e=>a=>`${Pt(
"an array")(a)}; the clients ignore it${e}`,Gt={"client-missing":[Pt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-emp\
ty":[()=>"is an empty string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Pt("an array of strings"),'set\
 "grant_types" to ["authz_code"], or remove it'],"grant-types-unsupported":[It(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],
"grant-types-unknown":[It('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Pt(
"a string with a URL"),'set "authz" to the URL of the authorization endpoint'],"token-missing":[Pt("a string with a URL"),'set "token" to the URL of the token e\
ndpoint'],"ports-count":[Pt("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[It("; both must be \
whole numbers from 1024 to 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[It("; the first port is greater than t\
he last"),"write the lower port first"],"ports-single":[It("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for exa\
mple [10000, 10010]'],"ports-ignored":[Ft(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Pt("an arr\
ay of strings"),'set "scopes" to an array of strings, or remove it'],"scopes-ignored":[Ft(""),'set "scopes" to an array of strings, or remove it']};function Jt(e,a){
const T=e.rule.replace(/-\w+$/,"").replace("-","_"),w=`"${T}" in login.v1 of host ${a}`;if("why"in e){const ot=`set "${T}" to an https:// URL without user name,\
 or to a path that starts with a slash`,tt=`${w}: ${(0,Q.dh)(e.why)}`;return(0,D.CC)(`login-${e.rule}`,{message:tt,operator:ot})}const[x,q]=Gt[e.rule],j=`${w} ${x(
e.value)}`;return(0,D.CC)(`login-${e.rule}`,{message:j,operator:q})}function zt({host:e,endpoints:a}){const T=a.map(({name:q})=>`"${q}"`).join(" and "),[w]=a,x=a.
length===1;return(0,D.CC)("login-url-port",{message:`${T} in login.v1 of host ${e} ${x?"names":"name"} no port, so a login uses port 443: ${w?.url??""}`,operator:`\
write a path that starts with a slash, or add :${w?.port??""} to the URL${x?"":"s"}`})}const Ht=({offered:e})=>e.length===0?"is empty":`offers ${(0,Q.K4)(e,20,Q.
dh)}`;function Zt(e,a){const{id:T,host:w,offered:x,block:q}=e,j=`the discovery document, which ${Ht(e)}`;if(q!==null)return`add ${T} to the \`host\` block at ${q}\
, which ${Ht(e)}`;if(T===I.xq&&a)return`configure a network mirror for the provider: Artifactory serves providers at https://${w}/artifactory/api/terraform/REPO\
SITORY/providers/ and offers no ${T}; the discovery document ${Ht(e)}`;const ot=(0,I.qE)(T)?x.find(yt=>(0,I.OA)(yt)===T):void 0,tt=T===I.xq?`use a host that off\
ers ${T}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${T}`;return{
operator:ot===void 0?`add ${T} to ${j}`:`rename ${ot} to ${T} in ${j}`,user:tt}}const re=e=>e.id==="any"?(0,D.CC)("service-missing",{message:`host ${e.host} doe\
s not provide any service`,operator:`add a service to the discovery document, which ${Ht(e)}`}):(0,D.CC)("service-missing",{message:e.why,help:Zt(e,e.isArtifactory)}),
ie=e=>(0,D.CC)("service-version",{message:e.why,help:e.isReadable?Zt(e,!1):`require an id of the form NAME.vN; the discovery document ${Ht(e)}`}),ye=({id:e,host:a,
value:T,why:w})=>(0,D.CC)("service-type",{message:`${e} of host ${a} is ${(0,Q.go)(T)}, not a string with a URL`,operator:`set ${e} to a URL such as "/v1/module\
s/"`,note:(0,Q.zd)(w)});var Qt=o(9529),ce=o(9587);function ae(e,a,T){const{value:w,flaws:x}=(0,Qt.m)(e,a,T),q={...w,authz:ee(w.authz),token:ee(w.token)},j=le(q,
a),ot=j.length===0?[]:[zt({host:T,endpoints:j})];return{login:q,problems:[...x.map(tt=>Jt(Ee(tt),T)),...ot]}}function le(e,a){const{name:T,port:w}=(0,J.cz)(a);return w===
""||w==="443"?[]:(0,Qt.u)(e).flatMap(({endpoint:x,text:q,url:j})=>{const ot=(0,J.cz)(j),tt=ot.name.toLowerCase()===T.toLowerCase();return j.scheme==="https"&&tt&&
ot.port===""?[{name:x,url:q,port:w}]:[]})}const Ee=e=>"why"in e?{...e,why:(0,ce.Nx)(e.why)}:e;function ee(e){const a=e===null?null:(0,J.Dl)(e);return a?.ok?(0,J.
Pl)(a.value):null}function we({discovery:e},a){switch(e.kind){case"failed":case"skipped":return{services:[],findings:[]};case"absent":return{services:[],findings:[
ue(e,a)]};case"found":return ve(e,a)}}function ve(e,a){const{requirements:T,clients:w,base:x,block:q}=a,j=e.services.map(({id:ft})=>ft),ot=e.services.some(({value:ft})=>typeof ft==
"string"&&ft.includes("/artifactory/")),tt={...a,discovery:e,found:{host:x.host,block:q,offered:j,isArtifactory:ot}},yt=T.map(({service:ft})=>ft),kt=yt.filter(ft=>ft!==
"any"),dt=j.filter(ft=>!kt.includes(ft)&&Z.Du.some(Kt=>I.oe(ft,Kt).ok)),wt=kt.map(ft=>de(ft,tt)),Dt=({outcome:ft,findings:Kt,urls:Vt})=>ft.kind!=="problem"&&!Vt.
some(({endpoint:Yt,url:Nt})=>Yt===null&&vt(Nt,x))&&!Kt.some(Yt=>(0,M.ER)(Yt)&&w.some(Nt=>Yt.affects.includes(Nt))),Ot=dt.map(ft=>de(ft,tt)),Ut=!yt.includes("any")||
[...wt,...Ot].some(Dt),bt=[...wt,...Ut?Ot.map(Te):Ot],Xt=bt.flatMap(({urls:ft})=>ft),Wt=yt.includes("any")&&bt.length===0?[(0,D.hD)(re({...tt.found,id:"any",why:""}))]:
[];return{services:bt.map(({outcome:ft})=>ft),findings:[...bt.flatMap(({findings:ft})=>ft),...Et(Xt,x),...Wt]}}function Te({outcome:e,findings:a,urls:T}){if(!I.
D6(e.id))return{outcome:e,findings:[],urls:[]};const w=x=>({...x,needed:!1});return{outcome:e,findings:a.map(w),urls:T.map(w)}}function ue({why:e,url:a},{requirements:T,
base:{host:w}}){const x=T.map(({service:tt})=>tt).filter(tt=>tt!=="any"),j=[...new Set(x.map(tt=>tt.split(".")[0]??tt))].map(I.Tz),ot=(0,Ct.HB)({host:w,url:(0,J.
Pl)(a),why:e,required:x,clientErrors:j});return(0,D.hD)(ot,{services:x.length===1?x:[]})}function de(e,a){const{services:T,url:w}=a.discovery,x=Ot=>I.TE(e,{services:T,
documentUrl:w,display:a.base.host,client:Ot}),j=(a.requirements.find(({service:Ot})=>Ot===e)?.clients??a.clients).map(Ot=>({client:Ot,lookup:x(Ot)})),[ot,...tt]=j;
if(ot===void 0)throw new Error("no client is checked");const yt=tt.filter(({lookup:Ot})=>Ot.kind!==ot.lookup.kind),kt=Ot=>!Ce(Ot)||x(Ot).kind===ot.lookup.kind,dt=yt.
length===0?(0,Z.SZ)(e).filter(kt):[ot.client],wt=qt(e,ot.lookup,dt,a),Dt=yt.flatMap(({client:Ot,lookup:Ut})=>qt(e,Ut,[Ot],a).findings);return{...wt,findings:[...wt.
findings,...Dt]}}const $e=2048,Ce=e=>Z.Du.some(a=>a===e);function qt(e,a,T,w){const{discovery:x,base:q}=w,{host:j}=q,ot=tt=>tt.map(yt=>(0,D.hD)(yt,{services:[e]}));
switch(a.kind){case"url":{const{url:tt,value:yt}=a,kt=v({id:e,value:yt,url:tt,host:j}),dt=!kt.some(({code:Dt})=>Dt==="service-url-invalid"),wt=(0,Q.dh)((0,J.Pl)(
tt),$e);return{outcome:{id:e,kind:"url",url:wt},findings:ot(kt),urls:dt?[{id:e,endpoint:null,url:tt,needed:!0}]:[]}}case"object":{const{login:tt,problems:yt}=ae(
a.value,x.url,j),kt=yt.find(({severity:dt})=>dt==="error");return{outcome:kt?{id:e,kind:"problem",problem:kt}:{id:e,kind:"login",login:tt},findings:ot(yt),urls:(0,Qt.
u)(tt).map(dt=>({...dt,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const tt=ne(e,a,w),yt=(0,D.hD)(tt,{services:[e],clients:T});
return{outcome:{id:e,kind:"problem",problem:tt},findings:[yt],urls:[]}}}}function ne(e,a,T){const w={...T.found,id:e,why:a.why};switch(a.kind){case"missing":return re(
w);case"bad-id":case"version":return ie({...w,isReadable:a.kind==="version"});case"type":{const{value:x}=a;return e===I.S3?Mt({...w,value:x}):ye({...w,value:x})}case"\
bad-url":{const x=(0,ce.Nx)(a.why);return gt(a.value)?S({...w,value:z(a.value),why:x}):a.reason==="user-info"?Y(w):N({...w,url:null,why:x})}}}function Se(e,a,T){
const{visit:w,requirements:x,predicted:q,requests:j,isNew:ot}=e,{host:tt}=w,yt=a.dialect.clients.filter(ft=>x.some(Kt=>Kt.clients.includes(ft))),kt=(0,M.TC)(tt,
x),dt=Me(w,yt),wt=dt.map(ft=>fe(w,ft,x,a,kt)),Dt=wt[0]?.services??[],Ot=dt.some(({forced:ft})=>ft===null)?[...(0,b.so)(w,x,kt,T),...(0,b.uA)(w,Dt,T)]:[],Ut=[...wt.
flatMap(ft=>ft.findings),...Ot,...q,...j===null?[]:(0,P.Ey)(j,w.attempt.certificates,a),...(0,P.WN)(w,x)].map(ft=>se(e,ft)),bt=be(tt,x),Xt=Ut.map(ft=>{const Kt=ft.
needed&&he(ft,e,a),Vt=(0,D.pj)(ft.problem,kt);return(0,M.nv)((0,D.aZ)({...ft,problem:Vt,needed:Kt},bt),yt)}),Wt=dt[0]?.forced?.place??null;return{visit:w,requirements:x,
services:Dt,servicesFrom:Wt,findings:Xt,isNew:ot}}function he({problem:e,services:a},{visit:{host:T,attempt:w},requirements:x,answering:q},{depth:j}){if(j==="di\
scovery"||w.discovery.kind==="skipped")return!0;const ot=a.some(yt=>q.has(`${T} ${yt}`));if(e.code==="service-url-no-slash"&&ot)return!1;const tt=x.filter(({service:yt})=>a.
length===0||a.includes(yt));return tt.length===0||tt.some(({isForInit:yt})=>yt)}function se({visit:e,requirements:a,isNew:T},w){const{services:x,places:q}=(0,M.
_7)(w.services,a),j=w.places.length===0?q:(0,B.As)((0,M.Rh)(w.places));return{...w,services:x,places:j,host:e.host,isHostNew:T}}function ke(e,{clients:a},T){const{
visit:w,requirements:x,isNew:q}=e,j=(0,_.n3)({host:(0,V.nx)(w.host),thrown:T}),ot={kind:"skipped",problem:j};return{visit:{...w,attempt:{...w.attempt,discovery:ot,
hops:[]}},requirements:x,services:[],servicesFrom:null,findings:[(0,M.nv)(se(e,(0,D.hD)(j)),a)],isNew:q}}function be(e,a){return a.every(({isImplied:w})=>w)?[...a.
flatMap(({clients:w})=>w),...(0,Z.Yr)(e)]:Z.zK}function Me(e,a){const T=e.forced.filter(({client:j})=>a.includes(j)),w=a.filter(j=>!T.some(ot=>ot.client===j)),q=(0,B.
c1)(T,({place:j,services:ot})=>JSON.stringify([j,ot])).map(j=>{const[ot]=j,tt=(0,V.cu)(e.host),{services:yt}=ot,kt={kind:"found",url:tt,services:yt},dt={...e.attempt.
timing,totalMs:0},Dt={...e,attempt:{discovery:kt,hops:[],timing:dt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:j.map(({client:Ot})=>Ot),visit:Dt,
forced:ot}});return w.length>0||q.length===0?[{clients:w,visit:e,forced:null},...q]:q}function fe(e,a,T,w,x){const{clients:q,forced:j}=a,ot=(0,V.nx)(e.host),tt=j&&
(0,M.cA)(j.place),{services:yt,findings:kt}=we(a.visit.attempt,{requirements:T,clients:q,block:tt,base:{hostname:e.host,host:ot,hasToken:e.credentials?.hasToken===
!0,kind:j===null?nt(e,w.resolve):"loopback"}}),dt=j===null?x:{...x,role:"operator"},wt=w.dialect.releases.filter(({client:bt})=>q.includes(bt)),Dt=[...j===null?
[]:rt(e,j,q),...(0,P.Ii)(a.visit,{...w,clients:q,releases:wt}),...kt,...j===null?(0,X.I)(e.host,yt,T,w):[]],Ot=e.forced.map(({client:bt})=>bt),Ut=j===null?Z.zK.
filter(bt=>!Ot.includes(bt)):a.clients;return{services:yt.map(bt=>bt.kind==="problem"?{...bt,problem:(0,D.pj)(bt.problem,dt)}:bt),findings:Dt.map(bt=>({...(0,D.
aZ)(bt,Ut),problem:(0,D.pj)(bt.problem,dt)}))}}function _e(e){const a=w=>{const x=e.filter(({problem:q,affects:j})=>j.includes(w)&&q.usualSeverity!=="notice");return x.
some(M.ER)?"fails":x.length>0?"warns":"works"},T=Z.zK.map(w=>[w,a(w)]);return Object.fromEntries(T)}var oe=o(5585),Oe=o(4977),pe=o(9075),Re=o(2389),Ae=o(5306),me=o(
9940);async function ge(e,a,T,w){const{dialect:x,configs:q,requirements:j}=a,{releases:ot}=x,{environment:tt,kill:yt,secrets:kt,stop:dt,startTimer:wt}=w,Dt={kill:yt,
learn:kt.learn,stop:dt.signal},Ot=(0,Oe.mQ)({...T,configs:q},tt,Dt),{credentials:Ut,forced:bt}=Ot,Xt={network:(0,Ae.Af)(T),credentials:{...Ut,find:(0,pe.Oo)(Ut.
find)},concurrency:T.concurrency,random:Math.random,now:Date.now,startTimer:wt,monotonic:w.now,stop:dt,sessions:T.depth==="discovery"?null:new Map},Wt=await(0,me.
pj)(e,{...Xt,forced:bt,required:Map.groupBy(j,({host:Nt})=>Nt),maxRedirects:Math.max(...x.clients.map(Nt=>Z.NX[Nt])),releases:ot,timeoutMs:T.timeoutMs??(0,me.nT)(
ot),retries:T.retries,progress:Nt=>w.progress({kind:"visits",...Nt})}),ft=Ut.known;if(T.depth==="discovery")return{visits:Wt,predicted:Re.j7,tokenSources:ft};const{
predictInit:Kt}=await Promise.all([o.e(245),o.e(155),o.e(836)]).then(o.bind(o,1836)),Vt={...Xt,...a,settings:T,machine:(0,oe.g8)(tt),directory:w.directory,lockHashes:a.
checkouts?.lockHashes??null,plugins:a.checkouts?.plugins??null,learn:kt.learn,progress:Nt=>w.progress({kind:"registries",...Nt}),visits:new Map(Wt.map(Nt=>[Nt.host,
Nt]))},Yt={...T,isFork:w.isFork};return{visits:Wt,predicted:await Kt(a.roots,Vt,Yt),tokenSources:ft}}}),2832:((Lt,pt,o)=>{o.d(pt,{IK:()=>D,v8:()=>Q,x8:()=>C,zy:()=>Y});
var P=o(7075),_=o(8522),B=o(7602);const D={kind:"excerpt",maxBytes:2048},Z=1e3,V=64*1024,X=1024,J=1024*1024,Q=256*1024,N=r=>Buffer.from(r,"latin1").toString("ut\
f8");function Y({status:r,reason:l,headers:E}){const k=$=>{const y=E.get($)?.[0];return y===void 0?null:N(y)},i=k("content-length"),c=r!==204&&r!==304&&i!=="0"?
k("content-encoding"):null;return{status:r,reason:N(l),contentType:k("content-type"),contentEncoding:c,location:k("location"),retryAfter:k("retry-after"),terraformGet:k(
"x-terraform-get"),apiVersion:k("tfp-api-version"),challenge:G(E.get("www-authenticate")??[]),declaredBytes:i===null||S(c)?null:Number(i)}}function G(r){const l=r.
flatMap(k=>k.split(",")).flatMap(k=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(k)?.[1]??[]);return l.some(k=>k.toLowerCase()==="bearer")?null:l[0]??null}const S=r=>r?.toLowerCase()===
"gzip";async function C(r,l,E){const k=[];let i=0,f;const c=E.kind==="excerpt"?setTimeout(()=>r.destroy(),Z).unref():void 0;try{for await(const y of p(r,l,E.maxBytes)){
if(k.push(y),k.length===X&&k.splice(0,X,Buffer.concat(k)),i+=y.length,i>E.maxBytes)break;i>J&&(f??=await E.turn?.())}}catch(y){if((0,B.$N)(y)==="COMPRESSED_TOO_\
LARGE")i=Number.POSITIVE_INFINITY;else if(E.kind==="whole")throw y}finally{clearTimeout(c),r.destroy(),f?.()}return{bytes:Buffer.concat(k).subarray(0,E.maxBytes),
truncated:i>E.maxBytes}}function p(r,l,E){if(!S(l.contentEncoding))return r;const k=(0,_.createGunzip)();let i=E+V;const f=async function*(c){for await(const $ of c){
if(i-=$.length,i<0)throw(0,B.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield $}};return(0,P.pipeline)(r,f,k,()=>{}),k}}),5306:((Lt,pt,o)=>{o.d(pt,
{be:()=>je,X5:()=>Ue,gQ:()=>Be,Ul:()=>He,Af:()=>We,JY:()=>Nt,To:()=>Ie,dI:()=>Pe,Lu:()=>Le,jT:()=>De});var P=o(7067),_=o(4091),B=o(4283),D=o(1831),Z=o(5195),V=o(
8408);const X=32;function J(n){const t=[];let s=n.getPeerX509Certificate();for(;s!==void 0&&t.length<X;)t.push(s),s=s.issuerCertificate;return t}function Q(n,t,s){
const[h]=n;if(h===void 0)return null;const m=t.ok?t.chain.slice(0,Math.max(1,t.chain.length-1)).map(({notAfter:et})=>et):n.map(({validTo:et})=>Date.parse(et)),R=Date.
parse(h.validFrom),K=Math.min(...m);return Number.isNaN(R)||Number.isNaN(K)?null:{host:s,subject:N(h.subject)??h.subjectAltName??"",issuer:N(h.issuer)??h.issuer??
"",validFrom:new Date(R).toISOString(),expires:new Date(K).toISOString()}}const N=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var Y=o(7598),G=o(7030),S=o(1692);const C={boolean:1,
integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class p extends Error{}class r{#t;#e;constructor(t,s){this.#t=t,this.#e=s}get isEmpty(){
return this.#t.length===0}isNext(t){return this.#t[0]===t}any(){const t=this.#t[0]??0,s=this.#t[1]??0;if(this.#t.length<2||(t&31)===31)throw this.#n();const h=s<
128?0:s&127,m=h===0&&s<128?s:this.#s(h),R=2+h,K=R+m;if(K>this.#t.length)throw this.#n();const[et,it]=[this.#t.subarray(R,K),this.#t.subarray(0,K)];return this.#t=
this.#t.subarray(K),{tag:t,content:et,whole:it}}element(t){if(!this.isNext(t))throw this.#n();return this.any()}content(t){return this.element(t).content}optional(t){
return this.isNext(t)?this.content(t):null}inside(t){return new r(this.content(t),this.#e)}oid(){const t=[];let s=0,h=!0;for(const et of this.content(C.oid)){if(s=
s*128+(et&127),h&&et===128||s>=2**31)throw this.#n();h=et<128,h&&(t.push(s),s=0)}const[m,...R]=t;if(m===void 0||!h)throw this.#n();const K=Math.min(Math.floor(m/
40),2);return[K,m-40*K,...R].join(".")}integer(){const t=this.content(C.integer),s=t[0],h=t[1]??0,m=s===0&&h<128||s===255&&h>=128;if(s===void 0||t.length>1&&m)throw this.#n();
return t}count(){const t=this.integer();if(t.length>8||(t[0]??0)>=128)throw this.#n();return t.reduce((s,h)=>s*256+h,0)}boolean(){const t=this.content(C.boolean);
if(t.length!==1||t[0]!==0&&t[0]!==255)throw this.#n();return t[0]!==0}bits(){const t=this.content(C.bits),[s=8]=t,h=t.subarray(1),m=h.at(-1)??0;if(s>7||s>0&&h.length===
0)throw this.#n();if((m&(1<<s)-1)!==0)throw this.#n();return h}#s(t){const s=this.#t.subarray(2,2+t);if(t===0||t>4||s.length<t)throw this.#n();const h=s.reduce(
(m,R)=>m*256+R,0);if(h<128||s[0]===0)throw this.#n();return h}#n(){return new p(this.#e)}}const l=/^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s,E={
12:n=>!(0,_._6)(n).includes("\uFFFD"),18:n=>/^[\d ]*$/.test((0,_.iP)(n)),19:n=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,_.iP)(n)),20:()=>!0,22:n=>n.every(t=>t<128),
30:n=>n.length%2===0&&!l.test((0,_.iP)(n))},k=({tag:n,content:t})=>E[n]?.(t)??!1,i=(n,t)=>n.length===t.length&&n.every((s,h)=>s===t[h]),f={"1.3.36.3.3.2.8.1.1.7":"\
brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},c=["1.3.132.0.33","1.2.840.1004\
5.3.1.7","1.3.132.0.34","1.3.132.0.35"],$={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.113":"Ed448"};function y(n){const t=new r(n,"public key").inside(C.sequence),
s=t.inside(C.sequence),h=s.oid(),m=t.bits();switch(h){case"1.2.840.113549.1.1.1":if(vt(s.any().whole)!=="0500")throw new p("public key");return u(m);case"1.2.84\
0.10045.2.1":{const R=s.isNext(C.oid)?s.oid():"explicit parameters";if(!c.includes(R))return{kind:"unsupported-curve",curve:f[R]??R};if(m[0]!==4)throw new p("pu\
blic key");return{kind:"ecdsa"}}case"1.3.101.112":if(!s.isEmpty||m.length!==32)throw new p("public key");return{kind:"ed25519"};default:return{kind:"unsupported",
name:$[h]??h}}}function u(n){const t=new r(n,"public key").inside(C.sequence),s=t.integer(),h=t.count(),[m=0,R=0]=s;if(m>=128||h===0)throw new p("public key");if(h===
1||h%2===0||h>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${h}`};const K=m===0?R:m;return{kind:"rsa",bits:8*(s.length-(m===0?2:1))+(32-Math.clz32(
K))}}const g={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA\
-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-\
512"],"1.3.101.112":["ed25519","Ed25519"]},A={"1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448"},H="1.2.840.1\
13549.1.1.10",I=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,nt={
201:"20",202:"30",203:"40"};function lt(n){const t=new r(n,"signature algorithm"),s=t.oid(),h=t.isEmpty?"":vt(t.any().whole);if(s===H){const K=I.exec(h);return K&&
nt[K[1]??""]===K[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[m,R]=g[s]??[];return m===void 0||
R===void 0?{isSupported:!1,name:A[s]??s}:{isSupported:!0,key:m,name:R}}const vt=n=>Array.from(n,t=>t.toString(16).padStart(2,"0")).join("");var Et=o(6181);const $t=130,
At=135,Rt=[129,134];function xt(n){const t="subject alternative names",s=new r(n,t).inside(C.sequence),h=[],m=[],R=[];for(;!s.isEmpty;){const{tag:K,content:et}=s.
any();if(Rt.includes(K)&&R.push(K),K===$t&&h.push(gt(et,t)),K===At){if(et.length!==4&&et.length!==16)throw new p(t);m.push(et)}}return{dns:h,addresses:m,others:R,
isKnown:[...h,...m,...R].length>0}}function Bt(n){const t="name constraints",s=new r(n,t),h=s.inside(C.sequence),[m,R]=[160,161].map(it=>h.optional(it)??new Uint8Array);
if(!m||!R||!h.isEmpty||!s.isEmpty)throw new p(t);if(m.length+R.length===0)throw new p(t);const[K,et]=[L(m),L(R)];return{permitted:K,excluded:et,isKnown:K.isKnown&&
et.isKnown}}function L(n){const t="name constraints",s=new r(n,t),h=[],m=[],R=[];let K=!0;for(;!s.isEmpty;){const{tag:it,content:ct}=s.inside(C.sequence).any(),
at=ct.length/2;if(it===$t)h.push(gt(ct,t).toLowerCase());else if(it===At&&(at===4||at===16))m.push({address:ct.subarray(0,at),mask:ct.subarray(at)});else{if(it===
At)throw new p(t);Rt.includes(it)?R.push(it):K=!1}}if(!(h.every(it=>F(it.replace(/^\.(?=.)/,"")))&&m.every(({mask:it})=>ht(it))))throw new p(t);return{dns:h,networks:m,
others:R,isKnown:K}}const F=n=>/^[!-~]*$/.test(n)&&!/^\.|\.\.|\.$/.test(n),ht=n=>/^1*0*$/.test(Array.from(n,t=>t.toString(2).padStart(8,"0")).join(""));function gt(n,t){
if(n.some(s=>s>=128))throw new p(t);return(0,_.iP)(n)}function z({dns:n,addresses:t},s){const h=(0,Et.r5)((0,Et.n7)(s));if(h!==null)return t.some(et=>i(et,Uint8Array.
from(h)));const m=s.toLowerCase(),R=m.replace(/\.$/,"").split("."),K=R.every(et=>v.test(et));return n.some(et=>{const it=et.toLowerCase(),[ct,...at]=it.split("."),
mt=ct==="*"&&at.length>0,_t=mt?at:[ct,...at];return!K||!_t.every(jt=>v.test(jt??""))?it===m&&it!==".":_t.join(".")===R.slice(mt?1:0).join(".")})}const v=/^[a-z0-9_][a-z0-9_-]*$/,
O=25e4;function U(n,{permitted:t,excluded:s}){const h=t.dns.length+s.dns.length,m=t.networks.length+s.networks.length;if(n.dns.length*h+n.addresses.length*m>O)return!1;
const K=new Set([...t.others,...s.others]);if(n.others.some(ct=>K.has(ct)))return!1;const et=n.dns.every(ct=>{const at=ct.toLowerCase();return F(at)&&(t.dns.length===
0||t.dns.some(mt=>d(at,mt)))&&!s.dns.some(mt=>d(at,mt)||b(at,mt))}),it=n.addresses.every(ct=>(t.networks.length===0||t.networks.some(at=>M(ct,at)))&&!s.networks.
some(at=>M(ct,at)));return et&&it}const d=(n,t)=>t===""||n===t||n.endsWith(t.startsWith(".")?t:`.${t}`),b=(n,t)=>n.startsWith("*.")&&t.replace(/^[^.]*/,"")===n.
slice(1),M=(n,{address:t,mask:s})=>n.length===t.length&&n.every((h,m)=>{const R=s[m]??0;return(h&R)===((t[m]??0)&R)});function W(n){try{const t=new r(n,"certifi\
cate"),s=t.inside(C.sequence);if(!t.isEmpty)throw new p("certificate");const h=s.inside(C.sequence),m=s.content(C.sequence),R=Ct(n,h,m);return s.bits(),"kind"in
R?{ok:!1,flaw:R}:{ok:!0,certificate:R}}catch(t){if(!(t instanceof p))throw t;return{ok:!1,flaw:{kind:"malformed",part:t.message}}}}const st=160,rt=163,Tt=[129,130];
function Ct(n,t,s){const h=t.isNext(st)?t.inside(st).count()+1:1;if(h>3)throw new p("version");if((t.integer()[0]??0)>=128)return{kind:"negative-serial"};const m=t.
content(C.sequence);if(!i(m,s))throw new p("signature algorithm");const R=ut(t,"issuer"),K=t.inside(C.sequence),et=Mt(K),it=Mt(K),ct=ut(t,"subject"),at=t.element(
C.sequence).whole,mt=y(at);if(mt.kind==="unsupported-curve")return{kind:"curve",curve:mt.curve};if(h>1)for(const _t of Tt)t.optional(_t);return{raw:n,subject:ct,
issuer:R,notBefore:et,notAfter:it,version:h,signature:lt(m),key:mt,keyInfo:at,...Ft(h===3?t.optional(rt):null)}}function ut(n,t){const{whole:s}=n.element(C.sequence),
h=new r(s,t).inside(C.sequence);for(;!h.isEmpty;){const m=h.inside(C.set);for(;!m.isEmpty;){const R=m.inside(C.sequence);if(R.oid(),!k(R.any()))throw new p(t)}}
return s}const St=[{tag:C.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:C.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function Mt(n){const t=St.find(({tag:_t})=>n.isNext(_t)),s=t?.format.exec((0,_.iP)(n.content(t.tag)));if(!s)throw new p("validity");const[h=0,m=0,...R]=s.slice(
1).map(_t=>Number(_t??0)),K=s[1]?.length===4?h:h<50?2e3+h:1900+h,[et=0,it=0,ct=0,at=0]=R,mt=new Date(0);if(mt.setUTCFullYear(K,m-1,et),mt.getUTCMonth()!==m-1||it>
23||ct>59||at>59)throw new p("validity");return mt.setUTCHours(it,ct,at)}const Pt=[15,19,31,32,33,36,37,54].map(n=>`2.5.29.${n}`),It=["2.5.29.14","2.5.29.35","1\
.3.6.1.5.5.7.1.1"];function Ft(n){const t=new Map,s=n&&new r(n,"extensions").inside(C.sequence);for(;s&&!s.isEmpty;){const _t=s.inside(C.sequence),jt=_t.oid(),te=_t.
isNext(C.boolean)&&_t.boolean();if(t.has(jt))throw new p("extensions");if(te&&It.includes(jt))throw new p("extensions");t.set(jt,{critical:te,value:_t.content(C.
octets)})}const h=_t=>t.get(`2.5.29.${_t}`)?.value??null,[m,R,K,et,it]=[15,17,19,30,37].map(h),ct=R?xt(R):null,at=et?Bt(et):null,mt=new Set(Pt);return ct?.isKnown&&
mt.add("2.5.29.17"),at?.isKnown&&mt.add("2.5.29.30"),{encodedNames:R??new Uint8Array,names:ct??{dns:[],addresses:[],others:[]},constraints:at,basic:K?Gt(K):null,
maySign:m?Ht(m):null,usages:it?Zt(it):[],unhandled:[...t].flatMap(([_t,{critical:jt}])=>jt&&!mt.has(_t)?_t:[])}}function Gt(n){const t=new r(n,"basicConstraints").
inside(C.sequence);return{isAuthority:t.isNext(C.boolean)&&t.boolean(),maxPath:t.isNext(C.integer)?t.count():null}}const Jt=4,zt=128;function Ht(n){const[t=0,s=0]=new r(
n,"keyUsage").bits();return t===0&&s<zt?null:(t&Jt)!==0}function Zt(n){const t=new r(n,"extendedKeyUsage").inside(C.sequence),s=[];for(;!t.isEmpty;)s.push(t.oid());
return s}const re=8192,ie=1024,ye=100;function Qt(n){const t=[];for(const[it,ct]of n.sent.entries()){const at=(n.parse??W)(ct);if(!at.ok)return{ok:!1,flaw:at.flaw,
isLeaf:it===0};const{certificate:mt}=at,{key:_t}=mt;if(_t.kind==="rsa"&&_t.bits>re)return{ok:!1,flaw:{kind:"key-size",bits:_t.bits},isLeaf:it===0};t.push(mt)}const[
s,...h]=t;if(s===void 0)throw new Error("a server sends at least one certificate");const m=ce(s,n);if(m!==null)return{ok:!1,flaw:m,isLeaf:!0};const R={others:h,
options:n,checks:0,hint:null},K=n.anchors(s.subject).some(({raw:it})=>i(it,s.raw))?ee(R,[s]):le(R,[s]);if(K!==null)return{ok:!0,chain:K};const et={kind:"unknown\
-authority",sent:de(s,h)};return{ok:!1,...R.hint??{flaw:et,isLeaf:!0}}}function ce(n,{host:t,now:s}){const h=ae(n,s);if(h!==null)return h;const{key:m}=n;return z(
n.names,t)?m.kind==="unsupported"?{kind:"key",name:m.name}:m.kind==="rsa"&&m.bits<ie?{kind:"key-size",bits:m.bits}:null:{kind:"other-name",names:n.names.dns}}function ae({
unhandled:n,notBefore:t,notAfter:s},h){const[m]=n;return m!==void 0?{kind:"critical-extension",id:m}:h<t?{kind:"not-yet-valid",at:t}:h>s?{kind:"expired",at:s}:null}
function le(n,t){const s=t.at(-1),{options:h,others:m}=n,R=h.anchors(s.issuer),K=m.filter(({subject:et})=>i(et,s.issuer));for(const[et,it]of[...R,...K].entries()){
const ct=et<R.length;if(n.checks+=1,n.checks>ye)return null;if(t.some(te=>Te(te,it)))continue;const at=Ee(t,it,ct,h);if(at!==null&&(n.hint??=at),!(at===null&&s.
signature.isSupported&&it.key.kind===s.signature.key&&h.isSignedBy(s,it)))continue;const _t=[...t,it],jt=ct?ee(n,_t):le(n,_t);if(jt!==null)return jt}return null}
function Ee(n,t,s,{now:h}){const m=n.at(-1),{basic:R,key:K,maySign:et,version:it}=t,ct=te=>({flaw:te,isLeaf:!1});if(!(R===null?it<3&&s:R.isAuthority)||et===!1)return ct(
{kind:"no-authority"});const mt=n.length===1;if(!m.signature.isSupported)return{flaw:{kind:"signature",name:m.signature.name},isLeaf:mt};if(K.kind==="rsa"&&K.bits<
ie)return ct({kind:"key-size",bits:K.bits});if(K.kind==="unsupported")return ct({kind:"key",name:K.name});const _t=ae(t,h);if(_t!==null)return ct(_t);const jt=R?.
maxPath??null;return jt!==null&&n.length-1>jt?ct({kind:"path-length"}):null}function ee(n,t){const s=t.findIndex(({usages:m})=>!ve(m));return s>=0?(n.hint??={flaw:{
kind:"usage"},isLeaf:s===0},null):t.every(({constraints:m},R)=>m===null||t.slice(0,R).every(({names:K})=>U(K,m)))?t:(n.hint??={flaw:{kind:"constraints"},isLeaf:!1},
null)}const we=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],ve=n=>n.length===0||n.some(t=>we.includes(t)),Te=(n,t)=>i(n.subject,t.subject)&&i(n.keyInfo,t.keyInfo)&&i(n.encodedNames,
t.encodedNames),ue=({subject:n,issuer:t})=>i(n,t);function de(n,t){return ue(n)?"self-signed":t.length===0?"leaf":t.some(ue)?"root":"chain"}const $e=["TLS_AES_1\
28_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],Ce=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],
qt=[...$e,...Ce.flatMap(n=>[`ECDHE-ECDSA-${n}`,`ECDHE-RSA-${n}`])],ne=["X25519","P-256","P-384","P-521"],Se=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519\
:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),he="@SEC\
LEVEL=0",se=Y.constants.SSL_OP_LEGACY_SERVER_CONNECT|Y.constants.SSL_OP_NO_RENEGOTIATION,ke={secureOptions:se,minVersion:"TLSv1.2",ciphers:[...qt,he].join(":"),
ecdhCurve:ne.join(":"),sigalgs:Se},fe={secureOptions:se,minVersion:"TLSv1",ciphers:[...qt,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",
he].join(":"),ecdhCurve:[...ne,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function _e(n){const t=oe(
()=>pe([...S.rootCertificates,...(0,S.getCACertificates)("extra"),...n===null?[]:[n]])),s=oe(()=>pe((0,S.getCACertificates)("system"))),h={parse:Ae(),isSignedBy:me()};
return{context:oe(()=>(0,S.createSecureContext)({...ke,ca:[]})),verify:(m,R)=>{const K=Date.now(),et={...h,sent:m,host:R,now:K},it=Qt({...et,anchors:t()}),ct=it.
ok?it:Qt({...et,anchors:mt=>[...t()(mt),...s()(mt)]});if(!ct.ok)return ct;const at=T(ct.chain,R,K);return at===null?ct:{ok:!1,...at}}}}function oe(n){let t;return()=>(t??=
{value:n()},t.value)}const Oe=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function pe(n){const t=n.flatMap(m=>Array.from(m.matchAll(Oe),([,R=""])=>Buffer.
from(R,"base64"))),s=Buffer.concat(t),h=new Map;return m=>{const R=Buffer.from(m),K=R.toString("latin1"),et=h.get(K);if(et!==void 0)return et;const ct=(s.includes(
R)?t.filter(at=>at.includes(R)):[]).flatMap(at=>{const mt=W(at);return mt.ok&&R.equals(mt.certificate.subject)?mt.certificate:[]});return ct.length>0&&h.set(K,ct),
ct}}const Re=200;function Ae(){const n=new Map;return t=>{const s=Buffer.from(t).toString("latin1"),h=n.get(s);if(h!==void 0)return h;n.size>=Re&&n.clear();const m=W(
t);return n.set(s,m),m}}function me(){const n=new WeakMap;return(t,s)=>{const h=n.get(t)??new WeakMap,m=h.get(s)??a(t,s);return n.set(t,h.set(s,m)),m}}const ge=new WeakMap;
function e(n){const t=ge.get(n)??new Y.X509Certificate(n.raw);return ge.set(n,t),t}function a(n,t){try{return e(n).verify(e(t).publicKey)}catch{return!1}}function T(n,t,s){
for(const[h,m]of n.entries()){const R=h===0,K=w(m,n[h+1],R?t:null,s);if(K!==null)return{flaw:{kind:"openssl",check:K},isLeaf:R}}return null}function w(n,t,s,h){
try{const m=e(n),{validFrom:R,validTo:K}=m;if(!(Date.parse(R)<=h&&h<=Date.parse(K)))return"dates";if(s!==null&&!q(m,s))return"name";if(t===void 0)return null;const et=e(
t);return t.version===3&&!et.ca?"authority":m.checkIssued(et)?null:"issuer"}catch{return"encoding"}}const x={subject:"never",partialWildcards:!1};function q(n,t){
if((0,G.isIP)(t)!==0)return n.checkIP(t)!==void 0;const s=t.replace(/\.$/,"").toLowerCase();if(n.checkHost(s,x)!==void 0)return!0;const h=s.replace(/^[^.]*/,""),
m=n.subjectAltName?.toLowerCase().split(", ")??[];return h!==""&&m.includes(`dns:*${h}`)}var j=o(7602),ot=o(8500);const tt=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_\
SSL_PACKET_LENGTH_TOO_LONG"],yt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function kt(n,{name:t},s,h){const m=(0,j.$N)(n);if(tt.
includes(m))return await Ot(await h())?(0,j.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(yt.test(m))return n;const R=await Xt(t,s,h);return R===null?
n:"flaw"in R?(s.connection.rejection=R,(0,j.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${R.flaw.kind}`)):(s.connection.unsupported=R,(0,j.Au)("TLS_UNSUPP\
ORTED",`not supported by the clients: ${R.name}`))}const[dt,wt]=[30,100],Dt=Buffer.from([22,3,1,0,0]);async function Ot(n){const t=await new Promise(s=>{Ut().then(
()=>s("")),n.once("data",h=>s(h.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(Dt)});return n.destroy(),t==="HTTP/"}async function Ut(){
for(let n=0;n<dt;n+=1)await(0,ot.setTimeout)(wt,null,{ref:!1})}const bt=[fe,{...fe,maxVersion:"TLSv1.2"}];async function Xt(n,t,s){for(const h of bt){const m=(0,S.
createSecureContext)({...h,ca:[]}),R=await s(),K=await(0,j.ek)(R,t,n,{secureContext:m}).catch(()=>null);if(K===null)continue;const et=Wt(K);return K.destroy(),et}
return null}function Wt(n){const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[s]=J(n),h=s&&W(s.raw);if(h?.ok===
!1)return{flaw:h.flaw,isLeaf:!0};const m=n.getCipher().name;if(!qt.includes(m))return{kind:"cipher",name:m};const R=Kt(n);if(!ne.includes(R))return{kind:"group",
name:R};const K=h?.certificate.key;return K?.kind==="unsupported"?{flaw:{kind:"key",name:K.name},isLeaf:!0}:null}const ft={prime256v1:"P-256",secp384r1:"P-384",
secp521r1:"P-521",secp224r1:"P-224"};function Kt(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:ft[t.name??
""]??t.name??""}const Vt="http/1.1",Yt="h2";async function Nt(n,t){const s=()=>xe(n,t),h=await s();if(n.scheme==="http")return h;try{return await Ne(n,h,t,Vt)}catch(m){
const R=j.$N(m);throw R.endsWith("_NO_APPLICATION_PROTOCOL")&&await Pe(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(R)?await kt(m,n,t,s):m}}async function Pe(n,t){if(n.
scheme!=="http")try{const s=await xe(n,t);(await Ne(n,s,t,Yt)).destroy()}catch(s){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(j.$N(s)))throw s}}function Ue(n){
const{scheme:t}=n;if(t!=="https"&&t!=="http")return(0,_.TR)(`unsupported protocol scheme "${t}"`);const{name:s,port:h}=(0,B.cz)(n);if(s==="")return(0,_.TR)("no \
Host in request URL");const m=(0,V.ER)(s)?(0,_.Ju)(s.toLowerCase()):(0,D.Pv)(s);if(!m.ok)return m;const R=h===""?(0,B.L5)(t):Number(h);return R>0&&R<=65535?(0,_.
Ju)({scheme:t,name:m.value,port:R}):(0,_.TR)(`invalid port "${h}"`)}function je(n){const{name:t}=(0,B.cz)(n),s=(0,D.Pv)(t);return(0,V.ER)(t)||!s.ok?t:s.value}function Be(n,{
name:t}){const{port:s}=(0,B.cz)(n);return(0,B.EN)(t)+(s===""?"":`:${s}`)}function He({resolve:n},t,s){const h=n.some(m=>m.name===t);return!["private","loopback"].
includes((0,Z.Sz)((h?null:s)??t))}function De({scheme:n,name:t,port:s}){return(0,B.EN)(t)+(s===(0,B.L5)(n)?"":`:${s}`)}function Le(n,t){const s=t.resolve.find(({
name:h,port:m})=>h===n.name&&(m===null||m===n.port));return s===void 0?{host:n.name,port:n.port,proxy:t.chooseProxy(n)}:{host:s.address,port:s.addressPort??n.port,
proxy:null}}async function xe(n,t){const{host:s,port:h,proxy:m}=Le(n,t.settings);if(m===null)return j.zy(s,h,t);j.ln(n.name,t),t.connection.proxy=m.host;const R=await ze(
m,t);return n.scheme==="https"?Fe(n,m,R):R}async function ze(n,t){const s=n.protocol==="https:"?"https":"http",h=n.hostname.replace(/^\[|\]$/g,""),m={scheme:s,name:h,
port:Number(n.port)||(0,B.L5)(s)},R=new j.Ng;try{const K={...t.settings,resolve:[],chooseProxy:()=>null};return await Nt(m,{...t,settings:K,connection:R,allowPrivate:!0})}catch(K){
const et=`proxy ${n.host} cannot be reached: ${j.bD(K)}`;throw j.Au("PROXY_REFUSED",et)}finally{t.connection.lookupMs=R.lookupMs,t.connection.connectMs=R.connectMs}}
async function Ne(n,t,s,h){const{connection:m,settings:R}=s,{trust:K}=R,et=performance.now(),it={secureContext:K.context(),ALPNProtocols:[h]},ct=await j.ek(t,s,
n.name,it);m.tlsMs=performance.now()-et;const at=J(ct),mt=K.verify(at.map(({raw:_t})=>_t),n.name);if(m.certificate=Q(at,mt,De(n)),mt.ok&&ct.alpnProtocol!==Yt)return ct;
throw ct.destroy(),mt.ok?j.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(m.rejection=mt,j.Au("CERTIFICATE_REJECTED",`certificate rejected: ${mt.flaw.kind}`))}
function Ie(n){if(n.username===""&&n.password==="")return{};const t=`${decodeURIComponent(n.username)}:${decodeURIComponent(n.password)}`;return{"proxy-authoriz\
ation":`Basic ${Buffer.from(t).toString("base64")}`}}const Ke=[502,503,504];function Fe(n,t,s){const h=`${(0,B.EN)(n.name)}:${n.port}`;return new Promise((m,R)=>{
const K=(0,P.request)({method:"CONNECT",path:h,headers:{host:h,...Ie(t)},insecureHTTPParser:!0,createConnection:()=>s});K.on("error",et=>{const it=`proxy ${t.host}\
 closed the connection: ${et.message}`;R(j.Au("PROXY_REFUSED",it))}),K.on("connect",(et,it,ct)=>{if(et.statusCode===200&&ct.length===0)return m(s);s.destroy();const{
statusCode:at=0,statusMessage:mt=""}=et,_t=Ke.includes(at)?"PROXY_NOT_REACHED":"PROXY_REFUSED",jt=`proxy ${t.host} returned ${at} ${mt}`;R(j.Au(_t,jt.trimEnd()))}),
K.end()})}function We(n){const t=[...[...n.hostnames,...n.tokens].map(({host:s})=>(0,D.Sv)(s).name),...n.resolve.map(({name:s})=>s)];return{resolve:n.resolve,namedHosts:new Set(
t),chooseProxy:n.chooseProxy,trust:_e(n.authorities)}}}),7602:((Lt,pt,o)=>{o.d(pt,{$N:()=>X,Au:()=>V,Ng:()=>Z,bD:()=>J,ek:()=>N,ln:()=>G,zy:()=>Q});var P=o(610),
_=o(7030),B=o(1692),D=o(5195);class Z{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const V=(l,E)=>Object.assign(new Error(E),{code:l});function X(l){return typeof l!="object"||l===null?"":"code"in l&&typeof l.code=="string"?l.code:""}const J=l=>typeof l==
"object"&&l!==null&&"message"in l?String(l.message):String(l);async function Q(l,E,k){const{connection:i}=k;(0,_.isIP)(l)!==0&&G(l,k);const f=performance.now();
let c=f;const $=(0,_.connect)({host:l,port:E,noDelay:!0,lookup:r(k,()=>{c=performance.now(),i.lookingUp=!1,i.lookupMs=c-f})});return k.hold($),await Y($,"connec\
t"),i.connectMs=performance.now()-c,i.address=$.remoteAddress??null,$}async function N(l,E,k,i){const f=(0,B.connect)({...i,socket:l,servername:(0,_.isIP)(k)===
0?k.replace(/\.$/,""):"",rejectUnauthorized:!1});return E.hold(f),await Y(f,"secureConnect"),f}function Y(l,E){return new Promise((k,i)=>{const f=()=>i(V("ECONN\
RESET","the connection was closed")),c=()=>k(void l.off("close",f));l.once(E,c).once("error",i).once("close",f)})}function G(l,E){const k=S(l,E);if(k!==null)throw k}
function S(l,{allowPrivate:E}){const k=(0,D.Sz)(l);return k==="metadata"?V("ADDRESS_METADATA",`${l} is a metadata address`):k==="public"||E?null:V(k==="reserved"?
"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${l} is a ${k} address`)}const C=253,p=l=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(l);function r(l,E){return(k,i,f)=>{if(p(k)||k.
replace(/\.$/,"").length>C){const c=V("ENOTFOUND",`no such host: ${k}`);queueMicrotask(()=>f(c,[]));return}l.connection.lookingUp=!0,(0,P.lookup)(k,{...i,all:!0},
(c,$)=>{if(E(),c!==null)return f(c,[]);const y=$.map(({address:A})=>S(A,l)),u=$.filter((A,H)=>y[H]===null),g=y.find(A=>A!==null);if(u.length===0&&g)return f(g,[]);
f(null,u)})}}}),1654:((Lt,pt,o)=>{o.d(pt,{N:()=>L});var P=o(4283),_=o(5195),B=o(3592),D=o(2832),Z=o(5306),V=o(7602),X=o(4091);function J(z){const[,v="",O="",U=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(z)??[],d=/^HTTP\/(\d)\.(\d)$/.exec(v);if(d===null)return(0,X.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(O))return(0,X.TR)("malformed statu\
s");const[,b="",M=""]=d;return(0,X.Ju)({status:Number(O),reason:U,version:Number(b+M)})}function Q(z,v){const O=G(v);if(!O.ok)return O;const U=new Map(O.value),
{status:d,reason:b,version:M}=z,W=l(d,M,U);if(!W.ok)return W;W.value==="chunked"&&U.delete("content-length");const st=W.value!==1/0&&k(M,U);return(0,X.Ju)({status:d,
reason:b,headers:U,framing:W.value,keepAlive:st})}const N=/^[\w!#$%&'*+.^`|~ -]+$/,Y=z=>/^[\t -~\u0080-\u00ff]*$/.test(z);function G(z){const v=new Map;for(const O of p(
z)){const U=O.indexOf(":"),d=O.slice(0,Math.max(U,0)),b=C(O.slice(U+1));if(!N.test(d))return(0,X.TR)("malformed header line");if(!Y(b))return(0,X.TR)("control c\
haracter in a header");const M=d.toLowerCase(),W=v.get(M);W===void 0?v.set(M,[b]):W.push(b)}return(0,X.Ju)(v)}const S=/(?<![ \t])[ \t]+$/,C=z=>z.replace(/^[ \t]+/,
"").replace(S,"");function p(z){const v=[];for(const O of z){const U=C(O),d=v.at(-1);/^[ \t]/.test(O)&&d!==void 0?d.push(U):v.push([/^[ \t]|^[^:]*$/.test(O)?":":
U])}return v.map(O=>O.join(" "))}const r=["transfer-encoding","content-length","trailer"];function l(z,v,O){const U=v>=11?O.get("transfer-encoding")??[]:[],[d]=U;
if(U.length>1)return(0,X.TR)("several Transfer-Encoding headers");if(d!==void 0&&d.toLowerCase()!=="chunked")return(0,X.TR)("unsupported Transfer-Encoding");const b=E(
O,"trailer");if(d!==void 0&&b.some(rt=>r.includes(rt)))return(0,X.TR)("forbidden name in Trailer");const M=O.get("content-length")??[];if(new Set(M).size>1)return(0,X.
TR)("different Content-Length headers");const[W]=M,st=Number(W);return W!==void 0&&!(/^\d+$/.test(W)&&st<2**63)?(0,X.TR)("malformed Content-Length"):z<200||z===
204||z===304?(0,X.Ju)(0):d!==void 0?(0,X.Ju)("chunked"):(0,X.Ju)(W===void 0?1/0:st)}const E=(z,v)=>(z.get(v)??[]).flatMap(O=>O.split(",")).map(O=>O.trim().toLowerCase());
function k(z,v){const O=E(v,"connection");return z<10||O.includes("close")?!1:z>=11||O.includes("keep-alive")}const i=4096,f=16*1024;class c{#t="size";#e=0;#s=0;#n="";#o=[];#r=0;push(v){
const O=new Uint8Array(v.length);let U=0,d=0;for(;d<v.length&&this.#t!=="nothing";){if(this.#e>0){const W=Math.min(d+this.#e,v.length);for(this.#e-=W-d;d<W;d+=1,
U+=1)O[U]=v[d]??0;continue}const b=v[d]??0;if(d+=1,this.#n+=String.fromCharCode(b),this.#n.length+this.#r>i)return(0,X.TR)("long line in chunks");if(b!==10)continue;
const M=this.#c(this.#n);if(M!==null)return(0,X.TR)(M);this.#n=""}return(0,X.Ju)({data:O.subarray(0,U),used:d,isEnd:this.#t==="nothing"})}#c(v){if(!v.endsWith(`\
\r
`)||v.indexOf("\r")<v.length-2)return"malformed end of a chunk line";if(this.#t==="size")return this.#i(v);const O=v===`\r
`;if(this.#t==="end of data")return this.#t="size",O?null:"malformed chunk";if(this.#r+=v.length,!O)return this.#o.push(v.slice(0,-2)),null;this.#t="nothing";const U=G(
this.#o);return U.ok?null:U.why}#i(v){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(v)?(this.#e=Number.parseInt(v,16),this.#t=this.#e===0?"trailer":"end of dat\
a",this.#e===0?null:(this.#s=Math.max(0,this.#s+v.length-16-2*this.#e),this.#s>f?"chunks with too little data":null)):"malformed chunk size"}}function $(z){const v=new Rt(
z);let O=!0,U=0;return{mayRepeat:()=>U>0&&v.received===U,isFree:()=>O&&v.isEmpty&&!z.destroyed&&z.readable,get:async d=>{O=!1,U=v.received,z.write(y(d),"latin1"),
await A(v);const b=await I(v),{framing:M}=b,W=async function*(){yield*M==="chunked"?$t(v):Et(v,M),O=b.keepAlive},st=()=>{O||z.destroy()};return{head:(0,D.zy)(b),
body:Object.assign(W(),{destroy:st})}}}}function y({path:z,headers:v}){const O=Object.entries(v).map(([d,b])=>`${d}: ${b}`),U=[`GET ${z} HTTP/1.1`,...O];if(U.some(
d=>/[\r\n\0]/.test(d)))throw new Error("a request has a line break");return`${U.join(`\r
`)}\r
\r
`}const u=9,g=4;async function A(z){const v=await z.arrived();if(v===null||v.length<u)return;if(v[0]===0&&v[3]===g&&v.readUInt32BE(5)===0)throw(0,V.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const H=5;async function I(z){z.textBytes=D.v8;for(let v=0;v<=H;v+=1){const O=nt(J(await lt(z))),U=[];for(;;){
const b=await lt(z);if(b==="")break;U.push(b)}const d=nt(Q(O,U));if(d.status<100||d.status>199||d.status===101)return d}throw(0,V.Au)("HTTP_MALFORMED",`more tha\
n ${H} interim responses`)}function nt(z){if(!z.ok)throw(0,V.Au)("HTTP_MALFORMED",z.why);return z.value}async function lt(z){const v=await z.line();if(v===null)
throw(0,V.Au)("ECONNRESET","the connection was closed");return v.endsWith("\r")?v.slice(0,-1):v}const vt=64*1024;async function*Et(z,v){let O=v;for(;O>0;){const U=await z.
arrived()!==null;if(!U&&O===1/0)return;if(!U)throw(0,V.Au)("BODY_CUT","the body is cut off");const d=z.take(Math.min(O,vt));O-=d.length,yield d}}async function*$t(z){
const v=new c;for(;;){const O=await z.arrived();if(O===null)throw(0,V.Au)("BODY_CUT","the body is cut off");const{data:U,used:d,isEnd:b}=nt(v.push(O));if(z.take(
d),U.length>0&&(yield U),b)return}}const At=10;class Rt{#t;#e=Buffer.alloc(0);received=0;textBytes=0;constructor(v){this.#t=v[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(){const v=[];for(;;){const O=this.#e.indexOf(At),U=this.take(O<0?this.#e.length:O+1);if(v.push(U),this.textBytes-=U.length,
this.textBytes<0)throw(0,V.Au)("HEADERS_TOO_LARGE","too many headers");if(O>=0)return Buffer.concat(v).toString("latin1").slice(0,-1);if(await this.#s())continue;
const d=Buffer.concat(v).toString("latin1");return d===""||d==="\r"?null:d}}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}take(v){const O=this.#e.
subarray(0,v);return this.#e=this.#e.subarray(O.length),O}async#s(){const v=await this.#t.next();return v.done===!0?!1:(this.#e=v.value,this.received+=this.#e.length,
!0)}}class xt{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const Bt=12;class L{#t;#e=[];#s=new Map;#n=new Set;#o=!0;constructor(v){
this.#t=v}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const v of[...this.#n].reverse())v.destroy()};async get(v){const O=new xt;try{const{head:U,body:d}=await this.#r(
v,O);O.head=U,O.body=await(0,D.x8)(d,U,v.planBody(U))}catch(U){O.address=O.connection?.address??O.address,O.error=(0,V.$N)(U)==="ECONNRESET"&&this.#e[0]||U}return O}async#r(v,O){
const{scheme:U,name:d,port:b}=v.endpoint,M=`${U}://${d} ${b}`,W=`${M} private`,st=F(v,this.#t),rt=async ut=>{this.#c(ut),O.address=ut.address;const St=performance.
now(),Mt=await ut.http.get(st);return O.firstByteMs=performance.now()-St,Mt},Ct=(v.allowPrivate?[M,W]:[M]).map(ut=>this.#s.get(ut)).find(ut=>ut?.http.isFree());
if(Ct!==void 0)try{return await rt(Ct)}catch(ut){if(!this.#o||!Ct.http.mayRepeat())throw ut}try{const ut=this.#i(v,O),St=await(0,Z.JY)(v.endpoint,ut),{address:Mt}=ut.
connection,Pt=(0,_.Sz)(Mt??d)==="public"?M:W;return await rt({key:Pt,http:$(St),socket:St,address:Mt})}catch(ut){throw(0,V.$N)(ut)==="HTTP2_FRAME"&&await(0,Z.dI)(
v.endpoint,this.#i(v,O)),ut}}#c(v){const O=this.#s;O.delete(v.key),O.set(v.key,v);const[U]=O;O.size>Bt&&U!==void 0&&(O.delete(U[0]),U[1].socket.destroy())}#i({allowPrivate:v},O){
const U=new V.Ng;O.connection=U;const d=b=>{this.#n.add(b),b.on("error",M=>{(0,V.$N)(M).startsWith("ERR_SSL")&&this.#e.push(M)}),b.on("close",()=>this.#n.delete(
b)),this.#o||b.destroy()};return{settings:this.#t,connection:U,allowPrivate:v,hold:d}}}function F(z,v){const{url:O,endpoint:U,token:d,headers:b}=z,M=U.scheme===
"http"?(0,Z.Lu)(U,v).proxy:null,W=(0,Z.gQ)(O,U),st=(0,P.t5)(O);return{path:ht(M===null?st:`http://${W}${st}`).replace(/ /g,"%20"),headers:{host:W,"user-agent":B.
_O,...b,...b.range===void 0?{"accept-encoding":"gzip"}:{},...gt(O,d),...M===null?{}:(0,Z.To)(M)}}}const ht=z=>Buffer.from(z,"utf8").toString("latin1");function gt(z,v){
if(v!==null)return{authorization:ht(`Bearer ${v.reveal()}`).trimEnd()};const O=(0,P.aR)(z);return O===null?{}:{authorization:O}}}),3948:((Lt,pt,o)=>{o.d(pt,{e:()=>vt});
var P=o(4283),_=o(4e3),B=o(9209),D=o(1064),Z=o(2713),V=o(2832),X=o(5306),J=o(960),Q=o(2636),N=o(9872),Y=o(4592),G=o(6697),S=o(7602);const C=L=>({describe:L,transient:!1}),
p=L=>({describe:L,transient:!0}),r=L=>F=>J.T0({host:F.host,why:L}),l=L=>p(({host:F})=>J.P6({host:F,error:L})),E=L=>C(({host:F})=>N.cI({host:F,error:L})),k=L=>p(
({host:F,asks:ht})=>ht==="document"?Q.Eh({host:F,why:L}):(0,Y.Bz)({host:F,why:L})),i=L=>C(({host:F,asks:ht})=>(0,G.AO)({host:F,address:L,asks:ht})),f=C(({host:L,
text:F})=>J.P0({host:L,error:F}));function c({host:L,rejection:F}){if(F===null)throw new Error("a certificate is rejected for a reason");const{flaw:ht,isLeaf:gt}=F;
return ht.kind==="expired"?N.vk({host:L,isLeaf:gt,at:ht.at}):ht.kind==="not-yet-valid"?N.x1({host:L,isLeaf:gt,at:ht.at}):ht.kind==="other-name"?N.B_({host:L,names:ht.
names}):N.SE({host:L,isLeaf:gt,flaw:ht})}const $={ENOTFOUND:C(r("no-such-host")),ENODATA:C(r("no-such-host")),EAI_AGAIN:p(r("no-answer")),EAI_FAIL:p(r("server-f\
ailed")),ECONNREFUSED:l("refused"),ECONNRESET:l("closed"),ECONNABORTED:l("closed"),EPIPE:l("closed"),EHOSTUNREACH:l("no-host-route"),ENETUNREACH:l("no-network-r\
oute"),ETIMEDOUT:p(({host:L,asks:F})=>J.Qs({host:L,asks:F,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:p(({host:L,text:F})=>J.P6({host:L,error:{proxy:F}})),
PROXY_REFUSED:C(({host:L,text:F})=>N.rZ({host:L,reason:F})),PLAIN_HTTP:C(N.MY),ADDRESS_METADATA:i("metadata"),ADDRESS_PRIVATE:i("private"),ADDRESS_RESERVED:i("r\
eserved"),CERTIFICATE_REJECTED:C(c),TLS_UNSUPPORTED:C(({host:L,unsupported:F})=>N.cI({host:L,error:F??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:E(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:E("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:E("client-certificate"),HTTP_MALFORMED:f,HTTP2_FRAME:f,HTTP2_ONLY:C(
G.ro),HEADERS_TOO_LARGE:C(Q.ku),BODY_CUT:k("closed"),Z_BUF_ERROR:k("gzip"),Z_DATA_ERROR:C(({host:L,asks:F})=>F==="document"?Q.jN({host:L,encoding:"broken gzip"}):
(0,Y.Bz)({host:L,why:"not-gzip"}))};function y(L){return L.endsWith("UNRECOGNIZED_NAME")?E("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(L)?E({code:L}):l({code:L})}
function u(L){const{code:F}=L,ht=Object.hasOwn($,F)?$[F]:void 0,{describe:gt,transient:z}=ht??y(F);return{problem:gt(L),transient:z}}function g({error:L,connection:F,
head:ht},{endpoint:gt,asks:z,limitMs:v}){const O=(0,X.jT)(gt);if(v!==null){const W=H(F,ht!==null);return{problem:J.Qs({host:O,asks:z,phase:W,limitMs:v}),transient:!0}}
const U=(0,S.$N)(L);if(U==="")throw L;const d=ht!==null&&A.test(U)?"BODY_CUT":U,{rejection:b,unsupported:M}=F??new S.Ng;return u({code:d,text:(0,S.bD)(L),asks:z,
host:O,rejection:b,unsupported:M})}const A=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function H(L,F){return L?.lookingUp?"lookup":L?.connectMs===null?"connect\
ion":F?"body":"response"}const I=[301,302,303,307,308],nt=8192;class lt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(F){
this.options=F,this.started=F.monotonic(),this.startsInPublic=F.origin?.isPublic??!0}}async function vt(L){const F=new lt(L),ht=L.startTimer(L.timeoutMs,()=>{F.
timedOut=!0,L.session.close()});try{const gt=await Et(F),{connections:z,firstByteMs:v,headMs:O,started:U}=F,d=st=>{const rt=z.map(Tt=>Tt[st]).filter(Tt=>Tt!==null);
return rt.length===0?null:rt.reduce((Tt,Ct)=>Tt+Ct)},[b,M,W]=[d("lookupMs"),d("connectMs"),d("tlsMs")];return{response:gt,hops:[...F.hops],timing:{lookupMs:b,connectMs:M,
tlsMs:W,firstByteMs:v,totalMs:L.monotonic()-U},headMs:O,certificates:[...z.flatMap(({certificate:st})=>st??[])]}}finally{ht()}}async function Et(L){let{url:F}=L.
options;for(;;){const ht=(O,U)=>xt((0,B.Y3)({redirect:O,url:(0,P.Pl)(F),why:U})),gt=(0,X.X5)(F);if(!gt.ok)return ht("to",gt.why);const z=await At(L,F,gt.value);
if(z.kind==="failed"||!$t(z.head))return z;const v=(0,P.O2)(F,z.head.location??"");if(!v.ok)return ht("from",`failed to parse Location header: ${v.why}`);if(L.hops.
length>L.options.maxRedirects)return Bt(L,v.value);if((0,P.jr)(v.value).length>nt){const O=`its URL has more than ${nt} characters, which servers do not accept`;
return ht("from",O)}F=v.value}}const $t=({status:L,location:F})=>I.includes(L)&&!!F;async function At(L,F,ht){const{options:gt,hops:z}=L,{token:v,settings:O,planBody:U,
headers:d,origin:b}=gt,M=z.length===0&&b===null;L.urls.add((0,P.jr)(F)),L.stops.push({scheme:ht.scheme,name:(0,X.be)(F)});const W=v===null?"none":(0,Z.nL)(L.stops).
at(-1)??"dropped";L.headMs=null;const st=gt.monotonic(),rt=await gt.session.get({url:F,endpoint:ht,token:W==="sent"?v:null,headers:d,allowPrivate:!L.startsInPublic||
M||O.namedHosts.has(ht.name),planBody:Pt=>(L.headMs=gt.monotonic()-L.started,$t(Pt)?V.IK:U(Pt))}),Tt=gt.monotonic()-st;Rt(L,rt,{url:(0,_.dh)((0,P.Pl)(F)),authorization:W,
ms:Tt}),M&&(L.startsInPublic=(0,X.Ul)(O,ht.name,rt.address));const{head:Ct,body:ut}=rt;if(Ct!==null&&ut!==null)return{kind:"received",url:F,head:Ct,body:ut};const St=L.
timedOut?gt.timeoutMs:null,{asks:Mt}=gt;return{kind:"failed",...g(rt,{endpoint:ht,asks:Mt,limitMs:St})}}function Rt(L,F,{url:ht,authorization:gt,ms:z}){const{connection:v,
address:O,head:U}=F;v!==null&&L.connections.push(v),F.body!==null&&(L.firstByteMs=(L.firstByteMs??0)+F.firstByteMs),L.hops.push({url:ht,status:U?.status??null,reason:(0,_.
dh)(U?.reason??""),mediaType:U?.contentType?(0,_.dh)(U.contentType):null,authorization:gt,challenge:U?.challenge?(0,_.dh)(U.challenge):null,address:O,proxy:v?.proxy??
null,ms:z})}const xt=L=>({kind:"failed",problem:L,transient:!1});function Bt({urls:L,hops:F,options:ht},gt){const{asks:z,maxRedirects:v}=ht,O=F[0]?.url??"";if(L.
has((0,P.jr)(gt)))return xt((0,B.f0)({url:O,asks:z,to:(0,P.Pl)(gt)}));const U=F.length,d=z==="document"?D.NX:{terraform:v,opentofu:v},b=D.Du.filter(M=>U>d[M]);return xt(
(0,B.KA)({url:O,asks:z,redirects:U,clients:b,limits:d}))}}),2636:((Lt,pt,o)=>{o.d(pt,{Eh:()=>Y,HB:()=>C,e:()=>V,g0:()=>S,jN:()=>Q,ku:()=>J,pN:()=>G,wE:()=>D,zf:()=>X});
var P=o(4e3),_=o(5799);const B='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function D({location:p,retryAfter:r,transient:l,...E}){
const{asked:k,status:i}=E,f=(c,$,y=(0,P.NM)(E,$))=>(0,_.CC)("document-status",{message:`${(0,P._r)(E)}${c}; expected 200 or 404`,help:y});if(i>=300&&i<400)return p?
f(", which clients do not follow",(0,_.C)("redirect with 301, 302, 303, 307 or 308")):f(" without a Location header",(0,_.C)("add a Location header to the redir\
ect"));if(i===429){const c=r===null?"":` (Retry-After: ${(0,P.dh)(r,40)})`;return f(c,Z,Z)}return l?f("",{operator:"check the host and any proxy in front of it",
user:"wait and run the check again, and check any proxy of this network",guest:(0,P.B9)(k)}):f("",{operator:"return the discovery document, or 404 if the host h\
as no services",user:(0,P.Wt)([]),guest:(0,P.qZ)(k)})}const Z={because:"the host limits the requests of this machine or of its network",operator:"raise the limi\
t for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parall\
el jobs), or use a runner with an address of its own, because hosted runners share theirs"};function V({contentType:p,malformed:r,...l}){const k=p===""?"has no \
Content-Type":`has ${r?"a malformed Content-Type":"Content-Type"} "${(0,P.dh)(p)}"`;return(0,_.CC)("document-type",{message:`${l.url} ${k}; expected "applicatio\
n/json"`,help:(0,P.NM)(l,(0,_.C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))})}const X=({
bytes:p,limit:r,...l})=>(0,_.CC)("document-size",{message:`${l.url} has ${p??`more than ${r}`} bytes, limit ${r}`,help:(0,P.NM)(l,(0,_.C)("check what is served \
at this URL","a discovery document only maps service ids to URLs"))}),J=({host:p})=>(0,_.CC)("document-headers",{message:`${p} sent more than 256 KiB of respons\
e headers`,operator:"look for a header or cookie that grows with each request"}),Q=p=>"host"in p?(0,_.CC)("document-encoding",{message:`${p.host} sent a discove\
ry document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the document"}):(0,_.CC)("document-encoding",
{message:`${p.url} has Content-Encoding "${(0,P.dh)(p.encoding)}", which the clients do not decompress`,help:(0,P.NM)(p,(0,_.C)("configure the server, and any p\
roxy in front of it, to respect Accept-Encoding: gzip"))}),N={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cu\
t off"},Y=({host:p,why:r})=>(0,_.CC)("document-incomplete",{message:`${p} ${N[r]}`,operator:"look for a server that crashes while it responds, or a proxy that c\
hanges the body"}),G=({why:p,advice:r,...l})=>(0,_.CC)("document-not-json",{message:`${l.url} is not valid JSON: ${(0,P.dh)(p)}`,help:(0,P.NM)(l,(0,_.C)(r??B))}),
S=({why:p,...r})=>(0,_.CC)("document-not-object",{message:`${r.url} is not a JSON object: ${(0,P.dh)(p)}`,help:(0,P.NM)(r,(0,_.C)(B))});function C({host:p,url:r,
why:l,required:E,clientErrors:k}){const i=E.length===0?"at least one service":E.join(", "),f=l==="status"?`has no discovery document (${r} returned 404)`:"has t\
he discovery document `null`, which offers no services",c=k.slice(0,20).map($=>`"${$}"`);return(0,_.CC)("document-absent",{message:`host ${p} ${f}; required: ${i}`,
operator:"serve /.well-known/terraform.json at the root of the host",user:(0,P.Wt)(E),guest:(0,P.qZ)(p),...c.length===0?{}:{note:`the clients print ${c.join(", ")}`}})}}),
4592:((Lt,pt,o)=>{o.d(pt,{Bz:()=>f,Ev:()=>E,MI:()=>N,Mx:()=>k,RK:()=>G,hy:()=>p,m$:()=>J});var P=o(4e3),_=o(5799),B=o(8937);const D=({kind:c,first:$,others:y})=>y===
0?$:`${$} and ${y} other ${c}${y===1?"":"s"}`,Z=({kind:c,mirror:$})=>$===null?`${c}s.v1`:"the network mirror",V=c=>`the URL of ${Z(c)} in the ${c.mirror===null?
"discovery document":"CLI configuration"}`;function X({page:c,host:$,...y},u){if(c?.kind!=="sign-in")return(0,P.NM)({page:c,asked:$},u);const g=`allow requests \
to ${Z({host:$,...y})} without a browser`,A=c.title===""?"":` ("${c.title}")`;return{operator:g,because:`the host returned a sign-in page${A}`}}function J(c){const{
token:$,elsewhere:y,challenge:u,isFork:g}=c,A=g&&$==="none",H=u===null?"":` and requires ${u} authentication`,I=A?"secrets are withheld from pull requests of fo\
rks":(0,B.pt)(c,y);return(0,_.CC)("versions-unauthorized",{message:`the versions of ${D(c)} cannot be read: ${(0,P._r)(c)}${H}; ${I}`,help:A?B.ro:X(c,Q(c)),severity:A?
"notice":$==="withheld"?"warning":"error"})}function Q(c){const{host:$,source:y,elsewhere:u,challenge:g,kind:A}=c,H=Z(c);if(g!==null)return{operator:`accept Bea\
rer tokens at the URL of ${H}`,note:"the CLIs send only Bearer tokens"};const I=u===null?`check that the token from ${y} is complete, has not expired and may re\
ad this ${A}`:`check that ${u} accepts the token from ${y}: the CLIs send it the token for ${$}, not one for ${u}`;return(0,B.$w)(c,H,u,I)}function N(c){const{attempts:$,
transient:y,host:u,status:g}=c,A=$>1?` in each of ${$} attempts`:"";return(0,_.CC)("versions-status",{message:`the versions of ${D(c)} cannot be read: ${(0,P._r)(
c)}${A}; expected 200`,help:X(c,Y(u,g,y,V(c)))})}function Y(c,$,y,u){return $===429?{because:"the host limits requests from this machine or network",operator:"r\
aise the limit, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:y?{operator:"check the logs of the regi\
stry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,P.B9)(c)}:{operator:`check ${u}\
; return 200 with the versions, or 404 for an unknown name`}}const G=c=>(0,_.CC)("versions-shape",{message:`the versions of ${D(c)} cannot be read: the response\
 of ${c.url} ${(0,P.dh)(c.why)}`,help:X(c,{operator:`check ${V(c)}, and return ${c.mirror===null?C[c.kind]:S}`})}),S='{"versions":{"1.0.0":{}}} with `Content-Ty\
pe: application/json`',C={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},p=({kind:c,address:$,url:y,ignored:u,
isMirror:g})=>(0,_.CC)("versions-empty",{message:u.length===0?`${c} ${$} has no versions: ${y} lists none`:`${c} ${$} has no valid versions: ${y} lists only ${r(
u)}`,operator:g?"add a version to the mirror, under a key of three numbers such as 1.2.0":u.length===0?`publish a version of the ${c}; if its tag exists, check \
that the registry has imported it`:`publish versions as ${l[c]}`,user:`check the address, or ask the publisher of the ${c} to release a version`}),r=c=>(0,P.K4)(
c,3,$=>`"${(0,P.dh)($,40)}"`),l={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function E({
kind:c,address:$,texts:y,rejects:u}){const g=`the registry lists ${r(y)} for ${c} ${$}, which ${y.length===1?"is not a version":"are not versions"}`,A=`publish \
versions as ${l[c]}, and remove others`;return u?(0,_.CC)("version-unreadable",{message:`${g}; OpenTofu, and Terraform before 1.13, therefore reject all version\
s`,help:{operator:A,user:"use Terraform 1.13 or later, which ignores such versions"}}):(0,_.CC)("version-unreadable",{message:`${g}; the CLIs ignore ${y.length===
1?"it":"them"}`,operator:A,severity:c==="module"?"warning":"notice"})}const k=c=>(0,_.CC)("provider-warning",{message:`the registry returned a warning for ${c.address}\
: "${(0,P.dh)(c.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),i={closed:"closed the connection before the end\
 of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},f=({host:c,why:$})=>(0,_.
CC)("answer-incomplete",{message:`${c} ${i[$]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((Lt,pt,o)=>{
o.d(pt,{Sz:()=>E,Zu:()=>r,uo:()=>k});var P=o(6181);function _(i){let f;const c=()=>i.trim().split(/\s+/).map(B);return()=>f??=c()}function B(i){const[f="",c]=i.
split("/"),$=(0,P.r5)(f);if($===null)throw new Error(`${f} is no address`);return{prefix:$,bits:c===void 0?$.length*8:Number(c)}}const D=({prefix:i,bits:f},c)=>i.
length===c.length&&i.every(($,y)=>{const u=Math.min(Math.max(8*(y+1)-f,0),8);return $>>u===(c[y]??0)>>u}),Z=_(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),V=_("127.0.0.0/8 0.0.0.0 ::1 ::"),X=_(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),J=_(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),Q=_("0.0.0.0/0 2000::/3"),N=_("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),Y=(i,f)=>i().some(c=>D(c,f)),G=[12,13,14,15],S=[[_("2002::/16"),[[2,3,4,5]],
0],[_("2001::/32"),[[4,5,6,7]],0],[_("2001::/32"),[G],255],[_("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],G],0]];function C(i){const f=S.filter(([$])=>Y(
$,i)).flatMap(([,$,y])=>$.map(u=>u.map(g=>(i[g]??0)^y)));return/^[02],0,94,254$/.test(i.slice(8,12).join())?[...f,i.slice(12)]:f}function p(i){return Y(V,i)?"lo\
opback":Y(N,i)?p(i.slice(12)):[i,...C(i)].some(f=>Y(Z,f))?"metadata":Y(X,i)?"private":Y(J,i)||!Y(Q,i)?"reserved":"public"}function r(i){const f=(0,P.r5)(i);return f===
null?"public":p(f)}const l=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function E(i){const f=i.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(f))return"loopback";const c=(0,P.r5)(f)??(0,P.RY)(f);return c===null?"public":p(c)}function k(i){const f=E(i);return f!==
"public"||i.includes(":")?f:l.test(i.replace(/\.$/,""))?"private":"public"}}),9529:((Lt,pt,o)=>{o.d(pt,{m:()=>V,u:()=>X});var P=o(4283),_=o(9562);const B=[1024,
65535],D=["authz_code","password"],Z="app.terraform.io";function V(S,C,p){const r=[],l=(g,A,H)=>(r.push({rule:A,value:H}),g),E=g=>Object.hasOwn(S,g)?S[g]:void 0,
k=J(E("client"),l),i=Q(E("grant_types"),p,l),f=(g,A)=>{const H=E(g);if(typeof H!="string")return A.some(Et=>i.includes(Et))?l(null,`${g}-missing`,H):null;const I=(0,_.
vy)(C,H);if(I.ok&&(0,P.cz)(I.value).name!=="")return(0,P.jr)(I.value);const lt=`failed to parse ${g==="authz"?"authorization":"token"} URL: ${I.ok?"no Host in r\
equest URL":I.why}`;return r.push({rule:`${g}-invalid`,why:lt}),null},c=f("authz",["authz_code"]),$=f("token",D),y=N(E("ports"),l),u=G(E("scopes"),l);return{value:{
client:k,grantTypes:i,authz:c,token:$,ports:y,scopes:u},flaws:r}}const X=S=>["authz","token"].flatMap(C=>{const p=S[C],r=(0,P.Dl)(p??"");return p!==null&&r.ok?[
{endpoint:C,text:p,url:r.value}]:[]});function J(S,C){return typeof S!="string"?C("","client-missing",S):S===""?C(S,"client-empty",S):S}function Q(S,C,p){if(S===
void 0)return["authz_code"];if(!Array.isArray(S))return p([],"grant-types-invalid",S);const r=[...new Set(S.filter(k=>typeof k=="string"))];return r.includes("a\
uthz_code")||r.includes("password")&&C===Z?r.every(k=>D.includes(k))?r:p(r,"grant-types-unknown",S):p(r,"grant-types-unsupported",S)}function N(S,C){if(S===void 0)
return B;if(!Array.isArray(S))return C(B,"ports-ignored",S);if(S.length!==2)return C(B,"ports-count",S);const[p,r]=S;return!Y(p)||!Y(r)?C(B,"ports-range",S):p>r?
C(B,"ports-order",S):p===r?C([p,r],"ports-single",S):[p,r]}const Y=S=>typeof S=="number"&&Number.isInteger(S)&&S>=B[0]&&S<=B[1];function G(S,C){if(S===void 0)return[];
if(!Array.isArray(S))return C([],"scopes-ignored",S);const p=S.filter(r=>typeof r=="string");return p.length===S.length?p:C(p,"scopes-invalid",S)}}),1193:((Lt,pt,o)=>{
o.d(pt,{k4:()=>S,y8:()=>$});var P=o(7511),_=o(4283),B=o(2832),D=o(3948),Z=o(4e3),V=o(3534),X=o(2636),J=o(1919),Q=o(1831),N=o(9587);const Y={kind:"whole",maxBytes:J.
bi},G=u=>u===408||u===425||u===429||u>=500;async function S(u){const{host:g,needed:A}=u,H=await(0,D.e)({...u,url:(0,Q.cu)(g),asks:"document",headers:{accept:"ap\
plication/json"},origin:null,planBody:F=>C(F)===null?Y:B.IK}),{response:I,...nt}=H;if(I.kind==="failed"){const{problem:F,transient:ht}=I;return{attempt:{discovery:F.
code==="host-http2"?{kind:"skipped",problem:F}:{kind:"failed",problem:F,excerpt:null},...nt},transient:ht,retryAfter:null}}const{head:lt,body:vt,url:Et}=I,$t=$(
vt.bytes),At=H.hops.at(-1),Rt={url:(0,_.Pl)(Et),page:$t,asked:(0,Q.nx)(g),hop:At},xt=p(I,Rt,A),{status:Bt,retryAfter:L}=lt;return{attempt:{discovery:xt,...nt},transient:G(
Bt),retryAfter:L}}function C(u){const{status:g,declaredBytes:A}=u;if(g===401||g===403)return({hop:nt,...lt})=>{const{authorization:vt="none",challenge:Et=null}=nt??
{};return(0,V.iX)({...u,...lt,host:lt.asked,token:vt,challenge:Et})};if(g!==200)return({url:nt,page:lt,asked:vt})=>X.wE({...u,url:nt,page:lt,asked:vt,transient:G(
g)});const H=u.contentType??"",I=(0,P.i)(H);return!I.ok||I.value!=="application/json"?nt=>X.e({...nt,contentType:H,malformed:!I.ok}):(A??0)<=J.bi?null:nt=>X.zf(
{...nt,bytes:A,limit:J.bi})}function p(u,g,A){const{head:H,body:I}=u,nt=u.url.user&&{name:"",password:null},lt={...u.url,user:nt,fragment:""};if(H.status===404)
return{kind:"absent",url:lt,why:"status"};const vt=C(H),Et=At=>({kind:"failed",problem:At,excerpt:k(I.bytes)});if(vt!==null)return Et(vt(g));const $t=(0,J.Tp)(I.
bytes,(0,J.Zo)(A));switch($t.kind){case"object":return{...$t,kind:"found",url:lt};case"null":return{kind:"absent",url:lt,why:"null"};case"not-object":return Et(
X.g0({...g,why:$t.why}));case"not-json":return Et(r(u,$t,g))}}function r({head:u,body:g},{why:A,advice:H},I){if(g.truncated)return X.zf({...I,bytes:null,limit:J.
bi});const nt=u.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(nt)?X.pN({...I,why:A,advice:H}):X.jN({...I,encoding:nt})}const l=200,E=80;
function k(u){const A=(u.length<B.IK.maxBytes?N._U:N.NE)(i(u)).trim();return Array.from(A.slice(0,2*l)).slice(0,l).join("")||null}const i=u=>new TextDecoder("ut\
f-8",{ignoreBOM:!0}).decode(u.subarray(0,B.IK.maxBytes)),f=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,c=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function $(u){const g=y(i(u));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(g))return null;const[,A="",H]=/<title[^>]*>([^<]*)(<?)/i.exec(g)??
[],I=A.replace(/\s+/g," ").trim(),nt=(0,Z.dh)(H===""?(0,N.NE)(I):I,E);return c.test(I)?{kind:"captive-portal",title:nt}:{kind:f.test(I)||/type=["']?password/i.test(
g)?"sign-in":"other",title:nt}}function y(u){let g=u.trimStart();for(;g.startsWith("<!--");){const A=g.indexOf("-->",4);if(A<0)return"";g=g.slice(A+3).trimStart()}
return g}}),9940:((Lt,pt,o)=>{o.d(pt,{nT:()=>N,pj:()=>Y});var P=o(1654),_=o(6697),B=o(1831),D=o(1193),Z=o(7082),V=o(6875);const X=500,J=1e4,Q=3e5,N=i=>Math.min(
Math.max(...i.map(({attemptMs:f})=>f)),Q);async function Y(i,f){const c=i.map(g=>({host:g,isBegun:!1})),$=i.entries(),y={total:i.length,done:0,failed:0,waiting:new Set},
u=async()=>{for(const[g,A]of $){if(f.stop.why!==null)return;y.waiting.add(A),f.progress(y);const H=await C(A,f).catch(I=>(0,Z.i)(A,(0,_.n3)({host:(0,B.nx)(A),thrown:I})));
c[g]=H,y.waiting.delete(A),y.done+=1,(!G(H)||!p(H.attempt))&&(y.failed+=1),f.progress(y)}};return await Promise.all(Array.from({length:Math.min(f.concurrency,i.
length)},u)),S(c,f.stop)}const G=i=>"attempt"in i;function S(i,{why:f}){if(f===null)return i.filter(G);const c=i.length-i.filter(G).length;return i.map($=>{if(G(
$))return $;const{host:y,isBegun:u}=$,g={stopped:f,unchecked:c,total:i.length};return(0,Z.i)(y,(0,_.nD)({host:(0,B.nx)(y),isBegun:u,...g}))})}async function C(i,f){
const{stop:c}=f,{answer:$,clients:y,difference:u}=await f.credentials.find(i),g=[];for(;c.why===null;){const{attempt:A,transient:H,retryAfter:I}=await E(i,$,f);
if(c.why!==null&&!p(A)||(g.push(A),!(p(A)?r(g,f.releases):H)||g.length>f.retries))break;await(0,V.v7)(k(g.length,I,f),f)}return g.length===0?{host:i,isBegun:!0}:
{host:i,...l(g),credentials:$&&{source:$.source,hasToken:$.token!==null,problem:$.problem},looks:y,difference:u,forced:f.forced.get(i)??[]}}const p=({discovery:i})=>i.
kind!=="failed",r=(i,f)=>f.some(({attemptMs:c})=>!i.some($=>p($)&&$.timing.totalMs<=c));function l(i){const f=i.findIndex(p),c=f<0?i.length-1:f,[$]=i.slice(c);if($===
void 0)throw new Error("a visit without an attempt");return{attempt:$,earlier:i.slice(0,c),later:i.slice(c+1)}}async function E(i,f,c){if(f?.isUnsendable&&f.problem!==
null){const lt={kind:"failed",problem:f.problem,excerpt:null};return{attempt:(0,Z.O)(lt),transient:!1,retryAfter:null}}const{network:$,required:y,forced:u,stop:g,
sessions:A,concurrency:H}=c,I=[...(y.get(i)??[]).map(({service:lt})=>lt),...(u.get(i)??[]).flatMap(({services:lt})=>lt.map(({id:vt})=>vt))],nt=new P.N($);g.signal.
addEventListener("abort",nt.close);try{const lt=f?.token??null,vt=await(0,D.k4)({...c,host:i,needed:I,session:nt,settings:$,token:lt}),{discovery:Et}=vt.attempt;
return Et.kind==="found"&&(A?.size??0)<H&&A?.set(nt,Et.url),vt}finally{g.signal.removeEventListener("abort",nt.close),A?.has(nt)||nt.close()}}function k(i,f,{random:c,
now:$}){const y=X*2**(i-1)*(.5+c()/2);return Math.min(Math.max(y,(0,V.VJ)(f,$())??0),J)}})};export{Ye as ids,Ge as modules};
