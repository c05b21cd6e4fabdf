var me={9876:((w,W,c)=>{c.d(W,{rv:()=>_e,cA:()=>fe});var f=c(255),r=c(7057),O=c(7630),S=c(101),R=c(1780),P=c(9179),T=c(3298),D=c(3628),B=c(9509);const j=4;function U(F,q){
let Y={text:F,starts:null};for(let ne=0;ne<j&&Y!==null;ne+=1)q(k(Y,F.length)),Y=a(Y,F.length)}const b="\u2026",M=Array.from({length:128},(F,q)=>{const Y=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function $(F){return F===b?F:/[\s\x80-\x9f]/.test(F)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function k({text:F,starts:q},Y){let ne="",ee=!1;const V=[],G=(J,Z)=>{J===" "&&ee||(ee=J===
" ",ne+=J,V.push(Z))};for(let J=0;J<F.length;J+=1){const Z=q===null?J:q[J]??Y,X=M[F.charCodeAt(J)];if(X!==void 0){G(X,Z);continue}const oe=String.fromCodePoint(
F.codePointAt(J)??0);for(const ce of $(oe).split(""))G(ce,Z);J+=oe.length-1}return V.push(Y),{folded:ne,starts:V}}const E=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(F=>[F.replace(/\W|_$/,""),/\W|_$/.exec(F)?.[0]??" "])),p=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
u=/[%\\&]|xn--/i;function a({text:F,starts:q},Y){if(!u.test(F))return null;let ne="";const ee=[];let V=0;const G=Z=>q===null?Z:q[Z]??Y,J=Z=>{for(let X=V;X<Z;X+=
1)ee.push(G(X));ne+=F.slice(V,Z)};for(const Z of F.matchAll(p)){J(Z.index),V=Z.index+Z[0].length;for(const{written:X,at:oe}of A(Z)){ne+=X;for(let ce=0;ce<X.length;ce+=
1)ee.push(G(Z.index+oe))}}return V===0?null:(J(F.length),{text:ne,starts:ee})}function A(F){const[q,Y,ne,ee,V,G,J,Z,X,oe]=F;if(Y!==void 0)return L(Y);if(oe!==void 0)
return[{written:(0,B.mI)(oe.toLowerCase()),at:0}];const ce=ne??ee??Z;return C(ce!==void 0?v(Number.parseInt(ce,16)):J!==void 0?v(Number(J)):X!==void 0?E.get(X)??
q:V??(G===void 0?"":" "))}const C=F=>[{written:F,at:0}],v=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",h=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function L(F){const q=F.startsWith("%")?3:4,Y=F.replace(/(?:%|\\x)(..)/g,(ne,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(Y.matchAll(h),({
0:[ne="",...ee],index:V})=>{const G=ne.charCodeAt(0),J=ee.reduce((Z,X)=>Z<<6|X.charCodeAt(0)&63,ee.length===0?G:G&63>>ee.length);return{written:v(J),at:q*V}})}const x="\
***",s=12,i=200;function m(F){const q=_(F);return(Y,ne)=>{if(q.pieces.size===0)return Y;const ee=[];return U(Y,V=>y(V,Y,q,ee)),ee.length===0?Y:N(Y,ee,ne)}}function _(F){
const q=new Set,Y=new Set,ne=new Set,ee=({folded:V})=>{if(V.length<r.Il)return;const G=Math.min(V.length,s);Y.add(G);for(let J=0;J+G<=V.length;J+=1)q.add(V.slice(
J,J+G));for(let J=r.Il;J<G;J+=1)ne.add(V.slice(0,J))};for(const V of(0,D.x)(F))U(V,ee);return{pieces:q,lengths:Y,heads:ne}}function y({folded:F,starts:q},Y,{pieces:ne,
lengths:ee,heads:V},G){const J=(X,oe)=>{const ce=F[X]===" "?X+1:X;let ie=F[oe-1]===" "?oe-1:oe;for(;ie<F.length&&q[ie]===q[ie-1];)ie+=1;const ae=q[ce]??0,le=q[ie]??
Y.length,ue=G.at(-1);ue===void 0||ae<ue.from||ae>ue.to?G.push({from:ae,to:le}):G[G.length-1]={from:ue.from,to:Math.max(ue.to,le)}};for(const X of ee)for(let oe=0;oe+
X<=F.length;oe+=1)ne.has(F.slice(oe,oe+X))&&J(oe,oe+X);const Z=X=>{for(let oe=Math.min(s-1,X);oe>=r.Il;oe-=1)if(V.has(F.slice(X-oe,X))){J(X-oe,X);break}};for(let X=F.
indexOf(b);X>=0;X=F.indexOf(b,X+1))Z(X);Y.length>=i&&Z(F.length)}function N(F,q,Y){let ne="",ee=0;for(const V of q.toSorted((G,J)=>G.from-J.from))V.to<=ee||Y.size>
0&&e(F,V,Y)||((V.from>ee||ee===0)&&(ne+=F.slice(ee,V.from)+x),ee=V.to);return ne+F.slice(ee)}const d=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
F),g=260;function e(F,{from:q,to:Y},ne){const ee=J=>Math.max(q-J,J-Y)<g&&d(F[J]??"");let V=q;for(;ee(V-1);)V-=1;let G=Y;for(;ee(G);)G+=1;for(;!ne.has(F.slice(V,
G));){if(G===Y||!/[.:]/.test(F[G-1]??""))return!1;G-=1}return!0}const t=64,K="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks refusal clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories failing roo\
t units exclude requirements namedHost repository setting writtenAt",z="value hashes",H=new Set;function te(F){return se(()=>{const q=m(F);return(Y,ne=H)=>{if(typeof Y==
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
q).flatMap(([V,G])=>V.startsWith(f.xV)&&G!==void 0?[G]:[]),ee=F["github-token"]?.trim()??"";return[...Y,...ne,...(0,S.W)(q),ee].filter(V=>V!=="").map(V=>new r.ou(
V))}}),3628:((w,W,c)=>{c.d(W,{K:()=>j,x:()=>T});var f=c(7811),r=c(4443),O=c(7057);function S(b){const M=b.reveal(),$=/[\r\n]/.test(M)?M.split(/[\r\n]+/):[];return[
M,...$].filter(k=>k.trim().length>=O.Il)}const R=b=>[...new Set([b,Buffer.from(b).toString("latin1")])],P=b=>["","x","xx"].flatMap(M=>{const $=Buffer.from(M+b).
toString("base64"),k=$.slice(Math.ceil(M.length*4/3)).replace(/=+$/,"");return $.endsWith("=")?[k.slice(0,-1),k]:[k]});function*T(b){const M=b.flatMap(S).map($=>$.
trim().slice(0,O.$c));for(const $ of new Set(M.flatMap(R)))yield $,$.includes(" ")&&(yield $.replaceAll(" ","+")),yield*P($),yield Buffer.from($).toString("hex")}
const D=16*1024,B=1024*1024;function j(b){let M=B;return $=>{const k=$.flatMap(S).flatMap(p=>[p,p.trim()]),E=[];for(const p of new Set(k.flatMap(R))){if(p.length>
D||M<0)continue;const u=U(p).filter(a=>a.trim().length>=O.Il);E.push(...u),M-=u.join("").length}for(const p of new Set([...k,...E]))b(p)}}function U(b){const M=(0,r.
zg)(b,"path"),$=(0,f.ol)(b).slice(1,-1),k=[encodeURIComponent(b.toWellFormed()),...M.ok?[M.value]:[]],E=P(b),p=Buffer.from(b).toString("hex");return[b,b.toLowerCase(),
$,JSON.stringify(b).slice(1,-1),...k,...k.map(u=>u.replace(/%[0-9A-F]{2}/g,a=>a.toLowerCase())),...E,...E.map(u=>u.replaceAll("+","-").replaceAll("/","_")),p,p.
toUpperCase()]}}),3214:((w,W,c)=>{c.d(W,{Ip:()=>r,VG:()=>f,VJ:()=>S,v7:()=>O});class f{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(P){this.#n??=P,this.#e.abort();for(const T of this.onEnd)T()}}const r=(R,P)=>{const T=setTimeout(P,R);return()=>clearTimeout(
T)};function O(R,{startTimer:P,stop:T}){return new Promise(D=>{const B=()=>{j(),T.onEnd.delete(B),D()},j=P(R,B);T.onEnd.add(B)})}function S(R,P){const T=/^\d+$/.
test(R??"")?Number(R)*1e3:Date.parse(R??"")-P;return Number.isNaN(T)?null:T}}),3087:((w,W,c)=>{c.d(W,{A3:()=>j,KE:()=>U,KI:()=>$,Or:()=>b,f8:()=>M,hM:()=>B,mk:()=>T,
qW:()=>E});var f=c(3024),r=c(6760),O=c(2432),S=c(6092),R=c(9968);const P=64*1024;function*T(a){let A="";for(const C of a)A+=C,!(A.length<P)&&(yield A,A="");A!==
""&&(yield A)}const D={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or set a lower `concurrency` in .tf-disco.hcl",ENOENT:"check that the path exists",ENOSPC:"free dis\
k space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file\
 system that can be written to"};class B extends Error{name="ExplainedError"}function j(a){if(a instanceof B)return a.message;if(!b(a))return`${String(a)}; this\
 is a bug of tf-disco, please report it at ${O.xV}`;const A=D[a.code];return`${a.message.split(", ")[0]}${A===void 0?"":`; ${A}`}`}function U(a){try{return a(),
null}catch(A){return(0,S.RK)(j(A))}}const b=a=>typeof a=="object"&&a!==null&&"syscall"in a&&"code"in a;function M(a,A,C){const v=k(f.realpathSync(a),A),h=(0,r.basename)(
A);$(f.lstatSync((0,r.join)(v,h),{throwIfNoEntry:!1}));const L=(0,r.join)(v,`.${h.slice(0,60)}.${Math.random().toString(36).slice(2)}`),x=f.openSync(L,"wx");try{
(0,R.ET)(x,()=>{for(const s of C)f.writeFileSync(x,s)}),f.renameSync(L,(0,r.join)(v,h))}catch(s){throw f.rmSync(L,{force:!0}),s}}function $(a){if(!(a===void 0||
a.isFile()||a.isSymbolicLink()))throw new B(`it is ${(0,R.I)(a)}; choose another path`)}function k(a,A){const C=(0,r.resolve)(a,A),v=(0,R.UO)(C,a);if(!v&&!(0,r.
isAbsolute)(A))throw new B(`it is outside ${a}; use an absolute path if that is intended`);const h=v?a:(0,r.parse)(C).root;return(0,r.relative)(h,(0,r.dirname)(
C)).split(r.sep).filter(Boolean).reduce((x,s)=>p(x,s,a),h)}function E(a,A){const C=f.realpathSync(a);return u(k(C,A),(0,r.basename)(A),C)}function p(a,A,C){const v=(0,r.
join)(a,A);try{f.lstatSync(v,{throwIfNoEntry:!1})===void 0&&f.mkdirSync(v)}catch(h){if((0,R.Oj)(h)!=="EEXIST")throw h}return u(a,A,C)}function u(a,A,C){const v=(0,r.
join)(a,A);if(!f.lstatSync(v,{throwIfNoEntry:!1})?.isSymbolicLink())return v;const h=f.realpathSync(v);if(!(0,R.UO)(a,C)||(0,R.UO)(h,C))return h;throw new B(`th\
e link ${(0,r.relative)(C,v)} leads outside ${C}; remove it or choose another path`)}}),9968:((w,W,c)=>{c.d(W,{$r:()=>C,ET:()=>k,I:()=>U,Mc:()=>p,N0:()=>E,Oj:()=>$,
UO:()=>A,qA:()=>B,qo:()=>M,r7:()=>D,v2:()=>a,wX:()=>u,yR:()=>T});var f=c(4573),r=c(3024),O=c(6760);const S=16*1024*1024,R=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??
0)|(r.constants.O_NOCTTY??0),P=Buffer.allocUnsafeSlow(256*1024);function T(v,h=S){const L=B(v,h);if(!Buffer.isBuffer(L))return L;const x=L.toString("utf8"),s=!x.
includes("\uFFFD")||(0,f.isUtf8)(L);return{ok:!0,text:x,isUtf8:s,bytes:L.length}}function D(v,h=S){const L=T(v,h);return L.ok?L.text:null}function B(v,h){try{return k(
r.openSync(v,R),L=>{const x=r.readSync(L,P,0,P.length,0);return x<P.length?P.subarray(0,x):b(L,h)})}catch(L){const x=$(L),s=E(()=>r.statSync(v),null);return s?.
isFile()===!1?j(s,x):{ok:!1,failure:{kind:"error",code:x}}}}const j=(v,h)=>({ok:!1,failure:{kind:"special",is:U(v),code:h}});function U(v){return v.isDirectory()?
"a directory":v.isFIFO()||v.isSocket()?v.isFIFO()?"a named pipe":"a socket":v.isFile()?"a file without a size":v.isBlockDevice()?"a block device":"a character d\
evice"}function b(v,h){const L=r.fstatSync(v),{size:x}=L;if(x<P.length)return j(L,"ESPIPE");if(x>h)return{ok:!1,failure:{kind:"size",bytes:x,maxBytes:h}};const s=Buffer.
allocUnsafeSlow(x);let i=0;for(;i<x;){const m=r.readSync(v,s,i,x-i,i);if(m===0)break;i+=m}return s.subarray(0,i)}const M=v=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.
test(Object(v).code);function $(v){if(!(typeof v=="object"&&v!==null&&"code"in v)||typeof v.code!="string"||M(v))throw v;return v.code}function k(v,h){try{return h(
v)}finally{r.closeSync(v)}}function E(v,h){try{return v()}catch(L){return $(L),h}}const p=v=>E(()=>r.readdirSync(v,{withFileTypes:!0}),[]),u=v=>p(v).map(({name:h})=>h).
sort(),a=v=>p(v).flatMap(h=>h.isDirectory()?h.name:[]);function A(v,h){const L=(0,O.relative)(h,v);return L!==".."&&!L.startsWith(`..${O.sep}`)&&!(0,O.isAbsolute)(
L)}function C(v){try{const h=r.realpathSync(v),L=r.statSync(h);return L.isFile()?{kind:"file",path:h}:L.isDirectory()?{kind:"directory",path:h}:{kind:"special",
path:h,is:U(L)}}catch(h){return{kind:"error",code:$(h)}}}}),4497:((w,W,c)=>{c.d(W,{h4:()=>B,lF:()=>k,w0:()=>$});var f=c(8032),r=c(3298);const O=[1e10,1e5,1],S=Number.
POSITIVE_INFINITY,R={from:0,before:S},P={from:Number.MAX_SAFE_INTEGER,before:S},T=200,D=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function B(E){const p=[...new Set(E)].map(u=>j(u)??R);return(0,r.O)(u=>{const a=j(u)??R;return p.some(A=>M(A,a))})}function j(E){if(E.length>T)return null;if(E===
"latest")return P;const p=E.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(a=>a!==""),u=p.map(U);return p.length===
0||u.includes(null)?null:{from:Math.max(...u.map(a=>a?.from??0)),before:Math.min(...u.map(a=>a?.before??S))}}function U(E){const p=D.exec(E);if(p===null)return null;
const[,u="",...a]=p,A=a.slice(0,3).filter(x=>/^\d/.test(x??"")),{length:C}=A,v=A.reduce((x,s,i)=>x+Number(s)*(O[i]??0),0),h=x=>{const s=O[Math.max(x,1)-1]??1;return v-
v%s+s};if(u==="!=")return R;if(u===">=")return{from:v,before:S};if(u===">")return{from:h(C),before:S};if(u==="<")return{from:0,before:v};if(u==="<=")return{from:0,
before:h(C)};const L={"~>":C-1,"^":1,"~":Math.min(C,2)}[u];return{from:v,before:h(L??C)}}function b(E,p){const u=j(p.from??"")?.from??0,a=j(p.before??"")?.from??
S;return M(j(E)??R,{from:u,before:a})}const M=(E,p)=>E.from<p.before&&p.from<E.before;function $(E,p){const u=f.pH.filter(A=>A.client===E),a=u.filter(A=>p.some(
C=>b(C,A)));return a.length===0?u:a}const k=E=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(E)}),6429:((w,W,c)=>{c.d(W,{NW:()=>P,RY:()=>S,Wg:()=>f,
r5:()=>r});const f=({prefix:T,bits:D},B)=>T.length===B.length&&T.every((j,U)=>{const b=Math.min(Math.max(8*(U+1)-D,0),8);return j>>b===(B[U]??0)>>b});function r(T){
if(!T.includes(":"))return O(T);const D=T.indexOf("%");return D===T.length-1?null:R(D<0?T:T.slice(0,D))}function O(T){const D=T.split("."),B=D.length===4&&D.every(
U=>/^(0|[1-9]\d{0,2})$/.test(U)),j=D.map(Number);return B&&j.every(U=>U<=255)?j:null}function S(T){const D=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(T)?URL.parse(`htt\
p://${T}`):null;return D&&O(D.hostname)}function R(T){const D=/^[\da-f:.]+$/i.test(T)?URL.parse(`http://[${T}]`):null;if(D===null)return null;const[B=[],j=[]]=D.
hostname.slice(1,-1).split("::").map(b=>b.split(":").filter(Boolean)),U=Array(8-B.length-j.length).fill("0");return[...B,...U,...j].flatMap(b=>{const M=Number.parseInt(
b,16);return[M>>8,M&255]})}const P=T=>/^(?:0,){10}255,255$/.test(T.slice(0,12).join())?T.slice(12):T}),9562:((w,W,c)=>{c.d(W,{G:()=>f,V:()=>j});const f=s=>typeof s==
"object"&&s!==null&&!Array.isArray(s),r=1e4,O=5e5,S=34,R=44,P=58,T=91,D=123,B=125;function j(s,i){const m=new $(s,i),_=m.run();if(_!==null)return{ok:!1,...x(s,_)};
const y=s.slice(0,m.end),N=y.includes("\\u")?y.replace(U,(d,g)=>g===void 0?d:"\\ufffd"):y;return{ok:!0,value:JSON.parse(N)}}const U=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
b=["the text ends before the JSON value is complete","check that the file was not truncated"],M="more values than this check reads";class ${#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(i,m){this.#e=i,this.#n=m}run(){const i=this.#e,m=this.#s,_=u(i,0);for(let N=_,d=0;N<i.length;N=u(i,d)){const g=i.charCodeAt(
N);if(d=this.#a(N,g),d<0)return this.#l(N,~d);if(this.end=d,this.#n==="decoder"&&this.#t==="next"&&m.length===0)return null;this.#r=g,this.#c=N}return this.#t!==
"next"||m.length>0?[i.length,...b]:this.#n==="map"&&this.#o>=0&&i.charCodeAt(_)===D?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(i,m){
const _=this.#s[this.#s.length-1];if(m===_&&(this.#t==="next"||k(this.#r)))return this.#s.pop(),this.#t="next",i+1;switch(this.#t){case"value":return this.#u(i,
m);case"key":return m!==S?~i:(this.#t="colon",a(this.#e,i));case"colon":return m!==P?~i:(this.#t="value",i+1);case"next":return m!==R||_===void 0?~i:(this.#t=_===
B?"key":"value",i+1)}}#u(i,m){if(this.#i+=1,this.#i>O)return~i;if(k(m))return this.#s.length===r?~i:(this.#s.push(m+2),this.#t=m===D?"key":"value",i+1);const _=m===
S,y=_?a(this.#e,i):A(this.#e,i);return y<0||(!_&&this.#o<0&&C(this.#e,i,y)&&(this.#o=i),this.#t="next"),y}#l(i,m){const _=this.#e,y=_.charCodeAt(i),N=this.#s.at(
-1);if(this.#i>O)return[i,M,"split the text"];if(m>i)return[m,...v(_,m)];if(this.#t==="value"&&k(y))return[i,`more than ${r} levels of nesting`,"nest brackets l\
ess deeply"];if(y===N&&this.#r===R)return[this.#c,"trailing comma","remove the comma"];const d=N===void 0?void 0:String.fromCharCode(N);return[i,...L(_.slice(i,
i+2),this.#t,d)]}}const k=s=>s===D||s===T,E=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,p=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function u(s,i){let m=i;for(;m<s.length&&!(s.charCodeAt(m)>32||!` 	
\r`.includes(s.charAt(m)));m+=1);return m}function a(s,i){let m=i+1;for(E.lastIndex=m;E.test(s);)m=E.lastIndex;return s.charCodeAt(m)===S?m+1:~m}function A(s,i){
return p.lastIndex=i,p.test(s)?p.lastIndex:~i}const C=(s,i,m)=>m-i>=5&&Math.abs(Number(s.slice(i,m)))===1/0;function v(s,i){return i===s.length?b:s[i]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const h=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function L(s,i,m){for(const[_,...y]of h)if(_.test(s))
return y;switch(i){case"value":return/^[}\]:]/.test(s)?["missing value","add the value"]:/^[-+.\d]/.test(s)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return m===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(s)?["wrong closing bracket",`write ${m}`]:["missing comma","add the comma"]}}function x(s,[i,m,_]){const y=s.slice(0,i),N=y.split(
`
`).length,d=y.slice(y.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${N}, column ${d}`}: ${m}`,advice:_,isLimit:m===M}}}),7811:((w,W,c)=>{c.d(W,{Dw:()=>B,Ju:()=>U,
TR:()=>b,_6:()=>T,ol:()=>O,s8:()=>j});const f=`"\\\x07\b\f
\r	\v`,r='"\\abfnrtv';function O(M){if(/^[ !#-[\]-~]*$/.test(M))return`"${M}"`;const $=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${M.toWellFormed().replace(
$,S)}"`}function S(M){const $=M.codePointAt(0)??0;return f.includes(M)?`\\${r[f.indexOf(M)]}`:$<128?`\\x${R($,2)}`:$<65536?`\\u${R($,4)}`:`\\U${R($,8)}`}const R=(M,$)=>M.
toString(16).padStart($,"0"),P=new TextDecoder("utf-8",{ignoreBOM:!0}),T=M=>P.decode(M),D=($late2??=new RegExp("\\p{White_Space}","u"));function B(M){let $=0;for(;D.test(M.charAt($));)$+=
1;return M.slice($)}function j(M){let $=M.length;for(;D.test(M.charAt($-1));)$-=1;return M.slice(0,$)}const U=M=>({ok:!0,value:M}),b=M=>({ok:!1,why:M})}),4443:((w,W,c)=>{
c.d(W,{Ge:()=>p,Uw:()=>$,V$:()=>D,h0:()=>M,xB:()=>k,zg:()=>B});var f=c(7811);const r=`!$&'()*+,;=:[]<>"`,O={path:"$&+,/:;=@",host:r,zone:r,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,R=/^[A-Za-z0-9._~-]/,P=/%(?![0-9A-Fa-f]{2})/,T={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function D(u,a){let A="";for(const{0:C,index:v}of u.matchAll(S))if(R.test(C)||O[a].includes(C))A+=C;else{if(C===
"%")return(0,f.TR)(b(u,v));if(C.startsWith("%")){const h=Number.parseInt(C.slice(1),16);if(j(h,a))return(0,f.TR)(`invalid URL escape "${C}"`);A+=U(h,a)}else if(C>
"\x7F")A+=encodeURIComponent(C.toWellFormed());else{if(a==="host"||a==="zone")return(0,f.TR)(`invalid character ${(0,f.ol)(C)} in host name`);A+=U(C.charCodeAt(
0),a)}}return(0,f.Ju)(A)}function B(u,a){return u==="%2A"&&a==="path"?(0,f.Ju)("*"):T[a].test(u)&&!P.test(u)?(0,f.Ju)(u):D(u,a)}function j(u,a){return a==="host"?
u<128&&u!==37:a!=="zone"||u===37||u===32?!1:U(u,"zone").startsWith("%")}function U(u,a){const A=String.fromCharCode(u);return R.test(A)||O[a].includes(A)?A:`%${u.
toString(16).toUpperCase().padStart(2,"0")}`}const b=(u,a)=>`invalid URL escape ${(0,f.ol)(u.slice(a,a+3))}`;function M(u){for(const a of u.split("&")){if(a.includes(
";"))return"invalid semicolon separator in query";const[,...A]=/^([^=]*)=?(.*)$/s.exec(a)??[];for(const C of A){const v=C.search(P);if(v>=0)return b(C,v)}}return null}
const $=u=>u.replace(/(?:%[0-9A-F]{2})+/g,a=>(0,f._6)(Uint8Array.from(a.slice(1).split("%"),A=>Number.parseInt(A,16))));function k(u){return u.split("&").flatMap(
a=>{if(a===""||a.includes(";"))return[];const[,...A]=/^([^=]*)=?(.*)$/s.exec(a)??[],[C,v]=A.map(h=>D(h.replaceAll("+","%20"),"query"));return C?.ok&&v?.ok?[[E(C.
value),E(v.value)]]:[]})}const E=u=>u.replaceAll("%20","+"),p=u=>u.toSorted(([a],[A])=>a<A?-1:a>A?1:0).map(([a,A])=>`${a}=${A}`).join("&")}),8643:((w,W,c)=>{c.d(
W,{Dl:()=>j,EN:()=>k,L5:()=>$,O2:()=>m,Pl:()=>b,aR:()=>u,cz:()=>M,jr:()=>U,lv:()=>R,sX:()=>_,t5:()=>E});var f=c(9179),r=c(6429),O=c(7811),S=c(4443);const R={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},P=/[^ -~\u0080-\u{10ffff}]/u,T=/^([A-Za-z][A-Za-z0-9+.-]*):/,D=/^(?::[0-9]*)?$/,B=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function j(d){const[g,e]=i(d,"#"),t=a(g);if(!t.ok)return(0,O.TR)(`parse ${(0,O.ol)(g)}: ${t.why}`);const o=(0,S.zg)(e,"fragment");return o.ok?(0,O.Ju)({...t.value,
fragment:o.value}):(0,O.TR)(`parse ${(0,O.ol)(d)}: ${o.why}`)}function U(d){const g=d.scheme===""?"":`${d.scheme}:`,e=d.fragment===""?"":`#${d.fragment}`,t=d.opaque===
""?x(d)+s(d):d.opaque;return[g,t,p(d),e].join("")}function b(d){const g=d.opaque&&(0,f.Mi)(`//${d.opaque}`,"").slice(2);return(0,f.Mi)(U({...d,opaque:g,query:"",
forceQuery:!1,fragment:""}),"")}function M(d){const g=d.host.lastIndexOf(":"),e=g>=0&&D.test(d.host.slice(g)),t=e?d.host.slice(0,g):d.host,o=t.startsWith("[")&&
t.endsWith("]");return{name:(0,S.Uw)(o?t.slice(1,-1):t),port:e?d.host.slice(g+1):""}}const $=d=>d==="https"?443:80,k=d=>d.includes(":")?`[${d}]`:d,E=d=>(d.opaque||
d.path||"/")+p(d),p=({forceQuery:d,query:g})=>d||g!==""?`?${g}`:"";function u(d){if(d.user===null)return null;const g=`${d.user.name}:${d.user.password??""}`.replace(
/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`Basic ${btoa(g)}`}function a(d){if(P.test(d))return(0,O.TR)("net/url: invalid con\
trol character in URL");if(d.startsWith(":"))return(0,O.TR)("missing protocol scheme");const g=T.exec(d)?.[1]??"",e=g.toLowerCase(),[t,o]=i(g===""?d:d.slice(g.length+
1),"?"),n=o===""&&d.endsWith("?"),l={...R,host:"",path:"",scheme:e,query:o,forceQuery:n};return t.startsWith("/")?A(l,t):e!==""?(0,O.Ju)({...l,opaque:t}):i(t,"/")[0].
includes(":")?(0,O.TR)("first path segment in URL cannot contain colon"):C(l,t)}function A(d,g){if(!(g.startsWith("//")&&(d.scheme!==""||!g.startsWith("///"))))
return C({...d,omitHost:d.scheme!==""},g);const[t]=i(g.slice(2),"/"),o=t.lastIndexOf("@"),n=h(t.slice(o+1),d.scheme);if(!n.ok)return n;const l=o<0?(0,O.Ju)(null):
v(t.slice(0,o));return l.ok?C({...d,user:l.value,host:n.value},g.slice(2+t.length)):l}function C(d,g){const e=(0,S.zg)(g,"path");return e.ok?(0,O.Ju)({...d,path:e.
value}):e}function v(d){if(!B.test(d))return(0,O.TR)("net/url: invalid userinfo");const[g,e]=i(d,":"),t=(0,S.V$)(g,"user");if(!t.ok)return t;if(!d.includes(":"))
return(0,O.Ju)({name:t.value,password:null});const o=(0,S.V$)(e,"user");return o.ok?(0,O.Ju)({name:t.value,password:o.value}):o}function h(d,g){const e=d.lastIndexOf(
"[");if(e>0)return(0,O.TR)("invalid IP-literal");if(e===0)return L(d);const t=d.indexOf(":"),o=/^https?$/.test(g)?t:d.lastIndexOf(":"),n=o<0?"":d.slice(o);return D.
test(n)?(0,S.V$)(d,"host"):(0,O.TR)(`invalid port ${(0,O.ol)(n)} after host`)}function L(d){const g=d.lastIndexOf("]");if(g<0)return(0,O.TR)("missing ']' in hos\
t");const e=d.slice(g+1);if(!D.test(e))return(0,O.TR)(`invalid port ${(0,O.ol)(e)} after host`);const t=d.slice(0,g).indexOf("%25"),o=t<0?g:t,n=(0,S.V$)(d.slice(
1,o),"host");if(!n.ok)return n;const l=(0,S.V$)(d.slice(o,g),"zone");if(!l.ok)return l;const I=(0,S.Uw)(n.value+l.value),K=(0,r.r5)(I);return K===null?(0,O.TR)(
`invalid host: ParseAddr(${(0,O.ol)(I)}): unable to parse IP`):K.length===4?(0,O.TR)("invalid IP-literal"):(0,O.Ju)(`[${n.value}${l.value}]${e}`)}function x(d){
if(d.host===""&&d.user===null&&(d.scheme===""||d.omitHost||d.path===""))return"";const e=d.user?.password??null;return`//${(d.user?.name??"")+(e===null?"":`:${e}`)}${d.
user===null?"":"@"}${d.host}`}function s(d){return d.host!==""&&d.path!==""&&!d.path.startsWith("/")?`/${d.path}`:d.scheme===""&&x(d)===""&&i(d.path,"/")[0].includes(
":")?`./${d.path}`:d.path}function i(d,g){const e=d.indexOf(g);return e<0?[d,""]:[d.slice(0,e),d.slice(e+g.length)]}function m(d,g){const e=j(g);return e.ok?(0,O.
Ju)(_(d,e.value)):e}function _(d,g){const e=g.scheme||d.scheme;if(g.scheme!==""||g.host!==""||g.user!==null)return{...g,scheme:e,path:N(g.path)};const t=g.path===
""&&!g.forceQuery&&g.query==="",o=t?d.query:g.query,n=t&&g.fragment===""?d.fragment:g.fragment;if(g.path===""&&d.opaque!=="")return{...g,scheme:e,query:o,fragment:n,
opaque:d.opaque};const l=N(y(d.path,g.path));return{...g,scheme:e,query:o,fragment:n,user:d.user,host:d.host,path:l}}function y(d,g){return g===""?d:g.startsWith(
"/")?g:d.slice(0,d.lastIndexOf("/")+1)+g}function N(d){if(d==="")return"";const g=d.split("/"),e=[];for(const n of g)n===".."?(e.pop(),e.length===1&&e[0]===""&&
e.pop()):n!=="."?e.push(n):e.length===0&&e.push("");const t=`/${e.join("/")}${/(^|\/)\.\.?$/.test(d)?"/":""}`,o=(0,S.zg)(t.startsWith("//")?t.slice(1):t,"path");
return o.ok?o.value:t}}),9432:((w,W,c)=>{c.d(W,{$$:()=>M,B9:()=>s,Dl:()=>D,I0:()=>$,K4:()=>b,NM:()=>N,VW:()=>L,Wt:()=>v,YA:()=>t,_r:()=>d,dh:()=>T,eZ:()=>k,gL:()=>m,
go:()=>a,kw:()=>u,mP:()=>A,oZ:()=>o,px:()=>B,q5:()=>i,qG:()=>e,qZ:()=>_,rU:()=>p,zN:()=>U,zd:()=>E});var f=c(8032),r=c(1780),O=c(5106),S=c(9179);const R=300,P=8192;
function T(n,l=R){const{length:I}=n,K=I>P?(0,S.NE)(n.slice(0,P)):(0,S._U)(n);return K.length<=l?K:`${structuredClone(K.slice(0,l).toWellFormed())}\u2026`}const D=(n,l)=>/^~|\$\{?\w|%\w+%/.
test(n)?"write the absolute path or name: the client does not expand ~ and variables":l,B=(n,l)=>`${n} ${n===1?l:j(l)}`,j=n=>`${n.replace(/(?<=[^aeiou])y$/,"ie")}\
s`;function U(n,l){const{length:I}=n,K=typeof l=="number"?l:I<=2*l.few?I:l.few,z=n.slice(K);return{shown:n.slice(0,K),rest:z,more:z.length}}function b(n,l,I=String,K=z=>`${z}\
 more`){const{shown:z,more:H}=U(n,l),te=z.map(se=>I(se)).join(", ");return H>0?`${te} and ${K(H)}`:te}const M=n=>new TextEncoder().encode(n).length;function $(n,l,I,K){
const z=[];let H=0;for(const te of Iterator.from(n).map(K)){if(H+=M(te)+I,H>l)break;z.push(te)}return{shown:z,more:n.length-z.length}}const k=n=>n.map(l=>f.bB[l]).
join(" and "),E=n=>(0,r.xI)`the clients print "${n}"`,p=n=>`it begins with "${T(n.trimStart(),60).replace(/[\r\n].*/s,"")}"`,u=({why:n,beginning:l})=>`is not ${/^line/.
test(n)?"valid ":""}JSON: ${l===null?n:p(l)}`;function a(n){return n===null?"null":Array.isArray(n)?"an array":typeof n=="object"?"an object":`a ${typeof n}`}function A(n){
if(n.kind==="error")return`cannot be read: ${n.code}`;if(n.kind==="special")return`is ${n.is} and is not read`;const{bytes:l,maxBytes:I}=n;return`has ${l} bytes\
 and is not read; the limit is ${I/1024/1024} MiB`}const C={[O.e$]:"correct the host in the source address (public modules need none)",[O.xq]:"correct the host \
in `source` (public providers need none), or use a filesystem mirror"},v=n=>n.flatMap(l=>C[l]??[])[0]??"correct the host in `source` or `hostname`",h=new Map([[
"registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],
["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),L=n=>h.
get(n)??null,x=/(^|\.)github(usercontent)?\.com$/;function s(n){const l=x.test(n)?"https://www.githubstatus.com":L(n);return`wait and run the check again${l===null?
"":`; see ${l}`}`}const i=n=>({operator:"check the logs of the host and of any proxy in front of it",user:"wait and run the check again, or check the proxy of t\
his network",guest:s(n)}),m=n=>`if that is intended, set \`allowed-hosts\` to all hosts that may be used, with ${n}`,_=n=>(0,r.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,r.
KT)(n)} is public, so this network or country is blocked`,y="/.well-known/terraform.json";function N({page:n,asked:l},I,K=y){if(n===null)return I;const z=n.title===
""?"":` ("${n.title}")`,H=I.guest??_(l);switch(n.kind){case"sign-in":return{operator:`allow requests to ${K} without a browser`,guest:H,because:`the host return\
ed a sign-in page${z}`};case"bot-protection":return{operator:`exempt ${K} from its bot protection, or let the addresses of CI runners through`,guest:H,because:z===
""?void 0:`the host returned a page${z}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${z}: allow this machine to reach the host`;case"\
other":{const te=`the host returned an HTML page${z}`;return{...K===y&&{user:v([])},...I,guest:H,because:te}}}}function d({url:n,status:l,reason:I,said:K},z=!1){
const H=K===void 0?"":` ("${T(K)}")`,te=!/^(?:unknown|<none>)?$/i.test(I),se=l>=520&&l<=526?"(Cloudflare gets no answer from it)":"",re=te?T(I):se;return(0,r.xI)`${z?
"":(0,r.xI)`${(0,r.KT)(n)} returned `}${`${l} ${re}`.trim()}${H}`}const g={closed:"closed the connection before the end of a response",gzip:"sent a response who\
se gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},e=({host:n,why:l})=>({message:(0,r.xI)`${(0,r.KT)(n)} ${g[l]}`,
operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),t=n=>`${Math.round(n/100)/10} s`,o=({kind:n,address:l,version:I})=>I===
""?(0,r.xI)`${n} ${T(l)}`:(0,r.xI)`${n} ${(0,r.KT)(l)} ${T(I,40)}`}),9119:((w,W,c)=>{c.d(W,{As:()=>s,II:()=>C,Kh:()=>O,MV:()=>d,NP:()=>x,Ox:()=>S,R3:()=>A,WD:()=>L,
Xs:()=>R,Zl:()=>N,_M:()=>u,bH:()=>p,c1:()=>D,df:()=>T,en:()=>k,eo:()=>a,hy:()=>B,jH:()=>U,kn:()=>r,n7:()=>g,p:()=>h,t6:()=>j,yJ:()=>E});var f=c(6092);function r({
through:e,file:t,line:o}){const n=e.map(l=>(0,f.J7)(l)).join(" > ");return t===""?n:`${n}: ${(0,f.J7)(t)}:${o}`}const O=({module:e,place:t})=>e===void 0&&(typeof t==
"string"||t.inside===void 0);function S({place:e,module:t}){if(typeof e=="string")return e;const{file:o,line:n,inside:l}=e;if(l!==void 0)return[t,r(l)].filter(Boolean).
join(" > ");const I=`${(0,f.J7)(o)}:${n}`;return t===void 0?I:`${t}: ${I}`}const R=({file:e,inside:t})=>t?.file??e,P=({inside:e})=>e===void 0?"":` \u2192 ${r(e)}`,
T=e=>typeof e=="string"?e:`${e.line}:${e.column} ${e.file}${P(e)}`,D=(e,t)=>[...Map.groupBy(e,t).values()],B=(e,t)=>Map.groupBy(e.flatMap(o=>t(o).map(n=>({key:n,
item:o}))),({key:o})=>o),j=(e,t)=>D(e,t).map(([o])=>o),U=e=>j(e,T),b="//",M=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,$=1e3,k=e=>e.length<=$&&M.test(
e),E=(e,t)=>`${e}${b}${t}`;function p(e){const t=u(e);return t===null?{repository:t,path:e}:{repository:t,path:e.slice(t.length+b.length)}}function u(e){const t=e.
indexOf(b);return t>0&&k(e.slice(0,t))?e.slice(0,t):null}const a=e=>typeof e=="string"?e:`${C(e.file)}:${e.line}${P(e)}`,A=e=>`${C(e.file)}:${e.line}:${e.column}${P(
e)}`;function C(e){const{repository:t,path:o}=p(e);if(t===null)return(0,f.J7)(e);const n=(0,f.J7)(t);return o==="."?n:`${n}//${(0,f.J7)(o)}`}const v=e=>typeof e!=
"string"&&e.file.endsWith(".terraform.lock.hcl"),h=e=>e.toSorted((t,o)=>Number(v(t))-Number(v(o))),L=1e4,x=e=>j(e,t=>typeof t=="string"?t:u(t.file)),s=e=>e.length<=
L?e:[...new Set([...x(e),...e])].slice(0,L),i=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated|golden[-_.]?(files|copies))$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
m=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,_=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function y(e){const{path:t}=p(
e),o=t.split("/").slice(0,_.test(t)?-2:-1);return o.find((n,l)=>i.test(n)&&!(n==="test"&&o.slice(0,l).some(I=>m.test(I))))}const N=e=>y(e)!==void 0,d=({file:e,isInUse:t})=>t!==
!0&&N(e);function g(e){const t=y(e);return(t===void 0?p(e).path:`**/${t}`).replace(/[\\{}[\]?!()]/g,"?")}}),1054:((w,W,c)=>{c.d(W,{Cm:()=>u,Kc:()=>U,L6:()=>T,NM:()=>x,
dj:()=>j,lG:()=>R,x3:()=>a});var f=c(9179),r=c(255),O=c(5243),S=c(845);const R=1024,P=s=>(0,r.Pv)(s).ok;function T(s){if(s.length>R)return null;const i=(0,r.Pv)(
s);if(i.ok)return D(s,(0,r.pk)(i.value));const m=b(s);if(m!==null)return m;const{inside:_,removed:y}=k(s);if(!(0,f.Mi)(s,"").includes(_))return"write the hostna\
me alone, not a URL";for(const N of y.length===0?[]:[_,_.replace(/:\D.*$/s,"")])if(P(N))return`remove ${E(y)}: ${N}`;return p(_)}function D(s,i){if(/(^|\.)xn--/i.
test(s))return`write it in Unicode: ${i}; upper-case punycode is only accepted by accident`;const m=i.replace(/(?<!\.)\.+(?=$|:)/,"");return m===i?null:`remove \
the trailing dot: tokens and settings for ${m} do not apply to this host`}const B=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
j="replace the placeholder",U=s=>B.test(s);function b(s){if(U(s))return j;const i=s.split(/[\s,;]+/).filter(m=>m!=="");return i.length<2?null:i.every(m=>m.includes(
".")&&P(m))?`write one hostname at a time: ${i[0]}`:"remove the spaces, commas and semicolons"}const M=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,$=[
["the white space",s=>s.trim()],["the quotation marks",s=>s.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",s=>s.replace(M,"")],["the trailing slash",s=>s.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",s=>s.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",s=>s.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",s=>s.slice(
s.lastIndexOf("@")+1)],["the trailing colon",s=>s.replace(/^([^:]*):$/,"$1")]];function k(s){let i=s;const m=[];for(const[_,y]of $){const N=y(i);N!==i&&m.push(_),
i=N}return{inside:i,removed:m}}const E=s=>s.join(", ").replace(/, ([^,]*)$/," and $1");function p(s){if(/^\[.*\](:\d+)?$/s.test(s)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(s))return"use a DNS name; the clients do not support IPv6 addresses";if(s.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(s)){const y=(0,r.WV)(s);return P(y)?`write it in Unicode: ${y}`:"write it in Unicode, not in punycode"}if(s.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(s.includes("_")){const y=s.replaceAll("_","-");return`a hostname cannot contain underscores${P(y)?`; did you mean ${y}?`:""}`}const i=s.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(i!==s&&P(i))return`remove the extra dots: ${i}`;if(/(^|\.)-|-(\.|:|$)/.test(s))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(s))return"a label cannot have hyphens as its third and fourth character";const[,m="",_=""]=/^([^:]*):(.*)$/s.
exec(s)??[];return P(m)?/^[+-]?[0-9]+$/.test(_)?"use a port from 1 to 65535":`write the port as a number: ${m}:8443`:null}const u=s=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(s),a="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL";function A(s,i){if(s==="")return a;if(!i&&U(s))return j;if(s!==s.
trim())return"remove the white space around the address";if(/^[\w.-]+(\\[\w.-]+)+\\?$/.test(s))return`write ./${s.replaceAll("\\","/")} to use a directory of th\
e same repository`;const[,m="",_=""]=/^(https?:\/\/)?(.*)$/is.exec(s)??[],y=(0,S.Fu)(_,"module");if(y!==null)return`write ${y} to use the module of the registry`;
if(m!==""&&(0,S.Z6)(_))return`write git::${s}`;const N=(0,O.rE)(_,"terraform");return m===""||!N.ok||N.value.hostImplied?null:`write ${_} to use the module of t\
he registry${i?"; from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function C([s="",...i]){if(i.length!==3)return null;const[,m="",
_=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(s)??[];return m!=="localhost"&&_===""?u(s)?T(s):null:`write a host with a dot, such as 127.0.0.1${_} or ${m}.localdomai\
n${_}`}function v(s){if(s.length===3&&u(s[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${s[0]==="gitlab.com"?"; for a Git reposito\
ry, git::https://gitlab.com/\u2026":""}`;const i=/^https?:$/i.test(s[0]??"")&&s[1]==="",[m="",..._]=i?s.slice(2):s;return _.length<4||!u(m)?null:/^v?\d+\.\d+/.test(
_[3]??"")?`write ${[m,..._.slice(0,3)].join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[m,..._.slice(-3)].
join("/")}; service discovery works only at the root of a host, not below /${_[0]}, and a namespace has one part (in GitLab, the top-level group)`}function h(s,i){
if(s.includes("://"))return null;if(i.length>=3&&s.includes("?"))return"remove the query; set the version with the `version` argument";const m=i.at(-1)??"";return[
3,4].includes(i.length)&&/[A-Z]/.test(m)?`write the target system in lower case: ${[...i.slice(0,-1),m.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(
s)?`write ./${s} to use a directory of the same repository${i.length<5?"":`, or ${i.slice(0,3).join("/")}//${i.slice(3).join("/")} for one of a registry module`}`:
null}function L(s){const[,i="",m=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.exec(s)??[],_=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(i)?.[1];if(_!==void 0)return`wr\
ite git::${_} instead of ${i}`;const[y]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(s)??[];return y!==void 0&&(0,f.Mi)(s)===s?`write git@${y} instead of ${y}`:(0,O.rE)(
m,"terraform").ok?`write ${m} to use the module of the registry, and the version in the \`version\` argument`:`${a} (of Git, with git:: before it)`}function x(s,i,m){
if(i.kind==="local"||s.length>R)return null;const[_="",...y]=s.split("/");if(m.ok)return m.value.hostImplied?null:T(_);const N=y.length===0?[]:y.join("/").split(
"//",1)[0]?.split("/")??[],d=i.kind==="remote"&&i.refusal===null,g=[_,...N],e=A(s,d)??C(g);return e!==null||d?e:i.kind==="remote"&&!/^[^/]+:\d+\//.test(s)?L(s):
v(g)??h(s,g)}}),845:((w,W,c)=>{c.d(W,{Fu:()=>O,Z6:()=>P,ni:()=>R});const f={module:r("modules",3),provider:r("providers?",2)};function r(T,D){const B=`([^/]+)(?\
:/app/[^/]+/registry)?/${T}/(?:private/|(public)/)?`,j="(?:/(?:latest|v?\\d+(?:\\.\\d+)*)(?:/[^?]*)?)?";return new RegExp(`^${B}([^/?#]+(?:/[^/?#]+){${D-1}})${j}\
/?(?:#.*)?$`)}function O(T,D){const[,B="",j,U=""]=f[D].exec(T)??[];return U===""?null:j!==void 0||/^registry\.terraform\.io$|\.opentofu\.org$/.test(B)?U:`${B}/${U}`}
const S=/^(?:www\.)?(?:github\.com|bitbucket\.org|gitlab\.com)/i,R=T=>/^(?:[:/].*)?$/s.test(T.replace(S,""))&&T!=="",P=T=>R(T)&&/^[^/]+(?:\/[\w-]+){2}(?:\.git)?(?:\/\/[^?]*)?(?:\?ref=[^&]*)?$/.
test(T)}),8032:((w,W,c)=>{c.d(W,{$I:()=>M,$l:()=>i,Du:()=>P,Dv:()=>m,Fe:()=>s,Jd:()=>y,Mq:()=>E,NX:()=>k,SO:()=>$,SZ:()=>B,Y8:()=>L,Yr:()=>j,ab:()=>b,bB:()=>D,d3:()=>x,
mh:()=>d,n3:()=>O,pH:()=>a,pJ:()=>N,rG:()=>U,sX:()=>_,tB:()=>C,zK:()=>T});const f="registry.terraform.io",r=[f,"registry.opentofu.org"],O=g=>r.includes(g),S=["m\
odules.v1","providers.v1"],R={terraform:{name:"Terraform",uses:S,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:S,replaces:["providers.v1"]},dependabot:{
name:"Dependabot",uses:S,replaces:S,defaults:r},renovate:{name:"Renovate",uses:S,replaces:[],defaults:[f]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],
defaults:r},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},P=["terraform","opentofu"],T=Object.keys(R),D=Object.fromEntries(Object.entries(
R).map(([g,{name:e}])=>[g,e])),B=g=>S.includes(g)?T.filter(e=>R[e].uses.includes(g)):P,j=g=>T.filter(e=>R[e].defaults?.includes(g)),U=T.filter(g=>R[g].replaces.
length>0),b=g=>T.filter(e=>R[e].replaces.includes(g)),M={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption \
block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},$=g=>Object.hasOwn(M,g),
k={terraform:3,opentofu:9},E=g=>g===429||g>=500&&g!==501,p={from:null,before:null,retries:0,skipsOverridden:!1},u={...p,client:"terraform"},a=[{...u,name:"Terra\
form 1.14 and earlier",before:"1.15",attemptMs:11e3},{...u,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...p,client:"\
opentofu",name:"OpenTofu",attemptMs:1e4}],A={terraform:"1.16.0",opentofu:"1.12.0"};function C(g,e){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,o]=t.exec(e[g]??"")??[];return o===void 0?A[g]:`${o}.0.0`.split(".",3).join(".")}const v=g=>g.split(".").reduce((e,t)=>1e5*e+Number(t),0),h=(g,e)=>v(g)>=v(e),
L={terraform:"1.15",opentofu:"1.8"},x=g=>P.filter(e=>e==="terraform"?!g.releases.some(t=>t.client===e&&t.before===null):!h(C(e,g.versions),"1.8.0")),s={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},i=(g,e)=>h(C(
s[g].client,e),`${s[g].version}.0`),m=(g,e)=>["interim","openTofuInterim"].some(t=>g.includes(s[t].client)&&i(t,e))?Number.POSITIVE_INFINITY:5,_=g=>h(g,"1.12.0"),
y=(g,e)=>g==="opentofu"||!h(e,"1.13.0"),N=(g,e)=>({readsChecksum:!h(e,g==="terraform"?"1.12.0":"1.11.0"),trimsLines:g==="opentofu"&&h(e,"1.12.0")});function d(g,{
attemptMs:e,retries:t}){const o=g.findIndex(({response:n,hops:l,headMs:I},K)=>K===t?!0:I===null?n.kind==="received"||!n.transient:I<=e&&!E(l.at(-1)?.status??0));
return o<0?null:o}}),255:((w,W,c)=>{c.d(W,{$k:()=>E,$o:()=>L,Bz:()=>_,Fq:()=>j,Jr:()=>x,Pm:()=>v,Pv:()=>T,Rt:()=>B,Sv:()=>$,WV:()=>M,Zp:()=>m,cu:()=>k,ev:()=>s,
fK:()=>p,nx:()=>b,pk:()=>U,xV:()=>P,yo:()=>h});var f=c(7811),r=c(8643),O=c(9509);const S=443,R=65535,P="TF_TOKEN_";function T(e){const{name:t,portion:o}=u(e.toWellFormed()),
n=a(o);if(!n.ok)return/^https?$/i.test(t)?(0,f.TR)("need just a hostname and optional port number, not a full URL"):n;if(n.value.startsWith(":-"))return(0,f.TR)(
"port number is negative");const l=A(t);if(l!==null)return(0,f.TR)(l);const I=(0,O.YE)(t);return I.ok?I.value===""?(0,f.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,f.Ju)(I.value+n.value):I}const D=new Set(["localterraform.com","localtofu.com"]),B=e=>D.has(e);function j(e){const t=T(e);return t.ok||!e.
includes("xn--")?t:T(M(e))}function U(e){const{name:t,portion:o}=u(e);return(0,O.DI)(t)+o}function b(e){const t=U(e);return t===e?e:`${t} (${e})`}function M(e){
const{name:t,portion:o}=u(e.toWellFormed()),n=a(o);return((0,O.QC)(t)??t)+(n.ok?n.value:o)}function $(e){const{name:t,portion:o}=u(e);return{name:t,port:o===""?
S:Number(o.slice(1))}}const k=e=>({...r.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function E(e){if(!e.startsWith(P))return null;
const t=e.slice(P.length).replaceAll("__","-").replaceAll("_","."),o=T(M(t));return o.ok?o.value:null}function p(e){const t=[e,U(e)].flatMap(o=>[o.replaceAll("-",
"__"),o]).map(o=>P+o.replaceAll(".","_"));return[...new Set(t)].filter(o=>E(o)===e)}function u(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.
slice(0,t),portion:e.slice(t)}}function a(e){if(e==="")return(0,f.Ju)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,f.TR)("port portion contains n\
on-digit characters");const o=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return o!==BigInt.asIntN(64,o)?(0,f.TR)("port portion contains non-digit ch\
aracters"):o>R?(0,f.TR)("port number is greater than 65535"):(0,f.Ju)(o===BigInt(S)?"":`:${o}`)}function A(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`\
hostname label ${(0,f.ol)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const C={http:"80",https:"443",ssh:"22"};function v(e){
const{name:t,port:o}=(0,r.cz)(e),n=(0,r.EN)(t),l=o===""||o===C[e.scheme];return L(l?n:`${n}:${o}`)}function h(e){const t=(0,r.Dl)(e);return t.ok?v(t.value):null}
function L(e){const t=T(e);return t.ok?t.value:e.toLowerCase()||null}const x=(e,t)=>t.length===0||t.some(o=>o.subdomains?e.endsWith(`.${o.host}`):e===o.host),s=(e,t)=>x(
e,t.allowedHosts)||t.hostnames.some(o=>o.host===e),i=/^\s*(?:export\s+|set\s+|\$?env:)?(?:TFE?|TERRAFORM|(?:OPEN)?TOFU)[_-]?TOKENS?[_-]?(?=.)/i,m=e=>i.test(e);function _(e,t,o){
const[n]=e.length===0?[]:p(t);return n===void 0?[]:e.flatMap(l=>{const I=E(l);if(I!==null&&o.has(I))return[];const K=y(l,I,t);return K===null?[]:[{variable:l,why:K,
write:n,isParent:N(I,t)}]})}function y(e,t,o){const n=i.exec(e)?.[0];if(n===void 0)return null;const l=e.slice(n.length);return t!==null&&N(t,o)?`it is for ${b(
t)} only: the clients do not use the tokens of parent domains`:[o,$(o).name,U(o)].map(d).includes(d(l))?n!==P?`it begins with ${n}, and the clients read only ${P}`:
t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${b(t)}${g(l,o)}`:null}const N=(e,t)=>e!==null&&$(t).name.endsWith(
`.${$(e).name}`),d=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function g(e,t){const{name:o,port:n}=$(t);return n!==
443&&!e.includes(":")?"; a port follows a colon":o.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((w,W,c)=>{c.d(W,{mI:()=>M,
QC:()=>U,ER:()=>v,YE:()=>j,DI:()=>b});const f=(...h)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...h),r=(...h)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...h);var O=c(7811);const S=256,R={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
P={...R,checkBidi:!1},T=($late3??=new RegExp("\\p{M}{31}","u")),D="xn--",B=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function j(h){const L=k(h,!1);if(!L.ok)return L;const x=E(L.value,R);
return x===null?(0,O.TR)($(u(h,!1))):(0,O.Ju)(x)}function U(h){const L=k(h,!0);if(!L.ok)return null;const x=E(L.value,P);if(x===null)return null;const s=k(x,!1);
return s.ok?s.value.join("."):null}const b=h=>p(h)?r(h,R).domain:h,M=h=>r(h).domain,$=h=>`idna: invalid label ${(0,O.ol)(h)}`;function k(h,L){if(h.length>S&&p(h))
return(0,O.TR)(`hostname is longer than ${S} characters`);const x=[];for(const s of u(h,L).split(".")){const i=s.startsWith(D)?a(s):(0,O.Ju)(s);if(!i.ok)return i;
const m=A(i.value);if(m!==null)return(0,O.TR)(m);x.push(i.value)}return(0,O.Ju)(x)}function E(h,L){const x=h.join(".");return v(x)?x:f(x,L)}const p=h=>/[^\0-\x7f]|xn--/i.
test(h);function u(h,L){return h.replace(/[A-Z]+|[^\0-\x7f]/gu,s=>v(s)?s.toLowerCase():r(s,{transitionalProcessing:L}).domain).normalize("NFC")}function a(h){const L=h.
slice(D.length);if(L==="")return(0,O.Ju)("");const x=r(h).domain;return x===h||v(x)?(0,O.TR)($(L)):x.normalize("NFC")!==x||!Array.from(x).every(C)?(0,O.TR)($(x)):
(0,O.Ju)(x)}function A(h){if(B.test(h))return $(h);if(/^[a-z0-9-]*$/.test(h))return null;if(T.test(h))return $(h);if(!v(h)&&f(h,P)!==null)return null;for(const L of h){
if(!C(L))return $(h);if(L<"\x80"&&!/[a-z0-9-]/.test(L))return`idna: disallowed rune U+${L.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return $(h)}
function C(h){if(h<"\x80")return!0;const{domain:L,error:x}=r(`1${h}`);return!x&&L===`1${h}`}const v=h=>!/[^\0-\x7f]/.test(h)}),1780:((w,W,c)=>{c.d(W,{FS:()=>$,KT:()=>T,
LA:()=>B,PP:()=>U,SP:()=>S,XT:()=>b,b7:()=>D,pj:()=>j,rZ:()=>k,tD:()=>M,xI:()=>O});var f=c(255);const r=E=>typeof E=="string"?[E]:E;function O(E,...p){const u=[];
for(const[a,A]of E.entries()){const C=p[a]??"";for(const v of[A,...r(typeof C=="number"?String(C):C)]){const h=u.at(-1);typeof v!="string"||typeof h!="string"?u.
push(v):u[u.length-1]=h+v}}return u.every(a=>typeof a=="string")?u.join(""):u}const S=E=>[{host:E,shownAs:(0,f.nx)(E)}],R=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,P=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;
function T(E){const p=R.exec(E)?.[1];if(p!==void 0)return[{host:p,shownAs:E}];const[,u="",a,A=""]=P.exec(E)??[];return a===void 0?E:[u,{host:a,shownAs:a},A]}const D=(E,p)=>p.
split(E).flatMap((u,a)=>a===0?u:[{host:E,shownAs:E},u]);function B(E){const p=(0,f.$k)(E);return p===null?E:[{host:p,shownAs:E,isVariable:!0}]}const j=(E,p=u=>u.
shownAs)=>r(E).map(u=>typeof u=="string"?u:p(u)).join(""),U=E=>r(E).flatMap(p=>typeof p=="string"?[]:p.host);function b(E,p,u){const a=E.length-p,A=E.slice(0,p).
reduce((C,v,h)=>O`${C}${h===0?"":", "}${u(v)}`,"");return a>0?O`${A} and ${a} more`:A}function M(E,p){const u=p(j(E)),a=r(E).map(A=>typeof A=="string"?p(A):A);return typeof E!=
"string"&&j(a)===u?a:u}const $=E=>typeof E=="string"?E:E.map(p=>typeof p=="string"||p.isVariable?p:{...p,shownAs:p.host}),k=E=>Array.isArray(E)&&E.some(p=>typeof p==
"object"&&p!==null&&"shownAs"in p)}),5243:((w,W,c)=>{c.d(W,{A:()=>p,Nj:()=>a,RZ:()=>k,Vm:()=>b,mD:()=>M,rE:()=>E,vL:()=>$});var f=c(3916),r=c(7811),O=c(8643),S=c(
255),R=c(9897);const P={terraform:M("registry.terraform.io"),opentofu:M("registry.opentofu.org")},T=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,D=/^[0-9a-z]{1,64}$/,
B="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
j="must be between one and 64 ASCII letters or digits",U={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},b=v=>P[v];
function M(v){const h=(0,S.Pv)(v);if(!h.ok)throw new Error(h.why);return h.value}function $(v,h){if(a(v))return{kind:"local"};const L=E(v,h);if(L.ok)return L.value;
const x=(0,R.cx)(v,h);if(!x.ok)return{kind:"invalid",error:x.why};const{subdirectory:s,host:i}=x.value;return{kind:"remote",subdirectory:s,host:i,refusal:(0,R.Of)(
v,x.value,h)}}function k(v,h){const L=$(v,h);if(L.kind==="registry")return JSON.stringify({...L,hostImplied:!1});if(L.kind==="local")return`./${(0,f.normalize)(
v.replaceAll("\\","/")).replace(/\/$/,"")}`;const x=(0,R.cx)(v,h),{url:s=null,getter:i,subdirectory:m}=x.ok?x.value:{};return s===null?v:`${i}::${(0,O.jr)(s)}//${m}`}
function E(v,h){return a(v)?(0,r.TR)(`can't use local directory ${(0,r.ol)(v)} as a module registry address`):u(v,"module",h)}const p=v=>u(v,"component","terraf\
orm");function u(v,h,L){const x=U[h],{address:s,subdirectory:i}=(0,R.UQ)(v);if(i.startsWith("../"))return(0,r.TR)((0,R.dr)(i,h));const m=s.split("/"),_=m.length===
x.parts;if(!_&&m.length!==x.parts+1)return(0,r.TR)(`a ${h} registry source address must have ${x.count}`);const y=_?(0,r.Ju)(b(L)):A(m.shift()??"",h);if(!y.ok)return y;
const N=C(m,h);if(N!==void 0)return(0,r.TR)(N);const[d="",g="",e=""]=m,t={namespace:d,name:g,system:e,subdirectory:i};return(0,r.Ju)({kind:"registry",host:y.value,
hostImplied:_,...t})}const a=v=>/^\.\.?[/\\]/.test(v);function A(v,h){const L=(0,S.Pv)(v);if(!L.ok){const x=`invalid ${h} registry hostname ${(0,r.ol)(v)}`;return v.
includes("--")?(0,r.TR)(`${x}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,r.TR)(x)}return L.value.includes(
".")?U[h].reserved.includes(L.value)?(0,r.TR)(`can't use ${(0,r.ol)(L.value)} as a ${h} registry host, because it's reserved for installing directly from versio\
n control repositories`):L:(0,r.TR)(`invalid ${h} registry hostname: must contain at least one dot`)}function C([v="",h="",L],x){if(!T.test(v))return v.includes(
".")?`source address must have ${U[x].afterHost}`:`invalid namespace ${(0,r.ol)(v)}: ${B}`;const s=`${x} registry addresses may not include a query string porti\
on`;if(!T.test(h))return L===void 0&&h.includes("?")?s:`invalid ${x} name ${(0,r.ol)(h)}: ${B}`;if(!(L===void 0||D.test(L)))return L.includes("?")?s:`invalid ta\
rget system ${(0,r.ol)(L)}: ${j}`}}),9897:((w,W,c)=>{c.d(W,{GL:()=>E,IZ:()=>T,Ns:()=>j,Of:()=>U,UQ:()=>p,WS:()=>B,cx:()=>M,dr:()=>a,qC:()=>b,uE:()=>k});var f=c(
7811),r=c(8643),O=c(4443),S=c(9179),R=c(8032),P=c(255);const T="",D={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
B=(e,t)=>D[t].test(e),j=(e,{getter:t})=>`download not supported for scheme '${(0,S.Mi)(e)===e?t:"***"}'`;function U(e,t,o){const{getter:n,url:l}=t;return!B(n,o)&&
n.length>1?j(e,t):/^https?$/.test(n)&&l?.host===""?"http: no Host in request URL":null}function b(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(
e))return[];const t=M(e,"terraform");if(!t.ok||t.value.getter!=="file"||t.value.url===null)return[];const{url:o,subdirectory:n}=t.value;return[o.path,(0,O.Uw)(o.
path)].map(l=>u(`${l}/${n}`))}function M(e,t){const{address:o,subdirectory:n}=p(e);if(n.startsWith("../"))return(0,f.TR)(a(n));const l=L(o.toWellFormed(),t);if(!l.
ok)return l;const{subdirectory:I}=l.value,K=I===""?n:u(`${I}/${n}`);if(K.startsWith("../"))return(0,f.TR)(`detected ${a(K)}`);const z=h(l.value.host,o);return(0,f.
Ju)({...l.value,host:z,subdirectory:K})}const $=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function k(e,t){
const[o]=$.exec(e)??[];if(o===void 0)return T;const n=M(`${o}a/b`,t);return n.ok?n.value.host:T}const E=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function p(e){const t=e.indexOf("?"),o=t<0?e:e.slice(0,t),n=o.indexOf("://"),l=o.indexOf("//",n<0?0:n+3);if(l<0)return{address:e,subdirectory:""};const I=t<
0?"":e.slice(t),K=o.slice(l+2);return{address:o.slice(0,l)+I,subdirectory:K===""?"":u(K)}}function u(e){const t=e.startsWith("/"),o=[];for(const n of e.split("/"))
n===""||n==="."||(n!==".."?o.push(n):o.length>0&&o.at(-1)!==".."?o.pop():t||o.push(n));return(t?"/":"")+o.join("/")||"."}const a=(e,t="module")=>`subdirectory p\
ath ${(0,f.ol)(e)} leads outside of the ${t} package`,A=(e,t=e.scheme)=>({subdirectory:"",host:C(e,t),getter:t,url:e});function C(e,t){const o=e.omitHost||e.opaque!==
""&&!e.opaque.startsWith(":");if(t==="git"&&o)return(0,P.$o)(e.scheme);if(t==="file"||e.scheme==="file"||t.length===1)return null;const n=(0,P.Pm)(e)??T;return t!==
"git"&&t!=="hg"&&t!=="s3"||(t==="s3"?/\.amazonaws\.com(\.cn)?$/.test(n)||/(^|&)aws_access_key_id=/.test(e.query):/^https?$/.test(e.scheme)||v(e))?n:T}function v({
user:e,host:t,path:o,query:n,fragment:l}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${t}`)&&(o!==""||`${n}${l}`=="")}function h(e,t){const o=/^[^?#]*\?([^#]*)/.
exec(t)?.[1]??"",[,n=""]=(0,O.xB)(o).find(([K])=>K==="checksum")??[],l=(0,O.Uw)(n.replaceAll("+"," "));if(!l.startsWith("file:"))return e;if(l.includes("checksu\
m",5))return T;const I=M(l.slice(5),"terraform");return I.ok&&I.value.host===e?e:T}function L(e,t){const[,o,n]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],
{address:l}=p(n??e),I=(0,r.Dl)(l);if(I.ok&&I.value.scheme!=="")return(0,f.Ju)(A(I.value,o));for(const z of g){const H=z(l,t);if(H===void 0)continue;if(!H.ok||H.
value.url===null||o===void 0)return H;const{url:te,subdirectory:se}=H.value;return(0,f.Ju)({...A(te,o),subdirectory:se})}const K=t==="terraform"?"address":"stri\
ng";return(0,f.TR)(`invalid source ${K}: ${e}`)}function x(e,t,o){const n=(0,r.Dl)(e);if(!n.ok)return(0,f.TR)(`error parsing ${t} URL: ${n.why}`);const{path:l}=n.
value,I=o==="git"&&!l.endsWith(".git");return(0,f.Ju)(A(I?{...n.value,path:`${l}.git`}:n.value,o))}const s=e=>{if(!e.startsWith("github.com/"))return;const[,t="",
o=""]=/^([^?]*)(.*)$/s.exec(e)??[],n=t.split("/");if(n.length<3)return(0,f.TR)("GitHub URLs should be github.com/username/repo");const l=x(`https://${n.slice(0,
3).join("/")}${o}`,"GitHub","git");if(!l.ok||n.length===3)return l;const I=(0,O.V$)(n.slice(3).join("/").replaceAll("%","%25"),"path");if(!I.ok)return I;if(I.value===
"")return l;const K=u(I.value).replaceAll("%","%25");return(0,f.Ju)({...l.value,subdirectory:K})},i=(e,t)=>{const[,o,n,l]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
e)??[];if(n===void 0||l===void 0)return;const I=(0,O.h0)(/\?(.*)$/s.exec(l)?.[1]??""),K=t==="terraform"?"Git":"GitHub";if(I!==null)return(0,f.TR)(`error parsing\
 ${K} SSH URL: ${I}`);if(o!=="git")return;const z=(0,r.Dl)(`ssh://${o}@${n}/${l}`),H={subdirectory:"",host:(0,P.$o)(n),getter:"git"};return(0,f.Ju)({...H,url:z.
ok?z.value:null})},m=e=>e.startsWith("bitbucket.org/")?x(`https://${e}`,"BitBucket","git"):void 0,_=(e,t)=>{const o=t==="terraform"?"googleapis.com/":".googleap\
is.com/";if(!e.includes(o))return;const n=e.split("/");return n.length<5?(0,f.TR)("URL is not a valid GCS URL"):x(`https://www.googleapis.com/storage/${n.slice(
2).join("/")}`,"GCS","gcs")},y=e=>{if(!e.includes(".amazonaws.com/"))return;const[t="",...o]=e.split("/"),n=N(t.split("."));return n===void 0?(0,f.TR)("URL is n\
ot a valid S3 URL"):x(`https://${[n,...o].join("/")}`,"S3","s3")};function N(e){const[t="",o="",n=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===4?`${o}\
.amazonaws.com/${t}`:e.length===5&&o==="s3"?`s3.${n}.amazonaws.com/${t}`:void 0}const g=[s,i,m,_,y,(e,t)=>{if(e!=="")return e.startsWith("/")?x(`file://${e}`,"f\
ile","file"):(0,f.TR)(`${R.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),5106:((w,W,c)=>{c.d(W,{Bn:()=>j,Ls:()=>R,M:()=>U,OA:()=>a,
OZ:()=>B,S3:()=>D,TE:()=>_,TW:()=>A,Uc:()=>o,c4:()=>g,e$:()=>P,eQ:()=>h,fg:()=>p,oe:()=>i,p4:()=>E,qE:()=>u,uW:()=>n,vy:()=>d,xq:()=>T});var f=c(9562),r=c(7811),
O=c(8643),S=c(1780);const R=4096,P="modules.v1",T="providers.v1",D="login.v1",B="tfe.v2",j="tfe.v2.1",U="tfe.v2.2",b=[P,T,B,j,U],M=[D,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],$=l=>l.split(".",1)[0]??"",k=(l,I)=>l.some(K=>$(K)===$(I)),E=l=>k([...b,"state.v2"],l),p=new Set([...b,...M]),u=l=>E(l)||k(M,l);
function a(l){const[,I="",K="1"]=/^([a-z]+)(?:\.v?(\d+))?$/i.exec(l)??[],z=`${I.toLowerCase()}.v${K}`;if(z!==l&&p.has(z))return z;if(u(l))return null;const H=l.
toLowerCase(),te=$(H),se=re=>re===H||re.slice($(re).length)===H.slice(te.length)&&$(re).length>=5&&A($(re),te);return[...p].find(se)??null}function A(l,I){let K=0;
for(;K<l.length&&l[K]===I[K];)K+=1;const[z,H]=[l.slice(K),I.slice(K)];return z.slice(1)===H||z===H.slice(1)||z.slice(1)===H.slice(1)||z.slice(2)===H.slice(2)&&z[0]===
H[1]&&z[1]===H[0]}const C="[0-9A-Za-z~-]",v=l=>`${l}${C}*(?:\\.${C}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${v("[0-9]")})|-?(${v("[A-Za-z~-]")}))?(?:\\+(${v(C)}))?`,
L=new RegExp(`^${h}$`),x=2n**63n-1n,s=2n**64n-1n;function i(l,I){const K=l.indexOf(".");if(K<0)return(0,r.TR)(`invalid service ID format (i.e. service.vN): ${l}`);
const z=l.slice(0,K),H=l.slice(K+1);switch(I){case"terraform":return L.exec(H)?.[1]?.split(".").every(re=>m(re,x))?(0,r.Ju)({name:z,version:H}):(0,r.TR)(`invali\
d service version: Malformed version: ${H}`);case"opentofu":{const te=z==="tfe"?H.split(".")[0]??"":H;return/^v\d+$/.test(te)&&m(te.slice(1),s)?(0,r.Ju)({name:z,
version:H}):(0,r.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const m=(l,I)=>l.replace(/^0+/,"").length<=String(I).
length&&BigInt(l)<=I;function _(l,I){const K=i(l,I.client);if(!K.ok)return{kind:"bad-id",why:K.why};const{name:z}=K.value;if(I.services===null)return{kind:"miss\
ing",why:`host does not provide a ${z} service`};const H=I.services.find(te=>te.id===l);return H!==void 0?y(H,K.value,I):I.services.some(te=>te.id.startsWith(`${z}\
.`))?{kind:"version",why:N(K.value,I)}:{kind:"missing",why:(0,S.xI)`host ${(0,S.KT)(I.display)} does not provide a ${z} service`}}function y({id:l,value:I},K,z){
if(I===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${R} characters, which this check does not read`,value:""};if(l===D)return(0,f.
G)(I)?{kind:"object",value:I}:{kind:"type",why:`service ${l} must be declared with an object value in the service discovery document`,value:I};if(typeof I!="str\
ing")return{kind:"type",why:N(K,z),value:I};const H=d(z.documentUrl,I);if(H.ok)return{kind:"url",url:H.value,value:I};const te=`failed to parse service URL: ${H.
why}`;return{kind:"bad-url",reason:H.reason,why:te,value:I}}function N({name:l,version:I},{client:K,display:z}){const H=K==="terraform"?I:`${BigInt(/\d+/.exec(I)?.[0]??
0)}`;return(0,S.xI)`host ${(0,S.KT)(z)} does not support ${l} version ${H}`}function d(l,I){const K=(0,O.Dl)(I);if(!K.ok)return{...K,reason:"syntax"};const H=K.
value.scheme===""?(0,O.sX)(l,K.value):K.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${H.scheme}`}:H.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}const g=[B,j],e=[P,T],t=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...g,...e]},{matches:/^api\.env0\.com$/,services:e},{matches:/^backend\.api\.env0\.com$/,services:g},{matches:/\.scalr\.io$/,services:g}],o=l=>t.find(
({matches:I})=>I.test(l))?.services??[],n={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((w,W,c)=>{c.d(W,{$c:()=>O,Il:()=>r,O6:()=>M,kQ:()=>b,
nL:()=>j,ou:()=>B,wK:()=>D});const f="***",r=4,O=64*1024,S=/\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|^\\?\$+(?:env:)?[a-z_]\w*$|^%\w+%$|^<[^>]*>$|^(?:ENC)?\[.*\]$|^#?\{\w+\}#?$|^`.*`$|^@?[\w.]+\(.*\)$|^(__|@@?)\w+\1$|^[\W_]+$/i,
R=/^(?:process\.env|secrets?|vars?|env|inputs|steps|local|data|variables|parameters)\.[a-z_][\w.-]*$|^(?!https?:)[a-z][a-z\d+.-]*:\/\/|^(?:arn|env|file|kv|ssm|vault):|^projects\/[^/]+\/secrets\/|^(?:[~@]|\/(?:etc|home|mnt|root|run|tmp|var))\//i,
P=/x{6}|^(.)\1+$|^(?:null|none|nil|undefined)$|^(?=\D*$).*(?:your|change.?me|replace|insert|placeholder|example|todo|fixme|dummy|redacted)/i,T=/^(?:[A-Z]+_)+(?:TOKEN|KEY|PAT|SECRET|PASSWORD|CREDENTIALS?)$/;
function D($){if($.length>300)return!1;const k=$.replace(/^\s*(?:bearer\s+)?["']?|["']?\s*$/gi,"");return[S,R,P,T].some(E=>E.test(k))}class B{#e;constructor(k){
this.#e=k}reveal(){return this.#e}toString(){return f}toJSON(){return f}[Symbol.for("nodejs.util.inspect.custom")](){return f}}function j($){const[k]=$;let E=!1;
return $.map(({scheme:p,name:u})=>(E||=k!==void 0&&!U(k.name,u),E?"dropped":p==="https"?"sent":"withheld"))}function U($,k){return $===k?!0:/[:%]|^[\d.]+$/.test(
k)?!1:k.endsWith(`.${$}`)}function b($){const k=$.flatMap(E=>E.replace(/"[^"]*"/g,"").split(",")).flatMap(E=>/^\s*([\w-]+)(?:\s|$)/.exec(E)?.[1]??[]);return k.some(
E=>E.toLowerCase()==="bearer")?null:k.find(E=>!M(E))??k[0]??null}const M=$=>/^(?:negotiate|ntlm|kerberos|digest)$/i.test($)}),2432:((w,W,c)=>{c.d(W,{Bw:()=>O,G5:()=>T,
H9:()=>R,_O:()=>r,aq:()=>S,xV:()=>P,xv:()=>f});const f="1.0.0",r=`tf-disco-action/${f}`,O="https://github.com/org/tf-disco-action",S=`${O}/blob/v1/docs/problems\
/README.md`,R=(D,B)=>B.replace(/[^/]*$/,`${D.split("-",1)}.md#${D}`),P=`${O}/issues`,T=2}),9179:((w,W,c)=>{c.d(W,{Mi:()=>h,NE:()=>C,Nx:()=>a,Qj:()=>p,_U:()=>b,cq:()=>A,
r_:()=>u});const f="***",r=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,O=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
S=(e,t,o)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${o}(?![\da-f]);?)`,R=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${S("\
b?sol",47,"2f")})`,P=String.raw`(?:${R}|\\)`,D=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${S("colon",58,"3a")})`}\
)`,B=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
j=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,U=new RegExp(String.raw`(?<=${D})${P}+|${P}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${j}(?:$|${B}(?::\d{1,5})?\\{0,9}(?:${R}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${j}))`,"gi");function b(e){return r.test(
e)?h(e).replace(/[^\s"']+/g,t=>t.replace($,(o,n,l)=>M.test(l)?o:`${n}${l}=${f}`)):e}const M=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
$=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,k=/((?<!(?:^|[?:&|({])\s{0,9}(?:(?:var|local|path)\.[\w-]{1,99}|each\.(?:key|value))\s{0,9}[=!])=\s*(?:[\w./([][\s\w./([*]{0,99})?\\?)"(?<=(?:[=([]|\*\/)\s*\\?")[^"]*(?:"|$)|"[^"]*"(?=[^"?:&|,]*[=!]=)/g,
E=/pass|pw|secret|token|(?<!each\.)key|cred|auth|pat(?!h)|cert|private/i,p=e=>b(E.test(e)&&/[=!]=|\?[\s"]|\bif\b/.test(e)?e.replace(/".*/s,`"${f}"`):e.replace(k,
`$1"${f}"`)),u=e=>r.test(e),a=e=>h(e).replace(/\?[^\s"']*/g,`?${f}`),A=e=>h(e,"").replace(/[?#].*$/su,""),C=e=>b(`${e}@ `).slice(0,-2),v=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;
function h(e,t=`${f}@`){if(!r.test(e))return e;const o=e.replace(O,K=>"@".padStart(K.length,"_")),n=o.lastIndexOf("@"),l=[];let I=0;for(const{0:K,1:z,index:H}of o.
matchAll(U)){const te=H+K.length;if(te<I)continue;const se=z!==void 0||g(L,o,te)!=="";if(!se&&/[^"'`\s(=,<[]/.test(o[H-1]??" "))continue;const re=K===""?g(s,o,te):
d(o,te,se?n:-1);re===""||t!==""&&["@","git@"].includes(re)||(l.push(e.slice(I,te),t),I=te+re.length)}return I===0?e:(l.join("")+e.slice(I)).replace(v,`$1"${f}"`)}
const L=/[^\s"'/?#]*:[^\s"']/y,x=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,s=/[^\s"'/\\?#]*@/y,i=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,
m="(?=[/?#]|$|[\"'`](?:[\\s,;:.)}\\]>]|$))",_=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${m}(?![^\s"'\`]{0,500}@)`,y=new RegExp(`([^\\s"'\`/?#]*@)(?:${i}${m}\
|${_})|`+String.raw`()(?:${i}(?:${m}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${m}|${_})`,"iy"),N=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;
function d(e,t,o){const n=g(x,e,t);if(n!=="")return n;y.lastIndex=t;const[l,I=""]=y.exec(e)??[];return l!==void 0?I:o>t?e.slice(t,o+1):g(N,e,t)}function g(e,t,o){
return e.lastIndex=o,e.exec(t)?.[0]??""}}),3298:((w,W,c)=>{c.d(W,{O:()=>f});function f(r,O=S=>S){let S;return R=>{S??=new Map;const P=O(R);if(!S.has(P)){S.set(P,
void 0);try{S.set(P,r(R))}catch(T){throw S.delete(P),T}}return S.get(P)}}}),6092:((w,W,c)=>{c.d(W,{BP:()=>M,D9:()=>u,J7:()=>U,LS:()=>$,My:()=>E,RK:()=>j,h$:()=>L,
h2:()=>r,js:()=>p,s$:()=>i,z5:()=>m});const f=500,r=1e3,O=4e3,S=160,R=2,P=_=>/^[ -~]*$/.test(_),T=_=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(_),D=_=>($late5??=new RegExp("\\p{M}","u")).test(_),B=_=>`<U+${(_.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function j(_,y=f){if(_.length<=y&&P(_))return _;let N="",
d=R;for(const g of _){d=D(g)?d+1:0;const e=T(g)||d>R?B(g):g;if(N.length+e.length>y)return`${N}\u2026`;N+=e}return N}function U(_,y=S){const N=b(_.slice(-2*y),y),
d=j(N,Number.POSITIVE_INFINITY),g=b(d,y);return N===_&&g===d?d:`\u2026${g}`}const b=(_,y)=>Array.from(_).slice(-y).join(""),M=_=>_.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function $(_){const N=_.split(`
`).map(d=>M(j(d,O))).join(`
`);return N.length<=O?N:`${N.slice(0,O).toWellFormed()}\u2026`}const k={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},E=_=>_.replace(/[&<>"']/g,y=>`&${k[y]}\
;`),p=(_,y=f)=>j(_,y).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,N=>`&#${N.codePointAt(0)};`),u=(_,y=f)=>_===""?"<i>empty</i>":`<code>${p(_,y)}</code>`,a=_=>P(
_)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(_):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(_),A=/^[0-9a-f]{7,}$/i,C=`"'(`,v=`"'),.;:!?\u2026`,h=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function L(_,y=O){return(j(_,y).match(h)??[]).map(N=>{if(N.split(" ").every(s))return p(N,y);if(N.includes(" ")||/^(["`]).+\1$/u.test(N))return u(N.replace(/^`(.*)`$/u,
"$1"),y);const{before:g,core:e,after:t}=x(N);return`${p(g)}${u(e.replace(/^`(.*)`$/u,"$1"),y)}${p(t)}`}).join("")}function x(_){let y=0,N=_.length;for(;y<N&&C.includes(
_.charAt(y));)y+=1;for(;N>y&&v.includes(_.charAt(N-1));)N-=1;return{before:_.slice(0,y),core:_.slice(y,N),after:_.slice(N)}}function s(_){const{core:y}=x(_);return a(
y)&&!A.test(y)}const i=_=>_.replace(/[^ -~\n]/gu,y=>T(y)?m(y):y).replace(/##(?=\w*\[)/g,m),m=_=>_.replace(/[\s\S]/g,y=>`\\u${y.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((w,W,c)=>{c.d(W,{L2:()=>v,ie:()=>$,jj:()=>C,kL:()=>B,mB:()=>j,nE:()=>L,xu:()=>x});var f=c(9876),r=c(3087),O=c(2432),S=c(9179),R=c(6092),P=c(3152),
T=c(8839);let D=function(...s){return{setFlagsFromString:D}=process.getBuiltinModule("node:v8"),new.target?new D(...s):D(...s)};function B(s,i){s.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(C,A).unref(),(0,T.B_)(s.stdout,i),(0,T.B_)(s.stderr,()=>{})}async function j(s,{stop:i,secrets:m,isFinal:_,act:y,reportMistakes:N,reportCrash:d}){
const g=o=>(d((0,f.rv)(n=>M(o,n),m)),3),e=u(s,i,{isFinal:_,crash:g}),t=await y(e).catch(o=>o instanceof P.GN?(N(m.redact(o.mistakes)),2):g(o));await a(s,t)}const U=100,
b=5;function M(s,i){const m=(0,r.Or)(s),_=[];let y=s;for(;y!==void 0&&_.length<b;){const e=y instanceof Error?y.stack??y.message:String(y);_.push((0,S._U)(i(e))),
y=y instanceof Error?y.cause:void 0}const N=m?1:U;return[m?`tf-disco could not run: ${i((0,r.A3)(s))}`:`tf-disco ${O.xv} crashed; this is a bug, please report i\
t with this text at ${O.xV}`,..._.join(`
caused by: `).split(`
`).slice(0,N)].map(e=>(0,R.BP)((0,R.RK)(e))).join(`
`)}const $=({hrtime:s})=>()=>Number(s.bigint())/1e6,k=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],E=300,p=5e3;function u(s,i,{isFinal:m,crash:_}){const y=$(s),N=new AbortController;
let d=0;const g=()=>m||N.signal.aborted;for(const e of k)s.on(e,()=>{const t=y()-d;i.end({kind:"signal",signal:e}),g()?(m||t>E)&&(s.removeAllListeners(e),s.kill(
s.pid,e)):d=y(),N.abort()});return s.on("uncaughtException",e=>{i.end({kind:"crash"});const t=_(e);g()&&s.exit(t),N.abort(),setTimeout(()=>s.exit(t),p).unref()}),
s.on("exit",()=>i.end({kind:"crash"})),N.signal}async function a(s,i){const{stdout:m,stderr:_}=s;for(const N of[m,_])await new Promise(d=>N.write("",d));if(s.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&s.platform!=="win32"&&s.execve!==void 0){const{execPath:N}=s;s.execve(N,[N,"--eval",`require('node:process').exit(${i})`],{})}s.
exit(i)}const A=100,C=()=>D("--semi-space-growth-factor=1"),v=()=>D("--heap-growing-percent=20"),h=100;async function L(s,i,m){let _=Date.now();for(;;){const y=s.
next(i.why!==null);if(y.done)return y.value;Math.abs(Date.now()-_)<h||(m(y.value),await x(),_=Date.now())}}const x=()=>new Promise(s=>setImmediate(s))}),8839:((w,W,c)=>{
c.d(W,{B_:()=>D,Dx:()=>T,PL:()=>j,aH:()=>U,yy:()=>S});var f=c(8474),r=c(3087),O=c(3152);async function S(p,u){for(const a of(0,r.mk)(u)){if(!p.writable)return;p.
write(a)||await R(p)}}async function R(p){const u=new AbortController,a=["drain","error","close"].map(A=>(0,f.once)(p,A,u));await Promise.race(a).catch(()=>{}),
u.abort()}const P=1024*1024;async function*T(p){let u="";for await(const a of p.setEncoding("utf8")){const[A="",...C]=String(a).split(`
`),v=[u+A,...C];u=v.pop()??"";for(const h of v)yield h.replace(/\r$/,"");if(u.length>P)throw new O.GN(["a line of standard input exceeds 1 MiB"])}u!==""&&(yield u)}
function D(p,u){p.once("error",a=>{a.code!=="EPIPE"&&u((0,r.A3)(a))}),p.on("error",()=>{})}const B={min:40,max:100,unknown:80};function j({columns:p},u){return p||
Number(/^\d{1,4}$/.exec(u.COLUMNS??"")?.[0])||B.unknown}function U(p,u,a){const A=u==="auto"?b(p,a):u==="always",C=Math.max(B.min,Math.min(j(p,a),B.max));return{
colour:A,hyperlinks:A&&p.isTTY===!0&&E(a),width:p.isTTY?C:Number.POSITIVE_INFINITY}}function b({isTTY:p},u){return u.NO_COLOR||u.TERM==="dumb"&&!u.FORCE_COLOR?!1:
u.FORCE_COLOR?u.FORCE_COLOR!=="0":p===!0}const M=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
k=5001;function E(p){const{FORCE_HYPERLINK:u,TERM:a="",TERM_PROGRAM:A="",VTE_VERSION:C}=p;return u?u!=="0":p.CI||p.NO_COLOR||a==="dumb"?!1:Number(C)>=k||M.test(
A)||$.test(a)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(v=>p[v])}}),3474:((w,W,c)=>{c.d(W,{CV:()=>M,KT:()=>P,Ob:()=>s,PW:()=>b,TN:()=>u,WD:()=>a,YA:()=>C,
Yq:()=>h,ai:()=>A,lq:()=>j,lx:()=>v,pS:()=>p,p_:()=>E,xH:()=>U});var f=c(4497),r=c(7811),O=c(9179),S=c(7630),R=c(8535);const P=i=>Object.keys(i).map(m=>({name:m,
...i[m]})),T=(i,m)=>({isList:!1,value:i,parse:m}),D=i=>({value:i,mistakes:[]}),B=(i,m)=>({...i,parse:(_,y)=>{const{value:N,mistakes:d}=i.parse(_,y);return{value:m(
N),mistakes:d}}}),j=({parse:i,...m})=>({...m,parse:(_,y)=>_===""?D(null):i(_,y)}),U=(i,m)=>T(i,(_,y)=>{const N=_===""?(0,r.Ju)(null):m(_);return N.ok?D(N.value):
{value:null,mistakes:[`${y}: ${N.why}`]}}),b=U("FILE",r.Ju),M=U("TOKEN",S.AI),$=/^-\s|^[[{"']|["']$|^[^[{]*[\]}]$|,$|,\s*[\w.-]+\.[a-z]{2,}(?=$|[\s,:])/,k=i=>`w\
rite one ${i.toLowerCase()} per line, without "- ", commas, quotes or brackets`,E=(i,m,_=S.Dw)=>({isList:!0,value:i,parse:(y,N)=>{const d=_(y),g=d.map(o=>{const n=m(
o),l=n.ok?n:m((0,O.Mi)(o));return l.ok?n:l}),e=g.flatMap(o=>o.ok?[o.value]:[]),t=g.flatMap((o,n)=>o.ok?[]:`${N}: ${$.test(d[n]??"")?k(i):o.why}`);return{value:e,
mistakes:[...new Set(t)]}}}),p=1e4,u=B(E("HOST",S.l6),i=>Array.from(Map.groupBy(i,({host:m})=>m),([m,_])=>({host:m,services:[...new Set(_.flatMap(({services:y})=>y))],
addresses:_.flatMap(({addresses:y})=>y)}))),a=i=>B(E("LABEL",S.V8),m=>{const _=m.flat();return[...new Set(_.length===0?[i]:_)]}),A=({min:i,max:m,whole:_})=>T("N",
(y,N)=>{const d=/^\d+(\.\d+)?$/.test(y)?Number(y):Number.NaN;if(d>=i&&d<=m&&(!_||Number.isInteger(d)))return D(d);const e=`${N} is "${y}", expected ${_?"a whole\
 number":"a number"} from ${i} to ${m}`;return{value:i,mistakes:[e]}}),C=i=>({...B(A(i),m=>m*1e3),value:"SECONDS"}),v=T("",(i,m)=>{const _=/^(true|True|TRUE)$/.
test(i),y=_||/^(false|False|FALSE)$/.test(i);return{value:_,mistakes:y?[]:[`${m} is "${i}", expected "true" or "false"`]}}),h=(...i)=>({...T(i.join("|"),(m,_)=>{
const N=i.some(d=>d===m)?[]:[`${_} is "${m}", ${L(m,i)}`];return{value:m,mistakes:N}}),choices:i}),L=(i,m)=>`expected one of ${m.map(_=>`"${_}"`).join(", ")}${(0,R.
a)(i,m)}`,x=["auto","terraform","opentofu","both"],s={...T("CLI",(i,m)=>{const[,_="",y=null]=/^(\S+)(?:\s+(\S.*))?$/s.exec(i)??[],N={name:_,version:y},d=x.includes(
_);if(d&&(y===null||(_==="terraform"||_==="opentofu")&&(0,f.lF)(y)))return D(N);const e=d?'expected "terraform" or "opentofu" with a version, such as "terraform\
 1.15"':L(i,x);return{value:N,mistakes:[`${m} is "${i}", ${e}`]}}),choices:x}}),7630:((w,W,c)=>{c.d(W,{$h:()=>e,AI:()=>h,Dw:()=>M,IL:()=>L,Ju:()=>x,Kd:()=>_,PZ:()=>i,
V8:()=>N,aS:()=>a,jM:()=>v,l6:()=>C,o2:()=>u,rk:()=>E,vk:()=>$,x2:()=>m});var f=c(7811),r=c(9432),O=c(9119),S=c(1054),R=c(8032),P=c(255),T=c(5106),D=c(7057),B=c(
2432),j=c(8535);let U=function(...t){return{parseNamedAddress:U}=c.late([3403,2172,1190],6022),new.target?new U(...t):U(...t)},b=function(...t){return{problemFacts:b}=
c.late([4507],4507),new.target?new b(...t):b(...t)};const M=t=>k(t,/(^|\s)#.*$/s),$=t=>k(t,/^\s*#.*$/s),k=(t,o)=>t.split(/\r\n|[\n\r]/).map(n=>n.replace(o,"").trim()).
filter(n=>n!=="");function E(t){const o=(0,P.Fq)(t);if(o.ok)return o;const n=(0,S.L6)(t);return(0,f.TR)(`"${t}" is not a hostname: ${o.why}${n===null?"":`; ${n}`}`)}
const p=(t,o,n)=>t?(0,f.Ju)(o):(0,f.TR)(`"${o}" ${n}`),u=t=>p((0,O.en)(t),t,'is not the name of a repository, such as "acme/network"');function a(t){const o=(0,T.
OA)(t),n=R.Du.some(l=>(0,T.oe)(t,l).ok);return o!==null?(0,f.TR)(`"${t}" is not a ${n?"known ":""}service id; did you mean ${o}?`):p(n,t,'is not a service id; e\
xpected NAME.vN, such as "modules.v1"')}const A=/^(modules\.v1|providers\.v1)=(.*)$/s;function C(t){const o=t.split(/\s+/).flatMap(se=>A.test(se)?[se]:se.split(
",")),[n="",...l]=o.filter(se=>se!==""),I=E(n),K=l.map(se=>A.exec(se)?.[1]??se),z=[I,...K.map(a)].flatMap(se=>se.ok?[]:se.why);if(!I.ok||z.length>0)return(0,f.TR)(
z.join("; "));const H=l.flatMap(se=>{const[,re,fe=""]=A.exec(se)??[];return re===void 0?[]:{host:I.value,service:re,text:fe}}),te=H.flatMap(se=>{const re=U(se,"\
terraform");return re.ok?[]:[`"${se.service}=${se.text}" is wrong: ${re.why}`]});return te.length===0?(0,f.Ju)({host:I.value,services:[...new Set(K)],addresses:H}):
(0,f.TR)(te.join("; "))}function v(t){const o=t.startsWith("*."),n=E(o?t.slice(2):t);return n.ok?(0,f.Ju)({host:n.value,subdomains:o}):n}const h=t=>t.length>D.$c?
(0,f.TR)("the token is longer than 64 KiB; set only the token"):(0,f.Ju)(new D.ou(t));function L(t){const o=t.indexOf("=");if(o<0)return(0,f.TR)('a line has no \
"="; expected HOST=TOKEN');const n=(0,P.Fq)(t.slice(0,o).trim());if(!n.ok)return(0,f.TR)('the text before the first "=" of a line is not a hostname; expected HO\
ST=TOKEN');const l=h(t.slice(o+1).trim());return l.ok?(0,f.Ju)({host:n.value,token:l.value}):l}function x(t){const o="expected HOST[:PORT]=ADDRESS[:PORT]",n=t.indexOf(
"=");if(n<0)return(0,f.TR)(`"${t}" has no "="; ${o}`);const l=t.slice(0,n).trim(),I=E(l);if(!I.ok)return I;const K=I.value.replace(/:\d+$/,""),z=s(t.slice(n+1).
trim());if(z===null)return(0,f.TR)(`"${t}" has no valid address; ${o}`);const[,H]=l.split(":");return(0,f.Ju)({name:K,port:H===void 0?null:Number(H),...z})}function s(t){
const[,o,n]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(t)??/^([^:\s[\]]+)(?::(.*))?$/.exec(t)??/^([\da-fA-F:]+)$/.exec(t)??[];return o===void 0||!/[.:]|^localhost$/i.
test(o)?null:n===void 0?{address:o,addressPort:null}:/^\d{1,5}$/.test(n)&&Number(n)>=1&&Number(n)<=65535?{address:o,addressPort:Number(n)}:null}function i(t){const o=b();
if(Object.hasOwn(o,t))return(0,f.Ju)(t);const n=(0,j.a)(t,Object.keys(o),`; ${B.aq} lists the codes`);return(0,f.TR)(`"${(0,r.dh)(t)}" is not a problem code${n}`)}
function m(t){const[o="",n,...l]=t.split(/\s+/);if(l.length>0)return(0,f.TR)(`"${t}" has too many words; expected CODE [HOST]`);const I=i(o);if(!I.ok)return I;const K=n===
void 0?(0,f.Ju)(null):E(n),z={paths:null,reason:null,place:null};return K.ok?(0,f.Ju)({code:I.value,host:K.value,...z}):K}function _(t){const o=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.
test(t);return p(o,t,'is not a platform; expected OS_ARCH, such as "linux_amd64"')}const y=50;function N(t){const o=t.split(",").map(l=>l.trim()).filter(l=>l!==
""),n=o.find(l=>l.length>y);return n===void 0?(0,f.Ju)(o):(0,f.TR)(`"${n}" has ${n.length} characters; GitHub allows at most ${y}`)}const d=[[".badge.json","bad\
ge"],[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]],g=t=>d.
find(([o])=>t.toLowerCase().endsWith(o)&&!t.includes(","))?.[1];function e(t){const[,o=t,n=null]=/^(.*?\.html)\s+(.+)$/is.exec(t)??[];if(n!==null&&g(t)!==void 0)
return(0,f.TR)(`"${t}" names two report files; write one per line`);const l=g(o);return l!==void 0?(0,f.Ju)({path:o,format:l,title:n}):(0,f.TR)(`"${o}" does not\
 end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html", ".codequality.json" (GitLab) or ".badge.json" (shields.io)`)}}),8535:((w,W,c)=>{
c.d(W,{a:()=>S,q:()=>r});var f=c(5106);function r(R,P){const T=O(R);if(T.length<2)return null;const D=M=>P.filter($=>M(O($))),[B=D(M=>(0,f.TW)(M,T))[0]]=D(M=>M===
T);if(B!==void 0||T.length<3)return B??null;const[j,U]=[D(M=>M.startsWith(T)),D(M=>M.includes(T))],b=j.length===1?j:U;return b.length===1?b[0]??null:null}const O=R=>R.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function S(R,P,T=""){const D=r(R,P);return D===null?T:`; did you mean "${D}"?`}}),101:((w,W,c)=>{c.d(W,{N:()=>S,W:()=>P});
var f=c(1792),r=c(6429),O=c(255);function S($){const k=u=>$[u]||$[u.toLowerCase()]||"",E={http:R("HTTP_PROXY",k("HTTP_PROXY")),https:R("HTTPS_PROXY",k("HTTPS_PR\
OXY"))},p=B(k("NO_PROXY"));return u=>{const a=E[u.scheme];return a===null||D(u.name)||p(u)?null:a}}function R($,k){if(k==="")return null;const E=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(k)?k:`http://${k}`);if(E===null)throw new TypeError(`${$} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(E.protocol))throw new TypeError(`${$}\
 is a ${E.protocol}// proxy; expected http:// or https://`);if(!T(E.username)||!T(E.password))throw new TypeError(`${$} has a user name or password with a bare \
"%"; write "%25" for it`);return E}const P=$=>Object.entries($).flatMap(([k,E=""])=>{if(!/^https?_proxy$/i.test(k))return[];const p=E.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[u=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(p)??[],[,...a]=/^([^:]*):?(.*)$/s.exec(u)??[];return[a,a.map(f.unescape)].flatMap(([A="",C=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,f.unescape)(A))?[A]:[],...C===""?[]:[C,Buffer.from(`${A}:${C}`).toString("base64")]])});function T($){try{return decodeURIComponent($),!0}catch{return!1}}
const D=$=>$==="localhost"||["127.0.0.0/8","::1/128"].some(k=>U(k)?.($));function B($){const E=$.split(",").map(p=>p.trim().toLowerCase()).filter(p=>p!=="").map(
j);return p=>E.some(u=>u(p))}function j($){if($==="*")return()=>!0;const k=U($);if(k!==null)return({name:C})=>k(C);const{name:E,port:p}=M($),u=C=>p===""||String(
C.port)===p,a=E.includes(":")?128:32,A=U(`${E}/${a}`)??b(E);return C=>u(C)&&A(C.name)}function U($){const[,k="",E=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec($)??[],p=(0,r.
r5)(k),u=Number(E);if(p===null||u>8*p.length)return null;const a=(0,r.NW)(p),A=u-8*(p.length-a.length),C=A<0?{prefix:p,bits:u}:{prefix:a,bits:A};return v=>{const h=(0,r.
r5)(v);return h!==null&&(0,r.Wg)(C,(0,r.NW)(h))}}function b($){if($==="")return()=>!1;const k=$.replace(/^\*\./,"."),E=k.replace(/^\./,""),p=(0,O.Pv)(E),u=p.ok?
p.value:E,a=A=>!k.startsWith(".")&&A===u;return A=>(0,r.r5)(A)===null&&(A.endsWith(`.${u}`)||a(A))}function M($){const k=/^\[([^\]]*)\]:([^:]*)$/.exec($)??/^([^:[\]]*):([^:[\]]*)$/.
exec($);return k===null?{name:$,port:""}:{name:k[1]??"",port:k[2]??""}}}),3152:((w,W,c)=>{c.d(W,{GN:()=>P,P$:()=>D,w7:()=>T});var f=c(6760),r=c(9179),O=c(3474),
S=c(7630),R=c(7773);class P extends Error{name="SettingsError";mistakes;constructor(b){const M=b.map(r._U);super(M.join(`
`)),this.mistakes=M}}const T={isTerminal:!1,setting:U=>U,missingPath:(U,b)=>`scan names "${U}", which does not exist in ${b}`};function D(U,{setting:b}=T){const M=R.
yy.map(({name:a,kind:A,default:C=""})=>({field:a.replace("-seconds","Ms").replace(/-./g,v=>v.slice(1).toUpperCase()),...A.parse(U[a]?.trim()||C,b(a))})),$=Object.
fromEntries(M.map(({field:a,value:A})=>[a,A])),k={...$,fixedHosts:$.allowedHosts,isReadByProject:!1},E=[...k.scan,...k.usages,...(0,S.Dw)(U.hostnames??"")].length===
0,{length:p}=k.hostnames,u=`${b("hostnames")} has ${p} hosts, the limit is ${O.pS}`;return{settings:E?{...k,scan:["."]}:k,mistakes:[...M.flatMap(({mistakes:a})=>a),
...p>O.pS?[u]:[],...B(k,b),...j(k,b)]}}function B(U,b){const{report:M,history:$,issueAfter:k}=U,E=b("history"),p=`${b("issue-after")} is ${k}, which needs ${E};\
 set it to a file that is kept from run to run`;if($===null)return k>1?[p]:[];const u=M.some(({path:A})=>(0,f.normalize)(A)===(0,f.normalize)($)),a=`${b("report")}\
 and ${E} both name ${$}; write to different files`;return u?[a]:[]}function j(U,b){const{scan:M,exclude:$,roots:k,dialect:E,depth:p,changedOnly:u,repositories:a}=U,
A=b("usages");if(U.usages.length===0){const h=`${b("repositories")} needs ${A}; set it to the usages files of the repositories`;return a.length===0?[]:[h]}const C=[
[M.length>0,b("scan")],[$.length>0,b("exclude")],[k.length>0,b("roots")],[E.name!=="auto",b("dialect")],[p==="init",`${b("depth")} init`],[u,b("changed-only")]],
v="remove it: `tf-disco usages` decides what is read of a repository";return C.filter(([h])=>h).map(([,h])=>`${h} cannot be used together with ${A}; ${v}`)}}),7773:((w,W,c)=>{
c.d(W,{fd:()=>k,mc:()=>$,yy:()=>M});var f=c(7811),r=c(3474),O=c(7630);const S={hostnames:{kind:r.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`\
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
FIG_FILE`) also work."}},D={"timeout-seconds":{kind:r.lq(r.YA({min:.1,max:300})),inProject:!0,help:"Time limit for one attempt at a host, including redirects, a\
nd for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper."},retries:{kind:r.ai({min:0,max:10,whole:!0}),inProject:!0,help:"\
Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3",isFlagOnly:!0},concurrency:{kind:r.ai({min:1,max:256,whole:!0}),
inProject:!0,help:"Maximum number of hosts to contact at the same time.",default:"16",isFlagOnly:!0},"deadline-seconds":{kind:r.YA({min:1,max:21600}),help:"Time\
 limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:r.PW,help:"PEM file\
 with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:r.p_("HOST=ADDRESS",O.Ju),help:"Addresses to connect to instead of thos\
e in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},B={"certificate-days":{kind:r.ai({min:0,max:3650,whole:!0}),inProject:!0,
help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:r.YA({min:.1,max:300}),inProject:!0,help:"\
Warn if discovery takes longer than this.",default:"3",isFlagOnly:!0},"fail-on":{kind:r.Yq("error","warning","never"),help:"Lowest severity that fails the check\
: `error`, `warning` or `never`.",default:"error"},ignore:{kind:r.p_("CODE",O.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. T\
he number of ignored findings is still reported."}},j={report:{kind:r.p_("FILE",O.$h),help:"Report files to write, one per line, relative to the current directo\
ry: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html [TITLE]`, `.codequality.json` (GitLab) or `.badge.json` (shields.io)."},history:{kind:r.PW,help:"JSON Lines\
 file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."}},U={"changed-only":{kind:r.lx,help:"In pul\
l requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:r.Yq("never","on-failure","always"),
help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{
kind:r.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`, which includes certificates\
 and tokens that expire soon. Needs `issues: write`.",default:"never"},"issue-labels":{kind:r.WD("registry-health"),help:"Labels for the issue, one per line. Th\
e first label is used to find the issue again.",default:"registry-health"},"issue-after":{kind:r.ai({min:1,max:20,whole:!0}),help:"Runs in a row after which a f\
ailing host opens the issue, and after which one that no longer fails counts as recovered. More than 1 needs `history`.",default:"1"},"github-token":{kind:r.CV,
help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},b={...S,...R,...P,...T,...D,...B,...j,...U},M=r.KT(b),
$=M.filter(({isFlagOnly:E})=>!E),k=[["What to check",r.KT(S)],["Many repositories",r.KT(R)],["Following `init`",r.KT(P)],["Credentials",r.KT(T)],["Network",r.KT(
D)],["Verdict",r.KT(B)],["Reports",r.KT(j)]]}),2613:(w=>{w.exports=process.getBuiltinModule("assert")}),181:(w=>{w.exports=process.getBuiltinModule("buffer")}),
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
"webpack error"):"__webpack_error__",f=O=>{O&&O.d<1&&(O.d=1,O.forEach(S=>S.r--),O.forEach(S=>S.r--?S.r++:S()))},r=O=>O.map(S=>{if(S!==null&&typeof S=="object"){
if(S[w])return S;if(S.then){var R=[];R.d=0,S.then(D=>{P[W]=D,f(R)},D=>{P[c]=D,f(R)});var P={};return P[w]=D=>D(R),P}}var T={};return T[w]=D=>{},T[W]=S,T});Q.a=(O,S,R)=>{
var P;R&&((P=[]).d=-1);var T=new Set,D=O.exports,B,j,U,b=new Promise((M,$)=>{U=$,j=M});b[W]=D,b[w]=M=>(P&&M(P),T.forEach(M),b.catch($=>{})),O.exports=b,S(M=>{B=
r(M);var $,k=()=>B.map(p=>{if(p[c])throw p[c];return p[W]}),E=new Promise(p=>{$=()=>p(k),$.r=0;var u=a=>a!==P&&!T.has(a)&&(T.add(a),a&&!a.d&&($.r++,a.push($)));
B.map(a=>a[w](u))});return $.r?E:k()},M=>(M?U(b[c]=M):j(D),f(P))),P&&P.d<0&&(P.d=0)}})(),(()=>{var w=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):c=>c.__proto__,
W;Q.t=function(c,f){if(f&1&&(c=this(c)),f&8||typeof c=="object"&&c&&(f&4&&c.__esModule||f&16&&typeof c.then=="function"))return c;var r=Object.create(null);Q.r(
r);var O={};W=W||[null,w({}),w([]),w(w)];for(var S=f&2&&c;typeof S=="object"&&!~W.indexOf(S);S=w(S))Object.getOwnPropertyNames(S).forEach(R=>O[R]=()=>c[R]);return O.
default=()=>c,Q.d(r,O),r}})(),Q.d=(w,W)=>{for(var c in W)Q.o(W,c)&&!Q.o(w,c)&&Object.defineProperty(w,c,{enumerable:!0,get:W[c]})},Q.f={},Q.e=w=>Promise.all(Object.
keys(Q.f).reduce((W,c)=>(Q.f[c](w,W),W),[])),Q.u=w=>({647:"647",1903:"4284",2172:"6135",2218:"5866",3053:"5332",3276:"3276",3403:"6135",3557:"3276",3576:"5866",
4276:"6135",4284:"4284",4668:"8317",4878:"4878",4947:"5696",5046:"6135",5332:"5332",5696:"5696",5866:"5866",5938:"3276",6135:"6135",7680:"8317",7918:"3276",8095:"\
3276",8317:"8317",8319:"3276",8580:"5696"}[w]??w)+".index.js",Q.o=(w,W)=>Object.prototype.hasOwnProperty.call(w,W),Q.r=w=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(w,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(w,"__esModule",{value:!0})},(()=>{var w={8374:0,8792:0},W=c=>{var{ids:f,modules:r,
runtime:O}=c,S,R,P=0;for(S in r)Q.o(r,S)&&(Q.m[S]=r[S]);for(O&&O(Q);P<f.length;P++)R=f[P],Q.o(w,R)&&w[R]&&w[R][0](),w[f[P]]=0};Q.late=(c,f)=>{for(const r of c){
if(w[r]===0)continue;const{createRequire:O}=process.getBuiltinModule("module");W(O(import.meta.url)("./"+Q.u(r)))}return Q(f)},Q.f.j=(c,f)=>{var r=Q.o(w,c)?w[c]:
void 0;if(r!==0)if(r)f.push(r[1]);else{var O=import("./"+Q.u(c)).then(W,S=>{throw w[c]!==0&&(w[c]=void 0),S}),O=Promise.race([O,new Promise(S=>r=w[c]=[S])]);f.push(
r[1]=O)}}})();var he={};Q.d(he,{C:()=>Ee,a:()=>$e});const Ee=()=>Promise.all([Q.e(6135),Q.e(3403),Q.e(5046),Q.e(2172),Q.e(4276),Q.e(5696),Q.e(8374),Q.e(8580),Q.
e(4947)]).then(Q.bind(Q,4947)),$e=()=>Promise.all([Q.e(8374),Q.e(647)]).then(Q.bind(Q,647));var ve=he.C,Oe=he.a;export{ve as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
