var _e={9876:((T,K,i)=>{i.d(K,{rv:()=>fe,cA:()=>re});var l=i(255),o=i(7057),O=i(7630),M=i(101),P=i(1780),b=i(9179),y=i(3298),C=i(3628),W=i(9509);const B=4;function U(F,ee){
let X={text:F,starts:null};for(let ne=0;ne<B&&X!==null;ne+=1)ee(I(X,F.length)),X=c(X,F.length)}const k="\u2026",R=Array.from({length:128},(F,ee)=>{const X=String.
fromCharCode(ee);return ee<=32||ee===127?" ":({"-":"+",_:"/"}[X]??X).toLowerCase()});function v(F){return F===k?F:/[\s\x80-\x9f]/.test(F)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function I({text:F,starts:ee},X){let ne="",te=!1;const V=[],G=(J,Q)=>{J===" "&&te||(te=
J===" ",ne+=J,V.push(Q))};for(let J=0;J<F.length;J+=1){const Q=ee===null?J:ee[J]??X,Z=R[F.charCodeAt(J)];if(Z!==void 0){G(Z,Q);continue}const oe=String.fromCodePoint(
F.codePointAt(J)??0);for(const ae of v(oe).split(""))G(ae,Q);J+=oe.length-1}return V.push(X),{folded:ne,starts:V}}const $=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(F=>[F.replace(/\W|_$/,""),/\W|_$/.exec(F)?.[0]??" "])),f=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
a=/[%\\&]|xn--/i;function c({text:F,starts:ee},X){if(!a.test(F))return null;let ne="";const te=[];let V=0;const G=Q=>ee===null?Q:ee[Q]??X,J=Q=>{for(let Z=V;Z<Q;Z+=
1)te.push(G(Z));ne+=F.slice(V,Q)};for(const Q of F.matchAll(f)){J(Q.index),V=Q.index+Q[0].length;for(const{written:Z,at:oe}of A(Q)){ne+=Z;for(let ae=0;ae<Z.length;ae+=
1)te.push(G(Q.index+oe))}}return V===0?null:(J(F.length),{text:ne,starts:te})}function A(F){const[ee,X,ne,te,V,G,J,Q,Z,oe]=F;if(X!==void 0)return N(X);if(oe!==void 0)
return[{written:(0,W.mI)(oe.toLowerCase()),at:0}];const ae=ne??te??Q;return D(ae!==void 0?E(Number.parseInt(ae,16)):J!==void 0?E(Number(J)):Z!==void 0?$.get(Z)??
ee:V??(G===void 0?"":" "))}const D=F=>[{written:F,at:0}],E=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",m=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function N(F){const ee=F.startsWith("%")?3:4,X=F.replace(/(?:%|\\x)(..)/g,(ne,te)=>String.fromCharCode(Number.parseInt(te,16)));return Array.from(X.matchAll(m),
({0:[ne="",...te],index:V})=>{const G=ne.charCodeAt(0),J=te.reduce((Q,Z)=>Q<<6|Z.charCodeAt(0)&63,te.length===0?G:G&63>>te.length);return{written:E(J),at:ee*V}})}
const x="***",s=12,g=200;function d(F){const ee=_(F);return(X,ne)=>{if(ee.pieces.size===0)return X;const te=[];return U(X,V=>S(V,X,ee,te)),te.length===0?X:L(X,te,
ne)}}function _(F){const ee=new Set,X=new Set,ne=new Set,te=({folded:V})=>{if(V.length<o.Il)return;const G=Math.min(V.length,s);X.add(G);for(let J=0;J+G<=V.length;J+=
1)ee.add(V.slice(J,J+G));for(let J=o.Il;J<G;J+=1)ne.add(V.slice(0,J))};for(const V of(0,C.x)(F))U(V,te);return{pieces:ee,lengths:X,heads:ne}}function S({folded:F,
starts:ee},X,{pieces:ne,lengths:te,heads:V},G){const J=(Z,oe)=>{const ae=F[Z]===" "?Z+1:Z;let ce=F[oe-1]===" "?oe-1:oe;for(;ce<F.length&&ee[ce]===ee[ce-1];)ce+=
1;const le=ee[ae]??0,de=ee[ce]??X.length,ue=G.at(-1);ue===void 0||le<ue.from||le>ue.to?G.push({from:le,to:de}):G[G.length-1]={from:ue.from,to:Math.max(ue.to,de)}};
for(const Z of te)for(let oe=0;oe+Z<=F.length;oe+=1)ne.has(F.slice(oe,oe+Z))&&J(oe,oe+Z);const Q=Z=>{for(let oe=Math.min(s-1,Z);oe>=o.Il;oe-=1)if(V.has(F.slice(
Z-oe,Z))){J(Z-oe,Z);break}};for(let Z=F.indexOf(k);Z>=0;Z=F.indexOf(k,Z+1))Q(Z);X.length>=g&&Q(F.length)}function L(F,ee,X){let ne="",te=0;for(const V of ee.toSorted(
(G,J)=>G.from-J.from))V.to<=te||X.size>0&&e(F,V,X)||((V.from>te||te===0)&&(ne+=F.slice(te,V.from)+x),te=V.to);return ne+F.slice(te)}const u=F=>F<"\x80"?/[a-z\d.:-]/i.
test(F):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(F),h=260;function e(F,{from:ee,to:X},ne){const te=J=>Math.max(ee-J,J-X)<h&&u(F[J]??"");let V=ee;for(;te(V-1);)V-=1;let G=X;for(;te(
G);)G+=1;for(;!ne.has(F.slice(V,G));){if(G===X||!/[.:]/.test(F[G-1]??""))return!1;G-=1}return!0}const n=64,j="kind severity usualSeverity worst code title absen\
ce signal authorization held level verb lacks refusal clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys d\
irectory directories failing root units exclude requirements namedHost repository setting writtenAt",H="value hashes",z=new Set;function Y(F){return se(()=>{const ee=d(
F);return(X,ne=z)=>{if(typeof X=="string")return se(()=>ee(X,ne));const te=(0,y.O)(V=>ee((0,b._U)(V),ne));return se(()=>ie(te)(X))}})}function se(F){try{return F()}catch{
throw new Error("tokens could not be hidden")}}function ie(F){const[ee,X]=[new Set(j.split(" ")),new Set(H.split(" "))],ne={ours:new Map,theirs:new Map},te=(G,J,Q)=>{
if((0,P.rZ)(G))return(0,P.tD)(G,F);if(Array.isArray(G)){const ce=G.map(le=>V(le,J+1,Q));return ce.every((le,de)=>le===G[de])?G:ce}let Z=!0;const oe=Object.entries(
G).map(([ce,le])=>{if(Q==="ours"&&ee.has(ce))return[ce,le];const de=V(le,J+1,X.has(ce)?"theirs":Q),ue=Q==="ours"?ce:F(ce);return Z&&=ue===ce&&de===le,[ue,de]}),
ae=Object.getPrototypeOf(G)===Object.prototype;return Z&&ae?G:Object.fromEntries(oe)},V=(G,J,Q)=>{if(typeof G=="string")return F(G);if(J>n)return null;if(typeof G!=
"object"||G===null)return G;const Z=ne[Q].get(G)??te(G,J,Q);return ne[Q].set(G,Z),Z};return G=>V(G,0,"ours")}function re(F,ee,X=()=>{}){const ne=new Map;let te=null;
const V=J=>{const Q=J.filter(Z=>!ne.has(Z.reveal()));if(Q.length!==0){for(const Z of Q)ne.set(Z.reveal(),Z);te=null,X(Q)}};se(()=>V(ge(F,ee)));const G=(J,Q)=>(te??=
Y([...ne.values()]),te(J,Q));return{learn:J=>se(()=>V([J])),redact:G,redactUsages:(J,Q)=>ne.size===0?J:G(J,Q)}}function fe(F,{redact:ee}){try{return F(ee)}catch{
return"tf-disco crashed, and the description of the crash could not be cleared of tokens"}}const he=F=>(0,l.Fq)(F).ok;function ge(F,ee){const X=(0,O.vk)(F.tokens??
"").flatMap(V=>{const G=V.indexOf("="),J=V.slice(G+1).trim(),Q=G<0?"":V.slice(0,G).trim(),Z=!Q.includes(".")&&J.includes(".")&&he(J);return Q!==""&&(!he(Q)||Z)?
[J,Q,V]:[J]}),ne=Object.entries(ee).flatMap(([V,G])=>V.startsWith(l.xV)&&G!==void 0?[G]:[]),te=F["github-token"]?.trim()??"";return[...X,...ne,...(0,M.W)(ee),te].
filter(V=>V!=="").map(V=>new o.ou(V))}}),3628:((T,K,i)=>{i.d(K,{K:()=>B,x:()=>y});var l=i(7811),o=i(4443),O=i(7057);function M(k){const R=k.reveal(),v=/[\r\n]/.
test(R)?R.split(/[\r\n]+/):[];return[R,...v].filter(I=>I.trim().length>=O.Il)}const P=k=>[...new Set([k,Buffer.from(k).toString("latin1")])],b=k=>["","x","xx"].
flatMap(R=>{const v=Buffer.from(R+k).toString("base64"),I=v.slice(Math.ceil(R.length*4/3)).replace(/=+$/,"");return v.endsWith("=")?[I.slice(0,-1),I]:[I]});function*y(k){
const R=k.flatMap(M).map(v=>v.trim().slice(0,O.$c));for(const v of new Set(R.flatMap(P)))yield v,v.includes(" ")&&(yield v.replaceAll(" ","+")),yield*b(v),yield Buffer.
from(v).toString("hex")}const C=16*1024,W=1024*1024;function B(k){let R=W;return v=>{const I=v.flatMap(M).flatMap(f=>[f,f.trim()]),$=[];for(const f of new Set(I.
flatMap(P))){if(f.length>C||R<0)continue;const a=U(f).filter(c=>c.trim().length>=O.Il);$.push(...a),R-=a.join("").length}for(const f of new Set([...I,...$]))k(f)}}
function U(k){const R=(0,o.zg)(k,"path"),v=(0,l.ol)(k).slice(1,-1),I=[encodeURIComponent(k.toWellFormed()),...R.ok?[R.value]:[]],$=b(k),f=Buffer.from(k).toString(
"hex");return[k,k.toLowerCase(),v,JSON.stringify(k).slice(1,-1),...I,...I.map(a=>a.replace(/%[0-9A-F]{2}/g,c=>c.toLowerCase())),...$,...$.map(a=>a.replaceAll("+",
"-").replaceAll("/","_")),f,f.toUpperCase()]}}),3214:((T,K,i)=>{i.d(K,{Ip:()=>o,VG:()=>l,VJ:()=>M,v7:()=>O});class l{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(b){this.#n??=b,this.#e.abort();for(const y of this.onEnd)y()}}const o=(P,b)=>{const y=setTimeout(b,P);return()=>clearTimeout(
y)};function O(P,{startTimer:b,stop:y}){return new Promise(C=>{const W=()=>{B(),y.onEnd.delete(W),C()},B=b(P,W);y.onEnd.add(W)})}function M(P,b){const y=/^\d+$/.
test(P??"")?Number(P)*1e3:Date.parse(P??"")-b;return Number.isNaN(y)?null:y}}),3087:((T,K,i)=>{i.d(K,{A3:()=>B,KE:()=>U,KI:()=>v,Or:()=>k,f8:()=>R,hM:()=>W,mk:()=>y,
qW:()=>$});var l=i(3024),o=i(6760),O=i(2432),M=i(6092),P=i(9968);const b=64*1024;function*y(c){let A="";for(const D of c)A+=D,!(A.length<b)&&(yield A,A="");A!==
""&&(yield A)}const C={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or set a lower `concurrency` in .tf-disco.hcl",ENOENT:"check that the path exists",ENOSPC:"free dis\
k space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file\
 system that can be written to"};class W extends Error{name="ExplainedError"}function B(c){if(c instanceof W)return c.message;if(!k(c))return`${String(c)}; this\
 is a bug of tf-disco, please report it at ${O.xV}`;const A=C[c.code];return`${c.message.split(", ")[0]}${A===void 0?"":`; ${A}`}`}function U(c){try{return c(),
null}catch(A){return(0,M.RK)(B(A))}}const k=c=>typeof c=="object"&&c!==null&&"syscall"in c&&"code"in c;function R(c,A,D){const E=I(l.realpathSync(c),A),m=(0,o.basename)(
A);v(l.lstatSync((0,o.join)(E,m),{throwIfNoEntry:!1}));const N=(0,o.join)(E,`.${m.slice(0,60)}.${Math.random().toString(36).slice(2)}`),x=l.openSync(N,"wx");try{
(0,P.ET)(x,()=>{for(const s of D)l.writeFileSync(x,s)}),l.renameSync(N,(0,o.join)(E,m))}catch(s){throw l.rmSync(N,{force:!0}),s}}function v(c){if(!(c===void 0||
c.isFile()||c.isSymbolicLink()))throw new W(`it is ${(0,P.I)(c)}; choose another path`)}function I(c,A){const D=(0,o.resolve)(c,A),E=(0,P.UO)(D,c);if(!E&&!(0,o.
isAbsolute)(A))throw new W(`it is outside ${c}; use an absolute path if that is intended`);const m=E?c:(0,o.parse)(D).root;return(0,o.relative)(m,(0,o.dirname)(
D)).split(o.sep).filter(Boolean).reduce((x,s)=>f(x,s,c),m)}function $(c,A){const D=l.realpathSync(c);return a(I(D,A),(0,o.basename)(A),D)}function f(c,A,D){const E=(0,o.
join)(c,A);try{l.lstatSync(E,{throwIfNoEntry:!1})===void 0&&l.mkdirSync(E)}catch(m){if((0,P.Oj)(m)!=="EEXIST")throw m}return a(c,A,D)}function a(c,A,D){const E=(0,o.
join)(c,A);if(!l.lstatSync(E,{throwIfNoEntry:!1})?.isSymbolicLink())return E;const m=l.realpathSync(E);if(!(0,P.UO)(c,D)||(0,P.UO)(m,D))return m;throw new W(`th\
e link ${(0,o.relative)(D,E)} leads outside ${D}; remove it or choose another path`)}}),9968:((T,K,i)=>{i.d(K,{$r:()=>D,ET:()=>I,I:()=>U,Mc:()=>f,N0:()=>$,Oj:()=>v,
UO:()=>A,qA:()=>W,qo:()=>R,r7:()=>C,v2:()=>c,wX:()=>a,yR:()=>y});var l=i(4573),o=i(3024),O=i(6760);const M=16*1024*1024,P=o.constants.O_RDONLY|(o.constants.O_NONBLOCK??
0)|(o.constants.O_NOCTTY??0),b=Buffer.allocUnsafeSlow(256*1024);function y(E,m=M){const N=W(E,m);if(!Buffer.isBuffer(N))return N;const x=N.toString("utf8"),s=!x.
includes("\uFFFD")||(0,l.isUtf8)(N);return{ok:!0,text:x,isUtf8:s,bytes:N.length}}function C(E,m=M){const N=y(E,m);return N.ok?N.text:null}function W(E,m){try{return I(
o.openSync(E,P),N=>{const x=o.readSync(N,b,0,b.length,0);return x<b.length?b.subarray(0,x):k(N,m)})}catch(N){const x=v(N),s=$(()=>o.statSync(E),null);return s?.
isFile()===!1?B(s,x):{ok:!1,failure:{kind:"error",code:x}}}}const B=(E,m)=>({ok:!1,failure:{kind:"special",is:U(E),code:m}});function U(E){return E.isDirectory()?
"a directory":E.isFIFO()||E.isSocket()?E.isFIFO()?"a named pipe":"a socket":E.isFile()?"a file without a size":E.isBlockDevice()?"a block device":"a character d\
evice"}function k(E,m){const N=o.fstatSync(E),{size:x}=N;if(x<b.length)return B(N,"ESPIPE");if(x>m)return{ok:!1,failure:{kind:"size",bytes:x,maxBytes:m}};const s=Buffer.
allocUnsafeSlow(x);let g=0;for(;g<x;){const d=o.readSync(E,s,g,x-g,g);if(d===0)break;g+=d}return s.subarray(0,g)}const R=E=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.
test(Object(E).code);function v(E){if(!(typeof E=="object"&&E!==null&&"code"in E)||typeof E.code!="string"||R(E))throw E;return E.code}function I(E,m){try{return m(
E)}finally{o.closeSync(E)}}function $(E,m){try{return E()}catch(N){return v(N),m}}const f=E=>$(()=>o.readdirSync(E,{withFileTypes:!0}),[]),a=E=>f(E).map(({name:m})=>m).
sort(),c=E=>f(E).flatMap(m=>m.isDirectory()?m.name:[]);function A(E,m){const N=(0,O.relative)(m,E);return N!==".."&&!N.startsWith(`..${O.sep}`)&&!(0,O.isAbsolute)(
N)}function D(E){try{const m=o.realpathSync(E),N=o.statSync(m);return N.isFile()?{kind:"file",path:m}:N.isDirectory()?{kind:"directory",path:m}:{kind:"special",
path:m,is:U(N)}}catch(m){return{kind:"error",code:v(m)}}}}),4497:((T,K,i)=>{i.d(K,{h4:()=>W,lF:()=>I,w0:()=>v});var l=i(8032),o=i(3298);const O=[1e10,1e5,1],M=Number.
POSITIVE_INFINITY,P={from:0,before:M},b={from:Number.MAX_SAFE_INTEGER,before:M},y=200,C=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function W($){const f=[...new Set($)].map(a=>B(a)??P);return(0,o.O)(a=>{const c=B(a)??P;return f.some(A=>R(A,c))})}function B($){if($.length>y)return null;if($===
"latest")return b;const f=$.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(c=>c!==""),a=f.map(U);return f.length===
0||a.includes(null)?null:{from:Math.max(...a.map(c=>c?.from??0)),before:Math.min(...a.map(c=>c?.before??M))}}function U($){const f=C.exec($);if(f===null)return null;
const[,a="",...c]=f,A=c.slice(0,3).filter(x=>/^\d/.test(x??"")),{length:D}=A,E=A.reduce((x,s,g)=>x+Number(s)*(O[g]??0),0),m=x=>{const s=O[Math.max(x,1)-1]??1;return E-
E%s+s};if(a==="!=")return P;if(a===">=")return{from:E,before:M};if(a===">")return{from:m(D),before:M};if(a==="<")return{from:0,before:E};if(a==="<=")return{from:0,
before:m(D)};const N={"~>":D-1,"^":1,"~":Math.min(D,2)}[a];return{from:E,before:m(N??D)}}function k($,f){const a=B(f.from??"")?.from??0,c=B(f.before??"")?.from??
M;return R(B($)??P,{from:a,before:c})}const R=($,f)=>$.from<f.before&&f.from<$.before;function v($,f){const a=l.pH.filter(A=>A.client===$),c=a.filter(A=>f.some(
D=>k(D,A)));return c.length===0?a:c}const I=$=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test($)}),6429:((T,K,i)=>{i.d(K,{NW:()=>b,RY:()=>M,Wg:()=>l,
r5:()=>o});const l=({prefix:y,bits:C},W)=>y.length===W.length&&y.every((B,U)=>{const k=Math.min(Math.max(8*(U+1)-C,0),8);return B>>k===(W[U]??0)>>k});function o(y){
if(!y.includes(":"))return O(y);const C=y.indexOf("%");return C===y.length-1?null:P(C<0?y:y.slice(0,C))}function O(y){const C=y.split("."),W=C.length===4&&C.every(
U=>/^(0|[1-9]\d{0,2})$/.test(U)),B=C.map(Number);return W&&B.every(U=>U<=255)?B:null}function M(y){const C=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(y)?URL.parse(`htt\
p://${y}`):null;return C&&O(C.hostname)}function P(y){const C=/^[\da-f:.]+$/i.test(y)?URL.parse(`http://[${y}]`):null;if(C===null)return null;const[W=[],B=[]]=C.
hostname.slice(1,-1).split("::").map(k=>k.split(":").filter(Boolean)),U=Array(8-W.length-B.length).fill("0");return[...W,...U,...B].flatMap(k=>{const R=Number.parseInt(
k,16);return[R>>8,R&255]})}const b=y=>/^(?:0,){10}255,255$/.test(y.slice(0,12).join())?y.slice(12):y}),9562:((T,K,i)=>{i.d(K,{G:()=>l,V:()=>B});const l=s=>typeof s==
"object"&&s!==null&&!Array.isArray(s),o=1e4,O=5e5,M=34,P=44,b=58,y=91,C=123,W=125;function B(s,g){const d=new v(s,g),_=d.run();if(_!==null)return{ok:!1,...x(s,_)};
const S=s.slice(0,d.end),L=S.includes("\\u")?S.replace(U,(u,h)=>h===void 0?u:"\\ufffd"):S;return{ok:!0,value:JSON.parse(L)}}const U=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
k=["the text ends before the JSON value is complete","check that the file was not truncated"],R="more values than this check reads";class v{#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(g,d){this.#e=g,this.#n=d}run(){const g=this.#e,d=this.#s,_=a(g,0);for(let L=_,u=0;L<g.length;L=a(g,u)){const h=g.charCodeAt(
L);if(u=this.#a(L,h),u<0)return this.#u(L,~u);if(this.end=u,this.#n==="decoder"&&this.#t==="next"&&d.length===0)return null;this.#r=h,this.#c=L}return this.#t!==
"next"||d.length>0?[g.length,...k]:this.#n==="map"&&this.#o>=0&&g.charCodeAt(_)===C?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(g,d){
const _=this.#s[this.#s.length-1];if(d===_&&(this.#t==="next"||I(this.#r)))return this.#s.pop(),this.#t="next",g+1;switch(this.#t){case"value":return this.#l(g,
d);case"key":return d!==M?~g:(this.#t="colon",c(this.#e,g));case"colon":return d!==b?~g:(this.#t="value",g+1);case"next":return d!==P||_===void 0?~g:(this.#t=_===
W?"key":"value",g+1)}}#l(g,d){if(this.#i+=1,this.#i>O)return~g;if(I(d))return this.#s.length===o?~g:(this.#s.push(d+2),this.#t=d===C?"key":"value",g+1);const _=d===
M,S=_?c(this.#e,g):A(this.#e,g);return S<0||(!_&&this.#o<0&&D(this.#e,g,S)&&(this.#o=g),this.#t="next"),S}#u(g,d){const _=this.#e,S=_.charCodeAt(g),L=this.#s.at(
-1);if(this.#i>O)return[g,R,"split the text"];if(d>g)return[d,...E(_,d)];if(this.#t==="value"&&I(S))return[g,`more than ${o} levels of nesting`,"nest brackets l\
ess deeply"];if(S===L&&this.#r===P)return[this.#c,"trailing comma","remove the comma"];const u=L===void 0?void 0:String.fromCharCode(L);return[g,...N(_.slice(g,
g+2),this.#t,u)]}}const I=s=>s===C||s===y,$=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,f=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function a(s,g){let d=g;for(;d<s.length&&!(s.charCodeAt(d)>32||!` 	
\r`.includes(s.charAt(d)));d+=1);return d}function c(s,g){let d=g+1;for($.lastIndex=d;$.test(s);)d=$.lastIndex;return s.charCodeAt(d)===M?d+1:~d}function A(s,g){
return f.lastIndex=g,f.test(s)?f.lastIndex:~g}const D=(s,g,d)=>d-g>=5&&Math.abs(Number(s.slice(g,d)))===1/0;function E(s,g){return g===s.length?k:s[g]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const m=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function N(s,g,d){for(const[_,...S]of m)if(_.test(s))
return S;switch(g){case"value":return/^[}\]:]/.test(s)?["missing value","add the value"]:/^[-+.\d]/.test(s)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return d===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(s)?["wrong closing bracket",`write ${d}`]:["missing comma","add the comma"]}}function x(s,[g,d,_]){const S=s.slice(0,g),L=S.split(
`
`).length,u=S.slice(S.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${L}, column ${u}`}: ${d}`,advice:_,isLimit:d===R}}}),7811:((T,K,i)=>{i.d(K,{Dw:()=>W,Ju:()=>U,
TR:()=>k,_6:()=>y,ol:()=>O,s8:()=>B});const l=`"\\\x07\b\f
\r	\v`,o='"\\abfnrtv';function O(R){if(/^[ !#-[\]-~]*$/.test(R))return`"${R}"`;const v=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${R.toWellFormed().replace(
v,M)}"`}function M(R){const v=R.codePointAt(0)??0;return l.includes(R)?`\\${o[l.indexOf(R)]}`:v<128?`\\x${P(v,2)}`:v<65536?`\\u${P(v,4)}`:`\\U${P(v,8)}`}const P=(R,v)=>R.
toString(16).padStart(v,"0"),b=new TextDecoder("utf-8",{ignoreBOM:!0}),y=R=>b.decode(R),C=($late2??=new RegExp("\\p{White_Space}","u"));function W(R){let v=0;for(;C.test(R.charAt(v));)v+=
1;return R.slice(v)}function B(R){let v=R.length;for(;C.test(R.charAt(v-1));)v-=1;return R.slice(0,v)}const U=R=>({ok:!0,value:R}),k=R=>({ok:!1,why:R})}),4443:((T,K,i)=>{
i.d(K,{Ge:()=>f,Uw:()=>v,V$:()=>C,h0:()=>R,xB:()=>I,zg:()=>W});var l=i(7811);const o=`!$&'()*+,;=:[]<>"`,O={path:"$&+,/:;=@",host:o,zone:o,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},M=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,P=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,y={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function C(a,c){let A="";for(const{0:D,index:E}of a.matchAll(M))if(P.test(D)||O[c].includes(D))A+=D;else{if(D===
"%")return(0,l.TR)(k(a,E));if(D.startsWith("%")){const m=Number.parseInt(D.slice(1),16);if(B(m,c))return(0,l.TR)(`invalid URL escape "${D}"`);A+=U(m,c)}else if(D>
"\x7F")A+=encodeURIComponent(D.toWellFormed());else{if(c==="host"||c==="zone")return(0,l.TR)(`invalid character ${(0,l.ol)(D)} in host name`);A+=U(D.charCodeAt(
0),c)}}return(0,l.Ju)(A)}function W(a,c){return a==="%2A"&&c==="path"?(0,l.Ju)("*"):y[c].test(a)&&!b.test(a)?(0,l.Ju)(a):C(a,c)}function B(a,c){return c==="host"?
a<128&&a!==37:c!=="zone"||a===37||a===32?!1:U(a,"zone").startsWith("%")}function U(a,c){const A=String.fromCharCode(a);return P.test(A)||O[c].includes(A)?A:`%${a.
toString(16).toUpperCase().padStart(2,"0")}`}const k=(a,c)=>`invalid URL escape ${(0,l.ol)(a.slice(c,c+3))}`;function R(a){for(const c of a.split("&")){if(c.includes(
";"))return"invalid semicolon separator in query";const[,...A]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const D of A){const E=D.search(b);if(E>=0)return k(D,E)}}return null}
const v=a=>a.replace(/(?:%[0-9A-F]{2})+/g,c=>(0,l._6)(Uint8Array.from(c.slice(1).split("%"),A=>Number.parseInt(A,16))));function I(a){return a.split("&").flatMap(
c=>{if(c===""||c.includes(";"))return[];const[,...A]=/^([^=]*)=?(.*)$/s.exec(c)??[],[D,E]=A.map(m=>C(m.replaceAll("+","%20"),"query"));return D?.ok&&E?.ok?[[$(D.
value),$(E.value)]]:[]})}const $=a=>a.replaceAll("%20","+"),f=a=>a.toSorted(([c],[A])=>c<A?-1:c>A?1:0).map(([c,A])=>`${c}=${A}`).join("&")}),8643:((T,K,i)=>{i.d(
K,{Dl:()=>B,EN:()=>I,L5:()=>v,O2:()=>d,Pl:()=>k,aR:()=>a,cz:()=>R,jr:()=>U,lv:()=>P,sX:()=>_,t5:()=>$});var l=i(9179),o=i(6429),O=i(7811),M=i(4443);const P={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},b=/[^ -~\u0080-\u{10ffff}]/u,y=/^([A-Za-z][A-Za-z0-9+.-]*):/,C=/^(?::[0-9]*)?$/,W=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function B(u){const[h,e]=g(u,"#"),n=c(h);if(!n.ok)return(0,O.TR)(`parse ${(0,O.ol)(h)}: ${n.why}`);const p=(0,M.zg)(e,"fragment");return p.ok?(0,O.Ju)({...n.value,
fragment:p.value}):(0,O.TR)(`parse ${(0,O.ol)(u)}: ${p.why}`)}function U(u){const h=u.scheme===""?"":`${u.scheme}:`,e=u.fragment===""?"":`#${u.fragment}`,n=u.opaque===
""?x(u)+s(u):u.opaque;return[h,n,f(u),e].join("")}function k(u){const h=u.opaque&&(0,l.Mi)(`//${u.opaque}`,"").slice(2);return(0,l.Mi)(U({...u,opaque:h,query:"",
forceQuery:!1,fragment:""}),"")}function R(u){const h=u.host.lastIndexOf(":"),e=h>=0&&C.test(u.host.slice(h)),n=e?u.host.slice(0,h):u.host,p=n.startsWith("[")&&
n.endsWith("]");return{name:(0,M.Uw)(p?n.slice(1,-1):n),port:e?u.host.slice(h+1):""}}const v=u=>u==="https"?443:80,I=u=>u.includes(":")?`[${u}]`:u,$=u=>(u.opaque||
u.path||"/")+f(u),f=({forceQuery:u,query:h})=>u||h!==""?`?${h}`:"";function a(u){if(u.user===null)return null;const h=`${u.user.name}:${u.user.password??""}`.replace(
/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`Basic ${btoa(h)}`}function c(u){if(b.test(u))return(0,O.TR)("net/url: invalid con\
trol character in URL");if(u.startsWith(":"))return(0,O.TR)("missing protocol scheme");const h=y.exec(u)?.[1]??"",e=h.toLowerCase(),[n,p]=g(h===""?u:u.slice(h.length+
1),"?"),t=p===""&&u.endsWith("?"),r={...P,host:"",path:"",scheme:e,query:p,forceQuery:t};return n.startsWith("/")?A(r,n):e!==""?(0,O.Ju)({...r,opaque:n}):g(n,"/")[0].
includes(":")?(0,O.TR)("first path segment in URL cannot contain colon"):D(r,n)}function A(u,h){if(!(h.startsWith("//")&&(u.scheme!==""||!h.startsWith("///"))))
return D({...u,omitHost:u.scheme!==""},h);const[n]=g(h.slice(2),"/"),p=n.lastIndexOf("@"),t=m(n.slice(p+1),u.scheme);if(!t.ok)return t;const r=p<0?(0,O.Ju)(null):
E(n.slice(0,p));return r.ok?D({...u,user:r.value,host:t.value},h.slice(2+n.length)):r}function D(u,h){const e=(0,M.zg)(h,"path");return e.ok?(0,O.Ju)({...u,path:e.
value}):e}function E(u){if(!W.test(u))return(0,O.TR)("net/url: invalid userinfo");const[h,e]=g(u,":"),n=(0,M.V$)(h,"user");if(!n.ok)return n;if(!u.includes(":"))
return(0,O.Ju)({name:n.value,password:null});const p=(0,M.V$)(e,"user");return p.ok?(0,O.Ju)({name:n.value,password:p.value}):p}function m(u,h){const e=u.lastIndexOf(
"[");if(e>0)return(0,O.TR)("invalid IP-literal");if(e===0)return N(u);const n=u.indexOf(":"),p=/^https?$/.test(h)?n:u.lastIndexOf(":"),t=p<0?"":u.slice(p);return C.
test(t)?(0,M.V$)(u,"host"):(0,O.TR)(`invalid port ${(0,O.ol)(t)} after host`)}function N(u){const h=u.lastIndexOf("]");if(h<0)return(0,O.TR)("missing ']' in hos\
t");const e=u.slice(h+1);if(!C.test(e))return(0,O.TR)(`invalid port ${(0,O.ol)(e)} after host`);const n=u.slice(0,h).indexOf("%25"),p=n<0?h:n,t=(0,M.V$)(u.slice(
1,p),"host");if(!t.ok)return t;const r=(0,M.V$)(u.slice(p,h),"zone");if(!r.ok)return r;const w=(0,M.Uw)(t.value+r.value),j=(0,o.r5)(w);return j===null?(0,O.TR)(
`invalid host: ParseAddr(${(0,O.ol)(w)}): unable to parse IP`):j.length===4?(0,O.TR)("invalid IP-literal"):(0,O.Ju)(`[${t.value}${r.value}]${e}`)}function x(u){
if(u.host===""&&u.user===null&&(u.scheme===""||u.omitHost||u.path===""))return"";const e=u.user?.password??null;return`//${(u.user?.name??"")+(e===null?"":`:${e}`)}${u.
user===null?"":"@"}${u.host}`}function s(u){return u.host!==""&&u.path!==""&&!u.path.startsWith("/")?`/${u.path}`:u.scheme===""&&x(u)===""&&g(u.path,"/")[0].includes(
":")?`./${u.path}`:u.path}function g(u,h){const e=u.indexOf(h);return e<0?[u,""]:[u.slice(0,e),u.slice(e+h.length)]}function d(u,h){const e=B(h);return e.ok?(0,O.
Ju)(_(u,e.value)):e}function _(u,h){const e=h.scheme||u.scheme;if(h.scheme!==""||h.host!==""||h.user!==null)return{...h,scheme:e,path:L(h.path)};const n=h.path===
""&&!h.forceQuery&&h.query==="",p=n?u.query:h.query,t=n&&h.fragment===""?u.fragment:h.fragment;if(h.path===""&&u.opaque!=="")return{...h,scheme:e,query:p,fragment:t,
opaque:u.opaque};const r=L(S(u.path,h.path));return{...h,scheme:e,query:p,fragment:t,user:u.user,host:u.host,path:r}}function S(u,h){return h===""?u:h.startsWith(
"/")?h:u.slice(0,u.lastIndexOf("/")+1)+h}function L(u){if(u==="")return"";const h=u.split("/"),e=[];for(const t of h)t===".."?(e.pop(),e.length===1&&e[0]===""&&
e.pop()):t!=="."?e.push(t):e.length===0&&e.push("");const n=`/${e.join("/")}${/(^|\/)\.\.?$/.test(u)?"/":""}`,p=(0,M.zg)(n.startsWith("//")?n.slice(1):n,"path");
return p.ok?p.value:n}}),9432:((T,K,i)=>{i.d(K,{$$:()=>R,B9:()=>s,Dl:()=>C,I0:()=>v,K4:()=>k,NM:()=>L,VW:()=>N,Wt:()=>E,YA:()=>n,_r:()=>u,dh:()=>y,eZ:()=>I,gL:()=>d,
go:()=>c,kw:()=>a,mP:()=>A,oZ:()=>p,px:()=>W,q5:()=>g,qG:()=>e,qZ:()=>_,rU:()=>f,zN:()=>U,zd:()=>$});var l=i(8032),o=i(1780),O=i(5106),M=i(9179);const P=300,b=8192;
function y(t,r=P){const{length:w}=t,j=w>b?(0,M.NE)(t.slice(0,b)):(0,M._U)(t);return j.length<=r?j:`${structuredClone(j.slice(0,r).toWellFormed())}\u2026`}const C=(t,r)=>/^~|\$\{?\w|%\w+%/.
test(t)?"write the absolute path or name: the client does not expand ~ and variables":r,W=(t,r)=>`${t} ${t===1?r:B(r)}`,B=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}\
s`;function U(t,r){const{length:w}=t,j=typeof r=="number"?r:w<=2*r.few?w:r.few,H=t.slice(j);return{shown:t.slice(0,j),rest:H,more:H.length}}function k(t,r,w=String,j=H=>`${H}\
 more`){const{shown:H,more:z}=U(t,r),Y=H.map(se=>w(se)).join(", ");return z>0?`${Y} and ${j(z)}`:Y}const R=t=>new TextEncoder().encode(t).length;function v(t,r,w,j){
const H=[];let z=0;for(const Y of Iterator.from(t).map(j)){if(z+=R(Y)+w,z>r)break;H.push(Y)}return{shown:H,more:t.length-H.length}}const I=t=>t.map(r=>l.bB[r]).
join(" and "),$=t=>(0,o.xI)`the clients print "${t}"`,f=t=>`it begins with "${y(t.trimStart(),60).replace(/[\r\n].*/s,"")}"`,a=({why:t,beginning:r})=>`is not ${/^line/.
test(t)?"valid ":""}JSON: ${r===null?t:f(r)}`;function c(t){return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function A(t){
if(t.kind==="error")return`cannot be read: ${t.code}`;if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:r,maxBytes:w}=t;return`has ${r} bytes\
 and is not read; the limit is ${w/1024/1024} MiB`}const D={[O.e$]:"correct the host in the source address (public modules need none)",[O.xq]:"correct the host \
in `source` (public providers need none), or use a filesystem mirror"},E=t=>t.flatMap(r=>D[r]??[])[0]??"correct the host in `source` or `hostname`",m=new Map([[
"registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],
["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),N=t=>m.
get(t)??null,x=/(^|\.)github(usercontent)?\.com$/;function s(t){const r=x.test(t)?"https://www.githubstatus.com":N(t);return`wait and run the check again${r===null?
"":`; see ${r}`}`}const g=t=>({operator:"check the logs of the host and of any proxy in front of it",user:"wait and run the check again, or check the proxy of t\
his network",guest:s(t)}),d=t=>`if that is intended, set \`allowed-hosts\` to all hosts that may be used, with ${t}`,_=t=>(0,o.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,o.
KT)(t)} is public, so this network or country is blocked`,S="/.well-known/terraform.json";function L({page:t,asked:r},w,j=S){if(t===null)return w;const H=t.title===
""?"":` ("${t.title}")`,z=w.guest??_(r);switch(t.kind){case"sign-in":return{operator:`allow requests to ${j} without a browser`,guest:z,because:`the host return\
ed a sign-in page${H}`};case"bot-protection":return{operator:`exempt ${j} from its bot protection, or let the addresses of CI runners through`,guest:z,because:H===
""?void 0:`the host returned a page${H}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${H}: allow this machine to reach the host`;case"\
other":{const Y=`the host returned an HTML page${H}`;return{...j===S&&{user:E([])},...w,guest:z,because:Y}}}}function u({url:t,status:r,reason:w,said:j},H=!1){const z=j===
void 0?"":` ("${y(j)}")`,Y=!/^(?:unknown|<none>)?$/i.test(w),se=r>=520&&r<=526?"(Cloudflare gets no answer from it)":"",ie=Y?y(w):se;return(0,o.xI)`${H?"":(0,o.
xI)`${(0,o.KT)(t)} returned `}${`${r} ${ie}`.trim()}${z}`}const h={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip \
data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},e=({host:t,why:r})=>({message:(0,o.xI)`${(0,o.KT)(t)} ${h[r]}`,operator:"\
look for a server that crashes while it responds, or a proxy that changes the body"}),n=t=>`${Math.round(t/100)/10} s`,p=({kind:t,address:r,version:w})=>w===""?
(0,o.xI)`${t} ${y(r)}`:(0,o.xI)`${t} ${(0,o.KT)(r)} ${y(w,40)}`}),9119:((T,K,i)=>{i.d(K,{As:()=>s,II:()=>D,Kh:()=>O,MV:()=>u,NP:()=>x,Ox:()=>M,R3:()=>A,WD:()=>N,
Xs:()=>P,Zl:()=>L,_M:()=>a,bH:()=>f,c1:()=>C,df:()=>y,en:()=>I,eo:()=>c,hy:()=>W,jH:()=>U,kn:()=>o,n7:()=>h,p:()=>m,t6:()=>B,yJ:()=>$});var l=i(6092);function o({
through:e,file:n,line:p}){const t=e.map(r=>(0,l.J7)(r)).join(" > ");return n===""?t:`${t}: ${(0,l.J7)(n)}:${p}`}const O=({module:e,place:n})=>e===void 0&&(typeof n==
"string"||n.inside===void 0);function M({place:e,module:n}){if(typeof e=="string")return e;const{file:p,line:t,inside:r}=e;if(r!==void 0)return[n,o(r)].filter(Boolean).
join(" > ");const w=`${(0,l.J7)(p)}:${t}`;return n===void 0?w:`${n}: ${w}`}const P=({file:e,inside:n})=>n?.file??e,b=({inside:e})=>e===void 0?"":` \u2192 ${o(e)}`,
y=e=>typeof e=="string"?e:`${e.line}:${e.column} ${e.file}${b(e)}`,C=(e,n)=>[...Map.groupBy(e,n).values()],W=(e,n)=>Map.groupBy(e.flatMap(p=>n(p).map(t=>({key:t,
item:p}))),({key:p})=>p),B=(e,n)=>C(e,n).map(([p])=>p),U=e=>B(e,y),k="//",R=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,v=1e3,I=e=>e.length<=v&&R.test(
e),$=(e,n)=>`${e}${k}${n}`;function f(e){const n=a(e);return n===null?{repository:n,path:e}:{repository:n,path:e.slice(n.length+k.length)}}function a(e){const n=e.
indexOf(k);return n>0&&I(e.slice(0,n))?e.slice(0,n):null}const c=e=>typeof e=="string"?e:`${D(e.file)}:${e.line}${b(e)}`,A=e=>`${D(e.file)}:${e.line}:${e.column}${b(
e)}`;function D(e){const{repository:n,path:p}=f(e);if(n===null)return(0,l.J7)(e);const t=(0,l.J7)(n);return p==="."?t:`${t}//${(0,l.J7)(p)}`}const E=e=>typeof e!=
"string"&&e.file.endsWith(".terraform.lock.hcl"),m=e=>e.toSorted((n,p)=>Number(E(n))-Number(E(p))),N=1e4,x=e=>B(e,n=>typeof n=="string"?n:a(n.file)),s=e=>e.length<=
N?e:[...new Set([...x(e),...e])].slice(0,N),g=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated|golden[-_.]?(files|copies))$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
d=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,_=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function S(e){const{path:n}=f(
e),p=n.split("/").slice(0,_.test(n)?-2:-1);return p.find((t,r)=>g.test(t)&&!(t==="test"&&p.slice(0,r).some(w=>d.test(w))))}const L=e=>S(e)!==void 0,u=({file:e,isInUse:n})=>n!==
!0&&L(e);function h(e){const n=S(e);return(n===void 0?f(e).path:`**/${n}`).replace(/[\\{}[\]?!()]/g,"?")}}),1054:((T,K,i)=>{i.d(K,{Cm:()=>a,Kc:()=>U,L6:()=>y,NM:()=>x,
dj:()=>B,lG:()=>P,x3:()=>c});var l=i(9179),o=i(255),O=i(5243),M=i(845);const P=1024,b=s=>(0,o.Pv)(s).ok;function y(s){if(s.length>P)return null;const g=(0,o.Pv)(
s);if(g.ok)return C(s,(0,o.pk)(g.value));const d=k(s);if(d!==null)return d;const{inside:_,removed:S}=I(s);if(!(0,l.Mi)(s,"").includes(_))return"write the hostna\
me alone, not a URL";for(const L of S.length===0?[]:[_,_.replace(/:\D.*$/s,"")])if(b(L))return`remove ${$(S)}: ${L}`;return f(_)}function C(s,g){if(/(^|\.)xn--/i.
test(s))return`write it in Unicode: ${g}; upper-case punycode is only accepted by accident`;const d=g.replace(/(?<!\.)\.+(?=$|:)/,"");return d===g?null:`remove \
the trailing dot: tokens and settings for ${d} do not apply to this host`}const W=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
B="replace the placeholder",U=s=>W.test(s);function k(s){if(U(s))return B;const g=s.split(/[\s,;]+/).filter(d=>d!=="");return g.length<2?null:g.every(d=>d.includes(
".")&&b(d))?`write one hostname at a time: ${g[0]}`:"remove the spaces, commas and semicolons"}const R=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,v=[
["the white space",s=>s.trim()],["the quotation marks",s=>s.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",s=>s.replace(R,"")],["the trailing slash",s=>s.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",s=>s.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",s=>s.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",s=>s.slice(
s.lastIndexOf("@")+1)],["the trailing colon",s=>s.replace(/^([^:]*):$/,"$1")]];function I(s){let g=s;const d=[];for(const[_,S]of v){const L=S(g);L!==g&&d.push(_),
g=L}return{inside:g,removed:d}}const $=s=>s.join(", ").replace(/, ([^,]*)$/," and $1");function f(s){if(/^\[.*\](:\d+)?$/s.test(s)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(s))return"use a DNS name; the clients do not support IPv6 addresses";if(s.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(s)){const S=(0,o.WV)(s);return b(S)?`write it in Unicode: ${S}`:"write it in Unicode, not in punycode"}if(s.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(s.includes("_")){const S=s.replaceAll("_","-");return`a hostname cannot contain underscores${b(S)?`; did you mean ${S}?`:""}`}const g=s.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(g!==s&&b(g))return`remove the extra dots: ${g}`;if(/(^|\.)-|-(\.|:|$)/.test(s))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(s))return"a label cannot have hyphens as its third and fourth character";const[,d="",_=""]=/^([^:]*):(.*)$/s.
exec(s)??[];return b(d)?/^[+-]?[0-9]+$/.test(_)?"use a port from 1 to 65535":`write the port as a number: ${d}:8443`:null}const a=s=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(s),c="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL";function A(s,g){if(s==="")return c;if(!g&&U(s))return B;if(s!==s.
trim())return"remove the white space around the address";if(/^[\w.-]+(\\[\w.-]+)+\\?$/.test(s))return`write ./${s.replaceAll("\\","/")} to use a directory of th\
e same repository`;const[,d="",_=""]=/^(https?:\/\/)?(.*)$/is.exec(s)??[],S=(0,M.Fu)(_,"module");if(S!==null)return`write ${S} to use the module of the registry`;
if(d!==""&&(0,M.Z6)(_))return`write git::${s}`;const L=(0,O.rE)(_,"terraform");return d===""||!L.ok||L.value.hostImplied?null:`write ${_} to use the module of t\
he registry${g?"; from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function D([s="",...g]){if(g.length!==3)return null;const[,d="",
_=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(s)??[];return d!=="localhost"&&_===""?a(s)?y(s):null:`write a host with a dot, such as 127.0.0.1${_} or ${d}.localdomai\
n${_}`}function E(s){if(s.length===3&&a(s[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${s[0]==="gitlab.com"?"; for a Git reposito\
ry, git::https://gitlab.com/\u2026":""}`;const g=/^https?:$/i.test(s[0]??"")&&s[1]==="",[d="",..._]=g?s.slice(2):s;return _.length<4||!a(d)?null:/^v?\d+\.\d+/.test(
_[3]??"")?`write ${[d,..._.slice(0,3)].join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[d,..._.slice(-3)].
join("/")}; service discovery works only at the root of a host, not below /${_[0]}, and a namespace has one part (in GitLab, the top-level group)`}function m(s,g){
if(s.includes("://"))return null;if(g.length>=3&&s.includes("?"))return"remove the query; set the version with the `version` argument";const d=g.at(-1)??"";return[
3,4].includes(g.length)&&/[A-Z]/.test(d)?`write the target system in lower case: ${[...g.slice(0,-1),d.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(
s)?`write ./${s} to use a directory of the same repository${g.length<5?"":`, or ${g.slice(0,3).join("/")}//${g.slice(3).join("/")} for one of a registry module`}`:
null}function N(s){const[,g="",d=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.exec(s)??[],_=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(g)?.[1];if(_!==void 0)return`wr\
ite git::${_} instead of ${g}`;const[S]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(s)??[];return S!==void 0&&(0,l.Mi)(s)===s?`write git@${S} instead of ${S}`:(0,O.rE)(
d,"terraform").ok?`write ${d} to use the module of the registry, and the version in the \`version\` argument`:`${c} (of Git, with git:: before it)`}function x(s,g,d){
if(g.kind==="local"||s.length>P)return null;const[_="",...S]=s.split("/");if(d.ok)return d.value.hostImplied?null:y(_);const L=S.length===0?[]:S.join("/").split(
"//",1)[0]?.split("/")??[],u=g.kind==="remote"&&g.refusal===null,h=[_,...L],e=A(s,u)??D(h);return e!==null||u?e:g.kind==="remote"&&!/^[^/]+:\d+\//.test(s)?N(s):
E(h)??m(s,h)}}),845:((T,K,i)=>{i.d(K,{Fu:()=>O,Z6:()=>b,ni:()=>P});const l={module:o("modules",3),provider:o("providers?",2)};function o(y,C){const W=`([^/]+)(?\
:/app/[^/]+/registry)?/${y}/(?:private/|(public)/)?`,B="(?:/(?:latest|v?\\d+(?:\\.\\d+)*)(?:/[^?]*)?)?";return new RegExp(`^${W}([^/?#]+(?:/[^/?#]+){${C-1}})${B}\
/?(?:#.*)?$`)}function O(y,C){const[,W="",B,U=""]=l[C].exec(y)??[];return U===""?null:B!==void 0||/^registry\.terraform\.io$|\.opentofu\.org$/.test(W)?U:`${W}/${U}`}
const M=/^(?:www\.)?(?:github\.com|bitbucket\.org|gitlab\.com)/i,P=y=>/^(?:[:/].*)?$/s.test(y.replace(M,""))&&y!=="",b=y=>P(y)&&/^[^/]+(?:\/[\w-]+){2}(?:\.git)?(?:\/\/[^?]*)?(?:\?ref=[^&]*)?$/.
test(y)}),8032:((T,K,i)=>{i.d(K,{$I:()=>R,$l:()=>g,Du:()=>b,Dv:()=>d,Fe:()=>s,Jd:()=>S,Mq:()=>$,NX:()=>I,SO:()=>v,SZ:()=>W,Y8:()=>N,Yr:()=>B,ab:()=>k,bB:()=>C,d3:()=>x,
mh:()=>u,n3:()=>O,pH:()=>c,pJ:()=>L,rG:()=>U,sX:()=>_,tB:()=>D,zK:()=>y});const l="registry.terraform.io",o=[l,"registry.opentofu.org"],O=h=>o.includes(h),M=["m\
odules.v1","providers.v1"],P={terraform:{name:"Terraform",uses:M,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:M,replaces:["providers.v1"]},dependabot:{
name:"Dependabot",uses:M,replaces:M,defaults:o},renovate:{name:"Renovate",uses:M,replaces:[],defaults:[l]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],
defaults:o},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},b=["terraform","opentofu"],y=Object.keys(P),C=Object.fromEntries(Object.entries(
P).map(([h,{name:e}])=>[h,e])),W=h=>M.includes(h)?y.filter(e=>P[e].uses.includes(h)):b,B=h=>y.filter(e=>P[e].defaults?.includes(h)),U=y.filter(h=>P[h].replaces.
length>0),k=h=>y.filter(e=>P[e].replaces.includes(h)),R={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption \
block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},v=h=>Object.hasOwn(R,h),
I={terraform:3,opentofu:9},$=h=>h===429||h>=500&&h!==501,f={from:null,before:null,retries:0,skipsOverridden:!1},a={...f,client:"terraform"},c=[{...a,name:"Terra\
form 1.14 and earlier",before:"1.15",attemptMs:11e3},{...a,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...f,client:"\
opentofu",name:"OpenTofu",attemptMs:1e4}],A={terraform:"1.16.0",opentofu:"1.12.0"};function D(h,e){const n=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,p]=n.exec(e[h]??"")??[];return p===void 0?A[h]:`${p}.0.0`.split(".",3).join(".")}const E=h=>h.split(".").reduce((e,n)=>1e5*e+Number(n),0),m=(h,e)=>E(h)>=E(e),
N={terraform:"1.15",opentofu:"1.8"},x=h=>b.filter(e=>e==="terraform"?!h.releases.some(n=>n.client===e&&n.before===null):!m(D(e,h.versions),"1.8.0")),s={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},g=(h,e)=>m(D(
s[h].client,e),`${s[h].version}.0`),d=(h,e)=>["interim","openTofuInterim"].some(n=>h.includes(s[n].client)&&g(n,e))?Number.POSITIVE_INFINITY:5,_=h=>m(h,"1.12.0"),
S=(h,e)=>h==="opentofu"||!m(e,"1.13.0"),L=(h,e)=>({readsChecksum:!m(e,h==="terraform"?"1.12.0":"1.11.0"),trimsLines:h==="opentofu"&&m(e,"1.12.0")});function u(h,{
attemptMs:e,retries:n}){const p=h.findIndex(({response:t,hops:r,headMs:w},j)=>j===n?!0:w===null?t.kind==="received"||!t.transient:w<=e&&!$(r.at(-1)?.status??0));
return p<0?null:p}}),255:((T,K,i)=>{i.d(K,{$k:()=>$,$o:()=>N,Bz:()=>_,Fq:()=>B,Jr:()=>x,Pm:()=>E,Pv:()=>y,Rt:()=>W,Sv:()=>v,WV:()=>R,Zp:()=>d,cu:()=>I,ev:()=>s,
fK:()=>f,nx:()=>k,pk:()=>U,xV:()=>b,yo:()=>m});var l=i(7811),o=i(8643),O=i(9509);const M=443,P=65535,b="TF_TOKEN_";function y(e){const{name:n,portion:p}=a(e.toWellFormed()),
t=c(p);if(!t.ok)return/^https?$/i.test(n)?(0,l.TR)("need just a hostname and optional port number, not a full URL"):t;if(t.value.startsWith(":-"))return(0,l.TR)(
"port number is negative");const r=A(n);if(r!==null)return(0,l.TR)(r);const w=(0,O.YE)(n);return w.ok?w.value===""?(0,l.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,l.Ju)(w.value+t.value):w}const C=new Set(["localterraform.com","localtofu.com"]),W=e=>C.has(e);function B(e){const n=y(e);return n.ok||!e.
includes("xn--")?n:y(R(e))}function U(e){const{name:n,portion:p}=a(e);return(0,O.DI)(n)+p}function k(e){const n=U(e);return n===e?e:`${n} (${e})`}function R(e){
const{name:n,portion:p}=a(e.toWellFormed()),t=c(p);return((0,O.QC)(n)??n)+(t.ok?t.value:p)}function v(e){const{name:n,portion:p}=a(e);return{name:n,port:p===""?
M:Number(p.slice(1))}}const I=e=>({...o.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function $(e){if(!e.startsWith(b))return null;
const n=e.slice(b.length).replaceAll("__","-").replaceAll("_","."),p=y(R(n));return p.ok?p.value:null}function f(e){const n=[e,U(e)].flatMap(p=>[p.replaceAll("-",
"__"),p]).map(p=>b+p.replaceAll(".","_"));return[...new Set(n)].filter(p=>$(p)===e)}function a(e){const n=e.indexOf(":");return n===-1?{name:e,portion:""}:{name:e.
slice(0,n),portion:e.slice(n)}}function c(e){if(e==="")return(0,l.Ju)("");const n=e.slice(1);if(!/^[+-]?[0-9]+$/.test(n))return(0,l.TR)("port portion contains n\
on-digit characters");const p=BigInt(n.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return p!==BigInt.asIntN(64,p)?(0,l.TR)("port portion contains non-digit ch\
aracters"):p>P?(0,l.TR)("port number is greater than 65535"):(0,l.Ju)(p===BigInt(M)?"":`:${p}`)}function A(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const n of e.replace(/\.{1,2}$/,"").split(".")){if(n==="")return"hostname contains empty label (two consecutive periods)";if(n.startsWith("xn--"))return`\
hostname label ${(0,l.ol)(n)} specified in punycode format; service hostnames must be given in unicode`}return null}const D={http:"80",https:"443",ssh:"22"};function E(e){
const{name:n,port:p}=(0,o.cz)(e),t=(0,o.EN)(n),r=p===""||p===D[e.scheme];return N(r?t:`${t}:${p}`)}function m(e){const n=(0,o.Dl)(e);return n.ok?E(n.value):null}
function N(e){const n=y(e);return n.ok?n.value:e.toLowerCase()||null}const x=(e,n)=>n.length===0||n.some(p=>p.subdomains?e.endsWith(`.${p.host}`):e===p.host),s=(e,n)=>x(
e,n.allowedHosts)||n.hostnames.some(p=>p.host===e),g=/^\s*(?:export\s+|set\s+|\$?env:)?(?:TFE?|TERRAFORM|(?:OPEN)?TOFU)[_-]?TOKENS?[_-]?(?=.)/i,d=e=>g.test(e);function _(e,n,p){
const[t]=e.length===0?[]:f(n);return t===void 0?[]:e.flatMap(r=>{const w=$(r);if(w!==null&&p.has(w))return[];const j=S(r,w,n);return j===null?[]:[{variable:r,why:j,
write:t,isParent:L(w,n)}]})}function S(e,n,p){const t=g.exec(e)?.[0];if(t===void 0)return null;const r=e.slice(t.length);return n!==null&&L(n,p)?`it is for ${k(
n)} only: the clients do not use the tokens of parent domains`:[p,v(p).name,U(p)].map(u).includes(u(r))?t!==b?`it begins with ${t}, and the clients read only ${b}`:
n===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${k(n)}${h(r,p)}`:null}const L=(e,n)=>e!==null&&v(n).name.endsWith(
`.${v(e).name}`),u=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function h(e,n){const{name:p,port:t}=v(n);return t!==
443&&!e.includes(":")?"; a port follows a colon":p.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((T,K,i)=>{i.d(K,{mI:()=>R,
QC:()=>U,ER:()=>E,YE:()=>B,DI:()=>k});const l=(...m)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...m),o=(...m)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...m);var O=i(7811);const M=256,P={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
b={...P,checkBidi:!1},y=($late3??=new RegExp("\\p{M}{31}","u")),C="xn--",W=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function B(m){const N=I(m,!1);if(!N.ok)return N;const x=$(N.value,P);
return x===null?(0,O.TR)(v(a(m,!1))):(0,O.Ju)(x)}function U(m){const N=I(m,!0);if(!N.ok)return null;const x=$(N.value,b);if(x===null)return null;const s=I(x,!1);
return s.ok?s.value.join("."):null}const k=m=>f(m)?o(m,P).domain:m,R=m=>o(m).domain,v=m=>`idna: invalid label ${(0,O.ol)(m)}`;function I(m,N){if(m.length>M&&f(m))
return(0,O.TR)(`hostname is longer than ${M} characters`);const x=[];for(const s of a(m,N).split(".")){const g=s.startsWith(C)?c(s):(0,O.Ju)(s);if(!g.ok)return g;
const d=A(g.value);if(d!==null)return(0,O.TR)(d);x.push(g.value)}return(0,O.Ju)(x)}function $(m,N){const x=m.join(".");return E(x)?x:l(x,N)}const f=m=>/[^\0-\x7f]|xn--/i.
test(m);function a(m,N){return m.replace(/[A-Z]+|[^\0-\x7f]/gu,s=>E(s)?s.toLowerCase():o(s,{transitionalProcessing:N}).domain).normalize("NFC")}function c(m){const N=m.
slice(C.length);if(N==="")return(0,O.Ju)("");const x=o(m).domain;return x===m||E(x)?(0,O.TR)(v(N)):x.normalize("NFC")!==x||!Array.from(x).every(D)?(0,O.TR)(v(x)):
(0,O.Ju)(x)}function A(m){if(W.test(m))return v(m);if(/^[a-z0-9-]*$/.test(m))return null;if(y.test(m))return v(m);if(!E(m)&&l(m,b)!==null)return null;for(const N of m){
if(!D(N))return v(m);if(N<"\x80"&&!/[a-z0-9-]/.test(N))return`idna: disallowed rune U+${N.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return v(m)}
function D(m){if(m<"\x80")return!0;const{domain:N,error:x}=o(`1${m}`);return!x&&N===`1${m}`}const E=m=>!/[^\0-\x7f]/.test(m)}),1780:((T,K,i)=>{i.d(K,{FS:()=>v,KT:()=>y,
LA:()=>W,PP:()=>U,SP:()=>M,XT:()=>k,b7:()=>C,pj:()=>B,rZ:()=>I,tD:()=>R,xI:()=>O});var l=i(255);const o=$=>typeof $=="string"?[$]:$;function O($,...f){const a=[];
for(const[c,A]of $.entries()){const D=f[c]??"";for(const E of[A,...o(typeof D=="number"?String(D):D)]){const m=a.at(-1);typeof E!="string"||typeof m!="string"?a.
push(E):a[a.length-1]=m+E}}return a.every(c=>typeof c=="string")?a.join(""):a}const M=$=>[{host:$,shownAs:(0,l.nx)($)}],P=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,b=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;
function y($){const f=P.exec($)?.[1];if(f!==void 0)return[{host:f,shownAs:$}];const[,a="",c,A=""]=b.exec($)??[];return c===void 0?$:[a,{host:c,shownAs:c},A]}const C=($,f)=>f.
split($).flatMap((a,c)=>c===0?a:[{host:$,shownAs:$},a]);function W($){const f=(0,l.$k)($);return f===null?$:[{host:f,shownAs:$,isVariable:!0}]}const B=($,f=a=>a.
shownAs)=>o($).map(a=>typeof a=="string"?a:f(a)).join(""),U=$=>o($).flatMap(f=>typeof f=="string"?[]:f.host);function k($,f,a){const c=$.length-f,A=$.slice(0,f).
reduce((D,E,m)=>O`${D}${m===0?"":", "}${a(E)}`,"");return c>0?O`${A} and ${c} more`:A}function R($,f){const a=f(B($)),c=o($).map(A=>typeof A=="string"?f(A):A);return typeof $!=
"string"&&B(c)===a?c:a}const v=$=>typeof $=="string"?$:$.map(f=>typeof f=="string"||f.isVariable?f:{...f,shownAs:f.host}),I=$=>Array.isArray($)&&$.some(f=>typeof f==
"object"&&f!==null&&"shownAs"in f)}),5243:((T,K,i)=>{i.d(K,{A:()=>f,Nj:()=>c,RZ:()=>I,Vm:()=>k,mD:()=>R,rE:()=>$,vL:()=>v});var l=i(3916),o=i(7811),O=i(8643),M=i(
255),P=i(9897);const b={terraform:R("registry.terraform.io"),opentofu:R("registry.opentofu.org")},y=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,C=/^[0-9a-z]{1,64}$/,
W="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
B="must be between one and 64 ASCII letters or digits",U={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},k=E=>b[E];
function R(E){const m=(0,M.Pv)(E);if(!m.ok)throw new Error(m.why);return m.value}function v(E,m){if(c(E))return{kind:"local"};const N=$(E,m);if(N.ok)return N.value;
const x=(0,P.cx)(E,m);if(!x.ok)return{kind:"invalid",error:x.why};const{subdirectory:s,host:g}=x.value;return{kind:"remote",subdirectory:s,host:g,refusal:(0,P.Of)(
E,x.value,m)}}function I(E,m){const N=v(E,m);if(N.kind==="registry")return JSON.stringify({...N,hostImplied:!1});if(N.kind==="local")return`./${(0,l.normalize)(
E.replaceAll("\\","/")).replace(/\/$/,"")}`;const x=(0,P.cx)(E,m),{url:s=null,getter:g,subdirectory:d}=x.ok?x.value:{};return s===null?E:`${g}::${(0,O.jr)(s)}//${d}`}
function $(E,m){return c(E)?(0,o.TR)(`can't use local directory ${(0,o.ol)(E)} as a module registry address`):a(E,"module",m)}const f=E=>a(E,"component","terraf\
orm");function a(E,m,N){const x=U[m],{address:s,subdirectory:g}=(0,P.UQ)(E);if(g.startsWith("../"))return(0,o.TR)((0,P.dr)(g,m));const d=s.split("/"),_=d.length===
x.parts;if(!_&&d.length!==x.parts+1)return(0,o.TR)(`a ${m} registry source address must have ${x.count}`);const S=_?(0,o.Ju)(k(N)):A(d.shift()??"",m);if(!S.ok)return S;
const L=D(d,m);if(L!==void 0)return(0,o.TR)(L);const[u="",h="",e=""]=d,n={namespace:u,name:h,system:e,subdirectory:g};return(0,o.Ju)({kind:"registry",host:S.value,
hostImplied:_,...n})}const c=E=>/^\.\.?[/\\]/.test(E);function A(E,m){const N=(0,M.Pv)(E);if(!N.ok){const x=`invalid ${m} registry hostname ${(0,o.ol)(E)}`;return E.
includes("--")?(0,o.TR)(`${x}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,o.TR)(x)}return N.value.includes(
".")?U[m].reserved.includes(N.value)?(0,o.TR)(`can't use ${(0,o.ol)(N.value)} as a ${m} registry host, because it's reserved for installing directly from versio\
n control repositories`):N:(0,o.TR)(`invalid ${m} registry hostname: must contain at least one dot`)}function D([E="",m="",N],x){if(!y.test(E))return E.includes(
".")?`source address must have ${U[x].afterHost}`:`invalid namespace ${(0,o.ol)(E)}: ${W}`;const s=`${x} registry addresses may not include a query string porti\
on`;if(!y.test(m))return N===void 0&&m.includes("?")?s:`invalid ${x} name ${(0,o.ol)(m)}: ${W}`;if(!(N===void 0||C.test(N)))return N.includes("?")?s:`invalid ta\
rget system ${(0,o.ol)(N)}: ${B}`}}),9897:((T,K,i)=>{i.d(K,{GL:()=>$,IZ:()=>y,Ns:()=>B,Of:()=>U,UQ:()=>f,WS:()=>W,cx:()=>R,dr:()=>c,qC:()=>k,uE:()=>I});var l=i(
7811),o=i(8643),O=i(4443),M=i(9179),P=i(8032),b=i(255);const y="",C={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
W=(e,n)=>C[n].test(e),B=(e,{getter:n})=>`download not supported for scheme '${(0,M.Mi)(e)===e?n:"***"}'`;function U(e,n,p){const{getter:t,url:r}=n;return!W(t,p)&&
t.length>1?B(e,n):/^https?$/.test(t)&&r?.host===""?"http: no Host in request URL":null}function k(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(
e))return[];const n=R(e,"terraform");if(!n.ok||n.value.getter!=="file"||n.value.url===null)return[];const{url:p,subdirectory:t}=n.value;return[p.path,(0,O.Uw)(p.
path)].map(r=>a(`${r}/${t}`))}function R(e,n){const{address:p,subdirectory:t}=f(e);if(t.startsWith("../"))return(0,l.TR)(c(t));const r=N(p.toWellFormed(),n);if(!r.
ok)return r;const{subdirectory:w}=r.value,j=w===""?t:a(`${w}/${t}`);if(j.startsWith("../"))return(0,l.TR)(`detected ${c(j)}`);const H=m(r.value.host,p);return(0,l.
Ju)({...r.value,host:H,subdirectory:j})}const v=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function I(e,n){
const[p]=v.exec(e)??[];if(p===void 0)return y;const t=R(`${p}a/b`,n);return t.ok?t.value.host:y}const $=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function f(e){const n=e.indexOf("?"),p=n<0?e:e.slice(0,n),t=p.indexOf("://"),r=p.indexOf("//",t<0?0:t+3);if(r<0)return{address:e,subdirectory:""};const w=n<
0?"":e.slice(n),j=p.slice(r+2);return{address:p.slice(0,r)+w,subdirectory:j===""?"":a(j)}}function a(e){const n=e.startsWith("/"),p=[];for(const t of e.split("/"))
t===""||t==="."||(t!==".."?p.push(t):p.length>0&&p.at(-1)!==".."?p.pop():n||p.push(t));return(n?"/":"")+p.join("/")||"."}const c=(e,n="module")=>`subdirectory p\
ath ${(0,l.ol)(e)} leads outside of the ${n} package`,A=(e,n=e.scheme)=>({subdirectory:"",host:D(e,n),getter:n,url:e});function D(e,n){const p=e.omitHost||e.opaque!==
""&&!e.opaque.startsWith(":");if(n==="git"&&p)return(0,b.$o)(e.scheme);if(n==="file"||e.scheme==="file"||n.length===1)return null;const t=(0,b.Pm)(e)??y;return n!==
"git"&&n!=="hg"&&n!=="s3"||(n==="s3"?/\.amazonaws\.com(\.cn)?$/.test(t)||/(^|&)aws_access_key_id=/.test(e.query):/^https?$/.test(e.scheme)||E(e))?t:y}function E({
user:e,host:n,path:p,query:t,fragment:r}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${n}`)&&(p!==""||`${t}${r}`=="")}function m(e,n){const p=/^[^?#]*\?([^#]*)/.
exec(n)?.[1]??"",[,t=""]=(0,O.xB)(p).find(([j])=>j==="checksum")??[],r=(0,O.Uw)(t.replaceAll("+"," "));if(!r.startsWith("file:"))return e;if(r.includes("checksu\
m",5))return y;const w=R(r.slice(5),"terraform");return w.ok&&w.value.host===e?e:y}function N(e,n){const[,p,t]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],
{address:r}=f(t??e),w=(0,o.Dl)(r);if(w.ok&&w.value.scheme!=="")return(0,l.Ju)(A(w.value,p));for(const H of h){const z=H(r,n);if(z===void 0)continue;if(!z.ok||z.
value.url===null||p===void 0)return z;const{url:Y,subdirectory:se}=z.value;return(0,l.Ju)({...A(Y,p),subdirectory:se})}const j=n==="terraform"?"address":"string";
return(0,l.TR)(`invalid source ${j}: ${e}`)}function x(e,n,p){const t=(0,o.Dl)(e);if(!t.ok)return(0,l.TR)(`error parsing ${n} URL: ${t.why}`);const{path:r}=t.value,
w=p==="git"&&!r.endsWith(".git");return(0,l.Ju)(A(w?{...t.value,path:`${r}.git`}:t.value,p))}const s=e=>{if(!e.startsWith("github.com/"))return;const[,n="",p=""]=/^([^?]*)(.*)$/s.
exec(e)??[],t=n.split("/");if(t.length<3)return(0,l.TR)("GitHub URLs should be github.com/username/repo");const r=x(`https://${t.slice(0,3).join("/")}${p}`,"Git\
Hub","git");if(!r.ok||t.length===3)return r;const w=(0,O.V$)(t.slice(3).join("/").replaceAll("%","%25"),"path");if(!w.ok)return w;if(w.value==="")return r;const j=a(
w.value).replaceAll("%","%25");return(0,l.Ju)({...r.value,subdirectory:j})},g=(e,n)=>{const[,p,t,r]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(t===void 0||
r===void 0)return;const w=(0,O.h0)(/\?(.*)$/s.exec(r)?.[1]??""),j=n==="terraform"?"Git":"GitHub";if(w!==null)return(0,l.TR)(`error parsing ${j} SSH URL: ${w}`);
if(p!=="git")return;const H=(0,o.Dl)(`ssh://${p}@${t}/${r}`),z={subdirectory:"",host:(0,b.$o)(t),getter:"git"};return(0,l.Ju)({...z,url:H.ok?H.value:null})},d=e=>e.
startsWith("bitbucket.org/")?x(`https://${e}`,"BitBucket","git"):void 0,_=(e,n)=>{const p=n==="terraform"?"googleapis.com/":".googleapis.com/";if(!e.includes(p))
return;const t=e.split("/");return t.length<5?(0,l.TR)("URL is not a valid GCS URL"):x(`https://www.googleapis.com/storage/${t.slice(2).join("/")}`,"GCS","gcs")},
S=e=>{if(!e.includes(".amazonaws.com/"))return;const[n="",...p]=e.split("/"),t=L(n.split("."));return t===void 0?(0,l.TR)("URL is not a valid S3 URL"):x(`https:\
//${[t,...p].join("/")}`,"S3","s3")};function L(e){const[n="",p="",t=""]=e;return e.length===3?`${n}.amazonaws.com`:e.length===4?`${p}.amazonaws.com/${n}`:e.length===
5&&p==="s3"?`s3.${t}.amazonaws.com/${n}`:void 0}const h=[s,g,d,_,S,(e,n)=>{if(e!=="")return e.startsWith("/")?x(`file://${e}`,"file","file"):(0,l.TR)(`${P.bB[n]}\
 cannot detect a supported external module source type for ${e}`)}]}),5106:((T,K,i)=>{i.d(K,{Bn:()=>B,Ls:()=>P,M:()=>U,OA:()=>c,OZ:()=>W,S3:()=>C,TE:()=>_,TW:()=>A,
Uc:()=>p,c4:()=>h,e$:()=>b,eQ:()=>m,fg:()=>f,oe:()=>g,p4:()=>$,qE:()=>a,uW:()=>t,vy:()=>u,xq:()=>y});var l=i(9562),o=i(7811),O=i(8643),M=i(1780);const P=4096,b="\
modules.v1",y="providers.v1",C="login.v1",W="tfe.v2",B="tfe.v2.1",U="tfe.v2.2",k=[b,y,W,B,U],R=[C,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],v=r=>r.
split(".",1)[0]??"",I=(r,w)=>r.some(j=>v(j)===v(w)),$=r=>I([...k,"state.v2"],r),f=new Set([...k,...R]),a=r=>$(r)||I(R,r);function c(r){const[,w="",j="1"]=/^([a-z]+)(?:\.v?(\d+))?$/i.
exec(r)??[],H=`${w.toLowerCase()}.v${j}`;if(H!==r&&f.has(H))return H;if(a(r))return null;const z=r.toLowerCase(),Y=v(z),se=ie=>ie===z||ie.slice(v(ie).length)===
z.slice(Y.length)&&v(ie).length>=5&&A(v(ie),Y);return[...f].find(se)??null}function A(r,w){let j=0;for(;j<r.length&&r[j]===w[j];)j+=1;const[H,z]=[r.slice(j),w.slice(
j)];return H.slice(1)===z||H===z.slice(1)||H.slice(1)===z.slice(1)||H.slice(2)===z.slice(2)&&H[0]===z[1]&&H[1]===z[0]}const D="[0-9A-Za-z~-]",E=r=>`${r}${D}*(?:\
\\.${D}+)*`,m=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${E("[0-9]")})|-?(${E("[A-Za-z~-]")}))?(?:\\+(${E(D)}))?`,N=new RegExp(`^${m}$`),x=2n**63n-1n,s=2n**64n-1n;function g(r,w){
const j=r.indexOf(".");if(j<0)return(0,o.TR)(`invalid service ID format (i.e. service.vN): ${r}`);const H=r.slice(0,j),z=r.slice(j+1);switch(w){case"terraform":
return N.exec(z)?.[1]?.split(".").every(ie=>d(ie,x))?(0,o.Ju)({name:H,version:z}):(0,o.TR)(`invalid service version: Malformed version: ${z}`);case"opentofu":{const Y=H===
"tfe"?z.split(".")[0]??"":z;return/^v\d+$/.test(Y)&&d(Y.slice(1),s)?(0,o.Ju)({name:H,version:z}):(0,o.TR)('invalid service version: must be "v" followed by an i\
nteger major version number')}}}const d=(r,w)=>r.replace(/^0+/,"").length<=String(w).length&&BigInt(r)<=w;function _(r,w){const j=g(r,w.client);if(!j.ok)return{
kind:"bad-id",why:j.why};const{name:H}=j.value;if(w.services===null)return{kind:"missing",why:`host does not provide a ${H} service`};const z=w.services.find(Y=>Y.
id===r);return z!==void 0?S(z,j.value,w):w.services.some(Y=>Y.id.startsWith(`${H}.`))?{kind:"version",why:L(j.value,w)}:{kind:"missing",why:(0,M.xI)`host ${(0,M.
KT)(w.display)} does not provide a ${H} service`}}function S({id:r,value:w},j,H){if(w===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more tha\
n ${P} characters, which this check does not read`,value:""};if(r===C)return(0,l.G)(w)?{kind:"object",value:w}:{kind:"type",why:`service ${r} must be declared w\
ith an object value in the service discovery document`,value:w};if(typeof w!="string")return{kind:"type",why:L(j,H),value:w};const z=u(H.documentUrl,w);if(z.ok)
return{kind:"url",url:z.value,value:w};const Y=`failed to parse service URL: ${z.why}`;return{kind:"bad-url",reason:z.reason,why:Y,value:w}}function L({name:r,version:w},{
client:j,display:H}){const z=j==="terraform"?w:`${BigInt(/\d+/.exec(w)?.[0]??0)}`;return(0,M.xI)`host ${(0,M.KT)(H)} does not support ${r} version ${z}`}function u(r,w){
const j=(0,O.Dl)(w);if(!j.ok)return{...j,reason:"syntax"};const z=j.value.scheme===""?(0,O.sX)(r,j.value):j.value;return z.scheme!=="http"&&z.scheme!=="https"?{
ok:!1,reason:"scheme",why:`unsupported scheme ${z.scheme}`}:z.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:
{ok:!0,value:{...z,fragment:""}}}const h=[W,B],e=[b,y],n=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...h,...e]},{matches:/^api\.env0\.com$/,services:e},{
matches:/^backend\.api\.env0\.com$/,services:h},{matches:/\.scalr\.io$/,services:h}],p=r=>n.find(({matches:w})=>w.test(r))?.services??[],t={organization:"TF_CLO\
UD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((T,K,i)=>{i.d(K,{$c:()=>O,Il:()=>o,O6:()=>R,kQ:()=>k,nL:()=>B,ou:()=>W,wK:()=>C});const l="***",o=4,O=64*1024,
M=/\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|^\\?\$+(?:env:)?[a-z_]\w*$|^%\w+%$|^<[^>]*>$|^(?:ENC)?\[.*\]$|^#?\{\w+\}#?$|^`.*`$|^@?[\w.]+\(.*\)$|^(__|@@?)\w+\1$|^[\W_]+$/i,
P=/^(?:process\.env|secrets?|vars?|env|inputs|steps|local|data|variables|parameters)\.[a-z_][\w.-]*$|^(?!https?:)[a-z][a-z\d+.-]*:\/\/|^(?:arn|env|file|kv|ssm|vault):|^projects\/[^/]+\/secrets\/|^(?:[~@]|\/(?:etc|home|mnt|root|run|tmp|var))\//i,
b=/x{6}|^(.)\1+$|^(?:null|none|nil|undefined)$|^(?=\D*$).*(?:your|change.?me|replace|insert|placeholder|example|todo|fixme|dummy|redacted)/i,y=/^(?:[A-Z]+_)+(?:TOKEN|KEY|PAT|SECRET|PASSWORD|CREDENTIALS?)$/;
function C(v){if(v.length>300)return!1;const I=v.replace(/^\s*(?:bearer\s+)?["']?|["']?\s*$/gi,"");return[M,P,b,y].some($=>$.test(I))}class W{#e;constructor(I){
this.#e=I}reveal(){return this.#e}toString(){return l}toJSON(){return l}[Symbol.for("nodejs.util.inspect.custom")](){return l}}function B(v){const[I]=v;let $=!1;
return v.map(({scheme:f,name:a})=>($||=I!==void 0&&!U(I.name,a),$?"dropped":f==="https"?"sent":"withheld"))}function U(v,I){return v===I?!0:/[:%]|^[\d.]+$/.test(
I)?!1:I.endsWith(`.${v}`)}function k(v){const I=v.flatMap($=>$.replace(/"[^"]*"/g,"").split(",")).flatMap($=>/^\s*([\w-]+)(?:\s|$)/.exec($)?.[1]??[]);return I.some(
$=>$.toLowerCase()==="bearer")?null:I.find($=>!R($))??I[0]??null}const R=v=>/^(?:negotiate|ntlm|kerberos|digest)$/i.test(v)}),2432:((T,K,i)=>{i.d(K,{Bw:()=>O,G5:()=>y,
H9:()=>P,_O:()=>o,aq:()=>M,xV:()=>b,xv:()=>l});const l="1.0.0",o=`tf-disco-action/${l}`,O="https://github.com/org/tf-disco-action",M=`${O}/blob/v1/docs/problems\
/README.md`,P=(C,W)=>W.replace(/[^/]*$/,`${C.split("-",1)}.md#${C}`),b=`${O}/issues`,y=2}),9179:((T,K,i)=>{i.d(K,{Mi:()=>m,NE:()=>D,Nx:()=>c,Qj:()=>f,_U:()=>k,cq:()=>A,
r_:()=>a});const l="***",o=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,O=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
M=(e,n,p)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${n}(?!\d);?|#x0{0,9}${p}(?![\da-f]);?)`,P=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${M("\
b?sol",47,"2f")})`,b=String.raw`(?:${P}|\\)`,C=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${M("colon",58,"3a")})`}\
)`,W=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
B=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,U=new RegExp(String.raw`(?<=${C})${b}+|${b}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${B}(?:$|${W}(?::\d{1,5})?\\{0,9}(?:${P}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${B}))`,"gi");function k(e){return o.test(
e)?m(e).replace(/[^\s"']+/g,n=>n.replace(v,(p,t,r)=>R.test(r)?p:`${t}${r}=${l}`)):e}const R=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
v=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,I=/((?<!(?:^|[?:&|({])\s{0,9}(?:(?:var|local|path)\.[\w-]{1,99}|each\.(?:key|value))\s{0,9}[=!])=\s*(?:[\w./([][\s\w./([*]{0,99})?\\?)"(?<=(?:[=([]|\*\/)\s*\\?")[^"]*(?:"|$)|"[^"]*"(?=[^"?:&|,]*[=!]=)/g,
$=/pass|pw|secret|token|(?<!each\.)key|cred|auth|pat(?!h)|cert|private/i,f=e=>k($.test(e)&&/[=!]=|\?[\s"]|\bif\b/.test(e)?e.replace(/".*/s,`"${l}"`):e.replace(I,
`$1"${l}"`)),a=e=>o.test(e),c=e=>m(e).replace(/\?[^\s"']*/g,`?${l}`),A=e=>m(e,"").replace(/[?#].*$/su,""),D=e=>k(`${e}@ `).slice(0,-2),E=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;
function m(e,n=`${l}@`){if(!o.test(e))return e;const p=e.replace(O,j=>"@".padStart(j.length,"_")),t=p.lastIndexOf("@"),r=[];let w=0;for(const{0:j,1:H,index:z}of p.
matchAll(U)){const Y=z+j.length;if(Y<w)continue;const se=H!==void 0||h(N,p,Y)!=="";if(!se&&/[^"'`\s(=,<[]/.test(p[z-1]??" "))continue;const ie=j===""?h(s,p,Y):u(
p,Y,se?t:-1);ie===""||n!==""&&["@","git@"].includes(ie)||(r.push(e.slice(w,Y),n),w=Y+ie.length)}return w===0?e:(r.join("")+e.slice(w)).replace(E,`$1"${l}"`)}const N=/[^\s"'/?#]*:[^\s"']/y,
x=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,s=/[^\s"'/\\?#]*@/y,g=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,
d="(?=[/?#]|$|[\"'`](?:[\\s,;:.)}\\]>]|$))",_=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${d}(?![^\s"'\`]{0,500}@)`,S=new RegExp(`([^\\s"'\`/?#]*@)(?:${g}${d}\
|${_})|`+String.raw`()(?:${g}(?:${d}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${d}|${_})`,"iy"),L=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;
function u(e,n,p){const t=h(x,e,n);if(t!=="")return t;S.lastIndex=n;const[r,w=""]=S.exec(e)??[];return r!==void 0?w:p>n?e.slice(n,p+1):h(L,e,n)}function h(e,n,p){
return e.lastIndex=p,e.exec(n)?.[0]??""}}),3298:((T,K,i)=>{i.d(K,{O:()=>l});function l(o,O=M=>M){let M;return P=>{M??=new Map;const b=O(P);if(!M.has(b)){M.set(b,
void 0);try{M.set(b,o(P))}catch(y){throw M.delete(b),y}}return M.get(b)}}}),6092:((T,K,i)=>{i.d(K,{BP:()=>R,D9:()=>a,J7:()=>U,LS:()=>v,My:()=>$,RK:()=>B,h$:()=>N,
h2:()=>o,js:()=>f,s$:()=>g,z5:()=>d});const l=500,o=1e3,O=4e3,M=160,P=2,b=_=>/^[ -~]*$/.test(_),y=_=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(_),C=_=>($late5??=new RegExp("\\p{M}","u")).test(_),W=_=>`<U+${(_.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function B(_,S=l){if(_.length<=S&&b(_))return _;let L="",
u=P;for(const h of _){u=C(h)?u+1:0;const e=y(h)||u>P?W(h):h;if(L.length+e.length>S)return`${L}\u2026`;L+=e}return L}function U(_,S=M){const L=k(_.slice(-2*S),S),
u=B(L,Number.POSITIVE_INFINITY),h=k(u,S);return L===_&&h===u?u:`\u2026${h}`}const k=(_,S)=>Array.from(_).slice(-S).join(""),R=_=>_.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function v(_){const L=_.split(`
`).map(u=>R(B(u,O))).join(`
`);return L.length<=O?L:`${L.slice(0,O).toWellFormed()}\u2026`}const I={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},$=_=>_.replace(/[&<>"']/g,S=>`&${I[S]}\
;`),f=(_,S=l)=>B(_,S).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,L=>`&#${L.codePointAt(0)};`),a=(_,S=l)=>_===""?"<i>empty</i>":`<code>${f(_,S)}</code>`,c=_=>b(
_)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(_):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(_),A=/^[0-9a-f]{7,}$/i,D=`"'(`,E=`"'),.;:!?\u2026`,m=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function N(_,S=O){return(B(_,S).match(m)??[]).map(L=>{if(L.split(" ").every(s))return f(L,S);if(L.includes(" ")||/^(["`]).+\1$/u.test(L))return a(L.replace(/^`(.*)`$/u,
"$1"),S);const{before:h,core:e,after:n}=x(L);return`${f(h)}${a(e.replace(/^`(.*)`$/u,"$1"),S)}${f(n)}`}).join("")}function x(_){let S=0,L=_.length;for(;S<L&&D.includes(
_.charAt(S));)S+=1;for(;L>S&&E.includes(_.charAt(L-1));)L-=1;return{before:_.slice(0,S),core:_.slice(S,L),after:_.slice(L)}}function s(_){const{core:S}=x(_);return c(
S)&&!A.test(S)}const g=_=>_.replace(/[^ -~\n]/gu,S=>y(S)?d(S):S).replace(/##(?=\w*\[)/g,d),d=_=>_.replace(/[\s\S]/g,S=>`\\u${S.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((T,K,i)=>{i.d(K,{L2:()=>E,ie:()=>v,jj:()=>D,kL:()=>W,mB:()=>B,nE:()=>N,xu:()=>x});var l=i(9876),o=i(3087),O=i(2432),M=i(9179),P=i(6092),b=i(3152),
y=i(8839);let C=function(...s){return{setFlagsFromString:C}=process.getBuiltinModule("node:v8"),new.target?new C(...s):C(...s)};function W(s,g){s.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(D,A).unref(),(0,y.B_)(s.stdout,g),(0,y.B_)(s.stderr,()=>{})}async function B(s,{stop:g,secrets:d,isFinal:_,act:S,reportMistakes:L,reportCrash:u}){
const h=p=>(u((0,l.rv)(t=>R(p,t),d)),3),e=a(s,g,{isFinal:_,crash:h}),n=await S(e).catch(p=>p instanceof b.GN?(L(d.redact(p.mistakes)),2):h(p));await c(s,n)}const U=100,
k=5;function R(s,g){const d=(0,o.Or)(s),_=[];let S=s;for(;S!==void 0&&_.length<k;){const e=S instanceof Error?S.stack??S.message:String(S);_.push((0,M._U)(g(e))),
S=S instanceof Error?S.cause:void 0}const L=d?1:U;return[d?`tf-disco could not run: ${g((0,o.A3)(s))}`:`tf-disco ${O.xv} crashed; this is a bug, please report i\
t with this text at ${O.xV}`,..._.join(`
caused by: `).split(`
`).slice(0,L)].map(e=>(0,P.BP)((0,P.RK)(e))).join(`
`)}const v=({hrtime:s})=>()=>Number(s.bigint())/1e6,I=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],$=300,f=5e3;function a(s,g,{isFinal:d,crash:_}){const S=v(s),L=new AbortController;
let u=0;const h=()=>d||L.signal.aborted;for(const e of I)s.on(e,()=>{const n=S()-u;g.end({kind:"signal",signal:e}),h()?(d||n>$)&&(s.removeAllListeners(e),s.kill(
s.pid,e)):u=S(),L.abort()});return s.on("uncaughtException",e=>{g.end({kind:"crash"});const n=_(e);h()&&s.exit(n),L.abort(),setTimeout(()=>s.exit(n),f).unref()}),
s.on("exit",()=>g.end({kind:"crash"})),L.signal}async function c(s,g){const{stdout:d,stderr:_}=s;for(const L of[d,_])await new Promise(u=>L.write("",u));if(s.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&s.platform!=="win32"&&s.execve!==void 0){const{execPath:L}=s;s.execve(L,[L,"--eval",`require('node:process').exit(${g})`],{})}s.
exit(g)}const A=100,D=()=>C("--semi-space-growth-factor=1"),E=()=>C("--heap-growing-percent=20"),m=100;async function N(s,g,d){let _=Date.now();for(;;){const S=s.
next(g.why!==null);if(S.done)return S.value;Math.abs(Date.now()-_)<m||(d(S.value),await x(),_=Date.now())}}const x=()=>new Promise(s=>setImmediate(s))}),8839:((T,K,i)=>{
i.d(K,{B_:()=>C,Dx:()=>y,PL:()=>B,aH:()=>U,yy:()=>M});var l=i(8474),o=i(3087),O=i(3152);async function M(f,a){for(const c of(0,o.mk)(a)){if(!f.writable)return;f.
write(c)||await P(f)}}async function P(f){const a=new AbortController,c=["drain","error","close"].map(A=>(0,l.once)(f,A,a));await Promise.race(c).catch(()=>{}),
a.abort()}const b=1024*1024;async function*y(f){let a="";for await(const c of f.setEncoding("utf8")){const[A="",...D]=String(c).split(`
`),E=[a+A,...D];a=E.pop()??"";for(const m of E)yield m.replace(/\r$/,"");if(a.length>b)throw new O.GN(["a line of standard input exceeds 1 MiB"])}a!==""&&(yield a)}
function C(f,a){f.once("error",c=>{c.code!=="EPIPE"&&a((0,o.A3)(c))}),f.on("error",()=>{})}const W={min:40,max:100,unknown:80};function B({columns:f},a){return f||
Number(/^\d{1,4}$/.exec(a.COLUMNS??"")?.[0])||W.unknown}function U(f,a,c){const A=a==="auto"?k(f,c):a==="always",D=Math.max(W.min,Math.min(B(f,c),W.max));return{
colour:A,hyperlinks:A&&f.isTTY===!0&&$(c),width:f.isTTY?D:Number.POSITIVE_INFINITY}}function k({isTTY:f},a){return a.NO_COLOR||a.TERM==="dumb"&&!a.FORCE_COLOR?!1:
a.FORCE_COLOR?a.FORCE_COLOR!=="0":f===!0}const R=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,v=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
I=5001;function $(f){const{FORCE_HYPERLINK:a,TERM:c="",TERM_PROGRAM:A="",VTE_VERSION:D}=f;return a?a!=="0":f.CI||f.NO_COLOR||c==="dumb"?!1:Number(D)>=I||R.test(
A)||v.test(c)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(E=>f[E])}}),3474:((T,K,i)=>{i.d(K,{CV:()=>R,KT:()=>b,Ob:()=>g,PW:()=>k,TN:()=>a,WD:()=>c,YA:()=>D,
Yq:()=>m,ai:()=>A,lq:()=>B,lx:()=>E,pS:()=>f,p_:()=>$,xH:()=>U});var l=i(4497),o=i(7811),O=i(9179),M=i(7630),P=i(8535);const b=d=>Object.keys(d).map(_=>({name:_,
...d[_]})),y=(d,_)=>({isList:!1,value:d,parse:_}),C=d=>({value:d,mistakes:[]}),W=(d,_)=>({...d,parse:(S,L)=>{const{value:u,mistakes:h}=d.parse(S,L);return{value:_(
u),mistakes:h}}}),B=({parse:d,..._})=>({..._,parse:(S,L)=>S===""?C(null):d(S,L)}),U=(d,_)=>y(d,(S,L)=>{const u=S===""?(0,o.Ju)(null):_(S);return u.ok?C(u.value):
{value:null,mistakes:[`${L}: ${u.why}`]}}),k=U("FILE",o.Ju),R=U("TOKEN",M.AI),v=/^-\s|^[[{"']|["']$|^[^[{]*[\]}]$|,$|,\s*[\w.-]+\.[a-z]{2,}(?=$|[\s,:])/,I=d=>`w\
rite one ${d.toLowerCase()} per line, without "- ", commas, quotes or brackets`,$=(d,_,S=M.Dw)=>({isList:!0,value:d,parse:(L,u)=>{const h=S(L),e=h.map(t=>{const r=_(
t),w=r.ok?r:_((0,O.Mi)(t));return w.ok?r:w}),n=e.flatMap(t=>t.ok?[t.value]:[]),p=e.flatMap((t,r)=>t.ok?[]:`${u}: ${v.test(h[r]??"")?I(d):t.why}`);return{value:n,
mistakes:[...new Set(p)]}}}),f=1e4,a=W($("HOST",M.l6),d=>Array.from(Map.groupBy(d,({host:_})=>_),([_,S])=>({host:_,services:[...new Set(S.flatMap(({services:L})=>L))],
addresses:S.flatMap(({addresses:L})=>L)}))),c=d=>W($("LABEL",M.V8),_=>{const S=_.flat();return[...new Set(S.length===0?[d]:S)]}),A=({min:d,max:_,whole:S})=>y("N",
(L,u)=>{const h=/^\d+(\.\d+)?$/.test(L)?Number(L):Number.NaN;if(h>=d&&h<=_&&(!S||Number.isInteger(h)))return C(h);const n=`${u} is "${L}", expected ${S?"a whole\
 number":"a number"} from ${d} to ${_}`;return{value:d,mistakes:[n]}}),D=d=>({...W(A(d),_=>_*1e3),value:"SECONDS"}),E=y("",(d,_)=>{const S=/^(true|True|TRUE)$/.
test(d),L=S||/^(false|False|FALSE)$/.test(d);return{value:S,mistakes:L?[]:[`${_} is "${d}", expected "true" or "false"`]}}),m=(...d)=>({...y(d.join("|"),(_,S)=>{
const u=d.some(h=>h===_)?[]:[`${S} is "${_}", ${N(_,d)}`];return{value:_,mistakes:u}}),choices:d}),N=(d,_)=>`expected one of ${_.map(S=>`"${S}"`).join(", ")}${(0,P.
a)(d,_)}`,x=["auto","terraform","opentofu","both"],g={...y("CLI",(d,_)=>{const[,S,L=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(d)??[],u={name:S??
"auto",version:L},h=e=>({value:u,mistakes:[`${_} is "${d}", ${e}`]});if(S===void 0){const e=N(d,x),n=e.endsWith("?")?"":'; a version may follow: "terraform 1.15\
"';return h(e+n)}return L===null?C(u):S==="auto"||S==="both"?h('but only "terraform" and "opentofu" can have a version'):(0,l.lF)(L)?C(u):h(`expected a version \
such as "${S} 1.10"`)}),choices:x}}),7630:((T,K,i)=>{i.d(K,{$h:()=>p,AI:()=>m,Dw:()=>R,IL:()=>N,Ju:()=>x,Kd:()=>S,PZ:()=>d,V8:()=>u,aS:()=>c,jM:()=>E,l6:()=>D,o2:()=>a,
rk:()=>$,vk:()=>v,x2:()=>_});var l=i(7811),o=i(9432),O=i(9119),M=i(1054),P=i(8032),b=i(255),y=i(5106),C=i(7057),W=i(2432),B=i(8535);let U=function(...t){return{
parseNamedAddress:U}=i.late([3403,2172,1190],6022),new.target?new U(...t):U(...t)},k=function(...t){return{problemFacts:k}=i.late([4507],4507),new.target?new k(
...t):k(...t)};const R=t=>I(t,/(^|\s)#.*$/s),v=t=>I(t,/^\s*#.*$/s),I=(t,r)=>t.split(/\r\n|[\n\r]/).map(w=>w.replace(r,"").trim()).filter(w=>w!=="");function $(t){
const r=(0,b.Fq)(t);if(r.ok)return r;const w=(0,M.L6)(t);return(0,l.TR)(`"${t}" is not a hostname: ${r.why}${w===null?"":`; ${w}`}`)}const f=(t,r,w)=>t?(0,l.Ju)(
r):(0,l.TR)(`"${r}" ${w}`),a=t=>f((0,O.en)(t),t,'is not the name of a repository, such as "acme/network"');function c(t){const r=(0,y.OA)(t),w=P.Du.some(j=>(0,y.
oe)(t,j).ok);return r!==null?(0,l.TR)(`"${t}" is not a ${w?"known ":""}service id; did you mean ${r}?`):f(w,t,'is not a service id; expected NAME.vN, such as "m\
odules.v1"')}const A=/^(modules\.v1|providers\.v1)=(.*)$/s;function D(t){const r=t.split(/\s+/).flatMap(re=>A.test(re)?[re]:re.split(",")),[w="",...j]=r.filter(
re=>re!==""),H=$(w),z=j.map(re=>A.exec(re)?.[1]??re),Y=[H,...z.map(c)].flatMap(re=>re.ok?[]:re.why);if(!H.ok||Y.length>0)return(0,l.TR)(Y.join("; "));const se=j.
flatMap(re=>{const[,fe,he=""]=A.exec(re)??[];return fe===void 0?[]:{host:H.value,service:fe,text:he}}),ie=se.flatMap(re=>{const fe=U(re,"terraform");return fe.ok?
[]:[`"${re.service}=${re.text}" is wrong: ${fe.why}`]});return ie.length===0?(0,l.Ju)({host:H.value,services:[...new Set(z)],addresses:se}):(0,l.TR)(ie.join("; "))}
function E(t){const r=t.startsWith("*."),w=$(r?t.slice(2):t);return w.ok?(0,l.Ju)({host:w.value,subdomains:r}):w}const m=t=>t.length>C.$c?(0,l.TR)("the token is\
 longer than 64 KiB; set only the token"):(0,l.Ju)(new C.ou(t));function N(t){const r=t.indexOf("=");if(r<0)return(0,l.TR)('a line has no "="; expected HOST=TOK\
EN');const w=(0,b.Fq)(t.slice(0,r).trim());if(!w.ok)return(0,l.TR)('the text before the first "=" of a line is not a hostname; expected HOST=TOKEN');const j=m(t.
slice(r+1).trim());return j.ok?(0,l.Ju)({host:w.value,token:j.value}):j}function x(t){const r="expected HOST[:PORT]=ADDRESS[:PORT]",w=t.indexOf("=");if(w<0)return(0,l.
TR)(`"${t}" has no "="; ${r}`);const j=t.slice(0,w).trim(),H=$(j);if(!H.ok)return H;const z=H.value.replace(/:\d+$/,""),Y=s(t.slice(w+1).trim());if(Y===null)return(0,l.
TR)(`"${t}" has no valid address; ${r}`);const[,se]=j.split(":");return(0,l.Ju)({name:z,port:se===void 0?null:Number(se),...Y})}function s(t){const[,r,w]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.
exec(t)??/^([^:\s[\]]+)(?::(.*))?$/.exec(t)??/^([\da-fA-F:]+)$/.exec(t)??[];return r===void 0||!/[.:]|^localhost$/i.test(r)?null:w===void 0?{address:r,addressPort:null}:
/^\d{1,5}$/.test(w)&&Number(w)>=1&&Number(w)<=65535?{address:r,addressPort:Number(w)}:null}const g=["block-reserved","services-forced-differ"];function d(t){const r=k();
if(Object.hasOwn(r,t)||g.includes(t))return(0,l.Ju)(t);const w=(0,B.a)(t,Object.keys(r),`; ${W.aq} lists the codes`);return(0,l.TR)(`"${(0,o.dh)(t)}" is not a p\
roblem code${w}`)}function _(t){const[r="",w,...j]=t.split(/\s+/);if(j.length>0)return(0,l.TR)(`"${t}" has too many words; expected CODE [HOST]`);const H=d(r);if(!H.
ok)return H;const z=w===void 0?(0,l.Ju)(null):$(w),Y={paths:null,reason:null,place:null};return z.ok?(0,l.Ju)({code:H.value,host:z.value,...Y}):z}function S(t){
const r=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(t);return f(r,t,'is not a platform; expected OS_ARCH, such as "linux_amd64"')}const L=50;function u(t){const r=t.
split(",").map(j=>j.trim()).filter(j=>j!==""),w=r.find(j=>j.length>L);return w===void 0?(0,l.Ju)(r):(0,l.TR)(`"${w}" has ${w.length} characters; GitHub allows a\
t most ${L}`)}const h=[[".badge.json","badge"],[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],
[".md","markdown"],[".html","html"]],e=t=>h.find(([r])=>t.toLowerCase().endsWith(r)&&!t.includes(","))?.[1],n=100;function p(t){const[,r=t,w=null]=/^(.*?\.html)\s+(.+)$/is.
exec(t)??[],j=e(r);return w!==null&&e(t)!==void 0?(0,l.TR)(`"${t}" names two report files; write one per line`):w!==null&&w.length>n?(0,l.TR)(`the title of "${r}\
" has ${w.length} characters; the limit is ${n}`):j!==void 0?(0,l.Ju)({path:r,format:j,title:w}):t.split(/\s+/).slice(0,-1).some(Y=>e(Y)!==void 0)?(0,l.TR)(`"${t}\
" has a title; only the title of an ".html" file is shown`):(0,l.TR)(`"${r}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md\
", ".html", ".codequality.json" (GitLab) or ".badge.json" (shields.io)`)}}),8535:((T,K,i)=>{i.d(K,{a:()=>M,q:()=>o});var l=i(5106);function o(P,b){const y=O(P);
if(y.length<2)return null;const C=R=>b.filter(v=>R(O(v))),[W=C(R=>(0,l.TW)(R,y))[0]]=C(R=>R===y);if(W!==void 0||y.length<3)return W??null;const[B,U]=[C(R=>R.startsWith(
y)),C(R=>R.includes(y))],k=B.length===1?B:U;return k.length===1?k[0]??null:null}const O=P=>P.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function M(P,b,y=""){
const C=o(P,b);return C===null?y:`; did you mean "${C}"?`}}),101:((T,K,i)=>{i.d(K,{N:()=>M,W:()=>b});var l=i(1792),o=i(6429),O=i(255);function M(v){const I=a=>v[a]||
v[a.toLowerCase()]||"",$={http:P("HTTP_PROXY",I("HTTP_PROXY")),https:P("HTTPS_PROXY",I("HTTPS_PROXY"))},f=W(I("NO_PROXY"));return a=>{const c=$[a.scheme];return c===
null||C(a.name)||f(a)?null:c}}function P(v,I){if(I==="")return null;const $=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(I)?I:`http://${I}`);if($===null)throw new TypeError(
`${v} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test($.protocol))throw new TypeError(`${v} is a ${$.protocol}// proxy; expected http:// or https\
://`);if(!y($.username)||!y($.password))throw new TypeError(`${v} has a user name or password with a bare "%"; write "%25" for it`);return $}const b=v=>Object.entries(
v).flatMap(([I,$=""])=>{if(!/^https?_proxy$/i.test(I))return[];const f=$.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,""),[a=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(f)??
[],[,...c]=/^([^:]*):?(.*)$/s.exec(a)??[];return[c,c.map(l.unescape)].flatMap(([A="",D=""])=>[.../^(?=.*\d).{8}|^.{20}/s.test((0,l.unescape)(A))?[A]:[],...D===""?
[]:[D,Buffer.from(`${A}:${D}`).toString("base64")]])});function y(v){try{return decodeURIComponent(v),!0}catch{return!1}}const C=v=>v==="localhost"||["127.0.0.0\
/8","::1/128"].some(I=>U(I)?.(v));function W(v){const $=v.split(",").map(f=>f.trim().toLowerCase()).filter(f=>f!=="").map(B);return f=>$.some(a=>a(f))}function B(v){
if(v==="*")return()=>!0;const I=U(v);if(I!==null)return({name:D})=>I(D);const{name:$,port:f}=R(v),a=D=>f===""||String(D.port)===f,c=$.includes(":")?128:32,A=U(`${$}\
/${c}`)??k($);return D=>a(D)&&A(D.name)}function U(v){const[,I="",$=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(v)??[],f=(0,o.r5)(I),a=Number($);if(f===null||a>8*f.length)
return null;const c=(0,o.NW)(f),A=a-8*(f.length-c.length),D=A<0?{prefix:f,bits:a}:{prefix:c,bits:A};return E=>{const m=(0,o.r5)(E);return m!==null&&(0,o.Wg)(D,(0,o.
NW)(m))}}function k(v){if(v==="")return()=>!1;const I=v.replace(/^\*\./,"."),$=I.replace(/^\./,""),f=(0,O.Pv)($),a=f.ok?f.value:$,c=A=>!I.startsWith(".")&&A===a;
return A=>(0,o.r5)(A)===null&&(A.endsWith(`.${a}`)||c(A))}function R(v){const I=/^\[([^\]]*)\]:([^:]*)$/.exec(v)??/^([^:[\]]*):([^:[\]]*)$/.exec(v);return I===null?
{name:v,port:""}:{name:I[1]??"",port:I[2]??""}}}),3152:((T,K,i)=>{i.d(K,{GN:()=>b,P$:()=>C,w7:()=>y});var l=i(6760),o=i(9179),O=i(3474),M=i(7630),P=i(7773);class b extends Error{name="\
SettingsError";mistakes;constructor(k){const R=k.map(o._U);super(R.join(`
`)),this.mistakes=R}}const y={isTerminal:!1,setting:U=>U,missingPath:(U,k)=>`scan names "${U}", which does not exist in ${k}`};function C(U,{setting:k}=y){const R=P.
yy.map(({name:c,kind:A,default:D=""})=>({field:c.replace("-seconds","Ms").replace(/-./g,E=>E.slice(1).toUpperCase()),...A.parse(U[c]?.trim()||D,k(c))})),v=Object.
fromEntries(R.map(({field:c,value:A})=>[c,A])),I={...v,fixedHosts:v.allowedHosts},$=[...I.scan,...I.usages,...(0,M.Dw)(U.hostnames??"")].length===0,{length:f}=I.
hostnames,a=`${k("hostnames")} has ${f} hosts, the limit is ${O.pS}`;return{settings:$?{...I,scan:["."]}:I,mistakes:[...R.flatMap(({mistakes:c})=>c),...f>O.pS?[
a]:[],...W(I,k),...B(I,k)]}}function W(U,k){const{report:R,history:v,issueAfter:I}=U,$=k("history"),f=`${k("issue-after")} is ${I}, which needs ${$}; set it to \
a file that is kept from run to run`;if(v===null)return I>1?[f]:[];const a=R.some(({path:A})=>(0,l.normalize)(A)===(0,l.normalize)(v)),c=`${k("report")} and ${$}\
 both name ${v}; write to different files`;return a?[c]:[]}function B(U,k){const{scan:R,exclude:v,roots:I,dialect:$,depth:f,changedOnly:a,repositories:c}=U,A=k(
"usages");if(U.usages.length===0){const s=`${k("repositories")} needs ${A}; set it to the usages files of the repositories`;return c.length===0?[]:[s]}const D=A.
startsWith("--")?`repeat ${A}`:`write one a line in ${A}`,E="set it for `tf-disco usages`, which reads the files of the repository";return[[R.length>0,k("scan"),
`${E}; to check several files, ${D}`],[v.length>0,k("exclude"),E],[I.length>0,k("roots"),E],[$.name!=="auto",k("dialect"),E],[f==="init",`${k("depth")} init`,"s\
et it to packages: usages files hold no packages of modules"],[a,k("changed-only"),"remove it: usages files do not say what has changed"]].filter(([s])=>s).map(
([,s,g])=>`${s} cannot be used together with ${A}; ${g}`)}}),7773:((T,K,i)=>{i.d(K,{fd:()=>I,mc:()=>v,yy:()=>R});var l=i(7811),o=i(3474),O=i(7630);const M={hostnames:{
kind:o.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must\
 have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:o.p_("PATH",l.Ju),help:"Directories, files or globs to scan, one per line. Def\
ault: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:o.p_("GLOB",l.Ju),inProject:!0,help:"Globs of directories and files to skip, one\
 per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{kind:o.p_("HOST",O.jM),inProject:!0,help:"Allowlist for the hosts that scanned f\
iles make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed."},"required-services":{kind:o.p_("SERVICE",O.
aS),inProject:!0,help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service."},dialect:{kind:o.Ob,inProject:!0,
help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI \
and version from the files.",default:"auto"}},P={usages:{kind:o.p_("FILE",l.Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, \
one per line: checks what these repositories use instead of scanning files."},repositories:{kind:o.p_("OWNER/NAME",O.o2),help:"Repositories whose usages must be\
 there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},b={depth:{kind:o.Yq("discovery","versions","packages","init"),inProject:!0,
help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the package\
s that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.",default:"discovery"},roots:{kind:o.
p_("GLOB",l.Ju),inProject:!0,help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{
kind:o.p_("OS_ARCH",O.Kd),inProject:!0,help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. Def\
ault: the platform of this machine."},upgrade:{kind:o.lx,inProject:!0,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},
"max-requests":{kind:o.ai({min:1,max:1e5,whole:!0}),inProject:!0,help:"Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modu\
les and providers that are then not checked are reported.",default:"500"}},y={tokens:{kind:o.p_("HOST=TOKEN",O.IL,O.vk),help:"Tokens, one per line: `HOST=TOKEN`\
. `TF_TOKEN_\u2026` environment variables and the CLI configuration (`TF_CLI_CONFIG_FILE`) also work."}},C={"timeout-seconds":{kind:o.lq(o.YA({min:.1,max:300})),
inProject:!0,help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10\
 for a helper."},retries:{kind:o.ai({min:0,max:10,whole:!0}),inProject:!0,help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 4\
29 and 5xx.",default:"3",isFlagOnly:!0},concurrency:{kind:o.ai({min:1,max:256,whole:!0}),inProject:!0,help:"Maximum number of hosts to contact at the same time.",
default:"16",isFlagOnly:!0},"deadline-seconds":{kind:o.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported a\
s not checked, and the check fails.",default:"600"},"ca-file":{kind:o.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},
resolve:{kind:o.p_("HOST=ADDRESS",O.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must sti\
ll match the host."}},W={"certificate-days":{kind:o.ai({min:0,max:3650,whole:!0}),inProject:!0,help:"Warn if a TLS certificate in the redirect chain expires wit\
hin this many days.",default:"21"},"slow-seconds":{kind:o.YA({min:.1,max:300}),inProject:!0,help:"Warn if discovery takes longer than this.",default:"3",isFlagOnly:!0},
"fail-on":{kind:o.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:o.p_("\
CODE",O.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."}},B={report:{kind:o.
p_("FILE",O.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html [TITLE]`, `.codeq\
uality.json` (GitLab) or `.badge.json` (shields.io)."},history:{kind:o.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime \
and latency. It must be kept from run to run."}},U={"changed-only":{kind:o.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames\
` are always checked.",default:"false"},comment:{kind:o.Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatic\
ally: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{kind:o.Yq("never","on-failure"),help:"When to open one issue, up\
dated automatically and closed on recovery: `never` or `on-failure`, which includes certificates and tokens that expire soon. Needs `issues: write`.",default:"n\
ever"},"issue-labels":{kind:o.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registr\
y-health"},"issue-after":{kind:o.ai({min:1,max:20,whole:!0}),help:"Runs in a row after which a failing host opens the issue, and after which one that no longer \
fails counts as recovered. More than 1 needs `history`.",default:"1"},"github-token":{kind:o.CV,help:"Token used for the comment, the issue and the list of chan\
ged files.",actionContext:"github.token"}},k={...M,...P,...b,...y,...C,...W,...B,...U},R=o.KT(k),v=R.filter(({isFlagOnly:$})=>!$),I=[["What to check",o.KT(M)],[
"Many repositories",o.KT(P)],["Following `init`",o.KT(b)],["Credentials",o.KT(y)],["Network",o.KT(C)],["Verdict",o.KT(W)],["Reports",o.KT(B)]]}),2613:(T=>{T.exports=
process.getBuiltinModule("assert")}),181:(T=>{T.exports=process.getBuiltinModule("buffer")}),4434:(T=>{T.exports=process.getBuiltinModule("events")}),9896:(T=>{
T.exports=process.getBuiltinModule("fs")}),8611:(T=>{T.exports=process.getBuiltinModule("http")}),5692:(T=>{T.exports=process.getBuiltinModule("https")}),9278:(T=>{
T.exports=process.getBuiltinModule("net")}),4589:(T=>{T.exports=process.getBuiltinModule("node:assert")}),6698:(T=>{T.exports=process.getBuiltinModule("node:asy\
nc_hooks")}),4573:(T=>{T.exports=process.getBuiltinModule("node:buffer")}),7598:(T=>{T.exports=process.getBuiltinModule("node:crypto")}),3053:(T=>{T.exports=process.
getBuiltinModule("node:diagnostics_channel")}),610:(T=>{T.exports=process.getBuiltinModule("node:dns")}),1553:(T=>{T.exports=process.getBuiltinModule("node:dns/\
promises")}),8474:(T=>{T.exports=process.getBuiltinModule("node:events")}),3024:(T=>{T.exports=process.getBuiltinModule("node:fs")}),1455:(T=>{T.exports=process.
getBuiltinModule("node:fs/promises")}),7067:(T=>{T.exports=process.getBuiltinModule("node:http")}),2467:(T=>{T.exports=process.getBuiltinModule("node:http2")}),
7030:(T=>{T.exports=process.getBuiltinModule("node:net")}),8161:(T=>{T.exports=process.getBuiltinModule("node:os")}),6760:(T=>{T.exports=process.getBuiltinModule(
"node:path")}),3916:(T=>{T.exports=process.getBuiltinModule("node:path/posix")}),643:(T=>{T.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(T=>{T.exports=
process.getBuiltinModule("node:querystring")}),99:(T=>{T.exports=process.getBuiltinModule("node:sqlite")}),7075:(T=>{T.exports=process.getBuiltinModule("node:st\
ream")}),7830:(T=>{T.exports=process.getBuiltinModule("node:stream/web")}),6193:(T=>{T.exports=process.getBuiltinModule("node:string_decoder")}),8500:(T=>{T.exports=
process.getBuiltinModule("node:timers/promises")}),1692:(T=>{T.exports=process.getBuiltinModule("node:tls")}),3136:(T=>{T.exports=process.getBuiltinModule("node\
:url")}),7975:(T=>{T.exports=process.getBuiltinModule("node:util")}),3429:(T=>{T.exports=process.getBuiltinModule("node:util/types")}),5919:(T=>{T.exports=process.
getBuiltinModule("node:worker_threads")}),8522:(T=>{T.exports=process.getBuiltinModule("node:zlib")}),857:(T=>{T.exports=process.getBuiltinModule("os")}),6928:(T=>{
T.exports=process.getBuiltinModule("path")}),2203:(T=>{T.exports=process.getBuiltinModule("stream")}),2375:(T=>{T.exports=process.getBuiltinModule("tls")}),9023:(T=>{
T.exports=process.getBuiltinModule("util")}),3106:(T=>{T.exports=process.getBuiltinModule("zlib")})},pe={};function q(T){var K=pe[T];if(K!==void 0)return K.exports;
var i=pe[T]={exports:{}},l=!0;try{_e[T](i,i.exports,q),l=!1}finally{l&&delete pe[T]}return i.exports}q.m=_e,typeof q<"u"&&(q.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var T=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",K=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=O=>{O&&O.d<1&&(O.d=1,O.forEach(
M=>M.r--),O.forEach(M=>M.r--?M.r++:M()))},o=O=>O.map(M=>{if(M!==null&&typeof M=="object"){if(M[T])return M;if(M.then){var P=[];P.d=0,M.then(C=>{b[K]=C,l(P)},C=>{
b[i]=C,l(P)});var b={};return b[T]=C=>C(P),b}}var y={};return y[T]=C=>{},y[K]=M,y});q.a=(O,M,P)=>{var b;P&&((b=[]).d=-1);var y=new Set,C=O.exports,W,B,U,k=new Promise(
(R,v)=>{U=v,B=R});k[K]=C,k[T]=R=>(b&&R(b),y.forEach(R),k.catch(v=>{})),O.exports=k,M(R=>{W=o(R);var v,I=()=>W.map(f=>{if(f[i])throw f[i];return f[K]}),$=new Promise(
f=>{v=()=>f(I),v.r=0;var a=c=>c!==b&&!y.has(c)&&(y.add(c),c&&!c.d&&(v.r++,c.push(v)));W.map(c=>c[T](a))});return v.r?$:I()},R=>(R?U(k[i]=R):B(C),l(b))),b&&b.d<0&&
(b.d=0)}})(),(()=>{var T=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,K;q.t=function(i,l){if(l&1&&(i=this(i)),l&8||typeof i=="object"&&i&&(l&
4&&i.__esModule||l&16&&typeof i.then=="function"))return i;var o=Object.create(null);q.r(o);var O={};K=K||[null,T({}),T([]),T(T)];for(var M=l&2&&i;typeof M=="ob\
ject"&&!~K.indexOf(M);M=T(M))Object.getOwnPropertyNames(M).forEach(P=>O[P]=()=>i[P]);return O.default=()=>i,q.d(o,O),o}})(),q.d=(T,K)=>{for(var i in K)q.o(K,i)&&
!q.o(T,i)&&Object.defineProperty(T,i,{enumerable:!0,get:K[i]})},q.f={},q.e=T=>Promise.all(Object.keys(q.f).reduce((K,i)=>(q.f[i](T,K),K),[])),q.u=T=>({647:"647",
1903:"4284",2172:"6135",2218:"5866",3053:"5332",3276:"3276",3403:"6135",3557:"3276",3576:"5866",4276:"6135",4284:"4284",4668:"8317",4815:"6135",4878:"4878",4947:"\
5696",5332:"5332",5696:"5696",5866:"5866",5938:"3276",6135:"6135",7680:"8317",7918:"3276",8095:"3276",8317:"8317",8319:"3276",8580:"5696"}[T]??T)+".index.js",q.
o=(T,K)=>Object.prototype.hasOwnProperty.call(T,K),q.r=T=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(T,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(T,"__esModule",{value:!0})},(()=>{var T={8374:0,8792:0},K=i=>{var{ids:l,modules:o,runtime:O}=i,M,P,b=0;for(M in o)q.o(o,M)&&(q.m[M]=o[M]);for(O&&
O(q);b<l.length;b++)P=l[b],q.o(T,P)&&T[P]&&T[P][0](),T[l[b]]=0};q.late=(i,l)=>{for(const o of i){if(T[o]===0)continue;const{createRequire:O}=process.getBuiltinModule(
"module");K(O(import.meta.url)("./"+q.u(o)))}return q(l)},q.f.j=(i,l)=>{var o=q.o(T,i)?T[i]:void 0;if(o!==0)if(o)l.push(o[1]);else{var O=import("./"+q.u(i)).then(
K,M=>{throw T[i]!==0&&(T[i]=void 0),M}),O=Promise.race([O,new Promise(M=>o=T[i]=[M])]);l.push(o[1]=O)}}})();var me={};q.d(me,{C:()=>Ee,a:()=>$e});const Ee=()=>Promise.
all([q.e(6135),q.e(3403),q.e(4815),q.e(2172),q.e(4276),q.e(5696),q.e(8374),q.e(8580),q.e(4947)]).then(q.bind(q,4947)),$e=()=>Promise.all([q.e(8374),q.e(647)]).then(
q.bind(q,647));var ve=me.C,Oe=me.a;export{ve as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
