var ge={3368:((O,j,u)=>{u.d(j,{rv:()=>we,cA:()=>Ae});var f=u(1831),l=u(2713),$=u(7630),S=u(1064),b=u(7251),T=u(8408);const k=4;function y(B,U){let x={text:B,starts:null};
for(let F=0;F<k&&x!==null;F+=1)U(p(x,B.length)),x=w(x,B.length)}const g="\u2026",A=32,I=Uint16Array.from({length:128},(B,U)=>{const x=String.fromCharCode(U);return U<=
A||U===127?A:({"-":"+",_:"/"}[x]??x).toLowerCase().charCodeAt(0)});function _(B){return B===g?B:/[\s\x80-\x9f]/.test(B)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(B)?"":B.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let h=new Uint16Array(1024),E=new Uint32Array(1025);function M(B){if(B<h.length)return;
const[U,x]=[new Uint16Array(2*B),new Uint32Array(2*B+1)];U.set(h),x.set(E),h=U,E=x}function p({text:B,starts:U},x){M(B.length);let F=0;for(let D=0;D<B.length;D+=
1){const K=B.charCodeAt(D),H=U===null?D:U[D]??x;if(K<128){F=a(I[K]??A,H,F);continue}const z=String.fromCodePoint(B.codePointAt(D)??0),Y=_(z);M(F+Y.length+B.length-
D);for(let X=0;X<Y.length;X+=1)F=a(Y.charCodeAt(X),H,F);D+=z.length-1}return E[F]=x,{codes:h.subarray(0,F),starts:E.subarray(0,F+1)}}function a(B,U,x){return B===
A&&x>0&&h[x-1]===A?x:(h[x]=B,E[x]=U,x+1)}const r={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},i=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
d=/[%\\&]|xn--/i;function w({text:B,starts:U},x){if(!d.test(B))return null;let F="";const D=[];let K=0;const H=Y=>U===null?Y:U[Y]??x,z=Y=>{for(let X=K;X<Y;X+=1)
D.push(H(X));F+=B.slice(K,Y)};for(const Y of B.matchAll(i)){z(Y.index),K=Y.index+Y[0].length;for(const{written:X,at:q}of P(Y)){F+=X;for(let re=0;re<X.length;re+=
1)D.push(H(Y.index+q))}}return K===0?null:(z(B.length),{text:F,starts:D})}function P(B){const[U,x,F,D,K,H,z,Y,X,q]=B;if(x!==void 0)return e(x);if(q!==void 0)return[
{written:(0,T.mI)(q.toLowerCase()),at:0}];const re=F??D??Y;return L(re!==void 0?o(Number.parseInt(re,16)):z!==void 0?o(Number(z)):X!==void 0?r[X]??U:K??(H===void 0?
"":" "))}const L=B=>[{written:B,at:0}],o=B=>B<=1114111?String.fromCodePoint(B):"\uFFFD",c=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function e(B){const U=B.startsWith("%")?3:4,x=B.replace(/(?:%|\\x)(..)/g,(F,D)=>String.fromCharCode(Number.parseInt(D,16)));return Array.from(x.matchAll(c),({0:[
F="",...D],index:K})=>{const H=F.charCodeAt(0),z=D.reduce((Y,X)=>Y<<6|X.charCodeAt(0)&63,D.length===0?H:H&63>>D.length);return{written:o(z),at:U*K}})}const s="*\
**",t=12,n=4,m=200;function N(B){const U=W(B);return U===null?null:(x,F)=>{const D=[];return y(x,K=>v(K,x,U,D)),D.length===0?x:R(x,D,F)}}function W(B){const U=[];
for(const z of(0,b.x)(B))y(z,({codes:Y})=>{Y.length>=l.Il&&U.push(Y.slice())});if(U.length===0)return null;const x=new Uint16Array(U.reduce((z,{length:Y})=>z+Y,
0)),F=Array.from({length:t+1},()=>[]),D=Array.from({length:t},()=>[]);let K=0;for(const z of U){const{length:Y}=z;x.set(z,K);for(let q=0;q+t<Y;q+=n)F[t]?.push(K+
q);const X=Math.min(Y,t);F[X]?.push(K+Y-X);for(let q=l.Il;q<X;q+=1)D[q]?.push(K);K+=Y}const H=(z,Y)=>z.length===0?[]:[new ie(Y,x,z)];return{pieces:F.flatMap(H),
heads:D.flatMap(H).reverse()}}function v({codes:B,starts:U},x,{pieces:F,heads:D},K){const H=(X,q)=>{const re=B[X]===A?X+1:X;let ae=B[q-1]===A?q-1:q;for(;ae<B.length&&
U[ae]===U[ae-1];)ae+=1;const ue=U[re]??0,_e=U[ae]??x.length,fe=K.at(-1);fe===void 0||ue<fe.from||ue>fe.to?K.push({from:ue,to:_e}):K[K.length-1]={from:fe.from,to:Math.
max(fe.to,_e)}};for(const X of F)X.search(B,X.length===t?n-1:0,H);const z=X=>{const q=D.find(re=>re.hasAt(B,X-re.length));q!==void 0&&H(X-q.length,X)},Y=g.charCodeAt(
0);for(let X=B.indexOf(Y);X>=0;X=B.indexOf(Y,X+1))z(X);x.length>=m&&z(B.length)}function R(B,U,x){let F="",D=0;for(const K of U.toSorted((H,z)=>H.from-z.from))K.
to<=D||x.size>0&&ee(B,K,x)||((K.from>D||D===0)&&(F+=B.slice(D,K.from)+s),D=K.to);return F+B.slice(D)}const C=B=>B<"\x80"?/[a-z\d.:-]/i.test(B):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(B),G=260;function ee(B,{from:U,to:x},F){const D=z=>Math.max(U-z,z-x)<G&&C(B[z]??"");let K=U;for(;D(K-1);)K-=1;let H=x;for(;D(H);)H+=1;for(;H>x&&/[.:]/.test(
B[H-1]??"");)H-=1;return F.has(B.slice(K,H))}const ne=16777619,oe=2654435761;class ie{length;#e;#n;#s;#t;constructor(U,x,F){this.length=U,this.#e=x;const D=Math.
max(4,Math.ceil(Math.log2(2*F.length+1)));this.#n=new Int32Array(2**D).fill(-1),this.#s=32-D;let K=1;for(let H=1;H<U;H+=1)K=Math.imul(K,ne);this.#t=K;for(const H of F)
this.#n[this.#c(x,H,this.#i(x,H))]=H}hasAt(U,x){return x<0||x+this.length>U.length?!1:this.#o(U,x,this.#i(U,x))>=0}search(U,x,F){const D=this.length;if(U.length<
D)return;let K=this.#i(U,0);for(let H=0;;H+=1){const z=this.#o(U,H,K);if(z>=0){let[X,q]=[0,D];for(;X<x&&this.#r(U,H,z,-1-X);)X+=1;for(;q<D+x&&this.#r(U,H,z,q);)
q+=1;F(H-X,H+q)}if(H+D>=U.length)return;const Y=K-Math.imul(U[H]??0,this.#t);K=Math.imul(Y,ne)+(U[H+D]??0)|0}}#o(U,x,F){return this.#n[this.#c(U,x,F)]??-1}#r(U,x,F,D){
const K=U[x+D];return K!==void 0&&K===this.#e[F+D]}#c(U,x,F){let D=Math.imul(F^F>>>15,oe)>>>this.#s;for(;;){const K=this.#n[D]??-1;if(K<0||this.#a(K,U,x))return D;
D=D+1===this.#n.length?0:D+1}}#a(U,x,F){for(let D=0;D<this.length;D+=1)if(!this.#r(x,F,U,D))return!1;return!0}#i(U,x){let F=0;for(let D=x;D<x+this.length;D+=1)F=
Math.imul(F,ne)+(U[D]??0)|0;return F}}const V=64,J=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","serv\
icesFrom","requirements"]),Q=new Set(["value","login"]),se=(B,U)=>J.has(B)||B==="client"&&S.Du.some(x=>x===U),te=new Set;function ce(B){return le(()=>{const U=N(
B);return U===null?x=>x:(x,F=te)=>le(()=>$e(Oe(D=>U(D,F)))(x))})}function le(B){try{return B()}catch{throw new Error("tokens could not be hidden")}}const de=1e4,
Ee=200,ve=100;function Oe(B){const U=new Map;return x=>{const F=U.get(x);if(F!==void 0)return F;const D=B(x);return x.length<=Ee&&U.size<de&&U.set(x,D),D}}function $e(B){
const U={ours:new Map,theirs:new Map},x=(D,K,H)=>{if(Array.isArray(D)){const q=D.map(re=>F(re,K+1,H));return q.every((re,ae)=>re===D[ae])?D:q}let z=!0;const Y=Object.
entries(D).map(([q,re])=>{if(H==="ours"&&se(q,re))return[q,re];const ae=F(re,K+1,Q.has(q)?"theirs":H),ue=B(q);return z&&=ue===q&&ae===re,[ue,ae]}),X=Object.getPrototypeOf(
D)===Object.prototype;return z&&X?D:Object.fromEntries(Y)},F=(D,K,H)=>{if(typeof D=="string")return B(D);if(K>V)return null;if(typeof D!="object"||D===null)return D;
const z=U[H].get(D)??x(D,K,H),Y=Array.isArray(D)&&D.length>ve;return(z!==D||Y)&&U[H].set(D,z),z};return D=>F(D,0,"ours")}function Ae(B,U,x=()=>{}){const F=new Map;
let D=null;const K=H=>{const z=H.filter(Y=>!F.has(Y.reveal()));if(z.length!==0){for(const Y of z)F.set(Y.reveal(),Y);D=null,x(z)}};return le(()=>K(Te(B,U))),{learn:H=>le(
()=>K([H])),redact:(H,z)=>(D??=ce([...F.values()]),D(H,z))}}const ye="tf-disco crashed, and the description of the crash could not be cleared of tokens";function we(B,{
redact:U}){try{return B(U)}catch{return ye}}const me=B=>(0,f.Pv)(B).ok,Me=B=>B.includes(".")&&me(B);function Te(B,U){const x=(0,$.vk)(B.tokens??"").flatMap(D=>{
const K=D.indexOf("="),H=D.slice(K+1).trim(),z=K<0?"":D.slice(0,K).trim();return z!==""&&(!me(z)||!z.includes(".")&&Me(H))?[H,z,D]:[H]}),F=Object.entries(U).flatMap(
([D,K])=>D.startsWith(f.xV)&&K!==void 0?[K]:[]);return[...x,...F,B["github-token"]?.trim()??""].filter(D=>D!=="").map(D=>new l.ou(D))}}),7251:((O,j,u)=>{u.d(j,{
K:()=>A,x:()=>k});var f=u(4091),l=u(6979),$=u(2713);function S(_){const h=_.reveal(),E=/[\r\n]/.test(h)?h.split(/[\r\n]+/):[];return[h,...E].filter(M=>M.trim().
length>=$.Il)}const b=_=>[...new Set([_,Buffer.from(_).toString("latin1")])],T=_=>["","x","xx"].flatMap(h=>{const E=Buffer.from(h+_).toString("base64"),M=E.slice(
Math.ceil(h.length*4/3)).replace(/=+$/,"");return E.endsWith("=")?[M.slice(0,-1),M]:[M]});function*k(_){const h=_.flatMap(S).map(E=>E.trim());for(const E of new Set(
h.flatMap(b)))yield E,E.includes(" ")&&(yield E.replaceAll(" ","+")),yield*T(E),yield Buffer.from(E).toString("hex")}const y=16*1024,g=1024*1024;function A(_){let h=g;
return E=>{const M=E.flatMap(S).flatMap(a=>[a,a.trim()]),p=[];for(const a of new Set(M.flatMap(b))){if(a.length>y||h<0)continue;const r=I(a).filter(i=>i.trim().
length>=$.Il);p.push(...r),h-=r.join("").length}_([...new Set([...M,...p])])}}function I(_){const h=(0,l.ft)(_),E=(0,f.ol)(_).slice(1,-1),M=[encodeURIComponent(
_.toWellFormed()),...h.ok?[h.value]:[]],p=T(_),a=Buffer.from(_).toString("hex");return[_,_.toLowerCase(),E,JSON.stringify(_).slice(1,-1),...M,...M.map(r=>r.replace(
/%[0-9A-F]{2}/g,i=>i.toLowerCase())),...p,...p.map(r=>r.replaceAll("+","-").replaceAll("/","_")),a,a.toUpperCase()]}}),5747:((O,j,u)=>{u.d(j,{$r:()=>p,Mc:()=>h,
N0:()=>_,Oj:()=>I,io:()=>y,v2:()=>M,wX:()=>E,yR:()=>k});var f=u(4573),l=u(3024);const $=16*1024*1024,S=l.constants.O_RDONLY|(l.constants.O_NONBLOCK??0)|(l.constants.
O_NOCTTY??0),b=Buffer.allocUnsafeSlow(256*1024);let T=b;function k(a,r=$){const i=g(a,r);if(!Buffer.isBuffer(i))return i;const d=i.toString("utf8");return{ok:!0,
text:d,isUtf8:!d.includes("\uFFFD")||(0,f.isUtf8)(i),bytes:i.length}}function y(a,r){const i=g(a,r);return Buffer.isBuffer(i)?Buffer.from(i):null}function g(a,r){
let i;try{i=(0,l.openSync)(a,S);const d=(0,l.readSync)(i,b,0,b.length,null);return d<b.length?b.subarray(0,d):A(i,r)}catch(d){return{ok:!1,failure:{kind:"error",
code:I(d)}}}finally{i!==void 0&&(0,l.closeSync)(i)}}function A(a,r){const{size:i}=(0,l.fstatSync)(a);if(i>r||i<b.length)return{ok:!1,failure:{kind:"size",bytes:i,
maxBytes:r}};T.length<i&&(T=Buffer.allocUnsafeSlow(Math.min(2*i,r)));let d=0;for(;d<i;){const w=(0,l.readSync)(a,T,d,i-d,d);if(w===0)break;d+=w}return T.subarray(
0,d)}function I(a){if(!(typeof a=="object"&&a!==null&&"code"in a)||typeof a.code!="string")throw a;return a.code}function _(a,r){try{return a()}catch(i){return I(
i),r}}const h=a=>_(()=>(0,l.readdirSync)(a,{withFileTypes:!0}),[]),E=a=>h(a).map(({name:r})=>r).sort(),M=a=>h(a).flatMap(r=>r.isDirectory()?r.name:[]);function p(a){
try{const r=(0,l.realpathSync)(a),i=(0,l.statSync)(r);return i.isFile()?{kind:"file",path:r}:{kind:i.isDirectory()?"directory":"special",path:r}}catch(r){return{
kind:"error",code:I(r)}}}}),566:((O,j,u)=>{u.d(j,{A3:()=>M,f8:()=>b,hM:()=>E,qW:()=>y});var f=u(3024),l=u(6760),$=u(3592),S=u(5747);function b(a,r,i){const d=k(
(0,f.realpathSync)(a),r),w=(0,l.basename)(r);T((0,l.join)(d,w));const P=(0,l.join)(d,`.${w.slice(0,60)}.${Math.random().toString(36).slice(2)}`),L=(0,f.openSync)(
P,"wx");try{try{for(const o of i)(0,f.writeFileSync)(L,o)}finally{(0,f.closeSync)(L)}(0,f.renameSync)(P,(0,l.join)(d,w))}catch(o){throw(0,f.rmSync)(P,{force:!0}),
o}}function T(a){const r=(0,f.lstatSync)(a,{throwIfNoEntry:!1});if(r===void 0||r.isFile()||r.isSymbolicLink())return;const i=r.isDirectory()?"is a directory":"i\
s not a regular file";throw new E(`it ${i}; choose another path`)}function k(a,r){const i=(0,l.resolve)(a,r),d=_(a,i);if(!d&&!(0,l.isAbsolute)(r))throw new E(`i\
t is outside ${a}; use an absolute path if that is intended`);const w=d?a:(0,l.parse)(i).root;return(0,l.relative)(w,(0,l.dirname)(i)).split(l.sep).filter(Boolean).
reduce((L,o)=>g(L,o,a),w)}function y(a,r){const i=(0,f.realpathSync)(a);return A(k(i,r),(0,l.basename)(r),i)}function g(a,r,i){const d=(0,l.join)(a,r);return(0,f.
lstatSync)(d,{throwIfNoEntry:!1})===void 0&&I(d),A(a,r,i)}function A(a,r,i){const d=(0,l.join)(a,r);if(!(0,f.lstatSync)(d,{throwIfNoEntry:!1})?.isSymbolicLink())
return d;const w=(0,f.realpathSync)(d);if(!_(i,a)||_(i,w))return w;throw new E(`the link ${(0,l.relative)(i,d)} leads outside ${i}; remove it or choose another \
path`)}function I(a){try{(0,f.mkdirSync)(a)}catch(r){if((0,S.Oj)(r)!=="EEXIST")throw r}}function _(a,r){const i=(0,l.relative)(a,r);return i!==".."&&!i.startsWith(
`..${l.sep}`)&&!(0,l.isAbsolute)(i)}const h={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory o\
f that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give th\
is user permission to write there",EROFS:"choose a path on a file system that can be written to"};class E extends Error{name="ExplainedError"}function M(a){if(a instanceof
E)return a.message;if(!p(a))return`${String(a)}; this is a bug of tf-disco, please report it at ${$.xV}`;const r=h[a.code];return`${a.message.split(", ")[0]}${r===
void 0?"":`; ${r}`}`}const p=a=>typeof a=="object"&&a!==null&&"syscall"in a&&"code"in a}),6181:((O,j,u)=>{u.d(j,{RY:()=>$,n7:()=>y,r5:()=>f});function f(g){if(!g.
includes(":"))return l(g);const A=g.indexOf("%");return A===g.length-1?null:b(A<0?g:g.slice(0,A))}function l(g){const A=g.split("."),I=A.length===4&&A.every(h=>/^(0|[1-9]\d{0,2})$/.
test(h)),_=A.map(Number);return I&&_.every(h=>h<=255)?_:null}function $(g){const A=g.split(".").map(S),I=A.pop()??Number.NaN,_=4-A.length;if(!(_>0&&A.every(M=>M<=
255)&&I<256**_))return null;const E=Array.from({length:_},(M,p)=>Math.floor(I/256**(_-1-p))%256);return[...A,...E]}function S(g){return/^0x[\da-f]*$/i.test(g)?Number.
parseInt(`0${g.slice(2)}`,16):/^0[0-7]*$/.test(g)?Number.parseInt(g,8):/^[1-9]\d*$/.test(g)?Number(g):Number.NaN}function b(g){const[A="",I,..._]=g.split("::");
if(I===void 0){const p=T(A,!0);return p?.length===16?p:null}const[h,E]=[T(A,!1),T(I,!0)];if(h===null||E===null||_.length>0)return null;const M=16-h.length-E.length;
return M<2?null:[...h,...Array(M).fill(0),...E]}function T(g,A){if(g==="")return[];const I=g.split(":"),_=I.map((h,E)=>{if(/^[0-9a-f]{1,4}$/i.test(h)){const M=Number.
parseInt(h,16);return[M>>8,M&255]}return A&&E===I.length-1?l(h):null});return _.every(h=>h!==null)?_.flat():null}const k=[0,0,0,0,0,0,0,0,0,0,255,255].join();function y(g){
const A=f(g)??[];return A.slice(0,12).join()===k?A.slice(12).join("."):g}}),3307:((O,j,u)=>{u.d(j,{f:()=>m,ap:()=>n,Gv:()=>A,HT:()=>i,I:()=>o,IL:()=>L,Ey:()=>r,
AN:()=>t});const f=10,l=["more than 10000 levels of nesting","nest brackets less deeply"],$=["number too large for a 64-bit float","use a smaller number"],S=["t\
he text ends before the JSON value is complete","check that the file was not truncated"],b=["trailing comma","remove the comma"];function T(v,R){return R===v.length?
S:v[R]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const k=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function y(v,R,C){for(const[G,...ee]of k)if(G.test(
v))return ee;switch(R){case"value":return/^[}\]:]/.test(v)?["missing value","add the value"]:/^[-+.\d]/.test(v)?["invalid number","write a decimal number withou\
t leading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put \
the key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return C===void 0?["text after the end of the JSO\
N value","remove it"]:/^[}\]]/.test(v)?["wrong closing bracket",`write ${C}`]:["missing comma","add the comma"]}}function g(v,R,[C,G]){let[ee,ne]=[1,1];for(let oe=0;oe<
R;oe+=1){const ie=v.charCodeAt(oe);ie===f?(ee+=1,ne=1):(ie<56320||ie>57343)&&(ne+=1)}return{why:`line ${ee}, column ${ne}: ${C}`,advice:G}}const A=v=>typeof v==
"object"&&v!==null&&!Array.isArray(v),I=1e4,_=34,h=44,E=58,M=91,p=123,a=125,r=(v,R)=>new d(v,R).run(),i=(v,R)=>new d(v,null).run(R);class d{#e;#n;#s=[];#t="valu\
e";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(R,C){this.#e=R,this.#n=C}run(R="whole"){const C=this.#e,G=this.#s,ee=t(C,0);for(let oe=ee,ie=0;oe<C.length;oe=t(C,
ie)){const V=C.charCodeAt(oe);if(ie=this.#u(oe,V),ie<0)return this.#h(oe,~ie);if(this.#t==="next"&&G.length===1&&this.#n?.(this.#c,ie,this.#a,this.#i),R==="firs\
t"&&this.#t==="next"&&G.length===0)return null;this.#o=V,this.#r=oe}return this.#t!=="next"||G.length>0?g(C,C.length,S):this.#n!==null&&this.#l>=0&&C.charCodeAt(
ee)===p?g(C,this.#l,$):null}#u(R,C){const G=this.#s[this.#s.length-1];if(C===G&&(this.#t==="next"||w(this.#o)))return this.#s.pop(),this.#t="next",R+1;switch(this.#t){case"\
value":return this.#f(R,C);case"key":return C===_?this.#d(R):~R;case"colon":return C!==E?~R:(this.#t="value",R+1);case"next":return C!==h||G===void 0?~R:(this.#t=
G===a?"key":"value",R+1)}}#f(R,C){const G=this.#s.length;if(G===1&&(this.#c=R),w(C))return G===I?~R:(this.#s.push(C+2),this.#t=C===p?"key":"value",R+1);const ee=C===
_,ne=ee?n(this.#e,R):m(this.#e,R);return ne<0||(!ee&&this.#l<0&&W(this.#e,R,ne)&&(this.#l=R),this.#t="next"),ne}#d(R){const C=n(this.#e,R);return this.#s.length===
1&&(this.#a=R,this.#i=C),this.#t="colon",C}#h(R,C){const G=this.#e,ee=G.charCodeAt(R),ne=this.#s.at(-1);if(C>R)return g(G,C,T(G,C));if(this.#t==="value"&&w(ee))
return g(G,R,l);if(ee===ne&&this.#o===h)return g(G,this.#r,b);const oe=ne===void 0?void 0:String.fromCharCode(ne);return g(G,R,y(G.slice(R,R+2),this.#t,oe))}}const w=v=>v===
p||v===M,P=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;function L(v){return v.startsWith('"')?o(v):v.includes(
"\\u")?JSON.parse(v.replace(P,(R,C)=>C===void 0?R:"\\ufffd")):JSON.parse(v)}function o(v){return JSON.parse(v).toWellFormed()}const c=32,e=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,
s=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;function t(v,R){let C=R;for(;C<v.length&&!(v.charCodeAt(C)>c||!` 	
\r`.includes(v.charAt(C)));C+=1);return C}function n(v,R){let C=R+1;for(e.lastIndex=C;e.test(v);)C=e.lastIndex;return v.charCodeAt(C)===_?C+1:~C}function m(v,R){
return s.lastIndex=R,s.test(v)?s.lastIndex:~R}const N=5,W=(v,R,C)=>C-R>=N&&Math.abs(Number(v.slice(R,C)))===1/0}),4091:((O,j,u)=>{u.d(j,{D3:()=>$,Ju:()=>E,TR:()=>M,
_6:()=>y,iP:()=>h,ol:()=>l});const f={'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},l=p=>`"${S(p.toWellFormed())}\
"`;function $(p,a){const r=new TextEncoder,{read:i,written:d}=r.encodeInto(p,new Uint8Array(a)),w=r.encode(p.slice(i,i+2)).subarray(0,a-d),P=Array.from(w,L=>`\\x${T(
L,2)}`).join("");return`"${S(p.slice(0,i).toWellFormed())}${P}"`}function S(p){return/^[ !#-[\]-~]*$/.test(p)?p:p.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),
a=>f[a]??b(a))}function b(p){const a=p.codePointAt(0)??0;return a<128?`\\x${T(a,2)}`:a<65536?`\\u${T(a,4)}`:`\\U${T(a,8)}`}const T=(p,a)=>p.toString(16).padStart(
a,"0"),k=new TextDecoder("utf-8",{ignoreBOM:!0});function y(p){const a=k.decode(p);return a.includes("\uFFFD")?k.decode(A(p)):a}const g=255;function A(p){const a=new Uint8Array(
p),r=i=>((p[i]??0)&192)===128;for(const[i,d]of p.entries()){if(d<224)continue;r(i+1)&&r(i+2)&&(d<240||r(i+3))||(a[i]=g)}return a}const I=p=>h(new TextEncoder().
encode(p));function _(p){const a=new Uint8Array(p.length);for(let r=0;r<p.length;r+=1)a[r]=p.charCodeAt(r);return k.decode(a)}function h(p){let a="";for(const r of p)
a+=String.fromCharCode(r);return a}const E=p=>({ok:!0,value:p}),M=p=>({ok:!1,why:p})}),6979:((O,j,u)=>{u.d(j,{Ge:()=>i,V$:()=>g,ft:()=>A,h0:()=>p,xB:()=>a,y3:()=>I});
var f=u(4091);const l=`!$&'()*+,;=:[]<>"`,$={path:"$&+,/:;=@",host:l,zone:l,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
b=/^[A-Za-z0-9._~-]/,T=/%(?![0-9A-Fa-f]{2})/,k=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,y=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function g(d,w){let P="";for(const{
0:L,index:o}of d.matchAll(S))if(b.test(L)||$[w].includes(L))P+=L;else{if(L==="%")return(0,f.TR)(M(d,o));if(L.startsWith("%")){const c=Number.parseInt(L.slice(1),
16);if(h(c,w))return(0,f.TR)(`invalid URL escape "${L}"`);P+=E(c,w)}else if(L>"\x7F")P+=encodeURIComponent(L.toWellFormed());else{if(w==="host"||w==="zone")return(0,f.
TR)(`invalid character ${(0,f.ol)(L)} in host name`);P+=E(L.charCodeAt(0),w)}}return(0,f.Ju)(P)}function A(d){return d==="%2A"?(0,f.Ju)("*"):_(d,k)?(0,f.Ju)(d):
g(d,"path")}const I=d=>_(d,y)?(0,f.Ju)(d):g(d,"fragment"),_=(d,w)=>w.test(d)&&!T.test(d);function h(d,w){return w==="host"?d<128&&d!==37:w!=="zone"||d===37||d===
32?!1:E(d,"zone").startsWith("%")}function E(d,w){const P=String.fromCharCode(d);return b.test(P)||$[w].includes(P)?P:`%${d.toString(16).toUpperCase().padStart(
2,"0")}`}const M=(d,w)=>`invalid URL escape ${(0,f.D3)(d.slice(w,w+4),3)}`;function p(d){for(const w of d.split("&")){if(w.includes(";"))return"invalid semicolo\
n separator in query";const[,...P]=/^([^=]*)=?(.*)$/s.exec(w)??[];for(const L of P){const o=L.search(T);if(o>=0)return M(L,o)}}return null}function a(d){return d.
split("&").flatMap(w=>{if(w===""||w.includes(";"))return[];const[,...P]=/^([^=]*)=?(.*)$/s.exec(w)??[],[L,o]=P.map(c=>g(c.replaceAll("+","%20"),"query"));return L?.
ok&&o?.ok?[[r(L.value),r(o.value)]]:[]})}const r=d=>d.replaceAll("%20","+"),i=d=>d.toSorted(([w],[P])=>w<P?-1:w>P?1:0).map(([w,P])=>`${w}=${P}`).join("&")}),630:((O,j,u)=>{
u.d(j,{O:()=>S,s:()=>b});var f=u(4091),l=u(4283),$=u(6979);function S(y,g){const A=(0,l.Dl)(g);return A.ok?(0,f.Ju)(b(y,A.value)):A}function b(y,g){if(g.scheme!==
""||g.host!==""||g.user!==null){const M=g.scheme===""?y.scheme:g.scheme;return{...g,scheme:M,path:k(g.path)}}const{scheme:A}=y,I=g.path===""&&!g.forceQuery&&g.query===
"",_=I?y.query:g.query,h=I&&g.fragment===""?y.fragment:g.fragment;if(g.path===""&&y.opaque!=="")return{...g,scheme:A,query:_,fragment:h,opaque:y.opaque};const E=k(
T(y.path,g.path));return{...g,scheme:A,query:_,fragment:h,user:y.user,host:y.host,path:E}}function T(y,g){return g===""?y:g.startsWith("/")?g:y.slice(0,y.lastIndexOf(
"/")+1)+g}function k(y){if(y==="")return"";const g=y.split("/"),A=[];for(const E of g)E===".."?(A.pop(),A.length===1&&A[0]===""&&A.pop()):E!=="."?A.push(E):A.length===
0&&A.push("");const I=g.at(-1),_=`/${A.join("/")}${I==="."||I===".."?"/":""}`,h=(0,$.ft)(_.startsWith("//")?_.slice(1):_);return h.ok?h.value:_}}),4283:((O,j,u)=>{
u.d(j,{Dl:()=>y,EN:()=>h,L5:()=>_,Pl:()=>A,aR:()=>M,cz:()=>I,jr:()=>g,t5:()=>E});var f=u(6181),l=u(4091),$=u(6979);const S=/[^ -~\u0080-\u{10ffff}]/u,b=/^([A-Za-z][A-Za-z0-9+.-]*):/,
T=/^(?::[0-9]*)?$/,k=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function y(e){const[s,t]=c(e,"#"),n=p(s);if(!n.ok)return(0,l.TR)(`parse ${(0,l.ol)(s)}: ${n.why}`);const m=(0,$.
y3)(t);return m.ok?(0,l.Ju)({...n.value,fragment:m.value}):(0,l.TR)(`parse ${(0,l.ol)(e)}: ${m.why}`)}function g(e){const s=e.scheme===""?"":`${e.scheme}:`,t=e.
forceQuery||e.query!==""?`?${e.query}`:"",n=e.fragment===""?"":`#${e.fragment}`,m=e.opaque===""?P(e)+L(e):e.opaque;return[s,m,t,n].join("")}function A(e){const s=e.
opaque.replace(/^[^/]*@/,"");return g({...e,opaque:s,user:null,query:"",forceQuery:!1,fragment:""})}function I(e){const s=e.host.lastIndexOf(":"),t=s>=0&&T.test(
e.host.slice(s)),n=t?e.host.slice(0,s):e.host,m=n.startsWith("[")&&n.endsWith("]");return{name:o(m?n.slice(1,-1):n),port:t?e.host.slice(s+1):""}}const _=e=>e===
"https"?443:80,h=e=>e.includes(":")?`[${e}]`:e;function E(e){const s=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+s}function M(e){if(e.
user===null)return null;const s=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`B\
asic ${btoa(s)}`}function p(e){if(S.test(e))return(0,l.TR)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,l.TR)("missing protocol sc\
heme");const s=b.exec(e)?.[1]??"",t=s.toLowerCase(),[n,m]=c(s===""?e:e.slice(s.length+1),"?"),N=m===""&&e.endsWith("?"),v={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:t,query:m,forceQuery:N};return n.startsWith("/")?a(v,n):t!==""?(0,l.Ju)({...v,opaque:n}):c(n,"/")[0].includes(":")?(0,l.TR)("first p\
ath segment in URL cannot contain colon"):r(v,n)}function a(e,s){if(!(s.startsWith("//")&&(e.scheme!==""||!s.startsWith("///"))))return r({...e,omitHost:e.scheme!==
""},s);const[n]=c(s.slice(2),"/"),m=n.lastIndexOf("@"),N=d(n.slice(m+1),e.scheme);if(!N.ok)return N;const W=m<0?(0,l.Ju)(null):i(n.slice(0,m));return W.ok?r({...e,
user:W.value,host:N.value},s.slice(2+n.length)):W}function r(e,s){const t=(0,$.ft)(s);return t.ok?(0,l.Ju)({...e,path:t.value}):t}function i(e){if(!k.test(e))return(0,l.
TR)("net/url: invalid userinfo");const[s,t]=c(e,":"),n=(0,$.V$)(s,"user");if(!n.ok)return n;if(!e.includes(":"))return(0,l.Ju)({name:n.value,password:null});const m=(0,$.
V$)(t,"user");return m.ok?(0,l.Ju)({name:n.value,password:m.value}):m}function d(e,s){const t=e.lastIndexOf("[");if(t>0)return(0,l.TR)("invalid IP-literal");if(t===
0)return w(e);const n=e.indexOf(":"),m=/^https?$/.test(s)?n:e.lastIndexOf(":"),N=m<0?"":e.slice(m);return T.test(N)?(0,$.V$)(e,"host"):(0,l.TR)(`invalid port ${(0,l.
ol)(N)} after host`)}function w(e){const s=e.lastIndexOf("]");if(s<0)return(0,l.TR)("missing ']' in host");const t=e.slice(s+1);if(!T.test(t))return(0,l.TR)(`in\
valid port ${(0,l.ol)(t)} after host`);const n=e.slice(0,s).indexOf("%25"),m=n<0?s:n,N=(0,$.V$)(e.slice(1,m),"host");if(!N.ok)return N;const W=(0,$.V$)(e.slice(
m,s),"zone");if(!W.ok)return W;const v=o(N.value+W.value),R=(0,f.r5)(v);return R===null?(0,l.TR)(`invalid host: ParseAddr(${(0,l.ol)(v)}): unable to parse IP`):
R.length===4?(0,l.TR)("invalid IP-literal"):(0,l.Ju)(`[${N.value}${W.value}]${t}`)}function P(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||e.path===
""))return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.host}`}function L(e){return e.host!==
""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&P(e)===""&&c(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}function o(e){return e.replace(
/(?:%[0-9A-F]{2})+/g,s=>{const t=s.slice(1).split("%");return(0,l._6)(Uint8Array.from(t,n=>Number.parseInt(n,16)))})}function c(e,s){const t=e.indexOf(s);return t<
0?[e,""]:[e.slice(0,t),e.slice(t+s.length)]}}),4e3:((O,j,u)=>{u.d(j,{Af:()=>P,B9:()=>a,Cw:()=>c,K4:()=>g,NM:()=>i,VW:()=>p,Wt:()=>E,YA:()=>w,_r:()=>d,dh:()=>S,eZ:()=>L,
go:()=>I,mP:()=>_,oZ:()=>t,px:()=>T,qZ:()=>r,zM:()=>o,zN:()=>y,zd:()=>A});var f=u(6174),l=u(9562);const $=300;function S(n,m=$){if(n.length<=m)return n;const N=(0,f.
_)(n);return N.length<=m?N:`${b(N,m)}\u2026`}const b=(n,m)=>structuredClone(n.slice(0,m).toWellFormed()),T=(n,m)=>`${n} ${n===1?m:k(m)}`,k=n=>`${n.replace(/(?<=[^aeiou])y$/,
"ie")}s`,y=(n,m)=>({shown:n.slice(0,m),more:Math.max(0,n.length-m)});function g(n,m,N=String){const{shown:W,more:v}=y(n,m),R=W.map(C=>N(C)).join(", ");return v>
0?`${R} and ${v} more`:R}const A=n=>`the clients print "${n}"`;function I(n){return n===null?"null":Array.isArray(n)?"an array":typeof n=="object"?"an object":`\
a ${typeof n}`}function _(n){if(n.kind==="error")return`cannot be read: ${n.code}`;const{bytes:m,maxBytes:N}=n;return`has ${m} bytes and is not read; the limit \
is ${N/1024/1024} MiB`}const h={[l.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[l.xq]:"\
correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is ins\
talled by hand needs a filesystem mirror"};function E(n){return n.flatMap(N=>h[N]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that\
 a child module lacks"}const M=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.te\
rraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),p=n=>M.get(n)??
null,a=n=>`wait and run the check again; see ${p(n)??"its status page"}, and consider a network mirror for providers`,r=n=>`use another network, a proxy (HTTPS_\
PROXY) or a network mirror: ${n} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;
function i({page:n,asked:m},N){if(n===null)return N;const W=n.title===""?"":` ("${n.title}")`,v=N.guest??r(m);switch(n.kind){case"sign-in":return{operator:"allo\
w unauthenticated requests to /.well-known/terraform.json",guest:v,because:`the host returned a sign-in page${W}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${W}: allow this machine to reach the host`;case"other":{const R=N.user??`check that ${m} is a registry, and ${E([])}`;return{...N,
user:R,guest:v,because:`the host returned an HTML page${W}`}}}}const d=({url:n,status:m,reason:N})=>`${n} returned ${`${m} ${S(N)}`.trim()}`,w=n=>`${Math.round(
n/100)/10} s`,P=n=>n.map(({name:m,attemptMs:N,retries:W})=>{const v=Number.isFinite(N)?w(N):"without a limit",R=W===0?"":` in each of ${W+1} attempts`,C=m.includes(
" and ")?"wait":"waits";return`${m} ${C} ${v}${R}`}).join(", "),L=n=>n.map(({name:m})=>m).join(" and "),o=n=>n.kind==="several"?n.reasons:[n];function c(n){switch(n.
kind){case"deadline":return`the check reached its deadline of ${w(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return s(n);case"several":return n.reasons.map(c).join("; ")}}const e=10;function s({repositories:n,total:m}){const N=m===1?"reposito\
ry":"repositories",W=n.length===1?"is":"are",v=g(n,e,S);return`${n.length} of ${m} ${N} ${W} missing: ${v}`}const t=({kind:n,address:m,version:N})=>`${n} ${m} ${S(
N,40)}`}),5143:((O,j,u)=>{u.d(j,{As:()=>I,WD:()=>A,Zl:()=>p,_M:()=>g,bH:()=>y,df:()=>f,en:()=>T,jH:()=>l,n7:()=>a,yJ:()=>k});const f=r=>typeof r=="string"?r:`${r.
line}:${r.column} ${r.file}`,l=r=>[...Map.groupBy(r,f).values()].flatMap(i=>i.slice(0,1)),$="//",S=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,b=1e3,T=r=>r.
length<=b&&S.test(r),k=(r,i)=>`${r}${$}${i}`;function y(r){const i=g(r);return i===null?{repository:i,path:r}:{repository:i,path:r.slice(i.length+$.length)}}function g(r){
const i=r.indexOf($);return i>0&&T(r.slice(0,i))?r.slice(0,i):null}const A=1e4;function I(r){if(r.length<=A)return r;const i=new Set,{first:d=[],other:w=[]}=Object.
groupBy(r,P=>{if(typeof P=="string")return"first";const L=g(P.file);return L===null||i.has(L)?"other":(i.add(L),"first")});return[...d,...w].slice(0,A)}const _=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
h=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,E=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function M(r){const{path:i}=y(
r),d=i.split("/").slice(0,E.test(i)?-2:-1);return d.find((w,P)=>_.test(w)&&!(w==="test"&&d.slice(0,P).some(L=>h.test(L))))}const p=r=>M(r)!==void 0;function a(r){
const i=M(r);return(i===void 0?y(r).path:`**/${i}`).replace(/[\\{}[\]?!()]/g,"?")}}),5799:((O,j,u)=>{u.d(j,{$e:()=>w,C:()=>E,DF:()=>_,W7:()=>g,Xd:()=>y,aZ:()=>I,
hD:()=>b,ju:()=>A,lS:()=>L,lm:()=>P,oC:()=>S,pj:()=>a,sb:()=>k,wv:()=>T,z3:()=>d});var f=u(6174),l=u(1064),$=u(5143);const S=["error","warning","notice"];function b(o,{
clients:c=l.zK,...e}={}){return{problem:o,severity:o.severity,affects:o.affects.filter(s=>c.includes(s)),clients:c,host:null,services:[],places:[],needed:!0,isHostNew:!1,
...e}}const T={line:1,column:1,endColumn:1};function k(o,c,e=T){const s={file:o===""?".":o,...e};return b(c,{places:[s],clients:l.Du})}const y=({places:o})=>o.find(
c=>typeof c!="string")??null,g=o=>y(o)?.file??"",A=({services:[o,...c]})=>c.length===0?o??null:null,I=(o,c)=>({...o,affects:o.affects.filter(e=>c.includes(e))}),
_=(o,c)=>[...Map.groupBy(o,e=>JSON.stringify(c(e))).values()].flatMap(e=>{const[s]=e;if(s===void 0||e.length===1)return e;const t=h(e,n=>n.exclude??[]);return{...s,
needed:e.some(({needed:n})=>n),affects:h(e,({affects:n})=>n),clients:h(e,({clients:n})=>n),places:(0,$.As)((0,$.jH)(e.flatMap(({places:n})=>n))),...t.length===0?
{}:{exclude:t}}}),h=(o,c)=>[...new Set(o.flatMap(c))],E=(o,c)=>({operator:o,note:c});function M({operator:o,user:c,guest:e},{role:s,host:t}){const n=`ask the op\
erator of ${t} to ${o}`;switch(s){case"operator":return o;case"user":return c===o?c:c===void 0?n:`${c}; if you run ${t}, ${p(o,c)}`;case"guest":return e??c??n}}
const p=(o,c)=>o.startsWith(`${c}, or `)?o.slice(c.length+5):o;function a(o,c){const{cures:e,...s}=o;return e===void 0?o:{...s,help:r(e,c)}}function r(o,c){const{
because:e,note:s}=o,t=e===void 0?"":`${e}: `,n=s===void 0?"":`; ${s}`;return t+M(o,c)+n}const i=o=>(c,e,s=[])=>({code:c,title:e,severity:o,affects:s}),d=i("erro\
r"),w=i("warning"),P=i("notice");function L(o,c){return Object.assign(s=>{const{help:t,...n}=c(s),m=o.code,N=(0,f._)(n.message),W={...o,code:m,usualSeverity:o.severity,
...n,message:N};return t===void 0?W:typeof t=="string"?{...W,help:(0,f._)(t)}:{...W,help:r(t,{role:"operator",host:""}),cures:t}},o)}}),785:((O,j,u)=>{u.d(j,{L2:()=>p,
ie:()=>y,kL:()=>T,mB:()=>k,nE:()=>r,xu:()=>i});var f=u(3368),l=u(9553),$=u(3152),S=u(2057);const b=function(...d){const{setFlagsFromString:w}=process.getBuiltinModule(
"node:v8");return new.target?new w(...d):w(...d)};function T(d,w){d.env.UV_THREADPOOL_SIZE??="64",M(),(0,S.B_)(d.stdout,w),(0,S.B_)(d.stderr,()=>{})}async function k(d,{
stop:w,secrets:P,isFinal:L,act:o,reportMistakes:c,reportCrash:e}){const s=m=>(e((0,f.rv)(N=>(0,l.p)(m,N),P)),3),t=_(d,w,{isFinal:L,crash:s}),n=await o(t).catch(
m=>m instanceof $.GN?(c(P.redact(m.mistakes)),2):s(m));await h(d,n)}const y=({hrtime:d})=>()=>Number(d.bigint())/1e6,g=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],
A=300,I=5e3;function _(d,w,{isFinal:P,crash:L}){const o=y(d),c=new AbortController;let e=0;const s=()=>P||c.signal.aborted;for(const t of g)d.on(t,()=>{const n=o()-
e;w.end({kind:"signal",signal:t}),s()?(P||n>A)&&(d.removeAllListeners(t),d.kill(d.pid,t)):e=o(),c.abort()});return d.on("uncaughtException",t=>{w.end({kind:"cra\
sh"});const n=L(t);s()&&d.exit(n),c.abort(),setTimeout(()=>d.exit(n),I).unref()}),d.on("exit",()=>w.end({kind:"crash"})),c.signal}async function h(d,w){const{stdout:P,
stderr:L}=d;for(const c of[P,L])await new Promise(e=>c.write("",e));if(d.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&d.platform!=="win32"&&d.execve!==
void 0){const{execPath:c}=d;d.execve(c,[c,"--eval",`require('node:process').exit(${w})`],{})}d.exit(w)}const E=100;function M(){setTimeout(()=>b("--semi-space-g\
rowth-factor=1"),E).unref()}const p=()=>b("--heap-growing-percent=20"),a=100;async function r(d,w,P){let L=performance.now();for(;;){const o=d.next(w.why!==null);
if(o.done)return o.value;performance.now()-L<a||(P(o.value),await i(),L=performance.now())}}const i=()=>new Promise(d=>setImmediate(d))}),2057:((O,j,u)=>{u.d(j,
{B_:()=>k,Dx:()=>T,PL:()=>g,aH:()=>A,yy:()=>S});var f=u(566),l=u(5955),$=u(7146);async function S(_,h){for(const E of(0,l.mk)(h)){if(!_.writable)return;_.write(
E)||await b(_)}}const b=_=>new Promise(h=>{const E=["drain","error","close"],M=()=>{for(const p of E)_.off(p,M);h()};for(const p of E)_.on(p,M)});async function*T(_){
let h="";for await(const E of _.setEncoding("utf8")){const[M="",...p]=String(E).split(`
`),a=[h+M,...p];h=a.pop()??"";for(const r of a)yield r.replace(/\r$/,"")}h!==""&&(yield h)}function k(_,h){let E=!1;_.on("error",M=>{const p=!E;E=!0,p&&M.code!==
"EPIPE"&&h((0,f.A3)(M))})}const y={min:40,max:100,unknown:80};function g({columns:_},h){return _||Number(/^\d{1,4}$/.exec(h.COLUMNS??"")?.[0])||y.unknown}function A(_,h,E){
const M=h==="auto"?I(_,E):h==="always",p=Math.max(y.min,Math.min(g(_,E),y.max));return{colour:M,hyperlinks:M&&_.isTTY===!0&&(0,$.qt)(E),width:_.isTTY?p:Number.POSITIVE_INFINITY}}
function I({isTTY:_},h){return h.NO_COLOR||h.TERM==="dumb"&&!h.FORCE_COLOR?!1:h.FORCE_COLOR?h.FORCE_COLOR!=="0":_===!0}}),3229:((O,j,u)=>{u.d(j,{Kc:()=>g,L6:()=>b,
NM:()=>P,cr:()=>L});var f=u(1831),l=u(5011);const $=1024,S=o=>(0,f.Pv)(o).ok;function b(o){if(o.length>$)return null;const c=(0,f.Pv)(o);if(c.ok)return T(o,(0,f.
nx)(c.value));const e=A(o);if(e!==null)return e;const{inside:s,removed:t}=h(o);if(o.includes("@",o.lastIndexOf(s)))return"write the hostname alone, not a URL";for(const n of t.
length===0?[]:[s,s.replace(/:\D.*$/s,"")])if(S(n))return`remove ${E(t)}: ${n}`;return M(s)}function T(o,c){if(/(^|\.)xn--/i.test(o))return`write it in Unicode: ${c}\
; upper-case punycode is only accepted by accident`;const e=c.replace(/(?<!\.)\.+(?=$|:)/,"");return e===c?null:`remove the trailing dot: tokens and settings fo\
r ${e} do not apply to this host`}const k=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,y="replace the placeholder",
g=o=>k.test(o);function A(o){if(g(o))return y;const c=o.split(/[\s,;]+/).filter(e=>e!=="");return c.length<2?null:c.every(e=>e.includes(".")&&S(e))?`write one h\
ostname at a time: ${c[0]}`:"remove the spaces, commas and semicolons"}const I=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,_=[["the white space",o=>o.
trim()],["the quotation marks",o=>o.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",o=>o.replace(I,"")],["the trailing slash",o=>o.replace(/^([^/?#\\]*)\/$/,"$1")],
["the path",o=>o.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",o=>o.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",o=>o.slice(o.lastIndexOf("@")+1)],
["the trailing colon",o=>o.replace(/^([^:]*):$/,"$1")]];function h(o){let c=o;const e=[];for(const[s,t]of _){const n=t(c);n!==c&&e.push(s),c=n}return{inside:c,removed:e}}
const E=o=>o.join(", ").replace(/, ([^,]*)$/," and $1");function M(o){if(/^\[.*\](:\d+)?$/s.test(o)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(o))return"use a D\
NS name; the clients do not support IPv6 addresses";if(o.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(o)){const t=(0,f.
WV)(o);return S(t)?`write it in Unicode: ${t}`:"write it in Unicode, not in punycode"}if(o.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(o.includes("_")){const t=o.replaceAll("_","-");return`a hostname cannot contain underscores${S(t)?`; did you mean ${t}?`:""}`}const c=o.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(c!==o&&S(c))return`remove the extra dots: ${c}`;if(/(^|\.)-|-(\.|:|$)/.test(o))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(o))return"a label cannot have hyphens as its third and fourth character";const[,e="",s=""]=/^([^:]*):(.*)$/s.exec(o)??[];return S(
e)?/^[+-]?[0-9]+$/.test(s)?"use a port from 1 to 65535":`write the port as a number: ${e}:8443`:null}const p=o=>{const c=(0,l.rE)(o,"terraform");return c.ok&&!c.
value.hostImplied},a=o=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(o);function r({text:o,isRemote:c}){if(o==="")return"write a path such as ./network, or a regi\
stry address or URL";if(!c&&g(o))return y;if(o!==o.trim())return"remove the white space around the address";const[,e="",s=""]=/^(https?:\/\/)(.*)$/i.exec(o)??[];
return e===""||!p(s)?null:`remove ${e} to use the registry module: ${s}${c?"; with it, the client downloads an archive from this URL (for a Git repository, writ\
e git::https://\u2026)":""}`}function i({isRemote:o,parts:[c="",...e]}){if(e.length!==3)return null;const[,s="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(c)??[];
if(s!=="localhost"&&t==="")return a(c)?b(c):null;const n=o?`; the client reads "${s}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t}\
 or ${s}.localdomain${t}${n}`}function d({parts:o}){if(o.length===3&&a(o[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${o[0]==="gi\
tlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const c=/^https?:$/i.test(o[0]??"")&&o[1]==="",[e="",...s]=c?o.slice(2):o;if(s.length!==
4||!a(e))return null;const[t="",...n]=s;return/^v?\d+\.\d+/.test(s[3]??"")?`write ${[e,...s.slice(0,3)].join("/")}, and the version in the \`version\` argument`:
`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[e,...n].join("/")}; service discovery works only at the root of a host, not below /${t}`}function w({text:o,parts:c}){
if(c.length>=3&&o.includes("?"))return"remove the query; set the version with the `version` argument";const e=c.at(-1)??"";return[3,4].includes(c.length)&&/[A-Z]/.
test(e)?`write the target system in lower case: ${[...c.slice(0,-1),e.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(o)?`write ./${o} to use a dire\
ctory of the same repository`:null}function P(o,c,e){if(c.kind==="local"||o.length>$)return null;const[s="",...t]=o.split("/");if(e.ok)return e.value.hostImplied?
null:b(s);const n=t.length===0?[]:t.join("/").split("//",1)[0]?.split("/")??[],m=c.kind==="remote",N={text:o,isRemote:m,parts:[s,...n]};return r(N)??i(N)??(m?null:
d(N)??w(N))}function L(o){if(o.length>$)return null;if(g(o))return y;if(o!==o.trim())return"remove the white space around the address";const[,c=""]=/^https?:\/\/(.*)$/i.
exec(o)??[];if(c!=="")return`remove the scheme: ${c}`;const e=o.split("/"),[s=""]=e;return e.length===2&&a(s)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":e.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":e.length===3?b(s):null}}),6174:((O,j,u)=>{u.d(j,{Q:()=>T,_:()=>S});const f="***",l=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
$=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function S(y){return/[@?]/.test(y)?y.replace(/[^\s"']+/g,g=>g.split("://").map((A,I)=>k(A,I>0)).join("://").replace($,(A,I,_)=>l.
test(_)?A:`${I}${_}=${f}`)):y}const b=/(=\s*)"[^"]*(?:"|$)/g,T=y=>S(y.replace(b,`$1"${f}"`));function k(y,g){const A=y.search(/[/?#]/),I=A<0?y:y.slice(0,A),h=g&&
/:(?!\d*$)/.test(I)?y.lastIndexOf("@"):I.lastIndexOf("@"),E=y.slice(0,Math.max(h,0)).replace(/^[a-z0-9]+::/,""),M=g?E!=="git":E.includes(":");return h<0||!M?y:f+
y.slice(h)}}),1064:((O,j,u)=>{u.d(j,{$I:()=>E,Du:()=>T,Jd:()=>L,Mq:()=>a,NX:()=>p,SO:()=>M,SZ:()=>A,Yr:()=>I,ab:()=>h,bB:()=>y,mh:()=>o,n3:()=>$,pH:()=>r,rG:()=>_,
sX:()=>P,tB:()=>d,zK:()=>k});const f="registry.terraform.io",l=[f,"registry.opentofu.org"],$=e=>l.includes(e),S=["modules.v1","providers.v1"],b={terraform:{name:"\
Terraform",uses:S,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:S,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:S,replaces:S,defaults:l},
renovate:{name:"Renovate",uses:S,replaces:[],defaults:[f]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:[
"modules.v1"],replaces:["modules.v1"]}},T=["terraform","opentofu"],k=Object.keys(b),y=Object.fromEntries(Object.entries(b).map(([e,{name:s}])=>[e,s])),g=e=>b[e],
A=e=>S.includes(e)?k.filter(s=>g(s).uses.includes(e)):T,I=e=>k.filter(s=>g(s).defaults?.includes(e)),_=k.filter(e=>g(e).replaces.length>0),h=e=>k.filter(s=>g(s).
replaces.includes(e)),E={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"\
opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},M=e=>Object.hasOwn(E,e),p={terraform:3,opentofu:9},a=e=>e===
429||e>=500&&e!==501,r=[{client:"terraform",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terr\
aform",name:"Terraform 1.15 and later",from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,
attemptMs:1e4,retries:0,skipsOverridden:!1}],i={terraform:"1.15.0",opentofu:"1.12.0"};function d(e,s){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(s[e]??"");if(t===null)return i[e];const n=t[1]?.split(".")??[];return[0,1,2].map(m=>n[m]??"0").join(".")}function w(e,s){const[t=[],n=[]]=[e,s].map(N=>N.split(
".").map(Number)),m=t.findIndex((N,W)=>N!==n[W]);return m<0||(t[m]??0)>(n[m]??0)}const P=e=>w(e,"1.12.0"),L=(e,s)=>e==="opentofu"||!w(s,"1.13.0");function o(e,{
attemptMs:s,retries:t}){const n=e.findIndex((m,N)=>N===t||!c(m,s));return n<0?null:n}function c({response:e,hops:s,headMs:t},n){return t===null?e.kind==="failed"&&
e.transient:t>n||a(s.at(-1)?.status??0)}}),1831:((O,j,u)=>{u.d(j,{$k:()=>p,$o:()=>L,Jr:()=>o,Pm:()=>P,Pv:()=>g,Rt:()=>I,Sv:()=>E,WV:()=>h,cu:()=>M,fK:()=>a,nx:()=>_,
xV:()=>y});var f=u(4091),l=u(4283),$=u(8408);const S=443,b=65535,T=9223372036854775807n,k=-9223372036854775808n,y="TF_TOKEN_";function g(c){const{name:e,portion:s}=r(
c.toWellFormed()),t=i(s);if(!t.ok)return/^https?$/i.test(e)?(0,f.TR)("need just a hostname and optional port number, not a full URL"):t;if(t.value.startsWith(":\
-"))return(0,f.TR)("port number is negative");const n=d(e);if(n!==null)return(0,f.TR)(n);const m=(0,$.YE)(e);return m.ok?m.value===""?(0,f.TR)("nothing is left \
of the hostname once it is normalized"):(0,f.Ju)(m.value+t.value):m}const A=new Set(["localterraform.com","localtofu.com"]),I=c=>A.has(c);function _(c){const{name:e,
portion:s}=r(c);return(0,$.DI)(e)+s}function h(c){const{name:e,portion:s}=r(c.toWellFormed()),t=i(s);return((0,$.QC)(e)??e)+(t.ok?t.value:s)}function E(c){const{
name:e,portion:s}=r(c);return{name:e,port:s===""?S:Number(s.slice(1))}}const M=c=>({scheme:"https",opaque:"",user:null,host:c,omitHost:!1,path:"/.well-known/ter\
raform.json",query:"",forceQuery:!1,fragment:""});function p(c){if(!c.startsWith(y))return null;const e=c.slice(y.length).replaceAll("__","-").replaceAll("_","."),
s=g(h(e));return s.ok?s.value:null}function a(c){const e=_(c),s=[c.replaceAll("-","__").replaceAll(".","_"),c.replaceAll(".","_"),e.replaceAll("-","__").replaceAll(
".","_"),e.replaceAll(".","_")];return[...new Set(s)].map(t=>y+t).filter(t=>p(t)===c)}function r(c){const e=c.indexOf(":");return e===-1?{name:c,portion:""}:{name:c.
slice(0,e),portion:c.slice(e)}}function i(c){if(c==="")return(0,f.Ju)("");const e=c.slice(1);if(!/^[+-]?[0-9]+$/.test(e))return(0,f.TR)("port portion contains n\
on-digit characters");const s=e.replace(/^([+-]?)0+(?=[0-9])/,"$1"),t=s.length>20?null:BigInt(s.replace("+",""));return t===null||t>T||t<k?(0,f.TR)("port portio\
n contains non-digit characters"):t>b?(0,f.TR)("port number is greater than 65535"):(0,f.Ju)(t===BigInt(S)?"":`:${t}`)}function d(c){if(c==="")return"empty stri\
ng is not a valid hostname";for(const e of c.replace(/\.{1,2}$/,"").split(".")){if(e==="")return"hostname contains empty label (two consecutive periods)";if(e.startsWith(
"xn--"))return`hostname label ${(0,f.ol)(e)} specified in punycode format; service hostnames must be given in unicode`}return null}const w={http:"80",https:"443",
ssh:"22"};function P(c){const{name:e,port:s}=(0,l.cz)(c),t=(0,l.EN)(e),n=s===""||s===w[c.scheme];return L(n?t:`${t}:${s}`)}function L(c){const e=g(c);return e.ok?
e.value:c.toLowerCase()||null}const o=(c,e)=>e.length===0||e.some(s=>s.subdomains?c.endsWith(`.${s.host}`):c===s.host)}),8408:((O,j,u)=>{u.d(j,{mI:()=>M,QC:()=>h,
ER:()=>e,YE:()=>I,DI:()=>E});const f=(...s)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...s),l=(...s)=>process.getBuiltinModule(
"module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...s);var $=u(4091);const S=256,b={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},T={...b,checkBidi:!1},
k=new RegExp("\\p{M}{31}","u"),y="xn--",g=new TextEncoder;let A;function I(s){return A?.name!==s&&(A={name:s,ascii:_(s)}),A.ascii}function _(s){const t=r(s,!1);
if(!t.ok)return t;const n=i(t.value,b);return n===null?(0,$.TR)(p(w(s,!1))):(0,$.Ju)(n)}function h(s){const t=r(s,!0);if(!t.ok)return null;const n=i(t.value,T);
if(n===null)return null;const m=r(n,!1);return m.ok?m.value.join("."):null}const E=s=>d(s)?l(s,b).domain:s,M=s=>l(s).domain,p=s=>`idna: invalid label ${(0,$.ol)(
s)}`;function a(s){return`idna: disallowed rune U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function r(s,t){if(s.length>S&&d(s))return(0,$.
TR)(`hostname is longer than ${S} characters`);const n=[];for(const m of w(s,t).split(".")){const N=m.startsWith(y)?P(m):(0,$.Ju)(m);if(!N.ok)return N;const W=L(
N.value);if(W!==null)return(0,$.TR)(W);n.push(N.value)}return(0,$.Ju)(n)}function i(s,t){const n=s.join(".");return e(n)?n:f(n,t)}const d=s=>/[^\0-\x7f]|xn--/i.
test(s);function w(s,t){return s.replace(/[A-Z]+|[^\0-\x7f]/gu,m=>e(m)?m.toLowerCase():l(m,{transitionalProcessing:t}).domain).normalize("NFC")}function P(s){const t=s.
slice(y.length);if(t==="")return(0,$.Ju)("");const n=l(s).domain;return n===s||e(n)?(0,$.TR)(p(t)):n.normalize("NFC")!==n||!Array.from(n).every(c)?(0,$.TR)(p(n)):
(0,$.Ju)(n)}function L(s){if(o(s))return p(s);if(/^[a-z0-9-]*$/.test(s))return null;if(k.test(s))return p(s);if(!e(s)&&f(s,T)!==null)return null;for(const t of s){
if(!c(t))return p(s);if(t<"\x80"&&!/[a-z0-9-]/.test(t))return a(t)}return p(s)}function o(s){if(s.startsWith("-")||s.endsWith("-"))return!0;if(!s.slice(0,4).includes(
"--"))return!1;const t=g.encode(s.slice(0,5));return t.length>4&&t[2]===45&&t[3]===45}function c(s){if(s<"\x80")return!0;const{domain:t,error:n}=l(`1${s}`);return!n&&
t===`1${s}`}const e=s=>!/[^\0-\x7f]/.test(s)}),5011:((O,j,u)=>{u.d(j,{A:()=>E,Nj:()=>p,Vm:()=>A,mD:()=>I,rE:()=>h,vL:()=>_});var f=u(4091),l=u(1831),$=u(4321);const S={
terraform:I("registry.terraform.io"),opentofu:I("registry.opentofu.org")},b=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,T=/^[0-9a-z]{1,64}$/,k="must be b\
etween one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",y="must be\
 between one and 64 ASCII letters or digits",g={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after t\
he hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separa\
ted segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},A=i=>S[i];function I(i){
const d=(0,l.Pv)(i);if(!d.ok)throw new Error(d.why);return d.value}function _(i,d){if(p(i))return{kind:"local"};const w=h(i,d);if(w.ok)return w.value;const P=(0,$.
cx)(i,d);if(!P.ok)return{kind:"invalid",error:P.why};const{subdirectory:L,host:o}=P.value;return{kind:"remote",subdirectory:L,host:o}}function h(i,d){return p(i)?
(0,f.TR)(`can't use local directory ${(0,f.ol)(i)} as a module registry address`):M(i,"module",d)}const E=i=>M(i,"component","terraform");function M(i,d,w){const P=g[d],
{address:L,subdirectory:o}=(0,$.UQ)(i);if(o.startsWith("../"))return(0,f.TR)((0,$.dr)(o,d));const c=L.split("/"),e=c.length===P.parts;if(!e&&c.length!==P.parts+
1)return(0,f.TR)(`a ${d} registry source address must have ${P.count}`);const s=e?(0,f.Ju)(A(w)):a(c.shift()??"",d);if(!s.ok)return s;const t=r(c,d);if(t!==void 0)
return(0,f.TR)(t);const[n="",m="",N=""]=c,W={namespace:n,name:m,system:N,subdirectory:o};return(0,f.Ju)({kind:"registry",host:s.value,hostImplied:e,...W})}const p=i=>/^\.\.?[/\\]/.
test(i);function a(i,d){const w=(0,l.Pv)(i);if(!w.ok){const P=`invalid ${d} registry hostname ${(0,f.ol)(i)}`;return i.includes("--")?(0,f.TR)(`${P}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,f.TR)(P)}return w.value.includes(".")?g[d].reserved.includes(w.value)?(0,f.
TR)(`can't use ${(0,f.ol)(w.value)} as a ${d} registry host, because it's reserved for installing directly from version control repositories`):w:(0,f.TR)(`inval\
id ${d} registry hostname: must contain at least one dot`)}function r([i="",d="",w],P){if(!b.test(i))return i.includes(".")?`source address must have ${g[P].afterHost}`:
`invalid namespace ${(0,f.ol)(i)}: ${k}`;const L=`${P} registry addresses may not include a query string portion`;if(!b.test(d))return w===void 0&&d.includes("?")?
L:`invalid ${P} name ${(0,f.ol)(d)}: ${k}`;if(!(w===void 0||T.test(w)))return w.includes("?")?L:`invalid target system ${(0,f.ol)(w)}: ${y}`}}),4321:((O,j,u)=>{
u.d(j,{UQ:()=>g,cx:()=>T,dr:()=>I,uE:()=>y});var f=u(4091),l=u(4283),$=u(6979),S=u(1064),b=u(1831);function T(o,c){const{address:e,subdirectory:s}=g(o);if(s.startsWith(
"../"))return(0,f.TR)(I(s));const t=E(e.toWellFormed(),c);if(!t.ok)return t;const{subdirectory:n}=t.value;if(n==="")return(0,f.Ju)({...t.value,subdirectory:s});
const m=A(`${n}/${s}`);return m.startsWith("../")?(0,f.TR)(`detected ${I(m)}`):(0,f.Ju)({...t.value,subdirectory:m})}const k=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function y(o,c){const e=k.exec(o)?.[0];if(e===void 0)return null;const s=T(`${e}a/b`,c);return s.ok?s.value.host:null}function g(o){const c=o.indexOf("?"),e=c<0?
o:o.slice(0,c),s=e.indexOf("://"),t=e.indexOf("//",s<0?0:s+3);if(t<0)return{address:o,subdirectory:""};const n=c<0?"":o.slice(c),m=e.slice(t+2);return{address:e.
slice(0,t)+n,subdirectory:m===""?"":A(m)}}function A(o){const c=o.startsWith("/"),e=[];for(const t of o.split("/"))t===""||t==="."||(t!==".."?e.push(t):e.length>
0&&e.at(-1)!==".."?e.pop():c||e.push(t));const s=(c?"/":"")+e.join("/");return s===""?".":s}const I=(o,c="module")=>`subdirectory path ${(0,f.ol)(o)} leads outs\
ide of the ${c} package`,_=(o,c=o.scheme)=>(0,f.Ju)({subdirectory:"",host:o.scheme==="file"?null:(0,b.Pm)(o),getter:c,url:o}),h=(o,c)=>(0,f.Ju)({subdirectory:"",
host:c,getter:o,url:null});function E(o,c){const[,e,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(o)??[o,void 0,o],{address:t}=g(s??o),n=(0,l.Dl)(t);if(n.ok&&n.value.scheme!==
"")return _(n.value,e);for(const N of L){const W=N(t,c);if(W?.ok)return(0,f.Ju)({...W.value,getter:e??W.value.getter});if(W!==void 0)return W}const m=c==="terra\
form"?"address":"string";return(0,f.TR)(`invalid source ${m}: ${o}`)}function M(o,c,e){const s=(0,l.Dl)(o);if(!s.ok)return(0,f.TR)(`error parsing ${c} URL: ${s.
why}`);const{path:t}=s.value,n=e==="git"&&!t.endsWith(".git");return _(n?{...s.value,path:`${t}.git`}:s.value,e)}const p=o=>{if(!o.startsWith("github.com/"))return;
const c=o.replace(/\?.*$/s,"").split("/");if(c.length<3)return(0,f.TR)("GitHub URLs should be github.com/username/repo");const e=M(`https://${c.slice(0,3).join(
"/")}`,"GitHub","git");if(!e.ok||c.length===3)return e;const s=(0,$.V$)(c.slice(3).join("/").replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return e;
const t=A(s.value).replaceAll("%","%25");return(0,f.Ju)({...e.value,subdirectory:t})},a=(o,c)=>{const[,e,s,t]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(o)??[];if(s===
void 0||t===void 0)return;const n=(0,$.h0)(/\?(.*)$/s.exec(t)?.[1]??""),m=c==="terraform"?"Git":"GitHub";return n!==null?(0,f.TR)(`error parsing ${m} SSH URL: ${n}`):
e==="git"?h("git",(0,b.$o)(s)):void 0},r=o=>o.startsWith("bitbucket.org/")?M(`https://${o}`,"BitBucket","git"):void 0,i=(o,c)=>{const e=c==="terraform"?"googlea\
pis.com/":".googleapis.com/";if(!o.includes(e))return;const s=o.split("/");return s.length<5?(0,f.TR)("URL is not a valid GCS URL"):M(`https://www.googleapis.co\
m/storage/${s.slice(2).join("/")}`,"GCS","gcs")},d=o=>{if(!o.includes(".amazonaws.com/"))return;const[c="",...e]=o.split("/"),s=w(c.split("."));return s===void 0?
(0,f.TR)("URL is not a valid S3 URL"):M(`https://${[s,...e].join("/")}`,"S3","s3")};function w(o){const[c="",e="",s=""]=o;return o.length===3?`${c}.amazonaws.co\
m`:o.length===4?`${e}.amazonaws.com/${c}`:o.length===5&&e==="s3"?`s3.${s}.amazonaws.com/${c}`:void 0}const L=[p,a,r,i,d,(o,c)=>{if(o!=="")return o.startsWith("/")?
h("file",null):(0,f.TR)(`${S.bB[c]} cannot detect a supported external module source type for ${o}`)}]}),9562:((O,j,u)=>{u.d(j,{Bn:()=>A,D6:()=>r,Ls:()=>b,M:()=>I,
OA:()=>w,OZ:()=>g,S3:()=>y,TE:()=>W,TW:()=>L,Tz:()=>v,Uc:()=>ie,e$:()=>T,eQ:()=>e,oe:()=>m,p4:()=>p,qE:()=>i,vy:()=>G,xq:()=>k});var f=u(3307),l=u(4091),$=u(4283),
S=u(630);const b=4096,T="modules.v1",k="providers.v1",y="login.v1",g="tfe.v2",A="tfe.v2.1",I="tfe.v2.2",_=[T,k,g,A,I,"state.v2"],h=[y,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],E=V=>V.split(".",1)[0]??"",M=(V,J)=>V.some(Q=>E(Q)===E(J)),p=V=>M(_,V),a=new Set([..._,...h]),r=V=>V!=="state.v2"&&a.has(V),i=V=>p(
V)||M(h,V),d=[T,k,y,g,A,I,...h];function w(V){if(i(V))return null;const J=V.toLowerCase(),Q=se=>se===J||se.slice(E(se).length)===J.slice(E(J).length)&&E(se).length>=
P&&L(E(se),E(J));return d.find(Q)??null}const P=5;function L(V,J){let Q=0;for(;Q<V.length&&V[Q]===J[Q];)Q+=1;const[se,te]=[V.slice(Q),J.slice(Q)];return se.slice(
1)===te||se===te.slice(1)||se.slice(1)===te.slice(1)||se.slice(2)===te.slice(2)&&se[0]===te[1]&&se[1]===te[0]}const o="[0-9A-Za-z~-]",c=V=>`${V}${o}*(?:\\.${o}+\
)*`,e=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${c("[0-9]")})|-?(${c("[A-Za-z~-]")}))?(?:\\+(${c(o)}))?`,s=new RegExp(`^${e}$`),t=2n**63n-1n,n=2n**64n-1n;function m(V,J){const Q=V.
indexOf(".");if(Q<0)return(0,l.TR)(`invalid service ID format (i.e. service.vN): ${V}`);const se=V.slice(0,Q),te=V.slice(Q+1);switch(J){case"terraform":return s.
exec(te)?.[1]?.split(".").every(de=>N(de,t))?(0,l.Ju)({name:se,version:te}):(0,l.TR)(`invalid service version: Malformed version: ${te}`);case"opentofu":{const ce=se===
"tfe"?te.split(".")[0]??"":te;return/^v\d+$/.test(ce)&&N(ce.slice(1),n)?(0,l.Ju)({name:se,version:te}):(0,l.TR)('invalid service version: must be "v" followed b\
y an integer major version number')}}}const N=(V,J)=>V.replace(/^0+/,"").length<=String(J).length&&BigInt(V)<=J;function W(V,J){const Q=m(V,J.client);if(!Q.ok)return{
kind:"bad-id",why:Q.why};const{name:se}=Q.value;if(J.services===null)return{kind:"missing",why:v(se)};const te=J.services.find(ce=>ce.id===V);return te!==void 0?
R(te,Q.value,J):J.services.some(ce=>ce.id.startsWith(`${se}.`))?{kind:"version",why:C(Q.value,J)}:{kind:"missing",why:`host ${J.display} does not provide a ${se}\
 service`}}const v=V=>`host does not provide a ${V} service`;function R({id:V,value:J},Q,se){if(J===void 0)return{kind:"bad-url",reason:"syntax",why:`its value \
has more than ${b} characters, which this check does not read`,value:""};if(V===y)return(0,f.Gv)(J)?{kind:"object",value:J}:{kind:"type",why:`service ${V} must \
be declared with an object value in the service discovery document`,value:J};if(typeof J!="string")return{kind:"type",why:C(Q,se),value:J};const te=G(se.documentUrl,
J);if(te.ok)return{kind:"url",url:te.value,value:J};const ce=`failed to parse service URL: ${te.why}`;return{kind:"bad-url",reason:te.reason,why:ce,value:J}}function C({
name:V,version:J},{client:Q,display:se}){const te=Q==="terraform"?J:BigInt(/\d+/.exec(J)?.[0]??0);return`host ${se} does not support ${V} version ${te}`}function G(V,J){
const Q=(0,$.Dl)(J);if(!Q.ok)return{...Q,reason:"syntax"};const te=Q.value.scheme===""?(0,S.s)(V,Q.value):Q.value;return te.scheme!=="http"&&te.scheme!=="https"?
{ok:!1,reason:"scheme",why:`unsupported scheme ${te.scheme}`}:te.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permit\
ted"}:{ok:!0,value:{...te,fragment:""}}}const ee=[g,A],ne=[T,k],oe=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...ee,...ne]},{matches:/^api\.env0\.com$/,services:ne},
{matches:/^backend\.api\.env0\.com$/,services:ee},{matches:/\.scalr\.io$/,services:ee}],ie=V=>oe.find(({matches:J})=>J.test(V))?.services??[]}),2713:((O,j,u)=>{
u.d(j,{Il:()=>l,nL:()=>S,ou:()=>$});const f="***",l=4;class ${#e;constructor(k){this.#e=k}reveal(){return this.#e}toString(){return f}toJSON(){return f}[Symbol.
for("nodejs.util.inspect.custom")](){return f}}function S(T){const[k]=T;let y=!1;return T.map(({scheme:g,name:A})=>(y||=k!==void 0&&!b(k.name,A),y?"dropped":g===
"https"?"sent":"withheld"))}function b(T,k){return T===k?!0:/[:%]|^[\d.]+$/.test(k)?!1:k.endsWith(`.${T}`)}}),3592:((O,j,u)=>{u.d(j,{Bw:()=>$,G5:()=>T,_O:()=>l,
aq:()=>S,xV:()=>b,xv:()=>f});const f="1.0.0",l=`tf-disco-action/${f}`,$="https://github.com/org/tf-disco-action",S=`${$}/blob/v1/docs/problems.md`,b=`${$}/issue\
s`,T=2}),4120:((O,j,u)=>{u.d(j,{DO:()=>h,H8:()=>T,Iu:()=>b,J5:()=>k,QI:()=>_,Rk:()=>M,SY:()=>g,Sk:()=>y,dy:()=>S,od:()=>A,px:()=>f.px,wO:()=>I});var f=u(4e3),l=u(
5799),$=u(1064);const S="new in this pull request",b=p=>p.replace(/^./u,a=>a.toUpperCase()),T=p=>l.oC.flatMap(a=>{const{length:r}=p.filter(i=>i.severity===a);return r===
0?[]:[(0,f.px)(r,a)]}).join(", "),k=({length:p},a)=>p<=2*a?p:a;function y(p,a,r,i=d=>`and ${d} more`){const{shown:d,more:w}=(0,f.zN)(p,a);return[...d.map(r),...w>
0?[i(w)]:[]]}const g=p=>$.zK.every(a=>p.includes(a))?"all clients":p.map(a=>$.bB[a]).join(", ");function A(p,a){const r=a.filter(i=>p.includes(i));return p.length===
0||r.length===a.length?"":r.length===0?"no client in use":r.map(i=>$.bB[i]).join(", ")}const I=p=>p.map(a=>$.bB[a]).join(" and "),_=({clients:p,versions:a})=>p.
map(r=>[$.bB[r],a[r]].join(" ").trim()).join(" and "),h=p=>p==="any"?"any service":p,E={none:"none",sent:"sent",withheld:"not sent (not HTTPS)",dropped:"not sen\
t (redirected to another host)"},M=p=>E[p]}),5955:((O,j,u)=>{u.d(j,{$$:()=>$,I0:()=>S,IL:()=>y,Rr:()=>g,Z4:()=>k,mk:()=>T,uw:()=>A});var f=u(5799),l=u(8641);const $=I=>new TextEncoder().
encode(I).length;function S(I,_,h,E){const M=[];let p=0;for(const a of Iterator.from(I).map(E)){if(p+=$(a)+h,p>_)break;M.push(a)}return M}const b=64*1024;function*T(I){
let _="";for(const h of I)_+=h,!(_.length<b)&&(yield _,_="");_!==""&&(yield _)}const k=(I,_,h)=>`,
${h}"${I}": ${y(_,h)}`,y=(I,_)=>(0,l.s$)(JSON.stringify(I,null,2).replaceAll(`
`,`
${_}`));function*g(I,_,h,E){if(_.length===0){yield k(I,[],h);return}const M=`${h}  `;let p=`,
${h}"${I}": [`;for(const a of _)yield`${p}
${M}${y(E(a),M)}`,p=",";yield`
${h}]`}function A(){const I=new Map;return _=>{const{host:h,problem:E}=_,M=(0,l.RK)((0,f.ju)(_)??""),a=h===null&&!E.code.startsWith("file-")?(0,l.RK)(E.message):
"",r=[E.code,h??"",M,(0,f.W7)(_),a].join("|"),i=(I.get(r)??0)+1;return I.set(r,i),`${r}|${i}`}}}),8641:((O,j,u)=>{u.d(j,{BP:()=>_,D9:()=>p,J7:()=>I,LS:()=>h,My:()=>E,
RK:()=>A,cq:()=>s,h$:()=>P,h2:()=>l,js:()=>M,s$:()=>c,z5:()=>e});const f=500,l=1e3,$=4e3,S=160,b=2,T=t=>/^[ -~]*$/.test(t),k=t=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\\
p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(t),y=t=>new RegExp("\\p{M}","u").test(t),g=t=>`<U+${(t.codePointAt(0)??
0).toString(16).toUpperCase().padStart(4,"0")}>`;function A(t,n=f){if(t.length<=n&&T(t))return t;let m="",N=b;for(const W of t){N=y(W)?N+1:0;const v=k(W)||N>b?g(
W):W;if(m.length+v.length>n)return`${m}\u2026`;m+=v}return m}function I(t,n=S){const m=Array.from(t.slice(-2*n)).slice(-n).join(""),N=Array.from(A(m,Number.POSITIVE_INFINITY));
return`${m===t&&N.length<=n?"":"\u2026"}${N.slice(-n).join("")}`}function _(t){return t.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function h(t){
const m=t.split(`
`).map(N=>_(A(N,$))).join(`
`);return m.length>$?`${m.slice(0,$).toWellFormed()}\u2026`:m}const E=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',
"&quot;").replaceAll("'","&apos;");function M(t,n=f){return A(t,n).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,m=>`&#${m.codePointAt(0)};`)}function p(t,n=f){
return t===""?"<i>empty</i>":`<code>${M(t,n)}</code>`}const a=t=>T(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(
t),r=/^[0-9a-f]{7,}$/i,i=`"'(`,d=`"'),.;:!?\u2026`,w=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function P(t,n=$){return(A(t,n).match(w)??[]).map(m=>{if(m.split(
" ").every(o))return M(m,n);if(m.includes(" ")||/^(["`]).+\1$/u.test(m))return p(m.replace(/^`(.*)`$/u,"$1"),n);const{before:W,core:v,after:R}=L(m);return`${M(W)}${p(
v.replace(/^`(.*)`$/u,"$1"),n)}${M(R)}`}).join("")}function L(t){let n=0,m=t.length;for(;n<m&&i.includes(t.charAt(n));)n+=1;for(;m>n&&d.includes(t.charAt(m-1));)
m-=1;return{before:t.slice(0,n),core:t.slice(n,m),after:t.slice(m)}}function o(t){const{core:n}=L(t);return a(n)&&!r.test(n)}const c=t=>t.replace(/[^ -~\n]/gu,n=>k(
n)?e(n):n).replace(/##(?=\w*\[)/g,e),e=t=>t.replace(/[\s\S]/g,n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`);function s(t){return t.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9553:((O,j,u)=>{u.d(j,{p:()=>h,v:()=>g});var f=u(4e3),l=u(6174),$=u(1831),S=u(3592),b=u(4120),
T=u(8641);const k=2,y=80;function g(E){if(E.kind==="scan")return`read ${(0,b.px)(E.files,"file")}`;if(E.kind==="registries")return`${E.done} of ${(0,b.px)(E.total,
"question")} to registries answered`;const{done:M,total:p,failed:a,waiting:r}=E,i=a===0?"":`, ${a} failed so far`;return`${M} of ${(0,b.px)(p,"host")} checked${i}${A(
r)}`}function A(E){if(E.size===0)return"";const{shown:M,more:p}=(0,f.zN)([...E],k),a=M.map(r=>(0,T.RK)((0,$.nx)(r),y));return p>0?`; waiting for ${a.join(", ")}\
 and ${(0,b.px)(p,"other")}`:`; waiting for ${a.join(" and ")}`}const I=100,_=5;function h(E,M){const p=[];let a=E;for(;a!==void 0&&p.length<_;){const i=a instanceof
Error?a.stack??a.message:String(a);p.push((0,l._)(M(i))),a=a instanceof Error?a.cause:void 0}const r=p.join(`
caused by: `).split(`
`).slice(0,I);return[`tf-disco ${S.xv} crashed; this is a bug, please report it with this text at ${S.xV}`,...r.map(i=>(0,T.BP)((0,T.RK)(i)))].join(`
`)}}),7146:((O,j,u)=>{u.d(j,{Wc:()=>a,ky:()=>A,nI:()=>l,nc:()=>h,qt:()=>k,wW:()=>y});const f={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function l(r,i,d){
return d.colour?`\x1B[${f[i]}m${r}\x1B[0m`:r}const $=(r,i,{hyperlinks:d})=>i===void 0||!d?r:`\x1B]8;;${i}\x1B\\${r}\x1B]8;;\x1B\\`,S=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
b=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,T=5001;function k(r){const{FORCE_HYPERLINK:i,TERM:d="",TERM_PROGRAM:w="",VTE_VERSION:P}=r;
return i?i!=="0":r.CI||r.NO_COLOR||d==="dumb"?!1:Number(P)>=T||S.test(w)||b.test(d)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(L=>r[L])}function y(r,i){const d="\
 ".repeat(r.indent),w=r.label.padEnd((r.column??0)-1),P=" ".repeat(r.indent+(r.column??2)),L=i.width-d.length-w.length-1,[o="",...c]=I(r.text,L,i.width-P.length,
i),e=$(l(w,r.style,i),r.url,i),s=g(o,r.linked,i);return[`${d}${e} ${s}`.trimEnd(),...c.map(t=>`${P}${t}`)]}function g(r,i,d){return!i?.url||!r.startsWith(i.text)?
r:`${$(i.text,i.url,d)}${r.slice(i.text.length)}`}function A(r,i){const[d="",...w]=I(r,i.width,i.width-2,i);return[d,...w.map(P=>`  ${P}`)]}function I(r,i,d,{withFlags:w}){
const P=[];let L="",o=0;for(const c of(w?.(r)??r).split(" ")){const e=h(c),s=P.length===0?i:d;L!==""&&o+1+e>s&&(P.push(L),L=""),o=L===""?e:o+1+e,L=L===""?c:`${L}\
 ${c}`}return[...P,L]}const _=/^[ -~]*$/;function h(r){if(_.test(r))return r.length;let i=0;for(const d of r)i+=E(d);return i}function E(r){return _.test(r)?1:M(
r)?0:new RegExp("\\p{Regional_Indicator}","u").test(r)?1:p(r)?2:1}const M=r=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(r),p=r=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(r);function a(r,i,d){let[w,P]=["",0];for(const L of r){const o=E(L),c=P+o;if(P>=i&&c<=d&&(o>0||P>i)?w+=L:w+=" ".repeat(Math.max(0,Math.min(c,d)-Math.max(P,
i))),P=c,P>d)break}return w}}),3469:((O,j,u)=>{u.d(j,{l:()=>E,w:()=>h});var f=u(1064);const[l,$,S]=[1e10,1e5,1],b=Number.POSITIVE_INFINITY,T={from:0,before:b},k={
from:Number.MAX_SAFE_INTEGER,before:b},y=200,g=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function A(M){
if(M.length>y)return null;if(M==="latest")return k;const p=M.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(r=>r!==
""),a=p.map(I);return p.length===0||a.includes(null)?null:{from:Math.max(...a.map(r=>r?.from??0)),before:Math.min(...a.map(r=>r?.before??b))}}function I(M){const p=g.
exec(M);if(p===null)return null;const[,a="",...r]=p,i=r.slice(0,3).flatMap(s=>/^\d/.test(s??"")?[Number(s)]:[]),[d=0,w=0,P=0]=i,L=d*l+w*$+P,o=s=>{const t=s<=1?l:
s===2?$:S;return L-L%t+t},{length:c}=i;if(a==="!=")return T;if(a===">=")return{from:L,before:b};if(a===">")return{from:o(c),before:b};if(a==="<")return{from:0,before:L};
if(a==="<=")return{from:0,before:o(c)};const e={"~>":c-1,"^":1,"~":Math.min(c,2)};return{from:L,before:o(e[a]??c)}}function _(M,p){const{from:a,before:r}=A(M)??
T,i=A(p.from??"")?.from??0,d=A(p.before??"")?.from??b;return a<d&&i<r}function h(M,p){const a=f.pH.filter(i=>i.client===M);if(p.length===0)return a;const r=a.filter(
i=>p.some(d=>_(d,i)));return r.length===0?a:r}const E=M=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(M)}),3474:((O,j,u)=>{u.d(j,{CV:()=>h,KT:()=>T,
Ob:()=>s,PW:()=>_,TN:()=>a,WD:()=>r,YA:()=>d,Yq:()=>P,ai:()=>i,lq:()=>A,lx:()=>w,pS:()=>p,p_:()=>M,xH:()=>I});var f=u(4091),l=u(2713),$=u(3469),S=u(7630),b=u(8535);
const T=t=>Object.keys(t).map(n=>({name:n,...t[n]})),k=(t,n)=>({isList:!1,value:t,parse:n}),y=t=>({value:t,mistakes:[]}),g=(t,n)=>({...t,parse:(m,N)=>{const{value:W,
mistakes:v}=t.parse(m,N);return{value:n(W),mistakes:v}}}),A=({parse:t,...n})=>({...n,parse:(m,N)=>m===""?y(null):t(m,N)}),I=(t,n)=>k(t,(m,N)=>{const W=m===""?(0,f.
Ju)(null):n(m);return W.ok?y(W.value):{value:null,mistakes:[`${N}: ${W.why}`]}}),_=I("FILE",f.Ju),h=I("TOKEN",t=>(0,f.Ju)(new l.ou(t))),E=20,M=(t,n,m=S.Dw)=>({isList:!0,
value:t,parse:(N,W)=>{const v=m(N).map(n),R=v.flatMap(G=>G.ok?[]:[`${W}: ${G.why}`]),C=R.length-E;return{value:v.flatMap(G=>G.ok?[G.value]:[]),mistakes:R.slice(
0,E).concat(C>0?`${W}: ${C} more lines are wrong`:[])}}}),p=1e4,a=g(M("HOST",S.l6),t=>Array.from(Map.groupBy(t,({host:n})=>n),([n,m])=>({host:n,services:[...new Set(
m.flatMap(({services:N})=>N))],addresses:m.flatMap(({addresses:N})=>N)}))),r=t=>g(M("LABEL",S.V8),n=>{const m=n.flat();return[...new Set(m.length===0?[t]:m)]}),
i=({min:t,max:n,whole:m})=>k("N",(N,W)=>{const v=/^\d+(\.\d+)?$/.test(N)?Number(N):Number.NaN;if(v>=t&&v<=n&&(!m||Number.isInteger(v)))return y(v);const C=`${W}\
 is "${N}", expected ${m?"a whole number":"a number"} from ${t} to ${n}`;return{value:t,mistakes:[C]}}),d=t=>({...g(i(t),n=>n*1e3),value:"SECONDS"}),w=k("",(t,n)=>{
const m=/^(true|True|TRUE)$/.test(t),N=m||/^(false|False|FALSE)$/.test(t);return{value:m,mistakes:N?[]:[`${n} is "${t}", expected "true" or "false"`]}}),P=(...t)=>({
...k(t.join("|"),(n,m)=>{const W=t.some(v=>v===n)?[]:[`${m} is "${n}", ${L(n,t)}`];return{value:n,mistakes:W}}),choices:t}),L=(t,n)=>`expected one of ${n.map(m=>`\
"${m}"`).join(", ")}${(0,b.a)(t,n)}`,o=["auto","terraform","opentofu","both"],c=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,s={...k("CLI",(t,n)=>{const[,m,
N=null]=c.exec(t)??[],W=`${n} is "${t}"`;if(m===void 0){const R=L(t,o),C=R.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return{value:{name:"auto",
version:null},mistakes:[`${W}, ${R}${C}`]}}const v={name:m,version:N};if(N===null)return y(v);if(m==="auto"||m==="both"){const R=`${W}, but only "terraform" and\
 "opentofu" can have a version`;return{value:v,mistakes:[R]}}return(0,$.l)(N)?y(v):{value:v,mistakes:[`${W}, expected a version such as "${m} 1.10"`]}}),choices:o}}),
7630:((O,j,u)=>{u.d(j,{$h:()=>N,Dw:()=>_,IL:()=>P,Ju:()=>L,Kd:()=>s,V8:()=>n,aS:()=>a,eX:()=>W,jM:()=>w,l6:()=>i,o2:()=>p,vk:()=>h,x2:()=>e});var f=u(4091),l=u(
5143),$=u(3229),S=u(1064),b=u(1831),T=u(9562),k=u(2713),y=u(3592),g=u(8535);const A=function(...v){const{problemFacts:R}=u.late([120,272,558,579,507],4507);return new.target?
new R(...v):R(...v)},I=function(...v){const{parseNamedAddress:R}=u.late([22],6022);return new.target?new R(...v):R(...v)},_=v=>E(v,/(^|\s)#.*$/s),h=v=>E(v,/^\s*#.*$/s),
E=(v,R)=>v.split(/\r\n|[\n\r]/).map(C=>C.replace(R,"").trim()).filter(C=>C!=="");function M(v){const R=(0,b.Pv)(v);if(R.ok)return R;const C=(0,$.L6)(v);return(0,f.
TR)(`"${v}" is not a hostname: ${R.why}${C===null?"":`; ${C}`}`)}const p=v=>(0,l.en)(v)?(0,f.Ju)(v):(0,f.TR)(`"${v}" is not the name of a repository, such as "a\
cme/network"`);function a(v){const R=(0,T.OA)(v);return R!==null?(0,f.TR)(`"${v}" is not a known service id; did you mean ${R}?`):S.Du.some(C=>(0,T.oe)(v,C).ok)?
(0,f.Ju)(v):(0,f.TR)(`"${v}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const r=/^(modules\.v1|providers\.v1)=(.*)$/s;function i(v){const R=v.
split(/\s+/).flatMap(J=>r.test(J)?[J]:J.split(",")),[C="",...G]=R.filter(J=>J!==""),ee=M(C),ne=G.map(J=>r.exec(J)?.[1]??J),oe=[ee,...ne.map(a)].flatMap(J=>J.ok?
[]:[J.why]);if(!ee.ok||oe.length>0)return(0,f.TR)(oe.join("; "));const ie=G.flatMap(J=>d(J,ee.value)),V=ie.flatMap(J=>{const Q=I(J,"terraform");return Q.ok?[]:[
`"${J.service}=${J.text}" is wrong: ${Q.why}`]});return V.length===0?(0,f.Ju)({host:ee.value,services:[...new Set(ne)],addresses:ie}):(0,f.TR)(V.join("; "))}function d(v,R){
const[,C,G=""]=r.exec(v)??[];return C===void 0?[]:[{host:R,service:C,text:G}]}function w(v){const R=v.startsWith("*."),C=M(R?v.slice(2):v);return C.ok?(0,f.Ju)(
{host:C.value,subdomains:R}):C}function P(v){const R=v.indexOf("=");if(R<0)return(0,f.TR)('a line has no "="; expected HOST=TOKEN');const C=(0,b.Pv)(v.slice(0,R).
trim());return C.ok?(0,f.Ju)({host:C.value,token:new k.ou(v.slice(R+1).trim())}):(0,f.TR)('the text before the first "=" of a line is not a hostname; expected H\
OST=TOKEN')}function L(v){const R="expected HOST[:PORT]=ADDRESS[:PORT]",C=v.indexOf("=");if(C<0)return(0,f.TR)(`"${v}" has no "="; ${R}`);const G=v.slice(0,C).trim(),
ee=M(G);if(!ee.ok)return ee;const ne=ee.value.replace(/:\d+$/,""),oe=c(v.slice(C+1).trim());return oe===null?(0,f.TR)(`"${v}" has no valid address; ${R}`):(0,f.
Ju)({name:ne,port:o(G),...oe})}function o(v){const R=v.indexOf(":");return R<0?null:Number(v.slice(R+1))}function c(v){const[,R,C]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.
exec(v)??/^([^:\s[\]]+)(?::(.*))?$/.exec(v)??/^([\da-fA-F:]+)$/.exec(v)??[];return R===void 0?null:C===void 0?{address:R,addressPort:null}:/^\d{1,5}$/.test(C)&&
Number(C)>=1&&Number(C)<=65535?{address:R,addressPort:Number(C)}:null}function e(v){const[R="",C,...G]=v.split(/\s+/);if(G.length>0)return(0,f.TR)(`"${v}" has t\
oo many words; expected CODE [HOST]`);const ee=A();if(!Object.hasOwn(ee,R)){const oe=(0,g.a)(R,Object.keys(ee),`; ${y.aq} lists the codes`);return(0,f.TR)(`"${R}\
" is not a problem code${oe}`)}if(C===void 0)return(0,f.Ju)({code:R,host:null});const ne=M(C);return ne.ok?(0,f.Ju)({code:R,host:ne.value}):ne}const s=v=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.
test(v)?(0,f.Ju)(v):(0,f.TR)(`"${v}" is not a platform; expected OS_ARCH, such as "linux_amd64"`),t=50;function n(v){const R=v.split(",").map(G=>G.trim()).filter(
G=>G!==""),C=R.find(G=>G.length>t);return C===void 0?(0,f.Ju)(R):(0,f.TR)(`"${C}" has ${C.length} characters; GitHub allows at most ${t}`)}const m=[[".codequali\
ty.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function N(v){const R=v.
toLowerCase(),C=m.find(([G])=>R.endsWith(G));return C!==void 0?(0,f.Ju)({path:v,format:C[1]}):(0,f.TR)(`"${v}" does not end with a report format; expected ".jso\
n", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const W=v=>/\.json$/i.test(v)?(0,f.Ju)(v):(0,f.TR)(`"${v}" does not end with ".js\
on"; a badge is JSON from which shields.io makes an image`)}),8535:((O,j,u)=>{u.d(j,{a:()=>b,q:()=>$});var f=u(9562);const l=3;function $(T,k){const y=S(T);if(y.
length<2)return null;const g=A=>{const[I,..._]=y.length<l?[]:k.filter(h=>A(S(h)));return I===void 0||_.length>0?null:I};return k.find(A=>S(A)===y)??k.find(A=>(0,f.
TW)(S(A),y))??g(A=>A.startsWith(y))??g(A=>A.includes(y))}const S=T=>T.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function b(T,k,y=""){const g=$(T,k);return g===
null?y:`; did you mean "${g}"?`}}),3152:((O,j,u)=>{u.d(j,{GN:()=>T,P$:()=>y,w7:()=>k});var f=u(6760),l=u(6174),$=u(3474),S=u(7630),b=u(7773);class T extends Error{name="\
SettingsError";mistakes;constructor(h){const E=h.map(l._);super(E.join(`
`)),this.mistakes=E}}const k={setting:_=>_,missingPath:(_,h)=>`scan names "${_}", which does not exist in ${h}`};function y(_,{setting:h}=k){const E=b.y.map(({name:i,
field:d=i,kind:w,default:P=""})=>({field:d,...w.parse(_[i]?.trim()||P,h(i))})),M=Object.fromEntries(E.map(({field:i,value:d})=>[i,d])),p=[...M.scan,...M.usages,
...(0,S.Dw)(_.hostnames??"")].length===0,{length:a}=M.hostnames,r=`${h("hostnames")} has ${a} hosts, the limit is ${$.pS}`;return{settings:p?{...M,scan:["."]}:M,
mistakes:[...E.flatMap(({mistakes:i})=>i),...a>$.pS?[r]:[],...g(M,h)]}}function g(_,h){const E=[["issue-open-after",_.issueOpenAfter],["issue-close-after",_.issueCloseAfter]];
return[...(_.history===null?E.filter(([,p])=>p>1):[]).map(([p,a])=>`${h(p)} is ${a}, which needs ${h("history")}; set it to a file that is kept from run to run`),
...A(_,h),...I(_,h)]}function A({report:_,history:h,badge:E},M){const p=[..._.map(({path:a})=>["report",a]),["history",h],["badge",E]];return p.flatMap(([a,r],i)=>{
if(r===null)return[];const d=P=>P!==null&&(0,f.normalize)(P)===(0,f.normalize)(r),w=p.slice(0,i).find(([P,L])=>P!==a&&d(L));return w===void 0?[]:[`${M(w[0])} an\
d ${M(a)} both name ${r}; write to different files`]})}function I(_,h){const{scan:E,exclude:M,roots:p,dialect:a,changedOnly:r,repositories:i}=_,d=h("usages");if(_.
usages.length===0){const o=`${h("repositories")} needs ${d}; set it to the usages files of the repositories`;return i.length===0?[]:[o]}const w=d.startsWith("--")?
`repeat ${d}`:`write one a line in ${d}`,P="set it for `tf-disco usages`, which reads the files of the repository";return[[E.length>0,"scan",`${P}; to check sev\
eral files, ${w}`],[M.length>0,"exclude",P],[p.length>0,"roots",P],[a.name!=="auto","dialect",P],[r,"changed-only","remove it: usages files do not say what a pu\
ll request changes"]].filter(([o])=>o).map(([,o,c])=>`${h(o)} cannot be used together with ${d}; ${c}`)}}),7773:((O,j,u)=>{u.d(j,{f:()=>h,y:()=>_});var f=u(4091),
l=u(3474),$=u(7630);const S={hostnames:{kind:l.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a\
 service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:l.p_("PATH",f.Ju),help:"Directories, f\
iles or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:l.p_("GLOB",f.Ju),help:"Globs of directo\
ries and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{field:"allowedHosts",kind:l.p_("HOST",$.jM),help:"All\
owlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed."},"require\
d-services":{field:"requiredServices",kind:l.p_("SERVICE",$.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default:\
 any one usable service."},dialect:{kind:l.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terr\
aform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},b={usages:{kind:l.p_("FILE",f.Ju),help:"Files that `tf-disco usages \
--format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:l.p_("OWNER/NAME",
$.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},T={depth:{kind:l.Yq("dis\
covery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `pack\
ages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:l.p_("GLOB",f.Ju),help:"Globs of the dir\
ectories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:l.p_("OS_ARCH",$.Kd),help:"Platforms that p\
roviders must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},upgrade:{kind:l.lx,help:"Predict `\
init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{field:"maxRequests",kind:l.ai({min:1,max:1e5,whole:!0}),help:"Maximu\
m number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},k={tokens:{
kind:l.p_("HOST=TOKEN",$.IL,$.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{field:"cliConfig",
kind:l.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},y={"timeout-seconds":{field:"timeoutMs",kind:l.
lq(l.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI\
 waits, and 10 for a helper."},retries:{kind:l.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, \
429 and 5xx.",default:"3"},concurrency:{kind:l.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-\
seconds":{field:"deadlineMs",kind:l.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and \
the check fails.",default:"600"},"ca-file":{field:"caFile",kind:l.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{
kind:l.p_("HOST=ADDRESS",$.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match \
the host."}},g={"certificate-days":{field:"certificateDays",kind:l.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires w\
ithin this many days.",default:"21"},"slow-seconds":{field:"slowMs",kind:l.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"f\
ail-on":{field:"failOn",kind:l.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{
kind:l.p_("CODE",$.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."},report:{
kind:l.p_("FILE",$.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.code\
quality.json` (GitLab)."},history:{kind:l.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept \
from run to run."},badge:{kind:l.xH("FILE",$.eX),help:"JSON file for a badge of shields.io to write."}},A={"changed-only":{field:"changedOnly",kind:l.lx,help:"I\
n pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:l.Yq("never","on-failure","alwa\
ys"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"neve\
r"},issue:{kind:l.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: w\
rite`.",default:"never"},"issue-labels":{field:"issueLabels",kind:l.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to f\
ind the issue again.",default:"registry-health"},"issue-open-after":{field:"issueOpenAfter",kind:l.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a \
host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{field:"issueCloseAfter",kind:l.ai({min:1,max:20,whole:!0}),help:"\
Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{field:"githubTo\
ken",kind:l.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},I={...S,...b,...T,...k,...y,...g,...A},
_=l.KT(I),h=[["What to check",l.KT(S)],["Many repositories",l.KT(b)],["Following `init`",l.KT(T)],["Credentials",l.KT(k)],["Network",l.KT(y)],["Result",l.KT(g)]]}),
6875:((O,j,u)=>{u.d(j,{Ip:()=>l,VG:()=>f,VJ:()=>S,v7:()=>$});class f{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(T){
this.#n??=T,this.#e.abort()}}const l=(b,T)=>{const k=setTimeout(T,b);return()=>clearTimeout(k)};function $(b,{startTimer:T,stop:k}){return new Promise(y=>{const g=()=>{
A(),k.signal.removeEventListener("abort",g),y()},A=T(b,g);k.signal.addEventListener("abort",g)})}function S(b,T){const k=/^\d+$/.test(b??"")?Number(b)*1e3:Date.
parse(b??"")-T;return Number.isNaN(k)?null:k}}),2613:(O=>{O.exports=process.getBuiltinModule("assert")}),4434:(O=>{O.exports=process.getBuiltinModule("events")}),
9896:(O=>{O.exports=process.getBuiltinModule("fs")}),8611:(O=>{O.exports=process.getBuiltinModule("http")}),5692:(O=>{O.exports=process.getBuiltinModule("https")}),
9278:(O=>{O.exports=process.getBuiltinModule("net")}),4589:(O=>{O.exports=process.getBuiltinModule("node:assert")}),6698:(O=>{O.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(O=>{O.exports=process.getBuiltinModule("node:buffer")}),1421:(O=>{O.exports=process.getBuiltinModule("node:child_process")}),7598:(O=>{
O.exports=process.getBuiltinModule("node:crypto")}),3053:(O=>{O.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(O=>{O.exports=process.getBuiltinModule(
"node:dns")}),8474:(O=>{O.exports=process.getBuiltinModule("node:events")}),3024:(O=>{O.exports=process.getBuiltinModule("node:fs")}),7067:(O=>{O.exports=process.
getBuiltinModule("node:http")}),2467:(O=>{O.exports=process.getBuiltinModule("node:http2")}),7030:(O=>{O.exports=process.getBuiltinModule("node:net")}),8161:(O=>{
O.exports=process.getBuiltinModule("node:os")}),6760:(O=>{O.exports=process.getBuiltinModule("node:path")}),3916:(O=>{O.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(O=>{O.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(O=>{O.exports=process.getBuiltinModule("node:querystring")}),99:(O=>{O.exports=
process.getBuiltinModule("node:sqlite")}),7075:(O=>{O.exports=process.getBuiltinModule("node:stream")}),7830:(O=>{O.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(O=>{O.exports=process.getBuiltinModule("node:timers/promises")}),1692:(O=>{O.exports=process.getBuiltinModule("node:tls")}),3136:(O=>{O.exports=
process.getBuiltinModule("node:url")}),7975:(O=>{O.exports=process.getBuiltinModule("node:util")}),3429:(O=>{O.exports=process.getBuiltinModule("node:util/types")}),
5919:(O=>{O.exports=process.getBuiltinModule("node:worker_threads")}),8522:(O=>{O.exports=process.getBuiltinModule("node:zlib")}),857:(O=>{O.exports=process.getBuiltinModule(
"os")}),6928:(O=>{O.exports=process.getBuiltinModule("path")}),4756:(O=>{O.exports=process.getBuiltinModule("tls")}),9023:(O=>{O.exports=process.getBuiltinModule(
"util")})},he={};function Z(O){var j=he[O];if(j!==void 0)return j.exports;var u=he[O]={exports:{}},f=!0;try{ge[O](u,u.exports,Z),f=!1}finally{f&&delete he[O]}return u.
exports}Z.m=ge,typeof Z<"u"&&(Z.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var O=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",u=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",f=$=>{$&&$.d<1&&($.d=1,$.forEach(S=>S.r--),$.forEach(S=>S.r--?S.r++:S()))},l=$=>$.map(S=>{if(S!==null&&typeof S=="ob\
ject"){if(S[O])return S;if(S.then){var b=[];b.d=0,S.then(y=>{T[j]=y,f(b)},y=>{T[u]=y,f(b)});var T={};return T[O]=y=>y(b),T}}var k={};return k[O]=y=>{},k[j]=S,k});
Z.a=($,S,b)=>{var T;b&&((T=[]).d=-1);var k=new Set,y=$.exports,g,A,I,_=new Promise((h,E)=>{I=E,A=h});_[j]=y,_[O]=h=>(T&&h(T),k.forEach(h),_.catch(E=>{})),$.exports=
_,S(h=>{g=l(h);var E,M=()=>g.map(a=>{if(a[u])throw a[u];return a[j]}),p=new Promise(a=>{E=()=>a(M),E.r=0;var r=i=>i!==T&&!k.has(i)&&(k.add(i),i&&!i.d&&(E.r++,i.
push(E)));g.map(i=>i[O](r))});return E.r?p:M()},h=>(h?I(_[u]=h):A(y),f(T))),T&&T.d<0&&(T.d=0)}})(),(()=>{var O=Object.getPrototypeOf?u=>Object.getPrototypeOf(u):
u=>u.__proto__,j;Z.t=function(u,f){if(f&1&&(u=this(u)),f&8||typeof u=="object"&&u&&(f&4&&u.__esModule||f&16&&typeof u.then=="function"))return u;var l=Object.create(
null);Z.r(l);var $={};j=j||[null,O({}),O([]),O(O)];for(var S=f&2&&u;typeof S=="object"&&!~j.indexOf(S);S=O(S))Object.getOwnPropertyNames(S).forEach(b=>$[b]=()=>u[b]);
return $.default=()=>u,Z.d(l,$),l}})(),Z.d=(O,j)=>{for(var u in j)Z.o(j,u)&&!Z.o(O,u)&&Object.defineProperty(O,u,{enumerable:!0,get:j[u]})},Z.f={},Z.e=O=>Promise.
all(Object.keys(Z.f).reduce((j,u)=>(Z.f[u](O,j),j),[])),Z.u=O=>({0:"9",9:"9",69:"69",120:"120",272:"120",325:"9",545:"120",558:"558",748:"558",789:"9",868:"120",
909:"558",977:"120",992:"558"}[O]??O)+".index.js",Z.o=(O,j)=>Object.prototype.hasOwnProperty.call(O,j),Z.r=O=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
O,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(O,"__esModule",{value:!0})},(()=>{var O={371:0,792:0},j=u=>{var{ids:f,modules:l,runtime:$}=u,S,b,T=0;
for(S in l)Z.o(l,S)&&(Z.m[S]=l[S]);for($&&$(Z);T<f.length;T++)b=f[T],Z.o(O,b)&&O[b]&&O[b][0](),O[f[T]]=0};Z.late=(u,f)=>{for(const l of u){if(O[l]===0)continue;
const{createRequire:$}=process.getBuiltinModule("module");j($(import.meta.url)("./"+Z.u(l)))}return Z(f)},Z.f.j=(u,f)=>{var l=Z.o(O,u)?O[u]:void 0;if(l!==0)if(l)
f.push(l[1]);else{var $=import("./"+Z.u(u)).then(j,S=>{throw O[u]!==0&&(O[u]=void 0),S}),$=Promise.race([$,new Promise(S=>l=O[u]=[S])]);f.push(l[1]=$)}}})();var pe={};
Z.d(pe,{C:()=>Se,a:()=>Re});const Se=()=>Promise.all([Z.e(558),Z.e(992),Z.e(371),Z.e(748),Z.e(909)]).then(Z.bind(Z,2909)),Re=()=>Promise.all([Z.e(371),Z.e(69)]).
then(Z.bind(Z,9069));var be=pe.C,ke=pe.a;export{be as runAction,ke as runCli};
