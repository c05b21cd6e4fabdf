var ue={9018:((p,I,i)=>{i.d(I,{r:()=>ye,c:()=>Te});var c=i(1831),l=i(2713),A=i(7630);const _=R=>(0,c.Pv)(R).ok,k=R=>R.includes(".")&&_(R);function O(R,L){const D=(0,A.
vk)(R.tokens??"").flatMap(S=>{const j=S.indexOf("="),H=S.slice(j+1).trim(),J=j<0?"":S.slice(0,j).trim();return J!==""&&(!_(J)||!J.includes(".")&&k(H))?[H,J,S]:[
H]}),B=Object.entries(L).flatMap(([S,j])=>S.startsWith("TF_TOKEN_")&&j!==void 0?[j]:[]);return[...D,...B,R["github-token"]?.trim()??""].filter(S=>S!=="").map(S=>new l.
o(S))}var w=i(1064);const m=16777619,o=2654435761;class u{length;#e;#n;#s;#t;constructor(L,D,B){this.length=L,this.#e=D;const S=Math.max(4,Math.ceil(Math.log2(2*
B.length+1)));this.#n=new Int32Array(2**S).fill(-1),this.#s=32-S;let j=1;for(let H=1;H<L;H+=1)j=Math.imul(j,m);this.#t=j;for(const H of B)this.#n[this.#c(D,H,this.#i(
D,H))]=H}hasAt(L,D){return D<0||D+this.length>L.length?!1:this.#o(L,D,this.#i(L,D))>=0}search(L,D,B){const S=this.length;if(L.length<S)return;let j=this.#i(L,0);
for(let H=0;;H+=1){const J=this.#o(L,H,j);if(J>=0){let[z,Z]=[0,S];for(;z<D&&this.#r(L,H,J,-1-z);)z+=1;for(;Z<S+D&&this.#r(L,H,J,Z);)Z+=1;B(H-z,H+Z)}if(H+S>=L.length)
return;const G=j-Math.imul(L[H]??0,this.#t);j=Math.imul(G,m)+(L[H+S]??0)|0}}#o(L,D,B){return this.#n[this.#c(L,D,B)]??-1}#r(L,D,B,S){const j=L[D+S];return j!==void 0&&
j===this.#e[B+S]}#c(L,D,B){let S=Math.imul(B^B>>>15,o)>>>this.#s;for(;;){const j=this.#n[S]??-1;if(j<0||this.#a(j,L,D))return S;S=S+1===this.#n.length?0:S+1}}#a(L,D,B){
for(let S=0;S<this.length;S+=1)if(!this.#r(D,B,L,S))return!1;return!0}#i(L,D){let B=0;for(let S=D;S<D+this.length;S+=1)B=Math.imul(B,m)+(L[S]??0)|0;return B}}var v=i(
7251),g=i(8408);const E=4;function y(R,L){let D={text:R,starts:null};for(let B=0;B<E&&D!==null;B+=1)L(a(D,R.length)),D=t(D,R.length)}const b="\u2026",N=32,U=Uint16Array.
from({length:128},(R,L)=>{const D=String.fromCharCode(L);return L<=N||L===127?N:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function K(R){return R===b?
R:/[\s\x80-\x9f]/.test(R)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(R)?"":R.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),W=new Uint32Array(1025);function C(R){if(R<x.length)return;const[L,D]=[new Uint16Array(2*R),new Uint32Array(2*R+1)];L.set(x),D.set(W),x=L,W=D}function a({
text:R,starts:L},D){C(R.length);let B=0;for(let S=0;S<R.length;S+=1){const j=R.charCodeAt(S),H=L===null?S:L[S]??D;if(j<128){B=r(U[j]??N,H,B);continue}const J=String.
fromCodePoint(R.codePointAt(S)??0),G=K(J);C(B+G.length+R.length-S);for(let z=0;z<G.length;z+=1)B=r(G.charCodeAt(z),H,B);S+=J.length-1}return W[B]=D,{codes:x.subarray(
0,B),starts:W.subarray(0,B+1)}}function r(R,L,D){return R===N&&D>0&&x[D-1]===N?D:(x[D]=R,W[D]=L,D+1)}const h={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
$=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
e=/[%\\&]|xn--/i;function t({text:R,starts:L},D){if(!e.test(R))return null;let B="";const S=[];let j=0;const H=G=>L===null?G:L[G]??D,J=G=>{for(let z=j;z<G;z+=1)
S.push(H(z));B+=R.slice(j,G)};for(const G of R.matchAll($)){J(G.index),j=G.index+G[0].length;for(const{written:z,at:Z}of n(G)){B+=z;for(let ee=0;ee<z.length;ee+=
1)S.push(H(G.index+Z))}}return j===0?null:(J(R.length),{text:B,starts:S})}function n(R){const[L,D,B,S,j,H,J,G,z,Z]=R;return D!==void 0?d(D):Z!==void 0?[{written:(0,g.
mI)(Z.toLowerCase()),at:0}]:s(B!==void 0?String.fromCharCode(Number.parseInt(B,16)):S!==void 0?f(Number.parseInt(S,16)):J!==void 0?f(Number(J)):G!==void 0?f(Number.
parseInt(G,16)):z!==void 0?h[z]??L:j??(H===void 0?"":" "))}const s=R=>[{written:R,at:0}],f=R=>R<=1114111?String.fromCodePoint(R):"\uFFFD";function d(R){const L=R.
startsWith("%")?3:4,D=Array.from({length:R.length/L},(S,j)=>Number.parseInt(R.slice(L*(j+1)-2,L*(j+1)),16)),B=[];for(let S=0;S<D.length;){const{written:j,size:H}=T(
D,S);B.push({written:j,at:L*S}),S+=H}return B}function T(R,L){const D=R[L]??0,B={written:String.fromCharCode(D),size:1};if(D<192)return B;const S=D<224?2:D<240?
3:4;let j=D&127>>S;for(let H=L+1;H<L+S;H+=1){const J=R[H]??0;if((J&192)!==128)return B;j=j<<6|J&63}return{written:f(j),size:S}}const P="***",M=12,F=4,X=200;function Y(R){
const L=Q(R);return L===null?null:(D,B)=>{const S=[];return y(D,j=>q(j,D,L,S)),S.length===0?D:se(D,S,B)}}function Q(R){const L=[];for(const J of(0,v.x)(R))y(J,({
codes:G})=>{G.length>=l.I&&L.push(G.slice())});if(L.length===0)return null;const D=new Uint16Array(L.reduce((J,{length:G})=>J+G,0)),B=Array.from({length:M+1},()=>[]),
S=Array.from({length:M},()=>[]);let j=0;for(const J of L){const{length:G}=J;D.set(J,j);for(let Z=0;Z+M<G;Z+=F)B[M]?.push(j+Z);const z=Math.min(G,M);B[z]?.push(j+
G-z);for(let Z=l.I;Z<z;Z+=1)S[Z]?.push(j);j+=G}const H=(J,G)=>J.length===0?[]:[new u(G,D,J)];return{pieces:B.flatMap(H),heads:S.flatMap(H).reverse()}}function q({
codes:R,starts:L},D,{pieces:B,heads:S},j){const H=(z,Z)=>{const ee=R[z]===N?z+1:z;let te=R[Z-1]===N?Z-1:Z;for(;te<R.length&&L[te]===L[te-1];)te+=1;const ie=L[ee]??
0,le=L[te]??D.length,ne=j.at(-1);ne===void 0||ie<ne.from||ie>ne.to?j.push({from:ie,to:le}):j[j.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const z of B)
z.search(R,z.length===M?F-1:0,H);const J=z=>{const Z=S.find(ee=>ee.hasAt(R,z-ee.length));Z!==void 0&&H(z-Z.length,z)},G=b.charCodeAt(0);for(let z=R.indexOf(G);z>=
0;z=R.indexOf(G,z+1))J(z);D.length>=X&&J(R.length)}function se(R,L,D){let B="",S=0;for(const j of L.toSorted((H,J)=>H.from-J.from))j.to<=S||D.size>0&&de(R,j,D)||
((j.from>S||S===0)&&(B+=R.slice(S,j.from)+P),S=j.to);return B+R.slice(S)}const oe=R=>R<"\x80"?/[a-z\d.:-]/i.test(R):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(R),fe=260;function de(R,{
from:L,to:D},B){const S=J=>Math.max(L-J,J-D)<fe&&oe(R[J]??"");let j=L;for(;S(j-1);)j-=1;let H=D;for(;S(H);)H+=1;for(;H>D&&/[.:]/.test(R[H-1]??"");)H-=1;return B.
has(R.slice(j,H))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(R,L)=>pe.has(R)||R==="client"&&w.Du.some(D=>D===L),ge=new Set;function ve(R){return re(()=>{const L=Y(R);return L===null?
D=>D:(D,B=ge)=>re(()=>we(Oe(S=>L(S,B)))(D))})}function re(R){try{return R()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(R){
const L=new Map;return D=>{const B=L.get(D);if(B!==void 0)return B;const S=R(D);return D.length<=Ae&&L.size<Ee&&L.set(D,S),S}}function we(R){const L={ours:new Map,
theirs:new Map},D=(S,j,H)=>{if(Array.isArray(S))return S.map(G=>B(G,j+1,H));const J=Object.entries(S).map(([G,z])=>H==="ours"&&_e(G,z)?[G,z]:[R(G),B(z,j+1,me.has(
G)?"theirs":H)]);return Object.fromEntries(J)},B=(S,j,H)=>{if(typeof S=="string")return R(S);if(j>he)return null;if(typeof S!="object"||S===null)return S;const J=L[H].
get(S)??D(S,j,H);return L[H].set(S,J),J};return S=>B(S,0,"ours")}function Te(R,L,D=()=>{}){const B=new Map;let S=null;const j=H=>{const J=H.filter(G=>!B.has(G.reveal()));
if(J.length!==0){for(const G of J)B.set(G.reveal(),G);S=null,D(J)}};return re(()=>j(O(R,L))),{learn:H=>re(()=>j([H])),redact:(H,J)=>(S??=ve([...B.values()]),S(H,
J))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function ye(R,{redact:L}){try{return R(L)}catch{return $e}}}),
7251:((p,I,i)=>{i.d(I,{K:()=>u,x:()=>w});var c=i(6246),l=i(6979),A=i(2713);function _(g){const E=g.reveal(),y=/[\r\n]/.test(E)?E.split(/[\r\n]+/):[];return[E,...y].
filter(b=>b.trim().length>=A.I)}const k=g=>[...new Set([g,Buffer.from(g).toString("latin1")])],O=g=>["","x","xx"].flatMap(E=>{const y=Buffer.from(E+g).toString(
"base64"),b=y.slice(Math.ceil(E.length*4/3)).replace(/=+$/,"");return y.endsWith("=")?[b.slice(0,-1),b]:[b]});function*w(g){const E=g.flatMap(_).map(y=>y.trim());
for(const y of new Set(E.flatMap(k)))yield y,y.includes(" ")&&(yield y.replaceAll(" ","+")),yield*O(y),yield Buffer.from(y).toString("hex")}const m=16*1024,o=1024*
1024;function u(g){let E=o;return y=>{const b=y.flatMap(_).flatMap(U=>[U,U.trim()]),N=[];for(const U of new Set(b.flatMap(k))){if(U.length>m||E<0)continue;const K=v(
U).filter(x=>x.trim().length>=A.I);N.push(...K),E-=K.join("").length}g([...new Set([...b,...N])])}}function v(g){const E=(0,l.ft)(g),y=(0,c.o)(g).slice(1,-1),b=[
encodeURIComponent(g.toWellFormed()),...E.ok?[E.value]:[]],N=O(g),U=Buffer.from(g).toString("hex");return[g,g.toLowerCase(),y,JSON.stringify(g).slice(1,-1),...b,
...b.map(K=>K.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...N,...N.map(K=>K.replaceAll("+","-").replaceAll("/","_")),U,U.toUpperCase()]}}),6309:((p,I,i)=>{i.d(
I,{A3:()=>_,Lw:()=>A,Or:()=>k});var c=i(3592);const l={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class A extends Error{name="Refused"}function _(O){if(O instanceof
A)return O.message;if(!k(O))return`${String(O)}; this is a bug of tf-disco, please report it at ${c.xV}`;const w=l[O.code];return`${O.message.split(", ")[0]}${w===
void 0?"":`; ${w}`}`}const k=O=>typeof O=="object"&&O!==null&&"syscall"in O&&"code"in O}),6181:((p,I,i)=>{i.d(I,{RY:()=>A,n7:()=>m,r5:()=>c});function c(o){if(!o.
includes(":"))return l(o);const u=o.indexOf("%");return u===o.length-1?null:k(u<0?o:o.slice(0,u))}function l(o){const u=o.split("."),v=u.length===4&&u.every(E=>/^(0|[1-9]\d{0,2})$/.
test(E)),g=u.map(Number);return v&&g.every(E=>E<=255)?g:null}function A(o){const u=o.split(".").map(_),v=u.pop()??Number.NaN,g=4-u.length;if(!(g>0&&u.every(b=>b<=
255)&&v<256**g))return null;const y=Array.from({length:g},(b,N)=>Math.floor(v/256**(g-1-N))%256);return[...u,...y]}function _(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function k(o){const[u="",v,...g]=o.split("::");
if(v===void 0){const N=O(u,!0);return N?.length===16?N:null}const[E,y]=[O(u,!1),O(v,!0)];if(E===null||y===null||g.length>0)return null;const b=16-E.length-y.length;
return b<2?null:[...E,...Array(b).fill(0),...y]}function O(o,u){if(o==="")return[];const v=o.split(":"),g=v.map((E,y)=>{if(/^[0-9a-f]{1,4}$/i.test(E)){const b=Number.
parseInt(E,16);return[b>>8,b&255]}return u&&y===v.length-1?l(E):null});return g.every(E=>E!==null)?g.flat():null}const w=[0,0,0,0,0,0,0,0,0,0,255,255].join();function m(o){
const u=c(o)??[];return u.slice(0,12).join()===w?u.slice(12).join("."):o}}),4874:((p,I,i)=>{i.d(I,{AN:()=>U,I9:()=>s,ap:()=>K,f:()=>C});const c=9,l=10,A=13,_=32,
k=34,O=43,w=44,m=45,o=46,u=48,v=69,g=92,E=101,y=117,b=d=>d===_||d===l||d===A||d===c,N=d=>d>=u&&d<=u+9;function U(d,T){let P=T;for(;P<d.length&&b(d.charCodeAt(P));)
P+=1;return P}function K(d,T){let P=T+1;for(;P<d.length;){const M=d.charCodeAt(P);if(M===k)return P+1;if(M<_)return~P;if(M===g){const F=x(d,P);if(F===0)return~P;
P+=F}else P+=1}return~d.length}function x(d,T){if(T+1>=d.length)return 0;if(d.charCodeAt(T+1)!==y)return'"\\/bfnrt'.includes(d.charAt(T+1))?2:0;for(let P=T+2;P<
T+6;P+=1)if(P>=d.length||!W(d.charCodeAt(P)))return 0;return 6}function W(d){const T=d|32;return N(d)||T>=97&&T<=102}function C(d,T){const P=a(d.charCodeAt(T))?
r(d,T):$(d,T);return P>=0&&h(d,P)?P:~T}const a=d=>d>=97&&d<=122;function r(d,T){const P=["true","false","null"].find(M=>d.startsWith(M,T));return P===void 0?-1:
T+P.length}function h(d,T){if(T>=d.length)return!0;const P=d.charCodeAt(T);return P===w||b(P)||'"{}[]:'.includes(d.charAt(T))}function $(d,T){const P=t(d,T)===m?
T+1:T;let M=t(d,P)===u?P+1:e(d,P);if(M>0&&t(d,M)===o&&(M=e(d,M+1)),M>0&&(t(d,M)===v||t(d,M)===E)){const F=t(d,M+1);M=e(d,F===O||F===m?M+2:M+1)}return M}function e(d,T){
let P=T;for(;P<d.length&&N(d.charCodeAt(P));)P+=1;return P===T?-1:P}const t=(d,T)=>T<d.length?d.charCodeAt(T):0,n=200;function s(d,T,P){return P-T<=n&&!f(d,T,P)?
!1:!Number.isFinite(Number(d.slice(T,P)))}function f(d,T,P){for(let M=T;M<P-3;M+=1){const F=d.charCodeAt(M);if(F===E||F===v)return!0}return!1}}),3307:((p,I,i)=>{
i.d(I,{Gv:()=>v,HT:()=>W,I:()=>e,IL:()=>$,CI:()=>C,Ey:()=>x});const c=10,l=["more than 10000 levels of nesting","nest brackets less deeply"],A=["number too larg\
e for a 64-bit float","use a smaller number"],_=["the text ends before the JSON value is complete","check that the file was not truncated"],k=["trailing comma",
"remove the comma"];function O(t,n){return n===t.length?_:t[n]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const w=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function m(t,n,s){for(const[f,...d]of w)if(f.test(t))return d;switch(n){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:
/^[-+.\d]/.test(t)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(t,n,[s,f]){let[d,T]=[1,1];for(let P=0;P<n;P+=1){const M=t.charCodeAt(P);M===c?(d+=1,T=1):(M<56320||M>57343)&&(T+=1)}return{why:`lin\
e ${d}, column ${T}: ${s}`,advice:f}}var u=i(4874);const v=t=>typeof t=="object"&&t!==null&&!Array.isArray(t),g=1e4,E=34,y=44,b=58,N=91,U=123,K=125,x=(t,n)=>new a(
t,n).run({start:0,end:t.length}),W=(t,n)=>new a(t,null).run({start:0,end:t.length},n);function C(t,n,s){new a(t,s).run(n)}class a{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(n,s){
this.#e=n,this.#n=s}run(n,s="whole"){const f=this.#e,d=this.#s,T=(0,u.AN)(f,n.start);for(let M=T,F=0;M<n.end;M=(0,u.AN)(f,F)){const X=f.charCodeAt(M);if(F=this.#u(
M,X),F<0)return this.#h(M,~F);if(this.#t==="next"&&d.length===1&&this.#n?.(this.#c,F,this.#a,this.#i),s==="first"&&this.#t==="next"&&d.length===0)return null;this.#o=
X,this.#r=M}return this.#t!=="next"||d.length>0?o(f,f.length,_):this.#n!==null&&this.#l>=0&&f.charCodeAt(T)===U?o(f,this.#l,A):null}#u(n,s){const f=this.#s[this.#s.
length-1];if(s===f&&(this.#t==="next"||r(this.#o)))return this.#s.pop(),this.#t="next",n+1;switch(this.#t){case"value":return this.#f(n,s);case"key":return s===
E?this.#d(n):~n;case"colon":return s!==b?~n:(this.#t="value",n+1);case"next":return s!==y||f===void 0?~n:(this.#t=f===K?"key":"value",n+1)}}#f(n,s){const f=this.#s.
length;if(f===1&&(this.#c=n),r(s))return f===g?~n:(this.#s.push(s+2),this.#t=s===U?"key":"value",n+1);const d=s===E,T=d?(0,u.ap)(this.#e,n):(0,u.f)(this.#e,n);return T<
0||(!d&&this.#l<0&&(0,u.I9)(this.#e,n,T)&&(this.#l=n),this.#t="next"),T}#d(n){const s=(0,u.ap)(this.#e,n);return this.#s.length===1&&(this.#a=n,this.#i=s),this.#t=
"colon",s}#h(n,s){const f=this.#e,d=f.charCodeAt(n),T=this.#s.at(-1);if(s>n)return o(f,s,O(f,s));if(this.#t==="value"&&r(d))return o(f,n,l);if(d===T&&this.#o===
y)return o(f,this.#r,k);const P=T===void 0?void 0:String.fromCharCode(T);return o(f,n,m(f.slice(n,n+2),this.#t,P))}}const r=t=>t===U||t===N,h=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function $(t){return t.startsWith('"')?e(t):t.includes("\\u")?JSON.parse(t.replace(h,(n,s)=>s===void 0?n:"\\ufffd")):JSON.parse(t)}function e(t){return JSON.parse(
t).toWellFormed()}}),3625:((p,I,i)=>{i.d(I,{J:()=>c,T:()=>l});const c=A=>({ok:!0,value:A}),l=A=>({ok:!1,why:A})}),6246:((p,I,i)=>{i.d(I,{D:()=>A,o:()=>l});const c={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},l=m=>`"${_(m.toWellFormed())}"`;function A(m,o){let u="",v=o;
for(const g of m.toWellFormed()){if(v===0)break;const E=new TextEncoder().encode(g);u+=E.length<=v?_(g):O(E.subarray(0,v)),v=Math.max(0,v-E.length)}return`"${u}\
"`}function _(m){return/^[ !#-[\]-~]*$/.test(m)?m:m.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>c[o]??k(o))}function k(m){const o=m.codePointAt(0)??0;return o<
128?`\\x${w(o,2)}`:o<65536?`\\u${w(o,4)}`:`\\U${w(o,8)}`}const O=m=>Array.from(m,o=>`\\x${w(o,2)}`).join(""),w=(m,o)=>m.toString(16).padStart(o,"0")}),6979:((p,I,i)=>{
i.d(I,{Ge:()=>W,V$:()=>u,ft:()=>v,h0:()=>U,xB:()=>K,y3:()=>g});var c=i(3625),l=i(6246);const A=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:A,zone:A,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},k=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,O=/^[A-Za-z0-9._~-]/,w=/%(?![0-9A-Fa-f]{2})/,m=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function u(C,a){let r="";for(const{0:h,index:$}of C.matchAll(k))if(O.test(h)||_[a].includes(h))r+=h;else{if(h==="%")return(0,c.
T)(N(C,$));if(h.startsWith("%")){const e=Number.parseInt(h.slice(1),16);if(y(e,a))return(0,c.T)(`invalid URL escape "${h}"`);r+=b(e,a)}else if(h>"\x7F")r+=encodeURIComponent(
h.toWellFormed());else{if(a==="host"||a==="zone")return(0,c.T)(`invalid character ${(0,l.o)(h)} in host name`);r+=b(h.charCodeAt(0),a)}}return(0,c.J)(r)}function v(C){
return C==="%2A"?(0,c.J)("*"):E(C,m)?(0,c.J)(C):u(C,"path")}const g=C=>E(C,o)?(0,c.J)(C):u(C,"fragment"),E=(C,a)=>a.test(C)&&!w.test(C);function y(C,a){return a===
"host"?C<128&&C!==37:a!=="zone"||C===37||C===32?!1:b(C,"zone").startsWith("%")}function b(C,a){const r=String.fromCharCode(C);return O.test(r)||_[a].includes(r)?
r:`%${C.toString(16).toUpperCase().padStart(2,"0")}`}const N=(C,a)=>`invalid URL escape ${(0,l.D)(C.slice(a,a+4),3)}`;function U(C){for(const a of C.split("&")){
if(a.includes(";"))return"invalid semicolon separator in query";const[,...r]=/^([^=]*)=?(.*)$/s.exec(a)??[];for(const h of r){const $=h.search(w);if($>=0)return N(
h,$)}}return null}function K(C){return C.split("&").flatMap(a=>{if(a===""||a.includes(";"))return[];const[,...r]=/^([^=]*)=?(.*)$/s.exec(a)??[],[h,$]=r.map(e=>u(
e.replaceAll("+","%20"),"query"));return h?.ok&&$?.ok?[[x(h.value),x($.value)]]:[]})}const x=C=>C.replaceAll("%20","+"),W=C=>C.toSorted(([a],[r])=>a<r?-1:a>r?1:
0).map(([a,r])=>`${a}=${r}`).join("&")}),630:((p,I,i)=>{i.d(I,{O:()=>_,s:()=>k});var c=i(3625),l=i(4283),A=i(6979);function _(m,o){const u=(0,l.Dl)(o);return u.
ok?(0,c.J)(k(m,u.value)):u}function k(m,o){if(o.scheme!==""||o.host!==""||o.user!==null){const b=o.scheme===""?m.scheme:o.scheme;return{...o,scheme:b,path:w(o.path)}}
const{scheme:u}=m,v=o.path===""&&!o.forceQuery&&o.query==="",g=v?m.query:o.query,E=v&&o.fragment===""?m.fragment:o.fragment;if(o.path===""&&m.opaque!=="")return{
...o,scheme:u,query:g,fragment:E,opaque:m.opaque};const y=w(O(m.path,o.path));return{...o,scheme:u,query:g,fragment:E,user:m.user,host:m.host,path:y}}function O(m,o){
return o===""?m:o.startsWith("/")?o:m.slice(0,m.lastIndexOf("/")+1)+o}function w(m){if(m==="")return"";const o=m.split("/"),u=[];for(const y of o)y===".."?(u.pop(),
u.length===1&&u[0]===""&&u.pop()):y!=="."?u.push(y):u.length===0&&u.push("");const v=o.at(-1),g=`/${u.join("/")}${v==="."||v===".."?"/":""}`,E=(0,A.ft)(g.startsWith(
"//")?g.slice(1):g);return E.ok?E.value:g}}),4283:((p,I,i)=>{i.d(I,{Dl:()=>u,Pl:()=>g,aR:()=>b,cz:()=>E,jr:()=>v,t5:()=>y});var c=i(6181),l=i(3625),A=i(6246),_=i(
6979),k=i(8947);const O=/[^ -~\u0080-\u{10ffff}]/u,w=/^([A-Za-z][A-Za-z0-9+.-]*):/,m=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function u(e){const[t,
n]=$(e,"#"),s=N(t);if(!s.ok)return(0,l.T)(`parse ${(0,A.o)(t)}: ${s.why}`);const f=(0,_.y3)(n);return f.ok?(0,l.J)({...s.value,fragment:f.value}):(0,l.T)(`parse\
 ${(0,A.o)(e)}: ${f.why}`)}function v(e){const t=e.scheme===""?"":`${e.scheme}:`,n=e.forceQuery||e.query!==""?`?${e.query}`:"",s=e.fragment===""?"":`#${e.fragment}`,
f=e.opaque===""?a(e)+r(e):e.opaque;return t+f+n+s}function g(e){const t=e.opaque.replace(/^[^/]*@/,"");return v({...e,opaque:t,user:null,query:"",forceQuery:!1,
fragment:""})}function E(e){const t=e.host.lastIndexOf(":"),n=t>=0&&m.test(e.host.slice(t)),s=n?e.host.slice(0,t):e.host,f=s.startsWith("[")&&s.endsWith("]");return{
name:h(f?s.slice(1,-1):s),port:n?e.host.slice(t+1):""}}function y(e){const t=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+t}function b(e){
if(e.user===null)return null;const t=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,n=>String.fromCharCode(Number.parseInt(n.slice(1),16)));return`\
Basic ${btoa(t)}`}function N(e){if(O.test(e))return(0,l.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,l.T)("missing protocol sch\
eme");const t=w.exec(e)?.[1]??"",n=t.toLowerCase(),[s,f]=$(t===""?e:e.slice(t.length+1),"?"),d=f===""&&e.endsWith("?"),P={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:n,query:f,forceQuery:d};return s.startsWith("/")?U(P,s):n!==""?(0,l.J)({...P,opaque:s}):$(s,"/")[0].includes(":")?(0,l.T)("first pat\
h segment in URL cannot contain colon"):K(P,s)}function U(e,t){if(!(t.startsWith("//")&&(e.scheme!==""||!t.startsWith("///"))))return K({...e,omitHost:e.scheme!==
""},t);const[s]=$(t.slice(2),"/"),f=s.lastIndexOf("@"),d=W(s.slice(f+1),e.scheme);if(!d.ok)return d;const T=f<0?(0,l.J)(null):x(s.slice(0,f));return T.ok?K({...e,
user:T.value,host:d.value},t.slice(2+s.length)):T}function K(e,t){const n=(0,_.ft)(t);return n.ok?(0,l.J)({...e,path:n.value}):n}function x(e){if(!o.test(e))return(0,l.
T)("net/url: invalid userinfo");const[t,n]=$(e,":"),s=(0,_.V$)(t,"user");if(!s.ok)return s;if(!e.includes(":"))return(0,l.J)({name:s.value,password:null});const f=(0,_.
V$)(n,"user");return f.ok?(0,l.J)({name:s.value,password:f.value}):f}function W(e,t){const n=e.lastIndexOf("[");if(n>0)return(0,l.T)("invalid IP-literal");if(n===
0)return C(e);const s=e.indexOf(":"),f=/^https?$/.test(t)?s:e.lastIndexOf(":"),d=f<0?"":e.slice(f);return m.test(d)?(0,_.V$)(e,"host"):(0,l.T)(`invalid port ${(0,A.
o)(d)} after host`)}function C(e){const t=e.lastIndexOf("]");if(t<0)return(0,l.T)("missing ']' in host");const n=e.slice(t+1);if(!m.test(n))return(0,l.T)(`inval\
id port ${(0,A.o)(n)} after host`);const s=e.slice(0,t).indexOf("%25"),f=s<0?t:s,d=(0,_.V$)(e.slice(1,f),"host");if(!d.ok)return d;const T=(0,_.V$)(e.slice(f,t),
"zone");if(!T.ok)return T;const P=h(d.value+T.value),M=(0,c.r5)(P);return M===null?(0,l.T)(`invalid host: ParseAddr(${(0,A.o)(P)}): unable to parse IP`):M.length===
4?(0,l.T)("invalid IP-literal"):(0,l.J)(`[${d.value}${T.value}]${n}`)}function a(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.
host}`}function r(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&a(e)===""&&$(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function h(e){return e.replace(/(?:%[0-9A-F]{2})+/g,t=>{const n=t.slice(1).split("%");return(0,k._6)(Uint8Array.from(n,s=>Number.parseInt(s,16)))})}function $(e,t){
const n=e.indexOf(t);return n<0?[e,""]:[e.slice(0,n),e.slice(n+t.length)]}}),8947:((p,I,i)=>{i.d(I,{ZJ:()=>O,_6:()=>l,iP:()=>m,uK:()=>w});const c=new TextDecoder(
"utf-8",{ignoreBOM:!0});function l(o){const u=c.decode(o);return u.includes("\uFFFD")?c.decode(_(o)):u}const A=255;function _(o){const u=new Uint8Array(o);for(let v=0;v<
o.length;v+=1){const g=o[v]??0;if(g<224||g>244)continue;const E=g<240?3:4,y=k(o,v,E);y<E&&u.fill(A,v,v+y),v+=y-1}return u}function k(o,u,v){const g=o[u],E=o[u+1]??
0,y=g===224?160:g===240?144:128,b=g===237?159:g===244?143:191;if(E<y||E>b)return 1;let N=2;for(;N<v&&((o[u+N]??0)&192)===128;)N+=1;return N}const O=o=>m(new TextEncoder().
encode(o));function w(o){const u=new Uint8Array(o.length);for(let v=0;v<o.length;v+=1)u[v]=o.charCodeAt(v);return c.decode(u)}function m(o){let u="";for(const v of o)
u+=String.fromCharCode(v);return u}}),4690:((p,I,i)=>{i.d(I,{i:()=>c});const c=({hrtime:l})=>()=>Number(l.bigint())/1e6}),9077:((p,I,i)=>{i.d(I,{q:()=>O,w:()=>_});
const c=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],l=300,A=5e3;function _(w,m,{isFinal:o,crash:u,now:v}){const g=new AbortController;let E=0;const y=()=>o||g.signal.
aborted;for(const b of c)w.on(b,()=>{const N=v()-E;m.end({kind:"signal",signal:b}),y()?(o||N>l)&&k(b,w):E=v(),g.abort()});return w.on("uncaughtException",b=>{m.
end({kind:"crash"});const N=u(b);y()&&w.exit(N),g.abort(),setTimeout(()=>w.exit(N),A).unref()}),w.on("exit",()=>m.end({kind:"crash"})),g.signal}function k(w,m){
m.removeAllListeners(w),m.kill(m.pid,w)}async function O(w,m){const{stdout:o,stderr:u}=w;for(const g of[o,u])await new Promise(E=>g.write("",E));if(w.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&w.platform!=="win32"&&w.execve!==void 0){const{execPath:g}=w;w.execve(g,[g,"--eval",`require('node:process').exit(${m})`],{})}w.
exit(m)}}),3386:((p,I,i)=>{i.d(I,{p:()=>l});const c=100;function l(){setTimeout(async()=>{(await Promise.resolve().then(i.t.bind(i,8877,19))).setFlagsFromString(
"--semi-space-growth-factor=1")},c).unref()}}),2057:((p,I,i)=>{i.d(I,{B_:()=>O,Dx:()=>k,yy:()=>A});var c=i(6309),l=i(5955);async function A(w,m){for(const o of(0,l.
mk)(m)){if(!w.writable)return;w.write(o)||await _(w)}}const _=w=>new Promise(m=>{const o=["drain","error","close"],u=()=>{for(const v of o)w.off(v,u);m()};for(const v of o)
w.on(v,u)});async function*k(w){let m=[];for await(const o of w.setEncoding("utf8")){const u=String(o).split(`
`),v=u.pop()??"";for(const g of u)yield[...m,g].join("").replace(/\r$/,""),m=[];m.push(v)}m.some(o=>o!=="")&&(yield m.join(""))}function O(w,m){let o=!1;w.on("e\
rror",u=>{const v=!o;o=!0,v&&u.code!=="EPIPE"&&m((0,c.A3)(u))})}}),3229:((p,I,i)=>{i.d(I,{Kc:()=>u,L6:()=>O,NM:()=>W,cr:()=>C});var c=i(1831),l=i(5011);const A=1024,
_=a=>(0,c.Pv)(a).ok;function k(a,...r){for(const h of a){const $=h(...r);if($!==null)return $}return null}function O(a){if(a.length>A)return null;const r=(0,c.Pv)(
a);if(r.ok)return w(a,(0,c.nx)(r.value));const h=k(v,a);if(h!==null)return h;const{inside:$,removed:e}=y(a);if(a.includes("@",a.lastIndexOf($)))return"write the\
 hostname alone, not a URL";for(const t of e.length===0?[]:[$,$.replace(/:\D.*$/s,"")])if(_(t))return`remove ${b(e)}: ${t}`;return k(N,$)}function w(a,r){if(/(^|\.)xn--/i.
test(a))return`write it in Unicode: ${r}; upper-case punycode is only accepted by accident`;const h=r.replace(/(?<!\.)\.+(?=$|:)/,"");return h===r?null:`remove \
the trailing dot: tokens and settings for ${h} do not apply to this host`}const m=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",u=a=>m.test(a),v=[a=>u(a)?o:null,a=>{const r=a.split(/[\s,;]+/).filter(h=>h!=="");return r.length<2?null:r.every(h=>h.includes(".")&&
_(h))?`write one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}],g=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,E=[["the wh\
ite space",a=>a.trim()],["the quotation marks",a=>a.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",a=>a.replace(g,"")],["the trailing slash",a=>a.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",a=>a.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",a=>a.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",a=>a.slice(a.lastIndexOf("@")+
1)],["the trailing colon",a=>a.replace(/^([^:]*):$/,"$1")]];function y(a){let r=a;const h=[];for(const[$,e]of E){const t=e(r);t!==r&&h.push($),r=t}return{inside:r,
removed:h}}const b=a=>a.join(", ").replace(/, ([^,]*)$/," and $1"),N=[a=>/^\[.*\](:\d+)?$/s.test(a)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(a)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,a=>a.includes("*")?"write each hostname; wildcards are not supported":null,a=>{if(!/(^|\.)xn--/i.test(a))return null;
const r=(0,c.WV)(a);return _(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"},a=>{if(!a.includes("_"))return null;if(a.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const r=a.replaceAll("_","-");return`a hostname cannot contain underscores${_(r)?`; did you mean ${r}?`:""}`},
a=>{const r=a.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return r!==a&&_(r)?`remove the extra dots: ${r}`:null},a=>/(^|\.)-|-(\.|:|$)/.test(a)?"remo\
ve the hyphen at the start or end of a label":null,a=>/(^|\.)[^.:]{2}--/.test(a)?"a label cannot have hyphens as its third and fourth character":null,a=>{const[
,r="",h=""]=/^([^:]*):(.*)$/s.exec(a)??[];return _(r)?/^[+-]?[0-9]+$/.test(h)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}],U=a=>{
const r=(0,l.rE)(a,"terraform");return r.ok&&!r.value.hostImplied},K=a=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(a),x=[a=>a===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(a,r)=>!r&&u(a)?o:null,a=>a===a.trim()?null:"remove the white space around the address",(a,r)=>{const[,h="",$=""]=/^(https?:\/\/)(.*)$/i.
exec(a)??[];return h===""||!U($)?null:`remove ${h} to use the registry module: ${$}${r?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(a,r,[h="",...$])=>{const[,e="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(h)??[];if($.length!==3||e!=="localhost"&&t===
"")return null;const n=r?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t} or ${e}.localdomain${t}${n}`},
(a,r,[h="",...$])=>$.length===3&&K(h)?O(h):null,(a,r,h)=>{const[$=""]=h;return r||h.length!==3||!K($)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${$==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(a,r,h)=>{const $=/^https?:$/i.test(h[0]??"")&&h[1]==="",[e="",...t]=$?
h.slice(2):h;if(r||t.length!==4||!K(e))return null;const[n="",s=""]=[t[0],t[3]],[f,d]=[t.slice(1),t.slice(0,3)].map(T=>[e,...T].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${d}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${f}; service discovery works only at the root of a host\
, not below /${n}`},(a,r,h)=>!r&&h.length>=3&&a.includes("?")?"remove the query; set the version with the `version` argument":null,(a,r,h)=>{const $=h.at(-1)??"";
return r||![3,4].includes(h.length)||!/[A-Z]/.test($)?null:`write the target system in lower case: ${[...h.slice(0,-1),$.toLowerCase()].join("/")}`},(a,r)=>!r&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(a)?`write ./${a} to use a directory of this repository`:null];function W(a,r,h){if(r.kind==="local"||a.length>A)return null;const[
$="",...e]=a.split("/");if(h.ok)return h.value.hostImplied?null:O($);const t=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return k(x,a,r.kind===
"remote",[$,...t])}function C(a){if(a.length>A)return null;if(u(a))return o;if(a!==a.trim())return"remove the white space around the address";const[,r=""]=/^https?:\/\/(.*)$/i.
exec(a)??[];if(r!=="")return`remove the scheme: ${r}`;const h=a.split("/"),[$=""]=h;return h.length===2&&K($)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":h.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":h.length===3?O($):null}}),6174:((p,I,i)=>{i.d(I,{Q:()=>O,_:()=>_});const c="***",l=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
A=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function _(m){return/[@?]/.test(m)?m.replace(/[^\s"']+/g,o=>o.split("://").map((u,v)=>w(u,v>0)).join("://").replace(A,(u,v,g)=>l.
test(g)?u:`${v}${g}=${c}`)):m}const k=/(=\s*)"[^"]*(?:"|$)/g,O=m=>_(m.replace(k,`$1"${c}"`));function w(m,o){const u=m.search(/[/?#]/),v=u<0?m:m.slice(0,u),E=o&&
/:(?!\d*$)/.test(v)?m.lastIndexOf("@"):v.lastIndexOf("@"),y=m.slice(0,Math.max(E,0)).replace(/^[a-z0-9]+::/,""),b=o?y!=="git":y.includes(":");return E<0||!b?m:c+
m.slice(E)}}),1064:((p,I,i)=>{i.d(I,{$I:()=>y,Du:()=>O,Jd:()=>a,Mq:()=>N,NX:()=>b,SZ:()=>u,Yr:()=>v,ab:()=>E,bB:()=>m,n3:()=>A,pH:()=>U,rG:()=>g,sX:()=>C,tB:()=>x,
zK:()=>w});const c="registry.terraform.io",l=[c,"registry.opentofu.org"],A=r=>l.includes(r),_=["modules.v1","providers.v1"],k={terraform:{name:"Terraform",uses:_,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:_,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:_,replaces:_,defaults:l},renovate:{name:"\
Renovate",uses:_,replaces:[],defaults:[c]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},O=["terraform","opentofu"],w=Object.keys(k),m=Object.fromEntries(Object.entries(k).map(([r,{name:h}])=>[r,h])),o=r=>k[r],u=r=>_.includes(
r)?w.filter(h=>o(h).uses.includes(r)):O,v=r=>w.filter(h=>o(h).defaults?.includes(r)),g=w.filter(r=>o(r).replaces.length>0),E=r=>w.filter(h=>o(h).replaces.includes(
r)),y={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},b={terraform:3,opentofu:9},N=r=>r===429||r>=500&&r!==501,U=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function x(r,h){const $=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(h[r]??"");if($===null)return K[r];
const e=$[1]?.split(".")??[];return[0,1,2].map(t=>e[t]??"0").join(".")}function W(r,h){const[$=[],e=[]]=[r,h].map(n=>n.split(".").map(Number)),t=$.findIndex((n,s)=>n!==
e[s]);return t<0||($[t]??0)>(e[t]??0)}const C=r=>W(r,"1.12.0"),a=(r,h)=>r==="opentofu"||!W(h,"1.13.0")}),1831:((p,I,i)=>{i.d(I,{$k:()=>U,$o:()=>h,Jr:()=>$,Pm:()=>r,
Pv:()=>u,Rt:()=>g,Sv:()=>b,WV:()=>y,cu:()=>N,fK:()=>K,nx:()=>E});var c=i(3625),l=i(6246),A=i(4283),_=i(8408);const k=443,O=65535,w=9223372036854775807n,m=-9223372036854775808n,
o="TF_TOKEN_";function u(e){const{name:t,portion:n}=x(e.toWellFormed()),s=W(n);if(!s.ok)return/^https?$/i.test(t)?(0,c.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,c.T)("port number is negative");const f=C(t);if(f!==null)return(0,c.T)(f);const d=(0,_.YE)(t);
return d.ok?d.value===""?(0,c.T)("nothing is left of the hostname once it is normalized"):(0,c.J)(d.value+s.value):d}const v=new Set(["localterraform.com","loca\
ltofu.com"]),g=e=>v.has(e);function E(e){const{name:t,portion:n}=x(e);return(0,_.DI)(t)+n}function y(e){const{name:t,portion:n}=x(e.toWellFormed()),s=W(n);return((0,_.
QC)(t)??t)+(s.ok?s.value:n)}function b(e){const{name:t,portion:n}=x(e);return{name:t,port:n===""?k:Number(n.slice(1))}}const N=e=>`https://${e}/.well-known/terr\
aform.json`;function U(e){if(!e.startsWith(o))return null;const t=e.slice(o.length).replaceAll("__","-").replaceAll("_","."),n=u(y(t));return n.ok?n.value:null}
function K(e){const t=E(e),n=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_"),t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(".","_")];
return[...new Set(n)].map(s=>o+s).filter(s=>U(s)===e)}function x(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.slice(0,t),portion:e.slice(
t)}}function W(e){if(e==="")return(0,c.J)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,c.T)("port portion contains non-digit characters");const n=t.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=n.length>20?null:BigInt(n.replace("+",""));return s===null||s>w||s<m?(0,c.T)("port portion contains non-digit characters"):
s>O?(0,c.T)("port number is greater than 65535"):(0,c.J)(s===BigInt(k)?"":`:${s}`)}function C(e){if(e==="")return"empty string is not a valid hostname";for(const t of e.
replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,l.
o)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const a={http:"80",https:"443",ssh:"22"};function r(e){const{name:t,
port:n}=(0,A.cz)(e),s=t.includes(":")?`[${t}]`:t,f=n===""||n===a[e.scheme];return h(f?s:`${s}:${n}`)}function h(e){const t=u(e);return t.ok?t.value:e.toLowerCase()||
null}const $=(e,t)=>t.length===0||t.some(n=>n.subdomains?e.endsWith(`.${n.host}`):e===n.host)}),8408:((p,I,i)=>{i.d(I,{mI:()=>N,QC:()=>y,YE:()=>g,DI:()=>b});const c=(...n)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...n),l=(...n)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...n);var A=i(3625),_=i(6246);const k=256,O={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},w={...O,checkBidi:!1},m=new RegExp("\\p{M\
}{31}","u"),o="xn--",u=new TextEncoder;let v;function g(n){return v?.name!==n&&(v={name:n,ascii:E(n)}),v.ascii}function E(n){const s=x(n,!1);if(!s.ok)return s;const f=W(
s.value,O);return f===null?(0,A.T)(U(a(n,!1))):(0,A.J)(f)}function y(n){const s=x(n,!0);if(!s.ok)return null;const f=W(s.value,w);if(f===null)return null;const d=x(
f,!1);return d.ok?d.value.join("."):null}const b=n=>C(n)?l(n,O).domain:n,N=n=>l(n).domain,U=n=>`idna: invalid label ${(0,_.o)(n)}`;function K(n){return`idna: di\
sallowed rune U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function x(n,s){if(n.length>k&&C(n))return(0,A.T)(`hostname is longer than ${k}\
 characters`);const f=[];for(const d of a(n,s).split(".")){const T=d.startsWith(o)?r(d):(0,A.J)(d);if(!T.ok)return T;const P=h(T.value);if(P!==null)return(0,A.T)(
P);f.push(T.value)}return(0,A.J)(f)}function W(n,s){const f=n.join(".");return t(f)?f:c(f,s)}const C=n=>/[^\0-\x7f]|xn--/i.test(n);function a(n,s){return n.replace(
/[A-Z]+|[^\0-\x7f]/gu,d=>t(d)?d.toLowerCase():l(d,{transitionalProcessing:s}).domain).normalize("NFC")}function r(n){const s=n.slice(o.length);if(s==="")return(0,A.
J)("");const f=l(n).domain;return f===n||t(f)?(0,A.T)(U(s)):f.normalize("NFC")!==f||!Array.from(f).every(e)?(0,A.T)(U(f)):(0,A.J)(f)}function h(n){if($(n))return U(
n);if(/^[a-z0-9-]*$/.test(n))return null;if(m.test(n))return U(n);if(!t(n)&&c(n,w)!==null)return null;for(const s of n){if(!e(s))return U(n);if(s<"\x80"&&!/[a-z0-9-]/.
test(s))return K(s)}return U(n)}function $(n){if(n.startsWith("-")||n.endsWith("-"))return!0;if(!n.slice(0,4).includes("--"))return!1;const s=u.encode(n.slice(0,
5));return s.length>4&&s[2]===45&&s[3]===45}function e(n){if(n<"\x80")return!0;const{domain:s,error:f}=l(`1${n}`);return!f&&s===`1${n}`}const t=n=>!/[^\0-\x7f]/.
test(n)}),5011:((p,I,i)=>{i.d(I,{A:()=>b,Nj:()=>U,Vm:()=>v,mD:()=>g,rE:()=>y,vL:()=>E});var c=i(3625),l=i(6246),A=i(1831),_=i(4321);const k={terraform:g("regist\
ry.terraform.io"),opentofu:g("registry.opentofu.org")},O=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,w=/^[0-9a-z]{1,64}$/,m="must be between one and 64 c\
haracters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",o="must be between one and 64\
 ASCII letters or digits",u={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the na\
mespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},v=W=>k[W];function g(W){const C=(0,A.
Pv)(W);if(!C.ok)throw new Error(C.why);return C.value}function E(W,C){if(U(W))return{kind:"local"};const a=y(W,C);if(a.ok)return a.value;const r=(0,_.Zy)(W,C);return r.
ok?{kind:"remote",...r.value}:{kind:"invalid",error:r.why}}function y(W,C){return U(W)?(0,c.T)(`can't use local directory ${(0,l.o)(W)} as a module registry add\
ress`):N(W,"module",C)}const b=W=>N(W,"component","terraform");function N(W,C,a){const r=u[C],{address:h,subdirectory:$}=(0,_.UQ)(W);if($.startsWith("../"))return(0,c.
T)((0,_.dr)($,C));const e=h.split("/"),t=e.length===r.parts;if(!t&&e.length!==r.parts+1)return(0,c.T)(`a ${C} registry source address must have ${r.count}`);const n=t?
(0,c.J)(v(a)):K(e.shift()??"",C);if(!n.ok)return n;const s=x(e,C);if(s!==void 0)return(0,c.T)(s);const[f="",d="",T=""]=e,P={hostImplied:t,namespace:f,name:d,system:T,
subdirectory:$};return(0,c.J)({kind:"registry",host:n.value,...P})}const U=W=>/^\.\.?[/\\]/.test(W);function K(W,C){const a=(0,A.Pv)(W);if(!a.ok){const r=`inval\
id ${C} registry hostname ${(0,l.o)(W)}`;return W.includes("--")?(0,c.T)(`${r}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,c.T)(r)}return a.value.includes(".")?u[C].reserved.includes(a.value)?(0,c.T)(`can't use ${(0,l.o)(a.value)} as a ${C} registry host, because it'\
s reserved for installing directly from version control repositories`):a:(0,c.T)(`invalid ${C} registry hostname: must contain at least one dot`)}function x([W="",
C="",a],r){if(!O.test(W))return W.includes(".")?`source address must have ${u[r].afterHost}`:`invalid namespace ${(0,l.o)(W)}: ${m}`;const h=`${r} registry addr\
esses may not include a query string portion`;if(!O.test(C))return a===void 0&&C.includes("?")?h:`invalid ${r} name ${(0,l.o)(C)}: ${m}`;if(!(a===void 0||w.test(
a)))return a.includes("?")?h:`invalid target system ${(0,l.o)(a)}: ${o}`}}),4321:((p,I,i)=>{i.d(I,{UQ:()=>v,Zy:()=>w,cx:()=>m,dr:()=>E,uE:()=>u});var c=i(3625),
l=i(6246),A=i(4283),_=i(6979),k=i(1064),O=i(1831);function w(e,t){const n=m(e,t);if(!n.ok)return n;const{subdirectory:s,host:f}=n.value;return(0,c.J)({subdirectory:s,
host:f})}function m(e,t){const{address:n,subdirectory:s}=v(e);if(s.startsWith("../"))return(0,c.T)(E(s));const f=N(n.toWellFormed(),t);if(!f.ok)return f;const{subdirectory:d}=f.
value;if(d==="")return(0,c.J)({...f.value,subdirectory:s});const T=g(`${d}/${s}`);return T.startsWith("../")?(0,c.T)(`detected ${E(T)}`):(0,c.J)({...f.value,subdirectory:T})}
const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function u(e,t){const n=o.exec(e)?.[0];if(n===
void 0)return null;const s=w(`${n}a/b`,t);return s.ok?s.value.host:null}function v(e){const t=e.indexOf("?"),n=t<0?e:e.slice(0,t),s=n.indexOf("://"),f=n.indexOf(
"//",s<0?0:s+3);if(f<0)return{address:e,subdirectory:""};const d=t<0?"":e.slice(t),T=n.slice(f+2);return{address:n.slice(0,f)+d,subdirectory:T===""?"":g(T)}}function g(e){
const t=e.startsWith("/"),n=[];for(const f of e.split("/"))f===""||f==="."||(f!==".."?n.push(f):n.length>0&&n.at(-1)!==".."?n.pop():t||n.push(f));const s=(t?"/":
"")+n.join("/");return s===""?".":s}const E=(e,t="module")=>`subdirectory path ${(0,l.o)(e)} leads outside of the ${t} package`,y=(e,t=e.scheme)=>(0,c.J)({subdirectory:"",
host:e.scheme==="file"?null:(0,O.Pm)(e),getter:t,url:e}),b=(e,t)=>(0,c.J)({subdirectory:"",host:t,getter:e,url:null});function N(e,t){const[,n,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(e)??[e,void 0,e],{address:f}=v(s??e),d=(0,A.Dl)(f);if(d.ok&&d.value.scheme!=="")return y(d.value,n);for(const P of $){const M=P(f,t);if(M?.ok)return(0,c.J)(
{...M.value,getter:n??M.value.getter});if(M!==void 0)return M}const T=t==="terraform"?"address":"string";return(0,c.T)(`invalid source ${T}: ${e}`)}function U(e,t,n){
const s=(0,A.Dl)(e);if(!s.ok)return(0,c.T)(`error parsing ${t} URL: ${s.why}`);const{path:f}=s.value,d=n==="git"&&!f.endsWith(".git");return y(d?{...s.value,path:`${f}\
.git`}:s.value,n)}const K=e=>{if(!e.startsWith("github.com/"))return;const t=e.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,c.T)("GitHub URLs should b\
e github.com/username/repo");const n=U(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!n.ok||t.length===3)return n;const s=(0,_.V$)(t.slice(3).join("/").
replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return n;const f=g(s.value).replaceAll("%","%25");return(0,c.J)({...n.value,subdirectory:f})},x=(e,t)=>{
const[,n,s,f]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(s===void 0||f===void 0)return;const d=(0,_.h0)(/\?(.*)$/s.exec(f)?.[1]??""),T=t==="terraform"?
"Git":"GitHub";return d!==null?(0,c.T)(`error parsing ${T} SSH URL: ${d}`):n==="git"?b("git",(0,O.$o)(s)):void 0},W=e=>e.startsWith("bitbucket.org/")?U(`https:/\
/${e}`,"BitBucket","git"):void 0,C=(e,t)=>{const n=t==="terraform"?"googleapis.com/":".googleapis.com/";if(!e.includes(n))return;const s=e.split("/");return s.length<
5?(0,c.T)("URL is not a valid GCS URL"):U(`https://www.googleapis.com/storage/${s.slice(2).join("/")}`,"GCS","gcs")},a=e=>{if(!e.includes(".amazonaws.com/"))return;
const[t="",...n]=e.split("/"),s=r(t.split("."));return s===void 0?(0,c.T)("URL is not a valid S3 URL"):U(`https://${[s,...n].join("/")}`,"S3","s3")};function r(e){
const[t="",n="",s=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===4?`${n}.amazonaws.com/${t}`:e.length===5&&n==="s3"?`s3.${s}.amazonaws.com/${t}`:void 0}
const $=[K,x,W,C,a,(e,t)=>{if(e!=="")return e.startsWith("/")?b("file",null):(0,c.T)(`${k.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),
8999:((p,I,i)=>{i.d(I,{v:()=>A});var c=i(4283),l=i(630);function A(_,k){const O=(0,c.Dl)(k);if(!O.ok)return{...O,reason:"syntax"};const m=O.value.scheme===""?(0,l.
s)(_,O.value):O.value;return m.scheme!=="http"&&m.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${m.scheme}`}:m.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...m,fragment:""}}}}),9562:((p,I,i)=>{i.d(I,{Bn:()=>m,D6:()=>N,M:()=>o,OA:()=>x,
OZ:()=>w,S3:()=>O,TE:()=>f,TW:()=>C,Tz:()=>d,e$:()=>_,eQ:()=>h,oe:()=>n,p4:()=>y,qE:()=>U,xq:()=>k});var c=i(3307),l=i(3625),A=i(8999);const _="modules.v1",k="p\
roviders.v1",O="login.v1",w="tfe.v2",m="tfe.v2.1",o="tfe.v2.2",u=[_,k,w,m,o,"state.v2"],v=[O,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],g=M=>M.
split(".",1)[0]??"",E=(M,F)=>M.some(X=>g(X)===g(F)),y=M=>E(u,M),b=new Set([...u,...v]),N=M=>M!=="state.v2"&&b.has(M),U=M=>y(M)||E(v,M),K=[_,k,O,w,m,o,...v];function x(M){
if(U(M))return null;const F=M.toLowerCase(),X=Y=>Y===F||Y.slice(g(Y).length)===F.slice(g(F).length)&&g(Y).length>=W&&C(g(Y),g(F));return K.find(X)??null}const W=5;
function C(M,F){let X=0;for(;X<M.length&&M[X]===F[X];)X+=1;const[Y,Q]=[M.slice(X),F.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const a="[0-9A-Za-z~-]",r=M=>`${M}${a}*(?:\\.${a}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${r("[0-9]")})|-?(${r("[A-\
Za-z~-]")}))?(?:\\+(${r(a)}))?`,$=new RegExp(`^${h}$`),e=2n**63n-1n,t=2n**64n-1n;function n(M,F){const X=M.indexOf(".");if(X<0)return(0,l.T)(`invalid service ID\
 format (i.e. service.vN): ${M}`);const Y=M.slice(0,X),Q=M.slice(X+1);switch(F){case"terraform":return $.exec(Q)?.[1]?.split(".").every(oe=>s(oe,e))?(0,l.J)({name:Y,
version:Q}):(0,l.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(
1),t)?(0,l.J)({name:Y,version:Q}):(0,l.T)('invalid service version: must be "v" followed by an integer major version number')}}}const s=(M,F)=>M.replace(/^0+/,"").
length<=String(F).length&&BigInt(M)<=F;function f(M,F){const X=n(M,F.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(F.services===null)
return{kind:"missing",why:d(Y)};const Q=F.services.find(q=>q.id===M);return Q!==void 0?T(Q,X.value,F):F.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:P(X.value,F)}:{kind:"missing",why:`host ${F.display} does not provide a ${Y} service`}}const d=M=>`host does not provide a ${M} service`;function T({id:M,
value:F,leftOut:X=0},Y,Q){if(M===O)return(0,c.Gv)(F)?{kind:"object",value:F,leftOut:X}:{kind:"type",why:`service ${M} must be declared with an object value in t\
he service discovery document`,value:F};if(typeof F!="string")return{kind:"type",why:P(Y,Q),value:F};const q=(0,A.v)(Q.documentUrl,F);if(q.ok)return{kind:"url",
url:q.value,value:F};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:F}}function P({name:M,version:F},{client:X,
display:Y}){const Q=X==="terraform"?F:BigInt(/\d+/.exec(F)?.[0]??0);return`host ${Y} does not support ${M} version ${Q}`}}),2713:((p,I,i)=>{i.d(I,{I:()=>l,o:()=>A});
const c="***",l=4;class A{#e;constructor(k){this.#e=k}reveal(){return this.#e}toString(){return c}toJSON(){return c}[Symbol.for("nodejs.util.inspect.custom")](){
return c}}}),3592:((p,I,i)=>{i.d(I,{Bw:()=>A,_O:()=>l,aq:()=>_,xV:()=>k,xv:()=>c});const c="1.0.0",l=`tf-disco-action/${c}`,A="https://github.com/org/tf-disco-a\
ction",_=`${A}/blob/v1/docs/problems.md`,k=`${A}/issues`}),5955:((p,I,i)=>{i.d(I,{$$:()=>l,Wv:()=>c,_3:()=>k,_Q:()=>_,mk:()=>m,ux:()=>O});class c{bytes;constructor(u){
this.bytes=u}take(u){const v=l(u);return v>this.bytes?!1:(this.bytes-=v,!0)}}const l=o=>new TextEncoder().encode(o).length,A=100;function*_(o,u,v,g=""){let[E,y]=[
0,0];for(const b of o){const N=y<A?v(b):null;N!==null&&u.take(N)?yield`${E++===0?"":g}${N}`:y+=1}return y}function k(o,u){let v=u;for(const[g,E]of o.toSorted((y,b)=>y-
b).entries()){const y=v/(o.length-g);if(E>y)return y;v-=E}return Number.POSITIVE_INFINITY}function O(o,u,v){let[g,E]=[0,0];for(const y of o){if(E+=v(y),E>u)break;
g+=1}return g===o.length?o:o.slice(0,g)}const w=64*1024;function*m(o){let u="";for(const v of o)u+=v,!(u.length<w)&&(yield u,u="");u!==""&&(yield u)}}),8641:((p,I,i)=>{
i.d(I,{BP:()=>v,D9:()=>y,J7:()=>u,LS:()=>g,RK:()=>o,cq:()=>$,h$:()=>W,js:()=>E,s$:()=>r,z5:()=>h});const c=500,l=4e3,A=160,_=2,k=e=>/^[ -~]*$/.test(e),O=e=>new RegExp(
"[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),w=e=>new RegExp("\\p{M}","u").test(e),m=e=>`\
<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,t=c){if(e.length<=t&&k(e))return e;let n="",s=_;for(const f of e){s=w(f)?s+
1:0;const d=O(f)||s>_?m(f):f;if(n.length+d.length>t)return`${n}\u2026`;n+=d}return n}function u(e,t=A){const n=Array.from(e.slice(-2*t)).slice(-t).join(""),s=Array.
from(o(n,Number.POSITIVE_INFINITY));return`${n===e&&s.length<=t?"":"\u2026"}${s.slice(-t).join("")}`}function v(e){return e.replace(/##(?=\w*\[)/g,"# #").replace(
/^(\s*:)(?=:)/,"$1 ")}function g(e,t=l){const s=e.split(`
`).map(f=>v(o(f,t))).join(`
`);return s.length>t?`${s.slice(0,t).toWellFormed()}\u2026`:s}function E(e,t=c){return o(e,t).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,n=>`&#${n.codePointAt(
0)};`)}function y(e,t=c){return e===""?"<i>empty</i>":`<code>${E(e,t)}</code>`}const b=e=>k(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").
test(e),N=/^[0-9a-f]{7,}$/i,U=`"'(`,K=`"'),.;:!?\u2026`,x=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function W(e,t=l){return(o(e,t).match(x)??[]).map(n=>{if(n.
split(" ").every(a))return E(n,t);if(n.includes(" ")||/^(["`]).+\1$/u.test(n))return y(n.replace(/^`(.*)`$/u,"$1"),t);const{before:f,core:d,after:T}=C(n);return`${E(
f)}${y(d.replace(/^`(.*)`$/u,"$1"),t)}${E(T)}`}).join("")}function C(e){let t=0,n=e.length;for(;t<n&&U.includes(e.charAt(t));)t+=1;for(;n>t&&K.includes(e.charAt(
n-1));)n-=1;return{before:e.slice(0,t),core:e.slice(t,n),after:e.slice(n)}}function a(e){const{core:t}=C(e);return b(t)&&!N.test(t)}const r=e=>e.replace(/[^ -~\n]/gu,
t=>O(t)?h(t):t).replace(/##(?=\w*\[)/g,h),h=e=>e.replace(/[\s\S]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function $(e){return e.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9703:((p,I,i)=>{i.d(I,{p:()=>k});var c=i(3592),l=i(8641);const A=100,_=5;function k(O,w){const m=[];
let o=O;for(;o!==void 0&&m.length<_;)m.push(w(o instanceof Error?o.stack??o.message:String(o))),o=o instanceof Error?o.cause:void 0;const u=m.join(`
caused by: `).split(`
`).slice(0,A);return[`tf-disco ${c.xv} crashed; this is a bug, please report it with this text at ${c.xV}`,...u.map(v=>(0,l.BP)((0,l.RK)(v)))].join(`
`)}}),3469:((p,I,i)=>{i.d(I,{l:()=>y,w:()=>E});var c=i(1064);const l=[0,0,0],A=[Number.POSITIVE_INFINITY,0,0],_={from:l,before:A},k={from:[Number.MAX_SAFE_INTEGER,
0,0],before:A},O=(b,N)=>b[0]-N[0]||b[1]-N[1]||b[2]-N[2],w=200,m=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(b){if(b.length>w)return null;if(b==="latest")return k;const N=b.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let U=_;for(const K of N){const x=u(K);if(x===null)return null;U={from:O(x.from,U.from)>0?x.from:U.from,before:O(x.before,U.before)<0?x.before:
U.before}}return N.length===0?null:U}function u(b){const N=m.exec(b);if(N===null)return null;const[,U="",...K]=N,x=K.slice(0,3).flatMap($=>/^\d/.test($??"")?[Number(
$)]:[]),[W=0,C=0,a=0]=x,r=[W,C,a],h=$=>$<=1?[W+1,0,0]:$===2?[W,C+1,0]:[W,C,a+1];switch(U){case">=":return{from:r,before:A};case">":return{from:h(x.length),before:A};case"\
<":return{from:l,before:r};case"<=":return{from:l,before:h(x.length)};case"!=":return _;case"~>":return{from:r,before:h(x.length-1)};case"^":return{from:r,before:h(
1)};case"~":return{from:r,before:h(Math.min(x.length,2))};default:return{from:r,before:h(x.length)}}}const v=(b,N)=>b===null?N:o(b)?.from??N;function g(b,N){const{
from:U,before:K}=o(b)??_;return O(U,v(N.before,A))<0&&O(v(N.from,l),K)<0}function E(b,N){const U=c.pH.filter(x=>x.client===b);if(N.length===0)return U;const K=U.
filter(x=>N.some(W=>g(W,x)));return K.length===0?U:K}const y=b=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(b)}),3474:((p,I,i)=>{i.d(I,{CV:()=>o,
Ku:()=>g,Ob:()=>$,PW:()=>w,TN:()=>y,WD:()=>b,YA:()=>U,Yq:()=>W,ai:()=>N,lq:()=>K,lx:()=>x,pS:()=>E,p_:()=>v,xH:()=>m});var c=i(2713),l=i(3469),A=i(7630),_=i(8535);
const k=(t,n)=>({isList:!1,value:t,parse:n}),O=t=>({value:t,mistakes:[]}),w=k("FILE",t=>O(t||null)),m=(t,n)=>k(t,(s,f)=>{if(s==="")return O(null);const d=n(s);return d.
ok?O(d.value):{value:null,mistakes:[`${f}: ${d.why}`]}}),o=k("TOKEN",t=>O(t===""?null:new c.o(t))),u=20,v=(t,n,s=A.Dw)=>({isList:!0,value:t,parse:(f,d)=>{const T=s(
f).map(n),P=T.flatMap(M=>M.ok?[]:[`${d}: ${M.why}`]);return{value:T.flatMap(M=>M.ok?[M.value]:[]),mistakes:g(P,d)}}});function g(t,n){const s=t.length-u;return t.
slice(0,u).concat(s>0?`${n}: ${s} more lines are wrong`:[])}const E=1e4,y={isList:!0,value:"HOST",parse:(t,n)=>{const{value:s,mistakes:f}=v("HOST",A.l6).parse(t,
n),d=Map.groupBy(s,({host:M})=>M),T=Array.from(d,([M,F])=>({host:M,services:[...new Set(F.flatMap(({services:X})=>X))],addresses:F.flatMap(({addresses:X})=>X)})),
P=`${n} has ${T.length} hosts, the limit is ${E}`;return{value:T,mistakes:T.length>E?[...f,P]:f}}},b=t=>({isList:!0,value:"LABEL",parse:(n,s)=>{const{value:f,mistakes:d}=v(
"LABEL",A.V8).parse(n,s),T=f.flat();return{value:[...new Set(T.length===0?[t]:T)],mistakes:d}}}),N=({min:t,max:n,whole:s})=>k("N",(f,d)=>{const T=/^\d+(\.\d+)?$/.
test(f)?Number(f):Number.NaN;if(T>=t&&T<=n&&(!s||Number.isInteger(T)))return O(T);const M=`${d} is "${f}", expected ${s?"a whole number":"a number"} from ${t} t\
o ${n}`;return{value:t,mistakes:[M]}}),U=t=>k("SECONDS",(n,s)=>{const{value:f,mistakes:d}=N(t).parse(n,s);return{value:f*1e3,mistakes:d}}),K=({parse:t,...n})=>({
...n,parse:(s,f)=>s===""?O(null):t(s,f)}),x=k("",(t,n)=>{const s=/^(true|True|TRUE)$/.test(t),f=s||/^(false|False|FALSE)$/.test(t);return{value:s,mistakes:f?[]:
[`${n} is "${t}", expected "true" or "false"`]}}),W=(...t)=>({isList:!1,value:t.join("|"),choices:t,parse:(n,s)=>{const d=t.some(T=>T===n)?[]:[`${s} is "${n}", ${C(
n,t)}`];return{value:n,mistakes:d}}});function C(t,n){const s=(0,_.q)(t,n),f=s===null?"":`; did you mean "${s}"?`;return`expected one of ${n.map(d=>`"${d}"`).join(
", ")}${f}`}const a=["auto","terraform","opentofu","both"],r=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,$={isList:!1,value:"CLI",choices:a,parse:(t,n)=>{
const[,s,f=null]=r.exec(t)??[],d=`${n} is "${t}"`;if(s===void 0){const P=C(t,a),M=P.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return{value:e,mistakes:[
`${d}, ${P}${M}`]}}const T={name:s,version:f};if(f===null)return O(T);if(s==="auto"||s==="both"){const P=`${d}, but only "terraform" and "opentofu" can have a v\
ersion`;return{value:e,mistakes:[P]}}return(0,l.l)(f)?O(T):{value:e,mistakes:[`${d}, expected a version such as "${s} 1.10"`]}}},e={name:"auto",version:null}}),
7630:((p,I,i)=>{i.d(I,{Dw:()=>w,IL:()=>y,Ju:()=>N,Kd:()=>W,V8:()=>a,aS:()=>u,jM:()=>E,l6:()=>g,vk:()=>m,x2:()=>x});var c=i(3625),l=i(3229),A=i(1064),_=i(1831),k=i(
9562),O=i(2713);function w(r){return r.split(/\r\n|[\n\r]/).map(h=>h.replace(/(^|\s)#.*$/s,"").trim()).filter(h=>h!=="")}function m(r){return r.split(/\r\n|[\n\r]/).
map(h=>h.trim()).filter(h=>h!==""&&!h.startsWith("#"))}function o(r){const h=(0,_.Pv)(r);if(h.ok)return h;const $=(0,l.L6)(r);return(0,c.T)(`"${r}" is not a hos\
tname: ${h.why}${$===null?"":`; ${$}`}`)}function u(r){const h=(0,k.OA)(r);return h!==null?(0,c.T)(`"${r}" is not a known service id; did you mean ${h}?`):A.Du.
some($=>(0,k.oe)(r,$).ok)?(0,c.J)(r):(0,c.T)(`"${r}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const v=/^(modules\.v1|providers\.v1)=(.*)$/s;
function g(r){const h=r.split(/\s+/).flatMap(P=>v.test(P)?[P]:P.split(",")),[$="",...e]=h.filter(P=>P!==""),t=o($),n=e.flatMap(P=>{const[,M,F=""]=v.exec(P)??[];
return M===void 0?[]:[{service:M,text:F}]}),s=e.map(P=>v.exec(P)?.[1]??P),f=s.map(u).flatMap(P=>P.ok?[]:[P.why]),d=t.ok?f:[t.why,...f];if(!t.ok||d.length>0)return(0,c.
T)(d.join("; "));const T=n.map(P=>({...P,host:t.value}));return(0,c.J)({host:t.value,services:[...new Set(s)],addresses:T})}function E(r){const h=r.startsWith("\
*."),$=o(h?r.slice(2):r);return $.ok?(0,c.J)({host:$.value,subdomains:h}):$}function y(r){const h=r.indexOf("=");if(h<0)return(0,c.T)('a line has no "="; expect\
ed HOST=TOKEN');const $=(0,_.Pv)(r.slice(0,h).trim());return $.ok?(0,c.J)({host:$.value,token:new O.o(r.slice(h+1).trim())}):(0,c.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const b=/^\d{1,5}$/;function N(r){const h="expected HOST[:PORT]=ADDRESS[:PORT]",$=r.indexOf("=");if($<0)return(0,c.
T)(`"${r}" has no "="; ${h}`);const e=r.slice(0,$).trim(),t=o(e);if(!t.ok)return t;const n=t.value.replace(/:\d+$/,""),s=K(r.slice($+1).trim());return s===null?
(0,c.T)(`"${r}" has no valid address; ${h}`):(0,c.J)({name:n,port:U(e),...s})}function U(r){const h=r.indexOf(":");return h<0?null:Number(r.slice(h+1))}function K(r){
const h=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(r)??/^([^:\s[\]]+)(?::(.*))?$/.exec(r);if(h?.[1]!==void 0){const $=h[2];return $===void 0?{address:h[1],addressPort:null}:
!b.test($)||Number($)<1||Number($)>65535?null:{address:h[1],addressPort:Number($)}}return/^[\da-fA-F:]+$/.test(r)?{address:r,addressPort:null}:null}function x(r){
const[h="",$,...e]=r.split(/\s+/);if(e.length>0)return(0,c.T)(`"${r}" has too many words; expected CODE [HOST]`);if($===void 0)return(0,c.J)({code:h,host:null});
const t=o($);return t.ok?(0,c.J)({code:h,host:t.value}):t}const W=r=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(r)?(0,c.J)(r):(0,c.T)(`"${r}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),C=50;function a(r){const h=r.split(",").map(e=>e.trim()).filter(e=>e!==""),$=h.find(e=>e.length>C);return $===void 0?(0,c.
J)(h):(0,c.T)(`"${$}" has ${$.length} characters; GitHub allows at most ${C}`)}}),8535:((p,I,i)=>{i.d(I,{q:()=>A});var c=i(9562);const l=3;function A(k,O){const w=_(
k);if(w.length<2)return null;const m=o=>{const[u,...v]=w.length<l?[]:O.filter(g=>o(_(g)));return u===void 0||v.length>0?null:u};return O.find(o=>_(o)===w)??O.find(
o=>(0,c.TW)(_(o),w))??m(o=>o.startsWith(w))??m(o=>o.includes(w))}const _=k=>k.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((p,I,i)=>{i.d(I,{GN:()=>_,P$:()=>O,
w7:()=>k});var c=i(6174),l=i(7630),A=i(4106);class _ extends Error{name="SettingsError";mistakes;constructor(m){const o=m.map(c._);super(o.join(`
`)),this.mistakes=o}}const k={setting:w=>w,missingPath:(w,m)=>`scan names "${w}", which does not exist in ${m}`};function O(w,{setting:m}=k){const o=A.y.map(({name:g,
field:E,kind:y,default:b})=>({field:E,...y.parse(w[g]?.trim()||b,m(g))})),u=Object.fromEntries(o.map(({field:g,value:E})=>[g,E]));return{settings:u.scan.length===
0&&(0,l.Dw)(w.hostnames??"").length===0?{...u,scan:["."]}:u,mistakes:o.flatMap(({mistakes:g})=>g)}}}),4106:((p,I,i)=>{i.d(I,{f:()=>N,y:()=>b});var c=i(3625),l=i(
3474);const A=[{name:"changed-only",field:"changedOnly",kind:l.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always\
 checked.",default:"false"},{name:"comment",field:"comment",kind:(0,l.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request, up\
dated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,l.Yq)("never","on-fa\
ilure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"iss\
ue-labels",field:"issueLabels",kind:(0,l.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"\
registry-health"},{name:"issue-open-after",field:"issueOpenAfter",kind:(0,l.ai)({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue \
is opened. More than 1 needs `history`.",default:"1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,l.ai)({min:1,max:20,whole:!0}),help:"Runs in a r\
ow without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"github-token",field:"githubToken",kind:l.
CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"github.token"}];var _=i(7630);const k=[[".codequality.j\
son","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"]];function O(U){const K=U.toLowerCase(),x=k.find(
([W])=>K.endsWith(W));return x!==void 0?(0,c.J)({path:U,format:x[1]}):(0,c.T)(`"${U}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUn\
it), ".md" or ".codequality.json" (GitLab)`)}const w=256;function m(U){const[,K=0,x=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(U)??[]).map(Number);return K>=1&&K<=x&&x<=
w?(0,c.J)({index:K,count:x}):(0,c.T)(`"${U}" is no shard; expected I/N, where N is at most ${w} and I is from 1 to N: "1/4"`)}const o=[{name:"hostnames",field:"\
hostnames",kind:l.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the re\
gistry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,l.p_)("PATH",c.J),help:"Directori\
es, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,l.p_)("GLO\
B",c.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"\
allowedHosts",kind:(0,l.p_)("HOST",_.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every sub\
domain. Default: all hosts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,l.p_)("SERVICE",_.aS),help:"Service IDs required\
 from each host in `hostnames` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:l.Ob,help:"CLI \
whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and versio\
n from the files.",default:"auto"}],u=[{name:"usages",field:"usages",kind:(0,l.p_)("FILE",c.J),help:"Files that `tf-disco usages --format json` wrote, or direct\
ories of them, one per line: checks what these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,l.p_)(
"NAME",c.J),help:"Names of repositories whose usages must be there, one per line. If one is missing, the check fails as incomplete.",default:""},{name:"shard",field:"\
shard",kind:(0,l.xH)("I/N",m),help:"Checks only the I-th of N parts of the hosts, such as `1/4`. Which part a host belongs to depends on its name alone.",default:""}],
v=[{name:"depth",field:"depth",kind:(0,l.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for\
 the versions of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},{name:"\
roots",field:"roots",kind:(0,l.p_)("GLOB",c.J),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: de\
tected.",default:""},{name:"platforms",field:"platforms",kind:(0,l.p_)("OS_ARCH",_.Kd),help:"Platforms that providers must have packages for, one per line: `lin\
ux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",field:"upgrade",kind:l.lx,help:"Predict `init -upgrade`, w\
hich ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,l.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number\
 of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}],g=[{name:"tokens",
field:"tokens",kind:(0,l.p_)("HOST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{
name:"cli-config",field:"cliConfig",kind:l.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],
E=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,l.lq)((0,l.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for \
one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,l.ai)({min:0,max:10,
whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrenc\
y",kind:(0,l.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",
kind:(0,l.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"\
600"},{name:"ca-file",field:"caFile",kind:l.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolv\
e",field:"resolve",kind:(0,l.p_)("HOST=ADDRESS",_.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certifi\
cates must still match the host.",default:""}],y=[{name:"certificate-days",field:"certificateDays",kind:(0,l.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS \
certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,l.YA)({min:.1,max:300}),help:"Warn i\
f discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,l.Yq)("error","warning","never"),help:"Lowest severity that fails the c\
heck: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,l.p_)("CODE",_.x2),help:"Findings to ignore, one per line: `CODE`, \
or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,l.p_)("FILE",O),help:"Report f\
iles to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md` or `.codequality.json` (GitLab).",default:""},{name:"hi\
story",field:"history",kind:l.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept from run to \
run.",default:""},{name:"badge",field:"badge",kind:l.PW,help:"JSON file for a badge of shields.io to write.",default:""}],b=[...o,...u,...v,...g,...E,...y,...A],
N=[["What to check",o],["Many repositories",u],["Following `init`",v],["Credentials",g],["Network",E],["Result",y]]}),6875:((p,I,i)=>{i.d(I,{I:()=>l,V:()=>c});class c{#e=new AbortController;#n=null;get why(){
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
"util")})},ce={};function V(p){var I=ce[p];if(I!==void 0)return I.exports;var i=ce[p]={exports:{}},c=!0;try{ue[p](i,i.exports,V),c=!1}finally{c&&delete ce[p]}return i.
exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",I=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",c=A=>{A&&A.d<1&&(A.d=1,A.forEach(_=>_.r--),A.forEach(_=>_.r--?_.r++:_()))},l=A=>A.map(_=>{if(_!==null&&typeof _=="ob\
ject"){if(_[p])return _;if(_.then){var k=[];k.d=0,_.then(m=>{O[I]=m,c(k)},m=>{O[i]=m,c(k)});var O={};return O[p]=m=>m(k),O}}var w={};return w[p]=m=>{},w[I]=_,w});
V.a=(A,_,k)=>{var O;k&&((O=[]).d=-1);var w=new Set,m=A.exports,o,u,v,g=new Promise((E,y)=>{v=y,u=E});g[I]=m,g[p]=E=>(O&&E(O),w.forEach(E),g.catch(y=>{})),A.exports=
g,_(E=>{o=l(E);var y,b=()=>o.map(U=>{if(U[i])throw U[i];return U[I]}),N=new Promise(U=>{y=()=>U(b),y.r=0;var K=x=>x!==O&&!w.has(x)&&(w.add(x),x&&!x.d&&(y.r++,x.
push(y)));o.map(x=>x[p](K))});return y.r?N:b()},E=>(E?v(g[i]=E):u(m),c(O))),O&&O.d<0&&(O.d=0)}})(),(()=>{var p=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):
i=>i.__proto__,I;V.t=function(i,c){if(c&1&&(i=this(i)),c&8||typeof i=="object"&&i&&(c&4&&i.__esModule||c&16&&typeof i.then=="function"))return i;var l=Object.create(
null);V.r(l);var A={};I=I||[null,p({}),p([]),p(p)];for(var _=c&2&&i;typeof _=="object"&&!~I.indexOf(_);_=p(_))Object.getOwnPropertyNames(_).forEach(k=>A[k]=()=>i[k]);
return A.default=()=>i,V.d(l,A),l}})(),V.d=(p,I)=>{for(var i in I)V.o(I,i)&&!V.o(p,i)&&Object.defineProperty(p,i,{enumerable:!0,get:I[i]})},V.f={},V.e=p=>Promise.
all(Object.keys(V.f).reduce((I,i)=>(V.f[i](p,I),I),[])),V.u=p=>({69:"69",343:"558",371:"660",400:"400",432:"660",558:"558",629:"660",660:"660",826:"660",909:"55\
8",915:"660",929:"558",949:"400"}[p]??p)+".index.js",V.o=(p,I)=>Object.prototype.hasOwnProperty.call(p,I),V.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={667:0,792:0},I=i=>{var{ids:c,modules:l,runtime:A}=i,
_,k,O=0;for(_ in l)V.o(l,_)&&(V.m[_]=l[_]);for(A&&A(V);O<c.length;O++)k=c[O],V.o(p,k)&&p[k]&&p[k][0](),p[c[O]]=0};V.f.j=(i,c)=>{var l=V.o(p,i)?p[i]:void 0;if(l!==
0)if(l)c.push(l[1]);else{var A=import("./"+V.u(i)).then(I,_=>{throw p[i]!==0&&(p[i]=void 0),_}),A=Promise.race([A,new Promise(_=>l=p[i]=[_])]);c.push(l[1]=A)}}})();
var ae={};V.d(ae,{C:()=>Me,a:()=>Se});const Me=()=>Promise.all([V.e(558),V.e(929),V.e(667),V.e(343),V.e(909)]).then(V.bind(V,2909)),Se=()=>Promise.all([V.e(667),
V.e(69)]).then(V.bind(V,9069));var ke=ae.C,be=ae.a;export{ke as runAction,be as runCli};
