var ge={3368:((y,j,l)=>{l.d(j,{rv:()=>Me,cA:()=>Ae});var h=l(1831),u=l(2713),M=l(7630),b=l(1064),P=l(7251),R=l(8408);const C=4;function I(U,x){let W={text:U,starts:null};
for(let K=0;K<C&&W!==null;K+=1)x(E(W,U.length)),W=T(W,U.length)}const p="\u2026",A=32,k=Uint16Array.from({length:128},(U,x)=>{const W=String.fromCharCode(x);return x<=
A||x===127?A:({"-":"+",_:"/"}[W]??W).toLowerCase().charCodeAt(0)});function g(U){return U===p?U:/[\s\x80-\x9f]/.test(U)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(U)?"":U.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let v=new Uint16Array(1024),$=new Uint32Array(1025);function O(U){if(U<v.length)return;
const[x,W]=[new Uint16Array(2*U),new Uint32Array(2*U+1)];x.set(v),W.set($),v=x,$=W}function E({text:U,starts:x},W){O(U.length);let K=0;for(let N=0;N<U.length;N+=
1){const H=U.charCodeAt(N),J=x===null?N:x[N]??W;if(H<128){K=f(k[H]??A,J,K);continue}const Y=String.fromCodePoint(U.codePointAt(N)??0),X=g(Y);O(K+X.length+U.length-
N);for(let Q=0;Q<X.length;Q+=1)K=f(X.charCodeAt(Q),J,K);N+=Y.length-1}return $[K]=W,{codes:v.subarray(0,K),starts:$.subarray(0,K+1)}}function f(U,x,W){return U===
A&&W>0&&v[W-1]===A?W:(v[W]=U,$[W]=x,W+1)}const d={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},r=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
i=/[%\\&]|xn--/i;function T({text:U,starts:x},W){if(!i.test(U))return null;let K="";const N=[];let H=0;const J=X=>x===null?X:x[X]??W,Y=X=>{for(let Q=H;Q<X;Q+=1)
N.push(J(Q));K+=U.slice(H,X)};for(const X of U.matchAll(r)){Y(X.index),H=X.index+X[0].length;for(const{written:Q,at:te}of D(X)){K+=Q;for(let re=0;re<Q.length;re+=
1)N.push(J(X.index+te))}}return H===0?null:(Y(U.length),{text:K,starts:N})}function D(U){const[x,W,K,N,H,J,Y,X,Q,te]=U;if(W!==void 0)return e(W);if(te!==void 0)
return[{written:(0,R.mI)(te.toLowerCase()),at:0}];const re=K??N??X;return w(re!==void 0?o(Number.parseInt(re,16)):Y!==void 0?o(Number(Y)):Q!==void 0?d[Q]??x:H??
(J===void 0?"":" "))}const w=U=>[{written:U,at:0}],o=U=>U<=1114111?String.fromCodePoint(U):"\uFFFD",a=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function e(U){const x=U.startsWith("%")?3:4,W=U.replace(/(?:%|\\x)(..)/g,(K,N)=>String.fromCharCode(Number.parseInt(N,16)));return Array.from(W.matchAll(a),({0:[
K="",...N],index:H})=>{const J=K.charCodeAt(0),Y=N.reduce((X,Q)=>X<<6|Q.charCodeAt(0)&63,N.length===0?J:J&63>>N.length);return{written:o(Y),at:x*H}})}const s="*\
**",t=12,n=4,m=200;function L(U){const x=F(U);return x===null?null:(W,K)=>{const N=[];return I(W,H=>c(H,W,x,N)),N.length===0?W:_(W,N,K)}}function F(U){const x=[];
for(const Y of(0,P.x)(U))I(Y,({codes:X})=>{X.length>=u.Il&&x.push(X.slice())});if(x.length===0)return null;const W=new Uint16Array(x.reduce((Y,{length:X})=>Y+X,
0)),K=Array.from({length:t+1},()=>[]),N=Array.from({length:t},()=>[]);let H=0;for(const Y of x){const{length:X}=Y;W.set(Y,H);for(let te=0;te+t<X;te+=n)K[t]?.push(
H+te);const Q=Math.min(X,t);K[Q]?.push(H+X-Q);for(let te=u.Il;te<Q;te+=1)N[te]?.push(H);H+=X}const J=(Y,X)=>Y.length===0?[]:[new ie(X,W,Y)];return{pieces:K.flatMap(
J),heads:N.flatMap(J).reverse()}}function c({codes:U,starts:x},W,{pieces:K,heads:N},H){const J=(Q,te)=>{const re=U[Q]===A?Q+1:Q;let ae=U[te-1]===A?te-1:te;for(;ae<
U.length&&x[ae]===x[ae-1];)ae+=1;const ue=x[re]??0,me=x[ae]??W.length,fe=H.at(-1);fe===void 0||ue<fe.from||ue>fe.to?H.push({from:ue,to:me}):H[H.length-1]={from:fe.
from,to:Math.max(fe.to,me)}};for(const Q of K)Q.search(U,Q.length===t?n-1:0,J);const Y=Q=>{const te=N.find(re=>re.hasAt(U,Q-re.length));te!==void 0&&J(Q-te.length,
Q)},X=p.charCodeAt(0);for(let Q=U.indexOf(X);Q>=0;Q=U.indexOf(X,Q+1))Y(Q);W.length>=m&&Y(U.length)}function _(U,x,W){let K="",N=0;for(const H of x.toSorted((J,Y)=>J.
from-Y.from))H.to<=N||W.size>0&&z(U,H,W)||((H.from>N||N===0)&&(K+=U.slice(N,H.from)+s),N=H.to);return K+U.slice(N)}const S=U=>U<"\x80"?/[a-z\d.:-]/i.test(U):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(U),B=260;function z(U,{from:x,to:W},K){const N=Y=>Math.max(x-Y,Y-W)<B&&S(U[Y]??"");let H=x;for(;N(H-1);)H-=1;let J=W;for(;N(J);)J+=1;for(;J>W&&/[.:]/.test(
U[J-1]??"");)J-=1;return K.has(U.slice(H,J))}const Z=16777619,se=2654435761;class ie{length;#e;#n;#s;#t;constructor(x,W,K){this.length=x,this.#e=W;const N=Math.
max(4,Math.ceil(Math.log2(2*K.length+1)));this.#n=new Int32Array(2**N).fill(-1),this.#s=32-N;let H=1;for(let J=1;J<x;J+=1)H=Math.imul(H,Z);this.#t=H;for(const J of K)
this.#n[this.#c(W,J,this.#i(W,J))]=J}hasAt(x,W){return W<0||W+this.length>x.length?!1:this.#o(x,W,this.#i(x,W))>=0}search(x,W,K){const N=this.length;if(x.length<
N)return;let H=this.#i(x,0);for(let J=0;;J+=1){const Y=this.#o(x,J,H);if(Y>=0){let[Q,te]=[0,N];for(;Q<W&&this.#r(x,J,Y,-1-Q);)Q+=1;for(;te<N+W&&this.#r(x,J,Y,te);)
te+=1;K(J-Q,J+te)}if(J+N>=x.length)return;const X=H-Math.imul(x[J]??0,this.#t);H=Math.imul(X,Z)+(x[J+N]??0)|0}}#o(x,W,K){return this.#n[this.#c(x,W,K)]??-1}#r(x,W,K,N){
const H=x[W+N];return H!==void 0&&H===this.#e[K+N]}#c(x,W,K){let N=Math.imul(K^K>>>15,se)>>>this.#s;for(;;){const H=this.#n[N]??-1;if(H<0||this.#a(H,x,W))return N;
N=N+1===this.#n.length?0:N+1}}#a(x,W,K){for(let N=0;N<this.length;N+=1)if(!this.#r(W,K,x,N))return!1;return!0}#i(x,W){let K=0;for(let N=W;N<W+this.length;N+=1)K=
Math.imul(K,Z)+(x[N]??0)|0;return K}}const V=64,G=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servi\
cesFrom","requirements"]),ee=new Set(["value","login"]),oe=(U,x)=>G.has(U)||U==="client"&&b.Du.some(W=>W===x),ne=new Set;function ce(U){return le(()=>{const x=L(
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
ou(N))}}),7251:((y,j,l)=>{l.d(j,{K:()=>A,x:()=>C});var h=l(4091),u=l(6979),M=l(2713);function b(g){const v=g.reveal(),$=/[\r\n]/.test(v)?v.split(/[\r\n]+/):[];return[
v,...$].filter(O=>O.trim().length>=M.Il)}const P=g=>[...new Set([g,Buffer.from(g).toString("latin1")])],R=g=>["","x","xx"].flatMap(v=>{const $=Buffer.from(v+g).
toString("base64"),O=$.slice(Math.ceil(v.length*4/3)).replace(/=+$/,"");return $.endsWith("=")?[O.slice(0,-1),O]:[O]});function*C(g){const v=g.flatMap(b).map($=>$.
trim());for(const $ of new Set(v.flatMap(P)))yield $,$.includes(" ")&&(yield $.replaceAll(" ","+")),yield*R($),yield Buffer.from($).toString("hex")}const I=16*1024,
p=1024*1024;function A(g){let v=p;return $=>{const O=$.flatMap(b).flatMap(f=>[f,f.trim()]),E=[];for(const f of new Set(O.flatMap(P))){if(f.length>I||v<0)continue;
const d=k(f).filter(r=>r.trim().length>=M.Il);E.push(...d),v-=d.join("").length}g([...new Set([...O,...E])])}}function k(g){const v=(0,u.ft)(g),$=(0,h.ol)(g).slice(
1,-1),O=[encodeURIComponent(g.toWellFormed()),...v.ok?[v.value]:[]],E=R(g),f=Buffer.from(g).toString("hex");return[g,g.toLowerCase(),$,JSON.stringify(g).slice(1,
-1),...O,...O.map(d=>d.replace(/%[0-9A-F]{2}/g,r=>r.toLowerCase())),...E,...E.map(d=>d.replaceAll("+","-").replaceAll("/","_")),f,f.toUpperCase()]}}),5747:((y,j,l)=>{
l.d(j,{$r:()=>E,Mc:()=>v,N0:()=>g,Oj:()=>k,io:()=>I,v2:()=>O,wX:()=>$,yR:()=>C});var h=l(4573),u=l(3024);const M=16*1024*1024,b=u.constants.O_RDONLY|(u.constants.
O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),P=Buffer.allocUnsafeSlow(256*1024);let R=P;function C(f,d=M){const r=p(f,d);if(!Buffer.isBuffer(r))return r;const i=r.toString(
"utf8");return{ok:!0,text:i,isUtf8:!i.includes("\uFFFD")||(0,h.isUtf8)(r),bytes:r.length}}function I(f,d){const r=p(f,d);return Buffer.isBuffer(r)?Buffer.from(r):
null}function p(f,d){let r;try{r=(0,u.openSync)(f,b);const i=(0,u.readSync)(r,P,0,P.length,null);return i<P.length?P.subarray(0,i):A(r,d)}catch(i){return{ok:!1,
failure:{kind:"error",code:k(i)}}}finally{r!==void 0&&(0,u.closeSync)(r)}}function A(f,d){const{size:r}=(0,u.fstatSync)(f);if(r>d||r<P.length)return{ok:!1,failure:{
kind:"size",bytes:r,maxBytes:d}};R.length<r&&(R=Buffer.allocUnsafeSlow(Math.min(2*r,d)));let i=0;for(;i<r;){const T=(0,u.readSync)(f,R,i,r-i,i);if(T===0)break;i+=
T}return R.subarray(0,i)}function k(f){if(!(typeof f=="object"&&f!==null&&"code"in f)||typeof f.code!="string")throw f;return f.code}function g(f,d){try{return f()}catch(r){
return k(r),d}}const v=f=>g(()=>(0,u.readdirSync)(f,{withFileTypes:!0}),[]),$=f=>v(f).map(({name:d})=>d).sort(),O=f=>v(f).flatMap(d=>d.isDirectory()?d.name:[]);
function E(f){try{const d=(0,u.realpathSync)(f),r=(0,u.statSync)(d);return r.isFile()?{kind:"file",path:d}:{kind:r.isDirectory()?"directory":"special",path:d}}catch(d){
return{kind:"error",code:k(d)}}}}),566:((y,j,l)=>{l.d(j,{A3:()=>O,f8:()=>P,hM:()=>$,qW:()=>I});var h=l(3024),u=l(6760),M=l(3592),b=l(5747);function P(f,d,r){const i=C(
(0,h.realpathSync)(f),d),T=(0,u.basename)(d);R((0,u.join)(i,T));const D=(0,u.join)(i,`.${T.slice(0,60)}.${Math.random().toString(36).slice(2)}`),w=(0,h.openSync)(
D,"wx");try{try{for(const o of r)(0,h.writeFileSync)(w,o)}finally{(0,h.closeSync)(w)}(0,h.renameSync)(D,(0,u.join)(i,T))}catch(o){throw(0,h.rmSync)(D,{force:!0}),
o}}function R(f){const d=(0,h.lstatSync)(f,{throwIfNoEntry:!1});if(d===void 0||d.isFile()||d.isSymbolicLink())return;const r=d.isDirectory()?"is a directory":"i\
s not a regular file";throw new $(`it ${r}; choose another path`)}function C(f,d){const r=(0,u.resolve)(f,d),i=g(f,r);if(!i&&!(0,u.isAbsolute)(d))throw new $(`i\
t is outside ${f}; use an absolute path if that is intended`);const T=i?f:(0,u.parse)(r).root;return(0,u.relative)(T,(0,u.dirname)(r)).split(u.sep).filter(Boolean).
reduce((w,o)=>p(w,o,f),T)}function I(f,d){const r=(0,h.realpathSync)(f);return A(C(r,d),(0,u.basename)(d),r)}function p(f,d,r){const i=(0,u.join)(f,d);return(0,h.
lstatSync)(i,{throwIfNoEntry:!1})===void 0&&k(i),A(f,d,r)}function A(f,d,r){const i=(0,u.join)(f,d);if(!(0,h.lstatSync)(i,{throwIfNoEntry:!1})?.isSymbolicLink())
return i;const T=(0,h.realpathSync)(i);if(!g(r,f)||g(r,T))return T;throw new $(`the link ${(0,u.relative)(r,i)} leads outside ${r}; remove it or choose another \
path`)}function k(f){try{(0,h.mkdirSync)(f)}catch(d){if((0,b.Oj)(d)!=="EEXIST")throw d}}function g(f,d){const r=(0,u.relative)(f,d);return r!==".."&&!r.startsWith(
`..${u.sep}`)&&!(0,u.isAbsolute)(r)}const v={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory o\
f that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give th\
is user permission to write there",EROFS:"choose a path on a file system that can be written to"};class $ extends Error{name="ExplainedError"}function O(f){if(f instanceof
$)return f.message;if(!E(f))return`${String(f)}; this is a bug of tf-disco, please report it at ${M.xV}`;const d=v[f.code];return`${f.message.split(", ")[0]}${d===
void 0?"":`; ${d}`}`}const E=f=>typeof f=="object"&&f!==null&&"syscall"in f&&"code"in f}),6181:((y,j,l)=>{l.d(j,{RY:()=>M,n7:()=>I,r5:()=>h});function h(p){if(!p.
includes(":"))return u(p);const A=p.indexOf("%");return A===p.length-1?null:P(A<0?p:p.slice(0,A))}function u(p){const A=p.split("."),k=A.length===4&&A.every(v=>/^(0|[1-9]\d{0,2})$/.
test(v)),g=A.map(Number);return k&&g.every(v=>v<=255)?g:null}function M(p){const A=p.split(".").map(b),k=A.pop()??Number.NaN,g=4-A.length;if(!(g>0&&A.every(O=>O<=
255)&&k<256**g))return null;const $=Array.from({length:g},(O,E)=>Math.floor(k/256**(g-1-E))%256);return[...A,...$]}function b(p){return/^0x[\da-f]*$/i.test(p)?Number.
parseInt(`0${p.slice(2)}`,16):/^0[0-7]*$/.test(p)?Number.parseInt(p,8):/^[1-9]\d*$/.test(p)?Number(p):Number.NaN}function P(p){const[A="",k,...g]=p.split("::");
if(k===void 0){const E=R(A,!0);return E?.length===16?E:null}const[v,$]=[R(A,!1),R(k,!0)];if(v===null||$===null||g.length>0)return null;const O=16-v.length-$.length;
return O<2?null:[...v,...Array(O).fill(0),...$]}function R(p,A){if(p==="")return[];const k=p.split(":"),g=k.map((v,$)=>{if(/^[0-9a-f]{1,4}$/i.test(v)){const O=Number.
parseInt(v,16);return[O>>8,O&255]}return A&&$===k.length-1?u(v):null});return g.every(v=>v!==null)?g.flat():null}const C=[0,0,0,0,0,0,0,0,0,0,255,255].join();function I(p){
const A=h(p)??[];return A.slice(0,12).join()===C?A.slice(12).join("."):p}}),3307:((y,j,l)=>{l.d(j,{f:()=>m,ap:()=>n,Gv:()=>A,HT:()=>r,I:()=>o,IL:()=>w,Ey:()=>d,
AN:()=>t});const h=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],M=["number too large for a 64-bit float","use a smaller number"],b=["t\
he text ends before the JSON value is complete","check that the file was not truncated"],P=["trailing comma","remove the comma"];function R(c,_){return _===c.length?
b:c[_]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const C=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function I(c,_,S){for(const[B,...z]of C)if(B.test(c))
return z;switch(_){case"value":return/^[}\]:]/.test(c)?["missing value","add the value"]:/^[-+.\d]/.test(c)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return S===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(c)?["wrong closing bracket",`write ${S}`]:["missing comma","add the comma"]}}function p(c,_,[S,B]){let[z,Z]=[1,1];for(let se=0;se<
_;se+=1){const ie=c.charCodeAt(se);ie===h?(z+=1,Z=1):(ie<56320||ie>57343)&&(Z+=1)}return{why:`line ${z}, column ${Z}: ${S}`,advice:B}}const A=c=>typeof c=="obje\
ct"&&c!==null&&!Array.isArray(c),k=1e4,g=34,v=44,$=58,O=91,E=123,f=125,d=(c,_)=>new i(c,_).run(),r=(c,_)=>new i(c,null).run(_);class i{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(_,S){
this.#e=_,this.#n=S}run(_="whole"){const S=this.#e,B=this.#s,z=t(S,0);for(let se=z,ie=0;se<S.length;se=t(S,ie)){const V=S.charCodeAt(se);if(ie=this.#u(se,V),ie<
0)return this.#h(se,~ie);if(this.#t==="next"&&B.length===1&&this.#n?.(this.#c,ie,this.#a,this.#i),_==="first"&&this.#t==="next"&&B.length===0)return null;this.#o=
V,this.#r=se}return this.#t!=="next"||B.length>0?p(S,S.length,b):this.#n!==null&&this.#l>=0&&S.charCodeAt(z)===E?p(S,this.#l,M):null}#u(_,S){const B=this.#s[this.#s.
length-1];if(S===B&&(this.#t==="next"||T(this.#o)))return this.#s.pop(),this.#t="next",_+1;switch(this.#t){case"value":return this.#f(_,S);case"key":return S===
g?this.#d(_):~_;case"colon":return S!==$?~_:(this.#t="value",_+1);case"next":return S!==v||B===void 0?~_:(this.#t=B===f?"key":"value",_+1)}}#f(_,S){const B=this.#s.
length;if(B===1&&(this.#c=_),T(S))return B===k?~_:(this.#s.push(S+2),this.#t=S===E?"key":"value",_+1);const z=S===g,Z=z?n(this.#e,_):m(this.#e,_);return Z<0||(!z&&
this.#l<0&&F(this.#e,_,Z)&&(this.#l=_),this.#t="next"),Z}#d(_){const S=n(this.#e,_);return this.#s.length===1&&(this.#a=_,this.#i=S),this.#t="colon",S}#h(_,S){const B=this.#e,
z=B.charCodeAt(_),Z=this.#s.at(-1);if(S>_)return p(B,S,R(B,S));if(this.#t==="value"&&T(z))return p(B,_,u);if(z===Z&&this.#o===v)return p(B,this.#r,P);const se=Z===
void 0?void 0:String.fromCharCode(Z);return p(B,_,I(B.slice(_,_+2),this.#t,se))}}const T=c=>c===E||c===O,D=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function w(c){return c.startsWith('"')?o(c):c.includes("\\u")?JSON.parse(c.replace(D,(_,S)=>S===void 0?_:"\\ufffd")):JSON.parse(c)}function o(c){return JSON.parse(
c).toWellFormed()}const a=32,e=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,s=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function t(c,_){let S=_;for(;S<c.length&&!(c.charCodeAt(S)>a||!` 	
\r`.includes(c.charAt(S)));S+=1);return S}function n(c,_){let S=_+1;for(e.lastIndex=S;e.test(c);)S=e.lastIndex;return c.charCodeAt(S)===g?S+1:~S}function m(c,_){
return s.lastIndex=_,s.test(c)?s.lastIndex:~_}const L=5,F=(c,_,S)=>S-_>=L&&Math.abs(Number(c.slice(_,S)))===1/0}),4091:((y,j,l)=>{l.d(j,{D3:()=>M,Ju:()=>$,TR:()=>O,
_6:()=>I,iP:()=>v,ol:()=>u});const h={'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},u=E=>`"${b(E.toWellFormed())}\
"`;function M(E,f){const d=new TextEncoder,{read:r,written:i}=d.encodeInto(E,new Uint8Array(f)),T=d.encode(E.slice(r,r+2)).subarray(0,f-i),D=Array.from(T,w=>`\\x${R(
w,2)}`).join("");return`"${b(E.slice(0,r).toWellFormed())}${D}"`}function b(E){return/^[ !#-[\]-~]*$/.test(E)?E:E.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),
f=>h[f]??P(f))}function P(E){const f=E.codePointAt(0)??0;return f<128?`\\x${R(f,2)}`:f<65536?`\\u${R(f,4)}`:`\\U${R(f,8)}`}const R=(E,f)=>E.toString(16).padStart(
f,"0"),C=new TextDecoder("utf-8",{ignoreBOM:!0});function I(E){const f=C.decode(E);return f.includes("\uFFFD")?C.decode(A(E)):f}const p=255;function A(E){const f=new Uint8Array(
E),d=r=>((E[r]??0)&192)===128;for(const[r,i]of E.entries()){if(i<224)continue;d(r+1)&&d(r+2)&&(i<240||d(r+3))||(f[r]=p)}return f}const k=E=>v(new TextEncoder().
encode(E));function g(E){const f=new Uint8Array(E.length);for(let d=0;d<E.length;d+=1)f[d]=E.charCodeAt(d);return C.decode(f)}function v(E){let f="";for(const d of E)
f+=String.fromCharCode(d);return f}const $=E=>({ok:!0,value:E}),O=E=>({ok:!1,why:E})}),6979:((y,j,l)=>{l.d(j,{Ge:()=>r,V$:()=>p,ft:()=>A,h0:()=>E,xB:()=>f,y3:()=>k});
var h=l(4091);const u=`!$&'()*+,;=:[]<>"`,M={path:"$&+,/:;=@",host:u,zone:u,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},b=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
P=/^[A-Za-z0-9._~-]/,R=/%(?![0-9A-Fa-f]{2})/,C=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,I=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function p(i,T){let D="";for(const{
0:w,index:o}of i.matchAll(b))if(P.test(w)||M[T].includes(w))D+=w;else{if(w==="%")return(0,h.TR)(O(i,o));if(w.startsWith("%")){const a=Number.parseInt(w.slice(1),
16);if(v(a,T))return(0,h.TR)(`invalid URL escape "${w}"`);D+=$(a,T)}else if(w>"\x7F")D+=encodeURIComponent(w.toWellFormed());else{if(T==="host"||T==="zone")return(0,h.
TR)(`invalid character ${(0,h.ol)(w)} in host name`);D+=$(w.charCodeAt(0),T)}}return(0,h.Ju)(D)}function A(i){return i==="%2A"?(0,h.Ju)("*"):g(i,C)?(0,h.Ju)(i):
p(i,"path")}const k=i=>g(i,I)?(0,h.Ju)(i):p(i,"fragment"),g=(i,T)=>T.test(i)&&!R.test(i);function v(i,T){return T==="host"?i<128&&i!==37:T!=="zone"||i===37||i===
32?!1:$(i,"zone").startsWith("%")}function $(i,T){const D=String.fromCharCode(i);return P.test(D)||M[T].includes(D)?D:`%${i.toString(16).toUpperCase().padStart(
2,"0")}`}const O=(i,T)=>`invalid URL escape ${(0,h.D3)(i.slice(T,T+4),3)}`;function E(i){for(const T of i.split("&")){if(T.includes(";"))return"invalid semicolo\
n separator in query";const[,...D]=/^([^=]*)=?(.*)$/s.exec(T)??[];for(const w of D){const o=w.search(R);if(o>=0)return O(w,o)}}return null}function f(i){return i.
split("&").flatMap(T=>{if(T===""||T.includes(";"))return[];const[,...D]=/^([^=]*)=?(.*)$/s.exec(T)??[],[w,o]=D.map(a=>p(a.replaceAll("+","%20"),"query"));return w?.
ok&&o?.ok?[[d(w.value),d(o.value)]]:[]})}const d=i=>i.replaceAll("%20","+"),r=i=>i.toSorted(([T],[D])=>T<D?-1:T>D?1:0).map(([T,D])=>`${T}=${D}`).join("&")}),630:((y,j,l)=>{
l.d(j,{O:()=>b,s:()=>P});var h=l(4091),u=l(4283),M=l(6979);function b(I,p){const A=(0,u.Dl)(p);return A.ok?(0,h.Ju)(P(I,A.value)):A}function P(I,p){if(p.scheme!==
""||p.host!==""||p.user!==null){const O=p.scheme===""?I.scheme:p.scheme;return{...p,scheme:O,path:C(p.path)}}const{scheme:A}=I,k=p.path===""&&!p.forceQuery&&p.query===
"",g=k?I.query:p.query,v=k&&p.fragment===""?I.fragment:p.fragment;if(p.path===""&&I.opaque!=="")return{...p,scheme:A,query:g,fragment:v,opaque:I.opaque};const $=C(
R(I.path,p.path));return{...p,scheme:A,query:g,fragment:v,user:I.user,host:I.host,path:$}}function R(I,p){return p===""?I:p.startsWith("/")?p:I.slice(0,I.lastIndexOf(
"/")+1)+p}function C(I){if(I==="")return"";const p=I.split("/"),A=[];for(const $ of p)$===".."?(A.pop(),A.length===1&&A[0]===""&&A.pop()):$!=="."?A.push($):A.length===
0&&A.push("");const k=p.at(-1),g=`/${A.join("/")}${k==="."||k===".."?"/":""}`,v=(0,M.ft)(g.startsWith("//")?g.slice(1):g);return v.ok?v.value:g}}),4283:((y,j,l)=>{
l.d(j,{Dl:()=>I,EN:()=>v,L5:()=>g,Pl:()=>A,aR:()=>O,cz:()=>k,jr:()=>p,t5:()=>$});var h=l(6181),u=l(4091),M=l(6979);const b=/[^ -~\u0080-\u{10ffff}]/u,P=/^([A-Za-z][A-Za-z0-9+.-]*):/,
R=/^(?::[0-9]*)?$/,C=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function I(e){const[s,t]=a(e,"#"),n=E(s);if(!n.ok)return(0,u.TR)(`parse ${(0,u.ol)(s)}: ${n.why}`);const m=(0,M.
y3)(t);return m.ok?(0,u.Ju)({...n.value,fragment:m.value}):(0,u.TR)(`parse ${(0,u.ol)(e)}: ${m.why}`)}function p(e){const s=e.scheme===""?"":`${e.scheme}:`,t=e.
forceQuery||e.query!==""?`?${e.query}`:"",n=e.fragment===""?"":`#${e.fragment}`,m=e.opaque===""?D(e)+w(e):e.opaque;return[s,m,t,n].join("")}function A(e){const s=e.
opaque.replace(/^[^/]*@/,"");return p({...e,opaque:s,user:null,query:"",forceQuery:!1,fragment:""})}function k(e){const s=e.host.lastIndexOf(":"),t=s>=0&&R.test(
e.host.slice(s)),n=t?e.host.slice(0,s):e.host,m=n.startsWith("[")&&n.endsWith("]");return{name:o(m?n.slice(1,-1):n),port:t?e.host.slice(s+1):""}}const g=e=>e===
"https"?443:80,v=e=>e.includes(":")?`[${e}]`:e;function $(e){const s=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+s}function O(e){if(e.
user===null)return null;const s=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`B\
asic ${btoa(s)}`}function E(e){if(b.test(e))return(0,u.TR)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,u.TR)("missing protocol sc\
heme");const s=P.exec(e)?.[1]??"",t=s.toLowerCase(),[n,m]=a(s===""?e:e.slice(s.length+1),"?"),L=m===""&&e.endsWith("?"),c={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:t,query:m,forceQuery:L};return n.startsWith("/")?f(c,n):t!==""?(0,u.Ju)({...c,opaque:n}):a(n,"/")[0].includes(":")?(0,u.TR)("first p\
ath segment in URL cannot contain colon"):d(c,n)}function f(e,s){if(!(s.startsWith("//")&&(e.scheme!==""||!s.startsWith("///"))))return d({...e,omitHost:e.scheme!==
""},s);const[n]=a(s.slice(2),"/"),m=n.lastIndexOf("@"),L=i(n.slice(m+1),e.scheme);if(!L.ok)return L;const F=m<0?(0,u.Ju)(null):r(n.slice(0,m));return F.ok?d({...e,
user:F.value,host:L.value},s.slice(2+n.length)):F}function d(e,s){const t=(0,M.ft)(s);return t.ok?(0,u.Ju)({...e,path:t.value}):t}function r(e){if(!C.test(e))return(0,u.
TR)("net/url: invalid userinfo");const[s,t]=a(e,":"),n=(0,M.V$)(s,"user");if(!n.ok)return n;if(!e.includes(":"))return(0,u.Ju)({name:n.value,password:null});const m=(0,M.
V$)(t,"user");return m.ok?(0,u.Ju)({name:n.value,password:m.value}):m}function i(e,s){const t=e.lastIndexOf("[");if(t>0)return(0,u.TR)("invalid IP-literal");if(t===
0)return T(e);const n=e.indexOf(":"),m=/^https?$/.test(s)?n:e.lastIndexOf(":"),L=m<0?"":e.slice(m);return R.test(L)?(0,M.V$)(e,"host"):(0,u.TR)(`invalid port ${(0,u.
ol)(L)} after host`)}function T(e){const s=e.lastIndexOf("]");if(s<0)return(0,u.TR)("missing ']' in host");const t=e.slice(s+1);if(!R.test(t))return(0,u.TR)(`in\
valid port ${(0,u.ol)(t)} after host`);const n=e.slice(0,s).indexOf("%25"),m=n<0?s:n,L=(0,M.V$)(e.slice(1,m),"host");if(!L.ok)return L;const F=(0,M.V$)(e.slice(
m,s),"zone");if(!F.ok)return F;const c=o(L.value+F.value),_=(0,h.r5)(c);return _===null?(0,u.TR)(`invalid host: ParseAddr(${(0,u.ol)(c)}): unable to parse IP`):
_.length===4?(0,u.TR)("invalid IP-literal"):(0,u.Ju)(`[${L.value}${F.value}]${t}`)}function D(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||e.path===
""))return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.host}`}function w(e){return e.host!==
""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&D(e)===""&&a(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}function o(e){return e.replace(
/(?:%[0-9A-F]{2})+/g,s=>{const t=s.slice(1).split("%");return(0,u._6)(Uint8Array.from(t,n=>Number.parseInt(n,16)))})}function a(e,s){const t=e.indexOf(s);return t<
0?[e,""]:[e.slice(0,t),e.slice(t+s.length)]}}),4e3:((y,j,l)=>{l.d(j,{$$:()=>A,B9:()=>r,Cw:()=>a,I0:()=>k,K4:()=>p,NM:()=>T,VW:()=>d,Wt:()=>E,YA:()=>w,_r:()=>D,dh:()=>b,
go:()=>v,mP:()=>$,oZ:()=>t,px:()=>R,qZ:()=>i,zM:()=>o,zN:()=>I,zd:()=>g});var h=l(6174),u=l(9562);const M=300;function b(n,m=M){if(n.length<=m)return n;const L=(0,h.
_U)(n);return L.length<=m?L:`${P(L,m)}\u2026`}const P=(n,m)=>structuredClone(n.slice(0,m).toWellFormed()),R=(n,m)=>`${n} ${n===1?m:C(m)}`,C=n=>`${n.replace(/(?<=[^aeiou])y$/,
"ie")}s`;function I(n,m){const{length:L}=n,F=typeof m=="number"?m:L<=2*m.few?L:m.few,c=n.slice(F);return{shown:n.slice(0,F),rest:c,more:c.length}}function p(n,m,L=String,F=c=>`${c}\
 more`){const{shown:c,more:_}=I(n,m),S=c.map(B=>L(B)).join(", ");return _>0?`${S} and ${F(_)}`:S}const A=n=>new TextEncoder().encode(n).length;function k(n,m,L,F){
const c=[];let _=0;for(const S of Iterator.from(n).map(F)){if(_+=A(S)+L,_>m)break;c.push(S)}return{shown:c,more:n.length-c.length}}const g=n=>`the clients print\
 "${n}"`;function v(n){return n===null?"null":Array.isArray(n)?"an array":typeof n=="object"?"an object":`a ${typeof n}`}function $(n){if(n.kind==="error")return`\
