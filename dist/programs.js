var ue={9018:((p,P,i)=>{i.d(P,{r:()=>Me,c:()=>Te});var a=i(1831),c=i(2713),A=i(7630);const _=R=>(0,a.Pv)(R).ok,M=R=>R.includes(".")&&_(R);function g(R,N){const D=(0,A.
vk)(R.tokens??"").flatMap(k=>{const j=k.indexOf("="),H=k.slice(j+1).trim(),J=j<0?"":k.slice(0,j).trim();return J!==""&&(!_(J)||!J.includes(".")&&M(H))?[H,J,k]:[
H]}),W=Object.entries(N).flatMap(([k,j])=>k.startsWith("TF_TOKEN_")&&j!==void 0?[j]:[]);return[...D,...W,R["github-token"]?.trim()??""].filter(k=>k!=="").map(k=>new c.
o(k))}var O=i(1064);const h=16777619,o=2654435761;class f{length;#e;#n;#s;#t;constructor(N,D,W){this.length=N,this.#e=D;const k=Math.max(4,Math.ceil(Math.log2(2*
W.length+1)));this.#n=new Int32Array(2**k).fill(-1),this.#s=32-k;let j=1;for(let H=1;H<N;H+=1)j=Math.imul(j,h);this.#t=j;for(const H of W)this.#n[this.#a(D,H,this.#i(
D,H))]=H}hasAt(N,D){return D<0||D+this.length>N.length?!1:this.#o(N,D,this.#i(N,D))>=0}search(N,D,W){const k=this.length;if(N.length<k)return;let j=this.#i(N,0);
for(let H=0;;H+=1){const J=this.#o(N,H,j);if(J>=0){let[V,Z]=[0,k];for(;V<D&&this.#r(N,H,J,-1-V);)V+=1;for(;Z<k+D&&this.#r(N,H,J,Z);)Z+=1;W(H-V,H+Z)}if(H+k>=N.length)
return;const G=j-Math.imul(N[H]??0,this.#t);j=Math.imul(G,h)+(N[H+k]??0)|0}}#o(N,D,W){return this.#n[this.#a(N,D,W)]??-1}#r(N,D,W,k){const j=N[D+k];return j!==void 0&&
j===this.#e[W+k]}#a(N,D,W){let k=Math.imul(W^W>>>15,o)>>>this.#s;for(;;){const j=this.#n[k]??-1;if(j<0||this.#c(j,N,D))return k;k=k+1===this.#n.length?0:k+1}}#c(N,D,W){
for(let k=0;k<this.length;k+=1)if(!this.#r(D,W,N,k))return!1;return!0}#i(N,D){let W=0;for(let k=D;k<D+this.length;k+=1)W=Math.imul(W,h)+(N[k]??0)|0;return W}}var E=i(
7251),v=i(8408);const w=4;function y(R,N){let D={text:R,starts:null};for(let W=0;W<w&&D!==null;W+=1)N(l(D,R.length)),D=t(D,R.length)}const b="\u2026",L=32,U=Uint16Array.
from({length:128},(R,N)=>{const D=String.fromCharCode(N);return N<=L||N===127?L:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function K(R){return R===b?
R:/[\s\x80-\x9f]/.test(R)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(R)?"":R.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),B=new Uint32Array(1025);function C(R){if(R<x.length)return;const[N,D]=[new Uint16Array(2*R),new Uint32Array(2*R+1)];N.set(x),D.set(B),x=N,B=D}function l({
text:R,starts:N},D){C(R.length);let W=0;for(let k=0;k<R.length;k+=1){const j=R.charCodeAt(k),H=N===null?k:N[k]??D;if(j<128){W=r(U[j]??L,H,W);continue}const J=String.
fromCodePoint(R.codePointAt(k)??0),G=K(J);C(W+G.length+R.length-k);for(let V=0;V<G.length;V+=1)W=r(G.charCodeAt(V),H,W);k+=J.length-1}return B[W]=D,{codes:x.subarray(
0,W),starts:B.subarray(0,W+1)}}function r(R,N,D){return R===L&&D>0&&x[D-1]===L?D:(x[D]=R,B[D]=N,D+1)}const m={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
$=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
n=/[%\\&]|xn--/i;function t({text:R,starts:N},D){if(!n.test(R))return null;let W="";const k=[];let j=0;const H=G=>N===null?G:N[G]??D,J=G=>{for(let V=j;V<G;V+=1)
k.push(H(V));W+=R.slice(j,G)};for(const G of R.matchAll($)){J(G.index),j=G.index+G[0].length;for(const{written:V,at:Z}of e(G)){W+=V;for(let ee=0;ee<V.length;ee+=
1)k.push(H(G.index+Z))}}return j===0?null:(J(R.length),{text:W,starts:k})}function e(R){const[N,D,W,k,j,H,J,G,V,Z]=R;return D!==void 0?d(D):Z!==void 0?[{written:(0,v.
mI)(Z.toLowerCase()),at:0}]:s(W!==void 0?String.fromCharCode(Number.parseInt(W,16)):k!==void 0?u(Number.parseInt(k,16)):J!==void 0?u(Number(J)):G!==void 0?u(Number.
parseInt(G,16)):V!==void 0?m[V]??N:j??(H===void 0?"":" "))}const s=R=>[{written:R,at:0}],u=R=>R<=1114111?String.fromCodePoint(R):"\uFFFD";function d(R){const N=R.
startsWith("%")?3:4,D=Array.from({length:R.length/N},(k,j)=>Number.parseInt(R.slice(N*(j+1)-2,N*(j+1)),16)),W=[];for(let k=0;k<D.length;){const{written:j,size:H}=T(
D,k);W.push({written:j,at:N*k}),k+=H}return W}function T(R,N){const D=R[N]??0,W={written:String.fromCharCode(D),size:1};if(D<192)return W;const k=D<224?2:D<240?
3:4;let j=D&127>>k;for(let H=N+1;H<N+k;H+=1){const J=R[H]??0;if((J&192)!==128)return W;j=j<<6|J&63}return{written:u(j),size:k}}const I="***",S=12,F=4,X=200;function Y(R){
const N=Q(R);return N===null?null:(D,W)=>{const k=[];return y(D,j=>q(j,D,N,k)),k.length===0?D:se(D,k,W)}}function Q(R){const N=[];for(const J of(0,E.x)(R))y(J,({
codes:G})=>{G.length>=c.I&&N.push(G.slice())});if(N.length===0)return null;const D=new Uint16Array(N.reduce((J,{length:G})=>J+G,0)),W=Array.from({length:S+1},()=>[]),
k=Array.from({length:S},()=>[]);let j=0;for(const J of N){const{length:G}=J;D.set(J,j);for(let Z=0;Z+S<G;Z+=F)W[S]?.push(j+Z);const V=Math.min(G,S);W[V]?.push(j+
G-V);for(let Z=c.I;Z<V;Z+=1)k[Z]?.push(j);j+=G}const H=(J,G)=>J.length===0?[]:[new f(G,D,J)];return{pieces:W.flatMap(H),heads:k.flatMap(H).reverse()}}function q({
codes:R,starts:N},D,{pieces:W,heads:k},j){const H=(V,Z)=>{const ee=R[V]===L?V+1:V;let te=R[Z-1]===L?Z-1:Z;for(;te<R.length&&N[te]===N[te-1];)te+=1;const ie=N[ee]??
0,le=N[te]??D.length,ne=j.at(-1);ne===void 0||ie<ne.from||ie>ne.to?j.push({from:ie,to:le}):j[j.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const V of W)
V.search(R,V.length===S?F-1:0,H);const J=V=>{const Z=k.find(ee=>ee.hasAt(R,V-ee.length));Z!==void 0&&H(V-Z.length,V)},G=b.charCodeAt(0);for(let V=R.indexOf(G);V>=
0;V=R.indexOf(G,V+1))J(V);D.length>=X&&J(R.length)}function se(R,N,D){let W="",k=0;for(const j of N.toSorted((H,J)=>H.from-J.from))j.to<=k||D.size>0&&de(R,j,D)||
((j.from>k||k===0)&&(W+=R.slice(k,j.from)+I),k=j.to);return W+R.slice(k)}const oe=R=>R<"\x80"?/[a-z\d.:-]/i.test(R):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(R),fe=260;function de(R,{
from:N,to:D},W){const k=J=>Math.max(N-J,J-D)<fe&&oe(R[J]??"");let j=N;for(;k(j-1);)j-=1;let H=D;for(;k(H);)H+=1;for(;H>D&&/[.:]/.test(R[H-1]??"");)H-=1;return W.
has(R.slice(j,H))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(R,N)=>pe.has(R)||R==="client"&&O.Du.some(D=>D===N),ge=new Set;function ve(R){return re(()=>{const N=Y(R);return N===null?
D=>D:(D,W=ge)=>re(()=>we(Oe(k=>N(k,W)))(D))})}function re(R){try{return R()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,Ae=200;function Oe(R){
const N=new Map;return D=>{const W=N.get(D);if(W!==void 0)return W;const k=R(D);return D.length<=Ae&&N.size<Ee&&N.set(D,k),k}}function we(R){const N={ours:new Map,
theirs:new Map},D=(k,j,H)=>{if(Array.isArray(k))return k.map(G=>W(G,j+1,H));const J=Object.entries(k).map(([G,V])=>H==="ours"&&_e(G,V)?[G,V]:[R(G),W(V,j+1,me.has(
G)?"theirs":H)]);return Object.fromEntries(J)},W=(k,j,H)=>{if(typeof k=="string")return R(k);if(j>he)return null;if(typeof k!="object"||k===null)return k;const J=N[H].
get(k)??D(k,j,H);return N[H].set(k,J),J};return k=>W(k,0,"ours")}function Te(R,N,D=()=>{}){const W=new Map;let k=null;const j=H=>{const J=H.filter(G=>!W.has(G.reveal()));
if(J.length!==0){for(const G of J)W.set(G.reveal(),G);k=null,D(J)}};return re(()=>j(g(R,N))),{learn:H=>re(()=>j([H])),redact:(H,J)=>(k??=ve([...W.values()]),k(H,
J))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(R,{redact:N}){try{return R(N)}catch{return $e}}}),
7251:((p,P,i)=>{i.d(P,{K:()=>f,x:()=>O});var a=i(6246),c=i(6979),A=i(2713);function _(v){const w=v.reveal(),y=/[\r\n]/.test(w)?w.split(/[\r\n]+/):[];return[w,...y].
filter(b=>b.trim().length>=A.I)}const M=v=>[...new Set([v,Buffer.from(v).toString("latin1")])],g=v=>["","x","xx"].flatMap(w=>{const y=Buffer.from(w+v).toString(
"base64"),b=y.slice(Math.ceil(w.length*4/3)).replace(/=+$/,"");return y.endsWith("=")?[b.slice(0,-1),b]:[b]});function*O(v){const w=v.flatMap(_).map(y=>y.trim());
for(const y of new Set(w.flatMap(M)))yield y,y.includes(" ")&&(yield y.replaceAll(" ","+")),yield*g(y),yield Buffer.from(y).toString("hex")}const h=16*1024,o=1024*
1024;function f(v){let w=o;return y=>{const b=y.flatMap(_).flatMap(U=>[U,U.trim()]),L=[];for(const U of new Set(b.flatMap(M))){if(U.length>h||w<0)continue;const K=E(
U).filter(x=>x.trim().length>=A.I);L.push(...K),w-=K.join("").length}v([...new Set([...b,...L])])}}function E(v){const w=(0,c.ft)(v),y=(0,a.o)(v).slice(1,-1),b=[
encodeURIComponent(v.toWellFormed()),...w.ok?[w.value]:[]],L=g(v),U=Buffer.from(v).toString("hex");return[v,v.toLowerCase(),y,JSON.stringify(v).slice(1,-1),...b,
...b.map(K=>K.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...L,...L.map(K=>K.replaceAll("+","-").replaceAll("/","_")),U,U.toUpperCase()]}}),6309:((p,P,i)=>{i.d(
P,{A3:()=>_,Lw:()=>A,Or:()=>M});var a=i(3592);const c={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class A extends Error{name="Refused"}function _(g){if(g instanceof
A)return g.message;if(!M(g))return`${String(g)}; this is a bug of tf-disco, please report it at ${a.xV}`;const O=c[g.code];return`${g.message.split(", ")[0]}${O===
void 0?"":`; ${O}`}`}const M=g=>typeof g=="object"&&g!==null&&"syscall"in g&&"code"in g}),6181:((p,P,i)=>{i.d(P,{RY:()=>A,n7:()=>h,r5:()=>a});function a(o){if(!o.
includes(":"))return c(o);const f=o.indexOf("%");return f===o.length-1?null:M(f<0?o:o.slice(0,f))}function c(o){const f=o.split("."),E=f.length===4&&f.every(w=>/^(0|[1-9]\d{0,2})$/.
test(w)),v=f.map(Number);return E&&v.every(w=>w<=255)?v:null}function A(o){const f=o.split(".").map(_),E=f.pop()??Number.NaN,v=4-f.length;if(!(v>0&&f.every(b=>b<=
255)&&E<256**v))return null;const y=Array.from({length:v},(b,L)=>Math.floor(E/256**(v-1-L))%256);return[...f,...y]}function _(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function M(o){const[f="",E,...v]=o.split("::");
if(E===void 0){const L=g(f,!0);return L?.length===16?L:null}const[w,y]=[g(f,!1),g(E,!0)];if(w===null||y===null||v.length>0)return null;const b=16-w.length-y.length;
return b<2?null:[...w,...Array(b).fill(0),...y]}function g(o,f){if(o==="")return[];const E=o.split(":"),v=E.map((w,y)=>{if(/^[0-9a-f]{1,4}$/i.test(w)){const b=Number.
parseInt(w,16);return[b>>8,b&255]}return f&&y===E.length-1?c(w):null});return v.every(w=>w!==null)?v.flat():null}const O=[0,0,0,0,0,0,0,0,0,0,255,255].join();function h(o){
const f=a(o)??[];return f.slice(0,12).join()===O?f.slice(12).join("."):o}}),4874:((p,P,i)=>{i.d(P,{AN:()=>U,I9:()=>s,ap:()=>K,f:()=>C});const a=9,c=10,A=13,_=32,
M=34,g=43,O=44,h=45,o=46,f=48,E=69,v=92,w=101,y=117,b=d=>d===_||d===c||d===A||d===a,L=d=>d>=f&&d<=f+9;function U(d,T){let I=T;for(;I<d.length&&b(d.charCodeAt(I));)
I+=1;return I}function K(d,T){let I=T+1;for(;I<d.length;){const S=d.charCodeAt(I);if(S===M)return I+1;if(S<_)return~I;if(S===v){const F=x(d,I);if(F===0)return~I;
I+=F}else I+=1}return~d.length}function x(d,T){if(T+1>=d.length)return 0;if(d.charCodeAt(T+1)!==y)return'"\\/bfnrt'.includes(d.charAt(T+1))?2:0;for(let I=T+2;I<
T+6;I+=1)if(I>=d.length||!B(d.charCodeAt(I)))return 0;return 6}function B(d){const T=d|32;return L(d)||T>=97&&T<=102}function C(d,T){const I=l(d.charCodeAt(T))?
r(d,T):$(d,T);return I>=0&&m(d,I)?I:~T}const l=d=>d>=97&&d<=122;function r(d,T){const I=["true","false","null"].find(S=>d.startsWith(S,T));return I===void 0?-1:
T+I.length}function m(d,T){if(T>=d.length)return!0;const I=d.charCodeAt(T);return I===O||b(I)||'"{}[]:'.includes(d.charAt(T))}function $(d,T){const I=t(d,T)===h?
T+1:T;let S=t(d,I)===f?I+1:n(d,I);if(S>0&&t(d,S)===o&&(S=n(d,S+1)),S>0&&(t(d,S)===E||t(d,S)===w)){const F=t(d,S+1);S=n(d,F===g||F===h?S+2:S+1)}return S}function n(d,T){
let I=T;for(;I<d.length&&L(d.charCodeAt(I));)I+=1;return I===T?-1:I}const t=(d,T)=>T<d.length?d.charCodeAt(T):0,e=200;function s(d,T,I){return I-T<=e&&!u(d,T,I)?
!1:!Number.isFinite(Number(d.slice(T,I)))}function u(d,T,I){for(let S=T;S<I-3;S+=1){const F=d.charCodeAt(S);if(F===w||F===E)return!0}return!1}}),3307:((p,P,i)=>{
i.d(P,{Gv:()=>E,HT:()=>B,I:()=>n,IL:()=>$,CI:()=>C,Ey:()=>x});const a=10,c=["more than 10000 levels of nesting","nest brackets less deeply"],A=["number too larg\
e for a 64-bit float","use a smaller number"],_=["the text ends before the JSON value is complete","check that the file was not truncated"],M=["trailing comma",
"remove the comma"];function g(t,e){return e===t.length?_:t[e]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const O=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function h(t,e,s){for(const[u,...d]of O)if(u.test(t))return d;switch(e){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:
/^[-+.\d]/.test(t)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(t,e,[s,u]){let[d,T]=[1,1];for(let I=0;I<e;I+=1){const S=t.charCodeAt(I);S===a?(d+=1,T=1):(S<56320||S>57343)&&(T+=1)}return{why:`lin\
e ${d}, column ${T}: ${s}`,advice:u}}var f=i(4874);const E=t=>typeof t=="object"&&t!==null&&!Array.isArray(t),v=1e4,w=34,y=44,b=58,L=91,U=123,K=125,x=(t,e)=>new l(
t,e).run({start:0,end:t.length}),B=(t,e)=>new l(t,null).run({start:0,end:t.length},e);function C(t,e,s){new l(t,s).run(e)}class l{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(e,s){
this.#e=e,this.#n=s}run(e,s="whole"){const u=this.#e,d=this.#s,T=(0,f.AN)(u,e.start);for(let S=T,F=0;S<e.end;S=(0,f.AN)(u,F)){const X=u.charCodeAt(S);if(F=this.#u(
S,X),F<0)return this.#h(S,~F);if(this.#t==="next"&&d.length===1&&this.#n?.(this.#a,F,this.#c,this.#i),s==="first"&&this.#t==="next"&&d.length===0)return null;this.#o=
X,this.#r=S}return this.#t!=="next"||d.length>0?o(u,u.length,_):this.#n!==null&&this.#l>=0&&u.charCodeAt(T)===U?o(u,this.#l,A):null}#u(e,s){const u=this.#s[this.#s.
length-1];if(s===u&&(this.#t==="next"||r(this.#o)))return this.#s.pop(),this.#t="next",e+1;switch(this.#t){case"value":return this.#f(e,s);case"key":return s===
w?this.#d(e):~e;case"colon":return s!==b?~e:(this.#t="value",e+1);case"next":return s!==y||u===void 0?~e:(this.#t=u===K?"key":"value",e+1)}}#f(e,s){const u=this.#s.
length;if(u===1&&(this.#a=e),r(s))return u===v?~e:(this.#s.push(s+2),this.#t=s===U?"key":"value",e+1);const d=s===w,T=d?(0,f.ap)(this.#e,e):(0,f.f)(this.#e,e);return T<
0||(!d&&this.#l<0&&(0,f.I9)(this.#e,e,T)&&(this.#l=e),this.#t="next"),T}#d(e){const s=(0,f.ap)(this.#e,e);return this.#s.length===1&&(this.#c=e,this.#i=s),this.#t=
"colon",s}#h(e,s){const u=this.#e,d=u.charCodeAt(e),T=this.#s.at(-1);if(s>e)return o(u,s,g(u,s));if(this.#t==="value"&&r(d))return o(u,e,c);if(d===T&&this.#o===
y)return o(u,this.#r,M);const I=T===void 0?void 0:String.fromCharCode(T);return o(u,e,h(u.slice(e,e+2),this.#t,I))}}const r=t=>t===U||t===L,m=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function $(t){return t.startsWith('"')?n(t):t.includes("\\u")?JSON.parse(t.replace(m,(e,s)=>s===void 0?e:"\\ufffd")):JSON.parse(t)}function n(t){return JSON.parse(
t).toWellFormed()}}),3625:((p,P,i)=>{i.d(P,{J:()=>a,T:()=>c});const a=A=>({ok:!0,value:A}),c=A=>({ok:!1,why:A})}),6246:((p,P,i)=>{i.d(P,{D:()=>A,o:()=>c});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},c=h=>`"${_(h.toWellFormed())}"`;function A(h,o){let f="",E=o;
for(const v of h.toWellFormed()){if(E===0)break;const w=new TextEncoder().encode(v);f+=w.length<=E?_(v):g(w.subarray(0,E)),E=Math.max(0,E-w.length)}return`"${f}\
"`}function _(h){return/^[ !#-[\]-~]*$/.test(h)?h:h.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??M(o))}function M(h){const o=h.codePointAt(0)??0;return o<
128?`\\x${O(o,2)}`:o<65536?`\\u${O(o,4)}`:`\\U${O(o,8)}`}const g=h=>Array.from(h,o=>`\\x${O(o,2)}`).join(""),O=(h,o)=>h.toString(16).padStart(o,"0")}),6979:((p,P,i)=>{
i.d(P,{Ge:()=>B,V$:()=>f,ft:()=>E,h0:()=>U,xB:()=>K,y3:()=>v});var a=i(3625),c=i(6246);const A=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:A,zone:A,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},M=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,g=/^[A-Za-z0-9._~-]/,O=/%(?![0-9A-Fa-f]{2})/,h=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function f(C,l){let r="";for(const{0:m,index:$}of C.matchAll(M))if(g.test(m)||_[l].includes(m))r+=m;else{if(m==="%")return(0,a.
T)(L(C,$));if(m.startsWith("%")){const n=Number.parseInt(m.slice(1),16);if(y(n,l))return(0,a.T)(`invalid URL escape "${m}"`);r+=b(n,l)}else if(m>"\x7F")r+=encodeURIComponent(
m.toWellFormed());else{if(l==="host"||l==="zone")return(0,a.T)(`invalid character ${(0,c.o)(m)} in host name`);r+=b(m.charCodeAt(0),l)}}return(0,a.J)(r)}function E(C){
return C==="%2A"?(0,a.J)("*"):w(C,h)?(0,a.J)(C):f(C,"path")}const v=C=>w(C,o)?(0,a.J)(C):f(C,"fragment"),w=(C,l)=>l.test(C)&&!O.test(C);function y(C,l){return l===
"host"?C<128&&C!==37:l!=="zone"||C===37||C===32?!1:b(C,"zone").startsWith("%")}function b(C,l){const r=String.fromCharCode(C);return g.test(r)||_[l].includes(r)?
r:`%${C.toString(16).toUpperCase().padStart(2,"0")}`}const L=(C,l)=>`invalid URL escape ${(0,c.D)(C.slice(l,l+4),3)}`;function U(C){for(const l of C.split("&")){
if(l.includes(";"))return"invalid semicolon separator in query";const[,...r]=/^([^=]*)=?(.*)$/s.exec(l)??[];for(const m of r){const $=m.search(O);if($>=0)return L(
m,$)}}return null}function K(C){return C.split("&").flatMap(l=>{if(l===""||l.includes(";"))return[];const[,...r]=/^([^=]*)=?(.*)$/s.exec(l)??[],[m,$]=r.map(n=>f(
n.replaceAll("+","%20"),"query"));return m?.ok&&$?.ok?[[x(m.value),x($.value)]]:[]})}const x=C=>C.replaceAll("%20","+"),B=C=>C.toSorted(([l],[r])=>l<r?-1:l>r?1:
0).map(([l,r])=>`${l}=${r}`).join("&")}),630:((p,P,i)=>{i.d(P,{O:()=>_,s:()=>M});var a=i(3625),c=i(4283),A=i(6979);function _(h,o){const f=(0,c.Dl)(o);return f.
ok?(0,a.J)(M(h,f.value)):f}function M(h,o){if(o.scheme!==""||o.host!==""||o.user!==null){const b=o.scheme===""?h.scheme:o.scheme;return{...o,scheme:b,path:O(o.path)}}
const{scheme:f}=h,E=o.path===""&&!o.forceQuery&&o.query==="",v=E?h.query:o.query,w=E&&o.fragment===""?h.fragment:o.fragment;if(o.path===""&&h.opaque!=="")return{
...o,scheme:f,query:v,fragment:w,opaque:h.opaque};const y=O(g(h.path,o.path));return{...o,scheme:f,query:v,fragment:w,user:h.user,host:h.host,path:y}}function g(h,o){
return o===""?h:o.startsWith("/")?o:h.slice(0,h.lastIndexOf("/")+1)+o}function O(h){if(h==="")return"";const o=h.split("/"),f=[];for(const y of o)y===".."?(f.pop(),
f.length===1&&f[0]===""&&f.pop()):y!=="."?f.push(y):f.length===0&&f.push("");const E=o.at(-1),v=`/${f.join("/")}${E==="."||E===".."?"/":""}`,w=(0,A.ft)(v.startsWith(
"//")?v.slice(1):v);return w.ok?w.value:v}}),4283:((p,P,i)=>{i.d(P,{Dl:()=>f,Pl:()=>v,aR:()=>b,cz:()=>w,jr:()=>E,t5:()=>y});var a=i(6181),c=i(3625),A=i(6246),_=i(
6979),M=i(8947);const g=/[^ -~\u0080-\u{10ffff}]/u,O=/^([A-Za-z][A-Za-z0-9+.-]*):/,h=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function f(n){const[t,
e]=$(n,"#"),s=L(t);if(!s.ok)return(0,c.T)(`parse ${(0,A.o)(t)}: ${s.why}`);const u=(0,_.y3)(e);return u.ok?(0,c.J)({...s.value,fragment:u.value}):(0,c.T)(`parse\
 ${(0,A.o)(n)}: ${u.why}`)}function E(n){const t=n.scheme===""?"":`${n.scheme}:`,e=n.forceQuery||n.query!==""?`?${n.query}`:"",s=n.fragment===""?"":`#${n.fragment}`,
u=n.opaque===""?l(n)+r(n):n.opaque;return t+u+e+s}function v(n){const t=n.opaque.replace(/^[^/]*@/,"");return E({...n,opaque:t,user:null,query:"",forceQuery:!1,
fragment:""})}function w(n){const t=n.host.lastIndexOf(":"),e=t>=0&&h.test(n.host.slice(t)),s=e?n.host.slice(0,t):n.host,u=s.startsWith("[")&&s.endsWith("]");return{
name:m(u?s.slice(1,-1):s),port:e?n.host.slice(t+1):""}}function y(n){const t=n.forceQuery||n.query!==""?`?${n.query}`:"";return(n.opaque||n.path||"/")+t}function b(n){
if(n.user===null)return null;const t=`${n.user.name}:${n.user.password??""}`.replace(/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`\
Basic ${btoa(t)}`}function L(n){if(g.test(n))return(0,c.T)("net/url: invalid control character in URL");if(n.startsWith(":"))return(0,c.T)("missing protocol sch\
eme");const t=O.exec(n)?.[1]??"",e=t.toLowerCase(),[s,u]=$(t===""?n:n.slice(t.length+1),"?"),d=u===""&&n.endsWith("?"),I={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:e,query:u,forceQuery:d};return s.startsWith("/")?U(I,s):e!==""?(0,c.J)({...I,opaque:s}):$(s,"/")[0].includes(":")?(0,c.T)("first pat\
h segment in URL cannot contain colon"):K(I,s)}function U(n,t){if(!(t.startsWith("//")&&(n.scheme!==""||!t.startsWith("///"))))return K({...n,omitHost:n.scheme!==
""},t);const[s]=$(t.slice(2),"/"),u=s.lastIndexOf("@"),d=B(s.slice(u+1),n.scheme);if(!d.ok)return d;const T=u<0?(0,c.J)(null):x(s.slice(0,u));return T.ok?K({...n,
user:T.value,host:d.value},t.slice(2+s.length)):T}function K(n,t){const e=(0,_.ft)(t);return e.ok?(0,c.J)({...n,path:e.value}):e}function x(n){if(!o.test(n))return(0,c.
T)("net/url: invalid userinfo");const[t,e]=$(n,":"),s=(0,_.V$)(t,"user");if(!s.ok)return s;if(!n.includes(":"))return(0,c.J)({name:s.value,password:null});const u=(0,_.
V$)(e,"user");return u.ok?(0,c.J)({name:s.value,password:u.value}):u}function B(n,t){const e=n.lastIndexOf("[");if(e>0)return(0,c.T)("invalid IP-literal");if(e===
0)return C(n);const s=n.indexOf(":"),u=/^https?$/.test(t)?s:n.lastIndexOf(":"),d=u<0?"":n.slice(u);return h.test(d)?(0,_.V$)(n,"host"):(0,c.T)(`invalid port ${(0,A.
o)(d)} after host`)}function C(n){const t=n.lastIndexOf("]");if(t<0)return(0,c.T)("missing ']' in host");const e=n.slice(t+1);if(!h.test(e))return(0,c.T)(`inval\
id port ${(0,A.o)(e)} after host`);const s=n.slice(0,t).indexOf("%25"),u=s<0?t:s,d=(0,_.V$)(n.slice(1,u),"host");if(!d.ok)return d;const T=(0,_.V$)(n.slice(u,t),
"zone");if(!T.ok)return T;const I=m(d.value+T.value),S=(0,a.r5)(I);return S===null?(0,c.T)(`invalid host: ParseAddr(${(0,A.o)(I)}): unable to parse IP`):S.length===
4?(0,c.T)("invalid IP-literal"):(0,c.J)(`[${d.value}${T.value}]${e}`)}function l(n){if(n.scheme===""&&n.host===""&&n.user===null||n.omitHost&&n.host===""&&n.user===
null||n.host===""&&n.path===""&&n.user===null)return"";const t=n.user?.password??null;return`//${(n.user?.name??"")+(t===null?"":`:${t}`)}${n.user===null?"":"@"}${n.
host}`}function r(n){return n.host!==""&&n.path!==""&&!n.path.startsWith("/")?`/${n.path}`:n.scheme===""&&l(n)===""&&$(n.path,"/")[0].includes(":")?`./${n.path}`:
n.path}function m(n){return n.replace(/(?:%[0-9A-F]{2})+/g,t=>{const e=t.slice(1).split("%");return(0,M._6)(Uint8Array.from(e,s=>Number.parseInt(s,16)))})}function $(n,t){
const e=n.indexOf(t);return e<0?[n,""]:[n.slice(0,e),n.slice(e+t.length)]}}),8947:((p,P,i)=>{i.d(P,{ZJ:()=>g,_6:()=>c,iP:()=>h,uK:()=>O});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function c(o){const f=a.decode(o);return f.includes("\uFFFD")?a.decode(_(o)):f}const A=255;function _(o){const f=new Uint8Array(o);for(let E=0;E<
o.length;E+=1){const v=o[E]??0;if(v<224||v>244)continue;const w=v<240?3:4,y=M(o,E,w);y<w&&f.fill(A,E,E+y),E+=y-1}return f}function M(o,f,E){const v=o[f],w=o[f+1]??
0,y=v===224?160:v===240?144:128,b=v===237?159:v===244?143:191;if(w<y||w>b)return 1;let L=2;for(;L<E&&((o[f+L]??0)&192)===128;)L+=1;return L}const g=o=>h(new TextEncoder().
encode(o));function O(o){const f=new Uint8Array(o.length);for(let E=0;E<o.length;E+=1)f[E]=o.charCodeAt(E);return a.decode(f)}function h(o){let f="";for(const E of o)
f+=String.fromCharCode(E);return f}}),4690:((p,P,i)=>{i.d(P,{i:()=>a});const a=({hrtime:c})=>()=>Number(c.bigint())/1e6}),9077:((p,P,i)=>{i.d(P,{q:()=>g,w:()=>_});
const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],c=300,A=5e3;function _(O,h,{isFinal:o,crash:f,now:E}){const v=new AbortController;let w=0;const y=()=>o||v.signal.
aborted;for(const b of a)O.on(b,()=>{const L=E()-w;h.end({kind:"signal",signal:b}),y()?(o||L>c)&&M(b,O):w=E(),v.abort()});return O.on("uncaughtException",b=>{h.
end({kind:"crash"});const L=f(b);y()&&O.exit(L),v.abort(),setTimeout(()=>O.exit(L),A).unref()}),O.on("exit",()=>h.end({kind:"crash"})),v.signal}function M(O,h){
h.removeAllListeners(O),h.kill(h.pid,O)}async function g(O,h){const{stdout:o,stderr:f}=O;for(const v of[o,f])await new Promise(w=>v.write("",w));if(O.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&O.platform!=="win32"&&O.execve!==void 0){const{execPath:v}=O;O.execve(v,[v,"--eval",`require('node:process').exit(${h})`],{})}O.
exit(h)}}),3386:((p,P,i)=>{i.d(P,{p:()=>c});const a=100;function c(){setTimeout(async()=>{(await Promise.resolve().then(i.t.bind(i,8877,19))).setFlagsFromString(
"--semi-space-growth-factor=1")},a).unref()}}),2057:((p,P,i)=>{i.d(P,{B_:()=>g,Dx:()=>M,yy:()=>A});var a=i(6309),c=i(5955);async function A(O,h){for(const o of(0,c.
mk)(h)){if(!O.writable)return;O.write(o)||await _(O)}}const _=O=>new Promise(h=>{const o=["drain","error","close"],f=()=>{for(const E of o)O.off(E,f);h()};for(const E of o)
O.on(E,f)});async function*M(O){let h=[];for await(const o of O.setEncoding("utf8")){const f=String(o).split(`
`),E=f.pop()??"";for(const v of f)yield[...h,v].join("").replace(/\r$/,""),h=[];h.push(E)}h.some(o=>o!=="")&&(yield h.join(""))}function g(O,h){let o=!1;O.on("e\
rror",f=>{const E=!o;o=!0,E&&f.code!=="EPIPE"&&h((0,a.A3)(f))})}}),3229:((p,P,i)=>{i.d(P,{Kc:()=>f,L6:()=>g,NM:()=>B,cr:()=>C});var a=i(1831),c=i(5011);const A=1024,
_=l=>(0,a.Pv)(l).ok;function M(l,...r){for(const m of l){const $=m(...r);if($!==null)return $}return null}function g(l){if(l.length>A)return null;const r=(0,a.Pv)(
l);if(r.ok)return O(l,(0,a.nx)(r.value));const m=M(E,l);if(m!==null)return m;const{inside:$,removed:n}=y(l);if(l.includes("@",l.lastIndexOf($)))return"write the\
 hostname alone, not a URL";for(const t of n.length===0?[]:[$,$.replace(/:\D.*$/s,"")])if(_(t))return`remove ${b(n)}: ${t}`;return M(L,$)}function O(l,r){if(/(^|\.)xn--/i.
test(l))return`write it in Unicode: ${r}; upper-case punycode is only accepted by accident`;const m=r.replace(/(?<!\.)\.+(?=$|:)/,"");return m===r?null:`remove \
the trailing dot: tokens and settings for ${m} do not apply to this host`}const h=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",f=l=>h.test(l),E=[l=>f(l)?o:null,l=>{const r=l.split(/[\s,;]+/).filter(m=>m!=="");return r.length<2?null:r.every(m=>m.includes(".")&&
_(m))?`write one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}],v=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,w=[["the wh\
ite space",l=>l.trim()],["the quotation marks",l=>l.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",l=>l.replace(v,"")],["the trailing slash",l=>l.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",l=>l.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",l=>l.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",l=>l.slice(l.lastIndexOf("@")+
1)],["the trailing colon",l=>l.replace(/^([^:]*):$/,"$1")]];function y(l){let r=l;const m=[];for(const[$,n]of w){const t=n(r);t!==r&&m.push($),r=t}return{inside:r,
removed:m}}const b=l=>l.join(", ").replace(/, ([^,]*)$/," and $1"),L=[l=>/^\[.*\](:\d+)?$/s.test(l)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(l)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,l=>l.includes("*")?"write each hostname; wildcards are not supported":null,l=>{if(!/(^|\.)xn--/i.test(l))return null;
const r=(0,a.WV)(l);return _(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"},l=>{if(!l.includes("_"))return null;if(l.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const r=l.replaceAll("_","-");return`a hostname cannot contain underscores${_(r)?`; did you mean ${r}?`:""}`},
l=>{const r=l.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return r!==l&&_(r)?`remove the extra dots: ${r}`:null},l=>/(^|\.)-|-(\.|:|$)/.test(l)?"remo\
ve the hyphen at the start or end of a label":null,l=>/(^|\.)[^.:]{2}--/.test(l)?"a label cannot have hyphens as its third and fourth character":null,l=>{const[
,r="",m=""]=/^([^:]*):(.*)$/s.exec(l)??[];return _(r)?/^[+-]?[0-9]+$/.test(m)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}],U=l=>{
const r=(0,c.rE)(l,"terraform");return r.ok&&!r.value.hostImplied},K=l=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(l),x=[l=>l===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(l,r)=>!r&&f(l)?o:null,l=>l===l.trim()?null:"remove the white space around the address",(l,r)=>{const[,m="",$=""]=/^(https?:\/\/)(.*)$/i.
exec(l)??[];return m===""||!U($)?null:`remove ${m} to use the registry module: ${$}${r?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(l,r,[m="",...$])=>{const[,n="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(m)??[];if($.length!==3||n!=="localhost"&&t===
"")return null;const e=r?`; the client reads "${n}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t} or ${n}.localdomain${t}${e}`},
(l,r,[m="",...$])=>$.length===3&&K(m)?g(m):null,(l,r,m)=>{const[$=""]=m;return r||m.length!==3||!K($)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${$==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(l,r,m)=>{const $=/^https?:$/i.test(m[0]??"")&&m[1]==="",[n="",...t]=$?
m.slice(2):m;if(r||t.length!==4||!K(n))return null;const[e="",s=""]=[t[0],t[3]],[u,d]=[t.slice(1),t.slice(0,3)].map(T=>[n,...T].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${d}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${u}; service discovery works only at the root of a host\
, not below /${e}`},(l,r,m)=>!r&&m.length>=3&&l.includes("?")?"remove the query; set the version with the `version` argument":null,(l,r,m)=>{const $=m.at(-1)??"";
return r||![3,4].includes(m.length)||!/[A-Z]/.test($)?null:`write the target system in lower case: ${[...m.slice(0,-1),$.toLowerCase()].join("/")}`},(l,r)=>!r&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(l)?`write ./${l} to use a directory of the same repository`:null];function B(l,r,m){if(r.kind==="local"||l.length>A)return null;
const[$="",...n]=l.split("/");if(m.ok)return m.value.hostImplied?null:g($);const t=n.length===0?[]:n.join("/").split("//",1)[0]?.split("/")??[];return M(x,l,r.kind===
"remote",[$,...t])}function C(l){if(l.length>A)return null;if(f(l))return o;if(l!==l.trim())return"remove the white space around the address";const[,r=""]=/^https?:\/\/(.*)$/i.
exec(l)??[];if(r!=="")return`remove the scheme: ${r}`;const m=l.split("/"),[$=""]=m;return m.length===2&&K($)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":m.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":m.length===3?g($):null}}),6174:((p,P,i)=>{i.d(P,{Q:()=>g,_:()=>_});const a="***",c=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
A=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function _(h){return/[@?]/.test(h)?h.replace(/[^\s"']+/g,o=>o.split("://").map((f,E)=>O(f,E>0)).join("://").replace(A,(f,E,v)=>c.
test(v)?f:`${E}${v}=${a}`)):h}const M=/(=\s*)"[^"]*(?:"|$)/g,g=h=>_(h.replace(M,`$1"${a}"`));function O(h,o){const f=h.search(/[/?#]/),E=f<0?h:h.slice(0,f),w=o&&
/:(?!\d*$)/.test(E)?h.lastIndexOf("@"):E.lastIndexOf("@"),y=h.slice(0,Math.max(w,0)).replace(/^[a-z0-9]+::/,""),b=o?y!=="git":y.includes(":");return w<0||!b?h:a+
h.slice(w)}}),1064:((p,P,i)=>{i.d(P,{$I:()=>y,Du:()=>g,Jd:()=>l,Mq:()=>L,NX:()=>b,SZ:()=>f,Yr:()=>E,ab:()=>w,bB:()=>h,n3:()=>A,pH:()=>U,rG:()=>v,sX:()=>C,tB:()=>x,
zK:()=>O});const a="registry.terraform.io",c=[a,"registry.opentofu.org"],A=r=>c.includes(r),_=["modules.v1","providers.v1"],M={terraform:{name:"Terraform",uses:_,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:_,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:_,replaces:_,defaults:c},renovate:{name:"\
Renovate",uses:_,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:c},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},g=["terraform","opentofu"],O=Object.keys(M),h=Object.fromEntries(Object.entries(M).map(([r,{name:m}])=>[r,m])),o=r=>M[r],f=r=>_.includes(
r)?O.filter(m=>o(m).uses.includes(r)):g,E=r=>O.filter(m=>o(m).defaults?.includes(r)),v=O.filter(r=>o(r).replaces.length>0),w=r=>O.filter(m=>o(m).replaces.includes(
r)),y={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},b={terraform:3,opentofu:9},L=r=>r===429||r>=500&&r!==501,U=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function x(r,m){const $=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(m[r]??"");if($===null)return K[r];
const n=$[1]?.split(".")??[];return[0,1,2].map(t=>n[t]??"0").join(".")}function B(r,m){const[$=[],n=[]]=[r,m].map(e=>e.split(".").map(Number)),t=$.findIndex((e,s)=>e!==
n[s]);return t<0||($[t]??0)>(n[t]??0)}const C=r=>B(r,"1.12.0"),l=(r,m)=>r==="opentofu"||!B(m,"1.13.0")}),1831:((p,P,i)=>{i.d(P,{$k:()=>U,$o:()=>m,Jr:()=>$,Pm:()=>r,
Pv:()=>f,Rt:()=>v,Sv:()=>b,WV:()=>y,cu:()=>L,fK:()=>K,nx:()=>w});var a=i(3625),c=i(6246),A=i(4283),_=i(8408);const M=443,g=65535,O=9223372036854775807n,h=-9223372036854775808n,
o="TF_TOKEN_";function f(n){const{name:t,portion:e}=x(n.toWellFormed()),s=B(e);if(!s.ok)return/^https?$/i.test(t)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const u=C(t);if(u!==null)return(0,a.T)(u);const d=(0,_.YE)(t);
return d.ok?d.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(d.value+s.value):d}const E=new Set(["localterraform.com","loca\
ltofu.com"]),v=n=>E.has(n);function w(n){const{name:t,portion:e}=x(n);return(0,_.DI)(t)+e}function y(n){const{name:t,portion:e}=x(n.toWellFormed()),s=B(e);return((0,_.
QC)(t)??t)+(s.ok?s.value:e)}function b(n){const{name:t,portion:e}=x(n);return{name:t,port:e===""?M:Number(e.slice(1))}}const L=n=>`https://${n}/.well-known/terr\
aform.json`;function U(n){if(!n.startsWith(o))return null;const t=n.slice(o.length).replaceAll("__","-").replaceAll("_","."),e=f(y(t));return e.ok?e.value:null}
function K(n){const t=w(n),e=[n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_"),t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(".","_")];
return[...new Set(e)].map(s=>o+s).filter(s=>U(s)===n)}function x(n){const t=n.indexOf(":");return t===-1?{name:n,portion:""}:{name:n.slice(0,t),portion:n.slice(
t)}}function B(n){if(n==="")return(0,a.J)("");const t=n.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,a.T)("port portion contains non-digit characters");const e=t.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=e.length>20?null:BigInt(e.replace("+",""));return s===null||s>O||s<h?(0,a.T)("port portion contains non-digit characters"):
s>g?(0,a.T)("port number is greater than 65535"):(0,a.J)(s===BigInt(M)?"":`:${s}`)}function C(n){if(n==="")return"empty string is not a valid hostname";for(const t of n.
replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,c.
o)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const l={http:"80",https:"443",ssh:"22"};function r(n){const{name:t,
port:e}=(0,A.cz)(n),s=t.includes(":")?`[${t}]`:t,u=e===""||e===l[n.scheme];return m(u?s:`${s}:${e}`)}function m(n){const t=f(n);return t.ok?t.value:n.toLowerCase()||
null}const $=(n,t)=>t.length===0||t.some(e=>e.subdomains?n.endsWith(`.${e.host}`):n===e.host)}),8408:((p,P,i)=>{i.d(P,{mI:()=>L,QC:()=>y,YE:()=>v,DI:()=>b});const a=(...e)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...e),c=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...e);var A=i(3625),_=i(6246);const M=256,g={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},O={...g,checkBidi:!1},h=new RegExp("\\p{M\
}{31}","u"),o="xn--",f=new TextEncoder;let E;function v(e){return E?.name!==e&&(E={name:e,ascii:w(e)}),E.ascii}function w(e){const s=x(e,!1);if(!s.ok)return s;const u=B(
s.value,g);return u===null?(0,A.T)(U(l(e,!1))):(0,A.J)(u)}function y(e){const s=x(e,!0);if(!s.ok)return null;const u=B(s.value,O);if(u===null)return null;const d=x(
u,!1);return d.ok?d.value.join("."):null}const b=e=>C(e)?c(e,g).domain:e,L=e=>c(e).domain,U=e=>`idna: invalid label ${(0,_.o)(e)}`;function K(e){return`idna: di\
sallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function x(e,s){if(e.length>M&&C(e))return(0,A.T)(`hostname is longer than ${M}\
 characters`);const u=[];for(const d of l(e,s).split(".")){const T=d.startsWith(o)?r(d):(0,A.J)(d);if(!T.ok)return T;const I=m(T.value);if(I!==null)return(0,A.T)(
I);u.push(T.value)}return(0,A.J)(u)}function B(e,s){const u=e.join(".");return t(u)?u:a(u,s)}const C=e=>/[^\0-\x7f]|xn--/i.test(e);function l(e,s){return e.replace(
/[A-Z]+|[^\0-\x7f]/gu,d=>t(d)?d.toLowerCase():c(d,{transitionalProcessing:s}).domain).normalize("NFC")}function r(e){const s=e.slice(o.length);if(s==="")return(0,A.
J)("");const u=c(e).domain;return u===e||t(u)?(0,A.T)(U(s)):u.normalize("NFC")!==u||!Array.from(u).every(n)?(0,A.T)(U(u)):(0,A.J)(u)}function m(e){if($(e))return U(
e);if(/^[a-z0-9-]*$/.test(e))return null;if(h.test(e))return U(e);if(!t(e)&&a(e,O)!==null)return null;for(const s of e){if(!n(s))return U(e);if(s<"\x80"&&!/[a-z0-9-]/.
test(s))return K(s)}return U(e)}function $(e){if(e.startsWith("-")||e.endsWith("-"))return!0;if(!e.slice(0,4).includes("--"))return!1;const s=f.encode(e.slice(0,
5));return s.length>4&&s[2]===45&&s[3]===45}function n(e){if(e<"\x80")return!0;const{domain:s,error:u}=c(`1${e}`);return!u&&s===`1${e}`}const t=e=>!/[^\0-\x7f]/.
test(e)}),5011:((p,P,i)=>{i.d(P,{A:()=>b,Nj:()=>U,Vm:()=>E,mD:()=>v,rE:()=>y,vL:()=>w});var a=i(3625),c=i(6246),A=i(1831),_=i(4321);const M={terraform:v("regist\
ry.terraform.io"),opentofu:v("registry.opentofu.org")},g=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,O=/^[0-9a-z]{1,64}$/,h="must be between one and 64 c\
haracters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",o="must be between one and 64\
 ASCII letters or digits",f={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the na\
mespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},E=B=>M[B];function v(B){const C=(0,A.
Pv)(B);if(!C.ok)throw new Error(C.why);return C.value}function w(B,C){if(U(B))return{kind:"local"};const l=y(B,C);if(l.ok)return l.value;const r=(0,_.Zy)(B,C);return r.
ok?{kind:"remote",...r.value}:{kind:"invalid",error:r.why}}function y(B,C){return U(B)?(0,a.T)(`can't use local directory ${(0,c.o)(B)} as a module registry add\
ress`):L(B,"module",C)}const b=B=>L(B,"component","terraform");function L(B,C,l){const r=f[C],{address:m,subdirectory:$}=(0,_.UQ)(B);if($.startsWith("../"))return(0,a.
T)((0,_.dr)($,C));const n=m.split("/"),t=n.length===r.parts;if(!t&&n.length!==r.parts+1)return(0,a.T)(`a ${C} registry source address must have ${r.count}`);const e=t?
(0,a.J)(E(l)):K(n.shift()??"",C);if(!e.ok)return e;const s=x(n,C);if(s!==void 0)return(0,a.T)(s);const[u="",d="",T=""]=n,I={hostImplied:t,namespace:u,name:d,system:T,
subdirectory:$};return(0,a.J)({kind:"registry",host:e.value,...I})}const U=B=>/^\.\.?[/\\]/.test(B);function K(B,C){const l=(0,A.Pv)(B);if(!l.ok){const r=`inval\
id ${C} registry hostname ${(0,c.o)(B)}`;return B.includes("--")?(0,a.T)(`${r}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,a.T)(r)}return l.value.includes(".")?f[C].reserved.includes(l.value)?(0,a.T)(`can't use ${(0,c.o)(l.value)} as a ${C} registry host, because it'\
s reserved for installing directly from version control repositories`):l:(0,a.T)(`invalid ${C} registry hostname: must contain at least one dot`)}function x([B="",
C="",l],r){if(!g.test(B))return B.includes(".")?`source address must have ${f[r].afterHost}`:`invalid namespace ${(0,c.o)(B)}: ${h}`;const m=`${r} registry addr\
esses may not include a query string portion`;if(!g.test(C))return l===void 0&&C.includes("?")?m:`invalid ${r} name ${(0,c.o)(C)}: ${h}`;if(!(l===void 0||O.test(
l)))return l.includes("?")?m:`invalid target system ${(0,c.o)(l)}: ${o}`}}),4321:((p,P,i)=>{i.d(P,{UQ:()=>E,Zy:()=>O,cx:()=>h,dr:()=>w,uE:()=>f});var a=i(3625),
c=i(6246),A=i(4283),_=i(6979),M=i(1064),g=i(1831);function O(n,t){const e=h(n,t);if(!e.ok)return e;const{subdirectory:s,host:u}=e.value;return(0,a.J)({subdirectory:s,
host:u})}function h(n,t){const{address:e,subdirectory:s}=E(n);if(s.startsWith("../"))return(0,a.T)(w(s));const u=L(e.toWellFormed(),t);if(!u.ok)return u;const{subdirectory:d}=u.
value;if(d==="")return(0,a.J)({...u.value,subdirectory:s});const T=v(`${d}/${s}`);return T.startsWith("../")?(0,a.T)(`detected ${w(T)}`):(0,a.J)({...u.value,subdirectory:T})}
const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function f(n,t){const e=o.exec(n)?.[0];if(e===
void 0)return null;const s=O(`${e}a/b`,t);return s.ok?s.value.host:null}function E(n){const t=n.indexOf("?"),e=t<0?n:n.slice(0,t),s=e.indexOf("://"),u=e.indexOf(
"//",s<0?0:s+3);if(u<0)return{address:n,subdirectory:""};const d=t<0?"":n.slice(t),T=e.slice(u+2);return{address:e.slice(0,u)+d,subdirectory:T===""?"":v(T)}}function v(n){
const t=n.startsWith("/"),e=[];for(const u of n.split("/"))u===""||u==="."||(u!==".."?e.push(u):e.length>0&&e.at(-1)!==".."?e.pop():t||e.push(u));const s=(t?"/":
"")+e.join("/");return s===""?".":s}const w=(n,t="module")=>`subdirectory path ${(0,c.o)(n)} leads outside of the ${t} package`,y=(n,t=n.scheme)=>(0,a.J)({subdirectory:"",
host:n.scheme==="file"?null:(0,g.Pm)(n),getter:t,url:n}),b=(n,t)=>(0,a.J)({subdirectory:"",host:t,getter:n,url:null});function L(n,t){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(n)??[n,void 0,n],{address:u}=E(s??n),d=(0,A.Dl)(u);if(d.ok&&d.value.scheme!=="")return y(d.value,e);for(const I of $){const S=I(u,t);if(S?.ok)return(0,a.J)(
{...S.value,getter:e??S.value.getter});if(S!==void 0)return S}const T=t==="terraform"?"address":"string";return(0,a.T)(`invalid source ${T}: ${n}`)}function U(n,t,e){
const s=(0,A.Dl)(n);if(!s.ok)return(0,a.T)(`error parsing ${t} URL: ${s.why}`);const{path:u}=s.value,d=e==="git"&&!u.endsWith(".git");return y(d?{...s.value,path:`${u}\
.git`}:s.value,e)}const K=n=>{if(!n.startsWith("github.com/"))return;const t=n.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,a.T)("GitHub URLs should b\
e github.com/username/repo");const e=U(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!e.ok||t.length===3)return e;const s=(0,_.V$)(t.slice(3).join("/").
replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;const u=v(s.value).replaceAll("%","%25");return(0,a.J)({...e.value,subdirectory:u})},x=(n,t)=>{
const[,e,s,u]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(n)??[];if(s===void 0||u===void 0)return;const d=(0,_.h0)(/\?(.*)$/s.exec(u)?.[1]??""),T=t==="terraform"?
"Git":"GitHub";return d!==null?(0,a.T)(`error parsing ${T} SSH URL: ${d}`):e==="git"?b("git",(0,g.$o)(s)):void 0},B=n=>n.startsWith("bitbucket.org/")?U(`https:/\
/${n}`,"BitBucket","git"):void 0,C=(n,t)=>{const e=t==="terraform"?"googleapis.com/":".googleapis.com/";if(!n.includes(e))return;const s=n.split("/");return s.length<
5?(0,a.T)("URL is not a valid GCS URL"):U(`https://www.googleapis.com/storage/${s.slice(2).join("/")}`,"GCS","gcs")},l=n=>{if(!n.includes(".amazonaws.com/"))return;
const[t="",...e]=n.split("/"),s=r(t.split("."));return s===void 0?(0,a.T)("URL is not a valid S3 URL"):U(`https://${[s,...e].join("/")}`,"S3","s3")};function r(n){
const[t="",e="",s=""]=n;return n.length===3?`${t}.amazonaws.com`:n.length===4?`${e}.amazonaws.com/${t}`:n.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${t}`:void 0}
const $=[K,x,B,C,l,(n,t)=>{if(n!=="")return n.startsWith("/")?b("file",null):(0,a.T)(`${M.bB[t]} cannot detect a supported external module source type for ${n}`)}]}),
8999:((p,P,i)=>{i.d(P,{v:()=>A});var a=i(4283),c=i(630);function A(_,M){const g=(0,a.Dl)(M);if(!g.ok)return{...g,reason:"syntax"};const h=g.value.scheme===""?(0,c.
s)(_,g.value):g.value;return h.scheme!=="http"&&h.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${h.scheme}`}:h.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...h,fragment:""}}}}),9562:((p,P,i)=>{i.d(P,{Bn:()=>h,D6:()=>L,M:()=>o,OA:()=>x,
OZ:()=>O,S3:()=>g,TE:()=>u,TW:()=>C,Tz:()=>d,e$:()=>_,eQ:()=>m,oe:()=>e,p4:()=>y,qE:()=>U,xq:()=>M});var a=i(3307),c=i(3625),A=i(8999);const _="modules.v1",M="p\
roviders.v1",g="login.v1",O="tfe.v2",h="tfe.v2.1",o="tfe.v2.2",f=[_,M,O,h,o,"state.v2"],E=[g,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],v=S=>S.
split(".",1)[0]??"",w=(S,F)=>S.some(X=>v(X)===v(F)),y=S=>w(f,S),b=new Set([...f,...E]),L=S=>S!=="state.v2"&&b.has(S),U=S=>y(S)||w(E,S),K=[_,M,g,O,h,o,...E];function x(S){
if(U(S))return null;const F=S.toLowerCase(),X=Y=>Y===F||Y.slice(v(Y).length)===F.slice(v(F).length)&&v(Y).length>=B&&C(v(Y),v(F));return K.find(X)??null}const B=5;
function C(S,F){let X=0;for(;X<S.length&&S[X]===F[X];)X+=1;const[Y,Q]=[S.slice(X),F.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const l="[0-9A-Za-z~-]",r=S=>`${S}${l}*(?:\\.${l}+)*`,m=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${r("[0-9]")})|-?(${r("[A-\
Za-z~-]")}))?(?:\\+(${r(l)}))?`,$=new RegExp(`^${m}$`),n=2n**63n-1n,t=2n**64n-1n;function e(S,F){const X=S.indexOf(".");if(X<0)return(0,c.T)(`invalid service ID\
 format (i.e. service.vN): ${S}`);const Y=S.slice(0,X),Q=S.slice(X+1);switch(F){case"terraform":return $.exec(Q)?.[1]?.split(".").every(oe=>s(oe,n))?(0,c.J)({name:Y,
version:Q}):(0,c.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(
1),t)?(0,c.J)({name:Y,version:Q}):(0,c.T)('invalid service version: must be "v" followed by an integer major version number')}}}const s=(S,F)=>S.replace(/^0+/,"").
length<=String(F).length&&BigInt(S)<=F;function u(S,F){const X=e(S,F.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(F.services===null)
return{kind:"missing",why:d(Y)};const Q=F.services.find(q=>q.id===S);return Q!==void 0?T(Q,X.value,F):F.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:I(X.value,F)}:{kind:"missing",why:`host ${F.display} does not provide a ${Y} service`}}const d=S=>`host does not provide a ${S} service`;function T({id:S,
value:F,leftOut:X=0},Y,Q){if(S===g)return(0,a.Gv)(F)?{kind:"object",value:F,leftOut:X}:{kind:"type",why:`service ${S} must be declared with an object value in t\
he service discovery document`,value:F};if(typeof F!="string")return{kind:"type",why:I(Y,Q),value:F};const q=(0,A.v)(Q.documentUrl,F);if(q.ok)return{kind:"url",
url:q.value,value:F};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:F}}function I({name:S,version:F},{client:X,
display:Y}){const Q=X==="terraform"?F:BigInt(/\d+/.exec(F)?.[0]??0);return`host ${Y} does not support ${S} version ${Q}`}}),2713:((p,P,i)=>{i.d(P,{I:()=>c,o:()=>A});
const a="***",c=4;class A{#e;constructor(M){this.#e=M}reveal(){return this.#e}toString(){return a}toJSON(){return a}[Symbol.for("nodejs.util.inspect.custom")](){
return a}}}),3592:((p,P,i)=>{i.d(P,{Bw:()=>A,G5:()=>g,_O:()=>c,aq:()=>_,xV:()=>M,xv:()=>a});const a="1.0.0",c=`tf-disco-action/${a}`,A="https://github.com/org/t\
f-disco-action",_=`${A}/blob/v1/docs/problems.md`,M=`${A}/issues`,g=1}),5955:((p,P,i)=>{i.d(P,{$$:()=>c,Wv:()=>a,_3:()=>M,_Q:()=>_,mk:()=>h,ux:()=>g});class a{bytes;constructor(f){
this.bytes=f}take(f){const E=c(f);return E>this.bytes?!1:(this.bytes-=E,!0)}}const c=o=>new TextEncoder().encode(o).length,A=100;function*_(o,f,E,v=""){let[w,y]=[
0,0];for(const b of o){const L=y<A?E(b):null;L!==null&&f.take(L)?yield`${w++===0?"":v}${L}`:y+=1}return y}function M(o,f){let E=f;for(const[v,w]of o.toSorted((y,b)=>y-
b).entries()){const y=E/(o.length-v);if(w>y)return y;E-=w}return Number.POSITIVE_INFINITY}function g(o,f,E){let[v,w]=[0,0];for(const y of o){if(w+=E(y),w>f)break;
v+=1}return v===o.length?o:o.slice(0,v)}const O=64*1024;function*h(o){let f="";for(const E of o)f+=E,!(f.length<O)&&(yield f,f="");f!==""&&(yield f)}}),8641:((p,P,i)=>{
i.d(P,{BP:()=>E,D9:()=>L,J7:()=>f,LS:()=>v,My:()=>y,RK:()=>o,cq:()=>t,h$:()=>l,js:()=>b,s$:()=>$,z5:()=>n});const a=500,c=4e3,A=160,_=2,M=e=>/^[ -~]*$/.test(e),
g=e=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),O=e=>new RegExp("\\p{M}",
"u").test(e),h=e=>`<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(e,s=a){if(e.length<=s&&M(e))return e;let u="",d=_;for(const T of e){
d=O(T)?d+1:0;const I=g(T)||d>_?h(T):T;if(u.length+I.length>s)return`${u}\u2026`;u+=I}return u}function f(e,s=A){const u=Array.from(e.slice(-2*s)).slice(-s).join(
""),d=Array.from(o(u,Number.POSITIVE_INFINITY));return`${u===e&&d.length<=s?"":"\u2026"}${d.slice(-s).join("")}`}function E(e){return e.replace(/##(?=\w*\[)/g,"\
# #").replace(/^(\s*:)(?=:)/,"$1 ")}function v(e,s=c){const d=e.split(`
`).map(T=>E(o(T,s))).join(`
`);return d.length>s?`${d.slice(0,s).toWellFormed()}\u2026`:d}const w={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},y=e=>e.replace(/[&<>"']/g,s=>w[s]??
s);function b(e,s=a){return o(e,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,u=>`&#${u.codePointAt(0)};`)}function L(e,s=a){return e===""?"<i>empty</i>":
`<code>${b(e,s)}</code>`}const U=e=>M(e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(e),K=/^[0-9a-f]{7,}$/i,x=`"'\
(`,B=`"'),.;:!?\u2026`,C=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function l(e,s=c){return(o(e,s).match(C)??[]).map(u=>{if(u.split(" ").every(m))return b(u,s);
if(u.includes(" ")||/^(["`]).+\1$/u.test(u))return L(u.replace(/^`(.*)`$/u,"$1"),s);const{before:T,core:I,after:S}=r(u);return`${b(T)}${L(I.replace(/^`(.*)`$/u,
"$1"),s)}${b(S)}`}).join("")}function r(e){let s=0,u=e.length;for(;s<u&&x.includes(e.charAt(s));)s+=1;for(;u>s&&B.includes(e.charAt(u-1));)u-=1;return{before:e.
slice(0,s),core:e.slice(s,u),after:e.slice(u)}}function m(e){const{core:s}=r(e);return U(s)&&!K.test(s)}const $=e=>e.replace(/[^ -~\n]/gu,s=>g(s)?n(s):s).replace(
/##(?=\w*\[)/g,n),n=e=>e.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function t(e){return e.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((p,P,i)=>{i.d(P,{p:()=>M});var a=i(3592),c=i(8641);const A=100,_=5;function M(g,O){const h=[];let o=g;for(;o!==void 0&&h.length<_;)h.push(O(o instanceof
Error?o.stack??o.message:String(o))),o=o instanceof Error?o.cause:void 0;const f=h.join(`
caused by: `).split(`
`).slice(0,A);return[`tf-disco ${a.xv} crashed; this is a bug, please report it with this text at ${a.xV}`,...f.map(E=>(0,c.BP)((0,c.RK)(E)))].join(`
`)}}),3469:((p,P,i)=>{i.d(P,{l:()=>y,w:()=>w});var a=i(1064);const c=[0,0,0],A=[Number.POSITIVE_INFINITY,0,0],_={from:c,before:A},M={from:[Number.MAX_SAFE_INTEGER,
0,0],before:A},g=(b,L)=>b[0]-L[0]||b[1]-L[1]||b[2]-L[2],O=200,h=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(b){if(b.length>O)return null;if(b==="latest")return M;const L=b.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let U=_;for(const K of L){const x=f(K);if(x===null)return null;U={from:g(x.from,U.from)>0?x.from:U.from,before:g(x.before,U.before)<0?x.before:
U.before}}return L.length===0?null:U}function f(b){const L=h.exec(b);if(L===null)return null;const[,U="",...K]=L,x=K.slice(0,3).flatMap($=>/^\d/.test($??"")?[Number(
$)]:[]),[B=0,C=0,l=0]=x,r=[B,C,l],m=$=>$<=1?[B+1,0,0]:$===2?[B,C+1,0]:[B,C,l+1];switch(U){case">=":return{from:r,before:A};case">":return{from:m(x.length),before:A};case"\
<":return{from:c,before:r};case"<=":return{from:c,before:m(x.length)};case"!=":return _;case"~>":return{from:r,before:m(x.length-1)};case"^":return{from:r,before:m(
1)};case"~":return{from:r,before:m(Math.min(x.length,2))};default:return{from:r,before:m(x.length)}}}const E=(b,L)=>b===null?L:o(b)?.from??L;function v(b,L){const{
from:U,before:K}=o(b)??_;return g(U,E(L.before,A))<0&&g(E(L.from,c),K)<0}function w(b,L){const U=a.pH.filter(x=>x.client===b);if(L.length===0)return U;const K=U.
filter(x=>L.some(B=>v(B,x)));return K.length===0?U:K}const y=b=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(b)}),3474:((p,P,i)=>{i.d(P,{CV:()=>o,
Ku:()=>v,Ob:()=>$,PW:()=>O,TN:()=>y,WD:()=>b,YA:()=>U,Yq:()=>B,ai:()=>L,lq:()=>K,lx:()=>x,pS:()=>w,p_:()=>E,xH:()=>h});var a=i(2713),c=i(3469),A=i(7630),_=i(8535);
const M=(t,e)=>({isList:!1,value:t,parse:e}),g=t=>({value:t,mistakes:[]}),O=M("FILE",t=>g(t||null)),h=(t,e)=>M(t,(s,u)=>{if(s==="")return g(null);const d=e(s);return d.
ok?g(d.value):{value:null,mistakes:[`${u}: ${d.why}`]}}),o=M("TOKEN",t=>g(t===""?null:new a.o(t))),f=20,E=(t,e,s=A.Dw)=>({isList:!0,value:t,parse:(u,d)=>{const T=s(
u).map(e),I=T.flatMap(S=>S.ok?[]:[`${d}: ${S.why}`]);return{value:T.flatMap(S=>S.ok?[S.value]:[]),mistakes:v(I,d)}}});function v(t,e){const s=t.length-f;return t.
slice(0,f).concat(s>0?`${e}: ${s} more lines are wrong`:[])}const w=1e4,y={isList:!0,value:"HOST",parse:(t,e)=>{const{value:s,mistakes:u}=E("HOST",A.l6).parse(t,
e),d=Map.groupBy(s,({host:I})=>I);return{value:Array.from(d,([I,S])=>({host:I,services:[...new Set(S.flatMap(({services:F})=>F))],addresses:S.flatMap(({addresses:F})=>F)})),
mistakes:u}}},b=t=>({isList:!0,value:"LABEL",parse:(e,s)=>{const{value:u,mistakes:d}=E("LABEL",A.V8).parse(e,s),T=u.flat();return{value:[...new Set(T.length===0?
[t]:T)],mistakes:d}}}),L=({min:t,max:e,whole:s})=>M("N",(u,d)=>{const T=/^\d+(\.\d+)?$/.test(u)?Number(u):Number.NaN;if(T>=t&&T<=e&&(!s||Number.isInteger(T)))return g(
T);const S=`${d} is "${u}", expected ${s?"a whole number":"a number"} from ${t} to ${e}`;return{value:t,mistakes:[S]}}),U=t=>M("SECONDS",(e,s)=>{const{value:u,mistakes:d}=L(
t).parse(e,s);return{value:u*1e3,mistakes:d}}),K=({parse:t,...e})=>({...e,parse:(s,u)=>s===""?g(null):t(s,u)}),x=M("",(t,e)=>{const s=/^(true|True|TRUE)$/.test(
t),u=s||/^(false|False|FALSE)$/.test(t);return{value:s,mistakes:u?[]:[`${e} is "${t}", expected "true" or "false"`]}}),B=(...t)=>({isList:!1,value:t.join("|"),choices:t,
parse:(e,s)=>{const d=t.some(T=>T===e)?[]:[`${s} is "${e}", ${C(e,t)}`];return{value:e,mistakes:d}}});function C(t,e){const s=(0,_.q)(t,e),u=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${e.map(d=>`"${d}"`).join(", ")}${u}`}const l=["auto","terraform","opentofu","both"],r=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
$={isList:!1,value:"CLI",choices:l,parse:(t,e)=>{const[,s,u=null]=r.exec(t)??[],d=`${e} is "${t}"`;if(s===void 0){const I=C(t,l),S=I.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:n,mistakes:[`${d}, ${I}${S}`]}}const T={name:s,version:u};if(u===null)return g(T);if(s==="auto"||s==="both"){const I=`${d}\
, but only "terraform" and "opentofu" can have a version`;return{value:n,mistakes:[I]}}return(0,c.l)(u)?g(T):{value:n,mistakes:[`${d}, expected a version such a\
s "${s} 1.10"`]}}},n={name:"auto",version:null}}),7630:((p,P,i)=>{i.d(P,{Dw:()=>O,IL:()=>y,Ju:()=>L,Kd:()=>B,V8:()=>l,aS:()=>f,jM:()=>w,l6:()=>v,vk:()=>h,x2:()=>x});
var a=i(3625),c=i(3229),A=i(1064),_=i(1831),M=i(9562),g=i(2713);function O(r){return r.split(/\r\n|[\n\r]/).map(m=>m.replace(/(^|\s)#.*$/s,"").trim()).filter(m=>m!==
"")}function h(r){return r.split(/\r\n|[\n\r]/).map(m=>m.trim()).filter(m=>m!==""&&!m.startsWith("#"))}function o(r){const m=(0,_.Pv)(r);if(m.ok)return m;const $=(0,c.
L6)(r);return(0,a.T)(`"${r}" is not a hostname: ${m.why}${$===null?"":`; ${$}`}`)}function f(r){const m=(0,M.OA)(r);return m!==null?(0,a.T)(`"${r}" is not a kno\
wn service id; did you mean ${m}?`):A.Du.some($=>(0,M.oe)(r,$).ok)?(0,a.J)(r):(0,a.T)(`"${r}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const E=/^(modules\.v1|providers\.v1)=(.*)$/s;
function v(r){const m=r.split(/\s+/).flatMap(I=>E.test(I)?[I]:I.split(",")),[$="",...n]=m.filter(I=>I!==""),t=o($),e=n.flatMap(I=>{const[,S,F=""]=E.exec(I)??[];
return S===void 0?[]:[{service:S,text:F}]}),s=n.map(I=>E.exec(I)?.[1]??I),u=s.map(f).flatMap(I=>I.ok?[]:[I.why]),d=t.ok?u:[t.why,...u];if(!t.ok||d.length>0)return(0,a.
T)(d.join("; "));const T=e.map(I=>({...I,host:t.value}));return(0,a.J)({host:t.value,services:[...new Set(s)],addresses:T})}function w(r){const m=r.startsWith("\
*."),$=o(m?r.slice(2):r);return $.ok?(0,a.J)({host:$.value,subdomains:m}):$}function y(r){const m=r.indexOf("=");if(m<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const $=(0,_.Pv)(r.slice(0,m).trim());return $.ok?(0,a.J)({host:$.value,token:new g.o(r.slice(m+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const b=/^\d{1,5}$/;function L(r){const m="expected HOST[:PORT]=ADDRESS[:PORT]",$=r.indexOf("=");if($<0)return(0,a.
T)(`"${r}" has no "="; ${m}`);const n=r.slice(0,$).trim(),t=o(n);if(!t.ok)return t;const e=t.value.replace(/:\d+$/,""),s=K(r.slice($+1).trim());return s===null?
(0,a.T)(`"${r}" has no valid address; ${m}`):(0,a.J)({name:e,port:U(n),...s})}function U(r){const m=r.indexOf(":");return m<0?null:Number(r.slice(m+1))}function K(r){
const m=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(r)??/^([^:\s[\]]+)(?::(.*))?$/.exec(r);if(m?.[1]!==void 0){const $=m[2];return $===void 0?{address:m[1],addressPort:null}:
!b.test($)||Number($)<1||Number($)>65535?null:{address:m[1],addressPort:Number($)}}return/^[\da-fA-F:]+$/.test(r)?{address:r,addressPort:null}:null}function x(r){
const[m="",$,...n]=r.split(/\s+/);if(n.length>0)return(0,a.T)(`"${r}" has too many words; expected CODE [HOST]`);if($===void 0)return(0,a.J)({code:m,host:null});
const t=o($);return t.ok?(0,a.J)({code:m,host:t.value}):t}const B=r=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(r)?(0,a.J)(r):(0,a.T)(`"${r}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),C=50;function l(r){const m=r.split(",").map(n=>n.trim()).filter(n=>n!==""),$=m.find(n=>n.length>C);return $===void 0?(0,a.
J)(m):(0,a.T)(`"${$}" has ${$.length} characters; GitHub allows at most ${C}`)}}),8535:((p,P,i)=>{i.d(P,{q:()=>A});var a=i(9562);const c=3;function A(M,g){const O=_(
M);if(O.length<2)return null;const h=o=>{const[f,...E]=O.length<c?[]:g.filter(v=>o(_(v)));return f===void 0||E.length>0?null:f};return g.find(o=>_(o)===O)??g.find(
o=>(0,a.TW)(_(o),O))??h(o=>o.startsWith(O))??h(o=>o.includes(O))}const _=M=>M.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),7814:((p,P,i)=>{i.d(P,{$:()=>A});var a=i(
3625);const c=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","htm\
l"]];function A(_){const M=_.toLowerCase(),g=c.find(([O])=>M.endsWith(O));return g!==void 0?(0,a.J)({path:_,format:g[1]}):(0,a.T)(`"${_}" does not end with a re\
port format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}}),3152:((p,P,i)=>{i.d(P,{GN:()=>g,P$:()=>h,w7:()=>O});
var a=i(6174),c=i(3474),A=i(7630),_=i(1591),M=i(6339);class g extends Error{name="SettingsError";mistakes;constructor(f){const E=f.map(a._);super(E.join(`
`)),this.mistakes=E}}const O={setting:o=>o,missingPath:(o,f)=>`scan names "${o}", which does not exist in ${f}`};function h(o,{setting:f}=O){const E=_.y.map(({name:U,
field:K,kind:x,default:B})=>({field:K,...x.parse(o[U]?.trim()||B,f(U))})),v=Object.fromEntries(E.map(({field:U,value:K})=>[U,K])),w=[...v.scan,...v.usages,...(0,A.
Dw)(o.hostnames??"")].length===0,{length:y}=v.hostnames,b=v.shard===null&&y>c.pS,L=`${f("hostnames")} has ${y} hosts, the limit is ${c.pS}`;return{settings:w?{...v,
scan:["."]}:v,mistakes:[...E.flatMap(({mistakes:U})=>U),...b?[L]:[],...(0,M.U)(v,{setting:f})]}}}),5885:((p,P,i)=>{i.d(P,{X:()=>A,h:()=>c});var a=i(3625);const c=256;
function A(_){const[,M=0,g=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(_)??[]).map(Number);return M>=1&&M<=g&&g<=c?(0,a.J)({index:M,count:g}):(0,a.T)(`"${_}" is no shard;\
 expected I/N, where N is at most ${c} and I is from 1 to N: "1/4"`)}}),1591:((p,P,i)=>{i.d(P,{f:()=>y,y:()=>w});var a=i(3625),c=i(3474);const A=[{name:"merge",
field:"merge",kind:(0,c.p_)("PATH",a.J),help:"JSON reports of shards or repositories, or directories of them, one per line: instead of a check, makes one report\
, summary and issue of them.",default:""},{name:"changed-only",field:"changedOnly",kind:c.lx,help:"In pull requests, check only what the changed files use. Host\
s in `hostnames` are always checked.",default:"false"},{name:"comment",field:"comment",kind:(0,c.Yq)("never","on-failure","always"),help:"When to write one comm\
ent on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,c.
Yq)("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"\
never"},{name:"issue-labels",field:"issueLabels",kind:(0,c.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the \
issue again.",default:"registry-health"},{name:"issue-open-after",field:"issueOpenAfter",kind:(0,c.ai)({min:1,max:20,whole:!0}),help:"Failing runs in a row of a\
 host before the issue is opened. More than 1 needs `history`.",default:"1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,c.ai)({min:1,max:20,whole:!0}),
help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"github-token",field:"\
githubToken",kind:c.CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"github.token"}];var _=i(7630),M=i(7814),
g=i(5885);const O=[{name:"hostnames",field:"hostnames",kind:c.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. \
With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"sca\
n",kind:(0,c.p_)("PATH",a.J),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set.",default:""},
{name:"exclude",field:"exclude",kind:(0,c.p_)("GLOB",a.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fix\
tures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,c.p_)("HOST",_.jM),help:"Allowlist for the hosts that scanned files make the CLIs contac\
t, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,c.
p_)("SERVICE",_.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.",default:""},{name:"\
dialect",field:"dialect",kind:c.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`\
), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}],h=[{name:"usages",field:"usages",kind:(0,c.p_)("FILE",a.J),help:"Files that `tf\
-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files.",default:""},{name:"repo\
sitories",field:"repositories",kind:(0,c.p_)("NAME",a.J),help:"Names of repositories whose usages must be there, one per line. If one is missing, the check fail\
s as incomplete.",default:""},{name:"shard",field:"shard",kind:(0,c.xH)("I/N",g.X),help:"Checks only the I-th of N parts of the hosts, such as `1/4`. Which part\
 a host belongs to depends on its name alone.",default:""}],o=[{name:"depth",field:"depth",kind:(0,c.Yq)("discovery","versions","packages"),help:"How far to fol\
low `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the packages that `init` would \
install, without downloading them.",default:"discovery"},{name:"roots",field:"roots",kind:(0,c.p_)("GLOB",a.J),help:"Globs of the directories in which `init` ru\
ns, one per line, relative to the current directory. Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,c.p_)("OS_ARCH",_.Kd),help:"Pla\
tforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},{name:"upg\
rade",field:"upgrade",kind:c.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxReques\
ts",kind:(0,c.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are th\
en not checked are reported.",default:"500"}],f=[{name:"tokens",field:"tokens",kind:(0,c.p_)("HOST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `\
TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"cliConfig",kind:c.PW,help:"CLI configuration file to read instead of th\
ose in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],E=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,c.lq)((0,c.YA)({min:.1,max:300})),help:"\
Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},
{name:"retries",field:"retries",kind:(0,c.ai)({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 \
and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,c.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time\
.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,c.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by th\
en are reported as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"caFile",kind:c.PW,help:"PEM file with certificate authorities to tru\
st in addition to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,c.p_)("HOST=ADDRESS",_.Ju),help:"Addresses to connect to instead of th\
ose in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",default:""}],v=[{name:"certificate-days",field:"certificateDays",
kind:(0,c.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",
field:"slowMs",kind:(0,c.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,c.Yq)("error",
"warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,c.p_)("COD\
E",_.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"repo\
rt",field:"report",kind:(0,c.p_)("FILE",M.$),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.\
md`, `.html` or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:c.PW,help:"JSON Lines file to which each run appends its results\
; reports then show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",field:"badge",kind:c.PW,help:"JSON file for a badge of shiel\
ds.io to write.",default:""}],w=[...O,...h,...o,...f,...E,...v,...A],y=[["What to check",O],["Many repositories",h],["Following `init`",o],["Credentials",f],["N\
etwork",E],["Result",v]]}),6339:((p,P,i)=>{i.d(P,{S:()=>a,U:()=>c});function a(g,{setting:O}){if(g.usages.length===0)return[];const{scan:h,exclude:o,roots:f,dialect:E,
changedOnly:v}=g,w=O("usages"),y=M(w)?`repeat ${w}`:`write one a line in ${w}`,b="set it for `tf-disco usages`, which reads the files of the repository";return[
[h.length>0,"scan",`${b}; to check several files, ${y}`],[o.length>0,"exclude",b],[f.length>0,"roots",b],[E.name!=="auto","dialect",b],[v,"changed-only","remove\
 it: usages files do not say what a pull request changes"]].flatMap(([U,K,x])=>U?[`${O(K)} cannot be used together with ${w}; ${x}`]:[])}const c=(g,{setting:O})=>[
...A(g).map(h=>`${O(h)} cannot be used together with ${O("shard")}, which checks only some of the hosts; set it where the reports of all shards are merged`),..._(
g).map(([h,o])=>`${O(h)} is ${o}, which needs ${O("history")}; set it to a file that is kept from run to run`)];function A(g){const{shard:O,history:h,badge:o,comment:f,
issue:E}=g;return O===null?[]:[[h!==null,"history"],[o!==null,"badge"],[f!=="never","comment"],[E!=="never","issue"]].flatMap(([w,y])=>w?[y]:[])}function _({history:g,
issueOpenAfter:O,issueCloseAfter:h}){return g===null?[["issue-open-after",O],["issue-close-after",h]].filter(([,f])=>f>1):[]}const M=g=>g.startsWith("--")}),6875:((p,P,i)=>{
i.d(P,{I:()=>c,V:()=>a});class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(_){this.#n??=_,this.#e.abort()}}
const c=(A,_)=>{const M=setTimeout(_,A);return()=>clearTimeout(M)}}),2613:(p=>{p.exports=process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.getBuiltinModule(
"events")}),9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=process.getBuiltinModule("http")}),5692:(p=>{p.exports=process.getBuiltinModule(
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
"tls")}),9023:(p=>{p.exports=process.getBuiltinModule("util")})},ae={};function z(p){var P=ae[p];if(P!==void 0)return P.exports;var i=ae[p]={exports:{}},a=!0;try{
ue[p](i,i.exports,z),a=!1}finally{a&&delete ae[p]}return i.exports}z.m=ue,typeof z<"u"&&(z.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",P=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=A=>{A&&A.d<1&&(A.d=1,A.forEach(_=>_.r--),A.forEach(
_=>_.r--?_.r++:_()))},c=A=>A.map(_=>{if(_!==null&&typeof _=="object"){if(_[p])return _;if(_.then){var M=[];M.d=0,_.then(h=>{g[P]=h,a(M)},h=>{g[i]=h,a(M)});var g={};
return g[p]=h=>h(M),g}}var O={};return O[p]=h=>{},O[P]=_,O});z.a=(A,_,M)=>{var g;M&&((g=[]).d=-1);var O=new Set,h=A.exports,o,f,E,v=new Promise((w,y)=>{E=y,f=w});
v[P]=h,v[p]=w=>(g&&w(g),O.forEach(w),v.catch(y=>{})),A.exports=v,_(w=>{o=c(w);var y,b=()=>o.map(U=>{if(U[i])throw U[i];return U[P]}),L=new Promise(U=>{y=()=>U(b),
y.r=0;var K=x=>x!==g&&!O.has(x)&&(O.add(x),x&&!x.d&&(y.r++,x.push(y)));o.map(x=>x[p](K))});return y.r?L:b()},w=>(w?E(v[i]=w):f(h),a(g))),g&&g.d<0&&(g.d=0)}})(),
(()=>{var p=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,P;z.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i=="object"&&i&&(a&4&&i.__esModule||
a&16&&typeof i.then=="function"))return i;var c=Object.create(null);z.r(c);var A={};P=P||[null,p({}),p([]),p(p)];for(var _=a&2&&i;typeof _=="object"&&!~P.indexOf(
_);_=p(_))Object.getOwnPropertyNames(_).forEach(M=>A[M]=()=>i[M]);return A.default=()=>i,z.d(c,A),c}})(),z.d=(p,P)=>{for(var i in P)z.o(P,i)&&!z.o(p,i)&&Object.
defineProperty(p,i,{enumerable:!0,get:P[i]})},z.f={},z.e=p=>Promise.all(Object.keys(z.f).reduce((P,i)=>(z.f[i](p,P),P),[])),z.u=p=>({50:"2558",400:"400",660:"66\
0",826:"660",1276:"660",1371:"660",2558:"2558",2629:"660",2909:"2558",2929:"2558",3432:"660",5962:"400",7210:"400",9069:"9069"}[p]??p)+".index.js",z.o=(p,P)=>Object.
prototype.hasOwnProperty.call(p,P),z.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
p,"__esModule",{value:!0})},(()=>{var p={6667:0,8792:0},P=i=>{var{ids:a,modules:c,runtime:A}=i,_,M,g=0;for(_ in c)z.o(c,_)&&(z.m[_]=c[_]);for(A&&A(z);g<a.length;g++)
M=a[g],z.o(p,M)&&p[M]&&p[M][0](),p[a[g]]=0};z.f.j=(i,a)=>{var c=z.o(p,i)?p[i]:void 0;if(c!==0)if(c)a.push(c[1]);else{var A=import("./"+z.u(i)).then(P,_=>{throw p[i]!==
0&&(p[i]=void 0),_}),A=Promise.race([A,new Promise(_=>c=p[i]=[_])]);a.push(c[1]=A)}}})();var ce={};z.d(ce,{C:()=>ye,a:()=>Se});const ye=()=>Promise.all([z.e(2558),
z.e(2929),z.e(6667),z.e(50),z.e(2909)]).then(z.bind(z,2909)),Se=()=>Promise.all([z.e(6667),z.e(9069)]).then(z.bind(z,9069));var ke=ce.C,be=ce.a;export{ke as runAction,be as runCli};
