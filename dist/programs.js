var ue={9018:((p,P,i)=>{i.d(P,{r:()=>ye,c:()=>Te});var a=i(1831),u=i(2713),O=i(7630);const g=D=>(0,a.Pv)(D).ok,S=D=>D.includes(".")&&g(D);function E(D,N){const L=(0,O.
vk)(D.tokens??"").flatMap(k=>{const B=k.indexOf("="),H=k.slice(B+1).trim(),J=B<0?"":k.slice(0,B).trim();return J!==""&&(!g(J)||!J.includes(".")&&S(H))?[H,J,k]:[
H]}),W=Object.entries(N).flatMap(([k,B])=>k.startsWith("TF_TOKEN_")&&B!==void 0?[B]:[]);return[...L,...W,D["github-token"]?.trim()??""].filter(k=>k!=="").map(k=>new u.
o(k))}var $=i(1064);const m=16777619,o=2654435761;class d{length;#e;#n;#s;#t;constructor(N,L,W){this.length=N,this.#e=L;const k=Math.max(4,Math.ceil(Math.log2(2*
W.length+1)));this.#n=new Int32Array(2**k).fill(-1),this.#s=32-k;let B=1;for(let H=1;H<N;H+=1)B=Math.imul(B,m);this.#t=B;for(const H of W)this.#n[this.#a(L,H,this.#i(
L,H))]=H}hasAt(N,L){return L<0||L+this.length>N.length?!1:this.#o(N,L,this.#i(N,L))>=0}search(N,L,W){const k=this.length;if(N.length<k)return;let B=this.#i(N,0);
for(let H=0;;H+=1){const J=this.#o(N,H,B);if(J>=0){let[V,Z]=[0,k];for(;V<L&&this.#r(N,H,J,-1-V);)V+=1;for(;Z<k+L&&this.#r(N,H,J,Z);)Z+=1;W(H-V,H+Z)}if(H+k>=N.length)
return;const G=B-Math.imul(N[H]??0,this.#t);B=Math.imul(G,m)+(N[H+k]??0)|0}}#o(N,L,W){return this.#n[this.#a(N,L,W)]??-1}#r(N,L,W,k){const B=N[L+k];return B!==void 0&&
B===this.#e[W+k]}#a(N,L,W){let k=Math.imul(W^W>>>15,o)>>>this.#s;for(;;){const B=this.#n[k]??-1;if(B<0||this.#c(B,N,L))return k;k=k+1===this.#n.length?0:k+1}}#c(N,L,W){
for(let k=0;k<this.length;k+=1)if(!this.#r(L,W,N,k))return!1;return!0}#i(N,L){let W=0;for(let k=L;k<L+this.length;k+=1)W=Math.imul(W,m)+(N[k]??0)|0;return W}}var v=i(
7251),_=i(8408);const A=4;function T(D,N){let L={text:D,starts:null};for(let W=0;W<A&&L!==null;W+=1)N(c(L,D.length)),L=t(L,D.length)}const b="\u2026",C=32,x=Uint16Array.
from({length:128},(D,N)=>{const L=String.fromCharCode(N);return N<=C||N===127?C:({"-":"+",_:"/"}[L]??L).toLowerCase().charCodeAt(0)});function K(D){return D===b?
D:/[\s\x80-\x9f]/.test(D)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(D)?"":D.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let U=new Uint16Array(
1024),j=new Uint32Array(1025);function R(D){if(D<U.length)return;const[N,L]=[new Uint16Array(2*D),new Uint32Array(2*D+1)];N.set(U),L.set(j),U=N,j=L}function c({
text:D,starts:N},L){R(D.length);let W=0;for(let k=0;k<D.length;k+=1){const B=D.charCodeAt(k),H=N===null?k:N[k]??L;if(B<128){W=r(x[B]??C,H,W);continue}const J=String.
fromCodePoint(D.codePointAt(k)??0),G=K(J);R(W+G.length+D.length-k);for(let V=0;V<G.length;V+=1)W=r(G.charCodeAt(V),H,W);k+=J.length-1}return j[W]=L,{codes:U.subarray(
0,W),starts:j.subarray(0,W+1)}}function r(D,N,L){return D===C&&L>0&&U[L-1]===C?L:(U[L]=D,j[L]=N,L+1)}const h={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
y=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
n=/[%\\&]|xn--/i;function t({text:D,starts:N},L){if(!n.test(D))return null;let W="";const k=[];let B=0;const H=G=>N===null?G:N[G]??L,J=G=>{for(let V=B;V<G;V+=1)
k.push(H(V));W+=D.slice(B,G)};for(const G of D.matchAll(y)){J(G.index),B=G.index+G[0].length;for(const{written:V,at:Z}of e(G)){W+=V;for(let ee=0;ee<V.length;ee+=
1)k.push(H(G.index+Z))}}return B===0?null:(J(D.length),{text:W,starts:k})}function e(D){const[N,L,W,k,B,H,J,G,V,Z]=D;return L!==void 0?f(L):Z!==void 0?[{written:(0,_.
mI)(Z.toLowerCase()),at:0}]:s(W!==void 0?String.fromCharCode(Number.parseInt(W,16)):k!==void 0?l(Number.parseInt(k,16)):J!==void 0?l(Number(J)):G!==void 0?l(Number.
parseInt(G,16)):V!==void 0?h[V]??N:B??(H===void 0?"":" "))}const s=D=>[{written:D,at:0}],l=D=>D<=1114111?String.fromCodePoint(D):"\uFFFD";function f(D){const N=D.
startsWith("%")?3:4,L=Array.from({length:D.length/N},(k,B)=>Number.parseInt(D.slice(N*(B+1)-2,N*(B+1)),16)),W=[];for(let k=0;k<L.length;){const{written:B,size:H}=w(
L,k);W.push({written:B,at:N*k}),k+=H}return W}function w(D,N){const L=D[N]??0,W={written:String.fromCharCode(L),size:1};if(L<192)return W;const k=L<224?2:L<240?
3:4;let B=L&127>>k;for(let H=N+1;H<N+k;H+=1){const J=D[H]??0;if((J&192)!==128)return W;B=B<<6|J&63}return{written:l(B),size:k}}const I="***",M=12,F=4,X=200;function Y(D){
const N=Q(D);return N===null?null:(L,W)=>{const k=[];return T(L,B=>q(B,L,N,k)),k.length===0?L:se(L,k,W)}}function Q(D){const N=[];for(const J of(0,v.x)(D))T(J,({
codes:G})=>{G.length>=u.I&&N.push(G.slice())});if(N.length===0)return null;const L=new Uint16Array(N.reduce((J,{length:G})=>J+G,0)),W=Array.from({length:M+1},()=>[]),
k=Array.from({length:M},()=>[]);let B=0;for(const J of N){const{length:G}=J;L.set(J,B);for(let Z=0;Z+M<G;Z+=F)W[M]?.push(B+Z);const V=Math.min(G,M);W[V]?.push(B+
G-V);for(let Z=u.I;Z<V;Z+=1)k[Z]?.push(B);B+=G}const H=(J,G)=>J.length===0?[]:[new d(G,L,J)];return{pieces:W.flatMap(H),heads:k.flatMap(H).reverse()}}function q({
codes:D,starts:N},L,{pieces:W,heads:k},B){const H=(V,Z)=>{const ee=D[V]===C?V+1:V;let te=D[Z-1]===C?Z-1:Z;for(;te<D.length&&N[te]===N[te-1];)te+=1;const ie=N[ee]??
0,le=N[te]??L.length,ne=B.at(-1);ne===void 0||ie<ne.from||ie>ne.to?B.push({from:ie,to:le}):B[B.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const V of W)
V.search(D,V.length===M?F-1:0,H);const J=V=>{const Z=k.find(ee=>ee.hasAt(D,V-ee.length));Z!==void 0&&H(V-Z.length,V)},G=b.charCodeAt(0);for(let V=D.indexOf(G);V>=
0;V=D.indexOf(G,V+1))J(V);L.length>=X&&J(D.length)}function se(D,N,L){let W="",k=0;for(const B of N.toSorted((H,J)=>H.from-J.from))B.to<=k||L.size>0&&de(D,B,L)||
((B.from>k||k===0)&&(W+=D.slice(k,B.from)+I),k=B.to);return W+D.slice(k)}const oe=D=>D<"\x80"?/[a-z\d.:-]/i.test(D):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(D),fe=260;function de(D,{
from:N,to:L},W){const k=J=>Math.max(N-J,J-L)<fe&&oe(D[J]??"");let B=N;for(;k(B-1);)B-=1;let H=L;for(;k(H);)H+=1;for(;H>L&&/[.:]/.test(D[H-1]??"");)H-=1;return W.
has(D.slice(B,H))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(D,N)=>pe.has(D)||D==="client"&&$.Du.some(L=>L===N),ge=new Set;function ve(D){return re(()=>{const N=Y(D);return N===null?
L=>L:(L,W=ge)=>re(()=>we(Oe(k=>N(k,W)))(L))})}function re(D){try{return D()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(D){
const N=new Map;return L=>{const W=N.get(L);if(W!==void 0)return W;const k=D(L);return L.length<=Ae&&N.size<Ee&&N.set(L,k),k}}function we(D){const N={ours:new Map,
theirs:new Map},L=(k,B,H)=>{if(Array.isArray(k))return k.map(G=>W(G,B+1,H));const J=Object.entries(k).map(([G,V])=>H==="ours"&&_e(G,V)?[G,V]:[D(G),W(V,B+1,me.has(
G)?"theirs":H)]);return Object.fromEntries(J)},W=(k,B,H)=>{if(typeof k=="string")return D(k);if(B>he)return null;if(typeof k!="object"||k===null)return k;const J=N[H].
get(k)??L(k,B,H);return N[H].set(k,J),J};return k=>W(k,0,"ours")}function Te(D,N,L=()=>{}){const W=new Map;let k=null;const B=H=>{const J=H.filter(G=>!W.has(G.reveal()));
if(J.length!==0){for(const G of J)W.set(G.reveal(),G);k=null,L(J)}};return re(()=>B(E(D,N))),{learn:H=>re(()=>B([H])),redact:(H,J)=>(k??=ve([...W.values()]),k(H,
J))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function ye(D,{redact:N}){try{return D(N)}catch{return $e}}}),
7251:((p,P,i)=>{i.d(P,{K:()=>d,x:()=>$});var a=i(6246),u=i(6979),O=i(2713);function g(_){const A=_.reveal(),T=/[\r\n]/.test(A)?A.split(/[\r\n]+/):[];return[A,...T].
filter(b=>b.trim().length>=O.I)}const S=_=>[...new Set([_,Buffer.from(_).toString("latin1")])],E=_=>["","x","xx"].flatMap(A=>{const T=Buffer.from(A+_).toString(
"base64"),b=T.slice(Math.ceil(A.length*4/3)).replace(/=+$/,"");return T.endsWith("=")?[b.slice(0,-1),b]:[b]});function*$(_){const A=_.flatMap(g).map(T=>T.trim());
for(const T of new Set(A.flatMap(S)))yield T,T.includes(" ")&&(yield T.replaceAll(" ","+")),yield*E(T),yield Buffer.from(T).toString("hex")}const m=16*1024,o=1024*
1024;function d(_){let A=o;return T=>{const b=T.flatMap(g).flatMap(x=>[x,x.trim()]),C=[];for(const x of new Set(b.flatMap(S))){if(x.length>m||A<0)continue;const K=v(
x).filter(U=>U.trim().length>=O.I);C.push(...K),A-=K.join("").length}_([...new Set([...b,...C])])}}function v(_){const A=(0,u.ft)(_),T=(0,a.o)(_).slice(1,-1),b=[
encodeURIComponent(_.toWellFormed()),...A.ok?[A.value]:[]],C=E(_),x=Buffer.from(_).toString("hex");return[_,_.toLowerCase(),T,JSON.stringify(_).slice(1,-1),...b,
...b.map(K=>K.replace(/%[0-9A-F]{2}/g,U=>U.toLowerCase())),...C,...C.map(K=>K.replaceAll("+","-").replaceAll("/","_")),x,x.toUpperCase()]}}),6309:((p,P,i)=>{i.d(
P,{A3:()=>g,Lw:()=>O,Or:()=>S});var a=i(3592);const u={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class O extends Error{name="Refused"}function g(E){if(E instanceof
O)return E.message;if(!S(E))return`${String(E)}; this is a bug of tf-disco, please report it at ${a.xV}`;const $=u[E.code];return`${E.message.split(", ")[0]}${$===
void 0?"":`; ${$}`}`}const S=E=>typeof E=="object"&&E!==null&&"syscall"in E&&"code"in E}),6181:((p,P,i)=>{i.d(P,{RY:()=>O,n7:()=>m,r5:()=>a});function a(o){if(!o.
includes(":"))return u(o);const d=o.indexOf("%");return d===o.length-1?null:S(d<0?o:o.slice(0,d))}function u(o){const d=o.split("."),v=d.length===4&&d.every(A=>/^(0|[1-9]\d{0,2})$/.
test(A)),_=d.map(Number);return v&&_.every(A=>A<=255)?_:null}function O(o){const d=o.split(".").map(g),v=d.pop()??Number.NaN,_=4-d.length;if(!(_>0&&d.every(b=>b<=
255)&&v<256**_))return null;const T=Array.from({length:_},(b,C)=>Math.floor(v/256**(_-1-C))%256);return[...d,...T]}function g(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function S(o){const[d="",v,..._]=o.split("::");
if(v===void 0){const C=E(d,!0);return C?.length===16?C:null}const[A,T]=[E(d,!1),E(v,!0)];if(A===null||T===null||_.length>0)return null;const b=16-A.length-T.length;
return b<2?null:[...A,...Array(b).fill(0),...T]}function E(o,d){if(o==="")return[];const v=o.split(":"),_=v.map((A,T)=>{if(/^[0-9a-f]{1,4}$/i.test(A)){const b=Number.
parseInt(A,16);return[b>>8,b&255]}return d&&T===v.length-1?u(A):null});return _.every(A=>A!==null)?_.flat():null}const $=[0,0,0,0,0,0,0,0,0,0,255,255].join();function m(o){
const d=a(o)??[];return d.slice(0,12).join()===$?d.slice(12).join("."):o}}),4874:((p,P,i)=>{i.d(P,{AN:()=>x,I9:()=>s,ap:()=>K,f:()=>R});const a=9,u=10,O=13,g=32,
S=34,E=43,$=44,m=45,o=46,d=48,v=69,_=92,A=101,T=117,b=f=>f===g||f===u||f===O||f===a,C=f=>f>=d&&f<=d+9;function x(f,w){let I=w;for(;I<f.length&&b(f.charCodeAt(I));)
I+=1;return I}function K(f,w){let I=w+1;for(;I<f.length;){const M=f.charCodeAt(I);if(M===S)return I+1;if(M<g)return~I;if(M===_){const F=U(f,I);if(F===0)return~I;
I+=F}else I+=1}return~f.length}function U(f,w){if(w+1>=f.length)return 0;if(f.charCodeAt(w+1)!==T)return'"\\/bfnrt'.includes(f.charAt(w+1))?2:0;for(let I=w+2;I<
w+6;I+=1)if(I>=f.length||!j(f.charCodeAt(I)))return 0;return 6}function j(f){const w=f|32;return C(f)||w>=97&&w<=102}function R(f,w){const I=c(f.charCodeAt(w))?
r(f,w):y(f,w);return I>=0&&h(f,I)?I:~w}const c=f=>f>=97&&f<=122;function r(f,w){const I=["true","false","null"].find(M=>f.startsWith(M,w));return I===void 0?-1:
w+I.length}function h(f,w){if(w>=f.length)return!0;const I=f.charCodeAt(w);return I===$||b(I)||'"{}[]:'.includes(f.charAt(w))}function y(f,w){const I=t(f,w)===m?
w+1:w;let M=t(f,I)===d?I+1:n(f,I);if(M>0&&t(f,M)===o&&(M=n(f,M+1)),M>0&&(t(f,M)===v||t(f,M)===A)){const F=t(f,M+1);M=n(f,F===E||F===m?M+2:M+1)}return M}function n(f,w){
let I=w;for(;I<f.length&&C(f.charCodeAt(I));)I+=1;return I===w?-1:I}const t=(f,w)=>w<f.length?f.charCodeAt(w):0,e=200;function s(f,w,I){return I-w<=e&&!l(f,w,I)?
!1:!Number.isFinite(Number(f.slice(w,I)))}function l(f,w,I){for(let M=w;M<I-3;M+=1){const F=f.charCodeAt(M);if(F===A||F===v)return!0}return!1}}),3307:((p,P,i)=>{
i.d(P,{Gv:()=>v,HT:()=>j,I:()=>n,IL:()=>y,CI:()=>R,Ey:()=>U});const a=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],O=["number too larg\
e for a 64-bit float","use a smaller number"],g=["the text ends before the JSON value is complete","check that the file was not truncated"],S=["trailing comma",
"remove the comma"];function E(t,e){return e===t.length?g:t[e]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const $=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function m(t,e,s){for(const[l,...f]of $)if(l.test(t))return f;switch(e){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:
/^[-+.\d]/.test(t)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(t,e,[s,l]){let[f,w]=[1,1];for(let I=0;I<e;I+=1){const M=t.charCodeAt(I);M===a?(f+=1,w=1):(M<56320||M>57343)&&(w+=1)}return{why:`lin\
e ${f}, column ${w}: ${s}`,advice:l}}var d=i(4874);const v=t=>typeof t=="object"&&t!==null&&!Array.isArray(t),_=1e4,A=34,T=44,b=58,C=91,x=123,K=125,U=(t,e)=>new c(
t,e).run({start:0,end:t.length}),j=(t,e)=>new c(t,null).run({start:0,end:t.length},e);function R(t,e,s){new c(t,s).run(e)}class c{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(e,s){
this.#e=e,this.#n=s}run(e,s="whole"){const l=this.#e,f=this.#s,w=(0,d.AN)(l,e.start);for(let M=w,F=0;M<e.end;M=(0,d.AN)(l,F)){const X=l.charCodeAt(M);if(F=this.#u(
M,X),F<0)return this.#h(M,~F);if(this.#t==="next"&&f.length===1&&this.#n?.(this.#a,F,this.#c,this.#i),s==="first"&&this.#t==="next"&&f.length===0)return null;this.#o=
X,this.#r=M}return this.#t!=="next"||f.length>0?o(l,l.length,g):this.#n!==null&&this.#l>=0&&l.charCodeAt(w)===x?o(l,this.#l,O):null}#u(e,s){const l=this.#s[this.#s.
length-1];if(s===l&&(this.#t==="next"||r(this.#o)))return this.#s.pop(),this.#t="next",e+1;switch(this.#t){case"value":return this.#f(e,s);case"key":return s===
A?this.#d(e):~e;case"colon":return s!==b?~e:(this.#t="value",e+1);case"next":return s!==T||l===void 0?~e:(this.#t=l===K?"key":"value",e+1)}}#f(e,s){const l=this.#s.
length;if(l===1&&(this.#a=e),r(s))return l===_?~e:(this.#s.push(s+2),this.#t=s===x?"key":"value",e+1);const f=s===A,w=f?(0,d.ap)(this.#e,e):(0,d.f)(this.#e,e);return w<
0||(!f&&this.#l<0&&(0,d.I9)(this.#e,e,w)&&(this.#l=e),this.#t="next"),w}#d(e){const s=(0,d.ap)(this.#e,e);return this.#s.length===1&&(this.#c=e,this.#i=s),this.#t=
"colon",s}#h(e,s){const l=this.#e,f=l.charCodeAt(e),w=this.#s.at(-1);if(s>e)return o(l,s,E(l,s));if(this.#t==="value"&&r(f))return o(l,e,u);if(f===w&&this.#o===
T)return o(l,this.#r,S);const I=w===void 0?void 0:String.fromCharCode(w);return o(l,e,m(l.slice(e,e+2),this.#t,I))}}const r=t=>t===x||t===C,h=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function y(t){return t.startsWith('"')?n(t):t.includes("\\u")?JSON.parse(t.replace(h,(e,s)=>s===void 0?e:"\\ufffd")):JSON.parse(t)}function n(t){return JSON.parse(
t).toWellFormed()}}),3625:((p,P,i)=>{i.d(P,{J:()=>a,T:()=>u});const a=O=>({ok:!0,value:O}),u=O=>({ok:!1,why:O})}),6246:((p,P,i)=>{i.d(P,{D:()=>O,o:()=>u});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},u=m=>`"${g(m.toWellFormed())}"`;function O(m,o){let d="",v=o;
for(const _ of m.toWellFormed()){if(v===0)break;const A=new TextEncoder().encode(_);d+=A.length<=v?g(_):E(A.subarray(0,v)),v=Math.max(0,v-A.length)}return`"${d}\
"`}function g(m){return/^[ !#-[\]-~]*$/.test(m)?m:m.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??S(o))}function S(m){const o=m.codePointAt(0)??0;return o<
128?`\\x${$(o,2)}`:o<65536?`\\u${$(o,4)}`:`\\U${$(o,8)}`}const E=m=>Array.from(m,o=>`\\x${$(o,2)}`).join(""),$=(m,o)=>m.toString(16).padStart(o,"0")}),6979:((p,P,i)=>{
i.d(P,{Ge:()=>j,V$:()=>d,ft:()=>v,h0:()=>x,xB:()=>K,y3:()=>_});var a=i(3625),u=i(6246);const O=`!$&'()*+,;=:[]<>"`,g={path:"$&+,/:;=@",host:O,zone:O,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,E=/^[A-Za-z0-9._~-]/,$=/%(?![0-9A-Fa-f]{2})/,m=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function d(R,c){let r="";for(const{0:h,index:y}of R.matchAll(S))if(E.test(h)||g[c].includes(h))r+=h;else{if(h==="%")return(0,a.
T)(C(R,y));if(h.startsWith("%")){const n=Number.parseInt(h.slice(1),16);if(T(n,c))return(0,a.T)(`invalid URL escape "${h}"`);r+=b(n,c)}else if(h>"\x7F")r+=encodeURIComponent(
h.toWellFormed());else{if(c==="host"||c==="zone")return(0,a.T)(`invalid character ${(0,u.o)(h)} in host name`);r+=b(h.charCodeAt(0),c)}}return(0,a.J)(r)}function v(R){
return R==="%2A"?(0,a.J)("*"):A(R,m)?(0,a.J)(R):d(R,"path")}const _=R=>A(R,o)?(0,a.J)(R):d(R,"fragment"),A=(R,c)=>c.test(R)&&!$.test(R);function T(R,c){return c===
"host"?R<128&&R!==37:c!=="zone"||R===37||R===32?!1:b(R,"zone").startsWith("%")}function b(R,c){const r=String.fromCharCode(R);return E.test(r)||g[c].includes(r)?
r:`%${R.toString(16).toUpperCase().padStart(2,"0")}`}const C=(R,c)=>`invalid URL escape ${(0,u.D)(R.slice(c,c+4),3)}`;function x(R){for(const c of R.split("&")){
if(c.includes(";"))return"invalid semicolon separator in query";const[,...r]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const h of r){const y=h.search($);if(y>=0)return C(
h,y)}}return null}function K(R){return R.split("&").flatMap(c=>{if(c===""||c.includes(";"))return[];const[,...r]=/^([^=]*)=?(.*)$/s.exec(c)??[],[h,y]=r.map(n=>d(
n.replaceAll("+","%20"),"query"));return h?.ok&&y?.ok?[[U(h.value),U(y.value)]]:[]})}const U=R=>R.replaceAll("%20","+"),j=R=>R.toSorted(([c],[r])=>c<r?-1:c>r?1:
0).map(([c,r])=>`${c}=${r}`).join("&")}),630:((p,P,i)=>{i.d(P,{O:()=>g,s:()=>S});var a=i(3625),u=i(4283),O=i(6979);function g(m,o){const d=(0,u.Dl)(o);return d.
ok?(0,a.J)(S(m,d.value)):d}function S(m,o){if(o.scheme!==""||o.host!==""||o.user!==null){const b=o.scheme===""?m.scheme:o.scheme;return{...o,scheme:b,path:$(o.path)}}
const{scheme:d}=m,v=o.path===""&&!o.forceQuery&&o.query==="",_=v?m.query:o.query,A=v&&o.fragment===""?m.fragment:o.fragment;if(o.path===""&&m.opaque!=="")return{
...o,scheme:d,query:_,fragment:A,opaque:m.opaque};const T=$(E(m.path,o.path));return{...o,scheme:d,query:_,fragment:A,user:m.user,host:m.host,path:T}}function E(m,o){
return o===""?m:o.startsWith("/")?o:m.slice(0,m.lastIndexOf("/")+1)+o}function $(m){if(m==="")return"";const o=m.split("/"),d=[];for(const T of o)T===".."?(d.pop(),
d.length===1&&d[0]===""&&d.pop()):T!=="."?d.push(T):d.length===0&&d.push("");const v=o.at(-1),_=`/${d.join("/")}${v==="."||v===".."?"/":""}`,A=(0,O.ft)(_.startsWith(
"//")?_.slice(1):_);return A.ok?A.value:_}}),4283:((p,P,i)=>{i.d(P,{Dl:()=>d,Pl:()=>_,aR:()=>b,cz:()=>A,jr:()=>v,t5:()=>T});var a=i(6181),u=i(3625),O=i(6246),g=i(
6979),S=i(8947);const E=/[^ -~\u0080-\u{10ffff}]/u,$=/^([A-Za-z][A-Za-z0-9+.-]*):/,m=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function d(n){const[t,
e]=y(n,"#"),s=C(t);if(!s.ok)return(0,u.T)(`parse ${(0,O.o)(t)}: ${s.why}`);const l=(0,g.y3)(e);return l.ok?(0,u.J)({...s.value,fragment:l.value}):(0,u.T)(`parse\
 ${(0,O.o)(n)}: ${l.why}`)}function v(n){const t=n.scheme===""?"":`${n.scheme}:`,e=n.forceQuery||n.query!==""?`?${n.query}`:"",s=n.fragment===""?"":`#${n.fragment}`,
l=n.opaque===""?c(n)+r(n):n.opaque;return t+l+e+s}function _(n){const t=n.opaque.replace(/^[^/]*@/,"");return v({...n,opaque:t,user:null,query:"",forceQuery:!1,
fragment:""})}function A(n){const t=n.host.lastIndexOf(":"),e=t>=0&&m.test(n.host.slice(t)),s=e?n.host.slice(0,t):n.host,l=s.startsWith("[")&&s.endsWith("]");return{
name:h(l?s.slice(1,-1):s),port:e?n.host.slice(t+1):""}}function T(n){const t=n.forceQuery||n.query!==""?`?${n.query}`:"";return(n.opaque||n.path||"/")+t}function b(n){
if(n.user===null)return null;const t=`${n.user.name}:${n.user.password??""}`.replace(/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`\
Basic ${btoa(t)}`}function C(n){if(E.test(n))return(0,u.T)("net/url: invalid control character in URL");if(n.startsWith(":"))return(0,u.T)("missing protocol sch\
eme");const t=$.exec(n)?.[1]??"",e=t.toLowerCase(),[s,l]=y(t===""?n:n.slice(t.length+1),"?"),f=l===""&&n.endsWith("?"),I={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:e,query:l,forceQuery:f};return s.startsWith("/")?x(I,s):e!==""?(0,u.J)({...I,opaque:s}):y(s,"/")[0].includes(":")?(0,u.T)("first pat\
h segment in URL cannot contain colon"):K(I,s)}function x(n,t){if(!(t.startsWith("//")&&(n.scheme!==""||!t.startsWith("///"))))return K({...n,omitHost:n.scheme!==
""},t);const[s]=y(t.slice(2),"/"),l=s.lastIndexOf("@"),f=j(s.slice(l+1),n.scheme);if(!f.ok)return f;const w=l<0?(0,u.J)(null):U(s.slice(0,l));return w.ok?K({...n,
user:w.value,host:f.value},t.slice(2+s.length)):w}function K(n,t){const e=(0,g.ft)(t);return e.ok?(0,u.J)({...n,path:e.value}):e}function U(n){if(!o.test(n))return(0,u.
T)("net/url: invalid userinfo");const[t,e]=y(n,":"),s=(0,g.V$)(t,"user");if(!s.ok)return s;if(!n.includes(":"))return(0,u.J)({name:s.value,password:null});const l=(0,g.
V$)(e,"user");return l.ok?(0,u.J)({name:s.value,password:l.value}):l}function j(n,t){const e=n.lastIndexOf("[");if(e>0)return(0,u.T)("invalid IP-literal");if(e===
0)return R(n);const s=n.indexOf(":"),l=/^https?$/.test(t)?s:n.lastIndexOf(":"),f=l<0?"":n.slice(l);return m.test(f)?(0,g.V$)(n,"host"):(0,u.T)(`invalid port ${(0,O.
o)(f)} after host`)}function R(n){const t=n.lastIndexOf("]");if(t<0)return(0,u.T)("missing ']' in host");const e=n.slice(t+1);if(!m.test(e))return(0,u.T)(`inval\
id port ${(0,O.o)(e)} after host`);const s=n.slice(0,t).indexOf("%25"),l=s<0?t:s,f=(0,g.V$)(n.slice(1,l),"host");if(!f.ok)return f;const w=(0,g.V$)(n.slice(l,t),
"zone");if(!w.ok)return w;const I=h(f.value+w.value),M=(0,a.r5)(I);return M===null?(0,u.T)(`invalid host: ParseAddr(${(0,O.o)(I)}): unable to parse IP`):M.length===
4?(0,u.T)("invalid IP-literal"):(0,u.J)(`[${f.value}${w.value}]${e}`)}function c(n){if(n.scheme===""&&n.host===""&&n.user===null||n.omitHost&&n.host===""&&n.user===
null||n.host===""&&n.path===""&&n.user===null)return"";const t=n.user?.password??null;return`//${(n.user?.name??"")+(t===null?"":`:${t}`)}${n.user===null?"":"@"}${n.
host}`}function r(n){return n.host!==""&&n.path!==""&&!n.path.startsWith("/")?`/${n.path}`:n.scheme===""&&c(n)===""&&y(n.path,"/")[0].includes(":")?`./${n.path}`:
n.path}function h(n){return n.replace(/(?:%[0-9A-F]{2})+/g,t=>{const e=t.slice(1).split("%");return(0,S._6)(Uint8Array.from(e,s=>Number.parseInt(s,16)))})}function y(n,t){
const e=n.indexOf(t);return e<0?[n,""]:[n.slice(0,e),n.slice(e+t.length)]}}),8947:((p,P,i)=>{i.d(P,{ZJ:()=>E,_6:()=>u,iP:()=>m,uK:()=>$});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function u(o){const d=a.decode(o);return d.includes("\uFFFD")?a.decode(g(o)):d}const O=255;function g(o){const d=new Uint8Array(o);for(let v=0;v<
o.length;v+=1){const _=o[v]??0;if(_<224||_>244)continue;const A=_<240?3:4,T=S(o,v,A);T<A&&d.fill(O,v,v+T),v+=T-1}return d}function S(o,d,v){const _=o[d],A=o[d+1]??
0,T=_===224?160:_===240?144:128,b=_===237?159:_===244?143:191;if(A<T||A>b)return 1;let C=2;for(;C<v&&((o[d+C]??0)&192)===128;)C+=1;return C}const E=o=>m(new TextEncoder().
encode(o));function $(o){const d=new Uint8Array(o.length);for(let v=0;v<o.length;v+=1)d[v]=o.charCodeAt(v);return a.decode(d)}function m(o){let d="";for(const v of o)
d+=String.fromCharCode(v);return d}}),4690:((p,P,i)=>{i.d(P,{i:()=>a});const a=({hrtime:u})=>()=>Number(u.bigint())/1e6}),9077:((p,P,i)=>{i.d(P,{q:()=>E,w:()=>g});
const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],u=300,O=5e3;function g($,m,{isFinal:o,crash:d,now:v}){const _=new AbortController;let A=0;const T=()=>o||_.signal.
aborted;for(const b of a)$.on(b,()=>{const C=v()-A;m.end({kind:"signal",signal:b}),T()?(o||C>u)&&S(b,$):A=v(),_.abort()});return $.on("uncaughtException",b=>{m.
end({kind:"crash"});const C=d(b);T()&&$.exit(C),_.abort(),setTimeout(()=>$.exit(C),O).unref()}),$.on("exit",()=>m.end({kind:"crash"})),_.signal}function S($,m){
m.removeAllListeners($),m.kill(m.pid,$)}async function E($,m){const{stdout:o,stderr:d}=$;for(const _ of[o,d])await new Promise(A=>_.write("",A));if($.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&$.platform!=="win32"&&$.execve!==void 0){const{execPath:_}=$;$.execve(_,[_,"--eval",`require('node:process').exit(${m})`],{})}$.
exit(m)}}),3386:((p,P,i)=>{i.d(P,{p:()=>u});const a=100;function u(){setTimeout(async()=>{(await Promise.resolve().then(i.t.bind(i,8877,19))).setFlagsFromString(
"--semi-space-growth-factor=1")},a).unref()}}),2057:((p,P,i)=>{i.d(P,{B_:()=>E,Dx:()=>S,yy:()=>O});var a=i(6309),u=i(5955);async function O($,m){for(const o of(0,u.
mk)(m)){if(!$.writable)return;$.write(o)||await g($)}}const g=$=>new Promise(m=>{const o=["drain","error","close"],d=()=>{for(const v of o)$.off(v,d);m()};for(const v of o)
$.on(v,d)});async function*S($){let m=[];for await(const o of $.setEncoding("utf8")){const d=String(o).split(`
`),v=d.pop()??"";for(const _ of d)yield[...m,_].join("").replace(/\r$/,""),m=[];m.push(v)}m.some(o=>o!=="")&&(yield m.join(""))}function E($,m){let o=!1;$.on("e\
rror",d=>{const v=!o;o=!0,v&&d.code!=="EPIPE"&&m((0,a.A3)(d))})}}),3229:((p,P,i)=>{i.d(P,{Kc:()=>d,L6:()=>E,NM:()=>j,cr:()=>R});var a=i(1831),u=i(5011);const O=1024,
g=c=>(0,a.Pv)(c).ok;function S(c,...r){for(const h of c){const y=h(...r);if(y!==null)return y}return null}function E(c){if(c.length>O)return null;const r=(0,a.Pv)(
c);if(r.ok)return $(c,(0,a.nx)(r.value));const h=S(v,c);if(h!==null)return h;const{inside:y,removed:n}=T(c);if(c.includes("@",c.lastIndexOf(y)))return"write the\
 hostname alone, not a URL";for(const t of n.length===0?[]:[y,y.replace(/:\D.*$/s,"")])if(g(t))return`remove ${b(n)}: ${t}`;return S(C,y)}function $(c,r){if(/(^|\.)xn--/i.
test(c))return`write it in Unicode: ${r}; upper-case punycode is only accepted by accident`;const h=r.replace(/(?<!\.)\.+(?=$|:)/,"");return h===r?null:`remove \
the trailing dot: tokens and settings for ${h} do not apply to this host`}const m=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",d=c=>m.test(c),v=[c=>d(c)?o:null,c=>{const r=c.split(/[\s,;]+/).filter(h=>h!=="");return r.length<2?null:r.every(h=>h.includes(".")&&
g(h))?`write one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}],_=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,A=[["the wh\
ite space",c=>c.trim()],["the quotation marks",c=>c.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",c=>c.replace(_,"")],["the trailing slash",c=>c.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",c=>c.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",c=>c.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",c=>c.slice(c.lastIndexOf("@")+
1)],["the trailing colon",c=>c.replace(/^([^:]*):$/,"$1")]];function T(c){let r=c;const h=[];for(const[y,n]of A){const t=n(r);t!==r&&h.push(y),r=t}return{inside:r,
removed:h}}const b=c=>c.join(", ").replace(/, ([^,]*)$/," and $1"),C=[c=>/^\[.*\](:\d+)?$/s.test(c)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(c)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,c=>c.includes("*")?"write each hostname; wildcards are not supported":null,c=>{if(!/(^|\.)xn--/i.test(c))return null;
const r=(0,a.WV)(c);return g(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"},c=>{if(!c.includes("_"))return null;if(c.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const r=c.replaceAll("_","-");return`a hostname cannot contain underscores${g(r)?`; did you mean ${r}?`:""}`},
c=>{const r=c.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return r!==c&&g(r)?`remove the extra dots: ${r}`:null},c=>/(^|\.)-|-(\.|:|$)/.test(c)?"remo\
ve the hyphen at the start or end of a label":null,c=>/(^|\.)[^.:]{2}--/.test(c)?"a label cannot have hyphens as its third and fourth character":null,c=>{const[
,r="",h=""]=/^([^:]*):(.*)$/s.exec(c)??[];return g(r)?/^[+-]?[0-9]+$/.test(h)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}],x=c=>{
const r=(0,u.rE)(c,"terraform");return r.ok&&!r.value.hostImplied},K=c=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(c),U=[c=>c===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(c,r)=>!r&&d(c)?o:null,c=>c===c.trim()?null:"remove the white space around the address",(c,r)=>{const[,h="",y=""]=/^(https?:\/\/)(.*)$/i.
exec(c)??[];return h===""||!x(y)?null:`remove ${h} to use the registry module: ${y}${r?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(c,r,[h="",...y])=>{const[,n="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(h)??[];if(y.length!==3||n!=="localhost"&&t===
"")return null;const e=r?`; the client reads "${n}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t} or ${n}.localdomain${t}${e}`},
(c,r,[h="",...y])=>y.length===3&&K(h)?E(h):null,(c,r,h)=>{const[y=""]=h;return r||h.length!==3||!K(y)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${y==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(c,r,h)=>{const y=/^https?:$/i.test(h[0]??"")&&h[1]==="",[n="",...t]=y?
h.slice(2):h;if(r||t.length!==4||!K(n))return null;const[e="",s=""]=[t[0],t[3]],[l,f]=[t.slice(1),t.slice(0,3)].map(w=>[n,...w].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${f}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${l}; service discovery works only at the root of a host\
, not below /${e}`},(c,r,h)=>!r&&h.length>=3&&c.includes("?")?"remove the query; set the version with the `version` argument":null,(c,r,h)=>{const y=h.at(-1)??"";
return r||![3,4].includes(h.length)||!/[A-Z]/.test(y)?null:`write the target system in lower case: ${[...h.slice(0,-1),y.toLowerCase()].join("/")}`},(c,r)=>!r&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(c)?`write ./${c} to use a directory of the same repository`:null];function j(c,r,h){if(r.kind==="local"||c.length>O)return null;
const[y="",...n]=c.split("/");if(h.ok)return h.value.hostImplied?null:E(y);const t=n.length===0?[]:n.join("/").split("//",1)[0]?.split("/")??[];return S(U,c,r.kind===
"remote",[y,...t])}function R(c){if(c.length>O)return null;if(d(c))return o;if(c!==c.trim())return"remove the white space around the address";const[,r=""]=/^https?:\/\/(.*)$/i.
exec(c)??[];if(r!=="")return`remove the scheme: ${r}`;const h=c.split("/"),[y=""]=h;return h.length===2&&K(y)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":h.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":h.length===3?E(y):null}}),6174:((p,P,i)=>{i.d(P,{Q:()=>E,_:()=>g});const a="***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
O=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function g(m){return/[@?]/.test(m)?m.replace(/[^\s"']+/g,o=>o.split("://").map((d,v)=>$(d,v>0)).join("://").replace(O,(d,v,_)=>u.
test(_)?d:`${v}${_}=${a}`)):m}const S=/(=\s*)"[^"]*(?:"|$)/g,E=m=>g(m.replace(S,`$1"${a}"`));function $(m,o){const d=m.search(/[/?#]/),v=d<0?m:m.slice(0,d),A=o&&
/:(?!\d*$)/.test(v)?m.lastIndexOf("@"):v.lastIndexOf("@"),T=m.slice(0,Math.max(A,0)).replace(/^[a-z0-9]+::/,""),b=o?T!=="git":T.includes(":");return A<0||!b?m:a+
m.slice(A)}}),1064:((p,P,i)=>{i.d(P,{$I:()=>T,Du:()=>E,Jd:()=>c,Mq:()=>C,NX:()=>b,SZ:()=>d,Yr:()=>v,ab:()=>A,bB:()=>m,n3:()=>O,pH:()=>x,rG:()=>_,sX:()=>R,tB:()=>U,
zK:()=>$});const a="registry.terraform.io",u=[a,"registry.opentofu.org"],O=r=>u.includes(r),g=["modules.v1","providers.v1"],S={terraform:{name:"Terraform",uses:g,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:g,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:g,replaces:g,defaults:u},renovate:{name:"\
Renovate",uses:g,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},E=["terraform","opentofu"],$=Object.keys(S),m=Object.fromEntries(Object.entries(S).map(([r,{name:h}])=>[r,h])),o=r=>S[r],d=r=>g.includes(
r)?$.filter(h=>o(h).uses.includes(r)):E,v=r=>$.filter(h=>o(h).defaults?.includes(r)),_=$.filter(r=>o(r).replaces.length>0),A=r=>$.filter(h=>o(h).replaces.includes(
r)),T={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},b={terraform:3,opentofu:9},C=r=>r===429||r>=500&&r!==501,x=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function U(r,h){const y=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(h[r]??"");if(y===null)return K[r];
const n=y[1]?.split(".")??[];return[0,1,2].map(t=>n[t]??"0").join(".")}function j(r,h){const[y=[],n=[]]=[r,h].map(e=>e.split(".").map(Number)),t=y.findIndex((e,s)=>e!==
n[s]);return t<0||(y[t]??0)>(n[t]??0)}const R=r=>j(r,"1.12.0"),c=(r,h)=>r==="opentofu"||!j(h,"1.13.0")}),1831:((p,P,i)=>{i.d(P,{$k:()=>x,$o:()=>h,Jr:()=>y,Pm:()=>r,
Pv:()=>d,Rt:()=>_,Sv:()=>b,WV:()=>T,cu:()=>C,fK:()=>K,nx:()=>A});var a=i(3625),u=i(6246),O=i(4283),g=i(8408);const S=443,E=65535,$=9223372036854775807n,m=-9223372036854775808n,
o="TF_TOKEN_";function d(n){const{name:t,portion:e}=U(n.toWellFormed()),s=j(e);if(!s.ok)return/^https?$/i.test(t)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const l=R(t);if(l!==null)return(0,a.T)(l);const f=(0,g.YE)(t);
return f.ok?f.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(f.value+s.value):f}const v=new Set(["localterraform.com","loca\
ltofu.com"]),_=n=>v.has(n);function A(n){const{name:t,portion:e}=U(n);return(0,g.DI)(t)+e}function T(n){const{name:t,portion:e}=U(n.toWellFormed()),s=j(e);return((0,g.
QC)(t)??t)+(s.ok?s.value:e)}function b(n){const{name:t,portion:e}=U(n);return{name:t,port:e===""?S:Number(e.slice(1))}}const C=n=>`https://${n}/.well-known/terr\
aform.json`;function x(n){if(!n.startsWith(o))return null;const t=n.slice(o.length).replaceAll("__","-").replaceAll("_","."),e=d(T(t));return e.ok?e.value:null}
function K(n){const t=A(n),e=[n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_"),t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(".","_")];
return[...new Set(e)].map(s=>o+s).filter(s=>x(s)===n)}function U(n){const t=n.indexOf(":");return t===-1?{name:n,portion:""}:{name:n.slice(0,t),portion:n.slice(
t)}}function j(n){if(n==="")return(0,a.J)("");const t=n.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,a.T)("port portion contains non-digit characters");const e=t.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=e.length>20?null:BigInt(e.replace("+",""));return s===null||s>$||s<m?(0,a.T)("port portion contains non-digit characters"):
s>E?(0,a.T)("port number is greater than 65535"):(0,a.J)(s===BigInt(S)?"":`:${s}`)}function R(n){if(n==="")return"empty string is not a valid hostname";for(const t of n.
replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,u.
o)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const c={http:"80",https:"443",ssh:"22"};function r(n){const{name:t,
port:e}=(0,O.cz)(n),s=t.includes(":")?`[${t}]`:t,l=e===""||e===c[n.scheme];return h(l?s:`${s}:${e}`)}function h(n){const t=d(n);return t.ok?t.value:n.toLowerCase()||
null}const y=(n,t)=>t.length===0||t.some(e=>e.subdomains?n.endsWith(`.${e.host}`):n===e.host)}),8408:((p,P,i)=>{i.d(P,{mI:()=>C,QC:()=>T,YE:()=>_,DI:()=>b});const a=(...e)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...e),u=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...e);var O=i(3625),g=i(6246);const S=256,E={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},$={...E,checkBidi:!1},m=new RegExp("\\p{M\
}{31}","u"),o="xn--",d=new TextEncoder;let v;function _(e){return v?.name!==e&&(v={name:e,ascii:A(e)}),v.ascii}function A(e){const s=U(e,!1);if(!s.ok)return s;const l=j(
s.value,E);return l===null?(0,O.T)(x(c(e,!1))):(0,O.J)(l)}function T(e){const s=U(e,!0);if(!s.ok)return null;const l=j(s.value,$);if(l===null)return null;const f=U(
l,!1);return f.ok?f.value.join("."):null}const b=e=>R(e)?u(e,E).domain:e,C=e=>u(e).domain,x=e=>`idna: invalid label ${(0,g.o)(e)}`;function K(e){return`idna: di\
sallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function U(e,s){if(e.length>S&&R(e))return(0,O.T)(`hostname is longer than ${S}\
 characters`);const l=[];for(const f of c(e,s).split(".")){const w=f.startsWith(o)?r(f):(0,O.J)(f);if(!w.ok)return w;const I=h(w.value);if(I!==null)return(0,O.T)(
I);l.push(w.value)}return(0,O.J)(l)}function j(e,s){const l=e.join(".");return t(l)?l:a(l,s)}const R=e=>/[^\0-\x7f]|xn--/i.test(e);function c(e,s){return e.replace(
/[A-Z]+|[^\0-\x7f]/gu,f=>t(f)?f.toLowerCase():u(f,{transitionalProcessing:s}).domain).normalize("NFC")}function r(e){const s=e.slice(o.length);if(s==="")return(0,O.
J)("");const l=u(e).domain;return l===e||t(l)?(0,O.T)(x(s)):l.normalize("NFC")!==l||!Array.from(l).every(n)?(0,O.T)(x(l)):(0,O.J)(l)}function h(e){if(y(e))return x(
e);if(/^[a-z0-9-]*$/.test(e))return null;if(m.test(e))return x(e);if(!t(e)&&a(e,$)!==null)return null;for(const s of e){if(!n(s))return x(e);if(s<"\x80"&&!/[a-z0-9-]/.
test(s))return K(s)}return x(e)}function y(e){if(e.startsWith("-")||e.endsWith("-"))return!0;if(!e.slice(0,4).includes("--"))return!1;const s=d.encode(e.slice(0,
5));return s.length>4&&s[2]===45&&s[3]===45}function n(e){if(e<"\x80")return!0;const{domain:s,error:l}=u(`1${e}`);return!l&&s===`1${e}`}const t=e=>!/[^\0-\x7f]/.
test(e)}),5011:((p,P,i)=>{i.d(P,{A:()=>b,Nj:()=>x,Vm:()=>v,mD:()=>_,rE:()=>T,vL:()=>A});var a=i(3625),u=i(6246),O=i(1831),g=i(4321);const S={terraform:_("regist\
ry.terraform.io"),opentofu:_("registry.opentofu.org")},E=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,$=/^[0-9a-z]{1,64}$/,m="must be between one and 64 c\
haracters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",o="must be between one and 64\
 ASCII letters or digits",d={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the na\
mespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},v=j=>S[j];function _(j){const R=(0,O.
Pv)(j);if(!R.ok)throw new Error(R.why);return R.value}function A(j,R){if(x(j))return{kind:"local"};const c=T(j,R);if(c.ok)return c.value;const r=(0,g.Zy)(j,R);return r.
ok?{kind:"remote",...r.value}:{kind:"invalid",error:r.why}}function T(j,R){return x(j)?(0,a.T)(`can't use local directory ${(0,u.o)(j)} as a module registry add\
ress`):C(j,"module",R)}const b=j=>C(j,"component","terraform");function C(j,R,c){const r=d[R],{address:h,subdirectory:y}=(0,g.UQ)(j);if(y.startsWith("../"))return(0,a.
T)((0,g.dr)(y,R));const n=h.split("/"),t=n.length===r.parts;if(!t&&n.length!==r.parts+1)return(0,a.T)(`a ${R} registry source address must have ${r.count}`);const e=t?
(0,a.J)(v(c)):K(n.shift()??"",R);if(!e.ok)return e;const s=U(n,R);if(s!==void 0)return(0,a.T)(s);const[l="",f="",w=""]=n,I={hostImplied:t,namespace:l,name:f,system:w,
subdirectory:y};return(0,a.J)({kind:"registry",host:e.value,...I})}const x=j=>/^\.\.?[/\\]/.test(j);function K(j,R){const c=(0,O.Pv)(j);if(!c.ok){const r=`inval\
id ${R} registry hostname ${(0,u.o)(j)}`;return j.includes("--")?(0,a.T)(`${r}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,a.T)(r)}return c.value.includes(".")?d[R].reserved.includes(c.value)?(0,a.T)(`can't use ${(0,u.o)(c.value)} as a ${R} registry host, because it'\
s reserved for installing directly from version control repositories`):c:(0,a.T)(`invalid ${R} registry hostname: must contain at least one dot`)}function U([j="",
R="",c],r){if(!E.test(j))return j.includes(".")?`source address must have ${d[r].afterHost}`:`invalid namespace ${(0,u.o)(j)}: ${m}`;const h=`${r} registry addr\
esses may not include a query string portion`;if(!E.test(R))return c===void 0&&R.includes("?")?h:`invalid ${r} name ${(0,u.o)(R)}: ${m}`;if(!(c===void 0||$.test(
c)))return c.includes("?")?h:`invalid target system ${(0,u.o)(c)}: ${o}`}}),4321:((p,P,i)=>{i.d(P,{UQ:()=>v,Zy:()=>$,cx:()=>m,dr:()=>A,uE:()=>d});var a=i(3625),
u=i(6246),O=i(4283),g=i(6979),S=i(1064),E=i(1831);function $(n,t){const e=m(n,t);if(!e.ok)return e;const{subdirectory:s,host:l}=e.value;return(0,a.J)({subdirectory:s,
host:l})}function m(n,t){const{address:e,subdirectory:s}=v(n);if(s.startsWith("../"))return(0,a.T)(A(s));const l=C(e.toWellFormed(),t);if(!l.ok)return l;const{subdirectory:f}=l.
value;if(f==="")return(0,a.J)({...l.value,subdirectory:s});const w=_(`${f}/${s}`);return w.startsWith("../")?(0,a.T)(`detected ${A(w)}`):(0,a.J)({...l.value,subdirectory:w})}
const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function d(n,t){const e=o.exec(n)?.[0];if(e===
void 0)return null;const s=$(`${e}a/b`,t);return s.ok?s.value.host:null}function v(n){const t=n.indexOf("?"),e=t<0?n:n.slice(0,t),s=e.indexOf("://"),l=e.indexOf(
"//",s<0?0:s+3);if(l<0)return{address:n,subdirectory:""};const f=t<0?"":n.slice(t),w=e.slice(l+2);return{address:e.slice(0,l)+f,subdirectory:w===""?"":_(w)}}function _(n){
const t=n.startsWith("/"),e=[];for(const l of n.split("/"))l===""||l==="."||(l!==".."?e.push(l):e.length>0&&e.at(-1)!==".."?e.pop():t||e.push(l));const s=(t?"/":
"")+e.join("/");return s===""?".":s}const A=(n,t="module")=>`subdirectory path ${(0,u.o)(n)} leads outside of the ${t} package`,T=(n,t=n.scheme)=>(0,a.J)({subdirectory:"",
host:n.scheme==="file"?null:(0,E.Pm)(n),getter:t,url:n}),b=(n,t)=>(0,a.J)({subdirectory:"",host:t,getter:n,url:null});function C(n,t){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(n)??[n,void 0,n],{address:l}=v(s??n),f=(0,O.Dl)(l);if(f.ok&&f.value.scheme!=="")return T(f.value,e);for(const I of y){const M=I(l,t);if(M?.ok)return(0,a.J)(
{...M.value,getter:e??M.value.getter});if(M!==void 0)return M}const w=t==="terraform"?"address":"string";return(0,a.T)(`invalid source ${w}: ${n}`)}function x(n,t,e){
const s=(0,O.Dl)(n);if(!s.ok)return(0,a.T)(`error parsing ${t} URL: ${s.why}`);const{path:l}=s.value,f=e==="git"&&!l.endsWith(".git");return T(f?{...s.value,path:`${l}\
.git`}:s.value,e)}const K=n=>{if(!n.startsWith("github.com/"))return;const t=n.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,a.T)("GitHub URLs should b\
e github.com/username/repo");const e=x(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!e.ok||t.length===3)return e;const s=(0,g.V$)(t.slice(3).join("/").
replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;const l=_(s.value).replaceAll("%","%25");return(0,a.J)({...e.value,subdirectory:l})},U=(n,t)=>{
const[,e,s,l]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(n)??[];if(s===void 0||l===void 0)return;const f=(0,g.h0)(/\?(.*)$/s.exec(l)?.[1]??""),w=t==="terraform"?
"Git":"GitHub";return f!==null?(0,a.T)(`error parsing ${w} SSH URL: ${f}`):e==="git"?b("git",(0,E.$o)(s)):void 0},j=n=>n.startsWith("bitbucket.org/")?x(`https:/\
/${n}`,"BitBucket","git"):void 0,R=(n,t)=>{const e=t==="terraform"?"googleapis.com/":".googleapis.com/";if(!n.includes(e))return;const s=n.split("/");return s.length<
5?(0,a.T)("URL is not a valid GCS URL"):x(`https://www.googleapis.com/storage/${s.slice(2).join("/")}`,"GCS","gcs")},c=n=>{if(!n.includes(".amazonaws.com/"))return;
const[t="",...e]=n.split("/"),s=r(t.split("."));return s===void 0?(0,a.T)("URL is not a valid S3 URL"):x(`https://${[s,...e].join("/")}`,"S3","s3")};function r(n){
const[t="",e="",s=""]=n;return n.length===3?`${t}.amazonaws.com`:n.length===4?`${e}.amazonaws.com/${t}`:n.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${t}`:void 0}
const y=[K,U,j,R,c,(n,t)=>{if(n!=="")return n.startsWith("/")?b("file",null):(0,a.T)(`${S.bB[t]} cannot detect a supported external module source type for ${n}`)}]}),
8999:((p,P,i)=>{i.d(P,{v:()=>O});var a=i(4283),u=i(630);function O(g,S){const E=(0,a.Dl)(S);if(!E.ok)return{...E,reason:"syntax"};const m=E.value.scheme===""?(0,u.
s)(g,E.value):E.value;return m.scheme!=="http"&&m.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${m.scheme}`}:m.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...m,fragment:""}}}}),9562:((p,P,i)=>{i.d(P,{Bn:()=>m,D6:()=>C,M:()=>o,OA:()=>U,
OZ:()=>$,S3:()=>E,TE:()=>l,TW:()=>R,Tz:()=>f,e$:()=>g,eQ:()=>h,oe:()=>e,p4:()=>T,qE:()=>x,xq:()=>S});var a=i(3307),u=i(3625),O=i(8999);const g="modules.v1",S="p\
roviders.v1",E="login.v1",$="tfe.v2",m="tfe.v2.1",o="tfe.v2.2",d=[g,S,$,m,o,"state.v2"],v=[E,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],_=M=>M.
split(".",1)[0]??"",A=(M,F)=>M.some(X=>_(X)===_(F)),T=M=>A(d,M),b=new Set([...d,...v]),C=M=>M!=="state.v2"&&b.has(M),x=M=>T(M)||A(v,M),K=[g,S,E,$,m,o,...v];function U(M){
if(x(M))return null;const F=M.toLowerCase(),X=Y=>Y===F||Y.slice(_(Y).length)===F.slice(_(F).length)&&_(Y).length>=j&&R(_(Y),_(F));return K.find(X)??null}const j=5;
function R(M,F){let X=0;for(;X<M.length&&M[X]===F[X];)X+=1;const[Y,Q]=[M.slice(X),F.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const c="[0-9A-Za-z~-]",r=M=>`${M}${c}*(?:\\.${c}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${r("[0-9]")})|-?(${r("[A-\
Za-z~-]")}))?(?:\\+(${r(c)}))?`,y=new RegExp(`^${h}$`),n=2n**63n-1n,t=2n**64n-1n;function e(M,F){const X=M.indexOf(".");if(X<0)return(0,u.T)(`invalid service ID\
 format (i.e. service.vN): ${M}`);const Y=M.slice(0,X),Q=M.slice(X+1);switch(F){case"terraform":return y.exec(Q)?.[1]?.split(".").every(oe=>s(oe,n))?(0,u.J)({name:Y,
version:Q}):(0,u.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(
1),t)?(0,u.J)({name:Y,version:Q}):(0,u.T)('invalid service version: must be "v" followed by an integer major version number')}}}const s=(M,F)=>M.replace(/^0+/,"").
length<=String(F).length&&BigInt(M)<=F;function l(M,F){const X=e(M,F.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(F.services===null)
return{kind:"missing",why:f(Y)};const Q=F.services.find(q=>q.id===M);return Q!==void 0?w(Q,X.value,F):F.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:I(X.value,F)}:{kind:"missing",why:`host ${F.display} does not provide a ${Y} service`}}const f=M=>`host does not provide a ${M} service`;function w({id:M,
value:F,leftOut:X=0},Y,Q){if(M===E)return(0,a.Gv)(F)?{kind:"object",value:F,leftOut:X}:{kind:"type",why:`service ${M} must be declared with an object value in t\
he service discovery document`,value:F};if(typeof F!="string")return{kind:"type",why:I(Y,Q),value:F};const q=(0,O.v)(Q.documentUrl,F);if(q.ok)return{kind:"url",
url:q.value,value:F};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:F}}function I({name:M,version:F},{client:X,
display:Y}){const Q=X==="terraform"?F:BigInt(/\d+/.exec(F)?.[0]??0);return`host ${Y} does not support ${M} version ${Q}`}}),2713:((p,P,i)=>{i.d(P,{I:()=>u,o:()=>O});
const a="***",u=4;class O{#e;constructor(S){this.#e=S}reveal(){return this.#e}toString(){return a}toJSON(){return a}[Symbol.for("nodejs.util.inspect.custom")](){
return a}}}),3592:((p,P,i)=>{i.d(P,{Bw:()=>O,G5:()=>E,_O:()=>u,aq:()=>g,xV:()=>S,xv:()=>a});const a="1.0.0",u=`tf-disco-action/${a}`,O="https://github.com/org/t\
f-disco-action",g=`${O}/blob/v1/docs/problems.md`,S=`${O}/issues`,E=1}),5955:((p,P,i)=>{i.d(P,{$$:()=>u,Wv:()=>a,_3:()=>S,_Q:()=>g,mk:()=>m,ux:()=>E});class a{bytes;constructor(d){
this.bytes=d}take(d){const v=u(d);return v>this.bytes?!1:(this.bytes-=v,!0)}}const u=o=>new TextEncoder().encode(o).length,O=100;function*g(o,d,v,_=""){let[A,T]=[
0,0];for(const b of o){const C=T<O?v(b):null;C!==null&&d.take(C)?yield`${A++===0?"":_}${C}`:T+=1}return T}function S(o,d){let v=d;for(const[_,A]of o.toSorted((T,b)=>T-
b).entries()){const T=v/(o.length-_);if(A>T)return T;v-=A}return Number.POSITIVE_INFINITY}function E(o,d,v){let[_,A]=[0,0];for(const T of o){if(A+=v(T),A>d)break;
_+=1}return _===o.length?o:o.slice(0,_)}const $=64*1024;function*m(o){let d="";for(const v of o)d+=v,!(d.length<$)&&(yield d,d="");d!==""&&(yield d)}}),8641:((p,P,i)=>{
i.d(P,{BP:()=>v,D9:()=>C,J7:()=>d,LS:()=>_,My:()=>T,RK:()=>o,cq:()=>t,h$:()=>c,js:()=>b,s$:()=>y,z5:()=>n});const a=500,u=4e3,O=160,g=2,S=e=>/^[ -~]*$/.test(e),
E=e=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),$=e=>new RegExp("\\p{M}",
"u").test(e),m=e=>`<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,s=a){if(e.length<=s&&S(e))return e;let l="",f=g;for(const w of e){
f=$(w)?f+1:0;const I=E(w)||f>g?m(w):w;if(l.length+I.length>s)return`${l}\u2026`;l+=I}return l}function d(e,s=O){const l=Array.from(e.slice(-2*s)).slice(-s).join(
""),f=Array.from(o(l,Number.POSITIVE_INFINITY));return`${l===e&&f.length<=s?"":"\u2026"}${f.slice(-s).join("")}`}function v(e){return e.replace(/##(?=\w*\[)/g,"\
# #").replace(/^(\s*:)(?=:)/,"$1 ")}function _(e,s=u){const f=e.split(`
`).map(w=>v(o(w,s))).join(`
`);return f.length>s?`${f.slice(0,s).toWellFormed()}\u2026`:f}const A={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},T=e=>e.replace(/[&<>"']/g,s=>A[s]??
s);function b(e,s=a){return o(e,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,l=>`&#${l.codePointAt(0)};`)}function C(e,s=a){return e===""?"<i>empty</i>":
`<code>${b(e,s)}</code>`}const x=e=>S(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(e),K=/^[0-9a-f]{7,}$/i,U=`"'\
(`,j=`"'),.;:!?\u2026`,R=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function c(e,s=u){return(o(e,s).match(R)??[]).map(l=>{if(l.split(" ").every(h))return b(l,s);
if(l.includes(" ")||/^(["`]).+\1$/u.test(l))return C(l.replace(/^`(.*)`$/u,"$1"),s);const{before:w,core:I,after:M}=r(l);return`${b(w)}${C(I.replace(/^`(.*)`$/u,
"$1"),s)}${b(M)}`}).join("")}function r(e){let s=0,l=e.length;for(;s<l&&U.includes(e.charAt(s));)s+=1;for(;l>s&&j.includes(e.charAt(l-1));)l-=1;return{before:e.
slice(0,s),core:e.slice(s,l),after:e.slice(l)}}function h(e){const{core:s}=r(e);return x(s)&&!K.test(s)}const y=e=>e.replace(/[^ -~\n]/gu,s=>E(s)?n(s):s).replace(
/##(?=\w*\[)/g,n),n=e=>e.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function t(e){return e.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((p,P,i)=>{i.d(P,{p:()=>S});var a=i(3592),u=i(8641);const O=100,g=5;function S(E,$){const m=[];let o=E;for(;o!==void 0&&m.length<g;)m.push($(o instanceof
Error?o.stack??o.message:String(o))),o=o instanceof Error?o.cause:void 0;const d=m.join(`
caused by: `).split(`
`).slice(0,O);return[`tf-disco ${a.xv} crashed; this is a bug, please report it with this text at ${a.xV}`,...d.map(v=>(0,u.BP)((0,u.RK)(v)))].join(`
`)}}),3469:((p,P,i)=>{i.d(P,{l:()=>T,w:()=>A});var a=i(1064);const u=[0,0,0],O=[Number.POSITIVE_INFINITY,0,0],g={from:u,before:O},S={from:[Number.MAX_SAFE_INTEGER,
0,0],before:O},E=(b,C)=>b[0]-C[0]||b[1]-C[1]||b[2]-C[2],$=200,m=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(b){if(b.length>$)return null;if(b==="latest")return S;const C=b.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let x=g;for(const K of C){const U=d(K);if(U===null)return null;x={from:E(U.from,x.from)>0?U.from:x.from,before:E(U.before,x.before)<0?U.before:
x.before}}return C.length===0?null:x}function d(b){const C=m.exec(b);if(C===null)return null;const[,x="",...K]=C,U=K.slice(0,3).flatMap(y=>/^\d/.test(y??"")?[Number(
y)]:[]),[j=0,R=0,c=0]=U,r=[j,R,c],h=y=>y<=1?[j+1,0,0]:y===2?[j,R+1,0]:[j,R,c+1];switch(x){case">=":return{from:r,before:O};case">":return{from:h(U.length),before:O};case"\
<":return{from:u,before:r};case"<=":return{from:u,before:h(U.length)};case"!=":return g;case"~>":return{from:r,before:h(U.length-1)};case"^":return{from:r,before:h(
1)};case"~":return{from:r,before:h(Math.min(U.length,2))};default:return{from:r,before:h(U.length)}}}const v=(b,C)=>b===null?C:o(b)?.from??C;function _(b,C){const{
from:x,before:K}=o(b)??g;return E(x,v(C.before,O))<0&&E(v(C.from,u),K)<0}function A(b,C){const x=a.pH.filter(U=>U.client===b);if(C.length===0)return x;const K=x.
filter(U=>C.some(j=>_(j,U)));return K.length===0?x:K}const T=b=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(b)}),3474:((p,P,i)=>{i.d(P,{CV:()=>o,
Ku:()=>_,Ob:()=>y,PW:()=>$,TN:()=>T,WD:()=>b,YA:()=>x,Yq:()=>j,ai:()=>C,lq:()=>K,lx:()=>U,pS:()=>A,p_:()=>v,xH:()=>m});var a=i(2713),u=i(3469),O=i(7630),g=i(8535);
const S=(t,e)=>({isList:!1,value:t,parse:e}),E=t=>({value:t,mistakes:[]}),$=S("FILE",t=>E(t||null)),m=(t,e)=>S(t,(s,l)=>{if(s==="")return E(null);const f=e(s);return f.
ok?E(f.value):{value:null,mistakes:[`${l}: ${f.why}`]}}),o=S("TOKEN",t=>E(t===""?null:new a.o(t))),d=20,v=(t,e,s=O.Dw)=>({isList:!0,value:t,parse:(l,f)=>{const w=s(
l).map(e),I=w.flatMap(M=>M.ok?[]:[`${f}: ${M.why}`]);return{value:w.flatMap(M=>M.ok?[M.value]:[]),mistakes:_(I,f)}}});function _(t,e){const s=t.length-d;return t.
slice(0,d).concat(s>0?`${e}: ${s} more lines are wrong`:[])}const A=1e4,T={isList:!0,value:"HOST",parse:(t,e)=>{const{value:s,mistakes:l}=v("HOST",O.l6).parse(t,
e),f=Map.groupBy(s,({host:I})=>I);return{value:Array.from(f,([I,M])=>({host:I,services:[...new Set(M.flatMap(({services:F})=>F))],addresses:M.flatMap(({addresses:F})=>F)})),
mistakes:l}}},b=t=>({isList:!0,value:"LABEL",parse:(e,s)=>{const{value:l,mistakes:f}=v("LABEL",O.V8).parse(e,s),w=l.flat();return{value:[...new Set(w.length===0?
[t]:w)],mistakes:f}}}),C=({min:t,max:e,whole:s})=>S("N",(l,f)=>{const w=/^\d+(\.\d+)?$/.test(l)?Number(l):Number.NaN;if(w>=t&&w<=e&&(!s||Number.isInteger(w)))return E(
w);const M=`${f} is "${l}", expected ${s?"a whole number":"a number"} from ${t} to ${e}`;return{value:t,mistakes:[M]}}),x=t=>S("SECONDS",(e,s)=>{const{value:l,mistakes:f}=C(
t).parse(e,s);return{value:l*1e3,mistakes:f}}),K=({parse:t,...e})=>({...e,parse:(s,l)=>s===""?E(null):t(s,l)}),U=S("",(t,e)=>{const s=/^(true|True|TRUE)$/.test(
t),l=s||/^(false|False|FALSE)$/.test(t);return{value:s,mistakes:l?[]:[`${e} is "${t}", expected "true" or "false"`]}}),j=(...t)=>({isList:!1,value:t.join("|"),choices:t,
parse:(e,s)=>{const f=t.some(w=>w===e)?[]:[`${s} is "${e}", ${R(e,t)}`];return{value:e,mistakes:f}}});function R(t,e){const s=(0,g.q)(t,e),l=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${e.map(f=>`"${f}"`).join(", ")}${l}`}const c=["auto","terraform","opentofu","both"],r=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
y={isList:!1,value:"CLI",choices:c,parse:(t,e)=>{const[,s,l=null]=r.exec(t)??[],f=`${e} is "${t}"`;if(s===void 0){const I=R(t,c),M=I.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:n,mistakes:[`${f}, ${I}${M}`]}}const w={name:s,version:l};if(l===null)return E(w);if(s==="auto"||s==="both"){const I=`${f}\
, but only "terraform" and "opentofu" can have a version`;return{value:n,mistakes:[I]}}return(0,u.l)(l)?E(w):{value:n,mistakes:[`${f}, expected a version such a\
s "${s} 1.10"`]}}},n={name:"auto",version:null}}),7630:((p,P,i)=>{i.d(P,{Dw:()=>$,IL:()=>T,Ju:()=>C,Kd:()=>j,V8:()=>c,aS:()=>d,jM:()=>A,l6:()=>_,vk:()=>m,x2:()=>U});
var a=i(3625),u=i(3229),O=i(1064),g=i(1831),S=i(9562),E=i(2713);function $(r){return r.split(/\r\n|[\n\r]/).map(h=>h.replace(/(^|\s)#.*$/s,"").trim()).filter(h=>h!==
"")}function m(r){return r.split(/\r\n|[\n\r]/).map(h=>h.trim()).filter(h=>h!==""&&!h.startsWith("#"))}function o(r){const h=(0,g.Pv)(r);if(h.ok)return h;const y=(0,u.
L6)(r);return(0,a.T)(`"${r}" is not a hostname: ${h.why}${y===null?"":`; ${y}`}`)}function d(r){const h=(0,S.OA)(r);return h!==null?(0,a.T)(`"${r}" is not a kno\
wn service id; did you mean ${h}?`):O.Du.some(y=>(0,S.oe)(r,y).ok)?(0,a.J)(r):(0,a.T)(`"${r}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const v=/^(modules\.v1|providers\.v1)=(.*)$/s;
function _(r){const h=r.split(/\s+/).flatMap(I=>v.test(I)?[I]:I.split(",")),[y="",...n]=h.filter(I=>I!==""),t=o(y),e=n.flatMap(I=>{const[,M,F=""]=v.exec(I)??[];
return M===void 0?[]:[{service:M,text:F}]}),s=n.map(I=>v.exec(I)?.[1]??I),l=s.map(d).flatMap(I=>I.ok?[]:[I.why]),f=t.ok?l:[t.why,...l];if(!t.ok||f.length>0)return(0,a.
T)(f.join("; "));const w=e.map(I=>({...I,host:t.value}));return(0,a.J)({host:t.value,services:[...new Set(s)],addresses:w})}function A(r){const h=r.startsWith("\
*."),y=o(h?r.slice(2):r);return y.ok?(0,a.J)({host:y.value,subdomains:h}):y}function T(r){const h=r.indexOf("=");if(h<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const y=(0,g.Pv)(r.slice(0,h).trim());return y.ok?(0,a.J)({host:y.value,token:new E.o(r.slice(h+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const b=/^\d{1,5}$/;function C(r){const h="expected HOST[:PORT]=ADDRESS[:PORT]",y=r.indexOf("=");if(y<0)return(0,a.
T)(`"${r}" has no "="; ${h}`);const n=r.slice(0,y).trim(),t=o(n);if(!t.ok)return t;const e=t.value.replace(/:\d+$/,""),s=K(r.slice(y+1).trim());return s===null?
(0,a.T)(`"${r}" has no valid address; ${h}`):(0,a.J)({name:e,port:x(n),...s})}function x(r){const h=r.indexOf(":");return h<0?null:Number(r.slice(h+1))}function K(r){
const h=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(r)??/^([^:\s[\]]+)(?::(.*))?$/.exec(r);if(h?.[1]!==void 0){const y=h[2];return y===void 0?{address:h[1],addressPort:null}:
!b.test(y)||Number(y)<1||Number(y)>65535?null:{address:h[1],addressPort:Number(y)}}return/^[\da-fA-F:]+$/.test(r)?{address:r,addressPort:null}:null}function U(r){
const[h="",y,...n]=r.split(/\s+/);if(n.length>0)return(0,a.T)(`"${r}" has too many words; expected CODE [HOST]`);if(y===void 0)return(0,a.J)({code:h,host:null});
const t=o(y);return t.ok?(0,a.J)({code:h,host:t.value}):t}const j=r=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(r)?(0,a.J)(r):(0,a.T)(`"${r}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),R=50;function c(r){const h=r.split(",").map(n=>n.trim()).filter(n=>n!==""),y=h.find(n=>n.length>R);return y===void 0?(0,a.
J)(h):(0,a.T)(`"${y}" has ${y.length} characters; GitHub allows at most ${R}`)}}),8535:((p,P,i)=>{i.d(P,{q:()=>O});var a=i(9562);const u=3;function O(S,E){const $=g(
S);if($.length<2)return null;const m=o=>{const[d,...v]=$.length<u?[]:E.filter(_=>o(g(_)));return d===void 0||v.length>0?null:d};return E.find(o=>g(o)===$)??E.find(
o=>(0,a.TW)(g(o),$))??m(o=>o.startsWith($))??m(o=>o.includes($))}const g=S=>S.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),2995:((p,P,i)=>{i.d(P,{w7:()=>o,GN:()=>m,
P$:()=>d});var a=i(6174);const u=(v,{setting:_})=>[...O(v).map(A=>`${_(A)} cannot be used with ${_("shard")}, which checks only some of the hosts: set it where \
the reports of all shards are merged`),...g(v).map(([A,T])=>`${_(A)} is ${T}, which needs ${_("history")}: set it to a file that is kept from run to run`)];function O({
shard:v,history:_,badge:A,issue:T}){return v===null?[]:[..._===null?[]:["history"],...A===null?[]:["badge"],...T==="never"?[]:["issue"]]}function g({history:v,issueOpenAfter:_,
issueCloseAfter:A}){return v===null?[["issue-open-after",_],["issue-close-after",A]].filter(([,b])=>b>1):[]}var S=i(3474),E=i(7630),$=i(4844);class m extends Error{name="\
SettingsError";mistakes;constructor(_){const A=_.map(a._);super(A.join(`
`)),this.mistakes=A}}const o={setting:v=>v,missingPath:(v,_)=>`scan names "${v}", which does not exist in ${_}`};function d(v,{setting:_}=o){const A=$.y.map(({name:U,
field:j,kind:R,default:c})=>({field:j,...R.parse(v[U]?.trim()||c,_(U))})),T=Object.fromEntries(A.map(({field:U,value:j})=>[U,j])),b=[...T.scan,...T.usages,...(0,E.
Dw)(v.hostnames??"")].length===0,{length:C}=T.hostnames,x=T.shard===null&&C>S.pS,K=`${_("hostnames")} has ${C} hosts, the limit is ${S.pS}`;return{settings:b?{...T,
scan:["."]}:T,mistakes:[...A.flatMap(({mistakes:U})=>U),...x?[K]:[],...u(T,{setting:_})]}}}),5885:((p,P,i)=>{i.d(P,{X:()=>O,h:()=>u});var a=i(3625);const u=256;
function O(g){const[,S=0,E=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(g)??[]).map(Number);return S>=1&&S<=E&&E<=u?(0,a.J)({index:S,count:E}):(0,a.T)(`"${g}" is no shard;\
 expected I/N, where N is at most ${u} and I is from 1 to N: "1/4"`)}}),4844:((p,P,i)=>{i.d(P,{f:()=>b,y:()=>T});var a=i(3625),u=i(3474);const O=[{name:"merge",
field:"merge",kind:(0,u.p_)("PATH",a.J),help:"JSON reports of shards or repositories, or directories of them, one per line: instead of a check, makes one report\
, summary and issue of them.",default:""},{name:"changed-only",field:"changedOnly",kind:u.lx,help:"In pull requests, check only what the changed files use. Host\
s in `hostnames` are always checked.",default:"false"},{name:"comment",field:"comment",kind:(0,u.Yq)("never","on-failure","always"),help:"When to write one comm\
ent on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,u.
Yq)("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"\
never"},{name:"issue-labels",field:"issueLabels",kind:(0,u.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the \
issue again.",default:"registry-health"},{name:"issue-open-after",field:"issueOpenAfter",kind:(0,u.ai)({min:1,max:20,whole:!0}),help:"Failing runs in a row of a\
 host before the issue is opened. More than 1 needs `history`.",default:"1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,u.ai)({min:1,max:20,whole:!0}),
help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"github-token",field:"\
githubToken",kind:u.CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"github.token"}];var g=i(7630);const S=[
[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function E(C){
const x=C.toLowerCase(),K=S.find(([U])=>x.endsWith(U));return K!==void 0?(0,a.J)({path:C,format:K[1]}):(0,a.T)(`"${C}" does not end with a report format; expect\
ed ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}var $=i(5885);const m=[{name:"hostnames",field:"hostnames",kind:u.TN,help:"\
Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.\
v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,u.p_)("PATH",a.J),help:"Directories, files or globs to scan,\
 one per line. Default: everything, or nothing if `hostnames` or `usages` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,u.p_)("GLOB",a.J),help:"G\
lobs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,u.
p_)("HOST",g.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hos\
ts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,u.p_)("SERVICE",g.aS),help:"Service IDs required from each host in `host\
names` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:u.Ob,help:"CLI whose rules and default \
registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"\
auto"}],o=[{name:"usages",field:"usages",kind:(0,u.p_)("FILE",a.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line:\
 checks what these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,u.p_)("NAME",a.J),help:"Names of r\
epositories whose usages must be there, one per line. If one is missing, the check fails as incomplete.",default:""},{name:"shard",field:"shard",kind:(0,u.xH)("\
I/N",$.X),help:"Checks only the I-th of N parts of the hosts, such as `1/4`. Which part a host belongs to depends on its name alone.",default:""}],d=[{name:"dep\
th",field:"depth",kind:(0,u.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions\
 of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},{name:"roots",field:"\
roots",kind:(0,u.p_)("GLOB",a.J),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected.",default:""},
{name:"platforms",field:"platforms",kind:(0,u.p_)("OS_ARCH",g.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth\
: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",field:"upgrade",kind:u.lx,help:"Predict `init -upgrade`, which ignores the vers\
ions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,u.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one h\
ost for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}],v=[{name:"tokens",field:"tokens",kind:(0,u.
p_)("HOST=TOKEN",g.IL,g.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"\
cliConfig",kind:u.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],_=[{name:"timeout-sec\
onds",field:"timeoutMs",kind:(0,u.lq)((0,u.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credenti\
als helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,u.ai)({min:0,max:10,whole:!0}),help:"Re\
tries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,u.ai)({min:1,
max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,u.YA)({min:1,max:21600}),
help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"ca\
File",kind:u.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,u.p_)(
"HOST=ADDRESS",g.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",
default:""}],A=[{name:"certificate-days",field:"certificateDays",kind:(0,u.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain \
expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,u.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this\
.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,u.Yq)("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never\
`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,u.p_)("CODE",g.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The n\
umber of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,u.p_)("FILE",E),help:"Report files to write, one per line, relat\
ive to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:u.
PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",
field:"badge",kind:u.PW,help:"JSON file for a badge of shields.io to write.",default:""}],T=[...m,...o,...d,...v,..._,...A,...O],b=[["What to check",m],["Many r\
epositories",o],["Following `init`",d],["Credentials",v],["Network",_],["Result",A]]}),6875:((p,P,i)=>{i.d(P,{I:()=>u,V:()=>a});class a{#e=new AbortController;#n=null;get why(){
return this.#n}get signal(){return this.#e.signal}end(g){this.#n??=g,this.#e.abort()}}const u=(O,g)=>{const S=setTimeout(g,O);return()=>clearTimeout(S)}}),2613:(p=>{
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
Symbol("webpack error"):"__webpack_error__",a=O=>{O&&O.d<1&&(O.d=1,O.forEach(g=>g.r--),O.forEach(g=>g.r--?g.r++:g()))},u=O=>O.map(g=>{if(g!==null&&typeof g=="ob\
ject"){if(g[p])return g;if(g.then){var S=[];S.d=0,g.then(m=>{E[P]=m,a(S)},m=>{E[i]=m,a(S)});var E={};return E[p]=m=>m(S),E}}var $={};return $[p]=m=>{},$[P]=g,$});
z.a=(O,g,S)=>{var E;S&&((E=[]).d=-1);var $=new Set,m=O.exports,o,d,v,_=new Promise((A,T)=>{v=T,d=A});_[P]=m,_[p]=A=>(E&&A(E),$.forEach(A),_.catch(T=>{})),O.exports=
_,g(A=>{o=u(A);var T,b=()=>o.map(x=>{if(x[i])throw x[i];return x[P]}),C=new Promise(x=>{T=()=>x(b),T.r=0;var K=U=>U!==E&&!$.has(U)&&($.add(U),U&&!U.d&&(T.r++,U.
push(T)));o.map(U=>U[p](K))});return T.r?C:b()},A=>(A?v(_[i]=A):d(m),a(E))),E&&E.d<0&&(E.d=0)}})(),(()=>{var p=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):
i=>i.__proto__,P;z.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i=="object"&&i&&(a&4&&i.__esModule||a&16&&typeof i.then=="function"))return i;var u=Object.create(
null);z.r(u);var O={};P=P||[null,p({}),p([]),p(p)];for(var g=a&2&&i;typeof g=="object"&&!~P.indexOf(g);g=p(g))Object.getOwnPropertyNames(g).forEach(S=>O[S]=()=>i[S]);
return O.default=()=>i,z.d(u,O),u}})(),z.d=(p,P)=>{for(var i in P)z.o(P,i)&&!z.o(p,i)&&Object.defineProperty(p,i,{enumerable:!0,get:P[i]})},z.f={},z.e=p=>Promise.
all(Object.keys(z.f).reduce((P,i)=>(z.f[i](p,P),P),[])),z.u=p=>({50:"2558",400:"400",660:"660",826:"660",1276:"660",1371:"660",2558:"2558",2629:"660",2909:"2558",
2929:"2558",3377:"2558",3432:"660",5962:"400",7210:"400",9069:"9069"}[p]??p)+".index.js",z.o=(p,P)=>Object.prototype.hasOwnProperty.call(p,P),z.r=p=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={3422:0,8792:0},
P=i=>{var{ids:a,modules:u,runtime:O}=i,g,S,E=0;for(g in u)z.o(u,g)&&(z.m[g]=u[g]);for(O&&O(z);E<a.length;E++)S=a[E],z.o(p,S)&&p[S]&&p[S][0](),p[a[E]]=0};z.f.j=(i,a)=>{
var u=z.o(p,i)?p[i]:void 0;if(u!==0)if(u)a.push(u[1]);else{var O=import("./"+z.u(i)).then(P,g=>{throw p[i]!==0&&(p[i]=void 0),g}),O=Promise.race([O,new Promise(
g=>u=p[i]=[g])]);a.push(u[1]=O)}}})();var ce={};z.d(ce,{C:()=>Se,a:()=>Me});const Se=()=>Promise.all([z.e(2558),z.e(3377),z.e(2929),z.e(3422),z.e(50),z.e(2909)]).
then(z.bind(z,2909)),Me=()=>Promise.all([z.e(3422),z.e(9069)]).then(z.bind(z,9069));var ke=ce.C,be=ce.a;export{ke as runAction,be as runCli};
