var me={9876:((w,W,c)=>{c.d(W,{rv:()=>_e,cA:()=>fe});var f=c(255),r=c(7057),O=c(7630),M=c(101),R=c(1780),P=c(9179),T=c(3298),C=c(3628),j=c(9509);const U=4;function B(F,q){
let Y={text:F,starts:null};for(let ne=0;ne<U&&Y!==null;ne+=1)q(I(Y,F.length)),Y=u(Y,F.length)}const D="\u2026",y=Array.from({length:128},(F,q)=>{const Y=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function $(F){return F===D?F:/[\s\x80-\x9f]/.test(F)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function I({text:F,starts:q},Y){let ne="",ee=!1;const V=[],G=(J,Z)=>{J===" "&&ee||(ee=J===
" ",ne+=J,V.push(Z))};for(let J=0;J<F.length;J+=1){const Z=q===null?J:q[J]??Y,X=y[F.charCodeAt(J)];if(X!==void 0){G(X,Z);continue}const oe=String.fromCodePoint(
F.codePointAt(J)??0);for(const ce of $(oe).split(""))G(ce,Z);J+=oe.length-1}return V.push(Y),{folded:ne,starts:V}}const m=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(F=>[F.replace(/\W|_$/,""),/\W|_$/.exec(F)?.[0]??" "])),h=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
a=/[%\\&]|xn--/i;function u({text:F,starts:q},Y){if(!a.test(F))return null;let ne="";const ee=[];let V=0;const G=Z=>q===null?Z:q[Z]??Y,J=Z=>{for(let X=V;X<Z;X+=
1)ee.push(G(X));ne+=F.slice(V,Z)};for(const Z of F.matchAll(h)){J(Z.index),V=Z.index+Z[0].length;for(const{written:X,at:oe}of A(Z)){ne+=X;for(let ce=0;ce<X.length;ce+=
1)ee.push(G(Z.index+oe))}}return V===0?null:(J(F.length),{text:ne,starts:ee})}function A(F){const[q,Y,ne,ee,V,G,J,Z,X,oe]=F;if(Y!==void 0)return L(Y);if(oe!==void 0)
return[{written:(0,j.mI)(oe.toLowerCase()),at:0}];const ce=ne??ee??Z;return b(ce!==void 0?v(Number.parseInt(ce,16)):J!==void 0?v(Number(J)):X!==void 0?m.get(X)??
q:V??(G===void 0?"":" "))}const b=F=>[{written:F,at:0}],v=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",p=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function L(F){const q=F.startsWith("%")?3:4,Y=F.replace(/(?:%|\\x)(..)/g,(ne,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(Y.matchAll(p),({
0:[ne="",...ee],index:V})=>{const G=ne.charCodeAt(0),J=ee.reduce((Z,X)=>Z<<6|X.charCodeAt(0)&63,ee.length===0?G:G&63>>ee.length);return{written:v(J),at:q*V}})}const x="\
***",s=12,i=200;function _(F){const q=g(F);return(Y,ne)=>{if(q.pieces.size===0)return Y;const ee=[];return B(Y,V=>S(V,Y,q,ee)),ee.length===0?Y:N(Y,ee,ne)}}function g(F){
const q=new Set,Y=new Set,ne=new Set,ee=({folded:V})=>{if(V.length<r.Il)return;const G=Math.min(V.length,s);Y.add(G);for(let J=0;J+G<=V.length;J+=1)q.add(V.slice(
J,J+G));for(let J=r.Il;J<G;J+=1)ne.add(V.slice(0,J))};for(const V of(0,C.x)(F))B(V,ee);return{pieces:q,lengths:Y,heads:ne}}function S({folded:F,starts:q},Y,{pieces:ne,
lengths:ee,heads:V},G){const J=(X,oe)=>{const ce=F[X]===" "?X+1:X;let ie=F[oe-1]===" "?oe-1:oe;for(;ie<F.length&&q[ie]===q[ie-1];)ie+=1;const ae=q[ce]??0,le=q[ie]??
Y.length,ue=G.at(-1);ue===void 0||ae<ue.from||ae>ue.to?G.push({from:ae,to:le}):G[G.length-1]={from:ue.from,to:Math.max(ue.to,le)}};for(const X of ee)for(let oe=0;oe+
X<=F.length;oe+=1)ne.has(F.slice(oe,oe+X))&&J(oe,oe+X);const Z=X=>{for(let oe=Math.min(s-1,X);oe>=r.Il;oe-=1)if(V.has(F.slice(X-oe,X))){J(X-oe,X);break}};for(let X=F.
indexOf(D);X>=0;X=F.indexOf(D,X+1))Z(X);Y.length>=i&&Z(F.length)}function N(F,q,Y){let ne="",ee=0;for(const V of q.toSorted((G,J)=>G.from-J.from))V.to<=ee||Y.size>
0&&e(F,V,Y)||((V.from>ee||ee===0)&&(ne+=F.slice(ee,V.from)+x),ee=V.to);return ne+F.slice(ee)}const d=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
F),E=260;function e(F,{from:q,to:Y},ne){const ee=J=>Math.max(q-J,J-Y)<E&&d(F[J]??"");let V=q;for(;ee(V-1);)V-=1;let G=Y;for(;ee(G);)G+=1;for(;!ne.has(F.slice(V,
G));){if(G===Y||!/[.:]/.test(F[G-1]??""))return!1;G-=1}return!0}const t=64,K="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks refusal clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories failing roo\
t units exclude requirements namedHost repository setting writtenAt",z="value hashes",H=new Set;function te(F){return se(()=>{const q=_(F);return(Y,ne=H)=>{if(typeof Y==
"string")return se(()=>q(Y,ne));const ee=(0,T.O)(V=>q((0,P._U)(V),ne));return se(()=>re(ee)(Y))}})}function se(F){try{return F()}catch{throw new Error("tokens c\
ould not be hidden")}}function re(F){const[q,Y]=[new Set(K.split(" ")),new Set(z.split(" "))],ne={ours:new Map,theirs:new Map},ee=(G,J,Z)=>{if((0,R.rZ)(G))return(0,R.
tD)(G,F);if(Array.isArray(G)){const ie=G.map(ae=>V(ae,J+1,Z));return ie.every((ae,le)=>ae===G[le])?G:ie}let X=!0;const oe=Object.entries(G).map(([ie,ae])=>{if(Z===
"ours"&&q.has(ie))return[ie,ae];const le=V(ae,J+1,Y.has(ie)?"theirs":Z),ue=Z==="ours"?ie:F(ie);return X&&=ue===ie&&le===ae,[ue,le]}),ce=Object.getPrototypeOf(G)===
Object.prototype;return X&&ce?G:Object.fromEntries(oe)},V=(G,J,Z)=>{if(typeof G=="string")return F(G);if(J>t)return null;if(typeof G!="object"||G===null)return G;
const X=ne[Z].get(G)??ee(G,J,Z);return ne[Z].set(G,X),X};return G=>V(G,0,"ours")}function fe(F,q,Y=()=>{}){const ne=new Map;let ee=null;const V=J=>{const Z=J.filter(
X=>!ne.has(X.reveal()));if(Z.length!==0){for(const X of Z)ne.set(X.reveal(),X);ee=null,Y(Z)}};se(()=>V(ge(F,q)));const G=(J,Z)=>(ee??=te([...ne.values()]),ee(J,
Z));return{learn:J=>se(()=>V([J])),redact:G,redactUsages:(J,Z)=>ne.size===0?J:G(J,Z)}}function _e(F,{redact:q}){try{return F(q)}catch{return"tf-disco crashed, a\
nd the description of the crash could not be cleared of tokens"}}const pe=F=>(0,f.Fq)(F).ok;function ge(F,q){const Y=(0,O.vk)(F.tokens??"").flatMap(V=>{const G=V.
indexOf("="),J=V.slice(G+1).trim(),Z=G<0?"":V.slice(0,G).trim(),X=!Z.includes(".")&&J.includes(".")&&pe(J);return Z!==""&&(!pe(Z)||X)?[J,Z,V]:[J]}),ne=Object.entries(
q).flatMap(([V,G])=>V.startsWith(f.xV)&&G!==void 0?[G]:[]),ee=F["github-token"]?.trim()??"";return[...Y,...ne,...(0,M.W)(q),ee].filter(V=>V!=="").map(V=>new r.ou(
V))}}),3628:((w,W,c)=>{c.d(W,{K:()=>U,x:()=>T});var f=c(7811),r=c(4443),O=c(7057);function M(D){const y=D.reveal(),$=/[\r\n]/.test(y)?y.split(/[\r\n]+/):[];return[
y,...$].filter(I=>I.trim().length>=O.Il)}const R=D=>[...new Set([D,Buffer.from(D).toString("latin1")])],P=D=>["","x","xx"].flatMap(y=>{const $=Buffer.from(y+D).
toString("base64"),I=$.slice(Math.ceil(y.length*4/3)).replace(/=+$/,"");return $.endsWith("=")?[I.slice(0,-1),I]:[I]});function*T(D){const y=D.flatMap(M).map($=>$.
trim().slice(0,O.$c));for(const $ of new Set(y.flatMap(R)))yield $,$.includes(" ")&&(yield $.replaceAll(" ","+")),yield*P($),yield Buffer.from($).toString("hex")}
const C=16*1024,j=1024*1024;function U(D){let y=j;return $=>{const I=$.flatMap(M).flatMap(h=>[h,h.trim()]),m=[];for(const h of new Set(I.flatMap(R))){if(h.length>
C||y<0)continue;const a=B(h).filter(u=>u.trim().length>=O.Il);m.push(...a),y-=a.join("").length}for(const h of new Set([...I,...m]))D(h)}}function B(D){const y=(0,r.
zg)(D,"path"),$=(0,f.ol)(D).slice(1,-1),I=[encodeURIComponent(D.toWellFormed()),...y.ok?[y.value]:[]],m=P(D),h=Buffer.from(D).toString("hex");return[D,D.toLowerCase(),
$,JSON.stringify(D).slice(1,-1),...I,...I.map(a=>a.replace(/%[0-9A-F]{2}/g,u=>u.toLowerCase())),...m,...m.map(a=>a.replaceAll("+","-").replaceAll("/","_")),h,h.
toUpperCase()]}}),3214:((w,W,c)=>{c.d(W,{Ip:()=>r,VG:()=>f,VJ:()=>M,v7:()=>O});class f{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(P){this.#n??=P,this.#e.abort();for(const T of this.onEnd)T()}}const r=(R,P)=>{const T=setTimeout(P,R);return()=>clearTimeout(
T)};function O(R,{startTimer:P,stop:T}){return new Promise(C=>{const j=()=>{U(),T.onEnd.delete(j),C()},U=P(R,j);T.onEnd.add(j)})}function M(R,P){const T=/^\d+$/.
test(R??"")?Number(R)*1e3:Date.parse(R??"")-P;return Number.isNaN(T)?null:T}}),3087:((w,W,c)=>{c.d(W,{A3:()=>U,KE:()=>B,KI:()=>$,Or:()=>D,f8:()=>y,hM:()=>j,mk:()=>T,
qW:()=>m});var f=c(3024),r=c(6760),O=c(2432),M=c(6092),R=c(9968);const P=64*1024;function*T(u){let A="";for(const b of u)A+=b,!(A.length<P)&&(yield A,A="");A!==
""&&(yield A)}const C={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or set a lower `concurrency` in .tf-disco.hcl",ENOENT:"check that the path exists",ENOSPC:"free dis\
k space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file\
 system that can be written to"};class j extends Error{name="ExplainedError"}function U(u){if(u instanceof j)return u.message;if(!D(u))return`${String(u)}; this\
 is a bug of tf-disco, please report it at ${O.xV}`;const A=C[u.code];return`${u.message.split(", ")[0]}${A===void 0?"":`; ${A}`}`}function B(u){try{return u(),
null}catch(A){return(0,M.RK)(U(A))}}const D=u=>typeof u=="object"&&u!==null&&"syscall"in u&&"code"in u;function y(u,A,b){const v=I(f.realpathSync(u),A),p=(0,r.basename)(
A);$(f.lstatSync((0,r.join)(v,p),{throwIfNoEntry:!1}));const L=(0,r.join)(v,`.${p.slice(0,60)}.${Math.random().toString(36).slice(2)}`),x=f.openSync(L,"wx");try{
(0,R.ET)(x,()=>{for(const s of b)f.writeFileSync(x,s)}),f.renameSync(L,(0,r.join)(v,p))}catch(s){throw f.rmSync(L,{force:!0}),s}}function $(u){if(!(u===void 0||
u.isFile()||u.isSymbolicLink()))throw new j(`it is ${(0,R.I)(u)}; choose another path`)}function I(u,A){const b=(0,r.resolve)(u,A),v=(0,R.UO)(b,u);if(!v&&!(0,r.
isAbsolute)(A))throw new j(`it is outside ${u}; use an absolute path if that is intended`);const p=v?u:(0,r.parse)(b).root;return(0,r.relative)(p,(0,r.dirname)(
b)).split(r.sep).filter(Boolean).reduce((x,s)=>h(x,s,u),p)}function m(u,A){const b=f.realpathSync(u);return a(I(b,A),(0,r.basename)(A),b)}function h(u,A,b){const v=(0,r.
join)(u,A);try{f.lstatSync(v,{throwIfNoEntry:!1})===void 0&&f.mkdirSync(v)}catch(p){if((0,R.Oj)(p)!=="EEXIST")throw p}return a(u,A,b)}function a(u,A,b){const v=(0,r.
join)(u,A);if(!f.lstatSync(v,{throwIfNoEntry:!1})?.isSymbolicLink())return v;const p=f.realpathSync(v);if(!(0,R.UO)(u,b)||(0,R.UO)(p,b))return p;throw new j(`th\
e link ${(0,r.relative)(b,v)} leads outside ${b}; remove it or choose another path`)}}),9968:((w,W,c)=>{c.d(W,{$r:()=>b,ET:()=>I,I:()=>B,Mc:()=>h,N0:()=>m,Oj:()=>$,
UO:()=>A,qA:()=>j,qo:()=>y,r7:()=>C,v2:()=>u,wX:()=>a,yR:()=>T});var f=c(4573),r=c(3024),O=c(6760);const M=16*1024*1024,R=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??
0)|(r.constants.O_NOCTTY??0),P=Buffer.allocUnsafeSlow(256*1024);function T(v,p=M){const L=j(v,p);if(!Buffer.isBuffer(L))return L;const x=L.toString("utf8"),s=!x.
includes("\uFFFD")||(0,f.isUtf8)(L);return{ok:!0,text:x,isUtf8:s,bytes:L.length}}function C(v,p=M){const L=T(v,p);return L.ok?L.text:null}function j(v,p){try{return I(
r.openSync(v,R),L=>{const x=r.readSync(L,P,0,P.length,0);return x<P.length?P.subarray(0,x):D(L,p)})}catch(L){const x=$(L),s=m(()=>r.statSync(v),null);return s?.
isFile()===!1?U(s,x):{ok:!1,failure:{kind:"error",code:x}}}}const U=(v,p)=>({ok:!1,failure:{kind:"special",is:B(v),code:p}});function B(v){return v.isDirectory()?
"a directory":v.isFIFO()||v.isSocket()?v.isFIFO()?"a named pipe":"a socket":v.isFile()?"a file without a size":v.isBlockDevice()?"a block device":"a character d\
evice"}function D(v,p){const L=r.fstatSync(v),{size:x}=L;if(x<P.length)return U(L,"ESPIPE");if(x>p)return{ok:!1,failure:{kind:"size",bytes:x,maxBytes:p}};const s=Buffer.
allocUnsafeSlow(x);let i=0;for(;i<x;){const _=r.readSync(v,s,i,x-i,i);if(_===0)break;i+=_}return s.subarray(0,i)}const y=v=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.
test(Object(v).code);function $(v){if(!(typeof v=="object"&&v!==null&&"code"in v)||typeof v.code!="string"||y(v))throw v;return v.code}function I(v,p){try{return p(
v)}finally{r.closeSync(v)}}function m(v,p){try{return v()}catch(L){return $(L),p}}const h=v=>m(()=>r.readdirSync(v,{withFileTypes:!0}),[]),a=v=>h(v).map(({name:p})=>p).
sort(),u=v=>h(v).flatMap(p=>p.isDirectory()?p.name:[]);function A(v,p){const L=(0,O.relative)(p,v);return L!==".."&&!L.startsWith(`..${O.sep}`)&&!(0,O.isAbsolute)(
L)}function b(v){try{const p=r.realpathSync(v),L=r.statSync(p);return L.isFile()?{kind:"file",path:p}:L.isDirectory()?{kind:"directory",path:p}:{kind:"special",
path:p,is:B(L)}}catch(p){return{kind:"error",code:$(p)}}}}),4497:((w,W,c)=>{c.d(W,{h4:()=>j,lF:()=>I,w0:()=>$});var f=c(8032),r=c(3298);const O=[1e10,1e5,1],M=Number.
POSITIVE_INFINITY,R={from:0,before:M},P={from:Number.MAX_SAFE_INTEGER,before:M},T=200,C=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function j(m){const h=[...new Set(m)].map(a=>U(a)??R);return(0,r.O)(a=>{const u=U(a)??R;return h.some(A=>y(A,u))})}function U(m){if(m.length>T)return null;if(m===
"latest")return P;const h=m.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(u=>u!==""),a=h.map(B);return h.length===
0||a.includes(null)?null:{from:Math.max(...a.map(u=>u?.from??0)),before:Math.min(...a.map(u=>u?.before??M))}}function B(m){const h=C.exec(m);if(h===null)return null;
const[,a="",...u]=h,A=u.slice(0,3).filter(x=>/^\d/.test(x??"")),{length:b}=A,v=A.reduce((x,s,i)=>x+Number(s)*(O[i]??0),0),p=x=>{const s=O[Math.max(x,1)-1]??1;return v-
v%s+s};if(a==="!=")return R;if(a===">=")return{from:v,before:M};if(a===">")return{from:p(b),before:M};if(a==="<")return{from:0,before:v};if(a==="<=")return{from:0,
before:p(b)};const L={"~>":b-1,"^":1,"~":Math.min(b,2)}[a];return{from:v,before:p(L??b)}}function D(m,h){const a=U(h.from??"")?.from??0,u=U(h.before??"")?.from??
M;return y(U(m)??R,{from:a,before:u})}const y=(m,h)=>m.from<h.before&&h.from<m.before;function $(m,h){const a=f.pH.filter(A=>A.client===m),u=a.filter(A=>h.some(
b=>D(b,A)));return u.length===0?a:u}const I=m=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(m)}),6429:((w,W,c)=>{c.d(W,{NW:()=>P,RY:()=>M,Wg:()=>f,
r5:()=>r});const f=({prefix:T,bits:C},j)=>T.length===j.length&&T.every((U,B)=>{const D=Math.min(Math.max(8*(B+1)-C,0),8);return U>>D===(j[B]??0)>>D});function r(T){
if(!T.includes(":"))return O(T);const C=T.indexOf("%");return C===T.length-1?null:R(C<0?T:T.slice(0,C))}function O(T){const C=T.split("."),j=C.length===4&&C.every(
B=>/^(0|[1-9]\d{0,2})$/.test(B)),U=C.map(Number);return j&&U.every(B=>B<=255)?U:null}function M(T){const C=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(T)?URL.parse(`htt\
p://${T}`):null;return C&&O(C.hostname)}function R(T){const C=/^[\da-f:.]+$/i.test(T)?URL.parse(`http://[${T}]`):null;if(C===null)return null;const[j=[],U=[]]=C.
hostname.slice(1,-1).split("::").map(D=>D.split(":").filter(Boolean)),B=Array(8-j.length-U.length).fill("0");return[...j,...B,...U].flatMap(D=>{const y=Number.parseInt(
D,16);return[y>>8,y&255]})}const P=T=>/^(?:0,){10}255,255$/.test(T.slice(0,12).join())?T.slice(12):T}),9562:((w,W,c)=>{c.d(W,{G:()=>f,V:()=>U});const f=s=>typeof s==
"object"&&s!==null&&!Array.isArray(s),r=1e4,O=5e5,M=34,R=44,P=58,T=91,C=123,j=125;function U(s,i){const _=new $(s,i),g=_.run();if(g!==null)return{ok:!1,...x(s,g)};
const S=s.slice(0,_.end),N=S.includes("\\u")?S.replace(B,(d,E)=>E===void 0?d:"\\ufffd"):S;return{ok:!0,value:JSON.parse(N)}}const B=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
D=["the text ends before the JSON value is complete","check that the file was not truncated"],y="more values than this check reads";class ${#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(i,_){this.#e=i,this.#n=_}run(){const i=this.#e,_=this.#s,g=a(i,0);for(let N=g,d=0;N<i.length;N=a(i,d)){const E=i.charCodeAt(
N);if(d=this.#a(N,E),d<0)return this.#l(N,~d);if(this.end=d,this.#n==="decoder"&&this.#t==="next"&&_.length===0)return null;this.#r=E,this.#c=N}return this.#t!==
"next"||_.length>0?[i.length,...D]:this.#n==="map"&&this.#o>=0&&i.charCodeAt(g)===C?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(i,_){
const g=this.#s[this.#s.length-1];if(_===g&&(this.#t==="next"||I(this.#r)))return this.#s.pop(),this.#t="next",i+1;switch(this.#t){case"value":return this.#u(i,
_);case"key":return _!==M?~i:(this.#t="colon",u(this.#e,i));case"colon":return _!==P?~i:(this.#t="value",i+1);case"next":return _!==R||g===void 0?~i:(this.#t=g===
j?"key":"value",i+1)}}#u(i,_){if(this.#i+=1,this.#i>O)return~i;if(I(_))return this.#s.length===r?~i:(this.#s.push(_+2),this.#t=_===C?"key":"value",i+1);const g=_===
M,S=g?u(this.#e,i):A(this.#e,i);return S<0||(!g&&this.#o<0&&b(this.#e,i,S)&&(this.#o=i),this.#t="next"),S}#l(i,_){const g=this.#e,S=g.charCodeAt(i),N=this.#s.at(
-1);if(this.#i>O)return[i,y,"split the text"];if(_>i)return[_,...v(g,_)];if(this.#t==="value"&&I(S))return[i,`more than ${r} levels of nesting`,"nest brackets l\
ess deeply"];if(S===N&&this.#r===R)return[this.#c,"trailing comma","remove the comma"];const d=N===void 0?void 0:String.fromCharCode(N);return[i,...L(g.slice(i,
i+2),this.#t,d)]}}const I=s=>s===C||s===T,m=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,h=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function a(s,i){let _=i;for(;_<s.length&&!(s.charCodeAt(_)>32||!` 	
\r`.includes(s.charAt(_)));_+=1);return _}function u(s,i){let _=i+1;for(m.lastIndex=_;m.test(s);)_=m.lastIndex;return s.charCodeAt(_)===M?_+1:~_}function A(s,i){
return h.lastIndex=i,h.test(s)?h.lastIndex:~i}const b=(s,i,_)=>_-i>=5&&Math.abs(Number(s.slice(i,_)))===1/0;function v(s,i){return i===s.length?D:s[i]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const p=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function L(s,i,_){for(const[g,...S]of p)if(g.test(s))
return S;switch(i){case"value":return/^[}\]:]/.test(s)?["missing value","add the value"]:/^[-+.\d]/.test(s)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return _===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(s)?["wrong closing bracket",`write ${_}`]:["missing comma","add the comma"]}}function x(s,[i,_,g]){const S=s.slice(0,i),N=S.split(
`
`).length,d=S.slice(S.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${N}, column ${d}`}: ${_}`,advice:g,isLimit:_===y}}}),7811:((w,W,c)=>{c.d(W,{Dw:()=>j,Ju:()=>B,
TR:()=>D,_6:()=>T,ol:()=>O,s8:()=>U});const f=`"\\\x07\b\f
\r	\v`,r='"\\abfnrtv';function O(y){if(/^[ !#-[\]-~]*$/.test(y))return`"${y}"`;const $=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${y.toWellFormed().replace(
$,M)}"`}function M(y){const $=y.codePointAt(0)??0;return f.includes(y)?`\\${r[f.indexOf(y)]}`:$<128?`\\x${R($,2)}`:$<65536?`\\u${R($,4)}`:`\\U${R($,8)}`}const R=(y,$)=>y.
toString(16).padStart($,"0"),P=new TextDecoder("utf-8",{ignoreBOM:!0}),T=y=>P.decode(y),C=($late2??=new RegExp("\\p{White_Space}","u"));function j(y){let $=0;for(;C.test(y.charAt($));)$+=
1;return y.slice($)}function U(y){let $=y.length;for(;C.test(y.charAt($-1));)$-=1;return y.slice(0,$)}const B=y=>({ok:!0,value:y}),D=y=>({ok:!1,why:y})}),4443:((w,W,c)=>{
c.d(W,{Ge:()=>h,Uw:()=>$,V$:()=>C,h0:()=>y,xB:()=>I,zg:()=>j});var f=c(7811);const r=`!$&'()*+,;=:[]<>"`,O={path:"$&+,/:;=@",host:r,zone:r,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},M=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,R=/^[A-Za-z0-9._~-]/,P=/%(?![0-9A-Fa-f]{2})/,T={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function C(a,u){let A="";for(const{0:b,index:v}of a.matchAll(M))if(R.test(b)||O[u].includes(b))A+=b;else{if(b===
"%")return(0,f.TR)(D(a,v));if(b.startsWith("%")){const p=Number.parseInt(b.slice(1),16);if(U(p,u))return(0,f.TR)(`invalid URL escape "${b}"`);A+=B(p,u)}else if(b>
"\x7F")A+=encodeURIComponent(b.toWellFormed());else{if(u==="host"||u==="zone")return(0,f.TR)(`invalid character ${(0,f.ol)(b)} in host name`);A+=B(b.charCodeAt(
0),u)}}return(0,f.Ju)(A)}function j(a,u){return a==="%2A"&&u==="path"?(0,f.Ju)("*"):T[u].test(a)&&!P.test(a)?(0,f.Ju)(a):C(a,u)}function U(a,u){return u==="host"?
a<128&&a!==37:u!=="zone"||a===37||a===32?!1:B(a,"zone").startsWith("%")}function B(a,u){const A=String.fromCharCode(a);return R.test(A)||O[u].includes(A)?A:`%${a.
toString(16).toUpperCase().padStart(2,"0")}`}const D=(a,u)=>`invalid URL escape ${(0,f.ol)(a.slice(u,u+3))}`;function y(a){for(const u of a.split("&")){if(u.includes(
";"))return"invalid semicolon separator in query";const[,...A]=/^([^=]*)=?(.*)$/s.exec(u)??[];for(const b of A){const v=b.search(P);if(v>=0)return D(b,v)}}return null}
const $=a=>a.replace(/(?:%[0-9A-F]{2})+/g,u=>(0,f._6)(Uint8Array.from(u.slice(1).split("%"),A=>Number.parseInt(A,16))));function I(a){return a.split("&").flatMap(
u=>{if(u===""||u.includes(";"))return[];const[,...A]=/^([^=]*)=?(.*)$/s.exec(u)??[],[b,v]=A.map(p=>C(p.replaceAll("+","%20"),"query"));return b?.ok&&v?.ok?[[m(b.
value),m(v.value)]]:[]})}const m=a=>a.replaceAll("%20","+"),h=a=>a.toSorted(([u],[A])=>u<A?-1:u>A?1:0).map(([u,A])=>`${u}=${A}`).join("&")}),8643:((w,W,c)=>{c.d(
W,{Dl:()=>U,EN:()=>I,L5:()=>$,O2:()=>_,Pl:()=>D,aR:()=>a,cz:()=>y,jr:()=>B,lv:()=>R,sX:()=>g,t5:()=>m});var f=c(9179),r=c(6429),O=c(7811),M=c(4443);const R={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},P=/[^ -~\u0080-\u{10ffff}]/u,T=/^([A-Za-z][A-Za-z0-9+.-]*):/,C=/^(?::[0-9]*)?$/,j=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function U(d){const[E,e]=i(d,"#"),t=u(E);if(!t.ok)return(0,O.TR)(`parse ${(0,O.ol)(E)}: ${t.why}`);const o=(0,M.zg)(e,"fragment");return o.ok?(0,O.Ju)({...t.value,
fragment:o.value}):(0,O.TR)(`parse ${(0,O.ol)(d)}: ${o.why}`)}function B(d){const E=d.scheme===""?"":`${d.scheme}:`,e=d.fragment===""?"":`#${d.fragment}`,t=d.opaque===
""?x(d)+s(d):d.opaque;return[E,t,h(d),e].join("")}function D(d){const E=d.opaque&&(0,f.Mi)(`//${d.opaque}`,"").slice(2);return(0,f.Mi)(B({...d,opaque:E,query:"",
forceQuery:!1,fragment:""}),"")}function y(d){const E=d.host.lastIndexOf(":"),e=E>=0&&C.test(d.host.slice(E)),t=e?d.host.slice(0,E):d.host,o=t.startsWith("[")&&
t.endsWith("]");return{name:(0,M.Uw)(o?t.slice(1,-1):t),port:e?d.host.slice(E+1):""}}const $=d=>d==="https"?443:80,I=d=>d.includes(":")?`[${d}]`:d,m=d=>(d.opaque||
d.path||"/")+h(d),h=({forceQuery:d,query:E})=>d||E!==""?`?${E}`:"";function a(d){if(d.user===null)return null;const E=`${d.user.name}:${d.user.password??""}`.replace(
/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`Basic ${btoa(E)}`}function u(d){if(P.test(d))return(0,O.TR)("net/url: invalid con\
trol character in URL");if(d.startsWith(":"))return(0,O.TR)("missing protocol scheme");const E=T.exec(d)?.[1]??"",e=E.toLowerCase(),[t,o]=i(E===""?d:d.slice(E.length+
1),"?"),n=o===""&&d.endsWith("?"),l={...R,host:"",path:"",scheme:e,query:o,forceQuery:n};return t.startsWith("/")?A(l,t):e!==""?(0,O.Ju)({...l,opaque:t}):i(t,"/")[0].
includes(":")?(0,O.TR)("first path segment in URL cannot contain colon"):b(l,t)}function A(d,E){if(!(E.startsWith("//")&&(d.scheme!==""||!E.startsWith("///"))))
return b({...d,omitHost:d.scheme!==""},E);const[t]=i(E.slice(2),"/"),o=t.lastIndexOf("@"),n=p(t.slice(o+1),d.scheme);if(!n.ok)return n;const l=o<0?(0,O.Ju)(null):
v(t.slice(0,o));return l.ok?b({...d,user:l.value,host:n.value},E.slice(2+t.length)):l}function b(d,E){const e=(0,M.zg)(E,"path");return e.ok?(0,O.Ju)({...d,path:e.
value}):e}function v(d){if(!j.test(d))return(0,O.TR)("net/url: invalid userinfo");const[E,e]=i(d,":"),t=(0,M.V$)(E,"user");if(!t.ok)return t;if(!d.includes(":"))
return(0,O.Ju)({name:t.value,password:null});const o=(0,M.V$)(e,"user");return o.ok?(0,O.Ju)({name:t.value,password:o.value}):o}function p(d,E){const e=d.lastIndexOf(
"[");if(e>0)return(0,O.TR)("invalid IP-literal");if(e===0)return L(d);const t=d.indexOf(":"),o=/^https?$/.test(E)?t:d.lastIndexOf(":"),n=o<0?"":d.slice(o);return C.
test(n)?(0,M.V$)(d,"host"):(0,O.TR)(`invalid port ${(0,O.ol)(n)} after host`)}function L(d){const E=d.lastIndexOf("]");if(E<0)return(0,O.TR)("missing ']' in hos\
t");const e=d.slice(E+1);if(!C.test(e))return(0,O.TR)(`invalid port ${(0,O.ol)(e)} after host`);const t=d.slice(0,E).indexOf("%25"),o=t<0?E:t,n=(0,M.V$)(d.slice(
1,o),"host");if(!n.ok)return n;const l=(0,M.V$)(d.slice(o,E),"zone");if(!l.ok)return l;const k=(0,M.Uw)(n.value+l.value),K=(0,r.r5)(k);return K===null?(0,O.TR)(
`invalid host: ParseAddr(${(0,O.ol)(k)}): unable to parse IP`):K.length===4?(0,O.TR)("invalid IP-literal"):(0,O.Ju)(`[${n.value}${l.value}]${e}`)}function x(d){
if(d.host===""&&d.user===null&&(d.scheme===""||d.omitHost||d.path===""))return"";const e=d.user?.password??null;return`//${(d.user?.name??"")+(e===null?"":`:${e}`)}${d.
user===null?"":"@"}${d.host}`}function s(d){return d.host!==""&&d.path!==""&&!d.path.startsWith("/")?`/${d.path}`:d.scheme===""&&x(d)===""&&i(d.path,"/")[0].includes(
":")?`./${d.path}`:d.path}function i(d,E){const e=d.indexOf(E);return e<0?[d,""]:[d.slice(0,e),d.slice(e+E.length)]}function _(d,E){const e=U(E);return e.ok?(0,O.
Ju)(g(d,e.value)):e}function g(d,E){const e=E.scheme||d.scheme;if(E.scheme!==""||E.host!==""||E.user!==null)return{...E,scheme:e,path:N(E.path)};const t=E.path===
""&&!E.forceQuery&&E.query==="",o=t?d.query:E.query,n=t&&E.fragment===""?d.fragment:E.fragment;if(E.path===""&&d.opaque!=="")return{...E,scheme:e,query:o,fragment:n,
opaque:d.opaque};const l=N(S(d.path,E.path));return{...E,scheme:e,query:o,fragment:n,user:d.user,host:d.host,path:l}}function S(d,E){return E===""?d:E.startsWith(
"/")?E:d.slice(0,d.lastIndexOf("/")+1)+E}function N(d){if(d==="")return"";const E=d.split("/"),e=[];for(const n of E)n===".."?(e.pop(),e.length===1&&e[0]===""&&
e.pop()):n!=="."?e.push(n):e.length===0&&e.push("");const t=`/${e.join("/")}${/(^|\/)\.\.?$/.test(d)?"/":""}`,o=(0,M.zg)(t.startsWith("//")?t.slice(1):t,"path");
return o.ok?o.value:t}}),9432:((w,W,c)=>{c.d(W,{$$:()=>y,B9:()=>s,Dl:()=>C,I0:()=>$,K4:()=>D,NM:()=>N,VW:()=>L,Wt:()=>v,YA:()=>t,_r:()=>d,dh:()=>T,eZ:()=>I,gL:()=>_,
go:()=>u,kw:()=>a,mP:()=>A,oZ:()=>o,px:()=>j,q5:()=>i,qG:()=>e,qZ:()=>g,rU:()=>h,zN:()=>B,zd:()=>m});var f=c(8032),r=c(1780),O=c(5106),M=c(9179);const R=300,P=8192;
function T(n,l=R){const{length:k}=n,K=k>P?(0,M.NE)(n.slice(0,P)):(0,M._U)(n);return K.length<=l?K:`${structuredClone(K.slice(0,l).toWellFormed())}\u2026`}const C=(n,l)=>/^~|\$\{?\w|%\w+%/.
test(n)?"write the absolute path or name: the client does not expand ~ and variables":l,j=(n,l)=>`${n} ${n===1?l:U(l)}`,U=n=>`${n.replace(/(?<=[^aeiou])y$/,"ie")}\
s`;function B(n,l){const{length:k}=n,K=typeof l=="number"?l:k<=2*l.few?k:l.few,z=n.slice(K);return{shown:n.slice(0,K),rest:z,more:z.length}}function D(n,l,k=String,K=z=>`${z}\
 more`){const{shown:z,more:H}=B(n,l),te=z.map(se=>k(se)).join(", ");return H>0?`${te} and ${K(H)}`:te}const y=n=>new TextEncoder().encode(n).length;function $(n,l,k,K){
const z=[];let H=0;for(const te of Iterator.from(n).map(K)){if(H+=y(te)+k,H>l)break;z.push(te)}return{shown:z,more:n.length-z.length}}const I=n=>n.map(l=>f.bB[l]).
join(" and "),m=n=>(0,r.xI)`the clients print "${n}"`,h=n=>`it begins with "${T(n.trimStart(),60).replace(/[\r\n].*/s,"")}"`,a=({why:n,beginning:l})=>`is not ${/^line/.
test(n)?"valid ":""}JSON: ${l===null?n:h(l)}`;function u(n){return n===null?"null":Array.isArray(n)?"an array":typeof n=="object"?"an object":`a ${typeof n}`}function A(n){
if(n.kind==="error")return`cannot be read: ${n.code}`;if(n.kind==="special")return`is ${n.is} and is not read`;const{bytes:l,maxBytes:k}=n;return`has ${l} bytes\
 and is not read; the limit is ${k/1024/1024} MiB`}const b={[O.e$]:"correct the host in the source address (public modules need none)",[O.xq]:"correct the host \
in `source` (public providers need none), or use a filesystem mirror"},v=n=>n.flatMap(l=>b[l]??[])[0]??"correct the host in `source` or `hostname`",p=new Map([[
"registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],
["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),L=n=>p.
get(n)??null,x=/(^|\.)github(usercontent)?\.com$/;function s(n){const l=x.test(n)?"https://www.githubstatus.com":L(n);return`wait and run the check again${l===null?
"":`; see ${l}`}`}const i=n=>({operator:"check the logs of the host and of any proxy in front of it",user:"wait and run the check again, or check the proxy of t\
his network",guest:s(n)}),_=n=>`if that is intended, set \`allowed-hosts\` to all hosts that may be used, with ${n}`,g=n=>(0,r.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,r.
KT)(n)} is public, so this network or country is blocked`,S="/.well-known/terraform.json";function N({page:n,asked:l},k,K=S){if(n===null)return k;const z=n.title===
""?"":` ("${n.title}")`,H=k.guest??g(l);switch(n.kind){case"sign-in":return{operator:`allow requests to ${K} without a browser`,guest:H,because:`the host return\
ed a sign-in page${z}`};case"bot-protection":return{operator:`exempt ${K} from its bot protection, or let the addresses of CI runners through`,guest:H,because:z===
""?void 0:`the host returned a page${z}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${z}: allow this machine to reach the host`;case"\
other":{const te=`the host returned an HTML page${z}`;return{...K===S&&{user:v([])},...k,guest:H,because:te}}}}function d({url:n,status:l,reason:k,said:K},z=!1){
const H=K===void 0?"":` ("${T(K)}")`,te=!/^(?:unknown|<none>)?$/i.test(k),se=l>=520&&l<=526?"(Cloudflare gets no answer from it)":"",re=te?T(k):se;return(0,r.xI)`${z?
"":(0,r.xI)`${(0,r.KT)(n)} returned `}${`${l} ${re}`.trim()}${H}`}const E={closed:"closed the connection before the end of a response",gzip:"sent a response who\
se gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},e=({host:n,why:l})=>({message:(0,r.xI)`${(0,r.KT)(n)} ${E[l]}`,
operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),t=n=>`${Math.round(n/100)/10} s`,o=({kind:n,address:l,version:k})=>k===
""?(0,r.xI)`${n} ${T(l)}`:(0,r.xI)`${n} ${(0,r.KT)(l)} ${T(k,40)}`}),9119:((w,W,c)=>{c.d(W,{As:()=>s,II:()=>b,Kh:()=>O,MV:()=>d,NP:()=>x,Ox:()=>M,R3:()=>A,WD:()=>L,
Xs:()=>R,Zl:()=>N,_M:()=>a,bH:()=>h,c1:()=>C,df:()=>T,en:()=>I,eo:()=>u,hy:()=>j,jH:()=>B,kn:()=>r,n7:()=>E,p:()=>p,t6:()=>U,yJ:()=>m});var f=c(6092);function r({
through:e,file:t,line:o}){const n=e.map(l=>(0,f.J7)(l)).join(" > ");return t===""?n:`${n}: ${(0,f.J7)(t)}:${o}`}const O=({module:e,place:t})=>e===void 0&&(typeof t==
"string"||t.inside===void 0);function M({place:e,module:t}){if(typeof e=="string")return e;const{file:o,line:n,inside:l}=e;if(l!==void 0)return[t,r(l)].filter(Boolean).
join(" > ");const k=`${(0,f.J7)(o)}:${n}`;return t===void 0?k:`${t}: ${k}`}const R=({file:e,inside:t})=>t?.file??e,P=({inside:e})=>e===void 0?"":` \u2192 ${r(e)}`,
T=e=>typeof e=="string"?e:`${e.line}:${e.column} ${e.file}${P(e)}`,C=(e,t)=>[...Map.groupBy(e,t).values()],j=(e,t)=>Map.groupBy(e.flatMap(o=>t(o).map(n=>({key:n,
item:o}))),({key:o})=>o),U=(e,t)=>C(e,t).map(([o])=>o),B=e=>U(e,T),D="//",y=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,$=1e3,I=e=>e.length<=$&&y.test(
e),m=(e,t)=>`${e}${D}${t}`;function h(e){const t=a(e);return t===null?{repository:t,path:e}:{repository:t,path:e.slice(t.length+D.length)}}function a(e){const t=e.
indexOf(D);return t>0&&I(e.slice(0,t))?e.slice(0,t):null}const u=e=>typeof e=="string"?e:`${b(e.file)}:${e.line}${P(e)}`,A=e=>`${b(e.file)}:${e.line}:${e.column}${P(
e)}`;function b(e){const{repository:t,path:o}=h(e);if(t===null)return(0,f.J7)(e);const n=(0,f.J7)(t);return o==="."?n:`${n}//${(0,f.J7)(o)}`}const v=e=>typeof e!=
"string"&&e.file.endsWith(".terraform.lock.hcl"),p=e=>e.toSorted((t,o)=>Number(v(t))-Number(v(o))),L=1e4,x=e=>U(e,t=>typeof t=="string"?t:a(t.file)),s=e=>e.length<=
L?e:[...new Set([...x(e),...e])].slice(0,L),i=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated|golden[-_.]?(files|copies))$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
_=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,g=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function S(e){const{path:t}=h(
e),o=t.split("/").slice(0,g.test(t)?-2:-1);return o.find((n,l)=>i.test(n)&&!(n==="test"&&o.slice(0,l).some(k=>_.test(k))))}const N=e=>S(e)!==void 0,d=({file:e,isInUse:t})=>t!==
!0&&N(e);function E(e){const t=S(e);return(t===void 0?h(e).path:`**/${t}`).replace(/[\\{}[\]?!()]/g,"?")}}),1054:((w,W,c)=>{c.d(W,{Cm:()=>a,Kc:()=>B,L6:()=>T,NM:()=>x,
dj:()=>U,lG:()=>R,x3:()=>u});var f=c(9179),r=c(255),O=c(5243),M=c(845);const R=1024,P=s=>(0,r.Pv)(s).ok;function T(s){if(s.length>R)return null;const i=(0,r.Pv)(
s);if(i.ok)return C(s,(0,r.pk)(i.value));const _=D(s);if(_!==null)return _;const{inside:g,removed:S}=I(s);if(!(0,f.Mi)(s,"").includes(g))return"write the hostna\
me alone, not a URL";for(const N of S.length===0?[]:[g,g.replace(/:\D.*$/s,"")])if(P(N))return`remove ${m(S)}: ${N}`;return h(g)}function C(s,i){if(/(^|\.)xn--/i.
test(s))return`write it in Unicode: ${i}; upper-case punycode is only accepted by accident`;const _=i.replace(/(?<!\.)\.+(?=$|:)/,"");return _===i?null:`remove \
the trailing dot: tokens and settings for ${_} do not apply to this host`}const j=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
U="replace the placeholder",B=s=>j.test(s);function D(s){if(B(s))return U;const i=s.split(/[\s,;]+/).filter(_=>_!=="");return i.length<2?null:i.every(_=>_.includes(
".")&&P(_))?`write one hostname at a time: ${i[0]}`:"remove the spaces, commas and semicolons"}const y=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,$=[
["the white space",s=>s.trim()],["the quotation marks",s=>s.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",s=>s.replace(y,"")],["the trailing slash",s=>s.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",s=>s.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",s=>s.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",s=>s.slice(
s.lastIndexOf("@")+1)],["the trailing colon",s=>s.replace(/^([^:]*):$/,"$1")]];function I(s){let i=s;const _=[];for(const[g,S]of $){const N=S(i);N!==i&&_.push(g),
i=N}return{inside:i,removed:_}}const m=s=>s.join(", ").replace(/, ([^,]*)$/," and $1");function h(s){if(/^\[.*\](:\d+)?$/s.test(s)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(s))return"use a DNS name; the clients do not support IPv6 addresses";if(s.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(s)){const S=(0,r.WV)(s);return P(S)?`write it in Unicode: ${S}`:"write it in Unicode, not in punycode"}if(s.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(s.includes("_")){const S=s.replaceAll("_","-");return`a hostname cannot contain underscores${P(S)?`; did you mean ${S}?`:""}`}const i=s.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(i!==s&&P(i))return`remove the extra dots: ${i}`;if(/(^|\.)-|-(\.|:|$)/.test(s))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(s))return"a label cannot have hyphens as its third and fourth character";const[,_="",g=""]=/^([^:]*):(.*)$/s.
exec(s)??[];return P(_)?/^[+-]?[0-9]+$/.test(g)?"use a port from 1 to 65535":`write the port as a number: ${_}:8443`:null}const a=s=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(s),u="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL";function A(s,i){if(s==="")return u;if(!i&&B(s))return U;if(s!==s.
trim())return"remove the white space around the address";if(/^[\w.-]+(\\[\w.-]+)+\\?$/.test(s))return`write ./${s.replaceAll("\\","/")} to use a directory of th\
e same repository`;const[,_="",g=""]=/^(https?:\/\/)?(.*)$/is.exec(s)??[],S=(0,M.Fu)(g,"module");if(S!==null)return`write ${S} to use the module of the registry`;
if(_!==""&&(0,M.Z6)(g))return`write git::${s}`;const N=(0,O.rE)(g,"terraform");return _===""||!N.ok||N.value.hostImplied?null:`write ${g} to use the module of t\
he registry${i?"; from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function b([s="",...i]){if(i.length!==3)return null;const[,_="",
g=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(s)??[];return _!=="localhost"&&g===""?a(s)?T(s):null:`write a host with a dot, such as 127.0.0.1${g} or ${_}.localdomai\
n${g}`}function v(s){if(s.length===3&&a(s[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${s[0]==="gitlab.com"?"; for a Git reposito\
ry, git::https://gitlab.com/\u2026":""}`;const i=/^https?:$/i.test(s[0]??"")&&s[1]==="",[_="",...g]=i?s.slice(2):s;return g.length<4||!a(_)?null:/^v?\d+\.\d+/.test(
g[3]??"")?`write ${[_,...g.slice(0,3)].join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[_,...g.slice(-3)].
join("/")}; service discovery works only at the root of a host, not below /${g[0]}, and a namespace has one part (in GitLab, the top-level group)`}function p(s,i){
if(s.includes("://"))return null;if(i.length>=3&&s.includes("?"))return"remove the query; set the version with the `version` argument";const _=i.at(-1)??"";return[
3,4].includes(i.length)&&/[A-Z]/.test(_)?`write the target system in lower case: ${[...i.slice(0,-1),_.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(
s)?`write ./${s} to use a directory of the same repository${i.length<5?"":`, or ${i.slice(0,3).join("/")}//${i.slice(3).join("/")} for one of a registry module`}`:
null}function L(s){const[,i="",_=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.exec(s)??[],g=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(i)?.[1];if(g!==void 0)return`wr\
ite git::${g} instead of ${i}`;const[S]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(s)??[];return S!==void 0&&(0,f.Mi)(s)===s?`write git@${S} instead of ${S}`:(0,O.rE)(
_,"terraform").ok?`write ${_} to use the module of the registry, and the version in the \`version\` argument`:`${u} (of Git, with git:: before it)`}function x(s,i,_){
if(i.kind==="local"||s.length>R)return null;const[g="",...S]=s.split("/");if(_.ok)return _.value.hostImplied?null:T(g);const N=S.length===0?[]:S.join("/").split(
"//",1)[0]?.split("/")??[],d=i.kind==="remote"&&i.refusal===null,E=[g,...N],e=A(s,d)??b(E);return e!==null||d?e:i.kind==="remote"&&!/^[^/]+:\d+\//.test(s)?L(s):
v(E)??p(s,E)}}),845:((w,W,c)=>{c.d(W,{Fu:()=>O,Z6:()=>P,ni:()=>R});const f={module:r("modules",3),provider:r("providers?",2)};function r(T,C){const j=`([^/]+)(?\
:/app/[^/]+/registry)?/${T}/(?:private/|(public)/)?`,U="(?:/(?:latest|v?\\d+(?:\\.\\d+)*)(?:/[^?]*)?)?";return new RegExp(`^${j}([^/?#]+(?:/[^/?#]+){${C-1}})${U}\
/?(?:#.*)?$`)}function O(T,C){const[,j="",U,B=""]=f[C].exec(T)??[];return B===""?null:U!==void 0||/^registry\.terraform\.io$|\.opentofu\.org$/.test(j)?B:`${j}/${B}`}
const M=/^(?:www\.)?(?:github\.com|bitbucket\.org|gitlab\.com)/i,R=T=>/^(?:[:/].*)?$/s.test(T.replace(M,""))&&T!=="",P=T=>R(T)&&/^[^/]+(?:\/[\w-]+){2}(?:\.git)?(?:\/\/[^?]*)?(?:\?ref=[^&]*)?$/.
test(T)}),8032:((w,W,c)=>{c.d(W,{$I:()=>y,$l:()=>i,Du:()=>P,Dv:()=>_,Fe:()=>s,Jd:()=>S,Mq:()=>m,NX:()=>I,SO:()=>$,SZ:()=>j,Y8:()=>L,Yr:()=>U,ab:()=>D,bB:()=>C,d3:()=>x,
mh:()=>d,n3:()=>O,pH:()=>u,pJ:()=>N,rG:()=>B,sX:()=>g,tB:()=>b,zK:()=>T});const f="registry.terraform.io",r=[f,"registry.opentofu.org"],O=E=>r.includes(E),M=["m\
odules.v1","providers.v1"],R={terraform:{name:"Terraform",uses:M,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:M,replaces:["providers.v1"]},dependabot:{
name:"Dependabot",uses:M,replaces:M,defaults:r},renovate:{name:"Renovate",uses:M,replaces:[],defaults:[f]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],
defaults:r},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},P=["terraform","opentofu"],T=Object.keys(R),C=Object.fromEntries(Object.entries(
R).map(([E,{name:e}])=>[E,e])),j=E=>M.includes(E)?T.filter(e=>R[e].uses.includes(E)):P,U=E=>T.filter(e=>R[e].defaults?.includes(E)),B=T.filter(E=>R[E].replaces.
length>0),D=E=>T.filter(e=>R[e].replaces.includes(E)),y={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption \
block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},$=E=>Object.hasOwn(y,E),
I={terraform:3,opentofu:9},m=E=>E===429||E>=500&&E!==501,h={from:null,before:null,retries:0,skipsOverridden:!1},a={...h,client:"terraform"},u=[{...a,name:"Terra\
form 1.14 and earlier",before:"1.15",attemptMs:11e3},{...a,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...h,client:"\
opentofu",name:"OpenTofu",attemptMs:1e4}],A={terraform:"1.16.0",opentofu:"1.12.0"};function b(E,e){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,o]=t.exec(e[E]??"")??[];return o===void 0?A[E]:`${o}.0.0`.split(".",3).join(".")}const v=E=>E.split(".").reduce((e,t)=>1e5*e+Number(t),0),p=(E,e)=>v(E)>=v(e),
L={terraform:"1.15",opentofu:"1.8"},x=E=>P.filter(e=>e==="terraform"?!E.releases.some(t=>t.client===e&&t.before===null):!p(b(e,E.versions),"1.8.0")),s={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},i=(E,e)=>p(b(
s[E].client,e),`${s[E].version}.0`),_=(E,e)=>["interim","openTofuInterim"].some(t=>E.includes(s[t].client)&&i(t,e))?Number.POSITIVE_INFINITY:5,g=E=>p(E,"1.12.0"),
S=(E,e)=>E==="opentofu"||!p(e,"1.13.0"),N=(E,e)=>({readsChecksum:!p(e,E==="terraform"?"1.12.0":"1.11.0"),trimsLines:E==="opentofu"&&p(e,"1.12.0")});function d(E,{
attemptMs:e,retries:t}){const o=E.findIndex(({response:n,hops:l,headMs:k},K)=>K===t?!0:k===null?n.kind==="received"||!n.transient:k<=e&&!m(l.at(-1)?.status??0));
return o<0?null:o}}),255:((w,W,c)=>{c.d(W,{$k:()=>m,$o:()=>L,Bz:()=>g,Fq:()=>U,Jr:()=>x,Pm:()=>v,Pv:()=>T,Rt:()=>j,Sv:()=>$,WV:()=>y,Zp:()=>_,cu:()=>I,ev:()=>s,
fK:()=>h,nx:()=>D,pk:()=>B,xV:()=>P,yo:()=>p});var f=c(7811),r=c(8643),O=c(9509);const M=443,R=65535,P="TF_TOKEN_";function T(e){const{name:t,portion:o}=a(e.toWellFormed()),
n=u(o);if(!n.ok)return/^https?$/i.test(t)?(0,f.TR)("need just a hostname and optional port number, not a full URL"):n;if(n.value.startsWith(":-"))return(0,f.TR)(
"port number is negative");const l=A(t);if(l!==null)return(0,f.TR)(l);const k=(0,O.YE)(t);return k.ok?k.value===""?(0,f.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,f.Ju)(k.value+n.value):k}const C=new Set(["localterraform.com","localtofu.com"]),j=e=>C.has(e);function U(e){const t=T(e);return t.ok||!e.
includes("xn--")?t:T(y(e))}function B(e){const{name:t,portion:o}=a(e);return(0,O.DI)(t)+o}function D(e){const t=B(e);return t===e?e:`${t} (${e})`}function y(e){
const{name:t,portion:o}=a(e.toWellFormed()),n=u(o);return((0,O.QC)(t)??t)+(n.ok?n.value:o)}function $(e){const{name:t,portion:o}=a(e);return{name:t,port:o===""?
M:Number(o.slice(1))}}const I=e=>({...r.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function m(e){if(!e.startsWith(P))return null;
const t=e.slice(P.length).replaceAll("__","-").replaceAll("_","."),o=T(y(t));return o.ok?o.value:null}function h(e){const t=[e,B(e)].flatMap(o=>[o.replaceAll("-",
"__"),o]).map(o=>P+o.replaceAll(".","_"));return[...new Set(t)].filter(o=>m(o)===e)}function a(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.
slice(0,t),portion:e.slice(t)}}function u(e){if(e==="")return(0,f.Ju)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,f.TR)("port portion contains n\
on-digit characters");const o=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return o!==BigInt.asIntN(64,o)?(0,f.TR)("port portion contains non-digit ch\
aracters"):o>R?(0,f.TR)("port number is greater than 65535"):(0,f.Ju)(o===BigInt(M)?"":`:${o}`)}function A(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`\
hostname label ${(0,f.ol)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const b={http:"80",https:"443",ssh:"22"};function v(e){
const{name:t,port:o}=(0,r.cz)(e),n=(0,r.EN)(t),l=o===""||o===b[e.scheme];return L(l?n:`${n}:${o}`)}function p(e){const t=(0,r.Dl)(e);return t.ok?v(t.value):null}
function L(e){const t=T(e);return t.ok?t.value:e.toLowerCase()||null}const x=(e,t)=>t.length===0||t.some(o=>o.subdomains?e.endsWith(`.${o.host}`):e===o.host),s=(e,t)=>x(
e,t.allowedHosts)||t.hostnames.some(o=>o.host===e),i=/^\s*(?:export\s+|set\s+|\$?env:)?(?:TFE?|TERRAFORM|(?:OPEN)?TOFU)[_-]?TOKENS?[_-]?(?=.)/i,_=e=>i.test(e);function g(e,t,o){
const[n]=e.length===0?[]:h(t);return n===void 0?[]:e.flatMap(l=>{const k=m(l);if(k!==null&&o.has(k))return[];const K=S(l,k,t);return K===null?[]:[{variable:l,why:K,
write:n,isParent:N(k,t)}]})}function S(e,t,o){const n=i.exec(e)?.[0];if(n===void 0)return null;const l=e.slice(n.length);return t!==null&&N(t,o)?`it is for ${D(
t)} only: the clients do not use the tokens of parent domains`:[o,$(o).name,B(o)].map(d).includes(d(l))?n!==P?`it begins with ${n}, and the clients read only ${P}`:
t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${D(t)}${E(l,o)}`:null}const N=(e,t)=>e!==null&&$(t).name.endsWith(
`.${$(e).name}`),d=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function E(e,t){const{name:o,port:n}=$(t);return n!==
443&&!e.includes(":")?"; a port follows a colon":o.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((w,W,c)=>{c.d(W,{mI:()=>y,
QC:()=>B,ER:()=>v,YE:()=>U,DI:()=>D});const f=(...p)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...p),r=(...p)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...p);var O=c(7811);const M=256,R={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
P={...R,checkBidi:!1},T=($late3??=new RegExp("\\p{M}{31}","u")),C="xn--",j=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function U(p){const L=I(p,!1);if(!L.ok)return L;const x=m(L.value,R);
return x===null?(0,O.TR)($(a(p,!1))):(0,O.Ju)(x)}function B(p){const L=I(p,!0);if(!L.ok)return null;const x=m(L.value,P);if(x===null)return null;const s=I(x,!1);
return s.ok?s.value.join("."):null}const D=p=>h(p)?r(p,R).domain:p,y=p=>r(p).domain,$=p=>`idna: invalid label ${(0,O.ol)(p)}`;function I(p,L){if(p.length>M&&h(p))
return(0,O.TR)(`hostname is longer than ${M} characters`);const x=[];for(const s of a(p,L).split(".")){const i=s.startsWith(C)?u(s):(0,O.Ju)(s);if(!i.ok)return i;
const _=A(i.value);if(_!==null)return(0,O.TR)(_);x.push(i.value)}return(0,O.Ju)(x)}function m(p,L){const x=p.join(".");return v(x)?x:f(x,L)}const h=p=>/[^\0-\x7f]|xn--/i.
test(p);function a(p,L){return p.replace(/[A-Z]+|[^\0-\x7f]/gu,s=>v(s)?s.toLowerCase():r(s,{transitionalProcessing:L}).domain).normalize("NFC")}function u(p){const L=p.
slice(C.length);if(L==="")return(0,O.Ju)("");const x=r(p).domain;return x===p||v(x)?(0,O.TR)($(L)):x.normalize("NFC")!==x||!Array.from(x).every(b)?(0,O.TR)($(x)):
(0,O.Ju)(x)}function A(p){if(j.test(p))return $(p);if(/^[a-z0-9-]*$/.test(p))return null;if(T.test(p))return $(p);if(!v(p)&&f(p,P)!==null)return null;for(const L of p){
if(!b(L))return $(p);if(L<"\x80"&&!/[a-z0-9-]/.test(L))return`idna: disallowed rune U+${L.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return $(p)}
function b(p){if(p<"\x80")return!0;const{domain:L,error:x}=r(`1${p}`);return!x&&L===`1${p}`}const v=p=>!/[^\0-\x7f]/.test(p)}),1780:((w,W,c)=>{c.d(W,{FS:()=>$,KT:()=>T,
LA:()=>j,PP:()=>B,SP:()=>M,XT:()=>D,b7:()=>C,pj:()=>U,rZ:()=>I,tD:()=>y,xI:()=>O});var f=c(255);const r=m=>typeof m=="string"?[m]:m;function O(m,...h){const a=[];
for(const[u,A]of m.entries()){const b=h[u]??"";for(const v of[A,...r(typeof b=="number"?String(b):b)]){const p=a.at(-1);typeof v!="string"||typeof p!="string"?a.
push(v):a[a.length-1]=p+v}}return a.every(u=>typeof u=="string")?a.join(""):a}const M=m=>[{host:m,shownAs:(0,f.nx)(m)}],R=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,P=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;
function T(m){const h=R.exec(m)?.[1];if(h!==void 0)return[{host:h,shownAs:m}];const[,a="",u,A=""]=P.exec(m)??[];return u===void 0?m:[a,{host:u,shownAs:u},A]}const C=(m,h)=>h.
split(m).flatMap((a,u)=>u===0?a:[{host:m,shownAs:m},a]);function j(m){const h=(0,f.$k)(m);return h===null?m:[{host:h,shownAs:m,isVariable:!0}]}const U=(m,h=a=>a.
shownAs)=>r(m).map(a=>typeof a=="string"?a:h(a)).join(""),B=m=>r(m).flatMap(h=>typeof h=="string"?[]:h.host);function D(m,h,a){const u=m.length-h,A=m.slice(0,h).
reduce((b,v,p)=>O`${b}${p===0?"":", "}${a(v)}`,"");return u>0?O`${A} and ${u} more`:A}function y(m,h){const a=h(U(m)),u=r(m).map(A=>typeof A=="string"?h(A):A);return typeof m!=
"string"&&U(u)===a?u:a}const $=m=>typeof m=="string"?m:m.map(h=>typeof h=="string"||h.isVariable?h:{...h,shownAs:h.host}),I=m=>Array.isArray(m)&&m.some(h=>typeof h==
"object"&&h!==null&&"shownAs"in h)}),5243:((w,W,c)=>{c.d(W,{A:()=>h,Nj:()=>u,RZ:()=>I,Vm:()=>D,mD:()=>y,rE:()=>m,vL:()=>$});var f=c(3916),r=c(7811),O=c(8643),M=c(
255),R=c(9897);const P={terraform:y("registry.terraform.io"),opentofu:y("registry.opentofu.org")},T=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,C=/^[0-9a-z]{1,64}$/,
j="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
U="must be between one and 64 ASCII letters or digits",B={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},D=v=>P[v];
function y(v){const p=(0,M.Pv)(v);if(!p.ok)throw new Error(p.why);return p.value}function $(v,p){if(u(v))return{kind:"local"};const L=m(v,p);if(L.ok)return L.value;
const x=(0,R.cx)(v,p);if(!x.ok)return{kind:"invalid",error:x.why};const{subdirectory:s,host:i}=x.value;return{kind:"remote",subdirectory:s,host:i,refusal:(0,R.Of)(
v,x.value,p)}}function I(v,p){const L=$(v,p);if(L.kind==="registry")return JSON.stringify({...L,hostImplied:!1});if(L.kind==="local")return`./${(0,f.normalize)(
v.replaceAll("\\","/")).replace(/\/$/,"")}`;const x=(0,R.cx)(v,p),{url:s=null,getter:i,subdirectory:_}=x.ok?x.value:{};return s===null?v:`${i}::${(0,O.jr)(s)}//${_}`}
function m(v,p){return u(v)?(0,r.TR)(`can't use local directory ${(0,r.ol)(v)} as a module registry address`):a(v,"module",p)}const h=v=>a(v,"component","terraf\
orm");function a(v,p,L){const x=B[p],{address:s,subdirectory:i}=(0,R.UQ)(v);if(i.startsWith("../"))return(0,r.TR)((0,R.dr)(i,p));const _=s.split("/"),g=_.length===
x.parts;if(!g&&_.length!==x.parts+1)return(0,r.TR)(`a ${p} registry source address must have ${x.count}`);const S=g?(0,r.Ju)(D(L)):A(_.shift()??"",p);if(!S.ok)return S;
const N=b(_,p);if(N!==void 0)return(0,r.TR)(N);const[d="",E="",e=""]=_,t={namespace:d,name:E,system:e,subdirectory:i};return(0,r.Ju)({kind:"registry",host:S.value,
hostImplied:g,...t})}const u=v=>/^\.\.?[/\\]/.test(v);function A(v,p){const L=(0,M.Pv)(v);if(!L.ok){const x=`invalid ${p} registry hostname ${(0,r.ol)(v)}`;return v.
includes("--")?(0,r.TR)(`${x}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,r.TR)(x)}return L.value.includes(
".")?B[p].reserved.includes(L.value)?(0,r.TR)(`can't use ${(0,r.ol)(L.value)} as a ${p} registry host, because it's reserved for installing directly from versio\
n control repositories`):L:(0,r.TR)(`invalid ${p} registry hostname: must contain at least one dot`)}function b([v="",p="",L],x){if(!T.test(v))return v.includes(
".")?`source address must have ${B[x].afterHost}`:`invalid namespace ${(0,r.ol)(v)}: ${j}`;const s=`${x} registry addresses may not include a query string porti\
on`;if(!T.test(p))return L===void 0&&p.includes("?")?s:`invalid ${x} name ${(0,r.ol)(p)}: ${j}`;if(!(L===void 0||C.test(L)))return L.includes("?")?s:`invalid ta\
rget system ${(0,r.ol)(L)}: ${U}`}}),9897:((w,W,c)=>{c.d(W,{GL:()=>m,IZ:()=>T,Ns:()=>U,Of:()=>B,UQ:()=>h,WS:()=>j,cx:()=>y,dr:()=>u,qC:()=>D,uE:()=>I});var f=c(
7811),r=c(8643),O=c(4443),M=c(9179),R=c(8032),P=c(255);const T="",C={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
j=(e,t)=>C[t].test(e),U=(e,{getter:t})=>`download not supported for scheme '${(0,M.Mi)(e)===e?t:"***"}'`;function B(e,t,o){const{getter:n,url:l}=t;return!j(n,o)&&
n.length>1?U(e,t):/^https?$/.test(n)&&l?.host===""?"http: no Host in request URL":null}function D(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(
e))return[];const t=y(e,"terraform");if(!t.ok||t.value.getter!=="file"||t.value.url===null)return[];const{url:o,subdirectory:n}=t.value;return[o.path,(0,O.Uw)(o.
path)].map(l=>a(`${l}/${n}`))}function y(e,t){const{address:o,subdirectory:n}=h(e);if(n.startsWith("../"))return(0,f.TR)(u(n));const l=L(o.toWellFormed(),t);if(!l.
ok)return l;const{subdirectory:k}=l.value,K=k===""?n:a(`${k}/${n}`);if(K.startsWith("../"))return(0,f.TR)(`detected ${u(K)}`);const z=p(l.value.host,o);return(0,f.
Ju)({...l.value,host:z,subdirectory:K})}const $=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function I(e,t){
const[o]=$.exec(e)??[];if(o===void 0)return T;const n=y(`${o}a/b`,t);return n.ok?n.value.host:T}const m=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function h(e){const t=e.indexOf("?"),o=t<0?e:e.slice(0,t),n=o.indexOf("://"),l=o.indexOf("//",n<0?0:n+3);if(l<0)return{address:e,subdirectory:""};const k=t<
0?"":e.slice(t),K=o.slice(l+2);return{address:o.slice(0,l)+k,subdirectory:K===""?"":a(K)}}function a(e){const t=e.startsWith("/"),o=[];for(const n of e.split("/"))
n===""||n==="."||(n!==".."?o.push(n):o.length>0&&o.at(-1)!==".."?o.pop():t||o.push(n));return(t?"/":"")+o.join("/")||"."}const u=(e,t="module")=>`subdirectory p\
ath ${(0,f.ol)(e)} leads outside of the ${t} package`,A=(e,t=e.scheme)=>({subdirectory:"",host:b(e,t),getter:t,url:e});function b(e,t){const o=e.omitHost||e.opaque!==
""&&!e.opaque.startsWith(":");if(t==="git"&&o)return(0,P.$o)(e.scheme);if(t==="file"||e.scheme==="file"||t.length===1)return null;const n=(0,P.Pm)(e)??T;return t!==
"git"&&t!=="hg"&&t!=="s3"||(t==="s3"?/\.amazonaws\.com(\.cn)?$/.test(n)||/(^|&)aws_access_key_id=/.test(e.query):/^https?$/.test(e.scheme)||v(e))?n:T}function v({
user:e,host:t,path:o,query:n,fragment:l}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${t}`)&&(o!==""||`${n}${l}`=="")}function p(e,t){const o=/^[^?#]*\?([^#]*)/.
exec(t)?.[1]??"",[,n=""]=(0,O.xB)(o).find(([K])=>K==="checksum")??[],l=(0,O.Uw)(n.replaceAll("+"," "));if(!l.startsWith("file:"))return e;if(l.includes("checksu\
m",5))return T;const k=y(l.slice(5),"terraform");return k.ok&&k.value.host===e?e:T}function L(e,t){const[,o,n]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],
{address:l}=h(n??e),k=(0,r.Dl)(l);if(k.ok&&k.value.scheme!=="")return(0,f.Ju)(A(k.value,o));for(const z of E){const H=z(l,t);if(H===void 0)continue;if(!H.ok||H.
value.url===null||o===void 0)return H;const{url:te,subdirectory:se}=H.value;return(0,f.Ju)({...A(te,o),subdirectory:se})}const K=t==="terraform"?"address":"stri\
ng";return(0,f.TR)(`invalid source ${K}: ${e}`)}function x(e,t,o){const n=(0,r.Dl)(e);if(!n.ok)return(0,f.TR)(`error parsing ${t} URL: ${n.why}`);const{path:l}=n.
value,k=o==="git"&&!l.endsWith(".git");return(0,f.Ju)(A(k?{...n.value,path:`${l}.git`}:n.value,o))}const s=e=>{if(!e.startsWith("github.com/"))return;const[,t="",
o=""]=/^([^?]*)(.*)$/s.exec(e)??[],n=t.split("/");if(n.length<3)return(0,f.TR)("GitHub URLs should be github.com/username/repo");const l=x(`https://${n.slice(0,
3).join("/")}${o}`,"GitHub","git");if(!l.ok||n.length===3)return l;const k=(0,O.V$)(n.slice(3).join("/").replaceAll("%","%25"),"path");if(!k.ok)return k;if(k.value===
"")return l;const K=a(k.value).replaceAll("%","%25");return(0,f.Ju)({...l.value,subdirectory:K})},i=(e,t)=>{const[,o,n,l]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
e)??[];if(n===void 0||l===void 0)return;const k=(0,O.h0)(/\?(.*)$/s.exec(l)?.[1]??""),K=t==="terraform"?"Git":"GitHub";if(k!==null)return(0,f.TR)(`error parsing\
 ${K} SSH URL: ${k}`);if(o!=="git")return;const z=(0,r.Dl)(`ssh://${o}@${n}/${l}`),H={subdirectory:"",host:(0,P.$o)(n),getter:"git"};return(0,f.Ju)({...H,url:z.
ok?z.value:null})},_=e=>e.startsWith("bitbucket.org/")?x(`https://${e}`,"BitBucket","git"):void 0,g=(e,t)=>{const o=t==="terraform"?"googleapis.com/":".googleap\
is.com/";if(!e.includes(o))return;const n=e.split("/");return n.length<5?(0,f.TR)("URL is not a valid GCS URL"):x(`https://www.googleapis.com/storage/${n.slice(
2).join("/")}`,"GCS","gcs")},S=e=>{if(!e.includes(".amazonaws.com/"))return;const[t="",...o]=e.split("/"),n=N(t.split("."));return n===void 0?(0,f.TR)("URL is n\
ot a valid S3 URL"):x(`https://${[n,...o].join("/")}`,"S3","s3")};function N(e){const[t="",o="",n=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===4?`${o}\
.amazonaws.com/${t}`:e.length===5&&o==="s3"?`s3.${n}.amazonaws.com/${t}`:void 0}const E=[s,i,_,g,S,(e,t)=>{if(e!=="")return e.startsWith("/")?x(`file://${e}`,"f\
ile","file"):(0,f.TR)(`${R.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),5106:((w,W,c)=>{c.d(W,{Bn:()=>U,Ls:()=>R,M:()=>B,OA:()=>u,
OZ:()=>j,S3:()=>C,TE:()=>g,TW:()=>A,Uc:()=>o,c4:()=>E,e$:()=>P,eQ:()=>p,fg:()=>h,oe:()=>i,p4:()=>m,qE:()=>a,uW:()=>n,vy:()=>d,xq:()=>T});var f=c(9562),r=c(7811),
O=c(8643),M=c(1780);const R=4096,P="modules.v1",T="providers.v1",C="login.v1",j="tfe.v2",U="tfe.v2.1",B="tfe.v2.2",D=[P,T,j,U,B],y=[C,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],$=l=>l.split(".",1)[0]??"",I=(l,k)=>l.some(K=>$(K)===$(k)),m=l=>I([...D,"state.v2"],l),h=new Set([...D,...y]),a=l=>m(l)||I(y,l);
function u(l){const[,k="",K="1"]=/^([a-z]+)(?:\.v?(\d+))?$/i.exec(l)??[],z=`${k.toLowerCase()}.v${K}`;if(z!==l&&h.has(z))return z;if(a(l))return null;const H=l.
toLowerCase(),te=$(H),se=re=>re===H||re.slice($(re).length)===H.slice(te.length)&&$(re).length>=5&&A($(re),te);return[...h].find(se)??null}function A(l,k){let K=0;
for(;K<l.length&&l[K]===k[K];)K+=1;const[z,H]=[l.slice(K),k.slice(K)];return z.slice(1)===H||z===H.slice(1)||z.slice(1)===H.slice(1)||z.slice(2)===H.slice(2)&&z[0]===
H[1]&&z[1]===H[0]}const b="[0-9A-Za-z~-]",v=l=>`${l}${b}*(?:\\.${b}+)*`,p=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${v("[0-9]")})|-?(${v("[A-Za-z~-]")}))?(?:\\+(${v(b)}))?`,
L=new RegExp(`^${p}$`),x=2n**63n-1n,s=2n**64n-1n;function i(l,k){const K=l.indexOf(".");if(K<0)return(0,r.TR)(`invalid service ID format (i.e. service.vN): ${l}`);
const z=l.slice(0,K),H=l.slice(K+1);switch(k){case"terraform":return L.exec(H)?.[1]?.split(".").every(re=>_(re,x))?(0,r.Ju)({name:z,version:H}):(0,r.TR)(`invali\
d service version: Malformed version: ${H}`);case"opentofu":{const te=z==="tfe"?H.split(".")[0]??"":H;return/^v\d+$/.test(te)&&_(te.slice(1),s)?(0,r.Ju)({name:z,
version:H}):(0,r.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const _=(l,k)=>l.replace(/^0+/,"").length<=String(k).
length&&BigInt(l)<=k;function g(l,k){const K=i(l,k.client);if(!K.ok)return{kind:"bad-id",why:K.why};const{name:z}=K.value;if(k.services===null)return{kind:"miss\
ing",why:`host does not provide a ${z} service`};const H=k.services.find(te=>te.id===l);return H!==void 0?S(H,K.value,k):k.services.some(te=>te.id.startsWith(`${z}\
.`))?{kind:"version",why:N(K.value,k)}:{kind:"missing",why:(0,M.xI)`host ${(0,M.KT)(k.display)} does not provide a ${z} service`}}function S({id:l,value:k},K,z){
if(k===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${R} characters, which this check does not read`,value:""};if(l===C)return(0,f.
G)(k)?{kind:"object",value:k}:{kind:"type",why:`service ${l} must be declared with an object value in the service discovery document`,value:k};if(typeof k!="str\
ing")return{kind:"type",why:N(K,z),value:k};const H=d(z.documentUrl,k);if(H.ok)return{kind:"url",url:H.value,value:k};const te=`failed to parse service URL: ${H.
why}`;return{kind:"bad-url",reason:H.reason,why:te,value:k}}function N({name:l,version:k},{client:K,display:z}){const H=K==="terraform"?k:`${BigInt(/\d+/.exec(k)?.[0]??
0)}`;return(0,M.xI)`host ${(0,M.KT)(z)} does not support ${l} version ${H}`}function d(l,k){const K=(0,O.Dl)(k);if(!K.ok)return{...K,reason:"syntax"};const H=K.
value.scheme===""?(0,O.sX)(l,K.value):K.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${H.scheme}`}:H.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}const E=[j,U],e=[P,T],t=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...E,...e]},{matches:/^api\.env0\.com$/,services:e},{matches:/^backend\.api\.env0\.com$/,services:E},{matches:/\.scalr\.io$/,services:E}],o=l=>t.find(
({matches:k})=>k.test(l))?.services??[],n={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((w,W,c)=>{c.d(W,{$c:()=>O,Il:()=>r,O6:()=>y,kQ:()=>D,
nL:()=>U,ou:()=>j,wK:()=>C});const f="***",r=4,O=64*1024,M=/\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|^\\?\$+(?:env:)?[a-z_]\w*$|^%\w+%$|^<[^>]*>$|^(?:ENC)?\[.*\]$|^#?\{\w+\}#?$|^`.*`$|^@?[\w.]+\(.*\)$|^(__|@@?)\w+\1$|^[\W_]+$/i,
R=/^(?:process\.env|secrets?|vars?|env|inputs|steps|local|data|variables|parameters)\.[a-z_][\w.-]*$|^(?!https?:)[a-z][a-z\d+.-]*:\/\/|^(?:arn|env|file|kv|ssm|vault):|^projects\/[^/]+\/secrets\/|^(?:[~@]|\/(?:etc|home|mnt|root|run|tmp|var))\//i,
P=/x{6}|^(.)\1+$|^(?:null|none|nil|undefined)$|^(?=\D*$).*(?:your|change.?me|replace|insert|placeholder|example|todo|fixme|dummy|redacted)/i,T=/^(?:[A-Z]+_)+(?:TOKEN|KEY|PAT|SECRET|PASSWORD|CREDENTIALS?)$/;
function C($){if($.length>300)return!1;const I=$.replace(/^\s*(?:bearer\s+)?["']?|["']?\s*$/gi,"");return[M,R,P,T].some(m=>m.test(I))}class j{#e;constructor(I){
this.#e=I}reveal(){return this.#e}toString(){return f}toJSON(){return f}[Symbol.for("nodejs.util.inspect.custom")](){return f}}function U($){const[I]=$;let m=!1;
return $.map(({scheme:h,name:a})=>(m||=I!==void 0&&!B(I.name,a),m?"dropped":h==="https"?"sent":"withheld"))}function B($,I){return $===I?!0:/[:%]|^[\d.]+$/.test(
I)?!1:I.endsWith(`.${$}`)}function D($){const I=$.flatMap(m=>m.replace(/"[^"]*"/g,"").split(",")).flatMap(m=>/^\s*([\w-]+)(?:\s|$)/.exec(m)?.[1]??[]);return I.some(
m=>m.toLowerCase()==="bearer")?null:I.find(m=>!y(m))??I[0]??null}const y=$=>/^(?:negotiate|ntlm|kerberos|digest)$/i.test($)}),2432:((w,W,c)=>{c.d(W,{Bw:()=>O,G5:()=>T,
H9:()=>R,_O:()=>r,aq:()=>M,xV:()=>P,xv:()=>f});const f="1.0.0",r=`tf-disco-action/${f}`,O="https://github.com/org/tf-disco-action",M=`${O}/blob/v1/docs/problems\
/README.md`,R=(C,j)=>j.replace(/[^/]*$/,`${C.split("-",1)}.md#${C}`),P=`${O}/issues`,T=2}),9179:((w,W,c)=>{c.d(W,{Mi:()=>p,NE:()=>b,Nx:()=>u,Qj:()=>h,_U:()=>D,cq:()=>A,
r_:()=>a});const f="***",r=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,O=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
M=(e,t,o)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${o}(?![\da-f]);?)`,R=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${M("\
b?sol",47,"2f")})`,P=String.raw`(?:${R}|\\)`,C=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${M("colon",58,"3a")})`}\
)`,j=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
U=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,B=new RegExp(String.raw`(?<=${C})${P}+|${P}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${U}(?:$|${j}(?::\d{1,5})?\\{0,9}(?:${R}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${U}))`,"gi");function D(e){return r.test(
e)?p(e).replace(/[^\s"']+/g,t=>t.replace($,(o,n,l)=>y.test(l)?o:`${n}${l}=${f}`)):e}const y=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
$=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,I=/((?<!(?:^|[?:&|({])\s{0,9}(?:(?:var|local|path)\.[\w-]{1,99}|each\.(?:key|value))\s{0,9}[=!])=\s*(?:[\w./([][\s\w./([*]{0,99})?\\?)"(?<=(?:[=([]|\*\/)\s*\\?")[^"]*(?:"|$)|"[^"]*"(?=[^"?:&|,]*[=!]=)/g,
m=/pass|pw|secret|token|(?<!each\.)key|cred|auth|pat(?!h)|cert|private/i,h=e=>D(m.test(e)&&/[=!]=|\?[\s"]|\bif\b/.test(e)?e.replace(/".*/s,`"${f}"`):e.replace(I,
`$1"${f}"`)),a=e=>r.test(e),u=e=>p(e).replace(/\?[^\s"']*/g,`?${f}`),A=e=>p(e,"").replace(/[?#].*$/su,""),b=e=>D(`${e}@ `).slice(0,-2),v=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;
function p(e,t=`${f}@`){if(!r.test(e))return e;const o=e.replace(O,K=>"@".padStart(K.length,"_")),n=o.lastIndexOf("@"),l=[];let k=0;for(const{0:K,1:z,index:H}of o.
matchAll(B)){const te=H+K.length;if(te<k)continue;const se=z!==void 0||E(L,o,te)!=="";if(!se&&/[^"'`\s(=,<[]/.test(o[H-1]??" "))continue;const re=K===""?E(s,o,te):
d(o,te,se?n:-1);re===""||t!==""&&["@","git@"].includes(re)||(l.push(e.slice(k,te),t),k=te+re.length)}return k===0?e:(l.join("")+e.slice(k)).replace(v,`$1"${f}"`)}
const L=/[^\s"'/?#]*:[^\s"']/y,x=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,s=/[^\s"'/\\?#]*@/y,i=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,
_="(?=[/?#]|$|[\"'`](?:[\\s,;:.)}\\]>]|$))",g=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${_}(?![^\s"'\`]{0,500}@)`,S=new RegExp(`([^\\s"'\`/?#]*@)(?:${i}${_}\
|${g})|`+String.raw`()(?:${i}(?:${_}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${_}|${g})`,"iy"),N=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;
function d(e,t,o){const n=E(x,e,t);if(n!=="")return n;S.lastIndex=t;const[l,k=""]=S.exec(e)??[];return l!==void 0?k:o>t?e.slice(t,o+1):E(N,e,t)}function E(e,t,o){
return e.lastIndex=o,e.exec(t)?.[0]??""}}),3298:((w,W,c)=>{c.d(W,{O:()=>f});function f(r,O=M=>M){let M;return R=>{M??=new Map;const P=O(R);if(!M.has(P)){M.set(P,
void 0);try{M.set(P,r(R))}catch(T){throw M.delete(P),T}}return M.get(P)}}}),6092:((w,W,c)=>{c.d(W,{BP:()=>y,D9:()=>a,J7:()=>B,LS:()=>$,My:()=>m,RK:()=>U,h$:()=>L,
h2:()=>r,js:()=>h,s$:()=>i,z5:()=>_});const f=500,r=1e3,O=4e3,M=160,R=2,P=g=>/^[ -~]*$/.test(g),T=g=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(g),C=g=>($late5??=new RegExp("\\p{M}","u")).test(g),j=g=>`<U+${(g.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function U(g,S=f){if(g.length<=S&&P(g))return g;let N="",
d=R;for(const E of g){d=C(E)?d+1:0;const e=T(E)||d>R?j(E):E;if(N.length+e.length>S)return`${N}\u2026`;N+=e}return N}function B(g,S=M){const N=D(g.slice(-2*S),S),
d=U(N,Number.POSITIVE_INFINITY),E=D(d,S);return N===g&&E===d?d:`\u2026${E}`}const D=(g,S)=>Array.from(g).slice(-S).join(""),y=g=>g.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function $(g){const N=g.split(`
`).map(d=>y(U(d,O))).join(`
`);return N.length<=O?N:`${N.slice(0,O).toWellFormed()}\u2026`}const I={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},m=g=>g.replace(/[&<>"']/g,S=>`&${I[S]}\
;`),h=(g,S=f)=>U(g,S).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,N=>`&#${N.codePointAt(0)};`),a=(g,S=f)=>g===""?"<i>empty</i>":`<code>${h(g,S)}</code>`,u=g=>P(
g)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(g):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(g),A=/^[0-9a-f]{7,}$/i,b=`"'(`,v=`"'),.;:!?\u2026`,p=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function L(g,S=O){return(U(g,S).match(p)??[]).map(N=>{if(N.split(" ").every(s))return h(N,S);if(N.includes(" ")||/^(["`]).+\1$/u.test(N))return a(N.replace(/^`(.*)`$/u,
"$1"),S);const{before:E,core:e,after:t}=x(N);return`${h(E)}${a(e.replace(/^`(.*)`$/u,"$1"),S)}${h(t)}`}).join("")}function x(g){let S=0,N=g.length;for(;S<N&&b.includes(
g.charAt(S));)S+=1;for(;N>S&&v.includes(g.charAt(N-1));)N-=1;return{before:g.slice(0,S),core:g.slice(S,N),after:g.slice(N)}}function s(g){const{core:S}=x(g);return u(
S)&&!A.test(S)}const i=g=>g.replace(/[^ -~\n]/gu,S=>T(S)?_(S):S).replace(/##(?=\w*\[)/g,_),_=g=>g.replace(/[\s\S]/g,S=>`\\u${S.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((w,W,c)=>{c.d(W,{L2:()=>v,ie:()=>$,jj:()=>b,kL:()=>j,mB:()=>U,nE:()=>L,xu:()=>x});var f=c(9876),r=c(3087),O=c(2432),M=c(9179),R=c(6092),P=c(3152),
T=c(8839);let C=function(...s){return{setFlagsFromString:C}=process.getBuiltinModule("node:v8"),new.target?new C(...s):C(...s)};function j(s,i){s.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(b,A).unref(),(0,T.B_)(s.stdout,i),(0,T.B_)(s.stderr,()=>{})}async function U(s,{stop:i,secrets:_,isFinal:g,act:S,reportMistakes:N,reportCrash:d}){
const E=o=>(d((0,f.rv)(n=>y(o,n),_)),3),e=a(s,i,{isFinal:g,crash:E}),t=await S(e).catch(o=>o instanceof P.GN?(N(_.redact(o.mistakes)),2):E(o));await u(s,t)}const B=100,
D=5;function y(s,i){const _=(0,r.Or)(s),g=[];let S=s;for(;S!==void 0&&g.length<D;){const e=S instanceof Error?S.stack??S.message:String(S);g.push((0,M._U)(i(e))),
S=S instanceof Error?S.cause:void 0}const N=_?1:B;return[_?`tf-disco could not run: ${i((0,r.A3)(s))}`:`tf-disco ${O.xv} crashed; this is a bug, please report i\
t with this text at ${O.xV}`,...g.join(`
caused by: `).split(`
`).slice(0,N)].map(e=>(0,R.BP)((0,R.RK)(e))).join(`
`)}const $=({hrtime:s})=>()=>Number(s.bigint())/1e6,I=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],m=300,h=5e3;function a(s,i,{isFinal:_,crash:g}){const S=$(s),N=new AbortController;
let d=0;const E=()=>_||N.signal.aborted;for(const e of I)s.on(e,()=>{const t=S()-d;i.end({kind:"signal",signal:e}),E()?(_||t>m)&&(s.removeAllListeners(e),s.kill(
s.pid,e)):d=S(),N.abort()});return s.on("uncaughtException",e=>{i.end({kind:"crash"});const t=g(e);E()&&s.exit(t),N.abort(),setTimeout(()=>s.exit(t),h).unref()}),
s.on("exit",()=>i.end({kind:"crash"})),N.signal}async function u(s,i){const{stdout:_,stderr:g}=s;for(const N of[_,g])await new Promise(d=>N.write("",d));if(s.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&s.platform!=="win32"&&s.execve!==void 0){const{execPath:N}=s;s.execve(N,[N,"--eval",`require('node:process').exit(${i})`],{})}s.
exit(i)}const A=100,b=()=>C("--semi-space-growth-factor=1"),v=()=>C("--heap-growing-percent=20"),p=100;async function L(s,i,_){let g=Date.now();for(;;){const S=s.
next(i.why!==null);if(S.done)return S.value;Math.abs(Date.now()-g)<p||(_(S.value),await x(),g=Date.now())}}const x=()=>new Promise(s=>setImmediate(s))}),8839:((w,W,c)=>{
c.d(W,{B_:()=>C,Dx:()=>T,PL:()=>U,aH:()=>B,yy:()=>M});var f=c(8474),r=c(3087),O=c(3152);async function M(h,a){for(const u of(0,r.mk)(a)){if(!h.writable)return;h.
write(u)||await R(h)}}async function R(h){const a=new AbortController,u=["drain","error","close"].map(A=>(0,f.once)(h,A,a));await Promise.race(u).catch(()=>{}),
a.abort()}const P=1024*1024;async function*T(h){let a="";for await(const u of h.setEncoding("utf8")){const[A="",...b]=String(u).split(`
`),v=[a+A,...b];a=v.pop()??"";for(const p of v)yield p.replace(/\r$/,"");if(a.length>P)throw new O.GN(["a line of standard input exceeds 1 MiB"])}a!==""&&(yield a)}
function C(h,a){h.once("error",u=>{u.code!=="EPIPE"&&a((0,r.A3)(u))}),h.on("error",()=>{})}const j={min:40,max:100,unknown:80};function U({columns:h},a){return h||
Number(/^\d{1,4}$/.exec(a.COLUMNS??"")?.[0])||j.unknown}function B(h,a,u){const A=a==="auto"?D(h,u):a==="always",b=Math.max(j.min,Math.min(U(h,u),j.max));return{
colour:A,hyperlinks:A&&h.isTTY===!0&&m(u),width:h.isTTY?b:Number.POSITIVE_INFINITY}}function D({isTTY:h},a){return a.NO_COLOR||a.TERM==="dumb"&&!a.FORCE_COLOR?!1:
a.FORCE_COLOR?a.FORCE_COLOR!=="0":h===!0}const y=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
I=5001;function m(h){const{FORCE_HYPERLINK:a,TERM:u="",TERM_PROGRAM:A="",VTE_VERSION:b}=h;return a?a!=="0":h.CI||h.NO_COLOR||u==="dumb"?!1:Number(b)>=I||y.test(
A)||$.test(u)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(v=>h[v])}}),3474:((w,W,c)=>{c.d(W,{CV:()=>y,KT:()=>P,Ob:()=>s,PW:()=>D,TN:()=>a,WD:()=>u,YA:()=>b,
Yq:()=>p,ai:()=>A,lq:()=>U,lx:()=>v,pS:()=>h,p_:()=>m,xH:()=>B});var f=c(4497),r=c(7811),O=c(9179),M=c(7630),R=c(8535);const P=i=>Object.keys(i).map(_=>({name:_,
...i[_]})),T=(i,_)=>({isList:!1,value:i,parse:_}),C=i=>({value:i,mistakes:[]}),j=(i,_)=>({...i,parse:(g,S)=>{const{value:N,mistakes:d}=i.parse(g,S);return{value:_(
N),mistakes:d}}}),U=({parse:i,..._})=>({..._,parse:(g,S)=>g===""?C(null):i(g,S)}),B=(i,_)=>T(i,(g,S)=>{const N=g===""?(0,r.Ju)(null):_(g);return N.ok?C(N.value):
{value:null,mistakes:[`${S}: ${N.why}`]}}),D=B("FILE",r.Ju),y=B("TOKEN",M.AI),$=/^-\s|^[[{"']|["']$|^[^[{]*[\]}]$|,$|,\s*[\w.-]+\.[a-z]{2,}(?=$|[\s,:])/,I=i=>`w\
rite one ${i.toLowerCase()} per line, without "- ", commas, quotes or brackets`,m=(i,_,g=M.Dw)=>({isList:!0,value:i,parse:(S,N)=>{const d=g(S),E=d.map(o=>{const n=_(
o),l=n.ok?n:_((0,O.Mi)(o));return l.ok?n:l}),e=E.flatMap(o=>o.ok?[o.value]:[]),t=E.flatMap((o,n)=>o.ok?[]:`${N}: ${$.test(d[n]??"")?I(i):o.why}`);return{value:e,
mistakes:[...new Set(t)]}}}),h=1e4,a=j(m("HOST",M.l6),i=>Array.from(Map.groupBy(i,({host:_})=>_),([_,g])=>({host:_,services:[...new Set(g.flatMap(({services:S})=>S))],
addresses:g.flatMap(({addresses:S})=>S)}))),u=i=>j(m("LABEL",M.V8),_=>{const g=_.flat();return[...new Set(g.length===0?[i]:g)]}),A=({min:i,max:_,whole:g})=>T("N",
(S,N)=>{const d=/^\d+(\.\d+)?$/.test(S)?Number(S):Number.NaN;if(d>=i&&d<=_&&(!g||Number.isInteger(d)))return C(d);const e=`${N} is "${S}", expected ${g?"a whole\
 number":"a number"} from ${i} to ${_}`;return{value:i,mistakes:[e]}}),b=i=>({...j(A(i),_=>_*1e3),value:"SECONDS"}),v=T("",(i,_)=>{const g=/^(true|True|TRUE)$/.
test(i),S=g||/^(false|False|FALSE)$/.test(i);return{value:g,mistakes:S?[]:[`${_} is "${i}", expected "true" or "false"`]}}),p=(...i)=>({...T(i.join("|"),(_,g)=>{
const N=i.some(d=>d===_)?[]:[`${g} is "${_}", ${L(_,i)}`];return{value:_,mistakes:N}}),choices:i}),L=(i,_)=>`expected one of ${_.map(g=>`"${g}"`).join(", ")}${(0,R.
a)(i,_)}`,x=["auto","terraform","opentofu","both"],s={...T("CLI",(i,_)=>{const[,g="",S=null]=/^(\S+)(?:\s+(\S.*))?$/s.exec(i)??[],N={name:g,version:S},d=x.includes(
g);if(d&&(S===null||(g==="terraform"||g==="opentofu")&&(0,f.lF)(S)))return C(N);const e=d?'expected "terraform" or "opentofu" with a version, such as "terraform\
 1.15"':L(i,x);return{value:N,mistakes:[`${_} is "${i}", ${e}`]}}),choices:x}}),7630:((w,W,c)=>{c.d(W,{$h:()=>e,AI:()=>p,Dw:()=>y,IL:()=>L,Ju:()=>x,Kd:()=>g,PZ:()=>i,
V8:()=>N,aS:()=>u,jM:()=>v,l6:()=>b,o2:()=>a,rk:()=>m,vk:()=>$,x2:()=>_});var f=c(7811),r=c(9432),O=c(9119),M=c(1054),R=c(8032),P=c(255),T=c(5106),C=c(7057),j=c(
2432),U=c(8535);let B=function(...t){return{parseNamedAddress:B}=c.late([3403,2172,1190],6022),new.target?new B(...t):B(...t)},D=function(...t){return{problemFacts:D}=
c.late([4507],4507),new.target?new D(...t):D(...t)};const y=t=>I(t,/(^|\s)#.*$/s),$=t=>I(t,/^\s*#.*$/s),I=(t,o)=>t.split(/\r\n|[\n\r]/).map(n=>n.replace(o,"").trim()).
filter(n=>n!=="");function m(t){const o=(0,P.Fq)(t);if(o.ok)return o;const n=(0,M.L6)(t);return(0,f.TR)(`"${t}" is not a hostname: ${o.why}${n===null?"":`; ${n}`}`)}
const h=(t,o,n)=>t?(0,f.Ju)(o):(0,f.TR)(`"${o}" ${n}`),a=t=>h((0,O.en)(t),t,'is not the name of a repository, such as "acme/network"');function u(t){const o=(0,T.
OA)(t),n=R.Du.some(l=>(0,T.oe)(t,l).ok);return o!==null?(0,f.TR)(`"${t}" is not a ${n?"known ":""}service id; did you mean ${o}?`):h(n,t,'is not a service id; e\
xpected NAME.vN, such as "modules.v1"')}const A=/^(modules\.v1|providers\.v1)=(.*)$/s;function b(t){const o=t.split(/\s+/).flatMap(se=>A.test(se)?[se]:se.split(
",")),[n="",...l]=o.filter(se=>se!==""),k=m(n),K=l.map(se=>A.exec(se)?.[1]??se),z=[k,...K.map(u)].flatMap(se=>se.ok?[]:se.why);if(!k.ok||z.length>0)return(0,f.TR)(
z.join("; "));const H=l.flatMap(se=>{const[,re,fe=""]=A.exec(se)??[];return re===void 0?[]:{host:k.value,service:re,text:fe}}),te=H.flatMap(se=>{const re=B(se,"\
terraform");return re.ok?[]:[`"${se.service}=${se.text}" is wrong: ${re.why}`]});return te.length===0?(0,f.Ju)({host:k.value,services:[...new Set(K)],addresses:H}):
(0,f.TR)(te.join("; "))}function v(t){const o=t.startsWith("*."),n=m(o?t.slice(2):t);return n.ok?(0,f.Ju)({host:n.value,subdomains:o}):n}const p=t=>t.length>C.$c?
(0,f.TR)("the token is longer than 64 KiB; set only the token"):(0,f.Ju)(new C.ou(t));function L(t){const o=t.indexOf("=");if(o<0)return(0,f.TR)('a line has no \
"="; expected HOST=TOKEN');const n=(0,P.Fq)(t.slice(0,o).trim());if(!n.ok)return(0,f.TR)('the text before the first "=" of a line is not a hostname; expected HO\
ST=TOKEN');const l=p(t.slice(o+1).trim());return l.ok?(0,f.Ju)({host:n.value,token:l.value}):l}function x(t){const o="expected HOST[:PORT]=ADDRESS[:PORT]",n=t.indexOf(
"=");if(n<0)return(0,f.TR)(`"${t}" has no "="; ${o}`);const l=t.slice(0,n).trim(),k=m(l);if(!k.ok)return k;const K=k.value.replace(/:\d+$/,""),z=s(t.slice(n+1).
trim());if(z===null)return(0,f.TR)(`"${t}" has no valid address; ${o}`);const[,H]=l.split(":");return(0,f.Ju)({name:K,port:H===void 0?null:Number(H),...z})}function s(t){
const[,o,n]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(t)??/^([^:\s[\]]+)(?::(.*))?$/.exec(t)??/^([\da-fA-F:]+)$/.exec(t)??[];return o===void 0||!/[.:]|^localhost$/i.
test(o)?null:n===void 0?{address:o,addressPort:null}:/^\d{1,5}$/.test(n)&&Number(n)>=1&&Number(n)<=65535?{address:o,addressPort:Number(n)}:null}function i(t){const o=D();
if(Object.hasOwn(o,t))return(0,f.Ju)(t);const n=(0,U.a)(t,Object.keys(o),`; ${j.aq} lists the codes`);return(0,f.TR)(`"${(0,r.dh)(t)}" is not a problem code${n}`)}
function _(t){const[o="",n,...l]=t.split(/\s+/);if(l.length>0)return(0,f.TR)(`"${t}" has too many words; expected CODE [HOST]`);const k=i(o);if(!k.ok)return k;const K=n===
void 0?(0,f.Ju)(null):m(n),z={paths:null,reason:null,place:null};return K.ok?(0,f.Ju)({code:k.value,host:K.value,...z}):K}function g(t){const o=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.
test(t);return h(o,t,'is not a platform; expected OS_ARCH, such as "linux_amd64"')}const S=50;function N(t){const o=t.split(",").map(l=>l.trim()).filter(l=>l!==
""),n=o.find(l=>l.length>S);return n===void 0?(0,f.Ju)(o):(0,f.TR)(`"${n}" has ${n.length} characters; GitHub allows at most ${S}`)}const d=[[".badge.json","bad\
ge"],[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]],E=t=>d.
find(([o])=>t.toLowerCase().endsWith(o)&&!t.includes(","))?.[1];function e(t){const[,o=t,n=null]=/^(.*?\.html)\s+(.+)$/is.exec(t)??[];if(n!==null&&E(t)!==void 0)
return(0,f.TR)(`"${t}" names two report files; write one per line`);const l=E(o);return l!==void 0?(0,f.Ju)({path:o,format:l,title:n}):(0,f.TR)(`"${o}" does not\
 end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html", ".codequality.json" (GitLab) or ".badge.json" (shields.io)`)}}),8535:((w,W,c)=>{
c.d(W,{a:()=>M,q:()=>r});var f=c(5106);function r(R,P){const T=O(R);if(T.length<2)return null;const C=y=>P.filter($=>y(O($))),[j=C(y=>(0,f.TW)(y,T))[0]]=C(y=>y===
T);if(j!==void 0||T.length<3)return j??null;const[U,B]=[C(y=>y.startsWith(T)),C(y=>y.includes(T))],D=U.length===1?U:B;return D.length===1?D[0]??null:null}const O=R=>R.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function M(R,P,T=""){const C=r(R,P);return C===null?T:`; did you mean "${C}"?`}}),101:((w,W,c)=>{c.d(W,{N:()=>M,W:()=>P});
var f=c(1792),r=c(6429),O=c(255);function M($){const I=a=>$[a]||$[a.toLowerCase()]||"",m={http:R("HTTP_PROXY",I("HTTP_PROXY")),https:R("HTTPS_PROXY",I("HTTPS_PR\
OXY"))},h=j(I("NO_PROXY"));return a=>{const u=m[a.scheme];return u===null||C(a.name)||h(a)?null:u}}function R($,I){if(I==="")return null;const m=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(I)?I:`http://${I}`);if(m===null)throw new TypeError(`${$} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(m.protocol))throw new TypeError(`${$}\
 is a ${m.protocol}// proxy; expected http:// or https://`);if(!T(m.username)||!T(m.password))throw new TypeError(`${$} has a user name or password with a bare \
"%"; write "%25" for it`);return m}const P=$=>Object.entries($).flatMap(([I,m=""])=>{if(!/^https?_proxy$/i.test(I))return[];const h=m.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[a=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(h)??[],[,...u]=/^([^:]*):?(.*)$/s.exec(a)??[];return[u,u.map(f.unescape)].flatMap(([A="",b=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,f.unescape)(A))?[A]:[],...b===""?[]:[b,Buffer.from(`${A}:${b}`).toString("base64")]])});function T($){try{return decodeURIComponent($),!0}catch{return!1}}
const C=$=>$==="localhost"||["127.0.0.0/8","::1/128"].some(I=>B(I)?.($));function j($){const m=$.split(",").map(h=>h.trim().toLowerCase()).filter(h=>h!=="").map(
U);return h=>m.some(a=>a(h))}function U($){if($==="*")return()=>!0;const I=B($);if(I!==null)return({name:b})=>I(b);const{name:m,port:h}=y($),a=b=>h===""||String(
b.port)===h,u=m.includes(":")?128:32,A=B(`${m}/${u}`)??D(m);return b=>a(b)&&A(b.name)}function B($){const[,I="",m=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec($)??[],h=(0,r.
r5)(I),a=Number(m);if(h===null||a>8*h.length)return null;const u=(0,r.NW)(h),A=a-8*(h.length-u.length),b=A<0?{prefix:h,bits:a}:{prefix:u,bits:A};return v=>{const p=(0,r.
r5)(v);return p!==null&&(0,r.Wg)(b,(0,r.NW)(p))}}function D($){if($==="")return()=>!1;const I=$.replace(/^\*\./,"."),m=I.replace(/^\./,""),h=(0,O.Pv)(m),a=h.ok?
h.value:m,u=A=>!I.startsWith(".")&&A===a;return A=>(0,r.r5)(A)===null&&(A.endsWith(`.${a}`)||u(A))}function y($){const I=/^\[([^\]]*)\]:([^:]*)$/.exec($)??/^([^:[\]]*):([^:[\]]*)$/.
exec($);return I===null?{name:$,port:""}:{name:I[1]??"",port:I[2]??""}}}),3152:((w,W,c)=>{c.d(W,{GN:()=>P,P$:()=>j,w7:()=>T});var f=c(6760),r=c(9179),O=c(3474),
M=c(7630),R=c(7773);class P extends Error{name="SettingsError";mistakes;constructor(y){const $=y.map(r._U);super($.join(`
`)),this.mistakes=$}}const T={isTerminal:!1,setting:D=>D,missingPath:(D,y)=>`scan names "${D}", which does not exist in ${y}`},C=new Set;function j(D,{setting:y}=T){
const $=R.yy.map(({name:A,kind:b,default:v=""})=>({field:A.replace("-seconds","Ms").replace(/-./g,p=>p.slice(1).toUpperCase()),...b.parse(D[A]?.trim()||v,y(A))})),
I=Object.fromEntries($.map(({field:A,value:b})=>[A,b])),m={...I,fixedHosts:I.allowedHosts,ofProject:C},h=[...m.scan,...m.usages,...(0,M.Dw)(D.hostnames??"")].length===
0,{length:a}=m.hostnames,u=`${y("hostnames")} has ${a} hosts, the limit is ${O.pS}`;return{settings:h?{...m,scan:["."]}:m,mistakes:[...$.flatMap(({mistakes:A})=>A),
...a>O.pS?[u]:[],...U(m,y),...B(m,y)]}}function U(D,y){const{report:$,history:I,issueAfter:m}=D,h=y("history"),a=`${y("issue-after")} is ${m}, which needs ${h};\
 set it to a file that is kept from run to run`;if(I===null)return m>1?[a]:[];const u=$.some(({path:b})=>(0,f.normalize)(b)===(0,f.normalize)(I)),A=`${y("report")}\
 and ${h} both name ${I}; write to different files`;return u?[A]:[]}function B(D,y){const{scan:$,exclude:I,roots:m,dialect:h,depth:a,changedOnly:u,repositories:A}=D,
b=y("usages");if(D.usages.length===0){const L=`${y("repositories")} needs ${b}; set it to the usages files of the repositories`;return A.length===0?[]:[L]}const v=[
[$.length>0,y("scan")],[I.length>0,y("exclude")],[m.length>0,y("roots")],[h.name!=="auto",y("dialect")],[a==="init",`${y("depth")} init`],[u,y("changed-only")]],
p="remove it: `tf-disco usages` decides what is read of a repository";return v.filter(([L])=>L).map(([,L])=>`${L} cannot be used together with ${b}; ${p}`)}}),7773:((w,W,c)=>{
c.d(W,{fd:()=>I,mc:()=>$,yy:()=>y});var f=c(7811),r=c(3474),O=c(7630);const M={hostnames:{kind:r.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`\
. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},
scan:{kind:r.p_("PATH",f.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{
kind:r.p_("GLOB",f.Ju),inProject:!0,help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hos\
ts":{kind:r.p_("HOST",O.jM),inProject:!0,help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every sub\
domain. Default: all hosts are allowed."},"required-services":{kind:r.p_("SERVICE",O.aS),inProject:!0,help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:r.Ob,inProject:!0,help:"CLI whose rules and default registry apply: `terraform` o\
r `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},R={usages:{kind:r.
p_("FILE",f.Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scan\
ning files."},repositories:{kind:r.p_("OWNER/NAME",O.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the che\
ck fails as incomplete."}},P={depth:{kind:r.Yq("discovery","versions","packages","init"),inProject:!0,help:"How far to follow `init`: `discovery`; `versions` al\
so asks registries for the versions of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them; `in\
it` also fetches and reads the packages of modules, as `init` does.",default:"discovery"},roots:{kind:r.p_("GLOB",f.Ju),inProject:!0,help:"Globs of the director\
ies in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:r.p_("OS_ARCH",O.Kd),inProject:!0,help:"Platform\
s that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. Default: the platform of this machine."},upgrade:{kind:r.
lx,inProject:!0,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:r.ai({min:1,max:1e5,whole:!0}),help:"\
Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that are then not checked are reported.",default:"500"}},
T={tokens:{kind:r.p_("HOST=TOKEN",O.IL,O.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables and the CLI configuration (`TF_CLI_CON\
FIG_FILE`) also work."}},C={"timeout-seconds":{kind:r.lq(r.YA({min:.1,max:300})),inProject:!0,help:"Time limit for one attempt at a host, including redirects, a\
nd for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper."},retries:{kind:r.ai({min:0,max:10,whole:!0}),inProject:!0,help:"\
Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3",isFlagOnly:!0},concurrency:{kind:r.ai({min:1,max:256,whole:!0}),
inProject:!0,help:"Maximum number of hosts to contact at the same time.",default:"16",isFlagOnly:!0},"deadline-seconds":{kind:r.YA({min:1,max:21600}),help:"Time\
 limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:r.PW,help:"PEM file\
 with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:r.p_("HOST=ADDRESS",O.Ju),help:"Addresses to connect to instead of thos\
e in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},j={"certificate-days":{kind:r.ai({min:0,max:3650,whole:!0}),inProject:!0,
help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:r.YA({min:.1,max:300}),inProject:!0,help:"\
Warn if discovery takes longer than this.",default:"3",isFlagOnly:!0},"fail-on":{kind:r.Yq("error","warning","never"),help:"Lowest severity that fails the check\
: `error`, `warning` or `never`.",default:"error"},ignore:{kind:r.p_("CODE",O.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. T\
he number of ignored findings is still reported."}},U={report:{kind:r.p_("FILE",O.$h),help:"Report files to write, one per line, relative to the current directo\
ry: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html [TITLE]`, `.codequality.json` (GitLab) or `.badge.json` (shields.io)."},history:{kind:r.PW,help:"JSON Lines\
 file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."}},B={"changed-only":{kind:r.lx,help:"In pul\
l requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:r.Yq("never","on-failure","always"),
help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{
kind:r.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`, which includes certificates\
 and tokens that expire soon. Needs `issues: write`.",default:"never"},"issue-labels":{kind:r.WD("registry-health"),help:"Labels for the issue, one per line. Th\
e first label is used to find the issue again.",default:"registry-health"},"issue-after":{kind:r.ai({min:1,max:20,whole:!0}),help:"Runs in a row after which a f\
ailing host opens the issue, and after which one that no longer fails counts as recovered. More than 1 needs `history`.",default:"1"},"github-token":{kind:r.CV,
help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},D={...M,...R,...P,...T,...C,...j,...U,...B},y=r.KT(D),
$=y.filter(({isFlagOnly:m})=>!m),I=[["What to check",r.KT(M)],["Many repositories",r.KT(R)],["Following `init`",r.KT(P)],["Credentials",r.KT(T)],["Network",r.KT(
C)],["Verdict",r.KT(j)],["Reports",r.KT(U)]]}),2613:(w=>{w.exports=process.getBuiltinModule("assert")}),181:(w=>{w.exports=process.getBuiltinModule("buffer")}),
4434:(w=>{w.exports=process.getBuiltinModule("events")}),9896:(w=>{w.exports=process.getBuiltinModule("fs")}),8611:(w=>{w.exports=process.getBuiltinModule("http")}),
5692:(w=>{w.exports=process.getBuiltinModule("https")}),9278:(w=>{w.exports=process.getBuiltinModule("net")}),4589:(w=>{w.exports=process.getBuiltinModule("node\
:assert")}),6698:(w=>{w.exports=process.getBuiltinModule("node:async_hooks")}),4573:(w=>{w.exports=process.getBuiltinModule("node:buffer")}),7598:(w=>{w.exports=
process.getBuiltinModule("node:crypto")}),3053:(w=>{w.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(w=>{w.exports=process.getBuiltinModule(
"node:dns")}),1553:(w=>{w.exports=process.getBuiltinModule("node:dns/promises")}),8474:(w=>{w.exports=process.getBuiltinModule("node:events")}),3024:(w=>{w.exports=
process.getBuiltinModule("node:fs")}),1455:(w=>{w.exports=process.getBuiltinModule("node:fs/promises")}),7067:(w=>{w.exports=process.getBuiltinModule("node:http")}),
2467:(w=>{w.exports=process.getBuiltinModule("node:http2")}),7030:(w=>{w.exports=process.getBuiltinModule("node:net")}),8161:(w=>{w.exports=process.getBuiltinModule(
"node:os")}),6760:(w=>{w.exports=process.getBuiltinModule("node:path")}),3916:(w=>{w.exports=process.getBuiltinModule("node:path/posix")}),643:(w=>{w.exports=process.
getBuiltinModule("node:perf_hooks")}),1792:(w=>{w.exports=process.getBuiltinModule("node:querystring")}),99:(w=>{w.exports=process.getBuiltinModule("node:sqlite")}),
7075:(w=>{w.exports=process.getBuiltinModule("node:stream")}),7830:(w=>{w.exports=process.getBuiltinModule("node:stream/web")}),6193:(w=>{w.exports=process.getBuiltinModule(
"node:string_decoder")}),8500:(w=>{w.exports=process.getBuiltinModule("node:timers/promises")}),1692:(w=>{w.exports=process.getBuiltinModule("node:tls")}),3136:(w=>{
w.exports=process.getBuiltinModule("node:url")}),7975:(w=>{w.exports=process.getBuiltinModule("node:util")}),3429:(w=>{w.exports=process.getBuiltinModule("node:\
util/types")}),5919:(w=>{w.exports=process.getBuiltinModule("node:worker_threads")}),8522:(w=>{w.exports=process.getBuiltinModule("node:zlib")}),857:(w=>{w.exports=
process.getBuiltinModule("os")}),6928:(w=>{w.exports=process.getBuiltinModule("path")}),2203:(w=>{w.exports=process.getBuiltinModule("stream")}),2375:(w=>{w.exports=
process.getBuiltinModule("tls")}),9023:(w=>{w.exports=process.getBuiltinModule("util")}),3106:(w=>{w.exports=process.getBuiltinModule("zlib")})},de={};function Q(w){
var W=de[w];if(W!==void 0)return W.exports;var c=de[w]={exports:{}},f=!0;try{me[w](c,c.exports,Q),f=!1}finally{f&&delete de[w]}return c.exports}Q.m=me,typeof Q<
"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var w=typeof Symbol=="fun\
ction"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",c=typeof Symbol=="function"?Symbol(
"webpack error"):"__webpack_error__",f=O=>{O&&O.d<1&&(O.d=1,O.forEach(M=>M.r--),O.forEach(M=>M.r--?M.r++:M()))},r=O=>O.map(M=>{if(M!==null&&typeof M=="object"){
if(M[w])return M;if(M.then){var R=[];R.d=0,M.then(C=>{P[W]=C,f(R)},C=>{P[c]=C,f(R)});var P={};return P[w]=C=>C(R),P}}var T={};return T[w]=C=>{},T[W]=M,T});Q.a=(O,M,R)=>{
var P;R&&((P=[]).d=-1);var T=new Set,C=O.exports,j,U,B,D=new Promise((y,$)=>{B=$,U=y});D[W]=C,D[w]=y=>(P&&y(P),T.forEach(y),D.catch($=>{})),O.exports=D,M(y=>{j=
r(y);var $,I=()=>j.map(h=>{if(h[c])throw h[c];return h[W]}),m=new Promise(h=>{$=()=>h(I),$.r=0;var a=u=>u!==P&&!T.has(u)&&(T.add(u),u&&!u.d&&($.r++,u.push($)));
j.map(u=>u[w](a))});return $.r?m:I()},y=>(y?B(D[c]=y):U(C),f(P))),P&&P.d<0&&(P.d=0)}})(),(()=>{var w=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):c=>c.__proto__,
W;Q.t=function(c,f){if(f&1&&(c=this(c)),f&8||typeof c=="object"&&c&&(f&4&&c.__esModule||f&16&&typeof c.then=="function"))return c;var r=Object.create(null);Q.r(
r);var O={};W=W||[null,w({}),w([]),w(w)];for(var M=f&2&&c;typeof M=="object"&&!~W.indexOf(M);M=w(M))Object.getOwnPropertyNames(M).forEach(R=>O[R]=()=>c[R]);return O.
default=()=>c,Q.d(r,O),r}})(),Q.d=(w,W)=>{for(var c in W)Q.o(W,c)&&!Q.o(w,c)&&Object.defineProperty(w,c,{enumerable:!0,get:W[c]})},Q.f={},Q.e=w=>Promise.all(Object.
keys(Q.f).reduce((W,c)=>(Q.f[c](w,W),W),[])),Q.u=w=>({345:"6135",647:"647",1903:"4284",2172:"6135",2218:"5866",3053:"5332",3276:"3276",3403:"6135",3557:"3276",3576:"\
5866",4276:"6135",4284:"4284",4668:"8317",4878:"4878",4947:"5696",5332:"5332",5696:"5696",5866:"5866",5938:"3276",6135:"6135",7680:"8317",7918:"3276",8095:"3276",
8317:"8317",8319:"3276",8580:"5696"}[w]??w)+".index.js",Q.o=(w,W)=>Object.prototype.hasOwnProperty.call(w,W),Q.r=w=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(w,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(w,"__esModule",{value:!0})},(()=>{var w={8374:0,8792:0},W=c=>{var{ids:f,modules:r,runtime:O}=c,
M,R,P=0;for(M in r)Q.o(r,M)&&(Q.m[M]=r[M]);for(O&&O(Q);P<f.length;P++)R=f[P],Q.o(w,R)&&w[R]&&w[R][0](),w[f[P]]=0};Q.late=(c,f)=>{for(const r of c){if(w[r]===0)continue;
const{createRequire:O}=process.getBuiltinModule("module");W(O(import.meta.url)("./"+Q.u(r)))}return Q(f)},Q.f.j=(c,f)=>{var r=Q.o(w,c)?w[c]:void 0;if(r!==0)if(r)
f.push(r[1]);else{var O=import("./"+Q.u(c)).then(W,M=>{throw w[c]!==0&&(w[c]=void 0),M}),O=Promise.race([O,new Promise(M=>r=w[c]=[M])]);f.push(r[1]=O)}}})();var he={};
Q.d(he,{C:()=>Ee,a:()=>$e});const Ee=()=>Promise.all([Q.e(6135),Q.e(3403),Q.e(345),Q.e(2172),Q.e(4276),Q.e(5696),Q.e(8374),Q.e(8580),Q.e(4947)]).then(Q.bind(Q,4947)),
$e=()=>Promise.all([Q.e(8374),Q.e(647)]).then(Q.bind(Q,647));var ve=he.C,Oe=he.a;export{ve as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
