const Xn=[706,432,629,981],Gn={6188:((ht,Y,i)=>{i.d(Y,{P2:()=>I,RC:()=>b,VX:()=>$,aZ:()=>h,hp:()=>D,mW:()=>N,sD:()=>T,sc:()=>X,zC:()=>C});class h extends Error{argument;want;constructor(u,y){
super(`${u.path.join(".")} must be ${y}`),this.argument=u,this.want=y}}function b(c,u,y,W){const S=c.find(({keys:z})=>w(z[0]?.name,u))?.keys[0];if(S===void 0)return;
const R={path:[...y.path,u],span:S},L=g(c,u),J=L.filter(({keys:z})=>z.length>0);J.length>0&&W({kind:"items",items:J},R);for(const{keys:z,value:rt}of L)z.length>
0||W(rt.kind==="object"?{kind:"items",items:rt.items}:rt,R)}function N(c,u){if(c.kind==="items"||c.kind==="object")return c.items;throw new h(u,"a block")}const B=1e5;
function I(c,u,y,W){const S=y??new Map,R=c.kind==="item"?[c.item]:N(c,u),L=new Set,J=Map.groupBy(R,({keys:rt})=>rt[0]?.name.toLowerCase());let z=0;for(const{keys:rt,
value:nt}of R){const[H,...et]=rt;if(H===void 0)throw new h(u,"a block with a label");const{name:q}=H;if(L.has(q))continue;et.length>0&&L.add(q);const it={path:[
...u.path,q],span:H},at=et.length>0?J.get(q.toLowerCase())??[]:[];if(z+=at.length,z>R.length+B)throw new h(it,"spelled like the others");const mt=et.length>0?{kind:"\
items",items:at.map(U)}:nt;S.set(q,W(mt,it,S.get(q)))}return S}const D=(c,u,y)=>I(c,u,y,v);function $(c,u,y,W){const S=j(c);if(S===void 0)throw new h(u,"a list");
const R=S.map(L=>W(L,u,void 0));for(const L of R)y.push(L);return y}function j(c){return c.kind==="items"?c.items.map(u=>({kind:"item",item:u})):c.kind==="objec\
t"?[c]:c.kind==="list"?c.elements:void 0}const X=(c,u)=>{if(c.kind==="number")return c.text;if(c.kind==="string")return c.value;throw new h(u,"a string")},T=(c,u)=>a(
c.kind==="string"?{kind:"number",text:c.value}:c,u,"int"),C=(c,u)=>{if(c.kind==="bool")return c.value;throw new h(u,"true or false")},v=(c,u,y)=>o(y?.kind??d(c,
u),c,u,y);function o(c,u,y,W){switch(c){case"string":return{kind:c,value:X(u,y,void 0)};case"bool":return{kind:c,value:C(u,y,void 0)};case"int":case"float":return{
kind:c,value:a(u,y,c)};case"list":{const S=W?.kind===c?W.elements:[];return{kind:c,elements:$(u,y,S,f)}}case"map":return{kind:c,entries:D(u,y,void 0)};case"maps":{
const S=W?.kind===c?W.elements:[];return{kind:c,elements:$(u,y,S,D)}}}}const f=(c,u)=>{const y=d(c,u);return o(y==="maps"?"map":y,c,u,void 0)};function d(c,u){switch(c.
kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new h(u,"a value");case"string":case"float":case"bool":case"list":return c.
kind}}const l=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,p=2**63-1;function a(c,u,y){if(c.kind!=="number"&&c.kind!=="float")throw new h(u,"a number");const W=c.
text.replace("-",""),S=Number(/^0[0-7]+$/.test(W)?`0o${W}`:W);if(y==="int"&&(!l.test(W)||S>p))throw new h(u,"a whole number");if(!Number.isFinite(S))throw new h(
u,"a number");return c.text.startsWith("-")?-S:S}const w=(c,u)=>c?.toLowerCase()===u.toLowerCase(),g=(c,u)=>c.filter(({keys:y})=>w(y[0]?.name,u)).map(U),U=({keys:c,
value:u})=>({keys:c.slice(1),value:u})}),1807:((ht,Y,i)=>{i.d(Y,{M:()=>N,v:()=>B});var h=i(3024),b=i(5747);function N(I){try{return(0,h.readdirSync)(I).sort()}catch(D){
return(0,b.Oj)(D),[]}}function B(I){try{return(0,h.readdirSync)(I,{withFileTypes:!0}).filter(D=>D.isDirectory()).map(({name:D})=>D)}catch(D){return(0,b.Oj)(D),[]}}}),
7511:((ht,Y,i)=>{i.d(Y,{i:()=>C});var h=i(3625);const b="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",N=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
B=String.raw`[()<>@,;:\\"/[\]?=]`,I=new RegExp(`^(${b})?(/)?(${b})?(.*)$`,"s"),D=String.raw`"((?:[^"\\\r\n]|\\${B}|\\(?!${B}))*)"`,$=new RegExp(`;${N}*(${b})${N}\
*=${N}*(?:(${b})|${D})${N}*`,"y"),j=new RegExp(`;${N}*$`,"y"),X=new RegExp(String.raw`\\(${B})`,"g"),T=new RegExp(N);function C(l){const p=l.indexOf(";"),a=d(f(
p<0?l:l.slice(0,p))),w=v(a)??(p<0?null:o(l,p));return w===null?(0,h.J)(a):(0,h.T)(w)}function v(l){const[,p,a,w,g]=I.exec(l)??[];return p===void 0?"mime: no med\
ia type":p===l?null:a===void 0?"mime: expected slash after first token":w===void 0?"mime: expected token after slash":g===""?null:"mime: unexpected content afte\
r media subtype"}function o(l,p){const a=new Map;for(let w=p;w<l.length;){$.lastIndex=w;const[g,U="",c,u=""]=$.exec(l)??[];if(g===void 0)return j.lastIndex=w,j.
test(l)?null:"mime: invalid media parameter";const y=U.toLowerCase(),W=c??u.replace(X,"$1"),S=a.get(y);if(S!==void 0&&S!==W)return"mime: duplicate parameter nam\
e";a.set(y,W),w+=g.length}return null}function f(l){let p=0,a=l.length;for(;p<a&&T.test(l.charAt(p));)p+=1;for(;a>p&&T.test(l.charAt(a-1));)a-=1;return l.slice(
p,a)}const d=l=>l.replaceAll("\u0130","i").toLowerCase()}),5924:((ht,Y,i)=>{i.d(Y,{JY:()=>B,Lu:()=>D,jT:()=>I});var h=i(567),b=i(7583),N=i(2230);async function B(T,C,v,o=[
"http/1.1","h2"]){if(T.scheme==="http")return $(T,C,v);const f=()=>$(T,C,v),d=await f();try{return await X(T,d,C.trust,v,o)}catch(l){const p=(0,b.$N)(l);if(!/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(p))throw l;const{explainHandshake:a}=await Promise.all([i.e(629),i.e(219)]).then(i.bind(i,4219));throw await a({error:l,code:p,endpoint:T,dialing:v,connectAgain:f})}}
function I({scheme:T,name:C,port:v}){const o=C.includes(":")?`[${C}]`:C;return v===(T==="https"?443:80)?o:`${o}:${v}`}function D(T,C){const v=C.resolve.find(({name:f,
port:d})=>f===T.name&&(d===null||d===T.port));if(v!==void 0)return{kind:"direct",host:v.address,port:v.addressPort??T.port};const o=C.chooseProxy(T);return o===
null?{kind:"direct",host:T.name,port:T.port}:{kind:"proxy",proxy:o}}async function $(T,C,v){const o=D(T,C);if(o.kind==="direct")return(0,b.zy)(o.host,o.port,v);
(0,b.ln)(T.name,v),v.connection.proxy=o.proxy.host;const f=await j(o.proxy,C,v);return T.scheme==="https"?(0,N.X)(T,o.proxy,f):f}async function j(T,C,v){const o=T.
protocol==="https:"?"https":"http",f=T.hostname.replace(/^\[|\]$/g,""),d={scheme:o,name:f,port:Number(T.port)||(o==="https"?443:80)},l=(0,b.s0)();try{return await B(
d,{...C,resolve:[],chooseProxy:()=>null},{...v,connection:l,allowPrivate:!0},["http/1.1"])}catch(p){const a=`proxy ${T.host} cannot be reached: ${(0,b.bD)(p)}`;
throw(0,b.Au)("PROXY_REFUSED",a)}finally{v.connection.lookupMs=l.lookupMs,v.connection.connectMs=l.connectMs}}async function X(T,C,v,o,f){const{connection:d}=o,
l=performance.now(),p=await(0,b.ek)(C,o,{name:T.name,secureContext:v.context(),ALPNProtocols:[...f]});d.tlsMs=performance.now()-l;const a=(0,h.T)(p),w=v.verify(
a.map(({raw:g})=>g),T.name);if(d.certificate=(0,h.K)(a,w,I(T)),w.ok)return p;throw p.destroy(),d.rejection=w,(0,b.Au)("CERTIFICATE_REJECTED",`certificate reject\
ed: ${w.flaw.kind}`)}}),7583:((ht,Y,i)=>{i.d(Y,{$N:()=>j,Au:()=>$,zy:()=>T,bD:()=>X,s0:()=>D,ln:()=>o,ek:()=>C});var h=i(610),b=i(7030),N=i(5195),B=i(1692);const I=(a,{
name:w,...g})=>(0,B.connect)({...g,socket:a,servername:(0,b.isIP)(w)===0?w.replace(/\.$/,""):"",rejectUnauthorized:!1}),D=()=>({lookingUp:!1,lookupMs:null,connectMs:null,
tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),$=(a,w)=>Object.assign(new Error(w),{code:a});function j(a){return typeof a!=
"object"||a===null?"":"code"in a&&typeof a.code=="string"?a.code:""}const X=a=>typeof a=="object"&&a!==null&&"message"in a?String(a.message):String(a);async function T(a,w,g){
const{connection:U}=g;(0,b.isIP)(a)!==0&&o(a,g);const c=performance.now();let u=c;const y=(0,b.connect)({host:a,port:w,noDelay:!0,lookup:p(g,()=>{u=performance.
now(),U.lookingUp=!1,U.lookupMs=u-c})});return g.hold(y),await v(y,"connect"),U.connectMs=performance.now()-u,U.address=y.remoteAddress??null,y}async function C(a,w,g){
const U=I(a,g);return w.hold(U),await v(U,"secureConnect"),U}function v(a,w){return new Promise((g,U)=>{const c=()=>U($("ECONNRESET","the connection was closed"));
a.once(w,g).once("error",U).once("close",c)})}function o(a,w){const g=f(a,w);if(g!==null)throw g}function f(a,{allowPrivate:w}){const g=(0,N.Sz)(a);return g==="\
metadata"?$("ADDRESS_METADATA",`${a} is a metadata address`):g==="public"||w?null:$(g==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${a} is a ${g} address`)}
const d=253,l=a=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(a);function p(a,w){return(g,U,c)=>{if(l(g)||g.replace(/\.$/,"").length>d){const u=$("ENOTFOUND",`no such hos\
t: ${g}`);queueMicrotask(()=>c(u,[]));return}a.connection.lookingUp=!0,(0,h.lookup)(g,{...U,all:!0},(u,y)=>{if(w(),u!==null)return c(u,[]);const W=y.map(({address:L})=>f(
L,a)),S=y.filter((L,J)=>W[J]===null),R=W.find(L=>L!==null);if(S.length===0&&R)return c(R,[]);c(null,S)})}}}),4529:((ht,Y,i)=>{i.d(Y,{X5:()=>I,be:()=>D,gQ:()=>$});
var h=i(4573),b=i(3625),N=i(4283),B=i(1831);function I(T){const{scheme:C}=T;if(C!=="https"&&C!=="http")return(0,b.T)(`unsupported protocol scheme "${C}"`);const{
name:v,port:o}=(0,N.cz)(T);if(v==="")return(0,b.T)("no Host in request URL");const f=j(v);if(!f.ok)return f;const d=o===""?C==="https"?443:80:Number(o);return d>
0&&d<=65535?(0,b.J)({scheme:C,name:f.value,port:d}):(0,b.T)(`invalid port "${o}"`)}function D(T){const{name:C}=(0,N.cz)(T),v=(0,B.Pv)(C);return X(C)||!v.ok?C:v.
value}function $(T,{name:C}){const{port:v}=(0,N.cz)(T),o=C.includes(":")?`[${C}]`:C;return v===""?o:`${o}:${v}`}function j(T){return X(T)?(0,b.J)(T.toLowerCase()):
(0,B.Pv)(T)}const X=T=>(0,h.isAscii)(new TextEncoder().encode(T))}),3948:((ht,Y,i)=>{i.d(Y,{e:()=>nt,U:()=>mt});var h=i(4283),b=i(630),N=i(4e3),B=i(9209),I=i(1064),
D=i(5195),$=i(7027),j=i(4529),X=i(863),T=i(960),C=i(4715),v=i(6697),o=i(6817),f=i(5924),d=i(7583);const l=_=>({describe:_,transient:!1}),p=_=>({describe:_,transient:!0}),
a=_=>P=>(0,T.hostUnknown)({host:P.host,why:_}),w=_=>p(({host:P})=>(0,T.hostUnreachable)({host:P,error:_})),g=_=>l(({host:P})=>(0,o.tlsProtocol)({host:P,error:_})),
U=_=>p(({host:P,asks:Z})=>Z==="document"?(0,X.documentIncomplete)({host:P,why:_}):(0,C.answerIncomplete)({host:P,why:_})),c=_=>l(({host:P,asks:Z})=>(0,v.hostPrivateRedirect)(
{host:P,address:_,asks:Z}));function u({host:_,rejection:P}){if(P===null)throw new Error("a certificate is rejected for a reason");const{flaw:Z,isLeaf:G}=P;return Z.
kind==="expired"?(0,o.tlsExpired)({host:_,isLeaf:G,at:Z.at}):Z.kind==="not-yet-valid"?(0,o.tlsNotYetValid)({host:_,isLeaf:G,at:Z.at}):Z.kind==="other-name"?(0,o.
tlsNameMismatch)({host:_,names:Z.names}):(0,o.tlsUntrusted)({host:_,isLeaf:G,flaw:Z})}const y={ENOTFOUND:l(a("no-such-host")),ENODATA:l(a("no-such-host")),EAI_AGAIN:p(
a("no-answer")),EAI_FAIL:p(a("server-failed")),ECONNREFUSED:w("refused"),ECONNRESET:w("closed"),ECONNABORTED:w("closed"),EPIPE:w("closed"),EHOSTUNREACH:w("no-ho\
st-route"),ENETUNREACH:w("no-network-route"),HTTP2_STREAM:p(({host:_,text:P})=>(0,T.hostUnreachable)({host:_,error:{stream:P}})),HTTP2_SESSION:p(({host:_,text:P})=>(0,T.
hostUnreachable)({host:_,error:{session:P}})),ETIMEDOUT:p(({host:_,asks:P})=>(0,T.hostTimeout)({host:_,asks:P,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:p(
({host:_,text:P})=>(0,T.hostUnreachable)({host:_,error:{proxy:P}})),PROXY_REFUSED:l(({host:_,text:P})=>(0,o.proxyRefused)({host:_,reason:P})),PLAIN_HTTP:l(o.tlsPlainHttp),
ADDRESS_METADATA:c("metadata"),ADDRESS_PRIVATE:c("private"),ADDRESS_RESERVED:c("reserved"),CERTIFICATE_REJECTED:l(u),TLS_UNSUPPORTED:l(({host:_,unsupported:P})=>(0,o.
tlsProtocol)({host:_,error:P??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:g("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:g("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:g(
"client-certificate"),HTTP_MALFORMED:l(({host:_,text:P})=>(0,T.hostProtocol)({host:_,error:P})),HEADERS_TOO_LARGE:l(X.documentHeaders),BODY_CUT:U("closed"),BODY_LENGTH:U(
"length"),Z_BUF_ERROR:U("gzip"),Z_DATA_ERROR:l(({host:_,asks:P})=>P==="document"?(0,X.documentEncoding)({host:_,encoding:"broken gzip"}):(0,C.answerIncomplete)(
{host:_,why:"not-gzip"}))};function W(_){return _.endsWith("UNRECOGNIZED_NAME")?g("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(_)?g({code:_}):w({code:_})}function S(_){
const{code:P}=_;if(P==="")return null;const Z=Object.hasOwn(y,P)?y[P]:void 0,{describe:G,transient:ot}=Z??W(P);return{problem:G(_),transient:ot}}function R({error:_,
connection:P,head:Z},{endpoint:G,asks:ot,limitMs:yt}){const ct=(0,f.jT)(G);if(yt!==null){const vt=J(P,Z!==null);return{problem:(0,T.hostTimeout)({host:ct,asks:ot,
phase:vt,limitMs:yt}),transient:!0}}const At=(0,d.$N)(_),St=S({code:Z!==null&&L.test(At)?"BODY_CUT":At,text:(0,d.bD)(_),asks:ot,host:ct,rejection:P?.rejection??
null,unsupported:P?.unsupported??null});if(St===null)throw _;return St}const L=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|HTTP2_STREAM|HTTP2_SESSION)$/;function J(_,P){
return _?.lookingUp?"lookup":_?.connectMs===null?"connection":P?"body":"response"}const z=[301,302,303,307,308],rt={kind:"excerpt",maxBytes:2048};async function nt(_){
const P={options:_,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:_.origin?.isPublic??!0,timedOut:!1},
Z=_.startTimer(_.timeoutMs,()=>{P.timedOut=!0,_.session.close()});try{return{response:await et(P),hops:P.hops,timing:H(P,performance.now()-P.started),headMs:P.headMs,
certificates:P.connections.flatMap(({certificate:ot})=>ot??[])}}finally{Z()}}function H({connections:_,firstByteMs:P},Z){const G=At=>{const St=_.map(vt=>vt[At]).
filter(vt=>vt!==null);return St.length===0?null:St.reduce((vt,Dt)=>vt+Dt)},[ot,yt,ct]=[G("lookupMs"),G("connectMs"),G("tlsMs")];return{lookupMs:ot,connectMs:yt,
tlsMs:ct,firstByteMs:P,totalMs:Z}}async function et(_){let{url:P}=_.options;for(;;){const Z=(0,j.X5)(P);if(!Z.ok)return gt((0,B.redirectInvalid)({redirect:"to",
url:(0,h.Pl)(P),why:Z.why}));const G=await it(_,P,Z.value);if(G.kind==="failed"||!q(G.head))return G;const ot=(0,b.O)(P,G.head.location??"");if(!ot.ok){const yt=`\
failed to parse Location header: ${ot.why}`;return gt((0,B.redirectInvalid)({redirect:"from",url:(0,h.Pl)(P),why:yt}))}if(_.hops.length>_.options.maxRedirects)return pt(
_,ot.value);P=ot.value}}const q=({status:_,location:P})=>z.includes(_)&&!!P;async function it(_,P,Z){const{options:G,hops:ot}=_,{token:yt,settings:ct,planBody:At,
headers:St,origin:vt}=G,Dt=ot.length===0&&vt===null;_.urls.add((0,h.jr)(P)),_.stops.push({scheme:Z.scheme,name:(0,j.be)(P)});const $t=yt===null?"none":(0,$.n)(_.
stops).at(-1)??"dropped";_.headMs=null;const Ut=performance.now(),Tt=await G.session.get({url:P,endpoint:Z,token:$t==="sent"?yt:null,headers:St,allowPrivate:!_.
startsInPublic||Dt||ct.namedHosts.has(Z.name),planBody:Mt=>(_.headMs=performance.now()-_.started,q(Mt)?rt:At(Mt))}),Pt=performance.now()-Ut;if(at(_,Tt,{url:(0,N.
dh)((0,h.Pl)(P)),authorization:$t,ms:Pt}),Dt&&(_.startsInPublic=mt(ct,Z.name,Tt.address)),Tt.kind==="failed"){const Mt=_.timedOut?G.timeoutMs:null,{asks:jt}=G;return{
kind:"failed",...R(Tt,{endpoint:Z,asks:jt,limitMs:Mt})}}const{kind:It,head:Bt,body:Ht}=Tt;return{kind:It,url:P,head:Bt,body:Ht}}function at(_,P,Z){const{connection:G,
head:ot}=P;G!==null&&_.connections.push(G),P.kind==="received"&&(_.firstByteMs=(_.firstByteMs??0)+P.firstByteMs),_.hops.push({...Z,status:ot?.status??null,reason:(0,N.
dh)(ot?.reason??""),mediaType:ot?.contentType?(0,N.dh)(ot.contentType):null,challenge:ot?.challenge?(0,N.dh)(ot.challenge):null,address:G?.address??null,proxy:G?.
proxy??null})}function mt({resolve:_},P,Z){const G=_.some(ot=>ot.name===P);return!["private","loopback"].includes((0,D.Sz)((G?null:Z)??P))}const gt=_=>({kind:"f\
ailed",problem:_,transient:!1});function pt({urls:_,hops:P,options:Z},G){const{asks:ot,redirectLimits:yt}=Z,ct=P[0]?.url??"";if(_.has((0,h.jr)(G)))return gt((0,B.
redirectLoop)({url:ct,asks:ot,to:(0,h.Pl)(G)}));const At=P.length,St=I.Du.filter(vt=>At>yt[vt]);return gt((0,B.redirectLimit)({url:ct,asks:ot,redirects:At,clients:St,
limits:yt}))}}),2230:((ht,Y,i)=>{i.d(Y,{T:()=>N,X:()=>I});var h=i(7067),b=i(7583);function N(D){if(D.username===""&&D.password==="")return{};const $=`${decodeURIComponent(
D.username)}:${decodeURIComponent(D.password)}`;return{"proxy-authorization":`Basic ${Buffer.from($).toString("base64")}`}}const B=[502,503,504];function I(D,$,j){
const T=`${D.name.includes(":")?`[${D.name}]`:D.name}:${D.port}`,C=(v=0,o="")=>(0,b.Au)(B.includes(v)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${$.host} retur\
ned ${v} ${o}`.trimEnd());return new Promise((v,o)=>{const f=(0,h.request)({method:"CONNECT",path:T,headers:{host:T,...N($)},insecureHTTPParser:!0,createConnection:()=>j});
f.on("error",d=>{const l=`proxy ${$.host} closed the connection: ${d.message}`;o((0,b.Au)("PROXY_REFUSED",l))}),f.on("connect",(d,l,p)=>{if(d.statusCode===200&&
p.length===0)return v(j);j.destroy(),o(C(d.statusCode,d.statusMessage))}),f.end()})}}),4715:((ht,Y,i)=>{i.r(Y),i.d(Y,{answerIncomplete:()=>B});var h=i(1064),b=i(
5799);const N={closed:"closed the connection before the end of a response",length:"sent a response whose length differs from its Content-Length",gzip:"sent a re\
sponse whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},B=(0,b.lS)((0,b.z3)("answer-incomplete","Response \
is incomplete",h.Du),({host:I,why:D})=>({message:`${I} ${N[D]}`,help:(0,b.C)("check for a server that crashes while it responds, or a proxy that changes the bod\
y")}))}),7027:((ht,Y,i)=>{i.d(Y,{n:()=>h});function h(N){const[B]=N;let I=!1;return N.map(({scheme:D,name:$})=>(I||=B!==void 0&&!b(B.name,$),I?"dropped":D==="ht\
tps"?"sent":"withheld"))}function b(N,B){return N===B?!0:/[:%]|^[\d.]+$/.test(B)?!1:B.endsWith(`.${N}`)}}),567:((ht,Y,i)=>{i.d(Y,{K:()=>N,T:()=>b});const h=32;function b(I){
const D=[];let $=I.getPeerX509Certificate();for(;$!==void 0&&D.length<h;)D.push($),$=$.issuerCertificate;return D}function N(I,D,$){const[j]=I;if(j===void 0)return null;
const X=D.ok?D.chain.slice(0,Math.max(1,D.chain.length-1)).map(({notAfter:v})=>v):I.map(({validTo:v})=>Date.parse(v)),T=Date.parse(j.validFrom),C=Math.min(...X);
return Number.isNaN(T)||Number.isNaN(C)?null:{host:$,subject:B(j.subject)??j.subjectAltName??"",issuer:B(j.issuer)??j.issuer??"",validFrom:new Date(T).toISOString(),
expires:new Date(C).toISOString()}}const B=I=>/^CN=(.*)$/m.exec(I??"")?.[1]}),6974:((ht,Y,i)=>{i.d(Y,{y:()=>j,z:()=>B});var h=i(4e3);const b=200,N=80;function B(T){
const C=I(T).trim();return C===""?null:Array.from(C.slice(0,2*b)).slice(0,b).join("")}const I=T=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(T.subarray(0,2048)),
D=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,$=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function j(T){const C=X(I(T));
if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(C))return null;const v=/<title[^>]*>([^<]{0,400})/i.exec(C)?.[1]?.replace(/\s+/g," ").trim()??
"",o=(0,h.dh)(v,N);return $.test(v)?{kind:"captive-portal",title:o}:{kind:D.test(v)||/type=["']?password/i.test(C)?"sign-in":"other",title:o}}function X(T){let C=T.
trimStart();for(;C.startsWith("<!--");){const v=C.indexOf("-->",4);if(v<0)return"";C=C.slice(v+3).trimStart()}return C}}),1718:((ht,Y,i)=>{i.d(Y,{I6:()=>$,QG:()=>D,
Su:()=>b,Ud:()=>d,j3:()=>I,n5:()=>N});var h=i(3625);function b(l){const[,p="",a="",w=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(l)??[],g=/^HTTP\/(\d)\.(\d)$/.exec(p);if(g===
null)return(0,h.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(a))return(0,h.T)("malformed status");const[,U="",c=""]=g;return(0,h.J)({status:Number(
a),reason:w,version:Number(U+c)})}function N(l,p){const a=D(p);if(!a.ok)return a;const w=new Map(a.value),{status:g,reason:U,version:c}=l,u=v(g,c,w);if(!u.ok)return u;
u.value.kind==="chunked"&&w.delete("content-length");const y=u.value.kind!=="close"&&f(c,w);return(0,h.J)({status:g,reason:U,headers:w,framing:u.value,keepAlive:y})}
const B=/^[\w!#$%&'*+.^`|~ -]+$/,I=l=>/^[\t -~\u0080-\u00ff]*$/.test(l);function D(l){const p=new Map;for(const a of T(l)){const w=a.indexOf(":"),g=a.slice(0,Math.
max(w,0)),U=$(a.slice(w+1));if(!B.test(g))return(0,h.T)("malformed header line");if(!I(U))return(0,h.T)("control character in a header");const c=g.toLowerCase(),
u=p.get(c);u===void 0?p.set(c,[U]):u.push(U)}return(0,h.J)(p)}function $(l){let p=0;for(;X(l,p);)p+=1;return j(l.slice(p))}function j(l){let p=l.length;for(;X(l,
p-1);)p-=1;return l.slice(0,p)}const X=(l,p)=>l[p]===" "||l[p]==="	";function T(l){const p=[];for(const a of l){const w=$(a),g=p.at(-1);/^[ \t]/.test(a)&&g!==void 0?
g.push(w):p.push([/^[ \t]|^[^:]*$/.test(a)?":":w])}return p.map(a=>a.join(" "))}const C=["transfer-encoding","content-length","trailer"];function v(l,p,a){const w=p>=
11?a.get("transfer-encoding")??[]:[],[g]=w;if(w.length>1)return(0,h.T)("several Transfer-Encoding headers");if(g!==void 0&&g.toLowerCase()!=="chunked")return(0,h.
T)("unsupported Transfer-Encoding");const U=o(a,"trailer");if(g!==void 0&&U.some(W=>C.includes(W)))return(0,h.T)("forbidden name in Trailer");const c=a.get("con\
tent-length")??[];if(new Set(c).size>1)return(0,h.T)("different Content-Length headers");const[u]=c,y=Number(u);return u!==void 0&&!(/^\d+$/.test(u)&&y<2**63)?(0,h.
T)("malformed Content-Length"):l<200||l===204||l===304?(0,h.J)({kind:"length",bytes:0}):g!==void 0?(0,h.J)({kind:"chunked"}):(0,h.J)(u===void 0?{kind:"close"}:{
kind:"length",bytes:y})}const o=(l,p)=>(l.get(p)??[]).flatMap(a=>a.split(",")).map(a=>a.trim().toLowerCase());function f(l,p){const a=o(p,"connection");return l<
10||a.includes("close")?!1:l>=11||a.includes("keep-alive")}function d(l){const[p=""]=j(l).split(";",1);return/^[\da-f]{1,16}$/i.test(p)?(0,h.J)(Number.parseInt(
p,16)):(0,h.T)("malformed chunk size")}}),2832:((ht,Y,i)=>{i.d(Y,{v8:()=>j,x8:()=>v,zy:()=>X});var h=i(7075),b=i(8522),N=i(1718),B=i(7583);const I=1e3,D=64*1024,
$=1024,j=256*1024;function X(d,l,p){const a=c=>{const u=p[c],y=typeof u=="object"?u[0]:u;return y===void 0?null:Buffer.from((0,N.I6)(y),"latin1").toString("utf8")},
w=a("content-length"),U=d!==204&&d!==304&&w!=="0"?a("content-encoding"):null;return{status:d,reason:l,contentType:a("content-type"),contentEncoding:U,location:a(
"location"),retryAfter:a("retry-after"),terraformGet:a("x-terraform-get"),apiVersion:a("tfp-api-version"),challenge:T(p["www-authenticate"]),declaredBytes:w===null||
C(U)?null:Number(w)}}function T(d){const l=[d??[]].flat().flatMap(a=>a.split(",")).flatMap(a=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(a)?.[1]??[]);return l.some(a=>a.toLowerCase()===
"bearer")?null:l[0]??null}const C=d=>d?.toLowerCase()==="gzip";async function v(d,l,p){const a=[];let w=0;const g=p.kind==="excerpt"?setTimeout(()=>d.destroy(),
I).unref():void 0;try{for await(const c of o(d,l,p.maxBytes)){const u=c;if(a.push(u),a.length===$&&a.splice(0,$,Buffer.concat(a)),w+=u.byteLength,w>p.maxBytes)break}}catch(c){
if((0,B.$N)(c)==="COMPRESSED_TOO_LARGE")w=Number.POSITIVE_INFINITY;else if(p.kind==="whole")throw c}finally{clearTimeout(g)}return{bytes:Buffer.concat(a).subarray(
0,p.maxBytes),truncated:w>p.maxBytes}}function o(d,l,p){if(!C(l.contentEncoding))return d;const a=(0,b.createGunzip)();return(0,h.pipeline)(d,f(p+D),a,()=>{}),a}
const f=d=>async function*(l){let p=d;for await(const a of l){if(p-=a.length,p<0)throw(0,B.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield a}}}),3794:((ht,Y,i)=>{
i.d(Y,{I:()=>N});var h=i(7583);const b=10;class N{#t;#e=Buffer.alloc(0);received=0;constructor(I){this.#t=I[Symbol.asyncIterator]()}get isEmpty(){return this.#e.
length===0}async line(I){const D=[];for(;;){const $=this.#e.indexOf(b),j=this.#n($<0?this.#e.length:$+1);if(D.push(j),I.bytes-=j.length,I.bytes<0)throw(0,h.Au)(
"HEADERS_TOO_LARGE","too many headers");if($>=0)return Buffer.concat(D).toString("latin1").slice(0,-1);if(await this.#s())continue;const X=Buffer.concat(D).toString(
"latin1");return X===""||X==="\r"?null:X}}async bytes(I){return await this.arrived()&&this.#n(I)}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}skip(I){
this.#n(I)}#n(I){const D=this.#e.subarray(0,I);return this.#e=this.#e.subarray(D.length),D}async#s(){const I=await this.#t.next();return I.done===!0?!1:(this.#e=
I.value,this.received+=this.#e.length,!0)}}}),5582:((ht,Y,i)=>{i.d(Y,{f:()=>C});var h=i(1692),b=i(4283),N=i(3592),B=i(2832),I=i(5924),D=i(7583),$=i(4529),j=i(8439),
X=i(2230);const T=12;function C(c){const u={settings:c,alerts:[],channels:new Map,sockets:new Set,closed:!1};return{get:y=>v(u,y),isOpen:()=>!u.closed,close:()=>{
u.closed=!0;for(const y of[...u.sockets].reverse())y.destroy()}}}async function v(c,u){const y={connection:null,address:null,head:null,ready:performance.now()};
try{const W=await o(c,u,y),{head:S}=W;y.head=S;const R=performance.now()-y.ready,L=await(0,B.x8)(W.body,S,u.planBody(S)),{connection:J,address:z}=y;return{kind:"\
received",head:S,body:L,firstByteMs:R,connection:J,address:z}}catch(W){const{connection:S,head:R}=y,L=S?.address??y.address;return{kind:"failed",error:(0,D.$N)(
W)==="ECONNRESET"&&c.alerts[0]||W,connection:S,address:L,head:R}}}async function o(c,u,y){const{scheme:W,name:S,port:R}=u.endpoint,L=`${W}://${S} ${R}`,z=f(c,L,
{get:u,seen:y}),rt=p(c,u),nt=z.http?.isFree()?z.http:await d(c,z);y.address=z.address;try{return await nt.get(rt)}catch(H){if(c.closed||!nt.mayRepeat())throw H}
return(await d(c,z)).get(rt)}function f(c,u,y){const W=c.channels.get(u)??{http:null,socket:null,address:null,current:y};W.current=y,c.channels.delete(u),c.channels.
set(u,W);const[S]=c.channels;return c.channels.size>T&&S!==void 0&&(c.channels.delete(S[0]),S[1].socket?.destroy()),W}async function d(c,u){const y=await l(c,u);
u.socket=y,u.address=u.current.seen.connection?.address??null;const W=y instanceof h.TLSSocket&&y.alpnProtocol==="h2";return u.http=W?(await i.e(208).then(i.bind(
i,8208))).openHttp2(y):(0,j.gZ)(y),u.http}async function l(c,{current:{get:u,seen:y}}){const{endpoint:W,allowPrivate:S}=u,R=(0,D.s0)();y.connection=R;const J={connection:R,
allowPrivate:S,hold:rt=>{c.sockets.add(rt),rt.on("error",nt=>{(0,D.$N)(nt).startsWith("ERR_SSL")&&c.alerts.push(nt)}),rt.on("close",()=>c.sockets.delete(rt)),c.
closed&&rt.destroy()}},z=await(0,I.JY)(W,c.settings,J);return y.ready=performance.now(),z}function p({settings:c},{url:u,endpoint:y,token:W,headers:S}){const R=(0,I.
Lu)(y,c),L=y.scheme==="http"&&R.kind==="proxy";return{path:a(L?g(u,y):(0,b.t5)(u)),headers:{host:(0,$.gQ)(u,y),"user-agent":N._O,...S,...S.range===void 0?{"acce\
pt-encoding":"gzip"}:{},...U(u,W),...L?(0,X.T)(R.proxy):{}}}}const a=c=>w(c).replace(/ /g,"%20"),w=c=>Buffer.from(c,"utf8").toString("latin1"),g=(c,u)=>`http://${(0,$.
gQ)(c,u)}${(0,b.t5)(c)}`;function U(c,u){if(u!==null)return{authorization:w(`Bearer ${u.reveal()}`).trimEnd()};const y=(0,b.aR)(c);return y===null?{}:{authorization:y}}}),
8439:((ht,Y,i)=>{i.d(Y,{_V:()=>l,gZ:()=>v,mA:()=>o,ES:()=>a});var h=i(7075),b=i(1718),N=i(3625),B=i(8947);const I=4096,D=16*1024,$=10;class j{#t="size";#e=0;#n=0;#s="";#o=[];#i=0;push(R){
const L=new Uint8Array(R.length);let J=0,z=0;for(;z<R.length&&this.#t!=="end";){if(this.#t==="data"){const H=Math.min(R.length,z+this.#e);L.set(R.subarray(z,H),
J),J+=H-z,this.#e-=H-z,z=H,this.#e===0&&(this.#t="end of data");continue}const rt=R.indexOf($,z)+1||R.length;this.#s+=(0,B.iP)(R.subarray(z,rt)),z=rt;const nt=this.#l(
R[rt-1]===$);if(nt!==null)return(0,N.T)(nt)}return(0,N.J)({data:L.subarray(0,J),used:z,isEnd:this.#t==="end"})}#l(R){const L=this.#s;return L.length+this.#i>I?"\
long line in chunks":R?(this.#s="",!L.endsWith(`\r
`)||L.indexOf("\r")<L.length-2?"malformed end of a chunk line":this.#f(L.slice(0,-2))):null}#f(R){if(this.#t==="size")return this.#u(R);if(this.#t==="end of dat\
a")return this.#t="size",R===""?null:"malformed chunk";if(this.#i+=R.length+2,R!=="")return this.#o.push(R),null;this.#t="end";const L=(0,b.QG)(this.#o);return L.
ok?null:L.why}#u(R){const L=(0,b.Ud)(R);return L.ok?(this.#e=L.value,this.#t=L.value===0?"trailer":"data",L.value===0?null:(this.#n=Math.max(0,this.#n+R.length+
2-16-2*L.value),this.#n>D?"chunks with too little data":null)):L.why}}var X=i(2832),T=i(3794),C=i(7583);function v(S){const R=new T.I(S);let L=!0,J=0;return{mayRepeat:()=>J>
0&&R.received===J,isFree:()=>L&&R.isEmpty&&!S.destroyed&&S.readable,get:async z=>{L=!1,J=R.received,S.write(d(z),"latin1");const{status:rt,reason:nt,headers:H,framing:et,
keepAlive:q}=await p(R),it=(0,X.zy)(rt,f(nt),Object.fromEntries(H)),at=()=>{L=q},mt=()=>L||S.destroy();return{head:it,body:o(U(R,et),at,mt)}}}}function o(S,R,L){
const J=async z=>{const rt=await S.next();rt.done===!0&&R(),z.push(rt.value??null)};return new h.Readable({read(){J(this).catch(z=>this.destroy(z))},destroy(z,rt){
L(),rt(z)}})}const f=S=>Buffer.from(S,"latin1").toString("utf8");function d({path:S,headers:R}){const L=Object.entries(R).map(([z,rt])=>`${z}: ${rt}`),J=[`GET ${S}\
 HTTP/1.1`,...L];if(J.some(z=>/[\r\n\0]/.test(z)))throw new Error("a request has a line break");return`${J.join(`\r
`)}\r
\r
`}const l=5;async function p(S){const R={bytes:X.v8};for(let L=0;L<=l;L+=1){const J=a((0,b.Su)(await g(S,R))),z=a((0,b.n5)(J,await w(S,R)));if(z.status<100||z.status>
199||z.status===101)return z}throw(0,C.Au)("HTTP_MALFORMED",`more than ${l} interim responses`)}function a(S){if(!S.ok)throw(0,C.Au)("HTTP_MALFORMED",S.why);return S.
value}async function w(S,R){const L=[];for(;;){const J=await g(S,R);if(J==="")return L;L.push(J)}}async function g(S,R){const L=await S.line(R);if(L===null)throw(0,C.
Au)("ECONNRESET","the connection was closed");return L.endsWith("\r")?L.slice(0,-1):L}function U(S,R){switch(R.kind){case"length":return y(S,R.bytes);case"chunk\
ed":return W(S);case"close":return c(S)}}async function*c(S){for(;;){const R=await S.bytes(u);if(R===null)return;yield R}}const u=64*1024;async function*y(S,R){
let L=R;for(;L>0;){const J=await S.bytes(Math.min(L,u));if(J===null)throw(0,C.Au)("BODY_CUT","the body is cut off");L-=J.length,yield J}}async function*W(S){const R=new j;
for(;;){const L=await S.arrived();if(L===null)throw(0,C.Au)("BODY_CUT","the body is cut off");const{data:J,used:z,isEnd:rt}=a(R.push(L));if(S.skip(z),J.length>0&&
(yield J),rt)return}}}),3432:((ht,Y,i)=>{i.d(Y,{nT:()=>Dt,pj:()=>Ut});var h=i(5582),b=i(6697),N=i(1831),B=i(7511),I=i(4283),D=i(3948),$=i(3534),j=i(863),X=i(1064),
T=i(7531),C=i(3307),v=i(9562),o=i(9529),f=i(794),d=i(4714);const l=["client","grant_types","authz","token","ports","scopes"],p=68,a=100,w=4096;function g(M,x){const K=new Map;
return(0,C.CI)(M,x,(F,st,tt,V)=>{if(V-tt>p)return;const lt=(0,C.I)(M.slice(tt,V));l.includes(lt)&&K.set(lt,U(lt,M,{start:F,end:st}))}),{value:Object.fromEntries(
Array.from(K,([F,{value:st}])=>[F,st])),leftOut:K.values().reduce((F,{leftOut:st})=>F+st,0)}}function U(M,x,K){if(x[K.start]==="[")return c(x,K);const F=x.slice(
K.start,K.end);return{value:(M==="authz"||M==="token")&&F.startsWith('"')?(0,f.m)((0,C.I)(F)):(0,d.w)(F),leftOut:0}}function c(M,x){const K=[],F=new Set;let st=w,
tt=0;return(0,C.CI)(M,x,(V,lt)=>{const dt=y(M,V,lt);K.length<a&&lt-V<=st||dt!==null&&!F.has(dt)?(K.push((0,d.w)(M.slice(V,lt))),st-=lt-V,dt!==null&&F.add(dt)):tt+=
1}),{value:K,leftOut:tt}}const u=o.l.map(M=>JSON.stringify(M));function y(M,x,K){return M[x]!=='"'?"no string":u.find(F=>F.length===K-x&&M.startsWith(F,x))??null}
const W=100,S=16*1024,R=200,L=2048;function J(M){const x=new Set(M),K=new Set(M.map(z));let F=0,st=S;const tt=V=>F===W||V>st?!1:(F+=1,st-=V,!0);return{keeps:(V,lt)=>{
if((0,v.D6)(V)||x.has(V))return!0;const dt=V.length<=R&&K.delete(z(V));return tt(V.length+lt)||dt},read:(V,lt,dt)=>{const{start:Rt,end:Lt}=dt,xt=Lt-Rt>L;if(xt&&
V===v.S3&&lt[Rt]==="{")return g(lt,dt);const _t=lt.slice(Rt,Lt);return{value:xt&&_t.startsWith('"')?(0,f.m)((0,C.I)(_t)):(0,d.w)(_t)}}}}const z=M=>M.slice(0,M.indexOf(
".")+1);var rt=i(6974);const nt=2048,H={kind:"whole",maxBytes:T.b},et={kind:"excerpt",maxBytes:nt},q=M=>M===408||M===425||M===429||M>=500;async function it(M){const{
host:x,needed:K}=M,F=(0,I.Dl)((0,N.cu)(x));if(!F.ok)throw new Error(`no discovery URL for ${x}: ${F.why}`);const st=await(0,D.e)({...M,url:F.value,asks:"documen\
t",headers:{accept:"application/json"},origin:null,redirectLimits:X.NX,planBody:_t=>at(_t)===null?H:et}),{response:tt,...V}=st;if(tt.kind==="failed"){const{problem:_t,
transient:zt}=tt;return{attempt:{discovery:{kind:"failed",problem:_t,excerpt:null},...V},transient:zt,retryAfter:null}}const lt=st.hops.at(-1)?.authorization??"\
none",dt=st.hops.at(-1)?.challenge??null,Rt=mt(tt,{host:(0,N.nx)(x),token:lt,challenge:dt,needed:K}),{status:Lt,retryAfter:xt}=tt.head;return{attempt:{discovery:Rt,
...V},transient:q(Lt),retryAfter:xt}}function at({status:M,contentType:x,declaredBytes:K}){if(M===401||M===403)return{kind:"unauthorized"};if(M!==200)return{kind:"\
status"};const F=(0,B.i)(x??"");return F.ok?F.value!=="application/json"?{kind:"type",malformed:!1}:(K??0)>T.b?{kind:"size"}:null:{kind:"type",malformed:!0}}function mt(M,x){
const{head:K,body:F}=M,st=(0,f.m)((0,I.jr)(M.url));if(K.status===404)return{kind:"absent",url:st,why:"status"};const tt=_(M,x);if(tt!==null)return gt(tt,F);const V=(0,T.
T)(F.bytes,J(x.needed));switch(V.kind){case"object":return{...V,kind:"found",url:st,truncated:F.truncated};case"null":return{kind:"absent",url:st,why:"null"};case"\
not-object":return gt((0,j.documentNotObject)({...pt(M,x),why:V.why}),F);case"not-json":return gt(P(M,V,x),F)}}const gt=(M,{bytes:x})=>({kind:"failed",problem:M,
excerpt:(0,rt.z)(x)}),pt=({url:M,body:x},{host:K})=>({url:(0,I.Pl)(M),page:(0,rt.y)(x.bytes),asked:K});function _(M,x){const{status:K,reason:F,location:st,retryAfter:tt,
declaredBytes:V,contentType:lt}=M.head,dt=at(M.head);switch(dt?.kind){case"unauthorized":return(0,$.documentUnauthorized)({...pt(M,x),status:K,reason:F,...x});case"\
status":return(0,j.documentStatus)({...pt(M,x),status:K,reason:F,location:st,retryAfter:tt,transient:q(K)});case"type":return(0,j.documentType)({...pt(M,x),contentType:lt??
"",malformed:dt.malformed});case"size":return(0,j.documentSize)({...pt(M,x),bytes:V,limit:T.b});case void 0:return null}}function P(M,{why:x,advice:K},F){const{
head:st,body:tt}=M;if(tt.truncated)return(0,j.documentSize)({...pt(M,F),bytes:null,limit:T.b});const V=st.contentEncoding?.toLowerCase()??"";return["","gzip","i\
dentity"].includes(V)?(0,j.documentNotJson)({...pt(M,F),why:x,advice:K}):(0,j.documentEncoding)({...pt(M,F),encoding:V})}var Z=i(7082),G=i(5960),ot=i(7758);const yt=500,
ct=1e4,At=3,St=2e3,vt=3e5,Dt=M=>Math.min(Math.max(...M.map(({attemptMs:x})=>x)),vt),$t=({timeoutMs:M,retries:x})=>(x+1)*M+x*ct;async function Ut(M,x){const K=M.
map(V=>({host:V,tookMs:null})),F=M.entries(),st={total:M.length,done:0,failed:0,waiting:new Set},tt=async()=>{for(const[V,lt]of F){if(x.stop.why!==null)return;st.
waiting.add(lt),x.progress(st);const dt=await Bt(lt,x);K[V]=dt,st.waiting.delete(lt),st.done+=1,(!Tt(dt)||!Mt(dt.attempt))&&(st.failed+=1),x.progress(st)}};return await Promise.
all(Array.from({length:Math.min(x.concurrency,M.length)},tt)),Pt(K,x.stop)}const Tt=M=>"attempt"in M;function Pt(M,{why:x}){if(x===null)return M.filter(Tt);const K=M.
length-M.filter(Tt).length,F=M.flatMap(tt=>{if(Tt(tt)&&Mt(tt.attempt))return[];const V=Tt(tt)?It(tt):tt.tookMs;return V!==null&&V>=St?[{host:(0,N.nx)(tt.host),tookMs:V}]:
[]}).sort((tt,V)=>V.tookMs-tt.tookMs).slice(0,At),st={stopped:x,unchecked:K,total:M.length,slowest:F};return M.map(tt=>{if(Tt(tt))return tt;const{host:V,tookMs:lt}=tt,
dt=lt!==null;return(0,G.i)(V,(0,b.hostNotChecked)({host:(0,N.nx)(V),isBegun:dt,...st}))})}const It=({attempt:M,earlier:x})=>[...x,M].reduce((K,{timing:F})=>K+F.
totalMs,0);async function Bt(M,x){const{stop:K}=x,F=performance.now(),st=await x.credentials.find(M),tt=[];for(;K.why===null;){const{attempt:V,transient:lt,retryAfter:dt}=await Zt(
M,st.answer,x);if(K.why!==null&&!Mt(V)||(tt.push(V),!(Mt(V)?jt(tt,x.releases):lt)||tt.length>x.retries))break;await(0,ot.v)(qt(tt.length,dt,x),x)}return tt.length===
0?{host:M,tookMs:performance.now()-F}:Ht(M,st,tt,x)}function Ht(M,{answer:x,clients:K,difference:F},st,{forced:tt}){return{host:M,...Jt(st),credentials:x&&{source:x.
source,hasToken:x.token!==null,problem:x.problem},looks:K,difference:F,forced:tt.get(M)??[]}}const Mt=({discovery:M})=>M.kind!=="failed",jt=(M,x)=>x.some(({attemptMs:K})=>!M.
some(F=>Mt(F)&&F.timing.totalMs<=K));function Jt(M){const x=M.findIndex(Mt),K=x<0?M.length-1:x,[F]=M.slice(K);if(F===void 0)throw new Error("a visit without an \
attempt");return{attempt:F,earlier:M.slice(0,K),later:M.slice(K+1)}}async function Zt(M,x,K){if(x?.isUnsendable&&x.problem!==null){const dt={kind:"failed",problem:x.
problem,excerpt:null};return{attempt:(0,Z.O)(dt),transient:!1,retryAfter:null}}const{network:F,maxRedirects:st,timeoutMs:tt,stop:V}=K,lt=(0,h.f)(F);V.signal.addEventListener(
"abort",lt.close);try{return await it({host:M,needed:Qt(M,K),session:lt,settings:F,token:x?.token??null,maxRedirects:st,timeoutMs:tt,startTimer:K.startTimer})}finally{
V.signal.removeEventListener("abort",lt.close),lt.close()}}const Qt=(M,{required:x,forced:K})=>[...(x.get(M)??[]).map(({service:F})=>F),...(K.get(M)??[]).flatMap(
({services:F})=>F.map(({id:st})=>st))];function qt(M,x,{random:K,now:F}){const st=yt*2**(M-1)*(.5+K()/2);return Math.min(Math.max(st,(0,ot.V)(x,F())??0),ct)}}),
7758:((ht,Y,i)=>{i.d(Y,{V:()=>b,v:()=>h});function h(N,{startTimer:B,stop:I}){return new Promise(D=>{const $=()=>{j(),I.signal.removeEventListener("abort",$),D()},
j=B(N,$);I.signal.addEventListener("abort",$)})}function b(N,B){const I=/^\d+$/.test(N??"")?Number(N)*1e3:Date.parse(N??"")-B;return Number.isNaN(I)?null:I}}),2767:((ht,Y,i)=>{
i.d(Y,{h:()=>d});var h=i(5792);const b={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384\
r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},N=["1.3.132.0.33","1.2.840.1\
0045.3.1.7","1.3.132.0.34","1.3.132.0.35"],B={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040\
.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function I(nt){const H=new h.lL(nt,
"public key").inside(h.Dk.sequence),et=H.inside(h.Dk.sequence),q=et.oid(),it=H.bits();switch(q){case"1.2.840.113549.1.1.1":if(o(et.any().whole)!=="0500")throw new h.
I4("public key");return D(it);case"1.2.840.10045.2.1":{const at=et.isNext(h.Dk.oid)?et.oid():"explicit parameters";if(!N.includes(at))return{kind:"unsupported-c\
urve",curve:b[at]??at};if(it[0]!==4)throw new h.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!et.isEmpty||it.length!==32)throw new h.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:B[q]??q}}}function D(nt){const H=new h.lL(nt,"public key").inside(h.Dk.sequence),et=H.integer(),
q=H.count(),[it=0,at=0]=et;if(it>=128||q===0)throw new h.I4("public key");if(q===1||q%2===0||q>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${q}`};
const mt=it===0?at:it;return{kind:"rsa",bits:8*(et.length-(it===0?2:1))+(32-Math.clz32(mt))}}const $={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.84\
0.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.100\
45.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},j={"1.2.840.113549.1.1.4":"RS\
A with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with \
SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101\
.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},X="1.2.840.113549.1.1.10",T=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
C={201:"20",202:"30",203:"40"};function v(nt){const H=new h.lL(nt,"signature algorithm"),et=H.oid(),q=H.isEmpty?"":o(H.any().whole);if(et===X){const mt=T.exec(q);
return mt&&C[mt[1]??""]===mt[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[it,at]=$[et]??[];
return it===void 0||at===void 0?{isSupported:!1,name:j[et]??et}:{isSupported:!0,key:it,name:at}}const o=nt=>Array.from(nt,H=>H.toString(16).padStart(2,"0")).join(
"");var f=i(8167);function d(nt){try{const H=new h.lL(nt,"certificate"),et=H.inside(h.Dk.sequence);if(!H.isEmpty)throw new h.I4("certificate");const q=et.inside(
h.Dk.sequence),it=et.content(h.Dk.sequence),at=w(nt,q,it);return et.bits(),"kind"in at?{ok:!1,flaw:at}:{ok:!0,certificate:at}}catch(H){if(!(H instanceof h.I4))throw H;
return{ok:!1,flaw:{kind:"malformed",part:H.message}}}}const l=160,p=163,a=[129,130];function w(nt,H,et){const q=H.isNext(l)?H.inside(l).count()+1:1;if(q>3)throw new h.
I4("version");if((H.integer()[0]??0)>=128)return{kind:"negative-serial"};const it=H.content(h.Dk.sequence);if(!(0,h.er)(it,et))throw new h.I4("signature algorit\
hm");const at=g(H,"issuer"),mt=H.inside(h.Dk.sequence),gt=c(mt),pt=c(mt),_=g(H,"subject"),P=H.element(h.Dk.sequence).whole,Z=I(P);if(Z.kind==="unsupported-curve")
return{kind:"curve",curve:Z.curve};if(q>1)for(const G of a)H.optional(G);return{raw:nt,subject:_,issuer:at,notBefore:gt,notAfter:pt,version:q,signature:v(it),key:Z,
keyInfo:P,...S(q===3?H.optional(p):null)}}function g(nt,H){const{whole:et}=nt.element(h.Dk.sequence),q=new h.lL(et,H).inside(h.Dk.sequence);for(;!q.isEmpty;){const it=q.
inside(h.Dk.set);for(;!it.isEmpty;){const at=it.inside(h.Dk.sequence);if(at.oid(),!(0,h.KH)(at.any()))throw new h.I4(H)}}return et}const U=[{tag:h.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},
{tag:h.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function c(nt){const H=U.find(({tag:G})=>nt.isNext(G)),et=H?.format.exec((0,h.Jl)(
nt.content(H.tag)));if(!et)throw new h.I4("validity");const[q=0,it=0,...at]=et.slice(1).map(G=>Number(G??0)),mt=et[1]?.length===4?q:q<50?2e3+q:1900+q,[gt=0,pt=0,
_=0,P=0]=at,Z=new Date(0);if(Z.setUTCFullYear(mt,it-1,gt),Z.getUTCMonth()!==it-1||pt>23||_>59||P>59)throw new h.I4("validity");return Z.setUTCHours(pt,_,P)}const u={
dns:[],addresses:[]},y=["31","32","33","36","54"].map(nt=>`2.5.29.${nt}`),W=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function S(nt){const H=new Map,et=nt&&
new h.lL(nt,"extensions").inside(h.Dk.sequence);for(;et&&!et.isEmpty;){const G=et.inside(h.Dk.sequence),ot=G.oid(),yt=G.isNext(h.Dk.boolean)&&G.boolean();if(H.has(
ot))throw new h.I4("extensions");if(yt&&W.includes(ot))throw new h.I4("extensions");H.set(ot,{id:ot,critical:yt,value:G.content(h.Dk.octets)})}const q=G=>H.get(
`2.5.29.${G}`)?.value??null,[it,at,mt,gt,pt]=[15,17,19,30,37].map(q),_=at?(0,f.xq)(at):null,P=gt?(0,f.cP)(gt):null,Z=new Set([...y,...["15","19","37"].map(G=>`2\
.5.29.${G}`),..._?.isKnown?["2.5.29.17"]:[],...P?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:at??new Uint8Array,names:_?.names??u,constraints:P,basic:mt?R(mt):
null,maySign:it?z(it):null,usages:pt?rt(pt):[],unhandled:[...H.values()].filter(({id:G,critical:ot})=>ot&&!Z.has(G)).map(({id:G})=>G)}}function R(nt){const H=new h.
lL(nt,"basicConstraints").inside(h.Dk.sequence);return{isAuthority:H.isNext(h.Dk.boolean)&&H.boolean(),maxPath:H.isNext(h.Dk.integer)?H.count():null}}const L=4,
J=128;function z(nt){const[H=0,et=0]=new h.lL(nt,"keyUsage").bits();return H===0&&et<J?null:(H&L)!==0}function rt(nt){const H=new h.lL(nt,"extendedKeyUsage").inside(
h.Dk.sequence),et=[];for(;!H.isEmpty;)et.push(H.oid());return et}}),5792:((ht,Y,i)=>{i.d(Y,{Dk:()=>h,I4:()=>b,Jl:()=>T,KH:()=>D,er:()=>C,lL:()=>N});const h={boolean:1,
integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class b extends Error{}class N{#t;#e;constructor(o,f){this.#t=o,this.#e=f}get isEmpty(){
return this.#t.length===0}isNext(o){return this.#t[0]===o}any(){const o=this.#t[0]??0,f=this.#t[1]??0;if(this.#t.length<2||(o&31)===31)throw this.#s();const d=f<
128?0:f&127,l=d===0&&f<128?f:this.#n(d),p=2+d,a=p+l;if(a>this.#t.length)throw this.#s();const w={tag:o,content:this.#t.subarray(p,a),whole:this.#t.subarray(0,a)};
return this.#t=this.#t.subarray(a),w}element(o){if(!this.isNext(o))throw this.#s();return this.any()}content(o){return this.element(o).content}optional(o){return this.
isNext(o)?this.content(o):null}inside(o){return new N(this.content(o),this.#e)}oid(){const o=this.content(h.oid);if(o.length===0||(o.at(-1)??0)>=128)throw this.#s();
const f=B(o);if(f===null)throw this.#s();const[d=0,...l]=f,p=Math.min(Math.floor(d/40),2);return[p,d-40*p,...l].join(".")}integer(o=h.integer){const f=this.content(
o),d=f[0],l=f[1]??0,p=d===0&&l<128||d===255&&l>=128;if(d===void 0||f.length>1&&p)throw this.#s();return f}count(){const o=this.integer();if(o.length>8||(o[0]??0)>=
128)throw this.#s();return o.reduce((f,d)=>f*256+d,0)}boolean(){const o=this.content(h.boolean);if(o.length!==1||o[0]!==0&&o[0]!==255)throw this.#s();return o[0]!==
0}bits(){const o=this.content(h.bits),[f=8]=o,d=o.subarray(1),l=d.at(-1)??0;if(f>7||f>0&&d.length===0)throw this.#s();if((l&(1<<f)-1)!==0)throw this.#s();return d}#n(o){
const f=this.#t.subarray(2,2+o);if(o===0||o>4||f.length<o)throw this.#s();const d=f.reduce((l,p)=>l*256+p,0);if(d<128||f[0]===0)throw this.#s();return d}#s(){return new b(
this.#e)}}function B(v){const o=[];let f=!0,d=0;for(const l of v){if(f&&l===128||(d=d*128+(l&127),d>=2**31))return null;f=l<128,f&&(o.push(d),d=0)}return o}const I={
12:v=>$(v),18:v=>/^[\d ]*$/.test(T(v)),19:v=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(T(v)),20:()=>!0,22:v=>v.every(o=>o<128),30:v=>v.length%2===0&&j(v)},D=({tag:v,content:o})=>I[v]?.(
o)??!1;function $(v){try{return new TextDecoder("utf-8",{fatal:!0}).decode(v),!0}catch{return!1}}const j=v=>v.every((o,f)=>{const d=o*256+(v[f+1]??0);return f%2===
1||!(d>=55296&&d<57344||d>=65534||d>=64976&&d<=65007)}),X=new TextDecoder("latin1"),T=v=>X.decode(v),C=(v,o)=>v.length===o.length&&v.every((f,d)=>f===o[d])}),8167:((ht,Y,i)=>{
i.d(Y,{AI:()=>v,cP:()=>$,xq:()=>D,z$:()=>d});var h=i(6181),b=i(5792);const N=130,B=135,I=[129,134];function D(w){const g=new b.lL(w,"subject alternative names").
inside(b.Dk.sequence),U={dns:[],addresses:[]};let c=!1;for(;!g.isEmpty;){const{tag:u,content:y}=g.any();if(c||=[N,B,...I].includes(u),u===N&&U.dns.push(C(y,"sub\
ject alternative names")),u===B){if(y.length!==4&&y.length!==16)throw new b.I4("subject alternative names");U.addresses.push(y)}}return{names:U,isKnown:c}}function $(w){
const g="name constraints",U=new b.lL(w,g),c=U.inside(b.Dk.sequence),[u,y]=[160,161].map(R=>c.optional(R)??new Uint8Array);if(!u||!y||!c.isEmpty||!U.isEmpty)throw new b.
I4(g);if(u.length+y.length===0)throw new b.I4(g);const[W,S]=[j(u),j(y)];return{permitted:W,excluded:S,isKnown:W.isKnown&&S.isKnown}}function j(w){const g="name \
constraints",U=new b.lL(w,g),c=[],u=[];let y=!0;for(;!U.isEmpty;){const{tag:S,content:R}=U.inside(b.Dk.sequence).any(),L=R.length/2;if(S===N)c.push(C(R,g).toLowerCase());else if(S===
B&&(L===4||L===16))u.push({address:R.subarray(0,L),mask:R.subarray(L)});else{if(S===B)throw new b.I4(g);y&&=I.includes(S)}}if(!(c.every(S=>X(S.replace(/^\.(?=.)/,
"")))&&u.every(({mask:S})=>T(S))))throw new b.I4(g);return{dns:c,networks:u,isKnown:y}}const X=w=>/^[!-~]*$/.test(w)&&!/^\.|\.\.|\.$/.test(w),T=w=>/^1*0*$/.test(
Array.from(w,g=>g.toString(2).padStart(8,"0")).join(""));function C(w,g){if(w.some(U=>U>=128))throw new b.I4(g);return(0,b.Jl)(w)}function v({dns:w,addresses:g},U){
const c=(0,h.r5)((0,h.n7)(U));if(c!==null)return g.some(S=>(0,b.er)(S,Uint8Array.from(c)));const u=U.toLowerCase(),y=u.replace(/\.$/,"").split("."),W=y.every(S=>o.
test(S));return w.some(S=>{const R=S.toLowerCase(),[L,...J]=R.split("."),z=L==="*"&&J.length>0;return!W||!(z?J:[L,...J]).every(rt=>o.test(rt??""))?R===u&&R!==".":
z?y.length===J.length+1&&y.slice(1).join(".")===J.join("."):y.join(".")===R})}const o=/^[a-z0-9_][a-z0-9_-]*$/,f=25e4;function d(w,{permitted:g,excluded:U}){const c=g.
dns.length+U.dns.length,u=g.networks.length+U.networks.length;return w.dns.length*c+w.addresses.length*u>f?!1:w.dns.every(W=>{const S=W.toLowerCase();return X(S)&&
(g.dns.length===0||g.dns.some(R=>l(S,R)))&&!U.dns.some(R=>l(S,R)||p(S,R))})&&w.addresses.every(W=>(g.networks.length===0||g.networks.some(S=>a(W,S)))&&!U.networks.
some(S=>a(W,S)))}const l=(w,g)=>g===""||w===g||w.endsWith(g.startsWith(".")?g:`.${g}`),p=(w,g)=>w.startsWith("*.")&&g.replace(/^[^.]*/,"")===w.slice(1),a=(w,{address:g,
mask:U})=>w.length===g.length&&w.every((c,u)=>{const y=U[u]??0;return(c&y)===((g[u]??0)&y)})}),3427:((ht,Y,i)=>{i.d(Y,{Cg:()=>B,DS:()=>C,Hb:()=>X,Yx:()=>I});var h=i(
7598);const b=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],N=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305",
"AES128-SHA","AES256-SHA"],B=[...b,...N.flatMap(v=>[`ECDHE-ECDSA-${v}`,`ECDHE-RSA-${v}`])],I=["X25519","P-256","P-384","P-521"],D=["rsa_pss_rsae_sha256","ecdsa_\
secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa\
_secp521r1_sha512"],$="@SECLEVEL=0",j=h.constants.SSL_OP_LEGACY_SERVER_CONNECT|h.constants.SSL_OP_NO_RENEGOTIATION,X={secureOptions:j,minVersion:"TLSv1.2",ciphers:[
...B,$].join(":"),ecdhCurve:I.join(":"),sigalgs:D.join(":")},T=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],C={secureOptions:j,minVersion:"TLSv1",ciphers:[
...B,...T,"ALL","COMPLEMENTOFALL",$].join(":"),ecdhCurve:[...I,"X448","secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072",
"ffdhe4096","P-224"].join(":")}}),6134:((ht,Y,i)=>{i.d(Y,{SH:()=>B,Td:()=>I,lS:()=>$,n_:()=>b,pH:()=>N,w4:()=>D,yN:()=>T});const h=25e4;class b{max;count=0;constructor(f=h){
this.max=f}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}function N(o,f,d,l){return d===void 0?{text:o,body:f,parts:l,
problems:[]}:{text:o,body:f,parts:l,problems:[{...T(o)(d),message:d.message}]}}const B=(o,f,d)=>{const l=[];if(o.kind==="native"){for(const p of o.blocks)p.type===
f&&p.labels.length===d&&l.push(p);return l}for(const p of o.members)p.name===f&&X(f,p.value,d,[],l);return l},I=o=>o.kind==="native"?o.attributes:o.members;function D(o,f){
if(!(o.kind==="native"&&o.mayHave?.(f)===!1)){for(const d of I(o))if(d.name===f)return d}}const $=o=>o.kind==="object"?o.items.filter(j):o.kind!=="tuple"?[]:o.elements.
flatMap(f=>f.kind==="object"?f.items.filter(j):[]),j=o=>o.name!==void 0&&o.name!=="//";function X(o,f,d,l,p){if(d>0){for(const{name:w,start:g,end:U,value:c}of $(
f))X(o,c,d-1,[...l,{value:w,start:g,end:U}],p);return}const a={start:f.start,end:f.start+1};for(const w of f.kind==="tuple"?f.elements:[f])w.kind!=="object"&&w.
kind!=="tuple"||p.push({...a,type:o,labels:l,body:{kind:"json",members:$(w)}})}const T=o=>{const f=[o.startsWith("\uFEFF")?1:0];let d=o.indexOf(`
`),l;return({start:p,end:a})=>{for(;d>=0&&d<p;d=o.indexOf(`
`,d+1))f.push(d+1);l??=C(o);const w=y=>v(l??[],y-1),g=Math.max(1,v(f,p)),U=f[g-1]??0,c=(f[g]??(d<0?o.length:d)+1)-1,u=y=>y-U-w(y)+w(U)+1;return{line:g,column:u(
Math.max(p,U)),endColumn:u(Math.min(a,c))}}},C=o=>/[\uD800-\uDBFF]/.test(o)?Array.from(o.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),f=>f.index):[];function v(o,f){
let d=0,l=o.length;for(;d<l;){const p=d+l>>>1;(o[p]??0)<=f?d=p+1:l=p}return d}}),7981:((ht,Y,i)=>{i.r(Y),i.d(Y,{attemptLimitMs:()=>Pe.nT,mergeFindings:()=>he,networkOf:()=>zn,
readCliConfig:()=>Ve,readMachineCredentials:()=>_n,thisMachine:()=>B,visitHosts:()=>Pe.pj});var h=i(8161),b=i(5747);const N={x64:"amd64",ia32:"386",ppc64:"ppc64\
le"};function B(e){const t=(0,h.platform)();return{system:t==="win32"?"windows":"unix",platform:`${t==="win32"?"windows":t}_${N[(0,h.arch)()]??(0,h.arch)()}`,environment:e,
accountHome:I()}}function I(){try{return(0,h.userInfo)().homedir||null}catch(e){return(0,b.Oj)(e),null}}var D=i(3024),$=i(6760),j=i(1807),X=i(4929),T=i(2713),C=i(
6134),v=i(8947);class o extends Error{start;constructor(t,n){super(t),this.start=n}}const f=200,d=20;function l(e){const t=e[d];if(t!==void 0)throw new o(`more \
than ${d} names before a value`,t.start)}const p={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},a=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,w=1114111;function g(e,t,n){
let s="",r=0,m=t+1;for(let E=m;E<e.length;E+=1){const k=e[E];if(r>0)k==="{"?r+=1:k==="}"&&(r-=1);else if(k==='"'){const O=e.slice(m,E);return{value:s===""?O:(0,v.
uK)(s+(0,v.ZJ)(O)),end:E+1}}else{if(k===`
`)throw new o("string is not terminated",E);k==="\\"?(E>m&&(s+=(0,v.ZJ)(e.slice(m,E))),s+=U(e,E,n),m=a.lastIndex,E=m-1):n==="hcl"&&e.startsWith("${",E)&&(r=1,E+=
1)}}throw new o("string is not terminated",e.length)}function U(e,t,n){a.lastIndex=t;const[s,r,m,E,k,O]=a.exec(e)??[];if(r!==void 0)return p[r]??"";if(m!==void 0)
return String.fromCharCode(Number.parseInt(m,16));if(E!==void 0)return String.fromCharCode(Number.parseInt(E,8));const A=Number.parseInt(k??O??"",16),Q=A>=55296&&
A<=57343;if(s===void 0||A>w||Q&&n==="json")throw new o("invalid escape sequence",t);return(0,v.ZJ)(Q?"\uFFFD":String.fromCodePoint(A))}const c=/[^\p{L}\p{Nd}_]/u;
function u(e,t){const n=e.indexOf(`
`,t)+1,s=e.startsWith("<<-",t),r=e.slice(t+(s?3:2),Math.max(0,n-1));if(!e.startsWith("<<",t)||r===""||c.test(r))throw new o("invalid heredoc marker",t);for(let m=n;;){
const E=e.indexOf(`
`,m);if(E<0)throw new o("heredoc is not terminated",e.length);const k=e.slice(m,E);if(k.length>=r.length+(s?1:0)&&k.replace(/^[\t\v\f\r ]+/,"")===r){const A=k.slice(
0,k.length-r.length),Q=e.slice(n,m);return{value:s?y(Q,A):Q+A,end:E+1}}m=E+1}}function y(e,t){const n=e.split(`
`).slice(0,-1);return n.every(s=>s.startsWith(t))?n.map(s=>`${s.slice(t.length)}
`).join(""):e}const W={hcl:"{}[],=",json:"{}[],:"},S=/[ \t\n\r]+/y,R=/(?:#|\/\/)[^\n]*/y,L=/[\p{L}_]/uy,J=/[^\p{L}\p{Nd}_.-]/gu,z=/-?0[xX][0-9a-fA-F]+/y,rt=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
nt=/^-?0\d+[89]/,H=/^-?0\d/,et=/[\0\ue123]/;function q(e,t,n){return e.lastIndex=n,e.exec(t)?.[0]??""}class it{#t;#e;#n=0;constructor(t,n){this.#t=t,this.#e=n;const s=t.
search(et);if(s>=0)throw new o("null character or U+E123",s)}next(){this.#i();const t=this.#n,{kind:n,value:s,end:r}=this.#s(t);return this.#n=r,{kind:n,value:s,
start:t,end:r}}#s(t){const n=this.#t,s=n[t];if(s===void 0)return{kind:"end of the file",value:"",end:t};if(W[this.#e].includes(s))return{kind:s,value:s,end:t+1};
if(s==='"')return{kind:"string",...g(n,t,this.#e)};if(s==="<"&&this.#e==="hcl")return{kind:"heredoc",...u(n,t)};if(q(L,n,t)!=="")return this.#o(t);const r=this.#e===
"hcl"?q(z,n,t):"",m=r||q(rt,n,t);if(m==="")throw new o("illegal character",t);const E=t+m.length,k=r===""&&/[.eE]/.test(m),O=this.#e==="hcl"?nt:H;if(!k&&O.test(
m))throw new o("number begins with 0",t);return{kind:k?"float":"number",value:m,end:E}}#o(t){J.lastIndex=t;const n=J.exec(this.#t)?.index??this.#t.length,s=this.#t.
slice(t,n);if(s==="true"||s==="false")return{kind:"bool",value:s,end:n};if(this.#e==="hcl")return{kind:"name",value:s,end:n};if(s==="null")return{kind:"null",value:s,
end:n};throw new o("illegal character",t)}#i(){for(;;){const t=this.#n;if(this.#n+=q(S,this.#t,this.#n).length,this.#e==="hcl"&&this.#l(),this.#n===t)return}}#l(){
if(this.#t.startsWith("/*",this.#n)){const t=this.#t.indexOf("*/",this.#n+2);if(t<0)throw new o("comment is not terminated",this.#t.length);this.#n=t+2}else this.#n+=
q(R,this.#t,this.#n).length}}function at(e){const t=new mt(e);return gt(t.parse())}class mt{#t;#e=0;constructor(t){this.#t=new it(t,"json")}parse(){return this.#t.
next(),this.#n()}#n(){this.#e+=1;const t=[];do{const n=this.#s(),s=n&&this.#o(this.#t.next());if(!s)break;t.push({keys:n,value:s})}while(this.#t.next().kind==="\
,");return this.#e-=1,t}#s(){const t=[];for(;;){const{kind:n,value:s,start:r,end:m}=this.#t.next();if(n===":"&&t.length>0)return t;if(n==="}"||n==="end of the f\
ile")return null;if(n!=="string")throw new o("expected a name in quotation marks",r);t.push({name:s,start:r,end:m}),l(t)}}#o(t){const{kind:n,value:s,start:r}=t;
if(this.#e>f)throw new o(`values are nested deeper than ${f} levels`,r);switch(n){case"{":return{kind:"object",items:this.#n()};case"[":return this.#i();case"st\
ring":return{kind:n,value:s};case"number":case"float":return{kind:n,text:s};case"bool":return{kind:n,value:s==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new o("expected a value",r)}}#i(){const t=[];for(let n=this.#t.next();n.kind!=="]";n=this.#t.next()){if(n.kind===
","||n.kind==="bool"||n.kind==="[")continue;const s=this.#o(n);if(s===null)return null;t.push(s)}return{kind:"list",elements:t}}}function gt(e){return e.flatMap(
pt)}function pt({keys:e,value:t}){return t.kind==="object"&&_(t.items.map(n=>n.value))?t.items.flatMap(n=>{const s=[...e,...n.keys];return l(s),pt({keys:s,value:n.
value})}):t.kind==="list"&&_(t.elements)?t.elements.flatMap(n=>pt({keys:e,value:n})):[{keys:e,value:P(t)}]}const _=e=>e.length>0&&e.every(({kind:t})=>t==="objec\
t");function P(e){return e.kind==="object"?{kind:"object",items:gt(e.items)}:e.kind==="list"?{kind:"list",elements:e.elements.map(P)}:e}const Z=(e,t)=>new G(e,t).
parse();class G{#t;#e;#n;#s=null;#o=0;constructor(t,n){this.#t=t,this.#e=new it(t,"hcl"),this.#n=n}parse(){const t=this.#i();return this.#d("end of the file"),t}#i(){
const t=[],n=new Set;for(;this.#r().kind!=="}"&&this.#r().kind!=="end of the file";){const s=this.#f(),r=this.#r().kind==="=";if(r&&this.#c(),r&&this.#r().kind===
"end of the file")break;t.push(r?{keys:s,value:this.#u(),isAssigned:r}:{keys:s,value:this.#h()}),r&&this.#n&&this.#l(s,n),this.#r().kind===","&&this.#c()}return t}#l(t,n){
for(const{start:s,end:r}of t){const m=this.#t.slice(s,r);if(n.has(m))throw new o("each argument can only be defined once",s);n.add(m)}}#f(){const t=[];for(;;){const{
kind:s,value:r,start:m,end:E}=this.#r();if(s!=="name"&&s!=="string")break;t.push({name:r,start:m,end:E}),l(t),this.#c()}const{kind:n}=this.#r();if(t.length===0)
throw this.#a("a name");if(n==="="&&t.length>1)throw this.#a('"{"');if(n!=="="&&n!=="{")throw this.#a('"=" or "{"');return t}#u(){const{kind:t,value:n}=this.#r();
switch(t){case"{":return this.#h();case"[":return this.#p();case"string":case"heredoc":return this.#c(),{kind:"string",value:n};case"number":case"float":return this.#c(),
{kind:t,text:n};case"bool":return this.#c(),{kind:t,value:n==="true"};default:throw this.#a("a value")}}#h(){this.#m("{");const t=this.#i();return this.#d("}"),
this.#o-=1,{kind:"object",items:t}}#p(){this.#m("[");const t=[];let n=!1;for(let s=this.#r();s.kind!=="]";s=this.#r())if(s.kind===",")this.#c(),n=!1;else{if(n)throw this.#a(
'"," or "]"');t.push(this.#u()),n=s.kind!=="["}return this.#d("]"),this.#o-=1,{kind:"list",elements:t}}#m(t){const{start:n}=this.#r();if(this.#d(t),this.#o+=1,this.#o>
f)throw new o(`values are nested deeper than ${f} levels`,n)}#d(t){if(this.#r().kind!==t)throw this.#a(ot(t));this.#c()}#r(){return this.#s??=this.#e.next(),this.#s}#c(){
this.#s=null}#a(t){const{kind:n,start:s}=this.#r();return new o(`expected ${t}, found ${ot(n)}`,s)}}function ot(e){return e.length===1?`"${e}"`:e==="name"?"a wo\
rd without quotation marks":e==="end of the file"?"the end of the file":`a ${e}`}function yt(e,t){const n=new RegExp("^\\p{White_Space}*\\{","u").test(e),s=n?e:
e.replaceAll(`\r
`,`
`),r=(0,C.yN)(s);try{return{kind:"read",items:n?at(s):Z(s,t==="opentofu"),placeOf:r}}catch(m){if(!(m instanceof o))throw m;const{message:E,start:k}=m;return{kind:"\
refused",why:E,place:r({start:k,end:k+1})}}}var ct=i(6188);const At="registry_protocols",St={requestTimeoutSeconds:null,retryCount:null};function vt(e){for(const{
keys:t,value:n}of e){const[s]=t;if(s?.name!==At||n.kind!=="object")continue;let{requestTimeoutSeconds:r,retryCount:m}=St;const E={path:[At],span:s};try{return(0,ct.
RC)(n.items,"retry_count",E,(k,O)=>{m=(0,ct.sD)(k,O,void 0)}),(0,ct.RC)(n.items,"request_timeout_seconds",E,(k,O)=>{r=(0,ct.sD)(k,O,void 0)}),{requestTimeoutSeconds:r,
retryCount:m,mistakes:[]}}catch(k){if(!(k instanceof ct.aZ))throw k;const O={span:k.argument.span,why:k.message};return{...St,mistakes:[O]}}}return{...St,mistakes:[]}}
function Dt(e,t){const n=Pt(t.TF_REGISTRY_CLIENT_TIMEOUT);return n!==null?n*1e3:e===null?null:e>0?e*1e3:Number.POSITIVE_INFINITY}const $t=1e4,Ut=1;function Tt(e,{
requestTimeoutSeconds:t,retryCount:n},s){const r=Pt(s.TF_REGISTRY_DISCOVERY_RETRY)??n??Ut;return{client:e,attemptMs:Dt(t,s)??$t,retries:Math.max(r,0)}}function Pt(e){
const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}const It={credentials:new Map,hosts:new Map,helpers:new Map},Bt={path:[],span:{start:0,end:0}};function Ht(e,t){
const n={},s=()=>({...It,...n});try{for(const[r,m]of Mt(n,t))(0,ct.RC)(e,r,Bt,m);return{values:s(),mistake:null}}catch(r){if(!(r instanceof ct.aZ))throw r;return{
values:t==="opentofu"?s():It,mistake:r}}}function Mt(e,t){const n=t==="terraform",s=(O,A)=>(0,ct.sc)(O,A,void 0),r=(O,A)=>(0,ct.zC)(O,A,void 0),m=(O,A)=>(0,ct.P2)(
O,A,void 0,ct.sc),E=[["providers",m],["provisioners",m],["disable_checkpoint",r],["disable_checkpoint_signature",r]],k=(O,A)=>n?A:O??A;return[...n?E:[],["plugin\
_cache_dir",s],["plugin_cache_may_break_dependency_lock_file",r],["host",(O,A)=>{e.hosts=(0,ct.P2)(O,A,e.hosts,(Q,ut,wt)=>jt(Q,ut,k(wt,{services:null})))}],["cr\
edentials",(O,A)=>{e.credentials=(0,ct.P2)(O,A,e.credentials,ct.hp)}],["credentials_helper",(O,A)=>{e.helpers=(0,ct.P2)(O,A,e.helpers,(Q,ut,wt)=>Jt(Q,ut,k(wt,{args:[]})))}]]}
function jt(e,t,n){return(0,ct.RC)((0,ct.mW)(e,t),"services",t,(s,r)=>{n.services=(0,ct.hp)(s,r,n.services??void 0)}),n}function Jt(e,t,n){return(0,ct.RC)((0,ct.
mW)(e,t),"args",t,(s,r)=>{n.args=(0,ct.VX)(s,r,n.args,ct.sc)}),n}const Zt={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:St,findings:[],
secrets:[],isRead:!1};function Qt({shown:e,text:t,isUtf8:n},s){const r=(Et,Ot)=>({problem:(0,X.credentialsConfig)({clients:[s],mistake:Et}),place:Ot}),m=(Et,Ot)=>({
...Zt,findings:[r({kind:"syntax",file:e,why:Et},Ot)]}),E=yt(t,s);if(E.kind==="refused")return m(E.why,{file:e,...E.place});if(!n)return m("illegal UTF-8 encodin\
g",null);const{values:k,mistake:O}=Ht(E.items,s),A=Et=>({file:e,...E.placeOf(Et)}),Q=lt(E.items),ut=(Et,Ot)=>A(Q.get(dt(Et,Ot))??{start:0,end:0}),wt=({argument:{
path:Et,span:Ot},want:oe})=>r({kind:"type",file:e,path:Et,want:oe},A(Ot)),bt=O===null?E.items:[],kt=vt(s==="opentofu"?bt:[]),ft=({span:Et,why:Ot})=>r({kind:"blo\
ck",file:e,why:Ot},A(Et));return{credentials:M(k.credentials,(Et,Ot)=>x(Et,ut("credentials",Ot))),hosts:M(k.hosts,({services:Et},Ot)=>({place:ut("host",Ot),services:Array.
from(Et??[],([oe,Kn])=>({id:oe,value:st(Kn)}))})),helpers:M(k.helpers,({args:Et},Ot)=>({place:ut("credentials_helper",Ot),args:Et})),installations:{items:bt.filter(
qt),shown:e,placeOf:A},protocols:kt,findings:[...O===null?[]:[wt(O)],...kt.mistakes.map(ft)],secrets:[...k.credentials.values()].flatMap(F),isRead:O===null||s===
"opentofu"}}const qt=({keys:[e]})=>e?.name==="provider_installation",M=(e,t)=>new Map(Array.from(e,([n,s])=>[n,t(s,n)]));function x(e,t){const n=e.get("token"),
s=n?.kind==="string";return{place:t,token:s?new T.o(n.value.normalize("NFC")):null,hasValue:n!==void 0,crashes:[...e.values()].some(K)}}const K=e=>{switch(e.kind){case"\
maps":return!0;case"list":return e.elements.some(K);case"map":return[...e.entries.values()].some(K);default:return!1}};function F(e){return[...e.values()].flatMap(
t=>t.kind==="string"||t.kind==="int"?[new T.o(String(t.value))]:[])}function st(e){return e.kind==="maps"?V(e.elements[0]??new Map):tt(e)}function tt(e){switch(e.
kind){case"list":return e.elements.map(tt);case"map":return V(e.entries);case"maps":return e.elements.map(V);default:return e.value}}const V=e=>Object.fromEntries(
Array.from(e,([t,n])=>[t,tt(n)]));function lt(e){const t=new Map;for(const{keys:n,value:s}of e){const[r,m]=n,E=s.kind==="object"?s.items.map(k=>k.keys[0]):[];for(const k of m===
void 0?E:[m])k!==void 0&&t.set(dt(r?.name??"",k.name),k)}return t}const dt=(e,t)=>`${e.toLowerCase()} ${t}`;var Rt=i(1731);function Lt(e,t,n,s=null){const r=zt(
t.environment,s),m=te(t);if(m===null)return{main:r,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};const E=t.system==="windows"?Le:Ie,
{main:k,directory:O,dataDirectories:A}=E(e,m,t.environment,n),Q=xe(t),ut=A.flatMap(ft=>[Q(ft,"plugins"),Q(ft,"plugins",t.platform)]),wt=[...A,...xt(m,t)].map(ft=>Q(
ft,"plugins")),bt={helperDirectories:ut,mirrorDirectories:wt};if(r===null)return{main:{path:k,chosenBy:"default"},directory:O,directoryOff:null,...bt};const kt={
path:O,by:r.chosenBy};return{main:r,directory:null,directoryOff:kt,...bt}}function xt(e,t){const{system:n,platform:s,environment:r}=t;if(n==="windows")return[Ft(
e,"HashiCorp","Terraform")];if(s.startsWith("darwin"))return[e,""].map(O=>Ct(O,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:m="",XDG_DATA_DIRS:E}=r,
k=O=>O.startsWith("/");return[k(m)?m:Ct(e,".local","share"),...(E||"/usr/local/share:/usr/share").split(":").filter(k)].map(O=>Ct(O,"terraform"))}function _t(e,t){
const n=te(t),s=t.system==="windows"?"\\":"/";return n===null||n.length<2||!e.startsWith(n+s)?e:(t.system==="windows"?"%APPDATA%":"~")+e.slice(n.length)}function zt(e,t){
if(t)return{path:t,chosenBy:"cli-config"};for(const n of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const s=e[n];if(s)return{path:s,chosenBy:n}}return null}function te({
system:e,environment:t,accountHome:n}){return e==="windows"?t.APPDATA||null:t.HOME||n||null}function Ie(e,t,n,s){const[r,m]=[Ct(t,".terraformrc"),Ct(t,".tofurc")],
E=Ct(t,".terraform.d");if(e==="terraform")return{main:r,directory:E,dataDirectories:[E]};const{XDG_CONFIG_HOME:k,XDG_DATA_HOME:O}=n,A=!s(r)&&!s(m);return{main:k&&
A?Ct(k,"opentofu","tofurc"):ie(m,r,s),directory:k&&!s(E)?Ct(k,"opentofu"):E,dataDirectories:O?[E,Ct(O,"opentofu")]:[E]}}function Le(e,t,n,s){const[r,m]=[Ft(t,"t\
erraform.rc"),Ft(t,"tofu.rc")],E=Ft(t,"terraform.d");return{main:e==="terraform"?r:ie(m,r,s),directory:E,dataDirectories:[E]}}const ie=(e,t,n)=>n(t)&&!n(e)?t:e,
xe=({system:e})=>e==="windows"?Ft:Ct,Ct=(e,...t)=>[e.replace(/(?<!\/)\/+$/,""),...t].join("/"),Ft=(e,...t)=>[e.replace(/(?<![\\/])[\\/]+$/,""),...t].join("\\");
function Ne({name:e,args:t,place:n},s,r,m){const E=s.map(A=>({directory:A,files:(0,j.M)(A).filter(Q=>$e((0,$.join)(A,Q)))})),k=A=>_t(A,m),O=je(e,E);switch(O.kind){case"\
found":{const A=(0,$.resolve)(O.directory,O.file),Q=Be(A,m);return{helper:{name:e,args:t,path:A,shown:k(A),refusal:Q},findings:[]}}case"crash":{const A=k((0,$.join)(
O.directory,O.file));return{helper:null,findings:[{problem:(0,X.credentialsHelper)({kind:"version",name:e,path:A,client:r}),place:n}]}}case"missing":{const A={kind:"\
no helper",name:e,directories:s.map(k)};return{helper:null,findings:[{problem:(0,X.credentialsConfig)({clients:[r],mistake:A}),place:n}]}}}}const $e=e=>(0,D.existsSync)(
e)&&!(0,D.statSync)(e).isDirectory(),Ue=256;function Be(e,{system:t}){if(t==="windows")return null;if(!(0,D.statSync)(e).isFile())return"permission denied";const n=Buffer.
alloc(Ue);let s;try{const m=(0,D.openSync)(e,"r");try{s=(0,D.readSync)(m,n)}finally{(0,D.closeSync)(m)}}catch(m){return(0,b.Oj)(m),null}return n.toString("latin\
1",0,2)==="#!"||n.subarray(0,s).includes(0)?null:"exec format error"}const ce="terraform-credentials-",He="0.0.0";function je(e,t){let n;for(const s of Fe(e,t)){
const r=(0,Rt.oF)(s.text),{directory:m,file:E}=s;if(r===null)return{kind:"crash",directory:m,file:E};(n===void 0||(0,Rt.Zy)(r,n.version,We)>0)&&(n={...s,version:r})}
return n===void 0?{kind:"missing"}:{kind:"found",directory:n.directory,file:n.file}}function Fe(e,t){const n=new Map;for(const{directory:s,files:r}of t)for(const m of r){
if(!m.startsWith(ce))continue;const E=m.toLowerCase().slice(ce.length).replace(/\.exe$/,""),k=E.indexOf("_v");if((k<0?E:E.slice(0,k))!==e||E==="")continue;const O=k<
0?He:E.slice(k+2).replace(/_x.*$/s,"");n.has(O)||n.set(O,{directory:s,file:m,text:O})}return[...n.values()]}function We(e,t){const[n,s]=[e.split("."),t.split(".")];
for(let r=0;r<Math.max(n.length,s.length);r+=1){const m=ze(n[r]??"",s[r]??"");if(m!==0)return m}return 0}function ze(e,t){if(e===t)return 0;const[n,s]=[ae(e),ae(
t)];return e===""?s?-1:1:t===""?n?1:-1:n!==s?n?-1:1:n?BigInt(e)>BigInt(t)?1:-1:e>t?1:-1}const ae=e=>/^-?\d+$/.test(e);var Ke=i(3229),Kt=i(1831);function le(e,t){
const n=e.flatMap(O=>O.findings),s=(O,A)=>{n.push({problem:(0,X.credentialsConfig)({clients:[t],mistake:O}),place:A})},r=ue(new Map(e.flatMap(O=>[...O.credentials])),
s),m=ue(new Map(e.flatMap(O=>[...O.hosts])),s);for(const{crashes:O,label:A,place:Q}of r)O&&s({kind:"panic",label:A},Q);const[E,...k]=new Map(e.flatMap(O=>[...O.
helpers]));for(const[,{place:O}]of k)s({kind:"two helpers"},O);return{credentials:r,forced:m,helper:E===void 0?null:{name:E[0],...E[1]},findings:n}}function ue(e,t){
const n=new Map;for(const[s,r]of e){const m="services"in r?"host":"credentials",E=(0,Kt.Pv)(s);if(!E.ok){const O=(0,Ke.L6)(s);t({kind:"label",type:m,label:s,why:E.
why,advice:O},r.place);continue}const k=n.get(E.value);if(k!==void 0){const O=[k.label,s];t({kind:"two labels",type:m,host:E.value,labels:O},r.place)}n.set(E.value,
{...r,host:E.value,label:s})}return[...n.values()]}const Xe=1024*1024,Ge={files:1e3,bytes:4*1024*1024};function Ve(e,t,n=null,s=Ge){const r=Lt(e,t,D.existsSync,
n),{directory:m,directoryOff:E,helperDirectories:k}=r,O=Ye(r,e,t),A=[...O,...de(m,e,t,s)],Q=de(E?.path??null,e,t,s),ut=le(Wt(A),e),wt=ut.helper&&Ne(ut.helper,k,
e,t),bt=le(Wt(Q),e).credentials,kt=O[0]?.blocks?.protocols??St;return{...ut,client:e,installations:Wt(A).flatMap(({installations:ft})=>ft??[]),mirrors:r.mirrorDirectories.
map(ft=>({path:ft,shown:_t(ft,t)})),paths:r,files:[...A.map(({file:ft})=>ft),...Q.map(({file:ft})=>({...ft,state:"off"}))],turnedOff:bt.map(({host:ft,place:Et})=>({
host:ft,place:Et})),helper:wt?.helper??null,requestTimeoutMs:e==="opentofu"?Dt(kt.requestTimeoutSeconds,t.environment):null,patience:Tt(e,kt,t.environment),findings:[
...A.flatMap(({finding:ft})=>ft??[]),...ut.findings,...wt?.findings??[]],secrets:[...Wt(A),...Wt(Q)].flatMap(({secrets:ft})=>ft)}}const Wt=e=>e.flatMap(({blocks:t})=>t??
[]);function Ye({main:e},t,n){if(e===null)return[];const{path:s,chosenBy:r}=e;if((0,D.existsSync)(s))return[fe(s,t,n)];const m={path:s,shown:_t(s,n),state:"abse\
nt"},k=r==="default"?null:ee({kind:"missing",setting:r,path:s},t);return[{file:m,blocks:null,finding:k,bytes:0}]}const Je=/\.tfrc(?:\.json)?$/s;function de(e,t,n,s){
if(e===null)return[];const r=[];let m=0;for(const E of(0,j.M)(e)){if(!Je.test(E))continue;const k=(0,$.join)(e,E);if(r.length>=s.files||m>=s.bytes){const A=_t(k,
n),Q=ee({kind:"too much",file:A,...s},t);r.push({file:{path:k,shown:A,state:"not read"},blocks:null,finding:Q,bytes:0});break}const O=fe(k,t,n);r.push(O),m+=O.bytes}
return r}function fe(e,t,n){const s=(0,b.yR)(e,Xe),r=_t(e,n);if(!s.ok){const{failure:k}=s,O=ee({kind:"unreadable",file:r,failure:k},t);return{file:{path:e,shown:r,
state:"not read"},blocks:null,finding:O,bytes:0}}const m=Qt({shown:r,...s},t),E=m.isRead?"read":"not read";return{file:{path:e,shown:r,state:E},blocks:m,finding:null,
bytes:s.bytes}}const ee=(e,t)=>({problem:(0,X.credentialsConfig)({clients:[t],mistake:e}),place:null});function he(e){const t=new Map;for(const n of e){const{problem:s,
place:r}=n,m=JSON.stringify([s.code,s.message,r]),E=t.get(m)?.problem.affects??[],k=[...new Set([...E,...s.affects??[]])];t.set(m,{problem:{...s,affects:k},place:r})}
return[...t.values()]}var Xt=i(3534),Ze=i(1064);const ne=(e,t)=>({name:e,isProgram:!1,answers:t,find:n=>t.get(n)??null});async function Qe(e,t){let n=null;const s=[],
r=[];for(const m of e){const E=n===null||!m.isProgram,k=E?await m.find(t):null;s.push({source:k?.source??m.name,held:E?qe(k):"not asked",counts:n===null&&k!==null}),
k?.problem&&r.push({problem:k.problem,place:k.place}),n??=k}return{answer:n,looks:s,findings:r}}function qe(e){return e===null?"nothing":e.token===null?"no toke\
n":e.token.reveal()===""?"an empty token":"a token"}const me=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function Gt(e,t,n=null){const s=t.reveal(),r={source:e,place:n,token:t,
problem:en(e,s)};return me.test(s)?{...r,isUnsendable:!0}:r}const tn=[[me,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function en(e,t){if(t==="")return(0,Xt.credentialsEmpty)({source:e});
const n=tn.find(([s])=>s.test(t))?.[1];return n!==void 0?(0,Xt.credentialsMalformed)({source:e,slip:n}):t.length<T.I?(0,Xt.credentialsShort)({source:e}):null}const nn="\
TF_TOKEN_";function sn(e){return Object.entries(e).flatMap(([t,n])=>{const s=t.startsWith(nn)?(0,Kt.$k)(t):null;return s===null||n===void 0?[]:[{host:s,variable:t,
token:new T.o(n)}]})}const rn=e=>ne("TF_TOKEN_ variables",new Map(sn(e).map(({host:t,variable:n,token:s})=>[t,Gt(n,s)])));function on(e){const t="tokens setting",
n=e.map(({host:s,token:r})=>{const m=Gt(t,r);return[s,r.reveal()===""?{...m,token:null}:m]});return ne(t,new Map(n))}function cn({tokens:e,environment:t,clients:n}){
const s=[on(e),rn(t)],r=n.map(({client:E,config:k,helper:O,turnedOff:A=[]})=>{const Q=[k&&pe(k),O].filter(ut=>ut!==null);return{client:E,turnedOff:A,sources:[...s,
...Q]}}),m=n.flatMap(({config:E})=>E===null?[]:pe(E));return{known:an([...s,...m]),find:async E=>{const k=await Promise.all(r.map(async({client:O,sources:A,turnedOff:Q})=>{
const{looks:ut,...wt}=await Qe(A,E);return{...wt,client:O,looks:[...ut,...ln(Q,E)]}}));return{answer:dn(k.map(({answer:O})=>O)),clients:k.map(({client:O,looks:A})=>({
client:O,looks:A})),findings:k.flatMap(({findings:O})=>O),difference:fn(E,k)}}}}function an(e){const t=new Map;for(const n of e)for(const[s,r]of n.answers)t.has(
s)||t.set(s,r);return new Map([...t].flatMap(([n,{token:s,source:r}])=>s===null?[]:[[n,r]]))}const ln=(e,t)=>e.filter(n=>n.host===t).map(({place:n,by:s})=>({source:`${n.
file}:${n.line} (${s} names another file)`,held:"not read",counts:!1})),pe=({credentials:e})=>ne("CLI configuration",new Map(e.map(t=>[t.host,un(t)])));function un({
host:e,place:t,token:n,hasValue:s}){const r=`${t.file}:${t.line}`;if(n!==null)return Gt(r,n,t);const m={kind:"no token",file:r,host:e,hasValue:s};return{source:r,
place:t,token:null,problem:(0,X.credentialsConfig)({clients:Ze.Du,mistake:m})}}function dn(e){return e.find(t=>t?.token)??e.find(t=>t!==null)??null}function fn(e,t){
const[n,...s]=t,r=s.find(({answer:E})=>Ee(E)!==Ee(n?.answer??null));if(n===void 0||r===void 0)return null;const m=({client:E,answer:k})=>({client:E,source:k?.token?
k.source:null});return(0,Xt.credentialsDiffer)({host:e,first:m(n),other:m(r)})}const Ee=e=>e?.token?.reveal()??null;var hn=i(1421),we=i(4e3),mn=i(7531);const ge=1024*
1024;function pn(e,t){const n=new Map;let s=null;const r=async m=>{if(s!==null)return s;const E=await En(e,m,t),k=vn(e,E,t);return E.kind==="stopped"&&(s??=k),k};
return{name:se(e),isProgram:!0,find:m=>{const E=n.get(m)??r(m);return n.set(m,E),E}}}const se=({name:e})=>`credentials helper ${e}`;async function En(e,t,n){if(e.
refusal!==null)return{kind:"not started",why:e.refusal};if(n.stop.aborted)return{kind:"stopped",why:ye};const s=yn(e,t,n.environment);return typeof s=="string"?
{kind:"not started",why:s}:await wn(s,n)}const ye="was running when the check ended";function wn(e,t){return new Promise(n=>{const s=[],r=[];let m=0;const{timeoutMs:E,
abortAfter:k}=t,O=k(E),A=kt=>{O.removeEventListener("abort",ut),t.stop.removeEventListener("abort",wt),n(kt)},Q=kt=>{gn(e,t),A({kind:"stopped",why:kt})},ut=()=>Q(
`did not exit within ${E/1e3} s (timeout-seconds)`),wt=()=>Q(ye);O.addEventListener("abort",ut),t.stop.addEventListener("abort",wt);const bt=kt=>ft=>{m+=ft.length,
m>ge?Q(`wrote more than ${ge/1024/1024} MiB`):kt.push(ft)};e.stdout?.on("data",bt(s)),e.stderr?.on("data",bt(r)),e.on("error",kt=>A({kind:"not started",why:ke(kt)})),
e.on("close",kt=>{const[ft,Et]=[Buffer.concat(s),Buffer.concat(r).toString()];A({kind:"ended",isSuccess:kt===0,output:ft,complaint:Et})})})}function gn(e,{kill:t}){
try{e.pid!==void 0&&t((0,h.platform)()==="win32"?e.pid:-e.pid,"SIGKILL")}catch(n){(0,b.Oj)(n)}e.stdout?.destroy(),e.stderr?.destroy(),e.unref()}function yn({path:e,
args:t},n,s){try{return(0,hn.spawn)(e,[...t,"get",n],{env:kn(s),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(r){return ke(r)}}const kn=e=>Object.
fromEntries(Object.entries(e).filter(([t])=>!t.startsWith("INPUT_"))),Sn={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ke(e){const t=(0,b.Oj)(e);return Sn[t]??t}function vn(e,t,n){const{shown:s}=e;
switch(t.kind){case"not started":return Vt(e,`failed to run ${s}: ${t.why}`);case"stopped":return Vt(e,`${s} ${t.why} and was stopped`);case"ended":{if(!t.isSuccess){
const r=Tn(t.complaint);return Vt(e,r===""?`error in ${s}, but it produced no error message`:`error in ${s}: ${r}`)}return On(e,t.output,n)}}}function On(e,t,{learn:n}){
const s=(0,mn.T)(t);if(s.kind==="not-json"||s.kind==="not-object")return Vt(e,`malformed output from ${e.shown}: ${(0,we.dh)(s.why)}`);const r=s.kind==="null"?null:
s.services.find(({id:E})=>E==="token")?.value;if(typeof r!="string")return null;const m=new T.o(r);return n(m),Gt(se(e),m)}function Vt(e,t){const n=(0,X.credentialsHelper)(
{kind:"run",name:e.name,why:t});return{source:se(e),place:null,token:null,problem:n}}const An=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
Tn=e=>(0,we.dh)(e.replace(An,"").replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu," ").trim()),Mn=1e4;function _n({tokens:e,configs:t,timeoutMs:n},s,r){for(const A of t.flatMap(
Q=>Q.secrets))r.learn(A);const m=new Map,E=A=>{if(A===null)return null;const Q=JSON.stringify([A.path,...A.args]),ut=m.get(Q)??pn(A,{...r,timeoutMs:n??Mn,environment:s});
return m.set(Q,ut),ut},k=t.map(A=>({client:A.client,config:A,helper:E(A.helper),turnedOff:A.turnedOff.map(Q=>({...Q,by:A.paths.directoryOff?.by??""}))})),O=t.flatMap(
A=>A.forced.map(Q=>({...Q,client:A.client})));return{credentials:cn({tokens:e,environment:s,clients:k}),configs:t,complaints:he(t.flatMap(({findings:A})=>A)),forced:Map.
groupBy(O,({host:A})=>A)}}var Se=i(7598),Yt=i(1692),ve=i(2767),Nt=i(5792),Oe=i(8167);const bn=8192,Ae=1024,Rn=100;function Te(e){const t=[];for(const[m,E]of e.sent.
entries()){const k=(0,ve.h)(E);if(!k.ok)return{ok:!1,flaw:k.flaw,isLeaf:m===0};const{certificate:O}=k,{key:A}=O;if(A.kind==="rsa"&&A.bits>bn)return{ok:!1,flaw:{
kind:"key-size",bits:A.bits},isLeaf:m===0};t.push(O)}const[n,...s]=t;if(n===void 0)throw new Error("a server sends at least one certificate");const r=Cn(n,e);return r!==
null?{ok:!1,flaw:r,isLeaf:!0}:Dn(n,s,e)}function Cn(e,{host:t,now:n}){const s=Me(e,n);if(s!==null)return s;const{key:r}=e;return(0,Oe.AI)(e.names,t)?r.kind==="u\
nsupported"?{kind:"key",name:r.name}:r.kind==="rsa"&&r.bits<Ae?{kind:"key-size",bits:r.bits}:null:{kind:"other-name",names:e.names.dns}}function Me({unhandled:e,
notBefore:t,notAfter:n},s){const[r]=e;return r!==void 0?{kind:"critical-extension",id:r}:s<t?{kind:"not-yet-valid",at:t}:s>n?{kind:"expired",at:n}:null}function Dn(e,t,n){
const s={others:t,options:n,checks:0,hint:null},r=n.anchors(e.subject).some(m=>$n(m,e))?be(s,[e]):_e(s,[e]);return r!==null?{ok:!0,chain:r}:{ok:!1,...s.hint??{flaw:{
kind:"unknown-authority",sent:Un(e,t)},isLeaf:!0}}}function _e(e,t){const n=t.at(-1),{options:s,others:r}=e,m=[{isAnchor:!0,candidates:s.anchors(n.issuer)},{isAnchor:!1,
candidates:r.filter(({subject:E})=>(0,Nt.er)(E,n.issuer))}];for(const{isAnchor:E,candidates:k}of m)for(const O of k){if(e.checks+=1,e.checks>Rn)return null;if(t.
some(wt=>Nn(wt,O)))continue;const A=Pn(t,O,E,s);if(A!==null&&(e.hint??=A),A!==null||!In(O,n,s))continue;const Q=[...t,O],ut=E?be(e,Q):_e(e,Q);if(ut!==null)return ut}
return null}function Pn(e,t,n,{now:s}){const r=e.at(-1),{basic:m,key:E,maySign:k,version:O}=t,A=kt=>({flaw:kt,isLeaf:!1});if(!(m===null?O<3&&n:m.isAuthority)||k===
!1)return A({kind:"no-authority"});const ut=e.length===1;if(!r.signature.isSupported)return{flaw:{kind:"signature",name:r.signature.name},isLeaf:ut};if(E.kind===
"rsa"&&E.bits<Ae)return A({kind:"key-size",bits:E.bits});if(E.kind==="unsupported")return A({kind:"key",name:E.name});const wt=Me(t,s);if(wt!==null)return A(wt);
const bt=m?.maxPath??null;return bt!==null&&e.length-1>bt?A({kind:"path-length"}):null}const In=(e,t,{isSignedBy:n})=>t.signature.isSupported&&e.key.kind===t.signature.
key&&n(t,e);function be(e,t){const n=t.findIndex(({usages:r})=>!xn(r));return n>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:n===0},null):t.every(({constraints:r},m)=>r===
null||t.slice(0,m).every(({names:E})=>(0,Oe.z$)(E,r)))?t:(e.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Ln=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],xn=e=>e.
length===0||e.some(t=>Ln.includes(t)),Nn=(e,t)=>(0,Nt.er)(e.subject,t.subject)&&(0,Nt.er)(e.keyInfo,t.keyInfo)&&(0,Nt.er)(e.encodedNames,t.encodedNames),$n=(e,t)=>(0,Nt.
er)(e.raw,t.raw),Re=({subject:e,issuer:t})=>(0,Nt.er)(e,t);function Un(e,t){return Re(e)?"self-signed":t.length===0?"leaf":t.some(Re)?"root":"chain"}var Bn=i(3427);
function Hn(e){const t=re(()=>Ce([...Yt.rootCertificates,...(0,Yt.getCACertificates)("extra"),...e===null?[]:[e]])),n=re(()=>Ce((0,Yt.getCACertificates)("system")));
return{context:re(()=>(0,Yt.createSecureContext)({...Bn.Hb,ca:[]})),verify:(s,r)=>{const m={sent:s,host:r,now:Date.now(),isSignedBy:Wn},E=Te({...m,anchors:t()});
return E.ok?E:Te({...m,anchors:k=>[...t()(k),...n()(k)]})}}}function re(e){let t;return()=>(t??={value:e()},t.value)}const jn=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function Ce(e){const t=e.flatMap(s=>Array.from(s.matchAll(jn),([,r=""])=>Buffer.from(r,"base64"))),n=new Map;return s=>{const r=Buffer.from(s),m=r.toString("lat\
in1"),E=n.get(m);if(E!==void 0)return E;const O=t.filter(A=>A.includes(r)).map(ve.h).flatMap(A=>A.ok&&r.equals(A.certificate.subject)?A.certificate:[]);return O.
length>0&&n.set(m,O),O}}const De=new WeakMap;function Fn(e){const t=De.get(e);if(t!==void 0)return t;const n={key:Buffer.from(e.keyInfo),format:"der",type:"spki"},
s=(0,Se.createPublicKey)(n);return De.set(e,s),s}function Wn(e,t){try{return new Se.X509Certificate(e.raw).verify(Fn(t))}catch{return!1}}function zn(e){const t=[
...e.hostnames.map(({host:n})=>(0,Kt.Sv)(n).name),...e.tokens.map(({host:n})=>(0,Kt.Sv)(n).name),...e.resolve.map(({name:n})=>n)];return{resolve:e.resolve,namedHosts:new Set(
t),chooseProxy:e.chooseProxy,trust:Hn(e.authorities)}}var Pe=i(3432)}),1731:((ht,Y,i)=>{i.d(Y,{Cg:()=>T,Ty:()=>X,Zy:()=>C,dU:()=>v,hZ:()=>N,oF:()=>D,rK:()=>$});
var h=i(9562);const b=new RegExp(`^${h.eQ}$`),N=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,B=new RegExp(`^${N}[.+-]?$`),
I=2n**63n-1n;function D(f){const[,d,l,p,a]=b.exec(f)??[];return d===void 0?null:j(f,d,p??l,a)}function $(f){const[,d,l,p]=B.exec(f)??[];return d===void 0?null:j(
f,d,l,p)}function j(f,d,l="",p=""){const a=d.split(".").map(g=>g.replace(/^0+(?=.)/,""));if(a.some(g=>g.length>19))return null;const w=a.map(BigInt);if(w.some(g=>g>
I))return null;for(;w.length<3;)w.push(0n);return{text:f,numbers:w,written:a.length,pre:l,build:p}}const X=f=>f.pre!=="",T=({numbers:f,pre:d,build:l})=>`${f.join(
".")}${d===""?"":`-${d}`}${l===""?"":`+${l}`}`;function C(f,d,l=v){const p=Math.max(f.numbers.length,d.numbers.length);for(let a=0;a<p;a++){const[w,g]=[f.numbers[a]??
0n,d.numbers[a]??0n];if(w!==g)return w<g?-1:1}return f.pre===d.pre||f.numbers.length!==d.numbers.length?0:f.pre===""||d.pre===""?f.pre===""?1:-1:l(f.pre,d.pre)}
function v(f,d){const[l,p]=[f.split("."),d.split(".")];for(let a=0;;a++){const[w,g]=[a+1>=l.length,a+1>=p.length];if(w!==g)return w?-1:1;const U=o(l[a]??"",p[a]??
"");if(U!==0||w)return U}}function o(f,d){const[l,p]=[/^[0-9]*$/.test(f),/^[0-9]*$/.test(d)];return l!==p?l?-1:1:l&&f.length!==d.length?f.length-d.length:f===d?
0:f<d?-1:1}})};export{Xn as ids,Gn as modules};
