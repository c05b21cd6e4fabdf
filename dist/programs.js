var _e={3368:((v,j,a)=>{a.d(j,{rv:()=>de,cA:()=>oe});var l=a(1831),i=a(2713),_=a(7630),y=a(101),x=a(9075),k=a(9587),U=a(7251),w=a(8408);const N=4;function B(H,q){
let X={text:H,starts:null};for(let ne=0;ne<N&&X!==null;ne+=1)q(I(X,H.length)),X=b(X,H.length)}const F="\u2026",D=Array.from({length:128},(H,q)=>{const X=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[X]??X).toLowerCase()});function M(H){return H===F?H:/[\s\x80-\x9f]/.test(H)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(H)?"":H.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function I({text:H,starts:q},X){let ne="",ee=!1;const V=[],G=(J,Z)=>{J===" "&&ee||(ee=J===
" ",ne+=J,V.push(Z))};for(let J=0;J<H.length;J+=1){const Z=q===null?J:q[J]??X,Q=D[H.charCodeAt(J)];if(Q!==void 0){G(Q,Z);continue}const re=String.fromCodePoint(
H.codePointAt(J)??0);for(const ce of M(re).split(""))G(ce,Z);J+=re.length-1}return V.push(X),{folded:ne,starts:V}}const h=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(H=>[H.replace(/\W|_$/,""),/\W|_$/.exec(H)?.[0]??" "])),f=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
E=/[%\\&]|xn--/i;function b({text:H,starts:q},X){if(!E.test(H))return null;let ne="";const ee=[];let V=0;const G=Z=>q===null?Z:q[Z]??X,J=Z=>{for(let Q=V;Q<Z;Q+=
1)ee.push(G(Q));ne+=H.slice(V,Z)};for(const Z of H.matchAll(f)){J(Z.index),V=Z.index+Z[0].length;for(const{written:Q,at:re}of O(Z)){ne+=Q;for(let ce=0;ce<Q.length;ce+=
1)ee.push(G(Z.index+re))}}return V===0?null:(J(H.length),{text:ne,starts:ee})}function O(H){const[q,X,ne,ee,V,G,J,Z,Q,re]=H;if(X!==void 0)return $(X);if(re!==void 0)
return[{written:(0,w.mI)(re.toLowerCase()),at:0}];const ce=ne??ee??Z;return W(ce!==void 0?R(Number.parseInt(ce,16)):J!==void 0?R(Number(J)):Q!==void 0?h.get(Q)??
q:V??(G===void 0?"":" "))}const W=H=>[{written:H,at:0}],R=H=>H<=1114111?String.fromCodePoint(H):"\uFFFD",c=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function $(H){const q=H.startsWith("%")?3:4,X=H.replace(/(?:%|\\x)(..)/g,(ne,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(X.matchAll(c),({
0:[ne="",...ee],index:V})=>{const G=ne.charCodeAt(0),J=ee.reduce((Z,Q)=>Z<<6|Q.charCodeAt(0)&63,ee.length===0?G:G&63>>ee.length);return{written:R(J),at:q*V}})}const C="\
***",S=12,d=200;function e(H){const q=g(H);return(X,ne)=>{if(q.pieces.size===0)return X;const ee=[];return B(X,V=>p(V,X,q,ee)),ee.length===0?X:A(X,ee,ne)}}function g(H){
const q=new Set,X=new Set,ne=new Set,ee=({folded:V})=>{if(V.length<i.Il)return;const G=Math.min(V.length,S);X.add(G);for(let J=0;J+G<=V.length;J+=1)q.add(V.slice(
J,J+G));for(let J=i.Il;J<G;J+=1)ne.add(V.slice(0,J))};for(const V of(0,U.x)(H))B(V,ee);return{pieces:q,lengths:X,heads:ne}}function p({folded:H,starts:q},X,{pieces:ne,
lengths:ee,heads:V},G){const J=(Q,re)=>{const ce=H[Q]===" "?Q+1:Q;let ie=H[re-1]===" "?re-1:re;for(;ie<H.length&&q[ie]===q[ie-1];)ie+=1;const ae=q[ce]??0,fe=q[ie]??
X.length,ue=G.at(-1);ue===void 0||ae<ue.from||ae>ue.to?G.push({from:ae,to:fe}):G[G.length-1]={from:ue.from,to:Math.max(ue.to,fe)}};for(const Q of ee)for(let re=0;re+
Q<=H.length;re+=1)ne.has(H.slice(re,re+Q))&&J(re,re+Q);const Z=Q=>{for(let re=Math.min(S-1,Q);re>=i.Il;re-=1)if(V.has(H.slice(Q-re,Q))){J(Q-re,Q);break}};for(let Q=H.
indexOf(F);Q>=0;Q=H.indexOf(F,Q+1))Z(Q);X.length>=d&&Z(H.length)}function A(H,q,X){let ne="",ee=0;for(const V of q.toSorted((G,J)=>G.from-J.from))V.to<=ee||X.size>
0&&s(H,V,X)||((V.from>ee||ee===0)&&(ne+=H.slice(ee,V.from)+C),ee=V.to);return ne+H.slice(ee)}const T=H=>H<"\x80"?/[a-z\d.:-]/i.test(H):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
H),n=260;function s(H,{from:q,to:X},ne){const ee=J=>Math.max(q-J,J-X)<n&&T(H[J]??"");let V=q;for(;ee(V-1);)V-=1;let G=X;for(;ee(G);)G+=1;for(;!ne.has(H.slice(V,
G));){if(G===X||!/[.:]/.test(H[G-1]??""))return!1;G-=1}return!0}const m=64,u="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file directory directories root units exclude requirem\
ents namedHost stateHosts repository setting writtenAt",P="value hashes",K=new Set;function z(H){return Y(()=>{const q=e(H);return(X,ne=K)=>{if(typeof X=="strin\
g")return Y(()=>q(X,ne));const ee=(0,x.Oo)(V=>q((0,k._U)(V),ne));return Y(()=>se(ee)(X))}})}function Y(H){try{return H()}catch{throw new Error("tokens could not\
 be hidden")}}function se(H){const[q,X]=[new Set(u.split(" ")),new Set(P.split(" "))],ne={ours:new Map,theirs:new Map},ee=(G,J,Z)=>{if(Array.isArray(G)){const ie=G.
map(ae=>V(ae,J+1,Z));return ie.every((ae,fe)=>ae===G[fe])?G:ie}let Q=!0;const re=Object.entries(G).map(([ie,ae])=>{if(Z==="ours"&&q.has(ie))return[ie,ae];const fe=V(
ae,J+1,X.has(ie)?"theirs":Z),ue=Z==="ours"?ie:H(ie);return Q&&=ue===ie&&fe===ae,[ue,fe]}),ce=Object.getPrototypeOf(G)===Object.prototype;return Q&&ce?G:Object.fromEntries(
re)},V=(G,J,Z)=>{if(typeof G=="string")return H(G);if(J>m)return null;if(typeof G!="object"||G===null)return G;const Q=ne[Z].get(G)??ee(G,J,Z);return ne[Z].set(
G,Q),Q};return G=>V(G,0,"ours")}function oe(H,q,X=()=>{}){const ne=new Map;let ee=null;const V=J=>{const Z=J.filter(Q=>!ne.has(Q.reveal()));if(Z.length!==0){for(const Q of Z)
ne.set(Q.reveal(),Q);ee=null,X(Z)}};Y(()=>V(ge(H,q)));const G=(J,Z)=>(ee??=z([...ne.values()]),ee(J,Z));return{learn:J=>Y(()=>V([J])),redact:G,redactUsages:(J,Z)=>ne.
size===0?J:G(J,Z)}}const le="tf-disco crashed, and the description of the crash could not be cleared of tokens";function de(H,{redact:q}){try{return H(q)}catch{
return le}}const me=H=>(0,l.Fq)(H).ok,Ee=H=>H.includes(".")&&me(H);function ge(H,q){const X=(0,_.vk)(H.tokens??"").flatMap(V=>{const G=V.indexOf("="),J=V.slice(
G+1).trim(),Z=G<0?"":V.slice(0,G).trim();return Z!==""&&(!me(Z)||!Z.includes(".")&&Ee(J))?[J,Z,V]:[J]}),ne=Object.entries(q).flatMap(([V,G])=>V.startsWith(l.xV)&&
G!==void 0?[G]:[]),ee=H["github-token"]?.trim()??"";return[...X,...ne,...(0,y.W)(q),ee].filter(V=>V!=="").map(V=>new i.ou(V))}}),7251:((v,j,a)=>{a.d(j,{K:()=>B,
x:()=>U});var l=a(4091),i=a(6979),_=a(2713);function y(D){const M=D.reveal(),I=/[\r\n]/.test(M)?M.split(/[\r\n]+/):[];return[M,...I].filter(h=>h.trim().length>=
_.Il)}const x=D=>[...new Set([D,Buffer.from(D).toString("latin1")])],k=D=>["","x","xx"].flatMap(M=>{const I=Buffer.from(M+D).toString("base64"),h=I.slice(Math.ceil(
M.length*4/3)).replace(/=+$/,"");return I.endsWith("=")?[h.slice(0,-1),h]:[h]});function*U(D){const M=D.flatMap(y).map(I=>I.trim().slice(0,_.$c));for(const I of new Set(
M.flatMap(x)))yield I,I.includes(" ")&&(yield I.replaceAll(" ","+")),yield*k(I),yield Buffer.from(I).toString("hex")}const w=16*1024,N=1024*1024;function B(D){let M=N;
return I=>{const h=I.flatMap(y).flatMap(E=>[E,E.trim()]),f=[];for(const E of new Set(h.flatMap(x))){if(E.length>w||M<0)continue;const b=F(E).filter(O=>O.trim().
length>=_.Il);f.push(...b),M-=b.join("").length}D([...new Set([...h,...f])])}}function F(D){const M=(0,i.ft)(D),I=(0,l.ol)(D).slice(1,-1),h=[encodeURIComponent(
D.toWellFormed()),...M.ok?[M.value]:[]],f=k(D),E=Buffer.from(D).toString("hex");return[D,D.toLowerCase(),I,JSON.stringify(D).slice(1,-1),...h,...h.map(b=>b.replace(
/%[0-9A-F]{2}/g,O=>O.toLowerCase())),...f,...f.map(b=>b.replaceAll("+","-").replaceAll("/","_")),E,E.toUpperCase()]}}),1342:((v,j,a)=>{a.d(j,{A3:()=>B,KE:()=>F,
KI:()=>I,Or:()=>D,f8:()=>M,hM:()=>N,mk:()=>U,qW:()=>f});var l=a(3024),i=a(6760),_=a(3592),y=a(8820),x=a(5747);const k=64*1024;function*U(O){let W="";for(const R of O)
W+=R,!(W.length<k)&&(yield W,W="");W!==""&&(yield W)}const w={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or renam\
e the directory of that name",EMFILE:"raise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",
ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose \
a path on a file system that can be written to"};class N extends Error{name="ExplainedError"}function B(O){if(O instanceof N)return O.message;if(!D(O))return`${String(
O)}; this is a bug of tf-disco, please report it at ${_.xV}`;const W=w[O.code];return`${O.message.split(", ")[0]}${W===void 0?"":`; ${W}`}`}function F(O){try{return O(),
null}catch(W){return(0,y.RK)(B(W))}}const D=O=>typeof O=="object"&&O!==null&&"syscall"in O&&"code"in O;function M(O,W,R){const c=h(l.realpathSync(O),W),$=(0,i.basename)(
W);I(l.lstatSync((0,i.join)(c,$),{throwIfNoEntry:!1}));const C=(0,i.join)(c,`.${$.slice(0,60)}.${Math.random().toString(36).slice(2)}`),S=l.openSync(C,"wx");try{
(0,x.ET)(S,()=>{for(const d of R)l.writeFileSync(S,d)}),l.renameSync(C,(0,i.join)(c,$))}catch(d){throw l.rmSync(C,{force:!0}),d}}function I(O){if(!(O===void 0||
O.isFile()||O.isSymbolicLink()))throw new N(`it is ${(0,x.I)(O)}; choose another path`)}function h(O,W){const R=(0,i.resolve)(O,W),c=(0,x.UO)(R,O);if(!c&&!(0,i.
isAbsolute)(W))throw new N(`it is outside ${O}; use an absolute path if that is intended`);const $=c?O:(0,i.parse)(R).root;return(0,i.relative)($,(0,i.dirname)(
R)).split(i.sep).filter(Boolean).reduce((S,d)=>E(S,d,O),$)}function f(O,W){const R=l.realpathSync(O);return b(h(R,W),(0,i.basename)(W),R)}function E(O,W,R){const c=(0,i.
join)(O,W);try{l.lstatSync(c,{throwIfNoEntry:!1})===void 0&&l.mkdirSync(c)}catch($){if((0,x.Oj)($)!=="EEXIST")throw $}return b(O,W,R)}function b(O,W,R){const c=(0,i.
join)(O,W);if(!l.lstatSync(c,{throwIfNoEntry:!1})?.isSymbolicLink())return c;const $=l.realpathSync(c);if(!(0,x.UO)(O,R)||(0,x.UO)($,R))return $;throw new N(`th\
e link ${(0,i.relative)(R,c)} leads outside ${R}; remove it or choose another path`)}}),5747:((v,j,a)=>{a.d(j,{$r:()=>R,ET:()=>h,I:()=>F,Mc:()=>E,N0:()=>f,Oj:()=>I,
UO:()=>W,qA:()=>N,qo:()=>M,r7:()=>w,v2:()=>O,wX:()=>b,yR:()=>U});var l=a(4573),i=a(3024),_=a(6760);const y=16*1024*1024,x=i.constants.O_RDONLY|(i.constants.O_NONBLOCK??
0)|(i.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);function U(c,$=y){const C=N(c,$);if(!Buffer.isBuffer(C))return C;const S=C.toString("utf8"),d=!S.
includes("\uFFFD")||(0,l.isUtf8)(C);return{ok:!0,text:S,isUtf8:d,bytes:C.length}}function w(c,$=y){const C=U(c,$);return C.ok?C.text:null}function N(c,$){try{return h(
i.openSync(c,x),C=>{const S=i.readSync(C,k,0,k.length,0);return S<k.length?k.subarray(0,S):D(C,$)})}catch(C){const S=I(C),d=f(()=>i.statSync(c),null);return{ok:!1,
failure:d?.isFile()===!1?B(d,S):{kind:"error",code:S}}}}const B=(c,$)=>({kind:"special",is:F(c),code:$});function F(c){return c.isDirectory()?"a directory":c.isFIFO()||
c.isSocket()?c.isFIFO()?"a named pipe":"a socket":c.isFile()?"a file without a size":c.isBlockDevice()?"a block device":"a character device"}function D(c,$){const C=i.
fstatSync(c),{size:S}=C;if(S<k.length)return{ok:!1,failure:B(C,"ESPIPE")};if(S>$)return{ok:!1,failure:{kind:"size",bytes:S,maxBytes:$}};const d=Buffer.allocUnsafeSlow(
S);let e=0;for(;e<S;){const g=i.readSync(c,d,e,S-e,e);if(g===0)break;e+=g}return d.subarray(0,e)}const M=c=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(c).
code);function I(c){if(!(typeof c=="object"&&c!==null&&"code"in c)||typeof c.code!="string"||M(c))throw c;return c.code}function h(c,$){try{return $(c)}finally{
i.closeSync(c)}}function f(c,$){try{return c()}catch(C){return I(C),$}}const E=c=>f(()=>i.readdirSync(c,{withFileTypes:!0}),[]),b=c=>E(c).map(({name:$})=>$).sort(),
O=c=>E(c).flatMap($=>$.isDirectory()?$.name:[]);function W(c,$){const C=(0,_.relative)($,c);return C!==".."&&!C.startsWith(`..${_.sep}`)&&!(0,_.isAbsolute)(C)}function R(c){
try{const $=i.realpathSync(c),C=i.statSync($);return C.isFile()?{kind:"file",path:$}:C.isDirectory()?{kind:"directory",path:$}:{kind:"special",path:$,is:F(C)}}catch($){
return{kind:"error",code:I($)}}}}),6181:((v,j,a)=>{a.d(j,{NW:()=>U,RY:()=>y,Wg:()=>l,r5:()=>i});const l=({prefix:w,bits:N},B)=>w.length===B.length&&w.every((F,D)=>{
const M=Math.min(Math.max(8*(D+1)-N,0),8);return F>>M===(B[D]??0)>>M});function i(w){if(!w.includes(":"))return _(w);const N=w.indexOf("%");return N===w.length-
1?null:x(N<0?w:w.slice(0,N))}function _(w){const N=w.split("."),B=N.length===4&&N.every(D=>/^(0|[1-9]\d{0,2})$/.test(D)),F=N.map(Number);return B&&F.every(D=>D<=
255)?F:null}function y(w){const N=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(w)?URL.parse(`http://${w}`):null;return N&&_(N.hostname)}function x(w){const N=/^[\da-f:.]+$/i.
test(w)?URL.parse(`http://[${w}]`):null;if(N===null)return null;const[B=[],F=[]]=N.hostname.slice(1,-1).split("::").map(M=>M.split(":").filter(Boolean)),D=Array(
8-B.length-F.length).fill("0");return[...B,...D,...F].flatMap(M=>{const I=Number.parseInt(M,16);return[I>>8,I&255]})}const k=[0,0,0,0,0,0,0,0,0,0,255,255].join(),
U=w=>w.slice(0,12).join()===k?w.slice(12):w}),3307:((v,j,a)=>{a.d(j,{G:()=>F,V:()=>W});const l=10,i=["more than 10000 levels of nesting","nest brackets less dee\
ply"],_=["number too large for a 64-bit float","use a smaller number"],y=["more values than this check reads","split the text"],x=["the text ends before the JSO\
N value is complete","check that the file was not truncated"],k=["trailing comma","remove the comma"];function U(n,s){return s===n.length?x:n[s]==="\\"?["invali\
d escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}const w=[
[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic qu\
otation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function N(n,s,m){for(const[L,...o]of w)if(L.test(n))return o;
switch(s){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:/^[-+.\d]/.test(n)?["invalid number","write a decimal number without leading zer\
os"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the key in do\
uble quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return m===void 0?["text after the end of the JSON value","rem\
ove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${m}`]:["missing comma","add the comma"]}}function B(n,s,[m,L]){let[o,t]=[1,1];for(let r=0;r<s;r+=1){const u=n.
charCodeAt(r);u===l?(o+=1,t=1):(u<56320||u>57343)&&(t+=1)}return{why:`line ${o}, column ${t}: ${m}`,advice:L}}const F=n=>typeof n=="object"&&n!==null&&!Array.isArray(
n),D=1e4,M=5e5,I=34,h=44,f=58,E=91,b=123,O=125;function W(n,s){const m=new c(n,s),L=m.run();if(L!==null)return{ok:!1,...L};const o=n.slice(0,m.end),t=o.includes(
"\\u")?o.replace(R,(r,u)=>u===void 0?r:"\\ufffd"):o;return{ok:!0,value:JSON.parse(t)}}const R=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
class c{#e;#n;#s=[];#t="value";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(s,m){this.#e=s,this.#n=m}run(){const s=this.#e,m=this.#s,L=e(s,0);for(let t=L,r=0;t<s.length;t=
e(s,r)){const u=s.charCodeAt(t);if(r=this.#a(t,u),r<0)return this.#u(t,~r);if(this.end=r,this.#n==="decoder"&&this.#t==="next"&&m.length===0)return null;this.#r=
u,this.#c=t}return this.#t!=="next"||m.length>0?B(s,s.length,x):this.#n==="map"&&this.#o>=0&&s.charCodeAt(L)===b?B(s,this.#o,_):null}#a(s,m){const L=this.#s[this.#s.
length-1];if(m===L&&(this.#t==="next"||$(this.#r)))return this.#s.pop(),this.#t="next",s+1;switch(this.#t){case"value":return this.#l(s,m);case"key":return m!==
I?~s:(this.#t="colon",g(this.#e,s));case"colon":return m!==f?~s:(this.#t="value",s+1);case"next":return m!==h||L===void 0?~s:(this.#t=L===O?"key":"value",s+1)}}#l(s,m){
if(this.#i+=1,this.#i>M)return~s;if($(m))return this.#s.length===D?~s:(this.#s.push(m+2),this.#t=m===b?"key":"value",s+1);const L=m===I,o=L?g(this.#e,s):p(this.#e,
s);return o<0||(!L&&this.#o<0&&T(this.#e,s,o)&&(this.#o=s),this.#t="next"),o}#u(s,m){const L=this.#e,o=L.charCodeAt(s),t=this.#s.at(-1);if(this.#i>M)return{...B(
L,s,y),isLimit:!0};if(m>s)return B(L,m,U(L,m));if(this.#t==="value"&&$(o))return B(L,s,i);if(o===t&&this.#r===h)return B(L,this.#c,k);const r=t===void 0?void 0:
String.fromCharCode(t),u=N(L.slice(s,s+2),this.#t,r);return B(L,s,u)}}const $=n=>n===b||n===E,C=32,S=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,
d=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;function e(n,s){let m=s;for(;m<n.length&&!(n.charCodeAt(m)>C||!` 	
\r`.includes(n.charAt(m)));m+=1);return m}function g(n,s){let m=s+1;for(S.lastIndex=m;S.test(n);)m=S.lastIndex;return n.charCodeAt(m)===I?m+1:~m}function p(n,s){
return d.lastIndex=s,d.test(n)?d.lastIndex:~s}const A=5,T=(n,s,m)=>m-s>=A&&Math.abs(Number(n.slice(s,m)))===1/0}),4091:((v,j,a)=>{a.d(j,{Dw:()=>B,Ju:()=>M,TR:()=>I,
_6:()=>w,ol:()=>_,s8:()=>F});const l=`"\\\x07\b\f
\r	\v`,i='"\\abfnrtv',_=h=>`"${y(h.toWellFormed())}"`;function y(h){return/^[ !#-[\]-~]*$/.test(h)?h:h.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),x)}function x(h){
const f=h.codePointAt(0)??0;return l.includes(h)?`\\${i[l.indexOf(h)]}`:f<128?`\\x${k(f,2)}`:f<65536?`\\u${k(f,4)}`:`\\U${k(f,8)}`}const k=(h,f)=>h.toString(16).
padStart(f,"0"),U=new TextDecoder("utf-8",{ignoreBOM:!0}),w=h=>U.decode(h),N=($late2??=new RegExp("\\p{White_Space}","u"));function B(h){let f=0;for(;N.test(h.charAt(f));)f+=1;return h.slice(
f)}function F(h){let f=h.length;for(;N.test(h.charAt(f-1));)f-=1;return h.slice(0,f)}function D(h){let f="";for(const E of h)f+=String.fromCharCode(E);return f}
const M=h=>({ok:!0,value:h}),I=h=>({ok:!1,why:h})}),6979:((v,j,a)=>{a.d(j,{Ge:()=>W,Uw:()=>E,V$:()=>N,ft:()=>B,h0:()=>f,xB:()=>b,y3:()=>F});var l=a(4091);const i=`\
!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:i,zone:i,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},y=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
x=/^[A-Za-z0-9._~-]/,k=/%(?![0-9A-Fa-f]{2})/,U=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,w=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function N(R,c){let $="";for(const{
0:C,index:S}of R.matchAll(y))if(x.test(C)||_[c].includes(C))$+=C;else{if(C==="%")return(0,l.TR)(h(R,S));if(C.startsWith("%")){const d=Number.parseInt(C.slice(1),
16);if(M(d,c))return(0,l.TR)(`invalid URL escape "${C}"`);$+=I(d,c)}else if(C>"\x7F")$+=encodeURIComponent(C.toWellFormed());else{if(c==="host"||c==="zone")return(0,l.
TR)(`invalid character ${(0,l.ol)(C)} in host name`);$+=I(C.charCodeAt(0),c)}}return(0,l.Ju)($)}function B(R){return R==="%2A"?(0,l.Ju)("*"):D(R,U)?(0,l.Ju)(R):
N(R,"path")}const F=R=>D(R,w)?(0,l.Ju)(R):N(R,"fragment"),D=(R,c)=>c.test(R)&&!k.test(R);function M(R,c){return c==="host"?R<128&&R!==37:c!=="zone"||R===37||R===
32?!1:I(R,"zone").startsWith("%")}function I(R,c){const $=String.fromCharCode(R);return x.test($)||_[c].includes($)?$:`%${R.toString(16).toUpperCase().padStart(
2,"0")}`}const h=(R,c)=>`invalid URL escape ${(0,l.ol)(R.slice(c,c+3))}`;function f(R){for(const c of R.split("&")){if(c.includes(";"))return"invalid semicolon \
separator in query";const[,...$]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const C of $){const S=C.search(k);if(S>=0)return h(C,S)}}return null}const E=R=>R.replace(/(?:%[0-9A-F]{2})+/g,
c=>(0,l._6)(Uint8Array.from(c.slice(1).split("%"),$=>Number.parseInt($,16))));function b(R){return R.split("&").flatMap(c=>{if(c===""||c.includes(";"))return[];
const[,...$]=/^([^=]*)=?(.*)$/s.exec(c)??[],[C,S]=$.map(d=>N(d.replaceAll("+","%20"),"query"));return C?.ok&&S?.ok?[[O(C.value),O(S.value)]]:[]})}const O=R=>R.replaceAll(
"%20","+"),W=R=>R.toSorted(([c],[$])=>c<$?-1:c>$?1:0).map(([c,$])=>`${c}=${$}`).join("&")}),4283:((v,j,a)=>{a.d(j,{Dl:()=>B,EN:()=>h,L5:()=>I,O2:()=>g,Pl:()=>D,
aR:()=>b,cz:()=>M,jr:()=>F,lv:()=>x,sX:()=>p,t5:()=>f});var l=a(9587),i=a(6181),_=a(4091),y=a(6979);const x={opaque:"",user:null,omitHost:!1,query:"",fragment:""},
k=/[^ -~\u0080-\u{10ffff}]/u,U=/^([A-Za-z][A-Za-z0-9+.-]*):/,w=/^(?::[0-9]*)?$/,N=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function B(n){const[s,m]=e(n,"#"),L=O(s);if(!L.
ok)return(0,_.TR)(`parse ${(0,_.ol)(s)}: ${L.why}`);const o=(0,y.y3)(m);return o.ok?(0,_.Ju)({...L.value,fragment:o.value}):(0,_.TR)(`parse ${(0,_.ol)(n)}: ${o.
why}`)}function F(n){const s=n.scheme===""?"":`${n.scheme}:`,m=n.fragment===""?"":`#${n.fragment}`,L=n.opaque===""?S(n)+d(n):n.opaque;return[s,L,E(n),m].join("")}
function D(n){const s=n.opaque&&(0,l.Mi)(`//${n.opaque}`,"").slice(2);return(0,l.Mi)(F({...n,opaque:s,query:"",forceQuery:!1,fragment:""}),"")}function M(n){const s=n.
host.lastIndexOf(":"),m=s>=0&&w.test(n.host.slice(s)),L=m?n.host.slice(0,s):n.host,o=L.startsWith("[")&&L.endsWith("]");return{name:(0,y.Uw)(o?L.slice(1,-1):L),
port:m?n.host.slice(s+1):""}}const I=n=>n==="https"?443:80,h=n=>n.includes(":")?`[${n}]`:n,f=n=>(n.opaque||n.path||"/")+E(n),E=({forceQuery:n,query:s})=>n||s!==
""?`?${s}`:"";function b(n){if(n.user===null)return null;const s=`${n.user.name}:${n.user.password??""}`.replace(/%[0-9A-F]{2}/g,m=>String.fromCharCode(Number.parseInt(
m.slice(1),16)));return`Basic ${btoa(s)}`}function O(n){if(k.test(n))return(0,_.TR)("net/url: invalid control character in URL");if(n.startsWith(":"))return(0,_.
TR)("missing protocol scheme");const s=U.exec(n)?.[1]??"",m=s.toLowerCase(),[L,o]=e(s===""?n:n.slice(s.length+1),"?"),t=o===""&&n.endsWith("?"),r={...x,host:"",
path:"",scheme:m,query:o,forceQuery:t};return L.startsWith("/")?W(r,L):m!==""?(0,_.Ju)({...r,opaque:L}):e(L,"/")[0].includes(":")?(0,_.TR)("first path segment i\
n URL cannot contain colon"):R(r,L)}function W(n,s){if(!(s.startsWith("//")&&(n.scheme!==""||!s.startsWith("///"))))return R({...n,omitHost:n.scheme!==""},s);const[
L]=e(s.slice(2),"/"),o=L.lastIndexOf("@"),t=$(L.slice(o+1),n.scheme);if(!t.ok)return t;const r=o<0?(0,_.Ju)(null):c(L.slice(0,o));return r.ok?R({...n,user:r.value,
host:t.value},s.slice(2+L.length)):r}function R(n,s){const m=(0,y.ft)(s);return m.ok?(0,_.Ju)({...n,path:m.value}):m}function c(n){if(!N.test(n))return(0,_.TR)(
"net/url: invalid userinfo");const[s,m]=e(n,":"),L=(0,y.V$)(s,"user");if(!L.ok)return L;if(!n.includes(":"))return(0,_.Ju)({name:L.value,password:null});const o=(0,y.
V$)(m,"user");return o.ok?(0,_.Ju)({name:L.value,password:o.value}):o}function $(n,s){const m=n.lastIndexOf("[");if(m>0)return(0,_.TR)("invalid IP-literal");if(m===
0)return C(n);const L=n.indexOf(":"),o=/^https?$/.test(s)?L:n.lastIndexOf(":"),t=o<0?"":n.slice(o);return w.test(t)?(0,y.V$)(n,"host"):(0,_.TR)(`invalid port ${(0,_.
ol)(t)} after host`)}function C(n){const s=n.lastIndexOf("]");if(s<0)return(0,_.TR)("missing ']' in host");const m=n.slice(s+1);if(!w.test(m))return(0,_.TR)(`in\
valid port ${(0,_.ol)(m)} after host`);const L=n.slice(0,s).indexOf("%25"),o=L<0?s:L,t=(0,y.V$)(n.slice(1,o),"host");if(!t.ok)return t;const r=(0,y.V$)(n.slice(
o,s),"zone");if(!r.ok)return r;const u=(0,y.Uw)(t.value+r.value),P=(0,i.r5)(u);return P===null?(0,_.TR)(`invalid host: ParseAddr(${(0,_.ol)(u)}): unable to pars\
e IP`):P.length===4?(0,_.TR)("invalid IP-literal"):(0,_.Ju)(`[${t.value}${r.value}]${m}`)}function S(n){if(n.host===""&&n.user===null&&(n.scheme===""||n.omitHost||
n.path===""))return"";const m=n.user?.password??null;return`//${(n.user?.name??"")+(m===null?"":`:${m}`)}${n.user===null?"":"@"}${n.host}`}function d(n){return n.
host!==""&&n.path!==""&&!n.path.startsWith("/")?`/${n.path}`:n.scheme===""&&S(n)===""&&e(n.path,"/")[0].includes(":")?`./${n.path}`:n.path}function e(n,s){const m=n.
indexOf(s);return m<0?[n,""]:[n.slice(0,m),n.slice(m+s.length)]}function g(n,s){const m=B(s);return m.ok?(0,_.Ju)(p(n,m.value)):m}function p(n,s){const m=s.scheme||
n.scheme;if(s.scheme!==""||s.host!==""||s.user!==null)return{...s,scheme:m,path:T(s.path)};const L=s.path===""&&!s.forceQuery&&s.query==="",o=L?n.query:s.query,
t=L&&s.fragment===""?n.fragment:s.fragment;if(s.path===""&&n.opaque!=="")return{...s,scheme:m,query:o,fragment:t,opaque:n.opaque};const r=T(A(n.path,s.path));return{
...s,scheme:m,query:o,fragment:t,user:n.user,host:n.host,path:r}}function A(n,s){return s===""?n:s.startsWith("/")?s:n.slice(0,n.lastIndexOf("/")+1)+s}function T(n){
if(n==="")return"";const s=n.split("/"),m=[];for(const r of s)r===".."?(m.pop(),m.length===1&&m[0]===""&&m.pop()):r!=="."?m.push(r):m.length===0&&m.push("");const L=s.
at(-1),o=`/${m.join("/")}${L==="."||L===".."?"/":""}`,t=(0,y.ft)(o.startsWith("//")?o.slice(1):o);return t.ok?t.value:o}}),9075:((v,j,a)=>{a.d(j,{A9:()=>U,J6:()=>D,
Oo:()=>I,Pg:()=>w,Uk:()=>F,VI:()=>M,ae:()=>l,lG:()=>_,os:()=>N,pi:()=>i,sT:()=>B});class l{text;withheld;constructor(f,E=null){this.text=f,this.withheld=E}}const i="\
#",_=4096,y=200,x=2e4,k=5e6,U=h=>/[^\0-\x7f]/.test(h)?h.normalize("NFC"):h;class w{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=
1}get isSpent(){return this.allSteps>k}spend(f){if(this.steps+=1,this.count(),this.depth>=y||this.steps>x||this.isSpent)return;this.depth+=1;const E=f();return this.
depth-=1,typeof E!="string"?E:E.length>_?void 0:U(E)}}const N=()=>({name:()=>{},call:()=>{},effort:new w}),B=()=>({...N(),isLiteral:!0}),F=h=>typeof h=="string"||
typeof h=="number"||typeof h=="boolean"?String(h):void 0,D=h=>h.find(f=>f instanceof l&&f.withheld!==null);function M(h,f){return f instanceof l?new l((h+f.text).
slice(0,_),f.withheld):new l(h)}function I(h){let f;return E=>{if(f??=new Map,!f.has(E)){f.set(E,void 0);try{f.set(E,h(E))}catch(b){throw f.delete(E),b}}return f.
get(E)}}}),5143:((v,j,a)=>{a.d(j,{As:()=>b,II:()=>h,MV:()=>C,NP:()=>E,R3:()=>I,WD:()=>f,Zl:()=>$,_M:()=>D,bH:()=>F,c1:()=>_,df:()=>i,en:()=>N,eo:()=>M,jH:()=>x,
n7:()=>S,t6:()=>y,yJ:()=>B});var l=a(8820);const i=d=>typeof d=="string"?d:`${d.line}:${d.column} ${d.file}`,_=(d,e)=>[...Map.groupBy(d,e).values()],y=(d,e)=>_(
d,e).map(([g])=>g),x=d=>y(d,i),k="//",U=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,w=1e3,N=d=>d.length<=w&&U.test(d),B=(d,e)=>`${d}${k}${e}`;function F(d){
const e=D(d);return e===null?{repository:e,path:d}:{repository:e,path:d.slice(e.length+k.length)}}function D(d){const e=d.indexOf(k);return e>0&&N(d.slice(0,e))?
d.slice(0,e):null}const M=d=>typeof d=="string"?d:`${h(d.file)}:${d.line}`,I=({file:d,line:e,column:g})=>`${h(d)}:${e}:${g}`;function h(d){const{repository:e,path:g}=F(
d);if(e===null)return(0,l.J7)(d);const p=(0,l.J7)(e);return g==="."?p:`${p}//${(0,l.J7)(g)}`}const f=1e4,E=d=>y(d,e=>typeof e=="string"?e:D(e.file)),b=d=>d.length<=
f?d:[...new Set([...E(d),...d])].slice(0,f),O=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
W=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,R=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function c(d){const{path:e}=F(
d),g=e.split("/").slice(0,R.test(e)?-2:-1);return g.find((p,A)=>O.test(p)&&!(p==="test"&&g.slice(0,A).some(T=>W.test(T))))}const $=d=>c(d)!==void 0,C=({file:d,isInUse:e})=>e!==
!0&&$(d);function S(d){const e=c(d);return(e===void 0?F(d).path:`**/${e}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((v,j,a)=>{a.d(j,{L2:()=>c,ie:()=>I,jj:()=>R,kL:()=>N,
mB:()=>B,nE:()=>C,xu:()=>S});var l=a(3368),i=a(1342),_=a(3592),y=a(3152),x=a(9587),k=a(8820),U=a(2057);let w=function(...d){return{setFlagsFromString:w}=process.
getBuiltinModule("node:v8"),new.target?new w(...d):w(...d)};function N(d,e){d.env.UV_THREADPOOL_SIZE??="64",setTimeout(R,W).unref(),(0,U.B_)(d.stdout,e),(0,U.B_)(
d.stderr,()=>{})}async function B(d,{stop:e,secrets:g,isFinal:p,act:A,reportMistakes:T,reportCrash:n}){const s=o=>(n((0,l.rv)(t=>M(o,t),g)),3),m=b(d,e,{isFinal:p,
crash:s}),L=await A(m).catch(o=>o instanceof y.GN?(T(g.redact(o.mistakes)),2):s(o));await O(d,L)}const F=100,D=5;function M(d,e){const g=(0,i.Or)(d),p=[];let A=d;
for(;A!==void 0&&p.length<D;){const m=A instanceof Error?A.stack??A.message:String(A);p.push((0,x._U)(e(m))),A=A instanceof Error?A.cause:void 0}const T=g?1:F;return[
g?`tf-disco could not run: ${e((0,i.A3)(d))}`:`tf-disco ${_.xv} crashed; this is a bug, please report it with this text at ${_.xV}`,...p.join(`
caused by: `).split(`
`).slice(0,T)].map(m=>(0,k.BP)((0,k.RK)(m))).join(`
`)}const I=({hrtime:d})=>()=>Number(d.bigint())/1e6,h=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],f=300,E=5e3;function b(d,e,{isFinal:g,crash:p}){const A=I(d),T=new AbortController;
let n=0;const s=()=>g||T.signal.aborted;for(const m of h)d.on(m,()=>{const L=A()-n;e.end({kind:"signal",signal:m}),s()?(g||L>f)&&(d.removeAllListeners(m),d.kill(
d.pid,m)):n=A(),T.abort()});return d.on("uncaughtException",m=>{e.end({kind:"crash"});const L=p(m);s()&&d.exit(L),T.abort(),setTimeout(()=>d.exit(L),E).unref()}),
d.on("exit",()=>e.end({kind:"crash"})),T.signal}async function O(d,e){const{stdout:g,stderr:p}=d;for(const T of[g,p])await new Promise(n=>T.write("",n));if(d.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&d.platform!=="win32"&&d.execve!==void 0){const{execPath:T}=d;d.execve(T,[T,"--eval",`require('node:process').exit(${e})`],{})}d.
exit(e)}const W=100,R=()=>w("--semi-space-growth-factor=1"),c=()=>w("--heap-growing-percent=20"),$=100;async function C(d,e,g){let p=Date.now();for(;;){const A=d.
next(e.why!==null);if(A.done)return A.value;Math.abs(Date.now()-p)<$||(g(A.value),await S(),p=Date.now())}}const S=()=>new Promise(d=>setImmediate(d))}),2057:((v,j,a)=>{
a.d(j,{B_:()=>U,Dx:()=>k,PL:()=>N,aH:()=>B,yy:()=>_});var l=a(1342),i=a(3152);async function _(f,E){for(const b of(0,l.mk)(E)){if(!f.writable)return;f.write(b)||
await y(f)}}const y=f=>new Promise(E=>{const b=["drain","error","close"],O=()=>{for(const W of b)f.off(W,O);E()};for(const W of b)f.on(W,O)}),x=1024*1024;async function*k(f){
let E="";for await(const b of f.setEncoding("utf8")){const[O="",...W]=String(b).split(`
`),R=[E+O,...W];E=R.pop()??"";for(const c of R)yield c.replace(/\r$/,"");if(E.length>x)throw new i.GN(["a line of standard input exceeds 1 MiB"])}E!==""&&(yield E)}
function U(f,E){let b=!1;f.on("error",O=>{const W=!b;b=!0,W&&O.code!=="EPIPE"&&E((0,l.A3)(O))})}const w={min:40,max:100,unknown:80};function N({columns:f},E){return f||
Number(/^\d{1,4}$/.exec(E.COLUMNS??"")?.[0])||w.unknown}function B(f,E,b){const O=E==="auto"?F(f,b):E==="always",W=Math.max(w.min,Math.min(N(f,b),w.max));return{
colour:O,hyperlinks:O&&f.isTTY===!0&&h(b),width:f.isTTY?W:Number.POSITIVE_INFINITY}}function F({isTTY:f},E){return E.NO_COLOR||E.TERM==="dumb"&&!E.FORCE_COLOR?!1:
E.FORCE_COLOR?E.FORCE_COLOR!=="0":f===!0}const D=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,M=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
I=5001;function h(f){const{FORCE_HYPERLINK:E,TERM:b="",TERM_PROGRAM:O="",VTE_VERSION:W}=f;return E?E!=="0":f.CI||f.NO_COLOR||b==="dumb"?!1:Number(W)>=I||D.test(
O)||M.test(b)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(R=>f[R])}}),3229:((v,j,a)=>{a.d(j,{Kc:()=>B,L6:()=>k,NM:()=>S,cr:()=>d,x3:()=>b});var l=a(9587),i=a(
1831),_=a(5011);const y=1024,x=e=>(0,i.Pv)(e).ok;function k(e){if(e.length>y)return null;const g=(0,i.Pv)(e);if(g.ok)return U(e,(0,i.pk)(g.value));const p=F(e);
if(p!==null)return p;const{inside:A,removed:T}=I(e);if(!(0,l.Mi)(e,"").includes(A))return"write the hostname alone, not a URL";for(const n of T.length===0?[]:[A,
A.replace(/:\D.*$/s,"")])if(x(n))return`remove ${h(T)}: ${n}`;return f(A)}function U(e,g){if(/(^|\.)xn--/i.test(e))return`write it in Unicode: ${g}; upper-case \
punycode is only accepted by accident`;const p=g.replace(/(?<!\.)\.+(?=$|:)/,"");return p===g?null:`remove the trailing dot: tokens and settings for ${p} do not\
 apply to this host`}const w=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,N="replace the placeholder",B=e=>w.
test(e);function F(e){if(B(e))return N;const g=e.split(/[\s,;]+/).filter(p=>p!=="");return g.length<2?null:g.every(p=>p.includes(".")&&x(p))?`write one hostname\
 at a time: ${g[0]}`:"remove the spaces, commas and semicolons"}const D=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,M=[["the white space",e=>e.trim()],
["the quotation marks",e=>e.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",e=>e.replace(D,"")],["the trailing slash",e=>e.replace(/^([^/?#\\]*)\/$/,"$1")],["th\
e path",e=>e.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",e=>e.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",e=>e.slice(e.lastIndexOf("@")+1)],["th\
e trailing colon",e=>e.replace(/^([^:]*):$/,"$1")]];function I(e){let g=e;const p=[];for(const[A,T]of M){const n=T(g);n!==g&&p.push(A),g=n}return{inside:g,removed:p}}
const h=e=>e.join(", ").replace(/, ([^,]*)$/," and $1");function f(e){if(/^\[.*\](:\d+)?$/s.test(e)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(e))return"use a D\
NS name; the clients do not support IPv6 addresses";if(e.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(e)){const T=(0,i.
WV)(e);return x(T)?`write it in Unicode: ${T}`:"write it in Unicode, not in punycode"}if(e.startsWith("TF_"))return"write the hostname; this is the name of a va\
riable";if(e.includes("_")){const T=e.replaceAll("_","-");return`a hostname cannot contain underscores${x(T)?`; did you mean ${T}?`:""}`}const g=e.replace(/^\.+|(?<!\.)\.+$/g,
"").replace(/\.{2,}/g,".");if(g!==e&&x(g))return`remove the extra dots: ${g}`;if(/(^|\.)-|-(\.|:|$)/.test(e))return"remove the hyphen at the start or end of a l\
abel";if(/(^|\.)[^.:]{2}--/.test(e))return"a label cannot have hyphens as its third and fourth character";const[,p="",A=""]=/^([^:]*):(.*)$/s.exec(e)??[];return x(
p)?/^[+-]?[0-9]+$/.test(A)?"use a port from 1 to 65535":`write the port as a number: ${p}:8443`:null}const E=e=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(e),b="\
write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",O=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function W(e,g){if(e==="")return b;if(!g&&B(e))return N;if(e!==e.trim())return"remove the white space around the address";const[,p="",A=""]=/^(https?:\/\/)(.*)$/i.
exec(e)??[],T=A.replace(O,"$1/$2"),n=(0,_.rE)(T,"terraform");return p===""||!n.ok||n.value.hostImplied?null:`write ${T} to use the module of the registry${g?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function R([e="",...g]){if(g.length!==3)return null;const[,p="",A=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(e)??[];return p!=="localhost"&&A===""?E(e)?k(e):null:`write a host with a dot, such as 127.0.0.1${A} or ${p}.localdomain${A}`}function c(e){if(e.length===3&&
E(e[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${e[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const g=/^https?:$/i.test(e[0]??"")&&e[1]==="",[p="",...A]=g?e.slice(2):e;return A.length<4||!E(p)?null:/^v?\d+\.\d+/.test(A[3]??"")?`write ${[p,...A.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[p,...A.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${A[0]}, and a namespace has one part (in GitLab, the top-level group)`}function $(e,g){if(e.includes("://"))return null;if(g.
length>=3&&e.includes("?"))return"remove the query; set the version with the `version` argument";const p=g.at(-1)??"";return[3,4].includes(g.length)&&/[A-Z]/.test(
p)?`write the target system in lower case: ${[...g.slice(0,-1),p.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(e)?`write ./${e} to use a directory\
 of the same repository${g.length<5?"":`, or ${g.slice(0,3).join("/")}//${g.slice(3).join("/")} for one of a registry module`}`:null}function C(e){const[,g="",p=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(e)??[],A=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(g)?.[1];if(A!==void 0)return`write git::${A} instead of ${g}`;const[T]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
e)??[];return T!==void 0&&(0,l.Mi)(e)===e?`write git@${T} instead of ${T}`:(0,_.rE)(p,"terraform").ok?`write ${p} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${b} (of Git, with git:: before it)`}function S(e,g,p){if(g.kind==="local"||e.length>y)return null;const[A="",...T]=e.split("\
/");if(p.ok)return p.value.hostImplied?null:k(A);const n=T.length===0?[]:T.join("/").split("//",1)[0]?.split("/")??[],s=g.kind==="remote"&&g.refusal===null,m=[A,
...n],L=W(e,s)??R(m);return L!==null||s?L:g.kind==="remote"&&!/^[^/]+:\d+\//.test(e)?C(e):c(m)??$(e,m)}function d(e){if(e.length>y)return null;if(B(e))return N;
if(e!==e.trim())return"remove the white space around the address";const[,g=""]=/^https?:\/\/(.*)$/i.exec((0,l.Mi)(e,""))??[];if(g!=="")return`remove the scheme:\
 ${g}`;const p=e.split("/"),[A=""]=p;return p.length===2&&E(A)?"write HOST/NAMESPACE/TYPE, two parts after the host":p.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":p.length===3?k(A):null}}),1064:((v,j,a)=>{a.d(j,{$I:()=>I,Du:()=>k,Eo:()=>g,Jd:()=>e,Mq:()=>E,NX:()=>f,SO:()=>h,SZ:()=>B,Y8:()=>C,
Yr:()=>F,ab:()=>M,bB:()=>w,d3:()=>S,mh:()=>p,n3:()=>_,pH:()=>W,rG:()=>D,sX:()=>d,tB:()=>c,zK:()=>U});const l="registry.terraform.io",i=[l,"registry.opentofu.org"],
_=T=>i.includes(T),y=["modules.v1","providers.v1"],x={terraform:{name:"Terraform",uses:y,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:y,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:y,replaces:y,defaults:i},renovate:{name:"Renovate",uses:y,replaces:[],defaults:[l]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:i},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},k=["terraform","opentofu"],U=Object.keys(
x),w=Object.fromEntries(Object.entries(x).map(([T,{name:n}])=>[T,n])),N=T=>x[T],B=T=>y.includes(T)?U.filter(n=>N(n).uses.includes(T)):k,F=T=>U.filter(n=>N(n).defaults?.
includes(T)),D=U.filter(T=>N(T).replaces.length>0),M=T=>U.filter(n=>N(n).replaces.includes(T)),I={language:{client:"opentofu",what:"a language block"},encryption:{
client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an \
action block"}},h=T=>Object.hasOwn(I,T),f={terraform:3,opentofu:9},E=T=>T===429||T>=500&&T!==501,b={from:null,before:null,retries:0,skipsOverridden:!1},O={...b,
client:"terraform"},W=[{...O,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...O,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,
skipsOverridden:!0},{...b,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],R={terraform:"1.15.0",opentofu:"1.12.0"};function c(T,n){const s=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(n[T]??"");if(s===null)return R[T];const m=s[1]?.split(".")??[];return[0,1,2].map(L=>m[L]??"0").join(".")}function $(T,n){const[s=[],m=[]]=[T,n].map(o=>o.split(
".").map(Number)),L=s.findIndex((o,t)=>o!==m[t]);return L<0||(s[L]??0)>(m[L]??0)}const C={terraform:"1.15",opentofu:"1.8"},S=({releases:T,versions:n})=>k.filter(
s=>s==="terraform"?!T.some(m=>m.client===s&&m.before===null):!$(c(s,n),"1.8.0")),d=T=>$(T,"1.12.0"),e=(T,n)=>T==="opentofu"||!$(n,"1.13.0"),g=T=>$(T,"1.14.0");function p(T,{
attemptMs:n,retries:s}){const m=T.findIndex((L,o)=>o===s||!A(L,n));return m<0?null:m}function A({response:T,hops:n,headMs:s},m){return s===null?T.kind==="failed"&&
T.transient:s>m||E(n.at(-1)?.status??0)}}),1831:((v,j,a)=>{a.d(j,{$Y:()=>h,$k:()=>O,$o:()=>e,Bz:()=>T,Fq:()=>D,Jr:()=>g,Pm:()=>S,Pv:()=>N,Rt:()=>F,Sv:()=>E,WV:()=>f,
cu:()=>b,ev:()=>p,fK:()=>W,nx:()=>I,pk:()=>M,xV:()=>w,yo:()=>d});var l=a(4091),i=a(4283),_=a(8408);const y=443,x=65535,k=9223372036854775807n,U=-9223372036854775808n,
w="TF_TOKEN_";function N(t){const{name:r,portion:u}=R(t.toWellFormed()),P=c(u);if(!P.ok)return/^https?$/i.test(r)?(0,l.TR)("need just a hostname and optional po\
rt number, not a full URL"):P;if(P.value.startsWith(":-"))return(0,l.TR)("port number is negative");const K=$(r);if(K!==null)return(0,l.TR)(K);const z=(0,_.YE)(
r);return z.ok?z.value===""?(0,l.TR)("nothing is left of the hostname once it is normalized"):(0,l.Ju)(z.value+P.value):z}const B=new Set(["localterraform.com",
"localtofu.com"]),F=t=>B.has(t);function D(t){const r=N(t);return r.ok||!t.includes("xn--")?r:N(f(t))}function M(t){const{name:r,portion:u}=R(t);return(0,_.DI)(
r)+u}function I(t){const r=M(t);return r===t?t:`${r} (${t})`}const h=t=>t.includes("xn--")?t.replace(/[^\s"'`/@=,;()]+ \(([^\s()]*xn--[^\s()]*)\)/g,"$1"):t;function f(t){
const{name:r,portion:u}=R(t.toWellFormed()),P=c(u);return((0,_.QC)(r)??r)+(P.ok?P.value:u)}function E(t){const{name:r,portion:u}=R(t);return{name:r,port:u===""?
y:Number(u.slice(1))}}const b=t=>({...i.lv,scheme:"https",host:t,path:"/.well-known/terraform.json",forceQuery:!1});function O(t){if(!t.startsWith(w))return null;
const r=t.slice(w.length).replaceAll("__","-").replaceAll("_","."),u=N(f(r));return u.ok?u.value:null}function W(t){const r=[t,M(t)].flatMap(u=>[u.replaceAll("-",
"__"),u]).map(u=>w+u.replaceAll(".","_"));return[...new Set(r)].filter(u=>O(u)===t)}function R(t){const r=t.indexOf(":");return r===-1?{name:t,portion:""}:{name:t.
slice(0,r),portion:t.slice(r)}}function c(t){if(t==="")return(0,l.Ju)("");const r=t.slice(1);if(!/^[+-]?[0-9]+$/.test(r))return(0,l.TR)("port portion contains n\
on-digit characters");const u=r.replace(/^([+-]?)0+(?=[0-9])/,"$1"),P=u.length>20?null:BigInt(u.replace("+",""));return P===null||P>k||P<U?(0,l.TR)("port portio\
n contains non-digit characters"):P>x?(0,l.TR)("port number is greater than 65535"):(0,l.Ju)(P===BigInt(y)?"":`:${P}`)}function $(t){if(t==="")return"empty stri\
ng is not a valid hostname";for(const r of t.replace(/\.{1,2}$/,"").split(".")){if(r==="")return"hostname contains empty label (two consecutive periods)";if(r.startsWith(
"xn--"))return`hostname label ${(0,l.ol)(r)} specified in punycode format; service hostnames must be given in unicode`}return null}const C={http:"80",https:"443",
ssh:"22"};function S(t){const{name:r,port:u}=(0,i.cz)(t),P=(0,i.EN)(r),K=u===""||u===C[t.scheme];return e(K?P:`${P}:${u}`)}function d(t){const r=(0,i.Dl)(t);return r.
ok?S(r.value):null}function e(t){const r=N(t);return r.ok?r.value:t.toLowerCase()||null}const g=(t,r)=>r.length===0||r.some(u=>u.subdomains?t.endsWith(`.${u.host}`):
t===u.host),p=(t,r)=>g(t,r.allowedHosts)||r.hostnames.some(u=>u.host===t),A=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function T(t,r,u){const[P]=t.length===0?[]:W(r);return P===
void 0?[]:t.flatMap(K=>{const z=O(K);if(z!==null&&u.has(z))return[];const Y=n(K,z,r);return Y===null?[]:[{variable:K,why:Y,write:P,isParent:s(z,r)}]})}function n(t,r,u){
const P=A.exec(t)?.[0];if(P===void 0)return null;const K=t.slice(P.length);return r!==null&&s(r,u)?`it is for ${I(r)} only: the clients do not use the tokens of\
 parent domains`:L(u).some(z=>z===m(K))?P!==w?`it begins with ${P}, and the clients read only ${w}`:r===null?"the clients cannot read a hostname from it and ign\
ore it":`the clients read it for ${I(r)}${o(K,u)}`:null}const s=(t,r)=>t!==null&&E(r).name.endsWith(`.${E(t).name}`),m=t=>t.normalize("NFC").toLowerCase().replace(
new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function L(t){const{name:r}=E(t);return[...new Set([t,r,M(t)].map(m))]}function o(t,r){const{name:u,port:P}=E(r);return P!==
443&&!t.includes(":")?"; a port follows a colon":u.includes("-")&&!t.includes("-")?"; a hyphen is written as two underscores":""}}),8408:((v,j,a)=>{a.d(j,{mI:()=>M,
QC:()=>F,ER:()=>C,YE:()=>B,DI:()=>D});const l=(...S)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...S),i=(...S)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...S);var _=a(4091);const y=256,x={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
k={...x,checkBidi:!1},U=($late3??=new RegExp("\\p{M}{31}","u")),w="xn--",N=new TextEncoder;function B(S){const d=f(S,!1);if(!d.ok)return d;const e=E(d.value,x);return e===null?(0,_.TR)(I(
O(S,!1))):(0,_.Ju)(e)}function F(S){const d=f(S,!0);if(!d.ok)return null;const e=E(d.value,k);if(e===null)return null;const g=f(e,!1);return g.ok?g.value.join("\
."):null}const D=S=>b(S)?i(S,x).domain:S,M=S=>i(S).domain,I=S=>`idna: invalid label ${(0,_.ol)(S)}`;function h(S){return`idna: disallowed rune U+${(S.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function f(S,d){if(S.length>y&&b(S))return(0,_.TR)(`hostname is longer than ${y} characters`);const e=[];for(const g of O(
S,d).split(".")){const p=g.startsWith(w)?W(g):(0,_.Ju)(g);if(!p.ok)return p;const A=R(p.value);if(A!==null)return(0,_.TR)(A);e.push(p.value)}return(0,_.Ju)(e)}function E(S,d){
const e=S.join(".");return C(e)?e:l(e,d)}const b=S=>/[^\0-\x7f]|xn--/i.test(S);function O(S,d){return S.replace(/[A-Z]+|[^\0-\x7f]/gu,g=>C(g)?g.toLowerCase():i(
g,{transitionalProcessing:d}).domain).normalize("NFC")}function W(S){const d=S.slice(w.length);if(d==="")return(0,_.Ju)("");const e=i(S).domain;return e===S||C(
e)?(0,_.TR)(I(d)):e.normalize("NFC")!==e||!Array.from(e).every($)?(0,_.TR)(I(e)):(0,_.Ju)(e)}function R(S){if(c(S))return I(S);if(/^[a-z0-9-]*$/.test(S))return null;
if(U.test(S))return I(S);if(!C(S)&&l(S,k)!==null)return null;for(const d of S){if(!$(d))return I(S);if(d<"\x80"&&!/[a-z0-9-]/.test(d))return h(d)}return I(S)}function c(S){
if(S.startsWith("-")||S.endsWith("-"))return!0;if(!S.slice(0,4).includes("--"))return!1;const d=N.encode(S.slice(0,5));return d.length>4&&d[2]===45&&d[3]===45}function $(S){
if(S<"\x80")return!0;const{domain:d,error:e}=i(`1${S}`);return!e&&d===`1${S}`}const C=S=>!/[^\0-\x7f]/.test(S)}),5011:((v,j,a)=>{a.d(j,{A:()=>E,Nj:()=>O,RZ:()=>h,
Vm:()=>D,mD:()=>M,rE:()=>f,vL:()=>I});var l=a(3916),i=a(4091),_=a(4283),y=a(1831),x=a(4321);const k={terraform:M("registry.terraform.io"),opentofu:M("registry.o\
pentofu.org")},U=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,w=/^[0-9a-z]{1,64}$/,N="must be between one and 64 characters, including ASCII letters, digi\
ts, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",B="must be between one and 64 ASCII letters or digits",F={module:{parts:3,
count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, the name, and the target system",reserved:[
"github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the hostname: the na\
mespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},D=c=>k[c];function M(c){const $=(0,y.Pv)(c);if(!$.ok)throw new Error($.why);return $.
value}function I(c,$){if(O(c))return{kind:"local"};const C=f(c,$);if(C.ok)return C.value;const S=(0,x.cx)(c,$);if(!S.ok)return{kind:"invalid",error:S.why};const{
subdirectory:d,host:e}=S.value;return{kind:"remote",subdirectory:d,host:e,refusal:(0,x.Of)(c,S.value,$)}}function h(c,$){const C=I(c,$);if(C.kind==="registry")return JSON.
stringify({...C,hostImplied:!1});if(C.kind==="local")return`./${(0,l.normalize)(c.replaceAll("\\","/")).replace(/\/$/,"")}`;const S=(0,x.cx)(c,$),{url:d=null,getter:e,
subdirectory:g}=S.ok?S.value:{};return d===null?c:`${e}::${(0,_.jr)(d)}//${g}`}function f(c,$){return O(c)?(0,i.TR)(`can't use local directory ${(0,i.ol)(c)} as\
 a module registry address`):b(c,"module",$)}const E=c=>b(c,"component","terraform");function b(c,$,C){const S=F[$],{address:d,subdirectory:e}=(0,x.UQ)(c);if(e.
startsWith("../"))return(0,i.TR)((0,x.dr)(e,$));const g=d.split("/"),p=g.length===S.parts;if(!p&&g.length!==S.parts+1)return(0,i.TR)(`a ${$} registry source add\
ress must have ${S.count}`);const A=p?(0,i.Ju)(D(C)):W(g.shift()??"",$);if(!A.ok)return A;const T=R(g,$);if(T!==void 0)return(0,i.TR)(T);const[n="",s="",m=""]=g,
L={namespace:n,name:s,system:m,subdirectory:e};return(0,i.Ju)({kind:"registry",host:A.value,hostImplied:p,...L})}const O=c=>/^\.\.?[/\\]/.test(c);function W(c,$){
const C=(0,y.Pv)(c);if(!C.ok){const S=`invalid ${$} registry hostname ${(0,i.ol)(c)}`;return c.includes("--")?(0,i.TR)(`${S}; internationalized domain names mus\
t be given as direct unicode characters, not in punycode`):(0,i.TR)(S)}return C.value.includes(".")?F[$].reserved.includes(C.value)?(0,i.TR)(`can't use ${(0,i.ol)(
C.value)} as a ${$} registry host, because it's reserved for installing directly from version control repositories`):C:(0,i.TR)(`invalid ${$} registry hostname:\
 must contain at least one dot`)}function R([c="",$="",C],S){if(!U.test(c))return c.includes(".")?`source address must have ${F[S].afterHost}`:`invalid namespac\
e ${(0,i.ol)(c)}: ${N}`;const d=`${S} registry addresses may not include a query string portion`;if(!U.test($))return C===void 0&&$.includes("?")?d:`invalid ${S}\
 name ${(0,i.ol)($)}: ${N}`;if(!(C===void 0||w.test(C)))return C.includes("?")?d:`invalid target system ${(0,i.ol)(C)}: ${B}`}}),4321:((v,j,a)=>{a.d(j,{GL:()=>f,
IZ:()=>U,Ns:()=>B,Of:()=>F,UQ:()=>E,WS:()=>N,cx:()=>M,dr:()=>O,qC:()=>D,uE:()=>h});var l=a(4091),i=a(4283),_=a(6979),y=a(9587),x=a(1064),k=a(1831);const U="",w={
terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},N=(o,t)=>w[t].test(o),B=(o,{getter:t})=>`download not supported for \
scheme '${(0,y.Mi)(o)===o?t:"***"}'`;function F(o,t,r){const{getter:u,url:P}=t;return!N(u,r)&&u.length>1?B(o,t):/^https?$/.test(u)&&P?.host===""?"http: no Host \
in request URL":null}function D(o){if(/^[a-z]:[/\\]/i.test(o))return[o];if(!/^(?:\/|file:)/i.test(o))return[];const t=M(o,"terraform");if(!t.ok||t.value.getter!==
"file"||t.value.url===null)return[];const{url:r,subdirectory:u}=t.value;return[r.path,(0,_.Uw)(r.path)].map(P=>b(`${P}/${u}`))}function M(o,t){const{address:r,subdirectory:u}=E(
o);if(u.startsWith("../"))return(0,l.TR)(O(u));const P=d(r.toWellFormed(),t);if(!P.ok)return P;const{subdirectory:K}=P.value,z={...P.value,host:C(P.value.host,r)};
if(K==="")return(0,l.Ju)({...z,subdirectory:u});const Y=b(`${K}/${u}`);return Y.startsWith("../")?(0,l.TR)(`detected ${O(Y)}`):(0,l.Ju)({...z,subdirectory:Y})}const I=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function h(o,t){const r=I.exec(o)?.[0];if(r===void 0)return U;const u=M(`${r}a/b`,t);return u.ok?u.value.host:U}const f=o=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(o);function E(o){const t=o.indexOf("?"),r=t<0?o:o.slice(0,t),u=r.indexOf("://"),P=r.indexOf("//",u<0?0:u+3);if(P<0)return{address:o,subdirectory:""};const K=t<
0?"":o.slice(t),z=r.slice(P+2);return{address:r.slice(0,P)+K,subdirectory:z===""?"":b(z)}}function b(o){const t=o.startsWith("/"),r=[];for(const P of o.split("/"))
P===""||P==="."||(P!==".."?r.push(P):r.length>0&&r.at(-1)!==".."?r.pop():t||r.push(P));const u=(t?"/":"")+r.join("/");return u===""?".":u}const O=(o,t="module")=>`\
subdirectory path ${(0,l.ol)(o)} leads outside of the ${t} package`,W=(o,t=o.scheme)=>(0,l.Ju)({subdirectory:"",host:R(o,t),getter:t,url:o});function R(o,t){const r=o.
omitHost||o.opaque!==""&&!o.opaque.startsWith(":");if(t==="git"&&r)return(0,k.$o)(o.scheme);if(t==="file"||o.scheme==="file"||t.length===1)return null;const u=(0,k.
Pm)(o)??U;return t!=="git"&&t!=="hg"&&t!=="s3"||(t==="s3"?/\.amazonaws\.com(\.cn)?$/.test(u)||c.test(o.query):/^https?$/.test(o.scheme)||$(o))?u:U}const c=/(^|&)aws_access_key_id=/;
function $({user:o,host:t,path:r,query:u,fragment:P}){return!/%(?!40|[89A-F])/.test(`${o?.name}:${o?.password}@${t}`)&&(r!==""||`${u}${P}`=="")}function C(o,t){
const r=/^[^?#]*\?([^#]*)/.exec(t)?.[1]??"",u=(0,_.xB)(r).find(([z])=>z==="checksum")?.[1]??"",P=(0,_.Uw)(u.replaceAll("+"," "));if(!P.startsWith("file:"))return o;
const K=P.includes("checksum",5)?null:M(P.slice(5),"terraform");return K?.ok&&K.value.host===o?o:U}const S=(o,t)=>(0,l.Ju)({subdirectory:"",host:t,getter:o,url:null});
function d(o,t){const[,r,u]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(o)??[o,void 0,o],{address:P}=E(u??o),K=(0,i.Dl)(P);if(K.ok&&K.value.scheme!=="")return W(K.value,r);
for(const Y of L){const se=Y(P,t);if(se?.ok){const{url:oe,subdirectory:le}=se.value,de=oe===null||r===void 0?se:W(oe,r);return de.ok?(0,l.Ju)({...de.value,subdirectory:le}):
de}if(se!==void 0)return se}const z=t==="terraform"?"address":"string";return(0,l.TR)(`invalid source ${z}: ${o}`)}function e(o,t,r){const u=(0,i.Dl)(o);if(!u.ok)
return(0,l.TR)(`error parsing ${t} URL: ${u.why}`);const{path:P}=u.value,K=r==="git"&&!P.endsWith(".git");return W(K?{...u.value,path:`${P}.git`}:u.value,r)}const g=o=>{
if(!o.startsWith("github.com/"))return;const t=o.replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,l.TR)("GitHub URLs should be github.com/username/repo");
const r=e(`https://${t.slice(0,3).join("/")}`,"GitHub","git");if(!r.ok||t.length===3)return r;const u=(0,_.V$)(t.slice(3).join("/").replaceAll("%","%25"),"path");
if(!u.ok)return u;if(u.value==="")return r;const P=b(u.value).replaceAll("%","%25");return(0,l.Ju)({...r.value,subdirectory:P})},p=(o,t)=>{const[,r,u,P]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.
exec(o)??[];if(u===void 0||P===void 0)return;const K=(0,_.h0)(/\?(.*)$/s.exec(P)?.[1]??""),z=t==="terraform"?"Git":"GitHub";if(K!==null)return(0,l.TR)(`error pa\
rsing ${z} SSH URL: ${K}`);if(r==="git")return S("git",(0,k.$o)(u))},A=o=>o.startsWith("bitbucket.org/")?e(`https://${o}`,"BitBucket","git"):void 0,T=(o,t)=>{const r=t===
"terraform"?"googleapis.com/":".googleapis.com/";if(!o.includes(r))return;const u=o.split("/");return u.length<5?(0,l.TR)("URL is not a valid GCS URL"):e(`https\
://www.googleapis.com/storage/${u.slice(2).join("/")}`,"GCS","gcs")},n=o=>{if(!o.includes(".amazonaws.com/"))return;const[t="",...r]=o.split("/"),u=s(t.split("."));
return u===void 0?(0,l.TR)("URL is not a valid S3 URL"):e(`https://${[u,...r].join("/")}`,"S3","s3")};function s(o){const[t="",r="",u=""]=o;return o.length===3?
`${t}.amazonaws.com`:o.length===4?`${r}.amazonaws.com/${t}`:o.length===5&&r==="s3"?`s3.${u}.amazonaws.com/${t}`:void 0}const L=[g,p,A,T,n,(o,t)=>{if(o!=="")return o.
startsWith("/")?e(`file://${o}`,"file","file"):(0,l.TR)(`${x.bB[t]} cannot detect a supported external module source type for ${o}`)}]}),9562:((v,j,a)=>{a.d(j,{
Bn:()=>N,D6:()=>E,Ls:()=>y,M:()=>B,OA:()=>O,OZ:()=>w,S3:()=>U,TE:()=>A,TW:()=>R,Uc:()=>t,e$:()=>x,eQ:()=>C,fg:()=>f,oe:()=>g,p4:()=>h,qE:()=>b,uW:()=>r,vy:()=>s,
xq:()=>k});var l=a(3307),i=a(4091),_=a(4283);const y=4096,x="modules.v1",k="providers.v1",U="login.v1",w="tfe.v2",N="tfe.v2.1",B="tfe.v2.2",F=[x,k,w,N,B],D=[U,"\
motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],M=u=>u.split(".",1)[0]??"",I=(u,P)=>u.some(K=>M(K)===M(P)),h=u=>I([...F,"state.v2"],u),f=new Set([...F,
...D]),E=u=>f.has(u),b=u=>h(u)||I(D,u);function O(u){if(b(u))return null;const P=u.toLowerCase(),K=z=>z===P||z.slice(M(z).length)===P.slice(M(P).length)&&M(z).length>=
W&&R(M(z),M(P));return[...f].find(K)??null}const W=5;function R(u,P){let K=0;for(;K<u.length&&u[K]===P[K];)K+=1;const[z,Y]=[u.slice(K),P.slice(K)];return z.slice(
1)===Y||z===Y.slice(1)||z.slice(1)===Y.slice(1)||z.slice(2)===Y.slice(2)&&z[0]===Y[1]&&z[1]===Y[0]}const c="[0-9A-Za-z~-]",$=u=>`${u}${c}*(?:\\.${c}+)*`,C=`v?([\
0-9]+(?:\\.[0-9]+)*)(?:-(${$("[0-9]")})|-?(${$("[A-Za-z~-]")}))?(?:\\+(${$(c)}))?`,S=new RegExp(`^${C}$`),d=2n**63n-1n,e=2n**64n-1n;function g(u,P){const K=u.indexOf(
".");if(K<0)return(0,i.TR)(`invalid service ID format (i.e. service.vN): ${u}`);const z=u.slice(0,K),Y=u.slice(K+1);switch(P){case"terraform":return S.exec(Y)?.[1]?.
split(".").every(le=>p(le,d))?(0,i.Ju)({name:z,version:Y}):(0,i.TR)(`invalid service version: Malformed version: ${Y}`);case"opentofu":{const se=z==="tfe"?Y.split(
".")[0]??"":Y;return/^v\d+$/.test(se)&&p(se.slice(1),e)?(0,i.Ju)({name:z,version:Y}):(0,i.TR)('invalid service version: must be "v" followed by an integer major\
 version number')}}}const p=(u,P)=>u.replace(/^0+/,"").length<=String(P).length&&BigInt(u)<=P;function A(u,P){const K=g(u,P.client);if(!K.ok)return{kind:"bad-id",
why:K.why};const{name:z}=K.value;if(P.services===null)return{kind:"missing",why:`host does not provide a ${z} service`};const Y=P.services.find(se=>se.id===u);return Y!==
void 0?T(Y,K.value,P):P.services.some(se=>se.id.startsWith(`${z}.`))?{kind:"version",why:n(K.value,P)}:{kind:"missing",why:`host ${P.display} does not provide a\
 ${z} service`}}function T({id:u,value:P},K,z){if(P===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${y} characters, which this chec\
k does not read`,value:""};if(u===U)return(0,l.G)(P)?{kind:"object",value:P}:{kind:"type",why:`service ${u} must be declared with an object value in the service\
 discovery document`,value:P};if(typeof P!="string")return{kind:"type",why:n(K,z),value:P};const Y=s(z.documentUrl,P);if(Y.ok)return{kind:"url",url:Y.value,value:P};
const se=`failed to parse service URL: ${Y.why}`;return{kind:"bad-url",reason:Y.reason,why:se,value:P}}function n({name:u,version:P},{client:K,display:z}){const Y=K===
"terraform"?P:BigInt(/\d+/.exec(P)?.[0]??0);return`host ${z} does not support ${u} version ${Y}`}function s(u,P){const K=(0,_.Dl)(P);if(!K.ok)return{...K,reason:"\
syntax"};const Y=K.value.scheme===""?(0,_.sX)(u,K.value):K.value;return Y.scheme!=="http"&&Y.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${Y.
scheme}`}:Y.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...Y,fragment:""}}}const m=[w,N],
L=[x,k],o=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...m,...L]},{matches:/^api\.env0\.com$/,services:L},{matches:/^backend\.api\.env0\.com$/,services:m},
{matches:/\.scalr\.io$/,services:m}],t=u=>o.find(({matches:P})=>P.test(u))?.services??[],r={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),2713:((v,j,a)=>{
a.d(j,{$c:()=>_,Il:()=>i,nL:()=>x,ou:()=>y});const l="***",i=4,_=64*1024;class y{#e;constructor(w){this.#e=w}reveal(){return this.#e}toString(){return l}toJSON(){
return l}[Symbol.for("nodejs.util.inspect.custom")](){return l}}function x(U){const[w]=U;let N=!1;return U.map(({scheme:B,name:F})=>(N||=w!==void 0&&!k(w.name,F),
N?"dropped":B==="https"?"sent":"withheld"))}function k(U,w){return U===w?!0:/[:%]|^[\d.]+$/.test(w)?!1:w.endsWith(`.${U}`)}}),3592:((v,j,a)=>{a.d(j,{Bw:()=>_,G5:()=>k,
_O:()=>i,aq:()=>y,xV:()=>x,xv:()=>l});const l="1.0.0",i=`tf-disco-action/${l}`,_="https://github.com/org/tf-disco-action",y=`${_}/blob/v1/docs/problems.md`,x=`${_}\
/issues`,k=2}),3469:((v,j,a)=>{a.d(j,{l:()=>D,w:()=>F});var l=a(1064);const i=[1e10,1e5,1],_=Number.POSITIVE_INFINITY,y={from:0,before:_},x={from:Number.MAX_SAFE_INTEGER,
before:_},k=200,U=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function w(M){if(M.length>k)return null;if(M===
"latest")return x;const I=M.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(f=>f!==""),h=I.map(N);return I.length===
0||h.includes(null)?null:{from:Math.max(...h.map(f=>f?.from??0)),before:Math.min(...h.map(f=>f?.before??_))}}function N(M){const I=U.exec(M);if(I===null)return null;
const[,h="",...f]=I,E=f.slice(0,3).filter(c=>/^\d/.test(c??"")),{length:b}=E,O=E.reduce((c,$,C)=>c+Number($)*(i[C]??0),0),W=c=>{const $=i[Math.max(c,1)-1]??1;return O-
O%$+$};if(h==="!=")return y;if(h===">=")return{from:O,before:_};if(h===">")return{from:W(b),before:_};if(h==="<")return{from:0,before:O};if(h==="<=")return{from:0,
before:W(b)};const R={"~>":b-1,"^":1,"~":Math.min(b,2)}[h];return{from:O,before:W(R??b)}}function B(M,I){const{from:h,before:f}=w(M)??y,E=w(I.from??"")?.from??0,
b=w(I.before??"")?.from??_;return h<b&&E<f}function F(M,I){const h=l.pH.filter(E=>E.client===M);if(I.length===0)return h;const f=h.filter(E=>I.some(b=>B(b,E)));
return f.length===0?h:f}const D=M=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(M)}),3474:((v,j,a)=>{a.d(j,{CV:()=>M,KT:()=>k,Ob:()=>d,PW:()=>D,TN:()=>f,
WD:()=>E,YA:()=>O,Yq:()=>R,ai:()=>b,lq:()=>B,lx:()=>W,pS:()=>h,p_:()=>I,xH:()=>F});var l=a(4091),i=a(3469),_=a(9587),y=a(7630),x=a(8535);const k=e=>Object.keys(
e).map(g=>({name:g,...e[g]})),U=(e,g)=>({isList:!1,value:e,parse:g}),w=e=>({value:e,mistakes:[]}),N=(e,g)=>({...e,parse:(p,A)=>{const{value:T,mistakes:n}=e.parse(
p,A);return{value:g(T),mistakes:n}}}),B=({parse:e,...g})=>({...g,parse:(p,A)=>p===""?w(null):e(p,A)}),F=(e,g)=>U(e,(p,A)=>{const T=p===""?(0,l.Ju)(null):g(p);return T.
ok?w(T.value):{value:null,mistakes:[`${A}: ${T.why}`]}}),D=F("FILE",l.Ju),M=F("TOKEN",y.AI),I=(e,g,p=y.Dw)=>({isList:!0,value:e,parse:(A,T)=>{const n=p(A).map(s=>{
const m=g(s),L=m.ok?m:g((0,_.Mi)(s));return L.ok?m:L});return{value:n.flatMap(s=>s.ok?[s.value]:[]),mistakes:n.flatMap(s=>s.ok?[]:[`${T}: ${s.why}`])}}}),h=1e4,
f=N(I("HOST",y.l6),e=>Array.from(Map.groupBy(e,({host:g})=>g),([g,p])=>({host:g,services:[...new Set(p.flatMap(({services:A})=>A))],addresses:p.flatMap(({addresses:A})=>A)}))),
E=e=>N(I("LABEL",y.V8),g=>{const p=g.flat();return[...new Set(p.length===0?[e]:p)]}),b=({min:e,max:g,whole:p})=>U("N",(A,T)=>{const n=/^\d+(\.\d+)?$/.test(A)?Number(
A):Number.NaN;if(n>=e&&n<=g&&(!p||Number.isInteger(n)))return w(n);const m=`${T} is "${A}", expected ${p?"a whole number":"a number"} from ${e} to ${g}`;return{
value:e,mistakes:[m]}}),O=e=>({...N(b(e),g=>g*1e3),value:"SECONDS"}),W=U("",(e,g)=>{const p=/^(true|True|TRUE)$/.test(e),A=p||/^(false|False|FALSE)$/.test(e);return{
value:p,mistakes:A?[]:[`${g} is "${e}", expected "true" or "false"`]}}),R=(...e)=>({...U(e.join("|"),(g,p)=>{const T=e.some(n=>n===g)?[]:[`${p} is "${g}", ${c(g,
e)}`];return{value:g,mistakes:T}}),choices:e}),c=(e,g)=>`expected one of ${g.map(p=>`"${p}"`).join(", ")}${(0,x.a)(e,g)}`,$=["auto","terraform","opentofu","both"],
C=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,d={...U("CLI",(e,g)=>{const[,p,A=null]=C.exec(e)??[],T={name:p??"auto",version:A},n=s=>({value:T,mistakes:[`${g}\
 is "${e}", ${s}`]});if(p===void 0){const s=c(e,$),m=s.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return n(s+m)}return A===null?w(T):p==="auto"||
p==="both"?n('but only "terraform" and "opentofu" can have a version'):(0,i.l)(A)?w(T):n(`expected a version such as "${p} 1.10"`)}),choices:$}}),7630:((v,j,a)=>{
a.d(j,{$h:()=>s,AI:()=>$,Dw:()=>D,IL:()=>C,Ju:()=>S,Kd:()=>g,V8:()=>T,aS:()=>b,eX:()=>m,jM:()=>c,l6:()=>W,o2:()=>E,vk:()=>M,x2:()=>e});var l=a(4091),i=a(5143),_=a(
3229),y=a(1064),x=a(1831),k=a(9562),U=a(2713),w=a(3592),N=a(8535);let B=function(...o){return{problemFacts:B}=a.late([507],4507),new.target?new B(...o):B(...o)},
F=function(...o){return{parseNamedAddress:F}=a.late([22],6022),new.target?new F(...o):F(...o)};const D=o=>I(o,/(^|\s)#.*$/s),M=o=>I(o,/^\s*#.*$/s),I=(o,t)=>o.split(
/\r\n|[\n\r]/).map(r=>r.replace(t,"").trim()).filter(r=>r!=="");function h(o){const t=(0,x.Fq)(o);if(t.ok)return t;const r=(0,_.L6)(o);return(0,l.TR)(`"${o}" is\
 not a hostname: ${t.why}${r===null?"":`; ${r}`}`)}const f=(o,t,r)=>o?(0,l.Ju)(t):(0,l.TR)(`"${t}" ${r}`),E=o=>f((0,i.en)(o),o,'is not the name of a repository,\
 such as "acme/network"');function b(o){const t=(0,k.OA)(o);if(t!==null)return(0,l.TR)(`"${o}" is not a known service id; did you mean ${t}?`);const r=y.Du.some(
u=>(0,k.oe)(o,u).ok);return f(r,o,'is not a service id; expected NAME.vN, such as "modules.v1"')}const O=/^(modules\.v1|providers\.v1)=(.*)$/s;function W(o){const t=o.
split(/\s+/).flatMap(oe=>O.test(oe)?[oe]:oe.split(",")),[r="",...u]=t.filter(oe=>oe!==""),P=h(r),K=u.map(oe=>O.exec(oe)?.[1]??oe),z=[P,...K.map(b)].flatMap(oe=>oe.
ok?[]:[oe.why]);if(!P.ok||z.length>0)return(0,l.TR)(z.join("; "));const Y=u.flatMap(oe=>R(oe,P.value)),se=Y.flatMap(oe=>{const le=F(oe,"terraform");return le.ok?
[]:[`"${oe.service}=${oe.text}" is wrong: ${le.why}`]});return se.length===0?(0,l.Ju)({host:P.value,services:[...new Set(K)],addresses:Y}):(0,l.TR)(se.join("; "))}
function R(o,t){const[,r,u=""]=O.exec(o)??[];return r===void 0?[]:[{host:t,service:r,text:u}]}function c(o){const t=o.startsWith("*."),r=h(t?o.slice(2):o);return r.
ok?(0,l.Ju)({host:r.value,subdomains:t}):r}const $=o=>o.length>U.$c?(0,l.TR)("the token is longer than 64 KiB; set only the token"):(0,l.Ju)(new U.ou(o));function C(o){
const t=o.indexOf("=");if(t<0)return(0,l.TR)('a line has no "="; expected HOST=TOKEN');const r=(0,x.Fq)(o.slice(0,t).trim());if(!r.ok)return(0,l.TR)('the text b\
efore the first "=" of a line is not a hostname; expected HOST=TOKEN');const u=$(o.slice(t+1).trim());return u.ok?(0,l.Ju)({host:r.value,token:u.value}):u}function S(o){
const t="expected HOST[:PORT]=ADDRESS[:PORT]",r=o.indexOf("=");if(r<0)return(0,l.TR)(`"${o}" has no "="; ${t}`);const u=o.slice(0,r).trim(),P=h(u);if(!P.ok)return P;
const K=P.value.replace(/:\d+$/,""),z=d(o.slice(r+1).trim());if(z===null)return(0,l.TR)(`"${o}" has no valid address; ${t}`);const[,Y]=u.split(":");return(0,l.Ju)(
{name:K,port:Y===void 0?null:Number(Y),...z})}function d(o){const[,t,r]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(o)??/^([^:\s[\]]+)(?::(.*))?$/.exec(o)??/^([\da-fA-F:]+)$/.
exec(o)??[];return t===void 0||!/[.:]|^localhost$/i.test(t)?null:r===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(r)&&Number(r)>=1&&Number(r)<=65535?{address:t,
addressPort:Number(r)}:null}function e(o){const[t="",r,...u]=o.split(/\s+/);if(u.length>0)return(0,l.TR)(`"${o}" has too many words; expected CODE [HOST]`);const P=B();
if(!Object.hasOwn(P,t)){const z=(0,N.a)(t,Object.keys(P),`; ${w.aq} lists the codes`);return(0,l.TR)(`"${t}" is not a problem code${z}`)}if(r===void 0)return(0,l.
Ju)({code:t,host:null});const K=h(r);return K.ok?(0,l.Ju)({code:t,host:K.value}):K}const g=o=>f(p.test(o),o,'is not a platform; expected OS_ARCH, such as "linux\
_amd64"'),p=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/,A=50;function T(o){const t=o.split(",").map(u=>u.trim()).filter(u=>u!==""),r=t.find(u=>u.length>A);return r===void 0?
(0,l.Ju)(t):(0,l.TR)(`"${r}" has ${r.length} characters; GitHub allows at most ${A}`)}const n=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sa\
rif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function s(o){const t=o.toLowerCase(),r=n.find(([u])=>t.endsWith(u));return r!==
void 0?(0,l.Ju)({path:o,format:r[1]}):(0,l.TR)(`"${o}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequ\
ality.json" (GitLab)`)}const m=o=>f(/\.json$/i.test(o),o,`does not end with ".json"; ${L}`),L="a badge is JSON from which shields.io makes an image"}),8535:((v,j,a)=>{
a.d(j,{a:()=>x,q:()=>_});var l=a(9562);const i=3;function _(k,U){const w=y(k);if(w.length<2)return null;const N=B=>{const[F,...D]=w.length<i?[]:U.filter(M=>B(y(
M)));return F===void 0||D.length>0?null:F};return U.find(B=>y(B)===w)??U.find(B=>(0,l.TW)(y(B),w))??N(B=>B.startsWith(w))??N(B=>B.includes(w))}const y=k=>k.toLowerCase().
replace(/[-_]|s(?=$|[-_])/g,"");function x(k,U,w=""){const N=_(k,U);return N===null?w:`; did you mean "${N}"?`}}),101:((v,j,a)=>{a.d(j,{N:()=>y,W:()=>U});var l=a(
1792),i=a(6181),_=a(1831);function y(h){const f=O=>h[O]||h[O.toLowerCase()]||"",E={http:k("HTTP_PROXY",f("HTTP_PROXY")),https:k("HTTPS_PROXY",f("HTTPS_PROXY"))},
b=B(f("NO_PROXY"));return O=>{const W=E[O.scheme];return W===null||N(O.name)||b(O)?null:W}}const x=["http:","https:"];function k(h,f){if(f==="")return null;const E=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(f)?f:`http://${f}`);if(E===null)throw new TypeError(`${h} is not a URL; expected http://HOST:PORT`);if(!x.includes(E.protocol))
throw new TypeError(`${h} is a ${E.protocol}// proxy; expected http:// or https://`);if(!w(E.username)||!w(E.password))throw new TypeError(`${h} has a user name\
 or password with a bare "%"; write "%25" for it`);return E}const U=h=>Object.entries(h).flatMap(([f,E=""])=>{if(!/^https?_proxy$/i.test(f))return[];const b=E.replace(
/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,""),[O=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(b)??[],[,...W]=/^([^:]*):?(.*)$/s.exec(O)??[];return[W,W.map(l.unescape)].flatMap(([
R="",c=""])=>[.../^(?=.*\d).{8}|^.{20}/s.test((0,l.unescape)(R))?[R]:[],...c===""?[]:[c,Buffer.from(`${R}:${c}`).toString("base64")]])});function w(h){try{return decodeURIComponent(
h),!0}catch{return!1}}const N=h=>h==="localhost"||["127.0.0.0/8","::1/128"].some(f=>D(f)?.(h));function B(h){const f=h.split(",").map(E=>E.trim().toLowerCase()).
filter(E=>E!=="").map(F);return E=>f.some(b=>b(E))}function F(h){if(h==="*")return()=>!0;const f=D(h);if(f!==null)return({name:c})=>f(c);const{name:E,port:b}=I(
h),O=c=>b===""||String(c.port)===b,W=E.includes(":")?128:32,R=D(`${E}/${W}`)??M(E);return c=>O(c)&&R(c.name)}function D(h){const[,f="",E=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(h)??[],b=(0,i.r5)(f),O=Number(E);if(b===null||O>8*b.length)return null;const W=(0,i.NW)(b),R=O-8*(b.length-W.length),c=R<0?{prefix:b,bits:O}:{prefix:W,bits:R};
return $=>{const C=(0,i.r5)($);return C!==null&&(0,i.Wg)(c,(0,i.NW)(C))}}function M(h){if(h==="")return()=>!1;const f=h.replace(/^\*\./,"."),E=f.replace(/^\./,""),
b=(0,_.Pv)(E),O=b.ok?b.value:E,W=R=>!f.startsWith(".")&&R===O;return R=>(0,i.r5)(R)===null&&(R.endsWith(`.${O}`)||W(R))}function I(h){const f=/^\[([^\]]*)\]:([^:]*)$/.
exec(h)??/^([^:[\]]*):([^:[\]]*)$/.exec(h);return f===null?{name:h,port:""}:{name:f[1]??"",port:f[2]??""}}}),3152:((v,j,a)=>{a.d(j,{GN:()=>k,P$:()=>w,w7:()=>U});
var l=a(6760),i=a(9587),_=a(3474),y=a(7630),x=a(7773);class k extends Error{name="SettingsError";mistakes;constructor(M){const I=M.map(i._U);super(I.join(`
`)),this.mistakes=I}}const U={isTerminal:!1,setting:D=>D,missingPath:(D,M)=>`scan names "${D}", which does not exist in ${M}`};function w(D,{setting:M}=U){const I=x.
y.map(({name:O,kind:W,default:R=""})=>({field:O.replace("-seconds","Ms").replace(/-./g,c=>c.slice(1).toUpperCase()),...W.parse(D[O]?.trim()||R,M(O))})),h=Object.
fromEntries(I.map(({field:O,value:W})=>[O,W])),f=[...h.scan,...h.usages,...(0,y.Dw)(D.hostnames??"")].length===0,{length:E}=h.hostnames,b=`${M("hostnames")} has\
 ${E} hosts, the limit is ${_.pS}`;return{settings:f?{...h,scan:["."]}:h,mistakes:[...I.flatMap(({mistakes:O})=>O),...E>_.pS?[b]:[],...N(h,M)]}}function N(D,M){
const I=[["issue-open-after",D.issueOpenAfter],["issue-close-after",D.issueCloseAfter]];return[...(D.history===null?I.filter(([,f])=>f>1):[]).map(([f,E])=>`${M(
f)} is ${E}, which needs ${M("history")}; set it to a file that is kept from run to run`),...B(D,M),...F(D,M)]}function B({report:D,history:M,badge:I},h){const f=[
...D.map(({path:E})=>["report",E]),["history",M],["badge",I]];return f.flatMap(([E,b],O)=>{if(b===null)return[];const W=c=>c!==null&&(0,l.normalize)(c)===(0,l.normalize)(
b),R=f.slice(0,O).find(([c,$])=>c!==E&&W($));return R===void 0?[]:[`${h(R[0])} and ${h(E)} both name ${b}; write to different files`]})}function F(D,M){const{scan:I,
exclude:h,roots:f,dialect:E,changedOnly:b,repositories:O}=D,W=M("usages");if(D.usages.length===0){const C=`${M("repositories")} needs ${W}; set it to the usages\
 files of the repositories`;return O.length===0?[]:[C]}const R=W.startsWith("--")?`repeat ${W}`:`write one a line in ${W}`,c="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[I.length>0,"scan",`${c}; to check several files, ${R}`],[h.length>0,"exclude",c],[f.length>0,"roots",c],[E.name!=="\
auto","dialect",c],[b,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([C])=>C).map(([,C,S])=>`${M(C)} cannot be used t\
ogether with ${W}; ${S}`)}}),7773:((v,j,a)=>{a.d(j,{f:()=>I,y:()=>M});var l=a(4091),i=a(3474),_=a(7630);const y={hostnames:{kind:i.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:i.p_("PATH",l.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:i.p_("GLOB",l.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:i.p_("HOST",_.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:i.p_("SERVICE",_.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:i.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},x={usages:{kind:i.p_("FILE",l.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:i.p_("OWNER/NAME",_.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},k={depth:{kind:i.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:i.p_(
"GLOB",l.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:i.p_("OS\
_ARCH",_.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:i.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:i.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
U={tokens:{kind:i.p_("HOST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:i.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},w={"timeout-seconds":{kind:i.lq(i.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:i.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:i.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:i.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:i.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:i.p_("HOST=ADDRESS",_.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},N={"certificate-days":{kind:i.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:i.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:i.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:i.p_("CODE",_.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},B={report:{kind:i.p_("FILE",_.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:i.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:i.xH("FILE",_.eX),help:"JSON file for a badge of shields.io to write."}},F={"cha\
nged-only":{kind:i.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:i.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:i.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:i.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:i.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:i.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:i.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},D={...y,...x,...k,...U,...w,...N,...B,...F},M=i.KT(D),I=[["What to check",i.KT(y)],["Many repo\
sitories",i.KT(x)],["Following `init`",i.KT(k)],["Credentials",i.KT(U)],["Network",i.KT(w)],["Verdict",i.KT(N)],["Reports",i.KT(B)]]}),9587:((v,j,a)=>{a.d(j,{Mi:()=>c,
NE:()=>W,Nx:()=>b,Qj:()=>f,_U:()=>D,cq:()=>O,r_:()=>E});const l="***",i=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,_=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
y=(s,m,L)=>String.raw`&(?:amp;?){0,9}(?:(?:${s});|#0{0,9}${m}(?!\d);?|#x0{0,9}${L}(?![\da-f]);?)`,x=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${y("\
b?sol",47,"2f")})`,k=String.raw`(?:${x}|\\)`,w=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${y("colon",58,"3a")})`}\
)`,N=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
B=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,F=new RegExp(String.raw`(?<=${w})${k}+|${k}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${B}(?:$|${N}(?::\d{1,5})?\\{0,9}(?:${x}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${B}))`,"gi");function D(s){return i.test(
s)?c(s).replace(/[^\s"']+/g,m=>m.replace(I,(L,o,t)=>M.test(t)?L:`${o}${t}=${l}`)):s}const M=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
I=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,h=/(=\s*)"[^"]*(?:"|$)/g,f=s=>D(s.replace(h,`$1"${l}"`)),E=s=>i.test(s),b=s=>c(s).replace(/\?[^\s"']*/g,`?${l}`),O=s=>c(s,
"").replace(/[?#].*$/su,""),W=s=>D(`${s}@ `).slice(0,-2),R=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function c(s,m=`${l}@`){if(!i.test(s))return s;const L=s.
replace(_,u=>"@".padStart(u.length,"_")),o=L.lastIndexOf("@"),t=[];let r=0;for(const{0:u,1:P,index:K}of L.matchAll(F)){const z=K+u.length;if(z<r)continue;const Y=P!==
void 0||n($,L,z)!=="";if(!Y&&/[^"'`\s(=,<[]/.test(L[K-1]??" "))continue;const se=u===""?n(S,L,z):T(L,z,Y?o:-1);se===""||m!==""&&["@","git@"].includes(se)||(t.push(
s.slice(r,z),m),r=z+se.length)}return r===0?s:(t.join("")+s.slice(r)).replace(R,`$1"${l}"`)}const $=/[^\s"'/?#]*:[^\s"']/y,C=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
S=/[^\s"'/\\?#]*@/y,d=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,e="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",g=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${e}(?![^\s"'\`]{0,500}@)`,p=new RegExp(`([^\\s"'\`/?#]*@)(?:${d}${e}|${g})|`+String.raw`()(?:${d}(?:${e}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${e}|${g})`,
"iy"),A=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function T(s,m,L){const o=n(C,s,m);if(o!=="")return o;p.lastIndex=m;const[t,r=""]=p.exec(s)??
[];return t!==void 0?r:L>m?s.slice(m,L+1):n(A,s,m)}function n(s,m,L){return s.lastIndex=L,s.exec(m)?.[0]??""}}),8820:((v,j,a)=>{a.d(j,{BP:()=>M,D9:()=>b,J7:()=>F,
LS:()=>I,My:()=>f,RK:()=>B,h$:()=>C,h2:()=>i,js:()=>E,s$:()=>e,z5:()=>g});const l=500,i=1e3,_=4e3,y=160,x=2,k=p=>/^[ -~]*$/.test(p),U=p=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(p),w=p=>($late5??=new RegExp("\\p{M}","u")).test(p),N=p=>`<U+${(p.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function B(p,A=l){if(p.length<=A&&k(p))return p;let T="",
n=x;for(const s of p){n=w(s)?n+1:0;const m=U(s)||n>x?N(s):s;if(T.length+m.length>A)return`${T}\u2026`;T+=m}return T}function F(p,A=y){const T=D(p.slice(-2*A),A),
n=B(T,Number.POSITIVE_INFINITY),s=D(n,A);return T===p&&s===n?n:`\u2026${s}`}const D=(p,A)=>Array.from(p).slice(-A).join(""),M=p=>p.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function I(p){const T=p.split(`
`).map(n=>M(B(n,_))).join(`
`);return T.length<=_?T:`${T.slice(0,_).toWellFormed()}\u2026`}const h={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},f=p=>p.replace(/[&<>"']/g,A=>`&${h[A]}\
;`),E=(p,A=l)=>B(p,A).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,T=>`&#${T.codePointAt(0)};`),b=(p,A=l)=>p===""?"<i>empty</i>":`<code>${E(p,A)}</code>`,O=p=>k(
p)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(p):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(p),W=/^[0-9a-f]{7,}$/i,R=`"'(`,c=`"'),.;:!?\u2026`,$=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function C(p,A=_){return(B(p,A).match($)??[]).map(T=>{if(T.split(" ").every(d))return E(T,A);if(T.includes(" ")||/^(["`]).+\1$/u.test(T))return b(T.replace(/^`(.*)`$/u,
"$1"),A);const{before:s,core:m,after:L}=S(T);return`${E(s)}${b(m.replace(/^`(.*)`$/u,"$1"),A)}${E(L)}`}).join("")}function S(p){let A=0,T=p.length;for(;A<T&&R.includes(
p.charAt(A));)A+=1;for(;T>A&&c.includes(p.charAt(T-1));)T-=1;return{before:p.slice(0,A),core:p.slice(A,T),after:p.slice(T)}}function d(p){const{core:A}=S(p);return O(
A)&&!W.test(A)}const e=p=>p.replace(/[^ -~\n]/gu,A=>U(A)?g(A):A).replace(/##(?=\w*\[)/g,g),g=p=>p.replace(/[\s\S]/g,A=>`\\u${A.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),6875:((v,j,a)=>{a.d(j,{Ip:()=>i,VG:()=>l,VJ:()=>y,v7:()=>_});class l{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(k){this.#n??=k,this.#e.abort();for(const U of this.onEnd)U()}}const i=(x,k)=>{const U=setTimeout(k,x);return()=>clearTimeout(
U)};function _(x,{startTimer:k,stop:U}){return new Promise(w=>{const N=()=>{B(),U.onEnd.delete(N),w()},B=k(x,N);U.onEnd.add(N)})}function y(x,k){const U=/^\d+$/.
test(x??"")?Number(x)*1e3:Date.parse(x??"")-k;return Number.isNaN(U)?null:U}}),2613:(v=>{v.exports=process.getBuiltinModule("assert")}),4434:(v=>{v.exports=process.
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
v.exports=process.getBuiltinModule("util")})},he={};function te(v){var j=he[v];if(j!==void 0)return j.exports;var a=he[v]={exports:{}},l=!0;try{_e[v](a,a.exports,
te),l=!1}finally{l&&delete he[v]}return a.exports}te.m=_e,typeof te<"u"&&(te.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.
match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var v=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("we\
bpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=_=>{_&&_.d<1&&(_.d=1,_.forEach(y=>y.r--),_.forEach(
y=>y.r--?y.r++:y()))},i=_=>_.map(y=>{if(y!==null&&typeof y=="object"){if(y[v])return y;if(y.then){var x=[];x.d=0,y.then(w=>{k[j]=w,l(x)},w=>{k[a]=w,l(x)});var k={};
return k[v]=w=>w(x),k}}var U={};return U[v]=w=>{},U[j]=y,U});te.a=(_,y,x)=>{var k;x&&((k=[]).d=-1);var U=new Set,w=_.exports,N,B,F,D=new Promise((M,I)=>{F=I,B=M});
D[j]=w,D[v]=M=>(k&&M(k),U.forEach(M),D.catch(I=>{})),_.exports=D,y(M=>{N=i(M);var I,h=()=>N.map(E=>{if(E[a])throw E[a];return E[j]}),f=new Promise(E=>{I=()=>E(h),
I.r=0;var b=O=>O!==k&&!U.has(O)&&(U.add(O),O&&!O.d&&(I.r++,O.push(I)));N.map(O=>O[v](b))});return I.r?f:h()},M=>(M?F(D[a]=M):B(w),l(k))),k&&k.d<0&&(k.d=0)}})(),
(()=>{var v=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,j;te.t=function(a,l){if(l&1&&(a=this(a)),l&8||typeof a=="object"&&a&&(l&4&&a.__esModule||
l&16&&typeof a.then=="function"))return a;var i=Object.create(null);te.r(i);var _={};j=j||[null,v({}),v([]),v(v)];for(var y=l&2&&a;typeof y=="object"&&!~j.indexOf(
y);y=v(y))Object.getOwnPropertyNames(y).forEach(x=>_[x]=()=>a[x]);return _.default=()=>a,te.d(i,_),i}})(),te.d=(v,j)=>{for(var a in j)te.o(j,a)&&!te.o(v,a)&&Object.
defineProperty(v,a,{enumerable:!0,get:j[a]})},te.f={},te.e=v=>Promise.all(Object.keys(te.f).reduce((j,a)=>(te.f[a](v,j),j),[])),te.u=v=>({69:"69",124:"197",138:"\
218",147:"147",167:"245",192:"192",197:"197",218:"218",219:"192",243:"243",245:"245",343:"192",508:"977",602:"602",624:"243",727:"245",812:"147",845:"245",879:"\
977",909:"197",977:"977"}[v]??v)+".index.js",te.o=(v,j)=>Object.prototype.hasOwnProperty.call(v,j),te.r=v=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
v,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(v,"__esModule",{value:!0})},(()=>{var v={371:0,792:0},j=a=>{var{ids:l,modules:i,runtime:_}=a,y,x,k=0;
for(y in i)te.o(i,y)&&(te.m[y]=i[y]);for(_&&_(te);k<l.length;k++)x=l[k],te.o(v,x)&&v[x]&&v[x][0](),v[l[k]]=0};te.late=(a,l)=>{for(const i of a){if(v[i]===0)continue;
const{createRequire:_}=process.getBuiltinModule("module");j(_(import.meta.url)("./"+te.u(i)))}return te(l)},te.f.j=(a,l)=>{var i=te.o(v,a)?v[a]:void 0;if(i!==0)
if(i)l.push(i[1]);else{var _=import("./"+te.u(a)).then(j,y=>{throw v[a]!==0&&(v[a]=void 0),y}),_=Promise.race([_,new Promise(y=>i=v[a]=[y])]);l.push(i[1]=_)}}})();
var pe={};te.d(pe,{C:()=>ve,a:()=>Oe});const ve=()=>Promise.all([te.e(147),te.e(812),te.e(197),te.e(371),te.e(124),te.e(909)]).then(te.bind(te,2909)),Oe=()=>Promise.
all([te.e(371),te.e(69)]).then(te.bind(te,9069));var $e=pe.C,Te=pe.a;export{$e as runAction,Te as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
