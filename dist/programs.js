var _e={3368:((T,j,c)=>{c.d(j,{rv:()=>de,cA:()=>oe});var a=c(1831),i=c(2713),p=c(7630),I=c(101),U=c(9075),N=c(9587),W=c(7251),P=c(8408);const x=4;function B(K,q){
let X={text:K,starts:null};for(let ne=0;ne<x&&X!==null;ne+=1)q(D(X,K.length)),X=O(X,K.length)}const F="\u2026",C=Array.from({length:128},(K,q)=>{const X=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[X]??X).toLowerCase()});function k(K){return K===F?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function D({text:K,starts:q},X){let ne="",ee=!1;const V=[],G=(J,Z)=>{J===" "&&ee||(ee=J===
" ",ne+=J,V.push(Z))};for(let J=0;J<K.length;J+=1){const Z=q===null?J:q[J]??X,Q=C[K.charCodeAt(J)];if(Q!==void 0){G(Q,Z);continue}const re=String.fromCodePoint(
K.codePointAt(J)??0);for(const ce of k(re).split(""))G(ce,Z);J+=re.length-1}return V.push(X),{folded:ne,starts:V}}const S=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),E=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
m=/[%\\&]|xn--/i;function O({text:K,starts:q},X){if(!m.test(K))return null;let ne="";const ee=[];let V=0;const G=Z=>q===null?Z:q[Z]??X,J=Z=>{for(let Q=V;Q<Z;Q+=
1)ee.push(G(Q));ne+=K.slice(V,Z)};for(const Z of K.matchAll(E)){J(Z.index),V=Z.index+Z[0].length;for(const{written:Q,at:re}of d(Z)){ne+=Q;for(let ce=0;ce<Q.length;ce+=
1)ee.push(G(Z.index+re))}}return V===0?null:(J(K.length),{text:ne,starts:ee})}function d(K){const[q,X,ne,ee,V,G,J,Z,Q,re]=K;if(X!==void 0)return _(X);if(re!==void 0)
return[{written:(0,P.mI)(re.toLowerCase()),at:0}];const ce=ne??ee??Z;return L(ce!==void 0?M(Number.parseInt(ce,16)):J!==void 0?M(Number(J)):Q!==void 0?S.get(Q)??
q:V??(G===void 0?"":" "))}const L=K=>[{written:K,at:0}],M=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",g=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function _(K){const q=K.startsWith("%")?3:4,X=K.replace(/(?:%|\\x)(..)/g,(ne,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(X.matchAll(g),({
0:[ne="",...ee],index:V})=>{const G=ne.charCodeAt(0),J=ee.reduce((Z,Q)=>Z<<6|Q.charCodeAt(0)&63,ee.length===0?G:G&63>>ee.length);return{written:M(J),at:q*V}})}const b="\
***",$=12,l=200;function e(K){const q=v(K);return(X,ne)=>{if(q.pieces.size===0)return X;const ee=[];return B(X,V=>h(V,X,q,ee)),ee.length===0?X:y(X,ee,ne)}}function v(K){
const q=new Set,X=new Set,ne=new Set,ee=({folded:V})=>{if(V.length<i.Il)return;const G=Math.min(V.length,$);X.add(G);for(let J=0;J+G<=V.length;J+=1)q.add(V.slice(
J,J+G));for(let J=i.Il;J<G;J+=1)ne.add(V.slice(0,J))};for(const V of(0,W.x)(K))B(V,ee);return{pieces:q,lengths:X,heads:ne}}function h({folded:K,starts:q},X,{pieces:ne,
lengths:ee,heads:V},G){const J=(Q,re)=>{const ce=K[Q]===" "?Q+1:Q;let ie=K[re-1]===" "?re-1:re;for(;ie<K.length&&q[ie]===q[ie-1];)ie+=1;const ae=q[ce]??0,fe=q[ie]??
X.length,ue=G.at(-1);ue===void 0||ae<ue.from||ae>ue.to?G.push({from:ae,to:fe}):G[G.length-1]={from:ue.from,to:Math.max(ue.to,fe)}};for(const Q of ee)for(let re=0;re+
Q<=K.length;re+=1)ne.has(K.slice(re,re+Q))&&J(re,re+Q);const Z=Q=>{for(let re=Math.min($-1,Q);re>=i.Il;re-=1)if(V.has(K.slice(Q-re,Q))){J(Q-re,Q);break}};for(let Q=K.
indexOf(F);Q>=0;Q=K.indexOf(F,Q+1))Z(Q);X.length>=l&&Z(K.length)}function y(K,q,X){let ne="",ee=0;for(const V of q.toSorted((G,J)=>G.from-J.from))V.to<=ee||X.size>
0&&s(K,V,X)||((V.from>ee||ee===0)&&(ne+=K.slice(ee,V.from)+b),ee=V.to);return ne+K.slice(ee)}const w=K=>K<"\x80"?/[a-z\d.:-]/i.test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
K),o=260;function s(K,{from:q,to:X},ne){const ee=J=>Math.max(q-J,J-X)<o&&w(K[J]??"");let V=q;for(;ee(V-1);)V-=1;let G=X;for(;ee(G);)G+=1;for(;!ne.has(K.slice(V,
G));){if(G===X||!/[.:]/.test(K[G-1]??""))return!1;G-=1}return!0}const f=64,u="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file directory directories root units exclude requirem\
ents namedHost stateHosts repository setting writtenAt",R="value hashes",H=new Set;function z(K){return Y(()=>{const q=e(K);return(X,ne=H)=>{if(typeof X=="strin\
g")return Y(()=>q(X,ne));const ee=(0,U.Oo)(V=>q((0,N._U)(V),ne));return Y(()=>se(ee)(X))}})}function Y(K){try{return K()}catch{throw new Error("tokens could not\
 be hidden")}}function se(K){const[q,X]=[new Set(u.split(" ")),new Set(R.split(" "))],ne={ours:new Map,theirs:new Map},ee=(G,J,Z)=>{if(Array.isArray(G)){const ie=G.
map(ae=>V(ae,J+1,Z));return ie.every((ae,fe)=>ae===G[fe])?G:ie}let Q=!0;const re=Object.entries(G).map(([ie,ae])=>{if(Z==="ours"&&q.has(ie))return[ie,ae];const fe=V(
ae,J+1,X.has(ie)?"theirs":Z),ue=Z==="ours"?ie:K(ie);return Q&&=ue===ie&&fe===ae,[ue,fe]}),ce=Object.getPrototypeOf(G)===Object.prototype;return Q&&ce?G:Object.fromEntries(
re)},V=(G,J,Z)=>{if(typeof G=="string")return K(G);if(J>f)return null;if(typeof G!="object"||G===null)return G;const Q=ne[Z].get(G)??ee(G,J,Z);return ne[Z].set(
G,Q),Q};return G=>V(G,0,"ours")}function oe(K,q,X=()=>{}){const ne=new Map;let ee=null;const V=J=>{const Z=J.filter(Q=>!ne.has(Q.reveal()));if(Z.length!==0){for(const Q of Z)
ne.set(Q.reveal(),Q);ee=null,X(Z)}};Y(()=>V(ge(K,q)));const G=(J,Z)=>(ee??=z([...ne.values()]),ee(J,Z));return{learn:J=>Y(()=>V([J])),redact:G,redactUsages:(J,Z)=>ne.
size===0?J:G(J,Z)}}const le="tf-disco crashed, and the description of the crash could not be cleared of tokens";function de(K,{redact:q}){try{return K(q)}catch{
return le}}const me=K=>(0,a.Fq)(K).ok,Ee=K=>K.includes(".")&&me(K);function ge(K,q){const X=(0,p.vk)(K.tokens??"").flatMap(V=>{const G=V.indexOf("="),J=V.slice(
G+1).trim(),Z=G<0?"":V.slice(0,G).trim();return Z!==""&&(!me(Z)||!Z.includes(".")&&Ee(J))?[J,Z,V]:[J]}),ne=Object.entries(q).flatMap(([V,G])=>V.startsWith(a.xV)&&
G!==void 0?[G]:[]),ee=K["github-token"]?.trim()??"";return[...X,...ne,...(0,I.W)(q),ee].filter(V=>V!=="").map(V=>new i.ou(V))}}),7251:((T,j,c)=>{c.d(j,{K:()=>B,
x:()=>W});var a=c(4091),i=c(6979),p=c(2713);function I(C){const k=C.reveal(),D=/[\r\n]/.test(k)?k.split(/[\r\n]+/):[];return[k,...D].filter(S=>S.trim().length>=
p.Il)}const U=C=>[...new Set([C,Buffer.from(C).toString("latin1")])],N=C=>["","x","xx"].flatMap(k=>{const D=Buffer.from(k+C).toString("base64"),S=D.slice(Math.ceil(
k.length*4/3)).replace(/=+$/,"");return D.endsWith("=")?[S.slice(0,-1),S]:[S]});function*W(C){const k=C.flatMap(I).map(D=>D.trim().slice(0,p.$c));for(const D of new Set(
k.flatMap(U)))yield D,D.includes(" ")&&(yield D.replaceAll(" ","+")),yield*N(D),yield Buffer.from(D).toString("hex")}const P=16*1024,x=1024*1024;function B(C){let k=x;
return D=>{const S=D.flatMap(I).flatMap(m=>[m,m.trim()]),E=[];for(const m of new Set(S.flatMap(U))){if(m.length>P||k<0)continue;const O=F(m).filter(d=>d.trim().
length>=p.Il);E.push(...O),k-=O.join("").length}C([...new Set([...S,...E])])}}function F(C){const k=(0,i.ft)(C),D=(0,a.ol)(C).slice(1,-1),S=[encodeURIComponent(
C.toWellFormed()),...k.ok?[k.value]:[]],E=N(C),m=Buffer.from(C).toString("hex");return[C,C.toLowerCase(),D,JSON.stringify(C).slice(1,-1),...S,...S.map(O=>O.replace(
/%[0-9A-F]{2}/g,d=>d.toLowerCase())),...E,...E.map(O=>O.replaceAll("+","-").replaceAll("/","_")),m,m.toUpperCase()]}}),1342:((T,j,c)=>{c.d(j,{A3:()=>B,KE:()=>F,
KI:()=>D,Or:()=>C,f8:()=>k,hM:()=>x,mk:()=>W,qW:()=>E});var a=c(3024),i=c(6760),p=c(3592),I=c(8820),U=c(5747);const N=64*1024;function*W(d){let L="";for(const M of d)
L+=M,!(L.length<N)&&(yield L,L="");L!==""&&(yield L)}const P={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or renam\
e the directory of that name",EMFILE:"raise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",
ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose \
a path on a file system that can be written to"};class x extends Error{name="ExplainedError"}function B(d){if(d instanceof x)return d.message;if(!C(d))return`${String(
d)}; this is a bug of tf-disco, please report it at ${p.xV}`;const L=P[d.code];return`${d.message.split(", ")[0]}${L===void 0?"":`; ${L}`}`}function F(d){try{return d(),
null}catch(L){return(0,I.RK)(B(L))}}const C=d=>typeof d=="object"&&d!==null&&"syscall"in d&&"code"in d;function k(d,L,M){const g=S(a.realpathSync(d),L),_=(0,i.basename)(
L);D(a.lstatSync((0,i.join)(g,_),{throwIfNoEntry:!1}));const b=(0,i.join)(g,`.${_.slice(0,60)}.${Math.random().toString(36).slice(2)}`),$=a.openSync(b,"wx");try{
(0,U.ET)($,()=>{for(const l of M)a.writeFileSync($,l)}),a.renameSync(b,(0,i.join)(g,_))}catch(l){throw a.rmSync(b,{force:!0}),l}}function D(d){if(!(d===void 0||
d.isFile()||d.isSymbolicLink()))throw new x(`it is ${(0,U.I)(d)}; choose another path`)}function S(d,L){const M=(0,i.resolve)(d,L),g=(0,U.UO)(M,d);if(!g&&!(0,i.
isAbsolute)(L))throw new x(`it is outside ${d}; use an absolute path if that is intended`);const _=g?d:(0,i.parse)(M).root;return(0,i.relative)(_,(0,i.dirname)(
M)).split(i.sep).filter(Boolean).reduce(($,l)=>m($,l,d),_)}function E(d,L){const M=a.realpathSync(d);return O(S(M,L),(0,i.basename)(L),M)}function m(d,L,M){const g=(0,i.
join)(d,L);try{a.lstatSync(g,{throwIfNoEntry:!1})===void 0&&a.mkdirSync(g)}catch(_){if((0,U.Oj)(_)!=="EEXIST")throw _}return O(d,L,M)}function O(d,L,M){const g=(0,i.
join)(d,L);if(!a.lstatSync(g,{throwIfNoEntry:!1})?.isSymbolicLink())return g;const _=a.realpathSync(g);if(!(0,U.UO)(d,M)||(0,U.UO)(_,M))return _;throw new x(`th\
e link ${(0,i.relative)(M,g)} leads outside ${M}; remove it or choose another path`)}}),5747:((T,j,c)=>{c.d(j,{$r:()=>g,ET:()=>E,I:()=>C,Mc:()=>O,N0:()=>m,Oj:()=>S,
UO:()=>M,qA:()=>B,qo:()=>D,r7:()=>x,v2:()=>L,wX:()=>d,yR:()=>P});var a=c(4573),i=c(3024),p=c(6760);const I=16*1024*1024,U=i.constants.O_RDONLY|(i.constants.O_NONBLOCK??
0)|(i.constants.O_NOCTTY??0),N=Buffer.allocUnsafeSlow(256*1024);let W=N;function P(_,b=I){const $=B(_,b);if(!Buffer.isBuffer($))return $;const l=$.toString("utf\
8"),e=!l.includes("\uFFFD")||(0,a.isUtf8)($);return{ok:!0,text:l,isUtf8:e,bytes:$.length}}function x(_,b=I){const $=P(_,b);return $.ok?$.text:null}function B(_,b){
try{return E(i.openSync(_,U),$=>{const l=i.readSync($,N,0,N.length,0);return l<N.length?N.subarray(0,l):k($,b)})}catch($){const l=S($),e=m(()=>i.statSync(_),null);
return{ok:!1,failure:e?.isFile()===!1?F(e,l):{kind:"error",code:l}}}}const F=(_,b)=>({kind:"special",is:C(_),code:b});function C(_){return _.isDirectory()?"a di\
rectory":_.isFIFO()||_.isSocket()?_.isFIFO()?"a named pipe":"a socket":_.isFile()?"a file without a size":_.isBlockDevice()?"a block device":"a character device"}
function k(_,b){const $=i.fstatSync(_),{size:l}=$;if(l<N.length)return{ok:!1,failure:F($,"ESPIPE")};if(l>b)return{ok:!1,failure:{kind:"size",bytes:l,maxBytes:b}};
W.length<l&&(W=Buffer.allocUnsafeSlow(Math.min(2*l,b)));let e=0;for(;e<l;){const v=i.readSync(_,W,e,l-e,e);if(v===0)break;e+=v}return W.subarray(0,e)}const D=_=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.
test(Object(_).code);function S(_){if(!(typeof _=="object"&&_!==null&&"code"in _)||typeof _.code!="string"||D(_))throw _;return _.code}function E(_,b){try{return b(
_)}finally{i.closeSync(_)}}function m(_,b){try{return _()}catch($){return S($),b}}const O=_=>m(()=>i.readdirSync(_,{withFileTypes:!0}),[]),d=_=>O(_).map(({name:b})=>b).
sort(),L=_=>O(_).flatMap(b=>b.isDirectory()?b.name:[]);function M(_,b){const $=(0,p.relative)(b,_);return $!==".."&&!$.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(
$)}function g(_){try{const b=i.realpathSync(_),$=i.statSync(b);return $.isFile()?{kind:"file",path:b}:$.isDirectory()?{kind:"directory",path:b}:{kind:"special",
path:b,is:C($)}}catch(b){return{kind:"error",code:S(b)}}}}),6181:((T,j,c)=>{c.d(j,{NW:()=>W,RY:()=>I,Wg:()=>a,r5:()=>i});const a=({prefix:P,bits:x},B)=>P.length===
B.length&&P.every((F,C)=>{const k=Math.min(Math.max(8*(C+1)-x,0),8);return F>>k===(B[C]??0)>>k});function i(P){if(!P.includes(":"))return p(P);const x=P.indexOf(
"%");return x===P.length-1?null:U(x<0?P:P.slice(0,x))}function p(P){const x=P.split("."),B=x.length===4&&x.every(C=>/^(0|[1-9]\d{0,2})$/.test(C)),F=x.map(Number);
return B&&F.every(C=>C<=255)?F:null}function I(P){const x=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(P)?URL.parse(`http://${P}`):null;return x&&p(x.hostname)}function U(P){
const x=/^[\da-f:.]+$/i.test(P)?URL.parse(`http://[${P}]`):null;if(x===null)return null;const[B=[],F=[]]=x.hostname.slice(1,-1).split("::").map(k=>k.split(":").
filter(Boolean)),C=Array(8-B.length-F.length).fill("0");return[...B,...C,...F].flatMap(k=>{const D=Number.parseInt(k,16);return[D>>8,D&255]})}const N=[0,0,0,0,0,
0,0,0,0,0,255,255].join(),W=P=>P.slice(0,12).join()===N?P.slice(12):P}),3307:((T,j,c)=>{c.d(j,{f:()=>y,ap:()=>h,Gv:()=>B,HT:()=>d,I:()=>b,IL:()=>_,Ey:()=>O,AN:()=>v});
const a=10,i=["more than 10000 levels of nesting","nest brackets less deeply"],p=["number too large for a 64-bit float","use a smaller number"],I=["the text end\
s before the JSON value is complete","check that the file was not truncated"],U=["trailing comma","remove the comma"];function N(s,f){return f===s.length?I:s[f]===
"\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const W=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function P(s,f,A){for(const[n,...t]of W)if(n.test(s))
return t;switch(f){case"value":return/^[}\]:]/.test(s)?["missing value","add the value"]:/^[-+.\d]/.test(s)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return A===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(s)?["wrong closing bracket",`write ${A}`]:["missing comma","add the comma"]}}function x(s,f,[A,n]){let[t,r]=[1,1];for(let u=0;u<
f;u+=1){const R=s.charCodeAt(u);R===a?(t+=1,r=1):(R<56320||R>57343)&&(r+=1)}return{why:`line ${t}, column ${r}: ${A}`,advice:n}}const B=s=>typeof s=="object"&&s!==
null&&!Array.isArray(s),F=1e4,C=34,k=44,D=58,S=91,E=123,m=125,O=(s,f)=>new L(s,f).run(),d=(s,f)=>new L(s,null).run(f);class L{#e;#s;#n=[];#t="value";#r=0;#i=0;#c=0;#a=0;#l=0;#o=-1;constructor(f,A){
this.#e=f,this.#s=A}run(f="whole"){const A=this.#e,n=this.#n,t=v(A,0);for(let u=t,R=0;u<A.length;u=v(A,R)){const H=A.charCodeAt(u);if(R=this.#u(u,H),R<0)return this.#h(
u,~R);if(this.#t==="next"&&n.length===1&&this.#s?.(this.#c,R,this.#a,this.#l),f==="first"&&this.#t==="next"&&n.length===0)return null;this.#r=H,this.#i=u}return this.#t!==
"next"||n.length>0?x(A,A.length,I):this.#s!==null&&this.#o>=0&&A.charCodeAt(t)===E?x(A,this.#o,p):null}#u(f,A){const n=this.#n[this.#n.length-1];if(A===n&&(this.#t===
"next"||M(this.#r)))return this.#n.pop(),this.#t="next",f+1;switch(this.#t){case"value":return this.#f(f,A);case"key":return A===C?this.#d(f):~f;case"colon":return A!==
D?~f:(this.#t="value",f+1);case"next":return A!==k||n===void 0?~f:(this.#t=n===m?"key":"value",f+1)}}#f(f,A){const n=this.#n.length;if(n===1&&(this.#c=f),M(A))return n===
F?~f:(this.#n.push(A+2),this.#t=A===E?"key":"value",f+1);const t=A===C,r=t?h(this.#e,f):y(this.#e,f);return r<0||(!t&&this.#o<0&&o(this.#e,f,r)&&(this.#o=f),this.#t=
"next"),r}#d(f){const A=h(this.#e,f);return this.#n.length===1&&(this.#a=f,this.#l=A),this.#t="colon",A}#h(f,A){const n=this.#e,t=n.charCodeAt(f),r=this.#n.at(-1);
if(A>f)return x(n,A,N(n,A));if(this.#t==="value"&&M(t))return x(n,f,i);if(t===r&&this.#r===k)return x(n,this.#i,U);const u=r===void 0?void 0:String.fromCharCode(
r),R=P(n.slice(f,f+2),this.#t,u);return x(n,f,R)}}const M=s=>s===E||s===S,g=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function _(s){return s.startsWith('"')?b(s):s.includes("\\u")?JSON.parse(s.replace(g,(f,A)=>A===void 0?f:"\\ufffd")):JSON.parse(s)}function b(s){return JSON.parse(
s).toWellFormed()}const $=32,l=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,e=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function v(s,f){let A=f;for(;A<s.length&&!(s.charCodeAt(A)>$||!` 	
\r`.includes(s.charAt(A)));A+=1);return A}function h(s,f){let A=f+1;for(l.lastIndex=A;l.test(s);)A=l.lastIndex;return s.charCodeAt(A)===C?A+1:~A}function y(s,f){
return e.lastIndex=f,e.test(s)?e.lastIndex:~f}const w=5,o=(s,f,A)=>A-f>=w&&Math.abs(Number(s.slice(f,A)))===1/0}),4091:((T,j,c)=>{c.d(j,{D3:()=>I,Dw:()=>k,Ju:()=>E,
TR:()=>m,_6:()=>x,iP:()=>S,ol:()=>p,s8:()=>D});const a=`"\\\x07\b\f
\r	\v`,i='"\\abfnrtv',p=O=>`"${U(O.toWellFormed())}"`;function I(O,d){const L=new TextEncoder,{read:M,written:g}=L.encodeInto(O,new Uint8Array(d)),_=L.encode(O.
slice(M,M+2)).subarray(0,d-g),b=Array.from(_,$=>`\\x${W($,2)}`).join("");return`"${U(O.slice(0,M).toWellFormed())}${b}"`}function U(O){return/^[ !#-[\]-~]*$/.test(
O)?O:O.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),N)}function N(O){const d=O.codePointAt(0)??0;return a.includes(O)?`\\${i[a.indexOf(O)]}`:d<128?`\\x${W(d,
2)}`:d<65536?`\\u${W(d,4)}`:`\\U${W(d,8)}`}const W=(O,d)=>O.toString(16).padStart(d,"0"),P=new TextDecoder("utf-8",{ignoreBOM:!0});function x(O){const d=P.decode(
O);return d.includes("\uFFFD")?P.decode(F(O)):d}const B=255;function F(O){const d=new Uint8Array(O),L=M=>((O[M]??0)&192)===128;for(const[M,g]of O.entries()){if(g<
224)continue;L(M+1)&&L(M+2)&&(g<240||L(M+3))||(d[M]=B)}return d}const C=($late2??=new RegExp("\\p{White_Space}","u"));function k(O){let d=0;for(;C.test(O.charAt(d));)d+=1;return O.slice(d)}
function D(O){let d=O.length;for(;C.test(O.charAt(d-1));)d-=1;return O.slice(0,d)}function S(O){let d="";for(const L of O)d+=String.fromCharCode(L);return d}const E=O=>({
ok:!0,value:O}),m=O=>({ok:!1,why:O})}),6979:((T,j,c)=>{c.d(j,{Ge:()=>L,Uw:()=>m,V$:()=>x,ft:()=>B,h0:()=>E,xB:()=>O,y3:()=>F});var a=c(4091);const i=`!$&'()*+,;\
=:[]<>"`,p={path:"$&+,/:;=@",host:i,zone:i,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},I=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,U=/^[A-Za-z0-9._~-]/,
N=/%(?![0-9A-Fa-f]{2})/,W=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,P=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function x(M,g){let _="";for(const{0:b,index:$}of M.matchAll(
I))if(U.test(b)||p[g].includes(b))_+=b;else{if(b==="%")return(0,a.TR)(S(M,$));if(b.startsWith("%")){const l=Number.parseInt(b.slice(1),16);if(k(l,g))return(0,a.
TR)(`invalid URL escape "${b}"`);_+=D(l,g)}else if(b>"\x7F")_+=encodeURIComponent(b.toWellFormed());else{if(g==="host"||g==="zone")return(0,a.TR)(`invalid chara\
cter ${(0,a.ol)(b)} in host name`);_+=D(b.charCodeAt(0),g)}}return(0,a.Ju)(_)}function B(M){return M==="%2A"?(0,a.Ju)("*"):C(M,W)?(0,a.Ju)(M):x(M,"path")}const F=M=>C(
M,P)?(0,a.Ju)(M):x(M,"fragment"),C=(M,g)=>g.test(M)&&!N.test(M);function k(M,g){return g==="host"?M<128&&M!==37:g!=="zone"||M===37||M===32?!1:D(M,"zone").startsWith(
"%")}function D(M,g){const _=String.fromCharCode(M);return U.test(_)||p[g].includes(_)?_:`%${M.toString(16).toUpperCase().padStart(2,"0")}`}const S=(M,g)=>`inva\
lid URL escape ${(0,a.D3)(M.slice(g,g+4),3)}`;function E(M){for(const g of M.split("&")){if(g.includes(";"))return"invalid semicolon separator in query";const[,
..._]=/^([^=]*)=?(.*)$/s.exec(g)??[];for(const b of _){const $=b.search(N);if($>=0)return S(b,$)}}return null}const m=M=>M.replace(/(?:%[0-9A-F]{2})+/g,g=>(0,a.
_6)(Uint8Array.from(g.slice(1).split("%"),_=>Number.parseInt(_,16))));function O(M){return M.split("&").flatMap(g=>{if(g===""||g.includes(";"))return[];const[,..._]=/^([^=]*)=?(.*)$/s.
exec(g)??[],[b,$]=_.map(l=>x(l.replaceAll("+","%20"),"query"));return b?.ok&&$?.ok?[[d(b.value),d($.value)]]:[]})}const d=M=>M.replaceAll("%20","+"),L=M=>M.toSorted(
([g],[_])=>g<_?-1:g>_?1:0).map(([g,_])=>`${g}=${_}`).join("&")}),4283:((T,j,c)=>{c.d(j,{Dl:()=>B,EN:()=>S,L5:()=>D,O2:()=>v,Pl:()=>C,aR:()=>O,cz:()=>k,jr:()=>F,
lv:()=>U,sX:()=>h,t5:()=>E});var a=c(9587),i=c(6181),p=c(4091),I=c(6979);const U={opaque:"",user:null,omitHost:!1,query:"",fragment:""},N=/[^ -~\u0080-\u{10ffff}]/u,
W=/^([A-Za-z][A-Za-z0-9+.-]*):/,P=/^(?::[0-9]*)?$/,x=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function B(o){const[s,f]=e(o,"#"),A=d(s);if(!A.ok)return(0,p.TR)(`parse ${(0,p.
ol)(s)}: ${A.why}`);const n=(0,I.y3)(f);return n.ok?(0,p.Ju)({...A.value,fragment:n.value}):(0,p.TR)(`parse ${(0,p.ol)(o)}: ${n.why}`)}function F(o){const s=o.scheme===
""?"":`${o.scheme}:`,f=o.fragment===""?"":`#${o.fragment}`,A=o.opaque===""?$(o)+l(o):o.opaque;return[s,A,m(o),f].join("")}function C(o){const s=o.opaque&&(0,a.Mi)(
`//${o.opaque}`,"").slice(2);return(0,a.Mi)(F({...o,opaque:s,query:"",forceQuery:!1,fragment:""}),"")}function k(o){const s=o.host.lastIndexOf(":"),f=s>=0&&P.test(
o.host.slice(s)),A=f?o.host.slice(0,s):o.host,n=A.startsWith("[")&&A.endsWith("]");return{name:(0,I.Uw)(n?A.slice(1,-1):A),port:f?o.host.slice(s+1):""}}const D=o=>o===
"https"?443:80,S=o=>o.includes(":")?`[${o}]`:o,E=o=>(o.opaque||o.path||"/")+m(o),m=({forceQuery:o,query:s})=>o||s!==""?`?${s}`:"";function O(o){if(o.user===null)
return null;const s=`${o.user.name}:${o.user.password??""}`.replace(/%[0-9A-F]{2}/g,f=>String.fromCharCode(Number.parseInt(f.slice(1),16)));return`Basic ${btoa(
s)}`}function d(o){if(N.test(o))return(0,p.TR)("net/url: invalid control character in URL");if(o.startsWith(":"))return(0,p.TR)("missing protocol scheme");const s=W.
exec(o)?.[1]??"",f=s.toLowerCase(),[A,n]=e(s===""?o:o.slice(s.length+1),"?"),t=n===""&&o.endsWith("?"),r={...U,host:"",path:"",scheme:f,query:n,forceQuery:t};return A.
startsWith("/")?L(r,A):f!==""?(0,p.Ju)({...r,opaque:A}):e(A,"/")[0].includes(":")?(0,p.TR)("first path segment in URL cannot contain colon"):M(r,A)}function L(o,s){
if(!(s.startsWith("//")&&(o.scheme!==""||!s.startsWith("///"))))return M({...o,omitHost:o.scheme!==""},s);const[A]=e(s.slice(2),"/"),n=A.lastIndexOf("@"),t=_(A.
slice(n+1),o.scheme);if(!t.ok)return t;const r=n<0?(0,p.Ju)(null):g(A.slice(0,n));return r.ok?M({...o,user:r.value,host:t.value},s.slice(2+A.length)):r}function M(o,s){
const f=(0,I.ft)(s);return f.ok?(0,p.Ju)({...o,path:f.value}):f}function g(o){if(!x.test(o))return(0,p.TR)("net/url: invalid userinfo");const[s,f]=e(o,":"),A=(0,I.
V$)(s,"user");if(!A.ok)return A;if(!o.includes(":"))return(0,p.Ju)({name:A.value,password:null});const n=(0,I.V$)(f,"user");return n.ok?(0,p.Ju)({name:A.value,password:n.
value}):n}function _(o,s){const f=o.lastIndexOf("[");if(f>0)return(0,p.TR)("invalid IP-literal");if(f===0)return b(o);const A=o.indexOf(":"),n=/^https?$/.test(s)?
A:o.lastIndexOf(":"),t=n<0?"":o.slice(n);return P.test(t)?(0,I.V$)(o,"host"):(0,p.TR)(`invalid port ${(0,p.ol)(t)} after host`)}function b(o){const s=o.lastIndexOf(
"]");if(s<0)return(0,p.TR)("missing ']' in host");const f=o.slice(s+1);if(!P.test(f))return(0,p.TR)(`invalid port ${(0,p.ol)(f)} after host`);const A=o.slice(0,
s).indexOf("%25"),n=A<0?s:A,t=(0,I.V$)(o.slice(1,n),"host");if(!t.ok)return t;const r=(0,I.V$)(o.slice(n,s),"zone");if(!r.ok)return r;const u=(0,I.Uw)(t.value+r.
value),R=(0,i.r5)(u);return R===null?(0,p.TR)(`invalid host: ParseAddr(${(0,p.ol)(u)}): unable to parse IP`):R.length===4?(0,p.TR)("invalid IP-literal"):(0,p.Ju)(
`[${t.value}${r.value}]${f}`)}function $(o){if(o.host===""&&o.user===null&&(o.scheme===""||o.omitHost||o.path===""))return"";const f=o.user?.password??null;return`\
//${(o.user?.name??"")+(f===null?"":`:${f}`)}${o.user===null?"":"@"}${o.host}`}function l(o){return o.host!==""&&o.path!==""&&!o.path.startsWith("/")?`/${o.path}`:
o.scheme===""&&$(o)===""&&e(o.path,"/")[0].includes(":")?`./${o.path}`:o.path}function e(o,s){const f=o.indexOf(s);return f<0?[o,""]:[o.slice(0,f),o.slice(f+s.length)]}
function v(o,s){const f=B(s);return f.ok?(0,p.Ju)(h(o,f.value)):f}function h(o,s){const f=s.scheme||o.scheme;if(s.scheme!==""||s.host!==""||s.user!==null)return{
...s,scheme:f,path:w(s.path)};const A=s.path===""&&!s.forceQuery&&s.query==="",n=A?o.query:s.query,t=A&&s.fragment===""?o.fragment:s.fragment;if(s.path===""&&o.
opaque!=="")return{...s,scheme:f,query:n,fragment:t,opaque:o.opaque};const r=w(y(o.path,s.path));return{...s,scheme:f,query:n,fragment:t,user:o.user,host:o.host,
path:r}}function y(o,s){return s===""?o:s.startsWith("/")?s:o.slice(0,o.lastIndexOf("/")+1)+s}function w(o){if(o==="")return"";const s=o.split("/"),f=[];for(const r of s)
r===".."?(f.pop(),f.length===1&&f[0]===""&&f.pop()):r!=="."?f.push(r):f.length===0&&f.push("");const A=s.at(-1),n=`/${f.join("/")}${A==="."||A===".."?"/":""}`,t=(0,I.
ft)(n.startsWith("//")?n.slice(1):n);return t.ok?t.value:n}}),9075:((T,j,c)=>{c.d(j,{A9:()=>W,J6:()=>C,Oo:()=>D,Pg:()=>P,Uk:()=>F,VI:()=>k,ae:()=>a,lG:()=>p,os:()=>x,
pi:()=>i,sT:()=>B});class a{text;withheld;constructor(E,m=null){this.text=E,this.withheld=m}}const i="#",p=4096,I=200,U=2e4,N=5e6,W=S=>/[^\0-\x7f]/.test(S)?S.normalize(
"NFC"):S;class P{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>N}spend(E){if(this.steps+=
1,this.count(),this.depth>=I||this.steps>U||this.isSpent)return;this.depth+=1;const m=E();return this.depth-=1,typeof m!="string"?m:m.length>p?void 0:W(m)}}const x=()=>({
name:()=>{},call:()=>{},effort:new P}),B=()=>({...x(),isLiteral:!0}),F=S=>typeof S=="string"||typeof S=="number"||typeof S=="boolean"?String(S):void 0,C=S=>S.find(
E=>E instanceof a&&E.withheld!==null);function k(S,E){return E instanceof a?new a((S+E.text).slice(0,p),E.withheld):new a(S)}function D(S){let E;return m=>{if(E??=
new Map,!E.has(m)){E.set(m,void 0);try{E.set(m,S(m))}catch(O){throw E.delete(m),O}}return E.get(m)}}}),5143:((T,j,c)=>{c.d(j,{As:()=>O,II:()=>S,MV:()=>b,NP:()=>m,
R3:()=>D,WD:()=>E,Zl:()=>_,_M:()=>C,bH:()=>F,c1:()=>p,df:()=>i,en:()=>x,eo:()=>k,jH:()=>U,n7:()=>$,t6:()=>I,yJ:()=>B});var a=c(8820);const i=l=>typeof l=="strin\
g"?l:`${l.line}:${l.column} ${l.file}`,p=(l,e)=>[...Map.groupBy(l,e).values()],I=(l,e)=>p(l,e).map(([v])=>v),U=l=>I(l,i),N="//",W=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
P=1e3,x=l=>l.length<=P&&W.test(l),B=(l,e)=>`${l}${N}${e}`;function F(l){const e=C(l);return e===null?{repository:e,path:l}:{repository:e,path:l.slice(e.length+N.
length)}}function C(l){const e=l.indexOf(N);return e>0&&x(l.slice(0,e))?l.slice(0,e):null}const k=l=>typeof l=="string"?l:`${S(l.file)}:${l.line}`,D=({file:l,line:e,
column:v})=>`${S(l)}:${e}:${v}`;function S(l){const{repository:e,path:v}=F(l);if(e===null)return(0,a.J7)(l);const h=(0,a.J7)(e);return v==="."?h:`${h}//${(0,a.J7)(
v)}`}const E=1e4,m=l=>I(l,e=>typeof e=="string"?e:C(e.file)),O=l=>l.length<=E?l:[...new Set([...m(l),...l])].slice(0,E),d=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
L=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,M=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function g(l){const{path:e}=F(
l),v=e.split("/").slice(0,M.test(e)?-2:-1);return v.find((h,y)=>d.test(h)&&!(h==="test"&&v.slice(0,y).some(w=>L.test(w))))}const _=l=>g(l)!==void 0,b=({file:l,isInUse:e})=>e!==
!0&&_(l);function $(l){const e=g(l);return(e===void 0?F(l).path:`**/${e}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((T,j,c)=>{c.d(j,{L2:()=>g,ie:()=>D,jj:()=>M,kL:()=>x,
mB:()=>B,nE:()=>b,xu:()=>$});var a=c(3368),i=c(1342),p=c(3592),I=c(3152),U=c(9587),N=c(8820),W=c(2057);let P=function(...l){return{setFlagsFromString:P}=process.
getBuiltinModule("node:v8"),new.target?new P(...l):P(...l)};function x(l,e){l.env.UV_THREADPOOL_SIZE??="64",setTimeout(M,L).unref(),(0,W.B_)(l.stdout,e),(0,W.B_)(
l.stderr,()=>{})}async function B(l,{stop:e,secrets:v,isFinal:h,act:y,reportMistakes:w,reportCrash:o}){const s=n=>(o((0,a.rv)(t=>k(n,t),v)),3),f=O(l,e,{isFinal:h,
crash:s}),A=await y(f).catch(n=>n instanceof I.GN?(w(v.redact(n.mistakes)),2):s(n));await d(l,A)}const F=100,C=5;function k(l,e){const v=(0,i.Or)(l),h=[];let y=l;
for(;y!==void 0&&h.length<C;){const f=y instanceof Error?y.stack??y.message:String(y);h.push((0,U._U)(e(f))),y=y instanceof Error?y.cause:void 0}const w=v?1:F;return[
v?`tf-disco could not run: ${e((0,i.A3)(l))}`:`tf-disco ${p.xv} crashed; this is a bug, please report it with this text at ${p.xV}`,...h.join(`
caused by: `).split(`
`).slice(0,w)].map(f=>(0,N.BP)((0,N.RK)(f))).join(`
`)}const D=({hrtime:l})=>()=>Number(l.bigint())/1e6,S=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],E=300,m=5e3;function O(l,e,{isFinal:v,crash:h}){const y=D(l),w=new AbortController;
let o=0;const s=()=>v||w.signal.aborted;for(const f of S)l.on(f,()=>{const A=y()-o;e.end({kind:"signal",signal:f}),s()?(v||A>E)&&(l.removeAllListeners(f),l.kill(
l.pid,f)):o=y(),w.abort()});return l.on("uncaughtException",f=>{e.end({kind:"crash"});const A=h(f);s()&&l.exit(A),w.abort(),setTimeout(()=>l.exit(A),m).unref()}),
l.on("exit",()=>e.end({kind:"crash"})),w.signal}async function d(l,e){const{stdout:v,stderr:h}=l;for(const w of[v,h])await new Promise(o=>w.write("",o));if(l.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&l.platform!=="win32"&&l.execve!==void 0){const{execPath:w}=l;l.execve(w,[w,"--eval",`require('node:process').exit(${e})`],{})}l.
exit(e)}const L=100,M=()=>P("--semi-space-growth-factor=1"),g=()=>P("--heap-growing-percent=20"),_=100;async function b(l,e,v){let h=Date.now();for(;;){const y=l.
next(e.why!==null);if(y.done)return y.value;Math.abs(Date.now()-h)<_||(v(y.value),await $(),h=Date.now())}}const $=()=>new Promise(l=>setImmediate(l))}),2057:((T,j,c)=>{
c.d(j,{B_:()=>W,Dx:()=>N,PL:()=>x,aH:()=>B,yy:()=>p});var a=c(1342),i=c(3152);async function p(E,m){for(const O of(0,a.mk)(m)){if(!E.writable)return;E.write(O)||
await I(E)}}const I=E=>new Promise(m=>{const O=["drain","error","close"],d=()=>{for(const L of O)E.off(L,d);m()};for(const L of O)E.on(L,d)}),U=1024*1024;async function*N(E){
let m="";for await(const O of E.setEncoding("utf8")){const[d="",...L]=String(O).split(`
`),M=[m+d,...L];m=M.pop()??"";for(const g of M)yield g.replace(/\r$/,"");if(m.length>U)throw new i.GN(["a line of standard input exceeds 1 MiB"])}m!==""&&(yield m)}
function W(E,m){let O=!1;E.on("error",d=>{const L=!O;O=!0,L&&d.code!=="EPIPE"&&m((0,a.A3)(d))})}const P={min:40,max:100,unknown:80};function x({columns:E},m){return E||
Number(/^\d{1,4}$/.exec(m.COLUMNS??"")?.[0])||P.unknown}function B(E,m,O){const d=m==="auto"?F(E,O):m==="always",L=Math.max(P.min,Math.min(x(E,O),P.max));return{
colour:d,hyperlinks:d&&E.isTTY===!0&&S(O),width:E.isTTY?L:Number.POSITIVE_INFINITY}}function F({isTTY:E},m){return m.NO_COLOR||m.TERM==="dumb"&&!m.FORCE_COLOR?!1:
m.FORCE_COLOR?m.FORCE_COLOR!=="0":E===!0}const C=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,k=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
D=5001;function S(E){const{FORCE_HYPERLINK:m,TERM:O="",TERM_PROGRAM:d="",VTE_VERSION:L}=E;return m?m!=="0":E.CI||E.NO_COLOR||O==="dumb"?!1:Number(L)>=D||C.test(
d)||k.test(O)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(M=>E[M])}}),3229:((T,j,c)=>{c.d(j,{Kc:()=>B,L6:()=>N,NM:()=>$,cr:()=>l,x3:()=>O});var a=c(9587),i=c(
1831),p=c(5011);const I=1024,U=e=>(0,i.Pv)(e).ok;function N(e){if(e.length>I)return null;const v=(0,i.Pv)(e);if(v.ok)return W(e,(0,i.pk)(v.value));const h=F(e);
if(h!==null)return h;const{inside:y,removed:w}=D(e);if(!(0,a.Mi)(e,"").includes(y))return"write the hostname alone, not a URL";for(const o of w.length===0?[]:[y,
y.replace(/:\D.*$/s,"")])if(U(o))return`remove ${S(w)}: ${o}`;return E(y)}function W(e,v){if(/(^|\.)xn--/i.test(e))return`write it in Unicode: ${v}; upper-case \
punycode is only accepted by accident`;const h=v.replace(/(?<!\.)\.+(?=$|:)/,"");return h===v?null:`remove the trailing dot: tokens and settings for ${h} do not\
 apply to this host`}const P=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,x="replace the placeholder",B=e=>P.
test(e);function F(e){if(B(e))return x;const v=e.split(/[\s,;]+/).filter(h=>h!=="");return v.length<2?null:v.every(h=>h.includes(".")&&U(h))?`write one hostname\
 at a time: ${v[0]}`:"remove the spaces, commas and semicolons"}const C=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,k=[["the white space",e=>e.trim()],
["the quotation marks",e=>e.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",e=>e.replace(C,"")],["the trailing slash",e=>e.replace(/^([^/?#\\]*)\/$/,"$1")],["th\
e path",e=>e.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",e=>e.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",e=>e.slice(e.lastIndexOf("@")+1)],["th\
e trailing colon",e=>e.replace(/^([^:]*):$/,"$1")]];function D(e){let v=e;const h=[];for(const[y,w]of k){const o=w(v);o!==v&&h.push(y),v=o}return{inside:v,removed:h}}
const S=e=>e.join(", ").replace(/, ([^,]*)$/," and $1");function E(e){if(/^\[.*\](:\d+)?$/s.test(e)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(e))return"use a D\
NS name; the clients do not support IPv6 addresses";if(e.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(e)){const w=(0,i.
WV)(e);return U(w)?`write it in Unicode: ${w}`:"write it in Unicode, not in punycode"}if(e.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(e.includes("_")){const w=e.replaceAll("_","-");return`a hostname cannot contain underscores${U(w)?`; did you mean ${w}?`:""}`}const v=e.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(v!==e&&U(v))return`remove the extra dots: ${v}`;if(/(^|\.)-|-(\.|:|$)/.test(e))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(e))return"a label cannot have hyphens as its third and fourth character";const[,h="",y=""]=/^([^:]*):(.*)$/s.exec(e)??[];return U(
h)?/^[+-]?[0-9]+$/.test(y)?"use a port from 1 to 65535":`write the port as a number: ${h}:8443`:null}const m=e=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(e),O="\
write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",d=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function L(e,v){if(e==="")return O;if(!v&&B(e))return x;if(e!==e.trim())return"remove the white space around the address";const[,h="",y=""]=/^(https?:\/\/)(.*)$/i.
exec(e)??[],w=y.replace(d,"$1/$2"),o=(0,p.rE)(w,"terraform");return h===""||!o.ok||o.value.hostImplied?null:`write ${w} to use the module of the registry${v?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function M([e="",...v]){if(v.length!==3)return null;const[,h="",y=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(e)??[];return h!=="localhost"&&y===""?m(e)?N(e):null:`write a host with a dot, such as 127.0.0.1${y} or ${h}.localdomain${y}`}function g(e){if(e.length===3&&
m(e[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${e[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const v=/^https?:$/i.test(e[0]??"")&&e[1]==="",[h="",...y]=v?e.slice(2):e;return y.length<4||!m(h)?null:/^v?\d+\.\d+/.test(y[3]??"")?`write ${[h,...y.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[h,...y.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${y[0]}, and a namespace has one part (in GitLab, the top-level group)`}function _(e,v){if(e.includes("://"))return null;if(v.
length>=3&&e.includes("?"))return"remove the query; set the version with the `version` argument";const h=v.at(-1)??"";return[3,4].includes(v.length)&&/[A-Z]/.test(
h)?`write the target system in lower case: ${[...v.slice(0,-1),h.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(e)?`write ./${e} to use a directory\
 of the same repository${v.length<5?"":`, or ${v.slice(0,3).join("/")}//${v.slice(3).join("/")} for one of a registry module`}`:null}function b(e){const[,v="",h=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(e)??[],y=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(v)?.[1];if(y!==void 0)return`write git::${y} instead of ${v}`;const[w]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
e)??[];return w!==void 0&&(0,a.Mi)(e)===e?`write git@${w} instead of ${w}`:(0,p.rE)(h,"terraform").ok?`write ${h} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${O} (of Git, with git:: before it)`}function $(e,v,h){if(v.kind==="local"||e.length>I)return null;const[y="",...w]=e.split("\
/");if(h.ok)return h.value.hostImplied?null:N(y);const o=w.length===0?[]:w.join("/").split("//",1)[0]?.split("/")??[],s=v.kind==="remote"&&v.refusal===null,f=[y,
...o],A=L(e,s)??M(f);return A!==null||s?A:v.kind==="remote"&&!/^[^/]+:\d+\//.test(e)?b(e):g(f)??_(e,f)}function l(e){if(e.length>I)return null;if(B(e))return x;
if(e!==e.trim())return"remove the white space around the address";const[,v=""]=/^https?:\/\/(.*)$/i.exec((0,a.Mi)(e,""))??[];if(v!=="")return`remove the scheme:\
 ${v}`;const h=e.split("/"),[y=""]=h;return h.length===2&&m(y)?"write HOST/NAMESPACE/TYPE, two parts after the host":h.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":h.length===3?N(y):null}}),1064:((T,j,c)=>{c.d(j,{$I:()=>D,Du:()=>N,Eo:()=>v,Jd:()=>e,Mq:()=>m,NX:()=>E,SO:()=>S,SZ:()=>B,Y8:()=>b,
Yr:()=>F,ab:()=>k,bB:()=>P,d3:()=>$,mh:()=>h,n3:()=>p,pH:()=>L,rG:()=>C,sX:()=>l,tB:()=>g,zK:()=>W});const a="registry.terraform.io",i=[a,"registry.opentofu.org"],
p=w=>i.includes(w),I=["modules.v1","providers.v1"],U={terraform:{name:"Terraform",uses:I,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:I,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:I,replaces:I,defaults:i},renovate:{name:"Renovate",uses:I,replaces:[],defaults:[a]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:i},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},N=["terraform","opentofu"],W=Object.keys(
U),P=Object.fromEntries(Object.entries(U).map(([w,{name:o}])=>[w,o])),x=w=>U[w],B=w=>I.includes(w)?W.filter(o=>x(o).uses.includes(w)):N,F=w=>W.filter(o=>x(o).defaults?.
includes(w)),C=W.filter(w=>x(w).replaces.length>0),k=w=>W.filter(o=>x(o).replaces.includes(w)),D={language:{client:"opentofu",what:"a language block"},encryption:{
client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an \
action block"}},S=w=>Object.hasOwn(D,w),E={terraform:3,opentofu:9},m=w=>w===429||w>=500&&w!==501,O={from:null,before:null,retries:0,skipsOverridden:!1},d={...O,
client:"terraform"},L=[{...d,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...d,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,
skipsOverridden:!0},{...O,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],M={terraform:"1.15.0",opentofu:"1.12.0"};function g(w,o){const s=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(o[w]??"");if(s===null)return M[w];const f=s[1]?.split(".")??[];return[0,1,2].map(A=>f[A]??"0").join(".")}function _(w,o){const[s=[],f=[]]=[w,o].map(n=>n.split(
".").map(Number)),A=s.findIndex((n,t)=>n!==f[t]);return A<0||(s[A]??0)>(f[A]??0)}const b={terraform:"1.15",opentofu:"1.8"},$=({releases:w,versions:o})=>N.filter(
s=>s==="terraform"?!w.some(f=>f.client===s&&f.before===null):!_(g(s,o),"1.8.0")),l=w=>_(w,"1.12.0"),e=(w,o)=>w==="opentofu"||!_(o,"1.13.0"),v=w=>_(w,"1.14.0");function h(w,{
attemptMs:o,retries:s}){const f=w.findIndex((A,n)=>n===s||!y(A,o));return f<0?null:f}function y({response:w,hops:o,headMs:s},f){return s===null?w.kind==="failed"&&
w.transient:s>f||m(o.at(-1)?.status??0)}}),1831:((T,j,c)=>{c.d(j,{$Y:()=>S,$k:()=>d,$o:()=>e,Bz:()=>w,Fq:()=>C,Jr:()=>v,Pm:()=>$,Pv:()=>x,Rt:()=>F,Sv:()=>m,WV:()=>E,
cu:()=>O,ev:()=>h,fK:()=>L,nx:()=>D,pk:()=>k,xV:()=>P,yo:()=>l});var a=c(4091),i=c(4283),p=c(8408);const I=443,U=65535,N=9223372036854775807n,W=-9223372036854775808n,
P="TF_TOKEN_";function x(t){const{name:r,portion:u}=M(t.toWellFormed()),R=g(u);if(!R.ok)return/^https?$/i.test(r)?(0,a.TR)("need just a hostname and optional po\
rt number, not a full URL"):R;if(R.value.startsWith(":-"))return(0,a.TR)("port number is negative");const H=_(r);if(H!==null)return(0,a.TR)(H);const z=(0,p.YE)(
r);return z.ok?z.value===""?(0,a.TR)("nothing is left of the hostname once it is normalized"):(0,a.Ju)(z.value+R.value):z}const B=new Set(["localterraform.com",
"localtofu.com"]),F=t=>B.has(t);function C(t){const r=x(t);return r.ok||!t.includes("xn--")?r:x(E(t))}function k(t){const{name:r,portion:u}=M(t);return(0,p.DI)(
r)+u}function D(t){const r=k(t);return r===t?t:`${r} (${t})`}const S=t=>t.includes("xn--")?t.replace(/[^\s"'`/@=,;()]+ \(([^\s()]*xn--[^\s()]*)\)/g,"$1"):t;function E(t){
const{name:r,portion:u}=M(t.toWellFormed()),R=g(u);return((0,p.QC)(r)??r)+(R.ok?R.value:u)}function m(t){const{name:r,portion:u}=M(t);return{name:r,port:u===""?
I:Number(u.slice(1))}}const O=t=>({...i.lv,scheme:"https",host:t,path:"/.well-known/terraform.json",forceQuery:!1});function d(t){if(!t.startsWith(P))return null;
const r=t.slice(P.length).replaceAll("__","-").replaceAll("_","."),u=x(E(r));return u.ok?u.value:null}function L(t){const r=[t,k(t)].flatMap(u=>[u.replaceAll("-",
"__"),u]).map(u=>P+u.replaceAll(".","_"));return[...new Set(r)].filter(u=>d(u)===t)}function M(t){const r=t.indexOf(":");return r===-1?{name:t,portion:""}:{name:t.
slice(0,r),portion:t.slice(r)}}function g(t){if(t==="")return(0,a.Ju)("");const r=t.slice(1);if(!/^[+-]?[0-9]+$/.test(r))return(0,a.TR)("port portion contains n\
on-digit characters");const u=r.replace(/^([+-]?)0+(?=[0-9])/,"$1"),R=u.length>20?null:BigInt(u.replace("+",""));return R===null||R>N||R<W?(0,a.TR)("port portio\
n contains non-digit characters"):R>U?(0,a.TR)("port number is greater than 65535"):(0,a.Ju)(R===BigInt(I)?"":`:${R}`)}function _(t){if(t==="")return"empty stri\
ng is not a valid hostname";for(const r of t.replace(/\.{1,2}$/,"").split(".")){if(r==="")return"hostname contains empty label (two consecutive periods)";if(r.startsWith(
"xn--"))return`hostname label ${(0,a.ol)(r)} specified in punycode format; service hostnames must be given in unicode`}return null}const b={http:"80",https:"443",
ssh:"22"};function $(t){const{name:r,port:u}=(0,i.cz)(t),R=(0,i.EN)(r),H=u===""||u===b[t.scheme];return e(H?R:`${R}:${u}`)}function l(t){const r=(0,i.Dl)(t);return r.
ok?$(r.value):null}function e(t){const r=x(t);return r.ok?r.value:t.toLowerCase()||null}const v=(t,r)=>r.length===0||r.some(u=>u.subdomains?t.endsWith(`.${u.host}`):
t===u.host),h=(t,r)=>v(t,r.allowedHosts)||r.hostnames.some(u=>u.host===t),y=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function w(t,r,u){const[R]=t.length===0?[]:L(r);return R===
void 0?[]:t.flatMap(H=>{const z=d(H);if(z!==null&&u.has(z))return[];const Y=o(H,z,r);return Y===null?[]:[{variable:H,why:Y,write:R,isParent:s(z,r)}]})}function o(t,r,u){
const R=y.exec(t)?.[0];if(R===void 0)return null;const H=t.slice(R.length);return r!==null&&s(r,u)?`it is for ${D(r)} only: the clients do not use the tokens of\
 parent domains`:A(u).some(z=>z===f(H))?R!==P?`it begins with ${R}, and the clients read only ${P}`:r===null?"the clients cannot read a hostname from it and ign\
ore it":`the clients read it for ${D(r)}${n(H,u)}`:null}const s=(t,r)=>t!==null&&m(r).name.endsWith(`.${m(t).name}`),f=t=>t.normalize("NFC").toLowerCase().replace(
new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function A(t){const{name:r}=m(t);return[...new Set([t,r,k(t)].map(f))]}function n(t,r){const{name:u,port:R}=m(r);return R!==
443&&!t.includes(":")?"; a port follows a colon":u.includes("-")&&!t.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((T,j,c)=>{c.d(j,{mI:()=>k,
QC:()=>F,ER:()=>b,YE:()=>B,DI:()=>C});const a=(...$)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...$),i=(...$)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...$);var p=c(4091);const I=256,U={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
N={...U,checkBidi:!1},W=($late3??=new RegExp("\\p{M}{31}","u")),P="xn--",x=new TextEncoder;function B($){const l=E($,!1);if(!l.ok)return l;const e=m(l.value,U);return e===null?(0,p.TR)(D(
d($,!1))):(0,p.Ju)(e)}function F($){const l=E($,!0);if(!l.ok)return null;const e=m(l.value,N);if(e===null)return null;const v=E(e,!1);return v.ok?v.value.join("\
."):null}const C=$=>O($)?i($,U).domain:$,k=$=>i($).domain,D=$=>`idna: invalid label ${(0,p.ol)($)}`;function S($){return`idna: disallowed rune U+${($.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function E($,l){if($.length>I&&O($))return(0,p.TR)(`hostname is longer than ${I} characters`);const e=[];for(const v of d(
$,l).split(".")){const h=v.startsWith(P)?L(v):(0,p.Ju)(v);if(!h.ok)return h;const y=M(h.value);if(y!==null)return(0,p.TR)(y);e.push(h.value)}return(0,p.Ju)(e)}function m($,l){
const e=$.join(".");return b(e)?e:a(e,l)}const O=$=>/[^\0-\x7f]|xn--/i.test($);function d($,l){return $.replace(/[A-Z]+|[^\0-\x7f]/gu,v=>b(v)?v.toLowerCase():i(
v,{transitionalProcessing:l}).domain).normalize("NFC")}function L($){const l=$.slice(P.length);if(l==="")return(0,p.Ju)("");const e=i($).domain;return e===$||b(
e)?(0,p.TR)(D(l)):e.normalize("NFC")!==e||!Array.from(e).every(_)?(0,p.TR)(D(e)):(0,p.Ju)(e)}function M($){if(g($))return D($);if(/^[a-z0-9-]*$/.test($))return null;
if(W.test($))return D($);if(!b($)&&a($,N)!==null)return null;for(const l of $){if(!_(l))return D($);if(l<"\x80"&&!/[a-z0-9-]/.test(l))return S(l)}return D($)}function g($){
if($.startsWith("-")||$.endsWith("-"))return!0;if(!$.slice(0,4).includes("--"))return!1;const l=x.encode($.slice(0,5));return l.length>4&&l[2]===45&&l[3]===45}function _($){
if($<"\x80")return!0;const{domain:l,error:e}=i(`1${$}`);return!e&&l===`1${$}`}const b=$=>!/[^\0-\x7f]/.test($)}),5011:((T,j,c)=>{c.d(j,{A:()=>m,Nj:()=>d,RZ:()=>S,
Vm:()=>C,mD:()=>k,rE:()=>E,vL:()=>D});var a=c(3916),i=c(4091),p=c(4283),I=c(1831),U=c(4321);const N={terraform:k("registry.terraform.io"),opentofu:k("registry.o\
pentofu.org")},W=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,P=/^[0-9a-z]{1,64}$/,x="must be between one and 64 characters, including ASCII letters, digi\
ts, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",B="must be between one and 64 ASCII letters or digits",F={module:{parts:3,
count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, the name, and the target system",reserved:[
"github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the hostname: the na\
mespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},C=g=>N[g];function k(g){const _=(0,I.Pv)(g);if(!_.ok)throw new Error(_.why);return _.
value}function D(g,_){if(d(g))return{kind:"local"};const b=E(g,_);if(b.ok)return b.value;const $=(0,U.cx)(g,_);if(!$.ok)return{kind:"invalid",error:$.why};const{
subdirectory:l,host:e}=$.value;return{kind:"remote",subdirectory:l,host:e,refusal:(0,U.Of)(g,$.value,_)}}function S(g,_){const b=D(g,_);if(b.kind==="registry")return JSON.
stringify({...b,hostImplied:!1});if(b.kind==="local")return`./${(0,a.normalize)(g.replaceAll("\\","/")).replace(/\/$/,"")}`;const $=(0,U.cx)(g,_),{url:l=null,getter:e,
subdirectory:v}=$.ok?$.value:{};return l===null?g:`${e}::${(0,p.jr)(l)}//${v}`}function E(g,_){return d(g)?(0,i.TR)(`can't use local directory ${(0,i.ol)(g)} as\
 a module registry address`):O(g,"module",_)}const m=g=>O(g,"component","terraform");function O(g,_,b){const $=F[_],{address:l,subdirectory:e}=(0,U.UQ)(g);if(e.
startsWith("../"))return(0,i.TR)((0,U.dr)(e,_));const v=l.split("/"),h=v.length===$.parts;if(!h&&v.length!==$.parts+1)return(0,i.TR)(`a ${_} registry source add\
ress must have ${$.count}`);const y=h?(0,i.Ju)(C(b)):L(v.shift()??"",_);if(!y.ok)return y;const w=M(v,_);if(w!==void 0)return(0,i.TR)(w);const[o="",s="",f=""]=v,
A={namespace:o,name:s,system:f,subdirectory:e};return(0,i.Ju)({kind:"registry",host:y.value,hostImplied:h,...A})}const d=g=>/^\.\.?[/\\]/.test(g);function L(g,_){
const b=(0,I.Pv)(g);if(!b.ok){const $=`invalid ${_} registry hostname ${(0,i.ol)(g)}`;return g.includes("--")?(0,i.TR)(`${$}; internationalized domain names mus\
t be given as direct unicode characters, not in punycode`):(0,i.TR)($)}return b.value.includes(".")?F[_].reserved.includes(b.value)?(0,i.TR)(`can't use ${(0,i.ol)(
b.value)} as a ${_} registry host, because it's reserved for installing directly from version control repositories`):b:(0,i.TR)(`invalid ${_} registry hostname:\
 must contain at least one dot`)}function M([g="",_="",b],$){if(!W.test(g))return g.includes(".")?`source address must have ${F[$].afterHost}`:`invalid namespac\
e ${(0,i.ol)(g)}: ${x}`;const l=`${$} registry addresses may not include a query string portion`;if(!W.test(_))return b===void 0&&_.includes("?")?l:`invalid ${$}\
 name ${(0,i.ol)(_)}: ${x}`;if(!(b===void 0||P.test(b)))return b.includes("?")?l:`invalid target system ${(0,i.ol)(b)}: ${B}`}}),4321:((T,j,c)=>{c.d(j,{GL:()=>E,
IZ:()=>W,Ns:()=>B,Of:()=>F,UQ:()=>m,WS:()=>x,cx:()=>k,dr:()=>d,qC:()=>C,uE:()=>S});var a=c(4091),i=c(4283),p=c(6979),I=c(9587),U=c(1064),N=c(1831);const W="",P={
terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},x=(n,t)=>P[t].test(n),B=(n,{getter:t})=>`download not supported for \
scheme '${(0,I.Mi)(n)===n?t:"***"}'`;function F(n,t,r){const{getter:u,url:R}=t;return!x(u,r)&&u.length>1?B(n,t):/^https?$/.test(u)&&R?.host===""?"http: no Host \
in request URL":null}function C(n){if(/^[a-z]:[/\\]/i.test(n))return[n];if(!/^(?:\/|file:)/i.test(n))return[];const t=k(n,"terraform");if(!t.ok||t.value.getter!==
"file"||t.value.url===null)return[];const{url:r,subdirectory:u}=t.value;return[r.path,(0,p.Uw)(r.path)].map(R=>O(`${R}/${u}`))}function k(n,t){const{address:r,subdirectory:u}=m(
n);if(u.startsWith("../"))return(0,a.TR)(d(u));const R=l(r.toWellFormed(),t);if(!R.ok)return R;const{subdirectory:H}=R.value,z={...R.value,host:b(R.value.host,r)};
if(H==="")return(0,a.Ju)({...z,subdirectory:u});const Y=O(`${H}/${u}`);return Y.startsWith("../")?(0,a.TR)(`detected ${d(Y)}`):(0,a.Ju)({...z,subdirectory:Y})}const D=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function S(n,t){const r=D.exec(n)?.[0];if(r===void 0)return W;const u=k(`${r}a/b`,t);return u.ok?u.value.host:W}const E=n=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(n);function m(n){const t=n.indexOf("?"),r=t<0?n:n.slice(0,t),u=r.indexOf("://"),R=r.indexOf("//",u<0?0:u+3);if(R<0)return{address:n,subdirectory:""};const H=t<
0?"":n.slice(t),z=r.slice(R+2);return{address:r.slice(0,R)+H,subdirectory:z===""?"":O(z)}}function O(n){const t=n.startsWith("/"),r=[];for(const R of n.split("/"))
R===""||R==="."||(R!==".."?r.push(R):r.length>0&&r.at(-1)!==".."?r.pop():t||r.push(R));const u=(t?"/":"")+r.join("/");return u===""?".":u}const d=(n,t="module")=>`\
subdirectory path ${(0,a.ol)(n)} leads outside of the ${t} package`,L=(n,t=n.scheme)=>(0,a.Ju)({subdirectory:"",host:M(n,t),getter:t,url:n});function M(n,t){const r=n.
omitHost||n.opaque!==""&&!n.opaque.startsWith(":");if(t==="git"&&r)return(0,N.$o)(n.scheme);if(t==="file"||n.scheme==="file"||t.length===1)return null;const u=(0,N.
Pm)(n)??W;return t!=="git"&&t!=="hg"&&t!=="s3"||(t==="s3"?/\.amazonaws\.com(\.cn)?$/.test(u)||g.test(n.query):/^https?$/.test(n.scheme)||_(n))?u:W}const g=/(^|&)aws_access_key_id=/;
function _({user:n,host:t,path:r,query:u,fragment:R}){return!/%(?!40|[89A-F])/.test(`${n?.name}:${n?.password}@${t}`)&&(r!==""||`${u}${R}`=="")}function b(n,t){
const r=/^[^?#]*\?([^#]*)/.exec(t)?.[1]??"",u=(0,p.xB)(r).find(([z])=>z==="checksum")?.[1]??"",R=(0,p.Uw)(u.replaceAll("+"," "));if(!R.startsWith("file:"))return n;
const H=R.includes("checksum",5)?null:k(R.slice(5),"terraform");return H?.ok&&H.value.host===n?n:W}const $=(n,t)=>(0,a.Ju)({subdirectory:"",host:t,getter:n,url:null});
function l(n,t){const[,r,u]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(n)??[n,void 0,n],{address:R}=m(u??n),H=(0,i.Dl)(R);if(H.ok&&H.value.scheme!=="")return L(H.value,r);
for(const Y of A){const se=Y(R,t);if(se?.ok){const{url:oe,subdirectory:le}=se.value,de=oe===null||r===void 0?se:L(oe,r);return de.ok?(0,a.Ju)({...de.value,subdirectory:le}):
de}if(se!==void 0)return se}const z=t==="terraform"?"address":"string";return(0,a.TR)(`invalid source ${z}: ${n}`)}function e(n,t,r){const u=(0,i.Dl)(n);if(!u.ok)
return(0,a.TR)(`error parsing ${t} URL: ${u.why}`);const{path:R}=u.value,H=r==="git"&&!R.endsWith(".git");return L(H?{...u.value,path:`${R}.git`}:u.value,r)}const v=n=>{
if(!n.startsWith("github.com/"))return;const t=n.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,a.TR)("GitHub URLs should be github.com/username/repo");
const r=e(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!r.ok||t.length===3)return r;const u=(0,p.V$)(t.slice(3).join("/").replaceAll("%","%25"),"path");
if(!u.ok)return u;if(u.value==="")return r;const R=O(u.value).replaceAll("%","%25");return(0,a.Ju)({...r.value,subdirectory:R})},h=(n,t)=>{const[,r,u,R]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.
exec(n)??[];if(u===void 0||R===void 0)return;const H=(0,p.h0)(/\?(.*)$/s.exec(R)?.[1]??""),z=t==="terraform"?"Git":"GitHub";if(H!==null)return(0,a.TR)(`error pa\
rsing ${z} SSH URL: ${H}`);if(r==="git")return $("git",(0,N.$o)(u))},y=n=>n.startsWith("bitbucket.org/")?e(`https://${n}`,"BitBucket","git"):void 0,w=(n,t)=>{const r=t===
"terraform"?"googleapis.com/":".googleapis.com/";if(!n.includes(r))return;const u=n.split("/");return u.length<5?(0,a.TR)("URL is not a valid GCS URL"):e(`https\
://www.googleapis.com/storage/${u.slice(2).join("/")}`,"GCS","gcs")},o=n=>{if(!n.includes(".amazonaws.com/"))return;const[t="",...r]=n.split("/"),u=s(t.split("."));
return u===void 0?(0,a.TR)("URL is not a valid S3 URL"):e(`https://${[u,...r].join("/")}`,"S3","s3")};function s(n){const[t="",r="",u=""]=n;return n.length===3?
`${t}.amazonaws.com`:n.length===4?`${r}.amazonaws.com/${t}`:n.length===5&&r==="s3"?`s3.${u}.amazonaws.com/${t}`:void 0}const A=[v,h,y,w,o,(n,t)=>{if(n!=="")return n.
startsWith("/")?e(`file://${n}`,"file","file"):(0,a.TR)(`${U.bB[t]} cannot detect a supported external module source type for ${n}`)}]}),9562:((T,j,c)=>{c.d(j,{
Bn:()=>x,D6:()=>m,Ls:()=>I,M:()=>B,OA:()=>d,OZ:()=>P,S3:()=>W,TE:()=>y,TW:()=>M,Uc:()=>t,e$:()=>U,eQ:()=>b,fg:()=>E,oe:()=>v,p4:()=>S,qE:()=>O,uW:()=>r,vy:()=>s,
xq:()=>N});var a=c(3307),i=c(4091),p=c(4283);const I=4096,U="modules.v1",N="providers.v1",W="login.v1",P="tfe.v2",x="tfe.v2.1",B="tfe.v2.2",F=[U,N,P,x,B],C=[W,"\
motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],k=u=>u.split(".",1)[0]??"",D=(u,R)=>u.some(H=>k(H)===k(R)),S=u=>D([...F,"state.v2"],u),E=new Set([...F,
...C]),m=u=>E.has(u),O=u=>S(u)||D(C,u);function d(u){if(O(u))return null;const R=u.toLowerCase(),H=z=>z===R||z.slice(k(z).length)===R.slice(k(R).length)&&k(z).length>=
L&&M(k(z),k(R));return[...E].find(H)??null}const L=5;function M(u,R){let H=0;for(;H<u.length&&u[H]===R[H];)H+=1;const[z,Y]=[u.slice(H),R.slice(H)];return z.slice(
1)===Y||z===Y.slice(1)||z.slice(1)===Y.slice(1)||z.slice(2)===Y.slice(2)&&z[0]===Y[1]&&z[1]===Y[0]}const g="[0-9A-Za-z~-]",_=u=>`${u}${g}*(?:\\.${g}+)*`,b=`v?([\
0-9]+(?:\\.[0-9]+)*)(?:-(${_("[0-9]")})|-?(${_("[A-Za-z~-]")}))?(?:\\+(${_(g)}))?`,$=new RegExp(`^${b}$`),l=2n**63n-1n,e=2n**64n-1n;function v(u,R){const H=u.indexOf(
".");if(H<0)return(0,i.TR)(`invalid service ID format (i.e. service.vN): ${u}`);const z=u.slice(0,H),Y=u.slice(H+1);switch(R){case"terraform":return $.exec(Y)?.[1]?.
split(".").every(le=>h(le,l))?(0,i.Ju)({name:z,version:Y}):(0,i.TR)(`invalid service version: Malformed version: ${Y}`);case"opentofu":{const se=z==="tfe"?Y.split(
".")[0]??"":Y;return/^v\d+$/.test(se)&&h(se.slice(1),e)?(0,i.Ju)({name:z,version:Y}):(0,i.TR)('invalid service version: must be "v" followed by an integer major\
 version number')}}}const h=(u,R)=>u.replace(/^0+/,"").length<=String(R).length&&BigInt(u)<=R;function y(u,R){const H=v(u,R.client);if(!H.ok)return{kind:"bad-id",
why:H.why};const{name:z}=H.value;if(R.services===null)return{kind:"missing",why:`host does not provide a ${z} service`};const Y=R.services.find(se=>se.id===u);return Y!==
void 0?w(Y,H.value,R):R.services.some(se=>se.id.startsWith(`${z}.`))?{kind:"version",why:o(H.value,R)}:{kind:"missing",why:`host ${R.display} does not provide a\
 ${z} service`}}function w({id:u,value:R},H,z){if(R===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${I} characters, which this chec\
k does not read`,value:""};if(u===W)return(0,a.Gv)(R)?{kind:"object",value:R}:{kind:"type",why:`service ${u} must be declared with an object value in the servic\
e discovery document`,value:R};if(typeof R!="string")return{kind:"type",why:o(H,z),value:R};const Y=s(z.documentUrl,R);if(Y.ok)return{kind:"url",url:Y.value,value:R};
const se=`failed to parse service URL: ${Y.why}`;return{kind:"bad-url",reason:Y.reason,why:se,value:R}}function o({name:u,version:R},{client:H,display:z}){const Y=H===
"terraform"?R:BigInt(/\d+/.exec(R)?.[0]??0);return`host ${z} does not support ${u} version ${Y}`}function s(u,R){const H=(0,p.Dl)(R);if(!H.ok)return{...H,reason:"\
syntax"};const Y=H.value.scheme===""?(0,p.sX)(u,H.value):H.value;return Y.scheme!=="http"&&Y.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${Y.
scheme}`}:Y.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...Y,fragment:""}}}const f=[P,x],
A=[U,N],n=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...f,...A]},{matches:/^api\.env0\.com$/,services:A},{matches:/^backend\.api\.env0\.com$/,services:f},
{matches:/\.scalr\.io$/,services:f}],t=u=>n.find(({matches:R})=>R.test(u))?.services??[],r={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((T,j,c)=>{
c.d(j,{$c:()=>p,Il:()=>i,nL:()=>U,ou:()=>I});const a="***",i=4,p=64*1024;class I{#e;constructor(P){this.#e=P}reveal(){return this.#e}toString(){return a}toJSON(){
return a}[Symbol.for("nodejs.util.inspect.custom")](){return a}}function U(W){const[P]=W;let x=!1;return W.map(({scheme:B,name:F})=>(x||=P!==void 0&&!N(P.name,F),
x?"dropped":B==="https"?"sent":"withheld"))}function N(W,P){return W===P?!0:/[:%]|^[\d.]+$/.test(P)?!1:P.endsWith(`.${W}`)}}),3592:((T,j,c)=>{c.d(j,{Bw:()=>p,G5:()=>N,
_O:()=>i,aq:()=>I,xV:()=>U,xv:()=>a});const a="1.0.0",i=`tf-disco-action/${a}`,p="https://github.com/org/tf-disco-action",I=`${p}/blob/v1/docs/problems.md`,U=`${p}\
/issues`,N=2}),3469:((T,j,c)=>{c.d(j,{l:()=>C,w:()=>F});var a=c(1064);const i=[1e10,1e5,1],p=Number.POSITIVE_INFINITY,I={from:0,before:p},U={from:Number.MAX_SAFE_INTEGER,
before:p},N=200,W=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function P(k){if(k.length>N)return null;if(k===
"latest")return U;const D=k.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(E=>E!==""),S=D.map(x);return D.length===
0||S.includes(null)?null:{from:Math.max(...S.map(E=>E?.from??0)),before:Math.min(...S.map(E=>E?.before??p))}}function x(k){const D=W.exec(k);if(D===null)return null;
const[,S="",...E]=D,m=E.slice(0,3).filter(g=>/^\d/.test(g??"")),{length:O}=m,d=m.reduce((g,_,b)=>g+Number(_)*(i[b]??0),0),L=g=>{const _=i[Math.max(g,1)-1]??1;return d-
d%_+_};if(S==="!=")return I;if(S===">=")return{from:d,before:p};if(S===">")return{from:L(O),before:p};if(S==="<")return{from:0,before:d};if(S==="<=")return{from:0,
before:L(O)};const M={"~>":O-1,"^":1,"~":Math.min(O,2)}[S];return{from:d,before:L(M??O)}}function B(k,D){const{from:S,before:E}=P(k)??I,m=P(D.from??"")?.from??0,
O=P(D.before??"")?.from??p;return S<O&&m<E}function F(k,D){const S=a.pH.filter(m=>m.client===k);if(D.length===0)return S;const E=S.filter(m=>D.some(O=>B(O,m)));
return E.length===0?S:E}const C=k=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(k)}),3474:((T,j,c)=>{c.d(j,{CV:()=>k,KT:()=>N,Ob:()=>l,PW:()=>C,TN:()=>E,
WD:()=>m,YA:()=>d,Yq:()=>M,ai:()=>O,lq:()=>B,lx:()=>L,pS:()=>S,p_:()=>D,xH:()=>F});var a=c(4091),i=c(3469),p=c(9587),I=c(7630),U=c(8535);const N=e=>Object.keys(
e).map(v=>({name:v,...e[v]})),W=(e,v)=>({isList:!1,value:e,parse:v}),P=e=>({value:e,mistakes:[]}),x=(e,v)=>({...e,parse:(h,y)=>{const{value:w,mistakes:o}=e.parse(
h,y);return{value:v(w),mistakes:o}}}),B=({parse:e,...v})=>({...v,parse:(h,y)=>h===""?P(null):e(h,y)}),F=(e,v)=>W(e,(h,y)=>{const w=h===""?(0,a.Ju)(null):v(h);return w.
ok?P(w.value):{value:null,mistakes:[`${y}: ${w.why}`]}}),C=F("FILE",a.Ju),k=F("TOKEN",I.AI),D=(e,v,h=I.Dw)=>({isList:!0,value:e,parse:(y,w)=>{const o=h(y).map(s=>{
const f=v(s),A=f.ok?f:v((0,p.Mi)(s));return A.ok?f:A});return{value:o.flatMap(s=>s.ok?[s.value]:[]),mistakes:o.flatMap(s=>s.ok?[]:[`${w}: ${s.why}`])}}}),S=1e4,
E=x(D("HOST",I.l6),e=>Array.from(Map.groupBy(e,({host:v})=>v),([v,h])=>({host:v,services:[...new Set(h.flatMap(({services:y})=>y))],addresses:h.flatMap(({addresses:y})=>y)}))),
m=e=>x(D("LABEL",I.V8),v=>{const h=v.flat();return[...new Set(h.length===0?[e]:h)]}),O=({min:e,max:v,whole:h})=>W("N",(y,w)=>{const o=/^\d+(\.\d+)?$/.test(y)?Number(
y):Number.NaN;if(o>=e&&o<=v&&(!h||Number.isInteger(o)))return P(o);const f=`${w} is "${y}", expected ${h?"a whole number":"a number"} from ${e} to ${v}`;return{
value:e,mistakes:[f]}}),d=e=>({...x(O(e),v=>v*1e3),value:"SECONDS"}),L=W("",(e,v)=>{const h=/^(true|True|TRUE)$/.test(e),y=h||/^(false|False|FALSE)$/.test(e);return{
value:h,mistakes:y?[]:[`${v} is "${e}", expected "true" or "false"`]}}),M=(...e)=>({...W(e.join("|"),(v,h)=>{const w=e.some(o=>o===v)?[]:[`${h} is "${v}", ${g(v,
e)}`];return{value:v,mistakes:w}}),choices:e}),g=(e,v)=>`expected one of ${v.map(h=>`"${h}"`).join(", ")}${(0,U.a)(e,v)}`,_=["auto","terraform","opentofu","both"],
b=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,l={...W("CLI",(e,v)=>{const[,h,y=null]=b.exec(e)??[],w={name:h??"auto",version:y},o=s=>({value:w,mistakes:[`${v}\
 is "${e}", ${s}`]});if(h===void 0){const s=g(e,_),f=s.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return o(s+f)}return y===null?P(w):h==="auto"||
h==="both"?o('but only "terraform" and "opentofu" can have a version'):(0,i.l)(y)?P(w):o(`expected a version such as "${h} 1.10"`)}),choices:_}}),7630:((T,j,c)=>{
c.d(j,{$h:()=>s,AI:()=>_,Dw:()=>C,IL:()=>b,Ju:()=>$,Kd:()=>v,V8:()=>w,aS:()=>O,eX:()=>f,jM:()=>g,l6:()=>L,o2:()=>m,vk:()=>k,x2:()=>e});var a=c(4091),i=c(5143),p=c(
3229),I=c(1064),U=c(1831),N=c(9562),W=c(2713),P=c(3592),x=c(8535);let B=function(...n){return{problemFacts:B}=c.late([507],4507),new.target?new B(...n):B(...n)},
F=function(...n){return{parseNamedAddress:F}=c.late([22],6022),new.target?new F(...n):F(...n)};const C=n=>D(n,/(^|\s)#.*$/s),k=n=>D(n,/^\s*#.*$/s),D=(n,t)=>n.split(
/\r\n|[\n\r]/).map(r=>r.replace(t,"").trim()).filter(r=>r!=="");function S(n){const t=(0,U.Fq)(n);if(t.ok)return t;const r=(0,p.L6)(n);return(0,a.TR)(`"${n}" is\
 not a hostname: ${t.why}${r===null?"":`; ${r}`}`)}const E=(n,t,r)=>n?(0,a.Ju)(t):(0,a.TR)(`"${t}" ${r}`),m=n=>E((0,i.en)(n),n,'is not the name of a repository,\
 such as "acme/network"');function O(n){const t=(0,N.OA)(n);if(t!==null)return(0,a.TR)(`"${n}" is not a known service id; did you mean ${t}?`);const r=I.Du.some(
u=>(0,N.oe)(n,u).ok);return E(r,n,'is not a service id; expected NAME.vN, such as "modules.v1"')}const d=/^(modules\.v1|providers\.v1)=(.*)$/s;function L(n){const t=n.
split(/\s+/).flatMap(oe=>d.test(oe)?[oe]:oe.split(",")),[r="",...u]=t.filter(oe=>oe!==""),R=S(r),H=u.map(oe=>d.exec(oe)?.[1]??oe),z=[R,...H.map(O)].flatMap(oe=>oe.
ok?[]:[oe.why]);if(!R.ok||z.length>0)return(0,a.TR)(z.join("; "));const Y=u.flatMap(oe=>M(oe,R.value)),se=Y.flatMap(oe=>{const le=F(oe,"terraform");return le.ok?
[]:[`"${oe.service}=${oe.text}" is wrong: ${le.why}`]});return se.length===0?(0,a.Ju)({host:R.value,services:[...new Set(H)],addresses:Y}):(0,a.TR)(se.join("; "))}
function M(n,t){const[,r,u=""]=d.exec(n)??[];return r===void 0?[]:[{host:t,service:r,text:u}]}function g(n){const t=n.startsWith("*."),r=S(t?n.slice(2):n);return r.
ok?(0,a.Ju)({host:r.value,subdomains:t}):r}const _=n=>n.length>W.$c?(0,a.TR)("the token is longer than 64 KiB; set only the token"):(0,a.Ju)(new W.ou(n));function b(n){
const t=n.indexOf("=");if(t<0)return(0,a.TR)('a line has no "="; expected HOST=TOKEN');const r=(0,U.Fq)(n.slice(0,t).trim());if(!r.ok)return(0,a.TR)('the text b\
efore the first "=" of a line is not a hostname; expected HOST=TOKEN');const u=_(n.slice(t+1).trim());return u.ok?(0,a.Ju)({host:r.value,token:u.value}):u}function $(n){
const t="expected HOST[:PORT]=ADDRESS[:PORT]",r=n.indexOf("=");if(r<0)return(0,a.TR)(`"${n}" has no "="; ${t}`);const u=n.slice(0,r).trim(),R=S(u);if(!R.ok)return R;
const H=R.value.replace(/:\d+$/,""),z=l(n.slice(r+1).trim());if(z===null)return(0,a.TR)(`"${n}" has no valid address; ${t}`);const[,Y]=u.split(":");return(0,a.Ju)(
{name:H,port:Y===void 0?null:Number(Y),...z})}function l(n){const[,t,r]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(n)??/^([^:\s[\]]+)(?::(.*))?$/.exec(n)??/^([\da-fA-F:]+)$/.
exec(n)??[];return t===void 0||!/[.:]|^localhost$/i.test(t)?null:r===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(r)&&Number(r)>=1&&Number(r)<=65535?{address:t,
addressPort:Number(r)}:null}function e(n){const[t="",r,...u]=n.split(/\s+/);if(u.length>0)return(0,a.TR)(`"${n}" has too many words; expected CODE [HOST]`);const R=B();
if(!Object.hasOwn(R,t)){const z=(0,x.a)(t,Object.keys(R),`; ${P.aq} lists the codes`);return(0,a.TR)(`"${t}" is not a problem code${z}`)}if(r===void 0)return(0,a.
Ju)({code:t,host:null});const H=S(r);return H.ok?(0,a.Ju)({code:t,host:H.value}):H}const v=n=>E(h.test(n),n,'is not a platform; expected OS_ARCH, such as "linux\
_amd64"'),h=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,y=50;function w(n){const t=n.split(",").map(u=>u.trim()).filter(u=>u!==""),r=t.find(u=>u.length>y);return r===void 0?
(0,a.Ju)(t):(0,a.TR)(`"${r}" has ${r.length} characters; GitHub allows at most ${y}`)}const o=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sa\
rif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function s(n){const t=n.toLowerCase(),r=o.find(([u])=>t.endsWith(u));return r!==
void 0?(0,a.Ju)({path:n,format:r[1]}):(0,a.TR)(`"${n}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequ\
ality.json" (GitLab)`)}const f=n=>E(/\.json$/i.test(n),n,`does not end with ".json"; ${A}`),A="a badge is JSON from which shields.io makes an image"}),8535:((T,j,c)=>{
c.d(j,{a:()=>U,q:()=>p});var a=c(9562);const i=3;function p(N,W){const P=I(N);if(P.length<2)return null;const x=B=>{const[F,...C]=P.length<i?[]:W.filter(k=>B(I(
k)));return F===void 0||C.length>0?null:F};return W.find(B=>I(B)===P)??W.find(B=>(0,a.TW)(I(B),P))??x(B=>B.startsWith(P))??x(B=>B.includes(P))}const I=N=>N.toLowerCase().
replace(/[-_]|s(?=$|[-_])/g,"");function U(N,W,P=""){const x=p(N,W);return x===null?P:`; did you mean "${x}"?`}}),101:((T,j,c)=>{c.d(j,{N:()=>I,W:()=>W});var a=c(
1792),i=c(6181),p=c(1831);function I(S){const E=d=>S[d]||S[d.toLowerCase()]||"",m={http:N("HTTP_PROXY",E("HTTP_PROXY")),https:N("HTTPS_PROXY",E("HTTPS_PROXY"))},
O=B(E("NO_PROXY"));return d=>{const L=m[d.scheme];return L===null||x(d.name)||O(d)?null:L}}const U=["http:","https:"];function N(S,E){if(E==="")return null;const m=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(E)?E:`http://${E}`);if(m===null)throw new TypeError(`${S} is not a URL; expected http://HOST:PORT`);if(!U.includes(m.protocol))
throw new TypeError(`${S} is a ${m.protocol}// proxy; expected http:// or https://`);if(!P(m.username)||!P(m.password))throw new TypeError(`${S} has a user name\
 or password with a bare "%"; write "%25" for it`);return m}const W=S=>Object.entries(S).flatMap(([E,m=""])=>{if(!/^https?_proxy$/i.test(E))return[];const O=m.replace(
/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,""),[d=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(O)??[],[,...L]=/^([^:]*):?(.*)$/s.exec(d)??[];return[L,L.map(a.unescape)].flatMap(([
M="",g=""])=>[.../^(?=.*\d).{8}|^.{20}/s.test((0,a.unescape)(M))?[M]:[],...g===""?[]:[g,Buffer.from(`${M}:${g}`).toString("base64")]])});function P(S){try{return decodeURIComponent(
S),!0}catch{return!1}}const x=S=>S==="localhost"||["127.0.0.0/8","::1/128"].some(E=>C(E)?.(S));function B(S){const E=S.split(",").map(m=>m.trim().toLowerCase()).
filter(m=>m!=="").map(F);return m=>E.some(O=>O(m))}function F(S){if(S==="*")return()=>!0;const E=C(S);if(E!==null)return({name:g})=>E(g);const{name:m,port:O}=D(
S),d=g=>O===""||String(g.port)===O,L=m.includes(":")?128:32,M=C(`${m}/${L}`)??k(m);return g=>d(g)&&M(g.name)}function C(S){const[,E="",m=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(S)??[],O=(0,i.r5)(E),d=Number(m);if(O===null||d>8*O.length)return null;const L=(0,i.NW)(O),M=d-8*(O.length-L.length),g=M<0?{prefix:O,bits:d}:{prefix:L,bits:M};
return _=>{const b=(0,i.r5)(_);return b!==null&&(0,i.Wg)(g,(0,i.NW)(b))}}function k(S){if(S==="")return()=>!1;const E=S.replace(/^\*\./,"."),m=E.replace(/^\./,""),
O=(0,p.Pv)(m),d=O.ok?O.value:m,L=M=>!E.startsWith(".")&&M===d;return M=>(0,i.r5)(M)===null&&(M.endsWith(`.${d}`)||L(M))}function D(S){const E=/^\[([^\]]*)\]:([^:]*)$/.
exec(S)??/^([^:[\]]*):([^:[\]]*)$/.exec(S);return E===null?{name:S,port:""}:{name:E[1]??"",port:E[2]??""}}}),3152:((T,j,c)=>{c.d(j,{GN:()=>N,P$:()=>P,w7:()=>W});
var a=c(6760),i=c(9587),p=c(3474),I=c(7630),U=c(7773);class N extends Error{name="SettingsError";mistakes;constructor(k){const D=k.map(i._U);super(D.join(`
`)),this.mistakes=D}}const W={isTerminal:!1,setting:C=>C,missingPath:(C,k)=>`scan names "${C}", which does not exist in ${k}`};function P(C,{setting:k}=W){const D=U.
y.map(({name:d,kind:L,default:M=""})=>({field:d.replace("-seconds","Ms").replace(/-./g,g=>g.slice(1).toUpperCase()),...L.parse(C[d]?.trim()||M,k(d))})),S=Object.
fromEntries(D.map(({field:d,value:L})=>[d,L])),E=[...S.scan,...S.usages,...(0,I.Dw)(C.hostnames??"")].length===0,{length:m}=S.hostnames,O=`${k("hostnames")} has\
 ${m} hosts, the limit is ${p.pS}`;return{settings:E?{...S,scan:["."]}:S,mistakes:[...D.flatMap(({mistakes:d})=>d),...m>p.pS?[O]:[],...x(S,k)]}}function x(C,k){
const D=[["issue-open-after",C.issueOpenAfter],["issue-close-after",C.issueCloseAfter]];return[...(C.history===null?D.filter(([,E])=>E>1):[]).map(([E,m])=>`${k(
E)} is ${m}, which needs ${k("history")}; set it to a file that is kept from run to run`),...B(C,k),...F(C,k)]}function B({report:C,history:k,badge:D},S){const E=[
...C.map(({path:m})=>["report",m]),["history",k],["badge",D]];return E.flatMap(([m,O],d)=>{if(O===null)return[];const L=g=>g!==null&&(0,a.normalize)(g)===(0,a.normalize)(
O),M=E.slice(0,d).find(([g,_])=>g!==m&&L(_));return M===void 0?[]:[`${S(M[0])} and ${S(m)} both name ${O}; write to different files`]})}function F(C,k){const{scan:D,
exclude:S,roots:E,dialect:m,changedOnly:O,repositories:d}=C,L=k("usages");if(C.usages.length===0){const b=`${k("repositories")} needs ${L}; set it to the usages\
 files of the repositories`;return d.length===0?[]:[b]}const M=L.startsWith("--")?`repeat ${L}`:`write one a line in ${L}`,g="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[D.length>0,"scan",`${g}; to check several files, ${M}`],[S.length>0,"exclude",g],[E.length>0,"roots",g],[m.name!=="\
auto","dialect",g],[O,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([b])=>b).map(([,b,$])=>`${k(b)} cannot be used t\
ogether with ${L}; ${$}`)}}),7773:((T,j,c)=>{c.d(j,{f:()=>D,y:()=>k});var a=c(4091),i=c(3474),p=c(7630);const I={hostnames:{kind:i.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:i.p_("PATH",a.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:i.p_("GLOB",a.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:i.p_("HOST",p.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:i.p_("SERVICE",p.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:i.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},U={usages:{kind:i.p_("FILE",a.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:i.p_("OWNER/NAME",p.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},N={depth:{kind:i.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:i.p_(
"GLOB",a.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:i.p_("OS\
_ARCH",p.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:i.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:i.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
W={tokens:{kind:i.p_("HOST=TOKEN",p.IL,p.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:i.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},P={"timeout-seconds":{kind:i.lq(i.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:i.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:i.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:i.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:i.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:i.p_("HOST=ADDRESS",p.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},x={"certificate-days":{kind:i.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:i.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:i.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:i.p_("CODE",p.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},B={report:{kind:i.p_("FILE",p.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:i.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:i.xH("FILE",p.eX),help:"JSON file for a badge of shields.io to write."}},F={"cha\
nged-only":{kind:i.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:i.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:i.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:i.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:i.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:i.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:i.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},C={...I,...U,...N,...W,...P,...x,...B,...F},k=i.KT(C),D=[["What to check",i.KT(I)],["Many repo\
sitories",i.KT(U)],["Following `init`",i.KT(N)],["Credentials",i.KT(W)],["Network",i.KT(P)],["Verdict",i.KT(x)],["Reports",i.KT(B)]]}),9587:((T,j,c)=>{c.d(j,{Mi:()=>g,
NE:()=>L,Nx:()=>O,Qj:()=>E,_U:()=>C,cq:()=>d,r_:()=>m});const a="***",i=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,p=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
I=(s,f,A)=>String.raw`&(?:amp;?){0,9}(?:(?:${s});|#0{0,9}${f}(?!\d);?|#x0{0,9}${A}(?![\da-f]);?)`,U=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${I("\
b?sol",47,"2f")})`,N=String.raw`(?:${U}|\\)`,P=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${I("colon",58,"3a")})`}\
)`,x=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
B=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,F=new RegExp(String.raw`(?<=${P})${N}+|${N}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${B}(?:$|${x}(?::\d{1,5})?\\{0,9}(?:${U}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${B}))`,"gi");function C(s){return i.test(
s)?g(s).replace(/[^\s"']+/g,f=>f.replace(D,(A,n,t)=>k.test(t)?A:`${n}${t}=${a}`)):s}const k=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
D=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,S=/(=\s*)"[^"]*(?:"|$)/g,E=s=>C(s.replace(S,`$1"${a}"`)),m=s=>i.test(s),O=s=>g(s).replace(/\?[^\s"']*/g,`?${a}`),d=s=>g(s,
"").replace(/[?#].*$/su,""),L=s=>C(`${s}@ `).slice(0,-2),M=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function g(s,f=`${a}@`){if(!i.test(s))return s;const A=s.
replace(p,u=>"@".padStart(u.length,"_")),n=A.lastIndexOf("@"),t=[];let r=0;for(const{0:u,1:R,index:H}of A.matchAll(F)){const z=H+u.length;if(z<r)continue;const Y=R!==
void 0||o(_,A,z)!=="";if(!Y&&/[^"'`\s(=,<[]/.test(A[H-1]??" "))continue;const se=u===""?o($,A,z):w(A,z,Y?n:-1);se===""||f!==""&&["@","git@"].includes(se)||(t.push(
s.slice(r,z),f),r=z+se.length)}return r===0?s:(t.join("")+s.slice(r)).replace(M,`$1"${a}"`)}const _=/[^\s"'/?#]*:[^\s"']/y,b=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
$=/[^\s"'/\\?#]*@/y,l=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,e="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",v=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${e}(?![^\s"'\`]{0,500}@)`,h=new RegExp(`([^\\s"'\`/?#]*@)(?:${l}${e}|${v})|`+String.raw`()(?:${l}(?:${e}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${e}|${v})`,
"iy"),y=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function w(s,f,A){const n=o(b,s,f);if(n!=="")return n;h.lastIndex=f;const[t,r=""]=h.exec(s)??
[];return t!==void 0?r:A>f?s.slice(f,A+1):o(y,s,f)}function o(s,f,A){return s.lastIndex=A,s.exec(f)?.[0]??""}}),8820:((T,j,c)=>{c.d(j,{BP:()=>k,D9:()=>O,J7:()=>F,
LS:()=>D,My:()=>E,RK:()=>B,h$:()=>b,h2:()=>i,js:()=>m,s$:()=>e,z5:()=>v});const a=500,i=1e3,p=4e3,I=160,U=2,N=h=>/^[ -~]*$/.test(h),W=h=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(h),P=h=>($late5??=new RegExp("\\p{M}","u")).test(h),x=h=>`<U+${(h.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function B(h,y=a){if(h.length<=y&&N(h))return h;let w="",
o=U;for(const s of h){o=P(s)?o+1:0;const f=W(s)||o>U?x(s):s;if(w.length+f.length>y)return`${w}\u2026`;w+=f}return w}function F(h,y=I){const w=C(h.slice(-2*y),y),
o=B(w,Number.POSITIVE_INFINITY),s=C(o,y);return w===h&&s===o?o:`\u2026${s}`}const C=(h,y)=>Array.from(h).slice(-y).join(""),k=h=>h.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function D(h){const w=h.split(`
`).map(o=>k(B(o,p))).join(`
`);return w.length<=p?w:`${w.slice(0,p).toWellFormed()}\u2026`}const S={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},E=h=>h.replace(/[&<>"']/g,y=>`&${S[y]}\
;`),m=(h,y=a)=>B(h,y).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,w=>`&#${w.codePointAt(0)};`),O=(h,y=a)=>h===""?"<i>empty</i>":`<code>${m(h,y)}</code>`,d=h=>N(
h)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(h):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(h),L=/^[0-9a-f]{7,}$/i,M=`"'(`,g=`"'),.;:!?\u2026`,_=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function b(h,y=p){return(B(h,y).match(_)??[]).map(w=>{if(w.split(" ").every(l))return m(w,y);if(w.includes(" ")||/^(["`]).+\1$/u.test(w))return O(w.replace(/^`(.*)`$/u,
"$1"),y);const{before:s,core:f,after:A}=$(w);return`${m(s)}${O(f.replace(/^`(.*)`$/u,"$1"),y)}${m(A)}`}).join("")}function $(h){let y=0,w=h.length;for(;y<w&&M.includes(
h.charAt(y));)y+=1;for(;w>y&&g.includes(h.charAt(w-1));)w-=1;return{before:h.slice(0,y),core:h.slice(y,w),after:h.slice(w)}}function l(h){const{core:y}=$(h);return d(
y)&&!L.test(y)}const e=h=>h.replace(/[^ -~\n]/gu,y=>W(y)?v(y):y).replace(/##(?=\w*\[)/g,v),v=h=>h.replace(/[\s\S]/g,y=>`\\u${y.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((T,j,c)=>{c.d(j,{Ip:()=>i,VG:()=>a,VJ:()=>I,v7:()=>p});class a{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#s=null;get why(){
return this.#s===null&&this.endIfDue(),this.#s}end(N){this.#s??=N,this.#e.abort();for(const W of this.onEnd)W()}}const i=(U,N)=>{const W=setTimeout(N,U);return()=>clearTimeout(
W)};function p(U,{startTimer:N,stop:W}){return new Promise(P=>{const x=()=>{B(),W.onEnd.delete(x),P()},B=N(U,x);W.onEnd.add(x)})}function I(U,N){const W=/^\d+$/.
test(U??"")?Number(U)*1e3:Date.parse(U??"")-N;return Number.isNaN(W)?null:W}}),2613:(T=>{T.exports=process.getBuiltinModule("assert")}),4434:(T=>{T.exports=process.
getBuiltinModule("events")}),9896:(T=>{T.exports=process.getBuiltinModule("fs")}),8611:(T=>{T.exports=process.getBuiltinModule("http")}),5692:(T=>{T.exports=process.
getBuiltinModule("https")}),9278:(T=>{T.exports=process.getBuiltinModule("net")}),4589:(T=>{T.exports=process.getBuiltinModule("node:assert")}),6698:(T=>{T.exports=
process.getBuiltinModule("node:async_hooks")}),4573:(T=>{T.exports=process.getBuiltinModule("node:buffer")}),1421:(T=>{T.exports=process.getBuiltinModule("node:\
child_process")}),7598:(T=>{T.exports=process.getBuiltinModule("node:crypto")}),3053:(T=>{T.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(T=>{
T.exports=process.getBuiltinModule("node:dns")}),8474:(T=>{T.exports=process.getBuiltinModule("node:events")}),3024:(T=>{T.exports=process.getBuiltinModule("nod\
e:fs")}),7067:(T=>{T.exports=process.getBuiltinModule("node:http")}),2467:(T=>{T.exports=process.getBuiltinModule("node:http2")}),7030:(T=>{T.exports=process.getBuiltinModule(
"node:net")}),8161:(T=>{T.exports=process.getBuiltinModule("node:os")}),6760:(T=>{T.exports=process.getBuiltinModule("node:path")}),3916:(T=>{T.exports=process.
getBuiltinModule("node:path/posix")}),643:(T=>{T.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(T=>{T.exports=process.getBuiltinModule("node:querys\
tring")}),99:(T=>{T.exports=process.getBuiltinModule("node:sqlite")}),7075:(T=>{T.exports=process.getBuiltinModule("node:stream")}),7830:(T=>{T.exports=process.
getBuiltinModule("node:stream/web")}),8500:(T=>{T.exports=process.getBuiltinModule("node:timers/promises")}),1692:(T=>{T.exports=process.getBuiltinModule("node:\
tls")}),3136:(T=>{T.exports=process.getBuiltinModule("node:url")}),7975:(T=>{T.exports=process.getBuiltinModule("node:util")}),3429:(T=>{T.exports=process.getBuiltinModule(
"node:util/types")}),5919:(T=>{T.exports=process.getBuiltinModule("node:worker_threads")}),8522:(T=>{T.exports=process.getBuiltinModule("node:zlib")}),857:(T=>{
T.exports=process.getBuiltinModule("os")}),6928:(T=>{T.exports=process.getBuiltinModule("path")}),4756:(T=>{T.exports=process.getBuiltinModule("tls")}),9023:(T=>{
T.exports=process.getBuiltinModule("util")})},he={};function te(T){var j=he[T];if(j!==void 0)return j.exports;var c=he[T]={exports:{}},a=!0;try{_e[T](c,c.exports,
te),a=!1}finally{a&&delete he[T]}return c.exports}te.m=_e,typeof te<"u"&&(te.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.
match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var T=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("we\
bpack exports"):"__webpack_exports__",c=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=p=>{p&&p.d<1&&(p.d=1,p.forEach(I=>I.r--),p.forEach(
I=>I.r--?I.r++:I()))},i=p=>p.map(I=>{if(I!==null&&typeof I=="object"){if(I[T])return I;if(I.then){var U=[];U.d=0,I.then(P=>{N[j]=P,a(U)},P=>{N[c]=P,a(U)});var N={};
return N[T]=P=>P(U),N}}var W={};return W[T]=P=>{},W[j]=I,W});te.a=(p,I,U)=>{var N;U&&((N=[]).d=-1);var W=new Set,P=p.exports,x,B,F,C=new Promise((k,D)=>{F=D,B=k});
C[j]=P,C[T]=k=>(N&&k(N),W.forEach(k),C.catch(D=>{})),p.exports=C,I(k=>{x=i(k);var D,S=()=>x.map(m=>{if(m[c])throw m[c];return m[j]}),E=new Promise(m=>{D=()=>m(S),
D.r=0;var O=d=>d!==N&&!W.has(d)&&(W.add(d),d&&!d.d&&(D.r++,d.push(D)));x.map(d=>d[T](O))});return D.r?E:S()},k=>(k?F(C[c]=k):B(P),a(N))),N&&N.d<0&&(N.d=0)}})(),
(()=>{var T=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):c=>c.__proto__,j;te.t=function(c,a){if(a&1&&(c=this(c)),a&8||typeof c=="object"&&c&&(a&4&&c.__esModule||
a&16&&typeof c.then=="function"))return c;var i=Object.create(null);te.r(i);var p={};j=j||[null,T({}),T([]),T(T)];for(var I=a&2&&c;typeof I=="object"&&!~j.indexOf(
I);I=T(I))Object.getOwnPropertyNames(I).forEach(U=>p[U]=()=>c[U]);return p.default=()=>c,te.d(i,p),i}})(),te.d=(T,j)=>{for(var c in j)te.o(j,c)&&!te.o(T,c)&&Object.
defineProperty(T,c,{enumerable:!0,get:j[c]})},te.f={},te.e=T=>Promise.all(Object.keys(te.f).reduce((j,c)=>(te.f[c](T,j),j),[])),te.u=T=>({69:"69",124:"428",138:"\
218",147:"147",167:"245",192:"192",218:"218",219:"192",243:"243",245:"245",343:"192",426:"977",428:"428",602:"602",624:"243",727:"245",812:"147",845:"245",879:"\
977",909:"428",977:"977"}[T]??T)+".index.js",te.o=(T,j)=>Object.prototype.hasOwnProperty.call(T,j),te.r=T=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
T,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(T,"__esModule",{value:!0})},(()=>{var T={371:0,792:0},j=c=>{var{ids:a,modules:i,runtime:p}=c,I,U,N=0;
for(I in i)te.o(i,I)&&(te.m[I]=i[I]);for(p&&p(te);N<a.length;N++)U=a[N],te.o(T,U)&&T[U]&&T[U][0](),T[a[N]]=0};te.late=(c,a)=>{for(const i of c){if(T[i]===0)continue;
const{createRequire:p}=process.getBuiltinModule("module");j(p(import.meta.url)("./"+te.u(i)))}return te(a)},te.f.j=(c,a)=>{var i=te.o(T,c)?T[c]:void 0;if(i!==0)
if(i)a.push(i[1]);else{var p=import("./"+te.u(c)).then(j,I=>{throw T[c]!==0&&(T[c]=void 0),I}),p=Promise.race([p,new Promise(I=>i=T[c]=[I])]);a.push(i[1]=p)}}})();
var pe={};te.d(pe,{C:()=>ve,a:()=>Oe});const ve=()=>Promise.all([te.e(147),te.e(812),te.e(428),te.e(371),te.e(124),te.e(909)]).then(te.bind(te,2909)),Oe=()=>Promise.
all([te.e(371),te.e(69)]).then(te.bind(te,9069));var $e=pe.C,Te=pe.a;export{$e as runAction,Te as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
