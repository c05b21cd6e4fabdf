var _e={3368:((v,j,c)=>{c.d(j,{rv:()=>Ee,cA:()=>ue});var u=c(1831),r=c(2713),p=c(7630),w=c(101),N=c(4732),k=c(9587),W=c(7050),y=c(7251),x=c(8408);const B=4;function F(K,ee){
let X={text:K,starts:null};for(let se=0;se<B&&X!==null;se+=1)ee(E(X,K.length)),X=m(X,K.length)}const L="\u2026",I=Array.from({length:128},(K,ee)=>{const X=String.
fromCharCode(ee);return ee<=32||ee===127?" ":({"-":"+",_:"/"}[X]??X).toLowerCase()});function R(K){return K===L?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function E({text:K,starts:ee},X){let se="",te=!1;const V=[],G=(J,Z)=>{J===" "&&te||(te=
J===" ",se+=J,V.push(Z))};for(let J=0;J<K.length;J+=1){const Z=ee===null?J:ee[J]??X,Q=I[K.charCodeAt(J)];if(Q!==void 0){G(Q,Z);continue}const re=String.fromCodePoint(
K.codePointAt(J)??0);for(const ce of R(re).split(""))G(ce,Z);J+=re.length-1}return V.push(X),{folded:se,starts:V}}const a=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),f=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
$=/[%\\&]|xn--/i;function m({text:K,starts:ee},X){if(!$.test(K))return null;let se="";const te=[];let V=0;const G=Z=>ee===null?Z:ee[Z]??X,J=Z=>{for(let Q=V;Q<Z;Q+=
1)te.push(G(Q));se+=K.slice(V,Z)};for(const Z of K.matchAll(f)){J(Z.index),V=Z.index+Z[0].length;for(const{written:Q,at:re}of b(Z)){se+=Q;for(let ce=0;ce<Q.length;ce+=
1)te.push(G(Z.index+re))}}return V===0?null:(J(K.length),{text:se,starts:te})}function b(K){const[ee,X,se,te,V,G,J,Z,Q,re]=K;if(X!==void 0)return D(X);if(re!==void 0)
return[{written:(0,x.mI)(re.toLowerCase()),at:0}];const ce=se??te??Z;return M(ce!==void 0?i(Number.parseInt(ce,16)):J!==void 0?i(Number(J)):Q!==void 0?a.get(Q)??
ee:V??(G===void 0?"":" "))}const M=K=>[{written:K,at:0}],i=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",O=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function D(K){const ee=K.startsWith("%")?3:4,X=K.replace(/(?:%|\\x)(..)/g,(se,te)=>String.fromCharCode(Number.parseInt(te,16)));return Array.from(X.matchAll(O),
({0:[se="",...te],index:V})=>{const G=se.charCodeAt(0),J=te.reduce((Z,Q)=>Z<<6|Q.charCodeAt(0)&63,te.length===0?G:G&63>>te.length);return{written:i(J),at:ee*V}})}
const S="***",d=12,t=200;function g(K){const ee=h(K);return(X,se)=>{if(ee.pieces.size===0)return X;const te=[];return F(X,V=>A(V,X,ee,te)),te.length===0?X:T(X,te,
se)}}function h(K){const ee=new Set,X=new Set,se=new Set,te=({folded:V})=>{if(V.length<r.Il)return;const G=Math.min(V.length,d);X.add(G);for(let J=0;J+G<=V.length;J+=
1)ee.add(V.slice(J,J+G));for(let J=r.Il;J<G;J+=1)se.add(V.slice(0,J))};for(const V of(0,y.x)(K))F(V,te);return{pieces:ee,lengths:X,heads:se}}function A({folded:K,
starts:ee},X,{pieces:se,lengths:te,heads:V},G){const J=(Q,re)=>{const ce=K[Q]===" "?Q+1:Q;let ie=K[re-1]===" "?re-1:re;for(;ie<K.length&&ee[ie]===ee[ie-1];)ie+=
1;const ae=ee[ce]??0,de=ee[ie]??X.length,le=G.at(-1);le===void 0||ae<le.from||ae>le.to?G.push({from:ae,to:de}):G[G.length-1]={from:le.from,to:Math.max(le.to,de)}};
for(const Q of te)for(let re=0;re+Q<=K.length;re+=1)se.has(K.slice(re,re+Q))&&J(re,re+Q);const Z=Q=>{for(let re=Math.min(d-1,Q);re>=r.Il;re-=1)if(V.has(K.slice(
Q-re,Q))){J(Q-re,Q);break}};for(let Q=K.indexOf(L);Q>=0;Q=K.indexOf(L,Q+1))Z(Q);X.length>=t&&Z(K.length)}function T(K,ee,X){let se="",te=0;for(const V of ee.toSorted(
(G,J)=>G.from-J.from))V.to<=te||X.size>0&&_(K,V,X)||((V.from>te||te===0)&&(se+=K.slice(te,V.from)+S),te=V.to);return se+K.slice(te)}const n=K=>K<"\x80"?/[a-z\d.:-]/i.
test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(K),s=260;function _(K,{from:ee,to:X},se){const te=J=>Math.max(ee-J,J-X)<s&&n(K[J]??"");let V=ee;for(;te(V-1);)V-=1;let G=X;for(;te(
G);)G+=1;for(;!se.has(K.slice(V,G));){if(G===X||!/[.:]/.test(K[G-1]??""))return!1;G-=1}return!0}const C=64,U="kind severity usualSeverity worst code title absen\
ce signal authorization held level verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file directory directo\
ries root units exclude requirements namedHost stateHosts repository setting writtenAt",H="value hashes",z=new Set;function q(K){return Y(()=>{const ee=g(K);return(X,se=z)=>{
if(typeof X=="string")return Y(()=>ee(X,se));const te=(0,W.O)(V=>ee((0,k._U)(V),se));return Y(()=>oe(te)(X))}})}function Y(K){try{return K()}catch{throw new Error(
"tokens could not be hidden")}}function oe(K){const[ee,X]=[new Set(U.split(" ")),new Set(H.split(" "))],se={ours:new Map,theirs:new Map},te=(G,J,Z)=>{if((0,N.rZ)(
G))return(0,N.tD)(G,K);if(Array.isArray(G)){const ie=G.map(ae=>V(ae,J+1,Z));return ie.every((ae,de)=>ae===G[de])?G:ie}let Q=!0;const re=Object.entries(G).map(([
ie,ae])=>{if(Z==="ours"&&ee.has(ie))return[ie,ae];const de=V(ae,J+1,X.has(ie)?"theirs":Z),le=Z==="ours"?ie:K(ie);return Q&&=le===ie&&de===ae,[le,de]}),ce=Object.
getPrototypeOf(G)===Object.prototype;return Q&&ce?G:Object.fromEntries(re)},V=(G,J,Z)=>{if(typeof G=="string")return K(G);if(J>C)return null;if(typeof G!="objec\
t"||G===null)return G;const Q=se[Z].get(G)??te(G,J,Z);return se[Z].set(G,Q),Q};return G=>V(G,0,"ours")}function ue(K,ee,X=()=>{}){const se=new Map;let te=null;const V=J=>{
const Z=J.filter(Q=>!se.has(Q.reveal()));if(Z.length!==0){for(const Q of Z)se.set(Q.reveal(),Q);te=null,X(Z)}};Y(()=>V(ve(K,ee)));const G=(J,Z)=>(te??=q([...se.
values()]),te(J,Z));return{learn:J=>Y(()=>V([J])),redact:G,redactUsages:(J,Z)=>se.size===0?J:G(J,Z)}}const fe="tf-disco crashed, and the description of the cras\
h could not be cleared of tokens";function Ee(K,{redact:ee}){try{return K(ee)}catch{return fe}}const me=K=>(0,u.Fq)(K).ok,ge=K=>K.includes(".")&&me(K);function ve(K,ee){
const X=(0,p.vk)(K.tokens??"").flatMap(V=>{const G=V.indexOf("="),J=V.slice(G+1).trim(),Z=G<0?"":V.slice(0,G).trim();return Z!==""&&(!me(Z)||!Z.includes(".")&&ge(
J))?[J,Z,V]:[J]}),se=Object.entries(ee).flatMap(([V,G])=>V.startsWith(u.xV)&&G!==void 0?[G]:[]),te=K["github-token"]?.trim()??"";return[...X,...se,...(0,w.W)(ee),
te].filter(V=>V!=="").map(V=>new r.ou(V))}}),7251:((v,j,c)=>{c.d(j,{K:()=>B,x:()=>W});var u=c(4091),r=c(6979),p=c(2713);function w(L){const I=L.reveal(),R=/[\r\n]/.
test(I)?I.split(/[\r\n]+/):[];return[I,...R].filter(E=>E.trim().length>=p.Il)}const N=L=>[...new Set([L,Buffer.from(L).toString("latin1")])],k=L=>["","x","xx"].
flatMap(I=>{const R=Buffer.from(I+L).toString("base64"),E=R.slice(Math.ceil(I.length*4/3)).replace(/=+$/,"");return R.endsWith("=")?[E.slice(0,-1),E]:[E]});function*W(L){
const I=L.flatMap(w).map(R=>R.trim().slice(0,p.$c));for(const R of new Set(I.flatMap(N)))yield R,R.includes(" ")&&(yield R.replaceAll(" ","+")),yield*k(R),yield Buffer.
from(R).toString("hex")}const y=16*1024,x=1024*1024;function B(L){let I=x;return R=>{const E=R.flatMap(w).flatMap(f=>[f,f.trim()]),a=[];for(const f of new Set(E.
flatMap(N))){if(f.length>y||I<0)continue;const $=F(f).filter(m=>m.trim().length>=p.Il);a.push(...$),I-=$.join("").length}L([...new Set([...E,...a])])}}function F(L){
const I=(0,r.ft)(L),R=(0,u.ol)(L).slice(1,-1),E=[encodeURIComponent(L.toWellFormed()),...I.ok?[I.value]:[]],a=k(L),f=Buffer.from(L).toString("hex");return[L,L.toLowerCase(),
R,JSON.stringify(L).slice(1,-1),...E,...E.map($=>$.replace(/%[0-9A-F]{2}/g,m=>m.toLowerCase())),...a,...a.map($=>$.replaceAll("+","-").replaceAll("/","_")),f,f.
toUpperCase()]}}),1342:((v,j,c)=>{c.d(j,{A3:()=>B,KE:()=>F,KI:()=>R,Or:()=>L,f8:()=>I,hM:()=>x,mk:()=>W,qW:()=>a});var u=c(3024),r=c(6760),p=c(3592),w=c(8820),N=c(
5747);const k=64*1024;function*W(m){let b="";for(const M of m)b+=M,!(b.length<k)&&(yield b,b="");b!==""&&(yield b)}const y={EACCES:"give this user permission to\
 write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"raise the limit of open files, such as with `ulimit -n 4096`\
, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class x extends Error{name="ExplainedError"}function B(m){
if(m instanceof x)return m.message;if(!L(m))return`${String(m)}; this is a bug of tf-disco, please report it at ${p.xV}`;const b=y[m.code];return`${m.message.split(
", ")[0]}${b===void 0?"":`; ${b}`}`}function F(m){try{return m(),null}catch(b){return(0,w.RK)(B(b))}}const L=m=>typeof m=="object"&&m!==null&&"syscall"in m&&"co\
de"in m;function I(m,b,M){const i=E(u.realpathSync(m),b),O=(0,r.basename)(b);R(u.lstatSync((0,r.join)(i,O),{throwIfNoEntry:!1}));const D=(0,r.join)(i,`.${O.slice(
0,60)}.${Math.random().toString(36).slice(2)}`),S=u.openSync(D,"wx");try{(0,N.ET)(S,()=>{for(const d of M)u.writeFileSync(S,d)}),u.renameSync(D,(0,r.join)(i,O))}catch(d){
throw u.rmSync(D,{force:!0}),d}}function R(m){if(!(m===void 0||m.isFile()||m.isSymbolicLink()))throw new x(`it is ${(0,N.I)(m)}; choose another path`)}function E(m,b){
const M=(0,r.resolve)(m,b),i=(0,N.UO)(M,m);if(!i&&!(0,r.isAbsolute)(b))throw new x(`it is outside ${m}; use an absolute path if that is intended`);const O=i?m:(0,r.
parse)(M).root;return(0,r.relative)(O,(0,r.dirname)(M)).split(r.sep).filter(Boolean).reduce((S,d)=>f(S,d,m),O)}function a(m,b){const M=u.realpathSync(m);return $(
E(M,b),(0,r.basename)(b),M)}function f(m,b,M){const i=(0,r.join)(m,b);try{u.lstatSync(i,{throwIfNoEntry:!1})===void 0&&u.mkdirSync(i)}catch(O){if((0,N.Oj)(O)!==
"EEXIST")throw O}return $(m,b,M)}function $(m,b,M){const i=(0,r.join)(m,b);if(!u.lstatSync(i,{throwIfNoEntry:!1})?.isSymbolicLink())return i;const O=u.realpathSync(
i);if(!(0,N.UO)(m,M)||(0,N.UO)(O,M))return O;throw new x(`the link ${(0,r.relative)(M,i)} leads outside ${M}; remove it or choose another path`)}}),5747:((v,j,c)=>{
c.d(j,{$r:()=>M,ET:()=>E,I:()=>F,Mc:()=>f,N0:()=>a,Oj:()=>R,UO:()=>b,qA:()=>x,qo:()=>I,r7:()=>y,v2:()=>m,wX:()=>$,yR:()=>W});var u=c(4573),r=c(3024),p=c(6760);const w=16*
1024*1024,N=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);function W(i,O=w){const D=x(i,O);if(!Buffer.
isBuffer(D))return D;const S=D.toString("utf8"),d=!S.includes("\uFFFD")||(0,u.isUtf8)(D);return{ok:!0,text:S,isUtf8:d,bytes:D.length}}function y(i,O=w){const D=W(
i,O);return D.ok?D.text:null}function x(i,O){try{return E(r.openSync(i,N),D=>{const S=r.readSync(D,k,0,k.length,0);return S<k.length?k.subarray(0,S):L(D,O)})}catch(D){
const S=R(D),d=a(()=>r.statSync(i),null);return{ok:!1,failure:d?.isFile()===!1?B(d,S):{kind:"error",code:S}}}}const B=(i,O)=>({kind:"special",is:F(i),code:O});function F(i){
return i.isDirectory()?"a directory":i.isFIFO()||i.isSocket()?i.isFIFO()?"a named pipe":"a socket":i.isFile()?"a file without a size":i.isBlockDevice()?"a block\
 device":"a character device"}function L(i,O){const D=r.fstatSync(i),{size:S}=D;if(S<k.length)return{ok:!1,failure:B(D,"ESPIPE")};if(S>O)return{ok:!1,failure:{kind:"\
size",bytes:S,maxBytes:O}};const d=Buffer.allocUnsafeSlow(S);let t=0;for(;t<S;){const g=r.readSync(i,d,t,S-t,t);if(g===0)break;t+=g}return d.subarray(0,t)}const I=i=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.
test(Object(i).code);function R(i){if(!(typeof i=="object"&&i!==null&&"code"in i)||typeof i.code!="string"||I(i))throw i;return i.code}function E(i,O){try{return O(
i)}finally{r.closeSync(i)}}function a(i,O){try{return i()}catch(D){return R(D),O}}const f=i=>a(()=>r.readdirSync(i,{withFileTypes:!0}),[]),$=i=>f(i).map(({name:O})=>O).
sort(),m=i=>f(i).flatMap(O=>O.isDirectory()?O.name:[]);function b(i,O){const D=(0,p.relative)(O,i);return D!==".."&&!D.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(
D)}function M(i){try{const O=r.realpathSync(i),D=r.statSync(O);return D.isFile()?{kind:"file",path:O}:D.isDirectory()?{kind:"directory",path:O}:{kind:"special",
path:O,is:F(D)}}catch(O){return{kind:"error",code:R(O)}}}}),6181:((v,j,c)=>{c.d(j,{NW:()=>W,RY:()=>w,Wg:()=>u,r5:()=>r});const u=({prefix:y,bits:x},B)=>y.length===
B.length&&y.every((F,L)=>{const I=Math.min(Math.max(8*(L+1)-x,0),8);return F>>I===(B[L]??0)>>I});function r(y){if(!y.includes(":"))return p(y);const x=y.indexOf(
"%");return x===y.length-1?null:N(x<0?y:y.slice(0,x))}function p(y){const x=y.split("."),B=x.length===4&&x.every(L=>/^(0|[1-9]\d{0,2})$/.test(L)),F=x.map(Number);
return B&&F.every(L=>L<=255)?F:null}function w(y){const x=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(y)?URL.parse(`http://${y}`):null;return x&&p(x.hostname)}function N(y){
const x=/^[\da-f:.]+$/i.test(y)?URL.parse(`http://[${y}]`):null;if(x===null)return null;const[B=[],F=[]]=x.hostname.slice(1,-1).split("::").map(I=>I.split(":").
filter(Boolean)),L=Array(8-B.length-F.length).fill("0");return[...B,...L,...F].flatMap(I=>{const R=Number.parseInt(I,16);return[R>>8,R&255]})}const k=[0,0,0,0,0,
0,0,0,0,0,255,255].join(),W=y=>y.slice(0,12).join()===k?y.slice(12):y}),3307:((v,j,c)=>{c.d(j,{G:()=>F,V:()=>b});const u=10,r=["more than 10000 levels of nestin\
g","nest brackets less deeply"],p=["number too large for a 64-bit float","use a smaller number"],w=["more values than this check reads","split the text"],N=["th\
e text ends before the JSON value is complete","check that the file was not truncated"],k=["trailing comma","remove the comma"];function W(n,s){return s===n.length?
N:n[s]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const y=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function x(n,s,_){for(const[C,...e]of y)if(C.test(n))
return e;switch(s){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:/^[-+.\d]/.test(n)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return _===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${_}`]:["missing comma","add the comma"]}}function B(n,s,[_,C]){let[e,o]=[1,1];for(let l=0;l<
s;l+=1){const P=n.charCodeAt(l);P===u?(e+=1,o=1):(P<56320||P>57343)&&(o+=1)}return{why:`line ${e}, column ${o}: ${_}`,advice:C}}const F=n=>typeof n=="object"&&n!==
null&&!Array.isArray(n),L=1e4,I=5e5,R=34,E=44,a=58,f=91,$=123,m=125;function b(n,s){const _=new i(n,s),C=_.run();if(C!==null)return{ok:!1,...C};const e=n.slice(
0,_.end),o=e.includes("\\u")?e.replace(M,(l,P)=>P===void 0?l:"\\ufffd"):e;return{ok:!0,value:JSON.parse(o)}}const M=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
class i{#e;#n;#s=[];#t="value";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(s,_){this.#e=s,this.#n=_}run(){const s=this.#e,_=this.#s,C=t(s,0);for(let o=C,l=0;o<s.length;o=
t(s,l)){const P=s.charCodeAt(o);if(l=this.#a(o,P),l<0)return this.#l(o,~l);if(this.end=l,this.#n==="decoder"&&this.#t==="next"&&_.length===0)return null;this.#r=
P,this.#c=o}return this.#t!=="next"||_.length>0?B(s,s.length,N):this.#n==="map"&&this.#o>=0&&s.charCodeAt(C)===$?B(s,this.#o,p):null}#a(s,_){const C=this.#s[this.#s.
length-1];if(_===C&&(this.#t==="next"||O(this.#r)))return this.#s.pop(),this.#t="next",s+1;switch(this.#t){case"value":return this.#u(s,_);case"key":return _!==
R?~s:(this.#t="colon",g(this.#e,s));case"colon":return _!==a?~s:(this.#t="value",s+1);case"next":return _!==E||C===void 0?~s:(this.#t=C===m?"key":"value",s+1)}}#u(s,_){
if(this.#i+=1,this.#i>I)return~s;if(O(_))return this.#s.length===L?~s:(this.#s.push(_+2),this.#t=_===$?"key":"value",s+1);const C=_===R,e=C?g(this.#e,s):h(this.#e,
s);return e<0||(!C&&this.#o<0&&T(this.#e,s,e)&&(this.#o=s),this.#t="next"),e}#l(s,_){const C=this.#e,e=C.charCodeAt(s),o=this.#s.at(-1);if(this.#i>I)return{...B(
C,s,w),isLimit:!0};if(_>s)return B(C,_,W(C,_));if(this.#t==="value"&&O(e))return B(C,s,r);if(e===o&&this.#r===E)return B(C,this.#c,k);const l=o===void 0?void 0:
String.fromCharCode(o),P=x(C.slice(s,s+2),this.#t,l);return B(C,s,P)}}const O=n=>n===$||n===f,D=32,S=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,
d=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;function t(n,s){let _=s;for(;_<n.length&&!(n.charCodeAt(_)>D||!` 	
\r`.includes(n.charAt(_)));_+=1);return _}function g(n,s){let _=s+1;for(S.lastIndex=_;S.test(n);)_=S.lastIndex;return n.charCodeAt(_)===R?_+1:~_}function h(n,s){
return d.lastIndex=s,d.test(n)?d.lastIndex:~s}const A=5,T=(n,s,_)=>_-s>=A&&Math.abs(Number(n.slice(s,_)))===1/0}),4091:((v,j,c)=>{c.d(j,{Dw:()=>B,Ju:()=>I,TR:()=>R,
_6:()=>y,ol:()=>p,s8:()=>F});const u=`"\\\x07\b\f
\r	\v`,r='"\\abfnrtv',p=E=>`"${w(E.toWellFormed())}"`;function w(E){return/^[ !#-[\]-~]*$/.test(E)?E:E.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),N)}function N(E){
const a=E.codePointAt(0)??0;return u.includes(E)?`\\${r[u.indexOf(E)]}`:a<128?`\\x${k(a,2)}`:a<65536?`\\u${k(a,4)}`:`\\U${k(a,8)}`}const k=(E,a)=>E.toString(16).
padStart(a,"0"),W=new TextDecoder("utf-8",{ignoreBOM:!0}),y=E=>W.decode(E),x=($late2??=new RegExp("\\p{White_Space}","u"));function B(E){let a=0;for(;x.test(E.charAt(a));)a+=1;return E.slice(
a)}function F(E){let a=E.length;for(;x.test(E.charAt(a-1));)a-=1;return E.slice(0,a)}function L(E){let a="";for(const f of E)a+=String.fromCharCode(f);return a}
const I=E=>({ok:!0,value:E}),R=E=>({ok:!1,why:E})}),6979:((v,j,c)=>{c.d(j,{Ge:()=>b,Uw:()=>f,V$:()=>x,ft:()=>B,h0:()=>a,xB:()=>$,y3:()=>F});var u=c(4091);const r=`\
!$&'()*+,;=:[]<>"`,p={path:"$&+,/:;=@",host:r,zone:r,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},w=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
N=/^[A-Za-z0-9._~-]/,k=/%(?![0-9A-Fa-f]{2})/,W=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,y=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function x(M,i){let O="";for(const{
0:D,index:S}of M.matchAll(w))if(N.test(D)||p[i].includes(D))O+=D;else{if(D==="%")return(0,u.TR)(E(M,S));if(D.startsWith("%")){const d=Number.parseInt(D.slice(1),
16);if(I(d,i))return(0,u.TR)(`invalid URL escape "${D}"`);O+=R(d,i)}else if(D>"\x7F")O+=encodeURIComponent(D.toWellFormed());else{if(i==="host"||i==="zone")return(0,u.
TR)(`invalid character ${(0,u.ol)(D)} in host name`);O+=R(D.charCodeAt(0),i)}}return(0,u.Ju)(O)}function B(M){return M==="%2A"?(0,u.Ju)("*"):L(M,W)?(0,u.Ju)(M):
x(M,"path")}const F=M=>L(M,y)?(0,u.Ju)(M):x(M,"fragment"),L=(M,i)=>i.test(M)&&!k.test(M);function I(M,i){return i==="host"?M<128&&M!==37:i!=="zone"||M===37||M===
32?!1:R(M,"zone").startsWith("%")}function R(M,i){const O=String.fromCharCode(M);return N.test(O)||p[i].includes(O)?O:`%${M.toString(16).toUpperCase().padStart(
2,"0")}`}const E=(M,i)=>`invalid URL escape ${(0,u.ol)(M.slice(i,i+3))}`;function a(M){for(const i of M.split("&")){if(i.includes(";"))return"invalid semicolon \
separator in query";const[,...O]=/^([^=]*)=?(.*)$/s.exec(i)??[];for(const D of O){const S=D.search(k);if(S>=0)return E(D,S)}}return null}const f=M=>M.replace(/(?:%[0-9A-F]{2})+/g,
i=>(0,u._6)(Uint8Array.from(i.slice(1).split("%"),O=>Number.parseInt(O,16))));function $(M){return M.split("&").flatMap(i=>{if(i===""||i.includes(";"))return[];
const[,...O]=/^([^=]*)=?(.*)$/s.exec(i)??[],[D,S]=O.map(d=>x(d.replaceAll("+","%20"),"query"));return D?.ok&&S?.ok?[[m(D.value),m(S.value)]]:[]})}const m=M=>M.replaceAll(
"%20","+"),b=M=>M.toSorted(([i],[O])=>i<O?-1:i>O?1:0).map(([i,O])=>`${i}=${O}`).join("&")}),4283:((v,j,c)=>{c.d(j,{Dl:()=>B,EN:()=>E,L5:()=>R,O2:()=>g,Pl:()=>L,
aR:()=>$,cz:()=>I,jr:()=>F,lv:()=>N,sX:()=>h,t5:()=>a});var u=c(9587),r=c(6181),p=c(4091),w=c(6979);const N={opaque:"",user:null,omitHost:!1,query:"",fragment:""},
k=/[^ -~\u0080-\u{10ffff}]/u,W=/^([A-Za-z][A-Za-z0-9+.-]*):/,y=/^(?::[0-9]*)?$/,x=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function B(n){const[s,_]=t(n,"#"),C=m(s);if(!C.
ok)return(0,p.TR)(`parse ${(0,p.ol)(s)}: ${C.why}`);const e=(0,w.y3)(_);return e.ok?(0,p.Ju)({...C.value,fragment:e.value}):(0,p.TR)(`parse ${(0,p.ol)(n)}: ${e.
why}`)}function F(n){const s=n.scheme===""?"":`${n.scheme}:`,_=n.fragment===""?"":`#${n.fragment}`,C=n.opaque===""?S(n)+d(n):n.opaque;return[s,C,f(n),_].join("")}
function L(n){const s=n.opaque&&(0,u.Mi)(`//${n.opaque}`,"").slice(2);return(0,u.Mi)(F({...n,opaque:s,query:"",forceQuery:!1,fragment:""}),"")}function I(n){const s=n.
host.lastIndexOf(":"),_=s>=0&&y.test(n.host.slice(s)),C=_?n.host.slice(0,s):n.host,e=C.startsWith("[")&&C.endsWith("]");return{name:(0,w.Uw)(e?C.slice(1,-1):C),
port:_?n.host.slice(s+1):""}}const R=n=>n==="https"?443:80,E=n=>n.includes(":")?`[${n}]`:n,a=n=>(n.opaque||n.path||"/")+f(n),f=({forceQuery:n,query:s})=>n||s!==
""?`?${s}`:"";function $(n){if(n.user===null)return null;const s=`${n.user.name}:${n.user.password??""}`.replace(/%[0-9A-F]{2}/g,_=>String.fromCharCode(Number.parseInt(
_.slice(1),16)));return`Basic ${btoa(s)}`}function m(n){if(k.test(n))return(0,p.TR)("net/url: invalid control character in URL");if(n.startsWith(":"))return(0,p.
TR)("missing protocol scheme");const s=W.exec(n)?.[1]??"",_=s.toLowerCase(),[C,e]=t(s===""?n:n.slice(s.length+1),"?"),o=e===""&&n.endsWith("?"),l={...N,host:"",
path:"",scheme:_,query:e,forceQuery:o};return C.startsWith("/")?b(l,C):_!==""?(0,p.Ju)({...l,opaque:C}):t(C,"/")[0].includes(":")?(0,p.TR)("first path segment i\
n URL cannot contain colon"):M(l,C)}function b(n,s){if(!(s.startsWith("//")&&(n.scheme!==""||!s.startsWith("///"))))return M({...n,omitHost:n.scheme!==""},s);const[
C]=t(s.slice(2),"/"),e=C.lastIndexOf("@"),o=O(C.slice(e+1),n.scheme);if(!o.ok)return o;const l=e<0?(0,p.Ju)(null):i(C.slice(0,e));return l.ok?M({...n,user:l.value,
host:o.value},s.slice(2+C.length)):l}function M(n,s){const _=(0,w.ft)(s);return _.ok?(0,p.Ju)({...n,path:_.value}):_}function i(n){if(!x.test(n))return(0,p.TR)(
"net/url: invalid userinfo");const[s,_]=t(n,":"),C=(0,w.V$)(s,"user");if(!C.ok)return C;if(!n.includes(":"))return(0,p.Ju)({name:C.value,password:null});const e=(0,w.
V$)(_,"user");return e.ok?(0,p.Ju)({name:C.value,password:e.value}):e}function O(n,s){const _=n.lastIndexOf("[");if(_>0)return(0,p.TR)("invalid IP-literal");if(_===
0)return D(n);const C=n.indexOf(":"),e=/^https?$/.test(s)?C:n.lastIndexOf(":"),o=e<0?"":n.slice(e);return y.test(o)?(0,w.V$)(n,"host"):(0,p.TR)(`invalid port ${(0,p.
ol)(o)} after host`)}function D(n){const s=n.lastIndexOf("]");if(s<0)return(0,p.TR)("missing ']' in host");const _=n.slice(s+1);if(!y.test(_))return(0,p.TR)(`in\
valid port ${(0,p.ol)(_)} after host`);const C=n.slice(0,s).indexOf("%25"),e=C<0?s:C,o=(0,w.V$)(n.slice(1,e),"host");if(!o.ok)return o;const l=(0,w.V$)(n.slice(
e,s),"zone");if(!l.ok)return l;const P=(0,w.Uw)(o.value+l.value),U=(0,r.r5)(P);return U===null?(0,p.TR)(`invalid host: ParseAddr(${(0,p.ol)(P)}): unable to pars\
e IP`):U.length===4?(0,p.TR)("invalid IP-literal"):(0,p.Ju)(`[${o.value}${l.value}]${_}`)}function S(n){if(n.host===""&&n.user===null&&(n.scheme===""||n.omitHost||
n.path===""))return"";const _=n.user?.password??null;return`//${(n.user?.name??"")+(_===null?"":`:${_}`)}${n.user===null?"":"@"}${n.host}`}function d(n){return n.
host!==""&&n.path!==""&&!n.path.startsWith("/")?`/${n.path}`:n.scheme===""&&S(n)===""&&t(n.path,"/")[0].includes(":")?`./${n.path}`:n.path}function t(n,s){const _=n.
indexOf(s);return _<0?[n,""]:[n.slice(0,_),n.slice(_+s.length)]}function g(n,s){const _=B(s);return _.ok?(0,p.Ju)(h(n,_.value)):_}function h(n,s){const _=s.scheme||
n.scheme;if(s.scheme!==""||s.host!==""||s.user!==null)return{...s,scheme:_,path:T(s.path)};const C=s.path===""&&!s.forceQuery&&s.query==="",e=C?n.query:s.query,
o=C&&s.fragment===""?n.fragment:s.fragment;if(s.path===""&&n.opaque!=="")return{...s,scheme:_,query:e,fragment:o,opaque:n.opaque};const l=T(A(n.path,s.path));return{
...s,scheme:_,query:e,fragment:o,user:n.user,host:n.host,path:l}}function A(n,s){return s===""?n:s.startsWith("/")?s:n.slice(0,n.lastIndexOf("/")+1)+s}function T(n){
if(n==="")return"";const s=n.split("/"),_=[];for(const l of s)l===".."?(_.pop(),_.length===1&&_[0]===""&&_.pop()):l!=="."?_.push(l):_.length===0&&_.push("");const C=s.
at(-1),e=`/${_.join("/")}${C==="."||C===".."?"/":""}`,o=(0,w.ft)(e.startsWith("//")?e.slice(1):e);return o.ok?o.value:e}}),5143:((v,j,c)=>{c.d(j,{As:()=>$,II:()=>E,
MV:()=>D,NP:()=>f,R3:()=>R,WD:()=>a,Zl:()=>O,_M:()=>L,bH:()=>F,c1:()=>p,df:()=>r,en:()=>x,eo:()=>I,jH:()=>N,n7:()=>S,t6:()=>w,yJ:()=>B});var u=c(8820);const r=d=>typeof d==
"string"?d:`${d.line}:${d.column} ${d.file}`,p=(d,t)=>[...Map.groupBy(d,t).values()],w=(d,t)=>p(d,t).map(([g])=>g),N=d=>w(d,r),k="//",W=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
y=1e3,x=d=>d.length<=y&&W.test(d),B=(d,t)=>`${d}${k}${t}`;function F(d){const t=L(d);return t===null?{repository:t,path:d}:{repository:t,path:d.slice(t.length+k.
length)}}function L(d){const t=d.indexOf(k);return t>0&&x(d.slice(0,t))?d.slice(0,t):null}const I=d=>typeof d=="string"?d:`${E(d.file)}:${d.line}`,R=({file:d,line:t,
column:g})=>`${E(d)}:${t}:${g}`;function E(d){const{repository:t,path:g}=F(d);if(t===null)return(0,u.J7)(d);const h=(0,u.J7)(t);return g==="."?h:`${h}//${(0,u.J7)(
g)}`}const a=1e4,f=d=>w(d,t=>typeof t=="string"?t:L(t.file)),$=d=>d.length<=a?d:[...new Set([...f(d),...d])].slice(0,a),m=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
b=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,M=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function i(d){const{path:t}=F(
d),g=t.split("/").slice(0,M.test(t)?-2:-1);return g.find((h,A)=>m.test(h)&&!(h==="test"&&g.slice(0,A).some(T=>b.test(T))))}const O=d=>i(d)!==void 0,D=({file:d,isInUse:t})=>t!==
!0&&O(d);function S(d){const t=i(d);return(t===void 0?F(d).path:`**/${t}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((v,j,c)=>{c.d(j,{L2:()=>i,ie:()=>R,jj:()=>M,kL:()=>x,
mB:()=>B,nE:()=>D,xu:()=>S});var u=c(3368),r=c(1342),p=c(3592),w=c(3152),N=c(9587),k=c(8820),W=c(2057);let y=function(...d){return{setFlagsFromString:y}=process.
getBuiltinModule("node:v8"),new.target?new y(...d):y(...d)};function x(d,t){d.env.UV_THREADPOOL_SIZE??="64",setTimeout(M,b).unref(),(0,W.B_)(d.stdout,t),(0,W.B_)(
d.stderr,()=>{})}async function B(d,{stop:t,secrets:g,isFinal:h,act:A,reportMistakes:T,reportCrash:n}){const s=e=>(n((0,u.rv)(o=>I(e,o),g)),3),_=$(d,t,{isFinal:h,
crash:s}),C=await A(_).catch(e=>e instanceof w.GN?(T(g.redact(e.mistakes)),2):s(e));await m(d,C)}const F=100,L=5;function I(d,t){const g=(0,r.Or)(d),h=[];let A=d;
for(;A!==void 0&&h.length<L;){const _=A instanceof Error?A.stack??A.message:String(A);h.push((0,N._U)(t(_))),A=A instanceof Error?A.cause:void 0}const T=g?1:F;return[
g?`tf-disco could not run: ${t((0,r.A3)(d))}`:`tf-disco ${p.xv} crashed; this is a bug, please report it with this text at ${p.xV}`,...h.join(`
caused by: `).split(`
`).slice(0,T)].map(_=>(0,k.BP)((0,k.RK)(_))).join(`
`)}const R=({hrtime:d})=>()=>Number(d.bigint())/1e6,E=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],a=300,f=5e3;function $(d,t,{isFinal:g,crash:h}){const A=R(d),T=new AbortController;
let n=0;const s=()=>g||T.signal.aborted;for(const _ of E)d.on(_,()=>{const C=A()-n;t.end({kind:"signal",signal:_}),s()?(g||C>a)&&(d.removeAllListeners(_),d.kill(
d.pid,_)):n=A(),T.abort()});return d.on("uncaughtException",_=>{t.end({kind:"crash"});const C=h(_);s()&&d.exit(C),T.abort(),setTimeout(()=>d.exit(C),f).unref()}),
d.on("exit",()=>t.end({kind:"crash"})),T.signal}async function m(d,t){const{stdout:g,stderr:h}=d;for(const T of[g,h])await new Promise(n=>T.write("",n));if(d.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&d.platform!=="win32"&&d.execve!==void 0){const{execPath:T}=d;d.execve(T,[T,"--eval",`require('node:process').exit(${t})`],{})}d.
exit(t)}const b=100,M=()=>y("--semi-space-growth-factor=1"),i=()=>y("--heap-growing-percent=20"),O=100;async function D(d,t,g){let h=Date.now();for(;;){const A=d.
next(t.why!==null);if(A.done)return A.value;Math.abs(Date.now()-h)<O||(g(A.value),await S(),h=Date.now())}}const S=()=>new Promise(d=>setImmediate(d))}),2057:((v,j,c)=>{
c.d(j,{B_:()=>W,Dx:()=>k,PL:()=>x,aH:()=>B,yy:()=>p});var u=c(1342),r=c(3152);async function p(a,f){for(const $ of(0,u.mk)(f)){if(!a.writable)return;a.write($)||
await w(a)}}const w=a=>new Promise(f=>{const $=["drain","error","close"],m=()=>{for(const b of $)a.off(b,m);f()};for(const b of $)a.on(b,m)}),N=1024*1024;async function*k(a){
let f="";for await(const $ of a.setEncoding("utf8")){const[m="",...b]=String($).split(`
`),M=[f+m,...b];f=M.pop()??"";for(const i of M)yield i.replace(/\r$/,"");if(f.length>N)throw new r.GN(["a line of standard input exceeds 1 MiB"])}f!==""&&(yield f)}
function W(a,f){let $=!1;a.on("error",m=>{const b=!$;$=!0,b&&m.code!=="EPIPE"&&f((0,u.A3)(m))})}const y={min:40,max:100,unknown:80};function x({columns:a},f){return a||
Number(/^\d{1,4}$/.exec(f.COLUMNS??"")?.[0])||y.unknown}function B(a,f,$){const m=f==="auto"?F(a,$):f==="always",b=Math.max(y.min,Math.min(x(a,$),y.max));return{
colour:m,hyperlinks:m&&a.isTTY===!0&&E($),width:a.isTTY?b:Number.POSITIVE_INFINITY}}function F({isTTY:a},f){return f.NO_COLOR||f.TERM==="dumb"&&!f.FORCE_COLOR?!1:
f.FORCE_COLOR?f.FORCE_COLOR!=="0":a===!0}const L=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,I=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
R=5001;function E(a){const{FORCE_HYPERLINK:f,TERM:$="",TERM_PROGRAM:m="",VTE_VERSION:b}=a;return f?f!=="0":a.CI||a.NO_COLOR||$==="dumb"?!1:Number(b)>=R||L.test(
m)||I.test($)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(M=>a[M])}}),3229:((v,j,c)=>{c.d(j,{Kc:()=>B,L6:()=>k,NM:()=>S,cr:()=>d,x3:()=>$});var u=c(9587),r=c(
1831),p=c(5011);const w=1024,N=t=>(0,r.Pv)(t).ok;function k(t){if(t.length>w)return null;const g=(0,r.Pv)(t);if(g.ok)return W(t,(0,r.pk)(g.value));const h=F(t);
if(h!==null)return h;const{inside:A,removed:T}=R(t);if(!(0,u.Mi)(t,"").includes(A))return"write the hostname alone, not a URL";for(const n of T.length===0?[]:[A,
A.replace(/:\D.*$/s,"")])if(N(n))return`remove ${E(T)}: ${n}`;return a(A)}function W(t,g){if(/(^|\.)xn--/i.test(t))return`write it in Unicode: ${g}; upper-case \
punycode is only accepted by accident`;const h=g.replace(/(?<!\.)\.+(?=$|:)/,"");return h===g?null:`remove the trailing dot: tokens and settings for ${h} do not\
 apply to this host`}const y=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,x="replace the placeholder",B=t=>y.
test(t);function F(t){if(B(t))return x;const g=t.split(/[\s,;]+/).filter(h=>h!=="");return g.length<2?null:g.every(h=>h.includes(".")&&N(h))?`write one hostname\
 at a time: ${g[0]}`:"remove the spaces, commas and semicolons"}const L=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,I=[["the white space",t=>t.trim()],
["the quotation marks",t=>t.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",t=>t.replace(L,"")],["the trailing slash",t=>t.replace(/^([^/?#\\]*)\/$/,"$1")],["th\
e path",t=>t.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",t=>t.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",t=>t.slice(t.lastIndexOf("@")+1)],["th\
e trailing colon",t=>t.replace(/^([^:]*):$/,"$1")]];function R(t){let g=t;const h=[];for(const[A,T]of I){const n=T(g);n!==g&&h.push(A),g=n}return{inside:g,removed:h}}
const E=t=>t.join(", ").replace(/, ([^,]*)$/," and $1");function a(t){if(/^\[.*\](:\d+)?$/s.test(t)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(t))return"use a D\
NS name; the clients do not support IPv6 addresses";if(t.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(t)){const T=(0,r.
WV)(t);return N(T)?`write it in Unicode: ${T}`:"write it in Unicode, not in punycode"}if(t.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(t.includes("_")){const T=t.replaceAll("_","-");return`a hostname cannot contain underscores${N(T)?`; did you mean ${T}?`:""}`}const g=t.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(g!==t&&N(g))return`remove the extra dots: ${g}`;if(/(^|\.)-|-(\.|:|$)/.test(t))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(t))return"a label cannot have hyphens as its third and fourth character";const[,h="",A=""]=/^([^:]*):(.*)$/s.exec(t)??[];return N(
h)?/^[+-]?[0-9]+$/.test(A)?"use a port from 1 to 65535":`write the port as a number: ${h}:8443`:null}const f=t=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(t),$="\
write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",m=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function b(t,g){if(t==="")return $;if(!g&&B(t))return x;if(t!==t.trim())return"remove the white space around the address";const[,h="",A=""]=/^(https?:\/\/)(.*)$/i.
exec(t)??[],T=A.replace(m,"$1/$2"),n=(0,p.rE)(T,"terraform");return h===""||!n.ok||n.value.hostImplied?null:`write ${T} to use the module of the registry${g?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function M([t="",...g]){if(g.length!==3)return null;const[,h="",A=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(t)??[];return h!=="localhost"&&A===""?f(t)?k(t):null:`write a host with a dot, such as 127.0.0.1${A} or ${h}.localdomain${A}`}function i(t){if(t.length===3&&
f(t[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${t[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const g=/^https?:$/i.test(t[0]??"")&&t[1]==="",[h="",...A]=g?t.slice(2):t;return A.length<4||!f(h)?null:/^v?\d+\.\d+/.test(A[3]??"")?`write ${[h,...A.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[h,...A.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${A[0]}, and a namespace has one part (in GitLab, the top-level group)`}function O(t,g){if(t.includes("://"))return null;if(g.
length>=3&&t.includes("?"))return"remove the query; set the version with the `version` argument";const h=g.at(-1)??"";return[3,4].includes(g.length)&&/[A-Z]/.test(
h)?`write the target system in lower case: ${[...g.slice(0,-1),h.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(t)?`write ./${t} to use a directory\
 of the same repository${g.length<5?"":`, or ${g.slice(0,3).join("/")}//${g.slice(3).join("/")} for one of a registry module`}`:null}function D(t){const[,g="",h=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(t)??[],A=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(g)?.[1];if(A!==void 0)return`write git::${A} instead of ${g}`;const[T]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
t)??[];return T!==void 0&&(0,u.Mi)(t)===t?`write git@${T} instead of ${T}`:(0,p.rE)(h,"terraform").ok?`write ${h} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${$} (of Git, with git:: before it)`}function S(t,g,h){if(g.kind==="local"||t.length>w)return null;const[A="",...T]=t.split("\
/");if(h.ok)return h.value.hostImplied?null:k(A);const n=T.length===0?[]:T.join("/").split("//",1)[0]?.split("/")??[],s=g.kind==="remote"&&g.refusal===null,_=[A,
...n],C=b(t,s)??M(_);return C!==null||s?C:g.kind==="remote"&&!/^[^/]+:\d+\//.test(t)?D(t):i(_)??O(t,_)}function d(t){if(t.length>w)return null;if(B(t))return x;
if(t!==t.trim())return"remove the white space around the address";const[,g=""]=/^https?:\/\/(.*)$/i.exec((0,u.Mi)(t,""))??[];if(g!=="")return`remove the scheme:\
 ${g}`;const h=t.split("/"),[A=""]=h;return h.length===2&&f(A)?"write HOST/NAMESPACE/TYPE, two parts after the host":h.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":h.length===3?k(A):null}}),1064:((v,j,c)=>{c.d(j,{$I:()=>R,Du:()=>k,Eo:()=>g,Jd:()=>t,Mq:()=>f,NX:()=>a,SO:()=>E,SZ:()=>B,Y8:()=>D,
Yr:()=>F,ab:()=>I,bB:()=>y,d3:()=>S,mh:()=>h,n3:()=>p,pH:()=>b,rG:()=>L,sX:()=>d,tB:()=>i,zK:()=>W});const u="registry.terraform.io",r=[u,"registry.opentofu.org"],
p=T=>r.includes(T),w=["modules.v1","providers.v1"],N={terraform:{name:"Terraform",uses:w,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:w,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:w,replaces:w,defaults:r},renovate:{name:"Renovate",uses:w,replaces:[],defaults:[u]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:r},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},k=["terraform","opentofu"],W=Object.keys(
N),y=Object.fromEntries(Object.entries(N).map(([T,{name:n}])=>[T,n])),x=T=>N[T],B=T=>w.includes(T)?W.filter(n=>x(n).uses.includes(T)):k,F=T=>W.filter(n=>x(n).defaults?.
includes(T)),L=W.filter(T=>x(T).replaces.length>0),I=T=>W.filter(n=>x(n).replaces.includes(T)),R={language:{client:"opentofu",what:"a language block"},encryption:{
client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an \
action block"}},E=T=>Object.hasOwn(R,T),a={terraform:3,opentofu:9},f=T=>T===429||T>=500&&T!==501,$={from:null,before:null,retries:0,skipsOverridden:!1},m={...$,
client:"terraform"},b=[{...m,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...m,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,
skipsOverridden:!0},{...$,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],M={terraform:"1.15.0",opentofu:"1.12.0"};function i(T,n){const s=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(n[T]??"");if(s===null)return M[T];const _=s[1]?.split(".")??[];return[0,1,2].map(C=>_[C]??"0").join(".")}function O(T,n){const[s=[],_=[]]=[T,n].map(e=>e.split(
".").map(Number)),C=s.findIndex((e,o)=>e!==_[o]);return C<0||(s[C]??0)>(_[C]??0)}const D={terraform:"1.15",opentofu:"1.8"},S=({releases:T,versions:n})=>k.filter(
s=>s==="terraform"?!T.some(_=>_.client===s&&_.before===null):!O(i(s,n),"1.8.0")),d=T=>O(T,"1.12.0"),t=(T,n)=>T==="opentofu"||!O(n,"1.13.0"),g=T=>O(T,"1.14.0");function h(T,{
attemptMs:n,retries:s}){const _=T.findIndex((C,e)=>e===s||!A(C,n));return _<0?null:_}function A({response:T,hops:n,headMs:s},_){return s===null?T.kind==="failed"&&
T.transient:s>_||f(n.at(-1)?.status??0)}}),1831:((v,j,c)=>{c.d(j,{$k:()=>$,$o:()=>d,Bz:()=>A,Fq:()=>L,Jr:()=>t,Pm:()=>D,Pv:()=>x,Rt:()=>F,Sv:()=>a,WV:()=>E,cu:()=>f,
ev:()=>g,fK:()=>m,nx:()=>R,pk:()=>I,xV:()=>y,yo:()=>S});var u=c(4091),r=c(4283),p=c(8408);const w=443,N=65535,k=9223372036854775807n,W=-9223372036854775808n,y="\
TF_TOKEN_";function x(e){const{name:o,portion:l}=b(e.toWellFormed()),P=M(l);if(!P.ok)return/^https?$/i.test(o)?(0,u.TR)("need just a hostname and optional port \
number, not a full URL"):P;if(P.value.startsWith(":-"))return(0,u.TR)("port number is negative");const U=i(o);if(U!==null)return(0,u.TR)(U);const H=(0,p.YE)(o);
return H.ok?H.value===""?(0,u.TR)("nothing is left of the hostname once it is normalized"):(0,u.Ju)(H.value+P.value):H}const B=new Set(["localterraform.com","lo\
caltofu.com"]),F=e=>B.has(e);function L(e){const o=x(e);return o.ok||!e.includes("xn--")?o:x(E(e))}function I(e){const{name:o,portion:l}=b(e);return(0,p.DI)(o)+
l}function R(e){const o=I(e);return o===e?e:`${o} (${e})`}function E(e){const{name:o,portion:l}=b(e.toWellFormed()),P=M(l);return((0,p.QC)(o)??o)+(P.ok?P.value:
l)}function a(e){const{name:o,portion:l}=b(e);return{name:o,port:l===""?w:Number(l.slice(1))}}const f=e=>({...r.lv,scheme:"https",host:e,path:"/.well-known/terr\
aform.json",forceQuery:!1});function $(e){if(!e.startsWith(y))return null;const o=e.slice(y.length).replaceAll("__","-").replaceAll("_","."),l=x(E(o));return l.
ok?l.value:null}function m(e){const o=[e,I(e)].flatMap(l=>[l.replaceAll("-","__"),l]).map(l=>y+l.replaceAll(".","_"));return[...new Set(o)].filter(l=>$(l)===e)}
function b(e){const o=e.indexOf(":");return o===-1?{name:e,portion:""}:{name:e.slice(0,o),portion:e.slice(o)}}function M(e){if(e==="")return(0,u.Ju)("");const o=e.
slice(1);if(!/^[+-]?[0-9]+$/.test(o))return(0,u.TR)("port portion contains non-digit characters");const l=o.replace(/^([+-]?)0+(?=[0-9])/,"$1"),P=l.length>20?null:
BigInt(l.replace("+",""));return P===null||P>k||P<W?(0,u.TR)("port portion contains non-digit characters"):P>N?(0,u.TR)("port number is greater than 65535"):(0,u.
Ju)(P===BigInt(w)?"":`:${P}`)}function i(e){if(e==="")return"empty string is not a valid hostname";for(const o of e.replace(/\.{1,2}$/,"").split(".")){if(o==="")
return"hostname contains empty label (two consecutive periods)";if(o.startsWith("xn--"))return`hostname label ${(0,u.ol)(o)} specified in punycode format; servi\
ce hostnames must be given in unicode`}return null}const O={http:"80",https:"443",ssh:"22"};function D(e){const{name:o,port:l}=(0,r.cz)(e),P=(0,r.EN)(o),U=l===""||
l===O[e.scheme];return d(U?P:`${P}:${l}`)}function S(e){const o=(0,r.Dl)(e);return o.ok?D(o.value):null}function d(e){const o=x(e);return o.ok?o.value:e.toLowerCase()||
null}const t=(e,o)=>o.length===0||o.some(l=>l.subdomains?e.endsWith(`.${l.host}`):e===l.host),g=(e,o)=>t(e,o.allowedHosts)||o.hostnames.some(l=>l.host===e),h=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;
function A(e,o,l){const[P]=e.length===0?[]:m(o);return P===void 0?[]:e.flatMap(U=>{const H=$(U);if(H!==null&&l.has(H))return[];const z=T(U,H,o);return z===null?
[]:[{variable:U,why:z,write:P,isParent:n(H,o)}]})}function T(e,o,l){const P=h.exec(e)?.[0];if(P===void 0)return null;const U=e.slice(P.length);return o!==null&&
n(o,l)?`it is for ${R(o)} only: the clients do not use the tokens of parent domains`:_(l).some(H=>H===s(U))?P!==y?`it begins with ${P}, and the clients read onl\
y ${y}`:o===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${R(o)}${C(U,l)}`:null}const n=(e,o)=>e!==null&&a(o).name.endsWith(
`.${a(e).name}`),s=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function _(e){const{name:o}=a(e);return[...new Set([
e,o,I(e)].map(s))]}function C(e,o){const{name:l,port:P}=a(o);return P!==443&&!e.includes(":")?"; a port follows a colon":l.includes("-")&&!e.includes("-")?"; a \
hyphen is written as two underscores":""}}),8408:((v,j,c)=>{c.d(j,{mI:()=>I,QC:()=>F,ER:()=>D,YE:()=>B,DI:()=>L});const u=(...S)=>process.getBuiltinModule("modu\
le").createRequire(import.meta.url)("./tr46.cjs").toASCII(...S),r=(...S)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(
...S);var p=c(4091);const w=256,N={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},k={...N,checkBidi:!1},W=($late3??=new RegExp("\\p{M}{31}","u")),y="xn--",x=new TextEncoder;function B(S){
const d=a(S,!1);if(!d.ok)return d;const t=f(d.value,N);return t===null?(0,p.TR)(R(m(S,!1))):(0,p.Ju)(t)}function F(S){const d=a(S,!0);if(!d.ok)return null;const t=f(
d.value,k);if(t===null)return null;const g=a(t,!1);return g.ok?g.value.join("."):null}const L=S=>$(S)?r(S,N).domain:S,I=S=>r(S).domain,R=S=>`idna: invalid label\
 ${(0,p.ol)(S)}`;function E(S){return`idna: disallowed rune U+${(S.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function a(S,d){if(S.length>w&&
$(S))return(0,p.TR)(`hostname is longer than ${w} characters`);const t=[];for(const g of m(S,d).split(".")){const h=g.startsWith(y)?b(g):(0,p.Ju)(g);if(!h.ok)return h;
const A=M(h.value);if(A!==null)return(0,p.TR)(A);t.push(h.value)}return(0,p.Ju)(t)}function f(S,d){const t=S.join(".");return D(t)?t:u(t,d)}const $=S=>/[^\0-\x7f]|xn--/i.
test(S);function m(S,d){return S.replace(/[A-Z]+|[^\0-\x7f]/gu,g=>D(g)?g.toLowerCase():r(g,{transitionalProcessing:d}).domain).normalize("NFC")}function b(S){const d=S.
slice(y.length);if(d==="")return(0,p.Ju)("");const t=r(S).domain;return t===S||D(t)?(0,p.TR)(R(d)):t.normalize("NFC")!==t||!Array.from(t).every(O)?(0,p.TR)(R(t)):
(0,p.Ju)(t)}function M(S){if(i(S))return R(S);if(/^[a-z0-9-]*$/.test(S))return null;if(W.test(S))return R(S);if(!D(S)&&u(S,k)!==null)return null;for(const d of S){
if(!O(d))return R(S);if(d<"\x80"&&!/[a-z0-9-]/.test(d))return E(d)}return R(S)}function i(S){if(S.startsWith("-")||S.endsWith("-"))return!0;if(!S.slice(0,4).includes(
"--"))return!1;const d=x.encode(S.slice(0,5));return d.length>4&&d[2]===45&&d[3]===45}function O(S){if(S<"\x80")return!0;const{domain:d,error:t}=r(`1${S}`);return!t&&
d===`1${S}`}const D=S=>!/[^\0-\x7f]/.test(S)}),4732:((v,j,c)=>{c.d(j,{FS:()=>R,KT:()=>W,LA:()=>x,PP:()=>F,SP:()=>w,XT:()=>L,b7:()=>y,pj:()=>B,rZ:()=>E,tD:()=>I,
xI:()=>p});var u=c(1831);const r=a=>typeof a=="string"?[a]:a;function p(a,...f){const $=[];for(const[m,b]of a.entries()){const M=f[m]??"";for(const i of[b,...r(
typeof M=="number"?String(M):M)]){const O=$.at(-1);typeof i!="string"||typeof O!="string"?$.push(i):$[$.length-1]=O+i}}return $.every(m=>typeof m=="string")?$.join(
""):$}const w=a=>[{host:a,shownAs:(0,u.nx)(a)}],N=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,k=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;function W(a){const f=N.exec(
a)?.[1];if(f!==void 0)return[{host:f,shownAs:a}];const[,$="",m,b=""]=k.exec(a)??[];return m===void 0?a:[$,{host:m,shownAs:m},b]}const y=(a,f)=>f.split(a).flatMap(
($,m)=>m===0?$:[{host:a,shownAs:a},$]);function x(a){const f=(0,u.$k)(a);return f===null?a:[{host:f,shownAs:a,isVariable:!0}]}const B=(a,f=$=>$.shownAs)=>r(a).map(
$=>typeof $=="string"?$:f($)).join(""),F=a=>r(a).flatMap(f=>typeof f=="string"?[]:f.host);function L(a,f,$){const m=a.length-f,b=a.slice(0,f).reduce((M,i,O)=>p`${M}${O===
0?"":", "}${$(i)}`,"");return m>0?p`${b} and ${m} more`:b}function I(a,f){const $=f(B(a)),m=r(a).map(b=>typeof b=="string"?f(b):b);return typeof a!="string"&&B(
m)===$?m:$}const R=a=>typeof a=="string"?a:a.map(f=>typeof f=="string"||f.isVariable?f:{...f,shownAs:f.host}),E=a=>Array.isArray(a)&&a.some(f=>typeof f=="object"&&
f!==null&&"shownAs"in f)}),5011:((v,j,c)=>{c.d(j,{A:()=>f,Nj:()=>m,RZ:()=>E,Vm:()=>L,mD:()=>I,rE:()=>a,vL:()=>R});var u=c(3916),r=c(4091),p=c(4283),w=c(1831),N=c(
4321);const k={terraform:I("registry.terraform.io"),opentofu:I("registry.opentofu.org")},W=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,y=/^[0-9a-z]{1,64}$/,
x="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
B="must be between one and 64 ASCII letters or digits",F={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},L=i=>k[i];
function I(i){const O=(0,w.Pv)(i);if(!O.ok)throw new Error(O.why);return O.value}function R(i,O){if(m(i))return{kind:"local"};const D=a(i,O);if(D.ok)return D.value;
const S=(0,N.cx)(i,O);if(!S.ok)return{kind:"invalid",error:S.why};const{subdirectory:d,host:t}=S.value;return{kind:"remote",subdirectory:d,host:t,refusal:(0,N.Of)(
i,S.value,O)}}function E(i,O){const D=R(i,O);if(D.kind==="registry")return JSON.stringify({...D,hostImplied:!1});if(D.kind==="local")return`./${(0,u.normalize)(
i.replaceAll("\\","/")).replace(/\/$/,"")}`;const S=(0,N.cx)(i,O),{url:d=null,getter:t,subdirectory:g}=S.ok?S.value:{};return d===null?i:`${t}::${(0,p.jr)(d)}//${g}`}
function a(i,O){return m(i)?(0,r.TR)(`can't use local directory ${(0,r.ol)(i)} as a module registry address`):$(i,"module",O)}const f=i=>$(i,"component","terraf\
orm");function $(i,O,D){const S=F[O],{address:d,subdirectory:t}=(0,N.UQ)(i);if(t.startsWith("../"))return(0,r.TR)((0,N.dr)(t,O));const g=d.split("/"),h=g.length===
S.parts;if(!h&&g.length!==S.parts+1)return(0,r.TR)(`a ${O} registry source address must have ${S.count}`);const A=h?(0,r.Ju)(L(D)):b(g.shift()??"",O);if(!A.ok)return A;
const T=M(g,O);if(T!==void 0)return(0,r.TR)(T);const[n="",s="",_=""]=g,C={namespace:n,name:s,system:_,subdirectory:t};return(0,r.Ju)({kind:"registry",host:A.value,
hostImplied:h,...C})}const m=i=>/^\.\.?[/\\]/.test(i);function b(i,O){const D=(0,w.Pv)(i);if(!D.ok){const S=`invalid ${O} registry hostname ${(0,r.ol)(i)}`;return i.
includes("--")?(0,r.TR)(`${S}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,r.TR)(S)}return D.value.includes(
".")?F[O].reserved.includes(D.value)?(0,r.TR)(`can't use ${(0,r.ol)(D.value)} as a ${O} registry host, because it's reserved for installing directly from versio\
n control repositories`):D:(0,r.TR)(`invalid ${O} registry hostname: must contain at least one dot`)}function M([i="",O="",D],S){if(!W.test(i))return i.includes(
".")?`source address must have ${F[S].afterHost}`:`invalid namespace ${(0,r.ol)(i)}: ${x}`;const d=`${S} registry addresses may not include a query string porti\
on`;if(!W.test(O))return D===void 0&&O.includes("?")?d:`invalid ${S} name ${(0,r.ol)(O)}: ${x}`;if(!(D===void 0||y.test(D)))return D.includes("?")?d:`invalid ta\
rget system ${(0,r.ol)(D)}: ${B}`}}),4321:((v,j,c)=>{c.d(j,{GL:()=>a,IZ:()=>W,Ns:()=>B,Of:()=>F,UQ:()=>f,WS:()=>x,cx:()=>I,dr:()=>m,qC:()=>L,uE:()=>E});var u=c(
4091),r=c(4283),p=c(6979),w=c(9587),N=c(1064),k=c(1831);const W="",y={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
x=(e,o)=>y[o].test(e),B=(e,{getter:o})=>`download not supported for scheme '${(0,w.Mi)(e)===e?o:"***"}'`;function F(e,o,l){const{getter:P,url:U}=o;return!x(P,l)&&
P.length>1?B(e,o):/^https?$/.test(P)&&U?.host===""?"http: no Host in request URL":null}function L(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(
e))return[];const o=I(e,"terraform");if(!o.ok||o.value.getter!=="file"||o.value.url===null)return[];const{url:l,subdirectory:P}=o.value;return[l.path,(0,p.Uw)(l.
path)].map(U=>$(`${U}/${P}`))}function I(e,o){const{address:l,subdirectory:P}=f(e);if(P.startsWith("../"))return(0,u.TR)(m(P));const U=d(l.toWellFormed(),o);if(!U.
ok)return U;const{subdirectory:H}=U.value,z={...U.value,host:D(U.value.host,l)};if(H==="")return(0,u.Ju)({...z,subdirectory:P});const q=$(`${H}/${P}`);return q.
startsWith("../")?(0,u.TR)(`detected ${m(q)}`):(0,u.Ju)({...z,subdirectory:q})}const R=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function E(e,o){const l=R.exec(e)?.[0];if(l===void 0)return W;const P=I(`${l}a/b`,o);return P.ok?P.value.host:W}const a=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function f(e){const o=e.indexOf("?"),l=o<0?e:e.slice(0,o),P=l.indexOf("://"),U=l.indexOf("//",P<0?0:P+3);if(U<0)return{address:e,subdirectory:""};const H=o<
0?"":e.slice(o),z=l.slice(U+2);return{address:l.slice(0,U)+H,subdirectory:z===""?"":$(z)}}function $(e){const o=e.startsWith("/"),l=[];for(const U of e.split("/"))
U===""||U==="."||(U!==".."?l.push(U):l.length>0&&l.at(-1)!==".."?l.pop():o||l.push(U));const P=(o?"/":"")+l.join("/");return P===""?".":P}const m=(e,o="module")=>`\
subdirectory path ${(0,u.ol)(e)} leads outside of the ${o} package`,b=(e,o=e.scheme)=>(0,u.Ju)({subdirectory:"",host:M(e,o),getter:o,url:e});function M(e,o){const l=e.
omitHost||e.opaque!==""&&!e.opaque.startsWith(":");if(o==="git"&&l)return(0,k.$o)(e.scheme);if(o==="file"||e.scheme==="file"||o.length===1)return null;const P=(0,k.
Pm)(e)??W;return o!=="git"&&o!=="hg"&&o!=="s3"||(o==="s3"?/\.amazonaws\.com(\.cn)?$/.test(P)||i.test(e.query):/^https?$/.test(e.scheme)||O(e))?P:W}const i=/(^|&)aws_access_key_id=/;
function O({user:e,host:o,path:l,query:P,fragment:U}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${o}`)&&(l!==""||`${P}${U}`=="")}function D(e,o){
const l=/^[^?#]*\?([^#]*)/.exec(o)?.[1]??"",P=(0,p.xB)(l).find(([z])=>z==="checksum")?.[1]??"",U=(0,p.Uw)(P.replaceAll("+"," "));if(!U.startsWith("file:"))return e;
const H=U.includes("checksum",5)?null:I(U.slice(5),"terraform");return H?.ok&&H.value.host===e?e:W}const S=(e,o)=>(0,u.Ju)({subdirectory:"",host:o,getter:e,url:null});
function d(e,o){const[,l,P]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],{address:U}=f(P??e),H=(0,r.Dl)(U);if(H.ok&&H.value.scheme!=="")return b(H.value,l);
for(const q of C){const Y=q(U,o);if(Y?.ok){const{url:oe,subdirectory:ue}=Y.value,fe=oe===null||l===void 0?Y:b(oe,l);return fe.ok?(0,u.Ju)({...fe.value,subdirectory:ue}):
fe}if(Y!==void 0)return Y}const z=o==="terraform"?"address":"string";return(0,u.TR)(`invalid source ${z}: ${e}`)}function t(e,o,l){const P=(0,r.Dl)(e);if(!P.ok)
return(0,u.TR)(`error parsing ${o} URL: ${P.why}`);const{path:U}=P.value,H=l==="git"&&!U.endsWith(".git");return b(H?{...P.value,path:`${U}.git`}:P.value,l)}const g=e=>{
if(!e.startsWith("github.com/"))return;const o=e.replace(/\?.*$/s,"").split("/");if(o.length<3)return(0,u.TR)("GitHub URLs should be github.com/username/repo");
const l=t(`https://${o.slice(0,3).join("/")}`,"GitHub","git");if(!l.ok||o.length===3)return l;const P=(0,p.V$)(o.slice(3).join("/").replaceAll("%","%25"),"path");
if(!P.ok)return P;if(P.value==="")return l;const U=$(P.value).replaceAll("%","%25");return(0,u.Ju)({...l.value,subdirectory:U})},h=(e,o)=>{const[,l,P,U]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.
exec(e)??[];if(P===void 0||U===void 0)return;const H=(0,p.h0)(/\?(.*)$/s.exec(U)?.[1]??""),z=o==="terraform"?"Git":"GitHub";if(H!==null)return(0,u.TR)(`error pa\
rsing ${z} SSH URL: ${H}`);if(l==="git")return S("git",(0,k.$o)(P))},A=e=>e.startsWith("bitbucket.org/")?t(`https://${e}`,"BitBucket","git"):void 0,T=(e,o)=>{const l=o===
"terraform"?"googleapis.com/":".googleapis.com/";if(!e.includes(l))return;const P=e.split("/");return P.length<5?(0,u.TR)("URL is not a valid GCS URL"):t(`https\
://www.googleapis.com/storage/${P.slice(2).join("/")}`,"GCS","gcs")},n=e=>{if(!e.includes(".amazonaws.com/"))return;const[o="",...l]=e.split("/"),P=s(o.split("."));
return P===void 0?(0,u.TR)("URL is not a valid S3 URL"):t(`https://${[P,...l].join("/")}`,"S3","s3")};function s(e){const[o="",l="",P=""]=e;return e.length===3?
`${o}.amazonaws.com`:e.length===4?`${l}.amazonaws.com/${o}`:e.length===5&&l==="s3"?`s3.${P}.amazonaws.com/${o}`:void 0}const C=[g,h,A,T,n,(e,o)=>{if(e!=="")return e.
startsWith("/")?t(`file://${e}`,"file","file"):(0,u.TR)(`${N.bB[o]} cannot detect a supported external module source type for ${e}`)}]}),9562:((v,j,c)=>{c.d(j,{
Bn:()=>B,D6:()=>$,Ls:()=>N,M:()=>F,OA:()=>b,OZ:()=>x,S3:()=>y,TE:()=>T,TW:()=>i,Uc:()=>l,e$:()=>k,eQ:()=>S,fg:()=>f,oe:()=>h,p4:()=>a,qE:()=>m,uW:()=>P,vy:()=>_,
xq:()=>W});var u=c(3307),r=c(4091),p=c(4283),w=c(4732);const N=4096,k="modules.v1",W="providers.v1",y="login.v1",x="tfe.v2",B="tfe.v2.1",F="tfe.v2.2",L=[k,W,x,B,
F],I=[y,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],R=U=>U.split(".",1)[0]??"",E=(U,H)=>U.some(z=>R(z)===R(H)),a=U=>E([...L,"state.v2"],U),f=new Set(
[...L,...I]),$=U=>f.has(U),m=U=>a(U)||E(I,U);function b(U){if(m(U))return null;const H=U.toLowerCase(),z=q=>q===H||q.slice(R(q).length)===H.slice(R(H).length)&&
R(q).length>=M&&i(R(q),R(H));return[...f].find(z)??null}const M=5;function i(U,H){let z=0;for(;z<U.length&&U[z]===H[z];)z+=1;const[q,Y]=[U.slice(z),H.slice(z)];
return q.slice(1)===Y||q===Y.slice(1)||q.slice(1)===Y.slice(1)||q.slice(2)===Y.slice(2)&&q[0]===Y[1]&&q[1]===Y[0]}const O="[0-9A-Za-z~-]",D=U=>`${U}${O}*(?:\\.${O}\
+)*`,S=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${D("[0-9]")})|-?(${D("[A-Za-z~-]")}))?(?:\\+(${D(O)}))?`,d=new RegExp(`^${S}$`),t=2n**63n-1n,g=2n**64n-1n;function h(U,H){
const z=U.indexOf(".");if(z<0)return(0,r.TR)(`invalid service ID format (i.e. service.vN): ${U}`);const q=U.slice(0,z),Y=U.slice(z+1);switch(H){case"terraform":
return d.exec(Y)?.[1]?.split(".").every(fe=>A(fe,t))?(0,r.Ju)({name:q,version:Y}):(0,r.TR)(`invalid service version: Malformed version: ${Y}`);case"opentofu":{const oe=q===
"tfe"?Y.split(".")[0]??"":Y;return/^v\d+$/.test(oe)&&A(oe.slice(1),g)?(0,r.Ju)({name:q,version:Y}):(0,r.TR)('invalid service version: must be "v" followed by an\
 integer major version number')}}}const A=(U,H)=>U.replace(/^0+/,"").length<=String(H).length&&BigInt(U)<=H;function T(U,H){const z=h(U,H.client);if(!z.ok)return{
kind:"bad-id",why:z.why};const{name:q}=z.value;if(H.services===null)return{kind:"missing",why:`host does not provide a ${q} service`};const Y=H.services.find(oe=>oe.
id===U);return Y!==void 0?n(Y,z.value,H):H.services.some(oe=>oe.id.startsWith(`${q}.`))?{kind:"version",why:s(z.value,H)}:{kind:"missing",why:(0,w.xI)`host ${(0,w.
KT)(H.display)} does not provide a ${q} service`}}function n({id:U,value:H},z,q){if(H===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more tha\
n ${N} characters, which this check does not read`,value:""};if(U===y)return(0,u.G)(H)?{kind:"object",value:H}:{kind:"type",why:`service ${U} must be declared w\
ith an object value in the service discovery document`,value:H};if(typeof H!="string")return{kind:"type",why:s(z,q),value:H};const Y=_(q.documentUrl,H);if(Y.ok)
return{kind:"url",url:Y.value,value:H};const oe=`failed to parse service URL: ${Y.why}`;return{kind:"bad-url",reason:Y.reason,why:oe,value:H}}function s({name:U,
version:H},{client:z,display:q}){const Y=z==="terraform"?H:`${BigInt(/\d+/.exec(H)?.[0]??0)}`;return(0,w.xI)`host ${(0,w.KT)(q)} does not support ${U} version ${Y}`}
function _(U,H){const z=(0,p.Dl)(H);if(!z.ok)return{...z,reason:"syntax"};const Y=z.value.scheme===""?(0,p.sX)(U,z.value):z.value;return Y.scheme!=="http"&&Y.scheme!==
"https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${Y.scheme}`}:Y.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not \
permitted"}:{ok:!0,value:{...Y,fragment:""}}}const C=[x,B],e=[k,W],o=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...C,...e]},{matches:/^api\.env0\.com$/,services:e},
{matches:/^backend\.api\.env0\.com$/,services:C},{matches:/\.scalr\.io$/,services:C}],l=U=>o.find(({matches:H})=>H.test(U))?.services??[],P={organization:"TF_CL\
OUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((v,j,c)=>{c.d(j,{$c:()=>p,Il:()=>r,nL:()=>N,ou:()=>w});const u="***",r=4,p=64*1024;class w{#e;constructor(y){
this.#e=y}reveal(){return this.#e}toString(){return u}toJSON(){return u}[Symbol.for("nodejs.util.inspect.custom")](){return u}}function N(W){const[y]=W;let x=!1;
return W.map(({scheme:B,name:F})=>(x||=y!==void 0&&!k(y.name,F),x?"dropped":B==="https"?"sent":"withheld"))}function k(W,y){return W===y?!0:/[:%]|^[\d.]+$/.test(
y)?!1:y.endsWith(`.${W}`)}}),3592:((v,j,c)=>{c.d(j,{Bw:()=>p,G5:()=>k,_O:()=>r,aq:()=>w,xV:()=>N,xv:()=>u});const u="1.0.0",r=`tf-disco-action/${u}`,p="https://\
github.com/org/tf-disco-action",w=`${p}/blob/v1/docs/problems.md`,N=`${p}/issues`,k=2}),3469:((v,j,c)=>{c.d(j,{l:()=>L,w:()=>F});var u=c(1064);const r=[1e10,1e5,
1],p=Number.POSITIVE_INFINITY,w={from:0,before:p},N={from:Number.MAX_SAFE_INTEGER,before:p},k=200,W=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function y(I){if(I.length>k)return null;if(I==="latest")return N;const R=I.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(a=>a!==""),E=R.map(x);return R.length===0||E.includes(null)?null:{from:Math.max(...E.map(a=>a?.from??0)),before:Math.min(...E.map(a=>a?.before??p))}}function x(I){
const R=W.exec(I);if(R===null)return null;const[,E="",...a]=R,f=a.slice(0,3).filter(i=>/^\d/.test(i??"")),{length:$}=f,m=f.reduce((i,O,D)=>i+Number(O)*(r[D]??0),
0),b=i=>{const O=r[Math.max(i,1)-1]??1;return m-m%O+O};if(E==="!=")return w;if(E===">=")return{from:m,before:p};if(E===">")return{from:b($),before:p};if(E==="<")
return{from:0,before:m};if(E==="<=")return{from:0,before:b($)};const M={"~>":$-1,"^":1,"~":Math.min($,2)}[E];return{from:m,before:b(M??$)}}function B(I,R){const{
from:E,before:a}=y(I)??w,f=y(R.from??"")?.from??0,$=y(R.before??"")?.from??p;return E<$&&f<a}function F(I,R){const E=u.pH.filter(f=>f.client===I);if(R.length===
0)return E;const a=E.filter(f=>R.some($=>B($,f)));return a.length===0?E:a}const L=I=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(I)}),3474:((v,j,c)=>{
c.d(j,{CV:()=>I,KT:()=>k,Ob:()=>d,PW:()=>L,TN:()=>a,WD:()=>f,YA:()=>m,Yq:()=>M,ai:()=>$,lq:()=>B,lx:()=>b,pS:()=>E,p_:()=>R,xH:()=>F});var u=c(4091),r=c(3469),p=c(
9587),w=c(7630),N=c(8535);const k=t=>Object.keys(t).map(g=>({name:g,...t[g]})),W=(t,g)=>({isList:!1,value:t,parse:g}),y=t=>({value:t,mistakes:[]}),x=(t,g)=>({...t,
parse:(h,A)=>{const{value:T,mistakes:n}=t.parse(h,A);return{value:g(T),mistakes:n}}}),B=({parse:t,...g})=>({...g,parse:(h,A)=>h===""?y(null):t(h,A)}),F=(t,g)=>W(
t,(h,A)=>{const T=h===""?(0,u.Ju)(null):g(h);return T.ok?y(T.value):{value:null,mistakes:[`${A}: ${T.why}`]}}),L=F("FILE",u.Ju),I=F("TOKEN",w.AI),R=(t,g,h=w.Dw)=>({
isList:!0,value:t,parse:(A,T)=>{const n=h(A).map(s=>{const _=g(s),C=_.ok?_:g((0,p.Mi)(s));return C.ok?_:C});return{value:n.flatMap(s=>s.ok?[s.value]:[]),mistakes:n.
flatMap(s=>s.ok?[]:[`${T}: ${s.why}`])}}}),E=1e4,a=x(R("HOST",w.l6),t=>Array.from(Map.groupBy(t,({host:g})=>g),([g,h])=>({host:g,services:[...new Set(h.flatMap(
({services:A})=>A))],addresses:h.flatMap(({addresses:A})=>A)}))),f=t=>x(R("LABEL",w.V8),g=>{const h=g.flat();return[...new Set(h.length===0?[t]:h)]}),$=({min:t,
max:g,whole:h})=>W("N",(A,T)=>{const n=/^\d+(\.\d+)?$/.test(A)?Number(A):Number.NaN;if(n>=t&&n<=g&&(!h||Number.isInteger(n)))return y(n);const _=`${T} is "${A}"\
, expected ${h?"a whole number":"a number"} from ${t} to ${g}`;return{value:t,mistakes:[_]}}),m=t=>({...x($(t),g=>g*1e3),value:"SECONDS"}),b=W("",(t,g)=>{const h=/^(true|True|TRUE)$/.
test(t),A=h||/^(false|False|FALSE)$/.test(t);return{value:h,mistakes:A?[]:[`${g} is "${t}", expected "true" or "false"`]}}),M=(...t)=>({...W(t.join("|"),(g,h)=>{
const T=t.some(n=>n===g)?[]:[`${h} is "${g}", ${i(g,t)}`];return{value:g,mistakes:T}}),choices:t}),i=(t,g)=>`expected one of ${g.map(h=>`"${h}"`).join(", ")}${(0,N.
a)(t,g)}`,O=["auto","terraform","opentofu","both"],D=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,d={...W("CLI",(t,g)=>{const[,h,A=null]=D.exec(t)??[],T={name:h??
"auto",version:A},n=s=>({value:T,mistakes:[`${g} is "${t}", ${s}`]});if(h===void 0){const s=i(t,O),_=s.endsWith("?")?"":'; a version may follow: "terraform 1.15\
"';return n(s+_)}return A===null?y(T):h==="auto"||h==="both"?n('but only "terraform" and "opentofu" can have a version'):(0,r.l)(A)?y(T):n(`expected a version s\
uch as "${h} 1.10"`)}),choices:O}}),7630:((v,j,c)=>{c.d(j,{$h:()=>s,AI:()=>O,Dw:()=>L,IL:()=>D,Ju:()=>S,Kd:()=>g,V8:()=>T,aS:()=>$,eX:()=>_,jM:()=>i,l6:()=>b,o2:()=>f,
vk:()=>I,x2:()=>t});var u=c(4091),r=c(5143),p=c(3229),w=c(1064),N=c(1831),k=c(9562),W=c(2713),y=c(3592),x=c(8535);let B=function(...e){return{problemFacts:B}=c.
late([507],4507),new.target?new B(...e):B(...e)},F=function(...e){return{parseNamedAddress:F}=c.late([22],6022),new.target?new F(...e):F(...e)};const L=e=>R(e,/(^|\s)#.*$/s),
I=e=>R(e,/^\s*#.*$/s),R=(e,o)=>e.split(/\r\n|[\n\r]/).map(l=>l.replace(o,"").trim()).filter(l=>l!=="");function E(e){const o=(0,N.Fq)(e);if(o.ok)return o;const l=(0,p.
L6)(e);return(0,u.TR)(`"${e}" is not a hostname: ${o.why}${l===null?"":`; ${l}`}`)}const a=(e,o,l)=>e?(0,u.Ju)(o):(0,u.TR)(`"${o}" ${l}`),f=e=>a((0,r.en)(e),e,'\
is not the name of a repository, such as "acme/network"');function $(e){const o=(0,k.OA)(e);if(o!==null)return(0,u.TR)(`"${e}" is not a known service id; did yo\
u mean ${o}?`);const l=w.Du.some(P=>(0,k.oe)(e,P).ok);return a(l,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const m=/^(modules\.v1|providers\.v1)=(.*)$/s;
function b(e){const o=e.split(/\s+/).flatMap(oe=>m.test(oe)?[oe]:oe.split(",")),[l="",...P]=o.filter(oe=>oe!==""),U=E(l),H=P.map(oe=>m.exec(oe)?.[1]??oe),z=[U,...H.
map($)].flatMap(oe=>oe.ok?[]:[oe.why]);if(!U.ok||z.length>0)return(0,u.TR)(z.join("; "));const q=P.flatMap(oe=>M(oe,U.value)),Y=q.flatMap(oe=>{const ue=F(oe,"te\
rraform");return ue.ok?[]:[`"${oe.service}=${oe.text}" is wrong: ${ue.why}`]});return Y.length===0?(0,u.Ju)({host:U.value,services:[...new Set(H)],addresses:q}):
(0,u.TR)(Y.join("; "))}function M(e,o){const[,l,P=""]=m.exec(e)??[];return l===void 0?[]:[{host:o,service:l,text:P}]}function i(e){const o=e.startsWith("*."),l=E(
o?e.slice(2):e);return l.ok?(0,u.Ju)({host:l.value,subdomains:o}):l}const O=e=>e.length>W.$c?(0,u.TR)("the token is longer than 64 KiB; set only the token"):(0,u.
Ju)(new W.ou(e));function D(e){const o=e.indexOf("=");if(o<0)return(0,u.TR)('a line has no "="; expected HOST=TOKEN');const l=(0,N.Fq)(e.slice(0,o).trim());if(!l.
ok)return(0,u.TR)('the text before the first "=" of a line is not a hostname; expected HOST=TOKEN');const P=O(e.slice(o+1).trim());return P.ok?(0,u.Ju)({host:l.
value,token:P.value}):P}function S(e){const o="expected HOST[:PORT]=ADDRESS[:PORT]",l=e.indexOf("=");if(l<0)return(0,u.TR)(`"${e}" has no "="; ${o}`);const P=e.
slice(0,l).trim(),U=E(P);if(!U.ok)return U;const H=U.value.replace(/:\d+$/,""),z=d(e.slice(l+1).trim());if(z===null)return(0,u.TR)(`"${e}" has no valid address;\
 ${o}`);const[,q]=P.split(":");return(0,u.Ju)({name:H,port:q===void 0?null:Number(q),...z})}function d(e){const[,o,l]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??
/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.exec(e)??[];return o===void 0||!/[.:]|^localhost$/i.test(o)?null:l===void 0?{address:o,addressPort:null}:
/^\d{1,5}$/.test(l)&&Number(l)>=1&&Number(l)<=65535?{address:o,addressPort:Number(l)}:null}function t(e){const[o="",l,...P]=e.split(/\s+/);if(P.length>0)return(0,u.
TR)(`"${e}" has too many words; expected CODE [HOST]`);const U=B();if(!Object.hasOwn(U,o)){const z=(0,x.a)(o,Object.keys(U),`; ${y.aq} lists the codes`);return(0,u.
TR)(`"${o}" is not a problem code${z}`)}if(l===void 0)return(0,u.Ju)({code:o,host:null});const H=E(l);return H.ok?(0,u.Ju)({code:o,host:H.value}):H}const g=e=>a(
h.test(e),e,'is not a platform; expected OS_ARCH, such as "linux_amd64"'),h=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,A=50;function T(e){const o=e.split(",").map(P=>P.trim()).
filter(P=>P!==""),l=o.find(P=>P.length>A);return l===void 0?(0,u.Ju)(o):(0,u.TR)(`"${l}" has ${l.length} characters; GitHub allows at most ${A}`)}const n=[[".co\
dequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function s(e){const o=e.
toLowerCase(),l=n.find(([P])=>o.endsWith(P));return l!==void 0?(0,u.Ju)({path:e,format:l[1]}):(0,u.TR)(`"${e}" does not end with a report format; expected ".jso\
n", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const _=e=>a(/\.json$/i.test(e),e,`does not end with ".json"; ${C}`),C="a badge i\
s JSON from which shields.io makes an image"}),8535:((v,j,c)=>{c.d(j,{a:()=>N,q:()=>p});var u=c(9562);const r=3;function p(k,W){const y=w(k);if(y.length<2)return null;
const x=B=>{const[F,...L]=y.length<r?[]:W.filter(I=>B(w(I)));return F===void 0||L.length>0?null:F};return W.find(B=>w(B)===y)??W.find(B=>(0,u.TW)(w(B),y))??x(B=>B.
startsWith(y))??x(B=>B.includes(y))}const w=k=>k.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function N(k,W,y=""){const x=p(k,W);return x===null?y:`; did you \
mean "${x}"?`}}),101:((v,j,c)=>{c.d(j,{N:()=>w,W:()=>W});var u=c(1792),r=c(6181),p=c(1831);function w(E){const a=m=>E[m]||E[m.toLowerCase()]||"",f={http:k("HTTP\
_PROXY",a("HTTP_PROXY")),https:k("HTTPS_PROXY",a("HTTPS_PROXY"))},$=B(a("NO_PROXY"));return m=>{const b=f[m.scheme];return b===null||x(m.name)||$(m)?null:b}}const N=[
"http:","https:"];function k(E,a){if(a==="")return null;const f=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(a)?a:`http://${a}`);if(f===null)throw new TypeError(`${E}\
 is not a URL; expected http://HOST:PORT`);if(!N.includes(f.protocol))throw new TypeError(`${E} is a ${f.protocol}// proxy; expected http:// or https://`);if(!y(
f.username)||!y(f.password))throw new TypeError(`${E} has a user name or password with a bare "%"; write "%25" for it`);return f}const W=E=>Object.entries(E).flatMap(
([a,f=""])=>{if(!/^https?_proxy$/i.test(a))return[];const $=f.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,""),[m=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec($)??[],[,...b]=/^([^:]*):?(.*)$/s.
exec(m)??[];return[b,b.map(u.unescape)].flatMap(([M="",i=""])=>[.../^(?=.*\d).{8}|^.{20}/s.test((0,u.unescape)(M))?[M]:[],...i===""?[]:[i,Buffer.from(`${M}:${i}`).
toString("base64")]])});function y(E){try{return decodeURIComponent(E),!0}catch{return!1}}const x=E=>E==="localhost"||["127.0.0.0/8","::1/128"].some(a=>L(a)?.(E));
function B(E){const a=E.split(",").map(f=>f.trim().toLowerCase()).filter(f=>f!=="").map(F);return f=>a.some($=>$(f))}function F(E){if(E==="*")return()=>!0;const a=L(
E);if(a!==null)return({name:i})=>a(i);const{name:f,port:$}=R(E),m=i=>$===""||String(i.port)===$,b=f.includes(":")?128:32,M=L(`${f}/${b}`)??I(f);return i=>m(i)&&
M(i.name)}function L(E){const[,a="",f=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(E)??[],$=(0,r.r5)(a),m=Number(f);if($===null||m>8*$.length)return null;const b=(0,r.NW)(
$),M=m-8*($.length-b.length),i=M<0?{prefix:$,bits:m}:{prefix:b,bits:M};return O=>{const D=(0,r.r5)(O);return D!==null&&(0,r.Wg)(i,(0,r.NW)(D))}}function I(E){if(E===
"")return()=>!1;const a=E.replace(/^\*\./,"."),f=a.replace(/^\./,""),$=(0,p.Pv)(f),m=$.ok?$.value:f,b=M=>!a.startsWith(".")&&M===m;return M=>(0,r.r5)(M)===null&&
(M.endsWith(`.${m}`)||b(M))}function R(E){const a=/^\[([^\]]*)\]:([^:]*)$/.exec(E)??/^([^:[\]]*):([^:[\]]*)$/.exec(E);return a===null?{name:E,port:""}:{name:a[1]??
"",port:a[2]??""}}}),3152:((v,j,c)=>{c.d(j,{GN:()=>k,P$:()=>y,w7:()=>W});var u=c(6760),r=c(9587),p=c(3474),w=c(7630),N=c(7773);class k extends Error{name="Setti\
ngsError";mistakes;constructor(I){const R=I.map(r._U);super(R.join(`
`)),this.mistakes=R}}const W={isTerminal:!1,setting:L=>L,missingPath:(L,I)=>`scan names "${L}", which does not exist in ${I}`};function y(L,{setting:I}=W){const R=N.
y.map(({name:m,kind:b,default:M=""})=>({field:m.replace("-seconds","Ms").replace(/-./g,i=>i.slice(1).toUpperCase()),...b.parse(L[m]?.trim()||M,I(m))})),E=Object.
fromEntries(R.map(({field:m,value:b})=>[m,b])),a=[...E.scan,...E.usages,...(0,w.Dw)(L.hostnames??"")].length===0,{length:f}=E.hostnames,$=`${I("hostnames")} has\
 ${f} hosts, the limit is ${p.pS}`;return{settings:a?{...E,scan:["."]}:E,mistakes:[...R.flatMap(({mistakes:m})=>m),...f>p.pS?[$]:[],...x(E,I)]}}function x(L,I){
const R=[["issue-open-after",L.issueOpenAfter],["issue-close-after",L.issueCloseAfter]];return[...(L.history===null?R.filter(([,a])=>a>1):[]).map(([a,f])=>`${I(
a)} is ${f}, which needs ${I("history")}; set it to a file that is kept from run to run`),...B(L,I),...F(L,I)]}function B({report:L,history:I,badge:R},E){const a=[
...L.map(({path:f})=>["report",f]),["history",I],["badge",R]];return a.flatMap(([f,$],m)=>{if($===null)return[];const b=i=>i!==null&&(0,u.normalize)(i)===(0,u.normalize)(
$),M=a.slice(0,m).find(([i,O])=>i!==f&&b(O));return M===void 0?[]:[`${E(M[0])} and ${E(f)} both name ${$}; write to different files`]})}function F(L,I){const{scan:R,
exclude:E,roots:a,dialect:f,changedOnly:$,repositories:m}=L,b=I("usages");if(L.usages.length===0){const D=`${I("repositories")} needs ${b}; set it to the usages\
 files of the repositories`;return m.length===0?[]:[D]}const M=b.startsWith("--")?`repeat ${b}`:`write one a line in ${b}`,i="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[R.length>0,"scan",`${i}; to check several files, ${M}`],[E.length>0,"exclude",i],[a.length>0,"roots",i],[f.name!=="\
auto","dialect",i],[$,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([D])=>D).map(([,D,S])=>`${I(D)} cannot be used t\
ogether with ${b}; ${S}`)}}),7773:((v,j,c)=>{c.d(j,{f:()=>R,y:()=>I});var u=c(4091),r=c(3474),p=c(7630);const w={hostnames:{kind:r.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:r.p_("PATH",u.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:r.p_("GLOB",u.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:r.p_("HOST",p.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:r.p_("SERVICE",p.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:r.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},N={usages:{kind:r.p_("FILE",u.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:r.p_("OWNER/NAME",p.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},k={depth:{kind:r.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:r.p_(
"GLOB",u.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:r.p_("OS\
_ARCH",p.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:r.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:r.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
W={tokens:{kind:r.p_("HOST=TOKEN",p.IL,p.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:r.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},y={"timeout-seconds":{kind:r.lq(r.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:r.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:r.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:r.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:r.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:r.p_("HOST=ADDRESS",p.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},x={"certificate-days":{kind:r.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:r.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:r.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:r.p_("CODE",p.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},B={report:{kind:r.p_("FILE",p.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:r.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:r.xH("FILE",p.eX),help:"JSON file for a badge of shields.io to write."}},F={"cha\
nged-only":{kind:r.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:r.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:r.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:r.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:r.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:r.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:r.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},L={...w,...N,...k,...W,...y,...x,...B,...F},I=r.KT(L),R=[["What to check",r.KT(w)],["Many repo\
sitories",r.KT(N)],["Following `init`",r.KT(k)],["Credentials",r.KT(W)],["Network",r.KT(y)],["Verdict",r.KT(x)],["Reports",r.KT(B)]]}),9587:((v,j,c)=>{c.d(j,{Mi:()=>i,
NE:()=>b,Nx:()=>$,Qj:()=>a,_U:()=>L,cq:()=>m,r_:()=>f});const u="***",r=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,p=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
w=(s,_,C)=>String.raw`&(?:amp;?){0,9}(?:(?:${s});|#0{0,9}${_}(?!\d);?|#x0{0,9}${C}(?![\da-f]);?)`,N=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${w("\
b?sol",47,"2f")})`,k=String.raw`(?:${N}|\\)`,y=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${w("colon",58,"3a")})`}\
)`,x=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
B=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,F=new RegExp(String.raw`(?<=${y})${k}+|${k}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${B}(?:$|${x}(?::\d{1,5})?\\{0,9}(?:${N}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${B}))`,"gi");function L(s){return r.test(
s)?i(s).replace(/[^\s"']+/g,_=>_.replace(R,(C,e,o)=>I.test(o)?C:`${e}${o}=${u}`)):s}const I=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
R=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,E=/(=\s*)"[^"]*(?:"|$)/g,a=s=>L(s.replace(E,`$1"${u}"`)),f=s=>r.test(s),$=s=>i(s).replace(/\?[^\s"']*/g,`?${u}`),m=s=>i(s,
"").replace(/[?#].*$/su,""),b=s=>L(`${s}@ `).slice(0,-2),M=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function i(s,_=`${u}@`){if(!r.test(s))return s;const C=s.
replace(p,P=>"@".padStart(P.length,"_")),e=C.lastIndexOf("@"),o=[];let l=0;for(const{0:P,1:U,index:H}of C.matchAll(F)){const z=H+P.length;if(z<l)continue;const q=U!==
void 0||n(O,C,z)!=="";if(!q&&/[^"'`\s(=,<[]/.test(C[H-1]??" "))continue;const Y=P===""?n(S,C,z):T(C,z,q?e:-1);Y===""||_!==""&&["@","git@"].includes(Y)||(o.push(
s.slice(l,z),_),l=z+Y.length)}return l===0?s:(o.join("")+s.slice(l)).replace(M,`$1"${u}"`)}const O=/[^\s"'/?#]*:[^\s"']/y,D=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
S=/[^\s"'/\\?#]*@/y,d=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,t="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",g=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${t}(?![^\s"'\`]{0,500}@)`,h=new RegExp(`([^\\s"'\`/?#]*@)(?:${d}${t}|${g})|`+String.raw`()(?:${d}(?:${t}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${t}|${g})`,
"iy"),A=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function T(s,_,C){const e=n(D,s,_);if(e!=="")return e;h.lastIndex=_;const[o,l=""]=h.exec(s)??
[];return o!==void 0?l:C>_?s.slice(_,C+1):n(A,s,_)}function n(s,_,C){return s.lastIndex=C,s.exec(_)?.[0]??""}}),7050:((v,j,c)=>{c.d(j,{O:()=>u});function u(r){let p;
return w=>{if(p??=new Map,!p.has(w)){p.set(w,void 0);try{p.set(w,r(w))}catch(N){throw p.delete(w),N}}return p.get(w)}}}),8820:((v,j,c)=>{c.d(j,{BP:()=>I,D9:()=>$,
J7:()=>F,LS:()=>R,My:()=>a,RK:()=>B,h$:()=>D,h2:()=>r,js:()=>f,s$:()=>t,z5:()=>g});const u=500,r=1e3,p=4e3,w=160,N=2,k=h=>/^[ -~]*$/.test(h),W=h=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(h),y=h=>($late5??=new RegExp("\\p{M}","u")).test(h),x=h=>`<U+${(h.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function B(h,A=u){if(h.length<=A&&k(h))return h;let T="",
n=N;for(const s of h){n=y(s)?n+1:0;const _=W(s)||n>N?x(s):s;if(T.length+_.length>A)return`${T}\u2026`;T+=_}return T}function F(h,A=w){const T=L(h.slice(-2*A),A),
n=B(T,Number.POSITIVE_INFINITY),s=L(n,A);return T===h&&s===n?n:`\u2026${s}`}const L=(h,A)=>Array.from(h).slice(-A).join(""),I=h=>h.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function R(h){const T=h.split(`
`).map(n=>I(B(n,p))).join(`
`);return T.length<=p?T:`${T.slice(0,p).toWellFormed()}\u2026`}const E={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},a=h=>h.replace(/[&<>"']/g,A=>`&${E[A]}\
;`),f=(h,A=u)=>B(h,A).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,T=>`&#${T.codePointAt(0)};`),$=(h,A=u)=>h===""?"<i>empty</i>":`<code>${f(h,A)}</code>`,m=h=>k(
h)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(h):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(h),b=/^[0-9a-f]{7,}$/i,M=`"'(`,i=`"'),.;:!?\u2026`,O=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function D(h,A=p){return(B(h,A).match(O)??[]).map(T=>{if(T.split(" ").every(d))return f(T,A);if(T.includes(" ")||/^(["`]).+\1$/u.test(T))return $(T.replace(/^`(.*)`$/u,
"$1"),A);const{before:s,core:_,after:C}=S(T);return`${f(s)}${$(_.replace(/^`(.*)`$/u,"$1"),A)}${f(C)}`}).join("")}function S(h){let A=0,T=h.length;for(;A<T&&M.includes(
h.charAt(A));)A+=1;for(;T>A&&i.includes(h.charAt(T-1));)T-=1;return{before:h.slice(0,A),core:h.slice(A,T),after:h.slice(T)}}function d(h){const{core:A}=S(h);return m(
A)&&!b.test(A)}const t=h=>h.replace(/[^ -~\n]/gu,A=>W(A)?g(A):A).replace(/##(?=\w*\[)/g,g),g=h=>h.replace(/[\s\S]/g,A=>`\\u${A.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((v,j,c)=>{c.d(j,{Ip:()=>r,VG:()=>u,VJ:()=>w,v7:()=>p});class u{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(k){this.#n??=k,this.#e.abort();for(const W of this.onEnd)W()}}const r=(N,k)=>{const W=setTimeout(k,N);return()=>clearTimeout(
W)};function p(N,{startTimer:k,stop:W}){return new Promise(y=>{const x=()=>{B(),W.onEnd.delete(x),y()},B=k(N,x);W.onEnd.add(x)})}function w(N,k){const W=/^\d+$/.
test(N??"")?Number(N)*1e3:Date.parse(N??"")-k;return Number.isNaN(W)?null:W}}),2613:(v=>{v.exports=process.getBuiltinModule("assert")}),4434:(v=>{v.exports=process.
getBuiltinModule("events")}),9896:(v=>{v.exports=process.getBuiltinModule("fs")}),8611:(v=>{v.exports=process.getBuiltinModule("http")}),5692:(v=>{v.exports=process.
getBuiltinModule("https")}),9278:(v=>{v.exports=process.getBuiltinModule("net")}),4589:(v=>{v.exports=process.getBuiltinModule("node:assert")}),6698:(v=>{v.exports=
process.getBuiltinModule("node:async_hooks")}),4573:(v=>{v.exports=process.getBuiltinModule("node:buffer")}),1421:(v=>{v.exports=process.getBuiltinModule("node:\
child_process")}),7598:(v=>{v.exports=process.getBuiltinModule("node:crypto")}),3053:(v=>{v.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(v=>{
v.exports=process.getBuiltinModule("node:dns")}),8474:(v=>{v.exports=process.getBuiltinModule("node:events")}),3024:(v=>{v.exports=process.getBuiltinModule("nod\
e:fs")}),7067:(v=>{v.exports=process.getBuiltinModule("node:http")}),2467:(v=>{v.exports=process.getBuiltinModule("node:http2")}),7030:(v=>{v.exports=process.getBuiltinModule(
"node:net")}),8161:(v=>{v.exports=process.getBuiltinModule("node:os")}),6760:(v=>{v.exports=process.getBuiltinModule("node:path")}),3916:(v=>{v.exports=process.
getBuiltinModule("node:path/posix")}),643:(v=>{v.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(v=>{v.exports=process.getBuiltinModule("node:querys\
tring")}),99:(v=>{v.exports=process.getBuiltinModule("node:sqlite")}),7075:(v=>{v.exports=process.getBuiltinModule("node:stream")}),7830:(v=>{v.exports=process.
getBuiltinModule("node:stream/web")}),8500:(v=>{v.exports=process.getBuiltinModule("node:timers/promises")}),1692:(v=>{v.exports=process.getBuiltinModule("node:\
tls")}),3136:(v=>{v.exports=process.getBuiltinModule("node:url")}),7975:(v=>{v.exports=process.getBuiltinModule("node:util")}),3429:(v=>{v.exports=process.getBuiltinModule(
"node:util/types")}),5919:(v=>{v.exports=process.getBuiltinModule("node:worker_threads")}),8522:(v=>{v.exports=process.getBuiltinModule("node:zlib")}),857:(v=>{
v.exports=process.getBuiltinModule("os")}),6928:(v=>{v.exports=process.getBuiltinModule("path")}),4756:(v=>{v.exports=process.getBuiltinModule("tls")}),9023:(v=>{
v.exports=process.getBuiltinModule("util")})},he={};function ne(v){var j=he[v];if(j!==void 0)return j.exports;var c=he[v]={exports:{}},u=!0;try{_e[v](c,c.exports,
ne),u=!1}finally{u&&delete he[v]}return c.exports}ne.m=_e,typeof ne<"u"&&(ne.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.
match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var v=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("we\
bpack exports"):"__webpack_exports__",c=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",u=p=>{p&&p.d<1&&(p.d=1,p.forEach(w=>w.r--),p.forEach(
w=>w.r--?w.r++:w()))},r=p=>p.map(w=>{if(w!==null&&typeof w=="object"){if(w[v])return w;if(w.then){var N=[];N.d=0,w.then(y=>{k[j]=y,u(N)},y=>{k[c]=y,u(N)});var k={};
return k[v]=y=>y(N),k}}var W={};return W[v]=y=>{},W[j]=w,W});ne.a=(p,w,N)=>{var k;N&&((k=[]).d=-1);var W=new Set,y=p.exports,x,B,F,L=new Promise((I,R)=>{F=R,B=I});
L[j]=y,L[v]=I=>(k&&I(k),W.forEach(I),L.catch(R=>{})),p.exports=L,w(I=>{x=r(I);var R,E=()=>x.map(f=>{if(f[c])throw f[c];return f[j]}),a=new Promise(f=>{R=()=>f(E),
R.r=0;var $=m=>m!==k&&!W.has(m)&&(W.add(m),m&&!m.d&&(R.r++,m.push(R)));x.map(m=>m[v]($))});return R.r?a:E()},I=>(I?F(L[c]=I):B(y),u(k))),k&&k.d<0&&(k.d=0)}})(),
(()=>{var v=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):c=>c.__proto__,j;ne.t=function(c,u){if(u&1&&(c=this(c)),u&8||typeof c=="object"&&c&&(u&4&&c.__esModule||
u&16&&typeof c.then=="function"))return c;var r=Object.create(null);ne.r(r);var p={};j=j||[null,v({}),v([]),v(v)];for(var w=u&2&&c;typeof w=="object"&&!~j.indexOf(
w);w=v(w))Object.getOwnPropertyNames(w).forEach(N=>p[N]=()=>c[N]);return p.default=()=>c,ne.d(r,p),r}})(),ne.d=(v,j)=>{for(var c in j)ne.o(j,c)&&!ne.o(v,c)&&Object.
defineProperty(v,c,{enumerable:!0,get:j[c]})},ne.f={},ne.e=v=>Promise.all(Object.keys(ne.f).reduce((j,c)=>(ne.f[c](v,j),j),[])),ne.u=v=>({69:"69",124:"197",138:"\
218",147:"147",167:"245",192:"192",197:"197",218:"218",219:"192",243:"243",245:"245",343:"192",508:"977",602:"602",624:"243",727:"245",812:"147",845:"245",879:"\
977",909:"197",977:"977"}[v]??v)+".index.js",ne.o=(v,j)=>Object.prototype.hasOwnProperty.call(v,j),ne.r=v=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
v,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(v,"__esModule",{value:!0})},(()=>{var v={371:0,792:0},j=c=>{var{ids:u,modules:r,runtime:p}=c,w,N,k=0;
for(w in r)ne.o(r,w)&&(ne.m[w]=r[w]);for(p&&p(ne);k<u.length;k++)N=u[k],ne.o(v,N)&&v[N]&&v[N][0](),v[u[k]]=0};ne.late=(c,u)=>{for(const r of c){if(v[r]===0)continue;
const{createRequire:p}=process.getBuiltinModule("module");j(p(import.meta.url)("./"+ne.u(r)))}return ne(u)},ne.f.j=(c,u)=>{var r=ne.o(v,c)?v[c]:void 0;if(r!==0)
if(r)u.push(r[1]);else{var p=import("./"+ne.u(c)).then(j,w=>{throw v[c]!==0&&(v[c]=void 0),w}),p=Promise.race([p,new Promise(w=>r=v[c]=[w])]);u.push(r[1]=p)}}})();
var pe={};ne.d(pe,{C:()=>Oe,a:()=>$e});const Oe=()=>Promise.all([ne.e(147),ne.e(812),ne.e(197),ne.e(371),ne.e(124),ne.e(909)]).then(ne.bind(ne,2909)),$e=()=>Promise.
all([ne.e(371),ne.e(69)]).then(ne.bind(ne,9069));var Te=pe.C,Ae=pe.a;export{Te as runAction,Ae as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
