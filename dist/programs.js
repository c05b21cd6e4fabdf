var ge={3368:((y,j,l)=>{l.d(j,{rv:()=>Me,cA:()=>Ae});var h=l(1831),u=l(2713),M=l(7630),P=l(1064),I=l(7251),b=l(8408);const C=4;function T(U,x){let W={text:U,starts:null};
for(let K=0;K<C&&W!==null;K+=1)x(E(W,U.length)),W=S(W,U.length)}const g="\u2026",O=32,k=Uint16Array.from({length:128},(U,x)=>{const W=String.fromCharCode(x);return x<=
O||x===127?O:({"-":"+",_:"/"}[W]??W).toLowerCase().charCodeAt(0)});function m(U){return U===g?U:/[\s\x80-\x9f]/.test(U)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(U)?"":U.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let v=new Uint16Array(1024),A=new Uint32Array(1025);function $(U){if(U<v.length)return;
const[x,W]=[new Uint16Array(2*U),new Uint32Array(2*U+1)];x.set(v),W.set(A),v=x,A=W}function E({text:U,starts:x},W){$(U.length);let K=0;for(let N=0;N<U.length;N+=
1){const H=U.charCodeAt(N),J=x===null?N:x[N]??W;if(H<128){K=f(k[H]??O,J,K);continue}const Y=String.fromCodePoint(U.codePointAt(N)??0),X=m(Y);$(K+X.length+U.length-
N);for(let Q=0;Q<X.length;Q+=1)K=f(X.charCodeAt(Q),J,K);N+=Y.length-1}return A[K]=W,{codes:v.subarray(0,K),starts:A.subarray(0,K+1)}}function f(U,x,W){return U===
O&&W>0&&v[W-1]===O?W:(v[W]=U,A[W]=x,W+1)}const d={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},r=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
i=/[%\\&]|xn--/i;function S({text:U,starts:x},W){if(!i.test(U))return null;let K="";const N=[];let H=0;const J=X=>x===null?X:x[X]??W,Y=X=>{for(let Q=H;Q<X;Q+=1)
N.push(J(Q));K+=U.slice(H,X)};for(const X of U.matchAll(r)){Y(X.index),H=X.index+X[0].length;for(const{written:Q,at:te}of D(X)){K+=Q;for(let re=0;re<Q.length;re+=
1)N.push(J(X.index+te))}}return H===0?null:(Y(U.length),{text:K,starts:N})}function D(U){const[x,W,K,N,H,J,Y,X,Q,te]=U;if(W!==void 0)return e(W);if(te!==void 0)
return[{written:(0,b.mI)(te.toLowerCase()),at:0}];const re=K??N??X;return w(re!==void 0?o(Number.parseInt(re,16)):Y!==void 0?o(Number(Y)):Q!==void 0?d[Q]??x:H??
(J===void 0?"":" "))}const w=U=>[{written:U,at:0}],o=U=>U<=1114111?String.fromCodePoint(U):"\uFFFD",a=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function e(U){const x=U.startsWith("%")?3:4,W=U.replace(/(?:%|\\x)(..)/g,(K,N)=>String.fromCharCode(Number.parseInt(N,16)));return Array.from(W.matchAll(a),({0:[
K="",...N],index:H})=>{const J=K.charCodeAt(0),Y=N.reduce((X,Q)=>X<<6|Q.charCodeAt(0)&63,N.length===0?J:J&63>>N.length);return{written:o(Y),at:x*H}})}const s="*\
**",t=12,n=4,_=200;function L(U){const x=F(U);return x===null?null:(W,K)=>{const N=[];return T(W,H=>c(H,W,x,N)),N.length===0?W:p(W,N,K)}}function F(U){const x=[];
for(const Y of(0,I.x)(U))T(Y,({codes:X})=>{X.length>=u.Il&&x.push(X.slice())});if(x.length===0)return null;const W=new Uint16Array(x.reduce((Y,{length:X})=>Y+X,
0)),K=Array.from({length:t+1},()=>[]),N=Array.from({length:t},()=>[]);let H=0;for(const Y of x){const{length:X}=Y;W.set(Y,H);for(let te=0;te+t<X;te+=n)K[t]?.push(
H+te);const Q=Math.min(X,t);K[Q]?.push(H+X-Q);for(let te=u.Il;te<Q;te+=1)N[te]?.push(H);H+=X}const J=(Y,X)=>Y.length===0?[]:[new ie(X,W,Y)];return{pieces:K.flatMap(
J),heads:N.flatMap(J).reverse()}}function c({codes:U,starts:x},W,{pieces:K,heads:N},H){const J=(Q,te)=>{const re=U[Q]===O?Q+1:Q;let ae=U[te-1]===O?te-1:te;for(;ae<
U.length&&x[ae]===x[ae-1];)ae+=1;const ue=x[re]??0,me=x[ae]??W.length,fe=H.at(-1);fe===void 0||ue<fe.from||ue>fe.to?H.push({from:ue,to:me}):H[H.length-1]={from:fe.
from,to:Math.max(fe.to,me)}};for(const Q of K)Q.search(U,Q.length===t?n-1:0,J);const Y=Q=>{const te=N.find(re=>re.hasAt(U,Q-re.length));te!==void 0&&J(Q-te.length,
Q)},X=g.charCodeAt(0);for(let Q=U.indexOf(X);Q>=0;Q=U.indexOf(X,Q+1))Y(Q);W.length>=_&&Y(U.length)}function p(U,x,W){let K="",N=0;for(const H of x.toSorted((J,Y)=>J.
from-Y.from))H.to<=N||W.size>0&&z(U,H,W)||((H.from>N||N===0)&&(K+=U.slice(N,H.from)+s),N=H.to);return K+U.slice(N)}const R=U=>U<"\x80"?/[a-z\d.:-]/i.test(U):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(U),B=260;function z(U,{from:x,to:W},K){const N=Y=>Math.max(x-Y,Y-W)<B&&R(U[Y]??"");let H=x;for(;N(H-1);)H-=1;let J=W;for(;N(J);)J+=1;for(;J>W&&/[.:]/.test(
U[J-1]??"");)J-=1;return K.has(U.slice(H,J))}const Z=16777619,se=2654435761;class ie{length;#e;#n;#s;#t;constructor(x,W,K){this.length=x,this.#e=W;const N=Math.
max(4,Math.ceil(Math.log2(2*K.length+1)));this.#n=new Int32Array(2**N).fill(-1),this.#s=32-N;let H=1;for(let J=1;J<x;J+=1)H=Math.imul(H,Z);this.#t=H;for(const J of K)
this.#n[this.#c(W,J,this.#i(W,J))]=J}hasAt(x,W){return W<0||W+this.length>x.length?!1:this.#o(x,W,this.#i(x,W))>=0}search(x,W,K){const N=this.length;if(x.length<
N)return;let H=this.#i(x,0);for(let J=0;;J+=1){const Y=this.#o(x,J,H);if(Y>=0){let[Q,te]=[0,N];for(;Q<W&&this.#r(x,J,Y,-1-Q);)Q+=1;for(;te<N+W&&this.#r(x,J,Y,te);)
te+=1;K(J-Q,J+te)}if(J+N>=x.length)return;const X=H-Math.imul(x[J]??0,this.#t);H=Math.imul(X,Z)+(x[J+N]??0)|0}}#o(x,W,K){return this.#n[this.#c(x,W,K)]??-1}#r(x,W,K,N){
const H=x[W+N];return H!==void 0&&H===this.#e[K+N]}#c(x,W,K){let N=Math.imul(K^K>>>15,se)>>>this.#s;for(;;){const H=this.#n[N]??-1;if(H<0||this.#a(H,x,W))return N;
N=N+1===this.#n.length?0:N+1}}#a(x,W,K){for(let N=0;N<this.length;N+=1)if(!this.#r(W,K,x,N))return!1;return!0}#i(x,W){let K=0;for(let N=W;N<W+this.length;N+=1)K=
Math.imul(K,Z)+(x[N]??0)|0;return K}}const V=64,G=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servi\
cesFrom","requirements"]),ee=new Set(["value","login"]),oe=(U,x)=>G.has(U)||U==="client"&&P.Du.some(W=>W===x),ne=new Set;function ce(U){return le(()=>{const x=L(
U);return x===null?W=>W:(W,K=ne)=>le(()=>$e(Oe(N=>x(N,K)))(W))})}function le(U){try{return U()}catch{throw new Error("tokens could not be hidden")}}const de=1e4,
Ee=200,ve=100;function Oe(U){const x=new Map;return W=>{const K=x.get(W);if(K!==void 0)return K;const N=U(W);return W.length<=Ee&&x.size<de&&x.set(W,N),N}}function $e(U){
const x={ours:new Map,theirs:new Map},W=(N,H,J)=>{if(Array.isArray(N)){const te=N.map(re=>K(re,H+1,J));return te.every((re,ae)=>re===N[ae])?N:te}let Y=!0;const X=Object.
entries(N).map(([te,re])=>{if(J==="ours"&&oe(te,re))return[te,re];const ae=K(re,H+1,ee.has(te)?"theirs":J),ue=U(te);return Y&&=ue===te&&ae===re,[ue,ae]}),Q=Object.
getPrototypeOf(N)===Object.prototype;return Y&&Q?N:Object.fromEntries(X)},K=(N,H,J)=>{if(typeof N=="string")return U(N);if(H>V)return null;if(typeof N!="object"||
N===null)return N;const Y=x[J].get(N)??W(N,H,J),X=Array.isArray(N)&&N.length>ve;return(Y!==N||X)&&x[J].set(N,Y),Y};return N=>K(N,0,"ours")}function Ae(U,x,W=()=>{}){
const K=new Map;let N=null;const H=J=>{const Y=J.filter(X=>!K.has(X.reveal()));if(Y.length!==0){for(const X of Y)K.set(X.reveal(),X);N=null,W(Y)}};return le(()=>H(
Te(U,x))),{learn:J=>le(()=>H([J])),redact:(J,Y)=>(N??=ce([...K.values()]),N(J,Y))}}const ye="tf-disco crashed, and the description of the crash could not be cle\
ared of tokens";function Me(U,{redact:x}){try{return U(x)}catch{return ye}}const _e=U=>(0,h.Pv)(U).ok,we=U=>U.includes(".")&&_e(U);function Te(U,x){const W=(0,M.
vk)(U.tokens??"").flatMap(N=>{const H=N.indexOf("="),J=N.slice(H+1).trim(),Y=H<0?"":N.slice(0,H).trim();return Y!==""&&(!_e(Y)||!Y.includes(".")&&we(J))?[J,Y,N]:
[J]}),K=Object.entries(x).flatMap(([N,H])=>N.startsWith(h.xV)&&H!==void 0?[H]:[]);return[...W,...K,U["github-token"]?.trim()??""].filter(N=>N!=="").map(N=>new u.
ou(N))}}),7251:((y,j,l)=>{l.d(j,{K:()=>O,x:()=>C});var h=l(4091),u=l(6979),M=l(2713);function P(m){const v=m.reveal(),A=/[\r\n]/.test(v)?v.split(/[\r\n]+/):[];return[
v,...A].filter($=>$.trim().length>=M.Il)}const I=m=>[...new Set([m,Buffer.from(m).toString("latin1")])],b=m=>["","x","xx"].flatMap(v=>{const A=Buffer.from(v+m).
toString("base64"),$=A.slice(Math.ceil(v.length*4/3)).replace(/=+$/,"");return A.endsWith("=")?[$.slice(0,-1),$]:[$]});function*C(m){const v=m.flatMap(P).map(A=>A.
trim());for(const A of new Set(v.flatMap(I)))yield A,A.includes(" ")&&(yield A.replaceAll(" ","+")),yield*b(A),yield Buffer.from(A).toString("hex")}const T=16*1024,
g=1024*1024;function O(m){let v=g;return A=>{const $=A.flatMap(P).flatMap(f=>[f,f.trim()]),E=[];for(const f of new Set($.flatMap(I))){if(f.length>T||v<0)continue;
const d=k(f).filter(r=>r.trim().length>=M.Il);E.push(...d),v-=d.join("").length}m([...new Set([...$,...E])])}}function k(m){const v=(0,u.ft)(m),A=(0,h.ol)(m).slice(
1,-1),$=[encodeURIComponent(m.toWellFormed()),...v.ok?[v.value]:[]],E=b(m),f=Buffer.from(m).toString("hex");return[m,m.toLowerCase(),A,JSON.stringify(m).slice(1,
-1),...$,...$.map(d=>d.replace(/%[0-9A-F]{2}/g,r=>r.toLowerCase())),...E,...E.map(d=>d.replaceAll("+","-").replaceAll("/","_")),f,f.toUpperCase()]}}),5747:((y,j,l)=>{
l.d(j,{$r:()=>E,Mc:()=>v,N0:()=>m,Oj:()=>k,io:()=>T,v2:()=>$,wX:()=>A,yR:()=>C});var h=l(4573),u=l(3024);const M=16*1024*1024,P=u.constants.O_RDONLY|(u.constants.
O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),I=Buffer.allocUnsafeSlow(256*1024);let b=I;function C(f,d=M){const r=g(f,d);if(!Buffer.isBuffer(r))return r;const i=r.toString(
"utf8");return{ok:!0,text:i,isUtf8:!i.includes("\uFFFD")||(0,h.isUtf8)(r),bytes:r.length}}function T(f,d){const r=g(f,d);return Buffer.isBuffer(r)?Buffer.from(r):
null}function g(f,d){let r;try{r=(0,u.openSync)(f,P);const i=(0,u.readSync)(r,I,0,I.length,null);return i<I.length?I.subarray(0,i):O(r,d)}catch(i){return{ok:!1,
failure:{kind:"error",code:k(i)}}}finally{r!==void 0&&(0,u.closeSync)(r)}}function O(f,d){const{size:r}=(0,u.fstatSync)(f);if(r>d||r<I.length)return{ok:!1,failure:{
kind:"size",bytes:r,maxBytes:d}};b.length<r&&(b=Buffer.allocUnsafeSlow(Math.min(2*r,d)));let i=0;for(;i<r;){const S=(0,u.readSync)(f,b,i,r-i,i);if(S===0)break;i+=
S}return b.subarray(0,i)}function k(f){if(!(typeof f=="object"&&f!==null&&"code"in f)||typeof f.code!="string")throw f;return f.code}function m(f,d){try{return f()}catch(r){
return k(r),d}}const v=f=>m(()=>(0,u.readdirSync)(f,{withFileTypes:!0}),[]),A=f=>v(f).map(({name:d})=>d).sort(),$=f=>v(f).flatMap(d=>d.isDirectory()?d.name:[]);
function E(f){try{const d=(0,u.realpathSync)(f),r=(0,u.statSync)(d);return r.isFile()?{kind:"file",path:d}:{kind:r.isDirectory()?"directory":"special",path:d}}catch(d){
return{kind:"error",code:k(d)}}}}),566:((y,j,l)=>{l.d(j,{A3:()=>$,f8:()=>I,hM:()=>A,qW:()=>T});var h=l(3024),u=l(6760),M=l(3592),P=l(5747);function I(f,d,r){const i=C(
(0,h.realpathSync)(f),d),S=(0,u.basename)(d);b((0,u.join)(i,S));const D=(0,u.join)(i,`.${S.slice(0,60)}.${Math.random().toString(36).slice(2)}`),w=(0,h.openSync)(
D,"wx");try{try{for(const o of r)(0,h.writeFileSync)(w,o)}finally{(0,h.closeSync)(w)}(0,h.renameSync)(D,(0,u.join)(i,S))}catch(o){throw(0,h.rmSync)(D,{force:!0}),
o}}function b(f){const d=(0,h.lstatSync)(f,{throwIfNoEntry:!1});if(d===void 0||d.isFile()||d.isSymbolicLink())return;const r=d.isDirectory()?"is a directory":"i\
s not a regular file";throw new A(`it ${r}; choose another path`)}function C(f,d){const r=(0,u.resolve)(f,d),i=m(f,r);if(!i&&!(0,u.isAbsolute)(d))throw new A(`i\
t is outside ${f}; use an absolute path if that is intended`);const S=i?f:(0,u.parse)(r).root;return(0,u.relative)(S,(0,u.dirname)(r)).split(u.sep).filter(Boolean).
reduce((w,o)=>g(w,o,f),S)}function T(f,d){const r=(0,h.realpathSync)(f);return O(C(r,d),(0,u.basename)(d),r)}function g(f,d,r){const i=(0,u.join)(f,d);return(0,h.
lstatSync)(i,{throwIfNoEntry:!1})===void 0&&k(i),O(f,d,r)}function O(f,d,r){const i=(0,u.join)(f,d);if(!(0,h.lstatSync)(i,{throwIfNoEntry:!1})?.isSymbolicLink())
return i;const S=(0,h.realpathSync)(i);if(!m(r,f)||m(r,S))return S;throw new A(`the link ${(0,u.relative)(r,i)} leads outside ${r}; remove it or choose another \
path`)}function k(f){try{(0,h.mkdirSync)(f)}catch(d){if((0,P.Oj)(d)!=="EEXIST")throw d}}function m(f,d){const r=(0,u.relative)(f,d);return r!==".."&&!r.startsWith(
`..${u.sep}`)&&!(0,u.isAbsolute)(r)}const v={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory o\
f that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give th\
is user permission to write there",EROFS:"choose a path on a file system that can be written to"};class A extends Error{name="ExplainedError"}function $(f){if(f instanceof
A)return f.message;if(!E(f))return`${String(f)}; this is a bug of tf-disco, please report it at ${M.xV}`;const d=v[f.code];return`${f.message.split(", ")[0]}${d===
void 0?"":`; ${d}`}`}const E=f=>typeof f=="object"&&f!==null&&"syscall"in f&&"code"in f}),6181:((y,j,l)=>{l.d(j,{RY:()=>M,n7:()=>T,r5:()=>h});function h(g){if(!g.
includes(":"))return u(g);const O=g.indexOf("%");return O===g.length-1?null:I(O<0?g:g.slice(0,O))}function u(g){const O=g.split("."),k=O.length===4&&O.every(v=>/^(0|[1-9]\d{0,2})$/.
test(v)),m=O.map(Number);return k&&m.every(v=>v<=255)?m:null}function M(g){const O=g.split(".").map(P),k=O.pop()??Number.NaN,m=4-O.length;if(!(m>0&&O.every($=>$<=
255)&&k<256**m))return null;const A=Array.from({length:m},($,E)=>Math.floor(k/256**(m-1-E))%256);return[...O,...A]}function P(g){return/^0x[\da-f]*$/i.test(g)?Number.
parseInt(`0${g.slice(2)}`,16):/^0[0-7]*$/.test(g)?Number.parseInt(g,8):/^[1-9]\d*$/.test(g)?Number(g):Number.NaN}function I(g){const[O="",k,...m]=g.split("::");
if(k===void 0){const E=b(O,!0);return E?.length===16?E:null}const[v,A]=[b(O,!1),b(k,!0)];if(v===null||A===null||m.length>0)return null;const $=16-v.length-A.length;
return $<2?null:[...v,...Array($).fill(0),...A]}function b(g,O){if(g==="")return[];const k=g.split(":"),m=k.map((v,A)=>{if(/^[0-9a-f]{1,4}$/i.test(v)){const $=Number.
parseInt(v,16);return[$>>8,$&255]}return O&&A===k.length-1?u(v):null});return m.every(v=>v!==null)?m.flat():null}const C=[0,0,0,0,0,0,0,0,0,0,255,255].join();function T(g){
const O=h(g)??[];return O.slice(0,12).join()===C?O.slice(12).join("."):g}}),3307:((y,j,l)=>{l.d(j,{f:()=>_,ap:()=>n,Gv:()=>O,HT:()=>r,I:()=>o,IL:()=>w,Ey:()=>d,
AN:()=>t});const h=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],M=["number too large for a 64-bit float","use a smaller number"],P=["t\
he text ends before the JSON value is complete","check that the file was not truncated"],I=["trailing comma","remove the comma"];function b(c,p){return p===c.length?
P:c[p]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const C=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function T(c,p,R){for(const[B,...z]of C)if(B.test(c))
return z;switch(p){case"value":return/^[}\]:]/.test(c)?["missing value","add the value"]:/^[-+.\d]/.test(c)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return R===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(c)?["wrong closing bracket",`write ${R}`]:["missing comma","add the comma"]}}function g(c,p,[R,B]){let[z,Z]=[1,1];for(let se=0;se<
p;se+=1){const ie=c.charCodeAt(se);ie===h?(z+=1,Z=1):(ie<56320||ie>57343)&&(Z+=1)}return{why:`line ${z}, column ${Z}: ${R}`,advice:B}}const O=c=>typeof c=="obje\
ct"&&c!==null&&!Array.isArray(c),k=1e4,m=34,v=44,A=58,$=91,E=123,f=125,d=(c,p)=>new i(c,p).run(),r=(c,p)=>new i(c,null).run(p);class i{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(p,R){
this.#e=p,this.#n=R}run(p="whole"){const R=this.#e,B=this.#s,z=t(R,0);for(let se=z,ie=0;se<R.length;se=t(R,ie)){const V=R.charCodeAt(se);if(ie=this.#u(se,V),ie<
0)return this.#h(se,~ie);if(this.#t==="next"&&B.length===1&&this.#n?.(this.#c,ie,this.#a,this.#i),p==="first"&&this.#t==="next"&&B.length===0)return null;this.#o=
V,this.#r=se}return this.#t!=="next"||B.length>0?g(R,R.length,P):this.#n!==null&&this.#l>=0&&R.charCodeAt(z)===E?g(R,this.#l,M):null}#u(p,R){const B=this.#s[this.#s.
length-1];if(R===B&&(this.#t==="next"||S(this.#o)))return this.#s.pop(),this.#t="next",p+1;switch(this.#t){case"value":return this.#f(p,R);case"key":return R===
m?this.#d(p):~p;case"colon":return R!==A?~p:(this.#t="value",p+1);case"next":return R!==v||B===void 0?~p:(this.#t=B===f?"key":"value",p+1)}}#f(p,R){const B=this.#s.
length;if(B===1&&(this.#c=p),S(R))return B===k?~p:(this.#s.push(R+2),this.#t=R===E?"key":"value",p+1);const z=R===m,Z=z?n(this.#e,p):_(this.#e,p);return Z<0||(!z&&
this.#l<0&&F(this.#e,p,Z)&&(this.#l=p),this.#t="next"),Z}#d(p){const R=n(this.#e,p);return this.#s.length===1&&(this.#a=p,this.#i=R),this.#t="colon",R}#h(p,R){const B=this.#e,
z=B.charCodeAt(p),Z=this.#s.at(-1);if(R>p)return g(B,R,b(B,R));if(this.#t==="value"&&S(z))return g(B,p,u);if(z===Z&&this.#o===v)return g(B,this.#r,I);const se=Z===
void 0?void 0:String.fromCharCode(Z);return g(B,p,T(B.slice(p,p+2),this.#t,se))}}const S=c=>c===E||c===$,D=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function w(c){return c.startsWith('"')?o(c):c.includes("\\u")?JSON.parse(c.replace(D,(p,R)=>R===void 0?p:"\\ufffd")):JSON.parse(c)}function o(c){return JSON.parse(
c).toWellFormed()}const a=32,e=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,s=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function t(c,p){let R=p;for(;R<c.length&&!(c.charCodeAt(R)>a||!` 	
\r`.includes(c.charAt(R)));R+=1);return R}function n(c,p){let R=p+1;for(e.lastIndex=R;e.test(c);)R=e.lastIndex;return c.charCodeAt(R)===m?R+1:~R}function _(c,p){
return s.lastIndex=p,s.test(c)?s.lastIndex:~p}const L=5,F=(c,p,R)=>R-p>=L&&Math.abs(Number(c.slice(p,R)))===1/0}),4091:((y,j,l)=>{l.d(j,{D3:()=>M,Ju:()=>A,TR:()=>$,
_6:()=>T,iP:()=>v,ol:()=>u});const h={'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},u=E=>`"${P(E.toWellFormed())}\
"`;function M(E,f){const d=new TextEncoder,{read:r,written:i}=d.encodeInto(E,new Uint8Array(f)),S=d.encode(E.slice(r,r+2)).subarray(0,f-i),D=Array.from(S,w=>`\\x${b(
w,2)}`).join("");return`"${P(E.slice(0,r).toWellFormed())}${D}"`}function P(E){return/^[ !#-[\]-~]*$/.test(E)?E:E.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),
f=>h[f]??I(f))}function I(E){const f=E.codePointAt(0)??0;return f<128?`\\x${b(f,2)}`:f<65536?`\\u${b(f,4)}`:`\\U${b(f,8)}`}const b=(E,f)=>E.toString(16).padStart(
f,"0"),C=new TextDecoder("utf-8",{ignoreBOM:!0});function T(E){const f=C.decode(E);return f.includes("\uFFFD")?C.decode(O(E)):f}const g=255;function O(E){const f=new Uint8Array(
E),d=r=>((E[r]??0)&192)===128;for(const[r,i]of E.entries()){if(i<224)continue;d(r+1)&&d(r+2)&&(i<240||d(r+3))||(f[r]=g)}return f}const k=E=>v(new TextEncoder().
encode(E));function m(E){const f=new Uint8Array(E.length);for(let d=0;d<E.length;d+=1)f[d]=E.charCodeAt(d);return C.decode(f)}function v(E){let f="";for(const d of E)
f+=String.fromCharCode(d);return f}const A=E=>({ok:!0,value:E}),$=E=>({ok:!1,why:E})}),6979:((y,j,l)=>{l.d(j,{Ge:()=>r,V$:()=>g,ft:()=>O,h0:()=>E,xB:()=>f,y3:()=>k});
var h=l(4091);const u=`!$&'()*+,;=:[]<>"`,M={path:"$&+,/:;=@",host:u,zone:u,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},P=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
I=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,C=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,T=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function g(i,S){let D="";for(const{
0:w,index:o}of i.matchAll(P))if(I.test(w)||M[S].includes(w))D+=w;else{if(w==="%")return(0,h.TR)($(i,o));if(w.startsWith("%")){const a=Number.parseInt(w.slice(1),
16);if(v(a,S))return(0,h.TR)(`invalid URL escape "${w}"`);D+=A(a,S)}else if(w>"\x7F")D+=encodeURIComponent(w.toWellFormed());else{if(S==="host"||S==="zone")return(0,h.
TR)(`invalid character ${(0,h.ol)(w)} in host name`);D+=A(w.charCodeAt(0),S)}}return(0,h.Ju)(D)}function O(i){return i==="%2A"?(0,h.Ju)("*"):m(i,C)?(0,h.Ju)(i):
g(i,"path")}const k=i=>m(i,T)?(0,h.Ju)(i):g(i,"fragment"),m=(i,S)=>S.test(i)&&!b.test(i);function v(i,S){return S==="host"?i<128&&i!==37:S!=="zone"||i===37||i===
32?!1:A(i,"zone").startsWith("%")}function A(i,S){const D=String.fromCharCode(i);return I.test(D)||M[S].includes(D)?D:`%${i.toString(16).toUpperCase().padStart(
2,"0")}`}const $=(i,S)=>`invalid URL escape ${(0,h.D3)(i.slice(S,S+4),3)}`;function E(i){for(const S of i.split("&")){if(S.includes(";"))return"invalid semicolo\
n separator in query";const[,...D]=/^([^=]*)=?(.*)$/s.exec(S)??[];for(const w of D){const o=w.search(b);if(o>=0)return $(w,o)}}return null}function f(i){return i.
split("&").flatMap(S=>{if(S===""||S.includes(";"))return[];const[,...D]=/^([^=]*)=?(.*)$/s.exec(S)??[],[w,o]=D.map(a=>g(a.replaceAll("+","%20"),"query"));return w?.
ok&&o?.ok?[[d(w.value),d(o.value)]]:[]})}const d=i=>i.replaceAll("%20","+"),r=i=>i.toSorted(([S],[D])=>S<D?-1:S>D?1:0).map(([S,D])=>`${S}=${D}`).join("&")}),630:((y,j,l)=>{
l.d(j,{O:()=>P,s:()=>I});var h=l(4091),u=l(4283),M=l(6979);function P(T,g){const O=(0,u.Dl)(g);return O.ok?(0,h.Ju)(I(T,O.value)):O}function I(T,g){if(g.scheme!==
""||g.host!==""||g.user!==null){const $=g.scheme===""?T.scheme:g.scheme;return{...g,scheme:$,path:C(g.path)}}const{scheme:O}=T,k=g.path===""&&!g.forceQuery&&g.query===
"",m=k?T.query:g.query,v=k&&g.fragment===""?T.fragment:g.fragment;if(g.path===""&&T.opaque!=="")return{...g,scheme:O,query:m,fragment:v,opaque:T.opaque};const A=C(
b(T.path,g.path));return{...g,scheme:O,query:m,fragment:v,user:T.user,host:T.host,path:A}}function b(T,g){return g===""?T:g.startsWith("/")?g:T.slice(0,T.lastIndexOf(
"/")+1)+g}function C(T){if(T==="")return"";const g=T.split("/"),O=[];for(const A of g)A===".."?(O.pop(),O.length===1&&O[0]===""&&O.pop()):A!=="."?O.push(A):O.length===
0&&O.push("");const k=g.at(-1),m=`/${O.join("/")}${k==="."||k===".."?"/":""}`,v=(0,M.ft)(m.startsWith("//")?m.slice(1):m);return v.ok?v.value:m}}),4283:((y,j,l)=>{
l.d(j,{Dl:()=>T,EN:()=>v,L5:()=>m,Pl:()=>O,aR:()=>$,cz:()=>k,jr:()=>g,t5:()=>A});var h=l(6181),u=l(4091),M=l(6979);const P=/[^ -~\u0080-\u{10ffff}]/u,I=/^([A-Za-z][A-Za-z0-9+.-]*):/,
b=/^(?::[0-9]*)?$/,C=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function T(e){const[s,t]=a(e,"#"),n=E(s);if(!n.ok)return(0,u.TR)(`parse ${(0,u.ol)(s)}: ${n.why}`);const _=(0,M.
y3)(t);return _.ok?(0,u.Ju)({...n.value,fragment:_.value}):(0,u.TR)(`parse ${(0,u.ol)(e)}: ${_.why}`)}function g(e){const s=e.scheme===""?"":`${e.scheme}:`,t=e.
forceQuery||e.query!==""?`?${e.query}`:"",n=e.fragment===""?"":`#${e.fragment}`,_=e.opaque===""?D(e)+w(e):e.opaque;return[s,_,t,n].join("")}function O(e){const s=e.
opaque.replace(/^[^/]*@/,"");return g({...e,opaque:s,user:null,query:"",forceQuery:!1,fragment:""})}function k(e){const s=e.host.lastIndexOf(":"),t=s>=0&&b.test(
e.host.slice(s)),n=t?e.host.slice(0,s):e.host,_=n.startsWith("[")&&n.endsWith("]");return{name:o(_?n.slice(1,-1):n),port:t?e.host.slice(s+1):""}}const m=e=>e===
"https"?443:80,v=e=>e.includes(":")?`[${e}]`:e;function A(e){const s=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+s}function $(e){if(e.
user===null)return null;const s=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`B\
asic ${btoa(s)}`}function E(e){if(P.test(e))return(0,u.TR)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,u.TR)("missing protocol sc\
heme");const s=I.exec(e)?.[1]??"",t=s.toLowerCase(),[n,_]=a(s===""?e:e.slice(s.length+1),"?"),L=_===""&&e.endsWith("?"),c={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:t,query:_,forceQuery:L};return n.startsWith("/")?f(c,n):t!==""?(0,u.Ju)({...c,opaque:n}):a(n,"/")[0].includes(":")?(0,u.TR)("first p\
ath segment in URL cannot contain colon"):d(c,n)}function f(e,s){if(!(s.startsWith("//")&&(e.scheme!==""||!s.startsWith("///"))))return d({...e,omitHost:e.scheme!==
""},s);const[n]=a(s.slice(2),"/"),_=n.lastIndexOf("@"),L=i(n.slice(_+1),e.scheme);if(!L.ok)return L;const F=_<0?(0,u.Ju)(null):r(n.slice(0,_));return F.ok?d({...e,
user:F.value,host:L.value},s.slice(2+n.length)):F}function d(e,s){const t=(0,M.ft)(s);return t.ok?(0,u.Ju)({...e,path:t.value}):t}function r(e){if(!C.test(e))return(0,u.
TR)("net/url: invalid userinfo");const[s,t]=a(e,":"),n=(0,M.V$)(s,"user");if(!n.ok)return n;if(!e.includes(":"))return(0,u.Ju)({name:n.value,password:null});const _=(0,M.
V$)(t,"user");return _.ok?(0,u.Ju)({name:n.value,password:_.value}):_}function i(e,s){const t=e.lastIndexOf("[");if(t>0)return(0,u.TR)("invalid IP-literal");if(t===
0)return S(e);const n=e.indexOf(":"),_=/^https?$/.test(s)?n:e.lastIndexOf(":"),L=_<0?"":e.slice(_);return b.test(L)?(0,M.V$)(e,"host"):(0,u.TR)(`invalid port ${(0,u.
ol)(L)} after host`)}function S(e){const s=e.lastIndexOf("]");if(s<0)return(0,u.TR)("missing ']' in host");const t=e.slice(s+1);if(!b.test(t))return(0,u.TR)(`in\
valid port ${(0,u.ol)(t)} after host`);const n=e.slice(0,s).indexOf("%25"),_=n<0?s:n,L=(0,M.V$)(e.slice(1,_),"host");if(!L.ok)return L;const F=(0,M.V$)(e.slice(
_,s),"zone");if(!F.ok)return F;const c=o(L.value+F.value),p=(0,h.r5)(c);return p===null?(0,u.TR)(`invalid host: ParseAddr(${(0,u.ol)(c)}): unable to parse IP`):
p.length===4?(0,u.TR)("invalid IP-literal"):(0,u.Ju)(`[${L.value}${F.value}]${t}`)}function D(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||e.path===
""))return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.host}`}function w(e){return e.host!==
""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&D(e)===""&&a(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}function o(e){return e.replace(
/(?:%[0-9A-F]{2})+/g,s=>{const t=s.slice(1).split("%");return(0,u._6)(Uint8Array.from(t,n=>Number.parseInt(n,16)))})}function a(e,s){const t=e.indexOf(s);return t<
0?[e,""]:[e.slice(0,t),e.slice(t+s.length)]}}),4e3:((y,j,l)=>{l.d(j,{$$:()=>O,B9:()=>r,Cw:()=>a,I0:()=>k,K4:()=>g,NM:()=>S,VW:()=>d,Wt:()=>E,YA:()=>w,_r:()=>D,dh:()=>P,
go:()=>v,mP:()=>A,oZ:()=>t,px:()=>b,qZ:()=>i,zM:()=>o,zN:()=>T,zd:()=>m});var h=l(6174),u=l(9562);const M=300;function P(n,_=M){if(n.length<=_)return n;const L=(0,h.
_)(n);return L.length<=_?L:`${I(L,_)}\u2026`}const I=(n,_)=>structuredClone(n.slice(0,_).toWellFormed()),b=(n,_)=>`${n} ${n===1?_:C(_)}`,C=n=>`${n.replace(/(?<=[^aeiou])y$/,
"ie")}s`;function T(n,_){const{length:L}=n,F=typeof _=="number"?_:L<=2*_.few?L:_.few,c=n.slice(F);return{shown:n.slice(0,F),rest:c,more:c.length}}function g(n,_,L=String,F=c=>`${c}\
 more`){const{shown:c,more:p}=T(n,_),R=c.map(B=>L(B)).join(", ");return p>0?`${R} and ${F(p)}`:R}const O=n=>new TextEncoder().encode(n).length;function k(n,_,L,F){
const c=[];let p=0;for(const R of Iterator.from(n).map(F)){if(p+=O(R)+L,p>_)break;c.push(R)}return{shown:c,more:n.length-c.length}}const m=n=>`the clients print\
 "${n}"`;function v(n){return n===null?"null":Array.isArray(n)?"an array":typeof n=="object"?"an object":`a ${typeof n}`}function A(n){if(n.kind==="error")return`\
