const Ge=[977,426,879],Ve={4977:((Lt,ft,o)=>{o.d(ft,{mQ:()=>j});var L=o(2905),C=o(4929),K=o(3534),P=o(1064),q=o(1831),X=o(2713),Y=o(1421),Q=o(8161),et=o(5747),D=o(
9075),B=o(4e3),J=o(1919),v=o(5799);const d=(a,A)=>({name:a,isProgram:!1,answers:A,find:M=>A.get(M)??null});async function _(a,A){let M=null;const G=[],st=[];for(const ct of a){
const St=M===null||!ct.isProgram,Ct=St?await ct.find(A):null;G.push({source:Ct?.source??ct.name,held:St?c(Ct):"not asked",counts:M===null&&Ct!==null}),Ct?.problem&&
st.push((0,v.hD)(Ct.problem,{places:Ct.place===null?[]:[Ct.place]})),M??=Ct}return{answer:M,looks:G,findings:st}}function c(a){return a===null?"nothing":a.token===
null?"no token":a.token.reveal()===""?"an empty token":"a token"}const f=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function S(a,A,M=null){const G=A.reveal(),st={source:a,
place:M,token:A,problem:l(a,G,M!==null)};return f.test(G)?{...st,isUnsendable:!0}:st}const O=[[f,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function l(a,A,M){if(A==="")return K.QU({source:a,isInFile:M});
const G=O.find(([st])=>st.test(A))?.[1];return G!==void 0?K.Eu({source:a,slip:G}):A.length<X.Il?K.fj({source:a}):null}const h=1024*1024;function r(a,A){let M=null;
const G=async st=>{if(M!==null)return M;const ct=await U(a,st,A);if("output"in ct)return at(a,ct.output,A);const St=it(a,ct.why);return ct.isStopped&&(M??=St),St};
return{name:g(a),isProgram:!0,find:(0,D.Oo)(G)}}const g=({name:a})=>`credentials helper ${a}`,N=({shown:a},A)=>({why:`failed to run ${a}: ${A}`}),k=({shown:a},A)=>({
why:`${a} ${A} and was stopped`,isStopped:!0}),b="was running when the check ended";async function U(a,A,M){if(a.refusal!==null)return N(a,a.refusal);if(M.stop.
aborted)return k(a,b);try{return await T(W(a,A,M.environment),a,M)}catch(G){const st=(0,et.Oj)(G);return N(a,ht[st]??st)}}function T(a,A,M){const{timeoutMs:G,abortAfter:st,
stop:ct}=M,St=AbortSignal.any([st(G),ct]);return new Promise((Ct,pt)=>{const Ot=[],Mt=[];let xt=0;const Nt=zt=>{St.removeEventListener("abort",Ft),Ct(zt)},Ht=zt=>{
y(a,M),Nt(k(A,zt))},Ft=()=>Ht(ct.aborted?b:`did not exit within ${G/1e3} s (timeout-seconds)`);St.addEventListener("abort",Ft);const Zt=zt=>Wt=>{xt+=Wt.length,xt>
h?Ht(`wrote more than ${h/1024/1024} MiB`):zt.push(Wt)};a.stdout?.on("data",Zt(Ot)),a.stderr?.on("data",Zt(Mt)),a.on("error",pt),a.on("close",zt=>{if(zt===0)return Nt(
{output:Buffer.concat(Ot)});const Wt=yt(Buffer.concat(Mt).toString()),Xt=Wt===""?", but it produced no error message":`: ${Wt}`;Nt({why:`error in ${A.shown}${Xt}`})})})}
function y(a,{kill:A}){try{a.pid!==void 0&&A((0,Q.platform)()==="win32"?a.pid:-a.pid,"SIGKILL")}catch(M){(0,et.Oj)(M)}a.stdout?.destroy(),a.stderr?.destroy(),a.
unref()}const W=({path:a,args:A},M,G)=>(0,Y.spawn)(a,[...A,"get",M],{env:tt(G),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),tt=a=>Object.
fromEntries(Object.entries(a).filter(([A])=>!A.startsWith("INPUT_"))),ht={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function at(a,A,{learn:M}){const G=(0,J.Tp)(A);if(G.kind==="not-json"||G.kind==="no\
t-object")return it(a,`malformed output from ${a.shown}: ${(0,B.dh)(G.why)}`);const st=G.kind==="null"?null:G.services.find(({id:St})=>St==="token")?.value;if(typeof st!=
"string")return null;const ct=new X.ou(st);return M(ct),S(g(a),ct)}function it(a,A){const M=(0,C.Dz)({name:a.name,why:A});return{source:g(a),place:null,token:null,
problem:M}}const $t=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),yt=a=>(0,B.dh)(a.replace($t,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());
function bt({tokens:a,environment:A,clients:M}){const G=[m(a),H(A)],st=M.map(({helper:ct,credentials:St,...Ct})=>{const pt=[...G,V(St)];return{...Ct,known:pt,sources:ct===
null?pt:[...pt,ct]}});return{known:It(st.flatMap(({known:ct})=>ct)),find:async ct=>{const St=await Promise.all(st.map(async({client:pt,sources:Ot,turnedOff:Mt})=>{
const{looks:xt,...Nt}=await _(Ot,ct);return{...Nt,client:pt,looks:[...xt,...I(Mt,ct)]}})),Ct=St.flatMap(({answer:pt})=>pt??[]);return{answer:Ct.find(({token:pt})=>pt!==
null)??Ct[0]??null,clients:St.map(({client:pt,looks:Ot})=>({client:pt,looks:Ot})),findings:St.flatMap(({findings:pt})=>pt),difference:wt(ct,St)}}}}function It(a){
const A=new Map(a.toReversed().flatMap(M=>[...M.answers]));return new Map([...A].flatMap(([M,{token:G,source:st}])=>G===null?[]:[[M,st]]))}const I=(a,A)=>a.filter(
M=>M.host===A||M.host===null).map(({source:M})=>({source:M,held:"not read",counts:!1})),V=a=>d("CLI configuration",new Map(a.map(A=>[A.host,gt(A)])));function gt({
host:a,place:A,token:M,hasValue:G}){const st=`${A.file}:${A.line}`;if(M!==null)return S(st,M,A);const ct={kind:"no token",file:st,host:a,hasValue:G};return{source:st,
place:A,token:null,problem:(0,C.P4)({clients:P.Du,mistake:ct})}}function wt(a,A){const[M,...G]=A,st=M?.answer?.token?.reveal(),ct=G.find(({answer:Ct})=>Ct?.token?.
reveal()!==st);if(M===void 0||ct===void 0)return null;const St=({client:Ct,answer:pt})=>({client:Ct,source:pt?.token?pt.source:null});return(0,K.tK)({host:a,first:St(
M),other:St(ct)})}function H(a){const A=Object.entries(a).flatMap(([M,G])=>{const st=(0,q.$k)(M);return st===null||G===void 0?[]:[[st,S(M,new X.ou(G))]]});return d(
"TF_TOKEN_ variables",new Map(A))}function m(a){const A="tokens setting",M=a.map(({host:G,token:st})=>{const ct=S(A,st);return[G,st.reveal()===""?{...ct,token:null}:
ct]});return d(A,new Map(M))}const $=1e4;function j({tokens:a,configs:A,timeoutMs:M},G,st){for(const Ot of A.flatMap(Mt=>Mt.secrets))st.learn(Ot);const ct=new Map,
St=Ot=>{if(Ot===null)return null;const Mt=JSON.stringify([Ot.path,...Ot.args]),xt=Ft=>AbortSignal.timeout(Ft),Nt={timeoutMs:M??$,environment:G},Ht=ct.get(Mt)??r(
Ot,{abortAfter:xt,...st,...Nt});return ct.set(Mt,Ht),Ht},Ct=A.map(Ot=>({...Ot,helper:St(Ot.helper)})),pt=A.flatMap(({forced:Ot,client:Mt})=>Ot.map(xt=>({...xt,client:Mt})));
return{credentials:bt({tokens:a,environment:G,clients:Ct}),configs:A,complaints:(0,L.Ot)(A.flatMap(({findings:Ot})=>Ot)),forced:Map.groupBy(pt,({host:Ot})=>Ot)}}}),
4929:((Lt,ft,o)=>{o.d(ft,{Dz:()=>Y,P4:()=>q,Yv:()=>Q,kV:()=>et});var L=o(4091),C=o(1831),K=o(4e3),P=o(5799);const q=({clients:D,mistake:B})=>(0,P.CC)("credentia\
ls-config",{...X(B),affects:D});function X(D){switch(D.kind){case"missing":return{message:`${D.setting} names ${(0,L.ol)(D.path)}, which does not exist`,help:"c\
orrect the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${D.file} ${(0,K.mP)(D.failure)}`,help:D.failure.kind==="\
size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"\
syntax":return{message:`${D.file} has a syntax error: ${D.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${D.
file}: ${D.path.join(".")} must be ${D.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"blo\
ck":return{message:`${D.file}: ${D.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${D.type} ${(0,L.ol)(
D.label)} is not a hostname: ${D.why}`,help:D.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is \
more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more \
than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:D.hasValue?`the token in the credentia\
ls block for host ${(0,C.nx)(D.host)} at ${D.file} is not a string`:`the credentials block for host ${(0,C.nx)(D.host)} at ${D.file} has no token`,help:'add tok\
en = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,L.ol)(
D.name)}: there is no terraform-credentials-${D.name} in ${D.directories.join(", ")}`,help:D.name===D.name.toLowerCase()?"install the program there (PATH is not\
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const Y=({name:D,why:B})=>(0,P.CC)("credenti\
als-helper",{message:`credentials helper ${D}: ${B}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),Q=({host:D,
at:B})=>(0,P.CC)("services-forced",{message:`the host block at ${B} defines the services of ${D}; the host's own discovery document is not used`,help:`remove th\
e host block at ${B} to use the discovery document of ${D}`}),et=D=>(0,P.CC)("services-forced-differ",{message:`the host block at ${D.at} and the discovery docu\
ment of ${D.host} differ in ${(0,K.K4)(D.services,10,K.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),1919:((Lt,ft,o)=>{
o.d(ft,{Qc:()=>D,Tp:()=>X,Zo:()=>d,bi:()=>P});var L=o(3307),C=o(4091),K=o(9562);const P=1024*1024,q={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function X(c,f=q){
const S=(0,C._6)(c),O=Q(S,f),l=(0,L.Ey)(S,O.add);if(l!==null){const[,r,g]=D(S)??[];return r===void 0?{kind:"not-json",...l}:{kind:"not-json",why:`it ${r}`,advice:g??
null}}const h=/[^\t\n\r ]/.exec(S)?.[0];return h==="{"?{kind:"object",services:O.read()}:h==="n"?{kind:"null"}:{kind:"not-object",why:`found ${Y[h??""]??"a numb\
er"}`}}const Y={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function Q(c,f){const S=new Map,O=c.includes("\\");return{add:(r,g,N,k)=>{if(k===0)return;
const b=c.slice(N,k),U=O?(0,L.I)(b):b.slice(1,-1),T=S.get(U);T!==void 0?Object.assign(T,{start:r,end:g}):f.keeps(U,g-r)&&S.set(U,{id:(0,L.I)(b),start:r,end:g})},
read:()=>Array.from(S.values(),({id:r,start:g,end:N})=>({id:r,value:N-g>f.maxValue?void 0:(0,L.IL)(c.slice(g,N))}))}}const et=[[/^[\t\n\r ]*$/,"is empty",null],
[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as U\
TF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],
D=c=>et.find(([f])=>f.test(c)),B=100,J=16*1024,v=200;function d(c){const f=new Set(c),S=new Set(c.map(_));let O=0,l=J;return{maxValue:K.Ls,keeps:(h,r)=>{if((0,K.
D6)(h)||f.has(h))return!0;const g=h.length<=v&&S.delete(_(h));return O===B||h.length+r>l?g:(O+=1,l-=h.length+r,!0)}}}const _=c=>c.slice(0,c.indexOf(".")+1)}),5585:((Lt,ft,o)=>{
o.d(ft,{g8:()=>q,hg:()=>X,pS:()=>Q});var L=o(8161),C=o(6760),K=o(5747);const P={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function q(v){const d=(0,L.platform)();return{
system:d==="win32"?"windows":"unix",platform:`${d==="win32"?"windows":d}_${P[(0,L.arch)()]??(0,L.arch)()}`,environment:v,accountHome:(0,K.N0)(()=>(0,L.userInfo)().
homedir||null,null)}}function X(v,d,_,c=null){const f=et(d.environment,c),S=D(d),O=S===null?null:B(v,d,S,_),l=O?.dataDirectories??[],h=S===null?[]:Y(S,d),r=J(d),
g=N=>r(N,"plugins");return{main:f??(O&&{path:O.main,chosenBy:"default"}),directory:f===null&&O!==null?O.directory:null,directoryOff:f&&O&&{path:O.directory,by:f.
chosenBy},helperDirectories:l.map(g).flatMap(N=>[N,r(N,d.platform)]),mirrorDirectories:[...l,...h].map(g)}}function Y(v,d){const{system:_,platform:c,environment:f}=d,
S=J(d);if(_==="windows")return[S(v,"HashiCorp","Terraform")];if(c.startsWith("darwin"))return[v,"/"].map(r=>S(r,"Library","Application Support","io.terraform"));
const{XDG_DATA_HOME:O="",XDG_DATA_DIRS:l}=f,h=r=>r.startsWith("/");return[h(O)?O:S(v,".local","share"),...(l||"/usr/local/share:/usr/share").split(":").filter(h)].
map(r=>S(r,"terraform"))}function Q(v,d){const _=D(d),c=d.system==="windows"?"\\":"/";return _===null||_.length<2||!v.startsWith(_+c)?v:(d.system==="windows"?"%\
APPDATA%":"~")+v.slice(_.length)}function et(v,d){if(d)return{path:d,chosenBy:"cli-config"};for(const _ of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const c=v[_];
if(c)return{path:c,chosenBy:_}}return null}function D({system:v,environment:d,accountHome:_}){return v==="windows"?d.APPDATA||null:d.HOME||_||null}function B(v,d,_,c){
const f=J(d),S=d.system==="windows",O=f(_,S?"terraform.rc":".terraformrc"),l=f(_,S?"tofu.rc":".tofurc"),h=f(_,S?"terraform.d":".terraform.d");if(v==="terraform")
return{main:O,directory:h,dataDirectories:[h]};const r=c(O)&&!c(l)?O:l;if(S)return{main:r,directory:h,dataDirectories:[h]};const{XDG_CONFIG_HOME:g,XDG_DATA_HOME:N}=d.
environment,k=!c(O)&&!c(l);return{main:g&&k?f(g,"opentofu","tofurc"):r,directory:g&&!c(h)?f(g,"opentofu"):h,dataDirectories:N?[h,f(N,"opentofu")]:[h]}}const J=({
system:v})=>(v==="windows"?C.win32:C.posix).join}),7511:((Lt,ft,o)=>{o.d(ft,{i:()=>D});const L="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",C=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
K=String.raw`[()<>@,;:\\"/[\]?=]`,P=new RegExp(`^${L}(?:/${L})?$`),q=String.raw`"((?:[^"\\\r\n]|\\${K}|\\(?!${K}))*)"`,X=new RegExp(`;${C}*(${L})${C}*=${C}*(?:(${L}\
)|${q})${C}*`,"y"),Y=new RegExp(`;${C}*$`,"y"),Q=new RegExp(String.raw`\\(${K})`,"g"),et=new RegExp(`^${C}+|(?<!${C})${C}+$`,"g");function D(v){const d=v.indexOf(
";"),_=J((d<0?v:v.slice(0,d)).replace(et,""));return P.test(_)&&(d<0||B(v,d))?_:null}function B(v,d){const _=new Map;for(let c=d;c<v.length;){X.lastIndex=c;const[
f,S="",O,l=""]=X.exec(v)??[];if(f===void 0)return Y.lastIndex=c,Y.test(v);const h=S.toLowerCase(),r=O??l.replace(Q,"$1"),g=_.get(h);if(g!==void 0&&g!==r)return!1;
_.set(h,r),c+=f.length}return!0}const J=v=>v.replaceAll("\u0130","i").toLowerCase()}),5693:((Lt,ft,o)=>{o.d(ft,{Ey:()=>_,Ii:()=>B,Or:()=>r,WN:()=>h});var L=o(960),
C=o(9209),K=o(9872),P=o(5799),q=o(8011),X=o(1064),Y=o(1831),Q=o(9562);const et=1440*60*1e3,D=1;function B(k,b){const{hops:U,certificates:T}=k.attempt;return[...l(
k,b),...J(k,b),...f(U),...S(T,b),...O(k,b)]}function J(k,b){const{discovery:U,hops:T}=k.attempt;switch(U.kind){case"skipped":return[(0,P.hD)(U.problem)];case"fa\
iled":{const y=b.isFork&&U.problem.code==="document-unauthorized"&&!k.credentials?.hasToken;return[(0,P.hD)(U.problem,y?{severity:"notice"}:{})]}case"found":case"\
absent":{const y=T[0]?.url??"";return[...v(y,T.length-1,b),...d(k,b)]}}}function v(k,b,U){const T=U.clients.filter(y=>b>X.NX[y]);return T.length>0?[(0,P.hD)((0,C.
KA)({url:k,asks:"document",redirects:b,clients:T,limits:X.NX}))]:b>D?[(0,P.hD)((0,C.CL)({url:k,redirects:b}))]:[]}function d(k,{releases:b,slowMs:U}){const T=(0,Y.
nx)(k.host),y=k.attempt.timing.totalMs,W=r(k),tt=yt=>N(W,yt)!=="never",ht=b.filter(yt=>!tt(yt)),at=({client:yt})=>!b.some(bt=>bt.client===yt&&tt(bt)),it=[!0,!1].
flatMap(yt=>{const bt=ht.filter(I=>at(I)===yt);if(bt.length===0)return[];const It=(0,L.Qs)({host:T,phase:"complete",tookMs:y,releases:bt});return[(0,P.hD)(It,{needed:yt})]});
if(it.length>0||y<=U)return it;const $t=c(k.attempt.timing);return[(0,P.hD)((0,L.U2)({host:T,tookMs:y,limitMs:U,phase:$t,releases:b}))]}function _({host:k,slowest:b,
certificates:U},T,{slowMs:y,...W}){const tt=T.map(yt=>yt.host),ht=U.filter(yt=>!tt.includes(yt.host)),at=b?.timing.totalMs??0;if(b===null||at<=y)return S(ht,W);
const it={host:(0,Y.nx)(k),url:b.url,tookMs:at,limitMs:y},$t=(0,L.U2)({...it,phase:c(b.timing)});return[(0,P.hD)($t),...S(ht,W)]}function c({lookupMs:k,connectMs:b,
tlsMs:U,firstByteMs:T,totalMs:y}){const tt=[["lookup",k],["connection",b],["tls",U],["response",T]].map(([at,it])=>({name:at,ms:it??0})),ht={name:"rest",ms:tt.reduce(
(at,{ms:it})=>at-it,y)};return tt.reduce((at,it)=>it.ms>at.ms?it:at,ht)}function f(k){const b=k.find(({url:T})=>T.startsWith("http://"));if(b===void 0)return[];
const U=b.authorization==="withheld";return[(0,P.hD)((0,C.n4)({url:k[0]?.url??"",to:b.url,exposesToken:U}))]}function S(k,{certificateDays:b,now:U}){const T=new Map;
for(const y of k){const W=T.get(y.host);(W===void 0||y.expires<W.expires)&&T.set(y.host,y)}return[...T.values()].flatMap(({host:y,expires:W})=>{const tt=(Date.parse(
W)-U)/et;return tt<0||tt>=b?[]:[(0,P.hD)((0,K.BU)({host:y,days:Math.floor(tt),expires:W}))]})}function O(k,b){const{host:U,attempt:T,earlier:y}=k,[W]=y,tt=["fai\
led","skipped"].includes(T.discovery.kind);if(W?.discovery.kind!=="failed"||tt)return[];const ht=W.discovery.problem.message,at=r(k),it=b.releases.filter(yt=>N(
at,yt)==="sometimes"),$t=y.length+1;return[(0,P.hD)((0,L.Er)({host:(0,Y.nx)(U),attempts:$t,failure:ht,releases:it}))]}function l({credentials:k,attempt:{discovery:b}},U){
if(!k?.problem)return[];const{code:T}=k.problem,y=b.kind==="failed"&&b.problem.code===T,W=U.isFork&&!k.hasToken&&T==="credentials-empty";return y||W?[]:[(0,P.hD)(
k.problem)]}function h({host:k},b){if(!b.some(({service:T})=>T===Q.e$))return[];const{name:U}=(0,Y.Sv)(k);return[...U.includes(".")?[]:[(0,q.Zp)({host:k,name:U})],
.../(^|\.)xn--/.test(k)?[(0,q._W)({host:k})]:[]].map(T=>(0,P.hD)(T,{services:[Q.e$]}))}const r=({earlier:k,attempt:b,later:U})=>[...k,b,...U];function g({discovery:k,
timing:b,headMs:U,hops:T},{attemptMs:y}){const W=U!==null&&U<=y?T.at(-1)?.status:null;return W===null||(0,X.Mq)(W??0)?"retries":k.kind!=="failed"&&b.totalMs<=y?
"works":"fails"}function N(k,b){const U=k.map(W=>g(W,b)),T=U.indexOf("works");return T<0?"never":T<=b.retries&&!U.slice(0,T).includes("fails")?"always":"sometim\
es"}}),9426:((Lt,ft,o)=>{o.r(ft),o.d(ft,{attemptsOf:()=>L.Or,contact:()=>ge,crashedVisit:()=>Ce,judgeRequests:()=>L.Ey,judgeVisit:()=>Se,outcomesOf:()=>he});var L=o(
5693),C=o(6697),K=o(5143),P=o(5799),q=o(1064),X=o(1831),Y=o(8185),Q=o(4283),et=o(4e3);const D=({id:e,host:i,url:w,why:E})=>(0,P.CC)("service-url-invalid",{message:w===
null?`${e} of host ${i}: ${(0,et.dh)(E)}`:`${e} of host ${i} is "${w}", which the clients cannot connect to: ${E}`,operator:`set ${e} to an https:// URL, or to \
a path that starts with a slash`}),B=({id:e,host:i,why:w})=>(0,P.CC)("service-url-credentials",{message:`${e} of host ${i}: ${w}`,operator:"remove the user name\
 and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),J=({id:e,host:i,url:w})=>(0,P.CC)("serv\
ice-url-empty",{message:`${e} of host ${i} is an empty string, which resolves to the document itself: ${w}`,operator:`set ${e} to the URL of the service, such a\
s "/v1/${e.split(".")[0]}/", or remove it`}),v=({id:e,host:i,value:w,why:E})=>(0,P.CC)("service-url-looks-like-host",{message:`${e} of host ${i} is "${w}", whic\
h is a path and not a URL with a host`,operator:`write "https://${w}" if a host is meant`,note:E===null?void 0:(0,et.zd)(E)});function d(e){const{id:i,host:w,url:E,
clients:x}=e,Z=x.map(rt=>q.bB[rt]),z=E.slice(E.lastIndexOf("/")+1);return(0,P.CC)("service-url-no-slash",{message:`${i} of host ${w} does not end with a slash: ${E}`,
operator:"add the slash",note:`without it ${Z.slice(0,-1).join(", ")} and ${Z.at(-1)} replace "${z}" with the path that they append`,affects:x})}const _=({id:e,
host:i,url:w})=>(0,P.CC)("service-url-relative",{message:`${e} of host ${i} is a path without a leading slash: Terraform and OpenTofu resolve it to ${w}, other \
clients do not`,operator:"start the path with a slash, or write the complete URL"}),c=({id:e,host:i})=>(0,P.CC)("service-url-query",{message:`${e} of host ${i} \
has a query, which the clients drop when they append a path`,operator:"move the content of the query into the path",note:"never put a secret into the document"});
function f({host:e,uses:i},w=["is","are"]){const E=Map.groupBy(i,({id:Z})=>Z),x=Array.from(E,([Z,z])=>{const rt=z.flatMap(({endpoint:ot})=>ot??[]);return rt.length===
0?Z:`${Z} (${rt.join(", ")})`});return`${(0,et.K4)(x,10,et.dh)} of host ${e} ${x.length===1?w[0]:w[1]}`}const S=({urls:e})=>(0,et.K4)(e,3,et.dh),O=({uses:e})=>q.
zK.filter(i=>e.some(({id:w})=>(0,q.SZ)(w).includes(i))),l={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},h=e=>(0,P.CC)(
"service-url-private",{message:`${f(e)} at ${S(e)}, which clients ${l[e.kind]} cannot reach`,operator:`set the external URL of the registry (also called base UR\
L or public URL) to https://${e.host}`,affects:O(e)}),r=[...q.Du,"dependabot"];function g(e){const i=e.uses.every(({endpoint:x})=>x!==null),w=i?"a login sends i\
ts token in clear text otherwise":`the clients send the token of ${e.host} there in clear text`,E=O(e);return(0,P.CC)("service-url-insecure",{message:`${f(e)} n\
ot https: ${S(e)}`,operator:e.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:i||e.hasToken?
w:void 0,affects:r.filter(x=>E.includes(x))})}function N(e){const{host:i,name:w}=e,E=`${f(e)} on another host: ${S(e)}`,x=O(e).includes("renovate");return e.hasToken&&
x?(0,P.CC)("service-url-cross-host",{message:E,help:`give Dependabot and Renovate a token for ${w}; Terraform and OpenTofu send it the token of ${i}`}):(0,P.CC)(
"service-url-cross-host",{message:E,help:`where outgoing traffic is filtered, allow ${w} as well`,severity:"notice",affects:[]})}const k=e=>(0,P.CC)("service-ur\
l-other-port",{message:`${f(e)} on another port of the same host: ${S(e)}`,operator:`check that clients can connect to this port; behind a proxy, set the extern\
al URL of the registry to https://${e.host}`}),b=e=>(0,P.CC)("service-url-double-slash",{message:`${f(e,["has","have"])} a double slash in the path: ${S(e)}`,operator:"\
remove the slash at the end of the external URL of the registry"}),U=e=>(0,P.CC)("service-url-same",{message:`${f(e,["has","have"])} the same URL: ${S(e)}`,operator:"\
check both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var T=o(5195),y=o(9562);function W({host:e,
attempt:i},w){const{name:E}=X.Sv(e),x=T.uo(E),Z=i.hops[0]?.address??null;if(x!=="public"||Z===null)return x;const z=T.Zu(Z),rt=w.some(ot=>ot.name===E);return z===
"loopback"&&rt?"public":z}const tt={public:0,reserved:1,private:2,metadata:2,loopback:3},ht=(e,{kind:i})=>tt[bt(e)]>tt[i];function at(e,i){const{hostname:w}=i,E=e.
filter(({url:mt})=>ht(mt,i)),x=e.filter(mt=>!E.includes(mt)),Z=x.filter(({url:mt})=>mt.scheme==="http"),z=x.filter(({id:mt,endpoint:_t})=>_t===null&&(0,y.p4)(mt)),
rt=Map.groupBy(z,({url:mt})=>It(mt,w)),ot=x.filter(({endpoint:mt,url:_t})=>mt===null&&I(_t,w)),Tt=x.filter(({url:mt})=>mt.path.includes("//")),kt=it(i);return[...kt(
E,yt,mt=>{const[_t,...Dt]=new Set(E.map(({url:Bt})=>bt(Bt))),At=Dt.length===0&&(_t==="loopback"||_t==="reserved");return h({...mt,kind:At?_t:"private"})}),...kt(
Z,yt,g),...[...rt].flatMap(([mt,_t])=>mt===null?[]:kt(_t,yt,Dt=>N({...Dt,name:mt}))),...kt(ot,yt,k),...kt(Tt,$t,b),...kt(V(e),$t,U)]}const it=({host:e,hasToken:i})=>(w,E,x)=>{
if(w.length===0)return[];const Z=w.map(({url:ot})=>w.length===1?$t(ot):E(ot)),z=x({host:e,hasToken:i,uses:w,urls:[...new Set(Z)]}),rt=[...new Set(w.map(({id:ot})=>ot))];
return[(0,P.hD)(z,{services:rt,needed:w.some(({needed:ot})=>ot)})]},$t=e=>(0,et.dh)((0,Q.Pl)(e)),yt=e=>(0,et.dh)(`${e.scheme}://${e.host}`);function bt(e){const{
name:i}=(0,Q.cz)(e);return T.Sz(/[^\0-\x7f]/.test(i)?X.$o(i)??"":i.toLowerCase())}function It(e,i){const{name:w}=(0,Q.cz)(e),E=X.Sv(i).name;if(w.toLowerCase()===
E)return null;const x=X.Pv(w);return x.ok?x.value===E?null:X.nx(x.value):w}function I(e,i){if(e.scheme==="http"||It(e,i)!==null)return!1;const w=E=>Number(E||443);
return w((0,Q.cz)(e).port)!==w(/:(\d+)$/.exec(i)?.[1]??null)}function V(e){const i=[y.e$,y.xq].flatMap(E=>e.find(x=>x.id===E)??[]),w=new Set(i.map(({url:E})=>$t(
E).replace(/\/$/,"")));return i.length===2&&w.size===1?i:[]}const gt=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,wt=e=>gt.test(e)&&
!/^[a-z0-9-]+\.json$/i.test(e),H=e=>e.replace(/[?#].*$/s,"");function m(e){const i=$(e),{id:w,host:E,value:x}=e,Z={id:w,host:E,url:(0,Q.Pl)(e.url)};if(i!==null)
return[D({...Z,why:i})];const rt=a(e)&&!wt(x)?(0,q.ab)(w):[];return[x===""?J(Z):null,wt(x)?v({...Z,value:H(x),why:null}):null,j(x)?_(Z):null,rt.length>0?d({...Z,
clients:rt}):null,e.url.query!==""&&(0,y.p4)(w)?c(Z):null].filter(ot=>ot!==null)}function $({url:e}){const{name:i,port:w}=(0,Q.cz)(e);return i===""?"no Host in \
request URL":w===""||Number(w)>0&&Number(w)<=65535?null:`invalid port "${w}"`}const j=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(e)&&!wt(e),a=({value:e,url:i})=>e!==
""&&!/^$|\/$/.test(i.path);var A=o(3217),M=o(2886),G=o(3307),st=o(4929);function ct(e,i){const w=e.forced.filter(({client:z})=>i.includes(z)),E=i.filter(z=>!w.some(
rt=>rt.client===z)),Z=(0,K.c1)(w,({place:z,services:rt})=>JSON.stringify([z,rt])).map(z=>{const[rt]=z,ot=(0,X.cu)(e.host),{services:Tt}=rt,kt={kind:"found",url:ot,
services:Tt},mt={...e.attempt.timing,totalMs:0},Dt={...e,attempt:{discovery:kt,hops:[],timing:mt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:z.
map(({client:At})=>At),visit:Dt,forced:rt}});return E.length>0||Z.length===0?[{clients:E,visit:e,forced:null},...Z]:Z}function St({host:e,attempt:{discovery:i}},{
place:w,services:E},x){const Z={host:(0,X.nx)(e),at:(0,M.cA)(w)},z=i.kind==="found"?i.services:E,[rt,ot]=[E,z].map(_t=>new Map(_t.map(({id:Dt,value:At})=>[Dt,Ct(
At)]))),kt=[...new Set([...E,...z].map(({id:_t})=>_t))].filter(_t=>rt?.get(_t)!==ot?.get(_t)),mt=(0,st.kV)({...Z,services:kt});return[(0,st.Yv)(Z),...kt.length>
0?[mt]:[]].map(_t=>(0,P.hD)(_t,{clients:x}))}function Ct(e){const i=(w,E)=>(0,G.Gv)(E)?Object.fromEntries(Object.entries(E).sort()):E;try{return JSON.stringify(
e??null,i)}catch{return"nested too deeply"}}var pt=o(2636);function Ot(e){if(!Array.isArray(e))return Mt(e);const{shown:i,more:w}=(0,et.zN)(e,5);return`[${i.map(
Mt).join(", ")}${w>0?", \u2026":""}]`}function Mt(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,et.go)(e):(0,et.dh)(JSON.stringify(e))}const xt=({
host:e,value:i,why:w})=>(0,P.CC)("login-type",{message:`login.v1 of host ${e} is ${(0,et.go)(i)}, not an object`,operator:'set login.v1 to an object with "clien\
t", "authz" and "token"',note:(0,et.zd)(w)}),Nt=e=>i=>`is ${Ot(i)}${i===void 0?"":`, not ${e}`}`,Ht=e=>i=>`is ${Ot(i)}${e}`,Ft=e=>i=>`${Nt("an array")(i)}; the \
clients ignore it${e}`,Zt={"client-missing":[Nt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty\
 string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[Nt("an array of strings"),'set "grant_types" to ["a\
uthz_code"], or remove it'],"grant-types-unsupported":[Ht(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[
Ht('; the clients know "authz_code" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Nt("a string with a URL"),
'set "authz" to the URL of the authorization endpoint'],"token-missing":[Nt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[
Nt("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Ht("; both must be whole numbers from 1024 t\
o 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Ht("; the first port is greater than the last"),"write the lowe\
r port first"],"ports-single":[Ht("; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"po\
rts-ignored":[Ft(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Nt("an array of strings"),'set "sco\
pes" to an array of strings, or remove it'],"scopes-ignored":[Ft(""),'set "scopes" to an array of strings, or remove it']};function zt(e,i){const w=e.rule.replace(
/-\w+$/,"").replace("-","_"),E=`"${w}" in login.v1 of host ${i}`;if("why"in e){const rt=`set "${w}" to an https:// URL without user name, or to a path that star\
ts with a slash`,ot=`${E}: ${(0,et.dh)(e.why)}`;return(0,P.CC)(`login-${e.rule}`,{message:ot,operator:rt})}const[x,Z]=Zt[e.rule],z=`${E} ${x(e.value)}`;return(0,P.
CC)(`login-${e.rule}`,{message:z,operator:Z})}function Wt({host:e,endpoints:i}){const w=i.map(({name:Z})=>`"${Z}"`).join(" and "),[E]=i,x=i.length===1;return(0,P.
CC)("login-url-port",{message:`${w} in login.v1 of host ${e} ${x?"names":"name"} no port, so a login uses port 443: ${E?.url??""}`,operator:`write a path that s\
tarts with a slash, or add :${E?.port??""} to the URL${x?"":"s"}`})}const Xt=({offered:e})=>e.length===0?"is empty":`offers ${(0,et.K4)(e,20,et.dh)}`;function ie(e,i){
const{id:w,host:E,offered:x,block:Z}=e,z=`the discovery document, which ${Xt(e)}`;if(Z!==null)return`add ${w} to the \`host\` block at ${Z}, which ${Xt(e)}`;if(w===
y.xq&&i)return`configure a network mirror for the provider: Artifactory serves providers at https://${E}/artifactory/api/terraform/REPOSITORY/providers/, not as\
 ${w}`;const rt=(0,y.qE)(w)?x.find(Tt=>(0,y.OA)(Tt)===w):void 0,ot=w===y.xq?`use a host that offers ${w}, or configure a network mirror for the provider (\`provi\
der_installation\`), the usual way with an artifact manager`:`use a host that offers ${w}`;return{operator:rt===void 0?`add ${w} to ${z}`:`rename ${rt} to ${w} \
in ${z}`,user:ot}}const ee=e=>e.id==="any"?(0,P.CC)("service-missing",{message:`host ${e.host} does not provide any service`,operator:`add a service to the disc\
overy document, which ${Xt(e)}`}):(0,P.CC)("service-missing",{message:e.why,help:ie(e,e.isArtifactory)}),Ee=e=>(0,P.CC)("service-version",{message:e.why,help:e.
isReadable?ie(e,!1):`require an id of the form NAME.vN; the discovery document ${Xt(e)}`}),ce=({id:e,host:i,value:w,why:E})=>(0,P.CC)("service-type",{message:`${e}\
 of host ${i} is ${(0,et.go)(w)}, not a string with a URL`,operator:`set ${e} to a URL such as "/v1/modules/"`,note:(0,et.zd)(E)});var ne=o(9529),se=o(9587);function ae(e,i,w){
const{value:E,flaws:x}=(0,ne.m)(e,i,w),Z={...E,authz:ue(E.authz),token:ue(E.token)},z=ye(Z,i),rt=z.length===0?[]:[Wt({host:w,endpoints:z})];return{login:Z,problems:[
...x.map(ot=>zt(le(ot),w)),...rt]}}function ye(e,i){const{name:w,port:E}=(0,Q.cz)(i);return E===""||E==="443"?[]:(0,ne.u)(e).flatMap(({endpoint:x,text:Z,url:z})=>{
const rt=(0,Q.cz)(z),ot=rt.name.toLowerCase()===w.toLowerCase();return z.scheme==="https"&&ot&&rt.port===""?[{name:x,url:Z,port:E}]:[]})}const le=e=>"why"in e?{
...e,why:(0,se.Nx)(e.why)}:e;function ue(e){const i=e===null?null:(0,Q.Dl)(e);return i?.ok?(0,Q.Pl)(i.value):null}function we({discovery:e},i){switch(e.kind){case"\
failed":case"skipped":return{services:[],findings:[]};case"absent":return{services:[],findings:[Te(e,i)]};case"found":return ve(e,i)}}function ve(e,i){const{requirements:w,
clients:E,base:x,block:Z}=i,z=e.services.map(({id:Et})=>Et),rt=e.services.some(({value:Et})=>typeof Et=="string"&&Et.includes("/artifactory/")),ot={...i,discovery:e,
found:{host:x.host,block:Z,offered:z,isArtifactory:rt}},Tt=w.map(({service:Et})=>Et),kt=Tt.filter(Et=>Et!=="any"),mt=z.filter(Et=>!kt.includes(Et)&&q.Du.some(Kt=>y.
oe(Et,Kt).ok)),_t=kt.map(Et=>Qt(Et,ot)),Dt=({outcome:Et,findings:Kt,urls:Jt})=>Et.kind!=="problem"&&!Jt.some(({endpoint:Vt,url:Ut})=>Vt===null&&ht(Ut,x))&&!Kt.some(
Vt=>(0,M.ER)(Vt)&&E.some(Ut=>Vt.affects.includes(Ut))),At=mt.map(Et=>Qt(Et,ot)),Bt=!Tt.includes("any")||[..._t,...At].some(Dt),Pt=[..._t,...Bt?At.map(de):At],Yt=Pt.
flatMap(({urls:Et})=>Et),Gt=Tt.includes("any")&&Pt.length===0?[(0,P.hD)(ee({...ot.found,id:"any",why:""}))]:[];return{services:Pt.map(({outcome:Et})=>Et),findings:[
...Pt.flatMap(({findings:Et})=>Et),...at(Yt,x),...Gt]}}function de({outcome:e,findings:i,urls:w}){if(!y.D6(e.id))return{outcome:e,findings:[],urls:[]};const E=x=>({
...x,needed:!1});return{outcome:e,findings:i.map(E),urls:w.map(E)}}function Te({why:e,url:i},{requirements:w,base:{host:E}}){const x=w.map(({service:z})=>z).filter(
z=>z!=="any"),Z=(0,pt.HB)({host:E,url:(0,Q.Pl)(i),why:e,required:x});return(0,P.hD)(Z,{services:x.length===1?x:[]})}function Qt(e,i){const{services:w,url:E}=i.discovery,
x=At=>y.TE(e,{services:w,documentUrl:E,display:i.base.host,client:At}),z=(i.requirements.find(({service:At})=>At===e)?.clients??i.clients).map(At=>({client:At,lookup:x(
At)})),[rt,...ot]=z;if(rt===void 0)throw new Error("no client is checked");const Tt=ot.filter(({lookup:At})=>At.kind!==rt.lookup.kind),kt=At=>!$e(At)||x(At).kind===
rt.lookup.kind,mt=Tt.length===0?(0,q.SZ)(e).filter(kt):[rt.client],_t=qt(e,rt.lookup,mt,i),Dt=Tt.flatMap(({client:At,lookup:Bt})=>qt(e,Bt,[At],i).findings);return{
..._t,findings:[..._t.findings,...Dt]}}const _e=2048,$e=e=>q.Du.some(i=>i===e);function qt(e,i,w,E){const{discovery:x,base:Z}=E,{host:z}=Z,rt=ot=>ot.map(Tt=>(0,P.
hD)(Tt,{services:[e]}));switch(i.kind){case"url":{const{url:ot,value:Tt}=i,kt=m({id:e,value:Tt,url:ot,host:z}),mt=!kt.some(({code:Dt})=>Dt==="service-url-invali\
d"),_t=(0,et.dh)((0,Q.Pl)(ot),_e);return{outcome:{id:e,kind:"url",url:_t},findings:rt(kt),urls:mt?[{id:e,endpoint:null,url:ot,needed:!0}]:[]}}case"object":{const{
login:ot,problems:Tt}=ae(i.value,x.url,z),kt=Tt.find(({severity:mt})=>mt==="error");return{outcome:kt?{id:e,kind:"problem",problem:kt}:{id:e,kind:"login",login:ot},
findings:rt(Tt),urls:(0,ne.u)(ot).map(mt=>({...mt,id:e,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const ot=oe(e,i,E),Tt=(0,P.
hD)(ot,{services:[e],clients:w});return{outcome:{id:e,kind:"problem",problem:ot},findings:[Tt],urls:[]}}}}function oe(e,i,w){const E={...w.found,id:e,why:i.why};
switch(i.kind){case"missing":return ee(E);case"bad-id":case"version":return Ee({...E,isReadable:i.kind==="version"});case"type":{const{value:x}=i;return e===y.S3?
xt({...E,value:x}):ce({...E,value:x})}case"bad-url":{const x=(0,se.Nx)(i.why);return wt(i.value)?v({...E,value:H(i.value),why:x}):i.reason==="user-info"?B(E):D(
{...E,url:null,why:x})}}}function Se(e,i,w){const{visit:E,requirements:x,predicted:Z,requests:z,isNew:rt}=e,{host:ot}=E,Tt=i.dialect.clients.filter(Et=>x.some(Kt=>Kt.
clients.includes(Et))),kt=(0,M.TC)(ot,x,i),mt=ct(E,Tt),_t=mt.map(Et=>Me(E,Et,x,i,kt)),Dt=_t[0]?.services??[],At=mt.some(({forced:Et})=>Et===null)?[...(0,A.so)(E,
x,w),...(0,A.uA)(E,Dt,w)]:[],Bt=[..._t.flatMap(Et=>Et.findings),...At,...Z,...z===null?[]:(0,L.Ey)(z,E.attempt.certificates,i),...(0,L.WN)(E,x)].map(Et=>re(e,Et)),
Pt=be(ot,x),Yt=(0,A.zF)(Bt,E,kt,w).map(Et=>{const Kt=Et.needed&&fe(Et,e,i),Jt=(0,P.pj)(Et.problem,kt);return(0,M.nv)((0,P.aZ)({...Et,problem:Jt,needed:Kt},Pt),Tt)}),
Gt=mt[0]?.forced?.place??null;return{visit:E,requirements:x,services:Dt,servicesFrom:Gt,findings:Yt,isNew:rt}}function fe({problem:e,services:i},{visit:{host:w,
attempt:E},requirements:x,answering:Z},{depth:z}){if(z==="discovery"||E.discovery.kind==="skipped")return!0;const rt=i.some(Tt=>Z.has(`${w} ${Tt}`));if(e.code===
"service-url-no-slash"&&rt)return!1;const ot=x.filter(({service:Tt})=>i.length===0||i.includes(Tt));return ot.length===0||ot.some(({isForInit:Tt})=>Tt)}function re({
visit:e,requirements:i,isNew:w},E){const{services:x,places:Z}=(0,M._7)(E.services,i),z=E.places.length===0?Z:(0,K.As)((0,M.Rh)(E.places));return{...E,services:x,
places:z,host:e.host,isHostNew:w}}function Ce(e,{clients:i},w){const{visit:E,requirements:x,isNew:Z}=e,z=(0,C.n3)({host:(0,X.nx)(E.host),thrown:w}),rt={kind:"sk\
ipped",problem:z};return{visit:{...E,attempt:{...E.attempt,discovery:rt,hops:[]}},requirements:x,services:[],servicesFrom:null,findings:[(0,M.nv)(re(e,(0,P.hD)(
z)),i)],isNew:Z}}function be(e,i){return i.every(({isImplied:E})=>E)?[...i.flatMap(({clients:E})=>E),...(0,q.Yr)(e)]:q.zK}function Me(e,i,w,E,x){const{clients:Z,
forced:z}=i,rt=(0,X.nx)(e.host),ot=z&&(0,M.cA)(z.place),{services:Tt,findings:kt}=we(i.visit.attempt,{requirements:w,clients:Z,block:ot,base:{hostname:e.host,host:rt,
hasToken:e.credentials?.hasToken===!0,kind:z===null?W(e,E.resolve):"loopback"}}),mt=z===null?x:{...x,role:"operator"},_t=E.dialect.releases.filter(({client:Pt})=>Z.
includes(Pt)),Dt=[...z===null?[]:St(e,z,Z),...(0,L.Ii)(i.visit,{...E,clients:Z,releases:_t}),...kt,...z===null?(0,Y.I)(e.host,Tt,w,E):[]],At=e.forced.map(({client:Pt})=>Pt),
Bt=z===null?q.zK.filter(Pt=>!At.includes(Pt)):i.clients;return{services:Tt.map(Pt=>Pt.kind==="problem"?{...Pt,problem:(0,P.pj)(Pt.problem,mt)}:Pt),findings:Dt.map(
Pt=>({...(0,P.aZ)(Pt,Bt),problem:(0,P.pj)(Pt.problem,mt)}))}}function he(e){const i=E=>{const x=e.filter(({problem:Z,affects:z})=>z.includes(E)&&Z.usualSeverity!==
"notice");return x.some(M.ER)?"fails":x.length>0?"warns":"works"},w=q.zK.map(E=>[E,i(E)]);return Object.fromEntries(w)}var Oe=o(5585),ke=o(4977),pe=o(9075),Re=o(
2389),Ae=o(5306),me=o(9940);async function ge(e,i,w,E){const{dialect:x,configs:Z,requirements:z}=i,{releases:rt}=x,{environment:ot,kill:Tt,secrets:kt,stop:mt,startTimer:_t}=E,
Dt={kill:Tt,learn:kt.learn,stop:mt.signal},At=(0,ke.mQ)({...w,configs:Z},ot,Dt),{credentials:Bt,forced:Pt}=At,Yt={network:(0,Ae.Af)(w),credentials:{...Bt,find:(0,pe.
Oo)(Bt.find)},concurrency:w.concurrency,random:Math.random,now:Date.now,startTimer:_t,monotonic:E.now,stop:mt,sessions:w.depth==="discovery"?null:new Map},Gt=await(0,me.
pj)(e,{...Yt,forced:Pt,required:Map.groupBy(z,({host:Ut})=>Ut),maxRedirects:Math.max(...x.clients.map(Ut=>q.NX[Ut])),releases:rt,timeoutMs:w.timeoutMs??(0,me.nT)(
rt),retries:w.retries,progress:Ut=>E.progress({kind:"visits",...Ut})}),Et=Bt.known;if(w.depth==="discovery")return{visits:Gt,predicted:Re.j7,tokenSources:Et};const{
predictInit:Kt}=await Promise.all([o.e(245),o.e(279),o.e(155),o.e(958)]).then(o.bind(o,9958)),Jt={...Yt,...i,settings:w,machine:(0,Oe.g8)(ot),directory:E.directory,
learn:kt.learn,progress:Ut=>E.progress({kind:"registries",...Ut}),visits:new Map(Gt.map(Ut=>[Ut.host,Ut]))},Vt={...w,isFork:E.isFork};return{visits:Gt,predicted:await Kt(
i.roots,Jt,Vt),tokenSources:Et}}}),2832:((Lt,ft,o)=>{o.d(ft,{IK:()=>P,v8:()=>et,x8:()=>d,zy:()=>B});var L=o(7075),C=o(8522),K=o(7602);const P={kind:"excerpt",maxBytes:2048},
q=1e3,X=64*1024,Y=1024,Q=1024*1024,et=256*1024,D=c=>Buffer.from(c,"latin1").toString("utf8");function B({status:c,reason:f,headers:S}){const O=g=>{const N=S.get(
g)?.[0];return N===void 0?null:D(N)},l=O("content-length"),r=c!==204&&c!==304&&l!=="0"?O("content-encoding"):null;return{status:c,reason:D(f),contentType:O("con\
tent-type"),contentEncoding:r,location:O("location"),retryAfter:O("retry-after"),terraformGet:O("x-terraform-get"),apiVersion:O("tfp-api-version"),challenge:J(S.
get("www-authenticate")??[]),declaredBytes:l===null||v(r)?null:Number(l)}}function J(c){const f=c.flatMap(O=>O.split(",")).flatMap(O=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(O)?.[1]??[]);return f.some(O=>O.toLowerCase()==="bearer")?null:f[0]??null}const v=c=>c?.toLowerCase()==="gzip";async function d(c,f,S){const O=[];let l=0,h;
const r=S.kind==="excerpt"?setTimeout(()=>c.destroy(),q).unref():void 0;try{for await(const N of _(c,f,S.maxBytes)){if(O.push(N),O.length===Y&&O.splice(0,Y,Buffer.
concat(O)),l+=N.length,l>S.maxBytes)break;l>Q&&(h??=await S.turn?.())}}catch(N){if((0,K.$N)(N)==="COMPRESSED_TOO_LARGE")l=Number.POSITIVE_INFINITY;else if(S.kind===
"whole")throw N}finally{clearTimeout(r),c.destroy(),h?.()}return{bytes:Buffer.concat(O).subarray(0,S.maxBytes),truncated:l>S.maxBytes}}function _(c,f,S){if(!v(f.
contentEncoding))return c;const O=(0,C.createGunzip)();let l=S+X;const h=async function*(r){for await(const g of r){if(l-=g.length,l<0)throw(0,K.Au)("COMPRESSED\
_TOO_LARGE","too many compressed bytes");yield g}};return(0,L.pipeline)(c,h,O,()=>{}),O}}),5306:((Lt,ft,o)=>{o.d(ft,{be:()=>Be,X5:()=>Ue,gQ:()=>je,Ul:()=>He,Af:()=>We,
JY:()=>Ut,To:()=>Ne,dI:()=>Pe,Lu:()=>Le,jT:()=>De});var L=o(7067),C=o(4091),K=o(4283),P=o(1831),q=o(5195),X=o(8408);const Y=32;function Q(n){const t=[];let s=n.
getPeerX509Certificate();for(;s!==void 0&&t.length<Y;)t.push(s),s=s.issuerCertificate;return t}function et(n,t,s){const[u]=n;if(u===void 0)return null;const p=t.
ok?t.chain.slice(0,Math.max(1,t.chain.length-1)).map(({notAfter:nt})=>nt):n.map(({validTo:nt})=>Date.parse(nt)),R=Date.parse(u.validFrom),F=Math.min(...p);return Number.
isNaN(R)||Number.isNaN(F)?null:{host:s,subject:D(u.subject)??u.subjectAltName??"",issuer:D(u.issuer)??u.issuer??"",validFrom:new Date(R).toISOString(),expires:new Date(
F).toISOString()}}const D=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var B=o(7598),J=o(7030),v=o(1692);const d={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,
sequence:48,set:49};class _ extends Error{}class c{#t;#e;constructor(t,s){this.#t=t,this.#e=s}get isEmpty(){return this.#t.length===0}isNext(t){return this.#t[0]===
t}any(){const t=this.#t[0]??0,s=this.#t[1]??0;if(this.#t.length<2||(t&31)===31)throw this.#n();const u=s<128?0:s&127,p=u===0&&s<128?s:this.#s(u),R=2+u,F=R+p;if(F>
this.#t.length)throw this.#n();const[nt,lt]=[this.#t.subarray(R,F),this.#t.subarray(0,F)];return this.#t=this.#t.subarray(F),{tag:t,content:nt,whole:lt}}element(t){
if(!this.isNext(t))throw this.#n();return this.any()}content(t){return this.element(t).content}optional(t){return this.isNext(t)?this.content(t):null}inside(t){
return new c(this.content(t),this.#e)}oid(){const t=[];let s=0,u=!0;for(const nt of this.content(d.oid)){if(s=s*128+(nt&127),u&&nt===128||s>=2**31)throw this.#n();
u=nt<128,u&&(t.push(s),s=0)}const[p,...R]=t;if(p===void 0||!u)throw this.#n();const F=Math.min(Math.floor(p/40),2);return[F,p-40*F,...R].join(".")}integer(){const t=this.
content(d.integer),s=t[0],u=t[1]??0,p=s===0&&u<128||s===255&&u>=128;if(s===void 0||t.length>1&&p)throw this.#n();return t}count(){const t=this.integer();if(t.length>
8||(t[0]??0)>=128)throw this.#n();return t.reduce((s,u)=>s*256+u,0)}boolean(){const t=this.content(d.boolean);if(t.length!==1||t[0]!==0&&t[0]!==255)throw this.#n();
return t[0]!==0}bits(){const t=this.content(d.bits),[s=8]=t,u=t.subarray(1),p=u.at(-1)??0;if(s>7||s>0&&u.length===0)throw this.#n();if((p&(1<<s)-1)!==0)throw this.#n();
return u}#s(t){const s=this.#t.subarray(2,2+t);if(t===0||t>4||s.length<t)throw this.#n();const u=s.reduce((p,R)=>p*256+R,0);if(u<128||s[0]===0)throw this.#n();return u}#n(){
return new _(this.#e)}}const f=/^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s,S={12:n=>!(0,C._6)(n).includes("\uFFFD"),18:n=>/^[\d ]*$/.test((0,C.iP)(
n)),19:n=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,C.iP)(n)),20:()=>!0,22:n=>n.every(t=>t<128),30:n=>n.length%2===0&&!f.test((0,C.iP)(n))},O=({tag:n,content:t})=>S[n]?.(
t)??!1,l=(n,t)=>n.length===t.length&&n.every((s,u)=>s===t[u]),h={"1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.\
2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},r=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],g={"1.2.840.113549.1.1.10":"RSA\
-PSS","1.3.101.113":"Ed448"};function N(n){const t=new c(n,"public key").inside(d.sequence),s=t.inside(d.sequence),u=s.oid(),p=t.bits();switch(u){case"1.2.840.1\
13549.1.1.1":if(ht(s.any().whole)!=="0500")throw new _("public key");return k(p);case"1.2.840.10045.2.1":{const R=s.isNext(d.oid)?s.oid():"explicit parameters";
if(!r.includes(R))return{kind:"unsupported-curve",curve:h[R]??R};if(p[0]!==4)throw new _("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!s.isEmpty||p.length!==
32)throw new _("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:g[u]??u}}}function k(n){const t=new c(n,"public key").inside(d.sequence),
s=t.integer(),u=t.count(),[p=0,R=0]=s;if(p>=128||u===0)throw new _("public key");if(u===1||u%2===0||u>=2**31)return{kind:"unsupported",name:`RSA with the expone\
nt ${u}`};const F=p===0?R:p;return{kind:"rsa",bits:8*(s.length-(p===0?2:1))+(32-Math.clz32(F))}}const b={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2\
.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.\
10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},U={"1.2.840.113549.1.1.5":"\
RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed448"},T="1.2.840.113549.1.1.10",y=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
W={201:"20",202:"30",203:"40"};function tt(n){const t=new c(n,"signature algorithm"),s=t.oid(),u=t.isEmpty?"":ht(t.any().whole);if(s===T){const F=y.exec(u);return F&&
W[F[1]??""]===F[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[p,R]=b[s]??[];return p===void 0||
R===void 0?{isSupported:!1,name:U[s]??s}:{isSupported:!0,key:p,name:R}}const ht=n=>Array.from(n,t=>t.toString(16).padStart(2,"0")).join("");var at=o(6181);const it=130,
$t=135,yt=[129,134];function bt(n){const t="subject alternative names",s=new c(n,t).inside(d.sequence),u=[],p=[],R=[];for(;!s.isEmpty;){const{tag:F,content:nt}=s.
any();if(yt.includes(F)&&R.push(F),F===it&&u.push(wt(nt,t)),F===$t){if(nt.length!==4&&nt.length!==16)throw new _(t);p.push(nt)}}return{dns:u,addresses:p,others:R,
isKnown:[...u,...p,...R].length>0}}function It(n){const t="name constraints",s=new c(n,t),u=s.inside(d.sequence),[p,R]=[160,161].map(lt=>u.optional(lt)??new Uint8Array);
if(!p||!R||!u.isEmpty||!s.isEmpty)throw new _(t);if(p.length+R.length===0)throw new _(t);const[F,nt]=[I(p),I(R)];return{permitted:F,excluded:nt,isKnown:F.isKnown&&
nt.isKnown}}function I(n){const t="name constraints",s=new c(n,t),u=[],p=[],R=[];let F=!0;for(;!s.isEmpty;){const{tag:lt,content:ut}=s.inside(d.sequence).any(),
dt=ut.length/2;if(lt===it)u.push(wt(ut,t).toLowerCase());else if(lt===$t&&(dt===4||dt===16))p.push({address:ut.subarray(0,dt),mask:ut.subarray(dt)});else{if(lt===
$t)throw new _(t);yt.includes(lt)?R.push(lt):F=!1}}if(!(u.every(lt=>V(lt.replace(/^\.(?=.)/,"")))&&p.every(({mask:lt})=>gt(lt))))throw new _(t);return{dns:u,networks:p,
others:R,isKnown:F}}const V=n=>/^[!-~]*$/.test(n)&&!/^\.|\.\.|\.$/.test(n),gt=n=>/^1*0*$/.test(Array.from(n,t=>t.toString(2).padStart(8,"0")).join(""));function wt(n,t){
if(n.some(s=>s>=128))throw new _(t);return(0,C.iP)(n)}function H({dns:n,addresses:t},s){const u=(0,at.r5)((0,at.n7)(s));if(u!==null)return t.some(nt=>l(nt,Uint8Array.
from(u)));const p=s.toLowerCase(),R=p.replace(/\.$/,"").split("."),F=R.every(nt=>m.test(nt));return n.some(nt=>{const lt=nt.toLowerCase(),[ut,...dt]=lt.split("."),
vt=ut==="*"&&dt.length>0,Rt=vt?dt:[ut,...dt];return!F||!Rt.every(jt=>m.test(jt??""))?lt===p&&lt!==".":Rt.join(".")===R.slice(vt?1:0).join(".")})}const m=/^[a-z0-9_][a-z0-9_-]*$/,
$=25e4;function j(n,{permitted:t,excluded:s}){const u=t.dns.length+s.dns.length,p=t.networks.length+s.networks.length;if(n.dns.length*u+n.addresses.length*p>$)return!1;
const F=new Set([...t.others,...s.others]);if(n.others.some(ut=>F.has(ut)))return!1;const nt=n.dns.every(ut=>{const dt=ut.toLowerCase();return V(dt)&&(t.dns.length===
0||t.dns.some(vt=>a(dt,vt)))&&!s.dns.some(vt=>a(dt,vt)||A(dt,vt))}),lt=n.addresses.every(ut=>(t.networks.length===0||t.networks.some(dt=>M(ut,dt)))&&!s.networks.
some(dt=>M(ut,dt)));return nt&&lt}const a=(n,t)=>t===""||n===t||n.endsWith(t.startsWith(".")?t:`.${t}`),A=(n,t)=>n.startsWith("*.")&&t.replace(/^[^.]*/,"")===n.
slice(1),M=(n,{address:t,mask:s})=>n.length===t.length&&n.every((u,p)=>{const R=s[p]??0;return(u&R)===((t[p]??0)&R)});function G(n){try{const t=new c(n,"certifi\
cate"),s=t.inside(d.sequence);if(!t.isEmpty)throw new _("certificate");const u=s.inside(d.sequence),p=s.content(d.sequence),R=Ct(n,u,p);return s.bits(),"kind"in
R?{ok:!1,flaw:R}:{ok:!0,certificate:R}}catch(t){if(!(t instanceof _))throw t;return{ok:!1,flaw:{kind:"malformed",part:t.message}}}}const st=160,ct=163,St=[129,130];
function Ct(n,t,s){const u=t.isNext(st)?t.inside(st).count()+1:1;if(u>3)throw new _("version");if((t.integer()[0]??0)>=128)return{kind:"negative-serial"};const p=t.
content(d.sequence);if(!l(p,s))throw new _("signature algorithm");const R=pt(t,"issuer"),F=t.inside(d.sequence),nt=Mt(F),lt=Mt(F),ut=pt(t,"subject"),dt=t.element(
d.sequence).whole,vt=N(dt);if(vt.kind==="unsupported-curve")return{kind:"curve",curve:vt.curve};if(u>1)for(const Rt of St)t.optional(Rt);return{raw:n,subject:ut,
issuer:R,notBefore:nt,notAfter:lt,version:u,signature:tt(p),key:vt,keyInfo:dt,...Ht(u===3?t.optional(ct):null)}}function pt(n,t){const{whole:s}=n.element(d.sequence),
u=new c(s,t).inside(d.sequence);for(;!u.isEmpty;){const p=u.inside(d.set);for(;!p.isEmpty;){const R=p.inside(d.sequence);if(R.oid(),!O(R.any()))throw new _(t)}}
return s}const Ot=[{tag:d.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:d.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function Mt(n){const t=Ot.find(({tag:Rt})=>n.isNext(Rt)),s=t?.format.exec((0,C.iP)(n.content(t.tag)));if(!s)throw new _("validity");const[u=0,p=0,...R]=s.slice(
1).map(Rt=>Number(Rt??0)),F=s[1]?.length===4?u:u<50?2e3+u:1900+u,[nt=0,lt=0,ut=0,dt=0]=R,vt=new Date(0);if(vt.setUTCFullYear(F,p-1,nt),vt.getUTCMonth()!==p-1||lt>
23||ut>59||dt>59)throw new _("validity");return vt.setUTCHours(lt,ut,dt)}const xt=[15,19,31,32,33,36,37,54].map(n=>`2.5.29.${n}`),Nt=["2.5.29.14","2.5.29.35","1\
.3.6.1.5.5.7.1.1"];function Ht(n){const t=new Map,s=n&&new c(n,"extensions").inside(d.sequence);for(;s&&!s.isEmpty;){const Rt=s.inside(d.sequence),jt=Rt.oid(),te=Rt.
isNext(d.boolean)&&Rt.boolean();if(t.has(jt))throw new _("extensions");if(te&&Nt.includes(jt))throw new _("extensions");t.set(jt,{critical:te,value:Rt.content(d.
octets)})}const u=Rt=>t.get(`2.5.29.${Rt}`)?.value??null,[p,R,F,nt,lt]=[15,17,19,30,37].map(u),ut=R?bt(R):null,dt=nt?It(nt):null,vt=new Set(xt);return ut?.isKnown&&
vt.add("2.5.29.17"),dt?.isKnown&&vt.add("2.5.29.30"),{encodedNames:R??new Uint8Array,names:ut??{dns:[],addresses:[],others:[]},constraints:dt,basic:F?Ft(F):null,
maySign:p?Wt(p):null,usages:lt?Xt(lt):[],unhandled:[...t].flatMap(([Rt,{critical:jt}])=>jt&&!vt.has(Rt)?Rt:[])}}function Ft(n){const t=new c(n,"basicConstraints").
inside(d.sequence);return{isAuthority:t.isNext(d.boolean)&&t.boolean(),maxPath:t.isNext(d.integer)?t.count():null}}const Zt=4,zt=128;function Wt(n){const[t=0,s=0]=new c(
n,"keyUsage").bits();return t===0&&s<zt?null:(t&Zt)!==0}function Xt(n){const t=new c(n,"extendedKeyUsage").inside(d.sequence),s=[];for(;!t.isEmpty;)s.push(t.oid());
return s}const ie=8192,ee=1024,Ee=100;function ce(n){const t=[];for(const[lt,ut]of n.sent.entries()){const dt=(n.parse??G)(ut);if(!dt.ok)return{ok:!1,flaw:dt.flaw,
isLeaf:lt===0};const{certificate:vt}=dt,{key:Rt}=vt;if(Rt.kind==="rsa"&&Rt.bits>ie)return{ok:!1,flaw:{kind:"key-size",bits:Rt.bits},isLeaf:lt===0};t.push(vt)}const[
s,...u]=t;if(s===void 0)throw new Error("a server sends at least one certificate");const p=ne(s,n);if(p!==null)return{ok:!1,flaw:p,isLeaf:!0};const R={others:u,
options:n,checks:0,hint:null},F=n.anchors(s.subject).some(({raw:lt})=>l(lt,s.raw))?le(R,[s]):ae(R,[s]);if(F!==null)return{ok:!0,chain:F};const nt={kind:"unknown\
-authority",sent:Te(s,u)};return{ok:!1,...R.hint??{flaw:nt,isLeaf:!0}}}function ne(n,{host:t,now:s}){const u=se(n,s);if(u!==null)return u;const{key:p}=n;return H(
n.names,t)?p.kind==="unsupported"?{kind:"key",name:p.name}:p.kind==="rsa"&&p.bits<ee?{kind:"key-size",bits:p.bits}:null:{kind:"other-name",names:n.names.dns}}function se({
unhandled:n,notBefore:t,notAfter:s},u){const[p]=n;return p!==void 0?{kind:"critical-extension",id:p}:u<t?{kind:"not-yet-valid",at:t}:u>s?{kind:"expired",at:s}:null}
function ae(n,t){const s=t.at(-1),{options:u,others:p}=n,R=u.anchors(s.issuer),F=p.filter(({subject:nt})=>l(nt,s.issuer));for(const[nt,lt]of[...R,...F].entries()){
const ut=nt<R.length;if(n.checks+=1,n.checks>Ee)return null;if(t.some(te=>ve(te,lt)))continue;const dt=ye(t,lt,ut,u);if(dt!==null&&(n.hint??=dt),!(dt===null&&s.
signature.isSupported&&lt.key.kind===s.signature.key&&u.isSignedBy(s,lt)))continue;const Rt=[...t,lt],jt=ut?le(n,Rt):ae(n,Rt);if(jt!==null)return jt}return null}
function ye(n,t,s,{now:u}){const p=n.at(-1),{basic:R,key:F,maySign:nt,version:lt}=t,ut=te=>({flaw:te,isLeaf:!1});if(!(R===null?lt<3&&s:R.isAuthority)||nt===!1)return ut(
{kind:"no-authority"});const vt=n.length===1;if(!p.signature.isSupported)return{flaw:{kind:"signature",name:p.signature.name},isLeaf:vt};if(F.kind==="rsa"&&F.bits<
ee)return ut({kind:"key-size",bits:F.bits});if(F.kind==="unsupported")return ut({kind:"key",name:F.name});const Rt=se(t,u);if(Rt!==null)return ut(Rt);const jt=R?.
maxPath??null;return jt!==null&&n.length-1>jt?ut({kind:"path-length"}):null}function le(n,t){const s=t.findIndex(({usages:p})=>!we(p));return s>=0?(n.hint??={flaw:{
kind:"usage"},isLeaf:s===0},null):t.every(({constraints:p},R)=>p===null||t.slice(0,R).every(({names:F})=>j(F,p)))?t:(n.hint??={flaw:{kind:"constraints"},isLeaf:!1},
null)}const ue=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],we=n=>n.length===0||n.some(t=>ue.includes(t)),ve=(n,t)=>l(n.subject,t.subject)&&l(n.keyInfo,t.keyInfo)&&l(n.encodedNames,
t.encodedNames),de=({subject:n,issuer:t})=>l(n,t);function Te(n,t){return de(n)?"self-signed":t.length===0?"leaf":t.some(de)?"root":"chain"}var Qt=o(9075);const _e=[
"TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],$e=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","\
AES256-SHA"],qt=[..._e,...$e.flatMap(n=>[`ECDHE-ECDSA-${n}`,`ECDHE-RSA-${n}`])],oe=["X25519","P-256","P-384","P-521"],Se=["rsa_pss_rsae_sha256:ecdsa_secp256r1_s\
ha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(
":"),fe="@SECLEVEL=0",re=B.constants.SSL_OP_LEGACY_SERVER_CONNECT|B.constants.SSL_OP_NO_RENEGOTIATION,Ce={secureOptions:re,minVersion:"TLSv1.2",ciphers:[...qt,fe].
join(":"),ecdhCurve:oe.join(":"),sigalgs:Se},he={secureOptions:re,minVersion:"TLSv1",ciphers:[...qt,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEM\
ENTOFALL",fe].join(":"),ecdhCurve:[...oe,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function Oe(n){
const t=(0,Qt.Oo)(()=>pe([...v.rootCertificates,...(0,v.getCACertificates)("extra"),...n===null?[]:[n]])),s=(0,Qt.Oo)(()=>pe((0,v.getCACertificates)("system"))),
u={parse:Ae(),isSignedBy:me()};return{hasFile:n!==null,context:(0,Qt.Oo)(()=>(0,v.createSecureContext)({...Ce,ca:[]})),verify:(p,R)=>{const F=Date.now(),nt={...u,
sent:p,host:R,now:F},lt=ce({...nt,anchors:t()}),ut=lt.ok?lt:ce({...nt,anchors:vt=>[...t()(vt),...s()(vt)]});if(!ut.ok)return ut;const dt=w(ut.chain,R,F);return dt===
null?ut:{ok:!1,...dt}}}}const ke=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function pe(n){const t=n.flatMap(p=>Array.from(p.matchAll(ke),([
,R=""])=>Buffer.from(R,"base64"))),s=Buffer.concat(t),u=new Map;return p=>{const R=Buffer.from(p),F=R.toString("latin1"),nt=u.get(F);if(nt!==void 0)return nt;const ut=(s.
includes(R)?t.filter(dt=>dt.includes(R)):[]).flatMap(dt=>{const vt=G(dt);return vt.ok&&R.equals(vt.certificate.subject)?vt.certificate:[]});return ut.length>0&&
u.set(F,ut),ut}}const Re=200;function Ae(){const n=new Map;return t=>{const s=Buffer.from(t).toString("latin1"),u=n.get(s);if(u!==void 0)return u;n.size>=Re&&n.
clear();const p=G(t);return n.set(s,p),p}}function me(){const n=new WeakMap;return(t,s)=>{const u=n.get(t)??new WeakMap,p=u.get(s)??i(t,s);return n.set(t,u.set(
s,p)),p}}const ge=new WeakMap;function e(n){const t=ge.get(n)??new B.X509Certificate(n.raw);return ge.set(n,t),t}function i(n,t){try{return e(n).verify(e(t).publicKey)}catch{
return!1}}function w(n,t,s){for(const[u,p]of n.entries()){const R=u===0,F=E(p,n[u+1],R?t:null,s);if(F!==null)return{flaw:{kind:"openssl",check:F},isLeaf:R}}return null}
function E(n,t,s,u){try{const p=e(n),{validFrom:R,validTo:F}=p;if(!(Date.parse(R)<=u&&u<=Date.parse(F)))return"dates";if(s!==null&&!Z(p,s))return"name";if(t===void 0)
return null;const nt=e(t);return t.version===3&&!nt.ca?"authority":p.checkIssued(nt)?null:"issuer"}catch{return"encoding"}}const x={subject:"never",partialWildcards:!1};
function Z(n,t){if((0,J.isIP)(t)!==0)return n.checkIP(t)!==void 0;const s=t.replace(/\.$/,"").toLowerCase();if(n.checkHost(s,x)!==void 0)return!0;const u=s.replace(
/^[^.]*/,""),p=n.subjectAltName?.toLowerCase().split(", ")??[];return u!==""&&p.includes(`dns:*${u}`)}var z=o(7602),rt=o(8500);const ot=["ERR_SSL_WRONG_VERSION_\
NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],Tt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function kt(n,{name:t},s,u){const p=(0,z.
$N)(n);if(ot.includes(p))return await At(await u())?(0,z.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(Tt.test(p))return n;const R=await Yt(t,s,u);return R===
null?n:"flaw"in R?(s.connection.rejection=R,(0,z.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${R.flaw.kind}`)):(s.connection.unsupported=R,(0,z.Au)("TLS_U\
NSUPPORTED",`not supported by the clients: ${R.name}`))}const[mt,_t]=[30,100],Dt=Buffer.from([22,3,1,0,0]);async function At(n){const t=await new Promise(s=>{Bt().
then(()=>s("")),n.once("data",u=>s(u.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(Dt)});return n.destroy(),t==="HTTP/"}async function Bt(){
for(let n=0;n<mt;n+=1)await(0,rt.setTimeout)(_t,null,{ref:!1})}const Pt=[he,{...he,maxVersion:"TLSv1.2"}];async function Yt(n,t,s){for(const u of Pt){const p=(0,v.
createSecureContext)({...u,ca:[]}),R=await s(),F=await(0,z.ek)(R,t,n,{secureContext:p}).catch(()=>null);if(F===null)continue;const nt=Gt(F);return F.destroy(),nt}
return null}function Gt(n){const t=n.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[s]=Q(n),u=s&&G(s.raw);if(u?.ok===
!1)return{flaw:u.flaw,isLeaf:!0};const p=n.getCipher().name;if(!qt.includes(p))return{kind:"cipher",name:p};const R=Kt(n);if(!oe.includes(R))return{kind:"group",
name:R};const F=u?.certificate.key;return F?.kind==="unsupported"?{flaw:{kind:"key",name:F.name},isLeaf:!0}:null}const Et={prime256v1:"P-256",secp384r1:"P-384",
secp521r1:"P-521",secp224r1:"P-224"};function Kt(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:Et[t.name??
""]??t.name??""}const Jt="http/1.1",Vt="h2";async function Ut(n,t){const s=()=>Ie(n,t),u=await s();if(n.scheme==="http")return u;try{return await xe(n,u,t,Jt)}catch(p){
const R=z.$N(p);throw R.endsWith("_NO_APPLICATION_PROTOCOL")&&await Pe(n,t),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(R)?await kt(p,n,t,s):p}}async function Pe(n,t){if(n.
scheme!=="http")try{const s=await Ie(n,t);(await xe(n,s,t,Vt)).destroy()}catch(s){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(z.$N(s)))throw s}}function Ue(n){
const{scheme:t}=n;if(t!=="https"&&t!=="http")return(0,C.TR)(`unsupported protocol scheme "${t}"`);const{name:s,port:u}=(0,K.cz)(n);if(s==="")return(0,C.TR)("no \
Host in request URL");const p=(0,X.ER)(s)?(0,C.Ju)(s.toLowerCase()):(0,P.Pv)(s);if(!p.ok)return p;const R=u===""?(0,K.L5)(t):Number(u);return R>0&&R<=65535?(0,C.
Ju)({scheme:t,name:p.value,port:R}):(0,C.TR)(`invalid port "${u}"`)}function Be(n){const{name:t}=(0,K.cz)(n),s=(0,P.Pv)(t);return(0,X.ER)(t)||!s.ok?t:s.value}function je(n,{
name:t}){const{port:s}=(0,K.cz)(n);return(0,K.EN)(t)+(s===""?"":`:${s}`)}function He({resolve:n},t,s){const u=n.some(p=>p.name===t);return!["private","loopback"].
includes((0,q.Sz)((u?null:s)??t))}function De({scheme:n,name:t,port:s}){return(0,K.EN)(t)+(s===(0,K.L5)(n)?"":`:${s}`)}function Le(n,t){const s=t.resolve.find(({
name:u,port:p})=>u===n.name&&(p===null||p===n.port));return s===void 0?{host:n.name,port:n.port,proxy:t.chooseProxy(n)}:{host:s.address,port:s.addressPort??n.port,
proxy:null}}async function Ie(n,t){const{host:s,port:u,proxy:p}=Le(n,t.settings);if(p===null)return z.zy(s,u,t);z.ln(n.name,t),t.connection.proxy=p.host;const R=await ze(
p,t);return n.scheme==="https"?Fe(n,p,R):R}async function ze(n,t){const s=n.protocol==="https:"?"https":"http",u=n.hostname.replace(/^\[|\]$/g,""),p={scheme:s,name:u,
port:Number(n.port)||(0,K.L5)(s)},R=new z.Ng;try{const F={...t.settings,resolve:[],chooseProxy:()=>null};return await Ut(p,{...t,settings:F,connection:R,allowPrivate:!0})}catch(F){
const nt=`proxy ${n.host} cannot be reached: ${z.bD(F)}`;throw z.Au("PROXY_REFUSED",nt)}finally{t.connection.lookupMs=R.lookupMs,t.connection.connectMs=R.connectMs}}
async function xe(n,t,s,u){const{connection:p,settings:R}=s,{trust:F}=R,nt=performance.now(),lt={secureContext:F.context(),ALPNProtocols:[u]},ut=await z.ek(t,s,
n.name,lt);p.tlsMs=performance.now()-nt;const dt=Q(ut),vt=F.verify(dt.map(({raw:Rt})=>Rt),n.name);if(p.certificate=et(dt,vt,De(n)),vt.ok&&ut.alpnProtocol!==Vt)return ut;
throw ut.destroy(),vt.ok?z.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(p.rejection={...vt,issuer:dt.at(-1)?.issuer??"",hasFile:F.hasFile},z.Au("CERTIFICATE_\
REJECTED",`certificate rejected: ${vt.flaw.kind}`))}function Ne(n){if(n.username===""&&n.password==="")return{};const t=`${decodeURIComponent(n.username)}:${decodeURIComponent(
n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(t).toString("base64")}`}}const Ke=[502,503,504];function Fe(n,t,s){const u=`${(0,K.EN)(n.name)}:${n.
port}`;return new Promise((p,R)=>{const F=(0,L.request)({method:"CONNECT",path:u,headers:{host:u,...Ne(t)},insecureHTTPParser:!0,createConnection:()=>s});F.on("\
error",nt=>{const lt=`proxy ${t.host} closed the connection: ${nt.message}`;R(z.Au("PROXY_REFUSED",lt))}),F.on("connect",(nt,lt,ut)=>{if(nt.statusCode===200&&ut.
length===0)return p(s);s.destroy();const{statusCode:dt=0,statusMessage:vt=""}=nt,Rt=Ke.includes(dt)?"PROXY_NOT_REACHED":"PROXY_REFUSED",jt=`proxy ${t.host} retu\
rned ${dt} ${vt}`;R(z.Au(Rt,jt.trimEnd()))}),F.end()})}function We(n){const t=[...[...n.hostnames,...n.tokens].map(({host:s})=>(0,P.Sv)(s).name),...n.resolve.map(
({name:s})=>s)];return{resolve:n.resolve,namedHosts:new Set(t),chooseProxy:n.chooseProxy,trust:Oe(n.authorities)}}}),7602:((Lt,ft,o)=>{o.d(ft,{$N:()=>Y,Au:()=>X,
Ng:()=>q,bD:()=>Q,ek:()=>D,ln:()=>J,zy:()=>et});var L=o(610),C=o(7030),K=o(1692),P=o(5195);class q{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const X=(f,S)=>Object.assign(new Error(S),{code:f});function Y(f){return typeof f!="object"||f===null?"":"code"in f&&typeof f.code=="string"?f.code:""}const Q=f=>typeof f==
"object"&&f!==null&&"message"in f?String(f.message):String(f);async function et(f,S,O){const{connection:l}=O;(0,C.isIP)(f)!==0&&J(f,O);const h=performance.now();
let r=h;const g=(0,C.connect)({host:f,port:S,noDelay:!0,lookup:c(O,()=>{r=performance.now(),l.lookingUp=!1,l.lookupMs=r-h})});return O.hold(g),await B(g,"connec\
t"),l.connectMs=performance.now()-r,l.address=g.remoteAddress??null,g}async function D(f,S,O,l){const h=(0,K.connect)({...l,socket:f,servername:(0,C.isIP)(O)===
0?O.replace(/\.$/,""):"",rejectUnauthorized:!1});return S.hold(h),await B(h,"secureConnect"),h}function B(f,S){return new Promise((O,l)=>{const h=()=>l(X("ECONN\
RESET","the connection was closed")),r=()=>O(void f.off("close",h));f.once(S,r).once("error",l).once("close",h)})}function J(f,S){const O=v(f,S);if(O!==null)throw O}
function v(f,{allowPrivate:S}){const O=(0,P.Sz)(f);return O==="metadata"?X("ADDRESS_METADATA",`${f} is a metadata address`):O==="public"||S?null:X(O==="reserved"?
"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${f} is a ${O} address`)}const d=253,_=f=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(f);function c(f,S){return(O,l,h)=>{if(_(O)||O.
replace(/\.$/,"").length>d){const r=X("ENOTFOUND",`no such host: ${O}`);queueMicrotask(()=>h(r,[]));return}f.connection.lookingUp=!0,(0,L.lookup)(O,{...l,all:!0},
(r,g)=>{if(S(),r!==null)return h(r,[]);const N=g.map(({address:U})=>v(U,f)),k=g.filter((U,T)=>N[T]===null),b=N.find(U=>U!==null);if(k.length===0&&b)return h(b,[]);
h(null,k)})}}}),1654:((Lt,ft,o)=>{o.d(ft,{N:()=>I});var L=o(4283),C=o(5195),K=o(3592),P=o(2832),q=o(5306),X=o(7602),Y=o(4091);function Q(H){const[,m="",$="",j=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(H)??[],a=/^HTTP\/(\d)\.(\d)$/.exec(m);if(a===null)return(0,Y.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test($))return(0,Y.TR)("malformed statu\
s");const[,A="",M=""]=a;return(0,Y.Ju)({status:Number($),reason:j,version:Number(A+M)})}function et(H,m){const $=J(m);if(!$.ok)return $;const j=new Map($.value),
{status:a,reason:A,version:M}=H,G=f(a,M,j);if(!G.ok)return G;G.value==="chunked"&&j.delete("content-length");const st=G.value!==1/0&&O(M,j);return(0,Y.Ju)({status:a,
reason:A,headers:j,framing:G.value,keepAlive:st})}const D=/^[\w!#$%&'*+.^`|~ -]+$/,B=H=>/^[\t -~\u0080-\u00ff]*$/.test(H);function J(H){const m=new Map;for(const $ of _(
H)){const j=$.indexOf(":"),a=$.slice(0,Math.max(j,0)),A=d($.slice(j+1));if(!D.test(a))return(0,Y.TR)("malformed header line");if(!B(A))return(0,Y.TR)("control c\
haracter in a header");const M=a.toLowerCase(),G=m.get(M);G===void 0?m.set(M,[A]):G.push(A)}return(0,Y.Ju)(m)}const v=/(?<![ \t])[ \t]+$/,d=H=>H.replace(/^[ \t]+/,
"").replace(v,"");function _(H){const m=[];for(const $ of H){const j=d($),a=m.at(-1);/^[ \t]/.test($)&&a!==void 0?a.push(j):m.push([/^[ \t]|^[^:]*$/.test($)?":":
j])}return m.map($=>$.join(" "))}const c=["transfer-encoding","content-length","trailer"];function f(H,m,$){const j=m>=11?$.get("transfer-encoding")??[]:[],[a]=j;
if(j.length>1)return(0,Y.TR)("several Transfer-Encoding headers");if(a!==void 0&&a.toLowerCase()!=="chunked")return(0,Y.TR)("unsupported Transfer-Encoding");const A=S(
$,"trailer");if(a!==void 0&&A.some(ct=>c.includes(ct)))return(0,Y.TR)("forbidden name in Trailer");const M=$.get("content-length")??[];if(new Set(M).size>1)return(0,Y.
TR)("different Content-Length headers");const[G]=M,st=Number(G);return G!==void 0&&!(/^\d+$/.test(G)&&st<2**63)?(0,Y.TR)("malformed Content-Length"):H<200||H===
204||H===304?(0,Y.Ju)(0):a!==void 0?(0,Y.Ju)("chunked"):(0,Y.Ju)(G===void 0?1/0:st)}const S=(H,m)=>(H.get(m)??[]).flatMap($=>$.split(",")).map($=>$.trim().toLowerCase());
function O(H,m){const $=S(m,"connection");return H<10||$.includes("close")?!1:H>=11||$.includes("keep-alive")}const l=4096,h=16*1024;class r{#t="size";#e=0;#s=0;#n="";#o=[];#r=0;push(m){
const $=new Uint8Array(m.length);let j=0,a=0;for(;a<m.length&&this.#t!=="nothing";){if(this.#e>0){const G=Math.min(a+this.#e,m.length);for(this.#e-=G-a;a<G;a+=1,
j+=1)$[j]=m[a]??0;continue}const A=m[a]??0;if(a+=1,this.#n+=String.fromCharCode(A),this.#n.length+this.#r>l)return(0,Y.TR)("long line in chunks");if(A!==10)continue;
const M=this.#c(this.#n);if(M!==null)return(0,Y.TR)(M);this.#n=""}return(0,Y.Ju)({data:$.subarray(0,j),used:a,isEnd:this.#t==="nothing"})}#c(m){if(!m.endsWith(`\
\r
`)||m.indexOf("\r")<m.length-2)return"malformed end of a chunk line";if(this.#t==="size")return this.#i(m);const $=m===`\r
`;if(this.#t==="end of data")return this.#t="size",$?null:"malformed chunk";if(this.#r+=m.length,!$)return this.#o.push(m.slice(0,-2)),null;this.#t="nothing";const j=J(
this.#o);return j.ok?null:j.why}#i(m){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(m)?(this.#e=Number.parseInt(m,16),this.#t=this.#e===0?"trailer":"end of dat\
a",this.#e===0?null:(this.#s=Math.max(0,this.#s+m.length-16-2*this.#e),this.#s>h?"chunks with too little data":null)):"malformed chunk size"}}function g(H){const m=new yt(
H);let $=!0,j=0;return{mayRepeat:()=>j>0&&m.received===j,isFree:()=>$&&m.isEmpty&&!H.destroyed&&H.readable,get:async a=>{$=!1,j=m.received,H.write(N(a),"latin1"),
await U(m);const A=await y(m),{framing:M}=A,G=async function*(){yield*M==="chunked"?it(m):at(m,M),$=A.keepAlive},st=()=>{$||H.destroy()};return{head:(0,P.zy)(A),
body:Object.assign(G(),{destroy:st})}}}}function N({path:H,headers:m}){const $=Object.entries(m).map(([a,A])=>`${a}: ${A}`),j=[`GET ${H} HTTP/1.1`,...$];if(j.some(
a=>/[\r\n\0]/.test(a)))throw new Error("a request has a line break");return`${j.join(`\r
`)}\r
\r
`}const k=9,b=4;async function U(H){const m=await H.arrived();if(m===null||m.length<k)return;if(m[0]===0&&m[3]===b&&m.readUInt32BE(5)===0)throw(0,X.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const T=5;async function y(H){H.textBytes=P.v8;for(let m=0;m<=T;m+=1){const $=W(Q(await tt(H))),j=[];for(;;){
const A=await tt(H);if(A==="")break;j.push(A)}const a=W(et($,j));if(a.status<100||a.status>199||a.status===101)return a}throw(0,X.Au)("HTTP_MALFORMED",`more tha\
n ${T} interim responses`)}function W(H){if(!H.ok)throw(0,X.Au)("HTTP_MALFORMED",H.why);return H.value}async function tt(H){const m=await H.line();if(m===null)throw(0,X.
Au)("ECONNRESET","the connection was closed");return m.endsWith("\r")?m.slice(0,-1):m}const ht=64*1024;async function*at(H,m){let $=m;for(;$>0;){const j=await H.
arrived()!==null;if(!j&&$===1/0)return;if(!j)throw(0,X.Au)("BODY_CUT","the body is cut off");const a=H.take(Math.min($,ht));$-=a.length,yield a}}async function*it(H){
const m=new r;for(;;){const $=await H.arrived();if($===null)throw(0,X.Au)("BODY_CUT","the body is cut off");const{data:j,used:a,isEnd:A}=W(m.push($));if(H.take(
a),j.length>0&&(yield j),A)return}}const $t=10;class yt{#t;#e=Buffer.alloc(0);received=0;textBytes=0;constructor(m){this.#t=m[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(){const m=[];for(;;){const $=this.#e.indexOf($t),j=this.take($<0?this.#e.length:$+1);if(m.push(j),this.textBytes-=j.length,
this.textBytes<0)throw(0,X.Au)("HEADERS_TOO_LARGE","too many headers");if($>=0)return Buffer.concat(m).toString("latin1").slice(0,-1);if(await this.#s())continue;
const a=Buffer.concat(m).toString("latin1");return a===""||a==="\r"?null:a}}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}take(m){const $=this.#e.
subarray(0,m);return this.#e=this.#e.subarray($.length),$}async#s(){const m=await this.#t.next();return m.done===!0?!1:(this.#e=m.value,this.received+=this.#e.length,
!0)}}class bt{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const It=12;class I{#t;#e=[];#s=new Map;#n=new Set;#o=!0;constructor(m){
this.#t=m}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const m of[...this.#n].reverse())m.destroy()};async get(m){const $=new bt;try{const{head:j,body:a}=await this.#r(
m,$);$.head=j,$.body=await(0,P.x8)(a,j,m.planBody(j))}catch(j){$.address=$.connection?.address??$.address,$.error=(0,X.$N)(j)==="ECONNRESET"&&this.#e[0]||j}return $}async#r(m,$){
const{scheme:j,name:a,port:A}=m.endpoint,M=`${j}://${a} ${A}`,G=`${M} private`,st=V(m,this.#t),ct=async pt=>{this.#c(pt),$.address=pt.address;const Ot=performance.
now(),Mt=await pt.http.get(st);return $.firstByteMs=performance.now()-Ot,Mt},Ct=(m.allowPrivate?[M,G]:[M]).map(pt=>this.#s.get(pt)).find(pt=>pt?.http.isFree());
if(Ct!==void 0)try{return await ct(Ct)}catch(pt){if(!this.#o||!Ct.http.mayRepeat())throw pt}try{const pt=this.#i(m,$),Ot=await(0,q.JY)(m.endpoint,pt),{address:Mt}=pt.
connection,xt=(0,C.Sz)(Mt??a)==="public"?M:G;return await ct({key:xt,http:g(Ot),socket:Ot,address:Mt})}catch(pt){throw(0,X.$N)(pt)==="HTTP2_FRAME"&&await(0,q.dI)(
m.endpoint,this.#i(m,$)),pt}}#c(m){const $=this.#s;$.delete(m.key),$.set(m.key,m);const[j]=$;$.size>It&&j!==void 0&&($.delete(j[0]),j[1].socket.destroy())}#i({allowPrivate:m},$){
const j=new X.Ng;$.connection=j;const a=A=>{this.#n.add(A),A.on("error",M=>{(0,X.$N)(M).startsWith("ERR_SSL")&&this.#e.push(M)}),A.on("close",()=>this.#n.delete(
A)),this.#o||A.destroy()};return{settings:this.#t,connection:j,allowPrivate:m,hold:a}}}function V(H,m){const{url:$,endpoint:j,token:a,headers:A}=H,M=j.scheme===
"http"?(0,q.Lu)(j,m).proxy:null,G=(0,q.gQ)($,j),st=(0,L.t5)($);return{path:gt(M===null?st:`http://${G}${st}`).replace(/ /g,"%20"),headers:{host:G,"user-agent":K.
_O,...A,...A.range===void 0?{"accept-encoding":"gzip"}:{},...wt($,a),...M===null?{}:(0,q.To)(M)}}}const gt=H=>Buffer.from(H,"utf8").toString("latin1");function wt(H,m){
if(m!==null)return{authorization:gt(`Bearer ${m.reveal()}`).trimEnd()};const $=(0,L.aR)(H);return $===null?{}:{authorization:$}}}),3948:((Lt,ft,o)=>{o.d(ft,{e:()=>ht});
var L=o(4283),C=o(4e3),K=o(9209),P=o(1064),q=o(2713),X=o(2832),Y=o(5306),Q=o(960),et=o(2636),D=o(9872),B=o(4592),J=o(6697),v=o(7602);const d=I=>({describe:I,transient:!1}),
_=I=>({describe:I,transient:!0}),c=I=>V=>Q.T0({host:V.host,why:I}),f=I=>_(({host:V})=>Q.P6({host:V,error:I})),S=I=>d(({host:V})=>D.cI({host:V,error:I})),O=I=>_(
({host:V,asks:gt})=>gt==="document"?et.Eh({host:V,why:I}):(0,B.Bz)({host:V,why:I})),l=I=>d(({host:V,asks:gt})=>(0,J.AO)({host:V,address:I,asks:gt})),h=d(({host:I,
text:V})=>Q.P0({host:I,error:V}));function r({host:I,rejection:V}){if(V===null)throw new Error("a certificate is rejected for a reason");const{flaw:gt,isLeaf:wt,
issuer:H="",hasFile:m=!1}=V;return gt.kind==="expired"?D.vk({host:I,isLeaf:wt,at:gt.at}):gt.kind==="not-yet-valid"?D.x1({host:I,isLeaf:wt,at:gt.at}):gt.kind==="\
other-name"?D.B_({host:I,names:gt.names}):D.SE({host:I,isLeaf:wt,flaw:gt,issuer:H,hasFile:m})}const g={ENOTFOUND:d(c("no-such-host")),ENODATA:d(c("no-such-host")),
EAI_AGAIN:_(c("no-answer")),EAI_FAIL:_(c("server-failed")),ECONNREFUSED:f("refused"),ECONNRESET:f("closed"),ECONNABORTED:f("closed"),EPIPE:f("closed"),EHOSTUNREACH:f(
"no-host-route"),ENETUNREACH:f("no-network-route"),ETIMEDOUT:_(({host:I,asks:V})=>Q.Qs({host:I,asks:V,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:_(({host:I,
text:V})=>Q.P6({host:I,error:{proxy:V}})),PROXY_REFUSED:d(({host:I,text:V})=>D.rZ({host:I,reason:V})),PLAIN_HTTP:d(D.MY),ADDRESS_METADATA:l("metadata"),ADDRESS_PRIVATE:l(
"private"),ADDRESS_RESERVED:l("reserved"),CERTIFICATE_REJECTED:d(r),TLS_UNSUPPORTED:d(({host:I,unsupported:V})=>D.cI({host:I,error:V??{code:"TLS_UNSUPPORTED"}})),
ERR_SSL_WRONG_VERSION_NUMBER:S("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:S("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:S("client-certificate"),HTTP_MALFORMED:h,
HTTP2_FRAME:h,HTTP2_ONLY:d(J.ro),HEADERS_TOO_LARGE:d(et.ku),BODY_CUT:O("closed"),Z_BUF_ERROR:O("gzip"),Z_DATA_ERROR:d(({host:I,asks:V})=>V==="document"?et.jN({host:I,
encoding:"broken gzip"}):(0,B.Bz)({host:I,why:"not-gzip"}))};function N(I){return I.endsWith("UNRECOGNIZED_NAME")?S("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(I)?S({code:I}):f({code:I})}function k(I){const{code:V}=I,gt=Object.hasOwn(g,V)?g[V]:void 0,{describe:wt,transient:H}=gt??N(V);return{problem:wt(I),transient:H}}
function b({error:I,connection:V,head:gt},{endpoint:wt,asks:H,limitMs:m}){const $=(0,Y.jT)(wt);if(m!==null){const G=T(V,gt!==null);return{problem:Q.Qs({host:$,asks:H,
phase:G,limitMs:m}),transient:!0}}const j=(0,v.$N)(I);if(j==="")throw I;const a=gt!==null&&U.test(j)?"BODY_CUT":j,{rejection:A,unsupported:M}=V??new v.Ng;return k(
{code:a,text:(0,v.bD)(I),asks:H,host:$,rejection:A,unsupported:M})}const U=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function T(I,V){return I?.lookingUp?"look\
up":I?.connectMs===null?"connection":V?"body":"response"}const y=[301,302,303,307,308],W=8192;class tt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(V){
this.options=V,this.started=V.monotonic(),this.startsInPublic=V.origin?.isPublic??!0}}async function ht(I){const V=new tt(I),gt=I.startTimer(I.timeoutMs,()=>{V.
timedOut=!0,I.session.close()});try{const wt=await at(V),{connections:H,firstByteMs:m,headMs:$,started:j}=V,a=st=>{const ct=H.map(St=>St[st]).filter(St=>St!==null);
return ct.length===0?null:ct.reduce((St,Ct)=>St+Ct)},[A,M,G]=[a("lookupMs"),a("connectMs"),a("tlsMs")];return{response:wt,hops:[...V.hops],timing:{lookupMs:A,connectMs:M,
tlsMs:G,firstByteMs:m,totalMs:I.monotonic()-j},headMs:$,certificates:[...H.flatMap(({certificate:st})=>st??[])]}}finally{gt()}}async function at(I){let{url:V}=I.
options;for(;;){const gt=($,j)=>bt((0,K.Y3)({redirect:$,url:(0,L.Pl)(V),why:j})),wt=(0,Y.X5)(V);if(!wt.ok)return gt("to",wt.why);const H=await $t(I,V,wt.value);
if(H.kind==="failed"||!it(H.head))return H;const m=(0,L.O2)(V,H.head.location??"");if(!m.ok)return gt("from",`failed to parse Location header: ${m.why}`);if(I.hops.
length>I.options.maxRedirects)return It(I,m.value);if((0,L.jr)(m.value).length>W){const $=`its URL has more than ${W} characters, which servers do not accept`;return gt(
"from",$)}V=m.value}}const it=({status:I,location:V})=>y.includes(I)&&!!V;async function $t(I,V,gt){const{options:wt,hops:H}=I,{token:m,settings:$,planBody:j,headers:a,
origin:A}=wt,M=H.length===0&&A===null;I.urls.add((0,L.jr)(V)),I.stops.push({scheme:gt.scheme,name:(0,Y.be)(V)});const G=m===null?"none":(0,q.nL)(I.stops).at(-1)??
"dropped";I.headMs=null;const st=wt.monotonic(),ct=await wt.session.get({url:V,endpoint:gt,token:G==="sent"?m:null,headers:a,allowPrivate:!I.startsInPublic||M||
$.namedHosts.has(gt.name),planBody:xt=>(I.headMs=wt.monotonic()-I.started,it(xt)?X.IK:j(xt))}),St=wt.monotonic()-st;yt(I,ct,{url:(0,C.dh)((0,L.Pl)(V)),authorization:G,
ms:St}),M&&(I.startsInPublic=(0,Y.Ul)($,gt.name,ct.address));const{head:Ct,body:pt}=ct;if(Ct!==null&&pt!==null)return{kind:"received",url:V,head:Ct,body:pt};const Ot=I.
timedOut?wt.timeoutMs:null,{asks:Mt}=wt;return{kind:"failed",...b(ct,{endpoint:gt,asks:Mt,limitMs:Ot})}}function yt(I,V,{url:gt,authorization:wt,ms:H}){const{connection:m,
address:$,head:j}=V;m!==null&&I.connections.push(m),V.body!==null&&(I.firstByteMs=(I.firstByteMs??0)+V.firstByteMs),I.hops.push({url:gt,status:j?.status??null,reason:(0,C.
dh)(j?.reason??""),mediaType:j?.contentType?(0,C.dh)(j.contentType):null,authorization:wt,challenge:j?.challenge?(0,C.dh)(j.challenge):null,address:$,proxy:m?.proxy??
null,ms:H})}const bt=I=>({kind:"failed",problem:I,transient:!1});function It({urls:I,hops:V,options:gt},wt){const{asks:H,maxRedirects:m}=gt,$=V[0]?.url??"";if(I.
has((0,L.jr)(wt)))return bt((0,K.f0)({url:$,asks:H,to:(0,L.Pl)(wt)}));const j=V.length,a=H==="document"?P.NX:{terraform:m,opentofu:m},A=P.Du.filter(M=>j>a[M]);return bt(
(0,K.KA)({url:$,asks:H,redirects:j,clients:A,limits:a}))}}),2636:((Lt,ft,o)=>{o.d(ft,{Eh:()=>B,HB:()=>_,e:()=>X,g0:()=>v,jN:()=>et,ku:()=>Q,pN:()=>J,wE:()=>q,zf:()=>Y});
var L=o(4e3),C=o(5799),K=o(8937);const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function q({location:c,retryAfter:f,transient:S,
...O}){const{asked:l,status:h}=O,r=(g,N,k=(0,L.NM)(O,N))=>(0,C.CC)("document-status",{message:`${(0,L._r)(O)}${g}; expected 200 or 404`,help:k});if(h>=300&&h<400)
return c?r(", which clients do not follow",(0,C.C)("redirect with 301, 302, 303, 307 or 308")):r(" without a Location header",(0,C.C)("add a Location header to \
the redirect"));if(h===429){const g=f===null?"":` (Retry-After: ${(0,L.dh)(f,40)})`;return r(g,K.uK,K.uK)}if(h===511){const g="sign in to this network, or use a\
nother one",N="the network answers with 511 Network Authentication Required",k=(0,C.Lw)(g);return{...r("",k,k),obstacle:{verb:"does not reach",what:N,help:g}}}return S?
r("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,L.B9)(l)}):r("",{
operator:"return the discovery document, or 404 if the host has no services",user:(0,L.Wt)([]),guest:(0,L.qZ)(l)})}function X({contentType:c,malformed:f,...S}){
const l=c===""?"has no Content-Type":`has ${f?"a malformed Content-Type":"Content-Type"} "${(0,L.dh)(c)}"`;return(0,C.CC)("document-type",{message:`${S.url} ${l}\
; expected "application/json"`,help:(0,L.NM)(S,(0,C.C)("serve /.well-known/terraform.json as application/json",S.page===null?"most servers send it for a file na\
med terraform.json":void 0))})}const Y=({bytes:c,limit:f,...S})=>(0,C.CC)("document-size",{message:`${S.url} has ${c??`more than ${f}`} bytes, limit ${f}`,help:(0,L.
NM)(S,(0,C.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),Q=({host:c})=>(0,C.CC)("document-headers",{message:`${c}\
 sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),et=c=>"host"in c?(0,C.CC)("document-encoding",
{message:`${c.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the docum\
ent"}):(0,C.CC)("document-encoding",{message:`${c.url} has Content-Encoding "${(0,L.dh)(c.encoding)}", which the clients do not decompress`,help:(0,L.NM)(c,(0,C.
C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),D={closed:"closed the connection in the middle of its response",gzip:"\
sent a gzip document that is cut off"},B=({host:c,why:f})=>(0,C.CC)("document-incomplete",{message:`${c} ${D[f]}`,operator:"look for a server that crashes while\
 it responds, or a proxy that changes the body"}),J=({why:c,advice:f,...S})=>(0,C.CC)("document-not-json",{message:`${S.url} is not valid JSON: ${(0,L.dh)(c)}`,
help:(0,L.NM)(S,(0,C.C)(f??P))}),v=({why:c,...f})=>(0,C.CC)("document-not-object",{message:`${f.url} is not a JSON object: ${(0,L.dh)(c)}`,help:(0,L.NM)(f,(0,C.
C)(P))}),d=20;function _({host:c,url:f,why:S,required:O}){const l=[...new Set(O.map(g=>g.split(".")[0]??g))],h=(0,L.K4)(l,d,g=>`a ${g} service`)||"any service",
r=S==="status"?`${f} returned 404`:"its discovery document is `null`";return(0,C.CC)("document-absent",{message:`host ${c} does not provide ${h}: ${r}`,operator:S===
"status"?"serve /.well-known/terraform.json":P,user:(0,L.Wt)(O),guest:(0,L.qZ)(c)})}}),9209:((Lt,ft,o)=>{o.d(ft,{CL:()=>D,KA:()=>X,Y3:()=>et,f0:()=>Y,n4:()=>Q});
var L=o(1064),C=o(4e3),K=o(5799);const P=({url:B,asks:J})=>`configure ${B} to return ${J==="document"?"the document":"its answer"}`,q=B=>(0,K.C)(`${P(B)}, or to\
 redirect straight to it`);function X({redirects:B,clients:J,limits:v,...d}){const _=J.map(c=>`${L.bB[c]} follows ${v[c]}`);return(0,K.CC)("redirect-limit",{message:`${d.
url} redirects ${B} times; ${_.join(", ")}`,help:q(d),affects:J})}const Y=({url:B,asks:J,to:v})=>(0,K.CC)("redirect-loop",{message:`the redirects of ${B} lead b\
ack to ${v}`,operator:P({url:B,asks:J})}),Q=B=>(0,K.CC)("redirect-insecure",{message:`${B.url} redirects to ${B.to}, which is not https${B.exposesToken?"; Terra\
form and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),et=B=>(0,K.CC)("redirect-invalid",{message:`\
the redirect ${B.redirect} ${B.url} cannot be followed: ${(0,C.dh)(B.why)}`,operator:"redirect to an https URL"}),D=({url:B,redirects:J})=>(0,K.CC)("redirect-ne\
sted",{message:`${B} redirects ${J} times; the protocol only requires clients to follow 1 redirect`,help:q({url:B,asks:"document"})})}),9872:((Lt,ft,o)=>{o.d(ft,
{BU:()=>U,B_:()=>r,MY:()=>b,SE:()=>h,cI:()=>k,rZ:()=>Y,vk:()=>Q,x1:()=>et});var L=o(4e3),C=o(5799),K=o(736);const P=({host:T,isLeaf:y})=>y?`the certificate of ${T}`:
`an authority in the certificate chain of ${T}`,q=T=>X(new Date(T).toISOString()),X=T=>T.slice(0,10),Y=({host:T,reason:y})=>(0,C.CC)("proxy-refused",{message:`${T}\
 was not reached: ${y}`,help:K.TG,obstacle:{verb:"does not reach",what:(0,L.dh)(y),help:K.TG}}),Q=T=>(0,C.CC)("tls-expired",{message:`${P(T)} expired on ${q(T.at)}`,
operator:"renew the certificate and reload the server"}),et=T=>(0,C.CC)("tls-not-yet-valid",{message:`${P(T)} is not valid before ${q(T.at)}`,help:"check the cl\
ock of this machine and the start date of the certificate"}),D={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",
chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},B=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
J="set `ca-file` to the certificate of the issuer",v="add the certificate of the issuer to `ca-file`, which does not contain it";function d(T,{issuer:y,hasFile:W}){
const tt=B.test(y),ht=tt?", which looks like an intercepting proxy":"",at=`issuer ${(0,L.dh)(y.split(`
`).reverse().join(", "),100)}${ht}`,yt=`${W?v:J}${(T==="leaf"||T==="chain")&&!tt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu r\
ead SSL_CERT_FILE`,It={verb:"does not trust",what:at,help:yt,isCommon:T==="self-signed"};return{says:`${D[T]}; ${at}`,help:yt,obstacle:It}}const _={"negative-se\
rial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"iss\
ued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more au\
thorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is no\
t for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameC\
onstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},c=(T,y)=>({says:`has ${T}, which Terraform and OpenTofu do n\
ot support`,help:y}),f="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",S="issue it with a key of 2048 to 8192 bits",O="have it sign\
ed with SHA-256, SHA-384, SHA-512 or Ed25519";function l(T,y){switch(T.kind){case"unknown-authority":return d(T.sent,y);case"curve":return c(`a key on the curve\
 ${T.curve}`,f);case"key":return c(`a key of the kind ${T.name}`,f);case"key-size":return c(`an RSA key of ${T.bits} bits`,S);case"signature":return c(`a signat\
ure of the kind ${T.name}`,O);case"critical-extension":return c(`the critical extension ${T.id}`,"issue it without that extension");case"openssl":return{says:`p\
asses the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${T.check}), so nothing was sent`,help:"issue it with a program that follows RFC\
 5280"};case"malformed":return{says:`is malformed (${T.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:
return _[T.kind]}}function h({flaw:T,...y}){const{says:W,...tt}=l(T,y);return(0,C.CC)("tls-untrusted",{message:`${P(y)} ${W}`,...tt})}function r({host:T,names:y}){
const W=y.length===0?"no DNS name":(0,L.K4)(y,3,L.dh);return(0,C.CC)("tls-name-mismatch",{message:`the certificate of ${T} is for ${W}`,help:`issue a certificat\
e that lists ${T} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a certificate for ${W}`,isCommon:!0}})}
const g={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a clie\
nt certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name th\
at the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},N={version:T=>({
says:`offers no TLS version later than ${T.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:T=>({says:`offers\
 only cipher suites that Terraform and OpenTofu do not support, such as ${T}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),
group:T=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${T}`,help:"enable the group X25519 or P-256 on the host"})};
function k({host:T,error:y}){if(typeof y=="object"&&"code"in y)return(0,C.CC)("tls-protocol",{message:`the TLS handshake with ${T} failed (${y.code})`,help:"che\
ck the TLS settings of the host, and that it has a certificate for this name"});const{says:W,help:tt}=typeof y=="string"?g[y]:N[y.kind](y.name);return(0,C.CC)("\
tls-protocol",{message:`${T} ${W}`,help:tt})}const b=({host:T})=>(0,C.CC)("tls-plain-http",{message:`${T} serves plain HTTP on this port: server gave HTTP respo\
nse to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function U({host:T,days:y,expires:W}){const tt=y===
0?"today":y===1?"in 1 day":`in ${y} days`;return(0,C.CC)("tls-expires-soon",{message:`the certificate of ${T} expires ${tt}, on ${X(W)}`,operator:"renew the cer\
tificate; if it is renewed automatically, find out why that has not happened"})}}),4592:((Lt,ft,o)=>{o.d(ft,{Bz:()=>h,Ev:()=>S,MI:()=>D,Mx:()=>O,RK:()=>J,hy:()=>_,
m$:()=>Q});var L=o(4e3),C=o(5799),K=o(8937);const P=({kind:r,first:g,others:N,isMixed:k})=>N===0?g:`${g} and ${N} other${k?"":` ${r}`}${N===1?"":"s"}`,q=({kind:r,
mirror:g})=>g===null?`${r}s.v1`:"the network mirror",X=r=>`the URL of ${q(r)} in the ${r.mirror===null?"discovery document":"CLI configuration"}`;function Y({page:r,
host:g,...N},k){if(r?.kind!=="sign-in")return(0,L.NM)({page:r,asked:g},k);const b=`allow requests to ${q({host:g,...N})} without a browser`,U=r.title===""?"":` \
("${r.title}")`;return{operator:b,because:`the host returned a sign-in page${U}`}}function Q(r){const{token:g,elsewhere:N,challenge:k,isFork:b}=r,U=b&&g==="none",
T=k===null?"":` and requires ${k} authentication`,y=U?"secrets are withheld from pull requests of forks":(0,K.pt)(r,N);return(0,C.CC)("versions-unauthorized",{message:`\
the versions of ${P(r)} cannot be read: ${(0,L._r)(r)}${T}; ${y}`,help:U?K.ro:Y(r,et(r)),isUnsent:(0,K.wt)(r),severity:U?"notice":g==="withheld"?"warning":"erro\
r"})}function et(r){const{host:g,source:N,elsewhere:k,challenge:b}=r,U=q(r);if(b!==null)return{operator:`accept Bearer tokens at the URL of ${U}`,note:"the CLIs\
 send only Bearer tokens"};const T=k===null?`check that the token is complete and has access, or ${(0,K.qV)(N??"",g)}`:`check that ${k} accepts the token from ${N}\
: the CLIs send it the token for ${g}, not one for ${k}`;return(0,K.$w)(r,U,k,T)}function D(r){const{attempts:g,transient:N,host:k,status:b}=r,U=g>1?` in each o\
f ${g} attempts`:"";return(0,C.CC)("versions-status",{message:`the versions of ${P(r)} cannot be read: ${(0,L._r)(r)}${U}; expected 200`,help:Y(r,B(k,b,N,X(r)))})}
function B(r,g,N,k){return g===429?K.uK:N?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check t\
he proxy of this network if there is one",guest:(0,L.B9)(r)}:{operator:`check ${k}; return 200 with the versions, or 404 for an unknown name`}}const J=r=>(0,C.CC)(
"versions-shape",{message:`the versions of ${P(r)} cannot be read: the response of ${r.url} ${(0,L.dh)(r.why)}`,help:Y(r,{operator:`check ${X(r)}, and return ${r.
mirror===null?d[r.kind]:v}`})}),v='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',d={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',
provider:'{"versions":[{"version":"1.0.0"}]}'},_=({kind:r,address:g,url:N,ignored:k,isMirror:b})=>(0,C.CC)("versions-empty",{message:k.length===0?`${r} ${g} has\
 no versions: ${N} lists none`:`${r} ${g} has no valid versions: ${N} lists only ${c(k)}`,operator:b?"add a version to the mirror, under a key of three numbers \
such as 1.2.0":k.length===0?`publish a version of the ${r}; if its tag exists, check that the registry has imported it`:`publish versions as ${f[r]}`,user:`chec\
k the address, or ask the publisher of the ${r} to release a version`}),c=r=>(0,L.K4)(r,3,g=>`"${(0,L.dh)(g,40)}"`),f={module:"numbers with dots, such as 1.2.0 \
or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function S({kind:r,address:g,texts:N,rejects:k}){const b=`the registry lists ${c(
N)} for ${r} ${g}, which ${N.length===1?"is not a version":"are not versions"}`,U=`publish versions as ${f[r]}, and remove others`;return k?(0,C.CC)("version-un\
readable",{message:`${b}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:U,user:"use Terraform 1.13 or later, which ignores \
such versions"}}):(0,C.CC)("version-unreadable",{message:`${b}; the CLIs ignore ${N.length===1?"it":"them"}`,operator:U,severity:r==="module"?"warning":"notice"})}
const O=r=>(0,C.CC)("provider-warning",{message:`the registry returned a warning for ${r.address}: "${(0,L.dh)(r.warnings.join("; "))}"`,help:"if the warning na\
mes another provider, use that one in `source`"}),l={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut of\
f","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},h=({host:r,why:g})=>(0,C.CC)("answer-incomplete",{message:`${r} ${l[g]}`,operator:"\
check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((Lt,ft,o)=>{o.d(ft,{Sz:()=>S,Zu:()=>c,uo:()=>O});var L=o(6181);function C(l){
let h;const r=()=>l.trim().split(/\s+/).map(K);return()=>h??=r()}function K(l){const[h="",r]=l.split("/"),g=(0,L.r5)(h);if(g===null)throw new Error(`${h} is no \
address`);return{prefix:g,bits:r===void 0?g.length*8:Number(r)}}const P=({prefix:l,bits:h},r)=>l.length===r.length&&l.every((g,N)=>{const k=Math.min(Math.max(8*
(N+1)-h,0),8);return g>>k===(r[N]??0)>>k}),q=C(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),X=C("127.0.0.0/8 0.0.0.0 ::1 ::"),Y=C(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),Q=C(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),et=C("0.0.0.0/0 2000::/3"),D=C("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),B=(l,h)=>l().some(r=>P(r,h)),J=[12,13,14,15],v=[[C("2002::/16"),[[2,3,4,5]],
0],[C("2001::/32"),[[4,5,6,7]],0],[C("2001::/32"),[J],255],[C("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],J],0]];function d(l){const h=v.filter(([g])=>B(
g,l)).flatMap(([,g,N])=>g.map(k=>k.map(b=>(l[b]??0)^N)));return/^[02],0,94,254$/.test(l.slice(8,12).join())?[...h,l.slice(12)]:h}function _(l){return B(X,l)?"lo\
opback":B(D,l)?_(l.slice(12)):[l,...d(l)].some(h=>B(q,h))?"metadata":B(Y,l)?"private":B(Q,l)||!B(et,l)?"reserved":"public"}function c(l){const h=(0,L.r5)(l);return h===
null?"public":_(h)}const f=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function S(l){const h=l.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(h))return"loopback";const r=(0,L.r5)(h)??(0,L.RY)(h);return r===null?"public":_(r)}function O(l){const h=S(l);return h!==
"public"||l.includes(":")?h:f.test(l.replace(/\.$/,""))?"private":"public"}}),9529:((Lt,ft,o)=>{o.d(ft,{m:()=>X,u:()=>Y});var L=o(4283),C=o(9562);const K=[1024,
65535],P=["authz_code","password"],q="app.terraform.io";function X(v,d,_){const c=[],f=(b,U,T)=>(c.push({rule:U,value:T}),b),S=b=>Object.hasOwn(v,b)?v[b]:void 0,
O=Q(S("client"),f),l=et(S("grant_types"),_,f),h=(b,U)=>{const T=S(b);if(typeof T!="string")return U.some(at=>l.includes(at))?f(null,`${b}-missing`,T):null;const y=(0,C.
vy)(d,T);if(y.ok&&(0,L.cz)(y.value).name!=="")return(0,L.jr)(y.value);const tt=`failed to parse ${b==="authz"?"authorization":"token"} URL: ${y.ok?"no Host in r\
equest URL":y.why}`;return c.push({rule:`${b}-invalid`,why:tt}),null},r=h("authz",["authz_code"]),g=h("token",P),N=D(S("ports"),f),k=J(S("scopes"),f);return{value:{
client:O,grantTypes:l,authz:r,token:g,ports:N,scopes:k},flaws:c}}const Y=v=>["authz","token"].flatMap(d=>{const _=v[d],c=(0,L.Dl)(_??"");return _!==null&&c.ok?[
{endpoint:d,text:_,url:c.value}]:[]});function Q(v,d){return typeof v!="string"?d("","client-missing",v):v===""?d(v,"client-empty",v):v}function et(v,d,_){if(v===
void 0)return["authz_code"];if(!Array.isArray(v))return _([],"grant-types-invalid",v);const c=[...new Set(v.filter(O=>typeof O=="string"))];return c.includes("a\
uthz_code")||c.includes("password")&&d===q?c.every(O=>P.includes(O))?c:_(c,"grant-types-unknown",v):_(c,"grant-types-unsupported",v)}function D(v,d){if(v===void 0)
return K;if(!Array.isArray(v))return d(K,"ports-ignored",v);if(v.length!==2)return d(K,"ports-count",v);const[_,c]=v;return!B(_)||!B(c)?d(K,"ports-range",v):_>c?
d(K,"ports-order",v):_===c?d([_,c],"ports-single",v):[_,c]}const B=v=>typeof v=="number"&&Number.isInteger(v)&&v>=K[0]&&v<=K[1];function J(v,d){if(v===void 0)return[];
if(!Array.isArray(v))return d([],"scopes-ignored",v);const _=v.filter(c=>typeof c=="string");return _.length===v.length?_:d(_,"scopes-invalid",v)}}),1193:((Lt,ft,o)=>{
o.d(ft,{Kd:()=>U,k4:()=>_,y8:()=>k});var L=o(3307),C=o(7511),K=o(4283),P=o(2832),q=o(3948),X=o(4e3),Y=o(3534),Q=o(2636),et=o(736),D=o(1919),B=o(1831),J=o(9587);
const v={kind:"whole",maxBytes:D.bi},d=y=>y===408||y===425||y===429||y>=500;async function _(y){const{host:W,needed:tt,source:ht}=y,at=await(0,q.e)({...y,url:(0,B.
cu)(W),asks:"document",headers:{accept:"application/json"},origin:null,planBody:$=>c($)===null?v:P.IK}),{response:it,...$t}=at;if(it.kind==="failed"){const{problem:$,
transient:j}=it;return{attempt:{discovery:$.code==="host-http2"?{kind:"skipped",problem:$}:{kind:"failed",problem:$,excerpt:null},...$t},transient:j,retryAfter:null}}
const{head:yt,body:bt,url:It}=it,I=k(bt.bytes),V=at.hops.at(-1),gt={url:(0,K.Pl)(It),page:I,asked:(0,B.nx)(W),hop:V,source:ht},wt=f(it,gt,tt),{status:H,retryAfter:m}=yt;
return{attempt:{discovery:wt,...$t},transient:d(H),retryAfter:m}}function c(y){const{status:W,declaredBytes:tt}=y;if(W===401||W===403)return({hop:it,...$t})=>{const{
authorization:yt="none",challenge:bt=null}=it??{};return(0,Y.iX)({...y,...$t,host:$t.asked,token:yt,challenge:bt})};if(W!==200)return({url:it,page:$t,asked:yt})=>Q.
wE({...y,url:it,page:$t,asked:yt,transient:d(W)});const ht=y.contentType??"",at=(0,C.i)(ht);return at!=="application/json"?it=>Q.e({...it,contentType:ht,malformed:at===
null}):(tt??0)<=D.bi?null:it=>Q.zf({...it,bytes:tt,limit:D.bi})}function f(y,W,tt){const{head:ht,body:at}=y,it=y.url.user&&{name:"",password:null},$t={...y.url,
user:it,fragment:""};if(ht.status===404)return{kind:"absent",url:$t,why:"status"};const yt=c(ht),bt=I=>({kind:"failed",problem:(0,et.M8)(I,W),excerpt:h(at.bytes)});
if(yt!==null)return bt(yt(W));const It=(0,D.Tp)(at.bytes,(0,D.Zo)(tt));switch(It.kind){case"object":return{...It,kind:"found",url:$t};case"null":return{kind:"ab\
sent",url:$t,why:"null"};case"not-object":return bt(Q.g0({...W,why:It.why}));case"not-json":return bt(S(y,It,W))}}function S({head:y,body:W},{why:tt,advice:ht},at){
if(W.truncated)return Q.zf({...at,bytes:null,limit:D.bi});const it=y.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(it)?Q.pN({...at,why:tt,
advice:ht}):Q.jN({...at,encoding:it})}const O=200,l=80;function h(y){const tt=(y.length<P.IK.maxBytes?J._U:J.NE)(r(y)).trim();return Array.from(tt.slice(0,2*O)).
slice(0,O).join("")||null}const r=y=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(y.subarray(0,P.IK.maxBytes)),g=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
N=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function k(y){const W=T(r(y));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(W))return null;const[,tt="",ht]=/<title[^>]*>([^<]*)(<?)/i.exec(W)??[],at=tt.replace(/\s+/g," ").trim(),it=(0,X.dh)(ht===""?(0,J.NE)(at):at,l);return N.test(
at)?{kind:"captive-portal",title:it}:{kind:g.test(at)||/type=["']?password/i.test(W)?"sign-in":"other",title:it}}const b=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/;
function U(y,W){const tt=b.exec(r(y))?.[1];if(tt===void 0||(0,L.HT)(tt,"whole")!==null)return{};const ht=(0,L.I)(tt).trim();return ht===""||ht.toLowerCase()===W.
toLowerCase()?{}:{said:(0,X.dh)(ht)}}function T(y){let W=y.trimStart();for(;W.startsWith("<!--");){const tt=W.indexOf("-->",4);if(tt<0)return"";W=W.slice(tt+3).
trimStart()}return W}}),9940:((Lt,ft,o)=>{o.d(ft,{nT:()=>D,pj:()=>B});var L=o(1654),C=o(6697),K=o(1831),P=o(1193),q=o(7082),X=o(6875);const Y=500,Q=1e4,et=3e5,D=l=>Math.
min(Math.max(...l.map(({attemptMs:h})=>h)),et);async function B(l,h){const r=l.map(b=>({host:b,isBegun:!1})),g=l.entries(),N={total:l.length,done:0,failed:0,waiting:new Set},
k=async()=>{for(const[b,U]of g){if(h.stop.why!==null)return;N.waiting.add(U),h.progress(N);const T=await d(U,h).catch(y=>(0,q.i)(U,(0,C.n3)({host:(0,K.nx)(U),thrown:y})));
r[b]=T,N.waiting.delete(U),N.done+=1,(!J(T)||!_(T.attempt))&&(N.failed+=1),h.progress(N)}};return await Promise.all(Array.from({length:Math.min(h.concurrency,l.
length)},k)),v(r,h.stop)}const J=l=>"attempt"in l;function v(l,{why:h}){if(h===null)return l.filter(J);const r=l.length-l.filter(J).length;return l.map(g=>{if(J(
g))return g;const{host:N,isBegun:k}=g,b={stopped:h,unchecked:r,total:l.length};return(0,q.i)(N,(0,C.nD)({host:(0,K.nx)(N),isBegun:k,...b}))})}async function d(l,h){
const{stop:r}=h,{answer:g,clients:N,difference:k}=await h.credentials.find(l),b=[];for(;r.why===null;){const{attempt:U,transient:T,retryAfter:y}=await S(l,g,h);
if(r.why!==null&&!_(U)||(b.push(U),!(_(U)?c(b,h.releases):T)||b.length>h.retries))break;await(0,X.v7)(O(b.length,y,h),h)}return b.length===0?{host:l,isBegun:!0}:
{host:l,...f(b),credentials:g&&{source:g.source,hasToken:g.token!==null,problem:g.problem},looks:N,difference:k,forced:h.forced.get(l)??[]}}const _=({discovery:l})=>l.
kind!=="failed",c=(l,h)=>h.some(({attemptMs:r})=>!l.some(g=>_(g)&&g.timing.totalMs<=r));function f(l){const h=l.findIndex(_),r=h<0?l.length-1:h,[g]=l.slice(r);if(g===
void 0)throw new Error("a visit without an attempt");return{attempt:g,earlier:l.slice(0,r),later:l.slice(r+1)}}async function S(l,h,r){if(h?.isUnsendable&&h.problem!==
null){const tt={kind:"failed",problem:h.problem,excerpt:null};return{attempt:(0,q.O)(tt),transient:!1,retryAfter:null}}const{network:g,required:N,forced:k,stop:b,
sessions:U,concurrency:T}=r,y=[...(N.get(l)??[]).map(({service:tt})=>tt),...(k.get(l)??[]).flatMap(({services:tt})=>tt.map(({id:ht})=>ht))],W=new L.N(g);b.onEnd.
add(W.close);try{const{token:tt=null,source:ht=null}=h??{},at=await(0,P.k4)({...r,host:l,needed:y,session:W,settings:g,token:tt,source:ht}),{discovery:it}=at.attempt;
return it.kind==="found"&&(U?.size??0)<T&&U?.set(W,it.url),at}finally{b.onEnd.delete(W.close),U?.has(W)||W.close()}}function O(l,h,{random:r,now:g}){const N=Y*2**
(l-1)*(.5+r()/2);return Math.min(Math.max(N,(0,X.VJ)(h,g())??0),Q)}}),8884:((Lt,ft,o)=>{o.d(ft,{n:()=>q});var L=o(4e3);const C=["TF_CLI_ARGS_init","TF_CLI_ARGS"],
K=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,P=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function q(D){const B=Q(D),J=d=>B.findLast(_=>_.name===d)?.value,v=d=>B.filter(_=>_.name===d).map(({value:_})=>_);return{upgrade:X(J("upgrade")??"false"),hasBackend:X(
J("backend")??J("cloud")??"true"),isLockReadonly:J("lockfile")==="readonly",pluginDirectories:v("plugin-dir"),backendConfig:v("backend-config"),remarks:C.flatMap(
d=>{const _=B.filter(({name:c,from:f})=>f===d&&P.test(c)).map(Y);return _.length===0?[]:[`init is predicted with ${_.join(" ")} of ${d}`]})}}const X=D=>/^(1|[tT]|true|TRUE|True)$/.
test(D);function Y({name:D,value:B}){if(B==="true")return`-${D}`;const J=D==="backend-config"&&!B.startsWith("hostname=");return`-${D}=${(0,L.dh)(J?B.replace(/=.*/s,
"=\u2026"):B)}`}function Q(D){const B=C.flatMap(v=>et(D[v]??"").map(d=>({text:d,from:v}))).values(),J=[];for(const{text:v,from:d}of B){const[,_,,c]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(v)??[];if(_===void 0)break;const f=()=>K.test(_)?B.next().value?.text??"":"true";J.push({name:_,from:d,value:c??f()})}return J}function et(D){const[B=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(D)??[];return(B.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(v=>v.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(d,_,c,f)=>String(_??
f??c.replace(/\\(.)/gs,"$1"))))}}),7082:((Lt,ft,o)=>{o.d(ft,{O:()=>L,i:()=>C});const L=K=>({discovery:K,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),C=(K,P)=>({host:K,attempt:L({kind:"skipped",problem:P}),earlier:[],later:[],credentials:null,looks:[],
difference:null,forced:[]})})};export{Ge as ids,Ve as modules};
