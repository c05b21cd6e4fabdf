var pe={9876:((v,j,i)=>{i.d(j,{rv:()=>_e,cA:()=>me});var u=i(255),s=i(7057),$=i(7630),A=i(101),R=i(1780),k=i(9179),S=i(3298),D=i(3628),W=i(9509);const x=4;function B(F,Q){
let V={text:F,starts:null};for(let te=0;te<x&&V!==null;te+=1)Q(I(V,F.length)),V=c(V,F.length)}const b="\u2026",T=Array.from({length:128},(F,Q)=>{const V=String.
fromCharCode(Q);return Q<=32||Q===127?" ":({"-":"+",_:"/"}[V]??V).toLowerCase()});function g(F){return F===b?F:/[\s\x80-\x9f]/.test(F)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function I({text:F,starts:Q},V){let te="",ee=!1;const G=[],H=(z,X)=>{z===" "&&ee||(ee=z===
" ",te+=z,G.push(X))};for(let z=0;z<F.length;z+=1){const X=Q===null?z:Q[z]??V,Y=T[F.charCodeAt(z)];if(Y!==void 0){H(Y,X);continue}const se=String.fromCodePoint(
F.codePointAt(z)??0);for(const ce of g(se).split(""))H(ce,X);z+=se.length-1}return G.push(V),{folded:te,starts:G}}const E=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(F=>[F.replace(/\W|_$/,""),/\W|_$/.exec(F)?.[0]??" "])),f=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
a=/[%\\&]|xn--/i;function c({text:F,starts:Q},V){if(!a.test(F))return null;let te="";const ee=[];let G=0;const H=X=>Q===null?X:Q[X]??V,z=X=>{for(let Y=G;Y<X;Y+=
1)ee.push(H(Y));te+=F.slice(G,X)};for(const X of F.matchAll(f)){z(X.index),G=X.index+X[0].length;for(const{written:Y,at:se}of M(X)){te+=Y;for(let ce=0;ce<Y.length;ce+=
1)ee.push(H(X.index+se))}}return G===0?null:(z(F.length),{text:te,starts:ee})}function M(F){const[Q,V,te,ee,G,H,z,X,Y,se]=F;if(V!==void 0)return L(V);if(se!==void 0)
return[{written:(0,W.mI)(se.toLowerCase()),at:0}];const ce=te??ee??X;return P(ce!==void 0?_(Number.parseInt(ce,16)):z!==void 0?_(Number(z)):Y!==void 0?E.get(Y)??
Q:G??(H===void 0?"":" "))}const P=F=>[{written:F,at:0}],_=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",d=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function L(F){const Q=F.startsWith("%")?3:4,V=F.replace(/(?:%|\\x)(..)/g,(te,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(V.matchAll(d),({
0:[te="",...ee],index:G})=>{const H=te.charCodeAt(0),z=ee.reduce((X,Y)=>X<<6|Y.charCodeAt(0)&63,ee.length===0?H:H&63>>ee.length);return{written:_(z),at:Q*G}})}const N="\
***",n=12,m=200;function h(F){const Q=p(F);return(V,te)=>{if(Q.pieces.size===0)return V;const ee=[];return B(V,G=>w(G,V,Q,ee)),ee.length===0?V:C(V,ee,te)}}function p(F){
const Q=new Set,V=new Set,te=new Set,ee=({folded:G})=>{if(G.length<s.Il)return;const H=Math.min(G.length,n);V.add(H);for(let z=0;z+H<=G.length;z+=1)Q.add(G.slice(
z,z+H));for(let z=s.Il;z<H;z+=1)te.add(G.slice(0,z))};for(const G of(0,D.x)(F))B(G,ee);return{pieces:Q,lengths:V,heads:te}}function w({folded:F,starts:Q},V,{pieces:te,
lengths:ee,heads:G},H){const z=(Y,se)=>{const ce=F[Y]===" "?Y+1:Y;let re=F[se-1]===" "?se-1:se;for(;re<F.length&&Q[re]===Q[re-1];)re+=1;const ae=Q[ce]??0,ue=Q[re]??
V.length,le=H.at(-1);le===void 0||ae<le.from||ae>le.to?H.push({from:ae,to:ue}):H[H.length-1]={from:le.from,to:Math.max(le.to,ue)}};for(const Y of ee)for(let se=0;se+
Y<=F.length;se+=1)te.has(F.slice(se,se+Y))&&z(se,se+Y);const X=Y=>{for(let se=Math.min(n-1,Y);se>=s.Il;se-=1)if(G.has(F.slice(Y-se,Y))){z(Y-se,Y);break}};for(let Y=F.
indexOf(b);Y>=0;Y=F.indexOf(b,Y+1))X(Y);V.length>=m&&X(F.length)}function C(F,Q,V){let te="",ee=0;for(const G of Q.toSorted((H,z)=>H.from-z.from))G.to<=ee||V.size>
0&&e(F,G,V)||((G.from>ee||ee===0)&&(te+=F.slice(ee,G.from)+N),ee=G.to);return te+F.slice(ee)}const l=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
F),r=260;function e(F,{from:Q,to:V},te){const ee=z=>Math.max(Q-z,z-V)<r&&l(F[z]??"");let G=Q;for(;ee(G-1);)G-=1;let H=V;for(;ee(H);)H+=1;for(;!te.has(F.slice(G,
H));){if(H===V||!/[.:]/.test(F[H-1]??""))return!1;H-=1}return!0}const t=64,K="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks refusal clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories failing roo\
t units exclude requirements namedHost repository setting writtenAt",q="value hashes",J=new Set;function ne(F){return oe(()=>{const Q=h(F);return(V,te=J)=>{if(typeof V==
"string")return oe(()=>Q(V,te));const ee=(0,S.O)(G=>Q((0,k._U)(G),te));return oe(()=>ie(ee)(V))}})}function oe(F){try{return F()}catch{throw new Error("tokens c\
ould not be hidden")}}function ie(F){const[Q,V]=[new Set(K.split(" ")),new Set(q.split(" "))],te={ours:new Map,theirs:new Map},ee=(H,z,X)=>{if((0,R.rZ)(H))return(0,R.
tD)(H,F);if(Array.isArray(H)){const re=H.map(ae=>G(ae,z+1,X));return re.every((ae,ue)=>ae===H[ue])?H:re}let Y=!0;const se=Object.entries(H).map(([re,ae])=>{if(X===
"ours"&&Q.has(re))return[re,ae];const ue=G(ae,z+1,V.has(re)?"theirs":X),le=X==="ours"?re:F(re);return Y&&=le===re&&ue===ae,[le,ue]}),ce=Object.getPrototypeOf(H)===
Object.prototype;return Y&&ce?H:Object.fromEntries(se)},G=(H,z,X)=>{if(typeof H=="string")return F(H);if(z>t)return null;if(typeof H!="object"||H===null)return H;
const Y=te[X].get(H)??ee(H,z,X);return te[X].set(H,Y),Y};return H=>G(H,0,"ours")}function me(F,Q,V=()=>{}){const te=new Map;let ee=null;const G=z=>{const X=z.filter(
Y=>!te.has(Y.reveal()));if(X.length!==0){for(const Y of X)te.set(Y.reveal(),Y);ee=null,V(X)}};oe(()=>G(ge(F,Q)));const H=(z,X)=>(ee??=ne([...te.values()]),ee(z,
X));return{learn:z=>oe(()=>G([z])),redact:H,redactUsages:(z,X)=>te.size===0?z:H(z,X)}}function _e(F,{redact:Q}){try{return F(Q)}catch{return"tf-disco crashed, a\
nd the description of the crash could not be cleared of tokens"}}const he=F=>(0,u.Fq)(F).ok;function ge(F,Q){const V=(0,$.vk)(F.tokens??"").flatMap(G=>{const H=G.
indexOf("="),z=G.slice(H+1).trim(),X=H<0?"":G.slice(0,H).trim(),Y=!X.includes(".")&&z.includes(".")&&he(z);return X!==""&&(!he(X)||Y)?[z,X,G]:[z]}),te=Object.entries(
Q).flatMap(([G,H])=>G.startsWith(u.xV)&&H!==void 0?[H]:[]),ee=F["github-token"]?.trim()??"";return[...V,...te,...(0,A.W)(Q),ee].filter(G=>G!=="").map(G=>new s.ou(
G))}}),3628:((v,j,i)=>{i.d(j,{K:()=>x,x:()=>S});var u=i(7811),s=i(4443),$=i(7057);function A(b){const T=b.reveal(),g=/[\r\n]/.test(T)?T.split(/[\r\n]+/):[];return[
T,...g].filter(I=>I.trim().length>=$.Il)}const R=b=>[...new Set([b,Buffer.from(b).toString("latin1")])],k=b=>["","x","xx"].flatMap(T=>{const g=Buffer.from(T+b).
toString("base64"),I=g.slice(Math.ceil(T.length*4/3)).replace(/=+$/,"");return g.endsWith("=")?[I.slice(0,-1),I]:[I]});function*S(b){const T=b.flatMap(A).map(g=>g.
trim().slice(0,$.$c));for(const g of new Set(T.flatMap(R)))yield g,g.includes(" ")&&(yield g.replaceAll(" ","+")),yield*k(g),yield Buffer.from(g).toString("hex")}
const D=16*1024,W=1024*1024;function x(b){let T=W;return g=>{const I=g.flatMap(A).flatMap(f=>[f,f.trim()]),E=[];for(const f of new Set(I.flatMap(R))){if(f.length>
D||T<0)continue;const a=B(f).filter(c=>c.trim().length>=$.Il);E.push(...a),T-=a.join("").length}for(const f of new Set([...I,...E]))b(f)}}function B(b){const T=(0,s.
zg)(b,"path"),g=(0,u.ol)(b).slice(1,-1),I=[encodeURIComponent(b.toWellFormed()),...T.ok?[T.value]:[]],E=k(b),f=Buffer.from(b).toString("hex");return[b,b.toLowerCase(),
g,JSON.stringify(b).slice(1,-1),...I,...I.map(a=>a.replace(/%[0-9A-F]{2}/g,c=>c.toLowerCase())),...E,...E.map(a=>a.replaceAll("+","-").replaceAll("/","_")),f,f.
toUpperCase()]}}),3214:((v,j,i)=>{i.d(j,{Ip:()=>s,VG:()=>u,VJ:()=>A,v7:()=>$});class u{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(k){this.#n??=k,this.#e.abort();for(const S of this.onEnd)S()}}const s=(R,k)=>{const S=setTimeout(k,R);return()=>clearTimeout(
S)};function $(R,{startTimer:k,stop:S}){return new Promise(D=>{const W=()=>{x(),S.onEnd.delete(W),D()},x=k(R,W);S.onEnd.add(W)})}function A(R,k){const S=/^\d+$/.
test(R??"")?Number(R)*1e3:Date.parse(R??"")-k;return Number.isNaN(S)?null:S}}),3087:((v,j,i)=>{i.d(j,{A3:()=>x,KE:()=>B,KI:()=>g,Or:()=>b,f8:()=>T,hM:()=>W,mk:()=>S,
qW:()=>E});var u=i(3024),s=i(6760),$=i(2432),A=i(6092),R=i(9968);const k=64*1024;function*S(c){let M="";for(const P of c)M+=P,!(M.length<k)&&(yield M,M="");M!==
""&&(yield M)}const D={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class W extends Error{name="ExplainedError"}function x(c){if(c instanceof W)return c.message;if(!b(c))return`${String(c)}; this is a bug of tf-disco, \
please report it at ${$.xV}`;const M=D[c.code];return`${c.message.split(", ")[0]}${M===void 0?"":`; ${M}`}`}function B(c){try{return c(),null}catch(M){return(0,A.
RK)(x(M))}}const b=c=>typeof c=="object"&&c!==null&&"syscall"in c&&"code"in c;function T(c,M,P){const _=I(u.realpathSync(c),M),d=(0,s.basename)(M);g(u.lstatSync(
(0,s.join)(_,d),{throwIfNoEntry:!1}));const L=(0,s.join)(_,`.${d.slice(0,60)}.${Math.random().toString(36).slice(2)}`),N=u.openSync(L,"wx");try{(0,R.ET)(N,()=>{
for(const n of P)u.writeFileSync(N,n)}),u.renameSync(L,(0,s.join)(_,d))}catch(n){throw u.rmSync(L,{force:!0}),n}}function g(c){if(!(c===void 0||c.isFile()||c.isSymbolicLink()))
throw new W(`it is ${(0,R.I)(c)}; choose another path`)}function I(c,M){const P=(0,s.resolve)(c,M),_=(0,R.UO)(P,c);if(!_&&!(0,s.isAbsolute)(M))throw new W(`it i\
s outside ${c}; use an absolute path if that is intended`);const d=_?c:(0,s.parse)(P).root;return(0,s.relative)(d,(0,s.dirname)(P)).split(s.sep).filter(Boolean).
reduce((N,n)=>f(N,n,c),d)}function E(c,M){const P=u.realpathSync(c);return a(I(P,M),(0,s.basename)(M),P)}function f(c,M,P){const _=(0,s.join)(c,M);try{u.lstatSync(
_,{throwIfNoEntry:!1})===void 0&&u.mkdirSync(_)}catch(d){if((0,R.Oj)(d)!=="EEXIST")throw d}return a(c,M,P)}function a(c,M,P){const _=(0,s.join)(c,M);if(!u.lstatSync(
_,{throwIfNoEntry:!1})?.isSymbolicLink())return _;const d=u.realpathSync(_);if(!(0,R.UO)(c,P)||(0,R.UO)(d,P))return d;throw new W(`the link ${(0,s.relative)(P,_)}\
 leads outside ${P}; remove it or choose another path`)}}),9968:((v,j,i)=>{i.d(j,{$r:()=>P,ET:()=>I,I:()=>B,Mc:()=>f,N0:()=>E,Oj:()=>g,UO:()=>M,qA:()=>W,qo:()=>T,
r7:()=>D,v2:()=>c,wX:()=>a,yR:()=>S});var u=i(4573),s=i(3024),$=i(6760);const A=16*1024*1024,R=s.constants.O_RDONLY|(s.constants.O_NONBLOCK??0)|(s.constants.O_NOCTTY??
0),k=Buffer.allocUnsafeSlow(256*1024);function S(_,d=A){const L=W(_,d);if(!Buffer.isBuffer(L))return L;const N=L.toString("utf8"),n=!N.includes("\uFFFD")||(0,u.
isUtf8)(L);return{ok:!0,text:N,isUtf8:n,bytes:L.length}}function D(_,d=A){const L=S(_,d);return L.ok?L.text:null}function W(_,d){try{return I(s.openSync(_,R),L=>{
const N=s.readSync(L,k,0,k.length,0);return N<k.length?k.subarray(0,N):b(L,d)})}catch(L){const N=g(L),n=E(()=>s.statSync(_),null);return n?.isFile()===!1?x(n,N):
{ok:!1,failure:{kind:"error",code:N}}}}const x=(_,d)=>({ok:!1,failure:{kind:"special",is:B(_),code:d}});function B(_){return _.isDirectory()?"a directory":_.isFIFO()||
_.isSocket()?_.isFIFO()?"a named pipe":"a socket":_.isFile()?"a file without a size":_.isBlockDevice()?"a block device":"a character device"}function b(_,d){const L=s.
fstatSync(_),{size:N}=L;if(N<k.length)return x(L,"ESPIPE");if(N>d)return{ok:!1,failure:{kind:"size",bytes:N,maxBytes:d}};const n=Buffer.allocUnsafeSlow(N);let m=0;
for(;m<N;){const h=s.readSync(_,n,m,N-m,m);if(h===0)break;m+=h}return n.subarray(0,m)}const T=_=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(_).code);function g(_){
if(!(typeof _=="object"&&_!==null&&"code"in _)||typeof _.code!="string"||T(_))throw _;return _.code}function I(_,d){try{return d(_)}finally{s.closeSync(_)}}function E(_,d){
try{return _()}catch(L){return g(L),d}}const f=_=>E(()=>s.readdirSync(_,{withFileTypes:!0}),[]),a=_=>f(_).map(({name:d})=>d).sort(),c=_=>f(_).flatMap(d=>d.isDirectory()?
d.name:[]);function M(_,d){const L=(0,$.relative)(d,_);return L!==".."&&!L.startsWith(`..${$.sep}`)&&!(0,$.isAbsolute)(L)}function P(_){try{const d=s.realpathSync(
_),L=s.statSync(d);return L.isFile()?{kind:"file",path:d}:L.isDirectory()?{kind:"directory",path:d}:{kind:"special",path:d,is:B(L)}}catch(d){return{kind:"error",
code:g(d)}}}}),4497:((v,j,i)=>{i.d(j,{h4:()=>W,lF:()=>I,w0:()=>g});var u=i(8032),s=i(3298);const $=[1e10,1e5,1],A=Number.POSITIVE_INFINITY,R={from:0,before:A},k={
from:Number.MAX_SAFE_INTEGER,before:A},S=200,D=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function W(E){
const f=[...new Set(E)].map(a=>x(a)??R);return(0,s.O)(a=>{const c=x(a)??R;return f.some(M=>T(M,c))})}function x(E){if(E.length>S)return null;if(E==="latest")return k;
const f=E.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(c=>c!==""),a=f.map(B);return f.length===0||a.includes(null)?
null:{from:Math.max(...a.map(c=>c?.from??0)),before:Math.min(...a.map(c=>c?.before??A))}}function B(E){const f=D.exec(E);if(f===null)return null;const[,a="",...c]=f,
M=c.slice(0,3).filter(N=>/^\d/.test(N??"")),{length:P}=M,_=M.reduce((N,n,m)=>N+Number(n)*($[m]??0),0),d=N=>{const n=$[Math.max(N,1)-1]??1;return _-_%n+n};if(a===
"!=")return R;if(a===">=")return{from:_,before:A};if(a===">")return{from:d(P),before:A};if(a==="<")return{from:0,before:_};if(a==="<=")return{from:0,before:d(P)};
const L={"~>":P-1,"^":1,"~":Math.min(P,2)}[a];return{from:_,before:d(L??P)}}function b(E,f){const a=x(f.from??"")?.from??0,c=x(f.before??"")?.from??A;return T(x(
E)??R,{from:a,before:c})}const T=(E,f)=>E.from<f.before&&f.from<E.before;function g(E,f){const a=u.pH.filter(M=>M.client===E),c=a.filter(M=>f.some(P=>b(P,M)));return c.
length===0?a:c}const I=E=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(E)}),6429:((v,j,i)=>{i.d(j,{NW:()=>k,RY:()=>A,Wg:()=>u,r5:()=>s});const u=({
prefix:S,bits:D},W)=>S.length===W.length&&S.every((x,B)=>{const b=Math.min(Math.max(8*(B+1)-D,0),8);return x>>b===(W[B]??0)>>b});function s(S){if(!S.includes(":"))
return $(S);const D=S.indexOf("%");return D===S.length-1?null:R(D<0?S:S.slice(0,D))}function $(S){const D=S.split("."),W=D.length===4&&D.every(B=>/^(0|[1-9]\d{0,2})$/.
test(B)),x=D.map(Number);return W&&x.every(B=>B<=255)?x:null}function A(S){const D=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(S)?URL.parse(`http://${S}`):null;return D&&
$(D.hostname)}function R(S){const D=/^[\da-f:.]+$/i.test(S)?URL.parse(`http://[${S}]`):null;if(D===null)return null;const[W=[],x=[]]=D.hostname.slice(1,-1).split(
"::").map(b=>b.split(":").filter(Boolean)),B=Array(8-W.length-x.length).fill("0");return[...W,...B,...x].flatMap(b=>{const T=Number.parseInt(b,16);return[T>>8,T&
255]})}const k=S=>/^(?:0,){10}255,255$/.test(S.slice(0,12).join())?S.slice(12):S}),9562:((v,j,i)=>{i.d(j,{G:()=>u,V:()=>x});const u=n=>typeof n=="object"&&n!==null&&
!Array.isArray(n),s=1e4,$=5e5,A=34,R=44,k=58,S=91,D=123,W=125;function x(n,m){const h=new g(n,m),p=h.run();if(p!==null)return{ok:!1,...N(n,p)};const w=n.slice(0,
h.end),C=w.includes("\\u")?w.replace(B,(l,r)=>r===void 0?l:"\\ufffd"):w;return{ok:!0,value:JSON.parse(C)}}const B=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
b=["the text ends before the JSON value is complete","check that the file was not truncated"],T="more values than this check reads";class g{#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(m,h){this.#e=m,this.#n=h}run(){const m=this.#e,h=this.#s,p=a(m,0);for(let C=p,l=0;C<m.length;C=a(m,l)){const r=m.charCodeAt(
C);if(l=this.#a(C,r),l<0)return this.#u(C,~l);if(this.end=l,this.#n==="decoder"&&this.#t==="next"&&h.length===0)return null;this.#r=r,this.#c=C}return this.#t!==
"next"||h.length>0?[m.length,...b]:this.#n==="map"&&this.#o>=0&&m.charCodeAt(p)===D?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(m,h){
const p=this.#s[this.#s.length-1];if(h===p&&(this.#t==="next"||I(this.#r)))return this.#s.pop(),this.#t="next",m+1;switch(this.#t){case"value":return this.#l(m,
h);case"key":return h!==A?~m:(this.#t="colon",c(this.#e,m));case"colon":return h!==k?~m:(this.#t="value",m+1);case"next":return h!==R||p===void 0?~m:(this.#t=p===
W?"key":"value",m+1)}}#l(m,h){if(this.#i+=1,this.#i>$)return~m;if(I(h))return this.#s.length===s?~m:(this.#s.push(h+2),this.#t=h===D?"key":"value",m+1);const p=h===
A,w=p?c(this.#e,m):M(this.#e,m);return w<0||(!p&&this.#o<0&&P(this.#e,m,w)&&(this.#o=m),this.#t="next"),w}#u(m,h){const p=this.#e,w=p.charCodeAt(m),C=this.#s.at(
-1);if(this.#i>$)return[m,T,"split the text"];if(h>m)return[h,..._(p,h)];if(this.#t==="value"&&I(w))return[m,`more than ${s} levels of nesting`,"nest brackets l\
ess deeply"];if(w===C&&this.#r===R)return[this.#c,"trailing comma","remove the comma"];const l=C===void 0?void 0:String.fromCharCode(C);return[m,...L(p.slice(m,
m+2),this.#t,l)]}}const I=n=>n===D||n===S,E=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,f=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function a(n,m){let h=m;for(;h<n.length&&!(n.charCodeAt(h)>32||!` 	
\r`.includes(n.charAt(h)));h+=1);return h}function c(n,m){let h=m+1;for(E.lastIndex=h;E.test(n);)h=E.lastIndex;return n.charCodeAt(h)===A?h+1:~h}function M(n,m){
return f.lastIndex=m,f.test(n)?f.lastIndex:~m}const P=(n,m,h)=>h-m>=5&&Math.abs(Number(n.slice(m,h)))===1/0;function _(n,m){return m===n.length?b:n[m]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const d=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function L(n,m,h){for(const[p,...w]of d)if(p.test(n))
return w;switch(m){case"value":return/^[}\]:]/.test(n)?["missing value","add the value"]:/^[-+.\d]/.test(n)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return h===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(n)?["wrong closing bracket",`write ${h}`]:["missing comma","add the comma"]}}function N(n,[m,h,p]){const w=n.slice(0,m),C=w.split(
`
`).length,l=w.slice(w.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${C}, column ${l}`}: ${h}`,advice:p,isLimit:h===T}}}),7811:((v,j,i)=>{i.d(j,{Dw:()=>W,Ju:()=>B,
TR:()=>b,_6:()=>S,ol:()=>$,s8:()=>x});const u=`"\\\x07\b\f
\r	\v`,s='"\\abfnrtv';function $(T){if(/^[ !#-[\]-~]*$/.test(T))return`"${T}"`;const g=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${T.toWellFormed().replace(
g,A)}"`}function A(T){const g=T.codePointAt(0)??0;return u.includes(T)?`\\${s[u.indexOf(T)]}`:g<128?`\\x${R(g,2)}`:g<65536?`\\u${R(g,4)}`:`\\U${R(g,8)}`}const R=(T,g)=>T.
toString(16).padStart(g,"0"),k=new TextDecoder("utf-8",{ignoreBOM:!0}),S=T=>k.decode(T),D=($late2??=new RegExp("\\p{White_Space}","u"));function W(T){let g=0;for(;D.test(T.charAt(g));)g+=
1;return T.slice(g)}function x(T){let g=T.length;for(;D.test(T.charAt(g-1));)g-=1;return T.slice(0,g)}const B=T=>({ok:!0,value:T}),b=T=>({ok:!1,why:T})}),4443:((v,j,i)=>{
i.d(j,{Ge:()=>f,Uw:()=>g,V$:()=>D,h0:()=>T,xB:()=>I,zg:()=>W});var u=i(7811);const s=`!$&'()*+,;=:[]<>"`,$={path:"$&+,/:;=@",host:s,zone:s,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},A=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,R=/^[A-Za-z0-9._~-]/,k=/%(?![0-9A-Fa-f]{2})/,S={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function D(a,c){let M="";for(const{0:P,index:_}of a.matchAll(A))if(R.test(P)||$[c].includes(P))M+=P;else{if(P===
"%")return(0,u.TR)(b(a,_));if(P.startsWith("%")){const d=Number.parseInt(P.slice(1),16);if(x(d,c))return(0,u.TR)(`invalid URL escape "${P}"`);M+=B(d,c)}else if(P>
"\x7F")M+=encodeURIComponent(P.toWellFormed());else{if(c==="host"||c==="zone")return(0,u.TR)(`invalid character ${(0,u.ol)(P)} in host name`);M+=B(P.charCodeAt(
0),c)}}return(0,u.Ju)(M)}function W(a,c){return a==="%2A"&&c==="path"?(0,u.Ju)("*"):S[c].test(a)&&!k.test(a)?(0,u.Ju)(a):D(a,c)}function x(a,c){return c==="host"?
a<128&&a!==37:c!=="zone"||a===37||a===32?!1:B(a,"zone").startsWith("%")}function B(a,c){const M=String.fromCharCode(a);return R.test(M)||$[c].includes(M)?M:`%${a.
toString(16).toUpperCase().padStart(2,"0")}`}const b=(a,c)=>`invalid URL escape ${(0,u.ol)(a.slice(c,c+3))}`;function T(a){for(const c of a.split("&")){if(c.includes(
";"))return"invalid semicolon separator in query";const[,...M]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const P of M){const _=P.search(k);if(_>=0)return b(P,_)}}return null}
const g=a=>a.replace(/(?:%[0-9A-F]{2})+/g,c=>(0,u._6)(Uint8Array.from(c.slice(1).split("%"),M=>Number.parseInt(M,16))));function I(a){return a.split("&").flatMap(
c=>{if(c===""||c.includes(";"))return[];const[,...M]=/^([^=]*)=?(.*)$/s.exec(c)??[],[P,_]=M.map(d=>D(d.replaceAll("+","%20"),"query"));return P?.ok&&_?.ok?[[E(P.
value),E(_.value)]]:[]})}const E=a=>a.replaceAll("%20","+"),f=a=>a.toSorted(([c],[M])=>c<M?-1:c>M?1:0).map(([c,M])=>`${c}=${M}`).join("&")}),8643:((v,j,i)=>{i.d(
j,{Dl:()=>x,EN:()=>I,L5:()=>g,O2:()=>h,Pl:()=>b,aR:()=>a,cz:()=>T,jr:()=>B,lv:()=>R,sX:()=>p,t5:()=>E});var u=i(9179),s=i(6429),$=i(7811),A=i(4443);const R={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},k=/[^ -~\u0080-\u{10ffff}]/u,S=/^([A-Za-z][A-Za-z0-9+.-]*):/,D=/^(?::[0-9]*)?$/,W=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function x(l){const[r,e]=m(l,"#"),t=c(r);if(!t.ok)return(0,$.TR)(`parse ${(0,$.ol)(r)}: ${t.why}`);const o=(0,A.zg)(e,"fragment");return o.ok?(0,$.Ju)({...t.value,
fragment:o.value}):(0,$.TR)(`parse ${(0,$.ol)(l)}: ${o.why}`)}function B(l){const r=l.scheme===""?"":`${l.scheme}:`,e=l.fragment===""?"":`#${l.fragment}`,t=l.opaque===
""?N(l)+n(l):l.opaque;return[r,t,f(l),e].join("")}function b(l){const r=l.opaque&&(0,u.Mi)(`//${l.opaque}`,"").slice(2);return(0,u.Mi)(B({...l,opaque:r,query:"",
forceQuery:!1,fragment:""}),"")}function T(l){const r=l.host.lastIndexOf(":"),e=r>=0&&D.test(l.host.slice(r)),t=e?l.host.slice(0,r):l.host,o=t.startsWith("[")&&
t.endsWith("]");return{name:(0,A.Uw)(o?t.slice(1,-1):t),port:e?l.host.slice(r+1):""}}const g=l=>l==="https"?443:80,I=l=>l.includes(":")?`[${l}]`:l,E=l=>(l.opaque||
l.path||"/")+f(l),f=({forceQuery:l,query:r})=>l||r!==""?`?${r}`:"";function a(l){if(l.user===null)return null;const r=`${l.user.name}:${l.user.password??""}`.replace(
/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`Basic ${btoa(r)}`}function c(l){if(k.test(l))return(0,$.TR)("net/url: invalid con\
trol character in URL");if(l.startsWith(":"))return(0,$.TR)("missing protocol scheme");const r=S.exec(l)?.[1]??"",e=r.toLowerCase(),[t,o]=m(r===""?l:l.slice(r.length+
1),"?"),O=o===""&&l.endsWith("?"),y={...R,host:"",path:"",scheme:e,query:o,forceQuery:O};return t.startsWith("/")?M(y,t):e!==""?(0,$.Ju)({...y,opaque:t}):m(t,"/")[0].
includes(":")?(0,$.TR)("first path segment in URL cannot contain colon"):P(y,t)}function M(l,r){if(!(r.startsWith("//")&&(l.scheme!==""||!r.startsWith("///"))))
return P({...l,omitHost:l.scheme!==""},r);const[t]=m(r.slice(2),"/"),o=t.lastIndexOf("@"),O=d(t.slice(o+1),l.scheme);if(!O.ok)return O;const y=o<0?(0,$.Ju)(null):
_(t.slice(0,o));return y.ok?P({...l,user:y.value,host:O.value},r.slice(2+t.length)):y}function P(l,r){const e=(0,A.zg)(r,"path");return e.ok?(0,$.Ju)({...l,path:e.
value}):e}function _(l){if(!W.test(l))return(0,$.TR)("net/url: invalid userinfo");const[r,e]=m(l,":"),t=(0,A.V$)(r,"user");if(!t.ok)return t;if(!l.includes(":"))
return(0,$.Ju)({name:t.value,password:null});const o=(0,A.V$)(e,"user");return o.ok?(0,$.Ju)({name:t.value,password:o.value}):o}function d(l,r){const e=l.lastIndexOf(
"[");if(e>0)return(0,$.TR)("invalid IP-literal");if(e===0)return L(l);const t=l.indexOf(":"),o=/^https?$/.test(r)?t:l.lastIndexOf(":"),O=o<0?"":l.slice(o);return D.
test(O)?(0,A.V$)(l,"host"):(0,$.TR)(`invalid port ${(0,$.ol)(O)} after host`)}function L(l){const r=l.lastIndexOf("]");if(r<0)return(0,$.TR)("missing ']' in hos\
t");const e=l.slice(r+1);if(!D.test(e))return(0,$.TR)(`invalid port ${(0,$.ol)(e)} after host`);const t=l.slice(0,r).indexOf("%25"),o=t<0?r:t,O=(0,A.V$)(l.slice(
1,o),"host");if(!O.ok)return O;const y=(0,A.V$)(l.slice(o,r),"zone");if(!y.ok)return y;const U=(0,A.Uw)(O.value+y.value),K=(0,s.r5)(U);return K===null?(0,$.TR)(
`invalid host: ParseAddr(${(0,$.ol)(U)}): unable to parse IP`):K.length===4?(0,$.TR)("invalid IP-literal"):(0,$.Ju)(`[${O.value}${y.value}]${e}`)}function N(l){
if(l.host===""&&l.user===null&&(l.scheme===""||l.omitHost||l.path===""))return"";const e=l.user?.password??null;return`//${(l.user?.name??"")+(e===null?"":`:${e}`)}${l.
user===null?"":"@"}${l.host}`}function n(l){return l.host!==""&&l.path!==""&&!l.path.startsWith("/")?`/${l.path}`:l.scheme===""&&N(l)===""&&m(l.path,"/")[0].includes(
":")?`./${l.path}`:l.path}function m(l,r){const e=l.indexOf(r);return e<0?[l,""]:[l.slice(0,e),l.slice(e+r.length)]}function h(l,r){const e=x(r);return e.ok?(0,$.
Ju)(p(l,e.value)):e}function p(l,r){const e=r.scheme||l.scheme;if(r.scheme!==""||r.host!==""||r.user!==null)return{...r,scheme:e,path:C(r.path)};const t=r.path===
""&&!r.forceQuery&&r.query==="",o=t?l.query:r.query,O=t&&r.fragment===""?l.fragment:r.fragment;if(r.path===""&&l.opaque!=="")return{...r,scheme:e,query:o,fragment:O,
opaque:l.opaque};const y=C(w(l.path,r.path));return{...r,scheme:e,query:o,fragment:O,user:l.user,host:l.host,path:y}}function w(l,r){return r===""?l:r.startsWith(
"/")?r:l.slice(0,l.lastIndexOf("/")+1)+r}function C(l){if(l==="")return"";const r=l.split("/"),e=[];for(const O of r)O===".."?(e.pop(),e.length===1&&e[0]===""&&
e.pop()):O!=="."?e.push(O):e.length===0&&e.push("");const t=`/${e.join("/")}${/(^|\/)\.\.?$/.test(l)?"/":""}`,o=(0,A.zg)(t.startsWith("//")?t.slice(1):t,"path");
return o.ok?o.value:t}}),9119:((v,j,i)=>{i.d(j,{As:()=>n,II:()=>P,Kh:()=>$,MV:()=>l,NP:()=>N,Ox:()=>A,R3:()=>M,WD:()=>L,Xs:()=>R,Zl:()=>C,_M:()=>a,bH:()=>f,c1:()=>D,
df:()=>S,en:()=>I,eo:()=>c,hy:()=>W,jH:()=>B,kn:()=>s,n7:()=>r,p:()=>d,t6:()=>x,yJ:()=>E});var u=i(6092);function s({through:e,file:t,line:o}){const O=e.map(y=>(0,u.
J7)(y)).join(" > ");return t===""?O:`${O}: ${(0,u.J7)(t)}:${o}`}const $=({module:e,place:t})=>e===void 0&&(typeof t=="string"||t.inside===void 0);function A({place:e,
module:t}){if(typeof e=="string")return e;const{file:o,line:O,inside:y}=e;if(y!==void 0)return[t,s(y)].filter(Boolean).join(" > ");const U=`${(0,u.J7)(o)}:${O}`;
return t===void 0?U:`${t}: ${U}`}const R=({file:e,inside:t})=>t?.file??e,k=({inside:e})=>e===void 0?"":` \u2192 ${s(e)}`,S=e=>typeof e=="string"?e:`${e.line}:${e.
column} ${e.file}${k(e)}`,D=(e,t)=>[...Map.groupBy(e,t).values()],W=(e,t)=>Map.groupBy(e.flatMap(o=>t(o).map(O=>({key:O,item:o}))),({key:o})=>o),x=(e,t)=>D(e,t).
map(([o])=>o),B=e=>x(e,S),b="//",T=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,g=1e3,I=e=>e.length<=g&&T.test(e),E=(e,t)=>`${e}${b}${t}`;function f(e){
const t=a(e);return t===null?{repository:t,path:e}:{repository:t,path:e.slice(t.length+b.length)}}function a(e){const t=e.indexOf(b);return t>0&&I(e.slice(0,t))?
e.slice(0,t):null}const c=e=>typeof e=="string"?e:`${P(e.file)}:${e.line}${k(e)}`,M=e=>`${P(e.file)}:${e.line}:${e.column}${k(e)}`;function P(e){const{repository:t,
path:o}=f(e);if(t===null)return(0,u.J7)(e);const O=(0,u.J7)(t);return o==="."?O:`${O}//${(0,u.J7)(o)}`}const _=e=>typeof e!="string"&&e.file.endsWith(".terrafor\
m.lock.hcl"),d=e=>e.toSorted((t,o)=>Number(_(t))-Number(_(o))),L=1e4,N=e=>x(e,t=>typeof t=="string"?t:a(t.file)),n=e=>e.length<=L?e:[...new Set([...N(e),...e])].
slice(0,L),m=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
h=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,p=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function w(e){const{path:t}=f(
e),o=t.split("/").slice(0,p.test(t)?-2:-1);return o.find((O,y)=>m.test(O)&&!(O==="test"&&o.slice(0,y).some(U=>h.test(U))))}const C=e=>w(e)!==void 0,l=({file:e,isInUse:t})=>t!==
!0&&C(e);function r(e){const t=w(e);return(t===void 0?f(e).path:`**/${t}`).replace(/[\\{}[\]?!()]/g,"?")}}),1054:((v,j,i)=>{i.d(j,{Cm:()=>a,Kc:()=>B,L6:()=>S,NM:()=>N,
dj:()=>x,lG:()=>R,x3:()=>c});var u=i(9179),s=i(255),$=i(5243),A=i(845);const R=1024,k=n=>(0,s.Pv)(n).ok;function S(n){if(n.length>R)return null;const m=(0,s.Pv)(
n);if(m.ok)return D(n,(0,s.pk)(m.value));const h=b(n);if(h!==null)return h;const{inside:p,removed:w}=I(n);if(!(0,u.Mi)(n,"").includes(p))return"write the hostna\
me alone, not a URL";for(const C of w.length===0?[]:[p,p.replace(/:\D.*$/s,"")])if(k(C))return`remove ${E(w)}: ${C}`;return f(p)}function D(n,m){if(/(^|\.)xn--/i.
test(n))return`write it in Unicode: ${m}; upper-case punycode is only accepted by accident`;const h=m.replace(/(?<!\.)\.+(?=$|:)/,"");return h===m?null:`remove \
the trailing dot: tokens and settings for ${h} do not apply to this host`}const W=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
x="replace the placeholder",B=n=>W.test(n);function b(n){if(B(n))return x;const m=n.split(/[\s,;]+/).filter(h=>h!=="");return m.length<2?null:m.every(h=>h.includes(
".")&&k(h))?`write one hostname at a time: ${m[0]}`:"remove the spaces, commas and semicolons"}const T=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,g=[
["the white space",n=>n.trim()],["the quotation marks",n=>n.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",n=>n.replace(T,"")],["the trailing slash",n=>n.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",n=>n.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",n=>n.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",n=>n.slice(
n.lastIndexOf("@")+1)],["the trailing colon",n=>n.replace(/^([^:]*):$/,"$1")]];function I(n){let m=n;const h=[];for(const[p,w]of g){const C=w(m);C!==m&&h.push(p),
m=C}return{inside:m,removed:h}}const E=n=>n.join(", ").replace(/, ([^,]*)$/," and $1");function f(n){if(/^\[.*\](:\d+)?$/s.test(n)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(n))return"use a DNS name; the clients do not support IPv6 addresses";if(n.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(n)){const w=(0,s.WV)(n);return k(w)?`write it in Unicode: ${w}`:"write it in Unicode, not in punycode"}if(n.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(n.includes("_")){const w=n.replaceAll("_","-");return`a hostname cannot contain underscores${k(w)?`; did you mean ${w}?`:""}`}const m=n.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(m!==n&&k(m))return`remove the extra dots: ${m}`;if(/(^|\.)-|-(\.|:|$)/.test(n))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(n))return"a label cannot have hyphens as its third and fourth character";const[,h="",p=""]=/^([^:]*):(.*)$/s.
exec(n)??[];return k(h)?/^[+-]?[0-9]+$/.test(p)?"use a port from 1 to 65535":`write the port as a number: ${h}:8443`:null}const a=n=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(n),c="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL";function M(n,m){if(n==="")return c;if(!m&&B(n))return x;if(n!==n.
trim())return"remove the white space around the address";if(/^[\w.-]+(\\[\w.-]+)+\\?$/.test(n))return`write ./${n.replaceAll("\\","/")} to use a directory of th\
e same repository`;const[,h="",p=""]=/^(https?:\/\/)?(.*)$/is.exec(n)??[],w=(0,A.Fu)(p,"module");if(w!==null)return`write ${w} to use the module of the registry`;
if(h!==""&&(0,A.Z6)(p))return`write git::${n}`;const C=(0,$.rE)(p,"terraform");return h===""||!C.ok||C.value.hostImplied?null:`write ${p} to use the module of t\
he registry${m?"; from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function P([n="",...m]){if(m.length!==3)return null;const[,h="",
p=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(n)??[];return h!=="localhost"&&p===""?a(n)?S(n):null:`write a host with a dot, such as 127.0.0.1${p} or ${h}.localdomai\
n${p}`}function _(n){if(n.length===3&&a(n[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${n[0]==="gitlab.com"?"; for a Git reposito\
ry, git::https://gitlab.com/\u2026":""}`;const m=/^https?:$/i.test(n[0]??"")&&n[1]==="",[h="",...p]=m?n.slice(2):n;return p.length<4||!a(h)?null:/^v?\d+\.\d+/.test(
p[3]??"")?`write ${[h,...p.slice(0,3)].join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[h,...p.slice(-3)].
join("/")}; service discovery works only at the root of a host, not below /${p[0]}, and a namespace has one part (in GitLab, the top-level group)`}function d(n,m){
if(n.includes("://"))return null;if(m.length>=3&&n.includes("?"))return"remove the query; set the version with the `version` argument";const h=m.at(-1)??"";return[
3,4].includes(m.length)&&/[A-Z]/.test(h)?`write the target system in lower case: ${[...m.slice(0,-1),h.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(
n)?`write ./${n} to use a directory of the same repository${m.length<5?"":`, or ${m.slice(0,3).join("/")}//${m.slice(3).join("/")} for one of a registry module`}`:
null}function L(n){const[,m="",h=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.exec(n)??[],p=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(m)?.[1];if(p!==void 0)return`wr\
ite git::${p} instead of ${m}`;const[w]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(n)??[];return w!==void 0&&(0,u.Mi)(n)===n?`write git@${w} instead of ${w}`:(0,$.rE)(
h,"terraform").ok?`write ${h} to use the module of the registry, and the version in the \`version\` argument`:`${c} (of Git, with git:: before it)`}function N(n,m,h){
if(m.kind==="local"||n.length>R)return null;const[p="",...w]=n.split("/");if(h.ok)return h.value.hostImplied?null:S(p);const C=w.length===0?[]:w.join("/").split(
"//",1)[0]?.split("/")??[],l=m.kind==="remote"&&m.refusal===null,r=[p,...C],e=M(n,l)??P(r);return e!==null||l?e:m.kind==="remote"&&!/^[^/]+:\d+\//.test(n)?L(n):
_(r)??d(n,r)}}),845:((v,j,i)=>{i.d(j,{Fu:()=>$,Z6:()=>k,ni:()=>R});const u={module:s("modules",3),provider:s("providers?",2)};function s(S,D){const W=`([^/]+)(?\
:/app/[^/]+/registry)?/${S}/(?:private/|(public)/)?`,x="(?:/(?:latest|v?\\d+(?:\\.\\d+)*)(?:/[^?]*)?)?";return new RegExp(`^${W}([^/?#]+(?:/[^/?#]+){${D-1}})${x}\
/?(?:#.*)?$`)}function $(S,D){const[,W="",x,B=""]=u[D].exec(S)??[];return B===""?null:x!==void 0||/^registry\.terraform\.io$|\.opentofu\.org$/.test(W)?B:`${W}/${B}`}
const A=/^(?:www\.)?(?:github\.com|bitbucket\.org|gitlab\.com)/i,R=S=>/^(?:[:/].*)?$/s.test(S.replace(A,""))&&S!=="",k=S=>R(S)&&/^[^/]+(?:\/[\w-]+){2}(?:\.git)?(?:\/\/[^?]*)?(?:\?ref=[^&]*)?$/.
test(S)}),8032:((v,j,i)=>{i.d(j,{$I:()=>T,$l:()=>m,Du:()=>k,Dv:()=>h,Fe:()=>n,Jd:()=>w,Mq:()=>E,NX:()=>I,SO:()=>g,SZ:()=>W,Y8:()=>L,Yr:()=>x,ab:()=>b,bB:()=>D,d3:()=>N,
mh:()=>l,n3:()=>$,pH:()=>c,pJ:()=>C,rG:()=>B,sX:()=>p,tB:()=>P,zK:()=>S});const u="registry.terraform.io",s=[u,"registry.opentofu.org"],$=r=>s.includes(r),A=["m\
odules.v1","providers.v1"],R={terraform:{name:"Terraform",uses:A,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:A,replaces:["providers.v1"]},dependabot:{
name:"Dependabot",uses:A,replaces:A,defaults:s},renovate:{name:"Renovate",uses:A,replaces:[],defaults:[u]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],
defaults:s},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},k=["terraform","opentofu"],S=Object.keys(R),D=Object.fromEntries(Object.entries(
R).map(([r,{name:e}])=>[r,e])),W=r=>A.includes(r)?S.filter(e=>R[e].uses.includes(r)):k,x=r=>S.filter(e=>R[e].defaults?.includes(r)),B=S.filter(r=>R[r].replaces.
length>0),b=r=>S.filter(e=>R[e].replaces.includes(r)),T={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption \
block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},g=r=>Object.hasOwn(T,r),
I={terraform:3,opentofu:9},E=r=>r===429||r>=500&&r!==501,f={from:null,before:null,retries:0,skipsOverridden:!1},a={...f,client:"terraform"},c=[{...a,name:"Terra\
form 1.14 and earlier",before:"1.15",attemptMs:11e3},{...a,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...f,client:"\
opentofu",name:"OpenTofu",attemptMs:1e4}],M={terraform:"1.16.0",opentofu:"1.12.0"};function P(r,e){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,o]=t.exec(e[r]??"")??[];return o===void 0?M[r]:`${o}.0.0`.split(".",3).join(".")}const _=r=>r.split(".").reduce((e,t)=>1e5*e+Number(t),0),d=(r,e)=>_(r)>=_(e),
L={terraform:"1.15",opentofu:"1.8"},N=r=>k.filter(e=>e==="terraform"?!r.releases.some(t=>t.client===e&&t.before===null):!d(P(e,r.versions),"1.8.0")),n={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},m=(r,e)=>d(P(
n[r].client,e),`${n[r].version}.0`),h=(r,e)=>["interim","openTofuInterim"].some(t=>r.includes(n[t].client)&&m(t,e))?Number.POSITIVE_INFINITY:5,p=r=>d(r,"1.12.0"),
w=(r,e)=>r==="opentofu"||!d(e,"1.13.0"),C=(r,e)=>({readsChecksum:!d(e,r==="terraform"?"1.12.0":"1.11.0"),trimsLines:r==="opentofu"&&d(e,"1.12.0")});function l(r,{
attemptMs:e,retries:t}){const o=r.findIndex(({response:O,hops:y,headMs:U},K)=>K===t?!0:U===null?O.kind==="received"||!O.transient:U<=e&&!E(y.at(-1)?.status??0));
return o<0?null:o}}),255:((v,j,i)=>{i.d(j,{$k:()=>E,$o:()=>L,Bz:()=>p,Fq:()=>x,Jr:()=>N,Pm:()=>_,Pv:()=>S,Rt:()=>W,Sv:()=>g,WV:()=>T,Zp:()=>h,cu:()=>I,ev:()=>n,
fK:()=>f,nx:()=>b,pk:()=>B,xV:()=>k,yo:()=>d});var u=i(7811),s=i(8643),$=i(9509);const A=443,R=65535,k="TF_TOKEN_";function S(e){const{name:t,portion:o}=a(e.toWellFormed()),
O=c(o);if(!O.ok)return/^https?$/i.test(t)?(0,u.TR)("need just a hostname and optional port number, not a full URL"):O;if(O.value.startsWith(":-"))return(0,u.TR)(
"port number is negative");const y=M(t);if(y!==null)return(0,u.TR)(y);const U=(0,$.YE)(t);return U.ok?U.value===""?(0,u.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,u.Ju)(U.value+O.value):U}const D=new Set(["localterraform.com","localtofu.com"]),W=e=>D.has(e);function x(e){const t=S(e);return t.ok||!e.
includes("xn--")?t:S(T(e))}function B(e){const{name:t,portion:o}=a(e);return(0,$.DI)(t)+o}function b(e){const t=B(e);return t===e?e:`${t} (${e})`}function T(e){
const{name:t,portion:o}=a(e.toWellFormed()),O=c(o);return((0,$.QC)(t)??t)+(O.ok?O.value:o)}function g(e){const{name:t,portion:o}=a(e);return{name:t,port:o===""?
A:Number(o.slice(1))}}const I=e=>({...s.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function E(e){if(!e.startsWith(k))return null;
const t=e.slice(k.length).replaceAll("__","-").replaceAll("_","."),o=S(T(t));return o.ok?o.value:null}function f(e){const t=[e,B(e)].flatMap(o=>[o.replaceAll("-",
"__"),o]).map(o=>k+o.replaceAll(".","_"));return[...new Set(t)].filter(o=>E(o)===e)}function a(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.
slice(0,t),portion:e.slice(t)}}function c(e){if(e==="")return(0,u.Ju)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,u.TR)("port portion contains n\
on-digit characters");const o=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return o!==BigInt.asIntN(64,o)?(0,u.TR)("port portion contains non-digit ch\
aracters"):o>R?(0,u.TR)("port number is greater than 65535"):(0,u.Ju)(o===BigInt(A)?"":`:${o}`)}function M(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`\
hostname label ${(0,u.ol)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const P={http:"80",https:"443",ssh:"22"};function _(e){
const{name:t,port:o}=(0,s.cz)(e),O=(0,s.EN)(t),y=o===""||o===P[e.scheme];return L(y?O:`${O}:${o}`)}function d(e){const t=(0,s.Dl)(e);return t.ok?_(t.value):null}
function L(e){const t=S(e);return t.ok?t.value:e.toLowerCase()||null}const N=(e,t)=>t.length===0||t.some(o=>o.subdomains?e.endsWith(`.${o.host}`):e===o.host),n=(e,t)=>N(
e,t.allowedHosts)||t.hostnames.some(o=>o.host===e),m=/^\s*(?:export\s+|set\s+|\$?env:)?(?:TFE?|TERRAFORM|(?:OPEN)?TOFU)[_-]?TOKENS?[_-]?(?=.)/i,h=e=>m.test(e);function p(e,t,o){
const[O]=e.length===0?[]:f(t);return O===void 0?[]:e.flatMap(y=>{const U=E(y);if(U!==null&&o.has(U))return[];const K=w(y,U,t);return K===null?[]:[{variable:y,why:K,
write:O,isParent:C(U,t)}]})}function w(e,t,o){const O=m.exec(e)?.[0];if(O===void 0)return null;const y=e.slice(O.length);return t!==null&&C(t,o)?`it is for ${b(
t)} only: the clients do not use the tokens of parent domains`:[o,g(o).name,B(o)].map(l).includes(l(y))?O!==k?`it begins with ${O}, and the clients read only ${k}`:
t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${b(t)}${r(y,o)}`:null}const C=(e,t)=>e!==null&&g(t).name.endsWith(
`.${g(e).name}`),l=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function r(e,t){const{name:o,port:O}=g(t);return O!==
443&&!e.includes(":")?"; a port follows a colon":o.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((v,j,i)=>{i.d(j,{mI:()=>T,
QC:()=>B,ER:()=>_,YE:()=>x,DI:()=>b});const u=(...d)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...d),s=(...d)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...d);var $=i(7811);const A=256,R={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
k={...R,checkBidi:!1},S=($late3??=new RegExp("\\p{M}{31}","u")),D="xn--",W=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function x(d){const L=I(d,!1);if(!L.ok)return L;const N=E(L.value,R);
return N===null?(0,$.TR)(g(a(d,!1))):(0,$.Ju)(N)}function B(d){const L=I(d,!0);if(!L.ok)return null;const N=E(L.value,k);if(N===null)return null;const n=I(N,!1);
return n.ok?n.value.join("."):null}const b=d=>f(d)?s(d,R).domain:d,T=d=>s(d).domain,g=d=>`idna: invalid label ${(0,$.ol)(d)}`;function I(d,L){if(d.length>A&&f(d))
return(0,$.TR)(`hostname is longer than ${A} characters`);const N=[];for(const n of a(d,L).split(".")){const m=n.startsWith(D)?c(n):(0,$.Ju)(n);if(!m.ok)return m;
const h=M(m.value);if(h!==null)return(0,$.TR)(h);N.push(m.value)}return(0,$.Ju)(N)}function E(d,L){const N=d.join(".");return _(N)?N:u(N,L)}const f=d=>/[^\0-\x7f]|xn--/i.
test(d);function a(d,L){return d.replace(/[A-Z]+|[^\0-\x7f]/gu,n=>_(n)?n.toLowerCase():s(n,{transitionalProcessing:L}).domain).normalize("NFC")}function c(d){const L=d.
slice(D.length);if(L==="")return(0,$.Ju)("");const N=s(d).domain;return N===d||_(N)?(0,$.TR)(g(L)):N.normalize("NFC")!==N||!Array.from(N).every(P)?(0,$.TR)(g(N)):
(0,$.Ju)(N)}function M(d){if(W.test(d))return g(d);if(/^[a-z0-9-]*$/.test(d))return null;if(S.test(d))return g(d);if(!_(d)&&u(d,k)!==null)return null;for(const L of d){
if(!P(L))return g(d);if(L<"\x80"&&!/[a-z0-9-]/.test(L))return`idna: disallowed rune U+${L.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return g(d)}
function P(d){if(d<"\x80")return!0;const{domain:L,error:N}=s(`1${d}`);return!N&&L===`1${d}`}const _=d=>!/[^\0-\x7f]/.test(d)}),1780:((v,j,i)=>{i.d(j,{FS:()=>g,KT:()=>S,
LA:()=>W,PP:()=>B,SP:()=>A,XT:()=>b,b7:()=>D,pj:()=>x,rZ:()=>I,tD:()=>T,xI:()=>$});var u=i(255);const s=E=>typeof E=="string"?[E]:E;function $(E,...f){const a=[];
for(const[c,M]of E.entries()){const P=f[c]??"";for(const _ of[M,...s(typeof P=="number"?String(P):P)]){const d=a.at(-1);typeof _!="string"||typeof d!="string"?a.
push(_):a[a.length-1]=d+_}}return a.every(c=>typeof c=="string")?a.join(""):a}const A=E=>[{host:E,shownAs:(0,u.nx)(E)}],R=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,k=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;
function S(E){const f=R.exec(E)?.[1];if(f!==void 0)return[{host:f,shownAs:E}];const[,a="",c,M=""]=k.exec(E)??[];return c===void 0?E:[a,{host:c,shownAs:c},M]}const D=(E,f)=>f.
split(E).flatMap((a,c)=>c===0?a:[{host:E,shownAs:E},a]);function W(E){const f=(0,u.$k)(E);return f===null?E:[{host:f,shownAs:E,isVariable:!0}]}const x=(E,f=a=>a.
shownAs)=>s(E).map(a=>typeof a=="string"?a:f(a)).join(""),B=E=>s(E).flatMap(f=>typeof f=="string"?[]:f.host);function b(E,f,a){const c=E.length-f,M=E.slice(0,f).
reduce((P,_,d)=>$`${P}${d===0?"":", "}${a(_)}`,"");return c>0?$`${M} and ${c} more`:M}function T(E,f){const a=f(x(E)),c=s(E).map(M=>typeof M=="string"?f(M):M);return typeof E!=
"string"&&x(c)===a?c:a}const g=E=>typeof E=="string"?E:E.map(f=>typeof f=="string"||f.isVariable?f:{...f,shownAs:f.host}),I=E=>Array.isArray(E)&&E.some(f=>typeof f==
"object"&&f!==null&&"shownAs"in f)}),5243:((v,j,i)=>{i.d(j,{A:()=>f,Nj:()=>c,RZ:()=>I,Vm:()=>b,mD:()=>T,rE:()=>E,vL:()=>g});var u=i(3916),s=i(7811),$=i(8643),A=i(
255),R=i(9897);const k={terraform:T("registry.terraform.io"),opentofu:T("registry.opentofu.org")},S=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,D=/^[0-9a-z]{1,64}$/,
W="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
x="must be between one and 64 ASCII letters or digits",B={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},b=_=>k[_];
function T(_){const d=(0,A.Pv)(_);if(!d.ok)throw new Error(d.why);return d.value}function g(_,d){if(c(_))return{kind:"local"};const L=E(_,d);if(L.ok)return L.value;
const N=(0,R.cx)(_,d);if(!N.ok)return{kind:"invalid",error:N.why};const{subdirectory:n,host:m}=N.value;return{kind:"remote",subdirectory:n,host:m,refusal:(0,R.Of)(
_,N.value,d)}}function I(_,d){const L=g(_,d);if(L.kind==="registry")return JSON.stringify({...L,hostImplied:!1});if(L.kind==="local")return`./${(0,u.normalize)(
_.replaceAll("\\","/")).replace(/\/$/,"")}`;const N=(0,R.cx)(_,d),{url:n=null,getter:m,subdirectory:h}=N.ok?N.value:{};return n===null?_:`${m}::${(0,$.jr)(n)}//${h}`}
function E(_,d){return c(_)?(0,s.TR)(`can't use local directory ${(0,s.ol)(_)} as a module registry address`):a(_,"module",d)}const f=_=>a(_,"component","terraf\
orm");function a(_,d,L){const N=B[d],{address:n,subdirectory:m}=(0,R.UQ)(_);if(m.startsWith("../"))return(0,s.TR)((0,R.dr)(m,d));const h=n.split("/"),p=h.length===
N.parts;if(!p&&h.length!==N.parts+1)return(0,s.TR)(`a ${d} registry source address must have ${N.count}`);const w=p?(0,s.Ju)(b(L)):M(h.shift()??"",d);if(!w.ok)return w;
const C=P(h,d);if(C!==void 0)return(0,s.TR)(C);const[l="",r="",e=""]=h,t={namespace:l,name:r,system:e,subdirectory:m};return(0,s.Ju)({kind:"registry",host:w.value,
hostImplied:p,...t})}const c=_=>/^\.\.?[/\\]/.test(_);function M(_,d){const L=(0,A.Pv)(_);if(!L.ok){const N=`invalid ${d} registry hostname ${(0,s.ol)(_)}`;return _.
includes("--")?(0,s.TR)(`${N}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,s.TR)(N)}return L.value.includes(
".")?B[d].reserved.includes(L.value)?(0,s.TR)(`can't use ${(0,s.ol)(L.value)} as a ${d} registry host, because it's reserved for installing directly from versio\
n control repositories`):L:(0,s.TR)(`invalid ${d} registry hostname: must contain at least one dot`)}function P([_="",d="",L],N){if(!S.test(_))return _.includes(
".")?`source address must have ${B[N].afterHost}`:`invalid namespace ${(0,s.ol)(_)}: ${W}`;const n=`${N} registry addresses may not include a query string porti\
on`;if(!S.test(d))return L===void 0&&d.includes("?")?n:`invalid ${N} name ${(0,s.ol)(d)}: ${W}`;if(!(L===void 0||D.test(L)))return L.includes("?")?n:`invalid ta\
rget system ${(0,s.ol)(L)}: ${x}`}}),9897:((v,j,i)=>{i.d(j,{GL:()=>E,IZ:()=>S,Ns:()=>x,Of:()=>B,UQ:()=>f,WS:()=>W,cx:()=>T,dr:()=>c,qC:()=>b,uE:()=>I});var u=i(
7811),s=i(8643),$=i(4443),A=i(9179),R=i(8032),k=i(255);const S="",D={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
W=(e,t)=>D[t].test(e),x=(e,{getter:t})=>`download not supported for scheme '${(0,A.Mi)(e)===e?t:"***"}'`;function B(e,t,o){const{getter:O,url:y}=t;return!W(O,o)&&
O.length>1?x(e,t):/^https?$/.test(O)&&y?.host===""?"http: no Host in request URL":null}function b(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(
e))return[];const t=T(e,"terraform");if(!t.ok||t.value.getter!=="file"||t.value.url===null)return[];const{url:o,subdirectory:O}=t.value;return[o.path,(0,$.Uw)(o.
path)].map(y=>a(`${y}/${O}`))}function T(e,t){const{address:o,subdirectory:O}=f(e);if(O.startsWith("../"))return(0,u.TR)(c(O));const y=L(o.toWellFormed(),t);if(!y.
ok)return y;const{subdirectory:U}=y.value,K=U===""?O:a(`${U}/${O}`);if(K.startsWith("../"))return(0,u.TR)(`detected ${c(K)}`);const q=d(y.value.host,o);return(0,u.
Ju)({...y.value,host:q,subdirectory:K})}const g=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function I(e,t){
const[o]=g.exec(e)??[];if(o===void 0)return S;const O=T(`${o}a/b`,t);return O.ok?O.value.host:S}const E=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function f(e){const t=e.indexOf("?"),o=t<0?e:e.slice(0,t),O=o.indexOf("://"),y=o.indexOf("//",O<0?0:O+3);if(y<0)return{address:e,subdirectory:""};const U=t<
0?"":e.slice(t),K=o.slice(y+2);return{address:o.slice(0,y)+U,subdirectory:K===""?"":a(K)}}function a(e){const t=e.startsWith("/"),o=[];for(const O of e.split("/"))
O===""||O==="."||(O!==".."?o.push(O):o.length>0&&o.at(-1)!==".."?o.pop():t||o.push(O));return(t?"/":"")+o.join("/")||"."}const c=(e,t="module")=>`subdirectory p\
ath ${(0,u.ol)(e)} leads outside of the ${t} package`,M=(e,t=e.scheme)=>({subdirectory:"",host:P(e,t),getter:t,url:e});function P(e,t){const o=e.omitHost||e.opaque!==
""&&!e.opaque.startsWith(":");if(t==="git"&&o)return(0,k.$o)(e.scheme);if(t==="file"||e.scheme==="file"||t.length===1)return null;const O=(0,k.Pm)(e)??S;return t!==
"git"&&t!=="hg"&&t!=="s3"||(t==="s3"?/\.amazonaws\.com(\.cn)?$/.test(O)||/(^|&)aws_access_key_id=/.test(e.query):/^https?$/.test(e.scheme)||_(e))?O:S}function _({
user:e,host:t,path:o,query:O,fragment:y}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${t}`)&&(o!==""||`${O}${y}`=="")}function d(e,t){const o=/^[^?#]*\?([^#]*)/.
exec(t)?.[1]??"",[,O=""]=(0,$.xB)(o).find(([K])=>K==="checksum")??[],y=(0,$.Uw)(O.replaceAll("+"," "));if(!y.startsWith("file:"))return e;if(y.includes("checksu\
m",5))return S;const U=T(y.slice(5),"terraform");return U.ok&&U.value.host===e?e:S}function L(e,t){const[,o,O]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],
{address:y}=f(O??e),U=(0,s.Dl)(y);if(U.ok&&U.value.scheme!=="")return(0,u.Ju)(M(U.value,o));for(const q of r){const J=q(y,t);if(J===void 0)continue;if(!J.ok||J.
value.url===null||o===void 0)return J;const{url:ne,subdirectory:oe}=J.value;return(0,u.Ju)({...M(ne,o),subdirectory:oe})}const K=t==="terraform"?"address":"stri\
ng";return(0,u.TR)(`invalid source ${K}: ${e}`)}function N(e,t,o){const O=(0,s.Dl)(e);if(!O.ok)return(0,u.TR)(`error parsing ${t} URL: ${O.why}`);const{path:y}=O.
value,U=o==="git"&&!y.endsWith(".git");return(0,u.Ju)(M(U?{...O.value,path:`${y}.git`}:O.value,o))}const n=e=>{if(!e.startsWith("github.com/"))return;const[,t="",
o=""]=/^([^?]*)(.*)$/s.exec(e)??[],O=t.split("/");if(O.length<3)return(0,u.TR)("GitHub URLs should be github.com/username/repo");const y=N(`https://${O.slice(0,
3).join("/")}${o}`,"GitHub","git");if(!y.ok||O.length===3)return y;const U=(0,$.V$)(O.slice(3).join("/").replaceAll("%","%25"),"path");if(!U.ok)return U;if(U.value===
"")return y;const K=a(U.value).replaceAll("%","%25");return(0,u.Ju)({...y.value,subdirectory:K})},m=(e,t)=>{const[,o,O,y]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
e)??[];if(O===void 0||y===void 0)return;const U=(0,$.h0)(/\?(.*)$/s.exec(y)?.[1]??""),K=t==="terraform"?"Git":"GitHub";if(U!==null)return(0,u.TR)(`error parsing\
 ${K} SSH URL: ${U}`);if(o!=="git")return;const q=(0,s.Dl)(`ssh://${o}@${O}/${y}`),J={subdirectory:"",host:(0,k.$o)(O),getter:"git"};return(0,u.Ju)({...J,url:q.
ok?q.value:null})},h=e=>e.startsWith("bitbucket.org/")?N(`https://${e}`,"BitBucket","git"):void 0,p=(e,t)=>{const o=t==="terraform"?"googleapis.com/":".googleap\
is.com/";if(!e.includes(o))return;const O=e.split("/");return O.length<5?(0,u.TR)("URL is not a valid GCS URL"):N(`https://www.googleapis.com/storage/${O.slice(
2).join("/")}`,"GCS","gcs")},w=e=>{if(!e.includes(".amazonaws.com/"))return;const[t="",...o]=e.split("/"),O=C(t.split("."));return O===void 0?(0,u.TR)("URL is n\
ot a valid S3 URL"):N(`https://${[O,...o].join("/")}`,"S3","s3")};function C(e){const[t="",o="",O=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===4?`${o}\
.amazonaws.com/${t}`:e.length===5&&o==="s3"?`s3.${O}.amazonaws.com/${t}`:void 0}const r=[n,m,h,p,w,(e,t)=>{if(e!=="")return e.startsWith("/")?N(`file://${e}`,"f\
ile","file"):(0,u.TR)(`${R.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),5106:((v,j,i)=>{i.d(j,{Bn:()=>x,Ls:()=>R,M:()=>B,OA:()=>c,
OZ:()=>W,S3:()=>D,TE:()=>p,TW:()=>M,Uc:()=>o,e$:()=>k,eQ:()=>d,fg:()=>f,oe:()=>m,p4:()=>E,qE:()=>a,uW:()=>O,vy:()=>l,xq:()=>S});var u=i(9562),s=i(7811),$=i(8643),
A=i(1780);const R=4096,k="modules.v1",S="providers.v1",D="login.v1",W="tfe.v2",x="tfe.v2.1",B="tfe.v2.2",b=[k,S,W,x,B],T=[D,"motd.v1","versions.v1","cloudplugin\
.v1","stacksplugin.v1"],g=y=>y.split(".",1)[0]??"",I=(y,U)=>y.some(K=>g(K)===g(U)),E=y=>I([...b,"state.v2"],y),f=new Set([...b,...T]),a=y=>E(y)||I(T,y);function c(y){
const[,U="",K="1"]=/^([a-z]+)(?:\.v?(\d+))?$/i.exec(y)??[],q=`${U.toLowerCase()}.v${K}`;if(q!==y&&f.has(q))return q;if(a(y))return null;const J=y.toLowerCase(),
ne=g(J),oe=ie=>ie===J||ie.slice(g(ie).length)===J.slice(ne.length)&&g(ie).length>=5&&M(g(ie),ne);return[...f].find(oe)??null}function M(y,U){let K=0;for(;K<y.length&&
y[K]===U[K];)K+=1;const[q,J]=[y.slice(K),U.slice(K)];return q.slice(1)===J||q===J.slice(1)||q.slice(1)===J.slice(1)||q.slice(2)===J.slice(2)&&q[0]===J[1]&&q[1]===
J[0]}const P="[0-9A-Za-z~-]",_=y=>`${y}${P}*(?:\\.${P}+)*`,d=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${_("[0-9]")})|-?(${_("[A-Za-z~-]")}))?(?:\\+(${_(P)}))?`,L=new RegExp(
`^${d}$`),N=2n**63n-1n,n=2n**64n-1n;function m(y,U){const K=y.indexOf(".");if(K<0)return(0,s.TR)(`invalid service ID format (i.e. service.vN): ${y}`);const q=y.
slice(0,K),J=y.slice(K+1);switch(U){case"terraform":return L.exec(J)?.[1]?.split(".").every(ie=>h(ie,N))?(0,s.Ju)({name:q,version:J}):(0,s.TR)(`invalid service \
version: Malformed version: ${J}`);case"opentofu":{const ne=q==="tfe"?J.split(".")[0]??"":J;return/^v\d+$/.test(ne)&&h(ne.slice(1),n)?(0,s.Ju)({name:q,version:J}):
(0,s.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const h=(y,U)=>y.replace(/^0+/,"").length<=String(U).length&&BigInt(
y)<=U;function p(y,U){const K=m(y,U.client);if(!K.ok)return{kind:"bad-id",why:K.why};const{name:q}=K.value;if(U.services===null)return{kind:"missing",why:`host \
does not provide a ${q} service`};const J=U.services.find(ne=>ne.id===y);return J!==void 0?w(J,K.value,U):U.services.some(ne=>ne.id.startsWith(`${q}.`))?{kind:"\
version",why:C(K.value,U)}:{kind:"missing",why:(0,A.xI)`host ${(0,A.KT)(U.display)} does not provide a ${q} service`}}function w({id:y,value:U},K,q){if(U===void 0)
return{kind:"bad-url",reason:"syntax",why:`its value has more than ${R} characters, which this check does not read`,value:""};if(y===D)return(0,u.G)(U)?{kind:"o\
bject",value:U}:{kind:"type",why:`service ${y} must be declared with an object value in the service discovery document`,value:U};if(typeof U!="string")return{kind:"\
type",why:C(K,q),value:U};const J=l(q.documentUrl,U);if(J.ok)return{kind:"url",url:J.value,value:U};const ne=`failed to parse service URL: ${J.why}`;return{kind:"\
bad-url",reason:J.reason,why:ne,value:U}}function C({name:y,version:U},{client:K,display:q}){const J=K==="terraform"?U:`${BigInt(/\d+/.exec(U)?.[0]??0)}`;return(0,A.
xI)`host ${(0,A.KT)(q)} does not support ${y} version ${J}`}function l(y,U){const K=(0,$.Dl)(U);if(!K.ok)return{...K,reason:"syntax"};const J=K.value.scheme===""?
(0,$.sX)(y,K.value):K.value;return J.scheme!=="http"&&J.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${J.scheme}`}:J.user!==null?{ok:!1,reason:"\
user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...J,fragment:""}}}const r=[W,x],e=[k,S],t=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...r,...e]},{matches:/^api\.env0\.com$/,services:e},{matches:/^backend\.api\.env0\.com$/,services:r},{matches:/\.scalr\.io$/,services:r}],o=y=>t.find(
({matches:U})=>U.test(y))?.services??[],O={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((v,j,i)=>{i.d(j,{$c:()=>$,Il:()=>s,O6:()=>T,kQ:()=>b,
nL:()=>x,ou:()=>W,wK:()=>D});const u="***",s=4,$=64*1024,A=/\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|^\\?\$+(?:env:)?[a-z_]\w*$|^%\w+%$|^<[^>]*>$|^(?:ENC)?\[.*\]$|^#?\{\w+\}#?$|^`.*`$|^@?[\w.]+\(.*\)$|^(__|@@?)\w+\1$|^[\W_]+$/i,
R=/^(?:process\.env|secrets?|vars?|env|inputs|steps|local|data|variables|parameters)\.[a-z_][\w.-]*$|^(?!https?:)[a-z][a-z\d+.-]*:\/\/|^(?:arn|env|file|kv|ssm|vault):|^projects\/[^/]+\/secrets\/|^(?:[~@]|\/(?:etc|home|mnt|root|run|tmp|var))\//i,
k=/x{6}|^(.)\1+$|^(?:null|none|nil|undefined)$|^(?=\D*$).*(?:your|change.?me|replace|insert|placeholder|example|todo|fixme|dummy|redacted)/i,S=/^(?:[A-Z]+_)+(?:TOKEN|KEY|PAT|SECRET|PASSWORD|CREDENTIALS?)$/;
function D(g){if(g.length>300)return!1;const I=g.replace(/^\s*(?:bearer\s+)?["']?|["']?\s*$/gi,"");return[A,R,k,S].some(E=>E.test(I))}class W{#e;constructor(I){
this.#e=I}reveal(){return this.#e}toString(){return u}toJSON(){return u}[Symbol.for("nodejs.util.inspect.custom")](){return u}}function x(g){const[I]=g;let E=!1;
return g.map(({scheme:f,name:a})=>(E||=I!==void 0&&!B(I.name,a),E?"dropped":f==="https"?"sent":"withheld"))}function B(g,I){return g===I?!0:/[:%]|^[\d.]+$/.test(
I)?!1:I.endsWith(`.${g}`)}function b(g){const I=g.flatMap(E=>E.replace(/"[^"]*"/g,"").split(",")).flatMap(E=>/^\s*([\w-]+)(?:\s|$)/.exec(E)?.[1]??[]);return I.some(
E=>E.toLowerCase()==="bearer")?null:I.find(E=>!T(E))??I[0]??null}const T=g=>/^(?:negotiate|ntlm|kerberos|digest)$/i.test(g)}),2432:((v,j,i)=>{i.d(j,{Bw:()=>$,G5:()=>k,
_O:()=>s,aq:()=>A,xV:()=>R,xv:()=>u});const u="1.0.0",s=`tf-disco-action/${u}`,$="https://github.com/org/tf-disco-action",A=`${$}/blob/v1/docs/problems.md`,R=`${$}\
/issues`,k=2}),9179:((v,j,i)=>{i.d(j,{Mi:()=>_,NE:()=>M,Nx:()=>a,Qj:()=>E,_U:()=>b,cq:()=>c,r_:()=>f});const u="***",s=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,$=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
A=(r,e,t)=>String.raw`&(?:amp;?){0,9}(?:(?:${r});|#0{0,9}${e}(?!\d);?|#x0{0,9}${t}(?![\da-f]);?)`,R=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${A("\
b?sol",47,"2f")})`,k=String.raw`(?:${R}|\\)`,D=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${A("colon",58,"3a")})`}\
)`,W=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
x=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,B=new RegExp(String.raw`(?<=${D})${k}+|${k}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${x}(?:$|${W}(?::\d{1,5})?\\{0,9}(?:${R}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${x}))`,"gi");function b(r){return s.test(
r)?_(r).replace(/[^\s"']+/g,e=>e.replace(g,(t,o,O)=>T.test(O)?t:`${o}${O}=${u}`)):r}const T=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
g=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,I=/((?<![=!])=\s*|(?:key|pass|pw|secret|token)\w{0,40}\s{0,9}[=!]=\s*)"[^"]*(?:"|$)/gi,E=r=>b(r.replace(I,`$1"${u}"`)),f=r=>s.
test(r),a=r=>_(r).replace(/\?[^\s"']*/g,`?${u}`),c=r=>_(r,"").replace(/[?#].*$/su,""),M=r=>b(`${r}@ `).slice(0,-2),P=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;
function _(r,e=`${u}@`){if(!s.test(r))return r;const t=r.replace($,U=>"@".padStart(U.length,"_")),o=t.lastIndexOf("@"),O=[];let y=0;for(const{0:U,1:K,index:q}of t.
matchAll(B)){const J=q+U.length;if(J<y)continue;const ne=K!==void 0||l(d,t,J)!=="";if(!ne&&/[^"'`\s(=,<[]/.test(t[q-1]??" "))continue;const oe=U===""?l(N,t,J):C(
t,J,ne?o:-1);oe===""||e!==""&&["@","git@"].includes(oe)||(O.push(r.slice(y,J),e),y=J+oe.length)}return y===0?r:(O.join("")+r.slice(y)).replace(P,`$1"${u}"`)}const d=/[^\s"'/?#]*:[^\s"']/y,
L=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,N=/[^\s"'/\\?#]*@/y,n=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,
m="(?=[/?#]|$|[\"'`](?:[\\s,;:.)}\\]>]|$))",h=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${m}(?![^\s"'\`]{0,500}@)`,p=new RegExp(`([^\\s"'\`/?#]*@)(?:${n}${m}\
|${h})|`+String.raw`()(?:${n}(?:${m}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${m}|${h})`,"iy"),w=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;
function C(r,e,t){const o=l(L,r,e);if(o!=="")return o;p.lastIndex=e;const[O,y=""]=p.exec(r)??[];return O!==void 0?y:t>e?r.slice(e,t+1):l(w,r,e)}function l(r,e,t){
return r.lastIndex=t,r.exec(e)?.[0]??""}}),3298:((v,j,i)=>{i.d(j,{O:()=>u});function u(s,$=A=>A){let A;return R=>{A??=new Map;const k=$(R);if(!A.has(k)){A.set(k,
void 0);try{A.set(k,s(R))}catch(S){throw A.delete(k),S}}return A.get(k)}}}),6092:((v,j,i)=>{i.d(j,{BP:()=>T,D9:()=>a,J7:()=>B,LS:()=>g,My:()=>E,RK:()=>x,h$:()=>L,
h2:()=>s,js:()=>f,s$:()=>m,z5:()=>h});const u=500,s=1e3,$=4e3,A=160,R=2,k=p=>/^[ -~]*$/.test(p),S=p=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(p),D=p=>($late5??=new RegExp("\\p{M}","u")).test(p),W=p=>`<U+${(p.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function x(p,w=u){if(p.length<=w&&k(p))return p;let C="",
l=R;for(const r of p){l=D(r)?l+1:0;const e=S(r)||l>R?W(r):r;if(C.length+e.length>w)return`${C}\u2026`;C+=e}return C}function B(p,w=A){const C=b(p.slice(-2*w),w),
l=x(C,Number.POSITIVE_INFINITY),r=b(l,w);return C===p&&r===l?l:`\u2026${r}`}const b=(p,w)=>Array.from(p).slice(-w).join(""),T=p=>p.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function g(p){const C=p.split(`
`).map(l=>T(x(l,$))).join(`
`);return C.length<=$?C:`${C.slice(0,$).toWellFormed()}\u2026`}const I={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},E=p=>p.replace(/[&<>"']/g,w=>`&${I[w]}\
;`),f=(p,w=u)=>x(p,w).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,C=>`&#${C.codePointAt(0)};`),a=(p,w=u)=>p===""?"<i>empty</i>":`<code>${f(p,w)}</code>`,c=p=>k(
p)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(p):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(p),M=/^[0-9a-f]{7,}$/i,P=`"'(`,_=`"'),.;:!?\u2026`,d=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function L(p,w=$){return(x(p,w).match(d)??[]).map(C=>{if(C.split(" ").every(n))return f(C,w);if(C.includes(" ")||/^(["`]).+\1$/u.test(C))return a(C.replace(/^`(.*)`$/u,
"$1"),w);const{before:r,core:e,after:t}=N(C);return`${f(r)}${a(e.replace(/^`(.*)`$/u,"$1"),w)}${f(t)}`}).join("")}function N(p){let w=0,C=p.length;for(;w<C&&P.includes(
p.charAt(w));)w+=1;for(;C>w&&_.includes(p.charAt(C-1));)C-=1;return{before:p.slice(0,w),core:p.slice(w,C),after:p.slice(C)}}function n(p){const{core:w}=N(p);return c(
w)&&!M.test(w)}const m=p=>p.replace(/[^ -~\n]/gu,w=>S(w)?h(w):w).replace(/##(?=\w*\[)/g,h),h=p=>p.replace(/[\s\S]/g,w=>`\\u${w.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((v,j,i)=>{i.d(j,{L2:()=>_,ie:()=>g,jj:()=>P,kL:()=>W,mB:()=>x,nE:()=>L,xu:()=>N});var u=i(9876),s=i(3087),$=i(2432),A=i(9179),R=i(6092),k=i(3152),
S=i(8839);let D=function(...n){return{setFlagsFromString:D}=process.getBuiltinModule("node:v8"),new.target?new D(...n):D(...n)};function W(n,m){n.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(P,M).unref(),(0,S.B_)(n.stdout,m),(0,S.B_)(n.stderr,()=>{})}async function x(n,{stop:m,secrets:h,isFinal:p,act:w,reportMistakes:C,reportCrash:l}){
const r=o=>(l((0,u.rv)(O=>T(o,O),h)),3),e=a(n,m,{isFinal:p,crash:r}),t=await w(e).catch(o=>o instanceof k.GN?(C(h.redact(o.mistakes)),2):r(o));await c(n,t)}const B=100,
b=5;function T(n,m){const h=(0,s.Or)(n),p=[];let w=n;for(;w!==void 0&&p.length<b;){const e=w instanceof Error?w.stack??w.message:String(w);p.push((0,A._U)(m(e))),
w=w instanceof Error?w.cause:void 0}const C=h?1:B;return[h?`tf-disco could not run: ${m((0,s.A3)(n))}`:`tf-disco ${$.xv} crashed; this is a bug, please report i\
t with this text at ${$.xV}`,...p.join(`
caused by: `).split(`
`).slice(0,C)].map(e=>(0,R.BP)((0,R.RK)(e))).join(`
`)}const g=({hrtime:n})=>()=>Number(n.bigint())/1e6,I=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],E=300,f=5e3;function a(n,m,{isFinal:h,crash:p}){const w=g(n),C=new AbortController;
let l=0;const r=()=>h||C.signal.aborted;for(const e of I)n.on(e,()=>{const t=w()-l;m.end({kind:"signal",signal:e}),r()?(h||t>E)&&(n.removeAllListeners(e),n.kill(
n.pid,e)):l=w(),C.abort()});return n.on("uncaughtException",e=>{m.end({kind:"crash"});const t=p(e);r()&&n.exit(t),C.abort(),setTimeout(()=>n.exit(t),f).unref()}),
n.on("exit",()=>m.end({kind:"crash"})),C.signal}async function c(n,m){const{stdout:h,stderr:p}=n;for(const C of[h,p])await new Promise(l=>C.write("",l));if(n.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&n.platform!=="win32"&&n.execve!==void 0){const{execPath:C}=n;n.execve(C,[C,"--eval",`require('node:process').exit(${m})`],{})}n.
exit(m)}const M=100,P=()=>D("--semi-space-growth-factor=1"),_=()=>D("--heap-growing-percent=20"),d=100;async function L(n,m,h){let p=Date.now();for(;;){const w=n.
next(m.why!==null);if(w.done)return w.value;Math.abs(Date.now()-p)<d||(h(w.value),await N(),p=Date.now())}}const N=()=>new Promise(n=>setImmediate(n))}),8839:((v,j,i)=>{
i.d(j,{B_:()=>D,Dx:()=>S,PL:()=>x,aH:()=>B,yy:()=>A});var u=i(8474),s=i(3087),$=i(3152);async function A(f,a){for(const c of(0,s.mk)(a)){if(!f.writable)return;f.
write(c)||await R(f)}}async function R(f){const a=new AbortController,c=["drain","error","close"].map(M=>(0,u.once)(f,M,a));await Promise.race(c).catch(()=>{}),
a.abort()}const k=1024*1024;async function*S(f){let a="";for await(const c of f.setEncoding("utf8")){const[M="",...P]=String(c).split(`
`),_=[a+M,...P];a=_.pop()??"";for(const d of _)yield d.replace(/\r$/,"");if(a.length>k)throw new $.GN(["a line of standard input exceeds 1 MiB"])}a!==""&&(yield a)}
function D(f,a){f.once("error",c=>{c.code!=="EPIPE"&&a((0,s.A3)(c))}),f.on("error",()=>{})}const W={min:40,max:100,unknown:80};function x({columns:f},a){return f||
Number(/^\d{1,4}$/.exec(a.COLUMNS??"")?.[0])||W.unknown}function B(f,a,c){const M=a==="auto"?b(f,c):a==="always",P=Math.max(W.min,Math.min(x(f,c),W.max));return{
colour:M,hyperlinks:M&&f.isTTY===!0&&E(c),width:f.isTTY?P:Number.POSITIVE_INFINITY}}function b({isTTY:f},a){return a.NO_COLOR||a.TERM==="dumb"&&!a.FORCE_COLOR?!1:
a.FORCE_COLOR?a.FORCE_COLOR!=="0":f===!0}const T=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,g=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
I=5001;function E(f){const{FORCE_HYPERLINK:a,TERM:c="",TERM_PROGRAM:M="",VTE_VERSION:P}=f;return a?a!=="0":f.CI||f.NO_COLOR||c==="dumb"?!1:Number(P)>=I||T.test(
M)||g.test(c)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(_=>f[_])}}),3474:((v,j,i)=>{i.d(j,{CV:()=>T,KT:()=>k,Ob:()=>m,PW:()=>b,TN:()=>a,WD:()=>c,YA:()=>P,
Yq:()=>d,ai:()=>M,lq:()=>x,lx:()=>_,pS:()=>f,p_:()=>E,xH:()=>B});var u=i(4497),s=i(7811),$=i(9179),A=i(7630),R=i(8535);const k=h=>Object.keys(h).map(p=>({name:p,
...h[p]})),S=(h,p)=>({isList:!1,value:h,parse:p}),D=h=>({value:h,mistakes:[]}),W=(h,p)=>({...h,parse:(w,C)=>{const{value:l,mistakes:r}=h.parse(w,C);return{value:p(
l),mistakes:r}}}),x=({parse:h,...p})=>({...p,parse:(w,C)=>w===""?D(null):h(w,C)}),B=(h,p)=>S(h,(w,C)=>{const l=w===""?(0,s.Ju)(null):p(w);return l.ok?D(l.value):
{value:null,mistakes:[`${C}: ${l.why}`]}}),b=B("FILE",s.Ju),T=B("TOKEN",A.AI),g=/^-\s|^[[{"']|["']$|^[^[{]*[\]}]$|,$|,\s*[\w.-]+\.[a-z]{2,}(?=$|[\s,:])/,I=h=>`w\
rite one ${h.toLowerCase()} per line, without "- ", commas, quotes or brackets`,E=(h,p,w=A.Dw)=>({isList:!0,value:h,parse:(C,l)=>{const r=w(C),e=r.map(O=>{const y=p(
O),U=y.ok?y:p((0,$.Mi)(O));return U.ok?y:U}),t=e.flatMap(O=>O.ok?[O.value]:[]),o=e.flatMap((O,y)=>O.ok?[]:`${l}: ${g.test(r[y]??"")?I(h):O.why}`);return{value:t,
mistakes:[...new Set(o)]}}}),f=1e4,a=W(E("HOST",A.l6),h=>Array.from(Map.groupBy(h,({host:p})=>p),([p,w])=>({host:p,services:[...new Set(w.flatMap(({services:C})=>C))],
addresses:w.flatMap(({addresses:C})=>C)}))),c=h=>W(E("LABEL",A.V8),p=>{const w=p.flat();return[...new Set(w.length===0?[h]:w)]}),M=({min:h,max:p,whole:w})=>S("N",
(C,l)=>{const r=/^\d+(\.\d+)?$/.test(C)?Number(C):Number.NaN;if(r>=h&&r<=p&&(!w||Number.isInteger(r)))return D(r);const t=`${l} is "${C}", expected ${w?"a whole\
 number":"a number"} from ${h} to ${p}`;return{value:h,mistakes:[t]}}),P=h=>({...W(M(h),p=>p*1e3),value:"SECONDS"}),_=S("",(h,p)=>{const w=/^(true|True|TRUE)$/.
test(h),C=w||/^(false|False|FALSE)$/.test(h);return{value:w,mistakes:C?[]:[`${p} is "${h}", expected "true" or "false"`]}}),d=(...h)=>({...S(h.join("|"),(p,w)=>{
const l=h.some(r=>r===p)?[]:[`${w} is "${p}", ${L(p,h)}`];return{value:p,mistakes:l}}),choices:h}),L=(h,p)=>`expected one of ${p.map(w=>`"${w}"`).join(", ")}${(0,R.
a)(h,p)}`,N=["auto","terraform","opentofu","both"],m={...S("CLI",(h,p)=>{const[,w,C=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(h)??[],l={name:w??
"auto",version:C},r=e=>({value:l,mistakes:[`${p} is "${h}", ${e}`]});if(w===void 0){const e=L(h,N),t=e.endsWith("?")?"":'; a version may follow: "terraform 1.15\
"';return r(e+t)}return C===null?D(l):w==="auto"||w==="both"?r('but only "terraform" and "opentofu" can have a version'):(0,u.lF)(C)?D(l):r(`expected a version \
such as "${w} 1.10"`)}),choices:N}}),7630:((v,j,i)=>{i.d(j,{$h:()=>l,AI:()=>_,Dw:()=>b,IL:()=>d,Ju:()=>L,Kd:()=>h,V8:()=>w,aS:()=>a,eX:()=>r,jM:()=>P,l6:()=>M,o2:()=>f,
vk:()=>T,x2:()=>m});var u=i(7811),s=i(9119),$=i(1054),A=i(8032),R=i(255),k=i(5106),S=i(7057),D=i(2432),W=i(8535);let x=function(...e){return{parseNamedAddress:x}=
i.late([2172,6022],6022),new.target?new x(...e):x(...e)},B=function(...e){return{problemFacts:B}=i.late([4507],4507),new.target?new B(...e):B(...e)};const b=e=>g(
e,/(^|\s)#.*$/s),T=e=>g(e,/^\s*#.*$/s),g=(e,t)=>e.split(/\r\n|[\n\r]/).map(o=>o.replace(t,"").trim()).filter(o=>o!=="");function I(e){const t=(0,R.Fq)(e);if(t.ok)
return t;const o=(0,$.L6)(e);return(0,u.TR)(`"${e}" is not a hostname: ${t.why}${o===null?"":`; ${o}`}`)}const E=(e,t,o)=>e?(0,u.Ju)(t):(0,u.TR)(`"${t}" ${o}`),
f=e=>E((0,s.en)(e),e,'is not the name of a repository, such as "acme/network"');function a(e){const t=(0,k.OA)(e),o=A.Du.some(O=>(0,k.oe)(e,O).ok);return t!==null?
(0,u.TR)(`"${e}" is not a ${o?"known ":""}service id; did you mean ${t}?`):E(o,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const c=/^(modules\.v1|providers\.v1)=(.*)$/s;
function M(e){const t=e.split(/\s+/).flatMap(ne=>c.test(ne)?[ne]:ne.split(",")),[o="",...O]=t.filter(ne=>ne!==""),y=I(o),U=O.map(ne=>c.exec(ne)?.[1]??ne),K=[y,...U.
map(a)].flatMap(ne=>ne.ok?[]:ne.why);if(!y.ok||K.length>0)return(0,u.TR)(K.join("; "));const q=O.flatMap(ne=>{const[,oe,ie=""]=c.exec(ne)??[];return oe===void 0?
[]:{host:y.value,service:oe,text:ie}}),J=q.flatMap(ne=>{const oe=x(ne,"terraform");return oe.ok?[]:[`"${ne.service}=${ne.text}" is wrong: ${oe.why}`]});return J.
length===0?(0,u.Ju)({host:y.value,services:[...new Set(U)],addresses:q}):(0,u.TR)(J.join("; "))}function P(e){const t=e.startsWith("*."),o=I(t?e.slice(2):e);return o.
ok?(0,u.Ju)({host:o.value,subdomains:t}):o}const _=e=>e.length>S.$c?(0,u.TR)("the token is longer than 64 KiB; set only the token"):(0,u.Ju)(new S.ou(e));function d(e){
const t=e.indexOf("=");if(t<0)return(0,u.TR)('a line has no "="; expected HOST=TOKEN');const o=(0,R.Fq)(e.slice(0,t).trim());if(!o.ok)return(0,u.TR)('the text b\
efore the first "=" of a line is not a hostname; expected HOST=TOKEN');const O=_(e.slice(t+1).trim());return O.ok?(0,u.Ju)({host:o.value,token:O.value}):O}function L(e){
const t="expected HOST[:PORT]=ADDRESS[:PORT]",o=e.indexOf("=");if(o<0)return(0,u.TR)(`"${e}" has no "="; ${t}`);const O=e.slice(0,o).trim(),y=I(O);if(!y.ok)return y;
const U=y.value.replace(/:\d+$/,""),K=N(e.slice(o+1).trim());if(K===null)return(0,u.TR)(`"${e}" has no valid address; ${t}`);const[,q]=O.split(":");return(0,u.Ju)(
{name:U,port:q===void 0?null:Number(q),...K})}function N(e){const[,t,o]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.
exec(e)??[];return t===void 0||!/[.:]|^localhost$/i.test(t)?null:o===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(o)&&Number(o)>=1&&Number(o)<=65535?{address:t,
addressPort:Number(o)}:null}const n=["services-forced-differ"];function m(e){const[t="",o,...O]=e.split(/\s+/);if(O.length>0)return(0,u.TR)(`"${e}" has too many\
 words; expected CODE [HOST]`);const y=B();if(!Object.hasOwn(y,t)&&!n.includes(t)){const K=(0,W.a)(t,Object.keys(y),`; ${D.aq} lists the codes`);return(0,u.TR)(
`"${t}" is not a problem code${K}`)}if(o===void 0)return(0,u.Ju)({code:t,host:null});const U=I(o);return U.ok?(0,u.Ju)({code:t,host:U.value}):U}function h(e){const t=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.
test(e);return E(t,e,'is not a platform; expected OS_ARCH, such as "linux_amd64"')}const p=50;function w(e){const t=e.split(",").map(O=>O.trim()).filter(O=>O!==
""),o=t.find(O=>O.length>p);return o===void 0?(0,u.Ju)(t):(0,u.TR)(`"${o}" has ${o.length} characters; GitHub allows at most ${p}`)}const C=[[".codequality.json",
"codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function l(e){const t=e.toLowerCase(),
[,o]=C.find(([O])=>t.endsWith(O)&&!t.includes(","))??[];return o!==void 0?(0,u.Ju)({path:e,format:o}):(0,u.TR)(`"${e}" does not end with a report format; expect\
ed ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const r=e=>E(/\.json$/i.test(e),e,'does not end with ".json"; a badge is \
JSON from which shields.io makes an image')}),8535:((v,j,i)=>{i.d(j,{a:()=>A,q:()=>s});var u=i(5106);function s(R,k){const S=$(R);if(S.length<2)return null;const D=T=>k.
filter(g=>T($(g))),[W=D(T=>(0,u.TW)(T,S))[0]]=D(T=>T===S);if(W!==void 0||S.length<3)return W??null;const[x,B]=[D(T=>T.startsWith(S)),D(T=>T.includes(S))],b=x.length===
1?x:B;return b.length===1?b[0]??null:null}const $=R=>R.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function A(R,k,S=""){const D=s(R,k);return D===null?S:`; di\
d you mean "${D}"?`}}),101:((v,j,i)=>{i.d(j,{N:()=>A,W:()=>k});var u=i(1792),s=i(6429),$=i(255);function A(g){const I=a=>g[a]||g[a.toLowerCase()]||"",E={http:R(
"HTTP_PROXY",I("HTTP_PROXY")),https:R("HTTPS_PROXY",I("HTTPS_PROXY"))},f=W(I("NO_PROXY"));return a=>{const c=E[a.scheme];return c===null||D(a.name)||f(a)?null:c}}
function R(g,I){if(I==="")return null;const E=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(I)?I:`http://${I}`);if(E===null)throw new TypeError(`${g} is not a URL; \
expected http://HOST:PORT`);if(!/^https?:$/.test(E.protocol))throw new TypeError(`${g} is a ${E.protocol}// proxy; expected http:// or https://`);if(!S(E.username)||
!S(E.password))throw new TypeError(`${g} has a user name or password with a bare "%"; write "%25" for it`);return E}const k=g=>Object.entries(g).flatMap(([I,E=""])=>{
if(!/^https?_proxy$/i.test(I))return[];const f=E.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,""),[a=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(f)??[],[,...c]=/^([^:]*):?(.*)$/s.
exec(a)??[];return[c,c.map(u.unescape)].flatMap(([M="",P=""])=>[.../^(?=.*\d).{8}|^.{20}/s.test((0,u.unescape)(M))?[M]:[],...P===""?[]:[P,Buffer.from(`${M}:${P}`).
toString("base64")]])});function S(g){try{return decodeURIComponent(g),!0}catch{return!1}}const D=g=>g==="localhost"||["127.0.0.0/8","::1/128"].some(I=>B(I)?.(g));
function W(g){const E=g.split(",").map(f=>f.trim().toLowerCase()).filter(f=>f!=="").map(x);return f=>E.some(a=>a(f))}function x(g){if(g==="*")return()=>!0;const I=B(
g);if(I!==null)return({name:P})=>I(P);const{name:E,port:f}=T(g),a=P=>f===""||String(P.port)===f,c=E.includes(":")?128:32,M=B(`${E}/${c}`)??b(E);return P=>a(P)&&
M(P.name)}function B(g){const[,I="",E=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(g)??[],f=(0,s.r5)(I),a=Number(E);if(f===null||a>8*f.length)return null;const c=(0,s.NW)(
f),M=a-8*(f.length-c.length),P=M<0?{prefix:f,bits:a}:{prefix:c,bits:M};return _=>{const d=(0,s.r5)(_);return d!==null&&(0,s.Wg)(P,(0,s.NW)(d))}}function b(g){if(g===
"")return()=>!1;const I=g.replace(/^\*\./,"."),E=I.replace(/^\./,""),f=(0,$.Pv)(E),a=f.ok?f.value:E,c=M=>!I.startsWith(".")&&M===a;return M=>(0,s.r5)(M)===null&&
(M.endsWith(`.${a}`)||c(M))}function T(g){const I=/^\[([^\]]*)\]:([^:]*)$/.exec(g)??/^([^:[\]]*):([^:[\]]*)$/.exec(g);return I===null?{name:g,port:""}:{name:I[1]??
"",port:I[2]??""}}}),3152:((v,j,i)=>{i.d(j,{GN:()=>k,P$:()=>D,w7:()=>S});var u=i(6760),s=i(9179),$=i(3474),A=i(7630),R=i(7773);class k extends Error{name="Setti\
ngsError";mistakes;constructor(T){const g=T.map(s._U);super(g.join(`
`)),this.mistakes=g}}const S={isTerminal:!1,setting:b=>b,missingPath:(b,T)=>`scan names "${b}", which does not exist in ${T}`};function D(b,{setting:T}=S){const g=R.
y.map(({name:c,kind:M,default:P=""})=>({field:c.replace("-seconds","Ms").replace(/-./g,_=>_.slice(1).toUpperCase()),...M.parse(b[c]?.trim()||P,T(c))})),I=Object.
fromEntries(g.map(({field:c,value:M})=>[c,M])),E=[...I.scan,...I.usages,...(0,A.Dw)(b.hostnames??"")].length===0,{length:f}=I.hostnames,a=`${T("hostnames")} has\
 ${f} hosts, the limit is ${$.pS}`;return{settings:E?{...I,scan:["."]}:I,mistakes:[...g.flatMap(({mistakes:c})=>c),...f>$.pS?[a]:[],...W(I,T),...x(I,T),...B(I,T)]}}
function W(b,T){const g=[["issue-open-after",b.issueOpenAfter],["issue-close-after",b.issueCloseAfter]];return(b.history===null?g.filter(([,E])=>E>1):[]).map(([
E,f])=>`${T(E)} is ${f}, which needs ${T("history")}; set it to a file that is kept from run to run`)}function x({report:b,history:T,badge:g},I){const E=[...b.map(
({path:f})=>["report",f]),["history",T],["badge",g]];return E.flatMap(([f,a],c)=>{if(a===null)return[];const M=_=>_!==null&&(0,u.normalize)(_)===(0,u.normalize)(
a),P=E.slice(0,c).find(([_,d])=>_!==f&&M(d));return P===void 0?[]:[`${I(P[0])} and ${I(f)} both name ${a}; write to different files`]})}function B(b,T){const{scan:g,
exclude:I,roots:E,dialect:f,depth:a,changedOnly:c,repositories:M}=b,P=T("usages");if(b.usages.length===0){const m=`${T("repositories")} needs ${P}; set it to th\
e usages files of the repositories`;return M.length===0?[]:[m]}const _=P.startsWith("--")?`repeat ${P}`:`write one a line in ${P}`,d="set it for `tf-disco usage\
s`, which reads the files of the repository";return[[g.length>0,T("scan"),`${d}; to check several files, ${_}`],[I.length>0,T("exclude"),d],[E.length>0,T("roots"),
d],[f.name!=="auto",T("dialect"),d],[a==="init",`${T("depth")} init`,"set it to packages: usages files hold no packages of modules"],[c,T("changed-only"),"remov\
e it: usages files do not say what a pull request changes"]].filter(([m])=>m).map(([,m,h])=>`${m} cannot be used together with ${P}; ${h}`)}}),7773:((v,j,i)=>{i.
d(j,{f:()=>g,y:()=>T});var u=i(7811),s=i(3474),$=i(7630);const A={hostnames:{kind:s.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed\
 service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:s.
p_("PATH",u.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:s.p_(
"GLOB",u.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{kind:s.p_("HOST",$.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d."},"required-services":{kind:s.p_("SERVICE",$.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usa\
ble service."},dialect:{kind:s.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`)\
, `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},R={usages:{kind:s.p_("FILE",u.Ju),help:"Files that `tf-disco usages --format jso\
n` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:s.p_("OWNER/NAME",$.o2),help:"\
Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},k={depth:{kind:s.Yq("discovery","ver\
sions","packages","init"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages`\
 also asks for the packages that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.",default:"\
discovery"},roots:{kind:s.p_("GLOB",u.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detecte\
d."},platforms:{kind:s.p_("OS_ARCH",$.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. \
Default: the platform of this machine."},upgrade:{kind:s.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requ\
ests":{kind:s.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that\
 are then not checked are reported.",default:"500"}},S={tokens:{kind:s.p_("HOST=TOKEN",$.IL,$.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environ\
ment variables also work."},"cli-config":{kind:s.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},D={
"timeout-seconds":{kind:s.lq(s.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. D\
efault: as long as the CLI waits, and 10 for a helper."},retries:{kind:s.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, ti\
meout, and HTTP 408, 425, 429 and 5xx.",default:"3"},concurrency:{kind:s.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",
default:"16"},"deadline-seconds":{kind:s.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked,\
 and the check fails.",default:"600"},"ca-file":{kind:s.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:s.
p_("HOST=ADDRESS",$.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the hos\
t."}},W={"certificate-days":{kind:s.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"\
21"},"slow-seconds":{kind:s.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:s.Yq("error","warning","never"),help:"\
Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:s.p_("CODE",$.x2),help:"Findings to ignore, one per line: `C\
ODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."}},x={report:{kind:s.p_("FILE",$.$h),help:"Report files to write, one per l\
ine, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:s.PW,help:"JSON Lines\
 file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."},badge:{kind:s.xH("FILE",$.eX),help:"JSON f\
ile for a badge of shields.io to write."}},B={"changed-only":{kind:s.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are \
always checked.",default:"false"},comment:{kind:s.Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: \
`never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{kind:s.Yq("never","on-failure"),help:"When to open one issue, updated \
automatically and closed on recovery: `never` or `on-failure`, which includes certificates and tokens that expire soon. Needs `issues: write`.",default:"never"},
"issue-labels":{kind:s.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-healt\
h"},"issue-open-after":{kind:s.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"\
1"},"issue-close-after":{kind:s.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More tha\
n 1 needs `history`.",default:"1"},"github-token":{kind:s.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.t\
oken"}},b={...A,...R,...k,...S,...D,...W,...x,...B},T=s.KT(b),g=[["What to check",s.KT(A)],["Many repositories",s.KT(R)],["Following `init`",s.KT(k)],["Credenti\
als",s.KT(S)],["Network",s.KT(D)],["Verdict",s.KT(W)],["Reports",s.KT(x)]]}),2613:(v=>{v.exports=process.getBuiltinModule("assert")}),181:(v=>{v.exports=process.
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
"zlib")})},fe={};function Z(v){var j=fe[v];if(j!==void 0)return j.exports;var i=fe[v]={exports:{}},u=!0;try{pe[v](i,i.exports,Z),u=!1}finally{u&&delete fe[v]}return i.
exports}Z.m=pe,typeof Z<"u"&&(Z.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var v=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",u=$=>{$&&$.d<1&&($.d=1,$.forEach(A=>A.r--),$.forEach(A=>A.r--?A.r++:A()))},s=$=>$.map(A=>{if(A!==null&&typeof A=="ob\
ject"){if(A[v])return A;if(A.then){var R=[];R.d=0,A.then(D=>{k[j]=D,u(R)},D=>{k[i]=D,u(R)});var k={};return k[v]=D=>D(R),k}}var S={};return S[v]=D=>{},S[j]=A,S});
Z.a=($,A,R)=>{var k;R&&((k=[]).d=-1);var S=new Set,D=$.exports,W,x,B,b=new Promise((T,g)=>{B=g,x=T});b[j]=D,b[v]=T=>(k&&T(k),S.forEach(T),b.catch(g=>{})),$.exports=
b,A(T=>{W=s(T);var g,I=()=>W.map(f=>{if(f[i])throw f[i];return f[j]}),E=new Promise(f=>{g=()=>f(I),g.r=0;var a=c=>c!==k&&!S.has(c)&&(S.add(c),c&&!c.d&&(g.r++,c.
push(g)));W.map(c=>c[v](a))});return g.r?E:I()},T=>(T?B(b[i]=T):x(D),u(k))),k&&k.d<0&&(k.d=0)}})(),(()=>{var v=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):
i=>i.__proto__,j;Z.t=function(i,u){if(u&1&&(i=this(i)),u&8||typeof i=="object"&&i&&(u&4&&i.__esModule||u&16&&typeof i.then=="function"))return i;var s=Object.create(
null);Z.r(s);var $={};j=j||[null,v({}),v([]),v(v)];for(var A=u&2&&i;typeof A=="object"&&!~j.indexOf(A);A=v(A))Object.getOwnPropertyNames(A).forEach(R=>$[R]=()=>i[R]);
return $.default=()=>i,Z.d(s,$),s}})(),Z.d=(v,j)=>{for(var i in j)Z.o(j,i)&&!Z.o(v,i)&&Object.defineProperty(v,i,{enumerable:!0,get:j[i]})},Z.f={},Z.e=v=>Promise.
all(Object.keys(Z.f).reduce((j,i)=>(Z.f[i](v,j),j),[])),Z.u=v=>({304:"4284",533:"8333",647:"647",1161:"3276",1287:"2798",1427:"1427",2172:"8333",2218:"2218",2798:"\
2798",2801:"2218",3276:"3276",3542:"3276",3699:"8333",4225:"8317",4284:"4284",4668:"8317",4878:"4878",4947:"1427",5923:"3276",6851:"3276",8095:"3276",8317:"8317",
8333:"8333",8485:"2798",8580:"1427",8639:"8333",9465:"8333",9815:"4284"}[v]??v)+".index.js",Z.o=(v,j)=>Object.prototype.hasOwnProperty.call(v,j),Z.r=v=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(v,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(v,"__esModule",{value:!0})},(()=>{var v={8374:0,8792:0},
j=i=>{var{ids:u,modules:s,runtime:$}=i,A,R,k=0;for(A in s)Z.o(s,A)&&(Z.m[A]=s[A]);for($&&$(Z);k<u.length;k++)R=u[k],Z.o(v,R)&&v[R]&&v[R][0](),v[u[k]]=0};Z.late=
(i,u)=>{for(const s of i){if(v[s]===0)continue;const{createRequire:$}=process.getBuiltinModule("module");j($(import.meta.url)("./"+Z.u(s)))}return Z(u)},Z.f.j=(i,u)=>{
var s=Z.o(v,i)?v[i]:void 0;if(s!==0)if(s)u.push(s[1]);else{var $=import("./"+Z.u(i)).then(j,A=>{throw v[i]!==0&&(v[i]=void 0),A}),$=Promise.race([$,new Promise(
A=>s=v[i]=[A])]);u.push(s[1]=$)}}})();var de={};Z.d(de,{C:()=>Ee,a:()=>$e});const Ee=()=>Promise.all([Z.e(8333),Z.e(2172),Z.e(3699),Z.e(9465),Z.e(8639),Z.e(533),
Z.e(1427),Z.e(8374),Z.e(8580),Z.e(4947)]).then(Z.bind(Z,4947)),$e=()=>Promise.all([Z.e(8374),Z.e(647)]).then(Z.bind(Z,647));var ve=de.C,Oe=de.a;export{ve as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
