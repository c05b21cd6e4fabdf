var me={3368:((g,W,a)=>{a.d(W,{rv:()=>_e,cA:()=>ce});var r=a(1831),l=a(2713),d=a(7630),P=a(9075),D=a(1064),b=a(9587),R=a(7251),C=a(8408);const U=4;function j(F,z){
let Y={text:F,starts:null};for(let q=0;q<U&&Y!==null;q+=1)z(S(Y,F.length)),Y=x(Y,F.length)}const H="\u2026",N=Array.from({length:128},(F,z)=>{const Y=String.fromCharCode(
z);return z<=32||z===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function v(F){return F===H?F:/[\s\x80-\x9f]/.test(F)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function S({text:F,starts:z},Y){let q="",K=!1;const J=[],X=(V,Z)=>{V===" "&&K||(K=V==="\
 ",q+=V,J.push(Z))};for(let V=0;V<F.length;V+=1){const Z=z===null?V:z[V]??Y,ne=N[F.charCodeAt(V)];if(ne!==void 0){X(ne,Z);continue}const oe=String.fromCodePoint(
F.codePointAt(V)??0);for(const re of v(oe).split(""))X(re,Z);V+=oe.length-1}return J.push(Y),{folded:q,starts:J}}const E={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",
quot:'"'},O=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
M=/[%\\&]|xn--/i;function x({text:F,starts:z},Y){if(!M.test(F))return null;let q="";const K=[];let J=0;const X=Z=>z===null?Z:z[Z]??Y,V=Z=>{for(let ne=J;ne<Z;ne+=
1)K.push(X(ne));q+=F.slice(J,Z)};for(const Z of F.matchAll(O)){V(Z.index),J=Z.index+Z[0].length;for(const{written:ne,at:oe}of p(Z)){q+=ne;for(let re=0;re<ne.length;re+=
1)K.push(X(Z.index+oe))}}return J===0?null:(V(F.length),{text:q,starts:K})}function p(F){const[z,Y,q,K,J,X,V,Z,ne,oe]=F;if(Y!==void 0)return A(Y);if(oe!==void 0)
return[{written:(0,C.mI)(oe.toLowerCase()),at:0}];const re=q??K??Z;return h(re!==void 0?k(Number.parseInt(re,16)):V!==void 0?k(Number(V)):ne!==void 0?E[ne]??z:J??
(X===void 0?"":" "))}const h=F=>[{written:F,at:0}],k=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",L=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function A(F){const z=F.startsWith("%")?3:4,Y=F.replace(/(?:%|\\x)(..)/g,(q,K)=>String.fromCharCode(Number.parseInt(K,16)));return Array.from(Y.matchAll(L),({0:[
q="",...K],index:J})=>{const X=q.charCodeAt(0),V=K.reduce((Z,ne)=>Z<<6|ne.charCodeAt(0)&63,K.length===0?X:X&63>>K.length);return{written:k(V),at:z*J}})}const $="\
***",m=12,_=4,s=200;function f(F){const z=e(F);return z===null?null:(Y,q)=>{const K=[];return j(Y,J=>c(J,Y,z,K)),K.length===0?Y:t(Y,K,q)}}function e(F){const z=[];
for(const J of(0,R.x)(F))j(J,({folded:X})=>{X.length>=l.Il&&z.push(X)});if(z.length===0)return null;const Y=Array.from({length:m+1},()=>new Map),q=new Uint8Array(
2**16),K=new Set;for(const J of z){const X=Math.min(J.length,m),V=Z=>{Y[X]?.set(J.slice(Z,Z+X),{pattern:J,at:Z}),q[i(J,Z)]=1};for(let Z=0;Z+m<J.length;Z+=_)V(Z);
V(J.length-X);for(let Z=l.Il;Z<X;Z+=1)K.add(J.slice(0,Z))}return{pieces:Y,marks:q,heads:K}}const i=(F,z)=>(F.charCodeAt(z)<<10^F.charCodeAt(z+1)<<5^F.charCodeAt(
z+3))&65535;function c({folded:F,starts:z},Y,{pieces:q,marks:K,heads:J},X){const V=(ne,oe)=>{const re=F[ne]===" "?ne+1:ne;let ie=F[oe-1]===" "?oe-1:oe;for(;ie<F.
length&&z[ie]===z[ie-1];)ie+=1;const ae=z[re]??0,pe=z[ie]??Y.length,ue=X.at(-1);ue===void 0||ae<ue.from||ae>ue.to?X.push({from:ae,to:pe}):X[X.length-1]={from:ue.
from,to:Math.max(ue.to,pe)}};for(const[ne,oe]of q.entries())if(oe.size!==0)for(let re=0;re+ne<=F.length;re+=1){if(K[i(F,re)]===0)continue;const ie=oe.get(F.slice(
re,re+ne));ie!==void 0&&V(...T(F,re,ne,ie))}const Z=ne=>{for(let oe=Math.min(m-1,ne);oe>=l.Il;oe-=1)if(J.has(F.slice(ne-oe,ne))){V(ne-oe,ne);break}};for(let ne=F.
indexOf(H);ne>=0;ne=F.indexOf(H,ne+1))Z(ne);Y.length>=s&&Z(F.length)}function T(F,z,Y,{pattern:q,at:K}){const J=Z=>q[K+Z]!==void 0&&F[z+Z]===q[K+Z];let[X,V]=[0,
Y];for(;X<_-1&&J(-1-X);)X+=1;for(;V<Y+_-1&&J(V);)V+=1;return[z-X,z+V]}function t(F,z,Y){let q="",K=0;for(const J of z.toSorted((X,V)=>X.from-V.from))J.to<=K||Y.
size>0&&I(F,J,Y)||((J.from>K||K===0)&&(q+=F.slice(K,J.from)+$),K=J.to);return q+F.slice(K)}const o=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(F),
n=260;function I(F,{from:z,to:Y},q){const K=V=>Math.max(z-V,V-Y)<n&&o(F[V]??"");let J=z;for(;K(J-1);)J-=1;let X=Y;for(;K(X);)X+=1;for(;X>Y&&/[.:]/.test(F[X-1]??
"");)X-=1;return q.has(F.slice(J,X))}const u=64,y=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servi\
cesFrom","requirements"]),w=new Set(["value","login"]),B=(F,z)=>y.has(F)||F==="client"&&D.Du.some(Y=>Y===z),G=new Set;function Q(F){return ee(()=>{const z=f(F)??
(Y=>Y);return(Y,q=G)=>{if(typeof Y=="string")return ee(()=>z(Y,q));const K=(0,P.Oo)(J=>z((0,b._U)(J),q));return ee(()=>se(K)(Y))}})}function ee(F){try{return F()}catch{
throw new Error("tokens could not be hidden")}}function se(F){const z={ours:new Map,theirs:new Map},Y=(K,J,X)=>{if(Array.isArray(K)){const oe=K.map(re=>q(re,J+1,
X));return oe.every((re,ie)=>re===K[ie])?K:oe}let V=!0;const Z=Object.entries(K).map(([oe,re])=>{if(X==="ours"&&B(oe,re))return[oe,re];const ie=q(re,J+1,w.has(oe)?
"theirs":X),ae=F(oe);return V&&=ae===oe&&ie===re,[ae,ie]}),ne=Object.getPrototypeOf(K)===Object.prototype;return V&&ne?K:Object.fromEntries(Z)},q=(K,J,X)=>{if(typeof K==
"string")return F(K);if(J>u)return null;if(typeof K!="object"||K===null)return K;const V=z[X].get(K)??Y(K,J,X);return z[X].set(K,V),V};return K=>q(K,0,"ours")}function ce(F,z,Y=()=>{}){
const q=new Map;let K=null;const J=V=>{const Z=V.filter(ne=>!q.has(ne.reveal()));if(Z.length!==0){for(const ne of Z)q.set(ne.reveal(),ne);K=null,Y(Z)}};return ee(
()=>J(Ee(F,z))),{learn:V=>ee(()=>J([V])),redact:(V,Z)=>(K??=Q([...q.values()]),K(V,Z))}}const le="tf-disco crashed, and the description of the crash could not b\
e cleared of tokens";function _e(F,{redact:z}){try{return F(z)}catch{return le}}const he=F=>(0,r.Fq)(F).ok,ge=F=>F.includes(".")&&he(F);function Ee(F,z){const Y=(0,d.
vk)(F.tokens??"").flatMap(K=>{const J=K.indexOf("="),X=K.slice(J+1).trim(),V=J<0?"":K.slice(0,J).trim();return V!==""&&(!he(V)||!V.includes(".")&&ge(X))?[X,V,K]:
[X]}),q=Object.entries(z).flatMap(([K,J])=>K.startsWith(r.xV)&&J!==void 0?[J]:[]);return[...Y,...q,F["github-token"]?.trim()??""].filter(K=>K!=="").map(K=>new l.
ou(K))}}),7251:((g,W,a)=>{a.d(W,{K:()=>j,x:()=>R});var r=a(4091),l=a(6979),d=a(2713);function P(N){const v=N.reveal(),S=/[\r\n]/.test(v)?v.split(/[\r\n]+/):[];return[
v,...S].filter(E=>E.trim().length>=d.Il)}const D=N=>[...new Set([N,Buffer.from(N).toString("latin1")])],b=N=>["","x","xx"].flatMap(v=>{const S=Buffer.from(v+N).
toString("base64"),E=S.slice(Math.ceil(v.length*4/3)).replace(/=+$/,"");return S.endsWith("=")?[E.slice(0,-1),E]:[E]});function*R(N){const v=N.flatMap(P).map(S=>S.
trim());for(const S of new Set(v.flatMap(D)))yield S,S.includes(" ")&&(yield S.replaceAll(" ","+")),yield*b(S),yield Buffer.from(S).toString("hex")}const C=16*1024,
U=1024*1024;function j(N){let v=U;return S=>{const E=S.flatMap(P).flatMap(M=>[M,M.trim()]),O=[];for(const M of new Set(E.flatMap(D))){if(M.length>C||v<0)continue;
const x=H(M).filter(p=>p.trim().length>=d.Il);O.push(...x),v-=x.join("").length}N([...new Set([...E,...O])])}}function H(N){const v=(0,l.ft)(N),S=(0,r.ol)(N).slice(
1,-1),E=[encodeURIComponent(N.toWellFormed()),...v.ok?[v.value]:[]],O=b(N),M=Buffer.from(N).toString("hex");return[N,N.toLowerCase(),S,JSON.stringify(N).slice(1,
-1),...E,...E.map(x=>x.replace(/%[0-9A-F]{2}/g,p=>p.toLowerCase())),...O,...O.map(x=>x.replaceAll("+","-").replaceAll("/","_")),M,M.toUpperCase()]}}),1342:((g,W,a)=>{
a.d(W,{A3:()=>j,KE:()=>H,KI:()=>S,f8:()=>v,hM:()=>U,mk:()=>R,qW:()=>O});var r=a(3024),l=a(6760),d=a(3592),P=a(8820),D=a(5747);const b=64*1024;function*R(p){let h="";
for(const k of p)h+=k,!(h.length<b)&&(yield h,h="");h!==""&&(yield h)}const C={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"\
remove or rename the directory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the plac\
e of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class U extends Error{name="Ex\
plainedError"}function j(p){if(p instanceof U)return p.message;if(!N(p))return`${String(p)}; this is a bug of tf-disco, please report it at ${d.xV}`;const h=C[p.
code];return`${p.message.split(", ")[0]}${h===void 0?"":`; ${h}`}`}function H(p){try{return p(),null}catch(h){return(0,P.RK)(j(h))}}const N=p=>typeof p=="object"&&
p!==null&&"syscall"in p&&"code"in p;function v(p,h,k){const L=E(r.realpathSync(p),h),A=(0,l.basename)(h);S(r.lstatSync((0,l.join)(L,A),{throwIfNoEntry:!1}));const $=(0,l.
join)(L,`.${A.slice(0,60)}.${Math.random().toString(36).slice(2)}`),m=r.openSync($,"wx");try{(0,D.ET)(m,()=>{for(const _ of k)r.writeFileSync(m,_)}),r.renameSync(
$,(0,l.join)(L,A))}catch(_){throw r.rmSync($,{force:!0}),_}}function S(p){if(!(p===void 0||p.isFile()||p.isSymbolicLink()))throw new U(`it is ${(0,D.I)(p)}; cho\
ose another path`)}function E(p,h){const k=(0,l.resolve)(p,h),L=(0,D.UO)(k,p);if(!L&&!(0,l.isAbsolute)(h))throw new U(`it is outside ${p}; use an absolute path \
if that is intended`);const A=L?p:(0,l.parse)(k).root;return(0,l.relative)(A,(0,l.dirname)(k)).split(l.sep).filter(Boolean).reduce((m,_)=>M(m,_,p),A)}function O(p,h){
const k=r.realpathSync(p);return x(E(k,h),(0,l.basename)(h),k)}function M(p,h,k){const L=(0,l.join)(p,h);try{r.lstatSync(L,{throwIfNoEntry:!1})===void 0&&r.mkdirSync(
L)}catch(A){if((0,D.Oj)(A)!=="EEXIST")throw A}return x(p,h,k)}function x(p,h,k){const L=(0,l.join)(p,h);if(!r.lstatSync(L,{throwIfNoEntry:!1})?.isSymbolicLink())
return L;const A=r.realpathSync(L);if(!(0,D.UO)(p,k)||(0,D.UO)(A,k))return A;throw new U(`the link ${(0,l.relative)(k,L)} leads outside ${k}; remove it or choos\
e another path`)}}),5747:((g,W,a)=>{a.d(W,{$r:()=>L,ET:()=>O,I:()=>v,Mc:()=>x,N0:()=>M,Oj:()=>E,UO:()=>k,io:()=>j,r7:()=>U,v2:()=>h,wX:()=>p,yR:()=>C});var r=a(
4573),l=a(3024),d=a(6760);const P=16*1024*1024,D=l.constants.O_RDONLY|(l.constants.O_NONBLOCK??0)|(l.constants.O_NOCTTY??0),b=Buffer.allocUnsafeSlow(256*1024);let R=b;
function C(A,$=P){const m=H(A,$);if(!Buffer.isBuffer(m))return m;const _=m.toString("utf8"),s=!_.includes("\uFFFD")||(0,r.isUtf8)(m);return{ok:!0,text:_,isUtf8:s,
bytes:m.length}}function U(A,$=P){const m=C(A,$);return m.ok?m.text:null}function j(A,$){const m=H(A,$);return Buffer.isBuffer(m)?Buffer.from(m):null}function H(A,$){
try{return O(l.openSync(A,D),m=>{const _=l.readSync(m,b,0,b.length,0);return _<b.length?b.subarray(0,_):S(m,$)})}catch(m){const _=E(m),s=M(()=>l.statSync(A),null);
return{ok:!1,failure:s?.isFile()===!1?N(s,_):{kind:"error",code:_}}}}const N=(A,$)=>({kind:"special",is:v(A),code:$});function v(A){return A.isDirectory()?"a di\
rectory":A.isFIFO()||A.isSocket()?A.isFIFO()?"a named pipe":"a socket":A.isFile()?"a file without a size":A.isBlockDevice()?"a block device":"a character device"}
function S(A,$){const m=l.fstatSync(A),{size:_}=m;if(_<b.length)return{ok:!1,failure:N(m,"ESPIPE")};if(_>$)return{ok:!1,failure:{kind:"size",bytes:_,maxBytes:$}};
R.length<_&&(R=Buffer.allocUnsafeSlow(Math.min(2*_,$)));let s=0;for(;s<_;){const f=l.readSync(A,R,s,_-s,s);if(f===0)break;s+=f}return R.subarray(0,s)}function E(A){
if(!(typeof A=="object"&&A!==null&&"code"in A)||typeof A.code!="string")throw A;return A.code}function O(A,$){try{return $(A)}finally{l.closeSync(A)}}function M(A,$){
try{return A()}catch(m){return E(m),$}}const x=A=>M(()=>l.readdirSync(A,{withFileTypes:!0}),[]),p=A=>x(A).map(({name:$})=>$).sort(),h=A=>x(A).flatMap($=>$.isDirectory()?
$.name:[]);function k(A,$){const m=(0,d.relative)($,A);return m!==".."&&!m.startsWith(`..${d.sep}`)&&!(0,d.isAbsolute)(m)}function L(A){try{const $=l.realpathSync(
A),m=l.statSync($);return m.isFile()?{kind:"file",path:$}:m.isDirectory()?{kind:"directory",path:$}:{kind:"special",path:$,is:v(m)}}catch($){return{kind:"error",
code:E($)}}}}),6181:((g,W,a)=>{a.d(W,{RY:()=>d,n7:()=>b,r5:()=>r});function r(R){if(!R.includes(":"))return l(R);const C=R.indexOf("%");return C===R.length-1?null:
P(C<0?R:R.slice(0,C))}function l(R){const C=R.split("."),U=C.length===4&&C.every(H=>/^(0|[1-9]\d{0,2})$/.test(H)),j=C.map(Number);return U&&j.every(H=>H<=255)?j:
null}function d(R){const C=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(R)?URL.parse(`http://${R}`):null;return C&&l(C.hostname)}function P(R){const C=/^[\da-f:.]+$/i.test(
R)?URL.parse(`http://[${R}]`):null;if(C===null)return null;const[U=[],j=[]]=C.hostname.slice(1,-1).split("::").map(N=>N.split(":").filter(Boolean)),H=Array(8-U.
length-j.length).fill("0");return[...U,...H,...j].flatMap(N=>{const v=Number.parseInt(N,16);return[v>>8,v&255]})}const D=[0,0,0,0,0,0,0,0,0,0,255,255].join();function b(R){
const C=r(R)??[];return C.slice(0,12).join()===D?C.slice(12).join("."):R}}),3307:((g,W,a)=>{a.d(W,{f:()=>i,ap:()=>e,Gv:()=>j,HT:()=>p,I:()=>$,IL:()=>A,Ey:()=>x,
AN:()=>f});const r=10,l=["more than 10000 levels of nesting","nest brackets less deeply"],d=["number too large for a 64-bit float","use a smaller number"],P=["t\
he text ends before the JSON value is complete","check that the file was not truncated"],D=["trailing comma","remove the comma"];function b(t,o){return o===t.length?
P:t[o]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const R=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function C(t,o,n){for(const[I,...u]of R)if(I.test(t))
return u;switch(o){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:/^[-+.\d]/.test(t)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return n===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${n}`]:["missing comma","add the comma"]}}function U(t,o,[n,I]){let[u,y]=[1,1];for(let w=0;w<
o;w+=1){const B=t.charCodeAt(w);B===r?(u+=1,y=1):(B<56320||B>57343)&&(y+=1)}return{why:`line ${u}, column ${y}: ${n}`,advice:I}}const j=t=>typeof t=="object"&&t!==
null&&!Array.isArray(t),H=1e4,N=34,v=44,S=58,E=91,O=123,M=125,x=(t,o)=>new h(t,o).run(),p=(t,o)=>new h(t,null).run(o);class h{#e;#s;#n=[];#t="value";#r=0;#i=0;#c=0;#a=0;#u=0;#o=-1;constructor(o,n){
this.#e=o,this.#s=n}run(o="whole"){const n=this.#e,I=this.#n,u=f(n,0);for(let w=u,B=0;w<n.length;w=f(n,B)){const G=n.charCodeAt(w);if(B=this.#l(w,G),B<0)return this.#h(
w,~B);if(this.#t==="next"&&I.length===1&&this.#s?.(this.#c,B,this.#a,this.#u),o==="first"&&this.#t==="next"&&I.length===0)return null;this.#r=G,this.#i=w}return this.#t!==
"next"||I.length>0?U(n,n.length,P):this.#s!==null&&this.#o>=0&&n.charCodeAt(u)===O?U(n,this.#o,d):null}#l(o,n){const I=this.#n[this.#n.length-1];if(n===I&&(this.#t===
"next"||k(this.#r)))return this.#n.pop(),this.#t="next",o+1;switch(this.#t){case"value":return this.#f(o,n);case"key":return n===N?this.#d(o):~o;case"colon":return n!==
S?~o:(this.#t="value",o+1);case"next":return n!==v||I===void 0?~o:(this.#t=I===M?"key":"value",o+1)}}#f(o,n){const I=this.#n.length;if(I===1&&(this.#c=o),k(n))return I===
H?~o:(this.#n.push(n+2),this.#t=n===O?"key":"value",o+1);const u=n===N,y=u?e(this.#e,o):i(this.#e,o);return y<0||(!u&&this.#o<0&&T(this.#e,o,y)&&(this.#o=o),this.#t=
"next"),y}#d(o){const n=e(this.#e,o);return this.#n.length===1&&(this.#a=o,this.#u=n),this.#t="colon",n}#h(o,n){const I=this.#e,u=I.charCodeAt(o),y=this.#n.at(-1);
if(n>o)return U(I,n,b(I,n));if(this.#t==="value"&&k(u))return U(I,o,l);if(u===y&&this.#r===v)return U(I,this.#i,D);const w=y===void 0?void 0:String.fromCharCode(
y),B=C(I.slice(o,o+2),this.#t,w);return U(I,o,B)}}const k=t=>t===O||t===E,L=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function A(t){return t.startsWith('"')?$(t):t.includes("\\u")?JSON.parse(t.replace(L,(o,n)=>n===void 0?o:"\\ufffd")):JSON.parse(t)}function $(t){return JSON.parse(
t).toWellFormed()}const m=32,_=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,s=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function f(t,o){let n=o;for(;n<t.length&&!(t.charCodeAt(n)>m||!` 	
\r`.includes(t.charAt(n)));n+=1);return n}function e(t,o){let n=o+1;for(_.lastIndex=n;_.test(t);)n=_.lastIndex;return t.charCodeAt(n)===N?n+1:~n}function i(t,o){
return s.lastIndex=o,s.test(t)?s.lastIndex:~o}const c=5,T=(t,o,n)=>n-o>=c&&Math.abs(Number(t.slice(o,n)))===1/0}),4091:((g,W,a)=>{a.d(W,{D3:()=>P,Ju:()=>v,TR:()=>S,
_6:()=>U,iP:()=>N,ol:()=>d});const r=`"\\\x07\b\f
\r	\v`,l='"\\abfnrtv',d=E=>`"${D(E.toWellFormed())}"`;function P(E,O){const M=new TextEncoder,{read:x,written:p}=M.encodeInto(E,new Uint8Array(O)),h=M.encode(E.
slice(x,x+2)).subarray(0,O-p),k=Array.from(h,L=>`\\x${R(L,2)}`).join("");return`"${D(E.slice(0,x).toWellFormed())}${k}"`}function D(E){return/^[ !#-[\]-~]*$/.test(
E)?E:E.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),b)}function b(E){const O=E.codePointAt(0)??0;return r.includes(E)?`\\${l[r.indexOf(E)]}`:O<128?`\\x${R(O,
2)}`:O<65536?`\\u${R(O,4)}`:`\\U${R(O,8)}`}const R=(E,O)=>E.toString(16).padStart(O,"0"),C=new TextDecoder("utf-8",{ignoreBOM:!0});function U(E){const O=C.decode(
E);return O.includes("\uFFFD")?C.decode(H(E)):O}const j=255;function H(E){const O=new Uint8Array(E),M=x=>((E[x]??0)&192)===128;for(const[x,p]of E.entries()){if(p<
224)continue;M(x+1)&&M(x+2)&&(p<240||M(x+3))||(O[x]=j)}return O}function N(E){let O="";for(const M of E)O+=String.fromCharCode(M);return O}const v=E=>({ok:!0,value:E}),
S=E=>({ok:!1,why:E})}),6979:((g,W,a)=>{a.d(W,{Ge:()=>p,V$:()=>U,ft:()=>j,h0:()=>O,xB:()=>M,y3:()=>H});var r=a(4091);const l=`!$&'()*+,;=:[]<>"`,d={path:"$&+,/:;\
=@",host:l,zone:l,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},P=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,D=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,
R=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,C=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function U(h,k){let L="";for(const{0:A,index:$}of h.matchAll(P))if(D.test(A)||
d[k].includes(A))L+=A;else{if(A==="%")return(0,r.TR)(E(h,$));if(A.startsWith("%")){const m=Number.parseInt(A.slice(1),16);if(v(m,k))return(0,r.TR)(`invalid URL \
escape "${A}"`);L+=S(m,k)}else if(A>"\x7F")L+=encodeURIComponent(A.toWellFormed());else{if(k==="host"||k==="zone")return(0,r.TR)(`invalid character ${(0,r.ol)(A)}\
 in host name`);L+=S(A.charCodeAt(0),k)}}return(0,r.Ju)(L)}function j(h){return h==="%2A"?(0,r.Ju)("*"):N(h,R)?(0,r.Ju)(h):U(h,"path")}const H=h=>N(h,C)?(0,r.Ju)(
h):U(h,"fragment"),N=(h,k)=>k.test(h)&&!b.test(h);function v(h,k){return k==="host"?h<128&&h!==37:k!=="zone"||h===37||h===32?!1:S(h,"zone").startsWith("%")}function S(h,k){
const L=String.fromCharCode(h);return D.test(L)||d[k].includes(L)?L:`%${h.toString(16).toUpperCase().padStart(2,"0")}`}const E=(h,k)=>`invalid URL escape ${(0,r.
D3)(h.slice(k,k+4),3)}`;function O(h){for(const k of h.split("&")){if(k.includes(";"))return"invalid semicolon separator in query";const[,...L]=/^([^=]*)=?(.*)$/s.
exec(k)??[];for(const A of L){const $=A.search(b);if($>=0)return E(A,$)}}return null}function M(h){return h.split("&").flatMap(k=>{if(k===""||k.includes(";"))return[];
const[,...L]=/^([^=]*)=?(.*)$/s.exec(k)??[],[A,$]=L.map(m=>U(m.replaceAll("+","%20"),"query"));return A?.ok&&$?.ok?[[x(A.value),x($.value)]]:[]})}const x=h=>h.replaceAll(
"%20","+"),p=h=>h.toSorted(([k],[L])=>k<L?-1:k>L?1:0).map(([k,L])=>`${k}=${L}`).join("&")}),4283:((g,W,a)=>{a.d(W,{Dl:()=>j,EN:()=>E,L5:()=>S,O2:()=>e,Pl:()=>N,
aR:()=>x,cz:()=>v,jr:()=>H,lv:()=>D,sX:()=>i,t5:()=>O});var r=a(9587),l=a(6181),d=a(4091),P=a(6979);const D={opaque:"",user:null,omitHost:!1,query:"",fragment:""},
b=/[^ -~\u0080-\u{10ffff}]/u,R=/^([A-Za-z][A-Za-z0-9+.-]*):/,C=/^(?::[0-9]*)?$/,U=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function j(t){const[o,n]=f(t,"#"),I=p(o);if(!I.
ok)return(0,d.TR)(`parse ${(0,d.ol)(o)}: ${I.why}`);const u=(0,P.y3)(n);return u.ok?(0,d.Ju)({...I.value,fragment:u.value}):(0,d.TR)(`parse ${(0,d.ol)(t)}: ${u.
why}`)}function H(t){const o=t.scheme===""?"":`${t.scheme}:`,n=t.fragment===""?"":`#${t.fragment}`,I=t.opaque===""?m(t)+_(t):t.opaque;return[o,I,M(t),n].join("")}
function N(t){const o=t.opaque&&(0,r.Mi)(`//${t.opaque}`,"").slice(2);return(0,r.Mi)(H({...t,opaque:o,query:"",forceQuery:!1,fragment:""}),"")}function v(t){const o=t.
host.lastIndexOf(":"),n=o>=0&&C.test(t.host.slice(o)),I=n?t.host.slice(0,o):t.host,u=I.startsWith("[")&&I.endsWith("]");return{name:s(u?I.slice(1,-1):I),port:n?
t.host.slice(o+1):""}}const S=t=>t==="https"?443:80,E=t=>t.includes(":")?`[${t}]`:t,O=t=>(t.opaque||t.path||"/")+M(t),M=({forceQuery:t,query:o})=>t||o!==""?`?${o}`:
"";function x(t){if(t.user===null)return null;const o=`${t.user.name}:${t.user.password??""}`.replace(/%[0-9A-F]{2}/g,n=>String.fromCharCode(Number.parseInt(n.slice(
1),16)));return`Basic ${btoa(o)}`}function p(t){if(b.test(t))return(0,d.TR)("net/url: invalid control character in URL");if(t.startsWith(":"))return(0,d.TR)("mi\
ssing protocol scheme");const o=R.exec(t)?.[1]??"",n=o.toLowerCase(),[I,u]=f(o===""?t:t.slice(o.length+1),"?"),y=u===""&&t.endsWith("?"),w={...D,host:"",path:"",
scheme:n,query:u,forceQuery:y};return I.startsWith("/")?h(w,I):n!==""?(0,d.Ju)({...w,opaque:I}):f(I,"/")[0].includes(":")?(0,d.TR)("first path segment in URL ca\
nnot contain colon"):k(w,I)}function h(t,o){if(!(o.startsWith("//")&&(t.scheme!==""||!o.startsWith("///"))))return k({...t,omitHost:t.scheme!==""},o);const[I]=f(
o.slice(2),"/"),u=I.lastIndexOf("@"),y=A(I.slice(u+1),t.scheme);if(!y.ok)return y;const w=u<0?(0,d.Ju)(null):L(I.slice(0,u));return w.ok?k({...t,user:w.value,host:y.
value},o.slice(2+I.length)):w}function k(t,o){const n=(0,P.ft)(o);return n.ok?(0,d.Ju)({...t,path:n.value}):n}function L(t){if(!U.test(t))return(0,d.TR)("net/ur\
l: invalid userinfo");const[o,n]=f(t,":"),I=(0,P.V$)(o,"user");if(!I.ok)return I;if(!t.includes(":"))return(0,d.Ju)({name:I.value,password:null});const u=(0,P.V$)(
n,"user");return u.ok?(0,d.Ju)({name:I.value,password:u.value}):u}function A(t,o){const n=t.lastIndexOf("[");if(n>0)return(0,d.TR)("invalid IP-literal");if(n===
0)return $(t);const I=t.indexOf(":"),u=/^https?$/.test(o)?I:t.lastIndexOf(":"),y=u<0?"":t.slice(u);return C.test(y)?(0,P.V$)(t,"host"):(0,d.TR)(`invalid port ${(0,d.
ol)(y)} after host`)}function $(t){const o=t.lastIndexOf("]");if(o<0)return(0,d.TR)("missing ']' in host");const n=t.slice(o+1);if(!C.test(n))return(0,d.TR)(`in\
valid port ${(0,d.ol)(n)} after host`);const I=t.slice(0,o).indexOf("%25"),u=I<0?o:I,y=(0,P.V$)(t.slice(1,u),"host");if(!y.ok)return y;const w=(0,P.V$)(t.slice(
u,o),"zone");if(!w.ok)return w;const B=s(y.value+w.value),G=(0,l.r5)(B);return G===null?(0,d.TR)(`invalid host: ParseAddr(${(0,d.ol)(B)}): unable to parse IP`):
G.length===4?(0,d.TR)("invalid IP-literal"):(0,d.Ju)(`[${y.value}${w.value}]${n}`)}function m(t){if(t.host===""&&t.user===null&&(t.scheme===""||t.omitHost||t.path===
""))return"";const n=t.user?.password??null;return`//${(t.user?.name??"")+(n===null?"":`:${n}`)}${t.user===null?"":"@"}${t.host}`}function _(t){return t.host!==
""&&t.path!==""&&!t.path.startsWith("/")?`/${t.path}`:t.scheme===""&&m(t)===""&&f(t.path,"/")[0].includes(":")?`./${t.path}`:t.path}const s=t=>t.replace(/(?:%[0-9A-F]{2})+/g,
o=>(0,d._6)(Uint8Array.from(o.slice(1).split("%"),n=>Number.parseInt(n,16))));function f(t,o){const n=t.indexOf(o);return n<0?[t,""]:[t.slice(0,n),t.slice(n+o.length)]}
function e(t,o){const n=j(o);return n.ok?(0,d.Ju)(i(t,n.value)):n}function i(t,o){const n=o.scheme||t.scheme;if(o.scheme!==""||o.host!==""||o.user!==null)return{
...o,scheme:n,path:T(o.path)};const I=o.path===""&&!o.forceQuery&&o.query==="",u=I?t.query:o.query,y=I&&o.fragment===""?t.fragment:o.fragment;if(o.path===""&&t.
opaque!=="")return{...o,scheme:n,query:u,fragment:y,opaque:t.opaque};const w=T(c(t.path,o.path));return{...o,scheme:n,query:u,fragment:y,user:t.user,host:t.host,
path:w}}function c(t,o){return o===""?t:o.startsWith("/")?o:t.slice(0,t.lastIndexOf("/")+1)+o}function T(t){if(t==="")return"";const o=t.split("/"),n=[];for(const w of o)
w===".."?(n.pop(),n.length===1&&n[0]===""&&n.pop()):w!=="."?n.push(w):n.length===0&&n.push("");const I=o.at(-1),u=`/${n.join("/")}${I==="."||I===".."?"/":""}`,y=(0,P.
ft)(u.startsWith("//")?u.slice(1):u);return y.ok?y.value:u}}),9075:((g,W,a)=>{a.d(W,{J6:()=>j,Oo:()=>N,Pg:()=>R,Uk:()=>U,VI:()=>H,ae:()=>r,lG:()=>d,os:()=>C,pi:()=>l});
class r{text;withheld;constructor(S,E=null){this.text=S,this.withheld=E}}const l="#",d=4096,P=200,D=2e4,b=5e6;class R{depth=0;steps=0;allSteps=0;renew(){this.steps=
0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>b}spend(S){if(this.steps+=1,this.count(),this.depth>=P||this.steps>D||this.isSpent)return;
this.depth+=1;const E=S();return this.depth-=1,typeof E=="string"&&E.length>d?void 0:E}}const C=()=>({name:()=>{},call:()=>{},effort:new R}),U=v=>typeof v=="str\
ing"||typeof v=="number"||typeof v=="boolean"?String(v):void 0,j=v=>v.find(S=>S instanceof r&&S.withheld!==null);function H(v,S){return S instanceof r?new r((v+
S.text).slice(0,d),S.withheld):new r(v)}function N(v){let S;return E=>{if(S??=new Map,!S.has(E)){S.set(E,void 0);try{S.set(E,v(E))}catch(O){throw S.delete(E),O}}
return S.get(E)}}}),5143:((g,W,a)=>{a.d(W,{As:()=>x,II:()=>E,MV:()=>$,NP:()=>M,R3:()=>S,WD:()=>O,Zl:()=>A,_M:()=>N,bH:()=>H,c1:()=>d,df:()=>l,en:()=>U,eo:()=>v,
jH:()=>D,n7:()=>m,t6:()=>P,yJ:()=>j});var r=a(8820);const l=_=>typeof _=="string"?_:`${_.line}:${_.column} ${_.file}`,d=(_,s)=>[...Map.groupBy(_,s).values()],P=(_,s)=>d(
_,s).map(([f])=>f),D=_=>P(_,l),b="//",R=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,C=1e3,U=_=>_.length<=C&&R.test(_),j=(_,s)=>`${_}${b}${s}`;function H(_){
const s=N(_);return s===null?{repository:s,path:_}:{repository:s,path:_.slice(s.length+b.length)}}function N(_){const s=_.indexOf(b);return s>0&&U(_.slice(0,s))?
_.slice(0,s):null}const v=_=>typeof _=="string"?_:`${E(_.file)}:${_.line}`,S=({file:_,line:s,column:f})=>`${E(_)}:${s}:${f}`;function E(_){const{repository:s,path:f}=H(
_);if(s===null)return(0,r.J7)(_);const e=(0,r.J7)(s);return f==="."?e:`${e}//${(0,r.J7)(f)}`}const O=1e4,M=_=>P(_,s=>typeof s=="string"?s:N(s.file)),x=_=>_.length<=
O?_:[...new Set([...M(_),..._])].slice(0,O),p=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
h=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,k=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function L(_){const{path:s}=H(
_),f=s.split("/").slice(0,k.test(s)?-2:-1);return f.find((e,i)=>p.test(e)&&!(e==="test"&&f.slice(0,i).some(c=>h.test(c))))}const A=_=>L(_)!==void 0,$=({file:_,isInUse:s})=>s!==
!0&&A(_);function m(_){const s=L(_);return(s===void 0?H(_).path:`**/${s}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((g,W,a)=>{a.d(W,{L2:()=>h,ie:()=>v,kL:()=>C,mB:()=>U,
nE:()=>L,xu:()=>A});var r=a(3368),l=a(3592),d=a(3152),P=a(9587),D=a(8820),b=a(2057);let R=function(...$){return{setFlagsFromString:R}=process.getBuiltinModule("\
node:v8"),new.target?new R(...$):R(...$)};function C($,m){$.env.UV_THREADPOOL_SIZE??="64",setTimeout(()=>R("--semi-space-growth-factor=1"),p).unref(),(0,b.B_)($.
stdout,m),(0,b.B_)($.stderr,()=>{})}async function U($,{stop:m,secrets:_,isFinal:s,act:f,reportMistakes:e,reportCrash:i}){const c=o=>(i((0,r.rv)(n=>N(o,n),_)),3),
T=M($,m,{isFinal:s,crash:c}),t=await f(T).catch(o=>o instanceof d.GN?(e(_.redact(o.mistakes)),2):c(o));await x($,t)}const j=100,H=5;function N($,m){const _=[];let s=$;
for(;s!==void 0&&_.length<H;){const e=s instanceof Error?s.stack??s.message:String(s);_.push((0,P._U)(m(e))),s=s instanceof Error?s.cause:void 0}const f=_.join(
`
caused by: `).split(`
`).slice(0,j);return[`tf-disco ${l.xv} crashed; this is a bug, please report it with this text at ${l.xV}`,...f.map(e=>(0,D.BP)((0,D.RK)(e)))].join(`
`)}const v=({hrtime:$})=>()=>Number($.bigint())/1e6,S=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],E=300,O=5e3;function M($,m,{isFinal:_,crash:s}){const f=v($),e=new AbortController;
let i=0;const c=()=>_||e.signal.aborted;for(const T of S)$.on(T,()=>{const t=f()-i;m.end({kind:"signal",signal:T}),c()?(_||t>E)&&($.removeAllListeners(T),$.kill(
$.pid,T)):i=f(),e.abort()});return $.on("uncaughtException",T=>{m.end({kind:"crash"});const t=s(T);c()&&$.exit(t),e.abort(),setTimeout(()=>$.exit(t),O).unref()}),
$.on("exit",()=>m.end({kind:"crash"})),e.signal}async function x($,m){const{stdout:_,stderr:s}=$;for(const e of[_,s])await new Promise(i=>e.write("",i));if($.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&$.platform!=="win32"&&$.execve!==void 0){const{execPath:e}=$;$.execve(e,[e,"--eval",`require('node:process').exit(${m})`],{})}$.
exit(m)}const p=100,h=()=>R("--heap-growing-percent=20"),k=100;async function L($,m,_){let s=Date.now();for(;;){const f=$.next(m.why!==null);if(f.done)return f.
value;Math.abs(Date.now()-s)<k||(_(f.value),await A(),s=Date.now())}}const A=()=>new Promise($=>setImmediate($))}),2057:((g,W,a)=>{a.d(W,{B_:()=>R,Dx:()=>b,PL:()=>U,
aH:()=>j,yy:()=>d});var r=a(1342),l=a(3152);async function d(O,M){for(const x of(0,r.mk)(M)){if(!O.writable)return;O.write(x)||await P(O)}}const P=O=>new Promise(
M=>{const x=["drain","error","close"],p=()=>{for(const h of x)O.off(h,p);M()};for(const h of x)O.on(h,p)}),D=1024*1024;async function*b(O){let M="";for await(const x of O.
setEncoding("utf8")){const[p="",...h]=String(x).split(`
`),k=[M+p,...h];M=k.pop()??"";for(const L of k)yield L.replace(/\r$/,"");if(M.length>D)throw new l.GN(["a line of standard input exceeds 1 MiB"])}M!==""&&(yield M)}
function R(O,M){let x=!1;O.on("error",p=>{const h=!x;x=!0,h&&p.code!=="EPIPE"&&M((0,r.A3)(p))})}const C={min:40,max:100,unknown:80};function U({columns:O},M){return O||
Number(/^\d{1,4}$/.exec(M.COLUMNS??"")?.[0])||C.unknown}function j(O,M,x){const p=M==="auto"?H(O,x):M==="always",h=Math.max(C.min,Math.min(U(O,x),C.max));return{
colour:p,hyperlinks:p&&O.isTTY===!0&&E(x),width:O.isTTY?h:Number.POSITIVE_INFINITY}}function H({isTTY:O},M){return M.NO_COLOR||M.TERM==="dumb"&&!M.FORCE_COLOR?!1:
M.FORCE_COLOR?M.FORCE_COLOR!=="0":O===!0}const N=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,v=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
S=5001;function E(O){const{FORCE_HYPERLINK:M,TERM:x="",TERM_PROGRAM:p="",VTE_VERSION:h}=O;return M?M!=="0":O.CI||O.NO_COLOR||x==="dumb"?!1:Number(h)>=S||N.test(
p)||v.test(x)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(k=>O[k])}}),3229:((g,W,a)=>{a.d(W,{Kc:()=>j,L6:()=>b,NM:()=>m,cr:()=>_,x3:()=>x});var r=a(9587),l=a(
1831),d=a(5011);const P=1024,D=s=>(0,l.Pv)(s).ok;function b(s){if(s.length>P)return null;const f=(0,l.Pv)(s);if(f.ok)return R(s,(0,l.pk)(f.value));const e=H(s);
if(e!==null)return e;const{inside:i,removed:c}=S(s);if(s.includes("@",s.lastIndexOf(i)))return"write the hostname alone, not a URL";for(const T of c.length===0?
[]:[i,i.replace(/:\D.*$/s,"")])if(D(T))return`remove ${E(c)}: ${T}`;return O(i)}function R(s,f){if(/(^|\.)xn--/i.test(s))return`write it in Unicode: ${f}; upper\
-case punycode is only accepted by accident`;const e=f.replace(/(?<!\.)\.+(?=$|:)/,"");return e===f?null:`remove the trailing dot: tokens and settings for ${e} \
do not apply to this host`}const C=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,U="replace the placehol\
der",j=s=>C.test(s);function H(s){if(j(s))return U;const f=s.split(/[\s,;]+/).filter(e=>e!=="");return f.length<2?null:f.every(e=>e.includes(".")&&D(e))?`write \
one hostname at a time: ${f[0]}`:"remove the spaces, commas and semicolons"}const N=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,v=[["the white space",
s=>s.trim()],["the quotation marks",s=>s.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",s=>s.replace(N,"")],["the trailing slash",s=>s.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",s=>s.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",s=>s.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",s=>s.slice(s.lastIndexOf("@")+
1)],["the trailing colon",s=>s.replace(/^([^:]*):$/,"$1")]];function S(s){let f=s;const e=[];for(const[i,c]of v){const T=c(f);T!==f&&e.push(i),f=T}return{inside:f,
removed:e}}const E=s=>s.join(", ").replace(/, ([^,]*)$/," and $1");function O(s){if(/^\[.*\](:\d+)?$/s.test(s)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(s))return"\
use a DNS name; the clients do not support IPv6 addresses";if(s.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(s)){
const c=(0,l.WV)(s);return D(c)?`write it in Unicode: ${c}`:"write it in Unicode, not in punycode"}if(s.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(s.includes("_")){const c=s.replaceAll("_","-");return`a hostname cannot contain underscores${D(c)?`; did you mean ${c}?`:""}`}const f=s.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(f!==s&&D(f))return`remove the extra dots: ${f}`;if(/(^|\.)-|-(\.|:|$)/.test(s))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(s))return"a label cannot have hyphens as its third and fourth character";const[,e="",i=""]=/^([^:]*):(.*)$/s.
exec(s)??[];return D(e)?/^[+-]?[0-9]+$/.test(i)?"use a port from 1 to 65535":`write the port as a number: ${e}:8443`:null}const M=s=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(s),x="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",p=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function h(s,f){if(s==="")return x;if(!f&&j(s))return U;if(s!==s.trim())return"remove the white space around the address";const[,e="",i=""]=/^(https?:\/\/)(.*)$/i.
exec(s)??[],c=i.replace(p,"$1/$2"),T=(0,d.rE)(c,"terraform");return e===""||!T.ok||T.value.hostImplied?null:`write ${c} to use the module of the registry${f?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function k([s="",...f]){if(f.length!==3)return null;const[,e="",i=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(s)??[];return e!=="localhost"&&i===""?M(s)?b(s):null:`write a host with a dot, such as 127.0.0.1${i} or ${e}.localdomain${i}`}function L(s){if(s.length===3&&
M(s[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${s[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const f=/^https?:$/i.test(s[0]??"")&&s[1]==="",[e="",...i]=f?s.slice(2):s;return i.length<4||!M(e)?null:/^v?\d+\.\d+/.test(i[3]??"")?`write ${[e,...i.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[e,...i.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${i[0]}, and a namespace has one part (in GitLab, the top-level group)`}function A(s,f){if(s.includes("://"))return null;if(f.
length>=3&&s.includes("?"))return"remove the query; set the version with the `version` argument";const e=f.at(-1)??"";return[3,4].includes(f.length)&&/[A-Z]/.test(
e)?`write the target system in lower case: ${[...f.slice(0,-1),e.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(s)?`write ./${s} to use a directory\
 of the same repository${f.length<5?"":`, or ${f.slice(0,3).join("/")}//${f.slice(3).join("/")} for one of a registry module`}`:null}function $(s){const[,f="",e=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(s)??[],i=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(f)?.[1];if(i!==void 0)return`write git::${i} instead of ${f}`;const[c]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
s)??[];return c!==void 0&&(0,r.Mi)(s)===s?`write git@${c} instead of ${c}`:(0,d.rE)(e,"terraform").ok?`write ${e} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${x} (of Git, with git:: before it)`}function m(s,f,e){if(f.kind==="local"||s.length>P)return null;const[i="",...c]=s.split("\
/");if(e.ok)return e.value.hostImplied?null:b(i);const T=c.length===0?[]:c.join("/").split("//",1)[0]?.split("/")??[],t=f.kind==="remote"&&f.refusal===null,o=[i,
...T],n=h(s,t)??k(o);return n!==null||t?n:f.kind==="remote"&&!/^[^/]+:\d+\//.test(s)?$(s):L(o)??A(s,o)}function _(s){if(s.length>P)return null;if(j(s))return U;
if(s!==s.trim())return"remove the white space around the address";const[,f=""]=/^https?:\/\/(.*)$/i.exec((0,r.Mi)(s,""))??[];if(f!=="")return`remove the scheme:\
 ${f}`;const e=s.split("/"),[i=""]=e;return e.length===2&&M(i)?"write HOST/NAMESPACE/TYPE, two parts after the host":e.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":e.length===3?b(i):null}}),1064:((g,W,a)=>{a.d(W,{$I:()=>S,Du:()=>b,Eo:()=>f,Jd:()=>s,Mq:()=>M,NX:()=>O,SO:()=>E,SZ:()=>j,Y8:()=>$,
Yr:()=>H,ab:()=>v,bB:()=>C,d3:()=>m,mh:()=>e,n3:()=>d,pH:()=>h,rG:()=>N,sX:()=>_,tB:()=>L,zK:()=>R});const r="registry.terraform.io",l=[r,"registry.opentofu.org"],
d=c=>l.includes(c),P=["modules.v1","providers.v1"],D={terraform:{name:"Terraform",uses:P,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:P,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:P,replaces:P,defaults:l},renovate:{name:"Renovate",uses:P,replaces:[],defaults:[r]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},b=["terraform","opentofu"],R=Object.keys(
D),C=Object.fromEntries(Object.entries(D).map(([c,{name:T}])=>[c,T])),U=c=>D[c],j=c=>P.includes(c)?R.filter(T=>U(T).uses.includes(c)):b,H=c=>R.filter(T=>U(T).defaults?.
includes(c)),N=R.filter(c=>U(c).replaces.length>0),v=c=>R.filter(T=>U(T).replaces.includes(c)),S={language:{client:"opentofu",what:"a language block"},encryption:{
client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an \
action block"}},E=c=>Object.hasOwn(S,c),O={terraform:3,opentofu:9},M=c=>c===429||c>=500&&c!==501,x={from:null,before:null,retries:0,skipsOverridden:!1},p={...x,
client:"terraform"},h=[{...p,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...p,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,
skipsOverridden:!0},{...x,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],k={terraform:"1.15.0",opentofu:"1.12.0"};function L(c,T){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(T[c]??"");if(t===null)return k[c];const o=t[1]?.split(".")??[];return[0,1,2].map(n=>o[n]??"0").join(".")}function A(c,T){const[t=[],o=[]]=[c,T].map(I=>I.split(
".").map(Number)),n=t.findIndex((I,u)=>I!==o[u]);return n<0||(t[n]??0)>(o[n]??0)}const $={terraform:"1.15",opentofu:"1.8"},m=({releases:c,versions:T})=>b.filter(
t=>t==="terraform"?!c.some(o=>o.client===t&&o.before===null):!A(L(t,T),"1.8.0")),_=c=>A(c,"1.12.0"),s=(c,T)=>c==="opentofu"||!A(T,"1.13.0"),f=c=>A(c,"1.14.0");function e(c,{
attemptMs:T,retries:t}){const o=c.findIndex((n,I)=>I===t||!i(n,T));return o<0?null:o}function i({response:c,hops:T,headMs:t},o){return t===null?c.kind==="failed"&&
c.transient:t>o||M(T.at(-1)?.status??0)}}),1831:((g,W,a)=>{a.d(W,{$Y:()=>E,$k:()=>p,$o:()=>s,Bz:()=>c,Fq:()=>N,Jr:()=>f,Pm:()=>m,Pv:()=>U,Rt:()=>H,Sv:()=>M,WV:()=>O,
cu:()=>x,ev:()=>e,fK:()=>h,nx:()=>S,pk:()=>v,xV:()=>C,yo:()=>_});var r=a(4091),l=a(4283),d=a(8408);const P=443,D=65535,b=9223372036854775807n,R=-9223372036854775808n,
C="TF_TOKEN_";function U(u){const{name:y,portion:w}=k(u.toWellFormed()),B=L(w);if(!B.ok)return/^https?$/i.test(y)?(0,r.TR)("need just a hostname and optional po\
rt number, not a full URL"):B;if(B.value.startsWith(":-"))return(0,r.TR)("port number is negative");const G=A(y);if(G!==null)return(0,r.TR)(G);const Q=(0,d.YE)(
y);return Q.ok?Q.value===""?(0,r.TR)("nothing is left of the hostname once it is normalized"):(0,r.Ju)(Q.value+B.value):Q}const j=new Set(["localterraform.com",
"localtofu.com"]),H=u=>j.has(u);function N(u){const y=U(u);return y.ok||!u.includes("xn--")?y:U(O(u))}function v(u){const{name:y,portion:w}=k(u);return(0,d.DI)(
y)+w}function S(u){const y=v(u);return y===u?u:`${y} (${u})`}const E=u=>u.includes("xn--")?u.replace(/[^\s"'`/@=,;()]+ \(([^\s()]*xn--[^\s()]*)\)/g,"$1"):u;function O(u){
const{name:y,portion:w}=k(u.toWellFormed()),B=L(w);return((0,d.QC)(y)??y)+(B.ok?B.value:w)}function M(u){const{name:y,portion:w}=k(u);return{name:y,port:w===""?
P:Number(w.slice(1))}}const x=u=>({...l.lv,scheme:"https",host:u,path:"/.well-known/terraform.json",forceQuery:!1});function p(u){if(!u.startsWith(C))return null;
const y=u.slice(C.length).replaceAll("__","-").replaceAll("_","."),w=U(O(y));return w.ok?w.value:null}function h(u){const y=[u,v(u)].flatMap(w=>[w.replaceAll("-",
"__"),w]).map(w=>C+w.replaceAll(".","_"));return[...new Set(y)].filter(w=>p(w)===u)}function k(u){const y=u.indexOf(":");return y===-1?{name:u,portion:""}:{name:u.
slice(0,y),portion:u.slice(y)}}function L(u){if(u==="")return(0,r.Ju)("");const y=u.slice(1);if(!/^[+-]?[0-9]+$/.test(y))return(0,r.TR)("port portion contains n\
on-digit characters");const w=y.replace(/^([+-]?)0+(?=[0-9])/,"$1"),B=w.length>20?null:BigInt(w.replace("+",""));return B===null||B>b||B<R?(0,r.TR)("port portio\
n contains non-digit characters"):B>D?(0,r.TR)("port number is greater than 65535"):(0,r.Ju)(B===BigInt(P)?"":`:${B}`)}function A(u){if(u==="")return"empty stri\
ng is not a valid hostname";for(const y of u.replace(/\.{1,2}$/,"").split(".")){if(y==="")return"hostname contains empty label (two consecutive periods)";if(y.startsWith(
"xn--"))return`hostname label ${(0,r.ol)(y)} specified in punycode format; service hostnames must be given in unicode`}return null}const $={http:"80",https:"443",
ssh:"22"};function m(u){const{name:y,port:w}=(0,l.cz)(u),B=(0,l.EN)(y),G=w===""||w===$[u.scheme];return s(G?B:`${B}:${w}`)}function _(u){const y=(0,l.Dl)(u);return y.
ok?m(y.value):null}function s(u){const y=U(u);return y.ok?y.value:u.toLowerCase()||null}const f=(u,y)=>y.length===0||y.some(w=>w.subdomains?u.endsWith(`.${w.host}`):
u===w.host),e=(u,y)=>f(u,y.allowedHosts)||y.hostnames.some(w=>w.host===u),i=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function c(u,y,w){const[B]=u.length===0?[]:h(y);return B===
void 0?[]:u.flatMap(G=>{const Q=p(G);if(Q!==null&&w.has(Q))return[];const ee=T(G,Q,y);return ee===null?[]:[{variable:G,why:ee,write:B,isParent:t(Q,y)}]})}function T(u,y,w){
const B=i.exec(u)?.[0];if(B===void 0)return null;const G=u.slice(B.length);return y!==null&&t(y,w)?`it is for ${S(y)} only: the clients do not use the tokens of\
 parent domains`:n(w).some(Q=>Q===o(G))?B!==C?`it begins with ${B}, and the clients read only ${C}`:y===null?"the clients cannot read a hostname from it and ign\
ore it":`the clients read it for ${S(y)}${I(G,w)}`:null}const t=(u,y)=>u!==null&&M(y).name.endsWith(`.${M(u).name}`),o=u=>u.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function n(u){const{name:y}=M(u);return[...new Set([u,y,v(u)].map(o))]}function I(u,y){const{name:w,port:B}=M(y);return B!==
443&&!u.includes(":")?"; a port follows a colon":w.includes("-")&&!u.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((g,W,a)=>{a.d(W,{mI:()=>v,
QC:()=>H,ER:()=>$,YE:()=>j,DI:()=>N});const r=(...m)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...m),l=(...m)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...m);var d=a(4091);const P=256,D={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
b={...D,checkBidi:!1},R=new RegExp("\\p{M}{31}","u"),C="xn--",U=new TextEncoder;function j(m){const _=O(m,!1);if(!_.ok)return _;const s=M(_.value,D);return s===
null?(0,d.TR)(S(p(m,!1))):(0,d.Ju)(s)}function H(m){const _=O(m,!0);if(!_.ok)return null;const s=M(_.value,b);if(s===null)return null;const f=O(s,!1);return f.ok?
f.value.join("."):null}const N=m=>x(m)?l(m,D).domain:m,v=m=>l(m).domain,S=m=>`idna: invalid label ${(0,d.ol)(m)}`;function E(m){return`idna: disallowed rune U+${(m.
codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function O(m,_){if(m.length>P&&x(m))return(0,d.TR)(`hostname is longer than ${P} characters`);const s=[];
for(const f of p(m,_).split(".")){const e=f.startsWith(C)?h(f):(0,d.Ju)(f);if(!e.ok)return e;const i=k(e.value);if(i!==null)return(0,d.TR)(i);s.push(e.value)}return(0,d.
Ju)(s)}function M(m,_){const s=m.join(".");return $(s)?s:r(s,_)}const x=m=>/[^\0-\x7f]|xn--/i.test(m);function p(m,_){return m.replace(/[A-Z]+|[^\0-\x7f]/gu,f=>$(
f)?f.toLowerCase():l(f,{transitionalProcessing:_}).domain).normalize("NFC")}function h(m){const _=m.slice(C.length);if(_==="")return(0,d.Ju)("");const s=l(m).domain;
return s===m||$(s)?(0,d.TR)(S(_)):s.normalize("NFC")!==s||!Array.from(s).every(A)?(0,d.TR)(S(s)):(0,d.Ju)(s)}function k(m){if(L(m))return S(m);if(/^[a-z0-9-]*$/.
test(m))return null;if(R.test(m))return S(m);if(!$(m)&&r(m,b)!==null)return null;for(const _ of m){if(!A(_))return S(m);if(_<"\x80"&&!/[a-z0-9-]/.test(_))return E(
_)}return S(m)}function L(m){if(m.startsWith("-")||m.endsWith("-"))return!0;if(!m.slice(0,4).includes("--"))return!1;const _=U.encode(m.slice(0,5));return _.length>
4&&_[2]===45&&_[3]===45}function A(m){if(m<"\x80")return!0;const{domain:_,error:s}=l(`1${m}`);return!s&&_===`1${m}`}const $=m=>!/[^\0-\x7f]/.test(m)}),5011:((g,W,a)=>{
a.d(W,{A:()=>S,Nj:()=>O,Vm:()=>j,mD:()=>H,rE:()=>v,vL:()=>N});var r=a(4091),l=a(1831),d=a(4321);const P={terraform:H("registry.terraform.io"),opentofu:H("regist\
ry.opentofu.org")},D=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,b=/^[0-9a-z]{1,64}$/,R="must be between one and 64 characters, including ASCII letters, \
digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",C="must be between one and 64 ASCII letters or digits",U={module:{
parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, the name, and the target sys\
tem",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the h\
ostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},j=p=>P[p];function H(p){const h=(0,l.Pv)(p);if(!h.ok)throw new Error(
h.why);return h.value}function N(p,h){if(O(p))return{kind:"local"};const k=v(p,h);if(k.ok)return k.value;const L=(0,d.cx)(p,h);if(!L.ok)return{kind:"invalid",error:L.
why};const{subdirectory:A,host:$}=L.value;return{kind:"remote",subdirectory:A,host:$,refusal:(0,d.Of)(p,L.value,h)}}function v(p,h){return O(p)?(0,r.TR)(`can't \
use local directory ${(0,r.ol)(p)} as a module registry address`):E(p,"module",h)}const S=p=>E(p,"component","terraform");function E(p,h,k){const L=U[h],{address:A,
subdirectory:$}=(0,d.UQ)(p);if($.startsWith("../"))return(0,r.TR)((0,d.dr)($,h));const m=A.split("/"),_=m.length===L.parts;if(!_&&m.length!==L.parts+1)return(0,r.
TR)(`a ${h} registry source address must have ${L.count}`);const s=_?(0,r.Ju)(j(k)):M(m.shift()??"",h);if(!s.ok)return s;const f=x(m,h);if(f!==void 0)return(0,r.
TR)(f);const[e="",i="",c=""]=m,T={namespace:e,name:i,system:c,subdirectory:$};return(0,r.Ju)({kind:"registry",host:s.value,hostImplied:_,...T})}const O=p=>/^\.\.?[/\\]/.
test(p);function M(p,h){const k=(0,l.Pv)(p);if(!k.ok){const L=`invalid ${h} registry hostname ${(0,r.ol)(p)}`;return p.includes("--")?(0,r.TR)(`${L}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,r.TR)(L)}return k.value.includes(".")?U[h].reserved.includes(k.value)?(0,r.
TR)(`can't use ${(0,r.ol)(k.value)} as a ${h} registry host, because it's reserved for installing directly from version control repositories`):k:(0,r.TR)(`inval\
id ${h} registry hostname: must contain at least one dot`)}function x([p="",h="",k],L){if(!D.test(p))return p.includes(".")?`source address must have ${U[L].afterHost}`:
`invalid namespace ${(0,r.ol)(p)}: ${R}`;const A=`${L} registry addresses may not include a query string portion`;if(!D.test(h))return k===void 0&&h.includes("?")?
A:`invalid ${L} name ${(0,r.ol)(h)}: ${R}`;if(!(k===void 0||b.test(k)))return k.includes("?")?A:`invalid target system ${(0,r.ol)(k)}: ${C}`}}),4321:((g,W,a)=>{
a.d(W,{Ns:()=>U,Of:()=>j,UQ:()=>S,WS:()=>C,cx:()=>H,dr:()=>O,uE:()=>v});var r=a(4091),l=a(4283),d=a(6979),P=a(9587),D=a(1064),b=a(1831);const R={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,
opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},C=(e,i)=>R[i].test(e),U=(e,{getter:i})=>`download not supported for scheme '${(0,P.Mi)(e)===e?i:"***"}'`,j=(e,i,c)=>C(
i.getter,c)||i.getter.length===1?null:U(e,i);function H(e,i){const{address:c,subdirectory:T}=S(e);if(T.startsWith("../"))return(0,r.TR)(O(T));const t=p(c.toWellFormed(),
i);if(!t.ok)return t;const{subdirectory:o}=t.value;if(o==="")return(0,r.Ju)({...t.value,subdirectory:T});const n=E(`${o}/${T}`);return n.startsWith("../")?(0,r.
TR)(`detected ${O(n)}`):(0,r.Ju)({...t.value,subdirectory:n})}const N=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function v(e,i){const c=N.exec(e)?.[0];if(c===void 0)return null;const T=H(`${c}a/b`,i);return T.ok?T.value.host:null}function S(e){const i=e.indexOf("?"),c=i<0?
e:e.slice(0,i),T=c.indexOf("://"),t=c.indexOf("//",T<0?0:T+3);if(t<0)return{address:e,subdirectory:""};const o=i<0?"":e.slice(i),n=c.slice(t+2);return{address:c.
slice(0,t)+o,subdirectory:n===""?"":E(n)}}function E(e){const i=e.startsWith("/"),c=[];for(const t of e.split("/"))t===""||t==="."||(t!==".."?c.push(t):c.length>
0&&c.at(-1)!==".."?c.pop():i||c.push(t));const T=(i?"/":"")+c.join("/");return T===""?".":T}const O=(e,i="module")=>`subdirectory path ${(0,r.ol)(e)} leads outs\
ide of the ${i} package`,M=(e,i=e.scheme)=>(0,r.Ju)({subdirectory:"",host:e.scheme==="file"?null:(0,b.Pm)(e),getter:i,url:e}),x=(e,i)=>(0,r.Ju)({subdirectory:"",
host:i,getter:e,url:null});function p(e,i){const[,c,T]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],{address:t}=S(T??e),o=(0,l.Dl)(t);if(o.ok&&o.value.scheme!==
"")return M(o.value,c);for(const I of f){const u=I(t,i);if(u?.ok)return(0,r.Ju)({...u.value,getter:c??u.value.getter});if(u!==void 0)return u}const n=i==="terra\
form"?"address":"string";return(0,r.TR)(`invalid source ${n}: ${e}`)}function h(e,i,c){const T=(0,l.Dl)(e);if(!T.ok)return(0,r.TR)(`error parsing ${i} URL: ${T.
why}`);const{path:t}=T.value,o=c==="git"&&!t.endsWith(".git");return M(o?{...T.value,path:`${t}.git`}:T.value,c)}const k=e=>{if(!e.startsWith("github.com/"))return;
const i=e.replace(/\?.*$/s,"").split("/");if(i.length<3)return(0,r.TR)("GitHub URLs should be github.com/username/repo");const c=h(`https://${i.slice(0,3).join(
"/")}`,"GitHub","git");if(!c.ok||i.length===3)return c;const T=(0,d.V$)(i.slice(3).join("/").replaceAll("%","%25"),"path");if(!T.ok)return T;if(T.value==="")return c;
const t=E(T.value).replaceAll("%","%25");return(0,r.Ju)({...c.value,subdirectory:t})},L=(e,i)=>{const[,c,T,t]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(T===
void 0||t===void 0)return;const o=(0,d.h0)(/\?(.*)$/s.exec(t)?.[1]??""),n=i==="terraform"?"Git":"GitHub";return o!==null?(0,r.TR)(`error parsing ${n} SSH URL: ${o}`):
c==="git"?x("git",(0,b.$o)(T)):void 0},A=e=>e.startsWith("bitbucket.org/")?h(`https://${e}`,"BitBucket","git"):void 0,$=(e,i)=>{const c=i==="terraform"?"googlea\
pis.com/":".googleapis.com/";if(!e.includes(c))return;const T=e.split("/");return T.length<5?(0,r.TR)("URL is not a valid GCS URL"):h(`https://www.googleapis.co\
m/storage/${T.slice(2).join("/")}`,"GCS","gcs")},m=e=>{if(!e.includes(".amazonaws.com/"))return;const[i="",...c]=e.split("/"),T=_(i.split("."));return T===void 0?
(0,r.TR)("URL is not a valid S3 URL"):h(`https://${[T,...c].join("/")}`,"S3","s3")};function _(e){const[i="",c="",T=""]=e;return e.length===3?`${i}.amazonaws.co\
m`:e.length===4?`${c}.amazonaws.com/${i}`:e.length===5&&c==="s3"?`s3.${T}.amazonaws.com/${i}`:void 0}const f=[k,L,A,$,m,(e,i)=>{if(e!=="")return e.startsWith("/")?
x("file",null):(0,r.TR)(`${D.bB[i]} cannot detect a supported external module source type for ${e}`)}]}),9562:((g,W,a)=>{a.d(W,{Bn:()=>U,D6:()=>M,Ls:()=>P,M:()=>j,
OA:()=>p,OZ:()=>C,S3:()=>R,TE:()=>i,TW:()=>k,Uc:()=>u,e$:()=>D,eQ:()=>$,oe:()=>f,p4:()=>E,qE:()=>x,uW:()=>y,vy:()=>t,xq:()=>b});var r=a(3307),l=a(4091),d=a(4283);
const P=4096,D="modules.v1",b="providers.v1",R="login.v1",C="tfe.v2",U="tfe.v2.1",j="tfe.v2.2",H=[D,b,C,U,j],N=[R,"motd.v1","versions.v1","cloudplugin.v1","stac\
ksplugin.v1"],v=w=>w.split(".",1)[0]??"",S=(w,B)=>w.some(G=>v(G)===v(B)),E=w=>S([...H,"state.v2"],w),O=new Set([...H,...N]),M=w=>O.has(w),x=w=>E(w)||S(N,w);function p(w){
if(x(w))return null;const B=w.toLowerCase(),G=Q=>Q===B||Q.slice(v(Q).length)===B.slice(v(B).length)&&v(Q).length>=h&&k(v(Q),v(B));return[...O].find(G)??null}const h=5;
function k(w,B){let G=0;for(;G<w.length&&w[G]===B[G];)G+=1;const[Q,ee]=[w.slice(G),B.slice(G)];return Q.slice(1)===ee||Q===ee.slice(1)||Q.slice(1)===ee.slice(1)||
Q.slice(2)===ee.slice(2)&&Q[0]===ee[1]&&Q[1]===ee[0]}const L="[0-9A-Za-z~-]",A=w=>`${w}${L}*(?:\\.${L}+)*`,$=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${A("[0-9]")})|-?(${A(
"[A-Za-z~-]")}))?(?:\\+(${A(L)}))?`,m=new RegExp(`^${$}$`),_=2n**63n-1n,s=2n**64n-1n;function f(w,B){const G=w.indexOf(".");if(G<0)return(0,l.TR)(`invalid servi\
ce ID format (i.e. service.vN): ${w}`);const Q=w.slice(0,G),ee=w.slice(G+1);switch(B){case"terraform":return m.exec(ee)?.[1]?.split(".").every(le=>e(le,_))?(0,l.
Ju)({name:Q,version:ee}):(0,l.TR)(`invalid service version: Malformed version: ${ee}`);case"opentofu":{const se=Q==="tfe"?ee.split(".")[0]??"":ee;return/^v\d+$/.
test(se)&&e(se.slice(1),s)?(0,l.Ju)({name:Q,version:ee}):(0,l.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const e=(w,B)=>w.
replace(/^0+/,"").length<=String(B).length&&BigInt(w)<=B;function i(w,B){const G=f(w,B.client);if(!G.ok)return{kind:"bad-id",why:G.why};const{name:Q}=G.value;if(B.
services===null)return{kind:"missing",why:`host does not provide a ${Q} service`};const ee=B.services.find(se=>se.id===w);return ee!==void 0?c(ee,G.value,B):B.services.
some(se=>se.id.startsWith(`${Q}.`))?{kind:"version",why:T(G.value,B)}:{kind:"missing",why:`host ${B.display} does not provide a ${Q} service`}}function c({id:w,
value:B},G,Q){if(B===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${P} characters, which this check does not read`,value:""};if(w===
R)return(0,r.Gv)(B)?{kind:"object",value:B}:{kind:"type",why:`service ${w} must be declared with an object value in the service discovery document`,value:B};if(typeof B!=
"string")return{kind:"type",why:T(G,Q),value:B};const ee=t(Q.documentUrl,B);if(ee.ok)return{kind:"url",url:ee.value,value:B};const se=`failed to parse service U\
RL: ${ee.why}`;return{kind:"bad-url",reason:ee.reason,why:se,value:B}}function T({name:w,version:B},{client:G,display:Q}){const ee=G==="terraform"?B:BigInt(/\d+/.
exec(B)?.[0]??0);return`host ${Q} does not support ${w} version ${ee}`}function t(w,B){const G=(0,d.Dl)(B);if(!G.ok)return{...G,reason:"syntax"};const ee=G.value.
scheme===""?(0,d.sX)(w,G.value):G.value;return ee.scheme!=="http"&&ee.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${ee.scheme}`}:ee.user!==null?
{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...ee,fragment:""}}}const o=[C,U],n=[D,b],I=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...o,...n]},{matches:/^api\.env0\.com$/,services:n},{matches:/^backend\.api\.env0\.com$/,services:o},{matches:/\.scalr\.io$/,services:o}],u=w=>I.find(
({matches:B})=>B.test(w))?.services??[],y={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((g,W,a)=>{a.d(W,{Il:()=>l,nL:()=>P,ou:()=>d});
const r="***",l=4;class d{#e;constructor(R){this.#e=R}reveal(){return this.#e}toString(){return r}toJSON(){return r}[Symbol.for("nodejs.util.inspect.custom")](){
return r}}function P(b){const[R]=b;let C=!1;return b.map(({scheme:U,name:j})=>(C||=R!==void 0&&!D(R.name,j),C?"dropped":U==="https"?"sent":"withheld"))}function D(b,R){
return b===R?!0:/[:%]|^[\d.]+$/.test(R)?!1:R.endsWith(`.${b}`)}}),3592:((g,W,a)=>{a.d(W,{Bw:()=>d,G5:()=>b,_O:()=>l,aq:()=>P,xV:()=>D,xv:()=>r});const r="1.0.0",
l=`tf-disco-action/${r}`,d="https://github.com/org/tf-disco-action",P=`${d}/blob/v1/docs/problems.md`,D=`${d}/issues`,b=2}),3469:((g,W,a)=>{a.d(W,{l:()=>N,w:()=>H});
var r=a(1064);const l=[1e10,1e5,1],d=Number.POSITIVE_INFINITY,P={from:0,before:d},D={from:Number.MAX_SAFE_INTEGER,before:d},b=200,R=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function C(v){if(v.length>b)return null;if(v==="latest")return D;const S=v.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(O=>O!==""),E=S.map(U);return S.length===0||E.includes(null)?null:{from:Math.max(...E.map(O=>O?.from??0)),before:Math.min(...E.map(O=>O?.before??d))}}function U(v){
const S=R.exec(v);if(S===null)return null;const[,E="",...O]=S,M=O.slice(0,3).filter(L=>/^\d/.test(L??"")),{length:x}=M,p=M.reduce((L,A,$)=>L+Number(A)*(l[$]??0),
0),h=L=>{const A=l[Math.max(L,1)-1]??1;return p-p%A+A};if(E==="!=")return P;if(E===">=")return{from:p,before:d};if(E===">")return{from:h(x),before:d};if(E==="<")
return{from:0,before:p};if(E==="<=")return{from:0,before:h(x)};const k={"~>":x-1,"^":1,"~":Math.min(x,2)}[E];return{from:p,before:h(k??x)}}function j(v,S){const{
from:E,before:O}=C(v)??P,M=C(S.from??"")?.from??0,x=C(S.before??"")?.from??d;return E<x&&M<O}function H(v,S){const E=r.pH.filter(M=>M.client===v);if(S.length===
0)return E;const O=E.filter(M=>S.some(x=>j(x,M)));return O.length===0?E:O}const N=v=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(v)}),3474:((g,W,a)=>{
a.d(W,{CV:()=>S,KT:()=>R,Ob:()=>s,PW:()=>v,TN:()=>M,WD:()=>x,YA:()=>h,Yq:()=>L,ai:()=>p,lq:()=>H,lx:()=>k,pS:()=>O,p_:()=>E,xH:()=>N});var r=a(4091),l=a(2713),d=a(
3469),P=a(9587),D=a(7630),b=a(8535);const R=f=>Object.keys(f).map(e=>({name:e,...f[e]})),C=(f,e)=>({isList:!1,value:f,parse:e}),U=f=>({value:f,mistakes:[]}),j=(f,e)=>({
...f,parse:(i,c)=>{const{value:T,mistakes:t}=f.parse(i,c);return{value:e(T),mistakes:t}}}),H=({parse:f,...e})=>({...e,parse:(i,c)=>i===""?U(null):f(i,c)}),N=(f,e)=>C(
f,(i,c)=>{const T=i===""?(0,r.Ju)(null):e(i);return T.ok?U(T.value):{value:null,mistakes:[`${c}: ${T.why}`]}}),v=N("FILE",r.Ju),S=N("TOKEN",f=>(0,r.Ju)(new l.ou(
f))),E=(f,e,i=D.Dw)=>({isList:!0,value:f,parse:(c,T)=>{const t=i(c).map(o=>{const n=e(o),I=n.ok?n:e((0,P.Mi)(o));return I.ok?n:I});return{value:t.flatMap(o=>o.ok?
[o.value]:[]),mistakes:t.flatMap(o=>o.ok?[]:[`${T}: ${o.why}`])}}}),O=1e4,M=j(E("HOST",D.l6),f=>Array.from(Map.groupBy(f,({host:e})=>e),([e,i])=>({host:e,services:[
...new Set(i.flatMap(({services:c})=>c))],addresses:i.flatMap(({addresses:c})=>c)}))),x=f=>j(E("LABEL",D.V8),e=>{const i=e.flat();return[...new Set(i.length===0?
[f]:i)]}),p=({min:f,max:e,whole:i})=>C("N",(c,T)=>{const t=/^\d+(\.\d+)?$/.test(c)?Number(c):Number.NaN;if(t>=f&&t<=e&&(!i||Number.isInteger(t)))return U(t);const n=`${T}\
 is "${c}", expected ${i?"a whole number":"a number"} from ${f} to ${e}`;return{value:f,mistakes:[n]}}),h=f=>({...j(p(f),e=>e*1e3),value:"SECONDS"}),k=C("",(f,e)=>{
const i=/^(true|True|TRUE)$/.test(f),c=i||/^(false|False|FALSE)$/.test(f);return{value:i,mistakes:c?[]:[`${e} is "${f}", expected "true" or "false"`]}}),L=(...f)=>({
...C(f.join("|"),(e,i)=>{const T=f.some(t=>t===e)?[]:[`${i} is "${e}", ${A(e,f)}`];return{value:e,mistakes:T}}),choices:f}),A=(f,e)=>`expected one of ${e.map(i=>`\
"${i}"`).join(", ")}${(0,b.a)(f,e)}`,$=["auto","terraform","opentofu","both"],m=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,s={...C("CLI",(f,e)=>{const[,i,
c=null]=m.exec(f)??[],T={name:i??"auto",version:c},t=o=>({value:T,mistakes:[`${e} is "${f}", ${o}`]});if(i===void 0){const o=A(f,$),n=o.endsWith("?")?"":'; a ve\
rsion may follow: "terraform 1.15"';return t(o+n)}return c===null?U(T):i==="auto"||i==="both"?t('but only "terraform" and "opentofu" can have a version'):(0,d.l)(
c)?U(T):t(`expected a version such as "${i} 1.10"`)}),choices:$}}),7630:((g,W,a)=>{a.d(W,{$h:()=>T,Dw:()=>N,IL:()=>A,Ju:()=>$,Kd:()=>s,V8:()=>i,aS:()=>x,eX:()=>t,
jM:()=>L,l6:()=>h,o2:()=>M,vk:()=>v,x2:()=>_});var r=a(4091),l=a(5143),d=a(3229),P=a(1064),D=a(1831),b=a(9562),R=a(2713),C=a(3592),U=a(8535);let j=function(...n){
return{problemFacts:j}=a.late([507],4507),new.target?new j(...n):j(...n)},H=function(...n){return{parseNamedAddress:H}=a.late([22],6022),new.target?new H(...n):
H(...n)};const N=n=>S(n,/(^|\s)#.*$/s),v=n=>S(n,/^\s*#.*$/s),S=(n,I)=>n.split(/\r\n|[\n\r]/).map(u=>u.replace(I,"").trim()).filter(u=>u!=="");function E(n){const I=(0,D.
Fq)(n);if(I.ok)return I;const u=(0,d.L6)(n);return(0,r.TR)(`"${n}" is not a hostname: ${I.why}${u===null?"":`; ${u}`}`)}const O=(n,I,u)=>n?(0,r.Ju)(I):(0,r.TR)(
`"${I}" ${u}`),M=n=>O((0,l.en)(n),n,'is not the name of a repository, such as "acme/network"');function x(n){const I=(0,b.OA)(n);if(I!==null)return(0,r.TR)(`"${n}\
" is not a known service id; did you mean ${I}?`);const u=P.Du.some(y=>(0,b.oe)(n,y).ok);return O(u,n,'is not a service id; expected NAME.vN, such as "modules.v\
1"')}const p=/^(modules\.v1|providers\.v1)=(.*)$/s;function h(n){const I=n.split(/\s+/).flatMap(se=>p.test(se)?[se]:se.split(",")),[u="",...y]=I.filter(se=>se!==
""),w=E(u),B=y.map(se=>p.exec(se)?.[1]??se),G=[w,...B.map(x)].flatMap(se=>se.ok?[]:[se.why]);if(!w.ok||G.length>0)return(0,r.TR)(G.join("; "));const Q=y.flatMap(
se=>k(se,w.value)),ee=Q.flatMap(se=>{const ce=H(se,"terraform");return ce.ok?[]:[`"${se.service}=${se.text}" is wrong: ${ce.why}`]});return ee.length===0?(0,r.Ju)(
{host:w.value,services:[...new Set(B)],addresses:Q}):(0,r.TR)(ee.join("; "))}function k(n,I){const[,u,y=""]=p.exec(n)??[];return u===void 0?[]:[{host:I,service:u,
text:y}]}function L(n){const I=n.startsWith("*."),u=E(I?n.slice(2):n);return u.ok?(0,r.Ju)({host:u.value,subdomains:I}):u}function A(n){const I=n.indexOf("=");if(I<
0)return(0,r.TR)('a line has no "="; expected HOST=TOKEN');const u=(0,D.Fq)(n.slice(0,I).trim());return u.ok?(0,r.Ju)({host:u.value,token:new R.ou(n.slice(I+1).
trim())}):(0,r.TR)('the text before the first "=" of a line is not a hostname; expected HOST=TOKEN')}function $(n){const I="expected HOST[:PORT]=ADDRESS[:PORT]",
u=n.indexOf("=");if(u<0)return(0,r.TR)(`"${n}" has no "="; ${I}`);const y=n.slice(0,u).trim(),w=E(y);if(!w.ok)return w;const B=w.value.replace(/:\d+$/,""),G=m(n.
slice(u+1).trim());if(G===null)return(0,r.TR)(`"${n}" has no valid address; ${I}`);const[,Q]=y.split(":");return(0,r.Ju)({name:B,port:Q===void 0?null:Number(Q),
...G})}function m(n){const[,I,u]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(n)??/^([^:\s[\]]+)(?::(.*))?$/.exec(n)??/^([\da-fA-F:]+)$/.exec(n)??[];return I===void 0||
!/[.:]|^localhost$/i.test(I)?null:u===void 0?{address:I,addressPort:null}:/^\d{1,5}$/.test(u)&&Number(u)>=1&&Number(u)<=65535?{address:I,addressPort:Number(u)}:
null}function _(n){const[I="",u,...y]=n.split(/\s+/);if(y.length>0)return(0,r.TR)(`"${n}" has too many words; expected CODE [HOST]`);const w=j();if(!Object.hasOwn(
w,I)){const G=(0,U.a)(I,Object.keys(w),`; ${C.aq} lists the codes`);return(0,r.TR)(`"${I}" is not a problem code${G}`)}if(u===void 0)return(0,r.Ju)({code:I,host:null});
const B=E(u);return B.ok?(0,r.Ju)({code:I,host:B.value}):B}const s=n=>O(f.test(n),n,'is not a platform; expected OS_ARCH, such as "linux_amd64"'),f=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,
e=50;function i(n){const I=n.split(",").map(y=>y.trim()).filter(y=>y!==""),u=I.find(y=>y.length>e);return u===void 0?(0,r.Ju)(I):(0,r.TR)(`"${u}" has ${u.length}\
 characters; GitHub allows at most ${e}`)}const c=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","juni\
t"],[".md","markdown"],[".html","html"]];function T(n){const I=n.toLowerCase(),u=c.find(([y])=>I.endsWith(y));return u!==void 0?(0,r.Ju)({path:n,format:u[1]}):(0,r.
TR)(`"${n}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const t=n=>O(/\.json$/i.
test(n),n,`does not end with ".json"; ${o}`),o="a badge is JSON from which shields.io makes an image"}),8535:((g,W,a)=>{a.d(W,{a:()=>D,q:()=>d});var r=a(9562);const l=3;
function d(b,R){const C=P(b);if(C.length<2)return null;const U=j=>{const[H,...N]=C.length<l?[]:R.filter(v=>j(P(v)));return H===void 0||N.length>0?null:H};return R.
find(j=>P(j)===C)??R.find(j=>(0,r.TW)(P(j),C))??U(j=>j.startsWith(C))??U(j=>j.includes(C))}const P=b=>b.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function D(b,R,C=""){
const U=d(b,R);return U===null?C:`; did you mean "${U}"?`}}),3152:((g,W,a)=>{a.d(W,{GN:()=>b,P$:()=>C,w7:()=>R});var r=a(6760),l=a(9587),d=a(3474),P=a(7630),D=a(
7773);class b extends Error{name="SettingsError";mistakes;constructor(v){const S=v.map(l._U);super(S.join(`
`)),this.mistakes=S}}const R={isTerminal:!1,setting:N=>N,missingPath:(N,v)=>`scan names "${N}", which does not exist in ${v}`};function C(N,{setting:v}=R){const S=D.
y.map(({name:p,kind:h,default:k=""})=>({field:p.replace("-seconds","Ms").replace(/-./g,L=>L.slice(1).toUpperCase()),...h.parse(N[p]?.trim()||k,v(p))})),E=Object.
fromEntries(S.map(({field:p,value:h})=>[p,h])),O=[...E.scan,...E.usages,...(0,P.Dw)(N.hostnames??"")].length===0,{length:M}=E.hostnames,x=`${v("hostnames")} has\
 ${M} hosts, the limit is ${d.pS}`;return{settings:O?{...E,scan:["."]}:E,mistakes:[...S.flatMap(({mistakes:p})=>p),...M>d.pS?[x]:[],...U(E,v)]}}function U(N,v){
const S=[["issue-open-after",N.issueOpenAfter],["issue-close-after",N.issueCloseAfter]];return[...(N.history===null?S.filter(([,O])=>O>1):[]).map(([O,M])=>`${v(
O)} is ${M}, which needs ${v("history")}; set it to a file that is kept from run to run`),...j(N,v),...H(N,v)]}function j({report:N,history:v,badge:S},E){const O=[
...N.map(({path:M})=>["report",M]),["history",v],["badge",S]];return O.flatMap(([M,x],p)=>{if(x===null)return[];const h=L=>L!==null&&(0,r.normalize)(L)===(0,r.normalize)(
x),k=O.slice(0,p).find(([L,A])=>L!==M&&h(A));return k===void 0?[]:[`${E(k[0])} and ${E(M)} both name ${x}; write to different files`]})}function H(N,v){const{scan:S,
exclude:E,roots:O,dialect:M,changedOnly:x,repositories:p}=N,h=v("usages");if(N.usages.length===0){const $=`${v("repositories")} needs ${h}; set it to the usages\
 files of the repositories`;return p.length===0?[]:[$]}const k=h.startsWith("--")?`repeat ${h}`:`write one a line in ${h}`,L="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[S.length>0,"scan",`${L}; to check several files, ${k}`],[E.length>0,"exclude",L],[O.length>0,"roots",L],[M.name!=="\
auto","dialect",L],[x,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([$])=>$).map(([,$,m])=>`${v($)} cannot be used t\
ogether with ${h}; ${m}`)}}),7773:((g,W,a)=>{a.d(W,{f:()=>S,y:()=>v});var r=a(4091),l=a(3474),d=a(7630);const P={hostnames:{kind:l.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:l.p_("PATH",r.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:l.p_("GLOB",r.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:l.p_("HOST",d.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:l.p_("SERVICE",d.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:l.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},D={usages:{kind:l.p_("FILE",r.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:l.p_("OWNER/NAME",d.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},b={depth:{kind:l.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:l.p_(
"GLOB",r.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:l.p_("OS\
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
ue and the list of changed files.",actionContext:"github.token"}},N={...P,...D,...b,...R,...C,...U,...j,...H},v=l.KT(N),S=[["What to check",l.KT(P)],["Many repo\
sitories",l.KT(D)],["Following `init`",l.KT(b)],["Credentials",l.KT(R)],["Network",l.KT(C)],["Verdict",l.KT(U)],["Reports",l.KT(j)]]}),9587:((g,W,a)=>{a.d(W,{Mi:()=>x,
NE:()=>O,Nx:()=>S,Qj:()=>N,_U:()=>C,cq:()=>E,r_:()=>v});const r="***",l=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,d=/[\uff20\ufe6b]|%(?:25)*40|\\(?:u00|x)40|&(?:amp;)*(?:commat|#0*64|#x0*40);/gi,
P=String.raw`(?:\\(?:u00|x)(?:2f|5c)|[/\\]|%(?:25)*(?:2f|5c)|&(?:amp;)*(?:b?sol|#0*47|#x0*2f);)`,b=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|&(?:amp;){0,3}(?:colon|#58|#x3a);)`}\
)`,R=new RegExp(String.raw`(?<=${b})${P}+|${P}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:|[a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)`,"gi");function C(e){
return l.test(e)?x(e).replace(/[^\s"']+/g,i=>i.replace(j,(c,T,t)=>U.test(t)?c:`${T}${t}=${r}`)):e}const U=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
j=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,H=/(=\s*)"[^"]*(?:"|$)/g,N=e=>C(e.replace(H,`$1"${r}"`)),v=e=>l.test(e),S=e=>x(e).replace(/\?[^\s"']*/g,`?${r}`),E=e=>x(e,
"").replace(/[?#].*$/su,""),O=e=>C(`${e}@`).slice(0,-1),M=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function x(e,i=`${r}@`){if(!l.test(e))return e;const c=e.
replace(d,n=>"@".padStart(n.length,"_")),T=c.lastIndexOf("@"),t=[];let o=0;for(const{0:n,1:I,index:u}of c.matchAll(R)){const y=u+n.length;if(y<o)continue;const w=I!==
void 0||f(p,c,y)!=="";if(!w&&/[^"'`\s(=,<[]/.test(c[u-1]??" "))continue;const B=n===""?f(k,c,y):s(c,y,w?T:-1);B===""||i!==""&&["@","git@"].includes(B)||(t.push(
e.slice(o,y),i),o=y+B.length)}return o===0?e:(t.join("")+e.slice(o)).replace(M,`$1"${r}"`)}const p=/[^\s"'/?#]*:[^\s"']/y,h=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
k=/[^\s"'/\\?#]*@/y,L=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,A="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",$=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${A}(?![^\s"'\`]{0,500}@)`,m=new RegExp(`([^\\s"'\`/?#]*@)(?:${L}${A}|${$})|`+String.raw`()(?:${L}(?:${A}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${A}|${$})`,
"iy"),_=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function s(e,i,c){const T=f(h,e,i);if(T!=="")return T;m.lastIndex=i;const[t,o=""]=m.exec(e)??
[];return t!==void 0?o:c>i?e.slice(i,c+1):f(_,e,i)}function f(e,i,c){return e.lastIndex=c,e.exec(i)?.[0]??""}}),8820:((g,W,a)=>{a.d(W,{BP:()=>v,D9:()=>x,J7:()=>H,
LS:()=>S,My:()=>O,RK:()=>j,h$:()=>$,h2:()=>l,js:()=>M,s$:()=>s,z5:()=>f});const r=500,l=1e3,d=4e3,P=160,D=2,b=e=>/^[ -~]*$/.test(e),R=e=>new RegExp("[\\p{Cc}\\p{C\
f}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(e),C=e=>new RegExp("\\p{M}","u").test(e),U=e=>`<U+${(e.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function j(e,i=r){if(e.length<=i&&b(e))return e;let c="",T=D;for(const t of e){T=C(t)?T+1:0;const o=R(t)||T>
D?U(t):t;if(c.length+o.length>i)return`${c}\u2026`;c+=o}return c}function H(e,i=P){const c=N(e.slice(-2*i),i),T=j(c,Number.POSITIVE_INFINITY),t=N(T,i);return c===
e&&t===T?T:`\u2026${t}`}const N=(e,i)=>Array.from(e).slice(-i).join(""),v=e=>e.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function S(e){const c=e.
split(`
`).map(T=>v(j(T,d))).join(`
`);return c.length<=d?c:`${c.slice(0,d).toWellFormed()}\u2026`}const E={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},O=e=>e.replace(/[&<>"']/g,i=>`&${E[i]}\
;`),M=(e,i=r)=>j(e,i).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,c=>`&#${c.codePointAt(0)};`),x=(e,i=r)=>e===""?"<i>empty</i>":`<code>${M(e,i)}</code>`,p=e=>b(
e)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(e):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(e),h=/^[0-9a-f]{7,}$/i,k=`"'(`,L=`"'),.;:!?\u2026`,A=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function $(e,i=d){return(j(e,i).match(A)??[]).map(c=>{if(c.split(" ").every(_))return M(c,i);if(c.includes(" ")||/^(["`]).+\1$/u.test(c))return x(c.replace(/^`(.*)`$/u,
"$1"),i);const{before:t,core:o,after:n}=m(c);return`${M(t)}${x(o.replace(/^`(.*)`$/u,"$1"),i)}${M(n)}`}).join("")}function m(e){let i=0,c=e.length;for(;i<c&&k.includes(
e.charAt(i));)i+=1;for(;c>i&&L.includes(e.charAt(c-1));)c-=1;return{before:e.slice(0,i),core:e.slice(i,c),after:e.slice(c)}}function _(e){const{core:i}=m(e);return p(
i)&&!h.test(i)}const s=e=>e.replace(/[^ -~\n]/gu,i=>R(i)?f(i):i).replace(/##(?=\w*\[)/g,f),f=e=>e.replace(/[\s\S]/g,i=>`\\u${i.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((g,W,a)=>{a.d(W,{Ip:()=>l,VG:()=>r,VJ:()=>P,v7:()=>d});class r{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;#s=null;get why(){return this.#s}end(b){
this.#s??=b,this.#e.abort();for(const R of this.onEnd)R()}}const l=(D,b)=>{const R=setTimeout(b,D);return()=>clearTimeout(R)};function d(D,{startTimer:b,stop:R}){
return new Promise(C=>{const U=()=>{j(),R.onEnd.delete(U),C()},j=b(D,U);R.onEnd.add(U)})}function P(D,b){const R=/^\d+$/.test(D??"")?Number(D)*1e3:Date.parse(D??
"")-b;return Number.isNaN(R)?null:R}}),2613:(g=>{g.exports=process.getBuiltinModule("assert")}),4434:(g=>{g.exports=process.getBuiltinModule("events")}),9896:(g=>{
g.exports=process.getBuiltinModule("fs")}),8611:(g=>{g.exports=process.getBuiltinModule("http")}),5692:(g=>{g.exports=process.getBuiltinModule("https")}),9278:(g=>{
g.exports=process.getBuiltinModule("net")}),4589:(g=>{g.exports=process.getBuiltinModule("node:assert")}),6698:(g=>{g.exports=process.getBuiltinModule("node:asy\
nc_hooks")}),4573:(g=>{g.exports=process.getBuiltinModule("node:buffer")}),1421:(g=>{g.exports=process.getBuiltinModule("node:child_process")}),7598:(g=>{g.exports=
process.getBuiltinModule("node:crypto")}),3053:(g=>{g.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(g=>{g.exports=process.getBuiltinModule(
"node:dns")}),8474:(g=>{g.exports=process.getBuiltinModule("node:events")}),3024:(g=>{g.exports=process.getBuiltinModule("node:fs")}),7067:(g=>{g.exports=process.
getBuiltinModule("node:http")}),2467:(g=>{g.exports=process.getBuiltinModule("node:http2")}),7030:(g=>{g.exports=process.getBuiltinModule("node:net")}),8161:(g=>{
g.exports=process.getBuiltinModule("node:os")}),6760:(g=>{g.exports=process.getBuiltinModule("node:path")}),3916:(g=>{g.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(g=>{g.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(g=>{g.exports=process.getBuiltinModule("node:querystring")}),99:(g=>{g.exports=
process.getBuiltinModule("node:sqlite")}),7075:(g=>{g.exports=process.getBuiltinModule("node:stream")}),7830:(g=>{g.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(g=>{g.exports=process.getBuiltinModule("node:timers/promises")}),1692:(g=>{g.exports=process.getBuiltinModule("node:tls")}),3136:(g=>{g.exports=
process.getBuiltinModule("node:url")}),7975:(g=>{g.exports=process.getBuiltinModule("node:util")}),3429:(g=>{g.exports=process.getBuiltinModule("node:util/types")}),
5919:(g=>{g.exports=process.getBuiltinModule("node:worker_threads")}),8522:(g=>{g.exports=process.getBuiltinModule("node:zlib")}),857:(g=>{g.exports=process.getBuiltinModule(
"os")}),6928:(g=>{g.exports=process.getBuiltinModule("path")}),4756:(g=>{g.exports=process.getBuiltinModule("tls")}),9023:(g=>{g.exports=process.getBuiltinModule(
"util")})},fe={};function te(g){var W=fe[g];if(W!==void 0)return W.exports;var a=fe[g]={exports:{}},r=!0;try{me[g](a,a.exports,te),r=!1}finally{r&&delete fe[g]}
return a.exports}te.m=me,typeof te<"u"&&(te.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+
"/"),(()=>{var g=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_export\
s__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",r=d=>{d&&d.d<1&&(d.d=1,d.forEach(P=>P.r--),d.forEach(P=>P.r--?P.r++:P()))},l=d=>d.map(
P=>{if(P!==null&&typeof P=="object"){if(P[g])return P;if(P.then){var D=[];D.d=0,P.then(C=>{b[W]=C,r(D)},C=>{b[a]=C,r(D)});var b={};return b[g]=C=>C(D),b}}var R={};
return R[g]=C=>{},R[W]=P,R});te.a=(d,P,D)=>{var b;D&&((b=[]).d=-1);var R=new Set,C=d.exports,U,j,H,N=new Promise((v,S)=>{H=S,j=v});N[W]=C,N[g]=v=>(b&&v(b),R.forEach(
v),N.catch(S=>{})),d.exports=N,P(v=>{U=l(v);var S,E=()=>U.map(M=>{if(M[a])throw M[a];return M[W]}),O=new Promise(M=>{S=()=>M(E),S.r=0;var x=p=>p!==b&&!R.has(p)&&
(R.add(p),p&&!p.d&&(S.r++,p.push(S)));U.map(p=>p[g](x))});return S.r?O:E()},v=>(v?H(N[a]=v):j(C),r(b))),b&&b.d<0&&(b.d=0)}})(),(()=>{var g=Object.getPrototypeOf?
a=>Object.getPrototypeOf(a):a=>a.__proto__,W;te.t=function(a,r){if(r&1&&(a=this(a)),r&8||typeof a=="object"&&a&&(r&4&&a.__esModule||r&16&&typeof a.then=="functi\
on"))return a;var l=Object.create(null);te.r(l);var d={};W=W||[null,g({}),g([]),g(g)];for(var P=r&2&&a;typeof P=="object"&&!~W.indexOf(P);P=g(P))Object.getOwnPropertyNames(
P).forEach(D=>d[D]=()=>a[D]);return d.default=()=>a,te.d(l,d),l}})(),te.d=(g,W)=>{for(var a in W)te.o(W,a)&&!te.o(g,a)&&Object.defineProperty(g,a,{enumerable:!0,
get:W[a]})},te.f={},te.e=g=>Promise.all(Object.keys(te.f).reduce((W,a)=>(te.f[a](g,W),W),[])),te.u=g=>({69:"69",124:"428",192:"279",218:"218",219:"279",245:"245",
279:"279",397:"279",426:"977",428:"428",437:"218",602:"602",624:"624",626:"245",812:"927",879:"977",895:"245",905:"218",907:"245",909:"428",927:"927",977:"977"}[g]??
g)+".index.js",te.o=(g,W)=>Object.prototype.hasOwnProperty.call(g,W),te.r=g=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(g,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(g,"__esModule",{value:!0})},(()=>{var g={371:0,792:0},W=a=>{var{ids:r,modules:l,runtime:d}=a,P,D,b=0;for(P in l)te.o(l,P)&&
(te.m[P]=l[P]);for(d&&d(te);b<r.length;b++)D=r[b],te.o(g,D)&&g[D]&&g[D][0](),g[r[b]]=0};te.late=(a,r)=>{for(const l of a){if(g[l]===0)continue;const{createRequire:d}=process.
getBuiltinModule("module");W(d(import.meta.url)("./"+te.u(l)))}return te(r)},te.f.j=(a,r)=>{var l=te.o(g,a)?g[a]:void 0;if(l!==0)if(l)r.push(l[1]);else{var d=import("\
./"+te.u(a)).then(W,P=>{throw g[a]!==0&&(g[a]=void 0),P}),d=Promise.race([d,new Promise(P=>l=g[a]=[P])]);r.push(l[1]=d)}}})();var de={};te.d(de,{C:()=>ve,a:()=>Oe});
const ve=()=>Promise.all([te.e(927),te.e(812),te.e(428),te.e(371),te.e(124),te.e(909)]).then(te.bind(te,2909)),Oe=()=>Promise.all([te.e(371),te.e(69)]).then(te.
bind(te,9069));var $e=de.C,Ae=de.a;export{$e as runAction,Ae as runCli};
