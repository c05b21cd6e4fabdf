var ue={9018:((p,k,r)=>{r.d(k,{r:()=>Me,c:()=>we});var a=r(1831),c=r(2713),E=r(7630);const _=C=>(0,a.Pv)(C).ok,O=C=>C.includes(".")&&_(C);function m(C,U){const D=(0,E.
vk)(C.tokens??"").flatMap(I=>{const B=I.indexOf("="),F=I.slice(B+1).trim(),J=B<0?"":I.slice(0,B).trim();return J!==""&&(!_(J)||!J.includes(".")&&O(F))?[F,J,I]:[
F]}),H=Object.entries(U).flatMap(([I,B])=>I.startsWith("TF_TOKEN_")&&B!==void 0?[B]:[]);return[...D,...H,C["github-token"]?.trim()??""].filter(I=>I!=="").map(I=>new c.
o(I))}var $=r(1064);const h=16777619,o=2654435761;class u{length;#e;#n;#s;#t;constructor(U,D,H){this.length=U,this.#e=D;const I=Math.max(4,Math.ceil(Math.log2(2*
H.length+1)));this.#n=new Int32Array(2**I).fill(-1),this.#s=32-I;let B=1;for(let F=1;F<U;F+=1)B=Math.imul(B,h);this.#t=B;for(const F of H)this.#n[this.#a(D,F,this.#i(
D,F))]=F}hasAt(U,D){return D<0||D+this.length>U.length?!1:this.#o(U,D,this.#i(U,D))>=0}search(U,D,H){const I=this.length;if(U.length<I)return;let B=this.#i(U,0);
for(let F=0;;F+=1){const J=this.#o(U,F,B);if(J>=0){let[V,Z]=[0,I];for(;V<D&&this.#r(U,F,J,-1-V);)V+=1;for(;Z<I+D&&this.#r(U,F,J,Z);)Z+=1;H(F-V,F+Z)}if(F+I>=U.length)
return;const G=B-Math.imul(U[F]??0,this.#t);B=Math.imul(G,h)+(U[F+I]??0)|0}}#o(U,D,H){return this.#n[this.#a(U,D,H)]??-1}#r(U,D,H,I){const B=U[D+I];return B!==void 0&&
B===this.#e[H+I]}#a(U,D,H){let I=Math.imul(H^H>>>15,o)>>>this.#s;for(;;){const B=this.#n[I]??-1;if(B<0||this.#c(B,U,D))return I;I=I+1===this.#n.length?0:I+1}}#c(U,D,H){
for(let I=0;I<this.length;I+=1)if(!this.#r(D,H,U,I))return!1;return!0}#i(U,D){let H=0;for(let I=D;I<D+this.length;I+=1)H=Math.imul(H,h)+(U[I]??0)|0;return H}}var v=r(
7251),g=r(8408);const w=4;function S(C,U){let D={text:C,starts:null};for(let H=0;H<w&&D!==null;H+=1)U(i(D,C.length)),D=n(D,C.length)}const b="\u2026",R=32,N=Uint16Array.
from({length:128},(C,U)=>{const D=String.fromCharCode(U);return U<=R||U===127?R:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function K(C){return C===b?
C:/[\s\x80-\x9f]/.test(C)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(C)?"":C.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let j=new Uint16Array(
1024),W=new Uint32Array(1025);function T(C){if(C<j.length)return;const[U,D]=[new Uint16Array(2*C),new Uint32Array(2*C+1)];U.set(j),D.set(W),j=U,W=D}function i({
text:C,starts:U},D){T(C.length);let H=0;for(let I=0;I<C.length;I+=1){const B=C.charCodeAt(I),F=U===null?I:U[I]??D;if(B<128){H=f(N[B]??R,F,H);continue}const J=String.
fromCodePoint(C.codePointAt(I)??0),G=K(J);T(H+G.length+C.length-I);for(let V=0;V<G.length;V+=1)H=f(G.charCodeAt(V),F,H);I+=J.length-1}return W[H]=D,{codes:j.subarray(
0,H),starts:W.subarray(0,H+1)}}function f(C,U,D){return C===R&&D>0&&j[D-1]===R?D:(j[D]=C,W[D]=U,D+1)}const M={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
A=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
e=/[%\\&]|xn--/i;function n({text:C,starts:U},D){if(!e.test(C))return null;let H="";const I=[];let B=0;const F=G=>U===null?G:U[G]??D,J=G=>{for(let V=B;V<G;V+=1)
I.push(F(V));H+=C.slice(B,G)};for(const G of C.matchAll(A)){J(G.index),B=G.index+G[0].length;for(const{written:V,at:Z}of t(G)){H+=V;for(let ee=0;ee<V.length;ee+=
1)I.push(F(G.index+Z))}}return B===0?null:(J(C.length),{text:H,starts:I})}function t(C){const[U,D,H,I,B,F,J,G,V,Z]=C;return D!==void 0?d(D):Z!==void 0?[{written:(0,g.
mI)(Z.toLowerCase()),at:0}]:s(H!==void 0?String.fromCharCode(Number.parseInt(H,16)):I!==void 0?l(Number.parseInt(I,16)):J!==void 0?l(Number(J)):G!==void 0?l(Number.
parseInt(G,16)):V!==void 0?M[V]??U:B??(F===void 0?"":" "))}const s=C=>[{written:C,at:0}],l=C=>C<=1114111?String.fromCodePoint(C):"\uFFFD";function d(C){const U=C.
startsWith("%")?3:4,D=Array.from({length:C.length/U},(I,B)=>Number.parseInt(C.slice(U*(B+1)-2,U*(B+1)),16)),H=[];for(let I=0;I<D.length;){const{written:B,size:F}=y(
D,I);H.push({written:B,at:U*I}),I+=F}return H}function y(C,U){const D=C[U]??0,H={written:String.fromCharCode(D),size:1};if(D<192)return H;const I=D<224?2:D<240?
3:4;let B=D&127>>I;for(let F=U+1;F<U+I;F+=1){const J=C[F]??0;if((J&192)!==128)return H;B=B<<6|J&63}return{written:l(B),size:I}}const L="***",P=12,x=4,X=200;function Y(C){
const U=Q(C);return U===null?null:(D,H)=>{const I=[];return S(D,B=>q(B,D,U,I)),I.length===0?D:se(D,I,H)}}function Q(C){const U=[];for(const J of(0,v.x)(C))S(J,({
codes:G})=>{G.length>=c.I&&U.push(G.slice())});if(U.length===0)return null;const D=new Uint16Array(U.reduce((J,{length:G})=>J+G,0)),H=Array.from({length:P+1},()=>[]),
I=Array.from({length:P},()=>[]);let B=0;for(const J of U){const{length:G}=J;D.set(J,B);for(let Z=0;Z+P<G;Z+=x)H[P]?.push(B+Z);const V=Math.min(G,P);H[V]?.push(B+
G-V);for(let Z=c.I;Z<V;Z+=1)I[Z]?.push(B);B+=G}const F=(J,G)=>J.length===0?[]:[new u(G,D,J)];return{pieces:H.flatMap(F),heads:I.flatMap(F).reverse()}}function q({
codes:C,starts:U},D,{pieces:H,heads:I},B){const F=(V,Z)=>{const ee=C[V]===R?V+1:V;let te=C[Z-1]===R?Z-1:Z;for(;te<C.length&&U[te]===U[te-1];)te+=1;const ie=U[ee]??
0,le=U[te]??D.length,ne=B.at(-1);ne===void 0||ie<ne.from||ie>ne.to?B.push({from:ie,to:le}):B[B.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const V of H)
V.search(C,V.length===P?x-1:0,F);const J=V=>{const Z=I.find(ee=>ee.hasAt(C,V-ee.length));Z!==void 0&&F(V-Z.length,V)},G=b.charCodeAt(0);for(let V=C.indexOf(G);V>=
0;V=C.indexOf(G,V+1))J(V);D.length>=X&&J(C.length)}function se(C,U,D){let H="",I=0;for(const B of U.toSorted((F,J)=>F.from-J.from))B.to<=I||D.size>0&&fe(C,B,D)||
((B.from>I||I===0)&&(H+=C.slice(I,B.from)+L),I=B.to);return H+C.slice(I)}const oe=C=>C<"\x80"?/[a-z\d.:-]/i.test(C):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(C),de=260;function fe(C,{
from:U,to:D},H){const I=J=>Math.max(U-J,J-D)<de&&oe(C[J]??"");let B=U;for(;I(B-1);)B-=1;let F=D;for(;I(F);)F+=1;for(;F>D&&/[.:]/.test(C[F-1]??"");)F-=1;return H.
has(C.slice(B,F))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(C,U)=>pe.has(C)||C==="client"&&$.Du.some(D=>D===U),ge=new Set;function Ee(C){return re(()=>{const U=Y(C);return U===null?
D=>D:(D,H=ge)=>re(()=>Oe($e(I=>U(I,H)))(D))})}function re(C){try{return C()}catch{throw new Error("tokens could not be hidden")}}const ve=1e4,Ae=200;function $e(C){
const U=new Map;return D=>{const H=U.get(D);if(H!==void 0)return H;const I=C(D);return D.length<=Ae&&U.size<ve&&U.set(D,I),I}}function Oe(C){const U={ours:new Map,
theirs:new Map},D=(I,B,F)=>{if(Array.isArray(I))return I.map(G=>H(G,B+1,F));const J=Object.entries(I).map(([G,V])=>F==="ours"&&_e(G,V)?[G,V]:[C(G),H(V,B+1,me.has(
G)?"theirs":F)]);return Object.fromEntries(J)},H=(I,B,F)=>{if(typeof I=="string")return C(I);if(B>he)return null;if(typeof I!="object"||I===null)return I;const J=U[F].
get(I)??D(I,B,F);return U[F].set(I,J),J};return I=>H(I,0,"ours")}function we(C,U,D=()=>{}){const H=new Map;let I=null;const B=F=>{const J=F.filter(G=>!H.has(G.reveal()));
if(J.length!==0){for(const G of J)H.set(G.reveal(),G);I=null,D(J)}};return re(()=>B(m(C,U))),{learn:F=>re(()=>B([F])),redact:(F,J)=>(I??=Ee([...H.values()]),I(F,
J))}}const Te="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(C,{redact:U}){try{return C(U)}catch{return Te}}}),
7251:((p,k,r)=>{r.d(k,{K:()=>u,x:()=>$});var a=r(6246),c=r(6979),E=r(2713);function _(g){const w=g.reveal(),S=/[\r\n]/.test(w)?w.split(/[\r\n]+/):[];return[w,...S].
filter(b=>b.trim().length>=E.I)}const O=g=>[...new Set([g,Buffer.from(g).toString("latin1")])],m=g=>["","x","xx"].flatMap(w=>{const S=Buffer.from(w+g).toString(
"base64"),b=S.slice(Math.ceil(w.length*4/3)).replace(/=+$/,"");return S.endsWith("=")?[b.slice(0,-1),b]:[b]});function*$(g){const w=g.flatMap(_).map(S=>S.trim());
for(const S of new Set(w.flatMap(O)))yield S,S.includes(" ")&&(yield S.replaceAll(" ","+")),yield*m(S),yield Buffer.from(S).toString("hex")}const h=16*1024,o=1024*
1024;function u(g){let w=o;return S=>{const b=S.flatMap(_).flatMap(N=>[N,N.trim()]),R=[];for(const N of new Set(b.flatMap(O))){if(N.length>h||w<0)continue;const K=v(
N).filter(j=>j.trim().length>=E.I);R.push(...K),w-=K.join("").length}g([...new Set([...b,...R])])}}function v(g){const w=(0,c.ft)(g),S=(0,a.o)(g).slice(1,-1),b=[
encodeURIComponent(g.toWellFormed()),...w.ok?[w.value]:[]],R=m(g),N=Buffer.from(g).toString("hex");return[g,g.toLowerCase(),S,JSON.stringify(g).slice(1,-1),...b,
...b.map(K=>K.replace(/%[0-9A-F]{2}/g,j=>j.toLowerCase())),...R,...R.map(K=>K.replaceAll("+","-").replaceAll("/","_")),N,N.toUpperCase()]}}),6309:((p,k,r)=>{r.d(
k,{A3:()=>_,Lw:()=>E,Or:()=>O});var a=r(3592);const c={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class E extends Error{name="Refused"}function _(m){if(m instanceof
E)return m.message;if(!O(m))return`${String(m)}; this is a bug of tf-disco, please report it at ${a.xV}`;const $=c[m.code];return`${m.message.split(", ")[0]}${$===
void 0?"":`; ${$}`}`}const O=m=>typeof m=="object"&&m!==null&&"syscall"in m&&"code"in m}),6181:((p,k,r)=>{r.d(k,{RY:()=>E,n7:()=>h,r5:()=>a});function a(o){if(!o.
includes(":"))return c(o);const u=o.indexOf("%");return u===o.length-1?null:O(u<0?o:o.slice(0,u))}function c(o){const u=o.split("."),v=u.length===4&&u.every(w=>/^(0|[1-9]\d{0,2})$/.
test(w)),g=u.map(Number);return v&&g.every(w=>w<=255)?g:null}function E(o){const u=o.split(".").map(_),v=u.pop()??Number.NaN,g=4-u.length;if(!(g>0&&u.every(b=>b<=
255)&&v<256**g))return null;const S=Array.from({length:g},(b,R)=>Math.floor(v/256**(g-1-R))%256);return[...u,...S]}function _(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function O(o){const[u="",v,...g]=o.split("::");
if(v===void 0){const R=m(u,!0);return R?.length===16?R:null}const[w,S]=[m(u,!1),m(v,!0)];if(w===null||S===null||g.length>0)return null;const b=16-w.length-S.length;
return b<2?null:[...w,...Array(b).fill(0),...S]}function m(o,u){if(o==="")return[];const v=o.split(":"),g=v.map((w,S)=>{if(/^[0-9a-f]{1,4}$/i.test(w)){const b=Number.
parseInt(w,16);return[b>>8,b&255]}return u&&S===v.length-1?c(w):null});return g.every(w=>w!==null)?g.flat():null}const $=[0,0,0,0,0,0,0,0,0,0,255,255].join();function h(o){
const u=a(o)??[];return u.slice(0,12).join()===$?u.slice(12).join("."):o}}),4874:((p,k,r)=>{r.d(k,{AN:()=>N,I9:()=>s,ap:()=>K,f:()=>T});const a=9,c=10,E=13,_=32,
O=34,m=43,$=44,h=45,o=46,u=48,v=69,g=92,w=101,S=117,b=d=>d===_||d===c||d===E||d===a,R=d=>d>=u&&d<=u+9;function N(d,y){let L=y;for(;L<d.length&&b(d.charCodeAt(L));)
L+=1;return L}function K(d,y){let L=y+1;for(;L<d.length;){const P=d.charCodeAt(L);if(P===O)return L+1;if(P<_)return~L;if(P===g){const x=j(d,L);if(x===0)return~L;
L+=x}else L+=1}return~d.length}function j(d,y){if(y+1>=d.length)return 0;if(d.charCodeAt(y+1)!==S)return'"\\/bfnrt'.includes(d.charAt(y+1))?2:0;for(let L=y+2;L<
y+6;L+=1)if(L>=d.length||!W(d.charCodeAt(L)))return 0;return 6}function W(d){const y=d|32;return R(d)||y>=97&&y<=102}function T(d,y){const L=i(d.charCodeAt(y))?
f(d,y):A(d,y);return L>=0&&M(d,L)?L:~y}const i=d=>d>=97&&d<=122;function f(d,y){const L=["true","false","null"].find(P=>d.startsWith(P,y));return L===void 0?-1:
y+L.length}function M(d,y){if(y>=d.length)return!0;const L=d.charCodeAt(y);return L===$||b(L)||'"{}[]:'.includes(d.charAt(y))}function A(d,y){const L=n(d,y)===h?
y+1:y;let P=n(d,L)===u?L+1:e(d,L);if(P>0&&n(d,P)===o&&(P=e(d,P+1)),P>0&&(n(d,P)===v||n(d,P)===w)){const x=n(d,P+1);P=e(d,x===m||x===h?P+2:P+1)}return P}function e(d,y){
let L=y;for(;L<d.length&&R(d.charCodeAt(L));)L+=1;return L===y?-1:L}const n=(d,y)=>y<d.length?d.charCodeAt(y):0,t=200;function s(d,y,L){return L-y<=t&&!l(d,y,L)?
!1:!Number.isFinite(Number(d.slice(y,L)))}function l(d,y,L){for(let P=y;P<L-3;P+=1){const x=d.charCodeAt(P);if(x===w||x===v)return!0}return!1}}),3307:((p,k,r)=>{
r.d(k,{Gv:()=>v,HT:()=>W,I:()=>e,IL:()=>A,CI:()=>T,Ey:()=>j});const a=10,c=["more than 10000 levels of nesting","nest brackets less deeply"],E=["number too larg\
e for a 64-bit float","use a smaller number"],_=["the text ends before the JSON value is complete","check that the file was not truncated"],O=["trailing comma",
"remove the comma"];function m(n,t){return t===n.length?_:n[t]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const $=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function h(n,t,s){for(const[l,...d]of $)if(l.test(n))return d;switch(t){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:
/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(n,t,[s,l]){let[d,y]=[1,1];for(let L=0;L<t;L+=1){const P=n.charCodeAt(L);P===a?(d+=1,y=1):(P<56320||P>57343)&&(y+=1)}return{why:`lin\
e ${d}, column ${y}: ${s}`,advice:l}}var u=r(4874);const v=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),g=1e4,w=34,S=44,b=58,R=91,N=123,K=125,j=(n,t)=>new i(
n,t).run({start:0,end:n.length}),W=(n,t)=>new i(n,null).run({start:0,end:n.length},t);function T(n,t,s){new i(n,s).run(t)}class i{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(t,s){
this.#e=t,this.#n=s}run(t,s="whole"){const l=this.#e,d=this.#s,y=(0,u.AN)(l,t.start);for(let P=y,x=0;P<t.end;P=(0,u.AN)(l,x)){const X=l.charCodeAt(P);if(x=this.#u(
P,X),x<0)return this.#h(P,~x);if(this.#t==="next"&&d.length===1&&this.#n?.(this.#a,x,this.#c,this.#i),s==="first"&&this.#t==="next"&&d.length===0)return null;this.#o=
X,this.#r=P}return this.#t!=="next"||d.length>0?o(l,l.length,_):this.#n!==null&&this.#l>=0&&l.charCodeAt(y)===N?o(l,this.#l,E):null}#u(t,s){const l=this.#s[this.#s.
length-1];if(s===l&&(this.#t==="next"||f(this.#o)))return this.#s.pop(),this.#t="next",t+1;switch(this.#t){case"value":return this.#d(t,s);case"key":return s===
w?this.#f(t):~t;case"colon":return s!==b?~t:(this.#t="value",t+1);case"next":return s!==S||l===void 0?~t:(this.#t=l===K?"key":"value",t+1)}}#d(t,s){const l=this.#s.
length;if(l===1&&(this.#a=t),f(s))return l===g?~t:(this.#s.push(s+2),this.#t=s===N?"key":"value",t+1);const d=s===w,y=d?(0,u.ap)(this.#e,t):(0,u.f)(this.#e,t);return y<
0||(!d&&this.#l<0&&(0,u.I9)(this.#e,t,y)&&(this.#l=t),this.#t="next"),y}#f(t){const s=(0,u.ap)(this.#e,t);return this.#s.length===1&&(this.#c=t,this.#i=s),this.#t=
"colon",s}#h(t,s){const l=this.#e,d=l.charCodeAt(t),y=this.#s.at(-1);if(s>t)return o(l,s,m(l,s));if(this.#t==="value"&&f(d))return o(l,t,c);if(d===y&&this.#o===
S)return o(l,this.#r,O);const L=y===void 0?void 0:String.fromCharCode(y);return o(l,t,h(l.slice(t,t+2),this.#t,L))}}const f=n=>n===N||n===R,M=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function A(n){return n.startsWith('"')?e(n):n.includes("\\u")?JSON.parse(n.replace(M,(t,s)=>s===void 0?t:"\\ufffd")):JSON.parse(n)}function e(n){return JSON.parse(
n).toWellFormed()}}),3625:((p,k,r)=>{r.d(k,{J:()=>a,T:()=>c});const a=E=>({ok:!0,value:E}),c=E=>({ok:!1,why:E})}),6246:((p,k,r)=>{r.d(k,{D:()=>E,o:()=>c});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},c=h=>`"${_(h.toWellFormed())}"`;function E(h,o){let u="",v=o;
for(const g of h.toWellFormed()){if(v===0)break;const w=new TextEncoder().encode(g);u+=w.length<=v?_(g):m(w.subarray(0,v)),v=Math.max(0,v-w.length)}return`"${u}\
"`}function _(h){return/^[ !#-[\]-~]*$/.test(h)?h:h.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??O(o))}function O(h){const o=h.codePointAt(0)??0;return o<
128?`\\x${$(o,2)}`:o<65536?`\\u${$(o,4)}`:`\\U${$(o,8)}`}const m=h=>Array.from(h,o=>`\\x${$(o,2)}`).join(""),$=(h,o)=>h.toString(16).padStart(o,"0")}),6979:((p,k,r)=>{
r.d(k,{Ge:()=>W,V$:()=>u,ft:()=>v,h0:()=>N,xB:()=>K,y3:()=>g});var a=r(3625),c=r(6246);const E=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:E,zone:E,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},O=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,m=/^[A-Za-z0-9._~-]/,$=/%(?![0-9A-Fa-f]{2})/,h=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function u(T,i){let f="";for(const{0:M,index:A}of T.matchAll(O))if(m.test(M)||_[i].includes(M))f+=M;else{if(M==="%")return(0,a.
T)(R(T,A));if(M.startsWith("%")){const e=Number.parseInt(M.slice(1),16);if(S(e,i))return(0,a.T)(`invalid URL escape "${M}"`);f+=b(e,i)}else if(M>"\x7F")f+=encodeURIComponent(
M.toWellFormed());else{if(i==="host"||i==="zone")return(0,a.T)(`invalid character ${(0,c.o)(M)} in host name`);f+=b(M.charCodeAt(0),i)}}return(0,a.J)(f)}function v(T){
return T==="%2A"?(0,a.J)("*"):w(T,h)?(0,a.J)(T):u(T,"path")}const g=T=>w(T,o)?(0,a.J)(T):u(T,"fragment"),w=(T,i)=>i.test(T)&&!$.test(T);function S(T,i){return i===
"host"?T<128&&T!==37:i!=="zone"||T===37||T===32?!1:b(T,"zone").startsWith("%")}function b(T,i){const f=String.fromCharCode(T);return m.test(f)||_[i].includes(f)?
f:`%${T.toString(16).toUpperCase().padStart(2,"0")}`}const R=(T,i)=>`invalid URL escape ${(0,c.D)(T.slice(i,i+4),3)}`;function N(T){for(const i of T.split("&")){
if(i.includes(";"))return"invalid semicolon separator in query";const[,...f]=/^([^=]*)=?(.*)$/s.exec(i)??[];for(const M of f){const A=M.search($);if(A>=0)return R(
M,A)}}return null}function K(T){return T.split("&").flatMap(i=>{if(i===""||i.includes(";"))return[];const[,...f]=/^([^=]*)=?(.*)$/s.exec(i)??[],[M,A]=f.map(e=>u(
e.replaceAll("+","%20"),"query"));return M?.ok&&A?.ok?[[j(M.value),j(A.value)]]:[]})}const j=T=>T.replaceAll("%20","+"),W=T=>T.toSorted(([i],[f])=>i<f?-1:i>f?1:
0).map(([i,f])=>`${i}=${f}`).join("&")}),630:((p,k,r)=>{r.d(k,{O:()=>_,s:()=>O});var a=r(3625),c=r(4283),E=r(6979);function _(h,o){const u=(0,c.Dl)(o);return u.
ok?(0,a.J)(O(h,u.value)):u}function O(h,o){if(o.scheme!==""||o.host!==""||o.user!==null){const b=o.scheme===""?h.scheme:o.scheme;return{...o,scheme:b,path:$(o.path)}}
const{scheme:u}=h,v=o.path===""&&!o.forceQuery&&o.query==="",g=v?h.query:o.query,w=v&&o.fragment===""?h.fragment:o.fragment;if(o.path===""&&h.opaque!=="")return{
...o,scheme:u,query:g,fragment:w,opaque:h.opaque};const S=$(m(h.path,o.path));return{...o,scheme:u,query:g,fragment:w,user:h.user,host:h.host,path:S}}function m(h,o){
return o===""?h:o.startsWith("/")?o:h.slice(0,h.lastIndexOf("/")+1)+o}function $(h){if(h==="")return"";const o=h.split("/"),u=[];for(const S of o)S===".."?(u.pop(),
u.length===1&&u[0]===""&&u.pop()):S!=="."?u.push(S):u.length===0&&u.push("");const v=o.at(-1),g=`/${u.join("/")}${v==="."||v===".."?"/":""}`,w=(0,E.ft)(g.startsWith(
"//")?g.slice(1):g);return w.ok?w.value:g}}),4283:((p,k,r)=>{r.d(k,{Dl:()=>u,Pl:()=>g,aR:()=>b,cz:()=>w,jr:()=>v,t5:()=>S});var a=r(6181),c=r(3625),E=r(6246),_=r(
6979),O=r(8947);const m=/[^ -~\u0080-\u{10ffff}]/u,$=/^([A-Za-z][A-Za-z0-9+.-]*):/,h=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function u(e){const[n,
t]=A(e,"#"),s=R(n);if(!s.ok)return(0,c.T)(`parse ${(0,E.o)(n)}: ${s.why}`);const l=(0,_.y3)(t);return l.ok?(0,c.J)({...s.value,fragment:l.value}):(0,c.T)(`parse\
 ${(0,E.o)(e)}: ${l.why}`)}function v(e){const n=e.scheme===""?"":`${e.scheme}:`,t=e.forceQuery||e.query!==""?`?${e.query}`:"",s=e.fragment===""?"":`#${e.fragment}`,
l=e.opaque===""?i(e)+f(e):e.opaque;return n+l+t+s}function g(e){const n=e.opaque.replace(/^[^/]*@/,"");return v({...e,opaque:n,user:null,query:"",forceQuery:!1,
fragment:""})}function w(e){const n=e.host.lastIndexOf(":"),t=n>=0&&h.test(e.host.slice(n)),s=t?e.host.slice(0,n):e.host,l=s.startsWith("[")&&s.endsWith("]");return{
name:M(l?s.slice(1,-1):s),port:t?e.host.slice(n+1):""}}function S(e){const n=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+n}function b(e){
if(e.user===null)return null;const n=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`\
Basic ${btoa(n)}`}function R(e){if(m.test(e))return(0,c.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,c.T)("missing protocol sch\
eme");const n=$.exec(e)?.[1]??"",t=n.toLowerCase(),[s,l]=A(n===""?e:e.slice(n.length+1),"?"),d=l===""&&e.endsWith("?"),L={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:t,query:l,forceQuery:d};return s.startsWith("/")?N(L,s):t!==""?(0,c.J)({...L,opaque:s}):A(s,"/")[0].includes(":")?(0,c.T)("first pat\
h segment in URL cannot contain colon"):K(L,s)}function N(e,n){if(!(n.startsWith("//")&&(e.scheme!==""||!n.startsWith("///"))))return K({...e,omitHost:e.scheme!==
""},n);const[s]=A(n.slice(2),"/"),l=s.lastIndexOf("@"),d=W(s.slice(l+1),e.scheme);if(!d.ok)return d;const y=l<0?(0,c.J)(null):j(s.slice(0,l));return y.ok?K({...e,
user:y.value,host:d.value},n.slice(2+s.length)):y}function K(e,n){const t=(0,_.ft)(n);return t.ok?(0,c.J)({...e,path:t.value}):t}function j(e){if(!o.test(e))return(0,c.
T)("net/url: invalid userinfo");const[n,t]=A(e,":"),s=(0,_.V$)(n,"user");if(!s.ok)return s;if(!e.includes(":"))return(0,c.J)({name:s.value,password:null});const l=(0,_.
V$)(t,"user");return l.ok?(0,c.J)({name:s.value,password:l.value}):l}function W(e,n){const t=e.lastIndexOf("[");if(t>0)return(0,c.T)("invalid IP-literal");if(t===
0)return T(e);const s=e.indexOf(":"),l=/^https?$/.test(n)?s:e.lastIndexOf(":"),d=l<0?"":e.slice(l);return h.test(d)?(0,_.V$)(e,"host"):(0,c.T)(`invalid port ${(0,E.
o)(d)} after host`)}function T(e){const n=e.lastIndexOf("]");if(n<0)return(0,c.T)("missing ']' in host");const t=e.slice(n+1);if(!h.test(t))return(0,c.T)(`inval\
id port ${(0,E.o)(t)} after host`);const s=e.slice(0,n).indexOf("%25"),l=s<0?n:s,d=(0,_.V$)(e.slice(1,l),"host");if(!d.ok)return d;const y=(0,_.V$)(e.slice(l,n),
"zone");if(!y.ok)return y;const L=M(d.value+y.value),P=(0,a.r5)(L);return P===null?(0,c.T)(`invalid host: ParseAddr(${(0,E.o)(L)}): unable to parse IP`):P.length===
4?(0,c.T)("invalid IP-literal"):(0,c.J)(`[${d.value}${y.value}]${t}`)}function i(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const n=e.user?.password??null;return`//${(e.user?.name??"")+(n===null?"":`:${n}`)}${e.user===null?"":"@"}${e.
host}`}function f(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&i(e)===""&&A(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function M(e){return e.replace(/(?:%[0-9A-F]{2})+/g,n=>{const t=n.slice(1).split("%");return(0,O._6)(Uint8Array.from(t,s=>Number.parseInt(s,16)))})}function A(e,n){
const t=e.indexOf(n);return t<0?[e,""]:[e.slice(0,t),e.slice(t+n.length)]}}),8947:((p,k,r)=>{r.d(k,{ZJ:()=>m,_6:()=>c,iP:()=>h,uK:()=>$});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function c(o){const u=a.decode(o);return u.includes("\uFFFD")?a.decode(_(o)):u}const E=255;function _(o){const u=new Uint8Array(o);for(let v=0;v<
o.length;v+=1){const g=o[v]??0;if(g<224||g>244)continue;const w=g<240?3:4,S=O(o,v,w);S<w&&u.fill(E,v,v+S),v+=S-1}return u}function O(o,u,v){const g=o[u],w=o[u+1]??
0,S=g===224?160:g===240?144:128,b=g===237?159:g===244?143:191;if(w<S||w>b)return 1;let R=2;for(;R<v&&((o[u+R]??0)&192)===128;)R+=1;return R}const m=o=>h(new TextEncoder().
encode(o));function $(o){const u=new Uint8Array(o.length);for(let v=0;v<o.length;v+=1)u[v]=o.charCodeAt(v);return a.decode(u)}function h(o){let u="";for(const v of o)
u+=String.fromCharCode(v);return u}}),4e3:((p,k,r)=>{r.d(k,{Af:()=>K,B9:()=>w,Cw:()=>T,Fn:()=>M,NM:()=>b,Vb:()=>A,Wt:()=>g,XT:()=>$,YA:()=>N,_r:()=>R,dh:()=>O,eZ:()=>j,
go:()=>o,hS:()=>m,mP:()=>u,qZ:()=>S,zM:()=>W,zd:()=>h});var a=r(4714),c=r(7715),E=r(9562);const _=300;function O(e,n=_){return e.length<=n?e:`${(0,a.o)(e,n)}\u2026`}
const m=(e,n)=>`${e} ${n}${e===1?"":"s"}`;function $(e,n,t=0){const s=e.slice(0,n).map(d=>O(d)),l=e.length-s.length+t;return s.join(", ")+(l>0?` and ${l} more`:
"")}const h=e=>`the clients print "${e}"`;function o(e){return e===null?"null":Array.isArray(e)?"an array":typeof e=="object"?"an object":`a ${typeof e}`}function u(e){
if(e.kind==="error")return`cannot be read: ${e.code}`;const{bytes:n,maxBytes:t}=e;return`has ${n} bytes and is not read; the limit is ${t/1024/1024} MiB`}const v={
[E.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function g(e){return e.flatMap(t=>v[t]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const w=e=>`\
wait and run the check again; see ${(0,c.V)(e)??"its status page"}, and consider a network mirror for providers`,S=e=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${e} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function b(e,n,t){
if(e===null)return t;const s=e.title===""?"":` ("${e.title}")`,l=t.guest??S(n);switch(e.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:l,because:`the host returned a sign-in page${s}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${s}\
: allow this machine to reach the host`;case"other":{const d=t.user??`check that ${n} is a registry, and ${g([])}`;return{...t,user:d,guest:l,because:`the host \
returned an HTML page${s}`}}}}const R=({url:e,status:n,reason:t})=>`${e} returned ${`${n} ${O(t)}`.trim()}`,N=e=>`${Math.round(e/100)/10} s`,K=e=>e.map(({name:n,
attemptMs:t,retries:s})=>{const l=Number.isFinite(t)?N(t):"without a limit",d=s===0?"":` in each of ${s+1} attempts`,y=n.includes(" and ")?"wait":"waits";return`${n}\
 ${y} ${l}${d}`}).join(", "),j=e=>e.map(({name:n})=>n).join(" and "),W=e=>e.kind==="several"?e.reasons:[e];function T(e){switch(e.kind){case"deadline":return`th\
e check reached its deadline of ${N(e.ms)}`;case"signal":return`the check was interrupted by ${e.signal}`;case"crash":return"tf-disco crashed";case"missing":return f(
e);case"left-out":return`a report had no room for ${m(e.count,e.what)}; use more shards`;case"several":return e.reasons.map(T).join("; ")}}const i=10;function f({
what:e,names:n,total:t}){const s=$(n,i);return e==="shard"?`${n.length} of ${t} shards ${n.length===1?"is":"are"} missing: ${s}`:`the usages of ${n.length} of ${t}\
 repositories are missing: ${s}`}const M=e=>`${e}; it may use hosts that are not in \`allowed-hosts\``,A=({kind:e,address:n,version:t})=>`${e} ${n} ${O(t,40)}`}),
5143:((p,k,r)=>{r.d(k,{Az:()=>W,Ks:()=>u,Ts:()=>v,Zl:()=>N,_M:()=>h,_h:()=>g,bH:()=>$,en:()=>O,n7:()=>K,yJ:()=>m});var a=r(4e3);const c="//",E=/^[\w.-]+(?:\/[\w.-]+)*$/,
_=1e3,O=T=>T.length<=_&&E.test(T),m=(T,i)=>`${T}${c}${i}`;function $(T){const i=h(T);return i===null?{repository:i,path:T}:{repository:i,path:T.slice(i.length+c.
length)}}function h(T){const i=T.indexOf(c);return i>0&&O(T.slice(0,i))?T.slice(0,i):null}const o=2**14,u=o-1,v=({line:T,column:i,endColumn:f})=>(T*o+Math.min(i,
u))*o+Math.min(f-i,o-1);function g(T){const i=Math.floor(T/o),f=i%o;return{line:Math.floor(i/o),column:f,endColumn:f+T%o}}const w=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
S=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,b=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function R(T){const{path:i}=$(
T),f=i.split("/").slice(0,b.test(i)?-2:-1);return f.find((M,A)=>w.test(M)&&!(M==="test"&&f.slice(0,A).some(e=>S.test(e))))}const N=T=>R(T)!==void 0;function K(T){
const i=R(T);return(i===void 0?$(T).path:`**/${i}`).replace(/[\\{}[\]?!()]/g,"?")}const j=3;function W(T,i,f){const M=T===1?"1 finding is":`${T} findings are`,A=f===
1?" of 1 repository":` of ${f} repositories`,[e,n]=f===0?["","`exclude`"]:[A,"`exclude` where their files are read"];return`${M} in tests, examples or templates${e}\
, where errors are warnings; to skip such files, set ${n}: ${(0,a.XT)(i,j)}`}}),4690:((p,k,r)=>{r.d(k,{i:()=>a});const a=({hrtime:c})=>()=>Number(c.bigint())/1e6}),
9077:((p,k,r)=>{r.d(k,{q:()=>m,w:()=>_});const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],c=300,E=5e3;function _($,h,{isFinal:o,crash:u,now:v}){const g=new AbortController;
let w=0;const S=()=>o||g.signal.aborted;for(const b of a)$.on(b,()=>{const R=v()-w;h.end({kind:"signal",signal:b}),S()?(o||R>c)&&O(b,$):w=v(),g.abort()});return $.
on("uncaughtException",b=>{h.end({kind:"crash"});const R=u(b);S()&&$.exit(R),g.abort(),setTimeout(()=>$.exit(R),E).unref()}),$.on("exit",()=>h.end({kind:"crash"})),
g.signal}function O($,h){h.removeAllListeners($),h.kill(h.pid,$)}async function m($,h){const{stdout:o,stderr:u}=$;for(const g of[o,u])await new Promise(w=>g.write(
"",w));if($.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&$.platform!=="win32"&&$.execve!==void 0){const{execPath:g}=$;$.execve(g,[g,"--eval",`requir\
e('node:process').exit(${h})`],{})}$.exit(h)}}),3386:((p,k,r)=>{r.d(k,{p:()=>c});const a=100;function c(){setTimeout(async()=>{(await Promise.resolve().then(r.t.
bind(r,8877,19))).setFlagsFromString("--semi-space-growth-factor=1")},a).unref()}}),2057:((p,k,r)=>{r.d(k,{B_:()=>m,Dx:()=>O,yy:()=>E});var a=r(6309),c=r(5955);
async function E($,h){for(const o of(0,c.mk)(h)){if(!$.writable)return;$.write(o)||await _($)}}const _=$=>new Promise(h=>{const o=["drain","error","close"],u=()=>{
for(const v of o)$.off(v,u);h()};for(const v of o)$.on(v,u)});async function*O($){let h=[];for await(const o of $.setEncoding("utf8")){const u=String(o).split(`\

`),v=u.pop()??"";for(const g of u)yield[...h,g].join("").replace(/\r$/,""),h=[];h.push(v)}h.some(o=>o!=="")&&(yield h.join(""))}function m($,h){let o=!1;$.on("e\
rror",u=>{const v=!o;o=!0,v&&u.code!=="EPIPE"&&h((0,a.A3)(u))})}}),3229:((p,k,r)=>{r.d(k,{Kc:()=>u,L6:()=>m,NM:()=>W,cr:()=>T});var a=r(1831),c=r(5011);const E=1024,
_=i=>(0,a.Pv)(i).ok;function O(i,...f){for(const M of i){const A=M(...f);if(A!==null)return A}return null}function m(i){if(i.length>E)return null;const f=(0,a.Pv)(
i);if(f.ok)return $(i,(0,a.nx)(f.value));const M=O(v,i);if(M!==null)return M;const{inside:A,removed:e}=S(i);if(i.includes("@",i.lastIndexOf(A)))return"write the\
 hostname alone, not a URL";for(const n of e.length===0?[]:[A,A.replace(/:\D.*$/s,"")])if(_(n))return`remove ${b(e)}: ${n}`;return O(R,A)}function $(i,f){if(/(^|\.)xn--/i.
test(i))return`write it in Unicode: ${f}; upper-case punycode is only accepted by accident`;const M=f.replace(/(?<!\.)\.+(?=$|:)/,"");return M===f?null:`remove \
the trailing dot: tokens and settings for ${M} do not apply to this host`}const h=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",u=i=>h.test(i),v=[i=>u(i)?o:null,i=>{const f=i.split(/[\s,;]+/).filter(M=>M!=="");return f.length<2?null:f.every(M=>M.includes(".")&&
_(M))?`write one hostname at a time: ${f[0]}`:"remove the spaces, commas and semicolons"}],g=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,w=[["the wh\
ite space",i=>i.trim()],["the quotation marks",i=>i.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",i=>i.replace(g,"")],["the trailing slash",i=>i.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",i=>i.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",i=>i.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",i=>i.slice(i.lastIndexOf("@")+
1)],["the trailing colon",i=>i.replace(/^([^:]*):$/,"$1")]];function S(i){let f=i;const M=[];for(const[A,e]of w){const n=e(f);n!==f&&M.push(A),f=n}return{inside:f,
removed:M}}const b=i=>i.join(", ").replace(/, ([^,]*)$/," and $1"),R=[i=>/^\[.*\](:\d+)?$/s.test(i)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(i)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,i=>i.includes("*")?"write each hostname; wildcards are not supported":null,i=>{if(!/(^|\.)xn--/i.test(i))return null;
const f=(0,a.WV)(i);return _(f)?`write it in Unicode: ${f}`:"write it in Unicode, not in punycode"},i=>{if(!i.includes("_"))return null;if(i.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const f=i.replaceAll("_","-");return`a hostname cannot contain underscores${_(f)?`; did you mean ${f}?`:""}`},
i=>{const f=i.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return f!==i&&_(f)?`remove the extra dots: ${f}`:null},i=>/(^|\.)-|-(\.|:|$)/.test(i)?"remo\
ve the hyphen at the start or end of a label":null,i=>/(^|\.)[^.:]{2}--/.test(i)?"a label cannot have hyphens as its third and fourth character":null,i=>{const[
,f="",M=""]=/^([^:]*):(.*)$/s.exec(i)??[];return _(f)?/^[+-]?[0-9]+$/.test(M)?"use a port from 1 to 65535":`write the port as a number: ${f}:8443`:null}],N=i=>{
const f=(0,c.rE)(i,"terraform");return f.ok&&!f.value.hostImplied},K=i=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(i),j=[i=>i===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(i,f)=>!f&&u(i)?o:null,i=>i===i.trim()?null:"remove the white space around the address",(i,f)=>{const[,M="",A=""]=/^(https?:\/\/)(.*)$/i.
exec(i)??[];return M===""||!N(A)?null:`remove ${M} to use the registry module: ${A}${f?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(i,f,[M="",...A])=>{const[,e="",n=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(M)??[];if(A.length!==3||e!=="localhost"&&n===
"")return null;const t=f?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${n} or ${e}.localdomain${n}${t}`},
(i,f,[M="",...A])=>A.length===3&&K(M)?m(M):null,(i,f,M)=>{const[A=""]=M;return f||M.length!==3||!K(A)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${A==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(i,f,M)=>{const A=/^https?:$/i.test(M[0]??"")&&M[1]==="",[e="",...n]=A?
M.slice(2):M;if(f||n.length!==4||!K(e))return null;const[t="",s=""]=[n[0],n[3]],[l,d]=[n.slice(1),n.slice(0,3)].map(y=>[e,...y].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${d}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${l}; service discovery works only at the root of a host\
, not below /${t}`},(i,f,M)=>!f&&M.length>=3&&i.includes("?")?"remove the query; set the version with the `version` argument":null,(i,f,M)=>{const A=M.at(-1)??"";
return f||![3,4].includes(M.length)||!/[A-Z]/.test(A)?null:`write the target system in lower case: ${[...M.slice(0,-1),A.toLowerCase()].join("/")}`},(i,f)=>!f&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(i)?`write ./${i} to use a directory of the same repository`:null];function W(i,f,M){if(f.kind==="local"||i.length>E)return null;
const[A="",...e]=i.split("/");if(M.ok)return M.value.hostImplied?null:m(A);const n=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return O(j,i,f.kind===
"remote",[A,...n])}function T(i){if(i.length>E)return null;if(u(i))return o;if(i!==i.trim())return"remove the white space around the address";const[,f=""]=/^https?:\/\/(.*)$/i.
exec(i)??[];if(f!=="")return`remove the scheme: ${f}`;const M=i.split("/"),[A=""]=M;return M.length===2&&K(A)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":M.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":M.length===3?m(A):null}}),6174:((p,k,r)=>{r.d(k,{Q:()=>m,_:()=>_});const a="***",c=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function _(h){return/[@?]/.test(h)?h.replace(/[^\s"']+/g,o=>o.split("://").map((u,v)=>$(u,v>0)).join("://").replace(E,(u,v,g)=>c.
test(g)?u:`${v}${g}=${a}`)):h}const O=/(=\s*)"[^"]*(?:"|$)/g,m=h=>_(h.replace(O,`$1"${a}"`));function $(h,o){const u=h.search(/[/?#]/),v=u<0?h:h.slice(0,u),w=o&&
/:(?!\d*$)/.test(v)?h.lastIndexOf("@"):v.lastIndexOf("@"),S=h.slice(0,Math.max(w,0)).replace(/^[a-z0-9]+::/,""),b=o?S!=="git":S.includes(":");return w<0||!b?h:a+
h.slice(w)}}),1064:((p,k,r)=>{r.d(k,{$I:()=>S,Du:()=>m,Jd:()=>i,Mq:()=>R,NX:()=>b,SZ:()=>u,Yr:()=>v,ab:()=>w,bB:()=>h,n3:()=>E,pH:()=>N,rG:()=>g,sX:()=>T,tB:()=>j,
zK:()=>$});const a="registry.terraform.io",c=[a,"registry.opentofu.org"],E=f=>c.includes(f),_=["modules.v1","providers.v1"],O={terraform:{name:"Terraform",uses:_,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:_,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:_,replaces:_,defaults:c},renovate:{name:"\
Renovate",uses:_,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:c},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},m=["terraform","opentofu"],$=Object.keys(O),h=Object.fromEntries(Object.entries(O).map(([f,{name:M}])=>[f,M])),o=f=>O[f],u=f=>_.includes(
f)?$.filter(M=>o(M).uses.includes(f)):m,v=f=>$.filter(M=>o(M).defaults?.includes(f)),g=$.filter(f=>o(f).replaces.length>0),w=f=>$.filter(M=>o(M).replaces.includes(
f)),S={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},b={terraform:3,opentofu:9},R=f=>f===429||f>=500&&f!==501,N=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function j(f,M){const A=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(M[f]??"");if(A===null)return K[f];
const e=A[1]?.split(".")??[];return[0,1,2].map(n=>e[n]??"0").join(".")}function W(f,M){const[A=[],e=[]]=[f,M].map(t=>t.split(".").map(Number)),n=A.findIndex((t,s)=>t!==
e[s]);return n<0||(A[n]??0)>(e[n]??0)}const T=f=>W(f,"1.12.0"),i=(f,M)=>f==="opentofu"||!W(M,"1.13.0")}),4714:((p,k,r)=>{r.d(k,{o:()=>E,w:()=>_});var a=r(3307);
const c=2048,E=(O,m=c)=>O.length<=m?O:structuredClone(O.slice(0,m).toWellFormed());function _(O){if(O.length<=c)return(0,a.IL)(O);switch(O[0]){case'"':return E(
(0,a.I)(O));case"[":return[];case"{":return{};default:return(0,a.IL)(O)}}}),1831:((p,k,r)=>{r.d(k,{$k:()=>N,$o:()=>M,Jr:()=>A,Pm:()=>f,Pv:()=>u,Rt:()=>g,Sv:()=>b,
WV:()=>S,cu:()=>R,fK:()=>K,nx:()=>w});var a=r(3625),c=r(6246),E=r(4283),_=r(8408);const O=443,m=65535,$=9223372036854775807n,h=-9223372036854775808n,o="TF_TOKEN\
_";function u(e){const{name:n,portion:t}=j(e.toWellFormed()),s=W(t);if(!s.ok)return/^https?$/i.test(n)?(0,a.T)("need just a hostname and optional port number, n\
ot a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const l=T(n);if(l!==null)return(0,a.T)(l);const d=(0,_.YE)(n);return d.ok?
d.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(d.value+s.value):d}const v=new Set(["localterraform.com","localtofu.com"]),
g=e=>v.has(e);function w(e){const{name:n,portion:t}=j(e);return(0,_.DI)(n)+t}function S(e){const{name:n,portion:t}=j(e.toWellFormed()),s=W(t);return((0,_.QC)(n)??
n)+(s.ok?s.value:t)}function b(e){const{name:n,portion:t}=j(e);return{name:n,port:t===""?O:Number(t.slice(1))}}const R=e=>`https://${e}/.well-known/terraform.js\
on`;function N(e){if(!e.startsWith(o))return null;const n=e.slice(o.length).replaceAll("__","-").replaceAll("_","."),t=u(S(n));return t.ok?t.value:null}function K(e){
const n=w(e),t=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_"),n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_")];return[...new Set(
t)].map(s=>o+s).filter(s=>N(s)===e)}function j(e){const n=e.indexOf(":");return n===-1?{name:e,portion:""}:{name:e.slice(0,n),portion:e.slice(n)}}function W(e){
if(e==="")return(0,a.J)("");const n=e.slice(1);if(!/^[+-]?[0-9]+$/.test(n))return(0,a.T)("port portion contains non-digit characters");const t=n.replace(/^([+-]?)0+(?=[0-9])/,
"$1"),s=t.length>20?null:BigInt(t.replace("+",""));return s===null||s>$||s<h?(0,a.T)("port portion contains non-digit characters"):s>m?(0,a.T)("port number is g\
reater than 65535"):(0,a.J)(s===BigInt(O)?"":`:${s}`)}function T(e){if(e==="")return"empty string is not a valid hostname";for(const n of e.replace(/\.{1,2}$/,"").
split(".")){if(n==="")return"hostname contains empty label (two consecutive periods)";if(n.startsWith("xn--"))return`hostname label ${(0,c.o)(n)} specified in p\
unycode format; service hostnames must be given in unicode`}return null}const i={http:"80",https:"443",ssh:"22"};function f(e){const{name:n,port:t}=(0,E.cz)(e),
s=n.includes(":")?`[${n}]`:n,l=t===""||t===i[e.scheme];return M(l?s:`${s}:${t}`)}function M(e){const n=u(e);return n.ok?n.value:e.toLowerCase()||null}const A=(e,n)=>n.
length===0||n.some(t=>t.subdomains?e.endsWith(`.${t.host}`):e===t.host)}),7715:((p,k,r)=>{r.d(k,{V:()=>c});const a=new Map([["registry.terraform.io","https://st\
atus.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https:\
//status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),c=E=>a.get(E)??null}),8408:((p,k,r)=>{r.d(k,{mI:()=>R,QC:()=>S,YE:()=>g,DI:()=>b});const a=(...t)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...t),c=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...t);var E=r(3625),_=r(6246);const O=256,m={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},$={...m,checkBidi:!1},h=new RegExp("\\p{M\
}{31}","u"),o="xn--",u=new TextEncoder;let v;function g(t){return v?.name!==t&&(v={name:t,ascii:w(t)}),v.ascii}function w(t){const s=j(t,!1);if(!s.ok)return s;const l=W(
s.value,m);return l===null?(0,E.T)(N(i(t,!1))):(0,E.J)(l)}function S(t){const s=j(t,!0);if(!s.ok)return null;const l=W(s.value,$);if(l===null)return null;const d=j(
l,!1);return d.ok?d.value.join("."):null}const b=t=>T(t)?c(t,m).domain:t,R=t=>c(t).domain,N=t=>`idna: invalid label ${(0,_.o)(t)}`;function K(t){return`idna: di\
sallowed rune U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function j(t,s){if(t.length>O&&T(t))return(0,E.T)(`hostname is longer than ${O}\
 characters`);const l=[];for(const d of i(t,s).split(".")){const y=d.startsWith(o)?f(d):(0,E.J)(d);if(!y.ok)return y;const L=M(y.value);if(L!==null)return(0,E.T)(
L);l.push(y.value)}return(0,E.J)(l)}function W(t,s){const l=t.join(".");return n(l)?l:a(l,s)}const T=t=>/[^\0-\x7f]|xn--/i.test(t);function i(t,s){return t.replace(
/[A-Z]+|[^\0-\x7f]/gu,d=>n(d)?d.toLowerCase():c(d,{transitionalProcessing:s}).domain).normalize("NFC")}function f(t){const s=t.slice(o.length);if(s==="")return(0,E.
J)("");const l=c(t).domain;return l===t||n(l)?(0,E.T)(N(s)):l.normalize("NFC")!==l||!Array.from(l).every(e)?(0,E.T)(N(l)):(0,E.J)(l)}function M(t){if(A(t))return N(
t);if(/^[a-z0-9-]*$/.test(t))return null;if(h.test(t))return N(t);if(!n(t)&&a(t,$)!==null)return null;for(const s of t){if(!e(s))return N(t);if(s<"\x80"&&!/[a-z0-9-]/.
test(s))return K(s)}return N(t)}function A(t){if(t.startsWith("-")||t.endsWith("-"))return!0;if(!t.slice(0,4).includes("--"))return!1;const s=u.encode(t.slice(0,
5));return s.length>4&&s[2]===45&&s[3]===45}function e(t){if(t<"\x80")return!0;const{domain:s,error:l}=c(`1${t}`);return!l&&s===`1${t}`}const n=t=>!/[^\0-\x7f]/.
test(t)}),5011:((p,k,r)=>{r.d(k,{A:()=>b,Nj:()=>N,Vm:()=>v,mD:()=>g,rE:()=>S,vL:()=>w});var a=r(3625),c=r(6246),E=r(1831),_=r(4321);const O={terraform:g("regist\
ry.terraform.io"),opentofu:g("registry.opentofu.org")},m=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,$=/^[0-9a-z]{1,64}$/,h="must be between one and 64 c\
haracters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",o="must be between one and 64\
 ASCII letters or digits",u={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the na\
mespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},v=W=>O[W];function g(W){const T=(0,E.
Pv)(W);if(!T.ok)throw new Error(T.why);return T.value}function w(W,T){if(N(W))return{kind:"local"};const i=S(W,T);if(i.ok)return i.value;const f=(0,_.Zy)(W,T);return f.
ok?{kind:"remote",...f.value}:{kind:"invalid",error:f.why}}function S(W,T){return N(W)?(0,a.T)(`can't use local directory ${(0,c.o)(W)} as a module registry add\
ress`):R(W,"module",T)}const b=W=>R(W,"component","terraform");function R(W,T,i){const f=u[T],{address:M,subdirectory:A}=(0,_.UQ)(W);if(A.startsWith("../"))return(0,a.
T)((0,_.dr)(A,T));const e=M.split("/"),n=e.length===f.parts;if(!n&&e.length!==f.parts+1)return(0,a.T)(`a ${T} registry source address must have ${f.count}`);const t=n?
(0,a.J)(v(i)):K(e.shift()??"",T);if(!t.ok)return t;const s=j(e,T);if(s!==void 0)return(0,a.T)(s);const[l="",d="",y=""]=e,L={hostImplied:n,namespace:l,name:d,system:y,
subdirectory:A};return(0,a.J)({kind:"registry",host:t.value,...L})}const N=W=>/^\.\.?[/\\]/.test(W);function K(W,T){const i=(0,E.Pv)(W);if(!i.ok){const f=`inval\
id ${T} registry hostname ${(0,c.o)(W)}`;return W.includes("--")?(0,a.T)(`${f}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,a.T)(f)}return i.value.includes(".")?u[T].reserved.includes(i.value)?(0,a.T)(`can't use ${(0,c.o)(i.value)} as a ${T} registry host, because it'\
s reserved for installing directly from version control repositories`):i:(0,a.T)(`invalid ${T} registry hostname: must contain at least one dot`)}function j([W="",
T="",i],f){if(!m.test(W))return W.includes(".")?`source address must have ${u[f].afterHost}`:`invalid namespace ${(0,c.o)(W)}: ${h}`;const M=`${f} registry addr\
esses may not include a query string portion`;if(!m.test(T))return i===void 0&&T.includes("?")?M:`invalid ${f} name ${(0,c.o)(T)}: ${h}`;if(!(i===void 0||$.test(
i)))return i.includes("?")?M:`invalid target system ${(0,c.o)(i)}: ${o}`}}),4321:((p,k,r)=>{r.d(k,{UQ:()=>v,Zy:()=>$,cx:()=>h,dr:()=>w,uE:()=>u});var a=r(3625),
c=r(6246),E=r(4283),_=r(6979),O=r(1064),m=r(1831);function $(e,n){const t=h(e,n);if(!t.ok)return t;const{subdirectory:s,host:l}=t.value;return(0,a.J)({subdirectory:s,
host:l})}function h(e,n){const{address:t,subdirectory:s}=v(e);if(s.startsWith("../"))return(0,a.T)(w(s));const l=R(t.toWellFormed(),n);if(!l.ok)return l;const{subdirectory:d}=l.
value;if(d==="")return(0,a.J)({...l.value,subdirectory:s});const y=g(`${d}/${s}`);return y.startsWith("../")?(0,a.T)(`detected ${w(y)}`):(0,a.J)({...l.value,subdirectory:y})}
const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function u(e,n){const t=o.exec(e)?.[0];if(t===
void 0)return null;const s=$(`${t}a/b`,n);return s.ok?s.value.host:null}function v(e){const n=e.indexOf("?"),t=n<0?e:e.slice(0,n),s=t.indexOf("://"),l=t.indexOf(
"//",s<0?0:s+3);if(l<0)return{address:e,subdirectory:""};const d=n<0?"":e.slice(n),y=t.slice(l+2);return{address:t.slice(0,l)+d,subdirectory:y===""?"":g(y)}}function g(e){
const n=e.startsWith("/"),t=[];for(const l of e.split("/"))l===""||l==="."||(l!==".."?t.push(l):t.length>0&&t.at(-1)!==".."?t.pop():n||t.push(l));const s=(n?"/":
"")+t.join("/");return s===""?".":s}const w=(e,n="module")=>`subdirectory path ${(0,c.o)(e)} leads outside of the ${n} package`,S=(e,n=e.scheme)=>(0,a.J)({subdirectory:"",
host:e.scheme==="file"?null:(0,m.Pm)(e),getter:n,url:e}),b=(e,n)=>(0,a.J)({subdirectory:"",host:n,getter:e,url:null});function R(e,n){const[,t,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(e)??[e,void 0,e],{address:l}=v(s??e),d=(0,E.Dl)(l);if(d.ok&&d.value.scheme!=="")return S(d.value,t);for(const L of A){const P=L(l,n);if(P?.ok)return(0,a.J)(
{...P.value,getter:t??P.value.getter});if(P!==void 0)return P}const y=n==="terraform"?"address":"string";return(0,a.T)(`invalid source ${y}: ${e}`)}function N(e,n,t){
const s=(0,E.Dl)(e);if(!s.ok)return(0,a.T)(`error parsing ${n} URL: ${s.why}`);const{path:l}=s.value,d=t==="git"&&!l.endsWith(".git");return S(d?{...s.value,path:`${l}\
.git`}:s.value,t)}const K=e=>{if(!e.startsWith("github.com/"))return;const n=e.replace(/\?.*$/s,"").split("/");if(n.length<3)return(0,a.T)("GitHub URLs should b\
e github.com/username/repo");const t=N(`https://${n.slice(0,3).join("/")}`,"GitHub","git");if(!t.ok||n.length===3)return t;const s=(0,_.V$)(n.slice(3).join("/").
replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return t;const l=g(s.value).replaceAll("%","%25");return(0,a.J)({...t.value,subdirectory:l})},j=(e,n)=>{
const[,t,s,l]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(s===void 0||l===void 0)return;const d=(0,_.h0)(/\?(.*)$/s.exec(l)?.[1]??""),y=n==="terraform"?
"Git":"GitHub";return d!==null?(0,a.T)(`error parsing ${y} SSH URL: ${d}`):t==="git"?b("git",(0,m.$o)(s)):void 0},W=e=>e.startsWith("bitbucket.org/")?N(`https:/\
/${e}`,"BitBucket","git"):void 0,T=(e,n)=>{const t=n==="terraform"?"googleapis.com/":".googleapis.com/";if(!e.includes(t))return;const s=e.split("/");return s.length<
5?(0,a.T)("URL is not a valid GCS URL"):N(`https://www.googleapis.com/storage/${s.slice(2).join("/")}`,"GCS","gcs")},i=e=>{if(!e.includes(".amazonaws.com/"))return;
const[n="",...t]=e.split("/"),s=f(n.split("."));return s===void 0?(0,a.T)("URL is not a valid S3 URL"):N(`https://${[s,...t].join("/")}`,"S3","s3")};function f(e){
const[n="",t="",s=""]=e;return e.length===3?`${n}.amazonaws.com`:e.length===4?`${t}.amazonaws.com/${n}`:e.length===5&&t==="s3"?`s3.${s}.amazonaws.com/${n}`:void 0}
const A=[K,j,W,T,i,(e,n)=>{if(e!=="")return e.startsWith("/")?b("file",null):(0,a.T)(`${O.bB[n]} cannot detect a supported external module source type for ${e}`)}]}),
8999:((p,k,r)=>{r.d(k,{v:()=>E});var a=r(4283),c=r(630);function E(_,O){const m=(0,a.Dl)(O);if(!m.ok)return{...m,reason:"syntax"};const h=m.value.scheme===""?(0,c.
s)(_,m.value):m.value;return h.scheme!=="http"&&h.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${h.scheme}`}:h.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...h,fragment:""}}}}),9562:((p,k,r)=>{r.d(k,{Bn:()=>h,D6:()=>R,M:()=>o,OA:()=>j,
OZ:()=>$,S3:()=>m,TE:()=>l,TW:()=>T,Tz:()=>d,e$:()=>_,eQ:()=>M,oe:()=>t,p4:()=>S,qE:()=>N,xq:()=>O});var a=r(3307),c=r(3625),E=r(8999);const _="modules.v1",O="p\
roviders.v1",m="login.v1",$="tfe.v2",h="tfe.v2.1",o="tfe.v2.2",u=[_,O,$,h,o,"state.v2"],v=[m,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],g=P=>P.
split(".",1)[0]??"",w=(P,x)=>P.some(X=>g(X)===g(x)),S=P=>w(u,P),b=new Set([...u,...v]),R=P=>P!=="state.v2"&&b.has(P),N=P=>S(P)||w(v,P),K=[_,O,m,$,h,o,...v];function j(P){
if(N(P))return null;const x=P.toLowerCase(),X=Y=>Y===x||Y.slice(g(Y).length)===x.slice(g(x).length)&&g(Y).length>=W&&T(g(Y),g(x));return K.find(X)??null}const W=5;
function T(P,x){let X=0;for(;X<P.length&&P[X]===x[X];)X+=1;const[Y,Q]=[P.slice(X),x.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const i="[0-9A-Za-z~-]",f=P=>`${P}${i}*(?:\\.${i}+)*`,M=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${f("[0-9]")})|-?(${f("[A-\
Za-z~-]")}))?(?:\\+(${f(i)}))?`,A=new RegExp(`^${M}$`),e=2n**63n-1n,n=2n**64n-1n;function t(P,x){const X=P.indexOf(".");if(X<0)return(0,c.T)(`invalid service ID\
 format (i.e. service.vN): ${P}`);const Y=P.slice(0,X),Q=P.slice(X+1);switch(x){case"terraform":return A.exec(Q)?.[1]?.split(".").every(oe=>s(oe,e))?(0,c.J)({name:Y,
version:Q}):(0,c.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(
1),n)?(0,c.J)({name:Y,version:Q}):(0,c.T)('invalid service version: must be "v" followed by an integer major version number')}}}const s=(P,x)=>P.replace(/^0+/,"").
length<=String(x).length&&BigInt(P)<=x;function l(P,x){const X=t(P,x.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(x.services===null)
return{kind:"missing",why:d(Y)};const Q=x.services.find(q=>q.id===P);return Q!==void 0?y(Q,X.value,x):x.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:L(X.value,x)}:{kind:"missing",why:`host ${x.display} does not provide a ${Y} service`}}const d=P=>`host does not provide a ${P} service`;function y({id:P,
value:x,leftOut:X=0},Y,Q){if(P===m)return(0,a.Gv)(x)?{kind:"object",value:x,leftOut:X}:{kind:"type",why:`service ${P} must be declared with an object value in t\
he service discovery document`,value:x};if(typeof x!="string")return{kind:"type",why:L(Y,Q),value:x};const q=(0,E.v)(Q.documentUrl,x);if(q.ok)return{kind:"url",
url:q.value,value:x};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:x}}function L({name:P,version:x},{client:X,
display:Y}){const Q=X==="terraform"?x:BigInt(/\d+/.exec(x)?.[0]??0);return`host ${Y} does not support ${P} version ${Q}`}}),2713:((p,k,r)=>{r.d(k,{I:()=>c,o:()=>E});
const a="***",c=4;class E{#e;constructor(O){this.#e=O}reveal(){return this.#e}toString(){return a}toJSON(){return a}[Symbol.for("nodejs.util.inspect.custom")](){
return a}}}),3592:((p,k,r)=>{r.d(k,{Bw:()=>E,G5:()=>m,_O:()=>c,aq:()=>_,xV:()=>O,xv:()=>a});const a="1.0.0",c=`tf-disco-action/${a}`,E="https://github.com/org/t\
f-disco-action",_=`${E}/blob/v1/docs/problems.md`,O=`${E}/issues`,m=1}),5955:((p,k,r)=>{r.d(k,{$$:()=>c,Wv:()=>a,_3:()=>O,_Q:()=>_,mk:()=>h,ux:()=>m});class a{bytes;constructor(u){
this.bytes=u}take(u){const v=c(u);return v>this.bytes?!1:(this.bytes-=v,!0)}}const c=o=>new TextEncoder().encode(o).length,E=100;function*_(o,u,v,g=""){let[w,S]=[
0,0];for(const b of o){const R=S<E?v(b):null;R!==null&&u.take(R)?yield`${w++===0?"":g}${R}`:S+=1}return S}function O(o,u){let v=u;for(const[g,w]of o.toSorted((S,b)=>S-
b).entries()){const S=v/(o.length-g);if(w>S)return S;v-=w}return Number.POSITIVE_INFINITY}function m(o,u,v){let[g,w]=[0,0];for(const S of o){if(w+=v(S),w>u)break;
g+=1}return g===o.length?o:o.slice(0,g)}const $=64*1024;function*h(o){let u="";for(const v of o)u+=v,!(u.length<$)&&(yield u,u="");u!==""&&(yield u)}}),8641:((p,k,r)=>{
r.d(k,{BP:()=>v,D9:()=>R,J7:()=>u,LS:()=>g,My:()=>S,RK:()=>o,cq:()=>n,h$:()=>i,js:()=>b,s$:()=>A,z5:()=>e});const a=500,c=4e3,E=160,_=2,O=t=>/^[ -~]*$/.test(t),
m=t=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(t),$=t=>new RegExp("\\p{M}",
"u").test(t),h=t=>`<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(t,s=a){if(t.length<=s&&O(t))return t;let l="",d=_;for(const y of t){
d=$(y)?d+1:0;const L=m(y)||d>_?h(y):y;if(l.length+L.length>s)return`${l}\u2026`;l+=L}return l}function u(t,s=E){const l=Array.from(t.slice(-2*s)).slice(-s).join(
""),d=Array.from(o(l,Number.POSITIVE_INFINITY));return`${l===t&&d.length<=s?"":"\u2026"}${d.slice(-s).join("")}`}function v(t){return t.replace(/##(?=\w*\[)/g,"\
# #").replace(/^(\s*:)(?=:)/,"$1 ")}function g(t,s=c){const d=t.split(`
`).map(y=>v(o(y,s))).join(`
`);return d.length>s?`${d.slice(0,s).toWellFormed()}\u2026`:d}const w={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},S=t=>t.replace(/[&<>"']/g,s=>w[s]??
s);function b(t,s=a){return o(t,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,l=>`&#${l.codePointAt(0)};`)}function R(t,s=a){return t===""?"<i>empty</i>":
`<code>${b(t,s)}</code>`}const N=t=>O(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(t),K=/^[0-9a-f]{7,}$/i,j=`"'\
(`,W=`"'),.;:!?\u2026`,T=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function i(t,s=c){return(o(t,s).match(T)??[]).map(l=>{if(l.split(" ").every(M))return b(l,s);
if(l.includes(" ")||/^(["`]).+\1$/u.test(l))return R(l.replace(/^`(.*)`$/u,"$1"),s);const{before:y,core:L,after:P}=f(l);return`${b(y)}${R(L.replace(/^`(.*)`$/u,
"$1"),s)}${b(P)}`}).join("")}function f(t){let s=0,l=t.length;for(;s<l&&j.includes(t.charAt(s));)s+=1;for(;l>s&&W.includes(t.charAt(l-1));)l-=1;return{before:t.
slice(0,s),core:t.slice(s,l),after:t.slice(l)}}function M(t){const{core:s}=f(t);return N(s)&&!K.test(s)}const A=t=>t.replace(/[^ -~\n]/gu,s=>m(s)?e(s):s).replace(
/##(?=\w*\[)/g,e),e=t=>t.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(t){return t.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((p,k,r)=>{r.d(k,{p:()=>O});var a=r(3592),c=r(8641);const E=100,_=5;function O(m,$){const h=[];let o=m;for(;o!==void 0&&h.length<_;)h.push($(o instanceof
Error?o.stack??o.message:String(o))),o=o instanceof Error?o.cause:void 0;const u=h.join(`
caused by: `).split(`
`).slice(0,E);return[`tf-disco ${a.xv} crashed; this is a bug, please report it with this text at ${a.xV}`,...u.map(v=>(0,c.BP)((0,c.RK)(v)))].join(`
`)}}),3469:((p,k,r)=>{r.d(k,{l:()=>S,w:()=>w});var a=r(1064);const c=[0,0,0],E=[Number.POSITIVE_INFINITY,0,0],_={from:c,before:E},O={from:[Number.MAX_SAFE_INTEGER,
0,0],before:E},m=(b,R)=>b[0]-R[0]||b[1]-R[1]||b[2]-R[2],$=200,h=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(b){if(b.length>$)return null;if(b==="latest")return O;const R=b.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let N=_;for(const K of R){const j=u(K);if(j===null)return null;N={from:m(j.from,N.from)>0?j.from:N.from,before:m(j.before,N.before)<0?j.before:
N.before}}return R.length===0?null:N}function u(b){const R=h.exec(b);if(R===null)return null;const[,N="",...K]=R,j=K.slice(0,3).flatMap(A=>/^\d/.test(A??"")?[Number(
A)]:[]),[W=0,T=0,i=0]=j,f=[W,T,i],M=A=>A<=1?[W+1,0,0]:A===2?[W,T+1,0]:[W,T,i+1];switch(N){case">=":return{from:f,before:E};case">":return{from:M(j.length),before:E};case"\
<":return{from:c,before:f};case"<=":return{from:c,before:M(j.length)};case"!=":return _;case"~>":return{from:f,before:M(j.length-1)};case"^":return{from:f,before:M(
1)};case"~":return{from:f,before:M(Math.min(j.length,2))};default:return{from:f,before:M(j.length)}}}const v=(b,R)=>b===null?R:o(b)?.from??R;function g(b,R){const{
from:N,before:K}=o(b)??_;return m(N,v(R.before,E))<0&&m(v(R.from,c),K)<0}function w(b,R){const N=a.pH.filter(j=>j.client===b);if(R.length===0)return N;const K=N.
filter(j=>R.some(W=>g(W,j)));return K.length===0?N:K}const S=b=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(b)}),3474:((p,k,r)=>{r.d(k,{CV:()=>o,
Ku:()=>g,Ob:()=>A,PW:()=>$,TN:()=>S,WD:()=>b,YA:()=>N,Yq:()=>W,ai:()=>R,lq:()=>K,lx:()=>j,pS:()=>w,p_:()=>v,xH:()=>h});var a=r(2713),c=r(3469),E=r(7630),_=r(8535);
const O=(n,t)=>({isList:!1,value:n,parse:t}),m=n=>({value:n,mistakes:[]}),$=O("FILE",n=>m(n||null)),h=(n,t)=>O(n,(s,l)=>{if(s==="")return m(null);const d=t(s);return d.
ok?m(d.value):{value:null,mistakes:[`${l}: ${d.why}`]}}),o=O("TOKEN",n=>m(n===""?null:new a.o(n))),u=20,v=(n,t,s=E.Dw)=>({isList:!0,value:n,parse:(l,d)=>{const y=s(
l).map(t),L=y.flatMap(P=>P.ok?[]:[`${d}: ${P.why}`]);return{value:y.flatMap(P=>P.ok?[P.value]:[]),mistakes:g(L,d)}}});function g(n,t){const s=n.length-u;return n.
slice(0,u).concat(s>0?`${t}: ${s} more lines are wrong`:[])}const w=1e4,S={isList:!0,value:"HOST",parse:(n,t)=>{const{value:s,mistakes:l}=v("HOST",E.l6).parse(n,
t),d=Map.groupBy(s,({host:L})=>L);return{value:Array.from(d,([L,P])=>({host:L,services:[...new Set(P.flatMap(({services:x})=>x))],addresses:P.flatMap(({addresses:x})=>x)})),
mistakes:l}}},b=n=>({isList:!0,value:"LABEL",parse:(t,s)=>{const{value:l,mistakes:d}=v("LABEL",E.V8).parse(t,s),y=l.flat();return{value:[...new Set(y.length===0?
[n]:y)],mistakes:d}}}),R=({min:n,max:t,whole:s})=>O("N",(l,d)=>{const y=/^\d+(\.\d+)?$/.test(l)?Number(l):Number.NaN;if(y>=n&&y<=t&&(!s||Number.isInteger(y)))return m(
y);const P=`${d} is "${l}", expected ${s?"a whole number":"a number"} from ${n} to ${t}`;return{value:n,mistakes:[P]}}),N=n=>O("SECONDS",(t,s)=>{const{value:l,mistakes:d}=R(
n).parse(t,s);return{value:l*1e3,mistakes:d}}),K=({parse:n,...t})=>({...t,parse:(s,l)=>s===""?m(null):n(s,l)}),j=O("",(n,t)=>{const s=/^(true|True|TRUE)$/.test(
n),l=s||/^(false|False|FALSE)$/.test(n);return{value:s,mistakes:l?[]:[`${t} is "${n}", expected "true" or "false"`]}}),W=(...n)=>({isList:!1,value:n.join("|"),choices:n,
parse:(t,s)=>{const d=n.some(y=>y===t)?[]:[`${s} is "${t}", ${T(t,n)}`];return{value:t,mistakes:d}}});function T(n,t){const s=(0,_.q)(n,t),l=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${t.map(d=>`"${d}"`).join(", ")}${l}`}const i=["auto","terraform","opentofu","both"],f=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
A={isList:!1,value:"CLI",choices:i,parse:(n,t)=>{const[,s,l=null]=f.exec(n)??[],d=`${t} is "${n}"`;if(s===void 0){const L=T(n,i),P=L.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:e,mistakes:[`${d}, ${L}${P}`]}}const y={name:s,version:l};if(l===null)return m(y);if(s==="auto"||s==="both"){const L=`${d}\
, but only "terraform" and "opentofu" can have a version`;return{value:e,mistakes:[L]}}return(0,c.l)(l)?m(y):{value:e,mistakes:[`${d}, expected a version such a\
s "${s} 1.10"`]}}},e={name:"auto",version:null}}),7630:((p,k,r)=>{r.d(k,{Dw:()=>h,IL:()=>R,Ju:()=>K,Kd:()=>i,V8:()=>M,aS:()=>g,jM:()=>b,l6:()=>S,o2:()=>v,vk:()=>o,
x2:()=>T});var a=r(3625),c=r(5143),E=r(3229),_=r(1064),O=r(1831),m=r(9562),$=r(2713);function h(A){return A.split(/\r\n|[\n\r]/).map(e=>e.replace(/(^|\s)#.*$/s,
"").trim()).filter(e=>e!=="")}function o(A){return A.split(/\r\n|[\n\r]/).map(e=>e.trim()).filter(e=>e!==""&&!e.startsWith("#"))}function u(A){const e=(0,O.Pv)(
A);if(e.ok)return e;const n=(0,E.L6)(A);return(0,a.T)(`"${A}" is not a hostname: ${e.why}${n===null?"":`; ${n}`}`)}const v=A=>(0,c.en)(A)?(0,a.J)(A):(0,a.T)(`"${A}\
" is not the name of a repository, such as "acme/network"`);function g(A){const e=(0,m.OA)(A);return e!==null?(0,a.T)(`"${A}" is not a known service id; did you\
 mean ${e}?`):_.Du.some(n=>(0,m.oe)(A,n).ok)?(0,a.J)(A):(0,a.T)(`"${A}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const w=/^(modules\.v1|providers\.v1)=(.*)$/s;
function S(A){const e=A.split(/\s+/).flatMap(x=>w.test(x)?[x]:x.split(",")),[n="",...t]=e.filter(x=>x!==""),s=u(n),l=t.flatMap(x=>{const[,X,Y=""]=w.exec(x)??[];
return X===void 0?[]:[{service:X,text:Y}]}),d=t.map(x=>w.exec(x)?.[1]??x),y=d.map(g).flatMap(x=>x.ok?[]:[x.why]),L=s.ok?y:[s.why,...y];if(!s.ok||L.length>0)return(0,a.
T)(L.join("; "));const P=l.map(x=>({...x,host:s.value}));return(0,a.J)({host:s.value,services:[...new Set(d)],addresses:P})}function b(A){const e=A.startsWith("\
*."),n=u(e?A.slice(2):A);return n.ok?(0,a.J)({host:n.value,subdomains:e}):n}function R(A){const e=A.indexOf("=");if(e<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const n=(0,O.Pv)(A.slice(0,e).trim());return n.ok?(0,a.J)({host:n.value,token:new $.o(A.slice(e+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const N=/^\d{1,5}$/;function K(A){const e="expected HOST[:PORT]=ADDRESS[:PORT]",n=A.indexOf("=");if(n<0)return(0,a.
T)(`"${A}" has no "="; ${e}`);const t=A.slice(0,n).trim(),s=u(t);if(!s.ok)return s;const l=s.value.replace(/:\d+$/,""),d=W(A.slice(n+1).trim());return d===null?
(0,a.T)(`"${A}" has no valid address; ${e}`):(0,a.J)({name:l,port:j(t),...d})}function j(A){const e=A.indexOf(":");return e<0?null:Number(A.slice(e+1))}function W(A){
const e=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(A)??/^([^:\s[\]]+)(?::(.*))?$/.exec(A);if(e?.[1]!==void 0){const n=e[2];return n===void 0?{address:e[1],addressPort:null}:
!N.test(n)||Number(n)<1||Number(n)>65535?null:{address:e[1],addressPort:Number(n)}}return/^[\da-fA-F:]+$/.test(A)?{address:A,addressPort:null}:null}function T(A){
const[e="",n,...t]=A.split(/\s+/);if(t.length>0)return(0,a.T)(`"${A}" has too many words; expected CODE [HOST]`);if(n===void 0)return(0,a.J)({code:e,host:null});
const s=u(n);return s.ok?(0,a.J)({code:e,host:s.value}):s}const i=A=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(A)?(0,a.J)(A):(0,a.T)(`"${A}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),f=50;function M(A){const e=A.split(",").map(t=>t.trim()).filter(t=>t!==""),n=e.find(t=>t.length>f);return n===void 0?(0,a.
J)(e):(0,a.T)(`"${n}" has ${n.length} characters; GitHub allows at most ${f}`)}}),8535:((p,k,r)=>{r.d(k,{q:()=>E});var a=r(9562);const c=3;function E(O,m){const $=_(
O);if($.length<2)return null;const h=o=>{const[u,...v]=$.length<c?[]:m.filter(g=>o(_(g)));return u===void 0||v.length>0?null:u};return m.find(o=>_(o)===$)??m.find(
o=>(0,a.TW)(_(o),$))??h(o=>o.startsWith($))??h(o=>o.includes($))}const _=O=>O.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),7814:((p,k,r)=>{r.d(k,{$:()=>E});var a=r(
3625);const c=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","htm\
l"]];function E(_){const O=_.toLowerCase(),m=c.find(([$])=>O.endsWith($));return m!==void 0?(0,a.J)({path:_,format:m[1]}):(0,a.T)(`"${_}" does not end with a re\
port format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}}),3152:((p,k,r)=>{r.d(k,{GN:()=>m,P$:()=>h,w7:()=>$});
var a=r(6174),c=r(3474),E=r(7630),_=r(772),O=r(6339);class m extends Error{name="SettingsError";mistakes;constructor(u){const v=u.map(a._);super(v.join(`
`)),this.mistakes=v}}const $={setting:o=>o,missingPath:(o,u)=>`scan names "${o}", which does not exist in ${u}`};function h(o,{setting:u}=$){const v=_.y.map(({name:N,
field:K,kind:j,default:W})=>({field:K,...j.parse(o[N]?.trim()||W,u(N))})),g=Object.fromEntries(v.map(({field:N,value:K})=>[N,K])),w=[...g.scan,...g.usages,...(0,E.
Dw)(o.hostnames??"")].length===0,{length:S}=g.hostnames,b=g.shard===null&&S>c.pS,R=`${u("hostnames")} has ${S} hosts, the limit is ${c.pS}`;return{settings:w?{...g,
scan:["."]}:g,mistakes:[...v.flatMap(({mistakes:N})=>N),...b?[R]:[],...(0,O.U)(g,{setting:u})]}}}),5885:((p,k,r)=>{r.d(k,{X:()=>E,h:()=>c});var a=r(3625);const c=256;
function E(_){const[,O=0,m=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(_)??[]).map(Number);return O>=1&&O<=m&&m<=c?(0,a.J)({index:O,count:m}):(0,a.T)(`"${_}" is no shard;\
 expected I/N, where N is at most ${c} and I is from 1 to N: "1/4"`)}}),772:((p,k,r)=>{r.d(k,{f:()=>S,y:()=>w});var a=r(3625),c=r(3474),E=r(7630),_=r(5885);const O=[
{name:"usages",field:"usages",kind:(0,c.p_)("FILE",a.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks wha\
t these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,c.p_)("OWNER/NAME",E.o2),help:"Repositories w\
hose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete.",default:""},{name:"shard",field:"shard",kind:(0,c.xH)(
"I/N",_.X),help:"Checks only the I-th of N parts of the hosts, such as `1/4`. Which part a host belongs to depends on its name alone.",default:""}],m=[{name:"me\
rge",field:"merge",kind:(0,c.p_)("PATH",a.J),help:"JSON reports of shards or repositories, or directories of them, one per line: instead of a check, makes one r\
eport, summary and issue of them.",default:""},{name:"changed-only",field:"changedOnly",kind:c.lx,help:"In pull requests, check only what the changed files use.\
 Hosts in `hostnames` are always checked.",default:"false"},{name:"comment",field:"comment",kind:(0,c.Yq)("never","on-failure","always"),help:"When to write one\
 comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"iss\
ue",kind:(0,c.Yq)("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: writ\
e`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,c.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is use\
d to find the issue again.",default:"registry-health"},{name:"issue-open-after",field:"issueOpenAfter",kind:(0,c.ai)({min:1,max:20,whole:!0}),help:"Failing runs\
 in a row of a host before the issue is opened. More than 1 needs `history`.",default:"1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,c.ai)({min:1,
max:20,whole:!0}),help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"\
github-token",field:"githubToken",kind:c.CV,help:"Token used for the comment, the issue and the list of changed files.",default:"",actionContext:"github.token"}];
var $=r(7814);const h=[{name:"hostnames",field:"hostnames",kind:c.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is requir\
ed. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"\
scan",kind:(0,c.p_)("PATH",a.J),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set.",default:""},
{name:"exclude",field:"exclude",kind:(0,c.p_)("GLOB",a.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fix\
tures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,c.p_)("HOST",E.jM),help:"Allowlist for the hosts that scanned files make the CLIs contac\
t, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,c.
p_)("SERVICE",E.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.",default:""},{name:"\
dialect",field:"dialect",kind:c.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`\
), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}],o=[{name:"depth",field:"depth",kind:(0,c.Yq)("discovery","versions","packages"),
help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the package\
s that `init` would install, without downloading them.",default:"discovery"},{name:"roots",field:"roots",kind:(0,c.p_)("GLOB",a.J),help:"Globs of the directorie\
s in which `init` runs, one per line, relative to the current directory. Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,c.p_)("OS_A\
RCH",E.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},
{name:"upgrade",field:"upgrade",kind:c.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"\
maxRequests",kind:(0,c.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers th\
at are then not checked are reported.",default:"500"}],u=[{name:"tokens",field:"tokens",kind:(0,c.p_)("HOST=TOKEN",E.IL,E.vk),help:"Tokens, one per line: `HOST=\
TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"cliConfig",kind:c.PW,help:"CLI configuration file to read inst\
ead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],v=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,c.lq)((0,c.YA)({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
.",default:""},{name:"retries",field:"retries",kind:(0,c.ai)({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP\
 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,c.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact a\
t the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,c.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without\
 a result by then are reported as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"caFile",kind:c.PW,help:"PEM file with certificate aut\
horities to trust in addition to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,c.p_)("HOST=ADDRESS",E.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",default:""}],g=[{name:"certificate-days",field:"\
certificateDays",kind:(0,c.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},{name:"\
slow-seconds",field:"slowMs",kind:(0,c.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,c.
Yq)("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,c.
p_)("CODE",E.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"\
report",field:"report",kind:(0,c.p_)("FILE",$.$),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit)\
, `.md`, `.html` or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:c.PW,help:"JSON Lines file to which each run appends its res\
ults; reports then show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",field:"badge",kind:c.PW,help:"JSON file for a badge of s\
hields.io to write.",default:""}],w=[...h,...O,...o,...u,...v,...g,...m],S=[["What to check",h],["Many repositories",O],["Following `init`",o],["Credentials",u],
["Network",v],["Result",g]]}),6339:((p,k,r)=>{r.d(k,{S:()=>a,U:()=>c});function a(m,{setting:$}){if(m.usages.length===0)return[];const{scan:h,exclude:o,roots:u,
dialect:v,changedOnly:g}=m,w=$("usages"),S=O(w)?`repeat ${w}`:`write one a line in ${w}`,b="set it for `tf-disco usages`, which reads the files of the repositor\
y";return[[h.length>0,"scan",`${b}; to check several files, ${S}`],[o.length>0,"exclude",b],[u.length>0,"roots",b],[v.name!=="auto","dialect",b],[g,"changed-onl\
y","remove it: usages files do not say what a pull request changes"]].flatMap(([N,K,j])=>N?[`${$(K)} cannot be used together with ${w}; ${j}`]:[])}const c=(m,{setting:$})=>[
...E(m).map(h=>`${$(h)} cannot be used together with ${$("shard")}, which checks only some of the hosts; set it where the reports of all shards are merged`),..._(
m).map(([h,o])=>`${$(h)} is ${o}, which needs ${$("history")}; set it to a file that is kept from run to run`)];function E(m){const{shard:$,history:h,badge:o,comment:u,
issue:v}=m;return $===null?[]:[[h!==null,"history"],[o!==null,"badge"],[u!=="never","comment"],[v!=="never","issue"]].flatMap(([w,S])=>w?[S]:[])}function _({history:m,
issueOpenAfter:$,issueCloseAfter:h}){return m===null?[["issue-open-after",$],["issue-close-after",h]].filter(([,u])=>u>1):[]}const O=m=>m.startsWith("--")}),6875:((p,k,r)=>{
r.d(k,{I:()=>c,V:()=>a});class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(_){this.#n??=_,this.#e.abort()}}
const c=(E,_)=>{const O=setTimeout(_,E);return()=>clearTimeout(O)}}),2613:(p=>{p.exports=process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.getBuiltinModule(
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
"tls")}),9023:(p=>{p.exports=process.getBuiltinModule("util")})},ae={};function z(p){var k=ae[p];if(k!==void 0)return k.exports;var r=ae[p]={exports:{}},a=!0;try{
ue[p](r,r.exports,z),a=!1}finally{a&&delete ae[p]}return r.exports}z.m=ue,typeof z<"u"&&(z.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",k=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=E=>{E&&E.d<1&&(E.d=1,E.forEach(_=>_.r--),E.forEach(
_=>_.r--?_.r++:_()))},c=E=>E.map(_=>{if(_!==null&&typeof _=="object"){if(_[p])return _;if(_.then){var O=[];O.d=0,_.then(h=>{m[k]=h,a(O)},h=>{m[r]=h,a(O)});var m={};
return m[p]=h=>h(O),m}}var $={};return $[p]=h=>{},$[k]=_,$});z.a=(E,_,O)=>{var m;O&&((m=[]).d=-1);var $=new Set,h=E.exports,o,u,v,g=new Promise((w,S)=>{v=S,u=w});
g[k]=h,g[p]=w=>(m&&w(m),$.forEach(w),g.catch(S=>{})),E.exports=g,_(w=>{o=c(w);var S,b=()=>o.map(N=>{if(N[r])throw N[r];return N[k]}),R=new Promise(N=>{S=()=>N(b),
S.r=0;var K=j=>j!==m&&!$.has(j)&&($.add(j),j&&!j.d&&(S.r++,j.push(S)));o.map(j=>j[p](K))});return S.r?R:b()},w=>(w?v(g[r]=w):u(h),a(m))),m&&m.d<0&&(m.d=0)}})(),
(()=>{var p=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,k;z.t=function(r,a){if(a&1&&(r=this(r)),a&8||typeof r=="object"&&r&&(a&4&&r.__esModule||
a&16&&typeof r.then=="function"))return r;var c=Object.create(null);z.r(c);var E={};k=k||[null,p({}),p([]),p(p)];for(var _=a&2&&r;typeof _=="object"&&!~k.indexOf(
_);_=p(_))Object.getOwnPropertyNames(_).forEach(O=>E[O]=()=>r[O]);return E.default=()=>r,z.d(c,E),c}})(),z.d=(p,k)=>{for(var r in k)z.o(k,r)&&!z.o(p,r)&&Object.
defineProperty(p,r,{enumerable:!0,get:k[r]})},z.f={},z.e=p=>Promise.all(Object.keys(z.f).reduce((k,r)=>(z.f[r](p,k),k),[])),z.u=p=>({50:"2558",400:"400",660:"66\
0",826:"660",1276:"660",1371:"660",2558:"2558",2629:"660",2909:"2558",2929:"2558",3432:"660",5962:"400",7210:"400",9069:"9069"}[p]??p)+".index.js",z.o=(p,k)=>Object.
prototype.hasOwnProperty.call(p,k),z.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
p,"__esModule",{value:!0})},(()=>{var p={6667:0,8792:0},k=r=>{var{ids:a,modules:c,runtime:E}=r,_,O,m=0;for(_ in c)z.o(c,_)&&(z.m[_]=c[_]);for(E&&E(z);m<a.length;m++)
O=a[m],z.o(p,O)&&p[O]&&p[O][0](),p[a[m]]=0};z.f.j=(r,a)=>{var c=z.o(p,r)?p[r]:void 0;if(c!==0)if(c)a.push(c[1]);else{var E=import("./"+z.u(r)).then(k,_=>{throw p[r]!==
0&&(p[r]=void 0),_}),E=Promise.race([E,new Promise(_=>c=p[r]=[_])]);a.push(c[1]=E)}}})();var ce={};z.d(ce,{C:()=>ye,a:()=>Se});const ye=()=>Promise.all([z.e(2558),
z.e(2929),z.e(6667),z.e(50),z.e(2909)]).then(z.bind(z,2909)),Se=()=>Promise.all([z.e(6667),z.e(9069)]).then(z.bind(z,9069));var ke=ce.C,be=ce.a;export{ke as runAction,be as runCli};