cannot be read: ${n.code}`;const{bytes:_,maxBytes:L}=n;return`has ${_} bytes and is not read; the limit is ${L/1024/1024} MiB`}const $={[u.e$]:"correct the host\
 in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[u.xq]:"correct the host in `source`, or add the `source` that\
 a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function E(n){
return n.flatMap(L=>$[L]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const f=new Map([["registry.terraf\
orm.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.op\
entofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),d=n=>f.get(n)??null,r=n=>`wait and run the check again; see ${d(n)??"its\
 status page"}, and consider a network mirror for providers`,i=n=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${n} serves its discovery doc\
ument to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function S({page:n,asked:_},L){if(n===null)return L;const F=n.
title===""?"":` ("${n.title}")`,c=L.guest??i(_);switch(n.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:c,
because:`the host returned a sign-in page${F}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${F}: allow this machine to reach the\
 host`;case"other":{const p=L.user??`check that ${_} is a registry, and ${E([])}`;return{...L,user:p,guest:c,because:`the host returned an HTML page${F}`}}}}const D=({
url:n,status:_,reason:L})=>`${n} returned ${`${_} ${P(L)}`.trim()}`,w=n=>`${Math.round(n/100)/10} s`,o=n=>n.kind==="several"?n.reasons:[n];function a(n){switch(n.
kind){case"deadline":return`the check reached its deadline of ${w(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return s(n);case"several":return n.reasons.map(a).join("; ")}}const e=10;function s({repositories:n,total:_}){const L=_===1?"reposito\
ry":"repositories",F=n.length===1?"is":"are",c=g(n,e,P);return`${n.length} of ${_} ${L} ${F} missing: ${c}`}const t=({kind:n,address:_,version:L})=>`${n} ${_} ${P(
L,40)}`}),5143:((y,j,l)=>{l.d(j,{As:()=>m,WD:()=>k,Zl:()=>f,_M:()=>O,bH:()=>g,df:()=>u,en:()=>C,jH:()=>M,n7:()=>d,yJ:()=>T});var h=l(4e3);const u=r=>typeof r=="\
string"?r:`${r.line}:${r.column} ${r.file}`,M=r=>[...Map.groupBy(r,u).values()].flatMap(i=>i.slice(0,1)),P="//",I=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
b=1e3,C=r=>r.length<=b&&I.test(r),T=(r,i)=>`${r}${P}${i}`;function g(r){const i=O(r);return i===null?{repository:i,path:r}:{repository:i,path:r.slice(i.length+P.
length)}}function O(r){const i=r.indexOf(P);return i>0&&C(r.slice(0,i))?r.slice(0,i):null}const k=1e4;function m(r){if(r.length<=k)return r;const i=new Set,{first:S=[],
other:D=[]}=Object.groupBy(r,w=>{if(typeof w=="string")return"first";const o=O(w.file);return o===null||i.has(o)?"other":(i.add(o),"first")});return(0,h.zN)([...S,
...D],k).shown}const v=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
A=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,$=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function E(r){const{path:i}=g(
r),S=i.split("/").slice(0,$.test(i)?-2:-1);return S.find((D,w)=>v.test(D)&&!(D==="test"&&S.slice(0,w).some(o=>A.test(o))))}const f=r=>E(r)!==void 0;function d(r){
const i=E(r);return(i===void 0?g(r).path:`**/${i}`).replace(/[\\{}[\]?!()]/g,"?")}}),5799:((y,j,l)=>{l.d(j,{$e:()=>i,C:()=>v,DF:()=>k,W7:()=>g,Xd:()=>T,aZ:()=>O,
hD:()=>I,lS:()=>D,lm:()=>S,oC:()=>P,pj:()=>E,sb:()=>C,wv:()=>b,z3:()=>r});var h=l(6174),u=l(1064),M=l(5143);const P=["error","warning","notice"];function I(w,{clients:o=u.
zK,...a}={}){return{problem:w,severity:w.severity,affects:w.affects.filter(e=>o.includes(e)),clients:o,host:null,services:[],places:[],needed:!0,isHostNew:!1,...a}}
const b={line:1,column:1,endColumn:1};function C(w,o,a=b){const e={file:w===""?".":w,...a};return I(o,{places:[e],clients:u.Du})}const T=({places:w})=>w.find(o=>typeof o!=
"string")??null,g=w=>T(w)?.file??"",O=(w,o)=>({...w,affects:w.affects.filter(a=>o.includes(a))}),k=(w,o)=>[...Map.groupBy(w,a=>JSON.stringify(o(a))).values()].flatMap(
a=>{const[e]=a;if(e===void 0||a.length===1)return a;const s=m(a,n=>n.exclude??[]),t=m(a,n=>n.rows??[]);return{...e,needed:a.some(({needed:n})=>n),affects:m(a,({
affects:n})=>n),clients:m(a,({clients:n})=>n),places:(0,M.As)((0,M.jH)(a.flatMap(({places:n})=>n))),...s.length===0?{}:{exclude:s},...t.length===0?{}:{rows:t}}}),
m=(w,o)=>[...new Set(w.flatMap(o))],v=(w,o)=>({operator:w,note:o});function A({operator:w,user:o,guest:a},{role:e,host:s}){const t=`ask the operator of ${s} to ${w}`;
switch(e){case"operator":return w;case"user":return o===w?o:o===void 0?t:`${o}; if you run ${s}, ${$(w,o)}`;case"guest":return a??o??t}}const $=(w,o)=>w.startsWith(
`${o}, or `)?w.slice(o.length+5):w;function E(w,o){const{cures:a,...e}=w;return a===void 0?w:{...e,help:f(a,o)}}function f(w,o){const{because:a,note:e}=w,s=a===
void 0?"":`${a}: `,t=e===void 0?"":`; ${e}`;return s+A(w,o)+t}const d=w=>(o,a,e=[],s={})=>({code:o,title:a,severity:w,affects:e,...s}),r=d("error"),i=d("warning"),
S=d("notice");function D(w,o){return Object.assign(e=>{const{help:s,...t}=o(e),n=w.code,_=(0,h._)(t.message),L={...w,code:n,usualSeverity:w.severity,...t,message:_};
return s===void 0?L:typeof s=="string"?{...L,help:(0,h._)(s)}:{...L,help:f(s,{role:"operator",host:""}),cures:s}},w)}}),785:((y,j,l)=>{l.d(j,{L2:()=>E,ie:()=>T,
kL:()=>b,mB:()=>C,nE:()=>d,xu:()=>r});var h=l(3368),u=l(9553),M=l(3152),P=l(2057);const I=function(...i){const{setFlagsFromString:S}=process.getBuiltinModule("n\
ode:v8");return new.target?new S(...i):S(...i)};function b(i,S){i.env.UV_THREADPOOL_SIZE??="64",$(),(0,P.B_)(i.stdout,S),(0,P.B_)(i.stderr,()=>{})}async function C(i,{
stop:S,secrets:D,isFinal:w,act:o,reportMistakes:a,reportCrash:e}){const s=_=>(e((0,h.rv)(L=>(0,u.p)(_,L),D)),3),t=m(i,S,{isFinal:w,crash:s}),n=await o(t).catch(
_=>_ instanceof M.GN?(a(D.redact(_.mistakes)),2):s(_));await v(i,n)}const T=({hrtime:i})=>()=>Number(i.bigint())/1e6,g=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],
O=300,k=5e3;function m(i,S,{isFinal:D,crash:w}){const o=T(i),a=new AbortController;let e=0;const s=()=>D||a.signal.aborted;for(const t of g)i.on(t,()=>{const n=o()-
e;S.end({kind:"signal",signal:t}),s()?(D||n>O)&&(i.removeAllListeners(t),i.kill(i.pid,t)):e=o(),a.abort()});return i.on("uncaughtException",t=>{S.end({kind:"cra\
sh"});const n=w(t);s()&&i.exit(n),a.abort(),setTimeout(()=>i.exit(n),k).unref()}),i.on("exit",()=>S.end({kind:"crash"})),a.signal}async function v(i,S){const{stdout:D,
stderr:w}=i;for(const a of[D,w])await new Promise(e=>a.write("",e));if(i.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&i.platform!=="win32"&&i.execve!==
void 0){const{execPath:a}=i;i.execve(a,[a,"--eval",`require('node:process').exit(${S})`],{})}i.exit(S)}const A=100;function $(){setTimeout(()=>I("--semi-space-g\
rowth-factor=1"),A).unref()}const E=()=>I("--heap-growing-percent=20"),f=100;async function d(i,S,D){let w=performance.now();for(;;){const o=i.next(S.why!==null);
if(o.done)return o.value;performance.now()-w<f||(D(o.value),await r(),w=performance.now())}}const r=()=>new Promise(i=>setImmediate(i))}),2057:((y,j,l)=>{l.d(j,
{B_:()=>C,Dx:()=>b,PL:()=>g,aH:()=>O,yy:()=>P});var h=l(566),u=l(5955),M=l(7146);async function P(m,v){for(const A of(0,u.mk)(v)){if(!m.writable)return;m.write(
A)||await I(m)}}const I=m=>new Promise(v=>{const A=["drain","error","close"],$=()=>{for(const E of A)m.off(E,$);v()};for(const E of A)m.on(E,$)});async function*b(m){
let v="";for await(const A of m.setEncoding("utf8")){const[$="",...E]=String(A).split(`
`),f=[v+$,...E];v=f.pop()??"";for(const d of f)yield d.replace(/\r$/,"")}v!==""&&(yield v)}function C(m,v){let A=!1;m.on("error",$=>{const E=!A;A=!0,E&&$.code!==
"EPIPE"&&v((0,h.A3)($))})}const T={min:40,max:100,unknown:80};function g({columns:m},v){return m||Number(/^\d{1,4}$/.exec(v.COLUMNS??"")?.[0])||T.unknown}function O(m,v,A){
const $=v==="auto"?k(m,A):v==="always",E=Math.max(T.min,Math.min(g(m,A),T.max));return{colour:$,hyperlinks:$&&m.isTTY===!0&&(0,M.qt)(A),width:m.isTTY?E:Number.POSITIVE_INFINITY}}
function k({isTTY:m},v){return v.NO_COLOR||v.TERM==="dumb"&&!v.FORCE_COLOR?!1:v.FORCE_COLOR?v.FORCE_COLOR!=="0":m===!0}}),3229:((y,j,l)=>{l.d(j,{Kc:()=>g,L6:()=>I,
NM:()=>D,cr:()=>w});var h=l(1831),u=l(5011);const M=1024,P=o=>(0,h.Pv)(o).ok;function I(o){if(o.length>M)return null;const a=(0,h.Pv)(o);if(a.ok)return b(o,(0,h.
nx)(a.value));const e=O(o);if(e!==null)return e;const{inside:s,removed:t}=v(o);if(o.includes("@",o.lastIndexOf(s)))return"write the hostname alone, not a URL";for(const n of t.
length===0?[]:[s,s.replace(/:\D.*$/s,"")])if(P(n))return`remove ${A(t)}: ${n}`;return $(s)}function b(o,a){if(/(^|\.)xn--/i.test(o))return`write it in Unicode: ${a}\
; upper-case punycode is only accepted by accident`;const e=a.replace(/(?<!\.)\.+(?=$|:)/,"");return e===a?null:`remove the trailing dot: tokens and settings fo\
r ${e} do not apply to this host`}const C=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,T="replace the placeholder",
g=o=>C.test(o);function O(o){if(g(o))return T;const a=o.split(/[\s,;]+/).filter(e=>e!=="");return a.length<2?null:a.every(e=>e.includes(".")&&P(e))?`write one h\
ostname at a time: ${a[0]}`:"remove the spaces, commas and semicolons"}const k=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,m=[["the white space",o=>o.
trim()],["the quotation marks",o=>o.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",o=>o.replace(k,"")],["the trailing slash",o=>o.replace(/^([^/?#\\]*)\/$/,"$1")],
["the path",o=>o.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",o=>o.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",o=>o.slice(o.lastIndexOf("@")+1)],
["the trailing colon",o=>o.replace(/^([^:]*):$/,"$1")]];function v(o){let a=o;const e=[];for(const[s,t]of m){const n=t(a);n!==a&&e.push(s),a=n}return{inside:a,removed:e}}
const A=o=>o.join(", ").replace(/, ([^,]*)$/," and $1");function $(o){if(/^\[.*\](:\d+)?$/s.test(o)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(o))return"use a D\
NS name; the clients do not support IPv6 addresses";if(o.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(o)){const t=(0,h.
WV)(o);return P(t)?`write it in Unicode: ${t}`:"write it in Unicode, not in punycode"}if(o.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(o.includes("_")){const t=o.replaceAll("_","-");return`a hostname cannot contain underscores${P(t)?`; did you mean ${t}?`:""}`}const a=o.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(a!==o&&P(a))return`remove the extra dots: ${a}`;if(/(^|\.)-|-(\.|:|$)/.test(o))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(o))return"a label cannot have hyphens as its third and fourth character";const[,e="",s=""]=/^([^:]*):(.*)$/s.exec(o)??[];return P(
e)?/^[+-]?[0-9]+$/.test(s)?"use a port from 1 to 65535":`write the port as a number: ${e}:8443`:null}const E=o=>{const a=(0,u.rE)(o,"terraform");return a.ok&&!a.
value.hostImplied},f=o=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(o);function d({text:o,isRemote:a}){if(o==="")return"write a path such as ./network, or a regi\
stry address or URL";if(!a&&g(o))return T;if(o!==o.trim())return"remove the white space around the address";const[,e="",s=""]=/^(https?:\/\/)(.*)$/i.exec(o)??[];
return e===""||!E(s)?null:`remove ${e} to use the registry module: ${s}${a?"; with it, the client downloads an archive from this URL (for a Git repository, writ\
e git::https://\u2026)":""}`}function r({isRemote:o,parts:[a="",...e]}){if(e.length!==3)return null;const[,s="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(a)??[];
if(s!=="localhost"&&t==="")return f(a)?I(a):null;const n=o?`; the client reads "${s}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t}\
 or ${s}.localdomain${t}${n}`}function i({parts:o}){if(o.length===3&&f(o[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${o[0]==="gi\
tlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const a=/^https?:$/i.test(o[0]??"")&&o[1]==="",[e="",...s]=a?o.slice(2):o;if(s.length!==
4||!f(e))return null;const[t="",...n]=s;return/^v?\d+\.\d+/.test(s[3]??"")?`write ${[e,...s.slice(0,3)].join("/")}, and the version in the \`version\` argument`:
`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[e,...n].join("/")}; service discovery works only at the root of a host, not below /${t}`}function S({text:o,parts:a}){
if(a.length>=3&&o.includes("?"))return"remove the query; set the version with the `version` argument";const e=a.at(-1)??"";return[3,4].includes(a.length)&&/[A-Z]/.
test(e)?`write the target system in lower case: ${[...a.slice(0,-1),e.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(o)?`write ./${o} to use a dire\
ctory of the same repository`:null}function D(o,a,e){if(a.kind==="local"||o.length>M)return null;const[s="",...t]=o.split("/");if(e.ok)return e.value.hostImplied?
null:I(s);const n=t.length===0?[]:t.join("/").split("//",1)[0]?.split("/")??[],_=a.kind==="remote",L={text:o,isRemote:_,parts:[s,...n]};return d(L)??r(L)??(_?null:
i(L)??S(L))}function w(o){if(o.length>M)return null;if(g(o))return T;if(o!==o.trim())return"remove the white space around the address";const[,a=""]=/^https?:\/\/(.*)$/i.
exec(o)??[];if(a!=="")return`remove the scheme: ${a}`;const e=o.split("/"),[s=""]=e;return e.length===2&&f(s)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":e.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":e.length===3?I(s):null}}),6174:((y,j,l)=>{l.d(j,{Q:()=>b,_:()=>P});const h="***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
M=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function P(T){return/[@?]/.test(T)?T.replace(/[^\s"']+/g,g=>g.split("://").map((O,k)=>C(O,k>0)).join("://").replace(M,(O,k,m)=>u.
test(m)?O:`${k}${m}=${h}`)):T}const I=/(=\s*)"[^"]*(?:"|$)/g,b=T=>P(T.replace(I,`$1"${h}"`));function C(T,g){const O=T.search(/[/?#]/),k=O<0?T:T.slice(0,O),v=g&&
/:(?!\d*$)/.test(k)?T.lastIndexOf("@"):k.lastIndexOf("@"),A=T.slice(0,Math.max(v,0)).replace(/^[a-z0-9]+::/,""),$=g?A!=="git":A.includes(":");return v<0||!$?T:h+
T.slice(v)}}),1064:((y,j,l)=>{l.d(j,{$I:()=>A,Du:()=>b,Jd:()=>w,Mq:()=>f,NX:()=>E,SO:()=>$,SZ:()=>O,Yr:()=>k,ab:()=>v,bB:()=>T,mh:()=>o,n3:()=>M,pH:()=>d,rG:()=>m,
sX:()=>D,tB:()=>i,zK:()=>C});const h="registry.terraform.io",u=[h,"registry.opentofu.org"],M=e=>u.includes(e),P=["modules.v1","providers.v1"],I={terraform:{name:"\
Terraform",uses:P,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:P,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:P,replaces:P,defaults:u},
renovate:{name:"Renovate",uses:P,replaces:[],defaults:[h]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:[
"modules.v1"],replaces:["modules.v1"]}},b=["terraform","opentofu"],C=Object.keys(I),T=Object.fromEntries(Object.entries(I).map(([e,{name:s}])=>[e,s])),g=e=>I[e],
O=e=>P.includes(e)?C.filter(s=>g(s).uses.includes(e)):b,k=e=>C.filter(s=>g(s).defaults?.includes(e)),m=C.filter(e=>g(e).replaces.length>0),v=e=>C.filter(s=>g(s).
replaces.includes(e)),A={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"\
opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},$=e=>Object.hasOwn(A,e),E={terraform:3,opentofu:9},f=e=>e===
429||e>=500&&e!==501,d=[{client:"terraform",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terr\
aform",name:"Terraform 1.15 and later",from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,
attemptMs:1e4,retries:0,skipsOverridden:!1}],r={terraform:"1.15.0",opentofu:"1.12.0"};function i(e,s){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(s[e]??"");if(t===null)return r[e];const n=t[1]?.split(".")??[];return[0,1,2].map(_=>n[_]??"0").join(".")}function S(e,s){const[t=[],n=[]]=[e,s].map(L=>L.split(
".").map(Number)),_=t.findIndex((L,F)=>L!==n[F]);return _<0||(t[_]??0)>(n[_]??0)}const D=e=>S(e,"1.12.0"),w=(e,s)=>e==="opentofu"||!S(s,"1.13.0");function o(e,{
attemptMs:s,retries:t}){const n=e.findIndex((_,L)=>L===t||!a(_,s));return n<0?null:n}function a({response:e,hops:s,headMs:t},n){return t===null?e.kind==="failed"&&
e.transient:t>n||f(s.at(-1)?.status??0)}}),1831:((y,j,l)=>{l.d(j,{$k:()=>E,$o:()=>w,Jr:()=>o,Pm:()=>D,Pv:()=>g,Rt:()=>k,Sv:()=>A,WV:()=>v,cu:()=>$,fK:()=>f,nx:()=>m,
xV:()=>T});var h=l(4091),u=l(4283),M=l(8408);const P=443,I=65535,b=9223372036854775807n,C=-9223372036854775808n,T="TF_TOKEN_";function g(a){const{name:e,portion:s}=d(
a.toWellFormed()),t=r(s);if(!t.ok)return/^https?$/i.test(e)?(0,h.TR)("need just a hostname and optional port number, not a full URL"):t;if(t.value.startsWith(":\
-"))return(0,h.TR)("port number is negative");const n=i(e);if(n!==null)return(0,h.TR)(n);const _=(0,M.YE)(e);return _.ok?_.value===""?(0,h.TR)("nothing is left \
of the hostname once it is normalized"):(0,h.Ju)(_.value+t.value):_}const O=new Set(["localterraform.com","localtofu.com"]),k=a=>O.has(a);function m(a){const{name:e,
portion:s}=d(a);return(0,M.DI)(e)+s}function v(a){const{name:e,portion:s}=d(a.toWellFormed()),t=r(s);return((0,M.QC)(e)??e)+(t.ok?t.value:s)}function A(a){const{
name:e,portion:s}=d(a);return{name:e,port:s===""?P:Number(s.slice(1))}}const $=a=>({scheme:"https",opaque:"",user:null,host:a,omitHost:!1,path:"/.well-known/ter\
raform.json",query:"",forceQuery:!1,fragment:""});function E(a){if(!a.startsWith(T))return null;const e=a.slice(T.length).replaceAll("__","-").replaceAll("_","."),
s=g(v(e));return s.ok?s.value:null}function f(a){const e=m(a),s=[a.replaceAll("-","__").replaceAll(".","_"),a.replaceAll(".","_"),e.replaceAll("-","__").replaceAll(
".","_"),e.replaceAll(".","_")];return[...new Set(s)].map(t=>T+t).filter(t=>E(t)===a)}function d(a){const e=a.indexOf(":");return e===-1?{name:a,portion:""}:{name:a.
slice(0,e),portion:a.slice(e)}}function r(a){if(a==="")return(0,h.Ju)("");const e=a.slice(1);if(!/^[+-]?[0-9]+$/.test(e))return(0,h.TR)("port portion contains n\
on-digit characters");const s=e.replace(/^([+-]?)0+(?=[0-9])/,"$1"),t=s.length>20?null:BigInt(s.replace("+",""));return t===null||t>b||t<C?(0,h.TR)("port portio\
n contains non-digit characters"):t>I?(0,h.TR)("port number is greater than 65535"):(0,h.Ju)(t===BigInt(P)?"":`:${t}`)}function i(a){if(a==="")return"empty stri\
ng is not a valid hostname";for(const e of a.replace(/\.{1,2}$/,"").split(".")){if(e==="")return"hostname contains empty label (two consecutive periods)";if(e.startsWith(
"xn--"))return`hostname label ${(0,h.ol)(e)} specified in punycode format; service hostnames must be given in unicode`}return null}const S={http:"80",https:"443",
ssh:"22"};function D(a){const{name:e,port:s}=(0,u.cz)(a),t=(0,u.EN)(e),n=s===""||s===S[a.scheme];return w(n?t:`${t}:${s}`)}function w(a){const e=g(a);return e.ok?
e.value:a.toLowerCase()||null}const o=(a,e)=>e.length===0||e.some(s=>s.subdomains?a.endsWith(`.${s.host}`):a===s.host)}),8408:((y,j,l)=>{l.d(j,{mI:()=>$,QC:()=>v,
ER:()=>e,YE:()=>k,DI:()=>A});const h=(...s)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...s),u=(...s)=>process.getBuiltinModule(
"module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...s);var M=l(4091);const P=256,I={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},b={...I,checkBidi:!1},
C=new RegExp("\\p{M}{31}","u"),T="xn--",g=new TextEncoder;let O;function k(s){return O?.name!==s&&(O={name:s,ascii:m(s)}),O.ascii}function m(s){const t=d(s,!1);
if(!t.ok)return t;const n=r(t.value,I);return n===null?(0,M.TR)(E(S(s,!1))):(0,M.Ju)(n)}function v(s){const t=d(s,!0);if(!t.ok)return null;const n=r(t.value,b);
if(n===null)return null;const _=d(n,!1);return _.ok?_.value.join("."):null}const A=s=>i(s)?u(s,I).domain:s,$=s=>u(s).domain,E=s=>`idna: invalid label ${(0,M.ol)(
s)}`;function f(s){return`idna: disallowed rune U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function d(s,t){if(s.length>P&&i(s))return(0,M.
TR)(`hostname is longer than ${P} characters`);const n=[];for(const _ of S(s,t).split(".")){const L=_.startsWith(T)?D(_):(0,M.Ju)(_);if(!L.ok)return L;const F=w(
L.value);if(F!==null)return(0,M.TR)(F);n.push(L.value)}return(0,M.Ju)(n)}function r(s,t){const n=s.join(".");return e(n)?n:h(n,t)}const i=s=>/[^\0-\x7f]|xn--/i.
test(s);function S(s,t){return s.replace(/[A-Z]+|[^\0-\x7f]/gu,_=>e(_)?_.toLowerCase():u(_,{transitionalProcessing:t}).domain).normalize("NFC")}function D(s){const t=s.
slice(T.length);if(t==="")return(0,M.Ju)("");const n=u(s).domain;return n===s||e(n)?(0,M.TR)(E(t)):n.normalize("NFC")!==n||!Array.from(n).every(a)?(0,M.TR)(E(n)):
(0,M.Ju)(n)}function w(s){if(o(s))return E(s);if(/^[a-z0-9-]*$/.test(s))return null;if(C.test(s))return E(s);if(!e(s)&&h(s,b)!==null)return null;for(const t of s){
if(!a(t))return E(s);if(t<"\x80"&&!/[a-z0-9-]/.test(t))return f(t)}return E(s)}function o(s){if(s.startsWith("-")||s.endsWith("-"))return!0;if(!s.slice(0,4).includes(
"--"))return!1;const t=g.encode(s.slice(0,5));return t.length>4&&t[2]===45&&t[3]===45}function a(s){if(s<"\x80")return!0;const{domain:t,error:n}=u(`1${s}`);return!n&&
t===`1${s}`}const e=s=>!/[^\0-\x7f]/.test(s)}),5011:((y,j,l)=>{l.d(j,{A:()=>A,Nj:()=>E,Vm:()=>O,mD:()=>k,rE:()=>v,vL:()=>m});var h=l(4091),u=l(1831),M=l(4321);const P={
terraform:k("registry.terraform.io"),opentofu:k("registry.opentofu.org")},I=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,b=/^[0-9a-z]{1,64}$/,C="must be b\
etween one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",T="must be\
 between one and 64 ASCII letters or digits",g={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after t\
he hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separa\
ted segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},O=r=>P[r];function k(r){
const i=(0,u.Pv)(r);if(!i.ok)throw new Error(i.why);return i.value}function m(r,i){if(E(r))return{kind:"local"};const S=v(r,i);if(S.ok)return S.value;const D=(0,M.
cx)(r,i);if(!D.ok)return{kind:"invalid",error:D.why};const{subdirectory:w,host:o}=D.value;return{kind:"remote",subdirectory:w,host:o}}function v(r,i){return E(r)?
(0,h.TR)(`can't use local directory ${(0,h.ol)(r)} as a module registry address`):$(r,"module",i)}const A=r=>$(r,"component","terraform");function $(r,i,S){const D=g[i],
{address:w,subdirectory:o}=(0,M.UQ)(r);if(o.startsWith("../"))return(0,h.TR)((0,M.dr)(o,i));const a=w.split("/"),e=a.length===D.parts;if(!e&&a.length!==D.parts+
1)return(0,h.TR)(`a ${i} registry source address must have ${D.count}`);const s=e?(0,h.Ju)(O(S)):f(a.shift()??"",i);if(!s.ok)return s;const t=d(a,i);if(t!==void 0)
return(0,h.TR)(t);const[n="",_="",L=""]=a,F={namespace:n,name:_,system:L,subdirectory:o};return(0,h.Ju)({kind:"registry",host:s.value,hostImplied:e,...F})}const E=r=>/^\.\.?[/\\]/.
test(r);function f(r,i){const S=(0,u.Pv)(r);if(!S.ok){const D=`invalid ${i} registry hostname ${(0,h.ol)(r)}`;return r.includes("--")?(0,h.TR)(`${D}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,h.TR)(D)}return S.value.includes(".")?g[i].reserved.includes(S.value)?(0,h.
TR)(`can't use ${(0,h.ol)(S.value)} as a ${i} registry host, because it's reserved for installing directly from version control repositories`):S:(0,h.TR)(`inval\
id ${i} registry hostname: must contain at least one dot`)}function d([r="",i="",S],D){if(!I.test(r))return r.includes(".")?`source address must have ${g[D].afterHost}`:
`invalid namespace ${(0,h.ol)(r)}: ${C}`;const w=`${D} registry addresses may not include a query string portion`;if(!I.test(i))return S===void 0&&i.includes("?")?
w:`invalid ${D} name ${(0,h.ol)(i)}: ${C}`;if(!(S===void 0||b.test(S)))return S.includes("?")?w:`invalid target system ${(0,h.ol)(S)}: ${T}`}}),4321:((y,j,l)=>{
l.d(j,{UQ:()=>g,cx:()=>b,dr:()=>k,uE:()=>T});var h=l(4091),u=l(4283),M=l(6979),P=l(1064),I=l(1831);function b(o,a){const{address:e,subdirectory:s}=g(o);if(s.startsWith(
"../"))return(0,h.TR)(k(s));const t=A(e.toWellFormed(),a);if(!t.ok)return t;const{subdirectory:n}=t.value;if(n==="")return(0,h.Ju)({...t.value,subdirectory:s});
const _=O(`${n}/${s}`);return _.startsWith("../")?(0,h.TR)(`detected ${k(_)}`):(0,h.Ju)({...t.value,subdirectory:_})}const C=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function T(o,a){const e=C.exec(o)?.[0];if(e===void 0)return null;const s=b(`${e}a/b`,a);return s.ok?s.value.host:null}function g(o){const a=o.indexOf("?"),e=a<0?
o:o.slice(0,a),s=e.indexOf("://"),t=e.indexOf("//",s<0?0:s+3);if(t<0)return{address:o,subdirectory:""};const n=a<0?"":o.slice(a),_=e.slice(t+2);return{address:e.
slice(0,t)+n,subdirectory:_===""?"":O(_)}}function O(o){const a=o.startsWith("/"),e=[];for(const t of o.split("/"))t===""||t==="."||(t!==".."?e.push(t):e.length>
0&&e.at(-1)!==".."?e.pop():a||e.push(t));const s=(a?"/":"")+e.join("/");return s===""?".":s}const k=(o,a="module")=>`subdirectory path ${(0,h.ol)(o)} leads outs\
ide of the ${a} package`,m=(o,a=o.scheme)=>(0,h.Ju)({subdirectory:"",host:o.scheme==="file"?null:(0,I.Pm)(o),getter:a,url:o}),v=(o,a)=>(0,h.Ju)({subdirectory:"",
host:a,getter:o,url:null});function A(o,a){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(o)??[o,void 0,o],{address:t}=g(s??o),n=(0,u.Dl)(t);if(n.ok&&n.value.scheme!==
"")return m(n.value,e);for(const L of w){const F=L(t,a);if(F?.ok)return(0,h.Ju)({...F.value,getter:e??F.value.getter});if(F!==void 0)return F}const _=a==="terra\
form"?"address":"string";return(0,h.TR)(`invalid source ${_}: ${o}`)}function $(o,a,e){const s=(0,u.Dl)(o);if(!s.ok)return(0,h.TR)(`error parsing ${a} URL: ${s.
why}`);const{path:t}=s.value,n=e==="git"&&!t.endsWith(".git");return m(n?{...s.value,path:`${t}.git`}:s.value,e)}const E=o=>{if(!o.startsWith("github.com/"))return;
const a=o.replace(/\?.*$/s,"").split("/");if(a.length<3)return(0,h.TR)("GitHub URLs should be github.com/username/repo");const e=$(`https://${a.slice(0,3).join(
"/")}`,"GitHub","git");if(!e.ok||a.length===3)return e;const s=(0,M.V$)(a.slice(3).join("/").replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;
const t=O(s.value).replaceAll("%","%25");return(0,h.Ju)({...e.value,subdirectory:t})},f=(o,a)=>{const[,e,s,t]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(o)??[];if(s===
void 0||t===void 0)return;const n=(0,M.h0)(/\?(.*)$/s.exec(t)?.[1]??""),_=a==="terraform"?"Git":"GitHub";return n!==null?(0,h.TR)(`error parsing ${_} SSH URL: ${n}`):
e==="git"?v("git",(0,I.$o)(s)):void 0},d=o=>o.startsWith("bitbucket.org/")?$(`https://${o}`,"BitBucket","git"):void 0,r=(o,a)=>{const e=a==="terraform"?"googlea\
pis.com/":".googleapis.com/";if(!o.includes(e))return;const s=o.split("/");return s.length<5?(0,h.TR)("URL is not a valid GCS URL"):$(`https://www.googleapis.co\
m/storage/${s.slice(2).join("/")}`,"GCS","gcs")},i=o=>{if(!o.includes(".amazonaws.com/"))return;const[a="",...e]=o.split("/"),s=S(a.split("."));return s===void 0?
(0,h.TR)("URL is not a valid S3 URL"):$(`https://${[s,...e].join("/")}`,"S3","s3")};function S(o){const[a="",e="",s=""]=o;return o.length===3?`${a}.amazonaws.co\
m`:o.length===4?`${e}.amazonaws.com/${a}`:o.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${a}`:void 0}const w=[E,f,d,r,i,(o,a)=>{if(o!=="")return o.startsWith("/")?
v("file",null):(0,h.TR)(`${P.bB[a]} cannot detect a supported external module source type for ${o}`)}]}),9562:((y,j,l)=>{l.d(j,{Bn:()=>O,D6:()=>d,Ls:()=>I,M:()=>k,
OA:()=>S,OZ:()=>g,S3:()=>T,TE:()=>F,TW:()=>w,Tz:()=>c,Uc:()=>ie,e$:()=>b,eQ:()=>e,oe:()=>_,p4:()=>E,qE:()=>r,vy:()=>B,xq:()=>C});var h=l(3307),u=l(4091),M=l(4283),
P=l(630);const I=4096,b="modules.v1",C="providers.v1",T="login.v1",g="tfe.v2",O="tfe.v2.1",k="tfe.v2.2",m=[b,C,g,O,k,"state.v2"],v=[T,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],A=V=>V.split(".",1)[0]??"",$=(V,G)=>V.some(ee=>A(ee)===A(G)),E=V=>$(m,V),f=new Set([...m,...v]),d=V=>V!=="state.v2"&&f.has(V),
r=V=>E(V)||$(v,V),i=[b,C,T,g,O,k,...v];function S(V){if(r(V))return null;const G=V.toLowerCase(),ee=oe=>oe===G||oe.slice(A(oe).length)===G.slice(A(G).length)&&A(
oe).length>=D&&w(A(oe),A(G));return i.find(ee)??null}const D=5;function w(V,G){let ee=0;for(;ee<V.length&&V[ee]===G[ee];)ee+=1;const[oe,ne]=[V.slice(ee),G.slice(
ee)];return oe.slice(1)===ne||oe===ne.slice(1)||oe.slice(1)===ne.slice(1)||oe.slice(2)===ne.slice(2)&&oe[0]===ne[1]&&oe[1]===ne[0]}const o="[0-9A-Za-z~-]",a=V=>`${V}${o}\
*(?:\\.${o}+)*`,e=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${a("[0-9]")})|-?(${a("[A-Za-z~-]")}))?(?:\\+(${a(o)}))?`,s=new RegExp(`^${e}$`),t=2n**63n-1n,n=2n**64n-1n;function _(V,G){
const ee=V.indexOf(".");if(ee<0)return(0,u.TR)(`invalid service ID format (i.e. service.vN): ${V}`);const oe=V.slice(0,ee),ne=V.slice(ee+1);switch(G){case"terra\
form":return s.exec(ne)?.[1]?.split(".").every(de=>L(de,t))?(0,u.Ju)({name:oe,version:ne}):(0,u.TR)(`invalid service version: Malformed version: ${ne}`);case"op\
entofu":{const ce=oe==="tfe"?ne.split(".")[0]??"":ne;return/^v\d+$/.test(ce)&&L(ce.slice(1),n)?(0,u.Ju)({name:oe,version:ne}):(0,u.TR)('invalid service version:\
 must be "v" followed by an integer major version number')}}}const L=(V,G)=>V.replace(/^0+/,"").length<=String(G).length&&BigInt(V)<=G;function F(V,G){const ee=_(
V,G.client);if(!ee.ok)return{kind:"bad-id",why:ee.why};const{name:oe}=ee.value;if(G.services===null)return{kind:"missing",why:c(oe)};const ne=G.services.find(ce=>ce.
id===V);return ne!==void 0?p(ne,ee.value,G):G.services.some(ce=>ce.id.startsWith(`${oe}.`))?{kind:"version",why:R(ee.value,G)}:{kind:"missing",why:`host ${G.display}\
 does not provide a ${oe} service`}}const c=V=>`host does not provide a ${V} service`;function p({id:V,value:G},ee,oe){if(G===void 0)return{kind:"bad-url",reason:"\
syntax",why:`its value has more than ${I} characters, which this check does not read`,value:""};if(V===T)return(0,h.Gv)(G)?{kind:"object",value:G}:{kind:"type",
why:`service ${V} must be declared with an object value in the service discovery document`,value:G};if(typeof G!="string")return{kind:"type",why:R(ee,oe),value:G};
const ne=B(oe.documentUrl,G);if(ne.ok)return{kind:"url",url:ne.value,value:G};const ce=`failed to parse service URL: ${ne.why}`;return{kind:"bad-url",reason:ne.
reason,why:ce,value:G}}function R({name:V,version:G},{client:ee,display:oe}){const ne=ee==="terraform"?G:BigInt(/\d+/.exec(G)?.[0]??0);return`host ${oe} does no\
t support ${V} version ${ne}`}function B(V,G){const ee=(0,M.Dl)(G);if(!ee.ok)return{...ee,reason:"syntax"};const ne=ee.value.scheme===""?(0,P.s)(V,ee.value):ee.
value;return ne.scheme!=="http"&&ne.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${ne.scheme}`}:ne.user!==null?{ok:!1,reason:"user-info",why:"\
embedded username/password information is not permitted"}:{ok:!0,value:{...ne,fragment:""}}}const z=[g,O],Z=[b,C],se=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[
...z,...Z]},{matches:/^api\.env0\.com$/,services:Z},{matches:/^backend\.api\.env0\.com$/,services:z},{matches:/\.scalr\.io$/,services:z}],ie=V=>se.find(({matches:G})=>G.
test(V))?.services??[]}),2713:((y,j,l)=>{l.d(j,{Il:()=>u,nL:()=>P,ou:()=>M});const h="***",u=4;class M{#e;constructor(C){this.#e=C}reveal(){return this.#e}toString(){
return h}toJSON(){return h}[Symbol.for("nodejs.util.inspect.custom")](){return h}}function P(b){const[C]=b;let T=!1;return b.map(({scheme:g,name:O})=>(T||=C!==void 0&&
!I(C.name,O),T?"dropped":g==="https"?"sent":"withheld"))}function I(b,C){return b===C?!0:/[:%]|^[\d.]+$/.test(C)?!1:C.endsWith(`.${b}`)}}),3592:((y,j,l)=>{l.d(j,
{Bw:()=>M,G5:()=>b,_O:()=>u,aq:()=>P,xV:()=>I,xv:()=>h});const h="1.0.0",u=`tf-disco-action/${h}`,M="https://github.com/org/tf-disco-action",P=`${M}/blob/v1/doc\
s/problems.md`,I=`${M}/issues`,b=2}),4120:((y,j,l)=>{l.d(j,{DO:()=>m,H8:()=>b,Iu:()=>I,QI:()=>k,Rk:()=>A,SY:()=>T,Sk:()=>C,dy:()=>P,od:()=>g,px:()=>h.px,wO:()=>O});
var h=l(4e3),u=l(5799),M=l(1064);const P="new in this pull request",I=$=>$.replace(/^./u,E=>E.toUpperCase()),b=$=>u.oC.flatMap(E=>{const{length:f}=$.filter(d=>d.
severity===E);return f===0?[]:[(0,h.px)(f,E)]}).join(", ");function C($,E,f,d=r=>`and ${r} more`){const{shown:r,more:i}=(0,h.zN)($,E);return[...r.map(f),...i>0?
[d(i)]:[]]}const T=$=>M.zK.every(E=>$.includes(E))?"all clients":$.map(E=>M.bB[E]).join(", ");function g($,E){const f=E.filter(d=>$.includes(d));return $.length===
0||f.length===E.length?"":f.length===0?"no client in use":f.map(d=>M.bB[d]).join(", ")}const O=$=>$.map(E=>M.bB[E]).join(" and "),k=({clients:$,versions:E})=>$.
map(f=>[M.bB[f],E[f]].join(" ").trim()).join(" and "),m=$=>$==="any"?"any service":$,v={none:"none",sent:"sent",withheld:"not sent (not HTTPS)",dropped:"not sen\
t (redirected to another host)"},A=$=>v[$]}),5955:((y,j,l)=>{l.d(j,{IL:()=>C,Rr:()=>T,Z4:()=>b,mk:()=>I,uw:()=>g});var h=l(5799),u=l(8884),M=l(8641);const P=64*
1024;function*I(O){let k="";for(const m of O)k+=m,!(k.length<P)&&(yield k,k="");k!==""&&(yield k)}const b=(O,k,m)=>`,
${m}"${O}": ${C(k,m)}`,C=(O,k)=>(0,M.s$)(JSON.stringify(O,null,2).replaceAll(`
`,`
${k}`));function*T(O,k,m,v){if(k.length===0){yield b(O,[],m);return}const A=`${m}  `;let $=`,
${m}"${O}": [`;for(const E of k)yield`${$}
${A}${C(v(E),A)}`,$=",";yield`
${m}]`}function g(){const O=new Map;return k=>{const{host:m,problem:v}=k,A=(0,M.RK)((0,u.ju)(k)??""),E=m===null&&!v.code.startsWith("file-")?(0,M.RK)(v.message):
"",f=[v.code,m??"",A,(0,h.W7)(k),E].join("|"),d=(O.get(f)??0)+1;return O.set(f,d),`${f}|${d}`}}}),8884:((y,j,l)=>{l.d(j,{CN:()=>n,Dc:()=>s,II:()=>T,Ky:()=>g,Qz:()=>e,
R3:()=>C,YC:()=>S,_X:()=>f,eb:()=>v,eo:()=>b,et:()=>t,fP:()=>d,iW:()=>$,io:()=>D,ju:()=>w,mj:()=>E,oN:()=>r,tN:()=>o,xi:()=>a,yv:()=>i});var h=l(4e3),u=l(5143),
M=l(5799),P=l(4120),I=l(8641);const b=c=>_(c)?`${T(c.file)}:${c.line}`:c,C=({file:c,line:p,column:R})=>`${T(c)}:${p}:${R}`;function T(c){const{repository:p,path:R}=(0,u.
bH)(c);if(p===null)return(0,I.J7)(c);const B=(0,I.J7)(p);return R==="."?B:`${B}//${(0,I.J7)(R)}`}function g(c,p,R=b){const{places:B,isOfRepositories:z}=O(L(c)),
Z=z?"more repository":"more place";return(0,h.K4)(B,p,R,se=>(0,P.px)(se,Z))}function O(c){const p=k(c),R=p.filter(m).length>1;return{places:R?p:c,isOfRepositories:R}}
const k=c=>F(c,p=>_(p)?(0,u._M)(p.file)??p:p),m=c=>_(c)&&(0,u._M)(c.file)!==null,v=c=>k(A(c)).filter(m),A=c=>[...new Set(c.map(({places:p})=>p))].flat(),$=(c,p)=>c===
p?`all ${p} repositories`:`${c} of ${p} repositories`;function E(c,p){const{length:R}=p>1?v(c):[];return R>1?$(R,p):""}function f(c){const p=c.filter(({severity:B})=>B!==
"notice").flatMap(B=>v([B]).map(z=>({...B,places:[z]}))),R=({findings:B},z)=>B.filter(Z=>Z.severity===z).length;return Array.from(Map.groupBy(p,B=>(0,u._M)((0,M.
W7)(B))??""),([B,z])=>({repository:B,findings:z})).toSorted((B,z)=>R(z,"error")-R(B,"error")||R(z,"warning")-R(B,"warning"))}const d=({length:c})=>`with errors \
or warnings in ${c===1?"its":"their"} own files`;function r(c,p){const{isOfRepositories:R}=O(c),B=Z=>(R?(0,u._M)(Z.file):null)??b(Z),z=new Set(p.map(Z=>Z&&B(Z)));
return c.filter(Z=>!z.has(B(Z)))}function i(c){const p=A(c),R=L(p.filter(_)),B=[...new Set(p.filter(z=>typeof z=="string"))];return{lines:R,settings:B}}const S=({
findings:c,hosts:p,roots:R})=>[...new Set([...c.map(({places:B})=>B),...p.flatMap(({requirements:B})=>B.map(({because:z})=>z)),...R.flatMap(({rows:B})=>B.map(({
places:z})=>z))])],D=c=>c.find(p=>(0,M.Xd)(p)!==null),w=({services:[c,...p]})=>p.length===0?c??null:null,o=c=>c.map(M.Xd).find(p=>p!==null)??null;function a(c,{
clients:p,repositories:R},B,z){const{lines:Z,settings:se}=i([c]);return[["help",(0,I.RK)(c.problem.help??"",B)],["affects",(0,P.od)(c.affects,p)],["hits",E([c],
R.length)],["also at",g(r(Z,Z.slice(0,1)),z)],["required by",g(se,z)]].filter(([,V])=>V!=="")}const e=({requirements:c})=>c.some(({because:p})=>p.some(_)),s=c=>new Set(
i(c).lines.map(({file:p})=>p)).size,t=c=>c.every(({problem:p})=>p.code.startsWith("credentials-"))?"credentials":"settings",n=c=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(c)&&(0,u._M)(c)===null,_=c=>typeof c!="string",L=c=>F(c,p=>_(p)?`${p.line}:${p.file}`:p);function F(c,p){const R=new Set;return c.filter(B=>{const z=p(B);return!R.
has(z)&&R.add(z)})}}),8641:((y,j,l)=>{l.d(j,{BP:()=>m,D9:()=>E,J7:()=>k,LS:()=>v,My:()=>A,RK:()=>O,cq:()=>s,h$:()=>D,h2:()=>u,js:()=>$,s$:()=>a,z5:()=>e});const h=500,
u=1e3,M=4e3,P=160,I=2,b=t=>/^[ -~]*$/.test(t),C=t=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}",
"u").test(t),T=t=>new RegExp("\\p{M}","u").test(t),g=t=>`<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function O(t,n=h){if(t.length<=
n&&b(t))return t;let _="",L=I;for(const F of t){L=T(F)?L+1:0;const c=C(F)||L>I?g(F):F;if(_.length+c.length>n)return`${_}\u2026`;_+=c}return _}function k(t,n=P){
const _=Array.from(t.slice(-2*n)).slice(-n).join(""),L=Array.from(O(_,Number.POSITIVE_INFINITY));return`${_===t&&L.length<=n?"":"\u2026"}${L.slice(-n).join("")}`}
function m(t){return t.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function v(t){const _=t.split(`
`).map(L=>m(O(L,M))).join(`
`);return _.length>M?`${_.slice(0,M).toWellFormed()}\u2026`:_}const A=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',
"&quot;").replaceAll("'","&apos;");function $(t,n=h){return O(t,n).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,_=>`&#${_.codePointAt(0)};`)}function E(t,n=h){
return t===""?"<i>empty</i>":`<code>${$(t,n)}</code>`}const f=t=>b(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(
t),d=/^[0-9a-f]{7,}$/i,r=`"'(`,i=`"'),.;:!?\u2026`,S=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function D(t,n=M){return(O(t,n).match(S)??[]).map(_=>{if(_.split(
" ").every(o))return $(_,n);if(_.includes(" ")||/^(["`]).+\1$/u.test(_))return E(_.replace(/^`(.*)`$/u,"$1"),n);const{before:F,core:c,after:p}=w(_);return`${$(F)}${E(
c.replace(/^`(.*)`$/u,"$1"),n)}${$(p)}`}).join("")}function w(t){let n=0,_=t.length;for(;n<_&&r.includes(t.charAt(n));)n+=1;for(;_>n&&i.includes(t.charAt(_-1));)
_-=1;return{before:t.slice(0,n),core:t.slice(n,_),after:t.slice(_)}}function o(t){const{core:n}=w(t);return f(n)&&!d.test(n)}const a=t=>t.replace(/[^ -~\n]/gu,n=>C(
n)?e(n):n).replace(/##(?=\w*\[)/g,e),e=t=>t.replace(/[\s\S]/g,n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`);function s(t){return t.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9553:((y,j,l)=>{l.d(j,{p:()=>v,v:()=>g});var h=l(4e3),u=l(6174),M=l(1831),P=l(3592),I=l(4120),
b=l(8641);const C=2,T=80;function g(A){if(A.kind==="scan")return`read ${(0,I.px)(A.files,"file")}`;if(A.kind==="registries")return`${A.done} of ${(0,I.px)(A.total,
"question")} to registries answered`;const{done:$,total:E,failed:f,waiting:d}=A,r=f===0?"":`, ${f} failed so far`;return`${$} of ${(0,I.px)(E,"host")} checked${r}${O(
d)}`}function O(A){if(A.size===0)return"";const{shown:$,more:E}=(0,h.zN)([...A],C),f=$.map(d=>(0,b.RK)((0,M.nx)(d),T));return E>0?`; waiting for ${f.join(", ")}\
 and ${(0,I.px)(E,"other")}`:`; waiting for ${f.join(" and ")}`}const k=100,m=5;function v(A,$){const E=[];let f=A;for(;f!==void 0&&E.length<m;){const r=f instanceof
Error?f.stack??f.message:String(f);E.push((0,u._)($(r))),f=f instanceof Error?f.cause:void 0}const d=E.join(`
caused by: `).split(`
`).slice(0,k);return[`tf-disco ${P.xv} crashed; this is a bug, please report it with this text at ${P.xV}`,...d.map(r=>(0,b.BP)((0,b.RK)(r)))].join(`
`)}}),7146:((y,j,l)=>{l.d(j,{Wc:()=>f,ky:()=>O,nI:()=>u,nc:()=>v,qt:()=>C,wW:()=>T});const h={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function u(d,r,i){
return i.colour?`\x1B[${h[r]}m${d}\x1B[0m`:d}const M=(d,r,{hyperlinks:i})=>r===void 0||!i?d:`\x1B]8;;${r}\x1B\\${d}\x1B]8;;\x1B\\`,P=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
I=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,b=5001;function C(d){const{FORCE_HYPERLINK:r,TERM:i="",TERM_PROGRAM:S="",VTE_VERSION:D}=d;
return r?r!=="0":d.CI||d.NO_COLOR||i==="dumb"?!1:Number(D)>=b||P.test(S)||I.test(i)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(w=>d[w])}function T(d,r){const i="\
 ".repeat(d.indent),S=d.label.padEnd((d.column??0)-1),D=" ".repeat(d.indent+(d.column??2)),w=r.width-i.length-S.length-1,[o="",...a]=k(d.text,w,r.width-D.length,
r),e=M(u(S,d.style,r),d.url,r),s=g(o,d.linked,r);return[`${i}${e} ${s}`.trimEnd(),...a.map(t=>`${D}${t}`)]}function g(d,r,i){return!r?.url||!d.startsWith(r.text)?
d:`${M(r.text,r.url,i)}${d.slice(r.text.length)}`}function O(d,r){const[i="",...S]=k(d,r.width,r.width-2,r);return[i,...S.map(D=>`  ${D}`)]}function k(d,r,i,{withFlags:S}){
const D=[];let w="",o=0;for(const a of(S?.(d)??d).split(" ")){const e=v(a),s=D.length===0?r:i;w!==""&&o+1+e>s&&(D.push(w),w=""),o=w===""?e:o+1+e,w=w===""?a:`${w}\
 ${a}`}return[...D,w]}const m=/^[ -~]*$/;function v(d){if(m.test(d))return d.length;let r=0;for(const i of d)r+=A(i);return r}function A(d){return m.test(d)?1:$(
d)?0:new RegExp("\\p{Regional_Indicator}","u").test(d)?1:E(d)?2:1}const $=d=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(d),E=d=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(d);function f(d,r,i){let[S,D]=["",0];for(const w of d){const o=A(w),a=D+o;if(D>=r&&a<=i&&(o>0||D>r)?S+=w:S+=" ".repeat(Math.max(0,Math.min(a,i)-Math.max(D,
r))),D=a,D>i)break}return S}}),3469:((y,j,l)=>{l.d(j,{l:()=>A,w:()=>v});var h=l(1064);const[u,M,P]=[1e10,1e5,1],I=Number.POSITIVE_INFINITY,b={from:0,before:I},C={
from:Number.MAX_SAFE_INTEGER,before:I},T=200,g=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function O($){
if($.length>T)return null;if($==="latest")return C;const E=$.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(d=>d!==
""),f=E.map(k);return E.length===0||f.includes(null)?null:{from:Math.max(...f.map(d=>d?.from??0)),before:Math.min(...f.map(d=>d?.before??I))}}function k($){const E=g.
exec($);if(E===null)return null;const[,f="",...d]=E,r=d.slice(0,3).flatMap(s=>/^\d/.test(s??"")?[Number(s)]:[]),[i=0,S=0,D=0]=r,w=i*u+S*M+D,o=s=>{const t=s<=1?u:
s===2?M:P;return w-w%t+t},{length:a}=r;if(f==="!=")return b;if(f===">=")return{from:w,before:I};if(f===">")return{from:o(a),before:I};if(f==="<")return{from:0,before:w};
if(f==="<=")return{from:0,before:o(a)};const e={"~>":a-1,"^":1,"~":Math.min(a,2)};return{from:w,before:o(e[f]??a)}}function m($,E){const{from:f,before:d}=O($)??
b,r=O(E.from??"")?.from??0,i=O(E.before??"")?.from??I;return f<i&&r<d}function v($,E){const f=h.pH.filter(r=>r.client===$);if(E.length===0)return f;const d=f.filter(
r=>E.some(i=>m(i,r)));return d.length===0?f:d}const A=$=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test($)}),3474:((y,j,l)=>{l.d(j,{CV:()=>v,KT:()=>b,
Ob:()=>s,PW:()=>m,TN:()=>f,WD:()=>d,YA:()=>i,Yq:()=>D,ai:()=>r,lq:()=>O,lx:()=>S,pS:()=>E,p_:()=>$,xH:()=>k});var h=l(4091),u=l(2713),M=l(3469),P=l(7630),I=l(8535);
const b=t=>Object.keys(t).map(n=>({name:n,...t[n]})),C=(t,n)=>({isList:!1,value:t,parse:n}),T=t=>({value:t,mistakes:[]}),g=(t,n)=>({...t,parse:(_,L)=>{const{value:F,
mistakes:c}=t.parse(_,L);return{value:n(F),mistakes:c}}}),O=({parse:t,...n})=>({...n,parse:(_,L)=>_===""?T(null):t(_,L)}),k=(t,n)=>C(t,(_,L)=>{const F=_===""?(0,h.
Ju)(null):n(_);return F.ok?T(F.value):{value:null,mistakes:[`${L}: ${F.why}`]}}),m=k("FILE",h.Ju),v=k("TOKEN",t=>(0,h.Ju)(new u.ou(t))),A=20,$=(t,n,_=P.Dw)=>({isList:!0,
value:t,parse:(L,F)=>{const c=_(L).map(n),p=c.flatMap(B=>B.ok?[]:[`${F}: ${B.why}`]),R=p.length-A;return{value:c.flatMap(B=>B.ok?[B.value]:[]),mistakes:p.slice(
0,A).concat(R>0?`${F}: ${R} more lines are wrong`:[])}}}),E=1e4,f=g($("HOST",P.l6),t=>Array.from(Map.groupBy(t,({host:n})=>n),([n,_])=>({host:n,services:[...new Set(
_.flatMap(({services:L})=>L))],addresses:_.flatMap(({addresses:L})=>L)}))),d=t=>g($("LABEL",P.V8),n=>{const _=n.flat();return[...new Set(_.length===0?[t]:_)]}),
r=({min:t,max:n,whole:_})=>C("N",(L,F)=>{const c=/^\d+(\.\d+)?$/.test(L)?Number(L):Number.NaN;if(c>=t&&c<=n&&(!_||Number.isInteger(c)))return T(c);const R=`${F}\
 is "${L}", expected ${_?"a whole number":"a number"} from ${t} to ${n}`;return{value:t,mistakes:[R]}}),i=t=>({...g(r(t),n=>n*1e3),value:"SECONDS"}),S=C("",(t,n)=>{
const _=/^(true|True|TRUE)$/.test(t),L=_||/^(false|False|FALSE)$/.test(t);return{value:_,mistakes:L?[]:[`${n} is "${t}", expected "true" or "false"`]}}),D=(...t)=>({
...C(t.join("|"),(n,_)=>{const F=t.some(c=>c===n)?[]:[`${_} is "${n}", ${w(n,t)}`];return{value:n,mistakes:F}}),choices:t}),w=(t,n)=>`expected one of ${n.map(_=>`\
"${_}"`).join(", ")}${(0,I.a)(t,n)}`,o=["auto","terraform","opentofu","both"],a=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,s={...C("CLI",(t,n)=>{const[,_,
L=null]=a.exec(t)??[],F=`${n} is "${t}"`;if(_===void 0){const p=w(t,o),R=p.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return{value:{name:"auto",
version:null},mistakes:[`${F}, ${p}${R}`]}}const c={name:_,version:L};if(L===null)return T(c);if(_==="auto"||_==="both"){const p=`${F}, but only "terraform" and\
 "opentofu" can have a version`;return{value:c,mistakes:[p]}}return(0,M.l)(L)?T(c):{value:c,mistakes:[`${F}, expected a version such as "${_} 1.10"`]}}),choices:o}}),
7630:((y,j,l)=>{l.d(j,{$h:()=>L,Dw:()=>m,IL:()=>D,Ju:()=>w,Kd:()=>s,V8:()=>n,aS:()=>f,eX:()=>F,jM:()=>S,l6:()=>r,o2:()=>E,vk:()=>v,x2:()=>e});var h=l(4091),u=l(
5143),M=l(3229),P=l(1064),I=l(1831),b=l(9562),C=l(2713),T=l(3592),g=l(8535);const O=function(...c){const{problemFacts:p}=l.late([120,272,558,579,507],4507);return new.target?
new p(...c):p(...c)},k=function(...c){const{parseNamedAddress:p}=l.late([22],6022);return new.target?new p(...c):p(...c)},m=c=>A(c,/(^|\s)#.*$/s),v=c=>A(c,/^\s*#.*$/s),
A=(c,p)=>c.split(/\r\n|[\n\r]/).map(R=>R.replace(p,"").trim()).filter(R=>R!=="");function $(c){const p=(0,I.Pv)(c);if(p.ok)return p;const R=(0,M.L6)(c);return(0,h.
TR)(`"${c}" is not a hostname: ${p.why}${R===null?"":`; ${R}`}`)}const E=c=>(0,u.en)(c)?(0,h.Ju)(c):(0,h.TR)(`"${c}" is not the name of a repository, such as "a\
cme/network"`);function f(c){const p=(0,b.OA)(c);return p!==null?(0,h.TR)(`"${c}" is not a known service id; did you mean ${p}?`):P.Du.some(R=>(0,b.oe)(c,R).ok)?
(0,h.Ju)(c):(0,h.TR)(`"${c}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const d=/^(modules\.v1|providers\.v1)=(.*)$/s;function r(c){const p=c.
split(/\s+/).flatMap(G=>d.test(G)?[G]:G.split(",")),[R="",...B]=p.filter(G=>G!==""),z=$(R),Z=B.map(G=>d.exec(G)?.[1]??G),se=[z,...Z.map(f)].flatMap(G=>G.ok?[]:[
G.why]);if(!z.ok||se.length>0)return(0,h.TR)(se.join("; "));const ie=B.flatMap(G=>i(G,z.value)),V=ie.flatMap(G=>{const ee=k(G,"terraform");return ee.ok?[]:[`"${G.
service}=${G.text}" is wrong: ${ee.why}`]});return V.length===0?(0,h.Ju)({host:z.value,services:[...new Set(Z)],addresses:ie}):(0,h.TR)(V.join("; "))}function i(c,p){
const[,R,B=""]=d.exec(c)??[];return R===void 0?[]:[{host:p,service:R,text:B}]}function S(c){const p=c.startsWith("*."),R=$(p?c.slice(2):c);return R.ok?(0,h.Ju)(
{host:R.value,subdomains:p}):R}function D(c){const p=c.indexOf("=");if(p<0)return(0,h.TR)('a line has no "="; expected HOST=TOKEN');const R=(0,I.Pv)(c.slice(0,p).
trim());return R.ok?(0,h.Ju)({host:R.value,token:new C.ou(c.slice(p+1).trim())}):(0,h.TR)('the text before the first "=" of a line is not a hostname; expected H\
OST=TOKEN')}function w(c){const p="expected HOST[:PORT]=ADDRESS[:PORT]",R=c.indexOf("=");if(R<0)return(0,h.TR)(`"${c}" has no "="; ${p}`);const B=c.slice(0,R).trim(),
z=$(B);if(!z.ok)return z;const Z=z.value.replace(/:\d+$/,""),se=a(c.slice(R+1).trim());return se===null?(0,h.TR)(`"${c}" has no valid address; ${p}`):(0,h.Ju)({
name:Z,port:o(B),...se})}function o(c){const p=c.indexOf(":");return p<0?null:Number(c.slice(p+1))}function a(c){const[,p,R]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(
c)??/^([^:\s[\]]+)(?::(.*))?$/.exec(c)??/^([\da-fA-F:]+)$/.exec(c)??[];return p===void 0?null:R===void 0?{address:p,addressPort:null}:/^\d{1,5}$/.test(R)&&Number(
R)>=1&&Number(R)<=65535?{address:p,addressPort:Number(R)}:null}function e(c){const[p="",R,...B]=c.split(/\s+/);if(B.length>0)return(0,h.TR)(`"${c}" has too many\
 words; expected CODE [HOST]`);const z=O();if(!Object.hasOwn(z,p)){const se=(0,g.a)(p,Object.keys(z),`; ${T.aq} lists the codes`);return(0,h.TR)(`"${p}" is not \
a problem code${se}`)}if(R===void 0)return(0,h.Ju)({code:p,host:null});const Z=$(R);return Z.ok?(0,h.Ju)({code:p,host:Z.value}):Z}const s=c=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.
test(c)?(0,h.Ju)(c):(0,h.TR)(`"${c}" is not a platform; expected OS_ARCH, such as "linux_amd64"`),t=50;function n(c){const p=c.split(",").map(B=>B.trim()).filter(
B=>B!==""),R=p.find(B=>B.length>t);return R===void 0?(0,h.Ju)(p):(0,h.TR)(`"${R}" has ${R.length} characters; GitHub allows at most ${t}`)}const _=[[".codequali\
ty.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function L(c){const p=c.
toLowerCase(),R=_.find(([B])=>p.endsWith(B));return R!==void 0?(0,h.Ju)({path:c,format:R[1]}):(0,h.TR)(`"${c}" does not end with a report format; expected ".jso\
n", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const F=c=>/\.json$/i.test(c)?(0,h.Ju)(c):(0,h.TR)(`"${c}" does not end with ".js\
on"; a badge is JSON from which shields.io makes an image`)}),8535:((y,j,l)=>{l.d(j,{a:()=>I,q:()=>M});var h=l(9562);const u=3;function M(b,C){const T=P(b);if(T.
length<2)return null;const g=O=>{const[k,...m]=T.length<u?[]:C.filter(v=>O(P(v)));return k===void 0||m.length>0?null:k};return C.find(O=>P(O)===T)??C.find(O=>(0,h.
TW)(P(O),T))??g(O=>O.startsWith(T))??g(O=>O.includes(T))}const P=b=>b.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function I(b,C,T=""){const g=M(b,C);return g===
null?T:`; did you mean "${g}"?`}}),3152:((y,j,l)=>{l.d(j,{GN:()=>b,P$:()=>T,w7:()=>C});var h=l(6760),u=l(6174),M=l(3474),P=l(7630),I=l(7773);class b extends Error{name="\
SettingsError";mistakes;constructor(v){const A=v.map(u._);super(A.join(`
`)),this.mistakes=A}}const C={setting:m=>m,missingPath:(m,v)=>`scan names "${m}", which does not exist in ${v}`};function T(m,{setting:v}=C){const A=I.y.map(({name:r,
field:i=r,kind:S,default:D=""})=>({field:i,...S.parse(m[r]?.trim()||D,v(r))})),$=Object.fromEntries(A.map(({field:r,value:i})=>[r,i])),E=[...$.scan,...$.usages,
...(0,P.Dw)(m.hostnames??"")].length===0,{length:f}=$.hostnames,d=`${v("hostnames")} has ${f} hosts, the limit is ${M.pS}`;return{settings:E?{...$,scan:["."]}:$,
mistakes:[...A.flatMap(({mistakes:r})=>r),...f>M.pS?[d]:[],...g($,v)]}}function g(m,v){const A=[["issue-open-after",m.issueOpenAfter],["issue-close-after",m.issueCloseAfter]];
return[...(m.history===null?A.filter(([,E])=>E>1):[]).map(([E,f])=>`${v(E)} is ${f}, which needs ${v("history")}; set it to a file that is kept from run to run`),
...O(m,v),...k(m,v)]}function O({report:m,history:v,badge:A},$){const E=[...m.map(({path:f})=>["report",f]),["history",v],["badge",A]];return E.flatMap(([f,d],r)=>{
if(d===null)return[];const i=D=>D!==null&&(0,h.normalize)(D)===(0,h.normalize)(d),S=E.slice(0,r).find(([D,w])=>D!==f&&i(w));return S===void 0?[]:[`${$(S[0])} an\
d ${$(f)} both name ${d}; write to different files`]})}function k(m,v){const{scan:A,exclude:$,roots:E,dialect:f,changedOnly:d,repositories:r}=m,i=v("usages");if(m.
usages.length===0){const o=`${v("repositories")} needs ${i}; set it to the usages files of the repositories`;return r.length===0?[]:[o]}const S=i.startsWith("--")?
`repeat ${i}`:`write one a line in ${i}`,D="set it for `tf-disco usages`, which reads the files of the repository";return[[A.length>0,"scan",`${D}; to check sev\
eral files, ${S}`],[$.length>0,"exclude",D],[E.length>0,"roots",D],[f.name!=="auto","dialect",D],[d,"changed-only","remove it: usages files do not say what a pu\
ll request changes"]].filter(([o])=>o).map(([,o,a])=>`${v(o)} cannot be used together with ${i}; ${a}`)}}),7773:((y,j,l)=>{l.d(j,{f:()=>v,y:()=>m});var h=l(4091),
u=l(3474),M=l(7630);const P={hostnames:{kind:u.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a\
 service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:u.p_("PATH",h.Ju),help:"Directories, f\
iles or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:u.p_("GLOB",h.Ju),help:"Globs of directo\
ries and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{field:"allowedHosts",kind:u.p_("HOST",M.jM),help:"All\
owlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed."},"require\
d-services":{field:"requiredServices",kind:u.p_("SERVICE",M.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default:\
 any one usable service."},dialect:{kind:u.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terr\
aform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},I={usages:{kind:u.p_("FILE",h.Ju),help:"Files that `tf-disco usages \
--format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:u.p_("OWNER/NAME",
M.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},b={depth:{kind:u.Yq("dis\
covery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `pack\
ages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:u.p_("GLOB",h.Ju),help:"Globs of the dir\
ectories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:u.p_("OS_ARCH",M.Kd),help:"Platforms that p\
roviders must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},upgrade:{kind:u.lx,help:"Predict `\
init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{field:"maxRequests",kind:u.ai({min:1,max:1e5,whole:!0}),help:"Maximu\
m number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},C={tokens:{
kind:u.p_("HOST=TOKEN",M.IL,M.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{field:"cliConfig",
kind:u.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},T={"timeout-seconds":{field:"timeoutMs",kind:u.
lq(u.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI\
 waits, and 10 for a helper."},retries:{kind:u.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, \
429 and 5xx.",default:"3"},concurrency:{kind:u.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-\
seconds":{field:"deadlineMs",kind:u.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and \
the check fails.",default:"600"},"ca-file":{field:"caFile",kind:u.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{
kind:u.p_("HOST=ADDRESS",M.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match \
the host."}},g={"certificate-days":{field:"certificateDays",kind:u.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires w\
ithin this many days.",default:"21"},"slow-seconds":{field:"slowMs",kind:u.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"f\
ail-on":{field:"failOn",kind:u.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{
kind:u.p_("CODE",M.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."},report:{
kind:u.p_("FILE",M.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.code\
quality.json` (GitLab)."},history:{kind:u.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept \
from run to run."},badge:{kind:u.xH("FILE",M.eX),help:"JSON file for a badge of shields.io to write."}},O={"changed-only":{field:"changedOnly",kind:u.lx,help:"I\
n pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:u.Yq("never","on-failure","alwa\
ys"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"neve\
r"},issue:{kind:u.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: w\
rite`.",default:"never"},"issue-labels":{field:"issueLabels",kind:u.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to f\
ind the issue again.",default:"registry-health"},"issue-open-after":{field:"issueOpenAfter",kind:u.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a \
host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{field:"issueCloseAfter",kind:u.ai({min:1,max:20,whole:!0}),help:"\
Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{field:"githubTo\
ken",kind:u.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},k={...P,...I,...b,...C,...T,...g,...O},
m=u.KT(k),v=[["What to check",u.KT(P)],["Many repositories",u.KT(I)],["Following `init`",u.KT(b)],["Credentials",u.KT(C)],["Network",u.KT(T)],["Result",u.KT(g)]]}),
6875:((y,j,l)=>{l.d(j,{Ip:()=>u,VG:()=>h,VJ:()=>P,v7:()=>M});class h{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(b){
this.#n??=b,this.#e.abort()}}const u=(I,b)=>{const C=setTimeout(b,I);return()=>clearTimeout(C)};function M(I,{startTimer:b,stop:C}){return new Promise(T=>{const g=()=>{
O(),C.signal.removeEventListener("abort",g),T()},O=b(I,g);C.signal.addEventListener("abort",g)})}function P(I,b){const C=/^\d+$/.test(I??"")?Number(I)*1e3:Date.
parse(I??"")-b;return Number.isNaN(C)?null:C}}),2613:(y=>{y.exports=process.getBuiltinModule("assert")}),4434:(y=>{y.exports=process.getBuiltinModule("events")}),
9896:(y=>{y.exports=process.getBuiltinModule("fs")}),8611:(y=>{y.exports=process.getBuiltinModule("http")}),5692:(y=>{y.exports=process.getBuiltinModule("https")}),
9278:(y=>{y.exports=process.getBuiltinModule("net")}),4589:(y=>{y.exports=process.getBuiltinModule("node:assert")}),6698:(y=>{y.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(y=>{y.exports=process.getBuiltinModule("node:buffer")}),1421:(y=>{y.exports=process.getBuiltinModule("node:child_process")}),7598:(y=>{
y.exports=process.getBuiltinModule("node:crypto")}),3053:(y=>{y.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(y=>{y.exports=process.getBuiltinModule(
"node:dns")}),8474:(y=>{y.exports=process.getBuiltinModule("node:events")}),3024:(y=>{y.exports=process.getBuiltinModule("node:fs")}),7067:(y=>{y.exports=process.
getBuiltinModule("node:http")}),2467:(y=>{y.exports=process.getBuiltinModule("node:http2")}),7030:(y=>{y.exports=process.getBuiltinModule("node:net")}),8161:(y=>{
y.exports=process.getBuiltinModule("node:os")}),6760:(y=>{y.exports=process.getBuiltinModule("node:path")}),3916:(y=>{y.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(y=>{y.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(y=>{y.exports=process.getBuiltinModule("node:querystring")}),99:(y=>{y.exports=
process.getBuiltinModule("node:sqlite")}),7075:(y=>{y.exports=process.getBuiltinModule("node:stream")}),7830:(y=>{y.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(y=>{y.exports=process.getBuiltinModule("node:timers/promises")}),1692:(y=>{y.exports=process.getBuiltinModule("node:tls")}),3136:(y=>{y.exports=
process.getBuiltinModule("node:url")}),7975:(y=>{y.exports=process.getBuiltinModule("node:util")}),3429:(y=>{y.exports=process.getBuiltinModule("node:util/types")}),
5919:(y=>{y.exports=process.getBuiltinModule("node:worker_threads")}),8522:(y=>{y.exports=process.getBuiltinModule("node:zlib")}),857:(y=>{y.exports=process.getBuiltinModule(
"os")}),6928:(y=>{y.exports=process.getBuiltinModule("path")}),4756:(y=>{y.exports=process.getBuiltinModule("tls")}),9023:(y=>{y.exports=process.getBuiltinModule(
"util")})},he={};function q(y){var j=he[y];if(j!==void 0)return j.exports;var l=he[y]={exports:{}},h=!0;try{ge[y](l,l.exports,q),h=!1}finally{h&&delete he[y]}return l.
exports}q.m=ge,typeof q<"u"&&(q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var y=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",l=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",h=M=>{M&&M.d<1&&(M.d=1,M.forEach(P=>P.r--),M.forEach(P=>P.r--?P.r++:P()))},u=M=>M.map(P=>{if(P!==null&&typeof P=="ob\
ject"){if(P[y])return P;if(P.then){var I=[];I.d=0,P.then(T=>{b[j]=T,h(I)},T=>{b[l]=T,h(I)});var b={};return b[y]=T=>T(I),b}}var C={};return C[y]=T=>{},C[j]=P,C});
q.a=(M,P,I)=>{var b;I&&((b=[]).d=-1);var C=new Set,T=M.exports,g,O,k,m=new Promise((v,A)=>{k=A,O=v});m[j]=T,m[y]=v=>(b&&v(b),C.forEach(v),m.catch(A=>{})),M.exports=
m,P(v=>{g=u(v);var A,$=()=>g.map(f=>{if(f[l])throw f[l];return f[j]}),E=new Promise(f=>{A=()=>f($),A.r=0;var d=r=>r!==b&&!C.has(r)&&(C.add(r),r&&!r.d&&(A.r++,r.
push(A)));g.map(r=>r[y](d))});return A.r?E:$()},v=>(v?k(m[l]=v):O(T),h(b))),b&&b.d<0&&(b.d=0)}})(),(()=>{var y=Object.getPrototypeOf?l=>Object.getPrototypeOf(l):
l=>l.__proto__,j;q.t=function(l,h){if(h&1&&(l=this(l)),h&8||typeof l=="object"&&l&&(h&4&&l.__esModule||h&16&&typeof l.then=="function"))return l;var u=Object.create(
null);q.r(u);var M={};j=j||[null,y({}),y([]),y(y)];for(var P=h&2&&l;typeof P=="object"&&!~j.indexOf(P);P=y(P))Object.getOwnPropertyNames(P).forEach(I=>M[I]=()=>l[I]);
return M.default=()=>l,q.d(u,M),u}})(),q.d=(y,j)=>{for(var l in j)q.o(j,l)&&!q.o(y,l)&&Object.defineProperty(y,l,{enumerable:!0,get:j[l]})},q.f={},q.e=y=>Promise.
all(Object.keys(q.f).reduce((j,l)=>(q.f[l](y,j),j),[])),q.u=y=>({9:"9",69:"69",120:"120",272:"120",325:"9",545:"120",558:"558",725:"9",748:"558",868:"120",890:"\
9",909:"558",977:"120",992:"558"}[y]??y)+".index.js",q.o=(y,j)=>Object.prototype.hasOwnProperty.call(y,j),q.r=y=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(y,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(y,"__esModule",{value:!0})},(()=>{var y={371:0,792:0},j=l=>{var{ids:h,modules:u,runtime:M}=l,
P,I,b=0;for(P in u)q.o(u,P)&&(q.m[P]=u[P]);for(M&&M(q);b<h.length;b++)I=h[b],q.o(y,I)&&y[I]&&y[I][0](),y[h[b]]=0};q.late=(l,h)=>{for(const u of l){if(y[u]===0)continue;
const{createRequire:M}=process.getBuiltinModule("module");j(M(import.meta.url)("./"+q.u(u)))}return q(h)},q.f.j=(l,h)=>{var u=q.o(y,l)?y[l]:void 0;if(u!==0)if(u)
h.push(u[1]);else{var M=import("./"+q.u(l)).then(j,P=>{throw y[l]!==0&&(y[l]=void 0),P}),M=Promise.race([M,new Promise(P=>u=y[l]=[P])]);h.push(u[1]=M)}}})();var pe={};
q.d(pe,{C:()=>Se,a:()=>Re});const Se=()=>Promise.all([q.e(558),q.e(992),q.e(371),q.e(748),q.e(909)]).then(q.bind(q,2909)),Re=()=>Promise.all([q.e(371),q.e(69)]).
then(q.bind(q,9069));var be=pe.C,Pe=pe.a;export{be as runAction,Pe as runCli};
