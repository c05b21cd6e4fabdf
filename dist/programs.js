var ue={9018:((p,P,i)=>{i.d(P,{r:()=>Me,c:()=>we});var a=i(1831),u=i(2713),A=i(7630);const _=D=>(0,a.Pv)(D).ok,M=D=>D.includes(".")&&_(D);function E(D,N){const L=(0,A.
vk)(D.tokens??"").flatMap(y=>{const j=y.indexOf("="),H=y.slice(j+1).trim(),J=j<0?"":y.slice(0,j).trim();return J!==""&&(!_(J)||!J.includes(".")&&M(H))?[H,J,y]:[
H]}),B=Object.entries(N).flatMap(([y,j])=>y.startsWith("TF_TOKEN_")&&j!==void 0?[j]:[]);return[...L,...B,D["github-token"]?.trim()??""].filter(y=>y!=="").map(y=>new u.
o(y))}var w=i(1064);const m=16777619,o=2654435761;class d{length;#e;#n;#s;#t;constructor(N,L,B){this.length=N,this.#e=L;const y=Math.max(4,Math.ceil(Math.log2(2*
B.length+1)));this.#n=new Int32Array(2**y).fill(-1),this.#s=32-y;let j=1;for(let H=1;H<N;H+=1)j=Math.imul(j,m);this.#t=j;for(const H of B)this.#n[this.#a(L,H,this.#i(
L,H))]=H}hasAt(N,L){return L<0||L+this.length>N.length?!1:this.#o(N,L,this.#i(N,L))>=0}search(N,L,B){const y=this.length;if(N.length<y)return;let j=this.#i(N,0);
for(let H=0;;H+=1){const J=this.#o(N,H,j);if(J>=0){let[V,Z]=[0,y];for(;V<L&&this.#r(N,H,J,-1-V);)V+=1;for(;Z<y+L&&this.#r(N,H,J,Z);)Z+=1;B(H-V,H+Z)}if(H+y>=N.length)
return;const G=j-Math.imul(N[H]??0,this.#t);j=Math.imul(G,m)+(N[H+y]??0)|0}}#o(N,L,B){return this.#n[this.#a(N,L,B)]??-1}#r(N,L,B,y){const j=N[L+y];return j!==void 0&&
j===this.#e[B+y]}#a(N,L,B){let y=Math.imul(B^B>>>15,o)>>>this.#s;for(;;){const j=this.#n[y]??-1;if(j<0||this.#c(j,N,L))return y;y=y+1===this.#n.length?0:y+1}}#c(N,L,B){
for(let y=0;y<this.length;y+=1)if(!this.#r(L,B,N,y))return!1;return!0}#i(N,L){let B=0;for(let y=L;y<L+this.length;y+=1)B=Math.imul(B,m)+(N[y]??0)|0;return B}}var g=i(
7251),v=i(8408);const T=4;function k(D,N){let L={text:D,starts:null};for(let B=0;B<T&&L!==null;B+=1)N(c(L,D.length)),L=t(L,D.length)}const I="\u2026",C=32,U=Uint16Array.
from({length:128},(D,N)=>{const L=String.fromCharCode(N);return N<=C||N===127?C:({"-":"+",_:"/"}[L]??L).toLowerCase().charCodeAt(0)});function K(D){return D===I?
D:/[\s\x80-\x9f]/.test(D)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(D)?"":D.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),W=new Uint32Array(1025);function R(D){if(D<x.length)return;const[N,L]=[new Uint16Array(2*D),new Uint32Array(2*D+1)];N.set(x),L.set(W),x=N,W=L}function c({
text:D,starts:N},L){R(D.length);let B=0;for(let y=0;y<D.length;y+=1){const j=D.charCodeAt(y),H=N===null?y:N[y]??L;if(j<128){B=r(U[j]??C,H,B);continue}const J=String.
fromCodePoint(D.codePointAt(y)??0),G=K(J);R(B+G.length+D.length-y);for(let V=0;V<G.length;V+=1)B=r(G.charCodeAt(V),H,B);y+=J.length-1}return W[B]=L,{codes:x.subarray(
0,B),starts:W.subarray(0,B+1)}}function r(D,N,L){return D===C&&L>0&&x[L-1]===C?L:(x[L]=D,W[L]=N,L+1)}const h={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
$=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
n=/[%\\&]|xn--/i;function t({text:D,starts:N},L){if(!n.test(D))return null;let B="";const y=[];let j=0;const H=G=>N===null?G:N[G]??L,J=G=>{for(let V=j;V<G;V+=1)
y.push(H(V));B+=D.slice(j,G)};for(const G of D.matchAll($)){J(G.index),j=G.index+G[0].length;for(const{written:V,at:Z}of e(G)){B+=V;for(let ee=0;ee<V.length;ee+=
1)y.push(H(G.index+Z))}}return j===0?null:(J(D.length),{text:B,starts:y})}function e(D){const[N,L,B,y,j,H,J,G,V,Z]=D;return L!==void 0?f(L):Z!==void 0?[{written:(0,v.
mI)(Z.toLowerCase()),at:0}]:s(B!==void 0?String.fromCharCode(Number.parseInt(B,16)):y!==void 0?l(Number.parseInt(y,16)):J!==void 0?l(Number(J)):G!==void 0?l(Number.
parseInt(G,16)):V!==void 0?h[V]??N:j??(H===void 0?"":" "))}const s=D=>[{written:D,at:0}],l=D=>D<=1114111?String.fromCodePoint(D):"\uFFFD";function f(D){const N=D.
startsWith("%")?3:4,L=Array.from({length:D.length/N},(y,j)=>Number.parseInt(D.slice(N*(j+1)-2,N*(j+1)),16)),B=[];for(let y=0;y<L.length;){const{written:j,size:H}=O(
L,y);B.push({written:j,at:N*y}),y+=H}return B}function O(D,N){const L=D[N]??0,B={written:String.fromCharCode(L),size:1};if(L<192)return B;const y=L<224?2:L<240?
3:4;let j=L&127>>y;for(let H=N+1;H<N+y;H+=1){const J=D[H]??0;if((J&192)!==128)return B;j=j<<6|J&63}return{written:l(j),size:y}}const b="***",S=12,F=4,X=200;function Y(D){
const N=Q(D);return N===null?null:(L,B)=>{const y=[];return k(L,j=>q(j,L,N,y)),y.length===0?L:se(L,y,B)}}function Q(D){const N=[];for(const J of(0,g.x)(D))k(J,({
codes:G})=>{G.length>=u.I&&N.push(G.slice())});if(N.length===0)return null;const L=new Uint16Array(N.reduce((J,{length:G})=>J+G,0)),B=Array.from({length:S+1},()=>[]),
y=Array.from({length:S},()=>[]);let j=0;for(const J of N){const{length:G}=J;L.set(J,j);for(let Z=0;Z+S<G;Z+=F)B[S]?.push(j+Z);const V=Math.min(G,S);B[V]?.push(j+
G-V);for(let Z=u.I;Z<V;Z+=1)y[Z]?.push(j);j+=G}const H=(J,G)=>J.length===0?[]:[new d(G,L,J)];return{pieces:B.flatMap(H),heads:y.flatMap(H).reverse()}}function q({
codes:D,starts:N},L,{pieces:B,heads:y},j){const H=(V,Z)=>{const ee=D[V]===C?V+1:V;let te=D[Z-1]===C?Z-1:Z;for(;te<D.length&&N[te]===N[te-1];)te+=1;const ie=N[ee]??
0,le=N[te]??L.length,ne=j.at(-1);ne===void 0||ie<ne.from||ie>ne.to?j.push({from:ie,to:le}):j[j.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const V of B)
V.search(D,V.length===S?F-1:0,H);const J=V=>{const Z=y.find(ee=>ee.hasAt(D,V-ee.length));Z!==void 0&&H(V-Z.length,V)},G=I.charCodeAt(0);for(let V=D.indexOf(G);V>=
0;V=D.indexOf(G,V+1))J(V);L.length>=X&&J(D.length)}function se(D,N,L){let B="",y=0;for(const j of N.toSorted((H,J)=>H.from-J.from))j.to<=y||L.size>0&&de(D,j,L)||
((j.from>y||y===0)&&(B+=D.slice(y,j.from)+b),y=j.to);return B+D.slice(y)}const oe=D=>D<"\x80"?/[a-z\d.:-]/i.test(D):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(D),fe=260;function de(D,{
from:N,to:L},B){const y=J=>Math.max(N-J,J-L)<fe&&oe(D[J]??"");let j=N;for(;y(j-1);)j-=1;let H=L;for(;y(H);)H+=1;for(;H>L&&/[.:]/.test(D[H-1]??"");)H-=1;return B.
has(D.slice(j,H))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(D,N)=>pe.has(D)||D==="client"&&w.Du.some(L=>L===N),ge=new Set;function ve(D){return re(()=>{const N=Y(D);return N===null?
L=>L:(L,B=ge)=>re(()=>Te(Oe(y=>N(y,B)))(L))})}function re(D){try{return D()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(D){
const N=new Map;return L=>{const B=N.get(L);if(B!==void 0)return B;const y=D(L);return L.length<=Ae&&N.size<Ee&&N.set(L,y),y}}function Te(D){const N={ours:new Map,
theirs:new Map},L=(y,j,H)=>{if(Array.isArray(y))return y.map(G=>B(G,j+1,H));const J=Object.entries(y).map(([G,V])=>H==="ours"&&_e(G,V)?[G,V]:[D(G),B(V,j+1,me.has(
G)?"theirs":H)]);return Object.fromEntries(J)},B=(y,j,H)=>{if(typeof y=="string")return D(y);if(j>he)return null;if(typeof y!="object"||y===null)return y;const J=N[H].
get(y)??L(y,j,H);return N[H].set(y,J),J};return y=>B(y,0,"ours")}function we(D,N,L=()=>{}){const B=new Map;let y=null;const j=H=>{const J=H.filter(G=>!B.has(G.reveal()));
if(J.length!==0){for(const G of J)B.set(G.reveal(),G);y=null,L(J)}};return re(()=>j(E(D,N))),{learn:H=>re(()=>j([H])),redact:(H,J)=>(y??=ve([...B.values()]),y(H,
J))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(D,{redact:N}){try{return D(N)}catch{return $e}}}),
7251:((p,P,i)=>{i.d(P,{K:()=>d,x:()=>w});var a=i(6246),u=i(6979),A=i(2713);function _(v){const T=v.reveal(),k=/[\r\n]/.test(T)?T.split(/[\r\n]+/):[];return[T,...k].
filter(I=>I.trim().length>=A.I)}const M=v=>[...new Set([v,Buffer.from(v).toString("latin1")])],E=v=>["","x","xx"].flatMap(T=>{const k=Buffer.from(T+v).toString(
"base64"),I=k.slice(Math.ceil(T.length*4/3)).replace(/=+$/,"");return k.endsWith("=")?[I.slice(0,-1),I]:[I]});function*w(v){const T=v.flatMap(_).map(k=>k.trim());
for(const k of new Set(T.flatMap(M)))yield k,k.includes(" ")&&(yield k.replaceAll(" ","+")),yield*E(k),yield Buffer.from(k).toString("hex")}const m=16*1024,o=1024*
1024;function d(v){let T=o;return k=>{const I=k.flatMap(_).flatMap(U=>[U,U.trim()]),C=[];for(const U of new Set(I.flatMap(M))){if(U.length>m||T<0)continue;const K=g(
U).filter(x=>x.trim().length>=A.I);C.push(...K),T-=K.join("").length}v([...new Set([...I,...C])])}}function g(v){const T=(0,u.ft)(v),k=(0,a.o)(v).slice(1,-1),I=[
encodeURIComponent(v.toWellFormed()),...T.ok?[T.value]:[]],C=E(v),U=Buffer.from(v).toString("hex");return[v,v.toLowerCase(),k,JSON.stringify(v).slice(1,-1),...I,
...I.map(K=>K.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...C,...C.map(K=>K.replaceAll("+","-").replaceAll("/","_")),U,U.toUpperCase()]}}),6309:((p,P,i)=>{i.d(
P,{A3:()=>_,Lw:()=>A,Or:()=>M});var a=i(3592);const u={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class A extends Error{name="Refused"}function _(E){if(E instanceof
A)return E.message;if(!M(E))return`${String(E)}; this is a bug of tf-disco, please report it at ${a.xV}`;const w=u[E.code];return`${E.message.split(", ")[0]}${w===
void 0?"":`; ${w}`}`}const M=E=>typeof E=="object"&&E!==null&&"syscall"in E&&"code"in E}),6181:((p,P,i)=>{i.d(P,{RY:()=>A,n7:()=>m,r5:()=>a});function a(o){if(!o.
includes(":"))return u(o);const d=o.indexOf("%");return d===o.length-1?null:M(d<0?o:o.slice(0,d))}function u(o){const d=o.split("."),g=d.length===4&&d.every(T=>/^(0|[1-9]\d{0,2})$/.
test(T)),v=d.map(Number);return g&&v.every(T=>T<=255)?v:null}function A(o){const d=o.split(".").map(_),g=d.pop()??Number.NaN,v=4-d.length;if(!(v>0&&d.every(I=>I<=
255)&&g<256**v))return null;const k=Array.from({length:v},(I,C)=>Math.floor(g/256**(v-1-C))%256);return[...d,...k]}function _(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function M(o){const[d="",g,...v]=o.split("::");
if(g===void 0){const C=E(d,!0);return C?.length===16?C:null}const[T,k]=[E(d,!1),E(g,!0)];if(T===null||k===null||v.length>0)return null;const I=16-T.length-k.length;
return I<2?null:[...T,...Array(I).fill(0),...k]}function E(o,d){if(o==="")return[];const g=o.split(":"),v=g.map((T,k)=>{if(/^[0-9a-f]{1,4}$/i.test(T)){const I=Number.
parseInt(T,16);return[I>>8,I&255]}return d&&k===g.length-1?u(T):null});return v.every(T=>T!==null)?v.flat():null}const w=[0,0,0,0,0,0,0,0,0,0,255,255].join();function m(o){
const d=a(o)??[];return d.slice(0,12).join()===w?d.slice(12).join("."):o}}),4874:((p,P,i)=>{i.d(P,{AN:()=>U,I9:()=>s,ap:()=>K,f:()=>R});const a=9,u=10,A=13,_=32,
M=34,E=43,w=44,m=45,o=46,d=48,g=69,v=92,T=101,k=117,I=f=>f===_||f===u||f===A||f===a,C=f=>f>=d&&f<=d+9;function U(f,O){let b=O;for(;b<f.length&&I(f.charCodeAt(b));)
b+=1;return b}function K(f,O){let b=O+1;for(;b<f.length;){const S=f.charCodeAt(b);if(S===M)return b+1;if(S<_)return~b;if(S===v){const F=x(f,b);if(F===0)return~b;
b+=F}else b+=1}return~f.length}function x(f,O){if(O+1>=f.length)return 0;if(f.charCodeAt(O+1)!==k)return'"\\/bfnrt'.includes(f.charAt(O+1))?2:0;for(let b=O+2;b<
O+6;b+=1)if(b>=f.length||!W(f.charCodeAt(b)))return 0;return 6}function W(f){const O=f|32;return C(f)||O>=97&&O<=102}function R(f,O){const b=c(f.charCodeAt(O))?
r(f,O):$(f,O);return b>=0&&h(f,b)?b:~O}const c=f=>f>=97&&f<=122;function r(f,O){const b=["true","false","null"].find(S=>f.startsWith(S,O));return b===void 0?-1:
O+b.length}function h(f,O){if(O>=f.length)return!0;const b=f.charCodeAt(O);return b===w||I(b)||'"{}[]:'.includes(f.charAt(O))}function $(f,O){const b=t(f,O)===m?
O+1:O;let S=t(f,b)===d?b+1:n(f,b);if(S>0&&t(f,S)===o&&(S=n(f,S+1)),S>0&&(t(f,S)===g||t(f,S)===T)){const F=t(f,S+1);S=n(f,F===E||F===m?S+2:S+1)}return S}function n(f,O){
let b=O;for(;b<f.length&&C(f.charCodeAt(b));)b+=1;return b===O?-1:b}const t=(f,O)=>O<f.length?f.charCodeAt(O):0,e=200;function s(f,O,b){return b-O<=e&&!l(f,O,b)?
!1:!Number.isFinite(Number(f.slice(O,b)))}function l(f,O,b){for(let S=O;S<b-3;S+=1){const F=f.charCodeAt(S);if(F===T||F===g)return!0}return!1}}),3307:((p,P,i)=>{
i.d(P,{Gv:()=>g,HT:()=>W,I:()=>n,IL:()=>$,CI:()=>R,Ey:()=>x});const a=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],A=["number too larg\
e for a 64-bit float","use a smaller number"],_=["the text ends before the JSON value is complete","check that the file was not truncated"],M=["trailing comma",
"remove the comma"];function E(t,e){return e===t.length?_:t[e]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const w=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function m(t,e,s){for(const[l,...f]of w)if(l.test(t))return f;switch(e){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:
/^[-+.\d]/.test(t)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(t,e,[s,l]){let[f,O]=[1,1];for(let b=0;b<e;b+=1){const S=t.charCodeAt(b);S===a?(f+=1,O=1):(S<56320||S>57343)&&(O+=1)}return{why:`lin\
e ${f}, column ${O}: ${s}`,advice:l}}var d=i(4874);const g=t=>typeof t=="object"&&t!==null&&!Array.isArray(t),v=1e4,T=34,k=44,I=58,C=91,U=123,K=125,x=(t,e)=>new c(
t,e).run({start:0,end:t.length}),W=(t,e)=>new c(t,null).run({start:0,end:t.length},e);function R(t,e,s){new c(t,s).run(e)}class c{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(e,s){
this.#e=e,this.#n=s}run(e,s="whole"){const l=this.#e,f=this.#s,O=(0,d.AN)(l,e.start);for(let S=O,F=0;S<e.end;S=(0,d.AN)(l,F)){const X=l.charCodeAt(S);if(F=this.#u(
S,X),F<0)return this.#h(S,~F);if(this.#t==="next"&&f.length===1&&this.#n?.(this.#a,F,this.#c,this.#i),s==="first"&&this.#t==="next"&&f.length===0)return null;this.#o=
X,this.#r=S}return this.#t!=="next"||f.length>0?o(l,l.length,_):this.#n!==null&&this.#l>=0&&l.charCodeAt(O)===U?o(l,this.#l,A):null}#u(e,s){const l=this.#s[this.#s.
length-1];if(s===l&&(this.#t==="next"||r(this.#o)))return this.#s.pop(),this.#t="next",e+1;switch(this.#t){case"value":return this.#f(e,s);case"key":return s===
T?this.#d(e):~e;case"colon":return s!==I?~e:(this.#t="value",e+1);case"next":return s!==k||l===void 0?~e:(this.#t=l===K?"key":"value",e+1)}}#f(e,s){const l=this.#s.
length;if(l===1&&(this.#a=e),r(s))return l===v?~e:(this.#s.push(s+2),this.#t=s===U?"key":"value",e+1);const f=s===T,O=f?(0,d.ap)(this.#e,e):(0,d.f)(this.#e,e);return O<
0||(!f&&this.#l<0&&(0,d.I9)(this.#e,e,O)&&(this.#l=e),this.#t="next"),O}#d(e){const s=(0,d.ap)(this.#e,e);return this.#s.length===1&&(this.#c=e,this.#i=s),this.#t=
"colon",s}#h(e,s){const l=this.#e,f=l.charCodeAt(e),O=this.#s.at(-1);if(s>e)return o(l,s,E(l,s));if(this.#t==="value"&&r(f))return o(l,e,u);if(f===O&&this.#o===
k)return o(l,this.#r,M);const b=O===void 0?void 0:String.fromCharCode(O);return o(l,e,m(l.slice(e,e+2),this.#t,b))}}const r=t=>t===U||t===C,h=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function $(t){return t.startsWith('"')?n(t):t.includes("\\u")?JSON.parse(t.replace(h,(e,s)=>s===void 0?e:"\\ufffd")):JSON.parse(t)}function n(t){return JSON.parse(
t).toWellFormed()}}),3625:((p,P,i)=>{i.d(P,{J:()=>a,T:()=>u});const a=A=>({ok:!0,value:A}),u=A=>({ok:!1,why:A})}),6246:((p,P,i)=>{i.d(P,{D:()=>A,o:()=>u});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},u=m=>`"${_(m.toWellFormed())}"`;function A(m,o){let d="",g=o;
for(const v of m.toWellFormed()){if(g===0)break;const T=new TextEncoder().encode(v);d+=T.length<=g?_(v):E(T.subarray(0,g)),g=Math.max(0,g-T.length)}return`"${d}\
"`}function _(m){return/^[ !#-[\]-~]*$/.test(m)?m:m.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??M(o))}function M(m){const o=m.codePointAt(0)??0;return o<
128?`\\x${w(o,2)}`:o<65536?`\\u${w(o,4)}`:`\\U${w(o,8)}`}const E=m=>Array.from(m,o=>`\\x${w(o,2)}`).join(""),w=(m,o)=>m.toString(16).padStart(o,"0")}),6979:((p,P,i)=>{
i.d(P,{Ge:()=>W,V$:()=>d,ft:()=>g,h0:()=>U,xB:()=>K,y3:()=>v});var a=i(3625),u=i(6246);const A=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:A,zone:A,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},M=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,E=/^[A-Za-z0-9._~-]/,w=/%(?![0-9A-Fa-f]{2})/,m=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function d(R,c){let r="";for(const{0:h,index:$}of R.matchAll(M))if(E.test(h)||_[c].includes(h))r+=h;else{if(h==="%")return(0,a.
T)(C(R,$));if(h.startsWith("%")){const n=Number.parseInt(h.slice(1),16);if(k(n,c))return(0,a.T)(`invalid URL escape "${h}"`);r+=I(n,c)}else if(h>"\x7F")r+=encodeURIComponent(
h.toWellFormed());else{if(c==="host"||c==="zone")return(0,a.T)(`invalid character ${(0,u.o)(h)} in host name`);r+=I(h.charCodeAt(0),c)}}return(0,a.J)(r)}function g(R){
return R==="%2A"?(0,a.J)("*"):T(R,m)?(0,a.J)(R):d(R,"path")}const v=R=>T(R,o)?(0,a.J)(R):d(R,"fragment"),T=(R,c)=>c.test(R)&&!w.test(R);function k(R,c){return c===
"host"?R<128&&R!==37:c!=="zone"||R===37||R===32?!1:I(R,"zone").startsWith("%")}function I(R,c){const r=String.fromCharCode(R);return E.test(r)||_[c].includes(r)?
r:`%${R.toString(16).toUpperCase().padStart(2,"0")}`}const C=(R,c)=>`invalid URL escape ${(0,u.D)(R.slice(c,c+4),3)}`;function U(R){for(const c of R.split("&")){
if(c.includes(";"))return"invalid semicolon separator in query";const[,...r]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const h of r){const $=h.search(w);if($>=0)return C(
h,$)}}return null}function K(R){return R.split("&").flatMap(c=>{if(c===""||c.includes(";"))return[];const[,...r]=/^([^=]*)=?(.*)$/s.exec(c)??[],[h,$]=r.map(n=>d(
n.replaceAll("+","%20"),"query"));return h?.ok&&$?.ok?[[x(h.value),x($.value)]]:[]})}const x=R=>R.replaceAll("%20","+"),W=R=>R.toSorted(([c],[r])=>c<r?-1:c>r?1:
0).map(([c,r])=>`${c}=${r}`).join("&")}),630:((p,P,i)=>{i.d(P,{O:()=>_,s:()=>M});var a=i(3625),u=i(4283),A=i(6979);function _(m,o){const d=(0,u.Dl)(o);return d.
ok?(0,a.J)(M(m,d.value)):d}function M(m,o){if(o.scheme!==""||o.host!==""||o.user!==null){const I=o.scheme===""?m.scheme:o.scheme;return{...o,scheme:I,path:w(o.path)}}
const{scheme:d}=m,g=o.path===""&&!o.forceQuery&&o.query==="",v=g?m.query:o.query,T=g&&o.fragment===""?m.fragment:o.fragment;if(o.path===""&&m.opaque!=="")return{
...o,scheme:d,query:v,fragment:T,opaque:m.opaque};const k=w(E(m.path,o.path));return{...o,scheme:d,query:v,fragment:T,user:m.user,host:m.host,path:k}}function E(m,o){
return o===""?m:o.startsWith("/")?o:m.slice(0,m.lastIndexOf("/")+1)+o}function w(m){if(m==="")return"";const o=m.split("/"),d=[];for(const k of o)k===".."?(d.pop(),
d.length===1&&d[0]===""&&d.pop()):k!=="."?d.push(k):d.length===0&&d.push("");const g=o.at(-1),v=`/${d.join("/")}${g==="."||g===".."?"/":""}`,T=(0,A.ft)(v.startsWith(
"//")?v.slice(1):v);return T.ok?T.value:v}}),4283:((p,P,i)=>{i.d(P,{Dl:()=>d,Pl:()=>v,aR:()=>I,cz:()=>T,jr:()=>g,t5:()=>k});var a=i(6181),u=i(3625),A=i(6246),_=i(
6979),M=i(8947);const E=/[^ -~\u0080-\u{10ffff}]/u,w=/^([A-Za-z][A-Za-z0-9+.-]*):/,m=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function d(n){const[t,
e]=$(n,"#"),s=C(t);if(!s.ok)return(0,u.T)(`parse ${(0,A.o)(t)}: ${s.why}`);const l=(0,_.y3)(e);return l.ok?(0,u.J)({...s.value,fragment:l.value}):(0,u.T)(`parse\
 ${(0,A.o)(n)}: ${l.why}`)}function g(n){const t=n.scheme===""?"":`${n.scheme}:`,e=n.forceQuery||n.query!==""?`?${n.query}`:"",s=n.fragment===""?"":`#${n.fragment}`,
l=n.opaque===""?c(n)+r(n):n.opaque;return t+l+e+s}function v(n){const t=n.opaque.replace(/^[^/]*@/,"");return g({...n,opaque:t,user:null,query:"",forceQuery:!1,
fragment:""})}function T(n){const t=n.host.lastIndexOf(":"),e=t>=0&&m.test(n.host.slice(t)),s=e?n.host.slice(0,t):n.host,l=s.startsWith("[")&&s.endsWith("]");return{
name:h(l?s.slice(1,-1):s),port:e?n.host.slice(t+1):""}}function k(n){const t=n.forceQuery||n.query!==""?`?${n.query}`:"";return(n.opaque||n.path||"/")+t}function I(n){
if(n.user===null)return null;const t=`${n.user.name}:${n.user.password??""}`.replace(/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`\
Basic ${btoa(t)}`}function C(n){if(E.test(n))return(0,u.T)("net/url: invalid control character in URL");if(n.startsWith(":"))return(0,u.T)("missing protocol sch\
eme");const t=w.exec(n)?.[1]??"",e=t.toLowerCase(),[s,l]=$(t===""?n:n.slice(t.length+1),"?"),f=l===""&&n.endsWith("?"),b={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:e,query:l,forceQuery:f};return s.startsWith("/")?U(b,s):e!==""?(0,u.J)({...b,opaque:s}):$(s,"/")[0].includes(":")?(0,u.T)("first pat\
h segment in URL cannot contain colon"):K(b,s)}function U(n,t){if(!(t.startsWith("//")&&(n.scheme!==""||!t.startsWith("///"))))return K({...n,omitHost:n.scheme!==
""},t);const[s]=$(t.slice(2),"/"),l=s.lastIndexOf("@"),f=W(s.slice(l+1),n.scheme);if(!f.ok)return f;const O=l<0?(0,u.J)(null):x(s.slice(0,l));return O.ok?K({...n,
user:O.value,host:f.value},t.slice(2+s.length)):O}function K(n,t){const e=(0,_.ft)(t);return e.ok?(0,u.J)({...n,path:e.value}):e}function x(n){if(!o.test(n))return(0,u.
T)("net/url: invalid userinfo");const[t,e]=$(n,":"),s=(0,_.V$)(t,"user");if(!s.ok)return s;if(!n.includes(":"))return(0,u.J)({name:s.value,password:null});const l=(0,_.
V$)(e,"user");return l.ok?(0,u.J)({name:s.value,password:l.value}):l}function W(n,t){const e=n.lastIndexOf("[");if(e>0)return(0,u.T)("invalid IP-literal");if(e===
0)return R(n);const s=n.indexOf(":"),l=/^https?$/.test(t)?s:n.lastIndexOf(":"),f=l<0?"":n.slice(l);return m.test(f)?(0,_.V$)(n,"host"):(0,u.T)(`invalid port ${(0,A.
o)(f)} after host`)}function R(n){const t=n.lastIndexOf("]");if(t<0)return(0,u.T)("missing ']' in host");const e=n.slice(t+1);if(!m.test(e))return(0,u.T)(`inval\
id port ${(0,A.o)(e)} after host`);const s=n.slice(0,t).indexOf("%25"),l=s<0?t:s,f=(0,_.V$)(n.slice(1,l),"host");if(!f.ok)return f;const O=(0,_.V$)(n.slice(l,t),
"zone");if(!O.ok)return O;const b=h(f.value+O.value),S=(0,a.r5)(b);return S===null?(0,u.T)(`invalid host: ParseAddr(${(0,A.o)(b)}): unable to parse IP`):S.length===
4?(0,u.T)("invalid IP-literal"):(0,u.J)(`[${f.value}${O.value}]${e}`)}function c(n){if(n.scheme===""&&n.host===""&&n.user===null||n.omitHost&&n.host===""&&n.user===
null||n.host===""&&n.path===""&&n.user===null)return"";const t=n.user?.password??null;return`//${(n.user?.name??"")+(t===null?"":`:${t}`)}${n.user===null?"":"@"}${n.
host}`}function r(n){return n.host!==""&&n.path!==""&&!n.path.startsWith("/")?`/${n.path}`:n.scheme===""&&c(n)===""&&$(n.path,"/")[0].includes(":")?`./${n.path}`:
n.path}function h(n){return n.replace(/(?:%[0-9A-F]{2})+/g,t=>{const e=t.slice(1).split("%");return(0,M._6)(Uint8Array.from(e,s=>Number.parseInt(s,16)))})}function $(n,t){
const e=n.indexOf(t);return e<0?[n,""]:[n.slice(0,e),n.slice(e+t.length)]}}),8947:((p,P,i)=>{i.d(P,{ZJ:()=>E,_6:()=>u,iP:()=>m,uK:()=>w});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function u(o){const d=a.decode(o);return d.includes("\uFFFD")?a.decode(_(o)):d}const A=255;function _(o){const d=new Uint8Array(o);for(let g=0;g<
o.length;g+=1){const v=o[g]??0;if(v<224||v>244)continue;const T=v<240?3:4,k=M(o,g,T);k<T&&d.fill(A,g,g+k),g+=k-1}return d}function M(o,d,g){const v=o[d],T=o[d+1]??
0,k=v===224?160:v===240?144:128,I=v===237?159:v===244?143:191;if(T<k||T>I)return 1;let C=2;for(;C<g&&((o[d+C]??0)&192)===128;)C+=1;return C}const E=o=>m(new TextEncoder().
encode(o));function w(o){const d=new Uint8Array(o.length);for(let g=0;g<o.length;g+=1)d[g]=o.charCodeAt(g);return a.decode(d)}function m(o){let d="";for(const g of o)
d+=String.fromCharCode(g);return d}}),4690:((p,P,i)=>{i.d(P,{i:()=>a});const a=({hrtime:u})=>()=>Number(u.bigint())/1e6}),9077:((p,P,i)=>{i.d(P,{q:()=>E,w:()=>_});
const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],u=300,A=5e3;function _(w,m,{isFinal:o,crash:d,now:g}){const v=new AbortController;let T=0;const k=()=>o||v.signal.
aborted;for(const I of a)w.on(I,()=>{const C=g()-T;m.end({kind:"signal",signal:I}),k()?(o||C>u)&&M(I,w):T=g(),v.abort()});return w.on("uncaughtException",I=>{m.
end({kind:"crash"});const C=d(I);k()&&w.exit(C),v.abort(),setTimeout(()=>w.exit(C),A).unref()}),w.on("exit",()=>m.end({kind:"crash"})),v.signal}function M(w,m){
m.removeAllListeners(w),m.kill(m.pid,w)}async function E(w,m){const{stdout:o,stderr:d}=w;for(const v of[o,d])await new Promise(T=>v.write("",T));if(w.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&w.platform!=="win32"&&w.execve!==void 0){const{execPath:v}=w;w.execve(v,[v,"--eval",`require('node:process').exit(${m})`],{})}w.
exit(m)}}),3386:((p,P,i)=>{i.d(P,{p:()=>u});const a=100;function u(){setTimeout(async()=>{(await Promise.resolve().then(i.t.bind(i,8877,19))).setFlagsFromString(
"--semi-space-growth-factor=1")},a).unref()}}),2057:((p,P,i)=>{i.d(P,{B_:()=>E,Dx:()=>M,yy:()=>A});var a=i(6309),u=i(5955);async function A(w,m){for(const o of(0,u.
mk)(m)){if(!w.writable)return;w.write(o)||await _(w)}}const _=w=>new Promise(m=>{const o=["drain","error","close"],d=()=>{for(const g of o)w.off(g,d);m()};for(const g of o)
w.on(g,d)});async function*M(w){let m=[];for await(const o of w.setEncoding("utf8")){const d=String(o).split(`
`),g=d.pop()??"";for(const v of d)yield[...m,v].join("").replace(/\r$/,""),m=[];m.push(g)}m.some(o=>o!=="")&&(yield m.join(""))}function E(w,m){let o=!1;w.on("e\
rror",d=>{const g=!o;o=!0,g&&d.code!=="EPIPE"&&m((0,a.A3)(d))})}}),3229:((p,P,i)=>{i.d(P,{Kc:()=>d,L6:()=>E,NM:()=>W,cr:()=>R});var a=i(1831),u=i(5011);const A=1024,
_=c=>(0,a.Pv)(c).ok;function M(c,...r){for(const h of c){const $=h(...r);if($!==null)return $}return null}function E(c){if(c.length>A)return null;const r=(0,a.Pv)(
c);if(r.ok)return w(c,(0,a.nx)(r.value));const h=M(g,c);if(h!==null)return h;const{inside:$,removed:n}=k(c);if(c.includes("@",c.lastIndexOf($)))return"write the\
 hostname alone, not a URL";for(const t of n.length===0?[]:[$,$.replace(/:\D.*$/s,"")])if(_(t))return`remove ${I(n)}: ${t}`;return M(C,$)}function w(c,r){if(/(^|\.)xn--/i.
test(c))return`write it in Unicode: ${r}; upper-case punycode is only accepted by accident`;const h=r.replace(/(?<!\.)\.+(?=$|:)/,"");return h===r?null:`remove \
the trailing dot: tokens and settings for ${h} do not apply to this host`}const m=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",d=c=>m.test(c),g=[c=>d(c)?o:null,c=>{const r=c.split(/[\s,;]+/).filter(h=>h!=="");return r.length<2?null:r.every(h=>h.includes(".")&&
_(h))?`write one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}],v=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,T=[["the wh\
ite space",c=>c.trim()],["the quotation marks",c=>c.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",c=>c.replace(v,"")],["the trailing slash",c=>c.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",c=>c.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",c=>c.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",c=>c.slice(c.lastIndexOf("@")+
1)],["the trailing colon",c=>c.replace(/^([^:]*):$/,"$1")]];function k(c){let r=c;const h=[];for(const[$,n]of T){const t=n(r);t!==r&&h.push($),r=t}return{inside:r,
removed:h}}const I=c=>c.join(", ").replace(/, ([^,]*)$/," and $1"),C=[c=>/^\[.*\](:\d+)?$/s.test(c)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(c)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,c=>c.includes("*")?"write each hostname; wildcards are not supported":null,c=>{if(!/(^|\.)xn--/i.test(c))return null;
const r=(0,a.WV)(c);return _(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"},c=>{if(!c.includes("_"))return null;if(c.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const r=c.replaceAll("_","-");return`a hostname cannot contain underscores${_(r)?`; did you mean ${r}?`:""}`},
c=>{const r=c.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return r!==c&&_(r)?`remove the extra dots: ${r}`:null},c=>/(^|\.)-|-(\.|:|$)/.test(c)?"remo\
ve the hyphen at the start or end of a label":null,c=>/(^|\.)[^.:]{2}--/.test(c)?"a label cannot have hyphens as its third and fourth character":null,c=>{const[
,r="",h=""]=/^([^:]*):(.*)$/s.exec(c)??[];return _(r)?/^[+-]?[0-9]+$/.test(h)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}],U=c=>{
const r=(0,u.rE)(c,"terraform");return r.ok&&!r.value.hostImplied},K=c=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(c),x=[c=>c===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(c,r)=>!r&&d(c)?o:null,c=>c===c.trim()?null:"remove the white space around the address",(c,r)=>{const[,h="",$=""]=/^(https?:\/\/)(.*)$/i.
exec(c)??[];return h===""||!U($)?null:`remove ${h} to use the registry module: ${$}${r?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(c,r,[h="",...$])=>{const[,n="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(h)??[];if($.length!==3||n!=="localhost"&&t===
"")return null;const e=r?`; the client reads "${n}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t} or ${n}.localdomain${t}${e}`},
(c,r,[h="",...$])=>$.length===3&&K(h)?E(h):null,(c,r,h)=>{const[$=""]=h;return r||h.length!==3||!K($)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${$==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(c,r,h)=>{const $=/^https?:$/i.test(h[0]??"")&&h[1]==="",[n="",...t]=$?
h.slice(2):h;if(r||t.length!==4||!K(n))return null;const[e="",s=""]=[t[0],t[3]],[l,f]=[t.slice(1),t.slice(0,3)].map(O=>[n,...O].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${f}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${l}; service discovery works only at the root of a host\
, not below /${e}`},(c,r,h)=>!r&&h.length>=3&&c.includes("?")?"remove the query; set the version with the `version` argument":null,(c,r,h)=>{const $=h.at(-1)??"";
return r||![3,4].includes(h.length)||!/[A-Z]/.test($)?null:`write the target system in lower case: ${[...h.slice(0,-1),$.toLowerCase()].join("/")}`},(c,r)=>!r&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(c)?`write ./${c} to use a directory of this repository`:null];function W(c,r,h){if(r.kind==="local"||c.length>A)return null;const[
$="",...n]=c.split("/");if(h.ok)return h.value.hostImplied?null:E($);const t=n.length===0?[]:n.join("/").split("//",1)[0]?.split("/")??[];return M(x,c,r.kind===
"remote",[$,...t])}function R(c){if(c.length>A)return null;if(d(c))return o;if(c!==c.trim())return"remove the white space around the address";const[,r=""]=/^https?:\/\/(.*)$/i.
exec(c)??[];if(r!=="")return`remove the scheme: ${r}`;const h=c.split("/"),[$=""]=h;return h.length===2&&K($)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":h.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":h.length===3?E($):null}}),6174:((p,P,i)=>{i.d(P,{Q:()=>E,_:()=>_});const a="***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
A=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function _(m){return/[@?]/.test(m)?m.replace(/[^\s"']+/g,o=>o.split("://").map((d,g)=>w(d,g>0)).join("://").replace(A,(d,g,v)=>u.
test(v)?d:`${g}${v}=${a}`)):m}const M=/(=\s*)"[^"]*(?:"|$)/g,E=m=>_(m.replace(M,`$1"${a}"`));function w(m,o){const d=m.search(/[/?#]/),g=d<0?m:m.slice(0,d),T=o&&
/:(?!\d*$)/.test(g)?m.lastIndexOf("@"):g.lastIndexOf("@"),k=m.slice(0,Math.max(T,0)).replace(/^[a-z0-9]+::/,""),I=o?k!=="git":k.includes(":");return T<0||!I?m:a+
m.slice(T)}}),1064:((p,P,i)=>{i.d(P,{$I:()=>k,Du:()=>E,Jd:()=>c,Mq:()=>C,NX:()=>I,SZ:()=>d,Yr:()=>g,ab:()=>T,bB:()=>m,n3:()=>A,pH:()=>U,rG:()=>v,sX:()=>R,tB:()=>x,
zK:()=>w});const a="registry.terraform.io",u=[a,"registry.opentofu.org"],A=r=>u.includes(r),_=["modules.v1","providers.v1"],M={terraform:{name:"Terraform",uses:_,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:_,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:_,replaces:_,defaults:u},renovate:{name:"\
Renovate",uses:_,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},E=["terraform","opentofu"],w=Object.keys(M),m=Object.fromEntries(Object.entries(M).map(([r,{name:h}])=>[r,h])),o=r=>M[r],d=r=>_.includes(
r)?w.filter(h=>o(h).uses.includes(r)):E,g=r=>w.filter(h=>o(h).defaults?.includes(r)),v=w.filter(r=>o(r).replaces.length>0),T=r=>w.filter(h=>o(h).replaces.includes(
r)),k={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},I={terraform:3,opentofu:9},C=r=>r===429||r>=500&&r!==501,U=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function x(r,h){const $=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(h[r]??"");if($===null)return K[r];
const n=$[1]?.split(".")??[];return[0,1,2].map(t=>n[t]??"0").join(".")}function W(r,h){const[$=[],n=[]]=[r,h].map(e=>e.split(".").map(Number)),t=$.findIndex((e,s)=>e!==
n[s]);return t<0||($[t]??0)>(n[t]??0)}const R=r=>W(r,"1.12.0"),c=(r,h)=>r==="opentofu"||!W(h,"1.13.0")}),1831:((p,P,i)=>{i.d(P,{$k:()=>U,$o:()=>h,Jr:()=>$,Pm:()=>r,
Pv:()=>d,Rt:()=>v,Sv:()=>I,WV:()=>k,cu:()=>C,fK:()=>K,nx:()=>T});var a=i(3625),u=i(6246),A=i(4283),_=i(8408);const M=443,E=65535,w=9223372036854775807n,m=-9223372036854775808n,
o="TF_TOKEN_";function d(n){const{name:t,portion:e}=x(n.toWellFormed()),s=W(e);if(!s.ok)return/^https?$/i.test(t)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const l=R(t);if(l!==null)return(0,a.T)(l);const f=(0,_.YE)(t);
return f.ok?f.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(f.value+s.value):f}const g=new Set(["localterraform.com","loca\
ltofu.com"]),v=n=>g.has(n);function T(n){const{name:t,portion:e}=x(n);return(0,_.DI)(t)+e}function k(n){const{name:t,portion:e}=x(n.toWellFormed()),s=W(e);return((0,_.
QC)(t)??t)+(s.ok?s.value:e)}function I(n){const{name:t,portion:e}=x(n);return{name:t,port:e===""?M:Number(e.slice(1))}}const C=n=>`https://${n}/.well-known/terr\
aform.json`;function U(n){if(!n.startsWith(o))return null;const t=n.slice(o.length).replaceAll("__","-").replaceAll("_","."),e=d(k(t));return e.ok?e.value:null}
function K(n){const t=T(n),e=[n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_"),t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(".","_")];
return[...new Set(e)].map(s=>o+s).filter(s=>U(s)===n)}function x(n){const t=n.indexOf(":");return t===-1?{name:n,portion:""}:{name:n.slice(0,t),portion:n.slice(
t)}}function W(n){if(n==="")return(0,a.J)("");const t=n.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,a.T)("port portion contains non-digit characters");const e=t.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=e.length>20?null:BigInt(e.replace("+",""));return s===null||s>w||s<m?(0,a.T)("port portion contains non-digit characters"):
s>E?(0,a.T)("port number is greater than 65535"):(0,a.J)(s===BigInt(M)?"":`:${s}`)}function R(n){if(n==="")return"empty string is not a valid hostname";for(const t of n.
replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,u.
o)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const c={http:"80",https:"443",ssh:"22"};function r(n){const{name:t,
port:e}=(0,A.cz)(n),s=t.includes(":")?`[${t}]`:t,l=e===""||e===c[n.scheme];return h(l?s:`${s}:${e}`)}function h(n){const t=d(n);return t.ok?t.value:n.toLowerCase()||
null}const $=(n,t)=>t.length===0||t.some(e=>e.subdomains?n.endsWith(`.${e.host}`):n===e.host)}),8408:((p,P,i)=>{i.d(P,{mI:()=>C,QC:()=>k,YE:()=>v,DI:()=>I});const a=(...e)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...e),u=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...e);var A=i(3625),_=i(6246);const M=256,E={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},w={...E,checkBidi:!1},m=new RegExp("\\p{M\
}{31}","u"),o="xn--",d=new TextEncoder;let g;function v(e){return g?.name!==e&&(g={name:e,ascii:T(e)}),g.ascii}function T(e){const s=x(e,!1);if(!s.ok)return s;const l=W(
s.value,E);return l===null?(0,A.T)(U(c(e,!1))):(0,A.J)(l)}function k(e){const s=x(e,!0);if(!s.ok)return null;const l=W(s.value,w);if(l===null)return null;const f=x(
l,!1);return f.ok?f.value.join("."):null}const I=e=>R(e)?u(e,E).domain:e,C=e=>u(e).domain,U=e=>`idna: invalid label ${(0,_.o)(e)}`;function K(e){return`idna: di\
sallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function x(e,s){if(e.length>M&&R(e))return(0,A.T)(`hostname is longer than ${M}\
 characters`);const l=[];for(const f of c(e,s).split(".")){const O=f.startsWith(o)?r(f):(0,A.J)(f);if(!O.ok)return O;const b=h(O.value);if(b!==null)return(0,A.T)(
b);l.push(O.value)}return(0,A.J)(l)}function W(e,s){const l=e.join(".");return t(l)?l:a(l,s)}const R=e=>/[^\0-\x7f]|xn--/i.test(e);function c(e,s){return e.replace(
/[A-Z]+|[^\0-\x7f]/gu,f=>t(f)?f.toLowerCase():u(f,{transitionalProcessing:s}).domain).normalize("NFC")}function r(e){const s=e.slice(o.length);if(s==="")return(0,A.
J)("");const l=u(e).domain;return l===e||t(l)?(0,A.T)(U(s)):l.normalize("NFC")!==l||!Array.from(l).every(n)?(0,A.T)(U(l)):(0,A.J)(l)}function h(e){if($(e))return U(
e);if(/^[a-z0-9-]*$/.test(e))return null;if(m.test(e))return U(e);if(!t(e)&&a(e,w)!==null)return null;for(const s of e){if(!n(s))return U(e);if(s<"\x80"&&!/[a-z0-9-]/.
test(s))return K(s)}return U(e)}function $(e){if(e.startsWith("-")||e.endsWith("-"))return!0;if(!e.slice(0,4).includes("--"))return!1;const s=d.encode(e.slice(0,
5));return s.length>4&&s[2]===45&&s[3]===45}function n(e){if(e<"\x80")return!0;const{domain:s,error:l}=u(`1${e}`);return!l&&s===`1${e}`}const t=e=>!/[^\0-\x7f]/.
test(e)}),5011:((p,P,i)=>{i.d(P,{A:()=>I,Nj:()=>U,Vm:()=>g,mD:()=>v,rE:()=>k,vL:()=>T});var a=i(3625),u=i(6246),A=i(1831),_=i(4321);const M={terraform:v("regist\
ry.terraform.io"),opentofu:v("registry.opentofu.org")},E=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,w=/^[0-9a-z]{1,64}$/,m="must be between one and 64 c\
haracters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",o="must be between one and 64\
 ASCII letters or digits",d={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the na\
mespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},g=W=>M[W];function v(W){const R=(0,A.
Pv)(W);if(!R.ok)throw new Error(R.why);return R.value}function T(W,R){if(U(W))return{kind:"local"};const c=k(W,R);if(c.ok)return c.value;const r=(0,_.Zy)(W,R);return r.
ok?{kind:"remote",...r.value}:{kind:"invalid",error:r.why}}function k(W,R){return U(W)?(0,a.T)(`can't use local directory ${(0,u.o)(W)} as a module registry add\
ress`):C(W,"module",R)}const I=W=>C(W,"component","terraform");function C(W,R,c){const r=d[R],{address:h,subdirectory:$}=(0,_.UQ)(W);if($.startsWith("../"))return(0,a.
T)((0,_.dr)($,R));const n=h.split("/"),t=n.length===r.parts;if(!t&&n.length!==r.parts+1)return(0,a.T)(`a ${R} registry source address must have ${r.count}`);const e=t?
(0,a.J)(g(c)):K(n.shift()??"",R);if(!e.ok)return e;const s=x(n,R);if(s!==void 0)return(0,a.T)(s);const[l="",f="",O=""]=n,b={hostImplied:t,namespace:l,name:f,system:O,
subdirectory:$};return(0,a.J)({kind:"registry",host:e.value,...b})}const U=W=>/^\.\.?[/\\]/.test(W);function K(W,R){const c=(0,A.Pv)(W);if(!c.ok){const r=`inval\
id ${R} registry hostname ${(0,u.o)(W)}`;return W.includes("--")?(0,a.T)(`${r}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,a.T)(r)}return c.value.includes(".")?d[R].reserved.includes(c.value)?(0,a.T)(`can't use ${(0,u.o)(c.value)} as a ${R} registry host, because it'\
s reserved for installing directly from version control repositories`):c:(0,a.T)(`invalid ${R} registry hostname: must contain at least one dot`)}function x([W="",
R="",c],r){if(!E.test(W))return W.includes(".")?`source address must have ${d[r].afterHost}`:`invalid namespace ${(0,u.o)(W)}: ${m}`;const h=`${r} registry addr\
esses may not include a query string portion`;if(!E.test(R))return c===void 0&&R.includes("?")?h:`invalid ${r} name ${(0,u.o)(R)}: ${m}`;if(!(c===void 0||w.test(
c)))return c.includes("?")?h:`invalid target system ${(0,u.o)(c)}: ${o}`}}),4321:((p,P,i)=>{i.d(P,{UQ:()=>g,Zy:()=>w,cx:()=>m,dr:()=>T,uE:()=>d});var a=i(3625),
u=i(6246),A=i(4283),_=i(6979),M=i(1064),E=i(1831);function w(n,t){const e=m(n,t);if(!e.ok)return e;const{subdirectory:s,host:l}=e.value;return(0,a.J)({subdirectory:s,
host:l})}function m(n,t){const{address:e,subdirectory:s}=g(n);if(s.startsWith("../"))return(0,a.T)(T(s));const l=C(e.toWellFormed(),t);if(!l.ok)return l;const{subdirectory:f}=l.
value;if(f==="")return(0,a.J)({...l.value,subdirectory:s});const O=v(`${f}/${s}`);return O.startsWith("../")?(0,a.T)(`detected ${T(O)}`):(0,a.J)({...l.value,subdirectory:O})}
const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function d(n,t){const e=o.exec(n)?.[0];if(e===
void 0)return null;const s=w(`${e}a/b`,t);return s.ok?s.value.host:null}function g(n){const t=n.indexOf("?"),e=t<0?n:n.slice(0,t),s=e.indexOf("://"),l=e.indexOf(
"//",s<0?0:s+3);if(l<0)return{address:n,subdirectory:""};const f=t<0?"":n.slice(t),O=e.slice(l+2);return{address:e.slice(0,l)+f,subdirectory:O===""?"":v(O)}}function v(n){
const t=n.startsWith("/"),e=[];for(const l of n.split("/"))l===""||l==="."||(l!==".."?e.push(l):e.length>0&&e.at(-1)!==".."?e.pop():t||e.push(l));const s=(t?"/":
"")+e.join("/");return s===""?".":s}const T=(n,t="module")=>`subdirectory path ${(0,u.o)(n)} leads outside of the ${t} package`,k=(n,t=n.scheme)=>(0,a.J)({subdirectory:"",
host:n.scheme==="file"?null:(0,E.Pm)(n),getter:t,url:n}),I=(n,t)=>(0,a.J)({subdirectory:"",host:t,getter:n,url:null});function C(n,t){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(n)??[n,void 0,n],{address:l}=g(s??n),f=(0,A.Dl)(l);if(f.ok&&f.value.scheme!=="")return k(f.value,e);for(const b of $){const S=b(l,t);if(S?.ok)return(0,a.J)(
{...S.value,getter:e??S.value.getter});if(S!==void 0)return S}const O=t==="terraform"?"address":"string";return(0,a.T)(`invalid source ${O}: ${n}`)}function U(n,t,e){
const s=(0,A.Dl)(n);if(!s.ok)return(0,a.T)(`error parsing ${t} URL: ${s.why}`);const{path:l}=s.value,f=e==="git"&&!l.endsWith(".git");return k(f?{...s.value,path:`${l}\
.git`}:s.value,e)}const K=n=>{if(!n.startsWith("github.com/"))return;const t=n.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,a.T)("GitHub URLs should b\
e github.com/username/repo");const e=U(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!e.ok||t.length===3)return e;const s=(0,_.V$)(t.slice(3).join("/").
replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;const l=v(s.value).replaceAll("%","%25");return(0,a.J)({...e.value,subdirectory:l})},x=(n,t)=>{
const[,e,s,l]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(n)??[];if(s===void 0||l===void 0)return;const f=(0,_.h0)(/\?(.*)$/s.exec(l)?.[1]??""),O=t==="terraform"?
"Git":"GitHub";return f!==null?(0,a.T)(`error parsing ${O} SSH URL: ${f}`):e==="git"?I("git",(0,E.$o)(s)):void 0},W=n=>n.startsWith("bitbucket.org/")?U(`https:/\
/${n}`,"BitBucket","git"):void 0,R=(n,t)=>{const e=t==="terraform"?"googleapis.com/":".googleapis.com/";if(!n.includes(e))return;const s=n.split("/");return s.length<
5?(0,a.T)("URL is not a valid GCS URL"):U(`https://www.googleapis.com/storage/${s.slice(2).join("/")}`,"GCS","gcs")},c=n=>{if(!n.includes(".amazonaws.com/"))return;
const[t="",...e]=n.split("/"),s=r(t.split("."));return s===void 0?(0,a.T)("URL is not a valid S3 URL"):U(`https://${[s,...e].join("/")}`,"S3","s3")};function r(n){
const[t="",e="",s=""]=n;return n.length===3?`${t}.amazonaws.com`:n.length===4?`${e}.amazonaws.com/${t}`:n.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${t}`:void 0}
const $=[K,x,W,R,c,(n,t)=>{if(n!=="")return n.startsWith("/")?I("file",null):(0,a.T)(`${M.bB[t]} cannot detect a supported external module source type for ${n}`)}]}),
8999:((p,P,i)=>{i.d(P,{v:()=>A});var a=i(4283),u=i(630);function A(_,M){const E=(0,a.Dl)(M);if(!E.ok)return{...E,reason:"syntax"};const m=E.value.scheme===""?(0,u.
s)(_,E.value):E.value;return m.scheme!=="http"&&m.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${m.scheme}`}:m.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...m,fragment:""}}}}),9562:((p,P,i)=>{i.d(P,{Bn:()=>m,D6:()=>C,M:()=>o,OA:()=>x,
OZ:()=>w,S3:()=>E,TE:()=>l,TW:()=>R,Tz:()=>f,e$:()=>_,eQ:()=>h,oe:()=>e,p4:()=>k,qE:()=>U,xq:()=>M});var a=i(3307),u=i(3625),A=i(8999);const _="modules.v1",M="p\
roviders.v1",E="login.v1",w="tfe.v2",m="tfe.v2.1",o="tfe.v2.2",d=[_,M,w,m,o,"state.v2"],g=[E,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],v=S=>S.
split(".",1)[0]??"",T=(S,F)=>S.some(X=>v(X)===v(F)),k=S=>T(d,S),I=new Set([...d,...g]),C=S=>S!=="state.v2"&&I.has(S),U=S=>k(S)||T(g,S),K=[_,M,E,w,m,o,...g];function x(S){
if(U(S))return null;const F=S.toLowerCase(),X=Y=>Y===F||Y.slice(v(Y).length)===F.slice(v(F).length)&&v(Y).length>=W&&R(v(Y),v(F));return K.find(X)??null}const W=5;
function R(S,F){let X=0;for(;X<S.length&&S[X]===F[X];)X+=1;const[Y,Q]=[S.slice(X),F.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const c="[0-9A-Za-z~-]",r=S=>`${S}${c}*(?:\\.${c}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${r("[0-9]")})|-?(${r("[A-\
Za-z~-]")}))?(?:\\+(${r(c)}))?`,$=new RegExp(`^${h}$`),n=2n**63n-1n,t=2n**64n-1n;function e(S,F){const X=S.indexOf(".");if(X<0)return(0,u.T)(`invalid service ID\
 format (i.e. service.vN): ${S}`);const Y=S.slice(0,X),Q=S.slice(X+1);switch(F){case"terraform":return $.exec(Q)?.[1]?.split(".").every(oe=>s(oe,n))?(0,u.J)({name:Y,
version:Q}):(0,u.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(
1),t)?(0,u.J)({name:Y,version:Q}):(0,u.T)('invalid service version: must be "v" followed by an integer major version number')}}}const s=(S,F)=>S.replace(/^0+/,"").
length<=String(F).length&&BigInt(S)<=F;function l(S,F){const X=e(S,F.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(F.services===null)
return{kind:"missing",why:f(Y)};const Q=F.services.find(q=>q.id===S);return Q!==void 0?O(Q,X.value,F):F.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:b(X.value,F)}:{kind:"missing",why:`host ${F.display} does not provide a ${Y} service`}}const f=S=>`host does not provide a ${S} service`;function O({id:S,
value:F,leftOut:X=0},Y,Q){if(S===E)return(0,a.Gv)(F)?{kind:"object",value:F,leftOut:X}:{kind:"type",why:`service ${S} must be declared with an object value in t\
he service discovery document`,value:F};if(typeof F!="string")return{kind:"type",why:b(Y,Q),value:F};const q=(0,A.v)(Q.documentUrl,F);if(q.ok)return{kind:"url",
url:q.value,value:F};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:F}}function b({name:S,version:F},{client:X,
display:Y}){const Q=X==="terraform"?F:BigInt(/\d+/.exec(F)?.[0]??0);return`host ${Y} does not support ${S} version ${Q}`}}),2713:((p,P,i)=>{i.d(P,{I:()=>u,o:()=>A});
const a="***",u=4;class A{#e;constructor(M){this.#e=M}reveal(){return this.#e}toString(){return a}toJSON(){return a}[Symbol.for("nodejs.util.inspect.custom")](){
return a}}}),3592:((p,P,i)=>{i.d(P,{Bw:()=>A,G5:()=>E,_O:()=>u,aq:()=>_,xV:()=>M,xv:()=>a});const a="1.0.0",u=`tf-disco-action/${a}`,A="https://github.com/org/t\
f-disco-action",_=`${A}/blob/v1/docs/problems.md`,M=`${A}/issues`,E=1}),5955:((p,P,i)=>{i.d(P,{$$:()=>u,Wv:()=>a,_3:()=>M,_Q:()=>_,mk:()=>m,ux:()=>E});class a{bytes;constructor(d){
this.bytes=d}take(d){const g=u(d);return g>this.bytes?!1:(this.bytes-=g,!0)}}const u=o=>new TextEncoder().encode(o).length,A=100;function*_(o,d,g,v=""){let[T,k]=[
0,0];for(const I of o){const C=k<A?g(I):null;C!==null&&d.take(C)?yield`${T++===0?"":v}${C}`:k+=1}return k}function M(o,d){let g=d;for(const[v,T]of o.toSorted((k,I)=>k-
I).entries()){const k=g/(o.length-v);if(T>k)return k;g-=T}return Number.POSITIVE_INFINITY}function E(o,d,g){let[v,T]=[0,0];for(const k of o){if(T+=g(k),T>d)break;
v+=1}return v===o.length?o:o.slice(0,v)}const w=64*1024;function*m(o){let d="";for(const g of o)d+=g,!(d.length<w)&&(yield d,d="");d!==""&&(yield d)}}),8641:((p,P,i)=>{
i.d(P,{BP:()=>g,D9:()=>C,J7:()=>d,LS:()=>v,My:()=>k,RK:()=>o,cq:()=>t,h$:()=>c,js:()=>I,s$:()=>$,z5:()=>n});const a=500,u=4e3,A=160,_=2,M=e=>/^[ -~]*$/.test(e),
E=e=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),w=e=>new RegExp("\\p{M}",
"u").test(e),m=e=>`<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,s=a){if(e.length<=s&&M(e))return e;let l="",f=_;for(const O of e){
f=w(O)?f+1:0;const b=E(O)||f>_?m(O):O;if(l.length+b.length>s)return`${l}\u2026`;l+=b}return l}function d(e,s=A){const l=Array.from(e.slice(-2*s)).slice(-s).join(
""),f=Array.from(o(l,Number.POSITIVE_INFINITY));return`${l===e&&f.length<=s?"":"\u2026"}${f.slice(-s).join("")}`}function g(e){return e.replace(/##(?=\w*\[)/g,"\
# #").replace(/^(\s*:)(?=:)/,"$1 ")}function v(e,s=u){const f=e.split(`
`).map(O=>g(o(O,s))).join(`
`);return f.length>s?`${f.slice(0,s).toWellFormed()}\u2026`:f}const T={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},k=e=>e.replace(/[&<>"']/g,s=>T[s]??
s);function I(e,s=a){return o(e,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,l=>`&#${l.codePointAt(0)};`)}function C(e,s=a){return e===""?"<i>empty</i>":
`<code>${I(e,s)}</code>`}const U=e=>M(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(e),K=/^[0-9a-f]{7,}$/i,x=`"'\
(`,W=`"'),.;:!?\u2026`,R=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function c(e,s=u){return(o(e,s).match(R)??[]).map(l=>{if(l.split(" ").every(h))return I(l,s);
if(l.includes(" ")||/^(["`]).+\1$/u.test(l))return C(l.replace(/^`(.*)`$/u,"$1"),s);const{before:O,core:b,after:S}=r(l);return`${I(O)}${C(b.replace(/^`(.*)`$/u,
"$1"),s)}${I(S)}`}).join("")}function r(e){let s=0,l=e.length;for(;s<l&&x.includes(e.charAt(s));)s+=1;for(;l>s&&W.includes(e.charAt(l-1));)l-=1;return{before:e.
slice(0,s),core:e.slice(s,l),after:e.slice(l)}}function h(e){const{core:s}=r(e);return U(s)&&!K.test(s)}const $=e=>e.replace(/[^ -~\n]/gu,s=>E(s)?n(s):s).replace(
/##(?=\w*\[)/g,n),n=e=>e.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function t(e){return e.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((p,P,i)=>{i.d(P,{p:()=>M});var a=i(3592),u=i(8641);const A=100,_=5;function M(E,w){const m=[];let o=E;for(;o!==void 0&&m.length<_;)m.push(w(o instanceof
Error?o.stack??o.message:String(o))),o=o instanceof Error?o.cause:void 0;const d=m.join(`
caused by: `).split(`
`).slice(0,A);return[`tf-disco ${a.xv} crashed; this is a bug, please report it with this text at ${a.xV}`,...d.map(g=>(0,u.BP)((0,u.RK)(g)))].join(`
`)}}),3469:((p,P,i)=>{i.d(P,{l:()=>k,w:()=>T});var a=i(1064);const u=[0,0,0],A=[Number.POSITIVE_INFINITY,0,0],_={from:u,before:A},M={from:[Number.MAX_SAFE_INTEGER,
0,0],before:A},E=(I,C)=>I[0]-C[0]||I[1]-C[1]||I[2]-C[2],w=200,m=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(I){if(I.length>w)return null;if(I==="latest")return M;const C=I.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let U=_;for(const K of C){const x=d(K);if(x===null)return null;U={from:E(x.from,U.from)>0?x.from:U.from,before:E(x.before,U.before)<0?x.before:
U.before}}return C.length===0?null:U}function d(I){const C=m.exec(I);if(C===null)return null;const[,U="",...K]=C,x=K.slice(0,3).flatMap($=>/^\d/.test($??"")?[Number(
$)]:[]),[W=0,R=0,c=0]=x,r=[W,R,c],h=$=>$<=1?[W+1,0,0]:$===2?[W,R+1,0]:[W,R,c+1];switch(U){case">=":return{from:r,before:A};case">":return{from:h(x.length),before:A};case"\
<":return{from:u,before:r};case"<=":return{from:u,before:h(x.length)};case"!=":return _;case"~>":return{from:r,before:h(x.length-1)};case"^":return{from:r,before:h(
1)};case"~":return{from:r,before:h(Math.min(x.length,2))};default:return{from:r,before:h(x.length)}}}const g=(I,C)=>I===null?C:o(I)?.from??C;function v(I,C){const{
from:U,before:K}=o(I)??_;return E(U,g(C.before,A))<0&&E(g(C.from,u),K)<0}function T(I,C){const U=a.pH.filter(x=>x.client===I);if(C.length===0)return U;const K=U.
filter(x=>C.some(W=>v(W,x)));return K.length===0?U:K}const k=I=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(I)}),3474:((p,P,i)=>{i.d(P,{CV:()=>o,
Ku:()=>v,Ob:()=>$,PW:()=>w,TN:()=>k,WD:()=>I,YA:()=>U,Yq:()=>W,ai:()=>C,lq:()=>K,lx:()=>x,pS:()=>T,p_:()=>g,xH:()=>m});var a=i(2713),u=i(3469),A=i(7630),_=i(8535);
const M=(t,e)=>({isList:!1,value:t,parse:e}),E=t=>({value:t,mistakes:[]}),w=M("FILE",t=>E(t||null)),m=(t,e)=>M(t,(s,l)=>{if(s==="")return E(null);const f=e(s);return f.
ok?E(f.value):{value:null,mistakes:[`${l}: ${f.why}`]}}),o=M("TOKEN",t=>E(t===""?null:new a.o(t))),d=20,g=(t,e,s=A.Dw)=>({isList:!0,value:t,parse:(l,f)=>{const O=s(
l).map(e),b=O.flatMap(S=>S.ok?[]:[`${f}: ${S.why}`]);return{value:O.flatMap(S=>S.ok?[S.value]:[]),mistakes:v(b,f)}}});function v(t,e){const s=t.length-d;return t.
slice(0,d).concat(s>0?`${e}: ${s} more lines are wrong`:[])}const T=1e4,k={isList:!0,value:"HOST",parse:(t,e)=>{const{value:s,mistakes:l}=g("HOST",A.l6).parse(t,
e),f=Map.groupBy(s,({host:b})=>b);return{value:Array.from(f,([b,S])=>({host:b,services:[...new Set(S.flatMap(({services:F})=>F))],addresses:S.flatMap(({addresses:F})=>F)})),
mistakes:l}}},I=t=>({isList:!0,value:"LABEL",parse:(e,s)=>{const{value:l,mistakes:f}=g("LABEL",A.V8).parse(e,s),O=l.flat();return{value:[...new Set(O.length===0?
[t]:O)],mistakes:f}}}),C=({min:t,max:e,whole:s})=>M("N",(l,f)=>{const O=/^\d+(\.\d+)?$/.test(l)?Number(l):Number.NaN;if(O>=t&&O<=e&&(!s||Number.isInteger(O)))return E(
O);const S=`${f} is "${l}", expected ${s?"a whole number":"a number"} from ${t} to ${e}`;return{value:t,mistakes:[S]}}),U=t=>M("SECONDS",(e,s)=>{const{value:l,mistakes:f}=C(
t).parse(e,s);return{value:l*1e3,mistakes:f}}),K=({parse:t,...e})=>({...e,parse:(s,l)=>s===""?E(null):t(s,l)}),x=M("",(t,e)=>{const s=/^(true|True|TRUE)$/.test(
t),l=s||/^(false|False|FALSE)$/.test(t);return{value:s,mistakes:l?[]:[`${e} is "${t}", expected "true" or "false"`]}}),W=(...t)=>({isList:!1,value:t.join("|"),choices:t,
parse:(e,s)=>{const f=t.some(O=>O===e)?[]:[`${s} is "${e}", ${R(e,t)}`];return{value:e,mistakes:f}}});function R(t,e){const s=(0,_.q)(t,e),l=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${e.map(f=>`"${f}"`).join(", ")}${l}`}const c=["auto","terraform","opentofu","both"],r=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
$={isList:!1,value:"CLI",choices:c,parse:(t,e)=>{const[,s,l=null]=r.exec(t)??[],f=`${e} is "${t}"`;if(s===void 0){const b=R(t,c),S=b.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:n,mistakes:[`${f}, ${b}${S}`]}}const O={name:s,version:l};if(l===null)return E(O);if(s==="auto"||s==="both"){const b=`${f}\
, but only "terraform" and "opentofu" can have a version`;return{value:n,mistakes:[b]}}return(0,u.l)(l)?E(O):{value:n,mistakes:[`${f}, expected a version such a\
s "${s} 1.10"`]}}},n={name:"auto",version:null}}),7630:((p,P,i)=>{i.d(P,{Dw:()=>w,IL:()=>k,Ju:()=>C,Kd:()=>W,V8:()=>c,aS:()=>d,jM:()=>T,l6:()=>v,vk:()=>m,x2:()=>x});
var a=i(3625),u=i(3229),A=i(1064),_=i(1831),M=i(9562),E=i(2713);function w(r){return r.split(/\r\n|[\n\r]/).map(h=>h.replace(/(^|\s)#.*$/s,"").trim()).filter(h=>h!==
"")}function m(r){return r.split(/\r\n|[\n\r]/).map(h=>h.trim()).filter(h=>h!==""&&!h.startsWith("#"))}function o(r){const h=(0,_.Pv)(r);if(h.ok)return h;const $=(0,u.
L6)(r);return(0,a.T)(`"${r}" is not a hostname: ${h.why}${$===null?"":`; ${$}`}`)}function d(r){const h=(0,M.OA)(r);return h!==null?(0,a.T)(`"${r}" is not a kno\
wn service id; did you mean ${h}?`):A.Du.some($=>(0,M.oe)(r,$).ok)?(0,a.J)(r):(0,a.T)(`"${r}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const g=/^(modules\.v1|providers\.v1)=(.*)$/s;
function v(r){const h=r.split(/\s+/).flatMap(b=>g.test(b)?[b]:b.split(",")),[$="",...n]=h.filter(b=>b!==""),t=o($),e=n.flatMap(b=>{const[,S,F=""]=g.exec(b)??[];
return S===void 0?[]:[{service:S,text:F}]}),s=n.map(b=>g.exec(b)?.[1]??b),l=s.map(d).flatMap(b=>b.ok?[]:[b.why]),f=t.ok?l:[t.why,...l];if(!t.ok||f.length>0)return(0,a.
T)(f.join("; "));const O=e.map(b=>({...b,host:t.value}));return(0,a.J)({host:t.value,services:[...new Set(s)],addresses:O})}function T(r){const h=r.startsWith("\
*."),$=o(h?r.slice(2):r);return $.ok?(0,a.J)({host:$.value,subdomains:h}):$}function k(r){const h=r.indexOf("=");if(h<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const $=(0,_.Pv)(r.slice(0,h).trim());return $.ok?(0,a.J)({host:$.value,token:new E.o(r.slice(h+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const I=/^\d{1,5}$/;function C(r){const h="expected HOST[:PORT]=ADDRESS[:PORT]",$=r.indexOf("=");if($<0)return(0,a.
T)(`"${r}" has no "="; ${h}`);const n=r.slice(0,$).trim(),t=o(n);if(!t.ok)return t;const e=t.value.replace(/:\d+$/,""),s=K(r.slice($+1).trim());return s===null?
(0,a.T)(`"${r}" has no valid address; ${h}`):(0,a.J)({name:e,port:U(n),...s})}function U(r){const h=r.indexOf(":");return h<0?null:Number(r.slice(h+1))}function K(r){
const h=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(r)??/^([^:\s[\]]+)(?::(.*))?$/.exec(r);if(h?.[1]!==void 0){const $=h[2];return $===void 0?{address:h[1],addressPort:null}:
!I.test($)||Number($)<1||Number($)>65535?null:{address:h[1],addressPort:Number($)}}return/^[\da-fA-F:]+$/.test(r)?{address:r,addressPort:null}:null}function x(r){
const[h="",$,...n]=r.split(/\s+/);if(n.length>0)return(0,a.T)(`"${r}" has too many words; expected CODE [HOST]`);if($===void 0)return(0,a.J)({code:h,host:null});
const t=o($);return t.ok?(0,a.J)({code:h,host:t.value}):t}const W=r=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(r)?(0,a.J)(r):(0,a.T)(`"${r}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),R=50;function c(r){const h=r.split(",").map(n=>n.trim()).filter(n=>n!==""),$=h.find(n=>n.length>R);return $===void 0?(0,a.
J)(h):(0,a.T)(`"${$}" has ${$.length} characters; GitHub allows at most ${R}`)}}),8535:((p,P,i)=>{i.d(P,{q:()=>A});var a=i(9562);const u=3;function A(M,E){const w=_(
M);if(w.length<2)return null;const m=o=>{const[d,...g]=w.length<u?[]:E.filter(v=>o(_(v)));return d===void 0||g.length>0?null:d};return E.find(o=>_(o)===w)??E.find(
o=>(0,a.TW)(_(o),w))??m(o=>o.startsWith(w))??m(o=>o.includes(w))}const _=M=>M.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((p,P,i)=>{i.d(P,{GN:()=>M,P$:()=>w,
w7:()=>E});var a=i(6174),u=i(3474),A=i(7630),_=i(4844);class M extends Error{name="SettingsError";mistakes;constructor(o){const d=o.map(a._);super(d.join(`
`)),this.mistakes=d}}const E={setting:m=>m,missingPath:(m,o)=>`scan names "${m}", which does not exist in ${o}`};function w(m,{setting:o}=E){const d=_.y.map(({name:C,
field:U,kind:K,default:x})=>({field:U,...K.parse(m[C]?.trim()||x,o(C))})),g=Object.fromEntries(d.map(({field:C,value:U})=>[C,U])),v=[...g.scan,...g.usages,...(0,A.
Dw)(m.hostnames??"")].length===0,{length:T}=g.hostnames,k=g.shard===null&&T>u.pS,I=`${o("hostnames")} has ${T} hosts, the limit is ${u.pS}`;return{settings:v?{...g,
scan:["."]}:g,mistakes:[...d.flatMap(({mistakes:C})=>C),...k?[I]:[]]}}}),5885:((p,P,i)=>{i.d(P,{X:()=>A,h:()=>u});var a=i(3625);const u=256;function A(_){const[
,M=0,E=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(_)??[]).map(Number);return M>=1&&M<=E&&E<=u?(0,a.J)({index:M,count:E}):(0,a.T)(`"${_}" is no shard; expected I/N, where\
 N is at most ${u} and I is from 1 to N: "1/4"`)}}),4844:((p,P,i)=>{i.d(P,{f:()=>I,y:()=>k});var a=i(3625),u=i(3474);const A=[{name:"merge",field:"merge",kind:(0,u.
p_)("PATH",a.J),help:"JSON reports of shards or repositories, or directories of them, one per line: instead of a check, makes one report, summary and issue of t\
hem.",default:""},{name:"changed-only",field:"changedOnly",kind:u.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are alw\
ays checked.",default:"false"},{name:"comment",field:"comment",kind:(0,u.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request,\
 updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,u.Yq)("never","on\
-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"\
issue-labels",field:"issueLabels",kind:(0,u.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"\
registry-health"},{name:"issue-open-after",field:"issueOpenAfter",kind:(0,u.ai)({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue \
is opened. More than 1 needs `history`.",default:"1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,u.ai)({min:1,max:20,whole:!0}),help:"Runs in a r\
ow without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"github-token",field:"githubToken",kind:u.
CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"github.token"}];var _=i(7630);const M=[[".codequality.j\
son","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function E(C){const U=C.toLowerCase(),
K=M.find(([x])=>U.endsWith(x));return K!==void 0?(0,a.J)({path:C,format:K[1]}):(0,a.T)(`"${C}" does not end with a report format; expected ".json", ".sarif", ".\
xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}var w=i(5885);const m=[{name:"hostnames",field:"hostnames",kind:u.TN,help:"Hosts to check, one pe\
r line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>\
1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,u.p_)("PATH",a.J),help:"Directories, files or globs to scan, one per line. Default\
: everything, or nothing if `hostnames` or `usages` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,u.p_)("GLOB",a.J),help:"Globs of directories an\
d files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,u.p_)("HOST",_.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d.",default:""},{name:"required-services",field:"requiredServices",kind:(0,u.p_)("SERVICE",_.aS),help:"Service IDs required from each host in `hostnames` that l\
ists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:u.Ob,help:"CLI whose rules and default registry appl\
y: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}],o=[
{name:"usages",field:"usages",kind:(0,u.p_)("FILE",a.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks wha\
t these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,u.p_)("NAME",a.J),help:"Names of repositories\
 whose usages must be there, one per line. If one is missing, the check fails as incomplete.",default:""},{name:"shard",field:"shard",kind:(0,u.xH)("I/N",w.X),help:"\
Checks only the I-th of N parts of the hosts, such as `1/4`. Which part a host belongs to depends on its name alone.",default:""}],d=[{name:"depth",field:"depth",
kind:(0,u.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module a\
nd provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},{name:"roots",field:"roots",kind:(0,u.
p_)("GLOB",a.J),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected.",default:""},{name:"pla\
tforms",field:"platforms",kind:(0,u.p_)("OS_ARCH",_.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages\
`. Default: the platform of this machine.",default:""},{name:"upgrade",field:"upgrade",kind:u.lx,help:"Predict `init -upgrade`, which ignores the versions in lo\
ck files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,u.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `d\
epth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}],g=[{name:"tokens",field:"tokens",kind:(0,u.p_)("H\
OST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"cliCon\
fig",kind:u.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],v=[{name:"timeout-seconds",
field:"timeoutMs",kind:(0,u.lq)((0,u.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials he\
lper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,u.ai)({min:0,max:10,whole:!0}),help:"Retries \
after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,u.ai)({min:1,max:256,
whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,u.YA)({min:1,max:21600}),
help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"ca\
File",kind:u.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,u.p_)(
"HOST=ADDRESS",_.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",
default:""}],T=[{name:"certificate-days",field:"certificateDays",kind:(0,u.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain \
expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,u.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this\
.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,u.Yq)("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never\
`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,u.p_)("CODE",_.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The n\
umber of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,u.p_)("FILE",E),help:"Report files to write, one per line, relat\
ive to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:u.
PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",
field:"badge",kind:u.PW,help:"JSON file for a badge of shields.io to write.",default:""}],k=[...m,...o,...d,...g,...v,...T,...A],I=[["What to check",m],["Many r\
epositories",o],["Following `init`",d],["Credentials",g],["Network",v],["Result",T]]}),6875:((p,P,i)=>{i.d(P,{I:()=>u,V:()=>a});class a{#e=new AbortController;#n=null;get why(){
return this.#n}get signal(){return this.#e.signal}end(_){this.#n??=_,this.#e.abort()}}const u=(A,_)=>{const M=setTimeout(_,A);return()=>clearTimeout(M)}}),2613:(p=>{
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
"util")})},ae={};function z(p){var P=ae[p];if(P!==void 0)return P.exports;var i=ae[p]={exports:{}},a=!0;try{ue[p](i,i.exports,z),a=!1}finally{a&&delete ae[p]}return i.
exports}z.m=ue,typeof z<"u"&&(z.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",P=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",a=A=>{A&&A.d<1&&(A.d=1,A.forEach(_=>_.r--),A.forEach(_=>_.r--?_.r++:_()))},u=A=>A.map(_=>{if(_!==null&&typeof _=="ob\
ject"){if(_[p])return _;if(_.then){var M=[];M.d=0,_.then(m=>{E[P]=m,a(M)},m=>{E[i]=m,a(M)});var E={};return E[p]=m=>m(M),E}}var w={};return w[p]=m=>{},w[P]=_,w});
z.a=(A,_,M)=>{var E;M&&((E=[]).d=-1);var w=new Set,m=A.exports,o,d,g,v=new Promise((T,k)=>{g=k,d=T});v[P]=m,v[p]=T=>(E&&T(E),w.forEach(T),v.catch(k=>{})),A.exports=
v,_(T=>{o=u(T);var k,I=()=>o.map(U=>{if(U[i])throw U[i];return U[P]}),C=new Promise(U=>{k=()=>U(I),k.r=0;var K=x=>x!==E&&!w.has(x)&&(w.add(x),x&&!x.d&&(k.r++,x.
push(k)));o.map(x=>x[p](K))});return k.r?C:I()},T=>(T?g(v[i]=T):d(m),a(E))),E&&E.d<0&&(E.d=0)}})(),(()=>{var p=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):
i=>i.__proto__,P;z.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i=="object"&&i&&(a&4&&i.__esModule||a&16&&typeof i.then=="function"))return i;var u=Object.create(
null);z.r(u);var A={};P=P||[null,p({}),p([]),p(p)];for(var _=a&2&&i;typeof _=="object"&&!~P.indexOf(_);_=p(_))Object.getOwnPropertyNames(_).forEach(M=>A[M]=()=>i[M]);
return A.default=()=>i,z.d(u,A),u}})(),z.d=(p,P)=>{for(var i in P)z.o(P,i)&&!z.o(p,i)&&Object.defineProperty(p,i,{enumerable:!0,get:P[i]})},z.f={},z.e=p=>Promise.
all(Object.keys(z.f).reduce((P,i)=>(z.f[i](p,P),P),[])),z.u=p=>({50:"2558",400:"400",660:"660",826:"660",1276:"660",1371:"660",2558:"2558",2629:"660",2909:"2558",
2929:"2558",3377:"2558",3432:"660",5962:"400",7210:"400",9069:"9069"}[p]??p)+".index.js",z.o=(p,P)=>Object.prototype.hasOwnProperty.call(p,P),z.r=p=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={6667:0,8792:0},
P=i=>{var{ids:a,modules:u,runtime:A}=i,_,M,E=0;for(_ in u)z.o(u,_)&&(z.m[_]=u[_]);for(A&&A(z);E<a.length;E++)M=a[E],z.o(p,M)&&p[M]&&p[M][0](),p[a[E]]=0};z.f.j=(i,a)=>{
var u=z.o(p,i)?p[i]:void 0;if(u!==0)if(u)a.push(u[1]);else{var A=import("./"+z.u(i)).then(P,_=>{throw p[i]!==0&&(p[i]=void 0),_}),A=Promise.race([A,new Promise(
_=>u=p[i]=[_])]);a.push(u[1]=A)}}})();var ce={};z.d(ce,{C:()=>Se,a:()=>ye});const Se=()=>Promise.all([z.e(2558),z.e(3377),z.e(2929),z.e(6667),z.e(50),z.e(2909)]).
then(z.bind(z,2909)),ye=()=>Promise.all([z.e(6667),z.e(9069)]).then(z.bind(z,9069));var ke=ce.C,be=ce.a;export{ke as runAction,be as runCli};
