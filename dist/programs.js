var ue={9018:((p,I,r)=>{r.d(I,{r:()=>Me,c:()=>Te});var a=r(1831),c=r(2713),E=r(7630);const g=D=>(0,a.Pv)(D).ok,w=D=>D.includes(".")&&g(D);function v(D,U){const L=(0,E.
vk)(D.tokens??"").flatMap(b=>{const H=b.indexOf("="),F=b.slice(H+1).trim(),J=H<0?"":b.slice(0,H).trim();return J!==""&&(!g(J)||!J.includes(".")&&w(F))?[F,J,b]:[
F]}),K=Object.entries(U).flatMap(([b,H])=>b.startsWith("TF_TOKEN_")&&H!==void 0?[H]:[]);return[...L,...K,D["github-token"]?.trim()??""].filter(b=>b!=="").map(b=>new c.
o(b))}var $=r(1064);const d=16777619,o=2654435761;class i{length;#e;#n;#s;#t;constructor(U,L,K){this.length=U,this.#e=L;const b=Math.max(4,Math.ceil(Math.log2(2*
K.length+1)));this.#n=new Int32Array(2**b).fill(-1),this.#s=32-b;let H=1;for(let F=1;F<U;F+=1)H=Math.imul(H,d);this.#t=H;for(const F of K)this.#n[this.#a(L,F,this.#i(
L,F))]=F}hasAt(U,L){return L<0||L+this.length>U.length?!1:this.#o(U,L,this.#i(U,L))>=0}search(U,L,K){const b=this.length;if(U.length<b)return;let H=this.#i(U,0);
for(let F=0;;F+=1){const J=this.#o(U,F,H);if(J>=0){let[z,Z]=[0,b];for(;z<L&&this.#r(U,F,J,-1-z);)z+=1;for(;Z<b+L&&this.#r(U,F,J,Z);)Z+=1;K(F-z,F+Z)}if(F+b>=U.length)
return;const G=H-Math.imul(U[F]??0,this.#t);H=Math.imul(G,d)+(U[F+b]??0)|0}}#o(U,L,K){return this.#n[this.#a(U,L,K)]??-1}#r(U,L,K,b){const H=U[L+b];return H!==void 0&&
H===this.#e[K+b]}#a(U,L,K){let b=Math.imul(K^K>>>15,o)>>>this.#s;for(;;){const H=this.#n[b]??-1;if(H<0||this.#c(H,U,L))return b;b=b+1===this.#n.length?0:b+1}}#c(U,L,K){
for(let b=0;b<this.length;b+=1)if(!this.#r(L,K,U,b))return!1;return!0}#i(U,L){let K=0;for(let b=L;b<L+this.length;b+=1)K=Math.imul(K,d)+(U[b]??0)|0;return K}}var _=r(
7251),h=r(8408);const O=4;function y(D,U){let L={text:D,starts:null};for(let K=0;K<O&&L!==null;K+=1)U(l(L,D.length)),L=n(L,D.length)}const S="\u2026",P=32,j=Uint16Array.
from({length:128},(D,U)=>{const L=String.fromCharCode(U);return U<=P||U===127?P:({"-":"+",_:"/"}[L]??L).toLowerCase().charCodeAt(0)});function x(D){return D===S?
D:/[\s\x80-\x9f]/.test(D)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(D)?"":D.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let R=new Uint16Array(
1024),W=new Uint32Array(1025);function C(D){if(D<R.length)return;const[U,L]=[new Uint16Array(2*D),new Uint32Array(2*D+1)];U.set(R),L.set(W),R=U,W=L}function l({
text:D,starts:U},L){C(D.length);let K=0;for(let b=0;b<D.length;b+=1){const H=D.charCodeAt(b),F=U===null?b:U[b]??L;if(H<128){K=m(j[H]??P,F,K);continue}const J=String.
fromCodePoint(D.codePointAt(b)??0),G=x(J);C(K+G.length+D.length-b);for(let z=0;z<G.length;z+=1)K=m(G.charCodeAt(z),F,K);b+=J.length-1}return W[K]=L,{codes:R.subarray(
0,K),starts:W.subarray(0,K+1)}}function m(D,U,L){return D===P&&L>0&&R[L-1]===P?L:(R[L]=D,W[L]=U,L+1)}const M={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
A=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
t=/[%\\&]|xn--/i;function n({text:D,starts:U},L){if(!t.test(D))return null;let K="";const b=[];let H=0;const F=G=>U===null?G:U[G]??L,J=G=>{for(let z=H;z<G;z+=1)
b.push(F(z));K+=D.slice(H,G)};for(const G of D.matchAll(A)){J(G.index),H=G.index+G[0].length;for(const{written:z,at:Z}of e(G)){K+=z;for(let ee=0;ee<z.length;ee+=
1)b.push(F(G.index+Z))}}return H===0?null:(J(D.length),{text:K,starts:b})}function e(D){const[U,L,K,b,H,F,J,G,z,Z]=D;return L!==void 0?f(L):Z!==void 0?[{written:(0,h.
mI)(Z.toLowerCase()),at:0}]:s(K!==void 0?String.fromCharCode(Number.parseInt(K,16)):b!==void 0?u(Number.parseInt(b,16)):J!==void 0?u(Number(J)):G!==void 0?u(Number.
parseInt(G,16)):z!==void 0?M[z]??U:H??(F===void 0?"":" "))}const s=D=>[{written:D,at:0}],u=D=>D<=1114111?String.fromCodePoint(D):"\uFFFD";function f(D){const U=D.
startsWith("%")?3:4,L=Array.from({length:D.length/U},(b,H)=>Number.parseInt(D.slice(U*(H+1)-2,U*(H+1)),16)),K=[];for(let b=0;b<L.length;){const{written:H,size:F}=T(
L,b);K.push({written:H,at:U*b}),b+=F}return K}function T(D,U){const L=D[U]??0,K={written:String.fromCharCode(L),size:1};if(L<192)return K;const b=L<224?2:L<240?
3:4;let H=L&127>>b;for(let F=U+1;F<U+b;F+=1){const J=D[F]??0;if((J&192)!==128)return K;H=H<<6|J&63}return{written:u(H),size:b}}const N="***",k=12,B=4,X=200;function Y(D){
const U=Q(D);return U===null?null:(L,K)=>{const b=[];return y(L,H=>q(H,L,U,b)),b.length===0?L:se(L,b,K)}}function Q(D){const U=[];for(const J of(0,_.x)(D))y(J,({
codes:G})=>{G.length>=c.I&&U.push(G.slice())});if(U.length===0)return null;const L=new Uint16Array(U.reduce((J,{length:G})=>J+G,0)),K=Array.from({length:k+1},()=>[]),
b=Array.from({length:k},()=>[]);let H=0;for(const J of U){const{length:G}=J;L.set(J,H);for(let Z=0;Z+k<G;Z+=B)K[k]?.push(H+Z);const z=Math.min(G,k);K[z]?.push(H+
G-z);for(let Z=c.I;Z<z;Z+=1)b[Z]?.push(H);H+=G}const F=(J,G)=>J.length===0?[]:[new i(G,L,J)];return{pieces:K.flatMap(F),heads:b.flatMap(F).reverse()}}function q({
codes:D,starts:U},L,{pieces:K,heads:b},H){const F=(z,Z)=>{const ee=D[z]===P?z+1:z;let te=D[Z-1]===P?Z-1:Z;for(;te<D.length&&U[te]===U[te-1];)te+=1;const ie=U[ee]??
0,le=U[te]??L.length,ne=H.at(-1);ne===void 0||ie<ne.from||ie>ne.to?H.push({from:ie,to:le}):H[H.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const z of K)
z.search(D,z.length===k?B-1:0,F);const J=z=>{const Z=b.find(ee=>ee.hasAt(D,z-ee.length));Z!==void 0&&F(z-Z.length,z)},G=S.charCodeAt(0);for(let z=D.indexOf(G);z>=
0;z=D.indexOf(G,z+1))J(z);L.length>=X&&J(D.length)}function se(D,U,L){let K="",b=0;for(const H of U.toSorted((F,J)=>F.from-J.from))H.to<=b||L.size>0&&fe(D,H,L)||
((H.from>b||b===0)&&(K+=D.slice(b,H.from)+N),b=H.to);return K+D.slice(b)}const oe=D=>D<"\x80"?/[a-z\d.:-]/i.test(D):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(D),de=260;function fe(D,{
from:U,to:L},K){const b=J=>Math.max(U-J,J-L)<de&&oe(D[J]??"");let H=U;for(;b(H-1);)H-=1;let F=L;for(;b(F);)F+=1;for(;F>L&&/[.:]/.test(D[F-1]??"");)F-=1;return K.
has(D.slice(H,F))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(D,U)=>pe.has(D)||D==="client"&&$.Du.some(L=>L===U),ge=new Set;function Ee(D){return re(()=>{const U=Y(D);return U===null?
L=>L:(L,K=ge)=>re(()=>$e(Oe(b=>U(b,K)))(L))})}function re(D){try{return D()}catch{throw new Error("tokens could not be hidden")}}const ve=1e4,Ae=200;function Oe(D){
const U=new Map;return L=>{const K=U.get(L);if(K!==void 0)return K;const b=D(L);return L.length<=Ae&&U.size<ve&&U.set(L,b),b}}function $e(D){const U={ours:new Map,
theirs:new Map},L=(b,H,F)=>{if(Array.isArray(b))return b.map(G=>K(G,H+1,F));const J=Object.entries(b).map(([G,z])=>F==="ours"&&_e(G,z)?[G,z]:[D(G),K(z,H+1,me.has(
G)?"theirs":F)]);return Object.fromEntries(J)},K=(b,H,F)=>{if(typeof b=="string")return D(b);if(H>he)return null;if(typeof b!="object"||b===null)return b;const J=U[F].
get(b)??L(b,H,F);return U[F].set(b,J),J};return b=>K(b,0,"ours")}function Te(D,U,L=()=>{}){const K=new Map;let b=null;const H=F=>{const J=F.filter(G=>!K.has(G.reveal()));
if(J.length!==0){for(const G of J)K.set(G.reveal(),G);b=null,L(J)}};return re(()=>H(v(D,U))),{learn:F=>re(()=>H([F])),redact:(F,J)=>(b??=Ee([...K.values()]),b(F,
J))}}const we="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(D,{redact:U}){try{return D(U)}catch{return we}}}),
7251:((p,I,r)=>{r.d(I,{K:()=>i,x:()=>$});var a=r(6246),c=r(6979),E=r(2713);function g(h){const O=h.reveal(),y=/[\r\n]/.test(O)?O.split(/[\r\n]+/):[];return[O,...y].
filter(S=>S.trim().length>=E.I)}const w=h=>[...new Set([h,Buffer.from(h).toString("latin1")])],v=h=>["","x","xx"].flatMap(O=>{const y=Buffer.from(O+h).toString(
"base64"),S=y.slice(Math.ceil(O.length*4/3)).replace(/=+$/,"");return y.endsWith("=")?[S.slice(0,-1),S]:[S]});function*$(h){const O=h.flatMap(g).map(y=>y.trim());
for(const y of new Set(O.flatMap(w)))yield y,y.includes(" ")&&(yield y.replaceAll(" ","+")),yield*v(y),yield Buffer.from(y).toString("hex")}const d=16*1024,o=1024*
1024;function i(h){let O=o;return y=>{const S=y.flatMap(g).flatMap(j=>[j,j.trim()]),P=[];for(const j of new Set(S.flatMap(w))){if(j.length>d||O<0)continue;const x=_(
j).filter(R=>R.trim().length>=E.I);P.push(...x),O-=x.join("").length}h([...new Set([...S,...P])])}}function _(h){const O=(0,c.ft)(h),y=(0,a.o)(h).slice(1,-1),S=[
encodeURIComponent(h.toWellFormed()),...O.ok?[O.value]:[]],P=v(h),j=Buffer.from(h).toString("hex");return[h,h.toLowerCase(),y,JSON.stringify(h).slice(1,-1),...S,
...S.map(x=>x.replace(/%[0-9A-F]{2}/g,R=>R.toLowerCase())),...P,...P.map(x=>x.replaceAll("+","-").replaceAll("/","_")),j,j.toUpperCase()]}}),6309:((p,I,r)=>{r.d(
I,{A3:()=>g,Lw:()=>E,Or:()=>w});var a=r(3592);const c={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class E extends Error{name="Refused"}function g(v){if(v instanceof
E)return v.message;if(!w(v))return`${String(v)}; this is a bug of tf-disco, please report it at ${a.xV}`;const $=c[v.code];return`${v.message.split(", ")[0]}${$===
void 0?"":`; ${$}`}`}const w=v=>typeof v=="object"&&v!==null&&"syscall"in v&&"code"in v}),6181:((p,I,r)=>{r.d(I,{RY:()=>E,n7:()=>d,r5:()=>a});function a(o){if(!o.
includes(":"))return c(o);const i=o.indexOf("%");return i===o.length-1?null:w(i<0?o:o.slice(0,i))}function c(o){const i=o.split("."),_=i.length===4&&i.every(O=>/^(0|[1-9]\d{0,2})$/.
test(O)),h=i.map(Number);return _&&h.every(O=>O<=255)?h:null}function E(o){const i=o.split(".").map(g),_=i.pop()??Number.NaN,h=4-i.length;if(!(h>0&&i.every(S=>S<=
255)&&_<256**h))return null;const y=Array.from({length:h},(S,P)=>Math.floor(_/256**(h-1-P))%256);return[...i,...y]}function g(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function w(o){const[i="",_,...h]=o.split("::");
if(_===void 0){const P=v(i,!0);return P?.length===16?P:null}const[O,y]=[v(i,!1),v(_,!0)];if(O===null||y===null||h.length>0)return null;const S=16-O.length-y.length;
return S<2?null:[...O,...Array(S).fill(0),...y]}function v(o,i){if(o==="")return[];const _=o.split(":"),h=_.map((O,y)=>{if(/^[0-9a-f]{1,4}$/i.test(O)){const S=Number.
parseInt(O,16);return[S>>8,S&255]}return i&&y===_.length-1?c(O):null});return h.every(O=>O!==null)?h.flat():null}const $=[0,0,0,0,0,0,0,0,0,0,255,255].join();function d(o){
const i=a(o)??[];return i.slice(0,12).join()===$?i.slice(12).join("."):o}}),4874:((p,I,r)=>{r.d(I,{AN:()=>j,I9:()=>s,ap:()=>x,f:()=>C});const a=9,c=10,E=13,g=32,
w=34,v=43,$=44,d=45,o=46,i=48,_=69,h=92,O=101,y=117,S=f=>f===g||f===c||f===E||f===a,P=f=>f>=i&&f<=i+9;function j(f,T){let N=T;for(;N<f.length&&S(f.charCodeAt(N));)
N+=1;return N}function x(f,T){let N=T+1;for(;N<f.length;){const k=f.charCodeAt(N);if(k===w)return N+1;if(k<g)return~N;if(k===h){const B=R(f,N);if(B===0)return~N;
N+=B}else N+=1}return~f.length}function R(f,T){if(T+1>=f.length)return 0;if(f.charCodeAt(T+1)!==y)return'"\\/bfnrt'.includes(f.charAt(T+1))?2:0;for(let N=T+2;N<
T+6;N+=1)if(N>=f.length||!W(f.charCodeAt(N)))return 0;return 6}function W(f){const T=f|32;return P(f)||T>=97&&T<=102}function C(f,T){const N=l(f.charCodeAt(T))?
m(f,T):A(f,T);return N>=0&&M(f,N)?N:~T}const l=f=>f>=97&&f<=122;function m(f,T){const N=["true","false","null"].find(k=>f.startsWith(k,T));return N===void 0?-1:
T+N.length}function M(f,T){if(T>=f.length)return!0;const N=f.charCodeAt(T);return N===$||S(N)||'"{}[]:'.includes(f.charAt(T))}function A(f,T){const N=n(f,T)===d?
T+1:T;let k=n(f,N)===i?N+1:t(f,N);if(k>0&&n(f,k)===o&&(k=t(f,k+1)),k>0&&(n(f,k)===_||n(f,k)===O)){const B=n(f,k+1);k=t(f,B===v||B===d?k+2:k+1)}return k}function t(f,T){
let N=T;for(;N<f.length&&P(f.charCodeAt(N));)N+=1;return N===T?-1:N}const n=(f,T)=>T<f.length?f.charCodeAt(T):0,e=200;function s(f,T,N){return N-T<=e&&!u(f,T,N)?
!1:!Number.isFinite(Number(f.slice(T,N)))}function u(f,T,N){for(let k=T;k<N-3;k+=1){const B=f.charCodeAt(k);if(B===O||B===_)return!0}return!1}}),3307:((p,I,r)=>{
r.d(I,{Gv:()=>_,HT:()=>W,I:()=>t,IL:()=>A,CI:()=>C,Ey:()=>R});const a=10,c=["more than 10000 levels of nesting","nest brackets less deeply"],E=["number too larg\
e for a 64-bit float","use a smaller number"],g=["the text ends before the JSON value is complete","check that the file was not truncated"],w=["trailing comma",
"remove the comma"];function v(n,e){return e===n.length?g:n[e]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const $=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function d(n,e,s){for(const[u,...f]of $)if(u.test(n))return f;switch(e){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:
/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(n,e,[s,u]){let[f,T]=[1,1];for(let N=0;N<e;N+=1){const k=n.charCodeAt(N);k===a?(f+=1,T=1):(k<56320||k>57343)&&(T+=1)}return{why:`lin\
e ${f}, column ${T}: ${s}`,advice:u}}var i=r(4874);const _=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),h=1e4,O=34,y=44,S=58,P=91,j=123,x=125,R=(n,e)=>new l(
n,e).run({start:0,end:n.length}),W=(n,e)=>new l(n,null).run({start:0,end:n.length},e);function C(n,e,s){new l(n,s).run(e)}class l{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(e,s){
this.#e=e,this.#n=s}run(e,s="whole"){const u=this.#e,f=this.#s,T=(0,i.AN)(u,e.start);for(let k=T,B=0;k<e.end;k=(0,i.AN)(u,B)){const X=u.charCodeAt(k);if(B=this.#u(
k,X),B<0)return this.#h(k,~B);if(this.#t==="next"&&f.length===1&&this.#n?.(this.#a,B,this.#c,this.#i),s==="first"&&this.#t==="next"&&f.length===0)return null;this.#o=
X,this.#r=k}return this.#t!=="next"||f.length>0?o(u,u.length,g):this.#n!==null&&this.#l>=0&&u.charCodeAt(T)===j?o(u,this.#l,E):null}#u(e,s){const u=this.#s[this.#s.
length-1];if(s===u&&(this.#t==="next"||m(this.#o)))return this.#s.pop(),this.#t="next",e+1;switch(this.#t){case"value":return this.#d(e,s);case"key":return s===
O?this.#f(e):~e;case"colon":return s!==S?~e:(this.#t="value",e+1);case"next":return s!==y||u===void 0?~e:(this.#t=u===x?"key":"value",e+1)}}#d(e,s){const u=this.#s.
length;if(u===1&&(this.#a=e),m(s))return u===h?~e:(this.#s.push(s+2),this.#t=s===j?"key":"value",e+1);const f=s===O,T=f?(0,i.ap)(this.#e,e):(0,i.f)(this.#e,e);return T<
0||(!f&&this.#l<0&&(0,i.I9)(this.#e,e,T)&&(this.#l=e),this.#t="next"),T}#f(e){const s=(0,i.ap)(this.#e,e);return this.#s.length===1&&(this.#c=e,this.#i=s),this.#t=
"colon",s}#h(e,s){const u=this.#e,f=u.charCodeAt(e),T=this.#s.at(-1);if(s>e)return o(u,s,v(u,s));if(this.#t==="value"&&m(f))return o(u,e,c);if(f===T&&this.#o===
y)return o(u,this.#r,w);const N=T===void 0?void 0:String.fromCharCode(T);return o(u,e,d(u.slice(e,e+2),this.#t,N))}}const m=n=>n===j||n===P,M=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function A(n){return n.startsWith('"')?t(n):n.includes("\\u")?JSON.parse(n.replace(M,(e,s)=>s===void 0?e:"\\ufffd")):JSON.parse(n)}function t(n){return JSON.parse(
n).toWellFormed()}}),3625:((p,I,r)=>{r.d(I,{J:()=>a,T:()=>c});const a=E=>({ok:!0,value:E}),c=E=>({ok:!1,why:E})}),6246:((p,I,r)=>{r.d(I,{D:()=>E,o:()=>c});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},c=d=>`"${g(d.toWellFormed())}"`;function E(d,o){let i="",_=o;
for(const h of d.toWellFormed()){if(_===0)break;const O=new TextEncoder().encode(h);i+=O.length<=_?g(h):v(O.subarray(0,_)),_=Math.max(0,_-O.length)}return`"${i}\
"`}function g(d){return/^[ !#-[\]-~]*$/.test(d)?d:d.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??w(o))}function w(d){const o=d.codePointAt(0)??0;return o<
128?`\\x${$(o,2)}`:o<65536?`\\u${$(o,4)}`:`\\U${$(o,8)}`}const v=d=>Array.from(d,o=>`\\x${$(o,2)}`).join(""),$=(d,o)=>d.toString(16).padStart(o,"0")}),6979:((p,I,r)=>{
r.d(I,{Ge:()=>W,V$:()=>i,ft:()=>_,h0:()=>j,xB:()=>x,y3:()=>h});var a=r(3625),c=r(6246);const E=`!$&'()*+,;=:[]<>"`,g={path:"$&+,/:;=@",host:E,zone:E,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},w=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,v=/^[A-Za-z0-9._~-]/,$=/%(?![0-9A-Fa-f]{2})/,d=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function i(C,l){let m="";for(const{0:M,index:A}of C.matchAll(w))if(v.test(M)||g[l].includes(M))m+=M;else{if(M==="%")return(0,a.
T)(P(C,A));if(M.startsWith("%")){const t=Number.parseInt(M.slice(1),16);if(y(t,l))return(0,a.T)(`invalid URL escape "${M}"`);m+=S(t,l)}else if(M>"\x7F")m+=encodeURIComponent(
M.toWellFormed());else{if(l==="host"||l==="zone")return(0,a.T)(`invalid character ${(0,c.o)(M)} in host name`);m+=S(M.charCodeAt(0),l)}}return(0,a.J)(m)}function _(C){
return C==="%2A"?(0,a.J)("*"):O(C,d)?(0,a.J)(C):i(C,"path")}const h=C=>O(C,o)?(0,a.J)(C):i(C,"fragment"),O=(C,l)=>l.test(C)&&!$.test(C);function y(C,l){return l===
"host"?C<128&&C!==37:l!=="zone"||C===37||C===32?!1:S(C,"zone").startsWith("%")}function S(C,l){const m=String.fromCharCode(C);return v.test(m)||g[l].includes(m)?
m:`%${C.toString(16).toUpperCase().padStart(2,"0")}`}const P=(C,l)=>`invalid URL escape ${(0,c.D)(C.slice(l,l+4),3)}`;function j(C){for(const l of C.split("&")){
if(l.includes(";"))return"invalid semicolon separator in query";const[,...m]=/^([^=]*)=?(.*)$/s.exec(l)??[];for(const M of m){const A=M.search($);if(A>=0)return P(
M,A)}}return null}function x(C){return C.split("&").flatMap(l=>{if(l===""||l.includes(";"))return[];const[,...m]=/^([^=]*)=?(.*)$/s.exec(l)??[],[M,A]=m.map(t=>i(
t.replaceAll("+","%20"),"query"));return M?.ok&&A?.ok?[[R(M.value),R(A.value)]]:[]})}const R=C=>C.replaceAll("%20","+"),W=C=>C.toSorted(([l],[m])=>l<m?-1:l>m?1:
0).map(([l,m])=>`${l}=${m}`).join("&")}),630:((p,I,r)=>{r.d(I,{O:()=>g,s:()=>w});var a=r(3625),c=r(4283),E=r(6979);function g(d,o){const i=(0,c.Dl)(o);return i.
ok?(0,a.J)(w(d,i.value)):i}function w(d,o){if(o.scheme!==""||o.host!==""||o.user!==null){const S=o.scheme===""?d.scheme:o.scheme;return{...o,scheme:S,path:$(o.path)}}
const{scheme:i}=d,_=o.path===""&&!o.forceQuery&&o.query==="",h=_?d.query:o.query,O=_&&o.fragment===""?d.fragment:o.fragment;if(o.path===""&&d.opaque!=="")return{
...o,scheme:i,query:h,fragment:O,opaque:d.opaque};const y=$(v(d.path,o.path));return{...o,scheme:i,query:h,fragment:O,user:d.user,host:d.host,path:y}}function v(d,o){
return o===""?d:o.startsWith("/")?o:d.slice(0,d.lastIndexOf("/")+1)+o}function $(d){if(d==="")return"";const o=d.split("/"),i=[];for(const y of o)y===".."?(i.pop(),
i.length===1&&i[0]===""&&i.pop()):y!=="."?i.push(y):i.length===0&&i.push("");const _=o.at(-1),h=`/${i.join("/")}${_==="."||_===".."?"/":""}`,O=(0,E.ft)(h.startsWith(
"//")?h.slice(1):h);return O.ok?O.value:h}}),4283:((p,I,r)=>{r.d(I,{Dl:()=>i,Pl:()=>h,aR:()=>S,cz:()=>O,jr:()=>_,t5:()=>y});var a=r(6181),c=r(3625),E=r(6246),g=r(
6979),w=r(8947);const v=/[^ -~\u0080-\u{10ffff}]/u,$=/^([A-Za-z][A-Za-z0-9+.-]*):/,d=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function i(t){const[n,
e]=A(t,"#"),s=P(n);if(!s.ok)return(0,c.T)(`parse ${(0,E.o)(n)}: ${s.why}`);const u=(0,g.y3)(e);return u.ok?(0,c.J)({...s.value,fragment:u.value}):(0,c.T)(`parse\
 ${(0,E.o)(t)}: ${u.why}`)}function _(t){const n=t.scheme===""?"":`${t.scheme}:`,e=t.forceQuery||t.query!==""?`?${t.query}`:"",s=t.fragment===""?"":`#${t.fragment}`,
u=t.opaque===""?l(t)+m(t):t.opaque;return n+u+e+s}function h(t){const n=t.opaque.replace(/^[^/]*@/,"");return _({...t,opaque:n,user:null,query:"",forceQuery:!1,
fragment:""})}function O(t){const n=t.host.lastIndexOf(":"),e=n>=0&&d.test(t.host.slice(n)),s=e?t.host.slice(0,n):t.host,u=s.startsWith("[")&&s.endsWith("]");return{
name:M(u?s.slice(1,-1):s),port:e?t.host.slice(n+1):""}}function y(t){const n=t.forceQuery||t.query!==""?`?${t.query}`:"";return(t.opaque||t.path||"/")+n}function S(t){
if(t.user===null)return null;const n=`${t.user.name}:${t.user.password??""}`.replace(/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`\
Basic ${btoa(n)}`}function P(t){if(v.test(t))return(0,c.T)("net/url: invalid control character in URL");if(t.startsWith(":"))return(0,c.T)("missing protocol sch\
eme");const n=$.exec(t)?.[1]??"",e=n.toLowerCase(),[s,u]=A(n===""?t:t.slice(n.length+1),"?"),f=u===""&&t.endsWith("?"),N={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:e,query:u,forceQuery:f};return s.startsWith("/")?j(N,s):e!==""?(0,c.J)({...N,opaque:s}):A(s,"/")[0].includes(":")?(0,c.T)("first pat\
h segment in URL cannot contain colon"):x(N,s)}function j(t,n){if(!(n.startsWith("//")&&(t.scheme!==""||!n.startsWith("///"))))return x({...t,omitHost:t.scheme!==
""},n);const[s]=A(n.slice(2),"/"),u=s.lastIndexOf("@"),f=W(s.slice(u+1),t.scheme);if(!f.ok)return f;const T=u<0?(0,c.J)(null):R(s.slice(0,u));return T.ok?x({...t,
user:T.value,host:f.value},n.slice(2+s.length)):T}function x(t,n){const e=(0,g.ft)(n);return e.ok?(0,c.J)({...t,path:e.value}):e}function R(t){if(!o.test(t))return(0,c.
T)("net/url: invalid userinfo");const[n,e]=A(t,":"),s=(0,g.V$)(n,"user");if(!s.ok)return s;if(!t.includes(":"))return(0,c.J)({name:s.value,password:null});const u=(0,g.
V$)(e,"user");return u.ok?(0,c.J)({name:s.value,password:u.value}):u}function W(t,n){const e=t.lastIndexOf("[");if(e>0)return(0,c.T)("invalid IP-literal");if(e===
0)return C(t);const s=t.indexOf(":"),u=/^https?$/.test(n)?s:t.lastIndexOf(":"),f=u<0?"":t.slice(u);return d.test(f)?(0,g.V$)(t,"host"):(0,c.T)(`invalid port ${(0,E.
o)(f)} after host`)}function C(t){const n=t.lastIndexOf("]");if(n<0)return(0,c.T)("missing ']' in host");const e=t.slice(n+1);if(!d.test(e))return(0,c.T)(`inval\
id port ${(0,E.o)(e)} after host`);const s=t.slice(0,n).indexOf("%25"),u=s<0?n:s,f=(0,g.V$)(t.slice(1,u),"host");if(!f.ok)return f;const T=(0,g.V$)(t.slice(u,n),
"zone");if(!T.ok)return T;const N=M(f.value+T.value),k=(0,a.r5)(N);return k===null?(0,c.T)(`invalid host: ParseAddr(${(0,E.o)(N)}): unable to parse IP`):k.length===
4?(0,c.T)("invalid IP-literal"):(0,c.J)(`[${f.value}${T.value}]${e}`)}function l(t){if(t.scheme===""&&t.host===""&&t.user===null||t.omitHost&&t.host===""&&t.user===
null||t.host===""&&t.path===""&&t.user===null)return"";const n=t.user?.password??null;return`//${(t.user?.name??"")+(n===null?"":`:${n}`)}${t.user===null?"":"@"}${t.
host}`}function m(t){return t.host!==""&&t.path!==""&&!t.path.startsWith("/")?`/${t.path}`:t.scheme===""&&l(t)===""&&A(t.path,"/")[0].includes(":")?`./${t.path}`:
t.path}function M(t){return t.replace(/(?:%[0-9A-F]{2})+/g,n=>{const e=n.slice(1).split("%");return(0,w._6)(Uint8Array.from(e,s=>Number.parseInt(s,16)))})}function A(t,n){
const e=t.indexOf(n);return e<0?[t,""]:[t.slice(0,e),t.slice(e+n.length)]}}),8947:((p,I,r)=>{r.d(I,{ZJ:()=>v,_6:()=>c,iP:()=>d,uK:()=>$});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function c(o){const i=a.decode(o);return i.includes("\uFFFD")?a.decode(g(o)):i}const E=255;function g(o){const i=new Uint8Array(o);for(let _=0;_<
o.length;_+=1){const h=o[_]??0;if(h<224||h>244)continue;const O=h<240?3:4,y=w(o,_,O);y<O&&i.fill(E,_,_+y),_+=y-1}return i}function w(o,i,_){const h=o[i],O=o[i+1]??
0,y=h===224?160:h===240?144:128,S=h===237?159:h===244?143:191;if(O<y||O>S)return 1;let P=2;for(;P<_&&((o[i+P]??0)&192)===128;)P+=1;return P}const v=o=>d(new TextEncoder().
encode(o));function $(o){const i=new Uint8Array(o.length);for(let _=0;_<o.length;_+=1)i[_]=o.charCodeAt(_);return a.decode(i)}function d(o){let i="";for(const _ of o)
i+=String.fromCharCode(_);return i}}),5143:((p,I,r)=>{r.d(I,{Ks:()=>o,Ts:()=>i,Zl:()=>P,_M:()=>$,_h:()=>_,bH:()=>v,en:()=>g,n7:()=>j,yJ:()=>w});const a="//",c=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
E=1e3,g=x=>x.length<=E&&c.test(x),w=(x,R)=>`${x}${a}${R}`;function v(x){const R=$(x);return R===null?{repository:R,path:x}:{repository:R,path:x.slice(R.length+a.
length)}}function $(x){const R=x.indexOf(a);return R>0&&g(x.slice(0,R))?x.slice(0,R):null}const d=2**14,o=d-1,i=({line:x,column:R,endColumn:W})=>(x*d+Math.min(R,
o))*d+Math.min(W-R,d-1);function _(x){const R=Math.floor(x/d),W=R%d;return{line:Math.floor(R/d),column:W,endColumn:W+x%d}}const h=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
O=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,y=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function S(x){const{path:R}=v(
x),W=R.split("/").slice(0,y.test(R)?-2:-1);return W.find((C,l)=>h.test(C)&&!(C==="test"&&W.slice(0,l).some(m=>O.test(m))))}const P=x=>S(x)!==void 0;function j(x){
const R=S(x);return(R===void 0?v(x).path:`**/${R}`).replace(/[\\{}[\]?!()]/g,"?")}}),4690:((p,I,r)=>{r.d(I,{i:()=>a});const a=({hrtime:c})=>()=>Number(c.bigint())/
1e6}),9077:((p,I,r)=>{r.d(I,{q:()=>v,w:()=>g});const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],c=300,E=5e3;function g($,d,{isFinal:o,crash:i,now:_}){const h=new AbortController;
let O=0;const y=()=>o||h.signal.aborted;for(const S of a)$.on(S,()=>{const P=_()-O;d.end({kind:"signal",signal:S}),y()?(o||P>c)&&w(S,$):O=_(),h.abort()});return $.
on("uncaughtException",S=>{d.end({kind:"crash"});const P=i(S);y()&&$.exit(P),h.abort(),setTimeout(()=>$.exit(P),E).unref()}),$.on("exit",()=>d.end({kind:"crash"})),
h.signal}function w($,d){d.removeAllListeners($),d.kill(d.pid,$)}async function v($,d){const{stdout:o,stderr:i}=$;for(const h of[o,i])await new Promise(O=>h.write(
"",O));if($.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&$.platform!=="win32"&&$.execve!==void 0){const{execPath:h}=$;$.execve(h,[h,"--eval",`requir\
e('node:process').exit(${d})`],{})}$.exit(d)}}),3386:((p,I,r)=>{r.d(I,{p:()=>c});const a=100;function c(){setTimeout(async()=>{(await Promise.resolve().then(r.t.
bind(r,8877,19))).setFlagsFromString("--semi-space-growth-factor=1")},a).unref()}}),2057:((p,I,r)=>{r.d(I,{B_:()=>v,Dx:()=>w,yy:()=>E});var a=r(6309),c=r(5955);
async function E($,d){for(const o of(0,c.mk)(d)){if(!$.writable)return;$.write(o)||await g($)}}const g=$=>new Promise(d=>{const o=["drain","error","close"],i=()=>{
for(const _ of o)$.off(_,i);d()};for(const _ of o)$.on(_,i)});async function*w($){let d=[];for await(const o of $.setEncoding("utf8")){const i=String(o).split(`\

`),_=i.pop()??"";for(const h of i)yield[...d,h].join("").replace(/\r$/,""),d=[];d.push(_)}d.some(o=>o!=="")&&(yield d.join(""))}function v($,d){let o=!1;$.on("e\
rror",i=>{const _=!o;o=!0,_&&i.code!=="EPIPE"&&d((0,a.A3)(i))})}}),3229:((p,I,r)=>{r.d(I,{Kc:()=>i,L6:()=>v,NM:()=>W,cr:()=>C});var a=r(1831),c=r(5011);const E=1024,
g=l=>(0,a.Pv)(l).ok;function w(l,...m){for(const M of l){const A=M(...m);if(A!==null)return A}return null}function v(l){if(l.length>E)return null;const m=(0,a.Pv)(
l);if(m.ok)return $(l,(0,a.nx)(m.value));const M=w(_,l);if(M!==null)return M;const{inside:A,removed:t}=y(l);if(l.includes("@",l.lastIndexOf(A)))return"write the\
 hostname alone, not a URL";for(const n of t.length===0?[]:[A,A.replace(/:\D.*$/s,"")])if(g(n))return`remove ${S(t)}: ${n}`;return w(P,A)}function $(l,m){if(/(^|\.)xn--/i.
test(l))return`write it in Unicode: ${m}; upper-case punycode is only accepted by accident`;const M=m.replace(/(?<!\.)\.+(?=$|:)/,"");return M===m?null:`remove \
the trailing dot: tokens and settings for ${M} do not apply to this host`}const d=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",i=l=>d.test(l),_=[l=>i(l)?o:null,l=>{const m=l.split(/[\s,;]+/).filter(M=>M!=="");return m.length<2?null:m.every(M=>M.includes(".")&&
g(M))?`write one hostname at a time: ${m[0]}`:"remove the spaces, commas and semicolons"}],h=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,O=[["the wh\
ite space",l=>l.trim()],["the quotation marks",l=>l.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",l=>l.replace(h,"")],["the trailing slash",l=>l.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",l=>l.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",l=>l.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",l=>l.slice(l.lastIndexOf("@")+
1)],["the trailing colon",l=>l.replace(/^([^:]*):$/,"$1")]];function y(l){let m=l;const M=[];for(const[A,t]of O){const n=t(m);n!==m&&M.push(A),m=n}return{inside:m,
removed:M}}const S=l=>l.join(", ").replace(/, ([^,]*)$/," and $1"),P=[l=>/^\[.*\](:\d+)?$/s.test(l)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(l)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,l=>l.includes("*")?"write each hostname; wildcards are not supported":null,l=>{if(!/(^|\.)xn--/i.test(l))return null;
const m=(0,a.WV)(l);return g(m)?`write it in Unicode: ${m}`:"write it in Unicode, not in punycode"},l=>{if(!l.includes("_"))return null;if(l.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const m=l.replaceAll("_","-");return`a hostname cannot contain underscores${g(m)?`; did you mean ${m}?`:""}`},
l=>{const m=l.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return m!==l&&g(m)?`remove the extra dots: ${m}`:null},l=>/(^|\.)-|-(\.|:|$)/.test(l)?"remo\
ve the hyphen at the start or end of a label":null,l=>/(^|\.)[^.:]{2}--/.test(l)?"a label cannot have hyphens as its third and fourth character":null,l=>{const[
,m="",M=""]=/^([^:]*):(.*)$/s.exec(l)??[];return g(m)?/^[+-]?[0-9]+$/.test(M)?"use a port from 1 to 65535":`write the port as a number: ${m}:8443`:null}],j=l=>{
const m=(0,c.rE)(l,"terraform");return m.ok&&!m.value.hostImplied},x=l=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(l),R=[l=>l===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(l,m)=>!m&&i(l)?o:null,l=>l===l.trim()?null:"remove the white space around the address",(l,m)=>{const[,M="",A=""]=/^(https?:\/\/)(.*)$/i.
exec(l)??[];return M===""||!j(A)?null:`remove ${M} to use the registry module: ${A}${m?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(l,m,[M="",...A])=>{const[,t="",n=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(M)??[];if(A.length!==3||t!=="localhost"&&n===
"")return null;const e=m?`; the client reads "${t}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${n} or ${t}.localdomain${n}${e}`},
(l,m,[M="",...A])=>A.length===3&&x(M)?v(M):null,(l,m,M)=>{const[A=""]=M;return m||M.length!==3||!x(A)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${A==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(l,m,M)=>{const A=/^https?:$/i.test(M[0]??"")&&M[1]==="",[t="",...n]=A?
M.slice(2):M;if(m||n.length!==4||!x(t))return null;const[e="",s=""]=[n[0],n[3]],[u,f]=[n.slice(1),n.slice(0,3)].map(T=>[t,...T].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${f}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${u}; service discovery works only at the root of a host\
, not below /${e}`},(l,m,M)=>!m&&M.length>=3&&l.includes("?")?"remove the query; set the version with the `version` argument":null,(l,m,M)=>{const A=M.at(-1)??"";
return m||![3,4].includes(M.length)||!/[A-Z]/.test(A)?null:`write the target system in lower case: ${[...M.slice(0,-1),A.toLowerCase()].join("/")}`},(l,m)=>!m&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(l)?`write ./${l} to use a directory of the same repository`:null];function W(l,m,M){if(m.kind==="local"||l.length>E)return null;
const[A="",...t]=l.split("/");if(M.ok)return M.value.hostImplied?null:v(A);const n=t.length===0?[]:t.join("/").split("//",1)[0]?.split("/")??[];return w(R,l,m.kind===
"remote",[A,...n])}function C(l){if(l.length>E)return null;if(i(l))return o;if(l!==l.trim())return"remove the white space around the address";const[,m=""]=/^https?:\/\/(.*)$/i.
exec(l)??[];if(m!=="")return`remove the scheme: ${m}`;const M=l.split("/"),[A=""]=M;return M.length===2&&x(A)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":M.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":M.length===3?v(A):null}}),6174:((p,I,r)=>{r.d(I,{Q:()=>v,_:()=>g});const a="***",c=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function g(d){return/[@?]/.test(d)?d.replace(/[^\s"']+/g,o=>o.split("://").map((i,_)=>$(i,_>0)).join("://").replace(E,(i,_,h)=>c.
test(h)?i:`${_}${h}=${a}`)):d}const w=/(=\s*)"[^"]*(?:"|$)/g,v=d=>g(d.replace(w,`$1"${a}"`));function $(d,o){const i=d.search(/[/?#]/),_=i<0?d:d.slice(0,i),O=o&&
/:(?!\d*$)/.test(_)?d.lastIndexOf("@"):_.lastIndexOf("@"),y=d.slice(0,Math.max(O,0)).replace(/^[a-z0-9]+::/,""),S=o?y!=="git":y.includes(":");return O<0||!S?d:a+
d.slice(O)}}),1064:((p,I,r)=>{r.d(I,{$I:()=>y,Du:()=>v,Jd:()=>l,Mq:()=>P,NX:()=>S,SZ:()=>i,Yr:()=>_,ab:()=>O,bB:()=>d,n3:()=>E,pH:()=>j,rG:()=>h,sX:()=>C,tB:()=>R,
zK:()=>$});const a="registry.terraform.io",c=[a,"registry.opentofu.org"],E=m=>c.includes(m),g=["modules.v1","providers.v1"],w={terraform:{name:"Terraform",uses:g,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:g,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:g,replaces:g,defaults:c},renovate:{name:"\
Renovate",uses:g,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:c},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},v=["terraform","opentofu"],$=Object.keys(w),d=Object.fromEntries(Object.entries(w).map(([m,{name:M}])=>[m,M])),o=m=>w[m],i=m=>g.includes(
m)?$.filter(M=>o(M).uses.includes(m)):v,_=m=>$.filter(M=>o(M).defaults?.includes(m)),h=$.filter(m=>o(m).replaces.length>0),O=m=>$.filter(M=>o(M).replaces.includes(
m)),y={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},S={terraform:3,opentofu:9},P=m=>m===429||m>=500&&m!==501,j=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
x={terraform:"1.15.0",opentofu:"1.12.0"};function R(m,M){const A=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(M[m]??"");if(A===null)return x[m];
const t=A[1]?.split(".")??[];return[0,1,2].map(n=>t[n]??"0").join(".")}function W(m,M){const[A=[],t=[]]=[m,M].map(e=>e.split(".").map(Number)),n=A.findIndex((e,s)=>e!==
t[s]);return n<0||(A[n]??0)>(t[n]??0)}const C=m=>W(m,"1.12.0"),l=(m,M)=>m==="opentofu"||!W(M,"1.13.0")}),1831:((p,I,r)=>{r.d(I,{$k:()=>j,$o:()=>M,Jr:()=>A,Pm:()=>m,
Pv:()=>i,Rt:()=>h,Sv:()=>S,WV:()=>y,cu:()=>P,fK:()=>x,nx:()=>O});var a=r(3625),c=r(6246),E=r(4283),g=r(8408);const w=443,v=65535,$=9223372036854775807n,d=-9223372036854775808n,
o="TF_TOKEN_";function i(t){const{name:n,portion:e}=R(t.toWellFormed()),s=W(e);if(!s.ok)return/^https?$/i.test(n)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const u=C(n);if(u!==null)return(0,a.T)(u);const f=(0,g.YE)(n);
return f.ok?f.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(f.value+s.value):f}const _=new Set(["localterraform.com","loca\
ltofu.com"]),h=t=>_.has(t);function O(t){const{name:n,portion:e}=R(t);return(0,g.DI)(n)+e}function y(t){const{name:n,portion:e}=R(t.toWellFormed()),s=W(e);return((0,g.
QC)(n)??n)+(s.ok?s.value:e)}function S(t){const{name:n,portion:e}=R(t);return{name:n,port:e===""?w:Number(e.slice(1))}}const P=t=>({scheme:"https",opaque:"",user:null,
host:t,omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,fragment:""});function j(t){if(!t.startsWith(o))return null;const n=t.slice(o.length).
replaceAll("__","-").replaceAll("_","."),e=i(y(n));return e.ok?e.value:null}function x(t){const n=O(t),e=[t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(
".","_"),n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_")];return[...new Set(e)].map(s=>o+s).filter(s=>j(s)===t)}function R(t){const n=t.indexOf(
":");return n===-1?{name:t,portion:""}:{name:t.slice(0,n),portion:t.slice(n)}}function W(t){if(t==="")return(0,a.J)("");const n=t.slice(1);if(!/^[+-]?[0-9]+$/.test(
n))return(0,a.T)("port portion contains non-digit characters");const e=n.replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=e.length>20?null:BigInt(e.replace("+",""));return s===
null||s>$||s<d?(0,a.T)("port portion contains non-digit characters"):s>v?(0,a.T)("port number is greater than 65535"):(0,a.J)(s===BigInt(w)?"":`:${s}`)}function C(t){
if(t==="")return"empty string is not a valid hostname";for(const n of t.replace(/\.{1,2}$/,"").split(".")){if(n==="")return"hostname contains empty label (two c\
onsecutive periods)";if(n.startsWith("xn--"))return`hostname label ${(0,c.o)(n)} specified in punycode format; service hostnames must be given in unicode`}return null}
const l={http:"80",https:"443",ssh:"22"};function m(t){const{name:n,port:e}=(0,E.cz)(t),s=n.includes(":")?`[${n}]`:n,u=e===""||e===l[t.scheme];return M(u?s:`${s}\
:${e}`)}function M(t){const n=i(t);return n.ok?n.value:t.toLowerCase()||null}const A=(t,n)=>n.length===0||n.some(e=>e.subdomains?t.endsWith(`.${e.host}`):t===e.
host)}),8408:((p,I,r)=>{r.d(I,{mI:()=>P,QC:()=>y,YE:()=>h,DI:()=>S});const a=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.c\
js").toASCII(...e),c=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...e);var E=r(3625),g=r(6246);const w=256,
v={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},$={...v,checkBidi:!1},d=new RegExp("\\p{M}{31}","u"),o="xn--",i=new TextEncoder;let _;function h(e){return _?.
name!==e&&(_={name:e,ascii:O(e)}),_.ascii}function O(e){const s=R(e,!1);if(!s.ok)return s;const u=W(s.value,v);return u===null?(0,E.T)(j(l(e,!1))):(0,E.J)(u)}function y(e){
const s=R(e,!0);if(!s.ok)return null;const u=W(s.value,$);if(u===null)return null;const f=R(u,!1);return f.ok?f.value.join("."):null}const S=e=>C(e)?c(e,v).domain:
e,P=e=>c(e).domain,j=e=>`idna: invalid label ${(0,g.o)(e)}`;function x(e){return`idna: disallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(
4,"0")}`}function R(e,s){if(e.length>w&&C(e))return(0,E.T)(`hostname is longer than ${w} characters`);const u=[];for(const f of l(e,s).split(".")){const T=f.startsWith(
o)?m(f):(0,E.J)(f);if(!T.ok)return T;const N=M(T.value);if(N!==null)return(0,E.T)(N);u.push(T.value)}return(0,E.J)(u)}function W(e,s){const u=e.join(".");return n(
u)?u:a(u,s)}const C=e=>/[^\0-\x7f]|xn--/i.test(e);function l(e,s){return e.replace(/[A-Z]+|[^\0-\x7f]/gu,f=>n(f)?f.toLowerCase():c(f,{transitionalProcessing:s}).
domain).normalize("NFC")}function m(e){const s=e.slice(o.length);if(s==="")return(0,E.J)("");const u=c(e).domain;return u===e||n(u)?(0,E.T)(j(s)):u.normalize("N\
FC")!==u||!Array.from(u).every(t)?(0,E.T)(j(u)):(0,E.J)(u)}function M(e){if(A(e))return j(e);if(/^[a-z0-9-]*$/.test(e))return null;if(d.test(e))return j(e);if(!n(
e)&&a(e,$)!==null)return null;for(const s of e){if(!t(s))return j(e);if(s<"\x80"&&!/[a-z0-9-]/.test(s))return x(s)}return j(e)}function A(e){if(e.startsWith("-")||
e.endsWith("-"))return!0;if(!e.slice(0,4).includes("--"))return!1;const s=i.encode(e.slice(0,5));return s.length>4&&s[2]===45&&s[3]===45}function t(e){if(e<"\x80")
return!0;const{domain:s,error:u}=c(`1${e}`);return!u&&s===`1${e}`}const n=e=>!/[^\0-\x7f]/.test(e)}),5011:((p,I,r)=>{r.d(I,{A:()=>S,Nj:()=>j,Vm:()=>_,mD:()=>h,rE:()=>y,
vL:()=>O});var a=r(3625),c=r(6246),E=r(1831),g=r(4321);const w={terraform:h("registry.terraform.io"),opentofu:h("registry.opentofu.org")},v=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
$=/^[0-9a-z]{1,64}$/,d="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",o="must be between one and 64 ASCII letters or digits",i={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},_=W=>w[W];function h(W){const C=(0,E.Pv)(W);if(!C.ok)throw new Error(C.why);return C.value}function O(W,C){if(j(W))return{kind:"local"};const l=y(
W,C);if(l.ok)return l.value;const m=(0,g.Zy)(W,C);return m.ok?{kind:"remote",...m.value}:{kind:"invalid",error:m.why}}function y(W,C){return j(W)?(0,a.T)(`can't\
 use local directory ${(0,c.o)(W)} as a module registry address`):P(W,"module",C)}const S=W=>P(W,"component","terraform");function P(W,C,l){const m=i[C],{address:M,
subdirectory:A}=(0,g.UQ)(W);if(A.startsWith("../"))return(0,a.T)((0,g.dr)(A,C));const t=M.split("/"),n=t.length===m.parts;if(!n&&t.length!==m.parts+1)return(0,a.
T)(`a ${C} registry source address must have ${m.count}`);const e=n?(0,a.J)(_(l)):x(t.shift()??"",C);if(!e.ok)return e;const s=R(t,C);if(s!==void 0)return(0,a.T)(
s);const[u="",f="",T=""]=t,N={hostImplied:n,namespace:u,name:f,system:T,subdirectory:A};return(0,a.J)({kind:"registry",host:e.value,...N})}const j=W=>/^\.\.?[/\\]/.
test(W);function x(W,C){const l=(0,E.Pv)(W);if(!l.ok){const m=`invalid ${C} registry hostname ${(0,c.o)(W)}`;return W.includes("--")?(0,a.T)(`${m}; internationa\
lized domain names must be given as direct unicode characters, not in punycode`):(0,a.T)(m)}return l.value.includes(".")?i[C].reserved.includes(l.value)?(0,a.T)(
`can't use ${(0,c.o)(l.value)} as a ${C} registry host, because it's reserved for installing directly from version control repositories`):l:(0,a.T)(`invalid ${C}\
 registry hostname: must contain at least one dot`)}function R([W="",C="",l],m){if(!v.test(W))return W.includes(".")?`source address must have ${i[m].afterHost}`:
`invalid namespace ${(0,c.o)(W)}: ${d}`;const M=`${m} registry addresses may not include a query string portion`;if(!v.test(C))return l===void 0&&C.includes("?")?
M:`invalid ${m} name ${(0,c.o)(C)}: ${d}`;if(!(l===void 0||$.test(l)))return l.includes("?")?M:`invalid target system ${(0,c.o)(l)}: ${o}`}}),4321:((p,I,r)=>{r.
d(I,{UQ:()=>_,Zy:()=>$,cx:()=>d,dr:()=>O,uE:()=>i});var a=r(3625),c=r(6246),E=r(4283),g=r(6979),w=r(1064),v=r(1831);function $(t,n){const e=d(t,n);if(!e.ok)return e;
const{subdirectory:s,host:u}=e.value;return(0,a.J)({subdirectory:s,host:u})}function d(t,n){const{address:e,subdirectory:s}=_(t);if(s.startsWith("../"))return(0,a.
T)(O(s));const u=P(e.toWellFormed(),n);if(!u.ok)return u;const{subdirectory:f}=u.value;if(f==="")return(0,a.J)({...u.value,subdirectory:s});const T=h(`${f}/${s}`);
return T.startsWith("../")?(0,a.T)(`detected ${O(T)}`):(0,a.J)({...u.value,subdirectory:T})}const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function i(t,n){const e=o.exec(t)?.[0];if(e===void 0)return null;const s=$(`${e}a/b`,n);return s.ok?s.value.host:null}function _(t){const n=t.indexOf("?"),e=n<0?
t:t.slice(0,n),s=e.indexOf("://"),u=e.indexOf("//",s<0?0:s+3);if(u<0)return{address:t,subdirectory:""};const f=n<0?"":t.slice(n),T=e.slice(u+2);return{address:e.
slice(0,u)+f,subdirectory:T===""?"":h(T)}}function h(t){const n=t.startsWith("/"),e=[];for(const u of t.split("/"))u===""||u==="."||(u!==".."?e.push(u):e.length>
0&&e.at(-1)!==".."?e.pop():n||e.push(u));const s=(n?"/":"")+e.join("/");return s===""?".":s}const O=(t,n="module")=>`subdirectory path ${(0,c.o)(t)} leads outsi\
de of the ${n} package`,y=(t,n=t.scheme)=>(0,a.J)({subdirectory:"",host:t.scheme==="file"?null:(0,v.Pm)(t),getter:n,url:t}),S=(t,n)=>(0,a.J)({subdirectory:"",host:n,
getter:t,url:null});function P(t,n){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],{address:u}=_(s??t),f=(0,E.Dl)(u);if(f.ok&&f.value.scheme!=="")
return y(f.value,e);for(const N of A){const k=N(u,n);if(k?.ok)return(0,a.J)({...k.value,getter:e??k.value.getter});if(k!==void 0)return k}const T=n==="terraform"?
"address":"string";return(0,a.T)(`invalid source ${T}: ${t}`)}function j(t,n,e){const s=(0,E.Dl)(t);if(!s.ok)return(0,a.T)(`error parsing ${n} URL: ${s.why}`);const{
path:u}=s.value,f=e==="git"&&!u.endsWith(".git");return y(f?{...s.value,path:`${u}.git`}:s.value,e)}const x=t=>{if(!t.startsWith("github.com/"))return;const n=t.
replace(/\?.*$/s,"").split("/");if(n.length<3)return(0,a.T)("GitHub URLs should be github.com/username/repo");const e=j(`https://${n.slice(0,3).join("/")}`,"Git\
Hub","git");if(!e.ok||n.length===3)return e;const s=(0,g.V$)(n.slice(3).join("/").replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;const u=h(
s.value).replaceAll("%","%25");return(0,a.J)({...e.value,subdirectory:u})},R=(t,n)=>{const[,e,s,u]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(t)??[];if(s===void 0||
u===void 0)return;const f=(0,g.h0)(/\?(.*)$/s.exec(u)?.[1]??""),T=n==="terraform"?"Git":"GitHub";return f!==null?(0,a.T)(`error parsing ${T} SSH URL: ${f}`):e===
"git"?S("git",(0,v.$o)(s)):void 0},W=t=>t.startsWith("bitbucket.org/")?j(`https://${t}`,"BitBucket","git"):void 0,C=(t,n)=>{const e=n==="terraform"?"googleapis.\
com/":".googleapis.com/";if(!t.includes(e))return;const s=t.split("/");return s.length<5?(0,a.T)("URL is not a valid GCS URL"):j(`https://www.googleapis.com/sto\
rage/${s.slice(2).join("/")}`,"GCS","gcs")},l=t=>{if(!t.includes(".amazonaws.com/"))return;const[n="",...e]=t.split("/"),s=m(n.split("."));return s===void 0?(0,a.
T)("URL is not a valid S3 URL"):j(`https://${[s,...e].join("/")}`,"S3","s3")};function m(t){const[n="",e="",s=""]=t;return t.length===3?`${n}.amazonaws.com`:t.length===
4?`${e}.amazonaws.com/${n}`:t.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${n}`:void 0}const A=[x,R,W,C,l,(t,n)=>{if(t!=="")return t.startsWith("/")?S("file",null):
(0,a.T)(`${w.bB[n]} cannot detect a supported external module source type for ${t}`)}]}),8999:((p,I,r)=>{r.d(I,{v:()=>E});var a=r(4283),c=r(630);function E(g,w){
const v=(0,a.Dl)(w);if(!v.ok)return{...v,reason:"syntax"};const d=v.value.scheme===""?(0,c.s)(g,v.value):v.value;return d.scheme!=="http"&&d.scheme!=="https"?{ok:!1,
reason:"scheme",why:`unsupported scheme ${d.scheme}`}:d.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,
value:{...d,fragment:""}}}}),9562:((p,I,r)=>{r.d(I,{Bn:()=>d,D6:()=>P,M:()=>o,OA:()=>R,OZ:()=>$,S3:()=>v,TE:()=>u,TW:()=>C,Tz:()=>f,e$:()=>g,eQ:()=>M,oe:()=>e,p4:()=>y,
qE:()=>j,xq:()=>w});var a=r(3307),c=r(3625),E=r(8999);const g="modules.v1",w="providers.v1",v="login.v1",$="tfe.v2",d="tfe.v2.1",o="tfe.v2.2",i=[g,w,$,d,o,"stat\
e.v2"],_=[v,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],h=k=>k.split(".",1)[0]??"",O=(k,B)=>k.some(X=>h(X)===h(B)),y=k=>O(i,k),S=new Set([...i,..._]),
P=k=>k!=="state.v2"&&S.has(k),j=k=>y(k)||O(_,k),x=[g,w,v,$,d,o,..._];function R(k){if(j(k))return null;const B=k.toLowerCase(),X=Y=>Y===B||Y.slice(h(Y).length)===
B.slice(h(B).length)&&h(Y).length>=W&&C(h(Y),h(B));return x.find(X)??null}const W=5;function C(k,B){let X=0;for(;X<k.length&&k[X]===B[X];)X+=1;const[Y,Q]=[k.slice(
X),B.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const l="[0-9A-Za-z~-]",m=k=>`${k}${l}\
*(?:\\.${l}+)*`,M=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${m("[0-9]")})|-?(${m("[A-Za-z~-]")}))?(?:\\+(${m(l)}))?`,A=new RegExp(`^${M}$`),t=2n**63n-1n,n=2n**64n-1n;function e(k,B){
const X=k.indexOf(".");if(X<0)return(0,c.T)(`invalid service ID format (i.e. service.vN): ${k}`);const Y=k.slice(0,X),Q=k.slice(X+1);switch(B){case"terraform":return A.
exec(Q)?.[1]?.split(".").every(oe=>s(oe,t))?(0,c.J)({name:Y,version:Q}):(0,c.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y===
"tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(1),n)?(0,c.J)({name:Y,version:Q}):(0,c.T)('invalid service version: must be "v" followed by an int\
eger major version number')}}}const s=(k,B)=>k.replace(/^0+/,"").length<=String(B).length&&BigInt(k)<=B;function u(k,B){const X=e(k,B.client);if(!X.ok)return{kind:"\
bad-id",why:X.why};const{name:Y}=X.value;if(B.services===null)return{kind:"missing",why:f(Y)};const Q=B.services.find(q=>q.id===k);return Q!==void 0?T(Q,X.value,
B):B.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"version",why:N(X.value,B)}:{kind:"missing",why:`host ${B.display} does not provide a ${Y} service`}}const f=k=>`\
host does not provide a ${k} service`;function T({id:k,value:B,leftOut:X=0},Y,Q){if(k===v)return(0,a.Gv)(B)?{kind:"object",value:B,leftOut:X}:{kind:"type",why:`\
service ${k} must be declared with an object value in the service discovery document`,value:B};if(typeof B!="string")return{kind:"type",why:N(Y,Q),value:B};const q=(0,E.
v)(Q.documentUrl,B);if(q.ok)return{kind:"url",url:q.value,value:B};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,
value:B}}function N({name:k,version:B},{client:X,display:Y}){const Q=X==="terraform"?B:BigInt(/\d+/.exec(B)?.[0]??0);return`host ${Y} does not support ${k} vers\
ion ${Q}`}}),2713:((p,I,r)=>{r.d(I,{I:()=>c,o:()=>E});const a="***",c=4;class E{#e;constructor(w){this.#e=w}reveal(){return this.#e}toString(){return a}toJSON(){
return a}[Symbol.for("nodejs.util.inspect.custom")](){return a}}}),3592:((p,I,r)=>{r.d(I,{Bw:()=>E,G5:()=>v,_O:()=>c,aq:()=>g,xV:()=>w,xv:()=>a});const a="1.0.0",
c=`tf-disco-action/${a}`,E="https://github.com/org/tf-disco-action",g=`${E}/blob/v1/docs/problems.md`,w=`${E}/issues`,v=1}),5955:((p,I,r)=>{r.d(I,{$$:()=>c,Wv:()=>a,
_3:()=>w,_Q:()=>g,mk:()=>d,ux:()=>v});class a{bytes;constructor(i){this.bytes=i}take(i){const _=c(i);return _>this.bytes?!1:(this.bytes-=_,!0)}}const c=o=>new TextEncoder().
encode(o).length,E=100;function*g(o,i,_,h=""){let[O,y]=[0,0];for(const S of o){const P=y<E?_(S):null;P!==null&&i.take(P)?yield`${O++===0?"":h}${P}`:y+=1}return y}
function w(o,i){let _=i;for(const[h,O]of o.toSorted((y,S)=>y-S).entries()){const y=_/(o.length-h);if(O>y)return y;_-=O}return Number.POSITIVE_INFINITY}function v(o,i,_){
let[h,O]=[0,0];for(const y of o){if(O+=_(y),O>i)break;h+=1}return h===o.length?o:o.slice(0,h)}const $=64*1024;function*d(o){let i="";for(const _ of o)i+=_,!(i.length<
$)&&(yield i,i="");i!==""&&(yield i)}}),8641:((p,I,r)=>{r.d(I,{BP:()=>_,D9:()=>P,J7:()=>i,LS:()=>h,My:()=>y,RK:()=>o,cq:()=>n,h$:()=>l,js:()=>S,s$:()=>A,z5:()=>t});
const a=500,c=4e3,E=160,g=2,w=e=>/^[ -~]*$/.test(e),v=e=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{\
Zs}","u").test(e),$=e=>new RegExp("\\p{M}","u").test(e),d=e=>`<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,s=a){if(e.length<=
s&&w(e))return e;let u="",f=g;for(const T of e){f=$(T)?f+1:0;const N=v(T)||f>g?d(T):T;if(u.length+N.length>s)return`${u}\u2026`;u+=N}return u}function i(e,s=E){
const u=Array.from(e.slice(-2*s)).slice(-s).join(""),f=Array.from(o(u,Number.POSITIVE_INFINITY));return`${u===e&&f.length<=s?"":"\u2026"}${f.slice(-s).join("")}`}
function _(e){return e.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function h(e,s=c){const f=e.split(`
`).map(T=>_(o(T,s))).join(`
`);return f.length>s?`${f.slice(0,s).toWellFormed()}\u2026`:f}const O={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},y=e=>e.replace(/[&<>"']/g,s=>O[s]??
s);function S(e,s=a){return o(e,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,u=>`&#${u.codePointAt(0)};`)}function P(e,s=a){return e===""?"<i>empty</i>":
`<code>${S(e,s)}</code>`}const j=e=>w(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(e),x=/^[0-9a-f]{7,}$/i,R=`"'\
(`,W=`"'),.;:!?\u2026`,C=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function l(e,s=c){return(o(e,s).match(C)??[]).map(u=>{if(u.split(" ").every(M))return S(u,s);
if(u.includes(" ")||/^(["`]).+\1$/u.test(u))return P(u.replace(/^`(.*)`$/u,"$1"),s);const{before:T,core:N,after:k}=m(u);return`${S(T)}${P(N.replace(/^`(.*)`$/u,
"$1"),s)}${S(k)}`}).join("")}function m(e){let s=0,u=e.length;for(;s<u&&R.includes(e.charAt(s));)s+=1;for(;u>s&&W.includes(e.charAt(u-1));)u-=1;return{before:e.
slice(0,s),core:e.slice(s,u),after:e.slice(u)}}function M(e){const{core:s}=m(e);return j(s)&&!x.test(s)}const A=e=>e.replace(/[^ -~\n]/gu,s=>v(s)?t(s):s).replace(
/##(?=\w*\[)/g,t),t=e=>e.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(e){return e.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((p,I,r)=>{r.d(I,{p:()=>v});var a=r(6174),c=r(3592),E=r(8641);const g=100,w=5;function v($,d){const o=[];let i=$;for(;i!==void 0&&o.length<w;){const h=i instanceof
Error?i.stack??i.message:String(i);o.push((0,a._)(d(h))),i=i instanceof Error?i.cause:void 0}const _=o.join(`
caused by: `).split(`
`).slice(0,g);return[`tf-disco ${c.xv} crashed; this is a bug, please report it with this text at ${c.xV}`,..._.map(h=>(0,E.BP)((0,E.RK)(h)))].join(`
`)}}),3469:((p,I,r)=>{r.d(I,{l:()=>y,w:()=>O});var a=r(1064);const c=[0,0,0],E=[Number.POSITIVE_INFINITY,0,0],g={from:c,before:E},w={from:[Number.MAX_SAFE_INTEGER,
0,0],before:E},v=(S,P)=>S[0]-P[0]||S[1]-P[1]||S[2]-P[2],$=200,d=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(S){if(S.length>$)return null;if(S==="latest")return w;const P=S.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(x=>x!=="");let j=g;for(const x of P){const R=i(x);if(R===null)return null;j={from:v(R.from,j.from)>0?R.from:j.from,before:v(R.before,j.before)<0?R.before:
j.before}}return P.length===0?null:j}function i(S){const P=d.exec(S);if(P===null)return null;const[,j="",...x]=P,R=x.slice(0,3).flatMap(A=>/^\d/.test(A??"")?[Number(
A)]:[]),[W=0,C=0,l=0]=R,m=[W,C,l],M=A=>A<=1?[W+1,0,0]:A===2?[W,C+1,0]:[W,C,l+1];switch(j){case">=":return{from:m,before:E};case">":return{from:M(R.length),before:E};case"\
<":return{from:c,before:m};case"<=":return{from:c,before:M(R.length)};case"!=":return g;case"~>":return{from:m,before:M(R.length-1)};case"^":return{from:m,before:M(
1)};case"~":return{from:m,before:M(Math.min(R.length,2))};default:return{from:m,before:M(R.length)}}}const _=(S,P)=>S===null?P:o(S)?.from??P;function h(S,P){const{
from:j,before:x}=o(S)??g;return v(j,_(P.before,E))<0&&v(_(P.from,c),x)<0}function O(S,P){const j=a.pH.filter(R=>R.client===S);if(P.length===0)return j;const x=j.
filter(R=>P.some(W=>h(W,R)));return x.length===0?j:x}const y=S=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(S)}),3474:((p,I,r)=>{r.d(I,{CV:()=>o,
Ku:()=>h,Ob:()=>A,PW:()=>$,TN:()=>y,WD:()=>S,YA:()=>j,Yq:()=>W,ai:()=>P,lq:()=>x,lx:()=>R,pS:()=>O,p_:()=>_,xH:()=>d});var a=r(2713),c=r(3469),E=r(7630),g=r(8535);
const w=(n,e)=>({isList:!1,value:n,parse:e}),v=n=>({value:n,mistakes:[]}),$=w("FILE",n=>v(n||null)),d=(n,e)=>w(n,(s,u)=>{if(s==="")return v(null);const f=e(s);return f.
ok?v(f.value):{value:null,mistakes:[`${u}: ${f.why}`]}}),o=w("TOKEN",n=>v(n===""?null:new a.o(n))),i=20,_=(n,e,s=E.Dw)=>({isList:!0,value:n,parse:(u,f)=>{const T=s(
u).map(e),N=T.flatMap(k=>k.ok?[]:[`${f}: ${k.why}`]);return{value:T.flatMap(k=>k.ok?[k.value]:[]),mistakes:h(N,f)}}});function h(n,e){const s=n.length-i;return n.
slice(0,i).concat(s>0?`${e}: ${s} more lines are wrong`:[])}const O=1e4,y={isList:!0,value:"HOST",parse:(n,e)=>{const{value:s,mistakes:u}=_("HOST",E.l6).parse(n,
e),f=Map.groupBy(s,({host:N})=>N);return{value:Array.from(f,([N,k])=>({host:N,services:[...new Set(k.flatMap(({services:B})=>B))],addresses:k.flatMap(({addresses:B})=>B)})),
mistakes:u}}},S=n=>({isList:!0,value:"LABEL",parse:(e,s)=>{const{value:u,mistakes:f}=_("LABEL",E.V8).parse(e,s),T=u.flat();return{value:[...new Set(T.length===0?
[n]:T)],mistakes:f}}}),P=({min:n,max:e,whole:s})=>w("N",(u,f)=>{const T=/^\d+(\.\d+)?$/.test(u)?Number(u):Number.NaN;if(T>=n&&T<=e&&(!s||Number.isInteger(T)))return v(
T);const k=`${f} is "${u}", expected ${s?"a whole number":"a number"} from ${n} to ${e}`;return{value:n,mistakes:[k]}}),j=n=>w("SECONDS",(e,s)=>{const{value:u,mistakes:f}=P(
n).parse(e,s);return{value:u*1e3,mistakes:f}}),x=({parse:n,...e})=>({...e,parse:(s,u)=>s===""?v(null):n(s,u)}),R=w("",(n,e)=>{const s=/^(true|True|TRUE)$/.test(
n),u=s||/^(false|False|FALSE)$/.test(n);return{value:s,mistakes:u?[]:[`${e} is "${n}", expected "true" or "false"`]}}),W=(...n)=>({isList:!1,value:n.join("|"),choices:n,
parse:(e,s)=>{const f=n.some(T=>T===e)?[]:[`${s} is "${e}", ${C(e,n)}`];return{value:e,mistakes:f}}});function C(n,e){const s=(0,g.q)(n,e),u=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${e.map(f=>`"${f}"`).join(", ")}${u}`}const l=["auto","terraform","opentofu","both"],m=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
A={isList:!1,value:"CLI",choices:l,parse:(n,e)=>{const[,s,u=null]=m.exec(n)??[],f=`${e} is "${n}"`;if(s===void 0){const N=C(n,l),k=N.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:t,mistakes:[`${f}, ${N}${k}`]}}const T={name:s,version:u};if(u===null)return v(T);if(s==="auto"||s==="both"){const N=`${f}\
, but only "terraform" and "opentofu" can have a version`;return{value:t,mistakes:[N]}}return(0,c.l)(u)?v(T):{value:t,mistakes:[`${f}, expected a version such a\
s "${s} 1.10"`]}}},t={name:"auto",version:null}}),7630:((p,I,r)=>{r.d(I,{Dw:()=>d,IL:()=>P,Ju:()=>x,Kd:()=>l,V8:()=>M,aS:()=>h,jM:()=>S,l6:()=>y,o2:()=>_,vk:()=>o,
x2:()=>C});var a=r(3625),c=r(5143),E=r(3229),g=r(1064),w=r(1831),v=r(9562),$=r(2713);function d(A){return A.split(/\r\n|[\n\r]/).map(t=>t.replace(/(^|\s)#.*$/s,
"").trim()).filter(t=>t!=="")}function o(A){return A.split(/\r\n|[\n\r]/).map(t=>t.trim()).filter(t=>t!==""&&!t.startsWith("#"))}function i(A){const t=(0,w.Pv)(
A);if(t.ok)return t;const n=(0,E.L6)(A);return(0,a.T)(`"${A}" is not a hostname: ${t.why}${n===null?"":`; ${n}`}`)}const _=A=>(0,c.en)(A)?(0,a.J)(A):(0,a.T)(`"${A}\
" is not the name of a repository, such as "acme/network"`);function h(A){const t=(0,v.OA)(A);return t!==null?(0,a.T)(`"${A}" is not a known service id; did you\
 mean ${t}?`):g.Du.some(n=>(0,v.oe)(A,n).ok)?(0,a.J)(A):(0,a.T)(`"${A}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const O=/^(modules\.v1|providers\.v1)=(.*)$/s;
function y(A){const t=A.split(/\s+/).flatMap(B=>O.test(B)?[B]:B.split(",")),[n="",...e]=t.filter(B=>B!==""),s=i(n),u=e.flatMap(B=>{const[,X,Y=""]=O.exec(B)??[];
return X===void 0?[]:[{service:X,text:Y}]}),f=e.map(B=>O.exec(B)?.[1]??B),T=f.map(h).flatMap(B=>B.ok?[]:[B.why]),N=s.ok?T:[s.why,...T];if(!s.ok||N.length>0)return(0,a.
T)(N.join("; "));const k=u.map(B=>({...B,host:s.value}));return(0,a.J)({host:s.value,services:[...new Set(f)],addresses:k})}function S(A){const t=A.startsWith("\
*."),n=i(t?A.slice(2):A);return n.ok?(0,a.J)({host:n.value,subdomains:t}):n}function P(A){const t=A.indexOf("=");if(t<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const n=(0,w.Pv)(A.slice(0,t).trim());return n.ok?(0,a.J)({host:n.value,token:new $.o(A.slice(t+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const j=/^\d{1,5}$/;function x(A){const t="expected HOST[:PORT]=ADDRESS[:PORT]",n=A.indexOf("=");if(n<0)return(0,a.
T)(`"${A}" has no "="; ${t}`);const e=A.slice(0,n).trim(),s=i(e);if(!s.ok)return s;const u=s.value.replace(/:\d+$/,""),f=W(A.slice(n+1).trim());return f===null?
(0,a.T)(`"${A}" has no valid address; ${t}`):(0,a.J)({name:u,port:R(e),...f})}function R(A){const t=A.indexOf(":");return t<0?null:Number(A.slice(t+1))}function W(A){
const t=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(A)??/^([^:\s[\]]+)(?::(.*))?$/.exec(A);if(t?.[1]!==void 0){const n=t[2];return n===void 0?{address:t[1],addressPort:null}:
!j.test(n)||Number(n)<1||Number(n)>65535?null:{address:t[1],addressPort:Number(n)}}return/^[\da-fA-F:]+$/.test(A)?{address:A,addressPort:null}:null}function C(A){
const[t="",n,...e]=A.split(/\s+/);if(e.length>0)return(0,a.T)(`"${A}" has too many words; expected CODE [HOST]`);if(n===void 0)return(0,a.J)({code:t,host:null});
const s=i(n);return s.ok?(0,a.J)({code:t,host:s.value}):s}const l=A=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(A)?(0,a.J)(A):(0,a.T)(`"${A}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),m=50;function M(A){const t=A.split(",").map(e=>e.trim()).filter(e=>e!==""),n=t.find(e=>e.length>m);return n===void 0?(0,a.
J)(t):(0,a.T)(`"${n}" has ${n.length} characters; GitHub allows at most ${m}`)}}),8535:((p,I,r)=>{r.d(I,{q:()=>E});var a=r(9562);const c=3;function E(w,v){const $=g(
w);if($.length<2)return null;const d=o=>{const[i,..._]=$.length<c?[]:v.filter(h=>o(g(h)));return i===void 0||_.length>0?null:i};return v.find(o=>g(o)===$)??v.find(
o=>(0,a.TW)(g(o),$))??d(o=>o.startsWith($))??d(o=>o.includes($))}const g=w=>w.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),7814:((p,I,r)=>{r.d(I,{$:()=>E,e:()=>g});
var a=r(3625);const c=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".ht\
ml","html"]];function E(w){const v=w.toLowerCase(),$=c.find(([d])=>v.endsWith(d));return $!==void 0?(0,a.J)({path:w,format:$[1]}):(0,a.T)(`"${w}" does not end w\
ith a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const g=w=>/\.json$/i.test(w)?(0,a.J)(w):(0,a.
T)(`"${w}" does not end with ".json"; a badge is JSON from which shields.io makes an image`)}),3152:((p,I,r)=>{r.d(I,{GN:()=>v,P$:()=>d,w7:()=>$});var a=r(6174),
c=r(3474),E=r(7630),g=r(772),w=r(6339);class v extends Error{name="SettingsError";mistakes;constructor(i){const _=i.map(a._);super(_.join(`
`)),this.mistakes=_}}const $={setting:o=>o,missingPath:(o,i)=>`scan names "${o}", which does not exist in ${i}`};function d(o,{setting:i}=$){const _=g.y.map(({name:j,
field:x,kind:R,default:W})=>({field:x,...R.parse(o[j]?.trim()||W,i(j))})),h=Object.fromEntries(_.map(({field:j,value:x})=>[j,x])),O=[...h.scan,...h.usages,...(0,E.
Dw)(o.hostnames??"")].length===0,{length:y}=h.hostnames,S=h.shard===null&&y>c.pS,P=`${i("hostnames")} has ${y} hosts, the limit is ${c.pS}`;return{settings:O?{...h,
scan:["."]}:h,mistakes:[..._.flatMap(({mistakes:j})=>j),...S?[P]:[],...(0,w.U)(h,{setting:i})]}}}),5885:((p,I,r)=>{r.d(I,{X:()=>E,h:()=>c});var a=r(3625);const c=256;
function E(g){const[,w=0,v=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(g)??[]).map(Number);return w>=1&&w<=v&&v<=c?(0,a.J)({index:w,count:v}):(0,a.T)(`"${g}" is no shard;\
 expected I/N, where N is at most ${c} and I is from 1 to N: "1/4"`)}}),772:((p,I,r)=>{r.d(I,{f:()=>y,y:()=>O});var a=r(3625),c=r(3474),E=r(7630),g=r(5885);const w=[
{name:"usages",field:"usages",kind:(0,c.p_)("FILE",a.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks wha\
t these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,c.p_)("OWNER/NAME",E.o2),help:"Repositories w\
hose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete.",default:""},{name:"shard",field:"shard",kind:(0,c.xH)(
"I/N",g.X),help:"Checks only the I-th of N parts of the hosts, such as `1/4`. Which part a host belongs to depends on its name alone.",default:""}],v=[{name:"me\
rge",field:"merge",kind:(0,c.p_)("PATH",a.J),help:"JSON reports of shards or repositories, or directories of them, one per line: instead of a check, makes one r\
eport, summary and issue of them.",default:""},{name:"changed-only",field:"changedOnly",kind:c.lx,help:"In pull requests, check only what the changed files use.\
 Hosts in `hostnames` are always checked.",default:"false"},{name:"comment",field:"comment",kind:(0,c.Yq)("never","on-failure","always"),help:"When to write one\
 comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"iss\
ue",kind:(0,c.Yq)("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: writ\
e`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,c.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is use\
d to find the issue again.",default:"registry-health"},{name:"issue-open-after",field:"issueOpenAfter",kind:(0,c.ai)({min:1,max:20,whole:!0}),help:"Failing runs\
 in a row of a host before the issue is opened. More than 1 needs `history`.",default:"1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,c.ai)({min:1,
max:20,whole:!0}),help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"\
github-token",field:"githubToken",kind:c.CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"github.token"}];
var $=r(7814);const d=[{name:"hostnames",field:"hostnames",kind:c.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is requir\
ed. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"\
scan",kind:(0,c.p_)("PATH",a.J),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set.",default:""},
{name:"exclude",field:"exclude",kind:(0,c.p_)("GLOB",a.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fix\
tures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,c.p_)("HOST",E.jM),help:"Allowlist for the hosts that scanned files make the CLIs contac\
t, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,c.
p_)("SERVICE",E.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.",default:""},{name:"\
dialect",field:"dialect",kind:c.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`\
), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}],o=[{name:"depth",field:"depth",kind:(0,c.Yq)("discovery","versions","packages"),
help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the package\
s that `init` would install, without downloading them.",default:"discovery"},{name:"roots",field:"roots",kind:(0,c.p_)("GLOB",a.J),help:"Globs of the directorie\
s in which `init` runs, one per line, relative to the current directory. Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,c.p_)("OS_A\
RCH",E.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},
{name:"upgrade",field:"upgrade",kind:c.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"\
maxRequests",kind:(0,c.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers th\
at are then not checked are reported.",default:"500"}],i=[{name:"tokens",field:"tokens",kind:(0,c.p_)("HOST=TOKEN",E.IL,E.vk),help:"Tokens, one per line: `HOST=\
TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"cliConfig",kind:c.PW,help:"CLI configuration file to read inst\
ead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],_=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,c.lq)((0,c.YA)({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
.",default:""},{name:"retries",field:"retries",kind:(0,c.ai)({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP\
 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,c.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact a\
t the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,c.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without\
 a result by then are reported as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"caFile",kind:c.PW,help:"PEM file with certificate aut\
horities to trust in addition to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,c.p_)("HOST=ADDRESS",E.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",default:""}],h=[{name:"certificate-days",field:"\
certificateDays",kind:(0,c.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},{name:"\
slow-seconds",field:"slowMs",kind:(0,c.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,c.
Yq)("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,c.
p_)("CODE",E.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"\
report",field:"report",kind:(0,c.p_)("FILE",$.$),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit)\
, `.md`, `.html` or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:c.PW,help:"JSON Lines file to which each run appends its res\
ults; reports then show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",field:"badge",kind:(0,c.xH)("FILE",$.e),help:"JSON file \
for a badge of shields.io to write.",default:""}],O=[...d,...w,...o,...i,..._,...h,...v],y=[["What to check",d],["Many repositories",w],["Following `init`",o],[
"Credentials",i],["Network",_],["Result",h]]}),6339:((p,I,r)=>{r.d(I,{S:()=>c,U:()=>E});var a=r(6760);function c(d,{setting:o}){const{scan:i,exclude:_,roots:h,dialect:O,
changedOnly:y,repositories:S}=d,P=o("usages");if(d.usages.length===0)return S.length===0?[]:[`${o("repositories")} needs ${P}; set it to the usages files of the\
 repositories`];const j=$(P)?`repeat ${P}`:`write one a line in ${P}`,x="set it for `tf-disco usages`, which reads the files of the repository";return[[i.length>
0,"scan",`${x}; to check several files, ${j}`],[_.length>0,"exclude",x],[h.length>0,"roots",x],[O.name!=="auto","dialect",x],[y,"changed-only","remove it: usage\
s files do not say what a pull request changes"]].flatMap(([W,C,l])=>W?[`${o(C)} cannot be used together with ${P}; ${l}`]:[])}const E=(d,{setting:o})=>[...g(d).
map(i=>`${o(i)} cannot be used together with ${o("shard")}, which checks only some of the hosts; set it where the reports of all shards are merged`),...w(d).map(
([i,_])=>`${o(i)} is ${_}, which needs ${o("history")}; set it to a file that is kept from run to run`),...v(d).map(([i,_,h])=>`${o(i)} and ${o(_)} both name ${h}\
; write to different files`)];function g(d){const{shard:o,history:i,badge:_,comment:h,issue:O}=d;return o===null?[]:[[i!==null,"history"],[_!==null,"badge"],[h!==
"never","comment"],[O!=="never","issue"]].flatMap(([S,P])=>S?[P]:[])}function w({history:d,issueOpenAfter:o,issueCloseAfter:i}){return d===null?[["issue-open-af\
ter",o],["issue-close-after",i]].filter(([,h])=>h>1):[]}function v({report:d,history:o,badge:i}){const _=[...d.map(({path:h})=>["report",h]),...o===null?[]:[["h\
istory",o]],...i===null?[]:[["badge",i]]];return _.flatMap(([h,O],y)=>{const S=_.slice(0,y).find(([P,j])=>P!==h&&(0,a.normalize)(j)===(0,a.normalize)(O));return S===
void 0?[]:[[S[0],h,O]]})}const $=d=>d.startsWith("--")}),6875:((p,I,r)=>{r.d(I,{I:()=>c,V:()=>a});class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){
return this.#e.signal}end(g){this.#n??=g,this.#e.abort()}}const c=(E,g)=>{const w=setTimeout(g,E);return()=>clearTimeout(w)}}),2613:(p=>{p.exports=process.getBuiltinModule(
"assert")}),4434:(p=>{p.exports=process.getBuiltinModule("events")}),9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=process.getBuiltinModule(
"http")}),5692:(p=>{p.exports=process.getBuiltinModule("https")}),9278:(p=>{p.exports=process.getBuiltinModule("net")}),4589:(p=>{p.exports=process.getBuiltinModule(
"node:assert")}),6698:(p=>{p.exports=process.getBuiltinModule("node:async_hooks")}),4573:(p=>{p.exports=process.getBuiltinModule("node:buffer")}),1421:(p=>{p.exports=
process.getBuiltinModule("node:child_process")}),7598:(p=>{p.exports=process.getBuiltinModule("node:crypto")}),3053:(p=>{p.exports=process.getBuiltinModule("nod\
e:diagnostics_channel")}),610:(p=>{p.exports=process.getBuiltinModule("node:dns")}),8474:(p=>{p.exports=process.getBuiltinModule("node:events")}),3024:(p=>{p.exports=
process.getBuiltinModule("node:fs")}),7067:(p=>{p.exports=process.getBuiltinModule("node:http")}),2467:(p=>{p.exports=process.getBuiltinModule("node:http2")}),7030:(p=>{
p.exports=process.getBuiltinModule("node:net")}),8161:(p=>{p.exports=process.getBuiltinModule("node:os")}),6760:(p=>{p.exports=process.getBuiltinModule("node:pa\
th")}),3916:(p=>{p.exports=process.getBuiltinModule("node:path/posix")}),643:(p=>{p.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(p=>{p.exports=process.
getBuiltinModule("node:querystring")}),99:(p=>{p.exports=process.getBuiltinModule("node:sqlite")}),7075:(p=>{p.exports=process.getBuiltinModule("node:stream")}),
7830:(p=>{p.exports=process.getBuiltinModule("node:stream/web")}),8500:(p=>{p.exports=process.getBuiltinModule("node:timers/promises")}),1692:(p=>{p.exports=process.
getBuiltinModule("node:tls")}),3136:(p=>{p.exports=process.getBuiltinModule("node:url")}),7975:(p=>{p.exports=process.getBuiltinModule("node:util")}),3429:(p=>{
p.exports=process.getBuiltinModule("node:util/types")}),8877:(p=>{p.exports=process.getBuiltinModule("node:v8")}),5919:(p=>{p.exports=process.getBuiltinModule("\
node:worker_threads")}),8522:(p=>{p.exports=process.getBuiltinModule("node:zlib")}),857:(p=>{p.exports=process.getBuiltinModule("os")}),6928:(p=>{p.exports=process.
getBuiltinModule("path")}),4756:(p=>{p.exports=process.getBuiltinModule("tls")}),9023:(p=>{p.exports=process.getBuiltinModule("util")})},ae={};function V(p){var I=ae[p];
if(I!==void 0)return I.exports;var r=ae[p]={exports:{}},a=!0;try{ue[p](r,r.exports,V),a=!1}finally{a&&delete ae[p]}return r.exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",I=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",a=E=>{E&&E.d<1&&(E.d=1,E.forEach(g=>g.r--),E.forEach(g=>g.r--?g.r++:g()))},c=E=>E.map(g=>{if(g!==null&&typeof g=="object"){if(g[p])return g;if(g.then){
var w=[];w.d=0,g.then(d=>{v[I]=d,a(w)},d=>{v[r]=d,a(w)});var v={};return v[p]=d=>d(w),v}}var $={};return $[p]=d=>{},$[I]=g,$});V.a=(E,g,w)=>{var v;w&&((v=[]).d=
-1);var $=new Set,d=E.exports,o,i,_,h=new Promise((O,y)=>{_=y,i=O});h[I]=d,h[p]=O=>(v&&O(v),$.forEach(O),h.catch(y=>{})),E.exports=h,g(O=>{o=c(O);var y,S=()=>o.
map(j=>{if(j[r])throw j[r];return j[I]}),P=new Promise(j=>{y=()=>j(S),y.r=0;var x=R=>R!==v&&!$.has(R)&&($.add(R),R&&!R.d&&(y.r++,R.push(y)));o.map(R=>R[p](x))});
return y.r?P:S()},O=>(O?_(h[r]=O):i(d),a(v))),v&&v.d<0&&(v.d=0)}})(),(()=>{var p=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,I;V.t=function(r,a){
if(a&1&&(r=this(r)),a&8||typeof r=="object"&&r&&(a&4&&r.__esModule||a&16&&typeof r.then=="function"))return r;var c=Object.create(null);V.r(c);var E={};I=I||[null,
p({}),p([]),p(p)];for(var g=a&2&&r;typeof g=="object"&&!~I.indexOf(g);g=p(g))Object.getOwnPropertyNames(g).forEach(w=>E[w]=()=>r[w]);return E.default=()=>r,V.d(
c,E),c}})(),V.d=(p,I)=>{for(var r in I)V.o(I,r)&&!V.o(p,r)&&Object.defineProperty(p,r,{enumerable:!0,get:I[r]})},V.f={},V.e=p=>Promise.all(Object.keys(V.f).reduce(
(I,r)=>(V.f[r](p,I),I),[])),V.u=p=>({400:"400",1845:"400",2629:"4261",2909:"5931",2926:"4261",2929:"5931",3432:"4261",4261:"4261",5528:"5931",5751:"5931",5931:"\
5931",5962:"400",9069:"9069"}[p]??p)+".index.js",V.o=(p,I)=>Object.prototype.hasOwnProperty.call(p,I),V.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={6667:0,8792:0},I=r=>{var{ids:a,modules:c,runtime:E}=r,g,w,
v=0;for(g in c)V.o(c,g)&&(V.m[g]=c[g]);for(E&&E(V);v<a.length;v++)w=a[v],V.o(p,w)&&p[w]&&p[w][0](),p[a[v]]=0};V.f.j=(r,a)=>{var c=V.o(p,r)?p[r]:void 0;if(c!==0)
if(c)a.push(c[1]);else{var E=import("./"+V.u(r)).then(I,g=>{throw p[r]!==0&&(p[r]=void 0),g}),E=Promise.race([E,new Promise(g=>c=p[r]=[g])]);a.push(c[1]=E)}}})();
var ce={};V.d(ce,{C:()=>ye,a:()=>Se});const ye=()=>Promise.all([V.e(5931),V.e(5751),V.e(2929),V.e(6667),V.e(5528),V.e(2909)]).then(V.bind(V,2909)),Se=()=>Promise.
all([V.e(6667),V.e(9069)]).then(V.bind(V,9069));var ke=ce.C,be=ce.a;export{ke as runAction,be as runCli};
