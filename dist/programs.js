var ue={9018:((p,P,i)=>{i.d(P,{r:()=>ye,c:()=>we});var c=i(1831),l=i(2713),A=i(7630);const _=D=>(0,c.Pv)(D).ok,k=D=>D.includes(".")&&_(D);function E(D,N){const L=(0,A.
vk)(D.tokens??"").flatMap(M=>{const j=M.indexOf("="),H=M.slice(j+1).trim(),J=j<0?"":M.slice(0,j).trim();return J!==""&&(!_(J)||!J.includes(".")&&k(H))?[H,J,M]:[
H]}),B=Object.entries(N).flatMap(([M,j])=>M.startsWith("TF_TOKEN_")&&j!==void 0?[j]:[]);return[...L,...B,D["github-token"]?.trim()??""].filter(M=>M!=="").map(M=>new l.
o(M))}var T=i(1064);const m=16777619,o=2654435761;class u{length;#e;#n;#s;#t;constructor(N,L,B){this.length=N,this.#e=L;const M=Math.max(4,Math.ceil(Math.log2(2*
B.length+1)));this.#n=new Int32Array(2**M).fill(-1),this.#s=32-M;let j=1;for(let H=1;H<N;H+=1)j=Math.imul(j,m);this.#t=j;for(const H of B)this.#n[this.#c(L,H,this.#i(
L,H))]=H}hasAt(N,L){return L<0||L+this.length>N.length?!1:this.#o(N,L,this.#i(N,L))>=0}search(N,L,B){const M=this.length;if(N.length<M)return;let j=this.#i(N,0);
for(let H=0;;H+=1){const J=this.#o(N,H,j);if(J>=0){let[z,Z]=[0,M];for(;z<L&&this.#r(N,H,J,-1-z);)z+=1;for(;Z<M+L&&this.#r(N,H,J,Z);)Z+=1;B(H-z,H+Z)}if(H+M>=N.length)
return;const G=j-Math.imul(N[H]??0,this.#t);j=Math.imul(G,m)+(N[H+M]??0)|0}}#o(N,L,B){return this.#n[this.#c(N,L,B)]??-1}#r(N,L,B,M){const j=N[L+M];return j!==void 0&&
j===this.#e[B+M]}#c(N,L,B){let M=Math.imul(B^B>>>15,o)>>>this.#s;for(;;){const j=this.#n[M]??-1;if(j<0||this.#a(j,N,L))return M;M=M+1===this.#n.length?0:M+1}}#a(N,L,B){
for(let M=0;M<this.length;M+=1)if(!this.#r(L,B,N,M))return!1;return!0}#i(N,L){let B=0;for(let M=L;M<L+this.length;M+=1)B=Math.imul(B,m)+(N[M]??0)|0;return B}}var g=i(
7251),v=i(8408);const O=4;function y(D,N){let L={text:D,starts:null};for(let B=0;B<O&&L!==null;B+=1)N(a(L,D.length)),L=t(L,D.length)}const I="\u2026",C=32,U=Uint16Array.
from({length:128},(D,N)=>{const L=String.fromCharCode(N);return N<=C||N===127?C:({"-":"+",_:"/"}[L]??L).toLowerCase().charCodeAt(0)});function K(D){return D===I?
D:/[\s\x80-\x9f]/.test(D)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(D)?"":D.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),W=new Uint32Array(1025);function R(D){if(D<x.length)return;const[N,L]=[new Uint16Array(2*D),new Uint32Array(2*D+1)];N.set(x),L.set(W),x=N,W=L}function a({
text:D,starts:N},L){R(D.length);let B=0;for(let M=0;M<D.length;M+=1){const j=D.charCodeAt(M),H=N===null?M:N[M]??L;if(j<128){B=r(U[j]??C,H,B);continue}const J=String.
fromCodePoint(D.codePointAt(M)??0),G=K(J);R(B+G.length+D.length-M);for(let z=0;z<G.length;z+=1)B=r(G.charCodeAt(z),H,B);M+=J.length-1}return W[B]=L,{codes:x.subarray(
0,B),starts:W.subarray(0,B+1)}}function r(D,N,L){return D===C&&L>0&&x[L-1]===C?L:(x[L]=D,W[L]=N,L+1)}const h={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
w=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
e=/[%\\&]|xn--/i;function t({text:D,starts:N},L){if(!e.test(D))return null;let B="";const M=[];let j=0;const H=G=>N===null?G:N[G]??L,J=G=>{for(let z=j;z<G;z+=1)
M.push(H(z));B+=D.slice(j,G)};for(const G of D.matchAll(w)){J(G.index),j=G.index+G[0].length;for(const{written:z,at:Z}of n(G)){B+=z;for(let ee=0;ee<z.length;ee+=
1)M.push(H(G.index+Z))}}return j===0?null:(J(D.length),{text:B,starts:M})}function n(D){const[N,L,B,M,j,H,J,G,z,Z]=D;return L!==void 0?d(L):Z!==void 0?[{written:(0,v.
mI)(Z.toLowerCase()),at:0}]:s(B!==void 0?String.fromCharCode(Number.parseInt(B,16)):M!==void 0?f(Number.parseInt(M,16)):J!==void 0?f(Number(J)):G!==void 0?f(Number.
parseInt(G,16)):z!==void 0?h[z]??N:j??(H===void 0?"":" "))}const s=D=>[{written:D,at:0}],f=D=>D<=1114111?String.fromCodePoint(D):"\uFFFD";function d(D){const N=D.
startsWith("%")?3:4,L=Array.from({length:D.length/N},(M,j)=>Number.parseInt(D.slice(N*(j+1)-2,N*(j+1)),16)),B=[];for(let M=0;M<L.length;){const{written:j,size:H}=$(
L,M);B.push({written:j,at:N*M}),M+=H}return B}function $(D,N){const L=D[N]??0,B={written:String.fromCharCode(L),size:1};if(L<192)return B;const M=L<224?2:L<240?
3:4;let j=L&127>>M;for(let H=N+1;H<N+M;H+=1){const J=D[H]??0;if((J&192)!==128)return B;j=j<<6|J&63}return{written:f(j),size:M}}const b="***",S=12,F=4,X=200;function Y(D){
const N=Q(D);return N===null?null:(L,B)=>{const M=[];return y(L,j=>q(j,L,N,M)),M.length===0?L:se(L,M,B)}}function Q(D){const N=[];for(const J of(0,g.x)(D))y(J,({
codes:G})=>{G.length>=l.I&&N.push(G.slice())});if(N.length===0)return null;const L=new Uint16Array(N.reduce((J,{length:G})=>J+G,0)),B=Array.from({length:S+1},()=>[]),
M=Array.from({length:S},()=>[]);let j=0;for(const J of N){const{length:G}=J;L.set(J,j);for(let Z=0;Z+S<G;Z+=F)B[S]?.push(j+Z);const z=Math.min(G,S);B[z]?.push(j+
G-z);for(let Z=l.I;Z<z;Z+=1)M[Z]?.push(j);j+=G}const H=(J,G)=>J.length===0?[]:[new u(G,L,J)];return{pieces:B.flatMap(H),heads:M.flatMap(H).reverse()}}function q({
codes:D,starts:N},L,{pieces:B,heads:M},j){const H=(z,Z)=>{const ee=D[z]===C?z+1:z;let te=D[Z-1]===C?Z-1:Z;for(;te<D.length&&N[te]===N[te-1];)te+=1;const ie=N[ee]??
0,le=N[te]??L.length,ne=j.at(-1);ne===void 0||ie<ne.from||ie>ne.to?j.push({from:ie,to:le}):j[j.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const z of B)
z.search(D,z.length===S?F-1:0,H);const J=z=>{const Z=M.find(ee=>ee.hasAt(D,z-ee.length));Z!==void 0&&H(z-Z.length,z)},G=I.charCodeAt(0);for(let z=D.indexOf(G);z>=
0;z=D.indexOf(G,z+1))J(z);L.length>=X&&J(D.length)}function se(D,N,L){let B="",M=0;for(const j of N.toSorted((H,J)=>H.from-J.from))j.to<=M||L.size>0&&de(D,j,L)||
((j.from>M||M===0)&&(B+=D.slice(M,j.from)+b),M=j.to);return B+D.slice(M)}const oe=D=>D<"\x80"?/[a-z\d.:-]/i.test(D):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(D),fe=260;function de(D,{
from:N,to:L},B){const M=J=>Math.max(N-J,J-L)<fe&&oe(D[J]??"");let j=N;for(;M(j-1);)j-=1;let H=L;for(;M(H);)H+=1;for(;H>L&&/[.:]/.test(D[H-1]??"");)H-=1;return B.
has(D.slice(j,H))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(D,N)=>pe.has(D)||D==="client"&&T.Du.some(L=>L===N),ge=new Set;function ve(D){return re(()=>{const N=Y(D);return N===null?
L=>L:(L,B=ge)=>re(()=>Te(Oe(M=>N(M,B)))(L))})}function re(D){try{return D()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(D){
const N=new Map;return L=>{const B=N.get(L);if(B!==void 0)return B;const M=D(L);return L.length<=Ae&&N.size<Ee&&N.set(L,M),M}}function Te(D){const N={ours:new Map,
theirs:new Map},L=(M,j,H)=>{if(Array.isArray(M))return M.map(G=>B(G,j+1,H));const J=Object.entries(M).map(([G,z])=>H==="ours"&&_e(G,z)?[G,z]:[D(G),B(z,j+1,me.has(
G)?"theirs":H)]);return Object.fromEntries(J)},B=(M,j,H)=>{if(typeof M=="string")return D(M);if(j>he)return null;if(typeof M!="object"||M===null)return M;const J=N[H].
get(M)??L(M,j,H);return N[H].set(M,J),J};return M=>B(M,0,"ours")}function we(D,N,L=()=>{}){const B=new Map;let M=null;const j=H=>{const J=H.filter(G=>!B.has(G.reveal()));
if(J.length!==0){for(const G of J)B.set(G.reveal(),G);M=null,L(J)}};return re(()=>j(E(D,N))),{learn:H=>re(()=>j([H])),redact:(H,J)=>(M??=ve([...B.values()]),M(H,
J))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function ye(D,{redact:N}){try{return D(N)}catch{return $e}}}),
7251:((p,P,i)=>{i.d(P,{K:()=>u,x:()=>T});var c=i(6246),l=i(6979),A=i(2713);function _(v){const O=v.reveal(),y=/[\r\n]/.test(O)?O.split(/[\r\n]+/):[];return[O,...y].
filter(I=>I.trim().length>=A.I)}const k=v=>[...new Set([v,Buffer.from(v).toString("latin1")])],E=v=>["","x","xx"].flatMap(O=>{const y=Buffer.from(O+v).toString(
"base64"),I=y.slice(Math.ceil(O.length*4/3)).replace(/=+$/,"");return y.endsWith("=")?[I.slice(0,-1),I]:[I]});function*T(v){const O=v.flatMap(_).map(y=>y.trim());
for(const y of new Set(O.flatMap(k)))yield y,y.includes(" ")&&(yield y.replaceAll(" ","+")),yield*E(y),yield Buffer.from(y).toString("hex")}const m=16*1024,o=1024*
1024;function u(v){let O=o;return y=>{const I=y.flatMap(_).flatMap(U=>[U,U.trim()]),C=[];for(const U of new Set(I.flatMap(k))){if(U.length>m||O<0)continue;const K=g(
U).filter(x=>x.trim().length>=A.I);C.push(...K),O-=K.join("").length}v([...new Set([...I,...C])])}}function g(v){const O=(0,l.ft)(v),y=(0,c.o)(v).slice(1,-1),I=[
encodeURIComponent(v.toWellFormed()),...O.ok?[O.value]:[]],C=E(v),U=Buffer.from(v).toString("hex");return[v,v.toLowerCase(),y,JSON.stringify(v).slice(1,-1),...I,
...I.map(K=>K.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...C,...C.map(K=>K.replaceAll("+","-").replaceAll("/","_")),U,U.toUpperCase()]}}),6309:((p,P,i)=>{i.d(
P,{A3:()=>_,Lw:()=>A,Or:()=>k});var c=i(3592);const l={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class A extends Error{name="Refused"}function _(E){if(E instanceof
A)return E.message;if(!k(E))return`${String(E)}; this is a bug of tf-disco, please report it at ${c.xV}`;const T=l[E.code];return`${E.message.split(", ")[0]}${T===
void 0?"":`; ${T}`}`}const k=E=>typeof E=="object"&&E!==null&&"syscall"in E&&"code"in E}),6181:((p,P,i)=>{i.d(P,{RY:()=>A,n7:()=>m,r5:()=>c});function c(o){if(!o.
includes(":"))return l(o);const u=o.indexOf("%");return u===o.length-1?null:k(u<0?o:o.slice(0,u))}function l(o){const u=o.split("."),g=u.length===4&&u.every(O=>/^(0|[1-9]\d{0,2})$/.
test(O)),v=u.map(Number);return g&&v.every(O=>O<=255)?v:null}function A(o){const u=o.split(".").map(_),g=u.pop()??Number.NaN,v=4-u.length;if(!(v>0&&u.every(I=>I<=
255)&&g<256**v))return null;const y=Array.from({length:v},(I,C)=>Math.floor(g/256**(v-1-C))%256);return[...u,...y]}function _(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function k(o){const[u="",g,...v]=o.split("::");
if(g===void 0){const C=E(u,!0);return C?.length===16?C:null}const[O,y]=[E(u,!1),E(g,!0)];if(O===null||y===null||v.length>0)return null;const I=16-O.length-y.length;
return I<2?null:[...O,...Array(I).fill(0),...y]}function E(o,u){if(o==="")return[];const g=o.split(":"),v=g.map((O,y)=>{if(/^[0-9a-f]{1,4}$/i.test(O)){const I=Number.
parseInt(O,16);return[I>>8,I&255]}return u&&y===g.length-1?l(O):null});return v.every(O=>O!==null)?v.flat():null}const T=[0,0,0,0,0,0,0,0,0,0,255,255].join();function m(o){
const u=c(o)??[];return u.slice(0,12).join()===T?u.slice(12).join("."):o}}),4874:((p,P,i)=>{i.d(P,{AN:()=>U,I9:()=>s,ap:()=>K,f:()=>R});const c=9,l=10,A=13,_=32,
k=34,E=43,T=44,m=45,o=46,u=48,g=69,v=92,O=101,y=117,I=d=>d===_||d===l||d===A||d===c,C=d=>d>=u&&d<=u+9;function U(d,$){let b=$;for(;b<d.length&&I(d.charCodeAt(b));)
b+=1;return b}function K(d,$){let b=$+1;for(;b<d.length;){const S=d.charCodeAt(b);if(S===k)return b+1;if(S<_)return~b;if(S===v){const F=x(d,b);if(F===0)return~b;
b+=F}else b+=1}return~d.length}function x(d,$){if($+1>=d.length)return 0;if(d.charCodeAt($+1)!==y)return'"\\/bfnrt'.includes(d.charAt($+1))?2:0;for(let b=$+2;b<
$+6;b+=1)if(b>=d.length||!W(d.charCodeAt(b)))return 0;return 6}function W(d){const $=d|32;return C(d)||$>=97&&$<=102}function R(d,$){const b=a(d.charCodeAt($))?
r(d,$):w(d,$);return b>=0&&h(d,b)?b:~$}const a=d=>d>=97&&d<=122;function r(d,$){const b=["true","false","null"].find(S=>d.startsWith(S,$));return b===void 0?-1:
$+b.length}function h(d,$){if($>=d.length)return!0;const b=d.charCodeAt($);return b===T||I(b)||'"{}[]:'.includes(d.charAt($))}function w(d,$){const b=t(d,$)===m?
$+1:$;let S=t(d,b)===u?b+1:e(d,b);if(S>0&&t(d,S)===o&&(S=e(d,S+1)),S>0&&(t(d,S)===g||t(d,S)===O)){const F=t(d,S+1);S=e(d,F===E||F===m?S+2:S+1)}return S}function e(d,$){
let b=$;for(;b<d.length&&C(d.charCodeAt(b));)b+=1;return b===$?-1:b}const t=(d,$)=>$<d.length?d.charCodeAt($):0,n=200;function s(d,$,b){return b-$<=n&&!f(d,$,b)?
!1:!Number.isFinite(Number(d.slice($,b)))}function f(d,$,b){for(let S=$;S<b-3;S+=1){const F=d.charCodeAt(S);if(F===O||F===g)return!0}return!1}}),3307:((p,P,i)=>{
i.d(P,{Gv:()=>g,HT:()=>W,I:()=>e,IL:()=>w,CI:()=>R,Ey:()=>x});const c=10,l=["more than 10000 levels of nesting","nest brackets less deeply"],A=["number too larg\
e for a 64-bit float","use a smaller number"],_=["the text ends before the JSON value is complete","check that the file was not truncated"],k=["trailing comma",
"remove the comma"];function E(t,n){return n===t.length?_:t[n]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const T=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function m(t,n,s){for(const[f,...d]of T)if(f.test(t))return d;switch(n){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:
/^[-+.\d]/.test(t)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(t,n,[s,f]){let[d,$]=[1,1];for(let b=0;b<n;b+=1){const S=t.charCodeAt(b);S===c?(d+=1,$=1):(S<56320||S>57343)&&($+=1)}return{why:`lin\
e ${d}, column ${$}: ${s}`,advice:f}}var u=i(4874);const g=t=>typeof t=="object"&&t!==null&&!Array.isArray(t),v=1e4,O=34,y=44,I=58,C=91,U=123,K=125,x=(t,n)=>new a(
t,n).run({start:0,end:t.length}),W=(t,n)=>new a(t,null).run({start:0,end:t.length},n);function R(t,n,s){new a(t,s).run(n)}class a{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(n,s){
this.#e=n,this.#n=s}run(n,s="whole"){const f=this.#e,d=this.#s,$=(0,u.AN)(f,n.start);for(let S=$,F=0;S<n.end;S=(0,u.AN)(f,F)){const X=f.charCodeAt(S);if(F=this.#u(
S,X),F<0)return this.#h(S,~F);if(this.#t==="next"&&d.length===1&&this.#n?.(this.#c,F,this.#a,this.#i),s==="first"&&this.#t==="next"&&d.length===0)return null;this.#o=
X,this.#r=S}return this.#t!=="next"||d.length>0?o(f,f.length,_):this.#n!==null&&this.#l>=0&&f.charCodeAt($)===U?o(f,this.#l,A):null}#u(n,s){const f=this.#s[this.#s.
length-1];if(s===f&&(this.#t==="next"||r(this.#o)))return this.#s.pop(),this.#t="next",n+1;switch(this.#t){case"value":return this.#f(n,s);case"key":return s===
O?this.#d(n):~n;case"colon":return s!==I?~n:(this.#t="value",n+1);case"next":return s!==y||f===void 0?~n:(this.#t=f===K?"key":"value",n+1)}}#f(n,s){const f=this.#s.
length;if(f===1&&(this.#c=n),r(s))return f===v?~n:(this.#s.push(s+2),this.#t=s===U?"key":"value",n+1);const d=s===O,$=d?(0,u.ap)(this.#e,n):(0,u.f)(this.#e,n);return $<
0||(!d&&this.#l<0&&(0,u.I9)(this.#e,n,$)&&(this.#l=n),this.#t="next"),$}#d(n){const s=(0,u.ap)(this.#e,n);return this.#s.length===1&&(this.#a=n,this.#i=s),this.#t=
"colon",s}#h(n,s){const f=this.#e,d=f.charCodeAt(n),$=this.#s.at(-1);if(s>n)return o(f,s,E(f,s));if(this.#t==="value"&&r(d))return o(f,n,l);if(d===$&&this.#o===
y)return o(f,this.#r,k);const b=$===void 0?void 0:String.fromCharCode($);return o(f,n,m(f.slice(n,n+2),this.#t,b))}}const r=t=>t===U||t===C,h=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function w(t){return t.startsWith('"')?e(t):t.includes("\\u")?JSON.parse(t.replace(h,(n,s)=>s===void 0?n:"\\ufffd")):JSON.parse(t)}function e(t){return JSON.parse(
t).toWellFormed()}}),3625:((p,P,i)=>{i.d(P,{J:()=>c,T:()=>l});const c=A=>({ok:!0,value:A}),l=A=>({ok:!1,why:A})}),6246:((p,P,i)=>{i.d(P,{D:()=>A,o:()=>l});const c={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},l=m=>`"${_(m.toWellFormed())}"`;function A(m,o){let u="",g=o;
for(const v of m.toWellFormed()){if(g===0)break;const O=new TextEncoder().encode(v);u+=O.length<=g?_(v):E(O.subarray(0,g)),g=Math.max(0,g-O.length)}return`"${u}\
"`}function _(m){return/^[ !#-[\]-~]*$/.test(m)?m:m.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>c[o]??k(o))}function k(m){const o=m.codePointAt(0)??0;return o<
128?`\\x${T(o,2)}`:o<65536?`\\u${T(o,4)}`:`\\U${T(o,8)}`}const E=m=>Array.from(m,o=>`\\x${T(o,2)}`).join(""),T=(m,o)=>m.toString(16).padStart(o,"0")}),6979:((p,P,i)=>{
i.d(P,{Ge:()=>W,V$:()=>u,ft:()=>g,h0:()=>U,xB:()=>K,y3:()=>v});var c=i(3625),l=i(6246);const A=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:A,zone:A,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},k=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,E=/^[A-Za-z0-9._~-]/,T=/%(?![0-9A-Fa-f]{2})/,m=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function u(R,a){let r="";for(const{0:h,index:w}of R.matchAll(k))if(E.test(h)||_[a].includes(h))r+=h;else{if(h==="%")return(0,c.
T)(C(R,w));if(h.startsWith("%")){const e=Number.parseInt(h.slice(1),16);if(y(e,a))return(0,c.T)(`invalid URL escape "${h}"`);r+=I(e,a)}else if(h>"\x7F")r+=encodeURIComponent(
h.toWellFormed());else{if(a==="host"||a==="zone")return(0,c.T)(`invalid character ${(0,l.o)(h)} in host name`);r+=I(h.charCodeAt(0),a)}}return(0,c.J)(r)}function g(R){
return R==="%2A"?(0,c.J)("*"):O(R,m)?(0,c.J)(R):u(R,"path")}const v=R=>O(R,o)?(0,c.J)(R):u(R,"fragment"),O=(R,a)=>a.test(R)&&!T.test(R);function y(R,a){return a===
"host"?R<128&&R!==37:a!=="zone"||R===37||R===32?!1:I(R,"zone").startsWith("%")}function I(R,a){const r=String.fromCharCode(R);return E.test(r)||_[a].includes(r)?
r:`%${R.toString(16).toUpperCase().padStart(2,"0")}`}const C=(R,a)=>`invalid URL escape ${(0,l.D)(R.slice(a,a+4),3)}`;function U(R){for(const a of R.split("&")){
if(a.includes(";"))return"invalid semicolon separator in query";const[,...r]=/^([^=]*)=?(.*)$/s.exec(a)??[];for(const h of r){const w=h.search(T);if(w>=0)return C(
h,w)}}return null}function K(R){return R.split("&").flatMap(a=>{if(a===""||a.includes(";"))return[];const[,...r]=/^([^=]*)=?(.*)$/s.exec(a)??[],[h,w]=r.map(e=>u(
e.replaceAll("+","%20"),"query"));return h?.ok&&w?.ok?[[x(h.value),x(w.value)]]:[]})}const x=R=>R.replaceAll("%20","+"),W=R=>R.toSorted(([a],[r])=>a<r?-1:a>r?1:
0).map(([a,r])=>`${a}=${r}`).join("&")}),630:((p,P,i)=>{i.d(P,{O:()=>_,s:()=>k});var c=i(3625),l=i(4283),A=i(6979);function _(m,o){const u=(0,l.Dl)(o);return u.
ok?(0,c.J)(k(m,u.value)):u}function k(m,o){if(o.scheme!==""||o.host!==""||o.user!==null){const I=o.scheme===""?m.scheme:o.scheme;return{...o,scheme:I,path:T(o.path)}}
const{scheme:u}=m,g=o.path===""&&!o.forceQuery&&o.query==="",v=g?m.query:o.query,O=g&&o.fragment===""?m.fragment:o.fragment;if(o.path===""&&m.opaque!=="")return{
...o,scheme:u,query:v,fragment:O,opaque:m.opaque};const y=T(E(m.path,o.path));return{...o,scheme:u,query:v,fragment:O,user:m.user,host:m.host,path:y}}function E(m,o){
return o===""?m:o.startsWith("/")?o:m.slice(0,m.lastIndexOf("/")+1)+o}function T(m){if(m==="")return"";const o=m.split("/"),u=[];for(const y of o)y===".."?(u.pop(),
u.length===1&&u[0]===""&&u.pop()):y!=="."?u.push(y):u.length===0&&u.push("");const g=o.at(-1),v=`/${u.join("/")}${g==="."||g===".."?"/":""}`,O=(0,A.ft)(v.startsWith(
"//")?v.slice(1):v);return O.ok?O.value:v}}),4283:((p,P,i)=>{i.d(P,{Dl:()=>u,Pl:()=>v,aR:()=>I,cz:()=>O,jr:()=>g,t5:()=>y});var c=i(6181),l=i(3625),A=i(6246),_=i(
6979),k=i(8947);const E=/[^ -~\u0080-\u{10ffff}]/u,T=/^([A-Za-z][A-Za-z0-9+.-]*):/,m=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function u(e){const[t,
n]=w(e,"#"),s=C(t);if(!s.ok)return(0,l.T)(`parse ${(0,A.o)(t)}: ${s.why}`);const f=(0,_.y3)(n);return f.ok?(0,l.J)({...s.value,fragment:f.value}):(0,l.T)(`parse\
 ${(0,A.o)(e)}: ${f.why}`)}function g(e){const t=e.scheme===""?"":`${e.scheme}:`,n=e.forceQuery||e.query!==""?`?${e.query}`:"",s=e.fragment===""?"":`#${e.fragment}`,
f=e.opaque===""?a(e)+r(e):e.opaque;return t+f+n+s}function v(e){const t=e.opaque.replace(/^[^/]*@/,"");return g({...e,opaque:t,user:null,query:"",forceQuery:!1,
fragment:""})}function O(e){const t=e.host.lastIndexOf(":"),n=t>=0&&m.test(e.host.slice(t)),s=n?e.host.slice(0,t):e.host,f=s.startsWith("[")&&s.endsWith("]");return{
name:h(f?s.slice(1,-1):s),port:n?e.host.slice(t+1):""}}function y(e){const t=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+t}function I(e){
if(e.user===null)return null;const t=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,n=>String.fromCharCode(Number.parseInt(n.slice(1),16)));return`\
Basic ${btoa(t)}`}function C(e){if(E.test(e))return(0,l.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,l.T)("missing protocol sch\
eme");const t=T.exec(e)?.[1]??"",n=t.toLowerCase(),[s,f]=w(t===""?e:e.slice(t.length+1),"?"),d=f===""&&e.endsWith("?"),b={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:n,query:f,forceQuery:d};return s.startsWith("/")?U(b,s):n!==""?(0,l.J)({...b,opaque:s}):w(s,"/")[0].includes(":")?(0,l.T)("first pat\
h segment in URL cannot contain colon"):K(b,s)}function U(e,t){if(!(t.startsWith("//")&&(e.scheme!==""||!t.startsWith("///"))))return K({...e,omitHost:e.scheme!==
""},t);const[s]=w(t.slice(2),"/"),f=s.lastIndexOf("@"),d=W(s.slice(f+1),e.scheme);if(!d.ok)return d;const $=f<0?(0,l.J)(null):x(s.slice(0,f));return $.ok?K({...e,
user:$.value,host:d.value},t.slice(2+s.length)):$}function K(e,t){const n=(0,_.ft)(t);return n.ok?(0,l.J)({...e,path:n.value}):n}function x(e){if(!o.test(e))return(0,l.
T)("net/url: invalid userinfo");const[t,n]=w(e,":"),s=(0,_.V$)(t,"user");if(!s.ok)return s;if(!e.includes(":"))return(0,l.J)({name:s.value,password:null});const f=(0,_.
V$)(n,"user");return f.ok?(0,l.J)({name:s.value,password:f.value}):f}function W(e,t){const n=e.lastIndexOf("[");if(n>0)return(0,l.T)("invalid IP-literal");if(n===
0)return R(e);const s=e.indexOf(":"),f=/^https?$/.test(t)?s:e.lastIndexOf(":"),d=f<0?"":e.slice(f);return m.test(d)?(0,_.V$)(e,"host"):(0,l.T)(`invalid port ${(0,A.
o)(d)} after host`)}function R(e){const t=e.lastIndexOf("]");if(t<0)return(0,l.T)("missing ']' in host");const n=e.slice(t+1);if(!m.test(n))return(0,l.T)(`inval\
id port ${(0,A.o)(n)} after host`);const s=e.slice(0,t).indexOf("%25"),f=s<0?t:s,d=(0,_.V$)(e.slice(1,f),"host");if(!d.ok)return d;const $=(0,_.V$)(e.slice(f,t),
"zone");if(!$.ok)return $;const b=h(d.value+$.value),S=(0,c.r5)(b);return S===null?(0,l.T)(`invalid host: ParseAddr(${(0,A.o)(b)}): unable to parse IP`):S.length===
4?(0,l.T)("invalid IP-literal"):(0,l.J)(`[${d.value}${$.value}]${n}`)}function a(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.
host}`}function r(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&a(e)===""&&w(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function h(e){return e.replace(/(?:%[0-9A-F]{2})+/g,t=>{const n=t.slice(1).split("%");return(0,k._6)(Uint8Array.from(n,s=>Number.parseInt(s,16)))})}function w(e,t){
const n=e.indexOf(t);return n<0?[e,""]:[e.slice(0,n),e.slice(n+t.length)]}}),8947:((p,P,i)=>{i.d(P,{ZJ:()=>E,_6:()=>l,iP:()=>m,uK:()=>T});const c=new TextDecoder(
"utf-8",{ignoreBOM:!0});function l(o){const u=c.decode(o);return u.includes("\uFFFD")?c.decode(_(o)):u}const A=255;function _(o){const u=new Uint8Array(o);for(let g=0;g<
o.length;g+=1){const v=o[g]??0;if(v<224||v>244)continue;const O=v<240?3:4,y=k(o,g,O);y<O&&u.fill(A,g,g+y),g+=y-1}return u}function k(o,u,g){const v=o[u],O=o[u+1]??
0,y=v===224?160:v===240?144:128,I=v===237?159:v===244?143:191;if(O<y||O>I)return 1;let C=2;for(;C<g&&((o[u+C]??0)&192)===128;)C+=1;return C}const E=o=>m(new TextEncoder().
encode(o));function T(o){const u=new Uint8Array(o.length);for(let g=0;g<o.length;g+=1)u[g]=o.charCodeAt(g);return c.decode(u)}function m(o){let u="";for(const g of o)
u+=String.fromCharCode(g);return u}}),4690:((p,P,i)=>{i.d(P,{i:()=>c});const c=({hrtime:l})=>()=>Number(l.bigint())/1e6}),9077:((p,P,i)=>{i.d(P,{q:()=>E,w:()=>_});
const c=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],l=300,A=5e3;function _(T,m,{isFinal:o,crash:u,now:g}){const v=new AbortController;let O=0;const y=()=>o||v.signal.
aborted;for(const I of c)T.on(I,()=>{const C=g()-O;m.end({kind:"signal",signal:I}),y()?(o||C>l)&&k(I,T):O=g(),v.abort()});return T.on("uncaughtException",I=>{m.
end({kind:"crash"});const C=u(I);y()&&T.exit(C),v.abort(),setTimeout(()=>T.exit(C),A).unref()}),T.on("exit",()=>m.end({kind:"crash"})),v.signal}function k(T,m){
m.removeAllListeners(T),m.kill(m.pid,T)}async function E(T,m){const{stdout:o,stderr:u}=T;for(const v of[o,u])await new Promise(O=>v.write("",O));if(T.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&T.platform!=="win32"&&T.execve!==void 0){const{execPath:v}=T;T.execve(v,[v,"--eval",`require('node:process').exit(${m})`],{})}T.
exit(m)}}),3386:((p,P,i)=>{i.d(P,{p:()=>l});const c=100;function l(){setTimeout(async()=>{(await Promise.resolve().then(i.t.bind(i,8877,19))).setFlagsFromString(
"--semi-space-growth-factor=1")},c).unref()}}),2057:((p,P,i)=>{i.d(P,{B_:()=>E,Dx:()=>k,yy:()=>A});var c=i(6309),l=i(5955);async function A(T,m){for(const o of(0,l.
mk)(m)){if(!T.writable)return;T.write(o)||await _(T)}}const _=T=>new Promise(m=>{const o=["drain","error","close"],u=()=>{for(const g of o)T.off(g,u);m()};for(const g of o)
T.on(g,u)});async function*k(T){let m=[];for await(const o of T.setEncoding("utf8")){const u=String(o).split(`
`),g=u.pop()??"";for(const v of u)yield[...m,v].join("").replace(/\r$/,""),m=[];m.push(g)}m.some(o=>o!=="")&&(yield m.join(""))}function E(T,m){let o=!1;T.on("e\
rror",u=>{const g=!o;o=!0,g&&u.code!=="EPIPE"&&m((0,c.A3)(u))})}}),3229:((p,P,i)=>{i.d(P,{Kc:()=>u,L6:()=>E,NM:()=>W,cr:()=>R});var c=i(1831),l=i(5011);const A=1024,
_=a=>(0,c.Pv)(a).ok;function k(a,...r){for(const h of a){const w=h(...r);if(w!==null)return w}return null}function E(a){if(a.length>A)return null;const r=(0,c.Pv)(
a);if(r.ok)return T(a,(0,c.nx)(r.value));const h=k(g,a);if(h!==null)return h;const{inside:w,removed:e}=y(a);if(a.includes("@",a.lastIndexOf(w)))return"write the\
 hostname alone, not a URL";for(const t of e.length===0?[]:[w,w.replace(/:\D.*$/s,"")])if(_(t))return`remove ${I(e)}: ${t}`;return k(C,w)}function T(a,r){if(/(^|\.)xn--/i.
test(a))return`write it in Unicode: ${r}; upper-case punycode is only accepted by accident`;const h=r.replace(/(?<!\.)\.+(?=$|:)/,"");return h===r?null:`remove \
the trailing dot: tokens and settings for ${h} do not apply to this host`}const m=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",u=a=>m.test(a),g=[a=>u(a)?o:null,a=>{const r=a.split(/[\s,;]+/).filter(h=>h!=="");return r.length<2?null:r.every(h=>h.includes(".")&&
_(h))?`write one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}],v=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,O=[["the wh\
ite space",a=>a.trim()],["the quotation marks",a=>a.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",a=>a.replace(v,"")],["the trailing slash",a=>a.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",a=>a.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",a=>a.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",a=>a.slice(a.lastIndexOf("@")+
1)],["the trailing colon",a=>a.replace(/^([^:]*):$/,"$1")]];function y(a){let r=a;const h=[];for(const[w,e]of O){const t=e(r);t!==r&&h.push(w),r=t}return{inside:r,
removed:h}}const I=a=>a.join(", ").replace(/, ([^,]*)$/," and $1"),C=[a=>/^\[.*\](:\d+)?$/s.test(a)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(a)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,a=>a.includes("*")?"write each hostname; wildcards are not supported":null,a=>{if(!/(^|\.)xn--/i.test(a))return null;
const r=(0,c.WV)(a);return _(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"},a=>{if(!a.includes("_"))return null;if(a.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const r=a.replaceAll("_","-");return`a hostname cannot contain underscores${_(r)?`; did you mean ${r}?`:""}`},
a=>{const r=a.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return r!==a&&_(r)?`remove the extra dots: ${r}`:null},a=>/(^|\.)-|-(\.|:|$)/.test(a)?"remo\
ve the hyphen at the start or end of a label":null,a=>/(^|\.)[^.:]{2}--/.test(a)?"a label cannot have hyphens as its third and fourth character":null,a=>{const[
,r="",h=""]=/^([^:]*):(.*)$/s.exec(a)??[];return _(r)?/^[+-]?[0-9]+$/.test(h)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}],U=a=>{
const r=(0,l.rE)(a,"terraform");return r.ok&&!r.value.hostImplied},K=a=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(a),x=[a=>a===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(a,r)=>!r&&u(a)?o:null,a=>a===a.trim()?null:"remove the white space around the address",(a,r)=>{const[,h="",w=""]=/^(https?:\/\/)(.*)$/i.
exec(a)??[];return h===""||!U(w)?null:`remove ${h} to use the registry module: ${w}${r?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(a,r,[h="",...w])=>{const[,e="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(h)??[];if(w.length!==3||e!=="localhost"&&t===
"")return null;const n=r?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t} or ${e}.localdomain${t}${n}`},
(a,r,[h="",...w])=>w.length===3&&K(h)?E(h):null,(a,r,h)=>{const[w=""]=h;return r||h.length!==3||!K(w)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${w==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(a,r,h)=>{const w=/^https?:$/i.test(h[0]??"")&&h[1]==="",[e="",...t]=w?
h.slice(2):h;if(r||t.length!==4||!K(e))return null;const[n="",s=""]=[t[0],t[3]],[f,d]=[t.slice(1),t.slice(0,3)].map($=>[e,...$].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${d}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${f}; service discovery works only at the root of a host\
, not below /${n}`},(a,r,h)=>!r&&h.length>=3&&a.includes("?")?"remove the query; set the version with the `version` argument":null,(a,r,h)=>{const w=h.at(-1)??"";
return r||![3,4].includes(h.length)||!/[A-Z]/.test(w)?null:`write the target system in lower case: ${[...h.slice(0,-1),w.toLowerCase()].join("/")}`},(a,r)=>!r&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(a)?`write ./${a} to use a directory of this repository`:null];function W(a,r,h){if(r.kind==="local"||a.length>A)return null;const[
w="",...e]=a.split("/");if(h.ok)return h.value.hostImplied?null:E(w);const t=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return k(x,a,r.kind===
"remote",[w,...t])}function R(a){if(a.length>A)return null;if(u(a))return o;if(a!==a.trim())return"remove the white space around the address";const[,r=""]=/^https?:\/\/(.*)$/i.
exec(a)??[];if(r!=="")return`remove the scheme: ${r}`;const h=a.split("/"),[w=""]=h;return h.length===2&&K(w)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":h.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":h.length===3?E(w):null}}),6174:((p,P,i)=>{i.d(P,{Q:()=>E,_:()=>_});const c="***",l=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
A=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function _(m){return/[@?]/.test(m)?m.replace(/[^\s"']+/g,o=>o.split("://").map((u,g)=>T(u,g>0)).join("://").replace(A,(u,g,v)=>l.
test(v)?u:`${g}${v}=${c}`)):m}const k=/(=\s*)"[^"]*(?:"|$)/g,E=m=>_(m.replace(k,`$1"${c}"`));function T(m,o){const u=m.search(/[/?#]/),g=u<0?m:m.slice(0,u),O=o&&
/:(?!\d*$)/.test(g)?m.lastIndexOf("@"):g.lastIndexOf("@"),y=m.slice(0,Math.max(O,0)).replace(/^[a-z0-9]+::/,""),I=o?y!=="git":y.includes(":");return O<0||!I?m:c+
m.slice(O)}}),1064:((p,P,i)=>{i.d(P,{$I:()=>y,Du:()=>E,Jd:()=>a,Mq:()=>C,NX:()=>I,SZ:()=>u,Yr:()=>g,ab:()=>O,bB:()=>m,n3:()=>A,pH:()=>U,rG:()=>v,sX:()=>R,tB:()=>x,
zK:()=>T});const c="registry.terraform.io",l=[c,"registry.opentofu.org"],A=r=>l.includes(r),_=["modules.v1","providers.v1"],k={terraform:{name:"Terraform",uses:_,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:_,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:_,replaces:_,defaults:l},renovate:{name:"\
Renovate",uses:_,replaces:[],defaults:[c]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},E=["terraform","opentofu"],T=Object.keys(k),m=Object.fromEntries(Object.entries(k).map(([r,{name:h}])=>[r,h])),o=r=>k[r],u=r=>_.includes(
r)?T.filter(h=>o(h).uses.includes(r)):E,g=r=>T.filter(h=>o(h).defaults?.includes(r)),v=T.filter(r=>o(r).replaces.length>0),O=r=>T.filter(h=>o(h).replaces.includes(
r)),y={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},I={terraform:3,opentofu:9},C=r=>r===429||r>=500&&r!==501,U=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function x(r,h){const w=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(h[r]??"");if(w===null)return K[r];
const e=w[1]?.split(".")??[];return[0,1,2].map(t=>e[t]??"0").join(".")}function W(r,h){const[w=[],e=[]]=[r,h].map(n=>n.split(".").map(Number)),t=w.findIndex((n,s)=>n!==
e[s]);return t<0||(w[t]??0)>(e[t]??0)}const R=r=>W(r,"1.12.0"),a=(r,h)=>r==="opentofu"||!W(h,"1.13.0")}),1831:((p,P,i)=>{i.d(P,{$k:()=>U,$o:()=>h,Jr:()=>w,Pm:()=>r,
Pv:()=>u,Rt:()=>v,Sv:()=>I,WV:()=>y,cu:()=>C,fK:()=>K,nx:()=>O});var c=i(3625),l=i(6246),A=i(4283),_=i(8408);const k=443,E=65535,T=9223372036854775807n,m=-9223372036854775808n,
o="TF_TOKEN_";function u(e){const{name:t,portion:n}=x(e.toWellFormed()),s=W(n);if(!s.ok)return/^https?$/i.test(t)?(0,c.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,c.T)("port number is negative");const f=R(t);if(f!==null)return(0,c.T)(f);const d=(0,_.YE)(t);
return d.ok?d.value===""?(0,c.T)("nothing is left of the hostname once it is normalized"):(0,c.J)(d.value+s.value):d}const g=new Set(["localterraform.com","loca\
ltofu.com"]),v=e=>g.has(e);function O(e){const{name:t,portion:n}=x(e);return(0,_.DI)(t)+n}function y(e){const{name:t,portion:n}=x(e.toWellFormed()),s=W(n);return((0,_.
QC)(t)??t)+(s.ok?s.value:n)}function I(e){const{name:t,portion:n}=x(e);return{name:t,port:n===""?k:Number(n.slice(1))}}const C=e=>`https://${e}/.well-known/terr\
aform.json`;function U(e){if(!e.startsWith(o))return null;const t=e.slice(o.length).replaceAll("__","-").replaceAll("_","."),n=u(y(t));return n.ok?n.value:null}
function K(e){const t=O(e),n=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_"),t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(".","_")];
return[...new Set(n)].map(s=>o+s).filter(s=>U(s)===e)}function x(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.slice(0,t),portion:e.slice(
t)}}function W(e){if(e==="")return(0,c.J)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,c.T)("port portion contains non-digit characters");const n=t.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=n.length>20?null:BigInt(n.replace("+",""));return s===null||s>T||s<m?(0,c.T)("port portion contains non-digit characters"):
s>E?(0,c.T)("port number is greater than 65535"):(0,c.J)(s===BigInt(k)?"":`:${s}`)}function R(e){if(e==="")return"empty string is not a valid hostname";for(const t of e.
replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,l.
o)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const a={http:"80",https:"443",ssh:"22"};function r(e){const{name:t,
port:n}=(0,A.cz)(e),s=t.includes(":")?`[${t}]`:t,f=n===""||n===a[e.scheme];return h(f?s:`${s}:${n}`)}function h(e){const t=u(e);return t.ok?t.value:e.toLowerCase()||
null}const w=(e,t)=>t.length===0||t.some(n=>n.subdomains?e.endsWith(`.${n.host}`):e===n.host)}),8408:((p,P,i)=>{i.d(P,{mI:()=>C,QC:()=>y,YE:()=>v,DI:()=>I});const c=(...n)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...n),l=(...n)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...n);var A=i(3625),_=i(6246);const k=256,E={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},T={...E,checkBidi:!1},m=new RegExp("\\p{M\
}{31}","u"),o="xn--",u=new TextEncoder;let g;function v(n){return g?.name!==n&&(g={name:n,ascii:O(n)}),g.ascii}function O(n){const s=x(n,!1);if(!s.ok)return s;const f=W(
s.value,E);return f===null?(0,A.T)(U(a(n,!1))):(0,A.J)(f)}function y(n){const s=x(n,!0);if(!s.ok)return null;const f=W(s.value,T);if(f===null)return null;const d=x(
f,!1);return d.ok?d.value.join("."):null}const I=n=>R(n)?l(n,E).domain:n,C=n=>l(n).domain,U=n=>`idna: invalid label ${(0,_.o)(n)}`;function K(n){return`idna: di\
sallowed rune U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function x(n,s){if(n.length>k&&R(n))return(0,A.T)(`hostname is longer than ${k}\
 characters`);const f=[];for(const d of a(n,s).split(".")){const $=d.startsWith(o)?r(d):(0,A.J)(d);if(!$.ok)return $;const b=h($.value);if(b!==null)return(0,A.T)(
b);f.push($.value)}return(0,A.J)(f)}function W(n,s){const f=n.join(".");return t(f)?f:c(f,s)}const R=n=>/[^\0-\x7f]|xn--/i.test(n);function a(n,s){return n.replace(
/[A-Z]+|[^\0-\x7f]/gu,d=>t(d)?d.toLowerCase():l(d,{transitionalProcessing:s}).domain).normalize("NFC")}function r(n){const s=n.slice(o.length);if(s==="")return(0,A.
J)("");const f=l(n).domain;return f===n||t(f)?(0,A.T)(U(s)):f.normalize("NFC")!==f||!Array.from(f).every(e)?(0,A.T)(U(f)):(0,A.J)(f)}function h(n){if(w(n))return U(
n);if(/^[a-z0-9-]*$/.test(n))return null;if(m.test(n))return U(n);if(!t(n)&&c(n,T)!==null)return null;for(const s of n){if(!e(s))return U(n);if(s<"\x80"&&!/[a-z0-9-]/.
test(s))return K(s)}return U(n)}function w(n){if(n.startsWith("-")||n.endsWith("-"))return!0;if(!n.slice(0,4).includes("--"))return!1;const s=u.encode(n.slice(0,
5));return s.length>4&&s[2]===45&&s[3]===45}function e(n){if(n<"\x80")return!0;const{domain:s,error:f}=l(`1${n}`);return!f&&s===`1${n}`}const t=n=>!/[^\0-\x7f]/.
test(n)}),5011:((p,P,i)=>{i.d(P,{A:()=>I,Nj:()=>U,Vm:()=>g,mD:()=>v,rE:()=>y,vL:()=>O});var c=i(3625),l=i(6246),A=i(1831),_=i(4321);const k={terraform:v("regist\
ry.terraform.io"),opentofu:v("registry.opentofu.org")},E=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,T=/^[0-9a-z]{1,64}$/,m="must be between one and 64 c\
haracters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",o="must be between one and 64\
 ASCII letters or digits",u={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the na\
mespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},g=W=>k[W];function v(W){const R=(0,A.
Pv)(W);if(!R.ok)throw new Error(R.why);return R.value}function O(W,R){if(U(W))return{kind:"local"};const a=y(W,R);if(a.ok)return a.value;const r=(0,_.Zy)(W,R);return r.
ok?{kind:"remote",...r.value}:{kind:"invalid",error:r.why}}function y(W,R){return U(W)?(0,c.T)(`can't use local directory ${(0,l.o)(W)} as a module registry add\
ress`):C(W,"module",R)}const I=W=>C(W,"component","terraform");function C(W,R,a){const r=u[R],{address:h,subdirectory:w}=(0,_.UQ)(W);if(w.startsWith("../"))return(0,c.
T)((0,_.dr)(w,R));const e=h.split("/"),t=e.length===r.parts;if(!t&&e.length!==r.parts+1)return(0,c.T)(`a ${R} registry source address must have ${r.count}`);const n=t?
(0,c.J)(g(a)):K(e.shift()??"",R);if(!n.ok)return n;const s=x(e,R);if(s!==void 0)return(0,c.T)(s);const[f="",d="",$=""]=e,b={hostImplied:t,namespace:f,name:d,system:$,
subdirectory:w};return(0,c.J)({kind:"registry",host:n.value,...b})}const U=W=>/^\.\.?[/\\]/.test(W);function K(W,R){const a=(0,A.Pv)(W);if(!a.ok){const r=`inval\
id ${R} registry hostname ${(0,l.o)(W)}`;return W.includes("--")?(0,c.T)(`${r}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,c.T)(r)}return a.value.includes(".")?u[R].reserved.includes(a.value)?(0,c.T)(`can't use ${(0,l.o)(a.value)} as a ${R} registry host, because it'\
s reserved for installing directly from version control repositories`):a:(0,c.T)(`invalid ${R} registry hostname: must contain at least one dot`)}function x([W="",
R="",a],r){if(!E.test(W))return W.includes(".")?`source address must have ${u[r].afterHost}`:`invalid namespace ${(0,l.o)(W)}: ${m}`;const h=`${r} registry addr\
esses may not include a query string portion`;if(!E.test(R))return a===void 0&&R.includes("?")?h:`invalid ${r} name ${(0,l.o)(R)}: ${m}`;if(!(a===void 0||T.test(
a)))return a.includes("?")?h:`invalid target system ${(0,l.o)(a)}: ${o}`}}),4321:((p,P,i)=>{i.d(P,{UQ:()=>g,Zy:()=>T,cx:()=>m,dr:()=>O,uE:()=>u});var c=i(3625),
l=i(6246),A=i(4283),_=i(6979),k=i(1064),E=i(1831);function T(e,t){const n=m(e,t);if(!n.ok)return n;const{subdirectory:s,host:f}=n.value;return(0,c.J)({subdirectory:s,
host:f})}function m(e,t){const{address:n,subdirectory:s}=g(e);if(s.startsWith("../"))return(0,c.T)(O(s));const f=C(n.toWellFormed(),t);if(!f.ok)return f;const{subdirectory:d}=f.
value;if(d==="")return(0,c.J)({...f.value,subdirectory:s});const $=v(`${d}/${s}`);return $.startsWith("../")?(0,c.T)(`detected ${O($)}`):(0,c.J)({...f.value,subdirectory:$})}
const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function u(e,t){const n=o.exec(e)?.[0];if(n===
void 0)return null;const s=T(`${n}a/b`,t);return s.ok?s.value.host:null}function g(e){const t=e.indexOf("?"),n=t<0?e:e.slice(0,t),s=n.indexOf("://"),f=n.indexOf(
"//",s<0?0:s+3);if(f<0)return{address:e,subdirectory:""};const d=t<0?"":e.slice(t),$=n.slice(f+2);return{address:n.slice(0,f)+d,subdirectory:$===""?"":v($)}}function v(e){
const t=e.startsWith("/"),n=[];for(const f of e.split("/"))f===""||f==="."||(f!==".."?n.push(f):n.length>0&&n.at(-1)!==".."?n.pop():t||n.push(f));const s=(t?"/":
"")+n.join("/");return s===""?".":s}const O=(e,t="module")=>`subdirectory path ${(0,l.o)(e)} leads outside of the ${t} package`,y=(e,t=e.scheme)=>(0,c.J)({subdirectory:"",
host:e.scheme==="file"?null:(0,E.Pm)(e),getter:t,url:e}),I=(e,t)=>(0,c.J)({subdirectory:"",host:t,getter:e,url:null});function C(e,t){const[,n,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(e)??[e,void 0,e],{address:f}=g(s??e),d=(0,A.Dl)(f);if(d.ok&&d.value.scheme!=="")return y(d.value,n);for(const b of w){const S=b(f,t);if(S?.ok)return(0,c.J)(
{...S.value,getter:n??S.value.getter});if(S!==void 0)return S}const $=t==="terraform"?"address":"string";return(0,c.T)(`invalid source ${$}: ${e}`)}function U(e,t,n){
const s=(0,A.Dl)(e);if(!s.ok)return(0,c.T)(`error parsing ${t} URL: ${s.why}`);const{path:f}=s.value,d=n==="git"&&!f.endsWith(".git");return y(d?{...s.value,path:`${f}\
.git`}:s.value,n)}const K=e=>{if(!e.startsWith("github.com/"))return;const t=e.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,c.T)("GitHub URLs should b\
e github.com/username/repo");const n=U(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!n.ok||t.length===3)return n;const s=(0,_.V$)(t.slice(3).join("/").
replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return n;const f=v(s.value).replaceAll("%","%25");return(0,c.J)({...n.value,subdirectory:f})},x=(e,t)=>{
const[,n,s,f]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(s===void 0||f===void 0)return;const d=(0,_.h0)(/\?(.*)$/s.exec(f)?.[1]??""),$=t==="terraform"?
"Git":"GitHub";return d!==null?(0,c.T)(`error parsing ${$} SSH URL: ${d}`):n==="git"?I("git",(0,E.$o)(s)):void 0},W=e=>e.startsWith("bitbucket.org/")?U(`https:/\
/${e}`,"BitBucket","git"):void 0,R=(e,t)=>{const n=t==="terraform"?"googleapis.com/":".googleapis.com/";if(!e.includes(n))return;const s=e.split("/");return s.length<
5?(0,c.T)("URL is not a valid GCS URL"):U(`https://www.googleapis.com/storage/${s.slice(2).join("/")}`,"GCS","gcs")},a=e=>{if(!e.includes(".amazonaws.com/"))return;
const[t="",...n]=e.split("/"),s=r(t.split("."));return s===void 0?(0,c.T)("URL is not a valid S3 URL"):U(`https://${[s,...n].join("/")}`,"S3","s3")};function r(e){
const[t="",n="",s=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===4?`${n}.amazonaws.com/${t}`:e.length===5&&n==="s3"?`s3.${s}.amazonaws.com/${t}`:void 0}
const w=[K,x,W,R,a,(e,t)=>{if(e!=="")return e.startsWith("/")?I("file",null):(0,c.T)(`${k.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),
8999:((p,P,i)=>{i.d(P,{v:()=>A});var c=i(4283),l=i(630);function A(_,k){const E=(0,c.Dl)(k);if(!E.ok)return{...E,reason:"syntax"};const m=E.value.scheme===""?(0,l.
s)(_,E.value):E.value;return m.scheme!=="http"&&m.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${m.scheme}`}:m.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...m,fragment:""}}}}),9562:((p,P,i)=>{i.d(P,{Bn:()=>m,D6:()=>C,M:()=>o,OA:()=>x,
OZ:()=>T,S3:()=>E,TE:()=>f,TW:()=>R,Tz:()=>d,e$:()=>_,eQ:()=>h,oe:()=>n,p4:()=>y,qE:()=>U,xq:()=>k});var c=i(3307),l=i(3625),A=i(8999);const _="modules.v1",k="p\
roviders.v1",E="login.v1",T="tfe.v2",m="tfe.v2.1",o="tfe.v2.2",u=[_,k,T,m,o,"state.v2"],g=[E,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],v=S=>S.
split(".",1)[0]??"",O=(S,F)=>S.some(X=>v(X)===v(F)),y=S=>O(u,S),I=new Set([...u,...g]),C=S=>S!=="state.v2"&&I.has(S),U=S=>y(S)||O(g,S),K=[_,k,E,T,m,o,...g];function x(S){
if(U(S))return null;const F=S.toLowerCase(),X=Y=>Y===F||Y.slice(v(Y).length)===F.slice(v(F).length)&&v(Y).length>=W&&R(v(Y),v(F));return K.find(X)??null}const W=5;
function R(S,F){let X=0;for(;X<S.length&&S[X]===F[X];)X+=1;const[Y,Q]=[S.slice(X),F.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const a="[0-9A-Za-z~-]",r=S=>`${S}${a}*(?:\\.${a}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${r("[0-9]")})|-?(${r("[A-\
Za-z~-]")}))?(?:\\+(${r(a)}))?`,w=new RegExp(`^${h}$`),e=2n**63n-1n,t=2n**64n-1n;function n(S,F){const X=S.indexOf(".");if(X<0)return(0,l.T)(`invalid service ID\
 format (i.e. service.vN): ${S}`);const Y=S.slice(0,X),Q=S.slice(X+1);switch(F){case"terraform":return w.exec(Q)?.[1]?.split(".").every(oe=>s(oe,e))?(0,l.J)({name:Y,
version:Q}):(0,l.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(
1),t)?(0,l.J)({name:Y,version:Q}):(0,l.T)('invalid service version: must be "v" followed by an integer major version number')}}}const s=(S,F)=>S.replace(/^0+/,"").
length<=String(F).length&&BigInt(S)<=F;function f(S,F){const X=n(S,F.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(F.services===null)
return{kind:"missing",why:d(Y)};const Q=F.services.find(q=>q.id===S);return Q!==void 0?$(Q,X.value,F):F.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:b(X.value,F)}:{kind:"missing",why:`host ${F.display} does not provide a ${Y} service`}}const d=S=>`host does not provide a ${S} service`;function $({id:S,
value:F,leftOut:X=0},Y,Q){if(S===E)return(0,c.Gv)(F)?{kind:"object",value:F,leftOut:X}:{kind:"type",why:`service ${S} must be declared with an object value in t\
he service discovery document`,value:F};if(typeof F!="string")return{kind:"type",why:b(Y,Q),value:F};const q=(0,A.v)(Q.documentUrl,F);if(q.ok)return{kind:"url",
url:q.value,value:F};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:F}}function b({name:S,version:F},{client:X,
display:Y}){const Q=X==="terraform"?F:BigInt(/\d+/.exec(F)?.[0]??0);return`host ${Y} does not support ${S} version ${Q}`}}),2713:((p,P,i)=>{i.d(P,{I:()=>l,o:()=>A});
const c="***",l=4;class A{#e;constructor(k){this.#e=k}reveal(){return this.#e}toString(){return c}toJSON(){return c}[Symbol.for("nodejs.util.inspect.custom")](){
return c}}}),3592:((p,P,i)=>{i.d(P,{Bw:()=>A,_O:()=>l,aq:()=>_,xV:()=>k,xv:()=>c});const c="1.0.0",l=`tf-disco-action/${c}`,A="https://github.com/org/tf-disco-a\
ction",_=`${A}/blob/v1/docs/problems.md`,k=`${A}/issues`}),5955:((p,P,i)=>{i.d(P,{$$:()=>l,Wv:()=>c,_3:()=>k,_Q:()=>_,mk:()=>m,ux:()=>E});class c{bytes;constructor(u){
this.bytes=u}take(u){const g=l(u);return g>this.bytes?!1:(this.bytes-=g,!0)}}const l=o=>new TextEncoder().encode(o).length,A=100;function*_(o,u,g,v=""){let[O,y]=[
0,0];for(const I of o){const C=y<A?g(I):null;C!==null&&u.take(C)?yield`${O++===0?"":v}${C}`:y+=1}return y}function k(o,u){let g=u;for(const[v,O]of o.toSorted((y,I)=>y-
I).entries()){const y=g/(o.length-v);if(O>y)return y;g-=O}return Number.POSITIVE_INFINITY}function E(o,u,g){let[v,O]=[0,0];for(const y of o){if(O+=g(y),O>u)break;
v+=1}return v===o.length?o:o.slice(0,v)}const T=64*1024;function*m(o){let u="";for(const g of o)u+=g,!(u.length<T)&&(yield u,u="");u!==""&&(yield u)}}),8641:((p,P,i)=>{
i.d(P,{BP:()=>g,D9:()=>y,J7:()=>u,LS:()=>v,RK:()=>o,cq:()=>w,h$:()=>W,js:()=>O,s$:()=>r,z5:()=>h});const c=500,l=4e3,A=160,_=2,k=e=>/^[ -~]*$/.test(e),E=e=>new RegExp(
"[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),T=e=>new RegExp("\\p{M}","u").test(e),m=e=>`\
<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,t=c){if(e.length<=t&&k(e))return e;let n="",s=_;for(const f of e){s=T(f)?s+
1:0;const d=E(f)||s>_?m(f):f;if(n.length+d.length>t)return`${n}\u2026`;n+=d}return n}function u(e,t=A){const n=Array.from(e.slice(-2*t)).slice(-t).join(""),s=Array.
from(o(n,Number.POSITIVE_INFINITY));return`${n===e&&s.length<=t?"":"\u2026"}${s.slice(-t).join("")}`}function g(e){return e.replace(/##(?=\w*\[)/g,"# #").replace(
/^(\s*:)(?=:)/,"$1 ")}function v(e,t=l){const s=e.split(`
`).map(f=>g(o(f,t))).join(`
`);return s.length>t?`${s.slice(0,t).toWellFormed()}\u2026`:s}function O(e,t=c){return o(e,t).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,n=>`&#${n.codePointAt(
0)};`)}function y(e,t=c){return e===""?"<i>empty</i>":`<code>${O(e,t)}</code>`}const I=e=>k(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").
test(e),C=/^[0-9a-f]{7,}$/i,U=`"'(`,K=`"'),.;:!?\u2026`,x=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function W(e,t=l){return(o(e,t).match(x)??[]).map(n=>{if(n.
split(" ").every(a))return O(n,t);if(n.includes(" ")||/^(["`]).+\1$/u.test(n))return y(n.replace(/^`(.*)`$/u,"$1"),t);const{before:f,core:d,after:$}=R(n);return`${O(
f)}${y(d.replace(/^`(.*)`$/u,"$1"),t)}${O($)}`}).join("")}function R(e){let t=0,n=e.length;for(;t<n&&U.includes(e.charAt(t));)t+=1;for(;n>t&&K.includes(e.charAt(
n-1));)n-=1;return{before:e.slice(0,t),core:e.slice(t,n),after:e.slice(n)}}function a(e){const{core:t}=R(e);return I(t)&&!C.test(t)}const r=e=>e.replace(/[^ -~\n]/gu,
t=>E(t)?h(t):t).replace(/##(?=\w*\[)/g,h),h=e=>e.replace(/[\s\S]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function w(e){return e.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9703:((p,P,i)=>{i.d(P,{p:()=>k});var c=i(3592),l=i(8641);const A=100,_=5;function k(E,T){const m=[];
let o=E;for(;o!==void 0&&m.length<_;)m.push(T(o instanceof Error?o.stack??o.message:String(o))),o=o instanceof Error?o.cause:void 0;const u=m.join(`
caused by: `).split(`
`).slice(0,A);return[`tf-disco ${c.xv} crashed; this is a bug, please report it with this text at ${c.xV}`,...u.map(g=>(0,l.BP)((0,l.RK)(g)))].join(`
`)}}),3469:((p,P,i)=>{i.d(P,{l:()=>y,w:()=>O});var c=i(1064);const l=[0,0,0],A=[Number.POSITIVE_INFINITY,0,0],_={from:l,before:A},k={from:[Number.MAX_SAFE_INTEGER,
0,0],before:A},E=(I,C)=>I[0]-C[0]||I[1]-C[1]||I[2]-C[2],T=200,m=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(I){if(I.length>T)return null;if(I==="latest")return k;const C=I.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let U=_;for(const K of C){const x=u(K);if(x===null)return null;U={from:E(x.from,U.from)>0?x.from:U.from,before:E(x.before,U.before)<0?x.before:
U.before}}return C.length===0?null:U}function u(I){const C=m.exec(I);if(C===null)return null;const[,U="",...K]=C,x=K.slice(0,3).flatMap(w=>/^\d/.test(w??"")?[Number(
w)]:[]),[W=0,R=0,a=0]=x,r=[W,R,a],h=w=>w<=1?[W+1,0,0]:w===2?[W,R+1,0]:[W,R,a+1];switch(U){case">=":return{from:r,before:A};case">":return{from:h(x.length),before:A};case"\
<":return{from:l,before:r};case"<=":return{from:l,before:h(x.length)};case"!=":return _;case"~>":return{from:r,before:h(x.length-1)};case"^":return{from:r,before:h(
1)};case"~":return{from:r,before:h(Math.min(x.length,2))};default:return{from:r,before:h(x.length)}}}const g=(I,C)=>I===null?C:o(I)?.from??C;function v(I,C){const{
from:U,before:K}=o(I)??_;return E(U,g(C.before,A))<0&&E(g(C.from,l),K)<0}function O(I,C){const U=c.pH.filter(x=>x.client===I);if(C.length===0)return U;const K=U.
filter(x=>C.some(W=>v(W,x)));return K.length===0?U:K}const y=I=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(I)}),3474:((p,P,i)=>{i.d(P,{CV:()=>o,
Ku:()=>v,Ob:()=>w,PW:()=>T,TN:()=>y,WD:()=>I,YA:()=>U,Yq:()=>W,ai:()=>C,lq:()=>K,lx:()=>x,pS:()=>O,p_:()=>g,xH:()=>m});var c=i(2713),l=i(3469),A=i(7630),_=i(8535);
const k=(t,n)=>({isList:!1,value:t,parse:n}),E=t=>({value:t,mistakes:[]}),T=k("FILE",t=>E(t||null)),m=(t,n)=>k(t,(s,f)=>{if(s==="")return E(null);const d=n(s);return d.
ok?E(d.value):{value:null,mistakes:[`${f}: ${d.why}`]}}),o=k("TOKEN",t=>E(t===""?null:new c.o(t))),u=20,g=(t,n,s=A.Dw)=>({isList:!0,value:t,parse:(f,d)=>{const $=s(
f).map(n),b=$.flatMap(S=>S.ok?[]:[`${d}: ${S.why}`]);return{value:$.flatMap(S=>S.ok?[S.value]:[]),mistakes:v(b,d)}}});function v(t,n){const s=t.length-u;return t.
slice(0,u).concat(s>0?`${n}: ${s} more lines are wrong`:[])}const O=1e4,y={isList:!0,value:"HOST",parse:(t,n)=>{const{value:s,mistakes:f}=g("HOST",A.l6).parse(t,
n),d=Map.groupBy(s,({host:b})=>b);return{value:Array.from(d,([b,S])=>({host:b,services:[...new Set(S.flatMap(({services:F})=>F))],addresses:S.flatMap(({addresses:F})=>F)})),
mistakes:f}}},I=t=>({isList:!0,value:"LABEL",parse:(n,s)=>{const{value:f,mistakes:d}=g("LABEL",A.V8).parse(n,s),$=f.flat();return{value:[...new Set($.length===0?
[t]:$)],mistakes:d}}}),C=({min:t,max:n,whole:s})=>k("N",(f,d)=>{const $=/^\d+(\.\d+)?$/.test(f)?Number(f):Number.NaN;if($>=t&&$<=n&&(!s||Number.isInteger($)))return E(
$);const S=`${d} is "${f}", expected ${s?"a whole number":"a number"} from ${t} to ${n}`;return{value:t,mistakes:[S]}}),U=t=>k("SECONDS",(n,s)=>{const{value:f,mistakes:d}=C(
t).parse(n,s);return{value:f*1e3,mistakes:d}}),K=({parse:t,...n})=>({...n,parse:(s,f)=>s===""?E(null):t(s,f)}),x=k("",(t,n)=>{const s=/^(true|True|TRUE)$/.test(
t),f=s||/^(false|False|FALSE)$/.test(t);return{value:s,mistakes:f?[]:[`${n} is "${t}", expected "true" or "false"`]}}),W=(...t)=>({isList:!1,value:t.join("|"),choices:t,
parse:(n,s)=>{const d=t.some($=>$===n)?[]:[`${s} is "${n}", ${R(n,t)}`];return{value:n,mistakes:d}}});function R(t,n){const s=(0,_.q)(t,n),f=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${n.map(d=>`"${d}"`).join(", ")}${f}`}const a=["auto","terraform","opentofu","both"],r=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
w={isList:!1,value:"CLI",choices:a,parse:(t,n)=>{const[,s,f=null]=r.exec(t)??[],d=`${n} is "${t}"`;if(s===void 0){const b=R(t,a),S=b.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:e,mistakes:[`${d}, ${b}${S}`]}}const $={name:s,version:f};if(f===null)return E($);if(s==="auto"||s==="both"){const b=`${d}\
, but only "terraform" and "opentofu" can have a version`;return{value:e,mistakes:[b]}}return(0,l.l)(f)?E($):{value:e,mistakes:[`${d}, expected a version such a\
s "${s} 1.10"`]}}},e={name:"auto",version:null}}),7630:((p,P,i)=>{i.d(P,{Dw:()=>T,IL:()=>y,Ju:()=>C,Kd:()=>W,V8:()=>a,aS:()=>u,jM:()=>O,l6:()=>v,vk:()=>m,x2:()=>x});
var c=i(3625),l=i(3229),A=i(1064),_=i(1831),k=i(9562),E=i(2713);function T(r){return r.split(/\r\n|[\n\r]/).map(h=>h.replace(/(^|\s)#.*$/s,"").trim()).filter(h=>h!==
"")}function m(r){return r.split(/\r\n|[\n\r]/).map(h=>h.trim()).filter(h=>h!==""&&!h.startsWith("#"))}function o(r){const h=(0,_.Pv)(r);if(h.ok)return h;const w=(0,l.
L6)(r);return(0,c.T)(`"${r}" is not a hostname: ${h.why}${w===null?"":`; ${w}`}`)}function u(r){const h=(0,k.OA)(r);return h!==null?(0,c.T)(`"${r}" is not a kno\
wn service id; did you mean ${h}?`):A.Du.some(w=>(0,k.oe)(r,w).ok)?(0,c.J)(r):(0,c.T)(`"${r}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const g=/^(modules\.v1|providers\.v1)=(.*)$/s;
function v(r){const h=r.split(/\s+/).flatMap(b=>g.test(b)?[b]:b.split(",")),[w="",...e]=h.filter(b=>b!==""),t=o(w),n=e.flatMap(b=>{const[,S,F=""]=g.exec(b)??[];
return S===void 0?[]:[{service:S,text:F}]}),s=e.map(b=>g.exec(b)?.[1]??b),f=s.map(u).flatMap(b=>b.ok?[]:[b.why]),d=t.ok?f:[t.why,...f];if(!t.ok||d.length>0)return(0,c.
T)(d.join("; "));const $=n.map(b=>({...b,host:t.value}));return(0,c.J)({host:t.value,services:[...new Set(s)],addresses:$})}function O(r){const h=r.startsWith("\
*."),w=o(h?r.slice(2):r);return w.ok?(0,c.J)({host:w.value,subdomains:h}):w}function y(r){const h=r.indexOf("=");if(h<0)return(0,c.T)('a line has no "="; expect\
ed HOST=TOKEN');const w=(0,_.Pv)(r.slice(0,h).trim());return w.ok?(0,c.J)({host:w.value,token:new E.o(r.slice(h+1).trim())}):(0,c.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const I=/^\d{1,5}$/;function C(r){const h="expected HOST[:PORT]=ADDRESS[:PORT]",w=r.indexOf("=");if(w<0)return(0,c.
T)(`"${r}" has no "="; ${h}`);const e=r.slice(0,w).trim(),t=o(e);if(!t.ok)return t;const n=t.value.replace(/:\d+$/,""),s=K(r.slice(w+1).trim());return s===null?
(0,c.T)(`"${r}" has no valid address; ${h}`):(0,c.J)({name:n,port:U(e),...s})}function U(r){const h=r.indexOf(":");return h<0?null:Number(r.slice(h+1))}function K(r){
const h=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(r)??/^([^:\s[\]]+)(?::(.*))?$/.exec(r);if(h?.[1]!==void 0){const w=h[2];return w===void 0?{address:h[1],addressPort:null}:
!I.test(w)||Number(w)<1||Number(w)>65535?null:{address:h[1],addressPort:Number(w)}}return/^[\da-fA-F:]+$/.test(r)?{address:r,addressPort:null}:null}function x(r){
const[h="",w,...e]=r.split(/\s+/);if(e.length>0)return(0,c.T)(`"${r}" has too many words; expected CODE [HOST]`);if(w===void 0)return(0,c.J)({code:h,host:null});
const t=o(w);return t.ok?(0,c.J)({code:h,host:t.value}):t}const W=r=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(r)?(0,c.J)(r):(0,c.T)(`"${r}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),R=50;function a(r){const h=r.split(",").map(e=>e.trim()).filter(e=>e!==""),w=h.find(e=>e.length>R);return w===void 0?(0,c.
J)(h):(0,c.T)(`"${w}" has ${w.length} characters; GitHub allows at most ${R}`)}}),8535:((p,P,i)=>{i.d(P,{q:()=>A});var c=i(9562);const l=3;function A(k,E){const T=_(
k);if(T.length<2)return null;const m=o=>{const[u,...g]=T.length<l?[]:E.filter(v=>o(_(v)));return u===void 0||g.length>0?null:u};return E.find(o=>_(o)===T)??E.find(
o=>(0,c.TW)(_(o),T))??m(o=>o.startsWith(T))??m(o=>o.includes(T))}const _=k=>k.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((p,P,i)=>{i.d(P,{GN:()=>k,P$:()=>T,
w7:()=>E});var c=i(6174),l=i(3474),A=i(7630),_=i(4106);class k extends Error{name="SettingsError";mistakes;constructor(o){const u=o.map(c._);super(u.join(`
`)),this.mistakes=u}}const E={setting:m=>m,missingPath:(m,o)=>`scan names "${m}", which does not exist in ${o}`};function T(m,{setting:o}=E){const u=_.y.map(({name:C,
field:U,kind:K,default:x})=>({field:U,...K.parse(m[C]?.trim()||x,o(C))})),g=Object.fromEntries(u.map(({field:C,value:U})=>[C,U])),v=g.scan.length===0&&(0,A.Dw)(
m.hostnames??"").length===0,{length:O}=g.hostnames,y=g.shard===null&&O>l.pS,I=`${o("hostnames")} has ${O} hosts, the limit is ${l.pS}`;return{settings:v?{...g,scan:[
"."]}:g,mistakes:[...u.flatMap(({mistakes:C})=>C),...y?[I]:[]]}}}),4106:((p,P,i)=>{i.d(P,{f:()=>C,y:()=>I});var c=i(3625),l=i(3474);const A=[{name:"changed-only",
field:"changedOnly",kind:l.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},{name:"c\
omment",field:"comment",kind:(0,l.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-fa\
ilure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,l.Yq)("never","on-failure"),help:"When to open one issue\
, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,l.
WD)("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},{name:"issue-open-\
after",field:"issueOpenAfter",kind:(0,l.ai)({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `histor\
y`.",default:"1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,l.ai)({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a host befor\
e it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"github-token",field:"githubToken",kind:l.CV,help:"Token used for the co\
mment, the issue and the list of changed files.",default:"",actionContext:"github.token"}];var _=i(7630);const k=[[".codequality.json","codequality"],[".sarif.j\
son","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"]];function E(U){const K=U.toLowerCase(),x=k.find(([W])=>K.endsWith(W));return x!==
void 0?(0,c.J)({path:U,format:x[1]}):(0,c.T)(`"${U}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md" or ".codequality.json"\
 (GitLab)`)}const T=256;function m(U){const[,K=0,x=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(U)??[]).map(Number);return K>=1&&K<=x&&x<=T?(0,c.J)({index:K,count:x}):(0,c.
T)(`"${U}" is no shard; expected I/N, where N is at most ${T} and I is from 1 to N: "1/4"`)}const o=[{name:"hostnames",field:"hostnames",kind:l.TN,help:"Hosts t\
o check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme\
/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,l.p_)("PATH",c.J),help:"Directories, files or globs to scan, one pe\
r line. Default: everything, or nothing if `hostnames` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,l.p_)("GLOB",c.J),help:"Globs of directories\
 and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,l.p_)("HOST",
_.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allo\
wed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,l.p_)("SERVICE",_.aS),help:"Service IDs required from each host in `hostnames` that\
 lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:l.Ob,help:"CLI whose rules and default registry ap\
ply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}],
u=[{name:"usages",field:"usages",kind:(0,l.p_)("FILE",c.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks \
what these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,l.p_)("NAME",c.J),help:"Names of repositor\
ies whose usages must be there, one per line. If one is missing, the check fails as incomplete.",default:""},{name:"shard",field:"shard",kind:(0,l.xH)("I/N",m),
help:"Checks only the I-th of N parts of the hosts, such as `1/4`. Which part a host belongs to depends on its name alone.",default:""}],g=[{name:"depth",field:"\
depth",kind:(0,l.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every m\
odule and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},{name:"roots",field:"roots",
kind:(0,l.p_)("GLOB",c.J),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected.",default:""},
{name:"platforms",field:"platforms",kind:(0,l.p_)("OS_ARCH",_.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth\
: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",field:"upgrade",kind:l.lx,help:"Predict `init -upgrade`, which ignores the vers\
ions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,l.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one h\
ost for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}],v=[{name:"tokens",field:"tokens",kind:(0,l.
p_)("HOST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"\
cliConfig",kind:l.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],O=[{name:"timeout-sec\
onds",field:"timeoutMs",kind:(0,l.lq)((0,l.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credenti\
als helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,l.ai)({min:0,max:10,whole:!0}),help:"Re\
tries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,l.ai)({min:1,
max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,l.YA)({min:1,max:21600}),
help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"ca\
File",kind:l.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,l.p_)(
"HOST=ADDRESS",_.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",
default:""}],y=[{name:"certificate-days",field:"certificateDays",kind:(0,l.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain \
expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,l.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this\
.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,l.Yq)("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never\
`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,l.p_)("CODE",_.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The n\
umber of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,l.p_)("FILE",E),help:"Report files to write, one per line, relat\
ive to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md` or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:l.PW,help:"\
JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",field:"\
badge",kind:l.PW,help:"JSON file for a badge of shields.io to write.",default:""}],I=[...o,...u,...g,...v,...O,...y,...A],C=[["What to check",o],["Many reposito\
ries",u],["Following `init`",g],["Credentials",v],["Network",O],["Result",y]]}),6875:((p,P,i)=>{i.d(P,{I:()=>l,V:()=>c});class c{#e=new AbortController;#n=null;get why(){
return this.#n}get signal(){return this.#e.signal}end(_){this.#n??=_,this.#e.abort()}}const l=(A,_)=>{const k=setTimeout(_,A);return()=>clearTimeout(k)}}),2613:(p=>{
p.exports=process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.getBuiltinModule("events")}),9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{
p.exports=process.getBuiltinModule("http")}),5692:(p=>{p.exports=process.getBuiltinModule("https")}),9278:(p=>{p.exports=process.getBuiltinModule("net")}),4589:(p=>{
p.exports=process.getBuiltinModule("node:assert")}),6698:(p=>{p.exports=process.getBuiltinModule("node:async_hooks")}),4573:(p=>{p.exports=process.getBuiltinModule(
"node:buffer")}),1421:(p=>{p.exports=process.getBuiltinModule("node:child_process")}),7598:(p=>{p.exports=process.getBuiltinModule("node:crypto")}),3053:(p=>{p.
exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(p=>{p.exports=process.getBuiltinModule("node:dns")}),8474:(p=>{p.exports=process.getBuiltinModule(
"node:events")}),3024:(p=>{p.exports=process.getBuiltinModule("node:fs")}),7067:(p=>{p.exports=process.getBuiltinModule("node:http")}),2467:(p=>{p.exports=process.
getBuiltinModule("node:http2")}),7030:(p=>{p.exports=process.getBuiltinModule("node:net")}),8161:(p=>{p.exports=process.getBuiltinModule("node:os")}),6760:(p=>{
p.exports=process.getBuiltinModule("node:path")}),3916:(p=>{p.exports=process.getBuiltinModule("node:path/posix")}),643:(p=>{p.exports=process.getBuiltinModule(
"node:perf_hooks")}),1792:(p=>{p.exports=process.getBuiltinModule("node:querystring")}),99:(p=>{p.exports=process.getBuiltinModule("node:sqlite")}),7075:(p=>{p.
exports=process.getBuiltinModule("node:stream")}),7830:(p=>{p.exports=process.getBuiltinModule("node:stream/web")}),8500:(p=>{p.exports=process.getBuiltinModule(
"node:timers/promises")}),1692:(p=>{p.exports=process.getBuiltinModule("node:tls")}),3136:(p=>{p.exports=process.getBuiltinModule("node:url")}),7975:(p=>{p.exports=
process.getBuiltinModule("node:util")}),3429:(p=>{p.exports=process.getBuiltinModule("node:util/types")}),8877:(p=>{p.exports=process.getBuiltinModule("node:v8")}),
5919:(p=>{p.exports=process.getBuiltinModule("node:worker_threads")}),8522:(p=>{p.exports=process.getBuiltinModule("node:zlib")}),857:(p=>{p.exports=process.getBuiltinModule(
"os")}),6928:(p=>{p.exports=process.getBuiltinModule("path")}),4756:(p=>{p.exports=process.getBuiltinModule("tls")}),9023:(p=>{p.exports=process.getBuiltinModule(
"util")})},ce={};function V(p){var P=ce[p];if(P!==void 0)return P.exports;var i=ce[p]={exports:{}},c=!0;try{ue[p](i,i.exports,V),c=!1}finally{c&&delete ce[p]}return i.
exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",P=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",c=A=>{A&&A.d<1&&(A.d=1,A.forEach(_=>_.r--),A.forEach(_=>_.r--?_.r++:_()))},l=A=>A.map(_=>{if(_!==null&&typeof _=="ob\
ject"){if(_[p])return _;if(_.then){var k=[];k.d=0,_.then(m=>{E[P]=m,c(k)},m=>{E[i]=m,c(k)});var E={};return E[p]=m=>m(k),E}}var T={};return T[p]=m=>{},T[P]=_,T});
V.a=(A,_,k)=>{var E;k&&((E=[]).d=-1);var T=new Set,m=A.exports,o,u,g,v=new Promise((O,y)=>{g=y,u=O});v[P]=m,v[p]=O=>(E&&O(E),T.forEach(O),v.catch(y=>{})),A.exports=
v,_(O=>{o=l(O);var y,I=()=>o.map(U=>{if(U[i])throw U[i];return U[P]}),C=new Promise(U=>{y=()=>U(I),y.r=0;var K=x=>x!==E&&!T.has(x)&&(T.add(x),x&&!x.d&&(y.r++,x.
push(y)));o.map(x=>x[p](K))});return y.r?C:I()},O=>(O?g(v[i]=O):u(m),c(E))),E&&E.d<0&&(E.d=0)}})(),(()=>{var p=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):
i=>i.__proto__,P;V.t=function(i,c){if(c&1&&(i=this(i)),c&8||typeof i=="object"&&i&&(c&4&&i.__esModule||c&16&&typeof i.then=="function"))return i;var l=Object.create(
null);V.r(l);var A={};P=P||[null,p({}),p([]),p(p)];for(var _=c&2&&i;typeof _=="object"&&!~P.indexOf(_);_=p(_))Object.getOwnPropertyNames(_).forEach(k=>A[k]=()=>i[k]);
return A.default=()=>i,V.d(l,A),l}})(),V.d=(p,P)=>{for(var i in P)V.o(P,i)&&!V.o(p,i)&&Object.defineProperty(p,i,{enumerable:!0,get:P[i]})},V.f={},V.e=p=>Promise.
all(Object.keys(V.f).reduce((P,i)=>(V.f[i](p,P),P),[])),V.u=p=>({50:"2558",400:"400",660:"660",826:"660",1276:"660",1371:"660",2558:"2558",2629:"660",2909:"2558",
2929:"2558",3432:"660",4949:"400",9069:"9069"}[p]??p)+".index.js",V.o=(p,P)=>Object.prototype.hasOwnProperty.call(p,P),V.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={6667:0,8792:0},P=i=>{var{ids:c,modules:l,
runtime:A}=i,_,k,E=0;for(_ in l)V.o(l,_)&&(V.m[_]=l[_]);for(A&&A(V);E<c.length;E++)k=c[E],V.o(p,k)&&p[k]&&p[k][0](),p[c[E]]=0};V.f.j=(i,c)=>{var l=V.o(p,i)?p[i]:
void 0;if(l!==0)if(l)c.push(l[1]);else{var A=import("./"+V.u(i)).then(P,_=>{throw p[i]!==0&&(p[i]=void 0),_}),A=Promise.race([A,new Promise(_=>l=p[i]=[_])]);c.push(
l[1]=A)}}})();var ae={};V.d(ae,{C:()=>Me,a:()=>Se});const Me=()=>Promise.all([V.e(2558),V.e(2929),V.e(6667),V.e(50),V.e(2909)]).then(V.bind(V,2909)),Se=()=>Promise.
all([V.e(6667),V.e(9069)]).then(V.bind(V,9069));var ke=ae.C,be=ae.a;export{ke as runAction,be as runCli};