cannot be read: ${n.code}`;const{bytes:m,maxBytes:L}=n;return`has ${m} bytes and is not read; the limit is ${L/1024/1024} MiB`}const O={[u.e$]:"correct the host\
 in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[u.xq]:"correct the host in `source`, or add the `source` that\
 a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function E(n){
return n.flatMap(L=>O[L]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const f=new Map([["registry.terraf\
orm.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.op\
entofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),d=n=>f.get(n)??null,r=n=>`wait and run the check again; see ${d(n)??"its\
 status page"}, and consider a network mirror for providers`,i=n=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${n} serves its discovery doc\
ument to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function T({page:n,asked:m},L){if(n===null)return L;const F=n.
title===""?"":` ("${n.title}")`,c=L.guest??i(m);switch(n.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:c,
because:`the host returned a sign-in page${F}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${F}: allow this machine to reach the\
 host`;case"other":{const _=L.user??`check that ${m} is a registry, and ${E([])}`;return{...L,user:_,guest:c,because:`the host returned an HTML page${F}`}}}}const D=({
url:n,status:m,reason:L})=>`${n} returned ${`${m} ${b(L)}`.trim()}`,w=n=>`${Math.round(n/100)/10} s`,o=n=>n.kind==="several"?n.reasons:[n];function a(n){switch(n.
kind){case"deadline":return`the check reached its deadline of ${w(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return s(n);case"several":return n.reasons.map(a).join("; ")}}const e=10;function s({repositories:n,total:m}){const L=m===1?"reposito\
ry":"repositories",F=n.length===1?"is":"are",c=p(n,e,b);return`${n.length} of ${m} ${L} ${F} missing: ${c}`}const t=({kind:n,address:m,version:L})=>`${n} ${m} ${b(
L,40)}`}),5143:((y,j,l)=>{l.d(j,{As:()=>g,WD:()=>k,Zl:()=>f,_M:()=>A,bH:()=>p,df:()=>u,en:()=>C,jH:()=>M,n7:()=>d,yJ:()=>I});var h=l(4e3);const u=r=>typeof r=="\
string"?r:`${r.line}:${r.column} ${r.file}`,M=r=>[...Map.groupBy(r,u).values()].flatMap(i=>i.slice(0,1)),b="//",P=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
R=1e3,C=r=>r.length<=R&&P.test(r),I=(r,i)=>`${r}${b}${i}`;function p(r){const i=A(r);return i===null?{repository:i,path:r}:{repository:i,path:r.slice(i.length+b.
length)}}function A(r){const i=r.indexOf(b);return i>0&&C(r.slice(0,i))?r.slice(0,i):null}const k=1e4;function g(r){if(r.length<=k)return r;const i=new Set,{first:T=[],
other:D=[]}=Object.groupBy(r,w=>{if(typeof w=="string")return"first";const o=A(w.file);return o===null||i.has(o)?"other":(i.add(o),"first")});return(0,h.zN)([...T,
...D],k).shown}const v=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
$=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,O=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function E(r){const{path:i}=p(
r),T=i.split("/").slice(0,O.test(i)?-2:-1);return T.find((D,w)=>v.test(D)&&!(D==="test"&&T.slice(0,w).some(o=>$.test(o))))}const f=r=>E(r)!==void 0;function d(r){
const i=E(r);return(i===void 0?p(r).path:`**/${i}`).replace(/[\\{}[\]?!()]/g,"?")}}),5799:((y,j,l)=>{l.d(j,{$e:()=>i,C:()=>v,DF:()=>k,W7:()=>p,Xd:()=>I,aZ:()=>A,
hD:()=>P,lS:()=>D,lm:()=>T,oC:()=>b,pj:()=>E,sb:()=>C,wv:()=>R,z3:()=>r});var h=l(6174),u=l(1064),M=l(5143);const b=["error","warning","notice"];function P(w,{clients:o=u.
zK,...a}={}){return{problem:w,severity:w.severity,affects:w.affects.filter(e=>o.includes(e)),clients:o,host:null,services:[],places:[],needed:!0,isHostNew:!1,...a}}
const R={line:1,column:1,endColumn:1};function C(w,o,a=R){const e={file:w===""?".":w,...a};return P(o,{places:[e],clients:u.Du})}const I=({places:w})=>w.find(o=>typeof o!=
"string")??null,p=w=>I(w)?.file??"",A=(w,o)=>({...w,affects:w.affects.filter(a=>o.includes(a))}),k=(w,o)=>[...Map.groupBy(w,a=>JSON.stringify(o(a))).values()].flatMap(
a=>{const[e]=a;if(e===void 0||a.length===1)return a;const s=g(a,n=>n.exclude??[]),t=g(a,n=>n.rows??[]);return{...e,needed:a.some(({needed:n})=>n),affects:g(a,({
affects:n})=>n),clients:g(a,({clients:n})=>n),places:(0,M.As)((0,M.jH)(a.flatMap(({places:n})=>n))),...s.length===0?{}:{exclude:s},...t.length===0?{}:{rows:t}}}),
g=(w,o)=>[...new Set(w.flatMap(o))],v=(w,o)=>({operator:w,note:o});function $({operator:w,user:o,guest:a},{role:e,host:s}){const t=`ask the operator of ${s} to ${w}`;
switch(e){case"operator":return w;case"user":return o===w?o:o===void 0?t:`${o}; if you run ${s}, ${O(w,o)}`;case"guest":return a??o??t}}const O=(w,o)=>w.startsWith(
`${o}, or `)?w.slice(o.length+5):w;function E(w,o){const{cures:a,...e}=w;return a===void 0?w:{...e,help:f(a,o)}}function f(w,o){const{because:a,note:e}=w,s=a===
void 0?"":`${a}: `,t=e===void 0?"":`; ${e}`;return s+$(w,o)+t}const d=w=>(o,a,e=[],s={})=>({code:o,title:a,severity:w,affects:e,...s}),r=d("error"),i=d("warning"),
T=d("notice");function D(w,o){return Object.assign(e=>{const{help:s,...t}=o(e),n=w.code,m=(0,h._U)(t.message),L={...w,code:n,usualSeverity:w.severity,...t,message:m};
return s===void 0?L:typeof s=="string"?{...L,help:(0,h._U)(s)}:{...L,help:f(s,{role:"operator",host:""}),cures:s}},w)}}),785:((y,j,l)=>{l.d(j,{L2:()=>E,ie:()=>I,
kL:()=>R,mB:()=>C,nE:()=>d,xu:()=>r});var h=l(3368),u=l(9553),M=l(3152),b=l(2057);const P=function(...i){const{setFlagsFromString:T}=process.getBuiltinModule("n\
ode:v8");return new.target?new T(...i):T(...i)};function R(i,T){i.env.UV_THREADPOOL_SIZE??="64",O(),(0,b.B_)(i.stdout,T),(0,b.B_)(i.stderr,()=>{})}async function C(i,{
stop:T,secrets:D,isFinal:w,act:o,reportMistakes:a,reportCrash:e}){const s=m=>(e((0,h.rv)(L=>(0,u.p)(m,L),D)),3),t=g(i,T,{isFinal:w,crash:s}),n=await o(t).catch(
m=>m instanceof M.GN?(a(D.redact(m.mistakes)),2):s(m));await v(i,n)}const I=({hrtime:i})=>()=>Number(i.bigint())/1e6,p=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],
A=300,k=5e3;function g(i,T,{isFinal:D,crash:w}){const o=I(i),a=new AbortController;let e=0;const s=()=>D||a.signal.aborted;for(const t of p)i.on(t,()=>{const n=o()-
e;T.end({kind:"signal",signal:t}),s()?(D||n>A)&&(i.removeAllListeners(t),i.kill(i.pid,t)):e=o(),a.abort()});return i.on("uncaughtException",t=>{T.end({kind:"cra\
sh"});const n=w(t);s()&&i.exit(n),a.abort(),setTimeout(()=>i.exit(n),k).unref()}),i.on("exit",()=>T.end({kind:"crash"})),a.signal}async function v(i,T){const{stdout:D,
stderr:w}=i;for(const a of[D,w])await new Promise(e=>a.write("",e));if(i.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&i.platform!=="win32"&&i.execve!==
void 0){const{execPath:a}=i;i.execve(a,[a,"--eval",`require('node:process').exit(${T})`],{})}i.exit(T)}const $=100;function O(){setTimeout(()=>P("--semi-space-g\
rowth-factor=1"),$).unref()}const E=()=>P("--heap-growing-percent=20"),f=100;async function d(i,T,D){let w=performance.now();for(;;){const o=i.next(T.why!==null);
if(o.done)return o.value;performance.now()-w<f||(D(o.value),await r(),w=performance.now())}}const r=()=>new Promise(i=>setImmediate(i))}),2057:((y,j,l)=>{l.d(j,
{B_:()=>C,Dx:()=>R,PL:()=>p,aH:()=>A,yy:()=>b});var h=l(566),u=l(5955),M=l(7146);async function b(g,v){for(const $ of(0,u.mk)(v)){if(!g.writable)return;g.write(
$)||await P(g)}}const P=g=>new Promise(v=>{const $=["drain","error","close"],O=()=>{for(const E of $)g.off(E,O);v()};for(const E of $)g.on(E,O)});async function*R(g){
let v="";for await(const $ of g.setEncoding("utf8")){const[O="",...E]=String($).split(`
`),f=[v+O,...E];v=f.pop()??"";for(const d of f)yield d.replace(/\r$/,"")}v!==""&&(yield v)}function C(g,v){let $=!1;g.on("error",O=>{const E=!$;$=!0,E&&O.code!==
"EPIPE"&&v((0,h.A3)(O))})}const I={min:40,max:100,unknown:80};function p({columns:g},v){return g||Number(/^\d{1,4}$/.exec(v.COLUMNS??"")?.[0])||I.unknown}function A(g,v,$){
const O=v==="auto"?k(g,$):v==="always",E=Math.max(I.min,Math.min(p(g,$),I.max));return{colour:O,hyperlinks:O&&g.isTTY===!0&&(0,M.qt)($),width:g.isTTY?E:Number.POSITIVE_INFINITY}}
function k({isTTY:g},v){return v.NO_COLOR||v.TERM==="dumb"&&!v.FORCE_COLOR?!1:v.FORCE_COLOR?v.FORCE_COLOR!=="0":g===!0}}),3229:((y,j,l)=>{l.d(j,{Kc:()=>p,L6:()=>P,
NM:()=>D,cr:()=>w});var h=l(1831),u=l(5011);const M=1024,b=o=>(0,h.Pv)(o).ok;function P(o){if(o.length>M)return null;const a=(0,h.Pv)(o);if(a.ok)return R(o,(0,h.
nx)(a.value));const e=A(o);if(e!==null)return e;const{inside:s,removed:t}=v(o);if(o.includes("@",o.lastIndexOf(s)))return"write the hostname alone, not a URL";for(const n of t.
length===0?[]:[s,s.replace(/:\D.*$/s,"")])if(b(n))return`remove ${$(t)}: ${n}`;return O(s)}function R(o,a){if(/(^|\.)xn--/i.test(o))return`write it in Unicode: ${a}\
; upper-case punycode is only accepted by accident`;const e=a.replace(/(?<!\.)\.+(?=$|:)/,"");return e===a?null:`remove the trailing dot: tokens and settings fo\
r ${e} do not apply to this host`}const C=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,I="replace the placeholder",
p=o=>C.test(o);function A(o){if(p(o))return I;const a=o.split(/[\s,;]+/).filter(e=>e!=="");return a.length<2?null:a.every(e=>e.includes(".")&&b(e))?`write one h\
ostname at a time: ${a[0]}`:"remove the spaces, commas and semicolons"}const k=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,g=[["the white space",o=>o.
trim()],["the quotation marks",o=>o.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",o=>o.replace(k,"")],["the trailing slash",o=>o.replace(/^([^/?#\\]*)\/$/,"$1")],
["the path",o=>o.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",o=>o.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",o=>o.slice(o.lastIndexOf("@")+1)],
["the trailing colon",o=>o.replace(/^([^:]*):$/,"$1")]];function v(o){let a=o;const e=[];for(const[s,t]of g){const n=t(a);n!==a&&e.push(s),a=n}return{inside:a,removed:e}}
const $=o=>o.join(", ").replace(/, ([^,]*)$/," and $1");function O(o){if(/^\[.*\](:\d+)?$/s.test(o)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(o))return"use a D\
NS name; the clients do not support IPv6 addresses";if(o.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(o)){const t=(0,h.
WV)(o);return b(t)?`write it in Unicode: ${t}`:"write it in Unicode, not in punycode"}if(o.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(o.includes("_")){const t=o.replaceAll("_","-");return`a hostname cannot contain underscores${b(t)?`; did you mean ${t}?`:""}`}const a=o.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(a!==o&&b(a))return`remove the extra dots: ${a}`;if(/(^|\.)-|-(\.|:|$)/.test(o))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(o))return"a label cannot have hyphens as its third and fourth character";const[,e="",s=""]=/^([^:]*):(.*)$/s.exec(o)??[];return b(
e)?/^[+-]?[0-9]+$/.test(s)?"use a port from 1 to 65535":`write the port as a number: ${e}:8443`:null}const E=o=>{const a=(0,u.rE)(o,"terraform");return a.ok&&!a.
value.hostImplied},f=o=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(o);function d({text:o,isRemote:a}){if(o==="")return"write a path such as ./network, or a regi\
stry address or URL";if(!a&&p(o))return I;if(o!==o.trim())return"remove the white space around the address";const[,e="",s=""]=/^(https?:\/\/)(.*)$/i.exec(o)??[];
return e===""||!E(s)?null:`remove ${e} to use the registry module: ${s}${a?"; with it, the client downloads an archive from this URL (for a Git repository, writ\
e git::https://\u2026)":""}`}function r({isRemote:o,parts:[a="",...e]}){if(e.length!==3)return null;const[,s="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(a)??[];
if(s!=="localhost"&&t==="")return f(a)?P(a):null;const n=o?`; the client reads "${s}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t}\
 or ${s}.localdomain${t}${n}`}function i({parts:o}){if(o.length===3&&f(o[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${o[0]==="gi\
tlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const a=/^https?:$/i.test(o[0]??"")&&o[1]==="",[e="",...s]=a?o.slice(2):o;if(s.length!==
4||!f(e))return null;const[t="",...n]=s;return/^v?\d+\.\d+/.test(s[3]??"")?`write ${[e,...s.slice(0,3)].join("/")}, and the version in the \`version\` argument`:
`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[e,...n].join("/")}; service discovery works only at the root of a host, not below /${t}`}function T({text:o,parts:a}){
if(a.length>=3&&o.includes("?"))return"remove the query; set the version with the `version` argument";const e=a.at(-1)??"";return[3,4].includes(a.length)&&/[A-Z]/.
test(e)?`write the target system in lower case: ${[...a.slice(0,-1),e.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(o)?`write ./${o} to use a dire\
ctory of the same repository`:null}function D(o,a,e){if(a.kind==="local"||o.length>M)return null;const[s="",...t]=o.split("/");if(e.ok)return e.value.hostImplied?
null:P(s);const n=t.length===0?[]:t.join("/").split("//",1)[0]?.split("/")??[],m=a.kind==="remote",L={text:o,isRemote:m,parts:[s,...n]};return d(L)??r(L)??(m?null:
i(L)??T(L))}function w(o){if(o.length>M)return null;if(p(o))return I;if(o!==o.trim())return"remove the white space around the address";const[,a=""]=/^https?:\/\/(.*)$/i.
exec(o)??[];if(a!=="")return`remove the scheme: ${a}`;const e=o.split("/"),[s=""]=e;return e.length===2&&f(s)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":e.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":e.length===3?P(s):null}}),6174:((y,j,l)=>{l.d(j,{Qj:()=>R,_U:()=>b,r_:()=>C});const h="\
***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,M=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function b(p){
return/[@?]/.test(p)?p.replace(/[^\s"']+/g,A=>A.split("://").map((k,g)=>I(k,g>0)).join("://").replace(M,(k,g,v)=>u.test(v)?k:`${g}${v}=${h}`)):p}const P=/(=\s*)"[^"]*(?:"|$)/g,
R=p=>b(p.replace(P,`$1"${h}"`)),C=p=>/[@?]|\\"/.test(p);function I(p,A){const k=p.search(/[/?#]/),g=k<0?p:p.slice(0,k),$=A&&/:(?!\d*$)/.test(g)?p.lastIndexOf("@"):
g.lastIndexOf("@"),O=p.slice(0,Math.max($,0)).replace(/^[a-z0-9]+::/,""),E=A?O!=="git":O.includes(":");return $<0||!E?p:h+p.slice($)}}),1064:((y,j,l)=>{l.d(j,{$I:()=>$,
Du:()=>R,Jd:()=>w,Mq:()=>f,NX:()=>E,SO:()=>O,SZ:()=>A,Yr:()=>k,ab:()=>v,bB:()=>I,mh:()=>o,n3:()=>M,pH:()=>d,rG:()=>g,sX:()=>D,tB:()=>i,zK:()=>C});const h="regis\
try.terraform.io",u=[h,"registry.opentofu.org"],M=e=>u.includes(e),b=["modules.v1","providers.v1"],P={terraform:{name:"Terraform",uses:b,replaces:["providers.v1"]},
opentofu:{name:"OpenTofu",uses:b,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:b,replaces:b,defaults:u},renovate:{name:"Renovate",uses:b,replaces:[],
defaults:[h]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},R=[
"terraform","opentofu"],C=Object.keys(P),I=Object.fromEntries(Object.entries(P).map(([e,{name:s}])=>[e,s])),p=e=>P[e],A=e=>b.includes(e)?C.filter(s=>p(s).uses.includes(
e)):R,k=e=>C.filter(s=>p(s).defaults?.includes(e)),g=C.filter(e=>p(e).replaces.length>0),v=e=>C.filter(s=>p(s).replaces.includes(e)),$={language:{client:"opento\
fu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_ea\
ch"},action:{client:"terraform",what:"an action block"}},O=e=>Object.hasOwn($,e),E={terraform:3,opentofu:9},f=e=>e===429||e>=500&&e!==501,d=[{client:"terraform",
name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",from:"\
1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
r={terraform:"1.15.0",opentofu:"1.12.0"};function i(e,s){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(s[e]??"");if(t===null)return r[e];
const n=t[1]?.split(".")??[];return[0,1,2].map(m=>n[m]??"0").join(".")}function T(e,s){const[t=[],n=[]]=[e,s].map(L=>L.split(".").map(Number)),m=t.findIndex((L,F)=>L!==
n[F]);return m<0||(t[m]??0)>(n[m]??0)}const D=e=>T(e,"1.12.0"),w=(e,s)=>e==="opentofu"||!T(s,"1.13.0");function o(e,{attemptMs:s,retries:t}){const n=e.findIndex(
(m,L)=>L===t||!a(m,s));return n<0?null:n}function a({response:e,hops:s,headMs:t},n){return t===null?e.kind==="failed"&&e.transient:t>n||f(s.at(-1)?.status??0)}}),
1831:((y,j,l)=>{l.d(j,{$k:()=>E,$o:()=>w,Jr:()=>o,Pm:()=>D,Pv:()=>p,Rt:()=>k,Sv:()=>$,WV:()=>v,cu:()=>O,fK:()=>f,nx:()=>g,xV:()=>I});var h=l(4091),u=l(4283),M=l(
8408);const b=443,P=65535,R=9223372036854775807n,C=-9223372036854775808n,I="TF_TOKEN_";function p(a){const{name:e,portion:s}=d(a.toWellFormed()),t=r(s);if(!t.ok)
return/^https?$/i.test(e)?(0,h.TR)("need just a hostname and optional port number, not a full URL"):t;if(t.value.startsWith(":-"))return(0,h.TR)("port number is\
 negative");const n=i(e);if(n!==null)return(0,h.TR)(n);const m=(0,M.YE)(e);return m.ok?m.value===""?(0,h.TR)("nothing is left of the hostname once it is normali\
zed"):(0,h.Ju)(m.value+t.value):m}const A=new Set(["localterraform.com","localtofu.com"]),k=a=>A.has(a);function g(a){const{name:e,portion:s}=d(a);return(0,M.DI)(
e)+s}function v(a){const{name:e,portion:s}=d(a.toWellFormed()),t=r(s);return((0,M.QC)(e)??e)+(t.ok?t.value:s)}function $(a){const{name:e,portion:s}=d(a);return{
name:e,port:s===""?b:Number(s.slice(1))}}const O=a=>({scheme:"https",opaque:"",user:null,host:a,omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,
fragment:""});function E(a){if(!a.startsWith(I))return null;const e=a.slice(I.length).replaceAll("__","-").replaceAll("_","."),s=p(v(e));return s.ok?s.value:null}
function f(a){const e=g(a),s=[a.replaceAll("-","__").replaceAll(".","_"),a.replaceAll(".","_"),e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_")];
return[...new Set(s)].map(t=>I+t).filter(t=>E(t)===a)}function d(a){const e=a.indexOf(":");return e===-1?{name:a,portion:""}:{name:a.slice(0,e),portion:a.slice(
e)}}function r(a){if(a==="")return(0,h.Ju)("");const e=a.slice(1);if(!/^[+-]?[0-9]+$/.test(e))return(0,h.TR)("port portion contains non-digit characters");const s=e.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),t=s.length>20?null:BigInt(s.replace("+",""));return t===null||t>R||t<C?(0,h.TR)("port portion contains non-digit characters"):
t>P?(0,h.TR)("port number is greater than 65535"):(0,h.Ju)(t===BigInt(b)?"":`:${t}`)}function i(a){if(a==="")return"empty string is not a valid hostname";for(const e of a.
replace(/\.{1,2}$/,"").split(".")){if(e==="")return"hostname contains empty label (two consecutive periods)";if(e.startsWith("xn--"))return`hostname label ${(0,h.
ol)(e)} specified in punycode format; service hostnames must be given in unicode`}return null}const T={http:"80",https:"443",ssh:"22"};function D(a){const{name:e,
port:s}=(0,u.cz)(a),t=(0,u.EN)(e),n=s===""||s===T[a.scheme];return w(n?t:`${t}:${s}`)}function w(a){const e=p(a);return e.ok?e.value:a.toLowerCase()||null}const o=(a,e)=>e.
length===0||e.some(s=>s.subdomains?a.endsWith(`.${s.host}`):a===s.host)}),8408:((y,j,l)=>{l.d(j,{mI:()=>O,QC:()=>v,ER:()=>e,YE:()=>k,DI:()=>$});const h=(...s)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...s),u=(...s)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...s);var M=l(4091);const b=256,P={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},R={...P,checkBidi:!1},C=new RegExp("\\p{M}{31}","u"),
I="xn--",p=new TextEncoder;let A;function k(s){return A?.name!==s&&(A={name:s,ascii:g(s)}),A.ascii}function g(s){const t=d(s,!1);if(!t.ok)return t;const n=r(t.value,
P);return n===null?(0,M.TR)(E(T(s,!1))):(0,M.Ju)(n)}function v(s){const t=d(s,!0);if(!t.ok)return null;const n=r(t.value,R);if(n===null)return null;const m=d(n,
!1);return m.ok?m.value.join("."):null}const $=s=>i(s)?u(s,P).domain:s,O=s=>u(s).domain,E=s=>`idna: invalid label ${(0,M.ol)(s)}`;function f(s){return`idna: dis\
allowed rune U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function d(s,t){if(s.length>b&&i(s))return(0,M.TR)(`hostname is longer than ${b}\
 characters`);const n=[];for(const m of T(s,t).split(".")){const L=m.startsWith(I)?D(m):(0,M.Ju)(m);if(!L.ok)return L;const F=w(L.value);if(F!==null)return(0,M.
TR)(F);n.push(L.value)}return(0,M.Ju)(n)}function r(s,t){const n=s.join(".");return e(n)?n:h(n,t)}const i=s=>/[^\0-\x7f]|xn--/i.test(s);function T(s,t){return s.
replace(/[A-Z]+|[^\0-\x7f]/gu,m=>e(m)?m.toLowerCase():u(m,{transitionalProcessing:t}).domain).normalize("NFC")}function D(s){const t=s.slice(I.length);if(t==="")
return(0,M.Ju)("");const n=u(s).domain;return n===s||e(n)?(0,M.TR)(E(t)):n.normalize("NFC")!==n||!Array.from(n).every(a)?(0,M.TR)(E(n)):(0,M.Ju)(n)}function w(s){
if(o(s))return E(s);if(/^[a-z0-9-]*$/.test(s))return null;if(C.test(s))return E(s);if(!e(s)&&h(s,R)!==null)return null;for(const t of s){if(!a(t))return E(s);if(t<
"\x80"&&!/[a-z0-9-]/.test(t))return f(t)}return E(s)}function o(s){if(s.startsWith("-")||s.endsWith("-"))return!0;if(!s.slice(0,4).includes("--"))return!1;const t=p.
encode(s.slice(0,5));return t.length>4&&t[2]===45&&t[3]===45}function a(s){if(s<"\x80")return!0;const{domain:t,error:n}=u(`1${s}`);return!n&&t===`1${s}`}const e=s=>!/[^\0-\x7f]/.
test(s)}),5011:((y,j,l)=>{l.d(j,{A:()=>$,Nj:()=>E,Vm:()=>A,mD:()=>k,rE:()=>v,vL:()=>g});var h=l(4091),u=l(1831),M=l(4321);const b={terraform:k("registry.terrafo\
rm.io"),opentofu:k("registry.opentofu.org")},P=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,R=/^[0-9a-z]{1,64}$/,C="must be between one and 64 characters,\
 including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",I="must be between one and 64 ASCII let\
ters or digits",p={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, t\
he name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two \
more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},A=r=>b[r];function k(r){const i=(0,u.Pv)(
r);if(!i.ok)throw new Error(i.why);return i.value}function g(r,i){if(E(r))return{kind:"local"};const T=v(r,i);if(T.ok)return T.value;const D=(0,M.cx)(r,i);if(!D.
ok)return{kind:"invalid",error:D.why};const{subdirectory:w,host:o}=D.value;return{kind:"remote",subdirectory:w,host:o}}function v(r,i){return E(r)?(0,h.TR)(`can\
't use local directory ${(0,h.ol)(r)} as a module registry address`):O(r,"module",i)}const $=r=>O(r,"component","terraform");function O(r,i,T){const D=p[i],{address:w,
subdirectory:o}=(0,M.UQ)(r);if(o.startsWith("../"))return(0,h.TR)((0,M.dr)(o,i));const a=w.split("/"),e=a.length===D.parts;if(!e&&a.length!==D.parts+1)return(0,h.
TR)(`a ${i} registry source address must have ${D.count}`);const s=e?(0,h.Ju)(A(T)):f(a.shift()??"",i);if(!s.ok)return s;const t=d(a,i);if(t!==void 0)return(0,h.
TR)(t);const[n="",m="",L=""]=a,F={namespace:n,name:m,system:L,subdirectory:o};return(0,h.Ju)({kind:"registry",host:s.value,hostImplied:e,...F})}const E=r=>/^\.\.?[/\\]/.
test(r);function f(r,i){const T=(0,u.Pv)(r);if(!T.ok){const D=`invalid ${i} registry hostname ${(0,h.ol)(r)}`;return r.includes("--")?(0,h.TR)(`${D}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,h.TR)(D)}return T.value.includes(".")?p[i].reserved.includes(T.value)?(0,h.
TR)(`can't use ${(0,h.ol)(T.value)} as a ${i} registry host, because it's reserved for installing directly from version control repositories`):T:(0,h.TR)(`inval\
id ${i} registry hostname: must contain at least one dot`)}function d([r="",i="",T],D){if(!P.test(r))return r.includes(".")?`source address must have ${p[D].afterHost}`:
`invalid namespace ${(0,h.ol)(r)}: ${C}`;const w=`${D} registry addresses may not include a query string portion`;if(!P.test(i))return T===void 0&&i.includes("?")?
w:`invalid ${D} name ${(0,h.ol)(i)}: ${C}`;if(!(T===void 0||R.test(T)))return T.includes("?")?w:`invalid target system ${(0,h.ol)(T)}: ${I}`}}),4321:((y,j,l)=>{
l.d(j,{UQ:()=>p,cx:()=>R,dr:()=>k,uE:()=>I});var h=l(4091),u=l(4283),M=l(6979),b=l(1064),P=l(1831);function R(o,a){const{address:e,subdirectory:s}=p(o);if(s.startsWith(
"../"))return(0,h.TR)(k(s));const t=$(e.toWellFormed(),a);if(!t.ok)return t;const{subdirectory:n}=t.value;if(n==="")return(0,h.Ju)({...t.value,subdirectory:s});
const m=A(`${n}/${s}`);return m.startsWith("../")?(0,h.TR)(`detected ${k(m)}`):(0,h.Ju)({...t.value,subdirectory:m})}const C=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function I(o,a){const e=C.exec(o)?.[0];if(e===void 0)return null;const s=R(`${e}a/b`,a);return s.ok?s.value.host:null}function p(o){const a=o.indexOf("?"),e=a<0?
o:o.slice(0,a),s=e.indexOf("://"),t=e.indexOf("//",s<0?0:s+3);if(t<0)return{address:o,subdirectory:""};const n=a<0?"":o.slice(a),m=e.slice(t+2);return{address:e.
slice(0,t)+n,subdirectory:m===""?"":A(m)}}function A(o){const a=o.startsWith("/"),e=[];for(const t of o.split("/"))t===""||t==="."||(t!==".."?e.push(t):e.length>
0&&e.at(-1)!==".."?e.pop():a||e.push(t));const s=(a?"/":"")+e.join("/");return s===""?".":s}const k=(o,a="module")=>`subdirectory path ${(0,h.ol)(o)} leads outs\
ide of the ${a} package`,g=(o,a=o.scheme)=>(0,h.Ju)({subdirectory:"",host:o.scheme==="file"?null:(0,P.Pm)(o),getter:a,url:o}),v=(o,a)=>(0,h.Ju)({subdirectory:"",
host:a,getter:o,url:null});function $(o,a){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(o)??[o,void 0,o],{address:t}=p(s??o),n=(0,u.Dl)(t);if(n.ok&&n.value.scheme!==
"")return g(n.value,e);for(const L of w){const F=L(t,a);if(F?.ok)return(0,h.Ju)({...F.value,getter:e??F.value.getter});if(F!==void 0)return F}const m=a==="terra\
form"?"address":"string";return(0,h.TR)(`invalid source ${m}: ${o}`)}function O(o,a,e){const s=(0,u.Dl)(o);if(!s.ok)return(0,h.TR)(`error parsing ${a} URL: ${s.
why}`);const{path:t}=s.value,n=e==="git"&&!t.endsWith(".git");return g(n?{...s.value,path:`${t}.git`}:s.value,e)}const E=o=>{if(!o.startsWith("github.com/"))return;
const a=o.replace(/\?.*$/s,"").split("/");if(a.length<3)return(0,h.TR)("GitHub URLs should be github.com/username/repo");const e=O(`https://${a.slice(0,3).join(
"/")}`,"GitHub","git");if(!e.ok||a.length===3)return e;const s=(0,M.V$)(a.slice(3).join("/").replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;
const t=A(s.value).replaceAll("%","%25");return(0,h.Ju)({...e.value,subdirectory:t})},f=(o,a)=>{const[,e,s,t]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(o)??[];if(s===
void 0||t===void 0)return;const n=(0,M.h0)(/\?(.*)$/s.exec(t)?.[1]??""),m=a==="terraform"?"Git":"GitHub";return n!==null?(0,h.TR)(`error parsing ${m} SSH URL: ${n}`):
e==="git"?v("git",(0,P.$o)(s)):void 0},d=o=>o.startsWith("bitbucket.org/")?O(`https://${o}`,"BitBucket","git"):void 0,r=(o,a)=>{const e=a==="terraform"?"googlea\
pis.com/":".googleapis.com/";if(!o.includes(e))return;const s=o.split("/");return s.length<5?(0,h.TR)("URL is not a valid GCS URL"):O(`https://www.googleapis.co\
m/storage/${s.slice(2).join("/")}`,"GCS","gcs")},i=o=>{if(!o.includes(".amazonaws.com/"))return;const[a="",...e]=o.split("/"),s=T(a.split("."));return s===void 0?
(0,h.TR)("URL is not a valid S3 URL"):O(`https://${[s,...e].join("/")}`,"S3","s3")};function T(o){const[a="",e="",s=""]=o;return o.length===3?`${a}.amazonaws.co\
m`:o.length===4?`${e}.amazonaws.com/${a}`:o.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${a}`:void 0}const w=[E,f,d,r,i,(o,a)=>{if(o!=="")return o.startsWith("/")?
v("file",null):(0,h.TR)(`${b.bB[a]} cannot detect a supported external module source type for ${o}`)}]}),9562:((y,j,l)=>{l.d(j,{Bn:()=>A,D6:()=>d,Ls:()=>P,M:()=>k,
OA:()=>T,OZ:()=>p,S3:()=>I,TE:()=>F,TW:()=>w,Tz:()=>c,Uc:()=>ie,e$:()=>R,eQ:()=>e,oe:()=>m,p4:()=>E,qE:()=>r,vy:()=>B,xq:()=>C});var h=l(3307),u=l(4091),M=l(4283),
b=l(630);const P=4096,R="modules.v1",C="providers.v1",I="login.v1",p="tfe.v2",A="tfe.v2.1",k="tfe.v2.2",g=[R,C,p,A,k,"state.v2"],v=[I,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],$=V=>V.split(".",1)[0]??"",O=(V,G)=>V.some(ee=>$(ee)===$(G)),E=V=>O(g,V),f=new Set([...g,...v]),d=V=>V!=="state.v2"&&f.has(V),
r=V=>E(V)||O(v,V),i=[R,C,I,p,A,k,...v];function T(V){if(r(V))return null;const G=V.toLowerCase(),ee=oe=>oe===G||oe.slice($(oe).length)===G.slice($(G).length)&&$(
oe).length>=D&&w($(oe),$(G));return i.find(ee)??null}const D=5;function w(V,G){let ee=0;for(;ee<V.length&&V[ee]===G[ee];)ee+=1;const[oe,ne]=[V.slice(ee),G.slice(
ee)];return oe.slice(1)===ne||oe===ne.slice(1)||oe.slice(1)===ne.slice(1)||oe.slice(2)===ne.slice(2)&&oe[0]===ne[1]&&oe[1]===ne[0]}const o="[0-9A-Za-z~-]",a=V=>`${V}${o}\
*(?:\\.${o}+)*`,e=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${a("[0-9]")})|-?(${a("[A-Za-z~-]")}))?(?:\\+(${a(o)}))?`,s=new RegExp(`^${e}$`),t=2n**63n-1n,n=2n**64n-1n;function m(V,G){
const ee=V.indexOf(".");if(ee<0)return(0,u.TR)(`invalid service ID format (i.e. service.vN): ${V}`);const oe=V.slice(0,ee),ne=V.slice(ee+1);switch(G){case"terra\
form":return s.exec(ne)?.[1]?.split(".").every(de=>L(de,t))?(0,u.Ju)({name:oe,version:ne}):(0,u.TR)(`invalid service version: Malformed version: ${ne}`);case"op\
entofu":{const ce=oe==="tfe"?ne.split(".")[0]??"":ne;return/^v\d+$/.test(ce)&&L(ce.slice(1),n)?(0,u.Ju)({name:oe,version:ne}):(0,u.TR)('invalid service version:\
 must be "v" followed by an integer major version number')}}}const L=(V,G)=>V.replace(/^0+/,"").length<=String(G).length&&BigInt(V)<=G;function F(V,G){const ee=m(
V,G.client);if(!ee.ok)return{kind:"bad-id",why:ee.why};const{name:oe}=ee.value;if(G.services===null)return{kind:"missing",why:c(oe)};const ne=G.services.find(ce=>ce.
id===V);return ne!==void 0?_(ne,ee.value,G):G.services.some(ce=>ce.id.startsWith(`${oe}.`))?{kind:"version",why:S(ee.value,G)}:{kind:"missing",why:`host ${G.display}\
 does not provide a ${oe} service`}}const c=V=>`host does not provide a ${V} service`;function _({id:V,value:G},ee,oe){if(G===void 0)return{kind:"bad-url",reason:"\
syntax",why:`its value has more than ${P} characters, which this check does not read`,value:""};if(V===I)return(0,h.Gv)(G)?{kind:"object",value:G}:{kind:"type",
why:`service ${V} must be declared with an object value in the service discovery document`,value:G};if(typeof G!="string")return{kind:"type",why:S(ee,oe),value:G};
const ne=B(oe.documentUrl,G);if(ne.ok)return{kind:"url",url:ne.value,value:G};const ce=`failed to parse service URL: ${ne.why}`;return{kind:"bad-url",reason:ne.
reason,why:ce,value:G}}function S({name:V,version:G},{client:ee,display:oe}){const ne=ee==="terraform"?G:BigInt(/\d+/.exec(G)?.[0]??0);return`host ${oe} does no\
t support ${V} version ${ne}`}function B(V,G){const ee=(0,M.Dl)(G);if(!ee.ok)return{...ee,reason:"syntax"};const ne=ee.value.scheme===""?(0,b.s)(V,ee.value):ee.
value;return ne.scheme!=="http"&&ne.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${ne.scheme}`}:ne.user!==null?{ok:!1,reason:"user-info",why:"\
embedded username/password information is not permitted"}:{ok:!0,value:{...ne,fragment:""}}}const z=[p,A],Z=[R,C],se=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[
...z,...Z]},{matches:/^api\.env0\.com$/,services:Z},{matches:/^backend\.api\.env0\.com$/,services:z},{matches:/\.scalr\.io$/,services:z}],ie=V=>se.find(({matches:G})=>G.
test(V))?.services??[]}),2713:((y,j,l)=>{l.d(j,{Il:()=>u,nL:()=>b,ou:()=>M});const h="***",u=4;class M{#e;constructor(C){this.#e=C}reveal(){return this.#e}toString(){
return h}toJSON(){return h}[Symbol.for("nodejs.util.inspect.custom")](){return h}}function b(R){const[C]=R;let I=!1;return R.map(({scheme:p,name:A})=>(I||=C!==void 0&&
!P(C.name,A),I?"dropped":p==="https"?"sent":"withheld"))}function P(R,C){return R===C?!0:/[:%]|^[\d.]+$/.test(C)?!1:C.endsWith(`.${R}`)}}),3592:((y,j,l)=>{l.d(j,
{Bw:()=>M,G5:()=>R,_O:()=>u,aq:()=>b,xV:()=>P,xv:()=>h});const h="1.0.0",u=`tf-disco-action/${h}`,M="https://github.com/org/tf-disco-action",b=`${M}/blob/v1/doc\
s/problems.md`,P=`${M}/issues`,R=2}),4120:((y,j,l)=>{l.d(j,{DO:()=>g,H8:()=>R,Iu:()=>P,QI:()=>k,Rk:()=>$,SY:()=>I,Sk:()=>C,dy:()=>b,od:()=>p,px:()=>h.px,wO:()=>A});
var h=l(4e3),u=l(5799),M=l(1064);const b="new in this pull request",P=O=>O.replace(/^./u,E=>E.toUpperCase()),R=O=>u.oC.flatMap(E=>{const{length:f}=O.filter(d=>d.
severity===E);return f===0?[]:[(0,h.px)(f,E)]}).join(", ");function C(O,E,f,d=r=>`and ${r} more`){const{shown:r,more:i}=(0,h.zN)(O,E);return[...r.map(f),...i>0?
[d(i)]:[]]}const I=O=>M.zK.every(E=>O.includes(E))?"all clients":O.map(E=>M.bB[E]).join(", ");function p(O,E){const f=E.filter(d=>O.includes(d));return O.length===
0||f.length===E.length?"":f.length===0?"no client in use":f.map(d=>M.bB[d]).join(", ")}const A=O=>O.map(E=>M.bB[E]).join(" and "),k=({clients:O,versions:E})=>O.
map(f=>[M.bB[f],E[f]].join(" ").trim()).join(" and "),g=O=>O==="any"?"any service":O,v={none:"none",sent:"sent",withheld:"not sent (not HTTPS)",dropped:"not sen\
t (redirected to another host)"},$=O=>v[O]}),5955:((y,j,l)=>{l.d(j,{IL:()=>C,Rr:()=>I,Z4:()=>R,mk:()=>P,uw:()=>p});var h=l(5799),u=l(8884),M=l(8641);const b=64*
1024;function*P(A){let k="";for(const g of A)k+=g,!(k.length<b)&&(yield k,k="");k!==""&&(yield k)}const R=(A,k,g)=>`,
${g}"${A}": ${C(k,g)}`,C=(A,k)=>(0,M.s$)(JSON.stringify(A,null,2).replaceAll(`
`,`
${k}`));function*I(A,k,g,v){if(k.length===0){yield R(A,[],g);return}const $=`${g}  `;let O=`,
${g}"${A}": [`;for(const E of k)yield`${O}
${$}${C(v(E),$)}`,O=",";yield`
${g}]`}function p(){const A=new Map;return k=>{const{host:g,problem:v}=k,$=(0,M.RK)((0,u.ju)(k)??""),E=g===null&&!v.code.startsWith("file-")?(0,M.RK)(v.message):
"",f=[v.code,g??"",$,(0,h.W7)(k),E].join("|"),d=(A.get(f)??0)+1;return A.set(f,d),`${f}|${d}`}}}),8884:((y,j,l)=>{l.d(j,{CN:()=>n,Dc:()=>s,II:()=>I,Ky:()=>p,Qz:()=>e,
R3:()=>C,YC:()=>T,_X:()=>f,eb:()=>v,eo:()=>R,et:()=>t,fP:()=>d,iW:()=>O,io:()=>D,ju:()=>w,mj:()=>E,oN:()=>r,tN:()=>o,xi:()=>a,yv:()=>i});var h=l(4e3),u=l(5143),
M=l(5799),b=l(4120),P=l(8641);const R=c=>m(c)?`${I(c.file)}:${c.line}`:c,C=({file:c,line:_,column:S})=>`${I(c)}:${_}:${S}`;function I(c){const{repository:_,path:S}=(0,u.
bH)(c);if(_===null)return(0,P.J7)(c);const B=(0,P.J7)(_);return S==="."?B:`${B}//${(0,P.J7)(S)}`}function p(c,_,S=R){const{places:B,isOfRepositories:z}=A(L(c)),
Z=z?"more repository":"more place";return(0,h.K4)(B,_,S,se=>(0,b.px)(se,Z))}function A(c){const _=k(c),S=_.filter(g).length>1;return{places:S?_:c,isOfRepositories:S}}
const k=c=>F(c,_=>m(_)?(0,u._M)(_.file)??_:_),g=c=>m(c)&&(0,u._M)(c.file)!==null,v=c=>k($(c)).filter(g),$=c=>[...new Set(c.map(({places:_})=>_))].flat(),O=(c,_)=>c===
_?`all ${_} repositories`:`${c} of ${_} repositories`;function E(c,_){const{length:S}=_>1?v(c):[];return S>1?O(S,_):""}function f(c){const _=c.filter(({severity:B})=>B!==
"notice").flatMap(B=>v([B]).map(z=>({...B,places:[z]}))),S=({findings:B},z)=>B.filter(Z=>Z.severity===z).length;return Array.from(Map.groupBy(_,B=>(0,u._M)((0,M.
W7)(B))??""),([B,z])=>({repository:B,findings:z})).toSorted((B,z)=>S(z,"error")-S(B,"error")||S(z,"warning")-S(B,"warning"))}const d=({length:c})=>`with errors \
or warnings in ${c===1?"its":"their"} own files`;function r(c,_){const{isOfRepositories:S}=A(c),B=Z=>(S?(0,u._M)(Z.file):null)??R(Z),z=new Set(_.map(Z=>Z&&B(Z)));
return c.filter(Z=>!z.has(B(Z)))}function i(c){const _=$(c),S=L(_.filter(m)),B=[...new Set(_.filter(z=>typeof z=="string"))];return{lines:S,settings:B}}const T=({
findings:c,hosts:_,roots:S})=>[...new Set([...c.map(({places:B})=>B),..._.flatMap(({requirements:B})=>B.map(({because:z})=>z)),...S.flatMap(({rows:B})=>B.map(({
places:z})=>z))])],D=c=>c.find(_=>(0,M.Xd)(_)!==null),w=({services:[c,..._]})=>_.length===0?c??null:null,o=c=>c.map(M.Xd).find(_=>_!==null)??null;function a(c,{
clients:_,repositories:S},B,z){const{lines:Z,settings:se}=i([c]);return[["help",(0,P.RK)(c.problem.help??"",B)],["affects",(0,b.od)(c.affects,_)],["hits",E([c],
S.length)],["also at",p(r(Z,Z.slice(0,1)),z)],["required by",p(se,z)]].filter(([,V])=>V!=="")}const e=({requirements:c})=>c.some(({because:_})=>_.some(m)),s=c=>new Set(
i(c).lines.map(({file:_})=>_)).size,t=c=>c.every(({problem:_})=>_.code.startsWith("credentials-"))?"credentials":"settings",n=c=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(c)&&(0,u._M)(c)===null,m=c=>typeof c!="string",L=c=>F(c,_=>m(_)?`${_.line}:${_.file}`:_);function F(c,_){const S=new Set;return c.filter(B=>{const z=_(B);return!S.
has(z)&&S.add(z)})}}),8641:((y,j,l)=>{l.d(j,{BP:()=>g,D9:()=>E,J7:()=>k,LS:()=>v,My:()=>$,RK:()=>A,cq:()=>s,h$:()=>D,h2:()=>u,js:()=>O,s$:()=>a,z5:()=>e});const h=500,
u=1e3,M=4e3,b=160,P=2,R=t=>/^[ -~]*$/.test(t),C=t=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}",
"u").test(t),I=t=>new RegExp("\\p{M}","u").test(t),p=t=>`<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function A(t,n=h){if(t.length<=
n&&R(t))return t;let m="",L=P;for(const F of t){L=I(F)?L+1:0;const c=C(F)||L>P?p(F):F;if(m.length+c.length>n)return`${m}\u2026`;m+=c}return m}function k(t,n=b){
const m=Array.from(t.slice(-2*n)).slice(-n).join(""),L=Array.from(A(m,Number.POSITIVE_INFINITY));return`${m===t&&L.length<=n?"":"\u2026"}${L.slice(-n).join("")}`}
function g(t){return t.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function v(t){const m=t.split(`
`).map(L=>g(A(L,M))).join(`
`);return m.length>M?`${m.slice(0,M).toWellFormed()}\u2026`:m}const $=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',
"&quot;").replaceAll("'","&apos;");function O(t,n=h){return A(t,n).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,m=>`&#${m.codePointAt(0)};`)}function E(t,n=h){
return t===""?"<i>empty</i>":`<code>${O(t,n)}</code>`}const f=t=>R(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(
t),d=/^[0-9a-f]{7,}$/i,r=`"'(`,i=`"'),.;:!?\u2026`,T=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function D(t,n=M){return(A(t,n).match(T)??[]).map(m=>{if(m.split(
" ").every(o))return O(m,n);if(m.includes(" ")||/^(["`]).+\1$/u.test(m))return E(m.replace(/^`(.*)`$/u,"$1"),n);const{before:F,core:c,after:_}=w(m);return`${O(F)}${E(
c.replace(/^`(.*)`$/u,"$1"),n)}${O(_)}`}).join("")}function w(t){let n=0,m=t.length;for(;n<m&&r.includes(t.charAt(n));)n+=1;for(;m>n&&i.includes(t.charAt(m-1));)
m-=1;return{before:t.slice(0,n),core:t.slice(n,m),after:t.slice(m)}}function o(t){const{core:n}=w(t);return f(n)&&!d.test(n)}const a=t=>t.replace(/[^ -~\n]/gu,n=>C(
n)?e(n):n).replace(/##(?=\w*\[)/g,e),e=t=>t.replace(/[\s\S]/g,n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`);function s(t){return t.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9553:((y,j,l)=>{l.d(j,{p:()=>v,v:()=>p});var h=l(4e3),u=l(6174),M=l(1831),b=l(3592),P=l(4120),
R=l(8641);const C=2,I=80;function p($){if($.kind==="scan")return`read ${(0,P.px)($.files,"file")}`;if($.kind==="registries")return`${$.done} of ${(0,P.px)($.total,
"question")} to registries answered`;const{done:O,total:E,failed:f,waiting:d}=$,r=f===0?"":`, ${f} failed so far`;return`${O} of ${(0,P.px)(E,"host")} checked${r}${A(
d)}`}function A($){if($.size===0)return"";const{shown:O,more:E}=(0,h.zN)([...$],C),f=O.map(d=>(0,R.RK)((0,M.nx)(d),I));return E>0?`; waiting for ${f.join(", ")}\
 and ${(0,P.px)(E,"other")}`:`; waiting for ${f.join(" and ")}`}const k=100,g=5;function v($,O){const E=[];let f=$;for(;f!==void 0&&E.length<g;){const r=f instanceof
Error?f.stack??f.message:String(f);E.push((0,u._U)(O(r))),f=f instanceof Error?f.cause:void 0}const d=E.join(`
caused by: `).split(`
`).slice(0,k);return[`tf-disco ${b.xv} crashed; this is a bug, please report it with this text at ${b.xV}`,...d.map(r=>(0,R.BP)((0,R.RK)(r)))].join(`
`)}}),7146:((y,j,l)=>{l.d(j,{Wc:()=>f,ky:()=>A,nI:()=>u,nc:()=>v,qt:()=>C,wW:()=>I});const h={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function u(d,r,i){
return i.colour?`\x1B[${h[r]}m${d}\x1B[0m`:d}const M=(d,r,{hyperlinks:i})=>r===void 0||!i?d:`\x1B]8;;${r}\x1B\\${d}\x1B]8;;\x1B\\`,b=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
P=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,R=5001;function C(d){const{FORCE_HYPERLINK:r,TERM:i="",TERM_PROGRAM:T="",VTE_VERSION:D}=d;
return r?r!=="0":d.CI||d.NO_COLOR||i==="dumb"?!1:Number(D)>=R||b.test(T)||P.test(i)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(w=>d[w])}function I(d,r){const i="\
 ".repeat(d.indent),T=d.label.padEnd((d.column??0)-1),D=" ".repeat(d.indent+(d.column??2)),w=r.width-i.length-T.length-1,[o="",...a]=k(d.text,w,r.width-D.length,
r),e=M(u(T,d.style,r),d.url,r),s=p(o,d.linked,r);return[`${i}${e} ${s}`.trimEnd(),...a.map(t=>`${D}${t}`)]}function p(d,r,i){return!r?.url||!d.startsWith(r.text)?
d:`${M(r.text,r.url,i)}${d.slice(r.text.length)}`}function A(d,r){const[i="",...T]=k(d,r.width,r.width-2,r);return[i,...T.map(D=>`  ${D}`)]}function k(d,r,i,{withFlags:T}){
const D=[];let w="",o=0;for(const a of(T?.(d)??d).split(" ")){const e=v(a),s=D.length===0?r:i;w!==""&&o+1+e>s&&(D.push(w),w=""),o=w===""?e:o+1+e,w=w===""?a:`${w}\
 ${a}`}return[...D,w]}const g=/^[ -~]*$/;function v(d){if(g.test(d))return d.length;let r=0;for(const i of d)r+=$(i);return r}function $(d){return g.test(d)?1:O(
d)?0:new RegExp("\\p{Regional_Indicator}","u").test(d)?1:E(d)?2:1}const O=d=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(d),E=d=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(d);function f(d,r,i){let[T,D]=["",0];for(const w of d){const o=$(w),a=D+o;if(D>=r&&a<=i&&(o>0||D>r)?T+=w:T+=" ".repeat(Math.max(0,Math.min(a,i)-Math.max(D,
r))),D=a,D>i)break}return T}}),3469:((y,j,l)=>{l.d(j,{l:()=>$,w:()=>v});var h=l(1064);const[u,M,b]=[1e10,1e5,1],P=Number.POSITIVE_INFINITY,R={from:0,before:P},C={
from:Number.MAX_SAFE_INTEGER,before:P},I=200,p=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function A(O){
if(O.length>I)return null;if(O==="latest")return C;const E=O.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(d=>d!==
""),f=E.map(k);return E.length===0||f.includes(null)?null:{from:Math.max(...f.map(d=>d?.from??0)),before:Math.min(...f.map(d=>d?.before??P))}}function k(O){const E=p.
exec(O);if(E===null)return null;const[,f="",...d]=E,r=d.slice(0,3).flatMap(s=>/^\d/.test(s??"")?[Number(s)]:[]),[i=0,T=0,D=0]=r,w=i*u+T*M+D,o=s=>{const t=s<=1?u:
s===2?M:b;return w-w%t+t},{length:a}=r;if(f==="!=")return R;if(f===">=")return{from:w,before:P};if(f===">")return{from:o(a),before:P};if(f==="<")return{from:0,before:w};
if(f==="<=")return{from:0,before:o(a)};const e={"~>":a-1,"^":1,"~":Math.min(a,2)};return{from:w,before:o(e[f]??a)}}function g(O,E){const{from:f,before:d}=A(O)??
R,r=A(E.from??"")?.from??0,i=A(E.before??"")?.from??P;return f<i&&r<d}function v(O,E){const f=h.pH.filter(r=>r.client===O);if(E.length===0)return f;const d=f.filter(
r=>E.some(i=>g(i,r)));return d.length===0?f:d}const $=O=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(O)}),3474:((y,j,l)=>{l.d(j,{CV:()=>v,KT:()=>R,
Ob:()=>s,PW:()=>g,TN:()=>f,WD:()=>d,YA:()=>i,Yq:()=>D,ai:()=>r,lq:()=>A,lx:()=>T,pS:()=>E,p_:()=>O,xH:()=>k});var h=l(4091),u=l(2713),M=l(3469),b=l(7630),P=l(8535);
const R=t=>Object.keys(t).map(n=>({name:n,...t[n]})),C=(t,n)=>({isList:!1,value:t,parse:n}),I=t=>({value:t,mistakes:[]}),p=(t,n)=>({...t,parse:(m,L)=>{const{value:F,
mistakes:c}=t.parse(m,L);return{value:n(F),mistakes:c}}}),A=({parse:t,...n})=>({...n,parse:(m,L)=>m===""?I(null):t(m,L)}),k=(t,n)=>C(t,(m,L)=>{const F=m===""?(0,h.
Ju)(null):n(m);return F.ok?I(F.value):{value:null,mistakes:[`${L}: ${F.why}`]}}),g=k("FILE",h.Ju),v=k("TOKEN",t=>(0,h.Ju)(new u.ou(t))),$=20,O=(t,n,m=b.Dw)=>({isList:!0,
value:t,parse:(L,F)=>{const c=m(L).map(n),_=c.flatMap(B=>B.ok?[]:[`${F}: ${B.why}`]),S=_.length-$;return{value:c.flatMap(B=>B.ok?[B.value]:[]),mistakes:_.slice(
0,$).concat(S>0?`${F}: ${S} more lines are wrong`:[])}}}),E=1e4,f=p(O("HOST",b.l6),t=>Array.from(Map.groupBy(t,({host:n})=>n),([n,m])=>({host:n,services:[...new Set(
m.flatMap(({services:L})=>L))],addresses:m.flatMap(({addresses:L})=>L)}))),d=t=>p(O("LABEL",b.V8),n=>{const m=n.flat();return[...new Set(m.length===0?[t]:m)]}),
r=({min:t,max:n,whole:m})=>C("N",(L,F)=>{const c=/^\d+(\.\d+)?$/.test(L)?Number(L):Number.NaN;if(c>=t&&c<=n&&(!m||Number.isInteger(c)))return I(c);const S=`${F}\
 is "${L}", expected ${m?"a whole number":"a number"} from ${t} to ${n}`;return{value:t,mistakes:[S]}}),i=t=>({...p(r(t),n=>n*1e3),value:"SECONDS"}),T=C("",(t,n)=>{
const m=/^(true|True|TRUE)$/.test(t),L=m||/^(false|False|FALSE)$/.test(t);return{value:m,mistakes:L?[]:[`${n} is "${t}", expected "true" or "false"`]}}),D=(...t)=>({
...C(t.join("|"),(n,m)=>{const F=t.some(c=>c===n)?[]:[`${m} is "${n}", ${w(n,t)}`];return{value:n,mistakes:F}}),choices:t}),w=(t,n)=>`expected one of ${n.map(m=>`\
"${m}"`).join(", ")}${(0,P.a)(t,n)}`,o=["auto","terraform","opentofu","both"],a=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,s={...C("CLI",(t,n)=>{const[,m,
L=null]=a.exec(t)??[],F=`${n} is "${t}"`;if(m===void 0){const _=w(t,o),S=_.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return{value:{name:"auto",
version:null},mistakes:[`${F}, ${_}${S}`]}}const c={name:m,version:L};if(L===null)return I(c);if(m==="auto"||m==="both"){const _=`${F}, but only "terraform" and\
 "opentofu" can have a version`;return{value:c,mistakes:[_]}}return(0,M.l)(L)?I(c):{value:c,mistakes:[`${F}, expected a version such as "${m} 1.10"`]}}),choices:o}}),
7630:((y,j,l)=>{l.d(j,{$h:()=>L,Dw:()=>g,IL:()=>D,Ju:()=>w,Kd:()=>s,V8:()=>n,aS:()=>f,eX:()=>F,jM:()=>T,l6:()=>r,o2:()=>E,vk:()=>v,x2:()=>e});var h=l(4091),u=l(
5143),M=l(3229),b=l(1064),P=l(1831),R=l(9562),C=l(2713),I=l(3592),p=l(8535);const A=function(...c){const{problemFacts:_}=l.late([120,272,558,579,507],4507);return new.target?
new _(...c):_(...c)},k=function(...c){const{parseNamedAddress:_}=l.late([22],6022);return new.target?new _(...c):_(...c)},g=c=>$(c,/(^|\s)#.*$/s),v=c=>$(c,/^\s*#.*$/s),
$=(c,_)=>c.split(/\r\n|[\n\r]/).map(S=>S.replace(_,"").trim()).filter(S=>S!=="");function O(c){const _=(0,P.Pv)(c);if(_.ok)return _;const S=(0,M.L6)(c);return(0,h.
TR)(`"${c}" is not a hostname: ${_.why}${S===null?"":`; ${S}`}`)}const E=c=>(0,u.en)(c)?(0,h.Ju)(c):(0,h.TR)(`"${c}" is not the name of a repository, such as "a\
cme/network"`);function f(c){const _=(0,R.OA)(c);return _!==null?(0,h.TR)(`"${c}" is not a known service id; did you mean ${_}?`):b.Du.some(S=>(0,R.oe)(c,S).ok)?
(0,h.Ju)(c):(0,h.TR)(`"${c}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const d=/^(modules\.v1|providers\.v1)=(.*)$/s;function r(c){const _=c.
split(/\s+/).flatMap(G=>d.test(G)?[G]:G.split(",")),[S="",...B]=_.filter(G=>G!==""),z=O(S),Z=B.map(G=>d.exec(G)?.[1]??G),se=[z,...Z.map(f)].flatMap(G=>G.ok?[]:[
G.why]);if(!z.ok||se.length>0)return(0,h.TR)(se.join("; "));const ie=B.flatMap(G=>i(G,z.value)),V=ie.flatMap(G=>{const ee=k(G,"terraform");return ee.ok?[]:[`"${G.
service}=${G.text}" is wrong: ${ee.why}`]});return V.length===0?(0,h.Ju)({host:z.value,services:[...new Set(Z)],addresses:ie}):(0,h.TR)(V.join("; "))}function i(c,_){
const[,S,B=""]=d.exec(c)??[];return S===void 0?[]:[{host:_,service:S,text:B}]}function T(c){const _=c.startsWith("*."),S=O(_?c.slice(2):c);return S.ok?(0,h.Ju)(
{host:S.value,subdomains:_}):S}function D(c){const _=c.indexOf("=");if(_<0)return(0,h.TR)('a line has no "="; expected HOST=TOKEN');const S=(0,P.Pv)(c.slice(0,_).
trim());return S.ok?(0,h.Ju)({host:S.value,token:new C.ou(c.slice(_+1).trim())}):(0,h.TR)('the text before the first "=" of a line is not a hostname; expected H\
OST=TOKEN')}function w(c){const _="expected HOST[:PORT]=ADDRESS[:PORT]",S=c.indexOf("=");if(S<0)return(0,h.TR)(`"${c}" has no "="; ${_}`);const B=c.slice(0,S).trim(),
z=O(B);if(!z.ok)return z;const Z=z.value.replace(/:\d+$/,""),se=a(c.slice(S+1).trim());return se===null?(0,h.TR)(`"${c}" has no valid address; ${_}`):(0,h.Ju)({
name:Z,port:o(B),...se})}function o(c){const _=c.indexOf(":");return _<0?null:Number(c.slice(_+1))}function a(c){const[,_,S]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(
c)??/^([^:\s[\]]+)(?::(.*))?$/.exec(c)??/^([\da-fA-F:]+)$/.exec(c)??[];return _===void 0?null:S===void 0?{address:_,addressPort:null}:/^\d{1,5}$/.test(S)&&Number(
S)>=1&&Number(S)<=65535?{address:_,addressPort:Number(S)}:null}function e(c){const[_="",S,...B]=c.split(/\s+/);if(B.length>0)return(0,h.TR)(`"${c}" has too many\
 words; expected CODE [HOST]`);const z=A();if(!Object.hasOwn(z,_)){const se=(0,p.a)(_,Object.keys(z),`; ${I.aq} lists the codes`);return(0,h.TR)(`"${_}" is not \
a problem code${se}`)}if(S===void 0)return(0,h.Ju)({code:_,host:null});const Z=O(S);return Z.ok?(0,h.Ju)({code:_,host:Z.value}):Z}const s=c=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.
test(c)?(0,h.Ju)(c):(0,h.TR)(`"${c}" is not a platform; expected OS_ARCH, such as "linux_amd64"`),t=50;function n(c){const _=c.split(",").map(B=>B.trim()).filter(
B=>B!==""),S=_.find(B=>B.length>t);return S===void 0?(0,h.Ju)(_):(0,h.TR)(`"${S}" has ${S.length} characters; GitHub allows at most ${t}`)}const m=[[".codequali\
ty.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function L(c){const _=c.
toLowerCase(),S=m.find(([B])=>_.endsWith(B));return S!==void 0?(0,h.Ju)({path:c,format:S[1]}):(0,h.TR)(`"${c}" does not end with a report format; expected ".jso\
n", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const F=c=>/\.json$/i.test(c)?(0,h.Ju)(c):(0,h.TR)(`"${c}" does not end with ".js\
on"; a badge is JSON from which shields.io makes an image`)}),8535:((y,j,l)=>{l.d(j,{a:()=>P,q:()=>M});var h=l(9562);const u=3;function M(R,C){const I=b(R);if(I.
length<2)return null;const p=A=>{const[k,...g]=I.length<u?[]:C.filter(v=>A(b(v)));return k===void 0||g.length>0?null:k};return C.find(A=>b(A)===I)??C.find(A=>(0,h.
TW)(b(A),I))??p(A=>A.startsWith(I))??p(A=>A.includes(I))}const b=R=>R.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function P(R,C,I=""){const p=M(R,C);return p===
null?I:`; did you mean "${p}"?`}}),3152:((y,j,l)=>{l.d(j,{GN:()=>R,P$:()=>I,w7:()=>C});var h=l(6760),u=l(6174),M=l(3474),b=l(7630),P=l(7773);class R extends Error{name="\
SettingsError";mistakes;constructor(v){const $=v.map(u._U);super($.join(`
`)),this.mistakes=$}}const C={setting:g=>g,missingPath:(g,v)=>`scan names "${g}", which does not exist in ${v}`};function I(g,{setting:v}=C){const $=P.y.map(({name:r,
field:i=r,kind:T,default:D=""})=>({field:i,...T.parse(g[r]?.trim()||D,v(r))})),O=Object.fromEntries($.map(({field:r,value:i})=>[r,i])),E=[...O.scan,...O.usages,
...(0,b.Dw)(g.hostnames??"")].length===0,{length:f}=O.hostnames,d=`${v("hostnames")} has ${f} hosts, the limit is ${M.pS}`;return{settings:E?{...O,scan:["."]}:O,
mistakes:[...$.flatMap(({mistakes:r})=>r),...f>M.pS?[d]:[],...p(O,v)]}}function p(g,v){const $=[["issue-open-after",g.issueOpenAfter],["issue-close-after",g.issueCloseAfter]];
return[...(g.history===null?$.filter(([,E])=>E>1):[]).map(([E,f])=>`${v(E)} is ${f}, which needs ${v("history")}; set it to a file that is kept from run to run`),
...A(g,v),...k(g,v)]}function A({report:g,history:v,badge:$},O){const E=[...g.map(({path:f})=>["report",f]),["history",v],["badge",$]];return E.flatMap(([f,d],r)=>{
if(d===null)return[];const i=D=>D!==null&&(0,h.normalize)(D)===(0,h.normalize)(d),T=E.slice(0,r).find(([D,w])=>D!==f&&i(w));return T===void 0?[]:[`${O(T[0])} an\
d ${O(f)} both name ${d}; write to different files`]})}function k(g,v){const{scan:$,exclude:O,roots:E,dialect:f,changedOnly:d,repositories:r}=g,i=v("usages");if(g.
usages.length===0){const o=`${v("repositories")} needs ${i}; set it to the usages files of the repositories`;return r.length===0?[]:[o]}const T=i.startsWith("--")?
`repeat ${i}`:`write one a line in ${i}`,D="set it for `tf-disco usages`, which reads the files of the repository";return[[$.length>0,"scan",`${D}; to check sev\
eral files, ${T}`],[O.length>0,"exclude",D],[E.length>0,"roots",D],[f.name!=="auto","dialect",D],[d,"changed-only","remove it: usages files do not say what a pu\
ll request changes"]].filter(([o])=>o).map(([,o,a])=>`${v(o)} cannot be used together with ${i}; ${a}`)}}),7773:((y,j,l)=>{l.d(j,{f:()=>v,y:()=>g});var h=l(4091),
u=l(3474),M=l(7630);const b={hostnames:{kind:u.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a\
 service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:u.p_("PATH",h.Ju),help:"Directories, f\
iles or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:u.p_("GLOB",h.Ju),help:"Globs of directo\
ries and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{field:"allowedHosts",kind:u.p_("HOST",M.jM),help:"All\
owlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed."},"require\
d-services":{field:"requiredServices",kind:u.p_("SERVICE",M.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default:\
 any one usable service."},dialect:{kind:u.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terr\
aform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},P={usages:{kind:u.p_("FILE",h.Ju),help:"Files that `tf-disco usages \
--format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:u.p_("OWNER/NAME",
M.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},R={depth:{kind:u.Yq("dis\
covery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `pack\
ages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:u.p_("GLOB",h.Ju),help:"Globs of the dir\
ectories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:u.p_("OS_ARCH",M.Kd),help:"Platforms that p\
roviders must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},upgrade:{kind:u.lx,help:"Predict `\
init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{field:"maxRequests",kind:u.ai({min:1,max:1e5,whole:!0}),help:"Maximu\
m number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},C={tokens:{
kind:u.p_("HOST=TOKEN",M.IL,M.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{field:"cliConfig",
kind:u.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},I={"timeout-seconds":{field:"timeoutMs",kind:u.
lq(u.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI\
 waits, and 10 for a helper."},retries:{kind:u.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, \
429 and 5xx.",default:"3"},concurrency:{kind:u.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-\
seconds":{field:"deadlineMs",kind:u.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and \
the check fails.",default:"600"},"ca-file":{field:"caFile",kind:u.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{
kind:u.p_("HOST=ADDRESS",M.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match \
the host."}},p={"certificate-days":{field:"certificateDays",kind:u.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires w\
ithin this many days.",default:"21"},"slow-seconds":{field:"slowMs",kind:u.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"f\
ail-on":{field:"failOn",kind:u.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{
kind:u.p_("CODE",M.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."},report:{
kind:u.p_("FILE",M.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.code\
quality.json` (GitLab)."},history:{kind:u.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept \
from run to run."},badge:{kind:u.xH("FILE",M.eX),help:"JSON file for a badge of shields.io to write."}},A={"changed-only":{field:"changedOnly",kind:u.lx,help:"I\
n pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:u.Yq("never","on-failure","alwa\
ys"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"neve\
r"},issue:{kind:u.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: w\
rite`.",default:"never"},"issue-labels":{field:"issueLabels",kind:u.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to f\
ind the issue again.",default:"registry-health"},"issue-open-after":{field:"issueOpenAfter",kind:u.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a \
host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{field:"issueCloseAfter",kind:u.ai({min:1,max:20,whole:!0}),help:"\
Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{field:"githubTo\
ken",kind:u.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},k={...b,...P,...R,...C,...I,...p,...A},
g=u.KT(k),v=[["What to check",u.KT(b)],["Many repositories",u.KT(P)],["Following `init`",u.KT(R)],["Credentials",u.KT(C)],["Network",u.KT(I)],["Result",u.KT(p)]]}),
6875:((y,j,l)=>{l.d(j,{Ip:()=>u,VG:()=>h,VJ:()=>b,v7:()=>M});class h{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(R){
this.#n??=R,this.#e.abort()}}const u=(P,R)=>{const C=setTimeout(R,P);return()=>clearTimeout(C)};function M(P,{startTimer:R,stop:C}){return new Promise(I=>{const p=()=>{
A(),C.signal.removeEventListener("abort",p),I()},A=R(P,p);C.signal.addEventListener("abort",p)})}function b(P,R){const C=/^\d+$/.test(P??"")?Number(P)*1e3:Date.
parse(P??"")-R;return Number.isNaN(C)?null:C}}),2613:(y=>{y.exports=process.getBuiltinModule("assert")}),4434:(y=>{y.exports=process.getBuiltinModule("events")}),
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
Symbol("webpack error"):"__webpack_error__",h=M=>{M&&M.d<1&&(M.d=1,M.forEach(b=>b.r--),M.forEach(b=>b.r--?b.r++:b()))},u=M=>M.map(b=>{if(b!==null&&typeof b=="ob\
ject"){if(b[y])return b;if(b.then){var P=[];P.d=0,b.then(I=>{R[j]=I,h(P)},I=>{R[l]=I,h(P)});var R={};return R[y]=I=>I(P),R}}var C={};return C[y]=I=>{},C[j]=b,C});
q.a=(M,b,P)=>{var R;P&&((R=[]).d=-1);var C=new Set,I=M.exports,p,A,k,g=new Promise((v,$)=>{k=$,A=v});g[j]=I,g[y]=v=>(R&&v(R),C.forEach(v),g.catch($=>{})),M.exports=
g,b(v=>{p=u(v);var $,O=()=>p.map(f=>{if(f[l])throw f[l];return f[j]}),E=new Promise(f=>{$=()=>f(O),$.r=0;var d=r=>r!==R&&!C.has(r)&&(C.add(r),r&&!r.d&&($.r++,r.
push($)));p.map(r=>r[y](d))});return $.r?E:O()},v=>(v?k(g[l]=v):A(I),h(R))),R&&R.d<0&&(R.d=0)}})(),(()=>{var y=Object.getPrototypeOf?l=>Object.getPrototypeOf(l):
l=>l.__proto__,j;q.t=function(l,h){if(h&1&&(l=this(l)),h&8||typeof l=="object"&&l&&(h&4&&l.__esModule||h&16&&typeof l.then=="function"))return l;var u=Object.create(
null);q.r(u);var M={};j=j||[null,y({}),y([]),y(y)];for(var b=h&2&&l;typeof b=="object"&&!~j.indexOf(b);b=y(b))Object.getOwnPropertyNames(b).forEach(P=>M[P]=()=>l[P]);
return M.default=()=>l,q.d(u,M),u}})(),q.d=(y,j)=>{for(var l in j)q.o(j,l)&&!q.o(y,l)&&Object.defineProperty(y,l,{enumerable:!0,get:j[l]})},q.f={},q.e=y=>Promise.
all(Object.keys(q.f).reduce((j,l)=>(q.f[l](y,j),j),[])),q.u=y=>({9:"9",69:"69",120:"120",272:"120",321:"9",325:"9",545:"120",558:"558",725:"9",748:"558",868:"12\
0",890:"9",909:"558",977:"120",992:"558"}[y]??y)+".index.js",q.o=(y,j)=>Object.prototype.hasOwnProperty.call(y,j),q.r=y=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(y,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(y,"__esModule",{value:!0})},(()=>{var y={371:0,792:0},j=l=>{var{ids:h,modules:u,
runtime:M}=l,b,P,R=0;for(b in u)q.o(u,b)&&(q.m[b]=u[b]);for(M&&M(q);R<h.length;R++)P=h[R],q.o(y,P)&&y[P]&&y[P][0](),y[h[R]]=0};q.late=(l,h)=>{for(const u of l){
if(y[u]===0)continue;const{createRequire:M}=process.getBuiltinModule("module");j(M(import.meta.url)("./"+q.u(u)))}return q(h)},q.f.j=(l,h)=>{var u=q.o(y,l)?y[l]:
void 0;if(u!==0)if(u)h.push(u[1]);else{var M=import("./"+q.u(l)).then(j,b=>{throw y[l]!==0&&(y[l]=void 0),b}),M=Promise.race([M,new Promise(b=>u=y[l]=[b])]);h.push(
u[1]=M)}}})();var pe={};q.d(pe,{C:()=>Se,a:()=>Re});const Se=()=>Promise.all([q.e(558),q.e(992),q.e(371),q.e(748),q.e(909)]).then(q.bind(q,2909)),Re=()=>Promise.
all([q.e(371),q.e(69)]).then(q.bind(q,9069));var be=pe.C,Pe=pe.a;export{be as runAction,Pe as runCli};
