const be=8208,Ne=[8208],Ie={8208:((Oe,k,E)=>{E.r(k),E.d(k,{openHttp2:()=>we});var g=E(3625);const L=":authority|:method GET|:method POST|:path /|:path /index.ht\
ml|:scheme http|:scheme https|:status 200|:status 204|:status 206|:status 304|:status 400|:status 404|:status 500|accept-charset|accept-encoding gzip, deflate|a\
ccept-language|accept-ranges|accept|access-control-allow-origin|age|allow|authorization|cache-control|content-disposition|content-encoding|content-language|cont\
ent-length|content-location|content-range|content-type|cookie|date|etag|expect|expires|from|host|if-match|if-modified-since|if-none-match|if-range|if-unmodified\
-since|last-modified|link|location|max-forwards|proxy-authenticate|proxy-authorization|range|referer|refresh|retry-after|server|set-cookie|strict-transport-secu\
rity|transfer-encoding|user-agent|vary|via|www-authenticate".split("|").map(t=>{const[e="",...n]=t.split(" ");return[e,n.join(" ")]}),U=4096,z=32,I=([t,e])=>t.length+
e.length+z;function Y(){const t=[];let e=0,n=U;const r=()=>{for(;e>n;)e-=I(t.pop()??["",""])},s=a=>{t.unshift(a),e+=I(a),r()},o=a=>{const f=L[a-1]??t[a-1-L.length];
if(f===void 0)throw new m("index of a header that does not exist");return f},c=(a,f)=>{if(!f&&e>0)throw new m("table size within a header block");if(a>U)throw new m(
"table size above the limit");n=a,r()},h=(a,f)=>{const l=a.integer(f);return[l===0?a.text():o(l)[0],a.text()]},u=(a,f)=>{const l=a.peek();if(l>=128)return o(a.integer(
7));if(l>=64){const y=h(a,6);return s(y),y}return l<32?h(a,4):(c(a.integer(5),f),null)},b=(a,f)=>{const l=new q(a),y=[];let N=0;for(;!l.isAtEnd();){const B=u(l,
y.length===0);if(B!==null){if(N+=I(B),N>f)return{fields:y,size:N,truncated:!0};y.push(B)}}return{fields:y,size:N,truncated:!1}};return{decode:(a,f)=>{try{return(0,g.
J)(b(a,f))}catch(l){if(l instanceof m)return(0,g.T)(l.message);throw l}}}}class m extends Error{}class q{#t;#e=0;constructor(e){this.#t=e}isAtEnd(){return this.#e>=
this.#t.length}peek(){const e=this.#t[this.#e];if(e===void 0)throw new m("header block is cut off");return e}#n(){const e=this.peek();return this.#e+=1,e}integer(e){
const n=2**e-1;let r=this.#n()&n;if(r<n)return r;for(let s=0;s<63;s+=7){const o=this.#n();if(r+=(o&127)*2**s,o<128)return r}throw new m("integer in a header blo\
ck is too long")}text(){const e=this.peek()>=128,n=this.integer(7),r=this.#t.subarray(this.#e,this.#e+n);if(r.length<n)throw new m("header block is cut off");return this.#e+=
n,e?$(r):G(r)}}function G(t){let e="";for(const n of t)e+=String.fromCharCode(n);return e}const j="dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f\
6cad67777777777777777777777878djde6f56565666577666567655677777fbedskmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmnqqkjmnmpqqqrrqopjlqrrqrollqqs\
rrrkoklmllnmmppooqnqrqqrrrrrsrrrrrqu",W=256,V=(()=>{const t=[...j].map(n=>Number.parseInt(n,36));let e=0;return Array.from({length:31},(n,r)=>{const s=[...t.keys()].
filter(c=>t[c]===r),o=e*2;return e=o+s.length,{first:o,symbols:s}})})();function $(t){let e="",n=0,r=0;for(const s of t)for(let o=7;o>=0;o-=1){n=n*2+(s>>o&1),r+=
1;const{first:c=0,symbols:h=[]}=V[r]??{},u=h[n-c];if(u!==void 0){if(u===W)throw new m("end of string within a header");e+=String.fromCharCode(u),n=0,r=0}}if(r>7||
n!==2**r-1)throw new m("malformed end of a header");return e}function X(t){const e=[];for(const n of t){e.push(16);for(const r of n){J(r.length,e);for(let s=0;s<
r.length;s+=1)e.push(r.charCodeAt(s))}}return Uint8Array.from(e)}function J(t,e){if(t<127){e.push(t);return}e.push(127);let n=t-127;for(;n>=128;n=Math.floor(n/128))
e.push(128+n%128);e.push(n)}var Q=E(1718);const Z=/^[a-z0-9!#$%&'*+.^_`|~-]+$/;function K(t){const e=new Map;let n=null;for(const[r,s]of t){if(!(0,Q.j3)(s))return(0,g.
T)("control character in a header");if(r.startsWith(":")){if(e.size>0)return(0,g.T)("pseudo header after a header");if(r!==":status"||n!==null)return(0,g.T)("un\
expected pseudo header");if(!/^[+-]?\d{1,18}$/.test(s))return(0,g.T)("malformed status");n=Number(s);continue}if(!Z.test(r))return(0,g.T)("malformed header name");
const o=e.get(r);o===void 0?e.set(r,[s]):o.push(s)}return(0,g.J)({status:n,headers:e})}function ee(t){const[e,...n]=t.get("content-length")??[];return e!==void 0&&
n.length===0&&/^\d{1,19}$/.test(e)&&Number(e)<2**63?Number(e):null}var x=E(2832),te=E(3794),T=E(7583),p=E(8439);const i={data:0,headers:1,priority:2,reset:3,settings:4,
push:5,ping:6,goAway:7,windowUpdate:8,continuation:9},w={ack:1,endStream:1,endHeaders:4,padded:8,priority:32},ne=["NO_ERROR","PROTOCOL_ERROR","INTERNAL_ERROR","\
FLOW_CONTROL_ERROR","SETTINGS_TIMEOUT","STREAM_CLOSED","FRAME_SIZE_ERROR","REFUSED_STREAM","CANCEL","COMPRESSION_ERROR","CONNECT_ERROR","ENHANCE_YOUR_CALM","INA\
DEQUATE_SECURITY","HTTP_1_1_REQUIRED"],A={noError:0,protocolError:1,refusedStream:7},S=t=>ne[t]??`error ${t}`,R=16384,H=9,d=t=>(0,T.Au)("HTTP_MALFORMED",t);async function re(t){
const e=await P(t,H);if(e===null)return null;const n=e.readUIntBE(0,3);if(n>R)throw d("HTTP/2 frame is too long");const r=await P(t,n);if(r===null)return null;const[
s=0,o=0]=e.subarray(3);return{type:s,flags:o,stream:e.readUInt32BE(5)&2147483647,payload:r}}const se=Buffer.alloc(0);async function P(t,e){if(e===0)return se;const n=[];
let r=e;for(;r>0;){const o=await t.bytes(r);if(o===null)return null;r-=o.length,n.push(o)}const[s]=n;return n.length===1&&s!==void 0?s:Buffer.concat(n)}function O(t,e,n,r=new Uint8Array){
const s=Buffer.alloc(H);return s.writeUIntBE(r.length,0,3),s[3]=t,s[4]=e,s.writeUInt32BE(n,5),Buffer.concat([s,r])}function M({type:t,flags:e,payload:n}){const r=(e&
w.padded)!==0,s=r?n[0]??Number.POSITIVE_INFINITY:0,o=t===i.headers&&(e&w.priority)!==0,c=(r?1:0)+(o?5:0),h=n.length-s;if(h<c)throw d("padding of an HTTP/2 frame\
 is too long");return n.subarray(c,h)}function oe({type:t,flags:e,stream:n,payload:{length:r}}){switch(t){case i.data:case i.headers:case i.continuation:return n!==
0;case i.priority:return n!==0&&r===5;case i.reset:return n!==0&&r===4;case i.settings:return n===0&&((e&w.ack)===0?r%6===0:r===0);case i.ping:return n===0&&r===
8;case i.goAway:return n===0&&r>=8;case i.windowUpdate:return r===4;default:return t!==i.push}}const ae={2:[0,1],4:[0,2**31-1],5:[R,2**24-1]};function ie({payload:t}){
for(let e=0;e<t.length;e+=6){const n=t.readUInt32BE(e+2),[r,s]=ae[t.readUInt16BE(e)]??[0,n];if(n<r||n>s)return!1}return!0}const ce=4*1024*1024,fe=1024*1024*1024;
function de(){const t=Buffer.alloc(18);for(const[n,[r,s]]of[[2,0],[4,ce],[6,x.v8]].entries())t.writeUInt16BE(r??0,n*6),t.writeUInt32BE(s??0,n*6+2);const e=Buffer.
alloc(4);return e.writeUInt32BE(fe),Buffer.concat([Buffer.from(`PRI * HTTP/2.0\r
\r
SM\r
\r
`),O(i.settings,0,0,t),O(i.windowUpdate,0,0,e)])}function ue(t,{path:e,headers:n}){const{host:r="",...s}=n,o=[[":method","GET"],[":scheme","https"],[":authority",
r],[":path",e],...Object.entries(s)],c=X(o),h=[];for(let u=0;u<c.length;u+=R){const a=(u+R>=c.length?w.endHeaders:0)|(u===0?w.endStream:0),f=u===0?i.headers:i.continuation;
h.push(O(f,a,t,c.subarray(u,u+R)))}return Buffer.concat(h)}const le=1e4,he=10,me=3,_=()=>({framesLeft:le,headerBytesLeft:x.v8});function we(t){const e=new te.I(
t),n={socket:t,source:e,decoder:Y(),stream:-1,isOpen:!1,awaitsAck:!0,goneAway:null,isUnprocessed:!1,..._()};let r=!0,s=0;return t.write(de()),{isFree:()=>r&&n.goneAway===
null&&!t.destroyed&&t.readable,mayRepeat:()=>n.isUnprocessed||n.stream>1&&e.received===s,get:async o=>{r=!1,s=e.received;const{head:c,isLast:h}=await Ee(n,o),u=()=>{
r=!0},b=()=>r||t.destroy(),a=ee(c.headers),f=new Map(c.headers);return a===null&&f.delete("content-length"),{head:(0,x.zy)(c.status??0,"",Object.fromEntries(f)),
body:(0,p.mA)(ye(n,a,h),u,b)}}}}async function Ee(t,e){for(let n=1;;n+=1){t.stream+=2,Object.assign(t,{isUnprocessed:!1,..._()}),t.socket.write(ue(t.stream,e));
try{return await ge(t)}catch(r){if(!(r instanceof C)||n===me||t.goneAway!==null)throw r}}}class C extends Error{code="HTTP2_STREAM"}async function ge(t){for(let e=0;e<=
p._V;e+=1){const n=await v(t);if(n.kind==="data")throw d("data before headers");const{status:r}=n.head;if(r===null)throw d("no status");if(r<100||r>199)return n;
if(n.isLast)throw d("interim response without another one")}throw d(`more than ${p._V} interim responses`)}async function*ye(t,e,n){let r=e??Number.POSITIVE_INFINITY;
for(let s=n;!s;){const o=await v(t);if(s=o.isLast,o.kind==="head"){if(!s||o.head.status!==null)throw d("headers within the body");continue}if(r-=o.bytes.length,
r<0)break;o.bytes.length>0&&(yield o.bytes)}if(e!==null&&r!==0)throw(0,T.Au)("BODY_LENGTH","not the declared length")}async function v(t){for(;;){const e=await F(
t),n=e.stream===t.stream,r=(e.flags&w.endStream)!==0;if(e.type===i.headers){const s=await Te(t,e);if(n)return{kind:"head",isLast:r,head:(0,p.ES)(s())}}else if(e.
type===i.data){const s=M(e);if(e.stream>t.stream+1)throw d("data that was not requested");if(n)return{kind:"data",isLast:r,bytes:s}}else pe(t,e)}}async function F(t){
if(t.framesLeft-=1,t.framesLeft<0)throw d("too many HTTP/2 frames");const e=await re(t.source);if(e===null)throw Ae(t);if(!t.isOpen&&e.type!==i.settings)throw d(
"no HTTP/2 settings");if(t.isOpen=!0,!oe(e))throw d("malformed HTTP/2 frame");return e}async function Te(t,e){const n=[M(e)];let r=t.headerBytesLeft-e.payload.length;
for(let o=e;(o.flags&w.endHeaders)===0;){if(o=await F(t),o.type!==i.continuation||o.stream!==e.stream)throw d("headers are not continued");if(n.push(o.payload),
r-=o.payload.length,r<0)break}const s=(0,p.ES)(t.decoder.decode(Buffer.concat(n),t.headerBytesLeft));if(t.headerBytesLeft-=s.size,r<0||s.truncated)throw(0,T.Au)(
"HEADERS_TOO_LARGE","too many headers");return()=>K(s.fields)}function pe(t,e){const{type:n,flags:r,stream:s,payload:o}=e,c=(r&w.ack)!==0;switch(n){case i.settings:
if(!ie(e))throw d("malformed HTTP/2 settings");if(c&&!t.awaitsAck)throw d("unexpected HTTP/2 acknowledgement");c?t.awaitsAck=!1:D(t,e);return;case i.ping:c||D(t,
e);return;case i.windowUpdate:if([0,t.stream].includes(s)&&(o.readUInt32BE()&2147483647)===0)throw d("malformed HTTP/2 window");return;case i.continuation:throw d(
"continuation of no headers");case i.reset:s===t.stream&&Re(t,o.readUInt32BE());return;case i.goAway:Se(t,o.readUInt32BE()&2147483647,o.readUInt32BE(4))}}function D(t,{
type:e,payload:n}){t.framesLeft-=he;const r=e===i.ping?n:void 0;t.socket.write(O(e,w.ack,0,r))}function Re(t,e){throw e===A.refusedStream?new C(S(e)):(t.isUnprocessed=
e===A.protocolError,(0,T.Au)("HTTP2_STREAM",S(e)))}const Ae=({goneAway:t})=>t===null||t===A.noError?(0,T.Au)("ECONNRESET","the connection was closed"):(0,T.Au)(
"HTTP2_SESSION",S(t));function Se(t,e,n){if(t.goneAway=n,!(t.stream<=e))throw t.isUnprocessed=n===A.noError||t.stream>1,(0,T.Au)("HTTP2_SESSION",S(n))}})};export{be as id,Ne as ids,Ie as modules};
