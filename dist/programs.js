var _e={3368:((T,j,c)=>{c.d(j,{rv:()=>de,cA:()=>oe});var a=c(1831),i=c(2713),p=c(7630),k=c(101),x=c(9075),L=c(9587),U=c(7251),P=c(8408);const N=4;function B(K,q){
let X={text:K,starts:null};for(let ne=0;ne<N&&X!==null;ne+=1)q(R(X,K.length)),X=b(X,K.length)}const F="\u2026",D=Array.from({length:128},(K,q)=>{const X=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[X]??X).toLowerCase()});function S(K){return K===F?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function R({text:K,starts:q},X){let ne="",ee=!1;const V=[],z=(J,Z)=>{J===" "&&ee||(ee=J===
" ",ne+=J,V.push(Z))};for(let J=0;J<K.length;J+=1){const Z=q===null?J:q[J]??X,Q=D[K.charCodeAt(J)];if(Q!==void 0){z(Q,Z);continue}const re=String.fromCodePoint(
K.codePointAt(J)??0);for(const ce of S(re).split(""))z(ce,Z);J+=re.length-1}return V.push(X),{folded:ne,starts:V}}const h=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),m=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
g=/[%\\&]|xn--/i;function b({text:K,starts:q},X){if(!g.test(K))return null;let ne="";const ee=[];let V=0;const z=Z=>q===null?Z:q[Z]??X,J=Z=>{for(let Q=V;Q<Z;Q+=
1)ee.push(z(Q));ne+=K.slice(V,Z)};for(const Z of K.matchAll(m)){J(Z.index),V=Z.index+Z[0].length;for(const{written:Q,at:re}of O(Z)){ne+=Q;for(let ce=0;ce<Q.length;ce+=
1)ee.push(z(Z.index+re))}}return V===0?null:(J(K.length),{text:ne,starts:ee})}function O(K){const[q,X,ne,ee,V,z,J,Z,Q,re]=K;if(X!==void 0)return E(X);if(re!==void 0)
return[{written:(0,P.mI)(re.toLowerCase()),at:0}];const ce=ne??ee??Z;return W(ce!==void 0?I(Number.parseInt(ce,16)):J!==void 0?I(Number(J)):Q!==void 0?h.get(Q)??
q:V??(z===void 0?"":" "))}const W=K=>[{written:K,at:0}],I=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",v=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function E(K){const q=K.startsWith("%")?3:4,X=K.replace(/(?:%|\\x)(..)/g,(ne,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(X.matchAll(v),({
0:[ne="",...ee],index:V})=>{const z=ne.charCodeAt(0),J=ee.reduce((Z,Q)=>Z<<6|Q.charCodeAt(0)&63,ee.length===0?z:z&63>>ee.length);return{written:I(J),at:q*V}})}const C="\
***",$=12,l=200;function e(K){const q=_(K);return q===null?null:(X,ne)=>{const ee=[];return B(X,V=>d(V,X,q,ee)),ee.length===0?X:M(X,ee,ne)}}function _(K){const q=new Set,
X=new Set,ne=new Set,ee=({folded:V})=>{if(V.length<i.Il)return;const z=Math.min(V.length,$);X.add(z);for(let J=0;J+z<=V.length;J+=1)q.add(V.slice(J,J+z));for(let J=i.
Il;J<z;J+=1)ne.add(V.slice(0,J))};for(const V of(0,U.x)(K))B(V,ee);return q.size===0?null:{pieces:q,lengths:X,heads:ne}}function d({folded:K,starts:q},X,{pieces:ne,
lengths:ee,heads:V},z){const J=(Q,re)=>{const ce=K[Q]===" "?Q+1:Q;let ie=K[re-1]===" "?re-1:re;for(;ie<K.length&&q[ie]===q[ie-1];)ie+=1;const ae=q[ce]??0,fe=q[ie]??
X.length,ue=z.at(-1);ue===void 0||ae<ue.from||ae>ue.to?z.push({from:ae,to:fe}):z[z.length-1]={from:ue.from,to:Math.max(ue.to,fe)}};for(const Q of ee)for(let re=0;re+
Q<=K.length;re+=1)ne.has(K.slice(re,re+Q))&&J(re,re+Q);const Z=Q=>{for(let re=Math.min($-1,Q);re>=i.Il;re-=1)if(V.has(K.slice(Q-re,Q))){J(Q-re,Q);break}};for(let Q=K.
indexOf(F);Q>=0;Q=K.indexOf(F,Q+1))Z(Q);X.length>=l&&Z(K.length)}function M(K,q,X){let ne="",ee=0;for(const V of q.toSorted((z,J)=>z.from-J.from))V.to<=ee||X.size>
0&&s(K,V,X)||((V.from>ee||ee===0)&&(ne+=K.slice(ee,V.from)+C),ee=V.to);return ne+K.slice(ee)}const w=K=>K<"\x80"?/[a-z\d.:-]/i.test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
K),o=260;function s(K,{from:q,to:X},ne){const ee=J=>Math.max(q-J,J-X)<o&&w(K[J]??"");let V=q;for(;ee(V-1);)V-=1;let z=X;for(;ee(z);)z+=1;for(;!ne.has(K.slice(V,
z));){if(z===X||!/[.:]/.test(K[z-1]??""))return!1;z-=1}return!0}const f=64,u="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file directory directories root units exclude requirem\
ents namedHost stateHosts repository setting writtenAt",y="value hashes",H=new Set;function G(K){return Y(()=>{const q=e(K)??(X=>X);return(X,ne=H)=>{if(typeof X==
"string")return Y(()=>q(X,ne));const ee=(0,x.Oo)(V=>q((0,L._U)(V),ne));return Y(()=>se(ee)(X))}})}function Y(K){try{return K()}catch{throw new Error("tokens cou\
ld not be hidden")}}function se(K){const[q,X]=[new Set(u.split(" ")),new Set(y.split(" "))],ne={ours:new Map,theirs:new Map},ee=(z,J,Z)=>{if(Array.isArray(z)){const ie=z.
map(ae=>V(ae,J+1,Z));return ie.every((ae,fe)=>ae===z[fe])?z:ie}let Q=!0;const re=Object.entries(z).map(([ie,ae])=>{if(Z==="ours"&&q.has(ie))return[ie,ae];const fe=V(
ae,J+1,X.has(ie)?"theirs":Z),ue=Z==="ours"?ie:K(ie);return Q&&=ue===ie&&fe===ae,[ue,fe]}),ce=Object.getPrototypeOf(z)===Object.prototype;return Q&&ce?z:Object.fromEntries(
re)},V=(z,J,Z)=>{if(typeof z=="string")return K(z);if(J>f)return null;if(typeof z!="object"||z===null)return z;const Q=ne[Z].get(z)??ee(z,J,Z);return ne[Z].set(
z,Q),Q};return z=>V(z,0,"ours")}function oe(K,q,X=()=>{}){const ne=new Map;let ee=null;const V=J=>{const Z=J.filter(Q=>!ne.has(Q.reveal()));if(Z.length!==0){for(const Q of Z)
ne.set(Q.reveal(),Q);ee=null,X(Z)}};Y(()=>V(ge(K,q)));const z=(J,Z)=>(ee??=G([...ne.values()]),ee(J,Z));return{learn:J=>Y(()=>V([J])),redact:z,redactUsages:(J,Z)=>ne.
size===0?J:z(J,Z)}}const le="tf-disco crashed, and the description of the crash could not be cleared of tokens";function de(K,{redact:q}){try{return K(q)}catch{
return le}}const me=K=>(0,a.Fq)(K).ok,Ee=K=>K.includes(".")&&me(K);function ge(K,q){const X=(0,p.vk)(K.tokens??"").flatMap(V=>{const z=V.indexOf("="),J=V.slice(
z+1).trim(),Z=z<0?"":V.slice(0,z).trim();return Z!==""&&(!me(Z)||!Z.includes(".")&&Ee(J))?[J,Z,V]:[J]}),ne=Object.entries(q).flatMap(([V,z])=>V.startsWith(a.xV)&&
z!==void 0?[z]:[]),ee=K["github-token"]?.trim()??"";return[...X,...ne,...(0,k.W)(q),ee].filter(V=>V!=="").map(V=>new i.ou(V))}}),7251:((T,j,c)=>{c.d(j,{K:()=>B,
x:()=>U});var a=c(4091),i=c(6979),p=c(2713);function k(D){const S=D.reveal(),R=/[\r\n]/.test(S)?S.split(/[\r\n]+/):[];return[S,...R].filter(h=>h.trim().length>=
p.Il)}const x=D=>[...new Set([D,Buffer.from(D).toString("latin1")])],L=D=>["","x","xx"].flatMap(S=>{const R=Buffer.from(S+D).toString("base64"),h=R.slice(Math.ceil(
S.length*4/3)).replace(/=+$/,"");return R.endsWith("=")?[h.slice(0,-1),h]:[h]});function*U(D){const S=D.flatMap(k).map(R=>R.trim().slice(0,p.$c));for(const R of new Set(
S.flatMap(x)))yield R,R.includes(" ")&&(yield R.replaceAll(" ","+")),yield*L(R),yield Buffer.from(R).toString("hex")}const P=16*1024,N=1024*1024;function B(D){let S=N;
return R=>{const h=R.flatMap(k).flatMap(g=>[g,g.trim()]),m=[];for(const g of new Set(h.flatMap(x))){if(g.length>P||S<0)continue;const b=F(g).filter(O=>O.trim().
length>=p.Il);m.push(...b),S-=b.join("").length}D([...new Set([...h,...m])])}}function F(D){const S=(0,i.ft)(D),R=(0,a.ol)(D).slice(1,-1),h=[encodeURIComponent(
D.toWellFormed()),...S.ok?[S.value]:[]],m=L(D),g=Buffer.from(D).toString("hex");return[D,D.toLowerCase(),R,JSON.stringify(D).slice(1,-1),...h,...h.map(b=>b.replace(
/%[0-9A-F]{2}/g,O=>O.toLowerCase())),...m,...m.map(b=>b.replaceAll("+","-").replaceAll("/","_")),g,g.toUpperCase()]}}),1342:((T,j,c)=>{c.d(j,{A3:()=>B,KE:()=>F,
KI:()=>R,Or:()=>D,f8:()=>S,hM:()=>N,mk:()=>U,qW:()=>m});var a=c(3024),i=c(6760),p=c(3592),k=c(8820),x=c(5747);const L=64*1024;function*U(O){let W="";for(const I of O)
W+=I,!(W.length<L)&&(yield W,W="");W!==""&&(yield W)}const P={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or renam\
e the directory of that name",EMFILE:"raise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",
ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose \
a path on a file system that can be written to"};class N extends Error{name="ExplainedError"}function B(O){if(O instanceof N)return O.message;if(!D(O))return`${String(
O)}; this is a bug of tf-disco, please report it at ${p.xV}`;const W=P[O.code];return`${O.message.split(", ")[0]}${W===void 0?"":`; ${W}`}`}function F(O){try{return O(),
null}catch(W){return(0,k.RK)(B(W))}}const D=O=>typeof O=="object"&&O!==null&&"syscall"in O&&"code"in O;function S(O,W,I){const v=h(a.realpathSync(O),W),E=(0,i.basename)(
W);R(a.lstatSync((0,i.join)(v,E),{throwIfNoEntry:!1}));const C=(0,i.join)(v,`.${E.slice(0,60)}.${Math.random().toString(36).slice(2)}`),$=a.openSync(C,"wx");try{
(0,x.ET)($,()=>{for(const l of I)a.writeFileSync($,l)}),a.renameSync(C,(0,i.join)(v,E))}catch(l){throw a.rmSync(C,{force:!0}),l}}function R(O){if(!(O===void 0||
O.isFile()||O.isSymbolicLink()))throw new N(`it is ${(0,x.I)(O)}; choose another path`)}function h(O,W){const I=(0,i.resolve)(O,W),v=(0,x.UO)(I,O);if(!v&&!(0,i.
isAbsolute)(W))throw new N(`it is outside ${O}; use an absolute path if that is intended`);const E=v?O:(0,i.parse)(I).root;return(0,i.relative)(E,(0,i.dirname)(
I)).split(i.sep).filter(Boolean).reduce(($,l)=>g($,l,O),E)}function m(O,W){const I=a.realpathSync(O);return b(h(I,W),(0,i.basename)(W),I)}function g(O,W,I){const v=(0,i.
join)(O,W);try{a.lstatSync(v,{throwIfNoEntry:!1})===void 0&&a.mkdirSync(v)}catch(E){if((0,x.Oj)(E)!=="EEXIST")throw E}return b(O,W,I)}function b(O,W,I){const v=(0,i.
join)(O,W);if(!a.lstatSync(v,{throwIfNoEntry:!1})?.isSymbolicLink())return v;const E=a.realpathSync(v);if(!(0,x.UO)(O,I)||(0,x.UO)(E,I))return E;throw new N(`th\
e link ${(0,i.relative)(I,v)} leads outside ${I}; remove it or choose another path`)}}),5747:((T,j,c)=>{c.d(j,{$r:()=>v,ET:()=>m,I:()=>D,Mc:()=>b,N0:()=>g,Oj:()=>h,
UO:()=>I,qA:()=>B,qo:()=>R,r7:()=>N,v2:()=>W,wX:()=>O,yR:()=>P});var a=c(4573),i=c(3024),p=c(6760);const k=16*1024*1024,x=i.constants.O_RDONLY|(i.constants.O_NONBLOCK??
0)|(i.constants.O_NOCTTY??0),L=Buffer.allocUnsafeSlow(256*1024);let U=L;function P(E,C=k){const $=B(E,C);if(!Buffer.isBuffer($))return $;const l=$.toString("utf\
8"),e=!l.includes("\uFFFD")||(0,a.isUtf8)($);return{ok:!0,text:l,isUtf8:e,bytes:$.length}}function N(E,C=k){const $=P(E,C);return $.ok?$.text:null}function B(E,C){
try{return m(i.openSync(E,x),$=>{const l=i.readSync($,L,0,L.length,0);return l<L.length?L.subarray(0,l):S($,C)})}catch($){const l=h($),e=g(()=>i.statSync(E),null);
return{ok:!1,failure:e?.isFile()===!1?F(e,l):{kind:"error",code:l}}}}const F=(E,C)=>({kind:"special",is:D(E),code:C});function D(E){return E.isDirectory()?"a di\
rectory":E.isFIFO()||E.isSocket()?E.isFIFO()?"a named pipe":"a socket":E.isFile()?"a file without a size":E.isBlockDevice()?"a block device":"a character device"}
function S(E,C){const $=i.fstatSync(E),{size:l}=$;if(l<L.length)return{ok:!1,failure:F($,"ESPIPE")};if(l>C)return{ok:!1,failure:{kind:"size",bytes:l,maxBytes:C}};
U.length<l&&(U=Buffer.allocUnsafeSlow(Math.min(2*l,C)));let e=0;for(;e<l;){const _=i.readSync(E,U,e,l-e,e);if(_===0)break;e+=_}return U.subarray(0,e)}const R=E=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.
test(Object(E).code);function h(E){if(!(typeof E=="object"&&E!==null&&"code"in E)||typeof E.code!="string"||R(E))throw E;return E.code}function m(E,C){try{return C(
E)}finally{i.closeSync(E)}}function g(E,C){try{return E()}catch($){return h($),C}}const b=E=>g(()=>i.readdirSync(E,{withFileTypes:!0}),[]),O=E=>b(E).map(({name:C})=>C).
sort(),W=E=>b(E).flatMap(C=>C.isDirectory()?C.name:[]);function I(E,C){const $=(0,p.relative)(C,E);return $!==".."&&!$.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(
$)}function v(E){try{const C=i.realpathSync(E),$=i.statSync(C);return $.isFile()?{kind:"file",path:C}:$.isDirectory()?{kind:"directory",path:C}:{kind:"special",
path:C,is:D($)}}catch(C){return{kind:"error",code:h(C)}}}}),6181:((T,j,c)=>{c.d(j,{NW:()=>U,RY:()=>k,Wg:()=>a,r5:()=>i});const a=({prefix:P,bits:N},B)=>P.length===
B.length&&P.every((F,D)=>{const S=Math.min(Math.max(8*(D+1)-N,0),8);return F>>S===(B[D]??0)>>S});function i(P){if(!P.includes(":"))return p(P);const N=P.indexOf(
"%");return N===P.length-1?null:x(N<0?P:P.slice(0,N))}function p(P){const N=P.split("."),B=N.length===4&&N.every(D=>/^(0|[1-9]\d{0,2})$/.test(D)),F=N.map(Number);
return B&&F.every(D=>D<=255)?F:null}function k(P){const N=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(P)?URL.parse(`http://${P}`):null;return N&&p(N.hostname)}function x(P){
const N=/^[\da-f:.]+$/i.test(P)?URL.parse(`http://[${P}]`):null;if(N===null)return null;const[B=[],F=[]]=N.hostname.slice(1,-1).split("::").map(S=>S.split(":").
filter(Boolean)),D=Array(8-B.length-F.length).fill("0");return[...B,...D,...F].flatMap(S=>{const R=Number.parseInt(S,16);return[R>>8,R&255]})}const L=[0,0,0,0,0,
0,0,0,0,0,255,255].join(),U=P=>P.slice(0,12).join()===L?P.slice(12):P}),3307:((T,j,c)=>{c.d(j,{f:()=>M,ap:()=>d,Gv:()=>B,HT:()=>O,I:()=>C,IL:()=>E,Ey:()=>b,AN:()=>_});
const a=10,i=["more than 10000 levels of nesting","nest brackets less deeply"],p=["number too large for a 64-bit float","use a smaller number"],k=["the text end\
s before the JSON value is complete","check that the file was not truncated"],x=["trailing comma","remove the comma"];function L(s,f){return f===s.length?k:s[f]===
"\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const U=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function P(s,f,A){for(const[n,...t]of U)if(n.test(s))
return t;switch(f){case"value":return/^[}\]:]/.test(s)?["missing value","add the value"]:/^[-+.\d]/.test(s)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return A===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(s)?["wrong closing bracket",`write ${A}`]:["missing comma","add the comma"]}}function N(s,f,[A,n]){let[t,r]=[1,1];for(let u=0;u<
f;u+=1){const y=s.charCodeAt(u);y===a?(t+=1,r=1):(y<56320||y>57343)&&(r+=1)}return{why:`line ${t}, column ${r}: ${A}`,advice:n}}const B=s=>typeof s=="object"&&s!==
null&&!Array.isArray(s),F=1e4,D=34,S=44,R=58,h=91,m=123,g=125,b=(s,f)=>new W(s,f).run(),O=(s,f)=>new W(s,null).run(f);class W{#e;#s;#n=[];#t="value";#r=0;#i=0;#c=0;#a=0;#l=0;#o=-1;constructor(f,A){
this.#e=f,this.#s=A}run(f="whole"){const A=this.#e,n=this.#n,t=_(A,0);for(let u=t,y=0;u<A.length;u=_(A,y)){const H=A.charCodeAt(u);if(y=this.#u(u,H),y<0)return this.#h(
u,~y);if(this.#t==="next"&&n.length===1&&this.#s?.(this.#c,y,this.#a,this.#l),f==="first"&&this.#t==="next"&&n.length===0)return null;this.#r=H,this.#i=u}return this.#t!==
"next"||n.length>0?N(A,A.length,k):this.#s!==null&&this.#o>=0&&A.charCodeAt(t)===m?N(A,this.#o,p):null}#u(f,A){const n=this.#n[this.#n.length-1];if(A===n&&(this.#t===
"next"||I(this.#r)))return this.#n.pop(),this.#t="next",f+1;switch(this.#t){case"value":return this.#f(f,A);case"key":return A===D?this.#d(f):~f;case"colon":return A!==
R?~f:(this.#t="value",f+1);case"next":return A!==S||n===void 0?~f:(this.#t=n===g?"key":"value",f+1)}}#f(f,A){const n=this.#n.length;if(n===1&&(this.#c=f),I(A))return n===
F?~f:(this.#n.push(A+2),this.#t=A===m?"key":"value",f+1);const t=A===D,r=t?d(this.#e,f):M(this.#e,f);return r<0||(!t&&this.#o<0&&o(this.#e,f,r)&&(this.#o=f),this.#t=
"next"),r}#d(f){const A=d(this.#e,f);return this.#n.length===1&&(this.#a=f,this.#l=A),this.#t="colon",A}#h(f,A){const n=this.#e,t=n.charCodeAt(f),r=this.#n.at(-1);
if(A>f)return N(n,A,L(n,A));if(this.#t==="value"&&I(t))return N(n,f,i);if(t===r&&this.#r===S)return N(n,this.#i,x);const u=r===void 0?void 0:String.fromCharCode(
r),y=P(n.slice(f,f+2),this.#t,u);return N(n,f,y)}}const I=s=>s===m||s===h,v=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function E(s){return s.startsWith('"')?C(s):s.includes("\\u")?JSON.parse(s.replace(v,(f,A)=>A===void 0?f:"\\ufffd")):JSON.parse(s)}function C(s){return JSON.parse(
s).toWellFormed()}const $=32,l=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,e=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function _(s,f){let A=f;for(;A<s.length&&!(s.charCodeAt(A)>$||!` 	
\r`.includes(s.charAt(A)));A+=1);return A}function d(s,f){let A=f+1;for(l.lastIndex=A;l.test(s);)A=l.lastIndex;return s.charCodeAt(A)===D?A+1:~A}function M(s,f){
return e.lastIndex=f,e.test(s)?e.lastIndex:~f}const w=5,o=(s,f,A)=>A-f>=w&&Math.abs(Number(s.slice(f,A)))===1/0}),4091:((T,j,c)=>{c.d(j,{D3:()=>k,Ju:()=>S,TR:()=>R,
_6:()=>N,iP:()=>D,ol:()=>p});const a=`"\\\x07\b\f
\r	\v`,i='"\\abfnrtv',p=h=>`"${x(h.toWellFormed())}"`;function k(h,m){const g=new TextEncoder,{read:b,written:O}=g.encodeInto(h,new Uint8Array(m)),W=g.encode(h.
slice(b,b+2)).subarray(0,m-O),I=Array.from(W,v=>`\\x${U(v,2)}`).join("");return`"${x(h.slice(0,b).toWellFormed())}${I}"`}function x(h){return/^[ !#-[\]-~]*$/.test(
h)?h:h.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),L)}function L(h){const m=h.codePointAt(0)??0;return a.includes(h)?`\\${i[a.indexOf(h)]}`:m<128?`\\x${U(m,
2)}`:m<65536?`\\u${U(m,4)}`:`\\U${U(m,8)}`}const U=(h,m)=>h.toString(16).padStart(m,"0"),P=new TextDecoder("utf-8",{ignoreBOM:!0});function N(h){const m=P.decode(
h);return m.includes("\uFFFD")?P.decode(F(h)):m}const B=255;function F(h){const m=new Uint8Array(h),g=b=>((h[b]??0)&192)===128;for(const[b,O]of h.entries()){if(O<
224)continue;g(b+1)&&g(b+2)&&(O<240||g(b+3))||(m[b]=B)}return m}function D(h){let m="";for(const g of h)m+=String.fromCharCode(g);return m}const S=h=>({ok:!0,value:h}),
R=h=>({ok:!1,why:h})}),6979:((T,j,c)=>{c.d(j,{Ge:()=>W,Uw:()=>g,V$:()=>N,ft:()=>B,h0:()=>m,xB:()=>b,y3:()=>F});var a=c(4091);const i=`!$&'()*+,;=:[]<>"`,p={path:"\
$&+,/:;=@",host:i,zone:i,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},k=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,x=/^[A-Za-z0-9._~-]/,L=/%(?![0-9A-Fa-f]{2})/,
U=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,P=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function N(I,v){let E="";for(const{0:C,index:$}of I.matchAll(k))if(x.test(C)||
p[v].includes(C))E+=C;else{if(C==="%")return(0,a.TR)(h(I,$));if(C.startsWith("%")){const l=Number.parseInt(C.slice(1),16);if(S(l,v))return(0,a.TR)(`invalid URL \
escape "${C}"`);E+=R(l,v)}else if(C>"\x7F")E+=encodeURIComponent(C.toWellFormed());else{if(v==="host"||v==="zone")return(0,a.TR)(`invalid character ${(0,a.ol)(C)}\
 in host name`);E+=R(C.charCodeAt(0),v)}}return(0,a.Ju)(E)}function B(I){return I==="%2A"?(0,a.Ju)("*"):D(I,U)?(0,a.Ju)(I):N(I,"path")}const F=I=>D(I,P)?(0,a.Ju)(
I):N(I,"fragment"),D=(I,v)=>v.test(I)&&!L.test(I);function S(I,v){return v==="host"?I<128&&I!==37:v!=="zone"||I===37||I===32?!1:R(I,"zone").startsWith("%")}function R(I,v){
const E=String.fromCharCode(I);return x.test(E)||p[v].includes(E)?E:`%${I.toString(16).toUpperCase().padStart(2,"0")}`}const h=(I,v)=>`invalid URL escape ${(0,a.
D3)(I.slice(v,v+4),3)}`;function m(I){for(const v of I.split("&")){if(v.includes(";"))return"invalid semicolon separator in query";const[,...E]=/^([^=]*)=?(.*)$/s.
exec(v)??[];for(const C of E){const $=C.search(L);if($>=0)return h(C,$)}}return null}const g=I=>I.replace(/(?:%[0-9A-F]{2})+/g,v=>(0,a._6)(Uint8Array.from(v.slice(
1).split("%"),E=>Number.parseInt(E,16))));function b(I){return I.split("&").flatMap(v=>{if(v===""||v.includes(";"))return[];const[,...E]=/^([^=]*)=?(.*)$/s.exec(
v)??[],[C,$]=E.map(l=>N(l.replaceAll("+","%20"),"query"));return C?.ok&&$?.ok?[[O(C.value),O($.value)]]:[]})}const O=I=>I.replaceAll("%20","+"),W=I=>I.toSorted(
([v],[E])=>v<E?-1:v>E?1:0).map(([v,E])=>`${v}=${E}`).join("&")}),4283:((T,j,c)=>{c.d(j,{Dl:()=>B,EN:()=>h,L5:()=>R,O2:()=>_,Pl:()=>D,aR:()=>b,cz:()=>S,jr:()=>F,
lv:()=>x,sX:()=>d,t5:()=>m});var a=c(9587),i=c(6181),p=c(4091),k=c(6979);const x={opaque:"",user:null,omitHost:!1,query:"",fragment:""},L=/[^ -~\u0080-\u{10ffff}]/u,
U=/^([A-Za-z][A-Za-z0-9+.-]*):/,P=/^(?::[0-9]*)?$/,N=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function B(o){const[s,f]=e(o,"#"),A=O(s);if(!A.ok)return(0,p.TR)(`parse ${(0,p.
ol)(s)}: ${A.why}`);const n=(0,k.y3)(f);return n.ok?(0,p.Ju)({...A.value,fragment:n.value}):(0,p.TR)(`parse ${(0,p.ol)(o)}: ${n.why}`)}function F(o){const s=o.scheme===
""?"":`${o.scheme}:`,f=o.fragment===""?"":`#${o.fragment}`,A=o.opaque===""?$(o)+l(o):o.opaque;return[s,A,g(o),f].join("")}function D(o){const s=o.opaque&&(0,a.Mi)(
`//${o.opaque}`,"").slice(2);return(0,a.Mi)(F({...o,opaque:s,query:"",forceQuery:!1,fragment:""}),"")}function S(o){const s=o.host.lastIndexOf(":"),f=s>=0&&P.test(
o.host.slice(s)),A=f?o.host.slice(0,s):o.host,n=A.startsWith("[")&&A.endsWith("]");return{name:(0,k.Uw)(n?A.slice(1,-1):A),port:f?o.host.slice(s+1):""}}const R=o=>o===
"https"?443:80,h=o=>o.includes(":")?`[${o}]`:o,m=o=>(o.opaque||o.path||"/")+g(o),g=({forceQuery:o,query:s})=>o||s!==""?`?${s}`:"";function b(o){if(o.user===null)
return null;const s=`${o.user.name}:${o.user.password??""}`.replace(/%[0-9A-F]{2}/g,f=>String.fromCharCode(Number.parseInt(f.slice(1),16)));return`Basic ${btoa(
s)}`}function O(o){if(L.test(o))return(0,p.TR)("net/url: invalid control character in URL");if(o.startsWith(":"))return(0,p.TR)("missing protocol scheme");const s=U.
exec(o)?.[1]??"",f=s.toLowerCase(),[A,n]=e(s===""?o:o.slice(s.length+1),"?"),t=n===""&&o.endsWith("?"),r={...x,host:"",path:"",scheme:f,query:n,forceQuery:t};return A.
startsWith("/")?W(r,A):f!==""?(0,p.Ju)({...r,opaque:A}):e(A,"/")[0].includes(":")?(0,p.TR)("first path segment in URL cannot contain colon"):I(r,A)}function W(o,s){
if(!(s.startsWith("//")&&(o.scheme!==""||!s.startsWith("///"))))return I({...o,omitHost:o.scheme!==""},s);const[A]=e(s.slice(2),"/"),n=A.lastIndexOf("@"),t=E(A.
slice(n+1),o.scheme);if(!t.ok)return t;const r=n<0?(0,p.Ju)(null):v(A.slice(0,n));return r.ok?I({...o,user:r.value,host:t.value},s.slice(2+A.length)):r}function I(o,s){
const f=(0,k.ft)(s);return f.ok?(0,p.Ju)({...o,path:f.value}):f}function v(o){if(!N.test(o))return(0,p.TR)("net/url: invalid userinfo");const[s,f]=e(o,":"),A=(0,k.
V$)(s,"user");if(!A.ok)return A;if(!o.includes(":"))return(0,p.Ju)({name:A.value,password:null});const n=(0,k.V$)(f,"user");return n.ok?(0,p.Ju)({name:A.value,password:n.
value}):n}function E(o,s){const f=o.lastIndexOf("[");if(f>0)return(0,p.TR)("invalid IP-literal");if(f===0)return C(o);const A=o.indexOf(":"),n=/^https?$/.test(s)?
A:o.lastIndexOf(":"),t=n<0?"":o.slice(n);return P.test(t)?(0,k.V$)(o,"host"):(0,p.TR)(`invalid port ${(0,p.ol)(t)} after host`)}function C(o){const s=o.lastIndexOf(
"]");if(s<0)return(0,p.TR)("missing ']' in host");const f=o.slice(s+1);if(!P.test(f))return(0,p.TR)(`invalid port ${(0,p.ol)(f)} after host`);const A=o.slice(0,
s).indexOf("%25"),n=A<0?s:A,t=(0,k.V$)(o.slice(1,n),"host");if(!t.ok)return t;const r=(0,k.V$)(o.slice(n,s),"zone");if(!r.ok)return r;const u=(0,k.Uw)(t.value+r.
value),y=(0,i.r5)(u);return y===null?(0,p.TR)(`invalid host: ParseAddr(${(0,p.ol)(u)}): unable to parse IP`):y.length===4?(0,p.TR)("invalid IP-literal"):(0,p.Ju)(
`[${t.value}${r.value}]${f}`)}function $(o){if(o.host===""&&o.user===null&&(o.scheme===""||o.omitHost||o.path===""))return"";const f=o.user?.password??null;return`\
//${(o.user?.name??"")+(f===null?"":`:${f}`)}${o.user===null?"":"@"}${o.host}`}function l(o){return o.host!==""&&o.path!==""&&!o.path.startsWith("/")?`/${o.path}`:
o.scheme===""&&$(o)===""&&e(o.path,"/")[0].includes(":")?`./${o.path}`:o.path}function e(o,s){const f=o.indexOf(s);return f<0?[o,""]:[o.slice(0,f),o.slice(f+s.length)]}
function _(o,s){const f=B(s);return f.ok?(0,p.Ju)(d(o,f.value)):f}function d(o,s){const f=s.scheme||o.scheme;if(s.scheme!==""||s.host!==""||s.user!==null)return{
...s,scheme:f,path:w(s.path)};const A=s.path===""&&!s.forceQuery&&s.query==="",n=A?o.query:s.query,t=A&&s.fragment===""?o.fragment:s.fragment;if(s.path===""&&o.
opaque!=="")return{...s,scheme:f,query:n,fragment:t,opaque:o.opaque};const r=w(M(o.path,s.path));return{...s,scheme:f,query:n,fragment:t,user:o.user,host:o.host,
path:r}}function M(o,s){return s===""?o:s.startsWith("/")?s:o.slice(0,o.lastIndexOf("/")+1)+s}function w(o){if(o==="")return"";const s=o.split("/"),f=[];for(const r of s)
r===".."?(f.pop(),f.length===1&&f[0]===""&&f.pop()):r!=="."?f.push(r):f.length===0&&f.push("");const A=s.at(-1),n=`/${f.join("/")}${A==="."||A===".."?"/":""}`,t=(0,k.
ft)(n.startsWith("//")?n.slice(1):n);return t.ok?t.value:n}}),9075:((T,j,c)=>{c.d(j,{J6:()=>B,Oo:()=>D,Pg:()=>U,Uk:()=>N,VI:()=>F,ae:()=>a,lG:()=>p,os:()=>P,pi:()=>i});
class a{text;withheld;constructor(R,h=null){this.text=R,this.withheld=h}}const i="#",p=4096,k=200,x=2e4,L=5e6;class U{depth=0;steps=0;allSteps=0;renew(){this.steps=
0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>L}spend(R){if(this.steps+=1,this.count(),this.depth>=k||this.steps>x||this.isSpent)return;
this.depth+=1;const h=R();return this.depth-=1,typeof h=="string"&&h.length>p?void 0:h}}const P=()=>({name:()=>{},call:()=>{},effort:new U}),N=S=>typeof S=="str\
ing"||typeof S=="number"||typeof S=="boolean"?String(S):void 0,B=S=>S.find(R=>R instanceof a&&R.withheld!==null);function F(S,R){return R instanceof a?new a((S+
R.text).slice(0,p),R.withheld):new a(S)}function D(S){let R;return h=>{if(R??=new Map,!R.has(h)){R.set(h,void 0);try{R.set(h,S(h))}catch(m){throw R.delete(h),m}}
return R.get(h)}}}),5143:((T,j,c)=>{c.d(j,{As:()=>b,II:()=>h,MV:()=>C,NP:()=>g,R3:()=>R,WD:()=>m,Zl:()=>E,_M:()=>D,bH:()=>F,c1:()=>p,df:()=>i,en:()=>N,eo:()=>S,
jH:()=>x,n7:()=>$,t6:()=>k,yJ:()=>B});var a=c(8820);const i=l=>typeof l=="string"?l:`${l.line}:${l.column} ${l.file}`,p=(l,e)=>[...Map.groupBy(l,e).values()],k=(l,e)=>p(
l,e).map(([_])=>_),x=l=>k(l,i),L="//",U=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,P=1e3,N=l=>l.length<=P&&U.test(l),B=(l,e)=>`${l}${L}${e}`;function F(l){
const e=D(l);return e===null?{repository:e,path:l}:{repository:e,path:l.slice(e.length+L.length)}}function D(l){const e=l.indexOf(L);return e>0&&N(l.slice(0,e))?
l.slice(0,e):null}const S=l=>typeof l=="string"?l:`${h(l.file)}:${l.line}`,R=({file:l,line:e,column:_})=>`${h(l)}:${e}:${_}`;function h(l){const{repository:e,path:_}=F(
l);if(e===null)return(0,a.J7)(l);const d=(0,a.J7)(e);return _==="."?d:`${d}//${(0,a.J7)(_)}`}const m=1e4,g=l=>k(l,e=>typeof e=="string"?e:D(e.file)),b=l=>l.length<=
m?l:[...new Set([...g(l),...l])].slice(0,m),O=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
W=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,I=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function v(l){const{path:e}=F(
l),_=e.split("/").slice(0,I.test(e)?-2:-1);return _.find((d,M)=>O.test(d)&&!(d==="test"&&_.slice(0,M).some(w=>W.test(w))))}const E=l=>v(l)!==void 0,C=({file:l,isInUse:e})=>e!==
!0&&E(l);function $(l){const e=v(l);return(e===void 0?F(l).path:`**/${e}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((T,j,c)=>{c.d(j,{L2:()=>v,ie:()=>R,jj:()=>I,kL:()=>N,
mB:()=>B,nE:()=>C,xu:()=>$});var a=c(3368),i=c(1342),p=c(3592),k=c(3152),x=c(9587),L=c(8820),U=c(2057);let P=function(...l){return{setFlagsFromString:P}=process.
getBuiltinModule("node:v8"),new.target?new P(...l):P(...l)};function N(l,e){l.env.UV_THREADPOOL_SIZE??="64",setTimeout(I,W).unref(),(0,U.B_)(l.stdout,e),(0,U.B_)(
l.stderr,()=>{})}async function B(l,{stop:e,secrets:_,isFinal:d,act:M,reportMistakes:w,reportCrash:o}){const s=n=>(o((0,a.rv)(t=>S(n,t),_)),3),f=b(l,e,{isFinal:d,
crash:s}),A=await M(f).catch(n=>n instanceof k.GN?(w(_.redact(n.mistakes)),2):s(n));await O(l,A)}const F=100,D=5;function S(l,e){const _=(0,i.Or)(l),d=[];let M=l;
for(;M!==void 0&&d.length<D;){const f=M instanceof Error?M.stack??M.message:String(M);d.push((0,x._U)(e(f))),M=M instanceof Error?M.cause:void 0}const w=_?1:F;return[
_?`tf-disco could not run: ${e((0,i.A3)(l))}`:`tf-disco ${p.xv} crashed; this is a bug, please report it with this text at ${p.xV}`,...d.join(`
caused by: `).split(`
`).slice(0,w)].map(f=>(0,L.BP)((0,L.RK)(f))).join(`
`)}const R=({hrtime:l})=>()=>Number(l.bigint())/1e6,h=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],m=300,g=5e3;function b(l,e,{isFinal:_,crash:d}){const M=R(l),w=new AbortController;
let o=0;const s=()=>_||w.signal.aborted;for(const f of h)l.on(f,()=>{const A=M()-o;e.end({kind:"signal",signal:f}),s()?(_||A>m)&&(l.removeAllListeners(f),l.kill(
l.pid,f)):o=M(),w.abort()});return l.on("uncaughtException",f=>{e.end({kind:"crash"});const A=d(f);s()&&l.exit(A),w.abort(),setTimeout(()=>l.exit(A),g).unref()}),
l.on("exit",()=>e.end({kind:"crash"})),w.signal}async function O(l,e){const{stdout:_,stderr:d}=l;for(const w of[_,d])await new Promise(o=>w.write("",o));if(l.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&l.platform!=="win32"&&l.execve!==void 0){const{execPath:w}=l;l.execve(w,[w,"--eval",`require('node:process').exit(${e})`],{})}l.
exit(e)}const W=100,I=()=>P("--semi-space-growth-factor=1"),v=()=>P("--heap-growing-percent=20"),E=100;async function C(l,e,_){let d=Date.now();for(;;){const M=l.
next(e.why!==null);if(M.done)return M.value;Math.abs(Date.now()-d)<E||(_(M.value),await $(),d=Date.now())}}const $=()=>new Promise(l=>setImmediate(l))}),2057:((T,j,c)=>{
c.d(j,{B_:()=>U,Dx:()=>L,PL:()=>N,aH:()=>B,yy:()=>p});var a=c(1342),i=c(3152);async function p(m,g){for(const b of(0,a.mk)(g)){if(!m.writable)return;m.write(b)||
await k(m)}}const k=m=>new Promise(g=>{const b=["drain","error","close"],O=()=>{for(const W of b)m.off(W,O);g()};for(const W of b)m.on(W,O)}),x=1024*1024;async function*L(m){
let g="";for await(const b of m.setEncoding("utf8")){const[O="",...W]=String(b).split(`
`),I=[g+O,...W];g=I.pop()??"";for(const v of I)yield v.replace(/\r$/,"");if(g.length>x)throw new i.GN(["a line of standard input exceeds 1 MiB"])}g!==""&&(yield g)}
function U(m,g){let b=!1;m.on("error",O=>{const W=!b;b=!0,W&&O.code!=="EPIPE"&&g((0,a.A3)(O))})}const P={min:40,max:100,unknown:80};function N({columns:m},g){return m||
Number(/^\d{1,4}$/.exec(g.COLUMNS??"")?.[0])||P.unknown}function B(m,g,b){const O=g==="auto"?F(m,b):g==="always",W=Math.max(P.min,Math.min(N(m,b),P.max));return{
colour:O,hyperlinks:O&&m.isTTY===!0&&h(b),width:m.isTTY?W:Number.POSITIVE_INFINITY}}function F({isTTY:m},g){return g.NO_COLOR||g.TERM==="dumb"&&!g.FORCE_COLOR?!1:
g.FORCE_COLOR?g.FORCE_COLOR!=="0":m===!0}const D=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,S=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
R=5001;function h(m){const{FORCE_HYPERLINK:g,TERM:b="",TERM_PROGRAM:O="",VTE_VERSION:W}=m;return g?g!=="0":m.CI||m.NO_COLOR||b==="dumb"?!1:Number(W)>=R||D.test(
O)||S.test(b)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(I=>m[I])}}),3229:((T,j,c)=>{c.d(j,{Kc:()=>B,L6:()=>L,NM:()=>$,cr:()=>l,x3:()=>b});var a=c(9587),i=c(
1831),p=c(5011);const k=1024,x=e=>(0,i.Pv)(e).ok;function L(e){if(e.length>k)return null;const _=(0,i.Pv)(e);if(_.ok)return U(e,(0,i.pk)(_.value));const d=F(e);
if(d!==null)return d;const{inside:M,removed:w}=R(e);if(!(0,a.Mi)(e,"").includes(M))return"write the hostname alone, not a URL";for(const o of w.length===0?[]:[M,
M.replace(/:\D.*$/s,"")])if(x(o))return`remove ${h(w)}: ${o}`;return m(M)}function U(e,_){if(/(^|\.)xn--/i.test(e))return`write it in Unicode: ${_}; upper-case \
punycode is only accepted by accident`;const d=_.replace(/(?<!\.)\.+(?=$|:)/,"");return d===_?null:`remove the trailing dot: tokens and settings for ${d} do not\
 apply to this host`}const P=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,N="replace the placeholder",B=e=>P.
test(e);function F(e){if(B(e))return N;const _=e.split(/[\s,;]+/).filter(d=>d!=="");return _.length<2?null:_.every(d=>d.includes(".")&&x(d))?`write one hostname\
 at a time: ${_[0]}`:"remove the spaces, commas and semicolons"}const D=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,S=[["the white space",e=>e.trim()],
["the quotation marks",e=>e.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",e=>e.replace(D,"")],["the trailing slash",e=>e.replace(/^([^/?#\\]*)\/$/,"$1")],["th\
e path",e=>e.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",e=>e.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",e=>e.slice(e.lastIndexOf("@")+1)],["th\
e trailing colon",e=>e.replace(/^([^:]*):$/,"$1")]];function R(e){let _=e;const d=[];for(const[M,w]of S){const o=w(_);o!==_&&d.push(M),_=o}return{inside:_,removed:d}}
const h=e=>e.join(", ").replace(/, ([^,]*)$/," and $1");function m(e){if(/^\[.*\](:\d+)?$/s.test(e)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(e))return"use a D\
NS name; the clients do not support IPv6 addresses";if(e.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(e)){const w=(0,i.
WV)(e);return x(w)?`write it in Unicode: ${w}`:"write it in Unicode, not in punycode"}if(e.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(e.includes("_")){const w=e.replaceAll("_","-");return`a hostname cannot contain underscores${x(w)?`; did you mean ${w}?`:""}`}const _=e.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(_!==e&&x(_))return`remove the extra dots: ${_}`;if(/(^|\.)-|-(\.|:|$)/.test(e))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(e))return"a label cannot have hyphens as its third and fourth character";const[,d="",M=""]=/^([^:]*):(.*)$/s.exec(e)??[];return x(
d)?/^[+-]?[0-9]+$/.test(M)?"use a port from 1 to 65535":`write the port as a number: ${d}:8443`:null}const g=e=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(e),b="\
write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",O=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function W(e,_){if(e==="")return b;if(!_&&B(e))return N;if(e!==e.trim())return"remove the white space around the address";const[,d="",M=""]=/^(https?:\/\/)(.*)$/i.
exec(e)??[],w=M.replace(O,"$1/$2"),o=(0,p.rE)(w,"terraform");return d===""||!o.ok||o.value.hostImplied?null:`write ${w} to use the module of the registry${_?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function I([e="",..._]){if(_.length!==3)return null;const[,d="",M=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(e)??[];return d!=="localhost"&&M===""?g(e)?L(e):null:`write a host with a dot, such as 127.0.0.1${M} or ${d}.localdomain${M}`}function v(e){if(e.length===3&&
g(e[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${e[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const _=/^https?:$/i.test(e[0]??"")&&e[1]==="",[d="",...M]=_?e.slice(2):e;return M.length<4||!g(d)?null:/^v?\d+\.\d+/.test(M[3]??"")?`write ${[d,...M.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[d,...M.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${M[0]}, and a namespace has one part (in GitLab, the top-level group)`}function E(e,_){if(e.includes("://"))return null;if(_.
length>=3&&e.includes("?"))return"remove the query; set the version with the `version` argument";const d=_.at(-1)??"";return[3,4].includes(_.length)&&/[A-Z]/.test(
d)?`write the target system in lower case: ${[..._.slice(0,-1),d.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(e)?`write ./${e} to use a directory\
 of the same repository${_.length<5?"":`, or ${_.slice(0,3).join("/")}//${_.slice(3).join("/")} for one of a registry module`}`:null}function C(e){const[,_="",d=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(e)??[],M=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(_)?.[1];if(M!==void 0)return`write git::${M} instead of ${_}`;const[w]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
e)??[];return w!==void 0&&(0,a.Mi)(e)===e?`write git@${w} instead of ${w}`:(0,p.rE)(d,"terraform").ok?`write ${d} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${b} (of Git, with git:: before it)`}function $(e,_,d){if(_.kind==="local"||e.length>k)return null;const[M="",...w]=e.split("\
/");if(d.ok)return d.value.hostImplied?null:L(M);const o=w.length===0?[]:w.join("/").split("//",1)[0]?.split("/")??[],s=_.kind==="remote"&&_.refusal===null,f=[M,
...o],A=W(e,s)??I(f);return A!==null||s?A:_.kind==="remote"&&!/^[^/]+:\d+\//.test(e)?C(e):v(f)??E(e,f)}function l(e){if(e.length>k)return null;if(B(e))return N;
if(e!==e.trim())return"remove the white space around the address";const[,_=""]=/^https?:\/\/(.*)$/i.exec((0,a.Mi)(e,""))??[];if(_!=="")return`remove the scheme:\
 ${_}`;const d=e.split("/"),[M=""]=d;return d.length===2&&g(M)?"write HOST/NAMESPACE/TYPE, two parts after the host":d.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":d.length===3?L(M):null}}),1064:((T,j,c)=>{c.d(j,{$I:()=>R,Du:()=>L,Eo:()=>_,Jd:()=>e,Mq:()=>g,NX:()=>m,SO:()=>h,SZ:()=>B,Y8:()=>C,
Yr:()=>F,ab:()=>S,bB:()=>P,d3:()=>$,mh:()=>d,n3:()=>p,pH:()=>W,rG:()=>D,sX:()=>l,tB:()=>v,zK:()=>U});const a="registry.terraform.io",i=[a,"registry.opentofu.org"],
p=w=>i.includes(w),k=["modules.v1","providers.v1"],x={terraform:{name:"Terraform",uses:k,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:k,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:k,replaces:k,defaults:i},renovate:{name:"Renovate",uses:k,replaces:[],defaults:[a]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:i},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},L=["terraform","opentofu"],U=Object.keys(
x),P=Object.fromEntries(Object.entries(x).map(([w,{name:o}])=>[w,o])),N=w=>x[w],B=w=>k.includes(w)?U.filter(o=>N(o).uses.includes(w)):L,F=w=>U.filter(o=>N(o).defaults?.
includes(w)),D=U.filter(w=>N(w).replaces.length>0),S=w=>U.filter(o=>N(o).replaces.includes(w)),R={language:{client:"opentofu",what:"a language block"},encryption:{
client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an \
action block"}},h=w=>Object.hasOwn(R,w),m={terraform:3,opentofu:9},g=w=>w===429||w>=500&&w!==501,b={from:null,before:null,retries:0,skipsOverridden:!1},O={...b,
client:"terraform"},W=[{...O,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...O,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,
skipsOverridden:!0},{...b,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],I={terraform:"1.15.0",opentofu:"1.12.0"};function v(w,o){const s=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(o[w]??"");if(s===null)return I[w];const f=s[1]?.split(".")??[];return[0,1,2].map(A=>f[A]??"0").join(".")}function E(w,o){const[s=[],f=[]]=[w,o].map(n=>n.split(
".").map(Number)),A=s.findIndex((n,t)=>n!==f[t]);return A<0||(s[A]??0)>(f[A]??0)}const C={terraform:"1.15",opentofu:"1.8"},$=({releases:w,versions:o})=>L.filter(
s=>s==="terraform"?!w.some(f=>f.client===s&&f.before===null):!E(v(s,o),"1.8.0")),l=w=>E(w,"1.12.0"),e=(w,o)=>w==="opentofu"||!E(o,"1.13.0"),_=w=>E(w,"1.14.0");function d(w,{
attemptMs:o,retries:s}){const f=w.findIndex((A,n)=>n===s||!M(A,o));return f<0?null:f}function M({response:w,hops:o,headMs:s},f){return s===null?w.kind==="failed"&&
w.transient:s>f||g(o.at(-1)?.status??0)}}),1831:((T,j,c)=>{c.d(j,{$Y:()=>h,$k:()=>O,$o:()=>e,Bz:()=>w,Fq:()=>D,Jr:()=>_,Pm:()=>$,Pv:()=>N,Rt:()=>F,Sv:()=>g,WV:()=>m,
cu:()=>b,ev:()=>d,fK:()=>W,nx:()=>R,pk:()=>S,xV:()=>P,yo:()=>l});var a=c(4091),i=c(4283),p=c(8408);const k=443,x=65535,L=9223372036854775807n,U=-9223372036854775808n,
P="TF_TOKEN_";function N(t){const{name:r,portion:u}=I(t.toWellFormed()),y=v(u);if(!y.ok)return/^https?$/i.test(r)?(0,a.TR)("need just a hostname and optional po\
rt number, not a full URL"):y;if(y.value.startsWith(":-"))return(0,a.TR)("port number is negative");const H=E(r);if(H!==null)return(0,a.TR)(H);const G=(0,p.YE)(
r);return G.ok?G.value===""?(0,a.TR)("nothing is left of the hostname once it is normalized"):(0,a.Ju)(G.value+y.value):G}const B=new Set(["localterraform.com",
"localtofu.com"]),F=t=>B.has(t);function D(t){const r=N(t);return r.ok||!t.includes("xn--")?r:N(m(t))}function S(t){const{name:r,portion:u}=I(t);return(0,p.DI)(
r)+u}function R(t){const r=S(t);return r===t?t:`${r} (${t})`}const h=t=>t.includes("xn--")?t.replace(/[^\s"'`/@=,;()]+ \(([^\s()]*xn--[^\s()]*)\)/g,"$1"):t;function m(t){
const{name:r,portion:u}=I(t.toWellFormed()),y=v(u);return((0,p.QC)(r)??r)+(y.ok?y.value:u)}function g(t){const{name:r,portion:u}=I(t);return{name:r,port:u===""?
k:Number(u.slice(1))}}const b=t=>({...i.lv,scheme:"https",host:t,path:"/.well-known/terraform.json",forceQuery:!1});function O(t){if(!t.startsWith(P))return null;
const r=t.slice(P.length).replaceAll("__","-").replaceAll("_","."),u=N(m(r));return u.ok?u.value:null}function W(t){const r=[t,S(t)].flatMap(u=>[u.replaceAll("-",
"__"),u]).map(u=>P+u.replaceAll(".","_"));return[...new Set(r)].filter(u=>O(u)===t)}function I(t){const r=t.indexOf(":");return r===-1?{name:t,portion:""}:{name:t.
slice(0,r),portion:t.slice(r)}}function v(t){if(t==="")return(0,a.Ju)("");const r=t.slice(1);if(!/^[+-]?[0-9]+$/.test(r))return(0,a.TR)("port portion contains n\
on-digit characters");const u=r.replace(/^([+-]?)0+(?=[0-9])/,"$1"),y=u.length>20?null:BigInt(u.replace("+",""));return y===null||y>L||y<U?(0,a.TR)("port portio\
n contains non-digit characters"):y>x?(0,a.TR)("port number is greater than 65535"):(0,a.Ju)(y===BigInt(k)?"":`:${y}`)}function E(t){if(t==="")return"empty stri\
ng is not a valid hostname";for(const r of t.replace(/\.{1,2}$/,"").split(".")){if(r==="")return"hostname contains empty label (two consecutive periods)";if(r.startsWith(
"xn--"))return`hostname label ${(0,a.ol)(r)} specified in punycode format; service hostnames must be given in unicode`}return null}const C={http:"80",https:"443",
ssh:"22"};function $(t){const{name:r,port:u}=(0,i.cz)(t),y=(0,i.EN)(r),H=u===""||u===C[t.scheme];return e(H?y:`${y}:${u}`)}function l(t){const r=(0,i.Dl)(t);return r.
ok?$(r.value):null}function e(t){const r=N(t);return r.ok?r.value:t.toLowerCase()||null}const _=(t,r)=>r.length===0||r.some(u=>u.subdomains?t.endsWith(`.${u.host}`):
t===u.host),d=(t,r)=>_(t,r.allowedHosts)||r.hostnames.some(u=>u.host===t),M=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function w(t,r,u){const[y]=t.length===0?[]:W(r);return y===
void 0?[]:t.flatMap(H=>{const G=O(H);if(G!==null&&u.has(G))return[];const Y=o(H,G,r);return Y===null?[]:[{variable:H,why:Y,write:y,isParent:s(G,r)}]})}function o(t,r,u){
const y=M.exec(t)?.[0];if(y===void 0)return null;const H=t.slice(y.length);return r!==null&&s(r,u)?`it is for ${R(r)} only: the clients do not use the tokens of\
 parent domains`:A(u).some(G=>G===f(H))?y!==P?`it begins with ${y}, and the clients read only ${P}`:r===null?"the clients cannot read a hostname from it and ign\
ore it":`the clients read it for ${R(r)}${n(H,u)}`:null}const s=(t,r)=>t!==null&&g(r).name.endsWith(`.${g(t).name}`),f=t=>t.normalize("NFC").toLowerCase().replace(
new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function A(t){const{name:r}=g(t);return[...new Set([t,r,S(t)].map(f))]}function n(t,r){const{name:u,port:y}=g(r);return y!==
443&&!t.includes(":")?"; a port follows a colon":u.includes("-")&&!t.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((T,j,c)=>{c.d(j,{mI:()=>S,
QC:()=>F,ER:()=>C,YE:()=>B,DI:()=>D});const a=(...$)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...$),i=(...$)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...$);var p=c(4091);const k=256,x={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
L={...x,checkBidi:!1},U=($late2??=new RegExp("\\p{M}{31}","u")),P="xn--",N=new TextEncoder;function B($){const l=m($,!1);if(!l.ok)return l;const e=g(l.value,x);return e===null?(0,p.TR)(R(
O($,!1))):(0,p.Ju)(e)}function F($){const l=m($,!0);if(!l.ok)return null;const e=g(l.value,L);if(e===null)return null;const _=m(e,!1);return _.ok?_.value.join("\
."):null}const D=$=>b($)?i($,x).domain:$,S=$=>i($).domain,R=$=>`idna: invalid label ${(0,p.ol)($)}`;function h($){return`idna: disallowed rune U+${($.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function m($,l){if($.length>k&&b($))return(0,p.TR)(`hostname is longer than ${k} characters`);const e=[];for(const _ of O(
$,l).split(".")){const d=_.startsWith(P)?W(_):(0,p.Ju)(_);if(!d.ok)return d;const M=I(d.value);if(M!==null)return(0,p.TR)(M);e.push(d.value)}return(0,p.Ju)(e)}function g($,l){
const e=$.join(".");return C(e)?e:a(e,l)}const b=$=>/[^\0-\x7f]|xn--/i.test($);function O($,l){return $.replace(/[A-Z]+|[^\0-\x7f]/gu,_=>C(_)?_.toLowerCase():i(
_,{transitionalProcessing:l}).domain).normalize("NFC")}function W($){const l=$.slice(P.length);if(l==="")return(0,p.Ju)("");const e=i($).domain;return e===$||C(
e)?(0,p.TR)(R(l)):e.normalize("NFC")!==e||!Array.from(e).every(E)?(0,p.TR)(R(e)):(0,p.Ju)(e)}function I($){if(v($))return R($);if(/^[a-z0-9-]*$/.test($))return null;
if(U.test($))return R($);if(!C($)&&a($,L)!==null)return null;for(const l of $){if(!E(l))return R($);if(l<"\x80"&&!/[a-z0-9-]/.test(l))return h(l)}return R($)}function v($){
if($.startsWith("-")||$.endsWith("-"))return!0;if(!$.slice(0,4).includes("--"))return!1;const l=N.encode($.slice(0,5));return l.length>4&&l[2]===45&&l[3]===45}function E($){
if($<"\x80")return!0;const{domain:l,error:e}=i(`1${$}`);return!e&&l===`1${$}`}const C=$=>!/[^\0-\x7f]/.test($)}),5011:((T,j,c)=>{c.d(j,{A:()=>g,Nj:()=>O,RZ:()=>h,
Vm:()=>D,mD:()=>S,rE:()=>m,vL:()=>R});var a=c(3916),i=c(4091),p=c(4283),k=c(1831),x=c(4321);const L={terraform:S("registry.terraform.io"),opentofu:S("registry.o\
pentofu.org")},U=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,P=/^[0-9a-z]{1,64}$/,N="must be between one and 64 characters, including ASCII letters, digi\
ts, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",B="must be between one and 64 ASCII letters or digits",F={module:{parts:3,
count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, the name, and the target system",reserved:[
"github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the hostname: the na\
mespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},D=v=>L[v];function S(v){const E=(0,k.Pv)(v);if(!E.ok)throw new Error(E.why);return E.
value}function R(v,E){if(O(v))return{kind:"local"};const C=m(v,E);if(C.ok)return C.value;const $=(0,x.cx)(v,E);if(!$.ok)return{kind:"invalid",error:$.why};const{
subdirectory:l,host:e}=$.value;return{kind:"remote",subdirectory:l,host:e,refusal:(0,x.Of)(v,$.value,E)}}function h(v,E){const C=R(v,E);if(C.kind==="registry")return JSON.
stringify({...C,hostImplied:!1});if(C.kind==="local")return`./${(0,a.normalize)(v.replaceAll("\\","/")).replace(/\/$/,"")}`;const $=(0,x.cx)(v,E),{url:l=null,getter:e,
subdirectory:_}=$.ok?$.value:{};return l===null?v:`${e}::${(0,p.jr)(l)}//${_}`}function m(v,E){return O(v)?(0,i.TR)(`can't use local directory ${(0,i.ol)(v)} as\
 a module registry address`):b(v,"module",E)}const g=v=>b(v,"component","terraform");function b(v,E,C){const $=F[E],{address:l,subdirectory:e}=(0,x.UQ)(v);if(e.
startsWith("../"))return(0,i.TR)((0,x.dr)(e,E));const _=l.split("/"),d=_.length===$.parts;if(!d&&_.length!==$.parts+1)return(0,i.TR)(`a ${E} registry source add\
ress must have ${$.count}`);const M=d?(0,i.Ju)(D(C)):W(_.shift()??"",E);if(!M.ok)return M;const w=I(_,E);if(w!==void 0)return(0,i.TR)(w);const[o="",s="",f=""]=_,
A={namespace:o,name:s,system:f,subdirectory:e};return(0,i.Ju)({kind:"registry",host:M.value,hostImplied:d,...A})}const O=v=>/^\.\.?[/\\]/.test(v);function W(v,E){
const C=(0,k.Pv)(v);if(!C.ok){const $=`invalid ${E} registry hostname ${(0,i.ol)(v)}`;return v.includes("--")?(0,i.TR)(`${$}; internationalized domain names mus\
t be given as direct unicode characters, not in punycode`):(0,i.TR)($)}return C.value.includes(".")?F[E].reserved.includes(C.value)?(0,i.TR)(`can't use ${(0,i.ol)(
C.value)} as a ${E} registry host, because it's reserved for installing directly from version control repositories`):C:(0,i.TR)(`invalid ${E} registry hostname:\
 must contain at least one dot`)}function I([v="",E="",C],$){if(!U.test(v))return v.includes(".")?`source address must have ${F[$].afterHost}`:`invalid namespac\
e ${(0,i.ol)(v)}: ${N}`;const l=`${$} registry addresses may not include a query string portion`;if(!U.test(E))return C===void 0&&E.includes("?")?l:`invalid ${$}\
 name ${(0,i.ol)(E)}: ${N}`;if(!(C===void 0||P.test(C)))return C.includes("?")?l:`invalid target system ${(0,i.ol)(C)}: ${B}`}}),4321:((T,j,c)=>{c.d(j,{GL:()=>m,
IZ:()=>U,Ns:()=>B,Of:()=>F,UQ:()=>g,WS:()=>N,cx:()=>S,dr:()=>O,qC:()=>D,uE:()=>h});var a=c(4091),i=c(4283),p=c(6979),k=c(9587),x=c(1064),L=c(1831);const U="",P={
terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},N=(n,t)=>P[t].test(n),B=(n,{getter:t})=>`download not supported for \
scheme '${(0,k.Mi)(n)===n?t:"***"}'`;function F(n,t,r){const{getter:u,url:y}=t;return!N(u,r)&&u.length>1?B(n,t):/^https?$/.test(u)&&y?.host===""?"http: no Host \
in request URL":null}function D(n){if(/^[a-z]:[/\\]/i.test(n))return[n];if(!/^(?:\/|file:)/i.test(n))return[];const t=S(n,"terraform");if(!t.ok||t.value.getter!==
"file"||t.value.url===null)return[];const{url:r,subdirectory:u}=t.value;return[r.path,(0,p.Uw)(r.path)].map(y=>b(`${y}/${u}`))}function S(n,t){const{address:r,subdirectory:u}=g(
n);if(u.startsWith("../"))return(0,a.TR)(O(u));const y=l(r.toWellFormed(),t);if(!y.ok)return y;const{subdirectory:H}=y.value,G={...y.value,host:C(y.value.host,r)};
if(H==="")return(0,a.Ju)({...G,subdirectory:u});const Y=b(`${H}/${u}`);return Y.startsWith("../")?(0,a.TR)(`detected ${O(Y)}`):(0,a.Ju)({...G,subdirectory:Y})}const R=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function h(n,t){const r=R.exec(n)?.[0];if(r===void 0)return U;const u=S(`${r}a/b`,t);return u.ok?u.value.host:U}const m=n=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(n);function g(n){const t=n.indexOf("?"),r=t<0?n:n.slice(0,t),u=r.indexOf("://"),y=r.indexOf("//",u<0?0:u+3);if(y<0)return{address:n,subdirectory:""};const H=t<
0?"":n.slice(t),G=r.slice(y+2);return{address:r.slice(0,y)+H,subdirectory:G===""?"":b(G)}}function b(n){const t=n.startsWith("/"),r=[];for(const y of n.split("/"))
y===""||y==="."||(y!==".."?r.push(y):r.length>0&&r.at(-1)!==".."?r.pop():t||r.push(y));const u=(t?"/":"")+r.join("/");return u===""?".":u}const O=(n,t="module")=>`\
subdirectory path ${(0,a.ol)(n)} leads outside of the ${t} package`,W=(n,t=n.scheme)=>(0,a.Ju)({subdirectory:"",host:I(n,t),getter:t,url:n});function I(n,t){const r=n.
omitHost||n.opaque!==""&&!n.opaque.startsWith(":");if(t==="git"&&r)return(0,L.$o)(n.scheme);if(t==="file"||n.scheme==="file"||t.length===1)return null;const u=(0,L.
Pm)(n)??U;return t!=="git"&&t!=="hg"&&t!=="s3"||(t==="s3"?/\.amazonaws\.com(\.cn)?$/.test(u)||v.test(n.query):/^https?$/.test(n.scheme)||E(n))?u:U}const v=/(^|&)aws_access_key_id=/;
function E({user:n,host:t,path:r,query:u,fragment:y}){return!/%(?!40|[89A-F])/.test(`${n?.name}:${n?.password}@${t}`)&&(r!==""||`${u}${y}`=="")}function C(n,t){
const r=/^[^?#]*\?([^#]*)/.exec(t)?.[1]??"",u=(0,p.xB)(r).find(([G])=>G==="checksum")?.[1]??"",y=(0,p.Uw)(u.replaceAll("+"," "));if(!y.startsWith("file:"))return n;
const H=y.includes("checksum",5)?null:S(y.slice(5),"terraform");return H?.ok&&H.value.host===n?n:U}const $=(n,t)=>(0,a.Ju)({subdirectory:"",host:t,getter:n,url:null});
function l(n,t){const[,r,u]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(n)??[n,void 0,n],{address:y}=g(u??n),H=(0,i.Dl)(y);if(H.ok&&H.value.scheme!=="")return W(H.value,r);
for(const Y of A){const se=Y(y,t);if(se?.ok){const{url:oe,subdirectory:le}=se.value,de=oe===null||r===void 0?se:W(oe,r);return de.ok?(0,a.Ju)({...de.value,subdirectory:le}):
de}if(se!==void 0)return se}const G=t==="terraform"?"address":"string";return(0,a.TR)(`invalid source ${G}: ${n}`)}function e(n,t,r){const u=(0,i.Dl)(n);if(!u.ok)
return(0,a.TR)(`error parsing ${t} URL: ${u.why}`);const{path:y}=u.value,H=r==="git"&&!y.endsWith(".git");return W(H?{...u.value,path:`${y}.git`}:u.value,r)}const _=n=>{
if(!n.startsWith("github.com/"))return;const t=n.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,a.TR)("GitHub URLs should be github.com/username/repo");
const r=e(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!r.ok||t.length===3)return r;const u=(0,p.V$)(t.slice(3).join("/").replaceAll("%","%25"),"path");
if(!u.ok)return u;if(u.value==="")return r;const y=b(u.value).replaceAll("%","%25");return(0,a.Ju)({...r.value,subdirectory:y})},d=(n,t)=>{const[,r,u,y]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.
exec(n)??[];if(u===void 0||y===void 0)return;const H=(0,p.h0)(/\?(.*)$/s.exec(y)?.[1]??""),G=t==="terraform"?"Git":"GitHub";if(H!==null)return(0,a.TR)(`error pa\
rsing ${G} SSH URL: ${H}`);if(r==="git")return $("git",(0,L.$o)(u))},M=n=>n.startsWith("bitbucket.org/")?e(`https://${n}`,"BitBucket","git"):void 0,w=(n,t)=>{const r=t===
"terraform"?"googleapis.com/":".googleapis.com/";if(!n.includes(r))return;const u=n.split("/");return u.length<5?(0,a.TR)("URL is not a valid GCS URL"):e(`https\
://www.googleapis.com/storage/${u.slice(2).join("/")}`,"GCS","gcs")},o=n=>{if(!n.includes(".amazonaws.com/"))return;const[t="",...r]=n.split("/"),u=s(t.split("."));
return u===void 0?(0,a.TR)("URL is not a valid S3 URL"):e(`https://${[u,...r].join("/")}`,"S3","s3")};function s(n){const[t="",r="",u=""]=n;return n.length===3?
`${t}.amazonaws.com`:n.length===4?`${r}.amazonaws.com/${t}`:n.length===5&&r==="s3"?`s3.${u}.amazonaws.com/${t}`:void 0}const A=[_,d,M,w,o,(n,t)=>{if(n!=="")return n.
startsWith("/")?e(`file://${n}`,"file","file"):(0,a.TR)(`${x.bB[t]} cannot detect a supported external module source type for ${n}`)}]}),9562:((T,j,c)=>{c.d(j,{
Bn:()=>N,D6:()=>g,Ls:()=>k,M:()=>B,OA:()=>O,OZ:()=>P,S3:()=>U,TE:()=>M,TW:()=>I,Uc:()=>t,e$:()=>x,eQ:()=>C,fg:()=>m,oe:()=>_,p4:()=>h,qE:()=>b,uW:()=>r,vy:()=>s,
xq:()=>L});var a=c(3307),i=c(4091),p=c(4283);const k=4096,x="modules.v1",L="providers.v1",U="login.v1",P="tfe.v2",N="tfe.v2.1",B="tfe.v2.2",F=[x,L,P,N,B],D=[U,"\
motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],S=u=>u.split(".",1)[0]??"",R=(u,y)=>u.some(H=>S(H)===S(y)),h=u=>R([...F,"state.v2"],u),m=new Set([...F,
...D]),g=u=>m.has(u),b=u=>h(u)||R(D,u);function O(u){if(b(u))return null;const y=u.toLowerCase(),H=G=>G===y||G.slice(S(G).length)===y.slice(S(y).length)&&S(G).length>=
W&&I(S(G),S(y));return[...m].find(H)??null}const W=5;function I(u,y){let H=0;for(;H<u.length&&u[H]===y[H];)H+=1;const[G,Y]=[u.slice(H),y.slice(H)];return G.slice(
1)===Y||G===Y.slice(1)||G.slice(1)===Y.slice(1)||G.slice(2)===Y.slice(2)&&G[0]===Y[1]&&G[1]===Y[0]}const v="[0-9A-Za-z~-]",E=u=>`${u}${v}*(?:\\.${v}+)*`,C=`v?([\
0-9]+(?:\\.[0-9]+)*)(?:-(${E("[0-9]")})|-?(${E("[A-Za-z~-]")}))?(?:\\+(${E(v)}))?`,$=new RegExp(`^${C}$`),l=2n**63n-1n,e=2n**64n-1n;function _(u,y){const H=u.indexOf(
".");if(H<0)return(0,i.TR)(`invalid service ID format (i.e. service.vN): ${u}`);const G=u.slice(0,H),Y=u.slice(H+1);switch(y){case"terraform":return $.exec(Y)?.[1]?.
split(".").every(le=>d(le,l))?(0,i.Ju)({name:G,version:Y}):(0,i.TR)(`invalid service version: Malformed version: ${Y}`);case"opentofu":{const se=G==="tfe"?Y.split(
".")[0]??"":Y;return/^v\d+$/.test(se)&&d(se.slice(1),e)?(0,i.Ju)({name:G,version:Y}):(0,i.TR)('invalid service version: must be "v" followed by an integer major\
 version number')}}}const d=(u,y)=>u.replace(/^0+/,"").length<=String(y).length&&BigInt(u)<=y;function M(u,y){const H=_(u,y.client);if(!H.ok)return{kind:"bad-id",
why:H.why};const{name:G}=H.value;if(y.services===null)return{kind:"missing",why:`host does not provide a ${G} service`};const Y=y.services.find(se=>se.id===u);return Y!==
void 0?w(Y,H.value,y):y.services.some(se=>se.id.startsWith(`${G}.`))?{kind:"version",why:o(H.value,y)}:{kind:"missing",why:`host ${y.display} does not provide a\
 ${G} service`}}function w({id:u,value:y},H,G){if(y===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${k} characters, which this chec\
k does not read`,value:""};if(u===U)return(0,a.Gv)(y)?{kind:"object",value:y}:{kind:"type",why:`service ${u} must be declared with an object value in the servic\
e discovery document`,value:y};if(typeof y!="string")return{kind:"type",why:o(H,G),value:y};const Y=s(G.documentUrl,y);if(Y.ok)return{kind:"url",url:Y.value,value:y};
const se=`failed to parse service URL: ${Y.why}`;return{kind:"bad-url",reason:Y.reason,why:se,value:y}}function o({name:u,version:y},{client:H,display:G}){const Y=H===
"terraform"?y:BigInt(/\d+/.exec(y)?.[0]??0);return`host ${G} does not support ${u} version ${Y}`}function s(u,y){const H=(0,p.Dl)(y);if(!H.ok)return{...H,reason:"\
syntax"};const Y=H.value.scheme===""?(0,p.sX)(u,H.value):H.value;return Y.scheme!=="http"&&Y.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${Y.
scheme}`}:Y.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...Y,fragment:""}}}const f=[P,N],
A=[x,L],n=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...f,...A]},{matches:/^api\.env0\.com$/,services:A},{matches:/^backend\.api\.env0\.com$/,services:f},
{matches:/\.scalr\.io$/,services:f}],t=u=>n.find(({matches:y})=>y.test(u))?.services??[],r={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((T,j,c)=>{
c.d(j,{$c:()=>p,Il:()=>i,nL:()=>x,ou:()=>k});const a="***",i=4,p=64*1024;class k{#e;constructor(P){this.#e=P}reveal(){return this.#e}toString(){return a}toJSON(){
return a}[Symbol.for("nodejs.util.inspect.custom")](){return a}}function x(U){const[P]=U;let N=!1;return U.map(({scheme:B,name:F})=>(N||=P!==void 0&&!L(P.name,F),
N?"dropped":B==="https"?"sent":"withheld"))}function L(U,P){return U===P?!0:/[:%]|^[\d.]+$/.test(P)?!1:P.endsWith(`.${U}`)}}),3592:((T,j,c)=>{c.d(j,{Bw:()=>p,G5:()=>L,
_O:()=>i,aq:()=>k,xV:()=>x,xv:()=>a});const a="1.0.0",i=`tf-disco-action/${a}`,p="https://github.com/org/tf-disco-action",k=`${p}/blob/v1/docs/problems.md`,x=`${p}\
/issues`,L=2}),3469:((T,j,c)=>{c.d(j,{l:()=>D,w:()=>F});var a=c(1064);const i=[1e10,1e5,1],p=Number.POSITIVE_INFINITY,k={from:0,before:p},x={from:Number.MAX_SAFE_INTEGER,
before:p},L=200,U=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function P(S){if(S.length>L)return null;if(S===
"latest")return x;const R=S.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(m=>m!==""),h=R.map(N);return R.length===
0||h.includes(null)?null:{from:Math.max(...h.map(m=>m?.from??0)),before:Math.min(...h.map(m=>m?.before??p))}}function N(S){const R=U.exec(S);if(R===null)return null;
const[,h="",...m]=R,g=m.slice(0,3).filter(v=>/^\d/.test(v??"")),{length:b}=g,O=g.reduce((v,E,C)=>v+Number(E)*(i[C]??0),0),W=v=>{const E=i[Math.max(v,1)-1]??1;return O-
O%E+E};if(h==="!=")return k;if(h===">=")return{from:O,before:p};if(h===">")return{from:W(b),before:p};if(h==="<")return{from:0,before:O};if(h==="<=")return{from:0,
before:W(b)};const I={"~>":b-1,"^":1,"~":Math.min(b,2)}[h];return{from:O,before:W(I??b)}}function B(S,R){const{from:h,before:m}=P(S)??k,g=P(R.from??"")?.from??0,
b=P(R.before??"")?.from??p;return h<b&&g<m}function F(S,R){const h=a.pH.filter(g=>g.client===S);if(R.length===0)return h;const m=h.filter(g=>R.some(b=>B(b,g)));
return m.length===0?h:m}const D=S=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(S)}),3474:((T,j,c)=>{c.d(j,{CV:()=>S,KT:()=>L,Ob:()=>l,PW:()=>D,TN:()=>m,
WD:()=>g,YA:()=>O,Yq:()=>I,ai:()=>b,lq:()=>B,lx:()=>W,pS:()=>h,p_:()=>R,xH:()=>F});var a=c(4091),i=c(3469),p=c(9587),k=c(7630),x=c(8535);const L=e=>Object.keys(
e).map(_=>({name:_,...e[_]})),U=(e,_)=>({isList:!1,value:e,parse:_}),P=e=>({value:e,mistakes:[]}),N=(e,_)=>({...e,parse:(d,M)=>{const{value:w,mistakes:o}=e.parse(
d,M);return{value:_(w),mistakes:o}}}),B=({parse:e,..._})=>({..._,parse:(d,M)=>d===""?P(null):e(d,M)}),F=(e,_)=>U(e,(d,M)=>{const w=d===""?(0,a.Ju)(null):_(d);return w.
ok?P(w.value):{value:null,mistakes:[`${M}: ${w.why}`]}}),D=F("FILE",a.Ju),S=F("TOKEN",k.AI),R=(e,_,d=k.Dw)=>({isList:!0,value:e,parse:(M,w)=>{const o=d(M).map(s=>{
const f=_(s),A=f.ok?f:_((0,p.Mi)(s));return A.ok?f:A});return{value:o.flatMap(s=>s.ok?[s.value]:[]),mistakes:o.flatMap(s=>s.ok?[]:[`${w}: ${s.why}`])}}}),h=1e4,
m=N(R("HOST",k.l6),e=>Array.from(Map.groupBy(e,({host:_})=>_),([_,d])=>({host:_,services:[...new Set(d.flatMap(({services:M})=>M))],addresses:d.flatMap(({addresses:M})=>M)}))),
g=e=>N(R("LABEL",k.V8),_=>{const d=_.flat();return[...new Set(d.length===0?[e]:d)]}),b=({min:e,max:_,whole:d})=>U("N",(M,w)=>{const o=/^\d+(\.\d+)?$/.test(M)?Number(
M):Number.NaN;if(o>=e&&o<=_&&(!d||Number.isInteger(o)))return P(o);const f=`${w} is "${M}", expected ${d?"a whole number":"a number"} from ${e} to ${_}`;return{
value:e,mistakes:[f]}}),O=e=>({...N(b(e),_=>_*1e3),value:"SECONDS"}),W=U("",(e,_)=>{const d=/^(true|True|TRUE)$/.test(e),M=d||/^(false|False|FALSE)$/.test(e);return{
value:d,mistakes:M?[]:[`${_} is "${e}", expected "true" or "false"`]}}),I=(...e)=>({...U(e.join("|"),(_,d)=>{const w=e.some(o=>o===_)?[]:[`${d} is "${_}", ${v(_,
e)}`];return{value:_,mistakes:w}}),choices:e}),v=(e,_)=>`expected one of ${_.map(d=>`"${d}"`).join(", ")}${(0,x.a)(e,_)}`,E=["auto","terraform","opentofu","both"],
C=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,l={...U("CLI",(e,_)=>{const[,d,M=null]=C.exec(e)??[],w={name:d??"auto",version:M},o=s=>({value:w,mistakes:[`${_}\
 is "${e}", ${s}`]});if(d===void 0){const s=v(e,E),f=s.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return o(s+f)}return M===null?P(w):d==="auto"||
d==="both"?o('but only "terraform" and "opentofu" can have a version'):(0,i.l)(M)?P(w):o(`expected a version such as "${d} 1.10"`)}),choices:E}}),7630:((T,j,c)=>{
c.d(j,{$h:()=>s,AI:()=>E,Dw:()=>D,IL:()=>C,Ju:()=>$,Kd:()=>_,V8:()=>w,aS:()=>b,eX:()=>f,jM:()=>v,l6:()=>W,o2:()=>g,vk:()=>S,x2:()=>e});var a=c(4091),i=c(5143),p=c(
3229),k=c(1064),x=c(1831),L=c(9562),U=c(2713),P=c(3592),N=c(8535);let B=function(...n){return{problemFacts:B}=c.late([507],4507),new.target?new B(...n):B(...n)},
F=function(...n){return{parseNamedAddress:F}=c.late([22],6022),new.target?new F(...n):F(...n)};const D=n=>R(n,/(^|\s)#.*$/s),S=n=>R(n,/^\s*#.*$/s),R=(n,t)=>n.split(
/\r\n|[\n\r]/).map(r=>r.replace(t,"").trim()).filter(r=>r!=="");function h(n){const t=(0,x.Fq)(n);if(t.ok)return t;const r=(0,p.L6)(n);return(0,a.TR)(`"${n}" is\
 not a hostname: ${t.why}${r===null?"":`; ${r}`}`)}const m=(n,t,r)=>n?(0,a.Ju)(t):(0,a.TR)(`"${t}" ${r}`),g=n=>m((0,i.en)(n),n,'is not the name of a repository,\
 such as "acme/network"');function b(n){const t=(0,L.OA)(n);if(t!==null)return(0,a.TR)(`"${n}" is not a known service id; did you mean ${t}?`);const r=k.Du.some(
u=>(0,L.oe)(n,u).ok);return m(r,n,'is not a service id; expected NAME.vN, such as "modules.v1"')}const O=/^(modules\.v1|providers\.v1)=(.*)$/s;function W(n){const t=n.
split(/\s+/).flatMap(oe=>O.test(oe)?[oe]:oe.split(",")),[r="",...u]=t.filter(oe=>oe!==""),y=h(r),H=u.map(oe=>O.exec(oe)?.[1]??oe),G=[y,...H.map(b)].flatMap(oe=>oe.
ok?[]:[oe.why]);if(!y.ok||G.length>0)return(0,a.TR)(G.join("; "));const Y=u.flatMap(oe=>I(oe,y.value)),se=Y.flatMap(oe=>{const le=F(oe,"terraform");return le.ok?
[]:[`"${oe.service}=${oe.text}" is wrong: ${le.why}`]});return se.length===0?(0,a.Ju)({host:y.value,services:[...new Set(H)],addresses:Y}):(0,a.TR)(se.join("; "))}
function I(n,t){const[,r,u=""]=O.exec(n)??[];return r===void 0?[]:[{host:t,service:r,text:u}]}function v(n){const t=n.startsWith("*."),r=h(t?n.slice(2):n);return r.
ok?(0,a.Ju)({host:r.value,subdomains:t}):r}const E=n=>n.length>U.$c?(0,a.TR)("the token is longer than 64 KiB; set only the token"):(0,a.Ju)(new U.ou(n));function C(n){
const t=n.indexOf("=");if(t<0)return(0,a.TR)('a line has no "="; expected HOST=TOKEN');const r=(0,x.Fq)(n.slice(0,t).trim());if(!r.ok)return(0,a.TR)('the text b\
efore the first "=" of a line is not a hostname; expected HOST=TOKEN');const u=E(n.slice(t+1).trim());return u.ok?(0,a.Ju)({host:r.value,token:u.value}):u}function $(n){
const t="expected HOST[:PORT]=ADDRESS[:PORT]",r=n.indexOf("=");if(r<0)return(0,a.TR)(`"${n}" has no "="; ${t}`);const u=n.slice(0,r).trim(),y=h(u);if(!y.ok)return y;
const H=y.value.replace(/:\d+$/,""),G=l(n.slice(r+1).trim());if(G===null)return(0,a.TR)(`"${n}" has no valid address; ${t}`);const[,Y]=u.split(":");return(0,a.Ju)(
{name:H,port:Y===void 0?null:Number(Y),...G})}function l(n){const[,t,r]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(n)??/^([^:\s[\]]+)(?::(.*))?$/.exec(n)??/^([\da-fA-F:]+)$/.
exec(n)??[];return t===void 0||!/[.:]|^localhost$/i.test(t)?null:r===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(r)&&Number(r)>=1&&Number(r)<=65535?{address:t,
addressPort:Number(r)}:null}function e(n){const[t="",r,...u]=n.split(/\s+/);if(u.length>0)return(0,a.TR)(`"${n}" has too many words; expected CODE [HOST]`);const y=B();
if(!Object.hasOwn(y,t)){const G=(0,N.a)(t,Object.keys(y),`; ${P.aq} lists the codes`);return(0,a.TR)(`"${t}" is not a problem code${G}`)}if(r===void 0)return(0,a.
Ju)({code:t,host:null});const H=h(r);return H.ok?(0,a.Ju)({code:t,host:H.value}):H}const _=n=>m(d.test(n),n,'is not a platform; expected OS_ARCH, such as "linux\
_amd64"'),d=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,M=50;function w(n){const t=n.split(",").map(u=>u.trim()).filter(u=>u!==""),r=t.find(u=>u.length>M);return r===void 0?
(0,a.Ju)(t):(0,a.TR)(`"${r}" has ${r.length} characters; GitHub allows at most ${M}`)}const o=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sa\
rif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function s(n){const t=n.toLowerCase(),r=o.find(([u])=>t.endsWith(u));return r!==
void 0?(0,a.Ju)({path:n,format:r[1]}):(0,a.TR)(`"${n}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequ\
ality.json" (GitLab)`)}const f=n=>m(/\.json$/i.test(n),n,`does not end with ".json"; ${A}`),A="a badge is JSON from which shields.io makes an image"}),8535:((T,j,c)=>{
c.d(j,{a:()=>x,q:()=>p});var a=c(9562);const i=3;function p(L,U){const P=k(L);if(P.length<2)return null;const N=B=>{const[F,...D]=P.length<i?[]:U.filter(S=>B(k(
S)));return F===void 0||D.length>0?null:F};return U.find(B=>k(B)===P)??U.find(B=>(0,a.TW)(k(B),P))??N(B=>B.startsWith(P))??N(B=>B.includes(P))}const k=L=>L.toLowerCase().
replace(/[-_]|s(?=$|[-_])/g,"");function x(L,U,P=""){const N=p(L,U);return N===null?P:`; did you mean "${N}"?`}}),101:((T,j,c)=>{c.d(j,{N:()=>k,W:()=>U});var a=c(
1792),i=c(6181),p=c(1831);function k(h){const m=O=>h[O]||h[O.toLowerCase()]||"",g={http:L("HTTP_PROXY",m("HTTP_PROXY")),https:L("HTTPS_PROXY",m("HTTPS_PROXY"))},
b=B(m("NO_PROXY"));return O=>{const W=g[O.scheme];return W===null||N(O.name)||b(O)?null:W}}const x=["http:","https:"];function L(h,m){if(m==="")return null;const g=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(m)?m:`http://${m}`);if(g===null)throw new TypeError(`${h} is not a URL; expected http://HOST:PORT`);if(!x.includes(g.protocol))
throw new TypeError(`${h} is a ${g.protocol}// proxy; expected http:// or https://`);if(!P(g.username)||!P(g.password))throw new TypeError(`${h} has a user name\
 or password with a bare "%"; write "%25" for it`);return g}const U=h=>Object.entries(h).flatMap(([m,g=""])=>{if(!/^https?_proxy$/i.test(m))return[];const b=g.replace(
/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,""),[O=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(b)??[],[,...W]=/^([^:]*):?(.*)$/s.exec(O)??[];return[W,W.map(a.unescape)].flatMap(([
I="",v=""])=>[.../^(?=.*\d).{8}|^.{20}/s.test((0,a.unescape)(I))?[I]:[],...v===""?[]:[v,Buffer.from(`${I}:${v}`).toString("base64")]])});function P(h){try{return decodeURIComponent(
h),!0}catch{return!1}}const N=h=>h==="localhost"||["127.0.0.0/8","::1/128"].some(m=>D(m)?.(h));function B(h){const m=h.split(",").map(g=>g.trim().toLowerCase()).
filter(g=>g!=="").map(F);return g=>m.some(b=>b(g))}function F(h){if(h==="*")return()=>!0;const m=D(h);if(m!==null)return({name:v})=>m(v);const{name:g,port:b}=R(
h),O=v=>b===""||String(v.port)===b,W=g.includes(":")?128:32,I=D(`${g}/${W}`)??S(g);return v=>O(v)&&I(v.name)}function D(h){const[,m="",g=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(h)??[],b=(0,i.r5)(m),O=Number(g);if(b===null||O>8*b.length)return null;const W=(0,i.NW)(b),I=O-8*(b.length-W.length),v=I<0?{prefix:b,bits:O}:{prefix:W,bits:I};
return E=>{const C=(0,i.r5)(E);return C!==null&&(0,i.Wg)(v,(0,i.NW)(C))}}function S(h){if(h==="")return()=>!1;const m=h.replace(/^\*\./,"."),g=m.replace(/^\./,""),
b=(0,p.Pv)(g),O=b.ok?b.value:g,W=I=>!m.startsWith(".")&&I===O;return I=>(0,i.r5)(I)===null&&(I.endsWith(`.${O}`)||W(I))}function R(h){const m=/^\[([^\]]*)\]:([^:]*)$/.
exec(h)??/^([^:[\]]*):([^:[\]]*)$/.exec(h);return m===null?{name:h,port:""}:{name:m[1]??"",port:m[2]??""}}}),3152:((T,j,c)=>{c.d(j,{GN:()=>L,P$:()=>P,w7:()=>U});
var a=c(6760),i=c(9587),p=c(3474),k=c(7630),x=c(7773);class L extends Error{name="SettingsError";mistakes;constructor(S){const R=S.map(i._U);super(R.join(`
`)),this.mistakes=R}}const U={isTerminal:!1,setting:D=>D,missingPath:(D,S)=>`scan names "${D}", which does not exist in ${S}`};function P(D,{setting:S}=U){const R=x.
y.map(({name:O,kind:W,default:I=""})=>({field:O.replace("-seconds","Ms").replace(/-./g,v=>v.slice(1).toUpperCase()),...W.parse(D[O]?.trim()||I,S(O))})),h=Object.
fromEntries(R.map(({field:O,value:W})=>[O,W])),m=[...h.scan,...h.usages,...(0,k.Dw)(D.hostnames??"")].length===0,{length:g}=h.hostnames,b=`${S("hostnames")} has\
 ${g} hosts, the limit is ${p.pS}`;return{settings:m?{...h,scan:["."]}:h,mistakes:[...R.flatMap(({mistakes:O})=>O),...g>p.pS?[b]:[],...N(h,S)]}}function N(D,S){
const R=[["issue-open-after",D.issueOpenAfter],["issue-close-after",D.issueCloseAfter]];return[...(D.history===null?R.filter(([,m])=>m>1):[]).map(([m,g])=>`${S(
m)} is ${g}, which needs ${S("history")}; set it to a file that is kept from run to run`),...B(D,S),...F(D,S)]}function B({report:D,history:S,badge:R},h){const m=[
...D.map(({path:g})=>["report",g]),["history",S],["badge",R]];return m.flatMap(([g,b],O)=>{if(b===null)return[];const W=v=>v!==null&&(0,a.normalize)(v)===(0,a.normalize)(
b),I=m.slice(0,O).find(([v,E])=>v!==g&&W(E));return I===void 0?[]:[`${h(I[0])} and ${h(g)} both name ${b}; write to different files`]})}function F(D,S){const{scan:R,
exclude:h,roots:m,dialect:g,changedOnly:b,repositories:O}=D,W=S("usages");if(D.usages.length===0){const C=`${S("repositories")} needs ${W}; set it to the usages\
 files of the repositories`;return O.length===0?[]:[C]}const I=W.startsWith("--")?`repeat ${W}`:`write one a line in ${W}`,v="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[R.length>0,"scan",`${v}; to check several files, ${I}`],[h.length>0,"exclude",v],[m.length>0,"roots",v],[g.name!=="\
auto","dialect",v],[b,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([C])=>C).map(([,C,$])=>`${S(C)} cannot be used t\
ogether with ${W}; ${$}`)}}),7773:((T,j,c)=>{c.d(j,{f:()=>R,y:()=>S});var a=c(4091),i=c(3474),p=c(7630);const k={hostnames:{kind:i.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:i.p_("PATH",a.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:i.p_("GLOB",a.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:i.p_("HOST",p.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:i.p_("SERVICE",p.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:i.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},x={usages:{kind:i.p_("FILE",a.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:i.p_("OWNER/NAME",p.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},L={depth:{kind:i.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:i.p_(
"GLOB",a.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:i.p_("OS\
_ARCH",p.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:i.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:i.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
U={tokens:{kind:i.p_("HOST=TOKEN",p.IL,p.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:i.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},P={"timeout-seconds":{kind:i.lq(i.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:i.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:i.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:i.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:i.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:i.p_("HOST=ADDRESS",p.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},N={"certificate-days":{kind:i.ai({min:0,max:3650,
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
ue and the list of changed files.",actionContext:"github.token"}},D={...k,...x,...L,...U,...P,...N,...B,...F},S=i.KT(D),R=[["What to check",i.KT(k)],["Many repo\
sitories",i.KT(x)],["Following `init`",i.KT(L)],["Credentials",i.KT(U)],["Network",i.KT(P)],["Verdict",i.KT(N)],["Reports",i.KT(B)]]}),9587:((T,j,c)=>{c.d(j,{Mi:()=>v,
NE:()=>W,Nx:()=>b,Qj:()=>m,_U:()=>D,cq:()=>O,r_:()=>g});const a="***",i=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,p=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
k=(s,f,A)=>String.raw`&(?:amp;?){0,9}(?:(?:${s});|#0{0,9}${f}(?!\d);?|#x0{0,9}${A}(?![\da-f]);?)`,x=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${k("\
b?sol",47,"2f")})`,L=String.raw`(?:${x}|\\)`,P=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${k("colon",58,"3a")})`}\
)`,N=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
B=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,F=new RegExp(String.raw`(?<=${P})${L}+|${L}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${B}(?:$|${N}(?::\d{1,5})?\\{0,9}(?:${x}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${B}))`,"gi");function D(s){return i.test(
s)?v(s).replace(/[^\s"']+/g,f=>f.replace(R,(A,n,t)=>S.test(t)?A:`${n}${t}=${a}`)):s}const S=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
R=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,h=/(=\s*)"[^"]*(?:"|$)/g,m=s=>D(s.replace(h,`$1"${a}"`)),g=s=>i.test(s),b=s=>v(s).replace(/\?[^\s"']*/g,`?${a}`),O=s=>v(s,
"").replace(/[?#].*$/su,""),W=s=>D(`${s}@ `).slice(0,-2),I=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function v(s,f=`${a}@`){if(!i.test(s))return s;const A=s.
replace(p,u=>"@".padStart(u.length,"_")),n=A.lastIndexOf("@"),t=[];let r=0;for(const{0:u,1:y,index:H}of A.matchAll(F)){const G=H+u.length;if(G<r)continue;const Y=y!==
void 0||o(E,A,G)!=="";if(!Y&&/[^"'`\s(=,<[]/.test(A[H-1]??" "))continue;const se=u===""?o($,A,G):w(A,G,Y?n:-1);se===""||f!==""&&["@","git@"].includes(se)||(t.push(
s.slice(r,G),f),r=G+se.length)}return r===0?s:(t.join("")+s.slice(r)).replace(I,`$1"${a}"`)}const E=/[^\s"'/?#]*:[^\s"']/y,C=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
$=/[^\s"'/\\?#]*@/y,l=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,e="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",_=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${e}(?![^\s"'\`]{0,500}@)`,d=new RegExp(`([^\\s"'\`/?#]*@)(?:${l}${e}|${_})|`+String.raw`()(?:${l}(?:${e}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${e}|${_})`,
"iy"),M=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function w(s,f,A){const n=o(C,s,f);if(n!=="")return n;d.lastIndex=f;const[t,r=""]=d.exec(s)??
[];return t!==void 0?r:A>f?s.slice(f,A+1):o(M,s,f)}function o(s,f,A){return s.lastIndex=A,s.exec(f)?.[0]??""}}),8820:((T,j,c)=>{c.d(j,{BP:()=>S,D9:()=>b,J7:()=>F,
LS:()=>R,My:()=>m,RK:()=>B,h$:()=>C,h2:()=>i,js:()=>g,s$:()=>e,z5:()=>_});const a=500,i=1e3,p=4e3,k=160,x=2,L=d=>/^[ -~]*$/.test(d),U=d=>($late3??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(d),P=d=>($late4??=new RegExp("\\p{M}","u")).test(d),N=d=>`<U+${(d.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function B(d,M=a){if(d.length<=M&&L(d))return d;let w="",
o=x;for(const s of d){o=P(s)?o+1:0;const f=U(s)||o>x?N(s):s;if(w.length+f.length>M)return`${w}\u2026`;w+=f}return w}function F(d,M=k){const w=D(d.slice(-2*M),M),
o=B(w,Number.POSITIVE_INFINITY),s=D(o,M);return w===d&&s===o?o:`\u2026${s}`}const D=(d,M)=>Array.from(d).slice(-M).join(""),S=d=>d.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function R(d){const w=d.split(`
`).map(o=>S(B(o,p))).join(`
`);return w.length<=p?w:`${w.slice(0,p).toWellFormed()}\u2026`}const h={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},m=d=>d.replace(/[&<>"']/g,M=>`&${h[M]}\
;`),g=(d,M=a)=>B(d,M).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,w=>`&#${w.codePointAt(0)};`),b=(d,M=a)=>d===""?"<i>empty</i>":`<code>${g(d,M)}</code>`,O=d=>L(
d)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(d):($late5??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(d),W=/^[0-9a-f]{7,}$/i,I=`"'(`,v=`"'),.;:!?\u2026`,E=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function C(d,M=p){return(B(d,M).match(E)??[]).map(w=>{if(w.split(" ").every(l))return g(w,M);if(w.includes(" ")||/^(["`]).+\1$/u.test(w))return b(w.replace(/^`(.*)`$/u,
"$1"),M);const{before:s,core:f,after:A}=$(w);return`${g(s)}${b(f.replace(/^`(.*)`$/u,"$1"),M)}${g(A)}`}).join("")}function $(d){let M=0,w=d.length;for(;M<w&&I.includes(
d.charAt(M));)M+=1;for(;w>M&&v.includes(d.charAt(w-1));)w-=1;return{before:d.slice(0,M),core:d.slice(M,w),after:d.slice(w)}}function l(d){const{core:M}=$(d);return O(
M)&&!W.test(M)}const e=d=>d.replace(/[^ -~\n]/gu,M=>U(M)?_(M):M).replace(/##(?=\w*\[)/g,_),_=d=>d.replace(/[\s\S]/g,M=>`\\u${M.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((T,j,c)=>{c.d(j,{Ip:()=>i,VG:()=>a,VJ:()=>k,v7:()=>p});class a{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#s=null;get why(){
return this.#s===null&&this.endIfDue(),this.#s}end(L){this.#s??=L,this.#e.abort();for(const U of this.onEnd)U()}}const i=(x,L)=>{const U=setTimeout(L,x);return()=>clearTimeout(
U)};function p(x,{startTimer:L,stop:U}){return new Promise(P=>{const N=()=>{B(),U.onEnd.delete(N),P()},B=L(x,N);U.onEnd.add(N)})}function k(x,L){const U=/^\d+$/.
test(x??"")?Number(x)*1e3:Date.parse(x??"")-L;return Number.isNaN(U)?null:U}}),2613:(T=>{T.exports=process.getBuiltinModule("assert")}),4434:(T=>{T.exports=process.
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
bpack exports"):"__webpack_exports__",c=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=p=>{p&&p.d<1&&(p.d=1,p.forEach(k=>k.r--),p.forEach(
k=>k.r--?k.r++:k()))},i=p=>p.map(k=>{if(k!==null&&typeof k=="object"){if(k[T])return k;if(k.then){var x=[];x.d=0,k.then(P=>{L[j]=P,a(x)},P=>{L[c]=P,a(x)});var L={};
return L[T]=P=>P(x),L}}var U={};return U[T]=P=>{},U[j]=k,U});te.a=(p,k,x)=>{var L;x&&((L=[]).d=-1);var U=new Set,P=p.exports,N,B,F,D=new Promise((S,R)=>{F=R,B=S});
D[j]=P,D[T]=S=>(L&&S(L),U.forEach(S),D.catch(R=>{})),p.exports=D,k(S=>{N=i(S);var R,h=()=>N.map(g=>{if(g[c])throw g[c];return g[j]}),m=new Promise(g=>{R=()=>g(h),
R.r=0;var b=O=>O!==L&&!U.has(O)&&(U.add(O),O&&!O.d&&(R.r++,O.push(R)));N.map(O=>O[T](b))});return R.r?m:h()},S=>(S?F(D[c]=S):B(P),a(L))),L&&L.d<0&&(L.d=0)}})(),
(()=>{var T=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):c=>c.__proto__,j;te.t=function(c,a){if(a&1&&(c=this(c)),a&8||typeof c=="object"&&c&&(a&4&&c.__esModule||
a&16&&typeof c.then=="function"))return c;var i=Object.create(null);te.r(i);var p={};j=j||[null,T({}),T([]),T(T)];for(var k=a&2&&c;typeof k=="object"&&!~j.indexOf(
k);k=T(k))Object.getOwnPropertyNames(k).forEach(x=>p[x]=()=>c[x]);return p.default=()=>c,te.d(i,p),i}})(),te.d=(T,j)=>{for(var c in j)te.o(j,c)&&!te.o(T,c)&&Object.
defineProperty(T,c,{enumerable:!0,get:j[c]})},te.f={},te.e=T=>Promise.all(Object.keys(te.f).reduce((j,c)=>(te.f[c](T,j),j),[])),te.u=T=>({69:"69",124:"428",138:"\
218",147:"147",192:"192",218:"218",219:"192",243:"243",245:"245",343:"192",426:"977",428:"428",602:"602",624:"243",626:"245",812:"147",879:"977",895:"245",907:"\
245",909:"428",977:"977"}[T]??T)+".index.js",te.o=(T,j)=>Object.prototype.hasOwnProperty.call(T,j),te.r=T=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
T,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(T,"__esModule",{value:!0})},(()=>{var T={371:0,792:0},j=c=>{var{ids:a,modules:i,runtime:p}=c,k,x,L=0;
for(k in i)te.o(i,k)&&(te.m[k]=i[k]);for(p&&p(te);L<a.length;L++)x=a[L],te.o(T,x)&&T[x]&&T[x][0](),T[a[L]]=0};te.late=(c,a)=>{for(const i of c){if(T[i]===0)continue;
const{createRequire:p}=process.getBuiltinModule("module");j(p(import.meta.url)("./"+te.u(i)))}return te(a)},te.f.j=(c,a)=>{var i=te.o(T,c)?T[c]:void 0;if(i!==0)
if(i)a.push(i[1]);else{var p=import("./"+te.u(c)).then(j,k=>{throw T[c]!==0&&(T[c]=void 0),k}),p=Promise.race([p,new Promise(k=>i=T[c]=[k])]);a.push(i[1]=p)}}})();
var pe={};te.d(pe,{C:()=>ve,a:()=>Oe});const ve=()=>Promise.all([te.e(147),te.e(812),te.e(428),te.e(371),te.e(124),te.e(909)]).then(te.bind(te,2909)),Oe=()=>Promise.
all([te.e(371),te.e(69)]).then(te.bind(te,9069));var $e=pe.C,Te=pe.a;export{$e as runAction,Te as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5;
