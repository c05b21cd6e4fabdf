var ue={9018:((p,k,r)=>{r.d(k,{r:()=>Me,c:()=>we});var a=r(1831),c=r(2713),E=r(7630);const g=C=>(0,a.Pv)(C).ok,$=C=>C.includes(".")&&g(C);function v(C,U){const D=(0,E.
vk)(C.tokens??"").flatMap(I=>{const B=I.indexOf("="),F=I.slice(B+1).trim(),J=B<0?"":I.slice(0,B).trim();return J!==""&&(!g(J)||!J.includes(".")&&$(F))?[F,J,I]:[
F]}),H=Object.entries(U).flatMap(([I,B])=>I.startsWith("TF_TOKEN_")&&B!==void 0?[B]:[]);return[...D,...H,C["github-token"]?.trim()??""].filter(I=>I!=="").map(I=>new c.
o(I))}var w=r(1064);const f=16777619,o=2654435761;class l{length;#e;#n;#s;#t;constructor(U,D,H){this.length=U,this.#e=D;const I=Math.max(4,Math.ceil(Math.log2(2*
H.length+1)));this.#n=new Int32Array(2**I).fill(-1),this.#s=32-I;let B=1;for(let F=1;F<U;F+=1)B=Math.imul(B,f);this.#t=B;for(const F of H)this.#n[this.#a(D,F,this.#i(
D,F))]=F}hasAt(U,D){return D<0||D+this.length>U.length?!1:this.#o(U,D,this.#i(U,D))>=0}search(U,D,H){const I=this.length;if(U.length<I)return;let B=this.#i(U,0);
for(let F=0;;F+=1){const J=this.#o(U,F,B);if(J>=0){let[V,Z]=[0,I];for(;V<D&&this.#r(U,F,J,-1-V);)V+=1;for(;Z<I+D&&this.#r(U,F,J,Z);)Z+=1;H(F-V,F+Z)}if(F+I>=U.length)
return;const G=B-Math.imul(U[F]??0,this.#t);B=Math.imul(G,f)+(U[F+I]??0)|0}}#o(U,D,H){return this.#n[this.#a(U,D,H)]??-1}#r(U,D,H,I){const B=U[D+I];return B!==void 0&&
B===this.#e[H+I]}#a(U,D,H){let I=Math.imul(H^H>>>15,o)>>>this.#s;for(;;){const B=this.#n[I]??-1;if(B<0||this.#c(B,U,D))return I;I=I+1===this.#n.length?0:I+1}}#c(U,D,H){
for(let I=0;I<this.length;I+=1)if(!this.#r(D,H,U,I))return!1;return!0}#i(U,D){let H=0;for(let I=D;I<D+this.length;I+=1)H=Math.imul(H,f)+(U[I]??0)|0;return H}}var _=r(
7251),m=r(8408);const O=4;function S(C,U){let D={text:C,starts:null};for(let H=0;H<O&&D!==null;H+=1)U(i(D,C.length)),D=n(D,C.length)}const b="\u2026",R=32,L=Uint16Array.
from({length:128},(C,U)=>{const D=String.fromCharCode(U);return U<=R||U===127?R:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function K(C){return C===b?
C:/[\s\x80-\x9f]/.test(C)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(C)?"":C.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let j=new Uint16Array(
1024),W=new Uint32Array(1025);function T(C){if(C<j.length)return;const[U,D]=[new Uint16Array(2*C),new Uint32Array(2*C+1)];U.set(j),D.set(W),j=U,W=D}function i({
text:C,starts:U},D){T(C.length);let H=0;for(let I=0;I<C.length;I+=1){const B=C.charCodeAt(I),F=U===null?I:U[I]??D;if(B<128){H=h(L[B]??R,F,H);continue}const J=String.
fromCodePoint(C.codePointAt(I)??0),G=K(J);T(H+G.length+C.length-I);for(let V=0;V<G.length;V+=1)H=h(G.charCodeAt(V),F,H);I+=J.length-1}return W[H]=D,{codes:j.subarray(
0,H),starts:W.subarray(0,H+1)}}function h(C,U,D){return C===R&&D>0&&j[D-1]===R?D:(j[D]=C,W[D]=U,D+1)}const M={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
A=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
e=/[%\\&]|xn--/i;function n({text:C,starts:U},D){if(!e.test(C))return null;let H="";const I=[];let B=0;const F=G=>U===null?G:U[G]??D,J=G=>{for(let V=B;V<G;V+=1)
I.push(F(V));H+=C.slice(B,G)};for(const G of C.matchAll(A)){J(G.index),B=G.index+G[0].length;for(const{written:V,at:Z}of t(G)){H+=V;for(let ee=0;ee<V.length;ee+=
1)I.push(F(G.index+Z))}}return B===0?null:(J(C.length),{text:H,starts:I})}function t(C){const[U,D,H,I,B,F,J,G,V,Z]=C;return D!==void 0?d(D):Z!==void 0?[{written:(0,m.
mI)(Z.toLowerCase()),at:0}]:s(H!==void 0?String.fromCharCode(Number.parseInt(H,16)):I!==void 0?u(Number.parseInt(I,16)):J!==void 0?u(Number(J)):G!==void 0?u(Number.
parseInt(G,16)):V!==void 0?M[V]??U:B??(F===void 0?"":" "))}const s=C=>[{written:C,at:0}],u=C=>C<=1114111?String.fromCodePoint(C):"\uFFFD";function d(C){const U=C.
startsWith("%")?3:4,D=Array.from({length:C.length/U},(I,B)=>Number.parseInt(C.slice(U*(B+1)-2,U*(B+1)),16)),H=[];for(let I=0;I<D.length;){const{written:B,size:F}=y(
D,I);H.push({written:B,at:U*I}),I+=F}return H}function y(C,U){const D=C[U]??0,H={written:String.fromCharCode(D),size:1};if(D<192)return H;const I=D<224?2:D<240?
3:4;let B=D&127>>I;for(let F=U+1;F<U+I;F+=1){const J=C[F]??0;if((J&192)!==128)return H;B=B<<6|J&63}return{written:u(B),size:I}}const N="***",P=12,x=4,X=200;function Y(C){
const U=Q(C);return U===null?null:(D,H)=>{const I=[];return S(D,B=>q(B,D,U,I)),I.length===0?D:se(D,I,H)}}function Q(C){const U=[];for(const J of(0,_.x)(C))S(J,({
codes:G})=>{G.length>=c.I&&U.push(G.slice())});if(U.length===0)return null;const D=new Uint16Array(U.reduce((J,{length:G})=>J+G,0)),H=Array.from({length:P+1},()=>[]),
I=Array.from({length:P},()=>[]);let B=0;for(const J of U){const{length:G}=J;D.set(J,B);for(let Z=0;Z+P<G;Z+=x)H[P]?.push(B+Z);const V=Math.min(G,P);H[V]?.push(B+
G-V);for(let Z=c.I;Z<V;Z+=1)I[Z]?.push(B);B+=G}const F=(J,G)=>J.length===0?[]:[new l(G,D,J)];return{pieces:H.flatMap(F),heads:I.flatMap(F).reverse()}}function q({
codes:C,starts:U},D,{pieces:H,heads:I},B){const F=(V,Z)=>{const ee=C[V]===R?V+1:V;let te=C[Z-1]===R?Z-1:Z;for(;te<C.length&&U[te]===U[te-1];)te+=1;const ie=U[ee]??
0,le=U[te]??D.length,ne=B.at(-1);ne===void 0||ie<ne.from||ie>ne.to?B.push({from:ie,to:le}):B[B.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const V of H)
V.search(C,V.length===P?x-1:0,F);const J=V=>{const Z=I.find(ee=>ee.hasAt(C,V-ee.length));Z!==void 0&&F(V-Z.length,V)},G=b.charCodeAt(0);for(let V=C.indexOf(G);V>=
0;V=C.indexOf(G,V+1))J(V);D.length>=X&&J(C.length)}function se(C,U,D){let H="",I=0;for(const B of U.toSorted((F,J)=>F.from-J.from))B.to<=I||D.size>0&&fe(C,B,D)||
((B.from>I||I===0)&&(H+=C.slice(I,B.from)+N),I=B.to);return H+C.slice(I)}const oe=C=>C<"\x80"?/[a-z\d.:-]/i.test(C):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(C),de=260;function fe(C,{
from:U,to:D},H){const I=J=>Math.max(U-J,J-D)<de&&oe(C[J]??"");let B=U;for(;I(B-1);)B-=1;let F=D;for(;I(F);)F+=1;for(;F>D&&/[.:]/.test(C[F-1]??"");)F-=1;return H.
has(C.slice(B,F))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(C,U)=>pe.has(C)||C==="client"&&w.Du.some(D=>D===U),ge=new Set;function Ee(C){return re(()=>{const U=Y(C);return U===null?
D=>D:(D,H=ge)=>re(()=>Oe($e(I=>U(I,H)))(D))})}function re(C){try{return C()}catch{throw new Error("tokens could not be hidden")}}const ve=1e4,Ae=200;function $e(C){
const U=new Map;return D=>{const H=U.get(D);if(H!==void 0)return H;const I=C(D);return D.length<=Ae&&U.size<ve&&U.set(D,I),I}}function Oe(C){const U={ours:new Map,
theirs:new Map},D=(I,B,F)=>{if(Array.isArray(I))return I.map(G=>H(G,B+1,F));const J=Object.entries(I).map(([G,V])=>F==="ours"&&_e(G,V)?[G,V]:[C(G),H(V,B+1,me.has(
G)?"theirs":F)]);return Object.fromEntries(J)},H=(I,B,F)=>{if(typeof I=="string")return C(I);if(B>he)return null;if(typeof I!="object"||I===null)return I;const J=U[F].
get(I)??D(I,B,F);return U[F].set(I,J),J};return I=>H(I,0,"ours")}function we(C,U,D=()=>{}){const H=new Map;let I=null;const B=F=>{const J=F.filter(G=>!H.has(G.reveal()));
if(J.length!==0){for(const G of J)H.set(G.reveal(),G);I=null,D(J)}};return re(()=>B(v(C,U))),{learn:F=>re(()=>B([F])),redact:(F,J)=>(I??=Ee([...H.values()]),I(F,
J))}}const Te="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(C,{redact:U}){try{return C(U)}catch{return Te}}}),
7251:((p,k,r)=>{r.d(k,{K:()=>l,x:()=>w});var a=r(6246),c=r(6979),E=r(2713);function g(m){const O=m.reveal(),S=/[\r\n]/.test(O)?O.split(/[\r\n]+/):[];return[O,...S].
filter(b=>b.trim().length>=E.I)}const $=m=>[...new Set([m,Buffer.from(m).toString("latin1")])],v=m=>["","x","xx"].flatMap(O=>{const S=Buffer.from(O+m).toString(
"base64"),b=S.slice(Math.ceil(O.length*4/3)).replace(/=+$/,"");return S.endsWith("=")?[b.slice(0,-1),b]:[b]});function*w(m){const O=m.flatMap(g).map(S=>S.trim());
for(const S of new Set(O.flatMap($)))yield S,S.includes(" ")&&(yield S.replaceAll(" ","+")),yield*v(S),yield Buffer.from(S).toString("hex")}const f=16*1024,o=1024*
1024;function l(m){let O=o;return S=>{const b=S.flatMap(g).flatMap(L=>[L,L.trim()]),R=[];for(const L of new Set(b.flatMap($))){if(L.length>f||O<0)continue;const K=_(
L).filter(j=>j.trim().length>=E.I);R.push(...K),O-=K.join("").length}m([...new Set([...b,...R])])}}function _(m){const O=(0,c.ft)(m),S=(0,a.o)(m).slice(1,-1),b=[
encodeURIComponent(m.toWellFormed()),...O.ok?[O.value]:[]],R=v(m),L=Buffer.from(m).toString("hex");return[m,m.toLowerCase(),S,JSON.stringify(m).slice(1,-1),...b,
...b.map(K=>K.replace(/%[0-9A-F]{2}/g,j=>j.toLowerCase())),...R,...R.map(K=>K.replaceAll("+","-").replaceAll("/","_")),L,L.toUpperCase()]}}),6309:((p,k,r)=>{r.d(
k,{A3:()=>g,Lw:()=>E,Or:()=>$});var a=r(3592);const c={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class E extends Error{name="Refused"}function g(v){if(v instanceof
E)return v.message;if(!$(v))return`${String(v)}; this is a bug of tf-disco, please report it at ${a.xV}`;const w=c[v.code];return`${v.message.split(", ")[0]}${w===
void 0?"":`; ${w}`}`}const $=v=>typeof v=="object"&&v!==null&&"syscall"in v&&"code"in v}),6181:((p,k,r)=>{r.d(k,{RY:()=>E,n7:()=>f,r5:()=>a});function a(o){if(!o.
includes(":"))return c(o);const l=o.indexOf("%");return l===o.length-1?null:$(l<0?o:o.slice(0,l))}function c(o){const l=o.split("."),_=l.length===4&&l.every(O=>/^(0|[1-9]\d{0,2})$/.
test(O)),m=l.map(Number);return _&&m.every(O=>O<=255)?m:null}function E(o){const l=o.split(".").map(g),_=l.pop()??Number.NaN,m=4-l.length;if(!(m>0&&l.every(b=>b<=
255)&&_<256**m))return null;const S=Array.from({length:m},(b,R)=>Math.floor(_/256**(m-1-R))%256);return[...l,...S]}function g(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function $(o){const[l="",_,...m]=o.split("::");
if(_===void 0){const R=v(l,!0);return R?.length===16?R:null}const[O,S]=[v(l,!1),v(_,!0)];if(O===null||S===null||m.length>0)return null;const b=16-O.length-S.length;
return b<2?null:[...O,...Array(b).fill(0),...S]}function v(o,l){if(o==="")return[];const _=o.split(":"),m=_.map((O,S)=>{if(/^[0-9a-f]{1,4}$/i.test(O)){const b=Number.
parseInt(O,16);return[b>>8,b&255]}return l&&S===_.length-1?c(O):null});return m.every(O=>O!==null)?m.flat():null}const w=[0,0,0,0,0,0,0,0,0,0,255,255].join();function f(o){
const l=a(o)??[];return l.slice(0,12).join()===w?l.slice(12).join("."):o}}),4874:((p,k,r)=>{r.d(k,{AN:()=>L,I9:()=>s,ap:()=>K,f:()=>T});const a=9,c=10,E=13,g=32,
$=34,v=43,w=44,f=45,o=46,l=48,_=69,m=92,O=101,S=117,b=d=>d===g||d===c||d===E||d===a,R=d=>d>=l&&d<=l+9;function L(d,y){let N=y;for(;N<d.length&&b(d.charCodeAt(N));)
N+=1;return N}function K(d,y){let N=y+1;for(;N<d.length;){const P=d.charCodeAt(N);if(P===$)return N+1;if(P<g)return~N;if(P===m){const x=j(d,N);if(x===0)return~N;
N+=x}else N+=1}return~d.length}function j(d,y){if(y+1>=d.length)return 0;if(d.charCodeAt(y+1)!==S)return'"\\/bfnrt'.includes(d.charAt(y+1))?2:0;for(let N=y+2;N<
y+6;N+=1)if(N>=d.length||!W(d.charCodeAt(N)))return 0;return 6}function W(d){const y=d|32;return R(d)||y>=97&&y<=102}function T(d,y){const N=i(d.charCodeAt(y))?
h(d,y):A(d,y);return N>=0&&M(d,N)?N:~y}const i=d=>d>=97&&d<=122;function h(d,y){const N=["true","false","null"].find(P=>d.startsWith(P,y));return N===void 0?-1:
y+N.length}function M(d,y){if(y>=d.length)return!0;const N=d.charCodeAt(y);return N===w||b(N)||'"{}[]:'.includes(d.charAt(y))}function A(d,y){const N=n(d,y)===f?
y+1:y;let P=n(d,N)===l?N+1:e(d,N);if(P>0&&n(d,P)===o&&(P=e(d,P+1)),P>0&&(n(d,P)===_||n(d,P)===O)){const x=n(d,P+1);P=e(d,x===v||x===f?P+2:P+1)}return P}function e(d,y){
let N=y;for(;N<d.length&&R(d.charCodeAt(N));)N+=1;return N===y?-1:N}const n=(d,y)=>y<d.length?d.charCodeAt(y):0,t=200;function s(d,y,N){return N-y<=t&&!u(d,y,N)?
!1:!Number.isFinite(Number(d.slice(y,N)))}function u(d,y,N){for(let P=y;P<N-3;P+=1){const x=d.charCodeAt(P);if(x===O||x===_)return!0}return!1}}),3307:((p,k,r)=>{
r.d(k,{Gv:()=>_,HT:()=>W,I:()=>e,IL:()=>A,CI:()=>T,Ey:()=>j});const a=10,c=["more than 10000 levels of nesting","nest brackets less deeply"],E=["number too larg\
e for a 64-bit float","use a smaller number"],g=["the text ends before the JSON value is complete","check that the file was not truncated"],$=["trailing comma",
"remove the comma"];function v(n,t){return t===n.length?g:n[t]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const w=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function f(n,t,s){for(const[u,...d]of w)if(u.test(n))return d;switch(t){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:
/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(n,t,[s,u]){let[d,y]=[1,1];for(let N=0;N<t;N+=1){const P=n.charCodeAt(N);P===a?(d+=1,y=1):(P<56320||P>57343)&&(y+=1)}return{why:`lin\
e ${d}, column ${y}: ${s}`,advice:u}}var l=r(4874);const _=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),m=1e4,O=34,S=44,b=58,R=91,L=123,K=125,j=(n,t)=>new i(
n,t).run({start:0,end:n.length}),W=(n,t)=>new i(n,null).run({start:0,end:n.length},t);function T(n,t,s){new i(n,s).run(t)}class i{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(t,s){
this.#e=t,this.#n=s}run(t,s="whole"){const u=this.#e,d=this.#s,y=(0,l.AN)(u,t.start);for(let P=y,x=0;P<t.end;P=(0,l.AN)(u,x)){const X=u.charCodeAt(P);if(x=this.#u(
P,X),x<0)return this.#h(P,~x);if(this.#t==="next"&&d.length===1&&this.#n?.(this.#a,x,this.#c,this.#i),s==="first"&&this.#t==="next"&&d.length===0)return null;this.#o=
X,this.#r=P}return this.#t!=="next"||d.length>0?o(u,u.length,g):this.#n!==null&&this.#l>=0&&u.charCodeAt(y)===L?o(u,this.#l,E):null}#u(t,s){const u=this.#s[this.#s.
length-1];if(s===u&&(this.#t==="next"||h(this.#o)))return this.#s.pop(),this.#t="next",t+1;switch(this.#t){case"value":return this.#d(t,s);case"key":return s===
O?this.#f(t):~t;case"colon":return s!==b?~t:(this.#t="value",t+1);case"next":return s!==S||u===void 0?~t:(this.#t=u===K?"key":"value",t+1)}}#d(t,s){const u=this.#s.
length;if(u===1&&(this.#a=t),h(s))return u===m?~t:(this.#s.push(s+2),this.#t=s===L?"key":"value",t+1);const d=s===O,y=d?(0,l.ap)(this.#e,t):(0,l.f)(this.#e,t);return y<
0||(!d&&this.#l<0&&(0,l.I9)(this.#e,t,y)&&(this.#l=t),this.#t="next"),y}#f(t){const s=(0,l.ap)(this.#e,t);return this.#s.length===1&&(this.#c=t,this.#i=s),this.#t=
"colon",s}#h(t,s){const u=this.#e,d=u.charCodeAt(t),y=this.#s.at(-1);if(s>t)return o(u,s,v(u,s));if(this.#t==="value"&&h(d))return o(u,t,c);if(d===y&&this.#o===
S)return o(u,this.#r,$);const N=y===void 0?void 0:String.fromCharCode(y);return o(u,t,f(u.slice(t,t+2),this.#t,N))}}const h=n=>n===L||n===R,M=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function A(n){return n.startsWith('"')?e(n):n.includes("\\u")?JSON.parse(n.replace(M,(t,s)=>s===void 0?t:"\\ufffd")):JSON.parse(n)}function e(n){return JSON.parse(
n).toWellFormed()}}),3625:((p,k,r)=>{r.d(k,{J:()=>a,T:()=>c});const a=E=>({ok:!0,value:E}),c=E=>({ok:!1,why:E})}),6246:((p,k,r)=>{r.d(k,{D:()=>E,o:()=>c});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},c=f=>`"${g(f.toWellFormed())}"`;function E(f,o){let l="",_=o;
for(const m of f.toWellFormed()){if(_===0)break;const O=new TextEncoder().encode(m);l+=O.length<=_?g(m):v(O.subarray(0,_)),_=Math.max(0,_-O.length)}return`"${l}\
"`}function g(f){return/^[ !#-[\]-~]*$/.test(f)?f:f.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??$(o))}function $(f){const o=f.codePointAt(0)??0;return o<
128?`\\x${w(o,2)}`:o<65536?`\\u${w(o,4)}`:`\\U${w(o,8)}`}const v=f=>Array.from(f,o=>`\\x${w(o,2)}`).join(""),w=(f,o)=>f.toString(16).padStart(o,"0")}),6979:((p,k,r)=>{
r.d(k,{Ge:()=>W,V$:()=>l,ft:()=>_,h0:()=>L,xB:()=>K,y3:()=>m});var a=r(3625),c=r(6246);const E=`!$&'()*+,;=:[]<>"`,g={path:"$&+,/:;=@",host:E,zone:E,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},$=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,v=/^[A-Za-z0-9._~-]/,w=/%(?![0-9A-Fa-f]{2})/,f=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function l(T,i){let h="";for(const{0:M,index:A}of T.matchAll($))if(v.test(M)||g[i].includes(M))h+=M;else{if(M==="%")return(0,a.
T)(R(T,A));if(M.startsWith("%")){const e=Number.parseInt(M.slice(1),16);if(S(e,i))return(0,a.T)(`invalid URL escape "${M}"`);h+=b(e,i)}else if(M>"\x7F")h+=encodeURIComponent(
M.toWellFormed());else{if(i==="host"||i==="zone")return(0,a.T)(`invalid character ${(0,c.o)(M)} in host name`);h+=b(M.charCodeAt(0),i)}}return(0,a.J)(h)}function _(T){
return T==="%2A"?(0,a.J)("*"):O(T,f)?(0,a.J)(T):l(T,"path")}const m=T=>O(T,o)?(0,a.J)(T):l(T,"fragment"),O=(T,i)=>i.test(T)&&!w.test(T);function S(T,i){return i===
"host"?T<128&&T!==37:i!=="zone"||T===37||T===32?!1:b(T,"zone").startsWith("%")}function b(T,i){const h=String.fromCharCode(T);return v.test(h)||g[i].includes(h)?
h:`%${T.toString(16).toUpperCase().padStart(2,"0")}`}const R=(T,i)=>`invalid URL escape ${(0,c.D)(T.slice(i,i+4),3)}`;function L(T){for(const i of T.split("&")){
if(i.includes(";"))return"invalid semicolon separator in query";const[,...h]=/^([^=]*)=?(.*)$/s.exec(i)??[];for(const M of h){const A=M.search(w);if(A>=0)return R(
M,A)}}return null}function K(T){return T.split("&").flatMap(i=>{if(i===""||i.includes(";"))return[];const[,...h]=/^([^=]*)=?(.*)$/s.exec(i)??[],[M,A]=h.map(e=>l(
e.replaceAll("+","%20"),"query"));return M?.ok&&A?.ok?[[j(M.value),j(A.value)]]:[]})}const j=T=>T.replaceAll("%20","+"),W=T=>T.toSorted(([i],[h])=>i<h?-1:i>h?1:
0).map(([i,h])=>`${i}=${h}`).join("&")}),630:((p,k,r)=>{r.d(k,{O:()=>g,s:()=>$});var a=r(3625),c=r(4283),E=r(6979);function g(f,o){const l=(0,c.Dl)(o);return l.
ok?(0,a.J)($(f,l.value)):l}function $(f,o){if(o.scheme!==""||o.host!==""||o.user!==null){const b=o.scheme===""?f.scheme:o.scheme;return{...o,scheme:b,path:w(o.path)}}
const{scheme:l}=f,_=o.path===""&&!o.forceQuery&&o.query==="",m=_?f.query:o.query,O=_&&o.fragment===""?f.fragment:o.fragment;if(o.path===""&&f.opaque!=="")return{
...o,scheme:l,query:m,fragment:O,opaque:f.opaque};const S=w(v(f.path,o.path));return{...o,scheme:l,query:m,fragment:O,user:f.user,host:f.host,path:S}}function v(f,o){
return o===""?f:o.startsWith("/")?o:f.slice(0,f.lastIndexOf("/")+1)+o}function w(f){if(f==="")return"";const o=f.split("/"),l=[];for(const S of o)S===".."?(l.pop(),
l.length===1&&l[0]===""&&l.pop()):S!=="."?l.push(S):l.length===0&&l.push("");const _=o.at(-1),m=`/${l.join("/")}${_==="."||_===".."?"/":""}`,O=(0,E.ft)(m.startsWith(
"//")?m.slice(1):m);return O.ok?O.value:m}}),4283:((p,k,r)=>{r.d(k,{Dl:()=>l,Pl:()=>m,aR:()=>b,cz:()=>O,jr:()=>_,t5:()=>S});var a=r(6181),c=r(3625),E=r(6246),g=r(
6979),$=r(8947);const v=/[^ -~\u0080-\u{10ffff}]/u,w=/^([A-Za-z][A-Za-z0-9+.-]*):/,f=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function l(e){const[n,
t]=A(e,"#"),s=R(n);if(!s.ok)return(0,c.T)(`parse ${(0,E.o)(n)}: ${s.why}`);const u=(0,g.y3)(t);return u.ok?(0,c.J)({...s.value,fragment:u.value}):(0,c.T)(`parse\
 ${(0,E.o)(e)}: ${u.why}`)}function _(e){const n=e.scheme===""?"":`${e.scheme}:`,t=e.forceQuery||e.query!==""?`?${e.query}`:"",s=e.fragment===""?"":`#${e.fragment}`,
u=e.opaque===""?i(e)+h(e):e.opaque;return n+u+t+s}function m(e){const n=e.opaque.replace(/^[^/]*@/,"");return _({...e,opaque:n,user:null,query:"",forceQuery:!1,
fragment:""})}function O(e){const n=e.host.lastIndexOf(":"),t=n>=0&&f.test(e.host.slice(n)),s=t?e.host.slice(0,n):e.host,u=s.startsWith("[")&&s.endsWith("]");return{
name:M(u?s.slice(1,-1):s),port:t?e.host.slice(n+1):""}}function S(e){const n=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+n}function b(e){
if(e.user===null)return null;const n=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`\
Basic ${btoa(n)}`}function R(e){if(v.test(e))return(0,c.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,c.T)("missing protocol sch\
eme");const n=w.exec(e)?.[1]??"",t=n.toLowerCase(),[s,u]=A(n===""?e:e.slice(n.length+1),"?"),d=u===""&&e.endsWith("?"),N={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:t,query:u,forceQuery:d};return s.startsWith("/")?L(N,s):t!==""?(0,c.J)({...N,opaque:s}):A(s,"/")[0].includes(":")?(0,c.T)("first pat\
h segment in URL cannot contain colon"):K(N,s)}function L(e,n){if(!(n.startsWith("//")&&(e.scheme!==""||!n.startsWith("///"))))return K({...e,omitHost:e.scheme!==
""},n);const[s]=A(n.slice(2),"/"),u=s.lastIndexOf("@"),d=W(s.slice(u+1),e.scheme);if(!d.ok)return d;const y=u<0?(0,c.J)(null):j(s.slice(0,u));return y.ok?K({...e,
user:y.value,host:d.value},n.slice(2+s.length)):y}function K(e,n){const t=(0,g.ft)(n);return t.ok?(0,c.J)({...e,path:t.value}):t}function j(e){if(!o.test(e))return(0,c.
T)("net/url: invalid userinfo");const[n,t]=A(e,":"),s=(0,g.V$)(n,"user");if(!s.ok)return s;if(!e.includes(":"))return(0,c.J)({name:s.value,password:null});const u=(0,g.
V$)(t,"user");return u.ok?(0,c.J)({name:s.value,password:u.value}):u}function W(e,n){const t=e.lastIndexOf("[");if(t>0)return(0,c.T)("invalid IP-literal");if(t===
0)return T(e);const s=e.indexOf(":"),u=/^https?$/.test(n)?s:e.lastIndexOf(":"),d=u<0?"":e.slice(u);return f.test(d)?(0,g.V$)(e,"host"):(0,c.T)(`invalid port ${(0,E.
o)(d)} after host`)}function T(e){const n=e.lastIndexOf("]");if(n<0)return(0,c.T)("missing ']' in host");const t=e.slice(n+1);if(!f.test(t))return(0,c.T)(`inval\
id port ${(0,E.o)(t)} after host`);const s=e.slice(0,n).indexOf("%25"),u=s<0?n:s,d=(0,g.V$)(e.slice(1,u),"host");if(!d.ok)return d;const y=(0,g.V$)(e.slice(u,n),
"zone");if(!y.ok)return y;const N=M(d.value+y.value),P=(0,a.r5)(N);return P===null?(0,c.T)(`invalid host: ParseAddr(${(0,E.o)(N)}): unable to parse IP`):P.length===
4?(0,c.T)("invalid IP-literal"):(0,c.J)(`[${d.value}${y.value}]${t}`)}function i(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const n=e.user?.password??null;return`//${(e.user?.name??"")+(n===null?"":`:${n}`)}${e.user===null?"":"@"}${e.
host}`}function h(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&i(e)===""&&A(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function M(e){return e.replace(/(?:%[0-9A-F]{2})+/g,n=>{const t=n.slice(1).split("%");return(0,$._6)(Uint8Array.from(t,s=>Number.parseInt(s,16)))})}function A(e,n){
const t=e.indexOf(n);return t<0?[e,""]:[e.slice(0,t),e.slice(t+n.length)]}}),8947:((p,k,r)=>{r.d(k,{ZJ:()=>v,_6:()=>c,iP:()=>f,uK:()=>w});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function c(o){const l=a.decode(o);return l.includes("\uFFFD")?a.decode(g(o)):l}const E=255;function g(o){const l=new Uint8Array(o);for(let _=0;_<
o.length;_+=1){const m=o[_]??0;if(m<224||m>244)continue;const O=m<240?3:4,S=$(o,_,O);S<O&&l.fill(E,_,_+S),_+=S-1}return l}function $(o,l,_){const m=o[l],O=o[l+1]??
0,S=m===224?160:m===240?144:128,b=m===237?159:m===244?143:191;if(O<S||O>b)return 1;let R=2;for(;R<_&&((o[l+R]??0)&192)===128;)R+=1;return R}const v=o=>f(new TextEncoder().
encode(o));function w(o){const l=new Uint8Array(o.length);for(let _=0;_<o.length;_+=1)l[_]=o.charCodeAt(_);return a.decode(l)}function f(o){let l="";for(const _ of o)
l+=String.fromCharCode(_);return l}}),4e3:((p,k,r)=>{r.d(k,{Af:()=>K,B9:()=>O,Cw:()=>T,Fn:()=>M,NM:()=>b,Vb:()=>A,Wt:()=>m,XT:()=>w,YA:()=>L,_r:()=>R,dh:()=>$,eZ:()=>j,
go:()=>o,hS:()=>v,mP:()=>l,qZ:()=>S,zM:()=>W,zd:()=>f});var a=r(4714),c=r(7715),E=r(9562);const g=300;function $(e,n=g){return e.length<=n?e:`${(0,a.o)(e,n)}\u2026`}
const v=(e,n)=>`${e} ${n}${e===1?"":"s"}`;function w(e,n,t=0){const s=e.slice(0,n).map(d=>$(d)),u=e.length-s.length+t;return s.join(", ")+(u>0?` and ${u} more`:
"")}const f=e=>`the clients print "${e}"`;function o(e){return e===null?"null":Array.isArray(e)?"an array":typeof e=="object"?"an object":`a ${typeof e}`}function l(e){
if(e.kind==="error")return`cannot be read: ${e.code}`;const{bytes:n,maxBytes:t}=e;return`has ${n} bytes and is not read; the limit is ${t/1024/1024} MiB`}const _={
[E.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function m(e){return e.flatMap(t=>_[t]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const O=e=>`\
wait and run the check again; see ${(0,c.V)(e)??"its status page"}, and consider a network mirror for providers`,S=e=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${e} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function b(e,n,t){
if(e===null)return t;const s=e.title===""?"":` ("${e.title}")`,u=t.guest??S(n);switch(e.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:u,because:`the host returned a sign-in page${s}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${s}\
: allow this machine to reach the host`;case"other":{const d=t.user??`check that ${n} is a registry, and ${m([])}`;return{...t,user:d,guest:u,because:`the host \
returned an HTML page${s}`}}}}const R=({url:e,status:n,reason:t})=>`${e} returned ${`${n} ${$(t)}`.trim()}`,L=e=>`${Math.round(e/100)/10} s`,K=e=>e.map(({name:n,
attemptMs:t,retries:s})=>{const u=Number.isFinite(t)?L(t):"without a limit",d=s===0?"":` in each of ${s+1} attempts`,y=n.includes(" and ")?"wait":"waits";return`${n}\
 ${y} ${u}${d}`}).join(", "),j=e=>e.map(({name:n})=>n).join(" and "),W=e=>e.kind==="several"?e.reasons:[e];function T(e){switch(e.kind){case"deadline":return`th\
e check reached its deadline of ${L(e.ms)}`;case"signal":return`the check was interrupted by ${e.signal}`;case"crash":return"tf-disco crashed";case"missing":return h(
e);case"left-out":return`a report had no room for ${v(e.count,e.what)}; use more shards`;case"several":return e.reasons.map(T).join("; ")}}const i=10;function h({
what:e,names:n,total:t}){const s=e==="shard"?"shards":"repositories",u=n.length===1?"is":"are";return`${n.length} of ${t} ${s} ${u} missing: ${w(n,i)}`}const M=e=>`${e}\
; it may use hosts that are not in \`allowed-hosts\``,A=({kind:e,address:n,version:t})=>`${e} ${n} ${$(t,40)}`}),5143:((p,k,r)=>{r.d(k,{Az:()=>W,Ks:()=>l,Ts:()=>_,
Zl:()=>L,_M:()=>f,_h:()=>m,bH:()=>w,en:()=>$,n7:()=>K,yJ:()=>v});var a=r(4e3);const c="//",E=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,g=1e3,$=T=>T.
length<=g&&E.test(T),v=(T,i)=>`${T}${c}${i}`;function w(T){const i=f(T);return i===null?{repository:i,path:T}:{repository:i,path:T.slice(i.length+c.length)}}function f(T){
const i=T.indexOf(c);return i>0&&$(T.slice(0,i))?T.slice(0,i):null}const o=2**14,l=o-1,_=({line:T,column:i,endColumn:h})=>(T*o+Math.min(i,l))*o+Math.min(h-i,o-1);
function m(T){const i=Math.floor(T/o),h=i%o;return{line:Math.floor(i/o),column:h,endColumn:h+T%o}}const O=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
S=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,b=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function R(T){const{path:i}=w(
T),h=i.split("/").slice(0,b.test(i)?-2:-1);return h.find((M,A)=>O.test(M)&&!(M==="test"&&h.slice(0,A).some(e=>S.test(e))))}const L=T=>R(T)!==void 0;function K(T){
const i=R(T);return(i===void 0?w(T).path:`**/${i}`).replace(/[\\{}[\]?!()]/g,"?")}const j=3;function W(T,i,h){const M=T===1?"1 finding is":`${T} findings are`,A=h===
1?" of 1 repository":` of ${h} repositories`,[e,n]=h===0?["","`exclude`"]:[A,"`exclude` where their files are read"];return`${M} in tests, examples or templates${e}\
, where errors are warnings; to skip such files, set ${n}: ${(0,a.XT)(i,j)}`}}),4690:((p,k,r)=>{r.d(k,{i:()=>a});const a=({hrtime:c})=>()=>Number(c.bigint())/1e6}),
9077:((p,k,r)=>{r.d(k,{q:()=>v,w:()=>g});const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],c=300,E=5e3;function g(w,f,{isFinal:o,crash:l,now:_}){const m=new AbortController;
let O=0;const S=()=>o||m.signal.aborted;for(const b of a)w.on(b,()=>{const R=_()-O;f.end({kind:"signal",signal:b}),S()?(o||R>c)&&$(b,w):O=_(),m.abort()});return w.
on("uncaughtException",b=>{f.end({kind:"crash"});const R=l(b);S()&&w.exit(R),m.abort(),setTimeout(()=>w.exit(R),E).unref()}),w.on("exit",()=>f.end({kind:"crash"})),
m.signal}function $(w,f){f.removeAllListeners(w),f.kill(f.pid,w)}async function v(w,f){const{stdout:o,stderr:l}=w;for(const m of[o,l])await new Promise(O=>m.write(
"",O));if(w.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&w.platform!=="win32"&&w.execve!==void 0){const{execPath:m}=w;w.execve(m,[m,"--eval",`requir\
e('node:process').exit(${f})`],{})}w.exit(f)}}),3386:((p,k,r)=>{r.d(k,{p:()=>c});const a=100;function c(){setTimeout(async()=>{(await Promise.resolve().then(r.t.
bind(r,8877,19))).setFlagsFromString("--semi-space-growth-factor=1")},a).unref()}}),2057:((p,k,r)=>{r.d(k,{B_:()=>v,Dx:()=>$,yy:()=>E});var a=r(6309),c=r(5955);
async function E(w,f){for(const o of(0,c.mk)(f)){if(!w.writable)return;w.write(o)||await g(w)}}const g=w=>new Promise(f=>{const o=["drain","error","close"],l=()=>{
for(const _ of o)w.off(_,l);f()};for(const _ of o)w.on(_,l)});async function*$(w){let f=[];for await(const o of w.setEncoding("utf8")){const l=String(o).split(`\

`),_=l.pop()??"";for(const m of l)yield[...f,m].join("").replace(/\r$/,""),f=[];f.push(_)}f.some(o=>o!=="")&&(yield f.join(""))}function v(w,f){let o=!1;w.on("e\
rror",l=>{const _=!o;o=!0,_&&l.code!=="EPIPE"&&f((0,a.A3)(l))})}}),3229:((p,k,r)=>{r.d(k,{Kc:()=>l,L6:()=>v,NM:()=>W,cr:()=>T});var a=r(1831),c=r(5011);const E=1024,
g=i=>(0,a.Pv)(i).ok;function $(i,...h){for(const M of i){const A=M(...h);if(A!==null)return A}return null}function v(i){if(i.length>E)return null;const h=(0,a.Pv)(
i);if(h.ok)return w(i,(0,a.nx)(h.value));const M=$(_,i);if(M!==null)return M;const{inside:A,removed:e}=S(i);if(i.includes("@",i.lastIndexOf(A)))return"write the\
 hostname alone, not a URL";for(const n of e.length===0?[]:[A,A.replace(/:\D.*$/s,"")])if(g(n))return`remove ${b(e)}: ${n}`;return $(R,A)}function w(i,h){if(/(^|\.)xn--/i.
test(i))return`write it in Unicode: ${h}; upper-case punycode is only accepted by accident`;const M=h.replace(/(?<!\.)\.+(?=$|:)/,"");return M===h?null:`remove \
the trailing dot: tokens and settings for ${M} do not apply to this host`}const f=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",l=i=>f.test(i),_=[i=>l(i)?o:null,i=>{const h=i.split(/[\s,;]+/).filter(M=>M!=="");return h.length<2?null:h.every(M=>M.includes(".")&&
g(M))?`write one hostname at a time: ${h[0]}`:"remove the spaces, commas and semicolons"}],m=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,O=[["the wh\
ite space",i=>i.trim()],["the quotation marks",i=>i.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",i=>i.replace(m,"")],["the trailing slash",i=>i.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",i=>i.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",i=>i.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",i=>i.slice(i.lastIndexOf("@")+
1)],["the trailing colon",i=>i.replace(/^([^:]*):$/,"$1")]];function S(i){let h=i;const M=[];for(const[A,e]of O){const n=e(h);n!==h&&M.push(A),h=n}return{inside:h,
removed:M}}const b=i=>i.join(", ").replace(/, ([^,]*)$/," and $1"),R=[i=>/^\[.*\](:\d+)?$/s.test(i)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(i)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,i=>i.includes("*")?"write each hostname; wildcards are not supported":null,i=>{if(!/(^|\.)xn--/i.test(i))return null;
const h=(0,a.WV)(i);return g(h)?`write it in Unicode: ${h}`:"write it in Unicode, not in punycode"},i=>{if(!i.includes("_"))return null;if(i.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const h=i.replaceAll("_","-");return`a hostname cannot contain underscores${g(h)?`; did you mean ${h}?`:""}`},
i=>{const h=i.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return h!==i&&g(h)?`remove the extra dots: ${h}`:null},i=>/(^|\.)-|-(\.|:|$)/.test(i)?"remo\
ve the hyphen at the start or end of a label":null,i=>/(^|\.)[^.:]{2}--/.test(i)?"a label cannot have hyphens as its third and fourth character":null,i=>{const[
,h="",M=""]=/^([^:]*):(.*)$/s.exec(i)??[];return g(h)?/^[+-]?[0-9]+$/.test(M)?"use a port from 1 to 65535":`write the port as a number: ${h}:8443`:null}],L=i=>{
const h=(0,c.rE)(i,"terraform");return h.ok&&!h.value.hostImplied},K=i=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(i),j=[i=>i===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(i,h)=>!h&&l(i)?o:null,i=>i===i.trim()?null:"remove the white space around the address",(i,h)=>{const[,M="",A=""]=/^(https?:\/\/)(.*)$/i.
exec(i)??[];return M===""||!L(A)?null:`remove ${M} to use the registry module: ${A}${h?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(i,h,[M="",...A])=>{const[,e="",n=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(M)??[];if(A.length!==3||e!=="localhost"&&n===
"")return null;const t=h?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${n} or ${e}.localdomain${n}${t}`},
(i,h,[M="",...A])=>A.length===3&&K(M)?v(M):null,(i,h,M)=>{const[A=""]=M;return h||M.length!==3||!K(A)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${A==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(i,h,M)=>{const A=/^https?:$/i.test(M[0]??"")&&M[1]==="",[e="",...n]=A?
M.slice(2):M;if(h||n.length!==4||!K(e))return null;const[t="",s=""]=[n[0],n[3]],[u,d]=[n.slice(1),n.slice(0,3)].map(y=>[e,...y].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${d}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${u}; service discovery works only at the root of a host\
, not below /${t}`},(i,h,M)=>!h&&M.length>=3&&i.includes("?")?"remove the query; set the version with the `version` argument":null,(i,h,M)=>{const A=M.at(-1)??"";
return h||![3,4].includes(M.length)||!/[A-Z]/.test(A)?null:`write the target system in lower case: ${[...M.slice(0,-1),A.toLowerCase()].join("/")}`},(i,h)=>!h&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(i)?`write ./${i} to use a directory of the same repository`:null];function W(i,h,M){if(h.kind==="local"||i.length>E)return null;
const[A="",...e]=i.split("/");if(M.ok)return M.value.hostImplied?null:v(A);const n=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return $(j,i,h.kind===
"remote",[A,...n])}function T(i){if(i.length>E)return null;if(l(i))return o;if(i!==i.trim())return"remove the white space around the address";const[,h=""]=/^https?:\/\/(.*)$/i.
exec(i)??[];if(h!=="")return`remove the scheme: ${h}`;const M=i.split("/"),[A=""]=M;return M.length===2&&K(A)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":M.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":M.length===3?v(A):null}}),6174:((p,k,r)=>{r.d(k,{Q:()=>v,_:()=>g});const a="***",c=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function g(f){return/[@?]/.test(f)?f.replace(/[^\s"']+/g,o=>o.split("://").map((l,_)=>w(l,_>0)).join("://").replace(E,(l,_,m)=>c.
test(m)?l:`${_}${m}=${a}`)):f}const $=/(=\s*)"[^"]*(?:"|$)/g,v=f=>g(f.replace($,`$1"${a}"`));function w(f,o){const l=f.search(/[/?#]/),_=l<0?f:f.slice(0,l),O=o&&
/:(?!\d*$)/.test(_)?f.lastIndexOf("@"):_.lastIndexOf("@"),S=f.slice(0,Math.max(O,0)).replace(/^[a-z0-9]+::/,""),b=o?S!=="git":S.includes(":");return O<0||!b?f:a+
f.slice(O)}}),1064:((p,k,r)=>{r.d(k,{$I:()=>S,Du:()=>v,Jd:()=>i,Mq:()=>R,NX:()=>b,SZ:()=>l,Yr:()=>_,ab:()=>O,bB:()=>f,n3:()=>E,pH:()=>L,rG:()=>m,sX:()=>T,tB:()=>j,
zK:()=>w});const a="registry.terraform.io",c=[a,"registry.opentofu.org"],E=h=>c.includes(h),g=["modules.v1","providers.v1"],$={terraform:{name:"Terraform",uses:g,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:g,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:g,replaces:g,defaults:c},renovate:{name:"\
Renovate",uses:g,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:c},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},v=["terraform","opentofu"],w=Object.keys($),f=Object.fromEntries(Object.entries($).map(([h,{name:M}])=>[h,M])),o=h=>$[h],l=h=>g.includes(
h)?w.filter(M=>o(M).uses.includes(h)):v,_=h=>w.filter(M=>o(M).defaults?.includes(h)),m=w.filter(h=>o(h).replaces.length>0),O=h=>w.filter(M=>o(M).replaces.includes(
h)),S={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},b={terraform:3,opentofu:9},R=h=>h===429||h>=500&&h!==501,L=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function j(h,M){const A=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(M[h]??"");if(A===null)return K[h];
const e=A[1]?.split(".")??[];return[0,1,2].map(n=>e[n]??"0").join(".")}function W(h,M){const[A=[],e=[]]=[h,M].map(t=>t.split(".").map(Number)),n=A.findIndex((t,s)=>t!==
e[s]);return n<0||(A[n]??0)>(e[n]??0)}const T=h=>W(h,"1.12.0"),i=(h,M)=>h==="opentofu"||!W(M,"1.13.0")}),4714:((p,k,r)=>{r.d(k,{o:()=>E,w:()=>g});var a=r(3307);
const c=2048,E=($,v=c)=>$.length<=v?$:structuredClone($.slice(0,v).toWellFormed());function g($){if($.length<=c)return(0,a.IL)($);switch($[0]){case'"':return E(
(0,a.I)($));case"[":return[];case"{":return{};default:return(0,a.IL)($)}}}),1831:((p,k,r)=>{r.d(k,{$k:()=>L,$o:()=>M,Jr:()=>A,Pm:()=>h,Pv:()=>l,Rt:()=>m,Sv:()=>b,
WV:()=>S,cu:()=>R,fK:()=>K,nx:()=>O});var a=r(3625),c=r(6246),E=r(4283),g=r(8408);const $=443,v=65535,w=9223372036854775807n,f=-9223372036854775808n,o="TF_TOKEN\
_";function l(e){const{name:n,portion:t}=j(e.toWellFormed()),s=W(t);if(!s.ok)return/^https?$/i.test(n)?(0,a.T)("need just a hostname and optional port number, n\
ot a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const u=T(n);if(u!==null)return(0,a.T)(u);const d=(0,g.YE)(n);return d.ok?
d.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(d.value+s.value):d}const _=new Set(["localterraform.com","localtofu.com"]),
m=e=>_.has(e);function O(e){const{name:n,portion:t}=j(e);return(0,g.DI)(n)+t}function S(e){const{name:n,portion:t}=j(e.toWellFormed()),s=W(t);return((0,g.QC)(n)??
n)+(s.ok?s.value:t)}function b(e){const{name:n,portion:t}=j(e);return{name:n,port:t===""?$:Number(t.slice(1))}}const R=e=>`https://${e}/.well-known/terraform.js\
on`;function L(e){if(!e.startsWith(o))return null;const n=e.slice(o.length).replaceAll("__","-").replaceAll("_","."),t=l(S(n));return t.ok?t.value:null}function K(e){
const n=O(e),t=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_"),n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_")];return[...new Set(
t)].map(s=>o+s).filter(s=>L(s)===e)}function j(e){const n=e.indexOf(":");return n===-1?{name:e,portion:""}:{name:e.slice(0,n),portion:e.slice(n)}}function W(e){
if(e==="")return(0,a.J)("");const n=e.slice(1);if(!/^[+-]?[0-9]+$/.test(n))return(0,a.T)("port portion contains non-digit characters");const t=n.replace(/^([+-]?)0+(?=[0-9])/,
"$1"),s=t.length>20?null:BigInt(t.replace("+",""));return s===null||s>w||s<f?(0,a.T)("port portion contains non-digit characters"):s>v?(0,a.T)("port number is g\
reater than 65535"):(0,a.J)(s===BigInt($)?"":`:${s}`)}function T(e){if(e==="")return"empty string is not a valid hostname";for(const n of e.replace(/\.{1,2}$/,"").
split(".")){if(n==="")return"hostname contains empty label (two consecutive periods)";if(n.startsWith("xn--"))return`hostname label ${(0,c.o)(n)} specified in p\
unycode format; service hostnames must be given in unicode`}return null}const i={http:"80",https:"443",ssh:"22"};function h(e){const{name:n,port:t}=(0,E.cz)(e),
s=n.includes(":")?`[${n}]`:n,u=t===""||t===i[e.scheme];return M(u?s:`${s}:${t}`)}function M(e){const n=l(e);return n.ok?n.value:e.toLowerCase()||null}const A=(e,n)=>n.
length===0||n.some(t=>t.subdomains?e.endsWith(`.${t.host}`):e===t.host)}),7715:((p,k,r)=>{r.d(k,{V:()=>c});const a=new Map([["registry.terraform.io","https://st\
atus.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https:\
//status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),c=E=>a.get(E)??null}),8408:((p,k,r)=>{r.d(k,{mI:()=>R,QC:()=>S,YE:()=>m,DI:()=>b});const a=(...t)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...t),c=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...t);var E=r(3625),g=r(6246);const $=256,v={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},w={...v,checkBidi:!1},f=new RegExp("\\p{M\
}{31}","u"),o="xn--",l=new TextEncoder;let _;function m(t){return _?.name!==t&&(_={name:t,ascii:O(t)}),_.ascii}function O(t){const s=j(t,!1);if(!s.ok)return s;const u=W(
s.value,v);return u===null?(0,E.T)(L(i(t,!1))):(0,E.J)(u)}function S(t){const s=j(t,!0);if(!s.ok)return null;const u=W(s.value,w);if(u===null)return null;const d=j(
u,!1);return d.ok?d.value.join("."):null}const b=t=>T(t)?c(t,v).domain:t,R=t=>c(t).domain,L=t=>`idna: invalid label ${(0,g.o)(t)}`;function K(t){return`idna: di\
sallowed rune U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function j(t,s){if(t.length>$&&T(t))return(0,E.T)(`hostname is longer than ${$}\
 characters`);const u=[];for(const d of i(t,s).split(".")){const y=d.startsWith(o)?h(d):(0,E.J)(d);if(!y.ok)return y;const N=M(y.value);if(N!==null)return(0,E.T)(
N);u.push(y.value)}return(0,E.J)(u)}function W(t,s){const u=t.join(".");return n(u)?u:a(u,s)}const T=t=>/[^\0-\x7f]|xn--/i.test(t);function i(t,s){return t.replace(
/[A-Z]+|[^\0-\x7f]/gu,d=>n(d)?d.toLowerCase():c(d,{transitionalProcessing:s}).domain).normalize("NFC")}function h(t){const s=t.slice(o.length);if(s==="")return(0,E.
J)("");const u=c(t).domain;return u===t||n(u)?(0,E.T)(L(s)):u.normalize("NFC")!==u||!Array.from(u).every(e)?(0,E.T)(L(u)):(0,E.J)(u)}function M(t){if(A(t))return L(
t);if(/^[a-z0-9-]*$/.test(t))return null;if(f.test(t))return L(t);if(!n(t)&&a(t,w)!==null)return null;for(const s of t){if(!e(s))return L(t);if(s<"\x80"&&!/[a-z0-9-]/.
test(s))return K(s)}return L(t)}function A(t){if(t.startsWith("-")||t.endsWith("-"))return!0;if(!t.slice(0,4).includes("--"))return!1;const s=l.encode(t.slice(0,
5));return s.length>4&&s[2]===45&&s[3]===45}function e(t){if(t<"\x80")return!0;const{domain:s,error:u}=c(`1${t}`);return!u&&s===`1${t}`}const n=t=>!/[^\0-\x7f]/.
test(t)}),5011:((p,k,r)=>{r.d(k,{A:()=>b,Nj:()=>L,Vm:()=>_,mD:()=>m,rE:()=>S,vL:()=>O});var a=r(3625),c=r(6246),E=r(1831),g=r(4321);const $={terraform:m("regist\
ry.terraform.io"),opentofu:m("registry.opentofu.org")},v=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,w=/^[0-9a-z]{1,64}$/,f="must be between one and 64 c\
haracters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",o="must be between one and 64\
 ASCII letters or digits",l={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the na\
mespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},_=W=>$[W];function m(W){const T=(0,E.
Pv)(W);if(!T.ok)throw new Error(T.why);return T.value}function O(W,T){if(L(W))return{kind:"local"};const i=S(W,T);if(i.ok)return i.value;const h=(0,g.Zy)(W,T);return h.
ok?{kind:"remote",...h.value}:{kind:"invalid",error:h.why}}function S(W,T){return L(W)?(0,a.T)(`can't use local directory ${(0,c.o)(W)} as a module registry add\
ress`):R(W,"module",T)}const b=W=>R(W,"component","terraform");function R(W,T,i){const h=l[T],{address:M,subdirectory:A}=(0,g.UQ)(W);if(A.startsWith("../"))return(0,a.
T)((0,g.dr)(A,T));const e=M.split("/"),n=e.length===h.parts;if(!n&&e.length!==h.parts+1)return(0,a.T)(`a ${T} registry source address must have ${h.count}`);const t=n?
(0,a.J)(_(i)):K(e.shift()??"",T);if(!t.ok)return t;const s=j(e,T);if(s!==void 0)return(0,a.T)(s);const[u="",d="",y=""]=e,N={hostImplied:n,namespace:u,name:d,system:y,
subdirectory:A};return(0,a.J)({kind:"registry",host:t.value,...N})}const L=W=>/^\.\.?[/\\]/.test(W);function K(W,T){const i=(0,E.Pv)(W);if(!i.ok){const h=`inval\
id ${T} registry hostname ${(0,c.o)(W)}`;return W.includes("--")?(0,a.T)(`${h}; internationalized domain names must be given as direct unicode characters, not i\
n punycode`):(0,a.T)(h)}return i.value.includes(".")?l[T].reserved.includes(i.value)?(0,a.T)(`can't use ${(0,c.o)(i.value)} as a ${T} registry host, because it'\
s reserved for installing directly from version control repositories`):i:(0,a.T)(`invalid ${T} registry hostname: must contain at least one dot`)}function j([W="",
T="",i],h){if(!v.test(W))return W.includes(".")?`source address must have ${l[h].afterHost}`:`invalid namespace ${(0,c.o)(W)}: ${f}`;const M=`${h} registry addr\
esses may not include a query string portion`;if(!v.test(T))return i===void 0&&T.includes("?")?M:`invalid ${h} name ${(0,c.o)(T)}: ${f}`;if(!(i===void 0||w.test(
i)))return i.includes("?")?M:`invalid target system ${(0,c.o)(i)}: ${o}`}}),4321:((p,k,r)=>{r.d(k,{UQ:()=>_,Zy:()=>w,cx:()=>f,dr:()=>O,uE:()=>l});var a=r(3625),
c=r(6246),E=r(4283),g=r(6979),$=r(1064),v=r(1831);function w(e,n){const t=f(e,n);if(!t.ok)return t;const{subdirectory:s,host:u}=t.value;return(0,a.J)({subdirectory:s,
host:u})}function f(e,n){const{address:t,subdirectory:s}=_(e);if(s.startsWith("../"))return(0,a.T)(O(s));const u=R(t.toWellFormed(),n);if(!u.ok)return u;const{subdirectory:d}=u.
value;if(d==="")return(0,a.J)({...u.value,subdirectory:s});const y=m(`${d}/${s}`);return y.startsWith("../")?(0,a.T)(`detected ${O(y)}`):(0,a.J)({...u.value,subdirectory:y})}
const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function l(e,n){const t=o.exec(e)?.[0];if(t===
void 0)return null;const s=w(`${t}a/b`,n);return s.ok?s.value.host:null}function _(e){const n=e.indexOf("?"),t=n<0?e:e.slice(0,n),s=t.indexOf("://"),u=t.indexOf(
"//",s<0?0:s+3);if(u<0)return{address:e,subdirectory:""};const d=n<0?"":e.slice(n),y=t.slice(u+2);return{address:t.slice(0,u)+d,subdirectory:y===""?"":m(y)}}function m(e){
const n=e.startsWith("/"),t=[];for(const u of e.split("/"))u===""||u==="."||(u!==".."?t.push(u):t.length>0&&t.at(-1)!==".."?t.pop():n||t.push(u));const s=(n?"/":
"")+t.join("/");return s===""?".":s}const O=(e,n="module")=>`subdirectory path ${(0,c.o)(e)} leads outside of the ${n} package`,S=(e,n=e.scheme)=>(0,a.J)({subdirectory:"",
host:e.scheme==="file"?null:(0,v.Pm)(e),getter:n,url:e}),b=(e,n)=>(0,a.J)({subdirectory:"",host:n,getter:e,url:null});function R(e,n){const[,t,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(e)??[e,void 0,e],{address:u}=_(s??e),d=(0,E.Dl)(u);if(d.ok&&d.value.scheme!=="")return S(d.value,t);for(const N of A){const P=N(u,n);if(P?.ok)return(0,a.J)(
{...P.value,getter:t??P.value.getter});if(P!==void 0)return P}const y=n==="terraform"?"address":"string";return(0,a.T)(`invalid source ${y}: ${e}`)}function L(e,n,t){
const s=(0,E.Dl)(e);if(!s.ok)return(0,a.T)(`error parsing ${n} URL: ${s.why}`);const{path:u}=s.value,d=t==="git"&&!u.endsWith(".git");return S(d?{...s.value,path:`${u}\
.git`}:s.value,t)}const K=e=>{if(!e.startsWith("github.com/"))return;const n=e.replace(/\?.*$/s,"").split("/");if(n.length<3)return(0,a.T)("GitHub URLs should b\
e github.com/username/repo");const t=L(`https://${n.slice(0,3).join("/")}`,"GitHub","git");if(!t.ok||n.length===3)return t;const s=(0,g.V$)(n.slice(3).join("/").
replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return t;const u=m(s.value).replaceAll("%","%25");return(0,a.J)({...t.value,subdirectory:u})},j=(e,n)=>{
const[,t,s,u]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(s===void 0||u===void 0)return;const d=(0,g.h0)(/\?(.*)$/s.exec(u)?.[1]??""),y=n==="terraform"?
"Git":"GitHub";return d!==null?(0,a.T)(`error parsing ${y} SSH URL: ${d}`):t==="git"?b("git",(0,v.$o)(s)):void 0},W=e=>e.startsWith("bitbucket.org/")?L(`https:/\
/${e}`,"BitBucket","git"):void 0,T=(e,n)=>{const t=n==="terraform"?"googleapis.com/":".googleapis.com/";if(!e.includes(t))return;const s=e.split("/");return s.length<
5?(0,a.T)("URL is not a valid GCS URL"):L(`https://www.googleapis.com/storage/${s.slice(2).join("/")}`,"GCS","gcs")},i=e=>{if(!e.includes(".amazonaws.com/"))return;
const[n="",...t]=e.split("/"),s=h(n.split("."));return s===void 0?(0,a.T)("URL is not a valid S3 URL"):L(`https://${[s,...t].join("/")}`,"S3","s3")};function h(e){
const[n="",t="",s=""]=e;return e.length===3?`${n}.amazonaws.com`:e.length===4?`${t}.amazonaws.com/${n}`:e.length===5&&t==="s3"?`s3.${s}.amazonaws.com/${n}`:void 0}
const A=[K,j,W,T,i,(e,n)=>{if(e!=="")return e.startsWith("/")?b("file",null):(0,a.T)(`${$.bB[n]} cannot detect a supported external module source type for ${e}`)}]}),
8999:((p,k,r)=>{r.d(k,{v:()=>E});var a=r(4283),c=r(630);function E(g,$){const v=(0,a.Dl)($);if(!v.ok)return{...v,reason:"syntax"};const f=v.value.scheme===""?(0,c.
s)(g,v.value):v.value;return f.scheme!=="http"&&f.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${f.scheme}`}:f.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...f,fragment:""}}}}),9562:((p,k,r)=>{r.d(k,{Bn:()=>f,D6:()=>R,M:()=>o,OA:()=>j,
OZ:()=>w,S3:()=>v,TE:()=>u,TW:()=>T,Tz:()=>d,e$:()=>g,eQ:()=>M,oe:()=>t,p4:()=>S,qE:()=>L,xq:()=>$});var a=r(3307),c=r(3625),E=r(8999);const g="modules.v1",$="p\
roviders.v1",v="login.v1",w="tfe.v2",f="tfe.v2.1",o="tfe.v2.2",l=[g,$,w,f,o,"state.v2"],_=[v,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],m=P=>P.
split(".",1)[0]??"",O=(P,x)=>P.some(X=>m(X)===m(x)),S=P=>O(l,P),b=new Set([...l,..._]),R=P=>P!=="state.v2"&&b.has(P),L=P=>S(P)||O(_,P),K=[g,$,v,w,f,o,..._];function j(P){
if(L(P))return null;const x=P.toLowerCase(),X=Y=>Y===x||Y.slice(m(Y).length)===x.slice(m(x).length)&&m(Y).length>=W&&T(m(Y),m(x));return K.find(X)??null}const W=5;
function T(P,x){let X=0;for(;X<P.length&&P[X]===x[X];)X+=1;const[Y,Q]=[P.slice(X),x.slice(X)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.
slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const i="[0-9A-Za-z~-]",h=P=>`${P}${i}*(?:\\.${i}+)*`,M=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${h("[0-9]")})|-?(${h("[A-\
Za-z~-]")}))?(?:\\+(${h(i)}))?`,A=new RegExp(`^${M}$`),e=2n**63n-1n,n=2n**64n-1n;function t(P,x){const X=P.indexOf(".");if(X<0)return(0,c.T)(`invalid service ID\
 format (i.e. service.vN): ${P}`);const Y=P.slice(0,X),Q=P.slice(X+1);switch(x){case"terraform":return A.exec(Q)?.[1]?.split(".").every(oe=>s(oe,e))?(0,c.J)({name:Y,
version:Q}):(0,c.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const q=Y==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(q)&&s(q.slice(
1),n)?(0,c.J)({name:Y,version:Q}):(0,c.T)('invalid service version: must be "v" followed by an integer major version number')}}}const s=(P,x)=>P.replace(/^0+/,"").
length<=String(x).length&&BigInt(P)<=x;function u(P,x){const X=t(P,x.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:Y}=X.value;if(x.services===null)
return{kind:"missing",why:d(Y)};const Q=x.services.find(q=>q.id===P);return Q!==void 0?y(Q,X.value,x):x.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"versio\
n",why:N(X.value,x)}:{kind:"missing",why:`host ${x.display} does not provide a ${Y} service`}}const d=P=>`host does not provide a ${P} service`;function y({id:P,
value:x,leftOut:X=0},Y,Q){if(P===v)return(0,a.Gv)(x)?{kind:"object",value:x,leftOut:X}:{kind:"type",why:`service ${P} must be declared with an object value in t\
he service discovery document`,value:x};if(typeof x!="string")return{kind:"type",why:N(Y,Q),value:x};const q=(0,E.v)(Q.documentUrl,x);if(q.ok)return{kind:"url",
url:q.value,value:x};const se=`failed to parse service URL: ${q.why}`;return{kind:"bad-url",reason:q.reason,why:se,value:x}}function N({name:P,version:x},{client:X,
display:Y}){const Q=X==="terraform"?x:BigInt(/\d+/.exec(x)?.[0]??0);return`host ${Y} does not support ${P} version ${Q}`}}),2713:((p,k,r)=>{r.d(k,{I:()=>c,o:()=>E});
const a="***",c=4;class E{#e;constructor($){this.#e=$}reveal(){return this.#e}toString(){return a}toJSON(){return a}[Symbol.for("nodejs.util.inspect.custom")](){
return a}}}),3592:((p,k,r)=>{r.d(k,{Bw:()=>E,G5:()=>v,_O:()=>c,aq:()=>g,xV:()=>$,xv:()=>a});const a="1.0.0",c=`tf-disco-action/${a}`,E="https://github.com/org/t\
f-disco-action",g=`${E}/blob/v1/docs/problems.md`,$=`${E}/issues`,v=1}),5955:((p,k,r)=>{r.d(k,{$$:()=>c,Wv:()=>a,_3:()=>$,_Q:()=>g,mk:()=>f,ux:()=>v});class a{bytes;constructor(l){
this.bytes=l}take(l){const _=c(l);return _>this.bytes?!1:(this.bytes-=_,!0)}}const c=o=>new TextEncoder().encode(o).length,E=100;function*g(o,l,_,m=""){let[O,S]=[
0,0];for(const b of o){const R=S<E?_(b):null;R!==null&&l.take(R)?yield`${O++===0?"":m}${R}`:S+=1}return S}function $(o,l){let _=l;for(const[m,O]of o.toSorted((S,b)=>S-
b).entries()){const S=_/(o.length-m);if(O>S)return S;_-=O}return Number.POSITIVE_INFINITY}function v(o,l,_){let[m,O]=[0,0];for(const S of o){if(O+=_(S),O>l)break;
m+=1}return m===o.length?o:o.slice(0,m)}const w=64*1024;function*f(o){let l="";for(const _ of o)l+=_,!(l.length<w)&&(yield l,l="");l!==""&&(yield l)}}),8641:((p,k,r)=>{
r.d(k,{BP:()=>_,D9:()=>R,J7:()=>l,LS:()=>m,My:()=>S,RK:()=>o,cq:()=>n,h$:()=>i,js:()=>b,s$:()=>A,z5:()=>e});const a=500,c=4e3,E=160,g=2,$=t=>/^[ -~]*$/.test(t),
v=t=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(t),w=t=>new RegExp("\\p{M}",
"u").test(t),f=t=>`<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function o(t,s=a){if(t.length<=s&&$(t))return t;let u="",d=g;for(const y of t){
d=w(y)?d+1:0;const N=v(y)||d>g?f(y):y;if(u.length+N.length>s)return`${u}\u2026`;u+=N}return u}function l(t,s=E){const u=Array.from(t.slice(-2*s)).slice(-s).join(
""),d=Array.from(o(u,Number.POSITIVE_INFINITY));return`${u===t&&d.length<=s?"":"\u2026"}${d.slice(-s).join("")}`}function _(t){return t.replace(/##(?=\w*\[)/g,"\
# #").replace(/^(\s*:)(?=:)/,"$1 ")}function m(t,s=c){const d=t.split(`
`).map(y=>_(o(y,s))).join(`
`);return d.length>s?`${d.slice(0,s).toWellFormed()}\u2026`:d}const O={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},S=t=>t.replace(/[&<>"']/g,s=>O[s]??
s);function b(t,s=a){return o(t,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,u=>`&#${u.codePointAt(0)};`)}function R(t,s=a){return t===""?"<i>empty</i>":
`<code>${b(t,s)}</code>`}const L=t=>$(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(t),K=/^[0-9a-f]{7,}$/i,j=`"'\
(`,W=`"'),.;:!?\u2026`,T=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function i(t,s=c){return(o(t,s).match(T)??[]).map(u=>{if(u.split(" ").every(M))return b(u,s);
if(u.includes(" ")||/^(["`]).+\1$/u.test(u))return R(u.replace(/^`(.*)`$/u,"$1"),s);const{before:y,core:N,after:P}=h(u);return`${b(y)}${R(N.replace(/^`(.*)`$/u,
"$1"),s)}${b(P)}`}).join("")}function h(t){let s=0,u=t.length;for(;s<u&&j.includes(t.charAt(s));)s+=1;for(;u>s&&W.includes(t.charAt(u-1));)u-=1;return{before:t.
slice(0,s),core:t.slice(s,u),after:t.slice(u)}}function M(t){const{core:s}=h(t);return L(s)&&!K.test(s)}const A=t=>t.replace(/[^ -~\n]/gu,s=>v(s)?e(s):s).replace(
/##(?=\w*\[)/g,e),e=t=>t.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(t){return t.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((p,k,r)=>{r.d(k,{p:()=>$});var a=r(3592),c=r(8641);const E=100,g=5;function $(v,w){const f=[];let o=v;for(;o!==void 0&&f.length<g;)f.push(w(o instanceof
Error?o.stack??o.message:String(o))),o=o instanceof Error?o.cause:void 0;const l=f.join(`
caused by: `).split(`
`).slice(0,E);return[`tf-disco ${a.xv} crashed; this is a bug, please report it with this text at ${a.xV}`,...l.map(_=>(0,c.BP)((0,c.RK)(_)))].join(`
`)}}),3469:((p,k,r)=>{r.d(k,{l:()=>S,w:()=>O});var a=r(1064);const c=[0,0,0],E=[Number.POSITIVE_INFINITY,0,0],g={from:c,before:E},$={from:[Number.MAX_SAFE_INTEGER,
0,0],before:E},v=(b,R)=>b[0]-R[0]||b[1]-R[1]||b[2]-R[2],w=200,f=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(b){if(b.length>w)return null;if(b==="latest")return $;const R=b.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let L=g;for(const K of R){const j=l(K);if(j===null)return null;L={from:v(j.from,L.from)>0?j.from:L.from,before:v(j.before,L.before)<0?j.before:
L.before}}return R.length===0?null:L}function l(b){const R=f.exec(b);if(R===null)return null;const[,L="",...K]=R,j=K.slice(0,3).flatMap(A=>/^\d/.test(A??"")?[Number(
A)]:[]),[W=0,T=0,i=0]=j,h=[W,T,i],M=A=>A<=1?[W+1,0,0]:A===2?[W,T+1,0]:[W,T,i+1];switch(L){case">=":return{from:h,before:E};case">":return{from:M(j.length),before:E};case"\
<":return{from:c,before:h};case"<=":return{from:c,before:M(j.length)};case"!=":return g;case"~>":return{from:h,before:M(j.length-1)};case"^":return{from:h,before:M(
1)};case"~":return{from:h,before:M(Math.min(j.length,2))};default:return{from:h,before:M(j.length)}}}const _=(b,R)=>b===null?R:o(b)?.from??R;function m(b,R){const{
from:L,before:K}=o(b)??g;return v(L,_(R.before,E))<0&&v(_(R.from,c),K)<0}function O(b,R){const L=a.pH.filter(j=>j.client===b);if(R.length===0)return L;const K=L.
filter(j=>R.some(W=>m(W,j)));return K.length===0?L:K}const S=b=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(b)}),3474:((p,k,r)=>{r.d(k,{CV:()=>o,
Ku:()=>m,Ob:()=>A,PW:()=>w,TN:()=>S,WD:()=>b,YA:()=>L,Yq:()=>W,ai:()=>R,lq:()=>K,lx:()=>j,pS:()=>O,p_:()=>_,xH:()=>f});var a=r(2713),c=r(3469),E=r(7630),g=r(8535);
const $=(n,t)=>({isList:!1,value:n,parse:t}),v=n=>({value:n,mistakes:[]}),w=$("FILE",n=>v(n||null)),f=(n,t)=>$(n,(s,u)=>{if(s==="")return v(null);const d=t(s);return d.
ok?v(d.value):{value:null,mistakes:[`${u}: ${d.why}`]}}),o=$("TOKEN",n=>v(n===""?null:new a.o(n))),l=20,_=(n,t,s=E.Dw)=>({isList:!0,value:n,parse:(u,d)=>{const y=s(
u).map(t),N=y.flatMap(P=>P.ok?[]:[`${d}: ${P.why}`]);return{value:y.flatMap(P=>P.ok?[P.value]:[]),mistakes:m(N,d)}}});function m(n,t){const s=n.length-l;return n.
slice(0,l).concat(s>0?`${t}: ${s} more lines are wrong`:[])}const O=1e4,S={isList:!0,value:"HOST",parse:(n,t)=>{const{value:s,mistakes:u}=_("HOST",E.l6).parse(n,
t),d=Map.groupBy(s,({host:N})=>N);return{value:Array.from(d,([N,P])=>({host:N,services:[...new Set(P.flatMap(({services:x})=>x))],addresses:P.flatMap(({addresses:x})=>x)})),
mistakes:u}}},b=n=>({isList:!0,value:"LABEL",parse:(t,s)=>{const{value:u,mistakes:d}=_("LABEL",E.V8).parse(t,s),y=u.flat();return{value:[...new Set(y.length===0?
[n]:y)],mistakes:d}}}),R=({min:n,max:t,whole:s})=>$("N",(u,d)=>{const y=/^\d+(\.\d+)?$/.test(u)?Number(u):Number.NaN;if(y>=n&&y<=t&&(!s||Number.isInteger(y)))return v(
y);const P=`${d} is "${u}", expected ${s?"a whole number":"a number"} from ${n} to ${t}`;return{value:n,mistakes:[P]}}),L=n=>$("SECONDS",(t,s)=>{const{value:u,mistakes:d}=R(
n).parse(t,s);return{value:u*1e3,mistakes:d}}),K=({parse:n,...t})=>({...t,parse:(s,u)=>s===""?v(null):n(s,u)}),j=$("",(n,t)=>{const s=/^(true|True|TRUE)$/.test(
n),u=s||/^(false|False|FALSE)$/.test(n);return{value:s,mistakes:u?[]:[`${t} is "${n}", expected "true" or "false"`]}}),W=(...n)=>({isList:!1,value:n.join("|"),choices:n,
parse:(t,s)=>{const d=n.some(y=>y===t)?[]:[`${s} is "${t}", ${T(t,n)}`];return{value:t,mistakes:d}}});function T(n,t){const s=(0,g.q)(n,t),u=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${t.map(d=>`"${d}"`).join(", ")}${u}`}const i=["auto","terraform","opentofu","both"],h=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
A={isList:!1,value:"CLI",choices:i,parse:(n,t)=>{const[,s,u=null]=h.exec(n)??[],d=`${t} is "${n}"`;if(s===void 0){const N=T(n,i),P=N.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:e,mistakes:[`${d}, ${N}${P}`]}}const y={name:s,version:u};if(u===null)return v(y);if(s==="auto"||s==="both"){const N=`${d}\
, but only "terraform" and "opentofu" can have a version`;return{value:e,mistakes:[N]}}return(0,c.l)(u)?v(y):{value:e,mistakes:[`${d}, expected a version such a\
s "${s} 1.10"`]}}},e={name:"auto",version:null}}),7630:((p,k,r)=>{r.d(k,{Dw:()=>f,IL:()=>R,Ju:()=>K,Kd:()=>i,V8:()=>M,aS:()=>m,jM:()=>b,l6:()=>S,o2:()=>_,vk:()=>o,
x2:()=>T});var a=r(3625),c=r(5143),E=r(3229),g=r(1064),$=r(1831),v=r(9562),w=r(2713);function f(A){return A.split(/\r\n|[\n\r]/).map(e=>e.replace(/(^|\s)#.*$/s,
"").trim()).filter(e=>e!=="")}function o(A){return A.split(/\r\n|[\n\r]/).map(e=>e.trim()).filter(e=>e!==""&&!e.startsWith("#"))}function l(A){const e=(0,$.Pv)(
A);if(e.ok)return e;const n=(0,E.L6)(A);return(0,a.T)(`"${A}" is not a hostname: ${e.why}${n===null?"":`; ${n}`}`)}const _=A=>(0,c.en)(A)?(0,a.J)(A):(0,a.T)(`"${A}\
" is not the name of a repository, such as "acme/network"`);function m(A){const e=(0,v.OA)(A);return e!==null?(0,a.T)(`"${A}" is not a known service id; did you\
 mean ${e}?`):g.Du.some(n=>(0,v.oe)(A,n).ok)?(0,a.J)(A):(0,a.T)(`"${A}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const O=/^(modules\.v1|providers\.v1)=(.*)$/s;
function S(A){const e=A.split(/\s+/).flatMap(x=>O.test(x)?[x]:x.split(",")),[n="",...t]=e.filter(x=>x!==""),s=l(n),u=t.flatMap(x=>{const[,X,Y=""]=O.exec(x)??[];
return X===void 0?[]:[{service:X,text:Y}]}),d=t.map(x=>O.exec(x)?.[1]??x),y=d.map(m).flatMap(x=>x.ok?[]:[x.why]),N=s.ok?y:[s.why,...y];if(!s.ok||N.length>0)return(0,a.
T)(N.join("; "));const P=u.map(x=>({...x,host:s.value}));return(0,a.J)({host:s.value,services:[...new Set(d)],addresses:P})}function b(A){const e=A.startsWith("\
*."),n=l(e?A.slice(2):A);return n.ok?(0,a.J)({host:n.value,subdomains:e}):n}function R(A){const e=A.indexOf("=");if(e<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const n=(0,$.Pv)(A.slice(0,e).trim());return n.ok?(0,a.J)({host:n.value,token:new w.o(A.slice(e+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const L=/^\d{1,5}$/;function K(A){const e="expected HOST[:PORT]=ADDRESS[:PORT]",n=A.indexOf("=");if(n<0)return(0,a.
T)(`"${A}" has no "="; ${e}`);const t=A.slice(0,n).trim(),s=l(t);if(!s.ok)return s;const u=s.value.replace(/:\d+$/,""),d=W(A.slice(n+1).trim());return d===null?
(0,a.T)(`"${A}" has no valid address; ${e}`):(0,a.J)({name:u,port:j(t),...d})}function j(A){const e=A.indexOf(":");return e<0?null:Number(A.slice(e+1))}function W(A){
const e=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(A)??/^([^:\s[\]]+)(?::(.*))?$/.exec(A);if(e?.[1]!==void 0){const n=e[2];return n===void 0?{address:e[1],addressPort:null}:
!L.test(n)||Number(n)<1||Number(n)>65535?null:{address:e[1],addressPort:Number(n)}}return/^[\da-fA-F:]+$/.test(A)?{address:A,addressPort:null}:null}function T(A){
const[e="",n,...t]=A.split(/\s+/);if(t.length>0)return(0,a.T)(`"${A}" has too many words; expected CODE [HOST]`);if(n===void 0)return(0,a.J)({code:e,host:null});
const s=l(n);return s.ok?(0,a.J)({code:e,host:s.value}):s}const i=A=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(A)?(0,a.J)(A):(0,a.T)(`"${A}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),h=50;function M(A){const e=A.split(",").map(t=>t.trim()).filter(t=>t!==""),n=e.find(t=>t.length>h);return n===void 0?(0,a.
J)(e):(0,a.T)(`"${n}" has ${n.length} characters; GitHub allows at most ${h}`)}}),8535:((p,k,r)=>{r.d(k,{q:()=>E});var a=r(9562);const c=3;function E($,v){const w=g(
$);if(w.length<2)return null;const f=o=>{const[l,..._]=w.length<c?[]:v.filter(m=>o(g(m)));return l===void 0||_.length>0?null:l};return v.find(o=>g(o)===w)??v.find(
o=>(0,a.TW)(g(o),w))??f(o=>o.startsWith(w))??f(o=>o.includes(w))}const g=$=>$.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),7814:((p,k,r)=>{r.d(k,{$:()=>E,e:()=>g});
var a=r(3625);const c=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".ht\
ml","html"]];function E($){const v=$.toLowerCase(),w=c.find(([f])=>v.endsWith(f));return w!==void 0?(0,a.J)({path:$,format:w[1]}):(0,a.T)(`"${$}" does not end w\
ith a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const g=$=>/\.json$/i.test($)?(0,a.J)($):(0,a.
T)(`"${$}" does not end with ".json"; a badge is JSON from which shields.io makes an image`)}),3152:((p,k,r)=>{r.d(k,{GN:()=>v,P$:()=>f,w7:()=>w});var a=r(6174),
c=r(3474),E=r(7630),g=r(772),$=r(6339);class v extends Error{name="SettingsError";mistakes;constructor(l){const _=l.map(a._);super(_.join(`
`)),this.mistakes=_}}const w={setting:o=>o,missingPath:(o,l)=>`scan names "${o}", which does not exist in ${l}`};function f(o,{setting:l}=w){const _=g.y.map(({name:L,
field:K,kind:j,default:W})=>({field:K,...j.parse(o[L]?.trim()||W,l(L))})),m=Object.fromEntries(_.map(({field:L,value:K})=>[L,K])),O=[...m.scan,...m.usages,...(0,E.
Dw)(o.hostnames??"")].length===0,{length:S}=m.hostnames,b=m.shard===null&&S>c.pS,R=`${l("hostnames")} has ${S} hosts, the limit is ${c.pS}`;return{settings:O?{...m,
scan:["."]}:m,mistakes:[..._.flatMap(({mistakes:L})=>L),...b?[R]:[],...(0,$.U)(m,{setting:l})]}}}),5885:((p,k,r)=>{r.d(k,{X:()=>E,h:()=>c});var a=r(3625);const c=256;
function E(g){const[,$=0,v=0]=(/^(\d{1,3})\/(\d{1,3})$/.exec(g)??[]).map(Number);return $>=1&&$<=v&&v<=c?(0,a.J)({index:$,count:v}):(0,a.T)(`"${g}" is no shard;\
 expected I/N, where N is at most ${c} and I is from 1 to N: "1/4"`)}}),772:((p,k,r)=>{r.d(k,{f:()=>S,y:()=>O});var a=r(3625),c=r(3474),E=r(7630),g=r(5885);const $=[
{name:"usages",field:"usages",kind:(0,c.p_)("FILE",a.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks wha\
t these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,c.p_)("OWNER/NAME",E.o2),help:"Repositories w\
hose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete.",default:""},{name:"shard",field:"shard",kind:(0,c.xH)(
"I/N",g.X),help:"Checks only the I-th of N parts of the hosts, such as `1/4`. Which part a host belongs to depends on its name alone.",default:""}],v=[{name:"me\
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
var w=r(7814);const f=[{name:"hostnames",field:"hostnames",kind:c.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is requir\
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
at are then not checked are reported.",default:"500"}],l=[{name:"tokens",field:"tokens",kind:(0,c.p_)("HOST=TOKEN",E.IL,E.vk),help:"Tokens, one per line: `HOST=\
TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"cliConfig",kind:c.PW,help:"CLI configuration file to read inst\
ead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],_=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,c.lq)((0,c.YA)({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
.",default:""},{name:"retries",field:"retries",kind:(0,c.ai)({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP\
 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,c.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact a\
t the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,c.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without\
 a result by then are reported as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"caFile",kind:c.PW,help:"PEM file with certificate aut\
horities to trust in addition to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,c.p_)("HOST=ADDRESS",E.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",default:""}],m=[{name:"certificate-days",field:"\
certificateDays",kind:(0,c.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},{name:"\
slow-seconds",field:"slowMs",kind:(0,c.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,c.
Yq)("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,c.
p_)("CODE",E.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"\
report",field:"report",kind:(0,c.p_)("FILE",w.$),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit)\
, `.md`, `.html` or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:c.PW,help:"JSON Lines file to which each run appends its res\
ults; reports then show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",field:"badge",kind:(0,c.xH)("FILE",w.e),help:"JSON file \
for a badge of shields.io to write.",default:""}],O=[...f,...$,...o,...l,..._,...m,...v],S=[["What to check",f],["Many repositories",$],["Following `init`",o],[
"Credentials",l],["Network",_],["Result",m]]}),6339:((p,k,r)=>{r.d(k,{S:()=>c,U:()=>E});var a=r(6760);function c(f,{setting:o}){const{scan:l,exclude:_,roots:m,dialect:O,
changedOnly:S,repositories:b}=f,R=o("usages");if(f.usages.length===0)return b.length===0?[]:[`${o("repositories")} needs ${R}; set it to the usages files of the\
 repositories`];const L=w(R)?`repeat ${R}`:`write one a line in ${R}`,K="set it for `tf-disco usages`, which reads the files of the repository";return[[l.length>
0,"scan",`${K}; to check several files, ${L}`],[_.length>0,"exclude",K],[m.length>0,"roots",K],[O.name!=="auto","dialect",K],[S,"changed-only","remove it: usage\
s files do not say what a pull request changes"]].flatMap(([W,T,i])=>W?[`${o(T)} cannot be used together with ${R}; ${i}`]:[])}const E=(f,{setting:o})=>[...g(f).
map(l=>`${o(l)} cannot be used together with ${o("shard")}, which checks only some of the hosts; set it where the reports of all shards are merged`),...$(f).map(
([l,_])=>`${o(l)} is ${_}, which needs ${o("history")}; set it to a file that is kept from run to run`),...v(f).map(([l,_,m])=>`${o(l)} and ${o(_)} both name ${m}\
; write to different files`)];function g(f){const{shard:o,history:l,badge:_,comment:m,issue:O}=f;return o===null?[]:[[l!==null,"history"],[_!==null,"badge"],[m!==
"never","comment"],[O!=="never","issue"]].flatMap(([b,R])=>b?[R]:[])}function $({history:f,issueOpenAfter:o,issueCloseAfter:l}){return f===null?[["issue-open-af\
ter",o],["issue-close-after",l]].filter(([,m])=>m>1):[]}function v({report:f,history:o,badge:l}){const _=[...f.map(({path:m})=>["report",m]),...o===null?[]:[["h\
istory",o]],...l===null?[]:[["badge",l]]];return _.flatMap(([m,O],S)=>{const b=_.slice(0,S).find(([R,L])=>R!==m&&(0,a.normalize)(L)===(0,a.normalize)(O));return b===
void 0?[]:[[b[0],m,O]]})}const w=f=>f.startsWith("--")}),6875:((p,k,r)=>{r.d(k,{I:()=>c,V:()=>a});class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){
return this.#e.signal}end(g){this.#n??=g,this.#e.abort()}}const c=(E,g)=>{const $=setTimeout(g,E);return()=>clearTimeout($)}}),2613:(p=>{p.exports=process.getBuiltinModule(
"assert")}),4434:(p=>{p.exports=process.getBuiltinModule("events")}),9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=process.getBuiltinModule(
"http")}),5692:(p=>{p.exports=process.getBuiltinModule("https")}),9278:(p=>{p.exports=process.getBuiltinModule("net")}),4589:(p=>{p.exports=process.getBuiltinModule(
"node:assert")}),6698:(p=>{p.exports=process.getBuiltinModule("node:async_hooks")}),4573:(p=>{p.exports=process.getBuiltinModule("node:buffer")}),1421:(p=>{p.exports=
process.getBuiltinModule("node:child_process")}),7598:(p=>{p.exports=process.getBuiltinModule("node:crypto")}),3053:(p=>{p.exports=process.getBuiltinModule("nod\
e:diagnostics_channel")}),610:(p=>{p.exports=process.getBuiltinModule("node:dns")}),8474:(p=>{p.exports=process.getBuiltinModule("node:events")}),3024:(p=>{p.exports=
process.getBuiltinModule("node:fs")}),7067:(p=>{p.exports=process.getBuiltinModule("node:http")}),2467:(p=>{p.exports=process.getBuiltinModule("node:http2")}),7030:(p=>{
p.exports=process.getBuiltinModule("node:net")}),8161:(p=>{p.exports=process.getBuiltinModule("node:os")}),6760:(p=>{p.exports=process.getBuiltinModule("node:pa\
th")}),3916:(p=>{p.exports=process.getBuiltinModule("node:path/posix")}),643:(p=>{p.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(p=>{p.exports=process.
getBuiltinModule("node:querystring")}),99:(p=>{p.exports=process.getBuiltinModule("node:sqlite")}),7075:(p=>{p.exports=process.getBuiltinModule("node:stream")}),
7830:(p=>{p.exports=process.getBuiltinModule("node:stream/web")}),8500:(p=>{p.exports=process.getBuiltinModule("node:timers/promises")}),1692:(p=>{p.exports=process.
getBuiltinModule("node:tls")}),3136:(p=>{p.exports=process.getBuiltinModule("node:url")}),7975:(p=>{p.exports=process.getBuiltinModule("node:util")}),3429:(p=>{
p.exports=process.getBuiltinModule("node:util/types")}),8877:(p=>{p.exports=process.getBuiltinModule("node:v8")}),5919:(p=>{p.exports=process.getBuiltinModule("\
node:worker_threads")}),8522:(p=>{p.exports=process.getBuiltinModule("node:zlib")}),857:(p=>{p.exports=process.getBuiltinModule("os")}),6928:(p=>{p.exports=process.
getBuiltinModule("path")}),4756:(p=>{p.exports=process.getBuiltinModule("tls")}),9023:(p=>{p.exports=process.getBuiltinModule("util")})},ae={};function z(p){var k=ae[p];
if(k!==void 0)return k.exports;var r=ae[p]={exports:{}},a=!0;try{ue[p](r,r.exports,z),a=!1}finally{a&&delete ae[p]}return r.exports}z.m=ue,typeof z<"u"&&(z.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",k=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",a=E=>{E&&E.d<1&&(E.d=1,E.forEach(g=>g.r--),E.forEach(g=>g.r--?g.r++:g()))},c=E=>E.map(g=>{if(g!==null&&typeof g=="object"){if(g[p])return g;if(g.then){
var $=[];$.d=0,g.then(f=>{v[k]=f,a($)},f=>{v[r]=f,a($)});var v={};return v[p]=f=>f($),v}}var w={};return w[p]=f=>{},w[k]=g,w});z.a=(E,g,$)=>{var v;$&&((v=[]).d=
-1);var w=new Set,f=E.exports,o,l,_,m=new Promise((O,S)=>{_=S,l=O});m[k]=f,m[p]=O=>(v&&O(v),w.forEach(O),m.catch(S=>{})),E.exports=m,g(O=>{o=c(O);var S,b=()=>o.
map(L=>{if(L[r])throw L[r];return L[k]}),R=new Promise(L=>{S=()=>L(b),S.r=0;var K=j=>j!==v&&!w.has(j)&&(w.add(j),j&&!j.d&&(S.r++,j.push(S)));o.map(j=>j[p](K))});
return S.r?R:b()},O=>(O?_(m[r]=O):l(f),a(v))),v&&v.d<0&&(v.d=0)}})(),(()=>{var p=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,k;z.t=function(r,a){
if(a&1&&(r=this(r)),a&8||typeof r=="object"&&r&&(a&4&&r.__esModule||a&16&&typeof r.then=="function"))return r;var c=Object.create(null);z.r(c);var E={};k=k||[null,
p({}),p([]),p(p)];for(var g=a&2&&r;typeof g=="object"&&!~k.indexOf(g);g=p(g))Object.getOwnPropertyNames(g).forEach($=>E[$]=()=>r[$]);return E.default=()=>r,z.d(
c,E),c}})(),z.d=(p,k)=>{for(var r in k)z.o(k,r)&&!z.o(p,r)&&Object.defineProperty(p,r,{enumerable:!0,get:k[r]})},z.f={},z.e=p=>Promise.all(Object.keys(z.f).reduce(
(k,r)=>(z.f[r](p,k),k),[])),z.u=p=>({400:"400",660:"660",826:"660",1276:"660",1371:"660",1845:"400",2558:"2558",2629:"660",2909:"2558",2929:"2558",3432:"660",5528:"\
2558",5962:"400",9069:"9069"}[p]??p)+".index.js",z.o=(p,k)=>Object.prototype.hasOwnProperty.call(p,k),z.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={6667:0,8792:0},k=r=>{var{ids:a,modules:c,runtime:E}=r,g,$,
v=0;for(g in c)z.o(c,g)&&(z.m[g]=c[g]);for(E&&E(z);v<a.length;v++)$=a[v],z.o(p,$)&&p[$]&&p[$][0](),p[a[v]]=0};z.f.j=(r,a)=>{var c=z.o(p,r)?p[r]:void 0;if(c!==0)
if(c)a.push(c[1]);else{var E=import("./"+z.u(r)).then(k,g=>{throw p[r]!==0&&(p[r]=void 0),g}),E=Promise.race([E,new Promise(g=>c=p[r]=[g])]);a.push(c[1]=E)}}})();
var ce={};z.d(ce,{C:()=>ye,a:()=>Se});const ye=()=>Promise.all([z.e(2558),z.e(2929),z.e(6667),z.e(5528),z.e(2909)]).then(z.bind(z,2909)),Se=()=>Promise.all([z.e(
6667),z.e(9069)]).then(z.bind(z,9069));var ke=ce.C,be=ce.a;export{ke as runAction,be as runCli};
