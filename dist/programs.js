var _e={3368:((m,W,a)=>{a.d(W,{rv:()=>we,cA:()=>$e});var i=a(1831),r=a(2713),O=a(7630),S=a(1064),D=a(7251),b=a(8408);const y=4;function k(B,H){let j={text:B,starts:null};
for(let J=0;J<y&&j!==null;J+=1)H(T(j,B.length)),j=M(j,B.length)}const R="\u2026",x=32,F=Uint16Array.from({length:128},(B,H)=>{const j=String.fromCharCode(H);return H<=
x||H===127?x:({"-":"+",_:"/"}[j]??j).toLowerCase().charCodeAt(0)});function I(B){return B===R?B:/[\s\x80-\x9f]/.test(B)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(B)?"":B.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let A=new Uint16Array(1024),v=new Uint32Array(1025);function h(B){if(B<A.length)return;
const[H,j]=[new Uint16Array(2*B),new Uint32Array(2*B+1)];H.set(A),j.set(v),A=H,v=j}function T({text:B,starts:H},j){h(B.length);let J=0;for(let P=0;P<B.length;P+=
1){const z=B.charCodeAt(P),Y=H===null?P:H[P]??j;if(z<128){J=C(F[z]??x,Y,J);continue}const X=String.fromCodePoint(B.codePointAt(P)??0),Z=I(X);h(J+Z.length+B.length-
P);for(let Q=0;Q<Z.length;Q+=1)J=C(Z.charCodeAt(Q),Y,J);P+=X.length-1}return v[J]=j,{codes:A.subarray(0,J),starts:v.subarray(0,J+1)}}function C(B,H,j){return B===
x&&j>0&&A[j-1]===x?j:(A[j]=B,v[j]=H,j+1)}const d={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},f=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
u=/[%\\&]|xn--/i;function M({text:B,starts:H},j){if(!u.test(B))return null;let J="";const P=[];let z=0;const Y=Z=>H===null?Z:H[Z]??j,X=Z=>{for(let Q=z;Q<Z;Q+=1)
P.push(Y(Q));J+=B.slice(z,Z)};for(const Z of B.matchAll(f)){X(Z.index),z=Z.index+Z[0].length;for(const{written:Q,at:se}of g(Z)){J+=Q;for(let re=0;re<Q.length;re+=
1)P.push(Y(Z.index+se))}}return z===0?null:(X(B.length),{text:J,starts:P})}function g(B){const[H,j,J,P,z,Y,X,Z,Q,se]=B;if(j!==void 0)return w(j);if(se!==void 0)
return[{written:(0,b.mI)(se.toLowerCase()),at:0}];const re=J??P??Z;return N(re!==void 0?t(Number.parseInt(re,16)):X!==void 0?t(Number(X)):Q!==void 0?d[Q]??H:z??
(Y===void 0?"":" "))}const N=B=>[{written:B,at:0}],t=B=>B<=1114111?String.fromCodePoint(B):"\uFFFD",p=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function w(B){const H=B.startsWith("%")?3:4,j=B.replace(/(?:%|\\x)(..)/g,(J,P)=>String.fromCharCode(Number.parseInt(P,16)));return Array.from(j.matchAll(p),({0:[
J="",...P],index:z})=>{const Y=J.charCodeAt(0),X=P.reduce((Z,Q)=>Z<<6|Q.charCodeAt(0)&63,P.length===0?Y:Y&63>>P.length);return{written:t(X),at:H*z}})}const c="*\
**",o=12,_=4,E=200;function L(B){const H=e(B);return H===null?null:(j,J)=>{const P=[];return k(j,z=>n(z,j,H,P)),P.length===0?j:l(j,P,J)}}function e(B){const H=[];
for(const X of(0,D.x)(B))k(X,({codes:Z})=>{Z.length>=r.Il&&H.push(Z.slice())});if(H.length===0)return null;const j=new Uint16Array(H.reduce((X,{length:Z})=>X+Z,
0)),J=Array.from({length:o+1},()=>[]),P=Array.from({length:o},()=>[]);let z=0;for(const X of H){const{length:Z}=X;j.set(X,z);for(let se=0;se+o<Z;se+=_)J[o]?.push(
z+se);const Q=Math.min(Z,o);J[Q]?.push(z+Z-Q);for(let se=r.Il;se<Q;se+=1)P[se]?.push(z);z+=Z}const Y=(X,Z)=>X.length===0?[]:[new G(Z,j,X)];return{pieces:J.flatMap(
Y),heads:P.flatMap(Y).reverse()}}function n({codes:B,starts:H},j,{pieces:J,heads:P},z){const Y=(Q,se)=>{const re=B[Q]===x?Q+1:Q;let ie=B[se-1]===x?se-1:se;for(;ie<
B.length&&H[ie]===H[ie-1];)ie+=1;const ae=H[re]??0,me=H[ie]??j.length,le=z.at(-1);le===void 0||ae<le.from||ae>le.to?z.push({from:ae,to:me}):z[z.length-1]={from:le.
from,to:Math.max(le.to,me)}};for(const Q of J)Q.search(B,Q.length===o?_-1:0,Y);const X=Q=>{const se=P.find(re=>re.hasAt(B,Q-re.length));se!==void 0&&Y(Q-se.length,
Q)},Z=R.charCodeAt(0);for(let Q=B.indexOf(Z);Q>=0;Q=B.indexOf(Z,Q+1))X(Q);j.length>=E&&X(B.length)}function l(B,H,j){let J="",P=0;for(const z of H.toSorted((Y,X)=>Y.
from-X.from))z.to<=P||j.size>0&&U(B,z,j)||((z.from>P||P===0)&&(J+=B.slice(P,z.from)+c),P=z.to);return J+B.slice(P)}const s=B=>B<"\x80"?/[a-z\d.:-]/i.test(B):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(B),$=260;function U(B,{from:H,to:j},J){const P=X=>Math.max(H-X,X-j)<$&&s(B[X]??"");let z=H;for(;P(z-1);)z-=1;let Y=j;for(;P(Y);)Y+=1;for(;Y>j&&/[.:]/.test(
B[Y-1]??"");)Y-=1;return J.has(B.slice(z,Y))}const V=16777619,K=2654435761;class G{length;#e;#n;#s;#t;constructor(H,j,J){this.length=H,this.#e=j;const P=Math.max(
4,Math.ceil(Math.log2(2*J.length+1)));this.#n=new Int32Array(2**P).fill(-1),this.#s=32-P;let z=1;for(let Y=1;Y<H;Y+=1)z=Math.imul(z,V);this.#t=z;for(const Y of J)
this.#n[this.#c(j,Y,this.#i(j,Y))]=Y}hasAt(H,j){return j<0||j+this.length>H.length?!1:this.#o(H,j,this.#i(H,j))>=0}search(H,j,J){const P=this.length;if(H.length<
P)return;let z=this.#i(H,0);for(let Y=0;;Y+=1){const X=this.#o(H,Y,z);if(X>=0){let[Q,se]=[0,P];for(;Q<j&&this.#r(H,Y,X,-1-Q);)Q+=1;for(;se<P+j&&this.#r(H,Y,X,se);)
se+=1;J(Y-Q,Y+se)}if(Y+P>=H.length)return;const Z=z-Math.imul(H[Y]??0,this.#t);z=Math.imul(Z,V)+(H[Y+P]??0)|0}}#o(H,j,J){return this.#n[this.#c(H,j,J)]??-1}#r(H,j,J,P){
const z=H[j+P];return z!==void 0&&z===this.#e[J+P]}#c(H,j,J){let P=Math.imul(J^J>>>15,K)>>>this.#s;for(;;){const z=this.#n[P]??-1;if(z<0||this.#a(z,H,j))return P;
P=P+1===this.#n.length?0:P+1}}#a(H,j,J){for(let P=0;P<this.length;P+=1)if(!this.#r(j,J,H,P))return!1;return!0}#i(H,j){let J=0;for(let P=j;P<j+this.length;P+=1)J=
Math.imul(J,V)+(H[P]??0)|0;return J}}const q=64,te=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","serv\
icesFrom","requirements"]),ne=new Set(["value","login"]),oe=(B,H)=>te.has(B)||B==="client"&&S.Du.some(j=>j===H),ce=new Set;function fe(B){return ue(()=>{const H=L(
B);return H===null?j=>j:(j,J=ce)=>ue(()=>Ae(Oe(P=>H(P,J)))(j))})}function ue(B){try{return B()}catch{throw new Error("tokens could not be hidden")}}const ge=1e4,
Ee=200,ve=100;function Oe(B){const H=new Map;return j=>{const J=H.get(j);if(J!==void 0)return J;const P=B(j);return j.length<=Ee&&H.size<ge&&H.set(j,P),P}}function Ae(B){
const H={ours:new Map,theirs:new Map},j=(P,z,Y)=>{if(Array.isArray(P)){const se=P.map(re=>J(re,z+1,Y));return se.every((re,ie)=>re===P[ie])?P:se}let X=!0;const Z=Object.
entries(P).map(([se,re])=>{if(Y==="ours"&&oe(se,re))return[se,re];const ie=J(re,z+1,ne.has(se)?"theirs":Y),ae=B(se);return X&&=ae===se&&ie===re,[ae,ie]}),Q=Object.
getPrototypeOf(P)===Object.prototype;return X&&Q?P:Object.fromEntries(Z)},J=(P,z,Y)=>{if(typeof P=="string")return B(P);if(z>q)return null;if(typeof P!="object"||
P===null)return P;const X=H[Y].get(P)??j(P,z,Y),Z=Array.isArray(P)&&P.length>ve;return(X!==P||Z)&&H[Y].set(P,X),X};return P=>J(P,0,"ours")}function $e(B,H,j=()=>{}){
const J=new Map;let P=null;const z=X=>{const Z=X.filter(Q=>!J.has(Q.reveal()));if(Z.length!==0){for(const Q of Z)J.set(Q.reveal(),Q);P=null,j(Z)}};return ue(()=>z(
Se(B,H))),{learn:X=>ue(()=>z([X])),redact:(X,Z)=>(P??=fe([...J.values()]),P(X,Z))}}const Te="tf-disco crashed, and the description of the crash could not be cle\
ared of tokens";function we(B,{redact:H}){try{return B(H)}catch{return Te}}const pe=B=>(0,i.Pv)(B).ok,ye=B=>B.includes(".")&&pe(B);function Se(B,H){const j=(0,O.
vk)(B.tokens??"").flatMap(P=>{const z=P.indexOf("="),Y=P.slice(z+1).trim(),X=z<0?"":P.slice(0,z).trim();return X!==""&&(!pe(X)||!X.includes(".")&&ye(Y))?[Y,X,P]:
[Y]}),J=Object.entries(H).flatMap(([P,z])=>P.startsWith(i.xV)&&z!==void 0?[z]:[]);return[...j,...J,B["github-token"]?.trim()??""].filter(P=>P!=="").map(P=>new r.
ou(P))}}),7251:((m,W,a)=>{a.d(W,{K:()=>x,x:()=>y});var i=a(4091),r=a(6979),O=a(2713);function S(I){const A=I.reveal(),v=/[\r\n]/.test(A)?A.split(/[\r\n]+/):[];return[
A,...v].filter(h=>h.trim().length>=O.Il)}const D=I=>[...new Set([I,Buffer.from(I).toString("latin1")])],b=I=>["","x","xx"].flatMap(A=>{const v=Buffer.from(A+I).
toString("base64"),h=v.slice(Math.ceil(A.length*4/3)).replace(/=+$/,"");return v.endsWith("=")?[h.slice(0,-1),h]:[h]});function*y(I){const A=I.flatMap(S).map(v=>v.
trim());for(const v of new Set(A.flatMap(D)))yield v,v.includes(" ")&&(yield v.replaceAll(" ","+")),yield*b(v),yield Buffer.from(v).toString("hex")}const k=16*1024,
R=1024*1024;function x(I){let A=R;return v=>{const h=v.flatMap(S).flatMap(C=>[C,C.trim()]),T=[];for(const C of new Set(h.flatMap(D))){if(C.length>k||A<0)continue;
const d=F(C).filter(f=>f.trim().length>=O.Il);T.push(...d),A-=d.join("").length}I([...new Set([...h,...T])])}}function F(I){const A=(0,r.ft)(I),v=(0,i.ol)(I).slice(
1,-1),h=[encodeURIComponent(I.toWellFormed()),...A.ok?[A.value]:[]],T=b(I),C=Buffer.from(I).toString("hex");return[I,I.toLowerCase(),v,JSON.stringify(I).slice(1,
-1),...h,...h.map(d=>d.replace(/%[0-9A-F]{2}/g,f=>f.toLowerCase())),...T,...T.map(d=>d.replaceAll("+","-").replaceAll("/","_")),C,C.toUpperCase()]}}),1342:((m,W,a)=>{
a.d(W,{A3:()=>R,f8:()=>F,hM:()=>k,mk:()=>b,qW:()=>v});var i=a(3024),r=a(6760),O=a(3592),S=a(5747);const D=64*1024;function*b(d){let f="";for(const u of d)f+=u,!(f.
length<D)&&(yield f,f="");f!==""&&(yield f)}const y={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the dir\
ectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class k extends Error{name="ExplainedError"}function R(d){
if(d instanceof k)return d.message;if(!x(d))return`${String(d)}; this is a bug of tf-disco, please report it at ${O.xV}`;const f=y[d.code];return`${d.message.split(
", ")[0]}${f===void 0?"":`; ${f}`}`}const x=d=>typeof d=="object"&&d!==null&&"syscall"in d&&"code"in d;function F(d,f,u){const M=A(i.realpathSync(d),f),g=(0,r.basename)(
f);I((0,r.join)(M,g));const N=(0,r.join)(M,`.${g.slice(0,60)}.${Math.random().toString(36).slice(2)}`),t=i.openSync(N,"wx");try{(0,S.ET)(t,()=>{for(const p of u)
i.writeFileSync(t,p)}),i.renameSync(N,(0,r.join)(M,g))}catch(p){throw i.rmSync(N,{force:!0}),p}}function I(d){const f=i.lstatSync(d,{throwIfNoEntry:!1});if(f===
void 0||f.isFile()||f.isSymbolicLink())return;const u=f.isDirectory()?"is a directory":"is not a regular file";throw new k(`it ${u}; choose another path`)}function A(d,f){
const u=(0,r.resolve)(d,f),M=C(d,u);if(!M&&!(0,r.isAbsolute)(f))throw new k(`it is outside ${d}; use an absolute path if that is intended`);const g=M?d:(0,r.parse)(
u).root;return(0,r.relative)(g,(0,r.dirname)(u)).split(r.sep).filter(Boolean).reduce((t,p)=>h(t,p,d),g)}function v(d,f){const u=i.realpathSync(d);return T(A(u,f),
(0,r.basename)(f),u)}function h(d,f,u){const M=(0,r.join)(d,f);try{i.lstatSync(M,{throwIfNoEntry:!1})===void 0&&i.mkdirSync(M)}catch(g){if((0,S.Oj)(g)!=="EEXIST")
throw g}return T(d,f,u)}function T(d,f,u){const M=(0,r.join)(d,f);if(!i.lstatSync(M,{throwIfNoEntry:!1})?.isSymbolicLink())return M;const g=i.realpathSync(M);if(!C(
u,d)||C(u,g))return g;throw new k(`the link ${(0,r.relative)(u,M)} leads outside ${u}; remove it or choose another path`)}function C(d,f){const u=(0,r.relative)(
d,f);return u!==".."&&!u.startsWith(`..${r.sep}`)&&!(0,r.isAbsolute)(u)}}),5747:((m,W,a)=>{a.d(W,{$r:()=>C,ET:()=>I,Mc:()=>v,N0:()=>A,Oj:()=>F,io:()=>k,v2:()=>T,
wX:()=>h,yR:()=>y});var i=a(4573),r=a(3024);const O=16*1024*1024,S=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),D=Buffer.allocUnsafeSlow(
256*1024);let b=D;function y(d,f=O){const u=R(d,f);if(!Buffer.isBuffer(u))return u;const M=u.toString("utf8"),g=!M.includes("\uFFFD")||(0,i.isUtf8)(u);return{ok:!0,
text:M,isUtf8:g,bytes:u.length}}function k(d,f){const u=R(d,f);return Buffer.isBuffer(u)?Buffer.from(u):null}function R(d,f){try{return I(r.openSync(d,S),u=>{const M=r.
readSync(u,D,0,D.length,null);return M<D.length?D.subarray(0,M):x(u,f)})}catch(u){return{ok:!1,failure:{kind:"error",code:F(u)}}}}function x(d,f){const{size:u}=r.
fstatSync(d);if(u>f||u<D.length)return{ok:!1,failure:{kind:"size",bytes:u,maxBytes:f}};b.length<u&&(b=Buffer.allocUnsafeSlow(Math.min(2*u,f)));let M=0;for(;M<u;){
const g=r.readSync(d,b,M,u-M,M);if(g===0)break;M+=g}return b.subarray(0,M)}function F(d){if(!(typeof d=="object"&&d!==null&&"code"in d)||typeof d.code!="string")
throw d;return d.code}function I(d,f){try{return f(d)}finally{r.closeSync(d)}}function A(d,f){try{return d()}catch(u){return F(u),f}}const v=d=>A(()=>r.readdirSync(
d,{withFileTypes:!0}),[]),h=d=>v(d).map(({name:f})=>f).sort(),T=d=>v(d).flatMap(f=>f.isDirectory()?f.name:[]);function C(d){try{const f=r.realpathSync(d),u=r.statSync(
f);return u.isFile()?{kind:"file",path:f}:{kind:u.isDirectory()?"directory":"special",path:f}}catch(f){return{kind:"error",code:F(f)}}}}),6181:((m,W,a)=>{a.d(W,
{RY:()=>O,n7:()=>b,r5:()=>i});function i(y){if(!y.includes(":"))return r(y);const k=y.indexOf("%");return k===y.length-1?null:S(k<0?y:y.slice(0,k))}function r(y){
const k=y.split("."),R=k.length===4&&k.every(F=>/^(0|[1-9]\d{0,2})$/.test(F)),x=k.map(Number);return R&&x.every(F=>F<=255)?x:null}function O(y){const k=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.
test(y)?URL.parse(`http://${y}`):null;return k&&r(k.hostname)}function S(y){const k=/^[\da-f:.]+$/i.test(y)?URL.parse(`http://[${y}]`):null;if(k===null)return null;
const[R=[],x=[]]=k.hostname.slice(1,-1).split("::").map(I=>I.split(":").filter(Boolean)),F=Array(8-R.length-x.length).fill("0");return[...R,...F,...x].flatMap(I=>{
const A=Number.parseInt(I,16);return[A>>8,A&255]})}const D=[0,0,0,0,0,0,0,0,0,0,255,255].join();function b(y){const k=i(y)??[];return k.slice(0,12).join()===D?k.
slice(12).join("."):y}}),3307:((m,W,a)=>{a.d(W,{f:()=>E,ap:()=>_,Gv:()=>x,HT:()=>f,I:()=>t,IL:()=>N,Ey:()=>d,AN:()=>o});const i=10,r=["more than 10000 levels of\
 nesting","nest brackets less deeply"],O=["number too large for a 64-bit float","use a smaller number"],S=["the text ends before the JSON value is complete","ch\
eck that the file was not truncated"],D=["trailing comma","remove the comma"];function b(n,l){return l===n.length?S:n[l]==="\\"?["invalid escape sequence in a s\
tring",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}const y=[[/^(?:\/[/*]|#)/,"c\
omment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use\
 straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function k(n,l,s){for(const[$,...U]of y)if($.test(n))return U;switch(l){case"va\
lue":return/^[}\]:]/.test(n)?["missing value","add the value"]:/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zeros"]:["unknown wo\
rd","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the key in double quotation ma\
rks"];case"colon":return["missing colon after a key","add the colon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.
test(n)?["wrong closing bracket",`write ${s}`]:["missing comma","add the comma"]}}function R(n,l,[s,$]){let[U,V]=[1,1];for(let K=0;K<l;K+=1){const G=n.charCodeAt(
K);G===i?(U+=1,V=1):(G<56320||G>57343)&&(V+=1)}return{why:`line ${U}, column ${V}: ${s}`,advice:$}}const x=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),F=1e4,
I=34,A=44,v=58,h=91,T=123,C=125,d=(n,l)=>new u(n,l).run(),f=(n,l)=>new u(n,null).run(l);class u{#e;#n;#s=[];#t="value";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(l,s){
this.#e=l,this.#n=s}run(l="whole"){const s=this.#e,$=this.#s,U=o(s,0);for(let K=U,G=0;K<s.length;K=o(s,G)){const q=s.charCodeAt(K);if(G=this.#u(K,q),G<0)return this.#h(
K,~G);if(this.#t==="next"&&$.length===1&&this.#n?.(this.#c,G,this.#a,this.#i),l==="first"&&this.#t==="next"&&$.length===0)return null;this.#o=q,this.#r=K}return this.#t!==
"next"||$.length>0?R(s,s.length,S):this.#n!==null&&this.#l>=0&&s.charCodeAt(U)===T?R(s,this.#l,O):null}#u(l,s){const $=this.#s[this.#s.length-1];if(s===$&&(this.#t===
"next"||M(this.#o)))return this.#s.pop(),this.#t="next",l+1;switch(this.#t){case"value":return this.#f(l,s);case"key":return s===I?this.#d(l):~l;case"colon":return s!==
v?~l:(this.#t="value",l+1);case"next":return s!==A||$===void 0?~l:(this.#t=$===C?"key":"value",l+1)}}#f(l,s){const $=this.#s.length;if($===1&&(this.#c=l),M(s))return $===
F?~l:(this.#s.push(s+2),this.#t=s===T?"key":"value",l+1);const U=s===I,V=U?_(this.#e,l):E(this.#e,l);return V<0||(!U&&this.#l<0&&e(this.#e,l,V)&&(this.#l=l),this.#t=
"next"),V}#d(l){const s=_(this.#e,l);return this.#s.length===1&&(this.#a=l,this.#i=s),this.#t="colon",s}#h(l,s){const $=this.#e,U=$.charCodeAt(l),V=this.#s.at(-1);
if(s>l)return R($,s,b($,s));if(this.#t==="value"&&M(U))return R($,l,r);if(U===V&&this.#o===A)return R($,this.#r,D);const K=V===void 0?void 0:String.fromCharCode(
V),G=k($.slice(l,l+2),this.#t,K);return R($,l,G)}}const M=n=>n===T||n===h,g=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function N(n){return n.startsWith('"')?t(n):n.includes("\\u")?JSON.parse(n.replace(g,(l,s)=>s===void 0?l:"\\ufffd")):JSON.parse(n)}function t(n){return JSON.parse(
n).toWellFormed()}const p=32,w=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,c=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function o(n,l){let s=l;for(;s<n.length&&!(n.charCodeAt(s)>p||!` 	
\r`.includes(n.charAt(s)));s+=1);return s}function _(n,l){let s=l+1;for(w.lastIndex=s;w.test(n);)s=w.lastIndex;return n.charCodeAt(s)===I?s+1:~s}function E(n,l){
return c.lastIndex=l,c.test(n)?c.lastIndex:~l}const L=5,e=(n,l,s)=>s-l>=L&&Math.abs(Number(n.slice(l,s)))===1/0}),4091:((m,W,a)=>{a.d(W,{D3:()=>S,Ju:()=>A,TR:()=>v,
_6:()=>R,iP:()=>I,ol:()=>O});const i=`"\\\x07\b\f
\r	\v`,r='"\\abfnrtv',O=h=>`"${D(h.toWellFormed())}"`;function S(h,T){const C=new TextEncoder,{read:d,written:f}=C.encodeInto(h,new Uint8Array(T)),u=C.encode(h.
slice(d,d+2)).subarray(0,T-f),M=Array.from(u,g=>`\\x${y(g,2)}`).join("");return`"${D(h.slice(0,d).toWellFormed())}${M}"`}function D(h){return/^[ !#-[\]-~]*$/.test(
h)?h:h.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),b)}function b(h){const T=h.codePointAt(0)??0;return i.includes(h)?`\\${r[i.indexOf(h)]}`:T<128?`\\x${y(T,
2)}`:T<65536?`\\u${y(T,4)}`:`\\U${y(T,8)}`}const y=(h,T)=>h.toString(16).padStart(T,"0"),k=new TextDecoder("utf-8",{ignoreBOM:!0});function R(h){const T=k.decode(
h);return T.includes("\uFFFD")?k.decode(F(h)):T}const x=255;function F(h){const T=new Uint8Array(h),C=d=>((h[d]??0)&192)===128;for(const[d,f]of h.entries()){if(f<
224)continue;C(d+1)&&C(d+2)&&(f<240||C(d+3))||(T[d]=x)}return T}function I(h){let T="";for(const C of h)T+=String.fromCharCode(C);return T}const A=h=>({ok:!0,value:h}),
v=h=>({ok:!1,why:h})}),6979:((m,W,a)=>{a.d(W,{Ge:()=>f,V$:()=>R,ft:()=>x,h0:()=>T,xB:()=>C,y3:()=>F});var i=a(4091);const r=`!$&'()*+,;=:[]<>"`,O={path:"$&+,/:;\
=@",host:r,zone:r,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,D=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,
y=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,k=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function R(u,M){let g="";for(const{0:N,index:t}of u.matchAll(S))if(D.test(N)||
O[M].includes(N))g+=N;else{if(N==="%")return(0,i.TR)(h(u,t));if(N.startsWith("%")){const p=Number.parseInt(N.slice(1),16);if(A(p,M))return(0,i.TR)(`invalid URL \
escape "${N}"`);g+=v(p,M)}else if(N>"\x7F")g+=encodeURIComponent(N.toWellFormed());else{if(M==="host"||M==="zone")return(0,i.TR)(`invalid character ${(0,i.ol)(N)}\
 in host name`);g+=v(N.charCodeAt(0),M)}}return(0,i.Ju)(g)}function x(u){return u==="%2A"?(0,i.Ju)("*"):I(u,y)?(0,i.Ju)(u):R(u,"path")}const F=u=>I(u,k)?(0,i.Ju)(
u):R(u,"fragment"),I=(u,M)=>M.test(u)&&!b.test(u);function A(u,M){return M==="host"?u<128&&u!==37:M!=="zone"||u===37||u===32?!1:v(u,"zone").startsWith("%")}function v(u,M){
const g=String.fromCharCode(u);return D.test(g)||O[M].includes(g)?g:`%${u.toString(16).toUpperCase().padStart(2,"0")}`}const h=(u,M)=>`invalid URL escape ${(0,i.
D3)(u.slice(M,M+4),3)}`;function T(u){for(const M of u.split("&")){if(M.includes(";"))return"invalid semicolon separator in query";const[,...g]=/^([^=]*)=?(.*)$/s.
exec(M)??[];for(const N of g){const t=N.search(b);if(t>=0)return h(N,t)}}return null}function C(u){return u.split("&").flatMap(M=>{if(M===""||M.includes(";"))return[];
const[,...g]=/^([^=]*)=?(.*)$/s.exec(M)??[],[N,t]=g.map(p=>R(p.replaceAll("+","%20"),"query"));return N?.ok&&t?.ok?[[d(N.value),d(t.value)]]:[]})}const d=u=>u.replaceAll(
"%20","+"),f=u=>u.toSorted(([M],[g])=>M<g?-1:M>g?1:0).map(([M,g])=>`${M}=${g}`).join("&")}),4283:((m,W,a)=>{a.d(W,{Dl:()=>R,EN:()=>v,L5:()=>A,O2:()=>o,Pl:()=>F,
aR:()=>C,cz:()=>I,jr:()=>x,lv:()=>S,sX:()=>_,t5:()=>h});var i=a(6181),r=a(4091),O=a(6979);const S={opaque:"",user:null,omitHost:!1,query:"",fragment:""},D=/[^ -~\u0080-\u{10ffff}]/u,
b=/^([A-Za-z][A-Za-z0-9+.-]*):/,y=/^(?::[0-9]*)?$/,k=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function R(e){const[n,l]=c(e,"#"),s=d(n);if(!s.ok)return(0,r.TR)(`parse ${(0,r.
ol)(n)}: ${s.why}`);const $=(0,O.y3)(l);return $.ok?(0,r.Ju)({...s.value,fragment:$.value}):(0,r.TR)(`parse ${(0,r.ol)(e)}: ${$.why}`)}function x(e){const n=e.scheme===
""?"":`${e.scheme}:`,l=e.fragment===""?"":`#${e.fragment}`,s=e.opaque===""?t(e)+p(e):e.opaque;return[n,s,T(e),l].join("")}function F(e){const n=e.opaque.replace(
/^[^/]*@/,"");return x({...e,opaque:n,user:null,query:"",forceQuery:!1,fragment:""})}function I(e){const n=e.host.lastIndexOf(":"),l=n>=0&&y.test(e.host.slice(n)),
s=l?e.host.slice(0,n):e.host,$=s.startsWith("[")&&s.endsWith("]");return{name:w($?s.slice(1,-1):s),port:l?e.host.slice(n+1):""}}const A=e=>e==="https"?443:80,v=e=>e.
includes(":")?`[${e}]`:e,h=e=>(e.opaque||e.path||"/")+T(e),T=({forceQuery:e,query:n})=>e||n!==""?`?${n}`:"";function C(e){if(e.user===null)return null;const n=`${e.
user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,l=>String.fromCharCode(Number.parseInt(l.slice(1),16)));return`Basic ${btoa(n)}`}function d(e){if(D.test(
e))return(0,r.TR)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,r.TR)("missing protocol scheme");const n=b.exec(e)?.[1]??"",l=n.toLowerCase(),
[s,$]=c(n===""?e:e.slice(n.length+1),"?"),U=$===""&&e.endsWith("?"),V={...S,host:"",path:"",scheme:l,query:$,forceQuery:U};return s.startsWith("/")?f(V,s):l!==""?
(0,r.Ju)({...V,opaque:s}):c(s,"/")[0].includes(":")?(0,r.TR)("first path segment in URL cannot contain colon"):u(V,s)}function f(e,n){if(!(n.startsWith("//")&&(e.
scheme!==""||!n.startsWith("///"))))return u({...e,omitHost:e.scheme!==""},n);const[s]=c(n.slice(2),"/"),$=s.lastIndexOf("@"),U=g(s.slice($+1),e.scheme);if(!U.ok)
return U;const V=$<0?(0,r.Ju)(null):M(s.slice(0,$));return V.ok?u({...e,user:V.value,host:U.value},n.slice(2+s.length)):V}function u(e,n){const l=(0,O.ft)(n);return l.
ok?(0,r.Ju)({...e,path:l.value}):l}function M(e){if(!k.test(e))return(0,r.TR)("net/url: invalid userinfo");const[n,l]=c(e,":"),s=(0,O.V$)(n,"user");if(!s.ok)return s;
if(!e.includes(":"))return(0,r.Ju)({name:s.value,password:null});const $=(0,O.V$)(l,"user");return $.ok?(0,r.Ju)({name:s.value,password:$.value}):$}function g(e,n){
const l=e.lastIndexOf("[");if(l>0)return(0,r.TR)("invalid IP-literal");if(l===0)return N(e);const s=e.indexOf(":"),$=/^https?$/.test(n)?s:e.lastIndexOf(":"),U=$<
0?"":e.slice($);return y.test(U)?(0,O.V$)(e,"host"):(0,r.TR)(`invalid port ${(0,r.ol)(U)} after host`)}function N(e){const n=e.lastIndexOf("]");if(n<0)return(0,r.
TR)("missing ']' in host");const l=e.slice(n+1);if(!y.test(l))return(0,r.TR)(`invalid port ${(0,r.ol)(l)} after host`);const s=e.slice(0,n).indexOf("%25"),$=s<0?
n:s,U=(0,O.V$)(e.slice(1,$),"host");if(!U.ok)return U;const V=(0,O.V$)(e.slice($,n),"zone");if(!V.ok)return V;const K=w(U.value+V.value),G=(0,i.r5)(K);return G===
null?(0,r.TR)(`invalid host: ParseAddr(${(0,r.ol)(K)}): unable to parse IP`):G.length===4?(0,r.TR)("invalid IP-literal"):(0,r.Ju)(`[${U.value}${V.value}]${l}`)}
function t(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||e.path===""))return"";const l=e.user?.password??null;return`//${(e.user?.name??"")+(l===
null?"":`:${l}`)}${e.user===null?"":"@"}${e.host}`}function p(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&t(e)===""&&
c(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}const w=e=>e.replace(/(?:%[0-9A-F]{2})+/g,n=>(0,r._6)(Uint8Array.from(n.slice(1).split("%"),l=>Number.parseInt(
l,16))));function c(e,n){const l=e.indexOf(n);return l<0?[e,""]:[e.slice(0,l),e.slice(l+n.length)]}function o(e,n){const l=R(n);return l.ok?(0,r.Ju)(_(e,l.value)):
l}function _(e,n){if(n.scheme!==""||n.host!==""||n.user!==null){const K=n.scheme===""?e.scheme:n.scheme;return{...n,scheme:K,path:L(n.path)}}const{scheme:l}=e,s=n.
path===""&&!n.forceQuery&&n.query==="",$=s?e.query:n.query,U=s&&n.fragment===""?e.fragment:n.fragment;if(n.path===""&&e.opaque!=="")return{...n,scheme:l,query:$,
fragment:U,opaque:e.opaque};const V=L(E(e.path,n.path));return{...n,scheme:l,query:$,fragment:U,user:e.user,host:e.host,path:V}}function E(e,n){return n===""?e:
n.startsWith("/")?n:e.slice(0,e.lastIndexOf("/")+1)+n}function L(e){if(e==="")return"";const n=e.split("/"),l=[];for(const V of n)V===".."?(l.pop(),l.length===1&&
l[0]===""&&l.pop()):V!=="."?l.push(V):l.length===0&&l.push("");const s=n.at(-1),$=`/${l.join("/")}${s==="."||s===".."?"/":""}`,U=(0,O.ft)($.startsWith("//")?$.slice(
1):$);return U.ok?U.value:$}}),5143:((m,W,a)=>{a.d(W,{As:()=>h,II:()=>A,R3:()=>I,WD:()=>v,Zl:()=>u,_M:()=>x,bH:()=>R,df:()=>r,en:()=>y,eo:()=>F,jH:()=>O,n7:()=>M,
yJ:()=>k});var i=a(8820);const r=g=>typeof g=="string"?g:`${g.line}:${g.column} ${g.file}`,O=g=>[...Map.groupBy(g,r).values()].flatMap(N=>N.slice(0,1)),S="//",D=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
b=1e3,y=g=>g.length<=b&&D.test(g),k=(g,N)=>`${g}${S}${N}`;function R(g){const N=x(g);return N===null?{repository:N,path:g}:{repository:N,path:g.slice(N.length+S.
length)}}function x(g){const N=g.indexOf(S);return N>0&&y(g.slice(0,N))?g.slice(0,N):null}const F=g=>typeof g=="string"?g:`${A(g.file)}:${g.line}`,I=({file:g,line:N,
column:t})=>`${A(g)}:${N}:${t}`;function A(g){const{repository:N,path:t}=R(g);if(N===null)return(0,i.J7)(g);const p=(0,i.J7)(N);return t==="."?p:`${p}//${(0,i.J7)(
t)}`}const v=1e4;function h(g){if(g.length<=v)return g;const N=new Set,{first:t=[],other:p=[]}=Object.groupBy(g,w=>{if(typeof w=="string")return"first";const c=x(
w.file);return c===null||N.has(c)?"other":(N.add(c),"first")});return[...t,...p].slice(0,v)}const T=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
C=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,d=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function f(g){const{path:N}=R(
g),t=N.split("/").slice(0,d.test(N)?-2:-1);return t.find((p,w)=>T.test(p)&&!(p==="test"&&t.slice(0,w).some(c=>C.test(c))))}const u=g=>f(g)!==void 0;function M(g){
const N=f(g);return(N===void 0?R(g).path:`**/${N}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((m,W,a)=>{a.d(W,{L2:()=>u,ie:()=>A,kL:()=>k,mB:()=>R,nE:()=>g,xu:()=>N});
var i=a(3368),r=a(6174),O=a(3592),S=a(3152),D=a(8820),b=a(2057);const y=function(...t){const{setFlagsFromString:p}=process.getBuiltinModule("node:v8");return new.target?
new p(...t):p(...t)};function k(t,p){t.env.UV_THREADPOOL_SIZE??="64",setTimeout(()=>y("--semi-space-growth-factor=1"),f).unref(),(0,b.B_)(t.stdout,p),(0,b.B_)(t.
stderr,()=>{})}async function R(t,{stop:p,secrets:w,isFinal:c,act:o,reportMistakes:_,reportCrash:E}){const L=l=>(E((0,i.rv)(s=>I(l,s),w)),3),e=C(t,p,{isFinal:c,
crash:L}),n=await o(e).catch(l=>l instanceof S.GN?(_(w.redact(l.mistakes)),2):L(l));await d(t,n)}const x=100,F=5;function I(t,p){const w=[];let c=t;for(;c!==void 0&&
w.length<F;){const _=c instanceof Error?c.stack??c.message:String(c);w.push((0,r._U)(p(_))),c=c instanceof Error?c.cause:void 0}const o=w.join(`
caused by: `).split(`
`).slice(0,x);return[`tf-disco ${O.xv} crashed; this is a bug, please report it with this text at ${O.xV}`,...o.map(_=>(0,D.BP)((0,D.RK)(_)))].join(`
`)}const A=({hrtime:t})=>()=>Number(t.bigint())/1e6,v=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],h=300,T=5e3;function C(t,p,{isFinal:w,crash:c}){const o=A(t),_=new AbortController;
let E=0;const L=()=>w||_.signal.aborted;for(const e of v)t.on(e,()=>{const n=o()-E;p.end({kind:"signal",signal:e}),L()?(w||n>h)&&(t.removeAllListeners(e),t.kill(
t.pid,e)):E=o(),_.abort()});return t.on("uncaughtException",e=>{p.end({kind:"crash"});const n=c(e);L()&&t.exit(n),_.abort(),setTimeout(()=>t.exit(n),T).unref()}),
t.on("exit",()=>p.end({kind:"crash"})),_.signal}async function d(t,p){const{stdout:w,stderr:c}=t;for(const _ of[w,c])await new Promise(E=>_.write("",E));if(t.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&t.platform!=="win32"&&t.execve!==void 0){const{execPath:_}=t;t.execve(_,[_,"--eval",`require('node:process').exit(${p})`],{})}t.
exit(p)}const f=100,u=()=>y("--heap-growing-percent=20"),M=100;async function g(t,p,w){let c=performance.now();for(;;){const o=t.next(p.why!==null);if(o.done)return o.
value;performance.now()-c<M||(w(o.value),await N(),c=performance.now())}}const N=()=>new Promise(t=>setImmediate(t))}),2057:((m,W,a)=>{a.d(W,{B_:()=>D,Dx:()=>S,
PL:()=>y,aH:()=>k,yy:()=>r});var i=a(1342);async function r(v,h){for(const T of(0,i.mk)(h)){if(!v.writable)return;v.write(T)||await O(v)}}const O=v=>new Promise(
h=>{const T=["drain","error","close"],C=()=>{for(const d of T)v.off(d,C);h()};for(const d of T)v.on(d,C)});async function*S(v){let h="";for await(const T of v.setEncoding(
"utf8")){const[C="",...d]=String(T).split(`
`),f=[h+C,...d];h=f.pop()??"";for(const u of f)yield u.replace(/\r$/,"")}h!==""&&(yield h)}function D(v,h){let T=!1;v.on("error",C=>{const d=!T;T=!0,d&&C.code!==
"EPIPE"&&h((0,i.A3)(C))})}const b={min:40,max:100,unknown:80};function y({columns:v},h){return v||Number(/^\d{1,4}$/.exec(h.COLUMNS??"")?.[0])||b.unknown}function k(v,h,T){
const C=h==="auto"?R(v,T):h==="always",d=Math.max(b.min,Math.min(y(v,T),b.max));return{colour:C,hyperlinks:C&&v.isTTY===!0&&A(T),width:v.isTTY?d:Number.POSITIVE_INFINITY}}
function R({isTTY:v},h){return h.NO_COLOR||h.TERM==="dumb"&&!h.FORCE_COLOR?!1:h.FORCE_COLOR?h.FORCE_COLOR!=="0":v===!0}const x=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
F=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,I=5001;function A(v){const{FORCE_HYPERLINK:h,TERM:T="",TERM_PROGRAM:C="",VTE_VERSION:d}=v;
return h?h!=="0":v.CI||v.NO_COLOR||T==="dumb"?!1:Number(d)>=I||x.test(C)||F.test(T)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(f=>v[f])}}),3229:((m,W,a)=>{
a.d(W,{Kc:()=>R,L6:()=>D,NM:()=>g,cr:()=>N});var i=a(1831),r=a(5011);const O=1024,S=t=>(0,i.Pv)(t).ok;function D(t){if(t.length>O)return null;const p=(0,i.Pv)(t);
if(p.ok)return b(t,(0,i.nx)(p.value));const w=x(t);if(w!==null)return w;const{inside:c,removed:o}=A(t);if(t.includes("@",t.lastIndexOf(c)))return"write the host\
name alone, not a URL";for(const _ of o.length===0?[]:[c,c.replace(/:\D.*$/s,"")])if(S(_))return`remove ${v(o)}: ${_}`;return h(c)}function b(t,p){if(/(^|\.)xn--/i.
test(t))return`write it in Unicode: ${p}; upper-case punycode is only accepted by accident`;const w=p.replace(/(?<!\.)\.+(?=$|:)/,"");return w===p?null:`remove \
the trailing dot: tokens and settings for ${w} do not apply to this host`}const y=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
k="replace the placeholder",R=t=>y.test(t);function x(t){if(R(t))return k;const p=t.split(/[\s,;]+/).filter(w=>w!=="");return p.length<2?null:p.every(w=>w.includes(
".")&&S(w))?`write one hostname at a time: ${p[0]}`:"remove the spaces, commas and semicolons"}const F=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,I=[
["the white space",t=>t.trim()],["the quotation marks",t=>t.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",t=>t.replace(F,"")],["the trailing slash",t=>t.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",t=>t.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",t=>t.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",t=>t.slice(
t.lastIndexOf("@")+1)],["the trailing colon",t=>t.replace(/^([^:]*):$/,"$1")]];function A(t){let p=t;const w=[];for(const[c,o]of I){const _=o(p);_!==p&&w.push(c),
p=_}return{inside:p,removed:w}}const v=t=>t.join(", ").replace(/, ([^,]*)$/," and $1");function h(t){if(/^\[.*\](:\d+)?$/s.test(t)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(t))return"use a DNS name; the clients do not support IPv6 addresses";if(t.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(t)){const o=(0,i.WV)(t);return S(o)?`write it in Unicode: ${o}`:"write it in Unicode, not in punycode"}if(t.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(t.includes("_")){const o=t.replaceAll("_","-");return`a hostname cannot contain underscores${S(o)?`; did you mean ${o}?`:""}`}const p=t.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(p!==t&&S(p))return`remove the extra dots: ${p}`;if(/(^|\.)-|-(\.|:|$)/.test(t))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(t))return"a label cannot have hyphens as its third and fourth character";const[,w="",c=""]=/^([^:]*):(.*)$/s.
exec(t)??[];return S(w)?/^[+-]?[0-9]+$/.test(c)?"use a port from 1 to 65535":`write the port as a number: ${w}:8443`:null}const T=t=>{const p=(0,r.rE)(t,"terraf\
orm");return p.ok&&!p.value.hostImplied},C=t=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(t);function d({text:t,isRemote:p}){if(t==="")return"write a path such a\
s ./network, or a registry address or URL";if(!p&&R(t))return k;if(t!==t.trim())return"remove the white space around the address";const[,w="",c=""]=/^(https?:\/\/)(.*)$/i.
exec(t)??[];return w===""||!T(c)?null:`remove ${w} to use the registry module: ${c}${p?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`}function f({isRemote:t,parts:[p="",...w]}){if(w.length!==3)return null;const[,c="",o=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(p)??[];if(c!=="localhost"&&o==="")return C(p)?D(p):null;const _=t?`; the client reads "${c}" as a download method`:"";return`write a host with a dot, such \
as 127.0.0.1${o} or ${c}.localdomain${o}${_}`}function u({parts:t}){if(t.length===3&&C(t[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the \
host${t[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const p=/^https?:$/i.test(t[0]??"")&&t[1]==="",[w="",...c]=p?t.slice(2):
t;if(c.length!==4||!C(w))return null;const[o="",..._]=c;return/^v?\d+\.\d+/.test(c[3]??"")?`write ${[w,...c.slice(0,3)].join("/")}, and the version in the \`vers\
ion\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[w,..._].join("/")}; service discovery works only at the root of a host, not below /${o}`}function M({
text:t,parts:p}){if(p.length>=3&&t.includes("?"))return"remove the query; set the version with the `version` argument";const w=p.at(-1)??"";return[3,4].includes(
p.length)&&/[A-Z]/.test(w)?`write the target system in lower case: ${[...p.slice(0,-1),w.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(t)?`write .\
/${t} to use a directory of the same repository`:null}function g(t,p,w){if(p.kind==="local"||t.length>O)return null;const[c="",...o]=t.split("/");if(w.ok)return w.
value.hostImplied?null:D(c);const _=o.length===0?[]:o.join("/").split("//",1)[0]?.split("/")??[],E=p.kind==="remote",L={text:t,isRemote:E,parts:[c,..._]};return d(
L)??f(L)??(E?null:u(L)??M(L))}function N(t){if(t.length>O)return null;if(R(t))return k;if(t!==t.trim())return"remove the white space around the address";const[,
p=""]=/^https?:\/\/(.*)$/i.exec(t)??[];if(p!=="")return`remove the scheme: ${p}`;const w=t.split("/"),[c=""]=w;return w.length===2&&C(c)?"write HOST/NAMESPACE/T\
YPE, two parts after the host":w.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":w.length===3?D(c):null}}),6174:((m,W,a)=>{a.d(W,{Qj:()=>b,
_U:()=>S,r_:()=>y});const i="***",r=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,O=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;
function S(R){return/[@?]/.test(R)?R.replace(/[^\s"']+/g,x=>x.split("://").map((F,I)=>k(F,I>0)).join("://").replace(O,(F,I,A)=>r.test(A)?F:`${I}${A}=${i}`)):R}const D=/(=\s*)"[^"]*(?:"|$)/g,
b=R=>S(R.replace(D,`$1"${i}"`)),y=R=>/[@?]|\\"/.test(R);function k(R,x){const F=R.search(/[/?#]/),I=F<0?R:R.slice(0,F),v=x&&/:(?!\d*$)/.test(I)?R.lastIndexOf("@"):
I.lastIndexOf("@"),h=R.slice(0,Math.max(v,0)).replace(/^[a-z0-9]+::/,""),T=x?h!=="git":h.includes(":");return v<0||!T?R:i+R.slice(v)}}),1064:((m,W,a)=>{a.d(W,{$I:()=>v,
Du:()=>b,Jd:()=>p,Mq:()=>C,NX:()=>T,SO:()=>h,SZ:()=>x,Yr:()=>F,ab:()=>A,bB:()=>k,mh:()=>w,n3:()=>O,pH:()=>u,rG:()=>I,sX:()=>t,tB:()=>g,zK:()=>y});const i="regis\
try.terraform.io",r=[i,"registry.opentofu.org"],O=o=>r.includes(o),S=["modules.v1","providers.v1"],D={terraform:{name:"Terraform",uses:S,replaces:["providers.v1"]},
opentofu:{name:"OpenTofu",uses:S,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:S,replaces:S,defaults:r},renovate:{name:"Renovate",uses:S,replaces:[],
defaults:[i]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:r},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},b=[
"terraform","opentofu"],y=Object.keys(D),k=Object.fromEntries(Object.entries(D).map(([o,{name:_}])=>[o,_])),R=o=>D[o],x=o=>S.includes(o)?y.filter(_=>R(_).uses.includes(
o)):b,F=o=>y.filter(_=>R(_).defaults?.includes(o)),I=y.filter(o=>R(o).replaces.length>0),A=o=>y.filter(_=>R(_).replaces.includes(o)),v={language:{client:"opento\
fu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_ea\
ch"},action:{client:"terraform",what:"an action block"}},h=o=>Object.hasOwn(v,o),T={terraform:3,opentofu:9},C=o=>o===429||o>=500&&o!==501,d={from:null,before:null,
retries:0,skipsOverridden:!1},f={...d,client:"terraform"},u=[{...f,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...f,name:"Terraform 1.15 an\
d later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...d,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],M={terraform:"1.15.0",opentofu:"1.12.0"};
function g(o,_){const E=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(_[o]??"");if(E===null)return M[o];const L=E[1]?.split(".")??[];return[0,
1,2].map(e=>L[e]??"0").join(".")}function N(o,_){const[E=[],L=[]]=[o,_].map(n=>n.split(".").map(Number)),e=E.findIndex((n,l)=>n!==L[l]);return e<0||(E[e]??0)>(L[e]??
0)}const t=o=>N(o,"1.12.0"),p=(o,_)=>o==="opentofu"||!N(_,"1.13.0");function w(o,{attemptMs:_,retries:E}){const L=o.findIndex((e,n)=>n===E||!c(e,_));return L<0?
null:L}function c({response:o,hops:_,headMs:E},L){return E===null?o.kind==="failed"&&o.transient:E>L||C(_.at(-1)?.status??0)}}),1831:((m,W,a)=>{a.d(W,{$k:()=>T,
$o:()=>N,Bz:()=>w,Jr:()=>t,Pm:()=>g,Pv:()=>R,Rt:()=>F,Sv:()=>v,WV:()=>A,cu:()=>h,fK:()=>C,nx:()=>I,xV:()=>k});var i=a(4091),r=a(4283),O=a(8408);const S=443,D=65535,
b=9223372036854775807n,y=-9223372036854775808n,k="TF_TOKEN_";function R(e){const{name:n,portion:l}=d(e.toWellFormed()),s=f(l);if(!s.ok)return/^https?$/i.test(n)?
(0,i.TR)("need just a hostname and optional port number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,i.TR)("port number is negative");const $=u(n);if($!==
null)return(0,i.TR)($);const U=(0,O.YE)(n);return U.ok?U.value===""?(0,i.TR)("nothing is left of the hostname once it is normalized"):(0,i.Ju)(U.value+s.value):
U}const x=new Set(["localterraform.com","localtofu.com"]),F=e=>x.has(e);function I(e){const{name:n,portion:l}=d(e);return(0,O.DI)(n)+l}function A(e){const{name:n,
portion:l}=d(e.toWellFormed()),s=f(l);return((0,O.QC)(n)??n)+(s.ok?s.value:l)}function v(e){const{name:n,portion:l}=d(e);return{name:n,port:l===""?S:Number(l.slice(
1))}}const h=e=>({...r.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function T(e){if(!e.startsWith(k))return null;const n=e.slice(
k.length).replaceAll("__","-").replaceAll("_","."),l=R(A(n));return l.ok?l.value:null}function C(e){const n=I(e),l=[e.replaceAll("-","__").replaceAll(".","_"),e.
replaceAll(".","_"),n.replaceAll("-","__").replaceAll(".","_"),n.replaceAll(".","_")];return[...new Set(l)].map(s=>k+s).filter(s=>T(s)===e)}function d(e){const n=e.
indexOf(":");return n===-1?{name:e,portion:""}:{name:e.slice(0,n),portion:e.slice(n)}}function f(e){if(e==="")return(0,i.Ju)("");const n=e.slice(1);if(!/^[+-]?[0-9]+$/.
test(n))return(0,i.TR)("port portion contains non-digit characters");const l=n.replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=l.length>20?null:BigInt(l.replace("+",""));
return s===null||s>b||s<y?(0,i.TR)("port portion contains non-digit characters"):s>D?(0,i.TR)("port number is greater than 65535"):(0,i.Ju)(s===BigInt(S)?"":`:${s}`)}
function u(e){if(e==="")return"empty string is not a valid hostname";for(const n of e.replace(/\.{1,2}$/,"").split(".")){if(n==="")return"hostname contains empt\
y label (two consecutive periods)";if(n.startsWith("xn--"))return`hostname label ${(0,i.ol)(n)} specified in punycode format; service hostnames must be given in\
 unicode`}return null}const M={http:"80",https:"443",ssh:"22"};function g(e){const{name:n,port:l}=(0,r.cz)(e),s=(0,r.EN)(n),$=l===""||l===M[e.scheme];return N($?
s:`${s}:${l}`)}function N(e){const n=R(e);return n.ok?n.value:e.toLowerCase()||null}const t=(e,n)=>n.length===0||n.some(l=>l.subdomains?e.endsWith(`.${l.host}`):
e===l.host),p=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function w(e,n,l){const[s]=C(n);return s===void 0?[]:e.flatMap($=>{const U=T($);if(U!==null&&l.has(U))return[];const V=c(
$,U,n);return V===null?[]:[{variable:$,why:V,write:s,isParent:o(U,n)}]})}function c(e,n,l){const s=p.exec(e)?.[0];if(s===void 0)return null;const $=e.slice(s.length);
return n!==null&&o(n,l)?`it is for ${I(n)} only: the clients do not use the tokens of parent domains`:E(l).some(U=>U===_($))?s!==k?`it begins with ${s}, and the\
 clients read only ${k}`:n===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${I(n)}${L($,l)}`:null}const o=(e,n)=>e!==
null&&v(n).name.endsWith(`.${v(e).name}`),_=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function E(e){const{name:n}=v(
e);return[...new Set([e,n,I(e)].map(_))]}function L(e,n){const{name:l,port:s}=v(n);return s!==443&&!e.includes(":")?"; a port follows a colon":l.includes("-")&&
!e.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((m,W,a)=>{a.d(W,{mI:()=>h,QC:()=>A,ER:()=>w,YE:()=>F,DI:()=>v});const i=(...c)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...c),r=(...c)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...c);var O=a(4091);const S=256,D={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},b={...D,checkBidi:!1},y=new RegExp("\\p{M}{31}","u"),
k="xn--",R=new TextEncoder;let x;function F(c){return x?.name!==c&&(x={name:c,ascii:I(c)}),x.ascii}function I(c){const o=d(c,!1);if(!o.ok)return o;const _=f(o.value,
D);return _===null?(0,O.TR)(T(M(c,!1))):(0,O.Ju)(_)}function A(c){const o=d(c,!0);if(!o.ok)return null;const _=f(o.value,b);if(_===null)return null;const E=d(_,
!1);return E.ok?E.value.join("."):null}const v=c=>u(c)?r(c,D).domain:c,h=c=>r(c).domain,T=c=>`idna: invalid label ${(0,O.ol)(c)}`;function C(c){return`idna: dis\
allowed rune U+${(c.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function d(c,o){if(c.length>S&&u(c))return(0,O.TR)(`hostname is longer than ${S}\
 characters`);const _=[];for(const E of M(c,o).split(".")){const L=E.startsWith(k)?g(E):(0,O.Ju)(E);if(!L.ok)return L;const e=N(L.value);if(e!==null)return(0,O.
TR)(e);_.push(L.value)}return(0,O.Ju)(_)}function f(c,o){const _=c.join(".");return w(_)?_:i(_,o)}const u=c=>/[^\0-\x7f]|xn--/i.test(c);function M(c,o){return c.
replace(/[A-Z]+|[^\0-\x7f]/gu,E=>w(E)?E.toLowerCase():r(E,{transitionalProcessing:o}).domain).normalize("NFC")}function g(c){const o=c.slice(k.length);if(o==="")
return(0,O.Ju)("");const _=r(c).domain;return _===c||w(_)?(0,O.TR)(T(o)):_.normalize("NFC")!==_||!Array.from(_).every(p)?(0,O.TR)(T(_)):(0,O.Ju)(_)}function N(c){
if(t(c))return T(c);if(/^[a-z0-9-]*$/.test(c))return null;if(y.test(c))return T(c);if(!w(c)&&i(c,b)!==null)return null;for(const o of c){if(!p(o))return T(c);if(o<
"\x80"&&!/[a-z0-9-]/.test(o))return C(o)}return T(c)}function t(c){if(c.startsWith("-")||c.endsWith("-"))return!0;if(!c.slice(0,4).includes("--"))return!1;const o=R.
encode(c.slice(0,5));return o.length>4&&o[2]===45&&o[3]===45}function p(c){if(c<"\x80")return!0;const{domain:o,error:_}=r(`1${c}`);return!_&&o===`1${c}`}const w=c=>!/[^\0-\x7f]/.
test(c)}),5011:((m,W,a)=>{a.d(W,{A:()=>v,Nj:()=>T,Vm:()=>x,mD:()=>F,rE:()=>A,vL:()=>I});var i=a(4091),r=a(1831),O=a(4321);const S={terraform:F("registry.terrafo\
rm.io"),opentofu:F("registry.opentofu.org")},D=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,b=/^[0-9a-z]{1,64}$/,y="must be between one and 64 characters,\
 including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",k="must be between one and 64 ASCII let\
ters or digits",R={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, t\
he name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two \
more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},x=f=>S[f];function F(f){const u=(0,r.Pv)(
f);if(!u.ok)throw new Error(u.why);return u.value}function I(f,u){if(T(f))return{kind:"local"};const M=A(f,u);if(M.ok)return M.value;const g=(0,O.cx)(f,u);if(!g.
ok)return{kind:"invalid",error:g.why};const{subdirectory:N,host:t}=g.value;return{kind:"remote",subdirectory:N,host:t}}function A(f,u){return T(f)?(0,i.TR)(`can\
't use local directory ${(0,i.ol)(f)} as a module registry address`):h(f,"module",u)}const v=f=>h(f,"component","terraform");function h(f,u,M){const g=R[u],{address:N,
subdirectory:t}=(0,O.UQ)(f);if(t.startsWith("../"))return(0,i.TR)((0,O.dr)(t,u));const p=N.split("/"),w=p.length===g.parts;if(!w&&p.length!==g.parts+1)return(0,i.
TR)(`a ${u} registry source address must have ${g.count}`);const c=w?(0,i.Ju)(x(M)):C(p.shift()??"",u);if(!c.ok)return c;const o=d(p,u);if(o!==void 0)return(0,i.
TR)(o);const[_="",E="",L=""]=p,e={namespace:_,name:E,system:L,subdirectory:t};return(0,i.Ju)({kind:"registry",host:c.value,hostImplied:w,...e})}const T=f=>/^\.\.?[/\\]/.
test(f);function C(f,u){const M=(0,r.Pv)(f);if(!M.ok){const g=`invalid ${u} registry hostname ${(0,i.ol)(f)}`;return f.includes("--")?(0,i.TR)(`${g}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,i.TR)(g)}return M.value.includes(".")?R[u].reserved.includes(M.value)?(0,i.
TR)(`can't use ${(0,i.ol)(M.value)} as a ${u} registry host, because it's reserved for installing directly from version control repositories`):M:(0,i.TR)(`inval\
id ${u} registry hostname: must contain at least one dot`)}function d([f="",u="",M],g){if(!D.test(f))return f.includes(".")?`source address must have ${R[g].afterHost}`:
`invalid namespace ${(0,i.ol)(f)}: ${y}`;const N=`${g} registry addresses may not include a query string portion`;if(!D.test(u))return M===void 0&&u.includes("?")?
N:`invalid ${g} name ${(0,i.ol)(u)}: ${y}`;if(!(M===void 0||b.test(M)))return M.includes("?")?N:`invalid target system ${(0,i.ol)(M)}: ${k}`}}),4321:((m,W,a)=>{
a.d(W,{UQ:()=>R,cx:()=>b,dr:()=>F,uE:()=>k});var i=a(4091),r=a(4283),O=a(6979),S=a(1064),D=a(1831);function b(t,p){const{address:w,subdirectory:c}=R(t);if(c.startsWith(
"../"))return(0,i.TR)(F(c));const o=v(w.toWellFormed(),p);if(!o.ok)return o;const{subdirectory:_}=o.value;if(_==="")return(0,i.Ju)({...o.value,subdirectory:c});
const E=x(`${_}/${c}`);return E.startsWith("../")?(0,i.TR)(`detected ${F(E)}`):(0,i.Ju)({...o.value,subdirectory:E})}const y=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function k(t,p){const w=y.exec(t)?.[0];if(w===void 0)return null;const c=b(`${w}a/b`,p);return c.ok?c.value.host:null}function R(t){const p=t.indexOf("?"),w=p<0?
t:t.slice(0,p),c=w.indexOf("://"),o=w.indexOf("//",c<0?0:c+3);if(o<0)return{address:t,subdirectory:""};const _=p<0?"":t.slice(p),E=w.slice(o+2);return{address:w.
slice(0,o)+_,subdirectory:E===""?"":x(E)}}function x(t){const p=t.startsWith("/"),w=[];for(const o of t.split("/"))o===""||o==="."||(o!==".."?w.push(o):w.length>
0&&w.at(-1)!==".."?w.pop():p||w.push(o));const c=(p?"/":"")+w.join("/");return c===""?".":c}const F=(t,p="module")=>`subdirectory path ${(0,i.ol)(t)} leads outs\
ide of the ${p} package`,I=(t,p=t.scheme)=>(0,i.Ju)({subdirectory:"",host:t.scheme==="file"?null:(0,D.Pm)(t),getter:p,url:t}),A=(t,p)=>(0,i.Ju)({subdirectory:"",
host:p,getter:t,url:null});function v(t,p){const[,w,c]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],{address:o}=R(c??t),_=(0,r.Dl)(o);if(_.ok&&_.value.scheme!==
"")return I(_.value,w);for(const L of N){const e=L(o,p);if(e?.ok)return(0,i.Ju)({...e.value,getter:w??e.value.getter});if(e!==void 0)return e}const E=p==="terra\
form"?"address":"string";return(0,i.TR)(`invalid source ${E}: ${t}`)}function h(t,p,w){const c=(0,r.Dl)(t);if(!c.ok)return(0,i.TR)(`error parsing ${p} URL: ${c.
why}`);const{path:o}=c.value,_=w==="git"&&!o.endsWith(".git");return I(_?{...c.value,path:`${o}.git`}:c.value,w)}const T=t=>{if(!t.startsWith("github.com/"))return;
const p=t.replace(/\?.*$/s,"").split("/");if(p.length<3)return(0,i.TR)("GitHub URLs should be github.com/username/repo");const w=h(`https://${p.slice(0,3).join(
"/")}`,"GitHub","git");if(!w.ok||p.length===3)return w;const c=(0,O.V$)(p.slice(3).join("/").replaceAll("%","%25"),"path");if(!c.ok)return c;if(c.value==="")return w;
const o=x(c.value).replaceAll("%","%25");return(0,i.Ju)({...w.value,subdirectory:o})},C=(t,p)=>{const[,w,c,o]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(t)??[];if(c===
void 0||o===void 0)return;const _=(0,O.h0)(/\?(.*)$/s.exec(o)?.[1]??""),E=p==="terraform"?"Git":"GitHub";return _!==null?(0,i.TR)(`error parsing ${E} SSH URL: ${_}`):
w==="git"?A("git",(0,D.$o)(c)):void 0},d=t=>t.startsWith("bitbucket.org/")?h(`https://${t}`,"BitBucket","git"):void 0,f=(t,p)=>{const w=p==="terraform"?"googlea\
pis.com/":".googleapis.com/";if(!t.includes(w))return;const c=t.split("/");return c.length<5?(0,i.TR)("URL is not a valid GCS URL"):h(`https://www.googleapis.co\
m/storage/${c.slice(2).join("/")}`,"GCS","gcs")},u=t=>{if(!t.includes(".amazonaws.com/"))return;const[p="",...w]=t.split("/"),c=M(p.split("."));return c===void 0?
(0,i.TR)("URL is not a valid S3 URL"):h(`https://${[c,...w].join("/")}`,"S3","s3")};function M(t){const[p="",w="",c=""]=t;return t.length===3?`${p}.amazonaws.co\
m`:t.length===4?`${w}.amazonaws.com/${p}`:t.length===5&&w==="s3"?`s3.${c}.amazonaws.com/${p}`:void 0}const N=[T,C,d,f,u,(t,p)=>{if(t!=="")return t.startsWith("/")?
A("file",null):(0,i.TR)(`${S.bB[p]} cannot detect a supported external module source type for ${t}`)}]}),9562:((m,W,a)=>{a.d(W,{Bn:()=>R,D6:()=>C,Ls:()=>S,M:()=>x,
OA:()=>f,OZ:()=>k,S3:()=>y,TE:()=>E,TW:()=>M,Tz:()=>L,Uc:()=>V,e$:()=>D,eQ:()=>t,oe:()=>o,p4:()=>h,qE:()=>d,vy:()=>l,xq:()=>b});var i=a(3307),r=a(4091),O=a(4283);
const S=4096,D="modules.v1",b="providers.v1",y="login.v1",k="tfe.v2",R="tfe.v2.1",x="tfe.v2.2",F=[D,b,k,R,x],I=[y,"motd.v1","versions.v1","cloudplugin.v1","stac\
ksplugin.v1"],A=K=>K.split(".",1)[0]??"",v=(K,G)=>K.some(q=>A(q)===A(G)),h=K=>v([...F,"state.v2"],K),T=new Set([...F,...I]),C=K=>T.has(K),d=K=>h(K)||v(I,K);function f(K){
if(d(K))return null;const G=K.toLowerCase(),q=te=>te===G||te.slice(A(te).length)===G.slice(A(G).length)&&A(te).length>=u&&M(A(te),A(G));return[...T].find(q)??null}
const u=5;function M(K,G){let q=0;for(;q<K.length&&K[q]===G[q];)q+=1;const[te,ne]=[K.slice(q),G.slice(q)];return te.slice(1)===ne||te===ne.slice(1)||te.slice(1)===
ne.slice(1)||te.slice(2)===ne.slice(2)&&te[0]===ne[1]&&te[1]===ne[0]}const g="[0-9A-Za-z~-]",N=K=>`${K}${g}*(?:\\.${g}+)*`,t=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${N("\
[0-9]")})|-?(${N("[A-Za-z~-]")}))?(?:\\+(${N(g)}))?`,p=new RegExp(`^${t}$`),w=2n**63n-1n,c=2n**64n-1n;function o(K,G){const q=K.indexOf(".");if(q<0)return(0,r.TR)(
`invalid service ID format (i.e. service.vN): ${K}`);const te=K.slice(0,q),ne=K.slice(q+1);switch(G){case"terraform":return p.exec(ne)?.[1]?.split(".").every(fe=>_(
fe,w))?(0,r.Ju)({name:te,version:ne}):(0,r.TR)(`invalid service version: Malformed version: ${ne}`);case"opentofu":{const oe=te==="tfe"?ne.split(".")[0]??"":ne;
return/^v\d+$/.test(oe)&&_(oe.slice(1),c)?(0,r.Ju)({name:te,version:ne}):(0,r.TR)('invalid service version: must be "v" followed by an integer major version num\
ber')}}}const _=(K,G)=>K.replace(/^0+/,"").length<=String(G).length&&BigInt(K)<=G;function E(K,G){const q=o(K,G.client);if(!q.ok)return{kind:"bad-id",why:q.why};
const{name:te}=q.value;if(G.services===null)return{kind:"missing",why:L(te)};const ne=G.services.find(oe=>oe.id===K);return ne!==void 0?e(ne,q.value,G):G.services.
some(oe=>oe.id.startsWith(`${te}.`))?{kind:"version",why:n(q.value,G)}:{kind:"missing",why:`host ${G.display} does not provide a ${te} service`}}const L=K=>`hos\
t does not provide a ${K} service`;function e({id:K,value:G},q,te){if(G===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${S} charact\
ers, which this check does not read`,value:""};if(K===y)return(0,i.Gv)(G)?{kind:"object",value:G}:{kind:"type",why:`service ${K} must be declared with an object\
 value in the service discovery document`,value:G};if(typeof G!="string")return{kind:"type",why:n(q,te),value:G};const ne=l(te.documentUrl,G);if(ne.ok)return{kind:"\
url",url:ne.value,value:G};const oe=`failed to parse service URL: ${ne.why}`;return{kind:"bad-url",reason:ne.reason,why:oe,value:G}}function n({name:K,version:G},{
client:q,display:te}){const ne=q==="terraform"?G:BigInt(/\d+/.exec(G)?.[0]??0);return`host ${te} does not support ${K} version ${ne}`}function l(K,G){const q=(0,O.
Dl)(G);if(!q.ok)return{...q,reason:"syntax"};const ne=q.value.scheme===""?(0,O.sX)(K,q.value):q.value;return ne.scheme!=="http"&&ne.scheme!=="https"?{ok:!1,reason:"\
scheme",why:`unsupported scheme ${ne.scheme}`}:ne.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{
...ne,fragment:""}}}const s=[k,R],$=[D,b],U=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...s,...$]},{matches:/^api\.env0\.com$/,services:$},{matches:/^backend\.api\.env0\.com$/,
services:s},{matches:/\.scalr\.io$/,services:s}],V=K=>U.find(({matches:G})=>G.test(K))?.services??[]}),2713:((m,W,a)=>{a.d(W,{Il:()=>r,nL:()=>S,ou:()=>O});const i="\
***",r=4;class O{#e;constructor(y){this.#e=y}reveal(){return this.#e}toString(){return i}toJSON(){return i}[Symbol.for("nodejs.util.inspect.custom")](){return i}}
function S(b){const[y]=b;let k=!1;return b.map(({scheme:R,name:x})=>(k||=y!==void 0&&!D(y.name,x),k?"dropped":R==="https"?"sent":"withheld"))}function D(b,y){return b===
y?!0:/[:%]|^[\d.]+$/.test(y)?!1:y.endsWith(`.${b}`)}}),3592:((m,W,a)=>{a.d(W,{Bw:()=>O,G5:()=>b,_O:()=>r,aq:()=>S,xV:()=>D,xv:()=>i});const i="1.0.0",r=`tf-disc\
o-action/${i}`,O="https://github.com/org/tf-disco-action",S=`${O}/blob/v1/docs/problems.md`,D=`${O}/issues`,b=2}),3469:((m,W,a)=>{a.d(W,{l:()=>I,w:()=>F});var i=a(
1064);const r=[1e10,1e5,1],O=Number.POSITIVE_INFINITY,S={from:0,before:O},D={from:Number.MAX_SAFE_INTEGER,before:O},b=200,y=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function k(A){if(A.length>b)return null;if(A==="latest")return D;const v=A.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(T=>T!==""),h=v.map(R);return v.length===0||h.includes(null)?null:{from:Math.max(...h.map(T=>T?.from??0)),before:Math.min(...h.map(T=>T?.before??O))}}function R(A){
const v=y.exec(A);if(v===null)return null;const[,h="",...T]=v,C=T.slice(0,3).filter(g=>/^\d/.test(g??"")),{length:d}=C,f=C.reduce((g,N,t)=>g+Number(N)*(r[t]??0),
0),u=g=>{const N=r[Math.max(g,1)-1]??1;return f-f%N+N};if(h==="!=")return S;if(h===">=")return{from:f,before:O};if(h===">")return{from:u(d),before:O};if(h==="<")
return{from:0,before:f};if(h==="<=")return{from:0,before:u(d)};const M={"~>":d-1,"^":1,"~":Math.min(d,2)}[h];return{from:f,before:u(M??d)}}function x(A,v){const{
from:h,before:T}=k(A)??S,C=k(v.from??"")?.from??0,d=k(v.before??"")?.from??O;return h<d&&C<T}function F(A,v){const h=i.pH.filter(C=>C.client===A);if(v.length===
0)return h;const T=h.filter(C=>v.some(d=>x(d,C)));return T.length===0?h:T}const I=A=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(A)}),3474:((m,W,a)=>{
a.d(W,{CV:()=>A,KT:()=>b,Ob:()=>c,PW:()=>I,TN:()=>C,WD:()=>d,YA:()=>u,Yq:()=>g,ai:()=>f,lq:()=>x,lx:()=>M,pS:()=>T,p_:()=>h,xH:()=>F});var i=a(4091),r=a(2713),O=a(
3469),S=a(7630),D=a(8535);const b=o=>Object.keys(o).map(_=>({name:_,...o[_]})),y=(o,_)=>({isList:!1,value:o,parse:_}),k=o=>({value:o,mistakes:[]}),R=(o,_)=>({...o,
parse:(E,L)=>{const{value:e,mistakes:n}=o.parse(E,L);return{value:_(e),mistakes:n}}}),x=({parse:o,..._})=>({..._,parse:(E,L)=>E===""?k(null):o(E,L)}),F=(o,_)=>y(
o,(E,L)=>{const e=E===""?(0,i.Ju)(null):_(E);return e.ok?k(e.value):{value:null,mistakes:[`${L}: ${e.why}`]}}),I=F("FILE",i.Ju),A=F("TOKEN",o=>(0,i.Ju)(new r.ou(
o))),v=20,h=(o,_,E=S.Dw)=>({isList:!0,value:o,parse:(L,e)=>{const n=E(L).map(_),l=n.flatMap($=>$.ok?[]:[`${e}: ${$.why}`]),s=l.length-v;return{value:n.flatMap($=>$.
ok?[$.value]:[]),mistakes:l.slice(0,v).concat(s>0?`${e}: ${s} more lines are wrong`:[])}}}),T=1e4,C=R(h("HOST",S.l6),o=>Array.from(Map.groupBy(o,({host:_})=>_),
([_,E])=>({host:_,services:[...new Set(E.flatMap(({services:L})=>L))],addresses:E.flatMap(({addresses:L})=>L)}))),d=o=>R(h("LABEL",S.V8),_=>{const E=_.flat();return[
...new Set(E.length===0?[o]:E)]}),f=({min:o,max:_,whole:E})=>y("N",(L,e)=>{const n=/^\d+(\.\d+)?$/.test(L)?Number(L):Number.NaN;if(n>=o&&n<=_&&(!E||Number.isInteger(
n)))return k(n);const s=`${e} is "${L}", expected ${E?"a whole number":"a number"} from ${o} to ${_}`;return{value:o,mistakes:[s]}}),u=o=>({...R(f(o),_=>_*1e3),
value:"SECONDS"}),M=y("",(o,_)=>{const E=/^(true|True|TRUE)$/.test(o),L=E||/^(false|False|FALSE)$/.test(o);return{value:E,mistakes:L?[]:[`${_} is "${o}", expect\
ed "true" or "false"`]}}),g=(...o)=>({...y(o.join("|"),(_,E)=>{const e=o.some(n=>n===_)?[]:[`${E} is "${_}", ${N(_,o)}`];return{value:_,mistakes:e}}),choices:o}),
N=(o,_)=>`expected one of ${_.map(E=>`"${E}"`).join(", ")}${(0,D.a)(o,_)}`,t=["auto","terraform","opentofu","both"],p=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
c={...y("CLI",(o,_)=>{const[,E,L=null]=p.exec(o)??[],e={name:E??"auto",version:L},n=l=>({value:e,mistakes:[`${_} is "${o}", ${l}`]});if(E===void 0){const l=N(o,
t),s=l.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return n(l+s)}return L===null?k(e):E==="auto"||E==="both"?n('but only "terraform" and "opento\
fu" can have a version'):(0,O.l)(L)?k(e):n(`expected a version such as "${E} 1.10"`)}),choices:t}}),7630:((m,W,a)=>{a.d(W,{$h:()=>e,Dw:()=>I,IL:()=>N,Ju:()=>t,Kd:()=>c,
V8:()=>E,aS:()=>d,eX:()=>n,jM:()=>g,l6:()=>u,o2:()=>C,vk:()=>A,x2:()=>w});var i=a(4091),r=a(5143),O=a(3229),S=a(1064),D=a(1831),b=a(9562),y=a(2713),k=a(3592),R=a(
8535);const x=function(...s){const{problemFacts:$}=a.late([507],4507);return new.target?new $(...s):$(...s)},F=function(...s){const{parseNamedAddress:$}=a.late(
[22],6022);return new.target?new $(...s):$(...s)},I=s=>v(s,/(^|\s)#.*$/s),A=s=>v(s,/^\s*#.*$/s),v=(s,$)=>s.split(/\r\n|[\n\r]/).map(U=>U.replace($,"").trim()).filter(
U=>U!=="");function h(s){const $=(0,D.Pv)(s);if($.ok)return $;const U=(0,O.L6)(s);return(0,i.TR)(`"${s}" is not a hostname: ${$.why}${U===null?"":`; ${U}`}`)}const T=(s,$,U)=>s?
(0,i.Ju)($):(0,i.TR)(`"${$}" ${U}`),C=s=>T((0,r.en)(s),s,'is not the name of a repository, such as "acme/network"');function d(s){const $=(0,b.OA)(s);if($!==null)
return(0,i.TR)(`"${s}" is not a known service id; did you mean ${$}?`);const U=S.Du.some(V=>(0,b.oe)(s,V).ok);return T(U,s,'is not a service id; expected NAME.v\
N, such as "modules.v1"')}const f=/^(modules\.v1|providers\.v1)=(.*)$/s;function u(s){const $=s.split(/\s+/).flatMap(oe=>f.test(oe)?[oe]:oe.split(",")),[U="",...V]=$.
filter(oe=>oe!==""),K=h(U),G=V.map(oe=>f.exec(oe)?.[1]??oe),q=[K,...G.map(d)].flatMap(oe=>oe.ok?[]:[oe.why]);if(!K.ok||q.length>0)return(0,i.TR)(q.join("; "));const te=V.
flatMap(oe=>M(oe,K.value)),ne=te.flatMap(oe=>{const ce=F(oe,"terraform");return ce.ok?[]:[`"${oe.service}=${oe.text}" is wrong: ${ce.why}`]});return ne.length===
0?(0,i.Ju)({host:K.value,services:[...new Set(G)],addresses:te}):(0,i.TR)(ne.join("; "))}function M(s,$){const[,U,V=""]=f.exec(s)??[];return U===void 0?[]:[{host:$,
service:U,text:V}]}function g(s){const $=s.startsWith("*."),U=h($?s.slice(2):s);return U.ok?(0,i.Ju)({host:U.value,subdomains:$}):U}function N(s){const $=s.indexOf(
"=");if($<0)return(0,i.TR)('a line has no "="; expected HOST=TOKEN');const U=(0,D.Pv)(s.slice(0,$).trim());return U.ok?(0,i.Ju)({host:U.value,token:new y.ou(s.slice(
$+1).trim())}):(0,i.TR)('the text before the first "=" of a line is not a hostname; expected HOST=TOKEN')}function t(s){const $="expected HOST[:PORT]=ADDRESS[:P\
ORT]",U=s.indexOf("=");if(U<0)return(0,i.TR)(`"${s}" has no "="; ${$}`);const V=s.slice(0,U).trim(),K=h(V);if(!K.ok)return K;const G=K.value.replace(/:\d+$/,""),
q=p(s.slice(U+1).trim());if(q===null)return(0,i.TR)(`"${s}" has no valid address; ${$}`);const[,te]=V.split(":");return(0,i.Ju)({name:G,port:te===void 0?null:Number(
te),...q})}function p(s){const[,$,U]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(s)??/^([^:\s[\]]+)(?::(.*))?$/.exec(s)??/^([\da-fA-F:]+)$/.exec(s)??[];return $===void 0?
null:U===void 0?{address:$,addressPort:null}:/^\d{1,5}$/.test(U)&&Number(U)>=1&&Number(U)<=65535?{address:$,addressPort:Number(U)}:null}function w(s){const[$="",
U,...V]=s.split(/\s+/);if(V.length>0)return(0,i.TR)(`"${s}" has too many words; expected CODE [HOST]`);const K=x();if(!Object.hasOwn(K,$)){const q=(0,R.a)($,Object.
keys(K),`; ${k.aq} lists the codes`);return(0,i.TR)(`"${$}" is not a problem code${q}`)}if(U===void 0)return(0,i.Ju)({code:$,host:null});const G=h(U);return G.ok?
(0,i.Ju)({code:$,host:G.value}):G}const c=s=>T(o.test(s),s,'is not a platform; expected OS_ARCH, such as "linux_amd64"'),o=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,_=50;
function E(s){const $=s.split(",").map(V=>V.trim()).filter(V=>V!==""),U=$.find(V=>V.length>_);return U===void 0?(0,i.Ju)($):(0,i.TR)(`"${U}" has ${U.length} cha\
racters; GitHub allows at most ${_}`)}const L=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],
[".md","markdown"],[".html","html"]];function e(s){const $=s.toLowerCase(),U=L.find(([V])=>$.endsWith(V));return U!==void 0?(0,i.Ju)({path:s,format:U[1]}):(0,i.
TR)(`"${s}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const n=s=>T(/\.json$/i.
test(s),s,`does not end with ".json"; ${l}`),l="a badge is JSON from which shields.io makes an image"}),8535:((m,W,a)=>{a.d(W,{a:()=>D,q:()=>O});var i=a(9562);const r=3;
function O(b,y){const k=S(b);if(k.length<2)return null;const R=x=>{const[F,...I]=k.length<r?[]:y.filter(A=>x(S(A)));return F===void 0||I.length>0?null:F};return y.
find(x=>S(x)===k)??y.find(x=>(0,i.TW)(S(x),k))??R(x=>x.startsWith(k))??R(x=>x.includes(k))}const S=b=>b.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function D(b,y,k=""){
const R=O(b,y);return R===null?k:`; did you mean "${R}"?`}}),3152:((m,W,a)=>{a.d(W,{GN:()=>b,P$:()=>k,w7:()=>y});var i=a(6760),r=a(6174),O=a(3474),S=a(7630),D=a(
7773);class b extends Error{name="SettingsError";mistakes;constructor(A){const v=A.map(r._U);super(v.join(`
`)),this.mistakes=v}}const y={setting:I=>I,missingPath:(I,A)=>`scan names "${I}", which does not exist in ${A}`};function k(I,{setting:A}=y){const v=D.y.map(({name:f,
kind:u,default:M=""})=>({field:f.replace("-seconds","Ms").replace(/-./g,g=>g.slice(1).toUpperCase()),...u.parse(I[f]?.trim()||M,A(f))})),h=Object.fromEntries(v.
map(({field:f,value:u})=>[f,u])),T=[...h.scan,...h.usages,...(0,S.Dw)(I.hostnames??"")].length===0,{length:C}=h.hostnames,d=`${A("hostnames")} has ${C} hosts, t\
he limit is ${O.pS}`;return{settings:T?{...h,scan:["."]}:h,mistakes:[...v.flatMap(({mistakes:f})=>f),...C>O.pS?[d]:[],...R(h,A)]}}function R(I,A){const v=[["iss\
ue-open-after",I.issueOpenAfter],["issue-close-after",I.issueCloseAfter]];return[...(I.history===null?v.filter(([,T])=>T>1):[]).map(([T,C])=>`${A(T)} is ${C}, w\
hich needs ${A("history")}; set it to a file that is kept from run to run`),...x(I,A),...F(I,A)]}function x({report:I,history:A,badge:v},h){const T=[...I.map(({
path:C})=>["report",C]),["history",A],["badge",v]];return T.flatMap(([C,d],f)=>{if(d===null)return[];const u=g=>g!==null&&(0,i.normalize)(g)===(0,i.normalize)(d),
M=T.slice(0,f).find(([g,N])=>g!==C&&u(N));return M===void 0?[]:[`${h(M[0])} and ${h(C)} both name ${d}; write to different files`]})}function F(I,A){const{scan:v,
exclude:h,roots:T,dialect:C,changedOnly:d,repositories:f}=I,u=A("usages");if(I.usages.length===0){const t=`${A("repositories")} needs ${u}; set it to the usages\
 files of the repositories`;return f.length===0?[]:[t]}const M=u.startsWith("--")?`repeat ${u}`:`write one a line in ${u}`,g="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[v.length>0,"scan",`${g}; to check several files, ${M}`],[h.length>0,"exclude",g],[T.length>0,"roots",g],[C.name!=="\
auto","dialect",g],[d,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([t])=>t).map(([,t,p])=>`${A(t)} cannot be used t\
ogether with ${u}; ${p}`)}}),7773:((m,W,a)=>{a.d(W,{f:()=>A,y:()=>I});var i=a(4091),r=a(3474),O=a(7630);const S={hostnames:{kind:r.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:r.p_("PATH",i.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:r.p_("GLOB",i.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:r.p_("HOST",O.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:r.p_("SERVICE",O.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:r.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},D={usages:{kind:r.p_("FILE",i.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:r.p_("OWNER/NAME",O.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},b={depth:{kind:r.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:r.p_(
"GLOB",i.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:r.p_("OS\
_ARCH",O.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:r.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:r.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
y={tokens:{kind:r.p_("HOST=TOKEN",O.IL,O.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:r.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},k={"timeout-seconds":{kind:r.lq(r.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:r.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:r.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:r.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:r.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:r.p_("HOST=ADDRESS",O.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},R={"certificate-days":{kind:r.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:r.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:r.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:r.p_("CODE",O.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."},report:{kind:r.p_("FILE",O.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sar\
if`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:r.PW,help:"JSON Lines file to which each run appends its results; reports t\
hen show uptime and latency. It must be kept from run to run."},badge:{kind:r.xH("FILE",O.eX),help:"JSON file for a badge of shields.io to write."}},x={"changed\
-only":{kind:r.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:r.Yq("\
never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-request\
s: write`.",default:"never"},issue:{kind:r.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-f\
ailure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:r.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used\
 to find the issue again.",default:"registry-health"},"issue-open-after":{kind:r.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the is\
sue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:r.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a hos\
t before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:r.CV,help:"Token used for the comment, the issue a\
nd the list of changed files.",actionContext:"github.token"}},F={...S,...D,...b,...y,...k,...R,...x},I=r.KT(F),A=[["What to check",r.KT(S)],["Many repositories",
r.KT(D)],["Following `init`",r.KT(b)],["Credentials",r.KT(y)],["Network",r.KT(k)],["Result",r.KT(R)]]}),8820:((m,W,a)=>{a.d(W,{BP:()=>A,D9:()=>d,J7:()=>F,LS:()=>v,
My:()=>T,RK:()=>x,cq:()=>_,h$:()=>t,h2:()=>r,js:()=>C,s$:()=>c,z5:()=>o});const i=500,r=1e3,O=4e3,S=160,D=2,b=E=>/^[ -~]*$/.test(E),y=E=>new RegExp("[\\p{Cc}\\p{C\
f}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(E),k=E=>new RegExp("\\p{M}","u").test(E),R=E=>`<U+${(E.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function x(E,L=i){if(E.length<=L&&b(E))return E;let e="",n=D;for(const l of E){n=k(l)?n+1:0;const s=y(l)||n>
D?R(l):l;if(e.length+s.length>L)return`${e}\u2026`;e+=s}return e}function F(E,L=S){const e=I(E.slice(-2*L),L),n=x(e,Number.POSITIVE_INFINITY),l=I(n,L);return e===
E&&l===n?n:`\u2026${l}`}const I=(E,L)=>Array.from(E).slice(-L).join(""),A=E=>E.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function v(E){const e=E.
split(`
`).map(n=>A(x(n,O))).join(`
`);return e.length<=O?e:`${e.slice(0,O).toWellFormed()}\u2026`}const h={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},T=E=>E.replace(/[&<>"']/g,L=>`&${h[L]}\
;`),C=(E,L=i)=>x(E,L).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,e=>`&#${e.codePointAt(0)};`),d=(E,L=i)=>E===""?"<i>empty</i>":`<code>${C(E,L)}</code>`,f=E=>b(
E)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(E):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(E),u=/^[0-9a-f]{7,}$/i,M=`"'(`,g=`"'),.;:!?\u2026`,N=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function t(E,L=O){return(x(E,L).match(N)??[]).map(e=>{if(e.split(" ").every(w))return C(e,L);if(e.includes(" ")||/^(["`]).+\1$/u.test(e))return d(e.replace(/^`(.*)`$/u,
"$1"),L);const{before:l,core:s,after:$}=p(e);return`${C(l)}${d(s.replace(/^`(.*)`$/u,"$1"),L)}${C($)}`}).join("")}function p(E){let L=0,e=E.length;for(;L<e&&M.includes(
E.charAt(L));)L+=1;for(;e>L&&g.includes(E.charAt(e-1));)e-=1;return{before:E.slice(0,L),core:E.slice(L,e),after:E.slice(e)}}function w(E){const{core:L}=p(E);return f(
L)&&!u.test(L)}const c=E=>E.replace(/[^ -~\n]/gu,L=>y(L)?o(L):L).replace(/##(?=\w*\[)/g,o),o=E=>E.replace(/[\s\S]/g,L=>`\\u${L.charCodeAt(0).toString(16).padStart(
4,"0")}`),_=E=>E.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}),6875:((m,W,a)=>{a.d(W,{Ip:()=>r,VG:()=>i,VJ:()=>S,v7:()=>O});
class i{#e=new AbortController;signal=this.#e.signal;#n=null;get why(){return this.#n}end(b){this.#n??=b,this.#e.abort()}}const r=(D,b)=>{const y=setTimeout(b,D);
return()=>clearTimeout(y)};function O(D,{startTimer:b,stop:y}){return new Promise(k=>{const R=()=>{x(),y.signal.removeEventListener("abort",R),k()},x=b(D,R);y.signal.
addEventListener("abort",R)})}function S(D,b){const y=/^\d+$/.test(D??"")?Number(D)*1e3:Date.parse(D??"")-b;return Number.isNaN(y)?null:y}}),2613:(m=>{m.exports=
process.getBuiltinModule("assert")}),4434:(m=>{m.exports=process.getBuiltinModule("events")}),9896:(m=>{m.exports=process.getBuiltinModule("fs")}),8611:(m=>{m.exports=
process.getBuiltinModule("http")}),5692:(m=>{m.exports=process.getBuiltinModule("https")}),9278:(m=>{m.exports=process.getBuiltinModule("net")}),4589:(m=>{m.exports=
process.getBuiltinModule("node:assert")}),6698:(m=>{m.exports=process.getBuiltinModule("node:async_hooks")}),4573:(m=>{m.exports=process.getBuiltinModule("node:\
buffer")}),1421:(m=>{m.exports=process.getBuiltinModule("node:child_process")}),7598:(m=>{m.exports=process.getBuiltinModule("node:crypto")}),3053:(m=>{m.exports=
process.getBuiltinModule("node:diagnostics_channel")}),610:(m=>{m.exports=process.getBuiltinModule("node:dns")}),8474:(m=>{m.exports=process.getBuiltinModule("n\
ode:events")}),3024:(m=>{m.exports=process.getBuiltinModule("node:fs")}),7067:(m=>{m.exports=process.getBuiltinModule("node:http")}),2467:(m=>{m.exports=process.
getBuiltinModule("node:http2")}),7030:(m=>{m.exports=process.getBuiltinModule("node:net")}),8161:(m=>{m.exports=process.getBuiltinModule("node:os")}),6760:(m=>{
m.exports=process.getBuiltinModule("node:path")}),3916:(m=>{m.exports=process.getBuiltinModule("node:path/posix")}),643:(m=>{m.exports=process.getBuiltinModule(
"node:perf_hooks")}),1792:(m=>{m.exports=process.getBuiltinModule("node:querystring")}),99:(m=>{m.exports=process.getBuiltinModule("node:sqlite")}),7075:(m=>{m.
exports=process.getBuiltinModule("node:stream")}),7830:(m=>{m.exports=process.getBuiltinModule("node:stream/web")}),8500:(m=>{m.exports=process.getBuiltinModule(
"node:timers/promises")}),1692:(m=>{m.exports=process.getBuiltinModule("node:tls")}),3136:(m=>{m.exports=process.getBuiltinModule("node:url")}),7975:(m=>{m.exports=
process.getBuiltinModule("node:util")}),3429:(m=>{m.exports=process.getBuiltinModule("node:util/types")}),5919:(m=>{m.exports=process.getBuiltinModule("node:wor\
ker_threads")}),8522:(m=>{m.exports=process.getBuiltinModule("node:zlib")}),857:(m=>{m.exports=process.getBuiltinModule("os")}),6928:(m=>{m.exports=process.getBuiltinModule(
"path")}),4756:(m=>{m.exports=process.getBuiltinModule("tls")}),9023:(m=>{m.exports=process.getBuiltinModule("util")})},de={};function ee(m){var W=de[m];if(W!==
void 0)return W.exports;var a=de[m]={exports:{}},i=!0;try{_e[m](a,a.exports,ee),i=!1}finally{i&&delete de[m]}return a.exports}ee.m=_e,typeof ee<"u"&&(ee.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var m=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",W=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",i=O=>{O&&O.d<1&&(O.d=1,O.forEach(S=>S.r--),O.forEach(S=>S.r--?S.r++:S()))},r=O=>O.map(S=>{if(S!==null&&typeof S=="object"){if(S[m])return S;if(S.then){
var D=[];D.d=0,S.then(k=>{b[W]=k,i(D)},k=>{b[a]=k,i(D)});var b={};return b[m]=k=>k(D),b}}var y={};return y[m]=k=>{},y[W]=S,y});ee.a=(O,S,D)=>{var b;D&&((b=[]).d=
-1);var y=new Set,k=O.exports,R,x,F,I=new Promise((A,v)=>{F=v,x=A});I[W]=k,I[m]=A=>(b&&A(b),y.forEach(A),I.catch(v=>{})),O.exports=I,S(A=>{R=r(A);var v,h=()=>R.
map(C=>{if(C[a])throw C[a];return C[W]}),T=new Promise(C=>{v=()=>C(h),v.r=0;var d=f=>f!==b&&!y.has(f)&&(y.add(f),f&&!f.d&&(v.r++,f.push(v)));R.map(f=>f[m](d))});
return v.r?T:h()},A=>(A?F(I[a]=A):x(k),i(b))),b&&b.d<0&&(b.d=0)}})(),(()=>{var m=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,W;ee.t=function(a,i){
if(i&1&&(a=this(a)),i&8||typeof a=="object"&&a&&(i&4&&a.__esModule||i&16&&typeof a.then=="function"))return a;var r=Object.create(null);ee.r(r);var O={};W=W||[null,
m({}),m([]),m(m)];for(var S=i&2&&a;typeof S=="object"&&!~W.indexOf(S);S=m(S))Object.getOwnPropertyNames(S).forEach(D=>O[D]=()=>a[D]);return O.default=()=>a,ee.d(
r,O),r}})(),ee.d=(m,W)=>{for(var a in W)ee.o(W,a)&&!ee.o(m,a)&&Object.defineProperty(m,a,{enumerable:!0,get:W[a]})},ee.f={},ee.e=m=>Promise.all(Object.keys(ee.f).
reduce((W,a)=>(ee.f[a](m,W),W),[])),ee.u=m=>({9:"9",69:"69",321:"9",325:"9",354:"9",597:"693",615:"992",660:"992",667:"693",693:"693",706:"9",909:"992",977:"693",
992:"992"}[m]??m)+".index.js",ee.o=(m,W)=>Object.prototype.hasOwnProperty.call(m,W),ee.r=m=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(m,Symbol.
toStringTag,{value:"Module"}),Object.defineProperty(m,"__esModule",{value:!0})},(()=>{var m={371:0,792:0},W=a=>{var{ids:i,modules:r,runtime:O}=a,S,D,b=0;for(S in r)
ee.o(r,S)&&(ee.m[S]=r[S]);for(O&&O(ee);b<i.length;b++)D=i[b],ee.o(m,D)&&m[D]&&m[D][0](),m[i[b]]=0};ee.late=(a,i)=>{for(const r of a){if(m[r]===0)continue;const{
createRequire:O}=process.getBuiltinModule("module");W(O(import.meta.url)("./"+ee.u(r)))}return ee(i)},ee.f.j=(a,i)=>{var r=ee.o(m,a)?m[a]:void 0;if(r!==0)if(r)i.
push(r[1]);else{var O=import("./"+ee.u(a)).then(W,S=>{throw m[a]!==0&&(m[a]=void 0),S}),O=Promise.race([O,new Promise(S=>r=m[a]=[S])]);i.push(r[1]=O)}}})();var he={};
ee.d(he,{C:()=>Me,a:()=>Re});const Me=()=>Promise.all([ee.e(992),ee.e(615),ee.e(371),ee.e(660),ee.e(909)]).then(ee.bind(ee,2909)),Re=()=>Promise.all([ee.e(371),
ee.e(69)]).then(ee.bind(ee,9069));var ke=he.C,Ie=he.a;export{ke as runAction,Ie as runCli};
