var ue={9018:((h,P,i)=>{i.d(P,{r:()=>Me,c:()=>$e});var c=i(1831),l=i(2713),T=i(7630);const m=D=>(0,c.Pv)(D).ok,y=D=>D.includes(".")&&m(D);function A(D,N){const L=(0,T.
vk)(D.tokens??"").flatMap(M=>{const U=M.indexOf("="),H=M.slice(U+1).trim(),J=U<0?"":M.slice(0,U).trim();return J!==""&&(!m(J)||!J.includes(".")&&y(H))?[H,J,M]:[
H]}),x=Object.entries(N).flatMap(([M,U])=>M.startsWith("TF_TOKEN_")&&U!==void 0?[U]:[]);return[...L,...x,D["github-token"]?.trim()??""].filter(M=>M!=="").map(M=>new l.
o(M))}var O=i(1064);const d=16777619,s=2654435761;class u{length;#e;#n;#s;#t;constructor(N,L,x){this.length=N,this.#e=L;const M=Math.max(4,Math.ceil(Math.log2(2*
x.length+1)));this.#n=new Int32Array(2**M).fill(-1),this.#s=32-M;let U=1;for(let H=1;H<N;H+=1)U=Math.imul(U,d);this.#t=U;for(const H of x)this.#n[this.#c(L,H,this.#i(
L,H))]=H}hasAt(N,L){return L<0||L+this.length>N.length?!1:this.#o(N,L,this.#i(N,L))>=0}search(N,L,x){const M=this.length;if(N.length<M)return;let U=this.#i(N,0);
for(let H=0;;H+=1){const J=this.#o(N,H,U);if(J>=0){let[z,Z]=[0,M];for(;z<L&&this.#r(N,H,J,-1-z);)z+=1;for(;Z<M+L&&this.#r(N,H,J,Z);)Z+=1;x(H-z,H+Z)}if(H+M>=N.length)
return;const G=U-Math.imul(N[H]??0,this.#t);U=Math.imul(G,d)+(N[H+M]??0)|0}}#o(N,L,x){return this.#n[this.#c(N,L,x)]??-1}#r(N,L,x,M){const U=N[L+M];return U!==void 0&&
U===this.#e[x+M]}#c(N,L,x){let M=Math.imul(x^x>>>15,s)>>>this.#s;for(;;){const U=this.#n[M]??-1;if(U<0||this.#a(U,N,L))return M;M=M+1===this.#n.length?0:M+1}}#a(N,L,x){
for(let M=0;M<this.length;M+=1)if(!this.#r(L,x,N,M))return!1;return!0}#i(N,L){let x=0;for(let M=L;M<L+this.length;M+=1)x=Math.imul(x,d)+(N[M]??0)|0;return x}}var v=i(
7251),g=i(1822);const E=4;function w(D,N){let L={text:D,starts:null};for(let x=0;x<E&&L!==null;x+=1)N(a(L,D.length)),L=t(L,D.length)}const k="\u2026",C=32,j=Uint16Array.
from({length:128},(D,N)=>{const L=String.fromCharCode(N);return N<=C||N===127?C:({"-":"+",_:"/"}[L]??L).toLowerCase().charCodeAt(0)});function F(D){return D===k?
D:/[\s\x80-\x9f]/.test(D)?" ":/[\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u.test(D)?"":D.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let B=new Uint16Array(
1024),W=new Uint32Array(1025);function R(D){if(D<B.length)return;const[N,L]=[new Uint16Array(2*D),new Uint32Array(2*D+1)];N.set(B),L.set(W),B=N,W=L}function a({
text:D,starts:N},L){R(D.length);let x=0;for(let M=0;M<D.length;M+=1){const U=D.charCodeAt(M),H=N===null?M:N[M]??L;if(U<128){x=r(j[U]??C,H,x);continue}const J=String.
fromCodePoint(D.codePointAt(M)??0),G=F(J);R(x+G.length+D.length-M);for(let z=0;z<G.length;z+=1)x=r(G.charCodeAt(z),H,x);M+=J.length-1}return W[x]=L,{codes:B.subarray(
0,x),starts:W.subarray(0,x+1)}}function r(D,N,L){return D===C&&L>0&&B[L-1]===C?L:(B[L]=D,W[L]=N,L+1)}const f={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
$=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=…|$)/g,
e=/[%\\&]|xn--/i;function t({text:D,starts:N},L){if(!e.test(D))return null;let x="";const M=[];let U=0;const H=G=>N===null?G:N[G]??L,J=G=>{for(let z=U;z<G;z+=1)
M.push(H(z));x+=D.slice(U,G)};for(const G of D.matchAll($)){J(G.index),U=G.index+G[0].length;for(const{written:z,at:Z}of n(G)){x+=z;for(let ee=0;ee<z.length;ee+=
1)M.push(H(G.index+Z))}}return U===0?null:(J(D.length),{text:x,starts:M})}function n(D){const[N,L,x,M,U,H,J,G,z,Z]=D;return L!==void 0?p(L):Z!==void 0?[{written:(0,g.
mI)(Z.toLowerCase()),at:0}]:o(x!==void 0?String.fromCharCode(Number.parseInt(x,16)):M!==void 0?_(Number.parseInt(M,16)):J!==void 0?_(Number(J)):G!==void 0?_(Number.
parseInt(G,16)):z!==void 0?f[z]??N:U??(H===void 0?"":" "))}const o=D=>[{written:D,at:0}],_=D=>D<=1114111?String.fromCodePoint(D):"\uFFFD";function p(D){const N=D.
startsWith("%")?3:4,L=Array.from({length:D.length/N},(M,U)=>Number.parseInt(D.slice(N*(U+1)-2,N*(U+1)),16)),x=[];for(let M=0;M<L.length;){const{written:U,size:H}=S(
L,M);x.push({written:U,at:N*M}),M+=H}return x}function S(D,N){const L=D[N]??0,x={written:String.fromCharCode(L),size:1};if(L<192)return x;const M=L<224?2:L<240?
3:4;let U=L&127>>M;for(let H=N+1;H<N+M;H+=1){const J=D[H]??0;if((J&192)!==128)return x;U=U<<6|J&63}return{written:_(U),size:M}}const b="***",I=12,K=4,X=200;function Y(D){
const N=Q(D);return N===null?null:(L,x)=>{const M=[];return w(L,U=>q(U,L,N,M)),M.length===0?L:se(L,M,x)}}function Q(D){const N=[];for(const J of(0,v.x)(D))w(J,({
codes:G})=>{G.length>=l.I&&N.push(G.slice())});if(N.length===0)return null;const L=new Uint16Array(N.reduce((J,{length:G})=>J+G,0)),x=Array.from({length:I+1},()=>[]),
M=Array.from({length:I},()=>[]);let U=0;for(const J of N){const{length:G}=J;L.set(J,U);for(let Z=0;Z+I<G;Z+=K)x[I]?.push(U+Z);const z=Math.min(G,I);x[z]?.push(U+
G-z);for(let Z=l.I;Z<z;Z+=1)M[Z]?.push(U);U+=G}const H=(J,G)=>J.length===0?[]:[new u(G,L,J)];return{pieces:x.flatMap(H),heads:M.flatMap(H).reverse()}}function q({
codes:D,starts:N},L,{pieces:x,heads:M},U){const H=(z,Z)=>{const ee=D[z]===C?z+1:z;let te=D[Z-1]===C?Z-1:Z;for(;te<D.length&&N[te]===N[te-1];)te+=1;const ie=N[ee]??
0,le=N[te]??L.length,ne=U.at(-1);ne===void 0||ie<ne.from||ie>ne.to?U.push({from:ie,to:le}):U[U.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const z of x)
z.search(D,z.length===I?K-1:0,H);const J=z=>{const Z=M.find(ee=>ee.hasAt(D,z-ee.length));Z!==void 0&&H(z-Z.length,z)},G=k.charCodeAt(0);for(let z=D.indexOf(G);z>=
0;z=D.indexOf(G,z+1))J(z);L.length>=X&&J(D.length)}function se(D,N,L){let x="",M=0;for(const U of N.toSorted((H,J)=>H.from-J.from))U.to<=M||L.size>0&&de(D,U,L)||
((U.from>M||M===0)&&(x+=D.slice(M,U.from)+b),M=U.to);return x+D.slice(M)}const oe=D=>D<"\x80"?/[a-z\d.:-]/i.test(D):/[\p{L}\p{M}\p{N}]/u.test(D),fe=260;function de(D,{
from:N,to:L},x){const M=J=>Math.max(N-J,J-L)<fe&&oe(D[J]??"");let U=N;for(;M(U-1);)U-=1;let H=L;for(;M(H);)H+=1;for(;H>L&&/[.:]/.test(D[H-1]??"");)H-=1;return x.
has(D.slice(U,H))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(D,N)=>pe.has(D)||D==="client"&&O.Du.some(L=>L===N),ge=new Set;function ve(D){return re(()=>{const N=Y(D);return N===null?
L=>L:(L,x=ge)=>re(()=>Te(Oe(M=>N(M,x)))(L))})}function re(D){try{return D()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(D){
const N=new Map;return L=>{const x=N.get(L);if(x!==void 0)return x;const M=D(L);return L.length<=Ae&&N.size<Ee&&N.set(L,M),M}}function Te(D){const N={ours:new Map,
theirs:new Map},L=(M,U,H)=>{if(Array.isArray(M))return M.map(G=>x(G,U+1,H));const J=Object.entries(M).map(([G,z])=>H==="ours"&&_e(G,z)?[G,z]:[D(G),x(z,U+1,me.has(
G)?"theirs":H)]);return Object.fromEntries(J)},x=(M,U,H)=>{if(typeof M=="string")return D(M);if(U>he)return null;if(typeof M!="object"||M===null)return M;const J=N[H].
get(M)??L(M,U,H);return N[H].set(M,J),J};return M=>x(M,0,"ours")}function $e(D,N,L=()=>{}){const x=new Map;let M=null;const U=H=>{const J=H.filter(G=>!x.has(G.reveal()));
if(J.length!==0){for(const G of J)x.set(G.reveal(),G);M=null,L(J)}};return re(()=>U(A(D,N))),{learn:H=>re(()=>U([H])),redact:(H,J)=>(M??=ve([...x.values()]),M(H,
J))}}const we="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(D,{redact:N}){try{return D(N)}catch{return we}}}),
7251:((h,P,i)=>{i.d(P,{K:()=>u,x:()=>O});var c=i(6246),l=i(6979),T=i(2713);function m(g){const E=g.reveal(),w=/[\r\n]/.test(E)?E.split(/[\r\n]+/):[];return[E,...w].
filter(k=>k.trim().length>=T.I)}const y=g=>[...new Set([g,Buffer.from(g).toString("latin1")])],A=g=>["","x","xx"].flatMap(E=>{const w=Buffer.from(E+g).toString(
"base64"),k=w.slice(Math.ceil(E.length*4/3)).replace(/=+$/,"");return w.endsWith("=")?[k.slice(0,-1),k]:[k]});function*O(g){const E=g.flatMap(m).map(w=>w.trim());
for(const w of new Set(E.flatMap(y)))yield w,w.includes(" ")&&(yield w.replaceAll(" ","+")),yield*A(w),yield Buffer.from(w).toString("hex")}const d=16*1024,s=1024*
1024;function u(g){let E=s;return w=>{const k=w.flatMap(m).flatMap(j=>[j,j.trim()]),C=[];for(const j of new Set(k.flatMap(y))){if(j.length>d||E<0)continue;const F=v(
j).filter(B=>B.trim().length>=T.I);C.push(...F),E-=F.join("").length}g([...new Set([...k,...C])])}}function v(g){const E=(0,l.ft)(g),w=(0,c.o)(g).slice(1,-1),k=[
encodeURIComponent(g.toWellFormed()),...E.ok?[E.value]:[]],C=A(g),j=Buffer.from(g).toString("hex");return[g,g.toLowerCase(),w,JSON.stringify(g).slice(1,-1),...k,
...k.map(F=>F.replace(/%[0-9A-F]{2}/g,B=>B.toLowerCase())),...C,...C.map(F=>F.replaceAll("+","-").replaceAll("/","_")),j,j.toUpperCase()]}}),6309:((h,P,i)=>{i.d(
P,{A3:()=>m,Lw:()=>T,Or:()=>y});var c=i(3592);const l={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class T extends Error{name="Refused"}function m(A){if(A instanceof
T)return A.message;if(!y(A))return`${String(A)}; this is a bug of tf-disco, please report it at ${c.xV}`;const O=l[A.code];return`${A.message.split(", ")[0]}${O===
void 0?"":`; ${O}`}`}const y=A=>typeof A=="object"&&A!==null&&"syscall"in A&&"code"in A}),6181:((h,P,i)=>{i.d(P,{RY:()=>T,n7:()=>d,r5:()=>c});function c(s){if(!s.
includes(":"))return l(s);const u=s.indexOf("%");return u===s.length-1?null:y(u<0?s:s.slice(0,u))}function l(s){const u=s.split("."),v=u.length===4&&u.every(E=>/^(0|[1-9]\d{0,2})$/.
test(E)),g=u.map(Number);return v&&g.every(E=>E<=255)?g:null}function T(s){const u=s.split(".").map(m),v=u.pop()??Number.NaN,g=4-u.length;if(!(g>0&&u.every(k=>k<=
255)&&v<256**g))return null;const w=Array.from({length:g},(k,C)=>Math.floor(v/256**(g-1-C))%256);return[...u,...w]}function m(s){return/^0x[\da-f]*$/i.test(s)?Number.
parseInt(`0${s.slice(2)}`,16):/^0[0-7]*$/.test(s)?Number.parseInt(s,8):/^[1-9]\d*$/.test(s)?Number(s):Number.NaN}function y(s){const[u="",v,...g]=s.split("::");
if(v===void 0){const C=A(u,!0);return C?.length===16?C:null}const[E,w]=[A(u,!1),A(v,!0)];if(E===null||w===null||g.length>0)return null;const k=16-E.length-w.length;
return k<2?null:[...E,...Array(k).fill(0),...w]}function A(s,u){if(s==="")return[];const v=s.split(":"),g=v.map((E,w)=>{if(/^[0-9a-f]{1,4}$/i.test(E)){const k=Number.
parseInt(E,16);return[k>>8,k&255]}return u&&w===v.length-1?l(E):null});return g.every(E=>E!==null)?g.flat():null}const O=[0,0,0,0,0,0,0,0,0,0,255,255].join();function d(s){
const u=c(s)??[];return u.slice(0,12).join()===O?u.slice(12).join("."):s}}),4874:((h,P,i)=>{i.d(P,{AN:()=>j,I9:()=>o,ap:()=>F,f:()=>R});const c=9,l=10,T=13,m=32,
y=34,A=43,O=44,d=45,s=46,u=48,v=69,g=92,E=101,w=117,k=p=>p===m||p===l||p===T||p===c,C=p=>p>=u&&p<=u+9;function j(p,S){let b=S;for(;b<p.length&&k(p.charCodeAt(b));)
b+=1;return b}function F(p,S){let b=S+1;for(;b<p.length;){const I=p.charCodeAt(b);if(I===y)return b+1;if(I<m)return~b;if(I===g){const K=B(p,b);if(K===0)return~b;
b+=K}else b+=1}return~p.length}function B(p,S){if(S+1>=p.length)return 0;if(p.charCodeAt(S+1)!==w)return'"\\/bfnrt'.includes(p.charAt(S+1))?2:0;for(let b=S+2;b<
S+6;b+=1)if(b>=p.length||!W(p.charCodeAt(b)))return 0;return 6}function W(p){const S=p|32;return C(p)||S>=97&&S<=102}function R(p,S){const b=a(p.charCodeAt(S))?
r(p,S):$(p,S);return b>=0&&f(p,b)?b:~S}const a=p=>p>=97&&p<=122;function r(p,S){const b=["true","false","null"].find(I=>p.startsWith(I,S));return b===void 0?-1:
S+b.length}function f(p,S){if(S>=p.length)return!0;const b=p.charCodeAt(S);return b===O||k(b)||'"{}[]:'.includes(p.charAt(S))}function $(p,S){const b=t(p,S)===d?
S+1:S;let I=t(p,b)===u?b+1:e(p,b);if(I>0&&t(p,I)===s&&(I=e(p,I+1)),I>0&&(t(p,I)===v||t(p,I)===E)){const K=t(p,I+1);I=e(p,K===A||K===d?I+2:I+1)}return I}function e(p,S){
let b=S;for(;b<p.length&&C(p.charCodeAt(b));)b+=1;return b===S?-1:b}const t=(p,S)=>S<p.length?p.charCodeAt(S):0,n=200;function o(p,S,b){return b-S<=n&&!_(p,S,b)?
!1:!Number.isFinite(Number(p.slice(S,b)))}function _(p,S,b){for(let I=S;I<b-3;I+=1){const K=p.charCodeAt(I);if(K===E||K===v)return!0}return!1}}),3307:((h,P,i)=>{
i.d(P,{Gv:()=>v,HT:()=>W,I:()=>e,IL:()=>$,CI:()=>R,Ey:()=>B});const c=10,l=["more than 10000 levels of nesting","nest brackets less deeply"],T=["number too larg\
e for a 64-bit float","use a smaller number"],m=["the text ends before the JSON value is complete","check that the file was not truncated"],y=["trailing comma",
"remove the comma"];function A(t,n){return n===t.length?m:t[n]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const O=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function d(t,n,o){for(const[_,...p]of O)if(_.test(t))return p;switch(n){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:
/^[-+.\d]/.test(t)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return o===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${o}`]:["missing comma",
"add the comma"]}}function s(t,n,[o,_]){let[p,S]=[1,1];for(let b=0;b<n;b+=1){const I=t.charCodeAt(b);I===c?(p+=1,S=1):(I<56320||I>57343)&&(S+=1)}return{why:`lin\
e ${p}, column ${S}: ${o}`,advice:_}}var u=i(4874);const v=t=>typeof t=="object"&&t!==null&&!Array.isArray(t),g=1e4,E=34,w=44,k=58,C=91,j=123,F=125,B=(t,n)=>new a(
t,n).run({start:0,end:t.length}),W=(t,n)=>new a(t,null).run({start:0,end:t.length},n);function R(t,n,o){new a(t,o).run(n)}class a{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(n,o){
this.#e=n,this.#n=o}run(n,o="whole"){const _=this.#e,p=this.#s,S=(0,u.AN)(_,n.start);for(let I=S,K=0;I<n.end;I=(0,u.AN)(_,K)){const X=_.charCodeAt(I);if(K=this.#u(
I,X),K<0)return this.#h(I,~K);if(this.#t==="next"&&p.length===1&&this.#n?.(this.#c,K,this.#a,this.#i),o==="first"&&this.#t==="next"&&p.length===0)return null;this.#o=
X,this.#r=I}return this.#t!=="next"||p.length>0?s(_,_.length,m):this.#n!==null&&this.#l>=0&&_.charCodeAt(S)===j?s(_,this.#l,T):null}#u(n,o){const _=this.#s[this.#s.
length-1];if(o===_&&(this.#t==="next"||r(this.#o)))return this.#s.pop(),this.#t="next",n+1;switch(this.#t){case"value":return this.#f(n,o);case"key":return o===
E?this.#d(n):~n;case"colon":return o!==k?~n:(this.#t="value",n+1);case"next":return o!==w||_===void 0?~n:(this.#t=_===F?"key":"value",n+1)}}#f(n,o){const _=this.#s.
length;if(_===1&&(this.#c=n),r(o))return _===g?~n:(this.#s.push(o+2),this.#t=o===j?"key":"value",n+1);const p=o===E,S=p?(0,u.ap)(this.#e,n):(0,u.f)(this.#e,n);return S<
0||(!p&&this.#l<0&&(0,u.I9)(this.#e,n,S)&&(this.#l=n),this.#t="next"),S}#d(n){const o=(0,u.ap)(this.#e,n);return this.#s.length===1&&(this.#a=n,this.#i=o),this.#t=
"colon",o}#h(n,o){const _=this.#e,p=_.charCodeAt(n),S=this.#s.at(-1);if(o>n)return s(_,o,A(_,o));if(this.#t==="value"&&r(p))return s(_,n,l);if(p===S&&this.#o===
w)return s(_,this.#r,y);const b=S===void 0?void 0:String.fromCharCode(S);return s(_,n,d(_.slice(n,n+2),this.#t,b))}}const r=t=>t===j||t===C,f=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function $(t){return t.startsWith('"')?e(t):t.includes("\\u")?JSON.parse(t.replace(f,(n,o)=>o===void 0?n:"\\ufffd")):JSON.parse(t)}function e(t){return JSON.parse(
t).toWellFormed()}}),3625:((h,P,i)=>{i.d(P,{J:()=>c,T:()=>l});const c=T=>({ok:!0,value:T}),l=T=>({ok:!1,why:T})}),6246:((h,P,i)=>{i.d(P,{D:()=>T,o:()=>l});const c={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},l=d=>`"${m(d.toWellFormed())}"`;function T(d,s){let u="",v=s;
for(const g of d.toWellFormed()){if(v===0)break;const E=new TextEncoder().encode(g);u+=E.length<=v?m(g):A(E.subarray(0,v)),v=Math.max(0,v-E.length)}return`"${u}\
"`}function m(d){return/^[ !#-[\]-~]*$/.test(d)?d:d.replace(/["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu,s=>c[s]??y(s))}function y(d){const s=d.codePointAt(0)??0;return s<
128?`\\x${O(s,2)}`:s<65536?`\\u${O(s,4)}`:`\\U${O(s,8)}`}const A=d=>Array.from(d,s=>`\\x${O(s,2)}`).join(""),O=(d,s)=>d.toString(16).padStart(s,"0")}),6979:((h,P,i)=>{
i.d(P,{Ge:()=>W,V$:()=>u,ft:()=>v,h0:()=>j,xB:()=>F,y3:()=>g});var c=i(3625),l=i(6246);const T=`!$&'()*+,;=:[]<>"`,m={path:"$&+,/:;=@",host:T,zone:T,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},y=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,A=/^[A-Za-z0-9._~-]/,O=/%(?![0-9A-Fa-f]{2})/,d=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
s=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function u(R,a){let r="";for(const{0:f,index:$}of R.matchAll(y))if(A.test(f)||m[a].includes(f))r+=f;else{if(f==="%")return(0,c.
T)(C(R,$));if(f.startsWith("%")){const e=Number.parseInt(f.slice(1),16);if(w(e,a))return(0,c.T)(`invalid URL escape "${f}"`);r+=k(e,a)}else if(f>"\x7F")r+=encodeURIComponent(
f.toWellFormed());else{if(a==="host"||a==="zone")return(0,c.T)(`invalid character ${(0,l.o)(f)} in host name`);r+=k(f.charCodeAt(0),a)}}return(0,c.J)(r)}function v(R){
return R==="%2A"?(0,c.J)("*"):E(R,d)?(0,c.J)(R):u(R,"path")}const g=R=>E(R,s)?(0,c.J)(R):u(R,"fragment"),E=(R,a)=>a.test(R)&&!O.test(R);function w(R,a){return a===
"host"?R<128&&R!==37:a!=="zone"||R===37||R===32?!1:k(R,"zone").startsWith("%")}function k(R,a){const r=String.fromCharCode(R);return A.test(r)||m[a].includes(r)?
r:`%${R.toString(16).toUpperCase().padStart(2,"0")}`}const C=(R,a)=>`invalid URL escape ${(0,l.D)(R.slice(a,a+4),3)}`;function j(R){for(const a of R.split("&")){
if(a.includes(";"))return"invalid semicolon separator in query";const[,...r]=/^([^=]*)=?(.*)$/s.exec(a)??[];for(const f of r){const $=f.search(O);if($>=0)return C(
f,$)}}return null}function F(R){return R.split("&").flatMap(a=>{if(a===""||a.includes(";"))return[];const[,...r]=/^([^=]*)=?(.*)$/s.exec(a)??[],[f,$]=r.map(e=>u(
e.replaceAll("+","%20"),"query"));return f?.ok&&$?.ok?[[B(f.value),B($.value)]]:[]})}const B=R=>R.replaceAll("%20","+"),W=R=>R.toSorted(([a],[r])=>a<r?-1:a>r?1:
0).map(([a,r])=>`${a}=${r}`).join("&")}),630:((h,P,i)=>{i.d(P,{O:()=>m,s:()=>y});var c=i(3625),l=i(4283),T=i(6979);function m(d,s){const u=(0,l.Dl)(s);return u.
ok?(0,c.J)(y(d,u.value)):u}function y(d,s){if(s.scheme!==""||s.host!==""||s.user!==null){const k=s.scheme===""?d.scheme:s.scheme;return{...s,scheme:k,path:O(s.path)}}
const{scheme:u}=d,v=s.path===""&&!s.forceQuery&&s.query==="",g=v?d.query:s.query,E=v&&s.fragment===""?d.fragment:s.fragment;if(s.path===""&&d.opaque!=="")return{
...s,scheme:u,query:g,fragment:E,opaque:d.opaque};const w=O(A(d.path,s.path));return{...s,scheme:u,query:g,fragment:E,user:d.user,host:d.host,path:w}}function A(d,s){
return s===""?d:s.startsWith("/")?s:d.slice(0,d.lastIndexOf("/")+1)+s}function O(d){if(d==="")return"";const s=d.split("/"),u=[];for(const w of s)w===".."?(u.pop(),
u.length===1&&u[0]===""&&u.pop()):w!=="."?u.push(w):u.length===0&&u.push("");const v=s.at(-1),g=`/${u.join("/")}${v==="."||v===".."?"/":""}`,E=(0,T.ft)(g.startsWith(
"//")?g.slice(1):g);return E.ok?E.value:g}}),4283:((h,P,i)=>{i.d(P,{Dl:()=>u,Pl:()=>g,aR:()=>k,cz:()=>E,jr:()=>v,t5:()=>w});var c=i(6181),l=i(3625),T=i(6246),m=i(
6979),y=i(8947);const A=/[^ -~\u0080-\u{10ffff}]/u,O=/^([A-Za-z][A-Za-z0-9+.-]*):/,d=/^(?::[0-9]*)?$/,s=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function u(e){const[t,
n]=$(e,"#"),o=C(t);if(!o.ok)return(0,l.T)(`parse ${(0,T.o)(t)}: ${o.why}`);const _=(0,m.y3)(n);return _.ok?(0,l.J)({...o.value,fragment:_.value}):(0,l.T)(`parse\
 ${(0,T.o)(e)}: ${_.why}`)}function v(e){const t=e.scheme===""?"":`${e.scheme}:`,n=e.forceQuery||e.query!==""?`?${e.query}`:"",o=e.fragment===""?"":`#${e.fragment}`,
_=e.opaque===""?a(e)+r(e):e.opaque;return t+_+n+o}function g(e){const t=e.opaque.replace(/^[^/]*@/,"");return v({...e,opaque:t,user:null,query:"",forceQuery:!1,
fragment:""})}function E(e){const t=e.host.lastIndexOf(":"),n=t>=0&&d.test(e.host.slice(t)),o=n?e.host.slice(0,t):e.host,_=o.startsWith("[")&&o.endsWith("]");return{
name:f(_?o.slice(1,-1):o),port:n?e.host.slice(t+1):""}}function w(e){const t=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+t}function k(e){
if(e.user===null)return null;const t=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,n=>String.fromCharCode(Number.parseInt(n.slice(1),16)));return`\
Basic ${btoa(t)}`}function C(e){if(A.test(e))return(0,l.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,l.T)("missing protocol sch\
eme");const t=O.exec(e)?.[1]??"",n=t.toLowerCase(),[o,_]=$(t===""?e:e.slice(t.length+1),"?"),p=_===""&&e.endsWith("?"),b={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:n,query:_,forceQuery:p};return o.startsWith("/")?j(b,o):n!==""?(0,l.J)({...b,opaque:o}):$(o,"/")[0].includes(":")?(0,l.T)("first pat\
h segment in URL cannot contain colon"):F(b,o)}function j(e,t){if(!(t.startsWith("//")&&(e.scheme!==""||!t.startsWith("///"))))return F({...e,omitHost:e.scheme!==
""},t);const[o]=$(t.slice(2),"/"),_=o.lastIndexOf("@"),p=W(o.slice(_+1),e.scheme);if(!p.ok)return p;const S=_<0?(0,l.J)(null):B(o.slice(0,_));return S.ok?F({...e,
user:S.value,host:p.value},t.slice(2+o.length)):S}function F(e,t){const n=(0,m.ft)(t);return n.ok?(0,l.J)({...e,path:n.value}):n}function B(e){if(!s.test(e))return(0,l.
T)("net/url: invalid userinfo");const[t,n]=$(e,":"),o=(0,m.V$)(t,"user");if(!o.ok)return o;if(!e.includes(":"))return(0,l.J)({name:o.value,password:null});const _=(0,m.
V$)(n,"user");return _.ok?(0,l.J)({name:o.value,password:_.value}):_}function W(e,t){const n=e.lastIndexOf("[");if(n>0)return(0,l.T)("invalid IP-literal");if(n===
0)return R(e);const o=e.indexOf(":"),_=/^https?$/.test(t)?o:e.lastIndexOf(":"),p=_<0?"":e.slice(_);return d.test(p)?(0,m.V$)(e,"host"):(0,l.T)(`invalid port ${(0,T.
o)(p)} after host`)}function R(e){const t=e.lastIndexOf("]");if(t<0)return(0,l.T)("missing ']' in host");const n=e.slice(t+1);if(!d.test(n))return(0,l.T)(`inval\
id port ${(0,T.o)(n)} after host`);const o=e.slice(0,t).indexOf("%25"),_=o<0?t:o,p=(0,m.V$)(e.slice(1,_),"host");if(!p.ok)return p;const S=(0,m.V$)(e.slice(_,t),
"zone");if(!S.ok)return S;const b=f(p.value+S.value),I=(0,c.r5)(b);return I===null?(0,l.T)(`invalid host: ParseAddr(${(0,T.o)(b)}): unable to parse IP`):I.length===
4?(0,l.T)("invalid IP-literal"):(0,l.J)(`[${p.value}${S.value}]${n}`)}function a(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.
host}`}function r(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&a(e)===""&&$(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function f(e){return e.replace(/(?:%[0-9A-F]{2})+/g,t=>{const n=t.slice(1).split("%");return(0,y._6)(Uint8Array.from(n,o=>Number.parseInt(o,16)))})}function $(e,t){
const n=e.indexOf(t);return n<0?[e,""]:[e.slice(0,n),e.slice(n+t.length)]}}),8947:((h,P,i)=>{i.d(P,{ZJ:()=>A,_6:()=>l,iP:()=>d,uK:()=>O});const c=new TextDecoder(
"utf-8",{ignoreBOM:!0});function l(s){const u=c.decode(s);return u.includes("\uFFFD")?c.decode(m(s)):u}const T=255;function m(s){const u=new Uint8Array(s);for(let v=0;v<
s.length;v+=1){const g=s[v]??0;if(g<224||g>244)continue;const E=g<240?3:4,w=y(s,v,E);w<E&&u.fill(T,v,v+w),v+=w-1}return u}function y(s,u,v){const g=s[u],E=s[u+1]??
0,w=g===224?160:g===240?144:128,k=g===237?159:g===244?143:191;if(E<w||E>k)return 1;let C=2;for(;C<v&&((s[u+C]??0)&192)===128;)C+=1;return C}const A=s=>d(new TextEncoder().
encode(s));function O(s){const u=new Uint8Array(s.length);for(let v=0;v<s.length;v+=1)u[v]=s.charCodeAt(v);return c.decode(u)}function d(s){let u="";for(const v of s)
u+=String.fromCharCode(v);return u}}),9077:((h,P,i)=>{i.d(P,{q:()=>A,w:()=>m});const c=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],l=300,T=5e3;function m(O,d,{isFinal:s,
crash:u,now:v}){const g=new AbortController;let E=0;const w=()=>s||g.signal.aborted;for(const k of c)O.on(k,()=>{const C=v()-E;d.end({kind:"signal",signal:k}),w()?
(s||C>l)&&y(k,O):E=v(),g.abort()});return O.on("uncaughtException",k=>{d.end({kind:"crash"});const C=u(k);w()&&O.exit(C),g.abort(),setTimeout(()=>O.exit(C),T).unref()}),
O.on("exit",()=>d.end({kind:"crash"})),g.signal}function y(O,d){d.removeAllListeners(O),d.kill(d.pid,O)}async function A(O,d){const{stdout:s,stderr:u}=O;for(const g of[
s,u])await new Promise(E=>g.write("",E));if(O.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&O.platform!=="win32"&&O.execve!==void 0){const{execPath:g}=O;
O.execve(g,[g,"--eval",`require('node:process').exit(${d})`],{})}O.exit(d)}}),3386:((h,P,i)=>{i.d(P,{p:()=>l});const c=100;function l(){setTimeout(async()=>{(await Promise.
resolve().then(i.t.bind(i,8877,19))).setFlagsFromString("--semi-space-growth-factor=1")},c).unref()}}),2057:((h,P,i)=>{i.d(P,{B_:()=>A,Dx:()=>y,yy:()=>T});var c=i(
6309),l=i(5955);async function T(O,d){for(const s of(0,l.mk)(d)){if(!O.writable)return;O.write(s)||await m(O)}}const m=O=>new Promise(d=>{const s=["drain","erro\
r","close"],u=()=>{for(const v of s)O.off(v,u);d()};for(const v of s)O.on(v,u)});async function*y(O){let d=[];for await(const s of O.setEncoding("utf8")){const u=String(
s).split(`
`),v=u.pop()??"";for(const g of u)yield[...d,g].join("").replace(/\r$/,""),d=[];d.push(v)}d.some(s=>s!=="")&&(yield d.join(""))}function A(O,d){let s=!1;O.on("e\
rror",u=>{const v=!s;s=!0,v&&u.code!=="EPIPE"&&d((0,c.A3)(u))})}}),3229:((h,P,i)=>{i.d(P,{Kc:()=>u,L6:()=>A,NM:()=>W,cr:()=>R});var c=i(1831),l=i(5011);const T=1024,
m=a=>(0,c.Pv)(a).ok;function y(a,...r){for(const f of a){const $=f(...r);if($!==null)return $}return null}function A(a){if(a.length>T)return null;const r=(0,c.Pv)(
a);if(r.ok)return O(a,(0,c.nx)(r.value));const f=y(v,a);if(f!==null)return f;const{inside:$,removed:e}=w(a);if(a.includes("@",a.lastIndexOf($)))return"write the\
 hostname alone, not a URL";for(const t of e.length===0?[]:[$,$.replace(/:\D.*$/s,"")])if(m(t))return`remove ${k(e)}: ${t}`;return y(C,$)}function O(a,r){if(/(^|\.)xn--/i.
test(a))return`write it in Unicode: ${r}; upper-case punycode is only accepted by accident`;const f=r.replace(/(?<!\.)\.+(?=$|:)/,"");return f===r?null:`remove \
the trailing dot: tokens and settings for ${f} do not apply to this host`}const d=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
s="replace the placeholder",u=a=>d.test(a),v=[a=>u(a)?s:null,a=>{const r=a.split(/[\s,;]+/).filter(f=>f!=="");return r.length<2?null:r.every(f=>f.includes(".")&&
m(f))?`write one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}],g=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,E=[["the wh\
ite space",a=>a.trim()],["the quotation marks",a=>a.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",a=>a.replace(g,"")],["the trailing slash",a=>a.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",a=>a.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",a=>a.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",a=>a.slice(a.lastIndexOf("@")+
1)],["the trailing colon",a=>a.replace(/^([^:]*):$/,"$1")]];function w(a){let r=a;const f=[];for(const[$,e]of E){const t=e(r);t!==r&&f.push($),r=t}return{inside:r,
removed:f}}const k=a=>a.join(", ").replace(/, ([^,]*)$/," and $1"),C=[a=>/^\[.*\](:\d+)?$/s.test(a)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(a)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,a=>a.includes("*")?"write each hostname; wildcards are not supported":null,a=>{if(!/(^|\.)xn--/i.test(a))return null;
const r=(0,c.WV)(a);return m(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"},a=>{if(!a.includes("_"))return null;if(a.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const r=a.replaceAll("_","-");return`a hostname cannot contain underscores${m(r)?`; did you mean ${r}?`:""}`},
a=>{const r=a.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return r!==a&&m(r)?`remove the extra dots: ${r}`:null},a=>/(^|\.)-|-(\.|:|$)/.test(a)?"remo\
ve the hyphen at the start or end of a label":null,a=>/(^|\.)[^.:]{2}--/.test(a)?"a label cannot have hyphens as its third and fourth character":null,a=>{const[
,r="",f=""]=/^([^:]*):(.*)$/s.exec(a)??[];return m(r)?/^[+-]?[0-9]+$/.test(f)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}],j=a=>{
const r=(0,l.rE)(a,"terraform");return r.ok&&!r.value.hostImplied},F=a=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(a),B=[a=>a===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(a,r)=>!r&&u(a)?s:null,a=>a===a.trim()?null:"remove the white space around the address",(a,r)=>{const[,f="",$=""]=/^(https?:\/\/)(.*)$/i.
exec(a)??[];return f===""||!j($)?null:`remove ${f} to use the registry module: ${$}${r?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(a,r,[f="",...$])=>{const[,e="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(f)??[];if($.length!==3||e!=="localhost"&&t===
"")return null;const n=r?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t} or ${e}.localdomain${t}${n}`},
(a,r,[f="",...$])=>$.length===3&&F(f)?A(f):null,(a,r,f)=>{const[$=""]=f;return r||f.length!==3||!F($)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${$==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(a,r,f)=>{const $=/^https?:$/i.test(f[0]??"")&&f[1]==="",[e="",...t]=$?
f.slice(2):f;if(r||t.length!==4||!F(e))return null;const[n="",o=""]=[t[0],t[3]],[_,p]=[t.slice(1),t.slice(0,3)].map(S=>[e,...S].join("/"));return/^v?\d+\.\d+/.test(
o)?`write ${p}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${_}; service discovery works only at the root of a host\
, not below /${n}`},(a,r,f)=>!r&&f.length>=3&&a.includes("?")?"remove the query; set the version with the `version` argument":null,(a,r,f)=>{const $=f.at(-1)??"";
return r||![3,4].includes(f.length)||!/[A-Z]/.test($)?null:`write the target system in lower case: ${[...f.slice(0,-1),$.toLowerCase()].join("/")}`},(a,r)=>!r&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(a)?`write ./${a} to use a directory of this repository`:null];function W(a,r,f){if(r.kind==="local"||a.length>T)return null;const[
$="",...e]=a.split("/");if(f.ok)return f.value.hostImplied?null:A($);const t=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return y(B,a,r.kind===
"remote",[$,...t])}function R(a){if(a.length>T)return null;if(u(a))return s;if(a!==a.trim())return"remove the white space around the address";const[,r=""]=/^https?:\/\/(.*)$/i.
exec(a)??[];if(r!=="")return`remove the scheme: ${r}`;const f=a.split("/"),[$=""]=f;return f.length===2&&F($)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":f.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":f.length===3?A($):null}}),6174:((h,P,i)=>{i.d(P,{Q:()=>A,_:()=>m});const c="***",l=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
T=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function m(d){return/[@?]/.test(d)?d.replace(/[^\s"']+/g,s=>s.split("://").map((u,v)=>O(u,v>0)).join("://").replace(T,(u,v,g)=>l.
test(g)?u:`${v}${g}=${c}`)):d}const y=/(=\s*)"[^"]*(?:"|$)/g,A=d=>m(d.replace(y,`$1"${c}"`));function O(d,s){const u=d.search(/[/?#]/),v=u<0?d:d.slice(0,u),E=s&&
/:(?!\d*$)/.test(v)?d.lastIndexOf("@"):v.lastIndexOf("@"),w=d.slice(0,Math.max(E,0)).replace(/^[a-z0-9]+::/,""),k=s?w!=="git":w.includes(":");return E<0||!k?d:c+
d.slice(E)}}),1064:((h,P,i)=>{i.d(P,{$I:()=>w,Du:()=>A,Jd:()=>a,Mq:()=>C,NX:()=>k,SZ:()=>u,Yr:()=>v,ab:()=>E,bB:()=>d,n3:()=>T,pH:()=>j,rG:()=>g,sX:()=>R,tB:()=>B,
zK:()=>O});const c="registry.terraform.io",l=[c,"registry.opentofu.org"],T=r=>l.includes(r),m=["modules.v1","providers.v1"],y={terraform:{name:"Terraform",uses:m,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:m,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:m,replaces:m,defaults:l},renovate:{name:"\
Renovate",uses:m,replaces:[],defaults:[c]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},A=["terraform","opentofu"],O=Object.keys(y),d=Object.fromEntries(Object.entries(y).map(([r,{name:f}])=>[r,f])),s=r=>y[r],u=r=>m.includes(
r)?O.filter(f=>s(f).uses.includes(r)):A,v=r=>O.filter(f=>s(f).defaults?.includes(r)),g=O.filter(r=>s(r).replaces.length>0),E=r=>O.filter(f=>s(f).replaces.includes(
r)),w={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},k={terraform:3,opentofu:9},C=r=>r===429||r>=500&&r!==501,j=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
F={terraform:"1.15.0",opentofu:"1.12.0"};function B(r,f){const $=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(f[r]??"");if($===null)return F[r];
const e=$[1]?.split(".")??[];return[0,1,2].map(t=>e[t]??"0").join(".")}function W(r,f){const[$=[],e=[]]=[r,f].map(n=>n.split(".").map(Number)),t=$.findIndex((n,o)=>n!==
e[o]);return t<0||($[t]??0)>(e[t]??0)}const R=r=>W(r,"1.12.0"),a=(r,f)=>r==="opentofu"||!W(f,"1.13.0")}),1831:((h,P,i)=>{i.d(P,{$k:()=>j,$o:()=>f,Jr:()=>$,Pm:()=>r,
Pv:()=>u,Rt:()=>g,Sv:()=>k,WV:()=>w,cu:()=>C,fK:()=>F,nx:()=>E});var c=i(3625),l=i(6246),T=i(4283),m=i(1822);const y=443,A=65535,O=9223372036854775807n,d=-9223372036854775808n,
s="TF_TOKEN_";function u(e){const{name:t,portion:n}=B(e.toWellFormed()),o=W(n);if(!o.ok)return/^https?$/i.test(t)?(0,c.T)("need just a hostname and optional por\
t number, not a full URL"):o;if(o.value.startsWith(":-"))return(0,c.T)("port number is negative");const _=R(t);if(_!==null)return(0,c.T)(_);const p=(0,m.YE)(t);
return p.ok?p.value===""?(0,c.T)("nothing is left of the hostname once it is normalized"):(0,c.J)(p.value+o.value):p}const v=new Set(["localterraform.com","loca\
ltofu.com"]),g=e=>v.has(e);function E(e){const{name:t,portion:n}=B(e);return(0,m.DI)(t)+n}function w(e){const{name:t,portion:n}=B(e.toWellFormed()),o=W(n);return((0,m.
QC)(t)??t)+(o.ok?o.value:n)}function k(e){const{name:t,portion:n}=B(e);return{name:t,port:n===""?y:Number(n.slice(1))}}const C=e=>`https://${e}/.well-known/terr\
aform.json`;function j(e){if(!e.startsWith(s))return null;const t=e.slice(s.length).replaceAll("__","-").replaceAll("_","."),n=u(w(t));return n.ok?n.value:null}
function F(e){const t=E(e),n=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_"),t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(".","_")];
return[...new Set(n)].map(o=>s+o).filter(o=>j(o)===e)}function B(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.slice(0,t),portion:e.slice(
t)}}function W(e){if(e==="")return(0,c.J)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,c.T)("port portion contains non-digit characters");const n=t.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),o=n.length>20?null:BigInt(n.replace("+",""));return o===null||o>O||o<d?(0,c.T)("port portion contains non-digit characters"):
o>A?(0,c.T)("port number is greater than 65535"):(0,c.J)(o===BigInt(y)?"":`:${o}`)}function R(e){if(e==="")return"empty string is not a valid hostname";for(const t of e.
replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,l.
o)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const a={http:"80",https:"443",ssh:"22"};function r(e){const{name:t,
port:n}=(0,T.cz)(e),o=t.includes(":")?`[${t}]`:t,_=n===""||n===a[e.scheme];return f(_?o:`${o}:${n}`)}function f(e){const t=u(e);return t.ok?t.value:e.toLowerCase()||
null}const $=(e,t)=>t.length===0||t.some(n=>n.subdomains?e.endsWith(`.${n.host}`):e===n.host)}),1822:((h,P,i)=>{i.d(P,{DI:()=>w,QC:()=>E,YE:()=>v,mI:()=>k});var c=i(
4627),l=i(3625),T=i(6246);const m=256,y={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},A={...y,checkBidi:!1},O=new RegExp("\\p{M}{31}","u"),d="xn--",s=new TextEncoder;
let u;function v(t){return u?.name!==t&&(u={name:t,ascii:g(t)}),u.ascii}function g(t){const n=F(t,!1);if(!n.ok)return n;const o=B(n.value,y);return o===null?(0,l.
T)(C(R(t,!1))):(0,l.J)(o)}function E(t){const n=F(t,!0);if(!n.ok)return null;const o=B(n.value,A);if(o===null)return null;const _=F(o,!1);return _.ok?_.value.join(
"."):null}const w=t=>W(t)?(0,c.P)(t,y).domain:t,k=t=>(0,c.P)(t).domain,C=t=>`idna: invalid label ${(0,T.o)(t)}`;function j(t){return`idna: disallowed rune U+${(t.
codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function F(t,n){if(t.length>m&&W(t))return(0,l.T)(`hostname is longer than ${m} characters`);const o=[];
for(const _ of R(t,n).split(".")){const p=_.startsWith(d)?a(_):(0,l.J)(_);if(!p.ok)return p;const S=r(p.value);if(S!==null)return(0,l.T)(S);o.push(p.value)}return(0,l.
J)(o)}function B(t,n){const o=t.join(".");return e(o)?o:(0,c.t)(o,n)}const W=t=>/[^\0-\x7f]|xn--/i.test(t);function R(t,n){return t.replace(/[A-Z]+|[^\0-\x7f]/gu,
_=>e(_)?_.toLowerCase():(0,c.P)(_,{transitionalProcessing:n}).domain).normalize("NFC")}function a(t){const n=t.slice(d.length);if(n==="")return(0,l.J)("");const o=(0,c.
P)(t).domain;return o===t||e(o)?(0,l.T)(C(n)):o.normalize("NFC")!==o||!Array.from(o).every($)?(0,l.T)(C(o)):(0,l.J)(o)}function r(t){if(f(t))return C(t);if(/^[a-z0-9-]*$/.
test(t))return null;if(O.test(t))return C(t);if(!e(t)&&(0,c.t)(t,A)!==null)return null;for(const n of t){if(!$(n))return C(t);if(n<"\x80"&&!/[a-z0-9-]/.test(n))
return j(n)}return C(t)}function f(t){if(t.startsWith("-")||t.endsWith("-"))return!0;if(!t.slice(0,4).includes("--"))return!1;const n=s.encode(t.slice(0,5));return n.
length>4&&n[2]===45&&n[3]===45}function $(t){if(t<"\x80")return!0;const{domain:n,error:o}=(0,c.P)(`1${t}`);return!o&&n===`1${t}`}const e=t=>!/[^\0-\x7f]/.test(t)}),
5011:((h,P,i)=>{i.d(P,{A:()=>k,Nj:()=>j,Vm:()=>v,mD:()=>g,rE:()=>w,vL:()=>E});var c=i(3625),l=i(6246),T=i(1831),m=i(4321);const y={terraform:g("registry.terrafo\
rm.io"),opentofu:g("registry.opentofu.org")},A=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,O=/^[0-9a-z]{1,64}$/,d="must be between one and 64 characters,\
 including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",s="must be between one and 64 ASCII let\
ters or digits",u={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, t\
he name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two \
more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},v=W=>y[W];function g(W){const R=(0,T.Pv)(
W);if(!R.ok)throw new Error(R.why);return R.value}function E(W,R){if(j(W))return{kind:"local"};const a=w(W,R);if(a.ok)return a.value;const r=(0,m.Zy)(W,R);return r.
ok?{kind:"remote",...r.value}:{kind:"invalid",error:r.why}}function w(W,R){return j(W)?(0,c.T)(`can't use local directory ${(0,l.o)(W)} as a module registry add\
ress`):C(W,"module",R)}const k=W=>C(W,"component","terraform");function C(W,R,a){const r=u[R],{address:f,subdirectory:$}=(0,m.UQ)(W);if($.startsWith("../"))return(0,c.
T)((0,m.dr)($,R));const e=f.split("/"),t=e.length===r.parts;if(!t&&e.length!==r.parts+1)return(0,c.T)(`a ${R} registry source address must have ${r.count}`);const n=t?
(0,c.J)(v(a)):F(e.shift()??"",R);if(!n.ok)return n;const o=B(e,R);if(o!==void 0)return(0,c.T)(o);const[_="",p="",S=""]=e,b={hostImplied:t,namespace:_,name:p,system:S,
subdirectory:$};return(0,c.J)({kind:"registry",host:n.value,...b})}const j=W=>/^\.\.?[/\\]/.test(W);function F(W,R){const a=(0,T.Pv)(W);if(!a.ok){const r=`inval\
id ${R} registry hostname ${(0,l.o)(W)}`;return W.includes("--")?(0,c.T)(`${r}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,c.T)(r)}return a.value.includes(".")?u[R].reserved.includes(a.value)?(0,c.T)(`can't use ${(0,l.o)(a.value)} as a ${R} registry host, because it'\
s reserved for installing directly from version control repositories`):a:(0,c.T)(`invalid ${R} registry hostname: must contain at least one dot`)}function B([W="",
R="",a],r){if(!A.test(W))return W.includes(".")?`source address must have ${u[r].afterHost}`:`invalid namespace ${(0,l.o)(W)}: ${d}`;const f=`${r} registry addr\
esses may not include a query string portion`;if(!A.test(R))return a===void 0&&R.includes("?")?f:`invalid ${r} name ${(0,l.o)(R)}: ${d}`;if(!(a===void 0||O.test(
a)))return a.includes("?")?f:`invalid target system ${(0,l.o)(a)}: ${s}`}}),4321:((h,P,i)=>{i.d(P,{UQ:()=>v,Zy:()=>O,cx:()=>d,dr:()=>E,uE:()=>u});var c=i(3625),
l=i(6246),T=i(4283),m=i(6979),y=i(1064),A=i(1831);function O(e,t){const n=d(e,t);if(!n.ok)return n;const{subdirectory:o,host:_}=n.value;return(0,c.J)({subdirectory:o,
host:_})}function d(e,t){const{address:n,subdirectory:o}=v(e);if(o.startsWith("../"))return(0,c.T)(E(o));const _=C(n.toWellFormed(),t);if(!_.ok)return _;const{subdirectory:p}=_.
value;if(p==="")return(0,c.J)({..._.value,subdirectory:o});const S=g(`${p}/${o}`);return S.startsWith("../")?(0,c.T)(`detected ${E(S)}`):(0,c.J)({..._.value,subdirectory:S})}
const s=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function u(e,t){const n=s.exec(e)?.[0];if(n===
void 0)return null;const o=O(`${n}a/b`,t);return o.ok?o.value.host:null}function v(e){const t=e.indexOf("?"),n=t<0?e:e.slice(0,t),o=n.indexOf("://"),_=n.indexOf(
"//",o<0?0:o+3);if(_<0)return{address:e,subdirectory:""};const p=t<0?"":e.slice(t),S=n.slice(_+2);return{address:n.slice(0,_)+p,subdirectory:S===""?"":g(S)}}function g(e){
const t=e.startsWith("/"),n=[];for(const _ of e.split("/"))_===""||_==="."||(_!==".."?n.push(_):n.length>0&&n.at(-1)!==".."?n.pop():t||n.push(_));const o=(t?"/":
"")+n.join("/");return o===""?".":o}const E=(e,t="module")=>`subdirectory path ${(0,l.o)(e)} leads outside of the ${t} package`,w=(e,t=e.scheme)=>(0,c.J)({subdirectory:"",
host:e.scheme==="file"?null:(0,A.Pm)(e),getter:t,url:e}),k=(e,t)=>(0,c.J)({subdirectory:"",host:t,getter:e,url:null});function C(e,t){const[,n,o]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(e)??[e,void 0,e],{address:_}=v(o??e),p=(0,T.Dl)(_);if(p.ok&&p.value.scheme!=="")return w(p.value,n);for(const b of $){const I=b(_,t);if(I?.ok)return(0,c.J)(
{...I.value,getter:n??I.value.getter});if(I!==void 0)return I}const S=t==="terraform"?"address":"string";return(0,c.T)(`invalid source ${S}: ${e}`)}function j(e,t,n){
const o=(0,T.Dl)(e);if(!o.ok)return(0,c.T)(`error parsing ${t} URL: ${o.why}`);const{path:_}=o.value,p=n==="git"&&!_.endsWith(".git");return w(p?{...o.value,path:`${_}\
.git`}:o.value,n)}const F=e=>{if(!e.startsWith("github.com/"))return;const t=e.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,c.T)("GitHub URLs should b\
e github.com/username/repo");const n=j(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!n.ok||t.length===3)return n;const o=(0,m.V$)(t.slice(3).join("/").
replaceAll("%","%25"),"path");if(!o.ok)return o;if(o.value==="")return n;const _=g(o.value).replaceAll("%","%25");return(0,c.J)({...n.value,subdirectory:_})},B=(e,t)=>{
const[,n,o,_]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(o===void 0||_===void 0)return;const p=(0,m.h0)(/\?(.*)$/s.exec(_)?.[1]??""),S=t==="terraform"?
"Git":"GitHub";return p!==null?(0,c.T)(`error parsing ${S} SSH URL: ${p}`):n==="git"?k("git",(0,A.$o)(o)):void 0},W=e=>e.startsWith("bitbucket.org/")?j(`https:/\
/${e}`,"BitBucket","git"):void 0,R=(e,t)=>{const n=t==="terraform"?"googleapis.com/":".googleapis.com/";if(!e.includes(n))return;const o=e.split("/");return o.length<
5?(0,c.T)("URL is not a valid GCS URL"):j(`https://www.googleapis.com/storage/${o.slice(2).join("/")}`,"GCS","gcs")},a=e=>{if(!e.includes(".amazonaws.com/"))return;
const[t="",...n]=e.split("/"),o=r(t.split("."));return o===void 0?(0,c.T)("URL is not a valid S3 URL"):j(`https://${[o,...n].join("/")}`,"S3","s3")};function r(e){
const[t="",n="",o=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===4?`${n}.amazonaws.com/${t}`:e.length===5&&n==="s3"?`s3.${o}.amazonaws.com/${t}`:void 0}
const $=[F,B,W,R,a,(e,t)=>{if(e!=="")return e.startsWith("/")?k("file",null):(0,c.T)(`${y.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),
8999:((h,P,i)=>{i.d(P,{v:()=>T});var c=i(4283),l=i(630);function T(m,y){const A=(0,c.Dl)(y);if(!A.ok)return{...A,reason:"syntax"};const d=A.value.scheme===""?(0,l.
s)(m,A.value):A.value;return d.scheme!=="http"&&d.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${d.scheme}`}:d.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...d,fragment:""}}}}),9562:((h,P,i)=>{i.d(P,{Bn:()=>d,D6:()=>C,M:()=>s,OA:()=>B,
OZ:()=>O,S3:()=>A,TE:()=>_,TW:()=>R,Tz:()=>p,e$:()=>m,eQ:()=>f,oe:()=>n,p4:()=>w,qE:()=>j,xq:()=>y});var c=i(3307),l=i(3625),T=i(8999);const m="modules.v1",y="p\
roviders.v1",A="login.v1",O="tfe.v2",d="tfe.v2.1",s="tfe.v2.2",u=[m,y,O,d,s,"state.v2"],v=[A,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],g=I=>I.
split(".",1)[0]??"",E=(I,K)=>I.some(X=>g(X)===g(K)),w=I=>E(u,I),k=new Set([...u,...v]),C=I=>I!=="state.v2"&&k.has(I),j=I=>w(I)||E(v,I),F=[m,y,A,O,d,s,...v];function B(I){
if(j(I))return null;const K=I.toLowerCase(),X=Y=>Y===K||Y.slice(g(Y).length)===K.slice(g(K).length)&&g(Y).length>=W&&R(g(Y),g(K));return F.find(X)??null}const W=5;
function R(I,K){let X=0;for(;X<I.length&&I[X]===K[X];)X+=1;const[Y,Q]=[I.slice(X),K.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const a="[0-9A-Za-z~-]",r=I=>`${I}${a}*(?:\\.${a}+)*`,f=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${r("[0-9]")})|-?(${r("[A-\
Za-z~-]")}))?(?:\\+(${r(a)}))?`,$=new RegExp(`^${f}$`),e=2n**63n-1n,t=2n**64n-1n;function n(I,K){const X=I.indexOf(".");if(X<0)return(0,l.T)(`invalid service ID\
 format (i.e. service.vN): ${I}`);const Y=I.slice(0,X),Q=I.slice(X+1);switch(K){case"terraform":return $.exec(Q)?.[1]?.split(".").every(oe=>o(oe,e))?(0,l.J)({name:Y,
version:Q}):(0,l.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&o(q.slice(
1),t)?(0,l.J)({name:Y,version:Q}):(0,l.T)('invalid service version: must be "v" followed by an integer major version number')}}}const o=(I,K)=>I.replace(/^0+/,"").
length<=String(K).length&&BigInt(I)<=K;function _(I,K){const X=n(I,K.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(K.services===null)
return{kind:"missing",why:p(Y)};const Q=K.services.find(q=>q.id===I);return Q!==void 0?S(Q,X.value,K):K.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:b(X.value,K)}:{kind:"missing",why:`host ${K.display} does not provide a ${Y} service`}}const p=I=>`host does not provide a ${I} service`;function S({id:I,
value:K,leftOut:X=0},Y,Q){if(I===A)return(0,c.Gv)(K)?{kind:"object",value:K,leftOut:X}:{kind:"type",why:`service ${I} must be declared with an object value in t\
he service discovery document`,value:K};if(typeof K!="string")return{kind:"type",why:b(Y,Q),value:K};const q=(0,T.v)(Q.documentUrl,K);if(q.ok)return{kind:"url",
url:q.value,value:K};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:K}}function b({name:I,version:K},{client:X,
display:Y}){const Q=X==="terraform"?K:BigInt(/\d+/.exec(K)?.[0]??0);return`host ${Y} does not support ${I} version ${Q}`}}),2713:((h,P,i)=>{i.d(P,{I:()=>l,o:()=>T});
const c="***",l=4;class T{#e;constructor(y){this.#e=y}reveal(){return this.#e}toString(){return c}toJSON(){return c}[Symbol.for("nodejs.util.inspect.custom")](){
return c}}}),3592:((h,P,i)=>{i.d(P,{Bw:()=>T,_O:()=>l,aq:()=>m,xV:()=>y,xv:()=>c});const c="1.0.0",l=`tf-disco-action/${c}`,T="https://github.com/org/tf-disco-a\
ction",m=`${T}/blob/v1/docs/problems.md`,y=`${T}/issues`}),5955:((h,P,i)=>{i.d(P,{$$:()=>l,Wv:()=>c,_3:()=>y,_Q:()=>m,mk:()=>d,ux:()=>A});class c{bytes;constructor(u){
this.bytes=u}take(u){const v=l(u);return v>this.bytes?!1:(this.bytes-=v,!0)}}const l=s=>new TextEncoder().encode(s).length,T=100;function*m(s,u,v,g=""){let[E,w]=[
0,0];for(const k of s){const C=w<T?v(k):null;C!==null&&u.take(C)?yield`${E++===0?"":g}${C}`:w+=1}return w}function y(s,u){let v=u;for(const[g,E]of s.toSorted((w,k)=>w-
k).entries()){const w=v/(s.length-g);if(E>w)return w;v-=E}return Number.POSITIVE_INFINITY}function A(s,u,v){let[g,E]=[0,0];for(const w of s){if(E+=v(w),E>u)break;
g+=1}return g===s.length?s:s.slice(0,g)}const O=64*1024;function*d(s){let u="";for(const v of s)u+=v,!(u.length<O)&&(yield u,u="");u!==""&&(yield u)}}),8641:((h,P,i)=>{
i.d(P,{BP:()=>v,D9:()=>w,J7:()=>u,LS:()=>g,RK:()=>s,cq:()=>$,h$:()=>W,js:()=>E,s$:()=>r,z5:()=>f});const c=500,l=4e3,T=160,m=2,y=e=>/^[ -~]*$/.test(e),A=e=>new RegExp(
"[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),O=e=>new RegExp("\\p{M}","u").test(e),d=e=>`\
<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function s(e,t=c){if(e.length<=t&&y(e))return e;let n="",o=m;for(const _ of e){o=O(_)?o+
1:0;const p=A(_)||o>m?d(_):_;if(n.length+p.length>t)return`${n}\u2026`;n+=p}return n}function u(e,t=T){const n=Array.from(e.slice(-2*t)).slice(-t).join(""),o=Array.
from(s(n,Number.POSITIVE_INFINITY));return`${n===e&&o.length<=t?"":"\u2026"}${o.slice(-t).join("")}`}function v(e){return e.replace(/##(?=\w*\[)/g,"# #").replace(
/^(\s*:)(?=:)/,"$1 ")}function g(e,t=l){const o=e.split(`
`).map(_=>v(s(_,t))).join(`
`);return o.length>t?`${o.slice(0,t).toWellFormed()}\u2026`:o}function E(e,t=c){return s(e,t).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,n=>`&#${n.codePointAt(
0)};`)}function w(e,t=c){return e===""?"<i>empty</i>":`<code>${E(e,t)}</code>`}const k=e=>y(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):/^(?:[\p{L}\p{M}’'–-]+|\d[\d.,%–-]*)?$/u.
test(e),C=/^[0-9a-f]{7,}$/i,j=`"'(`,F=`"'),.;:!?\u2026`,B=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function W(e,t=l){return(s(e,t).match(B)??[]).map(n=>{if(n.
split(" ").every(a))return E(n,t);if(n.includes(" ")||/^(["`]).+\1$/u.test(n))return w(n.replace(/^`(.*)`$/u,"$1"),t);const{before:_,core:p,after:S}=R(n);return`${E(
_)}${w(p.replace(/^`(.*)`$/u,"$1"),t)}${E(S)}`}).join("")}function R(e){let t=0,n=e.length;for(;t<n&&j.includes(e.charAt(t));)t+=1;for(;n>t&&F.includes(e.charAt(
n-1));)n-=1;return{before:e.slice(0,t),core:e.slice(t,n),after:e.slice(n)}}function a(e){const{core:t}=R(e);return k(t)&&!C.test(t)}const r=e=>e.replace(/[^ -~\n]/gu,
t=>A(t)?f(t):t).replace(/##(?=\w*\[)/g,f),f=e=>e.replace(/[\s\S]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function $(e){return e.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9703:((h,P,i)=>{i.d(P,{p:()=>y});var c=i(3592),l=i(8641);const T=100,m=5;function y(A,O){const d=[];
let s=A;for(;s!==void 0&&d.length<m;)d.push(O(s instanceof Error?s.stack??s.message:String(s))),s=s instanceof Error?s.cause:void 0;const u=d.join(`
caused by: `).split(`
`).slice(0,T);return[`tf-disco ${c.xv} crashed; this is a bug, please report it with this text at ${c.xV}`,...u.map(v=>(0,l.BP)((0,l.RK)(v)))].join(`
`)}}),3469:((h,P,i)=>{i.d(P,{l:()=>w,w:()=>E});var c=i(1064);const l=[0,0,0],T=[Number.POSITIVE_INFINITY,0,0],m={from:l,before:T},y={from:[Number.MAX_SAFE_INTEGER,
0,0],before:T},A=(k,C)=>k[0]-C[0]||k[1]-C[1]||k[2]-C[2],O=200,d=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function s(k){if(k.length>O)return null;if(k==="latest")return y;const C=k.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(F=>F!=="");let j=m;for(const F of C){const B=u(F);if(B===null)return null;j={from:A(B.from,j.from)>0?B.from:j.from,before:A(B.before,j.before)<0?B.before:
j.before}}return C.length===0?null:j}function u(k){const C=d.exec(k);if(C===null)return null;const[,j="",...F]=C,B=F.slice(0,3).flatMap($=>/^\d/.test($??"")?[Number(
$)]:[]),[W=0,R=0,a=0]=B,r=[W,R,a],f=$=>$<=1?[W+1,0,0]:$===2?[W,R+1,0]:[W,R,a+1];switch(j){case">=":return{from:r,before:T};case">":return{from:f(B.length),before:T};case"\
<":return{from:l,before:r};case"<=":return{from:l,before:f(B.length)};case"!=":return m;case"~>":return{from:r,before:f(B.length-1)};case"^":return{from:r,before:f(
1)};case"~":return{from:r,before:f(Math.min(B.length,2))};default:return{from:r,before:f(B.length)}}}const v=(k,C)=>k===null?C:s(k)?.from??C;function g(k,C){const{
from:j,before:F}=s(k)??m;return A(j,v(C.before,T))<0&&A(v(C.from,l),F)<0}function E(k,C){const j=c.pH.filter(B=>B.client===k);if(C.length===0)return j;const F=j.
filter(B=>C.some(W=>g(W,B)));return F.length===0?j:F}const w=k=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(k)}),3474:((h,P,i)=>{i.d(P,{CV:()=>d,
Ku:()=>v,Ob:()=>f,PW:()=>O,TN:()=>E,WD:()=>w,YA:()=>C,Yq:()=>B,ai:()=>k,lq:()=>j,lx:()=>F,pS:()=>g,p_:()=>u});var c=i(2713),l=i(3469),T=i(7630),m=i(8535);const y=(e,t)=>({
isList:!1,value:e,parse:t}),A=e=>({value:e,mistakes:[]}),O=y("FILE",e=>A(e||null)),d=y("TOKEN",e=>A(e===""?null:new c.o(e))),s=20,u=(e,t,n=T.Dw)=>({isList:!0,value:e,
parse:(o,_)=>{const p=n(o).map(t),S=p.flatMap(b=>b.ok?[]:[`${_}: ${b.why}`]);return{value:p.flatMap(b=>b.ok?[b.value]:[]),mistakes:v(S,_)}}});function v(e,t){const n=e.
length-s;return e.slice(0,s).concat(n>0?`${t}: ${n} more lines are wrong`:[])}const g=1e4,E={isList:!0,value:"HOST",parse:(e,t)=>{const{value:n,mistakes:o}=u("H\
OST",T.l6).parse(e,t),_=Map.groupBy(n,({host:b})=>b),p=Array.from(_,([b,I])=>({host:b,services:[...new Set(I.flatMap(({services:K})=>K))],addresses:I.flatMap(({
addresses:K})=>K)})),S=`${t} has ${p.length} hosts, the limit is ${g}`;return{value:p,mistakes:p.length>g?[...o,S]:o}}},w=e=>({isList:!0,value:"LABEL",parse:(t,n)=>{
const{value:o,mistakes:_}=u("LABEL",T.V8).parse(t,n),p=o.flat();return{value:[...new Set(p.length===0?[e]:p)],mistakes:_}}}),k=({min:e,max:t,whole:n})=>y("N",(o,_)=>{
const p=/^\d+(\.\d+)?$/.test(o)?Number(o):Number.NaN;if(p>=e&&p<=t&&(!n||Number.isInteger(p)))return A(p);const b=`${_} is "${o}", expected ${n?"a whole number":
"a number"} from ${e} to ${t}`;return{value:e,mistakes:[b]}}),C=e=>y("SECONDS",(t,n)=>{const{value:o,mistakes:_}=k(e).parse(t,n);return{value:o*1e3,mistakes:_}}),
j=({parse:e,...t})=>({...t,parse:(n,o)=>n===""?A(null):e(n,o)}),F=y("",(e,t)=>{const n=/^(true|True|TRUE)$/.test(e),o=n||/^(false|False|FALSE)$/.test(e);return{
value:n,mistakes:o?[]:[`${t} is "${e}", expected "true" or "false"`]}}),B=(...e)=>({isList:!1,value:e.join("|"),choices:e,parse:(t,n)=>{const _=e.some(p=>p===t)?
[]:[`${n} is "${t}", ${W(t,e)}`];return{value:t,mistakes:_}}});function W(e,t){const n=(0,m.q)(e,t),o=n===null?"":`; did you mean "${n}"?`;return`expected one o\
f ${t.map(_=>`"${_}"`).join(", ")}${o}`}const R=["auto","terraform","opentofu","both"],a=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,f={isList:!1,value:"C\
LI",choices:R,parse:(e,t)=>{const[,n,o=null]=a.exec(e)??[],_=`${t} is "${e}"`;if(n===void 0){const S=W(e,R),b=S.endsWith("?")?"":'; a version may follow: "terra\
form 1.15"';return{value:$,mistakes:[`${_}, ${S}${b}`]}}const p={name:n,version:o};if(o===null)return A(p);if(n==="auto"||n==="both"){const S=`${_}, but only "t\
erraform" and "opentofu" can have a version`;return{value:$,mistakes:[S]}}return(0,l.l)(o)?A(p):{value:$,mistakes:[`${_}, expected a version such as "${n} 1.10"`]}}},
$={name:"auto",version:null}}),7630:((h,P,i)=>{i.d(P,{Dw:()=>O,IL:()=>w,Ju:()=>C,Kd:()=>W,V8:()=>a,aS:()=>u,jM:()=>E,l6:()=>g,vk:()=>d,x2:()=>B});var c=i(3625),
l=i(3229),T=i(1064),m=i(1831),y=i(9562),A=i(2713);function O(r){return r.split(/\r\n|[\n\r]/).map(f=>f.replace(/(^|\s)#.*$/s,"").trim()).filter(f=>f!=="")}function d(r){
return r.split(/\r\n|[\n\r]/).map(f=>f.trim()).filter(f=>f!==""&&!f.startsWith("#"))}function s(r){const f=(0,m.Pv)(r);if(f.ok)return f;const $=(0,l.L6)(r);return(0,c.
T)(`"${r}" is not a hostname: ${f.why}${$===null?"":`; ${$}`}`)}function u(r){const f=(0,y.OA)(r);return f!==null?(0,c.T)(`"${r}" is not a known service id; did\
 you mean ${f}?`):T.Du.some($=>(0,y.oe)(r,$).ok)?(0,c.J)(r):(0,c.T)(`"${r}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const v=/^(modules\.v1|providers\.v1)=(.*)$/s;
function g(r){const f=r.split(/\s+/).flatMap(b=>v.test(b)?[b]:b.split(",")),[$="",...e]=f.filter(b=>b!==""),t=s($),n=e.flatMap(b=>{const[,I,K=""]=v.exec(b)??[];
return I===void 0?[]:[{service:I,text:K}]}),o=e.map(b=>v.exec(b)?.[1]??b),_=o.map(u).flatMap(b=>b.ok?[]:[b.why]),p=t.ok?_:[t.why,..._];if(!t.ok||p.length>0)return(0,c.
T)(p.join("; "));const S=n.map(b=>({...b,host:t.value}));return(0,c.J)({host:t.value,services:[...new Set(o)],addresses:S})}function E(r){const f=r.startsWith("\
*."),$=s(f?r.slice(2):r);return $.ok?(0,c.J)({host:$.value,subdomains:f}):$}function w(r){const f=r.indexOf("=");if(f<0)return(0,c.T)('a line has no "="; expect\
ed HOST=TOKEN');const $=(0,m.Pv)(r.slice(0,f).trim());return $.ok?(0,c.J)({host:$.value,token:new A.o(r.slice(f+1).trim())}):(0,c.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const k=/^\d{1,5}$/;function C(r){const f="expected HOST[:PORT]=ADDRESS[:PORT]",$=r.indexOf("=");if($<0)return(0,c.
T)(`"${r}" has no "="; ${f}`);const e=r.slice(0,$).trim(),t=s(e);if(!t.ok)return t;const n=t.value.replace(/:\d+$/,""),o=F(r.slice($+1).trim());return o===null?
(0,c.T)(`"${r}" has no valid address; ${f}`):(0,c.J)({name:n,port:j(e),...o})}function j(r){const f=r.indexOf(":");return f<0?null:Number(r.slice(f+1))}function F(r){
const f=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(r)??/^([^:\s[\]]+)(?::(.*))?$/.exec(r);if(f?.[1]!==void 0){const $=f[2];return $===void 0?{address:f[1],addressPort:null}:
!k.test($)||Number($)<1||Number($)>65535?null:{address:f[1],addressPort:Number($)}}return/^[\da-fA-F:]+$/.test(r)?{address:r,addressPort:null}:null}function B(r){
const[f="",$,...e]=r.split(/\s+/);if(e.length>0)return(0,c.T)(`"${r}" has too many words; expected CODE [HOST]`);if($===void 0)return(0,c.J)({code:f,host:null});
const t=s($);return t.ok?(0,c.J)({code:f,host:t.value}):t}const W=r=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(r)?(0,c.J)(r):(0,c.T)(`"${r}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),R=50;function a(r){const f=r.split(",").map(e=>e.trim()).filter(e=>e!==""),$=f.find(e=>e.length>R);return $===void 0?(0,c.
J)(f):(0,c.T)(`"${$}" has ${$.length} characters; GitHub allows at most ${R}`)}}),8535:((h,P,i)=>{i.d(P,{q:()=>T});var c=i(9562);const l=3;function T(y,A){const O=m(
y);if(O.length<2)return null;const d=s=>{const[u,...v]=O.length<l?[]:A.filter(g=>s(m(g)));return u===void 0||v.length>0?null:u};return A.find(s=>m(s)===O)??A.find(
s=>(0,c.TW)(m(s),O))??d(s=>s.startsWith(O))??d(s=>s.includes(O))}const m=y=>y.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((h,P,i)=>{i.d(P,{GN:()=>m,P$:()=>A,
w7:()=>y});var c=i(6174),l=i(7630),T=i(4844);class m extends Error{name="SettingsError";mistakes;constructor(d){const s=d.map(c._);super(s.join(`
`)),this.mistakes=s}}const y={setting:O=>O,missingPath:(O,d)=>`scan names "${O}", which does not exist in ${d}`};function A(O,{setting:d}=y){const s=T.y.map(({name:g,
field:E,kind:w,default:k})=>({field:E,...w.parse(O[g]?.trim()||k,d(g))})),u=Object.fromEntries(s.map(({field:g,value:E})=>[g,E]));return{settings:u.scan.length===
0&&(0,l.Dw)(O.hostnames??"").length===0?{...u,scan:["."]}:u,mistakes:s.flatMap(({mistakes:g})=>g)}}}),4844:((h,P,i)=>{i.d(P,{f:()=>E,y:()=>g});var c=i(3625),l=i(
3474);const T=[{name:"changed-only",field:"changedOnly",kind:l.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always\
 checked.",default:"false"},{name:"comment",field:"comment",kind:(0,l.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request, up\
dated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,l.Yq)("never","on-fa\
ilure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"iss\
ue-labels",field:"issueLabels",kind:(0,l.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"\
registry-health"},{name:"github-token",field:"githubToken",kind:l.CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"\
github.token"}];var m=i(7630);const y=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","\
markdown"]];function A(w){const k=w.toLowerCase(),C=y.find(([j])=>k.endsWith(j));return C!==void 0?(0,c.J)({path:w,format:C[1]}):(0,c.T)(`"${w}" does not end wi\
th a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md" or ".codequality.json" (GitLab)`)}const O=[{name:"hostnames",field:"hostnames",kind:l.TN,help:"\
Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.\
v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,l.p_)("PATH",c.J),help:"Directories, files or globs to scan,\
 one per line. Default: everything, or nothing if `hostnames` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,l.p_)("GLOB",c.J),help:"Globs of dire\
ctories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,l.p_)(
"HOST",m.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts a\
re allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,l.p_)("SERVICE",m.aS),help:"Service IDs required from each host in `hostname\
s` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:l.Ob,help:"CLI whose rules and default regi\
stry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"\
auto"}],d=[{name:"depth",field:"depth",kind:(0,l.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks regist\
ries for the versions of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discove\
ry"},{name:"roots",field:"roots",kind:(0,l.p_)("GLOB",c.J),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory.\
 Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,l.p_)("OS_ARCH",m.Kd),help:"Platforms that providers must have packages for, one pe\
r line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",field:"upgrade",kind:l.lx,help:"Predict `init \
-upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,l.ai)({min:1,max:1e5,whole:!0}),help:"Ma\
ximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}],s=[{name:"\
tokens",field:"tokens",kind:(0,l.p_)("HOST=TOKEN",m.IL,m.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},
{name:"cli-config",field:"cliConfig",kind:l.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],
u=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,l.lq)((0,l.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for \
one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,l.ai)({min:0,max:10,
whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrenc\
y",kind:(0,l.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",
kind:(0,l.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"\
600"},{name:"ca-file",field:"caFile",kind:l.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolv\
e",field:"resolve",kind:(0,l.p_)("HOST=ADDRESS",m.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certifi\
cates must still match the host.",default:""}],v=[{name:"certificate-days",field:"certificateDays",kind:(0,l.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS \
certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,l.YA)({min:.1,max:300}),help:"Warn i\
f discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,l.Yq)("error","warning","never"),help:"Lowest severity that fails the c\
heck: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,l.p_)("CODE",m.x2),help:"Findings to ignore, one per line: `CODE`, \
or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,l.p_)("FILE",A),help:"Report f\
iles to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md` or `.codequality.json` (GitLab).",default:""}],g=[...O,
...d,...s,...u,...v,...T],E=[["What to check",O],["Following `init`",d],["Credentials",s],["Network",u],["Result",v]]}),6875:((h,P,i)=>{i.d(P,{I:()=>l,V:()=>c});
class c{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(m){this.#n??=m,this.#e.abort()}}const l=(T,m)=>{const y=setTimeout(
m,T);return()=>clearTimeout(y)}}),2613:(h=>{h.exports=process.getBuiltinModule("assert")}),4434:(h=>{h.exports=process.getBuiltinModule("events")}),9896:(h=>{h.
exports=process.getBuiltinModule("fs")}),8611:(h=>{h.exports=process.getBuiltinModule("http")}),5692:(h=>{h.exports=process.getBuiltinModule("https")}),9278:(h=>{
h.exports=process.getBuiltinModule("net")}),4589:(h=>{h.exports=process.getBuiltinModule("node:assert")}),6698:(h=>{h.exports=process.getBuiltinModule("node:asy\
nc_hooks")}),4573:(h=>{h.exports=process.getBuiltinModule("node:buffer")}),1421:(h=>{h.exports=process.getBuiltinModule("node:child_process")}),7598:(h=>{h.exports=
process.getBuiltinModule("node:crypto")}),3053:(h=>{h.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(h=>{h.exports=process.getBuiltinModule(
"node:dns")}),8474:(h=>{h.exports=process.getBuiltinModule("node:events")}),3024:(h=>{h.exports=process.getBuiltinModule("node:fs")}),7067:(h=>{h.exports=process.
getBuiltinModule("node:http")}),2467:(h=>{h.exports=process.getBuiltinModule("node:http2")}),7030:(h=>{h.exports=process.getBuiltinModule("node:net")}),8161:(h=>{
h.exports=process.getBuiltinModule("node:os")}),6760:(h=>{h.exports=process.getBuiltinModule("node:path")}),3916:(h=>{h.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(h=>{h.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(h=>{h.exports=process.getBuiltinModule("node:querystring")}),99:(h=>{h.exports=
process.getBuiltinModule("node:sqlite")}),7075:(h=>{h.exports=process.getBuiltinModule("node:stream")}),7830:(h=>{h.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(h=>{h.exports=process.getBuiltinModule("node:timers/promises")}),1692:(h=>{h.exports=process.getBuiltinModule("node:tls")}),3136:(h=>{h.exports=
process.getBuiltinModule("node:url")}),7975:(h=>{h.exports=process.getBuiltinModule("node:util")}),3429:(h=>{h.exports=process.getBuiltinModule("node:util/types")}),
8877:(h=>{h.exports=process.getBuiltinModule("node:v8")}),5919:(h=>{h.exports=process.getBuiltinModule("node:worker_threads")}),8522:(h=>{h.exports=process.getBuiltinModule(
"node:zlib")}),857:(h=>{h.exports=process.getBuiltinModule("os")}),6928:(h=>{h.exports=process.getBuiltinModule("path")}),4756:(h=>{h.exports=process.getBuiltinModule(
"tls")}),9023:(h=>{h.exports=process.getBuiltinModule("util")})},ce={};function V(h){var P=ce[h];if(P!==void 0)return P.exports;var i=ce[h]={exports:{}},c=!0;try{
ue[h](i,i.exports,V),c=!1}finally{c&&delete ce[h]}return i.exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var h=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",P=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",c=T=>{T&&T.d<1&&(T.d=1,T.forEach(m=>m.r--),T.forEach(
m=>m.r--?m.r++:m()))},l=T=>T.map(m=>{if(m!==null&&typeof m=="object"){if(m[h])return m;if(m.then){var y=[];y.d=0,m.then(d=>{A[P]=d,c(y)},d=>{A[i]=d,c(y)});var A={};
return A[h]=d=>d(y),A}}var O={};return O[h]=d=>{},O[P]=m,O});V.a=(T,m,y)=>{var A;y&&((A=[]).d=-1);var O=new Set,d=T.exports,s,u,v,g=new Promise((E,w)=>{v=w,u=E});
g[P]=d,g[h]=E=>(A&&E(A),O.forEach(E),g.catch(w=>{})),T.exports=g,m(E=>{s=l(E);var w,k=()=>s.map(j=>{if(j[i])throw j[i];return j[P]}),C=new Promise(j=>{w=()=>j(k),
w.r=0;var F=B=>B!==A&&!O.has(B)&&(O.add(B),B&&!B.d&&(w.r++,B.push(w)));s.map(B=>B[h](F))});return w.r?C:k()},E=>(E?v(g[i]=E):u(d),c(A))),A&&A.d<0&&(A.d=0)}})(),
(()=>{var h=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,P;V.t=function(i,c){if(c&1&&(i=this(i)),c&8||typeof i=="object"&&i&&(c&4&&i.__esModule||
c&16&&typeof i.then=="function"))return i;var l=Object.create(null);V.r(l);var T={};P=P||[null,h({}),h([]),h(h)];for(var m=c&2&&i;typeof m=="object"&&!~P.indexOf(
m);m=h(m))Object.getOwnPropertyNames(m).forEach(y=>T[y]=()=>i[y]);return T.default=()=>i,V.d(l,T),l}})(),V.d=(h,P)=>{for(var i in P)V.o(P,i)&&!V.o(h,i)&&Object.
defineProperty(h,i,{enumerable:!0,get:P[i]})},V.f={},V.e=h=>Promise.all(Object.keys(V.f).reduce((P,i)=>(V.f[i](h,P),P),[])),V.u=h=>({345:"839",400:"400",432:"70\
6",629:"706",639:"639",706:"706",815:"839",839:"839",909:"839",931:"839",949:"400",981:"706"}[h]??h)+".index.js",V.o=(h,P)=>Object.prototype.hasOwnProperty.call(
h,P),V.r=h=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(h,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(h,"__esModule",{value:!0})},
(()=>{var h={0:0,792:0},P=i=>{var{ids:c,modules:l,runtime:T}=i,m,y,A=0;for(m in l)V.o(l,m)&&(V.m[m]=l[m]);for(T&&T(V);A<c.length;A++)y=c[A],V.o(h,y)&&h[y]&&h[y][0](),
h[c[A]]=0};V.f.j=(i,c)=>{var l=V.o(h,i)?h[i]:void 0;if(l!==0)if(l)c.push(l[1]);else{var T=import("./"+V.u(i)).then(P,m=>{throw h[i]!==0&&(h[i]=void 0),m}),T=Promise.
race([T,new Promise(m=>l=h[i]=[m])]);c.push(l[1]=T)}}})();var ae={};V.d(ae,{C:()=>ye,a:()=>Se});const ye=()=>Promise.all([V.e(839),V.e(931),V.e(815),V.e(0),V.e(
345),V.e(909)]).then(V.bind(V,2909)),Se=()=>Promise.all([V.e(0),V.e(639)]).then(V.bind(V,9069));var ke=ae.C,be=ae.a;export{ke as runAction,be as runCli};
