var ue={9018:((p,C,c)=>{c.d(C,{r:()=>Me,c:()=>Te});var a=c(1831),f=c(2713),E=c(7630);const _=L=>(0,a.Pv)(L).ok,M=L=>L.includes(".")&&_(L);function g(L,U){const N=(0,E.
vk)(L.tokens??"").flatMap(k=>{const W=k.indexOf("="),F=k.slice(W+1).trim(),J=W<0?"":k.slice(0,W).trim();return J!==""&&(!_(J)||!J.includes(".")&&M(F))?[F,J,k]:[
F]}),H=Object.entries(U).flatMap(([k,W])=>k.startsWith("TF_TOKEN_")&&W!==void 0?[W]:[]);return[...N,...H,L["github-token"]?.trim()??""].filter(k=>k!=="").map(k=>new f.
o(k))}var A=c(1064);const d=16777619,o=2654435761;class l{length;#e;#n;#s;#t;constructor(U,N,H){this.length=U,this.#e=N;const k=Math.max(4,Math.ceil(Math.log2(2*
H.length+1)));this.#n=new Int32Array(2**k).fill(-1),this.#s=32-k;let W=1;for(let F=1;F<U;F+=1)W=Math.imul(W,d);this.#t=W;for(const F of H)this.#n[this.#c(N,F,this.#i(
N,F))]=F}hasAt(U,N){return N<0||N+this.length>U.length?!1:this.#o(U,N,this.#i(U,N))>=0}search(U,N,H){const k=this.length;if(U.length<k)return;let W=this.#i(U,0);
for(let F=0;;F+=1){const J=this.#o(U,F,W);if(J>=0){let[X,Z]=[0,k];for(;X<N&&this.#r(U,F,J,-1-X);)X+=1;for(;Z<k+N&&this.#r(U,F,J,Z);)Z+=1;H(F-X,F+Z)}if(F+k>=U.length)
return;const z=W-Math.imul(U[F]??0,this.#t);W=Math.imul(z,d)+(U[F+k]??0)|0}}#o(U,N,H){return this.#n[this.#c(U,N,H)]??-1}#r(U,N,H,k){const W=U[N+k];return W!==void 0&&
W===this.#e[H+k]}#c(U,N,H){let k=Math.imul(H^H>>>15,o)>>>this.#s;for(;;){const W=this.#n[k]??-1;if(W<0||this.#a(W,U,N))return k;k=k+1===this.#n.length?0:k+1}}#a(U,N,H){
for(let k=0;k<this.length;k+=1)if(!this.#r(N,H,U,k))return!1;return!0}#i(U,N){let H=0;for(let k=N;k<N+this.length;k+=1)H=Math.imul(H,d)+(U[k]??0)|0;return H}}var v=c(
7251),m=c(8408);const y=4;function R(L,U){let N={text:L,starts:null};for(let H=0;H<y&&N!==null;H+=1)U(u(N,L.length)),N=s(N,L.length)}const P="\u2026",w=32,b=Uint16Array.
from({length:128},(L,U)=>{const N=String.fromCharCode(U);return U<=w||U===127?w:({"-":"+",_:"/"}[N]??N).toLowerCase().charCodeAt(0)});function K(L){return L===P?
L:/[\s\x80-\x9f]/.test(L)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(L)?"":L.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),B=new Uint32Array(1025);function D(L){if(L<x.length)return;const[U,N]=[new Uint16Array(2*L),new Uint32Array(2*L+1)];U.set(x),N.set(B),x=U,B=N}function u({
text:L,starts:U},N){D(L.length);let H=0;for(let k=0;k<L.length;k+=1){const W=L.charCodeAt(k),F=U===null?k:U[k]??N;if(W<128){H=h(b[W]??w,F,H);continue}const J=String.
fromCodePoint(L.codePointAt(k)??0),z=K(J);D(H+z.length+L.length-k);for(let X=0;X<z.length;X+=1)H=h(z.charCodeAt(X),F,H);k+=J.length-1}return B[H]=N,{codes:x.subarray(
0,H),starts:B.subarray(0,H+1)}}function h(L,U,N){return L===w&&N>0&&x[N-1]===w?N:(x[N]=L,B[N]=U,N+1)}const T={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
O=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
e=/[%\\&]|xn--/i;function s({text:L,starts:U},N){if(!e.test(L))return null;let H="";const k=[];let W=0;const F=z=>U===null?z:U[z]??N,J=z=>{for(let X=W;X<z;X+=1)
k.push(F(X));H+=L.slice(W,z)};for(const z of L.matchAll(O)){J(z.index),W=z.index+z[0].length;for(const{written:X,at:Z}of n(z)){H+=X;for(let q=0;q<X.length;q+=1)
k.push(F(z.index+Z))}}return W===0?null:(J(L.length),{text:H,starts:k})}function n(L){const[U,N,H,k,W,F,J,z,X,Z]=L;return N!==void 0?r(N):Z!==void 0?[{written:(0,m.
mI)(Z.toLowerCase()),at:0}]:t(H!==void 0?String.fromCharCode(Number.parseInt(H,16)):k!==void 0?i(Number.parseInt(k,16)):J!==void 0?i(Number(J)):z!==void 0?i(Number.
parseInt(z,16)):X!==void 0?T[X]??U:W??(F===void 0?"":" "))}const t=L=>[{written:L,at:0}],i=L=>L<=1114111?String.fromCodePoint(L):"\uFFFD";function r(L){const U=L.
startsWith("%")?3:4,N=Array.from({length:L.length/U},(k,W)=>Number.parseInt(L.slice(U*(W+1)-2,U*(W+1)),16)),H=[];for(let k=0;k<N.length;){const{written:W,size:F}=$(
N,k);H.push({written:W,at:U*k}),k+=F}return H}function $(L,U){const N=L[U]??0,H={written:String.fromCharCode(N),size:1};if(N<192)return H;const k=N<224?2:N<240?
3:4;let W=N&127>>k;for(let F=U+1;F<U+k;F+=1){const J=L[F]??0;if((J&192)!==128)return H;W=W<<6|J&63}return{written:i(W),size:k}}const I="***",S=12,j=4,G=200;function Y(L){
const U=Q(L);return U===null?null:(N,H)=>{const k=[];return R(N,W=>ee(W,N,U,k)),k.length===0?N:re(N,k,H)}}function Q(L){const U=[];for(const J of(0,v.x)(L))R(J,
({codes:z})=>{z.length>=f.I&&U.push(z.slice())});if(U.length===0)return null;const N=new Uint16Array(U.reduce((J,{length:z})=>J+z,0)),H=Array.from({length:S+1},
()=>[]),k=Array.from({length:S},()=>[]);let W=0;for(const J of U){const{length:z}=J;N.set(J,W);for(let Z=0;Z+S<z;Z+=j)H[S]?.push(W+Z);const X=Math.min(z,S);H[X]?.
push(W+z-X);for(let Z=f.I;Z<X;Z+=1)k[Z]?.push(W);W+=z}const F=(J,z)=>J.length===0?[]:[new l(z,N,J)];return{pieces:H.flatMap(F),heads:k.flatMap(F).reverse()}}function ee({
codes:L,starts:U},N,{pieces:H,heads:k},W){const F=(X,Z)=>{const q=L[X]===w?X+1:X;let te=L[Z-1]===w?Z-1:Z;for(;te<L.length&&U[te]===U[te-1];)te+=1;const ne=U[q]??
0,le=U[te]??N.length,se=W.at(-1);se===void 0||ne<se.from||ne>se.to?W.push({from:ne,to:le}):W[W.length-1]={from:se.from,to:Math.max(se.to,le)}};for(const X of H)
X.search(L,X.length===S?j-1:0,F);const J=X=>{const Z=k.find(q=>q.hasAt(L,X-q.length));Z!==void 0&&F(X-Z.length,X)},z=P.charCodeAt(0);for(let X=L.indexOf(z);X>=0;X=
L.indexOf(z,X+1))J(X);N.length>=G&&J(L.length)}function re(L,U,N){let H="",k=0;for(const W of U.toSorted((F,J)=>F.from-J.from))W.to<=k||N.size>0&&de(L,W,N)||((W.
from>k||k===0)&&(H+=L.slice(k,W.from)+I),k=W.to);return H+L.slice(k)}const ie=L=>L<"\x80"?/[a-z\d.:-]/i.test(L):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(L),fe=260;function de(L,{
from:U,to:N},H){const k=J=>Math.max(U-J,J-N)<fe&&ie(L[J]??"");let W=U;for(;k(W-1);)W-=1;let F=N;for(;k(F);)F+=1;for(;F>N&&/[.:]/.test(L[F-1]??"");)F-=1;return H.
has(L.slice(W,F))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(L,U)=>pe.has(L)||L==="client"&&A.Du.some(N=>N===U),ge=new Set;function Ee(L){return oe(()=>{const U=Y(L);return U===null?
N=>N:(N,H=ge)=>oe(()=>$e(we(k=>U(k,H)))(N))})}function oe(L){try{return L()}catch{throw new Error("tokens could not be hidden")}}const ve=1e4,Ae=200,Oe=100;function we(L){
const U=new Map;return N=>{const H=U.get(N);if(H!==void 0)return H;const k=L(N);return N.length<=Ae&&U.size<ve&&U.set(N,k),k}}function $e(L){const U={ours:new Map,
theirs:new Map},N=(k,W,F)=>{if(Array.isArray(k)){const Z=k.map(q=>H(q,W+1,F));return Z.every((q,te)=>q===k[te])?k:Z}let J=!0;const z=Object.entries(k).map(([Z,q])=>{
if(F==="ours"&&_e(Z,q))return[Z,q];const te=H(q,W+1,me.has(Z)?"theirs":F),ne=L(Z);return J&&=ne===Z&&te===q,[ne,te]}),X=Object.getPrototypeOf(k)===Object.prototype;
return J&&X?k:Object.fromEntries(z)},H=(k,W,F)=>{if(typeof k=="string")return L(k);if(W>he)return null;if(typeof k!="object"||k===null)return k;const J=U[F].get(
k)??N(k,W,F),z=Array.isArray(k)&&k.length>Oe;return(J!==k||z)&&U[F].set(k,J),J};return k=>H(k,0,"ours")}function Te(L,U,N=()=>{}){const H=new Map;let k=null;const W=F=>{
const J=F.filter(z=>!H.has(z.reveal()));if(J.length!==0){for(const z of J)H.set(z.reveal(),z);k=null,N(J)}};return oe(()=>W(g(L,U))),{learn:F=>oe(()=>W([F])),redact:(F,J)=>(k??=
Ee([...H.values()]),k(F,J))}}const ye="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(L,{redact:U}){try{return L(
U)}catch{return ye}}}),7251:((p,C,c)=>{c.d(C,{K:()=>l,x:()=>A});var a=c(6246),f=c(6979),E=c(2713);function _(m){const y=m.reveal(),R=/[\r\n]/.test(y)?y.split(/[\r\n]+/):
[];return[y,...R].filter(P=>P.trim().length>=E.I)}const M=m=>[...new Set([m,Buffer.from(m).toString("latin1")])],g=m=>["","x","xx"].flatMap(y=>{const R=Buffer.from(
y+m).toString("base64"),P=R.slice(Math.ceil(y.length*4/3)).replace(/=+$/,"");return R.endsWith("=")?[P.slice(0,-1),P]:[P]});function*A(m){const y=m.flatMap(_).map(
R=>R.trim());for(const R of new Set(y.flatMap(M)))yield R,R.includes(" ")&&(yield R.replaceAll(" ","+")),yield*g(R),yield Buffer.from(R).toString("hex")}const d=16*
1024,o=1024*1024;function l(m){let y=o;return R=>{const P=R.flatMap(_).flatMap(b=>[b,b.trim()]),w=[];for(const b of new Set(P.flatMap(M))){if(b.length>d||y<0)continue;
const K=v(b).filter(x=>x.trim().length>=E.I);w.push(...K),y-=K.join("").length}m([...new Set([...P,...w])])}}function v(m){const y=(0,f.ft)(m),R=(0,a.o)(m).slice(
1,-1),P=[encodeURIComponent(m.toWellFormed()),...y.ok?[y.value]:[]],w=g(m),b=Buffer.from(m).toString("hex");return[m,m.toLowerCase(),R,JSON.stringify(m).slice(1,
-1),...P,...P.map(K=>K.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...w,...w.map(K=>K.replaceAll("+","-").replaceAll("/","_")),b,b.toUpperCase()]}}),6309:((p,C,c)=>{
c.d(C,{A:()=>_,L:()=>E});var a=c(3592);const f={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the director\
y of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give\
 this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class E extends Error{name="Refused"}function _(g){if(g instanceof
E)return g.message;if(!M(g))return`${String(g)}; this is a bug of tf-disco, please report it at ${a.xV}`;const A=f[g.code];return`${g.message.split(", ")[0]}${A===
void 0?"":`; ${A}`}`}const M=g=>typeof g=="object"&&g!==null&&"syscall"in g&&"code"in g}),6181:((p,C,c)=>{c.d(C,{RY:()=>E,n7:()=>d,r5:()=>a});function a(o){if(!o.
includes(":"))return f(o);const l=o.indexOf("%");return l===o.length-1?null:M(l<0?o:o.slice(0,l))}function f(o){const l=o.split("."),v=l.length===4&&l.every(y=>/^(0|[1-9]\d{0,2})$/.
test(y)),m=l.map(Number);return v&&m.every(y=>y<=255)?m:null}function E(o){const l=o.split(".").map(_),v=l.pop()??Number.NaN,m=4-l.length;if(!(m>0&&l.every(P=>P<=
255)&&v<256**m))return null;const R=Array.from({length:m},(P,w)=>Math.floor(v/256**(m-1-w))%256);return[...l,...R]}function _(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function M(o){const[l="",v,...m]=o.split("::");
if(v===void 0){const w=g(l,!0);return w?.length===16?w:null}const[y,R]=[g(l,!1),g(v,!0)];if(y===null||R===null||m.length>0)return null;const P=16-y.length-R.length;
return P<2?null:[...y,...Array(P).fill(0),...R]}function g(o,l){if(o==="")return[];const v=o.split(":"),m=v.map((y,R)=>{if(/^[0-9a-f]{1,4}$/i.test(y)){const P=Number.
parseInt(y,16);return[P>>8,P&255]}return l&&R===v.length-1?f(y):null});return m.every(y=>y!==null)?m.flat():null}const A=[0,0,0,0,0,0,0,0,0,0,255,255].join();function d(o){
const l=a(o)??[];return l.slice(0,12).join()===A?l.slice(12).join("."):o}}),4874:((p,C,c)=>{c.d(C,{AN:()=>b,I9:()=>t,ap:()=>K,f:()=>D});const a=9,f=10,E=13,_=32,
M=34,g=43,A=44,d=45,o=46,l=48,v=69,m=92,y=101,R=117,P=r=>r===_||r===f||r===E||r===a,w=r=>r>=l&&r<=l+9;function b(r,$){let I=$;for(;I<r.length&&P(r.charCodeAt(I));)
I+=1;return I}function K(r,$){let I=$+1;for(;I<r.length;){const S=r.charCodeAt(I);if(S===M)return I+1;if(S<_)return~I;if(S===m){const j=x(r,I);if(j===0)return~I;
I+=j}else I+=1}return~r.length}function x(r,$){if($+1>=r.length)return 0;if(r.charCodeAt($+1)!==R)return'"\\/bfnrt'.includes(r.charAt($+1))?2:0;for(let I=$+2;I<
$+6;I+=1)if(I>=r.length||!B(r.charCodeAt(I)))return 0;return 6}function B(r){const $=r|32;return w(r)||$>=97&&$<=102}function D(r,$){const I=u(r.charCodeAt($))?
h(r,$):O(r,$);return I>=0&&T(r,I)?I:~$}const u=r=>r>=97&&r<=122;function h(r,$){const I=["true","false","null"].find(S=>r.startsWith(S,$));return I===void 0?-1:
$+I.length}function T(r,$){if($>=r.length)return!0;const I=r.charCodeAt($);return I===A||P(I)||'"{}[]:'.includes(r.charAt($))}function O(r,$){const I=s(r,$)===d?
$+1:$;let S=s(r,I)===l?I+1:e(r,I);if(S>0&&s(r,S)===o&&(S=e(r,S+1)),S>0&&(s(r,S)===v||s(r,S)===y)){const j=s(r,S+1);S=e(r,j===g||j===d?S+2:S+1)}return S}function e(r,$){
let I=$;for(;I<r.length&&w(r.charCodeAt(I));)I+=1;return I===$?-1:I}const s=(r,$)=>$<r.length?r.charCodeAt($):0,n=200;function t(r,$,I){return I-$<=n&&!i(r,$,I)?
!1:!Number.isFinite(Number(r.slice($,I)))}function i(r,$,I){for(let S=$;S<I-3;S+=1){const j=r.charCodeAt(S);if(j===y||j===v)return!0}return!1}}),3307:((p,C,c)=>{
c.d(C,{Gv:()=>v,HT:()=>B,I:()=>e,IL:()=>O,CI:()=>D,Ey:()=>x});const a=10,f=["more than 10000 levels of nesting","nest brackets less deeply"],E=["number too larg\
e for a 64-bit float","use a smaller number"],_=["the text ends before the JSON value is complete","check that the file was not truncated"],M=["trailing comma",
"remove the comma"];function g(s,n){return n===s.length?_:s[n]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const A=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function d(s,n,t){for(const[i,...r]of A)if(i.test(s))return r;switch(n){case"value":return/^[}\]:]/.test(s)?["missing value","add the value"]:
/^[-+.\d]/.test(s)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return t===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(s)?["wrong closing bracket",`write ${t}`]:["missing comma",
"add the comma"]}}function o(s,n,[t,i]){let[r,$]=[1,1];for(let I=0;I<n;I+=1){const S=s.charCodeAt(I);S===a?(r+=1,$=1):(S<56320||S>57343)&&($+=1)}return{why:`lin\
e ${r}, column ${$}: ${t}`,advice:i}}var l=c(4874);const v=s=>typeof s=="object"&&s!==null&&!Array.isArray(s),m=1e4,y=34,R=44,P=58,w=91,b=123,K=125,x=(s,n)=>new u(
s,n).run({start:0,end:s.length}),B=(s,n)=>new u(s,null).run({start:0,end:s.length},n);function D(s,n,t){new u(s,t).run(n)}class u{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(n,t){
this.#e=n,this.#n=t}run(n,t="whole"){const i=this.#e,r=this.#s,$=(0,l.AN)(i,n.start);for(let S=$,j=0;S<n.end;S=(0,l.AN)(i,j)){const G=i.charCodeAt(S);if(j=this.#u(
S,G),j<0)return this.#h(S,~j);if(this.#t==="next"&&r.length===1&&this.#n?.(this.#c,j,this.#a,this.#i),t==="first"&&this.#t==="next"&&r.length===0)return null;this.#o=
G,this.#r=S}return this.#t!=="next"||r.length>0?o(i,i.length,_):this.#n!==null&&this.#l>=0&&i.charCodeAt($)===b?o(i,this.#l,E):null}#u(n,t){const i=this.#s[this.#s.
length-1];if(t===i&&(this.#t==="next"||h(this.#o)))return this.#s.pop(),this.#t="next",n+1;switch(this.#t){case"value":return this.#f(n,t);case"key":return t===
y?this.#d(n):~n;case"colon":return t!==P?~n:(this.#t="value",n+1);case"next":return t!==R||i===void 0?~n:(this.#t=i===K?"key":"value",n+1)}}#f(n,t){const i=this.#s.
length;if(i===1&&(this.#c=n),h(t))return i===m?~n:(this.#s.push(t+2),this.#t=t===b?"key":"value",n+1);const r=t===y,$=r?(0,l.ap)(this.#e,n):(0,l.f)(this.#e,n);return $<
0||(!r&&this.#l<0&&(0,l.I9)(this.#e,n,$)&&(this.#l=n),this.#t="next"),$}#d(n){const t=(0,l.ap)(this.#e,n);return this.#s.length===1&&(this.#a=n,this.#i=t),this.#t=
"colon",t}#h(n,t){const i=this.#e,r=i.charCodeAt(n),$=this.#s.at(-1);if(t>n)return o(i,t,g(i,t));if(this.#t==="value"&&h(r))return o(i,n,f);if(r===$&&this.#o===
R)return o(i,this.#r,M);const I=$===void 0?void 0:String.fromCharCode($);return o(i,n,d(i.slice(n,n+2),this.#t,I))}}const h=s=>s===b||s===w,T=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function O(s){return s.startsWith('"')?e(s):s.includes("\\u")?JSON.parse(s.replace(T,(n,t)=>t===void 0?n:"\\ufffd")):JSON.parse(s)}function e(s){return JSON.parse(
s).toWellFormed()}}),3625:((p,C,c)=>{c.d(C,{J:()=>a,T:()=>f});const a=E=>({ok:!0,value:E}),f=E=>({ok:!1,why:E})}),6246:((p,C,c)=>{c.d(C,{D:()=>E,o:()=>f});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},f=d=>`"${_(d.toWellFormed())}"`;function E(d,o){let l="",v=o;
for(const m of d.toWellFormed()){if(v===0)break;const y=new TextEncoder().encode(m);l+=y.length<=v?_(m):g(y.subarray(0,v)),v=Math.max(0,v-y.length)}return`"${l}\
"`}function _(d){return/^[ !#-[\]-~]*$/.test(d)?d:d.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??M(o))}function M(d){const o=d.codePointAt(0)??0;return o<
128?`\\x${A(o,2)}`:o<65536?`\\u${A(o,4)}`:`\\U${A(o,8)}`}const g=d=>Array.from(d,o=>`\\x${A(o,2)}`).join(""),A=(d,o)=>d.toString(16).padStart(o,"0")}),6979:((p,C,c)=>{
c.d(C,{Ge:()=>B,V$:()=>l,ft:()=>v,h0:()=>b,xB:()=>K,y3:()=>m});var a=c(3625),f=c(6246);const E=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:E,zone:E,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},M=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,g=/^[A-Za-z0-9._~-]/,A=/%(?![0-9A-Fa-f]{2})/,d=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function l(D,u){let h="";for(const{0:T,index:O}of D.matchAll(M))if(g.test(T)||_[u].includes(T))h+=T;else{if(T==="%")return(0,a.
T)(w(D,O));if(T.startsWith("%")){const e=Number.parseInt(T.slice(1),16);if(R(e,u))return(0,a.T)(`invalid URL escape "${T}"`);h+=P(e,u)}else if(T>"\x7F")h+=encodeURIComponent(
T.toWellFormed());else{if(u==="host"||u==="zone")return(0,a.T)(`invalid character ${(0,f.o)(T)} in host name`);h+=P(T.charCodeAt(0),u)}}return(0,a.J)(h)}function v(D){
return D==="%2A"?(0,a.J)("*"):y(D,d)?(0,a.J)(D):l(D,"path")}const m=D=>y(D,o)?(0,a.J)(D):l(D,"fragment"),y=(D,u)=>u.test(D)&&!A.test(D);function R(D,u){return u===
"host"?D<128&&D!==37:u!=="zone"||D===37||D===32?!1:P(D,"zone").startsWith("%")}function P(D,u){const h=String.fromCharCode(D);return g.test(h)||_[u].includes(h)?
h:`%${D.toString(16).toUpperCase().padStart(2,"0")}`}const w=(D,u)=>`invalid URL escape ${(0,f.D)(D.slice(u,u+4),3)}`;function b(D){for(const u of D.split("&")){
if(u.includes(";"))return"invalid semicolon separator in query";const[,...h]=/^([^=]*)=?(.*)$/s.exec(u)??[];for(const T of h){const O=T.search(A);if(O>=0)return w(
T,O)}}return null}function K(D){return D.split("&").flatMap(u=>{if(u===""||u.includes(";"))return[];const[,...h]=/^([^=]*)=?(.*)$/s.exec(u)??[],[T,O]=h.map(e=>l(
e.replaceAll("+","%20"),"query"));return T?.ok&&O?.ok?[[x(T.value),x(O.value)]]:[]})}const x=D=>D.replaceAll("%20","+"),B=D=>D.toSorted(([u],[h])=>u<h?-1:u>h?1:
0).map(([u,h])=>`${u}=${h}`).join("&")}),630:((p,C,c)=>{c.d(C,{O:()=>_,s:()=>M});var a=c(3625),f=c(4283),E=c(6979);function _(d,o){const l=(0,f.Dl)(o);return l.
ok?(0,a.J)(M(d,l.value)):l}function M(d,o){if(o.scheme!==""||o.host!==""||o.user!==null){const P=o.scheme===""?d.scheme:o.scheme;return{...o,scheme:P,path:A(o.path)}}
const{scheme:l}=d,v=o.path===""&&!o.forceQuery&&o.query==="",m=v?d.query:o.query,y=v&&o.fragment===""?d.fragment:o.fragment;if(o.path===""&&d.opaque!=="")return{
...o,scheme:l,query:m,fragment:y,opaque:d.opaque};const R=A(g(d.path,o.path));return{...o,scheme:l,query:m,fragment:y,user:d.user,host:d.host,path:R}}function g(d,o){
return o===""?d:o.startsWith("/")?o:d.slice(0,d.lastIndexOf("/")+1)+o}function A(d){if(d==="")return"";const o=d.split("/"),l=[];for(const R of o)R===".."?(l.pop(),
l.length===1&&l[0]===""&&l.pop()):R!=="."?l.push(R):l.length===0&&l.push("");const v=o.at(-1),m=`/${l.join("/")}${v==="."||v===".."?"/":""}`,y=(0,E.ft)(m.startsWith(
"//")?m.slice(1):m);return y.ok?y.value:m}}),4283:((p,C,c)=>{c.d(C,{Dl:()=>l,Pl:()=>m,aR:()=>P,cz:()=>y,jr:()=>v,t5:()=>R});var a=c(6181),f=c(3625),E=c(6246),_=c(
6979),M=c(8947);const g=/[^ -~\u0080-\u{10ffff}]/u,A=/^([A-Za-z][A-Za-z0-9+.-]*):/,d=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function l(e){const[s,
n]=O(e,"#"),t=w(s);if(!t.ok)return(0,f.T)(`parse ${(0,E.o)(s)}: ${t.why}`);const i=(0,_.y3)(n);return i.ok?(0,f.J)({...t.value,fragment:i.value}):(0,f.T)(`parse\
 ${(0,E.o)(e)}: ${i.why}`)}function v(e){const s=e.scheme===""?"":`${e.scheme}:`,n=e.forceQuery||e.query!==""?`?${e.query}`:"",t=e.fragment===""?"":`#${e.fragment}`,
i=e.opaque===""?u(e)+h(e):e.opaque;return[s,i,n,t].join("")}function m(e){const s=e.opaque.replace(/^[^/]*@/,"");return v({...e,opaque:s,user:null,query:"",forceQuery:!1,
fragment:""})}function y(e){const s=e.host.lastIndexOf(":"),n=s>=0&&d.test(e.host.slice(s)),t=n?e.host.slice(0,s):e.host,i=t.startsWith("[")&&t.endsWith("]");return{
name:T(i?t.slice(1,-1):t),port:n?e.host.slice(s+1):""}}function R(e){const s=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+s}function P(e){
if(e.user===null)return null;const s=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,n=>String.fromCharCode(Number.parseInt(n.slice(1),16)));return`\
Basic ${btoa(s)}`}function w(e){if(g.test(e))return(0,f.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,f.T)("missing protocol sch\
eme");const s=A.exec(e)?.[1]??"",n=s.toLowerCase(),[t,i]=O(s===""?e:e.slice(s.length+1),"?"),r=i===""&&e.endsWith("?"),I={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:n,query:i,forceQuery:r};return t.startsWith("/")?b(I,t):n!==""?(0,f.J)({...I,opaque:t}):O(t,"/")[0].includes(":")?(0,f.T)("first pat\
h segment in URL cannot contain colon"):K(I,t)}function b(e,s){if(!(s.startsWith("//")&&(e.scheme!==""||!s.startsWith("///"))))return K({...e,omitHost:e.scheme!==
""},s);const[t]=O(s.slice(2),"/"),i=t.lastIndexOf("@"),r=B(t.slice(i+1),e.scheme);if(!r.ok)return r;const $=i<0?(0,f.J)(null):x(t.slice(0,i));return $.ok?K({...e,
user:$.value,host:r.value},s.slice(2+t.length)):$}function K(e,s){const n=(0,_.ft)(s);return n.ok?(0,f.J)({...e,path:n.value}):n}function x(e){if(!o.test(e))return(0,f.
T)("net/url: invalid userinfo");const[s,n]=O(e,":"),t=(0,_.V$)(s,"user");if(!t.ok)return t;if(!e.includes(":"))return(0,f.J)({name:t.value,password:null});const i=(0,_.
V$)(n,"user");return i.ok?(0,f.J)({name:t.value,password:i.value}):i}function B(e,s){const n=e.lastIndexOf("[");if(n>0)return(0,f.T)("invalid IP-literal");if(n===
0)return D(e);const t=e.indexOf(":"),i=/^https?$/.test(s)?t:e.lastIndexOf(":"),r=i<0?"":e.slice(i);return d.test(r)?(0,_.V$)(e,"host"):(0,f.T)(`invalid port ${(0,E.
o)(r)} after host`)}function D(e){const s=e.lastIndexOf("]");if(s<0)return(0,f.T)("missing ']' in host");const n=e.slice(s+1);if(!d.test(n))return(0,f.T)(`inval\
id port ${(0,E.o)(n)} after host`);const t=e.slice(0,s).indexOf("%25"),i=t<0?s:t,r=(0,_.V$)(e.slice(1,i),"host");if(!r.ok)return r;const $=(0,_.V$)(e.slice(i,s),
"zone");if(!$.ok)return $;const I=T(r.value+$.value),S=(0,a.r5)(I);return S===null?(0,f.T)(`invalid host: ParseAddr(${(0,E.o)(I)}): unable to parse IP`):S.length===
4?(0,f.T)("invalid IP-literal"):(0,f.J)(`[${r.value}${$.value}]${n}`)}function u(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const s=e.user?.password??null;return`//${(e.user?.name??"")+(s===null?"":`:${s}`)}${e.user===null?"":"@"}${e.
host}`}function h(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&u(e)===""&&O(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function T(e){return e.replace(/(?:%[0-9A-F]{2})+/g,s=>{const n=s.slice(1).split("%");return(0,M._6)(Uint8Array.from(n,t=>Number.parseInt(t,16)))})}function O(e,s){
const n=e.indexOf(s);return n<0?[e,""]:[e.slice(0,n),e.slice(n+s.length)]}}),8947:((p,C,c)=>{c.d(C,{ZJ:()=>g,_6:()=>f,iP:()=>d,uK:()=>A});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function f(o){const l=a.decode(o);return l.includes("\uFFFD")?a.decode(_(o)):l}const E=255;function _(o){const l=new Uint8Array(o);for(let v=0;v<
o.length;v+=1){const m=o[v]??0;if(m<224||m>244)continue;const y=m<240?3:4,R=M(o,v,y);R<y&&l.fill(E,v,v+R),v+=R-1}return l}function M(o,l,v){const m=o[l],y=o[l+1]??
0,R=m===224?160:m===240?144:128,P=m===237?159:m===244?143:191;if(y<R||y>P)return 1;let w=2;for(;w<v&&((o[l+w]??0)&192)===128;)w+=1;return w}const g=o=>d(new TextEncoder().
encode(o));function A(o){const l=new Uint8Array(o.length);for(let v=0;v<o.length;v+=1)l[v]=o.charCodeAt(v);return a.decode(l)}function d(o){let l="";for(const v of o)
l+=String.fromCharCode(v);return l}}),5143:((p,C,c)=>{c.d(C,{As:()=>o,WD:()=>d,Zl:()=>R,_M:()=>A,bH:()=>g,en:()=>_,n7:()=>P,yJ:()=>M});const a="//",f=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
E=1e3,_=w=>w.length<=E&&f.test(w),M=(w,b)=>`${w}${a}${b}`;function g(w){const b=A(w);return b===null?{repository:b,path:w}:{repository:b,path:w.slice(b.length+a.
length)}}function A(w){const b=w.indexOf(a);return b>0&&_(w.slice(0,b))?w.slice(0,b):null}const d=1e4;function o(w){if(w.length<=d)return w;const b=new Set,{first:K=[],
other:x=[]}=Object.groupBy(w,B=>{if(typeof B=="string")return"first";const D=A(B.file);return D===null||b.has(D)?"other":(b.add(D),"first")});return[...K,...x].
slice(0,d)}const l=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
v=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,m=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function y(w){const{path:b}=g(
w),K=b.split("/").slice(0,m.test(b)?-2:-1);return K.find((x,B)=>l.test(x)&&!(x==="test"&&K.slice(0,B).some(D=>v.test(D))))}const R=w=>y(w)!==void 0;function P(w){
const b=y(w);return(b===void 0?g(w).path:`**/${b}`).replace(/[\\{}[\]?!()]/g,"?")}}),4690:((p,C,c)=>{c.d(C,{i:()=>a});const a=({hrtime:f})=>()=>Number(f.bigint())/
1e6}),9077:((p,C,c)=>{c.d(C,{q:()=>g,w:()=>_});const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],f=300,E=5e3;function _(A,d,{isFinal:o,crash:l,now:v}){const m=new AbortController;
let y=0;const R=()=>o||m.signal.aborted;for(const P of a)A.on(P,()=>{const w=v()-y;d.end({kind:"signal",signal:P}),R()?(o||w>f)&&M(P,A):y=v(),m.abort()});return A.
on("uncaughtException",P=>{d.end({kind:"crash"});const w=l(P);R()&&A.exit(w),m.abort(),setTimeout(()=>A.exit(w),E).unref()}),A.on("exit",()=>d.end({kind:"crash"})),
m.signal}function M(A,d){d.removeAllListeners(A),d.kill(d.pid,A)}async function g(A,d){const{stdout:o,stderr:l}=A;for(const m of[o,l])await new Promise(y=>m.write(
"",y));if(A.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&A.platform!=="win32"&&A.execve!==void 0){const{execPath:m}=A;A.execve(m,[m,"--eval",`requir\
e('node:process').exit(${d})`],{})}A.exit(d)}}),3386:((p,C,c)=>{c.d(C,{L:()=>_,p:()=>E});const a=function(...M){const{setFlagsFromString:g}=process.getBuiltinModule(
"node:v8");return new.target?new g(...M):g(...M)},f=100;function E(){setTimeout(()=>a("--semi-space-growth-factor=1"),f).unref()}const _=()=>a("--heap-growing-p\
ercent=20")}),2057:((p,C,c)=>{c.d(C,{B_:()=>g,Dx:()=>M,yy:()=>E});var a=c(6309),f=c(5955);async function E(A,d){for(const o of(0,f.mk)(d)){if(!A.writable)return;
A.write(o)||await _(A)}}const _=A=>new Promise(d=>{const o=["drain","error","close"],l=()=>{for(const v of o)A.off(v,l);d()};for(const v of o)A.on(v,l)});async function*M(A){
let d=[];for await(const o of A.setEncoding("utf8")){const l=String(o).split(`
`),v=l.pop()??"";for(const m of l)yield[...d,m].join("").replace(/\r$/,""),d=[];d.push(v)}d.some(o=>o!=="")&&(yield d.join(""))}function g(A,d){let o=!1;A.on("e\
rror",l=>{const v=!o;o=!0,v&&l.code!=="EPIPE"&&d((0,a.A)(l))})}}),3229:((p,C,c)=>{c.d(C,{Kc:()=>l,L6:()=>g,NM:()=>B,cr:()=>D});var a=c(1831),f=c(5011);const E=1024,
_=u=>(0,a.Pv)(u).ok;function M(u,...h){for(const T of u){const O=T(...h);if(O!==null)return O}return null}function g(u){if(u.length>E)return null;const h=(0,a.Pv)(
u);if(h.ok)return A(u,(0,a.nx)(h.value));const T=M(v,u);if(T!==null)return T;const{inside:O,removed:e}=R(u);if(u.includes("@",u.lastIndexOf(O)))return"write the\
 hostname alone, not a URL";for(const s of e.length===0?[]:[O,O.replace(/:\D.*$/s,"")])if(_(s))return`remove ${P(e)}: ${s}`;return M(w,O)}function A(u,h){if(/(^|\.)xn--/i.
test(u))return`write it in Unicode: ${h}; upper-case punycode is only accepted by accident`;const T=h.replace(/(?<!\.)\.+(?=$|:)/,"");return T===h?null:`remove \
the trailing dot: tokens and settings for ${T} do not apply to this host`}const d=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",l=u=>d.test(u),v=[u=>l(u)?o:null,u=>{const h=u.split(/[\s,;]+/).filter(T=>T!=="");return h.length<2?null:h.every(T=>T.includes(".")&&
_(T))?`write one hostname at a time: ${h[0]}`:"remove the spaces, commas and semicolons"}],m=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,y=[["the wh\
ite space",u=>u.trim()],["the quotation marks",u=>u.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",u=>u.replace(m,"")],["the trailing slash",u=>u.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",u=>u.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",u=>u.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",u=>u.slice(u.lastIndexOf("@")+
1)],["the trailing colon",u=>u.replace(/^([^:]*):$/,"$1")]];function R(u){let h=u;const T=[];for(const[O,e]of y){const s=e(h);s!==h&&T.push(O),h=s}return{inside:h,
removed:T}}const P=u=>u.join(", ").replace(/, ([^,]*)$/," and $1"),w=[u=>/^\[.*\](:\d+)?$/s.test(u)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(u)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,u=>u.includes("*")?"write each hostname; wildcards are not supported":null,u=>{if(!/(^|\.)xn--/i.test(u))return null;
const h=(0,a.WV)(u);return _(h)?`write it in Unicode: ${h}`:"write it in Unicode, not in punycode"},u=>{if(!u.includes("_"))return null;if(u.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const h=u.replaceAll("_","-");return`a hostname cannot contain underscores${_(h)?`; did you mean ${h}?`:""}`},
u=>{const h=u.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return h!==u&&_(h)?`remove the extra dots: ${h}`:null},u=>/(^|\.)-|-(\.|:|$)/.test(u)?"remo\
ve the hyphen at the start or end of a label":null,u=>/(^|\.)[^.:]{2}--/.test(u)?"a label cannot have hyphens as its third and fourth character":null,u=>{const[
,h="",T=""]=/^([^:]*):(.*)$/s.exec(u)??[];return _(h)?/^[+-]?[0-9]+$/.test(T)?"use a port from 1 to 65535":`write the port as a number: ${h}:8443`:null}],b=u=>{
const h=(0,f.rE)(u,"terraform");return h.ok&&!h.value.hostImplied},K=u=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(u),x=[u=>u===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(u,h)=>!h&&l(u)?o:null,u=>u===u.trim()?null:"remove the white space around the address",(u,h)=>{const[,T="",O=""]=/^(https?:\/\/)(.*)$/i.
exec(u)??[];return T===""||!b(O)?null:`remove ${T} to use the registry module: ${O}${h?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(u,h,[T="",...O])=>{const[,e="",s=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(T)??[];if(O.length!==3||e!=="localhost"&&s===
"")return null;const n=h?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${s} or ${e}.localdomain${s}${n}`},
(u,h,[T="",...O])=>O.length===3&&K(T)?g(T):null,(u,h,T)=>{const[O=""]=T;return h||T.length!==3||!K(O)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${O==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(u,h,T)=>{const O=/^https?:$/i.test(T[0]??"")&&T[1]==="",[e="",...s]=O?
T.slice(2):T;if(h||s.length!==4||!K(e))return null;const[n="",t=""]=[s[0],s[3]],[i,r]=[s.slice(1),s.slice(0,3)].map($=>[e,...$].join("/"));return/^v?\d+\.\d+/.test(
t)?`write ${r}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${i}; service discovery works only at the root of a host\
, not below /${n}`},(u,h,T)=>!h&&T.length>=3&&u.includes("?")?"remove the query; set the version with the `version` argument":null,(u,h,T)=>{const O=T.at(-1)??"";
return h||![3,4].includes(T.length)||!/[A-Z]/.test(O)?null:`write the target system in lower case: ${[...T.slice(0,-1),O.toLowerCase()].join("/")}`},(u,h)=>!h&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(u)?`write ./${u} to use a directory of the same repository`:null];function B(u,h,T){if(h.kind==="local"||u.length>E)return null;
const[O="",...e]=u.split("/");if(T.ok)return T.value.hostImplied?null:g(O);const s=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return M(x,u,h.kind===
"remote",[O,...s])}function D(u){if(u.length>E)return null;if(l(u))return o;if(u!==u.trim())return"remove the white space around the address";const[,h=""]=/^https?:\/\/(.*)$/i.
exec(u)??[];if(h!=="")return`remove the scheme: ${h}`;const T=u.split("/"),[O=""]=T;return T.length===2&&K(O)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":T.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":T.length===3?g(O):null}}),6174:((p,C,c)=>{c.d(C,{Q:()=>g,_:()=>_});const a="***",f=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function _(d){return/[@?]/.test(d)?d.replace(/[^\s"']+/g,o=>o.split("://").map((l,v)=>A(l,v>0)).join("://").replace(E,(l,v,m)=>f.
test(m)?l:`${v}${m}=${a}`)):d}const M=/(=\s*)"[^"]*(?:"|$)/g,g=d=>_(d.replace(M,`$1"${a}"`));function A(d,o){const l=d.search(/[/?#]/),v=l<0?d:d.slice(0,l),y=o&&
/:(?!\d*$)/.test(v)?d.lastIndexOf("@"):v.lastIndexOf("@"),R=d.slice(0,Math.max(y,0)).replace(/^[a-z0-9]+::/,""),P=o?R!=="git":R.includes(":");return y<0||!P?d:a+
d.slice(y)}}),1064:((p,C,c)=>{c.d(C,{$I:()=>R,Du:()=>g,Jd:()=>u,Mq:()=>w,NX:()=>P,SZ:()=>l,Yr:()=>v,ab:()=>y,bB:()=>d,n3:()=>E,pH:()=>b,rG:()=>m,sX:()=>D,tB:()=>x,
zK:()=>A});const a="registry.terraform.io",f=[a,"registry.opentofu.org"],E=h=>f.includes(h),_=["modules.v1","providers.v1"],M={terraform:{name:"Terraform",uses:_,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:_,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:_,replaces:_,defaults:f},renovate:{name:"\
Renovate",uses:_,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:f},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},g=["terraform","opentofu"],A=Object.keys(M),d=Object.fromEntries(Object.entries(M).map(([h,{name:T}])=>[h,T])),o=h=>M[h],l=h=>_.includes(
h)?A.filter(T=>o(T).uses.includes(h)):g,v=h=>A.filter(T=>o(T).defaults?.includes(h)),m=A.filter(h=>o(h).replaces.length>0),y=h=>A.filter(T=>o(T).replaces.includes(
h)),R={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},P={terraform:3,opentofu:9},w=h=>h===429||h>=500&&h!==501,b=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function x(h,T){const O=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(T[h]??"");if(O===null)return K[h];
const e=O[1]?.split(".")??[];return[0,1,2].map(s=>e[s]??"0").join(".")}function B(h,T){const[O=[],e=[]]=[h,T].map(n=>n.split(".").map(Number)),s=O.findIndex((n,t)=>n!==
e[t]);return s<0||(O[s]??0)>(e[s]??0)}const D=h=>B(h,"1.12.0"),u=(h,T)=>h==="opentofu"||!B(T,"1.13.0")}),1831:((p,C,c)=>{c.d(C,{$k:()=>b,$o:()=>T,Jr:()=>O,Pm:()=>h,
Pv:()=>l,Rt:()=>m,Sv:()=>P,WV:()=>R,cu:()=>w,fK:()=>K,nx:()=>y});var a=c(3625),f=c(6246),E=c(4283),_=c(8408);const M=443,g=65535,A=9223372036854775807n,d=-9223372036854775808n,
o="TF_TOKEN_";function l(e){const{name:s,portion:n}=x(e.toWellFormed()),t=B(n);if(!t.ok)return/^https?$/i.test(s)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):t;if(t.value.startsWith(":-"))return(0,a.T)("port number is negative");const i=D(s);if(i!==null)return(0,a.T)(i);const r=(0,_.YE)(s);
return r.ok?r.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(r.value+t.value):r}const v=new Set(["localterraform.com","loca\
ltofu.com"]),m=e=>v.has(e);function y(e){const{name:s,portion:n}=x(e);return(0,_.DI)(s)+n}function R(e){const{name:s,portion:n}=x(e.toWellFormed()),t=B(n);return((0,_.
QC)(s)??s)+(t.ok?t.value:n)}function P(e){const{name:s,portion:n}=x(e);return{name:s,port:n===""?M:Number(n.slice(1))}}const w=e=>({scheme:"https",opaque:"",user:null,
host:e,omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,fragment:""});function b(e){if(!e.startsWith(o))return null;const s=e.slice(o.length).
replaceAll("__","-").replaceAll("_","."),n=l(R(s));return n.ok?n.value:null}function K(e){const s=y(e),n=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(
".","_"),s.replaceAll("-","__").replaceAll(".","_"),s.replaceAll(".","_")];return[...new Set(n)].map(t=>o+t).filter(t=>b(t)===e)}function x(e){const s=e.indexOf(
":");return s===-1?{name:e,portion:""}:{name:e.slice(0,s),portion:e.slice(s)}}function B(e){if(e==="")return(0,a.J)("");const s=e.slice(1);if(!/^[+-]?[0-9]+$/.test(
s))return(0,a.T)("port portion contains non-digit characters");const n=s.replace(/^([+-]?)0+(?=[0-9])/,"$1"),t=n.length>20?null:BigInt(n.replace("+",""));return t===
null||t>A||t<d?(0,a.T)("port portion contains non-digit characters"):t>g?(0,a.T)("port number is greater than 65535"):(0,a.J)(t===BigInt(M)?"":`:${t}`)}function D(e){
if(e==="")return"empty string is not a valid hostname";for(const s of e.replace(/\.{1,2}$/,"").split(".")){if(s==="")return"hostname contains empty label (two c\
onsecutive periods)";if(s.startsWith("xn--"))return`hostname label ${(0,f.o)(s)} specified in punycode format; service hostnames must be given in unicode`}return null}
const u={http:"80",https:"443",ssh:"22"};function h(e){const{name:s,port:n}=(0,E.cz)(e),t=s.includes(":")?`[${s}]`:s,i=n===""||n===u[e.scheme];return T(i?t:`${t}\
:${n}`)}function T(e){const s=l(e);return s.ok?s.value:e.toLowerCase()||null}const O=(e,s)=>s.length===0||s.some(n=>n.subdomains?e.endsWith(`.${n.host}`):e===n.
host)}),8408:((p,C,c)=>{c.d(C,{mI:()=>w,QC:()=>R,YE:()=>m,DI:()=>P});const a=(...n)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.c\
js").toASCII(...n),f=(...n)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...n);var E=c(3625),_=c(6246);const M=256,
g={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},A={...g,checkBidi:!1},d=new RegExp("\\p{M}{31}","u"),o="xn--",l=new TextEncoder;let v;function m(n){return v?.
name!==n&&(v={name:n,ascii:y(n)}),v.ascii}function y(n){const t=x(n,!1);if(!t.ok)return t;const i=B(t.value,g);return i===null?(0,E.T)(b(u(n,!1))):(0,E.J)(i)}function R(n){
const t=x(n,!0);if(!t.ok)return null;const i=B(t.value,A);if(i===null)return null;const r=x(i,!1);return r.ok?r.value.join("."):null}const P=n=>D(n)?f(n,g).domain:
n,w=n=>f(n).domain,b=n=>`idna: invalid label ${(0,_.o)(n)}`;function K(n){return`idna: disallowed rune U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(
4,"0")}`}function x(n,t){if(n.length>M&&D(n))return(0,E.T)(`hostname is longer than ${M} characters`);const i=[];for(const r of u(n,t).split(".")){const $=r.startsWith(
o)?h(r):(0,E.J)(r);if(!$.ok)return $;const I=T($.value);if(I!==null)return(0,E.T)(I);i.push($.value)}return(0,E.J)(i)}function B(n,t){const i=n.join(".");return s(
i)?i:a(i,t)}const D=n=>/[^\0-\x7f]|xn--/i.test(n);function u(n,t){return n.replace(/[A-Z]+|[^\0-\x7f]/gu,r=>s(r)?r.toLowerCase():f(r,{transitionalProcessing:t}).
domain).normalize("NFC")}function h(n){const t=n.slice(o.length);if(t==="")return(0,E.J)("");const i=f(n).domain;return i===n||s(i)?(0,E.T)(b(t)):i.normalize("N\
FC")!==i||!Array.from(i).every(e)?(0,E.T)(b(i)):(0,E.J)(i)}function T(n){if(O(n))return b(n);if(/^[a-z0-9-]*$/.test(n))return null;if(d.test(n))return b(n);if(!s(
n)&&a(n,A)!==null)return null;for(const t of n){if(!e(t))return b(n);if(t<"\x80"&&!/[a-z0-9-]/.test(t))return K(t)}return b(n)}function O(n){if(n.startsWith("-")||
n.endsWith("-"))return!0;if(!n.slice(0,4).includes("--"))return!1;const t=l.encode(n.slice(0,5));return t.length>4&&t[2]===45&&t[3]===45}function e(n){if(n<"\x80")
return!0;const{domain:t,error:i}=f(`1${n}`);return!i&&t===`1${n}`}const s=n=>!/[^\0-\x7f]/.test(n)}),5011:((p,C,c)=>{c.d(C,{A:()=>P,Nj:()=>b,Vm:()=>v,mD:()=>m,rE:()=>R,
vL:()=>y});var a=c(3625),f=c(6246),E=c(1831),_=c(4321);const M={terraform:m("registry.terraform.io"),opentofu:m("registry.opentofu.org")},g=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
A=/^[0-9a-z]{1,64}$/,d="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",o="must be between one and 64 ASCII letters or digits",l={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},v=B=>M[B];function m(B){const D=(0,E.Pv)(B);if(!D.ok)throw new Error(D.why);return D.value}function y(B,D){if(b(B))return{kind:"local"};const u=R(
B,D);if(u.ok)return u.value;const h=(0,_.Zy)(B,D);return h.ok?{kind:"remote",...h.value}:{kind:"invalid",error:h.why}}function R(B,D){return b(B)?(0,a.T)(`can't\
 use local directory ${(0,f.o)(B)} as a module registry address`):w(B,"module",D)}const P=B=>w(B,"component","terraform");function w(B,D,u){const h=l[D],{address:T,
subdirectory:O}=(0,_.UQ)(B);if(O.startsWith("../"))return(0,a.T)((0,_.dr)(O,D));const e=T.split("/"),s=e.length===h.parts;if(!s&&e.length!==h.parts+1)return(0,a.
T)(`a ${D} registry source address must have ${h.count}`);const n=s?(0,a.J)(v(u)):K(e.shift()??"",D);if(!n.ok)return n;const t=x(e,D);if(t!==void 0)return(0,a.T)(
t);const[i="",r="",$=""]=e,{value:I}=n;return(0,a.J)({kind:"registry",host:I,hostImplied:s,namespace:i,name:r,system:$,subdirectory:O})}const b=B=>/^\.\.?[/\\]/.
test(B);function K(B,D){const u=(0,E.Pv)(B);if(!u.ok){const h=`invalid ${D} registry hostname ${(0,f.o)(B)}`;return B.includes("--")?(0,a.T)(`${h}; internationa\
lized domain names must be given as direct unicode characters, not in punycode`):(0,a.T)(h)}return u.value.includes(".")?l[D].reserved.includes(u.value)?(0,a.T)(
`can't use ${(0,f.o)(u.value)} as a ${D} registry host, because it's reserved for installing directly from version control repositories`):u:(0,a.T)(`invalid ${D}\
 registry hostname: must contain at least one dot`)}function x([B="",D="",u],h){if(!g.test(B))return B.includes(".")?`source address must have ${l[h].afterHost}`:
`invalid namespace ${(0,f.o)(B)}: ${d}`;const T=`${h} registry addresses may not include a query string portion`;if(!g.test(D))return u===void 0&&D.includes("?")?
T:`invalid ${h} name ${(0,f.o)(D)}: ${d}`;if(!(u===void 0||A.test(u)))return u.includes("?")?T:`invalid target system ${(0,f.o)(u)}: ${o}`}}),4321:((p,C,c)=>{c.
d(C,{UQ:()=>v,Zy:()=>A,cx:()=>d,dr:()=>y,uE:()=>l});var a=c(3625),f=c(6246),E=c(4283),_=c(6979),M=c(1064),g=c(1831);function A(e,s){const n=d(e,s);if(!n.ok)return n;
const{subdirectory:t,host:i}=n.value;return(0,a.J)({subdirectory:t,host:i})}function d(e,s){const{address:n,subdirectory:t}=v(e);if(t.startsWith("../"))return(0,a.
T)(y(t));const i=w(n.toWellFormed(),s);if(!i.ok)return i;const{subdirectory:r}=i.value;if(r==="")return(0,a.J)({...i.value,subdirectory:t});const $=m(`${r}/${t}`);
return $.startsWith("../")?(0,a.T)(`detected ${y($)}`):(0,a.J)({...i.value,subdirectory:$})}const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function l(e,s){const n=o.exec(e)?.[0];if(n===void 0)return null;const t=A(`${n}a/b`,s);return t.ok?t.value.host:null}function v(e){const s=e.indexOf("?"),n=s<0?
e:e.slice(0,s),t=n.indexOf("://"),i=n.indexOf("//",t<0?0:t+3);if(i<0)return{address:e,subdirectory:""};const r=s<0?"":e.slice(s),$=n.slice(i+2);return{address:n.
slice(0,i)+r,subdirectory:$===""?"":m($)}}function m(e){const s=e.startsWith("/"),n=[];for(const i of e.split("/"))i===""||i==="."||(i!==".."?n.push(i):n.length>
0&&n.at(-1)!==".."?n.pop():s||n.push(i));const t=(s?"/":"")+n.join("/");return t===""?".":t}const y=(e,s="module")=>`subdirectory path ${(0,f.o)(e)} leads outsi\
de of the ${s} package`,R=(e,s=e.scheme)=>(0,a.J)({subdirectory:"",host:e.scheme==="file"?null:(0,g.Pm)(e),getter:s,url:e}),P=(e,s)=>(0,a.J)({subdirectory:"",host:s,
getter:e,url:null});function w(e,s){const[,n,t]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],{address:i}=v(t??e),r=(0,E.Dl)(i);if(r.ok&&r.value.scheme!=="")
return R(r.value,n);for(const I of O){const S=I(i,s);if(S?.ok)return(0,a.J)({...S.value,getter:n??S.value.getter});if(S!==void 0)return S}const $=s==="terraform"?
"address":"string";return(0,a.T)(`invalid source ${$}: ${e}`)}function b(e,s,n){const t=(0,E.Dl)(e);if(!t.ok)return(0,a.T)(`error parsing ${s} URL: ${t.why}`);const{
path:i}=t.value,r=n==="git"&&!i.endsWith(".git");return R(r?{...t.value,path:`${i}.git`}:t.value,n)}const K=e=>{if(!e.startsWith("github.com/"))return;const s=e.
replace(/\?.*$/s,"").split("/");if(s.length<3)return(0,a.T)("GitHub URLs should be github.com/username/repo");const n=b(`https://${s.slice(0,3).join("/")}`,"Git\
Hub","git");if(!n.ok||s.length===3)return n;const t=(0,_.V$)(s.slice(3).join("/").replaceAll("%","%25"),"path");if(!t.ok)return t;if(t.value==="")return n;const i=m(
t.value).replaceAll("%","%25");return(0,a.J)({...n.value,subdirectory:i})},x=(e,s)=>{const[,n,t,i]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(t===void 0||
i===void 0)return;const r=(0,_.h0)(/\?(.*)$/s.exec(i)?.[1]??""),$=s==="terraform"?"Git":"GitHub";return r!==null?(0,a.T)(`error parsing ${$} SSH URL: ${r}`):n===
"git"?P("git",(0,g.$o)(t)):void 0},B=e=>e.startsWith("bitbucket.org/")?b(`https://${e}`,"BitBucket","git"):void 0,D=(e,s)=>{const n=s==="terraform"?"googleapis.\
com/":".googleapis.com/";if(!e.includes(n))return;const t=e.split("/");return t.length<5?(0,a.T)("URL is not a valid GCS URL"):b(`https://www.googleapis.com/sto\
rage/${t.slice(2).join("/")}`,"GCS","gcs")},u=e=>{if(!e.includes(".amazonaws.com/"))return;const[s="",...n]=e.split("/"),t=h(s.split("."));return t===void 0?(0,a.
T)("URL is not a valid S3 URL"):b(`https://${[t,...n].join("/")}`,"S3","s3")};function h(e){const[s="",n="",t=""]=e;return e.length===3?`${s}.amazonaws.com`:e.length===
4?`${n}.amazonaws.com/${s}`:e.length===5&&n==="s3"?`s3.${t}.amazonaws.com/${s}`:void 0}const O=[K,x,B,D,u,(e,s)=>{if(e!=="")return e.startsWith("/")?P("file",null):
(0,a.T)(`${M.bB[s]} cannot detect a supported external module source type for ${e}`)}]}),8999:((p,C,c)=>{c.d(C,{v:()=>E});var a=c(4283),f=c(630);function E(_,M){
const g=(0,a.Dl)(M);if(!g.ok)return{...g,reason:"syntax"};const d=g.value.scheme===""?(0,f.s)(_,g.value):g.value;return d.scheme!=="http"&&d.scheme!=="https"?{ok:!1,
reason:"scheme",why:`unsupported scheme ${d.scheme}`}:d.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,
value:{...d,fragment:""}}}}),9562:((p,C,c)=>{c.d(C,{Bn:()=>d,D6:()=>w,M:()=>o,OA:()=>x,OZ:()=>A,S3:()=>g,TE:()=>i,TW:()=>D,Tz:()=>r,e$:()=>_,eQ:()=>T,oe:()=>n,p4:()=>R,
qE:()=>b,xq:()=>M});var a=c(3307),f=c(3625),E=c(8999);const _="modules.v1",M="providers.v1",g="login.v1",A="tfe.v2",d="tfe.v2.1",o="tfe.v2.2",l=[_,M,A,d,o,"stat\
e.v2"],v=[g,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],m=S=>S.split(".",1)[0]??"",y=(S,j)=>S.some(G=>m(G)===m(j)),R=S=>y(l,S),P=new Set([...l,...v]),
w=S=>S!=="state.v2"&&P.has(S),b=S=>R(S)||y(v,S),K=[_,M,g,A,d,o,...v];function x(S){if(b(S))return null;const j=S.toLowerCase(),G=Y=>Y===j||Y.slice(m(Y).length)===
j.slice(m(j).length)&&m(Y).length>=B&&D(m(Y),m(j));return K.find(G)??null}const B=5;function D(S,j){let G=0;for(;G<S.length&&S[G]===j[G];)G+=1;const[Y,Q]=[S.slice(
G),j.slice(G)];return Y.slice(1)===Q||Y===Q.slice(1)||Y.slice(1)===Q.slice(1)||Y.slice(2)===Q.slice(2)&&Y[0]===Q[1]&&Y[1]===Q[0]}const u="[0-9A-Za-z~-]",h=S=>`${S}${u}\
*(?:\\.${u}+)*`,T=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${h("[0-9]")})|-?(${h("[A-Za-z~-]")}))?(?:\\+(${h(u)}))?`,O=new RegExp(`^${T}$`),e=2n**63n-1n,s=2n**64n-1n;function n(S,j){
const G=S.indexOf(".");if(G<0)return(0,f.T)(`invalid service ID format (i.e. service.vN): ${S}`);const Y=S.slice(0,G),Q=S.slice(G+1);switch(j){case"terraform":return O.
exec(Q)?.[1]?.split(".").every(ie=>t(ie,e))?(0,f.J)({name:Y,version:Q}):(0,f.T)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const ee=Y===
"tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(ee)&&t(ee.slice(1),s)?(0,f.J)({name:Y,version:Q}):(0,f.T)('invalid service version: must be "v" followed by an i\
nteger major version number')}}}const t=(S,j)=>S.replace(/^0+/,"").length<=String(j).length&&BigInt(S)<=j;function i(S,j){const G=n(S,j.client);if(!G.ok)return{
kind:"bad-id",why:G.why};const{name:Y}=G.value;if(j.services===null)return{kind:"missing",why:r(Y)};const Q=j.services.find(ee=>ee.id===S);return Q!==void 0?$(Q,
G.value,j):j.services.some(ee=>ee.id.startsWith(`${Y}.`))?{kind:"version",why:I(G.value,j)}:{kind:"missing",why:`host ${j.display} does not provide a ${Y} servi\
ce`}}const r=S=>`host does not provide a ${S} service`;function $({id:S,value:j},G,Y){if(S===g)return(0,a.Gv)(j)?{kind:"object",value:j}:{kind:"type",why:`servi\
ce ${S} must be declared with an object value in the service discovery document`,value:j};if(typeof j!="string")return{kind:"type",why:I(G,Y),value:j};const Q=(0,E.
v)(Y.documentUrl,j);if(Q.ok)return{kind:"url",url:Q.value,value:j};const ee=`failed to parse service URL: ${Q.why}`;return{kind:"bad-url",reason:Q.reason,why:ee,
value:j}}function I({name:S,version:j},{client:G,display:Y}){const Q=G==="terraform"?j:BigInt(/\d+/.exec(j)?.[0]??0);return`host ${Y} does not support ${S} vers\
ion ${Q}`}}),2713:((p,C,c)=>{c.d(C,{I:()=>f,o:()=>E});const a="***",f=4;class E{#e;constructor(M){this.#e=M}reveal(){return this.#e}toString(){return a}toJSON(){
return a}[Symbol.for("nodejs.util.inspect.custom")](){return a}}}),3592:((p,C,c)=>{c.d(C,{Bw:()=>E,G5:()=>g,_O:()=>f,aq:()=>_,xV:()=>M,xv:()=>a});const a="1.0.0",
f=`tf-disco-action/${a}`,E="https://github.com/org/tf-disco-action",_=`${E}/blob/v1/docs/problems.md`,M=`${E}/issues`,g=1}),5955:((p,C,c)=>{c.d(C,{$$:()=>a,I0:()=>f,
mk:()=>_});const a=M=>new TextEncoder().encode(M).length;function f(M,g,A,d){const o=[];let l=0;for(const v of M){const m=d(v);if(l+=a(m)+A,l>g)break;o.push(m)}
return o}const E=64*1024;function*_(M){let g="";for(const A of M)g+=A,!(g.length<E)&&(yield g,g="");g!==""&&(yield g)}}),8641:((p,C,c)=>{c.d(C,{BP:()=>m,D9:()=>b,
J7:()=>v,LS:()=>y,My:()=>P,RK:()=>l,cq:()=>n,h$:()=>h,h2:()=>f,js:()=>w,s$:()=>e,z5:()=>s});const a=500,f=1e3,E=4e3,_=160,M=2,g=t=>/^[ -~]*$/.test(t),A=t=>new RegExp(
"[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(t),d=t=>new RegExp("\\p{M}","u").test(t),o=t=>`\
<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function l(t,i=a){if(t.length<=i&&g(t))return t;let r="",$=M;for(const I of t){$=d(I)?$+
1:0;const S=A(I)||$>M?o(I):I;if(r.length+S.length>i)return`${r}\u2026`;r+=S}return r}function v(t,i=_){const r=Array.from(t.slice(-2*i)).slice(-i).join(""),$=Array.
from(l(r,Number.POSITIVE_INFINITY));return`${r===t&&$.length<=i?"":"\u2026"}${$.slice(-i).join("")}`}function m(t){return t.replace(/##(?=\w*\[)/g,"# #").replace(
/^(\s*:)(?=:)/,"$1 ")}function y(t){const r=t.split(`
`).map($=>m(l($,E))).join(`
`);return r.length>E?`${r.slice(0,E).toWellFormed()}\u2026`:r}const R={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},P=t=>t.replace(/[&<>"']/g,i=>R[i]??
i);function w(t,i=a){return l(t,i).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,r=>`&#${r.codePointAt(0)};`)}function b(t,i=a){return t===""?"<i>empty</i>":
`<code>${w(t,i)}</code>`}const K=t=>g(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(t),x=/^[0-9a-f]{7,}$/i,B=`"'\
(`,D=`"'),.;:!?\u2026`,u=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function h(t,i=E){return(l(t,i).match(u)??[]).map(r=>{if(r.split(" ").every(O))return w(r,i);
if(r.includes(" ")||/^(["`]).+\1$/u.test(r))return b(r.replace(/^`(.*)`$/u,"$1"),i);const{before:I,core:S,after:j}=T(r);return`${w(I)}${b(S.replace(/^`(.*)`$/u,
"$1"),i)}${w(j)}`}).join("")}function T(t){let i=0,r=t.length;for(;i<r&&B.includes(t.charAt(i));)i+=1;for(;r>i&&D.includes(t.charAt(r-1));)r-=1;return{before:t.
slice(0,i),core:t.slice(i,r),after:t.slice(r)}}function O(t){const{core:i}=T(t);return K(i)&&!x.test(i)}const e=t=>t.replace(/[^ -~\n]/gu,i=>A(i)?s(i):i).replace(
/##(?=\w*\[)/g,s),s=t=>t.replace(/[\s\S]/g,i=>`\\u${i.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(t){return t.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((p,C,c)=>{c.d(C,{p:()=>g});var a=c(6174),f=c(3592),E=c(8641);const _=100,M=5;function g(A,d){const o=[];let l=A;for(;l!==void 0&&o.length<M;){const m=l instanceof
Error?l.stack??l.message:String(l);o.push((0,a._)(d(m))),l=l instanceof Error?l.cause:void 0}const v=o.join(`
caused by: `).split(`
`).slice(0,_);return[`tf-disco ${f.xv} crashed; this is a bug, please report it with this text at ${f.xV}`,...v.map(m=>(0,E.BP)((0,E.RK)(m)))].join(`
`)}}),3469:((p,C,c)=>{c.d(C,{l:()=>R,w:()=>y});var a=c(1064);const f=[0,0,0],E=[Number.POSITIVE_INFINITY,0,0],_={from:f,before:E},M={from:[Number.MAX_SAFE_INTEGER,
0,0],before:E},g=(P,w)=>P[0]-w[0]||P[1]-w[1]||P[2]-w[2],A=200,d=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(P){if(P.length>A)return null;if(P==="latest")return M;const w=P.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let b=_;for(const K of w){const x=l(K);if(x===null)return null;b={from:g(x.from,b.from)>0?x.from:b.from,before:g(x.before,b.before)<0?x.before:
b.before}}return w.length===0?null:b}function l(P){const w=d.exec(P);if(w===null)return null;const[,b="",...K]=w,x=K.slice(0,3).flatMap(O=>/^\d/.test(O??"")?[Number(
O)]:[]),[B=0,D=0,u=0]=x,h=[B,D,u],T=O=>O<=1?[B+1,0,0]:O===2?[B,D+1,0]:[B,D,u+1];switch(b){case">=":return{from:h,before:E};case">":return{from:T(x.length),before:E};case"\
<":return{from:f,before:h};case"<=":return{from:f,before:T(x.length)};case"!=":return _;case"~>":return{from:h,before:T(x.length-1)};case"^":return{from:h,before:T(
1)};case"~":return{from:h,before:T(Math.min(x.length,2))};default:return{from:h,before:T(x.length)}}}const v=(P,w)=>P===null?w:o(P)?.from??w;function m(P,w){const{
from:b,before:K}=o(P)??_;return g(b,v(w.before,E))<0&&g(v(w.from,f),K)<0}function y(P,w){const b=a.pH.filter(x=>x.client===P);if(w.length===0)return b;const K=b.
filter(x=>w.some(B=>m(B,x)));return K.length===0?b:K}const R=P=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(P)}),3474:((p,C,c)=>{c.d(C,{CV:()=>o,
Ku:()=>m,Ob:()=>s,PW:()=>A,TN:()=>P,WD:()=>b,YA:()=>x,Yq:()=>u,ai:()=>K,lq:()=>B,lx:()=>D,pS:()=>y,p_:()=>v,xH:()=>d});var a=c(2713),f=c(3469),E=c(7630),_=c(8535);
const M=(t,i)=>({isList:!1,value:t,parse:i}),g=t=>({value:t,mistakes:[]}),A=M("FILE",t=>g(t||null)),d=(t,i)=>M(t,(r,$)=>{if(r==="")return g(null);const I=i(r);return I.
ok?g(I.value):{value:null,mistakes:[`${$}: ${I.why}`]}}),o=M("TOKEN",t=>g(t===""?null:new a.o(t))),l=20,v=(t,i,r=E.Dw)=>({isList:!0,value:t,parse:($,I)=>{const S=r(
$).map(i),j=S.flatMap(G=>G.ok?[]:[`${I}: ${G.why}`]);return{value:S.flatMap(G=>G.ok?[G.value]:[]),mistakes:m(j,I)}}});function m(t,i){const r=t.length-l;return t.
slice(0,l).concat(r>0?`${i}: ${r} more lines are wrong`:[])}const y=1e4,R=v("HOST",E.l6),P={...R,parse:(t,i)=>{const{value:r,mistakes:$}=R.parse(t,i),I=Map.groupBy(
r,({host:j})=>j);return{value:Array.from(I,([j,G])=>({host:j,services:[...new Set(G.flatMap(({services:Y})=>Y))],addresses:G.flatMap(({addresses:Y})=>Y)})),mistakes:$}}},
w=v("LABEL",E.V8),b=t=>({...w,parse:(i,r)=>{const{value:$,mistakes:I}=w.parse(i,r),S=$.flat();return{value:[...new Set(S.length===0?[t]:S)],mistakes:I}}}),K=({min:t,
max:i,whole:r})=>M("N",($,I)=>{const S=/^\d+(\.\d+)?$/.test($)?Number($):Number.NaN;if(S>=t&&S<=i&&(!r||Number.isInteger(S)))return g(S);const G=`${I} is "${$}"\
, expected ${r?"a whole number":"a number"} from ${t} to ${i}`;return{value:t,mistakes:[G]}}),x=t=>M("SECONDS",(i,r)=>{const{value:$,mistakes:I}=K(t).parse(i,r);
return{value:$*1e3,mistakes:I}}),B=({parse:t,...i})=>({...i,parse:(r,$)=>r===""?g(null):t(r,$)}),D=M("",(t,i)=>{const r=/^(true|True|TRUE)$/.test(t),$=r||/^(false|False|FALSE)$/.
test(t);return{value:r,mistakes:$?[]:[`${i} is "${t}", expected "true" or "false"`]}}),u=(...t)=>({...M(t.join("|"),(i,r)=>{const I=t.some(S=>S===i)?[]:[`${r} i\
s "${i}", ${h(i,t)}`];return{value:i,mistakes:I}}),choices:t});function h(t,i){const r=(0,_.q)(t,i),$=r===null?"":`; did you mean "${r}"?`;return`expected one o\
f ${i.map(I=>`"${I}"`).join(", ")}${$}`}const T=["auto","terraform","opentofu","both"],O=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,s={...M("CLI",(t,i)=>{
const[,r,$=null]=O.exec(t)??[],I=`${i} is "${t}"`;if(r===void 0){const j=h(t,T),G=j.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return{value:n,mistakes:[
`${I}, ${j}${G}`]}}const S={name:r,version:$};if($===null)return g(S);if(r==="auto"||r==="both"){const j=`${I}, but only "terraform" and "opentofu" can have a v\
ersion`;return{value:n,mistakes:[j]}}return(0,f.l)($)?g(S):{value:n,mistakes:[`${I}, expected a version such as "${r} 1.10"`]}}),choices:T},n={name:"auto",version:null}}),
7630:((p,C,c)=>{c.d(C,{Dw:()=>d,IL:()=>w,Ju:()=>K,Kd:()=>u,V8:()=>T,aS:()=>m,jM:()=>P,l6:()=>R,o2:()=>v,vk:()=>o,x2:()=>D});var a=c(3625),f=c(5143),E=c(3229),_=c(
1064),M=c(1831),g=c(9562),A=c(2713);function d(O){return O.split(/\r\n|[\n\r]/).map(e=>e.replace(/(^|\s)#.*$/s,"").trim()).filter(e=>e!=="")}function o(O){return O.
split(/\r\n|[\n\r]/).map(e=>e.trim()).filter(e=>e!==""&&!e.startsWith("#"))}function l(O){const e=(0,M.Pv)(O);if(e.ok)return e;const s=(0,E.L6)(O);return(0,a.T)(
`"${O}" is not a hostname: ${e.why}${s===null?"":`; ${s}`}`)}const v=O=>(0,f.en)(O)?(0,a.J)(O):(0,a.T)(`"${O}" is not the name of a repository, such as "acme/ne\
twork"`);function m(O){const e=(0,g.OA)(O);return e!==null?(0,a.T)(`"${O}" is not a known service id; did you mean ${e}?`):_.Du.some(s=>(0,g.oe)(O,s).ok)?(0,a.J)(
O):(0,a.T)(`"${O}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const y=/^(modules\.v1|providers\.v1)=(.*)$/s;function R(O){const e=O.split(/\s+/).
flatMap(j=>y.test(j)?[j]:j.split(",")),[s="",...n]=e.filter(j=>j!==""),t=l(s),i=n.flatMap(j=>{const[,G,Y=""]=y.exec(j)??[];return G===void 0?[]:[{service:G,text:Y}]}),
r=n.map(j=>y.exec(j)?.[1]??j),$=r.map(m).flatMap(j=>j.ok?[]:[j.why]),I=t.ok?$:[t.why,...$];if(!t.ok||I.length>0)return(0,a.T)(I.join("; "));const S=i.map(j=>({...j,
host:t.value}));return(0,a.J)({host:t.value,services:[...new Set(r)],addresses:S})}function P(O){const e=O.startsWith("*."),s=l(e?O.slice(2):O);return s.ok?(0,a.
J)({host:s.value,subdomains:e}):s}function w(O){const e=O.indexOf("=");if(e<0)return(0,a.T)('a line has no "="; expected HOST=TOKEN');const s=(0,M.Pv)(O.slice(0,
e).trim());return s.ok?(0,a.J)({host:s.value,token:new A.o(O.slice(e+1).trim())}):(0,a.T)('the text before the first "=" of a line is not a hostname; expected H\
OST=TOKEN')}const b=/^\d{1,5}$/;function K(O){const e="expected HOST[:PORT]=ADDRESS[:PORT]",s=O.indexOf("=");if(s<0)return(0,a.T)(`"${O}" has no "="; ${e}`);const n=O.
slice(0,s).trim(),t=l(n);if(!t.ok)return t;const i=t.value.replace(/:\d+$/,""),r=B(O.slice(s+1).trim());return r===null?(0,a.T)(`"${O}" has no valid address; ${e}`):
(0,a.J)({name:i,port:x(n),...r})}function x(O){const e=O.indexOf(":");return e<0?null:Number(O.slice(e+1))}function B(O){const e=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.
exec(O)??/^([^:\s[\]]+)(?::(.*))?$/.exec(O);if(e?.[1]!==void 0){const s=e[2];return s===void 0?{address:e[1],addressPort:null}:!b.test(s)||Number(s)<1||Number(s)>
65535?null:{address:e[1],addressPort:Number(s)}}return/^[\da-fA-F:]+$/.test(O)?{address:O,addressPort:null}:null}function D(O){const[e="",s,...n]=O.split(/\s+/);
if(n.length>0)return(0,a.T)(`"${O}" has too many words; expected CODE [HOST]`);if(s===void 0)return(0,a.J)({code:e,host:null});const t=l(s);return t.ok?(0,a.J)(
{code:e,host:t.value}):t}const u=O=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(O)?(0,a.J)(O):(0,a.T)(`"${O}" is not a platform; expected OS_ARCH, such as "linux_amd\
64"`),h=50;function T(O){const e=O.split(",").map(n=>n.trim()).filter(n=>n!==""),s=e.find(n=>n.length>h);return s===void 0?(0,a.J)(e):(0,a.T)(`"${s}" has ${s.length}\
 characters; GitHub allows at most ${h}`)}}),8535:((p,C,c)=>{c.d(C,{q:()=>E});var a=c(9562);const f=3;function E(M,g){const A=_(M);if(A.length<2)return null;const d=o=>{
const[l,...v]=A.length<f?[]:g.filter(m=>o(_(m)));return l===void 0||v.length>0?null:l};return g.find(o=>_(o)===A)??g.find(o=>(0,a.TW)(_(o),A))??d(o=>o.startsWith(
A))??d(o=>o.includes(A))}const _=M=>M.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((p,C,c)=>{c.d(C,{GN:()=>g,P$:()=>d,w7:()=>A});var a=c(6174),f=c(3474),
E=c(7630),_=c(5100),M=c(6339);class g extends Error{name="SettingsError";mistakes;constructor(l){const v=l.map(a._);super(v.join(`
`)),this.mistakes=v}}const A={setting:o=>o,missingPath:(o,l)=>`scan names "${o}", which does not exist in ${l}`};function d(o,{setting:l}=A){const v=_.y.map(({name:w,
field:b,kind:K,default:x})=>({field:b,...K.parse(o[w]?.trim()||x,l(w))})),m=Object.fromEntries(v.map(({field:w,value:b})=>[w,b])),y=[...m.scan,...m.usages,...(0,E.
Dw)(o.hostnames??"")].length===0,{length:R}=m.hostnames,P=`${l("hostnames")} has ${R} hosts, the limit is ${f.pS}`;return{settings:y?{...m,scan:["."]}:m,mistakes:[
...v.flatMap(({mistakes:w})=>w),...R>f.pS?[P]:[],...(0,M.U)(m,{setting:l})]}}}),5100:((p,C,c)=>{c.d(C,{f:()=>P,y:()=>R});var a=c(3625),f=c(3474),E=c(7630);const _=[
{name:"usages",field:"usages",kind:(0,f.p_)("FILE",a.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks wha\
t these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,f.p_)("OWNER/NAME",E.o2),help:"Repositories w\
hose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete.",default:""}],M=[{name:"changed-only",field:"changedO\
nly",kind:f.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},{name:"comment",field:"\
comment",kind:(0,f.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `alwa\
ys`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,f.Yq)("never","on-failure"),help:"When to open one issue, updated autom\
atically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,f.WD)("regis\
try-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},{name:"issue-open-after",field:"\
issueOpenAfter",kind:(0,f.ai)({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"\
1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,f.ai)({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a host before it counts as\
 recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"github-token",field:"githubToken",kind:f.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",default:"",actionContext:"github.token"}],g=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[
".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function A(w){const b=w.toLowerCase(),K=g.find(([x])=>b.endsWith(x));return K!==void 0?(0,a.
J)({path:w,format:K[1]}):(0,a.T)(`"${w}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (G\
itLab)`)}const d=w=>/\.json$/i.test(w)?(0,a.J)(w):(0,a.T)(`"${w}" does not end with ".json"; a badge is JSON from which shields.io makes an image`),o=[{name:"ho\
stnames",field:"hostnames",kind:f.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may \
name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,f.p_)("PATH",a.J),
help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set.",default:""},{name:"exclude",field:"\
exclude",kind:(0,f.p_)("GLOB",a.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"\
allowed-hosts",field:"allowedHosts",kind:(0,f.p_)("HOST",E.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.\
com` matches every subdomain. Default: all hosts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,f.p_)("SERVICE",E.aS),help:"\
Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",
kind:f.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to d\
etect CLI and version from the files.",default:"auto"}],l=[{name:"depth",field:"depth",kind:(0,f.Yq)("discovery","versions","packages"),help:"How far to follow \
`init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the packages that `init` would inst\
all, without downloading them.",default:"discovery"},{name:"roots",field:"roots",kind:(0,f.p_)("GLOB",a.J),help:"Globs of the directories in which `init` runs, \
one per line, relative to the current directory. Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,f.p_)("OS_ARCH",E.Kd),help:"Platfor\
ms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",
field:"upgrade",kind:f.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,f.
ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked\
 are reported.",default:"500"}],v=[{name:"tokens",field:"tokens",kind:(0,f.p_)("HOST=TOKEN",E.IL,E.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` en\
vironment variables also work.",default:""},{name:"cli-config",field:"cliConfig",kind:f.PW,help:"CLI configuration file to read instead of those in the home dir\
ectory, like `TF_CLI_CONFIG_FILE`.",default:""}],m=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,f.lq)((0,f.YA)({min:.1,max:300})),help:"Time limit for one\
 attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"re\
tries",field:"retries",kind:(0,f.ai)({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",
default:"3"},{name:"concurrency",field:"concurrency",kind:(0,f.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"\
16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,f.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are repor\
ted as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"caFile",kind:f.PW,help:"PEM file with certificate authorities to trust in additi\
on to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,f.p_)("HOST=ADDRESS",E.Ju),help:"Addresses to connect to instead of those in DNS, \
one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",default:""}],y=[{name:"certificate-days",field:"certificateDays",kind:(0,f.
ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"s\
lowMs",kind:(0,f.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,f.Yq)("error","warni\
ng","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,f.p_)("CODE",E.x2),
help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"\
report",kind:(0,f.p_)("FILE",A),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` \
or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:f.PW,help:"JSON Lines file to which each run appends its results; reports the\
n show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",field:"badge",kind:(0,f.xH)("FILE",d),help:"JSON file for a badge of shie\
lds.io to write.",default:""}],R=[...o,..._,...l,...v,...m,...y,...M],P=[["What to check",o],["Many repositories",_],["Following `init`",l],["Credentials",v],["\
Network",m],["Result",y]]}),6339:((p,C,c)=>{c.d(C,{S:()=>f,U:()=>E});var a=c(6760);function f(A,{setting:d}){const{scan:o,exclude:l,roots:v,dialect:m,changedOnly:y,
repositories:R}=A,P=d("usages");if(A.usages.length===0)return R.length===0?[]:[`${d("repositories")} needs ${P}; set it to the usages files of the repositories`];
const w=g(P)?`repeat ${P}`:`write one a line in ${P}`,b="set it for `tf-disco usages`, which reads the files of the repository";return[[o.length>0,"scan",`${b};\
 to check several files, ${w}`],[l.length>0,"exclude",b],[v.length>0,"roots",b],[m.name!=="auto","dialect",b],[y,"changed-only","remove it: usages files do not \
say what a pull request changes"]].flatMap(([x,B,D])=>x?[`${d(B)} cannot be used together with ${P}; ${D}`]:[])}const E=(A,{setting:d})=>[..._(A).map(([o,l])=>`${d(
o)} is ${l}, which needs ${d("history")}; set it to a file that is kept from run to run`),...M(A).map(([o,l,v])=>`${d(o)} and ${d(l)} both name ${v}; write to d\
ifferent files`)];function _({history:A,issueOpenAfter:d,issueCloseAfter:o}){return A===null?[["issue-open-after",d],["issue-close-after",o]].filter(([,v])=>v>1):
[]}function M({report:A,history:d,badge:o}){const l=[...A.map(({path:v})=>["report",v]),...d===null?[]:[["history",d]],...o===null?[]:[["badge",o]]];return l.flatMap(
([v,m],y)=>{const R=l.slice(0,y).find(([P,w])=>P!==v&&(0,a.normalize)(w)===(0,a.normalize)(m));return R===void 0?[]:[[R[0],v,m]]})}const g=A=>A.startsWith("--")}),
6875:((p,C,c)=>{c.d(C,{I:()=>f,V:()=>a});class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(_){this.#n??=_,this.#e.
abort()}}const f=(E,_)=>{const M=setTimeout(_,E);return()=>clearTimeout(M)}}),2613:(p=>{p.exports=process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.
getBuiltinModule("events")}),9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=process.getBuiltinModule("http")}),5692:(p=>{p.exports=process.
getBuiltinModule("https")}),9278:(p=>{p.exports=process.getBuiltinModule("net")}),4589:(p=>{p.exports=process.getBuiltinModule("node:assert")}),6698:(p=>{p.exports=
process.getBuiltinModule("node:async_hooks")}),4573:(p=>{p.exports=process.getBuiltinModule("node:buffer")}),1421:(p=>{p.exports=process.getBuiltinModule("node:\
child_process")}),7598:(p=>{p.exports=process.getBuiltinModule("node:crypto")}),3053:(p=>{p.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(p=>{
p.exports=process.getBuiltinModule("node:dns")}),8474:(p=>{p.exports=process.getBuiltinModule("node:events")}),3024:(p=>{p.exports=process.getBuiltinModule("nod\
e:fs")}),7067:(p=>{p.exports=process.getBuiltinModule("node:http")}),2467:(p=>{p.exports=process.getBuiltinModule("node:http2")}),7030:(p=>{p.exports=process.getBuiltinModule(
"node:net")}),8161:(p=>{p.exports=process.getBuiltinModule("node:os")}),6760:(p=>{p.exports=process.getBuiltinModule("node:path")}),3916:(p=>{p.exports=process.
getBuiltinModule("node:path/posix")}),643:(p=>{p.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(p=>{p.exports=process.getBuiltinModule("node:querys\
tring")}),99:(p=>{p.exports=process.getBuiltinModule("node:sqlite")}),7075:(p=>{p.exports=process.getBuiltinModule("node:stream")}),7830:(p=>{p.exports=process.
getBuiltinModule("node:stream/web")}),8500:(p=>{p.exports=process.getBuiltinModule("node:timers/promises")}),1692:(p=>{p.exports=process.getBuiltinModule("node:\
tls")}),3136:(p=>{p.exports=process.getBuiltinModule("node:url")}),7975:(p=>{p.exports=process.getBuiltinModule("node:util")}),3429:(p=>{p.exports=process.getBuiltinModule(
"node:util/types")}),5919:(p=>{p.exports=process.getBuiltinModule("node:worker_threads")}),8522:(p=>{p.exports=process.getBuiltinModule("node:zlib")}),857:(p=>{
p.exports=process.getBuiltinModule("os")}),6928:(p=>{p.exports=process.getBuiltinModule("path")}),4756:(p=>{p.exports=process.getBuiltinModule("tls")}),9023:(p=>{
p.exports=process.getBuiltinModule("util")})},ce={};function V(p){var C=ce[p];if(C!==void 0)return C.exports;var c=ce[p]={exports:{}},a=!0;try{ue[p](c,c.exports,
V),a=!1}finally{a&&delete ce[p]}return c.exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(
/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",C=typeof Symbol=="function"?Symbol("webpack \
exports"):"__webpack_exports__",c=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=E=>{E&&E.d<1&&(E.d=1,E.forEach(_=>_.r--),E.forEach(_=>_.
r--?_.r++:_()))},f=E=>E.map(_=>{if(_!==null&&typeof _=="object"){if(_[p])return _;if(_.then){var M=[];M.d=0,_.then(d=>{g[C]=d,a(M)},d=>{g[c]=d,a(M)});var g={};return g[p]=
d=>d(M),g}}var A={};return A[p]=d=>{},A[C]=_,A});V.a=(E,_,M)=>{var g;M&&((g=[]).d=-1);var A=new Set,d=E.exports,o,l,v,m=new Promise((y,R)=>{v=R,l=y});m[C]=d,m[p]=
y=>(g&&y(g),A.forEach(y),m.catch(R=>{})),E.exports=m,_(y=>{o=f(y);var R,P=()=>o.map(b=>{if(b[c])throw b[c];return b[C]}),w=new Promise(b=>{R=()=>b(P),R.r=0;var K=x=>x!==
g&&!A.has(x)&&(A.add(x),x&&!x.d&&(R.r++,x.push(R)));o.map(x=>x[p](K))});return R.r?w:P()},y=>(y?v(m[c]=y):l(d),a(g))),g&&g.d<0&&(g.d=0)}})(),(()=>{var p=Object.
getPrototypeOf?c=>Object.getPrototypeOf(c):c=>c.__proto__,C;V.t=function(c,a){if(a&1&&(c=this(c)),a&8||typeof c=="object"&&c&&(a&4&&c.__esModule||a&16&&typeof c.
then=="function"))return c;var f=Object.create(null);V.r(f);var E={};C=C||[null,p({}),p([]),p(p)];for(var _=a&2&&c;typeof _=="object"&&!~C.indexOf(_);_=p(_))Object.
getOwnPropertyNames(_).forEach(M=>E[M]=()=>c[M]);return E.default=()=>c,V.d(f,E),f}})(),V.d=(p,C)=>{for(var c in C)V.o(C,c)&&!V.o(p,c)&&Object.defineProperty(p,
c,{enumerable:!0,get:C[c]})},V.f={},V.e=p=>Promise.all(Object.keys(V.f).reduce((C,c)=>(V.f[c](p,C),C),[])),V.u=p=>({69:"69",210:"400",217:"914",400:"400",456:"9\
14",528:"558",558:"558",696:"914",751:"558",909:"558",913:"400",914:"914",929:"558"}[p]??p)+".index.js",V.o=(p,C)=>Object.prototype.hasOwnProperty.call(p,C),V.r=
p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{
var p={667:0,792:0},C=c=>{var{ids:a,modules:f,runtime:E}=c,_,M,g=0;for(_ in f)V.o(f,_)&&(V.m[_]=f[_]);for(E&&E(V);g<a.length;g++)M=a[g],V.o(p,M)&&p[M]&&p[M][0](),
p[a[g]]=0};V.late=(c,a)=>{for(const f of c){if(p[f]===0)continue;const{createRequire:E}=process.getBuiltinModule("module");C(E(import.meta.url)("./"+V.u(f)))}return V(
a)},V.f.j=(c,a)=>{var f=V.o(p,c)?p[c]:void 0;if(f!==0)if(f)a.push(f[1]);else{var E=import("./"+V.u(c)).then(C,_=>{throw p[c]!==0&&(p[c]=void 0),_}),E=Promise.race(
[E,new Promise(_=>f=p[c]=[_])]);a.push(f[1]=E)}}})();var ae={};V.d(ae,{C:()=>Se,a:()=>ke});const Se=()=>Promise.all([V.e(558),V.e(751),V.e(929),V.e(667),V.e(528),
V.e(909)]).then(V.bind(V,2909)),ke=()=>Promise.all([V.e(667),V.e(69)]).then(V.bind(V,9069));var be=ae.C,Ie=ae.a;export{be as runAction,Ie as runCli};
