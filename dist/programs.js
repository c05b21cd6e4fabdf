var _e={3368:((m,W,a)=>{a.d(W,{rv:()=>fe,cA:()=>ie});var r=a(1831),u=a(2713),p=a(7630),R=a(9075),C=a(1064),b=a(9587),k=a(7251),P=a(8408);const L=4;function U(F,z){
let Y={text:F,starts:null};for(let ee=0;ee<L&&Y!==null;ee+=1)z(y(Y,F.length)),Y=E(Y,F.length)}const H="\u2026",D=Array.from({length:128},(F,z)=>{const Y=String.
fromCharCode(z);return z<=32||z===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function O(F){return F===H?F:/[\s\x80-\x9f]/.test(F)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function y({text:F,starts:z},Y){let ee="",K=!1;const G=[],Z=(V,q)=>{V===" "&&K||(K=V===
" ",ee+=V,G.push(q))};for(let V=0;V<F.length;V+=1){const q=z===null?V:z[V]??Y,ne=D[F.charCodeAt(V)];if(ne!==void 0){Z(ne,q);continue}const oe=String.fromCodePoint(
F.codePointAt(V)??0);for(const re of O(oe).split(""))Z(re,q);V+=oe.length-1}return G.push(Y),{folded:ee,starts:G}}const g={amp:"&",apos:"'",gt:">",lt:"<",nbsp:"\
 ",quot:'"'},A=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
M=/[%\\&]|xn--/i;function E({text:F,starts:z},Y){if(!M.test(F))return null;let ee="";const K=[];let G=0;const Z=q=>z===null?q:z[q]??Y,V=q=>{for(let ne=G;ne<q;ne+=
1)K.push(Z(ne));ee+=F.slice(G,q)};for(const q of F.matchAll(A)){V(q.index),G=q.index+q[0].length;for(const{written:ne,at:oe}of v(q)){ee+=ne;for(let re=0;re<ne.length;re+=
1)K.push(Z(q.index+oe))}}return G===0?null:(V(F.length),{text:ee,starts:K})}function v(F){const[z,Y,ee,K,G,Z,V,q,ne,oe]=F;if(Y!==void 0)return x(Y);if(oe!==void 0)
return[{written:(0,P.mI)(oe.toLowerCase()),at:0}];const re=ee??K??q;return i(re!==void 0?_(Number.parseInt(re,16)):V!==void 0?_(Number(V)):ne!==void 0?g[ne]??z:
G??(Z===void 0?"":" "))}const i=F=>[{written:F,at:0}],_=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",S=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function x(F){const z=F.startsWith("%")?3:4,Y=F.replace(/(?:%|\\x)(..)/g,(ee,K)=>String.fromCharCode(Number.parseInt(K,16)));return Array.from(Y.matchAll(S),({0:[
ee="",...K],index:G})=>{const Z=ee.charCodeAt(0),V=K.reduce((q,ne)=>q<<6|ne.charCodeAt(0)&63,K.length===0?Z:Z&63>>K.length);return{written:_(V),at:z*G}})}const h="\
***",e=12,n=4,l=200;function d(F){const z=o(F);return z===null?null:(Y,ee)=>{const K=[];return U(Y,G=>T(G,Y,z,K)),K.length===0?Y:t(Y,K,ee)}}function o(F){const z=[];
for(const G of(0,k.x)(F))U(G,({folded:Z})=>{Z.length>=u.Il&&z.push(Z)});if(z.length===0)return null;const Y=Array.from({length:e+1},()=>new Map),ee=new Uint8Array(
2**16),K=new Set;for(const G of z){const Z=Math.min(G.length,e),V=q=>{Y[Z]?.set(G.slice(q,q+Z),{pattern:G,at:q}),ee[$(G,q)]=1};for(let q=0;q+e<G.length;q+=n)V(q);
V(G.length-Z);for(let q=u.Il;q<Z;q+=1)K.add(G.slice(0,q))}return{pieces:Y,marks:ee,heads:K}}const $=(F,z)=>(F.charCodeAt(z)<<10^F.charCodeAt(z+1)<<5^F.charCodeAt(
z+3))&65535;function T({folded:F,starts:z},Y,{pieces:ee,marks:K,heads:G},Z){const V=(ne,oe)=>{const re=F[ne]===" "?ne+1:ne;let ce=F[oe-1]===" "?oe-1:oe;for(;ce<
F.length&&z[ce]===z[ce-1];)ce+=1;const ae=z[re]??0,me=z[ce]??Y.length,ue=Z.at(-1);ue===void 0||ae<ue.from||ae>ue.to?Z.push({from:ae,to:me}):Z[Z.length-1]={from:ue.
from,to:Math.max(ue.to,me)}};for(const[ne,oe]of ee.entries())if(oe.size!==0)for(let re=0;re+ne<=F.length;re+=1){if(K[$(F,re)]===0)continue;const ce=oe.get(F.slice(
re,re+ne));ce!==void 0&&V(...j(F,re,ne,ce))}const q=ne=>{for(let oe=Math.min(e-1,ne);oe>=u.Il;oe-=1)if(G.has(F.slice(ne-oe,ne))){V(ne-oe,ne);break}};for(let ne=F.
indexOf(H);ne>=0;ne=F.indexOf(H,ne+1))q(ne);Y.length>=l&&q(F.length)}function j(F,z,Y,{pattern:ee,at:K}){const G=q=>ee[K+q]!==void 0&&F[z+q]===ee[K+q];let[Z,V]=[
0,Y];for(;Z<n-1&&G(-1-Z);)Z+=1;for(;V<Y+n-1&&G(V);)V+=1;return[z-Z,z+V]}function t(F,z,Y){let ee="",K=0;for(const G of z.toSorted((Z,V)=>Z.from-V.from))G.to<=K||
Y.size>0&&I(F,G,Y)||((G.from>K||K===0)&&(ee+=F.slice(K,G.from)+h),K=G.to);return ee+F.slice(K)}const c=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(
F),s=260;function I(F,{from:z,to:Y},ee){const K=V=>Math.max(z-V,V-Y)<s&&c(F[V]??"");let G=z;for(;K(G-1);)G-=1;let Z=Y;for(;K(Z);)Z+=1;for(;Z>Y&&/[.:]/.test(F[Z-
1]??"");)Z-=1;return ee.has(F.slice(G,Z))}const f=64,w=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","\
servicesFrom","requirements"]),B=new Set(["value","login"]),N=(F,z)=>w.has(F)||F==="client"&&C.Du.some(Y=>Y===z),J=new Set;function X(F){return se(()=>{const z=d(
F)??(Y=>Y);return(Y,ee=J)=>{if(typeof Y=="string")return se(()=>z(Y,ee));const K=(0,R.Oo)(G=>z((0,b._U)(G),ee));return se(()=>Q(K)(Y))}})}function se(F){try{return F()}catch{
throw new Error("tokens could not be hidden")}}function Q(F){const z={ours:new Map,theirs:new Map},Y=(K,G,Z)=>{if(Array.isArray(K)){const oe=K.map(re=>ee(re,G+1,
Z));return oe.every((re,ce)=>re===K[ce])?K:oe}let V=!0;const q=Object.entries(K).map(([oe,re])=>{if(Z==="ours"&&N(oe,re))return[oe,re];const ce=ee(re,G+1,B.has(
oe)?"theirs":Z),ae=F(oe);return V&&=ae===oe&&ce===re,[ae,ce]}),ne=Object.getPrototypeOf(K)===Object.prototype;return V&&ne?K:Object.fromEntries(q)},ee=(K,G,Z)=>{
if(typeof K=="string")return F(K);if(G>f)return null;if(typeof K!="object"||K===null)return K;const V=z[Z].get(K)??Y(K,G,Z);return z[Z].set(K,V),V};return K=>ee(
K,0,"ours")}function ie(F,z,Y=()=>{}){const ee=new Map;let K=null;const G=V=>{const q=V.filter(ne=>!ee.has(ne.reveal()));if(q.length!==0){for(const ne of q)ee.set(
ne.reveal(),ne);K=null,Y(q)}};return se(()=>G(Ee(F,z))),{learn:V=>se(()=>G([V])),redact:(V,q)=>(K??=X([...ee.values()]),K(V,q))}}const le="tf-disco crashed, and\
 the description of the crash could not be cleared of tokens";function fe(F,{redact:z}){try{return F(z)}catch{return le}}const pe=F=>(0,r.Fq)(F).ok,ge=F=>F.includes(
".")&&pe(F);function Ee(F,z){const Y=(0,p.vk)(F.tokens??"").flatMap(K=>{const G=K.indexOf("="),Z=K.slice(G+1).trim(),V=G<0?"":K.slice(0,G).trim();return V!==""&&
(!pe(V)||!V.includes(".")&&ge(Z))?[Z,V,K]:[Z]}),ee=Object.entries(z).flatMap(([K,G])=>K.startsWith(r.xV)&&G!==void 0?[G]:[]);return[...Y,...ee,F["github-token"]?.
trim()??""].filter(K=>K!=="").map(K=>new u.ou(K))}}),7251:((m,W,a)=>{a.d(W,{K:()=>U,x:()=>k});var r=a(4091),u=a(6979),p=a(2713);function R(D){const O=D.reveal(),
y=/[\r\n]/.test(O)?O.split(/[\r\n]+/):[];return[O,...y].filter(g=>g.trim().length>=p.Il)}const C=D=>[...new Set([D,Buffer.from(D).toString("latin1")])],b=D=>["",
"x","xx"].flatMap(O=>{const y=Buffer.from(O+D).toString("base64"),g=y.slice(Math.ceil(O.length*4/3)).replace(/=+$/,"");return y.endsWith("=")?[g.slice(0,-1),g]:
[g]});function*k(D){const O=D.flatMap(R).map(y=>y.trim());for(const y of new Set(O.flatMap(C)))yield y,y.includes(" ")&&(yield y.replaceAll(" ","+")),yield*b(y),
yield Buffer.from(y).toString("hex")}const P=16*1024,L=1024*1024;function U(D){let O=L;return y=>{const g=y.flatMap(R).flatMap(M=>[M,M.trim()]),A=[];for(const M of new Set(
g.flatMap(C))){if(M.length>P||O<0)continue;const E=H(M).filter(v=>v.trim().length>=p.Il);A.push(...E),O-=E.join("").length}D([...new Set([...g,...A])])}}function H(D){
const O=(0,u.ft)(D),y=(0,r.ol)(D).slice(1,-1),g=[encodeURIComponent(D.toWellFormed()),...O.ok?[O.value]:[]],A=b(D),M=Buffer.from(D).toString("hex");return[D,D.toLowerCase(),
y,JSON.stringify(D).slice(1,-1),...g,...g.map(E=>E.replace(/%[0-9A-F]{2}/g,v=>v.toLowerCase())),...A,...A.map(E=>E.replaceAll("+","-").replaceAll("/","_")),M,M.
toUpperCase()]}}),1342:((m,W,a)=>{a.d(W,{A3:()=>L,KI:()=>D,f8:()=>H,hM:()=>P,mk:()=>b,qW:()=>y});var r=a(3024),u=a(6760),p=a(3592),R=a(5747);const C=64*1024;function*b(E){
let v="";for(const i of E)v+=i,!(v.length<C)&&(yield v,v="");v!==""&&(yield v)}const k={EACCES:"give this user permission to write there",EDQUOT:"free disk spac\
e",EISDIR:"remove or rename the directory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is \
in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class P extends Error{name="\
ExplainedError"}function L(E){if(E instanceof P)return E.message;if(!U(E))return`${String(E)}; this is a bug of tf-disco, please report it at ${p.xV}`;const v=k[E.
code];return`${E.message.split(", ")[0]}${v===void 0?"":`; ${v}`}`}const U=E=>typeof E=="object"&&E!==null&&"syscall"in E&&"code"in E;function H(E,v,i){const _=O(
r.realpathSync(E),v),S=(0,u.basename)(v);D(r.lstatSync((0,u.join)(_,S),{throwIfNoEntry:!1}));const x=(0,u.join)(_,`.${S.slice(0,60)}.${Math.random().toString(36).
slice(2)}`),h=r.openSync(x,"wx");try{(0,R.ET)(h,()=>{for(const e of i)r.writeFileSync(h,e)}),r.renameSync(x,(0,u.join)(_,S))}catch(e){throw r.rmSync(x,{force:!0}),
e}}function D(E){if(!(E===void 0||E.isFile()||E.isSymbolicLink()))throw new P(`it is ${(0,R.I)(E)}; choose another path`)}function O(E,v){const i=(0,u.resolve)(
E,v),_=M(E,i);if(!_&&!(0,u.isAbsolute)(v))throw new P(`it is outside ${E}; use an absolute path if that is intended`);const S=_?E:(0,u.parse)(i).root;return(0,u.
relative)(S,(0,u.dirname)(i)).split(u.sep).filter(Boolean).reduce((h,e)=>g(h,e,E),S)}function y(E,v){const i=r.realpathSync(E);return A(O(i,v),(0,u.basename)(v),
i)}function g(E,v,i){const _=(0,u.join)(E,v);try{r.lstatSync(_,{throwIfNoEntry:!1})===void 0&&r.mkdirSync(_)}catch(S){if((0,R.Oj)(S)!=="EEXIST")throw S}return A(
E,v,i)}function A(E,v,i){const _=(0,u.join)(E,v);if(!r.lstatSync(_,{throwIfNoEntry:!1})?.isSymbolicLink())return _;const S=r.realpathSync(_);if(!M(i,E)||M(i,S))
return S;throw new P(`the link ${(0,u.relative)(i,_)} leads outside ${i}; remove it or choose another path`)}function M(E,v){const i=(0,u.relative)(E,v);return i!==
".."&&!i.startsWith(`..${u.sep}`)&&!(0,u.isAbsolute)(i)}}),5747:((m,W,a)=>{a.d(W,{$r:()=>v,ET:()=>y,I:()=>H,Mc:()=>A,N0:()=>g,Oj:()=>O,io:()=>P,v2:()=>E,wX:()=>M,
yR:()=>k});var r=a(4573),u=a(3024);const p=16*1024*1024,R=u.constants.O_RDONLY|(u.constants.O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),C=Buffer.allocUnsafeSlow(256*
1024);let b=C;function k(i,_=p){const S=L(i,_);if(!Buffer.isBuffer(S))return S;const x=S.toString("utf8"),h=!x.includes("\uFFFD")||(0,r.isUtf8)(S);return{ok:!0,
text:x,isUtf8:h,bytes:S.length}}function P(i,_){const S=L(i,_);return Buffer.isBuffer(S)?Buffer.from(S):null}function L(i,_){try{return y(u.openSync(i,R),S=>{const x=u.
readSync(S,C,0,C.length,0);return x<C.length?C.subarray(0,x):D(S,_)})}catch(S){const x=O(S),h=g(()=>u.statSync(i),null);return{ok:!1,failure:h?.isFile()===!1?U(
h,x):{kind:"error",code:x}}}}const U=(i,_)=>({kind:"special",is:H(i),code:_});function H(i){return i.isDirectory()?"a directory":i.isFIFO()||i.isSocket()?i.isFIFO()?
"a named pipe":"a socket":i.isFile()?"a file without a size":i.isBlockDevice()?"a block device":"a character device"}function D(i,_){const S=u.fstatSync(i),{size:x}=S;
if(x<C.length)return{ok:!1,failure:U(S,"ESPIPE")};if(x>_)return{ok:!1,failure:{kind:"size",bytes:x,maxBytes:_}};b.length<x&&(b=Buffer.allocUnsafeSlow(Math.min(2*
x,_)));let h=0;for(;h<x;){const e=u.readSync(i,b,h,x-h,h);if(e===0)break;h+=e}return b.subarray(0,h)}function O(i){if(!(typeof i=="object"&&i!==null&&"code"in i)||
typeof i.code!="string")throw i;return i.code}function y(i,_){try{return _(i)}finally{u.closeSync(i)}}function g(i,_){try{return i()}catch(S){return O(S),_}}const A=i=>g(
()=>u.readdirSync(i,{withFileTypes:!0}),[]),M=i=>A(i).map(({name:_})=>_).sort(),E=i=>A(i).flatMap(_=>_.isDirectory()?_.name:[]);function v(i){try{const _=u.realpathSync(
i),S=u.statSync(_);return S.isFile()?{kind:"file",path:_}:S.isDirectory()?{kind:"directory",path:_}:{kind:"special",path:_,is:H(S)}}catch(_){return{kind:"error",
code:O(_)}}}}),6181:((m,W,a)=>{a.d(W,{RY:()=>p,n7:()=>b,r5:()=>r});function r(k){if(!k.includes(":"))return u(k);const P=k.indexOf("%");return P===k.length-1?null:
R(P<0?k:k.slice(0,P))}function u(k){const P=k.split("."),L=P.length===4&&P.every(H=>/^(0|[1-9]\d{0,2})$/.test(H)),U=P.map(Number);return L&&U.every(H=>H<=255)?U:
null}function p(k){const P=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(k)?URL.parse(`http://${k}`):null;return P&&u(P.hostname)}function R(k){const P=/^[\da-f:.]+$/i.test(
k)?URL.parse(`http://[${k}]`):null;if(P===null)return null;const[L=[],U=[]]=P.hostname.slice(1,-1).split("::").map(D=>D.split(":").filter(Boolean)),H=Array(8-L.
length-U.length).fill("0");return[...L,...H,...U].flatMap(D=>{const O=Number.parseInt(D,16);return[O>>8,O&255]})}const C=[0,0,0,0,0,0,0,0,0,0,255,255].join();function b(k){
const P=r(k)??[];return P.slice(0,12).join()===C?P.slice(12).join("."):k}}),3307:((m,W,a)=>{a.d(W,{f:()=>$,ap:()=>o,Gv:()=>U,HT:()=>v,I:()=>h,IL:()=>x,Ey:()=>E,
AN:()=>d});const r=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],p=["number too large for a 64-bit float","use a smaller number"],R=["t\
he text ends before the JSON value is complete","check that the file was not truncated"],C=["trailing comma","remove the comma"];function b(t,c){return c===t.length?
R:t[c]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const k=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function P(t,c,s){for(const[I,...f]of k)if(I.test(t))
return f;switch(c){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:/^[-+.\d]/.test(t)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return s===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma","add the comma"]}}function L(t,c,[s,I]){let[f,w]=[1,1];for(let B=0;B<
c;B+=1){const N=t.charCodeAt(B);N===r?(f+=1,w=1):(N<56320||N>57343)&&(w+=1)}return{why:`line ${f}, column ${w}: ${s}`,advice:I}}const U=t=>typeof t=="object"&&t!==
null&&!Array.isArray(t),H=1e4,D=34,O=44,y=58,g=91,A=123,M=125,E=(t,c)=>new i(t,c).run(),v=(t,c)=>new i(t,null).run(c);class i{#e;#s;#n=[];#t="value";#r=0;#i=0;#c=0;#a=0;#u=0;#o=-1;constructor(c,s){
this.#e=c,this.#s=s}run(c="whole"){const s=this.#e,I=this.#n,f=d(s,0);for(let B=f,N=0;B<s.length;B=d(s,N)){const J=s.charCodeAt(B);if(N=this.#l(B,J),N<0)return this.#h(
B,~N);if(this.#t==="next"&&I.length===1&&this.#s?.(this.#c,N,this.#a,this.#u),c==="first"&&this.#t==="next"&&I.length===0)return null;this.#r=J,this.#i=B}return this.#t!==
"next"||I.length>0?L(s,s.length,R):this.#s!==null&&this.#o>=0&&s.charCodeAt(f)===A?L(s,this.#o,p):null}#l(c,s){const I=this.#n[this.#n.length-1];if(s===I&&(this.#t===
"next"||_(this.#r)))return this.#n.pop(),this.#t="next",c+1;switch(this.#t){case"value":return this.#f(c,s);case"key":return s===D?this.#d(c):~c;case"colon":return s!==
y?~c:(this.#t="value",c+1);case"next":return s!==O||I===void 0?~c:(this.#t=I===M?"key":"value",c+1)}}#f(c,s){const I=this.#n.length;if(I===1&&(this.#c=c),_(s))return I===
H?~c:(this.#n.push(s+2),this.#t=s===A?"key":"value",c+1);const f=s===D,w=f?o(this.#e,c):$(this.#e,c);return w<0||(!f&&this.#o<0&&j(this.#e,c,w)&&(this.#o=c),this.#t=
"next"),w}#d(c){const s=o(this.#e,c);return this.#n.length===1&&(this.#a=c,this.#u=s),this.#t="colon",s}#h(c,s){const I=this.#e,f=I.charCodeAt(c),w=this.#n.at(-1);
if(s>c)return L(I,s,b(I,s));if(this.#t==="value"&&_(f))return L(I,c,u);if(f===w&&this.#r===O)return L(I,this.#i,C);const B=w===void 0?void 0:String.fromCharCode(
w),N=P(I.slice(c,c+2),this.#t,B);return L(I,c,N)}}const _=t=>t===A||t===g,S=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function x(t){return t.startsWith('"')?h(t):t.includes("\\u")?JSON.parse(t.replace(S,(c,s)=>s===void 0?c:"\\ufffd")):JSON.parse(t)}function h(t){return JSON.parse(
t).toWellFormed()}const e=32,n=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,l=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function d(t,c){let s=c;for(;s<t.length&&!(t.charCodeAt(s)>e||!` 	
\r`.includes(t.charAt(s)));s+=1);return s}function o(t,c){let s=c+1;for(n.lastIndex=s;n.test(t);)s=n.lastIndex;return t.charCodeAt(s)===D?s+1:~s}function $(t,c){
return l.lastIndex=c,l.test(t)?l.lastIndex:~c}const T=5,j=(t,c,s)=>s-c>=T&&Math.abs(Number(t.slice(c,s)))===1/0}),4091:((m,W,a)=>{a.d(W,{D3:()=>R,Ju:()=>O,TR:()=>y,
_6:()=>L,iP:()=>D,ol:()=>p});const r=`"\\\x07\b\f
\r	\v`,u='"\\abfnrtv',p=g=>`"${C(g.toWellFormed())}"`;function R(g,A){const M=new TextEncoder,{read:E,written:v}=M.encodeInto(g,new Uint8Array(A)),i=M.encode(g.
slice(E,E+2)).subarray(0,A-v),_=Array.from(i,S=>`\\x${k(S,2)}`).join("");return`"${C(g.slice(0,E).toWellFormed())}${_}"`}function C(g){return/^[ !#-[\]-~]*$/.test(
g)?g:g.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),b)}function b(g){const A=g.codePointAt(0)??0;return r.includes(g)?`\\${u[r.indexOf(g)]}`:A<128?`\\x${k(A,
2)}`:A<65536?`\\u${k(A,4)}`:`\\U${k(A,8)}`}const k=(g,A)=>g.toString(16).padStart(A,"0"),P=new TextDecoder("utf-8",{ignoreBOM:!0});function L(g){const A=P.decode(
g);return A.includes("\uFFFD")?P.decode(H(g)):A}const U=255;function H(g){const A=new Uint8Array(g),M=E=>((g[E]??0)&192)===128;for(const[E,v]of g.entries()){if(v<
224)continue;M(E+1)&&M(E+2)&&(v<240||M(E+3))||(A[E]=U)}return A}function D(g){let A="";for(const M of g)A+=String.fromCharCode(M);return A}const O=g=>({ok:!0,value:g}),
y=g=>({ok:!1,why:g})}),6979:((m,W,a)=>{a.d(W,{Ge:()=>v,V$:()=>L,ft:()=>U,h0:()=>A,xB:()=>M,y3:()=>H});var r=a(4091);const u=`!$&'()*+,;=:[]<>"`,p={path:"$&+,/:;\
=@",host:u,zone:u,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},R=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,C=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,
k=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,P=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function L(i,_){let S="";for(const{0:x,index:h}of i.matchAll(R))if(C.test(x)||
p[_].includes(x))S+=x;else{if(x==="%")return(0,r.TR)(g(i,h));if(x.startsWith("%")){const e=Number.parseInt(x.slice(1),16);if(O(e,_))return(0,r.TR)(`invalid URL \
escape "${x}"`);S+=y(e,_)}else if(x>"\x7F")S+=encodeURIComponent(x.toWellFormed());else{if(_==="host"||_==="zone")return(0,r.TR)(`invalid character ${(0,r.ol)(x)}\
 in host name`);S+=y(x.charCodeAt(0),_)}}return(0,r.Ju)(S)}function U(i){return i==="%2A"?(0,r.Ju)("*"):D(i,k)?(0,r.Ju)(i):L(i,"path")}const H=i=>D(i,P)?(0,r.Ju)(
i):L(i,"fragment"),D=(i,_)=>_.test(i)&&!b.test(i);function O(i,_){return _==="host"?i<128&&i!==37:_!=="zone"||i===37||i===32?!1:y(i,"zone").startsWith("%")}function y(i,_){
const S=String.fromCharCode(i);return C.test(S)||p[_].includes(S)?S:`%${i.toString(16).toUpperCase().padStart(2,"0")}`}const g=(i,_)=>`invalid URL escape ${(0,r.
D3)(i.slice(_,_+4),3)}`;function A(i){for(const _ of i.split("&")){if(_.includes(";"))return"invalid semicolon separator in query";const[,...S]=/^([^=]*)=?(.*)$/s.
exec(_)??[];for(const x of S){const h=x.search(b);if(h>=0)return g(x,h)}}return null}function M(i){return i.split("&").flatMap(_=>{if(_===""||_.includes(";"))return[];
const[,...S]=/^([^=]*)=?(.*)$/s.exec(_)??[],[x,h]=S.map(e=>L(e.replaceAll("+","%20"),"query"));return x?.ok&&h?.ok?[[E(x.value),E(h.value)]]:[]})}const E=i=>i.replaceAll(
"%20","+"),v=i=>i.toSorted(([_],[S])=>_<S?-1:_>S?1:0).map(([_,S])=>`${_}=${S}`).join("&")}),4283:((m,W,a)=>{a.d(W,{Dl:()=>U,EN:()=>g,L5:()=>y,O2:()=>o,Pl:()=>D,
aR:()=>E,cz:()=>O,jr:()=>H,lv:()=>C,sX:()=>$,t5:()=>A});var r=a(9587),u=a(6181),p=a(4091),R=a(6979);const C={opaque:"",user:null,omitHost:!1,query:"",fragment:""},
b=/[^ -~\u0080-\u{10ffff}]/u,k=/^([A-Za-z][A-Za-z0-9+.-]*):/,P=/^(?::[0-9]*)?$/,L=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function U(t){const[c,s]=d(t,"#"),I=v(c);if(!I.
ok)return(0,p.TR)(`parse ${(0,p.ol)(c)}: ${I.why}`);const f=(0,R.y3)(s);return f.ok?(0,p.Ju)({...I.value,fragment:f.value}):(0,p.TR)(`parse ${(0,p.ol)(t)}: ${f.
why}`)}function H(t){const c=t.scheme===""?"":`${t.scheme}:`,s=t.fragment===""?"":`#${t.fragment}`,I=t.opaque===""?e(t)+n(t):t.opaque;return[c,I,M(t),s].join("")}
function D(t){const c=t.opaque&&(0,r.Mi)(`//${t.opaque}`,"").slice(2);return(0,r.Mi)(H({...t,opaque:c,query:"",forceQuery:!1,fragment:""}),"")}function O(t){const c=t.
host.lastIndexOf(":"),s=c>=0&&P.test(t.host.slice(c)),I=s?t.host.slice(0,c):t.host,f=I.startsWith("[")&&I.endsWith("]");return{name:l(f?I.slice(1,-1):I),port:s?
t.host.slice(c+1):""}}const y=t=>t==="https"?443:80,g=t=>t.includes(":")?`[${t}]`:t,A=t=>(t.opaque||t.path||"/")+M(t),M=({forceQuery:t,query:c})=>t||c!==""?`?${c}`:
"";function E(t){if(t.user===null)return null;const c=`${t.user.name}:${t.user.password??""}`.replace(/%[0-9A-F]{2}/g,s=>String.fromCharCode(Number.parseInt(s.slice(
1),16)));return`Basic ${btoa(c)}`}function v(t){if(b.test(t))return(0,p.TR)("net/url: invalid control character in URL");if(t.startsWith(":"))return(0,p.TR)("mi\
ssing protocol scheme");const c=k.exec(t)?.[1]??"",s=c.toLowerCase(),[I,f]=d(c===""?t:t.slice(c.length+1),"?"),w=f===""&&t.endsWith("?"),B={...C,host:"",path:"",
scheme:s,query:f,forceQuery:w};return I.startsWith("/")?i(B,I):s!==""?(0,p.Ju)({...B,opaque:I}):d(I,"/")[0].includes(":")?(0,p.TR)("first path segment in URL ca\
nnot contain colon"):_(B,I)}function i(t,c){if(!(c.startsWith("//")&&(t.scheme!==""||!c.startsWith("///"))))return _({...t,omitHost:t.scheme!==""},c);const[I]=d(
c.slice(2),"/"),f=I.lastIndexOf("@"),w=x(I.slice(f+1),t.scheme);if(!w.ok)return w;const B=f<0?(0,p.Ju)(null):S(I.slice(0,f));return B.ok?_({...t,user:B.value,host:w.
value},c.slice(2+I.length)):B}function _(t,c){const s=(0,R.ft)(c);return s.ok?(0,p.Ju)({...t,path:s.value}):s}function S(t){if(!L.test(t))return(0,p.TR)("net/ur\
l: invalid userinfo");const[c,s]=d(t,":"),I=(0,R.V$)(c,"user");if(!I.ok)return I;if(!t.includes(":"))return(0,p.Ju)({name:I.value,password:null});const f=(0,R.V$)(
s,"user");return f.ok?(0,p.Ju)({name:I.value,password:f.value}):f}function x(t,c){const s=t.lastIndexOf("[");if(s>0)return(0,p.TR)("invalid IP-literal");if(s===
0)return h(t);const I=t.indexOf(":"),f=/^https?$/.test(c)?I:t.lastIndexOf(":"),w=f<0?"":t.slice(f);return P.test(w)?(0,R.V$)(t,"host"):(0,p.TR)(`invalid port ${(0,p.
ol)(w)} after host`)}function h(t){const c=t.lastIndexOf("]");if(c<0)return(0,p.TR)("missing ']' in host");const s=t.slice(c+1);if(!P.test(s))return(0,p.TR)(`in\
valid port ${(0,p.ol)(s)} after host`);const I=t.slice(0,c).indexOf("%25"),f=I<0?c:I,w=(0,R.V$)(t.slice(1,f),"host");if(!w.ok)return w;const B=(0,R.V$)(t.slice(
f,c),"zone");if(!B.ok)return B;const N=l(w.value+B.value),J=(0,u.r5)(N);return J===null?(0,p.TR)(`invalid host: ParseAddr(${(0,p.ol)(N)}): unable to parse IP`):
J.length===4?(0,p.TR)("invalid IP-literal"):(0,p.Ju)(`[${w.value}${B.value}]${s}`)}function e(t){if(t.host===""&&t.user===null&&(t.scheme===""||t.omitHost||t.path===
""))return"";const s=t.user?.password??null;return`//${(t.user?.name??"")+(s===null?"":`:${s}`)}${t.user===null?"":"@"}${t.host}`}function n(t){return t.host!==
""&&t.path!==""&&!t.path.startsWith("/")?`/${t.path}`:t.scheme===""&&e(t)===""&&d(t.path,"/")[0].includes(":")?`./${t.path}`:t.path}const l=t=>t.replace(/(?:%[0-9A-F]{2})+/g,
c=>(0,p._6)(Uint8Array.from(c.slice(1).split("%"),s=>Number.parseInt(s,16))));function d(t,c){const s=t.indexOf(c);return s<0?[t,""]:[t.slice(0,s),t.slice(s+c.length)]}
function o(t,c){const s=U(c);return s.ok?(0,p.Ju)($(t,s.value)):s}function $(t,c){const s=c.scheme||t.scheme;if(c.scheme!==""||c.host!==""||c.user!==null)return{
...c,scheme:s,path:j(c.path)};const I=c.path===""&&!c.forceQuery&&c.query==="",f=I?t.query:c.query,w=I&&c.fragment===""?t.fragment:c.fragment;if(c.path===""&&t.
opaque!=="")return{...c,scheme:s,query:f,fragment:w,opaque:t.opaque};const B=j(T(t.path,c.path));return{...c,scheme:s,query:f,fragment:w,user:t.user,host:t.host,
path:B}}function T(t,c){return c===""?t:c.startsWith("/")?c:t.slice(0,t.lastIndexOf("/")+1)+c}function j(t){if(t==="")return"";const c=t.split("/"),s=[];for(const B of c)
B===".."?(s.pop(),s.length===1&&s[0]===""&&s.pop()):B!=="."?s.push(B):s.length===0&&s.push("");const I=c.at(-1),f=`/${s.join("/")}${I==="."||I===".."?"/":""}`,w=(0,R.
ft)(f.startsWith("//")?f.slice(1):f);return w.ok?w.value:f}}),9075:((m,W,a)=>{a.d(W,{J6:()=>U,Oo:()=>D,Pg:()=>k,Uk:()=>L,VI:()=>H,ae:()=>r,lG:()=>p,os:()=>P,pi:()=>u});
class r{text;withheld;constructor(y,g=null){this.text=y,this.withheld=g}}const u="#",p=4096,R=200,C=2e4,b=5e6;class k{depth=0;steps=0;allSteps=0;renew(){this.steps=
0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>b}spend(y){if(this.steps+=1,this.count(),this.depth>=R||this.steps>C||this.isSpent)return;
this.depth+=1;const g=y();return this.depth-=1,typeof g=="string"&&g.length>p?void 0:g}}const P=()=>({name:()=>{},call:()=>{},effort:new k}),L=O=>typeof O=="str\
ing"||typeof O=="number"||typeof O=="boolean"?String(O):void 0,U=O=>O.find(y=>y instanceof r&&y.withheld!==null);function H(O,y){return y instanceof r?new r((O+
y.text).slice(0,p),y.withheld):new r(O)}function D(O){let y;return g=>{if(y??=new Map,!y.has(g)){y.set(g,void 0);try{y.set(g,O(g))}catch(A){throw y.delete(g),A}}
return y.get(g)}}}),5143:((m,W,a)=>{a.d(W,{As:()=>E,II:()=>g,MV:()=>h,NP:()=>M,R3:()=>y,WD:()=>A,Zl:()=>x,_M:()=>D,bH:()=>H,c1:()=>p,df:()=>u,en:()=>L,eo:()=>O,
jH:()=>C,n7:()=>e,t6:()=>R,yJ:()=>U});var r=a(8820);const u=n=>typeof n=="string"?n:`${n.line}:${n.column} ${n.file}`,p=(n,l)=>[...Map.groupBy(n,l).values()],R=(n,l)=>p(
n,l).map(([d])=>d),C=n=>R(n,u),b="//",k=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,P=1e3,L=n=>n.length<=P&&k.test(n),U=(n,l)=>`${n}${b}${l}`;function H(n){
const l=D(n);return l===null?{repository:l,path:n}:{repository:l,path:n.slice(l.length+b.length)}}function D(n){const l=n.indexOf(b);return l>0&&L(n.slice(0,l))?
n.slice(0,l):null}const O=n=>typeof n=="string"?n:`${g(n.file)}:${n.line}`,y=({file:n,line:l,column:d})=>`${g(n)}:${l}:${d}`;function g(n){const{repository:l,path:d}=H(
n);if(l===null)return(0,r.J7)(n);const o=(0,r.J7)(l);return d==="."?o:`${o}//${(0,r.J7)(d)}`}const A=1e4,M=n=>R(n,l=>typeof l=="string"?l:D(l.file)),E=n=>n.length<=
A?n:[...new Set([...M(n),...n])].slice(0,A),v=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
i=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,_=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function S(n){const{path:l}=H(
n),d=l.split("/").slice(0,_.test(l)?-2:-1);return d.find((o,$)=>v.test(o)&&!(o==="test"&&d.slice(0,$).some(T=>i.test(T))))}const x=n=>S(n)!==void 0,h=({file:n,isInUse:l})=>l!==
!0&&x(n);function e(n){const l=S(n);return(l===void 0?H(n).path:`**/${l}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((m,W,a)=>{a.d(W,{L2:()=>i,ie:()=>O,kL:()=>P,mB:()=>L,
nE:()=>S,xu:()=>x});var r=a(3368),u=a(3592),p=a(3152),R=a(9587),C=a(8820),b=a(2057);let k=function(...h){return{setFlagsFromString:k}=process.getBuiltinModule("\
node:v8"),new.target?new k(...h):k(...h)};function P(h,e){h.env.UV_THREADPOOL_SIZE??="64",setTimeout(()=>k("--semi-space-growth-factor=1"),v).unref(),(0,b.B_)(h.
stdout,e),(0,b.B_)(h.stderr,()=>{})}async function L(h,{stop:e,secrets:n,isFinal:l,act:d,reportMistakes:o,reportCrash:$}){const T=c=>($((0,r.rv)(s=>D(c,s),n)),3),
j=M(h,e,{isFinal:l,crash:T}),t=await d(j).catch(c=>c instanceof p.GN?(o(n.redact(c.mistakes)),2):T(c));await E(h,t)}const U=100,H=5;function D(h,e){const n=[];let l=h;
for(;l!==void 0&&n.length<H;){const o=l instanceof Error?l.stack??l.message:String(l);n.push((0,R._U)(e(o))),l=l instanceof Error?l.cause:void 0}const d=n.join(
`
caused by: `).split(`
`).slice(0,U);return[`tf-disco ${u.xv} crashed; this is a bug, please report it with this text at ${u.xV}`,...d.map(o=>(0,C.BP)((0,C.RK)(o)))].join(`
`)}const O=({hrtime:h})=>()=>Number(h.bigint())/1e6,y=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],g=300,A=5e3;function M(h,e,{isFinal:n,crash:l}){const d=O(h),o=new AbortController;
let $=0;const T=()=>n||o.signal.aborted;for(const j of y)h.on(j,()=>{const t=d()-$;e.end({kind:"signal",signal:j}),T()?(n||t>g)&&(h.removeAllListeners(j),h.kill(
h.pid,j)):$=d(),o.abort()});return h.on("uncaughtException",j=>{e.end({kind:"crash"});const t=l(j);T()&&h.exit(t),o.abort(),setTimeout(()=>h.exit(t),A).unref()}),
h.on("exit",()=>e.end({kind:"crash"})),o.signal}async function E(h,e){const{stdout:n,stderr:l}=h;for(const o of[n,l])await new Promise($=>o.write("",$));if(h.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&h.platform!=="win32"&&h.execve!==void 0){const{execPath:o}=h;h.execve(o,[o,"--eval",`require('node:process').exit(${e})`],{})}h.
exit(e)}const v=100,i=()=>k("--heap-growing-percent=20"),_=100;async function S(h,e,n){let l=Date.now();for(;;){const d=h.next(e.why!==null);if(d.done)return d.
value;Math.abs(Date.now()-l)<_||(n(d.value),await x(),l=Date.now())}}const x=()=>new Promise(h=>setImmediate(h))}),2057:((m,W,a)=>{a.d(W,{B_:()=>k,Dx:()=>b,PL:()=>L,
aH:()=>U,yy:()=>p});var r=a(1342),u=a(3152);async function p(A,M){for(const E of(0,r.mk)(M)){if(!A.writable)return;A.write(E)||await R(A)}}const R=A=>new Promise(
M=>{const E=["drain","error","close"],v=()=>{for(const i of E)A.off(i,v);M()};for(const i of E)A.on(i,v)}),C=1024*1024;async function*b(A){let M="";for await(const E of A.
setEncoding("utf8")){const[v="",...i]=String(E).split(`
`),_=[M+v,...i];M=_.pop()??"";for(const S of _)yield S.replace(/\r$/,"");if(M.length>C)throw new u.GN(["a line of standard input exceeds 1 MiB"])}M!==""&&(yield M)}
function k(A,M){let E=!1;A.on("error",v=>{const i=!E;E=!0,i&&v.code!=="EPIPE"&&M((0,r.A3)(v))})}const P={min:40,max:100,unknown:80};function L({columns:A},M){return A||
Number(/^\d{1,4}$/.exec(M.COLUMNS??"")?.[0])||P.unknown}function U(A,M,E){const v=M==="auto"?H(A,E):M==="always",i=Math.max(P.min,Math.min(L(A,E),P.max));return{
colour:v,hyperlinks:v&&A.isTTY===!0&&g(E),width:A.isTTY?i:Number.POSITIVE_INFINITY}}function H({isTTY:A},M){return M.NO_COLOR||M.TERM==="dumb"&&!M.FORCE_COLOR?!1:
M.FORCE_COLOR?M.FORCE_COLOR!=="0":A===!0}const D=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,O=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
y=5001;function g(A){const{FORCE_HYPERLINK:M,TERM:E="",TERM_PROGRAM:v="",VTE_VERSION:i}=A;return M?M!=="0":A.CI||A.NO_COLOR||E==="dumb"?!1:Number(i)>=y||D.test(
v)||O.test(E)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(_=>A[_])}}),3229:((m,W,a)=>{a.d(W,{Kc:()=>U,L6:()=>b,NM:()=>x,cr:()=>h});var r=a(9587),u=a(1831),
p=a(5011);const R=1024,C=e=>(0,u.Pv)(e).ok;function b(e){if(e.length>R)return null;const n=(0,u.Pv)(e);if(n.ok)return k(e,(0,u.pk)(n.value));const l=H(e);if(l!==
null)return l;const{inside:d,removed:o}=y(e);if(e.includes("@",e.lastIndexOf(d)))return"write the hostname alone, not a URL";for(const $ of o.length===0?[]:[d,d.
replace(/:\D.*$/s,"")])if(C($))return`remove ${g(o)}: ${$}`;return A(d)}function k(e,n){if(/(^|\.)xn--/i.test(e))return`write it in Unicode: ${n}; upper-case pu\
nycode is only accepted by accident`;const l=n.replace(/(?<!\.)\.+(?=$|:)/,"");return l===n?null:`remove the trailing dot: tokens and settings for ${l} do not a\
pply to this host`}const P=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,L="replace the placeholder",U=e=>P.
test(e);function H(e){if(U(e))return L;const n=e.split(/[\s,;]+/).filter(l=>l!=="");return n.length<2?null:n.every(l=>l.includes(".")&&C(l))?`write one hostname\
 at a time: ${n[0]}`:"remove the spaces, commas and semicolons"}const D=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,O=[["the white space",e=>e.trim()],
["the quotation marks",e=>e.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",e=>e.replace(D,"")],["the trailing slash",e=>e.replace(/^([^/?#\\]*)\/$/,"$1")],["th\
e path",e=>e.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",e=>e.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",e=>e.slice(e.lastIndexOf("@")+1)],["th\
e trailing colon",e=>e.replace(/^([^:]*):$/,"$1")]];function y(e){let n=e;const l=[];for(const[d,o]of O){const $=o(n);$!==n&&l.push(d),n=$}return{inside:n,removed:l}}
const g=e=>e.join(", ").replace(/, ([^,]*)$/," and $1");function A(e){if(/^\[.*\](:\d+)?$/s.test(e)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(e))return"use a D\
NS name; the clients do not support IPv6 addresses";if(e.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(e)){const o=(0,u.
WV)(e);return C(o)?`write it in Unicode: ${o}`:"write it in Unicode, not in punycode"}if(e.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(e.includes("_")){const o=e.replaceAll("_","-");return`a hostname cannot contain underscores${C(o)?`; did you mean ${o}?`:""}`}const n=e.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(n!==e&&C(n))return`remove the extra dots: ${n}`;if(/(^|\.)-|-(\.|:|$)/.test(e))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(e))return"a label cannot have hyphens as its third and fourth character";const[,l="",d=""]=/^([^:]*):(.*)$/s.exec(e)??[];return C(
l)?/^[+-]?[0-9]+$/.test(d)?"use a port from 1 to 65535":`write the port as a number: ${l}:8443`:null}const M=e=>{const n=(0,p.rE)(e,"terraform");return n.ok&&!n.
value.hostImplied},E=e=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(e);function v({text:e,isRemote:n}){if(e==="")return"write a path such as ./network, or a regi\
stry address or URL";if(!n&&U(e))return L;if(e!==e.trim())return"remove the white space around the address";const[,l="",d=""]=/^(https?:\/\/)(.*)$/i.exec(e)??[];
return l===""||!M(d)?null:`remove ${l} to use the registry module: ${d}${n?"; with it, the client downloads an archive from this URL (for a Git repository, writ\
e git::https://\u2026)":""}`}function i({isRemote:e,parts:[n="",...l]}){if(l.length!==3)return null;const[,d="",o=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(n)??[];
if(d!=="localhost"&&o==="")return E(n)?b(n):null;const $=e?`; the client reads "${d}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${o}\
 or ${d}.localdomain${o}${$}`}function _({parts:e}){if(e.length===3&&E(e[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${e[0]==="gi\
tlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const n=/^https?:$/i.test(e[0]??"")&&e[1]==="",[l="",...d]=n?e.slice(2):e;if(d.length!==
4||!E(l))return null;const[o="",...$]=d;return/^v?\d+\.\d+/.test(d[3]??"")?`write ${[l,...d.slice(0,3)].join("/")}, and the version in the \`version\` argument`:
`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[l,...$].join("/")}; service discovery works only at the root of a host, not below /${o}`}function S({text:e,parts:n}){
if(e.includes("://"))return null;if(n.length>=3&&e.includes("?"))return"remove the query; set the version with the `version` argument";const l=n.at(-1)??"";return[
3,4].includes(n.length)&&/[A-Z]/.test(l)?`write the target system in lower case: ${[...n.slice(0,-1),l.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(
e)?`write ./${e} to use a directory of the same repository`:null}function x(e,n,l){if(n.kind==="local"||e.length>R)return null;const[d="",...o]=e.split("/");if(l.
ok)return l.value.hostImplied?null:b(d);const $=o.length===0?[]:o.join("/").split("//",1)[0]?.split("/")??[],T=n.kind==="remote",j={text:e,isRemote:T,parts:[d,...$]};
return v(j)??i(j)??(T?null:_(j)??S(j))}function h(e){if(e.length>R)return null;if(U(e))return L;if(e!==e.trim())return"remove the white space around the address";
const[,n=""]=/^https?:\/\/(.*)$/i.exec((0,r.Mi)(e,""))??[];if(n!=="")return`remove the scheme: ${n}`;const l=e.split("/"),[d=""]=l;return l.length===2&&E(d)?"wr\
ite HOST/NAMESPACE/TYPE, two parts after the host":l.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":l.length===3?b(d):null}}),1064:((m,W,a)=>{
a.d(W,{$I:()=>y,Du:()=>b,Eo:()=>d,Jd:()=>l,Mq:()=>M,NX:()=>A,SO:()=>g,SZ:()=>U,Y8:()=>h,Yr:()=>H,ab:()=>O,bB:()=>P,d3:()=>e,mh:()=>o,n3:()=>p,pH:()=>i,rG:()=>D,
sX:()=>n,tB:()=>S,zK:()=>k});const r="registry.terraform.io",u=[r,"registry.opentofu.org"],p=T=>u.includes(T),R=["modules.v1","providers.v1"],C={terraform:{name:"\
Terraform",uses:R,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:R,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:R,replaces:R,defaults:u},
renovate:{name:"Renovate",uses:R,replaces:[],defaults:[r]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:[
"modules.v1"],replaces:["modules.v1"]}},b=["terraform","opentofu"],k=Object.keys(C),P=Object.fromEntries(Object.entries(C).map(([T,{name:j}])=>[T,j])),L=T=>C[T],
U=T=>R.includes(T)?k.filter(j=>L(j).uses.includes(T)):b,H=T=>k.filter(j=>L(j).defaults?.includes(T)),D=k.filter(T=>L(T).replaces.length>0),O=T=>k.filter(j=>L(j).
replaces.includes(T)),y={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"\
opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},g=T=>Object.hasOwn(y,T),A={terraform:3,opentofu:9},M=T=>T===
429||T>=500&&T!==501,E={from:null,before:null,retries:0,skipsOverridden:!1},v={...E,client:"terraform"},i=[{...v,name:"Terraform 1.14 and earlier",before:"1.15",
attemptMs:11e3},{...v,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...E,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],
_={terraform:"1.15.0",opentofu:"1.12.0"};function S(T,j){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(j[T]??"");if(t===null)return _[T];
const c=t[1]?.split(".")??[];return[0,1,2].map(s=>c[s]??"0").join(".")}function x(T,j){const[t=[],c=[]]=[T,j].map(I=>I.split(".").map(Number)),s=t.findIndex((I,f)=>I!==
c[f]);return s<0||(t[s]??0)>(c[s]??0)}const h={terraform:"1.15",opentofu:"1.8"},e=({releases:T,versions:j})=>b.filter(t=>t==="terraform"?!T.some(c=>c.client===t&&
c.before===null):!x(S(t,j),"1.8.0")),n=T=>x(T,"1.12.0"),l=(T,j)=>T==="opentofu"||!x(j,"1.13.0"),d=T=>x(T,"1.14.0");function o(T,{attemptMs:j,retries:t}){const c=T.
findIndex((s,I)=>I===t||!$(s,j));return c<0?null:c}function $({response:T,hops:j,headMs:t},c){return t===null?T.kind==="failed"&&T.transient:t>c||M(j.at(-1)?.status??
0)}}),1831:((m,W,a)=>{a.d(W,{$Y:()=>g,$k:()=>v,$o:()=>l,Bz:()=>T,Fq:()=>D,Jr:()=>d,Pm:()=>e,Pv:()=>L,Rt:()=>H,Sv:()=>M,WV:()=>A,cu:()=>E,ev:()=>o,fK:()=>i,nx:()=>y,
pk:()=>O,xV:()=>P,yo:()=>n});var r=a(4091),u=a(4283),p=a(8408);const R=443,C=65535,b=9223372036854775807n,k=-9223372036854775808n,P="TF_TOKEN_";function L(f){const{
name:w,portion:B}=_(f.toWellFormed()),N=S(B);if(!N.ok)return/^https?$/i.test(w)?(0,r.TR)("need just a hostname and optional port number, not a full URL"):N;if(N.
value.startsWith(":-"))return(0,r.TR)("port number is negative");const J=x(w);if(J!==null)return(0,r.TR)(J);const X=(0,p.YE)(w);return X.ok?X.value===""?(0,r.TR)(
"nothing is left of the hostname once it is normalized"):(0,r.Ju)(X.value+N.value):X}const U=new Set(["localterraform.com","localtofu.com"]),H=f=>U.has(f);function D(f){
const w=L(f);return w.ok||!f.includes("xn--")?w:L(A(f))}function O(f){const{name:w,portion:B}=_(f);return(0,p.DI)(w)+B}function y(f){const w=O(f);return w===f?f:
`${w} (${f})`}const g=f=>f.includes("xn--")?f.replace(/[^\s"'`/@=,;()]+ \(([^\s()]*xn--[^\s()]*)\)/g,"$1"):f;function A(f){const{name:w,portion:B}=_(f.toWellFormed()),
N=S(B);return((0,p.QC)(w)??w)+(N.ok?N.value:B)}function M(f){const{name:w,portion:B}=_(f);return{name:w,port:B===""?R:Number(B.slice(1))}}const E=f=>({...u.lv,scheme:"\
https",host:f,path:"/.well-known/terraform.json",forceQuery:!1});function v(f){if(!f.startsWith(P))return null;const w=f.slice(P.length).replaceAll("__","-").replaceAll(
"_","."),B=L(A(w));return B.ok?B.value:null}function i(f){const w=[f,O(f)].flatMap(B=>[B.replaceAll("-","__"),B]).map(B=>P+B.replaceAll(".","_"));return[...new Set(
w)].filter(B=>v(B)===f)}function _(f){const w=f.indexOf(":");return w===-1?{name:f,portion:""}:{name:f.slice(0,w),portion:f.slice(w)}}function S(f){if(f==="")return(0,r.
Ju)("");const w=f.slice(1);if(!/^[+-]?[0-9]+$/.test(w))return(0,r.TR)("port portion contains non-digit characters");const B=w.replace(/^([+-]?)0+(?=[0-9])/,"$1"),
N=B.length>20?null:BigInt(B.replace("+",""));return N===null||N>b||N<k?(0,r.TR)("port portion contains non-digit characters"):N>C?(0,r.TR)("port number is great\
er than 65535"):(0,r.Ju)(N===BigInt(R)?"":`:${N}`)}function x(f){if(f==="")return"empty string is not a valid hostname";for(const w of f.replace(/\.{1,2}$/,"").
split(".")){if(w==="")return"hostname contains empty label (two consecutive periods)";if(w.startsWith("xn--"))return`hostname label ${(0,r.ol)(w)} specified in \
punycode format; service hostnames must be given in unicode`}return null}const h={http:"80",https:"443",ssh:"22"};function e(f){const{name:w,port:B}=(0,u.cz)(f),
N=(0,u.EN)(w),J=B===""||B===h[f.scheme];return l(J?N:`${N}:${B}`)}function n(f){const w=(0,u.Dl)(f);return w.ok?e(w.value):null}function l(f){const w=L(f);return w.
ok?w.value:f.toLowerCase()||null}const d=(f,w)=>w.length===0||w.some(B=>B.subdomains?f.endsWith(`.${B.host}`):f===B.host),o=(f,w)=>d(f,w.allowedHosts)||w.hostnames.
some(B=>B.host===f),$=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function T(f,w,B){const[N]=f.length===0?[]:i(w);return N===void 0?[]:f.flatMap(J=>{const X=v(J);if(X!==null&&
B.has(X))return[];const se=j(J,X,w);return se===null?[]:[{variable:J,why:se,write:N,isParent:t(X,w)}]})}function j(f,w,B){const N=$.exec(f)?.[0];if(N===void 0)return null;
const J=f.slice(N.length);return w!==null&&t(w,B)?`it is for ${y(w)} only: the clients do not use the tokens of parent domains`:s(B).some(X=>X===c(J))?N!==P?`it\
 begins with ${N}, and the clients read only ${P}`:w===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${y(w)}${I(J,B)}`:
null}const t=(f,w)=>f!==null&&M(w).name.endsWith(`.${M(f).name}`),c=f=>f.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function s(f){
const{name:w}=M(f);return[...new Set([f,w,O(f)].map(c))]}function I(f,w){const{name:B,port:N}=M(w);return N!==443&&!f.includes(":")?"; a port follows a colon":B.
includes("-")&&!f.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((m,W,a)=>{a.d(W,{mI:()=>O,QC:()=>H,ER:()=>h,YE:()=>U,DI:()=>D});const r=(...e)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...e),u=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...e);var p=a(4091);const R=256,C={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},b={...C,checkBidi:!1},k=new RegExp("\\p{M}{31}","u"),
P="xn--",L=new TextEncoder;function U(e){const n=A(e,!1);if(!n.ok)return n;const l=M(n.value,C);return l===null?(0,p.TR)(y(v(e,!1))):(0,p.Ju)(l)}function H(e){const n=A(
e,!0);if(!n.ok)return null;const l=M(n.value,b);if(l===null)return null;const d=A(l,!1);return d.ok?d.value.join("."):null}const D=e=>E(e)?u(e,C).domain:e,O=e=>u(
e).domain,y=e=>`idna: invalid label ${(0,p.ol)(e)}`;function g(e){return`idna: disallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"\
0")}`}function A(e,n){if(e.length>R&&E(e))return(0,p.TR)(`hostname is longer than ${R} characters`);const l=[];for(const d of v(e,n).split(".")){const o=d.startsWith(
P)?i(d):(0,p.Ju)(d);if(!o.ok)return o;const $=_(o.value);if($!==null)return(0,p.TR)($);l.push(o.value)}return(0,p.Ju)(l)}function M(e,n){const l=e.join(".");return h(
l)?l:r(l,n)}const E=e=>/[^\0-\x7f]|xn--/i.test(e);function v(e,n){return e.replace(/[A-Z]+|[^\0-\x7f]/gu,d=>h(d)?d.toLowerCase():u(d,{transitionalProcessing:n}).
domain).normalize("NFC")}function i(e){const n=e.slice(P.length);if(n==="")return(0,p.Ju)("");const l=u(e).domain;return l===e||h(l)?(0,p.TR)(y(n)):l.normalize(
"NFC")!==l||!Array.from(l).every(x)?(0,p.TR)(y(l)):(0,p.Ju)(l)}function _(e){if(S(e))return y(e);if(/^[a-z0-9-]*$/.test(e))return null;if(k.test(e))return y(e);
if(!h(e)&&r(e,b)!==null)return null;for(const n of e){if(!x(n))return y(e);if(n<"\x80"&&!/[a-z0-9-]/.test(n))return g(n)}return y(e)}function S(e){if(e.startsWith(
"-")||e.endsWith("-"))return!0;if(!e.slice(0,4).includes("--"))return!1;const n=L.encode(e.slice(0,5));return n.length>4&&n[2]===45&&n[3]===45}function x(e){if(e<
"\x80")return!0;const{domain:n,error:l}=u(`1${e}`);return!l&&n===`1${e}`}const h=e=>!/[^\0-\x7f]/.test(e)}),5011:((m,W,a)=>{a.d(W,{A:()=>y,Nj:()=>A,Vm:()=>U,mD:()=>H,
rE:()=>O,vL:()=>D});var r=a(4091),u=a(1831),p=a(4321);const R={terraform:H("registry.terraform.io"),opentofu:H("registry.opentofu.org")},C=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
b=/^[0-9a-z]{1,64}$/,k="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",P="must be between one and 64 ASCII letters or digits",L={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},U=v=>R[v];function H(v){const i=(0,u.Pv)(v);if(!i.ok)throw new Error(i.why);return i.value}function D(v,i){if(A(v))return{kind:"local"};const _=O(
v,i);if(_.ok)return _.value;const S=(0,p.cx)(v,i);if(!S.ok)return{kind:"invalid",error:S.why};const{subdirectory:x,host:h}=S.value;return{kind:"remote",subdirectory:x,
host:h}}function O(v,i){return A(v)?(0,r.TR)(`can't use local directory ${(0,r.ol)(v)} as a module registry address`):g(v,"module",i)}const y=v=>g(v,"component",
"terraform");function g(v,i,_){const S=L[i],{address:x,subdirectory:h}=(0,p.UQ)(v);if(h.startsWith("../"))return(0,r.TR)((0,p.dr)(h,i));const e=x.split("/"),n=e.
length===S.parts;if(!n&&e.length!==S.parts+1)return(0,r.TR)(`a ${i} registry source address must have ${S.count}`);const l=n?(0,r.Ju)(U(_)):M(e.shift()??"",i);if(!l.
ok)return l;const d=E(e,i);if(d!==void 0)return(0,r.TR)(d);const[o="",$="",T=""]=e,j={namespace:o,name:$,system:T,subdirectory:h};return(0,r.Ju)({kind:"registry",
host:l.value,hostImplied:n,...j})}const A=v=>/^\.\.?[/\\]/.test(v);function M(v,i){const _=(0,u.Pv)(v);if(!_.ok){const S=`invalid ${i} registry hostname ${(0,r.
ol)(v)}`;return v.includes("--")?(0,r.TR)(`${S}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,r.TR)(S)}return _.
value.includes(".")?L[i].reserved.includes(_.value)?(0,r.TR)(`can't use ${(0,r.ol)(_.value)} as a ${i} registry host, because it's reserved for installing direc\
tly from version control repositories`):_:(0,r.TR)(`invalid ${i} registry hostname: must contain at least one dot`)}function E([v="",i="",_],S){if(!C.test(v))return v.
includes(".")?`source address must have ${L[S].afterHost}`:`invalid namespace ${(0,r.ol)(v)}: ${k}`;const x=`${S} registry addresses may not include a query str\
ing portion`;if(!C.test(i))return _===void 0&&i.includes("?")?x:`invalid ${S} name ${(0,r.ol)(i)}: ${k}`;if(!(_===void 0||b.test(_)))return _.includes("?")?x:`i\
nvalid target system ${(0,r.ol)(_)}: ${P}`}}),4321:((m,W,a)=>{a.d(W,{UQ:()=>L,cx:()=>b,dr:()=>H,uE:()=>P});var r=a(4091),u=a(4283),p=a(6979),R=a(1064),C=a(1831);
function b(h,e){const{address:n,subdirectory:l}=L(h);if(l.startsWith("../"))return(0,r.TR)(H(l));const d=y(n.toWellFormed(),e);if(!d.ok)return d;const{subdirectory:o}=d.
value;if(o==="")return(0,r.Ju)({...d.value,subdirectory:l});const $=U(`${o}/${l}`);return $.startsWith("../")?(0,r.TR)(`detected ${H($)}`):(0,r.Ju)({...d.value,
subdirectory:$})}const k=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function P(h,e){const n=k.exec(
h)?.[0];if(n===void 0)return null;const l=b(`${n}a/b`,e);return l.ok?l.value.host:null}function L(h){const e=h.indexOf("?"),n=e<0?h:h.slice(0,e),l=n.indexOf(":/\
/"),d=n.indexOf("//",l<0?0:l+3);if(d<0)return{address:h,subdirectory:""};const o=e<0?"":h.slice(e),$=n.slice(d+2);return{address:n.slice(0,d)+o,subdirectory:$===
""?"":U($)}}function U(h){const e=h.startsWith("/"),n=[];for(const d of h.split("/"))d===""||d==="."||(d!==".."?n.push(d):n.length>0&&n.at(-1)!==".."?n.pop():e||
n.push(d));const l=(e?"/":"")+n.join("/");return l===""?".":l}const H=(h,e="module")=>`subdirectory path ${(0,r.ol)(h)} leads outside of the ${e} package`,D=(h,e=h.
scheme)=>(0,r.Ju)({subdirectory:"",host:h.scheme==="file"?null:(0,C.Pm)(h),getter:e,url:h}),O=(h,e)=>(0,r.Ju)({subdirectory:"",host:e,getter:h,url:null});function y(h,e){
const[,n,l]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(h)??[h,void 0,h],{address:d}=L(l??h),o=(0,u.Dl)(d);if(o.ok&&o.value.scheme!=="")return D(o.value,n);for(const T of x){
const j=T(d,e);if(j?.ok)return(0,r.Ju)({...j.value,getter:n??j.value.getter});if(j!==void 0)return j}const $=e==="terraform"?"address":"string";return(0,r.TR)(`\
invalid source ${$}: ${h}`)}function g(h,e,n){const l=(0,u.Dl)(h);if(!l.ok)return(0,r.TR)(`error parsing ${e} URL: ${l.why}`);const{path:d}=l.value,o=n==="git"&&
!d.endsWith(".git");return D(o?{...l.value,path:`${d}.git`}:l.value,n)}const A=h=>{if(!h.startsWith("github.com/"))return;const e=h.replace(/\?.*$/s,"").split("\
/");if(e.length<3)return(0,r.TR)("GitHub URLs should be github.com/username/repo");const n=g(`https://${e.slice(0,3).join("/")}`,"GitHub","git");if(!n.ok||e.length===
3)return n;const l=(0,p.V$)(e.slice(3).join("/").replaceAll("%","%25"),"path");if(!l.ok)return l;if(l.value==="")return n;const d=U(l.value).replaceAll("%","%25");
return(0,r.Ju)({...n.value,subdirectory:d})},M=(h,e)=>{const[,n,l,d]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(h)??[];if(l===void 0||d===void 0)return;const o=(0,p.
h0)(/\?(.*)$/s.exec(d)?.[1]??""),$=e==="terraform"?"Git":"GitHub";return o!==null?(0,r.TR)(`error parsing ${$} SSH URL: ${o}`):n==="git"?O("git",(0,C.$o)(l)):void 0},
E=h=>h.startsWith("bitbucket.org/")?g(`https://${h}`,"BitBucket","git"):void 0,v=(h,e)=>{const n=e==="terraform"?"googleapis.com/":".googleapis.com/";if(!h.includes(
n))return;const l=h.split("/");return l.length<5?(0,r.TR)("URL is not a valid GCS URL"):g(`https://www.googleapis.com/storage/${l.slice(2).join("/")}`,"GCS","gc\
s")},i=h=>{if(!h.includes(".amazonaws.com/"))return;const[e="",...n]=h.split("/"),l=_(e.split("."));return l===void 0?(0,r.TR)("URL is not a valid S3 URL"):g(`h\
ttps://${[l,...n].join("/")}`,"S3","s3")};function _(h){const[e="",n="",l=""]=h;return h.length===3?`${e}.amazonaws.com`:h.length===4?`${n}.amazonaws.com/${e}`:
h.length===5&&n==="s3"?`s3.${l}.amazonaws.com/${e}`:void 0}const x=[A,M,E,v,i,(h,e)=>{if(h!=="")return h.startsWith("/")?O("file",null):(0,r.TR)(`${R.bB[e]} can\
not detect a supported external module source type for ${h}`)}]}),9562:((m,W,a)=>{a.d(W,{Bn:()=>L,D6:()=>M,Ls:()=>R,M:()=>U,OA:()=>v,OZ:()=>P,S3:()=>k,TE:()=>$,
TW:()=>_,Tz:()=>T,Uc:()=>w,e$:()=>C,eQ:()=>h,oe:()=>d,p4:()=>g,qE:()=>E,uW:()=>B,vy:()=>c,xq:()=>b});var r=a(3307),u=a(4091),p=a(4283);const R=4096,C="modules.v\
1",b="providers.v1",k="login.v1",P="tfe.v2",L="tfe.v2.1",U="tfe.v2.2",H=[C,b,P,L,U],D=[k,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],O=N=>N.split(
".",1)[0]??"",y=(N,J)=>N.some(X=>O(X)===O(J)),g=N=>y([...H,"state.v2"],N),A=new Set([...H,...D]),M=N=>A.has(N),E=N=>g(N)||y(D,N);function v(N){if(E(N))return null;
const J=N.toLowerCase(),X=se=>se===J||se.slice(O(se).length)===J.slice(O(J).length)&&O(se).length>=i&&_(O(se),O(J));return[...A].find(X)??null}const i=5;function _(N,J){
let X=0;for(;X<N.length&&N[X]===J[X];)X+=1;const[se,Q]=[N.slice(X),J.slice(X)];return se.slice(1)===Q||se===Q.slice(1)||se.slice(1)===Q.slice(1)||se.slice(2)===
Q.slice(2)&&se[0]===Q[1]&&se[1]===Q[0]}const S="[0-9A-Za-z~-]",x=N=>`${N}${S}*(?:\\.${S}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${x("[0-9]")})|-?(${x("[A-Za-z~-]")}\
))?(?:\\+(${x(S)}))?`,e=new RegExp(`^${h}$`),n=2n**63n-1n,l=2n**64n-1n;function d(N,J){const X=N.indexOf(".");if(X<0)return(0,u.TR)(`invalid service ID format (\
i.e. service.vN): ${N}`);const se=N.slice(0,X),Q=N.slice(X+1);switch(J){case"terraform":return e.exec(Q)?.[1]?.split(".").every(fe=>o(fe,n))?(0,u.Ju)({name:se,version:Q}):
(0,u.TR)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const ie=se==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(ie)&&o(ie.slice(1),l)?
(0,u.Ju)({name:se,version:Q}):(0,u.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const o=(N,J)=>N.replace(/^0+/,"").
length<=String(J).length&&BigInt(N)<=J;function $(N,J){const X=d(N,J.client);if(!X.ok)return{kind:"bad-id",why:X.why};const{name:se}=X.value;if(J.services===null)
return{kind:"missing",why:T(se)};const Q=J.services.find(ie=>ie.id===N);return Q!==void 0?j(Q,X.value,J):J.services.some(ie=>ie.id.startsWith(`${se}.`))?{kind:"\
version",why:t(X.value,J)}:{kind:"missing",why:`host ${J.display} does not provide a ${se} service`}}const T=N=>`host does not provide a ${N} service`;function j({
id:N,value:J},X,se){if(J===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${R} characters, which this check does not read`,value:""};
if(N===k)return(0,r.Gv)(J)?{kind:"object",value:J}:{kind:"type",why:`service ${N} must be declared with an object value in the service discovery document`,value:J};
if(typeof J!="string")return{kind:"type",why:t(X,se),value:J};const Q=c(se.documentUrl,J);if(Q.ok)return{kind:"url",url:Q.value,value:J};const ie=`failed to par\
se service URL: ${Q.why}`;return{kind:"bad-url",reason:Q.reason,why:ie,value:J}}function t({name:N,version:J},{client:X,display:se}){const Q=X==="terraform"?J:BigInt(
/\d+/.exec(J)?.[0]??0);return`host ${se} does not support ${N} version ${Q}`}function c(N,J){const X=(0,p.Dl)(J);if(!X.ok)return{...X,reason:"syntax"};const Q=X.
value.scheme===""?(0,p.sX)(N,X.value):X.value;return Q.scheme!=="http"&&Q.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${Q.scheme}`}:Q.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...Q,fragment:""}}}const s=[P,L],I=[C,b],f=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...s,...I]},{matches:/^api\.env0\.com$/,services:I},{matches:/^backend\.api\.env0\.com$/,services:s},{matches:/\.scalr\.io$/,services:s}],w=N=>f.find(
({matches:J})=>J.test(N))?.services??[],B={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((m,W,a)=>{a.d(W,{Il:()=>u,nL:()=>R,ou:()=>p});
const r="***",u=4;class p{#e;constructor(k){this.#e=k}reveal(){return this.#e}toString(){return r}toJSON(){return r}[Symbol.for("nodejs.util.inspect.custom")](){
return r}}function R(b){const[k]=b;let P=!1;return b.map(({scheme:L,name:U})=>(P||=k!==void 0&&!C(k.name,U),P?"dropped":L==="https"?"sent":"withheld"))}function C(b,k){
return b===k?!0:/[:%]|^[\d.]+$/.test(k)?!1:k.endsWith(`.${b}`)}}),3592:((m,W,a)=>{a.d(W,{Bw:()=>p,G5:()=>b,_O:()=>u,aq:()=>R,xV:()=>C,xv:()=>r});const r="1.0.0",
u=`tf-disco-action/${r}`,p="https://github.com/org/tf-disco-action",R=`${p}/blob/v1/docs/problems.md`,C=`${p}/issues`,b=2}),3469:((m,W,a)=>{a.d(W,{l:()=>D,w:()=>H});
var r=a(1064);const u=[1e10,1e5,1],p=Number.POSITIVE_INFINITY,R={from:0,before:p},C={from:Number.MAX_SAFE_INTEGER,before:p},b=200,k=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function P(O){if(O.length>b)return null;if(O==="latest")return C;const y=O.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(A=>A!==""),g=y.map(L);return y.length===0||g.includes(null)?null:{from:Math.max(...g.map(A=>A?.from??0)),before:Math.min(...g.map(A=>A?.before??p))}}function L(O){
const y=k.exec(O);if(y===null)return null;const[,g="",...A]=y,M=A.slice(0,3).filter(S=>/^\d/.test(S??"")),{length:E}=M,v=M.reduce((S,x,h)=>S+Number(x)*(u[h]??0),
0),i=S=>{const x=u[Math.max(S,1)-1]??1;return v-v%x+x};if(g==="!=")return R;if(g===">=")return{from:v,before:p};if(g===">")return{from:i(E),before:p};if(g==="<")
return{from:0,before:v};if(g==="<=")return{from:0,before:i(E)};const _={"~>":E-1,"^":1,"~":Math.min(E,2)}[g];return{from:v,before:i(_??E)}}function U(O,y){const{
from:g,before:A}=P(O)??R,M=P(y.from??"")?.from??0,E=P(y.before??"")?.from??p;return g<E&&M<A}function H(O,y){const g=r.pH.filter(M=>M.client===O);if(y.length===
0)return g;const A=g.filter(M=>y.some(E=>U(E,M)));return A.length===0?g:A}const D=O=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(O)}),3474:((m,W,a)=>{
a.d(W,{CV:()=>y,KT:()=>k,Ob:()=>l,PW:()=>O,TN:()=>M,WD:()=>E,YA:()=>i,Yq:()=>S,ai:()=>v,lq:()=>H,lx:()=>_,pS:()=>A,p_:()=>g,xH:()=>D});var r=a(4091),u=a(2713),p=a(
3469),R=a(9587),C=a(7630),b=a(8535);const k=d=>Object.keys(d).map(o=>({name:o,...d[o]})),P=(d,o)=>({isList:!1,value:d,parse:o}),L=d=>({value:d,mistakes:[]}),U=(d,o)=>({
...d,parse:($,T)=>{const{value:j,mistakes:t}=d.parse($,T);return{value:o(j),mistakes:t}}}),H=({parse:d,...o})=>({...o,parse:($,T)=>$===""?L(null):d($,T)}),D=(d,o)=>P(
d,($,T)=>{const j=$===""?(0,r.Ju)(null):o($);return j.ok?L(j.value):{value:null,mistakes:[`${T}: ${j.why}`]}}),O=D("FILE",r.Ju),y=D("TOKEN",d=>(0,r.Ju)(new u.ou(
d))),g=(d,o,$=C.Dw)=>({isList:!0,value:d,parse:(T,j)=>{const t=$(T).map(c=>{const s=o(c),I=s.ok?s:o((0,R.Mi)(c));return I.ok?s:I});return{value:t.flatMap(c=>c.ok?
[c.value]:[]),mistakes:t.flatMap(c=>c.ok?[]:[`${j}: ${c.why}`])}}}),A=1e4,M=U(g("HOST",C.l6),d=>Array.from(Map.groupBy(d,({host:o})=>o),([o,$])=>({host:o,services:[
...new Set($.flatMap(({services:T})=>T))],addresses:$.flatMap(({addresses:T})=>T)}))),E=d=>U(g("LABEL",C.V8),o=>{const $=o.flat();return[...new Set($.length===0?
[d]:$)]}),v=({min:d,max:o,whole:$})=>P("N",(T,j)=>{const t=/^\d+(\.\d+)?$/.test(T)?Number(T):Number.NaN;if(t>=d&&t<=o&&(!$||Number.isInteger(t)))return L(t);const s=`${j}\
 is "${T}", expected ${$?"a whole number":"a number"} from ${d} to ${o}`;return{value:d,mistakes:[s]}}),i=d=>({...U(v(d),o=>o*1e3),value:"SECONDS"}),_=P("",(d,o)=>{
const $=/^(true|True|TRUE)$/.test(d),T=$||/^(false|False|FALSE)$/.test(d);return{value:$,mistakes:T?[]:[`${o} is "${d}", expected "true" or "false"`]}}),S=(...d)=>({
...P(d.join("|"),(o,$)=>{const j=d.some(t=>t===o)?[]:[`${$} is "${o}", ${x(o,d)}`];return{value:o,mistakes:j}}),choices:d}),x=(d,o)=>`expected one of ${o.map($=>`\
"${$}"`).join(", ")}${(0,b.a)(d,o)}`,h=["auto","terraform","opentofu","both"],e=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,l={...P("CLI",(d,o)=>{const[,$,
T=null]=e.exec(d)??[],j={name:$??"auto",version:T},t=c=>({value:j,mistakes:[`${o} is "${d}", ${c}`]});if($===void 0){const c=x(d,h),s=c.endsWith("?")?"":'; a ve\
rsion may follow: "terraform 1.15"';return t(c+s)}return T===null?L(j):$==="auto"||$==="both"?t('but only "terraform" and "opentofu" can have a version'):(0,p.l)(
T)?L(j):t(`expected a version such as "${$} 1.10"`)}),choices:h}}),7630:((m,W,a)=>{a.d(W,{$h:()=>j,Dw:()=>D,IL:()=>x,Ju:()=>h,Kd:()=>l,V8:()=>$,aS:()=>E,eX:()=>t,
jM:()=>S,l6:()=>i,o2:()=>M,vk:()=>O,x2:()=>n});var r=a(4091),u=a(5143),p=a(3229),R=a(1064),C=a(1831),b=a(9562),k=a(2713),P=a(3592),L=a(8535);let U=function(...s){
return{problemFacts:U}=a.late([507],4507),new.target?new U(...s):U(...s)},H=function(...s){return{parseNamedAddress:H}=a.late([22],6022),new.target?new H(...s):
H(...s)};const D=s=>y(s,/(^|\s)#.*$/s),O=s=>y(s,/^\s*#.*$/s),y=(s,I)=>s.split(/\r\n|[\n\r]/).map(f=>f.replace(I,"").trim()).filter(f=>f!=="");function g(s){const I=(0,C.
Fq)(s);if(I.ok)return I;const f=(0,p.L6)(s);return(0,r.TR)(`"${s}" is not a hostname: ${I.why}${f===null?"":`; ${f}`}`)}const A=(s,I,f)=>s?(0,r.Ju)(I):(0,r.TR)(
`"${I}" ${f}`),M=s=>A((0,u.en)(s),s,'is not the name of a repository, such as "acme/network"');function E(s){const I=(0,b.OA)(s);if(I!==null)return(0,r.TR)(`"${s}\
" is not a known service id; did you mean ${I}?`);const f=R.Du.some(w=>(0,b.oe)(s,w).ok);return A(f,s,'is not a service id; expected NAME.vN, such as "modules.v\
1"')}const v=/^(modules\.v1|providers\.v1)=(.*)$/s;function i(s){const I=s.split(/\s+/).flatMap(Q=>v.test(Q)?[Q]:Q.split(",")),[f="",...w]=I.filter(Q=>Q!==""),B=g(
f),N=w.map(Q=>v.exec(Q)?.[1]??Q),J=[B,...N.map(E)].flatMap(Q=>Q.ok?[]:[Q.why]);if(!B.ok||J.length>0)return(0,r.TR)(J.join("; "));const X=w.flatMap(Q=>_(Q,B.value)),
se=X.flatMap(Q=>{const ie=H(Q,"terraform");return ie.ok?[]:[`"${Q.service}=${Q.text}" is wrong: ${ie.why}`]});return se.length===0?(0,r.Ju)({host:B.value,services:[
...new Set(N)],addresses:X}):(0,r.TR)(se.join("; "))}function _(s,I){const[,f,w=""]=v.exec(s)??[];return f===void 0?[]:[{host:I,service:f,text:w}]}function S(s){
const I=s.startsWith("*."),f=g(I?s.slice(2):s);return f.ok?(0,r.Ju)({host:f.value,subdomains:I}):f}function x(s){const I=s.indexOf("=");if(I<0)return(0,r.TR)('a\
 line has no "="; expected HOST=TOKEN');const f=(0,C.Fq)(s.slice(0,I).trim());return f.ok?(0,r.Ju)({host:f.value,token:new k.ou(s.slice(I+1).trim())}):(0,r.TR)(
'the text before the first "=" of a line is not a hostname; expected HOST=TOKEN')}function h(s){const I="expected HOST[:PORT]=ADDRESS[:PORT]",f=s.indexOf("=");if(f<
0)return(0,r.TR)(`"${s}" has no "="; ${I}`);const w=s.slice(0,f).trim(),B=g(w);if(!B.ok)return B;const N=B.value.replace(/:\d+$/,""),J=e(s.slice(f+1).trim());if(J===
null)return(0,r.TR)(`"${s}" has no valid address; ${I}`);const[,X]=w.split(":");return(0,r.Ju)({name:N,port:X===void 0?null:Number(X),...J})}function e(s){const[
,I,f]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(s)??/^([^:\s[\]]+)(?::(.*))?$/.exec(s)??/^([\da-fA-F:]+)$/.exec(s)??[];return I===void 0?null:f===void 0?{address:I,
addressPort:null}:/^\d{1,5}$/.test(f)&&Number(f)>=1&&Number(f)<=65535?{address:I,addressPort:Number(f)}:null}function n(s){const[I="",f,...w]=s.split(/\s+/);if(w.
length>0)return(0,r.TR)(`"${s}" has too many words; expected CODE [HOST]`);const B=U();if(!Object.hasOwn(B,I)){const J=(0,L.a)(I,Object.keys(B),`; ${P.aq} lists\
 the codes`);return(0,r.TR)(`"${I}" is not a problem code${J}`)}if(f===void 0)return(0,r.Ju)({code:I,host:null});const N=g(f);return N.ok?(0,r.Ju)({code:I,host:N.
value}):N}const l=s=>A(d.test(s),s,'is not a platform; expected OS_ARCH, such as "linux_amd64"'),d=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,o=50;function $(s){const I=s.
split(",").map(w=>w.trim()).filter(w=>w!==""),f=I.find(w=>w.length>o);return f===void 0?(0,r.Ju)(I):(0,r.TR)(`"${f}" has ${f.length} characters; GitHub allows a\
t most ${o}`)}const T=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".ht\
ml","html"]];function j(s){const I=s.toLowerCase(),f=T.find(([w])=>I.endsWith(w));return f!==void 0?(0,r.Ju)({path:s,format:f[1]}):(0,r.TR)(`"${s}" does not end\
 with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const t=s=>A(/\.json$/i.test(s),s,`does not \
end with ".json"; ${c}`),c="a badge is JSON from which shields.io makes an image"}),8535:((m,W,a)=>{a.d(W,{a:()=>C,q:()=>p});var r=a(9562);const u=3;function p(b,k){
const P=R(b);if(P.length<2)return null;const L=U=>{const[H,...D]=P.length<u?[]:k.filter(O=>U(R(O)));return H===void 0||D.length>0?null:H};return k.find(U=>R(U)===
P)??k.find(U=>(0,r.TW)(R(U),P))??L(U=>U.startsWith(P))??L(U=>U.includes(P))}const R=b=>b.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function C(b,k,P=""){const L=p(
b,k);return L===null?P:`; did you mean "${L}"?`}}),3152:((m,W,a)=>{a.d(W,{GN:()=>b,P$:()=>P,w7:()=>k});var r=a(6760),u=a(9587),p=a(3474),R=a(7630),C=a(7773);class b extends Error{name="\
SettingsError";mistakes;constructor(O){const y=O.map(u._U);super(y.join(`
`)),this.mistakes=y}}const k={setting:D=>D,missingPath:(D,O)=>`scan names "${D}", which does not exist in ${O}`};function P(D,{setting:O}=k){const y=C.y.map(({name:v,
kind:i,default:_=""})=>({field:v.replace("-seconds","Ms").replace(/-./g,S=>S.slice(1).toUpperCase()),...i.parse(D[v]?.trim()||_,O(v))})),g=Object.fromEntries(y.
map(({field:v,value:i})=>[v,i])),A=[...g.scan,...g.usages,...(0,R.Dw)(D.hostnames??"")].length===0,{length:M}=g.hostnames,E=`${O("hostnames")} has ${M} hosts, t\
he limit is ${p.pS}`;return{settings:A?{...g,scan:["."]}:g,mistakes:[...y.flatMap(({mistakes:v})=>v),...M>p.pS?[E]:[],...L(g,O)]}}function L(D,O){const y=[["iss\
ue-open-after",D.issueOpenAfter],["issue-close-after",D.issueCloseAfter]];return[...(D.history===null?y.filter(([,A])=>A>1):[]).map(([A,M])=>`${O(A)} is ${M}, w\
hich needs ${O("history")}; set it to a file that is kept from run to run`),...U(D,O),...H(D,O)]}function U({report:D,history:O,badge:y},g){const A=[...D.map(({
path:M})=>["report",M]),["history",O],["badge",y]];return A.flatMap(([M,E],v)=>{if(E===null)return[];const i=S=>S!==null&&(0,r.normalize)(S)===(0,r.normalize)(E),
_=A.slice(0,v).find(([S,x])=>S!==M&&i(x));return _===void 0?[]:[`${g(_[0])} and ${g(M)} both name ${E}; write to different files`]})}function H(D,O){const{scan:y,
exclude:g,roots:A,dialect:M,changedOnly:E,repositories:v}=D,i=O("usages");if(D.usages.length===0){const h=`${O("repositories")} needs ${i}; set it to the usages\
 files of the repositories`;return v.length===0?[]:[h]}const _=i.startsWith("--")?`repeat ${i}`:`write one a line in ${i}`,S="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[y.length>0,"scan",`${S}; to check several files, ${_}`],[g.length>0,"exclude",S],[A.length>0,"roots",S],[M.name!=="\
auto","dialect",S],[E,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([h])=>h).map(([,h,e])=>`${O(h)} cannot be used t\
ogether with ${i}; ${e}`)}}),7773:((m,W,a)=>{a.d(W,{f:()=>O,y:()=>D});var r=a(4091),u=a(3474),p=a(7630);const R={hostnames:{kind:u.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:u.p_("PATH",r.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:u.p_("GLOB",r.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:u.p_("HOST",p.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:u.p_("SERVICE",p.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:u.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},C={usages:{kind:u.p_("FILE",r.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:u.p_("OWNER/NAME",p.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},b={depth:{kind:u.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:u.p_(
"GLOB",r.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:u.p_("OS\
_ARCH",p.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:u.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:u.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
k={tokens:{kind:u.p_("HOST=TOKEN",p.IL,p.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:u.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},P={"timeout-seconds":{kind:u.lq(u.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:u.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:u.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:u.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:u.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:u.p_("HOST=ADDRESS",p.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},L={"certificate-days":{kind:u.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:u.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:u.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:u.p_("CODE",p.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."},report:{kind:u.p_("FILE",p.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sar\
if`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:u.PW,help:"JSON Lines file to which each run appends its results; reports t\
hen show uptime and latency. It must be kept from run to run."},badge:{kind:u.xH("FILE",p.eX),help:"JSON file for a badge of shields.io to write."}},U={"changed\
-only":{kind:u.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:u.Yq("\
never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-request\
s: write`.",default:"never"},issue:{kind:u.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-f\
ailure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:u.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used\
 to find the issue again.",default:"registry-health"},"issue-open-after":{kind:u.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the is\
sue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:u.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a hos\
t before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:u.CV,help:"Token used for the comment, the issue a\
nd the list of changed files.",actionContext:"github.token"}},H={...R,...C,...b,...k,...P,...L,...U},D=u.KT(H),O=[["What to check",u.KT(R)],["Many repositories",
u.KT(C)],["Following `init`",u.KT(b)],["Credentials",u.KT(k)],["Network",u.KT(P)],["Result",u.KT(L)]]}),9587:((m,W,a)=>{a.d(W,{Mi:()=>E,NE:()=>A,Nx:()=>y,Qj:()=>D,
_U:()=>P,cq:()=>g,r_:()=>O});const r="***",u=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,p=/[\uff20\ufe6b]|%(?:25)*40|\\(?:u00|x)40|&(?:amp;)*(?:commat|#0*64|#x0*40);/gi,
R=String.raw`(?:\\(?:u00|x)(?:2f|5c)|[/\\]|%(?:25)*(?:2f|5c)|&(?:amp;)*(?:b?sol|#0*47|#x0*2f);)`,b=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|&(?:amp;){0,3}(?:colon|#58|#x3a);)`}\
)`,k=new RegExp(String.raw`(?<=${b})${R}+|${R}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:|[a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)`,"gi");function P(o){
return u.test(o)?E(o).replace(/[^\s"']+/g,$=>$.replace(U,(T,j,t)=>L.test(t)?T:`${j}${t}=${r}`)):o}const L=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
U=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,H=/(=\s*)"[^"]*(?:"|$)/g,D=o=>P(o.replace(H,`$1"${r}"`)),O=o=>u.test(o),y=o=>E(o).replace(/\?[^\s"']*/g,`?${r}`),g=o=>E(o,
"").replace(/[?#].*$/su,""),A=o=>P(`${o}@`).slice(0,-1),M=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function E(o,$=`${r}@`){if(!u.test(o))return o;const T=o.
replace(p,s=>"@".padStart(s.length,"_")),j=T.lastIndexOf("@"),t=[];let c=0;for(const{0:s,1:I,index:f}of T.matchAll(k)){const w=f+s.length;if(w<c)continue;const B=I!==
void 0||d(v,T,w)!=="";if(!B&&/[^"'`\s(=,<[]/.test(T[f-1]??" "))continue;const N=s===""?d(_,T,w):l(T,w,B?j:-1);N===""||$!==""&&["@","git@"].includes(N)||(t.push(
o.slice(c,w),$),c=w+N.length)}return c===0?o:(t.join("")+o.slice(c)).replace(M,`$1"${r}"`)}const v=/[^\s"'/?#]*:[^\s"']/y,i=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
_=/[^\s"'/\\?#]*@/y,S=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,x="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",h=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${x}(?![^\s"'\`]{0,500}@)`,e=new RegExp(`([^\\s"'\`/?#]*@)(?:${S}${x}|${h})|`+String.raw`()(?:${S}(?:${x}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${x}|${h})`,
"iy"),n=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function l(o,$,T){const j=d(i,o,$);if(j!=="")return j;e.lastIndex=$;const[t,c=""]=e.exec(o)??
[];return t!==void 0?c:T>$?o.slice($,T+1):d(n,o,$)}function d(o,$,T){return o.lastIndex=T,o.exec($)?.[0]??""}}),8820:((m,W,a)=>{a.d(W,{BP:()=>O,D9:()=>E,J7:()=>H,
LS:()=>y,My:()=>A,RK:()=>U,h$:()=>h,h2:()=>u,js:()=>M,s$:()=>l,z5:()=>d});const r=500,u=1e3,p=4e3,R=160,C=2,b=o=>/^[ -~]*$/.test(o),k=o=>new RegExp("[\\p{Cc}\\p{C\
f}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(o),P=o=>new RegExp("\\p{M}","u").test(o),L=o=>`<U+${(o.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function U(o,$=r){if(o.length<=$&&b(o))return o;let T="",j=C;for(const t of o){j=P(t)?j+1:0;const c=k(t)||j>
C?L(t):t;if(T.length+c.length>$)return`${T}\u2026`;T+=c}return T}function H(o,$=R){const T=D(o.slice(-2*$),$),j=U(T,Number.POSITIVE_INFINITY),t=D(j,$);return T===
o&&t===j?j:`\u2026${t}`}const D=(o,$)=>Array.from(o).slice(-$).join(""),O=o=>o.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function y(o){const T=o.
split(`
`).map(j=>O(U(j,p))).join(`
`);return T.length<=p?T:`${T.slice(0,p).toWellFormed()}\u2026`}const g={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},A=o=>o.replace(/[&<>"']/g,$=>`&${g[$]}\
;`),M=(o,$=r)=>U(o,$).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,T=>`&#${T.codePointAt(0)};`),E=(o,$=r)=>o===""?"<i>empty</i>":`<code>${M(o,$)}</code>`,v=o=>b(
o)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(o):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(o),i=/^[0-9a-f]{7,}$/i,_=`"'(`,S=`"'),.;:!?\u2026`,x=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function h(o,$=p){return(U(o,$).match(x)??[]).map(T=>{if(T.split(" ").every(n))return M(T,$);if(T.includes(" ")||/^(["`]).+\1$/u.test(T))return E(T.replace(/^`(.*)`$/u,
"$1"),$);const{before:t,core:c,after:s}=e(T);return`${M(t)}${E(c.replace(/^`(.*)`$/u,"$1"),$)}${M(s)}`}).join("")}function e(o){let $=0,T=o.length;for(;$<T&&_.includes(
o.charAt($));)$+=1;for(;T>$&&S.includes(o.charAt(T-1));)T-=1;return{before:o.slice(0,$),core:o.slice($,T),after:o.slice(T)}}function n(o){const{core:$}=e(o);return v(
$)&&!i.test($)}const l=o=>o.replace(/[^ -~\n]/gu,$=>k($)?d($):$).replace(/##(?=\w*\[)/g,d),d=o=>o.replace(/[\s\S]/g,$=>`\\u${$.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((m,W,a)=>{a.d(W,{Ip:()=>u,VG:()=>r,VJ:()=>R,v7:()=>p});class r{#e=new AbortController;signal=this.#e.signal;#s=null;get why(){return this.#s}end(b){
this.#s??=b,this.#e.abort()}}const u=(C,b)=>{const k=setTimeout(b,C);return()=>clearTimeout(k)};function p(C,{startTimer:b,stop:k}){return new Promise(P=>{const L=()=>{
U(),k.signal.removeEventListener("abort",L),P()},U=b(C,L);k.signal.addEventListener("abort",L)})}function R(C,b){const k=/^\d+$/.test(C??"")?Number(C)*1e3:Date.
parse(C??"")-b;return Number.isNaN(k)?null:k}}),2613:(m=>{m.exports=process.getBuiltinModule("assert")}),4434:(m=>{m.exports=process.getBuiltinModule("events")}),
9896:(m=>{m.exports=process.getBuiltinModule("fs")}),8611:(m=>{m.exports=process.getBuiltinModule("http")}),5692:(m=>{m.exports=process.getBuiltinModule("https")}),
9278:(m=>{m.exports=process.getBuiltinModule("net")}),4589:(m=>{m.exports=process.getBuiltinModule("node:assert")}),6698:(m=>{m.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(m=>{m.exports=process.getBuiltinModule("node:buffer")}),1421:(m=>{m.exports=process.getBuiltinModule("node:child_process")}),7598:(m=>{
m.exports=process.getBuiltinModule("node:crypto")}),3053:(m=>{m.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(m=>{m.exports=process.getBuiltinModule(
"node:dns")}),8474:(m=>{m.exports=process.getBuiltinModule("node:events")}),3024:(m=>{m.exports=process.getBuiltinModule("node:fs")}),7067:(m=>{m.exports=process.
getBuiltinModule("node:http")}),2467:(m=>{m.exports=process.getBuiltinModule("node:http2")}),7030:(m=>{m.exports=process.getBuiltinModule("node:net")}),8161:(m=>{
m.exports=process.getBuiltinModule("node:os")}),6760:(m=>{m.exports=process.getBuiltinModule("node:path")}),3916:(m=>{m.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(m=>{m.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(m=>{m.exports=process.getBuiltinModule("node:querystring")}),99:(m=>{m.exports=
process.getBuiltinModule("node:sqlite")}),7075:(m=>{m.exports=process.getBuiltinModule("node:stream")}),7830:(m=>{m.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(m=>{m.exports=process.getBuiltinModule("node:timers/promises")}),1692:(m=>{m.exports=process.getBuiltinModule("node:tls")}),3136:(m=>{m.exports=
process.getBuiltinModule("node:url")}),7975:(m=>{m.exports=process.getBuiltinModule("node:util")}),3429:(m=>{m.exports=process.getBuiltinModule("node:util/types")}),
5919:(m=>{m.exports=process.getBuiltinModule("node:worker_threads")}),8522:(m=>{m.exports=process.getBuiltinModule("node:zlib")}),857:(m=>{m.exports=process.getBuiltinModule(
"os")}),6928:(m=>{m.exports=process.getBuiltinModule("path")}),4756:(m=>{m.exports=process.getBuiltinModule("tls")}),9023:(m=>{m.exports=process.getBuiltinModule(
"util")})},de={};function te(m){var W=de[m];if(W!==void 0)return W.exports;var a=de[m]={exports:{}},r=!0;try{_e[m](a,a.exports,te),r=!1}finally{r&&delete de[m]}
return a.exports}te.m=_e,typeof te<"u"&&(te.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+
"/"),(()=>{var m=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_export\
s__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",r=p=>{p&&p.d<1&&(p.d=1,p.forEach(R=>R.r--),p.forEach(R=>R.r--?R.r++:R()))},u=p=>p.map(
R=>{if(R!==null&&typeof R=="object"){if(R[m])return R;if(R.then){var C=[];C.d=0,R.then(P=>{b[W]=P,r(C)},P=>{b[a]=P,r(C)});var b={};return b[m]=P=>P(C),b}}var k={};
return k[m]=P=>{},k[W]=R,k});te.a=(p,R,C)=>{var b;C&&((b=[]).d=-1);var k=new Set,P=p.exports,L,U,H,D=new Promise((O,y)=>{H=y,U=O});D[W]=P,D[m]=O=>(b&&O(b),k.forEach(
O),D.catch(y=>{})),p.exports=D,R(O=>{L=u(O);var y,g=()=>L.map(M=>{if(M[a])throw M[a];return M[W]}),A=new Promise(M=>{y=()=>M(g),y.r=0;var E=v=>v!==b&&!k.has(v)&&
(k.add(v),v&&!v.d&&(y.r++,v.push(y)));L.map(v=>v[m](E))});return y.r?A:g()},O=>(O?H(D[a]=O):U(P),r(b))),b&&b.d<0&&(b.d=0)}})(),(()=>{var m=Object.getPrototypeOf?
a=>Object.getPrototypeOf(a):a=>a.__proto__,W;te.t=function(a,r){if(r&1&&(a=this(a)),r&8||typeof a=="object"&&a&&(r&4&&a.__esModule||r&16&&typeof a.then=="functi\
on"))return a;var u=Object.create(null);te.r(u);var p={};W=W||[null,m({}),m([]),m(m)];for(var R=r&2&&a;typeof R=="object"&&!~W.indexOf(R);R=m(R))Object.getOwnPropertyNames(
R).forEach(C=>p[C]=()=>a[C]);return p.default=()=>a,te.d(u,p),u}})(),te.d=(m,W)=>{for(var a in W)te.o(W,a)&&!te.o(m,a)&&Object.defineProperty(m,a,{enumerable:!0,
get:W[a]})},te.f={},te.e=m=>Promise.all(Object.keys(te.f).reduce((W,a)=>(te.f[a](m,W),W),[])),te.u=m=>({69:"69",124:"428",157:"245",192:"192",218:"218",219:"192",
245:"245",343:"192",426:"977",428:"428",437:"218",602:"602",624:"624",626:"245",693:"977",812:"927",895:"245",905:"218",907:"245",909:"428",927:"927",977:"977"}[m]??
m)+".index.js",te.o=(m,W)=>Object.prototype.hasOwnProperty.call(m,W),te.r=m=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(m,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(m,"__esModule",{value:!0})},(()=>{var m={371:0,792:0},W=a=>{var{ids:r,modules:u,runtime:p}=a,R,C,b=0;for(R in u)te.o(u,R)&&
(te.m[R]=u[R]);for(p&&p(te);b<r.length;b++)C=r[b],te.o(m,C)&&m[C]&&m[C][0](),m[r[b]]=0};te.late=(a,r)=>{for(const u of a){if(m[u]===0)continue;const{createRequire:p}=process.
getBuiltinModule("module");W(p(import.meta.url)("./"+te.u(u)))}return te(r)},te.f.j=(a,r)=>{var u=te.o(m,a)?m[a]:void 0;if(u!==0)if(u)r.push(u[1]);else{var p=import("\
./"+te.u(a)).then(W,R=>{throw m[a]!==0&&(m[a]=void 0),R}),p=Promise.race([p,new Promise(R=>u=m[a]=[R])]);r.push(u[1]=p)}}})();var he={};te.d(he,{C:()=>ve,a:()=>Oe});
const ve=()=>Promise.all([te.e(927),te.e(812),te.e(428),te.e(371),te.e(124),te.e(909)]).then(te.bind(te,2909)),Oe=()=>Promise.all([te.e(371),te.e(69)]).then(te.
bind(te,9069));var $e=he.C,Ae=he.a;export{$e as runAction,Ae as runCli};
