var ue={9018:((h,P,r)=>{r.d(P,{r:()=>ye,c:()=>we});var a=r(1831),u=r(2713),E=r(7630);const g=C=>(0,a.Pv)(C).ok,k=C=>C.includes(".")&&g(C);function v(C,N){const D=(0,E.
vk)(C.tokens??"").flatMap(I=>{const B=I.indexOf("="),K=I.slice(B+1).trim(),J=B<0?"":I.slice(0,B).trim();return J!==""&&(!g(J)||!J.includes(".")&&k(K))?[K,J,I]:[
K]}),W=Object.entries(N).flatMap(([I,B])=>I.startsWith("TF_TOKEN_")&&B!==void 0?[B]:[]);return[...D,...W,C["github-token"]?.trim()??""].filter(I=>I!=="").map(I=>new u.
o(I))}var $=r(1064);const d=16777619,o=2654435761;class i{length;#e;#n;#s;#t;constructor(N,D,W){this.length=N,this.#e=D;const I=Math.max(4,Math.ceil(Math.log2(2*
W.length+1)));this.#n=new Int32Array(2**I).fill(-1),this.#s=32-I;let B=1;for(let K=1;K<N;K+=1)B=Math.imul(B,d);this.#t=B;for(const K of W)this.#n[this.#a(D,K,this.#i(
D,K))]=K}hasAt(N,D){return D<0||D+this.length>N.length?!1:this.#o(N,D,this.#i(N,D))>=0}search(N,D,W){const I=this.length;if(N.length<I)return;let B=this.#i(N,0);
for(let K=0;;K+=1){const J=this.#o(N,K,B);if(J>=0){let[z,Z]=[0,I];for(;z<D&&this.#r(N,K,J,-1-z);)z+=1;for(;Z<I+D&&this.#r(N,K,J,Z);)Z+=1;W(K-z,K+Z)}if(K+I>=N.length)
return;const G=B-Math.imul(N[K]??0,this.#t);B=Math.imul(G,d)+(N[K+I]??0)|0}}#o(N,D,W){return this.#n[this.#a(N,D,W)]??-1}#r(N,D,W,I){const B=N[D+I];return B!==void 0&&
B===this.#e[W+I]}#a(N,D,W){let I=Math.imul(W^W>>>15,o)>>>this.#s;for(;;){const B=this.#n[I]??-1;if(B<0||this.#c(B,N,D))return I;I=I+1===this.#n.length?0:I+1}}#c(N,D,W){
for(let I=0;I<this.length;I+=1)if(!this.#r(D,W,N,I))return!1;return!0}#i(N,D){let W=0;for(let I=D;I<D+this.length;I+=1)W=Math.imul(W,d)+(N[I]??0)|0;return W}}var _=r(
7251),m=r(8408);const T=4;function O(C,N){let D={text:C,starts:null};for(let W=0;W<T&&D!==null;W+=1)N(l(D,C.length)),D=n(D,C.length)}const w="\u2026",S=32,U=Uint16Array.
from({length:128},(C,N)=>{const D=String.fromCharCode(N);return N<=S||N===127?S:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function F(C){return C===w?
C:/[\s\x80-\x9f]/.test(C)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(C)?"":C.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),H=new Uint32Array(1025);function R(C){if(C<x.length)return;const[N,D]=[new Uint16Array(2*C),new Uint32Array(2*C+1)];N.set(x),D.set(H),x=N,H=D}function l({
text:C,starts:N},D){R(C.length);let W=0;for(let I=0;I<C.length;I+=1){const B=C.charCodeAt(I),K=N===null?I:N[I]??D;if(B<128){W=p(U[B]??S,K,W);continue}const J=String.
fromCodePoint(C.codePointAt(I)??0),G=F(J);R(W+G.length+C.length-I);for(let z=0;z<G.length;z+=1)W=p(G.charCodeAt(z),K,W);I+=J.length-1}return H[W]=D,{codes:x.subarray(
0,W),starts:H.subarray(0,W+1)}}function p(C,N,D){return C===S&&D>0&&x[D-1]===S?D:(x[D]=C,H[D]=N,D+1)}const M={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
A=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
t=/[%\\&]|xn--/i;function n({text:C,starts:N},D){if(!t.test(C))return null;let W="";const I=[];let B=0;const K=G=>N===null?G:N[G]??D,J=G=>{for(let z=B;z<G;z+=1)
I.push(K(z));W+=C.slice(B,G)};for(const G of C.matchAll(A)){J(G.index),B=G.index+G[0].length;for(const{written:z,at:Z}of e(G)){W+=z;for(let ee=0;ee<z.length;ee+=
1)I.push(K(G.index+Z))}}return B===0?null:(J(C.length),{text:W,starts:I})}function e(C){const[N,D,W,I,B,K,J,G,z,Z]=C;return D!==void 0?f(D):Z!==void 0?[{written:(0,m.
mI)(Z.toLowerCase()),at:0}]:s(W!==void 0?String.fromCharCode(Number.parseInt(W,16)):I!==void 0?c(Number.parseInt(I,16)):J!==void 0?c(Number(J)):G!==void 0?c(Number.
parseInt(G,16)):z!==void 0?M[z]??N:B??(K===void 0?"":" "))}const s=C=>[{written:C,at:0}],c=C=>C<=1114111?String.fromCodePoint(C):"\uFFFD";function f(C){const N=C.
startsWith("%")?3:4,D=Array.from({length:C.length/N},(I,B)=>Number.parseInt(C.slice(N*(B+1)-2,N*(B+1)),16)),W=[];for(let I=0;I<D.length;){const{written:B,size:K}=y(
D,I);W.push({written:B,at:N*I}),I+=K}return W}function y(C,N){const D=C[N]??0,W={written:String.fromCharCode(D),size:1};if(D<192)return W;const I=D<224?2:D<240?
3:4;let B=D&127>>I;for(let K=N+1;K<N+I;K+=1){const J=C[K]??0;if((J&192)!==128)return W;B=B<<6|J&63}return{written:c(B),size:I}}const L="***",b=12,j=4,X=200;function Y(C){
const N=Q(C);return N===null?null:(D,W)=>{const I=[];return O(D,B=>q(B,D,N,I)),I.length===0?D:se(D,I,W)}}function Q(C){const N=[];for(const J of(0,_.x)(C))O(J,({
codes:G})=>{G.length>=u.I&&N.push(G.slice())});if(N.length===0)return null;const D=new Uint16Array(N.reduce((J,{length:G})=>J+G,0)),W=Array.from({length:b+1},()=>[]),
I=Array.from({length:b},()=>[]);let B=0;for(const J of N){const{length:G}=J;D.set(J,B);for(let Z=0;Z+b<G;Z+=j)W[b]?.push(B+Z);const z=Math.min(G,b);W[z]?.push(B+
G-z);for(let Z=u.I;Z<z;Z+=1)I[Z]?.push(B);B+=G}const K=(J,G)=>J.length===0?[]:[new i(G,D,J)];return{pieces:W.flatMap(K),heads:I.flatMap(K).reverse()}}function q({
codes:C,starts:N},D,{pieces:W,heads:I},B){const K=(z,Z)=>{const ee=C[z]===S?z+1:z;let te=C[Z-1]===S?Z-1:Z;for(;te<C.length&&N[te]===N[te-1];)te+=1;const ie=N[ee]??
0,le=N[te]??D.length,ne=B.at(-1);ne===void 0||ie<ne.from||ie>ne.to?B.push({from:ie,to:le}):B[B.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const z of W)
z.search(C,z.length===b?j-1:0,K);const J=z=>{const Z=I.find(ee=>ee.hasAt(C,z-ee.length));Z!==void 0&&K(z-Z.length,z)},G=w.charCodeAt(0);for(let z=C.indexOf(G);z>=
0;z=C.indexOf(G,z+1))J(z);D.length>=X&&J(C.length)}function se(C,N,D){let W="",I=0;for(const B of N.toSorted((K,J)=>K.from-J.from))B.to<=I||D.size>0&&de(C,B,D)||
((B.from>I||I===0)&&(W+=C.slice(I,B.from)+L),I=B.to);return W+C.slice(I)}const oe=C=>C<"\x80"?/[a-z\d.:-]/i.test(C):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(C),fe=260;function de(C,{
from:N,to:D},W){const I=J=>Math.max(N-J,J-D)<fe&&oe(C[J]??"");let B=N;for(;I(B-1);)B-=1;let K=D;for(;I(K);)K+=1;for(;K>D&&/[.:]/.test(C[K-1]??"");)K-=1;return W.
has(C.slice(B,K))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(C,N)=>pe.has(C)||C==="client"&&$.Du.some(D=>D===N),ge=new Set;function Ee(C){return re(()=>{const N=Y(C);return N===null?
D=>D:(D,W=ge)=>re(()=>$e(Oe(I=>N(I,W)))(D))})}function re(C){try{return C()}catch{throw new Error("tokens could not be hidden")}}const ve=1e4,Ae=200;function Oe(C){
const N=new Map;return D=>{const W=N.get(D);if(W!==void 0)return W;const I=C(D);return D.length<=Ae&&N.size<ve&&N.set(D,I),I}}function $e(C){const N={ours:new Map,
theirs:new Map},D=(I,B,K)=>{if(Array.isArray(I))return I.map(G=>W(G,B+1,K));const J=Object.entries(I).map(([G,z])=>K==="ours"&&_e(G,z)?[G,z]:[C(G),W(z,B+1,me.has(
G)?"theirs":K)]);return Object.fromEntries(J)},W=(I,B,K)=>{if(typeof I=="string")return C(I);if(B>he)return null;if(typeof I!="object"||I===null)return I;const J=N[K].
get(I)??D(I,B,K);return N[K].set(I,J),J};return I=>W(I,0,"ours")}function we(C,N,D=()=>{}){const W=new Map;let I=null;const B=K=>{const J=K.filter(G=>!W.has(G.reveal()));
if(J.length!==0){for(const G of J)W.set(G.reveal(),G);I=null,D(J)}};return re(()=>B(v(C,N))),{learn:K=>re(()=>B([K])),redact:(K,J)=>(I??=Ee([...W.values()]),I(K,
J))}}const Te="tf-disco crashed, and the description of the crash could not be cleared of tokens";function ye(C,{redact:N}){try{return C(N)}catch{return Te}}}),
7251:((h,P,r)=>{r.d(P,{K:()=>i,x:()=>$});var a=r(6246),u=r(6979),E=r(2713);function g(m){const T=m.reveal(),O=/[\r\n]/.test(T)?T.split(/[\r\n]+/):[];return[T,...O].
filter(w=>w.trim().length>=E.I)}const k=m=>[...new Set([m,Buffer.from(m).toString("latin1")])],v=m=>["","x","xx"].flatMap(T=>{const O=Buffer.from(T+m).toString(
"base64"),w=O.slice(Math.ceil(T.length*4/3)).replace(/=+$/,"");return O.endsWith("=")?[w.slice(0,-1),w]:[w]});function*$(m){const T=m.flatMap(g).map(O=>O.trim());
for(const O of new Set(T.flatMap(k)))yield O,O.includes(" ")&&(yield O.replaceAll(" ","+")),yield*v(O),yield Buffer.from(O).toString("hex")}const d=16*1024,o=1024*
1024;function i(m){let T=o;return O=>{const w=O.flatMap(g).flatMap(U=>[U,U.trim()]),S=[];for(const U of new Set(w.flatMap(k))){if(U.length>d||T<0)continue;const F=_(
U).filter(x=>x.trim().length>=E.I);S.push(...F),T-=F.join("").length}m([...new Set([...w,...S])])}}function _(m){const T=(0,u.ft)(m),O=(0,a.o)(m).slice(1,-1),w=[
encodeURIComponent(m.toWellFormed()),...T.ok?[T.value]:[]],S=v(m),U=Buffer.from(m).toString("hex");return[m,m.toLowerCase(),O,JSON.stringify(m).slice(1,-1),...w,
...w.map(F=>F.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...S,...S.map(F=>F.replaceAll("+","-").replaceAll("/","_")),U,U.toUpperCase()]}}),6309:((h,P,r)=>{r.d(
P,{A3:()=>g,Lw:()=>E,Or:()=>k});var a=r(3592);const u={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class E extends Error{name="Refused"}function g(v){if(v instanceof
E)return v.message;if(!k(v))return`${String(v)}; this is a bug of tf-disco, please report it at ${a.xV}`;const $=u[v.code];return`${v.message.split(", ")[0]}${$===
void 0?"":`; ${$}`}`}const k=v=>typeof v=="object"&&v!==null&&"syscall"in v&&"code"in v}),6181:((h,P,r)=>{r.d(P,{RY:()=>E,n7:()=>d,r5:()=>a});function a(o){if(!o.
includes(":"))return u(o);const i=o.indexOf("%");return i===o.length-1?null:k(i<0?o:o.slice(0,i))}function u(o){const i=o.split("."),_=i.length===4&&i.every(T=>/^(0|[1-9]\d{0,2})$/.
test(T)),m=i.map(Number);return _&&m.every(T=>T<=255)?m:null}function E(o){const i=o.split(".").map(g),_=i.pop()??Number.NaN,m=4-i.length;if(!(m>0&&i.every(w=>w<=
255)&&_<256**m))return null;const O=Array.from({length:m},(w,S)=>Math.floor(_/256**(m-1-S))%256);return[...i,...O]}function g(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function k(o){const[i="",_,...m]=o.split("::");
if(_===void 0){const S=v(i,!0);return S?.length===16?S:null}const[T,O]=[v(i,!1),v(_,!0)];if(T===null||O===null||m.length>0)return null;const w=16-T.length-O.length;
return w<2?null:[...T,...Array(w).fill(0),...O]}function v(o,i){if(o==="")return[];const _=o.split(":"),m=_.map((T,O)=>{if(/^[0-9a-f]{1,4}$/i.test(T)){const w=Number.
parseInt(T,16);return[w>>8,w&255]}return i&&O===_.length-1?u(T):null});return m.every(T=>T!==null)?m.flat():null}const $=[0,0,0,0,0,0,0,0,0,0,255,255].join();function d(o){
const i=a(o)??[];return i.slice(0,12).join()===$?i.slice(12).join("."):o}}),4874:((h,P,r)=>{r.d(P,{AN:()=>U,I9:()=>s,ap:()=>F,f:()=>R});const a=9,u=10,E=13,g=32,
k=34,v=43,$=44,d=45,o=46,i=48,_=69,m=92,T=101,O=117,w=f=>f===g||f===u||f===E||f===a,S=f=>f>=i&&f<=i+9;function U(f,y){let L=y;for(;L<f.length&&w(f.charCodeAt(L));)
L+=1;return L}function F(f,y){let L=y+1;for(;L<f.length;){const b=f.charCodeAt(L);if(b===k)return L+1;if(b<g)return~L;if(b===m){const j=x(f,L);if(j===0)return~L;
L+=j}else L+=1}return~f.length}function x(f,y){if(y+1>=f.length)return 0;if(f.charCodeAt(y+1)!==O)return'"\\/bfnrt'.includes(f.charAt(y+1))?2:0;for(let L=y+2;L<
y+6;L+=1)if(L>=f.length||!H(f.charCodeAt(L)))return 0;return 6}function H(f){const y=f|32;return S(f)||y>=97&&y<=102}function R(f,y){const L=l(f.charCodeAt(y))?
p(f,y):A(f,y);return L>=0&&M(f,L)?L:~y}const l=f=>f>=97&&f<=122;function p(f,y){const L=["true","false","null"].find(b=>f.startsWith(b,y));return L===void 0?-1:
y+L.length}function M(f,y){if(y>=f.length)return!0;const L=f.charCodeAt(y);return L===$||w(L)||'"{}[]:'.includes(f.charAt(y))}function A(f,y){const L=n(f,y)===d?
y+1:y;let b=n(f,L)===i?L+1:t(f,L);if(b>0&&n(f,b)===o&&(b=t(f,b+1)),b>0&&(n(f,b)===_||n(f,b)===T)){const j=n(f,b+1);b=t(f,j===v||j===d?b+2:b+1)}return b}function t(f,y){
let L=y;for(;L<f.length&&S(f.charCodeAt(L));)L+=1;return L===y?-1:L}const n=(f,y)=>y<f.length?f.charCodeAt(y):0,e=200;function s(f,y,L){return L-y<=e&&!c(f,y,L)?
!1:!Number.isFinite(Number(f.slice(y,L)))}function c(f,y,L){for(let b=y;b<L-3;b+=1){const j=f.charCodeAt(b);if(j===T||j===_)return!0}return!1}}),3307:((h,P,r)=>{
r.d(P,{Gv:()=>_,HT:()=>H,I:()=>t,IL:()=>A,CI:()=>R,Ey:()=>x});const a=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],E=["number too larg\
e for a 64-bit float","use a smaller number"],g=["the text ends before the JSON value is complete","check that the file was not truncated"],k=["trailing comma",
"remove the comma"];function v(n,e){return e===n.length?g:n[e]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const $=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function d(n,e,s){for(const[c,...f]of $)if(c.test(n))return f;switch(e){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:
/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(n,e,[s,c]){let[f,y]=[1,1];for(let L=0;L<e;L+=1){const b=n.charCodeAt(L);b===a?(f+=1,y=1):(b<56320||b>57343)&&(y+=1)}return{why:`lin\
e ${f}, column ${y}: ${s}`,advice:c}}var i=r(4874);const _=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),m=1e4,T=34,O=44,w=58,S=91,U=123,F=125,x=(n,e)=>new l(
n,e).run({start:0,end:n.length}),H=(n,e)=>new l(n,null).run({start:0,end:n.length},e);function R(n,e,s){new l(n,s).run(e)}class l{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(e,s){
this.#e=e,this.#n=s}run(e,s="whole"){const c=this.#e,f=this.#s,y=(0,i.AN)(c,e.start);for(let b=y,j=0;b<e.end;b=(0,i.AN)(c,j)){const X=c.charCodeAt(b);if(j=this.#u(
b,X),j<0)return this.#h(b,~j);if(this.#t==="next"&&f.length===1&&this.#n?.(this.#a,j,this.#c,this.#i),s==="first"&&this.#t==="next"&&f.length===0)return null;this.#o=
X,this.#r=b}return this.#t!=="next"||f.length>0?o(c,c.length,g):this.#n!==null&&this.#l>=0&&c.charCodeAt(y)===U?o(c,this.#l,E):null}#u(e,s){const c=this.#s[this.#s.
length-1];if(s===c&&(this.#t==="next"||p(this.#o)))return this.#s.pop(),this.#t="next",e+1;switch(this.#t){case"value":return this.#f(e,s);case"key":return s===
T?this.#d(e):~e;case"colon":return s!==w?~e:(this.#t="value",e+1);case"next":return s!==O||c===void 0?~e:(this.#t=c===F?"key":"value",e+1)}}#f(e,s){const c=this.#s.
length;if(c===1&&(this.#a=e),p(s))return c===m?~e:(this.#s.push(s+2),this.#t=s===U?"key":"value",e+1);const f=s===T,y=f?(0,i.ap)(this.#e,e):(0,i.f)(this.#e,e);return y<
0||(!f&&this.#l<0&&(0,i.I9)(this.#e,e,y)&&(this.#l=e),this.#t="next"),y}#d(e){const s=(0,i.ap)(this.#e,e);return this.#s.length===1&&(this.#c=e,this.#i=s),this.#t=
"colon",s}#h(e,s){const c=this.#e,f=c.charCodeAt(e),y=this.#s.at(-1);if(s>e)return o(c,s,v(c,s));if(this.#t==="value"&&p(f))return o(c,e,u);if(f===y&&this.#o===
O)return o(c,this.#r,k);const L=y===void 0?void 0:String.fromCharCode(y);return o(c,e,d(c.slice(e,e+2),this.#t,L))}}const p=n=>n===U||n===S,M=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function A(n){return n.startsWith('"')?t(n):n.includes("\\u")?JSON.parse(n.replace(M,(e,s)=>s===void 0?e:"\\ufffd")):JSON.parse(n)}function t(n){return JSON.parse(
n).toWellFormed()}}),3625:((h,P,r)=>{r.d(P,{J:()=>a,T:()=>u});const a=E=>({ok:!0,value:E}),u=E=>({ok:!1,why:E})}),6246:((h,P,r)=>{r.d(P,{D:()=>E,o:()=>u});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},u=d=>`"${g(d.toWellFormed())}"`;function E(d,o){let i="",_=o;
for(const m of d.toWellFormed()){if(_===0)break;const T=new TextEncoder().encode(m);i+=T.length<=_?g(m):v(T.subarray(0,_)),_=Math.max(0,_-T.length)}return`"${i}\
"`}function g(d){return/^[ !#-[\]-~]*$/.test(d)?d:d.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??k(o))}function k(d){const o=d.codePointAt(0)??0;return o<
128?`\\x${$(o,2)}`:o<65536?`\\u${$(o,4)}`:`\\U${$(o,8)}`}const v=d=>Array.from(d,o=>`\\x${$(o,2)}`).join(""),$=(d,o)=>d.toString(16).padStart(o,"0")}),6979:((h,P,r)=>{
r.d(P,{Ge:()=>H,V$:()=>i,ft:()=>_,h0:()=>U,xB:()=>F,y3:()=>m});var a=r(3625),u=r(6246);const E=`!$&'()*+,;=:[]<>"`,g={path:"$&+,/:;=@",host:E,zone:E,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},k=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,v=/^[A-Za-z0-9._~-]/,$=/%(?![0-9A-Fa-f]{2})/,d=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function i(R,l){let p="";for(const{0:M,index:A}of R.matchAll(k))if(v.test(M)||g[l].includes(M))p+=M;else{if(M==="%")return(0,a.
T)(S(R,A));if(M.startsWith("%")){const t=Number.parseInt(M.slice(1),16);if(O(t,l))return(0,a.T)(`invalid URL escape "${M}"`);p+=w(t,l)}else if(M>"\x7F")p+=encodeURIComponent(
M.toWellFormed());else{if(l==="host"||l==="zone")return(0,a.T)(`invalid character ${(0,u.o)(M)} in host name`);p+=w(M.charCodeAt(0),l)}}return(0,a.J)(p)}function _(R){
return R==="%2A"?(0,a.J)("*"):T(R,d)?(0,a.J)(R):i(R,"path")}const m=R=>T(R,o)?(0,a.J)(R):i(R,"fragment"),T=(R,l)=>l.test(R)&&!$.test(R);function O(R,l){return l===
"host"?R<128&&R!==37:l!=="zone"||R===37||R===32?!1:w(R,"zone").startsWith("%")}function w(R,l){const p=String.fromCharCode(R);return v.test(p)||g[l].includes(p)?
p:`%${R.toString(16).toUpperCase().padStart(2,"0")}`}const S=(R,l)=>`invalid URL escape ${(0,u.D)(R.slice(l,l+4),3)}`;function U(R){for(const l of R.split("&")){
if(l.includes(";"))return"invalid semicolon separator in query";const[,...p]=/^([^=]*)=?(.*)$/s.exec(l)??[];for(const M of p){const A=M.search($);if(A>=0)return S(
M,A)}}return null}function F(R){return R.split("&").flatMap(l=>{if(l===""||l.includes(";"))return[];const[,...p]=/^([^=]*)=?(.*)$/s.exec(l)??[],[M,A]=p.map(t=>i(
t.replaceAll("+","%20"),"query"));return M?.ok&&A?.ok?[[x(M.value),x(A.value)]]:[]})}const x=R=>R.replaceAll("%20","+"),H=R=>R.toSorted(([l],[p])=>l<p?-1:l>p?1:
0).map(([l,p])=>`${l}=${p}`).join("&")}),630:((h,P,r)=>{r.d(P,{O:()=>g,s:()=>k});var a=r(3625),u=r(4283),E=r(6979);function g(d,o){const i=(0,u.Dl)(o);return i.
ok?(0,a.J)(k(d,i.value)):i}function k(d,o){if(o.scheme!==""||o.host!==""||o.user!==null){const w=o.scheme===""?d.scheme:o.scheme;return{...o,scheme:w,path:$(o.path)}}
const{scheme:i}=d,_=o.path===""&&!o.forceQuery&&o.query==="",m=_?d.query:o.query,T=_&&o.fragment===""?d.fragment:o.fragment;if(o.path===""&&d.opaque!=="")return{
...o,scheme:i,query:m,fragment:T,opaque:d.opaque};const O=$(v(d.path,o.path));return{...o,scheme:i,query:m,fragment:T,user:d.user,host:d.host,path:O}}function v(d,o){
return o===""?d:o.startsWith("/")?o:d.slice(0,d.lastIndexOf("/")+1)+o}function $(d){if(d==="")return"";const o=d.split("/"),i=[];for(const O of o)O===".."?(i.pop(),
i.length===1&&i[0]===""&&i.pop()):O!=="."?i.push(O):i.length===0&&i.push("");const _=o.at(-1),m=`/${i.join("/")}${_==="."||_===".."?"/":""}`,T=(0,E.ft)(m.startsWith(
"//")?m.slice(1):m);return T.ok?T.value:m}}),4283:((h,P,r)=>{r.d(P,{Dl:()=>i,Pl:()=>m,aR:()=>w,cz:()=>T,jr:()=>_,t5:()=>O});var a=r(6181),u=r(3625),E=r(6246),g=r(
6979),k=r(8947);const v=/[^ -~\u0080-\u{10ffff}]/u,$=/^([A-Za-z][A-Za-z0-9+.-]*):/,d=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function i(t){const[n,
e]=A(t,"#"),s=S(n);if(!s.ok)return(0,u.T)(`parse ${(0,E.o)(n)}: ${s.why}`);const c=(0,g.y3)(e);return c.ok?(0,u.J)({...s.value,fragment:c.value}):(0,u.T)(`parse\
 ${(0,E.o)(t)}: ${c.why}`)}function _(t){const n=t.scheme===""?"":`${t.scheme}:`,e=t.forceQuery||t.query!==""?`?${t.query}`:"",s=t.fragment===""?"":`#${t.fragment}`,
c=t.opaque===""?l(t)+p(t):t.opaque;return n+c+e+s}function m(t){const n=t.opaque.replace(/^[^/]*@/,"");return _({...t,opaque:n,user:null,query:"",forceQuery:!1,
fragment:""})}function T(t){const n=t.host.lastIndexOf(":"),e=n>=0&&d.test(t.host.slice(n)),s=e?t.host.slice(0,n):t.host,c=s.startsWith("[")&&s.endsWith("]");return{
name:M(c?s.slice(1,-1):s),port:e?t.host.slice(n+1):""}}function O(t){const n=t.forceQuery||t.query!==""?`?${t.query}`:"";return(t.opaque||t.path||"/")+n}function w(t){
if(t.user===null)return null;const n=`${t.user.name}:${t.user.password??""}`.replace(/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`\
Basic ${btoa(n)}`}function S(t){if(v.test(t))return(0,u.T)("net/url: invalid control character in URL");if(t.startsWith(":"))return(0,u.T)("missing protocol sch\
eme");const n=$.exec(t)?.[1]??"",e=n.toLowerCase(),[s,c]=A(n===""?t:t.slice(n.length+1),"?"),f=c===""&&t.endsWith("?"),L={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:e,query:c,forceQuery:f};return s.startsWith("/")?U(L,s):e!==""?(0,u.J)({...L,opaque:s}):A(s,"/")[0].includes(":")?(0,u.T)("first pat\
h segment in URL cannot contain colon"):F(L,s)}function U(t,n){if(!(n.startsWith("//")&&(t.scheme!==""||!n.startsWith("///"))))return F({...t,omitHost:t.scheme!==
""},n);const[s]=A(n.slice(2),"/"),c=s.lastIndexOf("@"),f=H(s.slice(c+1),t.scheme);if(!f.ok)return f;const y=c<0?(0,u.J)(null):x(s.slice(0,c));return y.ok?F({...t,
user:y.value,host:f.value},n.slice(2+s.length)):y}function F(t,n){const e=(0,g.ft)(n);return e.ok?(0,u.J)({...t,path:e.value}):e}function x(t){if(!o.test(t))return(0,u.
T)("net/url: invalid userinfo");const[n,e]=A(t,":"),s=(0,g.V$)(n,"user");if(!s.ok)return s;if(!t.includes(":"))return(0,u.J)({name:s.value,password:null});const c=(0,g.
V$)(e,"user");return c.ok?(0,u.J)({name:s.value,password:c.value}):c}function H(t,n){const e=t.lastIndexOf("[");if(e>0)return(0,u.T)("invalid IP-literal");if(e===
0)return R(t);const s=t.indexOf(":"),c=/^https?$/.test(n)?s:t.lastIndexOf(":"),f=c<0?"":t.slice(c);return d.test(f)?(0,g.V$)(t,"host"):(0,u.T)(`invalid port ${(0,E.
o)(f)} after host`)}function R(t){const n=t.lastIndexOf("]");if(n<0)return(0,u.T)("missing ']' in host");const e=t.slice(n+1);if(!d.test(e))return(0,u.T)(`inval\
id port ${(0,E.o)(e)} after host`);const s=t.slice(0,n).indexOf("%25"),c=s<0?n:s,f=(0,g.V$)(t.slice(1,c),"host");if(!f.ok)return f;const y=(0,g.V$)(t.slice(c,n),
"zone");if(!y.ok)return y;const L=M(f.value+y.value),b=(0,a.r5)(L);return b===null?(0,u.T)(`invalid host: ParseAddr(${(0,E.o)(L)}): unable to parse IP`):b.length===
4?(0,u.T)("invalid IP-literal"):(0,u.J)(`[${f.value}${y.value}]${e}`)}function l(t){if(t.scheme===""&&t.host===""&&t.user===null||t.omitHost&&t.host===""&&t.user===
null||t.host===""&&t.path===""&&t.user===null)return"";const n=t.user?.password??null;return`//${(t.user?.name??"")+(n===null?"":`:${n}`)}${t.user===null?"":"@"}${t.
host}`}function p(t){return t.host!==""&&t.path!==""&&!t.path.startsWith("/")?`/${t.path}`:t.scheme===""&&l(t)===""&&A(t.path,"/")[0].includes(":")?`./${t.path}`:
t.path}function M(t){return t.replace(/(?:%[0-9A-F]{2})+/g,n=>{const e=n.slice(1).split("%");return(0,k._6)(Uint8Array.from(e,s=>Number.parseInt(s,16)))})}function A(t,n){
const e=t.indexOf(n);return e<0?[t,""]:[t.slice(0,e),t.slice(e+n.length)]}}),8947:((h,P,r)=>{r.d(P,{ZJ:()=>v,_6:()=>u,iP:()=>d,uK:()=>$});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function u(o){const i=a.decode(o);return i.includes("\uFFFD")?a.decode(g(o)):i}const E=255;function g(o){const i=new Uint8Array(o);for(let _=0;_<
o.length;_+=1){const m=o[_]??0;if(m<224||m>244)continue;const T=m<240?3:4,O=k(o,_,T);O<T&&i.fill(E,_,_+O),_+=O-1}return i}function k(o,i,_){const m=o[i],T=o[i+1]??
0,O=m===224?160:m===240?144:128,w=m===237?159:m===244?143:191;if(T<O||T>w)return 1;let S=2;for(;S<_&&((o[i+S]??0)&192)===128;)S+=1;return S}const v=o=>d(new TextEncoder().
encode(o));function $(o){const i=new Uint8Array(o.length);for(let _=0;_<o.length;_+=1)i[_]=o.charCodeAt(_);return a.decode(i)}function d(o){let i="";for(const _ of o)
i+=String.fromCharCode(_);return i}}),5143:((h,P,r)=>{r.d(P,{Zl:()=>m,_M:()=>$,bH:()=>v,en:()=>g,n7:()=>T,yJ:()=>k});const a="//",u=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
E=1e3,g=O=>O.length<=E&&u.test(O),k=(O,w)=>`${O}${a}${w}`;function v(O){const w=$(O);return w===null?{repository:w,path:O}:{repository:w,path:O.slice(w.length+a.
length)}}function $(O){const w=O.indexOf(a);return w>0&&g(O.slice(0,w))?O.slice(0,w):null}const d=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
o=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,i=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function _(O){const{path:w}=v(
O),S=w.split("/").slice(0,i.test(w)?-2:-1);return S.find((U,F)=>d.test(U)&&!(U==="test"&&S.slice(0,F).some(x=>o.test(x))))}const m=O=>_(O)!==void 0;function T(O){
const w=_(O);return(w===void 0?v(O).path:`**/${w}`).replace(/[\\{}[\]?!()]/g,"?")}}),4690:((h,P,r)=>{r.d(P,{i:()=>a});const a=({hrtime:u})=>()=>Number(u.bigint())/
1e6}),9077:((h,P,r)=>{r.d(P,{q:()=>v,w:()=>g});const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],u=300,E=5e3;function g($,d,{isFinal:o,crash:i,now:_}){const m=new AbortController;
let T=0;const O=()=>o||m.signal.aborted;for(const w of a)$.on(w,()=>{const S=_()-T;d.end({kind:"signal",signal:w}),O()?(o||S>u)&&k(w,$):T=_(),m.abort()});return $.
on("uncaughtException",w=>{d.end({kind:"crash"});const S=i(w);O()&&$.exit(S),m.abort(),setTimeout(()=>$.exit(S),E).unref()}),$.on("exit",()=>d.end({kind:"crash"})),
m.signal}function k($,d){d.removeAllListeners($),d.kill(d.pid,$)}async function v($,d){const{stdout:o,stderr:i}=$;for(const m of[o,i])await new Promise(T=>m.write(
"",T));if($.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&$.platform!=="win32"&&$.execve!==void 0){const{execPath:m}=$;$.execve(m,[m,"--eval",`requir\
e('node:process').exit(${d})`],{})}$.exit(d)}}),3386:((h,P,r)=>{r.d(P,{p:()=>u});const a=100;function u(){setTimeout(async()=>{(await Promise.resolve().then(r.t.
bind(r,8877,19))).setFlagsFromString("--semi-space-growth-factor=1")},a).unref()}}),2057:((h,P,r)=>{r.d(P,{B_:()=>v,Dx:()=>k,yy:()=>E});var a=r(6309),u=r(5955);
async function E($,d){for(const o of(0,u.mk)(d)){if(!$.writable)return;$.write(o)||await g($)}}const g=$=>new Promise(d=>{const o=["drain","error","close"],i=()=>{
for(const _ of o)$.off(_,i);d()};for(const _ of o)$.on(_,i)});async function*k($){let d=[];for await(const o of $.setEncoding("utf8")){const i=String(o).split(`\

`),_=i.pop()??"";for(const m of i)yield[...d,m].join("").replace(/\r$/,""),d=[];d.push(_)}d.some(o=>o!=="")&&(yield d.join(""))}function v($,d){let o=!1;$.on("e\
rror",i=>{const _=!o;o=!0,_&&i.code!=="EPIPE"&&d((0,a.A3)(i))})}}),3229:((h,P,r)=>{r.d(P,{Kc:()=>i,L6:()=>v,NM:()=>H,cr:()=>R});var a=r(1831),u=r(5011);const E=1024,
g=l=>(0,a.Pv)(l).ok;function k(l,...p){for(const M of l){const A=M(...p);if(A!==null)return A}return null}function v(l){if(l.length>E)return null;const p=(0,a.Pv)(
l);if(p.ok)return $(l,(0,a.nx)(p.value));const M=k(_,l);if(M!==null)return M;const{inside:A,removed:t}=O(l);if(l.includes("@",l.lastIndexOf(A)))return"write the\
 hostname alone, not a URL";for(const n of t.length===0?[]:[A,A.replace(/:\D.*$/s,"")])if(g(n))return`remove ${w(t)}: ${n}`;return k(S,A)}function $(l,p){if(/(^|\.)xn--/i.
test(l))return`write it in Unicode: ${p}; upper-case punycode is only accepted by accident`;const M=p.replace(/(?<!\.)\.+(?=$|:)/,"");return M===p?null:`remove \
the trailing dot: tokens and settings for ${M} do not apply to this host`}const d=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",i=l=>d.test(l),_=[l=>i(l)?o:null,l=>{const p=l.split(/[\s,;]+/).filter(M=>M!=="");return p.length<2?null:p.every(M=>M.includes(".")&&
g(M))?`write one hostname at a time: ${p[0]}`:"remove the spaces, commas and semicolons"}],m=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,T=[["the wh\
ite space",l=>l.trim()],["the quotation marks",l=>l.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",l=>l.replace(m,"")],["the trailing slash",l=>l.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",l=>l.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",l=>l.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",l=>l.slice(l.lastIndexOf("@")+
1)],["the trailing colon",l=>l.replace(/^([^:]*):$/,"$1")]];function O(l){let p=l;const M=[];for(const[A,t]of T){const n=t(p);n!==p&&M.push(A),p=n}return{inside:p,
removed:M}}const w=l=>l.join(", ").replace(/, ([^,]*)$/," and $1"),S=[l=>/^\[.*\](:\d+)?$/s.test(l)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(l)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,l=>l.includes("*")?"write each hostname; wildcards are not supported":null,l=>{if(!/(^|\.)xn--/i.test(l))return null;
const p=(0,a.WV)(l);return g(p)?`write it in Unicode: ${p}`:"write it in Unicode, not in punycode"},l=>{if(!l.includes("_"))return null;if(l.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const p=l.replaceAll("_","-");return`a hostname cannot contain underscores${g(p)?`; did you mean ${p}?`:""}`},
l=>{const p=l.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return p!==l&&g(p)?`remove the extra dots: ${p}`:null},l=>/(^|\.)-|-(\.|:|$)/.test(l)?"remo\
ve the hyphen at the start or end of a label":null,l=>/(^|\.)[^.:]{2}--/.test(l)?"a label cannot have hyphens as its third and fourth character":null,l=>{const[
,p="",M=""]=/^([^:]*):(.*)$/s.exec(l)??[];return g(p)?/^[+-]?[0-9]+$/.test(M)?"use a port from 1 to 65535":`write the port as a number: ${p}:8443`:null}],U=l=>{
const p=(0,u.rE)(l,"terraform");return p.ok&&!p.value.hostImplied},F=l=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(l),x=[l=>l===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(l,p)=>!p&&i(l)?o:null,l=>l===l.trim()?null:"remove the white space around the address",(l,p)=>{const[,M="",A=""]=/^(https?:\/\/)(.*)$/i.
exec(l)??[];return M===""||!U(A)?null:`remove ${M} to use the registry module: ${A}${p?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(l,p,[M="",...A])=>{const[,t="",n=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(M)??[];if(A.length!==3||t!=="localhost"&&n===
"")return null;const e=p?`; the client reads "${t}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${n} or ${t}.localdomain${n}${e}`},
(l,p,[M="",...A])=>A.length===3&&F(M)?v(M):null,(l,p,M)=>{const[A=""]=M;return p||M.length!==3||!F(A)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${A==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(l,p,M)=>{const A=/^https?:$/i.test(M[0]??"")&&M[1]==="",[t="",...n]=A?
M.slice(2):M;if(p||n.length!==4||!F(t))return null;const[e="",s=""]=[n[0],n[3]],[c,f]=[n.slice(1),n.slice(0,3)].map(y=>[t,...y].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${f}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${c}; service discovery works only at the root of a host\
, not below /${e}`},(l,p,M)=>!p&&M.length>=3&&l.includes("?")?"remove the query; set the version with the `version` argument":null,(l,p,M)=>{const A=M.at(-1)??"";
return p||![3,4].includes(M.length)||!/[A-Z]/.test(A)?null:`write the target system in lower case: ${[...M.slice(0,-1),A.toLowerCase()].join("/")}`},(l,p)=>!p&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(l)?`write ./${l} to use a directory of the same repository`:null];function H(l,p,M){if(p.kind==="local"||l.length>E)return null;
const[A="",...t]=l.split("/");if(M.ok)return M.value.hostImplied?null:v(A);const n=t.length===0?[]:t.join("/").split("//",1)[0]?.split("/")??[];return k(x,l,p.kind===
"remote",[A,...n])}function R(l){if(l.length>E)return null;if(i(l))return o;if(l!==l.trim())return"remove the white space around the address";const[,p=""]=/^https?:\/\/(.*)$/i.
exec(l)??[];if(p!=="")return`remove the scheme: ${p}`;const M=l.split("/"),[A=""]=M;return M.length===2&&F(A)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":M.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":M.length===3?v(A):null}}),6174:((h,P,r)=>{r.d(P,{Q:()=>v,_:()=>g});const a="***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function g(d){return/[@?]/.test(d)?d.replace(/[^\s"']+/g,o=>o.split("://").map((i,_)=>$(i,_>0)).join("://").replace(E,(i,_,m)=>u.
test(m)?i:`${_}${m}=${a}`)):d}const k=/(=\s*)"[^"]*(?:"|$)/g,v=d=>g(d.replace(k,`$1"${a}"`));function $(d,o){const i=d.search(/[/?#]/),_=i<0?d:d.slice(0,i),T=o&&
/:(?!\d*$)/.test(_)?d.lastIndexOf("@"):_.lastIndexOf("@"),O=d.slice(0,Math.max(T,0)).replace(/^[a-z0-9]+::/,""),w=o?O!=="git":O.includes(":");return T<0||!w?d:a+
d.slice(T)}}),1064:((h,P,r)=>{r.d(P,{$I:()=>O,Du:()=>v,Jd:()=>l,Mq:()=>S,NX:()=>w,SZ:()=>i,Yr:()=>_,ab:()=>T,bB:()=>d,n3:()=>E,pH:()=>U,rG:()=>m,sX:()=>R,tB:()=>x,
zK:()=>$});const a="registry.terraform.io",u=[a,"registry.opentofu.org"],E=p=>u.includes(p),g=["modules.v1","providers.v1"],k={terraform:{name:"Terraform",uses:g,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:g,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:g,replaces:g,defaults:u},renovate:{name:"\
Renovate",uses:g,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},v=["terraform","opentofu"],$=Object.keys(k),d=Object.fromEntries(Object.entries(k).map(([p,{name:M}])=>[p,M])),o=p=>k[p],i=p=>g.includes(
p)?$.filter(M=>o(M).uses.includes(p)):v,_=p=>$.filter(M=>o(M).defaults?.includes(p)),m=$.filter(p=>o(p).replaces.length>0),T=p=>$.filter(M=>o(M).replaces.includes(
p)),O={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},w={terraform:3,opentofu:9},S=p=>p===429||p>=500&&p!==501,U=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
F={terraform:"1.15.0",opentofu:"1.12.0"};function x(p,M){const A=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(M[p]??"");if(A===null)return F[p];
const t=A[1]?.split(".")??[];return[0,1,2].map(n=>t[n]??"0").join(".")}function H(p,M){const[A=[],t=[]]=[p,M].map(e=>e.split(".").map(Number)),n=A.findIndex((e,s)=>e!==
t[s]);return n<0||(A[n]??0)>(t[n]??0)}const R=p=>H(p,"1.12.0"),l=(p,M)=>p==="opentofu"||!H(M,"1.13.0")}),1831:((h,P,r)=>{r.d(P,{$k:()=>U,$o:()=>M,Jr:()=>A,Pm:()=>p,
Pv:()=>i,Rt:()=>m,Sv:()=>w,WV:()=>O,cu:()=>S,fK:()=>F,nx:()=>T});var a=r(3625),u=r(6246),E=r(4283),g=r(8408);const k=443,v=65535,$=9223372036854775807n,d=-9223372036854775808n,
o="TF_TOKEN_";function i(t){const{name:n,portion:e}=x(t.toWellFormed()),s=H(e);if(!s.ok)return/^https?$/i.test(n)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const c=R(n);if(c!==null)return(0,a.T)(c);const f=(0,g.YE)(n);
return f.ok?f.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(f.value+s.value):f}const _=new Set(["localterraform.com","loca\
ltofu.com"]),m=t=>_.has(t);function T(t){const{name:n,portion:e}=x(t);return(0,g.DI)(n)+e}function O(t){const{name:n,portion:e}=x(t.toWellFormed()),s=H(e);return((0,g.
QC)(n)??n)+(s.ok?s.value:e)}function w(t){const{name:n,portion:e}=x(t);return{name:n,port:e===""?k:Number(e.slice(1))}}const S=t=>({scheme:"https",opaque:"",user:null,
host:t,omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,fragment:""});function U(t){if(!t.startsWith(o))return null;const n=t.slice(o.length).
replaceAll("__","-").replaceAll("_","."),e=i(O(n));return e.ok?e.value:null}function F(t){const n=T(t),e=[t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(
".","_"),n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_")];return[...new Set(e)].map(s=>o+s).filter(s=>U(s)===t)}function x(t){const n=t.indexOf(
":");return n===-1?{name:t,portion:""}:{name:t.slice(0,n),portion:t.slice(n)}}function H(t){if(t==="")return(0,a.J)("");const n=t.slice(1);if(!/^[+-]?[0-9]+$/.test(
n))return(0,a.T)("port portion contains non-digit characters");const e=n.replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=e.length>20?null:BigInt(e.replace("+",""));return s===
null||s>$||s<d?(0,a.T)("port portion contains non-digit characters"):s>v?(0,a.T)("port number is greater than 65535"):(0,a.J)(s===BigInt(k)?"":`:${s}`)}function R(t){
if(t==="")return"empty string is not a valid hostname";for(const n of t.replace(/\.{1,2}$/,"").split(".")){if(n==="")return"hostname contains empty label (two c\
onsecutive periods)";if(n.startsWith("xn--"))return`hostname label ${(0,u.o)(n)} specified in punycode format; service hostnames must be given in unicode`}return null}
const l={http:"80",https:"443",ssh:"22"};function p(t){const{name:n,port:e}=(0,E.cz)(t),s=n.includes(":")?`[${n}]`:n,c=e===""||e===l[t.scheme];return M(c?s:`${s}\
:${e}`)}function M(t){const n=i(t);return n.ok?n.value:t.toLowerCase()||null}const A=(t,n)=>n.length===0||n.some(e=>e.subdomains?t.endsWith(`.${e.host}`):t===e.
host)}),8408:((h,P,r)=>{r.d(P,{mI:()=>S,QC:()=>O,YE:()=>m,DI:()=>w});const a=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.c\
js").toASCII(...e),u=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...e);var E=r(3625),g=r(6246);const k=256,
v={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},$={...v,checkBidi:!1},d=new RegExp("\\p{M}{31}","u"),o="xn--",i=new TextEncoder;let _;function m(e){return _?.
name!==e&&(_={name:e,ascii:T(e)}),_.ascii}function T(e){const s=x(e,!1);if(!s.ok)return s;const c=H(s.value,v);return c===null?(0,E.T)(U(l(e,!1))):(0,E.J)(c)}function O(e){
const s=x(e,!0);if(!s.ok)return null;const c=H(s.value,$);if(c===null)return null;const f=x(c,!1);return f.ok?f.value.join("."):null}const w=e=>R(e)?u(e,v).domain:
e,S=e=>u(e).domain,U=e=>`idna: invalid label ${(0,g.o)(e)}`;function F(e){return`idna: disallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(
4,"0")}`}function x(e,s){if(e.length>k&&R(e))return(0,E.T)(`hostname is longer than ${k} characters`);const c=[];for(const f of l(e,s).split(".")){const y=f.startsWith(
o)?p(f):(0,E.J)(f);if(!y.ok)return y;const L=M(y.value);if(L!==null)return(0,E.T)(L);c.push(y.value)}return(0,E.J)(c)}function H(e,s){const c=e.join(".");return n(
c)?c:a(c,s)}const R=e=>/[^\0-\x7f]|xn--/i.test(e);function l(e,s){return e.replace(/[A-Z]+|[^\0-\x7f]/gu,f=>n(f)?f.toLowerCase():u(f,{transitionalProcessing:s}).
domain).normalize("NFC")}function p(e){const s=e.slice(o.length);if(s==="")return(0,E.J)("");const c=u(e).domain;return c===e||n(c)?(0,E.T)(U(s)):c.normalize("N\
FC")!==c||!Array.from(c).every(t)?(0,E.T)(U(c)):(0,E.J)(c)}function M(e){if(A(e))return U(e);if(/^[a-z0-9-]*$/.test(e))return null;if(d.test(e))return U(e);if(!n(
e)&&a(e,$)!==null)return null;for(const s of e){if(!t(s))return U(e);if(s<"\x80"&&!/[a-z0-9-]/.test(s))return F(s)}return U(e)}function A(e){if(e.startsWith("-")||
e.endsWith("-"))return!0;if(!e.slice(0,4).includes("--"))return!1;const s=i.encode(e.slice(0,5));return s.length>4&&s[2]===45&&s[3]===45}function t(e){if(e<"\x80")
return!0;const{domain:s,error:c}=u(`1${e}`);return!c&&s===`1${e}`}const n=e=>!/[^\0-\x7f]/.test(e)}),5011:((h,P,r)=>{r.d(P,{A:()=>w,Nj:()=>U,Vm:()=>_,mD:()=>m,rE:()=>O,
vL:()=>T});var a=r(3625),u=r(6246),E=r(1831),g=r(4321);const k={terraform:m("registry.terraform.io"),opentofu:m("registry.opentofu.org")},v=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
$=/^[0-9a-z]{1,64}$/,d="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",o="must be between one and 64 ASCII letters or digits",i={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},_=H=>k[H];function m(H){const R=(0,E.Pv)(H);if(!R.ok)throw new Error(R.why);return R.value}function T(H,R){if(U(H))return{kind:"local"};const l=O(
H,R);if(l.ok)return l.value;const p=(0,g.Zy)(H,R);return p.ok?{kind:"remote",...p.value}:{kind:"invalid",error:p.why}}function O(H,R){return U(H)?(0,a.T)(`can't\
 use local directory ${(0,u.o)(H)} as a module registry address`):S(H,"module",R)}const w=H=>S(H,"component","terraform");function S(H,R,l){const p=i[R],{address:M,
subdirectory:A}=(0,g.UQ)(H);if(A.startsWith("../"))return(0,a.T)((0,g.dr)(A,R));const t=M.split("/"),n=t.length===p.parts;if(!n&&t.length!==p.parts+1)return(0,a.
T)(`a ${R} registry source address must have ${p.count}`);const e=n?(0,a.J)(_(l)):F(t.shift()??"",R);if(!e.ok)return e;const s=x(t,R);if(s!==void 0)return(0,a.T)(
s);const[c="",f="",y=""]=t,L={hostImplied:n,namespace:c,name:f,system:y,subdirectory:A};return(0,a.J)({kind:"registry",host:e.value,...L})}const U=H=>/^\.\.?[/\\]/.
test(H);function F(H,R){const l=(0,E.Pv)(H);if(!l.ok){const p=`invalid ${R} registry hostname ${(0,u.o)(H)}`;return H.includes("--")?(0,a.T)(`${p}; internationa\
lized domain names must be given as direct unicode characters, not in punycode`):(0,a.T)(p)}return l.value.includes(".")?i[R].reserved.includes(l.value)?(0,a.T)(
`can't use ${(0,u.o)(l.value)} as a ${R} registry host, because it's reserved for installing directly from version control repositories`):l:(0,a.T)(`invalid ${R}\
 registry hostname: must contain at least one dot`)}function x([H="",R="",l],p){if(!v.test(H))return H.includes(".")?`source address must have ${i[p].afterHost}`:
`invalid namespace ${(0,u.o)(H)}: ${d}`;const M=`${p} registry addresses may not include a query string portion`;if(!v.test(R))return l===void 0&&R.includes("?")?
M:`invalid ${p} name ${(0,u.o)(R)}: ${d}`;if(!(l===void 0||$.test(l)))return l.includes("?")?M:`invalid target system ${(0,u.o)(l)}: ${o}`}}),4321:((h,P,r)=>{r.
d(P,{UQ:()=>_,Zy:()=>$,cx:()=>d,dr:()=>T,uE:()=>i});var a=r(3625),u=r(6246),E=r(4283),g=r(6979),k=r(1064),v=r(1831);function $(t,n){const e=d(t,n);if(!e.ok)return e;
const{subdirectory:s,host:c}=e.value;return(0,a.J)({subdirectory:s,host:c})}function d(t,n){const{address:e,subdirectory:s}=_(t);if(s.startsWith("../"))return(0,a.
T)(T(s));const c=S(e.toWellFormed(),n);if(!c.ok)return c;const{subdirectory:f}=c.value;if(f==="")return(0,a.J)({...c.value,subdirectory:s});const y=m(`${f}/${s}`);
return y.startsWith("../")?(0,a.T)(`detected ${T(y)}`):(0,a.J)({...c.value,subdirectory:y})}const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function i(t,n){const e=o.exec(t)?.[0];if(e===void 0)return null;const s=$(`${e}a/b`,n);return s.ok?s.value.host:null}function _(t){const n=t.indexOf("?"),e=n<0?
t:t.slice(0,n),s=e.indexOf("://"),c=e.indexOf("//",s<0?0:s+3);if(c<0)return{address:t,subdirectory:""};const f=n<0?"":t.slice(n),y=e.slice(c+2);return{address:e.
slice(0,c)+f,subdirectory:y===""?"":m(y)}}function m(t){const n=t.startsWith("/"),e=[];for(const c of t.split("/"))c===""||c==="."||(c!==".."?e.push(c):e.length>
0&&e.at(-1)!==".."?e.pop():n||e.push(c));const s=(n?"/":"")+e.join("/");return s===""?".":s}const T=(t,n="module")=>`subdirectory path ${(0,u.o)(t)} leads outsi\
de of the ${n} package`,O=(t,n=t.scheme)=>(0,a.J)({subdirectory:"",host:t.scheme==="file"?null:(0,v.Pm)(t),getter:n,url:t}),w=(t,n)=>(0,a.J)({subdirectory:"",host:n,
getter:t,url:null});function S(t,n){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],{address:c}=_(s??t),f=(0,E.Dl)(c);if(f.ok&&f.value.scheme!=="")
return O(f.value,e);for(const L of A){const b=L(c,n);if(b?.ok)return(0,a.J)({...b.value,getter:e??b.value.getter});if(b!==void 0)return b}const y=n==="terraform"?
"address":"string";return(0,a.T)(`invalid source ${y}: ${t}`)}function U(t,n,e){const s=(0,E.Dl)(t);if(!s.ok)return(0,a.T)(`error parsing ${n} URL: ${s.why}`);const{
path:c}=s.value,f=e==="git"&&!c.endsWith(".git");return O(f?{...s.value,path:`${c}.git`}:s.value,e)}const F=t=>{if(!t.startsWith("github.com/"))return;const n=t.
replace(/\?.*$/s,"").split("/");if(n.length<3)return(0,a.T)("GitHub URLs should be github.com/username/repo");const e=U(`https://${n.slice(0,3).join("/")}`,"Git\
Hub","git");if(!e.ok||n.length===3)return e;const s=(0,g.V$)(n.slice(3).join("/").replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;const c=m(
s.value).replaceAll("%","%25");return(0,a.J)({...e.value,subdirectory:c})},x=(t,n)=>{const[,e,s,c]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(t)??[];if(s===void 0||
c===void 0)return;const f=(0,g.h0)(/\?(.*)$/s.exec(c)?.[1]??""),y=n==="terraform"?"Git":"GitHub";return f!==null?(0,a.T)(`error parsing ${y} SSH URL: ${f}`):e===
"git"?w("git",(0,v.$o)(s)):void 0},H=t=>t.startsWith("bitbucket.org/")?U(`https://${t}`,"BitBucket","git"):void 0,R=(t,n)=>{const e=n==="terraform"?"googleapis.\
com/":".googleapis.com/";if(!t.includes(e))return;const s=t.split("/");return s.length<5?(0,a.T)("URL is not a valid GCS URL"):U(`https://www.googleapis.com/sto\
rage/${s.slice(2).join("/")}`,"GCS","gcs")},l=t=>{if(!t.includes(".amazonaws.com/"))return;const[n="",...e]=t.split("/"),s=p(n.split("."));return s===void 0?(0,a.
T)("URL is not a valid S3 URL"):U(`https://${[s,...e].join("/")}`,"S3","s3")};function p(t){const[n="",e="",s=""]=t;return t.length===3?`${n}.amazonaws.com`:t.length===
4?`${e}.amazonaws.com/${n}`:t.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${n}`:void 0}const A=[F,x,H,R,l,(t,n)=>{if(t!=="")return t.startsWith("/")?w("file",null):
(0,a.T)(`${k.bB[n]} cannot detect a supported external module source type for ${t}`)}]}),8999:((h,P,r)=>{r.d(P,{v:()=>E});var a=r(4283),u=r(630);function E(g,k){
const v=(0,a.Dl)(k);if(!v.ok)return{...v,reason:"syntax"};const d=v.value.scheme===""?(0,u.s)(g,v.value):v.value;return d.scheme!=="http"&&d.scheme!=="https"?{ok:!1,
reason:"scheme",why:`unsupported scheme ${d.scheme}`}:d.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,
value:{...d,fragment:""}}}}),9562:((h,P,r)=>{r.d(P,{Bn:()=>d,D6:()=>S,M:()=>o,OA:()=>x,OZ:()=>$,S3:()=>v,TE:()=>c,TW:()=>R,Tz:()=>f,e$:()=>g,eQ:()=>M,oe:()=>e,p4:()=>O,
qE:()=>U,xq:()=>k});var a=r(3307),u=r(3625),E=r(8999);const g="modules.v1",k="providers.v1",v="login.v1",$="tfe.v2",d="tfe.v2.1",o="tfe.v2.2",i=[g,k,$,d,o,"stat\
e.v2"],_=[v,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],m=b=>b.split(".",1)[0]??"",T=(b,j)=>b.some(X=>m(X)===m(j)),O=b=>T(i,b),w=new Set([...i,..._]),
S=b=>b!=="state.v2"&&w.has(b),U=b=>O(b)||T(_,b),F=[g,k,v,$,d,o,..._];function x(b){if(U(b))return null;const j=b.toLowerCase(),X=Y=>Y===j||Y.slice(m(Y).length)===
j.slice(m(j).length)&&m(Y).length>=H&&R(m(Y),m(j));return F.find(X)??null}const H=5;function R(b,j){let X=0;for(;X<b.length&&b[X]===j[X];)X+=1;const[Y,Q]=[b.slice(
X),j.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const l="[0-9A-Za-z~-]",p=b=>`${b}${l}\
*(?:\\.${l}+)*`,M=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${p("[0-9]")})|-?(${p("[A-Za-z~-]")}))?(?:\\+(${p(l)}))?`,A=new RegExp(`^${M}$`),t=2n**63n-1n,n=2n**64n-1n;function e(b,j){
const X=b.indexOf(".");if(X<0)return(0,u.T)(`invalid service ID format (i.e. service.vN): ${b}`);const Y=b.slice(0,X),Q=b.slice(X+1);switch(j){case"terraform":return A.
exec(Q)?.[1]?.split(".").every(oe=>s(oe,t))?(0,u.J)({name:Y,version:Q}):(0,u.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y===
"tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(1),n)?(0,u.J)({name:Y,version:Q}):(0,u.T)('invalid service version: must be "v" followed by an int\
eger major version number')}}}const s=(b,j)=>b.replace(/^0+/,"").length<=String(j).length&&BigInt(b)<=j;function c(b,j){const X=e(b,j.client);if(!X.ok)return{kind:"\
bad-id",why:X.why};const{name:Y}=X.value;if(j.services===null)return{kind:"missing",why:f(Y)};const Q=j.services.find(q=>q.id===b);return Q!==void 0?y(Q,X.value,
j):j.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"version",why:L(X.value,j)}:{kind:"missing",why:`host ${j.display} does not provide a ${Y} service`}}const f=b=>`\
host does not provide a ${b} service`;function y({id:b,value:j,leftOut:X=0},Y,Q){if(b===v)return(0,a.Gv)(j)?{kind:"object",value:j,leftOut:X}:{kind:"type",why:`\
service ${b} must be declared with an object value in the service discovery document`,value:j};if(typeof j!="string")return{kind:"type",why:L(Y,Q),value:j};const q=(0,E.
v)(Q.documentUrl,j);if(q.ok)return{kind:"url",url:q.value,value:j};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,
value:j}}function L({name:b,version:j},{client:X,display:Y}){const Q=X==="terraform"?j:BigInt(/\d+/.exec(j)?.[0]??0);return`host ${Y} does not support ${b} vers\
ion ${Q}`}}),2713:((h,P,r)=>{r.d(P,{I:()=>u,o:()=>E});const a="***",u=4;class E{#e;constructor(k){this.#e=k}reveal(){return this.#e}toString(){return a}toJSON(){
return a}[Symbol.for("nodejs.util.inspect.custom")](){return a}}}),3592:((h,P,r)=>{r.d(P,{Bw:()=>E,G5:()=>v,_O:()=>u,aq:()=>g,xV:()=>k,xv:()=>a});const a="1.0.0",
u=`tf-disco-action/${a}`,E="https://github.com/org/tf-disco-action",g=`${E}/blob/v1/docs/problems.md`,k=`${E}/issues`,v=1}),5955:((h,P,r)=>{r.d(P,{$$:()=>u,Wv:()=>a,
_3:()=>k,_Q:()=>g,mk:()=>d,ux:()=>v});class a{bytes;constructor(i){this.bytes=i}take(i){const _=u(i);return _>this.bytes?!1:(this.bytes-=_,!0)}}const u=o=>new TextEncoder().
encode(o).length,E=100;function*g(o,i,_,m=""){let[T,O]=[0,0];for(const w of o){const S=O<E?_(w):null;S!==null&&i.take(S)?yield`${T++===0?"":m}${S}`:O+=1}return O}
function k(o,i){let _=i;for(const[m,T]of o.toSorted((O,w)=>O-w).entries()){const O=_/(o.length-m);if(T>O)return O;_-=T}return Number.POSITIVE_INFINITY}function v(o,i,_){
let[m,T]=[0,0];for(const O of o){if(T+=_(O),T>i)break;m+=1}return m===o.length?o:o.slice(0,m)}const $=64*1024;function*d(o){let i="";for(const _ of o)i+=_,!(i.length<
$)&&(yield i,i="");i!==""&&(yield i)}}),8641:((h,P,r)=>{r.d(P,{BP:()=>_,D9:()=>S,J7:()=>i,LS:()=>m,My:()=>O,RK:()=>o,cq:()=>n,h$:()=>l,js:()=>w,s$:()=>A,z5:()=>t});
const a=500,u=4e3,E=160,g=2,k=e=>/^[ -~]*$/.test(e),v=e=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{\
Zs}","u").test(e),$=e=>new RegExp("\\p{M}","u").test(e),d=e=>`<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,s=a){if(e.length<=
s&&k(e))return e;let c="",f=g;for(const y of e){f=$(y)?f+1:0;const L=v(y)||f>g?d(y):y;if(c.length+L.length>s)return`${c}\u2026`;c+=L}return c}function i(e,s=E){
const c=Array.from(e.slice(-2*s)).slice(-s).join(""),f=Array.from(o(c,Number.POSITIVE_INFINITY));return`${c===e&&f.length<=s?"":"\u2026"}${f.slice(-s).join("")}`}
function _(e){return e.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function m(e,s=u){const f=e.split(`
`).map(y=>_(o(y,s))).join(`
`);return f.length>s?`${f.slice(0,s).toWellFormed()}\u2026`:f}const T={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},O=e=>e.replace(/[&<>"']/g,s=>T[s]??
s);function w(e,s=a){return o(e,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,c=>`&#${c.codePointAt(0)};`)}function S(e,s=a){return e===""?"<i>empty</i>":
`<code>${w(e,s)}</code>`}const U=e=>k(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(e),F=/^[0-9a-f]{7,}$/i,x=`"'\
(`,H=`"'),.;:!?\u2026`,R=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function l(e,s=u){return(o(e,s).match(R)??[]).map(c=>{if(c.split(" ").every(M))return w(c,s);
if(c.includes(" ")||/^(["`]).+\1$/u.test(c))return S(c.replace(/^`(.*)`$/u,"$1"),s);const{before:y,core:L,after:b}=p(c);return`${w(y)}${S(L.replace(/^`(.*)`$/u,
"$1"),s)}${w(b)}`}).join("")}function p(e){let s=0,c=e.length;for(;s<c&&x.includes(e.charAt(s));)s+=1;for(;c>s&&H.includes(e.charAt(c-1));)c-=1;return{before:e.
slice(0,s),core:e.slice(s,c),after:e.slice(c)}}function M(e){const{core:s}=p(e);return U(s)&&!F.test(s)}const A=e=>e.replace(/[^ -~\n]/gu,s=>v(s)?t(s):s).replace(
/##(?=\w*\[)/g,t),t=e=>e.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(e){return e.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((h,P,r)=>{r.d(P,{p:()=>v});var a=r(6174),u=r(3592),E=r(8641);const g=100,k=5;function v($,d){const o=[];let i=$;for(;i!==void 0&&o.length<k;){const m=i instanceof
Error?i.stack??i.message:String(i);o.push((0,a._)(d(m))),i=i instanceof Error?i.cause:void 0}const _=o.join(`
caused by: `).split(`
`).slice(0,g);return[`tf-disco ${u.xv} crashed; this is a bug, please report it with this text at ${u.xV}`,..._.map(m=>(0,E.BP)((0,E.RK)(m)))].join(`
`)}}),3469:((h,P,r)=>{r.d(P,{l:()=>O,w:()=>T});var a=r(1064);const u=[0,0,0],E=[Number.POSITIVE_INFINITY,0,0],g={from:u,before:E},k={from:[Number.MAX_SAFE_INTEGER,
0,0],before:E},v=(w,S)=>w[0]-S[0]||w[1]-S[1]||w[2]-S[2],$=200,d=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(w){if(w.length>$)return null;if(w==="latest")return k;const S=w.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(F=>F!=="");let U=g;for(const F of S){const x=i(F);if(x===null)return null;U={from:v(x.from,U.from)>0?x.from:U.from,before:v(x.before,U.before)<0?x.before:
U.before}}return S.length===0?null:U}function i(w){const S=d.exec(w);if(S===null)return null;const[,U="",...F]=S,x=F.slice(0,3).flatMap(A=>/^\d/.test(A??"")?[Number(
A)]:[]),[H=0,R=0,l=0]=x,p=[H,R,l],M=A=>A<=1?[H+1,0,0]:A===2?[H,R+1,0]:[H,R,l+1];switch(U){case">=":return{from:p,before:E};case">":return{from:M(x.length),before:E};case"\
<":return{from:u,before:p};case"<=":return{from:u,before:M(x.length)};case"!=":return g;case"~>":return{from:p,before:M(x.length-1)};case"^":return{from:p,before:M(
1)};case"~":return{from:p,before:M(Math.min(x.length,2))};default:return{from:p,before:M(x.length)}}}const _=(w,S)=>w===null?S:o(w)?.from??S;function m(w,S){const{
from:U,before:F}=o(w)??g;return v(U,_(S.before,E))<0&&v(_(S.from,u),F)<0}function T(w,S){const U=a.pH.filter(x=>x.client===w);if(S.length===0)return U;const F=U.
filter(x=>S.some(H=>m(H,x)));return F.length===0?U:F}const O=w=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(w)}),3474:((h,P,r)=>{r.d(P,{CV:()=>o,
Ku:()=>m,Ob:()=>A,PW:()=>$,TN:()=>O,WD:()=>w,YA:()=>U,Yq:()=>H,ai:()=>S,lq:()=>F,lx:()=>x,pS:()=>T,p_:()=>_,xH:()=>d});var a=r(2713),u=r(3469),E=r(7630),g=r(8535);
const k=(n,e)=>({isList:!1,value:n,parse:e}),v=n=>({value:n,mistakes:[]}),$=k("FILE",n=>v(n||null)),d=(n,e)=>k(n,(s,c)=>{if(s==="")return v(null);const f=e(s);return f.
ok?v(f.value):{value:null,mistakes:[`${c}: ${f.why}`]}}),o=k("TOKEN",n=>v(n===""?null:new a.o(n))),i=20,_=(n,e,s=E.Dw)=>({isList:!0,value:n,parse:(c,f)=>{const y=s(
c).map(e),L=y.flatMap(b=>b.ok?[]:[`${f}: ${b.why}`]);return{value:y.flatMap(b=>b.ok?[b.value]:[]),mistakes:m(L,f)}}});function m(n,e){const s=n.length-i;return n.
slice(0,i).concat(s>0?`${e}: ${s} more lines are wrong`:[])}const T=1e4,O={isList:!0,value:"HOST",parse:(n,e)=>{const{value:s,mistakes:c}=_("HOST",E.l6).parse(n,
e),f=Map.groupBy(s,({host:L})=>L);return{value:Array.from(f,([L,b])=>({host:L,services:[...new Set(b.flatMap(({services:j})=>j))],addresses:b.flatMap(({addresses:j})=>j)})),
mistakes:c}}},w=n=>({isList:!0,value:"LABEL",parse:(e,s)=>{const{value:c,mistakes:f}=_("LABEL",E.V8).parse(e,s),y=c.flat();return{value:[...new Set(y.length===0?
[n]:y)],mistakes:f}}}),S=({min:n,max:e,whole:s})=>k("N",(c,f)=>{const y=/^\d+(\.\d+)?$/.test(c)?Number(c):Number.NaN;if(y>=n&&y<=e&&(!s||Number.isInteger(y)))return v(
y);const b=`${f} is "${c}", expected ${s?"a whole number":"a number"} from ${n} to ${e}`;return{value:n,mistakes:[b]}}),U=n=>k("SECONDS",(e,s)=>{const{value:c,mistakes:f}=S(
n).parse(e,s);return{value:c*1e3,mistakes:f}}),F=({parse:n,...e})=>({...e,parse:(s,c)=>s===""?v(null):n(s,c)}),x=k("",(n,e)=>{const s=/^(true|True|TRUE)$/.test(
n),c=s||/^(false|False|FALSE)$/.test(n);return{value:s,mistakes:c?[]:[`${e} is "${n}", expected "true" or "false"`]}}),H=(...n)=>({isList:!1,value:n.join("|"),choices:n,
parse:(e,s)=>{const f=n.some(y=>y===e)?[]:[`${s} is "${e}", ${R(e,n)}`];return{value:e,mistakes:f}}});function R(n,e){const s=(0,g.q)(n,e),c=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${e.map(f=>`"${f}"`).join(", ")}${c}`}const l=["auto","terraform","opentofu","both"],p=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
A={isList:!1,value:"CLI",choices:l,parse:(n,e)=>{const[,s,c=null]=p.exec(n)??[],f=`${e} is "${n}"`;if(s===void 0){const L=R(n,l),b=L.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:t,mistakes:[`${f}, ${L}${b}`]}}const y={name:s,version:c};if(c===null)return v(y);if(s==="auto"||s==="both"){const L=`${f}\
, but only "terraform" and "opentofu" can have a version`;return{value:t,mistakes:[L]}}return(0,u.l)(c)?v(y):{value:t,mistakes:[`${f}, expected a version such a\
s "${s} 1.10"`]}}},t={name:"auto",version:null}}),7630:((h,P,r)=>{r.d(P,{Dw:()=>d,IL:()=>S,Ju:()=>F,Kd:()=>l,V8:()=>M,aS:()=>m,jM:()=>w,l6:()=>O,o2:()=>_,vk:()=>o,
x2:()=>R});var a=r(3625),u=r(5143),E=r(3229),g=r(1064),k=r(1831),v=r(9562),$=r(2713);function d(A){return A.split(/\r\n|[\n\r]/).map(t=>t.replace(/(^|\s)#.*$/s,
"").trim()).filter(t=>t!=="")}function o(A){return A.split(/\r\n|[\n\r]/).map(t=>t.trim()).filter(t=>t!==""&&!t.startsWith("#"))}function i(A){const t=(0,k.Pv)(
A);if(t.ok)return t;const n=(0,E.L6)(A);return(0,a.T)(`"${A}" is not a hostname: ${t.why}${n===null?"":`; ${n}`}`)}const _=A=>(0,u.en)(A)?(0,a.J)(A):(0,a.T)(`"${A}\
" is not the name of a repository, such as "acme/network"`);function m(A){const t=(0,v.OA)(A);return t!==null?(0,a.T)(`"${A}" is not a known service id; did you\
 mean ${t}?`):g.Du.some(n=>(0,v.oe)(A,n).ok)?(0,a.J)(A):(0,a.T)(`"${A}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const T=/^(modules\.v1|providers\.v1)=(.*)$/s;
function O(A){const t=A.split(/\s+/).flatMap(j=>T.test(j)?[j]:j.split(",")),[n="",...e]=t.filter(j=>j!==""),s=i(n),c=e.flatMap(j=>{const[,X,Y=""]=T.exec(j)??[];
return X===void 0?[]:[{service:X,text:Y}]}),f=e.map(j=>T.exec(j)?.[1]??j),y=f.map(m).flatMap(j=>j.ok?[]:[j.why]),L=s.ok?y:[s.why,...y];if(!s.ok||L.length>0)return(0,a.
T)(L.join("; "));const b=c.map(j=>({...j,host:s.value}));return(0,a.J)({host:s.value,services:[...new Set(f)],addresses:b})}function w(A){const t=A.startsWith("\
*."),n=i(t?A.slice(2):A);return n.ok?(0,a.J)({host:n.value,subdomains:t}):n}function S(A){const t=A.indexOf("=");if(t<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const n=(0,k.Pv)(A.slice(0,t).trim());return n.ok?(0,a.J)({host:n.value,token:new $.o(A.slice(t+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const U=/^\d{1,5}$/;function F(A){const t="expected HOST[:PORT]=ADDRESS[:PORT]",n=A.indexOf("=");if(n<0)return(0,a.
T)(`"${A}" has no "="; ${t}`);const e=A.slice(0,n).trim(),s=i(e);if(!s.ok)return s;const c=s.value.replace(/:\d+$/,""),f=H(A.slice(n+1).trim());return f===null?
(0,a.T)(`"${A}" has no valid address; ${t}`):(0,a.J)({name:c,port:x(e),...f})}function x(A){const t=A.indexOf(":");return t<0?null:Number(A.slice(t+1))}function H(A){
const t=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(A)??/^([^:\s[\]]+)(?::(.*))?$/.exec(A);if(t?.[1]!==void 0){const n=t[2];return n===void 0?{address:t[1],addressPort:null}:
!U.test(n)||Number(n)<1||Number(n)>65535?null:{address:t[1],addressPort:Number(n)}}return/^[\da-fA-F:]+$/.test(A)?{address:A,addressPort:null}:null}function R(A){
const[t="",n,...e]=A.split(/\s+/);if(e.length>0)return(0,a.T)(`"${A}" has too many words; expected CODE [HOST]`);if(n===void 0)return(0,a.J)({code:t,host:null});
const s=i(n);return s.ok?(0,a.J)({code:t,host:s.value}):s}const l=A=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(A)?(0,a.J)(A):(0,a.T)(`"${A}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),p=50;function M(A){const t=A.split(",").map(e=>e.trim()).filter(e=>e!==""),n=t.find(e=>e.length>p);return n===void 0?(0,a.
J)(t):(0,a.T)(`"${n}" has ${n.length} characters; GitHub allows at most ${p}`)}}),8535:((h,P,r)=>{r.d(P,{q:()=>E});var a=r(9562);const u=3;function E(k,v){const $=g(
k);if($.length<2)return null;const d=o=>{const[i,..._]=$.length<u?[]:v.filter(m=>o(g(m)));return i===void 0||_.length>0?null:i};return v.find(o=>g(o)===$)??v.find(
o=>(0,a.TW)(g(o),$))??d(o=>o.startsWith($))??d(o=>o.includes($))}const g=k=>k.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((h,P,r)=>{r.d(P,{GN:()=>v,P$:()=>d,
w7:()=>$});var a=r(6174),u=r(3474),E=r(7630),g=r(5100),k=r(6339);class v extends Error{name="SettingsError";mistakes;constructor(i){const _=i.map(a._);super(_.join(
`
`)),this.mistakes=_}}const $={setting:o=>o,missingPath:(o,i)=>`scan names "${o}", which does not exist in ${i}`};function d(o,{setting:i}=$){const _=g.y.map(({name:S,
field:U,kind:F,default:x})=>({field:U,...F.parse(o[S]?.trim()||x,i(S))})),m=Object.fromEntries(_.map(({field:S,value:U})=>[S,U])),T=[...m.scan,...m.usages,...(0,E.
Dw)(o.hostnames??"")].length===0,{length:O}=m.hostnames,w=`${i("hostnames")} has ${O} hosts, the limit is ${u.pS}`;return{settings:T?{...m,scan:["."]}:m,mistakes:[
..._.flatMap(({mistakes:S})=>S),...O>u.pS?[w]:[],...(0,k.U)(m,{setting:i})]}}}),5100:((h,P,r)=>{r.d(P,{f:()=>w,y:()=>O});var a=r(3625),u=r(3474),E=r(7630);const g=[
{name:"usages",field:"usages",kind:(0,u.p_)("FILE",a.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks wha\
t these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,u.p_)("OWNER/NAME",E.o2),help:"Repositories w\
hose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete.",default:""}],k=[{name:"changed-only",field:"changedO\
nly",kind:u.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},{name:"comment",field:"\
comment",kind:(0,u.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `alwa\
ys`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,u.Yq)("never","on-failure"),help:"When to open one issue, updated autom\
atically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,u.WD)("regis\
try-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},{name:"issue-open-after",field:"\
issueOpenAfter",kind:(0,u.ai)({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"\
1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,u.ai)({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a host before it counts as\
 recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"github-token",field:"githubToken",kind:u.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",default:"",actionContext:"github.token"}],v=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[
".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function $(S){const U=S.toLowerCase(),F=v.find(([x])=>U.endsWith(x));return F!==void 0?(0,a.
J)({path:S,format:F[1]}):(0,a.T)(`"${S}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (G\
itLab)`)}const d=S=>/\.json$/i.test(S)?(0,a.J)(S):(0,a.T)(`"${S}" does not end with ".json"; a badge is JSON from which shields.io makes an image`),o=[{name:"ho\
stnames",field:"hostnames",kind:u.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may \
name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,u.p_)("PATH",a.J),
help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set.",default:""},{name:"exclude",field:"\
exclude",kind:(0,u.p_)("GLOB",a.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"\
allowed-hosts",field:"allowedHosts",kind:(0,u.p_)("HOST",E.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.\
com` matches every subdomain. Default: all hosts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,u.p_)("SERVICE",E.aS),help:"\
Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",
kind:u.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to d\
etect CLI and version from the files.",default:"auto"}],i=[{name:"depth",field:"depth",kind:(0,u.Yq)("discovery","versions","packages"),help:"How far to follow \
`init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the packages that `init` would inst\
all, without downloading them.",default:"discovery"},{name:"roots",field:"roots",kind:(0,u.p_)("GLOB",a.J),help:"Globs of the directories in which `init` runs, \
one per line, relative to the current directory. Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,u.p_)("OS_ARCH",E.Kd),help:"Platfor\
ms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",
field:"upgrade",kind:u.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,u.
ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked\
 are reported.",default:"500"}],_=[{name:"tokens",field:"tokens",kind:(0,u.p_)("HOST=TOKEN",E.IL,E.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` en\
vironment variables also work.",default:""},{name:"cli-config",field:"cliConfig",kind:u.PW,help:"CLI configuration file to read instead of those in the home dir\
ectory, like `TF_CLI_CONFIG_FILE`.",default:""}],m=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,u.lq)((0,u.YA)({min:.1,max:300})),help:"Time limit for one\
 attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"re\
tries",field:"retries",kind:(0,u.ai)({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",
default:"3"},{name:"concurrency",field:"concurrency",kind:(0,u.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"\
16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,u.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are repor\
ted as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"caFile",kind:u.PW,help:"PEM file with certificate authorities to trust in additi\
on to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,u.p_)("HOST=ADDRESS",E.Ju),help:"Addresses to connect to instead of those in DNS, \
one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",default:""}],T=[{name:"certificate-days",field:"certificateDays",kind:(0,u.
ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"s\
lowMs",kind:(0,u.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,u.Yq)("error","warni\
ng","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,u.p_)("CODE",E.x2),
help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"\
report",kind:(0,u.p_)("FILE",$),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` \
or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:u.PW,help:"JSON Lines file to which each run appends its results; reports the\
n show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",field:"badge",kind:(0,u.xH)("FILE",d),help:"JSON file for a badge of shie\
lds.io to write.",default:""}],O=[...o,...g,...i,..._,...m,...T,...k],w=[["What to check",o],["Many repositories",g],["Following `init`",i],["Credentials",_],["\
Network",m],["Result",T]]}),6339:((h,P,r)=>{r.d(P,{S:()=>u,U:()=>E});var a=r(6760);function u($,{setting:d}){const{scan:o,exclude:i,roots:_,dialect:m,changedOnly:T,
repositories:O}=$,w=d("usages");if($.usages.length===0)return O.length===0?[]:[`${d("repositories")} needs ${w}; set it to the usages files of the repositories`];
const S=v(w)?`repeat ${w}`:`write one a line in ${w}`,U="set it for `tf-disco usages`, which reads the files of the repository";return[[o.length>0,"scan",`${U};\
 to check several files, ${S}`],[i.length>0,"exclude",U],[_.length>0,"roots",U],[m.name!=="auto","dialect",U],[T,"changed-only","remove it: usages files do not \
say what a pull request changes"]].flatMap(([x,H,R])=>x?[`${d(H)} cannot be used together with ${w}; ${R}`]:[])}const E=($,{setting:d})=>[...g($).map(([o,i])=>`${d(
o)} is ${i}, which needs ${d("history")}; set it to a file that is kept from run to run`),...k($).map(([o,i,_])=>`${d(o)} and ${d(i)} both name ${_}; write to d\
ifferent files`)];function g({history:$,issueOpenAfter:d,issueCloseAfter:o}){return $===null?[["issue-open-after",d],["issue-close-after",o]].filter(([,_])=>_>1):
[]}function k({report:$,history:d,badge:o}){const i=[...$.map(({path:_})=>["report",_]),...d===null?[]:[["history",d]],...o===null?[]:[["badge",o]]];return i.flatMap(
([_,m],T)=>{const O=i.slice(0,T).find(([w,S])=>w!==_&&(0,a.normalize)(S)===(0,a.normalize)(m));return O===void 0?[]:[[O[0],_,m]]})}const v=$=>$.startsWith("--")}),
6875:((h,P,r)=>{r.d(P,{I:()=>u,V:()=>a});class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(g){this.#n??=g,this.#e.
abort()}}const u=(E,g)=>{const k=setTimeout(g,E);return()=>clearTimeout(k)}}),2613:(h=>{h.exports=process.getBuiltinModule("assert")}),4434:(h=>{h.exports=process.
getBuiltinModule("events")}),9896:(h=>{h.exports=process.getBuiltinModule("fs")}),8611:(h=>{h.exports=process.getBuiltinModule("http")}),5692:(h=>{h.exports=process.
getBuiltinModule("https")}),9278:(h=>{h.exports=process.getBuiltinModule("net")}),4589:(h=>{h.exports=process.getBuiltinModule("node:assert")}),6698:(h=>{h.exports=
process.getBuiltinModule("node:async_hooks")}),4573:(h=>{h.exports=process.getBuiltinModule("node:buffer")}),1421:(h=>{h.exports=process.getBuiltinModule("node:\
child_process")}),7598:(h=>{h.exports=process.getBuiltinModule("node:crypto")}),3053:(h=>{h.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(h=>{
h.exports=process.getBuiltinModule("node:dns")}),8474:(h=>{h.exports=process.getBuiltinModule("node:events")}),3024:(h=>{h.exports=process.getBuiltinModule("nod\
e:fs")}),7067:(h=>{h.exports=process.getBuiltinModule("node:http")}),2467:(h=>{h.exports=process.getBuiltinModule("node:http2")}),7030:(h=>{h.exports=process.getBuiltinModule(
"node:net")}),8161:(h=>{h.exports=process.getBuiltinModule("node:os")}),6760:(h=>{h.exports=process.getBuiltinModule("node:path")}),3916:(h=>{h.exports=process.
getBuiltinModule("node:path/posix")}),643:(h=>{h.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(h=>{h.exports=process.getBuiltinModule("node:querys\
tring")}),99:(h=>{h.exports=process.getBuiltinModule("node:sqlite")}),7075:(h=>{h.exports=process.getBuiltinModule("node:stream")}),7830:(h=>{h.exports=process.
getBuiltinModule("node:stream/web")}),8500:(h=>{h.exports=process.getBuiltinModule("node:timers/promises")}),1692:(h=>{h.exports=process.getBuiltinModule("node:\
tls")}),3136:(h=>{h.exports=process.getBuiltinModule("node:url")}),7975:(h=>{h.exports=process.getBuiltinModule("node:util")}),3429:(h=>{h.exports=process.getBuiltinModule(
"node:util/types")}),8877:(h=>{h.exports=process.getBuiltinModule("node:v8")}),5919:(h=>{h.exports=process.getBuiltinModule("node:worker_threads")}),8522:(h=>{h.
exports=process.getBuiltinModule("node:zlib")}),857:(h=>{h.exports=process.getBuiltinModule("os")}),6928:(h=>{h.exports=process.getBuiltinModule("path")}),4756:(h=>{
h.exports=process.getBuiltinModule("tls")}),9023:(h=>{h.exports=process.getBuiltinModule("util")})},ae={};function V(h){var P=ae[h];if(P!==void 0)return P.exports;
var r=ae[h]={exports:{}},a=!0;try{ue[h](r,r.exports,V),a=!1}finally{a&&delete ae[h]}return r.exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var h=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",P=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=E=>{E&&E.d<1&&(E.d=1,E.forEach(
g=>g.r--),E.forEach(g=>g.r--?g.r++:g()))},u=E=>E.map(g=>{if(g!==null&&typeof g=="object"){if(g[h])return g;if(g.then){var k=[];k.d=0,g.then(d=>{v[P]=d,a(k)},d=>{
v[r]=d,a(k)});var v={};return v[h]=d=>d(k),v}}var $={};return $[h]=d=>{},$[P]=g,$});V.a=(E,g,k)=>{var v;k&&((v=[]).d=-1);var $=new Set,d=E.exports,o,i,_,m=new Promise(
(T,O)=>{_=O,i=T});m[P]=d,m[h]=T=>(v&&T(v),$.forEach(T),m.catch(O=>{})),E.exports=m,g(T=>{o=u(T);var O,w=()=>o.map(U=>{if(U[r])throw U[r];return U[P]}),S=new Promise(
U=>{O=()=>U(w),O.r=0;var F=x=>x!==v&&!$.has(x)&&($.add(x),x&&!x.d&&(O.r++,x.push(O)));o.map(x=>x[h](F))});return O.r?S:w()},T=>(T?_(m[r]=T):i(d),a(v))),v&&v.d<0&&
(v.d=0)}})(),(()=>{var h=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,P;V.t=function(r,a){if(a&1&&(r=this(r)),a&8||typeof r=="object"&&r&&(a&
4&&r.__esModule||a&16&&typeof r.then=="function"))return r;var u=Object.create(null);V.r(u);var E={};P=P||[null,h({}),h([]),h(h)];for(var g=a&2&&r;typeof g=="ob\
ject"&&!~P.indexOf(g);g=h(g))Object.getOwnPropertyNames(g).forEach(k=>E[k]=()=>r[k]);return E.default=()=>r,V.d(u,E),u}})(),V.d=(h,P)=>{for(var r in P)V.o(P,r)&&
!V.o(h,r)&&Object.defineProperty(h,r,{enumerable:!0,get:P[r]})},V.f={},V.e=h=>Promise.all(Object.keys(V.f).reduce((P,r)=>(V.f[r](h,P),P),[])),V.u=h=>({400:"400",
2629:"4706",2909:"5931",2929:"5931",3432:"4706",3737:"4706",4706:"4706",5528:"5931",5751:"5931",5931:"5931",5962:"400",7210:"400",9069:"9069"}[h]??h)+".index.js",
V.o=(h,P)=>Object.prototype.hasOwnProperty.call(h,P),V.r=h=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(h,Symbol.toStringTag,{value:"Module"}),
Object.defineProperty(h,"__esModule",{value:!0})},(()=>{var h={6667:0,8792:0},P=r=>{var{ids:a,modules:u,runtime:E}=r,g,k,v=0;for(g in u)V.o(u,g)&&(V.m[g]=u[g]);
for(E&&E(V);v<a.length;v++)k=a[v],V.o(h,k)&&h[k]&&h[k][0](),h[a[v]]=0};V.f.j=(r,a)=>{var u=V.o(h,r)?h[r]:void 0;if(u!==0)if(u)a.push(u[1]);else{var E=import("./"+
V.u(r)).then(P,g=>{throw h[r]!==0&&(h[r]=void 0),g}),E=Promise.race([E,new Promise(g=>u=h[r]=[g])]);a.push(u[1]=E)}}})();var ce={};V.d(ce,{C:()=>Me,a:()=>Se});const Me=()=>Promise.
all([V.e(5931),V.e(5751),V.e(2929),V.e(6667),V.e(5528),V.e(2909)]).then(V.bind(V,2909)),Se=()=>Promise.all([V.e(6667),V.e(9069)]).then(V.bind(V,9069));var ke=ce.
C,be=ce.a;export{ke as runAction,be as runCli};
