const Vn=[4261,3432,2629,2926],Yn={7511:((mt,Y,i)=>{i.d(Y,{i:()=>N});var h=i(3625);const b="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",L=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
B=String.raw`[()<>@,;:\\"/[\]?=]`,x=new RegExp(`^(${b})?(/)?(${b})?(.*)$`,"s"),C=String.raw`"((?:[^"\\\r\n]|\\${B}|\\(?!${B}))*)"`,$=new RegExp(`;${L}*(${b})${L}\
*=${L}*(?:(${b})|${C})${L}*`,"y"),j=new RegExp(`;${L}*$`,"y"),K=new RegExp(String.raw`\\(${B})`,"g"),_=new RegExp(L);function N(a){const m=a.indexOf(";"),l=u(d(
m<0?a:a.slice(0,m))),w=A(l)??(m<0?null:o(a,m));return w===null?(0,h.J)(l):(0,h.T)(w)}function A(a){const[,m,l,w,g]=x.exec(a)??[];return m===void 0?"mime: no med\
ia type":m===a?null:l===void 0?"mime: expected slash after first token":w===void 0?"mime: expected token after slash":g===""?null:"mime: unexpected content afte\
r media subtype"}function o(a,m){const l=new Map;for(let w=m;w<a.length;){$.lastIndex=w;const[g,U="",c,f=""]=$.exec(a)??[];if(g===void 0)return j.lastIndex=w,j.
test(a)?null:"mime: invalid media parameter";const y=U.toLowerCase(),W=c??f.replace(K,"$1"),S=l.get(y);if(S!==void 0&&S!==W)return"mime: duplicate parameter nam\
e";l.set(y,W),w+=g.length}return null}function d(a){let m=0,l=a.length;for(;m<l&&_.test(a.charAt(m));)m+=1;for(;l>m&&_.test(a.charAt(l-1));)l-=1;return a.slice(
m,l)}const u=a=>a.replaceAll("\u0130","i").toLowerCase()}),5924:((mt,Y,i)=>{i.d(Y,{JY:()=>B,Lu:()=>C,jT:()=>x});var h=i(567),b=i(7583),L=i(2230);async function B(_,N,A,o=[
"http/1.1","h2"]){if(_.scheme==="http")return $(_,N,A);const d=()=>$(_,N,A),u=await d();try{return await K(_,u,N.trust,A,o)}catch(a){const m=(0,b.$N)(a);if(!/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(m))throw a;const{explainHandshake:l}=await Promise.all([i.e(2629),i.e(4219)]).then(i.bind(i,4219));throw await l({error:a,code:m,endpoint:_,dialing:A,connectAgain:d})}}
function x({scheme:_,name:N,port:A}){const o=N.includes(":")?`[${N}]`:N;return A===(_==="https"?443:80)?o:`${o}:${A}`}function C(_,N){const A=N.resolve.find(({name:d,
port:u})=>d===_.name&&(u===null||u===_.port));if(A!==void 0)return{kind:"direct",host:A.address,port:A.addressPort??_.port};const o=N.chooseProxy(_);return o===
null?{kind:"direct",host:_.name,port:_.port}:{kind:"proxy",proxy:o}}async function $(_,N,A){const o=C(_,N);if(o.kind==="direct")return(0,b.zy)(o.host,o.port,A);
(0,b.ln)(_.name,A),A.connection.proxy=o.proxy.host;const d=await j(o.proxy,N,A);return _.scheme==="https"?(0,L.X)(_,o.proxy,d):d}async function j(_,N,A){const o=_.
protocol==="https:"?"https":"http",d=_.hostname.replace(/^\[|\]$/g,""),u={scheme:o,name:d,port:Number(_.port)||(o==="https"?443:80)},a=(0,b.s0)();try{return await B(
u,{...N,resolve:[],chooseProxy:()=>null},{...A,connection:a,allowPrivate:!0},["http/1.1"])}catch(m){const l=`proxy ${_.host} cannot be reached: ${(0,b.bD)(m)}`;
throw(0,b.Au)("PROXY_REFUSED",l)}finally{A.connection.lookupMs=a.lookupMs,A.connection.connectMs=a.connectMs}}async function K(_,N,A,o,d){const{connection:u}=o,
a=performance.now(),m=await(0,b.ek)(N,o,{name:_.name,secureContext:A.context(),ALPNProtocols:[...d]});u.tlsMs=performance.now()-a;const l=(0,h.T)(m),w=A.verify(
l.map(({raw:g})=>g),_.name);if(u.certificate=(0,h.K)(l,w,x(_)),w.ok)return m;throw m.destroy(),u.rejection=w,(0,b.Au)("CERTIFICATE_REJECTED",`certificate reject\
ed: ${w.flaw.kind}`)}}),7583:((mt,Y,i)=>{i.d(Y,{$N:()=>j,Au:()=>$,zy:()=>_,bD:()=>K,s0:()=>C,ln:()=>o,ek:()=>N});var h=i(610),b=i(7030),L=i(5195),B=i(1692);const x=(l,{
name:w,...g})=>(0,B.connect)({...g,socket:l,servername:(0,b.isIP)(w)===0?w.replace(/\.$/,""):"",rejectUnauthorized:!1}),C=()=>({lookingUp:!1,lookupMs:null,connectMs:null,
tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),$=(l,w)=>Object.assign(new Error(w),{code:l});function j(l){return typeof l!=
"object"||l===null?"":"code"in l&&typeof l.code=="string"?l.code:""}const K=l=>typeof l=="object"&&l!==null&&"message"in l?String(l.message):String(l);async function _(l,w,g){
const{connection:U}=g;(0,b.isIP)(l)!==0&&o(l,g);const c=performance.now();let f=c;const y=(0,b.connect)({host:l,port:w,noDelay:!0,lookup:m(g,()=>{f=performance.
now(),U.lookingUp=!1,U.lookupMs=f-c})});return g.hold(y),await A(y,"connect"),U.connectMs=performance.now()-f,U.address=y.remoteAddress??null,y}async function N(l,w,g){
const U=x(l,g);return w.hold(U),await A(U,"secureConnect"),U}function A(l,w){return new Promise((g,U)=>{const c=()=>U($("ECONNRESET","the connection was closed"));
l.once(w,g).once("error",U).once("close",c)})}function o(l,w){const g=d(l,w);if(g!==null)throw g}function d(l,{allowPrivate:w}){const g=(0,L.Sz)(l);return g==="\
metadata"?$("ADDRESS_METADATA",`${l} is a metadata address`):g==="public"||w?null:$(g==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${l} is a ${g} address`)}
const u=253,a=l=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(l);function m(l,w){return(g,U,c)=>{if(a(g)||g.replace(/\.$/,"").length>u){const f=$("ENOTFOUND",`no such hos\
t: ${g}`);queueMicrotask(()=>c(f,[]));return}l.connection.lookingUp=!0,(0,h.lookup)(g,{...U,all:!0},(f,y)=>{if(w(),f!==null)return c(f,[]);const W=y.map(({address:P})=>d(
P,l)),S=y.filter((P,J)=>W[J]===null),R=W.find(P=>P!==null);if(S.length===0&&R)return c(R,[]);c(null,S)})}}}),4529:((mt,Y,i)=>{i.d(Y,{X5:()=>x,be:()=>C,gQ:()=>$});
var h=i(4573),b=i(3625),L=i(4283),B=i(1831);function x(_){const{scheme:N}=_;if(N!=="https"&&N!=="http")return(0,b.T)(`unsupported protocol scheme "${N}"`);const{
name:A,port:o}=(0,L.cz)(_);if(A==="")return(0,b.T)("no Host in request URL");const d=j(A);if(!d.ok)return d;const u=o===""?N==="https"?443:80:Number(o);return u>
0&&u<=65535?(0,b.J)({scheme:N,name:d.value,port:u}):(0,b.T)(`invalid port "${o}"`)}function C(_){const{name:N}=(0,L.cz)(_),A=(0,B.Pv)(N);return K(N)||!A.ok?N:A.
value}function $(_,{name:N}){const{port:A}=(0,L.cz)(_),o=N.includes(":")?`[${N}]`:N;return A===""?o:`${o}:${A}`}function j(_){return K(_)?(0,b.J)(_.toLowerCase()):
(0,B.Pv)(_)}const K=_=>(0,h.isAscii)(new TextEncoder().encode(_))}),3948:((mt,Y,i)=>{i.d(Y,{e:()=>et,U:()=>ft});var h=i(4283),b=i(630),L=i(4e3),B=i(9209),x=i(1064),
C=i(5195),$=i(7027),j=i(4529),K=i(863),_=i(960),N=i(4715),A=i(6697),o=i(6817),d=i(5924),u=i(7583);const a=T=>({describe:T,transient:!1}),m=T=>({describe:T,transient:!0}),
l=T=>D=>(0,_.hostUnknown)({host:D.host,why:T}),w=T=>m(({host:D})=>(0,_.hostUnreachable)({host:D,error:T})),g=T=>a(({host:D})=>(0,o.tlsProtocol)({host:D,error:T})),
U=T=>m(({host:D,asks:Z})=>Z==="document"?(0,K.documentIncomplete)({host:D,why:T}):(0,N.answerIncomplete)({host:D,why:T})),c=T=>a(({host:D,asks:Z})=>(0,A.hostPrivateRedirect)(
{host:D,address:T,asks:Z}));function f({host:T,rejection:D}){if(D===null)throw new Error("a certificate is rejected for a reason");const{flaw:Z,isLeaf:G}=D;return Z.
kind==="expired"?(0,o.tlsExpired)({host:T,isLeaf:G,at:Z.at}):Z.kind==="not-yet-valid"?(0,o.tlsNotYetValid)({host:T,isLeaf:G,at:Z.at}):Z.kind==="other-name"?(0,o.
tlsNameMismatch)({host:T,names:Z.names}):(0,o.tlsUntrusted)({host:T,isLeaf:G,flaw:Z})}const y={ENOTFOUND:a(l("no-such-host")),ENODATA:a(l("no-such-host")),EAI_AGAIN:m(
l("no-answer")),EAI_FAIL:m(l("server-failed")),ECONNREFUSED:w("refused"),ECONNRESET:w("closed"),ECONNABORTED:w("closed"),EPIPE:w("closed"),EHOSTUNREACH:w("no-ho\
st-route"),ENETUNREACH:w("no-network-route"),HTTP2_STREAM:m(({host:T,text:D})=>(0,_.hostUnreachable)({host:T,error:{stream:D}})),HTTP2_SESSION:m(({host:T,text:D})=>(0,_.
hostUnreachable)({host:T,error:{session:D}})),ETIMEDOUT:m(({host:T,asks:D})=>(0,_.hostTimeout)({host:T,asks:D,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:m(
({host:T,text:D})=>(0,_.hostUnreachable)({host:T,error:{proxy:D}})),PROXY_REFUSED:a(({host:T,text:D})=>(0,o.proxyRefused)({host:T,reason:D})),PLAIN_HTTP:a(o.tlsPlainHttp),
ADDRESS_METADATA:c("metadata"),ADDRESS_PRIVATE:c("private"),ADDRESS_RESERVED:c("reserved"),CERTIFICATE_REJECTED:a(f),TLS_UNSUPPORTED:a(({host:T,unsupported:D})=>(0,o.
tlsProtocol)({host:T,error:D??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:g("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:g("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:g(
"client-certificate"),HTTP_MALFORMED:a(({host:T,text:D})=>(0,_.hostProtocol)({host:T,error:D})),HEADERS_TOO_LARGE:a(K.documentHeaders),BODY_CUT:U("closed"),BODY_LENGTH:U(
"length"),Z_BUF_ERROR:U("gzip"),Z_DATA_ERROR:a(({host:T,asks:D})=>D==="document"?(0,K.documentEncoding)({host:T,encoding:"broken gzip"}):(0,N.answerIncomplete)(
{host:T,why:"not-gzip"}))};function W(T){return T.endsWith("UNRECOGNIZED_NAME")?g("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(T)?g({code:T}):w({code:T})}function S(T){
const{code:D}=T;if(D==="")return null;const Z=Object.hasOwn(y,D)?y[D]:void 0,{describe:G,transient:ot}=Z??W(D);return{problem:G(T),transient:ot}}function R({error:T,
connection:D,head:Z},{endpoint:G,asks:ot,limitMs:wt}){const at=(0,d.jT)(G);if(wt!==null){const vt=J(D,Z!==null);return{problem:(0,_.hostTimeout)({host:at,asks:ot,
phase:vt,limitMs:wt}),transient:!0}}const At=(0,u.$N)(T),kt=S({code:Z!==null&&P.test(At)?"BODY_CUT":At,text:(0,u.bD)(T),asks:ot,host:at,rejection:D?.rejection??
null,unsupported:D?.unsupported??null});if(kt===null)throw T;return kt}const P=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|HTTP2_STREAM|HTTP2_SESSION)$/;function J(T,D){
return T?.lookingUp?"lookup":T?.connectMs===null?"connection":D?"body":"response"}const z=[301,302,303,307,308],rt={kind:"excerpt",maxBytes:2048};async function et(T){
const D={options:T,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:T.origin?.isPublic??!0,timedOut:!1},
Z=T.startTimer(T.timeoutMs,()=>{D.timedOut=!0,T.session.close()});try{return{response:await q(D),hops:D.hops,timing:H(D,performance.now()-D.started),headMs:D.headMs,
certificates:D.connections.flatMap(({certificate:ot})=>ot??[])}}finally{Z()}}function H({connections:T,firstByteMs:D},Z){const G=At=>{const kt=T.map(vt=>vt[At]).
filter(vt=>vt!==null);return kt.length===0?null:kt.reduce((vt,Dt)=>vt+Dt)},[ot,wt,at]=[G("lookupMs"),G("connectMs"),G("tlsMs")];return{lookupMs:ot,connectMs:wt,
tlsMs:at,firstByteMs:D,totalMs:Z}}async function q(T){let{url:D}=T.options;for(;;){const Z=(0,j.X5)(D);if(!Z.ok)return pt((0,B.redirectInvalid)({redirect:"to",url:(0,h.
Pl)(D),why:Z.why}));const G=await it(T,D,Z.value);if(G.kind==="failed"||!tt(G.head))return G;const ot=(0,b.O)(D,G.head.location??"");if(!ot.ok){const wt=`failed\
 to parse Location header: ${ot.why}`;return pt((0,B.redirectInvalid)({redirect:"from",url:(0,h.Pl)(D),why:wt}))}if(T.hops.length>T.options.maxRedirects)return St(
T,ot.value);D=ot.value}}const tt=({status:T,location:D})=>z.includes(T)&&!!D;async function it(T,D,Z){const{options:G,hops:ot}=T,{token:wt,settings:at,planBody:At,
headers:kt,origin:vt}=G,Dt=ot.length===0&&vt===null;T.urls.add((0,h.jr)(D)),T.stops.push({scheme:Z.scheme,name:(0,j.be)(D)});const $t=wt===null?"none":(0,$.n)(T.
stops).at(-1)??"dropped";T.headMs=null;const _t=performance.now(),Ct=await G.session.get({url:D,endpoint:Z,token:$t==="sent"?wt:null,headers:kt,allowPrivate:!T.
startsInPublic||Dt||at.namedHosts.has(Z.name),planBody:Pt=>(T.headMs=performance.now()-T.started,tt(Pt)?rt:At(Pt))}),Ut=performance.now()-_t;if(lt(T,Ct,{url:(0,L.
dh)((0,h.Pl)(D)),authorization:$t,ms:Ut}),Dt&&(T.startsInPublic=ft(at,Z.name,Ct.address)),Ct.kind==="failed"){const Pt=T.timedOut?G.timeoutMs:null,{asks:Ft}=G;return{
kind:"failed",...R(Ct,{endpoint:Z,asks:Ft,limitMs:Pt})}}const{kind:Bt,head:jt,body:bt}=Ct;return{kind:Bt,url:D,head:jt,body:bt}}function lt(T,D,Z){const{connection:G,
head:ot}=D;G!==null&&T.connections.push(G),D.kind==="received"&&(T.firstByteMs=(T.firstByteMs??0)+D.firstByteMs),T.hops.push({...Z,status:ot?.status??null,reason:(0,L.
dh)(ot?.reason??""),mediaType:ot?.contentType?(0,L.dh)(ot.contentType):null,challenge:ot?.challenge?(0,L.dh)(ot.challenge):null,address:G?.address??null,proxy:G?.
proxy??null})}function ft({resolve:T},D,Z){const G=T.some(ot=>ot.name===D);return!["private","loopback"].includes((0,C.Sz)((G?null:Z)??D))}const pt=T=>({kind:"f\
ailed",problem:T,transient:!1});function St({urls:T,hops:D,options:Z},G){const{asks:ot,redirectLimits:wt}=Z,at=D[0]?.url??"";if(T.has((0,h.jr)(G)))return pt((0,B.
redirectLoop)({url:at,asks:ot,to:(0,h.Pl)(G)}));const At=D.length,kt=x.Du.filter(vt=>At>wt[vt]);return pt((0,B.redirectLimit)({url:at,asks:ot,redirects:At,clients:kt,
limits:wt}))}}),2230:((mt,Y,i)=>{i.d(Y,{T:()=>L,X:()=>x});var h=i(7067),b=i(7583);function L(C){if(C.username===""&&C.password==="")return{};const $=`${decodeURIComponent(
C.username)}:${decodeURIComponent(C.password)}`;return{"proxy-authorization":`Basic ${Buffer.from($).toString("base64")}`}}const B=[502,503,504];function x(C,$,j){
const _=`${C.name.includes(":")?`[${C.name}]`:C.name}:${C.port}`,N=(A=0,o="")=>(0,b.Au)(B.includes(A)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${$.host} retur\
ned ${A} ${o}`.trimEnd());return new Promise((A,o)=>{const d=(0,h.request)({method:"CONNECT",path:_,headers:{host:_,...L($)},insecureHTTPParser:!0,createConnection:()=>j});
d.on("error",u=>{const a=`proxy ${$.host} closed the connection: ${u.message}`;o((0,b.Au)("PROXY_REFUSED",a))}),d.on("connect",(u,a,m)=>{if(u.statusCode===200&&
m.length===0)return A(j);j.destroy(),o(N(u.statusCode,u.statusMessage))}),d.end()})}}),4715:((mt,Y,i)=>{i.r(Y),i.d(Y,{answerIncomplete:()=>B});var h=i(1064),b=i(
5799);const L={closed:"closed the connection before the end of a response",length:"sent a response whose length differs from its Content-Length",gzip:"sent a re\
sponse whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},B=(0,b.lS)((0,b.z3)("answer-incomplete","Response \
is incomplete",h.Du),({host:x,why:C})=>({message:`${x} ${L[C]}`,help:(0,b.C)("check for a server that crashes while it responds, or a proxy that changes the bod\
y")}))}),7027:((mt,Y,i)=>{i.d(Y,{n:()=>h});function h(L){const[B]=L;let x=!1;return L.map(({scheme:C,name:$})=>(x||=B!==void 0&&!b(B.name,$),x?"dropped":C==="ht\
tps"?"sent":"withheld"))}function b(L,B){return L===B?!0:/[:%]|^[\d.]+$/.test(B)?!1:B.endsWith(`.${L}`)}}),567:((mt,Y,i)=>{i.d(Y,{K:()=>L,T:()=>b});const h=32;function b(x){
const C=[];let $=x.getPeerX509Certificate();for(;$!==void 0&&C.length<h;)C.push($),$=$.issuerCertificate;return C}function L(x,C,$){const[j]=x;if(j===void 0)return null;
const K=C.ok?C.chain.slice(0,Math.max(1,C.chain.length-1)).map(({notAfter:A})=>A):x.map(({validTo:A})=>Date.parse(A)),_=Date.parse(j.validFrom),N=Math.min(...K);
return Number.isNaN(_)||Number.isNaN(N)?null:{host:$,subject:B(j.subject)??j.subjectAltName??"",issuer:B(j.issuer)??j.issuer??"",validFrom:new Date(_).toISOString(),
expires:new Date(N).toISOString()}}const B=x=>/^CN=(.*)$/m.exec(x??"")?.[1]}),6974:((mt,Y,i)=>{i.d(Y,{mj:()=>L,y8:()=>N,zU:()=>C});var h=i(4e3),b=i(6174);const L=2048,
B=200,x=80;function C(o){const d=j(o),u=o.length<L?d:d.replace($,"://***@"),a=(0,b._)(u).trim();return a===""?null:Array.from(a.slice(0,2*B)).slice(0,B).join("")}
const $=/:\/\/[^/?#\s"'@]+$/,j=o=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(o.subarray(0,L)),K=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,_=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function N(o){const d=A(j(o));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(d))return null;const u=/<title[^>]*>([^<]{0,400})/i.exec(d)?.[1]?.
replace(/\s+/g," ").trim()??"",a=(0,h.dh)(u,x);return _.test(u)?{kind:"captive-portal",title:a}:{kind:K.test(u)||/type=["']?password/i.test(d)?"sign-in":"other",
title:a}}function A(o){let d=o.trimStart();for(;d.startsWith("<!--");){const u=d.indexOf("-->",4);if(u<0)return"";d=d.slice(u+3).trimStart()}return d}}),1718:((mt,Y,i)=>{
i.d(Y,{I6:()=>$,QG:()=>C,Su:()=>b,Ud:()=>u,j3:()=>x,n5:()=>L});var h=i(3625);function b(a){const[,m="",l="",w=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(a)??[],g=/^HTTP\/(\d)\.(\d)$/.
exec(m);if(g===null)return(0,h.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(l))return(0,h.T)("malformed status");const[,U="",c=""]=g;return(0,h.J)(
{status:Number(l),reason:w,version:Number(U+c)})}function L(a,m){const l=C(m);if(!l.ok)return l;const w=new Map(l.value),{status:g,reason:U,version:c}=a,f=A(g,c,
w);if(!f.ok)return f;f.value.kind==="chunked"&&w.delete("content-length");const y=f.value.kind!=="close"&&d(c,w);return(0,h.J)({status:g,reason:U,headers:w,framing:f.
value,keepAlive:y})}const B=/^[\w!#$%&'*+.^`|~ -]+$/,x=a=>/^[\t -~\u0080-\u00ff]*$/.test(a);function C(a){const m=new Map;for(const l of _(a)){const w=l.indexOf(
":"),g=l.slice(0,Math.max(w,0)),U=$(l.slice(w+1));if(!B.test(g))return(0,h.T)("malformed header line");if(!x(U))return(0,h.T)("control character in a header");const c=g.
toLowerCase(),f=m.get(c);f===void 0?m.set(c,[U]):f.push(U)}return(0,h.J)(m)}function $(a){let m=0;for(;K(a,m);)m+=1;return j(a.slice(m))}function j(a){let m=a.length;
for(;K(a,m-1);)m-=1;return a.slice(0,m)}const K=(a,m)=>a[m]===" "||a[m]==="	";function _(a){const m=[];for(const l of a){const w=$(l),g=m.at(-1);/^[ \t]/.test(l)&&
g!==void 0?g.push(w):m.push([/^[ \t]|^[^:]*$/.test(l)?":":w])}return m.map(l=>l.join(" "))}const N=["transfer-encoding","content-length","trailer"];function A(a,m,l){
const w=m>=11?l.get("transfer-encoding")??[]:[],[g]=w;if(w.length>1)return(0,h.T)("several Transfer-Encoding headers");if(g!==void 0&&g.toLowerCase()!=="chunked")
return(0,h.T)("unsupported Transfer-Encoding");const U=o(l,"trailer");if(g!==void 0&&U.some(W=>N.includes(W)))return(0,h.T)("forbidden name in Trailer");const c=l.
get("content-length")??[];if(new Set(c).size>1)return(0,h.T)("different Content-Length headers");const[f]=c,y=Number(f);return f!==void 0&&!(/^\d+$/.test(f)&&y<
2**63)?(0,h.T)("malformed Content-Length"):a<200||a===204||a===304?(0,h.J)({kind:"length",bytes:0}):g!==void 0?(0,h.J)({kind:"chunked"}):(0,h.J)(f===void 0?{kind:"\
close"}:{kind:"length",bytes:y})}const o=(a,m)=>(a.get(m)??[]).flatMap(l=>l.split(",")).map(l=>l.trim().toLowerCase());function d(a,m){const l=o(m,"connection");
return a<10||l.includes("close")?!1:a>=11||l.includes("keep-alive")}function u(a){const[m=""]=j(a).split(";",1);return/^[\da-f]{1,16}$/i.test(m)?(0,h.J)(Number.
parseInt(m,16)):(0,h.T)("malformed chunk size")}}),2832:((mt,Y,i)=>{i.d(Y,{v8:()=>j,x8:()=>A,zy:()=>K});var h=i(7075),b=i(8522),L=i(1718),B=i(7583);const x=1e3,
C=64*1024,$=1024,j=256*1024;function K(u,a,m){const l=c=>{const f=m[c],y=typeof f=="object"?f[0]:f;return y===void 0?null:Buffer.from((0,L.I6)(y),"latin1").toString(
"utf8")},w=l("content-length"),U=u!==204&&u!==304&&w!=="0"?l("content-encoding"):null;return{status:u,reason:a,contentType:l("content-type"),contentEncoding:U,location:l(
"location"),retryAfter:l("retry-after"),terraformGet:l("x-terraform-get"),apiVersion:l("tfp-api-version"),challenge:_(m["www-authenticate"]),declaredBytes:w===null||
N(U)?null:Number(w)}}function _(u){const a=[u??[]].flat().flatMap(l=>l.split(",")).flatMap(l=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(l)?.[1]??[]);return a.some(l=>l.toLowerCase()===
"bearer")?null:a[0]??null}const N=u=>u?.toLowerCase()==="gzip";async function A(u,a,m){const l=[];let w=0;const g=m.kind==="excerpt"?setTimeout(()=>u.destroy(),
x).unref():void 0;try{for await(const c of o(u,a,m.maxBytes)){const f=c;if(l.push(f),l.length===$&&l.splice(0,$,Buffer.concat(l)),w+=f.byteLength,w>m.maxBytes)break}}catch(c){
if((0,B.$N)(c)==="COMPRESSED_TOO_LARGE")w=Number.POSITIVE_INFINITY;else if(m.kind==="whole")throw c}finally{clearTimeout(g)}return{bytes:Buffer.concat(l).subarray(
0,m.maxBytes),truncated:w>m.maxBytes}}function o(u,a,m){if(!N(a.contentEncoding))return u;const l=(0,b.createGunzip)();return(0,h.pipeline)(u,d(m+C),l,()=>{}),l}
const d=u=>async function*(a){let m=u;for await(const l of a){if(m-=l.length,m<0)throw(0,B.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield l}}}),3794:((mt,Y,i)=>{
i.d(Y,{I:()=>L});var h=i(7583);const b=10;class L{#t;#e=Buffer.alloc(0);received=0;constructor(x){this.#t=x[Symbol.asyncIterator]()}get isEmpty(){return this.#e.
length===0}async line(x){const C=[];for(;;){const $=this.#e.indexOf(b),j=this.#n($<0?this.#e.length:$+1);if(C.push(j),x.bytes-=j.length,x.bytes<0)throw(0,h.Au)(
"HEADERS_TOO_LARGE","too many headers");if($>=0)return Buffer.concat(C).toString("latin1").slice(0,-1);if(await this.#s())continue;const K=Buffer.concat(C).toString(
"latin1");return K===""||K==="\r"?null:K}}async bytes(x){return await this.arrived()&&this.#n(x)}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}skip(x){
this.#n(x)}#n(x){const C=this.#e.subarray(0,x);return this.#e=this.#e.subarray(C.length),C}async#s(){const x=await this.#t.next();return x.done===!0?!1:(this.#e=
x.value,this.received+=this.#e.length,!0)}}}),5582:((mt,Y,i)=>{i.d(Y,{f:()=>N});var h=i(1692),b=i(4283),L=i(3592),B=i(2832),x=i(5924),C=i(7583),$=i(4529),j=i(8439),
K=i(2230);const _=12;function N(c){const f={settings:c,alerts:[],channels:new Map,sockets:new Set,closed:!1};return{get:y=>A(f,y),isOpen:()=>!f.closed,close:()=>{
f.closed=!0;for(const y of[...f.sockets].reverse())y.destroy()}}}async function A(c,f){const y={connection:null,address:null,head:null,ready:performance.now()};
try{const W=await o(c,f,y),{head:S}=W;y.head=S;const R=performance.now()-y.ready,P=await(0,B.x8)(W.body,S,f.planBody(S)),{connection:J,address:z}=y;return{kind:"\
received",head:S,body:P,firstByteMs:R,connection:J,address:z}}catch(W){const{connection:S,head:R}=y,P=S?.address??y.address;return{kind:"failed",error:(0,C.$N)(
W)==="ECONNRESET"&&c.alerts[0]||W,connection:S,address:P,head:R}}}async function o(c,f,y){const{scheme:W,name:S,port:R}=f.endpoint,P=`${W}://${S} ${R}`,z=d(c,P,
{get:f,seen:y}),rt=m(c,f),et=z.http?.isFree()?z.http:await u(c,z);y.address=z.address;try{return await et.get(rt)}catch(H){if(c.closed||!et.mayRepeat())throw H}
return(await u(c,z)).get(rt)}function d(c,f,y){const W=c.channels.get(f)??{http:null,socket:null,address:null,current:y};W.current=y,c.channels.delete(f),c.channels.
set(f,W);const[S]=c.channels;return c.channels.size>_&&S!==void 0&&(c.channels.delete(S[0]),S[1].socket?.destroy()),W}async function u(c,f){const y=await a(c,f);
f.socket=y,f.address=f.current.seen.connection?.address??null;const W=y instanceof h.TLSSocket&&y.alpnProtocol==="h2";return f.http=W?(await i.e(8208).then(i.bind(
i,8208))).openHttp2(y):(0,j.gZ)(y),f.http}async function a(c,{current:{get:f,seen:y}}){const{endpoint:W,allowPrivate:S}=f,R=(0,C.s0)();y.connection=R;const J={connection:R,
allowPrivate:S,hold:rt=>{c.sockets.add(rt),rt.on("error",et=>{(0,C.$N)(et).startsWith("ERR_SSL")&&c.alerts.push(et)}),rt.on("close",()=>c.sockets.delete(rt)),c.
closed&&rt.destroy()}},z=await(0,x.JY)(W,c.settings,J);return y.ready=performance.now(),z}function m({settings:c},{url:f,endpoint:y,token:W,headers:S}){const R=(0,x.
Lu)(y,c),P=y.scheme==="http"&&R.kind==="proxy";return{path:l(P?g(f,y):(0,b.t5)(f)),headers:{host:(0,$.gQ)(f,y),"user-agent":L._O,...S,...S.range===void 0?{"acce\
pt-encoding":"gzip"}:{},...U(f,W),...P?(0,K.T)(R.proxy):{}}}}const l=c=>w(c).replace(/ /g,"%20"),w=c=>Buffer.from(c,"utf8").toString("latin1"),g=(c,f)=>`http://${(0,$.
gQ)(c,f)}${(0,b.t5)(c)}`;function U(c,f){if(f!==null)return{authorization:w(`Bearer ${f.reveal()}`).trimEnd()};const y=(0,b.aR)(c);return y===null?{}:{authorization:y}}}),
8439:((mt,Y,i)=>{i.d(Y,{_V:()=>a,gZ:()=>A,mA:()=>o,ES:()=>l});var h=i(7075),b=i(1718),L=i(3625),B=i(8947);const x=4096,C=16*1024,$=10;class j{#t="size";#e=0;#n=0;#s="";#o=[];#i=0;push(R){
const P=new Uint8Array(R.length);let J=0,z=0;for(;z<R.length&&this.#t!=="end";){if(this.#t==="data"){const H=Math.min(R.length,z+this.#e);P.set(R.subarray(z,H),
J),J+=H-z,this.#e-=H-z,z=H,this.#e===0&&(this.#t="end of data");continue}const rt=R.indexOf($,z)+1||R.length;this.#s+=(0,B.iP)(R.subarray(z,rt)),z=rt;const et=this.#l(
R[rt-1]===$);if(et!==null)return(0,L.T)(et)}return(0,L.J)({data:P.subarray(0,J),used:z,isEnd:this.#t==="end"})}#l(R){const P=this.#s;return P.length+this.#i>x?"\
long line in chunks":R?(this.#s="",!P.endsWith(`\r
`)||P.indexOf("\r")<P.length-2?"malformed end of a chunk line":this.#f(P.slice(0,-2))):null}#f(R){if(this.#t==="size")return this.#u(R);if(this.#t==="end of dat\
a")return this.#t="size",R===""?null:"malformed chunk";if(this.#i+=R.length+2,R!=="")return this.#o.push(R),null;this.#t="end";const P=(0,b.QG)(this.#o);return P.
ok?null:P.why}#u(R){const P=(0,b.Ud)(R);return P.ok?(this.#e=P.value,this.#t=P.value===0?"trailer":"data",P.value===0?null:(this.#n=Math.max(0,this.#n+R.length+
2-16-2*P.value),this.#n>C?"chunks with too little data":null)):P.why}}var K=i(2832),_=i(3794),N=i(7583);function A(S){const R=new _.I(S);let P=!0,J=0;return{mayRepeat:()=>J>
0&&R.received===J,isFree:()=>P&&R.isEmpty&&!S.destroyed&&S.readable,get:async z=>{P=!1,J=R.received,S.write(u(z),"latin1");const{status:rt,reason:et,headers:H,framing:q,
keepAlive:tt}=await m(R),it=(0,K.zy)(rt,d(et),Object.fromEntries(H)),lt=()=>{P=tt},ft=()=>P||S.destroy();return{head:it,body:o(U(R,q),lt,ft)}}}}function o(S,R,P){
const J=async z=>{const rt=await S.next();rt.done===!0&&R(),z.push(rt.value??null)};return new h.Readable({read(){J(this).catch(z=>this.destroy(z))},destroy(z,rt){
P(),rt(z)}})}const d=S=>Buffer.from(S,"latin1").toString("utf8");function u({path:S,headers:R}){const P=Object.entries(R).map(([z,rt])=>`${z}: ${rt}`),J=[`GET ${S}\
 HTTP/1.1`,...P];if(J.some(z=>/[\r\n\0]/.test(z)))throw new Error("a request has a line break");return`${J.join(`\r
`)}\r
\r
`}const a=5;async function m(S){const R={bytes:K.v8};for(let P=0;P<=a;P+=1){const J=l((0,b.Su)(await g(S,R))),z=l((0,b.n5)(J,await w(S,R)));if(z.status<100||z.status>
199||z.status===101)return z}throw(0,N.Au)("HTTP_MALFORMED",`more than ${a} interim responses`)}function l(S){if(!S.ok)throw(0,N.Au)("HTTP_MALFORMED",S.why);return S.
value}async function w(S,R){const P=[];for(;;){const J=await g(S,R);if(J==="")return P;P.push(J)}}async function g(S,R){const P=await S.line(R);if(P===null)throw(0,N.
Au)("ECONNRESET","the connection was closed");return P.endsWith("\r")?P.slice(0,-1):P}function U(S,R){switch(R.kind){case"length":return y(S,R.bytes);case"chunk\
ed":return W(S);case"close":return c(S)}}async function*c(S){for(;;){const R=await S.bytes(f);if(R===null)return;yield R}}const f=64*1024;async function*y(S,R){
let P=R;for(;P>0;){const J=await S.bytes(Math.min(P,f));if(J===null)throw(0,N.Au)("BODY_CUT","the body is cut off");P-=J.length,yield J}}async function*W(S){const R=new j;
for(;;){const P=await S.arrived();if(P===null)throw(0,N.Au)("BODY_CUT","the body is cut off");const{data:J,used:z,isEnd:rt}=l(R.push(P));if(S.skip(z),J.length>0&&
(yield J),rt)return}}}),3432:((mt,Y,i)=>{i.d(Y,{nT:()=>vt,pj:()=>$t});var h=i(5582),b=i(6697),L=i(1831),B=i(7511),x=i(4283),C=i(3948),$=i(3534),j=i(863),K=i(1064),
_=i(7531),N=i(3307),A=i(9562),o=i(9529),d=i(794),u=i(4714);const a=["client","grant_types","authz","token","ports","scopes"],m=68,l=100,w=4096;function g(M,I){const X=new Map;
return(0,N.CI)(M,I,(F,nt,st,V)=>{if(V-st>m)return;const ct=(0,N.I)(M.slice(st,V));a.includes(ct)&&X.set(ct,U(ct,M,{start:F,end:nt}))}),{value:Object.fromEntries(
Array.from(X,([F,{value:nt}])=>[F,nt])),leftOut:X.values().reduce((F,{leftOut:nt})=>F+nt,0)}}function U(M,I,X){if(I[X.start]==="[")return c(I,X);const F=I.slice(
X.start,X.end);return{value:(M==="authz"||M==="token")&&F.startsWith('"')?(0,d.mv)((0,N.I)(F)):(0,u.w)(F),leftOut:0}}function c(M,I){const X=[],F=new Set;let nt=w,
st=0;return(0,N.CI)(M,I,(V,ct)=>{const ht=y(M,V,ct);X.length<l&&ct-V<=nt||ht!==null&&!F.has(ht)?(X.push((0,u.w)(M.slice(V,ct))),nt-=ct-V,ht!==null&&F.add(ht)):st+=
1}),{value:X,leftOut:st}}const f=o.l.map(M=>JSON.stringify(M));function y(M,I,X){return M[I]!=='"'?"no string":f.find(F=>F.length===X-I&&M.startsWith(F,I))??null}
const W=100,S=16*1024,R=200,P=2048;function J(M){const I=new Set(M),X=new Set(M.map(z));let F=0,nt=S;const st=V=>F===W||V>nt?!1:(F+=1,nt-=V,!0);return{keeps:(V,ct)=>{
if((0,A.D6)(V)||I.has(V))return!0;const ht=V.length<=R&&X.delete(z(V));return st(V.length+ct)||ht},read:(V,ct,ht)=>{const{start:Mt,end:Lt}=ht,It=Lt-Mt>P;if(It&&
V===A.S3&&ct[Mt]==="{")return g(ct,ht);const xt=ct.slice(Mt,Lt);return{value:It&&xt.startsWith('"')?(0,d.mv)((0,N.I)(xt)):(0,u.w)(xt)}}}}const z=M=>M.slice(0,M.
indexOf(".")+1);var rt=i(6974);const et={kind:"whole",maxBytes:_.b},H={kind:"excerpt",maxBytes:rt.mj},q=M=>M===408||M===425||M===429||M>=500;async function tt(M){
const{host:I,needed:X}=M,F=await(0,C.e)({...M,url:(0,L.cu)(I),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:K.NX,planBody:It=>it(
It)===null?et:H}),{response:nt,...st}=F;if(nt.kind==="failed"){const{problem:It,transient:xt}=nt;return{attempt:{discovery:{kind:"failed",problem:It,excerpt:null},
...st},transient:xt,retryAfter:null}}const V=F.hops.at(-1)?.authorization??"none",ct=F.hops.at(-1)?.challenge??null,ht=lt(nt,{host:(0,L.nx)(I),token:V,challenge:ct,
needed:X}),{status:Mt,retryAfter:Lt}=nt.head;return{attempt:{discovery:ht,...st},transient:q(Mt),retryAfter:Lt}}function it({status:M,contentType:I,declaredBytes:X}){
if(M===401||M===403)return{kind:"unauthorized"};if(M!==200)return{kind:"status"};const F=(0,B.i)(I??"");return F.ok?F.value!=="application/json"?{kind:"type",malformed:!1}:
(X??0)>_.b?{kind:"size"}:null:{kind:"type",malformed:!0}}function lt(M,I){const{head:X,body:F}=M,nt=(0,d.Oj)(M.url);if(X.status===404)return{kind:"absent",url:nt,
why:"status"};const st=St(M,I);if(st!==null)return ft(st,F);const V=(0,_.T)(F.bytes,J(I.needed));switch(V.kind){case"object":return{...V,kind:"found",url:nt,truncated:F.
truncated};case"null":return{kind:"absent",url:nt,why:"null"};case"not-object":return ft((0,j.documentNotObject)({...pt(M,I),why:V.why}),F);case"not-json":return ft(
T(M,V,I),F)}}const ft=(M,{bytes:I})=>({kind:"failed",problem:M,excerpt:(0,rt.zU)(I)}),pt=({url:M,body:I},{host:X})=>({url:(0,x.Pl)(M),page:(0,rt.y8)(I.bytes),asked:X});
function St(M,I){const{status:X,reason:F,location:nt,retryAfter:st,declaredBytes:V,contentType:ct}=M.head,ht=it(M.head);switch(ht?.kind){case"unauthorized":return(0,$.
documentUnauthorized)({...pt(M,I),status:X,reason:F,...I});case"status":return(0,j.documentStatus)({...pt(M,I),status:X,reason:F,location:nt,retryAfter:st,transient:q(
X)});case"type":return(0,j.documentType)({...pt(M,I),contentType:ct??"",malformed:ht.malformed});case"size":return(0,j.documentSize)({...pt(M,I),bytes:V,limit:_.
b});case void 0:return null}}function T(M,{why:I,advice:X},F){const{head:nt,body:st}=M;if(st.truncated)return(0,j.documentSize)({...pt(M,F),bytes:null,limit:_.b});
const V=nt.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(V)?(0,j.documentNotJson)({...pt(M,F),why:I,advice:X}):(0,j.documentEncoding)(
{...pt(M,F),encoding:V})}var D=i(7082),Z=i(5960),G=i(7758);const ot=500,wt=1e4,at=3,At=2e3,kt=3e5,vt=M=>Math.min(Math.max(...M.map(({attemptMs:I})=>I)),kt),Dt=({
timeoutMs:M,retries:I})=>(I+1)*M+I*wt;async function $t(M,I){const X=M.map(V=>({host:V,tookMs:null})),F=M.entries(),nt={total:M.length,done:0,failed:0,waiting:new Set},
st=async()=>{for(const[V,ct]of F){if(I.stop.why!==null)return;nt.waiting.add(ct),I.progress(nt);const ht=await Bt(ct,I).catch(Mt=>(0,Z.i)(ct,(0,b.hostCheckCrashed)(
{host:(0,L.nx)(ct),thrown:Mt})));X[V]=ht,nt.waiting.delete(ct),nt.done+=1,(!_t(ht)||!bt(ht.attempt))&&(nt.failed+=1),I.progress(nt)}};return await Promise.all(Array.
from({length:Math.min(I.concurrency,M.length)},st)),Ct(X,I.stop)}const _t=M=>"attempt"in M;function Ct(M,{why:I}){if(I===null)return M.filter(_t);const X=M.length-
M.filter(_t).length,F=M.flatMap(st=>{if(_t(st)&&bt(st.attempt))return[];const V=_t(st)?Ut(st):st.tookMs;return V!==null&&V>=At?[{host:(0,L.nx)(st.host),tookMs:V}]:
[]}).sort((st,V)=>V.tookMs-st.tookMs).slice(0,at),nt={stopped:I,unchecked:X,total:M.length,slowest:F};return M.map(st=>{if(_t(st))return st;const{host:V,tookMs:ct}=st,
ht=ct!==null;return(0,Z.i)(V,(0,b.hostNotChecked)({host:(0,L.nx)(V),isBegun:ht,...nt}))})}const Ut=({attempt:M,earlier:I})=>[...I,M].reduce((X,{timing:F})=>X+F.
totalMs,0);async function Bt(M,I){const{stop:X}=I,F=performance.now(),nt=await I.credentials.find(M),st=[];for(;X.why===null;){const{attempt:V,transient:ct,retryAfter:ht}=await Jt(
M,nt.answer,I);if(X.why!==null&&!bt(V)||(st.push(V),!(bt(V)?Pt(st,I.releases):ct)||st.length>I.retries))break;await(0,G.v)(Qt(st.length,ht,I),I)}return st.length===
0?{host:M,tookMs:performance.now()-F}:jt(M,nt,st,I)}function jt(M,{answer:I,clients:X,difference:F},nt,{forced:st}){return{host:M,...Ft(nt),credentials:I&&{source:I.
source,hasToken:I.token!==null,problem:I.problem},looks:X,difference:F,forced:st.get(M)??[]}}const bt=({discovery:M})=>M.kind!=="failed",Pt=(M,I)=>I.some(({attemptMs:X})=>!M.
some(F=>bt(F)&&F.timing.totalMs<=X));function Ft(M){const I=M.findIndex(bt),X=I<0?M.length-1:I,[F]=M.slice(X);if(F===void 0)throw new Error("a visit without an \
attempt");return{attempt:F,earlier:M.slice(0,X),later:M.slice(X+1)}}async function Jt(M,I,X){if(I?.isUnsendable&&I.problem!==null){const ht={kind:"failed",problem:I.
problem,excerpt:null};return{attempt:(0,D.O)(ht),transient:!1,retryAfter:null}}const{network:F,maxRedirects:nt,timeoutMs:st,stop:V}=X,ct=(0,h.f)(F);V.signal.addEventListener(
"abort",ct.close);try{return await tt({host:M,needed:Zt(M,X),session:ct,settings:F,token:I?.token??null,maxRedirects:nt,timeoutMs:st,startTimer:X.startTimer})}finally{
V.signal.removeEventListener("abort",ct.close),ct.close()}}const Zt=(M,{required:I,forced:X})=>[...(I.get(M)??[]).map(({service:F})=>F),...(X.get(M)??[]).flatMap(
({services:F})=>F.map(({id:nt})=>nt))];function Qt(M,I,{random:X,now:F}){const nt=ot*2**(M-1)*(.5+X()/2);return Math.min(Math.max(nt,(0,G.V)(I,F())??0),wt)}}),7758:((mt,Y,i)=>{
i.d(Y,{V:()=>b,v:()=>h});function h(L,{startTimer:B,stop:x}){return new Promise(C=>{const $=()=>{j(),x.signal.removeEventListener("abort",$),C()},j=B(L,$);x.signal.
addEventListener("abort",$)})}function b(L,B){const x=/^\d+$/.test(L??"")?Number(L)*1e3:Date.parse(L??"")-B;return Number.isNaN(x)?null:x}}),2767:((mt,Y,i)=>{i.
d(Y,{h:()=>u});var h=i(5792);const b={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1",
"1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},L=["1.3.132.0.33","1.2.840.10045\
.3.1.7","1.3.132.0.34","1.3.132.0.35"],B={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"\
DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function x(et){const H=new h.lL(et,"publ\
ic key").inside(h.Dk.sequence),q=H.inside(h.Dk.sequence),tt=q.oid(),it=H.bits();switch(tt){case"1.2.840.113549.1.1.1":if(o(q.any().whole)!=="0500")throw new h.I4(
"public key");return C(it);case"1.2.840.10045.2.1":{const lt=q.isNext(h.Dk.oid)?q.oid():"explicit parameters";if(!L.includes(lt))return{kind:"unsupported-curve",
curve:b[lt]??lt};if(it[0]!==4)throw new h.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!q.isEmpty||it.length!==32)throw new h.I4("public key");return{
kind:"ed25519"};default:return{kind:"unsupported",name:B[tt]??tt}}}function C(et){const H=new h.lL(et,"public key").inside(h.Dk.sequence),q=H.integer(),tt=H.count(),
[it=0,lt=0]=q;if(it>=128||tt===0)throw new h.I4("public key");if(tt===1||tt%2===0||tt>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${tt}`};const ft=it===
0?lt:it;return{kind:"rsa",bits:8*(q.length-(it===0?2:1))+(32-Math.clz32(ft))}}const $={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":[
"rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa",
"ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},j={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.84\
0.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.100\
45.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA wit\
h SHA3-256","1.3.101.113":"Ed448"},K="1.2.840.113549.1.1.10",_=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
N={201:"20",202:"30",203:"40"};function A(et){const H=new h.lL(et,"signature algorithm"),q=H.oid(),tt=H.isEmpty?"":o(H.any().whole);if(q===K){const ft=_.exec(tt);
return ft&&N[ft[1]??""]===ft[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[it,lt]=$[q]??[];
return it===void 0||lt===void 0?{isSupported:!1,name:j[q]??q}:{isSupported:!0,key:it,name:lt}}const o=et=>Array.from(et,H=>H.toString(16).padStart(2,"0")).join(
"");var d=i(8167);function u(et){try{const H=new h.lL(et,"certificate"),q=H.inside(h.Dk.sequence);if(!H.isEmpty)throw new h.I4("certificate");const tt=q.inside(
h.Dk.sequence),it=q.content(h.Dk.sequence),lt=w(et,tt,it);return q.bits(),"kind"in lt?{ok:!1,flaw:lt}:{ok:!0,certificate:lt}}catch(H){if(!(H instanceof h.I4))throw H;
return{ok:!1,flaw:{kind:"malformed",part:H.message}}}}const a=160,m=163,l=[129,130];function w(et,H,q){const tt=H.isNext(a)?H.inside(a).count()+1:1;if(tt>3)throw new h.
I4("version");if((H.integer()[0]??0)>=128)return{kind:"negative-serial"};const it=H.content(h.Dk.sequence);if(!(0,h.er)(it,q))throw new h.I4("signature algorith\
m");const lt=g(H,"issuer"),ft=H.inside(h.Dk.sequence),pt=c(ft),St=c(ft),T=g(H,"subject"),D=H.element(h.Dk.sequence).whole,Z=x(D);if(Z.kind==="unsupported-curve")
return{kind:"curve",curve:Z.curve};if(tt>1)for(const G of l)H.optional(G);return{raw:et,subject:T,issuer:lt,notBefore:pt,notAfter:St,version:tt,signature:A(it),
key:Z,keyInfo:D,...S(tt===3?H.optional(m):null)}}function g(et,H){const{whole:q}=et.element(h.Dk.sequence),tt=new h.lL(q,H).inside(h.Dk.sequence);for(;!tt.isEmpty;){
const it=tt.inside(h.Dk.set);for(;!it.isEmpty;){const lt=it.inside(h.Dk.sequence);if(lt.oid(),!(0,h.KH)(lt.any()))throw new h.I4(H)}}return q}const U=[{tag:h.Dk.
utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:h.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function c(et){const H=U.
find(({tag:G})=>et.isNext(G)),q=H?.format.exec((0,h.Jl)(et.content(H.tag)));if(!q)throw new h.I4("validity");const[tt=0,it=0,...lt]=q.slice(1).map(G=>Number(G??
0)),ft=q[1]?.length===4?tt:tt<50?2e3+tt:1900+tt,[pt=0,St=0,T=0,D=0]=lt,Z=new Date(0);if(Z.setUTCFullYear(ft,it-1,pt),Z.getUTCMonth()!==it-1||St>23||T>59||D>59)throw new h.
I4("validity");return Z.setUTCHours(St,T,D)}const f={dns:[],addresses:[]},y=["31","32","33","36","54"].map(et=>`2.5.29.${et}`),W=["2.5.29.14","2.5.29.35","1.3.6\
.1.5.5.7.1.1"];function S(et){const H=new Map,q=et&&new h.lL(et,"extensions").inside(h.Dk.sequence);for(;q&&!q.isEmpty;){const G=q.inside(h.Dk.sequence),ot=G.oid(),
wt=G.isNext(h.Dk.boolean)&&G.boolean();if(H.has(ot))throw new h.I4("extensions");if(wt&&W.includes(ot))throw new h.I4("extensions");H.set(ot,{id:ot,critical:wt,
value:G.content(h.Dk.octets)})}const tt=G=>H.get(`2.5.29.${G}`)?.value??null,[it,lt,ft,pt,St]=[15,17,19,30,37].map(tt),T=lt?(0,d.xq)(lt):null,D=pt?(0,d.cP)(pt):
null,Z=new Set([...y,...["15","19","37"].map(G=>`2.5.29.${G}`),...T?.isKnown?["2.5.29.17"]:[],...D?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:lt??new Uint8Array,
names:T?.names??f,constraints:D,basic:ft?R(ft):null,maySign:it?z(it):null,usages:St?rt(St):[],unhandled:[...H.values()].filter(({id:G,critical:ot})=>ot&&!Z.has(
G)).map(({id:G})=>G)}}function R(et){const H=new h.lL(et,"basicConstraints").inside(h.Dk.sequence);return{isAuthority:H.isNext(h.Dk.boolean)&&H.boolean(),maxPath:H.
isNext(h.Dk.integer)?H.count():null}}const P=4,J=128;function z(et){const[H=0,q=0]=new h.lL(et,"keyUsage").bits();return H===0&&q<J?null:(H&P)!==0}function rt(et){
const H=new h.lL(et,"extendedKeyUsage").inside(h.Dk.sequence),q=[];for(;!H.isEmpty;)q.push(H.oid());return q}}),5792:((mt,Y,i)=>{i.d(Y,{Dk:()=>h,I4:()=>b,Jl:()=>_,
KH:()=>C,er:()=>N,lL:()=>L});const h={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class b extends Error{}class L{#t;#e;constructor(o,d){
this.#t=o,this.#e=d}get isEmpty(){return this.#t.length===0}isNext(o){return this.#t[0]===o}any(){const o=this.#t[0]??0,d=this.#t[1]??0;if(this.#t.length<2||(o&
31)===31)throw this.#s();const u=d<128?0:d&127,a=u===0&&d<128?d:this.#n(u),m=2+u,l=m+a;if(l>this.#t.length)throw this.#s();const w={tag:o,content:this.#t.subarray(
m,l),whole:this.#t.subarray(0,l)};return this.#t=this.#t.subarray(l),w}element(o){if(!this.isNext(o))throw this.#s();return this.any()}content(o){return this.element(
o).content}optional(o){return this.isNext(o)?this.content(o):null}inside(o){return new L(this.content(o),this.#e)}oid(){const o=this.content(h.oid);if(o.length===
0||(o.at(-1)??0)>=128)throw this.#s();const d=B(o);if(d===null)throw this.#s();const[u=0,...a]=d,m=Math.min(Math.floor(u/40),2);return[m,u-40*m,...a].join(".")}integer(o=h.
integer){const d=this.content(o),u=d[0],a=d[1]??0,m=u===0&&a<128||u===255&&a>=128;if(u===void 0||d.length>1&&m)throw this.#s();return d}count(){const o=this.integer();
if(o.length>8||(o[0]??0)>=128)throw this.#s();return o.reduce((d,u)=>d*256+u,0)}boolean(){const o=this.content(h.boolean);if(o.length!==1||o[0]!==0&&o[0]!==255)
throw this.#s();return o[0]!==0}bits(){const o=this.content(h.bits),[d=8]=o,u=o.subarray(1),a=u.at(-1)??0;if(d>7||d>0&&u.length===0)throw this.#s();if((a&(1<<d)-
1)!==0)throw this.#s();return u}#n(o){const d=this.#t.subarray(2,2+o);if(o===0||o>4||d.length<o)throw this.#s();const u=d.reduce((a,m)=>a*256+m,0);if(u<128||d[0]===
0)throw this.#s();return u}#s(){return new b(this.#e)}}function B(A){const o=[];let d=!0,u=0;for(const a of A){if(d&&a===128||(u=u*128+(a&127),u>=2**31))return null;
d=a<128,d&&(o.push(u),u=0)}return o}const x={12:A=>$(A),18:A=>/^[\d ]*$/.test(_(A)),19:A=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(_(A)),20:()=>!0,22:A=>A.every(o=>o<
128),30:A=>A.length%2===0&&j(A)},C=({tag:A,content:o})=>x[A]?.(o)??!1;function $(A){try{return new TextDecoder("utf-8",{fatal:!0}).decode(A),!0}catch{return!1}}
const j=A=>A.every((o,d)=>{const u=o*256+(A[d+1]??0);return d%2===1||!(u>=55296&&u<57344||u>=65534||u>=64976&&u<=65007)}),K=new TextDecoder("latin1"),_=A=>K.decode(
A),N=(A,o)=>A.length===o.length&&A.every((d,u)=>d===o[u])}),8167:((mt,Y,i)=>{i.d(Y,{AI:()=>A,cP:()=>$,xq:()=>C,z$:()=>u});var h=i(6181),b=i(5792);const L=130,B=135,
x=[129,134];function C(w){const g=new b.lL(w,"subject alternative names").inside(b.Dk.sequence),U={dns:[],addresses:[]};let c=!1;for(;!g.isEmpty;){const{tag:f,content:y}=g.
any();if(c||=[L,B,...x].includes(f),f===L&&U.dns.push(N(y,"subject alternative names")),f===B){if(y.length!==4&&y.length!==16)throw new b.I4("subject alternativ\
e names");U.addresses.push(y)}}return{names:U,isKnown:c}}function $(w){const g="name constraints",U=new b.lL(w,g),c=U.inside(b.Dk.sequence),[f,y]=[160,161].map(
R=>c.optional(R)??new Uint8Array);if(!f||!y||!c.isEmpty||!U.isEmpty)throw new b.I4(g);if(f.length+y.length===0)throw new b.I4(g);const[W,S]=[j(f),j(y)];return{permitted:W,
excluded:S,isKnown:W.isKnown&&S.isKnown}}function j(w){const g="name constraints",U=new b.lL(w,g),c=[],f=[];let y=!0;for(;!U.isEmpty;){const{tag:S,content:R}=U.
inside(b.Dk.sequence).any(),P=R.length/2;if(S===L)c.push(N(R,g).toLowerCase());else if(S===B&&(P===4||P===16))f.push({address:R.subarray(0,P),mask:R.subarray(P)});else{
if(S===B)throw new b.I4(g);y&&=x.includes(S)}}if(!(c.every(S=>K(S.replace(/^\.(?=.)/,"")))&&f.every(({mask:S})=>_(S))))throw new b.I4(g);return{dns:c,networks:f,
isKnown:y}}const K=w=>/^[!-~]*$/.test(w)&&!/^\.|\.\.|\.$/.test(w),_=w=>/^1*0*$/.test(Array.from(w,g=>g.toString(2).padStart(8,"0")).join(""));function N(w,g){if(w.
some(U=>U>=128))throw new b.I4(g);return(0,b.Jl)(w)}function A({dns:w,addresses:g},U){const c=(0,h.r5)((0,h.n7)(U));if(c!==null)return g.some(S=>(0,b.er)(S,Uint8Array.
from(c)));const f=U.toLowerCase(),y=f.replace(/\.$/,"").split("."),W=y.every(S=>o.test(S));return w.some(S=>{const R=S.toLowerCase(),[P,...J]=R.split("."),z=P===
"*"&&J.length>0;return!W||!(z?J:[P,...J]).every(rt=>o.test(rt??""))?R===f&&R!==".":z?y.length===J.length+1&&y.slice(1).join(".")===J.join("."):y.join(".")===R})}
const o=/^[a-z0-9_][a-z0-9_-]*$/,d=25e4;function u(w,{permitted:g,excluded:U}){const c=g.dns.length+U.dns.length,f=g.networks.length+U.networks.length;return w.
dns.length*c+w.addresses.length*f>d?!1:w.dns.every(W=>{const S=W.toLowerCase();return K(S)&&(g.dns.length===0||g.dns.some(R=>a(S,R)))&&!U.dns.some(R=>a(S,R)||m(
S,R))})&&w.addresses.every(W=>(g.networks.length===0||g.networks.some(S=>l(W,S)))&&!U.networks.some(S=>l(W,S)))}const a=(w,g)=>g===""||w===g||w.endsWith(g.startsWith(
".")?g:`.${g}`),m=(w,g)=>w.startsWith("*.")&&g.replace(/^[^.]*/,"")===w.slice(1),l=(w,{address:g,mask:U})=>w.length===g.length&&w.every((c,f)=>{const y=U[f]??0;
return(c&y)===((g[f]??0)&y)})}),3427:((mt,Y,i)=>{i.d(Y,{Cg:()=>B,DS:()=>N,Hb:()=>K,Yx:()=>x});var h=i(7598);const b=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_S\
HA384","TLS_CHACHA20_POLY1305_SHA256"],L=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],B=[...b,...L.flatMap(A=>[`ECDHE\
-ECDSA-${A}`,`ECDHE-RSA-${A}`])],x=["X25519","P-256","P-384","P-521"],C=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss\
_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],$="@SECLEVEL=0",j=h.constants.SSL_OP_LEGACY_SERVER_CONNECT|
h.constants.SSL_OP_NO_RENEGOTIATION,K={secureOptions:j,minVersion:"TLSv1.2",ciphers:[...B,$].join(":"),ecdhCurve:x.join(":"),sigalgs:C.join(":")},_=["TLS_AES_12\
8_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],N={secureOptions:j,minVersion:"TLSv1",ciphers:[...B,..._,"ALL","COMPLEMENTOFALL",$].join(":"),ecdhCurve:[...x,"X448","\
secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),6188:((mt,Y,i)=>{i.d(Y,{P2:()=>x,RC:()=>b,
VX:()=>$,aZ:()=>h,hp:()=>C,mW:()=>L,sD:()=>_,sc:()=>K,zC:()=>N});class h extends Error{argument;want;constructor(f,y){super(`${f.path.join(".")} must be ${y}`),
this.argument=f,this.want=y}}function b(c,f,y,W){const S=c.find(({keys:z})=>w(z[0]?.name,f))?.keys[0];if(S===void 0)return;const R={path:[...y.path,f],span:S},P=g(
c,f),J=P.filter(({keys:z})=>z.length>0);J.length>0&&W({kind:"items",items:J},R);for(const{keys:z,value:rt}of P)z.length>0||W(rt.kind==="object"?{kind:"items",items:rt.
items}:rt,R)}function L(c,f){if(c.kind==="items"||c.kind==="object")return c.items;throw new h(f,"a block")}const B=1e5;function x(c,f,y,W){const S=y??new Map,R=c.
kind==="item"?[c.item]:L(c,f),P=new Set,J=Map.groupBy(R,({keys:rt})=>rt[0]?.name.toLowerCase());let z=0;for(const{keys:rt,value:et}of R){const[H,...q]=rt;if(H===
void 0)throw new h(f,"a block with a label");const{name:tt}=H;if(P.has(tt))continue;q.length>0&&P.add(tt);const it={path:[...f.path,tt],span:H},lt=q.length>0?J.
get(tt.toLowerCase())??[]:[];if(z+=lt.length,z>R.length+B)throw new h(it,"spelled like the others");const ft=q.length>0?{kind:"items",items:lt.map(U)}:et;S.set(
tt,W(ft,it,S.get(tt)))}return S}const C=(c,f,y)=>x(c,f,y,A);function $(c,f,y,W){const S=j(c);if(S===void 0)throw new h(f,"a list");const R=S.map(P=>W(P,f,void 0));
for(const P of R)y.push(P);return y}function j(c){return c.kind==="items"?c.items.map(f=>({kind:"item",item:f})):c.kind==="object"?[c]:c.kind==="list"?c.elements:
void 0}const K=(c,f)=>{if(c.kind==="number")return c.text;if(c.kind==="string")return c.value;throw new h(f,"a string")},_=(c,f)=>l(c.kind==="string"?{kind:"num\
ber",text:c.value}:c,f,"int"),N=(c,f)=>{if(c.kind==="bool")return c.value;throw new h(f,"true or false")},A=(c,f,y)=>o(y?.kind??u(c,f),c,f,y);function o(c,f,y,W){
switch(c){case"string":return{kind:c,value:K(f,y,void 0)};case"bool":return{kind:c,value:N(f,y,void 0)};case"int":case"float":return{kind:c,value:l(f,y,c)};case"\
list":{const S=W?.kind===c?W.elements:[];return{kind:c,elements:$(f,y,S,d)}}case"map":return{kind:c,entries:C(f,y,void 0)};case"maps":{const S=W?.kind===c?W.elements:
[];return{kind:c,elements:$(f,y,S,C)}}}}const d=(c,f)=>{const y=u(c,f);return o(y==="maps"?"map":y,c,f,void 0)};function u(c,f){switch(c.kind){case"items":case"\
object":return"maps";case"number":return"int";case"item":throw new h(f,"a value");case"string":case"float":case"bool":case"list":return c.kind}}const a=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
m=2**63-1;function l(c,f,y){if(c.kind!=="number"&&c.kind!=="float")throw new h(f,"a number");const W=c.text.replace("-",""),S=Number(/^0[0-7]+$/.test(W)?`0o${W}`:
W);if(y==="int"&&(!a.test(W)||S>m))throw new h(f,"a whole number");if(!Number.isFinite(S))throw new h(f,"a number");return c.text.startsWith("-")?-S:S}const w=(c,f)=>c?.
toLowerCase()===f.toLowerCase(),g=(c,f)=>c.filter(({keys:y})=>w(y[0]?.name,f)).map(U),U=({keys:c,value:f})=>({keys:c.slice(1),value:f})}),1807:((mt,Y,i)=>{i.d(Y,
{M:()=>L,v:()=>B});var h=i(3024),b=i(5747);function L(x){try{return(0,h.readdirSync)(x).sort()}catch(C){return(0,b.Oj)(C),[]}}function B(x){try{return(0,h.readdirSync)(
x,{withFileTypes:!0}).filter(C=>C.isDirectory()).map(({name:C})=>C)}catch(C){return(0,b.Oj)(C),[]}}}),6134:((mt,Y,i)=>{i.d(Y,{SH:()=>B,Td:()=>x,lS:()=>$,n_:()=>b,
pH:()=>L,w4:()=>C,yN:()=>_});const h=25e4;class b{max;count=0;constructor(d=h){this.max=d}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.
count>this.max}}function L(o,d,u,a){return u===void 0?{text:o,body:d,parts:a,problems:[]}:{text:o,body:d,parts:a,problems:[{..._(o)(u),message:u.message}]}}const B=(o,d,u)=>{
const a=[];if(o.kind==="native"){for(const m of o.blocks)m.type===d&&m.labels.length===u&&a.push(m);return a}for(const m of o.members)m.name===d&&K(d,m.value,u,
[],a);return a},x=o=>o.kind==="native"?o.attributes:o.members;function C(o,d){if(!(o.kind==="native"&&o.mayHave?.(d)===!1)){for(const u of x(o))if(u.name===d)return u}}
const $=o=>o.kind==="object"?o.items.filter(j):o.kind!=="tuple"?[]:o.elements.flatMap(d=>d.kind==="object"?d.items.filter(j):[]),j=o=>o.name!==void 0&&o.name!==
"//";function K(o,d,u,a,m){if(u>0){for(const{name:w,start:g,end:U,value:c}of $(d))K(o,c,u-1,[...a,{value:w,start:g,end:U}],m);return}const l={start:d.start,end:d.
start+1};for(const w of d.kind==="tuple"?d.elements:[d])w.kind!=="object"&&w.kind!=="tuple"||m.push({...l,type:o,labels:a,body:{kind:"json",members:$(w)}})}const _=o=>{
const d=[o.startsWith("\uFEFF")?1:0];let u=o.indexOf(`
`),a;return({start:m,end:l})=>{for(;u>=0&&u<m;u=o.indexOf(`
`,u+1))d.push(u+1);a??=N(o);const w=y=>A(a??[],y-1),g=Math.max(1,A(d,m)),U=d[g-1]??0,c=(d[g]??(u<0?o.length:u)+1)-1,f=y=>y-U-w(y)+w(U)+1;return{line:g,column:f(
Math.max(m,U)),endColumn:f(Math.min(l,c))}}},N=o=>/[\uD800-\uDBFF]/.test(o)?Array.from(o.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),d=>d.index):[];function A(o,d){
let u=0,a=o.length;for(;u<a;){const m=u+a>>>1;(o[m]??0)<=d?u=m+1:a=m}return u}}),1731:((mt,Y,i)=>{i.d(Y,{Cg:()=>_,Ty:()=>K,Zy:()=>N,dU:()=>A,hZ:()=>L,oF:()=>C,rK:()=>$});
var h=i(9562);const b=new RegExp(`^${h.eQ}$`),L=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,B=new RegExp(`^${L}[.+-]?$`),
x=2n**63n-1n;function C(d){const[,u,a,m,l]=b.exec(d)??[];return u===void 0?null:j(d,u,m??a,l)}function $(d){const[,u,a,m]=B.exec(d)??[];return u===void 0?null:j(
d,u,a,m)}function j(d,u,a="",m=""){const l=u.split(".").map(g=>g.replace(/^0+(?=.)/,""));if(l.some(g=>g.length>19))return null;const w=l.map(BigInt);if(w.some(g=>g>
x))return null;for(;w.length<3;)w.push(0n);return{text:d,numbers:w,written:l.length,pre:a,build:m}}const K=d=>d.pre!=="",_=({numbers:d,pre:u,build:a})=>`${d.join(
".")}${u===""?"":`-${u}`}${a===""?"":`+${a}`}`;function N(d,u,a=A){const m=Math.max(d.numbers.length,u.numbers.length);for(let l=0;l<m;l++){const[w,g]=[d.numbers[l]??
0n,u.numbers[l]??0n];if(w!==g)return w<g?-1:1}return d.pre===u.pre||d.numbers.length!==u.numbers.length?0:d.pre===""||u.pre===""?d.pre===""?1:-1:a(d.pre,u.pre)}
function A(d,u){const[a,m]=[d.split("."),u.split(".")];for(let l=0;;l++){const[w,g]=[l+1>=a.length,l+1>=m.length];if(w!==g)return w?-1:1;const U=o(a[l]??"",m[l]??
"");if(U!==0||w)return U}}function o(d,u){const[a,m]=[/^[0-9]*$/.test(d),/^[0-9]*$/.test(u)];return a!==m?a?-1:1:a&&d.length!==u.length?d.length-u.length:d===u?
0:d<u?-1:1}}),2926:((mt,Y,i)=>{i.r(Y),i.d(Y,{attemptLimitMs:()=>De.nT,judgeRequests:()=>bn.Ey,judgeVisit:()=>Rn.D,mergeFindings:()=>fe,networkOf:()=>Xn,readCliConfig:()=>Ve,
readMachineCredentials:()=>_n,thisMachine:()=>B,visitHosts:()=>De.pj});var h=i(8161),b=i(5747);const L={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function B(e){const t=(0,h.
platform)();return{system:t==="win32"?"windows":"unix",platform:`${t==="win32"?"windows":t}_${L[(0,h.arch)()]??(0,h.arch)()}`,environment:e,accountHome:x()}}function x(){
try{return(0,h.userInfo)().homedir||null}catch(e){return(0,b.Oj)(e),null}}var C=i(3024),$=i(6760),j=i(1807),K=i(4929),_=i(2713),N=i(6134),A=i(8947);class o extends Error{start;constructor(t,n){
super(t),this.start=n}}const d=200,u=20;function a(e){const t=e[u];if(t!==void 0)throw new o(`more than ${u} names before a value`,t.start)}const m={a:"\x07",b:"\
\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},l=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,w=1114111;function g(e,t,n){
let s="",r=0,p=t+1;for(let E=p;E<e.length;E+=1){const k=e[E];if(r>0)k==="{"?r+=1:k==="}"&&(r-=1);else if(k==='"'){const v=e.slice(p,E);return{value:s===""?v:(0,A.
uK)(s+(0,A.ZJ)(v)),end:E+1}}else{if(k===`
`)throw new o("string is not terminated",E);k==="\\"?(E>p&&(s+=(0,A.ZJ)(e.slice(p,E))),s+=U(e,E,n),p=l.lastIndex,E=p-1):n==="hcl"&&e.startsWith("${",E)&&(r=1,E+=
1)}}throw new o("string is not terminated",e.length)}function U(e,t,n){l.lastIndex=t;const[s,r,p,E,k,v]=l.exec(e)??[];if(r!==void 0)return m[r]??"";if(p!==void 0)
return String.fromCharCode(Number.parseInt(p,16));if(E!==void 0)return String.fromCharCode(Number.parseInt(E,8));const O=Number.parseInt(k??v??"",16),Q=O>=55296&&
O<=57343;if(s===void 0||O>w||Q&&n==="json")throw new o("invalid escape sequence",t);return(0,A.ZJ)(Q?"\uFFFD":String.fromCodePoint(O))}const c=new RegExp("[^\\p{L}\\p{Nd}_]","u");
function f(e,t){const n=e.indexOf(`
`,t)+1,s=e.startsWith("<<-",t),r=e.slice(t+(s?3:2),Math.max(0,n-1));if(!e.startsWith("<<",t)||r===""||c.test(r))throw new o("invalid heredoc marker",t);for(let p=n;;){
const E=e.indexOf(`
`,p);if(E<0)throw new o("heredoc is not terminated",e.length);const k=e.slice(p,E);if(k.length>=r.length+(s?1:0)&&k.replace(/^[\t\v\f\r ]+/,"")===r){const O=k.slice(
0,k.length-r.length),Q=e.slice(n,p);return{value:s?y(Q,O):Q+O,end:E+1}}p=E+1}}function y(e,t){const n=e.split(`
`).slice(0,-1);return n.every(s=>s.startsWith(t))?n.map(s=>`${s.slice(t.length)}
`).join(""):e}const W={hcl:"{}[],=",json:"{}[],:"},S=/[ \t\n\r]+/y,R=/(?:#|\/\/)[^\n]*/y,P=new RegExp("[\\p{L}_]","uy"),J=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),z=/-?0[xX][0-9a-fA-F]+/y,rt=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
et=/^-?0\d+[89]/,H=/^-?0\d/,q=/[\0\ue123]/;function tt(e,t,n){return e.lastIndex=n,e.exec(t)?.[0]??""}class it{#t;#e;#n=0;constructor(t,n){this.#t=t,this.#e=n;const s=t.
search(q);if(s>=0)throw new o("null character or U+E123",s)}next(){this.#i();const t=this.#n,{kind:n,value:s,end:r}=this.#s(t);return this.#n=r,{kind:n,value:s,
start:t,end:r}}#s(t){const n=this.#t,s=n[t];if(s===void 0)return{kind:"end of the file",value:"",end:t};if(W[this.#e].includes(s))return{kind:s,value:s,end:t+1};
if(s==='"')return{kind:"string",...g(n,t,this.#e)};if(s==="<"&&this.#e==="hcl")return{kind:"heredoc",...f(n,t)};if(tt(P,n,t)!=="")return this.#o(t);const r=this.#e===
"hcl"?tt(z,n,t):"",p=r||tt(rt,n,t);if(p==="")throw new o("illegal character",t);const E=t+p.length,k=r===""&&/[.eE]/.test(p),v=this.#e==="hcl"?et:H;if(!k&&v.test(
p))throw new o("number begins with 0",t);return{kind:k?"float":"number",value:p,end:E}}#o(t){J.lastIndex=t;const n=J.exec(this.#t)?.index??this.#t.length,s=this.#t.
slice(t,n);if(s==="true"||s==="false")return{kind:"bool",value:s,end:n};if(this.#e==="hcl")return{kind:"name",value:s,end:n};if(s==="null")return{kind:"null",value:s,
end:n};throw new o("illegal character",t)}#i(){for(;;){const t=this.#n;if(this.#n+=tt(S,this.#t,this.#n).length,this.#e==="hcl"&&this.#l(),this.#n===t)return}}#l(){
if(this.#t.startsWith("/*",this.#n)){const t=this.#t.indexOf("*/",this.#n+2);if(t<0)throw new o("comment is not terminated",this.#t.length);this.#n=t+2}else this.#n+=
tt(R,this.#t,this.#n).length}}function lt(e){const t=new ft(e);return pt(t.parse())}class ft{#t;#e=0;constructor(t){this.#t=new it(t,"json")}parse(){return this.#t.
next(),this.#n()}#n(){this.#e+=1;const t=[];do{const n=this.#s(),s=n&&this.#o(this.#t.next());if(!s)break;t.push({keys:n,value:s})}while(this.#t.next().kind==="\
,");return this.#e-=1,t}#s(){const t=[];for(;;){const{kind:n,value:s,start:r,end:p}=this.#t.next();if(n===":"&&t.length>0)return t;if(n==="}"||n==="end of the f\
ile")return null;if(n!=="string")throw new o("expected a name in quotation marks",r);t.push({name:s,start:r,end:p}),a(t)}}#o(t){const{kind:n,value:s,start:r}=t;
if(this.#e>d)throw new o(`values are nested deeper than ${d} levels`,r);switch(n){case"{":return{kind:"object",items:this.#n()};case"[":return this.#i();case"st\
ring":return{kind:n,value:s};case"number":case"float":return{kind:n,text:s};case"bool":return{kind:n,value:s==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new o("expected a value",r)}}#i(){const t=[];for(let n=this.#t.next();n.kind!=="]";n=this.#t.next()){if(n.kind===
","||n.kind==="bool"||n.kind==="[")continue;const s=this.#o(n);if(s===null)return null;t.push(s)}return{kind:"list",elements:t}}}function pt(e){return e.flatMap(
St)}function St({keys:e,value:t}){return t.kind==="object"&&T(t.items.map(n=>n.value))?t.items.flatMap(n=>{const s=[...e,...n.keys];return a(s),St({keys:s,value:n.
value})}):t.kind==="list"&&T(t.elements)?t.elements.flatMap(n=>St({keys:e,value:n})):[{keys:e,value:D(t)}]}const T=e=>e.length>0&&e.every(({kind:t})=>t==="objec\
t");function D(e){return e.kind==="object"?{kind:"object",items:pt(e.items)}:e.kind==="list"?{kind:"list",elements:e.elements.map(D)}:e}const Z=(e,t)=>new G(e,t).
parse();class G{#t;#e;#n;#s=null;#o=0;constructor(t,n){this.#t=t,this.#e=new it(t,"hcl"),this.#n=n}parse(){const t=this.#i();return this.#d("end of the file"),t}#i(){
const t=[],n=new Set;for(;this.#r().kind!=="}"&&this.#r().kind!=="end of the file";){const s=this.#f(),r=this.#r().kind==="=";if(r&&this.#c(),r&&this.#r().kind===
"end of the file")break;t.push(r?{keys:s,value:this.#u(),isAssigned:r}:{keys:s,value:this.#h()}),r&&this.#n&&this.#l(s,n),this.#r().kind===","&&this.#c()}return t}#l(t,n){
for(const{start:s,end:r}of t){const p=this.#t.slice(s,r);if(n.has(p))throw new o("each argument can only be defined once",s);n.add(p)}}#f(){const t=[];for(;;){const{
kind:s,value:r,start:p,end:E}=this.#r();if(s!=="name"&&s!=="string")break;t.push({name:r,start:p,end:E}),a(t),this.#c()}const{kind:n}=this.#r();if(t.length===0)
throw this.#a("a name");if(n==="="&&t.length>1)throw this.#a('"{"');if(n!=="="&&n!=="{")throw this.#a('"=" or "{"');return t}#u(){const{kind:t,value:n}=this.#r();
switch(t){case"{":return this.#h();case"[":return this.#p();case"string":case"heredoc":return this.#c(),{kind:"string",value:n};case"number":case"float":return this.#c(),
{kind:t,text:n};case"bool":return this.#c(),{kind:t,value:n==="true"};default:throw this.#a("a value")}}#h(){this.#m("{");const t=this.#i();return this.#d("}"),
this.#o-=1,{kind:"object",items:t}}#p(){this.#m("[");const t=[];let n=!1;for(let s=this.#r();s.kind!=="]";s=this.#r())if(s.kind===",")this.#c(),n=!1;else{if(n)throw this.#a(
'"," or "]"');t.push(this.#u()),n=s.kind!=="["}return this.#d("]"),this.#o-=1,{kind:"list",elements:t}}#m(t){const{start:n}=this.#r();if(this.#d(t),this.#o+=1,this.#o>
d)throw new o(`values are nested deeper than ${d} levels`,n)}#d(t){if(this.#r().kind!==t)throw this.#a(ot(t));this.#c()}#r(){return this.#s??=this.#e.next(),this.#s}#c(){
this.#s=null}#a(t){const{kind:n,start:s}=this.#r();return new o(`expected ${t}, found ${ot(n)}`,s)}}function ot(e){return e.length===1?`"${e}"`:e==="name"?"a wo\
rd without quotation marks":e==="end of the file"?"the end of the file":`a ${e}`}function wt(e,t){const n=new RegExp("^\\p{White_Space}*\\{","u").test(e),s=n?e:
e.replaceAll(`\r
`,`
`),r=(0,N.yN)(s);try{return{kind:"read",items:n?lt(s):Z(s,t==="opentofu"),placeOf:r}}catch(p){if(!(p instanceof o))throw p;const{message:E,start:k}=p;return{kind:"\
refused",why:E,place:r({start:k,end:k+1})}}}var at=i(6188);const At="registry_protocols",kt={requestTimeoutSeconds:null,retryCount:null};function vt(e){for(const{
keys:t,value:n}of e){const[s]=t;if(s?.name!==At||n.kind!=="object")continue;let{requestTimeoutSeconds:r,retryCount:p}=kt;const E={path:[At],span:s};try{return(0,at.
RC)(n.items,"retry_count",E,(k,v)=>{p=(0,at.sD)(k,v,void 0)}),(0,at.RC)(n.items,"request_timeout_seconds",E,(k,v)=>{r=(0,at.sD)(k,v,void 0)}),{requestTimeoutSeconds:r,
retryCount:p,mistakes:[]}}catch(k){if(!(k instanceof at.aZ))throw k;const v={span:k.argument.span,why:k.message};return{...kt,mistakes:[v]}}}return{...kt,mistakes:[]}}
function Dt(e,t){const n=Ut(t.TF_REGISTRY_CLIENT_TIMEOUT);return n!==null?n*1e3:e===null?null:e>0?e*1e3:Number.POSITIVE_INFINITY}const $t=1e4,_t=1;function Ct(e,{
requestTimeoutSeconds:t,retryCount:n},s){const r=Ut(s.TF_REGISTRY_DISCOVERY_RETRY)??n??_t;return{client:e,attemptMs:Dt(t,s)??$t,retries:Math.max(r,0)}}function Ut(e){
const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}const Bt={credentials:new Map,hosts:new Map,helpers:new Map},jt={path:[],span:{start:0,end:0}};function bt(e,t){
const n={},s=()=>({...Bt,...n});try{for(const[r,p]of Pt(n,t))(0,at.RC)(e,r,jt,p);return{values:s(),mistake:null}}catch(r){if(!(r instanceof at.aZ))throw r;return{
values:t==="opentofu"?s():Bt,mistake:r}}}function Pt(e,t){const n=t==="terraform",s=(v,O)=>(0,at.sc)(v,O,void 0),r=(v,O)=>(0,at.zC)(v,O,void 0),p=(v,O)=>(0,at.P2)(
v,O,void 0,at.sc),E=[["providers",p],["provisioners",p],["disable_checkpoint",r],["disable_checkpoint_signature",r]],k=(v,O)=>n?O:v??O;return[...n?E:[],["plugin\
_cache_dir",s],["plugin_cache_may_break_dependency_lock_file",r],["host",(v,O)=>{e.hosts=(0,at.P2)(v,O,e.hosts,(Q,ut,gt)=>Ft(Q,ut,k(gt,{services:null})))}],["cr\
edentials",(v,O)=>{e.credentials=(0,at.P2)(v,O,e.credentials,at.hp)}],["credentials_helper",(v,O)=>{e.helpers=(0,at.P2)(v,O,e.helpers,(Q,ut,gt)=>Jt(Q,ut,k(gt,{args:[]})))}]]}
function Ft(e,t,n){return(0,at.RC)((0,at.mW)(e,t),"services",t,(s,r)=>{n.services=(0,at.hp)(s,r,n.services??void 0)}),n}function Jt(e,t,n){return(0,at.RC)((0,at.
mW)(e,t),"args",t,(s,r)=>{n.args=(0,at.VX)(s,r,n.args,at.sc)}),n}const Zt={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:kt,findings:[],
secrets:[],isRead:!1};function Qt({shown:e,text:t,isUtf8:n},s){const r=(Et,Ot)=>({problem:(0,K.credentialsConfig)({clients:[s],mistake:Et}),place:Ot}),p=(Et,Ot)=>({
...Zt,findings:[r({kind:"syntax",file:e,why:Et},Ot)]}),E=wt(t,s);if(E.kind==="refused")return p(E.why,{file:e,...E.place});if(!n)return p("illegal UTF-8 encodin\
g",null);const{values:k,mistake:v}=bt(E.items,s),O=Et=>({file:e,...E.placeOf(Et)}),Q=ht(E.items),ut=(Et,Ot)=>O(Q.get(Mt(Et,Ot))??{start:0,end:0}),gt=({argument:{
path:Et,span:Ot},want:se})=>r({kind:"type",file:e,path:Et,want:se},O(Ot)),Tt=v===null?E.items:[],yt=vt(s==="opentofu"?Tt:[]),dt=({span:Et,why:Ot})=>r({kind:"blo\
ck",file:e,why:Ot},O(Et));return{credentials:I(k.credentials,(Et,Ot)=>X(Et,ut("credentials",Ot))),hosts:I(k.hosts,({services:Et},Ot)=>({place:ut("host",Ot),services:Array.
from(Et??[],([se,Gn])=>({id:se,value:st(Gn)}))})),helpers:I(k.helpers,({args:Et},Ot)=>({place:ut("credentials_helper",Ot),args:Et})),installations:{items:Tt.filter(
M),shown:e,placeOf:O},protocols:yt,findings:[...v===null?[]:[gt(v)],...yt.mistakes.map(dt)],secrets:[...k.credentials.values()].flatMap(nt),isRead:v===null||s===
"opentofu"}}const M=({keys:[e]})=>e?.name==="provider_installation",I=(e,t)=>new Map(Array.from(e,([n,s])=>[n,t(s,n)]));function X(e,t){const n=e.get("token"),s=n?.
kind==="string";return{place:t,token:s?new _.o(n.value.normalize("NFC")):null,hasValue:n!==void 0,crashes:[...e.values()].some(F)}}const F=e=>{switch(e.kind){case"\
maps":return!0;case"list":return e.elements.some(F);case"map":return[...e.entries.values()].some(F);default:return!1}};function nt(e){return[...e.values()].flatMap(
t=>t.kind==="string"||t.kind==="int"?[new _.o(String(t.value))]:[])}function st(e){return e.kind==="maps"?ct(e.elements[0]??new Map):V(e)}function V(e){switch(e.
kind){case"list":return e.elements.map(V);case"map":return ct(e.entries);case"maps":return e.elements.map(ct);default:return e.value}}const ct=e=>Object.fromEntries(
Array.from(e,([t,n])=>[t,V(n)]));function ht(e){const t=new Map;for(const{keys:n,value:s}of e){const[r,p]=n,E=s.kind==="object"?s.items.map(k=>k.keys[0]):[];for(const k of p===
void 0?E:[p])k!==void 0&&t.set(Mt(r?.name??"",k.name),k)}return t}const Mt=(e,t)=>`${e.toLowerCase()} ${t}`;var Lt=i(1731);function It(e,t,n,s=null){const r=Pe(
t.environment,s),p=re(t);if(p===null)return{main:r,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};const E=t.system==="windows"?Le:Ie,
{main:k,directory:v,dataDirectories:O}=E(e,p,t.environment,n),Q=xe(t),ut=O.flatMap(dt=>[Q(dt,"plugins"),Q(dt,"plugins",t.platform)]),gt=[...O,...xt(p,t)].map(dt=>Q(
dt,"plugins")),Tt={helperDirectories:ut,mirrorDirectories:gt};if(r===null)return{main:{path:k,chosenBy:"default"},directory:v,directoryOff:null,...Tt};const yt={
path:v,by:r.chosenBy};return{main:r,directory:null,directoryOff:yt,...Tt}}function xt(e,t){const{system:n,platform:s,environment:r}=t;if(n==="windows")return[Wt(
e,"HashiCorp","Terraform")];if(s.startsWith("darwin"))return[e,""].map(v=>Rt(v,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:p="",XDG_DATA_DIRS:E}=r,
k=v=>v.startsWith("/");return[k(p)?p:Rt(e,".local","share"),...(E||"/usr/local/share:/usr/share").split(":").filter(k)].map(v=>Rt(v,"terraform"))}function Nt(e,t){
const n=re(t),s=t.system==="windows"?"\\":"/";return n===null||n.length<2||!e.startsWith(n+s)?e:(t.system==="windows"?"%APPDATA%":"~")+e.slice(n.length)}function Pe(e,t){
if(t)return{path:t,chosenBy:"cli-config"};for(const n of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const s=e[n];if(s)return{path:s,chosenBy:n}}return null}function re({
system:e,environment:t,accountHome:n}){return e==="windows"?t.APPDATA||null:t.HOME||n||null}function Ie(e,t,n,s){const[r,p]=[Rt(t,".terraformrc"),Rt(t,".tofurc")],
E=Rt(t,".terraform.d");if(e==="terraform")return{main:r,directory:E,dataDirectories:[E]};const{XDG_CONFIG_HOME:k,XDG_DATA_HOME:v}=n,O=!s(r)&&!s(p);return{main:k&&
O?Rt(k,"opentofu","tofurc"):oe(p,r,s),directory:k&&!s(E)?Rt(k,"opentofu"):E,dataDirectories:v?[E,Rt(v,"opentofu")]:[E]}}function Le(e,t,n,s){const[r,p]=[Wt(t,"t\
erraform.rc"),Wt(t,"tofu.rc")],E=Wt(t,"terraform.d");return{main:e==="terraform"?r:oe(p,r,s),directory:E,dataDirectories:[E]}}const oe=(e,t,n)=>n(t)&&!n(e)?t:e,
xe=({system:e})=>e==="windows"?Wt:Rt,Rt=(e,...t)=>[e.replace(/(?<!\/)\/+$/,""),...t].join("/"),Wt=(e,...t)=>[e.replace(/(?<![\\/])[\\/]+$/,""),...t].join("\\");
function Ne({name:e,args:t,place:n},s,r,p){const E=s.map(O=>({directory:O,files:(0,j.M)(O).filter(Q=>$e((0,$.join)(O,Q)))})),k=O=>Nt(O,p),v=je(e,E);switch(v.kind){case"\
found":{const O=(0,$.resolve)(v.directory,v.file),Q=Be(O,p);return{helper:{name:e,args:t,path:O,shown:k(O),refusal:Q},findings:[]}}case"crash":{const O=k((0,$.join)(
v.directory,v.file));return{helper:null,findings:[{problem:(0,K.credentialsHelper)({kind:"version",name:e,path:O,client:r}),place:n}]}}case"missing":{const O={kind:"\
no helper",name:e,directories:s.map(k)};return{helper:null,findings:[{problem:(0,K.credentialsConfig)({clients:[r],mistake:O}),place:n}]}}}}const $e=e=>(0,C.existsSync)(
e)&&!(0,C.statSync)(e).isDirectory(),Ue=256;function Be(e,{system:t}){if(t==="windows")return null;if(!(0,C.statSync)(e).isFile())return"permission denied";const n=Buffer.
alloc(Ue);let s;try{const p=(0,C.openSync)(e,"r");try{s=(0,C.readSync)(p,n)}finally{(0,C.closeSync)(p)}}catch(p){return(0,b.Oj)(p),null}return n.toString("latin\
1",0,2)==="#!"||n.subarray(0,s).includes(0)?null:"exec format error"}const ie="terraform-credentials-",He="0.0.0";function je(e,t){let n;for(const s of Fe(e,t)){
const r=(0,Lt.oF)(s.text),{directory:p,file:E}=s;if(r===null)return{kind:"crash",directory:p,file:E};(n===void 0||(0,Lt.Zy)(r,n.version,We)>0)&&(n={...s,version:r})}
return n===void 0?{kind:"missing"}:{kind:"found",directory:n.directory,file:n.file}}function Fe(e,t){const n=new Map;for(const{directory:s,files:r}of t)for(const p of r){
if(!p.startsWith(ie))continue;const E=p.toLowerCase().slice(ie.length).replace(/\.exe$/,""),k=E.indexOf("_v");if((k<0?E:E.slice(0,k))!==e||E==="")continue;const v=k<
0?He:E.slice(k+2).replace(/_x.*$/s,"");n.has(v)||n.set(v,{directory:s,file:p,text:v})}return[...n.values()]}function We(e,t){const[n,s]=[e.split("."),t.split(".")];
for(let r=0;r<Math.max(n.length,s.length);r+=1){const p=ze(n[r]??"",s[r]??"");if(p!==0)return p}return 0}function ze(e,t){if(e===t)return 0;const[n,s]=[ce(e),ce(
t)];return e===""?s?-1:1:t===""?n?1:-1:n!==s?n?-1:1:n?BigInt(e)>BigInt(t)?1:-1:e>t?1:-1}const ce=e=>/^-?\d+$/.test(e);var Ke=i(3229),Kt=i(1831);function ae(e,t){
const n=e.flatMap(v=>v.findings),s=(v,O)=>{n.push({problem:(0,K.credentialsConfig)({clients:[t],mistake:v}),place:O})},r=le(new Map(e.flatMap(v=>[...v.credentials])),
s),p=le(new Map(e.flatMap(v=>[...v.hosts])),s);for(const{crashes:v,label:O,place:Q}of r)v&&s({kind:"panic",label:O},Q);const[E,...k]=new Map(e.flatMap(v=>[...v.
helpers]));for(const[,{place:v}]of k)s({kind:"two helpers"},v);return{credentials:r,forced:p,helper:E===void 0?null:{name:E[0],...E[1]},findings:n}}function le(e,t){
const n=new Map;for(const[s,r]of e){const p="services"in r?"host":"credentials",E=(0,Kt.Pv)(s);if(!E.ok){const v=(0,Ke.L6)(s);t({kind:"label",type:p,label:s,why:E.
why,advice:v},r.place);continue}const k=n.get(E.value);if(k!==void 0){const v=[k.label,s];t({kind:"two labels",type:p,host:E.value,labels:v},r.place)}n.set(E.value,
{...r,host:E.value,label:s})}return[...n.values()]}const Xe=1024*1024,Ge={files:1e3,bytes:4*1024*1024};function Ve(e,t,n=null,s=Ge){const r=It(e,t,C.existsSync,
n),{directory:p,directoryOff:E,helperDirectories:k}=r,v=Ye(r,e,t),O=[...v,...ue(p,e,t,s)],Q=ue(E?.path??null,e,t,s),ut=ae(zt(O),e),gt=ut.helper&&Ne(ut.helper,k,
e,t),Tt=ae(zt(Q),e).credentials,yt=v[0]?.blocks?.protocols??kt;return{...ut,client:e,installations:zt(O).flatMap(({installations:dt})=>dt??[]),mirrors:r.mirrorDirectories.
map(dt=>({path:dt,shown:Nt(dt,t)})),paths:r,files:[...O.map(({file:dt})=>dt),...Q.map(({file:dt})=>({...dt,state:"off"}))],turnedOff:Tt.map(({host:dt,place:Et})=>({
host:dt,place:Et})),helper:gt?.helper??null,requestTimeoutMs:e==="opentofu"?Dt(yt.requestTimeoutSeconds,t.environment):null,patience:Ct(e,yt,t.environment),findings:[
...O.flatMap(({finding:dt})=>dt??[]),...ut.findings,...gt?.findings??[]],secrets:[...zt(O),...zt(Q)].flatMap(({secrets:dt})=>dt)}}const zt=e=>e.flatMap(({blocks:t})=>t??
[]);function Ye({main:e},t,n){if(e===null)return[];const{path:s,chosenBy:r}=e;if((0,C.existsSync)(s))return[de(s,t,n)];const p={path:s,shown:Nt(s,n),state:"abse\
nt"},k=r==="default"?null:qt({kind:"missing",setting:r,path:s},t);return[{file:p,blocks:null,finding:k,bytes:0}]}const Je=/\.tfrc(?:\.json)?$/s;function ue(e,t,n,s){
if(e===null)return[];const r=[];let p=0;for(const E of(0,j.M)(e)){if(!Je.test(E))continue;const k=(0,$.join)(e,E);if(r.length>=s.files||p>=s.bytes){const O=Nt(k,
n),Q=qt({kind:"too much",file:O,...s},t);r.push({file:{path:k,shown:O,state:"not read"},blocks:null,finding:Q,bytes:0});break}const v=de(k,t,n);r.push(v),p+=v.bytes}
return r}function de(e,t,n){const s=(0,b.yR)(e,Xe),r=Nt(e,n);if(!s.ok){const{failure:k}=s,v=qt({kind:"unreadable",file:r,failure:k},t);return{file:{path:e,shown:r,
state:"not read"},blocks:null,finding:v,bytes:0}}const p=Qt({shown:r,...s},t),E=p.isRead?"read":"not read";return{file:{path:e,shown:r,state:E},blocks:p,finding:null,
bytes:s.bytes}}const qt=(e,t)=>({problem:(0,K.credentialsConfig)({clients:[t],mistake:e}),place:null});function fe(e){const t=new Map;for(const n of e){const{problem:s,
place:r}=n,p=JSON.stringify([s.code,s.message,r]),E=t.get(p)?.problem.affects??[],k=[...new Set([...E,...s.affects??[]])];t.set(p,{problem:{...s,affects:k},place:r})}
return[...t.values()]}var Xt=i(3534),Ze=i(1064);const te=(e,t)=>({name:e,isProgram:!1,answers:t,find:n=>t.get(n)??null});async function Qe(e,t){let n=null;const s=[],
r=[];for(const p of e){const E=n===null||!p.isProgram,k=E?await p.find(t):null;s.push({source:k?.source??p.name,held:E?qe(k):"not asked",counts:n===null&&k!==null}),
k?.problem&&r.push({problem:k.problem,place:k.place}),n??=k}return{answer:n,looks:s,findings:r}}function qe(e){return e===null?"nothing":e.token===null?"no toke\
n":e.token.reveal()===""?"an empty token":"a token"}const he=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function Gt(e,t,n=null){const s=t.reveal(),r={source:e,place:n,token:t,
problem:en(e,s)};return he.test(s)?{...r,isUnsendable:!0}:r}const tn=[[he,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function en(e,t){if(t==="")return(0,Xt.credentialsEmpty)({source:e});
const n=tn.find(([s])=>s.test(t))?.[1];return n!==void 0?(0,Xt.credentialsMalformed)({source:e,slip:n}):t.length<_.I?(0,Xt.credentialsShort)({source:e}):null}const nn="\
TF_TOKEN_";function sn(e){return Object.entries(e).flatMap(([t,n])=>{const s=t.startsWith(nn)?(0,Kt.$k)(t):null;return s===null||n===void 0?[]:[{host:s,variable:t,
token:new _.o(n)}]})}const rn=e=>te("TF_TOKEN_ variables",new Map(sn(e).map(({host:t,variable:n,token:s})=>[t,Gt(n,s)])));function on(e){const t="tokens setting",
n=e.map(({host:s,token:r})=>{const p=Gt(t,r);return[s,r.reveal()===""?{...p,token:null}:p]});return te(t,new Map(n))}function cn({tokens:e,environment:t,clients:n}){
const s=[on(e),rn(t)],r=n.map(({client:E,config:k,helper:v,turnedOff:O=[]})=>{const Q=[k&&me(k),v].filter(ut=>ut!==null);return{client:E,turnedOff:O,sources:[...s,
...Q]}}),p=n.flatMap(({config:E})=>E===null?[]:me(E));return{known:an([...s,...p]),find:async E=>{const k=await Promise.all(r.map(async({client:v,sources:O,turnedOff:Q})=>{
const{looks:ut,...gt}=await Qe(O,E);return{...gt,client:v,looks:[...ut,...ln(Q,E)]}}));return{answer:dn(k.map(({answer:v})=>v)),clients:k.map(({client:v,looks:O})=>({
client:v,looks:O})),findings:k.flatMap(({findings:v})=>v),difference:fn(E,k)}}}}function an(e){const t=new Map;for(const n of e)for(const[s,r]of n.answers)t.has(
s)||t.set(s,r);return new Map([...t].flatMap(([n,{token:s,source:r}])=>s===null?[]:[[n,r]]))}const ln=(e,t)=>e.filter(n=>n.host===t).map(({place:n,by:s})=>({source:`${n.
file}:${n.line} (${s} names another file)`,held:"not read",counts:!1})),me=({credentials:e})=>te("CLI configuration",new Map(e.map(t=>[t.host,un(t)])));function un({
host:e,place:t,token:n,hasValue:s}){const r=`${t.file}:${t.line}`;if(n!==null)return Gt(r,n,t);const p={kind:"no token",file:r,host:e,hasValue:s};return{source:r,
place:t,token:null,problem:(0,K.credentialsConfig)({clients:Ze.Du,mistake:p})}}function dn(e){return e.find(t=>t?.token)??e.find(t=>t!==null)??null}function fn(e,t){
const[n,...s]=t,r=s.find(({answer:E})=>pe(E)!==pe(n?.answer??null));if(n===void 0||r===void 0)return null;const p=({client:E,answer:k})=>({client:E,source:k?.token?
k.source:null});return(0,Xt.credentialsDiffer)({host:e,first:p(n),other:p(r)})}const pe=e=>e?.token?.reveal()??null;var hn=i(1421),Ee=i(4e3),mn=i(7531);const we=1024*
1024;function pn(e,t){const n=new Map;let s=null;const r=async p=>{if(s!==null)return s;const E=await En(e,p,t),k=vn(e,E,t);return E.kind==="stopped"&&(s??=k),k};
return{name:ee(e),isProgram:!0,find:p=>{const E=n.get(p)??r(p);return n.set(p,E),E}}}const ee=({name:e})=>`credentials helper ${e}`;async function En(e,t,n){if(e.
refusal!==null)return{kind:"not started",why:e.refusal};if(n.stop.aborted)return{kind:"stopped",why:ge};const s=yn(e,t,n.environment);return typeof s=="string"?
{kind:"not started",why:s}:await wn(s,n)}const ge="was running when the check ended";function wn(e,t){return new Promise(n=>{const s=[],r=[];let p=0;const{timeoutMs:E,
abortAfter:k}=t,v=k(E),O=yt=>{v.removeEventListener("abort",ut),t.stop.removeEventListener("abort",gt),n(yt)},Q=yt=>{gn(e,t),O({kind:"stopped",why:yt})},ut=()=>Q(
`did not exit within ${E/1e3} s (timeout-seconds)`),gt=()=>Q(ge);v.addEventListener("abort",ut),t.stop.addEventListener("abort",gt);const Tt=yt=>dt=>{p+=dt.length,
p>we?Q(`wrote more than ${we/1024/1024} MiB`):yt.push(dt)};e.stdout?.on("data",Tt(s)),e.stderr?.on("data",Tt(r)),e.on("error",yt=>O({kind:"not started",why:ye(yt)})),
e.on("close",yt=>{const[dt,Et]=[Buffer.concat(s),Buffer.concat(r).toString()];O({kind:"ended",isSuccess:yt===0,output:dt,complaint:Et})})})}function gn(e,{kill:t}){
try{e.pid!==void 0&&t((0,h.platform)()==="win32"?e.pid:-e.pid,"SIGKILL")}catch(n){(0,b.Oj)(n)}e.stdout?.destroy(),e.stderr?.destroy(),e.unref()}function yn({path:e,
args:t},n,s){try{return(0,hn.spawn)(e,[...t,"get",n],{env:kn(s),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(r){return ye(r)}}const kn=e=>Object.
fromEntries(Object.entries(e).filter(([t])=>!t.startsWith("INPUT_"))),Sn={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ye(e){const t=(0,b.Oj)(e);return Sn[t]??t}function vn(e,t,n){const{shown:s}=e;
switch(t.kind){case"not started":return Vt(e,`failed to run ${s}: ${t.why}`);case"stopped":return Vt(e,`${s} ${t.why} and was stopped`);case"ended":{if(!t.isSuccess){
const r=Tn(t.complaint);return Vt(e,r===""?`error in ${s}, but it produced no error message`:`error in ${s}: ${r}`)}return On(e,t.output,n)}}}function On(e,t,{learn:n}){
const s=(0,mn.T)(t);if(s.kind==="not-json"||s.kind==="not-object")return Vt(e,`malformed output from ${e.shown}: ${(0,Ee.dh)(s.why)}`);const r=s.kind==="null"?null:
s.services.find(({id:E})=>E==="token")?.value;if(typeof r!="string")return null;const p=new _.o(r);return n(p),Gt(ee(e),p)}function Vt(e,t){const n=(0,K.credentialsHelper)(
{kind:"run",name:e.name,why:t});return{source:ee(e),place:null,token:null,problem:n}}const An=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
Tn=e=>(0,Ee.dh)(e.replace(An,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),Mn=1e4;function _n({tokens:e,configs:t,timeoutMs:n},s,r){for(const O of t.flatMap(
Q=>Q.secrets))r.learn(O);const p=new Map,E=O=>{if(O===null)return null;const Q=JSON.stringify([O.path,...O.args]),ut=p.get(Q)??pn(O,{...r,timeoutMs:n??Mn,environment:s});
return p.set(Q,ut),ut},k=t.map(O=>({client:O.client,config:O,helper:E(O.helper),turnedOff:O.turnedOff.map(Q=>({...Q,by:O.paths.directoryOff?.by??""}))})),v=t.flatMap(
O=>O.forced.map(Q=>({...Q,client:O.client})));return{credentials:cn({tokens:e,environment:s,clients:k}),configs:t,complaints:fe(t.flatMap(({findings:O})=>O)),forced:Map.
groupBy(v,({host:O})=>O)}}var bn=i(5693),Rn=i(3150),ke=i(7598),Yt=i(1692),Se=i(2767),Ht=i(5792),ve=i(8167);const Cn=8192,Oe=1024,Dn=100;function Ae(e){const t=[];
for(const[p,E]of e.sent.entries()){const k=(0,Se.h)(E);if(!k.ok)return{ok:!1,flaw:k.flaw,isLeaf:p===0};const{certificate:v}=k,{key:O}=v;if(O.kind==="rsa"&&O.bits>
Cn)return{ok:!1,flaw:{kind:"key-size",bits:O.bits},isLeaf:p===0};t.push(v)}const[n,...s]=t;if(n===void 0)throw new Error("a server sends at least one certificat\
e");const r=Pn(n,e);return r!==null?{ok:!1,flaw:r,isLeaf:!0}:In(n,s,e)}function Pn(e,{host:t,now:n}){const s=Te(e,n);if(s!==null)return s;const{key:r}=e;return(0,ve.
AI)(e.names,t)?r.kind==="unsupported"?{kind:"key",name:r.name}:r.kind==="rsa"&&r.bits<Oe?{kind:"key-size",bits:r.bits}:null:{kind:"other-name",names:e.names.dns}}
function Te({unhandled:e,notBefore:t,notAfter:n},s){const[r]=e;return r!==void 0?{kind:"critical-extension",id:r}:s<t?{kind:"not-yet-valid",at:t}:s>n?{kind:"exp\
ired",at:n}:null}function In(e,t,n){const s={others:t,options:n,checks:0,hint:null},r=n.anchors(e.subject).some(p=>Bn(p,e))?_e(s,[e]):Me(s,[e]);return r!==null?
{ok:!0,chain:r}:{ok:!1,...s.hint??{flaw:{kind:"unknown-authority",sent:Hn(e,t)},isLeaf:!0}}}function Me(e,t){const n=t.at(-1),{options:s,others:r}=e,p=[{isAnchor:!0,
candidates:s.anchors(n.issuer)},{isAnchor:!1,candidates:r.filter(({subject:E})=>(0,Ht.er)(E,n.issuer))}];for(const{isAnchor:E,candidates:k}of p)for(const v of k){
if(e.checks+=1,e.checks>Dn)return null;if(t.some(gt=>Un(gt,v)))continue;const O=Ln(t,v,E,s);if(O!==null&&(e.hint??=O),O!==null||!xn(v,n,s))continue;const Q=[...t,
v],ut=E?_e(e,Q):Me(e,Q);if(ut!==null)return ut}return null}function Ln(e,t,n,{now:s}){const r=e.at(-1),{basic:p,key:E,maySign:k,version:v}=t,O=yt=>({flaw:yt,isLeaf:!1});
if(!(p===null?v<3&&n:p.isAuthority)||k===!1)return O({kind:"no-authority"});const ut=e.length===1;if(!r.signature.isSupported)return{flaw:{kind:"signature",name:r.
signature.name},isLeaf:ut};if(E.kind==="rsa"&&E.bits<Oe)return O({kind:"key-size",bits:E.bits});if(E.kind==="unsupported")return O({kind:"key",name:E.name});const gt=Te(
t,s);if(gt!==null)return O(gt);const Tt=p?.maxPath??null;return Tt!==null&&e.length-1>Tt?O({kind:"path-length"}):null}const xn=(e,t,{isSignedBy:n})=>t.signature.
isSupported&&e.key.kind===t.signature.key&&n(t,e);function _e(e,t){const n=t.findIndex(({usages:r})=>!$n(r));return n>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:n===
0},null):t.every(({constraints:r},p)=>r===null||t.slice(0,p).every(({names:E})=>(0,ve.z$)(E,r)))?t:(e.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Nn=[
"1.3.6.1.5.5.7.3.1","2.5.29.37.0"],$n=e=>e.length===0||e.some(t=>Nn.includes(t)),Un=(e,t)=>(0,Ht.er)(e.subject,t.subject)&&(0,Ht.er)(e.keyInfo,t.keyInfo)&&(0,Ht.
er)(e.encodedNames,t.encodedNames),Bn=(e,t)=>(0,Ht.er)(e.raw,t.raw),be=({subject:e,issuer:t})=>(0,Ht.er)(e,t);function Hn(e,t){return be(e)?"self-signed":t.length===
0?"leaf":t.some(be)?"root":"chain"}var jn=i(3427);function Fn(e){const t=ne(()=>Re([...Yt.rootCertificates,...(0,Yt.getCACertificates)("extra"),...e===null?[]:[
e]])),n=ne(()=>Re((0,Yt.getCACertificates)("system")));return{context:ne(()=>(0,Yt.createSecureContext)({...jn.Hb,ca:[]})),verify:(s,r)=>{const p={sent:s,host:r,
now:Date.now(),isSignedBy:Kn},E=Ae({...p,anchors:t()});return E.ok?E:Ae({...p,anchors:k=>[...t()(k),...n()(k)]})}}}function ne(e){let t;return()=>(t??={value:e()},
t.value)}const Wn=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function Re(e){const t=e.flatMap(s=>Array.from(s.matchAll(Wn),([,r=""])=>Buffer.
from(r,"base64"))),n=new Map;return s=>{const r=Buffer.from(s),p=r.toString("latin1"),E=n.get(p);if(E!==void 0)return E;const v=t.filter(O=>O.includes(r)).map(Se.
h).flatMap(O=>O.ok&&r.equals(O.certificate.subject)?O.certificate:[]);return v.length>0&&n.set(p,v),v}}const Ce=new WeakMap;function zn(e){const t=Ce.get(e);if(t!==
void 0)return t;const n={key:Buffer.from(e.keyInfo),format:"der",type:"spki"},s=(0,ke.createPublicKey)(n);return Ce.set(e,s),s}function Kn(e,t){try{return new ke.
X509Certificate(e.raw).verify(zn(t))}catch{return!1}}function Xn(e){const t=[...e.hostnames.map(({host:n})=>(0,Kt.Sv)(n).name),...e.tokens.map(({host:n})=>(0,Kt.
Sv)(n).name),...e.resolve.map(({name:n})=>n)];return{resolve:e.resolve,namedHosts:new Set(t),chooseProxy:e.chooseProxy,trust:Fn(e.authorities)}}var De=i(3432)})};export{Vn as ids,Yn as modules};
