var pe={9876:((O,W,l)=>{l.d(W,{rv:()=>me,cA:()=>_e});var f=l(255),a=l(7057),h=l(7630),y=l(101),P=l(1780),b=l(9179),T=l(3298),A=l(3628),D=l(9509);const x=4;function N(K,q){
let Y={text:K,starts:null};for(let te=0;te<x&&Y!==null;te+=1)q(C(Y,K.length)),Y=u(Y,K.length)}const I="\u2026",S=Array.from({length:128},(K,q)=>{const Y=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function E(K){return K===I?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function C({text:K,starts:q},Y){let te="",ee=!1;const J=[],z=(G,Z)=>{G===" "&&ee||(ee=G===
" ",te+=G,J.push(Z))};for(let G=0;G<K.length;G+=1){const Z=q===null?G:q[G]??Y,X=S[K.charCodeAt(G)];if(X!==void 0){z(X,Z);continue}const se=String.fromCodePoint(
K.codePointAt(G)??0);for(const ie of E(se).split(""))z(ie,Z);G+=se.length-1}return J.push(Y),{folded:te,starts:J}}const w=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),g=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
d=/[%\\&]|xn--/i;function u({text:K,starts:q},Y){if(!d.test(K))return null;let te="";const ee=[];let J=0;const z=Z=>q===null?Z:q[Z]??Y,G=Z=>{for(let X=J;X<Z;X+=
1)ee.push(z(X));te+=K.slice(J,Z)};for(const Z of K.matchAll(g)){G(Z.index),J=Z.index+Z[0].length;for(const{written:X,at:se}of k(Z)){te+=X;for(let ie=0;ie<X.length;ie+=
1)ee.push(z(Z.index+se))}}return J===0?null:(G(K.length),{text:te,starts:ee})}function k(K){const[q,Y,te,ee,J,z,G,Z,X,se]=K;if(Y!==void 0)return U(Y);if(se!==void 0)
return[{written:(0,D.mI)(se.toLowerCase()),at:0}];const ie=te??ee??Z;return L(ie!==void 0?v(Number.parseInt(ie,16)):G!==void 0?v(Number(G)):X!==void 0?w.get(X)??
q:J??(z===void 0?"":" "))}const L=K=>[{written:K,at:0}],v=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",p=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function U(K){const q=K.startsWith("%")?3:4,Y=K.replace(/(?:%|\\x)(..)/g,(te,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(Y.matchAll(p),({
0:[te="",...ee],index:J})=>{const z=te.charCodeAt(0),G=ee.reduce((Z,X)=>Z<<6|X.charCodeAt(0)&63,ee.length===0?z:z&63>>ee.length);return{written:v(G),at:q*J}})}const B="\
***",m=12,r=200;function s(K){const q=i(K);return(Y,te)=>{if(q.pieces.size===0)return Y;const ee=[];return N(Y,J=>c(J,Y,q,ee)),ee.length===0?Y:_(Y,ee,te)}}function i(K){
const q=new Set,Y=new Set,te=new Set,ee=({folded:J})=>{if(J.length<a.Il)return;const z=Math.min(J.length,m);Y.add(z);for(let G=0;G+z<=J.length;G+=1)q.add(J.slice(
G,G+z));for(let G=a.Il;G<z;G+=1)te.add(J.slice(0,G))};for(const J of(0,A.x)(K))N(J,ee);return{pieces:q,lengths:Y,heads:te}}function c({folded:K,starts:q},Y,{pieces:te,
lengths:ee,heads:J},z){const G=(X,se)=>{const ie=K[X]===" "?X+1:X;let re=K[se-1]===" "?se-1:se;for(;re<K.length&&q[re]===q[re-1];)re+=1;const ce=q[ie]??0,le=q[re]??
Y.length,ae=z.at(-1);ae===void 0||ce<ae.from||ce>ae.to?z.push({from:ce,to:le}):z[z.length-1]={from:ae.from,to:Math.max(ae.to,le)}};for(const X of ee)for(let se=0;se+
X<=K.length;se+=1)te.has(K.slice(se,se+X))&&G(se,se+X);const Z=X=>{for(let se=Math.min(m-1,X);se>=a.Il;se-=1)if(J.has(K.slice(X-se,X))){G(X-se,X);break}};for(let X=K.
indexOf(I);X>=0;X=K.indexOf(I,X+1))Z(X);Y.length>=r&&Z(K.length)}function _(K,q,Y){let te="",ee=0;for(const J of q.toSorted((z,G)=>z.from-G.from))J.to<=ee||Y.size>
0&&t(K,J,Y)||((J.from>ee||ee===0)&&(te+=K.slice(ee,J.from)+B),ee=J.to);return te+K.slice(ee)}const n=K=>K<"\x80"?/[a-z\d.:-]/i.test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
K),e=260;function t(K,{from:q,to:Y},te){const ee=G=>Math.max(q-G,G-Y)<e&&n(K[G]??"");let J=q;for(;ee(J-1);)J-=1;let z=Y;for(;ee(z);)z+=1;for(;!te.has(K.slice(J,
z));){if(z===Y||!/[.:]/.test(K[z-1]??""))return!1;z-=1}return!0}const o=64,F="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories root units exclude \
requirements namedHost stateHosts repository setting writtenAt",V="value hashes",H=new Set;function ne(K){return oe(()=>{const q=s(K);return(Y,te=H)=>{if(typeof Y==
"string")return oe(()=>q(Y,te));const ee=(0,T.O)(J=>q((0,b._U)(J),te));return oe(()=>ue(ee)(Y))}})}function oe(K){try{return K()}catch{throw new Error("tokens c\
ould not be hidden")}}function ue(K){const[q,Y]=[new Set(F.split(" ")),new Set(V.split(" "))],te={ours:new Map,theirs:new Map},ee=(z,G,Z)=>{if((0,P.rZ)(z))return(0,P.
tD)(z,K);if(Array.isArray(z)){const re=z.map(ce=>J(ce,G+1,Z));return re.every((ce,le)=>ce===z[le])?z:re}let X=!0;const se=Object.entries(z).map(([re,ce])=>{if(Z===
"ours"&&q.has(re))return[re,ce];const le=J(ce,G+1,Y.has(re)?"theirs":Z),ae=Z==="ours"?re:K(re);return X&&=ae===re&&le===ce,[ae,le]}),ie=Object.getPrototypeOf(z)===
Object.prototype;return X&&ie?z:Object.fromEntries(se)},J=(z,G,Z)=>{if(typeof z=="string")return K(z);if(G>o)return null;if(typeof z!="object"||z===null)return z;
const X=te[Z].get(z)??ee(z,G,Z);return te[Z].set(z,X),X};return z=>J(z,0,"ours")}function _e(K,q,Y=()=>{}){const te=new Map;let ee=null;const J=G=>{const Z=G.filter(
X=>!te.has(X.reveal()));if(Z.length!==0){for(const X of Z)te.set(X.reveal(),X);ee=null,Y(Z)}};oe(()=>J(ge(K,q)));const z=(G,Z)=>(ee??=ne([...te.values()]),ee(G,
Z));return{learn:G=>oe(()=>J([G])),redact:z,redactUsages:(G,Z)=>te.size===0?G:z(G,Z)}}function me(K,{redact:q}){try{return K(q)}catch{return"tf-disco crashed, a\
nd the description of the crash could not be cleared of tokens"}}const he=K=>(0,f.Fq)(K).ok;function ge(K,q){const Y=(0,h.vk)(K.tokens??"").flatMap(J=>{const z=J.
indexOf("="),G=J.slice(z+1).trim(),Z=z<0?"":J.slice(0,z).trim(),X=!Z.includes(".")&&G.includes(".")&&he(G);return Z!==""&&(!he(Z)||X)?[G,Z,J]:[G]}),te=Object.entries(
q).flatMap(([J,z])=>J.startsWith(f.xV)&&z!==void 0?[z]:[]),ee=K["github-token"]?.trim()??"";return[...Y,...te,...(0,y.W)(q),ee].filter(J=>J!=="").map(J=>new a.ou(
J))}}),3628:((O,W,l)=>{l.d(W,{K:()=>x,x:()=>T});var f=l(7811),a=l(4443),h=l(7057);function y(I){const S=I.reveal(),E=/[\r\n]/.test(S)?S.split(/[\r\n]+/):[];return[
S,...E].filter(C=>C.trim().length>=h.Il)}const P=I=>[...new Set([I,Buffer.from(I).toString("latin1")])],b=I=>["","x","xx"].flatMap(S=>{const E=Buffer.from(S+I).
toString("base64"),C=E.slice(Math.ceil(S.length*4/3)).replace(/=+$/,"");return E.endsWith("=")?[C.slice(0,-1),C]:[C]});function*T(I){const S=I.flatMap(y).map(E=>E.
trim().slice(0,h.$c));for(const E of new Set(S.flatMap(P)))yield E,E.includes(" ")&&(yield E.replaceAll(" ","+")),yield*b(E),yield Buffer.from(E).toString("hex")}
const A=16*1024,D=1024*1024;function x(I){let S=D;return E=>{const C=E.flatMap(y).flatMap(g=>[g,g.trim()]),w=[];for(const g of new Set(C.flatMap(P))){if(g.length>
A||S<0)continue;const d=N(g).filter(u=>u.trim().length>=h.Il);w.push(...d),S-=d.join("").length}for(const g of new Set([...C,...w]))I(g)}}function N(I){const S=(0,a.
zg)(I,"path"),E=(0,f.ol)(I).slice(1,-1),C=[encodeURIComponent(I.toWellFormed()),...S.ok?[S.value]:[]],w=b(I),g=Buffer.from(I).toString("hex");return[I,I.toLowerCase(),
E,JSON.stringify(I).slice(1,-1),...C,...C.map(d=>d.replace(/%[0-9A-F]{2}/g,u=>u.toLowerCase())),...w,...w.map(d=>d.replaceAll("+","-").replaceAll("/","_")),g,g.
toUpperCase()]}}),3214:((O,W,l)=>{l.d(W,{Ip:()=>a,VG:()=>f,VJ:()=>y,v7:()=>h});class f{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(b){this.#n??=b,this.#e.abort();for(const T of this.onEnd)T()}}const a=(P,b)=>{const T=setTimeout(b,P);return()=>clearTimeout(
T)};function h(P,{startTimer:b,stop:T}){return new Promise(A=>{const D=()=>{x(),T.onEnd.delete(D),A()},x=b(P,D);T.onEnd.add(D)})}function y(P,b){const T=/^\d+$/.
test(P??"")?Number(P)*1e3:Date.parse(P??"")-b;return Number.isNaN(T)?null:T}}),3087:((O,W,l)=>{l.d(W,{A3:()=>x,KE:()=>N,KI:()=>E,Or:()=>I,f8:()=>S,hM:()=>D,mk:()=>T,
qW:()=>w});var f=l(3024),a=l(6760),h=l(2432),y=l(6092),P=l(9968);const b=64*1024;function*T(u){let k="";for(const L of u)k+=L,!(k.length<b)&&(yield k,k="");k!==
""&&(yield k)}const A={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class D extends Error{name="ExplainedError"}function x(u){if(u instanceof D)return u.message;if(!I(u))return`${String(u)}; this is a bug of tf-disco, \
please report it at ${h.xV}`;const k=A[u.code];return`${u.message.split(", ")[0]}${k===void 0?"":`; ${k}`}`}function N(u){try{return u(),null}catch(k){return(0,y.
RK)(x(k))}}const I=u=>typeof u=="object"&&u!==null&&"syscall"in u&&"code"in u;function S(u,k,L){const v=C(f.realpathSync(u),k),p=(0,a.basename)(k);E(f.lstatSync(
(0,a.join)(v,p),{throwIfNoEntry:!1}));const U=(0,a.join)(v,`.${p.slice(0,60)}.${Math.random().toString(36).slice(2)}`),B=f.openSync(U,"wx");try{(0,P.ET)(B,()=>{
for(const m of L)f.writeFileSync(B,m)}),f.renameSync(U,(0,a.join)(v,p))}catch(m){throw f.rmSync(U,{force:!0}),m}}function E(u){if(!(u===void 0||u.isFile()||u.isSymbolicLink()))
throw new D(`it is ${(0,P.I)(u)}; choose another path`)}function C(u,k){const L=(0,a.resolve)(u,k),v=(0,P.UO)(L,u);if(!v&&!(0,a.isAbsolute)(k))throw new D(`it i\
s outside ${u}; use an absolute path if that is intended`);const p=v?u:(0,a.parse)(L).root;return(0,a.relative)(p,(0,a.dirname)(L)).split(a.sep).filter(Boolean).
reduce((B,m)=>g(B,m,u),p)}function w(u,k){const L=f.realpathSync(u);return d(C(L,k),(0,a.basename)(k),L)}function g(u,k,L){const v=(0,a.join)(u,k);try{f.lstatSync(
v,{throwIfNoEntry:!1})===void 0&&f.mkdirSync(v)}catch(p){if((0,P.Oj)(p)!=="EEXIST")throw p}return d(u,k,L)}function d(u,k,L){const v=(0,a.join)(u,k);if(!f.lstatSync(
v,{throwIfNoEntry:!1})?.isSymbolicLink())return v;const p=f.realpathSync(v);if(!(0,P.UO)(u,L)||(0,P.UO)(p,L))return p;throw new D(`the link ${(0,a.relative)(L,v)}\
 leads outside ${L}; remove it or choose another path`)}}),9968:((O,W,l)=>{l.d(W,{$r:()=>L,ET:()=>C,I:()=>N,Mc:()=>g,N0:()=>w,Oj:()=>E,UO:()=>k,qA:()=>D,qo:()=>S,
r7:()=>A,v2:()=>u,wX:()=>d,yR:()=>T});var f=l(4573),a=l(3024),h=l(6760);const y=16*1024*1024,P=a.constants.O_RDONLY|(a.constants.O_NONBLOCK??0)|(a.constants.O_NOCTTY??
0),b=Buffer.allocUnsafeSlow(256*1024);function T(v,p=y){const U=D(v,p);if(!Buffer.isBuffer(U))return U;const B=U.toString("utf8"),m=!B.includes("\uFFFD")||(0,f.
isUtf8)(U);return{ok:!0,text:B,isUtf8:m,bytes:U.length}}function A(v,p=y){const U=T(v,p);return U.ok?U.text:null}function D(v,p){try{return C(a.openSync(v,P),U=>{
const B=a.readSync(U,b,0,b.length,0);return B<b.length?b.subarray(0,B):I(U,p)})}catch(U){const B=E(U),m=w(()=>a.statSync(v),null);return m?.isFile()===!1?x(m,B):
{ok:!1,failure:{kind:"error",code:B}}}}const x=(v,p)=>({ok:!1,failure:{kind:"special",is:N(v),code:p}});function N(v){return v.isDirectory()?"a directory":v.isFIFO()||
v.isSocket()?v.isFIFO()?"a named pipe":"a socket":v.isFile()?"a file without a size":v.isBlockDevice()?"a block device":"a character device"}function I(v,p){const U=a.
fstatSync(v),{size:B}=U;if(B<b.length)return x(U,"ESPIPE");if(B>p)return{ok:!1,failure:{kind:"size",bytes:B,maxBytes:p}};const m=Buffer.allocUnsafeSlow(B);let r=0;
for(;r<B;){const s=a.readSync(v,m,r,B-r,r);if(s===0)break;r+=s}return m.subarray(0,r)}const S=v=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(v).code);function E(v){
if(!(typeof v=="object"&&v!==null&&"code"in v)||typeof v.code!="string"||S(v))throw v;return v.code}function C(v,p){try{return p(v)}finally{a.closeSync(v)}}function w(v,p){
try{return v()}catch(U){return E(U),p}}const g=v=>w(()=>a.readdirSync(v,{withFileTypes:!0}),[]),d=v=>g(v).map(({name:p})=>p).sort(),u=v=>g(v).flatMap(p=>p.isDirectory()?
p.name:[]);function k(v,p){const U=(0,h.relative)(p,v);return U!==".."&&!U.startsWith(`..${h.sep}`)&&!(0,h.isAbsolute)(U)}function L(v){try{const p=a.realpathSync(
v),U=a.statSync(p);return U.isFile()?{kind:"file",path:p}:U.isDirectory()?{kind:"directory",path:p}:{kind:"special",path:p,is:N(U)}}catch(p){return{kind:"error",
code:E(p)}}}}),6889:((O,W,l)=>{l.d(W,{L2:()=>T,WJ:()=>b,lF:()=>r,rU:()=>A,uQ:()=>D,w0:()=>m});var f=l(9432),a=l(9119),h=l(8032),y=l(3096),P=l(1250);const b=([s,
...i])=>s===void 0||i.length>0?"both":s;function T({setting:s,scan:i}){const{name:c}=s,_=c==="auto"?null:c==="both"?h.Du:[c],n=i===null||i.isEmpty?null:i,e=n===
null?[]:S(n,s,_),t={setting:s,signs:e,constraints:n?.constraints??[]};if(_!==null)return E(_,["set by `dialect`"],[],t);if(n===null)return E(h.Du,["CLI not dete\
cted; set `dialect` to check one"],[],t);const o=I(e);if(o.length===0)return{...E(["terraform"],["assumed; set `dialect`"],[],t),isGuess:!0};const $=x(o),M=$.flatMap(
R=>o.find(j=>j.client===R)??[]);return E($,M.map(w),o,t)}function A({clients:s},i){if(i===null||i.isEmpty)return h.zK;const c=new Set([...s,...i.tools().others]);
return i.usesTerragrunt&&c.add("terragrunt"),h.zK.filter(_=>c.has(_))}function D(s,{evidence:i,versions:c}){return(_,n)=>{const e=i.some(t=>{if(t.level!=="versi\
on-file"||t.version===null)return!1;const o=(0,y.jt)(t.place.file);return t.client===_&&(o===""||`${n}/`.startsWith(`${o}/`))});return s.version??(e?c[_]??null:
null)}}const x=s=>h.Du.filter(i=>s.some(c=>c.client===i));function N(s){const i=s.filter(({place:c})=>!(0,a.Zl)(c.file));return i.length===0?s:i}function I(s){const i=N(
s),c=P.A.find(_=>i.some(n=>n.level===_));return i.filter(({level:_})=>_===c)}function S({signs:s,tools:i,hasCloudHostname:c},{version:_},n){const e=I(s),t=n??x(
e),o=e.every(({place:V})=>(0,a.Zl)(V.file)),$=n===null&&(o||e.some(({isCloud:V})=>V)),M=_===null&&t.some(V=>m(V,[]).length>1);if(!$&&!M)return s;const{setsCloudHostname:R,
signs:j}=i(),F=c||R;return[...s.filter(({isCloud:V})=>!(V&&F)),...j]}function E(s,i,c,_){const n=s.map(o=>C(o,_)),e=n.filter(({version:o})=>o!==null),t=e.flatMap(
({signs:o})=>o.slice(0,1).map(w));return{name:b(s),clients:s,releases:n.flatMap(({releases:o})=>o),versions:Object.fromEntries(e.map(({client:o,version:$})=>[o,
$??""])),why:[...new Set([...i,...t])].join(", "),evidence:[...new Set([...c,...n.flatMap(({signs:o})=>o)])]}}function C(s,{setting:i,signs:c,constraints:_}){const n=(j,F)=>{
const[V=null,...H]=j,ne=m(s,j);return{client:s,releases:ne,version:H.length===0?V:null,signs:F}};if(i.version!==null)return n([i.version],[]);const e=N(c.filter(
j=>j.client===s&&j.version!==null)),t=new Set(e.map(({version:j})=>(j??"").replace(/^v/,"")));if(t.size>0){const j=n([...t],e);return{...j,version:r(j.version??
"")?j.version:null}}const o=N(_).map(({text:j,place:F})=>({client:s,level:"syntax",place:F,text:`requires ${(0,f.dh)(j)}`,version:j})),$=n([],[]),M=o.map(({version:j})=>j),
R=n(M,o);return R.releases.length===$.releases.length?$:R}const w=({place:s,text:i})=>`${s.file}:${s.line} ${i}`,g=[1e10,1e5,1],d=Number.POSITIVE_INFINITY,u={from:0,
before:d},k={from:Number.MAX_SAFE_INTEGER,before:d},L=200,v=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function p(s){if(s.length>L)return null;if(s==="latest")return k;const i=s.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(_=>_!==""),c=i.map(U);return i.length===0||c.includes(null)?null:{from:Math.max(...c.map(_=>_?.from??0)),before:Math.min(...c.map(_=>_?.before??d))}}function U(s){
const i=v.exec(s);if(i===null)return null;const[,c="",..._]=i,n=_.slice(0,3).filter(M=>/^\d/.test(M??"")),{length:e}=n,t=n.reduce((M,R,j)=>M+Number(R)*(g[j]??0),
0),o=M=>{const R=g[Math.max(M,1)-1]??1;return t-t%R+R};if(c==="!=")return u;if(c===">=")return{from:t,before:d};if(c===">")return{from:o(e),before:d};if(c==="<")
return{from:0,before:t};if(c==="<=")return{from:0,before:o(e)};const $={"~>":e-1,"^":1,"~":Math.min(e,2)}[c];return{from:t,before:o($??e)}}function B(s,i){const{
from:c,before:_}=p(s)??u,n=p(i.from??"")?.from??0,e=p(i.before??"")?.from??d;return c<e&&n<_}function m(s,i){const c=h.pH.filter(n=>n.client===s),_=c.filter(n=>i.
some(e=>B(e,n)));return _.length===0?c:_}const r=s=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(s)}),1250:((O,W,l)=>{l.d(W,{A:()=>P,j:()=>b});var f=l(
2170),a=l(9119),h=l(8032),y=l(5243);const P=["lock-file","syntax","version-file","tool","hook"];class b{signs=new Map;constraints=new Map;addFile({file:D,kind:{
clients:x},scope:N,isContext:I}){if(I)return;const[S,...E]=x;if(S!==void 0&&E.length===0&&!/(^|\/)[.#][^/]*$/.test(D)){const C=`is read by ${h.bB[S]} only`;this.
addSign({client:S,level:"syntax",place:{file:D,...f.wv},text:C})}for(const C of N.declared){const{kind:w,text:g,place:d}=C;if(w==="version")T(this.constraints,g,
C);else if(w==="binary"){const u=g==="tofu"?"opentofu":"terraform";this.addSign({client:u,level:"version-file",place:d,text:"sets terraform_binary"})}else if((0,h.
SO)(w)){const{client:u,what:k}=h.$I[w];this.addSign({client:u,level:"syntax",place:d,text:`has ${k}`})}}}end(D){for(const{kind:x,host:N,place:I,clients:S,isOverridden:E,
text:C}of D)if(x==="lock_provider"){const w=h.Du.find(d=>(0,y.Vm)(d)===N),g=`locks providers from ${N}`;w&&this.addSign({client:w,level:"lock-file",place:I,text:g})}else
x==="cloud_default"&&!E&&S.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:I,text:"has a cloud block without hostname",isCloud:!0}):
x==="module"&&C?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:I,text:"uses an OCI registry"});return{signs:[...this.signs.values()],
constraints:[...this.constraints.values()]}}addSign(D){T(this.signs,`${D.client} ${D.text}`,{...D,version:null})}}function T(A,D,x){const N=(0,a.Zl)(x.place.file)?
`${D} aside`:D;A.has(N)||A.set(N,x)}}),6429:((O,W,l)=>{l.d(W,{NW:()=>b,RY:()=>y,Wg:()=>f,r5:()=>a});const f=({prefix:T,bits:A},D)=>T.length===D.length&&T.every(
(x,N)=>{const I=Math.min(Math.max(8*(N+1)-A,0),8);return x>>I===(D[N]??0)>>I});function a(T){if(!T.includes(":"))return h(T);const A=T.indexOf("%");return A===T.
length-1?null:P(A<0?T:T.slice(0,A))}function h(T){const A=T.split("."),D=A.length===4&&A.every(N=>/^(0|[1-9]\d{0,2})$/.test(N)),x=A.map(Number);return D&&x.every(
N=>N<=255)?x:null}function y(T){const A=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(T)?URL.parse(`http://${T}`):null;return A&&h(A.hostname)}function P(T){const A=/^[\da-f:.]+$/i.
test(T)?URL.parse(`http://[${T}]`):null;if(A===null)return null;const[D=[],x=[]]=A.hostname.slice(1,-1).split("::").map(I=>I.split(":").filter(Boolean)),N=Array(
8-D.length-x.length).fill("0");return[...D,...N,...x].flatMap(I=>{const S=Number.parseInt(I,16);return[S>>8,S&255]})}const b=T=>/^(?:0,){10}255,255$/.test(T.slice(
0,12).join())?T.slice(12):T}),9562:((O,W,l)=>{l.d(W,{G:()=>f,V:()=>x});const f=m=>typeof m=="object"&&m!==null&&!Array.isArray(m),a=1e4,h=5e5,y=34,P=44,b=58,T=91,
A=123,D=125;function x(m,r){const s=new E(m,r),i=s.run();if(i!==null)return{ok:!1,...B(m,i)};const c=m.slice(0,s.end),_=c.includes("\\u")?c.replace(N,(n,e)=>e===
void 0?n:"\\ufffd"):c;return{ok:!0,value:JSON.parse(_)}}const N=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
I=["the text ends before the JSON value is complete","check that the file was not truncated"],S="more values than this check reads";class E{#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(r,s){this.#e=r,this.#n=s}run(){const r=this.#e,s=this.#s,i=d(r,0);for(let _=i,n=0;_<r.length;_=d(r,n)){const e=r.charCodeAt(
_);if(n=this.#a(_,e),n<0)return this.#u(_,~n);if(this.end=n,this.#n==="decoder"&&this.#t==="next"&&s.length===0)return null;this.#r=e,this.#c=_}return this.#t!==
"next"||s.length>0?[r.length,...I]:this.#n==="map"&&this.#o>=0&&r.charCodeAt(i)===A?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(r,s){
const i=this.#s[this.#s.length-1];if(s===i&&(this.#t==="next"||C(this.#r)))return this.#s.pop(),this.#t="next",r+1;switch(this.#t){case"value":return this.#l(r,
s);case"key":return s!==y?~r:(this.#t="colon",u(this.#e,r));case"colon":return s!==b?~r:(this.#t="value",r+1);case"next":return s!==P||i===void 0?~r:(this.#t=i===
D?"key":"value",r+1)}}#l(r,s){if(this.#i+=1,this.#i>h)return~r;if(C(s))return this.#s.length===a?~r:(this.#s.push(s+2),this.#t=s===A?"key":"value",r+1);const i=s===
y,c=i?u(this.#e,r):k(this.#e,r);return c<0||(!i&&this.#o<0&&L(this.#e,r,c)&&(this.#o=r),this.#t="next"),c}#u(r,s){const i=this.#e,c=i.charCodeAt(r),_=this.#s.at(
-1);if(this.#i>h)return[r,S,"split the text"];if(s>r)return[s,...v(i,s)];if(this.#t==="value"&&C(c))return[r,`more than ${a} levels of nesting`,"nest brackets l\
ess deeply"];if(c===_&&this.#r===P)return[this.#c,"trailing comma","remove the comma"];const n=_===void 0?void 0:String.fromCharCode(_);return[r,...U(i.slice(r,
r+2),this.#t,n)]}}const C=m=>m===A||m===T,w=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,g=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function d(m,r){let s=r;for(;s<m.length&&!(m.charCodeAt(s)>32||!` 	
\r`.includes(m.charAt(s)));s+=1);return s}function u(m,r){let s=r+1;for(w.lastIndex=s;w.test(m);)s=w.lastIndex;return m.charCodeAt(s)===y?s+1:~s}function k(m,r){
return g.lastIndex=r,g.test(m)?g.lastIndex:~r}const L=(m,r,s)=>s-r>=5&&Math.abs(Number(m.slice(r,s)))===1/0;function v(m,r){return r===m.length?I:m[r]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const p=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function U(m,r,s){for(const[i,...c]of p)if(i.test(m))
return c;switch(r){case"value":return/^[}\]:]/.test(m)?["missing value","add the value"]:/^[-+.\d]/.test(m)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return s===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(m)?["wrong closing bracket",`write ${s}`]:["missing comma","add the comma"]}}function B(m,[r,s,i]){const c=m.slice(0,r),_=c.split(
`
`).length,n=c.slice(c.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${_}, column ${n}`}: ${s}`,advice:i,isLimit:s===S}}}),7811:((O,W,l)=>{l.d(W,{Dw:()=>D,Ju:()=>N,
TR:()=>I,_6:()=>T,ol:()=>h,s8:()=>x});const f=`"\\\x07\b\f
\r	\v`,a='"\\abfnrtv';function h(S){if(/^[ !#-[\]-~]*$/.test(S))return`"${S}"`;const E=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${S.toWellFormed().replace(
E,y)}"`}function y(S){const E=S.codePointAt(0)??0;return f.includes(S)?`\\${a[f.indexOf(S)]}`:E<128?`\\x${P(E,2)}`:E<65536?`\\u${P(E,4)}`:`\\U${P(E,8)}`}const P=(S,E)=>S.
toString(16).padStart(E,"0"),b=new TextDecoder("utf-8",{ignoreBOM:!0}),T=S=>b.decode(S),A=($late2??=new RegExp("\\p{White_Space}","u"));function D(S){let E=0;for(;A.test(S.charAt(E));)E+=
1;return S.slice(E)}function x(S){let E=S.length;for(;A.test(S.charAt(E-1));)E-=1;return S.slice(0,E)}const N=S=>({ok:!0,value:S}),I=S=>({ok:!1,why:S})}),4443:((O,W,l)=>{
l.d(W,{Ge:()=>g,Uw:()=>E,V$:()=>A,h0:()=>S,xB:()=>C,zg:()=>D});var f=l(7811);const a=`!$&'()*+,;=:[]<>"`,h={path:"$&+,/:;=@",host:a,zone:a,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},y=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,P=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,T={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function A(d,u){let k="";for(const{0:L,index:v}of d.matchAll(y))if(P.test(L)||h[u].includes(L))k+=L;else{if(L===
"%")return(0,f.TR)(I(d,v));if(L.startsWith("%")){const p=Number.parseInt(L.slice(1),16);if(x(p,u))return(0,f.TR)(`invalid URL escape "${L}"`);k+=N(p,u)}else if(L>
"\x7F")k+=encodeURIComponent(L.toWellFormed());else{if(u==="host"||u==="zone")return(0,f.TR)(`invalid character ${(0,f.ol)(L)} in host name`);k+=N(L.charCodeAt(
0),u)}}return(0,f.Ju)(k)}function D(d,u){return d==="%2A"&&u==="path"?(0,f.Ju)("*"):T[u].test(d)&&!b.test(d)?(0,f.Ju)(d):A(d,u)}function x(d,u){return u==="host"?
d<128&&d!==37:u!=="zone"||d===37||d===32?!1:N(d,"zone").startsWith("%")}function N(d,u){const k=String.fromCharCode(d);return P.test(k)||h[u].includes(k)?k:`%${d.
toString(16).toUpperCase().padStart(2,"0")}`}const I=(d,u)=>`invalid URL escape ${(0,f.ol)(d.slice(u,u+3))}`;function S(d){for(const u of d.split("&")){if(u.includes(
";"))return"invalid semicolon separator in query";const[,...k]=/^([^=]*)=?(.*)$/s.exec(u)??[];for(const L of k){const v=L.search(b);if(v>=0)return I(L,v)}}return null}
const E=d=>d.replace(/(?:%[0-9A-F]{2})+/g,u=>(0,f._6)(Uint8Array.from(u.slice(1).split("%"),k=>Number.parseInt(k,16))));function C(d){return d.split("&").flatMap(
u=>{if(u===""||u.includes(";"))return[];const[,...k]=/^([^=]*)=?(.*)$/s.exec(u)??[],[L,v]=k.map(p=>A(p.replaceAll("+","%20"),"query"));return L?.ok&&v?.ok?[[w(L.
value),w(v.value)]]:[]})}const w=d=>d.replaceAll("%20","+"),g=d=>d.toSorted(([u],[k])=>u<k?-1:u>k?1:0).map(([u,k])=>`${u}=${k}`).join("&")}),8643:((O,W,l)=>{l.d(
W,{Dl:()=>x,EN:()=>C,L5:()=>E,O2:()=>s,Pl:()=>I,aR:()=>d,cz:()=>S,jr:()=>N,lv:()=>P,sX:()=>i,t5:()=>w});var f=l(9179),a=l(6429),h=l(7811),y=l(4443);const P={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},b=/[^ -~\u0080-\u{10ffff}]/u,T=/^([A-Za-z][A-Za-z0-9+.-]*):/,A=/^(?::[0-9]*)?$/,D=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function x(n){const[e,t]=r(n,"#"),o=u(e);if(!o.ok)return(0,h.TR)(`parse ${(0,h.ol)(e)}: ${o.why}`);const $=(0,y.zg)(t,"fragment");return $.ok?(0,h.Ju)({...o.value,
fragment:$.value}):(0,h.TR)(`parse ${(0,h.ol)(n)}: ${$.why}`)}function N(n){const e=n.scheme===""?"":`${n.scheme}:`,t=n.fragment===""?"":`#${n.fragment}`,o=n.opaque===
""?B(n)+m(n):n.opaque;return[e,o,g(n),t].join("")}function I(n){const e=n.opaque&&(0,f.Mi)(`//${n.opaque}`,"").slice(2);return(0,f.Mi)(N({...n,opaque:e,query:"",
forceQuery:!1,fragment:""}),"")}function S(n){const e=n.host.lastIndexOf(":"),t=e>=0&&A.test(n.host.slice(e)),o=t?n.host.slice(0,e):n.host,$=o.startsWith("[")&&
o.endsWith("]");return{name:(0,y.Uw)($?o.slice(1,-1):o),port:t?n.host.slice(e+1):""}}const E=n=>n==="https"?443:80,C=n=>n.includes(":")?`[${n}]`:n,w=n=>(n.opaque||
n.path||"/")+g(n),g=({forceQuery:n,query:e})=>n||e!==""?`?${e}`:"";function d(n){if(n.user===null)return null;const e=`${n.user.name}:${n.user.password??""}`.replace(
/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`Basic ${btoa(e)}`}function u(n){if(b.test(n))return(0,h.TR)("net/url: invalid con\
trol character in URL");if(n.startsWith(":"))return(0,h.TR)("missing protocol scheme");const e=T.exec(n)?.[1]??"",t=e.toLowerCase(),[o,$]=r(e===""?n:n.slice(e.length+
1),"?"),M=$===""&&n.endsWith("?"),R={...P,host:"",path:"",scheme:t,query:$,forceQuery:M};return o.startsWith("/")?k(R,o):t!==""?(0,h.Ju)({...R,opaque:o}):r(o,"/")[0].
includes(":")?(0,h.TR)("first path segment in URL cannot contain colon"):L(R,o)}function k(n,e){if(!(e.startsWith("//")&&(n.scheme!==""||!e.startsWith("///"))))
return L({...n,omitHost:n.scheme!==""},e);const[o]=r(e.slice(2),"/"),$=o.lastIndexOf("@"),M=p(o.slice($+1),n.scheme);if(!M.ok)return M;const R=$<0?(0,h.Ju)(null):
v(o.slice(0,$));return R.ok?L({...n,user:R.value,host:M.value},e.slice(2+o.length)):R}function L(n,e){const t=(0,y.zg)(e,"path");return t.ok?(0,h.Ju)({...n,path:t.
value}):t}function v(n){if(!D.test(n))return(0,h.TR)("net/url: invalid userinfo");const[e,t]=r(n,":"),o=(0,y.V$)(e,"user");if(!o.ok)return o;if(!n.includes(":"))
return(0,h.Ju)({name:o.value,password:null});const $=(0,y.V$)(t,"user");return $.ok?(0,h.Ju)({name:o.value,password:$.value}):$}function p(n,e){const t=n.lastIndexOf(
"[");if(t>0)return(0,h.TR)("invalid IP-literal");if(t===0)return U(n);const o=n.indexOf(":"),$=/^https?$/.test(e)?o:n.lastIndexOf(":"),M=$<0?"":n.slice($);return A.
test(M)?(0,y.V$)(n,"host"):(0,h.TR)(`invalid port ${(0,h.ol)(M)} after host`)}function U(n){const e=n.lastIndexOf("]");if(e<0)return(0,h.TR)("missing ']' in hos\
t");const t=n.slice(e+1);if(!A.test(t))return(0,h.TR)(`invalid port ${(0,h.ol)(t)} after host`);const o=n.slice(0,e).indexOf("%25"),$=o<0?e:o,M=(0,y.V$)(n.slice(
1,$),"host");if(!M.ok)return M;const R=(0,y.V$)(n.slice($,e),"zone");if(!R.ok)return R;const j=(0,y.Uw)(M.value+R.value),F=(0,a.r5)(j);return F===null?(0,h.TR)(
`invalid host: ParseAddr(${(0,h.ol)(j)}): unable to parse IP`):F.length===4?(0,h.TR)("invalid IP-literal"):(0,h.Ju)(`[${M.value}${R.value}]${t}`)}function B(n){
if(n.host===""&&n.user===null&&(n.scheme===""||n.omitHost||n.path===""))return"";const t=n.user?.password??null;return`//${(n.user?.name??"")+(t===null?"":`:${t}`)}${n.
user===null?"":"@"}${n.host}`}function m(n){return n.host!==""&&n.path!==""&&!n.path.startsWith("/")?`/${n.path}`:n.scheme===""&&B(n)===""&&r(n.path,"/")[0].includes(
":")?`./${n.path}`:n.path}function r(n,e){const t=n.indexOf(e);return t<0?[n,""]:[n.slice(0,t),n.slice(t+e.length)]}function s(n,e){const t=x(e);return t.ok?(0,h.
Ju)(i(n,t.value)):t}function i(n,e){const t=e.scheme||n.scheme;if(e.scheme!==""||e.host!==""||e.user!==null)return{...e,scheme:t,path:_(e.path)};const o=e.path===
""&&!e.forceQuery&&e.query==="",$=o?n.query:e.query,M=o&&e.fragment===""?n.fragment:e.fragment;if(e.path===""&&n.opaque!=="")return{...e,scheme:t,query:$,fragment:M,
opaque:n.opaque};const R=_(c(n.path,e.path));return{...e,scheme:t,query:$,fragment:M,user:n.user,host:n.host,path:R}}function c(n,e){return e===""?n:e.startsWith(
"/")?e:n.slice(0,n.lastIndexOf("/")+1)+e}function _(n){if(n==="")return"";const e=n.split("/"),t=[];for(const M of e)M===".."?(t.pop(),t.length===1&&t[0]===""&&
t.pop()):M!=="."?t.push(M):t.length===0&&t.push("");const o=`/${t.join("/")}${/(^|\/)\.\.?$/.test(n)?"/":""}`,$=(0,y.zg)(o.startsWith("//")?o.slice(1):o,"path");
return $.ok?$.value:o}}),9432:((O,W,l)=>{l.d(W,{$$:()=>I,B9:()=>v,Cw:()=>i,I0:()=>S,K4:()=>N,NM:()=>B,VW:()=>L,Wt:()=>u,YA:()=>r,_r:()=>m,dh:()=>T,eZ:()=>E,gL:()=>p,
go:()=>w,mP:()=>g,oZ:()=>_,pk:()=>s,px:()=>A,qZ:()=>U,zN:()=>x,zd:()=>C});var f=l(8032),a=l(1780),h=l(5106),y=l(9179);const P=300,b=8192;function T(n,e=P){const{
length:t}=n,o=t>b?(0,y.NE)(n.slice(0,b)):(0,y._U)(n);return o.length<=e?o:`${structuredClone(o.slice(0,e).toWellFormed())}\u2026`}const A=(n,e)=>`${n} ${n===1?e:
D(e)}`,D=n=>`${n.replace(/(?<=[^aeiou])y$/,"ie")}s`;function x(n,e){const{length:t}=n,o=typeof e=="number"?e:t<=2*e.few?t:e.few,$=n.slice(o);return{shown:n.slice(
0,o),rest:$,more:$.length}}function N(n,e,t=String,o=$=>`${$} more`){const{shown:$,more:M}=x(n,e),R=$.map(j=>t(j)).join(", ");return M>0?`${R} and ${o(M)}`:R}const I=n=>new TextEncoder().
encode(n).length;function S(n,e,t,o){const $=[];let M=0;for(const R of Iterator.from(n).map(o)){if(M+=I(R)+t,M>e)break;$.push(R)}return{shown:$,more:n.length-$.
length}}const E=n=>n.map(e=>f.bB[e]).join(" and "),C=n=>(0,a.xI)`the clients print "${n}"`;function w(n){return n===null?"null":Array.isArray(n)?"an array":typeof n==
"object"?"an object":`a ${typeof n}`}function g(n){if(n.kind==="error")return`cannot be read: ${n.code}`;if(n.kind==="special")return`is ${n.is} and is not read`;
const{bytes:e,maxBytes:t}=n;return`has ${e} bytes and is not read; the limit is ${t/1024/1024} MiB`}const d={[h.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[h.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function u(n){return n.flatMap(t=>d[t]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const k=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),L=n=>k.
get(n)??null,v=n=>`wait and run the check again; see ${L(n)??"its status page"}, and consider a network mirror for providers`,p=n=>`if that is intended, set \`al\
lowed-hosts\` to all hosts that may be used, with ${n}`,U=n=>(0,a.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,a.KT)(n)} is public, so this network or country is blocked`;
function B({page:n,asked:e},t){if(n===null)return t;const o=n.title===""?"":` ("${n.title}")`,$=t.guest??U(e);switch(n.kind){case"sign-in":return{operator:"allo\
w unauthenticated requests to /.well-known/terraform.json",guest:$,because:`the host returned a sign-in page${o}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${o}: allow this machine to reach the host`;case"other":{const M=`the host returned an HTML page${o}`;return{user:u([]),...t,guest:$,
because:M}}}}function m({url:n,status:e,reason:t,said:o},$=!1){const M=o===void 0?"":` ("${T(o)}")`;return(0,a.xI)`${$?"":(0,a.xI)`${(0,a.KT)(n)} returned `}${`${e}\
 ${T(t)}`.trim()}${M}`}const r=n=>`${Math.round(n/100)/10} s`,s=n=>n.map(i).join("; ");function i(n){switch(n.kind){case"deadline":return`the check reached its \
deadline of ${r(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-disco crashed";case"missing":return c(n)}}function c({
repositories:n,total:e}){const t=n.length===1?"is":"are",o=N(n,10,T);return`${n.length} of ${A(e,"repository")} ${t} missing: ${o}`}const _=({kind:n,address:e,version:t})=>t===
""?(0,a.xI)`${n} ${T(e)}`:(0,a.xI)`${n} ${(0,a.KT)(e)} ${T(t,40)}`}),2170:((O,W,l)=>{l.d(W,{Qp:()=>A,W7:()=>T,Xd:()=>b,ht:()=>P,kH:()=>h,wv:()=>y});var f=l(8032),
a=l(9119);function h(D,{clients:x=f.zK,...N}={}){return{problem:D,severity:D.severity,affects:D.affects.filter(I=>x.includes(I)),clients:x,host:null,services:[],
places:[],needed:!0,...N}}const y={line:1,column:1,endColumn:1};function P(D,x,N=y){const I={file:D===""?".":D,...N};return h(x,{places:[I],clients:f.Du})}const b=({
places:D})=>D.find(x=>typeof x!="string")??null,T=D=>b(D)?.file??"",A=(D,x)=>(0,a.c1)(D,N=>JSON.stringify(x(N))).map(N=>{const[I]=N;if(N.length===1)return I;const S=w=>[
...new Set(N.flatMap(w))],E=S(w=>w.exclude??[]),C=S(w=>w.rowKeys??[]);return{...I,needed:N.some(({needed:w})=>w),affects:S(({affects:w})=>w),clients:S(({clients:w})=>w),
places:(0,a.As)((0,a.jH)(N.flatMap(({places:w})=>w))),...E.length===0?{}:{exclude:E},...C.length===0?{}:{rowKeys:C}}})}),9119:((O,W,l)=>{l.d(W,{As:()=>k,II:()=>g,
MV:()=>m,NP:()=>u,R3:()=>w,WD:()=>d,Zl:()=>B,_M:()=>E,bH:()=>S,c1:()=>P,df:()=>y,en:()=>N,eo:()=>C,jH:()=>T,kn:()=>a,n7:()=>r,t6:()=>b,yJ:()=>I});var f=l(6092);
function a({through:s,file:i,line:c}){const _=s.map(n=>(0,f.J7)(n)).join(" > ");return i===""?_:`${_}: ${(0,f.J7)(i)}:${c}`}const h=({inside:s})=>s===void 0?"":
` \u2192 ${a(s)}`,y=s=>typeof s=="string"?s:`${s.line}:${s.column} ${s.file}${h(s)}`,P=(s,i)=>[...Map.groupBy(s,i).values()],b=(s,i)=>P(s,i).map(([c])=>c),T=s=>b(
s,y),A="//",D=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,x=1e3,N=s=>s.length<=x&&D.test(s),I=(s,i)=>`${s}${A}${i}`;function S(s){const i=E(s);return i===
null?{repository:i,path:s}:{repository:i,path:s.slice(i.length+A.length)}}function E(s){const i=s.indexOf(A);return i>0&&N(s.slice(0,i))?s.slice(0,i):null}const C=s=>typeof s==
"string"?s:`${g(s.file)}:${s.line}${h(s)}`,w=s=>`${g(s.file)}:${s.line}:${s.column}${h(s)}`;function g(s){const{repository:i,path:c}=S(s);if(i===null)return(0,f.
J7)(s);const _=(0,f.J7)(i);return c==="."?_:`${_}//${(0,f.J7)(c)}`}const d=1e4,u=s=>b(s,i=>typeof i=="string"?i:E(i.file)),k=s=>s.length<=d?s:[...new Set([...u(
s),...s])].slice(0,d),L=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
v=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,p=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function U(s){const{path:i}=S(
s),c=i.split("/").slice(0,p.test(i)?-2:-1);return c.find((_,n)=>L.test(_)&&!(_==="test"&&c.slice(0,n).some(e=>v.test(e))))}const B=s=>U(s)!==void 0,m=({file:s,isInUse:i})=>i!==
!0&&B(s);function r(s){const i=U(s);return(i===void 0?S(s).path:`**/${i}`).replace(/[\\{}[\]?!()]/g,"?")}}),2485:((O,W,l)=>{l.d(W,{Kc:()=>x,L6:()=>b,NM:()=>B,cr:()=>m,
x3:()=>d});var f=l(9179),a=l(255),h=l(5243);const y=1024,P=r=>(0,a.Pv)(r).ok;function b(r){if(r.length>y)return null;const s=(0,a.Pv)(r);if(s.ok)return T(r,(0,a.
pk)(s.value));const i=N(r);if(i!==null)return i;const{inside:c,removed:_}=E(r);if(!(0,f.Mi)(r,"").includes(c))return"write the hostname alone, not a URL";for(const n of _.
length===0?[]:[c,c.replace(/:\D.*$/s,"")])if(P(n))return`remove ${C(_)}: ${n}`;return w(c)}function T(r,s){if(/(^|\.)xn--/i.test(r))return`write it in Unicode: ${s}\
; upper-case punycode is only accepted by accident`;const i=s.replace(/(?<!\.)\.+(?=$|:)/,"");return i===s?null:`remove the trailing dot: tokens and settings fo\
r ${i} do not apply to this host`}const A=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,D="replace the p\
laceholder",x=r=>A.test(r);function N(r){if(x(r))return D;const s=r.split(/[\s,;]+/).filter(i=>i!=="");return s.length<2?null:s.every(i=>i.includes(".")&&P(i))?
`write one hostname at a time: ${s[0]}`:"remove the spaces, commas and semicolons"}const I=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,S=[["the whit\
e space",r=>r.trim()],["the quotation marks",r=>r.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",r=>r.replace(I,"")],["the trailing slash",r=>r.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",r=>r.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",r=>r.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",r=>r.slice(r.lastIndexOf("@")+
1)],["the trailing colon",r=>r.replace(/^([^:]*):$/,"$1")]];function E(r){let s=r;const i=[];for(const[c,_]of S){const n=_(s);n!==s&&i.push(c),s=n}return{inside:s,
removed:i}}const C=r=>r.join(", ").replace(/, ([^,]*)$/," and $1");function w(r){if(/^\[.*\](:\d+)?$/s.test(r)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(r))return"\
use a DNS name; the clients do not support IPv6 addresses";if(r.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(r)){
const _=(0,a.WV)(r);return P(_)?`write it in Unicode: ${_}`:"write it in Unicode, not in punycode"}if(r.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(r.includes("_")){const _=r.replaceAll("_","-");return`a hostname cannot contain underscores${P(_)?`; did you mean ${_}?`:""}`}const s=r.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(s!==r&&P(s))return`remove the extra dots: ${s}`;if(/(^|\.)-|-(\.|:|$)/.test(r))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(r))return"a label cannot have hyphens as its third and fourth character";const[,i="",c=""]=/^([^:]*):(.*)$/s.
exec(r)??[];return P(i)?/^[+-]?[0-9]+$/.test(c)?"use a port from 1 to 65535":`write the port as a number: ${i}:8443`:null}const g=r=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(r),d="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",u=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function k(r,s){if(r==="")return d;if(!s&&x(r))return D;if(r!==r.trim())return"remove the white space around the address";const[,i="",c=""]=/^(https?:\/\/)(.*)$/i.
exec(r)??[],_=c.replace(u,"$1/$2"),n=(0,h.rE)(_,"terraform");return i===""||!n.ok||n.value.hostImplied?null:`write ${_} to use the module of the registry${s?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function L([r="",...s]){if(s.length!==3)return null;const[,i="",c=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(r)??[];return i!=="localhost"&&c===""?g(r)?b(r):null:`write a host with a dot, such as 127.0.0.1${c} or ${i}.localdomain${c}`}function v(r){if(r.length===3&&
g(r[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${r[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const s=/^https?:$/i.test(r[0]??"")&&r[1]==="",[i="",...c]=s?r.slice(2):r;return c.length<4||!g(i)?null:/^v?\d+\.\d+/.test(c[3]??"")?`write ${[i,...c.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[i,...c.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${c[0]}, and a namespace has one part (in GitLab, the top-level group)`}function p(r,s){if(r.includes("://"))return null;if(s.
length>=3&&r.includes("?"))return"remove the query; set the version with the `version` argument";const i=s.at(-1)??"";return[3,4].includes(s.length)&&/[A-Z]/.test(
i)?`write the target system in lower case: ${[...s.slice(0,-1),i.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(r)?`write ./${r} to use a directory\
 of the same repository${s.length<5?"":`, or ${s.slice(0,3).join("/")}//${s.slice(3).join("/")} for one of a registry module`}`:null}function U(r){const[,s="",i=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(r)??[],c=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(s)?.[1];if(c!==void 0)return`write git::${c} instead of ${s}`;const[_]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
r)??[];return _!==void 0&&(0,f.Mi)(r)===r?`write git@${_} instead of ${_}`:(0,h.rE)(i,"terraform").ok?`write ${i} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${d} (of Git, with git:: before it)`}function B(r,s,i){if(s.kind==="local"||r.length>y)return null;const[c="",..._]=r.split("\
/");if(i.ok)return i.value.hostImplied?null:b(c);const n=_.length===0?[]:_.join("/").split("//",1)[0]?.split("/")??[],e=s.kind==="remote"&&s.refusal===null,t=[c,
...n],o=k(r,e)??L(t);return o!==null||e?o:s.kind==="remote"&&!/^[^/]+:\d+\//.test(r)?U(r):v(t)??p(r,t)}function m(r){if(r.length>y)return null;if(x(r))return D;
if(r!==r.trim())return"remove the white space around the address";const[,s=""]=/^https?:\/\/(.*)$/i.exec((0,f.Mi)(r,""))??[];if(s!=="")return`remove the scheme:\
 ${s}`;const i=r.split("/"),[c=""]=i;return i.length===2&&g(c)?"write HOST/NAMESPACE/TYPE, two parts after the host":i.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":i.length===3?b(c):null}}),8032:((O,W,l)=>{l.d(W,{$I:()=>S,Du:()=>b,Eo:()=>s,Jd:()=>r,Mq:()=>w,NX:()=>C,SO:()=>E,SZ:()=>D,Y8:()=>U,
Yr:()=>x,ab:()=>I,bB:()=>A,d3:()=>B,mh:()=>i,n3:()=>h,pH:()=>u,rG:()=>N,sX:()=>m,tB:()=>L,zK:()=>T});const f="registry.terraform.io",a=[f,"registry.opentofu.org"],
h=c=>a.includes(c),y=["modules.v1","providers.v1"],P={terraform:{name:"Terraform",uses:y,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:y,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:y,replaces:y,defaults:a},renovate:{name:"Renovate",uses:y,replaces:[],defaults:[f]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:a},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},b=["terraform","opentofu"],T=Object.keys(
P),A=Object.fromEntries(Object.entries(P).map(([c,{name:_}])=>[c,_])),D=c=>y.includes(c)?T.filter(_=>P[_].uses.includes(c)):b,x=c=>T.filter(_=>P[_].defaults?.includes(
c)),N=T.filter(c=>P[c].replaces.length>0),I=c=>T.filter(_=>P[_].replaces.includes(c)),S={language:{client:"opentofu",what:"a language block"},encryption:{client:"\
opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action b\
lock"}},E=c=>Object.hasOwn(S,c),C={terraform:3,opentofu:9},w=c=>c===429||c>=500&&c!==501,g={from:null,before:null,retries:0,skipsOverridden:!1},d={...g,client:"\
terraform"},u=[{...d,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...d,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},
{...g,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],k={terraform:"1.15.0",opentofu:"1.12.0"};function L(c,_){const n=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,e]=n.exec(_[c]??"")??[];return e===void 0?k[c]:`${e}.0.0`.split(".",3).join(".")}const v=c=>c.split(".").reduce((_,n)=>1e5*_+Number(n),0),p=(c,_)=>v(c)>=v(_),
U={terraform:"1.15",opentofu:"1.8"},B=c=>b.filter(_=>_==="terraform"?!c.releases.some(n=>n.client===_&&n.before===null):!p(L(_,c.versions),"1.8.0")),m=c=>p(c,"1\
.12.0"),r=(c,_)=>c==="opentofu"||!p(_,"1.13.0"),s=c=>p(c,"1.14.0");function i(c,{attemptMs:_,retries:n}){const e=c.findIndex(({response:t,hops:o,headMs:$},M)=>M===
n?!0:$===null?t.kind==="received"||!t.transient:$<=_&&!w(o.at(-1)?.status??0));return e<0?null:e}}),255:((O,W,l)=>{l.d(W,{$k:()=>w,$o:()=>U,Bz:()=>s,Fq:()=>x,Jr:()=>B,
Pm:()=>v,Pv:()=>T,Rt:()=>D,Sv:()=>E,WV:()=>S,cu:()=>C,ev:()=>m,fK:()=>g,nx:()=>I,pk:()=>N,xV:()=>b,yo:()=>p});var f=l(7811),a=l(8643),h=l(9509);const y=443,P=65535,
b="TF_TOKEN_";function T(e){const{name:t,portion:o}=d(e.toWellFormed()),$=u(o);if(!$.ok)return/^https?$/i.test(t)?(0,f.TR)("need just a hostname and optional po\
rt number, not a full URL"):$;if($.value.startsWith(":-"))return(0,f.TR)("port number is negative");const M=k(t);if(M!==null)return(0,f.TR)(M);const R=(0,h.YE)(
t);return R.ok?R.value===""?(0,f.TR)("nothing is left of the hostname once it is normalized"):(0,f.Ju)(R.value+$.value):R}const A=new Set(["localterraform.com",
"localtofu.com"]),D=e=>A.has(e);function x(e){const t=T(e);return t.ok||!e.includes("xn--")?t:T(S(e))}function N(e){const{name:t,portion:o}=d(e);return(0,h.DI)(
t)+o}function I(e){const t=N(e);return t===e?e:`${t} (${e})`}function S(e){const{name:t,portion:o}=d(e.toWellFormed()),$=u(o);return((0,h.QC)(t)??t)+($.ok?$.value:
o)}function E(e){const{name:t,portion:o}=d(e);return{name:t,port:o===""?y:Number(o.slice(1))}}const C=e=>({...a.lv,scheme:"https",host:e,path:"/.well-known/terr\
aform.json",forceQuery:!1});function w(e){if(!e.startsWith(b))return null;const t=e.slice(b.length).replaceAll("__","-").replaceAll("_","."),o=T(S(t));return o.
ok?o.value:null}function g(e){const t=[e,N(e)].flatMap(o=>[o.replaceAll("-","__"),o]).map(o=>b+o.replaceAll(".","_"));return[...new Set(t)].filter(o=>w(o)===e)}
function d(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.slice(0,t),portion:e.slice(t)}}function u(e){if(e==="")return(0,f.Ju)("");const t=e.
slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,f.TR)("port portion contains non-digit characters");const o=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));
return o!==BigInt.asIntN(64,o)?(0,f.TR)("port portion contains non-digit characters"):o>P?(0,f.TR)("port number is greater than 65535"):(0,f.Ju)(o===BigInt(y)?"":
`:${o}`)}function k(e){if(e==="")return"empty string is not a valid hostname";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname cont\
ains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,f.ol)(t)} specified in punycode format; service hostnames must be\
 given in unicode`}return null}const L={http:"80",https:"443",ssh:"22"};function v(e){const{name:t,port:o}=(0,a.cz)(e),$=(0,a.EN)(t),M=o===""||o===L[e.scheme];return U(
M?$:`${$}:${o}`)}function p(e){const t=(0,a.Dl)(e);return t.ok?v(t.value):null}function U(e){const t=T(e);return t.ok?t.value:e.toLowerCase()||null}const B=(e,t)=>t.
length===0||t.some(o=>o.subdomains?e.endsWith(`.${o.host}`):e===o.host),m=(e,t)=>B(e,t.allowedHosts)||t.hostnames.some(o=>o.host===e),r=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;
function s(e,t,o){const[$]=e.length===0?[]:g(t);return $===void 0?[]:e.flatMap(M=>{const R=w(M);if(R!==null&&o.has(R))return[];const j=i(M,R,t);return j===null?
[]:[{variable:M,why:j,write:$,isParent:c(R,t)}]})}function i(e,t,o){const $=r.exec(e)?.[0];if($===void 0)return null;const M=e.slice($.length);return t!==null&&
c(t,o)?`it is for ${I(t)} only: the clients do not use the tokens of parent domains`:[o,E(o).name,N(o)].map(_).includes(_(M))?$!==b?`it begins with ${$}, and th\
e clients read only ${b}`:t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${I(t)}${n(M,o)}`:null}const c=(e,t)=>e!==
null&&E(t).name.endsWith(`.${E(e).name}`),_=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function n(e,t){const{name:o,
port:$}=E(t);return $!==443&&!e.includes(":")?"; a port follows a colon":o.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((O,W,l)=>{
l.d(W,{mI:()=>S,QC:()=>N,ER:()=>v,YE:()=>x,DI:()=>I});const f=(...p)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...p),
a=(...p)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...p);var h=l(7811);const y=256,P={checkBidi:!0,checkJoiners:!0,
useSTD3ASCIIRules:!0},b={...P,checkBidi:!1},T=($late3??=new RegExp("\\p{M}{31}","u")),A="xn--",D=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function x(p){const U=C(p,!1);if(!U.ok)return U;
const B=w(U.value,P);return B===null?(0,h.TR)(E(d(p,!1))):(0,h.Ju)(B)}function N(p){const U=C(p,!0);if(!U.ok)return null;const B=w(U.value,b);if(B===null)return null;
const m=C(B,!1);return m.ok?m.value.join("."):null}const I=p=>g(p)?a(p,P).domain:p,S=p=>a(p).domain,E=p=>`idna: invalid label ${(0,h.ol)(p)}`;function C(p,U){if(p.
length>y&&g(p))return(0,h.TR)(`hostname is longer than ${y} characters`);const B=[];for(const m of d(p,U).split(".")){const r=m.startsWith(A)?u(m):(0,h.Ju)(m);if(!r.
ok)return r;const s=k(r.value);if(s!==null)return(0,h.TR)(s);B.push(r.value)}return(0,h.Ju)(B)}function w(p,U){const B=p.join(".");return v(B)?B:f(B,U)}const g=p=>/[^\0-\x7f]|xn--/i.
test(p);function d(p,U){return p.replace(/[A-Z]+|[^\0-\x7f]/gu,m=>v(m)?m.toLowerCase():a(m,{transitionalProcessing:U}).domain).normalize("NFC")}function u(p){const U=p.
slice(A.length);if(U==="")return(0,h.Ju)("");const B=a(p).domain;return B===p||v(B)?(0,h.TR)(E(U)):B.normalize("NFC")!==B||!Array.from(B).every(L)?(0,h.TR)(E(B)):
(0,h.Ju)(B)}function k(p){if(D.test(p))return E(p);if(/^[a-z0-9-]*$/.test(p))return null;if(T.test(p))return E(p);if(!v(p)&&f(p,b)!==null)return null;for(const U of p){
if(!L(U))return E(p);if(U<"\x80"&&!/[a-z0-9-]/.test(U))return`idna: disallowed rune U+${U.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return E(p)}
function L(p){if(p<"\x80")return!0;const{domain:U,error:B}=a(`1${p}`);return!B&&U===`1${p}`}const v=p=>!/[^\0-\x7f]/.test(p)}),3096:((O,W,l)=>{l.d(W,{Gz:()=>a,LA:()=>b,
RO:()=>P,eH:()=>T,jt:()=>h,un:()=>y});var f=l(3916);const a=(A,D)=>A===""?D:`${A}/${D}`,h=A=>A.slice(0,Math.max(0,A.lastIndexOf("/")));function y(A,D){const x=(0,f.
join)(A,D.replaceAll("\\","/")).replace(/\/$/,"");return x==="."?"":x}const P=A=>/(^|\/)tests$/.test(A)?h(A):A,b=A=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(
A),T=A=>A.split("/").map((D,x,N)=>N.slice(0,x+1).join("/"))}),1780:((O,W,l)=>{l.d(W,{FS:()=>E,KT:()=>T,LA:()=>D,PP:()=>N,SP:()=>y,XT:()=>I,b7:()=>A,pj:()=>x,rZ:()=>C,
tD:()=>S,xI:()=>h});var f=l(255);const a=w=>typeof w=="string"?[w]:w;function h(w,...g){const d=[];for(const[u,k]of w.entries()){const L=g[u]??"";for(const v of[
k,...a(typeof L=="number"?String(L):L)]){const p=d.at(-1);typeof v!="string"||typeof p!="string"?d.push(v):d[d.length-1]=p+v}}return d.every(u=>typeof u=="strin\
g")?d.join(""):d}const y=w=>[{host:w,shownAs:(0,f.nx)(w)}],P=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,b=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;function T(w){const g=P.
exec(w)?.[1];if(g!==void 0)return[{host:g,shownAs:w}];const[,d="",u,k=""]=b.exec(w)??[];return u===void 0?w:[d,{host:u,shownAs:u},k]}const A=(w,g)=>g.split(w).flatMap(
(d,u)=>u===0?d:[{host:w,shownAs:w},d]);function D(w){const g=(0,f.$k)(w);return g===null?w:[{host:g,shownAs:w,isVariable:!0}]}const x=(w,g=d=>d.shownAs)=>a(w).map(
d=>typeof d=="string"?d:g(d)).join(""),N=w=>a(w).flatMap(g=>typeof g=="string"?[]:g.host);function I(w,g,d){const u=w.length-g,k=w.slice(0,g).reduce((L,v,p)=>h`${L}${p===
0?"":", "}${d(v)}`,"");return u>0?h`${k} and ${u} more`:k}function S(w,g){const d=g(x(w)),u=a(w).map(k=>typeof k=="string"?g(k):k);return typeof w!="string"&&x(
u)===d?u:d}const E=w=>typeof w=="string"?w:w.map(g=>typeof g=="string"||g.isVariable?g:{...g,shownAs:g.host}),C=w=>Array.isArray(w)&&w.some(g=>typeof g=="object"&&
g!==null&&"shownAs"in g)}),5243:((O,W,l)=>{l.d(W,{A:()=>g,Nj:()=>u,RZ:()=>C,Vm:()=>I,mD:()=>S,rE:()=>w,vL:()=>E});var f=l(3916),a=l(7811),h=l(8643),y=l(255),P=l(
9897);const b={terraform:S("registry.terraform.io"),opentofu:S("registry.opentofu.org")},T=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,A=/^[0-9a-z]{1,64}$/,
D="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
x="must be between one and 64 ASCII letters or digits",N={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},I=v=>b[v];
function S(v){const p=(0,y.Pv)(v);if(!p.ok)throw new Error(p.why);return p.value}function E(v,p){if(u(v))return{kind:"local"};const U=w(v,p);if(U.ok)return U.value;
const B=(0,P.cx)(v,p);if(!B.ok)return{kind:"invalid",error:B.why};const{subdirectory:m,host:r}=B.value;return{kind:"remote",subdirectory:m,host:r,refusal:(0,P.Of)(
v,B.value,p)}}function C(v,p){const U=E(v,p);if(U.kind==="registry")return JSON.stringify({...U,hostImplied:!1});if(U.kind==="local")return`./${(0,f.normalize)(
v.replaceAll("\\","/")).replace(/\/$/,"")}`;const B=(0,P.cx)(v,p),{url:m=null,getter:r,subdirectory:s}=B.ok?B.value:{};return m===null?v:`${r}::${(0,h.jr)(m)}//${s}`}
function w(v,p){return u(v)?(0,a.TR)(`can't use local directory ${(0,a.ol)(v)} as a module registry address`):d(v,"module",p)}const g=v=>d(v,"component","terraf\
orm");function d(v,p,U){const B=N[p],{address:m,subdirectory:r}=(0,P.UQ)(v);if(r.startsWith("../"))return(0,a.TR)((0,P.dr)(r,p));const s=m.split("/"),i=s.length===
B.parts;if(!i&&s.length!==B.parts+1)return(0,a.TR)(`a ${p} registry source address must have ${B.count}`);const c=i?(0,a.Ju)(I(U)):k(s.shift()??"",p);if(!c.ok)return c;
const _=L(s,p);if(_!==void 0)return(0,a.TR)(_);const[n="",e="",t=""]=s,o={namespace:n,name:e,system:t,subdirectory:r};return(0,a.Ju)({kind:"registry",host:c.value,
hostImplied:i,...o})}const u=v=>/^\.\.?[/\\]/.test(v);function k(v,p){const U=(0,y.Pv)(v);if(!U.ok){const B=`invalid ${p} registry hostname ${(0,a.ol)(v)}`;return v.
includes("--")?(0,a.TR)(`${B}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,a.TR)(B)}return U.value.includes(
".")?N[p].reserved.includes(U.value)?(0,a.TR)(`can't use ${(0,a.ol)(U.value)} as a ${p} registry host, because it's reserved for installing directly from versio\
n control repositories`):U:(0,a.TR)(`invalid ${p} registry hostname: must contain at least one dot`)}function L([v="",p="",U],B){if(!T.test(v))return v.includes(
".")?`source address must have ${N[B].afterHost}`:`invalid namespace ${(0,a.ol)(v)}: ${D}`;const m=`${B} registry addresses may not include a query string porti\
on`;if(!T.test(p))return U===void 0&&p.includes("?")?m:`invalid ${B} name ${(0,a.ol)(p)}: ${D}`;if(!(U===void 0||A.test(U)))return U.includes("?")?m:`invalid ta\
rget system ${(0,a.ol)(U)}: ${x}`}}),9897:((O,W,l)=>{l.d(W,{GL:()=>w,IZ:()=>T,Ns:()=>x,Of:()=>N,UQ:()=>g,WS:()=>D,cx:()=>S,dr:()=>u,qC:()=>I,uE:()=>C});var f=l(
7811),a=l(8643),h=l(4443),y=l(9179),P=l(8032),b=l(255);const T="",A={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
D=(t,o)=>A[o].test(t),x=(t,{getter:o})=>`download not supported for scheme '${(0,y.Mi)(t)===t?o:"***"}'`;function N(t,o,$){const{getter:M,url:R}=o;return!D(M,$)&&
M.length>1?x(t,o):/^https?$/.test(M)&&R?.host===""?"http: no Host in request URL":null}function I(t){if(/^[a-z]:[/\\]/i.test(t))return[t];if(!/^(?:\/|file:)/i.test(
t))return[];const o=S(t,"terraform");if(!o.ok||o.value.getter!=="file"||o.value.url===null)return[];const{url:$,subdirectory:M}=o.value;return[$.path,(0,h.Uw)($.
path)].map(R=>d(`${R}/${M}`))}function S(t,o){const{address:$,subdirectory:M}=g(t);if(M.startsWith("../"))return(0,f.TR)(u(M));const R=U($.toWellFormed(),o);if(!R.
ok)return R;const{subdirectory:j}=R.value,F=j===""?M:d(`${j}/${M}`);if(F.startsWith("../"))return(0,f.TR)(`detected ${u(F)}`);const V=p(R.value.host,$);return(0,f.
Ju)({...R.value,host:V,subdirectory:F})}const E=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function C(t,o){
const[$]=E.exec(t)??[];if($===void 0)return T;const M=S(`${$}a/b`,o);return M.ok?M.value.host:T}const w=t=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(t);function g(t){const o=t.indexOf("?"),$=o<0?t:t.slice(0,o),M=$.indexOf("://"),R=$.indexOf("//",M<0?0:M+3);if(R<0)return{address:t,subdirectory:""};const j=o<
0?"":t.slice(o),F=$.slice(R+2);return{address:$.slice(0,R)+j,subdirectory:F===""?"":d(F)}}function d(t){const o=t.startsWith("/"),$=[];for(const M of t.split("/"))
M===""||M==="."||(M!==".."?$.push(M):$.length>0&&$.at(-1)!==".."?$.pop():o||$.push(M));return(o?"/":"")+$.join("/")||"."}const u=(t,o="module")=>`subdirectory p\
ath ${(0,f.ol)(t)} leads outside of the ${o} package`,k=(t,o=t.scheme)=>({subdirectory:"",host:L(t,o),getter:o,url:t});function L(t,o){const $=t.omitHost||t.opaque!==
""&&!t.opaque.startsWith(":");if(o==="git"&&$)return(0,b.$o)(t.scheme);if(o==="file"||t.scheme==="file"||o.length===1)return null;const M=(0,b.Pm)(t)??T;return o!==
"git"&&o!=="hg"&&o!=="s3"||(o==="s3"?/\.amazonaws\.com(\.cn)?$/.test(M)||/(^|&)aws_access_key_id=/.test(t.query):/^https?$/.test(t.scheme)||v(t))?M:T}function v({
user:t,host:o,path:$,query:M,fragment:R}){return!/%(?!40|[89A-F])/.test(`${t?.name}:${t?.password}@${o}`)&&($!==""||`${M}${R}`=="")}function p(t,o){const $=/^[^?#]*\?([^#]*)/.
exec(o)?.[1]??"",[,M=""]=(0,h.xB)($).find(([F])=>F==="checksum")??[],R=(0,h.Uw)(M.replaceAll("+"," "));if(!R.startsWith("file:"))return t;if(R.includes("checksu\
m",5))return T;const j=S(R.slice(5),"terraform");return j.ok&&j.value.host===t?t:T}function U(t,o){const[,$,M]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],
{address:R}=g(M??t),j=(0,a.Dl)(R);if(j.ok&&j.value.scheme!=="")return(0,f.Ju)(k(j.value,$));for(const V of e){const H=V(R,o);if(H===void 0)continue;if(!H.ok||H.
value.url===null||$===void 0)return H;const{url:ne,subdirectory:oe}=H.value;return(0,f.Ju)({...k(ne,$),subdirectory:oe})}const F=o==="terraform"?"address":"stri\
ng";return(0,f.TR)(`invalid source ${F}: ${t}`)}function B(t,o,$){const M=(0,a.Dl)(t);if(!M.ok)return(0,f.TR)(`error parsing ${o} URL: ${M.why}`);const{path:R}=M.
value,j=$==="git"&&!R.endsWith(".git");return(0,f.Ju)(k(j?{...M.value,path:`${R}.git`}:M.value,$))}const m=t=>{if(!t.startsWith("github.com/"))return;const[,o="",
$=""]=/^([^?]*)(.*)$/s.exec(t)??[],M=o.split("/");if(M.length<3)return(0,f.TR)("GitHub URLs should be github.com/username/repo");const R=B(`https://${M.slice(0,
3).join("/")}${$}`,"GitHub","git");if(!R.ok||M.length===3)return R;const j=(0,h.V$)(M.slice(3).join("/").replaceAll("%","%25"),"path");if(!j.ok)return j;if(j.value===
"")return R;const F=d(j.value).replaceAll("%","%25");return(0,f.Ju)({...R.value,subdirectory:F})},r=(t,o)=>{const[,$,M,R]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
t)??[];if(M===void 0||R===void 0)return;const j=(0,h.h0)(/\?(.*)$/s.exec(R)?.[1]??""),F=o==="terraform"?"Git":"GitHub";if(j!==null)return(0,f.TR)(`error parsing\
 ${F} SSH URL: ${j}`);if($!=="git")return;const V=(0,a.Dl)(`ssh://${$}@${M}/${R}`),H={subdirectory:"",host:(0,b.$o)(M),getter:"git"};return(0,f.Ju)({...H,url:V.
ok?V.value:null})},s=t=>t.startsWith("bitbucket.org/")?B(`https://${t}`,"BitBucket","git"):void 0,i=(t,o)=>{const $=o==="terraform"?"googleapis.com/":".googleap\
is.com/";if(!t.includes($))return;const M=t.split("/");return M.length<5?(0,f.TR)("URL is not a valid GCS URL"):B(`https://www.googleapis.com/storage/${M.slice(
2).join("/")}`,"GCS","gcs")},c=t=>{if(!t.includes(".amazonaws.com/"))return;const[o="",...$]=t.split("/"),M=_(o.split("."));return M===void 0?(0,f.TR)("URL is n\
ot a valid S3 URL"):B(`https://${[M,...$].join("/")}`,"S3","s3")};function _(t){const[o="",$="",M=""]=t;return t.length===3?`${o}.amazonaws.com`:t.length===4?`${$}\
.amazonaws.com/${o}`:t.length===5&&$==="s3"?`s3.${M}.amazonaws.com/${o}`:void 0}const e=[m,r,s,i,c,(t,o)=>{if(t!=="")return t.startsWith("/")?B(`file://${t}`,"f\
ile","file"):(0,f.TR)(`${P.bB[o]} cannot detect a supported external module source type for ${t}`)}]}),5106:((O,W,l)=>{l.d(W,{Bn:()=>x,Ls:()=>P,M:()=>N,OA:()=>u,
OZ:()=>D,S3:()=>A,TE:()=>i,TW:()=>k,Uc:()=>$,e$:()=>b,eQ:()=>p,fg:()=>g,oe:()=>r,p4:()=>w,qE:()=>d,uW:()=>M,vy:()=>n,xq:()=>T});var f=l(9562),a=l(7811),h=l(8643),
y=l(1780);const P=4096,b="modules.v1",T="providers.v1",A="login.v1",D="tfe.v2",x="tfe.v2.1",N="tfe.v2.2",I=[b,T,D,x,N],S=[A,"motd.v1","versions.v1","cloudplugin\
.v1","stacksplugin.v1"],E=R=>R.split(".",1)[0]??"",C=(R,j)=>R.some(F=>E(F)===E(j)),w=R=>C([...I,"state.v2"],R),g=new Set([...I,...S]),d=R=>w(R)||C(S,R);function u(R){
if(d(R))return null;const j=R.toLowerCase(),F=E(j),V=H=>H===j||H.slice(E(H).length)===j.slice(F.length)&&E(H).length>=5&&k(E(H),F);return[...g].find(V)??null}function k(R,j){
let F=0;for(;F<R.length&&R[F]===j[F];)F+=1;const[V,H]=[R.slice(F),j.slice(F)];return V.slice(1)===H||V===H.slice(1)||V.slice(1)===H.slice(1)||V.slice(2)===H.slice(
2)&&V[0]===H[1]&&V[1]===H[0]}const L="[0-9A-Za-z~-]",v=R=>`${R}${L}*(?:\\.${L}+)*`,p=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${v("[0-9]")})|-?(${v("[A-Za-z~-]")}))?(?:\\+(${v(
L)}))?`,U=new RegExp(`^${p}$`),B=2n**63n-1n,m=2n**64n-1n;function r(R,j){const F=R.indexOf(".");if(F<0)return(0,a.TR)(`invalid service ID format (i.e. service.v\
N): ${R}`);const V=R.slice(0,F),H=R.slice(F+1);switch(j){case"terraform":return U.exec(H)?.[1]?.split(".").every(ue=>s(ue,B))?(0,a.Ju)({name:V,version:H}):(0,a.
TR)(`invalid service version: Malformed version: ${H}`);case"opentofu":{const ne=V==="tfe"?H.split(".")[0]??"":H;return/^v\d+$/.test(ne)&&s(ne.slice(1),m)?(0,a.
Ju)({name:V,version:H}):(0,a.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const s=(R,j)=>R.replace(/^0+/,"").length<=
String(j).length&&BigInt(R)<=j;function i(R,j){const F=r(R,j.client);if(!F.ok)return{kind:"bad-id",why:F.why};const{name:V}=F.value;if(j.services===null)return{
kind:"missing",why:`host does not provide a ${V} service`};const H=j.services.find(ne=>ne.id===R);return H!==void 0?c(H,F.value,j):j.services.some(ne=>ne.id.startsWith(
`${V}.`))?{kind:"version",why:_(F.value,j)}:{kind:"missing",why:(0,y.xI)`host ${(0,y.KT)(j.display)} does not provide a ${V} service`}}function c({id:R,value:j},F,V){
if(j===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${P} characters, which this check does not read`,value:""};if(R===A)return(0,f.
G)(j)?{kind:"object",value:j}:{kind:"type",why:`service ${R} must be declared with an object value in the service discovery document`,value:j};if(typeof j!="str\
ing")return{kind:"type",why:_(F,V),value:j};const H=n(V.documentUrl,j);if(H.ok)return{kind:"url",url:H.value,value:j};const ne=`failed to parse service URL: ${H.
why}`;return{kind:"bad-url",reason:H.reason,why:ne,value:j}}function _({name:R,version:j},{client:F,display:V}){const H=F==="terraform"?j:`${BigInt(/\d+/.exec(j)?.[0]??
0)}`;return(0,y.xI)`host ${(0,y.KT)(V)} does not support ${R} version ${H}`}function n(R,j){const F=(0,h.Dl)(j);if(!F.ok)return{...F,reason:"syntax"};const H=F.
value.scheme===""?(0,h.sX)(R,F.value):F.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${H.scheme}`}:H.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}const e=[D,x],t=[b,T],o=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...e,...t]},{matches:/^api\.env0\.com$/,services:t},{matches:/^backend\.api\.env0\.com$/,services:e},{matches:/\.scalr\.io$/,services:e}],$=R=>o.find(
({matches:j})=>j.test(R))?.services??[],M={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((O,W,l)=>{l.d(W,{$c:()=>h,Il:()=>a,nL:()=>P,ou:()=>y});
const f="***",a=4,h=64*1024;class y{#e;constructor(A){this.#e=A}reveal(){return this.#e}toString(){return f}toJSON(){return f}[Symbol.for("nodejs.util.inspect.c\
ustom")](){return f}}function P(T){const[A]=T;let D=!1;return T.map(({scheme:x,name:N})=>(D||=A!==void 0&&!b(A.name,N),D?"dropped":x==="https"?"sent":"withheld"))}
function b(T,A){return T===A?!0:/[:%]|^[\d.]+$/.test(A)?!1:A.endsWith(`.${T}`)}}),2432:((O,W,l)=>{l.d(W,{Bw:()=>h,G5:()=>b,_O:()=>a,aq:()=>y,xV:()=>P,xv:()=>f});
const f="1.0.0",a=`tf-disco-action/${f}`,h="https://github.com/org/tf-disco-action",y=`${h}/blob/v1/docs/problems.md`,P=`${h}/issues`,b=2}),9179:((O,W,l)=>{l.d(
W,{Mi:()=>v,NE:()=>k,Nx:()=>d,Qj:()=>w,_U:()=>I,cq:()=>u,r_:()=>g});const f="***",a=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,h=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
y=(e,t,o)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${o}(?![\da-f]);?)`,P=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${y("\
b?sol",47,"2f")})`,b=String.raw`(?:${P}|\\)`,A=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${y("colon",58,"3a")})`}\
)`,D=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
x=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,N=new RegExp(String.raw`(?<=${A})${b}+|${b}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${x}(?:$|${D}(?::\d{1,5})?\\{0,9}(?:${P}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${x}))`,"gi");function I(e){return a.test(
e)?v(e).replace(/[^\s"']+/g,t=>t.replace(E,(o,$,M)=>S.test(M)?o:`${$}${M}=${f}`)):e}const S=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,C=/(=\s*)"[^"]*(?:"|$)/g,w=e=>I(e.replace(C,`$1"${f}"`)),g=e=>a.test(e),d=e=>v(e).replace(/\?[^\s"']*/g,`?${f}`),u=e=>v(e,
"").replace(/[?#].*$/su,""),k=e=>I(`${e}@ `).slice(0,-2),L=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function v(e,t=`${f}@`){if(!a.test(e))return e;const o=e.
replace(h,j=>"@".padStart(j.length,"_")),$=o.lastIndexOf("@"),M=[];let R=0;for(const{0:j,1:F,index:V}of o.matchAll(N)){const H=V+j.length;if(H<R)continue;const ne=F!==
void 0||n(p,o,H)!=="";if(!ne&&/[^"'`\s(=,<[]/.test(o[V-1]??" "))continue;const oe=j===""?n(B,o,H):_(o,H,ne?$:-1);oe===""||t!==""&&["@","git@"].includes(oe)||(M.
push(e.slice(R,H),t),R=H+oe.length)}return R===0?e:(M.join("")+e.slice(R)).replace(L,`$1"${f}"`)}const p=/[^\s"'/?#]*:[^\s"']/y,U=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
B=/[^\s"'/\\?#]*@/y,m=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,r="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",s=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${r}(?![^\s"'\`]{0,500}@)`,i=new RegExp(`([^\\s"'\`/?#]*@)(?:${m}${r}|${s})|`+String.raw`()(?:${m}(?:${r}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${r}|${s})`,
"iy"),c=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function _(e,t,o){const $=n(U,e,t);if($!=="")return $;i.lastIndex=t;const[M,R=""]=i.exec(e)??
[];return M!==void 0?R:o>t?e.slice(t,o+1):n(c,e,t)}function n(e,t,o){return e.lastIndex=o,e.exec(t)?.[0]??""}}),3298:((O,W,l)=>{l.d(W,{O:()=>f});function f(a){let h;
return y=>{if(h??=new Map,!h.has(y)){h.set(y,void 0);try{h.set(y,a(y))}catch(P){throw h.delete(y),P}}return h.get(y)}}}),6092:((O,W,l)=>{l.d(W,{BP:()=>S,D9:()=>d,
J7:()=>N,LS:()=>E,My:()=>w,RK:()=>x,h$:()=>U,h2:()=>a,js:()=>g,s$:()=>r,z5:()=>s});const f=500,a=1e3,h=4e3,y=160,P=2,b=i=>/^[ -~]*$/.test(i),T=i=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(i),A=i=>($late5??=new RegExp("\\p{M}","u")).test(i),D=i=>`<U+${(i.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function x(i,c=f){if(i.length<=c&&b(i))return i;let _="",
n=P;for(const e of i){n=A(e)?n+1:0;const t=T(e)||n>P?D(e):e;if(_.length+t.length>c)return`${_}\u2026`;_+=t}return _}function N(i,c=y){const _=I(i.slice(-2*c),c),
n=x(_,Number.POSITIVE_INFINITY),e=I(n,c);return _===i&&e===n?n:`\u2026${e}`}const I=(i,c)=>Array.from(i).slice(-c).join(""),S=i=>i.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function E(i){const _=i.split(`
`).map(n=>S(x(n,h))).join(`
`);return _.length<=h?_:`${_.slice(0,h).toWellFormed()}\u2026`}const C={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},w=i=>i.replace(/[&<>"']/g,c=>`&${C[c]}\
;`),g=(i,c=f)=>x(i,c).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,_=>`&#${_.codePointAt(0)};`),d=(i,c=f)=>i===""?"<i>empty</i>":`<code>${g(i,c)}</code>`,u=i=>b(
i)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(i):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(i),k=/^[0-9a-f]{7,}$/i,L=`"'(`,v=`"'),.;:!?\u2026`,p=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function U(i,c=h){return(x(i,c).match(p)??[]).map(_=>{if(_.split(" ").every(m))return g(_,c);if(_.includes(" ")||/^(["`]).+\1$/u.test(_))return d(_.replace(/^`(.*)`$/u,
"$1"),c);const{before:e,core:t,after:o}=B(_);return`${g(e)}${d(t.replace(/^`(.*)`$/u,"$1"),c)}${g(o)}`}).join("")}function B(i){let c=0,_=i.length;for(;c<_&&L.includes(
i.charAt(c));)c+=1;for(;_>c&&v.includes(i.charAt(_-1));)_-=1;return{before:i.slice(0,c),core:i.slice(c,_),after:i.slice(_)}}function m(i){const{core:c}=B(i);return u(
c)&&!k.test(c)}const r=i=>i.replace(/[^ -~\n]/gu,c=>T(c)?s(c):c).replace(/##(?=\w*\[)/g,s),s=i=>i.replace(/[\s\S]/g,c=>`\\u${c.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((O,W,l)=>{l.d(W,{L2:()=>v,ie:()=>E,jj:()=>L,kL:()=>D,mB:()=>x,nE:()=>U,xu:()=>B});var f=l(9876),a=l(3087),h=l(2432),y=l(9179),P=l(6092),b=l(3152),
T=l(8839);let A=function(...m){return{setFlagsFromString:A}=process.getBuiltinModule("node:v8"),new.target?new A(...m):A(...m)};function D(m,r){m.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(L,k).unref(),(0,T.B_)(m.stdout,r),(0,T.B_)(m.stderr,()=>{})}async function x(m,{stop:r,secrets:s,isFinal:i,act:c,reportMistakes:_,reportCrash:n}){
const e=$=>(n((0,f.rv)(M=>S($,M),s)),3),t=d(m,r,{isFinal:i,crash:e}),o=await c(t).catch($=>$ instanceof b.GN?(_(s.redact($.mistakes)),2):e($));await u(m,o)}const N=100,
I=5;function S(m,r){const s=(0,a.Or)(m),i=[];let c=m;for(;c!==void 0&&i.length<I;){const t=c instanceof Error?c.stack??c.message:String(c);i.push((0,y._U)(r(t))),
c=c instanceof Error?c.cause:void 0}const _=s?1:N;return[s?`tf-disco could not run: ${r((0,a.A3)(m))}`:`tf-disco ${h.xv} crashed; this is a bug, please report i\
t with this text at ${h.xV}`,...i.join(`
caused by: `).split(`
`).slice(0,_)].map(t=>(0,P.BP)((0,P.RK)(t))).join(`
`)}const E=({hrtime:m})=>()=>Number(m.bigint())/1e6,C=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],w=300,g=5e3;function d(m,r,{isFinal:s,crash:i}){const c=E(m),_=new AbortController;
let n=0;const e=()=>s||_.signal.aborted;for(const t of C)m.on(t,()=>{const o=c()-n;r.end({kind:"signal",signal:t}),e()?(s||o>w)&&(m.removeAllListeners(t),m.kill(
m.pid,t)):n=c(),_.abort()});return m.on("uncaughtException",t=>{r.end({kind:"crash"});const o=i(t);e()&&m.exit(o),_.abort(),setTimeout(()=>m.exit(o),g).unref()}),
m.on("exit",()=>r.end({kind:"crash"})),_.signal}async function u(m,r){const{stdout:s,stderr:i}=m;for(const _ of[s,i])await new Promise(n=>_.write("",n));if(m.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&m.platform!=="win32"&&m.execve!==void 0){const{execPath:_}=m;m.execve(_,[_,"--eval",`require('node:process').exit(${r})`],{})}m.
exit(r)}const k=100,L=()=>A("--semi-space-growth-factor=1"),v=()=>A("--heap-growing-percent=20"),p=100;async function U(m,r,s){let i=Date.now();for(;;){const c=m.
next(r.why!==null);if(c.done)return c.value;Math.abs(Date.now()-i)<p||(s(c.value),await B(),i=Date.now())}}const B=()=>new Promise(m=>setImmediate(m))}),8839:((O,W,l)=>{
l.d(W,{B_:()=>A,Dx:()=>T,PL:()=>x,aH:()=>N,yy:()=>y});var f=l(8474),a=l(3087),h=l(3152);async function y(g,d){for(const u of(0,a.mk)(d)){if(!g.writable)return;g.
write(u)||await P(g)}}async function P(g){const d=new AbortController,u=["drain","error","close"].map(k=>(0,f.once)(g,k,d));await Promise.race(u).catch(()=>{}),
d.abort()}const b=1024*1024;async function*T(g){let d="";for await(const u of g.setEncoding("utf8")){const[k="",...L]=String(u).split(`
`),v=[d+k,...L];d=v.pop()??"";for(const p of v)yield p.replace(/\r$/,"");if(d.length>b)throw new h.GN(["a line of standard input exceeds 1 MiB"])}d!==""&&(yield d)}
function A(g,d){g.once("error",u=>{u.code!=="EPIPE"&&d((0,a.A3)(u))}),g.on("error",()=>{})}const D={min:40,max:100,unknown:80};function x({columns:g},d){return g||
Number(/^\d{1,4}$/.exec(d.COLUMNS??"")?.[0])||D.unknown}function N(g,d,u){const k=d==="auto"?I(g,u):d==="always",L=Math.max(D.min,Math.min(x(g,u),D.max));return{
colour:k,hyperlinks:k&&g.isTTY===!0&&w(u),width:g.isTTY?L:Number.POSITIVE_INFINITY}}function I({isTTY:g},d){return d.NO_COLOR||d.TERM==="dumb"&&!d.FORCE_COLOR?!1:
d.FORCE_COLOR?d.FORCE_COLOR!=="0":g===!0}const S=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,E=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
C=5001;function w(g){const{FORCE_HYPERLINK:d,TERM:u="",TERM_PROGRAM:k="",VTE_VERSION:L}=g;return d?d!=="0":g.CI||g.NO_COLOR||u==="dumb"?!1:Number(L)>=C||S.test(
k)||E.test(u)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(v=>g[v])}}),3474:((O,W,l)=>{l.d(W,{CV:()=>S,KT:()=>b,Ob:()=>B,PW:()=>I,TN:()=>w,WD:()=>g,YA:()=>u,
Yq:()=>L,ai:()=>d,lq:()=>x,lx:()=>k,pS:()=>C,p_:()=>E,xH:()=>N});var f=l(6889),a=l(7811),h=l(9179),y=l(7630),P=l(8535);const b=m=>Object.keys(m).map(r=>({name:r,
...m[r]})),T=(m,r)=>({isList:!1,value:m,parse:r}),A=m=>({value:m,mistakes:[]}),D=(m,r)=>({...m,parse:(s,i)=>{const{value:c,mistakes:_}=m.parse(s,i);return{value:r(
c),mistakes:_}}}),x=({parse:m,...r})=>({...r,parse:(s,i)=>s===""?A(null):m(s,i)}),N=(m,r)=>T(m,(s,i)=>{const c=s===""?(0,a.Ju)(null):r(s);return c.ok?A(c.value):
{value:null,mistakes:[`${i}: ${c.why}`]}}),I=N("FILE",a.Ju),S=N("TOKEN",y.AI),E=(m,r,s=y.Dw)=>({isList:!0,value:m,parse:(i,c)=>{const _=s(i).map(e=>{const t=r(e),
o=t.ok?t:r((0,h.Mi)(e));return o.ok?t:o});return{value:_.flatMap(e=>e.ok?[e.value]:[]),mistakes:_.flatMap(e=>e.ok?[]:`${c}: ${e.why}`)}}}),C=1e4,w=D(E("HOST",y.
l6),m=>Array.from(Map.groupBy(m,({host:r})=>r),([r,s])=>({host:r,services:[...new Set(s.flatMap(({services:i})=>i))],addresses:s.flatMap(({addresses:i})=>i)}))),
g=m=>D(E("LABEL",y.V8),r=>{const s=r.flat();return[...new Set(s.length===0?[m]:s)]}),d=({min:m,max:r,whole:s})=>T("N",(i,c)=>{const _=/^\d+(\.\d+)?$/.test(i)?Number(
i):Number.NaN;if(_>=m&&_<=r&&(!s||Number.isInteger(_)))return A(_);const e=`${c} is "${i}", expected ${s?"a whole number":"a number"} from ${m} to ${r}`;return{
value:m,mistakes:[e]}}),u=m=>({...D(d(m),r=>r*1e3),value:"SECONDS"}),k=T("",(m,r)=>{const s=/^(true|True|TRUE)$/.test(m),i=s||/^(false|False|FALSE)$/.test(m);return{
value:s,mistakes:i?[]:[`${r} is "${m}", expected "true" or "false"`]}}),L=(...m)=>({...T(m.join("|"),(r,s)=>{const c=m.some(_=>_===r)?[]:[`${s} is "${r}", ${v(r,
m)}`];return{value:r,mistakes:c}}),choices:m}),v=(m,r)=>`expected one of ${r.map(s=>`"${s}"`).join(", ")}${(0,P.a)(m,r)}`,p=["auto","terraform","opentofu","both"],
B={...T("CLI",(m,r)=>{const[,s,i=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(m)??[],c={name:s??"auto",version:i},_=n=>({value:c,mistakes:[`${r}\
 is "${m}", ${n}`]});if(s===void 0){const n=v(m,p),e=n.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return _(n+e)}return i===null?A(c):s==="auto"||
s==="both"?_('but only "terraform" and "opentofu" can have a version'):(0,f.lF)(i)?A(c):_(`expected a version such as "${s} 1.10"`)}),choices:p}}),7630:((O,W,l)=>{
l.d(W,{$h:()=>_,AI:()=>v,Dw:()=>I,IL:()=>p,Ju:()=>U,Kd:()=>r,V8:()=>i,aS:()=>d,eX:()=>n,jM:()=>L,l6:()=>k,o2:()=>g,vk:()=>S,x2:()=>m});var f=l(7811),a=l(9119),h=l(
2485),y=l(8032),P=l(255),b=l(5106),T=l(7057),A=l(2432),D=l(8535);let x=function(...e){return{parseNamedAddress:x}=l.late([2172,6022],6022),new.target?new x(...e):
x(...e)},N=function(...e){return{problemFacts:N}=l.late([4507],4507),new.target?new N(...e):N(...e)};const I=e=>E(e,/(^|\s)#.*$/s),S=e=>E(e,/^\s*#.*$/s),E=(e,t)=>e.
split(/\r\n|[\n\r]/).map(o=>o.replace(t,"").trim()).filter(o=>o!=="");function C(e){const t=(0,P.Fq)(e);if(t.ok)return t;const o=(0,h.L6)(e);return(0,f.TR)(`"${e}\
" is not a hostname: ${t.why}${o===null?"":`; ${o}`}`)}const w=(e,t,o)=>e?(0,f.Ju)(t):(0,f.TR)(`"${t}" ${o}`),g=e=>w((0,a.en)(e),e,'is not the name of a reposit\
ory, such as "acme/network"');function d(e){const t=(0,b.OA)(e);if(t!==null)return(0,f.TR)(`"${e}" is not a known service id; did you mean ${t}?`);const o=y.Du.
some($=>(0,b.oe)(e,$).ok);return w(o,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const u=/^(modules\.v1|providers\.v1)=(.*)$/s;function k(e){
const t=e.split(/\s+/).flatMap(H=>u.test(H)?[H]:H.split(",")),[o="",...$]=t.filter(H=>H!==""),M=C(o),R=$.map(H=>u.exec(H)?.[1]??H),j=[M,...R.map(d)].flatMap(H=>H.
ok?[]:H.why);if(!M.ok||j.length>0)return(0,f.TR)(j.join("; "));const F=$.flatMap(H=>{const[,ne,oe=""]=u.exec(H)??[];return ne===void 0?[]:{host:M.value,service:ne,
text:oe}}),V=F.flatMap(H=>{const ne=x(H,"terraform");return ne.ok?[]:[`"${H.service}=${H.text}" is wrong: ${ne.why}`]});return V.length===0?(0,f.Ju)({host:M.value,
services:[...new Set(R)],addresses:F}):(0,f.TR)(V.join("; "))}function L(e){const t=e.startsWith("*."),o=C(t?e.slice(2):e);return o.ok?(0,f.Ju)({host:o.value,subdomains:t}):
o}const v=e=>e.length>T.$c?(0,f.TR)("the token is longer than 64 KiB; set only the token"):(0,f.Ju)(new T.ou(e));function p(e){const t=e.indexOf("=");if(t<0)return(0,f.
TR)('a line has no "="; expected HOST=TOKEN');const o=(0,P.Fq)(e.slice(0,t).trim());if(!o.ok)return(0,f.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const $=v(e.slice(t+1).trim());return $.ok?(0,f.Ju)({host:o.value,token:$.value}):$}function U(e){const t="expected HOST[:PORT]=AD\
DRESS[:PORT]",o=e.indexOf("=");if(o<0)return(0,f.TR)(`"${e}" has no "="; ${t}`);const $=e.slice(0,o).trim(),M=C($);if(!M.ok)return M;const R=M.value.replace(/:\d+$/,
""),j=B(e.slice(o+1).trim());if(j===null)return(0,f.TR)(`"${e}" has no valid address; ${t}`);const[,F]=$.split(":");return(0,f.Ju)({name:R,port:F===void 0?null:
Number(F),...j})}function B(e){const[,t,o]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.exec(e)??[];return t===
void 0||!/[.:]|^localhost$/i.test(t)?null:o===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(o)&&Number(o)>=1&&Number(o)<=65535?{address:t,addressPort:Number(
o)}:null}function m(e){const[t="",o,...$]=e.split(/\s+/);if($.length>0)return(0,f.TR)(`"${e}" has too many words; expected CODE [HOST]`);const M=N();if(!Object.
hasOwn(M,t)){const j=(0,D.a)(t,Object.keys(M),`; ${A.aq} lists the codes`);return(0,f.TR)(`"${t}" is not a problem code${j}`)}if(o===void 0)return(0,f.Ju)({code:t,
host:null});const R=C(o);return R.ok?(0,f.Ju)({code:t,host:R.value}):R}function r(e){const t=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(e);return w(t,e,'is not a pl\
atform; expected OS_ARCH, such as "linux_amd64"')}const s=50;function i(e){const t=e.split(",").map($=>$.trim()).filter($=>$!==""),o=t.find($=>$.length>s);return o===
void 0?(0,f.Ju)(t):(0,f.TR)(`"${o}" has ${o.length} characters; GitHub allows at most ${s}`)}const c=[[".codequality.json","codequality"],[".sarif.json","sarif"],
[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function _(e){const t=e.toLowerCase(),[,o]=c.find(([$])=>t.endsWith($))??
[];return o!==void 0?(0,f.Ju)({path:e,format:o}):(0,f.TR)(`"${e}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" \
or ".codequality.json" (GitLab)`)}const n=e=>w(/\.json$/i.test(e),e,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:((O,W,l)=>{
l.d(W,{a:()=>y,q:()=>a});var f=l(5106);function a(P,b){const T=h(P);if(T.length<2)return null;const A=S=>b.filter(E=>S(h(E))),[D=A(S=>(0,f.TW)(S,T))[0]]=A(S=>S===
T);if(D!==void 0||T.length<3)return D??null;const[x,N]=[A(S=>S.startsWith(T)),A(S=>S.includes(T))],I=x.length===1?x:N;return I.length===1?I[0]??null:null}const h=P=>P.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function y(P,b,T=""){const A=a(P,b);return A===null?T:`; did you mean "${A}"?`}}),101:((O,W,l)=>{l.d(W,{N:()=>y,W:()=>b});
var f=l(1792),a=l(6429),h=l(255);function y(E){const C=d=>E[d]||E[d.toLowerCase()]||"",w={http:P("HTTP_PROXY",C("HTTP_PROXY")),https:P("HTTPS_PROXY",C("HTTPS_PR\
OXY"))},g=D(C("NO_PROXY"));return d=>{const u=w[d.scheme];return u===null||A(d.name)||g(d)?null:u}}function P(E,C){if(C==="")return null;const w=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(C)?C:`http://${C}`);if(w===null)throw new TypeError(`${E} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(w.protocol))throw new TypeError(`${E}\
 is a ${w.protocol}// proxy; expected http:// or https://`);if(!T(w.username)||!T(w.password))throw new TypeError(`${E} has a user name or password with a bare \
"%"; write "%25" for it`);return w}const b=E=>Object.entries(E).flatMap(([C,w=""])=>{if(!/^https?_proxy$/i.test(C))return[];const g=w.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[d=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(g)??[],[,...u]=/^([^:]*):?(.*)$/s.exec(d)??[];return[u,u.map(f.unescape)].flatMap(([k="",L=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,f.unescape)(k))?[k]:[],...L===""?[]:[L,Buffer.from(`${k}:${L}`).toString("base64")]])});function T(E){try{return decodeURIComponent(E),!0}catch{return!1}}
const A=E=>E==="localhost"||["127.0.0.0/8","::1/128"].some(C=>N(C)?.(E));function D(E){const w=E.split(",").map(g=>g.trim().toLowerCase()).filter(g=>g!=="").map(
x);return g=>w.some(d=>d(g))}function x(E){if(E==="*")return()=>!0;const C=N(E);if(C!==null)return({name:L})=>C(L);const{name:w,port:g}=S(E),d=L=>g===""||String(
L.port)===g,u=w.includes(":")?128:32,k=N(`${w}/${u}`)??I(w);return L=>d(L)&&k(L.name)}function N(E){const[,C="",w=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(E)??[],g=(0,a.
r5)(C),d=Number(w);if(g===null||d>8*g.length)return null;const u=(0,a.NW)(g),k=d-8*(g.length-u.length),L=k<0?{prefix:g,bits:d}:{prefix:u,bits:k};return v=>{const p=(0,a.
r5)(v);return p!==null&&(0,a.Wg)(L,(0,a.NW)(p))}}function I(E){if(E==="")return()=>!1;const C=E.replace(/^\*\./,"."),w=C.replace(/^\./,""),g=(0,h.Pv)(w),d=g.ok?
g.value:w,u=k=>!C.startsWith(".")&&k===d;return k=>(0,a.r5)(k)===null&&(k.endsWith(`.${d}`)||u(k))}function S(E){const C=/^\[([^\]]*)\]:([^:]*)$/.exec(E)??/^([^:[\]]*):([^:[\]]*)$/.
exec(E);return C===null?{name:E,port:""}:{name:C[1]??"",port:C[2]??""}}}),3152:((O,W,l)=>{l.d(W,{GN:()=>b,P$:()=>A,w7:()=>T});var f=l(6760),a=l(9179),h=l(3474),
y=l(7630),P=l(7773);class b extends Error{name="SettingsError";mistakes;constructor(S){const E=S.map(a._U);super(E.join(`
`)),this.mistakes=E}}const T={isTerminal:!1,setting:I=>I,missingPath:(I,S)=>`scan names "${I}", which does not exist in ${S}`};function A(I,{setting:S}=T){const E=P.
y.map(({name:u,kind:k,default:L=""})=>({field:u.replace("-seconds","Ms").replace(/-./g,v=>v.slice(1).toUpperCase()),...k.parse(I[u]?.trim()||L,S(u))})),C=Object.
fromEntries(E.map(({field:u,value:k})=>[u,k])),w=[...C.scan,...C.usages,...(0,y.Dw)(I.hostnames??"")].length===0,{length:g}=C.hostnames,d=`${S("hostnames")} has\
 ${g} hosts, the limit is ${h.pS}`;return{settings:w?{...C,scan:["."]}:C,mistakes:[...E.flatMap(({mistakes:u})=>u),...g>h.pS?[d]:[],...D(C,S),...x(C,S),...N(C,S)]}}
function D(I,S){const E=[["issue-open-after",I.issueOpenAfter],["issue-close-after",I.issueCloseAfter]];return(I.history===null?E.filter(([,w])=>w>1):[]).map(([
w,g])=>`${S(w)} is ${g}, which needs ${S("history")}; set it to a file that is kept from run to run`)}function x({report:I,history:S,badge:E},C){const w=[...I.map(
({path:g})=>["report",g]),["history",S],["badge",E]];return w.flatMap(([g,d],u)=>{if(d===null)return[];const k=v=>v!==null&&(0,f.normalize)(v)===(0,f.normalize)(
d),L=w.slice(0,u).find(([v,p])=>v!==g&&k(p));return L===void 0?[]:[`${C(L[0])} and ${C(g)} both name ${d}; write to different files`]})}function N(I,S){const{scan:E,
exclude:C,roots:w,dialect:g,depth:d,changedOnly:u,repositories:k}=I,L=S("usages");if(I.usages.length===0){const r=`${S("repositories")} needs ${L}; set it to th\
e usages files of the repositories`;return k.length===0?[]:[r]}const v=L.startsWith("--")?`repeat ${L}`:`write one a line in ${L}`,p="set it for `tf-disco usage\
s`, which reads the files of the repository";return[[E.length>0,S("scan"),`${p}; to check several files, ${v}`],[C.length>0,S("exclude"),p],[w.length>0,S("roots"),
p],[g.name!=="auto",S("dialect"),p],[d==="init",`${S("depth")} init`,"set it to packages: usages files hold no packages of modules"],[u,S("changed-only"),"remov\
e it: usages files do not say what a pull request changes"]].filter(([r])=>r).map(([,r,s])=>`${r} cannot be used together with ${L}; ${s}`)}}),7773:((O,W,l)=>{l.
d(W,{f:()=>E,y:()=>S});var f=l(7811),a=l(3474),h=l(7630);const y={hostnames:{kind:a.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed\
 service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:a.
p_("PATH",f.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:a.p_(
"GLOB",f.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{kind:a.p_("HOST",h.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d."},"required-services":{kind:a.p_("SERVICE",h.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usa\
ble service."},dialect:{kind:a.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`)\
, `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},P={usages:{kind:a.p_("FILE",f.Ju),help:"Files that `tf-disco usages --format jso\
n` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:a.p_("OWNER/NAME",h.o2),help:"\
Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},b={depth:{kind:a.Yq("discovery","ver\
sions","packages","init"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages`\
 also asks for the packages that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.",default:"\
discovery"},roots:{kind:a.p_("GLOB",f.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detecte\
d."},platforms:{kind:a.p_("OS_ARCH",h.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. \
Default: the platform of this machine."},upgrade:{kind:a.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requ\
ests":{kind:a.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that\
 are then not checked are reported.",default:"500"}},T={tokens:{kind:a.p_("HOST=TOKEN",h.IL,h.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environ\
ment variables also work."},"cli-config":{kind:a.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},A={
"timeout-seconds":{kind:a.lq(a.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. D\
efault: as long as the CLI waits, and 10 for a helper."},retries:{kind:a.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, ti\
meout, and HTTP 408, 425, 429 and 5xx.",default:"3"},concurrency:{kind:a.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",
default:"16"},"deadline-seconds":{kind:a.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked,\
 and the check fails.",default:"600"},"ca-file":{kind:a.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:a.
p_("HOST=ADDRESS",h.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the hos\
t."}},D={"certificate-days":{kind:a.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"\
21"},"slow-seconds":{kind:a.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:a.Yq("error","warning","never"),help:"\
Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:a.p_("CODE",h.x2),help:"Findings to ignore, one per line: `C\
ODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."}},x={report:{kind:a.p_("FILE",h.$h),help:"Report files to write, one per l\
ine, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:a.PW,help:"JSON Lines\
 file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."},badge:{kind:a.xH("FILE",h.eX),help:"JSON f\
ile for a badge of shields.io to write."}},N={"changed-only":{kind:a.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are \
always checked.",default:"false"},comment:{kind:a.Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: \
`never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{kind:a.Yq("never","on-failure"),help:"When to open one issue, updated \
automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:a.WD("registry-health"),help:"Label\
s for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:a.ai({min:1,max:20,whole:!0}),
help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:a.ai({min:1,max:20,whole:!0}),
help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:a.CV,
help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},I={...y,...P,...b,...T,...A,...D,...x,...N},S=a.KT(I),
E=[["What to check",a.KT(y)],["Many repositories",a.KT(P)],["Following `init`",a.KT(b)],["Credentials",a.KT(T)],["Network",a.KT(A)],["Verdict",a.KT(D)],["Report\
s",a.KT(x)]]}),2613:(O=>{O.exports=process.getBuiltinModule("assert")}),181:(O=>{O.exports=process.getBuiltinModule("buffer")}),4434:(O=>{O.exports=process.getBuiltinModule(
"events")}),9896:(O=>{O.exports=process.getBuiltinModule("fs")}),8611:(O=>{O.exports=process.getBuiltinModule("http")}),5692:(O=>{O.exports=process.getBuiltinModule(
"https")}),9278:(O=>{O.exports=process.getBuiltinModule("net")}),4589:(O=>{O.exports=process.getBuiltinModule("node:assert")}),6698:(O=>{O.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(O=>{O.exports=process.getBuiltinModule("node:buffer")}),1421:(O=>{O.exports=process.getBuiltinModule("node:child_process")}),7598:(O=>{
O.exports=process.getBuiltinModule("node:crypto")}),3053:(O=>{O.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(O=>{O.exports=process.getBuiltinModule(
"node:dns")}),1553:(O=>{O.exports=process.getBuiltinModule("node:dns/promises")}),8474:(O=>{O.exports=process.getBuiltinModule("node:events")}),3024:(O=>{O.exports=
process.getBuiltinModule("node:fs")}),1455:(O=>{O.exports=process.getBuiltinModule("node:fs/promises")}),7067:(O=>{O.exports=process.getBuiltinModule("node:http")}),
2467:(O=>{O.exports=process.getBuiltinModule("node:http2")}),7030:(O=>{O.exports=process.getBuiltinModule("node:net")}),8161:(O=>{O.exports=process.getBuiltinModule(
"node:os")}),6760:(O=>{O.exports=process.getBuiltinModule("node:path")}),3916:(O=>{O.exports=process.getBuiltinModule("node:path/posix")}),643:(O=>{O.exports=process.
getBuiltinModule("node:perf_hooks")}),1792:(O=>{O.exports=process.getBuiltinModule("node:querystring")}),99:(O=>{O.exports=process.getBuiltinModule("node:sqlite")}),
7075:(O=>{O.exports=process.getBuiltinModule("node:stream")}),7830:(O=>{O.exports=process.getBuiltinModule("node:stream/web")}),6193:(O=>{O.exports=process.getBuiltinModule(
"node:string_decoder")}),8500:(O=>{O.exports=process.getBuiltinModule("node:timers/promises")}),1692:(O=>{O.exports=process.getBuiltinModule("node:tls")}),3136:(O=>{
O.exports=process.getBuiltinModule("node:url")}),7975:(O=>{O.exports=process.getBuiltinModule("node:util")}),3429:(O=>{O.exports=process.getBuiltinModule("node:\
util/types")}),5919:(O=>{O.exports=process.getBuiltinModule("node:worker_threads")}),8522:(O=>{O.exports=process.getBuiltinModule("node:zlib")}),857:(O=>{O.exports=
process.getBuiltinModule("os")}),6928:(O=>{O.exports=process.getBuiltinModule("path")}),2203:(O=>{O.exports=process.getBuiltinModule("stream")}),2375:(O=>{O.exports=
process.getBuiltinModule("tls")}),9023:(O=>{O.exports=process.getBuiltinModule("util")}),3106:(O=>{O.exports=process.getBuiltinModule("zlib")})},fe={};function Q(O){
var W=fe[O];if(W!==void 0)return W.exports;var l=fe[O]={exports:{}},f=!0;try{pe[O](l,l.exports,Q),f=!1}finally{f&&delete fe[O]}return l.exports}Q.m=pe,typeof Q<
"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var O=typeof Symbol=="fun\
ction"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",l=typeof Symbol=="function"?Symbol(
"webpack error"):"__webpack_error__",f=h=>{h&&h.d<1&&(h.d=1,h.forEach(y=>y.r--),h.forEach(y=>y.r--?y.r++:y()))},a=h=>h.map(y=>{if(y!==null&&typeof y=="object"){
if(y[O])return y;if(y.then){var P=[];P.d=0,y.then(A=>{b[W]=A,f(P)},A=>{b[l]=A,f(P)});var b={};return b[O]=A=>A(P),b}}var T={};return T[O]=A=>{},T[W]=y,T});Q.a=(h,y,P)=>{
var b;P&&((b=[]).d=-1);var T=new Set,A=h.exports,D,x,N,I=new Promise((S,E)=>{N=E,x=S});I[W]=A,I[O]=S=>(b&&S(b),T.forEach(S),I.catch(E=>{})),h.exports=I,y(S=>{D=
a(S);var E,C=()=>D.map(g=>{if(g[l])throw g[l];return g[W]}),w=new Promise(g=>{E=()=>g(C),E.r=0;var d=u=>u!==b&&!T.has(u)&&(T.add(u),u&&!u.d&&(E.r++,u.push(E)));
D.map(u=>u[O](d))});return E.r?w:C()},S=>(S?N(I[l]=S):x(A),f(b))),b&&b.d<0&&(b.d=0)}})(),(()=>{var O=Object.getPrototypeOf?l=>Object.getPrototypeOf(l):l=>l.__proto__,
W;Q.t=function(l,f){if(f&1&&(l=this(l)),f&8||typeof l=="object"&&l&&(f&4&&l.__esModule||f&16&&typeof l.then=="function"))return l;var a=Object.create(null);Q.r(
a);var h={};W=W||[null,O({}),O([]),O(O)];for(var y=f&2&&l;typeof y=="object"&&!~W.indexOf(y);y=O(y))Object.getOwnPropertyNames(y).forEach(P=>h[P]=()=>l[P]);return h.
default=()=>l,Q.d(a,h),a}})(),Q.d=(O,W)=>{for(var l in W)Q.o(W,l)&&!Q.o(O,l)&&Object.defineProperty(O,l,{enumerable:!0,get:W[l]})},Q.f={},Q.e=O=>Promise.all(Object.
keys(Q.f).reduce((W,l)=>(Q.f[l](O,W),W),[])),Q.u=O=>({647:"647",1427:"1427",1903:"1903",2172:"3699",2218:"2218",2364:"2798",2797:"3276",2798:"2798",3276:"3276",
3494:"3276",3542:"3276",3611:"2798",3699:"3699",4225:"8317",4284:"1903",4668:"8317",4878:"4878",4947:"1427",5009:"3276",5830:"2218",7390:"3276",8317:"8317",8580:"\
1427",8639:"3699",8822:"3699",9465:"3699"}[O]??O)+".index.js",Q.o=(O,W)=>Object.prototype.hasOwnProperty.call(O,W),Q.r=O=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(O,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(O,"__esModule",{value:!0})},(()=>{var O={8374:0,8792:0},W=l=>{var{ids:f,modules:a,
runtime:h}=l,y,P,b=0;for(y in a)Q.o(a,y)&&(Q.m[y]=a[y]);for(h&&h(Q);b<f.length;b++)P=f[b],Q.o(O,P)&&O[P]&&O[P][0](),O[f[b]]=0};Q.late=(l,f)=>{for(const a of l){
if(O[a]===0)continue;const{createRequire:h}=process.getBuiltinModule("module");W(h(import.meta.url)("./"+Q.u(a)))}return Q(f)},Q.f.j=(l,f)=>{var a=Q.o(O,l)?O[l]:
void 0;if(a!==0)if(a)f.push(a[1]);else{var h=import("./"+Q.u(l)).then(W,y=>{throw O[l]!==0&&(O[l]=void 0),y}),h=Promise.race([h,new Promise(y=>a=O[l]=[y])]);f.push(
a[1]=h)}}})();var de={};Q.d(de,{C:()=>Ee,a:()=>ve});const Ee=()=>Promise.all([Q.e(3699),Q.e(2172),Q.e(9465),Q.e(8639),Q.e(8822),Q.e(1427),Q.e(8374),Q.e(8580),Q.
e(4947)]).then(Q.bind(Q,4947)),ve=()=>Promise.all([Q.e(8374),Q.e(647)]).then(Q.bind(Q,647));var $e=de.C,Oe=de.a;export{$e as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
