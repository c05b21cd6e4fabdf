var _e={3368:((w,j,c)=>{c.d(j,{rv:()=>ve,cA:()=>Ee});var l=c(1831),i=c(2713),E=c(7630),I=c(101),x=c(9075),D=c(9587),W=c(7251),k=c(8408);const N=4;function B(F,X){
let Z={text:F,starts:null};for(let te=0;te<N&&Z!==null;te+=1)X(y(Z,F.length)),Z=b(Z,F.length)}const H="\u2026",L=Array.from({length:128},(F,X)=>{const Z=String.
fromCharCode(X);return X<=32||X===127?" ":({"-":"+",_:"/"}[Z]??Z).toLowerCase()});function M(F){return F===H?F:/[\s\x80-\x9f]/.test(F)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function y({text:F,starts:X},Z){let te="",q=!1;const V=[],G=(Y,J)=>{Y===" "&&q||(q=Y===
" ",te+=Y,V.push(J))};for(let Y=0;Y<F.length;Y+=1){const J=X===null?Y:X[Y]??Z,ee=L[F.charCodeAt(Y)];if(ee!==void 0){G(ee,J);continue}const oe=String.fromCodePoint(
F.codePointAt(Y)??0);for(const re of M(oe).split(""))G(re,J);Y+=oe.length-1}return V.push(Z),{folded:te,starts:V}}const h=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(F=>[F.replace(/\W|_$/,""),/\W|_$/.exec(F)?.[0]??" "])),g=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
v=/[%\\&]|xn--/i;function b({text:F,starts:X},Z){if(!v.test(F))return null;let te="";const q=[];let V=0;const G=J=>X===null?J:X[J]??Z,Y=J=>{for(let ee=V;ee<J;ee+=
1)q.push(G(ee));te+=F.slice(V,J)};for(const J of F.matchAll(g)){Y(J.index),V=J.index+J[0].length;for(const{written:ee,at:oe}of $(J)){te+=ee;for(let re=0;re<ee.length;re+=
1)q.push(G(J.index+oe))}}return V===0?null:(Y(F.length),{text:te,starts:q})}function $(F){const[X,Z,te,q,V,G,Y,J,ee,oe]=F;if(Z!==void 0)return O(Z);if(oe!==void 0)
return[{written:(0,k.mI)(oe.toLowerCase()),at:0}];const re=te??q??J;return U(re!==void 0?P(Number.parseInt(re,16)):Y!==void 0?P(Number(Y)):ee!==void 0?h.get(ee)??
X:V??(G===void 0?"":" "))}const U=F=>[{written:F,at:0}],P=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",T=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function O(F){const X=F.startsWith("%")?3:4,Z=F.replace(/(?:%|\\x)(..)/g,(te,q)=>String.fromCharCode(Number.parseInt(q,16)));return Array.from(Z.matchAll(T),({0:[
te="",...q],index:V})=>{const G=te.charCodeAt(0),Y=q.reduce((J,ee)=>J<<6|ee.charCodeAt(0)&63,q.length===0?G:G&63>>q.length);return{written:P(Y),at:X*V}})}const C="\
***",a=12,_=4,t=200;function m(F){const X=u(F);return X===null?null:(Z,te)=>{const q=[];return B(Z,V=>S(V,Z,X,q)),q.length===0?Z:n(Z,q,te)}}function u(F){const X=[];
for(const V of(0,W.x)(F))B(V,({folded:G})=>{G.length>=i.Il&&X.push(G)});if(X.length===0)return null;const Z=Array.from({length:a+1},()=>new Map),te=new Uint8Array(
2**16),q=new Set;for(const V of X){const G=Math.min(V.length,a),Y=J=>{Z[G]?.set(V.slice(J,J+G),{pattern:V,at:J}),te[A(V,J)]=1};for(let J=0;J+a<V.length;J+=_)Y(J);
Y(V.length-G);for(let J=i.Il;J<G;J+=1)q.add(V.slice(0,J))}return{pieces:Z,marks:te,heads:q}}const A=(F,X)=>(F.charCodeAt(X)<<10^F.charCodeAt(X+1)<<5^F.charCodeAt(
X+3))&65535;function S({folded:F,starts:X},Z,{pieces:te,marks:q,heads:V},G){const Y=(ee,oe)=>{const re=F[ee]===" "?ee+1:ee;let ie=F[oe-1]===" "?oe-1:oe;for(;ie<
F.length&&X[ie]===X[ie-1];)ie+=1;const ce=X[re]??0,fe=X[ie]??Z.length,le=G.at(-1);le===void 0||ce<le.from||ce>le.to?G.push({from:ce,to:fe}):G[G.length-1]={from:le.
from,to:Math.max(le.to,fe)}};for(const[ee,oe]of te.entries())if(oe.size!==0)for(let re=0;re+ee<=F.length;re+=1){if(q[A(F,re)]===0)continue;const ie=oe.get(F.slice(
re,re+ee));ie!==void 0&&Y(...r(F,re,ee,ie))}const J=ee=>{for(let oe=Math.min(a-1,ee);oe>=i.Il;oe-=1)if(V.has(F.slice(ee-oe,ee))){Y(ee-oe,ee);break}};for(let ee=F.
indexOf(H);ee>=0;ee=F.indexOf(H,ee+1))J(ee);Z.length>=t&&J(F.length)}function r(F,X,Z,{pattern:te,at:q}){const V=J=>te[q+J]!==void 0&&F[X+J]===te[q+J];let[G,Y]=[
0,Z];for(;G<_-1&&V(-1-G);)G+=1;for(;Y<Z+_-1&&V(Y);)Y+=1;return[X-G,X+Y]}function n(F,X,Z){let te="",q=0;for(const V of X.toSorted((G,Y)=>G.from-Y.from))V.to<=q||
Z.size>0&&o(F,V,Z)||((V.from>q||q===0)&&(te+=F.slice(q,V.from)+C),q=V.to);return te+F.slice(q)}const f=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(
F),s=260;function o(F,{from:X,to:Z},te){const q=Y=>Math.max(X-Y,Y-Z)<s&&f(F[Y]??"");let V=X;for(;q(V-1);)V-=1;let G=Z;for(;q(G);)G+=1;for(;!te.has(F.slice(V,G));){
if(G===Z||!/[.:]/.test(F[G-1]??""))return!1;G-=1}return!0}const e=64,z="kind severity usualSeverity worst code title absence signal authorization held level ver\
b lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file directory directories root units exclude requirements n\
amedHost stateHosts repository setting writtenAt",Q="value hashes",se=new Set;function ae(F){return ue(()=>{const X=m(F)??(Z=>Z);return(Z,te=se)=>{if(typeof Z==
"string")return ue(()=>X(Z,te));const q=(0,x.Oo)(V=>X((0,D._U)(V),te));return ue(()=>de(q)(Z))}})}function ue(F){try{return F()}catch{throw new Error("tokens co\
uld not be hidden")}}function de(F){const[X,Z]=[new Set(z.split(" ")),new Set(Q.split(" "))],te={ours:new Map,theirs:new Map},q=(G,Y,J)=>{if(Array.isArray(G)){const ie=G.
map(ce=>V(ce,Y+1,J));return ie.every((ce,fe)=>ce===G[fe])?G:ie}let ee=!0;const oe=Object.entries(G).map(([ie,ce])=>{if(J==="ours"&&X.has(ie))return[ie,ce];const fe=V(
ce,Y+1,Z.has(ie)?"theirs":J),le=J==="ours"?ie:F(ie);return ee&&=le===ie&&fe===ce,[le,fe]}),re=Object.getPrototypeOf(G)===Object.prototype;return ee&&re?G:Object.
fromEntries(oe)},V=(G,Y,J)=>{if(typeof G=="string")return F(G);if(Y>e)return null;if(typeof G!="object"||G===null)return G;const ee=te[J].get(G)??q(G,Y,J);return te[J].
set(G,ee),ee};return G=>V(G,0,"ours")}function Ee(F,X,Z=()=>{}){const te=new Map;let q=null;const V=Y=>{const J=Y.filter(ee=>!te.has(ee.reveal()));if(J.length!==
0){for(const ee of J)te.set(ee.reveal(),ee);q=null,Z(J)}};ue(()=>V($e(F,X)));const G=(Y,J)=>(q??=ae([...te.values()]),q(Y,J));return{learn:Y=>ue(()=>V([Y])),redact:G,
redactUsages:(Y,J)=>te.size===0?Y:G(Y,J)}}const ge="tf-disco crashed, and the description of the crash could not be cleared of tokens";function ve(F,{redact:X}){
try{return F(X)}catch{return ge}}const me=F=>(0,l.Fq)(F).ok,Oe=F=>F.includes(".")&&me(F);function $e(F,X){const Z=(0,E.vk)(F.tokens??"").flatMap(V=>{const G=V.indexOf(
"="),Y=V.slice(G+1).trim(),J=G<0?"":V.slice(0,G).trim();return J!==""&&(!me(J)||!J.includes(".")&&Oe(Y))?[Y,J,V]:[Y]}),te=Object.entries(X).flatMap(([V,G])=>V.startsWith(
l.xV)&&G!==void 0?[G]:[]),q=F["github-token"]?.trim()??"";return[...Z,...te,...(0,I.W)(X),q].filter(V=>V!=="").map(V=>new i.ou(V))}}),7251:((w,j,c)=>{c.d(j,{K:()=>B,
x:()=>W});var l=c(4091),i=c(6979),E=c(2713);function I(L){const M=L.reveal(),y=/[\r\n]/.test(M)?M.split(/[\r\n]+/):[];return[M,...y].filter(h=>h.trim().length>=
E.Il)}const x=L=>[...new Set([L,Buffer.from(L).toString("latin1")])],D=L=>["","x","xx"].flatMap(M=>{const y=Buffer.from(M+L).toString("base64"),h=y.slice(Math.ceil(
M.length*4/3)).replace(/=+$/,"");return y.endsWith("=")?[h.slice(0,-1),h]:[h]});function*W(L){const M=L.flatMap(I).map(y=>y.trim());for(const y of new Set(M.flatMap(
x)))yield y,y.includes(" ")&&(yield y.replaceAll(" ","+")),yield*D(y),yield Buffer.from(y).toString("hex")}const k=16*1024,N=1024*1024;function B(L){let M=N;return y=>{
const h=y.flatMap(I).flatMap(v=>[v,v.trim()]),g=[];for(const v of new Set(h.flatMap(x))){if(v.length>k||M<0)continue;const b=H(v).filter($=>$.trim().length>=E.Il);
g.push(...b),M-=b.join("").length}L([...new Set([...h,...g])])}}function H(L){const M=(0,i.ft)(L),y=(0,l.ol)(L).slice(1,-1),h=[encodeURIComponent(L.toWellFormed()),
...M.ok?[M.value]:[]],g=D(L),v=Buffer.from(L).toString("hex");return[L,L.toLowerCase(),y,JSON.stringify(L).slice(1,-1),...h,...h.map(b=>b.replace(/%[0-9A-F]{2}/g,
$=>$.toLowerCase())),...g,...g.map(b=>b.replaceAll("+","-").replaceAll("/","_")),v,v.toUpperCase()]}}),1342:((w,j,c)=>{c.d(j,{A3:()=>B,KE:()=>H,KI:()=>y,Or:()=>L,
f8:()=>M,hM:()=>N,mk:()=>W,qW:()=>g});var l=c(3024),i=c(6760),E=c(3592),I=c(8820),x=c(5747);const D=64*1024;function*W($){let U="";for(const P of $)U+=P,!(U.length<
D)&&(yield U,U="");U!==""&&(yield U)}const k={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory \
of that name",EMFILE:"raise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free dis\
k space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file\
 system that can be written to"};class N extends Error{name="ExplainedError"}function B($){if($ instanceof N)return $.message;if(!L($))return`${String($)}; this\
 is a bug of tf-disco, please report it at ${E.xV}`;const U=k[$.code];return`${$.message.split(", ")[0]}${U===void 0?"":`; ${U}`}`}function H($){try{return $(),
null}catch(U){return(0,I.RK)(B(U))}}const L=$=>typeof $=="object"&&$!==null&&"syscall"in $&&"code"in $;function M($,U,P){const T=h(l.realpathSync($),U),O=(0,i.basename)(
U);y(l.lstatSync((0,i.join)(T,O),{throwIfNoEntry:!1}));const C=(0,i.join)(T,`.${O.slice(0,60)}.${Math.random().toString(36).slice(2)}`),a=l.openSync(C,"wx");try{
(0,x.ET)(a,()=>{for(const _ of P)l.writeFileSync(a,_)}),l.renameSync(C,(0,i.join)(T,O))}catch(_){throw l.rmSync(C,{force:!0}),_}}function y($){if(!($===void 0||
$.isFile()||$.isSymbolicLink()))throw new N(`it is ${(0,x.I)($)}; choose another path`)}function h($,U){const P=(0,i.resolve)($,U),T=(0,x.UO)(P,$);if(!T&&!(0,i.
isAbsolute)(U))throw new N(`it is outside ${$}; use an absolute path if that is intended`);const O=T?$:(0,i.parse)(P).root;return(0,i.relative)(O,(0,i.dirname)(
P)).split(i.sep).filter(Boolean).reduce((a,_)=>v(a,_,$),O)}function g($,U){const P=l.realpathSync($);return b(h(P,U),(0,i.basename)(U),P)}function v($,U,P){const T=(0,i.
join)($,U);try{l.lstatSync(T,{throwIfNoEntry:!1})===void 0&&l.mkdirSync(T)}catch(O){if((0,x.Oj)(O)!=="EEXIST")throw O}return b($,U,P)}function b($,U,P){const T=(0,i.
join)($,U);if(!l.lstatSync(T,{throwIfNoEntry:!1})?.isSymbolicLink())return T;const O=l.realpathSync(T);if(!(0,x.UO)($,P)||(0,x.UO)(O,P))return O;throw new N(`th\
e link ${(0,i.relative)(P,T)} leads outside ${P}; remove it or choose another path`)}}),5747:((w,j,c)=>{c.d(j,{$r:()=>T,ET:()=>g,I:()=>L,Mc:()=>b,N0:()=>v,Oj:()=>h,
UO:()=>P,qo:()=>y,r7:()=>N,v2:()=>U,wX:()=>$,yR:()=>k});var l=c(4573),i=c(3024),E=c(6760);const I=16*1024*1024,x=i.constants.O_RDONLY|(i.constants.O_NONBLOCK??0)|
(i.constants.O_NOCTTY??0),D=Buffer.allocUnsafeSlow(256*1024);let W=D;function k(O,C=I){const a=B(O,C);if(!Buffer.isBuffer(a))return a;const _=a.toString("utf8"),
t=!_.includes("\uFFFD")||(0,l.isUtf8)(a);return{ok:!0,text:_,isUtf8:t,bytes:a.length}}function N(O,C=I){const a=k(O,C);return a.ok?a.text:null}function B(O,C){try{
return g(i.openSync(O,x),a=>{const _=i.readSync(a,D,0,D.length,0);return _<D.length?D.subarray(0,_):M(a,C)})}catch(a){const _=h(a),t=v(()=>i.statSync(O),null);return{
ok:!1,failure:t?.isFile()===!1?H(t,_):{kind:"error",code:_}}}}const H=(O,C)=>({kind:"special",is:L(O),code:C});function L(O){return O.isDirectory()?"a directory":
O.isFIFO()||O.isSocket()?O.isFIFO()?"a named pipe":"a socket":O.isFile()?"a file without a size":O.isBlockDevice()?"a block device":"a character device"}function M(O,C){
const a=i.fstatSync(O),{size:_}=a;if(_<D.length)return{ok:!1,failure:H(a,"ESPIPE")};if(_>C)return{ok:!1,failure:{kind:"size",bytes:_,maxBytes:C}};W.length<_&&(W=
Buffer.allocUnsafeSlow(Math.min(2*_,C)));let t=0;for(;t<_;){const m=i.readSync(O,W,t,_-t,t);if(m===0)break;t+=m}return W.subarray(0,t)}const y=O=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.
test(Object(O).code);function h(O){if(!(typeof O=="object"&&O!==null&&"code"in O)||typeof O.code!="string"||y(O))throw O;return O.code}function g(O,C){try{return C(
O)}finally{i.closeSync(O)}}function v(O,C){try{return O()}catch(a){return h(a),C}}const b=O=>v(()=>i.readdirSync(O,{withFileTypes:!0}),[]),$=O=>b(O).map(({name:C})=>C).
sort(),U=O=>b(O).flatMap(C=>C.isDirectory()?C.name:[]);function P(O,C){const a=(0,E.relative)(C,O);return a!==".."&&!a.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(
a)}function T(O){try{const C=i.realpathSync(O),a=i.statSync(C);return a.isFile()?{kind:"file",path:C}:a.isDirectory()?{kind:"directory",path:C}:{kind:"special",
path:C,is:L(a)}}catch(C){return{kind:"error",code:h(C)}}}}),6181:((w,j,c)=>{c.d(j,{NW:()=>W,RY:()=>I,Wg:()=>l,r5:()=>i});const l=({prefix:k,bits:N},B)=>k.length===
B.length&&k.every((H,L)=>{const M=Math.min(Math.max(8*(L+1)-N,0),8);return H>>M===(B[L]??0)>>M});function i(k){if(!k.includes(":"))return E(k);const N=k.indexOf(
"%");return N===k.length-1?null:x(N<0?k:k.slice(0,N))}function E(k){const N=k.split("."),B=N.length===4&&N.every(L=>/^(0|[1-9]\d{0,2})$/.test(L)),H=N.map(Number);
return B&&H.every(L=>L<=255)?H:null}function I(k){const N=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(k)?URL.parse(`http://${k}`):null;return N&&E(N.hostname)}function x(k){
const N=/^[\da-f:.]+$/i.test(k)?URL.parse(`http://[${k}]`):null;if(N===null)return null;const[B=[],H=[]]=N.hostname.slice(1,-1).split("::").map(M=>M.split(":").
filter(Boolean)),L=Array(8-B.length-H.length).fill("0");return[...B,...L,...H].flatMap(M=>{const y=Number.parseInt(M,16);return[y>>8,y&255]})}const D=[0,0,0,0,0,
0,0,0,0,0,255,255].join(),W=k=>k.slice(0,12).join()===D?k.slice(12):k}),3307:((w,j,c)=>{c.d(j,{f:()=>A,ap:()=>u,Gv:()=>B,HT:()=>$,I:()=>C,IL:()=>O,Ey:()=>b,AN:()=>m});
const l=10,i=["more than 10000 levels of nesting","nest brackets less deeply"],E=["number too large for a 64-bit float","use a smaller number"],I=["the text end\
s before the JSON value is complete","check that the file was not truncated"],x=["trailing comma","remove the comma"];function D(n,f){return f===n.length?I:n[f]===
"\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const W=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function k(n,f,s){for(const[o,...e]of W)if(o.test(n))
return e;switch(f){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:/^[-+.\d]/.test(n)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return s===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${s}`]:["missing comma","add the comma"]}}function N(n,f,[s,o]){let[e,d]=[1,1];for(let p=0;p<
f;p+=1){const R=n.charCodeAt(p);R===l?(e+=1,d=1):(R<56320||R>57343)&&(d+=1)}return{why:`line ${e}, column ${d}: ${s}`,advice:o}}const B=n=>typeof n=="object"&&n!==
null&&!Array.isArray(n),H=1e4,L=34,M=44,y=58,h=91,g=123,v=125,b=(n,f)=>new U(n,f).run(),$=(n,f)=>new U(n,null).run(f);class U{#e;#s;#n=[];#t="value";#r=0;#i=0;#c=0;#a=0;#u=0;#o=-1;constructor(f,s){
this.#e=f,this.#s=s}run(f="whole"){const s=this.#e,o=this.#n,e=m(s,0);for(let p=e,R=0;p<s.length;p=m(s,R)){const K=s.charCodeAt(p);if(R=this.#l(p,K),R<0)return this.#h(
p,~R);if(this.#t==="next"&&o.length===1&&this.#s?.(this.#c,R,this.#a,this.#u),f==="first"&&this.#t==="next"&&o.length===0)return null;this.#r=K,this.#i=p}return this.#t!==
"next"||o.length>0?N(s,s.length,I):this.#s!==null&&this.#o>=0&&s.charCodeAt(e)===g?N(s,this.#o,E):null}#l(f,s){const o=this.#n[this.#n.length-1];if(s===o&&(this.#t===
"next"||P(this.#r)))return this.#n.pop(),this.#t="next",f+1;switch(this.#t){case"value":return this.#f(f,s);case"key":return s===L?this.#d(f):~f;case"colon":return s!==
y?~f:(this.#t="value",f+1);case"next":return s!==M||o===void 0?~f:(this.#t=o===v?"key":"value",f+1)}}#f(f,s){const o=this.#n.length;if(o===1&&(this.#c=f),P(s))return o===
H?~f:(this.#n.push(s+2),this.#t=s===g?"key":"value",f+1);const e=s===L,d=e?u(this.#e,f):A(this.#e,f);return d<0||(!e&&this.#o<0&&r(this.#e,f,d)&&(this.#o=f),this.#t=
"next"),d}#d(f){const s=u(this.#e,f);return this.#n.length===1&&(this.#a=f,this.#u=s),this.#t="colon",s}#h(f,s){const o=this.#e,e=o.charCodeAt(f),d=this.#n.at(-1);
if(s>f)return N(o,s,D(o,s));if(this.#t==="value"&&P(e))return N(o,f,i);if(e===d&&this.#r===M)return N(o,this.#i,x);const p=d===void 0?void 0:String.fromCharCode(
d),R=k(o.slice(f,f+2),this.#t,p);return N(o,f,R)}}const P=n=>n===g||n===h,T=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function O(n){return n.startsWith('"')?C(n):n.includes("\\u")?JSON.parse(n.replace(T,(f,s)=>s===void 0?f:"\\ufffd")):JSON.parse(n)}function C(n){return JSON.parse(
n).toWellFormed()}const a=32,_=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,t=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function m(n,f){let s=f;for(;s<n.length&&!(n.charCodeAt(s)>a||!` 	
\r`.includes(n.charAt(s)));s+=1);return s}function u(n,f){let s=f+1;for(_.lastIndex=s;_.test(n);)s=_.lastIndex;return n.charCodeAt(s)===L?s+1:~s}function A(n,f){
return t.lastIndex=f,t.test(n)?t.lastIndex:~f}const S=5,r=(n,f,s)=>s-f>=S&&Math.abs(Number(n.slice(f,s)))===1/0}),4091:((w,j,c)=>{c.d(j,{D3:()=>I,Ju:()=>M,TR:()=>y,
_6:()=>N,iP:()=>L,ol:()=>E});const l=`"\\\x07\b\f
\r	\v`,i='"\\abfnrtv',E=h=>`"${x(h.toWellFormed())}"`;function I(h,g){const v=new TextEncoder,{read:b,written:$}=v.encodeInto(h,new Uint8Array(g)),U=v.encode(h.
slice(b,b+2)).subarray(0,g-$),P=Array.from(U,T=>`\\x${W(T,2)}`).join("");return`"${x(h.slice(0,b).toWellFormed())}${P}"`}function x(h){return/^[ !#-[\]-~]*$/.test(
h)?h:h.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),D)}function D(h){const g=h.codePointAt(0)??0;return l.includes(h)?`\\${i[l.indexOf(h)]}`:g<128?`\\x${W(g,
2)}`:g<65536?`\\u${W(g,4)}`:`\\U${W(g,8)}`}const W=(h,g)=>h.toString(16).padStart(g,"0"),k=new TextDecoder("utf-8",{ignoreBOM:!0});function N(h){const g=k.decode(
h);return g.includes("\uFFFD")?k.decode(H(h)):g}const B=255;function H(h){const g=new Uint8Array(h),v=b=>((h[b]??0)&192)===128;for(const[b,$]of h.entries()){if($<
224)continue;v(b+1)&&v(b+2)&&($<240||v(b+3))||(g[b]=B)}return g}function L(h){let g="";for(const v of h)g+=String.fromCharCode(v);return g}const M=h=>({ok:!0,value:h}),
y=h=>({ok:!1,why:h})}),6979:((w,j,c)=>{c.d(j,{Ge:()=>U,Uw:()=>v,V$:()=>N,ft:()=>B,h0:()=>g,xB:()=>b,y3:()=>H});var l=c(4091);const i=`!$&'()*+,;=:[]<>"`,E={path:"\
$&+,/:;=@",host:i,zone:i,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},I=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,x=/^[A-Za-z0-9._~-]/,D=/%(?![0-9A-Fa-f]{2})/,
W=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,k=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function N(P,T){let O="";for(const{0:C,index:a}of P.matchAll(I))if(x.test(C)||
E[T].includes(C))O+=C;else{if(C==="%")return(0,l.TR)(h(P,a));if(C.startsWith("%")){const _=Number.parseInt(C.slice(1),16);if(M(_,T))return(0,l.TR)(`invalid URL \
escape "${C}"`);O+=y(_,T)}else if(C>"\x7F")O+=encodeURIComponent(C.toWellFormed());else{if(T==="host"||T==="zone")return(0,l.TR)(`invalid character ${(0,l.ol)(C)}\
 in host name`);O+=y(C.charCodeAt(0),T)}}return(0,l.Ju)(O)}function B(P){return P==="%2A"?(0,l.Ju)("*"):L(P,W)?(0,l.Ju)(P):N(P,"path")}const H=P=>L(P,k)?(0,l.Ju)(
P):N(P,"fragment"),L=(P,T)=>T.test(P)&&!D.test(P);function M(P,T){return T==="host"?P<128&&P!==37:T!=="zone"||P===37||P===32?!1:y(P,"zone").startsWith("%")}function y(P,T){
const O=String.fromCharCode(P);return x.test(O)||E[T].includes(O)?O:`%${P.toString(16).toUpperCase().padStart(2,"0")}`}const h=(P,T)=>`invalid URL escape ${(0,l.
D3)(P.slice(T,T+4),3)}`;function g(P){for(const T of P.split("&")){if(T.includes(";"))return"invalid semicolon separator in query";const[,...O]=/^([^=]*)=?(.*)$/s.
exec(T)??[];for(const C of O){const a=C.search(D);if(a>=0)return h(C,a)}}return null}const v=P=>P.replace(/(?:%[0-9A-F]{2})+/g,T=>(0,l._6)(Uint8Array.from(T.slice(
1).split("%"),O=>Number.parseInt(O,16))));function b(P){return P.split("&").flatMap(T=>{if(T===""||T.includes(";"))return[];const[,...O]=/^([^=]*)=?(.*)$/s.exec(
T)??[],[C,a]=O.map(_=>N(_.replaceAll("+","%20"),"query"));return C?.ok&&a?.ok?[[$(C.value),$(a.value)]]:[]})}const $=P=>P.replaceAll("%20","+"),U=P=>P.toSorted(
([T],[O])=>T<O?-1:T>O?1:0).map(([T,O])=>`${T}=${O}`).join("&")}),4283:((w,j,c)=>{c.d(j,{Dl:()=>B,EN:()=>h,L5:()=>y,O2:()=>m,Pl:()=>L,aR:()=>b,cz:()=>M,jr:()=>H,
lv:()=>x,sX:()=>u,t5:()=>g});var l=c(9587),i=c(6181),E=c(4091),I=c(6979);const x={opaque:"",user:null,omitHost:!1,query:"",fragment:""},D=/[^ -~\u0080-\u{10ffff}]/u,
W=/^([A-Za-z][A-Za-z0-9+.-]*):/,k=/^(?::[0-9]*)?$/,N=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function B(r){const[n,f]=t(r,"#"),s=$(n);if(!s.ok)return(0,E.TR)(`parse ${(0,E.
ol)(n)}: ${s.why}`);const o=(0,I.y3)(f);return o.ok?(0,E.Ju)({...s.value,fragment:o.value}):(0,E.TR)(`parse ${(0,E.ol)(r)}: ${o.why}`)}function H(r){const n=r.scheme===
""?"":`${r.scheme}:`,f=r.fragment===""?"":`#${r.fragment}`,s=r.opaque===""?a(r)+_(r):r.opaque;return[n,s,v(r),f].join("")}function L(r){const n=r.opaque&&(0,l.Mi)(
`//${r.opaque}`,"").slice(2);return(0,l.Mi)(H({...r,opaque:n,query:"",forceQuery:!1,fragment:""}),"")}function M(r){const n=r.host.lastIndexOf(":"),f=n>=0&&k.test(
r.host.slice(n)),s=f?r.host.slice(0,n):r.host,o=s.startsWith("[")&&s.endsWith("]");return{name:(0,I.Uw)(o?s.slice(1,-1):s),port:f?r.host.slice(n+1):""}}const y=r=>r===
"https"?443:80,h=r=>r.includes(":")?`[${r}]`:r,g=r=>(r.opaque||r.path||"/")+v(r),v=({forceQuery:r,query:n})=>r||n!==""?`?${n}`:"";function b(r){if(r.user===null)
return null;const n=`${r.user.name}:${r.user.password??""}`.replace(/%[0-9A-F]{2}/g,f=>String.fromCharCode(Number.parseInt(f.slice(1),16)));return`Basic ${btoa(
n)}`}function $(r){if(D.test(r))return(0,E.TR)("net/url: invalid control character in URL");if(r.startsWith(":"))return(0,E.TR)("missing protocol scheme");const n=W.
exec(r)?.[1]??"",f=n.toLowerCase(),[s,o]=t(n===""?r:r.slice(n.length+1),"?"),e=o===""&&r.endsWith("?"),d={...x,host:"",path:"",scheme:f,query:o,forceQuery:e};return s.
startsWith("/")?U(d,s):f!==""?(0,E.Ju)({...d,opaque:s}):t(s,"/")[0].includes(":")?(0,E.TR)("first path segment in URL cannot contain colon"):P(d,s)}function U(r,n){
if(!(n.startsWith("//")&&(r.scheme!==""||!n.startsWith("///"))))return P({...r,omitHost:r.scheme!==""},n);const[s]=t(n.slice(2),"/"),o=s.lastIndexOf("@"),e=O(s.
slice(o+1),r.scheme);if(!e.ok)return e;const d=o<0?(0,E.Ju)(null):T(s.slice(0,o));return d.ok?P({...r,user:d.value,host:e.value},n.slice(2+s.length)):d}function P(r,n){
const f=(0,I.ft)(n);return f.ok?(0,E.Ju)({...r,path:f.value}):f}function T(r){if(!N.test(r))return(0,E.TR)("net/url: invalid userinfo");const[n,f]=t(r,":"),s=(0,I.
V$)(n,"user");if(!s.ok)return s;if(!r.includes(":"))return(0,E.Ju)({name:s.value,password:null});const o=(0,I.V$)(f,"user");return o.ok?(0,E.Ju)({name:s.value,password:o.
value}):o}function O(r,n){const f=r.lastIndexOf("[");if(f>0)return(0,E.TR)("invalid IP-literal");if(f===0)return C(r);const s=r.indexOf(":"),o=/^https?$/.test(n)?
s:r.lastIndexOf(":"),e=o<0?"":r.slice(o);return k.test(e)?(0,I.V$)(r,"host"):(0,E.TR)(`invalid port ${(0,E.ol)(e)} after host`)}function C(r){const n=r.lastIndexOf(
"]");if(n<0)return(0,E.TR)("missing ']' in host");const f=r.slice(n+1);if(!k.test(f))return(0,E.TR)(`invalid port ${(0,E.ol)(f)} after host`);const s=r.slice(0,
n).indexOf("%25"),o=s<0?n:s,e=(0,I.V$)(r.slice(1,o),"host");if(!e.ok)return e;const d=(0,I.V$)(r.slice(o,n),"zone");if(!d.ok)return d;const p=(0,I.Uw)(e.value+d.
value),R=(0,i.r5)(p);return R===null?(0,E.TR)(`invalid host: ParseAddr(${(0,E.ol)(p)}): unable to parse IP`):R.length===4?(0,E.TR)("invalid IP-literal"):(0,E.Ju)(
`[${e.value}${d.value}]${f}`)}function a(r){if(r.host===""&&r.user===null&&(r.scheme===""||r.omitHost||r.path===""))return"";const f=r.user?.password??null;return`\
//${(r.user?.name??"")+(f===null?"":`:${f}`)}${r.user===null?"":"@"}${r.host}`}function _(r){return r.host!==""&&r.path!==""&&!r.path.startsWith("/")?`/${r.path}`:
r.scheme===""&&a(r)===""&&t(r.path,"/")[0].includes(":")?`./${r.path}`:r.path}function t(r,n){const f=r.indexOf(n);return f<0?[r,""]:[r.slice(0,f),r.slice(f+n.length)]}
function m(r,n){const f=B(n);return f.ok?(0,E.Ju)(u(r,f.value)):f}function u(r,n){const f=n.scheme||r.scheme;if(n.scheme!==""||n.host!==""||n.user!==null)return{
...n,scheme:f,path:S(n.path)};const s=n.path===""&&!n.forceQuery&&n.query==="",o=s?r.query:n.query,e=s&&n.fragment===""?r.fragment:n.fragment;if(n.path===""&&r.
opaque!=="")return{...n,scheme:f,query:o,fragment:e,opaque:r.opaque};const d=S(A(r.path,n.path));return{...n,scheme:f,query:o,fragment:e,user:r.user,host:r.host,
path:d}}function A(r,n){return n===""?r:n.startsWith("/")?n:r.slice(0,r.lastIndexOf("/")+1)+n}function S(r){if(r==="")return"";const n=r.split("/"),f=[];for(const d of n)
d===".."?(f.pop(),f.length===1&&f[0]===""&&f.pop()):d!=="."?f.push(d):f.length===0&&f.push("");const s=n.at(-1),o=`/${f.join("/")}${s==="."||s===".."?"/":""}`,e=(0,I.
ft)(o.startsWith("//")?o.slice(1):o);return e.ok?e.value:o}}),9075:((w,j,c)=>{c.d(j,{J6:()=>B,Oo:()=>L,Pg:()=>W,Uk:()=>N,VI:()=>H,ae:()=>l,lG:()=>E,os:()=>k,pi:()=>i});
class l{text;withheld;constructor(y,h=null){this.text=y,this.withheld=h}}const i="#",E=4096,I=200,x=2e4,D=5e6;class W{depth=0;steps=0;allSteps=0;renew(){this.steps=
0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>D}spend(y){if(this.steps+=1,this.count(),this.depth>=I||this.steps>x||this.isSpent)return;
this.depth+=1;const h=y();return this.depth-=1,typeof h=="string"&&h.length>E?void 0:h}}const k=()=>({name:()=>{},call:()=>{},effort:new W}),N=M=>typeof M=="str\
ing"||typeof M=="number"||typeof M=="boolean"?String(M):void 0,B=M=>M.find(y=>y instanceof l&&y.withheld!==null);function H(M,y){return y instanceof l?new l((M+
y.text).slice(0,E),y.withheld):new l(M)}function L(M){let y;return h=>{if(y??=new Map,!y.has(h)){y.set(h,void 0);try{y.set(h,M(h))}catch(g){throw y.delete(h),g}}
return y.get(h)}}}),5143:((w,j,c)=>{c.d(j,{As:()=>b,II:()=>h,MV:()=>C,NP:()=>v,R3:()=>y,WD:()=>g,Zl:()=>O,_M:()=>L,bH:()=>H,c1:()=>E,df:()=>i,en:()=>N,eo:()=>M,
jH:()=>x,n7:()=>a,t6:()=>I,yJ:()=>B});var l=c(8820);const i=_=>typeof _=="string"?_:`${_.line}:${_.column} ${_.file}`,E=(_,t)=>[...Map.groupBy(_,t).values()],I=(_,t)=>E(
_,t).map(([m])=>m),x=_=>I(_,i),D="//",W=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,k=1e3,N=_=>_.length<=k&&W.test(_),B=(_,t)=>`${_}${D}${t}`;function H(_){
const t=L(_);return t===null?{repository:t,path:_}:{repository:t,path:_.slice(t.length+D.length)}}function L(_){const t=_.indexOf(D);return t>0&&N(_.slice(0,t))?
_.slice(0,t):null}const M=_=>typeof _=="string"?_:`${h(_.file)}:${_.line}`,y=({file:_,line:t,column:m})=>`${h(_)}:${t}:${m}`;function h(_){const{repository:t,path:m}=H(
_);if(t===null)return(0,l.J7)(_);const u=(0,l.J7)(t);return m==="."?u:`${u}//${(0,l.J7)(m)}`}const g=1e4,v=_=>I(_,t=>typeof t=="string"?t:L(t.file)),b=_=>_.length<=
g?_:[...new Set([...v(_),..._])].slice(0,g),$=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
U=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,P=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function T(_){const{path:t}=H(
_),m=t.split("/").slice(0,P.test(t)?-2:-1);return m.find((u,A)=>$.test(u)&&!(u==="test"&&m.slice(0,A).some(S=>U.test(S))))}const O=_=>T(_)!==void 0,C=({file:_,isInUse:t})=>t!==
!0&&O(_);function a(_){const t=T(_);return(t===void 0?H(_).path:`**/${t}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((w,j,c)=>{c.d(j,{L2:()=>P,ie:()=>y,kL:()=>N,mB:()=>B,
nE:()=>O,xu:()=>C});var l=c(3368),i=c(1342),E=c(3592),I=c(3152),x=c(9587),D=c(8820),W=c(2057);let k=function(...a){return{setFlagsFromString:k}=process.getBuiltinModule(
"node:v8"),new.target?new k(...a):k(...a)};function N(a,_){a.env.UV_THREADPOOL_SIZE??="64",setTimeout(()=>k("--semi-space-growth-factor=1"),U).unref(),(0,W.B_)(
a.stdout,_),(0,W.B_)(a.stderr,()=>{})}async function B(a,{stop:_,secrets:t,isFinal:m,act:u,reportMistakes:A,reportCrash:S}){const r=s=>(S((0,l.rv)(o=>M(s,o),t)),
3),n=b(a,_,{isFinal:m,crash:r}),f=await u(n).catch(s=>s instanceof I.GN?(A(t.redact(s.mistakes)),2):r(s));await $(a,f)}const H=100,L=5;function M(a,_){const t=(0,i.
Or)(a),m=[];let u=a;for(;u!==void 0&&m.length<L;){const n=u instanceof Error?u.stack??u.message:String(u);m.push((0,x._U)(_(n))),u=u instanceof Error?u.cause:void 0}
const A=t?1:H;return[t?`tf-disco could not run: ${_((0,i.A3)(a))}`:`tf-disco ${E.xv} crashed; this is a bug, please report it with this text at ${E.xV}`,...m.join(
`
caused by: `).split(`
`).slice(0,A)].map(n=>(0,D.BP)((0,D.RK)(n))).join(`
`)}const y=({hrtime:a})=>()=>Number(a.bigint())/1e6,h=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],g=300,v=5e3;function b(a,_,{isFinal:t,crash:m}){const u=y(a),A=new AbortController;
let S=0;const r=()=>t||A.signal.aborted;for(const n of h)a.on(n,()=>{const f=u()-S;_.end({kind:"signal",signal:n}),r()?(t||f>g)&&(a.removeAllListeners(n),a.kill(
a.pid,n)):S=u(),A.abort()});return a.on("uncaughtException",n=>{_.end({kind:"crash"});const f=m(n);r()&&a.exit(f),A.abort(),setTimeout(()=>a.exit(f),v).unref()}),
a.on("exit",()=>_.end({kind:"crash"})),A.signal}async function $(a,_){const{stdout:t,stderr:m}=a;for(const A of[t,m])await new Promise(S=>A.write("",S));if(a.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&a.platform!=="win32"&&a.execve!==void 0){const{execPath:A}=a;a.execve(A,[A,"--eval",`require('node:process').exit(${_})`],{})}a.
exit(_)}const U=100,P=()=>k("--heap-growing-percent=20"),T=100;async function O(a,_,t){let m=Date.now();for(;;){const u=a.next(_.why!==null);if(u.done)return u.
value;Math.abs(Date.now()-m)<T||(t(u.value),await C(),m=Date.now())}}const C=()=>new Promise(a=>setImmediate(a))}),2057:((w,j,c)=>{c.d(j,{B_:()=>W,Dx:()=>D,PL:()=>N,
aH:()=>B,yy:()=>E});var l=c(1342),i=c(3152);async function E(g,v){for(const b of(0,l.mk)(v)){if(!g.writable)return;g.write(b)||await I(g)}}const I=g=>new Promise(
v=>{const b=["drain","error","close"],$=()=>{for(const U of b)g.off(U,$);v()};for(const U of b)g.on(U,$)}),x=1024*1024;async function*D(g){let v="";for await(const b of g.
setEncoding("utf8")){const[$="",...U]=String(b).split(`
`),P=[v+$,...U];v=P.pop()??"";for(const T of P)yield T.replace(/\r$/,"");if(v.length>x)throw new i.GN(["a line of standard input exceeds 1 MiB"])}v!==""&&(yield v)}
function W(g,v){let b=!1;g.on("error",$=>{const U=!b;b=!0,U&&$.code!=="EPIPE"&&v((0,l.A3)($))})}const k={min:40,max:100,unknown:80};function N({columns:g},v){return g||
Number(/^\d{1,4}$/.exec(v.COLUMNS??"")?.[0])||k.unknown}function B(g,v,b){const $=v==="auto"?H(g,b):v==="always",U=Math.max(k.min,Math.min(N(g,b),k.max));return{
colour:$,hyperlinks:$&&g.isTTY===!0&&h(b),width:g.isTTY?U:Number.POSITIVE_INFINITY}}function H({isTTY:g},v){return v.NO_COLOR||v.TERM==="dumb"&&!v.FORCE_COLOR?!1:
v.FORCE_COLOR?v.FORCE_COLOR!=="0":g===!0}const L=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,M=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
y=5001;function h(g){const{FORCE_HYPERLINK:v,TERM:b="",TERM_PROGRAM:$="",VTE_VERSION:U}=g;return v?v!=="0":g.CI||g.NO_COLOR||b==="dumb"?!1:Number(U)>=y||L.test(
$)||M.test(b)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(P=>g[P])}}),3229:((w,j,c)=>{c.d(j,{Kc:()=>B,L6:()=>D,NM:()=>a,cr:()=>_,x3:()=>b});var l=c(9587),i=c(
1831),E=c(5011);const I=1024,x=t=>(0,i.Pv)(t).ok;function D(t){if(t.length>I)return null;const m=(0,i.Pv)(t);if(m.ok)return W(t,(0,i.pk)(m.value));const u=H(t);
if(u!==null)return u;const{inside:A,removed:S}=y(t);if(!(0,l.Mi)(t,"").includes(A))return"write the hostname alone, not a URL";for(const r of S.length===0?[]:[A,
A.replace(/:\D.*$/s,"")])if(x(r))return`remove ${h(S)}: ${r}`;return g(A)}function W(t,m){if(/(^|\.)xn--/i.test(t))return`write it in Unicode: ${m}; upper-case \
punycode is only accepted by accident`;const u=m.replace(/(?<!\.)\.+(?=$|:)/,"");return u===m?null:`remove the trailing dot: tokens and settings for ${u} do not\
 apply to this host`}const k=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,N="replace the placeholder",B=t=>k.
test(t);function H(t){if(B(t))return N;const m=t.split(/[\s,;]+/).filter(u=>u!=="");return m.length<2?null:m.every(u=>u.includes(".")&&x(u))?`write one hostname\
 at a time: ${m[0]}`:"remove the spaces, commas and semicolons"}const L=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,M=[["the white space",t=>t.trim()],
["the quotation marks",t=>t.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",t=>t.replace(L,"")],["the trailing slash",t=>t.replace(/^([^/?#\\]*)\/$/,"$1")],["th\
e path",t=>t.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",t=>t.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",t=>t.slice(t.lastIndexOf("@")+1)],["th\
e trailing colon",t=>t.replace(/^([^:]*):$/,"$1")]];function y(t){let m=t;const u=[];for(const[A,S]of M){const r=S(m);r!==m&&u.push(A),m=r}return{inside:m,removed:u}}
const h=t=>t.join(", ").replace(/, ([^,]*)$/," and $1");function g(t){if(/^\[.*\](:\d+)?$/s.test(t)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(t))return"use a D\
NS name; the clients do not support IPv6 addresses";if(t.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(t)){const S=(0,i.
WV)(t);return x(S)?`write it in Unicode: ${S}`:"write it in Unicode, not in punycode"}if(t.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(t.includes("_")){const S=t.replaceAll("_","-");return`a hostname cannot contain underscores${x(S)?`; did you mean ${S}?`:""}`}const m=t.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(m!==t&&x(m))return`remove the extra dots: ${m}`;if(/(^|\.)-|-(\.|:|$)/.test(t))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(t))return"a label cannot have hyphens as its third and fourth character";const[,u="",A=""]=/^([^:]*):(.*)$/s.exec(t)??[];return x(
u)?/^[+-]?[0-9]+$/.test(A)?"use a port from 1 to 65535":`write the port as a number: ${u}:8443`:null}const v=t=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(t),b="\
write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",$=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function U(t,m){if(t==="")return b;if(!m&&B(t))return N;if(t!==t.trim())return"remove the white space around the address";const[,u="",A=""]=/^(https?:\/\/)(.*)$/i.
exec(t)??[],S=A.replace($,"$1/$2"),r=(0,E.rE)(S,"terraform");return u===""||!r.ok||r.value.hostImplied?null:`write ${S} to use the module of the registry${m?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function P([t="",...m]){if(m.length!==3)return null;const[,u="",A=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(t)??[];return u!=="localhost"&&A===""?v(t)?D(t):null:`write a host with a dot, such as 127.0.0.1${A} or ${u}.localdomain${A}`}function T(t){if(t.length===3&&
v(t[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${t[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const m=/^https?:$/i.test(t[0]??"")&&t[1]==="",[u="",...A]=m?t.slice(2):t;return A.length<4||!v(u)?null:/^v?\d+\.\d+/.test(A[3]??"")?`write ${[u,...A.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[u,...A.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${A[0]}, and a namespace has one part (in GitLab, the top-level group)`}function O(t,m){if(t.includes("://"))return null;if(m.
length>=3&&t.includes("?"))return"remove the query; set the version with the `version` argument";const u=m.at(-1)??"";return[3,4].includes(m.length)&&/[A-Z]/.test(
u)?`write the target system in lower case: ${[...m.slice(0,-1),u.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(t)?`write ./${t} to use a directory\
 of the same repository${m.length<5?"":`, or ${m.slice(0,3).join("/")}//${m.slice(3).join("/")} for one of a registry module`}`:null}function C(t){const[,m="",u=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(t)??[],A=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(m)?.[1];if(A!==void 0)return`write git::${A} instead of ${m}`;const[S]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
t)??[];return S!==void 0&&(0,l.Mi)(t)===t?`write git@${S} instead of ${S}`:(0,E.rE)(u,"terraform").ok?`write ${u} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${b} (of Git, with git:: before it)`}function a(t,m,u){if(m.kind==="local"||t.length>I)return null;const[A="",...S]=t.split("\
/");if(u.ok)return u.value.hostImplied?null:D(A);const r=S.length===0?[]:S.join("/").split("//",1)[0]?.split("/")??[],n=m.kind==="remote"&&m.refusal===null,f=[A,
...r],s=U(t,n)??P(f);return s!==null||n?s:m.kind==="remote"&&!/^[^/]+:\d+\//.test(t)?C(t):T(f)??O(t,f)}function _(t){if(t.length>I)return null;if(B(t))return N;
if(t!==t.trim())return"remove the white space around the address";const[,m=""]=/^https?:\/\/(.*)$/i.exec((0,l.Mi)(t,""))??[];if(m!=="")return`remove the scheme:\
 ${m}`;const u=t.split("/"),[A=""]=u;return u.length===2&&v(A)?"write HOST/NAMESPACE/TYPE, two parts after the host":u.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":u.length===3?D(A):null}}),1064:((w,j,c)=>{c.d(j,{$I:()=>y,Du:()=>D,Eo:()=>m,Jd:()=>t,Mq:()=>v,NX:()=>g,SO:()=>h,SZ:()=>B,Y8:()=>C,
Yr:()=>H,ab:()=>M,bB:()=>k,d3:()=>a,mh:()=>u,n3:()=>E,pH:()=>U,rG:()=>L,sX:()=>_,tB:()=>T,zK:()=>W});const l="registry.terraform.io",i=[l,"registry.opentofu.org"],
E=S=>i.includes(S),I=["modules.v1","providers.v1"],x={terraform:{name:"Terraform",uses:I,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:I,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:I,replaces:I,defaults:i},renovate:{name:"Renovate",uses:I,replaces:[],defaults:[l]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:i},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},D=["terraform","opentofu"],W=Object.keys(
x),k=Object.fromEntries(Object.entries(x).map(([S,{name:r}])=>[S,r])),N=S=>x[S],B=S=>I.includes(S)?W.filter(r=>N(r).uses.includes(S)):D,H=S=>W.filter(r=>N(r).defaults?.
includes(S)),L=W.filter(S=>N(S).replaces.length>0),M=S=>W.filter(r=>N(r).replaces.includes(S)),y={language:{client:"opentofu",what:"a language block"},encryption:{
client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an \
action block"}},h=S=>Object.hasOwn(y,S),g={terraform:3,opentofu:9},v=S=>S===429||S>=500&&S!==501,b={from:null,before:null,retries:0,skipsOverridden:!1},$={...b,
client:"terraform"},U=[{...$,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...$,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,
skipsOverridden:!0},{...b,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],P={terraform:"1.15.0",opentofu:"1.12.0"};function T(S,r){const n=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(r[S]??"");if(n===null)return P[S];const f=n[1]?.split(".")??[];return[0,1,2].map(s=>f[s]??"0").join(".")}function O(S,r){const[n=[],f=[]]=[S,r].map(o=>o.split(
".").map(Number)),s=n.findIndex((o,e)=>o!==f[e]);return s<0||(n[s]??0)>(f[s]??0)}const C={terraform:"1.15",opentofu:"1.8"},a=({releases:S,versions:r})=>D.filter(
n=>n==="terraform"?!S.some(f=>f.client===n&&f.before===null):!O(T(n,r),"1.8.0")),_=S=>O(S,"1.12.0"),t=(S,r)=>S==="opentofu"||!O(r,"1.13.0"),m=S=>O(S,"1.14.0");function u(S,{
attemptMs:r,retries:n}){const f=S.findIndex((s,o)=>o===n||!A(s,r));return f<0?null:f}function A({response:S,hops:r,headMs:n},f){return n===null?S.kind==="failed"&&
S.transient:n>f||v(r.at(-1)?.status??0)}}),1831:((w,j,c)=>{c.d(j,{$Y:()=>h,$k:()=>$,$o:()=>t,Bz:()=>S,Fq:()=>L,Jr:()=>m,Pm:()=>a,Pv:()=>N,Rt:()=>H,Sv:()=>v,WV:()=>g,
cu:()=>b,ev:()=>u,fK:()=>U,nx:()=>y,pk:()=>M,xV:()=>k,yo:()=>_});var l=c(4091),i=c(4283),E=c(8408);const I=443,x=65535,D=9223372036854775807n,W=-9223372036854775808n,
k="TF_TOKEN_";function N(e){const{name:d,portion:p}=P(e.toWellFormed()),R=T(p);if(!R.ok)return/^https?$/i.test(d)?(0,l.TR)("need just a hostname and optional po\
rt number, not a full URL"):R;if(R.value.startsWith(":-"))return(0,l.TR)("port number is negative");const K=O(d);if(K!==null)return(0,l.TR)(K);const z=(0,E.YE)(
d);return z.ok?z.value===""?(0,l.TR)("nothing is left of the hostname once it is normalized"):(0,l.Ju)(z.value+R.value):z}const B=new Set(["localterraform.com",
"localtofu.com"]),H=e=>B.has(e);function L(e){const d=N(e);return d.ok||!e.includes("xn--")?d:N(g(e))}function M(e){const{name:d,portion:p}=P(e);return(0,E.DI)(
d)+p}function y(e){const d=M(e);return d===e?e:`${d} (${e})`}const h=e=>e.includes("xn--")?e.replace(/[^\s"'`/@=,;()]+ \(([^\s()]*xn--[^\s()]*)\)/g,"$1"):e;function g(e){
const{name:d,portion:p}=P(e.toWellFormed()),R=T(p);return((0,E.QC)(d)??d)+(R.ok?R.value:p)}function v(e){const{name:d,portion:p}=P(e);return{name:d,port:p===""?
I:Number(p.slice(1))}}const b=e=>({...i.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function $(e){if(!e.startsWith(k))return null;
const d=e.slice(k.length).replaceAll("__","-").replaceAll("_","."),p=N(g(d));return p.ok?p.value:null}function U(e){const d=[e,M(e)].flatMap(p=>[p.replaceAll("-",
"__"),p]).map(p=>k+p.replaceAll(".","_"));return[...new Set(d)].filter(p=>$(p)===e)}function P(e){const d=e.indexOf(":");return d===-1?{name:e,portion:""}:{name:e.
slice(0,d),portion:e.slice(d)}}function T(e){if(e==="")return(0,l.Ju)("");const d=e.slice(1);if(!/^[+-]?[0-9]+$/.test(d))return(0,l.TR)("port portion contains n\
on-digit characters");const p=d.replace(/^([+-]?)0+(?=[0-9])/,"$1"),R=p.length>20?null:BigInt(p.replace("+",""));return R===null||R>D||R<W?(0,l.TR)("port portio\
n contains non-digit characters"):R>x?(0,l.TR)("port number is greater than 65535"):(0,l.Ju)(R===BigInt(I)?"":`:${R}`)}function O(e){if(e==="")return"empty stri\
ng is not a valid hostname";for(const d of e.replace(/\.{1,2}$/,"").split(".")){if(d==="")return"hostname contains empty label (two consecutive periods)";if(d.startsWith(
"xn--"))return`hostname label ${(0,l.ol)(d)} specified in punycode format; service hostnames must be given in unicode`}return null}const C={http:"80",https:"443",
ssh:"22"};function a(e){const{name:d,port:p}=(0,i.cz)(e),R=(0,i.EN)(d),K=p===""||p===C[e.scheme];return t(K?R:`${R}:${p}`)}function _(e){const d=(0,i.Dl)(e);return d.
ok?a(d.value):null}function t(e){const d=N(e);return d.ok?d.value:e.toLowerCase()||null}const m=(e,d)=>d.length===0||d.some(p=>p.subdomains?e.endsWith(`.${p.host}`):
e===p.host),u=(e,d)=>m(e,d.allowedHosts)||d.hostnames.some(p=>p.host===e),A=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function S(e,d,p){const[R]=e.length===0?[]:U(d);return R===
void 0?[]:e.flatMap(K=>{const z=$(K);if(z!==null&&p.has(z))return[];const Q=r(K,z,d);return Q===null?[]:[{variable:K,why:Q,write:R,isParent:n(z,d)}]})}function r(e,d,p){
const R=A.exec(e)?.[0];if(R===void 0)return null;const K=e.slice(R.length);return d!==null&&n(d,p)?`it is for ${y(d)} only: the clients do not use the tokens of\
 parent domains`:s(p).some(z=>z===f(K))?R!==k?`it begins with ${R}, and the clients read only ${k}`:d===null?"the clients cannot read a hostname from it and ign\
ore it":`the clients read it for ${y(d)}${o(K,p)}`:null}const n=(e,d)=>e!==null&&v(d).name.endsWith(`.${v(e).name}`),f=e=>e.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function s(e){const{name:d}=v(e);return[...new Set([e,d,M(e)].map(f))]}function o(e,d){const{name:p,port:R}=v(d);return R!==
443&&!e.includes(":")?"; a port follows a colon":p.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((w,j,c)=>{c.d(j,{mI:()=>M,
QC:()=>H,ER:()=>C,YE:()=>B,DI:()=>L});const l=(...a)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...a),i=(...a)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...a);var E=c(4091);const I=256,x={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
D={...x,checkBidi:!1},W=new RegExp("\\p{M}{31}","u"),k="xn--",N=new TextEncoder;function B(a){const _=g(a,!1);if(!_.ok)return _;const t=v(_.value,x);return t===
null?(0,E.TR)(y($(a,!1))):(0,E.Ju)(t)}function H(a){const _=g(a,!0);if(!_.ok)return null;const t=v(_.value,D);if(t===null)return null;const m=g(t,!1);return m.ok?
m.value.join("."):null}const L=a=>b(a)?i(a,x).domain:a,M=a=>i(a).domain,y=a=>`idna: invalid label ${(0,E.ol)(a)}`;function h(a){return`idna: disallowed rune U+${(a.
codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function g(a,_){if(a.length>I&&b(a))return(0,E.TR)(`hostname is longer than ${I} characters`);const t=[];
for(const m of $(a,_).split(".")){const u=m.startsWith(k)?U(m):(0,E.Ju)(m);if(!u.ok)return u;const A=P(u.value);if(A!==null)return(0,E.TR)(A);t.push(u.value)}return(0,E.
Ju)(t)}function v(a,_){const t=a.join(".");return C(t)?t:l(t,_)}const b=a=>/[^\0-\x7f]|xn--/i.test(a);function $(a,_){return a.replace(/[A-Z]+|[^\0-\x7f]/gu,m=>C(
m)?m.toLowerCase():i(m,{transitionalProcessing:_}).domain).normalize("NFC")}function U(a){const _=a.slice(k.length);if(_==="")return(0,E.Ju)("");const t=i(a).domain;
return t===a||C(t)?(0,E.TR)(y(_)):t.normalize("NFC")!==t||!Array.from(t).every(O)?(0,E.TR)(y(t)):(0,E.Ju)(t)}function P(a){if(T(a))return y(a);if(/^[a-z0-9-]*$/.
test(a))return null;if(W.test(a))return y(a);if(!C(a)&&l(a,D)!==null)return null;for(const _ of a){if(!O(_))return y(a);if(_<"\x80"&&!/[a-z0-9-]/.test(_))return h(
_)}return y(a)}function T(a){if(a.startsWith("-")||a.endsWith("-"))return!0;if(!a.slice(0,4).includes("--"))return!1;const _=N.encode(a.slice(0,5));return _.length>
4&&_[2]===45&&_[3]===45}function O(a){if(a<"\x80")return!0;const{domain:_,error:t}=i(`1${a}`);return!t&&_===`1${a}`}const C=a=>!/[^\0-\x7f]/.test(a)}),5011:((w,j,c)=>{
c.d(j,{A:()=>v,Nj:()=>$,RZ:()=>h,Vm:()=>L,mD:()=>M,rE:()=>g,vL:()=>y});var l=c(3916),i=c(4091),E=c(4283),I=c(1831),x=c(4321);const D={terraform:M("registry.terr\
aform.io"),opentofu:M("registry.opentofu.org")},W=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,k=/^[0-9a-z]{1,64}$/,N="must be between one and 64 characte\
rs, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",B="must be between one and 64 ASCII \
letters or digits",H={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace\
, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"t\
wo more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},L=T=>D[T];function M(T){const O=(0,I.Pv)(
T);if(!O.ok)throw new Error(O.why);return O.value}function y(T,O){if($(T))return{kind:"local"};const C=g(T,O);if(C.ok)return C.value;const a=(0,x.cx)(T,O);if(!a.
ok)return{kind:"invalid",error:a.why};const{subdirectory:_,host:t}=a.value;return{kind:"remote",subdirectory:_,host:t,refusal:(0,x.Of)(T,a.value,O)}}function h(T,O){
const C=y(T,O);if(C.kind==="registry")return JSON.stringify({...C,hostImplied:!1});if(C.kind==="local")return`./${(0,l.normalize)(T.replaceAll("\\","/")).replace(
/\/$/,"")}`;const a=(0,x.cx)(T,O),{url:_=null,getter:t,subdirectory:m}=a.ok?a.value:{};return _===null?T:`${t}::${(0,E.jr)(_)}//${m}`}function g(T,O){return $(T)?
(0,i.TR)(`can't use local directory ${(0,i.ol)(T)} as a module registry address`):b(T,"module",O)}const v=T=>b(T,"component","terraform");function b(T,O,C){const a=H[O],
{address:_,subdirectory:t}=(0,x.UQ)(T);if(t.startsWith("../"))return(0,i.TR)((0,x.dr)(t,O));const m=_.split("/"),u=m.length===a.parts;if(!u&&m.length!==a.parts+
1)return(0,i.TR)(`a ${O} registry source address must have ${a.count}`);const A=u?(0,i.Ju)(L(C)):U(m.shift()??"",O);if(!A.ok)return A;const S=P(m,O);if(S!==void 0)
return(0,i.TR)(S);const[r="",n="",f=""]=m,s={namespace:r,name:n,system:f,subdirectory:t};return(0,i.Ju)({kind:"registry",host:A.value,hostImplied:u,...s})}const $=T=>/^\.\.?[/\\]/.
test(T);function U(T,O){const C=(0,I.Pv)(T);if(!C.ok){const a=`invalid ${O} registry hostname ${(0,i.ol)(T)}`;return T.includes("--")?(0,i.TR)(`${a}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,i.TR)(a)}return C.value.includes(".")?H[O].reserved.includes(C.value)?(0,i.
TR)(`can't use ${(0,i.ol)(C.value)} as a ${O} registry host, because it's reserved for installing directly from version control repositories`):C:(0,i.TR)(`inval\
id ${O} registry hostname: must contain at least one dot`)}function P([T="",O="",C],a){if(!W.test(T))return T.includes(".")?`source address must have ${H[a].afterHost}`:
`invalid namespace ${(0,i.ol)(T)}: ${N}`;const _=`${a} registry addresses may not include a query string portion`;if(!W.test(O))return C===void 0&&O.includes("?")?
_:`invalid ${a} name ${(0,i.ol)(O)}: ${N}`;if(!(C===void 0||k.test(C)))return C.includes("?")?_:`invalid target system ${(0,i.ol)(C)}: ${B}`}}),4321:((w,j,c)=>{
c.d(j,{GL:()=>g,IZ:()=>W,Ns:()=>B,Of:()=>H,UQ:()=>v,WS:()=>N,cx:()=>M,dr:()=>$,qC:()=>L,uE:()=>h});var l=c(4091),i=c(4283),E=c(6979),I=c(9587),x=c(1064),D=c(1831);
const W="",k={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},N=(o,e)=>k[e].test(o),B=(o,{getter:e})=>`download not \
supported for scheme '${(0,I.Mi)(o)===o?e:"***"}'`;function H(o,e,d){const{getter:p,url:R}=e;return!N(p,d)&&p.length>1?B(o,e):/^https?$/.test(p)&&R?.host===""?"\
http: no Host in request URL":null}function L(o){if(/^[a-z]:[/\\]/i.test(o))return[o];if(!/^(?:\/|file:)/i.test(o))return[];const e=M(o,"terraform");if(!e.ok||e.
value.getter!=="file"||e.value.url===null)return[];const{url:d,subdirectory:p}=e.value;return[d.path,(0,E.Uw)(d.path)].map(R=>b(`${R}/${p}`))}function M(o,e){const{
address:d,subdirectory:p}=v(o);if(p.startsWith("../"))return(0,l.TR)($(p));const R=_(d.toWellFormed(),e);if(!R.ok)return R;const{subdirectory:K}=R.value,z={...R.
value,host:C(R.value.host,d)};if(K==="")return(0,l.Ju)({...z,subdirectory:p});const Q=b(`${K}/${p}`);return Q.startsWith("../")?(0,l.TR)(`detected ${$(Q)}`):(0,l.
Ju)({...z,subdirectory:Q})}const y=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function h(o,e){const d=y.
exec(o)?.[0];if(d===void 0)return W;const p=M(`${d}a/b`,e);return p.ok?p.value.host:W}const g=o=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(o);function v(o){const e=o.indexOf("?"),d=e<0?o:o.slice(0,e),p=d.indexOf("://"),R=d.indexOf("//",p<0?0:p+3);if(R<0)return{address:o,subdirectory:""};const K=e<
0?"":o.slice(e),z=d.slice(R+2);return{address:d.slice(0,R)+K,subdirectory:z===""?"":b(z)}}function b(o){const e=o.startsWith("/"),d=[];for(const R of o.split("/"))
R===""||R==="."||(R!==".."?d.push(R):d.length>0&&d.at(-1)!==".."?d.pop():e||d.push(R));const p=(e?"/":"")+d.join("/");return p===""?".":p}const $=(o,e="module")=>`\
subdirectory path ${(0,l.ol)(o)} leads outside of the ${e} package`,U=(o,e=o.scheme)=>(0,l.Ju)({subdirectory:"",host:P(o,e),getter:e,url:o});function P(o,e){const d=o.
omitHost||o.opaque!==""&&!o.opaque.startsWith(":");if(e==="git"&&d)return(0,D.$o)(o.scheme);if(e==="file"||o.scheme==="file"||e.length===1)return null;const p=(0,D.
Pm)(o)??W;return e!=="git"&&e!=="hg"&&e!=="s3"||(e==="s3"?/\.amazonaws\.com(\.cn)?$/.test(p)||T.test(o.query):/^https?$/.test(o.scheme)||O(o))?p:W}const T=/(^|&)aws_access_key_id=/;
function O({user:o,host:e,path:d,query:p,fragment:R}){return!/%(?!40|[89A-F])/.test(`${o?.name}:${o?.password}@${e}`)&&(d!==""||`${p}${R}`=="")}function C(o,e){
const d=/^[^?#]*\?([^#]*)/.exec(e)?.[1]??"",p=(0,E.xB)(d).find(([z])=>z==="checksum")?.[1]??"",R=(0,E.Uw)(p.replaceAll("+"," "));if(!R.startsWith("file:"))return o;
const K=R.includes("checksum",5)?null:M(R.slice(5),"terraform");return K?.ok&&K.value.host===o?o:W}const a=(o,e)=>(0,l.Ju)({subdirectory:"",host:e,getter:o,url:null});
function _(o,e){const[,d,p]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(o)??[o,void 0,o],{address:R}=v(p??o),K=(0,i.Dl)(R);if(K.ok&&K.value.scheme!=="")return U(K.value,d);
for(const Q of s){const se=Q(R,e);if(se?.ok){const{url:ae,subdirectory:ue}=se.value,de=ae===null||d===void 0?se:U(ae,d);return de.ok?(0,l.Ju)({...de.value,subdirectory:ue}):
de}if(se!==void 0)return se}const z=e==="terraform"?"address":"string";return(0,l.TR)(`invalid source ${z}: ${o}`)}function t(o,e,d){const p=(0,i.Dl)(o);if(!p.ok)
return(0,l.TR)(`error parsing ${e} URL: ${p.why}`);const{path:R}=p.value,K=d==="git"&&!R.endsWith(".git");return U(K?{...p.value,path:`${R}.git`}:p.value,d)}const m=o=>{
if(!o.startsWith("github.com/"))return;const e=o.replace(/\?.*$/s,"").split("/");if(e.length<3)return(0,l.TR)("GitHub URLs should be github.com/username/repo");
const d=t(`https://${e.slice(0,3).join("/")}`,"GitHub","git");if(!d.ok||e.length===3)return d;const p=(0,E.V$)(e.slice(3).join("/").replaceAll("%","%25"),"path");
if(!p.ok)return p;if(p.value==="")return d;const R=b(p.value).replaceAll("%","%25");return(0,l.Ju)({...d.value,subdirectory:R})},u=(o,e)=>{const[,d,p,R]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.
exec(o)??[];if(p===void 0||R===void 0)return;const K=(0,E.h0)(/\?(.*)$/s.exec(R)?.[1]??""),z=e==="terraform"?"Git":"GitHub";if(K!==null)return(0,l.TR)(`error pa\
rsing ${z} SSH URL: ${K}`);if(d==="git")return a("git",(0,D.$o)(p))},A=o=>o.startsWith("bitbucket.org/")?t(`https://${o}`,"BitBucket","git"):void 0,S=(o,e)=>{const d=e===
"terraform"?"googleapis.com/":".googleapis.com/";if(!o.includes(d))return;const p=o.split("/");return p.length<5?(0,l.TR)("URL is not a valid GCS URL"):t(`https\
://www.googleapis.com/storage/${p.slice(2).join("/")}`,"GCS","gcs")},r=o=>{if(!o.includes(".amazonaws.com/"))return;const[e="",...d]=o.split("/"),p=n(e.split("."));
return p===void 0?(0,l.TR)("URL is not a valid S3 URL"):t(`https://${[p,...d].join("/")}`,"S3","s3")};function n(o){const[e="",d="",p=""]=o;return o.length===3?
`${e}.amazonaws.com`:o.length===4?`${d}.amazonaws.com/${e}`:o.length===5&&d==="s3"?`s3.${p}.amazonaws.com/${e}`:void 0}const s=[m,u,A,S,r,(o,e)=>{if(o!=="")return o.
startsWith("/")?t(`file://${o}`,"file","file"):(0,l.TR)(`${x.bB[e]} cannot detect a supported external module source type for ${o}`)}]}),9562:((w,j,c)=>{c.d(j,{
Bn:()=>N,D6:()=>v,Ls:()=>I,M:()=>B,OA:()=>$,OZ:()=>k,S3:()=>W,TE:()=>A,TW:()=>P,Uc:()=>e,e$:()=>x,eQ:()=>C,fg:()=>g,oe:()=>m,p4:()=>h,qE:()=>b,uW:()=>d,vy:()=>n,
xq:()=>D});var l=c(3307),i=c(4091),E=c(4283);const I=4096,x="modules.v1",D="providers.v1",W="login.v1",k="tfe.v2",N="tfe.v2.1",B="tfe.v2.2",H=[x,D,k,N,B],L=[W,"\
motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],M=p=>p.split(".",1)[0]??"",y=(p,R)=>p.some(K=>M(K)===M(R)),h=p=>y([...H,"state.v2"],p),g=new Set([...H,
...L]),v=p=>g.has(p),b=p=>h(p)||y(L,p);function $(p){if(b(p))return null;const R=p.toLowerCase(),K=z=>z===R||z.slice(M(z).length)===R.slice(M(R).length)&&M(z).length>=
U&&P(M(z),M(R));return[...g].find(K)??null}const U=5;function P(p,R){let K=0;for(;K<p.length&&p[K]===R[K];)K+=1;const[z,Q]=[p.slice(K),R.slice(K)];return z.slice(
1)===Q||z===Q.slice(1)||z.slice(1)===Q.slice(1)||z.slice(2)===Q.slice(2)&&z[0]===Q[1]&&z[1]===Q[0]}const T="[0-9A-Za-z~-]",O=p=>`${p}${T}*(?:\\.${T}+)*`,C=`v?([\
0-9]+(?:\\.[0-9]+)*)(?:-(${O("[0-9]")})|-?(${O("[A-Za-z~-]")}))?(?:\\+(${O(T)}))?`,a=new RegExp(`^${C}$`),_=2n**63n-1n,t=2n**64n-1n;function m(p,R){const K=p.indexOf(
".");if(K<0)return(0,i.TR)(`invalid service ID format (i.e. service.vN): ${p}`);const z=p.slice(0,K),Q=p.slice(K+1);switch(R){case"terraform":return a.exec(Q)?.[1]?.
split(".").every(ue=>u(ue,_))?(0,i.Ju)({name:z,version:Q}):(0,i.TR)(`invalid service version: Malformed version: ${Q}`);case"opentofu":{const se=z==="tfe"?Q.split(
".")[0]??"":Q;return/^v\d+$/.test(se)&&u(se.slice(1),t)?(0,i.Ju)({name:z,version:Q}):(0,i.TR)('invalid service version: must be "v" followed by an integer major\
 version number')}}}const u=(p,R)=>p.replace(/^0+/,"").length<=String(R).length&&BigInt(p)<=R;function A(p,R){const K=m(p,R.client);if(!K.ok)return{kind:"bad-id",
why:K.why};const{name:z}=K.value;if(R.services===null)return{kind:"missing",why:`host does not provide a ${z} service`};const Q=R.services.find(se=>se.id===p);return Q!==
void 0?S(Q,K.value,R):R.services.some(se=>se.id.startsWith(`${z}.`))?{kind:"version",why:r(K.value,R)}:{kind:"missing",why:`host ${R.display} does not provide a\
 ${z} service`}}function S({id:p,value:R},K,z){if(R===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${I} characters, which this chec\
k does not read`,value:""};if(p===W)return(0,l.Gv)(R)?{kind:"object",value:R}:{kind:"type",why:`service ${p} must be declared with an object value in the servic\
e discovery document`,value:R};if(typeof R!="string")return{kind:"type",why:r(K,z),value:R};const Q=n(z.documentUrl,R);if(Q.ok)return{kind:"url",url:Q.value,value:R};
const se=`failed to parse service URL: ${Q.why}`;return{kind:"bad-url",reason:Q.reason,why:se,value:R}}function r({name:p,version:R},{client:K,display:z}){const Q=K===
"terraform"?R:BigInt(/\d+/.exec(R)?.[0]??0);return`host ${z} does not support ${p} version ${Q}`}function n(p,R){const K=(0,E.Dl)(R);if(!K.ok)return{...K,reason:"\
syntax"};const Q=K.value.scheme===""?(0,E.sX)(p,K.value):K.value;return Q.scheme!=="http"&&Q.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${Q.
scheme}`}:Q.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...Q,fragment:""}}}const f=[k,N],
s=[x,D],o=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...f,...s]},{matches:/^api\.env0\.com$/,services:s},{matches:/^backend\.api\.env0\.com$/,services:f},
{matches:/\.scalr\.io$/,services:f}],e=p=>o.find(({matches:R})=>R.test(p))?.services??[],d={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((w,j,c)=>{
c.d(j,{Il:()=>i,nL:()=>I,ou:()=>E});const l="***",i=4;class E{#e;constructor(W){this.#e=W}reveal(){return this.#e}toString(){return l}toJSON(){return l}[Symbol.
for("nodejs.util.inspect.custom")](){return l}}function I(D){const[W]=D;let k=!1;return D.map(({scheme:N,name:B})=>(k||=W!==void 0&&!x(W.name,B),k?"dropped":N===
"https"?"sent":"withheld"))}function x(D,W){return D===W?!0:/[:%]|^[\d.]+$/.test(W)?!1:W.endsWith(`.${D}`)}}),3592:((w,j,c)=>{c.d(j,{Bw:()=>E,G5:()=>D,_O:()=>i,
aq:()=>I,xV:()=>x,xv:()=>l});const l="1.0.0",i=`tf-disco-action/${l}`,E="https://github.com/org/tf-disco-action",I=`${E}/blob/v1/docs/problems.md`,x=`${E}/issue\
s`,D=2}),3469:((w,j,c)=>{c.d(j,{l:()=>L,w:()=>H});var l=c(1064);const i=[1e10,1e5,1],E=Number.POSITIVE_INFINITY,I={from:0,before:E},x={from:Number.MAX_SAFE_INTEGER,
before:E},D=200,W=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function k(M){if(M.length>D)return null;if(M===
"latest")return x;const y=M.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(g=>g!==""),h=y.map(N);return y.length===
0||h.includes(null)?null:{from:Math.max(...h.map(g=>g?.from??0)),before:Math.min(...h.map(g=>g?.before??E))}}function N(M){const y=W.exec(M);if(y===null)return null;
const[,h="",...g]=y,v=g.slice(0,3).filter(T=>/^\d/.test(T??"")),{length:b}=v,$=v.reduce((T,O,C)=>T+Number(O)*(i[C]??0),0),U=T=>{const O=i[Math.max(T,1)-1]??1;return $-
$%O+O};if(h==="!=")return I;if(h===">=")return{from:$,before:E};if(h===">")return{from:U(b),before:E};if(h==="<")return{from:0,before:$};if(h==="<=")return{from:0,
before:U(b)};const P={"~>":b-1,"^":1,"~":Math.min(b,2)}[h];return{from:$,before:U(P??b)}}function B(M,y){const{from:h,before:g}=k(M)??I,v=k(y.from??"")?.from??0,
b=k(y.before??"")?.from??E;return h<b&&v<g}function H(M,y){const h=l.pH.filter(v=>v.client===M);if(y.length===0)return h;const g=h.filter(v=>y.some(b=>B(b,v)));
return g.length===0?h:g}const L=M=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(M)}),3474:((w,j,c)=>{c.d(j,{CV:()=>y,KT:()=>W,Ob:()=>t,PW:()=>M,TN:()=>v,
WD:()=>b,YA:()=>U,Yq:()=>T,ai:()=>$,lq:()=>H,lx:()=>P,pS:()=>g,p_:()=>h,xH:()=>L});var l=c(4091),i=c(2713),E=c(3469),I=c(9587),x=c(7630),D=c(8535);const W=m=>Object.
keys(m).map(u=>({name:u,...m[u]})),k=(m,u)=>({isList:!1,value:m,parse:u}),N=m=>({value:m,mistakes:[]}),B=(m,u)=>({...m,parse:(A,S)=>{const{value:r,mistakes:n}=m.
parse(A,S);return{value:u(r),mistakes:n}}}),H=({parse:m,...u})=>({...u,parse:(A,S)=>A===""?N(null):m(A,S)}),L=(m,u)=>k(m,(A,S)=>{const r=A===""?(0,l.Ju)(null):u(
A);return r.ok?N(r.value):{value:null,mistakes:[`${S}: ${r.why}`]}}),M=L("FILE",l.Ju),y=L("TOKEN",m=>(0,l.Ju)(new i.ou(m))),h=(m,u,A=x.Dw)=>({isList:!0,value:m,
parse:(S,r)=>{const n=A(S).map(f=>{const s=u(f),o=s.ok?s:u((0,I.Mi)(f));return o.ok?s:o});return{value:n.flatMap(f=>f.ok?[f.value]:[]),mistakes:n.flatMap(f=>f.ok?
[]:[`${r}: ${f.why}`])}}}),g=1e4,v=B(h("HOST",x.l6),m=>Array.from(Map.groupBy(m,({host:u})=>u),([u,A])=>({host:u,services:[...new Set(A.flatMap(({services:S})=>S))],
addresses:A.flatMap(({addresses:S})=>S)}))),b=m=>B(h("LABEL",x.V8),u=>{const A=u.flat();return[...new Set(A.length===0?[m]:A)]}),$=({min:m,max:u,whole:A})=>k("N",
(S,r)=>{const n=/^\d+(\.\d+)?$/.test(S)?Number(S):Number.NaN;if(n>=m&&n<=u&&(!A||Number.isInteger(n)))return N(n);const s=`${r} is "${S}", expected ${A?"a whole\
 number":"a number"} from ${m} to ${u}`;return{value:m,mistakes:[s]}}),U=m=>({...B($(m),u=>u*1e3),value:"SECONDS"}),P=k("",(m,u)=>{const A=/^(true|True|TRUE)$/.
test(m),S=A||/^(false|False|FALSE)$/.test(m);return{value:A,mistakes:S?[]:[`${u} is "${m}", expected "true" or "false"`]}}),T=(...m)=>({...k(m.join("|"),(u,A)=>{
const r=m.some(n=>n===u)?[]:[`${A} is "${u}", ${O(u,m)}`];return{value:u,mistakes:r}}),choices:m}),O=(m,u)=>`expected one of ${u.map(A=>`"${A}"`).join(", ")}${(0,D.
a)(m,u)}`,C=["auto","terraform","opentofu","both"],a=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,t={...k("CLI",(m,u)=>{const[,A,S=null]=a.exec(m)??[],r={name:A??
"auto",version:S},n=f=>({value:r,mistakes:[`${u} is "${m}", ${f}`]});if(A===void 0){const f=O(m,C),s=f.endsWith("?")?"":'; a version may follow: "terraform 1.15\
"';return n(f+s)}return S===null?N(r):A==="auto"||A==="both"?n('but only "terraform" and "opentofu" can have a version'):(0,E.l)(S)?N(r):n(`expected a version s\
uch as "${A} 1.10"`)}),choices:C}}),7630:((w,j,c)=>{c.d(j,{$h:()=>r,Dw:()=>L,IL:()=>O,Ju:()=>C,Kd:()=>t,V8:()=>A,aS:()=>b,eX:()=>n,jM:()=>T,l6:()=>U,o2:()=>v,vk:()=>M,
x2:()=>_});var l=c(4091),i=c(5143),E=c(3229),I=c(1064),x=c(1831),D=c(9562),W=c(2713),k=c(3592),N=c(8535);let B=function(...s){return{problemFacts:B}=c.late([507],
4507),new.target?new B(...s):B(...s)},H=function(...s){return{parseNamedAddress:H}=c.late([22],6022),new.target?new H(...s):H(...s)};const L=s=>y(s,/(^|\s)#.*$/s),
M=s=>y(s,/^\s*#.*$/s),y=(s,o)=>s.split(/\r\n|[\n\r]/).map(e=>e.replace(o,"").trim()).filter(e=>e!=="");function h(s){const o=(0,x.Fq)(s);if(o.ok)return o;const e=(0,E.
L6)(s);return(0,l.TR)(`"${s}" is not a hostname: ${o.why}${e===null?"":`; ${e}`}`)}const g=(s,o,e)=>s?(0,l.Ju)(o):(0,l.TR)(`"${o}" ${e}`),v=s=>g((0,i.en)(s),s,'\
is not the name of a repository, such as "acme/network"');function b(s){const o=(0,D.OA)(s);if(o!==null)return(0,l.TR)(`"${s}" is not a known service id; did yo\
u mean ${o}?`);const e=I.Du.some(d=>(0,D.oe)(s,d).ok);return g(e,s,'is not a service id; expected NAME.vN, such as "modules.v1"')}const $=/^(modules\.v1|providers\.v1)=(.*)$/s;
function U(s){const o=s.split(/\s+/).flatMap(se=>$.test(se)?[se]:se.split(",")),[e="",...d]=o.filter(se=>se!==""),p=h(e),R=d.map(se=>$.exec(se)?.[1]??se),K=[p,...R.
map(b)].flatMap(se=>se.ok?[]:[se.why]);if(!p.ok||K.length>0)return(0,l.TR)(K.join("; "));const z=d.flatMap(se=>P(se,p.value)),Q=z.flatMap(se=>{const ae=H(se,"te\
rraform");return ae.ok?[]:[`"${se.service}=${se.text}" is wrong: ${ae.why}`]});return Q.length===0?(0,l.Ju)({host:p.value,services:[...new Set(R)],addresses:z}):
(0,l.TR)(Q.join("; "))}function P(s,o){const[,e,d=""]=$.exec(s)??[];return e===void 0?[]:[{host:o,service:e,text:d}]}function T(s){const o=s.startsWith("*."),e=h(
o?s.slice(2):s);return e.ok?(0,l.Ju)({host:e.value,subdomains:o}):e}function O(s){const o=s.indexOf("=");if(o<0)return(0,l.TR)('a line has no "="; expected HOST\
=TOKEN');const e=(0,x.Fq)(s.slice(0,o).trim());return e.ok?(0,l.Ju)({host:e.value,token:new W.ou(s.slice(o+1).trim())}):(0,l.TR)('the text before the first "=" \
of a line is not a hostname; expected HOST=TOKEN')}function C(s){const o="expected HOST[:PORT]=ADDRESS[:PORT]",e=s.indexOf("=");if(e<0)return(0,l.TR)(`"${s}" ha\
s no "="; ${o}`);const d=s.slice(0,e).trim(),p=h(d);if(!p.ok)return p;const R=p.value.replace(/:\d+$/,""),K=a(s.slice(e+1).trim());if(K===null)return(0,l.TR)(`"${s}\
" has no valid address; ${o}`);const[,z]=d.split(":");return(0,l.Ju)({name:R,port:z===void 0?null:Number(z),...K})}function a(s){const[,o,e]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.
exec(s)??/^([^:\s[\]]+)(?::(.*))?$/.exec(s)??/^([\da-fA-F:]+)$/.exec(s)??[];return o===void 0||!/[.:]|^localhost$/i.test(o)?null:e===void 0?{address:o,addressPort:null}:
/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=65535?{address:o,addressPort:Number(e)}:null}function _(s){const[o="",e,...d]=s.split(/\s+/);if(d.length>0)return(0,l.
TR)(`"${s}" has too many words; expected CODE [HOST]`);const p=B();if(!Object.hasOwn(p,o)){const K=(0,N.a)(o,Object.keys(p),`; ${k.aq} lists the codes`);return(0,l.
TR)(`"${o}" is not a problem code${K}`)}if(e===void 0)return(0,l.Ju)({code:o,host:null});const R=h(e);return R.ok?(0,l.Ju)({code:o,host:R.value}):R}const t=s=>g(
m.test(s),s,'is not a platform; expected OS_ARCH, such as "linux_amd64"'),m=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,u=50;function A(s){const o=s.split(",").map(d=>d.trim()).
filter(d=>d!==""),e=o.find(d=>d.length>u);return e===void 0?(0,l.Ju)(o):(0,l.TR)(`"${e}" has ${e.length} characters; GitHub allows at most ${u}`)}const S=[[".co\
dequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function r(s){const o=s.
toLowerCase(),e=S.find(([d])=>o.endsWith(d));return e!==void 0?(0,l.Ju)({path:s,format:e[1]}):(0,l.TR)(`"${s}" does not end with a report format; expected ".jso\
n", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const n=s=>g(/\.json$/i.test(s),s,`does not end with ".json"; ${f}`),f="a badge i\
s JSON from which shields.io makes an image"}),8535:((w,j,c)=>{c.d(j,{a:()=>x,q:()=>E});var l=c(9562);const i=3;function E(D,W){const k=I(D);if(k.length<2)return null;
const N=B=>{const[H,...L]=k.length<i?[]:W.filter(M=>B(I(M)));return H===void 0||L.length>0?null:H};return W.find(B=>I(B)===k)??W.find(B=>(0,l.TW)(I(B),k))??N(B=>B.
startsWith(k))??N(B=>B.includes(k))}const I=D=>D.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function x(D,W,k=""){const N=E(D,W);return N===null?k:`; did you \
mean "${N}"?`}}),101:((w,j,c)=>{c.d(j,{N:()=>I,W:()=>W});var l=c(1792),i=c(6181),E=c(1831);function I(h){const g=$=>h[$]||h[$.toLowerCase()]||"",v={http:D("HTTP\
_PROXY",g("HTTP_PROXY")),https:D("HTTPS_PROXY",g("HTTPS_PROXY"))},b=B(g("NO_PROXY"));return $=>{const U=v[$.scheme];return U===null||N($.name)||b($)?null:U}}const x=[
"http:","https:"];function D(h,g){if(g==="")return null;const v=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(g)?g:`http://${g}`);if(v===null)throw new TypeError(`${h}\
 is not a URL; expected http://HOST:PORT`);if(!x.includes(v.protocol))throw new TypeError(`${h} is a ${v.protocol}// proxy; expected http:// or https://`);if(!k(
v.username)||!k(v.password))throw new TypeError(`${h} has a user name or password with a bare "%"; write "%25" for it`);return v}const W=h=>Object.entries(h).flatMap(
([g,v=""])=>{if(!/^https?_proxy$/i.test(g))return[];const b=v.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,""),[$=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(b)??[],[,...U]=/^([^:]*):?(.*)$/s.
exec($)??[];return[U,U.map(l.unescape)].flatMap(([P="",T=""])=>[.../^(?=.*\d).{8}|^.{20}/s.test((0,l.unescape)(P))?[P]:[],...T===""?[]:[T,Buffer.from(`${P}:${T}`).
toString("base64")]])});function k(h){try{return decodeURIComponent(h),!0}catch{return!1}}const N=h=>h==="localhost"||["127.0.0.0/8","::1/128"].some(g=>L(g)?.(h));
function B(h){const g=h.split(",").map(v=>v.trim().toLowerCase()).filter(v=>v!=="").map(H);return v=>g.some(b=>b(v))}function H(h){if(h==="*")return()=>!0;const g=L(
h);if(g!==null)return({name:T})=>g(T);const{name:v,port:b}=y(h),$=T=>b===""||String(T.port)===b,U=v.includes(":")?128:32,P=L(`${v}/${U}`)??M(v);return T=>$(T)&&
P(T.name)}function L(h){const[,g="",v=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(h)??[],b=(0,i.r5)(g),$=Number(v);if(b===null||$>8*b.length)return null;const U=(0,i.NW)(
b),P=$-8*(b.length-U.length),T=P<0?{prefix:b,bits:$}:{prefix:U,bits:P};return O=>{const C=(0,i.r5)(O);return C!==null&&(0,i.Wg)(T,(0,i.NW)(C))}}function M(h){if(h===
"")return()=>!1;const g=h.replace(/^\*\./,"."),v=g.replace(/^\./,""),b=(0,E.Pv)(v),$=b.ok?b.value:v,U=P=>!g.startsWith(".")&&P===$;return P=>(0,i.r5)(P)===null&&
(P.endsWith(`.${$}`)||U(P))}function y(h){const g=/^\[([^\]]*)\]:([^:]*)$/.exec(h)??/^([^:[\]]*):([^:[\]]*)$/.exec(h);return g===null?{name:h,port:""}:{name:g[1]??
"",port:g[2]??""}}}),3152:((w,j,c)=>{c.d(j,{GN:()=>D,P$:()=>k,w7:()=>W});var l=c(6760),i=c(9587),E=c(3474),I=c(7630),x=c(7773);class D extends Error{name="Setti\
ngsError";mistakes;constructor(M){const y=M.map(i._U);super(y.join(`
`)),this.mistakes=y}}const W={isTerminal:!1,setting:L=>L,missingPath:(L,M)=>`scan names "${L}", which does not exist in ${M}`};function k(L,{setting:M}=W){const y=x.
y.map(({name:$,kind:U,default:P=""})=>({field:$.replace("-seconds","Ms").replace(/-./g,T=>T.slice(1).toUpperCase()),...U.parse(L[$]?.trim()||P,M($))})),h=Object.
fromEntries(y.map(({field:$,value:U})=>[$,U])),g=[...h.scan,...h.usages,...(0,I.Dw)(L.hostnames??"")].length===0,{length:v}=h.hostnames,b=`${M("hostnames")} has\
 ${v} hosts, the limit is ${E.pS}`;return{settings:g?{...h,scan:["."]}:h,mistakes:[...y.flatMap(({mistakes:$})=>$),...v>E.pS?[b]:[],...N(h,M)]}}function N(L,M){
const y=[["issue-open-after",L.issueOpenAfter],["issue-close-after",L.issueCloseAfter]];return[...(L.history===null?y.filter(([,g])=>g>1):[]).map(([g,v])=>`${M(
g)} is ${v}, which needs ${M("history")}; set it to a file that is kept from run to run`),...B(L,M),...H(L,M)]}function B({report:L,history:M,badge:y},h){const g=[
...L.map(({path:v})=>["report",v]),["history",M],["badge",y]];return g.flatMap(([v,b],$)=>{if(b===null)return[];const U=T=>T!==null&&(0,l.normalize)(T)===(0,l.normalize)(
b),P=g.slice(0,$).find(([T,O])=>T!==v&&U(O));return P===void 0?[]:[`${h(P[0])} and ${h(v)} both name ${b}; write to different files`]})}function H(L,M){const{scan:y,
exclude:h,roots:g,dialect:v,changedOnly:b,repositories:$}=L,U=M("usages");if(L.usages.length===0){const C=`${M("repositories")} needs ${U}; set it to the usages\
 files of the repositories`;return $.length===0?[]:[C]}const P=U.startsWith("--")?`repeat ${U}`:`write one a line in ${U}`,T="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[y.length>0,"scan",`${T}; to check several files, ${P}`],[h.length>0,"exclude",T],[g.length>0,"roots",T],[v.name!=="\
auto","dialect",T],[b,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([C])=>C).map(([,C,a])=>`${M(C)} cannot be used t\
ogether with ${U}; ${a}`)}}),7773:((w,j,c)=>{c.d(j,{f:()=>y,y:()=>M});var l=c(4091),i=c(3474),E=c(7630);const I={hostnames:{kind:i.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:i.p_("PATH",l.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:i.p_("GLOB",l.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:i.p_("HOST",E.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:i.p_("SERVICE",E.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:i.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},x={usages:{kind:i.p_("FILE",l.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:i.p_("OWNER/NAME",E.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},D={depth:{kind:i.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:i.p_(
"GLOB",l.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:i.p_("OS\
_ARCH",E.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:i.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:i.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
W={tokens:{kind:i.p_("HOST=TOKEN",E.IL,E.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:i.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},k={"timeout-seconds":{kind:i.lq(i.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:i.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:i.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:i.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:i.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:i.p_("HOST=ADDRESS",E.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},N={"certificate-days":{kind:i.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:i.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:i.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:i.p_("CODE",E.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},B={report:{kind:i.p_("FILE",E.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:i.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:i.xH("FILE",E.eX),help:"JSON file for a badge of shields.io to write."}},H={"cha\
nged-only":{kind:i.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:i.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:i.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:i.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:i.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:i.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:i.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},L={...I,...x,...D,...W,...k,...N,...B,...H},M=i.KT(L),y=[["What to check",i.KT(I)],["Many repo\
sitories",i.KT(x)],["Following `init`",i.KT(D)],["Credentials",i.KT(W)],["Network",i.KT(k)],["Verdict",i.KT(N)],["Reports",i.KT(B)]]}),9587:((w,j,c)=>{c.d(j,{Mi:()=>T,
NE:()=>U,Nx:()=>b,Qj:()=>g,_U:()=>L,cq:()=>$,r_:()=>v});const l="***",i=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,E=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
I=(n,f,s)=>String.raw`&(?:amp;?){0,9}(?:(?:${n});|#0{0,9}${f}(?!\d);?|#x0{0,9}${s}(?![\da-f]);?)`,x=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${I("\
b?sol",47,"2f")})`,D=String.raw`(?:${x}|\\)`,k=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${I("colon",58,"3a")})`}\
)`,N=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
B=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,H=new RegExp(String.raw`(?<=${k})${D}+|${D}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${B}(?:$|${N}(?::\d{1,5})?\\{0,9}(?:${x}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${B}))`,"gi");function L(n){return i.test(
n)?T(n).replace(/[^\s"']+/g,f=>f.replace(y,(s,o,e)=>M.test(e)?s:`${o}${e}=${l}`)):n}const M=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
y=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,h=/(=\s*)"[^"]*(?:"|$)/g,g=n=>L(n.replace(h,`$1"${l}"`)),v=n=>i.test(n),b=n=>T(n).replace(/\?[^\s"']*/g,`?${l}`),$=n=>T(n,
"").replace(/[?#].*$/su,""),U=n=>L(`${n}@ `).slice(0,-2),P=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function T(n,f=`${l}@`){if(!i.test(n))return n;const s=n.
replace(E,p=>"@".padStart(p.length,"_")),o=s.lastIndexOf("@"),e=[];let d=0;for(const{0:p,1:R,index:K}of s.matchAll(H)){const z=K+p.length;if(z<d)continue;const Q=R!==
void 0||r(O,s,z)!=="";if(!Q&&/[^"'`\s(=,<[]/.test(s[K-1]??" "))continue;const se=p===""?r(a,s,z):S(s,z,Q?o:-1);se===""||f!==""&&["@","git@"].includes(se)||(e.push(
n.slice(d,z),f),d=z+se.length)}return d===0?n:(e.join("")+n.slice(d)).replace(P,`$1"${l}"`)}const O=/[^\s"'/?#]*:[^\s"']/y,C=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
a=/[^\s"'/\\?#]*@/y,_=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,t="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",m=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${t}(?![^\s"'\`]{0,500}@)`,u=new RegExp(`([^\\s"'\`/?#]*@)(?:${_}${t}|${m})|`+String.raw`()(?:${_}(?:${t}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${t}|${m})`,
"iy"),A=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function S(n,f,s){const o=r(C,n,f);if(o!=="")return o;u.lastIndex=f;const[e,d=""]=u.exec(n)??
[];return e!==void 0?d:s>f?n.slice(f,s+1):r(A,n,f)}function r(n,f,s){return n.lastIndex=s,n.exec(f)?.[0]??""}}),8820:((w,j,c)=>{c.d(j,{BP:()=>M,D9:()=>b,J7:()=>H,
LS:()=>y,My:()=>g,RK:()=>B,h$:()=>C,h2:()=>i,js:()=>v,s$:()=>t,z5:()=>m});const l=500,i=1e3,E=4e3,I=160,x=2,D=u=>/^[ -~]*$/.test(u),W=u=>new RegExp("[\\p{Cc}\\p{C\
f}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(u),k=u=>new RegExp("\\p{M}","u").test(u),N=u=>`<U+${(u.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function B(u,A=l){if(u.length<=A&&D(u))return u;let S="",r=x;for(const n of u){r=k(n)?r+1:0;const f=W(n)||r>
x?N(n):n;if(S.length+f.length>A)return`${S}\u2026`;S+=f}return S}function H(u,A=I){const S=L(u.slice(-2*A),A),r=B(S,Number.POSITIVE_INFINITY),n=L(r,A);return S===
u&&n===r?r:`\u2026${n}`}const L=(u,A)=>Array.from(u).slice(-A).join(""),M=u=>u.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function y(u){const S=u.
split(`
`).map(r=>M(B(r,E))).join(`
`);return S.length<=E?S:`${S.slice(0,E).toWellFormed()}\u2026`}const h={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},g=u=>u.replace(/[&<>"']/g,A=>`&${h[A]}\
;`),v=(u,A=l)=>B(u,A).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,S=>`&#${S.codePointAt(0)};`),b=(u,A=l)=>u===""?"<i>empty</i>":`<code>${v(u,A)}</code>`,$=u=>D(
u)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(u):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(u),U=/^[0-9a-f]{7,}$/i,P=`"'(`,T=`"'),.;:!?\u2026`,O=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function C(u,A=E){return(B(u,A).match(O)??[]).map(S=>{if(S.split(" ").every(_))return v(S,A);if(S.includes(" ")||/^(["`]).+\1$/u.test(S))return b(S.replace(/^`(.*)`$/u,
"$1"),A);const{before:n,core:f,after:s}=a(S);return`${v(n)}${b(f.replace(/^`(.*)`$/u,"$1"),A)}${v(s)}`}).join("")}function a(u){let A=0,S=u.length;for(;A<S&&P.includes(
u.charAt(A));)A+=1;for(;S>A&&T.includes(u.charAt(S-1));)S-=1;return{before:u.slice(0,A),core:u.slice(A,S),after:u.slice(S)}}function _(u){const{core:A}=a(u);return $(
A)&&!U.test(A)}const t=u=>u.replace(/[^ -~\n]/gu,A=>W(A)?m(A):A).replace(/##(?=\w*\[)/g,m),m=u=>u.replace(/[\s\S]/g,A=>`\\u${A.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((w,j,c)=>{c.d(j,{Ip:()=>i,VG:()=>l,VJ:()=>I,v7:()=>E});class l{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;#s=null;get why(){return this.#s}end(D){
this.#s??=D,this.#e.abort();for(const W of this.onEnd)W()}}const i=(x,D)=>{const W=setTimeout(D,x);return()=>clearTimeout(W)};function E(x,{startTimer:D,stop:W}){
return new Promise(k=>{const N=()=>{B(),W.onEnd.delete(N),k()},B=D(x,N);W.onEnd.add(N)})}function I(x,D){const W=/^\d+$/.test(x??"")?Number(x)*1e3:Date.parse(x??
"")-D;return Number.isNaN(W)?null:W}}),2613:(w=>{w.exports=process.getBuiltinModule("assert")}),4434:(w=>{w.exports=process.getBuiltinModule("events")}),9896:(w=>{
w.exports=process.getBuiltinModule("fs")}),8611:(w=>{w.exports=process.getBuiltinModule("http")}),5692:(w=>{w.exports=process.getBuiltinModule("https")}),9278:(w=>{
w.exports=process.getBuiltinModule("net")}),4589:(w=>{w.exports=process.getBuiltinModule("node:assert")}),6698:(w=>{w.exports=process.getBuiltinModule("node:asy\
nc_hooks")}),4573:(w=>{w.exports=process.getBuiltinModule("node:buffer")}),1421:(w=>{w.exports=process.getBuiltinModule("node:child_process")}),7598:(w=>{w.exports=
process.getBuiltinModule("node:crypto")}),3053:(w=>{w.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(w=>{w.exports=process.getBuiltinModule(
"node:dns")}),8474:(w=>{w.exports=process.getBuiltinModule("node:events")}),3024:(w=>{w.exports=process.getBuiltinModule("node:fs")}),7067:(w=>{w.exports=process.
getBuiltinModule("node:http")}),2467:(w=>{w.exports=process.getBuiltinModule("node:http2")}),7030:(w=>{w.exports=process.getBuiltinModule("node:net")}),8161:(w=>{
w.exports=process.getBuiltinModule("node:os")}),6760:(w=>{w.exports=process.getBuiltinModule("node:path")}),3916:(w=>{w.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(w=>{w.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(w=>{w.exports=process.getBuiltinModule("node:querystring")}),99:(w=>{w.exports=
process.getBuiltinModule("node:sqlite")}),7075:(w=>{w.exports=process.getBuiltinModule("node:stream")}),7830:(w=>{w.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(w=>{w.exports=process.getBuiltinModule("node:timers/promises")}),1692:(w=>{w.exports=process.getBuiltinModule("node:tls")}),3136:(w=>{w.exports=
process.getBuiltinModule("node:url")}),7975:(w=>{w.exports=process.getBuiltinModule("node:util")}),3429:(w=>{w.exports=process.getBuiltinModule("node:util/types")}),
5919:(w=>{w.exports=process.getBuiltinModule("node:worker_threads")}),8522:(w=>{w.exports=process.getBuiltinModule("node:zlib")}),857:(w=>{w.exports=process.getBuiltinModule(
"os")}),6928:(w=>{w.exports=process.getBuiltinModule("path")}),4756:(w=>{w.exports=process.getBuiltinModule("tls")}),9023:(w=>{w.exports=process.getBuiltinModule(
"util")})},he={};function ne(w){var j=he[w];if(j!==void 0)return j.exports;var c=he[w]={exports:{}},l=!0;try{_e[w](c,c.exports,ne),l=!1}finally{l&&delete he[w]}
return c.exports}ne.m=_e,typeof ne<"u"&&(ne.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+
"/"),(()=>{var w=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_export\
s__",c=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=E=>{E&&E.d<1&&(E.d=1,E.forEach(I=>I.r--),E.forEach(I=>I.r--?I.r++:I()))},i=E=>E.map(
I=>{if(I!==null&&typeof I=="object"){if(I[w])return I;if(I.then){var x=[];x.d=0,I.then(k=>{D[j]=k,l(x)},k=>{D[c]=k,l(x)});var D={};return D[w]=k=>k(x),D}}var W={};
return W[w]=k=>{},W[j]=I,W});ne.a=(E,I,x)=>{var D;x&&((D=[]).d=-1);var W=new Set,k=E.exports,N,B,H,L=new Promise((M,y)=>{H=y,B=M});L[j]=k,L[w]=M=>(D&&M(D),W.forEach(
M),L.catch(y=>{})),E.exports=L,I(M=>{N=i(M);var y,h=()=>N.map(v=>{if(v[c])throw v[c];return v[j]}),g=new Promise(v=>{y=()=>v(h),y.r=0;var b=$=>$!==D&&!W.has($)&&
(W.add($),$&&!$.d&&(y.r++,$.push(y)));N.map($=>$[w](b))});return y.r?g:h()},M=>(M?H(L[c]=M):B(k),l(D))),D&&D.d<0&&(D.d=0)}})(),(()=>{var w=Object.getPrototypeOf?
c=>Object.getPrototypeOf(c):c=>c.__proto__,j;ne.t=function(c,l){if(l&1&&(c=this(c)),l&8||typeof c=="object"&&c&&(l&4&&c.__esModule||l&16&&typeof c.then=="functi\
on"))return c;var i=Object.create(null);ne.r(i);var E={};j=j||[null,w({}),w([]),w(w)];for(var I=l&2&&c;typeof I=="object"&&!~j.indexOf(I);I=w(I))Object.getOwnPropertyNames(
I).forEach(x=>E[x]=()=>c[x]);return E.default=()=>c,ne.d(i,E),i}})(),ne.d=(w,j)=>{for(var c in j)ne.o(j,c)&&!ne.o(w,c)&&Object.defineProperty(w,c,{enumerable:!0,
get:j[c]})},ne.f={},ne.e=w=>Promise.all(Object.keys(ne.f).reduce((j,c)=>(ne.f[c](w,j),j),[])),ne.u=w=>({69:"69",124:"428",192:"192",218:"218",219:"192",243:"243",
245:"245",343:"192",426:"426",428:"428",437:"218",602:"602",624:"243",626:"245",812:"964",879:"426",895:"245",905:"218",907:"245",909:"428",964:"964"}[w]??w)+".\
index.js",ne.o=(w,j)=>Object.prototype.hasOwnProperty.call(w,j),ne.r=w=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(w,Symbol.toStringTag,{value:"\
Module"}),Object.defineProperty(w,"__esModule",{value:!0})},(()=>{var w={371:0,792:0},j=c=>{var{ids:l,modules:i,runtime:E}=c,I,x,D=0;for(I in i)ne.o(i,I)&&(ne.m[I]=
i[I]);for(E&&E(ne);D<l.length;D++)x=l[D],ne.o(w,x)&&w[x]&&w[x][0](),w[l[D]]=0};ne.late=(c,l)=>{for(const i of c){if(w[i]===0)continue;const{createRequire:E}=process.
getBuiltinModule("module");j(E(import.meta.url)("./"+ne.u(i)))}return ne(l)},ne.f.j=(c,l)=>{var i=ne.o(w,c)?w[c]:void 0;if(i!==0)if(i)l.push(i[1]);else{var E=import("\
./"+ne.u(c)).then(j,I=>{throw w[c]!==0&&(w[c]=void 0),I}),E=Promise.race([E,new Promise(I=>i=w[c]=[I])]);l.push(i[1]=E)}}})();var pe={};ne.d(pe,{C:()=>Te,a:()=>we});
const Te=()=>Promise.all([ne.e(964),ne.e(812),ne.e(428),ne.e(371),ne.e(124),ne.e(909)]).then(ne.bind(ne,2909)),we=()=>Promise.all([ne.e(371),ne.e(69)]).then(ne.
bind(ne,9069));var Ae=pe.C,Se=pe.a;export{Ae as runAction,Se as runCli};
