var me={3368:((_,W,a)=>{a.d(W,{rv:()=>_e,cA:()=>ce});var i=a(1831),l=a(2713),d=a(7630),k=a(9075),D=a(1064),b=a(9587),R=a(7251),C=a(8408);const U=4;function j(F,z){
let Y={text:F,starts:null};for(let q=0;q<U&&Y!==null;q+=1)z(w(Y,F.length)),Y=x(Y,F.length)}const H="\u2026",N=Array.from({length:128},(F,z)=>{const Y=String.fromCharCode(
z);return z<=32||z===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function v(F){return F===H?F:/[\s\x80-\x9f]/.test(F)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function w({text:F,starts:z},Y){let q="",K=!1;const J=[],X=(V,Z)=>{V===" "&&K||(K=V==="\
 ",q+=V,J.push(Z))};for(let V=0;V<F.length;V+=1){const Z=z===null?V:z[V]??Y,ne=N[F.charCodeAt(V)];if(ne!==void 0){X(ne,Z);continue}const oe=String.fromCodePoint(
F.codePointAt(V)??0);for(const re of v(oe).split(""))X(re,Z);V+=oe.length-1}return J.push(Y),{folded:q,starts:J}}const E={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",
quot:'"'},O=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
M=/[%\\&]|xn--/i;function x({text:F,starts:z},Y){if(!M.test(F))return null;let q="";const K=[];let J=0;const X=Z=>z===null?Z:z[Z]??Y,V=Z=>{for(let ne=J;ne<Z;ne+=
1)K.push(X(ne));q+=F.slice(J,Z)};for(const Z of F.matchAll(O)){V(Z.index),J=Z.index+Z[0].length;for(const{written:ne,at:oe}of h(Z)){q+=ne;for(let re=0;re<ne.length;re+=
1)K.push(X(Z.index+oe))}}return J===0?null:(V(F.length),{text:q,starts:K})}function h(F){const[z,Y,q,K,J,X,V,Z,ne,oe]=F;if(Y!==void 0)return A(Y);if(oe!==void 0)
return[{written:(0,C.mI)(oe.toLowerCase()),at:0}];const re=q??K??Z;return p(re!==void 0?I(Number.parseInt(re,16)):V!==void 0?I(Number(V)):ne!==void 0?E[ne]??z:J??
(X===void 0?"":" "))}const p=F=>[{written:F,at:0}],I=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",L=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function A(F){const z=F.startsWith("%")?3:4,Y=F.replace(/(?:%|\\x)(..)/g,(q,K)=>String.fromCharCode(Number.parseInt(K,16)));return Array.from(Y.matchAll(L),({0:[
q="",...K],index:J})=>{const X=q.charCodeAt(0),V=K.reduce((Z,ne)=>Z<<6|ne.charCodeAt(0)&63,K.length===0?X:X&63>>K.length);return{written:I(V),at:z*J}})}const $="\
***",m=12,g=4,s=200;function n(F){const z=e(F);return z===null?null:(Y,q)=>{const K=[];return j(Y,J=>c(J,Y,z,K)),K.length===0?Y:t(Y,K,q)}}function e(F){const z=[];
for(const J of(0,R.x)(F))j(J,({folded:X})=>{X.length>=l.Il&&z.push(X)});if(z.length===0)return null;const Y=Array.from({length:m+1},()=>new Map),q=new Uint8Array(
2**16),K=new Set;for(const J of z){const X=Math.min(J.length,m),V=Z=>{Y[X]?.set(J.slice(Z,Z+X),{pattern:J,at:Z}),q[u(J,Z)]=1};for(let Z=0;Z+m<J.length;Z+=g)V(Z);
V(J.length-X);for(let Z=l.Il;Z<X;Z+=1)K.add(J.slice(0,Z))}return{pieces:Y,marks:q,heads:K}}const u=(F,z)=>(F.charCodeAt(z)<<10^F.charCodeAt(z+1)<<5^F.charCodeAt(
z+3))&65535;function c({folded:F,starts:z},Y,{pieces:q,marks:K,heads:J},X){const V=(ne,oe)=>{const re=F[ne]===" "?ne+1:ne;let ie=F[oe-1]===" "?oe-1:oe;for(;ie<F.
length&&z[ie]===z[ie-1];)ie+=1;const ae=z[re]??0,pe=z[ie]??Y.length,ue=X.at(-1);ue===void 0||ae<ue.from||ae>ue.to?X.push({from:ae,to:pe}):X[X.length-1]={from:ue.
from,to:Math.max(ue.to,pe)}};for(const[ne,oe]of q.entries())if(oe.size!==0)for(let re=0;re+ne<=F.length;re+=1){if(K[u(F,re)]===0)continue;const ie=oe.get(F.slice(
re,re+ne));ie!==void 0&&V(...P(F,re,ne,ie))}const Z=ne=>{for(let oe=Math.min(m-1,ne);oe>=l.Il;oe-=1)if(J.has(F.slice(ne-oe,ne))){V(ne-oe,ne);break}};for(let ne=F.
indexOf(H);ne>=0;ne=F.indexOf(H,ne+1))Z(ne);Y.length>=s&&Z(F.length)}function P(F,z,Y,{pattern:q,at:K}){const J=Z=>q[K+Z]!==void 0&&F[z+Z]===q[K+Z];let[X,V]=[0,
Y];for(;X<g-1&&J(-1-X);)X+=1;for(;V<Y+g-1&&J(V);)V+=1;return[z-X,z+V]}function t(F,z,Y){let q="",K=0;for(const J of z.toSorted((X,V)=>X.from-V.from))J.to<=K||Y.
size>0&&S(F,J,Y)||((J.from>K||K===0)&&(q+=F.slice(K,J.from)+$),K=J.to);return q+F.slice(K)}const r=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(F),
o=260;function S(F,{from:z,to:Y},q){const K=V=>Math.max(z-V,V-Y)<o&&r(F[V]??"");let J=z;for(;K(J-1);)J-=1;let X=Y;for(;K(X);)X+=1;for(;X>Y&&/[.:]/.test(F[X-1]??
"");)X-=1;return q.has(F.slice(J,X))}const f=64,y=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servi\
cesFrom","requirements"]),T=new Set(["value","login"]),B=(F,z)=>y.has(F)||F==="client"&&D.Du.some(Y=>Y===z),G=new Set;function Q(F){return ee(()=>{const z=n(F)??
(Y=>Y);return(Y,q=G)=>{if(typeof Y=="string")return ee(()=>z(Y,q));const K=(0,k.Oo)(J=>z((0,b._U)(J),q));return ee(()=>se(K)(Y))}})}function ee(F){try{return F()}catch{
throw new Error("tokens could not be hidden")}}function se(F){const z={ours:new Map,theirs:new Map},Y=(K,J,X)=>{if(Array.isArray(K)){const oe=K.map(re=>q(re,J+1,
X));return oe.every((re,ie)=>re===K[ie])?K:oe}let V=!0;const Z=Object.entries(K).map(([oe,re])=>{if(X==="ours"&&B(oe,re))return[oe,re];const ie=q(re,J+1,T.has(oe)?
"theirs":X),ae=F(oe);return V&&=ae===oe&&ie===re,[ae,ie]}),ne=Object.getPrototypeOf(K)===Object.prototype;return V&&ne?K:Object.fromEntries(Z)},q=(K,J,X)=>{if(typeof K==
"string")return F(K);if(J>f)return null;if(typeof K!="object"||K===null)return K;const V=z[X].get(K)??Y(K,J,X);return z[X].set(K,V),V};return K=>q(K,0,"ours")}function ce(F,z,Y=()=>{}){
const q=new Map;let K=null;const J=V=>{const Z=V.filter(ne=>!q.has(ne.reveal()));if(Z.length!==0){for(const ne of Z)q.set(ne.reveal(),ne);K=null,Y(Z)}};return ee(
()=>J(Ee(F,z))),{learn:V=>ee(()=>J([V])),redact:(V,Z)=>(K??=Q([...q.values()]),K(V,Z))}}const le="tf-disco crashed, and the description of the crash could not b\
e cleared of tokens";function _e(F,{redact:z}){try{return F(z)}catch{return le}}const he=F=>(0,i.Fq)(F).ok,ge=F=>F.includes(".")&&he(F);function Ee(F,z){const Y=(0,d.
vk)(F.tokens??"").flatMap(K=>{const J=K.indexOf("="),X=K.slice(J+1).trim(),V=J<0?"":K.slice(0,J).trim();return V!==""&&(!he(V)||!V.includes(".")&&ge(X))?[X,V,K]:
[X]}),q=Object.entries(z).flatMap(([K,J])=>K.startsWith(i.xV)&&J!==void 0?[J]:[]);return[...Y,...q,F["github-token"]?.trim()??""].filter(K=>K!=="").map(K=>new l.
ou(K))}}),7251:((_,W,a)=>{a.d(W,{K:()=>j,x:()=>R});var i=a(4091),l=a(6979),d=a(2713);function k(N){const v=N.reveal(),w=/[\r\n]/.test(v)?v.split(/[\r\n]+/):[];return[
v,...w].filter(E=>E.trim().length>=d.Il)}const D=N=>[...new Set([N,Buffer.from(N).toString("latin1")])],b=N=>["","x","xx"].flatMap(v=>{const w=Buffer.from(v+N).
toString("base64"),E=w.slice(Math.ceil(v.length*4/3)).replace(/=+$/,"");return w.endsWith("=")?[E.slice(0,-1),E]:[E]});function*R(N){const v=N.flatMap(k).map(w=>w.
trim());for(const w of new Set(v.flatMap(D)))yield w,w.includes(" ")&&(yield w.replaceAll(" ","+")),yield*b(w),yield Buffer.from(w).toString("hex")}const C=16*1024,
U=1024*1024;function j(N){let v=U;return w=>{const E=w.flatMap(k).flatMap(M=>[M,M.trim()]),O=[];for(const M of new Set(E.flatMap(D))){if(M.length>C||v<0)continue;
const x=H(M).filter(h=>h.trim().length>=d.Il);O.push(...x),v-=x.join("").length}N([...new Set([...E,...O])])}}function H(N){const v=(0,l.ft)(N),w=(0,i.ol)(N).slice(
1,-1),E=[encodeURIComponent(N.toWellFormed()),...v.ok?[v.value]:[]],O=b(N),M=Buffer.from(N).toString("hex");return[N,N.toLowerCase(),w,JSON.stringify(N).slice(1,
-1),...E,...E.map(x=>x.replace(/%[0-9A-F]{2}/g,h=>h.toLowerCase())),...O,...O.map(x=>x.replaceAll("+","-").replaceAll("/","_")),M,M.toUpperCase()]}}),1342:((_,W,a)=>{
a.d(W,{A3:()=>j,KE:()=>H,KI:()=>w,f8:()=>v,hM:()=>U,mk:()=>R,qW:()=>O});var i=a(3024),l=a(6760),d=a(3592),k=a(8820),D=a(5747);const b=64*1024;function*R(h){let p="";
for(const I of h)p+=I,!(p.length<b)&&(yield p,p="");p!==""&&(yield p)}const C={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"\
remove or rename the directory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the plac\
e of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class U extends Error{name="Ex\
plainedError"}function j(h){if(h instanceof U)return h.message;if(!N(h))return`${String(h)}; this is a bug of tf-disco, please report it at ${d.xV}`;const p=C[h.
code];return`${h.message.split(", ")[0]}${p===void 0?"":`; ${p}`}`}function H(h){try{return h(),null}catch(p){return(0,k.RK)(j(p))}}const N=h=>typeof h=="object"&&
h!==null&&"syscall"in h&&"code"in h;function v(h,p,I){const L=E(i.realpathSync(h),p),A=(0,l.basename)(p);w(i.lstatSync((0,l.join)(L,A),{throwIfNoEntry:!1}));const $=(0,l.
join)(L,`.${A.slice(0,60)}.${Math.random().toString(36).slice(2)}`),m=i.openSync($,"wx");try{(0,D.ET)(m,()=>{for(const g of I)i.writeFileSync(m,g)}),i.renameSync(
$,(0,l.join)(L,A))}catch(g){throw i.rmSync($,{force:!0}),g}}function w(h){if(!(h===void 0||h.isFile()||h.isSymbolicLink()))throw new U(`it is ${(0,D.I)(h)}; cho\
ose another path`)}function E(h,p){const I=(0,l.resolve)(h,p),L=(0,D.UO)(I,h);if(!L&&!(0,l.isAbsolute)(p))throw new U(`it is outside ${h}; use an absolute path \
if that is intended`);const A=L?h:(0,l.parse)(I).root;return(0,l.relative)(A,(0,l.dirname)(I)).split(l.sep).filter(Boolean).reduce((m,g)=>M(m,g,h),A)}function O(h,p){
const I=i.realpathSync(h);return x(E(I,p),(0,l.basename)(p),I)}function M(h,p,I){const L=(0,l.join)(h,p);try{i.lstatSync(L,{throwIfNoEntry:!1})===void 0&&i.mkdirSync(
L)}catch(A){if((0,D.Oj)(A)!=="EEXIST")throw A}return x(h,p,I)}function x(h,p,I){const L=(0,l.join)(h,p);if(!i.lstatSync(L,{throwIfNoEntry:!1})?.isSymbolicLink())
return L;const A=i.realpathSync(L);if(!(0,D.UO)(h,I)||(0,D.UO)(A,I))return A;throw new U(`the link ${(0,l.relative)(I,L)} leads outside ${I}; remove it or choos\
e another path`)}}),5747:((_,W,a)=>{a.d(W,{$r:()=>L,ET:()=>O,I:()=>v,Mc:()=>x,N0:()=>M,Oj:()=>E,UO:()=>I,io:()=>j,r7:()=>U,v2:()=>p,wX:()=>h,yR:()=>C});var i=a(
4573),l=a(3024),d=a(6760);const k=16*1024*1024,D=l.constants.O_RDONLY|(l.constants.O_NONBLOCK??0)|(l.constants.O_NOCTTY??0),b=Buffer.allocUnsafeSlow(256*1024);let R=b;
function C(A,$=k){const m=H(A,$);if(!Buffer.isBuffer(m))return m;const g=m.toString("utf8"),s=!g.includes("\uFFFD")||(0,i.isUtf8)(m);return{ok:!0,text:g,isUtf8:s,
bytes:m.length}}function U(A,$=k){const m=C(A,$);return m.ok?m.text:null}function j(A,$){const m=H(A,$);return Buffer.isBuffer(m)?Buffer.from(m):null}function H(A,$){
try{return O(l.openSync(A,D),m=>{const g=l.readSync(m,b,0,b.length,0);return g<b.length?b.subarray(0,g):w(m,$)})}catch(m){const g=E(m),s=M(()=>l.statSync(A),null);
return{ok:!1,failure:s?.isFile()===!1?N(s,g):{kind:"error",code:g}}}}const N=(A,$)=>({kind:"special",is:v(A),code:$});function v(A){return A.isDirectory()?"a di\
rectory":A.isFIFO()||A.isSocket()?A.isFIFO()?"a named pipe":"a socket":A.isFile()?"a file without a size":A.isBlockDevice()?"a block device":"a character device"}
function w(A,$){const m=l.fstatSync(A),{size:g}=m;if(g<b.length)return{ok:!1,failure:N(m,"ESPIPE")};if(g>$)return{ok:!1,failure:{kind:"size",bytes:g,maxBytes:$}};
R.length<g&&(R=Buffer.allocUnsafeSlow(Math.min(2*g,$)));let s=0;for(;s<g;){const n=l.readSync(A,R,s,g-s,s);if(n===0)break;s+=n}return R.subarray(0,s)}function E(A){
if(!(typeof A=="object"&&A!==null&&"code"in A)||typeof A.code!="string")throw A;return A.code}function O(A,$){try{return $(A)}finally{l.closeSync(A)}}function M(A,$){
try{return A()}catch(m){return E(m),$}}const x=A=>M(()=>l.readdirSync(A,{withFileTypes:!0}),[]),h=A=>x(A).map(({name:$})=>$).sort(),p=A=>x(A).flatMap($=>$.isDirectory()?
$.name:[]);function I(A,$){const m=(0,d.relative)($,A);return m!==".."&&!m.startsWith(`..${d.sep}`)&&!(0,d.isAbsolute)(m)}function L(A){try{const $=l.realpathSync(
A),m=l.statSync($);return m.isFile()?{kind:"file",path:$}:m.isDirectory()?{kind:"directory",path:$}:{kind:"special",path:$,is:v(m)}}catch($){return{kind:"error",
code:E($)}}}}),6181:((_,W,a)=>{a.d(W,{RY:()=>d,n7:()=>b,r5:()=>i});function i(R){if(!R.includes(":"))return l(R);const C=R.indexOf("%");return C===R.length-1?null:
k(C<0?R:R.slice(0,C))}function l(R){const C=R.split("."),U=C.length===4&&C.every(H=>/^(0|[1-9]\d{0,2})$/.test(H)),j=C.map(Number);return U&&j.every(H=>H<=255)?j:
null}function d(R){const C=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(R)?URL.parse(`http://${R}`):null;return C&&l(C.hostname)}function k(R){const C=/^[\da-f:.]+$/i.test(
R)?URL.parse(`http://[${R}]`):null;if(C===null)return null;const[U=[],j=[]]=C.hostname.slice(1,-1).split("::").map(N=>N.split(":").filter(Boolean)),H=Array(8-U.
length-j.length).fill("0");return[...U,...H,...j].flatMap(N=>{const v=Number.parseInt(N,16);return[v>>8,v&255]})}const D=[0,0,0,0,0,0,0,0,0,0,255,255].join();function b(R){
const C=i(R)??[];return C.slice(0,12).join()===D?C.slice(12).join("."):R}}),3307:((_,W,a)=>{a.d(W,{f:()=>u,ap:()=>e,Gv:()=>j,HT:()=>h,I:()=>$,IL:()=>A,Ey:()=>x,
AN:()=>n});const i=10,l=["more than 10000 levels of nesting","nest brackets less deeply"],d=["number too large for a 64-bit float","use a smaller number"],k=["t\
he text ends before the JSON value is complete","check that the file was not truncated"],D=["trailing comma","remove the comma"];function b(t,r){return r===t.length?
k:t[r]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const R=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function C(t,r,o){for(const[S,...f]of R)if(S.test(t))
return f;switch(r){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:/^[-+.\d]/.test(t)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return o===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${o}`]:["missing comma","add the comma"]}}function U(t,r,[o,S]){let[f,y]=[1,1];for(let T=0;T<
r;T+=1){const B=t.charCodeAt(T);B===i?(f+=1,y=1):(B<56320||B>57343)&&(y+=1)}return{why:`line ${f}, column ${y}: ${o}`,advice:S}}const j=t=>typeof t=="object"&&t!==
null&&!Array.isArray(t),H=1e4,N=34,v=44,w=58,E=91,O=123,M=125,x=(t,r)=>new p(t,r).run(),h=(t,r)=>new p(t,null).run(r);class p{#e;#s;#n=[];#t="value";#r=0;#i=0;#c=0;#a=0;#u=0;#o=-1;constructor(r,o){
this.#e=r,this.#s=o}run(r="whole"){const o=this.#e,S=this.#n,f=n(o,0);for(let T=f,B=0;T<o.length;T=n(o,B)){const G=o.charCodeAt(T);if(B=this.#l(T,G),B<0)return this.#h(
T,~B);if(this.#t==="next"&&S.length===1&&this.#s?.(this.#c,B,this.#a,this.#u),r==="first"&&this.#t==="next"&&S.length===0)return null;this.#r=G,this.#i=T}return this.#t!==
"next"||S.length>0?U(o,o.length,k):this.#s!==null&&this.#o>=0&&o.charCodeAt(f)===O?U(o,this.#o,d):null}#l(r,o){const S=this.#n[this.#n.length-1];if(o===S&&(this.#t===
"next"||I(this.#r)))return this.#n.pop(),this.#t="next",r+1;switch(this.#t){case"value":return this.#f(r,o);case"key":return o===N?this.#d(r):~r;case"colon":return o!==
w?~r:(this.#t="value",r+1);case"next":return o!==v||S===void 0?~r:(this.#t=S===M?"key":"value",r+1)}}#f(r,o){const S=this.#n.length;if(S===1&&(this.#c=r),I(o))return S===
H?~r:(this.#n.push(o+2),this.#t=o===O?"key":"value",r+1);const f=o===N,y=f?e(this.#e,r):u(this.#e,r);return y<0||(!f&&this.#o<0&&P(this.#e,r,y)&&(this.#o=r),this.#t=
"next"),y}#d(r){const o=e(this.#e,r);return this.#n.length===1&&(this.#a=r,this.#u=o),this.#t="colon",o}#h(r,o){const S=this.#e,f=S.charCodeAt(r),y=this.#n.at(-1);
if(o>r)return U(S,o,b(S,o));if(this.#t==="value"&&I(f))return U(S,r,l);if(f===y&&this.#r===v)return U(S,this.#i,D);const T=y===void 0?void 0:String.fromCharCode(
y),B=C(S.slice(r,r+2),this.#t,T);return U(S,r,B)}}const I=t=>t===O||t===E,L=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function A(t){return t.startsWith('"')?$(t):t.includes("\\u")?JSON.parse(t.replace(L,(r,o)=>o===void 0?r:"\\ufffd")):JSON.parse(t)}function $(t){return JSON.parse(
t).toWellFormed()}const m=32,g=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,s=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function n(t,r){let o=r;for(;o<t.length&&!(t.charCodeAt(o)>m||!` 	
\r`.includes(t.charAt(o)));o+=1);return o}function e(t,r){let o=r+1;for(g.lastIndex=o;g.test(t);)o=g.lastIndex;return t.charCodeAt(o)===N?o+1:~o}function u(t,r){
return s.lastIndex=r,s.test(t)?s.lastIndex:~r}const c=5,P=(t,r,o)=>o-r>=c&&Math.abs(Number(t.slice(r,o)))===1/0}),4091:((_,W,a)=>{a.d(W,{D3:()=>k,Ju:()=>v,TR:()=>w,
_6:()=>U,iP:()=>N,ol:()=>d});const i=`"\\\x07\b\f
\r	\v`,l='"\\abfnrtv',d=E=>`"${D(E.toWellFormed())}"`;function k(E,O){const M=new TextEncoder,{read:x,written:h}=M.encodeInto(E,new Uint8Array(O)),p=M.encode(E.
slice(x,x+2)).subarray(0,O-h),I=Array.from(p,L=>`\\x${R(L,2)}`).join("");return`"${D(E.slice(0,x).toWellFormed())}${I}"`}function D(E){return/^[ !#-[\]-~]*$/.test(
E)?E:E.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),b)}function b(E){const O=E.codePointAt(0)??0;return i.includes(E)?`\\${l[i.indexOf(E)]}`:O<128?`\\x${R(O,
2)}`:O<65536?`\\u${R(O,4)}`:`\\U${R(O,8)}`}const R=(E,O)=>E.toString(16).padStart(O,"0"),C=new TextDecoder("utf-8",{ignoreBOM:!0});function U(E){const O=C.decode(
E);return O.includes("\uFFFD")?C.decode(H(E)):O}const j=255;function H(E){const O=new Uint8Array(E),M=x=>((E[x]??0)&192)===128;for(const[x,h]of E.entries()){if(h<
224)continue;M(x+1)&&M(x+2)&&(h<240||M(x+3))||(O[x]=j)}return O}function N(E){let O="";for(const M of E)O+=String.fromCharCode(M);return O}const v=E=>({ok:!0,value:E}),
w=E=>({ok:!1,why:E})}),6979:((_,W,a)=>{a.d(W,{Ge:()=>h,V$:()=>U,ft:()=>j,h0:()=>O,xB:()=>M,y3:()=>H});var i=a(4091);const l=`!$&'()*+,;=:[]<>"`,d={path:"$&+,/:;\
=@",host:l,zone:l,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},k=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,D=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,
R=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,C=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function U(p,I){let L="";for(const{0:A,index:$}of p.matchAll(k))if(D.test(A)||
d[I].includes(A))L+=A;else{if(A==="%")return(0,i.TR)(E(p,$));if(A.startsWith("%")){const m=Number.parseInt(A.slice(1),16);if(v(m,I))return(0,i.TR)(`invalid URL \
escape "${A}"`);L+=w(m,I)}else if(A>"\x7F")L+=encodeURIComponent(A.toWellFormed());else{if(I==="host"||I==="zone")return(0,i.TR)(`invalid character ${(0,i.ol)(A)}\
 in host name`);L+=w(A.charCodeAt(0),I)}}return(0,i.Ju)(L)}function j(p){return p==="%2A"?(0,i.Ju)("*"):N(p,R)?(0,i.Ju)(p):U(p,"path")}const H=p=>N(p,C)?(0,i.Ju)(
p):U(p,"fragment"),N=(p,I)=>I.test(p)&&!b.test(p);function v(p,I){return I==="host"?p<128&&p!==37:I!=="zone"||p===37||p===32?!1:w(p,"zone").startsWith("%")}function w(p,I){
const L=String.fromCharCode(p);return D.test(L)||d[I].includes(L)?L:`%${p.toString(16).toUpperCase().padStart(2,"0")}`}const E=(p,I)=>`invalid URL escape ${(0,i.
D3)(p.slice(I,I+4),3)}`;function O(p){for(const I of p.split("&")){if(I.includes(";"))return"invalid semicolon separator in query";const[,...L]=/^([^=]*)=?(.*)$/s.
exec(I)??[];for(const A of L){const $=A.search(b);if($>=0)return E(A,$)}}return null}function M(p){return p.split("&").flatMap(I=>{if(I===""||I.includes(";"))return[];
const[,...L]=/^([^=]*)=?(.*)$/s.exec(I)??[],[A,$]=L.map(m=>U(m.replaceAll("+","%20"),"query"));return A?.ok&&$?.ok?[[x(A.value),x($.value)]]:[]})}const x=p=>p.replaceAll(
"%20","+"),h=p=>p.toSorted(([I],[L])=>I<L?-1:I>L?1:0).map(([I,L])=>`${I}=${L}`).join("&")}),4283:((_,W,a)=>{a.d(W,{Dl:()=>j,EN:()=>E,L5:()=>w,O2:()=>e,Pl:()=>N,
aR:()=>x,cz:()=>v,jr:()=>H,lv:()=>D,sX:()=>u,t5:()=>O});var i=a(9587),l=a(6181),d=a(4091),k=a(6979);const D={opaque:"",user:null,omitHost:!1,query:"",fragment:""},
b=/[^ -~\u0080-\u{10ffff}]/u,R=/^([A-Za-z][A-Za-z0-9+.-]*):/,C=/^(?::[0-9]*)?$/,U=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function j(t){const[r,o]=n(t,"#"),S=h(r);if(!S.
ok)return(0,d.TR)(`parse ${(0,d.ol)(r)}: ${S.why}`);const f=(0,k.y3)(o);return f.ok?(0,d.Ju)({...S.value,fragment:f.value}):(0,d.TR)(`parse ${(0,d.ol)(t)}: ${f.
why}`)}function H(t){const r=t.scheme===""?"":`${t.scheme}:`,o=t.fragment===""?"":`#${t.fragment}`,S=t.opaque===""?m(t)+g(t):t.opaque;return[r,S,M(t),o].join("")}
function N(t){const r=t.opaque&&(0,i.Mi)(`//${t.opaque}`,"").slice(2);return(0,i.Mi)(H({...t,opaque:r,query:"",forceQuery:!1,fragment:""}),"")}function v(t){const r=t.
host.lastIndexOf(":"),o=r>=0&&C.test(t.host.slice(r)),S=o?t.host.slice(0,r):t.host,f=S.startsWith("[")&&S.endsWith("]");return{name:s(f?S.slice(1,-1):S),port:o?
t.host.slice(r+1):""}}const w=t=>t==="https"?443:80,E=t=>t.includes(":")?`[${t}]`:t,O=t=>(t.opaque||t.path||"/")+M(t),M=({forceQuery:t,query:r})=>t||r!==""?`?${r}`:
"";function x(t){if(t.user===null)return null;const r=`${t.user.name}:${t.user.password??""}`.replace(/%[0-9A-F]{2}/g,o=>String.fromCharCode(Number.parseInt(o.slice(
1),16)));return`Basic ${btoa(r)}`}function h(t){if(b.test(t))return(0,d.TR)("net/url: invalid control character in URL");if(t.startsWith(":"))return(0,d.TR)("mi\
ssing protocol scheme");const r=R.exec(t)?.[1]??"",o=r.toLowerCase(),[S,f]=n(r===""?t:t.slice(r.length+1),"?"),y=f===""&&t.endsWith("?"),T={...D,host:"",path:"",
scheme:o,query:f,forceQuery:y};return S.startsWith("/")?p(T,S):o!==""?(0,d.Ju)({...T,opaque:S}):n(S,"/")[0].includes(":")?(0,d.TR)("first path segment in URL ca\
nnot contain colon"):I(T,S)}function p(t,r){if(!(r.startsWith("//")&&(t.scheme!==""||!r.startsWith("///"))))return I({...t,omitHost:t.scheme!==""},r);const[S]=n(
r.slice(2),"/"),f=S.lastIndexOf("@"),y=A(S.slice(f+1),t.scheme);if(!y.ok)return y;const T=f<0?(0,d.Ju)(null):L(S.slice(0,f));return T.ok?I({...t,user:T.value,host:y.
value},r.slice(2+S.length)):T}function I(t,r){const o=(0,k.ft)(r);return o.ok?(0,d.Ju)({...t,path:o.value}):o}function L(t){if(!U.test(t))return(0,d.TR)("net/ur\
l: invalid userinfo");const[r,o]=n(t,":"),S=(0,k.V$)(r,"user");if(!S.ok)return S;if(!t.includes(":"))return(0,d.Ju)({name:S.value,password:null});const f=(0,k.V$)(
o,"user");return f.ok?(0,d.Ju)({name:S.value,password:f.value}):f}function A(t,r){const o=t.lastIndexOf("[");if(o>0)return(0,d.TR)("invalid IP-literal");if(o===
0)return $(t);const S=t.indexOf(":"),f=/^https?$/.test(r)?S:t.lastIndexOf(":"),y=f<0?"":t.slice(f);return C.test(y)?(0,k.V$)(t,"host"):(0,d.TR)(`invalid port ${(0,d.
ol)(y)} after host`)}function $(t){const r=t.lastIndexOf("]");if(r<0)return(0,d.TR)("missing ']' in host");const o=t.slice(r+1);if(!C.test(o))return(0,d.TR)(`in\
valid port ${(0,d.ol)(o)} after host`);const S=t.slice(0,r).indexOf("%25"),f=S<0?r:S,y=(0,k.V$)(t.slice(1,f),"host");if(!y.ok)return y;const T=(0,k.V$)(t.slice(
f,r),"zone");if(!T.ok)return T;const B=s(y.value+T.value),G=(0,l.r5)(B);return G===null?(0,d.TR)(`invalid host: ParseAddr(${(0,d.ol)(B)}): unable to parse IP`):
G.length===4?(0,d.TR)("invalid IP-literal"):(0,d.Ju)(`[${y.value}${T.value}]${o}`)}function m(t){if(t.host===""&&t.user===null&&(t.scheme===""||t.omitHost||t.path===
""))return"";const o=t.user?.password??null;return`//${(t.user?.name??"")+(o===null?"":`:${o}`)}${t.user===null?"":"@"}${t.host}`}function g(t){return t.host!==
""&&t.path!==""&&!t.path.startsWith("/")?`/${t.path}`:t.scheme===""&&m(t)===""&&n(t.path,"/")[0].includes(":")?`./${t.path}`:t.path}const s=t=>t.replace(/(?:%[0-9A-F]{2})+/g,
r=>(0,d._6)(Uint8Array.from(r.slice(1).split("%"),o=>Number.parseInt(o,16))));function n(t,r){const o=t.indexOf(r);return o<0?[t,""]:[t.slice(0,o),t.slice(o+r.length)]}
function e(t,r){const o=j(r);return o.ok?(0,d.Ju)(u(t,o.value)):o}function u(t,r){const o=r.scheme||t.scheme;if(r.scheme!==""||r.host!==""||r.user!==null)return{
...r,scheme:o,path:P(r.path)};const S=r.path===""&&!r.forceQuery&&r.query==="",f=S?t.query:r.query,y=S&&r.fragment===""?t.fragment:r.fragment;if(r.path===""&&t.
opaque!=="")return{...r,scheme:o,query:f,fragment:y,opaque:t.opaque};const T=P(c(t.path,r.path));return{...r,scheme:o,query:f,fragment:y,user:t.user,host:t.host,
path:T}}function c(t,r){return r===""?t:r.startsWith("/")?r:t.slice(0,t.lastIndexOf("/")+1)+r}function P(t){if(t==="")return"";const r=t.split("/"),o=[];for(const T of r)
T===".."?(o.pop(),o.length===1&&o[0]===""&&o.pop()):T!=="."?o.push(T):o.length===0&&o.push("");const S=r.at(-1),f=`/${o.join("/")}${S==="."||S===".."?"/":""}`,y=(0,k.
ft)(f.startsWith("//")?f.slice(1):f);return y.ok?y.value:f}}),9075:((_,W,a)=>{a.d(W,{J6:()=>j,Oo:()=>N,Pg:()=>R,Uk:()=>U,VI:()=>H,ae:()=>i,lG:()=>d,os:()=>C,pi:()=>l});
class i{text;withheld;constructor(w,E=null){this.text=w,this.withheld=E}}const l="#",d=4096,k=200,D=2e4,b=5e6;class R{depth=0;steps=0;allSteps=0;renew(){this.steps=
0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>b}spend(w){if(this.steps+=1,this.count(),this.depth>=k||this.steps>D||this.isSpent)return;
this.depth+=1;const E=w();return this.depth-=1,typeof E=="string"&&E.length>d?void 0:E}}const C=()=>({name:()=>{},call:()=>{},effort:new R}),U=v=>typeof v=="str\
ing"||typeof v=="number"||typeof v=="boolean"?String(v):void 0,j=v=>v.find(w=>w instanceof i&&w.withheld!==null);function H(v,w){return w instanceof i?new i((v+
w.text).slice(0,d),w.withheld):new i(v)}function N(v){let w;return E=>{if(w??=new Map,!w.has(E)){w.set(E,void 0);try{w.set(E,v(E))}catch(O){throw w.delete(E),O}}
return w.get(E)}}}),5143:((_,W,a)=>{a.d(W,{As:()=>x,II:()=>E,MV:()=>$,NP:()=>M,R3:()=>w,WD:()=>O,Zl:()=>A,_M:()=>N,bH:()=>H,c1:()=>d,df:()=>l,en:()=>U,eo:()=>v,
jH:()=>D,n7:()=>m,t6:()=>k,yJ:()=>j});var i=a(8820);const l=g=>typeof g=="string"?g:`${g.line}:${g.column} ${g.file}`,d=(g,s)=>[...Map.groupBy(g,s).values()],k=(g,s)=>d(
g,s).map(([n])=>n),D=g=>k(g,l),b="//",R=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,C=1e3,U=g=>g.length<=C&&R.test(g),j=(g,s)=>`${g}${b}${s}`;function H(g){
const s=N(g);return s===null?{repository:s,path:g}:{repository:s,path:g.slice(s.length+b.length)}}function N(g){const s=g.indexOf(b);return s>0&&U(g.slice(0,s))?
g.slice(0,s):null}const v=g=>typeof g=="string"?g:`${E(g.file)}:${g.line}`,w=({file:g,line:s,column:n})=>`${E(g)}:${s}:${n}`;function E(g){const{repository:s,path:n}=H(
g);if(s===null)return(0,i.J7)(g);const e=(0,i.J7)(s);return n==="."?e:`${e}//${(0,i.J7)(n)}`}const O=1e4,M=g=>k(g,s=>typeof s=="string"?s:N(s.file)),x=g=>g.length<=
O?g:[...new Set([...M(g),...g])].slice(0,O),h=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
p=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,I=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function L(g){const{path:s}=H(
g),n=s.split("/").slice(0,I.test(s)?-2:-1);return n.find((e,u)=>h.test(e)&&!(e==="test"&&n.slice(0,u).some(c=>p.test(c))))}const A=g=>L(g)!==void 0,$=({file:g,isInUse:s})=>s!==
!0&&A(g);function m(g){const s=L(g);return(s===void 0?H(g).path:`**/${s}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((_,W,a)=>{a.d(W,{L2:()=>p,ie:()=>v,kL:()=>C,mB:()=>U,
nE:()=>L,xu:()=>A});var i=a(3368),l=a(3592),d=a(3152),k=a(9587),D=a(8820),b=a(2057);let R=function(...$){return{setFlagsFromString:R}=process.getBuiltinModule("\
node:v8"),new.target?new R(...$):R(...$)};function C($,m){$.env.UV_THREADPOOL_SIZE??="64",setTimeout(()=>R("--semi-space-growth-factor=1"),h).unref(),(0,b.B_)($.
stdout,m),(0,b.B_)($.stderr,()=>{})}async function U($,{stop:m,secrets:g,isFinal:s,act:n,reportMistakes:e,reportCrash:u}){const c=r=>(u((0,i.rv)(o=>N(r,o),g)),3),
P=M($,m,{isFinal:s,crash:c}),t=await n(P).catch(r=>r instanceof d.GN?(e(g.redact(r.mistakes)),2):c(r));await x($,t)}const j=100,H=5;function N($,m){const g=[];let s=$;
for(;s!==void 0&&g.length<H;){const e=s instanceof Error?s.stack??s.message:String(s);g.push((0,k._U)(m(e))),s=s instanceof Error?s.cause:void 0}const n=g.join(
`
caused by: `).split(`
`).slice(0,j);return[`tf-disco ${l.xv} crashed; this is a bug, please report it with this text at ${l.xV}`,...n.map(e=>(0,D.BP)((0,D.RK)(e)))].join(`
`)}const v=({hrtime:$})=>()=>Number($.bigint())/1e6,w=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],E=300,O=5e3;function M($,m,{isFinal:g,crash:s}){const n=v($),e=new AbortController;
let u=0;const c=()=>g||e.signal.aborted;for(const P of w)$.on(P,()=>{const t=n()-u;m.end({kind:"signal",signal:P}),c()?(g||t>E)&&($.removeAllListeners(P),$.kill(
$.pid,P)):u=n(),e.abort()});return $.on("uncaughtException",P=>{m.end({kind:"crash"});const t=s(P);c()&&$.exit(t),e.abort(),setTimeout(()=>$.exit(t),O).unref()}),
$.on("exit",()=>m.end({kind:"crash"})),e.signal}async function x($,m){const{stdout:g,stderr:s}=$;for(const e of[g,s])await new Promise(u=>e.write("",u));if($.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&$.platform!=="win32"&&$.execve!==void 0){const{execPath:e}=$;$.execve(e,[e,"--eval",`require('node:process').exit(${m})`],{})}$.
exit(m)}const h=100,p=()=>R("--heap-growing-percent=20"),I=100;async function L($,m,g){let s=Date.now();for(;;){const n=$.next(m.why!==null);if(n.done)return n.
value;Math.abs(Date.now()-s)<I||(g(n.value),await A(),s=Date.now())}}const A=()=>new Promise($=>setImmediate($))}),2057:((_,W,a)=>{a.d(W,{B_:()=>R,Dx:()=>b,PL:()=>U,
aH:()=>j,yy:()=>d});var i=a(1342),l=a(3152);async function d(O,M){for(const x of(0,i.mk)(M)){if(!O.writable)return;O.write(x)||await k(O)}}const k=O=>new Promise(
M=>{const x=["drain","error","close"],h=()=>{for(const p of x)O.off(p,h);M()};for(const p of x)O.on(p,h)}),D=1024*1024;async function*b(O){let M="";for await(const x of O.
setEncoding("utf8")){const[h="",...p]=String(x).split(`
`),I=[M+h,...p];M=I.pop()??"";for(const L of I)yield L.replace(/\r$/,"");if(M.length>D)throw new l.GN(["a line of standard input exceeds 1 MiB"])}M!==""&&(yield M)}
function R(O,M){let x=!1;O.on("error",h=>{const p=!x;x=!0,p&&h.code!=="EPIPE"&&M((0,i.A3)(h))})}const C={min:40,max:100,unknown:80};function U({columns:O},M){return O||
Number(/^\d{1,4}$/.exec(M.COLUMNS??"")?.[0])||C.unknown}function j(O,M,x){const h=M==="auto"?H(O,x):M==="always",p=Math.max(C.min,Math.min(U(O,x),C.max));return{
colour:h,hyperlinks:h&&O.isTTY===!0&&E(x),width:O.isTTY?p:Number.POSITIVE_INFINITY}}function H({isTTY:O},M){return M.NO_COLOR||M.TERM==="dumb"&&!M.FORCE_COLOR?!1:
M.FORCE_COLOR?M.FORCE_COLOR!=="0":O===!0}const N=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,v=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
w=5001;function E(O){const{FORCE_HYPERLINK:M,TERM:x="",TERM_PROGRAM:h="",VTE_VERSION:p}=O;return M?M!=="0":O.CI||O.NO_COLOR||x==="dumb"?!1:Number(p)>=w||N.test(
h)||v.test(x)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(I=>O[I])}}),3229:((_,W,a)=>{a.d(W,{Kc:()=>j,L6:()=>b,NM:()=>m,cr:()=>g,x3:()=>x});var i=a(9587),l=a(
1831),d=a(5011);const k=1024,D=s=>(0,l.Pv)(s).ok;function b(s){if(s.length>k)return null;const n=(0,l.Pv)(s);if(n.ok)return R(s,(0,l.pk)(n.value));const e=H(s);
if(e!==null)return e;const{inside:u,removed:c}=w(s);if(s.includes("@",s.lastIndexOf(u)))return"write the hostname alone, not a URL";for(const P of c.length===0?
[]:[u,u.replace(/:\D.*$/s,"")])if(D(P))return`remove ${E(c)}: ${P}`;return O(u)}function R(s,n){if(/(^|\.)xn--/i.test(s))return`write it in Unicode: ${n}; upper\
-case punycode is only accepted by accident`;const e=n.replace(/(?<!\.)\.+(?=$|:)/,"");return e===n?null:`remove the trailing dot: tokens and settings for ${e} \
do not apply to this host`}const C=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,U="replace the placehol\
der",j=s=>C.test(s);function H(s){if(j(s))return U;const n=s.split(/[\s,;]+/).filter(e=>e!=="");return n.length<2?null:n.every(e=>e.includes(".")&&D(e))?`write \
one hostname at a time: ${n[0]}`:"remove the spaces, commas and semicolons"}const N=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,v=[["the white space",
s=>s.trim()],["the quotation marks",s=>s.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",s=>s.replace(N,"")],["the trailing slash",s=>s.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",s=>s.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",s=>s.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",s=>s.slice(s.lastIndexOf("@")+
1)],["the trailing colon",s=>s.replace(/^([^:]*):$/,"$1")]];function w(s){let n=s;const e=[];for(const[u,c]of v){const P=c(n);P!==n&&e.push(u),n=P}return{inside:n,
removed:e}}const E=s=>s.join(", ").replace(/, ([^,]*)$/," and $1");function O(s){if(/^\[.*\](:\d+)?$/s.test(s)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(s))return"\
use a DNS name; the clients do not support IPv6 addresses";if(s.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(s)){
const c=(0,l.WV)(s);return D(c)?`write it in Unicode: ${c}`:"write it in Unicode, not in punycode"}if(s.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(s.includes("_")){const c=s.replaceAll("_","-");return`a hostname cannot contain underscores${D(c)?`; did you mean ${c}?`:""}`}const n=s.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(n!==s&&D(n))return`remove the extra dots: ${n}`;if(/(^|\.)-|-(\.|:|$)/.test(s))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(s))return"a label cannot have hyphens as its third and fourth character";const[,e="",u=""]=/^([^:]*):(.*)$/s.
exec(s)??[];return D(e)?/^[+-]?[0-9]+$/.test(u)?"use a port from 1 to 65535":`write the port as a number: ${e}:8443`:null}const M=s=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(s),x="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",h=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d[^/]*)?)?$/;
function p(s,n){if(s==="")return x;if(!n&&j(s))return U;if(s!==s.trim())return"remove the white space around the address";const[,e="",u=""]=/^(https?:\/\/)(.*)$/i.
exec(s)??[],c=u.replace(h,"$1/$2"),P=(0,d.rE)(c,"terraform");return e===""||!P.ok||P.value.hostImplied?null:`write ${c} to use the module of the registry${n?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function I([s="",...n]){if(n.length!==3)return null;const[,e="",u=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(s)??[];return e!=="localhost"&&u===""?M(s)?b(s):null:`write a host with a dot, such as 127.0.0.1${u} or ${e}.localdomain${u}`}function L(s){if(s.length===3&&
M(s[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${s[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const n=/^https?:$/i.test(s[0]??"")&&s[1]==="",[e="",...u]=n?s.slice(2):s;return u.length<4||!M(e)?null:/^v?\d+\.\d+/.test(u[3]??"")?`write ${[e,...u.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[e,...u.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${u[0]}, and a namespace has one part (in GitLab, the top-level group)`}function A(s,n){if(s.includes("://"))return null;if(n.
length>=3&&s.includes("?"))return"remove the query; set the version with the `version` argument";const e=n.at(-1)??"";return[3,4].includes(n.length)&&/[A-Z]/.test(
e)?`write the target system in lower case: ${[...n.slice(0,-1),e.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(s)?`write ./${s} to use a directory\
 of the same repository${n.length<5?"":`, or ${n.slice(0,3).join("/")}//${n.slice(3).join("/")} for one of a registry module`}`:null}function $(s){const[,n="",e=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(s)??[],u=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(n)?.[1];if(u!==void 0)return`write git::${u} instead of ${n}`;const[c]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
s)??[];return c!==void 0?`write git@${c} instead of ${c}`:(0,d.rE)(e,"terraform").ok?`write ${e} to use the module of the registry, and the version in the \`vers\
ion\` argument`:`${x} (of Git, with git:: before it)`}function m(s,n,e){if(n.kind==="local"||s.length>k)return null;const[u="",...c]=s.split("/");if(e.ok)return e.
value.hostImplied?null:b(u);const P=c.length===0?[]:c.join("/").split("//",1)[0]?.split("/")??[],t=n.kind==="remote"&&n.refusal===null,r=[u,...P],o=p(s,t)??I(r);
return o!==null||t?o:n.kind==="remote"?$(s):L(r)??A(s,r)}function g(s){if(s.length>k)return null;if(j(s))return U;if(s!==s.trim())return"remove the white space \
around the address";const[,n=""]=/^https?:\/\/(.*)$/i.exec((0,i.Mi)(s,""))??[];if(n!=="")return`remove the scheme: ${n}`;const e=s.split("/"),[u=""]=e;return e.
length===2&&M(u)?"write HOST/NAMESPACE/TYPE, two parts after the host":e.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":e.length===3?b(
u):null}}),1064:((_,W,a)=>{a.d(W,{$I:()=>w,Du:()=>b,Eo:()=>n,Jd:()=>s,Mq:()=>M,NX:()=>O,SO:()=>E,SZ:()=>j,Y8:()=>$,Yr:()=>H,ab:()=>v,bB:()=>C,d3:()=>m,mh:()=>e,
n3:()=>d,pH:()=>p,rG:()=>N,sX:()=>g,tB:()=>L,zK:()=>R});const i="registry.terraform.io",l=[i,"registry.opentofu.org"],d=c=>l.includes(c),k=["modules.v1","provid\
ers.v1"],D={terraform:{name:"Terraform",uses:k,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:k,replaces:["providers.v1"]},dependabot:{name:"Dependab\
ot",uses:k,replaces:k,defaults:l},renovate:{name:"Renovate",uses:k,replaces:[],defaults:[i]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:l},
checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},b=["terraform","opentofu"],R=Object.keys(D),C=Object.fromEntries(Object.entries(D).map(([c,
{name:P}])=>[c,P])),U=c=>D[c],j=c=>k.includes(c)?R.filter(P=>U(P).uses.includes(c)):b,H=c=>R.filter(P=>U(P).defaults?.includes(c)),N=R.filter(c=>U(c).replaces.length>
0),v=c=>R.filter(P=>U(P).replaces.includes(c)),w={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},
"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},E=c=>Object.hasOwn(w,c),O={terraform:3,
opentofu:9},M=c=>c===429||c>=500&&c!==501,x={from:null,before:null,retries:0,skipsOverridden:!1},h={...x,client:"terraform"},p=[{...h,name:"Terraform 1.14 and e\
arlier",before:"1.15",attemptMs:11e3},{...h,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...x,client:"opentofu",name:"\
OpenTofu",attemptMs:1e4}],I={terraform:"1.15.0",opentofu:"1.12.0"};function L(c,P){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(P[c]??
"");if(t===null)return I[c];const r=t[1]?.split(".")??[];return[0,1,2].map(o=>r[o]??"0").join(".")}function A(c,P){const[t=[],r=[]]=[c,P].map(S=>S.split(".").map(
Number)),o=t.findIndex((S,f)=>S!==r[f]);return o<0||(t[o]??0)>(r[o]??0)}const $={terraform:"1.15",opentofu:"1.8"},m=({releases:c,versions:P})=>b.filter(t=>t==="\
terraform"?!c.some(r=>r.client===t&&r.before===null):!A(L(t,P),"1.8.0")),g=c=>A(c,"1.12.0"),s=(c,P)=>c==="opentofu"||!A(P,"1.13.0"),n=c=>A(c,"1.14.0");function e(c,{
attemptMs:P,retries:t}){const r=c.findIndex((o,S)=>S===t||!u(o,P));return r<0?null:r}function u({response:c,hops:P,headMs:t},r){return t===null?c.kind==="failed"&&
c.transient:t>r||M(P.at(-1)?.status??0)}}),1831:((_,W,a)=>{a.d(W,{$Y:()=>E,$k:()=>h,$o:()=>s,Bz:()=>c,Fq:()=>N,Jr:()=>n,Pm:()=>m,Pv:()=>U,Rt:()=>H,Sv:()=>M,WV:()=>O,
cu:()=>x,ev:()=>e,fK:()=>p,nx:()=>w,pk:()=>v,xV:()=>C,yo:()=>g});var i=a(4091),l=a(4283),d=a(8408);const k=443,D=65535,b=9223372036854775807n,R=-9223372036854775808n,
C="TF_TOKEN_";function U(f){const{name:y,portion:T}=I(f.toWellFormed()),B=L(T);if(!B.ok)return/^https?$/i.test(y)?(0,i.TR)("need just a hostname and optional po\
rt number, not a full URL"):B;if(B.value.startsWith(":-"))return(0,i.TR)("port number is negative");const G=A(y);if(G!==null)return(0,i.TR)(G);const Q=(0,d.YE)(
y);return Q.ok?Q.value===""?(0,i.TR)("nothing is left of the hostname once it is normalized"):(0,i.Ju)(Q.value+B.value):Q}const j=new Set(["localterraform.com",
"localtofu.com"]),H=f=>j.has(f);function N(f){const y=U(f);return y.ok||!f.includes("xn--")?y:U(O(f))}function v(f){const{name:y,portion:T}=I(f);return(0,d.DI)(
y)+T}function w(f){const y=v(f);return y===f?f:`${y} (${f})`}const E=f=>f.includes("xn--")?f.replace(/[^\s"'`/@=,;()]+ \(([^\s()]*xn--[^\s()]*)\)/g,"$1"):f;function O(f){
const{name:y,portion:T}=I(f.toWellFormed()),B=L(T);return((0,d.QC)(y)??y)+(B.ok?B.value:T)}function M(f){const{name:y,portion:T}=I(f);return{name:y,port:T===""?
k:Number(T.slice(1))}}const x=f=>({...l.lv,scheme:"https",host:f,path:"/.well-known/terraform.json",forceQuery:!1});function h(f){if(!f.startsWith(C))return null;
const y=f.slice(C.length).replaceAll("__","-").replaceAll("_","."),T=U(O(y));return T.ok?T.value:null}function p(f){const y=[f,v(f)].flatMap(T=>[T.replaceAll("-",
"__"),T]).map(T=>C+T.replaceAll(".","_"));return[...new Set(y)].filter(T=>h(T)===f)}function I(f){const y=f.indexOf(":");return y===-1?{name:f,portion:""}:{name:f.
slice(0,y),portion:f.slice(y)}}function L(f){if(f==="")return(0,i.Ju)("");const y=f.slice(1);if(!/^[+-]?[0-9]+$/.test(y))return(0,i.TR)("port portion contains n\
on-digit characters");const T=y.replace(/^([+-]?)0+(?=[0-9])/,"$1"),B=T.length>20?null:BigInt(T.replace("+",""));return B===null||B>b||B<R?(0,i.TR)("port portio\
n contains non-digit characters"):B>D?(0,i.TR)("port number is greater than 65535"):(0,i.Ju)(B===BigInt(k)?"":`:${B}`)}function A(f){if(f==="")return"empty stri\
ng is not a valid hostname";for(const y of f.replace(/\.{1,2}$/,"").split(".")){if(y==="")return"hostname contains empty label (two consecutive periods)";if(y.startsWith(
"xn--"))return`hostname label ${(0,i.ol)(y)} specified in punycode format; service hostnames must be given in unicode`}return null}const $={http:"80",https:"443",
ssh:"22"};function m(f){const{name:y,port:T}=(0,l.cz)(f),B=(0,l.EN)(y),G=T===""||T===$[f.scheme];return s(G?B:`${B}:${T}`)}function g(f){const y=(0,l.Dl)(f);return y.
ok?m(y.value):null}function s(f){const y=U(f);return y.ok?y.value:f.toLowerCase()||null}const n=(f,y)=>y.length===0||y.some(T=>T.subdomains?f.endsWith(`.${T.host}`):
f===T.host),e=(f,y)=>n(f,y.allowedHosts)||y.hostnames.some(T=>T.host===f),u=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function c(f,y,T){const[B]=f.length===0?[]:p(y);return B===
void 0?[]:f.flatMap(G=>{const Q=h(G);if(Q!==null&&T.has(Q))return[];const ee=P(G,Q,y);return ee===null?[]:[{variable:G,why:ee,write:B,isParent:t(Q,y)}]})}function P(f,y,T){
const B=u.exec(f)?.[0];if(B===void 0)return null;const G=f.slice(B.length);return y!==null&&t(y,T)?`it is for ${w(y)} only: the clients do not use the tokens of\
 parent domains`:o(T).some(Q=>Q===r(G))?B!==C?`it begins with ${B}, and the clients read only ${C}`:y===null?"the clients cannot read a hostname from it and ign\
ore it":`the clients read it for ${w(y)}${S(G,T)}`:null}const t=(f,y)=>f!==null&&M(y).name.endsWith(`.${M(f).name}`),r=f=>f.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function o(f){const{name:y}=M(f);return[...new Set([f,y,v(f)].map(r))]}function S(f,y){const{name:T,port:B}=M(y);return B!==
443&&!f.includes(":")?"; a port follows a colon":T.includes("-")&&!f.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((_,W,a)=>{a.d(W,{mI:()=>v,
QC:()=>H,ER:()=>$,YE:()=>j,DI:()=>N});const i=(...m)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...m),l=(...m)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...m);var d=a(4091);const k=256,D={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
b={...D,checkBidi:!1},R=new RegExp("\\p{M}{31}","u"),C="xn--",U=new TextEncoder;function j(m){const g=O(m,!1);if(!g.ok)return g;const s=M(g.value,D);return s===
null?(0,d.TR)(w(h(m,!1))):(0,d.Ju)(s)}function H(m){const g=O(m,!0);if(!g.ok)return null;const s=M(g.value,b);if(s===null)return null;const n=O(s,!1);return n.ok?
n.value.join("."):null}const N=m=>x(m)?l(m,D).domain:m,v=m=>l(m).domain,w=m=>`idna: invalid label ${(0,d.ol)(m)}`;function E(m){return`idna: disallowed rune U+${(m.
codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function O(m,g){if(m.length>k&&x(m))return(0,d.TR)(`hostname is longer than ${k} characters`);const s=[];
for(const n of h(m,g).split(".")){const e=n.startsWith(C)?p(n):(0,d.Ju)(n);if(!e.ok)return e;const u=I(e.value);if(u!==null)return(0,d.TR)(u);s.push(e.value)}return(0,d.
Ju)(s)}function M(m,g){const s=m.join(".");return $(s)?s:i(s,g)}const x=m=>/[^\0-\x7f]|xn--/i.test(m);function h(m,g){return m.replace(/[A-Z]+|[^\0-\x7f]/gu,n=>$(
n)?n.toLowerCase():l(n,{transitionalProcessing:g}).domain).normalize("NFC")}function p(m){const g=m.slice(C.length);if(g==="")return(0,d.Ju)("");const s=l(m).domain;
return s===m||$(s)?(0,d.TR)(w(g)):s.normalize("NFC")!==s||!Array.from(s).every(A)?(0,d.TR)(w(s)):(0,d.Ju)(s)}function I(m){if(L(m))return w(m);if(/^[a-z0-9-]*$/.
test(m))return null;if(R.test(m))return w(m);if(!$(m)&&i(m,b)!==null)return null;for(const g of m){if(!A(g))return w(m);if(g<"\x80"&&!/[a-z0-9-]/.test(g))return E(
g)}return w(m)}function L(m){if(m.startsWith("-")||m.endsWith("-"))return!0;if(!m.slice(0,4).includes("--"))return!1;const g=U.encode(m.slice(0,5));return g.length>
4&&g[2]===45&&g[3]===45}function A(m){if(m<"\x80")return!0;const{domain:g,error:s}=l(`1${m}`);return!s&&g===`1${m}`}const $=m=>!/[^\0-\x7f]/.test(m)}),5011:((_,W,a)=>{
a.d(W,{A:()=>w,Nj:()=>O,Vm:()=>j,mD:()=>H,rE:()=>v,vL:()=>N});var i=a(4091),l=a(1831),d=a(4321);const k={terraform:H("registry.terraform.io"),opentofu:H("regist\
ry.opentofu.org")},D=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,b=/^[0-9a-z]{1,64}$/,R="must be between one and 64 characters, including ASCII letters, \
digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",C="must be between one and 64 ASCII letters or digits",U={module:{
parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, the name, and the target sys\
tem",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the h\
ostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},j=h=>k[h];function H(h){const p=(0,l.Pv)(h);if(!p.ok)throw new Error(
p.why);return p.value}function N(h,p){if(O(h))return{kind:"local"};const I=v(h,p);if(I.ok)return I.value;const L=(0,d.cx)(h,p);if(!L.ok)return{kind:"invalid",error:L.
why};const{subdirectory:A,host:$}=L.value;return{kind:"remote",subdirectory:A,host:$,refusal:(0,d.Of)(L.value,p)}}function v(h,p){return O(h)?(0,i.TR)(`can't us\
e local directory ${(0,i.ol)(h)} as a module registry address`):E(h,"module",p)}const w=h=>E(h,"component","terraform");function E(h,p,I){const L=U[p],{address:A,
subdirectory:$}=(0,d.UQ)(h);if($.startsWith("../"))return(0,i.TR)((0,d.dr)($,p));const m=A.split("/"),g=m.length===L.parts;if(!g&&m.length!==L.parts+1)return(0,i.
TR)(`a ${p} registry source address must have ${L.count}`);const s=g?(0,i.Ju)(j(I)):M(m.shift()??"",p);if(!s.ok)return s;const n=x(m,p);if(n!==void 0)return(0,i.
TR)(n);const[e="",u="",c=""]=m,P={namespace:e,name:u,system:c,subdirectory:$};return(0,i.Ju)({kind:"registry",host:s.value,hostImplied:g,...P})}const O=h=>/^\.\.?[/\\]/.
test(h);function M(h,p){const I=(0,l.Pv)(h);if(!I.ok){const L=`invalid ${p} registry hostname ${(0,i.ol)(h)}`;return h.includes("--")?(0,i.TR)(`${L}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,i.TR)(L)}return I.value.includes(".")?U[p].reserved.includes(I.value)?(0,i.
TR)(`can't use ${(0,i.ol)(I.value)} as a ${p} registry host, because it's reserved for installing directly from version control repositories`):I:(0,i.TR)(`inval\
id ${p} registry hostname: must contain at least one dot`)}function x([h="",p="",I],L){if(!D.test(h))return h.includes(".")?`source address must have ${U[L].afterHost}`:
`invalid namespace ${(0,i.ol)(h)}: ${R}`;const A=`${L} registry addresses may not include a query string portion`;if(!D.test(p))return I===void 0&&p.includes("?")?
A:`invalid ${L} name ${(0,i.ol)(p)}: ${R}`;if(!(I===void 0||b.test(I)))return I.includes("?")?A:`invalid target system ${(0,i.ol)(I)}: ${C}`}}),4321:((_,W,a)=>{
a.d(W,{Ns:()=>C,Of:()=>U,UQ:()=>v,WS:()=>R,cx:()=>j,dr:()=>E,uE:()=>N});var i=a(4091),l=a(4283),d=a(6979),k=a(1064),D=a(1831);const b={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,
opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},R=(n,e)=>b[e].test(n),C=n=>`download not supported for scheme '${n}'`,U=({getter:n},e)=>R(n,e)||n.length===1?null:
C(n);function j(n,e){const{address:u,subdirectory:c}=v(n);if(c.startsWith("../"))return(0,i.TR)(E(c));const P=x(u.toWellFormed(),e);if(!P.ok)return P;const{subdirectory:t}=P.
value;if(t==="")return(0,i.Ju)({...P.value,subdirectory:c});const r=w(`${t}/${c}`);return r.startsWith("../")?(0,i.TR)(`detected ${E(r)}`):(0,i.Ju)({...P.value,
subdirectory:r})}const H=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function N(n,e){const u=H.exec(
n)?.[0];if(u===void 0)return null;const c=j(`${u}a/b`,e);return c.ok?c.value.host:null}function v(n){const e=n.indexOf("?"),u=e<0?n:n.slice(0,e),c=u.indexOf(":/\
/"),P=u.indexOf("//",c<0?0:c+3);if(P<0)return{address:n,subdirectory:""};const t=e<0?"":n.slice(e),r=u.slice(P+2);return{address:u.slice(0,P)+t,subdirectory:r===
""?"":w(r)}}function w(n){const e=n.startsWith("/"),u=[];for(const P of n.split("/"))P===""||P==="."||(P!==".."?u.push(P):u.length>0&&u.at(-1)!==".."?u.pop():e||
u.push(P));const c=(e?"/":"")+u.join("/");return c===""?".":c}const E=(n,e="module")=>`subdirectory path ${(0,i.ol)(n)} leads outside of the ${e} package`,O=(n,e=n.
scheme)=>(0,i.Ju)({subdirectory:"",host:n.scheme==="file"?null:(0,D.Pm)(n),getter:e,url:n}),M=(n,e)=>(0,i.Ju)({subdirectory:"",host:e,getter:n,url:null});function x(n,e){
const[,u,c]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(n)??[n,void 0,n],{address:P}=v(c??n),t=(0,l.Dl)(P);if(t.ok&&t.value.scheme!=="")return O(t.value,u);for(const o of s){
const S=o(P,e);if(S?.ok)return(0,i.Ju)({...S.value,getter:u??S.value.getter});if(S!==void 0)return S}const r=e==="terraform"?"address":"string";return(0,i.TR)(`\
invalid source ${r}: ${n}`)}function h(n,e,u){const c=(0,l.Dl)(n);if(!c.ok)return(0,i.TR)(`error parsing ${e} URL: ${c.why}`);const{path:P}=c.value,t=u==="git"&&
!P.endsWith(".git");return O(t?{...c.value,path:`${P}.git`}:c.value,u)}const p=n=>{if(!n.startsWith("github.com/"))return;const e=n.replace(/\?.*$/s,"").split("\
/");if(e.length<3)return(0,i.TR)("GitHub URLs should be github.com/username/repo");const u=h(`https://${e.slice(0,3).join("/")}`,"GitHub","git");if(!u.ok||e.length===
3)return u;const c=(0,d.V$)(e.slice(3).join("/").replaceAll("%","%25"),"path");if(!c.ok)return c;if(c.value==="")return u;const P=w(c.value).replaceAll("%","%25");
return(0,i.Ju)({...u.value,subdirectory:P})},I=(n,e)=>{const[,u,c,P]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(n)??[];if(c===void 0||P===void 0)return;const t=(0,d.
h0)(/\?(.*)$/s.exec(P)?.[1]??""),r=e==="terraform"?"Git":"GitHub";return t!==null?(0,i.TR)(`error parsing ${r} SSH URL: ${t}`):u==="git"?M("git",(0,D.$o)(c)):void 0},
L=n=>n.startsWith("bitbucket.org/")?h(`https://${n}`,"BitBucket","git"):void 0,A=(n,e)=>{const u=e==="terraform"?"googleapis.com/":".googleapis.com/";if(!n.includes(
u))return;const c=n.split("/");return c.length<5?(0,i.TR)("URL is not a valid GCS URL"):h(`https://www.googleapis.com/storage/${c.slice(2).join("/")}`,"GCS","gc\
s")},$=n=>{if(!n.includes(".amazonaws.com/"))return;const[e="",...u]=n.split("/"),c=m(e.split("."));return c===void 0?(0,i.TR)("URL is not a valid S3 URL"):h(`h\
ttps://${[c,...u].join("/")}`,"S3","s3")};function m(n){const[e="",u="",c=""]=n;return n.length===3?`${e}.amazonaws.com`:n.length===4?`${u}.amazonaws.com/${e}`:
n.length===5&&u==="s3"?`s3.${c}.amazonaws.com/${e}`:void 0}const s=[p,I,L,A,$,(n,e)=>{if(n!=="")return n.startsWith("/")?M("file",null):(0,i.TR)(`${k.bB[e]} can\
not detect a supported external module source type for ${n}`)}]}),9562:((_,W,a)=>{a.d(W,{Bn:()=>U,D6:()=>M,Ls:()=>k,M:()=>j,OA:()=>h,OZ:()=>C,S3:()=>R,TE:()=>u,
TW:()=>I,Uc:()=>f,e$:()=>D,eQ:()=>$,oe:()=>n,p4:()=>E,qE:()=>x,uW:()=>y,vy:()=>t,xq:()=>b});var i=a(3307),l=a(4091),d=a(4283);const k=4096,D="modules.v1",b="pro\
viders.v1",R="login.v1",C="tfe.v2",U="tfe.v2.1",j="tfe.v2.2",H=[D,b,C,U,j],N=[R,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],v=T=>T.split(".",1)[0]??
"",w=(T,B)=>T.some(G=>v(G)===v(B)),E=T=>w([...H,"state.v2"],T),O=new Set([...H,...N]),M=T=>O.has(T),x=T=>E(T)||w(N,T);function h(T){if(x(T))return null;const B=T.
toLowerCase(),G=Q=>Q===B||Q.slice(v(Q).length)===B.slice(v(B).length)&&v(Q).length>=p&&I(v(Q),v(B));return[...O].find(G)??null}const p=5;function I(T,B){let G=0;
for(;G<T.length&&T[G]===B[G];)G+=1;const[Q,ee]=[T.slice(G),B.slice(G)];return Q.slice(1)===ee||Q===ee.slice(1)||Q.slice(1)===ee.slice(1)||Q.slice(2)===ee.slice(
2)&&Q[0]===ee[1]&&Q[1]===ee[0]}const L="[0-9A-Za-z~-]",A=T=>`${T}${L}*(?:\\.${L}+)*`,$=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${A("[0-9]")})|-?(${A("[A-Za-z~-]")}))?(?:\\\
+(${A(L)}))?`,m=new RegExp(`^${$}$`),g=2n**63n-1n,s=2n**64n-1n;function n(T,B){const G=T.indexOf(".");if(G<0)return(0,l.TR)(`invalid service ID format (i.e. ser\
vice.vN): ${T}`);const Q=T.slice(0,G),ee=T.slice(G+1);switch(B){case"terraform":return m.exec(ee)?.[1]?.split(".").every(le=>e(le,g))?(0,l.Ju)({name:Q,version:ee}):
(0,l.TR)(`invalid service version: Malformed version: ${ee}`);case"opentofu":{const se=Q==="tfe"?ee.split(".")[0]??"":ee;return/^v\d+$/.test(se)&&e(se.slice(1),
s)?(0,l.Ju)({name:Q,version:ee}):(0,l.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const e=(T,B)=>T.replace(/^0+/,"").
length<=String(B).length&&BigInt(T)<=B;function u(T,B){const G=n(T,B.client);if(!G.ok)return{kind:"bad-id",why:G.why};const{name:Q}=G.value;if(B.services===null)
return{kind:"missing",why:`host does not provide a ${Q} service`};const ee=B.services.find(se=>se.id===T);return ee!==void 0?c(ee,G.value,B):B.services.some(se=>se.
id.startsWith(`${Q}.`))?{kind:"version",why:P(G.value,B)}:{kind:"missing",why:`host ${B.display} does not provide a ${Q} service`}}function c({id:T,value:B},G,Q){
if(B===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${k} characters, which this check does not read`,value:""};if(T===R)return(0,i.
Gv)(B)?{kind:"object",value:B}:{kind:"type",why:`service ${T} must be declared with an object value in the service discovery document`,value:B};if(typeof B!="st\
ring")return{kind:"type",why:P(G,Q),value:B};const ee=t(Q.documentUrl,B);if(ee.ok)return{kind:"url",url:ee.value,value:B};const se=`failed to parse service URL:\
 ${ee.why}`;return{kind:"bad-url",reason:ee.reason,why:se,value:B}}function P({name:T,version:B},{client:G,display:Q}){const ee=G==="terraform"?B:BigInt(/\d+/.exec(
B)?.[0]??0);return`host ${Q} does not support ${T} version ${ee}`}function t(T,B){const G=(0,d.Dl)(B);if(!G.ok)return{...G,reason:"syntax"};const ee=G.value.scheme===
""?(0,d.sX)(T,G.value):G.value;return ee.scheme!=="http"&&ee.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${ee.scheme}`}:ee.user!==null?{ok:!1,
reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...ee,fragment:""}}}const r=[C,U],o=[D,b],S=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...r,...o]},{matches:/^api\.env0\.com$/,services:o},{matches:/^backend\.api\.env0\.com$/,services:r},{matches:/\.scalr\.io$/,services:r}],f=T=>S.find(
({matches:B})=>B.test(T))?.services??[],y={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((_,W,a)=>{a.d(W,{Il:()=>l,nL:()=>k,ou:()=>d});
const i="***",l=4;class d{#e;constructor(R){this.#e=R}reveal(){return this.#e}toString(){return i}toJSON(){return i}[Symbol.for("nodejs.util.inspect.custom")](){
return i}}function k(b){const[R]=b;let C=!1;return b.map(({scheme:U,name:j})=>(C||=R!==void 0&&!D(R.name,j),C?"dropped":U==="https"?"sent":"withheld"))}function D(b,R){
return b===R?!0:/[:%]|^[\d.]+$/.test(R)?!1:R.endsWith(`.${b}`)}}),3592:((_,W,a)=>{a.d(W,{Bw:()=>d,G5:()=>b,_O:()=>l,aq:()=>k,xV:()=>D,xv:()=>i});const i="1.0.0",
l=`tf-disco-action/${i}`,d="https://github.com/org/tf-disco-action",k=`${d}/blob/v1/docs/problems.md`,D=`${d}/issues`,b=2}),3469:((_,W,a)=>{a.d(W,{l:()=>N,w:()=>H});
var i=a(1064);const l=[1e10,1e5,1],d=Number.POSITIVE_INFINITY,k={from:0,before:d},D={from:Number.MAX_SAFE_INTEGER,before:d},b=200,R=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function C(v){if(v.length>b)return null;if(v==="latest")return D;const w=v.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(O=>O!==""),E=w.map(U);return w.length===0||E.includes(null)?null:{from:Math.max(...E.map(O=>O?.from??0)),before:Math.min(...E.map(O=>O?.before??d))}}function U(v){
const w=R.exec(v);if(w===null)return null;const[,E="",...O]=w,M=O.slice(0,3).filter(L=>/^\d/.test(L??"")),{length:x}=M,h=M.reduce((L,A,$)=>L+Number(A)*(l[$]??0),
0),p=L=>{const A=l[Math.max(L,1)-1]??1;return h-h%A+A};if(E==="!=")return k;if(E===">=")return{from:h,before:d};if(E===">")return{from:p(x),before:d};if(E==="<")
return{from:0,before:h};if(E==="<=")return{from:0,before:p(x)};const I={"~>":x-1,"^":1,"~":Math.min(x,2)}[E];return{from:h,before:p(I??x)}}function j(v,w){const{
from:E,before:O}=C(v)??k,M=C(w.from??"")?.from??0,x=C(w.before??"")?.from??d;return E<x&&M<O}function H(v,w){const E=i.pH.filter(M=>M.client===v);if(w.length===
0)return E;const O=E.filter(M=>w.some(x=>j(x,M)));return O.length===0?E:O}const N=v=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(v)}),3474:((_,W,a)=>{
a.d(W,{CV:()=>w,KT:()=>R,Ob:()=>s,PW:()=>v,TN:()=>M,WD:()=>x,YA:()=>p,Yq:()=>L,ai:()=>h,lq:()=>H,lx:()=>I,pS:()=>O,p_:()=>E,xH:()=>N});var i=a(4091),l=a(2713),d=a(
3469),k=a(9587),D=a(7630),b=a(8535);const R=n=>Object.keys(n).map(e=>({name:e,...n[e]})),C=(n,e)=>({isList:!1,value:n,parse:e}),U=n=>({value:n,mistakes:[]}),j=(n,e)=>({
...n,parse:(u,c)=>{const{value:P,mistakes:t}=n.parse(u,c);return{value:e(P),mistakes:t}}}),H=({parse:n,...e})=>({...e,parse:(u,c)=>u===""?U(null):n(u,c)}),N=(n,e)=>C(
n,(u,c)=>{const P=u===""?(0,i.Ju)(null):e(u);return P.ok?U(P.value):{value:null,mistakes:[`${c}: ${P.why}`]}}),v=N("FILE",i.Ju),w=N("TOKEN",n=>(0,i.Ju)(new l.ou(
n))),E=(n,e,u=D.Dw)=>({isList:!0,value:n,parse:(c,P)=>{const t=u(c).map(r=>{const o=e(r),S=o.ok?o:e((0,k.Mi)(r));return S.ok?o:S});return{value:t.flatMap(r=>r.ok?
[r.value]:[]),mistakes:t.flatMap(r=>r.ok?[]:[`${P}: ${r.why}`])}}}),O=1e4,M=j(E("HOST",D.l6),n=>Array.from(Map.groupBy(n,({host:e})=>e),([e,u])=>({host:e,services:[
...new Set(u.flatMap(({services:c})=>c))],addresses:u.flatMap(({addresses:c})=>c)}))),x=n=>j(E("LABEL",D.V8),e=>{const u=e.flat();return[...new Set(u.length===0?
[n]:u)]}),h=({min:n,max:e,whole:u})=>C("N",(c,P)=>{const t=/^\d+(\.\d+)?$/.test(c)?Number(c):Number.NaN;if(t>=n&&t<=e&&(!u||Number.isInteger(t)))return U(t);const o=`${P}\
 is "${c}", expected ${u?"a whole number":"a number"} from ${n} to ${e}`;return{value:n,mistakes:[o]}}),p=n=>({...j(h(n),e=>e*1e3),value:"SECONDS"}),I=C("",(n,e)=>{
const u=/^(true|True|TRUE)$/.test(n),c=u||/^(false|False|FALSE)$/.test(n);return{value:u,mistakes:c?[]:[`${e} is "${n}", expected "true" or "false"`]}}),L=(...n)=>({
...C(n.join("|"),(e,u)=>{const P=n.some(t=>t===e)?[]:[`${u} is "${e}", ${A(e,n)}`];return{value:e,mistakes:P}}),choices:n}),A=(n,e)=>`expected one of ${e.map(u=>`\
"${u}"`).join(", ")}${(0,b.a)(n,e)}`,$=["auto","terraform","opentofu","both"],m=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,s={...C("CLI",(n,e)=>{const[,u,
c=null]=m.exec(n)??[],P={name:u??"auto",version:c},t=r=>({value:P,mistakes:[`${e} is "${n}", ${r}`]});if(u===void 0){const r=A(n,$),o=r.endsWith("?")?"":'; a ve\
rsion may follow: "terraform 1.15"';return t(r+o)}return c===null?U(P):u==="auto"||u==="both"?t('but only "terraform" and "opentofu" can have a version'):(0,d.l)(
c)?U(P):t(`expected a version such as "${u} 1.10"`)}),choices:$}}),7630:((_,W,a)=>{a.d(W,{$h:()=>P,Dw:()=>N,IL:()=>A,Ju:()=>$,Kd:()=>s,V8:()=>u,aS:()=>x,eX:()=>t,
jM:()=>L,l6:()=>p,o2:()=>M,vk:()=>v,x2:()=>g});var i=a(4091),l=a(5143),d=a(3229),k=a(1064),D=a(1831),b=a(9562),R=a(2713),C=a(3592),U=a(8535);let j=function(...o){
return{problemFacts:j}=a.late([507],4507),new.target?new j(...o):j(...o)},H=function(...o){return{parseNamedAddress:H}=a.late([22],6022),new.target?new H(...o):
H(...o)};const N=o=>w(o,/(^|\s)#.*$/s),v=o=>w(o,/^\s*#.*$/s),w=(o,S)=>o.split(/\r\n|[\n\r]/).map(f=>f.replace(S,"").trim()).filter(f=>f!=="");function E(o){const S=(0,D.
Fq)(o);if(S.ok)return S;const f=(0,d.L6)(o);return(0,i.TR)(`"${o}" is not a hostname: ${S.why}${f===null?"":`; ${f}`}`)}const O=(o,S,f)=>o?(0,i.Ju)(S):(0,i.TR)(
`"${S}" ${f}`),M=o=>O((0,l.en)(o),o,'is not the name of a repository, such as "acme/network"');function x(o){const S=(0,b.OA)(o);if(S!==null)return(0,i.TR)(`"${o}\
" is not a known service id; did you mean ${S}?`);const f=k.Du.some(y=>(0,b.oe)(o,y).ok);return O(f,o,'is not a service id; expected NAME.vN, such as "modules.v\
1"')}const h=/^(modules\.v1|providers\.v1)=(.*)$/s;function p(o){const S=o.split(/\s+/).flatMap(se=>h.test(se)?[se]:se.split(",")),[f="",...y]=S.filter(se=>se!==
""),T=E(f),B=y.map(se=>h.exec(se)?.[1]??se),G=[T,...B.map(x)].flatMap(se=>se.ok?[]:[se.why]);if(!T.ok||G.length>0)return(0,i.TR)(G.join("; "));const Q=y.flatMap(
se=>I(se,T.value)),ee=Q.flatMap(se=>{const ce=H(se,"terraform");return ce.ok?[]:[`"${se.service}=${se.text}" is wrong: ${ce.why}`]});return ee.length===0?(0,i.Ju)(
{host:T.value,services:[...new Set(B)],addresses:Q}):(0,i.TR)(ee.join("; "))}function I(o,S){const[,f,y=""]=h.exec(o)??[];return f===void 0?[]:[{host:S,service:f,
text:y}]}function L(o){const S=o.startsWith("*."),f=E(S?o.slice(2):o);return f.ok?(0,i.Ju)({host:f.value,subdomains:S}):f}function A(o){const S=o.indexOf("=");if(S<
0)return(0,i.TR)('a line has no "="; expected HOST=TOKEN');const f=(0,D.Fq)(o.slice(0,S).trim());return f.ok?(0,i.Ju)({host:f.value,token:new R.ou(o.slice(S+1).
trim())}):(0,i.TR)('the text before the first "=" of a line is not a hostname; expected HOST=TOKEN')}function $(o){const S="expected HOST[:PORT]=ADDRESS[:PORT]",
f=o.indexOf("=");if(f<0)return(0,i.TR)(`"${o}" has no "="; ${S}`);const y=o.slice(0,f).trim(),T=E(y);if(!T.ok)return T;const B=T.value.replace(/:\d+$/,""),G=m(o.
slice(f+1).trim());if(G===null)return(0,i.TR)(`"${o}" has no valid address; ${S}`);const[,Q]=y.split(":");return(0,i.Ju)({name:B,port:Q===void 0?null:Number(Q),
...G})}function m(o){const[,S,f]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(o)??/^([^:\s[\]]+)(?::(.*))?$/.exec(o)??/^([\da-fA-F:]+)$/.exec(o)??[];return S===void 0||
!/[.:]|^localhost$/i.test(S)?null:f===void 0?{address:S,addressPort:null}:/^\d{1,5}$/.test(f)&&Number(f)>=1&&Number(f)<=65535?{address:S,addressPort:Number(f)}:
null}function g(o){const[S="",f,...y]=o.split(/\s+/);if(y.length>0)return(0,i.TR)(`"${o}" has too many words; expected CODE [HOST]`);const T=j();if(!Object.hasOwn(
T,S)){const G=(0,U.a)(S,Object.keys(T),`; ${C.aq} lists the codes`);return(0,i.TR)(`"${S}" is not a problem code${G}`)}if(f===void 0)return(0,i.Ju)({code:S,host:null});
const B=E(f);return B.ok?(0,i.Ju)({code:S,host:B.value}):B}const s=o=>O(n.test(o),o,'is not a platform; expected OS_ARCH, such as "linux_amd64"'),n=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,
e=50;function u(o){const S=o.split(",").map(y=>y.trim()).filter(y=>y!==""),f=S.find(y=>y.length>e);return f===void 0?(0,i.Ju)(S):(0,i.TR)(`"${f}" has ${f.length}\
 characters; GitHub allows at most ${e}`)}const c=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","juni\
t"],[".md","markdown"],[".html","html"]];function P(o){const S=o.toLowerCase(),f=c.find(([y])=>S.endsWith(y));return f!==void 0?(0,i.Ju)({path:o,format:f[1]}):(0,i.
TR)(`"${o}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const t=o=>O(/\.json$/i.
test(o),o,`does not end with ".json"; ${r}`),r="a badge is JSON from which shields.io makes an image"}),8535:((_,W,a)=>{a.d(W,{a:()=>D,q:()=>d});var i=a(9562);const l=3;
function d(b,R){const C=k(b);if(C.length<2)return null;const U=j=>{const[H,...N]=C.length<l?[]:R.filter(v=>j(k(v)));return H===void 0||N.length>0?null:H};return R.
find(j=>k(j)===C)??R.find(j=>(0,i.TW)(k(j),C))??U(j=>j.startsWith(C))??U(j=>j.includes(C))}const k=b=>b.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function D(b,R,C=""){
const U=d(b,R);return U===null?C:`; did you mean "${U}"?`}}),3152:((_,W,a)=>{a.d(W,{GN:()=>b,P$:()=>C,w7:()=>R});var i=a(6760),l=a(9587),d=a(3474),k=a(7630),D=a(
7773);class b extends Error{name="SettingsError";mistakes;constructor(v){const w=v.map(l._U);super(w.join(`
`)),this.mistakes=w}}const R={isTerminal:!1,setting:N=>N,missingPath:(N,v)=>`scan names "${N}", which does not exist in ${v}`};function C(N,{setting:v}=R){const w=D.
y.map(({name:h,kind:p,default:I=""})=>({field:h.replace("-seconds","Ms").replace(/-./g,L=>L.slice(1).toUpperCase()),...p.parse(N[h]?.trim()||I,v(h))})),E=Object.
fromEntries(w.map(({field:h,value:p})=>[h,p])),O=[...E.scan,...E.usages,...(0,k.Dw)(N.hostnames??"")].length===0,{length:M}=E.hostnames,x=`${v("hostnames")} has\
 ${M} hosts, the limit is ${d.pS}`;return{settings:O?{...E,scan:["."]}:E,mistakes:[...w.flatMap(({mistakes:h})=>h),...M>d.pS?[x]:[],...U(E,v)]}}function U(N,v){
const w=[["issue-open-after",N.issueOpenAfter],["issue-close-after",N.issueCloseAfter]];return[...(N.history===null?w.filter(([,O])=>O>1):[]).map(([O,M])=>`${v(
O)} is ${M}, which needs ${v("history")}; set it to a file that is kept from run to run`),...j(N,v),...H(N,v)]}function j({report:N,history:v,badge:w},E){const O=[
...N.map(({path:M})=>["report",M]),["history",v],["badge",w]];return O.flatMap(([M,x],h)=>{if(x===null)return[];const p=L=>L!==null&&(0,i.normalize)(L)===(0,i.normalize)(
x),I=O.slice(0,h).find(([L,A])=>L!==M&&p(A));return I===void 0?[]:[`${E(I[0])} and ${E(M)} both name ${x}; write to different files`]})}function H(N,v){const{scan:w,
exclude:E,roots:O,dialect:M,changedOnly:x,repositories:h}=N,p=v("usages");if(N.usages.length===0){const $=`${v("repositories")} needs ${p}; set it to the usages\
 files of the repositories`;return h.length===0?[]:[$]}const I=p.startsWith("--")?`repeat ${p}`:`write one a line in ${p}`,L="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[w.length>0,"scan",`${L}; to check several files, ${I}`],[E.length>0,"exclude",L],[O.length>0,"roots",L],[M.name!=="\
auto","dialect",L],[x,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([$])=>$).map(([,$,m])=>`${v($)} cannot be used t\
ogether with ${p}; ${m}`)}}),7773:((_,W,a)=>{a.d(W,{f:()=>w,y:()=>v});var i=a(4091),l=a(3474),d=a(7630);const k={hostnames:{kind:l.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:l.p_("PATH",i.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:l.p_("GLOB",i.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:l.p_("HOST",d.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:l.p_("SERVICE",d.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:l.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},D={usages:{kind:l.p_("FILE",i.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:l.p_("OWNER/NAME",d.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},b={depth:{kind:l.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:l.p_(
"GLOB",i.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:l.p_("OS\
_ARCH",d.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:l.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:l.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
R={tokens:{kind:l.p_("HOST=TOKEN",d.IL,d.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:l.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},C={"timeout-seconds":{kind:l.lq(l.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:l.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:l.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:l.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:l.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:l.p_("HOST=ADDRESS",d.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},U={"certificate-days":{kind:l.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:l.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:l.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:l.p_("CODE",d.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},j={report:{kind:l.p_("FILE",d.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:l.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:l.xH("FILE",d.eX),help:"JSON file for a badge of shields.io to write."}},H={"cha\
nged-only":{kind:l.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:l.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:l.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:l.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:l.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:l.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:l.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},N={...k,...D,...b,...R,...C,...U,...j,...H},v=l.KT(N),w=[["What to check",l.KT(k)],["Many repo\
sitories",l.KT(D)],["Following `init`",l.KT(b)],["Credentials",l.KT(R)],["Network",l.KT(C)],["Verdict",l.KT(U)],["Reports",l.KT(j)]]}),9587:((_,W,a)=>{a.d(W,{Mi:()=>x,
NE:()=>O,Nx:()=>w,Qj:()=>N,_U:()=>C,cq:()=>E,r_:()=>v});const i="***",l=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,d=/[\uff20\ufe6b]|%(?:25)*40|\\(?:u00|x)40|&(?:amp;)*(?:commat|#0*64|#x0*40);/gi,
k=String.raw`(?:\\(?:u00|x)(?:2f|5c)|[/\\]|%(?:25)*(?:2f|5c)|&(?:amp;)*(?:b?sol|#0*47|#x0*2f);)`,b=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|&(?:amp;){0,3}(?:colon|#58|#x3a);)`}\
)`,R=new RegExp(String.raw`(?<=${b})${k}+|${k}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:|[a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)`,"gi");function C(e){
return l.test(e)?x(e).replace(/[^\s"']+/g,u=>u.replace(j,(c,P,t)=>U.test(t)?c:`${P}${t}=${i}`)):e}const U=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
j=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,H=/(=\s*)"[^"]*(?:"|$)/g,N=e=>C(e.replace(H,`$1"${i}"`)),v=e=>l.test(e),w=e=>x(e).replace(/\?[^\s"']*/g,`?${i}`),E=e=>x(e,
"").replace(/[?#].*$/su,""),O=e=>C(`${e}@`).slice(0,-1),M=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function x(e,u=`${i}@`){if(!l.test(e))return e;const c=e.
replace(d,o=>"@".padStart(o.length,"_")),P=c.lastIndexOf("@"),t=[];let r=0;for(const{0:o,1:S,index:f}of c.matchAll(R)){const y=f+o.length;if(y<r)continue;const T=S!==
void 0||n(h,c,y)!=="";if(!T&&/[^"'`\s(=,<[]/.test(c[f-1]??" "))continue;const B=o===""?n(I,c,y):s(c,y,T?P:-1);B===""||u!==""&&["@","git@"].includes(B)||(t.push(
e.slice(r,y),u),r=y+B.length)}return r===0?e:(t.join("")+e.slice(r)).replace(M,`$1"${i}"`)}const h=/[^\s"'/?#]*:[^\s"']/y,p=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
I=/[^\s"'/\\?#]*@/y,L=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,A="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",$=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${A}(?![^\s"'\`]{0,500}@)`,m=new RegExp(`([^\\s"'\`/?#]*@)(?:${L}${A}|${$})|`+String.raw`()(?:${L}(?:${A}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${A}|${$})`,
"iy"),g=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function s(e,u,c){const P=n(p,e,u);if(P!=="")return P;m.lastIndex=u;const[t,r=""]=m.exec(e)??
[];return t!==void 0?r:c>u?e.slice(u,c+1):n(g,e,u)}function n(e,u,c){return e.lastIndex=c,e.exec(u)?.[0]??""}}),8820:((_,W,a)=>{a.d(W,{BP:()=>v,D9:()=>x,J7:()=>H,
LS:()=>w,My:()=>O,RK:()=>j,h$:()=>$,h2:()=>l,js:()=>M,s$:()=>s,z5:()=>n});const i=500,l=1e3,d=4e3,k=160,D=2,b=e=>/^[ -~]*$/.test(e),R=e=>new RegExp("[\\p{Cc}\\p{C\
f}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),C=e=>new RegExp("\\p{M}","u").test(e),U=e=>`<U+${(e.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function j(e,u=i){if(e.length<=u&&b(e))return e;let c="",P=D;for(const t of e){P=C(t)?P+1:0;const r=R(t)||P>
D?U(t):t;if(c.length+r.length>u)return`${c}\u2026`;c+=r}return c}function H(e,u=k){const c=N(e.slice(-2*u),u),P=j(c,Number.POSITIVE_INFINITY),t=N(P,u);return c===
e&&t===P?P:`\u2026${t}`}const N=(e,u)=>Array.from(e).slice(-u).join(""),v=e=>e.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function w(e){const c=e.
split(`
`).map(P=>v(j(P,d))).join(`
`);return c.length<=d?c:`${c.slice(0,d).toWellFormed()}\u2026`}const E={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},O=e=>e.replace(/[&<>"']/g,u=>`&${E[u]}\
;`),M=(e,u=i)=>j(e,u).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,c=>`&#${c.codePointAt(0)};`),x=(e,u=i)=>e===""?"<i>empty</i>":`<code>${M(e,u)}</code>`,h=e=>b(
e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(e),p=/^[0-9a-f]{7,}$/i,I=`"'(`,L=`"'),.;:!?\u2026`,A=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function $(e,u=d){return(j(e,u).match(A)??[]).map(c=>{if(c.split(" ").every(g))return M(c,u);if(c.includes(" ")||/^(["`]).+\1$/u.test(c))return x(c.replace(/^`(.*)`$/u,
"$1"),u);const{before:t,core:r,after:o}=m(c);return`${M(t)}${x(r.replace(/^`(.*)`$/u,"$1"),u)}${M(o)}`}).join("")}function m(e){let u=0,c=e.length;for(;u<c&&I.includes(
e.charAt(u));)u+=1;for(;c>u&&L.includes(e.charAt(c-1));)c-=1;return{before:e.slice(0,u),core:e.slice(u,c),after:e.slice(c)}}function g(e){const{core:u}=m(e);return h(
u)&&!p.test(u)}const s=e=>e.replace(/[^ -~\n]/gu,u=>R(u)?n(u):u).replace(/##(?=\w*\[)/g,n),n=e=>e.replace(/[\s\S]/g,u=>`\\u${u.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((_,W,a)=>{a.d(W,{Ip:()=>l,VG:()=>i,VJ:()=>k,v7:()=>d});class i{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;#s=null;get why(){return this.#s}end(b){
this.#s??=b,this.#e.abort();for(const R of this.onEnd)R()}}const l=(D,b)=>{const R=setTimeout(b,D);return()=>clearTimeout(R)};function d(D,{startTimer:b,stop:R}){
return new Promise(C=>{const U=()=>{j(),R.onEnd.delete(U),C()},j=b(D,U);R.onEnd.add(U)})}function k(D,b){const R=/^\d+$/.test(D??"")?Number(D)*1e3:Date.parse(D??
"")-b;return Number.isNaN(R)?null:R}}),2613:(_=>{_.exports=process.getBuiltinModule("assert")}),4434:(_=>{_.exports=process.getBuiltinModule("events")}),9896:(_=>{
_.exports=process.getBuiltinModule("fs")}),8611:(_=>{_.exports=process.getBuiltinModule("http")}),5692:(_=>{_.exports=process.getBuiltinModule("https")}),9278:(_=>{
_.exports=process.getBuiltinModule("net")}),4589:(_=>{_.exports=process.getBuiltinModule("node:assert")}),6698:(_=>{_.exports=process.getBuiltinModule("node:asy\
nc_hooks")}),4573:(_=>{_.exports=process.getBuiltinModule("node:buffer")}),1421:(_=>{_.exports=process.getBuiltinModule("node:child_process")}),7598:(_=>{_.exports=
process.getBuiltinModule("node:crypto")}),3053:(_=>{_.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(_=>{_.exports=process.getBuiltinModule(
"node:dns")}),8474:(_=>{_.exports=process.getBuiltinModule("node:events")}),3024:(_=>{_.exports=process.getBuiltinModule("node:fs")}),7067:(_=>{_.exports=process.
getBuiltinModule("node:http")}),2467:(_=>{_.exports=process.getBuiltinModule("node:http2")}),7030:(_=>{_.exports=process.getBuiltinModule("node:net")}),8161:(_=>{
_.exports=process.getBuiltinModule("node:os")}),6760:(_=>{_.exports=process.getBuiltinModule("node:path")}),3916:(_=>{_.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(_=>{_.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(_=>{_.exports=process.getBuiltinModule("node:querystring")}),99:(_=>{_.exports=
process.getBuiltinModule("node:sqlite")}),7075:(_=>{_.exports=process.getBuiltinModule("node:stream")}),7830:(_=>{_.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(_=>{_.exports=process.getBuiltinModule("node:timers/promises")}),1692:(_=>{_.exports=process.getBuiltinModule("node:tls")}),3136:(_=>{_.exports=
process.getBuiltinModule("node:url")}),7975:(_=>{_.exports=process.getBuiltinModule("node:util")}),3429:(_=>{_.exports=process.getBuiltinModule("node:util/types")}),
5919:(_=>{_.exports=process.getBuiltinModule("node:worker_threads")}),8522:(_=>{_.exports=process.getBuiltinModule("node:zlib")}),857:(_=>{_.exports=process.getBuiltinModule(
"os")}),6928:(_=>{_.exports=process.getBuiltinModule("path")}),4756:(_=>{_.exports=process.getBuiltinModule("tls")}),9023:(_=>{_.exports=process.getBuiltinModule(
"util")})},fe={};function te(_){var W=fe[_];if(W!==void 0)return W.exports;var a=fe[_]={exports:{}},i=!0;try{me[_](a,a.exports,te),i=!1}finally{i&&delete fe[_]}
return a.exports}te.m=me,typeof te<"u"&&(te.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+
"/"),(()=>{var _=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_export\
s__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",i=d=>{d&&d.d<1&&(d.d=1,d.forEach(k=>k.r--),d.forEach(k=>k.r--?k.r++:k()))},l=d=>d.map(
k=>{if(k!==null&&typeof k=="object"){if(k[_])return k;if(k.then){var D=[];D.d=0,k.then(C=>{b[W]=C,i(D)},C=>{b[a]=C,i(D)});var b={};return b[_]=C=>C(D),b}}var R={};
return R[_]=C=>{},R[W]=k,R});te.a=(d,k,D)=>{var b;D&&((b=[]).d=-1);var R=new Set,C=d.exports,U,j,H,N=new Promise((v,w)=>{H=w,j=v});N[W]=C,N[_]=v=>(b&&v(b),R.forEach(
v),N.catch(w=>{})),d.exports=N,k(v=>{U=l(v);var w,E=()=>U.map(M=>{if(M[a])throw M[a];return M[W]}),O=new Promise(M=>{w=()=>M(E),w.r=0;var x=h=>h!==b&&!R.has(h)&&
(R.add(h),h&&!h.d&&(w.r++,h.push(w)));U.map(h=>h[_](x))});return w.r?O:E()},v=>(v?H(N[a]=v):j(C),i(b))),b&&b.d<0&&(b.d=0)}})(),(()=>{var _=Object.getPrototypeOf?
a=>Object.getPrototypeOf(a):a=>a.__proto__,W;te.t=function(a,i){if(i&1&&(a=this(a)),i&8||typeof a=="object"&&a&&(i&4&&a.__esModule||i&16&&typeof a.then=="functi\
on"))return a;var l=Object.create(null);te.r(l);var d={};W=W||[null,_({}),_([]),_(_)];for(var k=i&2&&a;typeof k=="object"&&!~W.indexOf(k);k=_(k))Object.getOwnPropertyNames(
k).forEach(D=>d[D]=()=>a[D]);return d.default=()=>a,te.d(l,d),l}})(),te.d=(_,W)=>{for(var a in W)te.o(W,a)&&!te.o(_,a)&&Object.defineProperty(_,a,{enumerable:!0,
get:W[a]})},te.f={},te.e=_=>Promise.all(Object.keys(te.f).reduce((W,a)=>(te.f[a](_,W),W),[])),te.u=_=>({69:"69",124:"428",192:"279",218:"218",219:"279",245:"245",
279:"279",397:"279",426:"977",428:"428",437:"218",602:"602",624:"624",626:"245",812:"927",879:"977",895:"245",905:"218",907:"245",909:"428",927:"927",977:"977"}[_]??
_)+".index.js",te.o=(_,W)=>Object.prototype.hasOwnProperty.call(_,W),te.r=_=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(_,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(_,"__esModule",{value:!0})},(()=>{var _={371:0,792:0},W=a=>{var{ids:i,modules:l,runtime:d}=a,k,D,b=0;for(k in l)te.o(l,k)&&
(te.m[k]=l[k]);for(d&&d(te);b<i.length;b++)D=i[b],te.o(_,D)&&_[D]&&_[D][0](),_[i[b]]=0};te.late=(a,i)=>{for(const l of a){if(_[l]===0)continue;const{createRequire:d}=process.
getBuiltinModule("module");W(d(import.meta.url)("./"+te.u(l)))}return te(i)},te.f.j=(a,i)=>{var l=te.o(_,a)?_[a]:void 0;if(l!==0)if(l)i.push(l[1]);else{var d=import("\
./"+te.u(a)).then(W,k=>{throw _[a]!==0&&(_[a]=void 0),k}),d=Promise.race([d,new Promise(k=>l=_[a]=[k])]);i.push(l[1]=d)}}})();var de={};te.d(de,{C:()=>ve,a:()=>Oe});
const ve=()=>Promise.all([te.e(927),te.e(812),te.e(428),te.e(371),te.e(124),te.e(909)]).then(te.bind(te,2909)),Oe=()=>Promise.all([te.e(371),te.e(69)]).then(te.
bind(te,9069));var $e=de.C,Ae=de.a;export{$e as runAction,Ae as runCli};
