var _e={3368:((m,W,a)=>{a.d(W,{rv:()=>fe,cA:()=>ie});var o=a(1831),l=a(2713),p=a(7630),I=a(9075),C=a(1064),b=a(9587),k=a(7251),P=a(8408);const L=4;function U(F,z){
let Y={text:F,starts:null};for(let ee=0;ee<L&&Y!==null;ee+=1)z(y(Y,F.length)),Y=O(Y,F.length)}const H="\u2026",D=Array.from({length:128},(F,z)=>{const Y=String.
fromCharCode(z);return z<=32||z===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function A(F){return F===H?F:/[\s\x80-\x9f]/.test(F)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function y({text:F,starts:z},Y){let ee="",K=!1;const G=[],Z=(V,q)=>{V===" "&&K||(K=V===
" ",ee+=V,G.push(q))};for(let V=0;V<F.length;V+=1){const q=z===null?V:z[V]??Y,ne=D[F.charCodeAt(V)];if(ne!==void 0){Z(ne,q);continue}const oe=String.fromCodePoint(
F.codePointAt(V)??0);for(const re of A(oe).split(""))Z(re,q);V+=oe.length-1}return G.push(Y),{folded:ee,starts:G}}const v={amp:"&",apos:"'",gt:">",lt:"<",nbsp:"\
 ",quot:'"'},T=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
M=/[%\\&]|xn--/i;function O({text:F,starts:z},Y){if(!M.test(F))return null;let ee="";const K=[];let G=0;const Z=q=>z===null?q:z[q]??Y,V=q=>{for(let ne=G;ne<q;ne+=
1)K.push(Z(ne));ee+=F.slice(G,q)};for(const q of F.matchAll(T)){V(q.index),G=q.index+q[0].length;for(const{written:ne,at:oe}of E(q)){ee+=ne;for(let re=0;re<ne.length;re+=
1)K.push(Z(q.index+oe))}}return G===0?null:(V(F.length),{text:ee,starts:K})}function E(F){const[z,Y,ee,K,G,Z,V,q,ne,oe]=F;if(Y!==void 0)return x(Y);if(oe!==void 0)
return[{written:(0,P.mI)(oe.toLowerCase()),at:0}];const re=ee??K??q;return c(re!==void 0?_(Number.parseInt(re,16)):V!==void 0?_(Number(V)):ne!==void 0?v[ne]??z:
G??(Z===void 0?"":" "))}const c=F=>[{written:F,at:0}],_=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",S=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function x(F){const z=F.startsWith("%")?3:4,Y=F.replace(/(?:%|\\x)(..)/g,(ee,K)=>String.fromCharCode(Number.parseInt(K,16)));return Array.from(Y.matchAll(S),({0:[
ee="",...K],index:G})=>{const Z=ee.charCodeAt(0),V=K.reduce((q,ne)=>q<<6|ne.charCodeAt(0)&63,K.length===0?Z:Z&63>>K.length);return{written:_(V),at:z*G}})}const h="\
***",d=12,e=4,r=200;function u(F){const z=n(F);return z===null?null:(Y,ee)=>{const K=[];return U(Y,G=>$(G,Y,z,K)),K.length===0?Y:t(Y,K,ee)}}function n(F){const z=[];
for(const G of(0,k.x)(F))U(G,({folded:Z})=>{Z.length>=l.Il&&z.push(Z)});if(z.length===0)return null;const Y=Array.from({length:d+1},()=>new Map),ee=new Uint8Array(
2**16),K=new Set;for(const G of z){const Z=Math.min(G.length,d),V=q=>{Y[Z]?.set(G.slice(q,q+Z),{pattern:G,at:q}),ee[g(G,q)]=1};for(let q=0;q+d<G.length;q+=e)V(q);
V(G.length-Z);for(let q=l.Il;q<Z;q+=1)K.add(G.slice(0,q))}return{pieces:Y,marks:ee,heads:K}}const g=(F,z)=>(F.charCodeAt(z)<<10^F.charCodeAt(z+1)<<5^F.charCodeAt(
z+3))&65535;function $({folded:F,starts:z},Y,{pieces:ee,marks:K,heads:G},Z){const V=(ne,oe)=>{const re=F[ne]===" "?ne+1:ne;let ce=F[oe-1]===" "?oe-1:oe;for(;ce<
F.length&&z[ce]===z[ce-1];)ce+=1;const ae=z[re]??0,me=z[ce]??Y.length,le=Z.at(-1);le===void 0||ae<le.from||ae>le.to?Z.push({from:ae,to:me}):Z[Z.length-1]={from:le.
from,to:Math.max(le.to,me)}};for(const[ne,oe]of ee.entries())if(oe.size!==0)for(let re=0;re+ne<=F.length;re+=1){if(K[g(F,re)]===0)continue;const ce=oe.get(F.slice(
re,re+ne));ce!==void 0&&V(...j(F,re,ne,ce))}const q=ne=>{for(let oe=Math.min(d-1,ne);oe>=l.Il;oe-=1)if(G.has(F.slice(ne-oe,ne))){V(ne-oe,ne);break}};for(let ne=F.
indexOf(H);ne>=0;ne=F.indexOf(H,ne+1))q(ne);Y.length>=r&&q(F.length)}function j(F,z,Y,{pattern:ee,at:K}){const G=q=>ee[K+q]!==void 0&&F[z+q]===ee[K+q];let[Z,V]=[
0,Y];for(;Z<e-1&&G(-1-Z);)Z+=1;for(;V<Y+e-1&&G(V);)V+=1;return[z-Z,z+V]}function t(F,z,Y){let ee="",K=0;for(const G of z.toSorted((Z,V)=>Z.from-V.from))G.to<=K||
Y.size>0&&R(F,G,Y)||((G.from>K||K===0)&&(ee+=F.slice(K,G.from)+h),K=G.to);return ee+F.slice(K)}const i=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(
F),s=260;function R(F,{from:z,to:Y},ee){const K=V=>Math.max(z-V,V-Y)<s&&i(F[V]??"");let G=z;for(;K(G-1);)G-=1;let Z=Y;for(;K(Z);)Z+=1;for(;Z>Y&&/[.:]/.test(F[Z-
1]??"");)Z-=1;return ee.has(F.slice(G,Z))}const f=64,w=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","\
servicesFrom","requirements"]),B=new Set(["value","login"]),N=(F,z)=>w.has(F)||F==="client"&&C.Du.some(Y=>Y===z),J=new Set;function X(F){return se(()=>{const z=u(
F)??(Y=>Y);return(Y,ee=J)=>{if(typeof Y=="string")return se(()=>z(Y,ee));const K=(0,I.Oo)(G=>z((0,b._U)(G),ee));return se(()=>Q(K)(Y))}})}function se(F){try{return F()}catch{
throw new Error("tokens could not be hidden")}}function Q(F){const z={ours:new Map,theirs:new Map},Y=(K,G,Z)=>{if(Array.isArray(K)){const oe=K.map(re=>ee(re,G+1,
Z));return oe.every((re,ce)=>re===K[ce])?K:oe}let V=!0;const q=Object.entries(K).map(([oe,re])=>{if(Z==="ours"&&N(oe,re))return[oe,re];const ce=ee(re,G+1,B.has(
oe)?"theirs":Z),ae=F(oe);return V&&=ae===oe&&ce===re,[ae,ce]}),ne=Object.getPrototypeOf(K)===Object.prototype;return V&&ne?K:Object.fromEntries(q)},ee=(K,G,Z)=>{
if(typeof K=="string")return F(K);if(G>f)return null;if(typeof K!="object"||K===null)return K;const V=z[Z].get(K)??Y(K,G,Z);return z[Z].set(K,V),V};return K=>ee(
K,0,"ours")}function ie(F,z,Y=()=>{}){const ee=new Map;let K=null;const G=V=>{const q=V.filter(ne=>!ee.has(ne.reveal()));if(q.length!==0){for(const ne of q)ee.set(
ne.reveal(),ne);K=null,Y(q)}};return se(()=>G(Ee(F,z))),{learn:V=>se(()=>G([V])),redact:(V,q)=>(K??=X([...ee.values()]),K(V,q))}}const ue="tf-disco crashed, and\
 the description of the crash could not be cleared of tokens";function fe(F,{redact:z}){try{return F(z)}catch{return ue}}const pe=F=>(0,o.Fq)(F).ok,ge=F=>F.includes(
".")&&pe(F);function Ee(F,z){const Y=(0,p.vk)(F.tokens??"").flatMap(K=>{const G=K.indexOf("="),Z=K.slice(G+1).trim(),V=G<0?"":K.slice(0,G).trim();return V!==""&&
(!pe(V)||!V.includes(".")&&ge(Z))?[Z,V,K]:[Z]}),ee=Object.entries(z).flatMap(([K,G])=>K.startsWith(o.xV)&&G!==void 0?[G]:[]);return[...Y,...ee,F["github-token"]?.
trim()??""].filter(K=>K!=="").map(K=>new l.ou(K))}}),7251:((m,W,a)=>{a.d(W,{K:()=>U,x:()=>k});var o=a(4091),l=a(6979),p=a(2713);function I(D){const A=D.reveal(),
y=/[\r\n]/.test(A)?A.split(/[\r\n]+/):[];return[A,...y].filter(v=>v.trim().length>=p.Il)}const C=D=>[...new Set([D,Buffer.from(D).toString("latin1")])],b=D=>["",
"x","xx"].flatMap(A=>{const y=Buffer.from(A+D).toString("base64"),v=y.slice(Math.ceil(A.length*4/3)).replace(/=+$/,"");return y.endsWith("=")?[v.slice(0,-1),v]:
[v]});function*k(D){const A=D.flatMap(I).map(y=>y.trim());for(const y of new Set(A.flatMap(C)))yield y,y.includes(" ")&&(yield y.replaceAll(" ","+")),yield*b(y),
yield Buffer.from(y).toString("hex")}const P=16*1024,L=1024*1024;function U(D){let A=L;return y=>{const v=y.flatMap(I).flatMap(M=>[M,M.trim()]),T=[];for(const M of new Set(
v.flatMap(C))){if(M.length>P||A<0)continue;const O=H(M).filter(E=>E.trim().length>=p.Il);T.push(...O),A-=O.join("").length}D([...new Set([...v,...T])])}}function H(D){
const A=(0,l.ft)(D),y=(0,o.ol)(D).slice(1,-1),v=[encodeURIComponent(D.toWellFormed()),...A.ok?[A.value]:[]],T=b(D),M=Buffer.from(D).toString("hex");return[D,D.toLowerCase(),
y,JSON.stringify(D).slice(1,-1),...v,...v.map(O=>O.replace(/%[0-9A-F]{2}/g,E=>E.toLowerCase())),...T,...T.map(O=>O.replaceAll("+","-").replaceAll("/","_")),M,M.
toUpperCase()]}}),1342:((m,W,a)=>{a.d(W,{A3:()=>L,KI:()=>D,f8:()=>H,hM:()=>P,mk:()=>b,qW:()=>y});var o=a(3024),l=a(6760),p=a(3592),I=a(5747);const C=64*1024;function*b(O){
let E="";for(const c of O)E+=c,!(E.length<C)&&(yield E,E="");E!==""&&(yield E)}const k={EACCES:"give this user permission to write there",EDQUOT:"free disk spac\
e",EISDIR:"remove or rename the directory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is \
in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class P extends Error{name="\
ExplainedError"}function L(O){if(O instanceof P)return O.message;if(!U(O))return`${String(O)}; this is a bug of tf-disco, please report it at ${p.xV}`;const E=k[O.
code];return`${O.message.split(", ")[0]}${E===void 0?"":`; ${E}`}`}const U=O=>typeof O=="object"&&O!==null&&"syscall"in O&&"code"in O;function H(O,E,c){const _=A(
o.realpathSync(O),E),S=(0,l.basename)(E);D(o.lstatSync((0,l.join)(_,S),{throwIfNoEntry:!1}));const x=(0,l.join)(_,`.${S.slice(0,60)}.${Math.random().toString(36).
slice(2)}`),h=o.openSync(x,"wx");try{(0,I.ET)(h,()=>{for(const d of c)o.writeFileSync(h,d)}),o.renameSync(x,(0,l.join)(_,S))}catch(d){throw o.rmSync(x,{force:!0}),
d}}function D(O){if(!(O===void 0||O.isFile()||O.isSymbolicLink()))throw new P(`it is ${(0,I.I)(O)}; choose another path`)}function A(O,E){const c=(0,l.resolve)(
O,E),_=M(O,c);if(!_&&!(0,l.isAbsolute)(E))throw new P(`it is outside ${O}; use an absolute path if that is intended`);const S=_?O:(0,l.parse)(c).root;return(0,l.
relative)(S,(0,l.dirname)(c)).split(l.sep).filter(Boolean).reduce((h,d)=>v(h,d,O),S)}function y(O,E){const c=o.realpathSync(O);return T(A(c,E),(0,l.basename)(E),
c)}function v(O,E,c){const _=(0,l.join)(O,E);try{o.lstatSync(_,{throwIfNoEntry:!1})===void 0&&o.mkdirSync(_)}catch(S){if((0,I.Oj)(S)!=="EEXIST")throw S}return T(
O,E,c)}function T(O,E,c){const _=(0,l.join)(O,E);if(!o.lstatSync(_,{throwIfNoEntry:!1})?.isSymbolicLink())return _;const S=o.realpathSync(_);if(!M(c,O)||M(c,S))
return S;throw new P(`the link ${(0,l.relative)(c,_)} leads outside ${c}; remove it or choose another path`)}function M(O,E){const c=(0,l.relative)(O,E);return c!==
".."&&!c.startsWith(`..${l.sep}`)&&!(0,l.isAbsolute)(c)}}),5747:((m,W,a)=>{a.d(W,{$r:()=>E,ET:()=>y,I:()=>H,Mc:()=>T,N0:()=>v,Oj:()=>A,io:()=>P,v2:()=>O,wX:()=>M,
yR:()=>k});var o=a(4573),l=a(3024);const p=16*1024*1024,I=l.constants.O_RDONLY|(l.constants.O_NONBLOCK??0)|(l.constants.O_NOCTTY??0),C=Buffer.allocUnsafeSlow(256*
1024);let b=C;function k(c,_=p){const S=L(c,_);if(!Buffer.isBuffer(S))return S;const x=S.toString("utf8"),h=!x.includes("\uFFFD")||(0,o.isUtf8)(S);return{ok:!0,
text:x,isUtf8:h,bytes:S.length}}function P(c,_){const S=L(c,_);return Buffer.isBuffer(S)?Buffer.from(S):null}function L(c,_){try{return y(l.openSync(c,I),S=>{const x=l.
readSync(S,C,0,C.length,0);return x<C.length?C.subarray(0,x):D(S,_)})}catch(S){const x=A(S),h=v(()=>l.statSync(c),null);return{ok:!1,failure:h?.isFile()===!1?U(
h,x):{kind:"error",code:x}}}}const U=(c,_)=>({kind:"special",is:H(c),code:_});function H(c){return c.isDirectory()?"a directory":c.isFIFO()||c.isSocket()?c.isFIFO()?
"a named pipe":"a socket":c.isFile()?"a file without a size":c.isBlockDevice()?"a block device":"a character device"}function D(c,_){const S=l.fstatSync(c),{size:x}=S;
if(x<C.length)return{ok:!1,failure:U(S,"ESPIPE")};if(x>_)return{ok:!1,failure:{kind:"size",bytes:x,maxBytes:_}};b.length<x&&(b=Buffer.allocUnsafeSlow(Math.min(2*
x,_)));let h=0;for(;h<x;){const d=l.readSync(c,b,h,x-h,h);if(d===0)break;h+=d}return b.subarray(0,h)}function A(c){if(!(typeof c=="object"&&c!==null&&"code"in c)||
typeof c.code!="string")throw c;return c.code}function y(c,_){try{return _(c)}finally{l.closeSync(c)}}function v(c,_){try{return c()}catch(S){return A(S),_}}const T=c=>v(
()=>l.readdirSync(c,{withFileTypes:!0}),[]),M=c=>T(c).map(({name:_})=>_).sort(),O=c=>T(c).flatMap(_=>_.isDirectory()?_.name:[]);function E(c){try{const _=l.realpathSync(
c),S=l.statSync(_);return S.isFile()?{kind:"file",path:_}:S.isDirectory()?{kind:"directory",path:_}:{kind:"special",path:_,is:H(S)}}catch(_){return{kind:"error",
code:A(_)}}}}),6181:((m,W,a)=>{a.d(W,{RY:()=>p,n7:()=>b,r5:()=>o});function o(k){if(!k.includes(":"))return l(k);const P=k.indexOf("%");return P===k.length-1?null:
I(P<0?k:k.slice(0,P))}function l(k){const P=k.split("."),L=P.length===4&&P.every(H=>/^(0|[1-9]\d{0,2})$/.test(H)),U=P.map(Number);return L&&U.every(H=>H<=255)?U:
null}function p(k){const P=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(k)?URL.parse(`http://${k}`):null;return P&&l(P.hostname)}function I(k){const P=/^[\da-f:.]+$/i.test(
k)?URL.parse(`http://[${k}]`):null;if(P===null)return null;const[L=[],U=[]]=P.hostname.slice(1,-1).split("::").map(D=>D.split(":").filter(Boolean)),H=Array(8-L.
length-U.length).fill("0");return[...L,...H,...U].flatMap(D=>{const A=Number.parseInt(D,16);return[A>>8,A&255]})}const C=[0,0,0,0,0,0,0,0,0,0,255,255].join();function b(k){
const P=o(k)??[];return P.slice(0,12).join()===C?P.slice(12).join("."):k}}),3307:((m,W,a)=>{a.d(W,{f:()=>g,ap:()=>n,Gv:()=>U,HT:()=>E,I:()=>h,IL:()=>x,Ey:()=>O,
AN:()=>u});const o=10,l=["more than 10000 levels of nesting","nest brackets less deeply"],p=["number too large for a 64-bit float","use a smaller number"],I=["t\
he text ends before the JSON value is complete","check that the file was not truncated"],C=["trailing comma","remove the comma"];function b(t,i){return i===t.length?
I:t[i]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const k=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function P(t,i,s){for(const[R,...f]of k)if(R.test(t))
return f;switch(i){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:/^[-+.\d]/.test(t)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return s===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma","add the comma"]}}function L(t,i,[s,R]){let[f,w]=[1,1];for(let B=0;B<
i;B+=1){const N=t.charCodeAt(B);N===o?(f+=1,w=1):(N<56320||N>57343)&&(w+=1)}return{why:`line ${f}, column ${w}: ${s}`,advice:R}}const U=t=>typeof t=="object"&&t!==
null&&!Array.isArray(t),H=1e4,D=34,A=44,y=58,v=91,T=123,M=125,O=(t,i)=>new c(t,i).run(),E=(t,i)=>new c(t,null).run(i);class c{#e;#s;#n=[];#t="value";#r=0;#i=0;#c=0;#a=0;#l=0;#o=-1;constructor(i,s){
this.#e=i,this.#s=s}run(i="whole"){const s=this.#e,R=this.#n,f=u(s,0);for(let B=f,N=0;B<s.length;B=u(s,N)){const J=s.charCodeAt(B);if(N=this.#u(B,J),N<0)return this.#h(
B,~N);if(this.#t==="next"&&R.length===1&&this.#s?.(this.#c,N,this.#a,this.#l),i==="first"&&this.#t==="next"&&R.length===0)return null;this.#r=J,this.#i=B}return this.#t!==
"next"||R.length>0?L(s,s.length,I):this.#s!==null&&this.#o>=0&&s.charCodeAt(f)===T?L(s,this.#o,p):null}#u(i,s){const R=this.#n[this.#n.length-1];if(s===R&&(this.#t===
"next"||_(this.#r)))return this.#n.pop(),this.#t="next",i+1;switch(this.#t){case"value":return this.#f(i,s);case"key":return s===D?this.#d(i):~i;case"colon":return s!==
y?~i:(this.#t="value",i+1);case"next":return s!==A||R===void 0?~i:(this.#t=R===M?"key":"value",i+1)}}#f(i,s){const R=this.#n.length;if(R===1&&(this.#c=i),_(s))return R===
H?~i:(this.#n.push(s+2),this.#t=s===T?"key":"value",i+1);const f=s===D,w=f?n(this.#e,i):g(this.#e,i);return w<0||(!f&&this.#o<0&&j(this.#e,i,w)&&(this.#o=i),this.#t=
"next"),w}#d(i){const s=n(this.#e,i);return this.#n.length===1&&(this.#a=i,this.#l=s),this.#t="colon",s}#h(i,s){const R=this.#e,f=R.charCodeAt(i),w=this.#n.at(-1);
if(s>i)return L(R,s,b(R,s));if(this.#t==="value"&&_(f))return L(R,i,l);if(f===w&&this.#r===A)return L(R,this.#i,C);const B=w===void 0?void 0:String.fromCharCode(
w),N=P(R.slice(i,i+2),this.#t,B);return L(R,i,N)}}const _=t=>t===T||t===v,S=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function x(t){return t.startsWith('"')?h(t):t.includes("\\u")?JSON.parse(t.replace(S,(i,s)=>s===void 0?i:"\\ufffd")):JSON.parse(t)}function h(t){return JSON.parse(
t).toWellFormed()}const d=32,e=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,r=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function u(t,i){let s=i;for(;s<t.length&&!(t.charCodeAt(s)>d||!` 	
\r`.includes(t.charAt(s)));s+=1);return s}function n(t,i){let s=i+1;for(e.lastIndex=s;e.test(t);)s=e.lastIndex;return t.charCodeAt(s)===D?s+1:~s}function g(t,i){
return r.lastIndex=i,r.test(t)?r.lastIndex:~i}const $=5,j=(t,i,s)=>s-i>=$&&Math.abs(Number(t.slice(i,s)))===1/0}),4091:((m,W,a)=>{a.d(W,{D3:()=>I,Ju:()=>A,TR:()=>y,
_6:()=>L,iP:()=>D,ol:()=>p});const o=`"\\\x07\b\f
\r	\v`,l='"\\abfnrtv',p=v=>`"${C(v.toWellFormed())}"`;function I(v,T){const M=new TextEncoder,{read:O,written:E}=M.encodeInto(v,new Uint8Array(T)),c=M.encode(v.
slice(O,O+2)).subarray(0,T-E),_=Array.from(c,S=>`\\x${k(S,2)}`).join("");return`"${C(v.slice(0,O).toWellFormed())}${_}"`}function C(v){return/^[ !#-[\]-~]*$/.test(
v)?v:v.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),b)}function b(v){const T=v.codePointAt(0)??0;return o.includes(v)?`\\${l[o.indexOf(v)]}`:T<128?`\\x${k(T,
2)}`:T<65536?`\\u${k(T,4)}`:`\\U${k(T,8)}`}const k=(v,T)=>v.toString(16).padStart(T,"0"),P=new TextDecoder("utf-8",{ignoreBOM:!0});function L(v){const T=P.decode(
v);return T.includes("\uFFFD")?P.decode(H(v)):T}const U=255;function H(v){const T=new Uint8Array(v),M=O=>((v[O]??0)&192)===128;for(const[O,E]of v.entries()){if(E<
224)continue;M(O+1)&&M(O+2)&&(E<240||M(O+3))||(T[O]=U)}return T}function D(v){let T="";for(const M of v)T+=String.fromCharCode(M);return T}const A=v=>({ok:!0,value:v}),
y=v=>({ok:!1,why:v})}),6979:((m,W,a)=>{a.d(W,{Ge:()=>E,V$:()=>L,ft:()=>U,h0:()=>T,xB:()=>M,y3:()=>H});var o=a(4091);const l=`!$&'()*+,;=:[]<>"`,p={path:"$&+,/:;\
=@",host:l,zone:l,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},I=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,C=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,
k=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,P=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function L(c,_){let S="";for(const{0:x,index:h}of c.matchAll(I))if(C.test(x)||
p[_].includes(x))S+=x;else{if(x==="%")return(0,o.TR)(v(c,h));if(x.startsWith("%")){const d=Number.parseInt(x.slice(1),16);if(A(d,_))return(0,o.TR)(`invalid URL \
escape "${x}"`);S+=y(d,_)}else if(x>"\x7F")S+=encodeURIComponent(x.toWellFormed());else{if(_==="host"||_==="zone")return(0,o.TR)(`invalid character ${(0,o.ol)(x)}\
 in host name`);S+=y(x.charCodeAt(0),_)}}return(0,o.Ju)(S)}function U(c){return c==="%2A"?(0,o.Ju)("*"):D(c,k)?(0,o.Ju)(c):L(c,"path")}const H=c=>D(c,P)?(0,o.Ju)(
c):L(c,"fragment"),D=(c,_)=>_.test(c)&&!b.test(c);function A(c,_){return _==="host"?c<128&&c!==37:_!=="zone"||c===37||c===32?!1:y(c,"zone").startsWith("%")}function y(c,_){
const S=String.fromCharCode(c);return C.test(S)||p[_].includes(S)?S:`%${c.toString(16).toUpperCase().padStart(2,"0")}`}const v=(c,_)=>`invalid URL escape ${(0,o.
D3)(c.slice(_,_+4),3)}`;function T(c){for(const _ of c.split("&")){if(_.includes(";"))return"invalid semicolon separator in query";const[,...S]=/^([^=]*)=?(.*)$/s.
exec(_)??[];for(const x of S){const h=x.search(b);if(h>=0)return v(x,h)}}return null}function M(c){return c.split("&").flatMap(_=>{if(_===""||_.includes(";"))return[];
const[,...S]=/^([^=]*)=?(.*)$/s.exec(_)??[],[x,h]=S.map(d=>L(d.replaceAll("+","%20"),"query"));return x?.ok&&h?.ok?[[O(x.value),O(h.value)]]:[]})}const O=c=>c.replaceAll(
"%20","+"),E=c=>c.toSorted(([_],[S])=>_<S?-1:_>S?1:0).map(([_,S])=>`${_}=${S}`).join("&")}),4283:((m,W,a)=>{a.d(W,{Dl:()=>U,EN:()=>v,L5:()=>y,O2:()=>n,Pl:()=>D,
aR:()=>O,cz:()=>A,jr:()=>H,lv:()=>C,sX:()=>g,t5:()=>T});var o=a(9587),l=a(6181),p=a(4091),I=a(6979);const C={opaque:"",user:null,omitHost:!1,query:"",fragment:""},
b=/[^ -~\u0080-\u{10ffff}]/u,k=/^([A-Za-z][A-Za-z0-9+.-]*):/,P=/^(?::[0-9]*)?$/,L=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function U(t){const[i,s]=u(t,"#"),R=E(i);if(!R.
ok)return(0,p.TR)(`parse ${(0,p.ol)(i)}: ${R.why}`);const f=(0,I.y3)(s);return f.ok?(0,p.Ju)({...R.value,fragment:f.value}):(0,p.TR)(`parse ${(0,p.ol)(t)}: ${f.
why}`)}function H(t){const i=t.scheme===""?"":`${t.scheme}:`,s=t.fragment===""?"":`#${t.fragment}`,R=t.opaque===""?d(t)+e(t):t.opaque;return[i,R,M(t),s].join("")}
function D(t){const i=t.opaque&&(0,o.Mi)(`//${t.opaque}`,"").slice(2);return(0,o.Mi)(H({...t,opaque:i,query:"",forceQuery:!1,fragment:""}),"")}function A(t){const i=t.
host.lastIndexOf(":"),s=i>=0&&P.test(t.host.slice(i)),R=s?t.host.slice(0,i):t.host,f=R.startsWith("[")&&R.endsWith("]");return{name:r(f?R.slice(1,-1):R),port:s?
t.host.slice(i+1):""}}const y=t=>t==="https"?443:80,v=t=>t.includes(":")?`[${t}]`:t,T=t=>(t.opaque||t.path||"/")+M(t),M=({forceQuery:t,query:i})=>t||i!==""?`?${i}`:
"";function O(t){if(t.user===null)return null;const i=`${t.user.name}:${t.user.password??""}`.replace(/%[0-9A-F]{2}/g,s=>String.fromCharCode(Number.parseInt(s.slice(
1),16)));return`Basic ${btoa(i)}`}function E(t){if(b.test(t))return(0,p.TR)("net/url: invalid control character in URL");if(t.startsWith(":"))return(0,p.TR)("mi\
ssing protocol scheme");const i=k.exec(t)?.[1]??"",s=i.toLowerCase(),[R,f]=u(i===""?t:t.slice(i.length+1),"?"),w=f===""&&t.endsWith("?"),B={...C,host:"",path:"",
scheme:s,query:f,forceQuery:w};return R.startsWith("/")?c(B,R):s!==""?(0,p.Ju)({...B,opaque:R}):u(R,"/")[0].includes(":")?(0,p.TR)("first path segment in URL ca\
nnot contain colon"):_(B,R)}function c(t,i){if(!(i.startsWith("//")&&(t.scheme!==""||!i.startsWith("///"))))return _({...t,omitHost:t.scheme!==""},i);const[R]=u(
i.slice(2),"/"),f=R.lastIndexOf("@"),w=x(R.slice(f+1),t.scheme);if(!w.ok)return w;const B=f<0?(0,p.Ju)(null):S(R.slice(0,f));return B.ok?_({...t,user:B.value,host:w.
value},i.slice(2+R.length)):B}function _(t,i){const s=(0,I.ft)(i);return s.ok?(0,p.Ju)({...t,path:s.value}):s}function S(t){if(!L.test(t))return(0,p.TR)("net/ur\
l: invalid userinfo");const[i,s]=u(t,":"),R=(0,I.V$)(i,"user");if(!R.ok)return R;if(!t.includes(":"))return(0,p.Ju)({name:R.value,password:null});const f=(0,I.V$)(
s,"user");return f.ok?(0,p.Ju)({name:R.value,password:f.value}):f}function x(t,i){const s=t.lastIndexOf("[");if(s>0)return(0,p.TR)("invalid IP-literal");if(s===
0)return h(t);const R=t.indexOf(":"),f=/^https?$/.test(i)?R:t.lastIndexOf(":"),w=f<0?"":t.slice(f);return P.test(w)?(0,I.V$)(t,"host"):(0,p.TR)(`invalid port ${(0,p.
ol)(w)} after host`)}function h(t){const i=t.lastIndexOf("]");if(i<0)return(0,p.TR)("missing ']' in host");const s=t.slice(i+1);if(!P.test(s))return(0,p.TR)(`in\
valid port ${(0,p.ol)(s)} after host`);const R=t.slice(0,i).indexOf("%25"),f=R<0?i:R,w=(0,I.V$)(t.slice(1,f),"host");if(!w.ok)return w;const B=(0,I.V$)(t.slice(
f,i),"zone");if(!B.ok)return B;const N=r(w.value+B.value),J=(0,l.r5)(N);return J===null?(0,p.TR)(`invalid host: ParseAddr(${(0,p.ol)(N)}): unable to parse IP`):
J.length===4?(0,p.TR)("invalid IP-literal"):(0,p.Ju)(`[${w.value}${B.value}]${s}`)}function d(t){if(t.host===""&&t.user===null&&(t.scheme===""||t.omitHost||t.path===
""))return"";const s=t.user?.password??null;return`//${(t.user?.name??"")+(s===null?"":`:${s}`)}${t.user===null?"":"@"}${t.host}`}function e(t){return t.host!==
""&&t.path!==""&&!t.path.startsWith("/")?`/${t.path}`:t.scheme===""&&d(t)===""&&u(t.path,"/")[0].includes(":")?`./${t.path}`:t.path}const r=t=>t.replace(/(?:%[0-9A-F]{2})+/g,
i=>(0,p._6)(Uint8Array.from(i.slice(1).split("%"),s=>Number.parseInt(s,16))));function u(t,i){const s=t.indexOf(i);return s<0?[t,""]:[t.slice(0,s),t.slice(s+i.length)]}
function n(t,i){const s=U(i);return s.ok?(0,p.Ju)(g(t,s.value)):s}function g(t,i){const s=i.scheme||t.scheme;if(i.scheme!==""||i.host!==""||i.user!==null)return{
...i,scheme:s,path:j(i.path)};const R=i.path===""&&!i.forceQuery&&i.query==="",f=R?t.query:i.query,w=R&&i.fragment===""?t.fragment:i.fragment;if(i.path===""&&t.
opaque!=="")return{...i,scheme:s,query:f,fragment:w,opaque:t.opaque};const B=j($(t.path,i.path));return{...i,scheme:s,query:f,fragment:w,user:t.user,host:t.host,
path:B}}function $(t,i){return i===""?t:i.startsWith("/")?i:t.slice(0,t.lastIndexOf("/")+1)+i}function j(t){if(t==="")return"";const i=t.split("/"),s=[];for(const B of i)
B===".."?(s.pop(),s.length===1&&s[0]===""&&s.pop()):B!=="."?s.push(B):s.length===0&&s.push("");const R=i.at(-1),f=`/${s.join("/")}${R==="."||R===".."?"/":""}`,w=(0,I.
ft)(f.startsWith("//")?f.slice(1):f);return w.ok?w.value:f}}),9075:((m,W,a)=>{a.d(W,{J6:()=>U,Oo:()=>D,Pg:()=>k,Uk:()=>L,VI:()=>H,ae:()=>o,lG:()=>p,os:()=>P,pi:()=>l});
class o{text;withheld;constructor(y,v=null){this.text=y,this.withheld=v}}const l="#",p=4096,I=200,C=2e4,b=5e6;class k{depth=0;steps=0;allSteps=0;renew(){this.steps=
0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>b}spend(y){if(this.steps+=1,this.count(),this.depth>=I||this.steps>C||this.isSpent)return;
this.depth+=1;const v=y();return this.depth-=1,typeof v=="string"&&v.length>p?void 0:v}}const P=()=>({name:()=>{},call:()=>{},effort:new k}),L=A=>typeof A=="str\
ing"||typeof A=="number"||typeof A=="boolean"?String(A):void 0,U=A=>A.find(y=>y instanceof o&&y.withheld!==null);function H(A,y){return y instanceof o?new o((A+
y.text).slice(0,p),y.withheld):new o(A)}function D(A){let y;return v=>{if(y??=new Map,!y.has(v)){y.set(v,void 0);try{y.set(v,A(v))}catch(T){throw y.delete(v),T}}
return y.get(v)}}}),5143:((m,W,a)=>{a.d(W,{As:()=>O,II:()=>v,MV:()=>h,NP:()=>M,R3:()=>y,WD:()=>T,Zl:()=>x,_M:()=>D,bH:()=>H,c1:()=>p,df:()=>l,en:()=>L,eo:()=>A,
jH:()=>C,n7:()=>d,t6:()=>I,yJ:()=>U});var o=a(8820);const l=e=>typeof e=="string"?e:`${e.line}:${e.column} ${e.file}`,p=(e,r)=>[...Map.groupBy(e,r).values()],I=(e,r)=>p(
e,r).map(([u])=>u),C=e=>I(e,l),b="//",k=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,P=1e3,L=e=>e.length<=P&&k.test(e),U=(e,r)=>`${e}${b}${r}`;function H(e){
const r=D(e);return r===null?{repository:r,path:e}:{repository:r,path:e.slice(r.length+b.length)}}function D(e){const r=e.indexOf(b);return r>0&&L(e.slice(0,r))?
e.slice(0,r):null}const A=e=>typeof e=="string"?e:`${v(e.file)}:${e.line}`,y=({file:e,line:r,column:u})=>`${v(e)}:${r}:${u}`;function v(e){const{repository:r,path:u}=H(
e);if(r===null)return(0,o.J7)(e);const n=(0,o.J7)(r);return u==="."?n:`${n}//${(0,o.J7)(u)}`}const T=1e4,M=e=>I(e,r=>typeof r=="string"?r:D(r.file)),O=e=>e.length<=
T?e:[...new Set([...M(e),...e])].slice(0,T),E=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
c=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,_=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function S(e){const{path:r}=H(
e),u=r.split("/").slice(0,_.test(r)?-2:-1);return u.find((n,g)=>E.test(n)&&!(n==="test"&&u.slice(0,g).some($=>c.test($))))}const x=e=>S(e)!==void 0,h=({file:e,isInUse:r})=>r!==
!0&&x(e);function d(e){const r=S(e);return(r===void 0?H(e).path:`**/${r}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((m,W,a)=>{a.d(W,{L2:()=>c,ie:()=>A,kL:()=>P,mB:()=>L,
nE:()=>S,xu:()=>x});var o=a(3368),l=a(3592),p=a(3152),I=a(9587),C=a(8820),b=a(2057);let k=function(...h){return{setFlagsFromString:k}=process.getBuiltinModule("\
node:v8"),new.target?new k(...h):k(...h)};function P(h,d){h.env.UV_THREADPOOL_SIZE??="64",setTimeout(()=>k("--semi-space-growth-factor=1"),E).unref(),(0,b.B_)(h.
stdout,d),(0,b.B_)(h.stderr,()=>{})}async function L(h,{stop:d,secrets:e,isFinal:r,act:u,reportMistakes:n,reportCrash:g}){const $=i=>(g((0,o.rv)(s=>D(i,s),e)),3),
j=M(h,d,{isFinal:r,crash:$}),t=await u(j).catch(i=>i instanceof p.GN?(n(e.redact(i.mistakes)),2):$(i));await O(h,t)}const U=100,H=5;function D(h,d){const e=[];let r=h;
for(;r!==void 0&&e.length<H;){const n=r instanceof Error?r.stack??r.message:String(r);e.push((0,I._U)(d(n))),r=r instanceof Error?r.cause:void 0}const u=e.join(
`
caused by: `).split(`
`).slice(0,U);return[`tf-disco ${l.xv} crashed; this is a bug, please report it with this text at ${l.xV}`,...u.map(n=>(0,C.BP)((0,C.RK)(n)))].join(`
`)}const A=({hrtime:h})=>()=>Number(h.bigint())/1e6,y=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],v=300,T=5e3;function M(h,d,{isFinal:e,crash:r}){const u=A(h),n=new AbortController;
let g=0;const $=()=>e||n.signal.aborted;for(const j of y)h.on(j,()=>{const t=u()-g;d.end({kind:"signal",signal:j}),$()?(e||t>v)&&(h.removeAllListeners(j),h.kill(
h.pid,j)):g=u(),n.abort()});return h.on("uncaughtException",j=>{d.end({kind:"crash"});const t=r(j);$()&&h.exit(t),n.abort(),setTimeout(()=>h.exit(t),T).unref()}),
h.on("exit",()=>d.end({kind:"crash"})),n.signal}async function O(h,d){const{stdout:e,stderr:r}=h;for(const n of[e,r])await new Promise(g=>n.write("",g));if(h.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&h.platform!=="win32"&&h.execve!==void 0){const{execPath:n}=h;h.execve(n,[n,"--eval",`require('node:process').exit(${d})`],{})}h.
exit(d)}const E=100,c=()=>k("--heap-growing-percent=20"),_=100;async function S(h,d,e){let r=Date.now();for(;;){const u=h.next(d.why!==null);if(u.done)return u.
value;Math.abs(Date.now()-r)<_||(e(u.value),await x(),r=Date.now())}}const x=()=>new Promise(h=>setImmediate(h))}),2057:((m,W,a)=>{a.d(W,{B_:()=>k,Dx:()=>b,PL:()=>L,
aH:()=>U,yy:()=>p});var o=a(1342),l=a(3152);async function p(T,M){for(const O of(0,o.mk)(M)){if(!T.writable)return;T.write(O)||await I(T)}}const I=T=>new Promise(
M=>{const O=["drain","error","close"],E=()=>{for(const c of O)T.off(c,E);M()};for(const c of O)T.on(c,E)}),C=1024*1024;async function*b(T){let M="";for await(const O of T.
setEncoding("utf8")){const[E="",...c]=String(O).split(`
`),_=[M+E,...c];M=_.pop()??"";for(const S of _)yield S.replace(/\r$/,"");if(M.length>C)throw new l.GN(["a line of standard input exceeds 1 MiB"])}M!==""&&(yield M)}
function k(T,M){let O=!1;T.on("error",E=>{const c=!O;O=!0,c&&E.code!=="EPIPE"&&M((0,o.A3)(E))})}const P={min:40,max:100,unknown:80};function L({columns:T},M){return T||
Number(/^\d{1,4}$/.exec(M.COLUMNS??"")?.[0])||P.unknown}function U(T,M,O){const E=M==="auto"?H(T,O):M==="always",c=Math.max(P.min,Math.min(L(T,O),P.max));return{
colour:E,hyperlinks:E&&T.isTTY===!0&&v(O),width:T.isTTY?c:Number.POSITIVE_INFINITY}}function H({isTTY:T},M){return M.NO_COLOR||M.TERM==="dumb"&&!M.FORCE_COLOR?!1:
M.FORCE_COLOR?M.FORCE_COLOR!=="0":T===!0}const D=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,A=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
y=5001;function v(T){const{FORCE_HYPERLINK:M,TERM:O="",TERM_PROGRAM:E="",VTE_VERSION:c}=T;return M?M!=="0":T.CI||T.NO_COLOR||O==="dumb"?!1:Number(c)>=y||D.test(
E)||A.test(O)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(_=>T[_])}}),3229:((m,W,a)=>{a.d(W,{Kc:()=>U,L6:()=>b,NM:()=>h,cr:()=>d,x3:()=>E});var o=a(9587),l=a(
1831),p=a(5011);const I=1024,C=e=>(0,l.Pv)(e).ok;function b(e){if(e.length>I)return null;const r=(0,l.Pv)(e);if(r.ok)return k(e,(0,l.pk)(r.value));const u=H(e);
if(u!==null)return u;const{inside:n,removed:g}=y(e);if(e.includes("@",e.lastIndexOf(n)))return"write the hostname alone, not a URL";for(const $ of g.length===0?
[]:[n,n.replace(/:\D.*$/s,"")])if(C($))return`remove ${v(g)}: ${$}`;return T(n)}function k(e,r){if(/(^|\.)xn--/i.test(e))return`write it in Unicode: ${r}; upper\
-case punycode is only accepted by accident`;const u=r.replace(/(?<!\.)\.+(?=$|:)/,"");return u===r?null:`remove the trailing dot: tokens and settings for ${u} \
do not apply to this host`}const P=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,L="replace the placehol\
der",U=e=>P.test(e);function H(e){if(U(e))return L;const r=e.split(/[\s,;]+/).filter(u=>u!=="");return r.length<2?null:r.every(u=>u.includes(".")&&C(u))?`write \
one hostname at a time: ${r[0]}`:"remove the spaces, commas and semicolons"}const D=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,A=[["the white space",
e=>e.trim()],["the quotation marks",e=>e.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",e=>e.replace(D,"")],["the trailing slash",e=>e.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",e=>e.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",e=>e.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",e=>e.slice(e.lastIndexOf("@")+
1)],["the trailing colon",e=>e.replace(/^([^:]*):$/,"$1")]];function y(e){let r=e;const u=[];for(const[n,g]of A){const $=g(r);$!==r&&u.push(n),r=$}return{inside:r,
removed:u}}const v=e=>e.join(", ").replace(/, ([^,]*)$/," and $1");function T(e){if(/^\[.*\](:\d+)?$/s.test(e)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(e))return"\
use a DNS name; the clients do not support IPv6 addresses";if(e.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(e)){
const g=(0,l.WV)(e);return C(g)?`write it in Unicode: ${g}`:"write it in Unicode, not in punycode"}if(e.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(e.includes("_")){const g=e.replaceAll("_","-");return`a hostname cannot contain underscores${C(g)?`; did you mean ${g}?`:""}`}const r=e.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(r!==e&&C(r))return`remove the extra dots: ${r}`;if(/(^|\.)-|-(\.|:|$)/.test(e))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(e))return"a label cannot have hyphens as its third and fourth character";const[,u="",n=""]=/^([^:]*):(.*)$/s.
exec(e)??[];return C(u)?/^[+-]?[0-9]+$/.test(n)?"use a port from 1 to 65535":`write the port as a number: ${u}:8443`:null}const M=e=>{const r=(0,p.rE)(e,"terraf\
orm");return r.ok&&!r.value.hostImplied},O=e=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(e),E="write a path such as ./network, a registry address (NAMESPACE/NAM\
E/SYSTEM) or a URL";function c({text:e,isRemote:r}){if(e==="")return E;if(!r&&U(e))return L;if(e!==e.trim())return"remove the white space around the address";const[
,u="",n=""]=/^(https?:\/\/)(.*)$/i.exec(e)??[];return u===""||!M(n)?null:`remove ${u} to use the registry module: ${n}${r?"; with it, the client downloads an ar\
chive from this URL (for a Git repository, write git::https://\u2026)":""}`}function _({isRemote:e,parts:[r="",...u]}){if(u.length!==3)return null;const[,n="",g=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(r)??[];if(n!=="localhost"&&g==="")return O(r)?b(r):null;const $=e?`; the client reads "${n}" as a download method`:"";return`write a host with a dot, such \
as 127.0.0.1${g} or ${n}.localdomain${g}${$}`}function S({parts:e}){if(e.length===3&&O(e[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the \
host${e[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const r=/^https?:$/i.test(e[0]??"")&&e[1]==="",[u="",...n]=r?e.slice(2):
e;return n.length<4||!O(u)?null:/^v?\d+\.\d+/.test(n[3]??"")?`write ${[u,...n.slice(0,3)].join("/")}, and the version in the \`version\` argument`:`write HOST/N\
AMESPACE/NAME/SYSTEM, such as ${[u,...n.slice(-3)].join("/")}; service discovery works only at the root of a host, not below /${n[0]}, and a namespace has one p\
art (in GitLab, the top-level group)`}function x({text:e,parts:r}){if(e.includes("://"))return null;if(r.length>=3&&e.includes("?"))return"remove the query; set\
 the version with the `version` argument";const u=r.at(-1)??"";return[3,4].includes(r.length)&&/[A-Z]/.test(u)?`write the target system in lower case: ${[...r.slice(
0,-1),u.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(e)?`write ./${e} to use a directory of the same repository${r.length<5?"":`, or ${r.slice(0,
3).join("/")}//${r.slice(3).join("/")} for one of a registry module`}`:null}function h(e,r,u){if(r.kind==="local"||e.length>I)return null;const[n="",...g]=e.split(
"/");if(u.ok)return u.value.hostImplied?null:b(n);const $=g.length===0?[]:g.join("/").split("//",1)[0]?.split("/")??[],j=r.kind==="remote",t={text:e,isRemote:j,
parts:[n,...$]};return c(t)??_(t)??(j?null:S(t)??x(t))}function d(e){if(e.length>I)return null;if(U(e))return L;if(e!==e.trim())return"remove the white space ar\
ound the address";const[,r=""]=/^https?:\/\/(.*)$/i.exec((0,o.Mi)(e,""))??[];if(r!=="")return`remove the scheme: ${r}`;const u=e.split("/"),[n=""]=u;return u.length===
2&&O(n)?"write HOST/NAMESPACE/TYPE, two parts after the host":u.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":u.length===3?b(n):null}}),
1064:((m,W,a)=>{a.d(W,{$I:()=>y,Du:()=>b,Eo:()=>u,Jd:()=>r,Mq:()=>M,NX:()=>T,SO:()=>v,SZ:()=>U,Y8:()=>h,Yr:()=>H,ab:()=>A,bB:()=>P,d3:()=>d,mh:()=>n,n3:()=>p,pH:()=>c,
rG:()=>D,sX:()=>e,tB:()=>S,zK:()=>k});const o="registry.terraform.io",l=[o,"registry.opentofu.org"],p=$=>l.includes($),I=["modules.v1","providers.v1"],C={terraform:{
name:"Terraform",uses:I,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:I,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:I,replaces:I,defaults:l},
renovate:{name:"Renovate",uses:I,replaces:[],defaults:[o]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:[
"modules.v1"],replaces:["modules.v1"]}},b=["terraform","opentofu"],k=Object.keys(C),P=Object.fromEntries(Object.entries(C).map(([$,{name:j}])=>[$,j])),L=$=>C[$],
U=$=>I.includes($)?k.filter(j=>L(j).uses.includes($)):b,H=$=>k.filter(j=>L(j).defaults?.includes($)),D=k.filter($=>L($).replaces.length>0),A=$=>k.filter(j=>L(j).
replaces.includes($)),y={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"\
opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},v=$=>Object.hasOwn(y,$),T={terraform:3,opentofu:9},M=$=>$===
429||$>=500&&$!==501,O={from:null,before:null,retries:0,skipsOverridden:!1},E={...O,client:"terraform"},c=[{...E,name:"Terraform 1.14 and earlier",before:"1.15",
attemptMs:11e3},{...E,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...O,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],
_={terraform:"1.15.0",opentofu:"1.12.0"};function S($,j){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(j[$]??"");if(t===null)return _[$];
const i=t[1]?.split(".")??[];return[0,1,2].map(s=>i[s]??"0").join(".")}function x($,j){const[t=[],i=[]]=[$,j].map(R=>R.split(".").map(Number)),s=t.findIndex((R,f)=>R!==
i[f]);return s<0||(t[s]??0)>(i[s]??0)}const h={terraform:"1.15",opentofu:"1.8"},d=({releases:$,versions:j})=>b.filter(t=>t==="terraform"?!$.some(i=>i.client===t&&
i.before===null):!x(S(t,j),"1.8.0")),e=$=>x($,"1.12.0"),r=($,j)=>$==="opentofu"||!x(j,"1.13.0"),u=$=>x($,"1.14.0");function n($,{attemptMs:j,retries:t}){const i=$.
findIndex((s,R)=>R===t||!g(s,j));return i<0?null:i}function g({response:$,hops:j,headMs:t},i){return t===null?$.kind==="failed"&&$.transient:t>i||M(j.at(-1)?.status??
0)}}),1831:((m,W,a)=>{a.d(W,{$Y:()=>v,$k:()=>E,$o:()=>r,Bz:()=>$,Fq:()=>D,Jr:()=>u,Pm:()=>d,Pv:()=>L,Rt:()=>H,Sv:()=>M,WV:()=>T,cu:()=>O,ev:()=>n,fK:()=>c,nx:()=>y,
pk:()=>A,xV:()=>P,yo:()=>e});var o=a(4091),l=a(4283),p=a(8408);const I=443,C=65535,b=9223372036854775807n,k=-9223372036854775808n,P="TF_TOKEN_";function L(f){const{
name:w,portion:B}=_(f.toWellFormed()),N=S(B);if(!N.ok)return/^https?$/i.test(w)?(0,o.TR)("need just a hostname and optional port number, not a full URL"):N;if(N.
value.startsWith(":-"))return(0,o.TR)("port number is negative");const J=x(w);if(J!==null)return(0,o.TR)(J);const X=(0,p.YE)(w);return X.ok?X.value===""?(0,o.TR)(
"nothing is left of the hostname once it is normalized"):(0,o.Ju)(X.value+N.value):X}const U=new Set(["localterraform.com","localtofu.com"]),H=f=>U.has(f);function D(f){
const w=L(f);return w.ok||!f.includes("xn--")?w:L(T(f))}function A(f){const{name:w,portion:B}=_(f);return(0,p.DI)(w)+B}function y(f){const w=A(f);return w===f?f:
`${w} (${f})`}const v=f=>f.includes("xn--")?f.replace(/[^\s"'`/@=,;()]+ \(([^\s()]*xn--[^\s()]*)\)/g,"$1"):f;function T(f){const{name:w,portion:B}=_(f.toWellFormed()),
N=S(B);return((0,p.QC)(w)??w)+(N.ok?N.value:B)}function M(f){const{name:w,portion:B}=_(f);return{name:w,port:B===""?I:Number(B.slice(1))}}const O=f=>({...l.lv,scheme:"\
https",host:f,path:"/.well-known/terraform.json",forceQuery:!1});function E(f){if(!f.startsWith(P))return null;const w=f.slice(P.length).replaceAll("__","-").replaceAll(
"_","."),B=L(T(w));return B.ok?B.value:null}function c(f){const w=[f,A(f)].flatMap(B=>[B.replaceAll("-","__"),B]).map(B=>P+B.replaceAll(".","_"));return[...new Set(
w)].filter(B=>E(B)===f)}function _(f){const w=f.indexOf(":");return w===-1?{name:f,portion:""}:{name:f.slice(0,w),portion:f.slice(w)}}function S(f){if(f==="")return(0,o.
Ju)("");const w=f.slice(1);if(!/^[+-]?[0-9]+$/.test(w))return(0,o.TR)("port portion contains non-digit characters");const B=w.replace(/^([+-]?)0+(?=[0-9])/,"$1"),
N=B.length>20?null:BigInt(B.replace("+",""));return N===null||N>b||N<k?(0,o.TR)("port portion contains non-digit characters"):N>C?(0,o.TR)("port number is great\
er than 65535"):(0,o.Ju)(N===BigInt(I)?"":`:${N}`)}function x(f){if(f==="")return"empty string is not a valid hostname";for(const w of f.replace(/\.{1,2}$/,"").
split(".")){if(w==="")return"hostname contains empty label (two consecutive periods)";if(w.startsWith("xn--"))return`hostname label ${(0,o.ol)(w)} specified in \
punycode format; service hostnames must be given in unicode`}return null}const h={http:"80",https:"443",ssh:"22"};function d(f){const{name:w,port:B}=(0,l.cz)(f),
N=(0,l.EN)(w),J=B===""||B===h[f.scheme];return r(J?N:`${N}:${B}`)}function e(f){const w=(0,l.Dl)(f);return w.ok?d(w.value):null}function r(f){const w=L(f);return w.
ok?w.value:f.toLowerCase()||null}const u=(f,w)=>w.length===0||w.some(B=>B.subdomains?f.endsWith(`.${B.host}`):f===B.host),n=(f,w)=>u(f,w.allowedHosts)||w.hostnames.
some(B=>B.host===f),g=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function $(f,w,B){const[N]=f.length===0?[]:c(w);return N===void 0?[]:f.flatMap(J=>{const X=E(J);if(X!==null&&
B.has(X))return[];const se=j(J,X,w);return se===null?[]:[{variable:J,why:se,write:N,isParent:t(X,w)}]})}function j(f,w,B){const N=g.exec(f)?.[0];if(N===void 0)return null;
const J=f.slice(N.length);return w!==null&&t(w,B)?`it is for ${y(w)} only: the clients do not use the tokens of parent domains`:s(B).some(X=>X===i(J))?N!==P?`it\
 begins with ${N}, and the clients read only ${P}`:w===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${y(w)}${R(J,B)}`:
null}const t=(f,w)=>f!==null&&M(w).name.endsWith(`.${M(f).name}`),i=f=>f.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function s(f){
const{name:w}=M(f);return[...new Set([f,w,A(f)].map(i))]}function R(f,w){const{name:B,port:N}=M(w);return N!==443&&!f.includes(":")?"; a port follows a colon":B.
includes("-")&&!f.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((m,W,a)=>{a.d(W,{mI:()=>A,QC:()=>H,ER:()=>h,YE:()=>U,DI:()=>D});const o=(...d)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...d),l=(...d)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...d);var p=a(4091);const I=256,C={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},b={...C,checkBidi:!1},k=new RegExp("\\p{M}{31}","u"),
P="xn--",L=new TextEncoder;function U(d){const e=T(d,!1);if(!e.ok)return e;const r=M(e.value,C);return r===null?(0,p.TR)(y(E(d,!1))):(0,p.Ju)(r)}function H(d){const e=T(
d,!0);if(!e.ok)return null;const r=M(e.value,b);if(r===null)return null;const u=T(r,!1);return u.ok?u.value.join("."):null}const D=d=>O(d)?l(d,C).domain:d,A=d=>l(
d).domain,y=d=>`idna: invalid label ${(0,p.ol)(d)}`;function v(d){return`idna: disallowed rune U+${(d.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"\
0")}`}function T(d,e){if(d.length>I&&O(d))return(0,p.TR)(`hostname is longer than ${I} characters`);const r=[];for(const u of E(d,e).split(".")){const n=u.startsWith(
P)?c(u):(0,p.Ju)(u);if(!n.ok)return n;const g=_(n.value);if(g!==null)return(0,p.TR)(g);r.push(n.value)}return(0,p.Ju)(r)}function M(d,e){const r=d.join(".");return h(
r)?r:o(r,e)}const O=d=>/[^\0-\x7f]|xn--/i.test(d);function E(d,e){return d.replace(/[A-Z]+|[^\0-\x7f]/gu,u=>h(u)?u.toLowerCase():l(u,{transitionalProcessing:e}).
domain).normalize("NFC")}function c(d){const e=d.slice(P.length);if(e==="")return(0,p.Ju)("");const r=l(d).domain;return r===d||h(r)?(0,p.TR)(y(e)):r.normalize(
"NFC")!==r||!Array.from(r).every(x)?(0,p.TR)(y(r)):(0,p.Ju)(r)}function _(d){if(S(d))return y(d);if(/^[a-z0-9-]*$/.test(d))return null;if(k.test(d))return y(d);
if(!h(d)&&o(d,b)!==null)return null;for(const e of d){if(!x(e))return y(d);if(e<"\x80"&&!/[a-z0-9-]/.test(e))return v(e)}return y(d)}function S(d){if(d.startsWith(
"-")||d.endsWith("-"))return!0;if(!d.slice(0,4).includes("--"))return!1;const e=L.encode(d.slice(0,5));return e.length>4&&e[2]===45&&e[3]===45}function x(d){if(d<
"\x80")return!0;const{domain:e,error:r}=l(`1${d}`);return!r&&e===`1${d}`}const h=d=>!/[^\0-\x7f]/.test(d)}),5011:((m,W,a)=>{a.d(W,{A:()=>y,Nj:()=>T,Vm:()=>U,mD:()=>H,
rE:()=>A,vL:()=>D});var o=a(4091),l=a(1831),p=a(4321);const I={terraform:H("registry.terraform.io"),opentofu:H("registry.opentofu.org")},C=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
b=/^[0-9a-z]{1,64}$/,k="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",P="must be between one and 64 ASCII letters or digits",L={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},U=E=>I[E];function H(E){const c=(0,l.Pv)(E);if(!c.ok)throw new Error(c.why);return c.value}function D(E,c){if(T(E))return{kind:"local"};const _=A(
E,c);if(_.ok)return _.value;const S=(0,p.cx)(E,c);if(!S.ok)return{kind:"invalid",error:S.why};const{subdirectory:x,host:h}=S.value;return{kind:"remote",subdirectory:x,
host:h}}function A(E,c){return T(E)?(0,o.TR)(`can't use local directory ${(0,o.ol)(E)} as a module registry address`):v(E,"module",c)}const y=E=>v(E,"component",
"terraform");function v(E,c,_){const S=L[c],{address:x,subdirectory:h}=(0,p.UQ)(E);if(h.startsWith("../"))return(0,o.TR)((0,p.dr)(h,c));const d=x.split("/"),e=d.
length===S.parts;if(!e&&d.length!==S.parts+1)return(0,o.TR)(`a ${c} registry source address must have ${S.count}`);const r=e?(0,o.Ju)(U(_)):M(d.shift()??"",c);if(!r.
ok)return r;const u=O(d,c);if(u!==void 0)return(0,o.TR)(u);const[n="",g="",$=""]=d,j={namespace:n,name:g,system:$,subdirectory:h};return(0,o.Ju)({kind:"registry",
host:r.value,hostImplied:e,...j})}const T=E=>/^\.\.?[/\\]/.test(E);function M(E,c){const _=(0,l.Pv)(E);if(!_.ok){const S=`invalid ${c} registry hostname ${(0,o.
ol)(E)}`;return E.includes("--")?(0,o.TR)(`${S}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,o.TR)(S)}return _.
value.includes(".")?L[c].reserved.includes(_.value)?(0,o.TR)(`can't use ${(0,o.ol)(_.value)} as a ${c} registry host, because it's reserved for installing direc\
tly from version control repositories`):_:(0,o.TR)(`invalid ${c} registry hostname: must contain at least one dot`)}function O([E="",c="",_],S){if(!C.test(E))return E.
includes(".")?`source address must have ${L[S].afterHost}`:`invalid namespace ${(0,o.ol)(E)}: ${k}`;const x=`${S} registry addresses may not include a query str\
ing portion`;if(!C.test(c))return _===void 0&&c.includes("?")?x:`invalid ${S} name ${(0,o.ol)(c)}: ${k}`;if(!(_===void 0||b.test(_)))return _.includes("?")?x:`i\
nvalid target system ${(0,o.ol)(_)}: ${P}`}}),4321:((m,W,a)=>{a.d(W,{UQ:()=>L,cx:()=>b,dr:()=>H,uE:()=>P});var o=a(4091),l=a(4283),p=a(6979),I=a(1064),C=a(1831);
function b(h,d){const{address:e,subdirectory:r}=L(h);if(r.startsWith("../"))return(0,o.TR)(H(r));const u=y(e.toWellFormed(),d);if(!u.ok)return u;const{subdirectory:n}=u.
value;if(n==="")return(0,o.Ju)({...u.value,subdirectory:r});const g=U(`${n}/${r}`);return g.startsWith("../")?(0,o.TR)(`detected ${H(g)}`):(0,o.Ju)({...u.value,
subdirectory:g})}const k=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function P(h,d){const e=k.exec(
h)?.[0];if(e===void 0)return null;const r=b(`${e}a/b`,d);return r.ok?r.value.host:null}function L(h){const d=h.indexOf("?"),e=d<0?h:h.slice(0,d),r=e.indexOf(":/\
/"),u=e.indexOf("//",r<0?0:r+3);if(u<0)return{address:h,subdirectory:""};const n=d<0?"":h.slice(d),g=e.slice(u+2);return{address:e.slice(0,u)+n,subdirectory:g===
""?"":U(g)}}function U(h){const d=h.startsWith("/"),e=[];for(const u of h.split("/"))u===""||u==="."||(u!==".."?e.push(u):e.length>0&&e.at(-1)!==".."?e.pop():d||
e.push(u));const r=(d?"/":"")+e.join("/");return r===""?".":r}const H=(h,d="module")=>`subdirectory path ${(0,o.ol)(h)} leads outside of the ${d} package`,D=(h,d=h.
scheme)=>(0,o.Ju)({subdirectory:"",host:h.scheme==="file"?null:(0,C.Pm)(h),getter:d,url:h}),A=(h,d)=>(0,o.Ju)({subdirectory:"",host:d,getter:h,url:null});function y(h,d){
const[,e,r]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(h)??[h,void 0,h],{address:u}=L(r??h),n=(0,l.Dl)(u);if(n.ok&&n.value.scheme!=="")return D(n.value,e);for(const $ of x){
const j=$(u,d);if(j?.ok)return(0,o.Ju)({...j.value,getter:e??j.value.getter});if(j!==void 0)return j}const g=d==="terraform"?"address":"string";return(0,o.TR)(`\
invalid source ${g}: ${h}`)}function v(h,d,e){const r=(0,l.Dl)(h);if(!r.ok)return(0,o.TR)(`error parsing ${d} URL: ${r.why}`);const{path:u}=r.value,n=e==="git"&&
!u.endsWith(".git");return D(n?{...r.value,path:`${u}.git`}:r.value,e)}const T=h=>{if(!h.startsWith("github.com/"))return;const d=h.replace(/\?.*$/s,"").split("\
/");if(d.length<3)return(0,o.TR)("GitHub URLs should be github.com/username/repo");const e=v(`https://${d.slice(0,3).join("/")}`,"GitHub","git");if(!e.ok||d.length===
3)return e;const r=(0,p.V$)(d.slice(3).join("/").replaceAll("%","%25"),"path");if(!r.ok)return r;if(r.value==="")return e;const u=U(r.value).replaceAll("%","%25");
return(0,o.Ju)({...e.value,subdirectory:u})},M=(h,d)=>{const[,e,r,u]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(h)??[];if(r===void 0||u===void 0)return;const n=(0,p.
h0)(/\?(.*)$/s.exec(u)?.[1]??""),g=d==="terraform"?"Git":"GitHub";return n!==null?(0,o.TR)(`error parsing ${g} SSH URL: ${n}`):e==="git"?A("git",(0,C.$o)(r)):void 0},
O=h=>h.startsWith("bitbucket.org/")?v(`https://${h}`,"BitBucket","git"):void 0,E=(h,d)=>{const e=d==="terraform"?"googleapis.com/":".googleapis.com/";if(!h.includes(
e))return;const r=h.split("/");return r.length<5?(0,o.TR)("URL is not a valid GCS URL"):v(`https://www.googleapis.com/storage/${r.slice(2).join("/")}`,"GCS","gc\
s")},c=h=>{if(!h.includes(".amazonaws.com/"))return;const[d="",...e]=h.split("/"),r=_(d.split("."));return r===void 0?(0,o.TR)("URL is not a valid S3 URL"):v(`h\
ttps://${[r,...e].join("/")}`,"S3","s3")};function _(h){const[d="",e="",r=""]=h;return h.length===3?`${d}.amazonaws.com`:h.length===4?`${e}.amazonaws.com/${d}`:
h.length===5&&e==="s3"?`s3.${r}.amazonaws.com/${d}`:void 0}const x=[T,M,O,E,c,(h,d)=>{if(h!=="")return h.startsWith("/")?A("file",null):(0,o.TR)(`${I.bB[d]} can\
not detect a supported external module source type for ${h}`)}]}),9562:((m,W,a)=>{a.d(W,{Bn:()=>L,D6:()=>M,Ls:()=>I,M:()=>U,OA:()=>E,OZ:()=>P,S3:()=>k,TE:()=>g,
TW:()=>_,Tz:()=>$,Uc:()=>w,e$:()=>C,eQ:()=>h,oe:()=>u,p4:()=>v,qE:()=>O,uW:()=>B,vy:()=>i,xq:()=>b});var o=a(3307),l=a(4091),p=a(4283);const I=4096,C="modules.v\
1",b="providers.v1",k="login.v1",P="tfe.v2",L="tfe.v2.1",U="tfe.v2.2",H=[C,b,P,L,U],D=[k,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],A=N=>N.split(
".",1)[0]??"",y=(N,J)=>N.some(X=>A(X)===A(J)),v=N=>y([...H,"state.v2"],N),T=new Set([...H,...D]),M=N=>T.has(N),O=N=>v(N)||y(D,N);function E(N){if(O(N))return null;
const J=N.toLowerCase(),X=se=>se===J||se.slice(A(se).length)===J.slice(A(J).length)&&A(se).length>=c&&_(A(se),A(J));return[...T].find(X)??null}const c=5;function _(N,J){
let X=0;for(;X<N.length&&N[X]===J[X];)X+=1;const[se,Q]=[N.slice(X),J.slice(X)];return se.slice(1)===Q||se===Q.slice(1)||se.slice(1)===Q.slice(1)||se.slice(2)===
Q.slice(2)&&se[0]===Q[1]&&se[1]===Q[0]}const S="[0-9A-Za-z~-]",x=N=>`${N}${S}*(?:\\.${S}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${x("[0-9]")})|-?(${x("[A-Za-z~-]")}\
))?(?:\\+(${x(S)}))?`,d=new RegExp(`^${h}$`),e=2n**63n-1n,r=2n**64n-1n;function u(N,J){const X=N.indexOf(".");if(X<0)return(0,l.TR)(`invalid service ID format (\
i.e. service.vN): ${N}`);const se=N.slice(0,X),Q=N.slice(X+1);switch(J){case"terraform":return d.exec(Q)?.[1]?.split(".").every(fe=>n(fe,e))?(0,l.Ju)({name:se,version:Q}):
(0,l.TR)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const ie=se==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(ie)&&n(ie.slice(1),r)?
(0,l.Ju)({name:se,version:Q}):(0,l.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const n=(N,J)=>N.replace(/^0+/,"").
length<=String(J).length&&BigInt(N)<=J;function g(N,J){const X=u(N,J.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:se}=X.value;if(J.services===null)
return{kind:"missing",why:$(se)};const Q=J.services.find(ie=>ie.id===N);return Q!==void 0?j(Q,X.value,J):J.services.some(ie=>ie.id.startsWith(`${se}.`))?{kind:"\
version",why:t(X.value,J)}:{kind:"missing",why:`host ${J.display} does not provide a ${se} service`}}const $=N=>`host does not provide a ${N} service`;function j({
id:N,value:J},X,se){if(J===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${I} characters, which this check does not read`,value:""};
if(N===k)return(0,o.Gv)(J)?{kind:"object",value:J}:{kind:"type",why:`service ${N} must be declared with an object value in the service discovery document`,value:J};
if(typeof J!="string")return{kind:"type",why:t(X,se),value:J};const Q=i(se.documentUrl,J);if(Q.ok)return{kind:"url",url:Q.value,value:J};const ie=`failed to par\
se service URL: ${Q.why}`;return{kind:"bad-url",reason:Q.reason,why:ie,value:J}}function t({name:N,version:J},{client:X,display:se}){const Q=X==="terraform"?J:BigInt(
/\d+/.exec(J)?.[0]??0);return`host ${se} does not support ${N} version ${Q}`}function i(N,J){const X=(0,p.Dl)(J);if(!X.ok)return{...X,reason:"syntax"};const Q=X.
value.scheme===""?(0,p.sX)(N,X.value):X.value;return Q.scheme!=="http"&&Q.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${Q.scheme}`}:Q.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...Q,fragment:""}}}const s=[P,L],R=[C,b],f=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...s,...R]},{matches:/^api\.env0\.com$/,services:R},{matches:/^backend\.api\.env0\.com$/,services:s},{matches:/\.scalr\.io$/,services:s}],w=N=>f.find(
({matches:J})=>J.test(N))?.services??[],B={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((m,W,a)=>{a.d(W,{Il:()=>l,nL:()=>I,ou:()=>p});
const o="***",l=4;class p{#e;constructor(k){this.#e=k}reveal(){return this.#e}toString(){return o}toJSON(){return o}[Symbol.for("nodejs.util.inspect.custom")](){
return o}}function I(b){const[k]=b;let P=!1;return b.map(({scheme:L,name:U})=>(P||=k!==void 0&&!C(k.name,U),P?"dropped":L==="https"?"sent":"withheld"))}function C(b,k){
return b===k?!0:/[:%]|^[\d.]+$/.test(k)?!1:k.endsWith(`.${b}`)}}),3592:((m,W,a)=>{a.d(W,{Bw:()=>p,G5:()=>b,_O:()=>l,aq:()=>I,xV:()=>C,xv:()=>o});const o="1.0.0",
l=`tf-disco-action/${o}`,p="https://github.com/org/tf-disco-action",I=`${p}/blob/v1/docs/problems.md`,C=`${p}/issues`,b=2}),3469:((m,W,a)=>{a.d(W,{l:()=>D,w:()=>H});
var o=a(1064);const l=[1e10,1e5,1],p=Number.POSITIVE_INFINITY,I={from:0,before:p},C={from:Number.MAX_SAFE_INTEGER,before:p},b=200,k=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function P(A){if(A.length>b)return null;if(A==="latest")return C;const y=A.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(T=>T!==""),v=y.map(L);return y.length===0||v.includes(null)?null:{from:Math.max(...v.map(T=>T?.from??0)),before:Math.min(...v.map(T=>T?.before??p))}}function L(A){
const y=k.exec(A);if(y===null)return null;const[,v="",...T]=y,M=T.slice(0,3).filter(S=>/^\d/.test(S??"")),{length:O}=M,E=M.reduce((S,x,h)=>S+Number(x)*(l[h]??0),
0),c=S=>{const x=l[Math.max(S,1)-1]??1;return E-E%x+x};if(v==="!=")return I;if(v===">=")return{from:E,before:p};if(v===">")return{from:c(O),before:p};if(v==="<")
return{from:0,before:E};if(v==="<=")return{from:0,before:c(O)};const _={"~>":O-1,"^":1,"~":Math.min(O,2)}[v];return{from:E,before:c(_??O)}}function U(A,y){const{
from:v,before:T}=P(A)??I,M=P(y.from??"")?.from??0,O=P(y.before??"")?.from??p;return v<O&&M<T}function H(A,y){const v=o.pH.filter(M=>M.client===A);if(y.length===
0)return v;const T=v.filter(M=>y.some(O=>U(O,M)));return T.length===0?v:T}const D=A=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(A)}),3474:((m,W,a)=>{
a.d(W,{CV:()=>y,KT:()=>k,Ob:()=>r,PW:()=>A,TN:()=>M,WD:()=>O,YA:()=>c,Yq:()=>S,ai:()=>E,lq:()=>H,lx:()=>_,pS:()=>T,p_:()=>v,xH:()=>D});var o=a(4091),l=a(2713),p=a(
3469),I=a(9587),C=a(7630),b=a(8535);const k=u=>Object.keys(u).map(n=>({name:n,...u[n]})),P=(u,n)=>({isList:!1,value:u,parse:n}),L=u=>({value:u,mistakes:[]}),U=(u,n)=>({
...u,parse:(g,$)=>{const{value:j,mistakes:t}=u.parse(g,$);return{value:n(j),mistakes:t}}}),H=({parse:u,...n})=>({...n,parse:(g,$)=>g===""?L(null):u(g,$)}),D=(u,n)=>P(
u,(g,$)=>{const j=g===""?(0,o.Ju)(null):n(g);return j.ok?L(j.value):{value:null,mistakes:[`${$}: ${j.why}`]}}),A=D("FILE",o.Ju),y=D("TOKEN",u=>(0,o.Ju)(new l.ou(
u))),v=(u,n,g=C.Dw)=>({isList:!0,value:u,parse:($,j)=>{const t=g($).map(i=>{const s=n(i),R=s.ok?s:n((0,I.Mi)(i));return R.ok?s:R});return{value:t.flatMap(i=>i.ok?
[i.value]:[]),mistakes:t.flatMap(i=>i.ok?[]:[`${j}: ${i.why}`])}}}),T=1e4,M=U(v("HOST",C.l6),u=>Array.from(Map.groupBy(u,({host:n})=>n),([n,g])=>({host:n,services:[
...new Set(g.flatMap(({services:$})=>$))],addresses:g.flatMap(({addresses:$})=>$)}))),O=u=>U(v("LABEL",C.V8),n=>{const g=n.flat();return[...new Set(g.length===0?
[u]:g)]}),E=({min:u,max:n,whole:g})=>P("N",($,j)=>{const t=/^\d+(\.\d+)?$/.test($)?Number($):Number.NaN;if(t>=u&&t<=n&&(!g||Number.isInteger(t)))return L(t);const s=`${j}\
 is "${$}", expected ${g?"a whole number":"a number"} from ${u} to ${n}`;return{value:u,mistakes:[s]}}),c=u=>({...U(E(u),n=>n*1e3),value:"SECONDS"}),_=P("",(u,n)=>{
const g=/^(true|True|TRUE)$/.test(u),$=g||/^(false|False|FALSE)$/.test(u);return{value:g,mistakes:$?[]:[`${n} is "${u}", expected "true" or "false"`]}}),S=(...u)=>({
...P(u.join("|"),(n,g)=>{const j=u.some(t=>t===n)?[]:[`${g} is "${n}", ${x(n,u)}`];return{value:n,mistakes:j}}),choices:u}),x=(u,n)=>`expected one of ${n.map(g=>`\
"${g}"`).join(", ")}${(0,b.a)(u,n)}`,h=["auto","terraform","opentofu","both"],d=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,r={...P("CLI",(u,n)=>{const[,g,
$=null]=d.exec(u)??[],j={name:g??"auto",version:$},t=i=>({value:j,mistakes:[`${n} is "${u}", ${i}`]});if(g===void 0){const i=x(u,h),s=i.endsWith("?")?"":'; a ve\
rsion may follow: "terraform 1.15"';return t(i+s)}return $===null?L(j):g==="auto"||g==="both"?t('but only "terraform" and "opentofu" can have a version'):(0,p.l)(
$)?L(j):t(`expected a version such as "${g} 1.10"`)}),choices:h}}),7630:((m,W,a)=>{a.d(W,{$h:()=>j,Dw:()=>D,IL:()=>x,Ju:()=>h,Kd:()=>r,V8:()=>g,aS:()=>O,eX:()=>t,
jM:()=>S,l6:()=>c,o2:()=>M,vk:()=>A,x2:()=>e});var o=a(4091),l=a(5143),p=a(3229),I=a(1064),C=a(1831),b=a(9562),k=a(2713),P=a(3592),L=a(8535);let U=function(...s){
return{problemFacts:U}=a.late([507],4507),new.target?new U(...s):U(...s)},H=function(...s){return{parseNamedAddress:H}=a.late([22],6022),new.target?new H(...s):
H(...s)};const D=s=>y(s,/(^|\s)#.*$/s),A=s=>y(s,/^\s*#.*$/s),y=(s,R)=>s.split(/\r\n|[\n\r]/).map(f=>f.replace(R,"").trim()).filter(f=>f!=="");function v(s){const R=(0,C.
Fq)(s);if(R.ok)return R;const f=(0,p.L6)(s);return(0,o.TR)(`"${s}" is not a hostname: ${R.why}${f===null?"":`; ${f}`}`)}const T=(s,R,f)=>s?(0,o.Ju)(R):(0,o.TR)(
`"${R}" ${f}`),M=s=>T((0,l.en)(s),s,'is not the name of a repository, such as "acme/network"');function O(s){const R=(0,b.OA)(s);if(R!==null)return(0,o.TR)(`"${s}\
" is not a known service id; did you mean ${R}?`);const f=I.Du.some(w=>(0,b.oe)(s,w).ok);return T(f,s,'is not a service id; expected NAME.vN, such as "modules.v\
1"')}const E=/^(modules\.v1|providers\.v1)=(.*)$/s;function c(s){const R=s.split(/\s+/).flatMap(Q=>E.test(Q)?[Q]:Q.split(",")),[f="",...w]=R.filter(Q=>Q!==""),B=v(
f),N=w.map(Q=>E.exec(Q)?.[1]??Q),J=[B,...N.map(O)].flatMap(Q=>Q.ok?[]:[Q.why]);if(!B.ok||J.length>0)return(0,o.TR)(J.join("; "));const X=w.flatMap(Q=>_(Q,B.value)),
se=X.flatMap(Q=>{const ie=H(Q,"terraform");return ie.ok?[]:[`"${Q.service}=${Q.text}" is wrong: ${ie.why}`]});return se.length===0?(0,o.Ju)({host:B.value,services:[
...new Set(N)],addresses:X}):(0,o.TR)(se.join("; "))}function _(s,R){const[,f,w=""]=E.exec(s)??[];return f===void 0?[]:[{host:R,service:f,text:w}]}function S(s){
const R=s.startsWith("*."),f=v(R?s.slice(2):s);return f.ok?(0,o.Ju)({host:f.value,subdomains:R}):f}function x(s){const R=s.indexOf("=");if(R<0)return(0,o.TR)('a\
 line has no "="; expected HOST=TOKEN');const f=(0,C.Fq)(s.slice(0,R).trim());return f.ok?(0,o.Ju)({host:f.value,token:new k.ou(s.slice(R+1).trim())}):(0,o.TR)(
'the text before the first "=" of a line is not a hostname; expected HOST=TOKEN')}function h(s){const R="expected HOST[:PORT]=ADDRESS[:PORT]",f=s.indexOf("=");if(f<
0)return(0,o.TR)(`"${s}" has no "="; ${R}`);const w=s.slice(0,f).trim(),B=v(w);if(!B.ok)return B;const N=B.value.replace(/:\d+$/,""),J=d(s.slice(f+1).trim());if(J===
null)return(0,o.TR)(`"${s}" has no valid address; ${R}`);const[,X]=w.split(":");return(0,o.Ju)({name:N,port:X===void 0?null:Number(X),...J})}function d(s){const[
,R,f]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(s)??/^([^:\s[\]]+)(?::(.*))?$/.exec(s)??/^([\da-fA-F:]+)$/.exec(s)??[];return R===void 0||!/[.:]|^localhost$/i.test(
R)?null:f===void 0?{address:R,addressPort:null}:/^\d{1,5}$/.test(f)&&Number(f)>=1&&Number(f)<=65535?{address:R,addressPort:Number(f)}:null}function e(s){const[R="",
f,...w]=s.split(/\s+/);if(w.length>0)return(0,o.TR)(`"${s}" has too many words; expected CODE [HOST]`);const B=U();if(!Object.hasOwn(B,R)){const J=(0,L.a)(R,Object.
keys(B),`; ${P.aq} lists the codes`);return(0,o.TR)(`"${R}" is not a problem code${J}`)}if(f===void 0)return(0,o.Ju)({code:R,host:null});const N=v(f);return N.ok?
(0,o.Ju)({code:R,host:N.value}):N}const r=s=>T(u.test(s),s,'is not a platform; expected OS_ARCH, such as "linux_amd64"'),u=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,n=50;
function g(s){const R=s.split(",").map(w=>w.trim()).filter(w=>w!==""),f=R.find(w=>w.length>n);return f===void 0?(0,o.Ju)(R):(0,o.TR)(`"${f}" has ${f.length} cha\
racters; GitHub allows at most ${n}`)}const $=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],
[".md","markdown"],[".html","html"]];function j(s){const R=s.toLowerCase(),f=$.find(([w])=>R.endsWith(w));return f!==void 0?(0,o.Ju)({path:s,format:f[1]}):(0,o.
TR)(`"${s}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const t=s=>T(/\.json$/i.
test(s),s,`does not end with ".json"; ${i}`),i="a badge is JSON from which shields.io makes an image"}),8535:((m,W,a)=>{a.d(W,{a:()=>C,q:()=>p});var o=a(9562);const l=3;
function p(b,k){const P=I(b);if(P.length<2)return null;const L=U=>{const[H,...D]=P.length<l?[]:k.filter(A=>U(I(A)));return H===void 0||D.length>0?null:H};return k.
find(U=>I(U)===P)??k.find(U=>(0,o.TW)(I(U),P))??L(U=>U.startsWith(P))??L(U=>U.includes(P))}const I=b=>b.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function C(b,k,P=""){
const L=p(b,k);return L===null?P:`; did you mean "${L}"?`}}),3152:((m,W,a)=>{a.d(W,{GN:()=>b,P$:()=>P,w7:()=>k});var o=a(6760),l=a(9587),p=a(3474),I=a(7630),C=a(
7773);class b extends Error{name="SettingsError";mistakes;constructor(A){const y=A.map(l._U);super(y.join(`
`)),this.mistakes=y}}const k={isTerminal:!1,setting:D=>D,missingPath:(D,A)=>`scan names "${D}", which does not exist in ${A}`};function P(D,{setting:A}=k){const y=C.
y.map(({name:E,kind:c,default:_=""})=>({field:E.replace("-seconds","Ms").replace(/-./g,S=>S.slice(1).toUpperCase()),...c.parse(D[E]?.trim()||_,A(E))})),v=Object.
fromEntries(y.map(({field:E,value:c})=>[E,c])),T=[...v.scan,...v.usages,...(0,I.Dw)(D.hostnames??"")].length===0,{length:M}=v.hostnames,O=`${A("hostnames")} has\
 ${M} hosts, the limit is ${p.pS}`;return{settings:T?{...v,scan:["."]}:v,mistakes:[...y.flatMap(({mistakes:E})=>E),...M>p.pS?[O]:[],...L(v,A)]}}function L(D,A){
const y=[["issue-open-after",D.issueOpenAfter],["issue-close-after",D.issueCloseAfter]];return[...(D.history===null?y.filter(([,T])=>T>1):[]).map(([T,M])=>`${A(
T)} is ${M}, which needs ${A("history")}; set it to a file that is kept from run to run`),...U(D,A),...H(D,A)]}function U({report:D,history:A,badge:y},v){const T=[
...D.map(({path:M})=>["report",M]),["history",A],["badge",y]];return T.flatMap(([M,O],E)=>{if(O===null)return[];const c=S=>S!==null&&(0,o.normalize)(S)===(0,o.normalize)(
O),_=T.slice(0,E).find(([S,x])=>S!==M&&c(x));return _===void 0?[]:[`${v(_[0])} and ${v(M)} both name ${O}; write to different files`]})}function H(D,A){const{scan:y,
exclude:v,roots:T,dialect:M,changedOnly:O,repositories:E}=D,c=A("usages");if(D.usages.length===0){const h=`${A("repositories")} needs ${c}; set it to the usages\
 files of the repositories`;return E.length===0?[]:[h]}const _=c.startsWith("--")?`repeat ${c}`:`write one a line in ${c}`,S="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[y.length>0,"scan",`${S}; to check several files, ${_}`],[v.length>0,"exclude",S],[T.length>0,"roots",S],[M.name!=="\
auto","dialect",S],[O,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([h])=>h).map(([,h,d])=>`${A(h)} cannot be used t\
ogether with ${c}; ${d}`)}}),7773:((m,W,a)=>{a.d(W,{f:()=>y,y:()=>A});var o=a(4091),l=a(3474),p=a(7630);const I={hostnames:{kind:l.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:l.p_("PATH",o.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:l.p_("GLOB",o.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:l.p_("HOST",p.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:l.p_("SERVICE",p.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:l.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},C={usages:{kind:l.p_("FILE",o.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:l.p_("OWNER/NAME",p.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},b={depth:{kind:l.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:l.p_(
"GLOB",o.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:l.p_("OS\
_ARCH",p.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:l.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:l.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
k={tokens:{kind:l.p_("HOST=TOKEN",p.IL,p.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:l.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},P={"timeout-seconds":{kind:l.lq(l.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:l.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:l.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:l.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:l.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:l.p_("HOST=ADDRESS",p.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},L={"certificate-days":{kind:l.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:l.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:l.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:l.p_("CODE",p.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},U={report:{kind:l.p_("FILE",p.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:l.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:l.xH("FILE",p.eX),help:"JSON file for a badge of shields.io to write."}},H={"cha\
nged-only":{kind:l.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:l.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:l.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:l.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:l.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:l.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:l.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},D={...I,...C,...b,...k,...P,...L,...U,...H},A=l.KT(D),y=[["What to check",l.KT(I)],["Many repo\
sitories",l.KT(C)],["Following `init`",l.KT(b)],["Credentials",l.KT(k)],["Network",l.KT(P)],["Verdict",l.KT(L)],["Reports",l.KT(U)]]}),9587:((m,W,a)=>{a.d(W,{Mi:()=>O,
NE:()=>T,Nx:()=>y,Qj:()=>D,_U:()=>P,cq:()=>v,r_:()=>A});const o="***",l=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,p=/[\uff20\ufe6b]|%(?:25)*40|\\(?:u00|x)40|&(?:amp;)*(?:commat|#0*64|#x0*40);/gi,
I=String.raw`(?:\\(?:u00|x)(?:2f|5c)|[/\\]|%(?:25)*(?:2f|5c)|&(?:amp;)*(?:b?sol|#0*47|#x0*2f);)`,b=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|&(?:amp;){0,3}(?:colon|#58|#x3a);)`}\
)`,k=new RegExp(String.raw`(?<=${b})${I}+|${I}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:|[a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)`,"gi");function P(n){
return l.test(n)?O(n).replace(/[^\s"']+/g,g=>g.replace(U,($,j,t)=>L.test(t)?$:`${j}${t}=${o}`)):n}const L=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
U=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,H=/(=\s*)"[^"]*(?:"|$)/g,D=n=>P(n.replace(H,`$1"${o}"`)),A=n=>l.test(n),y=n=>O(n).replace(/\?[^\s"']*/g,`?${o}`),v=n=>O(n,
"").replace(/[?#].*$/su,""),T=n=>P(`${n}@`).slice(0,-1),M=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function O(n,g=`${o}@`){if(!l.test(n))return n;const $=n.
replace(p,s=>"@".padStart(s.length,"_")),j=$.lastIndexOf("@"),t=[];let i=0;for(const{0:s,1:R,index:f}of $.matchAll(k)){const w=f+s.length;if(w<i)continue;const B=R!==
void 0||u(E,$,w)!=="";if(!B&&/[^"'`\s(=,<[]/.test($[f-1]??" "))continue;const N=s===""?u(_,$,w):r($,w,B?j:-1);N===""||g!==""&&["@","git@"].includes(N)||(t.push(
n.slice(i,w),g),i=w+N.length)}return i===0?n:(t.join("")+n.slice(i)).replace(M,`$1"${o}"`)}const E=/[^\s"'/?#]*:[^\s"']/y,c=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
_=/[^\s"'/\\?#]*@/y,S=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,x="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",h=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${x}(?![^\s"'\`]{0,500}@)`,d=new RegExp(`([^\\s"'\`/?#]*@)(?:${S}${x}|${h})|`+String.raw`()(?:${S}(?:${x}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${x}|${h})`,
"iy"),e=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function r(n,g,$){const j=u(c,n,g);if(j!=="")return j;d.lastIndex=g;const[t,i=""]=d.exec(n)??
[];return t!==void 0?i:$>g?n.slice(g,$+1):u(e,n,g)}function u(n,g,$){return n.lastIndex=$,n.exec(g)?.[0]??""}}),8820:((m,W,a)=>{a.d(W,{BP:()=>A,D9:()=>O,J7:()=>H,
LS:()=>y,My:()=>T,RK:()=>U,h$:()=>h,h2:()=>l,js:()=>M,s$:()=>r,z5:()=>u});const o=500,l=1e3,p=4e3,I=160,C=2,b=n=>/^[ -~]*$/.test(n),k=n=>new RegExp("[\\p{Cc}\\p{C\
f}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(n),P=n=>new RegExp("\\p{M}","u").test(n),L=n=>`<U+${(n.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function U(n,g=o){if(n.length<=g&&b(n))return n;let $="",j=C;for(const t of n){j=P(t)?j+1:0;const i=k(t)||j>
C?L(t):t;if($.length+i.length>g)return`${$}\u2026`;$+=i}return $}function H(n,g=I){const $=D(n.slice(-2*g),g),j=U($,Number.POSITIVE_INFINITY),t=D(j,g);return $===
n&&t===j?j:`\u2026${t}`}const D=(n,g)=>Array.from(n).slice(-g).join(""),A=n=>n.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function y(n){const $=n.
split(`
`).map(j=>A(U(j,p))).join(`
`);return $.length<=p?$:`${$.slice(0,p).toWellFormed()}\u2026`}const v={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},T=n=>n.replace(/[&<>"']/g,g=>`&${v[g]}\
;`),M=(n,g=o)=>U(n,g).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,$=>`&#${$.codePointAt(0)};`),O=(n,g=o)=>n===""?"<i>empty</i>":`<code>${M(n,g)}</code>`,E=n=>b(
n)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(n):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(n),c=/^[0-9a-f]{7,}$/i,_=`"'(`,S=`"'),.;:!?\u2026`,x=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function h(n,g=p){return(U(n,g).match(x)??[]).map($=>{if($.split(" ").every(e))return M($,g);if($.includes(" ")||/^(["`]).+\1$/u.test($))return O($.replace(/^`(.*)`$/u,
"$1"),g);const{before:t,core:i,after:s}=d($);return`${M(t)}${O(i.replace(/^`(.*)`$/u,"$1"),g)}${M(s)}`}).join("")}function d(n){let g=0,$=n.length;for(;g<$&&_.includes(
n.charAt(g));)g+=1;for(;$>g&&S.includes(n.charAt($-1));)$-=1;return{before:n.slice(0,g),core:n.slice(g,$),after:n.slice($)}}function e(n){const{core:g}=d(n);return E(
g)&&!c.test(g)}const r=n=>n.replace(/[^ -~\n]/gu,g=>k(g)?u(g):g).replace(/##(?=\w*\[)/g,u),u=n=>n.replace(/[\s\S]/g,g=>`\\u${g.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((m,W,a)=>{a.d(W,{Ip:()=>l,VG:()=>o,VJ:()=>I,v7:()=>p});class o{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;#s=null;get why(){return this.#s}end(b){
this.#s??=b,this.#e.abort();for(const k of this.onEnd)k()}}const l=(C,b)=>{const k=setTimeout(b,C);return()=>clearTimeout(k)};function p(C,{startTimer:b,stop:k}){
return new Promise(P=>{const L=()=>{U(),k.onEnd.delete(L),P()},U=b(C,L);k.onEnd.add(L)})}function I(C,b){const k=/^\d+$/.test(C??"")?Number(C)*1e3:Date.parse(C??
"")-b;return Number.isNaN(k)?null:k}}),2613:(m=>{m.exports=process.getBuiltinModule("assert")}),4434:(m=>{m.exports=process.getBuiltinModule("events")}),9896:(m=>{
m.exports=process.getBuiltinModule("fs")}),8611:(m=>{m.exports=process.getBuiltinModule("http")}),5692:(m=>{m.exports=process.getBuiltinModule("https")}),9278:(m=>{
m.exports=process.getBuiltinModule("net")}),4589:(m=>{m.exports=process.getBuiltinModule("node:assert")}),6698:(m=>{m.exports=process.getBuiltinModule("node:asy\
nc_hooks")}),4573:(m=>{m.exports=process.getBuiltinModule("node:buffer")}),1421:(m=>{m.exports=process.getBuiltinModule("node:child_process")}),7598:(m=>{m.exports=
process.getBuiltinModule("node:crypto")}),3053:(m=>{m.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(m=>{m.exports=process.getBuiltinModule(
"node:dns")}),8474:(m=>{m.exports=process.getBuiltinModule("node:events")}),3024:(m=>{m.exports=process.getBuiltinModule("node:fs")}),7067:(m=>{m.exports=process.
getBuiltinModule("node:http")}),2467:(m=>{m.exports=process.getBuiltinModule("node:http2")}),7030:(m=>{m.exports=process.getBuiltinModule("node:net")}),8161:(m=>{
m.exports=process.getBuiltinModule("node:os")}),6760:(m=>{m.exports=process.getBuiltinModule("node:path")}),3916:(m=>{m.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(m=>{m.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(m=>{m.exports=process.getBuiltinModule("node:querystring")}),99:(m=>{m.exports=
process.getBuiltinModule("node:sqlite")}),7075:(m=>{m.exports=process.getBuiltinModule("node:stream")}),7830:(m=>{m.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(m=>{m.exports=process.getBuiltinModule("node:timers/promises")}),1692:(m=>{m.exports=process.getBuiltinModule("node:tls")}),3136:(m=>{m.exports=
process.getBuiltinModule("node:url")}),7975:(m=>{m.exports=process.getBuiltinModule("node:util")}),3429:(m=>{m.exports=process.getBuiltinModule("node:util/types")}),
5919:(m=>{m.exports=process.getBuiltinModule("node:worker_threads")}),8522:(m=>{m.exports=process.getBuiltinModule("node:zlib")}),857:(m=>{m.exports=process.getBuiltinModule(
"os")}),6928:(m=>{m.exports=process.getBuiltinModule("path")}),4756:(m=>{m.exports=process.getBuiltinModule("tls")}),9023:(m=>{m.exports=process.getBuiltinModule(
"util")})},de={};function te(m){var W=de[m];if(W!==void 0)return W.exports;var a=de[m]={exports:{}},o=!0;try{_e[m](a,a.exports,te),o=!1}finally{o&&delete de[m]}
return a.exports}te.m=_e,typeof te<"u"&&(te.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+
"/"),(()=>{var m=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_export\
s__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",o=p=>{p&&p.d<1&&(p.d=1,p.forEach(I=>I.r--),p.forEach(I=>I.r--?I.r++:I()))},l=p=>p.map(
I=>{if(I!==null&&typeof I=="object"){if(I[m])return I;if(I.then){var C=[];C.d=0,I.then(P=>{b[W]=P,o(C)},P=>{b[a]=P,o(C)});var b={};return b[m]=P=>P(C),b}}var k={};
return k[m]=P=>{},k[W]=I,k});te.a=(p,I,C)=>{var b;C&&((b=[]).d=-1);var k=new Set,P=p.exports,L,U,H,D=new Promise((A,y)=>{H=y,U=A});D[W]=P,D[m]=A=>(b&&A(b),k.forEach(
A),D.catch(y=>{})),p.exports=D,I(A=>{L=l(A);var y,v=()=>L.map(M=>{if(M[a])throw M[a];return M[W]}),T=new Promise(M=>{y=()=>M(v),y.r=0;var O=E=>E!==b&&!k.has(E)&&
(k.add(E),E&&!E.d&&(y.r++,E.push(y)));L.map(E=>E[m](O))});return y.r?T:v()},A=>(A?H(D[a]=A):U(P),o(b))),b&&b.d<0&&(b.d=0)}})(),(()=>{var m=Object.getPrototypeOf?
a=>Object.getPrototypeOf(a):a=>a.__proto__,W;te.t=function(a,o){if(o&1&&(a=this(a)),o&8||typeof a=="object"&&a&&(o&4&&a.__esModule||o&16&&typeof a.then=="functi\
on"))return a;var l=Object.create(null);te.r(l);var p={};W=W||[null,m({}),m([]),m(m)];for(var I=o&2&&a;typeof I=="object"&&!~W.indexOf(I);I=m(I))Object.getOwnPropertyNames(
I).forEach(C=>p[C]=()=>a[C]);return p.default=()=>a,te.d(l,p),l}})(),te.d=(m,W)=>{for(var a in W)te.o(W,a)&&!te.o(m,a)&&Object.defineProperty(m,a,{enumerable:!0,
get:W[a]})},te.f={},te.e=m=>Promise.all(Object.keys(te.f).reduce((W,a)=>(te.f[a](m,W),W),[])),te.u=m=>({69:"69",124:"428",192:"192",218:"218",219:"192",245:"245",
343:"192",426:"977",428:"428",437:"218",602:"602",624:"624",626:"245",812:"927",879:"977",895:"245",905:"218",907:"245",909:"428",927:"927",977:"977"}[m]??m)+".\
index.js",te.o=(m,W)=>Object.prototype.hasOwnProperty.call(m,W),te.r=m=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(m,Symbol.toStringTag,{value:"\
Module"}),Object.defineProperty(m,"__esModule",{value:!0})},(()=>{var m={371:0,792:0},W=a=>{var{ids:o,modules:l,runtime:p}=a,I,C,b=0;for(I in l)te.o(l,I)&&(te.m[I]=
l[I]);for(p&&p(te);b<o.length;b++)C=o[b],te.o(m,C)&&m[C]&&m[C][0](),m[o[b]]=0};te.late=(a,o)=>{for(const l of a){if(m[l]===0)continue;const{createRequire:p}=process.
getBuiltinModule("module");W(p(import.meta.url)("./"+te.u(l)))}return te(o)},te.f.j=(a,o)=>{var l=te.o(m,a)?m[a]:void 0;if(l!==0)if(l)o.push(l[1]);else{var p=import("\
./"+te.u(a)).then(W,I=>{throw m[a]!==0&&(m[a]=void 0),I}),p=Promise.race([p,new Promise(I=>l=m[a]=[I])]);o.push(l[1]=p)}}})();var he={};te.d(he,{C:()=>ve,a:()=>Oe});
const ve=()=>Promise.all([te.e(927),te.e(812),te.e(428),te.e(371),te.e(124),te.e(909)]).then(te.bind(te,2909)),Oe=()=>Promise.all([te.e(371),te.e(69)]).then(te.
bind(te,9069));var $e=he.C,Ae=he.a;export{$e as runAction,Ae as runCli};
