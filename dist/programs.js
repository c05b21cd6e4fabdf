var ue={9018:((p,P,r)=>{r.d(P,{r:()=>ye,c:()=>we});var a=r(1831),u=r(2713),v=r(7630);const g=C=>(0,a.Pv)(C).ok,S=C=>C.includes(".")&&g(C);function E(C,U){const D=(0,v.
vk)(C.tokens??"").flatMap(I=>{const H=I.indexOf("="),F=I.slice(H+1).trim(),J=H<0?"":I.slice(0,H).trim();return J!==""&&(!g(J)||!J.includes(".")&&S(F))?[F,J,I]:[
F]}),K=Object.entries(U).flatMap(([I,H])=>I.startsWith("TF_TOKEN_")&&H!==void 0?[H]:[]);return[...D,...K,C["github-token"]?.trim()??""].filter(I=>I!=="").map(I=>new u.
o(I))}var y=r(1064);const d=16777619,o=2654435761;class i{length;#e;#n;#s;#t;constructor(U,D,K){this.length=U,this.#e=D;const I=Math.max(4,Math.ceil(Math.log2(2*
K.length+1)));this.#n=new Int32Array(2**I).fill(-1),this.#s=32-I;let H=1;for(let F=1;F<U;F+=1)H=Math.imul(H,d);this.#t=H;for(const F of K)this.#n[this.#a(D,F,this.#i(
D,F))]=F}hasAt(U,D){return D<0||D+this.length>U.length?!1:this.#o(U,D,this.#i(U,D))>=0}search(U,D,K){const I=this.length;if(U.length<I)return;let H=this.#i(U,0);
for(let F=0;;F+=1){const J=this.#o(U,F,H);if(J>=0){let[z,Z]=[0,I];for(;z<D&&this.#r(U,F,J,-1-z);)z+=1;for(;Z<I+D&&this.#r(U,F,J,Z);)Z+=1;K(F-z,F+Z)}if(F+I>=U.length)
return;const G=H-Math.imul(U[F]??0,this.#t);H=Math.imul(G,d)+(U[F+I]??0)|0}}#o(U,D,K){return this.#n[this.#a(U,D,K)]??-1}#r(U,D,K,I){const H=U[D+I];return H!==void 0&&
H===this.#e[K+I]}#a(U,D,K){let I=Math.imul(K^K>>>15,o)>>>this.#s;for(;;){const H=this.#n[I]??-1;if(H<0||this.#c(H,U,D))return I;I=I+1===this.#n.length?0:I+1}}#c(U,D,K){
for(let I=0;I<this.length;I+=1)if(!this.#r(D,K,U,I))return!1;return!0}#i(U,D){let K=0;for(let I=D;I<D+this.length;I+=1)K=Math.imul(K,d)+(U[I]??0)|0;return K}}var _=r(
7251),h=r(8408);const $=4;function A(C,U){let D={text:C,starts:null};for(let K=0;K<$&&D!==null;K+=1)U(c(D,C.length)),D=n(D,C.length)}const w="\u2026",k=32,L=Uint16Array.
from({length:128},(C,U)=>{const D=String.fromCharCode(U);return U<=k||U===127?k:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function W(C){return C===w?
C:/[\s\x80-\x9f]/.test(C)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(C)?"":C.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),j=new Uint32Array(1025);function R(C){if(C<x.length)return;const[U,D]=[new Uint16Array(2*C),new Uint32Array(2*C+1)];U.set(x),D.set(j),x=U,j=D}function c({
text:C,starts:U},D){R(C.length);let K=0;for(let I=0;I<C.length;I+=1){const H=C.charCodeAt(I),F=U===null?I:U[I]??D;if(H<128){K=m(L[H]??k,F,K);continue}const J=String.
fromCodePoint(C.codePointAt(I)??0),G=W(J);R(K+G.length+C.length-I);for(let z=0;z<G.length;z+=1)K=m(G.charCodeAt(z),F,K);I+=J.length-1}return j[K]=D,{codes:x.subarray(
0,K),starts:j.subarray(0,K+1)}}function m(C,U,D){return C===k&&D>0&&x[D-1]===k?D:(x[D]=C,j[D]=U,D+1)}const M={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
O=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
t=/[%\\&]|xn--/i;function n({text:C,starts:U},D){if(!t.test(C))return null;let K="";const I=[];let H=0;const F=G=>U===null?G:U[G]??D,J=G=>{for(let z=H;z<G;z+=1)
I.push(F(z));K+=C.slice(H,G)};for(const G of C.matchAll(O)){J(G.index),H=G.index+G[0].length;for(const{written:z,at:Z}of e(G)){K+=z;for(let ee=0;ee<z.length;ee+=
1)I.push(F(G.index+Z))}}return H===0?null:(J(C.length),{text:K,starts:I})}function e(C){const[U,D,K,I,H,F,J,G,z,Z]=C;return D!==void 0?f(D):Z!==void 0?[{written:(0,h.
mI)(Z.toLowerCase()),at:0}]:s(K!==void 0?String.fromCharCode(Number.parseInt(K,16)):I!==void 0?l(Number.parseInt(I,16)):J!==void 0?l(Number(J)):G!==void 0?l(Number.
parseInt(G,16)):z!==void 0?M[z]??U:H??(F===void 0?"":" "))}const s=C=>[{written:C,at:0}],l=C=>C<=1114111?String.fromCodePoint(C):"\uFFFD";function f(C){const U=C.
startsWith("%")?3:4,D=Array.from({length:C.length/U},(I,H)=>Number.parseInt(C.slice(U*(H+1)-2,U*(H+1)),16)),K=[];for(let I=0;I<D.length;){const{written:H,size:F}=T(
D,I);K.push({written:H,at:U*I}),I+=F}return K}function T(C,U){const D=C[U]??0,K={written:String.fromCharCode(D),size:1};if(D<192)return K;const I=D<224?2:D<240?
3:4;let H=D&127>>I;for(let F=U+1;F<U+I;F+=1){const J=C[F]??0;if((J&192)!==128)return K;H=H<<6|J&63}return{written:l(H),size:I}}const N="***",b=12,B=4,X=200;function Y(C){
const U=Q(C);return U===null?null:(D,K)=>{const I=[];return A(D,H=>q(H,D,U,I)),I.length===0?D:se(D,I,K)}}function Q(C){const U=[];for(const J of(0,_.x)(C))A(J,({
codes:G})=>{G.length>=u.I&&U.push(G.slice())});if(U.length===0)return null;const D=new Uint16Array(U.reduce((J,{length:G})=>J+G,0)),K=Array.from({length:b+1},()=>[]),
I=Array.from({length:b},()=>[]);let H=0;for(const J of U){const{length:G}=J;D.set(J,H);for(let Z=0;Z+b<G;Z+=B)K[b]?.push(H+Z);const z=Math.min(G,b);K[z]?.push(H+
G-z);for(let Z=u.I;Z<z;Z+=1)I[Z]?.push(H);H+=G}const F=(J,G)=>J.length===0?[]:[new i(G,D,J)];return{pieces:K.flatMap(F),heads:I.flatMap(F).reverse()}}function q({
codes:C,starts:U},D,{pieces:K,heads:I},H){const F=(z,Z)=>{const ee=C[z]===k?z+1:z;let te=C[Z-1]===k?Z-1:Z;for(;te<C.length&&U[te]===U[te-1];)te+=1;const ie=U[ee]??
0,le=U[te]??D.length,ne=H.at(-1);ne===void 0||ie<ne.from||ie>ne.to?H.push({from:ie,to:le}):H[H.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const z of K)
z.search(C,z.length===b?B-1:0,F);const J=z=>{const Z=I.find(ee=>ee.hasAt(C,z-ee.length));Z!==void 0&&F(z-Z.length,z)},G=w.charCodeAt(0);for(let z=C.indexOf(G);z>=
0;z=C.indexOf(G,z+1))J(z);D.length>=X&&J(C.length)}function se(C,U,D){let K="",I=0;for(const H of U.toSorted((F,J)=>F.from-J.from))H.to<=I||D.size>0&&de(C,H,D)||
((H.from>I||I===0)&&(K+=C.slice(I,H.from)+N),I=H.to);return K+C.slice(I)}const oe=C=>C<"\x80"?/[a-z\d.:-]/i.test(C):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(C),fe=260;function de(C,{
from:U,to:D},K){const I=J=>Math.max(U-J,J-D)<fe&&oe(C[J]??"");let H=U;for(;I(H-1);)H-=1;let F=D;for(;I(F);)F+=1;for(;F>D&&/[.:]/.test(C[F-1]??"");)F-=1;return K.
has(C.slice(H,F))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(C,U)=>pe.has(C)||C==="client"&&y.Du.some(D=>D===U),ge=new Set;function ve(C){return re(()=>{const U=Y(C);return U===null?
D=>D:(D,K=ge)=>re(()=>$e(Oe(I=>U(I,K)))(D))})}function re(C){try{return C()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(C){
const U=new Map;return D=>{const K=U.get(D);if(K!==void 0)return K;const I=C(D);return D.length<=Ae&&U.size<Ee&&U.set(D,I),I}}function $e(C){const U={ours:new Map,
theirs:new Map},D=(I,H,F)=>{if(Array.isArray(I))return I.map(G=>K(G,H+1,F));const J=Object.entries(I).map(([G,z])=>F==="ours"&&_e(G,z)?[G,z]:[C(G),K(z,H+1,me.has(
G)?"theirs":F)]);return Object.fromEntries(J)},K=(I,H,F)=>{if(typeof I=="string")return C(I);if(H>he)return null;if(typeof I!="object"||I===null)return I;const J=U[F].
get(I)??D(I,H,F);return U[F].set(I,J),J};return I=>K(I,0,"ours")}function we(C,U,D=()=>{}){const K=new Map;let I=null;const H=F=>{const J=F.filter(G=>!K.has(G.reveal()));
if(J.length!==0){for(const G of J)K.set(G.reveal(),G);I=null,D(J)}};return re(()=>H(E(C,U))),{learn:F=>re(()=>H([F])),redact:(F,J)=>(I??=ve([...K.values()]),I(F,
J))}}const Te="tf-disco crashed, and the description of the crash could not be cleared of tokens";function ye(C,{redact:U}){try{return C(U)}catch{return Te}}}),
7251:((p,P,r)=>{r.d(P,{K:()=>i,x:()=>y});var a=r(6246),u=r(6979),v=r(2713);function g(h){const $=h.reveal(),A=/[\r\n]/.test($)?$.split(/[\r\n]+/):[];return[$,...A].
filter(w=>w.trim().length>=v.I)}const S=h=>[...new Set([h,Buffer.from(h).toString("latin1")])],E=h=>["","x","xx"].flatMap($=>{const A=Buffer.from($+h).toString(
"base64"),w=A.slice(Math.ceil($.length*4/3)).replace(/=+$/,"");return A.endsWith("=")?[w.slice(0,-1),w]:[w]});function*y(h){const $=h.flatMap(g).map(A=>A.trim());
for(const A of new Set($.flatMap(S)))yield A,A.includes(" ")&&(yield A.replaceAll(" ","+")),yield*E(A),yield Buffer.from(A).toString("hex")}const d=16*1024,o=1024*
1024;function i(h){let $=o;return A=>{const w=A.flatMap(g).flatMap(L=>[L,L.trim()]),k=[];for(const L of new Set(w.flatMap(S))){if(L.length>d||$<0)continue;const W=_(
L).filter(x=>x.trim().length>=v.I);k.push(...W),$-=W.join("").length}h([...new Set([...w,...k])])}}function _(h){const $=(0,u.ft)(h),A=(0,a.o)(h).slice(1,-1),w=[
encodeURIComponent(h.toWellFormed()),...$.ok?[$.value]:[]],k=E(h),L=Buffer.from(h).toString("hex");return[h,h.toLowerCase(),A,JSON.stringify(h).slice(1,-1),...w,
...w.map(W=>W.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...k,...k.map(W=>W.replaceAll("+","-").replaceAll("/","_")),L,L.toUpperCase()]}}),6309:((p,P,r)=>{r.d(
P,{A3:()=>g,Lw:()=>v,Or:()=>S});var a=r(3592);const u={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class v extends Error{name="Refused"}function g(E){if(E instanceof
v)return E.message;if(!S(E))return`${String(E)}; this is a bug of tf-disco, please report it at ${a.xV}`;const y=u[E.code];return`${E.message.split(", ")[0]}${y===
void 0?"":`; ${y}`}`}const S=E=>typeof E=="object"&&E!==null&&"syscall"in E&&"code"in E}),6181:((p,P,r)=>{r.d(P,{RY:()=>v,n7:()=>d,r5:()=>a});function a(o){if(!o.
includes(":"))return u(o);const i=o.indexOf("%");return i===o.length-1?null:S(i<0?o:o.slice(0,i))}function u(o){const i=o.split("."),_=i.length===4&&i.every($=>/^(0|[1-9]\d{0,2})$/.
test($)),h=i.map(Number);return _&&h.every($=>$<=255)?h:null}function v(o){const i=o.split(".").map(g),_=i.pop()??Number.NaN,h=4-i.length;if(!(h>0&&i.every(w=>w<=
255)&&_<256**h))return null;const A=Array.from({length:h},(w,k)=>Math.floor(_/256**(h-1-k))%256);return[...i,...A]}function g(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function S(o){const[i="",_,...h]=o.split("::");
if(_===void 0){const k=E(i,!0);return k?.length===16?k:null}const[$,A]=[E(i,!1),E(_,!0)];if($===null||A===null||h.length>0)return null;const w=16-$.length-A.length;
return w<2?null:[...$,...Array(w).fill(0),...A]}function E(o,i){if(o==="")return[];const _=o.split(":"),h=_.map(($,A)=>{if(/^[0-9a-f]{1,4}$/i.test($)){const w=Number.
parseInt($,16);return[w>>8,w&255]}return i&&A===_.length-1?u($):null});return h.every($=>$!==null)?h.flat():null}const y=[0,0,0,0,0,0,0,0,0,0,255,255].join();function d(o){
const i=a(o)??[];return i.slice(0,12).join()===y?i.slice(12).join("."):o}}),4874:((p,P,r)=>{r.d(P,{AN:()=>L,I9:()=>s,ap:()=>W,f:()=>R});const a=9,u=10,v=13,g=32,
S=34,E=43,y=44,d=45,o=46,i=48,_=69,h=92,$=101,A=117,w=f=>f===g||f===u||f===v||f===a,k=f=>f>=i&&f<=i+9;function L(f,T){let N=T;for(;N<f.length&&w(f.charCodeAt(N));)
N+=1;return N}function W(f,T){let N=T+1;for(;N<f.length;){const b=f.charCodeAt(N);if(b===S)return N+1;if(b<g)return~N;if(b===h){const B=x(f,N);if(B===0)return~N;
N+=B}else N+=1}return~f.length}function x(f,T){if(T+1>=f.length)return 0;if(f.charCodeAt(T+1)!==A)return'"\\/bfnrt'.includes(f.charAt(T+1))?2:0;for(let N=T+2;N<
T+6;N+=1)if(N>=f.length||!j(f.charCodeAt(N)))return 0;return 6}function j(f){const T=f|32;return k(f)||T>=97&&T<=102}function R(f,T){const N=c(f.charCodeAt(T))?
m(f,T):O(f,T);return N>=0&&M(f,N)?N:~T}const c=f=>f>=97&&f<=122;function m(f,T){const N=["true","false","null"].find(b=>f.startsWith(b,T));return N===void 0?-1:
T+N.length}function M(f,T){if(T>=f.length)return!0;const N=f.charCodeAt(T);return N===y||w(N)||'"{}[]:'.includes(f.charAt(T))}function O(f,T){const N=n(f,T)===d?
T+1:T;let b=n(f,N)===i?N+1:t(f,N);if(b>0&&n(f,b)===o&&(b=t(f,b+1)),b>0&&(n(f,b)===_||n(f,b)===$)){const B=n(f,b+1);b=t(f,B===E||B===d?b+2:b+1)}return b}function t(f,T){
let N=T;for(;N<f.length&&k(f.charCodeAt(N));)N+=1;return N===T?-1:N}const n=(f,T)=>T<f.length?f.charCodeAt(T):0,e=200;function s(f,T,N){return N-T<=e&&!l(f,T,N)?
!1:!Number.isFinite(Number(f.slice(T,N)))}function l(f,T,N){for(let b=T;b<N-3;b+=1){const B=f.charCodeAt(b);if(B===$||B===_)return!0}return!1}}),3307:((p,P,r)=>{
r.d(P,{Gv:()=>_,HT:()=>j,I:()=>t,IL:()=>O,CI:()=>R,Ey:()=>x});const a=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],v=["number too larg\
e for a 64-bit float","use a smaller number"],g=["the text ends before the JSON value is complete","check that the file was not truncated"],S=["trailing comma",
"remove the comma"];function E(n,e){return e===n.length?g:n[e]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const y=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function d(n,e,s){for(const[l,...f]of y)if(l.test(n))return f;switch(e){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:
/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(n,e,[s,l]){let[f,T]=[1,1];for(let N=0;N<e;N+=1){const b=n.charCodeAt(N);b===a?(f+=1,T=1):(b<56320||b>57343)&&(T+=1)}return{why:`lin\
e ${f}, column ${T}: ${s}`,advice:l}}var i=r(4874);const _=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),h=1e4,$=34,A=44,w=58,k=91,L=123,W=125,x=(n,e)=>new c(
n,e).run({start:0,end:n.length}),j=(n,e)=>new c(n,null).run({start:0,end:n.length},e);function R(n,e,s){new c(n,s).run(e)}class c{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(e,s){
this.#e=e,this.#n=s}run(e,s="whole"){const l=this.#e,f=this.#s,T=(0,i.AN)(l,e.start);for(let b=T,B=0;b<e.end;b=(0,i.AN)(l,B)){const X=l.charCodeAt(b);if(B=this.#u(
b,X),B<0)return this.#h(b,~B);if(this.#t==="next"&&f.length===1&&this.#n?.(this.#a,B,this.#c,this.#i),s==="first"&&this.#t==="next"&&f.length===0)return null;this.#o=
X,this.#r=b}return this.#t!=="next"||f.length>0?o(l,l.length,g):this.#n!==null&&this.#l>=0&&l.charCodeAt(T)===L?o(l,this.#l,v):null}#u(e,s){const l=this.#s[this.#s.
length-1];if(s===l&&(this.#t==="next"||m(this.#o)))return this.#s.pop(),this.#t="next",e+1;switch(this.#t){case"value":return this.#f(e,s);case"key":return s===
$?this.#d(e):~e;case"colon":return s!==w?~e:(this.#t="value",e+1);case"next":return s!==A||l===void 0?~e:(this.#t=l===W?"key":"value",e+1)}}#f(e,s){const l=this.#s.
length;if(l===1&&(this.#a=e),m(s))return l===h?~e:(this.#s.push(s+2),this.#t=s===L?"key":"value",e+1);const f=s===$,T=f?(0,i.ap)(this.#e,e):(0,i.f)(this.#e,e);return T<
0||(!f&&this.#l<0&&(0,i.I9)(this.#e,e,T)&&(this.#l=e),this.#t="next"),T}#d(e){const s=(0,i.ap)(this.#e,e);return this.#s.length===1&&(this.#c=e,this.#i=s),this.#t=
"colon",s}#h(e,s){const l=this.#e,f=l.charCodeAt(e),T=this.#s.at(-1);if(s>e)return o(l,s,E(l,s));if(this.#t==="value"&&m(f))return o(l,e,u);if(f===T&&this.#o===
A)return o(l,this.#r,S);const N=T===void 0?void 0:String.fromCharCode(T);return o(l,e,d(l.slice(e,e+2),this.#t,N))}}const m=n=>n===L||n===k,M=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function O(n){return n.startsWith('"')?t(n):n.includes("\\u")?JSON.parse(n.replace(M,(e,s)=>s===void 0?e:"\\ufffd")):JSON.parse(n)}function t(n){return JSON.parse(
n).toWellFormed()}}),3625:((p,P,r)=>{r.d(P,{J:()=>a,T:()=>u});const a=v=>({ok:!0,value:v}),u=v=>({ok:!1,why:v})}),6246:((p,P,r)=>{r.d(P,{D:()=>v,o:()=>u});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},u=d=>`"${g(d.toWellFormed())}"`;function v(d,o){let i="",_=o;
for(const h of d.toWellFormed()){if(_===0)break;const $=new TextEncoder().encode(h);i+=$.length<=_?g(h):E($.subarray(0,_)),_=Math.max(0,_-$.length)}return`"${i}\
"`}function g(d){return/^[ !#-[\]-~]*$/.test(d)?d:d.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??S(o))}function S(d){const o=d.codePointAt(0)??0;return o<
128?`\\x${y(o,2)}`:o<65536?`\\u${y(o,4)}`:`\\U${y(o,8)}`}const E=d=>Array.from(d,o=>`\\x${y(o,2)}`).join(""),y=(d,o)=>d.toString(16).padStart(o,"0")}),6979:((p,P,r)=>{
r.d(P,{Ge:()=>j,V$:()=>i,ft:()=>_,h0:()=>L,xB:()=>W,y3:()=>h});var a=r(3625),u=r(6246);const v=`!$&'()*+,;=:[]<>"`,g={path:"$&+,/:;=@",host:v,zone:v,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,E=/^[A-Za-z0-9._~-]/,y=/%(?![0-9A-Fa-f]{2})/,d=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function i(R,c){let m="";for(const{0:M,index:O}of R.matchAll(S))if(E.test(M)||g[c].includes(M))m+=M;else{if(M==="%")return(0,a.
T)(k(R,O));if(M.startsWith("%")){const t=Number.parseInt(M.slice(1),16);if(A(t,c))return(0,a.T)(`invalid URL escape "${M}"`);m+=w(t,c)}else if(M>"\x7F")m+=encodeURIComponent(
M.toWellFormed());else{if(c==="host"||c==="zone")return(0,a.T)(`invalid character ${(0,u.o)(M)} in host name`);m+=w(M.charCodeAt(0),c)}}return(0,a.J)(m)}function _(R){
return R==="%2A"?(0,a.J)("*"):$(R,d)?(0,a.J)(R):i(R,"path")}const h=R=>$(R,o)?(0,a.J)(R):i(R,"fragment"),$=(R,c)=>c.test(R)&&!y.test(R);function A(R,c){return c===
"host"?R<128&&R!==37:c!=="zone"||R===37||R===32?!1:w(R,"zone").startsWith("%")}function w(R,c){const m=String.fromCharCode(R);return E.test(m)||g[c].includes(m)?
m:`%${R.toString(16).toUpperCase().padStart(2,"0")}`}const k=(R,c)=>`invalid URL escape ${(0,u.D)(R.slice(c,c+4),3)}`;function L(R){for(const c of R.split("&")){
if(c.includes(";"))return"invalid semicolon separator in query";const[,...m]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const M of m){const O=M.search(y);if(O>=0)return k(
M,O)}}return null}function W(R){return R.split("&").flatMap(c=>{if(c===""||c.includes(";"))return[];const[,...m]=/^([^=]*)=?(.*)$/s.exec(c)??[],[M,O]=m.map(t=>i(
t.replaceAll("+","%20"),"query"));return M?.ok&&O?.ok?[[x(M.value),x(O.value)]]:[]})}const x=R=>R.replaceAll("%20","+"),j=R=>R.toSorted(([c],[m])=>c<m?-1:c>m?1:
0).map(([c,m])=>`${c}=${m}`).join("&")}),630:((p,P,r)=>{r.d(P,{O:()=>g,s:()=>S});var a=r(3625),u=r(4283),v=r(6979);function g(d,o){const i=(0,u.Dl)(o);return i.
ok?(0,a.J)(S(d,i.value)):i}function S(d,o){if(o.scheme!==""||o.host!==""||o.user!==null){const w=o.scheme===""?d.scheme:o.scheme;return{...o,scheme:w,path:y(o.path)}}
const{scheme:i}=d,_=o.path===""&&!o.forceQuery&&o.query==="",h=_?d.query:o.query,$=_&&o.fragment===""?d.fragment:o.fragment;if(o.path===""&&d.opaque!=="")return{
...o,scheme:i,query:h,fragment:$,opaque:d.opaque};const A=y(E(d.path,o.path));return{...o,scheme:i,query:h,fragment:$,user:d.user,host:d.host,path:A}}function E(d,o){
return o===""?d:o.startsWith("/")?o:d.slice(0,d.lastIndexOf("/")+1)+o}function y(d){if(d==="")return"";const o=d.split("/"),i=[];for(const A of o)A===".."?(i.pop(),
i.length===1&&i[0]===""&&i.pop()):A!=="."?i.push(A):i.length===0&&i.push("");const _=o.at(-1),h=`/${i.join("/")}${_==="."||_===".."?"/":""}`,$=(0,v.ft)(h.startsWith(
"//")?h.slice(1):h);return $.ok?$.value:h}}),4283:((p,P,r)=>{r.d(P,{Dl:()=>i,Pl:()=>h,aR:()=>w,cz:()=>$,jr:()=>_,t5:()=>A});var a=r(6181),u=r(3625),v=r(6246),g=r(
6979),S=r(8947);const E=/[^ -~\u0080-\u{10ffff}]/u,y=/^([A-Za-z][A-Za-z0-9+.-]*):/,d=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function i(t){const[n,
e]=O(t,"#"),s=k(n);if(!s.ok)return(0,u.T)(`parse ${(0,v.o)(n)}: ${s.why}`);const l=(0,g.y3)(e);return l.ok?(0,u.J)({...s.value,fragment:l.value}):(0,u.T)(`parse\
 ${(0,v.o)(t)}: ${l.why}`)}function _(t){const n=t.scheme===""?"":`${t.scheme}:`,e=t.forceQuery||t.query!==""?`?${t.query}`:"",s=t.fragment===""?"":`#${t.fragment}`,
l=t.opaque===""?c(t)+m(t):t.opaque;return n+l+e+s}function h(t){const n=t.opaque.replace(/^[^/]*@/,"");return _({...t,opaque:n,user:null,query:"",forceQuery:!1,
fragment:""})}function $(t){const n=t.host.lastIndexOf(":"),e=n>=0&&d.test(t.host.slice(n)),s=e?t.host.slice(0,n):t.host,l=s.startsWith("[")&&s.endsWith("]");return{
name:M(l?s.slice(1,-1):s),port:e?t.host.slice(n+1):""}}function A(t){const n=t.forceQuery||t.query!==""?`?${t.query}`:"";return(t.opaque||t.path||"/")+n}function w(t){
if(t.user===null)return null;const n=`${t.user.name}:${t.user.password??""}`.replace(/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`\
Basic ${btoa(n)}`}function k(t){if(E.test(t))return(0,u.T)("net/url: invalid control character in URL");if(t.startsWith(":"))return(0,u.T)("missing protocol sch\
eme");const n=y.exec(t)?.[1]??"",e=n.toLowerCase(),[s,l]=O(n===""?t:t.slice(n.length+1),"?"),f=l===""&&t.endsWith("?"),N={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:e,query:l,forceQuery:f};return s.startsWith("/")?L(N,s):e!==""?(0,u.J)({...N,opaque:s}):O(s,"/")[0].includes(":")?(0,u.T)("first pat\
h segment in URL cannot contain colon"):W(N,s)}function L(t,n){if(!(n.startsWith("//")&&(t.scheme!==""||!n.startsWith("///"))))return W({...t,omitHost:t.scheme!==
""},n);const[s]=O(n.slice(2),"/"),l=s.lastIndexOf("@"),f=j(s.slice(l+1),t.scheme);if(!f.ok)return f;const T=l<0?(0,u.J)(null):x(s.slice(0,l));return T.ok?W({...t,
user:T.value,host:f.value},n.slice(2+s.length)):T}function W(t,n){const e=(0,g.ft)(n);return e.ok?(0,u.J)({...t,path:e.value}):e}function x(t){if(!o.test(t))return(0,u.
T)("net/url: invalid userinfo");const[n,e]=O(t,":"),s=(0,g.V$)(n,"user");if(!s.ok)return s;if(!t.includes(":"))return(0,u.J)({name:s.value,password:null});const l=(0,g.
V$)(e,"user");return l.ok?(0,u.J)({name:s.value,password:l.value}):l}function j(t,n){const e=t.lastIndexOf("[");if(e>0)return(0,u.T)("invalid IP-literal");if(e===
0)return R(t);const s=t.indexOf(":"),l=/^https?$/.test(n)?s:t.lastIndexOf(":"),f=l<0?"":t.slice(l);return d.test(f)?(0,g.V$)(t,"host"):(0,u.T)(`invalid port ${(0,v.
o)(f)} after host`)}function R(t){const n=t.lastIndexOf("]");if(n<0)return(0,u.T)("missing ']' in host");const e=t.slice(n+1);if(!d.test(e))return(0,u.T)(`inval\
id port ${(0,v.o)(e)} after host`);const s=t.slice(0,n).indexOf("%25"),l=s<0?n:s,f=(0,g.V$)(t.slice(1,l),"host");if(!f.ok)return f;const T=(0,g.V$)(t.slice(l,n),
"zone");if(!T.ok)return T;const N=M(f.value+T.value),b=(0,a.r5)(N);return b===null?(0,u.T)(`invalid host: ParseAddr(${(0,v.o)(N)}): unable to parse IP`):b.length===
4?(0,u.T)("invalid IP-literal"):(0,u.J)(`[${f.value}${T.value}]${e}`)}function c(t){if(t.scheme===""&&t.host===""&&t.user===null||t.omitHost&&t.host===""&&t.user===
null||t.host===""&&t.path===""&&t.user===null)return"";const n=t.user?.password??null;return`//${(t.user?.name??"")+(n===null?"":`:${n}`)}${t.user===null?"":"@"}${t.
host}`}function m(t){return t.host!==""&&t.path!==""&&!t.path.startsWith("/")?`/${t.path}`:t.scheme===""&&c(t)===""&&O(t.path,"/")[0].includes(":")?`./${t.path}`:
t.path}function M(t){return t.replace(/(?:%[0-9A-F]{2})+/g,n=>{const e=n.slice(1).split("%");return(0,S._6)(Uint8Array.from(e,s=>Number.parseInt(s,16)))})}function O(t,n){
const e=t.indexOf(n);return e<0?[t,""]:[t.slice(0,e),t.slice(e+n.length)]}}),8947:((p,P,r)=>{r.d(P,{ZJ:()=>E,_6:()=>u,iP:()=>d,uK:()=>y});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function u(o){const i=a.decode(o);return i.includes("\uFFFD")?a.decode(g(o)):i}const v=255;function g(o){const i=new Uint8Array(o);for(let _=0;_<
o.length;_+=1){const h=o[_]??0;if(h<224||h>244)continue;const $=h<240?3:4,A=S(o,_,$);A<$&&i.fill(v,_,_+A),_+=A-1}return i}function S(o,i,_){const h=o[i],$=o[i+1]??
0,A=h===224?160:h===240?144:128,w=h===237?159:h===244?143:191;if($<A||$>w)return 1;let k=2;for(;k<_&&((o[i+k]??0)&192)===128;)k+=1;return k}const E=o=>d(new TextEncoder().
encode(o));function y(o){const i=new Uint8Array(o.length);for(let _=0;_<o.length;_+=1)i[_]=o.charCodeAt(_);return a.decode(i)}function d(o){let i="";for(const _ of o)
i+=String.fromCharCode(_);return i}}),5143:((p,P,r)=>{r.d(P,{Zl:()=>h,_M:()=>y,bH:()=>E,en:()=>g,n7:()=>$,yJ:()=>S});const a="//",u=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
v=1e3,g=A=>A.length<=v&&u.test(A),S=(A,w)=>`${A}${a}${w}`;function E(A){const w=y(A);return w===null?{repository:w,path:A}:{repository:w,path:A.slice(w.length+a.
length)}}function y(A){const w=A.indexOf(a);return w>0&&g(A.slice(0,w))?A.slice(0,w):null}const d=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
o=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,i=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function _(A){const{path:w}=E(
A),k=w.split("/").slice(0,i.test(w)?-2:-1);return k.find((L,W)=>d.test(L)&&!(L==="test"&&k.slice(0,W).some(x=>o.test(x))))}const h=A=>_(A)!==void 0;function $(A){
const w=_(A);return(w===void 0?E(A).path:`**/${w}`).replace(/[\\{}[\]?!()]/g,"?")}}),4690:((p,P,r)=>{r.d(P,{i:()=>a});const a=({hrtime:u})=>()=>Number(u.bigint())/
1e6}),9077:((p,P,r)=>{r.d(P,{q:()=>E,w:()=>g});const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],u=300,v=5e3;function g(y,d,{isFinal:o,crash:i,now:_}){const h=new AbortController;
let $=0;const A=()=>o||h.signal.aborted;for(const w of a)y.on(w,()=>{const k=_()-$;d.end({kind:"signal",signal:w}),A()?(o||k>u)&&S(w,y):$=_(),h.abort()});return y.
on("uncaughtException",w=>{d.end({kind:"crash"});const k=i(w);A()&&y.exit(k),h.abort(),setTimeout(()=>y.exit(k),v).unref()}),y.on("exit",()=>d.end({kind:"crash"})),
h.signal}function S(y,d){d.removeAllListeners(y),d.kill(d.pid,y)}async function E(y,d){const{stdout:o,stderr:i}=y;for(const h of[o,i])await new Promise($=>h.write(
"",$));if(y.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&y.platform!=="win32"&&y.execve!==void 0){const{execPath:h}=y;y.execve(h,[h,"--eval",`requir\
e('node:process').exit(${d})`],{})}y.exit(d)}}),3386:((p,P,r)=>{r.d(P,{p:()=>u});const a=100;function u(){setTimeout(async()=>{(await Promise.resolve().then(r.t.
bind(r,8877,19))).setFlagsFromString("--semi-space-growth-factor=1")},a).unref()}}),2057:((p,P,r)=>{r.d(P,{B_:()=>E,Dx:()=>S,yy:()=>v});var a=r(6309),u=r(5955);
async function v(y,d){for(const o of(0,u.mk)(d)){if(!y.writable)return;y.write(o)||await g(y)}}const g=y=>new Promise(d=>{const o=["drain","error","close"],i=()=>{
for(const _ of o)y.off(_,i);d()};for(const _ of o)y.on(_,i)});async function*S(y){let d=[];for await(const o of y.setEncoding("utf8")){const i=String(o).split(`\

`),_=i.pop()??"";for(const h of i)yield[...d,h].join("").replace(/\r$/,""),d=[];d.push(_)}d.some(o=>o!=="")&&(yield d.join(""))}function E(y,d){let o=!1;y.on("e\
rror",i=>{const _=!o;o=!0,_&&i.code!=="EPIPE"&&d((0,a.A3)(i))})}}),3229:((p,P,r)=>{r.d(P,{Kc:()=>i,L6:()=>E,NM:()=>j,cr:()=>R});var a=r(1831),u=r(5011);const v=1024,
g=c=>(0,a.Pv)(c).ok;function S(c,...m){for(const M of c){const O=M(...m);if(O!==null)return O}return null}function E(c){if(c.length>v)return null;const m=(0,a.Pv)(
c);if(m.ok)return y(c,(0,a.nx)(m.value));const M=S(_,c);if(M!==null)return M;const{inside:O,removed:t}=A(c);if(c.includes("@",c.lastIndexOf(O)))return"write the\
 hostname alone, not a URL";for(const n of t.length===0?[]:[O,O.replace(/:\D.*$/s,"")])if(g(n))return`remove ${w(t)}: ${n}`;return S(k,O)}function y(c,m){if(/(^|\.)xn--/i.
test(c))return`write it in Unicode: ${m}; upper-case punycode is only accepted by accident`;const M=m.replace(/(?<!\.)\.+(?=$|:)/,"");return M===m?null:`remove \
the trailing dot: tokens and settings for ${M} do not apply to this host`}const d=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",i=c=>d.test(c),_=[c=>i(c)?o:null,c=>{const m=c.split(/[\s,;]+/).filter(M=>M!=="");return m.length<2?null:m.every(M=>M.includes(".")&&
g(M))?`write one hostname at a time: ${m[0]}`:"remove the spaces, commas and semicolons"}],h=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,$=[["the wh\
ite space",c=>c.trim()],["the quotation marks",c=>c.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",c=>c.replace(h,"")],["the trailing slash",c=>c.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",c=>c.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",c=>c.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",c=>c.slice(c.lastIndexOf("@")+
1)],["the trailing colon",c=>c.replace(/^([^:]*):$/,"$1")]];function A(c){let m=c;const M=[];for(const[O,t]of $){const n=t(m);n!==m&&M.push(O),m=n}return{inside:m,
removed:M}}const w=c=>c.join(", ").replace(/, ([^,]*)$/," and $1"),k=[c=>/^\[.*\](:\d+)?$/s.test(c)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(c)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,c=>c.includes("*")?"write each hostname; wildcards are not supported":null,c=>{if(!/(^|\.)xn--/i.test(c))return null;
const m=(0,a.WV)(c);return g(m)?`write it in Unicode: ${m}`:"write it in Unicode, not in punycode"},c=>{if(!c.includes("_"))return null;if(c.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const m=c.replaceAll("_","-");return`a hostname cannot contain underscores${g(m)?`; did you mean ${m}?`:""}`},
c=>{const m=c.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return m!==c&&g(m)?`remove the extra dots: ${m}`:null},c=>/(^|\.)-|-(\.|:|$)/.test(c)?"remo\
ve the hyphen at the start or end of a label":null,c=>/(^|\.)[^.:]{2}--/.test(c)?"a label cannot have hyphens as its third and fourth character":null,c=>{const[
,m="",M=""]=/^([^:]*):(.*)$/s.exec(c)??[];return g(m)?/^[+-]?[0-9]+$/.test(M)?"use a port from 1 to 65535":`write the port as a number: ${m}:8443`:null}],L=c=>{
const m=(0,u.rE)(c,"terraform");return m.ok&&!m.value.hostImplied},W=c=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(c),x=[c=>c===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(c,m)=>!m&&i(c)?o:null,c=>c===c.trim()?null:"remove the white space around the address",(c,m)=>{const[,M="",O=""]=/^(https?:\/\/)(.*)$/i.
exec(c)??[];return M===""||!L(O)?null:`remove ${M} to use the registry module: ${O}${m?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(c,m,[M="",...O])=>{const[,t="",n=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(M)??[];if(O.length!==3||t!=="localhost"&&n===
"")return null;const e=m?`; the client reads "${t}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${n} or ${t}.localdomain${n}${e}`},
(c,m,[M="",...O])=>O.length===3&&W(M)?E(M):null,(c,m,M)=>{const[O=""]=M;return m||M.length!==3||!W(O)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${O==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(c,m,M)=>{const O=/^https?:$/i.test(M[0]??"")&&M[1]==="",[t="",...n]=O?
M.slice(2):M;if(m||n.length!==4||!W(t))return null;const[e="",s=""]=[n[0],n[3]],[l,f]=[n.slice(1),n.slice(0,3)].map(T=>[t,...T].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${f}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${l}; service discovery works only at the root of a host\
, not below /${e}`},(c,m,M)=>!m&&M.length>=3&&c.includes("?")?"remove the query; set the version with the `version` argument":null,(c,m,M)=>{const O=M.at(-1)??"";
return m||![3,4].includes(M.length)||!/[A-Z]/.test(O)?null:`write the target system in lower case: ${[...M.slice(0,-1),O.toLowerCase()].join("/")}`},(c,m)=>!m&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(c)?`write ./${c} to use a directory of the same repository`:null];function j(c,m,M){if(m.kind==="local"||c.length>v)return null;
const[O="",...t]=c.split("/");if(M.ok)return M.value.hostImplied?null:E(O);const n=t.length===0?[]:t.join("/").split("//",1)[0]?.split("/")??[];return S(x,c,m.kind===
"remote",[O,...n])}function R(c){if(c.length>v)return null;if(i(c))return o;if(c!==c.trim())return"remove the white space around the address";const[,m=""]=/^https?:\/\/(.*)$/i.
exec(c)??[];if(m!=="")return`remove the scheme: ${m}`;const M=c.split("/"),[O=""]=M;return M.length===2&&W(O)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":M.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":M.length===3?E(O):null}}),6174:((p,P,r)=>{r.d(P,{Q:()=>E,_:()=>g});const a="***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
v=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function g(d){return/[@?]/.test(d)?d.replace(/[^\s"']+/g,o=>o.split("://").map((i,_)=>y(i,_>0)).join("://").replace(v,(i,_,h)=>u.
test(h)?i:`${_}${h}=${a}`)):d}const S=/(=\s*)"[^"]*(?:"|$)/g,E=d=>g(d.replace(S,`$1"${a}"`));function y(d,o){const i=d.search(/[/?#]/),_=i<0?d:d.slice(0,i),$=o&&
/:(?!\d*$)/.test(_)?d.lastIndexOf("@"):_.lastIndexOf("@"),A=d.slice(0,Math.max($,0)).replace(/^[a-z0-9]+::/,""),w=o?A!=="git":A.includes(":");return $<0||!w?d:a+
d.slice($)}}),1064:((p,P,r)=>{r.d(P,{$I:()=>A,Du:()=>E,Jd:()=>c,Mq:()=>k,NX:()=>w,SZ:()=>i,Yr:()=>_,ab:()=>$,bB:()=>d,n3:()=>v,pH:()=>L,rG:()=>h,sX:()=>R,tB:()=>x,
zK:()=>y});const a="registry.terraform.io",u=[a,"registry.opentofu.org"],v=m=>u.includes(m),g=["modules.v1","providers.v1"],S={terraform:{name:"Terraform",uses:g,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:g,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:g,replaces:g,defaults:u},renovate:{name:"\
Renovate",uses:g,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},E=["terraform","opentofu"],y=Object.keys(S),d=Object.fromEntries(Object.entries(S).map(([m,{name:M}])=>[m,M])),o=m=>S[m],i=m=>g.includes(
m)?y.filter(M=>o(M).uses.includes(m)):E,_=m=>y.filter(M=>o(M).defaults?.includes(m)),h=y.filter(m=>o(m).replaces.length>0),$=m=>y.filter(M=>o(M).replaces.includes(
m)),A={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},w={terraform:3,opentofu:9},k=m=>m===429||m>=500&&m!==501,L=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
W={terraform:"1.15.0",opentofu:"1.12.0"};function x(m,M){const O=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(M[m]??"");if(O===null)return W[m];
const t=O[1]?.split(".")??[];return[0,1,2].map(n=>t[n]??"0").join(".")}function j(m,M){const[O=[],t=[]]=[m,M].map(e=>e.split(".").map(Number)),n=O.findIndex((e,s)=>e!==
t[s]);return n<0||(O[n]??0)>(t[n]??0)}const R=m=>j(m,"1.12.0"),c=(m,M)=>m==="opentofu"||!j(M,"1.13.0")}),1831:((p,P,r)=>{r.d(P,{$k:()=>L,$o:()=>M,Jr:()=>O,Pm:()=>m,
Pv:()=>i,Rt:()=>h,Sv:()=>w,WV:()=>A,cu:()=>k,fK:()=>W,nx:()=>$});var a=r(3625),u=r(6246),v=r(4283),g=r(8408);const S=443,E=65535,y=9223372036854775807n,d=-9223372036854775808n,
o="TF_TOKEN_";function i(t){const{name:n,portion:e}=x(t.toWellFormed()),s=j(e);if(!s.ok)return/^https?$/i.test(n)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const l=R(n);if(l!==null)return(0,a.T)(l);const f=(0,g.YE)(n);
return f.ok?f.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(f.value+s.value):f}const _=new Set(["localterraform.com","loca\
ltofu.com"]),h=t=>_.has(t);function $(t){const{name:n,portion:e}=x(t);return(0,g.DI)(n)+e}function A(t){const{name:n,portion:e}=x(t.toWellFormed()),s=j(e);return((0,g.
QC)(n)??n)+(s.ok?s.value:e)}function w(t){const{name:n,portion:e}=x(t);return{name:n,port:e===""?S:Number(e.slice(1))}}const k=t=>({scheme:"https",opaque:"",user:null,
host:t,omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,fragment:""});function L(t){if(!t.startsWith(o))return null;const n=t.slice(o.length).
replaceAll("__","-").replaceAll("_","."),e=i(A(n));return e.ok?e.value:null}function W(t){const n=$(t),e=[t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(
".","_"),n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_")];return[...new Set(e)].map(s=>o+s).filter(s=>L(s)===t)}function x(t){const n=t.indexOf(
":");return n===-1?{name:t,portion:""}:{name:t.slice(0,n),portion:t.slice(n)}}function j(t){if(t==="")return(0,a.J)("");const n=t.slice(1);if(!/^[+-]?[0-9]+$/.test(
n))return(0,a.T)("port portion contains non-digit characters");const e=n.replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=e.length>20?null:BigInt(e.replace("+",""));return s===
null||s>y||s<d?(0,a.T)("port portion contains non-digit characters"):s>E?(0,a.T)("port number is greater than 65535"):(0,a.J)(s===BigInt(S)?"":`:${s}`)}function R(t){
if(t==="")return"empty string is not a valid hostname";for(const n of t.replace(/\.{1,2}$/,"").split(".")){if(n==="")return"hostname contains empty label (two c\
onsecutive periods)";if(n.startsWith("xn--"))return`hostname label ${(0,u.o)(n)} specified in punycode format; service hostnames must be given in unicode`}return null}
const c={http:"80",https:"443",ssh:"22"};function m(t){const{name:n,port:e}=(0,v.cz)(t),s=n.includes(":")?`[${n}]`:n,l=e===""||e===c[t.scheme];return M(l?s:`${s}\
:${e}`)}function M(t){const n=i(t);return n.ok?n.value:t.toLowerCase()||null}const O=(t,n)=>n.length===0||n.some(e=>e.subdomains?t.endsWith(`.${e.host}`):t===e.
host)}),8408:((p,P,r)=>{r.d(P,{mI:()=>k,QC:()=>A,YE:()=>h,DI:()=>w});const a=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.c\
js").toASCII(...e),u=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...e);var v=r(3625),g=r(6246);const S=256,
E={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},y={...E,checkBidi:!1},d=new RegExp("\\p{M}{31}","u"),o="xn--",i=new TextEncoder;let _;function h(e){return _?.
name!==e&&(_={name:e,ascii:$(e)}),_.ascii}function $(e){const s=x(e,!1);if(!s.ok)return s;const l=j(s.value,E);return l===null?(0,v.T)(L(c(e,!1))):(0,v.J)(l)}function A(e){
const s=x(e,!0);if(!s.ok)return null;const l=j(s.value,y);if(l===null)return null;const f=x(l,!1);return f.ok?f.value.join("."):null}const w=e=>R(e)?u(e,E).domain:
e,k=e=>u(e).domain,L=e=>`idna: invalid label ${(0,g.o)(e)}`;function W(e){return`idna: disallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(
4,"0")}`}function x(e,s){if(e.length>S&&R(e))return(0,v.T)(`hostname is longer than ${S} characters`);const l=[];for(const f of c(e,s).split(".")){const T=f.startsWith(
o)?m(f):(0,v.J)(f);if(!T.ok)return T;const N=M(T.value);if(N!==null)return(0,v.T)(N);l.push(T.value)}return(0,v.J)(l)}function j(e,s){const l=e.join(".");return n(
l)?l:a(l,s)}const R=e=>/[^\0-\x7f]|xn--/i.test(e);function c(e,s){return e.replace(/[A-Z]+|[^\0-\x7f]/gu,f=>n(f)?f.toLowerCase():u(f,{transitionalProcessing:s}).
domain).normalize("NFC")}function m(e){const s=e.slice(o.length);if(s==="")return(0,v.J)("");const l=u(e).domain;return l===e||n(l)?(0,v.T)(L(s)):l.normalize("N\
FC")!==l||!Array.from(l).every(t)?(0,v.T)(L(l)):(0,v.J)(l)}function M(e){if(O(e))return L(e);if(/^[a-z0-9-]*$/.test(e))return null;if(d.test(e))return L(e);if(!n(
e)&&a(e,y)!==null)return null;for(const s of e){if(!t(s))return L(e);if(s<"\x80"&&!/[a-z0-9-]/.test(s))return W(s)}return L(e)}function O(e){if(e.startsWith("-")||
e.endsWith("-"))return!0;if(!e.slice(0,4).includes("--"))return!1;const s=i.encode(e.slice(0,5));return s.length>4&&s[2]===45&&s[3]===45}function t(e){if(e<"\x80")
return!0;const{domain:s,error:l}=u(`1${e}`);return!l&&s===`1${e}`}const n=e=>!/[^\0-\x7f]/.test(e)}),5011:((p,P,r)=>{r.d(P,{A:()=>w,Nj:()=>L,Vm:()=>_,mD:()=>h,rE:()=>A,
vL:()=>$});var a=r(3625),u=r(6246),v=r(1831),g=r(4321);const S={terraform:h("registry.terraform.io"),opentofu:h("registry.opentofu.org")},E=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
y=/^[0-9a-z]{1,64}$/,d="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",o="must be between one and 64 ASCII letters or digits",i={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},_=j=>S[j];function h(j){const R=(0,v.Pv)(j);if(!R.ok)throw new Error(R.why);return R.value}function $(j,R){if(L(j))return{kind:"local"};const c=A(
j,R);if(c.ok)return c.value;const m=(0,g.Zy)(j,R);return m.ok?{kind:"remote",...m.value}:{kind:"invalid",error:m.why}}function A(j,R){return L(j)?(0,a.T)(`can't\
 use local directory ${(0,u.o)(j)} as a module registry address`):k(j,"module",R)}const w=j=>k(j,"component","terraform");function k(j,R,c){const m=i[R],{address:M,
subdirectory:O}=(0,g.UQ)(j);if(O.startsWith("../"))return(0,a.T)((0,g.dr)(O,R));const t=M.split("/"),n=t.length===m.parts;if(!n&&t.length!==m.parts+1)return(0,a.
T)(`a ${R} registry source address must have ${m.count}`);const e=n?(0,a.J)(_(c)):W(t.shift()??"",R);if(!e.ok)return e;const s=x(t,R);if(s!==void 0)return(0,a.T)(
s);const[l="",f="",T=""]=t,N={hostImplied:n,namespace:l,name:f,system:T,subdirectory:O};return(0,a.J)({kind:"registry",host:e.value,...N})}const L=j=>/^\.\.?[/\\]/.
test(j);function W(j,R){const c=(0,v.Pv)(j);if(!c.ok){const m=`invalid ${R} registry hostname ${(0,u.o)(j)}`;return j.includes("--")?(0,a.T)(`${m}; internationa\
lized domain names must be given as direct unicode characters, not in punycode`):(0,a.T)(m)}return c.value.includes(".")?i[R].reserved.includes(c.value)?(0,a.T)(
`can't use ${(0,u.o)(c.value)} as a ${R} registry host, because it's reserved for installing directly from version control repositories`):c:(0,a.T)(`invalid ${R}\
 registry hostname: must contain at least one dot`)}function x([j="",R="",c],m){if(!E.test(j))return j.includes(".")?`source address must have ${i[m].afterHost}`:
`invalid namespace ${(0,u.o)(j)}: ${d}`;const M=`${m} registry addresses may not include a query string portion`;if(!E.test(R))return c===void 0&&R.includes("?")?
M:`invalid ${m} name ${(0,u.o)(R)}: ${d}`;if(!(c===void 0||y.test(c)))return c.includes("?")?M:`invalid target system ${(0,u.o)(c)}: ${o}`}}),4321:((p,P,r)=>{r.
d(P,{UQ:()=>_,Zy:()=>y,cx:()=>d,dr:()=>$,uE:()=>i});var a=r(3625),u=r(6246),v=r(4283),g=r(6979),S=r(1064),E=r(1831);function y(t,n){const e=d(t,n);if(!e.ok)return e;
const{subdirectory:s,host:l}=e.value;return(0,a.J)({subdirectory:s,host:l})}function d(t,n){const{address:e,subdirectory:s}=_(t);if(s.startsWith("../"))return(0,a.
T)($(s));const l=k(e.toWellFormed(),n);if(!l.ok)return l;const{subdirectory:f}=l.value;if(f==="")return(0,a.J)({...l.value,subdirectory:s});const T=h(`${f}/${s}`);
return T.startsWith("../")?(0,a.T)(`detected ${$(T)}`):(0,a.J)({...l.value,subdirectory:T})}const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function i(t,n){const e=o.exec(t)?.[0];if(e===void 0)return null;const s=y(`${e}a/b`,n);return s.ok?s.value.host:null}function _(t){const n=t.indexOf("?"),e=n<0?
t:t.slice(0,n),s=e.indexOf("://"),l=e.indexOf("//",s<0?0:s+3);if(l<0)return{address:t,subdirectory:""};const f=n<0?"":t.slice(n),T=e.slice(l+2);return{address:e.
slice(0,l)+f,subdirectory:T===""?"":h(T)}}function h(t){const n=t.startsWith("/"),e=[];for(const l of t.split("/"))l===""||l==="."||(l!==".."?e.push(l):e.length>
0&&e.at(-1)!==".."?e.pop():n||e.push(l));const s=(n?"/":"")+e.join("/");return s===""?".":s}const $=(t,n="module")=>`subdirectory path ${(0,u.o)(t)} leads outsi\
de of the ${n} package`,A=(t,n=t.scheme)=>(0,a.J)({subdirectory:"",host:t.scheme==="file"?null:(0,E.Pm)(t),getter:n,url:t}),w=(t,n)=>(0,a.J)({subdirectory:"",host:n,
getter:t,url:null});function k(t,n){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],{address:l}=_(s??t),f=(0,v.Dl)(l);if(f.ok&&f.value.scheme!=="")
return A(f.value,e);for(const N of O){const b=N(l,n);if(b?.ok)return(0,a.J)({...b.value,getter:e??b.value.getter});if(b!==void 0)return b}const T=n==="terraform"?
"address":"string";return(0,a.T)(`invalid source ${T}: ${t}`)}function L(t,n,e){const s=(0,v.Dl)(t);if(!s.ok)return(0,a.T)(`error parsing ${n} URL: ${s.why}`);const{
path:l}=s.value,f=e==="git"&&!l.endsWith(".git");return A(f?{...s.value,path:`${l}.git`}:s.value,e)}const W=t=>{if(!t.startsWith("github.com/"))return;const n=t.
replace(/\?.*$/s,"").split("/");if(n.length<3)return(0,a.T)("GitHub URLs should be github.com/username/repo");const e=L(`https://${n.slice(0,3).join("/")}`,"Git\
Hub","git");if(!e.ok||n.length===3)return e;const s=(0,g.V$)(n.slice(3).join("/").replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;const l=h(
s.value).replaceAll("%","%25");return(0,a.J)({...e.value,subdirectory:l})},x=(t,n)=>{const[,e,s,l]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(t)??[];if(s===void 0||
l===void 0)return;const f=(0,g.h0)(/\?(.*)$/s.exec(l)?.[1]??""),T=n==="terraform"?"Git":"GitHub";return f!==null?(0,a.T)(`error parsing ${T} SSH URL: ${f}`):e===
"git"?w("git",(0,E.$o)(s)):void 0},j=t=>t.startsWith("bitbucket.org/")?L(`https://${t}`,"BitBucket","git"):void 0,R=(t,n)=>{const e=n==="terraform"?"googleapis.\
com/":".googleapis.com/";if(!t.includes(e))return;const s=t.split("/");return s.length<5?(0,a.T)("URL is not a valid GCS URL"):L(`https://www.googleapis.com/sto\
rage/${s.slice(2).join("/")}`,"GCS","gcs")},c=t=>{if(!t.includes(".amazonaws.com/"))return;const[n="",...e]=t.split("/"),s=m(n.split("."));return s===void 0?(0,a.
T)("URL is not a valid S3 URL"):L(`https://${[s,...e].join("/")}`,"S3","s3")};function m(t){const[n="",e="",s=""]=t;return t.length===3?`${n}.amazonaws.com`:t.length===
4?`${e}.amazonaws.com/${n}`:t.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${n}`:void 0}const O=[W,x,j,R,c,(t,n)=>{if(t!=="")return t.startsWith("/")?w("file",null):
(0,a.T)(`${S.bB[n]} cannot detect a supported external module source type for ${t}`)}]}),8999:((p,P,r)=>{r.d(P,{v:()=>v});var a=r(4283),u=r(630);function v(g,S){
const E=(0,a.Dl)(S);if(!E.ok)return{...E,reason:"syntax"};const d=E.value.scheme===""?(0,u.s)(g,E.value):E.value;return d.scheme!=="http"&&d.scheme!=="https"?{ok:!1,
reason:"scheme",why:`unsupported scheme ${d.scheme}`}:d.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,
value:{...d,fragment:""}}}}),9562:((p,P,r)=>{r.d(P,{Bn:()=>d,D6:()=>k,M:()=>o,OA:()=>x,OZ:()=>y,S3:()=>E,TE:()=>l,TW:()=>R,Tz:()=>f,e$:()=>g,eQ:()=>M,oe:()=>e,p4:()=>A,
qE:()=>L,xq:()=>S});var a=r(3307),u=r(3625),v=r(8999);const g="modules.v1",S="providers.v1",E="login.v1",y="tfe.v2",d="tfe.v2.1",o="tfe.v2.2",i=[g,S,y,d,o,"stat\
e.v2"],_=[E,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],h=b=>b.split(".",1)[0]??"",$=(b,B)=>b.some(X=>h(X)===h(B)),A=b=>$(i,b),w=new Set([...i,..._]),
k=b=>b!=="state.v2"&&w.has(b),L=b=>A(b)||$(_,b),W=[g,S,E,y,d,o,..._];function x(b){if(L(b))return null;const B=b.toLowerCase(),X=Y=>Y===B||Y.slice(h(Y).length)===
B.slice(h(B).length)&&h(Y).length>=j&&R(h(Y),h(B));return W.find(X)??null}const j=5;function R(b,B){let X=0;for(;X<b.length&&b[X]===B[X];)X+=1;const[Y,Q]=[b.slice(
X),B.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const c="[0-9A-Za-z~-]",m=b=>`${b}${c}\
*(?:\\.${c}+)*`,M=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${m("[0-9]")})|-?(${m("[A-Za-z~-]")}))?(?:\\+(${m(c)}))?`,O=new RegExp(`^${M}$`),t=2n**63n-1n,n=2n**64n-1n;function e(b,B){
const X=b.indexOf(".");if(X<0)return(0,u.T)(`invalid service ID format (i.e. service.vN): ${b}`);const Y=b.slice(0,X),Q=b.slice(X+1);switch(B){case"terraform":return O.
exec(Q)?.[1]?.split(".").every(oe=>s(oe,t))?(0,u.J)({name:Y,version:Q}):(0,u.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y===
"tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(1),n)?(0,u.J)({name:Y,version:Q}):(0,u.T)('invalid service version: must be "v" followed by an int\
eger major version number')}}}const s=(b,B)=>b.replace(/^0+/,"").length<=String(B).length&&BigInt(b)<=B;function l(b,B){const X=e(b,B.client);if(!X.ok)return{kind:"\
bad-id",why:X.why};const{name:Y}=X.value;if(B.services===null)return{kind:"missing",why:f(Y)};const Q=B.services.find(q=>q.id===b);return Q!==void 0?T(Q,X.value,
B):B.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"version",why:N(X.value,B)}:{kind:"missing",why:`host ${B.display} does not provide a ${Y} service`}}const f=b=>`\
host does not provide a ${b} service`;function T({id:b,value:B,leftOut:X=0},Y,Q){if(b===E)return(0,a.Gv)(B)?{kind:"object",value:B,leftOut:X}:{kind:"type",why:`\
service ${b} must be declared with an object value in the service discovery document`,value:B};if(typeof B!="string")return{kind:"type",why:N(Y,Q),value:B};const q=(0,v.
v)(Q.documentUrl,B);if(q.ok)return{kind:"url",url:q.value,value:B};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,
value:B}}function N({name:b,version:B},{client:X,display:Y}){const Q=X==="terraform"?B:BigInt(/\d+/.exec(B)?.[0]??0);return`host ${Y} does not support ${b} vers\
ion ${Q}`}}),2713:((p,P,r)=>{r.d(P,{I:()=>u,o:()=>v});const a="***",u=4;class v{#e;constructor(S){this.#e=S}reveal(){return this.#e}toString(){return a}toJSON(){
return a}[Symbol.for("nodejs.util.inspect.custom")](){return a}}}),3592:((p,P,r)=>{r.d(P,{Bw:()=>v,G5:()=>E,_O:()=>u,aq:()=>g,xV:()=>S,xv:()=>a});const a="1.0.0",
u=`tf-disco-action/${a}`,v="https://github.com/org/tf-disco-action",g=`${v}/blob/v1/docs/problems.md`,S=`${v}/issues`,E=1}),5955:((p,P,r)=>{r.d(P,{$$:()=>u,Wv:()=>a,
_3:()=>S,_Q:()=>g,mk:()=>d,ux:()=>E});class a{bytes;constructor(i){this.bytes=i}take(i){const _=u(i);return _>this.bytes?!1:(this.bytes-=_,!0)}}const u=o=>new TextEncoder().
encode(o).length,v=100;function*g(o,i,_,h=""){let[$,A]=[0,0];for(const w of o){const k=A<v?_(w):null;k!==null&&i.take(k)?yield`${$++===0?"":h}${k}`:A+=1}return A}
function S(o,i){let _=i;for(const[h,$]of o.toSorted((A,w)=>A-w).entries()){const A=_/(o.length-h);if($>A)return A;_-=$}return Number.POSITIVE_INFINITY}function E(o,i,_){
let[h,$]=[0,0];for(const A of o){if($+=_(A),$>i)break;h+=1}return h===o.length?o:o.slice(0,h)}const y=64*1024;function*d(o){let i="";for(const _ of o)i+=_,!(i.length<
y)&&(yield i,i="");i!==""&&(yield i)}}),8641:((p,P,r)=>{r.d(P,{BP:()=>_,D9:()=>k,J7:()=>i,LS:()=>h,My:()=>A,RK:()=>o,cq:()=>n,h$:()=>c,js:()=>w,s$:()=>O,z5:()=>t});
const a=500,u=4e3,v=160,g=2,S=e=>/^[ -~]*$/.test(e),E=e=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{\
Zs}","u").test(e),y=e=>new RegExp("\\p{M}","u").test(e),d=e=>`<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,s=a){if(e.length<=
s&&S(e))return e;let l="",f=g;for(const T of e){f=y(T)?f+1:0;const N=E(T)||f>g?d(T):T;if(l.length+N.length>s)return`${l}\u2026`;l+=N}return l}function i(e,s=v){
const l=Array.from(e.slice(-2*s)).slice(-s).join(""),f=Array.from(o(l,Number.POSITIVE_INFINITY));return`${l===e&&f.length<=s?"":"\u2026"}${f.slice(-s).join("")}`}
function _(e){return e.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function h(e,s=u){const f=e.split(`
`).map(T=>_(o(T,s))).join(`
`);return f.length>s?`${f.slice(0,s).toWellFormed()}\u2026`:f}const $={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},A=e=>e.replace(/[&<>"']/g,s=>$[s]??
s);function w(e,s=a){return o(e,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,l=>`&#${l.codePointAt(0)};`)}function k(e,s=a){return e===""?"<i>empty</i>":
`<code>${w(e,s)}</code>`}const L=e=>S(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(e),W=/^[0-9a-f]{7,}$/i,x=`"'\
(`,j=`"'),.;:!?\u2026`,R=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function c(e,s=u){return(o(e,s).match(R)??[]).map(l=>{if(l.split(" ").every(M))return w(l,s);
if(l.includes(" ")||/^(["`]).+\1$/u.test(l))return k(l.replace(/^`(.*)`$/u,"$1"),s);const{before:T,core:N,after:b}=m(l);return`${w(T)}${k(N.replace(/^`(.*)`$/u,
"$1"),s)}${w(b)}`}).join("")}function m(e){let s=0,l=e.length;for(;s<l&&x.includes(e.charAt(s));)s+=1;for(;l>s&&j.includes(e.charAt(l-1));)l-=1;return{before:e.
slice(0,s),core:e.slice(s,l),after:e.slice(l)}}function M(e){const{core:s}=m(e);return L(s)&&!W.test(s)}const O=e=>e.replace(/[^ -~\n]/gu,s=>E(s)?t(s):s).replace(
/##(?=\w*\[)/g,t),t=e=>e.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(e){return e.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((p,P,r)=>{r.d(P,{p:()=>E});var a=r(6174),u=r(3592),v=r(8641);const g=100,S=5;function E(y,d){const o=[];let i=y;for(;i!==void 0&&o.length<S;){const h=i instanceof
Error?i.stack??i.message:String(i);o.push((0,a._)(d(h))),i=i instanceof Error?i.cause:void 0}const _=o.join(`
caused by: `).split(`
`).slice(0,g);return[`tf-disco ${u.xv} crashed; this is a bug, please report it with this text at ${u.xV}`,..._.map(h=>(0,v.BP)((0,v.RK)(h)))].join(`
`)}}),3469:((p,P,r)=>{r.d(P,{l:()=>A,w:()=>$});var a=r(1064);const u=[0,0,0],v=[Number.POSITIVE_INFINITY,0,0],g={from:u,before:v},S={from:[Number.MAX_SAFE_INTEGER,
0,0],before:v},E=(w,k)=>w[0]-k[0]||w[1]-k[1]||w[2]-k[2],y=200,d=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(w){if(w.length>y)return null;if(w==="latest")return S;const k=w.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(W=>W!=="");let L=g;for(const W of k){const x=i(W);if(x===null)return null;L={from:E(x.from,L.from)>0?x.from:L.from,before:E(x.before,L.before)<0?x.before:
L.before}}return k.length===0?null:L}function i(w){const k=d.exec(w);if(k===null)return null;const[,L="",...W]=k,x=W.slice(0,3).flatMap(O=>/^\d/.test(O??"")?[Number(
O)]:[]),[j=0,R=0,c=0]=x,m=[j,R,c],M=O=>O<=1?[j+1,0,0]:O===2?[j,R+1,0]:[j,R,c+1];switch(L){case">=":return{from:m,before:v};case">":return{from:M(x.length),before:v};case"\
<":return{from:u,before:m};case"<=":return{from:u,before:M(x.length)};case"!=":return g;case"~>":return{from:m,before:M(x.length-1)};case"^":return{from:m,before:M(
1)};case"~":return{from:m,before:M(Math.min(x.length,2))};default:return{from:m,before:M(x.length)}}}const _=(w,k)=>w===null?k:o(w)?.from??k;function h(w,k){const{
from:L,before:W}=o(w)??g;return E(L,_(k.before,v))<0&&E(_(k.from,u),W)<0}function $(w,k){const L=a.pH.filter(x=>x.client===w);if(k.length===0)return L;const W=L.
filter(x=>k.some(j=>h(j,x)));return W.length===0?L:W}const A=w=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(w)}),3474:((p,P,r)=>{r.d(P,{CV:()=>o,
Ku:()=>h,Ob:()=>O,PW:()=>y,TN:()=>A,WD:()=>w,YA:()=>L,Yq:()=>j,ai:()=>k,lq:()=>W,lx:()=>x,pS:()=>$,p_:()=>_,xH:()=>d});var a=r(2713),u=r(3469),v=r(7630),g=r(8535);
const S=(n,e)=>({isList:!1,value:n,parse:e}),E=n=>({value:n,mistakes:[]}),y=S("FILE",n=>E(n||null)),d=(n,e)=>S(n,(s,l)=>{if(s==="")return E(null);const f=e(s);return f.
ok?E(f.value):{value:null,mistakes:[`${l}: ${f.why}`]}}),o=S("TOKEN",n=>E(n===""?null:new a.o(n))),i=20,_=(n,e,s=v.Dw)=>({isList:!0,value:n,parse:(l,f)=>{const T=s(
l).map(e),N=T.flatMap(b=>b.ok?[]:[`${f}: ${b.why}`]);return{value:T.flatMap(b=>b.ok?[b.value]:[]),mistakes:h(N,f)}}});function h(n,e){const s=n.length-i;return n.
slice(0,i).concat(s>0?`${e}: ${s} more lines are wrong`:[])}const $=1e4,A={isList:!0,value:"HOST",parse:(n,e)=>{const{value:s,mistakes:l}=_("HOST",v.l6).parse(n,
e),f=Map.groupBy(s,({host:N})=>N);return{value:Array.from(f,([N,b])=>({host:N,services:[...new Set(b.flatMap(({services:B})=>B))],addresses:b.flatMap(({addresses:B})=>B)})),
mistakes:l}}},w=n=>({isList:!0,value:"LABEL",parse:(e,s)=>{const{value:l,mistakes:f}=_("LABEL",v.V8).parse(e,s),T=l.flat();return{value:[...new Set(T.length===0?
[n]:T)],mistakes:f}}}),k=({min:n,max:e,whole:s})=>S("N",(l,f)=>{const T=/^\d+(\.\d+)?$/.test(l)?Number(l):Number.NaN;if(T>=n&&T<=e&&(!s||Number.isInteger(T)))return E(
T);const b=`${f} is "${l}", expected ${s?"a whole number":"a number"} from ${n} to ${e}`;return{value:n,mistakes:[b]}}),L=n=>S("SECONDS",(e,s)=>{const{value:l,mistakes:f}=k(
n).parse(e,s);return{value:l*1e3,mistakes:f}}),W=({parse:n,...e})=>({...e,parse:(s,l)=>s===""?E(null):n(s,l)}),x=S("",(n,e)=>{const s=/^(true|True|TRUE)$/.test(
n),l=s||/^(false|False|FALSE)$/.test(n);return{value:s,mistakes:l?[]:[`${e} is "${n}", expected "true" or "false"`]}}),j=(...n)=>({isList:!1,value:n.join("|"),choices:n,
parse:(e,s)=>{const f=n.some(T=>T===e)?[]:[`${s} is "${e}", ${R(e,n)}`];return{value:e,mistakes:f}}});function R(n,e){const s=(0,g.q)(n,e),l=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${e.map(f=>`"${f}"`).join(", ")}${l}`}const c=["auto","terraform","opentofu","both"],m=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
O={isList:!1,value:"CLI",choices:c,parse:(n,e)=>{const[,s,l=null]=m.exec(n)??[],f=`${e} is "${n}"`;if(s===void 0){const N=R(n,c),b=N.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:t,mistakes:[`${f}, ${N}${b}`]}}const T={name:s,version:l};if(l===null)return E(T);if(s==="auto"||s==="both"){const N=`${f}\
, but only "terraform" and "opentofu" can have a version`;return{value:t,mistakes:[N]}}return(0,u.l)(l)?E(T):{value:t,mistakes:[`${f}, expected a version such a\
s "${s} 1.10"`]}}},t={name:"auto",version:null}}),7630:((p,P,r)=>{r.d(P,{Dw:()=>d,IL:()=>k,Ju:()=>W,Kd:()=>c,V8:()=>M,aS:()=>h,jM:()=>w,l6:()=>A,o2:()=>_,vk:()=>o,
x2:()=>R});var a=r(3625),u=r(5143),v=r(3229),g=r(1064),S=r(1831),E=r(9562),y=r(2713);function d(O){return O.split(/\r\n|[\n\r]/).map(t=>t.replace(/(^|\s)#.*$/s,
"").trim()).filter(t=>t!=="")}function o(O){return O.split(/\r\n|[\n\r]/).map(t=>t.trim()).filter(t=>t!==""&&!t.startsWith("#"))}function i(O){const t=(0,S.Pv)(
O);if(t.ok)return t;const n=(0,v.L6)(O);return(0,a.T)(`"${O}" is not a hostname: ${t.why}${n===null?"":`; ${n}`}`)}const _=O=>(0,u.en)(O)?(0,a.J)(O):(0,a.T)(`"${O}\
" is not the name of a repository, such as "acme/network"`);function h(O){const t=(0,E.OA)(O);return t!==null?(0,a.T)(`"${O}" is not a known service id; did you\
 mean ${t}?`):g.Du.some(n=>(0,E.oe)(O,n).ok)?(0,a.J)(O):(0,a.T)(`"${O}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const $=/^(modules\.v1|providers\.v1)=(.*)$/s;
function A(O){const t=O.split(/\s+/).flatMap(B=>$.test(B)?[B]:B.split(",")),[n="",...e]=t.filter(B=>B!==""),s=i(n),l=e.flatMap(B=>{const[,X,Y=""]=$.exec(B)??[];
return X===void 0?[]:[{service:X,text:Y}]}),f=e.map(B=>$.exec(B)?.[1]??B),T=f.map(h).flatMap(B=>B.ok?[]:[B.why]),N=s.ok?T:[s.why,...T];if(!s.ok||N.length>0)return(0,a.
T)(N.join("; "));const b=l.map(B=>({...B,host:s.value}));return(0,a.J)({host:s.value,services:[...new Set(f)],addresses:b})}function w(O){const t=O.startsWith("\
*."),n=i(t?O.slice(2):O);return n.ok?(0,a.J)({host:n.value,subdomains:t}):n}function k(O){const t=O.indexOf("=");if(t<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const n=(0,S.Pv)(O.slice(0,t).trim());return n.ok?(0,a.J)({host:n.value,token:new y.o(O.slice(t+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const L=/^\d{1,5}$/;function W(O){const t="expected HOST[:PORT]=ADDRESS[:PORT]",n=O.indexOf("=");if(n<0)return(0,a.
T)(`"${O}" has no "="; ${t}`);const e=O.slice(0,n).trim(),s=i(e);if(!s.ok)return s;const l=s.value.replace(/:\d+$/,""),f=j(O.slice(n+1).trim());return f===null?
(0,a.T)(`"${O}" has no valid address; ${t}`):(0,a.J)({name:l,port:x(e),...f})}function x(O){const t=O.indexOf(":");return t<0?null:Number(O.slice(t+1))}function j(O){
const t=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(O)??/^([^:\s[\]]+)(?::(.*))?$/.exec(O);if(t?.[1]!==void 0){const n=t[2];return n===void 0?{address:t[1],addressPort:null}:
!L.test(n)||Number(n)<1||Number(n)>65535?null:{address:t[1],addressPort:Number(n)}}return/^[\da-fA-F:]+$/.test(O)?{address:O,addressPort:null}:null}function R(O){
const[t="",n,...e]=O.split(/\s+/);if(e.length>0)return(0,a.T)(`"${O}" has too many words; expected CODE [HOST]`);if(n===void 0)return(0,a.J)({code:t,host:null});
const s=i(n);return s.ok?(0,a.J)({code:t,host:s.value}):s}const c=O=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(O)?(0,a.J)(O):(0,a.T)(`"${O}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),m=50;function M(O){const t=O.split(",").map(e=>e.trim()).filter(e=>e!==""),n=t.find(e=>e.length>m);return n===void 0?(0,a.
J)(t):(0,a.T)(`"${n}" has ${n.length} characters; GitHub allows at most ${m}`)}}),8535:((p,P,r)=>{r.d(P,{q:()=>v});var a=r(9562);const u=3;function v(S,E){const y=g(
S);if(y.length<2)return null;const d=o=>{const[i,..._]=y.length<u?[]:E.filter(h=>o(g(h)));return i===void 0||_.length>0?null:i};return E.find(o=>g(o)===y)??E.find(
o=>(0,a.TW)(g(o),y))??d(o=>o.startsWith(y))??d(o=>o.includes(y))}const g=S=>S.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((p,P,r)=>{r.d(P,{GN:()=>E,P$:()=>d,
w7:()=>y});var a=r(6174),u=r(3474),v=r(7630),g=r(6329),S=r(6339);class E extends Error{name="SettingsError";mistakes;constructor(i){const _=i.map(a._);super(_.join(
`
`)),this.mistakes=_}}const y={setting:o=>o,missingPath:(o,i)=>`scan names "${o}", which does not exist in ${i}`};function d(o,{setting:i}=y){const _=g.y.map(({name:L,
field:W,kind:x,default:j})=>({field:W,...x.parse(o[L]?.trim()||j,i(L))})),h=Object.fromEntries(_.map(({field:L,value:W})=>[L,W])),$=[...h.scan,...h.usages,...(0,v.
Dw)(o.hostnames??"")].length===0,{length:A}=h.hostnames,w=h.shard===null&&A>u.pS,k=`${i("hostnames")} has ${A} hosts, the limit is ${u.pS}`;return{settings:$?{...h,
scan:["."]}:h,mistakes:[..._.flatMap(({mistakes:L})=>L),...w?[k]:[],...(0,S.U)(h,{setting:i})]}}}),6329:((p,P,r)=>{r.d(P,{f:()=>L,y:()=>k});var a=r(3625),u=r(3474),
v=r(7630);const g=256;function S(W){const[,x=0,j=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(W)??[]).map(Number);return x>=1&&x<=j&&j<=g?(0,a.J)({index:x,count:j}):(0,a.T)(
`"${W}" is no shard; expected I/N, where N is at most ${g} and I is from 1 to N: "1/4"`)}const E=[{name:"usages",field:"usages",kind:(0,u.p_)("FILE",a.J),help:"\
Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files.",default:""},
{name:"repositories",field:"repositories",kind:(0,u.p_)("OWNER/NAME",v.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one i\
s missing, the check fails as incomplete.",default:""},{name:"shard",field:"shard",kind:(0,u.xH)("I/N",S),help:"Checks only the I-th of N parts of the hosts, su\
ch as `1/4`. Which part a host belongs to depends on its name alone.",default:""}],y=[{name:"changed-only",field:"changedOnly",kind:u.lx,help:"In pull requests,\
 check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},{name:"comment",field:"comment",kind:(0,u.Yq)("never","on-fai\
lure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"\
never"},{name:"issue",field:"issue",kind:(0,u.Yq)("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,u.WD)("registry-health"),help:"Labels for the issue, one \
per line. The first label is used to find the issue again.",default:"registry-health"},{name:"issue-open-after",field:"issueOpenAfter",kind:(0,u.ai)({min:1,max:20,
whole:!0}),help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"1"},{name:"issue-close-after",field:"issueCl\
oseAfter",kind:(0,u.ai)({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `\
history`.",default:"1"},{name:"github-token",field:"githubToken",kind:u.CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",
actionContext:"github.token"}],d=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markd\
own"],[".html","html"]];function o(W){const x=W.toLowerCase(),j=d.find(([R])=>x.endsWith(R));return j!==void 0?(0,a.J)({path:W,format:j[1]}):(0,a.T)(`"${W}" doe\
s not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const i=W=>/\.json$/i.test(W)?(0,a.
J)(W):(0,a.T)(`"${W}" does not end with ".json"; a badge is JSON from which shields.io makes an image`),_=[{name:"hostnames",field:"hostnames",kind:u.TN,help:"H\
osts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v\
1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,u.p_)("PATH",a.J),help:"Directories, files or globs to scan, \
one per line. Default: everything, or nothing if `hostnames` or `usages` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,u.p_)("GLOB",a.J),help:"Gl\
obs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,u.
p_)("HOST",v.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hos\
ts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,u.p_)("SERVICE",v.aS),help:"Service IDs required from each host in `host\
names` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:u.Ob,help:"CLI whose rules and default \
registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"\
auto"}],h=[{name:"depth",field:"depth",kind:(0,u.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks regist\
ries for the versions of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discove\
ry"},{name:"roots",field:"roots",kind:(0,u.p_)("GLOB",a.J),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory.\
 Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,u.p_)("OS_ARCH",v.Kd),help:"Platforms that providers must have packages for, one pe\
r line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",field:"upgrade",kind:u.lx,help:"Predict `init \
-upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,u.ai)({min:1,max:1e5,whole:!0}),help:"Ma\
ximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}],$=[{name:"\
tokens",field:"tokens",kind:(0,u.p_)("HOST=TOKEN",v.IL,v.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},
{name:"cli-config",field:"cliConfig",kind:u.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],
A=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,u.lq)((0,u.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for \
one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,u.ai)({min:0,max:10,
whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrenc\
y",kind:(0,u.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",
kind:(0,u.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"\
600"},{name:"ca-file",field:"caFile",kind:u.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolv\
e",field:"resolve",kind:(0,u.p_)("HOST=ADDRESS",v.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certifi\
cates must still match the host.",default:""}],w=[{name:"certificate-days",field:"certificateDays",kind:(0,u.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS \
certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,u.YA)({min:.1,max:300}),help:"Warn i\
f discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,u.Yq)("error","warning","never"),help:"Lowest severity that fails the c\
heck: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,u.p_)("CODE",v.x2),help:"Findings to ignore, one per line: `CODE`, \
or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,u.p_)("FILE",o),help:"Report f\
iles to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab).",default:""},
{name:"history",field:"history",kind:u.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept fro\
m run to run.",default:""},{name:"badge",field:"badge",kind:(0,u.xH)("FILE",i),help:"JSON file for a badge of shields.io to write.",default:""}],k=[..._,...E,...h,
...$,...A,...w,...y],L=[["What to check",_],["Many repositories",E],["Following `init`",h],["Credentials",$],["Network",A],["Result",w]]}),6339:((p,P,r)=>{r.d(P,
{S:()=>u,U:()=>v});var a=r(6760);function u(d,{setting:o}){const{scan:i,exclude:_,roots:h,dialect:$,changedOnly:A,repositories:w}=d,k=o("usages");if(d.usages.length===
0)return w.length===0?[]:[`${o("repositories")} needs ${k}; set it to the usages files of the repositories`];const L=y(k)?`repeat ${k}`:`write one a line in ${k}`,
W="set it for `tf-disco usages`, which reads the files of the repository";return[[i.length>0,"scan",`${W}; to check several files, ${L}`],[_.length>0,"exclude",
W],[h.length>0,"roots",W],[$.name!=="auto","dialect",W],[A,"changed-only","remove it: usages files do not say what a pull request changes"]].flatMap(([j,R,c])=>j?
[`${o(R)} cannot be used together with ${k}; ${c}`]:[])}const v=(d,{setting:o})=>[...g(d).map(i=>`${o(i)} cannot be used together with ${o("shard")}, which chec\
ks only some of the hosts; set it where the reports of all shards are merged`),...S(d).map(([i,_])=>`${o(i)} is ${_}, which needs ${o("history")}; set it to a f\
ile that is kept from run to run`),...E(d).map(([i,_,h])=>`${o(i)} and ${o(_)} both name ${h}; write to different files`)];function g(d){const{shard:o,history:i,
badge:_,comment:h,issue:$}=d;return o===null?[]:[[i!==null,"history"],[_!==null,"badge"],[h!=="never","comment"],[$!=="never","issue"]].flatMap(([w,k])=>w?[k]:[])}
function S({history:d,issueOpenAfter:o,issueCloseAfter:i}){return d===null?[["issue-open-after",o],["issue-close-after",i]].filter(([,h])=>h>1):[]}function E({report:d,
history:o,badge:i}){const _=[...d.map(({path:h})=>["report",h]),...o===null?[]:[["history",o]],...i===null?[]:[["badge",i]]];return _.flatMap(([h,$],A)=>{const w=_.
slice(0,A).find(([k,L])=>k!==h&&(0,a.normalize)(L)===(0,a.normalize)($));return w===void 0?[]:[[w[0],h,$]]})}const y=d=>d.startsWith("--")}),6875:((p,P,r)=>{r.d(
P,{I:()=>u,V:()=>a});class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(g){this.#n??=g,this.#e.abort()}}const u=(v,g)=>{
const S=setTimeout(g,v);return()=>clearTimeout(S)}}),2613:(p=>{p.exports=process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.getBuiltinModule("even\
ts")}),9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=process.getBuiltinModule("http")}),5692:(p=>{p.exports=process.getBuiltinModule(
"https")}),9278:(p=>{p.exports=process.getBuiltinModule("net")}),4589:(p=>{p.exports=process.getBuiltinModule("node:assert")}),6698:(p=>{p.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(p=>{p.exports=process.getBuiltinModule("node:buffer")}),1421:(p=>{p.exports=process.getBuiltinModule("node:child_process")}),7598:(p=>{
p.exports=process.getBuiltinModule("node:crypto")}),3053:(p=>{p.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(p=>{p.exports=process.getBuiltinModule(
"node:dns")}),8474:(p=>{p.exports=process.getBuiltinModule("node:events")}),3024:(p=>{p.exports=process.getBuiltinModule("node:fs")}),7067:(p=>{p.exports=process.
getBuiltinModule("node:http")}),2467:(p=>{p.exports=process.getBuiltinModule("node:http2")}),7030:(p=>{p.exports=process.getBuiltinModule("node:net")}),8161:(p=>{
p.exports=process.getBuiltinModule("node:os")}),6760:(p=>{p.exports=process.getBuiltinModule("node:path")}),3916:(p=>{p.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(p=>{p.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(p=>{p.exports=process.getBuiltinModule("node:querystring")}),99:(p=>{p.exports=
process.getBuiltinModule("node:sqlite")}),7075:(p=>{p.exports=process.getBuiltinModule("node:stream")}),7830:(p=>{p.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(p=>{p.exports=process.getBuiltinModule("node:timers/promises")}),1692:(p=>{p.exports=process.getBuiltinModule("node:tls")}),3136:(p=>{p.exports=
process.getBuiltinModule("node:url")}),7975:(p=>{p.exports=process.getBuiltinModule("node:util")}),3429:(p=>{p.exports=process.getBuiltinModule("node:util/types")}),
8877:(p=>{p.exports=process.getBuiltinModule("node:v8")}),5919:(p=>{p.exports=process.getBuiltinModule("node:worker_threads")}),8522:(p=>{p.exports=process.getBuiltinModule(
"node:zlib")}),857:(p=>{p.exports=process.getBuiltinModule("os")}),6928:(p=>{p.exports=process.getBuiltinModule("path")}),4756:(p=>{p.exports=process.getBuiltinModule(
"tls")}),9023:(p=>{p.exports=process.getBuiltinModule("util")})},ae={};function V(p){var P=ae[p];if(P!==void 0)return P.exports;var r=ae[p]={exports:{}},a=!0;try{
ue[p](r,r.exports,V),a=!1}finally{a&&delete ae[p]}return r.exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",P=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=v=>{v&&v.d<1&&(v.d=1,v.forEach(g=>g.r--),v.forEach(
g=>g.r--?g.r++:g()))},u=v=>v.map(g=>{if(g!==null&&typeof g=="object"){if(g[p])return g;if(g.then){var S=[];S.d=0,g.then(d=>{E[P]=d,a(S)},d=>{E[r]=d,a(S)});var E={};
return E[p]=d=>d(S),E}}var y={};return y[p]=d=>{},y[P]=g,y});V.a=(v,g,S)=>{var E;S&&((E=[]).d=-1);var y=new Set,d=v.exports,o,i,_,h=new Promise(($,A)=>{_=A,i=$});
h[P]=d,h[p]=$=>(E&&$(E),y.forEach($),h.catch(A=>{})),v.exports=h,g($=>{o=u($);var A,w=()=>o.map(L=>{if(L[r])throw L[r];return L[P]}),k=new Promise(L=>{A=()=>L(w),
A.r=0;var W=x=>x!==E&&!y.has(x)&&(y.add(x),x&&!x.d&&(A.r++,x.push(A)));o.map(x=>x[p](W))});return A.r?k:w()},$=>($?_(h[r]=$):i(d),a(E))),E&&E.d<0&&(E.d=0)}})(),
(()=>{var p=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,P;V.t=function(r,a){if(a&1&&(r=this(r)),a&8||typeof r=="object"&&r&&(a&4&&r.__esModule||
a&16&&typeof r.then=="function"))return r;var u=Object.create(null);V.r(u);var v={};P=P||[null,p({}),p([]),p(p)];for(var g=a&2&&r;typeof g=="object"&&!~P.indexOf(
g);g=p(g))Object.getOwnPropertyNames(g).forEach(S=>v[S]=()=>r[S]);return v.default=()=>r,V.d(u,v),u}})(),V.d=(p,P)=>{for(var r in P)V.o(P,r)&&!V.o(p,r)&&Object.
defineProperty(p,r,{enumerable:!0,get:P[r]})},V.f={},V.e=p=>Promise.all(Object.keys(V.f).reduce((P,r)=>(V.f[r](p,P),P),[])),V.u=p=>({400:"400",2629:"4261",2909:"\
5931",2926:"4261",2929:"5931",3432:"4261",4261:"4261",5528:"5931",5751:"5931",5931:"5931",5962:"400",7210:"400",9069:"9069"}[p]??p)+".index.js",V.o=(p,P)=>Object.
prototype.hasOwnProperty.call(p,P),V.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
p,"__esModule",{value:!0})},(()=>{var p={6667:0,8792:0},P=r=>{var{ids:a,modules:u,runtime:v}=r,g,S,E=0;for(g in u)V.o(u,g)&&(V.m[g]=u[g]);for(v&&v(V);E<a.length;E++)
S=a[E],V.o(p,S)&&p[S]&&p[S][0](),p[a[E]]=0};V.f.j=(r,a)=>{var u=V.o(p,r)?p[r]:void 0;if(u!==0)if(u)a.push(u[1]);else{var v=import("./"+V.u(r)).then(P,g=>{throw p[r]!==
0&&(p[r]=void 0),g}),v=Promise.race([v,new Promise(g=>u=p[r]=[g])]);a.push(u[1]=v)}}})();var ce={};V.d(ce,{C:()=>Me,a:()=>Se});const Me=()=>Promise.all([V.e(5931),
V.e(5751),V.e(2929),V.e(6667),V.e(5528),V.e(2909)]).then(V.bind(V,2909)),Se=()=>Promise.all([V.e(6667),V.e(9069)]).then(V.bind(V,9069));var ke=ce.C,be=ce.a;export{ke as runAction,be as runCli};
