var ue={9018:((p,I,i)=>{i.d(I,{r:()=>ye,c:()=>we});var a=i(1831),u=i(2713),E=i(7630);const _=R=>(0,a.Pv)(R).ok,S=R=>R.includes(".")&&_(R);function A(R,L){const D=(0,E.
vk)(R.tokens??"").flatMap(y=>{const j=y.indexOf("="),H=y.slice(j+1).trim(),J=j<0?"":y.slice(0,j).trim();return J!==""&&(!_(J)||!J.includes(".")&&S(H))?[H,J,y]:[
H]}),B=Object.entries(L).flatMap(([y,j])=>y.startsWith("TF_TOKEN_")&&j!==void 0?[j]:[]);return[...D,...B,R["github-token"]?.trim()??""].filter(y=>y!=="").map(y=>new u.
o(y))}var T=i(1064);const m=16777619,s=2654435761;class l{length;#e;#n;#s;#t;constructor(L,D,B){this.length=L,this.#e=D;const y=Math.max(4,Math.ceil(Math.log2(2*
B.length+1)));this.#n=new Int32Array(2**y).fill(-1),this.#s=32-y;let j=1;for(let H=1;H<L;H+=1)j=Math.imul(j,m);this.#t=j;for(const H of B)this.#n[this.#c(D,H,this.#i(
D,H))]=H}hasAt(L,D){return D<0||D+this.length>L.length?!1:this.#o(L,D,this.#i(L,D))>=0}search(L,D,B){const y=this.length;if(L.length<y)return;let j=this.#i(L,0);
for(let H=0;;H+=1){const J=this.#o(L,H,j);if(J>=0){let[z,Z]=[0,y];for(;z<D&&this.#r(L,H,J,-1-z);)z+=1;for(;Z<y+D&&this.#r(L,H,J,Z);)Z+=1;B(H-z,H+Z)}if(H+y>=L.length)
return;const G=j-Math.imul(L[H]??0,this.#t);j=Math.imul(G,m)+(L[H+y]??0)|0}}#o(L,D,B){return this.#n[this.#c(L,D,B)]??-1}#r(L,D,B,y){const j=L[D+y];return j!==void 0&&
j===this.#e[B+y]}#c(L,D,B){let y=Math.imul(B^B>>>15,s)>>>this.#s;for(;;){const j=this.#n[y]??-1;if(j<0||this.#a(j,L,D))return y;y=y+1===this.#n.length?0:y+1}}#a(L,D,B){
for(let y=0;y<this.length;y+=1)if(!this.#r(D,B,L,y))return!1;return!0}#i(L,D){let B=0;for(let y=D;y<D+this.length;y+=1)B=Math.imul(B,m)+(L[y]??0)|0;return B}}var v=i(
7251),g=i(8408);const O=4;function $(R,L){let D={text:R,starts:null};for(let B=0;B<O&&D!==null;B+=1)L(c(D,R.length)),D=n(D,R.length)}const b="\u2026",N=32,U=Uint16Array.
from({length:128},(R,L)=>{const D=String.fromCharCode(L);return L<=N||L===127?N:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function F(R){return R===b?
R:/[\s\x80-\x9f]/.test(R)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(R)?"":R.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),W=new Uint32Array(1025);function C(R){if(R<x.length)return;const[L,D]=[new Uint16Array(2*R),new Uint32Array(2*R+1)];L.set(x),D.set(W),x=L,W=D}function c({
text:R,starts:L},D){C(R.length);let B=0;for(let y=0;y<R.length;y+=1){const j=R.charCodeAt(y),H=L===null?y:L[y]??D;if(j<128){B=r(U[j]??N,H,B);continue}const J=String.
fromCodePoint(R.codePointAt(y)??0),G=F(J);C(B+G.length+R.length-y);for(let z=0;z<G.length;z+=1)B=r(G.charCodeAt(z),H,B);y+=J.length-1}return W[B]=D,{codes:x.subarray(
0,B),starts:W.subarray(0,B+1)}}function r(R,L,D){return R===N&&D>0&&x[D-1]===N?D:(x[D]=R,W[D]=L,D+1)}const f={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
w=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
e=/[%\\&]|xn--/i;function n({text:R,starts:L},D){if(!e.test(R))return null;let B="";const y=[];let j=0;const H=G=>L===null?G:L[G]??D,J=G=>{for(let z=j;z<G;z+=1)
y.push(H(z));B+=R.slice(j,G)};for(const G of R.matchAll(w)){J(G.index),j=G.index+G[0].length;for(const{written:z,at:Z}of t(G)){B+=z;for(let ee=0;ee<z.length;ee+=
1)y.push(H(G.index+Z))}}return j===0?null:(J(R.length),{text:B,starts:y})}function t(R){const[L,D,B,y,j,H,J,G,z,Z]=R;return D!==void 0?d(D):Z!==void 0?[{written:(0,g.
mI)(Z.toLowerCase()),at:0}]:o(B!==void 0?String.fromCharCode(Number.parseInt(B,16)):y!==void 0?h(Number.parseInt(y,16)):J!==void 0?h(Number(J)):G!==void 0?h(Number.
parseInt(G,16)):z!==void 0?f[z]??L:j??(H===void 0?"":" "))}const o=R=>[{written:R,at:0}],h=R=>R<=1114111?String.fromCodePoint(R):"\uFFFD";function d(R){const L=R.
startsWith("%")?3:4,D=Array.from({length:R.length/L},(y,j)=>Number.parseInt(R.slice(L*(j+1)-2,L*(j+1)),16)),B=[];for(let y=0;y<D.length;){const{written:j,size:H}=M(
D,y);B.push({written:j,at:L*y}),y+=H}return B}function M(R,L){const D=R[L]??0,B={written:String.fromCharCode(D),size:1};if(D<192)return B;const y=D<224?2:D<240?
3:4;let j=D&127>>y;for(let H=L+1;H<L+y;H+=1){const J=R[H]??0;if((J&192)!==128)return B;j=j<<6|J&63}return{written:h(j),size:y}}const k="***",P=12,K=4,X=200;function Y(R){
const L=Q(R);return L===null?null:(D,B)=>{const y=[];return $(D,j=>q(j,D,L,y)),y.length===0?D:se(D,y,B)}}function Q(R){const L=[];for(const J of(0,v.x)(R))$(J,({
codes:G})=>{G.length>=u.I&&L.push(G.slice())});if(L.length===0)return null;const D=new Uint16Array(L.reduce((J,{length:G})=>J+G,0)),B=Array.from({length:P+1},()=>[]),
y=Array.from({length:P},()=>[]);let j=0;for(const J of L){const{length:G}=J;D.set(J,j);for(let Z=0;Z+P<G;Z+=K)B[P]?.push(j+Z);const z=Math.min(G,P);B[z]?.push(j+
G-z);for(let Z=u.I;Z<z;Z+=1)y[Z]?.push(j);j+=G}const H=(J,G)=>J.length===0?[]:[new l(G,D,J)];return{pieces:B.flatMap(H),heads:y.flatMap(H).reverse()}}function q({
codes:R,starts:L},D,{pieces:B,heads:y},j){const H=(z,Z)=>{const ee=R[z]===N?z+1:z;let te=R[Z-1]===N?Z-1:Z;for(;te<R.length&&L[te]===L[te-1];)te+=1;const ie=L[ee]??
0,le=L[te]??D.length,ne=j.at(-1);ne===void 0||ie<ne.from||ie>ne.to?j.push({from:ie,to:le}):j[j.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const z of B)
z.search(R,z.length===P?K-1:0,H);const J=z=>{const Z=y.find(ee=>ee.hasAt(R,z-ee.length));Z!==void 0&&H(z-Z.length,z)},G=b.charCodeAt(0);for(let z=R.indexOf(G);z>=
0;z=R.indexOf(G,z+1))J(z);D.length>=X&&J(R.length)}function se(R,L,D){let B="",y=0;for(const j of L.toSorted((H,J)=>H.from-J.from))j.to<=y||D.size>0&&de(R,j,D)||
((j.from>y||y===0)&&(B+=R.slice(y,j.from)+k),y=j.to);return B+R.slice(y)}const oe=R=>R<"\x80"?/[a-z\d.:-]/i.test(R):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(R),fe=260;function de(R,{
from:L,to:D},B){const y=J=>Math.max(L-J,J-D)<fe&&oe(R[J]??"");let j=L;for(;y(j-1);)j-=1;let H=D;for(;y(H);)H+=1;for(;H>D&&/[.:]/.test(R[H-1]??"");)H-=1;return B.
has(R.slice(j,H))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(R,L)=>pe.has(R)||R==="client"&&T.Du.some(D=>D===L),ge=new Set;function ve(R){return re(()=>{const L=Y(R);return L===null?
D=>D:(D,B=ge)=>re(()=>Te(Oe(y=>L(y,B)))(D))})}function re(R){try{return R()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(R){
const L=new Map;return D=>{const B=L.get(D);if(B!==void 0)return B;const y=R(D);return D.length<=Ae&&L.size<Ee&&L.set(D,y),y}}function Te(R){const L={ours:new Map,
theirs:new Map},D=(y,j,H)=>{if(Array.isArray(y))return y.map(G=>B(G,j+1,H));const J=Object.entries(y).map(([G,z])=>H==="ours"&&_e(G,z)?[G,z]:[R(G),B(z,j+1,me.has(
G)?"theirs":H)]);return Object.fromEntries(J)},B=(y,j,H)=>{if(typeof y=="string")return R(y);if(j>he)return null;if(typeof y!="object"||y===null)return y;const J=L[H].
get(y)??D(y,j,H);return L[H].set(y,J),J};return y=>B(y,0,"ours")}function we(R,L,D=()=>{}){const B=new Map;let y=null;const j=H=>{const J=H.filter(G=>!B.has(G.reveal()));
if(J.length!==0){for(const G of J)B.set(G.reveal(),G);y=null,D(J)}};return re(()=>j(A(R,L))),{learn:H=>re(()=>j([H])),redact:(H,J)=>(y??=ve([...B.values()]),y(H,
J))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function ye(R,{redact:L}){try{return R(L)}catch{return $e}}}),
7251:((p,I,i)=>{i.d(I,{K:()=>l,x:()=>T});var a=i(6246),u=i(6979),E=i(2713);function _(g){const O=g.reveal(),$=/[\r\n]/.test(O)?O.split(/[\r\n]+/):[];return[O,...$].
filter(b=>b.trim().length>=E.I)}const S=g=>[...new Set([g,Buffer.from(g).toString("latin1")])],A=g=>["","x","xx"].flatMap(O=>{const $=Buffer.from(O+g).toString(
"base64"),b=$.slice(Math.ceil(O.length*4/3)).replace(/=+$/,"");return $.endsWith("=")?[b.slice(0,-1),b]:[b]});function*T(g){const O=g.flatMap(_).map($=>$.trim());
for(const $ of new Set(O.flatMap(S)))yield $,$.includes(" ")&&(yield $.replaceAll(" ","+")),yield*A($),yield Buffer.from($).toString("hex")}const m=16*1024,s=1024*
1024;function l(g){let O=s;return $=>{const b=$.flatMap(_).flatMap(U=>[U,U.trim()]),N=[];for(const U of new Set(b.flatMap(S))){if(U.length>m||O<0)continue;const F=v(
U).filter(x=>x.trim().length>=E.I);N.push(...F),O-=F.join("").length}g([...new Set([...b,...N])])}}function v(g){const O=(0,u.ft)(g),$=(0,a.o)(g).slice(1,-1),b=[
encodeURIComponent(g.toWellFormed()),...O.ok?[O.value]:[]],N=A(g),U=Buffer.from(g).toString("hex");return[g,g.toLowerCase(),$,JSON.stringify(g).slice(1,-1),...b,
...b.map(F=>F.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...N,...N.map(F=>F.replaceAll("+","-").replaceAll("/","_")),U,U.toUpperCase()]}}),6309:((p,I,i)=>{i.d(
I,{A3:()=>_,Lw:()=>E,Or:()=>S});var a=i(3592);const u={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class E extends Error{name="Refused"}function _(A){if(A instanceof
E)return A.message;if(!S(A))return`${String(A)}; this is a bug of tf-disco, please report it at ${a.xV}`;const T=u[A.code];return`${A.message.split(", ")[0]}${T===
void 0?"":`; ${T}`}`}const S=A=>typeof A=="object"&&A!==null&&"syscall"in A&&"code"in A}),6181:((p,I,i)=>{i.d(I,{RY:()=>E,n7:()=>m,r5:()=>a});function a(s){if(!s.
includes(":"))return u(s);const l=s.indexOf("%");return l===s.length-1?null:S(l<0?s:s.slice(0,l))}function u(s){const l=s.split("."),v=l.length===4&&l.every(O=>/^(0|[1-9]\d{0,2})$/.
test(O)),g=l.map(Number);return v&&g.every(O=>O<=255)?g:null}function E(s){const l=s.split(".").map(_),v=l.pop()??Number.NaN,g=4-l.length;if(!(g>0&&l.every(b=>b<=
255)&&v<256**g))return null;const $=Array.from({length:g},(b,N)=>Math.floor(v/256**(g-1-N))%256);return[...l,...$]}function _(s){return/^0x[\da-f]*$/i.test(s)?Number.
parseInt(`0${s.slice(2)}`,16):/^0[0-7]*$/.test(s)?Number.parseInt(s,8):/^[1-9]\d*$/.test(s)?Number(s):Number.NaN}function S(s){const[l="",v,...g]=s.split("::");
if(v===void 0){const N=A(l,!0);return N?.length===16?N:null}const[O,$]=[A(l,!1),A(v,!0)];if(O===null||$===null||g.length>0)return null;const b=16-O.length-$.length;
return b<2?null:[...O,...Array(b).fill(0),...$]}function A(s,l){if(s==="")return[];const v=s.split(":"),g=v.map((O,$)=>{if(/^[0-9a-f]{1,4}$/i.test(O)){const b=Number.
parseInt(O,16);return[b>>8,b&255]}return l&&$===v.length-1?u(O):null});return g.every(O=>O!==null)?g.flat():null}const T=[0,0,0,0,0,0,0,0,0,0,255,255].join();function m(s){
const l=a(s)??[];return l.slice(0,12).join()===T?l.slice(12).join("."):s}}),4874:((p,I,i)=>{i.d(I,{AN:()=>U,I9:()=>o,ap:()=>F,f:()=>C});const a=9,u=10,E=13,_=32,
S=34,A=43,T=44,m=45,s=46,l=48,v=69,g=92,O=101,$=117,b=d=>d===_||d===u||d===E||d===a,N=d=>d>=l&&d<=l+9;function U(d,M){let k=M;for(;k<d.length&&b(d.charCodeAt(k));)
k+=1;return k}function F(d,M){let k=M+1;for(;k<d.length;){const P=d.charCodeAt(k);if(P===S)return k+1;if(P<_)return~k;if(P===g){const K=x(d,k);if(K===0)return~k;
k+=K}else k+=1}return~d.length}function x(d,M){if(M+1>=d.length)return 0;if(d.charCodeAt(M+1)!==$)return'"\\/bfnrt'.includes(d.charAt(M+1))?2:0;for(let k=M+2;k<
M+6;k+=1)if(k>=d.length||!W(d.charCodeAt(k)))return 0;return 6}function W(d){const M=d|32;return N(d)||M>=97&&M<=102}function C(d,M){const k=c(d.charCodeAt(M))?
r(d,M):w(d,M);return k>=0&&f(d,k)?k:~M}const c=d=>d>=97&&d<=122;function r(d,M){const k=["true","false","null"].find(P=>d.startsWith(P,M));return k===void 0?-1:
M+k.length}function f(d,M){if(M>=d.length)return!0;const k=d.charCodeAt(M);return k===T||b(k)||'"{}[]:'.includes(d.charAt(M))}function w(d,M){const k=n(d,M)===m?
M+1:M;let P=n(d,k)===l?k+1:e(d,k);if(P>0&&n(d,P)===s&&(P=e(d,P+1)),P>0&&(n(d,P)===v||n(d,P)===O)){const K=n(d,P+1);P=e(d,K===A||K===m?P+2:P+1)}return P}function e(d,M){
let k=M;for(;k<d.length&&N(d.charCodeAt(k));)k+=1;return k===M?-1:k}const n=(d,M)=>M<d.length?d.charCodeAt(M):0,t=200;function o(d,M,k){return k-M<=t&&!h(d,M,k)?
!1:!Number.isFinite(Number(d.slice(M,k)))}function h(d,M,k){for(let P=M;P<k-3;P+=1){const K=d.charCodeAt(P);if(K===O||K===v)return!0}return!1}}),3307:((p,I,i)=>{
i.d(I,{Gv:()=>v,HT:()=>W,I:()=>e,IL:()=>w,CI:()=>C,Ey:()=>x});const a=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],E=["number too larg\
e for a 64-bit float","use a smaller number"],_=["the text ends before the JSON value is complete","check that the file was not truncated"],S=["trailing comma",
"remove the comma"];function A(n,t){return t===n.length?_:n[t]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const T=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function m(n,t,o){for(const[h,...d]of T)if(h.test(n))return d;switch(t){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:
/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return o===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${o}`]:["missing comma",
"add the comma"]}}function s(n,t,[o,h]){let[d,M]=[1,1];for(let k=0;k<t;k+=1){const P=n.charCodeAt(k);P===a?(d+=1,M=1):(P<56320||P>57343)&&(M+=1)}return{why:`lin\
e ${d}, column ${M}: ${o}`,advice:h}}var l=i(4874);const v=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),g=1e4,O=34,$=44,b=58,N=91,U=123,F=125,x=(n,t)=>new c(
n,t).run({start:0,end:n.length}),W=(n,t)=>new c(n,null).run({start:0,end:n.length},t);function C(n,t,o){new c(n,o).run(t)}class c{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(t,o){
this.#e=t,this.#n=o}run(t,o="whole"){const h=this.#e,d=this.#s,M=(0,l.AN)(h,t.start);for(let P=M,K=0;P<t.end;P=(0,l.AN)(h,K)){const X=h.charCodeAt(P);if(K=this.#u(
P,X),K<0)return this.#h(P,~K);if(this.#t==="next"&&d.length===1&&this.#n?.(this.#c,K,this.#a,this.#i),o==="first"&&this.#t==="next"&&d.length===0)return null;this.#o=
X,this.#r=P}return this.#t!=="next"||d.length>0?s(h,h.length,_):this.#n!==null&&this.#l>=0&&h.charCodeAt(M)===U?s(h,this.#l,E):null}#u(t,o){const h=this.#s[this.#s.
length-1];if(o===h&&(this.#t==="next"||r(this.#o)))return this.#s.pop(),this.#t="next",t+1;switch(this.#t){case"value":return this.#f(t,o);case"key":return o===
O?this.#d(t):~t;case"colon":return o!==b?~t:(this.#t="value",t+1);case"next":return o!==$||h===void 0?~t:(this.#t=h===F?"key":"value",t+1)}}#f(t,o){const h=this.#s.
length;if(h===1&&(this.#c=t),r(o))return h===g?~t:(this.#s.push(o+2),this.#t=o===U?"key":"value",t+1);const d=o===O,M=d?(0,l.ap)(this.#e,t):(0,l.f)(this.#e,t);return M<
0||(!d&&this.#l<0&&(0,l.I9)(this.#e,t,M)&&(this.#l=t),this.#t="next"),M}#d(t){const o=(0,l.ap)(this.#e,t);return this.#s.length===1&&(this.#a=t,this.#i=o),this.#t=
"colon",o}#h(t,o){const h=this.#e,d=h.charCodeAt(t),M=this.#s.at(-1);if(o>t)return s(h,o,A(h,o));if(this.#t==="value"&&r(d))return s(h,t,u);if(d===M&&this.#o===
$)return s(h,this.#r,S);const k=M===void 0?void 0:String.fromCharCode(M);return s(h,t,m(h.slice(t,t+2),this.#t,k))}}const r=n=>n===U||n===N,f=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function w(n){return n.startsWith('"')?e(n):n.includes("\\u")?JSON.parse(n.replace(f,(t,o)=>o===void 0?t:"\\ufffd")):JSON.parse(n)}function e(n){return JSON.parse(
n).toWellFormed()}}),3625:((p,I,i)=>{i.d(I,{J:()=>a,T:()=>u});const a=E=>({ok:!0,value:E}),u=E=>({ok:!1,why:E})}),6246:((p,I,i)=>{i.d(I,{D:()=>E,o:()=>u});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},u=m=>`"${_(m.toWellFormed())}"`;function E(m,s){let l="",v=s;
for(const g of m.toWellFormed()){if(v===0)break;const O=new TextEncoder().encode(g);l+=O.length<=v?_(g):A(O.subarray(0,v)),v=Math.max(0,v-O.length)}return`"${l}\
"`}function _(m){return/^[ !#-[\]-~]*$/.test(m)?m:m.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),s=>a[s]??S(s))}function S(m){const s=m.codePointAt(0)??0;return s<
128?`\\x${T(s,2)}`:s<65536?`\\u${T(s,4)}`:`\\U${T(s,8)}`}const A=m=>Array.from(m,s=>`\\x${T(s,2)}`).join(""),T=(m,s)=>m.toString(16).padStart(s,"0")}),6979:((p,I,i)=>{
i.d(I,{Ge:()=>W,V$:()=>l,ft:()=>v,h0:()=>U,xB:()=>F,y3:()=>g});var a=i(3625),u=i(6246);const E=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:E,zone:E,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,A=/^[A-Za-z0-9._~-]/,T=/%(?![0-9A-Fa-f]{2})/,m=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
s=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function l(C,c){let r="";for(const{0:f,index:w}of C.matchAll(S))if(A.test(f)||_[c].includes(f))r+=f;else{if(f==="%")return(0,a.
T)(N(C,w));if(f.startsWith("%")){const e=Number.parseInt(f.slice(1),16);if($(e,c))return(0,a.T)(`invalid URL escape "${f}"`);r+=b(e,c)}else if(f>"\x7F")r+=encodeURIComponent(
f.toWellFormed());else{if(c==="host"||c==="zone")return(0,a.T)(`invalid character ${(0,u.o)(f)} in host name`);r+=b(f.charCodeAt(0),c)}}return(0,a.J)(r)}function v(C){
return C==="%2A"?(0,a.J)("*"):O(C,m)?(0,a.J)(C):l(C,"path")}const g=C=>O(C,s)?(0,a.J)(C):l(C,"fragment"),O=(C,c)=>c.test(C)&&!T.test(C);function $(C,c){return c===
"host"?C<128&&C!==37:c!=="zone"||C===37||C===32?!1:b(C,"zone").startsWith("%")}function b(C,c){const r=String.fromCharCode(C);return A.test(r)||_[c].includes(r)?
r:`%${C.toString(16).toUpperCase().padStart(2,"0")}`}const N=(C,c)=>`invalid URL escape ${(0,u.D)(C.slice(c,c+4),3)}`;function U(C){for(const c of C.split("&")){
if(c.includes(";"))return"invalid semicolon separator in query";const[,...r]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const f of r){const w=f.search(T);if(w>=0)return N(
f,w)}}return null}function F(C){return C.split("&").flatMap(c=>{if(c===""||c.includes(";"))return[];const[,...r]=/^([^=]*)=?(.*)$/s.exec(c)??[],[f,w]=r.map(e=>l(
e.replaceAll("+","%20"),"query"));return f?.ok&&w?.ok?[[x(f.value),x(w.value)]]:[]})}const x=C=>C.replaceAll("%20","+"),W=C=>C.toSorted(([c],[r])=>c<r?-1:c>r?1:
0).map(([c,r])=>`${c}=${r}`).join("&")}),630:((p,I,i)=>{i.d(I,{O:()=>_,s:()=>S});var a=i(3625),u=i(4283),E=i(6979);function _(m,s){const l=(0,u.Dl)(s);return l.
ok?(0,a.J)(S(m,l.value)):l}function S(m,s){if(s.scheme!==""||s.host!==""||s.user!==null){const b=s.scheme===""?m.scheme:s.scheme;return{...s,scheme:b,path:T(s.path)}}
const{scheme:l}=m,v=s.path===""&&!s.forceQuery&&s.query==="",g=v?m.query:s.query,O=v&&s.fragment===""?m.fragment:s.fragment;if(s.path===""&&m.opaque!=="")return{
...s,scheme:l,query:g,fragment:O,opaque:m.opaque};const $=T(A(m.path,s.path));return{...s,scheme:l,query:g,fragment:O,user:m.user,host:m.host,path:$}}function A(m,s){
return s===""?m:s.startsWith("/")?s:m.slice(0,m.lastIndexOf("/")+1)+s}function T(m){if(m==="")return"";const s=m.split("/"),l=[];for(const $ of s)$===".."?(l.pop(),
l.length===1&&l[0]===""&&l.pop()):$!=="."?l.push($):l.length===0&&l.push("");const v=s.at(-1),g=`/${l.join("/")}${v==="."||v===".."?"/":""}`,O=(0,E.ft)(g.startsWith(
"//")?g.slice(1):g);return O.ok?O.value:g}}),4283:((p,I,i)=>{i.d(I,{Dl:()=>l,Pl:()=>g,aR:()=>b,cz:()=>O,jr:()=>v,t5:()=>$});var a=i(6181),u=i(3625),E=i(6246),_=i(
6979),S=i(8947);const A=/[^ -~\u0080-\u{10ffff}]/u,T=/^([A-Za-z][A-Za-z0-9+.-]*):/,m=/^(?::[0-9]*)?$/,s=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function l(e){const[n,
t]=w(e,"#"),o=N(n);if(!o.ok)return(0,u.T)(`parse ${(0,E.o)(n)}: ${o.why}`);const h=(0,_.y3)(t);return h.ok?(0,u.J)({...o.value,fragment:h.value}):(0,u.T)(`parse\
 ${(0,E.o)(e)}: ${h.why}`)}function v(e){const n=e.scheme===""?"":`${e.scheme}:`,t=e.forceQuery||e.query!==""?`?${e.query}`:"",o=e.fragment===""?"":`#${e.fragment}`,
h=e.opaque===""?c(e)+r(e):e.opaque;return n+h+t+o}function g(e){const n=e.opaque.replace(/^[^/]*@/,"");return v({...e,opaque:n,user:null,query:"",forceQuery:!1,
fragment:""})}function O(e){const n=e.host.lastIndexOf(":"),t=n>=0&&m.test(e.host.slice(n)),o=t?e.host.slice(0,n):e.host,h=o.startsWith("[")&&o.endsWith("]");return{
name:f(h?o.slice(1,-1):o),port:t?e.host.slice(n+1):""}}function $(e){const n=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+n}function b(e){
if(e.user===null)return null;const n=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`\
Basic ${btoa(n)}`}function N(e){if(A.test(e))return(0,u.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,u.T)("missing protocol sch\
eme");const n=T.exec(e)?.[1]??"",t=n.toLowerCase(),[o,h]=w(n===""?e:e.slice(n.length+1),"?"),d=h===""&&e.endsWith("?"),k={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:t,query:h,forceQuery:d};return o.startsWith("/")?U(k,o):t!==""?(0,u.J)({...k,opaque:o}):w(o,"/")[0].includes(":")?(0,u.T)("first pat\
h segment in URL cannot contain colon"):F(k,o)}function U(e,n){if(!(n.startsWith("//")&&(e.scheme!==""||!n.startsWith("///"))))return F({...e,omitHost:e.scheme!==
""},n);const[o]=w(n.slice(2),"/"),h=o.lastIndexOf("@"),d=W(o.slice(h+1),e.scheme);if(!d.ok)return d;const M=h<0?(0,u.J)(null):x(o.slice(0,h));return M.ok?F({...e,
user:M.value,host:d.value},n.slice(2+o.length)):M}function F(e,n){const t=(0,_.ft)(n);return t.ok?(0,u.J)({...e,path:t.value}):t}function x(e){if(!s.test(e))return(0,u.
T)("net/url: invalid userinfo");const[n,t]=w(e,":"),o=(0,_.V$)(n,"user");if(!o.ok)return o;if(!e.includes(":"))return(0,u.J)({name:o.value,password:null});const h=(0,_.
V$)(t,"user");return h.ok?(0,u.J)({name:o.value,password:h.value}):h}function W(e,n){const t=e.lastIndexOf("[");if(t>0)return(0,u.T)("invalid IP-literal");if(t===
0)return C(e);const o=e.indexOf(":"),h=/^https?$/.test(n)?o:e.lastIndexOf(":"),d=h<0?"":e.slice(h);return m.test(d)?(0,_.V$)(e,"host"):(0,u.T)(`invalid port ${(0,E.
o)(d)} after host`)}function C(e){const n=e.lastIndexOf("]");if(n<0)return(0,u.T)("missing ']' in host");const t=e.slice(n+1);if(!m.test(t))return(0,u.T)(`inval\
id port ${(0,E.o)(t)} after host`);const o=e.slice(0,n).indexOf("%25"),h=o<0?n:o,d=(0,_.V$)(e.slice(1,h),"host");if(!d.ok)return d;const M=(0,_.V$)(e.slice(h,n),
"zone");if(!M.ok)return M;const k=f(d.value+M.value),P=(0,a.r5)(k);return P===null?(0,u.T)(`invalid host: ParseAddr(${(0,E.o)(k)}): unable to parse IP`):P.length===
4?(0,u.T)("invalid IP-literal"):(0,u.J)(`[${d.value}${M.value}]${t}`)}function c(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const n=e.user?.password??null;return`//${(e.user?.name??"")+(n===null?"":`:${n}`)}${e.user===null?"":"@"}${e.
host}`}function r(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&c(e)===""&&w(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function f(e){return e.replace(/(?:%[0-9A-F]{2})+/g,n=>{const t=n.slice(1).split("%");return(0,S._6)(Uint8Array.from(t,o=>Number.parseInt(o,16)))})}function w(e,n){
const t=e.indexOf(n);return t<0?[e,""]:[e.slice(0,t),e.slice(t+n.length)]}}),8947:((p,I,i)=>{i.d(I,{ZJ:()=>A,_6:()=>u,iP:()=>m,uK:()=>T});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function u(s){const l=a.decode(s);return l.includes("\uFFFD")?a.decode(_(s)):l}const E=255;function _(s){const l=new Uint8Array(s);for(let v=0;v<
s.length;v+=1){const g=s[v]??0;if(g<224||g>244)continue;const O=g<240?3:4,$=S(s,v,O);$<O&&l.fill(E,v,v+$),v+=$-1}return l}function S(s,l,v){const g=s[l],O=s[l+1]??
0,$=g===224?160:g===240?144:128,b=g===237?159:g===244?143:191;if(O<$||O>b)return 1;let N=2;for(;N<v&&((s[l+N]??0)&192)===128;)N+=1;return N}const A=s=>m(new TextEncoder().
encode(s));function T(s){const l=new Uint8Array(s.length);for(let v=0;v<s.length;v+=1)l[v]=s.charCodeAt(v);return a.decode(l)}function m(s){let l="";for(const v of s)
l+=String.fromCharCode(v);return l}}),4690:((p,I,i)=>{i.d(I,{i:()=>a});const a=({hrtime:u})=>()=>Number(u.bigint())/1e6}),9077:((p,I,i)=>{i.d(I,{q:()=>A,w:()=>_});
const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],u=300,E=5e3;function _(T,m,{isFinal:s,crash:l,now:v}){const g=new AbortController;let O=0;const $=()=>s||g.signal.
aborted;for(const b of a)T.on(b,()=>{const N=v()-O;m.end({kind:"signal",signal:b}),$()?(s||N>u)&&S(b,T):O=v(),g.abort()});return T.on("uncaughtException",b=>{m.
end({kind:"crash"});const N=l(b);$()&&T.exit(N),g.abort(),setTimeout(()=>T.exit(N),E).unref()}),T.on("exit",()=>m.end({kind:"crash"})),g.signal}function S(T,m){
m.removeAllListeners(T),m.kill(m.pid,T)}async function A(T,m){const{stdout:s,stderr:l}=T;for(const g of[s,l])await new Promise(O=>g.write("",O));if(T.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&T.platform!=="win32"&&T.execve!==void 0){const{execPath:g}=T;T.execve(g,[g,"--eval",`require('node:process').exit(${m})`],{})}T.
exit(m)}}),3386:((p,I,i)=>{i.d(I,{p:()=>u});const a=100;function u(){setTimeout(async()=>{(await Promise.resolve().then(i.t.bind(i,8877,19))).setFlagsFromString(
"--semi-space-growth-factor=1")},a).unref()}}),2057:((p,I,i)=>{i.d(I,{B_:()=>A,Dx:()=>S,yy:()=>E});var a=i(6309),u=i(5955);async function E(T,m){for(const s of(0,u.
mk)(m)){if(!T.writable)return;T.write(s)||await _(T)}}const _=T=>new Promise(m=>{const s=["drain","error","close"],l=()=>{for(const v of s)T.off(v,l);m()};for(const v of s)
T.on(v,l)});async function*S(T){let m=[];for await(const s of T.setEncoding("utf8")){const l=String(s).split(`
`),v=l.pop()??"";for(const g of l)yield[...m,g].join("").replace(/\r$/,""),m=[];m.push(v)}m.some(s=>s!=="")&&(yield m.join(""))}function A(T,m){let s=!1;T.on("e\
rror",l=>{const v=!s;s=!0,v&&l.code!=="EPIPE"&&m((0,a.A3)(l))})}}),3229:((p,I,i)=>{i.d(I,{Kc:()=>l,L6:()=>A,NM:()=>W,cr:()=>C});var a=i(1831),u=i(5011);const E=1024,
_=c=>(0,a.Pv)(c).ok;function S(c,...r){for(const f of c){const w=f(...r);if(w!==null)return w}return null}function A(c){if(c.length>E)return null;const r=(0,a.Pv)(
c);if(r.ok)return T(c,(0,a.nx)(r.value));const f=S(v,c);if(f!==null)return f;const{inside:w,removed:e}=$(c);if(c.includes("@",c.lastIndexOf(w)))return"write the\
 hostname alone, not a URL";for(const n of e.length===0?[]:[w,w.replace(/:\D.*$/s,"")])if(_(n))return`remove ${b(e)}: ${n}`;return S(N,w)}function T(c,r){if(/(^|\.)xn--/i.
test(c))return`write it in Unicode: ${r}; upper-case punycode is only accepted by accident`;const f=r.replace(/(?<!\.)\.+(?=$|:)/,"");return f===r?null:`remove \
the trailing dot: tokens and settings for ${f} do not apply to this host`}const m=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
s="replace the placeholder",l=c=>m.test(c),v=[c=>l(c)?s:null,c=>{const r=c.split(/[\s,;]+/).filter(f=>f!=="");return r.length<2?null:r.every(f=>f.includes(".")&&
_(f))?`write one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}],g=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,O=[["the wh\
ite space",c=>c.trim()],["the quotation marks",c=>c.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",c=>c.replace(g,"")],["the trailing slash",c=>c.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",c=>c.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",c=>c.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",c=>c.slice(c.lastIndexOf("@")+
1)],["the trailing colon",c=>c.replace(/^([^:]*):$/,"$1")]];function $(c){let r=c;const f=[];for(const[w,e]of O){const n=e(r);n!==r&&f.push(w),r=n}return{inside:r,
removed:f}}const b=c=>c.join(", ").replace(/, ([^,]*)$/," and $1"),N=[c=>/^\[.*\](:\d+)?$/s.test(c)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(c)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,c=>c.includes("*")?"write each hostname; wildcards are not supported":null,c=>{if(!/(^|\.)xn--/i.test(c))return null;
const r=(0,a.WV)(c);return _(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"},c=>{if(!c.includes("_"))return null;if(c.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const r=c.replaceAll("_","-");return`a hostname cannot contain underscores${_(r)?`; did you mean ${r}?`:""}`},
c=>{const r=c.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return r!==c&&_(r)?`remove the extra dots: ${r}`:null},c=>/(^|\.)-|-(\.|:|$)/.test(c)?"remo\
ve the hyphen at the start or end of a label":null,c=>/(^|\.)[^.:]{2}--/.test(c)?"a label cannot have hyphens as its third and fourth character":null,c=>{const[
,r="",f=""]=/^([^:]*):(.*)$/s.exec(c)??[];return _(r)?/^[+-]?[0-9]+$/.test(f)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}],U=c=>{
const r=(0,u.rE)(c,"terraform");return r.ok&&!r.value.hostImplied},F=c=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(c),x=[c=>c===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(c,r)=>!r&&l(c)?s:null,c=>c===c.trim()?null:"remove the white space around the address",(c,r)=>{const[,f="",w=""]=/^(https?:\/\/)(.*)$/i.
exec(c)??[];return f===""||!U(w)?null:`remove ${f} to use the registry module: ${w}${r?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(c,r,[f="",...w])=>{const[,e="",n=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(f)??[];if(w.length!==3||e!=="localhost"&&n===
"")return null;const t=r?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${n} or ${e}.localdomain${n}${t}`},
(c,r,[f="",...w])=>w.length===3&&F(f)?A(f):null,(c,r,f)=>{const[w=""]=f;return r||f.length!==3||!F(w)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${w==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(c,r,f)=>{const w=/^https?:$/i.test(f[0]??"")&&f[1]==="",[e="",...n]=w?
f.slice(2):f;if(r||n.length!==4||!F(e))return null;const[t="",o=""]=[n[0],n[3]],[h,d]=[n.slice(1),n.slice(0,3)].map(M=>[e,...M].join("/"));return/^v?\d+\.\d+/.test(
o)?`write ${d}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${h}; service discovery works only at the root of a host\
, not below /${t}`},(c,r,f)=>!r&&f.length>=3&&c.includes("?")?"remove the query; set the version with the `version` argument":null,(c,r,f)=>{const w=f.at(-1)??"";
return r||![3,4].includes(f.length)||!/[A-Z]/.test(w)?null:`write the target system in lower case: ${[...f.slice(0,-1),w.toLowerCase()].join("/")}`},(c,r)=>!r&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(c)?`write ./${c} to use a directory of this repository`:null];function W(c,r,f){if(r.kind==="local"||c.length>E)return null;const[
w="",...e]=c.split("/");if(f.ok)return f.value.hostImplied?null:A(w);const n=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return S(x,c,r.kind===
"remote",[w,...n])}function C(c){if(c.length>E)return null;if(l(c))return s;if(c!==c.trim())return"remove the white space around the address";const[,r=""]=/^https?:\/\/(.*)$/i.
exec(c)??[];if(r!=="")return`remove the scheme: ${r}`;const f=c.split("/"),[w=""]=f;return f.length===2&&F(w)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":f.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":f.length===3?A(w):null}}),6174:((p,I,i)=>{i.d(I,{Q:()=>A,_:()=>_});const a="***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function _(m){return/[@?]/.test(m)?m.replace(/[^\s"']+/g,s=>s.split("://").map((l,v)=>T(l,v>0)).join("://").replace(E,(l,v,g)=>u.
test(g)?l:`${v}${g}=${a}`)):m}const S=/(=\s*)"[^"]*(?:"|$)/g,A=m=>_(m.replace(S,`$1"${a}"`));function T(m,s){const l=m.search(/[/?#]/),v=l<0?m:m.slice(0,l),O=s&&
/:(?!\d*$)/.test(v)?m.lastIndexOf("@"):v.lastIndexOf("@"),$=m.slice(0,Math.max(O,0)).replace(/^[a-z0-9]+::/,""),b=s?$!=="git":$.includes(":");return O<0||!b?m:a+
m.slice(O)}}),1064:((p,I,i)=>{i.d(I,{$I:()=>$,Du:()=>A,Jd:()=>c,Mq:()=>N,NX:()=>b,SZ:()=>l,Yr:()=>v,ab:()=>O,bB:()=>m,n3:()=>E,pH:()=>U,rG:()=>g,sX:()=>C,tB:()=>x,
zK:()=>T});const a="registry.terraform.io",u=[a,"registry.opentofu.org"],E=r=>u.includes(r),_=["modules.v1","providers.v1"],S={terraform:{name:"Terraform",uses:_,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:_,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:_,replaces:_,defaults:u},renovate:{name:"\
Renovate",uses:_,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},A=["terraform","opentofu"],T=Object.keys(S),m=Object.fromEntries(Object.entries(S).map(([r,{name:f}])=>[r,f])),s=r=>S[r],l=r=>_.includes(
r)?T.filter(f=>s(f).uses.includes(r)):A,v=r=>T.filter(f=>s(f).defaults?.includes(r)),g=T.filter(r=>s(r).replaces.length>0),O=r=>T.filter(f=>s(f).replaces.includes(
r)),$={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},b={terraform:3,opentofu:9},N=r=>r===429||r>=500&&r!==501,U=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
F={terraform:"1.15.0",opentofu:"1.12.0"};function x(r,f){const w=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(f[r]??"");if(w===null)return F[r];
const e=w[1]?.split(".")??[];return[0,1,2].map(n=>e[n]??"0").join(".")}function W(r,f){const[w=[],e=[]]=[r,f].map(t=>t.split(".").map(Number)),n=w.findIndex((t,o)=>t!==
e[o]);return n<0||(w[n]??0)>(e[n]??0)}const C=r=>W(r,"1.12.0"),c=(r,f)=>r==="opentofu"||!W(f,"1.13.0")}),1831:((p,I,i)=>{i.d(I,{$k:()=>U,$o:()=>f,Jr:()=>w,Pm:()=>r,
Pv:()=>l,Rt:()=>g,Sv:()=>b,WV:()=>$,cu:()=>N,fK:()=>F,nx:()=>O});var a=i(3625),u=i(6246),E=i(4283),_=i(8408);const S=443,A=65535,T=9223372036854775807n,m=-9223372036854775808n,
s="TF_TOKEN_";function l(e){const{name:n,portion:t}=x(e.toWellFormed()),o=W(t);if(!o.ok)return/^https?$/i.test(n)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):o;if(o.value.startsWith(":-"))return(0,a.T)("port number is negative");const h=C(n);if(h!==null)return(0,a.T)(h);const d=(0,_.YE)(n);
return d.ok?d.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(d.value+o.value):d}const v=new Set(["localterraform.com","loca\
ltofu.com"]),g=e=>v.has(e);function O(e){const{name:n,portion:t}=x(e);return(0,_.DI)(n)+t}function $(e){const{name:n,portion:t}=x(e.toWellFormed()),o=W(t);return((0,_.
QC)(n)??n)+(o.ok?o.value:t)}function b(e){const{name:n,portion:t}=x(e);return{name:n,port:t===""?S:Number(t.slice(1))}}const N=e=>`https://${e}/.well-known/terr\
aform.json`;function U(e){if(!e.startsWith(s))return null;const n=e.slice(s.length).replaceAll("__","-").replaceAll("_","."),t=l($(n));return t.ok?t.value:null}
function F(e){const n=O(e),t=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_"),n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_")];
return[...new Set(t)].map(o=>s+o).filter(o=>U(o)===e)}function x(e){const n=e.indexOf(":");return n===-1?{name:e,portion:""}:{name:e.slice(0,n),portion:e.slice(
n)}}function W(e){if(e==="")return(0,a.J)("");const n=e.slice(1);if(!/^[+-]?[0-9]+$/.test(n))return(0,a.T)("port portion contains non-digit characters");const t=n.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),o=t.length>20?null:BigInt(t.replace("+",""));return o===null||o>T||o<m?(0,a.T)("port portion contains non-digit characters"):
o>A?(0,a.T)("port number is greater than 65535"):(0,a.J)(o===BigInt(S)?"":`:${o}`)}function C(e){if(e==="")return"empty string is not a valid hostname";for(const n of e.
replace(/\.{1,2}$/,"").split(".")){if(n==="")return"hostname contains empty label (two consecutive periods)";if(n.startsWith("xn--"))return`hostname label ${(0,u.
o)(n)} specified in punycode format; service hostnames must be given in unicode`}return null}const c={http:"80",https:"443",ssh:"22"};function r(e){const{name:n,
port:t}=(0,E.cz)(e),o=n.includes(":")?`[${n}]`:n,h=t===""||t===c[e.scheme];return f(h?o:`${o}:${t}`)}function f(e){const n=l(e);return n.ok?n.value:e.toLowerCase()||
null}const w=(e,n)=>n.length===0||n.some(t=>t.subdomains?e.endsWith(`.${t.host}`):e===t.host)}),8408:((p,I,i)=>{i.d(I,{mI:()=>N,QC:()=>$,YE:()=>g,DI:()=>b});const a=(...t)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...t),u=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...t);var E=i(3625),_=i(6246);const S=256,A={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},T={...A,checkBidi:!1},m=new RegExp("\\p{M\
}{31}","u"),s="xn--",l=new TextEncoder;let v;function g(t){return v?.name!==t&&(v={name:t,ascii:O(t)}),v.ascii}function O(t){const o=x(t,!1);if(!o.ok)return o;const h=W(
o.value,A);return h===null?(0,E.T)(U(c(t,!1))):(0,E.J)(h)}function $(t){const o=x(t,!0);if(!o.ok)return null;const h=W(o.value,T);if(h===null)return null;const d=x(
h,!1);return d.ok?d.value.join("."):null}const b=t=>C(t)?u(t,A).domain:t,N=t=>u(t).domain,U=t=>`idna: invalid label ${(0,_.o)(t)}`;function F(t){return`idna: di\
sallowed rune U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function x(t,o){if(t.length>S&&C(t))return(0,E.T)(`hostname is longer than ${S}\
 characters`);const h=[];for(const d of c(t,o).split(".")){const M=d.startsWith(s)?r(d):(0,E.J)(d);if(!M.ok)return M;const k=f(M.value);if(k!==null)return(0,E.T)(
k);h.push(M.value)}return(0,E.J)(h)}function W(t,o){const h=t.join(".");return n(h)?h:a(h,o)}const C=t=>/[^\0-\x7f]|xn--/i.test(t);function c(t,o){return t.replace(
/[A-Z]+|[^\0-\x7f]/gu,d=>n(d)?d.toLowerCase():u(d,{transitionalProcessing:o}).domain).normalize("NFC")}function r(t){const o=t.slice(s.length);if(o==="")return(0,E.
J)("");const h=u(t).domain;return h===t||n(h)?(0,E.T)(U(o)):h.normalize("NFC")!==h||!Array.from(h).every(e)?(0,E.T)(U(h)):(0,E.J)(h)}function f(t){if(w(t))return U(
t);if(/^[a-z0-9-]*$/.test(t))return null;if(m.test(t))return U(t);if(!n(t)&&a(t,T)!==null)return null;for(const o of t){if(!e(o))return U(t);if(o<"\x80"&&!/[a-z0-9-]/.
test(o))return F(o)}return U(t)}function w(t){if(t.startsWith("-")||t.endsWith("-"))return!0;if(!t.slice(0,4).includes("--"))return!1;const o=l.encode(t.slice(0,
5));return o.length>4&&o[2]===45&&o[3]===45}function e(t){if(t<"\x80")return!0;const{domain:o,error:h}=u(`1${t}`);return!h&&o===`1${t}`}const n=t=>!/[^\0-\x7f]/.
test(t)}),5011:((p,I,i)=>{i.d(I,{A:()=>b,Nj:()=>U,Vm:()=>v,mD:()=>g,rE:()=>$,vL:()=>O});var a=i(3625),u=i(6246),E=i(1831),_=i(4321);const S={terraform:g("regist\
ry.terraform.io"),opentofu:g("registry.opentofu.org")},A=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,T=/^[0-9a-z]{1,64}$/,m="must be between one and 64 c\
haracters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",s="must be between one and 64\
 ASCII letters or digits",l={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the na\
mespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},v=W=>S[W];function g(W){const C=(0,E.
Pv)(W);if(!C.ok)throw new Error(C.why);return C.value}function O(W,C){if(U(W))return{kind:"local"};const c=$(W,C);if(c.ok)return c.value;const r=(0,_.Zy)(W,C);return r.
ok?{kind:"remote",...r.value}:{kind:"invalid",error:r.why}}function $(W,C){return U(W)?(0,a.T)(`can't use local directory ${(0,u.o)(W)} as a module registry add\
ress`):N(W,"module",C)}const b=W=>N(W,"component","terraform");function N(W,C,c){const r=l[C],{address:f,subdirectory:w}=(0,_.UQ)(W);if(w.startsWith("../"))return(0,a.
T)((0,_.dr)(w,C));const e=f.split("/"),n=e.length===r.parts;if(!n&&e.length!==r.parts+1)return(0,a.T)(`a ${C} registry source address must have ${r.count}`);const t=n?
(0,a.J)(v(c)):F(e.shift()??"",C);if(!t.ok)return t;const o=x(e,C);if(o!==void 0)return(0,a.T)(o);const[h="",d="",M=""]=e,k={hostImplied:n,namespace:h,name:d,system:M,
subdirectory:w};return(0,a.J)({kind:"registry",host:t.value,...k})}const U=W=>/^\.\.?[/\\]/.test(W);function F(W,C){const c=(0,E.Pv)(W);if(!c.ok){const r=`inval\
id ${C} registry hostname ${(0,u.o)(W)}`;return W.includes("--")?(0,a.T)(`${r}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,a.T)(r)}return c.value.includes(".")?l[C].reserved.includes(c.value)?(0,a.T)(`can't use ${(0,u.o)(c.value)} as a ${C} registry host, because it'\
s reserved for installing directly from version control repositories`):c:(0,a.T)(`invalid ${C} registry hostname: must contain at least one dot`)}function x([W="",
C="",c],r){if(!A.test(W))return W.includes(".")?`source address must have ${l[r].afterHost}`:`invalid namespace ${(0,u.o)(W)}: ${m}`;const f=`${r} registry addr\
esses may not include a query string portion`;if(!A.test(C))return c===void 0&&C.includes("?")?f:`invalid ${r} name ${(0,u.o)(C)}: ${m}`;if(!(c===void 0||T.test(
c)))return c.includes("?")?f:`invalid target system ${(0,u.o)(c)}: ${s}`}}),4321:((p,I,i)=>{i.d(I,{UQ:()=>v,Zy:()=>T,cx:()=>m,dr:()=>O,uE:()=>l});var a=i(3625),
u=i(6246),E=i(4283),_=i(6979),S=i(1064),A=i(1831);function T(e,n){const t=m(e,n);if(!t.ok)return t;const{subdirectory:o,host:h}=t.value;return(0,a.J)({subdirectory:o,
host:h})}function m(e,n){const{address:t,subdirectory:o}=v(e);if(o.startsWith("../"))return(0,a.T)(O(o));const h=N(t.toWellFormed(),n);if(!h.ok)return h;const{subdirectory:d}=h.
value;if(d==="")return(0,a.J)({...h.value,subdirectory:o});const M=g(`${d}/${o}`);return M.startsWith("../")?(0,a.T)(`detected ${O(M)}`):(0,a.J)({...h.value,subdirectory:M})}
const s=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function l(e,n){const t=s.exec(e)?.[0];if(t===
void 0)return null;const o=T(`${t}a/b`,n);return o.ok?o.value.host:null}function v(e){const n=e.indexOf("?"),t=n<0?e:e.slice(0,n),o=t.indexOf("://"),h=t.indexOf(
"//",o<0?0:o+3);if(h<0)return{address:e,subdirectory:""};const d=n<0?"":e.slice(n),M=t.slice(h+2);return{address:t.slice(0,h)+d,subdirectory:M===""?"":g(M)}}function g(e){
const n=e.startsWith("/"),t=[];for(const h of e.split("/"))h===""||h==="."||(h!==".."?t.push(h):t.length>0&&t.at(-1)!==".."?t.pop():n||t.push(h));const o=(n?"/":
"")+t.join("/");return o===""?".":o}const O=(e,n="module")=>`subdirectory path ${(0,u.o)(e)} leads outside of the ${n} package`,$=(e,n=e.scheme)=>(0,a.J)({subdirectory:"",
host:e.scheme==="file"?null:(0,A.Pm)(e),getter:n,url:e}),b=(e,n)=>(0,a.J)({subdirectory:"",host:n,getter:e,url:null});function N(e,n){const[,t,o]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(e)??[e,void 0,e],{address:h}=v(o??e),d=(0,E.Dl)(h);if(d.ok&&d.value.scheme!=="")return $(d.value,t);for(const k of w){const P=k(h,n);if(P?.ok)return(0,a.J)(
{...P.value,getter:t??P.value.getter});if(P!==void 0)return P}const M=n==="terraform"?"address":"string";return(0,a.T)(`invalid source ${M}: ${e}`)}function U(e,n,t){
const o=(0,E.Dl)(e);if(!o.ok)return(0,a.T)(`error parsing ${n} URL: ${o.why}`);const{path:h}=o.value,d=t==="git"&&!h.endsWith(".git");return $(d?{...o.value,path:`${h}\
.git`}:o.value,t)}const F=e=>{if(!e.startsWith("github.com/"))return;const n=e.replace(/\?.*$/s,"").split("/");if(n.length<3)return(0,a.T)("GitHub URLs should b\
e github.com/username/repo");const t=U(`https://${n.slice(0,3).join("/")}`,"GitHub","git");if(!t.ok||n.length===3)return t;const o=(0,_.V$)(n.slice(3).join("/").
replaceAll("%","%25"),"path");if(!o.ok)return o;if(o.value==="")return t;const h=g(o.value).replaceAll("%","%25");return(0,a.J)({...t.value,subdirectory:h})},x=(e,n)=>{
const[,t,o,h]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(o===void 0||h===void 0)return;const d=(0,_.h0)(/\?(.*)$/s.exec(h)?.[1]??""),M=n==="terraform"?
"Git":"GitHub";return d!==null?(0,a.T)(`error parsing ${M} SSH URL: ${d}`):t==="git"?b("git",(0,A.$o)(o)):void 0},W=e=>e.startsWith("bitbucket.org/")?U(`https:/\
/${e}`,"BitBucket","git"):void 0,C=(e,n)=>{const t=n==="terraform"?"googleapis.com/":".googleapis.com/";if(!e.includes(t))return;const o=e.split("/");return o.length<
5?(0,a.T)("URL is not a valid GCS URL"):U(`https://www.googleapis.com/storage/${o.slice(2).join("/")}`,"GCS","gcs")},c=e=>{if(!e.includes(".amazonaws.com/"))return;
const[n="",...t]=e.split("/"),o=r(n.split("."));return o===void 0?(0,a.T)("URL is not a valid S3 URL"):U(`https://${[o,...t].join("/")}`,"S3","s3")};function r(e){
const[n="",t="",o=""]=e;return e.length===3?`${n}.amazonaws.com`:e.length===4?`${t}.amazonaws.com/${n}`:e.length===5&&t==="s3"?`s3.${o}.amazonaws.com/${n}`:void 0}
const w=[F,x,W,C,c,(e,n)=>{if(e!=="")return e.startsWith("/")?b("file",null):(0,a.T)(`${S.bB[n]} cannot detect a supported external module source type for ${e}`)}]}),
8999:((p,I,i)=>{i.d(I,{v:()=>E});var a=i(4283),u=i(630);function E(_,S){const A=(0,a.Dl)(S);if(!A.ok)return{...A,reason:"syntax"};const m=A.value.scheme===""?(0,u.
s)(_,A.value):A.value;return m.scheme!=="http"&&m.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${m.scheme}`}:m.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...m,fragment:""}}}}),9562:((p,I,i)=>{i.d(I,{Bn:()=>m,D6:()=>N,M:()=>s,OA:()=>x,
OZ:()=>T,S3:()=>A,TE:()=>h,TW:()=>C,Tz:()=>d,e$:()=>_,eQ:()=>f,oe:()=>t,p4:()=>$,qE:()=>U,xq:()=>S});var a=i(3307),u=i(3625),E=i(8999);const _="modules.v1",S="p\
roviders.v1",A="login.v1",T="tfe.v2",m="tfe.v2.1",s="tfe.v2.2",l=[_,S,T,m,s,"state.v2"],v=[A,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],g=P=>P.
split(".",1)[0]??"",O=(P,K)=>P.some(X=>g(X)===g(K)),$=P=>O(l,P),b=new Set([...l,...v]),N=P=>P!=="state.v2"&&b.has(P),U=P=>$(P)||O(v,P),F=[_,S,A,T,m,s,...v];function x(P){
if(U(P))return null;const K=P.toLowerCase(),X=Y=>Y===K||Y.slice(g(Y).length)===K.slice(g(K).length)&&g(Y).length>=W&&C(g(Y),g(K));return F.find(X)??null}const W=5;
function C(P,K){let X=0;for(;X<P.length&&P[X]===K[X];)X+=1;const[Y,Q]=[P.slice(X),K.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const c="[0-9A-Za-z~-]",r=P=>`${P}${c}*(?:\\.${c}+)*`,f=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${r("[0-9]")})|-?(${r("[A-\
Za-z~-]")}))?(?:\\+(${r(c)}))?`,w=new RegExp(`^${f}$`),e=2n**63n-1n,n=2n**64n-1n;function t(P,K){const X=P.indexOf(".");if(X<0)return(0,u.T)(`invalid service ID\
 format (i.e. service.vN): ${P}`);const Y=P.slice(0,X),Q=P.slice(X+1);switch(K){case"terraform":return w.exec(Q)?.[1]?.split(".").every(oe=>o(oe,e))?(0,u.J)({name:Y,
version:Q}):(0,u.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&o(q.slice(
1),n)?(0,u.J)({name:Y,version:Q}):(0,u.T)('invalid service version: must be "v" followed by an integer major version number')}}}const o=(P,K)=>P.replace(/^0+/,"").
length<=String(K).length&&BigInt(P)<=K;function h(P,K){const X=t(P,K.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(K.services===null)
return{kind:"missing",why:d(Y)};const Q=K.services.find(q=>q.id===P);return Q!==void 0?M(Q,X.value,K):K.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:k(X.value,K)}:{kind:"missing",why:`host ${K.display} does not provide a ${Y} service`}}const d=P=>`host does not provide a ${P} service`;function M({id:P,
value:K,leftOut:X=0},Y,Q){if(P===A)return(0,a.Gv)(K)?{kind:"object",value:K,leftOut:X}:{kind:"type",why:`service ${P} must be declared with an object value in t\
he service discovery document`,value:K};if(typeof K!="string")return{kind:"type",why:k(Y,Q),value:K};const q=(0,E.v)(Q.documentUrl,K);if(q.ok)return{kind:"url",
url:q.value,value:K};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:K}}function k({name:P,version:K},{client:X,
display:Y}){const Q=X==="terraform"?K:BigInt(/\d+/.exec(K)?.[0]??0);return`host ${Y} does not support ${P} version ${Q}`}}),2713:((p,I,i)=>{i.d(I,{I:()=>u,o:()=>E});
const a="***",u=4;class E{#e;constructor(S){this.#e=S}reveal(){return this.#e}toString(){return a}toJSON(){return a}[Symbol.for("nodejs.util.inspect.custom")](){
return a}}}),3592:((p,I,i)=>{i.d(I,{Bw:()=>E,_O:()=>u,aq:()=>_,xV:()=>S,xv:()=>a});const a="1.0.0",u=`tf-disco-action/${a}`,E="https://github.com/org/tf-disco-a\
ction",_=`${E}/blob/v1/docs/problems.md`,S=`${E}/issues`}),5955:((p,I,i)=>{i.d(I,{$$:()=>u,Wv:()=>a,_3:()=>S,_Q:()=>_,mk:()=>m,ux:()=>A});class a{bytes;constructor(l){
this.bytes=l}take(l){const v=u(l);return v>this.bytes?!1:(this.bytes-=v,!0)}}const u=s=>new TextEncoder().encode(s).length,E=100;function*_(s,l,v,g=""){let[O,$]=[
0,0];for(const b of s){const N=$<E?v(b):null;N!==null&&l.take(N)?yield`${O++===0?"":g}${N}`:$+=1}return $}function S(s,l){let v=l;for(const[g,O]of s.toSorted(($,b)=>$-
b).entries()){const $=v/(s.length-g);if(O>$)return $;v-=O}return Number.POSITIVE_INFINITY}function A(s,l,v){let[g,O]=[0,0];for(const $ of s){if(O+=v($),O>l)break;
g+=1}return g===s.length?s:s.slice(0,g)}const T=64*1024;function*m(s){let l="";for(const v of s)l+=v,!(l.length<T)&&(yield l,l="");l!==""&&(yield l)}}),8641:((p,I,i)=>{
i.d(I,{BP:()=>v,D9:()=>$,J7:()=>l,LS:()=>g,RK:()=>s,cq:()=>w,h$:()=>W,js:()=>O,s$:()=>r,z5:()=>f});const a=500,u=4e3,E=160,_=2,S=e=>/^[ -~]*$/.test(e),A=e=>new RegExp(
"[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),T=e=>new RegExp("\\p{M}","u").test(e),m=e=>`\
<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function s(e,n=a){if(e.length<=n&&S(e))return e;let t="",o=_;for(const h of e){o=T(h)?o+
1:0;const d=A(h)||o>_?m(h):h;if(t.length+d.length>n)return`${t}\u2026`;t+=d}return t}function l(e,n=E){const t=Array.from(e.slice(-2*n)).slice(-n).join(""),o=Array.
from(s(t,Number.POSITIVE_INFINITY));return`${t===e&&o.length<=n?"":"\u2026"}${o.slice(-n).join("")}`}function v(e){return e.replace(/##(?=\w*\[)/g,"# #").replace(
/^(\s*:)(?=:)/,"$1 ")}function g(e,n=u){const o=e.split(`
`).map(h=>v(s(h,n))).join(`
`);return o.length>n?`${o.slice(0,n).toWellFormed()}\u2026`:o}function O(e,n=a){return s(e,n).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,t=>`&#${t.codePointAt(
0)};`)}function $(e,n=a){return e===""?"<i>empty</i>":`<code>${O(e,n)}</code>`}const b=e=>S(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").
test(e),N=/^[0-9a-f]{7,}$/i,U=`"'(`,F=`"'),.;:!?\u2026`,x=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function W(e,n=u){return(s(e,n).match(x)??[]).map(t=>{if(t.
split(" ").every(c))return O(t,n);if(t.includes(" ")||/^(["`]).+\1$/u.test(t))return $(t.replace(/^`(.*)`$/u,"$1"),n);const{before:h,core:d,after:M}=C(t);return`${O(
h)}${$(d.replace(/^`(.*)`$/u,"$1"),n)}${O(M)}`}).join("")}function C(e){let n=0,t=e.length;for(;n<t&&U.includes(e.charAt(n));)n+=1;for(;t>n&&F.includes(e.charAt(
t-1));)t-=1;return{before:e.slice(0,n),core:e.slice(n,t),after:e.slice(t)}}function c(e){const{core:n}=C(e);return b(n)&&!N.test(n)}const r=e=>e.replace(/[^ -~\n]/gu,
n=>A(n)?f(n):n).replace(/##(?=\w*\[)/g,f),f=e=>e.replace(/[\s\S]/g,n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`);function w(e){return e.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9703:((p,I,i)=>{i.d(I,{p:()=>S});var a=i(3592),u=i(8641);const E=100,_=5;function S(A,T){const m=[];
let s=A;for(;s!==void 0&&m.length<_;)m.push(T(s instanceof Error?s.stack??s.message:String(s))),s=s instanceof Error?s.cause:void 0;const l=m.join(`
caused by: `).split(`
`).slice(0,E);return[`tf-disco ${a.xv} crashed; this is a bug, please report it with this text at ${a.xV}`,...l.map(v=>(0,u.BP)((0,u.RK)(v)))].join(`
`)}}),3469:((p,I,i)=>{i.d(I,{l:()=>$,w:()=>O});var a=i(1064);const u=[0,0,0],E=[Number.POSITIVE_INFINITY,0,0],_={from:u,before:E},S={from:[Number.MAX_SAFE_INTEGER,
0,0],before:E},A=(b,N)=>b[0]-N[0]||b[1]-N[1]||b[2]-N[2],T=200,m=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function s(b){if(b.length>T)return null;if(b==="latest")return S;const N=b.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(F=>F!=="");let U=_;for(const F of N){const x=l(F);if(x===null)return null;U={from:A(x.from,U.from)>0?x.from:U.from,before:A(x.before,U.before)<0?x.before:
U.before}}return N.length===0?null:U}function l(b){const N=m.exec(b);if(N===null)return null;const[,U="",...F]=N,x=F.slice(0,3).flatMap(w=>/^\d/.test(w??"")?[Number(
w)]:[]),[W=0,C=0,c=0]=x,r=[W,C,c],f=w=>w<=1?[W+1,0,0]:w===2?[W,C+1,0]:[W,C,c+1];switch(U){case">=":return{from:r,before:E};case">":return{from:f(x.length),before:E};case"\
<":return{from:u,before:r};case"<=":return{from:u,before:f(x.length)};case"!=":return _;case"~>":return{from:r,before:f(x.length-1)};case"^":return{from:r,before:f(
1)};case"~":return{from:r,before:f(Math.min(x.length,2))};default:return{from:r,before:f(x.length)}}}const v=(b,N)=>b===null?N:s(b)?.from??N;function g(b,N){const{
from:U,before:F}=s(b)??_;return A(U,v(N.before,E))<0&&A(v(N.from,u),F)<0}function O(b,N){const U=a.pH.filter(x=>x.client===b);if(N.length===0)return U;const F=U.
filter(x=>N.some(W=>g(W,x)));return F.length===0?U:F}const $=b=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(b)}),3474:((p,I,i)=>{i.d(I,{CV:()=>m,
Ku:()=>v,Ob:()=>f,PW:()=>T,TN:()=>O,WD:()=>$,YA:()=>N,Yq:()=>x,ai:()=>b,lq:()=>U,lx:()=>F,pS:()=>g,p_:()=>l});var a=i(2713),u=i(3469),E=i(7630),_=i(8535);const S=(e,n)=>({
isList:!1,value:e,parse:n}),A=e=>({value:e,mistakes:[]}),T=S("FILE",e=>A(e||null)),m=S("TOKEN",e=>A(e===""?null:new a.o(e))),s=20,l=(e,n,t=E.Dw)=>({isList:!0,value:e,
parse:(o,h)=>{const d=t(o).map(n),M=d.flatMap(k=>k.ok?[]:[`${h}: ${k.why}`]);return{value:d.flatMap(k=>k.ok?[k.value]:[]),mistakes:v(M,h)}}});function v(e,n){const t=e.
length-s;return e.slice(0,s).concat(t>0?`${n}: ${t} more lines are wrong`:[])}const g=1e4,O={isList:!0,value:"HOST",parse:(e,n)=>{const{value:t,mistakes:o}=l("H\
OST",E.l6).parse(e,n),h=Map.groupBy(t,({host:k})=>k),d=Array.from(h,([k,P])=>({host:k,services:[...new Set(P.flatMap(({services:K})=>K))],addresses:P.flatMap(({
addresses:K})=>K)})),M=`${n} has ${d.length} hosts, the limit is ${g}`;return{value:d,mistakes:d.length>g?[...o,M]:o}}},$=e=>({isList:!0,value:"LABEL",parse:(n,t)=>{
const{value:o,mistakes:h}=l("LABEL",E.V8).parse(n,t),d=o.flat();return{value:[...new Set(d.length===0?[e]:d)],mistakes:h}}}),b=({min:e,max:n,whole:t})=>S("N",(o,h)=>{
const d=/^\d+(\.\d+)?$/.test(o)?Number(o):Number.NaN;if(d>=e&&d<=n&&(!t||Number.isInteger(d)))return A(d);const k=`${h} is "${o}", expected ${t?"a whole number":
"a number"} from ${e} to ${n}`;return{value:e,mistakes:[k]}}),N=e=>S("SECONDS",(n,t)=>{const{value:o,mistakes:h}=b(e).parse(n,t);return{value:o*1e3,mistakes:h}}),
U=({parse:e,...n})=>({...n,parse:(t,o)=>t===""?A(null):e(t,o)}),F=S("",(e,n)=>{const t=/^(true|True|TRUE)$/.test(e),o=t||/^(false|False|FALSE)$/.test(e);return{
value:t,mistakes:o?[]:[`${n} is "${e}", expected "true" or "false"`]}}),x=(...e)=>({isList:!1,value:e.join("|"),choices:e,parse:(n,t)=>{const h=e.some(d=>d===n)?
[]:[`${t} is "${n}", ${W(n,e)}`];return{value:n,mistakes:h}}});function W(e,n){const t=(0,_.q)(e,n),o=t===null?"":`; did you mean "${t}"?`;return`expected one o\
f ${n.map(h=>`"${h}"`).join(", ")}${o}`}const C=["auto","terraform","opentofu","both"],c=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,f={isList:!1,value:"C\
LI",choices:C,parse:(e,n)=>{const[,t,o=null]=c.exec(e)??[],h=`${n} is "${e}"`;if(t===void 0){const M=W(e,C),k=M.endsWith("?")?"":'; a version may follow: "terra\
form 1.15"';return{value:w,mistakes:[`${h}, ${M}${k}`]}}const d={name:t,version:o};if(o===null)return A(d);if(t==="auto"||t==="both"){const M=`${h}, but only "t\
erraform" and "opentofu" can have a version`;return{value:w,mistakes:[M]}}return(0,u.l)(o)?A(d):{value:w,mistakes:[`${h}, expected a version such as "${t} 1.10"`]}}},
w={name:"auto",version:null}}),7630:((p,I,i)=>{i.d(I,{Dw:()=>T,IL:()=>$,Ju:()=>N,Kd:()=>W,V8:()=>c,aS:()=>l,jM:()=>O,l6:()=>g,vk:()=>m,x2:()=>x});var a=i(3625),
u=i(3229),E=i(1064),_=i(1831),S=i(9562),A=i(2713);function T(r){return r.split(/\r\n|[\n\r]/).map(f=>f.replace(/(^|\s)#.*$/s,"").trim()).filter(f=>f!=="")}function m(r){
return r.split(/\r\n|[\n\r]/).map(f=>f.trim()).filter(f=>f!==""&&!f.startsWith("#"))}function s(r){const f=(0,_.Pv)(r);if(f.ok)return f;const w=(0,u.L6)(r);return(0,a.
T)(`"${r}" is not a hostname: ${f.why}${w===null?"":`; ${w}`}`)}function l(r){const f=(0,S.OA)(r);return f!==null?(0,a.T)(`"${r}" is not a known service id; did\
 you mean ${f}?`):E.Du.some(w=>(0,S.oe)(r,w).ok)?(0,a.J)(r):(0,a.T)(`"${r}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const v=/^(modules\.v1|providers\.v1)=(.*)$/s;
function g(r){const f=r.split(/\s+/).flatMap(k=>v.test(k)?[k]:k.split(",")),[w="",...e]=f.filter(k=>k!==""),n=s(w),t=e.flatMap(k=>{const[,P,K=""]=v.exec(k)??[];
return P===void 0?[]:[{service:P,text:K}]}),o=e.map(k=>v.exec(k)?.[1]??k),h=o.map(l).flatMap(k=>k.ok?[]:[k.why]),d=n.ok?h:[n.why,...h];if(!n.ok||d.length>0)return(0,a.
T)(d.join("; "));const M=t.map(k=>({...k,host:n.value}));return(0,a.J)({host:n.value,services:[...new Set(o)],addresses:M})}function O(r){const f=r.startsWith("\
*."),w=s(f?r.slice(2):r);return w.ok?(0,a.J)({host:w.value,subdomains:f}):w}function $(r){const f=r.indexOf("=");if(f<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const w=(0,_.Pv)(r.slice(0,f).trim());return w.ok?(0,a.J)({host:w.value,token:new A.o(r.slice(f+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const b=/^\d{1,5}$/;function N(r){const f="expected HOST[:PORT]=ADDRESS[:PORT]",w=r.indexOf("=");if(w<0)return(0,a.
T)(`"${r}" has no "="; ${f}`);const e=r.slice(0,w).trim(),n=s(e);if(!n.ok)return n;const t=n.value.replace(/:\d+$/,""),o=F(r.slice(w+1).trim());return o===null?
(0,a.T)(`"${r}" has no valid address; ${f}`):(0,a.J)({name:t,port:U(e),...o})}function U(r){const f=r.indexOf(":");return f<0?null:Number(r.slice(f+1))}function F(r){
const f=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(r)??/^([^:\s[\]]+)(?::(.*))?$/.exec(r);if(f?.[1]!==void 0){const w=f[2];return w===void 0?{address:f[1],addressPort:null}:
!b.test(w)||Number(w)<1||Number(w)>65535?null:{address:f[1],addressPort:Number(w)}}return/^[\da-fA-F:]+$/.test(r)?{address:r,addressPort:null}:null}function x(r){
const[f="",w,...e]=r.split(/\s+/);if(e.length>0)return(0,a.T)(`"${r}" has too many words; expected CODE [HOST]`);if(w===void 0)return(0,a.J)({code:f,host:null});
const n=s(w);return n.ok?(0,a.J)({code:f,host:n.value}):n}const W=r=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(r)?(0,a.J)(r):(0,a.T)(`"${r}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),C=50;function c(r){const f=r.split(",").map(e=>e.trim()).filter(e=>e!==""),w=f.find(e=>e.length>C);return w===void 0?(0,a.
J)(f):(0,a.T)(`"${w}" has ${w.length} characters; GitHub allows at most ${C}`)}}),8535:((p,I,i)=>{i.d(I,{q:()=>E});var a=i(9562);const u=3;function E(S,A){const T=_(
S);if(T.length<2)return null;const m=s=>{const[l,...v]=T.length<u?[]:A.filter(g=>s(_(g)));return l===void 0||v.length>0?null:l};return A.find(s=>_(s)===T)??A.find(
s=>(0,a.TW)(_(s),T))??m(s=>s.startsWith(T))??m(s=>s.includes(T))}const _=S=>S.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((p,I,i)=>{i.d(I,{GN:()=>_,P$:()=>A,
w7:()=>S});var a=i(6174),u=i(7630),E=i(4844);class _ extends Error{name="SettingsError";mistakes;constructor(m){const s=m.map(a._);super(s.join(`
`)),this.mistakes=s}}const S={setting:T=>T,missingPath:(T,m)=>`scan names "${T}", which does not exist in ${m}`};function A(T,{setting:m}=S){const s=E.y.map(({name:g,
field:O,kind:$,default:b})=>({field:O,...$.parse(T[g]?.trim()||b,m(g))})),l=Object.fromEntries(s.map(({field:g,value:O})=>[g,O]));return{settings:l.scan.length===
0&&(0,u.Dw)(T.hostnames??"").length===0?{...l,scan:["."]}:l,mistakes:s.flatMap(({mistakes:g})=>g)}}}),4844:((p,I,i)=>{i.d(I,{f:()=>O,y:()=>g});var a=i(3625),u=i(
3474);const E=[{name:"changed-only",field:"changedOnly",kind:u.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always\
 checked.",default:"false"},{name:"comment",field:"comment",kind:(0,u.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request, up\
dated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,u.Yq)("never","on-fa\
ilure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"iss\
ue-labels",field:"issueLabels",kind:(0,u.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"\
registry-health"},{name:"github-token",field:"githubToken",kind:u.CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"\
github.token"}];var _=i(7630);const S=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","\
markdown"]];function A($){const b=$.toLowerCase(),N=S.find(([U])=>b.endsWith(U));return N!==void 0?(0,a.J)({path:$,format:N[1]}):(0,a.T)(`"${$}" does not end wi\
th a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md" or ".codequality.json" (GitLab)`)}const T=[{name:"hostnames",field:"hostnames",kind:u.TN,help:"\
Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.\
v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,u.p_)("PATH",a.J),help:"Directories, files or globs to scan,\
 one per line. Default: everything, or nothing if `hostnames` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,u.p_)("GLOB",a.J),help:"Globs of dire\
ctories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,u.p_)(
"HOST",_.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts a\
re allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,u.p_)("SERVICE",_.aS),help:"Service IDs required from each host in `hostname\
s` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:u.Ob,help:"CLI whose rules and default regi\
stry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"\
auto"}],m=[{name:"depth",field:"depth",kind:(0,u.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks regist\
ries for the versions of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discove\
ry"},{name:"roots",field:"roots",kind:(0,u.p_)("GLOB",a.J),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory.\
 Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,u.p_)("OS_ARCH",_.Kd),help:"Platforms that providers must have packages for, one pe\
r line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",field:"upgrade",kind:u.lx,help:"Predict `init \
-upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,u.ai)({min:1,max:1e5,whole:!0}),help:"Ma\
ximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}],s=[{name:"\
tokens",field:"tokens",kind:(0,u.p_)("HOST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},
{name:"cli-config",field:"cliConfig",kind:u.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],
l=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,u.lq)((0,u.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for \
one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,u.ai)({min:0,max:10,
whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrenc\
y",kind:(0,u.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",
kind:(0,u.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"\
600"},{name:"ca-file",field:"caFile",kind:u.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolv\
e",field:"resolve",kind:(0,u.p_)("HOST=ADDRESS",_.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certifi\
cates must still match the host.",default:""}],v=[{name:"certificate-days",field:"certificateDays",kind:(0,u.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS \
certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,u.YA)({min:.1,max:300}),help:"Warn i\
f discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,u.Yq)("error","warning","never"),help:"Lowest severity that fails the c\
heck: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,u.p_)("CODE",_.x2),help:"Findings to ignore, one per line: `CODE`, \
or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,u.p_)("FILE",A),help:"Report f\
iles to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md` or `.codequality.json` (GitLab).",default:""}],g=[...T,
...m,...s,...l,...v,...E],O=[["What to check",T],["Following `init`",m],["Credentials",s],["Network",l],["Result",v]]}),6875:((p,I,i)=>{i.d(I,{I:()=>u,V:()=>a});
class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(_){this.#n??=_,this.#e.abort()}}const u=(E,_)=>{const S=setTimeout(
_,E);return()=>clearTimeout(S)}}),2613:(p=>{p.exports=process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.getBuiltinModule("events")}),9896:(p=>{p.
exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=process.getBuiltinModule("http")}),5692:(p=>{p.exports=process.getBuiltinModule("https")}),9278:(p=>{
p.exports=process.getBuiltinModule("net")}),4589:(p=>{p.exports=process.getBuiltinModule("node:assert")}),6698:(p=>{p.exports=process.getBuiltinModule("node:asy\
nc_hooks")}),4573:(p=>{p.exports=process.getBuiltinModule("node:buffer")}),1421:(p=>{p.exports=process.getBuiltinModule("node:child_process")}),7598:(p=>{p.exports=
process.getBuiltinModule("node:crypto")}),3053:(p=>{p.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(p=>{p.exports=process.getBuiltinModule(
"node:dns")}),8474:(p=>{p.exports=process.getBuiltinModule("node:events")}),3024:(p=>{p.exports=process.getBuiltinModule("node:fs")}),7067:(p=>{p.exports=process.
getBuiltinModule("node:http")}),2467:(p=>{p.exports=process.getBuiltinModule("node:http2")}),7030:(p=>{p.exports=process.getBuiltinModule("node:net")}),8161:(p=>{
p.exports=process.getBuiltinModule("node:os")}),6760:(p=>{p.exports=process.getBuiltinModule("node:path")}),3916:(p=>{p.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(p=>{p.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(p=>{p.exports=process.getBuiltinModule("node:querystring")}),99:(p=>{p.exports=
process.getBuiltinModule("node:sqlite")}),7075:(p=>{p.exports=process.getBuiltinModule("node:stream")}),7830:(p=>{p.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(p=>{p.exports=process.getBuiltinModule("node:timers/promises")}),1692:(p=>{p.exports=process.getBuiltinModule("node:tls")}),3136:(p=>{p.exports=
process.getBuiltinModule("node:url")}),7975:(p=>{p.exports=process.getBuiltinModule("node:util")}),3429:(p=>{p.exports=process.getBuiltinModule("node:util/types")}),
8877:(p=>{p.exports=process.getBuiltinModule("node:v8")}),5919:(p=>{p.exports=process.getBuiltinModule("node:worker_threads")}),8522:(p=>{p.exports=process.getBuiltinModule(
"node:zlib")}),857:(p=>{p.exports=process.getBuiltinModule("os")}),6928:(p=>{p.exports=process.getBuiltinModule("path")}),4756:(p=>{p.exports=process.getBuiltinModule(
"tls")}),9023:(p=>{p.exports=process.getBuiltinModule("util")})},ce={};function V(p){var I=ce[p];if(I!==void 0)return I.exports;var i=ce[p]={exports:{}},a=!0;try{
ue[p](i,i.exports,V),a=!1}finally{a&&delete ce[p]}return i.exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",I=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=E=>{E&&E.d<1&&(E.d=1,E.forEach(_=>_.r--),E.forEach(
_=>_.r--?_.r++:_()))},u=E=>E.map(_=>{if(_!==null&&typeof _=="object"){if(_[p])return _;if(_.then){var S=[];S.d=0,_.then(m=>{A[I]=m,a(S)},m=>{A[i]=m,a(S)});var A={};
return A[p]=m=>m(S),A}}var T={};return T[p]=m=>{},T[I]=_,T});V.a=(E,_,S)=>{var A;S&&((A=[]).d=-1);var T=new Set,m=E.exports,s,l,v,g=new Promise((O,$)=>{v=$,l=O});
g[I]=m,g[p]=O=>(A&&O(A),T.forEach(O),g.catch($=>{})),E.exports=g,_(O=>{s=u(O);var $,b=()=>s.map(U=>{if(U[i])throw U[i];return U[I]}),N=new Promise(U=>{$=()=>U(b),
$.r=0;var F=x=>x!==A&&!T.has(x)&&(T.add(x),x&&!x.d&&($.r++,x.push($)));s.map(x=>x[p](F))});return $.r?N:b()},O=>(O?v(g[i]=O):l(m),a(A))),A&&A.d<0&&(A.d=0)}})(),
(()=>{var p=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,I;V.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i=="object"&&i&&(a&4&&i.__esModule||
a&16&&typeof i.then=="function"))return i;var u=Object.create(null);V.r(u);var E={};I=I||[null,p({}),p([]),p(p)];for(var _=a&2&&i;typeof _=="object"&&!~I.indexOf(
_);_=p(_))Object.getOwnPropertyNames(_).forEach(S=>E[S]=()=>i[S]);return E.default=()=>i,V.d(u,E),u}})(),V.d=(p,I)=>{for(var i in I)V.o(I,i)&&!V.o(p,i)&&Object.
defineProperty(p,i,{enumerable:!0,get:I[i]})},V.f={},V.e=p=>Promise.all(Object.keys(V.f).reduce((I,i)=>(V.f[i](p,I),I),[])),V.u=p=>({69:"69",248:"660",345:"558",
371:"660",400:"400",432:"660",558:"558",629:"660",660:"660",815:"558",909:"558",915:"660",949:"400"}[p]??p)+".index.js",V.o=(p,I)=>Object.prototype.hasOwnProperty.
call(p,I),V.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},
(()=>{var p={667:0,792:0},I=i=>{var{ids:a,modules:u,runtime:E}=i,_,S,A=0;for(_ in u)V.o(u,_)&&(V.m[_]=u[_]);for(E&&E(V);A<a.length;A++)S=a[A],V.o(p,S)&&p[S]&&p[S][0](),
p[a[A]]=0};V.f.j=(i,a)=>{var u=V.o(p,i)?p[i]:void 0;if(u!==0)if(u)a.push(u[1]);else{var E=import("./"+V.u(i)).then(I,_=>{throw p[i]!==0&&(p[i]=void 0),_}),E=Promise.
race([E,new Promise(_=>u=p[i]=[_])]);a.push(u[1]=E)}}})();var ae={};V.d(ae,{C:()=>Me,a:()=>Se});const Me=()=>Promise.all([V.e(558),V.e(815),V.e(667),V.e(345),V.
e(909)]).then(V.bind(V,2909)),Se=()=>Promise.all([V.e(667),V.e(69)]).then(V.bind(V,9069));var ke=ae.C,be=ae.a;export{ke as runAction,be as runCli};
