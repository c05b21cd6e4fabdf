const Vn=[4261,3432,2629,2926],Yn={7511:((St,nt,d)=>{d.d(nt,{i:()=>V});var p=d(3625);const D="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",x=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
j=String.raw`[()<>@,;:\\"/[\]?=]`,I=new RegExp(`^(${D})?(/)?(${D})?(.*)$`,"s"),L=String.raw`"((?:[^"\\\r\n]|\\${j}|\\(?!${j}))*)"`,B=new RegExp(`;${x}*(${D})${x}\
*=${x}*(?:(${D})|${L})${x}*`,"y"),G=new RegExp(`;${x}*$`,"y"),Q=new RegExp(String.raw`\\(${j})`,"g"),H=new RegExp(x);function V(h){const b=h.indexOf(";"),S=l(a(
b<0?h:h.slice(0,b))),v=P(S)??(b<0?null:r(h,b));return v===null?(0,p.J)(S):(0,p.T)(v)}function P(h){const[,b,S,v,w]=I.exec(h)??[];return b===void 0?"mime: no med\
ia type":b===h?null:S===void 0?"mime: expected slash after first token":v===void 0?"mime: expected token after slash":w===""?null:"mime: unexpected content afte\
r media subtype"}function r(h,b){const S=new Map;for(let v=b;v<h.length;){B.lastIndex=v;const[w,U="",E,M=""]=B.exec(h)??[];if(w===void 0)return G.lastIndex=v,G.
test(h)?null:"mime: invalid media parameter";const N=U.toLowerCase(),st=E??M.replace(Q,"$1"),W=S.get(N);if(W!==void 0&&W!==st)return"mime: duplicate parameter n\
ame";S.set(N,st),v+=w.length}return null}function a(h){let b=0,S=h.length;for(;b<S&&H.test(h.charAt(b));)b+=1;for(;S>b&&H.test(h.charAt(S-1));)S-=1;return h.slice(
b,S)}const l=h=>h.replaceAll("\u0130","i").toLowerCase()}),5924:((St,nt,d)=>{d.d(nt,{JY:()=>L,Lu:()=>Q,dI:()=>B,jT:()=>G});var p=d(567),D=d(7583),x=d(2230);const j="\
http/1.1",I="h2";async function L(r,a,l){if(r.scheme==="http")return H(r,a,l);const h=()=>H(r,a,l),b=await h();try{return await P(r,b,a.trust,l,j)}catch(S){const v=(0,D.
$N)(S);if(v.endsWith("_NO_APPLICATION_PROTOCOL")&&await B(r,a,l),!/^(ERR_SSL|EPROTO|ECONNRESET)/.test(v))throw S;const{explainHandshake:w}=await Promise.all([d.
e(2629),d.e(4219)]).then(d.bind(d,4219));throw await w({error:S,code:v,endpoint:r,dialing:l,connectAgain:h})}}async function B(r,a,l){if(r.scheme!=="http")try{const h=await H(
r,a,l);(await P(r,h,a.trust,l,I)).destroy()}catch(h){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,D.$N)(h)))throw h}}function G({scheme:r,name:a,port:l}){
const h=a.includes(":")?`[${a}]`:a;return l===(r==="https"?443:80)?h:`${h}:${l}`}function Q(r,a){const l=a.resolve.find(({name:b,port:S})=>b===r.name&&(S===null||
S===r.port));if(l!==void 0)return{kind:"direct",host:l.address,port:l.addressPort??r.port};const h=a.chooseProxy(r);return h===null?{kind:"direct",host:r.name,port:r.
port}:{kind:"proxy",proxy:h}}async function H(r,a,l){const h=Q(r,a);if(h.kind==="direct")return(0,D.zy)(h.host,h.port,l);(0,D.ln)(r.name,l),l.connection.proxy=h.
proxy.host;const b=await V(h.proxy,a,l);return r.scheme==="https"?(0,x.X)(r,h.proxy,b):b}async function V(r,a,l){const h=r.protocol==="https:"?"https":"http",b=r.
hostname.replace(/^\[|\]$/g,""),S={scheme:h,name:b,port:Number(r.port)||(h==="https"?443:80)},v=(0,D.s0)();try{return await L(S,{...a,resolve:[],chooseProxy:()=>null},
{...l,connection:v,allowPrivate:!0})}catch(w){const U=`proxy ${r.host} cannot be reached: ${(0,D.bD)(w)}`;throw(0,D.Au)("PROXY_REFUSED",U)}finally{l.connection.
lookupMs=v.lookupMs,l.connection.connectMs=v.connectMs}}async function P(r,a,l,h,b){const{connection:S}=h,v=performance.now(),w=await(0,D.ek)(a,h,{name:r.name,secureContext:l.
context(),ALPNProtocols:[b]});S.tlsMs=performance.now()-v;const U=(0,p.T)(w),E=l.verify(U.map(({raw:M})=>M),r.name);if(S.certificate=(0,p.K)(U,E,G(r)),E.ok&&w.alpnProtocol!==
I)return w;throw w.destroy(),E.ok?(0,D.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(S.rejection=E,(0,D.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${E.
flaw.kind}`))}}),7583:((St,nt,d)=>{d.d(nt,{$N:()=>G,Au:()=>B,zy:()=>H,bD:()=>Q,s0:()=>L,ln:()=>r,ek:()=>V});var p=d(610),D=d(7030),x=d(5195),j=d(1692);const I=(S,{
name:v,...w})=>(0,j.connect)({...w,socket:S,servername:(0,D.isIP)(v)===0?v.replace(/\.$/,""):"",rejectUnauthorized:!1}),L=()=>({lookingUp:!1,lookupMs:null,connectMs:null,
tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),B=(S,v)=>Object.assign(new Error(v),{code:S});function G(S){return typeof S!=
"object"||S===null?"":"code"in S&&typeof S.code=="string"?S.code:""}const Q=S=>typeof S=="object"&&S!==null&&"message"in S?String(S.message):String(S);async function H(S,v,w){
const{connection:U}=w;(0,D.isIP)(S)!==0&&r(S,w);const E=performance.now();let M=E;const N=(0,D.connect)({host:S,port:v,noDelay:!0,lookup:b(w,()=>{M=performance.
now(),U.lookingUp=!1,U.lookupMs=M-E})});return w.hold(N),await P(N,"connect"),U.connectMs=performance.now()-M,U.address=N.remoteAddress??null,N}async function V(S,v,w){
const U=I(S,w);return v.hold(U),await P(U,"secureConnect"),U}function P(S,v){return new Promise((w,U)=>{const E=()=>U(B("ECONNRESET","the connection was closed"));
S.once(v,w).once("error",U).once("close",E)})}function r(S,v){const w=a(S,v);if(w!==null)throw w}function a(S,{allowPrivate:v}){const w=(0,x.Sz)(S);return w==="\
metadata"?B("ADDRESS_METADATA",`${S} is a metadata address`):w==="public"||v?null:B(w==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${S} is a ${w} address`)}
const l=253,h=S=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(S);function b(S,v){return(w,U,E)=>{if(h(w)||w.replace(/\.$/,"").length>l){const M=B("ENOTFOUND",`no such hos\
t: ${w}`);queueMicrotask(()=>E(M,[]));return}S.connection.lookingUp=!0,(0,p.lookup)(w,{...U,all:!0},(M,N)=>{if(v(),M!==null)return E(M,[]);const st=N.map(({address:ft})=>a(
ft,S)),W=N.filter((ft,Et)=>st[Et]===null),at=st.find(ft=>ft!==null);if(W.length===0&&at)return E(at,[]);E(null,W)})}}}),4529:((St,nt,d)=>{d.d(nt,{X5:()=>I,be:()=>L,
gQ:()=>B});var p=d(4573),D=d(3625),x=d(4283),j=d(1831);function I(H){const{scheme:V}=H;if(V!=="https"&&V!=="http")return(0,D.T)(`unsupported protocol scheme "${V}\
"`);const{name:P,port:r}=(0,x.cz)(H);if(P==="")return(0,D.T)("no Host in request URL");const a=G(P);if(!a.ok)return a;const l=r===""?V==="https"?443:80:Number(r);
return l>0&&l<=65535?(0,D.J)({scheme:V,name:a.value,port:l}):(0,D.T)(`invalid port "${r}"`)}function L(H){const{name:V}=(0,x.cz)(H),P=(0,j.Pv)(V);return Q(V)||!P.
ok?V:P.value}function B(H,{name:V}){const{port:P}=(0,x.cz)(H),r=V.includes(":")?`[${V}]`:V;return P===""?r:`${r}:${P}`}function G(H){return Q(H)?(0,D.J)(H.toLowerCase()):
(0,j.Pv)(H)}const Q=H=>(0,p.isAscii)(new TextEncoder().encode(H))}),3948:((St,nt,d)=>{d.d(nt,{e:()=>F,U:()=>wt});var p=d(4283),D=d(630),x=d(4e3),j=d(9209),I=d(1064),
L=d(5195),B=d(7027),G=d(4529),Q=d(863),H=d(960),V=d(4715),P=d(6697),r=d(6817),a=d(5924),l=d(7583);const h=A=>({describe:A,transient:!1}),b=A=>({describe:A,transient:!0}),
S=A=>R=>(0,H.hostUnknown)({host:R.host,why:A}),v=A=>b(({host:R})=>(0,H.hostUnreachable)({host:R,error:A})),w=A=>h(({host:R})=>(0,r.tlsProtocol)({host:R,error:A})),
U=A=>b(({host:R,asks:z})=>z==="document"?(0,Q.documentIncomplete)({host:R,why:A}):(0,V.answerIncomplete)({host:R,why:A})),E=A=>h(({host:R,asks:z})=>(0,P.hostPrivateRedirect)(
{host:R,address:A,asks:z})),M=h(({host:A,text:R})=>(0,H.hostProtocol)({host:A,error:R}));function N({host:A,rejection:R}){if(R===null)throw new Error("a certifi\
cate is rejected for a reason");const{flaw:z,isLeaf:et}=R;return z.kind==="expired"?(0,r.tlsExpired)({host:A,isLeaf:et,at:z.at}):z.kind==="not-yet-valid"?(0,r.tlsNotYetValid)(
{host:A,isLeaf:et,at:z.at}):z.kind==="other-name"?(0,r.tlsNameMismatch)({host:A,names:z.names}):(0,r.tlsUntrusted)({host:A,isLeaf:et,flaw:z})}const st={ENOTFOUND:h(
S("no-such-host")),ENODATA:h(S("no-such-host")),EAI_AGAIN:b(S("no-answer")),EAI_FAIL:b(S("server-failed")),ECONNREFUSED:v("refused"),ECONNRESET:v("closed"),ECONNABORTED:v(
"closed"),EPIPE:v("closed"),EHOSTUNREACH:v("no-host-route"),ENETUNREACH:v("no-network-route"),ETIMEDOUT:b(({host:A,asks:R})=>(0,H.hostTimeout)({host:A,asks:R,phase:"\
connection",limitMs:null})),PROXY_NOT_REACHED:b(({host:A,text:R})=>(0,H.hostUnreachable)({host:A,error:{proxy:R}})),PROXY_REFUSED:h(({host:A,text:R})=>(0,r.proxyRefused)(
{host:A,reason:R})),PLAIN_HTTP:h(r.tlsPlainHttp),ADDRESS_METADATA:E("metadata"),ADDRESS_PRIVATE:E("private"),ADDRESS_RESERVED:E("reserved"),CERTIFICATE_REJECTED:h(
N),TLS_UNSUPPORTED:h(({host:A,unsupported:R})=>(0,r.tlsProtocol)({host:A,error:R??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:w("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:w(
"not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:w("client-certificate"),HTTP_MALFORMED:M,HTTP2_FRAME:M,HTTP2_ONLY:h(P.hostHttp2),HEADERS_TOO_LARGE:h(Q.documentHeaders),
BODY_CUT:U("closed"),Z_BUF_ERROR:U("gzip"),Z_DATA_ERROR:h(({host:A,asks:R})=>R==="document"?(0,Q.documentEncoding)({host:A,encoding:"broken gzip"}):(0,V.answerIncomplete)(
{host:A,why:"not-gzip"}))};function W(A){return A.endsWith("UNRECOGNIZED_NAME")?w("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(A)?w({code:A}):v({code:A})}function at(A){
const{code:R}=A;if(R==="")return null;const z=Object.hasOwn(st,R)?st[R]:void 0,{describe:et,transient:ut}=z??W(R);return{problem:et(A),transient:ut}}function ft({
error:A,connection:R,head:z},{endpoint:et,asks:ut,limitMs:ct}){const Rt=(0,a.jT)(et);if(ct!==null){const bt=kt(R,z!==null);return{problem:(0,H.hostTimeout)({host:Rt,
asks:ut,phase:bt,limitMs:ct}),transient:!0}}const vt=(0,l.$N)(A),_t=at({code:z!==null&&Et.test(vt)?"BODY_CUT":vt,text:(0,l.bD)(A),asks:ut,host:Rt,rejection:R?.rejection??
null,unsupported:R?.unsupported??null});if(_t===null)throw A;return _t}const Et=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function kt(A,R){return A?.lookingUp?
"lookup":A?.connectMs===null?"connection":R?"body":"response"}const gt=[301,302,303,307,308],lt={kind:"excerpt",maxBytes:2048};async function F(A){const R={options:A,
started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:A.origin?.isPublic??!0,timedOut:!1},z=A.startTimer(
A.timeoutMs,()=>{R.timedOut=!0,A.session.close()});try{return{response:await q(R),hops:R.hops,timing:J(R,performance.now()-R.started),headMs:R.headMs,certificates:R.
connections.flatMap(({certificate:ut})=>ut??[])}}finally{z()}}function J({connections:A,firstByteMs:R},z){const et=vt=>{const _t=A.map(bt=>bt[vt]).filter(bt=>bt!==
null);return _t.length===0?null:_t.reduce((bt,$t)=>bt+$t)},[ut,ct,Rt]=[et("lookupMs"),et("connectMs"),et("tlsMs")];return{lookupMs:ut,connectMs:ct,tlsMs:Rt,firstByteMs:R,
totalMs:z}}async function q(A){let{url:R}=A.options;for(;;){const z=(0,G.X5)(R);if(!z.ok)return At((0,j.redirectInvalid)({redirect:"to",url:(0,p.Pl)(R),why:z.why}));
const et=await dt(A,R,z.value);if(et.kind==="failed"||!it(et.head))return et;const ut=(0,D.O)(R,et.head.location??"");if(!ut.ok){const ct=`failed to parse Locat\
ion header: ${ut.why}`;return At((0,j.redirectInvalid)({redirect:"from",url:(0,p.Pl)(R),why:ct}))}if(A.hops.length>A.options.maxRedirects)return Ct(A,ut.value);
R=ut.value}}const it=({status:A,location:R})=>gt.includes(A)&&!!R;async function dt(A,R,z){const{options:et,hops:ut}=A,{token:ct,settings:Rt,planBody:vt,headers:_t,
origin:bt}=et,$t=ut.length===0&&bt===null;A.urls.add((0,p.jr)(R)),A.stops.push({scheme:z.scheme,name:(0,G.be)(R)});const Pt=ct===null?"none":(0,B.n)(A.stops).at(
-1)??"dropped";A.headMs=null;const Bt=performance.now(),xt=await et.session.get({url:R,endpoint:z,token:Pt==="sent"?ct:null,headers:_t,allowPrivate:!A.startsInPublic||
$t||Rt.namedHosts.has(z.name),planBody:Ht=>(A.headMs=performance.now()-A.started,it(Ht)?lt:vt(Ht))}),jt=performance.now()-Bt;if(pt(A,xt,{url:(0,x.dh)((0,p.Pl)(R)),
authorization:Pt,ms:jt}),$t&&(A.startsInPublic=wt(Rt,z.name,xt.address)),xt.kind==="failed"){const Ht=A.timedOut?et.timeoutMs:null,{asks:Wt}=et;return{kind:"fai\
led",...ft(xt,{endpoint:z,asks:Wt,limitMs:Ht})}}const{kind:Ft,head:Nt,body:zt}=xt;return{kind:Ft,url:R,head:Nt,body:zt}}function pt(A,R,z){const{connection:et,head:ut}=R;
et!==null&&A.connections.push(et),R.kind==="received"&&(A.firstByteMs=(A.firstByteMs??0)+R.firstByteMs),A.hops.push({...z,status:ut?.status??null,reason:(0,x.dh)(
ut?.reason??""),mediaType:ut?.contentType?(0,x.dh)(ut.contentType):null,challenge:ut?.challenge?(0,x.dh)(ut.challenge):null,address:et?.address??null,proxy:et?.
proxy??null})}function wt({resolve:A},R,z){const et=A.some(ut=>ut.name===R);return!["private","loopback"].includes((0,L.Sz)((et?null:z)??R))}const At=A=>({kind:"\
failed",problem:A,transient:!1});function Ct({urls:A,hops:R,options:z},et){const{asks:ut,redirectLimits:ct}=z,Rt=R[0]?.url??"";if(A.has((0,p.jr)(et)))return At(
(0,j.redirectLoop)({url:Rt,asks:ut,to:(0,p.Pl)(et)}));const vt=R.length,_t=I.Du.filter(bt=>vt>ct[bt]);return At((0,j.redirectLimit)({url:Rt,asks:ut,redirects:vt,
clients:_t,limits:ct}))}}),2230:((St,nt,d)=>{d.d(nt,{T:()=>x,X:()=>I});var p=d(7067),D=d(7583);function x(L){if(L.username===""&&L.password==="")return{};const B=`${decodeURIComponent(
L.username)}:${decodeURIComponent(L.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(B).toString("base64")}`}}const j=[502,503,504];function I(L,B,G){
const H=`${L.name.includes(":")?`[${L.name}]`:L.name}:${L.port}`,V=(P=0,r="")=>(0,D.Au)(j.includes(P)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${B.host} retur\
ned ${P} ${r}`.trimEnd());return new Promise((P,r)=>{const a=(0,p.request)({method:"CONNECT",path:H,headers:{host:H,...x(B)},insecureHTTPParser:!0,createConnection:()=>G});
a.on("error",l=>{const h=`proxy ${B.host} closed the connection: ${l.message}`;r((0,D.Au)("PROXY_REFUSED",h))}),a.on("connect",(l,h,b)=>{if(l.statusCode===200&&
b.length===0)return P(G);G.destroy(),r(V(l.statusCode,l.statusMessage))}),a.end()})}}),4715:((St,nt,d)=>{d.r(nt),d.d(nt,{answerIncomplete:()=>j});var p=d(1064),
D=d(5799);const x={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response wit\
h Content-Encoding: gzip that is not gzip"},j=(0,D.lS)((0,D.z3)("answer-incomplete","Response is incomplete",p.Du),({host:I,why:L})=>({message:`${I} ${x[L]}`,help:(0,D.
C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),7027:((St,nt,d)=>{d.d(nt,{n:()=>p});function p(x){const[j]=x;let I=!1;
return x.map(({scheme:L,name:B})=>(I||=j!==void 0&&!D(j.name,B),I?"dropped":L==="https"?"sent":"withheld"))}function D(x,j){return x===j?!0:/[:%]|^[\d.]+$/.test(
j)?!1:j.endsWith(`.${x}`)}}),567:((St,nt,d)=>{d.d(nt,{K:()=>x,T:()=>D});const p=32;function D(I){const L=[];let B=I.getPeerX509Certificate();for(;B!==void 0&&L.
length<p;)L.push(B),B=B.issuerCertificate;return L}function x(I,L,B){const[G]=I;if(G===void 0)return null;const Q=L.ok?L.chain.slice(0,Math.max(1,L.chain.length-
1)).map(({notAfter:P})=>P):I.map(({validTo:P})=>Date.parse(P)),H=Date.parse(G.validFrom),V=Math.min(...Q);return Number.isNaN(H)||Number.isNaN(V)?null:{host:B,subject:j(
G.subject)??G.subjectAltName??"",issuer:j(G.issuer)??G.issuer??"",validFrom:new Date(H).toISOString(),expires:new Date(V).toISOString()}}const j=I=>/^CN=(.*)$/m.
exec(I??"")?.[1]}),6974:((St,nt,d)=>{d.d(nt,{mj:()=>x,y8:()=>V,zU:()=>L});var p=d(4e3),D=d(6174);const x=2048,j=200,I=80;function L(r){const a=G(r),l=r.length<x?
a:a.replace(B,"://***@"),h=(0,D._)(l).trim();return h===""?null:Array.from(h.slice(0,2*j)).slice(0,j).join("")}const B=/:\/\/[^/?#\s"'@]+$/,G=r=>new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(r.subarray(0,x)),Q=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,H=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function V(r){const a=P(G(r));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(a))return null;const l=/<title[^>]*>([^<]{0,400})/i.exec(a)?.[1]?.
replace(/\s+/g," ").trim()??"",h=(0,p.dh)(l,I);return H.test(l)?{kind:"captive-portal",title:h}:{kind:Q.test(l)||/type=["']?password/i.test(a)?"sign-in":"other",
title:h}}function P(r){let a=r.trimStart();for(;a.startsWith("<!--");){const l=a.indexOf("-->",4);if(l<0)return"";a=a.slice(l+3).trimStart()}return a}}),772:((St,nt,d)=>{
d.d(nt,{f:()=>zt});var p=d(4283),D=d(3592),x=d(7075),j=d(8522),I=d(3625);function L(c){const[,i="",u="",O=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(c)??[],C=/^HTTP\/(\d)\.(\d)$/.
exec(i);if(C===null)return(0,I.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(u))return(0,I.T)("malformed status");const[,K="",rt=""]=C;return(0,I.J)(
{status:Number(u),reason:O,version:Number(K+rt)})}function B(c,i){const u=H(i);if(!u.ok)return u;const O=new Map(u.value),{status:C,reason:K,version:rt}=c,ot=h(
C,rt,O);if(!ot.ok)return ot;ot.value.kind==="chunked"&&O.delete("content-length");const yt=ot.value.kind!=="close"&&S(rt,O);return(0,I.J)({status:C,reason:K,headers:O,
framing:ot.value,keepAlive:yt})}const G=/^[\w!#$%&'*+.^`|~ -]+$/,Q=c=>/^[\t -~\u0080-\u00ff]*$/.test(c);function H(c){const i=new Map;for(const u of a(c)){const O=u.
indexOf(":"),C=u.slice(0,Math.max(O,0)),K=V(u.slice(O+1));if(!G.test(C))return(0,I.T)("malformed header line");if(!Q(K))return(0,I.T)("control character in a he\
ader");const rt=C.toLowerCase(),ot=i.get(rt);ot===void 0?i.set(rt,[K]):ot.push(K)}return(0,I.J)(i)}function V(c){let i=0;for(;r(c,i);)i+=1;return P(c.slice(i))}
function P(c){let i=c.length;for(;r(c,i-1);)i-=1;return c.slice(0,i)}const r=(c,i)=>c[i]===" "||c[i]==="	";function a(c){const i=[];for(const u of c){const O=V(
u),C=i.at(-1);/^[ \t]/.test(u)&&C!==void 0?C.push(O):i.push([/^[ \t]|^[^:]*$/.test(u)?":":O])}return i.map(u=>u.join(" "))}const l=["transfer-encoding","content\
-length","trailer"];function h(c,i,u){const O=i>=11?u.get("transfer-encoding")??[]:[],[C]=O;if(O.length>1)return(0,I.T)("several Transfer-Encoding headers");if(C!==
void 0&&C.toLowerCase()!=="chunked")return(0,I.T)("unsupported Transfer-Encoding");const K=b(u,"trailer");if(C!==void 0&&K.some(Lt=>l.includes(Lt)))return(0,I.T)(
"forbidden name in Trailer");const rt=u.get("content-length")??[];if(new Set(rt).size>1)return(0,I.T)("different Content-Length headers");const[ot]=rt,yt=Number(
ot);return ot!==void 0&&!(/^\d+$/.test(ot)&&yt<2**63)?(0,I.T)("malformed Content-Length"):c<200||c===204||c===304?(0,I.J)({kind:"length",bytes:0}):C!==void 0?(0,I.
J)({kind:"chunked"}):(0,I.J)(ot===void 0?{kind:"close"}:{kind:"length",bytes:yt})}const b=(c,i)=>(c.get(i)??[]).flatMap(u=>u.split(",")).map(u=>u.trim().toLowerCase());
function S(c,i){const u=b(i,"connection");return c<10||u.includes("close")?!1:c>=11||u.includes("keep-alive")}function v(c){const[i=""]=P(c).split(";",1);return/^[\da-f]{1,16}$/i.
test(i)?(0,I.J)(Number.parseInt(i,16)):(0,I.T)("malformed chunk size")}var w=d(7583);const U=1e3,E=64*1024,M=1024,N=256*1024;function st(c,i,u){const O=ot=>{const yt=u[ot],
Lt=typeof yt=="object"?yt[0]:yt;return Lt===void 0?null:Buffer.from(V(Lt),"latin1").toString("utf8")},C=O("content-length"),rt=c!==204&&c!==304&&C!=="0"?O("cont\
ent-encoding"):null;return{status:c,reason:i,contentType:O("content-type"),contentEncoding:rt,location:O("location"),retryAfter:O("retry-after"),terraformGet:O(
"x-terraform-get"),apiVersion:O("tfp-api-version"),challenge:W(u["www-authenticate"]),declaredBytes:C===null||at(rt)?null:Number(C)}}function W(c){const i=[c??[]].
flat().flatMap(O=>O.split(",")).flatMap(O=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(O)?.[1]??[]);return i.some(O=>O.toLowerCase()==="bearer")?null:i[0]??null}const at=c=>c?.
toLowerCase()==="gzip";async function ft(c,i,u){const O=[];let C=0;const K=u.kind==="excerpt"?setTimeout(()=>c.destroy(),U).unref():void 0;try{for await(const ot of Et(
c,i,u.maxBytes)){const yt=ot;if(O.push(yt),O.length===M&&O.splice(0,M,Buffer.concat(O)),C+=yt.byteLength,C>u.maxBytes)break}}catch(ot){if((0,w.$N)(ot)==="COMPRE\
SSED_TOO_LARGE")C=Number.POSITIVE_INFINITY;else if(u.kind==="whole")throw ot}finally{clearTimeout(K)}return{bytes:Buffer.concat(O).subarray(0,u.maxBytes),truncated:C>
u.maxBytes}}function Et(c,i,u){if(!at(i.contentEncoding))return c;const O=(0,j.createGunzip)();return(0,x.pipeline)(c,kt(u+E),O,()=>{}),O}const kt=c=>async function*(i){
let u=c;for await(const O of i){if(u-=O.length,u<0)throw(0,w.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield O}};var gt=d(5924),lt=d(4529),F=d(8947);
const J=4096,q=16*1024,it=10;class dt{#t="size";#e=0;#n=0;#s="";#o=[];#i=0;push(i){const u=new Uint8Array(i.length);let O=0,C=0;for(;C<i.length&&this.#t!=="end";){
if(this.#t==="data"){const ot=Math.min(i.length,C+this.#e);u.set(i.subarray(C,ot),O),O+=ot-C,this.#e-=ot-C,C=ot,this.#e===0&&(this.#t="end of data");continue}const K=i.
indexOf(it,C)+1||i.length;this.#s+=(0,F.iP)(i.subarray(C,K)),C=K;const rt=this.#l(i[K-1]===it);if(rt!==null)return(0,I.T)(rt)}return(0,I.J)({data:u.subarray(0,O),
used:C,isEnd:this.#t==="end"})}#l(i){const u=this.#s;return u.length+this.#i>J?"long line in chunks":i?(this.#s="",!u.endsWith(`\r
`)||u.indexOf("\r")<u.length-2?"malformed end of a chunk line":this.#f(u.slice(0,-2))):null}#f(i){if(this.#t==="size")return this.#u(i);if(this.#t==="end of dat\
a")return this.#t="size",i===""?null:"malformed chunk";if(this.#i+=i.length+2,i!=="")return this.#o.push(i),null;this.#t="end";const u=H(this.#o);return u.ok?null:
u.why}#u(i){const u=v(i);return u.ok?(this.#e=u.value,this.#t=u.value===0?"trailer":"data",u.value===0?null:(this.#n=Math.max(0,this.#n+i.length+2-16-2*u.value),
this.#n>q?"chunks with too little data":null)):u.why}}const pt=10;class wt{#t;#e=Buffer.alloc(0);received=0;constructor(i){this.#t=i[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(i){const u=[];for(;;){const O=this.#e.indexOf(pt),C=this.#n(O<0?this.#e.length:O+1);if(u.push(C),i.bytes-=C.length,i.bytes<
0)throw(0,w.Au)("HEADERS_TOO_LARGE","too many headers");if(O>=0)return Buffer.concat(u).toString("latin1").slice(0,-1);if(await this.#s())continue;const K=Buffer.
concat(u).toString("latin1");return K===""||K==="\r"?null:K}}async bytes(i){return await this.arrived()&&this.#n(i)}async arrived(){return this.isEmpty&&!await this.#s()?
null:this.#e}skip(i){this.#n(i)}#n(i){const u=this.#e.subarray(0,i);return this.#e=this.#e.subarray(u.length),u}async#s(){const i=await this.#t.next();return i.
done===!0?!1:(this.#e=i.value,this.received+=this.#e.length,!0)}}function At(c){const i=new wt(c);let u=!0,O=0;return{mayRepeat:()=>O>0&&i.received===O,isFree:()=>u&&
i.isEmpty&&!c.destroyed&&c.readable,get:async C=>{u=!1,O=i.received,c.write(R(C),"latin1"),await ut(i);const{status:K,reason:rt,headers:ot,framing:yt,keepAlive:Lt}=await Rt(
i),Kt=st(K,A(rt),Object.fromEntries(ot)),Gt=()=>{u=Lt},Qt=()=>u||c.destroy();return{head:Kt,body:Ct($t(i,yt),Gt,Qt)}}}}function Ct(c,i,u){const O=async C=>{const K=await c.
next();K.done===!0&&i(),C.push(K.value??null)};return new x.Readable({read(){O(this).catch(C=>this.destroy(C))},destroy(C,K){u(),K(C)}})}const A=c=>Buffer.from(
c,"latin1").toString("utf8");function R({path:c,headers:i}){const u=Object.entries(i).map(([C,K])=>`${C}: ${K}`),O=[`GET ${c} HTTP/1.1`,...u];if(O.some(C=>/[\r\n\0]/.
test(C)))throw new Error("a request has a line break");return`${O.join(`\r
`)}\r
\r
`}const z=9,et=4;async function ut(c){const i=await c.arrived();if(i===null||i.length<z)return;if(i[0]===0&&i[3]===et&&i.readUInt32BE(5)===0)throw(0,w.Au)("HTTP\
2_FRAME","a frame of HTTP/2, which was not negotiated")}const ct=5;async function Rt(c){const i={bytes:N};for(let u=0;u<=ct;u+=1){const O=vt(L(await bt(c,i))),C=vt(
B(O,await _t(c,i)));if(C.status<100||C.status>199||C.status===101)return C}throw(0,w.Au)("HTTP_MALFORMED",`more than ${ct} interim responses`)}function vt(c){if(!c.
ok)throw(0,w.Au)("HTTP_MALFORMED",c.why);return c.value}async function _t(c,i){const u=[];for(;;){const O=await bt(c,i);if(O==="")return u;u.push(O)}}async function bt(c,i){
const u=await c.line(i);if(u===null)throw(0,w.Au)("ECONNRESET","the connection was closed");return u.endsWith("\r")?u.slice(0,-1):u}function $t(c,i){switch(i.kind){case"\
length":return xt(c,i.bytes);case"chunked":return jt(c);case"close":return Pt(c)}}async function*Pt(c){for(;;){const i=await c.bytes(Bt);if(i===null)return;yield i}}
const Bt=64*1024;async function*xt(c,i){let u=i;for(;u>0;){const O=await c.bytes(Math.min(u,Bt));if(O===null)throw(0,w.Au)("BODY_CUT","the body is cut off");u-=
O.length,yield O}}async function*jt(c){const i=new dt;for(;;){const u=await c.arrived();if(u===null)throw(0,w.Au)("BODY_CUT","the body is cut off");const{data:O,
used:C,isEnd:K}=vt(i.push(u));if(c.skip(C),O.length>0&&(yield O),K)return}}var Ft=d(2230);const Nt=12;function zt(c){const i={settings:c,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:u=>Ht(i,u),isOpen:()=>!i.closed,close:()=>{i.closed=!0;for(const u of[...i.sockets].reverse())u.destroy()}}}async function Ht(c,i){
const u={connection:null,address:null,head:null,ready:performance.now()};try{const O=await Wt(c,i,u),{head:C}=O;u.head=C;const K=performance.now()-u.ready,rt=await ft(
O.body,C,i.planBody(C)),{connection:ot,address:yt}=u;return{kind:"received",head:C,body:rt,firstByteMs:K,connection:ot,address:yt}}catch(O){const{connection:C,head:K}=u,
rt=C?.address??u.address;return{kind:"failed",error:(0,w.$N)(O)==="ECONNRESET"&&c.alerts[0]||O,connection:C,address:rt,head:K}}}async function Wt(c,i,u){const{scheme:O,
name:C,port:K}=i.endpoint,rt=`${O}://${C} ${K}`,ot={get:i,seen:u},yt=Yt(c,rt,ot),Lt=_(c,i),Kt=yt.http?.isFree()?yt.http:await Xt(c,yt);u.address=yt.address;try{
return await Kt.get(Lt)}catch(Gt){if((0,w.$N)(Gt)==="HTTP2_FRAME"&&await(0,gt.dI)(i.endpoint,c.settings,T(c,ot)),c.closed||!Kt.mayRepeat())throw Gt}return(await Xt(
c,yt)).get(Lt)}function Yt(c,i,u){const O=c.channels.get(i)??{http:null,socket:null,address:null,current:u};O.current=u,c.channels.delete(i),c.channels.set(i,O);
const[C]=c.channels;return c.channels.size>Nt&&C!==void 0&&(c.channels.delete(C[0]),C[1].socket?.destroy()),O}async function Xt(c,i){const{current:u}=i,{get:O,seen:C}=u,
K=T(c,u),rt=await(0,gt.JY)(O.endpoint,c.settings,K);return C.ready=performance.now(),i.socket=rt,i.address=K.connection.address,i.http=At(rt),i.http}function T(c,{
get:i,seen:u}){const O=(0,w.s0)();u.connection=O;const C=K=>{c.sockets.add(K),K.on("error",rt=>{(0,w.$N)(rt).startsWith("ERR_SSL")&&c.alerts.push(rt)}),K.on("cl\
ose",()=>c.sockets.delete(K)),c.closed&&K.destroy()};return{connection:O,allowPrivate:i.allowPrivate,hold:C}}function _({settings:c},{url:i,endpoint:u,token:O,headers:C}){
const K=(0,gt.Lu)(u,c),rt=u.scheme==="http"&&K.kind==="proxy";return{path:X(rt?Z(i,u):(0,p.t5)(i)),headers:{host:(0,lt.gQ)(i,u),"user-agent":D._O,...C,...C.range===
void 0?{"accept-encoding":"gzip"}:{},...tt(i,O),...rt?(0,Ft.T)(K.proxy):{}}}}const X=c=>$(c).replace(/ /g,"%20"),$=c=>Buffer.from(c,"utf8").toString("latin1"),Z=(c,i)=>`\
http://${(0,lt.gQ)(c,i)}${(0,p.t5)(c)}`;function tt(c,i){if(i!==null)return{authorization:$(`Bearer ${i.reveal()}`).trimEnd()};const u=(0,p.aR)(c);return u===null?
{}:{authorization:u}}}),3432:((St,nt,d)=>{d.d(nt,{nT:()=>_t,pj:()=>$t});var p=d(772),D=d(6697),x=d(1831),j=d(7511),I=d(4283),L=d(3948),B=d(3534),G=d(863),Q=d(1064),
H=d(7531),V=d(3307),P=d(9562),r=d(9529),a=d(794),l=d(4714);const h=["client","grant_types","authz","token","ports","scopes"],b=68,S=100,v=4096;function w(T,_){const X=new Map;
return(0,V.CI)(T,_,($,Z,tt,c)=>{if(c-tt>b)return;const i=(0,V.I)(T.slice(tt,c));h.includes(i)&&X.set(i,U(i,T,{start:$,end:Z}))}),{value:Object.fromEntries(Array.
from(X,([$,{value:Z}])=>[$,Z])),leftOut:X.values().reduce(($,{leftOut:Z})=>$+Z,0)}}function U(T,_,X){if(_[X.start]==="[")return E(_,X);const $=_.slice(X.start,X.
end);return{value:(T==="authz"||T==="token")&&$.startsWith('"')?(0,a.mv)((0,V.I)($)):(0,l.w)($),leftOut:0}}function E(T,_){const X=[],$=new Set;let Z=v,tt=0;return(0,V.
CI)(T,_,(c,i)=>{const u=N(T,c,i);X.length<S&&i-c<=Z||u!==null&&!$.has(u)?(X.push((0,l.w)(T.slice(c,i))),Z-=i-c,u!==null&&$.add(u)):tt+=1}),{value:X,leftOut:tt}}
const M=r.l.map(T=>JSON.stringify(T));function N(T,_,X){return T[_]!=='"'?"no string":M.find($=>$.length===X-_&&T.startsWith($,_))??null}const st=100,W=16*1024,
at=200,ft=2048;function Et(T){const _=new Set(T),X=new Set(T.map(kt));let $=0,Z=W;const tt=c=>$===st||c>Z?!1:($+=1,Z-=c,!0);return{keeps:(c,i)=>{if((0,P.D6)(c)||
_.has(c))return!0;const u=c.length<=at&&X.delete(kt(c));return tt(c.length+i)||u},read:(c,i,u)=>{const{start:O,end:C}=u,K=C-O>ft;if(K&&c===P.S3&&i[O]==="{")return w(
i,u);const rt=i.slice(O,C);return{value:K&&rt.startsWith('"')?(0,a.mv)((0,V.I)(rt)):(0,l.w)(rt)}}}}const kt=T=>T.slice(0,T.indexOf(".")+1);var gt=d(6974);const lt={
kind:"whole",maxBytes:H.b},F={kind:"excerpt",maxBytes:gt.mj},J=T=>T===408||T===425||T===429||T>=500;async function q(T){const{host:_,needed:X}=T,$=await(0,L.e)(
{...T,url:(0,x.cu)(_),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:Q.NX,planBody:K=>it(K)===null?lt:F}),{response:Z,...tt}=$;if(Z.
kind==="failed"){const{problem:K,transient:rt}=Z;return{attempt:{discovery:K.code==="host-http2"?{kind:"skipped",problem:K}:{kind:"failed",problem:K,excerpt:null},
...tt},transient:rt,retryAfter:null}}const c=$.hops.at(-1)?.authorization??"none",i=$.hops.at(-1)?.challenge??null,u=dt(Z,{host:(0,x.nx)(_),token:c,challenge:i,
needed:X}),{status:O,retryAfter:C}=Z.head;return{attempt:{discovery:u,...tt},transient:J(O),retryAfter:C}}function it({status:T,contentType:_,declaredBytes:X}){
if(T===401||T===403)return{kind:"unauthorized"};if(T!==200)return{kind:"status"};const $=(0,j.i)(_??"");return $.ok?$.value!=="application/json"?{kind:"type",malformed:!1}:
(X??0)>H.b?{kind:"size"}:null:{kind:"type",malformed:!0}}function dt(T,_){const{head:X,body:$}=T,Z=(0,a.Oj)(T.url);if(X.status===404)return{kind:"absent",url:Z,
why:"status"};const tt=At(T,_);if(tt!==null)return pt(tt,$);const c=(0,H.T)($.bytes,Et(_.needed));switch(c.kind){case"object":return{...c,kind:"found",url:Z,truncated:$.
truncated};case"null":return{kind:"absent",url:Z,why:"null"};case"not-object":return pt((0,G.documentNotObject)({...wt(T,_),why:c.why}),$);case"not-json":return pt(
Ct(T,c,_),$)}}const pt=(T,{bytes:_})=>({kind:"failed",problem:T,excerpt:(0,gt.zU)(_)}),wt=({url:T,body:_},{host:X})=>({url:(0,I.Pl)(T),page:(0,gt.y8)(_.bytes),asked:X});
function At(T,_){const{status:X,reason:$,location:Z,retryAfter:tt,declaredBytes:c,contentType:i}=T.head,u=it(T.head);switch(u?.kind){case"unauthorized":return(0,B.
documentUnauthorized)({...wt(T,_),status:X,reason:$,..._});case"status":return(0,G.documentStatus)({...wt(T,_),status:X,reason:$,location:Z,retryAfter:tt,transient:J(
X)});case"type":return(0,G.documentType)({...wt(T,_),contentType:i??"",malformed:u.malformed});case"size":return(0,G.documentSize)({...wt(T,_),bytes:c,limit:H.b});case void 0:
return null}}function Ct(T,{why:_,advice:X},$){const{head:Z,body:tt}=T;if(tt.truncated)return(0,G.documentSize)({...wt(T,$),bytes:null,limit:H.b});const c=Z.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(c)?(0,G.documentNotJson)({...wt(T,$),why:_,advice:X}):(0,G.documentEncoding)({...wt(T,$),encoding:c})}var A=d(
7082),R=d(5960),z=d(7758);const et=500,ut=1e4,ct=3,Rt=2e3,vt=3e5,_t=T=>Math.min(Math.max(...T.map(({attemptMs:_})=>_)),vt),bt=({timeoutMs:T,retries:_})=>(_+1)*T+
_*ut;async function $t(T,_){const X=T.map(c=>({host:c,tookMs:null})),$=T.entries(),Z={total:T.length,done:0,failed:0,waiting:new Set},tt=async()=>{for(const[c,i]of $){
if(_.stop.why!==null)return;Z.waiting.add(i),_.progress(Z);const u=await jt(i,_).catch(O=>(0,R.i)(i,(0,D.hostCheckCrashed)({host:(0,x.nx)(i),thrown:O})));X[c]=u,
Z.waiting.delete(i),Z.done+=1,(!Pt(u)||!Nt(u.attempt))&&(Z.failed+=1),_.progress(Z)}};return await Promise.all(Array.from({length:Math.min(_.concurrency,T.length)},
tt)),Bt(X,_.stop)}const Pt=T=>"attempt"in T;function Bt(T,{why:_}){if(_===null)return T.filter(Pt);const X=T.length-T.filter(Pt).length,$=T.flatMap(tt=>{if(Pt(tt)&&
Nt(tt.attempt))return[];const c=Pt(tt)?xt(tt):tt.tookMs;return c!==null&&c>=Rt?[{host:(0,x.nx)(tt.host),tookMs:c}]:[]}).sort((tt,c)=>c.tookMs-tt.tookMs).slice(0,
ct),Z={stopped:_,unchecked:X,total:T.length,slowest:$};return T.map(tt=>{if(Pt(tt))return tt;const{host:c,tookMs:i}=tt,u=i!==null;return(0,R.i)(c,(0,D.hostNotChecked)(
{host:(0,x.nx)(c),isBegun:u,...Z}))})}const xt=({attempt:T,earlier:_})=>[..._,T].reduce((X,{timing:$})=>X+$.totalMs,0);async function jt(T,_){const{stop:X}=_,$=performance.
now(),Z=await _.credentials.find(T),tt=[];for(;X.why===null;){const{attempt:c,transient:i,retryAfter:u}=await Wt(T,Z.answer,_);if(X.why!==null&&!Nt(c)||(tt.push(
c),!(Nt(c)?zt(tt,_.releases):i)||tt.length>_.retries))break;await(0,z.v)(Xt(tt.length,u,_),_)}return tt.length===0?{host:T,tookMs:performance.now()-$}:Ft(T,Z,tt,
_)}function Ft(T,{answer:_,clients:X,difference:$},Z,{forced:tt}){return{host:T,...Ht(Z),credentials:_&&{source:_.source,hasToken:_.token!==null,problem:_.problem},
looks:X,difference:$,forced:tt.get(T)??[]}}const Nt=({discovery:T})=>T.kind!=="failed",zt=(T,_)=>_.some(({attemptMs:X})=>!T.some($=>Nt($)&&$.timing.totalMs<=X));
function Ht(T){const _=T.findIndex(Nt),X=_<0?T.length-1:_,[$]=T.slice(X);if($===void 0)throw new Error("a visit without an attempt");return{attempt:$,earlier:T.
slice(0,X),later:T.slice(X+1)}}async function Wt(T,_,X){if(_?.isUnsendable&&_.problem!==null){const u={kind:"failed",problem:_.problem,excerpt:null};return{attempt:(0,A.
O)(u),transient:!1,retryAfter:null}}const{network:$,maxRedirects:Z,timeoutMs:tt,stop:c}=X,i=(0,p.f)($);c.signal.addEventListener("abort",i.close);try{return await q(
{host:T,needed:Yt(T,X),session:i,settings:$,token:_?.token??null,maxRedirects:Z,timeoutMs:tt,startTimer:X.startTimer})}finally{c.signal.removeEventListener("abo\
rt",i.close),i.close()}}const Yt=(T,{required:_,forced:X})=>[...(_.get(T)??[]).map(({service:$})=>$),...(X.get(T)??[]).flatMap(({services:$})=>$.map(({id:Z})=>Z))];
function Xt(T,_,{random:X,now:$}){const Z=et*2**(T-1)*(.5+X()/2);return Math.min(Math.max(Z,(0,z.V)(_,$())??0),ut)}}),7758:((St,nt,d)=>{d.d(nt,{V:()=>D,v:()=>p});
function p(x,{startTimer:j,stop:I}){return new Promise(L=>{const B=()=>{G(),I.signal.removeEventListener("abort",B),L()},G=j(x,B);I.signal.addEventListener("abo\
rt",B)})}function D(x,j){const I=/^\d+$/.test(x??"")?Number(x)*1e3:Date.parse(x??"")-j;return Number.isNaN(I)?null:I}}),2767:((St,nt,d)=>{d.d(nt,{h:()=>l});var p=d(
5792);const D={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.1\
3":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},x=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34",
"1.3.132.0.35"],j={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101\
.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function I(lt){const F=new p.lL(lt,"public key").inside(p.Dk.
sequence),J=F.inside(p.Dk.sequence),q=J.oid(),it=F.bits();switch(q){case"1.2.840.113549.1.1.1":if(r(J.any().whole)!=="0500")throw new p.I4("public key");return L(
it);case"1.2.840.10045.2.1":{const dt=J.isNext(p.Dk.oid)?J.oid():"explicit parameters";if(!x.includes(dt))return{kind:"unsupported-curve",curve:D[dt]??dt};if(it[0]!==
4)throw new p.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!J.isEmpty||it.length!==32)throw new p.I4("public key");return{kind:"ed25519"};default:
return{kind:"unsupported",name:j[q]??q}}}function L(lt){const F=new p.lL(lt,"public key").inside(p.Dk.sequence),J=F.integer(),q=F.count(),[it=0,dt=0]=J;if(it>=128||
q===0)throw new p.I4("public key");if(q===1||q%2===0||q>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${q}`};const pt=it===0?dt:it;return{kind:"r\
sa",bits:8*(J.length-(it===0?2:1))+(32-Math.clz32(pt))}}const B={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA\
-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-38\
4"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},G={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"R\
SA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA w\
ith SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.1\
01.113":"Ed448"},Q="1.2.840.113549.1.1.10",H=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
V={201:"20",202:"30",203:"40"};function P(lt){const F=new p.lL(lt,"signature algorithm"),J=F.oid(),q=F.isEmpty?"":r(F.any().whole);if(J===Q){const pt=H.exec(q);
return pt&&V[pt[1]??""]===pt[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[it,dt]=B[J]??[];
return it===void 0||dt===void 0?{isSupported:!1,name:G[J]??J}:{isSupported:!0,key:it,name:dt}}const r=lt=>Array.from(lt,F=>F.toString(16).padStart(2,"0")).join(
"");var a=d(8167);function l(lt){try{const F=new p.lL(lt,"certificate"),J=F.inside(p.Dk.sequence);if(!F.isEmpty)throw new p.I4("certificate");const q=J.inside(p.
Dk.sequence),it=J.content(p.Dk.sequence),dt=v(lt,q,it);return J.bits(),"kind"in dt?{ok:!1,flaw:dt}:{ok:!0,certificate:dt}}catch(F){if(!(F instanceof p.I4))throw F;
return{ok:!1,flaw:{kind:"malformed",part:F.message}}}}const h=160,b=163,S=[129,130];function v(lt,F,J){const q=F.isNext(h)?F.inside(h).count()+1:1;if(q>3)throw new p.
I4("version");if((F.integer()[0]??0)>=128)return{kind:"negative-serial"};const it=F.content(p.Dk.sequence);if(!(0,p.er)(it,J))throw new p.I4("signature algorith\
m");const dt=w(F,"issuer"),pt=F.inside(p.Dk.sequence),wt=E(pt),At=E(pt),Ct=w(F,"subject"),A=F.element(p.Dk.sequence).whole,R=I(A);if(R.kind==="unsupported-curve")
return{kind:"curve",curve:R.curve};if(q>1)for(const z of S)F.optional(z);return{raw:lt,subject:Ct,issuer:dt,notBefore:wt,notAfter:At,version:q,signature:P(it),key:R,
keyInfo:A,...W(q===3?F.optional(b):null)}}function w(lt,F){const{whole:J}=lt.element(p.Dk.sequence),q=new p.lL(J,F).inside(p.Dk.sequence);for(;!q.isEmpty;){const it=q.
inside(p.Dk.set);for(;!it.isEmpty;){const dt=it.inside(p.Dk.sequence);if(dt.oid(),!(0,p.KH)(dt.any()))throw new p.I4(F)}}return J}const U=[{tag:p.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},
{tag:p.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function E(lt){const F=U.find(({tag:z})=>lt.isNext(z)),J=F?.format.exec((0,p.Jl)(lt.
content(F.tag)));if(!J)throw new p.I4("validity");const[q=0,it=0,...dt]=J.slice(1).map(z=>Number(z??0)),pt=J[1]?.length===4?q:q<50?2e3+q:1900+q,[wt=0,At=0,Ct=0,
A=0]=dt,R=new Date(0);if(R.setUTCFullYear(pt,it-1,wt),R.getUTCMonth()!==it-1||At>23||Ct>59||A>59)throw new p.I4("validity");return R.setUTCHours(At,Ct,A)}const M={
dns:[],addresses:[]},N=["31","32","33","36","54"].map(lt=>`2.5.29.${lt}`),st=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function W(lt){const F=new Map,J=lt&&
new p.lL(lt,"extensions").inside(p.Dk.sequence);for(;J&&!J.isEmpty;){const z=J.inside(p.Dk.sequence),et=z.oid(),ut=z.isNext(p.Dk.boolean)&&z.boolean();if(F.has(
et))throw new p.I4("extensions");if(ut&&st.includes(et))throw new p.I4("extensions");F.set(et,{id:et,critical:ut,value:z.content(p.Dk.octets)})}const q=z=>F.get(
`2.5.29.${z}`)?.value??null,[it,dt,pt,wt,At]=[15,17,19,30,37].map(q),Ct=dt?(0,a.xq)(dt):null,A=wt?(0,a.cP)(wt):null,R=new Set([...N,...["15","19","37"].map(z=>`\
2.5.29.${z}`),...Ct?.isKnown?["2.5.29.17"]:[],...A?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:dt??new Uint8Array,names:Ct?.names??M,constraints:A,basic:pt?
at(pt):null,maySign:it?kt(it):null,usages:At?gt(At):[],unhandled:[...F.values()].filter(({id:z,critical:et})=>et&&!R.has(z)).map(({id:z})=>z)}}function at(lt){const F=new p.
lL(lt,"basicConstraints").inside(p.Dk.sequence);return{isAuthority:F.isNext(p.Dk.boolean)&&F.boolean(),maxPath:F.isNext(p.Dk.integer)?F.count():null}}const ft=4,
Et=128;function kt(lt){const[F=0,J=0]=new p.lL(lt,"keyUsage").bits();return F===0&&J<Et?null:(F&ft)!==0}function gt(lt){const F=new p.lL(lt,"extendedKeyUsage").
inside(p.Dk.sequence),J=[];for(;!F.isEmpty;)J.push(F.oid());return J}}),5792:((St,nt,d)=>{d.d(nt,{Dk:()=>p,I4:()=>D,Jl:()=>H,KH:()=>L,er:()=>V,lL:()=>x});const p={
boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class D extends Error{}class x{#t;#e;constructor(r,a){this.#t=r,this.#e=
a}get isEmpty(){return this.#t.length===0}isNext(r){return this.#t[0]===r}any(){const r=this.#t[0]??0,a=this.#t[1]??0;if(this.#t.length<2||(r&31)===31)throw this.#s();
const l=a<128?0:a&127,h=l===0&&a<128?a:this.#n(l),b=2+l,S=b+h;if(S>this.#t.length)throw this.#s();const v={tag:r,content:this.#t.subarray(b,S),whole:this.#t.subarray(
0,S)};return this.#t=this.#t.subarray(S),v}element(r){if(!this.isNext(r))throw this.#s();return this.any()}content(r){return this.element(r).content}optional(r){
return this.isNext(r)?this.content(r):null}inside(r){return new x(this.content(r),this.#e)}oid(){const r=this.content(p.oid);if(r.length===0||(r.at(-1)??0)>=128)
throw this.#s();const a=j(r);if(a===null)throw this.#s();const[l=0,...h]=a,b=Math.min(Math.floor(l/40),2);return[b,l-40*b,...h].join(".")}integer(r=p.integer){const a=this.
content(r),l=a[0],h=a[1]??0,b=l===0&&h<128||l===255&&h>=128;if(l===void 0||a.length>1&&b)throw this.#s();return a}count(){const r=this.integer();if(r.length>8||
(r[0]??0)>=128)throw this.#s();return r.reduce((a,l)=>a*256+l,0)}boolean(){const r=this.content(p.boolean);if(r.length!==1||r[0]!==0&&r[0]!==255)throw this.#s();
return r[0]!==0}bits(){const r=this.content(p.bits),[a=8]=r,l=r.subarray(1),h=l.at(-1)??0;if(a>7||a>0&&l.length===0)throw this.#s();if((h&(1<<a)-1)!==0)throw this.#s();
return l}#n(r){const a=this.#t.subarray(2,2+r);if(r===0||r>4||a.length<r)throw this.#s();const l=a.reduce((h,b)=>h*256+b,0);if(l<128||a[0]===0)throw this.#s();return l}#s(){
return new D(this.#e)}}function j(P){const r=[];let a=!0,l=0;for(const h of P){if(a&&h===128||(l=l*128+(h&127),l>=2**31))return null;a=h<128,a&&(r.push(l),l=0)}
return r}const I={12:P=>B(P),18:P=>/^[\d ]*$/.test(H(P)),19:P=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(H(P)),20:()=>!0,22:P=>P.every(r=>r<128),30:P=>P.length%2===0&&
G(P)},L=({tag:P,content:r})=>I[P]?.(r)??!1;function B(P){try{return new TextDecoder("utf-8",{fatal:!0}).decode(P),!0}catch{return!1}}const G=P=>P.every((r,a)=>{
const l=r*256+(P[a+1]??0);return a%2===1||!(l>=55296&&l<57344||l>=65534||l>=64976&&l<=65007)}),Q=new TextDecoder("latin1"),H=P=>Q.decode(P),V=(P,r)=>P.length===
r.length&&P.every((a,l)=>a===r[l])}),8167:((St,nt,d)=>{d.d(nt,{AI:()=>P,cP:()=>B,xq:()=>L,z$:()=>l});var p=d(6181),D=d(5792);const x=130,j=135,I=[129,134];function L(v){
const w=new D.lL(v,"subject alternative names").inside(D.Dk.sequence),U={dns:[],addresses:[]};let E=!1;for(;!w.isEmpty;){const{tag:M,content:N}=w.any();if(E||=[
x,j,...I].includes(M),M===x&&U.dns.push(V(N,"subject alternative names")),M===j){if(N.length!==4&&N.length!==16)throw new D.I4("subject alternative names");U.addresses.
push(N)}}return{names:U,isKnown:E}}function B(v){const w="name constraints",U=new D.lL(v,w),E=U.inside(D.Dk.sequence),[M,N]=[160,161].map(at=>E.optional(at)??new Uint8Array);
if(!M||!N||!E.isEmpty||!U.isEmpty)throw new D.I4(w);if(M.length+N.length===0)throw new D.I4(w);const[st,W]=[G(M),G(N)];return{permitted:st,excluded:W,isKnown:st.
isKnown&&W.isKnown}}function G(v){const w="name constraints",U=new D.lL(v,w),E=[],M=[];let N=!0;for(;!U.isEmpty;){const{tag:W,content:at}=U.inside(D.Dk.sequence).
any(),ft=at.length/2;if(W===x)E.push(V(at,w).toLowerCase());else if(W===j&&(ft===4||ft===16))M.push({address:at.subarray(0,ft),mask:at.subarray(ft)});else{if(W===
j)throw new D.I4(w);N&&=I.includes(W)}}if(!(E.every(W=>Q(W.replace(/^\.(?=.)/,"")))&&M.every(({mask:W})=>H(W))))throw new D.I4(w);return{dns:E,networks:M,isKnown:N}}
const Q=v=>/^[!-~]*$/.test(v)&&!/^\.|\.\.|\.$/.test(v),H=v=>/^1*0*$/.test(Array.from(v,w=>w.toString(2).padStart(8,"0")).join(""));function V(v,w){if(v.some(U=>U>=
128))throw new D.I4(w);return(0,D.Jl)(v)}function P({dns:v,addresses:w},U){const E=(0,p.r5)((0,p.n7)(U));if(E!==null)return w.some(W=>(0,D.er)(W,Uint8Array.from(
E)));const M=U.toLowerCase(),N=M.replace(/\.$/,"").split("."),st=N.every(W=>r.test(W));return v.some(W=>{const at=W.toLowerCase(),[ft,...Et]=at.split("."),kt=ft===
"*"&&Et.length>0;return!st||!(kt?Et:[ft,...Et]).every(gt=>r.test(gt??""))?at===M&&at!==".":kt?N.length===Et.length+1&&N.slice(1).join(".")===Et.join("."):N.join(
".")===at})}const r=/^[a-z0-9_][a-z0-9_-]*$/,a=25e4;function l(v,{permitted:w,excluded:U}){const E=w.dns.length+U.dns.length,M=w.networks.length+U.networks.length;
return v.dns.length*E+v.addresses.length*M>a?!1:v.dns.every(st=>{const W=st.toLowerCase();return Q(W)&&(w.dns.length===0||w.dns.some(at=>h(W,at)))&&!U.dns.some(
at=>h(W,at)||b(W,at))})&&v.addresses.every(st=>(w.networks.length===0||w.networks.some(W=>S(st,W)))&&!U.networks.some(W=>S(st,W)))}const h=(v,w)=>w===""||v===w||
v.endsWith(w.startsWith(".")?w:`.${w}`),b=(v,w)=>v.startsWith("*.")&&w.replace(/^[^.]*/,"")===v.slice(1),S=(v,{address:w,mask:U})=>v.length===w.length&&v.every(
(E,M)=>{const N=U[M]??0;return(E&N)===((w[M]??0)&N)})}),3427:((St,nt,d)=>{d.d(nt,{Cg:()=>j,DS:()=>V,Hb:()=>Q,Yx:()=>I});var p=d(7598);const D=["TLS_AES_128_GCM_\
SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],x=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],j=[...D,
...x.flatMap(P=>[`ECDHE-ECDSA-${P}`,`ECDHE-RSA-${P}`])],I=["X25519","P-256","P-384","P-521"],L=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_ps\
s_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],B="@SECLEVEL=0",
G=p.constants.SSL_OP_LEGACY_SERVER_CONNECT|p.constants.SSL_OP_NO_RENEGOTIATION,Q={secureOptions:G,minVersion:"TLSv1.2",ciphers:[...j,B].join(":"),ecdhCurve:I.join(
":"),sigalgs:L.join(":")},H=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],V={secureOptions:G,minVersion:"TLSv1",ciphers:[...j,...H,"ALL","COMPLEMENTOFAL\
L",B].join(":"),ecdhCurve:[...I,"X448","secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),
6188:((St,nt,d)=>{d.d(nt,{P2:()=>I,RC:()=>D,VX:()=>B,aZ:()=>p,hp:()=>L,mW:()=>x,sD:()=>H,sc:()=>Q,zC:()=>V});class p extends Error{argument;want;constructor(M,N){
super(`${M.path.join(".")} must be ${N}`),this.argument=M,this.want=N}}function D(E,M,N,st){const W=E.find(({keys:kt})=>v(kt[0]?.name,M))?.keys[0];if(W===void 0)
return;const at={path:[...N.path,M],span:W},ft=w(E,M),Et=ft.filter(({keys:kt})=>kt.length>0);Et.length>0&&st({kind:"items",items:Et},at);for(const{keys:kt,value:gt}of ft)
kt.length>0||st(gt.kind==="object"?{kind:"items",items:gt.items}:gt,at)}function x(E,M){if(E.kind==="items"||E.kind==="object")return E.items;throw new p(M,"a b\
lock")}const j=1e5;function I(E,M,N,st){const W=N??new Map,at=E.kind==="item"?[E.item]:x(E,M),ft=new Set,Et=Map.groupBy(at,({keys:gt})=>gt[0]?.name.toLowerCase());
let kt=0;for(const{keys:gt,value:lt}of at){const[F,...J]=gt;if(F===void 0)throw new p(M,"a block with a label");const{name:q}=F;if(ft.has(q))continue;J.length>0&&
ft.add(q);const it={path:[...M.path,q],span:F},dt=J.length>0?Et.get(q.toLowerCase())??[]:[];if(kt+=dt.length,kt>at.length+j)throw new p(it,"spelled like the oth\
ers");const pt=J.length>0?{kind:"items",items:dt.map(U)}:lt;W.set(q,st(pt,it,W.get(q)))}return W}const L=(E,M,N)=>I(E,M,N,P);function B(E,M,N,st){const W=G(E);if(W===
void 0)throw new p(M,"a list");const at=W.map(ft=>st(ft,M,void 0));for(const ft of at)N.push(ft);return N}function G(E){return E.kind==="items"?E.items.map(M=>({
kind:"item",item:M})):E.kind==="object"?[E]:E.kind==="list"?E.elements:void 0}const Q=(E,M)=>{if(E.kind==="number")return E.text;if(E.kind==="string")return E.value;
throw new p(M,"a string")},H=(E,M)=>S(E.kind==="string"?{kind:"number",text:E.value}:E,M,"int"),V=(E,M)=>{if(E.kind==="bool")return E.value;throw new p(M,"true \
or false")},P=(E,M,N)=>r(N?.kind??l(E,M),E,M,N);function r(E,M,N,st){switch(E){case"string":return{kind:E,value:Q(M,N,void 0)};case"bool":return{kind:E,value:V(
M,N,void 0)};case"int":case"float":return{kind:E,value:S(M,N,E)};case"list":{const W=st?.kind===E?st.elements:[];return{kind:E,elements:B(M,N,W,a)}}case"map":return{
kind:E,entries:L(M,N,void 0)};case"maps":{const W=st?.kind===E?st.elements:[];return{kind:E,elements:B(M,N,W,L)}}}}const a=(E,M)=>{const N=l(E,M);return r(N==="\
maps"?"map":N,E,M,void 0)};function l(E,M){switch(E.kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new p(M,"a value");case"\
string":case"float":case"bool":case"list":return E.kind}}const h=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,b=2**63-1;function S(E,M,N){if(E.kind!=="number"&&
E.kind!=="float")throw new p(M,"a number");const st=E.text.replace("-",""),W=Number(/^0[0-7]+$/.test(st)?`0o${st}`:st);if(N==="int"&&(!h.test(st)||W>b))throw new p(
M,"a whole number");if(!Number.isFinite(W))throw new p(M,"a number");return E.text.startsWith("-")?-W:W}const v=(E,M)=>E?.toLowerCase()===M.toLowerCase(),w=(E,M)=>E.
filter(({keys:N})=>v(N[0]?.name,M)).map(U),U=({keys:E,value:M})=>({keys:E.slice(1),value:M})}),1807:((St,nt,d)=>{d.d(nt,{M:()=>x,v:()=>j});var p=d(3024),D=d(5747);
function x(I){try{return(0,p.readdirSync)(I).sort()}catch(L){return(0,D.Oj)(L),[]}}function j(I){try{return(0,p.readdirSync)(I,{withFileTypes:!0}).filter(L=>L.isDirectory()).
map(({name:L})=>L)}catch(L){return(0,D.Oj)(L),[]}}}),6134:((St,nt,d)=>{d.d(nt,{SH:()=>j,Td:()=>I,lS:()=>B,n_:()=>D,pH:()=>x,w4:()=>L,yN:()=>H});const p=25e4;class D{max;count=0;constructor(a=p){
this.max=a}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}function x(r,a,l,h){return l===void 0?{text:r,body:a,parts:h,
problems:[]}:{text:r,body:a,parts:h,problems:[{...H(r)(l),message:l.message}]}}const j=(r,a,l)=>{const h=[];if(r.kind==="native"){for(const b of r.blocks)b.type===
a&&b.labels.length===l&&h.push(b);return h}for(const b of r.members)b.name===a&&Q(a,b.value,l,[],h);return h},I=r=>r.kind==="native"?r.attributes:r.members;function L(r,a){
if(!(r.kind==="native"&&r.mayHave?.(a)===!1)){for(const l of I(r))if(l.name===a)return l}}const B=r=>r.kind==="object"?r.items.filter(G):r.kind!=="tuple"?[]:r.elements.
flatMap(a=>a.kind==="object"?a.items.filter(G):[]),G=r=>r.name!==void 0&&r.name!=="//";function Q(r,a,l,h,b){if(l>0){for(const{name:v,start:w,end:U,value:E}of B(
a))Q(r,E,l-1,[...h,{value:v,start:w,end:U}],b);return}const S={start:a.start,end:a.start+1};for(const v of a.kind==="tuple"?a.elements:[a])v.kind!=="object"&&v.
kind!=="tuple"||b.push({...S,type:r,labels:h,body:{kind:"json",members:B(v)}})}const H=r=>{const a=[r.startsWith("\uFEFF")?1:0];let l=r.indexOf(`
`),h;return({start:b,end:S})=>{for(;l>=0&&l<b;l=r.indexOf(`
`,l+1))a.push(l+1);h??=V(r);const v=N=>P(h??[],N-1),w=Math.max(1,P(a,b)),U=a[w-1]??0,E=(a[w]??(l<0?r.length:l)+1)-1,M=N=>N-U-v(N)+v(U)+1;return{line:w,column:M(
Math.max(b,U)),endColumn:M(Math.min(S,E))}}},V=r=>/[\uD800-\uDBFF]/.test(r)?Array.from(r.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),a=>a.index):[];function P(r,a){
let l=0,h=r.length;for(;l<h;){const b=l+h>>>1;(r[b]??0)<=a?l=b+1:h=b}return l}}),1731:((St,nt,d)=>{d.d(nt,{Cg:()=>H,Ty:()=>Q,Zy:()=>V,dU:()=>P,hZ:()=>x,oF:()=>L,
rK:()=>B});var p=d(9562);const D=new RegExp(`^${p.eQ}$`),x=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,j=new RegExp(`^${x}\
[.+-]?$`),I=2n**63n-1n;function L(a){const[,l,h,b,S]=D.exec(a)??[];return l===void 0?null:G(a,l,b??h,S)}function B(a){const[,l,h,b]=j.exec(a)??[];return l===void 0?
null:G(a,l,h,b)}function G(a,l,h="",b=""){const S=l.split(".").map(w=>w.replace(/^0+(?=.)/,""));if(S.some(w=>w.length>19))return null;const v=S.map(BigInt);if(v.
some(w=>w>I))return null;for(;v.length<3;)v.push(0n);return{text:a,numbers:v,written:S.length,pre:h,build:b}}const Q=a=>a.pre!=="",H=({numbers:a,pre:l,build:h})=>`${a.
join(".")}${l===""?"":`-${l}`}${h===""?"":`+${h}`}`;function V(a,l,h=P){const b=Math.max(a.numbers.length,l.numbers.length);for(let S=0;S<b;S++){const[v,w]=[a.numbers[S]??
0n,l.numbers[S]??0n];if(v!==w)return v<w?-1:1}return a.pre===l.pre||a.numbers.length!==l.numbers.length?0:a.pre===""||l.pre===""?a.pre===""?1:-1:h(a.pre,l.pre)}
function P(a,l){const[h,b]=[a.split("."),l.split(".")];for(let S=0;;S++){const[v,w]=[S+1>=h.length,S+1>=b.length];if(v!==w)return v?-1:1;const U=r(h[S]??"",b[S]??
"");if(U!==0||v)return U}}function r(a,l){const[h,b]=[/^[0-9]*$/.test(a),/^[0-9]*$/.test(l)];return h!==b?h?-1:1:h&&a.length!==l.length?a.length-l.length:a===l?
0:a<l?-1:1}}),2926:((St,nt,d)=>{d.r(nt),d.d(nt,{attemptLimitMs:()=>xe.nT,judgeRequests:()=>Rn.Ey,judgeVisit:()=>Cn.D,mergeFindings:()=>pe,networkOf:()=>Kn,readCliConfig:()=>Ve,
readMachineCredentials:()=>bn,thisMachine:()=>j,visitHosts:()=>xe.pj});var p=d(8161),D=d(5747);const x={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function j(e){const t=(0,p.
platform)();return{system:t==="win32"?"windows":"unix",platform:`${t==="win32"?"windows":t}_${x[(0,p.arch)()]??(0,p.arch)()}`,environment:e,accountHome:I()}}function I(){
try{return(0,p.userInfo)().homedir||null}catch(e){return(0,D.Oj)(e),null}}var L=d(3024),B=d(6760),G=d(1807),Q=d(4929),H=d(2713),V=d(6134),P=d(8947);class r extends Error{start;constructor(t,n){
super(t),this.start=n}}const a=200,l=20;function h(e){const t=e[l];if(t!==void 0)throw new r(`more than ${l} names before a value`,t.start)}const b={a:"\x07",b:"\
\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},S=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,v=1114111;function w(e,t,n){
let s="",o=0,f=t+1;for(let m=f;m<e.length;m+=1){const g=e[m];if(o>0)g==="{"?o+=1:g==="}"&&(o-=1);else if(g==='"'){const y=e.slice(f,m);return{value:s===""?y:(0,P.
uK)(s+(0,P.ZJ)(y)),end:m+1}}else{if(g===`
`)throw new r("string is not terminated",m);g==="\\"?(m>f&&(s+=(0,P.ZJ)(e.slice(f,m))),s+=U(e,m,n),f=S.lastIndex,m=f-1):n==="hcl"&&e.startsWith("${",m)&&(o=1,m+=
1)}}throw new r("string is not terminated",e.length)}function U(e,t,n){S.lastIndex=t;const[s,o,f,m,g,y]=S.exec(e)??[];if(o!==void 0)return b[o]??"";if(f!==void 0)
return String.fromCharCode(Number.parseInt(f,16));if(m!==void 0)return String.fromCharCode(Number.parseInt(m,8));const k=Number.parseInt(g??y??"",16),Y=k>=55296&&
k<=57343;if(s===void 0||k>v||Y&&n==="json")throw new r("invalid escape sequence",t);return(0,P.ZJ)(Y?"\uFFFD":String.fromCodePoint(k))}const E=new RegExp("[^\\p{L}\\p{Nd}_]","u");
function M(e,t){const n=e.indexOf(`
`,t)+1,s=e.startsWith("<<-",t),o=e.slice(t+(s?3:2),Math.max(0,n-1));if(!e.startsWith("<<",t)||o===""||E.test(o))throw new r("invalid heredoc marker",t);for(let f=n;;){
const m=e.indexOf(`
`,f);if(m<0)throw new r("heredoc is not terminated",e.length);const g=e.slice(f,m);if(g.length>=o.length+(s?1:0)&&g.replace(/^[\t\v\f\r ]+/,"")===o){const k=g.slice(
0,g.length-o.length),Y=e.slice(n,f);return{value:s?N(Y,k):Y+k,end:m+1}}f=m+1}}function N(e,t){const n=e.split(`
`).slice(0,-1);return n.every(s=>s.startsWith(t))?n.map(s=>`${s.slice(t.length)}
`).join(""):e}const st={hcl:"{}[],=",json:"{}[],:"},W=/[ \t\n\r]+/y,at=/(?:#|\/\/)[^\n]*/y,ft=new RegExp("[\\p{L}_]","uy"),Et=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),kt=/-?0[xX][0-9a-fA-F]+/y,gt=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
lt=/^-?0\d+[89]/,F=/^-?0\d/,J=/[\0\ue123]/;function q(e,t,n){return e.lastIndex=n,e.exec(t)?.[0]??""}class it{#t;#e;#n=0;constructor(t,n){this.#t=t,this.#e=n;const s=t.
search(J);if(s>=0)throw new r("null character or U+E123",s)}next(){this.#i();const t=this.#n,{kind:n,value:s,end:o}=this.#s(t);return this.#n=o,{kind:n,value:s,
start:t,end:o}}#s(t){const n=this.#t,s=n[t];if(s===void 0)return{kind:"end of the file",value:"",end:t};if(st[this.#e].includes(s))return{kind:s,value:s,end:t+1};
if(s==='"')return{kind:"string",...w(n,t,this.#e)};if(s==="<"&&this.#e==="hcl")return{kind:"heredoc",...M(n,t)};if(q(ft,n,t)!=="")return this.#o(t);const o=this.#e===
"hcl"?q(kt,n,t):"",f=o||q(gt,n,t);if(f==="")throw new r("illegal character",t);const m=t+f.length,g=o===""&&/[.eE]/.test(f),y=this.#e==="hcl"?lt:F;if(!g&&y.test(
f))throw new r("number begins with 0",t);return{kind:g?"float":"number",value:f,end:m}}#o(t){Et.lastIndex=t;const n=Et.exec(this.#t)?.index??this.#t.length,s=this.#t.
slice(t,n);if(s==="true"||s==="false")return{kind:"bool",value:s,end:n};if(this.#e==="hcl")return{kind:"name",value:s,end:n};if(s==="null")return{kind:"null",value:s,
end:n};throw new r("illegal character",t)}#i(){for(;;){const t=this.#n;if(this.#n+=q(W,this.#t,this.#n).length,this.#e==="hcl"&&this.#l(),this.#n===t)return}}#l(){
if(this.#t.startsWith("/*",this.#n)){const t=this.#t.indexOf("*/",this.#n+2);if(t<0)throw new r("comment is not terminated",this.#t.length);this.#n=t+2}else this.#n+=
q(at,this.#t,this.#n).length}}function dt(e){const t=new pt(e);return wt(t.parse())}class pt{#t;#e=0;constructor(t){this.#t=new it(t,"json")}parse(){return this.#t.
next(),this.#n()}#n(){this.#e+=1;const t=[];do{const n=this.#s(),s=n&&this.#o(this.#t.next());if(!s)break;t.push({keys:n,value:s})}while(this.#t.next().kind==="\
,");return this.#e-=1,t}#s(){const t=[];for(;;){const{kind:n,value:s,start:o,end:f}=this.#t.next();if(n===":"&&t.length>0)return t;if(n==="}"||n==="end of the f\
ile")return null;if(n!=="string")throw new r("expected a name in quotation marks",o);t.push({name:s,start:o,end:f}),h(t)}}#o(t){const{kind:n,value:s,start:o}=t;
if(this.#e>a)throw new r(`values are nested deeper than ${a} levels`,o);switch(n){case"{":return{kind:"object",items:this.#n()};case"[":return this.#i();case"st\
ring":return{kind:n,value:s};case"number":case"float":return{kind:n,text:s};case"bool":return{kind:n,value:s==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new r("expected a value",o)}}#i(){const t=[];for(let n=this.#t.next();n.kind!=="]";n=this.#t.next()){if(n.kind===
","||n.kind==="bool"||n.kind==="[")continue;const s=this.#o(n);if(s===null)return null;t.push(s)}return{kind:"list",elements:t}}}function wt(e){return e.flatMap(
At)}function At({keys:e,value:t}){return t.kind==="object"&&Ct(t.items.map(n=>n.value))?t.items.flatMap(n=>{const s=[...e,...n.keys];return h(s),At({keys:s,value:n.
value})}):t.kind==="list"&&Ct(t.elements)?t.elements.flatMap(n=>At({keys:e,value:n})):[{keys:e,value:A(t)}]}const Ct=e=>e.length>0&&e.every(({kind:t})=>t==="obj\
ect");function A(e){return e.kind==="object"?{kind:"object",items:wt(e.items)}:e.kind==="list"?{kind:"list",elements:e.elements.map(A)}:e}const R=(e,t)=>new z(e,
t).parse();class z{#t;#e;#n;#s=null;#o=0;constructor(t,n){this.#t=t,this.#e=new it(t,"hcl"),this.#n=n}parse(){const t=this.#i();return this.#d("end of the file"),
t}#i(){const t=[],n=new Set;for(;this.#r().kind!=="}"&&this.#r().kind!=="end of the file";){const s=this.#f(),o=this.#r().kind==="=";if(o&&this.#c(),o&&this.#r().
kind==="end of the file")break;t.push(o?{keys:s,value:this.#u(),isAssigned:o}:{keys:s,value:this.#h()}),o&&this.#n&&this.#l(s,n),this.#r().kind===","&&this.#c()}
return t}#l(t,n){for(const{start:s,end:o}of t){const f=this.#t.slice(s,o);if(n.has(f))throw new r("each argument can only be defined once",s);n.add(f)}}#f(){const t=[];
for(;;){const{kind:s,value:o,start:f,end:m}=this.#r();if(s!=="name"&&s!=="string")break;t.push({name:o,start:f,end:m}),h(t),this.#c()}const{kind:n}=this.#r();if(t.
length===0)throw this.#a("a name");if(n==="="&&t.length>1)throw this.#a('"{"');if(n!=="="&&n!=="{")throw this.#a('"=" or "{"');return t}#u(){const{kind:t,value:n}=this.#r();
switch(t){case"{":return this.#h();case"[":return this.#p();case"string":case"heredoc":return this.#c(),{kind:"string",value:n};case"number":case"float":return this.#c(),
{kind:t,text:n};case"bool":return this.#c(),{kind:t,value:n==="true"};default:throw this.#a("a value")}}#h(){this.#m("{");const t=this.#i();return this.#d("}"),
this.#o-=1,{kind:"object",items:t}}#p(){this.#m("[");const t=[];let n=!1;for(let s=this.#r();s.kind!=="]";s=this.#r())if(s.kind===",")this.#c(),n=!1;else{if(n)throw this.#a(
'"," or "]"');t.push(this.#u()),n=s.kind!=="["}return this.#d("]"),this.#o-=1,{kind:"list",elements:t}}#m(t){const{start:n}=this.#r();if(this.#d(t),this.#o+=1,this.#o>
a)throw new r(`values are nested deeper than ${a} levels`,n)}#d(t){if(this.#r().kind!==t)throw this.#a(et(t));this.#c()}#r(){return this.#s??=this.#e.next(),this.#s}#c(){
this.#s=null}#a(t){const{kind:n,start:s}=this.#r();return new r(`expected ${t}, found ${et(n)}`,s)}}function et(e){return e.length===1?`"${e}"`:e==="name"?"a wo\
rd without quotation marks":e==="end of the file"?"the end of the file":`a ${e}`}function ut(e,t){const n=new RegExp("^\\p{White_Space}*\\{","u").test(e),s=n?e:
e.replaceAll(`\r
`,`
`),o=(0,V.yN)(s);try{return{kind:"read",items:n?dt(s):R(s,t==="opentofu"),placeOf:o}}catch(f){if(!(f instanceof r))throw f;const{message:m,start:g}=f;return{kind:"\
refused",why:m,place:o({start:g,end:g+1})}}}var ct=d(6188);const Rt="registry_protocols",vt={requestTimeoutSeconds:null,retryCount:null};function _t(e){for(const{
keys:t,value:n}of e){const[s]=t;if(s?.name!==Rt||n.kind!=="object")continue;let{requestTimeoutSeconds:o,retryCount:f}=vt;const m={path:[Rt],span:s};try{return(0,ct.
RC)(n.items,"retry_count",m,(g,y)=>{f=(0,ct.sD)(g,y,void 0)}),(0,ct.RC)(n.items,"request_timeout_seconds",m,(g,y)=>{o=(0,ct.sD)(g,y,void 0)}),{requestTimeoutSeconds:o,
retryCount:f,mistakes:[]}}catch(g){if(!(g instanceof ct.aZ))throw g;const y={span:g.argument.span,why:g.message};return{...vt,mistakes:[y]}}}return{...vt,mistakes:[]}}
function bt(e,t){const n=xt(t.TF_REGISTRY_CLIENT_TIMEOUT);return n!==null?n*1e3:e===null?null:e>0?e*1e3:Number.POSITIVE_INFINITY}const $t=1e4,Pt=1;function Bt(e,{
requestTimeoutSeconds:t,retryCount:n},s){const o=xt(s.TF_REGISTRY_DISCOVERY_RETRY)??n??Pt;return{client:e,attemptMs:bt(t,s)??$t,retries:Math.max(o,0)}}function xt(e){
const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}const jt={credentials:new Map,hosts:new Map,helpers:new Map},Ft={path:[],span:{start:0,end:0}};function Nt(e,t){
const n={},s=()=>({...jt,...n});try{for(const[o,f]of zt(n,t))(0,ct.RC)(e,o,Ft,f);return{values:s(),mistake:null}}catch(o){if(!(o instanceof ct.aZ))throw o;return{
values:t==="opentofu"?s():jt,mistake:o}}}function zt(e,t){const n=t==="terraform",s=(y,k)=>(0,ct.sc)(y,k,void 0),o=(y,k)=>(0,ct.zC)(y,k,void 0),f=(y,k)=>(0,ct.P2)(
y,k,void 0,ct.sc),m=[["providers",f],["provisioners",f],["disable_checkpoint",o],["disable_checkpoint_signature",o]],g=(y,k)=>n?k:y??k;return[...n?m:[],["plugin\
_cache_dir",s],["plugin_cache_may_break_dependency_lock_file",o],["host",(y,k)=>{e.hosts=(0,ct.P2)(y,k,e.hosts,(Y,ht,Ot)=>Ht(Y,ht,g(Ot,{services:null})))}],["cr\
edentials",(y,k)=>{e.credentials=(0,ct.P2)(y,k,e.credentials,ct.hp)}],["credentials_helper",(y,k)=>{e.helpers=(0,ct.P2)(y,k,e.helpers,(Y,ht,Ot)=>Wt(Y,ht,g(Ot,{args:[]})))}]]}
function Ht(e,t,n){return(0,ct.RC)((0,ct.mW)(e,t),"services",t,(s,o)=>{n.services=(0,ct.hp)(s,o,n.services??void 0)}),n}function Wt(e,t,n){return(0,ct.RC)((0,ct.
mW)(e,t),"args",t,(s,o)=>{n.args=(0,ct.VX)(s,o,n.args,ct.sc)}),n}const Yt={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:vt,findings:[],
secrets:[],isRead:!1};function Xt({shown:e,text:t,isUtf8:n},s){const o=(Tt,Dt)=>({problem:(0,Q.credentialsConfig)({clients:[s],mistake:Tt}),place:Dt}),f=(Tt,Dt)=>({
...Yt,findings:[o({kind:"syntax",file:e,why:Tt},Dt)]}),m=ut(t,s);if(m.kind==="refused")return f(m.why,{file:e,...m.place});if(!n)return f("illegal UTF-8 encodin\
g",null);const{values:g,mistake:y}=Nt(m.items,s),k=Tt=>({file:e,...m.placeOf(Tt)}),Y=u(m.items),ht=(Tt,Dt)=>k(Y.get(O(Tt,Dt))??{start:0,end:0}),Ot=({argument:{path:Tt,
span:Dt},want:ae})=>o({kind:"type",file:e,path:Tt,want:ae},k(Dt)),It=y===null?m.items:[],Mt=_t(s==="opentofu"?It:[]),mt=({span:Tt,why:Dt})=>o({kind:"block",file:e,
why:Dt},k(Tt));return{credentials:_(g.credentials,(Tt,Dt)=>X(Tt,ht("credentials",Dt))),hosts:_(g.hosts,({services:Tt},Dt)=>({place:ht("host",Dt),services:Array.
from(Tt??[],([ae,Gn])=>({id:ae,value:tt(Gn)}))})),helpers:_(g.helpers,({args:Tt},Dt)=>({place:ht("credentials_helper",Dt),args:Tt})),installations:{items:It.filter(
T),shown:e,placeOf:k},protocols:Mt,findings:[...y===null?[]:[Ot(y)],...Mt.mistakes.map(mt)],secrets:[...g.credentials.values()].flatMap(Z),isRead:y===null||s===
"opentofu"}}const T=({keys:[e]})=>e?.name==="provider_installation",_=(e,t)=>new Map(Array.from(e,([n,s])=>[n,t(s,n)]));function X(e,t){const n=e.get("token"),s=n?.
kind==="string";return{place:t,token:s?new H.o(n.value.normalize("NFC")):null,hasValue:n!==void 0,crashes:[...e.values()].some($)}}const $=e=>{switch(e.kind){case"\
maps":return!0;case"list":return e.elements.some($);case"map":return[...e.entries.values()].some($);default:return!1}};function Z(e){return[...e.values()].flatMap(
t=>t.kind==="string"||t.kind==="int"?[new H.o(String(t.value))]:[])}function tt(e){return e.kind==="maps"?i(e.elements[0]??new Map):c(e)}function c(e){switch(e.
kind){case"list":return e.elements.map(c);case"map":return i(e.entries);case"maps":return e.elements.map(i);default:return e.value}}const i=e=>Object.fromEntries(
Array.from(e,([t,n])=>[t,c(n)]));function u(e){const t=new Map;for(const{keys:n,value:s}of e){const[o,f]=n,m=s.kind==="object"?s.items.map(g=>g.keys[0]):[];for(const g of f===
void 0?m:[f])g!==void 0&&t.set(O(o?.name??"",g.name),g)}return t}const O=(e,t)=>`${e.toLowerCase()} ${t}`;var C=d(1731);function K(e,t,n,s=null){const o=yt(t.environment,
s),f=Lt(t);if(f===null)return{main:o,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};const m=t.system==="windows"?Gt:Kt,{main:g,directory:y,
dataDirectories:k}=m(e,f,t.environment,n),Y=Ne(t),ht=k.flatMap(mt=>[Y(mt,"plugins"),Y(mt,"plugins",t.platform)]),Ot=[...k,...rt(f,t)].map(mt=>Y(mt,"plugins")),It={
helperDirectories:ht,mirrorDirectories:Ot};if(o===null)return{main:{path:g,chosenBy:"default"},directory:y,directoryOff:null,...It};const Mt={path:y,by:o.chosenBy};
return{main:o,directory:null,directoryOff:Mt,...It}}function rt(e,t){const{system:n,platform:s,environment:o}=t;if(n==="windows")return[Jt(e,"HashiCorp","Terraf\
orm")];if(s.startsWith("darwin"))return[e,""].map(y=>Ut(y,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:f="",XDG_DATA_DIRS:m}=o,g=y=>y.startsWith(
"/");return[g(f)?f:Ut(e,".local","share"),...(m||"/usr/local/share:/usr/share").split(":").filter(g)].map(y=>Ut(y,"terraform"))}function ot(e,t){const n=Lt(t),s=t.
system==="windows"?"\\":"/";return n===null||n.length<2||!e.startsWith(n+s)?e:(t.system==="windows"?"%APPDATA%":"~")+e.slice(n.length)}function yt(e,t){if(t)return{
path:t,chosenBy:"cli-config"};for(const n of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const s=e[n];if(s)return{path:s,chosenBy:n}}return null}function Lt({system:e,
environment:t,accountHome:n}){return e==="windows"?t.APPDATA||null:t.HOME||n||null}function Kt(e,t,n,s){const[o,f]=[Ut(t,".terraformrc"),Ut(t,".tofurc")],m=Ut(t,
".terraform.d");if(e==="terraform")return{main:o,directory:m,dataDirectories:[m]};const{XDG_CONFIG_HOME:g,XDG_DATA_HOME:y}=n,k=!s(o)&&!s(f);return{main:g&&k?Ut(
g,"opentofu","tofurc"):Qt(f,o,s),directory:g&&!s(m)?Ut(g,"opentofu"):m,dataDirectories:y?[m,Ut(y,"opentofu")]:[m]}}function Gt(e,t,n,s){const[o,f]=[Jt(t,"terraf\
orm.rc"),Jt(t,"tofu.rc")],m=Jt(t,"terraform.d");return{main:e==="terraform"?o:Qt(f,o,s),directory:m,dataDirectories:[m]}}const Qt=(e,t,n)=>n(t)&&!n(e)?t:e,Ne=({
system:e})=>e==="windows"?Jt:Ut,Ut=(e,...t)=>[e.replace(/(?<!\/)\/+$/,""),...t].join("/"),Jt=(e,...t)=>[e.replace(/(?<![\\/])[\\/]+$/,""),...t].join("\\");function Le({
name:e,args:t,place:n},s,o,f){const m=s.map(k=>({directory:k,files:(0,G.M)(k).filter(Y=>$e((0,B.join)(k,Y)))})),g=k=>ot(k,f),y=je(e,m);switch(y.kind){case"found":{
const k=(0,B.resolve)(y.directory,y.file),Y=Ue(k,f);return{helper:{name:e,args:t,path:k,shown:g(k),refusal:Y},findings:[]}}case"crash":{const k=g((0,B.join)(y.directory,
y.file));return{helper:null,findings:[{problem:(0,Q.credentialsHelper)({kind:"version",name:e,path:k,client:o}),place:n}]}}case"missing":{const k={kind:"no help\
er",name:e,directories:s.map(g)};return{helper:null,findings:[{problem:(0,Q.credentialsConfig)({clients:[o],mistake:k}),place:n}]}}}}const $e=e=>(0,L.existsSync)(
e)&&!(0,L.statSync)(e).isDirectory(),He=256;function Ue(e,{system:t}){if(t==="windows")return null;if(!(0,L.statSync)(e).isFile())return"permission denied";const n=Buffer.
alloc(He);let s;try{const f=(0,L.openSync)(e,"r");try{s=(0,L.readSync)(f,n)}finally{(0,L.closeSync)(f)}}catch(f){return(0,D.Oj)(f),null}return n.toString("latin\
1",0,2)==="#!"||n.subarray(0,s).includes(0)?null:"exec format error"}const le="terraform-credentials-",Be="0.0.0";function je(e,t){let n;for(const s of Fe(e,t)){
const o=(0,C.oF)(s.text),{directory:f,file:m}=s;if(o===null)return{kind:"crash",directory:f,file:m};(n===void 0||(0,C.Zy)(o,n.version,ze)>0)&&(n={...s,version:o})}
return n===void 0?{kind:"missing"}:{kind:"found",directory:n.directory,file:n.file}}function Fe(e,t){const n=new Map;for(const{directory:s,files:o}of t)for(const f of o){
if(!f.startsWith(le))continue;const m=f.toLowerCase().slice(le.length).replace(/\.exe$/,""),g=m.indexOf("_v");if((g<0?m:m.slice(0,g))!==e||m==="")continue;const y=g<
0?Be:m.slice(g+2).replace(/_x.*$/s,"");n.has(y)||n.set(y,{directory:s,file:f,text:y})}return[...n.values()]}function ze(e,t){const[n,s]=[e.split("."),t.split(".")];
for(let o=0;o<Math.max(n.length,s.length);o+=1){const f=We(n[o]??"",s[o]??"");if(f!==0)return f}return 0}function We(e,t){if(e===t)return 0;const[n,s]=[ue(e),ue(
t)];return e===""?s?-1:1:t===""?n?1:-1:n!==s?n?-1:1:n?BigInt(e)>BigInt(t)?1:-1:e>t?1:-1}const ue=e=>/^-?\d+$/.test(e);var Xe=d(3229),qt=d(1831);function de(e,t){
const n=e.flatMap(y=>y.findings),s=(y,k)=>{n.push({problem:(0,Q.credentialsConfig)({clients:[t],mistake:y}),place:k})},o=fe(new Map(e.flatMap(y=>[...y.credentials])),
s),f=fe(new Map(e.flatMap(y=>[...y.hosts])),s);for(const{crashes:y,label:k,place:Y}of o)y&&s({kind:"panic",label:k},Y);const[m,...g]=new Map(e.flatMap(y=>[...y.
helpers]));for(const[,{place:y}]of g)s({kind:"two helpers"},y);return{credentials:o,forced:f,helper:m===void 0?null:{name:m[0],...m[1]},findings:n}}function fe(e,t){
const n=new Map;for(const[s,o]of e){const f="services"in o?"host":"credentials",m=(0,qt.Pv)(s);if(!m.ok){const y=(0,Xe.L6)(s);t({kind:"label",type:f,label:s,why:m.
why,advice:y},o.place);continue}const g=n.get(m.value);if(g!==void 0){const y=[g.label,s];t({kind:"two labels",type:f,host:m.value,labels:y},o.place)}n.set(m.value,
{...o,host:m.value,label:s})}return[...n.values()]}const Ke=1024*1024,Ge={files:1e3,bytes:4*1024*1024};function Ve(e,t,n=null,s=Ge){const o=K(e,t,L.existsSync,n),
{directory:f,directoryOff:m,helperDirectories:g}=o,y=Ye(o,e,t),k=[...y,...he(f,e,t,s)],Y=he(m?.path??null,e,t,s),ht=de(Zt(k),e),Ot=ht.helper&&Le(ht.helper,g,e,t),
It=de(Zt(Y),e).credentials,Mt=y[0]?.blocks?.protocols??vt;return{...ht,client:e,installations:Zt(k).flatMap(({installations:mt})=>mt??[]),mirrors:o.mirrorDirectories.
map(mt=>({path:mt,shown:ot(mt,t)})),paths:o,files:[...k.map(({file:mt})=>mt),...Y.map(({file:mt})=>({...mt,state:"off"}))],turnedOff:It.map(({host:mt,place:Tt})=>({
host:mt,place:Tt})),helper:Ot?.helper??null,requestTimeoutMs:e==="opentofu"?bt(Mt.requestTimeoutSeconds,t.environment):null,patience:Bt(e,Mt,t.environment),findings:[
...k.flatMap(({finding:mt})=>mt??[]),...ht.findings,...Ot?.findings??[]],secrets:[...Zt(k),...Zt(Y)].flatMap(({secrets:mt})=>mt)}}const Zt=e=>e.flatMap(({blocks:t})=>t??
[]);function Ye({main:e},t,n){if(e===null)return[];const{path:s,chosenBy:o}=e;if((0,L.existsSync)(s))return[me(s,t,n)];const f={path:s,shown:ot(s,n),state:"abse\
nt"},g=o==="default"?null:re({kind:"missing",setting:o,path:s},t);return[{file:f,blocks:null,finding:g,bytes:0}]}const Je=/\.tfrc(?:\.json)?$/s;function he(e,t,n,s){
if(e===null)return[];const o=[];let f=0;for(const m of(0,G.M)(e)){if(!Je.test(m))continue;const g=(0,B.join)(e,m);if(o.length>=s.files||f>=s.bytes){const k=ot(g,
n),Y=re({kind:"too much",file:k,...s},t);o.push({file:{path:g,shown:k,state:"not read"},blocks:null,finding:Y,bytes:0});break}const y=me(g,t,n);o.push(y),f+=y.bytes}
return o}function me(e,t,n){const s=(0,D.yR)(e,Ke),o=ot(e,n);if(!s.ok){const{failure:g}=s,y=re({kind:"unreadable",file:o,failure:g},t);return{file:{path:e,shown:o,
state:"not read"},blocks:null,finding:y,bytes:0}}const f=Xt({shown:o,...s},t),m=f.isRead?"read":"not read";return{file:{path:e,shown:o,state:m},blocks:f,finding:null,
bytes:s.bytes}}const re=(e,t)=>({problem:(0,Q.credentialsConfig)({clients:[t],mistake:e}),place:null});function pe(e){const t=new Map;for(const n of e){const{problem:s,
place:o}=n,f=JSON.stringify([s.code,s.message,o]),m=t.get(f)?.problem.affects??[],g=[...new Set([...m,...s.affects??[]])];t.set(f,{problem:{...s,affects:g},place:o})}
return[...t.values()]}var te=d(3534),Ze=d(1064);const oe=(e,t)=>({name:e,isProgram:!1,answers:t,find:n=>t.get(n)??null});async function Qe(e,t){let n=null;const s=[],
o=[];for(const f of e){const m=n===null||!f.isProgram,g=m?await f.find(t):null;s.push({source:g?.source??f.name,held:m?qe(g):"not asked",counts:n===null&&g!==null}),
g?.problem&&o.push({problem:g.problem,place:g.place}),n??=g}return{answer:n,looks:s,findings:o}}function qe(e){return e===null?"nothing":e.token===null?"no toke\
n":e.token.reveal()===""?"an empty token":"a token"}const we=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function ee(e,t,n=null){const s=t.reveal(),o={source:e,place:n,token:t,
problem:en(e,s)};return we.test(s)?{...o,isUnsendable:!0}:o}const tn=[[we,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function en(e,t){if(t==="")return(0,te.credentialsEmpty)({source:e});
const n=tn.find(([s])=>s.test(t))?.[1];return n!==void 0?(0,te.credentialsMalformed)({source:e,slip:n}):t.length<H.I?(0,te.credentialsShort)({source:e}):null}const nn="\
TF_TOKEN_";function sn(e){return Object.entries(e).flatMap(([t,n])=>{const s=t.startsWith(nn)?(0,qt.$k)(t):null;return s===null||n===void 0?[]:[{host:s,variable:t,
token:new H.o(n)}]})}const rn=e=>oe("TF_TOKEN_ variables",new Map(sn(e).map(({host:t,variable:n,token:s})=>[t,ee(n,s)])));function on(e){const t="tokens setting",
n=e.map(({host:s,token:o})=>{const f=ee(t,o);return[s,o.reveal()===""?{...f,token:null}:f]});return oe(t,new Map(n))}function cn({tokens:e,environment:t,clients:n}){
const s=[on(e),rn(t)],o=n.map(({client:m,config:g,helper:y,turnedOff:k=[]})=>{const Y=[g&&Ee(g),y].filter(ht=>ht!==null);return{client:m,turnedOff:k,sources:[...s,
...Y]}}),f=n.flatMap(({config:m})=>m===null?[]:Ee(m));return{known:an([...s,...f]),find:async m=>{const g=await Promise.all(o.map(async({client:y,sources:k,turnedOff:Y})=>{
const{looks:ht,...Ot}=await Qe(k,m);return{...Ot,client:y,looks:[...ht,...ln(Y,m)]}}));return{answer:dn(g.map(({answer:y})=>y)),clients:g.map(({client:y,looks:k})=>({
client:y,looks:k})),findings:g.flatMap(({findings:y})=>y),difference:fn(m,g)}}}}function an(e){const t=new Map;for(const n of e)for(const[s,o]of n.answers)t.has(
s)||t.set(s,o);return new Map([...t].flatMap(([n,{token:s,source:o}])=>s===null?[]:[[n,o]]))}const ln=(e,t)=>e.filter(n=>n.host===t).map(({place:n,by:s})=>({source:`${n.
file}:${n.line} (${s} names another file)`,held:"not read",counts:!1})),Ee=({credentials:e})=>oe("CLI configuration",new Map(e.map(t=>[t.host,un(t)])));function un({
host:e,place:t,token:n,hasValue:s}){const o=`${t.file}:${t.line}`;if(n!==null)return ee(o,n,t);const f={kind:"no token",file:o,host:e,hasValue:s};return{source:o,
place:t,token:null,problem:(0,Q.credentialsConfig)({clients:Ze.Du,mistake:f})}}function dn(e){return e.find(t=>t?.token)??e.find(t=>t!==null)??null}function fn(e,t){
const[n,...s]=t,o=s.find(({answer:m})=>ge(m)!==ge(n?.answer??null));if(n===void 0||o===void 0)return null;const f=({client:m,answer:g})=>({client:m,source:g?.token?
g.source:null});return(0,te.credentialsDiffer)({host:e,first:f(n),other:f(o)})}const ge=e=>e?.token?.reveal()??null;var hn=d(1421),ye=d(4e3),mn=d(7531);const ke=1024*
1024;function pn(e,t){const n=new Map;let s=null;const o=async f=>{if(s!==null)return s;const m=await wn(e,f,t),g=vn(e,m,t);return m.kind==="stopped"&&(s??=g),g};
return{name:ie(e),isProgram:!0,find:f=>{const m=n.get(f)??o(f);return n.set(f,m),m}}}const ie=({name:e})=>`credentials helper ${e}`;async function wn(e,t,n){if(e.
refusal!==null)return{kind:"not started",why:e.refusal};if(n.stop.aborted)return{kind:"stopped",why:Se};const s=yn(e,t,n.environment);return typeof s=="string"?
{kind:"not started",why:s}:await En(s,n)}const Se="was running when the check ended";function En(e,t){return new Promise(n=>{const s=[],o=[];let f=0;const{timeoutMs:m,
abortAfter:g}=t,y=g(m),k=Mt=>{y.removeEventListener("abort",ht),t.stop.removeEventListener("abort",Ot),n(Mt)},Y=Mt=>{gn(e,t),k({kind:"stopped",why:Mt})},ht=()=>Y(
`did not exit within ${m/1e3} s (timeout-seconds)`),Ot=()=>Y(Se);y.addEventListener("abort",ht),t.stop.addEventListener("abort",Ot);const It=Mt=>mt=>{f+=mt.length,
f>ke?Y(`wrote more than ${ke/1024/1024} MiB`):Mt.push(mt)};e.stdout?.on("data",It(s)),e.stderr?.on("data",It(o)),e.on("error",Mt=>k({kind:"not started",why:ve(Mt)})),
e.on("close",Mt=>{const[mt,Tt]=[Buffer.concat(s),Buffer.concat(o).toString()];k({kind:"ended",isSuccess:Mt===0,output:mt,complaint:Tt})})})}function gn(e,{kill:t}){
try{e.pid!==void 0&&t((0,p.platform)()==="win32"?e.pid:-e.pid,"SIGKILL")}catch(n){(0,D.Oj)(n)}e.stdout?.destroy(),e.stderr?.destroy(),e.unref()}function yn({path:e,
args:t},n,s){try{return(0,hn.spawn)(e,[...t,"get",n],{env:kn(s),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(o){return ve(o)}}const kn=e=>Object.
fromEntries(Object.entries(e).filter(([t])=>!t.startsWith("INPUT_"))),Sn={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ve(e){const t=(0,D.Oj)(e);return Sn[t]??t}function vn(e,t,n){const{shown:s}=e;
switch(t.kind){case"not started":return ne(e,`failed to run ${s}: ${t.why}`);case"stopped":return ne(e,`${s} ${t.why} and was stopped`);case"ended":{if(!t.isSuccess){
const o=On(t.complaint);return ne(e,o===""?`error in ${s}, but it produced no error message`:`error in ${s}: ${o}`)}return Tn(e,t.output,n)}}}function Tn(e,t,{learn:n}){
const s=(0,mn.T)(t);if(s.kind==="not-json"||s.kind==="not-object")return ne(e,`malformed output from ${e.shown}: ${(0,ye.dh)(s.why)}`);const o=s.kind==="null"?null:
s.services.find(({id:m})=>m==="token")?.value;if(typeof o!="string")return null;const f=new H.o(o);return n(f),ee(ie(e),f)}function ne(e,t){const n=(0,Q.credentialsHelper)(
{kind:"run",name:e.name,why:t});return{source:ie(e),place:null,token:null,problem:n}}const An=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
On=e=>(0,ye.dh)(e.replace(An,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),Mn=1e4;function bn({tokens:e,configs:t,timeoutMs:n},s,o){for(const k of t.flatMap(
Y=>Y.secrets))o.learn(k);const f=new Map,m=k=>{if(k===null)return null;const Y=JSON.stringify([k.path,...k.args]),ht=f.get(Y)??pn(k,{...o,timeoutMs:n??Mn,environment:s});
return f.set(Y,ht),ht},g=t.map(k=>({client:k.client,config:k,helper:m(k.helper),turnedOff:k.turnedOff.map(Y=>({...Y,by:k.paths.directoryOff?.by??""}))})),y=t.flatMap(
k=>k.forced.map(Y=>({...Y,client:k.client})));return{credentials:cn({tokens:e,environment:s,clients:g}),configs:t,complaints:pe(t.flatMap(({findings:k})=>k)),forced:Map.
groupBy(y,({host:k})=>k)}}var Rn=d(5693),Cn=d(3150),Te=d(7598),se=d(1692),Ae=d(2767),Vt=d(5792),Oe=d(8167);const _n=8192,Me=1024,Dn=100;function be(e){const t=[];
for(const[f,m]of e.sent.entries()){const g=(0,Ae.h)(m);if(!g.ok)return{ok:!1,flaw:g.flaw,isLeaf:f===0};const{certificate:y}=g,{key:k}=y;if(k.kind==="rsa"&&k.bits>
_n)return{ok:!1,flaw:{kind:"key-size",bits:k.bits},isLeaf:f===0};t.push(y)}const[n,...s]=t;if(n===void 0)throw new Error("a server sends at least one certificat\
e");const o=Pn(n,e);return o!==null?{ok:!1,flaw:o,isLeaf:!0}:In(n,s,e)}function Pn(e,{host:t,now:n}){const s=Re(e,n);if(s!==null)return s;const{key:o}=e;return(0,Oe.
AI)(e.names,t)?o.kind==="unsupported"?{kind:"key",name:o.name}:o.kind==="rsa"&&o.bits<Me?{kind:"key-size",bits:o.bits}:null:{kind:"other-name",names:e.names.dns}}
function Re({unhandled:e,notBefore:t,notAfter:n},s){const[o]=e;return o!==void 0?{kind:"critical-extension",id:o}:s<t?{kind:"not-yet-valid",at:t}:s>n?{kind:"exp\
ired",at:n}:null}function In(e,t,n){const s={others:t,options:n,checks:0,hint:null},o=n.anchors(e.subject).some(f=>Un(f,e))?_e(s,[e]):Ce(s,[e]);return o!==null?
{ok:!0,chain:o}:{ok:!1,...s.hint??{flaw:{kind:"unknown-authority",sent:Bn(e,t)},isLeaf:!0}}}function Ce(e,t){const n=t.at(-1),{options:s,others:o}=e,f=[{isAnchor:!0,
candidates:s.anchors(n.issuer)},{isAnchor:!1,candidates:o.filter(({subject:m})=>(0,Vt.er)(m,n.issuer))}];for(const{isAnchor:m,candidates:g}of f)for(const y of g){
if(e.checks+=1,e.checks>Dn)return null;if(t.some(Ot=>Hn(Ot,y)))continue;const k=xn(t,y,m,s);if(k!==null&&(e.hint??=k),k!==null||!Nn(y,n,s))continue;const Y=[...t,
y],ht=m?_e(e,Y):Ce(e,Y);if(ht!==null)return ht}return null}function xn(e,t,n,{now:s}){const o=e.at(-1),{basic:f,key:m,maySign:g,version:y}=t,k=Mt=>({flaw:Mt,isLeaf:!1});
if(!(f===null?y<3&&n:f.isAuthority)||g===!1)return k({kind:"no-authority"});const ht=e.length===1;if(!o.signature.isSupported)return{flaw:{kind:"signature",name:o.
signature.name},isLeaf:ht};if(m.kind==="rsa"&&m.bits<Me)return k({kind:"key-size",bits:m.bits});if(m.kind==="unsupported")return k({kind:"key",name:m.name});const Ot=Re(
t,s);if(Ot!==null)return k(Ot);const It=f?.maxPath??null;return It!==null&&e.length-1>It?k({kind:"path-length"}):null}const Nn=(e,t,{isSignedBy:n})=>t.signature.
isSupported&&e.key.kind===t.signature.key&&n(t,e);function _e(e,t){const n=t.findIndex(({usages:o})=>!$n(o));return n>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:n===
0},null):t.every(({constraints:o},f)=>o===null||t.slice(0,f).every(({names:m})=>(0,Oe.z$)(m,o)))?t:(e.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Ln=[
"1.3.6.1.5.5.7.3.1","2.5.29.37.0"],$n=e=>e.length===0||e.some(t=>Ln.includes(t)),Hn=(e,t)=>(0,Vt.er)(e.subject,t.subject)&&(0,Vt.er)(e.keyInfo,t.keyInfo)&&(0,Vt.
er)(e.encodedNames,t.encodedNames),Un=(e,t)=>(0,Vt.er)(e.raw,t.raw),De=({subject:e,issuer:t})=>(0,Vt.er)(e,t);function Bn(e,t){return De(e)?"self-signed":t.length===
0?"leaf":t.some(De)?"root":"chain"}var jn=d(3427);function Fn(e){const t=ce(()=>Pe([...se.rootCertificates,...(0,se.getCACertificates)("extra"),...e===null?[]:[
e]])),n=ce(()=>Pe((0,se.getCACertificates)("system")));return{context:ce(()=>(0,se.createSecureContext)({...jn.Hb,ca:[]})),verify:(s,o)=>{const f={sent:s,host:o,
now:Date.now(),isSignedBy:Xn},m=be({...f,anchors:t()});return m.ok?m:be({...f,anchors:g=>[...t()(g),...n()(g)]})}}}function ce(e){let t;return()=>(t??={value:e()},
t.value)}const zn=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function Pe(e){const t=e.flatMap(s=>Array.from(s.matchAll(zn),([,o=""])=>Buffer.
from(o,"base64"))),n=new Map;return s=>{const o=Buffer.from(s),f=o.toString("latin1"),m=n.get(f);if(m!==void 0)return m;const y=t.filter(k=>k.includes(o)).map(Ae.
h).flatMap(k=>k.ok&&o.equals(k.certificate.subject)?k.certificate:[]);return y.length>0&&n.set(f,y),y}}const Ie=new WeakMap;function Wn(e){const t=Ie.get(e);if(t!==
void 0)return t;const n={key:Buffer.from(e.keyInfo),format:"der",type:"spki"},s=(0,Te.createPublicKey)(n);return Ie.set(e,s),s}function Xn(e,t){try{return new Te.
X509Certificate(e.raw).verify(Wn(t))}catch{return!1}}function Kn(e){const t=[...e.hostnames.map(({host:n})=>(0,qt.Sv)(n).name),...e.tokens.map(({host:n})=>(0,qt.
Sv)(n).name),...e.resolve.map(({name:n})=>n)];return{resolve:e.resolve,namedHosts:new Set(t),chooseProxy:e.chooseProxy,trust:Fn(e.authorities)}}var xe=d(3432)})};export{Vn as ids,Yn as modules};
