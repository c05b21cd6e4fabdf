var pe={9876:((v,j,r)=>{r.d(j,{rv:()=>_e,cA:()=>me});var l=r(255),o=r(7057),$=r(7630),A=r(101),R=r(1780),k=r(9179),S=r(3298),D=r(3628),W=r(9509);const U=4;function B(F,Z){
let V={text:F,starts:null};for(let ne=0;ne<U&&V!==null;ne+=1)Z(I(V,F.length)),V=i(V,F.length)}const b="\u2026",T=Array.from({length:128},(F,Z)=>{const V=String.
fromCharCode(Z);return Z<=32||Z===127?" ":({"-":"+",_:"/"}[V]??V).toLowerCase()});function _(F){return F===b?F:/[\s\x80-\x9f]/.test(F)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function I({text:F,starts:Z},V){let ne="",q=!1;const G=[],H=(z,X)=>{z===" "&&q||(q=z===
" ",ne+=z,G.push(X))};for(let z=0;z<F.length;z+=1){const X=Z===null?z:Z[z]??V,Y=T[F.charCodeAt(z)];if(Y!==void 0){H(Y,X);continue}const se=String.fromCodePoint(
F.codePointAt(z)??0);for(const ce of _(se).split(""))H(ce,X);z+=se.length-1}return G.push(V),{folded:ne,starts:G}}const E=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(F=>[F.replace(/\W|_$/,""),/\W|_$/.exec(F)?.[0]??" "])),u=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
c=/[%\\&]|xn--/i;function i({text:F,starts:Z},V){if(!c.test(F))return null;let ne="";const q=[];let G=0;const H=X=>Z===null?X:Z[X]??V,z=X=>{for(let Y=G;Y<X;Y+=1)
q.push(H(Y));ne+=F.slice(G,X)};for(const X of F.matchAll(u)){z(X.index),G=X.index+X[0].length;for(const{written:Y,at:se}of M(X)){ne+=Y;for(let ce=0;ce<Y.length;ce+=
1)q.push(H(X.index+se))}}return G===0?null:(z(F.length),{text:ne,starts:q})}function M(F){const[Z,V,ne,q,G,H,z,X,Y,se]=F;if(V!==void 0)return L(V);if(se!==void 0)
return[{written:(0,W.mI)(se.toLowerCase()),at:0}];const ce=ne??q??X;return P(ce!==void 0?g(Number.parseInt(ce,16)):z!==void 0?g(Number(z)):Y!==void 0?E.get(Y)??
Z:G??(H===void 0?"":" "))}const P=F=>[{written:F,at:0}],g=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",f=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function L(F){const Z=F.startsWith("%")?3:4,V=F.replace(/(?:%|\\x)(..)/g,(ne,q)=>String.fromCharCode(Number.parseInt(q,16)));return Array.from(V.matchAll(f),({0:[
ne="",...q],index:G})=>{const H=ne.charCodeAt(0),z=q.reduce((X,Y)=>X<<6|Y.charCodeAt(0)&63,q.length===0?H:H&63>>q.length);return{written:g(z),at:Z*G}})}const N="\
***",n=12,m=200;function d(F){const Z=p(F);return(V,ne)=>{if(Z.pieces.size===0)return V;const q=[];return B(V,G=>w(G,V,Z,q)),q.length===0?V:C(V,q,ne)}}function p(F){
const Z=new Set,V=new Set,ne=new Set,q=({folded:G})=>{if(G.length<o.Il)return;const H=Math.min(G.length,n);V.add(H);for(let z=0;z+H<=G.length;z+=1)Z.add(G.slice(
z,z+H));for(let z=o.Il;z<H;z+=1)ne.add(G.slice(0,z))};for(const G of(0,D.x)(F))B(G,q);return{pieces:Z,lengths:V,heads:ne}}function w({folded:F,starts:Z},V,{pieces:ne,
lengths:q,heads:G},H){const z=(Y,se)=>{const ce=F[Y]===" "?Y+1:Y;let ie=F[se-1]===" "?se-1:se;for(;ie<F.length&&Z[ie]===Z[ie-1];)ie+=1;const ae=Z[ce]??0,ue=Z[ie]??
V.length,le=H.at(-1);le===void 0||ae<le.from||ae>le.to?H.push({from:ae,to:ue}):H[H.length-1]={from:le.from,to:Math.max(le.to,ue)}};for(const Y of q)for(let se=0;se+
Y<=F.length;se+=1)ne.has(F.slice(se,se+Y))&&z(se,se+Y);const X=Y=>{for(let se=Math.min(n-1,Y);se>=o.Il;se-=1)if(G.has(F.slice(Y-se,Y))){z(Y-se,Y);break}};for(let Y=F.
indexOf(b);Y>=0;Y=F.indexOf(b,Y+1))X(Y);V.length>=m&&X(F.length)}function C(F,Z,V){let ne="",q=0;for(const G of Z.toSorted((H,z)=>H.from-z.from))G.to<=q||V.size>
0&&e(F,G,V)||((G.from>q||q===0)&&(ne+=F.slice(q,G.from)+N),q=G.to);return ne+F.slice(q)}const a=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(F),h=260;
function e(F,{from:Z,to:V},ne){const q=z=>Math.max(Z-z,z-V)<h&&a(F[z]??"");let G=Z;for(;q(G-1);)G-=1;let H=V;for(;q(H);)H+=1;for(;!ne.has(F.slice(G,H));){if(H===
V||!/[.:]/.test(F[H-1]??""))return!1;H-=1}return!0}const t=64,K="kind severity usualSeverity worst code title absence signal authorization held level verb lacks\
 refusal clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories failing root units exclu\
de requirements namedHost repository setting writtenAt",te="value hashes",J=new Set;function Q(F){return oe(()=>{const Z=d(F);return(V,ne=J)=>{if(typeof V=="str\
ing")return oe(()=>Z(V,ne));const q=(0,S.O)(G=>Z((0,k._U)(G),ne));return oe(()=>re(q)(V))}})}function oe(F){try{return F()}catch{throw new Error("tokens could n\
ot be hidden")}}function re(F){const[Z,V]=[new Set(K.split(" ")),new Set(te.split(" "))],ne={ours:new Map,theirs:new Map},q=(H,z,X)=>{if((0,R.rZ)(H))return(0,R.
tD)(H,F);if(Array.isArray(H)){const ie=H.map(ae=>G(ae,z+1,X));return ie.every((ae,ue)=>ae===H[ue])?H:ie}let Y=!0;const se=Object.entries(H).map(([ie,ae])=>{if(X===
"ours"&&Z.has(ie))return[ie,ae];const ue=G(ae,z+1,V.has(ie)?"theirs":X),le=X==="ours"?ie:F(ie);return Y&&=le===ie&&ue===ae,[le,ue]}),ce=Object.getPrototypeOf(H)===
Object.prototype;return Y&&ce?H:Object.fromEntries(se)},G=(H,z,X)=>{if(typeof H=="string")return F(H);if(z>t)return null;if(typeof H!="object"||H===null)return H;
const Y=ne[X].get(H)??q(H,z,X);return ne[X].set(H,Y),Y};return H=>G(H,0,"ours")}function me(F,Z,V=()=>{}){const ne=new Map;let q=null;const G=z=>{const X=z.filter(
Y=>!ne.has(Y.reveal()));if(X.length!==0){for(const Y of X)ne.set(Y.reveal(),Y);q=null,V(X)}};oe(()=>G(ge(F,Z)));const H=(z,X)=>(q??=Q([...ne.values()]),q(z,X));
return{learn:z=>oe(()=>G([z])),redact:H,redactUsages:(z,X)=>ne.size===0?z:H(z,X)}}function _e(F,{redact:Z}){try{return F(Z)}catch{return"tf-disco crashed, and t\
he description of the crash could not be cleared of tokens"}}const he=F=>(0,l.Fq)(F).ok;function ge(F,Z){const V=(0,$.vk)(F.tokens??"").flatMap(G=>{const H=G.indexOf(
"="),z=G.slice(H+1).trim(),X=H<0?"":G.slice(0,H).trim(),Y=!X.includes(".")&&z.includes(".")&&he(z);return X!==""&&(!he(X)||Y)?[z,X,G]:[z]}),ne=Object.entries(Z).
flatMap(([G,H])=>G.startsWith(l.xV)&&H!==void 0?[H]:[]),q=F["github-token"]?.trim()??"";return[...V,...ne,...(0,A.W)(Z),q].filter(G=>G!=="").map(G=>new o.ou(G))}}),
3628:((v,j,r)=>{r.d(j,{K:()=>U,x:()=>S});var l=r(7811),o=r(4443),$=r(7057);function A(b){const T=b.reveal(),_=/[\r\n]/.test(T)?T.split(/[\r\n]+/):[];return[T,..._].
filter(I=>I.trim().length>=$.Il)}const R=b=>[...new Set([b,Buffer.from(b).toString("latin1")])],k=b=>["","x","xx"].flatMap(T=>{const _=Buffer.from(T+b).toString(
"base64"),I=_.slice(Math.ceil(T.length*4/3)).replace(/=+$/,"");return _.endsWith("=")?[I.slice(0,-1),I]:[I]});function*S(b){const T=b.flatMap(A).map(_=>_.trim().
slice(0,$.$c));for(const _ of new Set(T.flatMap(R)))yield _,_.includes(" ")&&(yield _.replaceAll(" ","+")),yield*k(_),yield Buffer.from(_).toString("hex")}const D=16*
1024,W=1024*1024;function U(b){let T=W;return _=>{const I=_.flatMap(A).flatMap(u=>[u,u.trim()]),E=[];for(const u of new Set(I.flatMap(R))){if(u.length>D||T<0)continue;
const c=B(u).filter(i=>i.trim().length>=$.Il);E.push(...c),T-=c.join("").length}for(const u of new Set([...I,...E]))b(u)}}function B(b){const T=(0,o.zg)(b,"path"),
_=(0,l.ol)(b).slice(1,-1),I=[encodeURIComponent(b.toWellFormed()),...T.ok?[T.value]:[]],E=k(b),u=Buffer.from(b).toString("hex");return[b,b.toLowerCase(),_,JSON.
stringify(b).slice(1,-1),...I,...I.map(c=>c.replace(/%[0-9A-F]{2}/g,i=>i.toLowerCase())),...E,...E.map(c=>c.replaceAll("+","-").replaceAll("/","_")),u,u.toUpperCase()]}}),
3214:((v,j,r)=>{r.d(j,{Ip:()=>o,VG:()=>l,VJ:()=>A,v7:()=>$});class l{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(k){this.#n??=k,this.#e.abort();for(const S of this.onEnd)S()}}const o=(R,k)=>{const S=setTimeout(k,R);return()=>clearTimeout(
S)};function $(R,{startTimer:k,stop:S}){return new Promise(D=>{const W=()=>{U(),S.onEnd.delete(W),D()},U=k(R,W);S.onEnd.add(W)})}function A(R,k){const S=/^\d+$/.
test(R??"")?Number(R)*1e3:Date.parse(R??"")-k;return Number.isNaN(S)?null:S}}),3087:((v,j,r)=>{r.d(j,{A3:()=>U,KE:()=>B,KI:()=>_,Or:()=>b,f8:()=>T,hM:()=>W,mk:()=>S,
qW:()=>E});var l=r(3024),o=r(6760),$=r(2432),A=r(6092),R=r(9968);const k=64*1024;function*S(i){let M="";for(const P of i)M+=P,!(M.length<k)&&(yield M,M="");M!==
""&&(yield M)}const D={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class W extends Error{name="ExplainedError"}function U(i){if(i instanceof W)return i.message;if(!b(i))return`${String(i)}; this is a bug of tf-disco, \
please report it at ${$.xV}`;const M=D[i.code];return`${i.message.split(", ")[0]}${M===void 0?"":`; ${M}`}`}function B(i){try{return i(),null}catch(M){return(0,A.
RK)(U(M))}}const b=i=>typeof i=="object"&&i!==null&&"syscall"in i&&"code"in i;function T(i,M,P){const g=I(l.realpathSync(i),M),f=(0,o.basename)(M);_(l.lstatSync(
(0,o.join)(g,f),{throwIfNoEntry:!1}));const L=(0,o.join)(g,`.${f.slice(0,60)}.${Math.random().toString(36).slice(2)}`),N=l.openSync(L,"wx");try{(0,R.ET)(N,()=>{
for(const n of P)l.writeFileSync(N,n)}),l.renameSync(L,(0,o.join)(g,f))}catch(n){throw l.rmSync(L,{force:!0}),n}}function _(i){if(!(i===void 0||i.isFile()||i.isSymbolicLink()))
throw new W(`it is ${(0,R.I)(i)}; choose another path`)}function I(i,M){const P=(0,o.resolve)(i,M),g=(0,R.UO)(P,i);if(!g&&!(0,o.isAbsolute)(M))throw new W(`it i\
s outside ${i}; use an absolute path if that is intended`);const f=g?i:(0,o.parse)(P).root;return(0,o.relative)(f,(0,o.dirname)(P)).split(o.sep).filter(Boolean).
reduce((N,n)=>u(N,n,i),f)}function E(i,M){const P=l.realpathSync(i);return c(I(P,M),(0,o.basename)(M),P)}function u(i,M,P){const g=(0,o.join)(i,M);try{l.lstatSync(
g,{throwIfNoEntry:!1})===void 0&&l.mkdirSync(g)}catch(f){if((0,R.Oj)(f)!=="EEXIST")throw f}return c(i,M,P)}function c(i,M,P){const g=(0,o.join)(i,M);if(!l.lstatSync(
g,{throwIfNoEntry:!1})?.isSymbolicLink())return g;const f=l.realpathSync(g);if(!(0,R.UO)(i,P)||(0,R.UO)(f,P))return f;throw new W(`the link ${(0,o.relative)(P,g)}\
 leads outside ${P}; remove it or choose another path`)}}),9968:((v,j,r)=>{r.d(j,{$r:()=>P,ET:()=>I,I:()=>B,Mc:()=>u,N0:()=>E,Oj:()=>_,UO:()=>M,qA:()=>W,qo:()=>T,
r7:()=>D,v2:()=>i,wX:()=>c,yR:()=>S});var l=r(4573),o=r(3024),$=r(6760);const A=16*1024*1024,R=o.constants.O_RDONLY|(o.constants.O_NONBLOCK??0)|(o.constants.O_NOCTTY??
0),k=Buffer.allocUnsafeSlow(256*1024);function S(g,f=A){const L=W(g,f);if(!Buffer.isBuffer(L))return L;const N=L.toString("utf8"),n=!N.includes("\uFFFD")||(0,l.
isUtf8)(L);return{ok:!0,text:N,isUtf8:n,bytes:L.length}}function D(g,f=A){const L=S(g,f);return L.ok?L.text:null}function W(g,f){try{return I(o.openSync(g,R),L=>{
const N=o.readSync(L,k,0,k.length,0);return N<k.length?k.subarray(0,N):b(L,f)})}catch(L){const N=_(L),n=E(()=>o.statSync(g),null);return n?.isFile()===!1?U(n,N):
{ok:!1,failure:{kind:"error",code:N}}}}const U=(g,f)=>({ok:!1,failure:{kind:"special",is:B(g),code:f}});function B(g){return g.isDirectory()?"a directory":g.isFIFO()||
g.isSocket()?g.isFIFO()?"a named pipe":"a socket":g.isFile()?"a file without a size":g.isBlockDevice()?"a block device":"a character device"}function b(g,f){const L=o.
fstatSync(g),{size:N}=L;if(N<k.length)return U(L,"ESPIPE");if(N>f)return{ok:!1,failure:{kind:"size",bytes:N,maxBytes:f}};const n=Buffer.allocUnsafeSlow(N);let m=0;
for(;m<N;){const d=o.readSync(g,n,m,N-m,m);if(d===0)break;m+=d}return n.subarray(0,m)}const T=g=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(g).code);function _(g){
if(!(typeof g=="object"&&g!==null&&"code"in g)||typeof g.code!="string"||T(g))throw g;return g.code}function I(g,f){try{return f(g)}finally{o.closeSync(g)}}function E(g,f){
try{return g()}catch(L){return _(L),f}}const u=g=>E(()=>o.readdirSync(g,{withFileTypes:!0}),[]),c=g=>u(g).map(({name:f})=>f).sort(),i=g=>u(g).flatMap(f=>f.isDirectory()?
f.name:[]);function M(g,f){const L=(0,$.relative)(f,g);return L!==".."&&!L.startsWith(`..${$.sep}`)&&!(0,$.isAbsolute)(L)}function P(g){try{const f=o.realpathSync(
g),L=o.statSync(f);return L.isFile()?{kind:"file",path:f}:L.isDirectory()?{kind:"directory",path:f}:{kind:"special",path:f,is:B(L)}}catch(f){return{kind:"error",
code:_(f)}}}}),4497:((v,j,r)=>{r.d(j,{h4:()=>W,lF:()=>I,w0:()=>_});var l=r(8032),o=r(3298);const $=[1e10,1e5,1],A=Number.POSITIVE_INFINITY,R={from:0,before:A},k={
from:Number.MAX_SAFE_INTEGER,before:A},S=200,D=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function W(E){
const u=[...new Set(E)].map(c=>U(c)??R);return(0,o.O)(c=>{const i=U(c)??R;return u.some(M=>T(M,i))})}function U(E){if(E.length>S)return null;if(E==="latest")return k;
const u=E.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(i=>i!==""),c=u.map(B);return u.length===0||c.includes(null)?
null:{from:Math.max(...c.map(i=>i?.from??0)),before:Math.min(...c.map(i=>i?.before??A))}}function B(E){const u=D.exec(E);if(u===null)return null;const[,c="",...i]=u,
M=i.slice(0,3).filter(N=>/^\d/.test(N??"")),{length:P}=M,g=M.reduce((N,n,m)=>N+Number(n)*($[m]??0),0),f=N=>{const n=$[Math.max(N,1)-1]??1;return g-g%n+n};if(c===
"!=")return R;if(c===">=")return{from:g,before:A};if(c===">")return{from:f(P),before:A};if(c==="<")return{from:0,before:g};if(c==="<=")return{from:0,before:f(P)};
const L={"~>":P-1,"^":1,"~":Math.min(P,2)}[c];return{from:g,before:f(L??P)}}function b(E,u){const c=U(u.from??"")?.from??0,i=U(u.before??"")?.from??A;return T(U(
E)??R,{from:c,before:i})}const T=(E,u)=>E.from<u.before&&u.from<E.before;function _(E,u){const c=l.pH.filter(M=>M.client===E),i=c.filter(M=>u.some(P=>b(P,M)));return i.
length===0?c:i}const I=E=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(E)}),6429:((v,j,r)=>{r.d(j,{NW:()=>k,RY:()=>A,Wg:()=>l,r5:()=>o});const l=({
prefix:S,bits:D},W)=>S.length===W.length&&S.every((U,B)=>{const b=Math.min(Math.max(8*(B+1)-D,0),8);return U>>b===(W[B]??0)>>b});function o(S){if(!S.includes(":"))
return $(S);const D=S.indexOf("%");return D===S.length-1?null:R(D<0?S:S.slice(0,D))}function $(S){const D=S.split("."),W=D.length===4&&D.every(B=>/^(0|[1-9]\d{0,2})$/.
test(B)),U=D.map(Number);return W&&U.every(B=>B<=255)?U:null}function A(S){const D=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(S)?URL.parse(`http://${S}`):null;return D&&
$(D.hostname)}function R(S){const D=/^[\da-f:.]+$/i.test(S)?URL.parse(`http://[${S}]`):null;if(D===null)return null;const[W=[],U=[]]=D.hostname.slice(1,-1).split(
"::").map(b=>b.split(":").filter(Boolean)),B=Array(8-W.length-U.length).fill("0");return[...W,...B,...U].flatMap(b=>{const T=Number.parseInt(b,16);return[T>>8,T&
255]})}const k=S=>/^(?:0,){10}255,255$/.test(S.slice(0,12).join())?S.slice(12):S}),9562:((v,j,r)=>{r.d(j,{G:()=>l,V:()=>U});const l=n=>typeof n=="object"&&n!==null&&
!Array.isArray(n),o=1e4,$=5e5,A=34,R=44,k=58,S=91,D=123,W=125;function U(n,m){const d=new _(n,m),p=d.run();if(p!==null)return{ok:!1,...N(n,p)};const w=n.slice(0,
d.end),C=w.includes("\\u")?w.replace(B,(a,h)=>h===void 0?a:"\\ufffd"):w;return{ok:!0,value:JSON.parse(C)}}const B=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
b=["the text ends before the JSON value is complete","check that the file was not truncated"],T="more values than this check reads";class _{#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(m,d){this.#e=m,this.#n=d}run(){const m=this.#e,d=this.#s,p=c(m,0);for(let C=p,a=0;C<m.length;C=c(m,a)){const h=m.charCodeAt(
C);if(a=this.#a(C,h),a<0)return this.#u(C,~a);if(this.end=a,this.#n==="decoder"&&this.#t==="next"&&d.length===0)return null;this.#r=h,this.#c=C}return this.#t!==
"next"||d.length>0?[m.length,...b]:this.#n==="map"&&this.#o>=0&&m.charCodeAt(p)===D?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(m,d){
const p=this.#s[this.#s.length-1];if(d===p&&(this.#t==="next"||I(this.#r)))return this.#s.pop(),this.#t="next",m+1;switch(this.#t){case"value":return this.#l(m,
d);case"key":return d!==A?~m:(this.#t="colon",i(this.#e,m));case"colon":return d!==k?~m:(this.#t="value",m+1);case"next":return d!==R||p===void 0?~m:(this.#t=p===
W?"key":"value",m+1)}}#l(m,d){if(this.#i+=1,this.#i>$)return~m;if(I(d))return this.#s.length===o?~m:(this.#s.push(d+2),this.#t=d===D?"key":"value",m+1);const p=d===
A,w=p?i(this.#e,m):M(this.#e,m);return w<0||(!p&&this.#o<0&&P(this.#e,m,w)&&(this.#o=m),this.#t="next"),w}#u(m,d){const p=this.#e,w=p.charCodeAt(m),C=this.#s.at(
-1);if(this.#i>$)return[m,T,"split the text"];if(d>m)return[d,...g(p,d)];if(this.#t==="value"&&I(w))return[m,`more than ${o} levels of nesting`,"nest brackets l\
ess deeply"];if(w===C&&this.#r===R)return[this.#c,"trailing comma","remove the comma"];const a=C===void 0?void 0:String.fromCharCode(C);return[m,...L(p.slice(m,
m+2),this.#t,a)]}}const I=n=>n===D||n===S,E=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,u=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function c(n,m){let d=m;for(;d<n.length&&!(n.charCodeAt(d)>32||!` 	
\r`.includes(n.charAt(d)));d+=1);return d}function i(n,m){let d=m+1;for(E.lastIndex=d;E.test(n);)d=E.lastIndex;return n.charCodeAt(d)===A?d+1:~d}function M(n,m){
return u.lastIndex=m,u.test(n)?u.lastIndex:~m}const P=(n,m,d)=>d-m>=5&&Math.abs(Number(n.slice(m,d)))===1/0;function g(n,m){return m===n.length?b:n[m]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const f=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function L(n,m,d){for(const[p,...w]of f)if(p.test(n))
return w;switch(m){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:/^[-+.\d]/.test(n)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return d===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${d}`]:["missing comma","add the comma"]}}function N(n,[m,d,p]){const w=n.slice(0,m),C=w.split(
`
`).length,a=w.slice(w.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${C}, column ${a}`}: ${d}`,advice:p,isLimit:d===T}}}),7811:((v,j,r)=>{r.d(j,{Dw:()=>W,Ju:()=>B,
TR:()=>b,_6:()=>S,ol:()=>$,s8:()=>U});const l=`"\\\x07\b\f
\r	\v`,o='"\\abfnrtv';function $(T){if(/^[ !#-[\]-~]*$/.test(T))return`"${T}"`;const _=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${T.toWellFormed().replace(
_,A)}"`}function A(T){const _=T.codePointAt(0)??0;return l.includes(T)?`\\${o[l.indexOf(T)]}`:_<128?`\\x${R(_,2)}`:_<65536?`\\u${R(_,4)}`:`\\U${R(_,8)}`}const R=(T,_)=>T.
toString(16).padStart(_,"0"),k=new TextDecoder("utf-8",{ignoreBOM:!0}),S=T=>k.decode(T),D=($late2??=new RegExp("\\p{White_Space}","u"));function W(T){let _=0;for(;D.test(T.charAt(_));)_+=
1;return T.slice(_)}function U(T){let _=T.length;for(;D.test(T.charAt(_-1));)_-=1;return T.slice(0,_)}const B=T=>({ok:!0,value:T}),b=T=>({ok:!1,why:T})}),4443:((v,j,r)=>{
r.d(j,{Ge:()=>u,Uw:()=>_,V$:()=>D,h0:()=>T,xB:()=>I,zg:()=>W});var l=r(7811);const o=`!$&'()*+,;=:[]<>"`,$={path:"$&+,/:;=@",host:o,zone:o,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},A=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,R=/^[A-Za-z0-9._~-]/,k=/%(?![0-9A-Fa-f]{2})/,S={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function D(c,i){let M="";for(const{0:P,index:g}of c.matchAll(A))if(R.test(P)||$[i].includes(P))M+=P;else{if(P===
"%")return(0,l.TR)(b(c,g));if(P.startsWith("%")){const f=Number.parseInt(P.slice(1),16);if(U(f,i))return(0,l.TR)(`invalid URL escape "${P}"`);M+=B(f,i)}else if(P>
"\x7F")M+=encodeURIComponent(P.toWellFormed());else{if(i==="host"||i==="zone")return(0,l.TR)(`invalid character ${(0,l.ol)(P)} in host name`);M+=B(P.charCodeAt(
0),i)}}return(0,l.Ju)(M)}function W(c,i){return c==="%2A"&&i==="path"?(0,l.Ju)("*"):S[i].test(c)&&!k.test(c)?(0,l.Ju)(c):D(c,i)}function U(c,i){return i==="host"?
c<128&&c!==37:i!=="zone"||c===37||c===32?!1:B(c,"zone").startsWith("%")}function B(c,i){const M=String.fromCharCode(c);return R.test(M)||$[i].includes(M)?M:`%${c.
toString(16).toUpperCase().padStart(2,"0")}`}const b=(c,i)=>`invalid URL escape ${(0,l.ol)(c.slice(i,i+3))}`;function T(c){for(const i of c.split("&")){if(i.includes(
";"))return"invalid semicolon separator in query";const[,...M]=/^([^=]*)=?(.*)$/s.exec(i)??[];for(const P of M){const g=P.search(k);if(g>=0)return b(P,g)}}return null}
const _=c=>c.replace(/(?:%[0-9A-F]{2})+/g,i=>(0,l._6)(Uint8Array.from(i.slice(1).split("%"),M=>Number.parseInt(M,16))));function I(c){return c.split("&").flatMap(
i=>{if(i===""||i.includes(";"))return[];const[,...M]=/^([^=]*)=?(.*)$/s.exec(i)??[],[P,g]=M.map(f=>D(f.replaceAll("+","%20"),"query"));return P?.ok&&g?.ok?[[E(P.
value),E(g.value)]]:[]})}const E=c=>c.replaceAll("%20","+"),u=c=>c.toSorted(([i],[M])=>i<M?-1:i>M?1:0).map(([i,M])=>`${i}=${M}`).join("&")}),8643:((v,j,r)=>{r.d(
j,{Dl:()=>U,EN:()=>I,L5:()=>_,O2:()=>d,Pl:()=>b,aR:()=>c,cz:()=>T,jr:()=>B,lv:()=>R,sX:()=>p,t5:()=>E});var l=r(9179),o=r(6429),$=r(7811),A=r(4443);const R={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},k=/[^ -~\u0080-\u{10ffff}]/u,S=/^([A-Za-z][A-Za-z0-9+.-]*):/,D=/^(?::[0-9]*)?$/,W=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function U(a){const[h,e]=m(a,"#"),t=i(h);if(!t.ok)return(0,$.TR)(`parse ${(0,$.ol)(h)}: ${t.why}`);const s=(0,A.zg)(e,"fragment");return s.ok?(0,$.Ju)({...t.value,
fragment:s.value}):(0,$.TR)(`parse ${(0,$.ol)(a)}: ${s.why}`)}function B(a){const h=a.scheme===""?"":`${a.scheme}:`,e=a.fragment===""?"":`#${a.fragment}`,t=a.opaque===
""?N(a)+n(a):a.opaque;return[h,t,u(a),e].join("")}function b(a){const h=a.opaque&&(0,l.Mi)(`//${a.opaque}`,"").slice(2);return(0,l.Mi)(B({...a,opaque:h,query:"",
forceQuery:!1,fragment:""}),"")}function T(a){const h=a.host.lastIndexOf(":"),e=h>=0&&D.test(a.host.slice(h)),t=e?a.host.slice(0,h):a.host,s=t.startsWith("[")&&
t.endsWith("]");return{name:(0,A.Uw)(s?t.slice(1,-1):t),port:e?a.host.slice(h+1):""}}const _=a=>a==="https"?443:80,I=a=>a.includes(":")?`[${a}]`:a,E=a=>(a.opaque||
a.path||"/")+u(a),u=({forceQuery:a,query:h})=>a||h!==""?`?${h}`:"";function c(a){if(a.user===null)return null;const h=`${a.user.name}:${a.user.password??""}`.replace(
/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`Basic ${btoa(h)}`}function i(a){if(k.test(a))return(0,$.TR)("net/url: invalid con\
trol character in URL");if(a.startsWith(":"))return(0,$.TR)("missing protocol scheme");const h=S.exec(a)?.[1]??"",e=h.toLowerCase(),[t,s]=m(h===""?a:a.slice(h.length+
1),"?"),O=s===""&&a.endsWith("?"),y={...R,host:"",path:"",scheme:e,query:s,forceQuery:O};return t.startsWith("/")?M(y,t):e!==""?(0,$.Ju)({...y,opaque:t}):m(t,"/")[0].
includes(":")?(0,$.TR)("first path segment in URL cannot contain colon"):P(y,t)}function M(a,h){if(!(h.startsWith("//")&&(a.scheme!==""||!h.startsWith("///"))))
return P({...a,omitHost:a.scheme!==""},h);const[t]=m(h.slice(2),"/"),s=t.lastIndexOf("@"),O=f(t.slice(s+1),a.scheme);if(!O.ok)return O;const y=s<0?(0,$.Ju)(null):
g(t.slice(0,s));return y.ok?P({...a,user:y.value,host:O.value},h.slice(2+t.length)):y}function P(a,h){const e=(0,A.zg)(h,"path");return e.ok?(0,$.Ju)({...a,path:e.
value}):e}function g(a){if(!W.test(a))return(0,$.TR)("net/url: invalid userinfo");const[h,e]=m(a,":"),t=(0,A.V$)(h,"user");if(!t.ok)return t;if(!a.includes(":"))
return(0,$.Ju)({name:t.value,password:null});const s=(0,A.V$)(e,"user");return s.ok?(0,$.Ju)({name:t.value,password:s.value}):s}function f(a,h){const e=a.lastIndexOf(
"[");if(e>0)return(0,$.TR)("invalid IP-literal");if(e===0)return L(a);const t=a.indexOf(":"),s=/^https?$/.test(h)?t:a.lastIndexOf(":"),O=s<0?"":a.slice(s);return D.
test(O)?(0,A.V$)(a,"host"):(0,$.TR)(`invalid port ${(0,$.ol)(O)} after host`)}function L(a){const h=a.lastIndexOf("]");if(h<0)return(0,$.TR)("missing ']' in hos\
t");const e=a.slice(h+1);if(!D.test(e))return(0,$.TR)(`invalid port ${(0,$.ol)(e)} after host`);const t=a.slice(0,h).indexOf("%25"),s=t<0?h:t,O=(0,A.V$)(a.slice(
1,s),"host");if(!O.ok)return O;const y=(0,A.V$)(a.slice(s,h),"zone");if(!y.ok)return y;const x=(0,A.Uw)(O.value+y.value),K=(0,o.r5)(x);return K===null?(0,$.TR)(
`invalid host: ParseAddr(${(0,$.ol)(x)}): unable to parse IP`):K.length===4?(0,$.TR)("invalid IP-literal"):(0,$.Ju)(`[${O.value}${y.value}]${e}`)}function N(a){
if(a.host===""&&a.user===null&&(a.scheme===""||a.omitHost||a.path===""))return"";const e=a.user?.password??null;return`//${(a.user?.name??"")+(e===null?"":`:${e}`)}${a.
user===null?"":"@"}${a.host}`}function n(a){return a.host!==""&&a.path!==""&&!a.path.startsWith("/")?`/${a.path}`:a.scheme===""&&N(a)===""&&m(a.path,"/")[0].includes(
":")?`./${a.path}`:a.path}function m(a,h){const e=a.indexOf(h);return e<0?[a,""]:[a.slice(0,e),a.slice(e+h.length)]}function d(a,h){const e=U(h);return e.ok?(0,$.
Ju)(p(a,e.value)):e}function p(a,h){const e=h.scheme||a.scheme;if(h.scheme!==""||h.host!==""||h.user!==null)return{...h,scheme:e,path:C(h.path)};const t=h.path===
""&&!h.forceQuery&&h.query==="",s=t?a.query:h.query,O=t&&h.fragment===""?a.fragment:h.fragment;if(h.path===""&&a.opaque!=="")return{...h,scheme:e,query:s,fragment:O,
opaque:a.opaque};const y=C(w(a.path,h.path));return{...h,scheme:e,query:s,fragment:O,user:a.user,host:a.host,path:y}}function w(a,h){return h===""?a:h.startsWith(
"/")?h:a.slice(0,a.lastIndexOf("/")+1)+h}function C(a){if(a==="")return"";const h=a.split("/"),e=[];for(const O of h)O===".."?(e.pop(),e.length===1&&e[0]===""&&
e.pop()):O!=="."?e.push(O):e.length===0&&e.push("");const t=`/${e.join("/")}${/(^|\/)\.\.?$/.test(a)?"/":""}`,s=(0,A.zg)(t.startsWith("//")?t.slice(1):t,"path");
return s.ok?s.value:t}}),9119:((v,j,r)=>{r.d(j,{As:()=>n,II:()=>P,Kh:()=>$,MV:()=>a,NP:()=>N,Ox:()=>A,R3:()=>M,WD:()=>L,Xs:()=>R,Zl:()=>C,_M:()=>c,bH:()=>u,c1:()=>D,
df:()=>S,en:()=>I,eo:()=>i,hy:()=>W,jH:()=>B,kn:()=>o,n7:()=>h,p:()=>f,t6:()=>U,yJ:()=>E});var l=r(6092);function o({through:e,file:t,line:s}){const O=e.map(y=>(0,l.
J7)(y)).join(" > ");return t===""?O:`${O}: ${(0,l.J7)(t)}:${s}`}const $=({module:e,place:t})=>e===void 0&&(typeof t=="string"||t.inside===void 0);function A({place:e,
module:t}){if(typeof e=="string")return e;const{file:s,line:O,inside:y}=e;if(y!==void 0)return[t,o(y)].filter(Boolean).join(" > ");const x=`${(0,l.J7)(s)}:${O}`;
return t===void 0?x:`${t}: ${x}`}const R=({file:e,inside:t})=>t?.file??e,k=({inside:e})=>e===void 0?"":` \u2192 ${o(e)}`,S=e=>typeof e=="string"?e:`${e.line}:${e.
column} ${e.file}${k(e)}`,D=(e,t)=>[...Map.groupBy(e,t).values()],W=(e,t)=>Map.groupBy(e.flatMap(s=>t(s).map(O=>({key:O,item:s}))),({key:s})=>s),U=(e,t)=>D(e,t).
map(([s])=>s),B=e=>U(e,S),b="//",T=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,_=1e3,I=e=>e.length<=_&&T.test(e),E=(e,t)=>`${e}${b}${t}`;function u(e){
const t=c(e);return t===null?{repository:t,path:e}:{repository:t,path:e.slice(t.length+b.length)}}function c(e){const t=e.indexOf(b);return t>0&&I(e.slice(0,t))?
e.slice(0,t):null}const i=e=>typeof e=="string"?e:`${P(e.file)}:${e.line}${k(e)}`,M=e=>`${P(e.file)}:${e.line}:${e.column}${k(e)}`;function P(e){const{repository:t,
path:s}=u(e);if(t===null)return(0,l.J7)(e);const O=(0,l.J7)(t);return s==="."?O:`${O}//${(0,l.J7)(s)}`}const g=e=>typeof e!="string"&&e.file.endsWith(".terrafor\
m.lock.hcl"),f=e=>e.toSorted((t,s)=>Number(g(t))-Number(g(s))),L=1e4,N=e=>U(e,t=>typeof t=="string"?t:c(t.file)),n=e=>e.length<=L?e:[...new Set([...N(e),...e])].
slice(0,L),m=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated|golden[-_.]?(files|copies))$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
d=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,p=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function w(e){const{path:t}=u(
e),s=t.split("/").slice(0,p.test(t)?-2:-1);return s.find((O,y)=>m.test(O)&&!(O==="test"&&s.slice(0,y).some(x=>d.test(x))))}const C=e=>w(e)!==void 0,a=({file:e,isInUse:t})=>t!==
!0&&C(e);function h(e){const t=w(e);return(t===void 0?u(e).path:`**/${t}`).replace(/[\\{}[\]?!()]/g,"?")}}),1054:((v,j,r)=>{r.d(j,{Cm:()=>c,Kc:()=>B,L6:()=>S,NM:()=>N,
dj:()=>U,lG:()=>R,x3:()=>i});var l=r(9179),o=r(255),$=r(5243),A=r(845);const R=1024,k=n=>(0,o.Pv)(n).ok;function S(n){if(n.length>R)return null;const m=(0,o.Pv)(
n);if(m.ok)return D(n,(0,o.pk)(m.value));const d=b(n);if(d!==null)return d;const{inside:p,removed:w}=I(n);if(!(0,l.Mi)(n,"").includes(p))return"write the hostna\
me alone, not a URL";for(const C of w.length===0?[]:[p,p.replace(/:\D.*$/s,"")])if(k(C))return`remove ${E(w)}: ${C}`;return u(p)}function D(n,m){if(/(^|\.)xn--/i.
test(n))return`write it in Unicode: ${m}; upper-case punycode is only accepted by accident`;const d=m.replace(/(?<!\.)\.+(?=$|:)/,"");return d===m?null:`remove \
the trailing dot: tokens and settings for ${d} do not apply to this host`}const W=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
U="replace the placeholder",B=n=>W.test(n);function b(n){if(B(n))return U;const m=n.split(/[\s,;]+/).filter(d=>d!=="");return m.length<2?null:m.every(d=>d.includes(
".")&&k(d))?`write one hostname at a time: ${m[0]}`:"remove the spaces, commas and semicolons"}const T=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,_=[
["the white space",n=>n.trim()],["the quotation marks",n=>n.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",n=>n.replace(T,"")],["the trailing slash",n=>n.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",n=>n.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",n=>n.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",n=>n.slice(
n.lastIndexOf("@")+1)],["the trailing colon",n=>n.replace(/^([^:]*):$/,"$1")]];function I(n){let m=n;const d=[];for(const[p,w]of _){const C=w(m);C!==m&&d.push(p),
m=C}return{inside:m,removed:d}}const E=n=>n.join(", ").replace(/, ([^,]*)$/," and $1");function u(n){if(/^\[.*\](:\d+)?$/s.test(n)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(n))return"use a DNS name; the clients do not support IPv6 addresses";if(n.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(n)){const w=(0,o.WV)(n);return k(w)?`write it in Unicode: ${w}`:"write it in Unicode, not in punycode"}if(n.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(n.includes("_")){const w=n.replaceAll("_","-");return`a hostname cannot contain underscores${k(w)?`; did you mean ${w}?`:""}`}const m=n.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(m!==n&&k(m))return`remove the extra dots: ${m}`;if(/(^|\.)-|-(\.|:|$)/.test(n))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(n))return"a label cannot have hyphens as its third and fourth character";const[,d="",p=""]=/^([^:]*):(.*)$/s.
exec(n)??[];return k(d)?/^[+-]?[0-9]+$/.test(p)?"use a port from 1 to 65535":`write the port as a number: ${d}:8443`:null}const c=n=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(n),i="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL";function M(n,m){if(n==="")return i;if(!m&&B(n))return U;if(n!==n.
trim())return"remove the white space around the address";if(/^[\w.-]+(\\[\w.-]+)+\\?$/.test(n))return`write ./${n.replaceAll("\\","/")} to use a directory of th\
e same repository`;const[,d="",p=""]=/^(https?:\/\/)?(.*)$/is.exec(n)??[],w=(0,A.Fu)(p,"module");if(w!==null)return`write ${w} to use the module of the registry`;
if(d!==""&&(0,A.Z6)(p))return`write git::${n}`;const C=(0,$.rE)(p,"terraform");return d===""||!C.ok||C.value.hostImplied?null:`write ${p} to use the module of t\
he registry${m?"; from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function P([n="",...m]){if(m.length!==3)return null;const[,d="",
p=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(n)??[];return d!=="localhost"&&p===""?c(n)?S(n):null:`write a host with a dot, such as 127.0.0.1${p} or ${d}.localdomai\
n${p}`}function g(n){if(n.length===3&&c(n[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${n[0]==="gitlab.com"?"; for a Git reposito\
ry, git::https://gitlab.com/\u2026":""}`;const m=/^https?:$/i.test(n[0]??"")&&n[1]==="",[d="",...p]=m?n.slice(2):n;return p.length<4||!c(d)?null:/^v?\d+\.\d+/.test(
p[3]??"")?`write ${[d,...p.slice(0,3)].join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[d,...p.slice(-3)].
join("/")}; service discovery works only at the root of a host, not below /${p[0]}, and a namespace has one part (in GitLab, the top-level group)`}function f(n,m){
if(n.includes("://"))return null;if(m.length>=3&&n.includes("?"))return"remove the query; set the version with the `version` argument";const d=m.at(-1)??"";return[
3,4].includes(m.length)&&/[A-Z]/.test(d)?`write the target system in lower case: ${[...m.slice(0,-1),d.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(
n)?`write ./${n} to use a directory of the same repository${m.length<5?"":`, or ${m.slice(0,3).join("/")}//${m.slice(3).join("/")} for one of a registry module`}`:
null}function L(n){const[,m="",d=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.exec(n)??[],p=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(m)?.[1];if(p!==void 0)return`wr\
ite git::${p} instead of ${m}`;const[w]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(n)??[];return w!==void 0&&(0,l.Mi)(n)===n?`write git@${w} instead of ${w}`:(0,$.rE)(
d,"terraform").ok?`write ${d} to use the module of the registry, and the version in the \`version\` argument`:`${i} (of Git, with git:: before it)`}function N(n,m,d){
if(m.kind==="local"||n.length>R)return null;const[p="",...w]=n.split("/");if(d.ok)return d.value.hostImplied?null:S(p);const C=w.length===0?[]:w.join("/").split(
"//",1)[0]?.split("/")??[],a=m.kind==="remote"&&m.refusal===null,h=[p,...C],e=M(n,a)??P(h);return e!==null||a?e:m.kind==="remote"&&!/^[^/]+:\d+\//.test(n)?L(n):
g(h)??f(n,h)}}),845:((v,j,r)=>{r.d(j,{Fu:()=>$,Z6:()=>k,ni:()=>R});const l={module:o("modules",3),provider:o("providers?",2)};function o(S,D){const W=`([^/]+)(?\
:/app/[^/]+/registry)?/${S}/(?:private/|(public)/)?`,U="(?:/(?:latest|v?\\d+(?:\\.\\d+)*)(?:/[^?]*)?)?";return new RegExp(`^${W}([^/?#]+(?:/[^/?#]+){${D-1}})${U}\
/?(?:#.*)?$`)}function $(S,D){const[,W="",U,B=""]=l[D].exec(S)??[];return B===""?null:U!==void 0||/^registry\.terraform\.io$|\.opentofu\.org$/.test(W)?B:`${W}/${B}`}
const A=/^(?:www\.)?(?:github\.com|bitbucket\.org|gitlab\.com)/i,R=S=>/^(?:[:/].*)?$/s.test(S.replace(A,""))&&S!=="",k=S=>R(S)&&/^[^/]+(?:\/[\w-]+){2}(?:\.git)?(?:\/\/[^?]*)?(?:\?ref=[^&]*)?$/.
test(S)}),8032:((v,j,r)=>{r.d(j,{$I:()=>T,$l:()=>m,Du:()=>k,Dv:()=>d,Fe:()=>n,Jd:()=>w,Mq:()=>E,NX:()=>I,SO:()=>_,SZ:()=>W,Y8:()=>L,Yr:()=>U,ab:()=>b,bB:()=>D,d3:()=>N,
mh:()=>a,n3:()=>$,pH:()=>i,pJ:()=>C,rG:()=>B,sX:()=>p,tB:()=>P,zK:()=>S});const l="registry.terraform.io",o=[l,"registry.opentofu.org"],$=h=>o.includes(h),A=["m\
odules.v1","providers.v1"],R={terraform:{name:"Terraform",uses:A,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:A,replaces:["providers.v1"]},dependabot:{
name:"Dependabot",uses:A,replaces:A,defaults:o},renovate:{name:"Renovate",uses:A,replaces:[],defaults:[l]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],
defaults:o},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},k=["terraform","opentofu"],S=Object.keys(R),D=Object.fromEntries(Object.entries(
R).map(([h,{name:e}])=>[h,e])),W=h=>A.includes(h)?S.filter(e=>R[e].uses.includes(h)):k,U=h=>S.filter(e=>R[e].defaults?.includes(h)),B=S.filter(h=>R[h].replaces.
length>0),b=h=>S.filter(e=>R[e].replaces.includes(h)),T={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption \
block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},_=h=>Object.hasOwn(T,h),
I={terraform:3,opentofu:9},E=h=>h===429||h>=500&&h!==501,u={from:null,before:null,retries:0,skipsOverridden:!1},c={...u,client:"terraform"},i=[{...c,name:"Terra\
form 1.14 and earlier",before:"1.15",attemptMs:11e3},{...c,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...u,client:"\
opentofu",name:"OpenTofu",attemptMs:1e4}],M={terraform:"1.16.0",opentofu:"1.12.0"};function P(h,e){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,s]=t.exec(e[h]??"")??[];return s===void 0?M[h]:`${s}.0.0`.split(".",3).join(".")}const g=h=>h.split(".").reduce((e,t)=>1e5*e+Number(t),0),f=(h,e)=>g(h)>=g(e),
L={terraform:"1.15",opentofu:"1.8"},N=h=>k.filter(e=>e==="terraform"?!h.releases.some(t=>t.client===e&&t.before===null):!f(P(e,h.versions),"1.8.0")),n={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},m=(h,e)=>f(P(
n[h].client,e),`${n[h].version}.0`),d=(h,e)=>["interim","openTofuInterim"].some(t=>h.includes(n[t].client)&&m(t,e))?Number.POSITIVE_INFINITY:5,p=h=>f(h,"1.12.0"),
w=(h,e)=>h==="opentofu"||!f(e,"1.13.0"),C=(h,e)=>({readsChecksum:!f(e,h==="terraform"?"1.12.0":"1.11.0"),trimsLines:h==="opentofu"&&f(e,"1.12.0")});function a(h,{
attemptMs:e,retries:t}){const s=h.findIndex(({response:O,hops:y,headMs:x},K)=>K===t?!0:x===null?O.kind==="received"||!O.transient:x<=e&&!E(y.at(-1)?.status??0));
return s<0?null:s}}),255:((v,j,r)=>{r.d(j,{$k:()=>E,$o:()=>L,Bz:()=>p,Fq:()=>U,Jr:()=>N,Pm:()=>g,Pv:()=>S,Rt:()=>W,Sv:()=>_,WV:()=>T,Zp:()=>d,cu:()=>I,ev:()=>n,
fK:()=>u,nx:()=>b,pk:()=>B,xV:()=>k,yo:()=>f});var l=r(7811),o=r(8643),$=r(9509);const A=443,R=65535,k="TF_TOKEN_";function S(e){const{name:t,portion:s}=c(e.toWellFormed()),
O=i(s);if(!O.ok)return/^https?$/i.test(t)?(0,l.TR)("need just a hostname and optional port number, not a full URL"):O;if(O.value.startsWith(":-"))return(0,l.TR)(
"port number is negative");const y=M(t);if(y!==null)return(0,l.TR)(y);const x=(0,$.YE)(t);return x.ok?x.value===""?(0,l.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,l.Ju)(x.value+O.value):x}const D=new Set(["localterraform.com","localtofu.com"]),W=e=>D.has(e);function U(e){const t=S(e);return t.ok||!e.
includes("xn--")?t:S(T(e))}function B(e){const{name:t,portion:s}=c(e);return(0,$.DI)(t)+s}function b(e){const t=B(e);return t===e?e:`${t} (${e})`}function T(e){
const{name:t,portion:s}=c(e.toWellFormed()),O=i(s);return((0,$.QC)(t)??t)+(O.ok?O.value:s)}function _(e){const{name:t,portion:s}=c(e);return{name:t,port:s===""?
A:Number(s.slice(1))}}const I=e=>({...o.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function E(e){if(!e.startsWith(k))return null;
const t=e.slice(k.length).replaceAll("__","-").replaceAll("_","."),s=S(T(t));return s.ok?s.value:null}function u(e){const t=[e,B(e)].flatMap(s=>[s.replaceAll("-",
"__"),s]).map(s=>k+s.replaceAll(".","_"));return[...new Set(t)].filter(s=>E(s)===e)}function c(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.
slice(0,t),portion:e.slice(t)}}function i(e){if(e==="")return(0,l.Ju)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,l.TR)("port portion contains n\
on-digit characters");const s=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return s!==BigInt.asIntN(64,s)?(0,l.TR)("port portion contains non-digit ch\
aracters"):s>R?(0,l.TR)("port number is greater than 65535"):(0,l.Ju)(s===BigInt(A)?"":`:${s}`)}function M(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`\
hostname label ${(0,l.ol)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const P={http:"80",https:"443",ssh:"22"};function g(e){
const{name:t,port:s}=(0,o.cz)(e),O=(0,o.EN)(t),y=s===""||s===P[e.scheme];return L(y?O:`${O}:${s}`)}function f(e){const t=(0,o.Dl)(e);return t.ok?g(t.value):null}
function L(e){const t=S(e);return t.ok?t.value:e.toLowerCase()||null}const N=(e,t)=>t.length===0||t.some(s=>s.subdomains?e.endsWith(`.${s.host}`):e===s.host),n=(e,t)=>N(
e,t.allowedHosts)||t.hostnames.some(s=>s.host===e),m=/^\s*(?:export\s+|set\s+|\$?env:)?(?:TFE?|TERRAFORM|(?:OPEN)?TOFU)[_-]?TOKENS?[_-]?(?=.)/i,d=e=>m.test(e);function p(e,t,s){
const[O]=e.length===0?[]:u(t);return O===void 0?[]:e.flatMap(y=>{const x=E(y);if(x!==null&&s.has(x))return[];const K=w(y,x,t);return K===null?[]:[{variable:y,why:K,
write:O,isParent:C(x,t)}]})}function w(e,t,s){const O=m.exec(e)?.[0];if(O===void 0)return null;const y=e.slice(O.length);return t!==null&&C(t,s)?`it is for ${b(
t)} only: the clients do not use the tokens of parent domains`:[s,_(s).name,B(s)].map(a).includes(a(y))?O!==k?`it begins with ${O}, and the clients read only ${k}`:
t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${b(t)}${h(y,s)}`:null}const C=(e,t)=>e!==null&&_(t).name.endsWith(
`.${_(e).name}`),a=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function h(e,t){const{name:s,port:O}=_(t);return O!==
443&&!e.includes(":")?"; a port follows a colon":s.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((v,j,r)=>{r.d(j,{mI:()=>T,
QC:()=>B,ER:()=>g,YE:()=>U,DI:()=>b});const l=(...f)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...f),o=(...f)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...f);var $=r(7811);const A=256,R={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
k={...R,checkBidi:!1},S=($late3??=new RegExp("\\p{M}{31}","u")),D="xn--",W=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function U(f){const L=I(f,!1);if(!L.ok)return L;const N=E(L.value,R);
return N===null?(0,$.TR)(_(c(f,!1))):(0,$.Ju)(N)}function B(f){const L=I(f,!0);if(!L.ok)return null;const N=E(L.value,k);if(N===null)return null;const n=I(N,!1);
return n.ok?n.value.join("."):null}const b=f=>u(f)?o(f,R).domain:f,T=f=>o(f).domain,_=f=>`idna: invalid label ${(0,$.ol)(f)}`;function I(f,L){if(f.length>A&&u(f))
return(0,$.TR)(`hostname is longer than ${A} characters`);const N=[];for(const n of c(f,L).split(".")){const m=n.startsWith(D)?i(n):(0,$.Ju)(n);if(!m.ok)return m;
const d=M(m.value);if(d!==null)return(0,$.TR)(d);N.push(m.value)}return(0,$.Ju)(N)}function E(f,L){const N=f.join(".");return g(N)?N:l(N,L)}const u=f=>/[^\0-\x7f]|xn--/i.
test(f);function c(f,L){return f.replace(/[A-Z]+|[^\0-\x7f]/gu,n=>g(n)?n.toLowerCase():o(n,{transitionalProcessing:L}).domain).normalize("NFC")}function i(f){const L=f.
slice(D.length);if(L==="")return(0,$.Ju)("");const N=o(f).domain;return N===f||g(N)?(0,$.TR)(_(L)):N.normalize("NFC")!==N||!Array.from(N).every(P)?(0,$.TR)(_(N)):
(0,$.Ju)(N)}function M(f){if(W.test(f))return _(f);if(/^[a-z0-9-]*$/.test(f))return null;if(S.test(f))return _(f);if(!g(f)&&l(f,k)!==null)return null;for(const L of f){
if(!P(L))return _(f);if(L<"\x80"&&!/[a-z0-9-]/.test(L))return`idna: disallowed rune U+${L.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return _(f)}
function P(f){if(f<"\x80")return!0;const{domain:L,error:N}=o(`1${f}`);return!N&&L===`1${f}`}const g=f=>!/[^\0-\x7f]/.test(f)}),1780:((v,j,r)=>{r.d(j,{FS:()=>_,KT:()=>S,
LA:()=>W,PP:()=>B,SP:()=>A,XT:()=>b,b7:()=>D,pj:()=>U,rZ:()=>I,tD:()=>T,xI:()=>$});var l=r(255);const o=E=>typeof E=="string"?[E]:E;function $(E,...u){const c=[];
for(const[i,M]of E.entries()){const P=u[i]??"";for(const g of[M,...o(typeof P=="number"?String(P):P)]){const f=c.at(-1);typeof g!="string"||typeof f!="string"?c.
push(g):c[c.length-1]=f+g}}return c.every(i=>typeof i=="string")?c.join(""):c}const A=E=>[{host:E,shownAs:(0,l.nx)(E)}],R=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,k=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;
function S(E){const u=R.exec(E)?.[1];if(u!==void 0)return[{host:u,shownAs:E}];const[,c="",i,M=""]=k.exec(E)??[];return i===void 0?E:[c,{host:i,shownAs:i},M]}const D=(E,u)=>u.
split(E).flatMap((c,i)=>i===0?c:[{host:E,shownAs:E},c]);function W(E){const u=(0,l.$k)(E);return u===null?E:[{host:u,shownAs:E,isVariable:!0}]}const U=(E,u=c=>c.
shownAs)=>o(E).map(c=>typeof c=="string"?c:u(c)).join(""),B=E=>o(E).flatMap(u=>typeof u=="string"?[]:u.host);function b(E,u,c){const i=E.length-u,M=E.slice(0,u).
reduce((P,g,f)=>$`${P}${f===0?"":", "}${c(g)}`,"");return i>0?$`${M} and ${i} more`:M}function T(E,u){const c=u(U(E)),i=o(E).map(M=>typeof M=="string"?u(M):M);return typeof E!=
"string"&&U(i)===c?i:c}const _=E=>typeof E=="string"?E:E.map(u=>typeof u=="string"||u.isVariable?u:{...u,shownAs:u.host}),I=E=>Array.isArray(E)&&E.some(u=>typeof u==
"object"&&u!==null&&"shownAs"in u)}),5243:((v,j,r)=>{r.d(j,{A:()=>u,Nj:()=>i,RZ:()=>I,Vm:()=>b,mD:()=>T,rE:()=>E,vL:()=>_});var l=r(3916),o=r(7811),$=r(8643),A=r(
255),R=r(9897);const k={terraform:T("registry.terraform.io"),opentofu:T("registry.opentofu.org")},S=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,D=/^[0-9a-z]{1,64}$/,
W="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
U="must be between one and 64 ASCII letters or digits",B={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},b=g=>k[g];
function T(g){const f=(0,A.Pv)(g);if(!f.ok)throw new Error(f.why);return f.value}function _(g,f){if(i(g))return{kind:"local"};const L=E(g,f);if(L.ok)return L.value;
const N=(0,R.cx)(g,f);if(!N.ok)return{kind:"invalid",error:N.why};const{subdirectory:n,host:m}=N.value;return{kind:"remote",subdirectory:n,host:m,refusal:(0,R.Of)(
g,N.value,f)}}function I(g,f){const L=_(g,f);if(L.kind==="registry")return JSON.stringify({...L,hostImplied:!1});if(L.kind==="local")return`./${(0,l.normalize)(
g.replaceAll("\\","/")).replace(/\/$/,"")}`;const N=(0,R.cx)(g,f),{url:n=null,getter:m,subdirectory:d}=N.ok?N.value:{};return n===null?g:`${m}::${(0,$.jr)(n)}//${d}`}
function E(g,f){return i(g)?(0,o.TR)(`can't use local directory ${(0,o.ol)(g)} as a module registry address`):c(g,"module",f)}const u=g=>c(g,"component","terraf\
orm");function c(g,f,L){const N=B[f],{address:n,subdirectory:m}=(0,R.UQ)(g);if(m.startsWith("../"))return(0,o.TR)((0,R.dr)(m,f));const d=n.split("/"),p=d.length===
N.parts;if(!p&&d.length!==N.parts+1)return(0,o.TR)(`a ${f} registry source address must have ${N.count}`);const w=p?(0,o.Ju)(b(L)):M(d.shift()??"",f);if(!w.ok)return w;
const C=P(d,f);if(C!==void 0)return(0,o.TR)(C);const[a="",h="",e=""]=d,t={namespace:a,name:h,system:e,subdirectory:m};return(0,o.Ju)({kind:"registry",host:w.value,
hostImplied:p,...t})}const i=g=>/^\.\.?[/\\]/.test(g);function M(g,f){const L=(0,A.Pv)(g);if(!L.ok){const N=`invalid ${f} registry hostname ${(0,o.ol)(g)}`;return g.
includes("--")?(0,o.TR)(`${N}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,o.TR)(N)}return L.value.includes(
".")?B[f].reserved.includes(L.value)?(0,o.TR)(`can't use ${(0,o.ol)(L.value)} as a ${f} registry host, because it's reserved for installing directly from versio\
n control repositories`):L:(0,o.TR)(`invalid ${f} registry hostname: must contain at least one dot`)}function P([g="",f="",L],N){if(!S.test(g))return g.includes(
".")?`source address must have ${B[N].afterHost}`:`invalid namespace ${(0,o.ol)(g)}: ${W}`;const n=`${N} registry addresses may not include a query string porti\
on`;if(!S.test(f))return L===void 0&&f.includes("?")?n:`invalid ${N} name ${(0,o.ol)(f)}: ${W}`;if(!(L===void 0||D.test(L)))return L.includes("?")?n:`invalid ta\
rget system ${(0,o.ol)(L)}: ${U}`}}),9897:((v,j,r)=>{r.d(j,{GL:()=>E,IZ:()=>S,Ns:()=>U,Of:()=>B,UQ:()=>u,WS:()=>W,cx:()=>T,dr:()=>i,qC:()=>b,uE:()=>I});var l=r(
7811),o=r(8643),$=r(4443),A=r(9179),R=r(8032),k=r(255);const S="",D={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
W=(e,t)=>D[t].test(e),U=(e,{getter:t})=>`download not supported for scheme '${(0,A.Mi)(e)===e?t:"***"}'`;function B(e,t,s){const{getter:O,url:y}=t;return!W(O,s)&&
O.length>1?U(e,t):/^https?$/.test(O)&&y?.host===""?"http: no Host in request URL":null}function b(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(
e))return[];const t=T(e,"terraform");if(!t.ok||t.value.getter!=="file"||t.value.url===null)return[];const{url:s,subdirectory:O}=t.value;return[s.path,(0,$.Uw)(s.
path)].map(y=>c(`${y}/${O}`))}function T(e,t){const{address:s,subdirectory:O}=u(e);if(O.startsWith("../"))return(0,l.TR)(i(O));const y=L(s.toWellFormed(),t);if(!y.
ok)return y;const{subdirectory:x}=y.value,K=x===""?O:c(`${x}/${O}`);if(K.startsWith("../"))return(0,l.TR)(`detected ${i(K)}`);const te=f(y.value.host,s);return(0,l.
Ju)({...y.value,host:te,subdirectory:K})}const _=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function I(e,t){
const[s]=_.exec(e)??[];if(s===void 0)return S;const O=T(`${s}a/b`,t);return O.ok?O.value.host:S}const E=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function u(e){const t=e.indexOf("?"),s=t<0?e:e.slice(0,t),O=s.indexOf("://"),y=s.indexOf("//",O<0?0:O+3);if(y<0)return{address:e,subdirectory:""};const x=t<
0?"":e.slice(t),K=s.slice(y+2);return{address:s.slice(0,y)+x,subdirectory:K===""?"":c(K)}}function c(e){const t=e.startsWith("/"),s=[];for(const O of e.split("/"))
O===""||O==="."||(O!==".."?s.push(O):s.length>0&&s.at(-1)!==".."?s.pop():t||s.push(O));return(t?"/":"")+s.join("/")||"."}const i=(e,t="module")=>`subdirectory p\
ath ${(0,l.ol)(e)} leads outside of the ${t} package`,M=(e,t=e.scheme)=>({subdirectory:"",host:P(e,t),getter:t,url:e});function P(e,t){const s=e.omitHost||e.opaque!==
""&&!e.opaque.startsWith(":");if(t==="git"&&s)return(0,k.$o)(e.scheme);if(t==="file"||e.scheme==="file"||t.length===1)return null;const O=(0,k.Pm)(e)??S;return t!==
"git"&&t!=="hg"&&t!=="s3"||(t==="s3"?/\.amazonaws\.com(\.cn)?$/.test(O)||/(^|&)aws_access_key_id=/.test(e.query):/^https?$/.test(e.scheme)||g(e))?O:S}function g({
user:e,host:t,path:s,query:O,fragment:y}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${t}`)&&(s!==""||`${O}${y}`=="")}function f(e,t){const s=/^[^?#]*\?([^#]*)/.
exec(t)?.[1]??"",[,O=""]=(0,$.xB)(s).find(([K])=>K==="checksum")??[],y=(0,$.Uw)(O.replaceAll("+"," "));if(!y.startsWith("file:"))return e;if(y.includes("checksu\
m",5))return S;const x=T(y.slice(5),"terraform");return x.ok&&x.value.host===e?e:S}function L(e,t){const[,s,O]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],
{address:y}=u(O??e),x=(0,o.Dl)(y);if(x.ok&&x.value.scheme!=="")return(0,l.Ju)(M(x.value,s));for(const te of h){const J=te(y,t);if(J===void 0)continue;if(!J.ok||
J.value.url===null||s===void 0)return J;const{url:Q,subdirectory:oe}=J.value;return(0,l.Ju)({...M(Q,s),subdirectory:oe})}const K=t==="terraform"?"address":"stri\
ng";return(0,l.TR)(`invalid source ${K}: ${e}`)}function N(e,t,s){const O=(0,o.Dl)(e);if(!O.ok)return(0,l.TR)(`error parsing ${t} URL: ${O.why}`);const{path:y}=O.
value,x=s==="git"&&!y.endsWith(".git");return(0,l.Ju)(M(x?{...O.value,path:`${y}.git`}:O.value,s))}const n=e=>{if(!e.startsWith("github.com/"))return;const[,t="",
s=""]=/^([^?]*)(.*)$/s.exec(e)??[],O=t.split("/");if(O.length<3)return(0,l.TR)("GitHub URLs should be github.com/username/repo");const y=N(`https://${O.slice(0,
3).join("/")}${s}`,"GitHub","git");if(!y.ok||O.length===3)return y;const x=(0,$.V$)(O.slice(3).join("/").replaceAll("%","%25"),"path");if(!x.ok)return x;if(x.value===
"")return y;const K=c(x.value).replaceAll("%","%25");return(0,l.Ju)({...y.value,subdirectory:K})},m=(e,t)=>{const[,s,O,y]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
e)??[];if(O===void 0||y===void 0)return;const x=(0,$.h0)(/\?(.*)$/s.exec(y)?.[1]??""),K=t==="terraform"?"Git":"GitHub";if(x!==null)return(0,l.TR)(`error parsing\
 ${K} SSH URL: ${x}`);if(s!=="git")return;const te=(0,o.Dl)(`ssh://${s}@${O}/${y}`),J={subdirectory:"",host:(0,k.$o)(O),getter:"git"};return(0,l.Ju)({...J,url:te.
ok?te.value:null})},d=e=>e.startsWith("bitbucket.org/")?N(`https://${e}`,"BitBucket","git"):void 0,p=(e,t)=>{const s=t==="terraform"?"googleapis.com/":".googlea\
pis.com/";if(!e.includes(s))return;const O=e.split("/");return O.length<5?(0,l.TR)("URL is not a valid GCS URL"):N(`https://www.googleapis.com/storage/${O.slice(
2).join("/")}`,"GCS","gcs")},w=e=>{if(!e.includes(".amazonaws.com/"))return;const[t="",...s]=e.split("/"),O=C(t.split("."));return O===void 0?(0,l.TR)("URL is n\
ot a valid S3 URL"):N(`https://${[O,...s].join("/")}`,"S3","s3")};function C(e){const[t="",s="",O=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===4?`${s}\
.amazonaws.com/${t}`:e.length===5&&s==="s3"?`s3.${O}.amazonaws.com/${t}`:void 0}const h=[n,m,d,p,w,(e,t)=>{if(e!=="")return e.startsWith("/")?N(`file://${e}`,"f\
ile","file"):(0,l.TR)(`${R.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),5106:((v,j,r)=>{r.d(j,{Bn:()=>U,Ls:()=>R,M:()=>B,OA:()=>i,
OZ:()=>W,S3:()=>D,TE:()=>p,TW:()=>M,Uc:()=>s,c4:()=>h,e$:()=>k,eQ:()=>f,fg:()=>u,oe:()=>m,p4:()=>E,qE:()=>c,uW:()=>O,vy:()=>a,xq:()=>S});var l=r(9562),o=r(7811),
$=r(8643),A=r(1780);const R=4096,k="modules.v1",S="providers.v1",D="login.v1",W="tfe.v2",U="tfe.v2.1",B="tfe.v2.2",b=[k,S,W,U,B],T=[D,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],_=y=>y.split(".",1)[0]??"",I=(y,x)=>y.some(K=>_(K)===_(x)),E=y=>I([...b,"state.v2"],y),u=new Set([...b,...T]),c=y=>E(y)||I(T,y);
function i(y){const[,x="",K="1"]=/^([a-z]+)(?:\.v?(\d+))?$/i.exec(y)??[],te=`${x.toLowerCase()}.v${K}`;if(te!==y&&u.has(te))return te;if(c(y))return null;const J=y.
toLowerCase(),Q=_(J),oe=re=>re===J||re.slice(_(re).length)===J.slice(Q.length)&&_(re).length>=5&&M(_(re),Q);return[...u].find(oe)??null}function M(y,x){let K=0;
for(;K<y.length&&y[K]===x[K];)K+=1;const[te,J]=[y.slice(K),x.slice(K)];return te.slice(1)===J||te===J.slice(1)||te.slice(1)===J.slice(1)||te.slice(2)===J.slice(
2)&&te[0]===J[1]&&te[1]===J[0]}const P="[0-9A-Za-z~-]",g=y=>`${y}${P}*(?:\\.${P}+)*`,f=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${g("[0-9]")})|-?(${g("[A-Za-z~-]")}))?(?:\\\
+(${g(P)}))?`,L=new RegExp(`^${f}$`),N=2n**63n-1n,n=2n**64n-1n;function m(y,x){const K=y.indexOf(".");if(K<0)return(0,o.TR)(`invalid service ID format (i.e. ser\
vice.vN): ${y}`);const te=y.slice(0,K),J=y.slice(K+1);switch(x){case"terraform":return L.exec(J)?.[1]?.split(".").every(re=>d(re,N))?(0,o.Ju)({name:te,version:J}):
(0,o.TR)(`invalid service version: Malformed version: ${J}`);case"opentofu":{const Q=te==="tfe"?J.split(".")[0]??"":J;return/^v\d+$/.test(Q)&&d(Q.slice(1),n)?(0,o.
Ju)({name:te,version:J}):(0,o.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const d=(y,x)=>y.replace(/^0+/,"").length<=
String(x).length&&BigInt(y)<=x;function p(y,x){const K=m(y,x.client);if(!K.ok)return{kind:"bad-id",why:K.why};const{name:te}=K.value;if(x.services===null)return{
kind:"missing",why:`host does not provide a ${te} service`};const J=x.services.find(Q=>Q.id===y);return J!==void 0?w(J,K.value,x):x.services.some(Q=>Q.id.startsWith(
`${te}.`))?{kind:"version",why:C(K.value,x)}:{kind:"missing",why:(0,A.xI)`host ${(0,A.KT)(x.display)} does not provide a ${te} service`}}function w({id:y,value:x},K,te){
if(x===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${R} characters, which this check does not read`,value:""};if(y===D)return(0,l.
G)(x)?{kind:"object",value:x}:{kind:"type",why:`service ${y} must be declared with an object value in the service discovery document`,value:x};if(typeof x!="str\
ing")return{kind:"type",why:C(K,te),value:x};const J=a(te.documentUrl,x);if(J.ok)return{kind:"url",url:J.value,value:x};const Q=`failed to parse service URL: ${J.
why}`;return{kind:"bad-url",reason:J.reason,why:Q,value:x}}function C({name:y,version:x},{client:K,display:te}){const J=K==="terraform"?x:`${BigInt(/\d+/.exec(x)?.[0]??
0)}`;return(0,A.xI)`host ${(0,A.KT)(te)} does not support ${y} version ${J}`}function a(y,x){const K=(0,$.Dl)(x);if(!K.ok)return{...K,reason:"syntax"};const J=K.
value.scheme===""?(0,$.sX)(y,K.value):K.value;return J.scheme!=="http"&&J.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${J.scheme}`}:J.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...J,fragment:""}}}const h=[W,U],e=[k,S],t=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...h,...e]},{matches:/^api\.env0\.com$/,services:e},{matches:/^backend\.api\.env0\.com$/,services:h},{matches:/\.scalr\.io$/,services:h}],s=y=>t.find(
({matches:x})=>x.test(y))?.services??[],O={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((v,j,r)=>{r.d(j,{$c:()=>$,Il:()=>o,O6:()=>T,kQ:()=>b,
nL:()=>U,ou:()=>W,wK:()=>D});const l="***",o=4,$=64*1024,A=/\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|^\\?\$+(?:env:)?[a-z_]\w*$|^%\w+%$|^<[^>]*>$|^(?:ENC)?\[.*\]$|^#?\{\w+\}#?$|^`.*`$|^@?[\w.]+\(.*\)$|^(__|@@?)\w+\1$|^[\W_]+$/i,
R=/^(?:process\.env|secrets?|vars?|env|inputs|steps|local|data|variables|parameters)\.[a-z_][\w.-]*$|^(?!https?:)[a-z][a-z\d+.-]*:\/\/|^(?:arn|env|file|kv|ssm|vault):|^projects\/[^/]+\/secrets\/|^(?:[~@]|\/(?:etc|home|mnt|root|run|tmp|var))\//i,
k=/x{6}|^(.)\1+$|^(?:null|none|nil|undefined)$|^(?=\D*$).*(?:your|change.?me|replace|insert|placeholder|example|todo|fixme|dummy|redacted)/i,S=/^(?:[A-Z]+_)+(?:TOKEN|KEY|PAT|SECRET|PASSWORD|CREDENTIALS?)$/;
function D(_){if(_.length>300)return!1;const I=_.replace(/^\s*(?:bearer\s+)?["']?|["']?\s*$/gi,"");return[A,R,k,S].some(E=>E.test(I))}class W{#e;constructor(I){
this.#e=I}reveal(){return this.#e}toString(){return l}toJSON(){return l}[Symbol.for("nodejs.util.inspect.custom")](){return l}}function U(_){const[I]=_;let E=!1;
return _.map(({scheme:u,name:c})=>(E||=I!==void 0&&!B(I.name,c),E?"dropped":u==="https"?"sent":"withheld"))}function B(_,I){return _===I?!0:/[:%]|^[\d.]+$/.test(
I)?!1:I.endsWith(`.${_}`)}function b(_){const I=_.flatMap(E=>E.replace(/"[^"]*"/g,"").split(",")).flatMap(E=>/^\s*([\w-]+)(?:\s|$)/.exec(E)?.[1]??[]);return I.some(
E=>E.toLowerCase()==="bearer")?null:I.find(E=>!T(E))??I[0]??null}const T=_=>/^(?:negotiate|ntlm|kerberos|digest)$/i.test(_)}),2432:((v,j,r)=>{r.d(j,{Bw:()=>$,G5:()=>k,
_O:()=>o,aq:()=>A,xV:()=>R,xv:()=>l});const l="1.0.0",o=`tf-disco-action/${l}`,$="https://github.com/org/tf-disco-action",A=`${$}/blob/v1/docs/problems.md`,R=`${$}\
/issues`,k=2}),9179:((v,j,r)=>{r.d(j,{Mi:()=>f,NE:()=>P,Nx:()=>i,Qj:()=>u,_U:()=>b,cq:()=>M,r_:()=>c});const l="***",o=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,$=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
A=(e,t,s)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${s}(?![\da-f]);?)`,R=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${A("\
b?sol",47,"2f")})`,k=String.raw`(?:${R}|\\)`,D=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${A("colon",58,"3a")})`}\
)`,W=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
U=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,B=new RegExp(String.raw`(?<=${D})${k}+|${k}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${U}(?:$|${W}(?::\d{1,5})?\\{0,9}(?:${R}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${U}))`,"gi");function b(e){return o.test(
e)?f(e).replace(/[^\s"']+/g,t=>t.replace(_,(s,O,y)=>T.test(y)?s:`${O}${y}=${l}`)):e}const T=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
_=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,I=/((?<!(?:^|[?:&|({])\s{0,9}(?:(?:var|local|path)\.[\w-]{1,99}|each\.(?:key|value))\s{0,9}[=!])=\s*(?:[\w./([][\s\w./([*]{0,99})?\\?)"(?<=(?:[=([]|\*\/)\s*\\?")[^"]*(?:"|$)|"[^"]*"(?=[^"?:&|,]*[=!]=)/g,
E=/pass|pw|secret|token|(?<!each\.)key|cred|auth|pat(?!h)|cert|private/i,u=e=>b(E.test(e)&&/[=!]=|\?[\s"]|\bif\b/.test(e)?e.replace(/".*/s,`"${l}"`):e.replace(I,
`$1"${l}"`)),c=e=>o.test(e),i=e=>f(e).replace(/\?[^\s"']*/g,`?${l}`),M=e=>f(e,"").replace(/[?#].*$/su,""),P=e=>b(`${e}@ `).slice(0,-2),g=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;
function f(e,t=`${l}@`){if(!o.test(e))return e;const s=e.replace($,K=>"@".padStart(K.length,"_")),O=s.lastIndexOf("@"),y=[];let x=0;for(const{0:K,1:te,index:J}of s.
matchAll(B)){const Q=J+K.length;if(Q<x)continue;const oe=te!==void 0||h(L,s,Q)!=="";if(!oe&&/[^"'`\s(=,<[]/.test(s[J-1]??" "))continue;const re=K===""?h(n,s,Q):
a(s,Q,oe?O:-1);re===""||t!==""&&["@","git@"].includes(re)||(y.push(e.slice(x,Q),t),x=Q+re.length)}return x===0?e:(y.join("")+e.slice(x)).replace(g,`$1"${l}"`)}const L=/[^\s"'/?#]*:[^\s"']/y,
N=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,n=/[^\s"'/\\?#]*@/y,m=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,
d="(?=[/?#]|$|[\"'`](?:[\\s,;:.)}\\]>]|$))",p=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${d}(?![^\s"'\`]{0,500}@)`,w=new RegExp(`([^\\s"'\`/?#]*@)(?:${m}${d}\
|${p})|`+String.raw`()(?:${m}(?:${d}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${d}|${p})`,"iy"),C=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;
function a(e,t,s){const O=h(N,e,t);if(O!=="")return O;w.lastIndex=t;const[y,x=""]=w.exec(e)??[];return y!==void 0?x:s>t?e.slice(t,s+1):h(C,e,t)}function h(e,t,s){
return e.lastIndex=s,e.exec(t)?.[0]??""}}),3298:((v,j,r)=>{r.d(j,{O:()=>l});function l(o,$=A=>A){let A;return R=>{A??=new Map;const k=$(R);if(!A.has(k)){A.set(k,
void 0);try{A.set(k,o(R))}catch(S){throw A.delete(k),S}}return A.get(k)}}}),6092:((v,j,r)=>{r.d(j,{BP:()=>T,D9:()=>c,J7:()=>B,LS:()=>_,My:()=>E,RK:()=>U,h$:()=>L,
h2:()=>o,js:()=>u,s$:()=>m,z5:()=>d});const l=500,o=1e3,$=4e3,A=160,R=2,k=p=>/^[ -~]*$/.test(p),S=p=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(p),D=p=>($late5??=new RegExp("\\p{M}","u")).test(p),W=p=>`<U+${(p.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function U(p,w=l){if(p.length<=w&&k(p))return p;let C="",
a=R;for(const h of p){a=D(h)?a+1:0;const e=S(h)||a>R?W(h):h;if(C.length+e.length>w)return`${C}\u2026`;C+=e}return C}function B(p,w=A){const C=b(p.slice(-2*w),w),
a=U(C,Number.POSITIVE_INFINITY),h=b(a,w);return C===p&&h===a?a:`\u2026${h}`}const b=(p,w)=>Array.from(p).slice(-w).join(""),T=p=>p.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function _(p){const C=p.split(`
`).map(a=>T(U(a,$))).join(`
`);return C.length<=$?C:`${C.slice(0,$).toWellFormed()}\u2026`}const I={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},E=p=>p.replace(/[&<>"']/g,w=>`&${I[w]}\
;`),u=(p,w=l)=>U(p,w).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,C=>`&#${C.codePointAt(0)};`),c=(p,w=l)=>p===""?"<i>empty</i>":`<code>${u(p,w)}</code>`,i=p=>k(
p)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(p):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(p),M=/^[0-9a-f]{7,}$/i,P=`"'(`,g=`"'),.;:!?\u2026`,f=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function L(p,w=$){return(U(p,w).match(f)??[]).map(C=>{if(C.split(" ").every(n))return u(C,w);if(C.includes(" ")||/^(["`]).+\1$/u.test(C))return c(C.replace(/^`(.*)`$/u,
"$1"),w);const{before:h,core:e,after:t}=N(C);return`${u(h)}${c(e.replace(/^`(.*)`$/u,"$1"),w)}${u(t)}`}).join("")}function N(p){let w=0,C=p.length;for(;w<C&&P.includes(
p.charAt(w));)w+=1;for(;C>w&&g.includes(p.charAt(C-1));)C-=1;return{before:p.slice(0,w),core:p.slice(w,C),after:p.slice(C)}}function n(p){const{core:w}=N(p);return i(
w)&&!M.test(w)}const m=p=>p.replace(/[^ -~\n]/gu,w=>S(w)?d(w):w).replace(/##(?=\w*\[)/g,d),d=p=>p.replace(/[\s\S]/g,w=>`\\u${w.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((v,j,r)=>{r.d(j,{L2:()=>g,ie:()=>_,jj:()=>P,kL:()=>W,mB:()=>U,nE:()=>L,xu:()=>N});var l=r(9876),o=r(3087),$=r(2432),A=r(9179),R=r(6092),k=r(3152),
S=r(8839);let D=function(...n){return{setFlagsFromString:D}=process.getBuiltinModule("node:v8"),new.target?new D(...n):D(...n)};function W(n,m){n.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(P,M).unref(),(0,S.B_)(n.stdout,m),(0,S.B_)(n.stderr,()=>{})}async function U(n,{stop:m,secrets:d,isFinal:p,act:w,reportMistakes:C,reportCrash:a}){
const h=s=>(a((0,l.rv)(O=>T(s,O),d)),3),e=c(n,m,{isFinal:p,crash:h}),t=await w(e).catch(s=>s instanceof k.GN?(C(d.redact(s.mistakes)),2):h(s));await i(n,t)}const B=100,
b=5;function T(n,m){const d=(0,o.Or)(n),p=[];let w=n;for(;w!==void 0&&p.length<b;){const e=w instanceof Error?w.stack??w.message:String(w);p.push((0,A._U)(m(e))),
w=w instanceof Error?w.cause:void 0}const C=d?1:B;return[d?`tf-disco could not run: ${m((0,o.A3)(n))}`:`tf-disco ${$.xv} crashed; this is a bug, please report i\
t with this text at ${$.xV}`,...p.join(`
caused by: `).split(`
`).slice(0,C)].map(e=>(0,R.BP)((0,R.RK)(e))).join(`
`)}const _=({hrtime:n})=>()=>Number(n.bigint())/1e6,I=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],E=300,u=5e3;function c(n,m,{isFinal:d,crash:p}){const w=_(n),C=new AbortController;
let a=0;const h=()=>d||C.signal.aborted;for(const e of I)n.on(e,()=>{const t=w()-a;m.end({kind:"signal",signal:e}),h()?(d||t>E)&&(n.removeAllListeners(e),n.kill(
n.pid,e)):a=w(),C.abort()});return n.on("uncaughtException",e=>{m.end({kind:"crash"});const t=p(e);h()&&n.exit(t),C.abort(),setTimeout(()=>n.exit(t),u).unref()}),
n.on("exit",()=>m.end({kind:"crash"})),C.signal}async function i(n,m){const{stdout:d,stderr:p}=n;for(const C of[d,p])await new Promise(a=>C.write("",a));if(n.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&n.platform!=="win32"&&n.execve!==void 0){const{execPath:C}=n;n.execve(C,[C,"--eval",`require('node:process').exit(${m})`],{})}n.
exit(m)}const M=100,P=()=>D("--semi-space-growth-factor=1"),g=()=>D("--heap-growing-percent=20"),f=100;async function L(n,m,d){let p=Date.now();for(;;){const w=n.
next(m.why!==null);if(w.done)return w.value;Math.abs(Date.now()-p)<f||(d(w.value),await N(),p=Date.now())}}const N=()=>new Promise(n=>setImmediate(n))}),8839:((v,j,r)=>{
r.d(j,{B_:()=>D,Dx:()=>S,PL:()=>U,aH:()=>B,yy:()=>A});var l=r(8474),o=r(3087),$=r(3152);async function A(u,c){for(const i of(0,o.mk)(c)){if(!u.writable)return;u.
write(i)||await R(u)}}async function R(u){const c=new AbortController,i=["drain","error","close"].map(M=>(0,l.once)(u,M,c));await Promise.race(i).catch(()=>{}),
c.abort()}const k=1024*1024;async function*S(u){let c="";for await(const i of u.setEncoding("utf8")){const[M="",...P]=String(i).split(`
`),g=[c+M,...P];c=g.pop()??"";for(const f of g)yield f.replace(/\r$/,"");if(c.length>k)throw new $.GN(["a line of standard input exceeds 1 MiB"])}c!==""&&(yield c)}
function D(u,c){u.once("error",i=>{i.code!=="EPIPE"&&c((0,o.A3)(i))}),u.on("error",()=>{})}const W={min:40,max:100,unknown:80};function U({columns:u},c){return u||
Number(/^\d{1,4}$/.exec(c.COLUMNS??"")?.[0])||W.unknown}function B(u,c,i){const M=c==="auto"?b(u,i):c==="always",P=Math.max(W.min,Math.min(U(u,i),W.max));return{
colour:M,hyperlinks:M&&u.isTTY===!0&&E(i),width:u.isTTY?P:Number.POSITIVE_INFINITY}}function b({isTTY:u},c){return c.NO_COLOR||c.TERM==="dumb"&&!c.FORCE_COLOR?!1:
c.FORCE_COLOR?c.FORCE_COLOR!=="0":u===!0}const T=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,_=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
I=5001;function E(u){const{FORCE_HYPERLINK:c,TERM:i="",TERM_PROGRAM:M="",VTE_VERSION:P}=u;return c?c!=="0":u.CI||u.NO_COLOR||i==="dumb"?!1:Number(P)>=I||T.test(
M)||_.test(i)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(g=>u[g])}}),3474:((v,j,r)=>{r.d(j,{CV:()=>T,KT:()=>k,Ob:()=>m,PW:()=>b,TN:()=>c,WD:()=>i,YA:()=>P,
Yq:()=>f,ai:()=>M,lq:()=>U,lx:()=>g,pS:()=>u,p_:()=>E,xH:()=>B});var l=r(4497),o=r(7811),$=r(9179),A=r(7630),R=r(8535);const k=d=>Object.keys(d).map(p=>({name:p,
...d[p]})),S=(d,p)=>({isList:!1,value:d,parse:p}),D=d=>({value:d,mistakes:[]}),W=(d,p)=>({...d,parse:(w,C)=>{const{value:a,mistakes:h}=d.parse(w,C);return{value:p(
a),mistakes:h}}}),U=({parse:d,...p})=>({...p,parse:(w,C)=>w===""?D(null):d(w,C)}),B=(d,p)=>S(d,(w,C)=>{const a=w===""?(0,o.Ju)(null):p(w);return a.ok?D(a.value):
{value:null,mistakes:[`${C}: ${a.why}`]}}),b=B("FILE",o.Ju),T=B("TOKEN",A.AI),_=/^-\s|^[[{"']|["']$|^[^[{]*[\]}]$|,$|,\s*[\w.-]+\.[a-z]{2,}(?=$|[\s,:])/,I=d=>`w\
rite one ${d.toLowerCase()} per line, without "- ", commas, quotes or brackets`,E=(d,p,w=A.Dw)=>({isList:!0,value:d,parse:(C,a)=>{const h=w(C),e=h.map(O=>{const y=p(
O),x=y.ok?y:p((0,$.Mi)(O));return x.ok?y:x}),t=e.flatMap(O=>O.ok?[O.value]:[]),s=e.flatMap((O,y)=>O.ok?[]:`${a}: ${_.test(h[y]??"")?I(d):O.why}`);return{value:t,
mistakes:[...new Set(s)]}}}),u=1e4,c=W(E("HOST",A.l6),d=>Array.from(Map.groupBy(d,({host:p})=>p),([p,w])=>({host:p,services:[...new Set(w.flatMap(({services:C})=>C))],
addresses:w.flatMap(({addresses:C})=>C)}))),i=d=>W(E("LABEL",A.V8),p=>{const w=p.flat();return[...new Set(w.length===0?[d]:w)]}),M=({min:d,max:p,whole:w})=>S("N",
(C,a)=>{const h=/^\d+(\.\d+)?$/.test(C)?Number(C):Number.NaN;if(h>=d&&h<=p&&(!w||Number.isInteger(h)))return D(h);const t=`${a} is "${C}", expected ${w?"a whole\
 number":"a number"} from ${d} to ${p}`;return{value:d,mistakes:[t]}}),P=d=>({...W(M(d),p=>p*1e3),value:"SECONDS"}),g=S("",(d,p)=>{const w=/^(true|True|TRUE)$/.
test(d),C=w||/^(false|False|FALSE)$/.test(d);return{value:w,mistakes:C?[]:[`${p} is "${d}", expected "true" or "false"`]}}),f=(...d)=>({...S(d.join("|"),(p,w)=>{
const a=d.some(h=>h===p)?[]:[`${w} is "${p}", ${L(p,d)}`];return{value:p,mistakes:a}}),choices:d}),L=(d,p)=>`expected one of ${p.map(w=>`"${w}"`).join(", ")}${(0,R.
a)(d,p)}`,N=["auto","terraform","opentofu","both"],m={...S("CLI",(d,p)=>{const[,w,C=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(d)??[],a={name:w??
"auto",version:C},h=e=>({value:a,mistakes:[`${p} is "${d}", ${e}`]});if(w===void 0){const e=L(d,N),t=e.endsWith("?")?"":'; a version may follow: "terraform 1.15\
"';return h(e+t)}return C===null?D(a):w==="auto"||w==="both"?h('but only "terraform" and "opentofu" can have a version'):(0,l.lF)(C)?D(a):h(`expected a version \
such as "${w} 1.10"`)}),choices:N}}),7630:((v,j,r)=>{r.d(j,{$h:()=>a,AI:()=>g,Dw:()=>b,IL:()=>f,Ju:()=>L,Kd:()=>d,V8:()=>w,aS:()=>c,eX:()=>h,jM:()=>P,l6:()=>M,o2:()=>u,
vk:()=>T,x2:()=>m});var l=r(7811),o=r(9119),$=r(1054),A=r(8032),R=r(255),k=r(5106),S=r(7057),D=r(2432),W=r(8535);let U=function(...e){return{parseNamedAddress:U}=
r.late([2172,6022],6022),new.target?new U(...e):U(...e)},B=function(...e){return{problemFacts:B}=r.late([4507],4507),new.target?new B(...e):B(...e)};const b=e=>_(
e,/(^|\s)#.*$/s),T=e=>_(e,/^\s*#.*$/s),_=(e,t)=>e.split(/\r\n|[\n\r]/).map(s=>s.replace(t,"").trim()).filter(s=>s!=="");function I(e){const t=(0,R.Fq)(e);if(t.ok)
return t;const s=(0,$.L6)(e);return(0,l.TR)(`"${e}" is not a hostname: ${t.why}${s===null?"":`; ${s}`}`)}const E=(e,t,s)=>e?(0,l.Ju)(t):(0,l.TR)(`"${t}" ${s}`),
u=e=>E((0,o.en)(e),e,'is not the name of a repository, such as "acme/network"');function c(e){const t=(0,k.OA)(e),s=A.Du.some(O=>(0,k.oe)(e,O).ok);return t!==null?
(0,l.TR)(`"${e}" is not a ${s?"known ":""}service id; did you mean ${t}?`):E(s,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const i=/^(modules\.v1|providers\.v1)=(.*)$/s;
function M(e){const t=e.split(/\s+/).flatMap(Q=>i.test(Q)?[Q]:Q.split(",")),[s="",...O]=t.filter(Q=>Q!==""),y=I(s),x=O.map(Q=>i.exec(Q)?.[1]??Q),K=[y,...x.map(c)].
flatMap(Q=>Q.ok?[]:Q.why);if(!y.ok||K.length>0)return(0,l.TR)(K.join("; "));const te=O.flatMap(Q=>{const[,oe,re=""]=i.exec(Q)??[];return oe===void 0?[]:{host:y.
value,service:oe,text:re}}),J=te.flatMap(Q=>{const oe=U(Q,"terraform");return oe.ok?[]:[`"${Q.service}=${Q.text}" is wrong: ${oe.why}`]});return J.length===0?(0,l.
Ju)({host:y.value,services:[...new Set(x)],addresses:te}):(0,l.TR)(J.join("; "))}function P(e){const t=e.startsWith("*."),s=I(t?e.slice(2):e);return s.ok?(0,l.Ju)(
{host:s.value,subdomains:t}):s}const g=e=>e.length>S.$c?(0,l.TR)("the token is longer than 64 KiB; set only the token"):(0,l.Ju)(new S.ou(e));function f(e){const t=e.
indexOf("=");if(t<0)return(0,l.TR)('a line has no "="; expected HOST=TOKEN');const s=(0,R.Fq)(e.slice(0,t).trim());if(!s.ok)return(0,l.TR)('the text before the \
first "=" of a line is not a hostname; expected HOST=TOKEN');const O=g(e.slice(t+1).trim());return O.ok?(0,l.Ju)({host:s.value,token:O.value}):O}function L(e){const t="\
expected HOST[:PORT]=ADDRESS[:PORT]",s=e.indexOf("=");if(s<0)return(0,l.TR)(`"${e}" has no "="; ${t}`);const O=e.slice(0,s).trim(),y=I(O);if(!y.ok)return y;const x=y.
value.replace(/:\d+$/,""),K=N(e.slice(s+1).trim());if(K===null)return(0,l.TR)(`"${e}" has no valid address; ${t}`);const[,te]=O.split(":");return(0,l.Ju)({name:x,
port:te===void 0?null:Number(te),...K})}function N(e){const[,t,s]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.
exec(e)??[];return t===void 0||!/[.:]|^localhost$/i.test(t)?null:s===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(s)&&Number(s)>=1&&Number(s)<=65535?{address:t,
addressPort:Number(s)}:null}const n=["block-reserved","services-forced-differ"];function m(e){const[t="",s,...O]=e.split(/\s+/);if(O.length>0)return(0,l.TR)(`"${e}\
" has too many words; expected CODE [HOST]`);const y=B();if(!Object.hasOwn(y,t)&&!n.includes(t)){const K=(0,W.a)(t,Object.keys(y),`; ${D.aq} lists the codes`);return(0,l.
TR)(`"${t}" is not a problem code${K}`)}if(s===void 0)return(0,l.Ju)({code:t,host:null});const x=I(s);return x.ok?(0,l.Ju)({code:t,host:x.value}):x}function d(e){
const t=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(e);return E(t,e,'is not a platform; expected OS_ARCH, such as "linux_amd64"')}const p=50;function w(e){const t=e.
split(",").map(O=>O.trim()).filter(O=>O!==""),s=t.find(O=>O.length>p);return s===void 0?(0,l.Ju)(t):(0,l.TR)(`"${s}" has ${s.length} characters; GitHub allows a\
t most ${p}`)}const C=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".ht\
ml","html"]];function a(e){const t=e.toLowerCase(),[,s]=C.find(([O])=>t.endsWith(O)&&!t.includes(","))??[];return s!==void 0?(0,l.Ju)({path:e,format:s}):(0,l.TR)(
`"${e}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const h=e=>E(/\.json$/i.
test(e),e,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:((v,j,r)=>{r.d(j,{a:()=>A,q:()=>o});var l=r(5106);function o(R,k){
const S=$(R);if(S.length<2)return null;const D=T=>k.filter(_=>T($(_))),[W=D(T=>(0,l.TW)(T,S))[0]]=D(T=>T===S);if(W!==void 0||S.length<3)return W??null;const[U,B]=[
D(T=>T.startsWith(S)),D(T=>T.includes(S))],b=U.length===1?U:B;return b.length===1?b[0]??null:null}const $=R=>R.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function A(R,k,S=""){
const D=o(R,k);return D===null?S:`; did you mean "${D}"?`}}),101:((v,j,r)=>{r.d(j,{N:()=>A,W:()=>k});var l=r(1792),o=r(6429),$=r(255);function A(_){const I=c=>_[c]||
_[c.toLowerCase()]||"",E={http:R("HTTP_PROXY",I("HTTP_PROXY")),https:R("HTTPS_PROXY",I("HTTPS_PROXY"))},u=W(I("NO_PROXY"));return c=>{const i=E[c.scheme];return i===
null||D(c.name)||u(c)?null:i}}function R(_,I){if(I==="")return null;const E=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(I)?I:`http://${I}`);if(E===null)throw new TypeError(
`${_} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(E.protocol))throw new TypeError(`${_} is a ${E.protocol}// proxy; expected http:// or https\
://`);if(!S(E.username)||!S(E.password))throw new TypeError(`${_} has a user name or password with a bare "%"; write "%25" for it`);return E}const k=_=>Object.entries(
_).flatMap(([I,E=""])=>{if(!/^https?_proxy$/i.test(I))return[];const u=E.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,""),[c=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(u)??
[],[,...i]=/^([^:]*):?(.*)$/s.exec(c)??[];return[i,i.map(l.unescape)].flatMap(([M="",P=""])=>[.../^(?=.*\d).{8}|^.{20}/s.test((0,l.unescape)(M))?[M]:[],...P===""?
[]:[P,Buffer.from(`${M}:${P}`).toString("base64")]])});function S(_){try{return decodeURIComponent(_),!0}catch{return!1}}const D=_=>_==="localhost"||["127.0.0.0\
/8","::1/128"].some(I=>B(I)?.(_));function W(_){const E=_.split(",").map(u=>u.trim().toLowerCase()).filter(u=>u!=="").map(U);return u=>E.some(c=>c(u))}function U(_){
if(_==="*")return()=>!0;const I=B(_);if(I!==null)return({name:P})=>I(P);const{name:E,port:u}=T(_),c=P=>u===""||String(P.port)===u,i=E.includes(":")?128:32,M=B(`${E}\
/${i}`)??b(E);return P=>c(P)&&M(P.name)}function B(_){const[,I="",E=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(_)??[],u=(0,o.r5)(I),c=Number(E);if(u===null||c>8*u.length)
return null;const i=(0,o.NW)(u),M=c-8*(u.length-i.length),P=M<0?{prefix:u,bits:c}:{prefix:i,bits:M};return g=>{const f=(0,o.r5)(g);return f!==null&&(0,o.Wg)(P,(0,o.
NW)(f))}}function b(_){if(_==="")return()=>!1;const I=_.replace(/^\*\./,"."),E=I.replace(/^\./,""),u=(0,$.Pv)(E),c=u.ok?u.value:E,i=M=>!I.startsWith(".")&&M===c;
return M=>(0,o.r5)(M)===null&&(M.endsWith(`.${c}`)||i(M))}function T(_){const I=/^\[([^\]]*)\]:([^:]*)$/.exec(_)??/^([^:[\]]*):([^:[\]]*)$/.exec(_);return I===null?
{name:_,port:""}:{name:I[1]??"",port:I[2]??""}}}),3152:((v,j,r)=>{r.d(j,{GN:()=>k,P$:()=>D,w7:()=>S});var l=r(6760),o=r(9179),$=r(3474),A=r(7630),R=r(7773);class k extends Error{name="\
SettingsError";mistakes;constructor(T){const _=T.map(o._U);super(_.join(`
`)),this.mistakes=_}}const S={isTerminal:!1,setting:b=>b,missingPath:(b,T)=>`scan names "${b}", which does not exist in ${T}`};function D(b,{setting:T}=S){const _=R.
y.map(({name:i,kind:M,default:P=""})=>({field:i.replace("-seconds","Ms").replace(/-./g,g=>g.slice(1).toUpperCase()),...M.parse(b[i]?.trim()||P,T(i))})),I=Object.
fromEntries(_.map(({field:i,value:M})=>[i,M])),E=[...I.scan,...I.usages,...(0,A.Dw)(b.hostnames??"")].length===0,{length:u}=I.hostnames,c=`${T("hostnames")} has\
 ${u} hosts, the limit is ${$.pS}`;return{settings:E?{...I,scan:["."]}:I,mistakes:[..._.flatMap(({mistakes:i})=>i),...u>$.pS?[c]:[],...W(I,T),...U(I,T),...B(I,T)]}}
function W(b,T){const _=[["issue-open-after",b.issueOpenAfter],["issue-close-after",b.issueCloseAfter]];return(b.history===null?_.filter(([,E])=>E>1):[]).map(([
E,u])=>`${T(E)} is ${u}, which needs ${T("history")}; set it to a file that is kept from run to run`)}function U({report:b,history:T,badge:_},I){const E=[...b.map(
({path:u})=>["report",u]),["history",T],["badge",_]];return E.flatMap(([u,c],i)=>{if(c===null)return[];const M=g=>g!==null&&(0,l.normalize)(g)===(0,l.normalize)(
c),P=E.slice(0,i).find(([g,f])=>g!==u&&M(f));return P===void 0?[]:[`${I(P[0])} and ${I(u)} both name ${c}; write to different files`]})}function B(b,T){const{scan:_,
exclude:I,roots:E,dialect:u,depth:c,changedOnly:i,repositories:M}=b,P=T("usages");if(b.usages.length===0){const m=`${T("repositories")} needs ${P}; set it to th\
e usages files of the repositories`;return M.length===0?[]:[m]}const g=P.startsWith("--")?`repeat ${P}`:`write one a line in ${P}`,f="set it for `tf-disco usage\
s`, which reads the files of the repository";return[[_.length>0,T("scan"),`${f}; to check several files, ${g}`],[I.length>0,T("exclude"),f],[E.length>0,T("roots"),
f],[u.name!=="auto",T("dialect"),f],[c==="init",`${T("depth")} init`,"set it to packages: usages files hold no packages of modules"],[i,T("changed-only"),"remov\
e it: usages files do not say what a pull request changes"]].filter(([m])=>m).map(([,m,d])=>`${m} cannot be used together with ${P}; ${d}`)}}),7773:((v,j,r)=>{r.
d(j,{f:()=>_,y:()=>T});var l=r(7811),o=r(3474),$=r(7630);const A={hostnames:{kind:o.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed\
 service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:o.
p_("PATH",l.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:o.p_(
"GLOB",l.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{kind:o.p_("HOST",$.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d."},"required-services":{kind:o.p_("SERVICE",$.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usa\
ble service."},dialect:{kind:o.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`)\
, `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},R={usages:{kind:o.p_("FILE",l.Ju),help:"Files that `tf-disco usages --format jso\
n` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:o.p_("OWNER/NAME",$.o2),help:"\
Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},k={depth:{kind:o.Yq("discovery","ver\
sions","packages","init"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages`\
 also asks for the packages that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.",default:"\
discovery"},roots:{kind:o.p_("GLOB",l.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detecte\
d."},platforms:{kind:o.p_("OS_ARCH",$.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. \
Default: the platform of this machine."},upgrade:{kind:o.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requ\
ests":{kind:o.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that\
 are then not checked are reported.",default:"500"}},S={tokens:{kind:o.p_("HOST=TOKEN",$.IL,$.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environ\
ment variables also work."},"cli-config":{kind:o.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},D={
"timeout-seconds":{kind:o.lq(o.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. D\
efault: as long as the CLI waits, and 10 for a helper."},retries:{kind:o.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, ti\
meout, and HTTP 408, 425, 429 and 5xx.",default:"3"},concurrency:{kind:o.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",
default:"16"},"deadline-seconds":{kind:o.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked,\
 and the check fails.",default:"600"},"ca-file":{kind:o.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:o.
p_("HOST=ADDRESS",$.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the hos\
t."}},W={"certificate-days":{kind:o.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"\
21"},"slow-seconds":{kind:o.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:o.Yq("error","warning","never"),help:"\
Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:o.p_("CODE",$.x2),help:"Findings to ignore, one per line: `C\
ODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."}},U={report:{kind:o.p_("FILE",$.$h),help:"Report files to write, one per l\
ine, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:o.PW,help:"JSON Lines\
 file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."},badge:{kind:o.xH("FILE",$.eX),help:"JSON f\
ile for a badge of shields.io to write."}},B={"changed-only":{kind:o.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are \
always checked.",default:"false"},comment:{kind:o.Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: \
`never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{kind:o.Yq("never","on-failure"),help:"When to open one issue, updated \
automatically and closed on recovery: `never` or `on-failure`, which includes certificates and tokens that expire soon. Needs `issues: write`.",default:"never"},
"issue-labels":{kind:o.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-healt\
h"},"issue-open-after":{kind:o.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"\
1"},"issue-close-after":{kind:o.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More tha\
n 1 needs `history`.",default:"1"},"github-token":{kind:o.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.t\
oken"}},b={...A,...R,...k,...S,...D,...W,...U,...B},T=o.KT(b),_=[["What to check",o.KT(A)],["Many repositories",o.KT(R)],["Following `init`",o.KT(k)],["Credenti\
als",o.KT(S)],["Network",o.KT(D)],["Verdict",o.KT(W)],["Reports",o.KT(U)]]}),2613:(v=>{v.exports=process.getBuiltinModule("assert")}),181:(v=>{v.exports=process.
getBuiltinModule("buffer")}),4434:(v=>{v.exports=process.getBuiltinModule("events")}),9896:(v=>{v.exports=process.getBuiltinModule("fs")}),8611:(v=>{v.exports=process.
getBuiltinModule("http")}),5692:(v=>{v.exports=process.getBuiltinModule("https")}),9278:(v=>{v.exports=process.getBuiltinModule("net")}),4589:(v=>{v.exports=process.
getBuiltinModule("node:assert")}),6698:(v=>{v.exports=process.getBuiltinModule("node:async_hooks")}),4573:(v=>{v.exports=process.getBuiltinModule("node:buffer")}),
7598:(v=>{v.exports=process.getBuiltinModule("node:crypto")}),3053:(v=>{v.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(v=>{v.exports=process.
getBuiltinModule("node:dns")}),1553:(v=>{v.exports=process.getBuiltinModule("node:dns/promises")}),8474:(v=>{v.exports=process.getBuiltinModule("node:events")}),
3024:(v=>{v.exports=process.getBuiltinModule("node:fs")}),1455:(v=>{v.exports=process.getBuiltinModule("node:fs/promises")}),7067:(v=>{v.exports=process.getBuiltinModule(
"node:http")}),2467:(v=>{v.exports=process.getBuiltinModule("node:http2")}),7030:(v=>{v.exports=process.getBuiltinModule("node:net")}),8161:(v=>{v.exports=process.
getBuiltinModule("node:os")}),6760:(v=>{v.exports=process.getBuiltinModule("node:path")}),3916:(v=>{v.exports=process.getBuiltinModule("node:path/posix")}),643:(v=>{
v.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(v=>{v.exports=process.getBuiltinModule("node:querystring")}),99:(v=>{v.exports=process.getBuiltinModule(
"node:sqlite")}),7075:(v=>{v.exports=process.getBuiltinModule("node:stream")}),7830:(v=>{v.exports=process.getBuiltinModule("node:stream/web")}),6193:(v=>{v.exports=
process.getBuiltinModule("node:string_decoder")}),8500:(v=>{v.exports=process.getBuiltinModule("node:timers/promises")}),1692:(v=>{v.exports=process.getBuiltinModule(
"node:tls")}),3136:(v=>{v.exports=process.getBuiltinModule("node:url")}),7975:(v=>{v.exports=process.getBuiltinModule("node:util")}),3429:(v=>{v.exports=process.
getBuiltinModule("node:util/types")}),5919:(v=>{v.exports=process.getBuiltinModule("node:worker_threads")}),8522:(v=>{v.exports=process.getBuiltinModule("node:z\
lib")}),857:(v=>{v.exports=process.getBuiltinModule("os")}),6928:(v=>{v.exports=process.getBuiltinModule("path")}),2203:(v=>{v.exports=process.getBuiltinModule(
"stream")}),2375:(v=>{v.exports=process.getBuiltinModule("tls")}),9023:(v=>{v.exports=process.getBuiltinModule("util")}),3106:(v=>{v.exports=process.getBuiltinModule(
"zlib")})},fe={};function ee(v){var j=fe[v];if(j!==void 0)return j.exports;var r=fe[v]={exports:{}},l=!0;try{pe[v](r,r.exports,ee),l=!1}finally{l&&delete fe[v]}
return r.exports}ee.m=pe,typeof ee<"u"&&(ee.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+
"/"),(()=>{var v=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_export\
s__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=$=>{$&&$.d<1&&($.d=1,$.forEach(A=>A.r--),$.forEach(A=>A.r--?A.r++:A()))},o=$=>$.map(
A=>{if(A!==null&&typeof A=="object"){if(A[v])return A;if(A.then){var R=[];R.d=0,A.then(D=>{k[j]=D,l(R)},D=>{k[r]=D,l(R)});var k={};return k[v]=D=>D(R),k}}var S={};
return S[v]=D=>{},S[j]=A,S});ee.a=($,A,R)=>{var k;R&&((k=[]).d=-1);var S=new Set,D=$.exports,W,U,B,b=new Promise((T,_)=>{B=_,U=T});b[j]=D,b[v]=T=>(k&&T(k),S.forEach(
T),b.catch(_=>{})),$.exports=b,A(T=>{W=o(T);var _,I=()=>W.map(u=>{if(u[r])throw u[r];return u[j]}),E=new Promise(u=>{_=()=>u(I),_.r=0;var c=i=>i!==k&&!S.has(i)&&
(S.add(i),i&&!i.d&&(_.r++,i.push(_)));W.map(i=>i[v](c))});return _.r?E:I()},T=>(T?B(b[r]=T):U(D),l(k))),k&&k.d<0&&(k.d=0)}})(),(()=>{var v=Object.getPrototypeOf?
r=>Object.getPrototypeOf(r):r=>r.__proto__,j;ee.t=function(r,l){if(l&1&&(r=this(r)),l&8||typeof r=="object"&&r&&(l&4&&r.__esModule||l&16&&typeof r.then=="functi\
on"))return r;var o=Object.create(null);ee.r(o);var $={};j=j||[null,v({}),v([]),v(v)];for(var A=l&2&&r;typeof A=="object"&&!~j.indexOf(A);A=v(A))Object.getOwnPropertyNames(
A).forEach(R=>$[R]=()=>r[R]);return $.default=()=>r,ee.d(o,$),o}})(),ee.d=(v,j)=>{for(var r in j)ee.o(j,r)&&!ee.o(v,r)&&Object.defineProperty(v,r,{enumerable:!0,
get:j[r]})},ee.f={},ee.e=v=>Promise.all(Object.keys(ee.f).reduce((j,r)=>(ee.f[r](v,j),j),[])),ee.u=v=>({647:"647",1427:"1427",1903:"1903",2172:"6135",2218:"2218",
2798:"2798",2801:"2218",3053:"2798",3276:"3276",3557:"3276",4284:"1903",4668:"8317",4878:"4878",4947:"1427",5938:"3276",6135:"6135",6851:"3276",7680:"8317",7786:"\
2798",8095:"3276",8297:"6135",8317:"8317",8580:"1427"}[v]??v)+".index.js",ee.o=(v,j)=>Object.prototype.hasOwnProperty.call(v,j),ee.r=v=>{typeof Symbol<"u"&&Symbol.
toStringTag&&Object.defineProperty(v,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(v,"__esModule",{value:!0})},(()=>{var v={8374:0,8792:0},j=r=>{var{
ids:l,modules:o,runtime:$}=r,A,R,k=0;for(A in o)ee.o(o,A)&&(ee.m[A]=o[A]);for($&&$(ee);k<l.length;k++)R=l[k],ee.o(v,R)&&v[R]&&v[R][0](),v[l[k]]=0};ee.late=(r,l)=>{
for(const o of r){if(v[o]===0)continue;const{createRequire:$}=process.getBuiltinModule("module");j($(import.meta.url)("./"+ee.u(o)))}return ee(l)},ee.f.j=(r,l)=>{
var o=ee.o(v,r)?v[r]:void 0;if(o!==0)if(o)l.push(o[1]);else{var $=import("./"+ee.u(r)).then(j,A=>{throw v[r]!==0&&(v[r]=void 0),A}),$=Promise.race([$,new Promise(
A=>o=v[r]=[A])]);l.push(o[1]=$)}}})();var de={};ee.d(de,{C:()=>Ee,a:()=>$e});const Ee=()=>Promise.all([ee.e(6135),ee.e(2172),ee.e(8297),ee.e(1427),ee.e(8374),ee.
e(8580),ee.e(4947)]).then(ee.bind(ee,4947)),$e=()=>Promise.all([ee.e(8374),ee.e(647)]).then(ee.bind(ee,647));var ve=de.C,Oe=de.a;export{ve as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
