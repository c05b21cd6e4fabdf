var ue={9018:((d,R,i)=>{i.d(R,{r:()=>Me,c:()=>we});var a=i(1831),l=i(2713),A=i(7630);const m=D=>(0,a.Pv)(D).ok,S=D=>D.includes(".")&&m(D);function v(D,N){const L=(0,A.
vk)(D.tokens??"").flatMap(M=>{const U=M.indexOf("="),H=M.slice(U+1).trim(),J=U<0?"":M.slice(0,U).trim();return J!==""&&(!m(J)||!J.includes(".")&&S(H))?[H,J,M]:[
H]}),x=Object.entries(N).flatMap(([M,U])=>M.startsWith("TF_TOKEN_")&&U!==void 0?[U]:[]);return[...L,...x,D["github-token"]?.trim()??""].filter(M=>M!=="").map(M=>new l.
o(M))}var O=i(1064);const _=16777619,o=2654435761;class f{length;#e;#n;#s;#t;constructor(N,L,x){this.length=N,this.#e=L;const M=Math.max(4,Math.ceil(Math.log2(2*
x.length+1)));this.#n=new Int32Array(2**M).fill(-1),this.#s=32-M;let U=1;for(let H=1;H<N;H+=1)U=Math.imul(U,_);this.#t=U;for(const H of x)this.#n[this.#c(L,H,this.#i(
L,H))]=H}hasAt(N,L){return L<0||L+this.length>N.length?!1:this.#o(N,L,this.#i(N,L))>=0}search(N,L,x){const M=this.length;if(N.length<M)return;let U=this.#i(N,0);
for(let H=0;;H+=1){const J=this.#o(N,H,U);if(J>=0){let[V,Z]=[0,M];for(;V<L&&this.#r(N,H,J,-1-V);)V+=1;for(;Z<M+L&&this.#r(N,H,J,Z);)Z+=1;x(H-V,H+Z)}if(H+M>=N.length)
return;const G=U-Math.imul(N[H]??0,this.#t);U=Math.imul(G,_)+(N[H+M]??0)|0}}#o(N,L,x){return this.#n[this.#c(N,L,x)]??-1}#r(N,L,x,M){const U=N[L+M];return U!==void 0&&
U===this.#e[x+M]}#c(N,L,x){let M=Math.imul(x^x>>>15,o)>>>this.#s;for(;;){const U=this.#n[M]??-1;if(U<0||this.#a(U,N,L))return M;M=M+1===this.#n.length?0:M+1}}#a(N,L,x){
for(let M=0;M<this.length;M+=1)if(!this.#r(L,x,N,M))return!1;return!0}#i(N,L){let x=0;for(let M=L;M<L+this.length;M+=1)x=Math.imul(x,_)+(N[M]??0)|0;return x}}var E=i(
7251),g=i(1822);const T=4;function $(D,N){let L={text:D,starts:null};for(let x=0;x<T&&L!==null;x+=1)N(c(L,D.length)),L=t(L,D.length)}const b="\u2026",I=32,j=Uint16Array.
from({length:128},(D,N)=>{const L=String.fromCharCode(N);return N<=I||N===127?I:({"-":"+",_:"/"}[L]??L).toLowerCase().charCodeAt(0)});function F(D){return D===b?
D:/[\s\x80-\x9f]/.test(D)?" ":/[\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u.test(D)?"":D.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let B=new Uint16Array(
1024),W=new Uint32Array(1025);function C(D){if(D<B.length)return;const[N,L]=[new Uint16Array(2*D),new Uint32Array(2*D+1)];N.set(B),L.set(W),B=N,W=L}function c({
text:D,starts:N},L){C(D.length);let x=0;for(let M=0;M<D.length;M+=1){const U=D.charCodeAt(M),H=N===null?M:N[M]??L;if(U<128){x=r(j[U]??I,H,x);continue}const J=String.
fromCodePoint(D.codePointAt(M)??0),G=F(J);C(x+G.length+D.length-M);for(let V=0;V<G.length;V+=1)x=r(G.charCodeAt(V),H,x);M+=J.length-1}return W[x]=L,{codes:B.subarray(
0,x),starts:W.subarray(0,x+1)}}function r(D,N,L){return D===I&&L>0&&B[L-1]===I?L:(B[L]=D,W[L]=N,L+1)}const u={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
w=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=…|$)/g,
e=/[%\\&]|xn--/i;function t({text:D,starts:N},L){if(!e.test(D))return null;let x="";const M=[];let U=0;const H=G=>N===null?G:N[G]??L,J=G=>{for(let V=U;V<G;V+=1)
M.push(H(V));x+=D.slice(U,G)};for(const G of D.matchAll(w)){J(G.index),U=G.index+G[0].length;for(const{written:V,at:Z}of n(G)){x+=V;for(let ee=0;ee<V.length;ee+=
1)M.push(H(G.index+Z))}}return U===0?null:(J(D.length),{text:x,starts:M})}function n(D){const[N,L,x,M,U,H,J,G,V,Z]=D;return L!==void 0?h(L):Z!==void 0?[{written:(0,g.
mI)(Z.toLowerCase()),at:0}]:s(x!==void 0?String.fromCharCode(Number.parseInt(x,16)):M!==void 0?p(Number.parseInt(M,16)):J!==void 0?p(Number(J)):G!==void 0?p(Number.
parseInt(G,16)):V!==void 0?u[V]??N:U??(H===void 0?"":" "))}const s=D=>[{written:D,at:0}],p=D=>D<=1114111?String.fromCodePoint(D):"\uFFFD";function h(D){const N=D.
startsWith("%")?3:4,L=Array.from({length:D.length/N},(M,U)=>Number.parseInt(D.slice(N*(U+1)-2,N*(U+1)),16)),x=[];for(let M=0;M<L.length;){const{written:U,size:H}=y(
L,M);x.push({written:U,at:N*M}),M+=H}return x}function y(D,N){const L=D[N]??0,x={written:String.fromCharCode(L),size:1};if(L<192)return x;const M=L<224?2:L<240?
3:4;let U=L&127>>M;for(let H=N+1;H<N+M;H+=1){const J=D[H]??0;if((J&192)!==128)return x;U=U<<6|J&63}return{written:p(U),size:M}}const k="***",P=12,K=4,X=200;function Y(D){
const N=Q(D);return N===null?null:(L,x)=>{const M=[];return $(L,U=>q(U,L,N,M)),M.length===0?L:se(L,M,x)}}function Q(D){const N=[];for(const J of(0,E.x)(D))$(J,({
codes:G})=>{G.length>=l.I&&N.push(G.slice())});if(N.length===0)return null;const L=new Uint16Array(N.reduce((J,{length:G})=>J+G,0)),x=Array.from({length:P+1},()=>[]),
M=Array.from({length:P},()=>[]);let U=0;for(const J of N){const{length:G}=J;L.set(J,U);for(let Z=0;Z+P<G;Z+=K)x[P]?.push(U+Z);const V=Math.min(G,P);x[V]?.push(U+
G-V);for(let Z=l.I;Z<V;Z+=1)M[Z]?.push(U);U+=G}const H=(J,G)=>J.length===0?[]:[new f(G,L,J)];return{pieces:x.flatMap(H),heads:M.flatMap(H).reverse()}}function q({
codes:D,starts:N},L,{pieces:x,heads:M},U){const H=(V,Z)=>{const ee=D[V]===I?V+1:V;let te=D[Z-1]===I?Z-1:Z;for(;te<D.length&&N[te]===N[te-1];)te+=1;const ie=N[ee]??
0,le=N[te]??L.length,ne=U.at(-1);ne===void 0||ie<ne.from||ie>ne.to?U.push({from:ie,to:le}):U[U.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const V of x)
V.search(D,V.length===P?K-1:0,H);const J=V=>{const Z=M.find(ee=>ee.hasAt(D,V-ee.length));Z!==void 0&&H(V-Z.length,V)},G=b.charCodeAt(0);for(let V=D.indexOf(G);V>=
0;V=D.indexOf(G,V+1))J(V);L.length>=X&&J(D.length)}function se(D,N,L){let x="",M=0;for(const U of N.toSorted((H,J)=>H.from-J.from))U.to<=M||L.size>0&&de(D,U,L)||
((U.from>M||M===0)&&(x+=D.slice(M,U.from)+k),M=U.to);return x+D.slice(M)}const oe=D=>D<"\x80"?/[a-z\d.:-]/i.test(D):/[\p{L}\p{M}\p{N}]/u.test(D),fe=260;function de(D,{
from:N,to:L},x){const M=J=>Math.max(N-J,J-L)<fe&&oe(D[J]??"");let U=N;for(;M(U-1);)U-=1;let H=L;for(;M(H);)H+=1;for(;H>L&&/[.:]/.test(D[H-1]??"");)H-=1;return x.
has(D.slice(U,H))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(D,N)=>pe.has(D)||D==="client"&&O.Du.some(L=>L===N),ge=new Set;function ve(D){return re(()=>{const N=Y(D);return N===null?
L=>L:(L,x=ge)=>re(()=>Te(Oe(M=>N(M,x)))(L))})}function re(D){try{return D()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(D){
const N=new Map;return L=>{const x=N.get(L);if(x!==void 0)return x;const M=D(L);return L.length<=Ae&&N.size<Ee&&N.set(L,M),M}}function Te(D){const N={ours:new Map,
theirs:new Map},L=(M,U,H)=>{if(Array.isArray(M))return M.map(G=>x(G,U+1,H));const J=Object.entries(M).map(([G,V])=>H==="ours"&&_e(G,V)?[G,V]:[D(G),x(V,U+1,me.has(
G)?"theirs":H)]);return Object.fromEntries(J)},x=(M,U,H)=>{if(typeof M=="string")return D(M);if(U>he)return null;if(typeof M!="object"||M===null)return M;const J=N[H].
get(M)??L(M,U,H);return N[H].set(M,J),J};return M=>x(M,0,"ours")}function we(D,N,L=()=>{}){const x=new Map;let M=null;const U=H=>{const J=H.filter(G=>!x.has(G.reveal()));
if(J.length!==0){for(const G of J)x.set(G.reveal(),G);M=null,L(J)}};return re(()=>U(v(D,N))),{learn:H=>re(()=>U([H])),redact:(H,J)=>(M??=ve([...x.values()]),M(H,
J))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(D,{redact:N}){try{return D(N)}catch{return $e}}}),
7251:((d,R,i)=>{i.d(R,{K:()=>f,x:()=>O});var a=i(6246),l=i(6979),A=i(2713);function m(g){const T=g.reveal(),$=/[\r\n]/.test(T)?T.split(/[\r\n]+/):[];return[T,...$].
filter(b=>b.trim().length>=A.I)}const S=g=>[...new Set([g,Buffer.from(g).toString("latin1")])],v=g=>["","x","xx"].flatMap(T=>{const $=Buffer.from(T+g).toString(
"base64"),b=$.slice(Math.ceil(T.length*4/3)).replace(/=+$/,"");return $.endsWith("=")?[b.slice(0,-1),b]:[b]});function*O(g){const T=g.flatMap(m).map($=>$.trim());
for(const $ of new Set(T.flatMap(S)))yield $,$.includes(" ")&&(yield $.replaceAll(" ","+")),yield*v($),yield Buffer.from($).toString("hex")}const _=16*1024,o=1024*
1024;function f(g){let T=o;return $=>{const b=$.flatMap(m).flatMap(j=>[j,j.trim()]),I=[];for(const j of new Set(b.flatMap(S))){if(j.length>_||T<0)continue;const F=E(
j).filter(B=>B.trim().length>=A.I);I.push(...F),T-=F.join("").length}g([...new Set([...b,...I])])}}function E(g){const T=(0,l.ft)(g),$=(0,a.o)(g).slice(1,-1),b=[
encodeURIComponent(g.toWellFormed()),...T.ok?[T.value]:[]],I=v(g),j=Buffer.from(g).toString("hex");return[g,g.toLowerCase(),$,JSON.stringify(g).slice(1,-1),...b,
...b.map(F=>F.replace(/%[0-9A-F]{2}/g,B=>B.toLowerCase())),...I,...I.map(F=>F.replaceAll("+","-").replaceAll("/","_")),j,j.toUpperCase()]}}),6309:((d,R,i)=>{i.d(
R,{A3:()=>m,Lw:()=>A,Or:()=>S});var a=i(3592);const l={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class A extends Error{name="Refused"}function m(v){if(v instanceof
A)return v.message;if(!S(v))return`${String(v)}; this is a bug of tf-disco, please report it at ${a.xV}`;const O=l[v.code];return`${v.message.split(", ")[0]}${O===
void 0?"":`; ${O}`}`}const S=v=>typeof v=="object"&&v!==null&&"syscall"in v&&"code"in v}),6181:((d,R,i)=>{i.d(R,{RY:()=>A,n7:()=>_,r5:()=>a});function a(o){if(!o.
includes(":"))return l(o);const f=o.indexOf("%");return f===o.length-1?null:S(f<0?o:o.slice(0,f))}function l(o){const f=o.split("."),E=f.length===4&&f.every(T=>/^(0|[1-9]\d{0,2})$/.
test(T)),g=f.map(Number);return E&&g.every(T=>T<=255)?g:null}function A(o){const f=o.split(".").map(m),E=f.pop()??Number.NaN,g=4-f.length;if(!(g>0&&f.every(b=>b<=
255)&&E<256**g))return null;const $=Array.from({length:g},(b,I)=>Math.floor(E/256**(g-1-I))%256);return[...f,...$]}function m(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function S(o){const[f="",E,...g]=o.split("::");
if(E===void 0){const I=v(f,!0);return I?.length===16?I:null}const[T,$]=[v(f,!1),v(E,!0)];if(T===null||$===null||g.length>0)return null;const b=16-T.length-$.length;
return b<2?null:[...T,...Array(b).fill(0),...$]}function v(o,f){if(o==="")return[];const E=o.split(":"),g=E.map((T,$)=>{if(/^[0-9a-f]{1,4}$/i.test(T)){const b=Number.
parseInt(T,16);return[b>>8,b&255]}return f&&$===E.length-1?l(T):null});return g.every(T=>T!==null)?g.flat():null}const O=[0,0,0,0,0,0,0,0,0,0,255,255].join();function _(o){
const f=a(o)??[];return f.slice(0,12).join()===O?f.slice(12).join("."):o}}),4874:((d,R,i)=>{i.d(R,{AN:()=>j,I9:()=>s,ap:()=>F,f:()=>C});const a=9,l=10,A=13,m=32,
S=34,v=43,O=44,_=45,o=46,f=48,E=69,g=92,T=101,$=117,b=h=>h===m||h===l||h===A||h===a,I=h=>h>=f&&h<=f+9;function j(h,y){let k=y;for(;k<h.length&&b(h.charCodeAt(k));)
k+=1;return k}function F(h,y){let k=y+1;for(;k<h.length;){const P=h.charCodeAt(k);if(P===S)return k+1;if(P<m)return~k;if(P===g){const K=B(h,k);if(K===0)return~k;
k+=K}else k+=1}return~h.length}function B(h,y){if(y+1>=h.length)return 0;if(h.charCodeAt(y+1)!==$)return'"\\/bfnrt'.includes(h.charAt(y+1))?2:0;for(let k=y+2;k<
y+6;k+=1)if(k>=h.length||!W(h.charCodeAt(k)))return 0;return 6}function W(h){const y=h|32;return I(h)||y>=97&&y<=102}function C(h,y){const k=c(h.charCodeAt(y))?
r(h,y):w(h,y);return k>=0&&u(h,k)?k:~y}const c=h=>h>=97&&h<=122;function r(h,y){const k=["true","false","null"].find(P=>h.startsWith(P,y));return k===void 0?-1:
y+k.length}function u(h,y){if(y>=h.length)return!0;const k=h.charCodeAt(y);return k===O||b(k)||'"{}[]:'.includes(h.charAt(y))}function w(h,y){const k=t(h,y)===_?
y+1:y;let P=t(h,k)===f?k+1:e(h,k);if(P>0&&t(h,P)===o&&(P=e(h,P+1)),P>0&&(t(h,P)===E||t(h,P)===T)){const K=t(h,P+1);P=e(h,K===v||K===_?P+2:P+1)}return P}function e(h,y){
let k=y;for(;k<h.length&&I(h.charCodeAt(k));)k+=1;return k===y?-1:k}const t=(h,y)=>y<h.length?h.charCodeAt(y):0,n=200;function s(h,y,k){return k-y<=n&&!p(h,y,k)?
!1:!Number.isFinite(Number(h.slice(y,k)))}function p(h,y,k){for(let P=y;P<k-3;P+=1){const K=h.charCodeAt(P);if(K===T||K===E)return!0}return!1}}),3307:((d,R,i)=>{
i.d(R,{Gv:()=>E,HT:()=>W,I:()=>e,IL:()=>w,CI:()=>C,Ey:()=>B});const a=10,l=["more than 10000 levels of nesting","nest brackets less deeply"],A=["number too larg\
e for a 64-bit float","use a smaller number"],m=["the text ends before the JSON value is complete","check that the file was not truncated"],S=["trailing comma",
"remove the comma"];function v(t,n){return n===t.length?m:t[n]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const O=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function _(t,n,s){for(const[p,...h]of O)if(p.test(t))return h;switch(n){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:
/^[-+.\d]/.test(t)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(t,n,[s,p]){let[h,y]=[1,1];for(let k=0;k<n;k+=1){const P=t.charCodeAt(k);P===a?(h+=1,y=1):(P<56320||P>57343)&&(y+=1)}return{why:`lin\
e ${h}, column ${y}: ${s}`,advice:p}}var f=i(4874);const E=t=>typeof t=="object"&&t!==null&&!Array.isArray(t),g=1e4,T=34,$=44,b=58,I=91,j=123,F=125,B=(t,n)=>new c(
t,n).run({start:0,end:t.length}),W=(t,n)=>new c(t,null).run({start:0,end:t.length},n);function C(t,n,s){new c(t,s).run(n)}class c{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(n,s){
this.#e=n,this.#n=s}run(n,s="whole"){const p=this.#e,h=this.#s,y=(0,f.AN)(p,n.start);for(let P=y,K=0;P<n.end;P=(0,f.AN)(p,K)){const X=p.charCodeAt(P);if(K=this.#u(
P,X),K<0)return this.#h(P,~K);if(this.#t==="next"&&h.length===1&&this.#n?.(this.#c,K,this.#a,this.#i),s==="first"&&this.#t==="next"&&h.length===0)return null;this.#o=
X,this.#r=P}return this.#t!=="next"||h.length>0?o(p,p.length,m):this.#n!==null&&this.#l>=0&&p.charCodeAt(y)===j?o(p,this.#l,A):null}#u(n,s){const p=this.#s[this.#s.
length-1];if(s===p&&(this.#t==="next"||r(this.#o)))return this.#s.pop(),this.#t="next",n+1;switch(this.#t){case"value":return this.#f(n,s);case"key":return s===
T?this.#d(n):~n;case"colon":return s!==b?~n:(this.#t="value",n+1);case"next":return s!==$||p===void 0?~n:(this.#t=p===F?"key":"value",n+1)}}#f(n,s){const p=this.#s.
length;if(p===1&&(this.#c=n),r(s))return p===g?~n:(this.#s.push(s+2),this.#t=s===j?"key":"value",n+1);const h=s===T,y=h?(0,f.ap)(this.#e,n):(0,f.f)(this.#e,n);return y<
0||(!h&&this.#l<0&&(0,f.I9)(this.#e,n,y)&&(this.#l=n),this.#t="next"),y}#d(n){const s=(0,f.ap)(this.#e,n);return this.#s.length===1&&(this.#a=n,this.#i=s),this.#t=
"colon",s}#h(n,s){const p=this.#e,h=p.charCodeAt(n),y=this.#s.at(-1);if(s>n)return o(p,s,v(p,s));if(this.#t==="value"&&r(h))return o(p,n,l);if(h===y&&this.#o===
$)return o(p,this.#r,S);const k=y===void 0?void 0:String.fromCharCode(y);return o(p,n,_(p.slice(n,n+2),this.#t,k))}}const r=t=>t===j||t===I,u=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function w(t){return t.startsWith('"')?e(t):t.includes("\\u")?JSON.parse(t.replace(u,(n,s)=>s===void 0?n:"\\ufffd")):JSON.parse(t)}function e(t){return JSON.parse(
t).toWellFormed()}}),3625:((d,R,i)=>{i.d(R,{J:()=>a,T:()=>l});const a=A=>({ok:!0,value:A}),l=A=>({ok:!1,why:A})}),6246:((d,R,i)=>{i.d(R,{D:()=>A,o:()=>l});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},l=_=>`"${m(_.toWellFormed())}"`;function A(_,o){let f="",E=o;
for(const g of _.toWellFormed()){if(E===0)break;const T=new TextEncoder().encode(g);f+=T.length<=E?m(g):v(T.subarray(0,E)),E=Math.max(0,E-T.length)}return`"${f}\
"`}function m(_){return/^[ !#-[\]-~]*$/.test(_)?_:_.replace(/["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu,o=>a[o]??S(o))}function S(_){const o=_.codePointAt(0)??0;return o<
128?`\\x${O(o,2)}`:o<65536?`\\u${O(o,4)}`:`\\U${O(o,8)}`}const v=_=>Array.from(_,o=>`\\x${O(o,2)}`).join(""),O=(_,o)=>_.toString(16).padStart(o,"0")}),6979:((d,R,i)=>{
i.d(R,{Ge:()=>W,V$:()=>f,ft:()=>E,h0:()=>j,xB:()=>F,y3:()=>g});var a=i(3625),l=i(6246);const A=`!$&'()*+,;=:[]<>"`,m={path:"$&+,/:;=@",host:A,zone:A,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,v=/^[A-Za-z0-9._~-]/,O=/%(?![0-9A-Fa-f]{2})/,_=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function f(C,c){let r="";for(const{0:u,index:w}of C.matchAll(S))if(v.test(u)||m[c].includes(u))r+=u;else{if(u==="%")return(0,a.
T)(I(C,w));if(u.startsWith("%")){const e=Number.parseInt(u.slice(1),16);if($(e,c))return(0,a.T)(`invalid URL escape "${u}"`);r+=b(e,c)}else if(u>"\x7F")r+=encodeURIComponent(
u.toWellFormed());else{if(c==="host"||c==="zone")return(0,a.T)(`invalid character ${(0,l.o)(u)} in host name`);r+=b(u.charCodeAt(0),c)}}return(0,a.J)(r)}function E(C){
return C==="%2A"?(0,a.J)("*"):T(C,_)?(0,a.J)(C):f(C,"path")}const g=C=>T(C,o)?(0,a.J)(C):f(C,"fragment"),T=(C,c)=>c.test(C)&&!O.test(C);function $(C,c){return c===
"host"?C<128&&C!==37:c!=="zone"||C===37||C===32?!1:b(C,"zone").startsWith("%")}function b(C,c){const r=String.fromCharCode(C);return v.test(r)||m[c].includes(r)?
r:`%${C.toString(16).toUpperCase().padStart(2,"0")}`}const I=(C,c)=>`invalid URL escape ${(0,l.D)(C.slice(c,c+4),3)}`;function j(C){for(const c of C.split("&")){
if(c.includes(";"))return"invalid semicolon separator in query";const[,...r]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const u of r){const w=u.search(O);if(w>=0)return I(
u,w)}}return null}function F(C){return C.split("&").flatMap(c=>{if(c===""||c.includes(";"))return[];const[,...r]=/^([^=]*)=?(.*)$/s.exec(c)??[],[u,w]=r.map(e=>f(
e.replaceAll("+","%20"),"query"));return u?.ok&&w?.ok?[[B(u.value),B(w.value)]]:[]})}const B=C=>C.replaceAll("%20","+"),W=C=>C.toSorted(([c],[r])=>c<r?-1:c>r?1:
0).map(([c,r])=>`${c}=${r}`).join("&")}),630:((d,R,i)=>{i.d(R,{O:()=>m,s:()=>S});var a=i(3625),l=i(4283),A=i(6979);function m(_,o){const f=(0,l.Dl)(o);return f.
ok?(0,a.J)(S(_,f.value)):f}function S(_,o){if(o.scheme!==""||o.host!==""||o.user!==null){const b=o.scheme===""?_.scheme:o.scheme;return{...o,scheme:b,path:O(o.path)}}
const{scheme:f}=_,E=o.path===""&&!o.forceQuery&&o.query==="",g=E?_.query:o.query,T=E&&o.fragment===""?_.fragment:o.fragment;if(o.path===""&&_.opaque!=="")return{
...o,scheme:f,query:g,fragment:T,opaque:_.opaque};const $=O(v(_.path,o.path));return{...o,scheme:f,query:g,fragment:T,user:_.user,host:_.host,path:$}}function v(_,o){
return o===""?_:o.startsWith("/")?o:_.slice(0,_.lastIndexOf("/")+1)+o}function O(_){if(_==="")return"";const o=_.split("/"),f=[];for(const $ of o)$===".."?(f.pop(),
f.length===1&&f[0]===""&&f.pop()):$!=="."?f.push($):f.length===0&&f.push("");const E=o.at(-1),g=`/${f.join("/")}${E==="."||E===".."?"/":""}`,T=(0,A.ft)(g.startsWith(
"//")?g.slice(1):g);return T.ok?T.value:g}}),4283:((d,R,i)=>{i.d(R,{Dl:()=>f,Pl:()=>g,aR:()=>b,cz:()=>T,jr:()=>E,t5:()=>$});var a=i(6181),l=i(3625),A=i(6246),m=i(
6979),S=i(8947);const v=/[^ -~\u0080-\u{10ffff}]/u,O=/^([A-Za-z][A-Za-z0-9+.-]*):/,_=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function f(e){const[t,
n]=w(e,"#"),s=I(t);if(!s.ok)return(0,l.T)(`parse ${(0,A.o)(t)}: ${s.why}`);const p=(0,m.y3)(n);return p.ok?(0,l.J)({...s.value,fragment:p.value}):(0,l.T)(`parse\
 ${(0,A.o)(e)}: ${p.why}`)}function E(e){const t=e.scheme===""?"":`${e.scheme}:`,n=e.forceQuery||e.query!==""?`?${e.query}`:"",s=e.fragment===""?"":`#${e.fragment}`,
p=e.opaque===""?c(e)+r(e):e.opaque;return t+p+n+s}function g(e){const t=e.opaque.replace(/^[^/]*@/,"");return E({...e,opaque:t,user:null,query:"",forceQuery:!1,
fragment:""})}function T(e){const t=e.host.lastIndexOf(":"),n=t>=0&&_.test(e.host.slice(t)),s=n?e.host.slice(0,t):e.host,p=s.startsWith("[")&&s.endsWith("]");return{
name:u(p?s.slice(1,-1):s),port:n?e.host.slice(t+1):""}}function $(e){const t=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+t}function b(e){
if(e.user===null)return null;const t=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,n=>String.fromCharCode(Number.parseInt(n.slice(1),16)));return`\
Basic ${btoa(t)}`}function I(e){if(v.test(e))return(0,l.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,l.T)("missing protocol sch\
eme");const t=O.exec(e)?.[1]??"",n=t.toLowerCase(),[s,p]=w(t===""?e:e.slice(t.length+1),"?"),h=p===""&&e.endsWith("?"),k={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:n,query:p,forceQuery:h};return s.startsWith("/")?j(k,s):n!==""?(0,l.J)({...k,opaque:s}):w(s,"/")[0].includes(":")?(0,l.T)("first pat\
h segment in URL cannot contain colon"):F(k,s)}function j(e,t){if(!(t.startsWith("//")&&(e.scheme!==""||!t.startsWith("///"))))return F({...e,omitHost:e.scheme!==
""},t);const[s]=w(t.slice(2),"/"),p=s.lastIndexOf("@"),h=W(s.slice(p+1),e.scheme);if(!h.ok)return h;const y=p<0?(0,l.J)(null):B(s.slice(0,p));return y.ok?F({...e,
user:y.value,host:h.value},t.slice(2+s.length)):y}function F(e,t){const n=(0,m.ft)(t);return n.ok?(0,l.J)({...e,path:n.value}):n}function B(e){if(!o.test(e))return(0,l.
T)("net/url: invalid userinfo");const[t,n]=w(e,":"),s=(0,m.V$)(t,"user");if(!s.ok)return s;if(!e.includes(":"))return(0,l.J)({name:s.value,password:null});const p=(0,m.
V$)(n,"user");return p.ok?(0,l.J)({name:s.value,password:p.value}):p}function W(e,t){const n=e.lastIndexOf("[");if(n>0)return(0,l.T)("invalid IP-literal");if(n===
0)return C(e);const s=e.indexOf(":"),p=/^https?$/.test(t)?s:e.lastIndexOf(":"),h=p<0?"":e.slice(p);return _.test(h)?(0,m.V$)(e,"host"):(0,l.T)(`invalid port ${(0,A.
o)(h)} after host`)}function C(e){const t=e.lastIndexOf("]");if(t<0)return(0,l.T)("missing ']' in host");const n=e.slice(t+1);if(!_.test(n))return(0,l.T)(`inval\
id port ${(0,A.o)(n)} after host`);const s=e.slice(0,t).indexOf("%25"),p=s<0?t:s,h=(0,m.V$)(e.slice(1,p),"host");if(!h.ok)return h;const y=(0,m.V$)(e.slice(p,t),
"zone");if(!y.ok)return y;const k=u(h.value+y.value),P=(0,a.r5)(k);return P===null?(0,l.T)(`invalid host: ParseAddr(${(0,A.o)(k)}): unable to parse IP`):P.length===
4?(0,l.T)("invalid IP-literal"):(0,l.J)(`[${h.value}${y.value}]${n}`)}function c(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.
host}`}function r(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&c(e)===""&&w(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function u(e){return e.replace(/(?:%[0-9A-F]{2})+/g,t=>{const n=t.slice(1).split("%");return(0,S._6)(Uint8Array.from(n,s=>Number.parseInt(s,16)))})}function w(e,t){
const n=e.indexOf(t);return n<0?[e,""]:[e.slice(0,n),e.slice(n+t.length)]}}),8947:((d,R,i)=>{i.d(R,{ZJ:()=>v,_6:()=>l,iP:()=>_,uK:()=>O});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function l(o){const f=a.decode(o);return f.includes("\uFFFD")?a.decode(m(o)):f}const A=255;function m(o){const f=new Uint8Array(o);for(let E=0;E<
o.length;E+=1){const g=o[E]??0;if(g<224||g>244)continue;const T=g<240?3:4,$=S(o,E,T);$<T&&f.fill(A,E,E+$),E+=$-1}return f}function S(o,f,E){const g=o[f],T=o[f+1]??
0,$=g===224?160:g===240?144:128,b=g===237?159:g===244?143:191;if(T<$||T>b)return 1;let I=2;for(;I<E&&((o[f+I]??0)&192)===128;)I+=1;return I}const v=o=>_(new TextEncoder().
encode(o));function O(o){const f=new Uint8Array(o.length);for(let E=0;E<o.length;E+=1)f[E]=o.charCodeAt(E);return a.decode(f)}function _(o){let f="";for(const E of o)
f+=String.fromCharCode(E);return f}}),9077:((d,R,i)=>{i.d(R,{q:()=>v,w:()=>m});const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],l=300,A=5e3;function m(O,_,{isFinal:o,
crash:f,now:E}){const g=new AbortController;let T=0;const $=()=>o||g.signal.aborted;for(const b of a)O.on(b,()=>{const I=E()-T;_.end({kind:"signal",signal:b}),$()?
(o||I>l)&&S(b,O):T=E(),g.abort()});return O.on("uncaughtException",b=>{_.end({kind:"crash"});const I=f(b);$()&&O.exit(I),g.abort(),setTimeout(()=>O.exit(I),A).unref()}),
O.on("exit",()=>_.end({kind:"crash"})),g.signal}function S(O,_){_.removeAllListeners(O),_.kill(_.pid,O)}async function v(O,_){const{stdout:o,stderr:f}=O;for(const g of[
o,f])await new Promise(T=>g.write("",T));if(O.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&O.platform!=="win32"&&O.execve!==void 0){const{execPath:g}=O;
O.execve(g,[g,"--eval",`require('node:process').exit(${_})`],{})}O.exit(_)}}),3386:((d,R,i)=>{i.d(R,{p:()=>l});const a=100;function l(){setTimeout(async()=>{(await Promise.
resolve().then(i.t.bind(i,8877,19))).setFlagsFromString("--semi-space-growth-factor=1")},a).unref()}}),2057:((d,R,i)=>{i.d(R,{B_:()=>v,Dx:()=>S,yy:()=>A});var a=i(
6309),l=i(5955);async function A(O,_){for(const o of(0,l.mk)(_)){if(!O.writable)return;O.write(o)||await m(O)}}const m=O=>new Promise(_=>{const o=["drain","erro\
r","close"],f=()=>{for(const E of o)O.off(E,f);_()};for(const E of o)O.on(E,f)});async function*S(O){let _=[];for await(const o of O.setEncoding("utf8")){const f=String(
o).split(`
`),E=f.pop()??"";for(const g of f)yield[..._,g].join("").replace(/\r$/,""),_=[];_.push(E)}_.some(o=>o!=="")&&(yield _.join(""))}function v(O,_){let o=!1;O.on("e\
rror",f=>{const E=!o;o=!0,E&&f.code!=="EPIPE"&&_((0,a.A3)(f))})}}),3229:((d,R,i)=>{i.d(R,{Kc:()=>f,L6:()=>v,NM:()=>W,cr:()=>C});var a=i(1831),l=i(5011);const A=1024,
m=c=>(0,a.Pv)(c).ok;function S(c,...r){for(const u of c){const w=u(...r);if(w!==null)return w}return null}function v(c){if(c.length>A)return null;const r=(0,a.Pv)(
c);if(r.ok)return O(c,(0,a.nx)(r.value));const u=S(E,c);if(u!==null)return u;const{inside:w,removed:e}=$(c);if(c.includes("@",c.lastIndexOf(w)))return"write the\
 hostname alone, not a URL";for(const t of e.length===0?[]:[w,w.replace(/:\D.*$/s,"")])if(m(t))return`remove ${b(e)}: ${t}`;return S(I,w)}function O(c,r){if(/(^|\.)xn--/i.
test(c))return`write it in Unicode: ${r}; upper-case punycode is only accepted by accident`;const u=r.replace(/(?<!\.)\.+(?=$|:)/,"");return u===r?null:`remove \
the trailing dot: tokens and settings for ${u} do not apply to this host`}const _=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",f=c=>_.test(c),E=[c=>f(c)?o:null,c=>{const r=c.split(/[\s,;]+/).filter(u=>u!=="");return r.length<2?null:r.every(u=>u.includes(".")&&
m(u))?`write one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}],g=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,T=[["the wh\
ite space",c=>c.trim()],["the quotation marks",c=>c.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",c=>c.replace(g,"")],["the trailing slash",c=>c.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",c=>c.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",c=>c.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",c=>c.slice(c.lastIndexOf("@")+
1)],["the trailing colon",c=>c.replace(/^([^:]*):$/,"$1")]];function $(c){let r=c;const u=[];for(const[w,e]of T){const t=e(r);t!==r&&u.push(w),r=t}return{inside:r,
removed:u}}const b=c=>c.join(", ").replace(/, ([^,]*)$/," and $1"),I=[c=>/^\[.*\](:\d+)?$/s.test(c)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(c)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,c=>c.includes("*")?"write each hostname; wildcards are not supported":null,c=>{if(!/(^|\.)xn--/i.test(c))return null;
const r=(0,a.WV)(c);return m(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"},c=>{if(!c.includes("_"))return null;if(c.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const r=c.replaceAll("_","-");return`a hostname cannot contain underscores${m(r)?`; did you mean ${r}?`:""}`},
c=>{const r=c.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return r!==c&&m(r)?`remove the extra dots: ${r}`:null},c=>/(^|\.)-|-(\.|:|$)/.test(c)?"remo\
ve the hyphen at the start or end of a label":null,c=>/(^|\.)[^.:]{2}--/.test(c)?"a label cannot have hyphens as its third and fourth character":null,c=>{const[
,r="",u=""]=/^([^:]*):(.*)$/s.exec(c)??[];return m(r)?/^[+-]?[0-9]+$/.test(u)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}],j=c=>{
const r=(0,l.rE)(c,"terraform");return r.ok&&!r.value.hostImplied},F=c=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(c),B=[c=>c===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(c,r)=>!r&&f(c)?o:null,c=>c===c.trim()?null:"remove the white space around the address",(c,r)=>{const[,u="",w=""]=/^(https?:\/\/)(.*)$/i.
exec(c)??[];return u===""||!j(w)?null:`remove ${u} to use the registry module: ${w}${r?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(c,r,[u="",...w])=>{const[,e="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(u)??[];if(w.length!==3||e!=="localhost"&&t===
"")return null;const n=r?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t} or ${e}.localdomain${t}${n}`},
(c,r,[u="",...w])=>w.length===3&&F(u)?v(u):null,(c,r,u)=>{const[w=""]=u;return r||u.length!==3||!F(w)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${w==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(c,r,u)=>{const w=/^https?:$/i.test(u[0]??"")&&u[1]==="",[e="",...t]=w?
u.slice(2):u;if(r||t.length!==4||!F(e))return null;const[n="",s=""]=[t[0],t[3]],[p,h]=[t.slice(1),t.slice(0,3)].map(y=>[e,...y].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${h}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${p}; service discovery works only at the root of a host\
, not below /${n}`},(c,r,u)=>!r&&u.length>=3&&c.includes("?")?"remove the query; set the version with the `version` argument":null,(c,r,u)=>{const w=u.at(-1)??"";
return r||![3,4].includes(u.length)||!/[A-Z]/.test(w)?null:`write the target system in lower case: ${[...u.slice(0,-1),w.toLowerCase()].join("/")}`},(c,r)=>!r&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(c)?`write ./${c} to use a directory of this repository`:null];function W(c,r,u){if(r.kind==="local"||c.length>A)return null;const[
w="",...e]=c.split("/");if(u.ok)return u.value.hostImplied?null:v(w);const t=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return S(B,c,r.kind===
"remote",[w,...t])}function C(c){if(c.length>A)return null;if(f(c))return o;if(c!==c.trim())return"remove the white space around the address";const[,r=""]=/^https?:\/\/(.*)$/i.
exec(c)??[];if(r!=="")return`remove the scheme: ${r}`;const u=c.split("/"),[w=""]=u;return u.length===2&&F(w)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":u.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":u.length===3?v(w):null}}),1064:((d,R,i)=>{i.d(R,{$I:()=>$,Du:()=>v,Jd:()=>c,Mq:()=>I,
NX:()=>b,SZ:()=>f,Yr:()=>E,ab:()=>T,bB:()=>_,n3:()=>A,pH:()=>j,rG:()=>g,sX:()=>C,tB:()=>B,zK:()=>O});const a="registry.terraform.io",l=[a,"registry.opentofu.org"],
A=r=>l.includes(r),m=["modules.v1","providers.v1"],S={terraform:{name:"Terraform",uses:m,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:m,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:m,replaces:m,defaults:l},renovate:{name:"Renovate",uses:m,replaces:[],defaults:[a]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},v=["terraform","opentofu"],O=Object.keys(
S),_=Object.fromEntries(Object.entries(S).map(([r,{name:u}])=>[r,u])),o=r=>S[r],f=r=>m.includes(r)?O.filter(u=>o(u).uses.includes(r)):v,E=r=>O.filter(u=>o(u).defaults?.
includes(r)),g=O.filter(r=>o(r).replaces.length>0),T=r=>O.filter(u=>o(u).replaces.includes(r)),$={language:{client:"opentofu",what:"a language block"},encryption:{
client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an \
action block"}},b={terraform:3,opentofu:9},I=r=>r===429||r>=500&&r!==501,j=[{client:"terraform",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,
retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"o\
pentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],F={terraform:"1.15.0",opentofu:"1.12.0"};function B(r,u){const w=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(u[r]??"");if(w===null)return F[r];const e=w[1]?.split(".")??[];return[0,1,2].map(t=>e[t]??"0").join(".")}function W(r,u){const[w=[],e=[]]=[r,u].map(n=>n.split(
".").map(Number)),t=w.findIndex((n,s)=>n!==e[s]);return t<0||(w[t]??0)>(e[t]??0)}const C=r=>W(r,"1.12.0"),c=(r,u)=>r==="opentofu"||!W(u,"1.13.0")}),1831:((d,R,i)=>{
i.d(R,{$k:()=>j,$o:()=>u,Jr:()=>w,Pm:()=>r,Pv:()=>f,Rt:()=>g,Sv:()=>b,WV:()=>$,cu:()=>I,fK:()=>F,nx:()=>T});var a=i(3625),l=i(6246),A=i(4283),m=i(1822);const S=443,
v=65535,O=9223372036854775807n,_=-9223372036854775808n,o="TF_TOKEN_";function f(e){const{name:t,portion:n}=B(e.toWellFormed()),s=W(n);if(!s.ok)return/^https?$/i.
test(t)?(0,a.T)("need just a hostname and optional port number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const p=C(
t);if(p!==null)return(0,a.T)(p);const h=(0,m.YE)(t);return h.ok?h.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(h.value+s.
value):h}const E=new Set(["localterraform.com","localtofu.com"]),g=e=>E.has(e);function T(e){const{name:t,portion:n}=B(e);return(0,m.DI)(t)+n}function $(e){const{
name:t,portion:n}=B(e.toWellFormed()),s=W(n);return((0,m.QC)(t)??t)+(s.ok?s.value:n)}function b(e){const{name:t,portion:n}=B(e);return{name:t,port:n===""?S:Number(
n.slice(1))}}const I=e=>`https://${e}/.well-known/terraform.json`;function j(e){if(!e.startsWith(o))return null;const t=e.slice(o.length).replaceAll("__","-").replaceAll(
"_","."),n=f($(t));return n.ok?n.value:null}function F(e){const t=T(e),n=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_"),t.replaceAll("-","__").
replaceAll(".","_"),t.replaceAll(".","_")];return[...new Set(n)].map(s=>o+s).filter(s=>j(s)===e)}function B(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:
{name:e.slice(0,t),portion:e.slice(t)}}function W(e){if(e==="")return(0,a.J)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,a.T)("port portion cont\
ains non-digit characters");const n=t.replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=n.length>20?null:BigInt(n.replace("+",""));return s===null||s>O||s<_?(0,a.T)("port p\
ortion contains non-digit characters"):s>v?(0,a.T)("port number is greater than 65535"):(0,a.J)(s===BigInt(S)?"":`:${s}`)}function C(e){if(e==="")return"empty s\
tring is not a valid hostname";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.
startsWith("xn--"))return`hostname label ${(0,l.o)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const c={http:"80",
https:"443",ssh:"22"};function r(e){const{name:t,port:n}=(0,A.cz)(e),s=t.includes(":")?`[${t}]`:t,p=n===""||n===c[e.scheme];return u(p?s:`${s}:${n}`)}function u(e){
const t=f(e);return t.ok?t.value:e.toLowerCase()||null}const w=(e,t)=>t.length===0||t.some(n=>n.subdomains?e.endsWith(`.${n.host}`):e===n.host)}),1822:((d,R,i)=>{
i.d(R,{DI:()=>$,QC:()=>T,YE:()=>E,mI:()=>b});var a=i(4627),l=i(3625),A=i(6246);const m=256,S={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},v={...S,checkBidi:!1},
O=new RegExp("\\p{M}{31}","u"),_="xn--",o=new TextEncoder;let f;function E(t){return f?.name!==t&&(f={name:t,ascii:g(t)}),f.ascii}function g(t){const n=F(t,!1);
if(!n.ok)return n;const s=B(n.value,S);return s===null?(0,l.T)(I(C(t,!1))):(0,l.J)(s)}function T(t){const n=F(t,!0);if(!n.ok)return null;const s=B(n.value,v);if(s===
null)return null;const p=F(s,!1);return p.ok?p.value.join("."):null}const $=t=>W(t)?(0,a.P)(t,S).domain:t,b=t=>(0,a.P)(t).domain,I=t=>`idna: invalid label ${(0,A.
o)(t)}`;function j(t){return`idna: disallowed rune U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function F(t,n){if(t.length>m&&W(t))return(0,l.
T)(`hostname is longer than ${m} characters`);const s=[];for(const p of C(t,n).split(".")){const h=p.startsWith(_)?c(p):(0,l.J)(p);if(!h.ok)return h;const y=r(h.
value);if(y!==null)return(0,l.T)(y);s.push(h.value)}return(0,l.J)(s)}function B(t,n){const s=t.join(".");return e(s)?s:(0,a.t)(s,n)}const W=t=>/[^\0-\x7f]|xn--/i.
test(t);function C(t,n){return t.replace(/[A-Z]+|[^\0-\x7f]/gu,p=>e(p)?p.toLowerCase():(0,a.P)(p,{transitionalProcessing:n}).domain).normalize("NFC")}function c(t){
const n=t.slice(_.length);if(n==="")return(0,l.J)("");const s=(0,a.P)(t).domain;return s===t||e(s)?(0,l.T)(I(n)):s.normalize("NFC")!==s||!Array.from(s).every(w)?
(0,l.T)(I(s)):(0,l.J)(s)}function r(t){if(u(t))return I(t);if(/^[a-z0-9-]*$/.test(t))return null;if(O.test(t))return I(t);if(!e(t)&&(0,a.t)(t,v)!==null)return null;
for(const n of t){if(!w(n))return I(t);if(n<"\x80"&&!/[a-z0-9-]/.test(n))return j(n)}return I(t)}function u(t){if(t.startsWith("-")||t.endsWith("-"))return!0;if(!t.
slice(0,4).includes("--"))return!1;const n=o.encode(t.slice(0,5));return n.length>4&&n[2]===45&&n[3]===45}function w(t){if(t<"\x80")return!0;const{domain:n,error:s}=(0,a.
P)(`1${t}`);return!s&&n===`1${t}`}const e=t=>!/[^\0-\x7f]/.test(t)}),5011:((d,R,i)=>{i.d(R,{A:()=>b,Nj:()=>j,Vm:()=>E,mD:()=>g,rE:()=>$,vL:()=>T});var a=i(3625),
l=i(6246),A=i(1831),m=i(4321);const S={terraform:g("registry.terraform.io"),opentofu:g("registry.opentofu.org")},v=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
O=/^[0-9a-z]{1,64}$/,_="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",o="must be between one and 64 ASCII letters or digits",f={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},E=W=>S[W];function g(W){const C=(0,A.Pv)(W);if(!C.ok)throw new Error(C.why);return C.value}function T(W,C){if(j(W))return{kind:"local"};const c=$(
W,C);if(c.ok)return c.value;const r=(0,m.Zy)(W,C);return r.ok?{kind:"remote",...r.value}:{kind:"invalid",error:r.why}}function $(W,C){return j(W)?(0,a.T)(`can't\
 use local directory ${(0,l.o)(W)} as a module registry address`):I(W,"module",C)}const b=W=>I(W,"component","terraform");function I(W,C,c){const r=f[C],{address:u,
subdirectory:w}=(0,m.UQ)(W);if(w.startsWith("../"))return(0,a.T)((0,m.dr)(w,C));const e=u.split("/"),t=e.length===r.parts;if(!t&&e.length!==r.parts+1)return(0,a.
T)(`a ${C} registry source address must have ${r.count}`);const n=t?(0,a.J)(E(c)):F(e.shift()??"",C);if(!n.ok)return n;const s=B(e,C);if(s!==void 0)return(0,a.T)(
s);const[p="",h="",y=""]=e,k={hostImplied:t,namespace:p,name:h,system:y,subdirectory:w};return(0,a.J)({kind:"registry",host:n.value,...k})}const j=W=>/^\.\.?[/\\]/.
test(W);function F(W,C){const c=(0,A.Pv)(W);if(!c.ok){const r=`invalid ${C} registry hostname ${(0,l.o)(W)}`;return W.includes("--")?(0,a.T)(`${r}; internationa\
lized domain names must be given as direct unicode characters, not in punycode`):(0,a.T)(r)}return c.value.includes(".")?f[C].reserved.includes(c.value)?(0,a.T)(
`can't use ${(0,l.o)(c.value)} as a ${C} registry host, because it's reserved for installing directly from version control repositories`):c:(0,a.T)(`invalid ${C}\
 registry hostname: must contain at least one dot`)}function B([W="",C="",c],r){if(!v.test(W))return W.includes(".")?`source address must have ${f[r].afterHost}`:
`invalid namespace ${(0,l.o)(W)}: ${_}`;const u=`${r} registry addresses may not include a query string portion`;if(!v.test(C))return c===void 0&&C.includes("?")?
u:`invalid ${r} name ${(0,l.o)(C)}: ${_}`;if(!(c===void 0||O.test(c)))return c.includes("?")?u:`invalid target system ${(0,l.o)(c)}: ${o}`}}),4321:((d,R,i)=>{i.
d(R,{UQ:()=>E,Zy:()=>O,cx:()=>_,dr:()=>T,uE:()=>f});var a=i(3625),l=i(6246),A=i(4283),m=i(6979),S=i(1064),v=i(1831);function O(e,t){const n=_(e,t);if(!n.ok)return n;
const{subdirectory:s,host:p}=n.value;return(0,a.J)({subdirectory:s,host:p})}function _(e,t){const{address:n,subdirectory:s}=E(e);if(s.startsWith("../"))return(0,a.
T)(T(s));const p=I(n.toWellFormed(),t);if(!p.ok)return p;const{subdirectory:h}=p.value;if(h==="")return(0,a.J)({...p.value,subdirectory:s});const y=g(`${h}/${s}`);
return y.startsWith("../")?(0,a.T)(`detected ${T(y)}`):(0,a.J)({...p.value,subdirectory:y})}const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function f(e,t){const n=o.exec(e)?.[0];if(n===void 0)return null;const s=O(`${n}a/b`,t);return s.ok?s.value.host:null}function E(e){const t=e.indexOf("?"),n=t<0?
e:e.slice(0,t),s=n.indexOf("://"),p=n.indexOf("//",s<0?0:s+3);if(p<0)return{address:e,subdirectory:""};const h=t<0?"":e.slice(t),y=n.slice(p+2);return{address:n.
slice(0,p)+h,subdirectory:y===""?"":g(y)}}function g(e){const t=e.startsWith("/"),n=[];for(const p of e.split("/"))p===""||p==="."||(p!==".."?n.push(p):n.length>
0&&n.at(-1)!==".."?n.pop():t||n.push(p));const s=(t?"/":"")+n.join("/");return s===""?".":s}const T=(e,t="module")=>`subdirectory path ${(0,l.o)(e)} leads outsi\
de of the ${t} package`,$=(e,t=e.scheme)=>(0,a.J)({subdirectory:"",host:e.scheme==="file"?null:(0,v.Pm)(e),getter:t,url:e}),b=(e,t)=>(0,a.J)({subdirectory:"",host:t,
getter:e,url:null});function I(e,t){const[,n,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],{address:p}=E(s??e),h=(0,A.Dl)(p);if(h.ok&&h.value.scheme!=="")
return $(h.value,n);for(const k of w){const P=k(p,t);if(P?.ok)return(0,a.J)({...P.value,getter:n??P.value.getter});if(P!==void 0)return P}const y=t==="terraform"?
"address":"string";return(0,a.T)(`invalid source ${y}: ${e}`)}function j(e,t,n){const s=(0,A.Dl)(e);if(!s.ok)return(0,a.T)(`error parsing ${t} URL: ${s.why}`);const{
path:p}=s.value,h=n==="git"&&!p.endsWith(".git");return $(h?{...s.value,path:`${p}.git`}:s.value,n)}const F=e=>{if(!e.startsWith("github.com/"))return;const t=e.
replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,a.T)("GitHub URLs should be github.com/username/repo");const n=j(`https://${t.slice(0,3).join("/")}`,"Git\
Hub","git");if(!n.ok||t.length===3)return n;const s=(0,m.V$)(t.slice(3).join("/").replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return n;const p=g(
s.value).replaceAll("%","%25");return(0,a.J)({...n.value,subdirectory:p})},B=(e,t)=>{const[,n,s,p]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(s===void 0||
p===void 0)return;const h=(0,m.h0)(/\?(.*)$/s.exec(p)?.[1]??""),y=t==="terraform"?"Git":"GitHub";return h!==null?(0,a.T)(`error parsing ${y} SSH URL: ${h}`):n===
"git"?b("git",(0,v.$o)(s)):void 0},W=e=>e.startsWith("bitbucket.org/")?j(`https://${e}`,"BitBucket","git"):void 0,C=(e,t)=>{const n=t==="terraform"?"googleapis.\
com/":".googleapis.com/";if(!e.includes(n))return;const s=e.split("/");return s.length<5?(0,a.T)("URL is not a valid GCS URL"):j(`https://www.googleapis.com/sto\
rage/${s.slice(2).join("/")}`,"GCS","gcs")},c=e=>{if(!e.includes(".amazonaws.com/"))return;const[t="",...n]=e.split("/"),s=r(t.split("."));return s===void 0?(0,a.
T)("URL is not a valid S3 URL"):j(`https://${[s,...n].join("/")}`,"S3","s3")};function r(e){const[t="",n="",s=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===
4?`${n}.amazonaws.com/${t}`:e.length===5&&n==="s3"?`s3.${s}.amazonaws.com/${t}`:void 0}const w=[F,B,W,C,c,(e,t)=>{if(e!=="")return e.startsWith("/")?b("file",null):
(0,a.T)(`${S.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),8999:((d,R,i)=>{i.d(R,{v:()=>A});var a=i(4283),l=i(630);function A(m,S){
const v=(0,a.Dl)(S);if(!v.ok)return{...v,reason:"syntax"};const _=v.value.scheme===""?(0,l.s)(m,v.value):v.value;return _.scheme!=="http"&&_.scheme!=="https"?{ok:!1,
reason:"scheme",why:`unsupported scheme ${_.scheme}`}:_.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,
value:{..._,fragment:""}}}}),9562:((d,R,i)=>{i.d(R,{Bn:()=>_,D6:()=>I,M:()=>o,OA:()=>B,OZ:()=>O,S3:()=>v,TE:()=>p,TW:()=>C,Tz:()=>h,e$:()=>m,eQ:()=>u,oe:()=>n,p4:()=>$,
qE:()=>j,xq:()=>S});var a=i(3307),l=i(3625),A=i(8999);const m="modules.v1",S="providers.v1",v="login.v1",O="tfe.v2",_="tfe.v2.1",o="tfe.v2.2",f=[m,S,O,_,o,"stat\
e.v2"],E=[v,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],g=P=>P.split(".",1)[0]??"",T=(P,K)=>P.some(X=>g(X)===g(K)),$=P=>T(f,P),b=new Set([...f,...E]),
I=P=>P!=="state.v2"&&b.has(P),j=P=>$(P)||T(E,P),F=[m,S,v,O,_,o,...E];function B(P){if(j(P))return null;const K=P.toLowerCase(),X=Y=>Y===K||Y.slice(g(Y).length)===
K.slice(g(K).length)&&g(Y).length>=W&&C(g(Y),g(K));return F.find(X)??null}const W=5;function C(P,K){let X=0;for(;X<P.length&&P[X]===K[X];)X+=1;const[Y,Q]=[P.slice(
X),K.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const c="[0-9A-Za-z~-]",r=P=>`${P}${c}\
*(?:\\.${c}+)*`,u=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${r("[0-9]")})|-?(${r("[A-Za-z~-]")}))?(?:\\+(${r(c)}))?`,w=new RegExp(`^${u}$`),e=2n**63n-1n,t=2n**64n-1n;function n(P,K){
const X=P.indexOf(".");if(X<0)return(0,l.T)(`invalid service ID format (i.e. service.vN): ${P}`);const Y=P.slice(0,X),Q=P.slice(X+1);switch(K){case"terraform":return w.
exec(Q)?.[1]?.split(".").every(oe=>s(oe,e))?(0,l.J)({name:Y,version:Q}):(0,l.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y===
"tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(1),t)?(0,l.J)({name:Y,version:Q}):(0,l.T)('invalid service version: must be "v" followed by an int\
eger major version number')}}}const s=(P,K)=>P.replace(/^0+/,"").length<=String(K).length&&BigInt(P)<=K;function p(P,K){const X=n(P,K.client);if(!X.ok)return{kind:"\
bad-id",why:X.why};const{name:Y}=X.value;if(K.services===null)return{kind:"missing",why:h(Y)};const Q=K.services.find(q=>q.id===P);return Q!==void 0?y(Q,X.value,
K):K.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"version",why:k(X.value,K)}:{kind:"missing",why:`host ${K.display} does not provide a ${Y} service`}}const h=P=>`\
host does not provide a ${P} service`;function y({id:P,value:K,leftOut:X=0},Y,Q){if(P===v)return(0,a.Gv)(K)?{kind:"object",value:K,leftOut:X}:{kind:"type",why:`\
service ${P} must be declared with an object value in the service discovery document`,value:K};if(typeof K!="string")return{kind:"type",why:k(Y,Q),value:K};const q=(0,A.
v)(Q.documentUrl,K);if(q.ok)return{kind:"url",url:q.value,value:K};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,
value:K}}function k({name:P,version:K},{client:X,display:Y}){const Q=X==="terraform"?K:BigInt(/\d+/.exec(K)?.[0]??0);return`host ${Y} does not support ${P} vers\
ion ${Q}`}}),2713:((d,R,i)=>{i.d(R,{I:()=>l,o:()=>A});const a="***",l=4;class A{#e;constructor(S){this.#e=S}reveal(){return this.#e}toString(){return a}toJSON(){
return a}[Symbol.for("nodejs.util.inspect.custom")](){return a}}}),3592:((d,R,i)=>{i.d(R,{Bw:()=>A,_O:()=>l,aq:()=>m,xV:()=>S,xv:()=>a});const a="1.0.0",l=`tf-d\
isco-action/${a}`,A="https://github.com/org/tf-disco-action",m=`${A}/blob/v1/docs/problems.md`,S=`${A}/issues`}),5955:((d,R,i)=>{i.d(R,{$$:()=>l,Wv:()=>a,_3:()=>S,
_Q:()=>m,mk:()=>_,ux:()=>v});class a{bytes;constructor(f){this.bytes=f}take(f){const E=l(f);return E>this.bytes?!1:(this.bytes-=E,!0)}}const l=o=>new TextEncoder().
encode(o).length,A=100;function*m(o,f,E,g=""){let[T,$]=[0,0];for(const b of o){const I=$<A?E(b):null;I!==null&&f.take(I)?yield`${T++===0?"":g}${I}`:$+=1}return $}
function S(o,f){let E=f;for(const[g,T]of o.toSorted(($,b)=>$-b).entries()){const $=E/(o.length-g);if(T>$)return $;E-=T}return Number.POSITIVE_INFINITY}function v(o,f,E){
let[g,T]=[0,0];for(const $ of o){if(T+=E($),T>f)break;g+=1}return g===o.length?o:o.slice(0,g)}const O=64*1024;function*_(o){let f="";for(const E of o)f+=E,!(f.length<
O)&&(yield f,f="");f!==""&&(yield f)}}),8641:((d,R,i)=>{i.d(R,{BP:()=>E,D9:()=>$,J7:()=>f,LS:()=>g,RK:()=>o,cq:()=>w,h$:()=>W,js:()=>T,s$:()=>r,z5:()=>u});const a=500,
l=4e3,A=160,m=2,S=e=>/^[ -~]*$/.test(e),v=e=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}",
"u").test(e),O=e=>new RegExp("\\p{M}","u").test(e),_=e=>`<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,t=a){if(e.length<=
t&&S(e))return e;let n="",s=m;for(const p of e){s=O(p)?s+1:0;const h=v(p)||s>m?_(p):p;if(n.length+h.length>t)return`${n}\u2026`;n+=h}return n}function f(e,t=A){
const n=Array.from(e.slice(-2*t)).slice(-t).join(""),s=Array.from(o(n,Number.POSITIVE_INFINITY));return`${n===e&&s.length<=t?"":"\u2026"}${s.slice(-t).join("")}`}
function E(e){return e.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function g(e,t=l){const s=e.split(`
`).map(p=>E(o(p,t))).join(`
`);return s.length>t?`${s.slice(0,t).toWellFormed()}\u2026`:s}function T(e,t=a){return o(e,t).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,n=>`&#${n.codePointAt(
0)};`)}function $(e,t=a){return e===""?"<i>empty</i>":`<code>${T(e,t)}</code>`}const b=e=>S(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):/^(?:[\p{L}\p{M}’'–-]+|\d[\d.,%–-]*)?$/u.
test(e),I=/^[0-9a-f]{7,}$/i,j=`"'(`,F=`"'),.;:!?\u2026`,B=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function W(e,t=l){return(o(e,t).match(B)??[]).map(n=>{if(n.
split(" ").every(c))return T(n,t);if(n.includes(" ")||/^(["`]).+\1$/u.test(n))return $(n.replace(/^`(.*)`$/u,"$1"),t);const{before:p,core:h,after:y}=C(n);return`${T(
p)}${$(h.replace(/^`(.*)`$/u,"$1"),t)}${T(y)}`}).join("")}function C(e){let t=0,n=e.length;for(;t<n&&j.includes(e.charAt(t));)t+=1;for(;n>t&&F.includes(e.charAt(
n-1));)n-=1;return{before:e.slice(0,t),core:e.slice(t,n),after:e.slice(n)}}function c(e){const{core:t}=C(e);return b(t)&&!I.test(t)}const r=e=>e.replace(/[^ -~\n]/gu,
t=>v(t)?u(t):t).replace(/##(?=\w*\[)/g,u),u=e=>e.replace(/[\s\S]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function w(e){return e.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9703:((d,R,i)=>{i.d(R,{p:()=>S});var a=i(3592),l=i(8641);const A=100,m=5;function S(v,O){const _=[];
let o=v;for(;o!==void 0&&_.length<m;)_.push(O(o instanceof Error?o.stack??o.message:String(o))),o=o instanceof Error?o.cause:void 0;const f=_.join(`
caused by: `).split(`
`).slice(0,A);return[`tf-disco ${a.xv} crashed; this is a bug, please report it with this text at ${a.xV}`,...f.map(E=>(0,l.BP)((0,l.RK)(E)))].join(`
`)}}),3469:((d,R,i)=>{i.d(R,{l:()=>$,w:()=>T});var a=i(1064);const l=[0,0,0],A=[Number.POSITIVE_INFINITY,0,0],m={from:l,before:A},S={from:[Number.MAX_SAFE_INTEGER,
0,0],before:A},v=(b,I)=>b[0]-I[0]||b[1]-I[1]||b[2]-I[2],O=200,_=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(b){if(b.length>O)return null;if(b==="latest")return S;const I=b.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(F=>F!=="");let j=m;for(const F of I){const B=f(F);if(B===null)return null;j={from:v(B.from,j.from)>0?B.from:j.from,before:v(B.before,j.before)<0?B.before:
j.before}}return I.length===0?null:j}function f(b){const I=_.exec(b);if(I===null)return null;const[,j="",...F]=I,B=F.slice(0,3).flatMap(w=>/^\d/.test(w??"")?[Number(
w)]:[]),[W=0,C=0,c=0]=B,r=[W,C,c],u=w=>w<=1?[W+1,0,0]:w===2?[W,C+1,0]:[W,C,c+1];switch(j){case">=":return{from:r,before:A};case">":return{from:u(B.length),before:A};case"\
<":return{from:l,before:r};case"<=":return{from:l,before:u(B.length)};case"!=":return m;case"~>":return{from:r,before:u(B.length-1)};case"^":return{from:r,before:u(
1)};case"~":return{from:r,before:u(Math.min(B.length,2))};default:return{from:r,before:u(B.length)}}}const E=(b,I)=>b===null?I:o(b)?.from??I;function g(b,I){const{
from:j,before:F}=o(b)??m;return v(j,E(I.before,A))<0&&v(E(I.from,l),F)<0}function T(b,I){const j=a.pH.filter(B=>B.client===b);if(I.length===0)return j;const F=j.
filter(B=>I.some(W=>g(W,B)));return F.length===0?j:F}const $=b=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(b)}),3474:((d,R,i)=>{i.d(R,{CV:()=>_,
Ku:()=>E,Ob:()=>u,PW:()=>O,TN:()=>T,WD:()=>$,YA:()=>I,Yq:()=>B,ai:()=>b,lq:()=>j,lx:()=>F,pS:()=>g,p_:()=>f});var a=i(2713),l=i(3469),A=i(7630),m=i(8535);const S=(e,t)=>({
isList:!1,value:e,parse:t}),v=e=>({value:e,mistakes:[]}),O=S("FILE",e=>v(e||null)),_=S("TOKEN",e=>v(e===""?null:new a.o(e))),o=20,f=(e,t,n=A.Dw)=>({isList:!0,value:e,
parse:(s,p)=>{const h=n(s).map(t),y=h.flatMap(k=>k.ok?[]:[`${p}: ${k.why}`]);return{value:h.flatMap(k=>k.ok?[k.value]:[]),mistakes:E(y,p)}}});function E(e,t){const n=e.
length-o;return e.slice(0,o).concat(n>0?`${t}: ${n} more lines are wrong`:[])}const g=1e4,T={isList:!0,value:"HOST",parse:(e,t)=>{const{value:n,mistakes:s}=f("H\
OST",A.l6).parse(e,t),p=Map.groupBy(n,({host:k})=>k),h=Array.from(p,([k,P])=>({host:k,services:[...new Set(P.flatMap(({services:K})=>K))],addresses:P.flatMap(({
addresses:K})=>K)})),y=`${t} has ${h.length} hosts, the limit is ${g}`;return{value:h,mistakes:h.length>g?[...s,y]:s}}},$=e=>({isList:!0,value:"LABEL",parse:(t,n)=>{
const{value:s,mistakes:p}=f("LABEL",A.V8).parse(t,n),h=s.flat();return{value:[...new Set(h.length===0?[e]:h)],mistakes:p}}}),b=({min:e,max:t,whole:n})=>S("N",(s,p)=>{
const h=/^\d+(\.\d+)?$/.test(s)?Number(s):Number.NaN;if(h>=e&&h<=t&&(!n||Number.isInteger(h)))return v(h);const k=`${p} is "${s}", expected ${n?"a whole number":
"a number"} from ${e} to ${t}`;return{value:e,mistakes:[k]}}),I=e=>S("SECONDS",(t,n)=>{const{value:s,mistakes:p}=b(e).parse(t,n);return{value:s*1e3,mistakes:p}}),
j=({parse:e,...t})=>({...t,parse:(n,s)=>n===""?v(null):e(n,s)}),F=S("",(e,t)=>{const n=/^(true|True|TRUE)$/.test(e),s=n||/^(false|False|FALSE)$/.test(e);return{
value:n,mistakes:s?[]:[`${t} is "${e}", expected "true" or "false"`]}}),B=(...e)=>({isList:!1,value:e.join("|"),choices:e,parse:(t,n)=>{const p=e.some(h=>h===t)?
[]:[`${n} is "${t}", ${W(t,e)}`];return{value:t,mistakes:p}}});function W(e,t){const n=(0,m.q)(e,t),s=n===null?"":`; did you mean "${n}"?`;return`expected one o\
f ${t.map(p=>`"${p}"`).join(", ")}${s}`}const C=["auto","terraform","opentofu","both"],c=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,u={isList:!1,value:"C\
LI",choices:C,parse:(e,t)=>{const[,n,s=null]=c.exec(e)??[],p=`${t} is "${e}"`;if(n===void 0){const y=W(e,C),k=y.endsWith("?")?"":'; a version may follow: "terra\
form 1.15"';return{value:w,mistakes:[`${p}, ${y}${k}`]}}const h={name:n,version:s};if(s===null)return v(h);if(n==="auto"||n==="both"){const y=`${p}, but only "t\
erraform" and "opentofu" can have a version`;return{value:w,mistakes:[y]}}return(0,l.l)(s)?v(h):{value:w,mistakes:[`${p}, expected a version such as "${n} 1.10"`]}}},
w={name:"auto",version:null}}),7630:((d,R,i)=>{i.d(R,{Dw:()=>O,IL:()=>$,Ju:()=>I,Kd:()=>W,V8:()=>c,aS:()=>f,jM:()=>T,l6:()=>g,vk:()=>_,x2:()=>B});var a=i(3625),
l=i(3229),A=i(1064),m=i(1831),S=i(9562),v=i(2713);function O(r){return r.split(/\r\n|[\n\r]/).map(u=>u.replace(/(^|\s)#.*$/s,"").trim()).filter(u=>u!=="")}function _(r){
return r.split(/\r\n|[\n\r]/).map(u=>u.trim()).filter(u=>u!==""&&!u.startsWith("#"))}function o(r){const u=(0,m.Pv)(r);if(u.ok)return u;const w=(0,l.L6)(r);return(0,a.
T)(`"${r}" is not a hostname: ${u.why}${w===null?"":`; ${w}`}`)}function f(r){const u=(0,S.OA)(r);return u!==null?(0,a.T)(`"${r}" is not a known service id; did\
 you mean ${u}?`):A.Du.some(w=>(0,S.oe)(r,w).ok)?(0,a.J)(r):(0,a.T)(`"${r}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const E=/^(modules\.v1|providers\.v1)=(.*)$/s;
function g(r){const u=r.split(/\s+/).flatMap(k=>E.test(k)?[k]:k.split(",")),[w="",...e]=u.filter(k=>k!==""),t=o(w),n=e.flatMap(k=>{const[,P,K=""]=E.exec(k)??[];
return P===void 0?[]:[{service:P,text:K}]}),s=e.map(k=>E.exec(k)?.[1]??k),p=s.map(f).flatMap(k=>k.ok?[]:[k.why]),h=t.ok?p:[t.why,...p];if(!t.ok||h.length>0)return(0,a.
T)(h.join("; "));const y=n.map(k=>({...k,host:t.value}));return(0,a.J)({host:t.value,services:[...new Set(s)],addresses:y})}function T(r){const u=r.startsWith("\
*."),w=o(u?r.slice(2):r);return w.ok?(0,a.J)({host:w.value,subdomains:u}):w}function $(r){const u=r.indexOf("=");if(u<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const w=(0,m.Pv)(r.slice(0,u).trim());return w.ok?(0,a.J)({host:w.value,token:new v.o(r.slice(u+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const b=/^\d{1,5}$/;function I(r){const u="expected HOST[:PORT]=ADDRESS[:PORT]",w=r.indexOf("=");if(w<0)return(0,a.
T)(`"${r}" has no "="; ${u}`);const e=r.slice(0,w).trim(),t=o(e);if(!t.ok)return t;const n=t.value.replace(/:\d+$/,""),s=F(r.slice(w+1).trim());return s===null?
(0,a.T)(`"${r}" has no valid address; ${u}`):(0,a.J)({name:n,port:j(e),...s})}function j(r){const u=r.indexOf(":");return u<0?null:Number(r.slice(u+1))}function F(r){
const u=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(r)??/^([^:\s[\]]+)(?::(.*))?$/.exec(r);if(u?.[1]!==void 0){const w=u[2];return w===void 0?{address:u[1],addressPort:null}:
!b.test(w)||Number(w)<1||Number(w)>65535?null:{address:u[1],addressPort:Number(w)}}return/^[\da-fA-F:]+$/.test(r)?{address:r,addressPort:null}:null}function B(r){
const[u="",w,...e]=r.split(/\s+/);if(e.length>0)return(0,a.T)(`"${r}" has too many words; expected CODE [HOST]`);if(w===void 0)return(0,a.J)({code:u,host:null});
const t=o(w);return t.ok?(0,a.J)({code:u,host:t.value}):t}const W=r=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(r)?(0,a.J)(r):(0,a.T)(`"${r}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),C=50;function c(r){const u=r.split(",").map(e=>e.trim()).filter(e=>e!==""),w=u.find(e=>e.length>C);return w===void 0?(0,a.
J)(u):(0,a.T)(`"${w}" has ${w.length} characters; GitHub allows at most ${C}`)}}),8535:((d,R,i)=>{i.d(R,{q:()=>A});var a=i(9562);const l=3;function A(S,v){const O=m(
S);if(O.length<2)return null;const _=o=>{const[f,...E]=O.length<l?[]:v.filter(g=>o(m(g)));return f===void 0||E.length>0?null:f};return v.find(o=>m(o)===O)??v.find(
o=>(0,a.TW)(m(o),O))??_(o=>o.startsWith(O))??_(o=>o.includes(O))}const m=S=>S.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((d,R,i)=>{i.d(R,{GN:()=>A,P$:()=>S,
w7:()=>m});var a=i(7630),l=i(3557);class A extends Error{name="SettingsError";mistakes;constructor(O){super(O.join(`
`)),this.mistakes=O}}const m={setting:v=>v,missingPath:(v,O)=>`scan names "${v}", which does not exist in ${O}`};function S(v,{setting:O}=m){const _=l.y.map(({name:E,
field:g,kind:T,default:$})=>({field:g,...T.parse(v[E]?.trim()||$,O(E))})),o=Object.fromEntries(_.map(({field:E,value:g})=>[E,g]));return{settings:o.scan.length===
0&&(0,a.Dw)(v.hostnames??"").length===0?{...o,scan:["."]}:o,mistakes:_.flatMap(({mistakes:E})=>E)}}}),3557:((d,R,i)=>{i.d(R,{f:()=>T,y:()=>g});var a=i(3625),l=i(
3474),A=i(7630);const m=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"]];function S($){
const b=$.toLowerCase(),I=m.find(([j])=>b.endsWith(j));return I!==void 0?(0,a.J)({path:$,format:I[1]}):(0,a.T)(`"${$}" does not end with a report format; expect\
ed ".json", ".sarif", ".xml" (JUnit), ".md" or ".codequality.json" (GitLab)`)}const v=[{name:"hostnames",field:"hostnames",kind:l.TN,help:"Hosts to check, one p\
er line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~\
>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,l.p_)("PATH",a.J),help:"Directories, files or globs to scan, one per line. Defaul\
t: everything, or nothing if `hostnames` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,l.p_)("GLOB",a.J),help:"Globs of directories and files to \
skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,l.p_)("HOST",A.jM),help:"A\
llowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed.",default:""},
{name:"required-services",field:"requiredServices",kind:(0,l.p_)("SERVICE",A.aS),help:"Service IDs required from each host in `hostnames` that lists none, one p\
er line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:l.Ob,help:"CLI whose rules and default registry apply: `terraform` o\
r `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}],O=[{name:"depth",
field:"depth",kind:(0,l.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of \
every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},{name:"roots",field:"\
roots",kind:(0,l.p_)("GLOB",a.J),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected.",default:""},
{name:"platforms",field:"platforms",kind:(0,l.p_)("OS_ARCH",A.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth\
: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",field:"upgrade",kind:l.lx,help:"Predict `init -upgrade`, which ignores the vers\
ions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,l.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one h\
ost for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}],_=[{name:"tokens",field:"tokens",kind:(0,l.
p_)("HOST=TOKEN",A.IL,A.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"\
cliConfig",kind:l.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],o=[{name:"timeout-sec\
onds",field:"timeoutMs",kind:(0,l.lq)((0,l.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credenti\
als helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,l.ai)({min:0,max:10,whole:!0}),help:"Re\
tries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,l.ai)({min:1,
max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,l.YA)({min:1,max:21600}),
help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"ca\
File",kind:l.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,l.p_)(
"HOST=ADDRESS",A.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",
default:""}],f=[{name:"certificate-days",field:"certificateDays",kind:(0,l.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain \
expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,l.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this\
.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,l.Yq)("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never\
`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,l.p_)("CODE",A.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The n\
umber of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,l.p_)("FILE",S),help:"Report files to write, one per line, relat\
ive to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md` or `.codequality.json` (GitLab).",default:""}],E=[{name:"changed-only",field:"changedOnly",
kind:l.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},{name:"comment",field:"comme\
nt",kind:(0,l.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. \
Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,l.Yq)("never","on-failure"),help:"When to open one issue, updated automatica\
lly and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,l.WD)("registry-h\
ealth"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},{name:"github-token",field:"githu\
bToken",kind:l.CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"github.token"}],g=[...v,...O,..._,...o,...f,
...E],T=[["What to check",v],["Following `init`",O],["Credentials",_],["Network",o],["Result",f]]}),6875:((d,R,i)=>{i.d(R,{I:()=>l,V:()=>a});class a{#e=new AbortController;#n=null;get why(){
return this.#n}get signal(){return this.#e.signal}end(m){this.#n??=m,this.#e.abort()}}const l=(A,m)=>{const S=setTimeout(m,A);return()=>clearTimeout(S)}}),2613:(d=>{
d.exports=process.getBuiltinModule("assert")}),4434:(d=>{d.exports=process.getBuiltinModule("events")}),9896:(d=>{d.exports=process.getBuiltinModule("fs")}),8611:(d=>{
d.exports=process.getBuiltinModule("http")}),5692:(d=>{d.exports=process.getBuiltinModule("https")}),9278:(d=>{d.exports=process.getBuiltinModule("net")}),4589:(d=>{
d.exports=process.getBuiltinModule("node:assert")}),6698:(d=>{d.exports=process.getBuiltinModule("node:async_hooks")}),4573:(d=>{d.exports=process.getBuiltinModule(
"node:buffer")}),1421:(d=>{d.exports=process.getBuiltinModule("node:child_process")}),7598:(d=>{d.exports=process.getBuiltinModule("node:crypto")}),3053:(d=>{d.
exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(d=>{d.exports=process.getBuiltinModule("node:dns")}),8474:(d=>{d.exports=process.getBuiltinModule(
"node:events")}),3024:(d=>{d.exports=process.getBuiltinModule("node:fs")}),7067:(d=>{d.exports=process.getBuiltinModule("node:http")}),2467:(d=>{d.exports=process.
getBuiltinModule("node:http2")}),7030:(d=>{d.exports=process.getBuiltinModule("node:net")}),8161:(d=>{d.exports=process.getBuiltinModule("node:os")}),6760:(d=>{
d.exports=process.getBuiltinModule("node:path")}),3916:(d=>{d.exports=process.getBuiltinModule("node:path/posix")}),643:(d=>{d.exports=process.getBuiltinModule(
"node:perf_hooks")}),1792:(d=>{d.exports=process.getBuiltinModule("node:querystring")}),99:(d=>{d.exports=process.getBuiltinModule("node:sqlite")}),7075:(d=>{d.
exports=process.getBuiltinModule("node:stream")}),7830:(d=>{d.exports=process.getBuiltinModule("node:stream/web")}),8500:(d=>{d.exports=process.getBuiltinModule(
"node:timers/promises")}),1692:(d=>{d.exports=process.getBuiltinModule("node:tls")}),3136:(d=>{d.exports=process.getBuiltinModule("node:url")}),7975:(d=>{d.exports=
process.getBuiltinModule("node:util")}),3429:(d=>{d.exports=process.getBuiltinModule("node:util/types")}),8877:(d=>{d.exports=process.getBuiltinModule("node:v8")}),
5919:(d=>{d.exports=process.getBuiltinModule("node:worker_threads")}),8522:(d=>{d.exports=process.getBuiltinModule("node:zlib")}),857:(d=>{d.exports=process.getBuiltinModule(
"os")}),6928:(d=>{d.exports=process.getBuiltinModule("path")}),4756:(d=>{d.exports=process.getBuiltinModule("tls")}),9023:(d=>{d.exports=process.getBuiltinModule(
"util")})},ce={};function z(d){var R=ce[d];if(R!==void 0)return R.exports;var i=ce[d]={exports:{}},a=!0;try{ue[d](i,i.exports,z),a=!1}finally{a&&delete ce[d]}return i.
exports}z.m=ue,typeof z<"u"&&(z.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var d=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",R=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",a=A=>{A&&A.d<1&&(A.d=1,A.forEach(m=>m.r--),A.forEach(m=>m.r--?m.r++:m()))},l=A=>A.map(m=>{if(m!==null&&typeof m=="ob\
ject"){if(m[d])return m;if(m.then){var S=[];S.d=0,m.then(_=>{v[R]=_,a(S)},_=>{v[i]=_,a(S)});var v={};return v[d]=_=>_(S),v}}var O={};return O[d]=_=>{},O[R]=m,O});
z.a=(A,m,S)=>{var v;S&&((v=[]).d=-1);var O=new Set,_=A.exports,o,f,E,g=new Promise((T,$)=>{E=$,f=T});g[R]=_,g[d]=T=>(v&&T(v),O.forEach(T),g.catch($=>{})),A.exports=
g,m(T=>{o=l(T);var $,b=()=>o.map(j=>{if(j[i])throw j[i];return j[R]}),I=new Promise(j=>{$=()=>j(b),$.r=0;var F=B=>B!==v&&!O.has(B)&&(O.add(B),B&&!B.d&&($.r++,B.
push($)));o.map(B=>B[d](F))});return $.r?I:b()},T=>(T?E(g[i]=T):f(_),a(v))),v&&v.d<0&&(v.d=0)}})(),(()=>{var d=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):
i=>i.__proto__,R;z.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i=="object"&&i&&(a&4&&i.__esModule||a&16&&typeof i.then=="function"))return i;var l=Object.create(
null);z.r(l);var A={};R=R||[null,d({}),d([]),d(d)];for(var m=a&2&&i;typeof m=="object"&&!~R.indexOf(m);m=d(m))Object.getOwnPropertyNames(m).forEach(S=>A[S]=()=>i[S]);
return A.default=()=>i,z.d(l,A),l}})(),z.d=(d,R)=>{for(var i in R)z.o(R,i)&&!z.o(d,i)&&Object.defineProperty(d,i,{enumerable:!0,get:R[i]})},z.f={},z.e=d=>Promise.
all(Object.keys(z.f).reduce((R,i)=>(z.f[i](d,R),R),[])),z.u=d=>({345:"839",400:"400",432:"706",629:"706",639:"639",706:"706",815:"839",839:"839",909:"839",931:"\
839",949:"400",981:"706"}[d]??d)+".index.js",z.o=(d,R)=>Object.prototype.hasOwnProperty.call(d,R),z.r=d=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
d,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(d,"__esModule",{value:!0})},(()=>{var d={0:0,792:0},R=i=>{var{ids:a,modules:l,runtime:A}=i,m,S,v=0;
for(m in l)z.o(l,m)&&(z.m[m]=l[m]);for(A&&A(z);v<a.length;v++)S=a[v],z.o(d,S)&&d[S]&&d[S][0](),d[a[v]]=0};z.f.j=(i,a)=>{var l=z.o(d,i)?d[i]:void 0;if(l!==0)if(l)
a.push(l[1]);else{var A=import("./"+z.u(i)).then(R,m=>{throw d[i]!==0&&(d[i]=void 0),m}),A=Promise.race([A,new Promise(m=>l=d[i]=[m])]);a.push(l[1]=A)}}})();var ae={};
z.d(ae,{C:()=>ye,a:()=>Se});const ye=()=>Promise.all([z.e(839),z.e(931),z.e(815),z.e(0),z.e(345),z.e(909)]).then(z.bind(z,2909)),Se=()=>Promise.all([z.e(0),z.e(
639)]).then(z.bind(z,9069));var ke=ae.C,be=ae.a;export{ke as runAction,be as runCli};
