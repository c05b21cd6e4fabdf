const qn=[4706,3432,2629,3737],ts={6188:((St,rt,d)=>{d.d(rt,{P2:()=>I,RC:()=>D,VX:()=>F,aZ:()=>E,hp:()=>N,mW:()=>x,sD:()=>H,sc:()=>tt,zC:()=>G});class E extends Error{argument;want;constructor(M,L){
super(`${M.path.join(".")} must be ${L}`),this.argument=M,this.want=L}}function D(y,M,L,Q){const Y=y.find(({keys:kt})=>T(kt[0]?.name,M))?.keys[0];if(Y===void 0)
return;const q={path:[...L.path,M],span:Y},ut=p(y,M),mt=ut.filter(({keys:kt})=>kt.length>0);mt.length>0&&Q({kind:"items",items:mt},q);for(const{keys:kt,value:gt}of ut)
kt.length>0||Q(gt.kind==="object"?{kind:"items",items:gt.items}:gt,q)}function x(y,M){if(y.kind==="items"||y.kind==="object")return y.items;throw new E(M,"a blo\
ck")}const U=1e5;function I(y,M,L,Q){const Y=L??new Map,q=y.kind==="item"?[y.item]:x(y,M),ut=new Set,mt=Map.groupBy(q,({keys:gt})=>gt[0]?.name.toLowerCase());let kt=0;
for(const{keys:gt,value:lt}of q){const[j,...J]=gt;if(j===void 0)throw new E(M,"a block with a label");const{name:et}=j;if(ut.has(et))continue;J.length>0&&ut.add(
et);const ct={path:[...M.path,et],span:j},ft=J.length>0?mt.get(et.toLowerCase())??[]:[];if(kt+=ft.length,kt>q.length+U)throw new E(ct,"spelled like the others");
const wt=J.length>0?{kind:"items",items:ft.map(B)}:lt;Y.set(et,Q(wt,ct,Y.get(et)))}return Y}const N=(y,M,L)=>I(y,M,L,_);function F(y,M,L,Q){const Y=W(y);if(Y===
void 0)throw new E(M,"a list");const q=Y.map(ut=>Q(ut,M,void 0));for(const ut of q)L.push(ut);return L}function W(y){return y.kind==="items"?y.items.map(M=>({kind:"\
item",item:M})):y.kind==="object"?[y]:y.kind==="list"?y.elements:void 0}const tt=(y,M)=>{if(y.kind==="number")return y.text;if(y.kind==="string")return y.value;
throw new E(M,"a string")},H=(y,M)=>w(y.kind==="string"?{kind:"number",text:y.value}:y,M,"int"),G=(y,M)=>{if(y.kind==="bool")return y.value;throw new E(M,"true \
or false")},_=(y,M,L)=>l(L?.kind??a(y,M),y,M,L);function l(y,M,L,Q){switch(y){case"string":return{kind:y,value:tt(M,L,void 0)};case"bool":return{kind:y,value:G(
M,L,void 0)};case"int":case"float":return{kind:y,value:w(M,L,y)};case"list":{const Y=Q?.kind===y?Q.elements:[];return{kind:y,elements:F(M,L,Y,c)}}case"map":return{
kind:y,entries:N(M,L,void 0)};case"maps":{const Y=Q?.kind===y?Q.elements:[];return{kind:y,elements:F(M,L,Y,N)}}}}const c=(y,M)=>{const L=a(y,M);return l(L==="ma\
ps"?"map":L,y,M,void 0)};function a(y,M){switch(y.kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new E(M,"a value");case"\
string":case"float":case"bool":case"list":return y.kind}}const h=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,b=2**63-1;function w(y,M,L){if(y.kind!=="number"&&
y.kind!=="float")throw new E(M,"a number");const Q=y.text.replace("-",""),Y=Number(/^0[0-7]+$/.test(Q)?`0o${Q}`:Q);if(L==="int"&&(!h.test(Q)||Y>b))throw new E(M,
"a whole number");if(!Number.isFinite(Y))throw new E(M,"a number");return y.text.startsWith("-")?-Y:Y}const T=(y,M)=>y?.toLowerCase()===M.toLowerCase(),p=(y,M)=>y.
filter(({keys:L})=>T(L[0]?.name,M)).map(B),B=({keys:y,value:M})=>({keys:y.slice(1),value:M})}),1807:((St,rt,d)=>{d.d(rt,{M:()=>x,v:()=>U});var E=d(3024),D=d(5747);
function x(I){try{return(0,E.readdirSync)(I).sort()}catch(N){return(0,D.Oj)(N),[]}}function U(I){try{return(0,E.readdirSync)(I,{withFileTypes:!0}).filter(N=>N.isDirectory()).
map(({name:N})=>N)}catch(N){return(0,D.Oj)(N),[]}}}),7511:((St,rt,d)=>{d.d(rt,{i:()=>G});var E=d(3625);const D="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",x=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
U=String.raw`[()<>@,;:\\"/[\]?=]`,I=new RegExp(`^(${D})?(/)?(${D})?(.*)$`,"s"),N=String.raw`"((?:[^"\\\r\n]|\\${U}|\\(?!${U}))*)"`,F=new RegExp(`;${x}*(${D})${x}\
*=${x}*(?:(${D})|${N})${x}*`,"y"),W=new RegExp(`;${x}*$`,"y"),tt=new RegExp(String.raw`\\(${U})`,"g"),H=new RegExp(x);function G(h){const b=h.indexOf(";"),w=a(c(
b<0?h:h.slice(0,b))),T=_(w)??(b<0?null:l(h,b));return T===null?(0,E.J)(w):(0,E.T)(T)}function _(h){const[,b,w,T,p]=I.exec(h)??[];return b===void 0?"mime: no med\
ia type":b===h?null:w===void 0?"mime: expected slash after first token":T===void 0?"mime: expected token after slash":p===""?null:"mime: unexpected content afte\
r media subtype"}function l(h,b){const w=new Map;for(let T=b;T<h.length;){F.lastIndex=T;const[p,B="",y,M=""]=F.exec(h)??[];if(p===void 0)return W.lastIndex=T,W.
test(h)?null:"mime: invalid media parameter";const L=B.toLowerCase(),Q=y??M.replace(tt,"$1"),Y=w.get(L);if(Y!==void 0&&Y!==Q)return"mime: duplicate parameter na\
me";w.set(L,Q),T+=p.length}return null}function c(h){let b=0,w=h.length;for(;b<w&&H.test(h.charAt(b));)b+=1;for(;w>b&&H.test(h.charAt(w-1));)w-=1;return h.slice(
b,w)}const a=h=>h.replaceAll("\u0130","i").toLowerCase()}),5924:((St,rt,d)=>{d.d(rt,{JY:()=>N,Lu:()=>tt,dI:()=>F,jT:()=>W});var E=d(567),D=d(7583),x=d(2230);const U="\
http/1.1",I="h2";async function N(l,c,a){if(l.scheme==="http")return H(l,c,a);const h=()=>H(l,c,a),b=await h();try{return await _(l,b,c.trust,a,U)}catch(w){const T=(0,D.
$N)(w);if(T.endsWith("_NO_APPLICATION_PROTOCOL")&&await F(l,c,a),!/^(ERR_SSL|EPROTO|ECONNRESET)/.test(T))throw w;const{explainHandshake:p}=await Promise.all([d.
e(2629),d.e(4219)]).then(d.bind(d,4219));throw await p({error:w,code:T,endpoint:l,dialing:a,connectAgain:h})}}async function F(l,c,a){if(l.scheme!=="http")try{const h=await H(
l,c,a);(await _(l,h,c.trust,a,I)).destroy()}catch(h){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,D.$N)(h)))throw h}}function W({scheme:l,name:c,port:a}){
const h=c.includes(":")?`[${c}]`:c;return a===(l==="https"?443:80)?h:`${h}:${a}`}function tt(l,c){const a=c.resolve.find(({name:b,port:w})=>b===l.name&&(w===null||
w===l.port));if(a!==void 0)return{kind:"direct",host:a.address,port:a.addressPort??l.port};const h=c.chooseProxy(l);return h===null?{kind:"direct",host:l.name,port:l.
port}:{kind:"proxy",proxy:h}}async function H(l,c,a){const h=tt(l,c);if(h.kind==="direct")return(0,D.zy)(h.host,h.port,a);(0,D.ln)(l.name,a),a.connection.proxy=
h.proxy.host;const b=await G(h.proxy,c,a);return l.scheme==="https"?(0,x.X)(l,h.proxy,b):b}async function G(l,c,a){const h=l.protocol==="https:"?"https":"http",
b=l.hostname.replace(/^\[|\]$/g,""),w={scheme:h,name:b,port:Number(l.port)||(h==="https"?443:80)},T=(0,D.s0)();try{return await N(w,{...c,resolve:[],chooseProxy:()=>null},
{...a,connection:T,allowPrivate:!0})}catch(p){const B=`proxy ${l.host} cannot be reached: ${(0,D.bD)(p)}`;throw(0,D.Au)("PROXY_REFUSED",B)}finally{a.connection.
lookupMs=T.lookupMs,a.connection.connectMs=T.connectMs}}async function _(l,c,a,h,b){const{connection:w}=h,T=performance.now(),p=await(0,D.ek)(c,h,{name:l.name,secureContext:a.
context(),ALPNProtocols:[b]});w.tlsMs=performance.now()-T;const B=(0,E.T)(p),y=a.verify(B.map(({raw:M})=>M),l.name);if(w.certificate=(0,E.K)(B,y,W(l)),y.ok&&p.alpnProtocol!==
I)return p;throw p.destroy(),y.ok?(0,D.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(w.rejection=y,(0,D.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${y.
flaw.kind}`))}}),7583:((St,rt,d)=>{d.d(rt,{$N:()=>W,Au:()=>F,zy:()=>H,bD:()=>tt,s0:()=>N,ln:()=>l,ek:()=>G});var E=d(610),D=d(7030),x=d(5195),U=d(1692);const I=(w,{
name:T,...p})=>(0,U.connect)({...p,socket:w,servername:(0,D.isIP)(T)===0?T.replace(/\.$/,""):"",rejectUnauthorized:!1}),N=()=>({lookingUp:!1,lookupMs:null,connectMs:null,
tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),F=(w,T)=>Object.assign(new Error(T),{code:w});function W(w){return typeof w!=
"object"||w===null?"":"code"in w&&typeof w.code=="string"?w.code:""}const tt=w=>typeof w=="object"&&w!==null&&"message"in w?String(w.message):String(w);async function H(w,T,p){
const{connection:B}=p;(0,D.isIP)(w)!==0&&l(w,p);const y=performance.now();let M=y;const L=(0,D.connect)({host:w,port:T,noDelay:!0,lookup:b(p,()=>{M=performance.
now(),B.lookingUp=!1,B.lookupMs=M-y})});return p.hold(L),await _(L,"connect"),B.connectMs=performance.now()-M,B.address=L.remoteAddress??null,L}async function G(w,T,p){
const B=I(w,p);return T.hold(B),await _(B,"secureConnect"),B}function _(w,T){return new Promise((p,B)=>{const y=()=>B(F("ECONNRESET","the connection was closed"));
w.once(T,p).once("error",B).once("close",y)})}function l(w,T){const p=c(w,T);if(p!==null)throw p}function c(w,{allowPrivate:T}){const p=(0,x.Sz)(w);return p==="\
metadata"?F("ADDRESS_METADATA",`${w} is a metadata address`):p==="public"||T?null:F(p==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${w} is a ${p} address`)}
const a=253,h=w=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(w);function b(w,T){return(p,B,y)=>{if(h(p)||p.replace(/\.$/,"").length>a){const M=F("ENOTFOUND",`no such hos\
t: ${p}`);queueMicrotask(()=>y(M,[]));return}w.connection.lookingUp=!0,(0,E.lookup)(p,{...B,all:!0},(M,L)=>{if(T(),M!==null)return y(M,[]);const Q=L.map(({address:ut})=>c(
ut,w)),Y=L.filter((ut,mt)=>Q[mt]===null),q=Q.find(ut=>ut!==null);if(Y.length===0&&q)return y(q,[]);y(null,Y)})}}}),4529:((St,rt,d)=>{d.d(rt,{X5:()=>I,be:()=>N,gQ:()=>F});
var E=d(4573),D=d(3625),x=d(4283),U=d(1831);function I(H){const{scheme:G}=H;if(G!=="https"&&G!=="http")return(0,D.T)(`unsupported protocol scheme "${G}"`);const{
name:_,port:l}=(0,x.cz)(H);if(_==="")return(0,D.T)("no Host in request URL");const c=W(_);if(!c.ok)return c;const a=l===""?G==="https"?443:80:Number(l);return a>
0&&a<=65535?(0,D.J)({scheme:G,name:c.value,port:a}):(0,D.T)(`invalid port "${l}"`)}function N(H){const{name:G}=(0,x.cz)(H),_=(0,U.Pv)(G);return tt(G)||!_.ok?G:_.
value}function F(H,{name:G}){const{port:_}=(0,x.cz)(H),l=G.includes(":")?`[${G}]`:G;return _===""?l:`${l}:${_}`}function W(H){return tt(H)?(0,D.J)(H.toLowerCase()):
(0,U.Pv)(H)}const tt=H=>(0,E.isAscii)(new TextEncoder().encode(H))}),3948:((St,rt,d)=>{d.d(rt,{e:()=>j,U:()=>Et});var E=d(4283),D=d(630),x=d(4e3),U=d(9209),I=d(
1064),N=d(5195),F=d(7027),W=d(4529),tt=d(863),H=d(960),G=d(4715),_=d(6697),l=d(6817),c=d(5924),a=d(7583);const h=A=>({describe:A,transient:!1}),b=A=>({describe:A,
transient:!0}),w=A=>R=>(0,H.hostUnknown)({host:R.host,why:A}),T=A=>b(({host:R})=>(0,H.hostUnreachable)({host:R,error:A})),p=A=>h(({host:R})=>(0,l.tlsProtocol)({
host:R,error:A})),B=A=>b(({host:R,asks:z})=>z==="document"?(0,tt.documentIncomplete)({host:R,why:A}):(0,G.answerIncomplete)({host:R,why:A})),y=A=>h(({host:R,asks:z})=>(0,_.
hostPrivateRedirect)({host:R,address:A,asks:z})),M=h(({host:A,text:R})=>(0,H.hostProtocol)({host:A,error:R}));function L({host:A,rejection:R}){if(R===null)throw new Error(
"a certificate is rejected for a reason");const{flaw:z,isLeaf:st}=R;return z.kind==="expired"?(0,l.tlsExpired)({host:A,isLeaf:st,at:z.at}):z.kind==="not-yet-val\
id"?(0,l.tlsNotYetValid)({host:A,isLeaf:st,at:z.at}):z.kind==="other-name"?(0,l.tlsNameMismatch)({host:A,names:z.names}):(0,l.tlsUntrusted)({host:A,isLeaf:st,flaw:z})}
const Q={ENOTFOUND:h(w("no-such-host")),ENODATA:h(w("no-such-host")),EAI_AGAIN:b(w("no-answer")),EAI_FAIL:b(w("server-failed")),ECONNREFUSED:T("refused"),ECONNRESET:T(
"closed"),ECONNABORTED:T("closed"),EPIPE:T("closed"),EHOSTUNREACH:T("no-host-route"),ENETUNREACH:T("no-network-route"),ETIMEDOUT:b(({host:A,asks:R})=>(0,H.hostTimeout)(
{host:A,asks:R,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:b(({host:A,text:R})=>(0,H.hostUnreachable)({host:A,error:{proxy:R}})),PROXY_REFUSED:h(({host:A,
text:R})=>(0,l.proxyRefused)({host:A,reason:R})),PLAIN_HTTP:h(l.tlsPlainHttp),ADDRESS_METADATA:y("metadata"),ADDRESS_PRIVATE:y("private"),ADDRESS_RESERVED:y("re\
served"),CERTIFICATE_REJECTED:h(L),TLS_UNSUPPORTED:h(({host:A,unsupported:R})=>(0,l.tlsProtocol)({host:A,error:R??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:p(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:p("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:p("client-certificate"),HTTP_MALFORMED:M,HTTP2_FRAME:M,HTTP2_ONLY:h(
_.hostHttp2),HEADERS_TOO_LARGE:h(tt.documentHeaders),BODY_CUT:B("closed"),Z_BUF_ERROR:B("gzip"),Z_DATA_ERROR:h(({host:A,asks:R})=>R==="document"?(0,tt.documentEncoding)(
{host:A,encoding:"broken gzip"}):(0,G.answerIncomplete)({host:A,why:"not-gzip"}))};function Y(A){return A.endsWith("UNRECOGNIZED_NAME")?p("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(A)?p({code:A}):T({code:A})}function q(A){const{code:R}=A;if(R==="")return null;const z=Object.hasOwn(Q,R)?Q[R]:void 0,{describe:st,transient:dt}=z??Y(R);return{
problem:st(A),transient:dt}}function ut({error:A,connection:R,head:z},{endpoint:st,asks:dt,limitMs:at}){const Rt=(0,c.jT)(st);if(at!==null){const bt=kt(R,z!==null);
return{problem:(0,H.hostTimeout)({host:Rt,asks:dt,phase:bt,limitMs:at}),transient:!0}}const vt=(0,a.$N)(A),Pt=q({code:z!==null&&mt.test(vt)?"BODY_CUT":vt,text:(0,a.
bD)(A),asks:dt,host:Rt,rejection:R?.rejection??null,unsupported:R?.unsupported??null});if(Pt===null)throw A;return Pt}const mt=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function kt(A,R){return A?.lookingUp?"lookup":A?.connectMs===null?"connection":R?"body":"response"}const gt=[301,302,303,307,308],lt={kind:"excerpt",maxBytes:2048};
async function j(A){const R={options:A,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:A.origin?.
isPublic??!0,timedOut:!1},z=A.startTimer(A.timeoutMs,()=>{R.timedOut=!0,A.session.close()});try{return{response:await et(R),hops:R.hops,timing:J(R,performance.now()-
R.started),headMs:R.headMs,certificates:R.connections.flatMap(({certificate:dt})=>dt??[])}}finally{z()}}function J({connections:A,firstByteMs:R},z){const st=vt=>{
const Pt=A.map(bt=>bt[vt]).filter(bt=>bt!==null);return Pt.length===0?null:Pt.reduce((bt,$t)=>bt+$t)},[dt,at,Rt]=[st("lookupMs"),st("connectMs"),st("tlsMs")];return{
lookupMs:dt,connectMs:at,tlsMs:Rt,firstByteMs:R,totalMs:z}}async function et(A){let{url:R}=A.options;for(;;){const z=(0,W.X5)(R);if(!z.ok)return At((0,U.redirectInvalid)(
{redirect:"to",url:(0,E.Pl)(R),why:z.why}));const st=await ft(A,R,z.value);if(st.kind==="failed"||!ct(st.head))return st;const dt=(0,D.O)(R,st.head.location??"");
if(!dt.ok){const at=`failed to parse Location header: ${dt.why}`;return At((0,U.redirectInvalid)({redirect:"from",url:(0,E.Pl)(R),why:at}))}if(A.hops.length>A.options.
maxRedirects)return Ct(A,dt.value);R=dt.value}}const ct=({status:A,location:R})=>gt.includes(A)&&!!R;async function ft(A,R,z){const{options:st,hops:dt}=A,{token:at,
settings:Rt,planBody:vt,headers:Pt,origin:bt}=st,$t=dt.length===0&&bt===null;A.urls.add((0,E.jr)(R)),A.stops.push({scheme:z.scheme,name:(0,W.be)(R)});const _t=at===
null?"none":(0,F.n)(A.stops).at(-1)??"dropped";A.headMs=null;const Ut=performance.now(),xt=await st.session.get({url:R,endpoint:z,token:_t==="sent"?at:null,headers:Pt,
allowPrivate:!A.startsInPublic||$t||Rt.namedHosts.has(z.name),planBody:Ht=>(A.headMs=performance.now()-A.started,ct(Ht)?lt:vt(Ht))}),jt=performance.now()-Ut;if(wt(
A,xt,{url:(0,x.dh)((0,E.Pl)(R)),authorization:_t,ms:jt}),$t&&(A.startsInPublic=Et(Rt,z.name,xt.address)),xt.kind==="failed"){const Ht=A.timedOut?st.timeoutMs:null,
{asks:Wt}=st;return{kind:"failed",...ut(xt,{endpoint:z,asks:Wt,limitMs:Ht})}}const{kind:Ft,head:Nt,body:zt}=xt;return{kind:Ft,url:R,head:Nt,body:zt}}function wt(A,R,z){
const{connection:st,head:dt}=R;st!==null&&A.connections.push(st),R.kind==="received"&&(A.firstByteMs=(A.firstByteMs??0)+R.firstByteMs),A.hops.push({...z,status:dt?.
status??null,reason:(0,x.dh)(dt?.reason??""),mediaType:dt?.contentType?(0,x.dh)(dt.contentType):null,challenge:dt?.challenge?(0,x.dh)(dt.challenge):null,address:st?.
address??null,proxy:st?.proxy??null})}function Et({resolve:A},R,z){const st=A.some(dt=>dt.name===R);return!["private","loopback"].includes((0,N.Sz)((st?null:z)??
R))}const At=A=>({kind:"failed",problem:A,transient:!1});function Ct({urls:A,hops:R,options:z},st){const{asks:dt,redirectLimits:at}=z,Rt=R[0]?.url??"";if(A.has(
(0,E.jr)(st)))return At((0,U.redirectLoop)({url:Rt,asks:dt,to:(0,E.Pl)(st)}));const vt=R.length,Pt=I.Du.filter(bt=>vt>at[bt]);return At((0,U.redirectLimit)({url:Rt,
asks:dt,redirects:vt,clients:Pt,limits:at}))}}),2230:((St,rt,d)=>{d.d(rt,{T:()=>x,X:()=>I});var E=d(7067),D=d(7583);function x(N){if(N.username===""&&N.password===
"")return{};const F=`${decodeURIComponent(N.username)}:${decodeURIComponent(N.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(F).toString("base64")}`}}
const U=[502,503,504];function I(N,F,W){const H=`${N.name.includes(":")?`[${N.name}]`:N.name}:${N.port}`,G=(_=0,l="")=>(0,D.Au)(U.includes(_)?"PROXY_NOT_REACHED":
"PROXY_REFUSED",`proxy ${F.host} returned ${_} ${l}`.trimEnd());return new Promise((_,l)=>{const c=(0,E.request)({method:"CONNECT",path:H,headers:{host:H,...x(F)},
insecureHTTPParser:!0,createConnection:()=>W});c.on("error",a=>{const h=`proxy ${F.host} closed the connection: ${a.message}`;l((0,D.Au)("PROXY_REFUSED",h))}),c.
on("connect",(a,h,b)=>{if(a.statusCode===200&&b.length===0)return _(W);W.destroy(),l(G(a.statusCode,a.statusMessage))}),c.end()})}}),4715:((St,rt,d)=>{d.r(rt),d.
d(rt,{answerIncomplete:()=>U});var E=d(1064),D=d(5799);const x={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip dat\
a is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},U=(0,D.lS)((0,D.z3)("answer-incomplete","Response is incomplete",E.Du),
({host:I,why:N})=>({message:`${I} ${x[N]}`,help:(0,D.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),7027:((St,rt,d)=>{
d.d(rt,{n:()=>E});function E(x){const[U]=x;let I=!1;return x.map(({scheme:N,name:F})=>(I||=U!==void 0&&!D(U.name,F),I?"dropped":N==="https"?"sent":"withheld"))}
function D(x,U){return x===U?!0:/[:%]|^[\d.]+$/.test(U)?!1:U.endsWith(`.${x}`)}}),567:((St,rt,d)=>{d.d(rt,{K:()=>x,T:()=>D});const E=32;function D(I){const N=[];
let F=I.getPeerX509Certificate();for(;F!==void 0&&N.length<E;)N.push(F),F=F.issuerCertificate;return N}function x(I,N,F){const[W]=I;if(W===void 0)return null;const tt=N.
ok?N.chain.slice(0,Math.max(1,N.chain.length-1)).map(({notAfter:_})=>_):I.map(({validTo:_})=>Date.parse(_)),H=Date.parse(W.validFrom),G=Math.min(...tt);return Number.
isNaN(H)||Number.isNaN(G)?null:{host:F,subject:U(W.subject)??W.subjectAltName??"",issuer:U(W.issuer)??W.issuer??"",validFrom:new Date(H).toISOString(),expires:new Date(
G).toISOString()}}const U=I=>/^CN=(.*)$/m.exec(I??"")?.[1]}),6974:((St,rt,d)=>{d.d(rt,{mj:()=>x,y8:()=>G,zU:()=>N});var E=d(4e3),D=d(6174);const x=2048,U=200,I=80;
function N(l){const c=W(l),a=l.length<x?c:c.replace(F,"://***@"),h=(0,D._)(a).trim();return h===""?null:Array.from(h.slice(0,2*U)).slice(0,U).join("")}const F=/:\/\/[^/?#\s"'@]+$/,
W=l=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(l.subarray(0,x)),tt=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,H=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function G(l){const c=_(W(l));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(c))return null;const a=/<title[^>]*>([^<]{0,400})/i.exec(c)?.[1]?.
replace(/\s+/g," ").trim()??"",h=(0,E.dh)(a,I);return H.test(a)?{kind:"captive-portal",title:h}:{kind:tt.test(a)||/type=["']?password/i.test(c)?"sign-in":"other",
title:h}}function _(l){let c=l.trimStart();for(;c.startsWith("<!--");){const a=c.indexOf("-->",4);if(a<0)return"";c=c.slice(a+3).trimStart()}return c}}),772:((St,rt,d)=>{
d.d(rt,{f:()=>zt});var E=d(4283),D=d(3592),x=d(7075),U=d(8522),I=d(3625);function N(i){const[,o="",u="",O=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(i)??[],C=/^HTTP\/(\d)\.(\d)$/.
exec(o);if(C===null)return(0,I.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(u))return(0,I.T)("malformed status");const[,K="",ot=""]=C;return(0,I.J)(
{status:Number(u),reason:O,version:Number(K+ot)})}function F(i,o){const u=H(o);if(!u.ok)return u;const O=new Map(u.value),{status:C,reason:K,version:ot}=i,it=h(
C,ot,O);if(!it.ok)return it;it.value.kind==="chunked"&&O.delete("content-length");const yt=it.value.kind!=="close"&&w(ot,O);return(0,I.J)({status:C,reason:K,headers:O,
framing:it.value,keepAlive:yt})}const W=/^[\w!#$%&'*+.^`|~ -]+$/,tt=i=>/^[\t -~\u0080-\u00ff]*$/.test(i);function H(i){const o=new Map;for(const u of c(i)){const O=u.
indexOf(":"),C=u.slice(0,Math.max(O,0)),K=G(u.slice(O+1));if(!W.test(C))return(0,I.T)("malformed header line");if(!tt(K))return(0,I.T)("control character in a h\
eader");const ot=C.toLowerCase(),it=o.get(ot);it===void 0?o.set(ot,[K]):it.push(K)}return(0,I.J)(o)}function G(i){let o=0;for(;l(i,o);)o+=1;return _(i.slice(o))}
function _(i){let o=i.length;for(;l(i,o-1);)o-=1;return i.slice(0,o)}const l=(i,o)=>i[o]===" "||i[o]==="	";function c(i){const o=[];for(const u of i){const O=G(
u),C=o.at(-1);/^[ \t]/.test(u)&&C!==void 0?C.push(O):o.push([/^[ \t]|^[^:]*$/.test(u)?":":O])}return o.map(u=>u.join(" "))}const a=["transfer-encoding","content\
-length","trailer"];function h(i,o,u){const O=o>=11?u.get("transfer-encoding")??[]:[],[C]=O;if(O.length>1)return(0,I.T)("several Transfer-Encoding headers");if(C!==
void 0&&C.toLowerCase()!=="chunked")return(0,I.T)("unsupported Transfer-Encoding");const K=b(u,"trailer");if(C!==void 0&&K.some(Lt=>a.includes(Lt)))return(0,I.T)(
"forbidden name in Trailer");const ot=u.get("content-length")??[];if(new Set(ot).size>1)return(0,I.T)("different Content-Length headers");const[it]=ot,yt=Number(
it);return it!==void 0&&!(/^\d+$/.test(it)&&yt<2**63)?(0,I.T)("malformed Content-Length"):i<200||i===204||i===304?(0,I.J)({kind:"length",bytes:0}):C!==void 0?(0,I.
J)({kind:"chunked"}):(0,I.J)(it===void 0?{kind:"close"}:{kind:"length",bytes:yt})}const b=(i,o)=>(i.get(o)??[]).flatMap(u=>u.split(",")).map(u=>u.trim().toLowerCase());
function w(i,o){const u=b(o,"connection");return i<10||u.includes("close")?!1:i>=11||u.includes("keep-alive")}function T(i){const[o=""]=_(i).split(";",1);return/^[\da-f]{1,16}$/i.
test(o)?(0,I.J)(Number.parseInt(o,16)):(0,I.T)("malformed chunk size")}var p=d(7583);const B=1e3,y=64*1024,M=1024,L=256*1024;function Q(i,o,u){const O=it=>{const yt=u[it],
Lt=typeof yt=="object"?yt[0]:yt;return Lt===void 0?null:Buffer.from(G(Lt),"latin1").toString("utf8")},C=O("content-length"),ot=i!==204&&i!==304&&C!=="0"?O("cont\
ent-encoding"):null;return{status:i,reason:o,contentType:O("content-type"),contentEncoding:ot,location:O("location"),retryAfter:O("retry-after"),terraformGet:O(
"x-terraform-get"),apiVersion:O("tfp-api-version"),challenge:Y(u["www-authenticate"]),declaredBytes:C===null||q(ot)?null:Number(C)}}function Y(i){const o=[i??[]].
flat().flatMap(O=>O.split(",")).flatMap(O=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(O)?.[1]??[]);return o.some(O=>O.toLowerCase()==="bearer")?null:o[0]??null}const q=i=>i?.
toLowerCase()==="gzip";async function ut(i,o,u){const O=[];let C=0;const K=u.kind==="excerpt"?setTimeout(()=>i.destroy(),B).unref():void 0;try{for await(const it of mt(
i,o,u.maxBytes)){const yt=it;if(O.push(yt),O.length===M&&O.splice(0,M,Buffer.concat(O)),C+=yt.byteLength,C>u.maxBytes)break}}catch(it){if((0,p.$N)(it)==="COMPRE\
SSED_TOO_LARGE")C=Number.POSITIVE_INFINITY;else if(u.kind==="whole")throw it}finally{clearTimeout(K)}return{bytes:Buffer.concat(O).subarray(0,u.maxBytes),truncated:C>
u.maxBytes}}function mt(i,o,u){if(!q(o.contentEncoding))return i;const O=(0,U.createGunzip)();return(0,x.pipeline)(i,kt(u+y),O,()=>{}),O}const kt=i=>async function*(o){
let u=i;for await(const O of o){if(u-=O.length,u<0)throw(0,p.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield O}};var gt=d(5924),lt=d(4529),j=d(8947);
const J=4096,et=16*1024,ct=10;class ft{#t="size";#e=0;#n=0;#s="";#o=[];#i=0;push(o){const u=new Uint8Array(o.length);let O=0,C=0;for(;C<o.length&&this.#t!=="end";){
if(this.#t==="data"){const it=Math.min(o.length,C+this.#e);u.set(o.subarray(C,it),O),O+=it-C,this.#e-=it-C,C=it,this.#e===0&&(this.#t="end of data");continue}const K=o.
indexOf(ct,C)+1||o.length;this.#s+=(0,j.iP)(o.subarray(C,K)),C=K;const ot=this.#l(o[K-1]===ct);if(ot!==null)return(0,I.T)(ot)}return(0,I.J)({data:u.subarray(0,O),
used:C,isEnd:this.#t==="end"})}#l(o){const u=this.#s;return u.length+this.#i>J?"long line in chunks":o?(this.#s="",!u.endsWith(`\r
`)||u.indexOf("\r")<u.length-2?"malformed end of a chunk line":this.#f(u.slice(0,-2))):null}#f(o){if(this.#t==="size")return this.#u(o);if(this.#t==="end of dat\
a")return this.#t="size",o===""?null:"malformed chunk";if(this.#i+=o.length+2,o!=="")return this.#o.push(o),null;this.#t="end";const u=H(this.#o);return u.ok?null:
u.why}#u(o){const u=T(o);return u.ok?(this.#e=u.value,this.#t=u.value===0?"trailer":"data",u.value===0?null:(this.#n=Math.max(0,this.#n+o.length+2-16-2*u.value),
this.#n>et?"chunks with too little data":null)):u.why}}const wt=10;class Et{#t;#e=Buffer.alloc(0);received=0;constructor(o){this.#t=o[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(o){const u=[];for(;;){const O=this.#e.indexOf(wt),C=this.#n(O<0?this.#e.length:O+1);if(u.push(C),o.bytes-=C.length,o.bytes<
0)throw(0,p.Au)("HEADERS_TOO_LARGE","too many headers");if(O>=0)return Buffer.concat(u).toString("latin1").slice(0,-1);if(await this.#s())continue;const K=Buffer.
concat(u).toString("latin1");return K===""||K==="\r"?null:K}}async bytes(o){return await this.arrived()&&this.#n(o)}async arrived(){return this.isEmpty&&!await this.#s()?
null:this.#e}skip(o){this.#n(o)}#n(o){const u=this.#e.subarray(0,o);return this.#e=this.#e.subarray(u.length),u}async#s(){const o=await this.#t.next();return o.
done===!0?!1:(this.#e=o.value,this.received+=this.#e.length,!0)}}function At(i){const o=new Et(i);let u=!0,O=0;return{mayRepeat:()=>O>0&&o.received===O,isFree:()=>u&&
o.isEmpty&&!i.destroyed&&i.readable,get:async C=>{u=!1,O=o.received,i.write(R(C),"latin1"),await dt(o);const{status:K,reason:ot,headers:it,framing:yt,keepAlive:Lt}=await Rt(
o),Kt=Q(K,A(ot),Object.fromEntries(it)),Gt=()=>{u=Lt},Qt=()=>u||i.destroy();return{head:Kt,body:Ct($t(o,yt),Gt,Qt)}}}}function Ct(i,o,u){const O=async C=>{const K=await i.
next();K.done===!0&&o(),C.push(K.value??null)};return new x.Readable({read(){O(this).catch(C=>this.destroy(C))},destroy(C,K){u(),K(C)}})}const A=i=>Buffer.from(
i,"latin1").toString("utf8");function R({path:i,headers:o}){const u=Object.entries(o).map(([C,K])=>`${C}: ${K}`),O=[`GET ${i} HTTP/1.1`,...u];if(O.some(C=>/[\r\n\0]/.
test(C)))throw new Error("a request has a line break");return`${O.join(`\r
`)}\r
\r
`}const z=9,st=4;async function dt(i){const o=await i.arrived();if(o===null||o.length<z)return;if(o[0]===0&&o[3]===st&&o.readUInt32BE(5)===0)throw(0,p.Au)("HTTP\
2_FRAME","a frame of HTTP/2, which was not negotiated")}const at=5;async function Rt(i){const o={bytes:L};for(let u=0;u<=at;u+=1){const O=vt(N(await bt(i,o))),C=vt(
F(O,await Pt(i,o)));if(C.status<100||C.status>199||C.status===101)return C}throw(0,p.Au)("HTTP_MALFORMED",`more than ${at} interim responses`)}function vt(i){if(!i.
ok)throw(0,p.Au)("HTTP_MALFORMED",i.why);return i.value}async function Pt(i,o){const u=[];for(;;){const O=await bt(i,o);if(O==="")return u;u.push(O)}}async function bt(i,o){
const u=await i.line(o);if(u===null)throw(0,p.Au)("ECONNRESET","the connection was closed");return u.endsWith("\r")?u.slice(0,-1):u}function $t(i,o){switch(o.kind){case"\
length":return xt(i,o.bytes);case"chunked":return jt(i);case"close":return _t(i)}}async function*_t(i){for(;;){const o=await i.bytes(Ut);if(o===null)return;yield o}}
const Ut=64*1024;async function*xt(i,o){let u=o;for(;u>0;){const O=await i.bytes(Math.min(u,Ut));if(O===null)throw(0,p.Au)("BODY_CUT","the body is cut off");u-=
O.length,yield O}}async function*jt(i){const o=new ft;for(;;){const u=await i.arrived();if(u===null)throw(0,p.Au)("BODY_CUT","the body is cut off");const{data:O,
used:C,isEnd:K}=vt(o.push(u));if(i.skip(C),O.length>0&&(yield O),K)return}}var Ft=d(2230);const Nt=12;function zt(i){const o={settings:i,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:u=>Ht(o,u),isOpen:()=>!o.closed,close:()=>{o.closed=!0;for(const u of[...o.sockets].reverse())u.destroy()}}}async function Ht(i,o){
const u={connection:null,address:null,head:null,ready:performance.now()};try{const O=await Wt(i,o,u),{head:C}=O;u.head=C;const K=performance.now()-u.ready,ot=await ut(
O.body,C,o.planBody(C)),{connection:it,address:yt}=u;return{kind:"received",head:C,body:ot,firstByteMs:K,connection:it,address:yt}}catch(O){const{connection:C,head:K}=u,
ot=C?.address??u.address;return{kind:"failed",error:(0,p.$N)(O)==="ECONNRESET"&&i.alerts[0]||O,connection:C,address:ot,head:K}}}async function Wt(i,o,u){const{scheme:O,
name:C,port:K}=o.endpoint,ot=`${O}://${C} ${K}`,it={get:o,seen:u},yt=Yt(i,ot,it),Lt=P(i,o),Kt=yt.http?.isFree()?yt.http:await Xt(i,yt);u.address=yt.address;try{
return await Kt.get(Lt)}catch(Gt){if((0,p.$N)(Gt)==="HTTP2_FRAME"&&await(0,gt.dI)(o.endpoint,i.settings,v(i,it)),i.closed||!Kt.mayRepeat())throw Gt}return(await Xt(
i,yt)).get(Lt)}function Yt(i,o,u){const O=i.channels.get(o)??{http:null,socket:null,address:null,current:u};O.current=u,i.channels.delete(o),i.channels.set(o,O);
const[C]=i.channels;return i.channels.size>Nt&&C!==void 0&&(i.channels.delete(C[0]),C[1].socket?.destroy()),O}async function Xt(i,o){const{current:u}=o,{get:O,seen:C}=u,
K=v(i,u),ot=await(0,gt.JY)(O.endpoint,i.settings,K);return C.ready=performance.now(),o.socket=ot,o.address=K.connection.address,o.http=At(ot),o.http}function v(i,{
get:o,seen:u}){const O=(0,p.s0)();u.connection=O;const C=K=>{i.sockets.add(K),K.on("error",ot=>{(0,p.$N)(ot).startsWith("ERR_SSL")&&i.alerts.push(ot)}),K.on("cl\
ose",()=>i.sockets.delete(K)),i.closed&&K.destroy()};return{connection:O,allowPrivate:o.allowPrivate,hold:C}}function P({settings:i},{url:o,endpoint:u,token:O,headers:C}){
const K=(0,gt.Lu)(u,i),ot=u.scheme==="http"&&K.kind==="proxy";return{path:X(ot?Z(o,u):(0,E.t5)(o)),headers:{host:(0,lt.gQ)(o,u),"user-agent":D._O,...C,...C.range===
void 0?{"accept-encoding":"gzip"}:{},...nt(o,O),...ot?(0,Ft.T)(K.proxy):{}}}}const X=i=>$(i).replace(/ /g,"%20"),$=i=>Buffer.from(i,"utf8").toString("latin1"),Z=(i,o)=>`\
http://${(0,lt.gQ)(i,o)}${(0,E.t5)(i)}`;function nt(i,o){if(o!==null)return{authorization:$(`Bearer ${o.reveal()}`).trimEnd()};const u=(0,E.aR)(i);return u===null?
{}:{authorization:u}}}),3432:((St,rt,d)=>{d.d(rt,{nT:()=>Pt,pj:()=>$t});var E=d(772),D=d(6697),x=d(1831),U=d(7511),I=d(4283),N=d(3948),F=d(3534),W=d(863),tt=d(1064),
H=d(7531),G=d(3307),_=d(9562),l=d(9529),c=d(794),a=d(4714);const h=["client","grant_types","authz","token","ports","scopes"],b=68,w=100,T=4096;function p(v,P){const X=new Map;
return(0,G.CI)(v,P,($,Z,nt,i)=>{if(i-nt>b)return;const o=(0,G.I)(v.slice(nt,i));h.includes(o)&&X.set(o,B(o,v,{start:$,end:Z}))}),{value:Object.fromEntries(Array.
from(X,([$,{value:Z}])=>[$,Z])),leftOut:X.values().reduce(($,{leftOut:Z})=>$+Z,0)}}function B(v,P,X){if(P[X.start]==="[")return y(P,X);const $=P.slice(X.start,X.
end);return{value:(v==="authz"||v==="token")&&$.startsWith('"')?(0,c.mv)((0,G.I)($)):(0,a.w)($),leftOut:0}}function y(v,P){const X=[],$=new Set;let Z=T,nt=0;return(0,G.
CI)(v,P,(i,o)=>{const u=L(v,i,o);X.length<w&&o-i<=Z||u!==null&&!$.has(u)?(X.push((0,a.w)(v.slice(i,o))),Z-=o-i,u!==null&&$.add(u)):nt+=1}),{value:X,leftOut:nt}}
const M=l.l.map(v=>JSON.stringify(v));function L(v,P,X){return v[P]!=='"'?"no string":M.find($=>$.length===X-P&&v.startsWith($,P))??null}const Q=100,Y=16*1024,q=200,
ut=2048;function mt(v){const P=new Set(v),X=new Set(v.map(kt));let $=0,Z=Y;const nt=i=>$===Q||i>Z?!1:($+=1,Z-=i,!0);return{keeps:(i,o)=>{if((0,_.D6)(i)||P.has(i))
return!0;const u=i.length<=q&&X.delete(kt(i));return nt(i.length+o)||u},read:(i,o,u)=>{const{start:O,end:C}=u,K=C-O>ut;if(K&&i===_.S3&&o[O]==="{")return p(o,u);
const ot=o.slice(O,C);return{value:K&&ot.startsWith('"')?(0,c.mv)((0,G.I)(ot)):(0,a.w)(ot)}}}}const kt=v=>v.slice(0,v.indexOf(".")+1);var gt=d(6974);const lt={kind:"\
whole",maxBytes:H.b},j={kind:"excerpt",maxBytes:gt.mj},J=v=>v===408||v===425||v===429||v>=500;async function et(v){const{host:P,needed:X}=v,$=await(0,N.e)({...v,
url:(0,x.cu)(P),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:tt.NX,planBody:K=>ct(K)===null?lt:j}),{response:Z,...nt}=$;if(Z.kind===
"failed"){const{problem:K,transient:ot}=Z;return{attempt:{discovery:K.code==="host-http2"?{kind:"skipped",problem:K}:{kind:"failed",problem:K,excerpt:null},...nt},
transient:ot,retryAfter:null}}const i=$.hops.at(-1)?.authorization??"none",o=$.hops.at(-1)?.challenge??null,u=ft(Z,{host:(0,x.nx)(P),token:i,challenge:o,needed:X}),
{status:O,retryAfter:C}=Z.head;return{attempt:{discovery:u,...nt},transient:J(O),retryAfter:C}}function ct({status:v,contentType:P,declaredBytes:X}){if(v===401||
v===403)return{kind:"unauthorized"};if(v!==200)return{kind:"status"};const $=(0,U.i)(P??"");return $.ok?$.value!=="application/json"?{kind:"type",malformed:!1}:
(X??0)>H.b?{kind:"size"}:null:{kind:"type",malformed:!0}}function ft(v,P){const{head:X,body:$}=v,Z=(0,c.Oj)(v.url);if(X.status===404)return{kind:"absent",url:Z,
why:"status"};const nt=At(v,P);if(nt!==null)return wt(nt,$);const i=(0,H.T)($.bytes,mt(P.needed));switch(i.kind){case"object":return{...i,kind:"found",url:Z,truncated:$.
truncated};case"null":return{kind:"absent",url:Z,why:"null"};case"not-object":return wt((0,W.documentNotObject)({...Et(v,P),why:i.why}),$);case"not-json":return wt(
Ct(v,i,P),$)}}const wt=(v,{bytes:P})=>({kind:"failed",problem:v,excerpt:(0,gt.zU)(P)}),Et=({url:v,body:P},{host:X})=>({url:(0,I.Pl)(v),page:(0,gt.y8)(P.bytes),asked:X});
function At(v,P){const{status:X,reason:$,location:Z,retryAfter:nt,declaredBytes:i,contentType:o}=v.head,u=ct(v.head);switch(u?.kind){case"unauthorized":return(0,F.
documentUnauthorized)({...Et(v,P),status:X,reason:$,...P});case"status":return(0,W.documentStatus)({...Et(v,P),status:X,reason:$,location:Z,retryAfter:nt,transient:J(
X)});case"type":return(0,W.documentType)({...Et(v,P),contentType:o??"",malformed:u.malformed});case"size":return(0,W.documentSize)({...Et(v,P),bytes:i,limit:H.b});case void 0:
return null}}function Ct(v,{why:P,advice:X},$){const{head:Z,body:nt}=v;if(nt.truncated)return(0,W.documentSize)({...Et(v,$),bytes:null,limit:H.b});const i=Z.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(i)?(0,W.documentNotJson)({...Et(v,$),why:P,advice:X}):(0,W.documentEncoding)({...Et(v,$),encoding:i})}var A=d(
7082),R=d(5960),z=d(7758);const st=500,dt=1e4,at=3,Rt=2e3,vt=3e5,Pt=v=>Math.min(Math.max(...v.map(({attemptMs:P})=>P)),vt),bt=({timeoutMs:v,retries:P})=>(P+1)*v+
P*dt;async function $t(v,P){const X=v.map(i=>({host:i,tookMs:null})),$=v.entries(),Z={total:v.length,done:0,failed:0,waiting:new Set},nt=async()=>{for(const[i,o]of $){
if(P.stop.why!==null)return;Z.waiting.add(o),P.progress(Z);const u=await jt(o,P).catch(O=>(0,R.i)(o,(0,D.hostCheckCrashed)({host:(0,x.nx)(o),thrown:O})));X[i]=u,
Z.waiting.delete(o),Z.done+=1,(!_t(u)||!Nt(u.attempt))&&(Z.failed+=1),P.progress(Z)}};return await Promise.all(Array.from({length:Math.min(P.concurrency,v.length)},
nt)),Ut(X,P.stop)}const _t=v=>"attempt"in v;function Ut(v,{why:P}){if(P===null)return v.filter(_t);const X=v.length-v.filter(_t).length,$=v.flatMap(nt=>{if(_t(nt)&&
Nt(nt.attempt))return[];const i=_t(nt)?xt(nt):nt.tookMs;return i!==null&&i>=Rt?[{host:(0,x.nx)(nt.host),tookMs:i}]:[]}).sort((nt,i)=>i.tookMs-nt.tookMs).slice(0,
at),Z={stopped:P,unchecked:X,total:v.length,slowest:$};return v.map(nt=>{if(_t(nt))return nt;const{host:i,tookMs:o}=nt,u=o!==null;return(0,R.i)(i,(0,D.hostNotChecked)(
{host:(0,x.nx)(i),isBegun:u,...Z}))})}const xt=({attempt:v,earlier:P})=>[...P,v].reduce((X,{timing:$})=>X+$.totalMs,0);async function jt(v,P){const{stop:X}=P,$=performance.
now(),Z=await P.credentials.find(v),nt=[];for(;X.why===null;){const{attempt:i,transient:o,retryAfter:u}=await Wt(v,Z.answer,P);if(X.why!==null&&!Nt(i)||(nt.push(
i),!(Nt(i)?zt(nt,P.releases):o)||nt.length>P.retries))break;await(0,z.v)(Xt(nt.length,u,P),P)}return nt.length===0?{host:v,tookMs:performance.now()-$}:Ft(v,Z,nt,
P)}function Ft(v,{answer:P,clients:X,difference:$},Z,{forced:nt}){return{host:v,...Ht(Z),credentials:P&&{source:P.source,hasToken:P.token!==null,problem:P.problem},
looks:X,difference:$,forced:nt.get(v)??[]}}const Nt=({discovery:v})=>v.kind!=="failed",zt=(v,P)=>P.some(({attemptMs:X})=>!v.some($=>Nt($)&&$.timing.totalMs<=X));
function Ht(v){const P=v.findIndex(Nt),X=P<0?v.length-1:P,[$]=v.slice(X);if($===void 0)throw new Error("a visit without an attempt");return{attempt:$,earlier:v.
slice(0,X),later:v.slice(X+1)}}async function Wt(v,P,X){if(P?.isUnsendable&&P.problem!==null){const u={kind:"failed",problem:P.problem,excerpt:null};return{attempt:(0,A.
O)(u),transient:!1,retryAfter:null}}const{network:$,maxRedirects:Z,timeoutMs:nt,stop:i}=X,o=(0,E.f)($);i.signal.addEventListener("abort",o.close);try{return await et(
{host:v,needed:Yt(v,X),session:o,settings:$,token:P?.token??null,maxRedirects:Z,timeoutMs:nt,startTimer:X.startTimer})}finally{i.signal.removeEventListener("abo\
rt",o.close),o.close()}}const Yt=(v,{required:P,forced:X})=>[...(P.get(v)??[]).map(({service:$})=>$),...(X.get(v)??[]).flatMap(({services:$})=>$.map(({id:Z})=>Z))];
function Xt(v,P,{random:X,now:$}){const Z=st*2**(v-1)*(.5+X()/2);return Math.min(Math.max(Z,(0,z.V)(P,$())??0),dt)}}),7758:((St,rt,d)=>{d.d(rt,{V:()=>D,v:()=>E});
function E(x,{startTimer:U,stop:I}){return new Promise(N=>{const F=()=>{W(),I.signal.removeEventListener("abort",F),N()},W=U(x,F);I.signal.addEventListener("abo\
rt",F)})}function D(x,U){const I=/^\d+$/.test(x??"")?Number(x)*1e3:Date.parse(x??"")-U;return Number.isNaN(I)?null:I}}),2767:((St,rt,d)=>{d.d(rt,{h:()=>a});var E=d(
5792);const D={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.1\
3":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},x=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34",
"1.3.132.0.35"],U={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101\
.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function I(lt){const j=new E.lL(lt,"public key").inside(E.Dk.
sequence),J=j.inside(E.Dk.sequence),et=J.oid(),ct=j.bits();switch(et){case"1.2.840.113549.1.1.1":if(l(J.any().whole)!=="0500")throw new E.I4("public key");return N(
ct);case"1.2.840.10045.2.1":{const ft=J.isNext(E.Dk.oid)?J.oid():"explicit parameters";if(!x.includes(ft))return{kind:"unsupported-curve",curve:D[ft]??ft};if(ct[0]!==
4)throw new E.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!J.isEmpty||ct.length!==32)throw new E.I4("public key");return{kind:"ed25519"};default:
return{kind:"unsupported",name:U[et]??et}}}function N(lt){const j=new E.lL(lt,"public key").inside(E.Dk.sequence),J=j.integer(),et=j.count(),[ct=0,ft=0]=J;if(ct>=
128||et===0)throw new E.I4("public key");if(et===1||et%2===0||et>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${et}`};const wt=ct===0?ft:ct;return{
kind:"rsa",bits:8*(J.length-(ct===0?2:1))+(32-Math.clz32(wt))}}const F={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA w\
ith SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with\
 SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},W={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.\
1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"\
ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256",
"1.3.101.113":"Ed448"},tt="1.2.840.113549.1.1.10",H=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
G={201:"20",202:"30",203:"40"};function _(lt){const j=new E.lL(lt,"signature algorithm"),J=j.oid(),et=j.isEmpty?"":l(j.any().whole);if(J===tt){const wt=H.exec(et);
return wt&&G[wt[1]??""]===wt[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[ct,ft]=F[J]??[];
return ct===void 0||ft===void 0?{isSupported:!1,name:W[J]??J}:{isSupported:!0,key:ct,name:ft}}const l=lt=>Array.from(lt,j=>j.toString(16).padStart(2,"0")).join(
"");var c=d(8167);function a(lt){try{const j=new E.lL(lt,"certificate"),J=j.inside(E.Dk.sequence);if(!j.isEmpty)throw new E.I4("certificate");const et=J.inside(
E.Dk.sequence),ct=J.content(E.Dk.sequence),ft=T(lt,et,ct);return J.bits(),"kind"in ft?{ok:!1,flaw:ft}:{ok:!0,certificate:ft}}catch(j){if(!(j instanceof E.I4))throw j;
return{ok:!1,flaw:{kind:"malformed",part:j.message}}}}const h=160,b=163,w=[129,130];function T(lt,j,J){const et=j.isNext(h)?j.inside(h).count()+1:1;if(et>3)throw new E.
I4("version");if((j.integer()[0]??0)>=128)return{kind:"negative-serial"};const ct=j.content(E.Dk.sequence);if(!(0,E.er)(ct,J))throw new E.I4("signature algorith\
m");const ft=p(j,"issuer"),wt=j.inside(E.Dk.sequence),Et=y(wt),At=y(wt),Ct=p(j,"subject"),A=j.element(E.Dk.sequence).whole,R=I(A);if(R.kind==="unsupported-curve")
return{kind:"curve",curve:R.curve};if(et>1)for(const z of w)j.optional(z);return{raw:lt,subject:Ct,issuer:ft,notBefore:Et,notAfter:At,version:et,signature:_(ct),
key:R,keyInfo:A,...Y(et===3?j.optional(b):null)}}function p(lt,j){const{whole:J}=lt.element(E.Dk.sequence),et=new E.lL(J,j).inside(E.Dk.sequence);for(;!et.isEmpty;){
const ct=et.inside(E.Dk.set);for(;!ct.isEmpty;){const ft=ct.inside(E.Dk.sequence);if(ft.oid(),!(0,E.KH)(ft.any()))throw new E.I4(j)}}return J}const B=[{tag:E.Dk.
utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:E.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function y(lt){const j=B.
find(({tag:z})=>lt.isNext(z)),J=j?.format.exec((0,E.Jl)(lt.content(j.tag)));if(!J)throw new E.I4("validity");const[et=0,ct=0,...ft]=J.slice(1).map(z=>Number(z??
0)),wt=J[1]?.length===4?et:et<50?2e3+et:1900+et,[Et=0,At=0,Ct=0,A=0]=ft,R=new Date(0);if(R.setUTCFullYear(wt,ct-1,Et),R.getUTCMonth()!==ct-1||At>23||Ct>59||A>59)
throw new E.I4("validity");return R.setUTCHours(At,Ct,A)}const M={dns:[],addresses:[],others:[]},L=["31","32","33","36","54"].map(lt=>`2.5.29.${lt}`),Q=["2.5.29\
.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Y(lt){const j=new Map,J=lt&&new E.lL(lt,"extensions").inside(E.Dk.sequence);for(;J&&!J.isEmpty;){const z=J.inside(
E.Dk.sequence),st=z.oid(),dt=z.isNext(E.Dk.boolean)&&z.boolean();if(j.has(st))throw new E.I4("extensions");if(dt&&Q.includes(st))throw new E.I4("extensions");j.
set(st,{id:st,critical:dt,value:z.content(E.Dk.octets)})}const et=z=>j.get(`2.5.29.${z}`)?.value??null,[ct,ft,wt,Et,At]=[15,17,19,30,37].map(et),Ct=ft?(0,c.xq)(
ft):null,A=Et?(0,c.cP)(Et):null,R=new Set([...L,...["15","19","37"].map(z=>`2.5.29.${z}`),...Ct?.isKnown?["2.5.29.17"]:[],...A?.isKnown?["2.5.29.30"]:[]]);return{
encodedNames:ft??new Uint8Array,names:Ct?.names??M,constraints:A,basic:wt?q(wt):null,maySign:ct?kt(ct):null,usages:At?gt(At):[],unhandled:[...j.values()].filter(
({id:z,critical:st})=>st&&!R.has(z)).map(({id:z})=>z)}}function q(lt){const j=new E.lL(lt,"basicConstraints").inside(E.Dk.sequence);return{isAuthority:j.isNext(
E.Dk.boolean)&&j.boolean(),maxPath:j.isNext(E.Dk.integer)?j.count():null}}const ut=4,mt=128;function kt(lt){const[j=0,J=0]=new E.lL(lt,"keyUsage").bits();return j===
0&&J<mt?null:(j&ut)!==0}function gt(lt){const j=new E.lL(lt,"extendedKeyUsage").inside(E.Dk.sequence),J=[];for(;!j.isEmpty;)J.push(j.oid());return J}}),5792:((St,rt,d)=>{
d.d(rt,{Dk:()=>E,I4:()=>D,Jl:()=>H,KH:()=>N,er:()=>G,lL:()=>x});const E={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class D extends Error{}class x{#t;#e;constructor(l,c){this.#t=l,this.#e=c}get isEmpty(){return this.#t.length===0}isNext(l){return this.#t[0]===l}any(){const l=this.#t[0]??
0,c=this.#t[1]??0;if(this.#t.length<2||(l&31)===31)throw this.#s();const a=c<128?0:c&127,h=a===0&&c<128?c:this.#n(a),b=2+a,w=b+h;if(w>this.#t.length)throw this.#s();
const T={tag:l,content:this.#t.subarray(b,w),whole:this.#t.subarray(0,w)};return this.#t=this.#t.subarray(w),T}element(l){if(!this.isNext(l))throw this.#s();return this.
any()}content(l){return this.element(l).content}optional(l){return this.isNext(l)?this.content(l):null}inside(l){return new x(this.content(l),this.#e)}oid(){const l=this.
content(E.oid);if(l.length===0||(l.at(-1)??0)>=128)throw this.#s();const c=U(l);if(c===null)throw this.#s();const[a=0,...h]=c,b=Math.min(Math.floor(a/40),2);return[
b,a-40*b,...h].join(".")}integer(l=E.integer){const c=this.content(l),a=c[0],h=c[1]??0,b=a===0&&h<128||a===255&&h>=128;if(a===void 0||c.length>1&&b)throw this.#s();
return c}count(){const l=this.integer();if(l.length>8||(l[0]??0)>=128)throw this.#s();return l.reduce((c,a)=>c*256+a,0)}boolean(){const l=this.content(E.boolean);
if(l.length!==1||l[0]!==0&&l[0]!==255)throw this.#s();return l[0]!==0}bits(){const l=this.content(E.bits),[c=8]=l,a=l.subarray(1),h=a.at(-1)??0;if(c>7||c>0&&a.length===
0)throw this.#s();if((h&(1<<c)-1)!==0)throw this.#s();return a}#n(l){const c=this.#t.subarray(2,2+l);if(l===0||l>4||c.length<l)throw this.#s();const a=c.reduce(
(h,b)=>h*256+b,0);if(a<128||c[0]===0)throw this.#s();return a}#s(){return new D(this.#e)}}function U(_){const l=[];let c=!0,a=0;for(const h of _){if(c&&h===128||
(a=a*128+(h&127),a>=2**31))return null;c=h<128,c&&(l.push(a),a=0)}return l}const I={12:_=>F(_),18:_=>/^[\d ]*$/.test(H(_)),19:_=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
H(_)),20:()=>!0,22:_=>_.every(l=>l<128),30:_=>_.length%2===0&&W(_)},N=({tag:_,content:l})=>I[_]?.(l)??!1;function F(_){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(_),!0}catch{return!1}}const W=_=>_.every((l,c)=>{const a=l*256+(_[c+1]??0);return c%2===1||!(a>=55296&&a<57344||a>=65534||a>=64976&&a<=65007)}),tt=new TextDecoder(
"latin1"),H=_=>tt.decode(_),G=(_,l)=>_.length===l.length&&_.every((c,a)=>c===l[a])}),8167:((St,rt,d)=>{d.d(rt,{AI:()=>_,cP:()=>F,xq:()=>N,z$:()=>a});var E=d(6181),
D=d(5792);const x=130,U=135,I=[129,134];function N(T){const p=new D.lL(T,"subject alternative names").inside(D.Dk.sequence),B={dns:[],addresses:[],others:[]};let y=!1;
for(;!p.isEmpty;){const{tag:M,content:L}=p.any();if(y||=[x,U,...I].includes(M),I.includes(M)&&B.others.push(M),M===x&&B.dns.push(G(L,"subject alternative names")),
M===U){if(L.length!==4&&L.length!==16)throw new D.I4("subject alternative names");B.addresses.push(L)}}return{names:B,isKnown:y}}function F(T){const p="name con\
straints",B=new D.lL(T,p),y=B.inside(D.Dk.sequence),[M,L]=[160,161].map(q=>y.optional(q)??new Uint8Array);if(!M||!L||!y.isEmpty||!B.isEmpty)throw new D.I4(p);if(M.
length+L.length===0)throw new D.I4(p);const[Q,Y]=[W(M),W(L)];return{permitted:Q,excluded:Y,isKnown:Q.isKnown&&Y.isKnown}}function W(T){const p="name constraints",
B=new D.lL(T,p),y=[],M=[],L=[];let Q=!0;for(;!B.isEmpty;){const{tag:q,content:ut}=B.inside(D.Dk.sequence).any(),mt=ut.length/2;if(q===x)y.push(G(ut,p).toLowerCase());else if(q===
U&&(mt===4||mt===16))M.push({address:ut.subarray(0,mt),mask:ut.subarray(mt)});else{if(q===U)throw new D.I4(p);I.includes(q)?L.push(q):Q=!1}}if(!(y.every(q=>tt(q.
replace(/^\.(?=.)/,"")))&&M.every(({mask:q})=>H(q))))throw new D.I4(p);return{dns:y,networks:M,others:L,isKnown:Q}}const tt=T=>/^[!-~]*$/.test(T)&&!/^\.|\.\.|\.$/.
test(T),H=T=>/^1*0*$/.test(Array.from(T,p=>p.toString(2).padStart(8,"0")).join(""));function G(T,p){if(T.some(B=>B>=128))throw new D.I4(p);return(0,D.Jl)(T)}function _({
dns:T,addresses:p},B){const y=(0,E.r5)((0,E.n7)(B));if(y!==null)return p.some(Y=>(0,D.er)(Y,Uint8Array.from(y)));const M=B.toLowerCase(),L=M.replace(/\.$/,"").split(
"."),Q=L.every(Y=>l.test(Y));return T.some(Y=>{const q=Y.toLowerCase(),[ut,...mt]=q.split("."),kt=ut==="*"&&mt.length>0;return!Q||!(kt?mt:[ut,...mt]).every(gt=>l.
test(gt??""))?q===M&&q!==".":kt?L.length===mt.length+1&&L.slice(1).join(".")===mt.join("."):L.join(".")===q})}const l=/^[a-z0-9_][a-z0-9_-]*$/,c=25e4;function a(T,{
permitted:p,excluded:B}){const y=p.dns.length+B.dns.length,M=p.networks.length+B.networks.length;if(T.dns.length*y+T.addresses.length*M>c)return!1;const Q=new Set(
[...p.others,...B.others]);return T.others.some(Y=>Q.has(Y))?!1:T.dns.every(Y=>{const q=Y.toLowerCase();return tt(q)&&(p.dns.length===0||p.dns.some(ut=>h(q,ut)))&&
!B.dns.some(ut=>h(q,ut)||b(q,ut))})&&T.addresses.every(Y=>(p.networks.length===0||p.networks.some(q=>w(Y,q)))&&!B.networks.some(q=>w(Y,q)))}const h=(T,p)=>p===""||
T===p||T.endsWith(p.startsWith(".")?p:`.${p}`),b=(T,p)=>T.startsWith("*.")&&p.replace(/^[^.]*/,"")===T.slice(1),w=(T,{address:p,mask:B})=>T.length===p.length&&T.
every((y,M)=>{const L=B[M]??0;return(y&L)===((p[M]??0)&L)})}),3427:((St,rt,d)=>{d.d(rt,{Cg:()=>U,DS:()=>G,Hb:()=>tt,Yx:()=>I});var E=d(7598);const D=["TLS_AES_1\
28_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],x=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],
U=[...D,...x.flatMap(_=>[`ECDHE-ECDSA-${_}`,`ECDHE-RSA-${_}`])],I=["X25519","P-256","P-384","P-521"],N=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519",
"rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],F="@SECL\
EVEL=0",W=E.constants.SSL_OP_LEGACY_SERVER_CONNECT|E.constants.SSL_OP_NO_RENEGOTIATION,tt={secureOptions:W,minVersion:"TLSv1.2",ciphers:[...U,F].join(":"),ecdhCurve:I.
join(":"),sigalgs:N.join(":")},H=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],G={secureOptions:W,minVersion:"TLSv1",ciphers:[...U,...H,"ALL","COMPLEMEN\
TOFALL",F].join(":"),ecdhCurve:[...I,"X448","secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(
":")}}),6134:((St,rt,d)=>{d.d(rt,{SH:()=>I,Td:()=>N,lS:()=>W,n_:()=>x,pH:()=>U,w4:()=>F,yN:()=>G});const E=25e4,D=100;class x{max;count=0;constructor(a=E){this.
max=a}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*D}}function U(c,a,h,b){return h===void 0?
{text:c,body:a,parts:b,problems:[]}:{text:c,body:a,parts:b,problems:[{...G(c)(h),message:h.message}]}}const I=(c,a,h)=>{const b=[];if(c.kind==="native"){for(const w of c.
blocks)w.type===a&&w.labels.length===h&&b.push(w);return b}for(const w of c.members)w.name===a&&H(a,w.value,h,[],b);return b},N=c=>c.kind==="native"?c.attributes:
c.members;function F(c,a){if(!(c.kind==="native"&&c.mayHave?.(a)===!1)){for(const h of N(c))if(h.name===a)return h}}const W=c=>c.kind==="object"?c.items.filter(
tt):c.kind!=="tuple"?[]:c.elements.flatMap(a=>a.kind==="object"?a.items.filter(tt):[]),tt=c=>c.name!==void 0&&c.name!=="//";function H(c,a,h,b,w){if(h>0){for(const{
name:p,start:B,end:y,value:M}of W(a))H(c,M,h-1,[...b,{value:p,start:B,end:y}],w);return}const T={start:a.start,end:a.start+1};for(const p of a.kind==="tuple"?a.
elements:[a])p.kind!=="object"&&p.kind!=="tuple"||w.push({...T,type:c,labels:b,body:{kind:"json",members:W(p)}})}const G=c=>{const a=[c.startsWith("\uFEFF")?1:0];
let h=c.indexOf(`
`),b;return({start:w,end:T})=>{for(;h>=0&&h<w;h=c.indexOf(`
`,h+1))a.push(h+1);b??=_(c);const p=Q=>l(b??[],Q-1),B=Math.max(1,l(a,w)),y=a[B-1]??0,M=(a[B]??(h<0?c.length:h)+1)-1,L=Q=>Q-y-p(Q)+p(y)+1;return{line:B,column:L(
Math.max(w,y)),endColumn:L(Math.min(T,M))}}},_=c=>/[\uD800-\uDBFF]/.test(c)?Array.from(c.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),a=>a.index):[];function l(c,a){
let h=0,b=c.length;for(;h<b;){const w=h+b>>>1;(c[w]??0)<=a?h=w+1:b=w}return h}}),1731:((St,rt,d)=>{d.d(rt,{Cg:()=>H,Ty:()=>tt,Zy:()=>G,dU:()=>_,hZ:()=>x,oF:()=>N,
rK:()=>F});var E=d(9562);const D=new RegExp(`^${E.eQ}$`),x=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,U=new RegExp(`^${x}\
[.+-]?$`),I=2n**63n-1n;function N(c){const[,a,h,b,w]=D.exec(c)??[];return a===void 0?null:W(c,a,b??h,w)}function F(c){const[,a,h,b]=U.exec(c)??[];return a===void 0?
null:W(c,a,h,b)}function W(c,a,h="",b=""){const w=a.split(".").map(p=>p.replace(/^0+(?=.)/,""));if(w.some(p=>p.length>19))return null;const T=w.map(BigInt);if(T.
some(p=>p>I))return null;for(;T.length<3;)T.push(0n);return{text:c,numbers:T,written:w.length,pre:h,build:b}}const tt=c=>c.pre!=="",H=({numbers:c,pre:a,build:h})=>`${c.
join(".")}${a===""?"":`-${a}`}${h===""?"":`+${h}`}`;function G(c,a,h=_){const b=Math.max(c.numbers.length,a.numbers.length);for(let w=0;w<b;w++){const[T,p]=[c.numbers[w]??
0n,a.numbers[w]??0n];if(T!==p)return T<p?-1:1}return c.pre===a.pre||c.numbers.length!==a.numbers.length?0:c.pre===""||a.pre===""?c.pre===""?1:-1:h(c.pre,a.pre)}
function _(c,a){const[h,b]=[c.split("."),a.split(".")];for(let w=0;;w++){const[T,p]=[w+1>=h.length,w+1>=b.length];if(T!==p)return T?-1:1;const B=l(h[w]??"",b[w]??
"");if(B!==0||T)return B}}function l(c,a){const[h,b]=[/^[0-9]*$/.test(c),/^[0-9]*$/.test(a)];return h!==b?h?-1:1:h&&c.length!==a.length?c.length-a.length:c===a?
0:c<a?-1:1}}),3737:((St,rt,d)=>{d.r(rt),d.d(rt,{attemptLimitMs:()=>xe.nT,judgeRequests:()=>Rn.Ey,judgeVisit:()=>Cn.D,mergeFindings:()=>we,networkOf:()=>Zn,readCliConfig:()=>Ve,
readMachineCredentials:()=>bn,thisMachine:()=>U,visitHosts:()=>xe.pj});var E=d(8161),D=d(5747);const x={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function U(e){const t=(0,E.
platform)();return{system:t==="win32"?"windows":"unix",platform:`${t==="win32"?"windows":t}_${x[(0,E.arch)()]??(0,E.arch)()}`,environment:e,accountHome:I()}}function I(){
try{return(0,E.userInfo)().homedir||null}catch(e){return(0,D.Oj)(e),null}}var N=d(3024),F=d(6760),W=d(1807),tt=d(4929),H=d(2713),G=d(6134),_=d(8947);class l extends Error{start;constructor(t,n){
super(t),this.start=n}}const c=200,a=20;function h(e){const t=e[a];if(t!==void 0)throw new l(`more than ${a} names before a value`,t.start)}const b={a:"\x07",b:"\
\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},w=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,T=1114111;function p(e,t,n){
let s="",r=0,f=t+1;for(let m=f;m<e.length;m+=1){const g=e[m];if(r>0)g==="{"?r+=1:g==="}"&&(r-=1);else if(g==='"'){const k=e.slice(f,m);return{value:s===""?k:(0,_.
uK)(s+(0,_.ZJ)(k)),end:m+1}}else{if(g===`
`)throw new l("string is not terminated",m);g==="\\"?(m>f&&(s+=(0,_.ZJ)(e.slice(f,m))),s+=B(e,m,n),f=w.lastIndex,m=f-1):n==="hcl"&&e.startsWith("${",m)&&(r=1,m+=
1)}}throw new l("string is not terminated",e.length)}function B(e,t,n){w.lastIndex=t;const[s,r,f,m,g,k]=w.exec(e)??[];if(r!==void 0)return b[r]??"";if(f!==void 0)
return String.fromCharCode(Number.parseInt(f,16));if(m!==void 0)return String.fromCharCode(Number.parseInt(m,8));const S=Number.parseInt(g??k??"",16),V=S>=55296&&
S<=57343;if(s===void 0||S>T||V&&n==="json")throw new l("invalid escape sequence",t);return(0,_.ZJ)(V?"\uFFFD":String.fromCodePoint(S))}const y=new RegExp("[^\\p{L}\\p{Nd}_]","u");
function M(e,t){const n=e.indexOf(`
`,t)+1,s=e.startsWith("<<-",t),r=e.slice(t+(s?3:2),Math.max(0,n-1));if(!e.startsWith("<<",t)||r===""||y.test(r))throw new l("invalid heredoc marker",t);for(let f=n;;){
const m=e.indexOf(`
`,f);if(m<0)throw new l("heredoc is not terminated",e.length);const g=e.slice(f,m);if(g.length>=r.length+(s?1:0)&&g.replace(/^[\t\v\f\r ]+/,"")===r){const S=g.slice(
0,g.length-r.length),V=e.slice(n,f);return{value:s?L(V,S):V+S,end:m+1}}f=m+1}}function L(e,t){const n=e.split(`
`).slice(0,-1);return n.every(s=>s.startsWith(t))?n.map(s=>`${s.slice(t.length)}
`).join(""):e}const Q={hcl:"{}[],=",json:"{}[],:"},Y=/[ \t\n\r]+/y,q=/(?:#|\/\/)[^\n]*/y,ut=new RegExp("[\\p{L}_]","uy"),mt=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),kt=/-?0[xX][0-9a-fA-F]+/y,gt=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
lt=/^-?0\d+[89]/,j=/^-?0\d/,J=/[\0\ue123]/;function et(e,t,n){return e.lastIndex=n,e.exec(t)?.[0]??""}class ct{#t;#e;#n=0;constructor(t,n){this.#t=t,this.#e=n;const s=t.
search(J);if(s>=0)throw new l("null character or U+E123",s)}next(){this.#i();const t=this.#n,{kind:n,value:s,end:r}=this.#s(t);return this.#n=r,{kind:n,value:s,
start:t,end:r}}#s(t){const n=this.#t,s=n[t];if(s===void 0)return{kind:"end of the file",value:"",end:t};if(Q[this.#e].includes(s))return{kind:s,value:s,end:t+1};
if(s==='"')return{kind:"string",...p(n,t,this.#e)};if(s==="<"&&this.#e==="hcl")return{kind:"heredoc",...M(n,t)};if(et(ut,n,t)!=="")return this.#o(t);const r=this.#e===
"hcl"?et(kt,n,t):"",f=r||et(gt,n,t);if(f==="")throw new l("illegal character",t);const m=t+f.length,g=r===""&&/[.eE]/.test(f),k=this.#e==="hcl"?lt:j;if(!g&&k.test(
f))throw new l("number begins with 0",t);return{kind:g?"float":"number",value:f,end:m}}#o(t){mt.lastIndex=t;const n=mt.exec(this.#t)?.index??this.#t.length,s=this.#t.
slice(t,n);if(s==="true"||s==="false")return{kind:"bool",value:s,end:n};if(this.#e==="hcl")return{kind:"name",value:s,end:n};if(s==="null")return{kind:"null",value:s,
end:n};throw new l("illegal character",t)}#i(){for(;;){const t=this.#n;if(this.#n+=et(Y,this.#t,this.#n).length,this.#e==="hcl"&&this.#l(),this.#n===t)return}}#l(){
if(this.#t.startsWith("/*",this.#n)){const t=this.#t.indexOf("*/",this.#n+2);if(t<0)throw new l("comment is not terminated",this.#t.length);this.#n=t+2}else this.#n+=
et(q,this.#t,this.#n).length}}function ft(e){const t=new wt(e);return Et(t.parse())}class wt{#t;#e=0;constructor(t){this.#t=new ct(t,"json")}parse(){return this.#t.
next(),this.#n()}#n(){this.#e+=1;const t=[];do{const n=this.#s(),s=n&&this.#o(this.#t.next());if(!s)break;t.push({keys:n,value:s})}while(this.#t.next().kind==="\
,");return this.#e-=1,t}#s(){const t=[];for(;;){const{kind:n,value:s,start:r,end:f}=this.#t.next();if(n===":"&&t.length>0)return t;if(n==="}"||n==="end of the f\
ile")return null;if(n!=="string")throw new l("expected a name in quotation marks",r);t.push({name:s,start:r,end:f}),h(t)}}#o(t){const{kind:n,value:s,start:r}=t;
if(this.#e>c)throw new l(`values are nested deeper than ${c} levels`,r);switch(n){case"{":return{kind:"object",items:this.#n()};case"[":return this.#i();case"st\
ring":return{kind:n,value:s};case"number":case"float":return{kind:n,text:s};case"bool":return{kind:n,value:s==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new l("expected a value",r)}}#i(){const t=[];for(let n=this.#t.next();n.kind!=="]";n=this.#t.next()){if(n.kind===
","||n.kind==="bool"||n.kind==="[")continue;const s=this.#o(n);if(s===null)return null;t.push(s)}return{kind:"list",elements:t}}}function Et(e){return e.flatMap(
At)}function At({keys:e,value:t}){return t.kind==="object"&&Ct(t.items.map(n=>n.value))?t.items.flatMap(n=>{const s=[...e,...n.keys];return h(s),At({keys:s,value:n.
value})}):t.kind==="list"&&Ct(t.elements)?t.elements.flatMap(n=>At({keys:e,value:n})):[{keys:e,value:A(t)}]}const Ct=e=>e.length>0&&e.every(({kind:t})=>t==="obj\
ect");function A(e){return e.kind==="object"?{kind:"object",items:Et(e.items)}:e.kind==="list"?{kind:"list",elements:e.elements.map(A)}:e}const R=(e,t)=>new z(e,
t).parse();class z{#t;#e;#n;#s=null;#o=0;constructor(t,n){this.#t=t,this.#e=new ct(t,"hcl"),this.#n=n}parse(){const t=this.#i();return this.#d("end of the file"),
t}#i(){const t=[],n=new Set;for(;this.#r().kind!=="}"&&this.#r().kind!=="end of the file";){const s=this.#f(),r=this.#r().kind==="=";if(r&&this.#c(),r&&this.#r().
kind==="end of the file")break;t.push(r?{keys:s,value:this.#u(),isAssigned:r}:{keys:s,value:this.#h()}),r&&this.#n&&this.#l(s,n),this.#r().kind===","&&this.#c()}
return t}#l(t,n){for(const{start:s,end:r}of t){const f=this.#t.slice(s,r);if(n.has(f))throw new l("each argument can only be defined once",s);n.add(f)}}#f(){const t=[];
for(;;){const{kind:s,value:r,start:f,end:m}=this.#r();if(s!=="name"&&s!=="string")break;t.push({name:r,start:f,end:m}),h(t),this.#c()}const{kind:n}=this.#r();if(t.
length===0)throw this.#a("a name");if(n==="="&&t.length>1)throw this.#a('"{"');if(n!=="="&&n!=="{")throw this.#a('"=" or "{"');return t}#u(){const{kind:t,value:n}=this.#r();
switch(t){case"{":return this.#h();case"[":return this.#p();case"string":case"heredoc":return this.#c(),{kind:"string",value:n};case"number":case"float":return this.#c(),
{kind:t,text:n};case"bool":return this.#c(),{kind:t,value:n==="true"};default:throw this.#a("a value")}}#h(){this.#m("{");const t=this.#i();return this.#d("}"),
this.#o-=1,{kind:"object",items:t}}#p(){this.#m("[");const t=[];let n=!1;for(let s=this.#r();s.kind!=="]";s=this.#r())if(s.kind===",")this.#c(),n=!1;else{if(n)throw this.#a(
'"," or "]"');t.push(this.#u()),n=s.kind!=="["}return this.#d("]"),this.#o-=1,{kind:"list",elements:t}}#m(t){const{start:n}=this.#r();if(this.#d(t),this.#o+=1,this.#o>
c)throw new l(`values are nested deeper than ${c} levels`,n)}#d(t){if(this.#r().kind!==t)throw this.#a(st(t));this.#c()}#r(){return this.#s??=this.#e.next(),this.#s}#c(){
this.#s=null}#a(t){const{kind:n,start:s}=this.#r();return new l(`expected ${t}, found ${st(n)}`,s)}}function st(e){return e.length===1?`"${e}"`:e==="name"?"a wo\
rd without quotation marks":e==="end of the file"?"the end of the file":`a ${e}`}function dt(e,t){const n=new RegExp("^\\p{White_Space}*\\{","u").test(e),s=n?e:
e.replaceAll(`\r
`,`
`),r=(0,G.yN)(s);try{return{kind:"read",items:n?ft(s):R(s,t==="opentofu"),placeOf:r}}catch(f){if(!(f instanceof l))throw f;const{message:m,start:g}=f;return{kind:"\
refused",why:m,place:r({start:g,end:g+1})}}}var at=d(6188);const Rt="registry_protocols",vt={requestTimeoutSeconds:null,retryCount:null};function Pt(e){for(const{
keys:t,value:n}of e){const[s]=t;if(s?.name!==Rt||n.kind!=="object")continue;let{requestTimeoutSeconds:r,retryCount:f}=vt;const m={path:[Rt],span:s};try{return(0,at.
RC)(n.items,"retry_count",m,(g,k)=>{f=(0,at.sD)(g,k,void 0)}),(0,at.RC)(n.items,"request_timeout_seconds",m,(g,k)=>{r=(0,at.sD)(g,k,void 0)}),{requestTimeoutSeconds:r,
retryCount:f,mistakes:[]}}catch(g){if(!(g instanceof at.aZ))throw g;const k={span:g.argument.span,why:g.message};return{...vt,mistakes:[k]}}}return{...vt,mistakes:[]}}
function bt(e,t){const n=xt(t.TF_REGISTRY_CLIENT_TIMEOUT);return n!==null?n*1e3:e===null?null:e>0?e*1e3:Number.POSITIVE_INFINITY}const $t=1e4,_t=1;function Ut(e,{
requestTimeoutSeconds:t,retryCount:n},s){const r=xt(s.TF_REGISTRY_DISCOVERY_RETRY)??n??_t;return{client:e,attemptMs:bt(t,s)??$t,retries:Math.max(r,0)}}function xt(e){
const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}const jt={credentials:new Map,hosts:new Map,helpers:new Map},Ft={path:[],span:{start:0,end:0}};function Nt(e,t){
const n={},s=()=>({...jt,...n});try{for(const[r,f]of zt(n,t))(0,at.RC)(e,r,Ft,f);return{values:s(),mistake:null}}catch(r){if(!(r instanceof at.aZ))throw r;return{
values:t==="opentofu"?s():jt,mistake:r}}}function zt(e,t){const n=t==="terraform",s=(k,S)=>(0,at.sc)(k,S,void 0),r=(k,S)=>(0,at.zC)(k,S,void 0),f=(k,S)=>(0,at.P2)(
k,S,void 0,at.sc),m=[["providers",f],["provisioners",f],["disable_checkpoint",r],["disable_checkpoint_signature",r]],g=(k,S)=>n?S:k??S;return[...n?m:[],["plugin\
_cache_dir",s],["plugin_cache_may_break_dependency_lock_file",r],["host",(k,S)=>{e.hosts=(0,at.P2)(k,S,e.hosts,(V,ht,Ot)=>Ht(V,ht,g(Ot,{services:null})))}],["cr\
edentials",(k,S)=>{e.credentials=(0,at.P2)(k,S,e.credentials,at.hp)}],["credentials_helper",(k,S)=>{e.helpers=(0,at.P2)(k,S,e.helpers,(V,ht,Ot)=>Wt(V,ht,g(Ot,{args:[]})))}]]}
function Ht(e,t,n){return(0,at.RC)((0,at.mW)(e,t),"services",t,(s,r)=>{n.services=(0,at.hp)(s,r,n.services??void 0)}),n}function Wt(e,t,n){return(0,at.RC)((0,at.
mW)(e,t),"args",t,(s,r)=>{n.args=(0,at.VX)(s,r,n.args,at.sc)}),n}const Yt={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:vt,findings:[],
secrets:[],isRead:!1};function Xt({shown:e,text:t,isUtf8:n},s){const r=(Tt,Dt)=>({problem:(0,tt.credentialsConfig)({clients:[s],mistake:Tt}),place:Dt}),f=(Tt,Dt)=>({
...Yt,findings:[r({kind:"syntax",file:e,why:Tt},Dt)]}),m=dt(t,s);if(m.kind==="refused")return f(m.why,{file:e,...m.place});if(!n)return f("illegal UTF-8 encodin\
g",null);const{values:g,mistake:k}=Nt(m.items,s),S=Tt=>({file:e,...m.placeOf(Tt)}),V=u(m.items),ht=(Tt,Dt)=>S(V.get(O(Tt,Dt))??{start:0,end:0}),Ot=({argument:{path:Tt,
span:Dt},want:le})=>r({kind:"type",file:e,path:Tt,want:le},S(Dt)),It=k===null?m.items:[],Mt=Pt(s==="opentofu"?It:[]),pt=({span:Tt,why:Dt})=>r({kind:"block",file:e,
why:Dt},S(Tt));return{credentials:P(g.credentials,(Tt,Dt)=>X(Tt,ht("credentials",Dt))),hosts:P(g.hosts,({services:Tt},Dt)=>({place:ht("host",Dt),services:Array.
from(Tt??[],([le,Qn])=>({id:le,value:nt(Qn)}))})),helpers:P(g.helpers,({args:Tt},Dt)=>({place:ht("credentials_helper",Dt),args:Tt})),installations:{items:It.filter(
v),shown:e,placeOf:S},protocols:Mt,findings:[...k===null?[]:[Ot(k)],...Mt.mistakes.map(pt)],secrets:[...g.credentials.values()].flatMap(Z),isRead:k===null||s===
"opentofu"}}const v=({keys:[e]})=>e?.name==="provider_installation",P=(e,t)=>new Map(Array.from(e,([n,s])=>[n,t(s,n)]));function X(e,t){const n=e.get("token"),s=n?.
kind==="string";return{place:t,token:s?new H.o(n.value.normalize("NFC")):null,hasValue:n!==void 0,crashes:[...e.values()].some($)}}const $=e=>{switch(e.kind){case"\
maps":return!0;case"list":return e.elements.some($);case"map":return[...e.entries.values()].some($);default:return!1}};function Z(e){return[...e.values()].flatMap(
t=>t.kind==="string"||t.kind==="int"?[new H.o(String(t.value))]:[])}function nt(e){return e.kind==="maps"?o(e.elements[0]??new Map):i(e)}function i(e){switch(e.
kind){case"list":return e.elements.map(i);case"map":return o(e.entries);case"maps":return e.elements.map(o);default:return e.value}}const o=e=>Object.fromEntries(
Array.from(e,([t,n])=>[t,i(n)]));function u(e){const t=new Map;for(const{keys:n,value:s}of e){const[r,f]=n,m=s.kind==="object"?s.items.map(g=>g.keys[0]):[];for(const g of f===
void 0?m:[f])g!==void 0&&t.set(O(r?.name??"",g.name),g)}return t}const O=(e,t)=>`${e.toLowerCase()} ${t}`;var C=d(1731);function K(e,t,n,s=null){const r=yt(t.environment,
s),f=Lt(t);if(f===null)return{main:r,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};const m=t.system==="windows"?Gt:Kt,{main:g,directory:k,
dataDirectories:S}=m(e,f,t.environment,n),V=Ne(t),ht=S.flatMap(pt=>[V(pt,"plugins"),V(pt,"plugins",t.platform)]),Ot=[...S,...ot(f,t)].map(pt=>V(pt,"plugins")),It={
helperDirectories:ht,mirrorDirectories:Ot};if(r===null)return{main:{path:g,chosenBy:"default"},directory:k,directoryOff:null,...It};const Mt={path:k,by:r.chosenBy};
return{main:r,directory:null,directoryOff:Mt,...It}}function ot(e,t){const{system:n,platform:s,environment:r}=t;if(n==="windows")return[Jt(e,"HashiCorp","Terraf\
orm")];if(s.startsWith("darwin"))return[e,""].map(k=>Bt(k,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:f="",XDG_DATA_DIRS:m}=r,g=k=>k.startsWith(
"/");return[g(f)?f:Bt(e,".local","share"),...(m||"/usr/local/share:/usr/share").split(":").filter(g)].map(k=>Bt(k,"terraform"))}function it(e,t){const n=Lt(t),s=t.
system==="windows"?"\\":"/";return n===null||n.length<2||!e.startsWith(n+s)?e:(t.system==="windows"?"%APPDATA%":"~")+e.slice(n.length)}function yt(e,t){if(t)return{
path:t,chosenBy:"cli-config"};for(const n of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const s=e[n];if(s)return{path:s,chosenBy:n}}return null}function Lt({system:e,
environment:t,accountHome:n}){return e==="windows"?t.APPDATA||null:t.HOME||n||null}function Kt(e,t,n,s){const[r,f]=[Bt(t,".terraformrc"),Bt(t,".tofurc")],m=Bt(t,
".terraform.d");if(e==="terraform")return{main:r,directory:m,dataDirectories:[m]};const{XDG_CONFIG_HOME:g,XDG_DATA_HOME:k}=n,S=!s(r)&&!s(f);return{main:g&&S?Bt(
g,"opentofu","tofurc"):Qt(f,r,s),directory:g&&!s(m)?Bt(g,"opentofu"):m,dataDirectories:k?[m,Bt(k,"opentofu")]:[m]}}function Gt(e,t,n,s){const[r,f]=[Jt(t,"terraf\
orm.rc"),Jt(t,"tofu.rc")],m=Jt(t,"terraform.d");return{main:e==="terraform"?r:Qt(f,r,s),directory:m,dataDirectories:[m]}}const Qt=(e,t,n)=>n(t)&&!n(e)?t:e,Ne=({
system:e})=>e==="windows"?Jt:Bt,Bt=(e,...t)=>[e.replace(/(?<!\/)\/+$/,""),...t].join("/"),Jt=(e,...t)=>[e.replace(/(?<![\\/])[\\/]+$/,""),...t].join("\\");function Le({
name:e,args:t,place:n},s,r,f){const m=s.map(S=>({directory:S,files:(0,W.M)(S).filter(V=>$e((0,F.join)(S,V)))})),g=S=>it(S,f),k=je(e,m);switch(k.kind){case"found":{
const S=(0,F.resolve)(k.directory,k.file),V=Be(S,f);return{helper:{name:e,args:t,path:S,shown:g(S),refusal:V},findings:[]}}case"crash":{const S=g((0,F.join)(k.directory,
k.file));return{helper:null,findings:[{problem:(0,tt.credentialsHelper)({kind:"version",name:e,path:S,client:r}),place:n}]}}case"missing":{const S={kind:"no hel\
per",name:e,directories:s.map(g)};return{helper:null,findings:[{problem:(0,tt.credentialsConfig)({clients:[r],mistake:S}),place:n}]}}}}const $e=e=>(0,N.existsSync)(
e)&&!(0,N.statSync)(e).isDirectory(),He=256;function Be(e,{system:t}){if(t==="windows")return null;if(!(0,N.statSync)(e).isFile())return"permission denied";const n=Buffer.
alloc(He);let s;try{const f=(0,N.openSync)(e,"r");try{s=(0,N.readSync)(f,n)}finally{(0,N.closeSync)(f)}}catch(f){return(0,D.Oj)(f),null}return n.toString("latin\
1",0,2)==="#!"||n.subarray(0,s).includes(0)?null:"exec format error"}const ue="terraform-credentials-",Ue="0.0.0";function je(e,t){let n;for(const s of Fe(e,t)){
const r=(0,C.oF)(s.text),{directory:f,file:m}=s;if(r===null)return{kind:"crash",directory:f,file:m};(n===void 0||(0,C.Zy)(r,n.version,ze)>0)&&(n={...s,version:r})}
return n===void 0?{kind:"missing"}:{kind:"found",directory:n.directory,file:n.file}}function Fe(e,t){const n=new Map;for(const{directory:s,files:r}of t)for(const f of r){
if(!f.startsWith(ue))continue;const m=f.toLowerCase().slice(ue.length).replace(/\.exe$/,""),g=m.indexOf("_v");if((g<0?m:m.slice(0,g))!==e||m==="")continue;const k=g<
0?Ue:m.slice(g+2).replace(/_x.*$/s,"");n.has(k)||n.set(k,{directory:s,file:f,text:k})}return[...n.values()]}function ze(e,t){const[n,s]=[e.split("."),t.split(".")];
for(let r=0;r<Math.max(n.length,s.length);r+=1){const f=We(n[r]??"",s[r]??"");if(f!==0)return f}return 0}function We(e,t){if(e===t)return 0;const[n,s]=[de(e),de(
t)];return e===""?s?-1:1:t===""?n?1:-1:n!==s?n?-1:1:n?BigInt(e)>BigInt(t)?1:-1:e>t?1:-1}const de=e=>/^-?\d+$/.test(e);var Xe=d(3229),qt=d(1831);function fe(e,t){
const n=e.flatMap(k=>k.findings),s=(k,S)=>{n.push({problem:(0,tt.credentialsConfig)({clients:[t],mistake:k}),place:S})},r=he(new Map(e.flatMap(k=>[...k.credentials])),
s),f=he(new Map(e.flatMap(k=>[...k.hosts])),s);for(const{crashes:k,label:S,place:V}of r)k&&s({kind:"panic",label:S},V);const[m,...g]=new Map(e.flatMap(k=>[...k.
helpers]));for(const[,{place:k}]of g)s({kind:"two helpers"},k);return{credentials:r,forced:f,helper:m===void 0?null:{name:m[0],...m[1]},findings:n}}function he(e,t){
const n=new Map;for(const[s,r]of e){const f="services"in r?"host":"credentials",m=(0,qt.Pv)(s);if(!m.ok){const k=(0,Xe.L6)(s);t({kind:"label",type:f,label:s,why:m.
why,advice:k},r.place);continue}const g=n.get(m.value);if(g!==void 0){const k=[g.label,s];t({kind:"two labels",type:f,host:m.value,labels:k},r.place)}n.set(m.value,
{...r,host:m.value,label:s})}return[...n.values()]}const Ke=1024*1024,Ge={files:1e3,bytes:4*1024*1024};function Ve(e,t,n=null,s=Ge){const r=K(e,t,N.existsSync,n),
{directory:f,directoryOff:m,helperDirectories:g}=r,k=Ye(r,e,t),S=[...k,...me(f,e,t,s)],V=me(m?.path??null,e,t,s),ht=fe(Zt(S),e),Ot=ht.helper&&Le(ht.helper,g,e,t),
It=fe(Zt(V),e).credentials,Mt=k[0]?.blocks?.protocols??vt;return{...ht,client:e,installations:Zt(S).flatMap(({installations:pt})=>pt??[]),mirrors:r.mirrorDirectories.
map(pt=>({path:pt,shown:it(pt,t)})),paths:r,files:[...S.map(({file:pt})=>pt),...V.map(({file:pt})=>({...pt,state:"off"}))],turnedOff:It.map(({host:pt,place:Tt})=>({
host:pt,place:Tt})),helper:Ot?.helper??null,requestTimeoutMs:e==="opentofu"?bt(Mt.requestTimeoutSeconds,t.environment):null,patience:Ut(e,Mt,t.environment),findings:[
...S.flatMap(({finding:pt})=>pt??[]),...ht.findings,...Ot?.findings??[]],secrets:[...Zt(S),...Zt(V)].flatMap(({secrets:pt})=>pt)}}const Zt=e=>e.flatMap(({blocks:t})=>t??
[]);function Ye({main:e},t,n){if(e===null)return[];const{path:s,chosenBy:r}=e;if((0,N.existsSync)(s))return[pe(s,t,n)];const f={path:s,shown:it(s,n),state:"abse\
nt"},g=r==="default"?null:oe({kind:"missing",setting:r,path:s},t);return[{file:f,blocks:null,finding:g,bytes:0}]}const Je=/\.tfrc(?:\.json)?$/s;function me(e,t,n,s){
if(e===null)return[];const r=[];let f=0;for(const m of(0,W.M)(e)){if(!Je.test(m))continue;const g=(0,F.join)(e,m);if(r.length>=s.files||f>=s.bytes){const S=it(g,
n),V=oe({kind:"too much",file:S,...s},t);r.push({file:{path:g,shown:S,state:"not read"},blocks:null,finding:V,bytes:0});break}const k=pe(g,t,n);r.push(k),f+=k.bytes}
return r}function pe(e,t,n){const s=(0,D.yR)(e,Ke),r=it(e,n);if(!s.ok){const{failure:g}=s,k=oe({kind:"unreadable",file:r,failure:g},t);return{file:{path:e,shown:r,
state:"not read"},blocks:null,finding:k,bytes:0}}const f=Xt({shown:r,...s},t),m=f.isRead?"read":"not read";return{file:{path:e,shown:r,state:m},blocks:f,finding:null,
bytes:s.bytes}}const oe=(e,t)=>({problem:(0,tt.credentialsConfig)({clients:[t],mistake:e}),place:null});function we(e){const t=new Map;for(const n of e){const{problem:s,
place:r}=n,f=JSON.stringify([s.code,s.message,r]),m=t.get(f)?.problem.affects??[],g=[...new Set([...m,...s.affects??[]])];t.set(f,{problem:{...s,affects:g},place:r})}
return[...t.values()]}var te=d(3534),Ze=d(1064);const ie=(e,t)=>({name:e,isProgram:!1,answers:t,find:n=>t.get(n)??null});async function Qe(e,t){let n=null;const s=[],
r=[];for(const f of e){const m=n===null||!f.isProgram,g=m?await f.find(t):null;s.push({source:g?.source??f.name,held:m?qe(g):"not asked",counts:n===null&&g!==null}),
g?.problem&&r.push({problem:g.problem,place:g.place}),n??=g}return{answer:n,looks:s,findings:r}}function qe(e){return e===null?"nothing":e.token===null?"no toke\
n":e.token.reveal()===""?"an empty token":"a token"}const Ee=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function ee(e,t,n=null){const s=t.reveal(),r={source:e,place:n,token:t,
problem:en(e,s)};return Ee.test(s)?{...r,isUnsendable:!0}:r}const tn=[[Ee,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function en(e,t){if(t==="")return(0,te.credentialsEmpty)({source:e});
const n=tn.find(([s])=>s.test(t))?.[1];return n!==void 0?(0,te.credentialsMalformed)({source:e,slip:n}):t.length<H.I?(0,te.credentialsShort)({source:e}):null}const nn="\
TF_TOKEN_";function sn(e){return Object.entries(e).flatMap(([t,n])=>{const s=t.startsWith(nn)?(0,qt.$k)(t):null;return s===null||n===void 0?[]:[{host:s,variable:t,
token:new H.o(n)}]})}const rn=e=>ie("TF_TOKEN_ variables",new Map(sn(e).map(({host:t,variable:n,token:s})=>[t,ee(n,s)])));function on(e){const t="tokens setting",
n=e.map(({host:s,token:r})=>{const f=ee(t,r);return[s,r.reveal()===""?{...f,token:null}:f]});return ie(t,new Map(n))}function cn({tokens:e,environment:t,clients:n}){
const s=[on(e),rn(t)],r=n.map(({client:m,config:g,helper:k,turnedOff:S=[]})=>{const V=[g&&ge(g),k].filter(ht=>ht!==null);return{client:m,turnedOff:S,sources:[...s,
...V]}}),f=n.flatMap(({config:m})=>m===null?[]:ge(m));return{known:an([...s,...f]),find:async m=>{const g=await Promise.all(r.map(async({client:k,sources:S,turnedOff:V})=>{
const{looks:ht,...Ot}=await Qe(S,m);return{...Ot,client:k,looks:[...ht,...ln(V,m)]}}));return{answer:dn(g.map(({answer:k})=>k)),clients:g.map(({client:k,looks:S})=>({
client:k,looks:S})),findings:g.flatMap(({findings:k})=>k),difference:fn(m,g)}}}}function an(e){const t=new Map;for(const n of e)for(const[s,r]of n.answers)t.has(
s)||t.set(s,r);return new Map([...t].flatMap(([n,{token:s,source:r}])=>s===null?[]:[[n,r]]))}const ln=(e,t)=>e.filter(n=>n.host===t).map(({place:n,by:s})=>({source:`${n.
file}:${n.line} (${s} names another file)`,held:"not read",counts:!1})),ge=({credentials:e})=>ie("CLI configuration",new Map(e.map(t=>[t.host,un(t)])));function un({
host:e,place:t,token:n,hasValue:s}){const r=`${t.file}:${t.line}`;if(n!==null)return ee(r,n,t);const f={kind:"no token",file:r,host:e,hasValue:s};return{source:r,
place:t,token:null,problem:(0,tt.credentialsConfig)({clients:Ze.Du,mistake:f})}}function dn(e){return e.find(t=>t?.token)??e.find(t=>t!==null)??null}function fn(e,t){
const[n,...s]=t,r=s.find(({answer:m})=>ye(m)!==ye(n?.answer??null));if(n===void 0||r===void 0)return null;const f=({client:m,answer:g})=>({client:m,source:g?.token?
g.source:null});return(0,te.credentialsDiffer)({host:e,first:f(n),other:f(r)})}const ye=e=>e?.token?.reveal()??null;var hn=d(1421),ke=d(4e3),mn=d(7531);const Se=1024*
1024;function pn(e,t){const n=new Map;let s=null;const r=async f=>{if(s!==null)return s;const m=await wn(e,f,t),g=vn(e,m,t);return m.kind==="stopped"&&(s??=g),g};
return{name:ce(e),isProgram:!0,find:f=>{const m=n.get(f)??r(f);return n.set(f,m),m}}}const ce=({name:e})=>`credentials helper ${e}`;async function wn(e,t,n){if(e.
refusal!==null)return{kind:"not started",why:e.refusal};if(n.stop.aborted)return{kind:"stopped",why:ve};const s=yn(e,t,n.environment);return typeof s=="string"?
{kind:"not started",why:s}:await En(s,n)}const ve="was running when the check ended";function En(e,t){return new Promise(n=>{const s=[],r=[];let f=0;const{timeoutMs:m,
abortAfter:g}=t,k=g(m),S=Mt=>{k.removeEventListener("abort",ht),t.stop.removeEventListener("abort",Ot),n(Mt)},V=Mt=>{gn(e,t),S({kind:"stopped",why:Mt})},ht=()=>V(
`did not exit within ${m/1e3} s (timeout-seconds)`),Ot=()=>V(ve);k.addEventListener("abort",ht),t.stop.addEventListener("abort",Ot);const It=Mt=>pt=>{f+=pt.length,
f>Se?V(`wrote more than ${Se/1024/1024} MiB`):Mt.push(pt)};e.stdout?.on("data",It(s)),e.stderr?.on("data",It(r)),e.on("error",Mt=>S({kind:"not started",why:Te(Mt)})),
e.on("close",Mt=>{const[pt,Tt]=[Buffer.concat(s),Buffer.concat(r).toString()];S({kind:"ended",isSuccess:Mt===0,output:pt,complaint:Tt})})})}function gn(e,{kill:t}){
try{e.pid!==void 0&&t((0,E.platform)()==="win32"?e.pid:-e.pid,"SIGKILL")}catch(n){(0,D.Oj)(n)}e.stdout?.destroy(),e.stderr?.destroy(),e.unref()}function yn({path:e,
args:t},n,s){try{return(0,hn.spawn)(e,[...t,"get",n],{env:kn(s),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(r){return Te(r)}}const kn=e=>Object.
fromEntries(Object.entries(e).filter(([t])=>!t.startsWith("INPUT_"))),Sn={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Te(e){const t=(0,D.Oj)(e);return Sn[t]??t}function vn(e,t,n){const{shown:s}=e;
switch(t.kind){case"not started":return ne(e,`failed to run ${s}: ${t.why}`);case"stopped":return ne(e,`${s} ${t.why} and was stopped`);case"ended":{if(!t.isSuccess){
const r=On(t.complaint);return ne(e,r===""?`error in ${s}, but it produced no error message`:`error in ${s}: ${r}`)}return Tn(e,t.output,n)}}}function Tn(e,t,{learn:n}){
const s=(0,mn.T)(t);if(s.kind==="not-json"||s.kind==="not-object")return ne(e,`malformed output from ${e.shown}: ${(0,ke.dh)(s.why)}`);const r=s.kind==="null"?null:
s.services.find(({id:m})=>m==="token")?.value;if(typeof r!="string")return null;const f=new H.o(r);return n(f),ee(ce(e),f)}function ne(e,t){const n=(0,tt.credentialsHelper)(
{kind:"run",name:e.name,why:t});return{source:ce(e),place:null,token:null,problem:n}}const An=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
On=e=>(0,ke.dh)(e.replace(An,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),Mn=1e4;function bn({tokens:e,configs:t,timeoutMs:n},s,r){for(const S of t.flatMap(
V=>V.secrets))r.learn(S);const f=new Map,m=S=>{if(S===null)return null;const V=JSON.stringify([S.path,...S.args]),ht=f.get(V)??pn(S,{...r,timeoutMs:n??Mn,environment:s});
return f.set(V,ht),ht},g=t.map(S=>({client:S.client,config:S,helper:m(S.helper),turnedOff:S.turnedOff.map(V=>({...V,by:S.paths.directoryOff?.by??""}))})),k=t.flatMap(
S=>S.forced.map(V=>({...V,client:S.client})));return{credentials:cn({tokens:e,environment:s,clients:g}),configs:t,complaints:we(t.flatMap(({findings:S})=>S)),forced:Map.
groupBy(k,({host:S})=>S)}}var Rn=d(5693),Cn=d(3150),se=d(7598),re=d(1692),Ae=d(2767),Vt=d(5792),Oe=d(8167);const Pn=8192,Me=1024,Dn=100;function be(e){const t=[];
for(const[f,m]of e.sent.entries()){const g=(0,Ae.h)(m);if(!g.ok)return{ok:!1,flaw:g.flaw,isLeaf:f===0};const{certificate:k}=g,{key:S}=k;if(S.kind==="rsa"&&S.bits>
Pn)return{ok:!1,flaw:{kind:"key-size",bits:S.bits},isLeaf:f===0};t.push(k)}const[n,...s]=t;if(n===void 0)throw new Error("a server sends at least one certificat\
e");const r=_n(n,e);return r!==null?{ok:!1,flaw:r,isLeaf:!0}:In(n,s,e)}function _n(e,{host:t,now:n}){const s=Re(e,n);if(s!==null)return s;const{key:r}=e;return(0,Oe.
AI)(e.names,t)?r.kind==="unsupported"?{kind:"key",name:r.name}:r.kind==="rsa"&&r.bits<Me?{kind:"key-size",bits:r.bits}:null:{kind:"other-name",names:e.names.dns}}
function Re({unhandled:e,notBefore:t,notAfter:n},s){const[r]=e;return r!==void 0?{kind:"critical-extension",id:r}:s<t?{kind:"not-yet-valid",at:t}:s>n?{kind:"exp\
ired",at:n}:null}function In(e,t,n){const s={others:t,options:n,checks:0,hint:null},r=n.anchors(e.subject).some(f=>Bn(f,e))?Pe(s,[e]):Ce(s,[e]);return r!==null?
{ok:!0,chain:r}:{ok:!1,...s.hint??{flaw:{kind:"unknown-authority",sent:Un(e,t)},isLeaf:!0}}}function Ce(e,t){const n=t.at(-1),{options:s,others:r}=e,f=[{isAnchor:!0,
candidates:s.anchors(n.issuer)},{isAnchor:!1,candidates:r.filter(({subject:m})=>(0,Vt.er)(m,n.issuer))}];for(const{isAnchor:m,candidates:g}of f)for(const k of g){
if(e.checks+=1,e.checks>Dn)return null;if(t.some(Ot=>Hn(Ot,k)))continue;const S=xn(t,k,m,s);if(S!==null&&(e.hint??=S),S!==null||!Nn(k,n,s))continue;const V=[...t,
k],ht=m?Pe(e,V):Ce(e,V);if(ht!==null)return ht}return null}function xn(e,t,n,{now:s}){const r=e.at(-1),{basic:f,key:m,maySign:g,version:k}=t,S=Mt=>({flaw:Mt,isLeaf:!1});
if(!(f===null?k<3&&n:f.isAuthority)||g===!1)return S({kind:"no-authority"});const ht=e.length===1;if(!r.signature.isSupported)return{flaw:{kind:"signature",name:r.
signature.name},isLeaf:ht};if(m.kind==="rsa"&&m.bits<Me)return S({kind:"key-size",bits:m.bits});if(m.kind==="unsupported")return S({kind:"key",name:m.name});const Ot=Re(
t,s);if(Ot!==null)return S(Ot);const It=f?.maxPath??null;return It!==null&&e.length-1>It?S({kind:"path-length"}):null}const Nn=(e,t,{isSignedBy:n})=>t.signature.
isSupported&&e.key.kind===t.signature.key&&n(t,e);function Pe(e,t){const n=t.findIndex(({usages:r})=>!$n(r));return n>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:n===
0},null):t.every(({constraints:r},f)=>r===null||t.slice(0,f).every(({names:m})=>(0,Oe.z$)(m,r)))?t:(e.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Ln=[
"1.3.6.1.5.5.7.3.1","2.5.29.37.0"],$n=e=>e.length===0||e.some(t=>Ln.includes(t)),Hn=(e,t)=>(0,Vt.er)(e.subject,t.subject)&&(0,Vt.er)(e.keyInfo,t.keyInfo)&&(0,Vt.
er)(e.encodedNames,t.encodedNames),Bn=(e,t)=>(0,Vt.er)(e.raw,t.raw),De=({subject:e,issuer:t})=>(0,Vt.er)(e,t);function Un(e,t){return De(e)?"self-signed":t.length===
0?"leaf":t.some(De)?"root":"chain"}var jn=d(3427),Fn=d(7030);function zn(e,t,n){for(const[s,r]of e.entries()){const f=s===0,m=Wn(r,e[s+1],f?t:null,n);if(m!==null)
return{flaw:{kind:"openssl",check:m},isLeaf:f}}return null}function Wn({raw:e},t,n,s){try{const r=new se.X509Certificate(e),{validFrom:f,validTo:m}=r;if(!(Date.
parse(f)<=s&&s<=Date.parse(m)))return"dates";if(n!==null&&!Kn(r,n))return"name";if(t===void 0)return null;const g=new se.X509Certificate(t.raw);return t.version===
3&&!g.ca?"authority":r.checkIssued(g)?r.verify(g.publicKey)?null:"signature":"issuer"}catch{return"encoding"}}const Xn={subject:"never",partialWildcards:!1};function Kn(e,t){
if((0,Fn.isIP)(t)!==0)return e.checkIP(t)!==void 0;const n=t.replace(/\.$/,"").toLowerCase();if(e.checkHost(n,Xn)!==void 0)return!0;const s=n.replace(/^[^.]*/,""),
r=e.subjectAltName?.toLowerCase().split(", ")??[];return s!==""&&r.includes(`dns:*${s}`)}function Gn(e){const t=ae(()=>_e([...re.rootCertificates,...(0,re.getCACertificates)(
"extra"),...e===null?[]:[e]])),n=ae(()=>_e((0,re.getCACertificates)("system")));return{context:ae(()=>(0,re.createSecureContext)({...jn.Hb,ca:[]})),verify:(s,r)=>{
const f=Date.now(),m={sent:s,host:r,now:f,isSignedBy:Jn},g=be({...m,anchors:t()}),k=g.ok?g:be({...m,anchors:V=>[...t()(V),...n()(V)]});if(!k.ok)return k;const S=zn(
k.chain,r,f);return S===null?k:{ok:!1,...S}}}}function ae(e){let t;return()=>(t??={value:e()},t.value)}const Vn=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function _e(e){const t=e.flatMap(s=>Array.from(s.matchAll(Vn),([,r=""])=>Buffer.from(r,"base64"))),n=new Map;return s=>{const r=Buffer.from(s),f=r.toString("lat\
in1"),m=n.get(f);if(m!==void 0)return m;const k=t.filter(S=>S.includes(r)).map(Ae.h).flatMap(S=>S.ok&&r.equals(S.certificate.subject)?S.certificate:[]);return k.
length>0&&n.set(f,k),k}}const Ie=new WeakMap;function Yn(e){const t=Ie.get(e);if(t!==void 0)return t;const n={key:Buffer.from(e.keyInfo),format:"der",type:"spki"},
s=(0,se.createPublicKey)(n);return Ie.set(e,s),s}function Jn(e,t){try{return new se.X509Certificate(e.raw).verify(Yn(t))}catch{return!1}}function Zn(e){const t=[
...e.hostnames.map(({host:n})=>(0,qt.Sv)(n).name),...e.tokens.map(({host:n})=>(0,qt.Sv)(n).name),...e.resolve.map(({name:n})=>n)];return{resolve:e.resolve,namedHosts:new Set(
t),chooseProxy:e.chooseProxy,trust:Gn(e.authorities)}}var xe=d(3432)})};export{qn as ids,ts as modules};
