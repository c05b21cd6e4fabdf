var _e={3368:((p,j,u)=>{u.d(j,{rv:()=>ye,cA:()=>Te});var c=u(1831),r=u(2713),E=u(7630),S=u(1064),L=u(7251),b=u(8408);const w=4;function M(U,W){let B={text:U,starts:null};
for(let J=0;J<w&&B!==null;J+=1)W(T(B,U.length)),B=y(B,U.length)}const R="\u2026",N=32,F=Uint16Array.from({length:128},(U,W)=>{const B=String.fromCharCode(W);return W<=
N||W===127?N:({"-":"+",_:"/"}[B]??B).toLowerCase().charCodeAt(0)});function k(U){return U===R?U:/[\s\x80-\x9f]/.test(U)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(U)?"":U.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let A=new Uint16Array(1024),v=new Uint32Array(1025);function h(U){if(U<A.length)return;
const[W,B]=[new Uint16Array(2*U),new Uint32Array(2*U+1)];W.set(A),B.set(v),A=W,v=B}function T({text:U,starts:W},B){h(U.length);let J=0;for(let I=0;I<U.length;I+=
1){const z=U.charCodeAt(I),Y=W===null?I:W[I]??B;if(z<128){J=P(F[z]??N,Y,J);continue}const X=String.fromCodePoint(U.codePointAt(I)??0),Z=k(X);h(J+Z.length+U.length-
I);for(let Q=0;Q<Z.length;Q+=1)J=P(Z.charCodeAt(Q),Y,J);I+=X.length-1}return v[J]=B,{codes:A.subarray(0,J),starts:v.subarray(0,J+1)}}function P(U,W,B){return U===
N&&B>0&&A[B-1]===N?B:(A[B]=U,v[B]=W,B+1)}const i={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},a=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
d=/[%\\&]|xn--/i;function y({text:U,starts:W},B){if(!d.test(U))return null;let J="";const I=[];let z=0;const Y=Z=>W===null?Z:W[Z]??B,X=Z=>{for(let Q=z;Q<Z;Q+=1)
I.push(Y(Q));J+=U.slice(z,Z)};for(const Z of U.matchAll(a)){X(Z.index),z=Z.index+Z[0].length;for(const{written:Q,at:se}of D(Z)){J+=Q;for(let re=0;re<Q.length;re+=
1)I.push(Y(Z.index+se))}}return z===0?null:(X(U.length),{text:J,starts:I})}function D(U){const[W,B,J,I,z,Y,X,Z,Q,se]=U;if(B!==void 0)return $(B);if(se!==void 0)
return[{written:(0,b.mI)(se.toLowerCase()),at:0}];const re=J??I??Z;return H(re!==void 0?t(Number.parseInt(re,16)):X!==void 0?t(Number(X)):Q!==void 0?i[Q]??W:z??
(Y===void 0?"":" "))}const H=U=>[{written:U,at:0}],t=U=>U<=1114111?String.fromCodePoint(U):"\uFFFD",_=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function $(U){const W=U.startsWith("%")?3:4,B=U.replace(/(?:%|\\x)(..)/g,(J,I)=>String.fromCharCode(Number.parseInt(I,16)));return Array.from(B.matchAll(_),({0:[
J="",...I],index:z})=>{const Y=J.charCodeAt(0),X=I.reduce((Z,Q)=>Z<<6|Q.charCodeAt(0)&63,I.length===0?Y:Y&63>>I.length);return{written:t(X),at:W*z}})}const f="*\
**",o=12,m=4,g=200;function C(U){const W=e(U);return W===null?null:(B,J)=>{const I=[];return M(B,z=>n(z,B,W,I)),I.length===0?B:l(B,I,J)}}function e(U){const W=[];
for(const X of(0,L.x)(U))M(X,({codes:Z})=>{Z.length>=r.Il&&W.push(Z.slice())});if(W.length===0)return null;const B=new Uint16Array(W.reduce((X,{length:Z})=>X+Z,
0)),J=Array.from({length:o+1},()=>[]),I=Array.from({length:o},()=>[]);let z=0;for(const X of W){const{length:Z}=X;B.set(X,z);for(let se=0;se+o<Z;se+=m)J[o]?.push(
z+se);const Q=Math.min(Z,o);J[Q]?.push(z+Z-Q);for(let se=r.Il;se<Q;se+=1)I[se]?.push(z);z+=Z}const Y=(X,Z)=>X.length===0?[]:[new G(Z,B,X)];return{pieces:J.flatMap(
Y),heads:I.flatMap(Y).reverse()}}function n({codes:U,starts:W},B,{pieces:J,heads:I},z){const Y=(Q,se)=>{const re=U[Q]===N?Q+1:Q;let ie=U[se-1]===N?se-1:se;for(;ie<
U.length&&W[ie]===W[ie-1];)ie+=1;const ae=W[re]??0,me=W[ie]??B.length,le=z.at(-1);le===void 0||ae<le.from||ae>le.to?z.push({from:ae,to:me}):z[z.length-1]={from:le.
from,to:Math.max(le.to,me)}};for(const Q of J)Q.search(U,Q.length===o?m-1:0,Y);const X=Q=>{const se=I.find(re=>re.hasAt(U,Q-re.length));se!==void 0&&Y(Q-se.length,
Q)},Z=R.charCodeAt(0);for(let Q=U.indexOf(Z);Q>=0;Q=U.indexOf(Z,Q+1))X(Q);B.length>=g&&X(U.length)}function l(U,W,B){let J="",I=0;for(const z of W.toSorted((Y,X)=>Y.
from-X.from))z.to<=I||B.size>0&&x(U,z,B)||((z.from>I||I===0)&&(J+=U.slice(I,z.from)+f),I=z.to);return J+U.slice(I)}const s=U=>U<"\x80"?/[a-z\d.:-]/i.test(U):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(U),O=260;function x(U,{from:W,to:B},J){const I=X=>Math.max(W-X,X-B)<O&&s(U[X]??"");let z=W;for(;I(z-1);)z-=1;let Y=B;for(;I(Y);)Y+=1;for(;Y>B&&/[.:]/.test(
U[Y-1]??"");)Y-=1;return J.has(U.slice(z,Y))}const V=16777619,K=2654435761;class G{length;#e;#n;#s;#t;constructor(W,B,J){this.length=W,this.#e=B;const I=Math.max(
4,Math.ceil(Math.log2(2*J.length+1)));this.#n=new Int32Array(2**I).fill(-1),this.#s=32-I;let z=1;for(let Y=1;Y<W;Y+=1)z=Math.imul(z,V);this.#t=z;for(const Y of J)
this.#n[this.#c(B,Y,this.#i(B,Y))]=Y}hasAt(W,B){return B<0||B+this.length>W.length?!1:this.#o(W,B,this.#i(W,B))>=0}search(W,B,J){const I=this.length;if(W.length<
I)return;let z=this.#i(W,0);for(let Y=0;;Y+=1){const X=this.#o(W,Y,z);if(X>=0){let[Q,se]=[0,I];for(;Q<B&&this.#r(W,Y,X,-1-Q);)Q+=1;for(;se<I+B&&this.#r(W,Y,X,se);)
se+=1;J(Y-Q,Y+se)}if(Y+I>=W.length)return;const Z=z-Math.imul(W[Y]??0,this.#t);z=Math.imul(Z,V)+(W[Y+I]??0)|0}}#o(W,B,J){return this.#n[this.#c(W,B,J)]??-1}#r(W,B,J,I){
const z=W[B+I];return z!==void 0&&z===this.#e[J+I]}#c(W,B,J){let I=Math.imul(J^J>>>15,K)>>>this.#s;for(;;){const z=this.#n[I]??-1;if(z<0||this.#a(z,W,B))return I;
I=I+1===this.#n.length?0:I+1}}#a(W,B,J){for(let I=0;I<this.length;I+=1)if(!this.#r(B,J,W,I))return!1;return!0}#i(W,B){let J=0;for(let I=B;I<B+this.length;I+=1)J=
Math.imul(J,V)+(W[I]??0)|0;return J}}const q=64,te=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","serv\
icesFrom","requirements"]),ne=new Set(["value","login"]),oe=(U,W)=>te.has(U)||U==="client"&&S.Du.some(B=>B===W),ce=new Set;function fe(U){return ue(()=>{const W=C(
U);return W===null?B=>B:(B,J=ce)=>ue(()=>Ae(Oe(I=>W(I,J)))(B))})}function ue(U){try{return U()}catch{throw new Error("tokens could not be hidden")}}const ge=1e4,
Ee=200,ve=100;function Oe(U){const W=new Map;return B=>{const J=W.get(B);if(J!==void 0)return J;const I=U(B);return B.length<=Ee&&W.size<ge&&W.set(B,I),I}}function Ae(U){
const W={ours:new Map,theirs:new Map},B=(I,z,Y)=>{if(Array.isArray(I)){const se=I.map(re=>J(re,z+1,Y));return se.every((re,ie)=>re===I[ie])?I:se}let X=!0;const Z=Object.
entries(I).map(([se,re])=>{if(Y==="ours"&&oe(se,re))return[se,re];const ie=J(re,z+1,ne.has(se)?"theirs":Y),ae=U(se);return X&&=ae===se&&ie===re,[ae,ie]}),Q=Object.
getPrototypeOf(I)===Object.prototype;return X&&Q?I:Object.fromEntries(Z)},J=(I,z,Y)=>{if(typeof I=="string")return U(I);if(z>q)return null;if(typeof I!="object"||
I===null)return I;const X=W[Y].get(I)??B(I,z,Y),Z=Array.isArray(I)&&I.length>ve;return(X!==I||Z)&&W[Y].set(I,X),X};return I=>J(I,0,"ours")}function Te(U,W,B=()=>{}){
const J=new Map;let I=null;const z=X=>{const Z=X.filter(Q=>!J.has(Q.reveal()));if(Z.length!==0){for(const Q of Z)J.set(Q.reveal(),Q);I=null,B(Z)}};return ue(()=>z(
Se(U,W))),{learn:X=>ue(()=>z([X])),redact:(X,Z)=>(I??=fe([...J.values()]),I(X,Z))}}const we="tf-disco crashed, and the description of the crash could not be cle\
ared of tokens";function ye(U,{redact:W}){try{return U(W)}catch{return we}}const pe=U=>(0,c.Pv)(U).ok,$e=U=>U.includes(".")&&pe(U);function Se(U,W){const B=(0,E.
vk)(U.tokens??"").flatMap(I=>{const z=I.indexOf("="),Y=I.slice(z+1).trim(),X=z<0?"":I.slice(0,z).trim();return X!==""&&(!pe(X)||!X.includes(".")&&$e(Y))?[Y,X,I]:
[Y]}),J=Object.entries(W).flatMap(([I,z])=>I.startsWith(c.xV)&&z!==void 0?[z]:[]);return[...B,...J,U["github-token"]?.trim()??""].filter(I=>I!=="").map(I=>new r.
ou(I))}}),7251:((p,j,u)=>{u.d(j,{K:()=>N,x:()=>w});var c=u(4091),r=u(6979),E=u(2713);function S(k){const A=k.reveal(),v=/[\r\n]/.test(A)?A.split(/[\r\n]+/):[];return[
A,...v].filter(h=>h.trim().length>=E.Il)}const L=k=>[...new Set([k,Buffer.from(k).toString("latin1")])],b=k=>["","x","xx"].flatMap(A=>{const v=Buffer.from(A+k).
toString("base64"),h=v.slice(Math.ceil(A.length*4/3)).replace(/=+$/,"");return v.endsWith("=")?[h.slice(0,-1),h]:[h]});function*w(k){const A=k.flatMap(S).map(v=>v.
trim());for(const v of new Set(A.flatMap(L)))yield v,v.includes(" ")&&(yield v.replaceAll(" ","+")),yield*b(v),yield Buffer.from(v).toString("hex")}const M=16*1024,
R=1024*1024;function N(k){let A=R;return v=>{const h=v.flatMap(S).flatMap(P=>[P,P.trim()]),T=[];for(const P of new Set(h.flatMap(L))){if(P.length>M||A<0)continue;
const i=F(P).filter(a=>a.trim().length>=E.Il);T.push(...i),A-=i.join("").length}k([...new Set([...h,...T])])}}function F(k){const A=(0,r.ft)(k),v=(0,c.ol)(k).slice(
1,-1),h=[encodeURIComponent(k.toWellFormed()),...A.ok?[A.value]:[]],T=b(k),P=Buffer.from(k).toString("hex");return[k,k.toLowerCase(),v,JSON.stringify(k).slice(1,
-1),...h,...h.map(i=>i.replace(/%[0-9A-F]{2}/g,a=>a.toLowerCase())),...T,...T.map(i=>i.replaceAll("+","-").replaceAll("/","_")),P,P.toUpperCase()]}}),1342:((p,j,u)=>{
u.d(j,{A3:()=>R,f8:()=>F,hM:()=>M,mk:()=>b,qW:()=>v});var c=u(3024),r=u(6760),E=u(3592),S=u(5747);const L=64*1024;function*b(i){let a="";for(const d of i)a+=d,!(a.
length<L)&&(yield a,a="");a!==""&&(yield a)}const w={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the dir\
ectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class M extends Error{name="ExplainedError"}function R(i){
if(i instanceof M)return i.message;if(!N(i))return`${String(i)}; this is a bug of tf-disco, please report it at ${E.xV}`;const a=w[i.code];return`${i.message.split(
", ")[0]}${a===void 0?"":`; ${a}`}`}const N=i=>typeof i=="object"&&i!==null&&"syscall"in i&&"code"in i;function F(i,a,d){const y=A(c.realpathSync(i),a),D=(0,r.basename)(
a);k((0,r.join)(y,D));const H=(0,r.join)(y,`.${D.slice(0,60)}.${Math.random().toString(36).slice(2)}`),t=c.openSync(H,"wx");try{(0,S.ET)(t,()=>{for(const _ of d)
c.writeFileSync(t,_)}),c.renameSync(H,(0,r.join)(y,D))}catch(_){throw c.rmSync(H,{force:!0}),_}}function k(i){const a=c.lstatSync(i,{throwIfNoEntry:!1});if(a===
void 0||a.isFile()||a.isSymbolicLink())return;const d=a.isDirectory()?"is a directory":"is not a regular file";throw new M(`it ${d}; choose another path`)}function A(i,a){
const d=(0,r.resolve)(i,a),y=P(i,d);if(!y&&!(0,r.isAbsolute)(a))throw new M(`it is outside ${i}; use an absolute path if that is intended`);const D=y?i:(0,r.parse)(
d).root;return(0,r.relative)(D,(0,r.dirname)(d)).split(r.sep).filter(Boolean).reduce((t,_)=>h(t,_,i),D)}function v(i,a){const d=c.realpathSync(i);return T(A(d,a),
(0,r.basename)(a),d)}function h(i,a,d){const y=(0,r.join)(i,a);try{c.lstatSync(y,{throwIfNoEntry:!1})===void 0&&c.mkdirSync(y)}catch(D){if((0,S.Oj)(D)!=="EEXIST")
throw D}return T(i,a,d)}function T(i,a,d){const y=(0,r.join)(i,a);if(!c.lstatSync(y,{throwIfNoEntry:!1})?.isSymbolicLink())return y;const D=c.realpathSync(y);if(!P(
d,i)||P(d,D))return D;throw new M(`the link ${(0,r.relative)(d,y)} leads outside ${d}; remove it or choose another path`)}function P(i,a){const d=(0,r.relative)(
i,a);return d!==".."&&!d.startsWith(`..${r.sep}`)&&!(0,r.isAbsolute)(d)}}),5747:((p,j,u)=>{u.d(j,{$r:()=>P,ET:()=>k,Mc:()=>v,N0:()=>A,Oj:()=>F,io:()=>M,v2:()=>T,
wX:()=>h,yR:()=>w});var c=u(4573),r=u(3024);const E=16*1024*1024,S=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),L=Buffer.allocUnsafeSlow(
256*1024);let b=L;function w(i,a=E){const d=R(i,a);if(!Buffer.isBuffer(d))return d;const y=d.toString("utf8"),D=!y.includes("\uFFFD")||(0,c.isUtf8)(d);return{ok:!0,
text:y,isUtf8:D,bytes:d.length}}function M(i,a){const d=R(i,a);return Buffer.isBuffer(d)?Buffer.from(d):null}function R(i,a){try{return k(r.openSync(i,S),d=>{const y=r.
readSync(d,L,0,L.length,null);return y<L.length?L.subarray(0,y):N(d,a)})}catch(d){return{ok:!1,failure:{kind:"error",code:F(d)}}}}function N(i,a){const{size:d}=r.
fstatSync(i);if(d>a||d<L.length)return{ok:!1,failure:{kind:"size",bytes:d,maxBytes:a}};b.length<d&&(b=Buffer.allocUnsafeSlow(Math.min(2*d,a)));let y=0;for(;y<d;){
const D=r.readSync(i,b,y,d-y,y);if(D===0)break;y+=D}return b.subarray(0,y)}function F(i){if(!(typeof i=="object"&&i!==null&&"code"in i)||typeof i.code!="string")
throw i;return i.code}function k(i,a){try{return a(i)}finally{r.closeSync(i)}}function A(i,a){try{return i()}catch(d){return F(d),a}}const v=i=>A(()=>r.readdirSync(
i,{withFileTypes:!0}),[]),h=i=>v(i).map(({name:a})=>a).sort(),T=i=>v(i).flatMap(a=>a.isDirectory()?a.name:[]);function P(i){try{const a=r.realpathSync(i),d=r.statSync(
a);return d.isFile()?{kind:"file",path:a}:{kind:d.isDirectory()?"directory":"special",path:a}}catch(a){return{kind:"error",code:F(a)}}}}),6181:((p,j,u)=>{u.d(j,
{RY:()=>E,n7:()=>b,r5:()=>c});function c(w){if(!w.includes(":"))return r(w);const M=w.indexOf("%");return M===w.length-1?null:S(M<0?w:w.slice(0,M))}function r(w){
const M=w.split("."),R=M.length===4&&M.every(F=>/^(0|[1-9]\d{0,2})$/.test(F)),N=M.map(Number);return R&&N.every(F=>F<=255)?N:null}function E(w){const M=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.
test(w)?URL.parse(`http://${w}`):null;return M&&r(M.hostname)}function S(w){const M=/^[\da-f:.]+$/i.test(w)?URL.parse(`http://[${w}]`):null;if(M===null)return null;
const[R=[],N=[]]=M.hostname.slice(1,-1).split("::").map(k=>k.split(":").filter(Boolean)),F=Array(8-R.length-N.length).fill("0");return[...R,...F,...N].flatMap(k=>{
const A=Number.parseInt(k,16);return[A>>8,A&255]})}const L=[0,0,0,0,0,0,0,0,0,0,255,255].join();function b(w){const M=c(w)??[];return M.slice(0,12).join()===L?M.
slice(12).join("."):w}}),3307:((p,j,u)=>{u.d(j,{f:()=>g,ap:()=>m,Gv:()=>N,HT:()=>a,I:()=>t,IL:()=>H,Ey:()=>i,AN:()=>o});const c=10,r=["more than 10000 levels of\
 nesting","nest brackets less deeply"],E=["number too large for a 64-bit float","use a smaller number"],S=["the text ends before the JSON value is complete","ch\
eck that the file was not truncated"],L=["trailing comma","remove the comma"];function b(n,l){return l===n.length?S:n[l]==="\\"?["invalid escape sequence in a s\
tring",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}const w=[[/^(?:\/[/*]|#)/,"c\
omment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use\
 straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function M(n,l,s){for(const[O,...x]of w)if(O.test(n))return x;switch(l){case"va\
lue":return/^[}\]:]/.test(n)?["missing value","add the value"]:/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zeros"]:["unknown wo\
rd","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the key in double quotation ma\
rks"];case"colon":return["missing colon after a key","add the colon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.
test(n)?["wrong closing bracket",`write ${s}`]:["missing comma","add the comma"]}}function R(n,l,[s,O]){let[x,V]=[1,1];for(let K=0;K<l;K+=1){const G=n.charCodeAt(
K);G===c?(x+=1,V=1):(G<56320||G>57343)&&(V+=1)}return{why:`line ${x}, column ${V}: ${s}`,advice:O}}const N=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),F=1e4,
k=34,A=44,v=58,h=91,T=123,P=125,i=(n,l)=>new d(n,l).run(),a=(n,l)=>new d(n,null).run(l);class d{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(l,s){
this.#e=l,this.#n=s}run(l="whole"){const s=this.#e,O=this.#s,x=o(s,0);for(let K=x,G=0;K<s.length;K=o(s,G)){const q=s.charCodeAt(K);if(G=this.#u(K,q),G<0)return this.#h(
K,~G);if(this.#t==="next"&&O.length===1&&this.#n?.(this.#c,G,this.#a,this.#i),l==="first"&&this.#t==="next"&&O.length===0)return null;this.#o=q,this.#r=K}return this.#t!==
"next"||O.length>0?R(s,s.length,S):this.#n!==null&&this.#l>=0&&s.charCodeAt(x)===T?R(s,this.#l,E):null}#u(l,s){const O=this.#s[this.#s.length-1];if(s===O&&(this.#t===
"next"||y(this.#o)))return this.#s.pop(),this.#t="next",l+1;switch(this.#t){case"value":return this.#f(l,s);case"key":return s===k?this.#d(l):~l;case"colon":return s!==
v?~l:(this.#t="value",l+1);case"next":return s!==A||O===void 0?~l:(this.#t=O===P?"key":"value",l+1)}}#f(l,s){const O=this.#s.length;if(O===1&&(this.#c=l),y(s))return O===
F?~l:(this.#s.push(s+2),this.#t=s===T?"key":"value",l+1);const x=s===k,V=x?m(this.#e,l):g(this.#e,l);return V<0||(!x&&this.#l<0&&e(this.#e,l,V)&&(this.#l=l),this.#t=
"next"),V}#d(l){const s=m(this.#e,l);return this.#s.length===1&&(this.#a=l,this.#i=s),this.#t="colon",s}#h(l,s){const O=this.#e,x=O.charCodeAt(l),V=this.#s.at(-1);
if(s>l)return R(O,s,b(O,s));if(this.#t==="value"&&y(x))return R(O,l,r);if(x===V&&this.#o===A)return R(O,this.#r,L);const K=V===void 0?void 0:String.fromCharCode(
V),G=M(O.slice(l,l+2),this.#t,K);return R(O,l,G)}}const y=n=>n===T||n===h,D=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function H(n){return n.startsWith('"')?t(n):n.includes("\\u")?JSON.parse(n.replace(D,(l,s)=>s===void 0?l:"\\ufffd")):JSON.parse(n)}function t(n){return JSON.parse(
n).toWellFormed()}const _=32,$=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,f=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function o(n,l){let s=l;for(;s<n.length&&!(n.charCodeAt(s)>_||!` 	
\r`.includes(n.charAt(s)));s+=1);return s}function m(n,l){let s=l+1;for($.lastIndex=s;$.test(n);)s=$.lastIndex;return n.charCodeAt(s)===k?s+1:~s}function g(n,l){
return f.lastIndex=l,f.test(n)?f.lastIndex:~l}const C=5,e=(n,l,s)=>s-l>=C&&Math.abs(Number(n.slice(l,s)))===1/0}),4091:((p,j,u)=>{u.d(j,{D3:()=>S,Ju:()=>A,TR:()=>v,
_6:()=>R,iP:()=>k,ol:()=>E});const c=`"\\\x07\b\f
\r	\v`,r='"\\abfnrtv',E=h=>`"${L(h.toWellFormed())}"`;function S(h,T){const P=new TextEncoder,{read:i,written:a}=P.encodeInto(h,new Uint8Array(T)),d=P.encode(h.
slice(i,i+2)).subarray(0,T-a),y=Array.from(d,D=>`\\x${w(D,2)}`).join("");return`"${L(h.slice(0,i).toWellFormed())}${y}"`}function L(h){return/^[ !#-[\]-~]*$/.test(
h)?h:h.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),b)}function b(h){const T=h.codePointAt(0)??0;return c.includes(h)?`\\${r[c.indexOf(h)]}`:T<128?`\\x${w(T,
2)}`:T<65536?`\\u${w(T,4)}`:`\\U${w(T,8)}`}const w=(h,T)=>h.toString(16).padStart(T,"0"),M=new TextDecoder("utf-8",{ignoreBOM:!0});function R(h){const T=M.decode(
h);return T.includes("\uFFFD")?M.decode(F(h)):T}const N=255;function F(h){const T=new Uint8Array(h),P=i=>((h[i]??0)&192)===128;for(const[i,a]of h.entries()){if(a<
224)continue;P(i+1)&&P(i+2)&&(a<240||P(i+3))||(T[i]=N)}return T}function k(h){let T="";for(const P of h)T+=String.fromCharCode(P);return T}const A=h=>({ok:!0,value:h}),
v=h=>({ok:!1,why:h})}),6979:((p,j,u)=>{u.d(j,{Ge:()=>a,V$:()=>R,ft:()=>N,h0:()=>T,xB:()=>P,y3:()=>F});var c=u(4091);const r=`!$&'()*+,;=:[]<>"`,E={path:"$&+,/:;\
=@",host:r,zone:r,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,L=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,
w=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,M=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function R(d,y){let D="";for(const{0:H,index:t}of d.matchAll(S))if(L.test(H)||
E[y].includes(H))D+=H;else{if(H==="%")return(0,c.TR)(h(d,t));if(H.startsWith("%")){const _=Number.parseInt(H.slice(1),16);if(A(_,y))return(0,c.TR)(`invalid URL \
escape "${H}"`);D+=v(_,y)}else if(H>"\x7F")D+=encodeURIComponent(H.toWellFormed());else{if(y==="host"||y==="zone")return(0,c.TR)(`invalid character ${(0,c.ol)(H)}\
 in host name`);D+=v(H.charCodeAt(0),y)}}return(0,c.Ju)(D)}function N(d){return d==="%2A"?(0,c.Ju)("*"):k(d,w)?(0,c.Ju)(d):R(d,"path")}const F=d=>k(d,M)?(0,c.Ju)(
d):R(d,"fragment"),k=(d,y)=>y.test(d)&&!b.test(d);function A(d,y){return y==="host"?d<128&&d!==37:y!=="zone"||d===37||d===32?!1:v(d,"zone").startsWith("%")}function v(d,y){
const D=String.fromCharCode(d);return L.test(D)||E[y].includes(D)?D:`%${d.toString(16).toUpperCase().padStart(2,"0")}`}const h=(d,y)=>`invalid URL escape ${(0,c.
D3)(d.slice(y,y+4),3)}`;function T(d){for(const y of d.split("&")){if(y.includes(";"))return"invalid semicolon separator in query";const[,...D]=/^([^=]*)=?(.*)$/s.
exec(y)??[];for(const H of D){const t=H.search(b);if(t>=0)return h(H,t)}}return null}function P(d){return d.split("&").flatMap(y=>{if(y===""||y.includes(";"))return[];
const[,...D]=/^([^=]*)=?(.*)$/s.exec(y)??[],[H,t]=D.map(_=>R(_.replaceAll("+","%20"),"query"));return H?.ok&&t?.ok?[[i(H.value),i(t.value)]]:[]})}const i=d=>d.replaceAll(
"%20","+"),a=d=>d.toSorted(([y],[D])=>y<D?-1:y>D?1:0).map(([y,D])=>`${y}=${D}`).join("&")}),4283:((p,j,u)=>{u.d(j,{Dl:()=>R,EN:()=>v,L5:()=>A,O2:()=>o,Pl:()=>F,
aR:()=>P,cz:()=>k,jr:()=>N,lv:()=>S,sX:()=>m,t5:()=>h});var c=u(6181),r=u(4091),E=u(6979);const S={opaque:"",user:null,omitHost:!1,query:"",fragment:""},L=/[^ -~\u0080-\u{10ffff}]/u,
b=/^([A-Za-z][A-Za-z0-9+.-]*):/,w=/^(?::[0-9]*)?$/,M=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function R(e){const[n,l]=f(e,"#"),s=i(n);if(!s.ok)return(0,r.TR)(`parse ${(0,r.
ol)(n)}: ${s.why}`);const O=(0,E.y3)(l);return O.ok?(0,r.Ju)({...s.value,fragment:O.value}):(0,r.TR)(`parse ${(0,r.ol)(e)}: ${O.why}`)}function N(e){const n=e.scheme===
""?"":`${e.scheme}:`,l=e.fragment===""?"":`#${e.fragment}`,s=e.opaque===""?t(e)+_(e):e.opaque;return[n,s,T(e),l].join("")}function F(e){const n=e.opaque.replace(
/^[^/]*@/,"");return N({...e,opaque:n,user:null,query:"",forceQuery:!1,fragment:""})}function k(e){const n=e.host.lastIndexOf(":"),l=n>=0&&w.test(e.host.slice(n)),
s=l?e.host.slice(0,n):e.host,O=s.startsWith("[")&&s.endsWith("]");return{name:$(O?s.slice(1,-1):s),port:l?e.host.slice(n+1):""}}const A=e=>e==="https"?443:80,v=e=>e.
includes(":")?`[${e}]`:e,h=e=>(e.opaque||e.path||"/")+T(e),T=({forceQuery:e,query:n})=>e||n!==""?`?${n}`:"";function P(e){if(e.user===null)return null;const n=`${e.
user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,l=>String.fromCharCode(Number.parseInt(l.slice(1),16)));return`Basic ${btoa(n)}`}function i(e){if(L.test(
e))return(0,r.TR)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,r.TR)("missing protocol scheme");const n=b.exec(e)?.[1]??"",l=n.toLowerCase(),
[s,O]=f(n===""?e:e.slice(n.length+1),"?"),x=O===""&&e.endsWith("?"),V={...S,host:"",path:"",scheme:l,query:O,forceQuery:x};return s.startsWith("/")?a(V,s):l!==""?
(0,r.Ju)({...V,opaque:s}):f(s,"/")[0].includes(":")?(0,r.TR)("first path segment in URL cannot contain colon"):d(V,s)}function a(e,n){if(!(n.startsWith("//")&&(e.
scheme!==""||!n.startsWith("///"))))return d({...e,omitHost:e.scheme!==""},n);const[s]=f(n.slice(2),"/"),O=s.lastIndexOf("@"),x=D(s.slice(O+1),e.scheme);if(!x.ok)
return x;const V=O<0?(0,r.Ju)(null):y(s.slice(0,O));return V.ok?d({...e,user:V.value,host:x.value},n.slice(2+s.length)):V}function d(e,n){const l=(0,E.ft)(n);return l.
ok?(0,r.Ju)({...e,path:l.value}):l}function y(e){if(!M.test(e))return(0,r.TR)("net/url: invalid userinfo");const[n,l]=f(e,":"),s=(0,E.V$)(n,"user");if(!s.ok)return s;
if(!e.includes(":"))return(0,r.Ju)({name:s.value,password:null});const O=(0,E.V$)(l,"user");return O.ok?(0,r.Ju)({name:s.value,password:O.value}):O}function D(e,n){
const l=e.lastIndexOf("[");if(l>0)return(0,r.TR)("invalid IP-literal");if(l===0)return H(e);const s=e.indexOf(":"),O=/^https?$/.test(n)?s:e.lastIndexOf(":"),x=O<
0?"":e.slice(O);return w.test(x)?(0,E.V$)(e,"host"):(0,r.TR)(`invalid port ${(0,r.ol)(x)} after host`)}function H(e){const n=e.lastIndexOf("]");if(n<0)return(0,r.
TR)("missing ']' in host");const l=e.slice(n+1);if(!w.test(l))return(0,r.TR)(`invalid port ${(0,r.ol)(l)} after host`);const s=e.slice(0,n).indexOf("%25"),O=s<0?
n:s,x=(0,E.V$)(e.slice(1,O),"host");if(!x.ok)return x;const V=(0,E.V$)(e.slice(O,n),"zone");if(!V.ok)return V;const K=$(x.value+V.value),G=(0,c.r5)(K);return G===
null?(0,r.TR)(`invalid host: ParseAddr(${(0,r.ol)(K)}): unable to parse IP`):G.length===4?(0,r.TR)("invalid IP-literal"):(0,r.Ju)(`[${x.value}${V.value}]${l}`)}
function t(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||e.path===""))return"";const l=e.user?.password??null;return`//${(e.user?.name??"")+(l===
null?"":`:${l}`)}${e.user===null?"":"@"}${e.host}`}function _(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&t(e)===""&&
f(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}const $=e=>e.replace(/(?:%[0-9A-F]{2})+/g,n=>(0,r._6)(Uint8Array.from(n.slice(1).split("%"),l=>Number.parseInt(
l,16))));function f(e,n){const l=e.indexOf(n);return l<0?[e,""]:[e.slice(0,l),e.slice(l+n.length)]}function o(e,n){const l=R(n);return l.ok?(0,r.Ju)(m(e,l.value)):
l}function m(e,n){if(n.scheme!==""||n.host!==""||n.user!==null){const K=n.scheme===""?e.scheme:n.scheme;return{...n,scheme:K,path:C(n.path)}}const{scheme:l}=e,s=n.
path===""&&!n.forceQuery&&n.query==="",O=s?e.query:n.query,x=s&&n.fragment===""?e.fragment:n.fragment;if(n.path===""&&e.opaque!=="")return{...n,scheme:l,query:O,
fragment:x,opaque:e.opaque};const V=C(g(e.path,n.path));return{...n,scheme:l,query:O,fragment:x,user:e.user,host:e.host,path:V}}function g(e,n){return n===""?e:
n.startsWith("/")?n:e.slice(0,e.lastIndexOf("/")+1)+n}function C(e){if(e==="")return"";const n=e.split("/"),l=[];for(const V of n)V===".."?(l.pop(),l.length===1&&
l[0]===""&&l.pop()):V!=="."?l.push(V):l.length===0&&l.push("");const s=n.at(-1),O=`/${l.join("/")}${s==="."||s===".."?"/":""}`,x=(0,E.ft)(O.startsWith("//")?O.slice(
1):O);return x.ok?x.value:O}}),5143:((p,j,u)=>{u.d(j,{As:()=>F,WD:()=>N,Zl:()=>T,_M:()=>R,bH:()=>M,df:()=>c,en:()=>b,jH:()=>r,n7:()=>P,yJ:()=>w});const c=i=>typeof i==
"string"?i:`${i.line}:${i.column} ${i.file}`,r=i=>[...Map.groupBy(i,c).values()].flatMap(a=>a.slice(0,1)),E="//",S=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
L=1e3,b=i=>i.length<=L&&S.test(i),w=(i,a)=>`${i}${E}${a}`;function M(i){const a=R(i);return a===null?{repository:a,path:i}:{repository:a,path:i.slice(a.length+E.
length)}}function R(i){const a=i.indexOf(E);return a>0&&b(i.slice(0,a))?i.slice(0,a):null}const N=1e4;function F(i){if(i.length<=N)return i;const a=new Set,{first:d=[],
other:y=[]}=Object.groupBy(i,D=>{if(typeof D=="string")return"first";const H=R(D.file);return H===null||a.has(H)?"other":(a.add(H),"first")});return[...d,...y].
slice(0,N)}const k=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
A=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,v=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function h(i){const{path:a}=M(
i),d=a.split("/").slice(0,v.test(a)?-2:-1);return d.find((y,D)=>k.test(y)&&!(y==="test"&&d.slice(0,D).some(H=>A.test(H))))}const T=i=>h(i)!==void 0;function P(i){
const a=h(i);return(a===void 0?M(i).path:`**/${a}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((p,j,u)=>{u.d(j,{L2:()=>d,ie:()=>A,kL:()=>M,mB:()=>R,nE:()=>D,xu:()=>H});
var c=u(3368),r=u(6174),E=u(3592),S=u(3152),L=u(8820),b=u(2057);const w=function(...t){const{setFlagsFromString:_}=process.getBuiltinModule("node:v8");return new.target?
new _(...t):_(...t)};function M(t,_){t.env.UV_THREADPOOL_SIZE??="64",setTimeout(()=>w("--semi-space-growth-factor=1"),a).unref(),(0,b.B_)(t.stdout,_),(0,b.B_)(t.
stderr,()=>{})}async function R(t,{stop:_,secrets:$,isFinal:f,act:o,reportMistakes:m,reportCrash:g}){const C=l=>(g((0,c.rv)(s=>k(l,s),$)),3),e=P(t,_,{isFinal:f,
crash:C}),n=await o(e).catch(l=>l instanceof S.GN?(m($.redact(l.mistakes)),2):C(l));await i(t,n)}const N=100,F=5;function k(t,_){const $=[];let f=t;for(;f!==void 0&&
$.length<F;){const m=f instanceof Error?f.stack??f.message:String(f);$.push((0,r._U)(_(m))),f=f instanceof Error?f.cause:void 0}const o=$.join(`
caused by: `).split(`
`).slice(0,N);return[`tf-disco ${E.xv} crashed; this is a bug, please report it with this text at ${E.xV}`,...o.map(m=>(0,L.BP)((0,L.RK)(m)))].join(`
`)}const A=({hrtime:t})=>()=>Number(t.bigint())/1e6,v=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],h=300,T=5e3;function P(t,_,{isFinal:$,crash:f}){const o=A(t),m=new AbortController;
let g=0;const C=()=>$||m.signal.aborted;for(const e of v)t.on(e,()=>{const n=o()-g;_.end({kind:"signal",signal:e}),C()?($||n>h)&&(t.removeAllListeners(e),t.kill(
t.pid,e)):g=o(),m.abort()});return t.on("uncaughtException",e=>{_.end({kind:"crash"});const n=f(e);C()&&t.exit(n),m.abort(),setTimeout(()=>t.exit(n),T).unref()}),
t.on("exit",()=>_.end({kind:"crash"})),m.signal}async function i(t,_){const{stdout:$,stderr:f}=t;for(const m of[$,f])await new Promise(g=>m.write("",g));if(t.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&t.platform!=="win32"&&t.execve!==void 0){const{execPath:m}=t;t.execve(m,[m,"--eval",`require('node:process').exit(${_})`],{})}t.
exit(_)}const a=100,d=()=>w("--heap-growing-percent=20"),y=100;async function D(t,_,$){let f=performance.now();for(;;){const o=t.next(_.why!==null);if(o.done)return o.
value;performance.now()-f<y||($(o.value),await H(),f=performance.now())}}const H=()=>new Promise(t=>setImmediate(t))}),2057:((p,j,u)=>{u.d(j,{B_:()=>L,Dx:()=>S,
PL:()=>w,aH:()=>M,yy:()=>r});var c=u(1342);async function r(v,h){for(const T of(0,c.mk)(h)){if(!v.writable)return;v.write(T)||await E(v)}}const E=v=>new Promise(
h=>{const T=["drain","error","close"],P=()=>{for(const i of T)v.off(i,P);h()};for(const i of T)v.on(i,P)});async function*S(v){let h="";for await(const T of v.setEncoding(
"utf8")){const[P="",...i]=String(T).split(`
`),a=[h+P,...i];h=a.pop()??"";for(const d of a)yield d.replace(/\r$/,"")}h!==""&&(yield h)}function L(v,h){let T=!1;v.on("error",P=>{const i=!T;T=!0,i&&P.code!==
"EPIPE"&&h((0,c.A3)(P))})}const b={min:40,max:100,unknown:80};function w({columns:v},h){return v||Number(/^\d{1,4}$/.exec(h.COLUMNS??"")?.[0])||b.unknown}function M(v,h,T){
const P=h==="auto"?R(v,T):h==="always",i=Math.max(b.min,Math.min(w(v,T),b.max));return{colour:P,hyperlinks:P&&v.isTTY===!0&&A(T),width:v.isTTY?i:Number.POSITIVE_INFINITY}}
function R({isTTY:v},h){return h.NO_COLOR||h.TERM==="dumb"&&!h.FORCE_COLOR?!1:h.FORCE_COLOR?h.FORCE_COLOR!=="0":v===!0}const N=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
F=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,k=5001;function A(v){const{FORCE_HYPERLINK:h,TERM:T="",TERM_PROGRAM:P="",VTE_VERSION:i}=v;
return h?h!=="0":v.CI||v.NO_COLOR||T==="dumb"?!1:Number(i)>=k||N.test(P)||F.test(T)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(a=>v[a])}}),3229:((p,j,u)=>{
u.d(j,{Kc:()=>R,L6:()=>L,NM:()=>D,cr:()=>H});var c=u(1831),r=u(5011);const E=1024,S=t=>(0,c.Pv)(t).ok;function L(t){if(t.length>E)return null;const _=(0,c.Pv)(t);
if(_.ok)return b(t,(0,c.nx)(_.value));const $=N(t);if($!==null)return $;const{inside:f,removed:o}=A(t);if(t.includes("@",t.lastIndexOf(f)))return"write the host\
name alone, not a URL";for(const m of o.length===0?[]:[f,f.replace(/:\D.*$/s,"")])if(S(m))return`remove ${v(o)}: ${m}`;return h(f)}function b(t,_){if(/(^|\.)xn--/i.
test(t))return`write it in Unicode: ${_}; upper-case punycode is only accepted by accident`;const $=_.replace(/(?<!\.)\.+(?=$|:)/,"");return $===_?null:`remove \
the trailing dot: tokens and settings for ${$} do not apply to this host`}const w=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
M="replace the placeholder",R=t=>w.test(t);function N(t){if(R(t))return M;const _=t.split(/[\s,;]+/).filter($=>$!=="");return _.length<2?null:_.every($=>$.includes(
".")&&S($))?`write one hostname at a time: ${_[0]}`:"remove the spaces, commas and semicolons"}const F=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,k=[
["the white space",t=>t.trim()],["the quotation marks",t=>t.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",t=>t.replace(F,"")],["the trailing slash",t=>t.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",t=>t.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",t=>t.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",t=>t.slice(
t.lastIndexOf("@")+1)],["the trailing colon",t=>t.replace(/^([^:]*):$/,"$1")]];function A(t){let _=t;const $=[];for(const[f,o]of k){const m=o(_);m!==_&&$.push(f),
_=m}return{inside:_,removed:$}}const v=t=>t.join(", ").replace(/, ([^,]*)$/," and $1");function h(t){if(/^\[.*\](:\d+)?$/s.test(t)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(t))return"use a DNS name; the clients do not support IPv6 addresses";if(t.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(t)){const o=(0,c.WV)(t);return S(o)?`write it in Unicode: ${o}`:"write it in Unicode, not in punycode"}if(t.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(t.includes("_")){const o=t.replaceAll("_","-");return`a hostname cannot contain underscores${S(o)?`; did you mean ${o}?`:""}`}const _=t.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(_!==t&&S(_))return`remove the extra dots: ${_}`;if(/(^|\.)-|-(\.|:|$)/.test(t))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(t))return"a label cannot have hyphens as its third and fourth character";const[,$="",f=""]=/^([^:]*):(.*)$/s.
exec(t)??[];return S($)?/^[+-]?[0-9]+$/.test(f)?"use a port from 1 to 65535":`write the port as a number: ${$}:8443`:null}const T=t=>{const _=(0,r.rE)(t,"terraf\
orm");return _.ok&&!_.value.hostImplied},P=t=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(t);function i({text:t,isRemote:_}){if(t==="")return"write a path such a\
s ./network, or a registry address or URL";if(!_&&R(t))return M;if(t!==t.trim())return"remove the white space around the address";const[,$="",f=""]=/^(https?:\/\/)(.*)$/i.
exec(t)??[];return $===""||!T(f)?null:`remove ${$} to use the registry module: ${f}${_?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`}function a({isRemote:t,parts:[_="",...$]}){if($.length!==3)return null;const[,f="",o=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(_)??[];if(f!=="localhost"&&o==="")return P(_)?L(_):null;const m=t?`; the client reads "${f}" as a download method`:"";return`write a host with a dot, such \
as 127.0.0.1${o} or ${f}.localdomain${o}${m}`}function d({parts:t}){if(t.length===3&&P(t[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the \
host${t[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const _=/^https?:$/i.test(t[0]??"")&&t[1]==="",[$="",...f]=_?t.slice(2):
t;if(f.length!==4||!P($))return null;const[o="",...m]=f;return/^v?\d+\.\d+/.test(f[3]??"")?`write ${[$,...f.slice(0,3)].join("/")}, and the version in the \`vers\
ion\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[$,...m].join("/")}; service discovery works only at the root of a host, not below /${o}`}function y({
text:t,parts:_}){if(_.length>=3&&t.includes("?"))return"remove the query; set the version with the `version` argument";const $=_.at(-1)??"";return[3,4].includes(
_.length)&&/[A-Z]/.test($)?`write the target system in lower case: ${[..._.slice(0,-1),$.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(t)?`write .\
/${t} to use a directory of the same repository`:null}function D(t,_,$){if(_.kind==="local"||t.length>E)return null;const[f="",...o]=t.split("/");if($.ok)return $.
value.hostImplied?null:L(f);const m=o.length===0?[]:o.join("/").split("//",1)[0]?.split("/")??[],g=_.kind==="remote",C={text:t,isRemote:g,parts:[f,...m]};return i(
C)??a(C)??(g?null:d(C)??y(C))}function H(t){if(t.length>E)return null;if(R(t))return M;if(t!==t.trim())return"remove the white space around the address";const[,
_=""]=/^https?:\/\/(.*)$/i.exec(t)??[];if(_!=="")return`remove the scheme: ${_}`;const $=t.split("/"),[f=""]=$;return $.length===2&&P(f)?"write HOST/NAMESPACE/T\
YPE, two parts after the host":$.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":$.length===3?L(f):null}}),6174:((p,j,u)=>{u.d(j,{Qj:()=>b,
_U:()=>S,r_:()=>w});const c="***",r=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;
function S(R){return/[@?]/.test(R)?R.replace(/[^\s"']+/g,N=>N.split("://").map((F,k)=>M(F,k>0)).join("://").replace(E,(F,k,A)=>r.test(A)?F:`${k}${A}=${c}`)):R}const L=/(=\s*)"[^"]*(?:"|$)/g,
b=R=>S(R.replace(L,`$1"${c}"`)),w=R=>/[@?]|\\"/.test(R);function M(R,N){const F=R.search(/[/?#]/),k=F<0?R:R.slice(0,F),v=N&&/:(?!\d*$)/.test(k)?R.lastIndexOf("@"):
k.lastIndexOf("@"),h=R.slice(0,Math.max(v,0)).replace(/^[a-z0-9]+::/,""),T=N?h!=="git":h.includes(":");return v<0||!T?R:c+R.slice(v)}}),1064:((p,j,u)=>{u.d(j,{$I:()=>v,
Du:()=>b,Jd:()=>_,Mq:()=>P,NX:()=>T,SO:()=>h,SZ:()=>N,Yr:()=>F,ab:()=>A,bB:()=>M,mh:()=>$,n3:()=>E,pH:()=>d,rG:()=>k,sX:()=>t,tB:()=>D,zK:()=>w});const c="regis\
try.terraform.io",r=[c,"registry.opentofu.org"],E=o=>r.includes(o),S=["modules.v1","providers.v1"],L={terraform:{name:"Terraform",uses:S,replaces:["providers.v1"]},
opentofu:{name:"OpenTofu",uses:S,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:S,replaces:S,defaults:r},renovate:{name:"Renovate",uses:S,replaces:[],
defaults:[c]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:r},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},b=[
"terraform","opentofu"],w=Object.keys(L),M=Object.fromEntries(Object.entries(L).map(([o,{name:m}])=>[o,m])),R=o=>L[o],N=o=>S.includes(o)?w.filter(m=>R(m).uses.includes(
o)):b,F=o=>w.filter(m=>R(m).defaults?.includes(o)),k=w.filter(o=>R(o).replaces.length>0),A=o=>w.filter(m=>R(m).replaces.includes(o)),v={language:{client:"opento\
fu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_ea\
ch"},action:{client:"terraform",what:"an action block"}},h=o=>Object.hasOwn(v,o),T={terraform:3,opentofu:9},P=o=>o===429||o>=500&&o!==501,i={from:null,before:null,
retries:0,skipsOverridden:!1},a={...i,client:"terraform"},d=[{...a,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...a,name:"Terraform 1.15 an\
d later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...i,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],y={terraform:"1.15.0",opentofu:"1.12.0"};
function D(o,m){const g=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(m[o]??"");if(g===null)return y[o];const C=g[1]?.split(".")??[];return[0,
1,2].map(e=>C[e]??"0").join(".")}function H(o,m){const[g=[],C=[]]=[o,m].map(n=>n.split(".").map(Number)),e=g.findIndex((n,l)=>n!==C[l]);return e<0||(g[e]??0)>(C[e]??
0)}const t=o=>H(o,"1.12.0"),_=(o,m)=>o==="opentofu"||!H(m,"1.13.0");function $(o,{attemptMs:m,retries:g}){const C=o.findIndex((e,n)=>n===g||!f(e,m));return C<0?
null:C}function f({response:o,hops:m,headMs:g},C){return g===null?o.kind==="failed"&&o.transient:g>C||P(m.at(-1)?.status??0)}}),1831:((p,j,u)=>{u.d(j,{$k:()=>T,
$o:()=>H,Bz:()=>$,Jr:()=>t,Pm:()=>D,Pv:()=>R,Rt:()=>F,Sv:()=>v,WV:()=>A,cu:()=>h,fK:()=>P,nx:()=>k,xV:()=>M});var c=u(4091),r=u(4283),E=u(8408);const S=443,L=65535,
b=9223372036854775807n,w=-9223372036854775808n,M="TF_TOKEN_";function R(e){const{name:n,portion:l}=i(e.toWellFormed()),s=a(l);if(!s.ok)return/^https?$/i.test(n)?
(0,c.TR)("need just a hostname and optional port number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,c.TR)("port number is negative");const O=d(n);if(O!==
null)return(0,c.TR)(O);const x=(0,E.YE)(n);return x.ok?x.value===""?(0,c.TR)("nothing is left of the hostname once it is normalized"):(0,c.Ju)(x.value+s.value):
x}const N=new Set(["localterraform.com","localtofu.com"]),F=e=>N.has(e);function k(e){const{name:n,portion:l}=i(e);return(0,E.DI)(n)+l}function A(e){const{name:n,
portion:l}=i(e.toWellFormed()),s=a(l);return((0,E.QC)(n)??n)+(s.ok?s.value:l)}function v(e){const{name:n,portion:l}=i(e);return{name:n,port:l===""?S:Number(l.slice(
1))}}const h=e=>({...r.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function T(e){if(!e.startsWith(M))return null;const n=e.slice(
M.length).replaceAll("__","-").replaceAll("_","."),l=R(A(n));return l.ok?l.value:null}function P(e){const n=k(e),l=[e.replaceAll("-","__").replaceAll(".","_"),e.
replaceAll(".","_"),n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_")];return[...new Set(l)].map(s=>M+s).filter(s=>T(s)===e)}function i(e){const n=e.
indexOf(":");return n===-1?{name:e,portion:""}:{name:e.slice(0,n),portion:e.slice(n)}}function a(e){if(e==="")return(0,c.Ju)("");const n=e.slice(1);if(!/^[+-]?[0-9]+$/.
test(n))return(0,c.TR)("port portion contains non-digit characters");const l=n.replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=l.length>20?null:BigInt(l.replace("+",""));
return s===null||s>b||s<w?(0,c.TR)("port portion contains non-digit characters"):s>L?(0,c.TR)("port number is greater than 65535"):(0,c.Ju)(s===BigInt(S)?"":`:${s}`)}
function d(e){if(e==="")return"empty string is not a valid hostname";for(const n of e.replace(/\.{1,2}$/,"").split(".")){if(n==="")return"hostname contains empt\
y label (two consecutive periods)";if(n.startsWith("xn--"))return`hostname label ${(0,c.ol)(n)} specified in punycode format; service hostnames must be given in\
 unicode`}return null}const y={http:"80",https:"443",ssh:"22"};function D(e){const{name:n,port:l}=(0,r.cz)(e),s=(0,r.EN)(n),O=l===""||l===y[e.scheme];return H(O?
s:`${s}:${l}`)}function H(e){const n=R(e);return n.ok?n.value:e.toLowerCase()||null}const t=(e,n)=>n.length===0||n.some(l=>l.subdomains?e.endsWith(`.${l.host}`):
e===l.host),_=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function $(e,n,l){const[s]=P(n);return s===void 0?[]:e.flatMap(O=>{const x=T(O);if(x!==null&&l.has(x))return[];const V=f(
O,x,n);return V===null?[]:[{variable:O,why:V,write:s,isParent:o(x,n)}]})}function f(e,n,l){const s=_.exec(e)?.[0];if(s===void 0)return null;const O=e.slice(s.length);
return n!==null&&o(n,l)?`it is for ${k(n)} only: the clients do not use the tokens of parent domains`:g(l).some(x=>x===m(O))?s!==M?`it begins with ${s}, and the\
 clients read only ${M}`:n===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${k(n)}${C(O,l)}`:null}const o=(e,n)=>e!==
null&&v(n).name.endsWith(`.${v(e).name}`),m=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function g(e){const{name:n}=v(
e);return[...new Set([e,n,k(e)].map(m))]}function C(e,n){const{name:l,port:s}=v(n);return s!==443&&!e.includes(":")?"; a port follows a colon":l.includes("-")&&
!e.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((p,j,u)=>{u.d(j,{mI:()=>h,QC:()=>A,ER:()=>$,YE:()=>F,DI:()=>v});const c=(...f)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...f),r=(...f)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...f);var E=u(4091);const S=256,L={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},b={...L,checkBidi:!1},w=new RegExp("\\p{M}{31}","u"),
M="xn--",R=new TextEncoder;let N;function F(f){return N?.name!==f&&(N={name:f,ascii:k(f)}),N.ascii}function k(f){const o=i(f,!1);if(!o.ok)return o;const m=a(o.value,
L);return m===null?(0,E.TR)(T(y(f,!1))):(0,E.Ju)(m)}function A(f){const o=i(f,!0);if(!o.ok)return null;const m=a(o.value,b);if(m===null)return null;const g=i(m,
!1);return g.ok?g.value.join("."):null}const v=f=>d(f)?r(f,L).domain:f,h=f=>r(f).domain,T=f=>`idna: invalid label ${(0,E.ol)(f)}`;function P(f){return`idna: dis\
allowed rune U+${(f.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function i(f,o){if(f.length>S&&d(f))return(0,E.TR)(`hostname is longer than ${S}\
 characters`);const m=[];for(const g of y(f,o).split(".")){const C=g.startsWith(M)?D(g):(0,E.Ju)(g);if(!C.ok)return C;const e=H(C.value);if(e!==null)return(0,E.
TR)(e);m.push(C.value)}return(0,E.Ju)(m)}function a(f,o){const m=f.join(".");return $(m)?m:c(m,o)}const d=f=>/[^\0-\x7f]|xn--/i.test(f);function y(f,o){return f.
replace(/[A-Z]+|[^\0-\x7f]/gu,g=>$(g)?g.toLowerCase():r(g,{transitionalProcessing:o}).domain).normalize("NFC")}function D(f){const o=f.slice(M.length);if(o==="")
return(0,E.Ju)("");const m=r(f).domain;return m===f||$(m)?(0,E.TR)(T(o)):m.normalize("NFC")!==m||!Array.from(m).every(_)?(0,E.TR)(T(m)):(0,E.Ju)(m)}function H(f){
if(t(f))return T(f);if(/^[a-z0-9-]*$/.test(f))return null;if(w.test(f))return T(f);if(!$(f)&&c(f,b)!==null)return null;for(const o of f){if(!_(o))return T(f);if(o<
"\x80"&&!/[a-z0-9-]/.test(o))return P(o)}return T(f)}function t(f){if(f.startsWith("-")||f.endsWith("-"))return!0;if(!f.slice(0,4).includes("--"))return!1;const o=R.
encode(f.slice(0,5));return o.length>4&&o[2]===45&&o[3]===45}function _(f){if(f<"\x80")return!0;const{domain:o,error:m}=r(`1${f}`);return!m&&o===`1${f}`}const $=f=>!/[^\0-\x7f]/.
test(f)}),5011:((p,j,u)=>{u.d(j,{A:()=>v,Nj:()=>T,Vm:()=>N,mD:()=>F,rE:()=>A,vL:()=>k});var c=u(4091),r=u(1831),E=u(4321);const S={terraform:F("registry.terrafo\
rm.io"),opentofu:F("registry.opentofu.org")},L=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,b=/^[0-9a-z]{1,64}$/,w="must be between one and 64 characters,\
 including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",M="must be between one and 64 ASCII let\
ters or digits",R={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, t\
he name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two \
more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},N=a=>S[a];function F(a){const d=(0,r.Pv)(
a);if(!d.ok)throw new Error(d.why);return d.value}function k(a,d){if(T(a))return{kind:"local"};const y=A(a,d);if(y.ok)return y.value;const D=(0,E.cx)(a,d);if(!D.
ok)return{kind:"invalid",error:D.why};const{subdirectory:H,host:t}=D.value;return{kind:"remote",subdirectory:H,host:t}}function A(a,d){return T(a)?(0,c.TR)(`can\
't use local directory ${(0,c.ol)(a)} as a module registry address`):h(a,"module",d)}const v=a=>h(a,"component","terraform");function h(a,d,y){const D=R[d],{address:H,
subdirectory:t}=(0,E.UQ)(a);if(t.startsWith("../"))return(0,c.TR)((0,E.dr)(t,d));const _=H.split("/"),$=_.length===D.parts;if(!$&&_.length!==D.parts+1)return(0,c.
TR)(`a ${d} registry source address must have ${D.count}`);const f=$?(0,c.Ju)(N(y)):P(_.shift()??"",d);if(!f.ok)return f;const o=i(_,d);if(o!==void 0)return(0,c.
TR)(o);const[m="",g="",C=""]=_,e={namespace:m,name:g,system:C,subdirectory:t};return(0,c.Ju)({kind:"registry",host:f.value,hostImplied:$,...e})}const T=a=>/^\.\.?[/\\]/.
test(a);function P(a,d){const y=(0,r.Pv)(a);if(!y.ok){const D=`invalid ${d} registry hostname ${(0,c.ol)(a)}`;return a.includes("--")?(0,c.TR)(`${D}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,c.TR)(D)}return y.value.includes(".")?R[d].reserved.includes(y.value)?(0,c.
TR)(`can't use ${(0,c.ol)(y.value)} as a ${d} registry host, because it's reserved for installing directly from version control repositories`):y:(0,c.TR)(`inval\
id ${d} registry hostname: must contain at least one dot`)}function i([a="",d="",y],D){if(!L.test(a))return a.includes(".")?`source address must have ${R[D].afterHost}`:
`invalid namespace ${(0,c.ol)(a)}: ${w}`;const H=`${D} registry addresses may not include a query string portion`;if(!L.test(d))return y===void 0&&d.includes("?")?
H:`invalid ${D} name ${(0,c.ol)(d)}: ${w}`;if(!(y===void 0||b.test(y)))return y.includes("?")?H:`invalid target system ${(0,c.ol)(y)}: ${M}`}}),4321:((p,j,u)=>{
u.d(j,{UQ:()=>R,cx:()=>b,dr:()=>F,uE:()=>M});var c=u(4091),r=u(4283),E=u(6979),S=u(1064),L=u(1831);function b(t,_){const{address:$,subdirectory:f}=R(t);if(f.startsWith(
"../"))return(0,c.TR)(F(f));const o=v($.toWellFormed(),_);if(!o.ok)return o;const{subdirectory:m}=o.value;if(m==="")return(0,c.Ju)({...o.value,subdirectory:f});
const g=N(`${m}/${f}`);return g.startsWith("../")?(0,c.TR)(`detected ${F(g)}`):(0,c.Ju)({...o.value,subdirectory:g})}const w=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function M(t,_){const $=w.exec(t)?.[0];if($===void 0)return null;const f=b(`${$}a/b`,_);return f.ok?f.value.host:null}function R(t){const _=t.indexOf("?"),$=_<0?
t:t.slice(0,_),f=$.indexOf("://"),o=$.indexOf("//",f<0?0:f+3);if(o<0)return{address:t,subdirectory:""};const m=_<0?"":t.slice(_),g=$.slice(o+2);return{address:$.
slice(0,o)+m,subdirectory:g===""?"":N(g)}}function N(t){const _=t.startsWith("/"),$=[];for(const o of t.split("/"))o===""||o==="."||(o!==".."?$.push(o):$.length>
0&&$.at(-1)!==".."?$.pop():_||$.push(o));const f=(_?"/":"")+$.join("/");return f===""?".":f}const F=(t,_="module")=>`subdirectory path ${(0,c.ol)(t)} leads outs\
ide of the ${_} package`,k=(t,_=t.scheme)=>(0,c.Ju)({subdirectory:"",host:t.scheme==="file"?null:(0,L.Pm)(t),getter:_,url:t}),A=(t,_)=>(0,c.Ju)({subdirectory:"",
host:_,getter:t,url:null});function v(t,_){const[,$,f]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],{address:o}=R(f??t),m=(0,r.Dl)(o);if(m.ok&&m.value.scheme!==
"")return k(m.value,$);for(const C of H){const e=C(o,_);if(e?.ok)return(0,c.Ju)({...e.value,getter:$??e.value.getter});if(e!==void 0)return e}const g=_==="terra\
form"?"address":"string";return(0,c.TR)(`invalid source ${g}: ${t}`)}function h(t,_,$){const f=(0,r.Dl)(t);if(!f.ok)return(0,c.TR)(`error parsing ${_} URL: ${f.
why}`);const{path:o}=f.value,m=$==="git"&&!o.endsWith(".git");return k(m?{...f.value,path:`${o}.git`}:f.value,$)}const T=t=>{if(!t.startsWith("github.com/"))return;
const _=t.replace(/\?.*$/s,"").split("/");if(_.length<3)return(0,c.TR)("GitHub URLs should be github.com/username/repo");const $=h(`https://${_.slice(0,3).join(
"/")}`,"GitHub","git");if(!$.ok||_.length===3)return $;const f=(0,E.V$)(_.slice(3).join("/").replaceAll("%","%25"),"path");if(!f.ok)return f;if(f.value==="")return $;
const o=N(f.value).replaceAll("%","%25");return(0,c.Ju)({...$.value,subdirectory:o})},P=(t,_)=>{const[,$,f,o]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(t)??[];if(f===
void 0||o===void 0)return;const m=(0,E.h0)(/\?(.*)$/s.exec(o)?.[1]??""),g=_==="terraform"?"Git":"GitHub";return m!==null?(0,c.TR)(`error parsing ${g} SSH URL: ${m}`):
$==="git"?A("git",(0,L.$o)(f)):void 0},i=t=>t.startsWith("bitbucket.org/")?h(`https://${t}`,"BitBucket","git"):void 0,a=(t,_)=>{const $=_==="terraform"?"googlea\
pis.com/":".googleapis.com/";if(!t.includes($))return;const f=t.split("/");return f.length<5?(0,c.TR)("URL is not a valid GCS URL"):h(`https://www.googleapis.co\
m/storage/${f.slice(2).join("/")}`,"GCS","gcs")},d=t=>{if(!t.includes(".amazonaws.com/"))return;const[_="",...$]=t.split("/"),f=y(_.split("."));return f===void 0?
(0,c.TR)("URL is not a valid S3 URL"):h(`https://${[f,...$].join("/")}`,"S3","s3")};function y(t){const[_="",$="",f=""]=t;return t.length===3?`${_}.amazonaws.co\
m`:t.length===4?`${$}.amazonaws.com/${_}`:t.length===5&&$==="s3"?`s3.${f}.amazonaws.com/${_}`:void 0}const H=[T,P,i,a,d,(t,_)=>{if(t!=="")return t.startsWith("/")?
A("file",null):(0,c.TR)(`${S.bB[_]} cannot detect a supported external module source type for ${t}`)}]}),9562:((p,j,u)=>{u.d(j,{Bn:()=>R,D6:()=>P,Ls:()=>S,M:()=>N,
OA:()=>a,OZ:()=>M,S3:()=>w,TE:()=>g,TW:()=>y,Tz:()=>C,Uc:()=>V,e$:()=>L,eQ:()=>t,oe:()=>o,p4:()=>h,qE:()=>i,vy:()=>l,xq:()=>b});var c=u(3307),r=u(4091),E=u(4283);
const S=4096,L="modules.v1",b="providers.v1",w="login.v1",M="tfe.v2",R="tfe.v2.1",N="tfe.v2.2",F=[L,b,M,R,N],k=[w,"motd.v1","versions.v1","cloudplugin.v1","stac\
ksplugin.v1"],A=K=>K.split(".",1)[0]??"",v=(K,G)=>K.some(q=>A(q)===A(G)),h=K=>v([...F,"state.v2"],K),T=new Set([...F,...k]),P=K=>T.has(K),i=K=>h(K)||v(k,K);function a(K){
if(i(K))return null;const G=K.toLowerCase(),q=te=>te===G||te.slice(A(te).length)===G.slice(A(G).length)&&A(te).length>=d&&y(A(te),A(G));return[...T].find(q)??null}
const d=5;function y(K,G){let q=0;for(;q<K.length&&K[q]===G[q];)q+=1;const[te,ne]=[K.slice(q),G.slice(q)];return te.slice(1)===ne||te===ne.slice(1)||te.slice(1)===
ne.slice(1)||te.slice(2)===ne.slice(2)&&te[0]===ne[1]&&te[1]===ne[0]}const D="[0-9A-Za-z~-]",H=K=>`${K}${D}*(?:\\.${D}+)*`,t=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${H("\
[0-9]")})|-?(${H("[A-Za-z~-]")}))?(?:\\+(${H(D)}))?`,_=new RegExp(`^${t}$`),$=2n**63n-1n,f=2n**64n-1n;function o(K,G){const q=K.indexOf(".");if(q<0)return(0,r.TR)(
`invalid service ID format (i.e. service.vN): ${K}`);const te=K.slice(0,q),ne=K.slice(q+1);switch(G){case"terraform":return _.exec(ne)?.[1]?.split(".").every(fe=>m(
fe,$))?(0,r.Ju)({name:te,version:ne}):(0,r.TR)(`invalid service version: Malformed version: ${ne}`);case"opentofu":{const oe=te==="tfe"?ne.split(".")[0]??"":ne;
return/^v\d+$/.test(oe)&&m(oe.slice(1),f)?(0,r.Ju)({name:te,version:ne}):(0,r.TR)('invalid service version: must be "v" followed by an integer major version num\
ber')}}}const m=(K,G)=>K.replace(/^0+/,"").length<=String(G).length&&BigInt(K)<=G;function g(K,G){const q=o(K,G.client);if(!q.ok)return{kind:"bad-id",why:q.why};
const{name:te}=q.value;if(G.services===null)return{kind:"missing",why:C(te)};const ne=G.services.find(oe=>oe.id===K);return ne!==void 0?e(ne,q.value,G):G.services.
some(oe=>oe.id.startsWith(`${te}.`))?{kind:"version",why:n(q.value,G)}:{kind:"missing",why:`host ${G.display} does not provide a ${te} service`}}const C=K=>`hos\
t does not provide a ${K} service`;function e({id:K,value:G},q,te){if(G===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${S} charact\
ers, which this check does not read`,value:""};if(K===w)return(0,c.Gv)(G)?{kind:"object",value:G}:{kind:"type",why:`service ${K} must be declared with an object\
 value in the service discovery document`,value:G};if(typeof G!="string")return{kind:"type",why:n(q,te),value:G};const ne=l(te.documentUrl,G);if(ne.ok)return{kind:"\
url",url:ne.value,value:G};const oe=`failed to parse service URL: ${ne.why}`;return{kind:"bad-url",reason:ne.reason,why:oe,value:G}}function n({name:K,version:G},{
client:q,display:te}){const ne=q==="terraform"?G:BigInt(/\d+/.exec(G)?.[0]??0);return`host ${te} does not support ${K} version ${ne}`}function l(K,G){const q=(0,E.
Dl)(G);if(!q.ok)return{...q,reason:"syntax"};const ne=q.value.scheme===""?(0,E.sX)(K,q.value):q.value;return ne.scheme!=="http"&&ne.scheme!=="https"?{ok:!1,reason:"\
scheme",why:`unsupported scheme ${ne.scheme}`}:ne.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{
...ne,fragment:""}}}const s=[M,R],O=[L,b],x=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...s,...O]},{matches:/^api\.env0\.com$/,services:O},{matches:/^backend\.api\.env0\.com$/,
services:s},{matches:/\.scalr\.io$/,services:s}],V=K=>x.find(({matches:G})=>G.test(K))?.services??[]}),2713:((p,j,u)=>{u.d(j,{Il:()=>r,nL:()=>S,ou:()=>E});const c="\
***",r=4;class E{#e;constructor(w){this.#e=w}reveal(){return this.#e}toString(){return c}toJSON(){return c}[Symbol.for("nodejs.util.inspect.custom")](){return c}}
function S(b){const[w]=b;let M=!1;return b.map(({scheme:R,name:N})=>(M||=w!==void 0&&!L(w.name,N),M?"dropped":R==="https"?"sent":"withheld"))}function L(b,w){return b===
w?!0:/[:%]|^[\d.]+$/.test(w)?!1:w.endsWith(`.${b}`)}}),3592:((p,j,u)=>{u.d(j,{Bw:()=>E,G5:()=>b,_O:()=>r,aq:()=>S,xV:()=>L,xv:()=>c});const c="1.0.0",r=`tf-disc\
o-action/${c}`,E="https://github.com/org/tf-disco-action",S=`${E}/blob/v1/docs/problems.md`,L=`${E}/issues`,b=2}),3469:((p,j,u)=>{u.d(j,{l:()=>k,w:()=>F});var c=u(
1064);const r=[1e10,1e5,1],E=Number.POSITIVE_INFINITY,S={from:0,before:E},L={from:Number.MAX_SAFE_INTEGER,before:E},b=200,w=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function M(A){if(A.length>b)return null;if(A==="latest")return L;const v=A.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(T=>T!==""),h=v.map(R);return v.length===0||h.includes(null)?null:{from:Math.max(...h.map(T=>T?.from??0)),before:Math.min(...h.map(T=>T?.before??E))}}function R(A){
const v=w.exec(A);if(v===null)return null;const[,h="",...T]=v,P=T.slice(0,3).filter(D=>/^\d/.test(D??"")),{length:i}=P,a=P.reduce((D,H,t)=>D+Number(H)*(r[t]??0),
0),d=D=>{const H=r[Math.max(D,1)-1]??1;return a-a%H+H};if(h==="!=")return S;if(h===">=")return{from:a,before:E};if(h===">")return{from:d(i),before:E};if(h==="<")
return{from:0,before:a};if(h==="<=")return{from:0,before:d(i)};const y={"~>":i-1,"^":1,"~":Math.min(i,2)}[h];return{from:a,before:d(y??i)}}function N(A,v){const{
from:h,before:T}=M(A)??S,P=M(v.from??"")?.from??0,i=M(v.before??"")?.from??E;return h<i&&P<T}function F(A,v){const h=c.pH.filter(P=>P.client===A);if(v.length===
0)return h;const T=h.filter(P=>v.some(i=>N(i,P)));return T.length===0?h:T}const k=A=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(A)}),3474:((p,j,u)=>{
u.d(j,{CV:()=>A,KT:()=>b,Ob:()=>f,PW:()=>k,TN:()=>P,WD:()=>i,YA:()=>d,Yq:()=>D,ai:()=>a,lq:()=>N,lx:()=>y,pS:()=>T,p_:()=>h,xH:()=>F});var c=u(4091),r=u(2713),E=u(
3469),S=u(7630),L=u(8535);const b=o=>Object.keys(o).map(m=>({name:m,...o[m]})),w=(o,m)=>({isList:!1,value:o,parse:m}),M=o=>({value:o,mistakes:[]}),R=(o,m)=>({...o,
parse:(g,C)=>{const{value:e,mistakes:n}=o.parse(g,C);return{value:m(e),mistakes:n}}}),N=({parse:o,...m})=>({...m,parse:(g,C)=>g===""?M(null):o(g,C)}),F=(o,m)=>w(
o,(g,C)=>{const e=g===""?(0,c.Ju)(null):m(g);return e.ok?M(e.value):{value:null,mistakes:[`${C}: ${e.why}`]}}),k=F("FILE",c.Ju),A=F("TOKEN",o=>(0,c.Ju)(new r.ou(
o))),v=20,h=(o,m,g=S.Dw)=>({isList:!0,value:o,parse:(C,e)=>{const n=g(C).map(m),l=n.flatMap(O=>O.ok?[]:[`${e}: ${O.why}`]),s=l.length-v;return{value:n.flatMap(O=>O.
ok?[O.value]:[]),mistakes:l.slice(0,v).concat(s>0?`${e}: ${s} more lines are wrong`:[])}}}),T=1e4,P=R(h("HOST",S.l6),o=>Array.from(Map.groupBy(o,({host:m})=>m),
([m,g])=>({host:m,services:[...new Set(g.flatMap(({services:C})=>C))],addresses:g.flatMap(({addresses:C})=>C)}))),i=o=>R(h("LABEL",S.V8),m=>{const g=m.flat();return[
...new Set(g.length===0?[o]:g)]}),a=({min:o,max:m,whole:g})=>w("N",(C,e)=>{const n=/^\d+(\.\d+)?$/.test(C)?Number(C):Number.NaN;if(n>=o&&n<=m&&(!g||Number.isInteger(
n)))return M(n);const s=`${e} is "${C}", expected ${g?"a whole number":"a number"} from ${o} to ${m}`;return{value:o,mistakes:[s]}}),d=o=>({...R(a(o),m=>m*1e3),
value:"SECONDS"}),y=w("",(o,m)=>{const g=/^(true|True|TRUE)$/.test(o),C=g||/^(false|False|FALSE)$/.test(o);return{value:g,mistakes:C?[]:[`${m} is "${o}", expect\
ed "true" or "false"`]}}),D=(...o)=>({...w(o.join("|"),(m,g)=>{const e=o.some(n=>n===m)?[]:[`${g} is "${m}", ${H(m,o)}`];return{value:m,mistakes:e}}),choices:o}),
H=(o,m)=>`expected one of ${m.map(g=>`"${g}"`).join(", ")}${(0,L.a)(o,m)}`,t=["auto","terraform","opentofu","both"],_=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
f={...w("CLI",(o,m)=>{const[,g,C=null]=_.exec(o)??[],e={name:g??"auto",version:C},n=l=>({value:e,mistakes:[`${m} is "${o}", ${l}`]});if(g===void 0){const l=H(o,
t),s=l.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return n(l+s)}return C===null?M(e):g==="auto"||g==="both"?n('but only "terraform" and "opento\
fu" can have a version'):(0,E.l)(C)?M(e):n(`expected a version such as "${g} 1.10"`)}),choices:t}}),7630:((p,j,u)=>{u.d(j,{$h:()=>e,Dw:()=>k,IL:()=>H,Ju:()=>t,Kd:()=>f,
V8:()=>g,aS:()=>i,eX:()=>n,jM:()=>D,l6:()=>d,o2:()=>P,vk:()=>A,x2:()=>$});var c=u(4091),r=u(5143),E=u(3229),S=u(1064),L=u(1831),b=u(9562),w=u(2713),M=u(3592),R=u(
8535);const N=function(...s){const{problemFacts:O}=u.late([507],4507);return new.target?new O(...s):O(...s)},F=function(...s){const{parseNamedAddress:O}=u.late(
[22],6022);return new.target?new O(...s):O(...s)},k=s=>v(s,/(^|\s)#.*$/s),A=s=>v(s,/^\s*#.*$/s),v=(s,O)=>s.split(/\r\n|[\n\r]/).map(x=>x.replace(O,"").trim()).filter(
x=>x!=="");function h(s){const O=(0,L.Pv)(s);if(O.ok)return O;const x=(0,E.L6)(s);return(0,c.TR)(`"${s}" is not a hostname: ${O.why}${x===null?"":`; ${x}`}`)}const T=(s,O,x)=>s?
(0,c.Ju)(O):(0,c.TR)(`"${O}" ${x}`),P=s=>T((0,r.en)(s),s,'is not the name of a repository, such as "acme/network"');function i(s){const O=(0,b.OA)(s);if(O!==null)
return(0,c.TR)(`"${s}" is not a known service id; did you mean ${O}?`);const x=S.Du.some(V=>(0,b.oe)(s,V).ok);return T(x,s,'is not a service id; expected NAME.v\
N, such as "modules.v1"')}const a=/^(modules\.v1|providers\.v1)=(.*)$/s;function d(s){const O=s.split(/\s+/).flatMap(oe=>a.test(oe)?[oe]:oe.split(",")),[x="",...V]=O.
filter(oe=>oe!==""),K=h(x),G=V.map(oe=>a.exec(oe)?.[1]??oe),q=[K,...G.map(i)].flatMap(oe=>oe.ok?[]:[oe.why]);if(!K.ok||q.length>0)return(0,c.TR)(q.join("; "));const te=V.
flatMap(oe=>y(oe,K.value)),ne=te.flatMap(oe=>{const ce=F(oe,"terraform");return ce.ok?[]:[`"${oe.service}=${oe.text}" is wrong: ${ce.why}`]});return ne.length===
0?(0,c.Ju)({host:K.value,services:[...new Set(G)],addresses:te}):(0,c.TR)(ne.join("; "))}function y(s,O){const[,x,V=""]=a.exec(s)??[];return x===void 0?[]:[{host:O,
service:x,text:V}]}function D(s){const O=s.startsWith("*."),x=h(O?s.slice(2):s);return x.ok?(0,c.Ju)({host:x.value,subdomains:O}):x}function H(s){const O=s.indexOf(
"=");if(O<0)return(0,c.TR)('a line has no "="; expected HOST=TOKEN');const x=(0,L.Pv)(s.slice(0,O).trim());return x.ok?(0,c.Ju)({host:x.value,token:new w.ou(s.slice(
O+1).trim())}):(0,c.TR)('the text before the first "=" of a line is not a hostname; expected HOST=TOKEN')}function t(s){const O="expected HOST[:PORT]=ADDRESS[:P\
ORT]",x=s.indexOf("=");if(x<0)return(0,c.TR)(`"${s}" has no "="; ${O}`);const V=s.slice(0,x).trim(),K=h(V);if(!K.ok)return K;const G=K.value.replace(/:\d+$/,""),
q=_(s.slice(x+1).trim());if(q===null)return(0,c.TR)(`"${s}" has no valid address; ${O}`);const[,te]=V.split(":");return(0,c.Ju)({name:G,port:te===void 0?null:Number(
te),...q})}function _(s){const[,O,x]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(s)??/^([^:\s[\]]+)(?::(.*))?$/.exec(s)??/^([\da-fA-F:]+)$/.exec(s)??[];return O===void 0?
null:x===void 0?{address:O,addressPort:null}:/^\d{1,5}$/.test(x)&&Number(x)>=1&&Number(x)<=65535?{address:O,addressPort:Number(x)}:null}function $(s){const[O="",
x,...V]=s.split(/\s+/);if(V.length>0)return(0,c.TR)(`"${s}" has too many words; expected CODE [HOST]`);const K=N();if(!Object.hasOwn(K,O)){const q=(0,R.a)(O,Object.
keys(K),`; ${M.aq} lists the codes`);return(0,c.TR)(`"${O}" is not a problem code${q}`)}if(x===void 0)return(0,c.Ju)({code:O,host:null});const G=h(x);return G.ok?
(0,c.Ju)({code:O,host:G.value}):G}const f=s=>T(o.test(s),s,'is not a platform; expected OS_ARCH, such as "linux_amd64"'),o=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,m=50;
function g(s){const O=s.split(",").map(V=>V.trim()).filter(V=>V!==""),x=O.find(V=>V.length>m);return x===void 0?(0,c.Ju)(O):(0,c.TR)(`"${x}" has ${x.length} cha\
racters; GitHub allows at most ${m}`)}const C=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],
[".md","markdown"],[".html","html"]];function e(s){const O=s.toLowerCase(),x=C.find(([V])=>O.endsWith(V));return x!==void 0?(0,c.Ju)({path:s,format:x[1]}):(0,c.
TR)(`"${s}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const n=s=>T(/\.json$/i.
test(s),s,`does not end with ".json"; ${l}`),l="a badge is JSON from which shields.io makes an image"}),8535:((p,j,u)=>{u.d(j,{a:()=>L,q:()=>E});var c=u(9562);const r=3;
function E(b,w){const M=S(b);if(M.length<2)return null;const R=N=>{const[F,...k]=M.length<r?[]:w.filter(A=>N(S(A)));return F===void 0||k.length>0?null:F};return w.
find(N=>S(N)===M)??w.find(N=>(0,c.TW)(S(N),M))??R(N=>N.startsWith(M))??R(N=>N.includes(M))}const S=b=>b.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function L(b,w,M=""){
const R=E(b,w);return R===null?M:`; did you mean "${R}"?`}}),3152:((p,j,u)=>{u.d(j,{GN:()=>b,P$:()=>M,w7:()=>w});var c=u(6760),r=u(6174),E=u(3474),S=u(7630),L=u(
7773);class b extends Error{name="SettingsError";mistakes;constructor(A){const v=A.map(r._U);super(v.join(`
`)),this.mistakes=v}}const w={setting:k=>k,missingPath:(k,A)=>`scan names "${k}", which does not exist in ${A}`};function M(k,{setting:A}=w){const v=L.y.map(({name:a,
kind:d,default:y=""})=>({field:a.replace("-seconds","Ms").replace(/-./g,D=>D.slice(1).toUpperCase()),...d.parse(k[a]?.trim()||y,A(a))})),h=Object.fromEntries(v.
map(({field:a,value:d})=>[a,d])),T=[...h.scan,...h.usages,...(0,S.Dw)(k.hostnames??"")].length===0,{length:P}=h.hostnames,i=`${A("hostnames")} has ${P} hosts, t\
he limit is ${E.pS}`;return{settings:T?{...h,scan:["."]}:h,mistakes:[...v.flatMap(({mistakes:a})=>a),...P>E.pS?[i]:[],...R(h,A)]}}function R(k,A){const v=[["iss\
ue-open-after",k.issueOpenAfter],["issue-close-after",k.issueCloseAfter]];return[...(k.history===null?v.filter(([,T])=>T>1):[]).map(([T,P])=>`${A(T)} is ${P}, w\
hich needs ${A("history")}; set it to a file that is kept from run to run`),...N(k,A),...F(k,A)]}function N({report:k,history:A,badge:v},h){const T=[...k.map(({
path:P})=>["report",P]),["history",A],["badge",v]];return T.flatMap(([P,i],a)=>{if(i===null)return[];const d=D=>D!==null&&(0,c.normalize)(D)===(0,c.normalize)(i),
y=T.slice(0,a).find(([D,H])=>D!==P&&d(H));return y===void 0?[]:[`${h(y[0])} and ${h(P)} both name ${i}; write to different files`]})}function F(k,A){const{scan:v,
exclude:h,roots:T,dialect:P,changedOnly:i,repositories:a}=k,d=A("usages");if(k.usages.length===0){const t=`${A("repositories")} needs ${d}; set it to the usages\
 files of the repositories`;return a.length===0?[]:[t]}const y=d.startsWith("--")?`repeat ${d}`:`write one a line in ${d}`,D="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[v.length>0,"scan",`${D}; to check several files, ${y}`],[h.length>0,"exclude",D],[T.length>0,"roots",D],[P.name!=="\
auto","dialect",D],[i,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([t])=>t).map(([,t,_])=>`${A(t)} cannot be used t\
ogether with ${d}; ${_}`)}}),7773:((p,j,u)=>{u.d(j,{f:()=>A,y:()=>k});var c=u(4091),r=u(3474),E=u(7630);const S={hostnames:{kind:r.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:r.p_("PATH",c.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:r.p_("GLOB",c.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:r.p_("HOST",E.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:r.p_("SERVICE",E.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:r.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},L={usages:{kind:r.p_("FILE",c.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:r.p_("OWNER/NAME",E.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},b={depth:{kind:r.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:r.p_(
"GLOB",c.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:r.p_("OS\
_ARCH",E.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:r.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:r.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
w={tokens:{kind:r.p_("HOST=TOKEN",E.IL,E.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:r.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},M={"timeout-seconds":{kind:r.lq(r.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:r.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:r.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:r.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:r.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:r.p_("HOST=ADDRESS",E.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},R={"certificate-days":{kind:r.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:r.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:r.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:r.p_("CODE",E.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."},report:{kind:r.p_("FILE",E.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sar\
if`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:r.PW,help:"JSON Lines file to which each run appends its results; reports t\
hen show uptime and latency. It must be kept from run to run."},badge:{kind:r.xH("FILE",E.eX),help:"JSON file for a badge of shields.io to write."}},N={"changed\
-only":{kind:r.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:r.Yq("\
never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-request\
s: write`.",default:"never"},issue:{kind:r.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-f\
ailure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:r.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used\
 to find the issue again.",default:"registry-health"},"issue-open-after":{kind:r.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the is\
sue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:r.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a hos\
t before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:r.CV,help:"Token used for the comment, the issue a\
nd the list of changed files.",actionContext:"github.token"}},F={...S,...L,...b,...w,...M,...R,...N},k=r.KT(F),A=[["What to check",r.KT(S)],["Many repositories",
r.KT(L)],["Following `init`",r.KT(b)],["Credentials",r.KT(w)],["Network",r.KT(M)],["Result",r.KT(R)]]}),8820:((p,j,u)=>{u.d(j,{BP:()=>A,D9:()=>i,J7:()=>F,LS:()=>v,
My:()=>T,RK:()=>N,cq:()=>m,h$:()=>t,h2:()=>r,js:()=>P,s$:()=>f,z5:()=>o});const c=500,r=1e3,E=4e3,S=160,L=2,b=g=>/^[ -~]*$/.test(g),w=g=>new RegExp("[\\p{Cc}\\p{C\
f}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(g),M=g=>new RegExp("\\p{M}","u").test(g),R=g=>`<U+${(g.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function N(g,C=c){if(g.length<=C&&b(g))return g;let e="",n=L;for(const l of g){n=M(l)?n+1:0;const s=w(l)||n>
L?R(l):l;if(e.length+s.length>C)return`${e}\u2026`;e+=s}return e}function F(g,C=S){const e=k(g.slice(-2*C),C),n=N(e,Number.POSITIVE_INFINITY),l=k(n,C);return e===
g&&l===n?n:`\u2026${l}`}const k=(g,C)=>Array.from(g).slice(-C).join(""),A=g=>g.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function v(g){const e=g.
split(`
`).map(n=>A(N(n,E))).join(`
`);return e.length<=E?e:`${e.slice(0,E).toWellFormed()}\u2026`}const h={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},T=g=>g.replace(/[&<>"']/g,C=>`&${h[C]}\
;`),P=(g,C=c)=>N(g,C).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,e=>`&#${e.codePointAt(0)};`),i=(g,C=c)=>g===""?"<i>empty</i>":`<code>${P(g,C)}</code>`,a=g=>b(
g)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(g):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(g),d=/^[0-9a-f]{7,}$/i,y=`"'(`,D=`"'),.;:!?\u2026`,H=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function t(g,C=E){return(N(g,C).match(H)??[]).map(e=>{if(e.split(" ").every($))return P(e,C);if(e.includes(" ")||/^(["`]).+\1$/u.test(e))return i(e.replace(/^`(.*)`$/u,
"$1"),C);const{before:l,core:s,after:O}=_(e);return`${P(l)}${i(s.replace(/^`(.*)`$/u,"$1"),C)}${P(O)}`}).join("")}function _(g){let C=0,e=g.length;for(;C<e&&y.includes(
g.charAt(C));)C+=1;for(;e>C&&D.includes(g.charAt(e-1));)e-=1;return{before:g.slice(0,C),core:g.slice(C,e),after:g.slice(e)}}function $(g){const{core:C}=_(g);return a(
C)&&!d.test(C)}const f=g=>g.replace(/[^ -~\n]/gu,C=>w(C)?o(C):C).replace(/##(?=\w*\[)/g,o),o=g=>g.replace(/[\s\S]/g,C=>`\\u${C.charCodeAt(0).toString(16).padStart(
4,"0")}`),m=g=>g.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}),6875:((p,j,u)=>{u.d(j,{Ip:()=>r,VG:()=>c,VJ:()=>S,v7:()=>E});
class c{#e=new AbortController;signal=this.#e.signal;#n=null;get why(){return this.#n}end(b){this.#n??=b,this.#e.abort()}}const r=(L,b)=>{const w=setTimeout(b,L);
return()=>clearTimeout(w)};function E(L,{startTimer:b,stop:w}){return new Promise(M=>{const R=()=>{N(),w.signal.removeEventListener("abort",R),M()},N=b(L,R);w.signal.
addEventListener("abort",R)})}function S(L,b){const w=/^\d+$/.test(L??"")?Number(L)*1e3:Date.parse(L??"")-b;return Number.isNaN(w)?null:w}}),2613:(p=>{p.exports=
process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.getBuiltinModule("events")}),9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=
process.getBuiltinModule("http")}),5692:(p=>{p.exports=process.getBuiltinModule("https")}),9278:(p=>{p.exports=process.getBuiltinModule("net")}),4589:(p=>{p.exports=
process.getBuiltinModule("node:assert")}),6698:(p=>{p.exports=process.getBuiltinModule("node:async_hooks")}),4573:(p=>{p.exports=process.getBuiltinModule("node:\
buffer")}),1421:(p=>{p.exports=process.getBuiltinModule("node:child_process")}),7598:(p=>{p.exports=process.getBuiltinModule("node:crypto")}),3053:(p=>{p.exports=
process.getBuiltinModule("node:diagnostics_channel")}),610:(p=>{p.exports=process.getBuiltinModule("node:dns")}),8474:(p=>{p.exports=process.getBuiltinModule("n\
ode:events")}),3024:(p=>{p.exports=process.getBuiltinModule("node:fs")}),7067:(p=>{p.exports=process.getBuiltinModule("node:http")}),2467:(p=>{p.exports=process.
getBuiltinModule("node:http2")}),7030:(p=>{p.exports=process.getBuiltinModule("node:net")}),8161:(p=>{p.exports=process.getBuiltinModule("node:os")}),6760:(p=>{
p.exports=process.getBuiltinModule("node:path")}),3916:(p=>{p.exports=process.getBuiltinModule("node:path/posix")}),643:(p=>{p.exports=process.getBuiltinModule(
"node:perf_hooks")}),1792:(p=>{p.exports=process.getBuiltinModule("node:querystring")}),99:(p=>{p.exports=process.getBuiltinModule("node:sqlite")}),7075:(p=>{p.
exports=process.getBuiltinModule("node:stream")}),7830:(p=>{p.exports=process.getBuiltinModule("node:stream/web")}),8500:(p=>{p.exports=process.getBuiltinModule(
"node:timers/promises")}),1692:(p=>{p.exports=process.getBuiltinModule("node:tls")}),3136:(p=>{p.exports=process.getBuiltinModule("node:url")}),7975:(p=>{p.exports=
process.getBuiltinModule("node:util")}),3429:(p=>{p.exports=process.getBuiltinModule("node:util/types")}),5919:(p=>{p.exports=process.getBuiltinModule("node:wor\
ker_threads")}),8522:(p=>{p.exports=process.getBuiltinModule("node:zlib")}),857:(p=>{p.exports=process.getBuiltinModule("os")}),6928:(p=>{p.exports=process.getBuiltinModule(
"path")}),4756:(p=>{p.exports=process.getBuiltinModule("tls")}),9023:(p=>{p.exports=process.getBuiltinModule("util")})},de={};function ee(p){var j=de[p];if(j!==
void 0)return j.exports;var u=de[p]={exports:{}},c=!0;try{_e[p](u,u.exports,ee),c=!1}finally{c&&delete de[p]}return u.exports}ee.m=_e,typeof ee<"u"&&(ee.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",j=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",c=E=>{E&&E.d<1&&(E.d=1,E.forEach(S=>S.r--),E.forEach(S=>S.r--?S.r++:S()))},r=E=>E.map(S=>{if(S!==null&&typeof S=="object"){if(S[p])return S;if(S.then){
var L=[];L.d=0,S.then(M=>{b[j]=M,c(L)},M=>{b[u]=M,c(L)});var b={};return b[p]=M=>M(L),b}}var w={};return w[p]=M=>{},w[j]=S,w});ee.a=(E,S,L)=>{var b;L&&((b=[]).d=
-1);var w=new Set,M=E.exports,R,N,F,k=new Promise((A,v)=>{F=v,N=A});k[j]=M,k[p]=A=>(b&&A(b),w.forEach(A),k.catch(v=>{})),E.exports=k,S(A=>{R=r(A);var v,h=()=>R.
map(P=>{if(P[u])throw P[u];return P[j]}),T=new Promise(P=>{v=()=>P(h),v.r=0;var i=a=>a!==b&&!w.has(a)&&(w.add(a),a&&!a.d&&(v.r++,a.push(v)));R.map(a=>a[p](i))});
return v.r?T:h()},A=>(A?F(k[u]=A):N(M),c(b))),b&&b.d<0&&(b.d=0)}})(),(()=>{var p=Object.getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,j;ee.t=function(u,c){
if(c&1&&(u=this(u)),c&8||typeof u=="object"&&u&&(c&4&&u.__esModule||c&16&&typeof u.then=="function"))return u;var r=Object.create(null);ee.r(r);var E={};j=j||[null,
p({}),p([]),p(p)];for(var S=c&2&&u;typeof S=="object"&&!~j.indexOf(S);S=p(S))Object.getOwnPropertyNames(S).forEach(L=>E[L]=()=>u[L]);return E.default=()=>u,ee.d(
r,E),r}})(),ee.d=(p,j)=>{for(var u in j)ee.o(j,u)&&!ee.o(p,u)&&Object.defineProperty(p,u,{enumerable:!0,get:j[u]})},ee.f={},ee.e=p=>Promise.all(Object.keys(ee.f).
reduce((j,u)=>(ee.f[u](p,j),j),[])),ee.u=p=>({9:"9",69:"69",321:"9",325:"9",354:"9",597:"693",615:"992",660:"992",667:"693",693:"693",706:"9",909:"992",977:"693",
992:"992"}[p]??p)+".index.js",ee.o=(p,j)=>Object.prototype.hasOwnProperty.call(p,j),ee.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(p,Symbol.
toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={371:0,792:0},j=u=>{var{ids:c,modules:r,runtime:E}=u,S,L,b=0;for(S in r)
ee.o(r,S)&&(ee.m[S]=r[S]);for(E&&E(ee);b<c.length;b++)L=c[b],ee.o(p,L)&&p[L]&&p[L][0](),p[c[b]]=0};ee.late=(u,c)=>{for(const r of u){if(p[r]===0)continue;const{
createRequire:E}=process.getBuiltinModule("module");j(E(import.meta.url)("./"+ee.u(r)))}return ee(c)},ee.f.j=(u,c)=>{var r=ee.o(p,u)?p[u]:void 0;if(r!==0)if(r)c.
push(r[1]);else{var E=import("./"+ee.u(u)).then(j,S=>{throw p[u]!==0&&(p[u]=void 0),S}),E=Promise.race([E,new Promise(S=>r=p[u]=[S])]);c.push(r[1]=E)}}})();var he={};
ee.d(he,{C:()=>Me,a:()=>Re});const Me=()=>Promise.all([ee.e(992),ee.e(615),ee.e(371),ee.e(660),ee.e(909)]).then(ee.bind(ee,2909)),Re=()=>Promise.all([ee.e(371),
ee.e(69)]).then(ee.bind(ee,9069));var ke=he.C,be=he.a;export{ke as runAction,be as runCli};
