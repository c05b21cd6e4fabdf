var pe={9876:((S,B,l)=>{l.d(B,{rv:()=>me,cA:()=>_e});var h=l(255),a=l(7057),_=l(7630),A=l(101),R=l(1780),I=l(9179),T=l(3298),y=l(3628),D=l(9509);const L=4;function x(K,Q){
let V={text:K,starts:null};for(let te=0;te<L&&V!==null;te+=1)Q(C(V,K.length)),V=d(V,K.length)}const P="\u2026",w=Array.from({length:128},(K,Q)=>{const V=String.
fromCharCode(Q);return Q<=32||Q===127?" ":({"-":"+",_:"/"}[V]??V).toLowerCase()});function v(K){return K===P?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function C({text:K,starts:Q},V){let te="",ee=!1;const J=[],z=(G,X)=>{G===" "&&ee||(ee=G===
" ",te+=G,J.push(X))};for(let G=0;G<K.length;G+=1){const X=Q===null?G:Q[G]??V,Y=w[K.charCodeAt(G)];if(Y!==void 0){z(Y,X);continue}const se=String.fromCodePoint(
K.codePointAt(G)??0);for(const ie of v(se).split(""))z(ie,X);G+=se.length-1}return J.push(V),{folded:te,starts:J}}const $=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),g=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
p=/[%\\&]|xn--/i;function d({text:K,starts:Q},V){if(!p.test(K))return null;let te="";const ee=[];let J=0;const z=X=>Q===null?X:Q[X]??V,G=X=>{for(let Y=J;Y<X;Y+=
1)ee.push(z(Y));te+=K.slice(J,X)};for(const X of K.matchAll(g)){G(X.index),J=X.index+X[0].length;for(const{written:Y,at:se}of M(X)){te+=Y;for(let ie=0;ie<Y.length;ie+=
1)ee.push(z(X.index+se))}}return J===0?null:(G(K.length),{text:te,starts:ee})}function M(K){const[Q,V,te,ee,J,z,G,X,Y,se]=K;if(V!==void 0)return U(V);if(se!==void 0)
return[{written:(0,D.mI)(se.toLowerCase()),at:0}];const ie=te??ee??X;return N(ie!==void 0?E(Number.parseInt(ie,16)):G!==void 0?E(Number(G)):Y!==void 0?$.get(Y)??
Q:J??(z===void 0?"":" "))}const N=K=>[{written:K,at:0}],E=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",m=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function U(K){const Q=K.startsWith("%")?3:4,V=K.replace(/(?:%|\\x)(..)/g,(te,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(V.matchAll(m),({
0:[te="",...ee],index:J})=>{const z=te.charCodeAt(0),G=ee.reduce((X,Y)=>X<<6|Y.charCodeAt(0)&63,ee.length===0?z:z&63>>ee.length);return{written:E(G),at:Q*J}})}const j="\
***",c=12,n=200;function i(K){const Q=f(K);return(V,te)=>{if(Q.pieces.size===0)return V;const ee=[];return x(V,J=>u(J,V,Q,ee)),ee.length===0?V:r(V,ee,te)}}function f(K){
const Q=new Set,V=new Set,te=new Set,ee=({folded:J})=>{if(J.length<a.Il)return;const z=Math.min(J.length,c);V.add(z);for(let G=0;G+z<=J.length;G+=1)Q.add(J.slice(
G,G+z));for(let G=a.Il;G<z;G+=1)te.add(J.slice(0,G))};for(const J of(0,y.x)(K))x(J,ee);return{pieces:Q,lengths:V,heads:te}}function u({folded:K,starts:Q},V,{pieces:te,
lengths:ee,heads:J},z){const G=(Y,se)=>{const ie=K[Y]===" "?Y+1:Y;let re=K[se-1]===" "?se-1:se;for(;re<K.length&&Q[re]===Q[re-1];)re+=1;const ce=Q[ie]??0,le=Q[re]??
V.length,ae=z.at(-1);ae===void 0||ce<ae.from||ce>ae.to?z.push({from:ce,to:le}):z[z.length-1]={from:ae.from,to:Math.max(ae.to,le)}};for(const Y of ee)for(let se=0;se+
Y<=K.length;se+=1)te.has(K.slice(se,se+Y))&&G(se,se+Y);const X=Y=>{for(let se=Math.min(c-1,Y);se>=a.Il;se-=1)if(J.has(K.slice(Y-se,Y))){G(Y-se,Y);break}};for(let Y=K.
indexOf(P);Y>=0;Y=K.indexOf(P,Y+1))X(Y);V.length>=n&&X(K.length)}function r(K,Q,V){let te="",ee=0;for(const J of Q.toSorted((z,G)=>z.from-G.from))J.to<=ee||V.size>
0&&t(K,J,V)||((J.from>ee||ee===0)&&(te+=K.slice(ee,J.from)+j),ee=J.to);return te+K.slice(ee)}const o=K=>K<"\x80"?/[a-z\d.:-]/i.test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
K),e=260;function t(K,{from:Q,to:V},te){const ee=G=>Math.max(Q-G,G-V)<e&&o(K[G]??"");let J=Q;for(;ee(J-1);)J-=1;let z=V;for(;ee(z);)z+=1;for(;!te.has(K.slice(J,
z));){if(z===V||!/[.:]/.test(K[z-1]??""))return!1;z-=1}return!0}const s=64,F="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories root units exclude \
requirements namedHost stateHosts repository setting writtenAt",Z="value hashes",H=new Set;function ne(K){return oe(()=>{const Q=i(K);return(V,te=H)=>{if(typeof V==
"string")return oe(()=>Q(V,te));const ee=(0,T.O)(J=>Q((0,I._U)(J),te));return oe(()=>ue(ee)(V))}})}function oe(K){try{return K()}catch{throw new Error("tokens c\
ould not be hidden")}}function ue(K){const[Q,V]=[new Set(F.split(" ")),new Set(Z.split(" "))],te={ours:new Map,theirs:new Map},ee=(z,G,X)=>{if((0,R.rZ)(z))return(0,R.
tD)(z,K);if(Array.isArray(z)){const re=z.map(ce=>J(ce,G+1,X));return re.every((ce,le)=>ce===z[le])?z:re}let Y=!0;const se=Object.entries(z).map(([re,ce])=>{if(X===
"ours"&&Q.has(re))return[re,ce];const le=J(ce,G+1,V.has(re)?"theirs":X),ae=X==="ours"?re:K(re);return Y&&=ae===re&&le===ce,[ae,le]}),ie=Object.getPrototypeOf(z)===
Object.prototype;return Y&&ie?z:Object.fromEntries(se)},J=(z,G,X)=>{if(typeof z=="string")return K(z);if(G>s)return null;if(typeof z!="object"||z===null)return z;
const Y=te[X].get(z)??ee(z,G,X);return te[X].set(z,Y),Y};return z=>J(z,0,"ours")}function _e(K,Q,V=()=>{}){const te=new Map;let ee=null;const J=G=>{const X=G.filter(
Y=>!te.has(Y.reveal()));if(X.length!==0){for(const Y of X)te.set(Y.reveal(),Y);ee=null,V(X)}};oe(()=>J(ge(K,Q)));const z=(G,X)=>(ee??=ne([...te.values()]),ee(G,
X));return{learn:G=>oe(()=>J([G])),redact:z,redactUsages:(G,X)=>te.size===0?G:z(G,X)}}function me(K,{redact:Q}){try{return K(Q)}catch{return"tf-disco crashed, a\
nd the description of the crash could not be cleared of tokens"}}const he=K=>(0,h.Fq)(K).ok;function ge(K,Q){const V=(0,_.vk)(K.tokens??"").flatMap(J=>{const z=J.
indexOf("="),G=J.slice(z+1).trim(),X=z<0?"":J.slice(0,z).trim(),Y=!X.includes(".")&&G.includes(".")&&he(G);return X!==""&&(!he(X)||Y)?[G,X,J]:[G]}),te=Object.entries(
Q).flatMap(([J,z])=>J.startsWith(h.xV)&&z!==void 0?[z]:[]),ee=K["github-token"]?.trim()??"";return[...V,...te,...(0,A.W)(Q),ee].filter(J=>J!=="").map(J=>new a.ou(
J))}}),3628:((S,B,l)=>{l.d(B,{K:()=>L,x:()=>T});var h=l(7811),a=l(4443),_=l(7057);function A(P){const w=P.reveal(),v=/[\r\n]/.test(w)?w.split(/[\r\n]+/):[];return[
w,...v].filter(C=>C.trim().length>=_.Il)}const R=P=>[...new Set([P,Buffer.from(P).toString("latin1")])],I=P=>["","x","xx"].flatMap(w=>{const v=Buffer.from(w+P).
toString("base64"),C=v.slice(Math.ceil(w.length*4/3)).replace(/=+$/,"");return v.endsWith("=")?[C.slice(0,-1),C]:[C]});function*T(P){const w=P.flatMap(A).map(v=>v.
trim().slice(0,_.$c));for(const v of new Set(w.flatMap(R)))yield v,v.includes(" ")&&(yield v.replaceAll(" ","+")),yield*I(v),yield Buffer.from(v).toString("hex")}
const y=16*1024,D=1024*1024;function L(P){let w=D;return v=>{const C=v.flatMap(A).flatMap(g=>[g,g.trim()]),$=[];for(const g of new Set(C.flatMap(R))){if(g.length>
y||w<0)continue;const p=x(g).filter(d=>d.trim().length>=_.Il);$.push(...p),w-=p.join("").length}for(const g of new Set([...C,...$]))P(g)}}function x(P){const w=(0,a.
zg)(P,"path"),v=(0,h.ol)(P).slice(1,-1),C=[encodeURIComponent(P.toWellFormed()),...w.ok?[w.value]:[]],$=I(P),g=Buffer.from(P).toString("hex");return[P,P.toLowerCase(),
v,JSON.stringify(P).slice(1,-1),...C,...C.map(p=>p.replace(/%[0-9A-F]{2}/g,d=>d.toLowerCase())),...$,...$.map(p=>p.replaceAll("+","-").replaceAll("/","_")),g,g.
toUpperCase()]}}),3214:((S,B,l)=>{l.d(B,{Ip:()=>a,VG:()=>h,VJ:()=>A,v7:()=>_});class h{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(I){this.#n??=I,this.#e.abort();for(const T of this.onEnd)T()}}const a=(R,I)=>{const T=setTimeout(I,R);return()=>clearTimeout(
T)};function _(R,{startTimer:I,stop:T}){return new Promise(y=>{const D=()=>{L(),T.onEnd.delete(D),y()},L=I(R,D);T.onEnd.add(D)})}function A(R,I){const T=/^\d+$/.
test(R??"")?Number(R)*1e3:Date.parse(R??"")-I;return Number.isNaN(T)?null:T}}),3087:((S,B,l)=>{l.d(B,{A3:()=>L,KE:()=>x,KI:()=>v,Or:()=>P,f8:()=>w,hM:()=>D,mk:()=>T,
qW:()=>$});var h=l(3024),a=l(6760),_=l(2432),A=l(6092),R=l(9968);const I=64*1024;function*T(d){let M="";for(const N of d)M+=N,!(M.length<I)&&(yield M,M="");M!==
""&&(yield M)}const y={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class D extends Error{name="ExplainedError"}function L(d){if(d instanceof D)return d.message;if(!P(d))return`${String(d)}; this is a bug of tf-disco, \
please report it at ${_.xV}`;const M=y[d.code];return`${d.message.split(", ")[0]}${M===void 0?"":`; ${M}`}`}function x(d){try{return d(),null}catch(M){return(0,A.
RK)(L(M))}}const P=d=>typeof d=="object"&&d!==null&&"syscall"in d&&"code"in d;function w(d,M,N){const E=C(h.realpathSync(d),M),m=(0,a.basename)(M);v(h.lstatSync(
(0,a.join)(E,m),{throwIfNoEntry:!1}));const U=(0,a.join)(E,`.${m.slice(0,60)}.${Math.random().toString(36).slice(2)}`),j=h.openSync(U,"wx");try{(0,R.ET)(j,()=>{
for(const c of N)h.writeFileSync(j,c)}),h.renameSync(U,(0,a.join)(E,m))}catch(c){throw h.rmSync(U,{force:!0}),c}}function v(d){if(!(d===void 0||d.isFile()||d.isSymbolicLink()))
throw new D(`it is ${(0,R.I)(d)}; choose another path`)}function C(d,M){const N=(0,a.resolve)(d,M),E=(0,R.UO)(N,d);if(!E&&!(0,a.isAbsolute)(M))throw new D(`it i\
s outside ${d}; use an absolute path if that is intended`);const m=E?d:(0,a.parse)(N).root;return(0,a.relative)(m,(0,a.dirname)(N)).split(a.sep).filter(Boolean).
reduce((j,c)=>g(j,c,d),m)}function $(d,M){const N=h.realpathSync(d);return p(C(N,M),(0,a.basename)(M),N)}function g(d,M,N){const E=(0,a.join)(d,M);try{h.lstatSync(
E,{throwIfNoEntry:!1})===void 0&&h.mkdirSync(E)}catch(m){if((0,R.Oj)(m)!=="EEXIST")throw m}return p(d,M,N)}function p(d,M,N){const E=(0,a.join)(d,M);if(!h.lstatSync(
E,{throwIfNoEntry:!1})?.isSymbolicLink())return E;const m=h.realpathSync(E);if(!(0,R.UO)(d,N)||(0,R.UO)(m,N))return m;throw new D(`the link ${(0,a.relative)(N,E)}\
 leads outside ${N}; remove it or choose another path`)}}),9968:((S,B,l)=>{l.d(B,{$r:()=>N,ET:()=>C,I:()=>x,Mc:()=>g,N0:()=>$,Oj:()=>v,UO:()=>M,qA:()=>D,qo:()=>w,
r7:()=>y,v2:()=>d,wX:()=>p,yR:()=>T});var h=l(4573),a=l(3024),_=l(6760);const A=16*1024*1024,R=a.constants.O_RDONLY|(a.constants.O_NONBLOCK??0)|(a.constants.O_NOCTTY??
0),I=Buffer.allocUnsafeSlow(256*1024);function T(E,m=A){const U=D(E,m);if(!Buffer.isBuffer(U))return U;const j=U.toString("utf8"),c=!j.includes("\uFFFD")||(0,h.
isUtf8)(U);return{ok:!0,text:j,isUtf8:c,bytes:U.length}}function y(E,m=A){const U=T(E,m);return U.ok?U.text:null}function D(E,m){try{return C(a.openSync(E,R),U=>{
const j=a.readSync(U,I,0,I.length,0);return j<I.length?I.subarray(0,j):P(U,m)})}catch(U){const j=v(U),c=$(()=>a.statSync(E),null);return c?.isFile()===!1?L(c,j):
{ok:!1,failure:{kind:"error",code:j}}}}const L=(E,m)=>({ok:!1,failure:{kind:"special",is:x(E),code:m}});function x(E){return E.isDirectory()?"a directory":E.isFIFO()||
E.isSocket()?E.isFIFO()?"a named pipe":"a socket":E.isFile()?"a file without a size":E.isBlockDevice()?"a block device":"a character device"}function P(E,m){const U=a.
fstatSync(E),{size:j}=U;if(j<I.length)return L(U,"ESPIPE");if(j>m)return{ok:!1,failure:{kind:"size",bytes:j,maxBytes:m}};const c=Buffer.allocUnsafeSlow(j);let n=0;
for(;n<j;){const i=a.readSync(E,c,n,j-n,n);if(i===0)break;n+=i}return c.subarray(0,n)}const w=E=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(E).code);function v(E){
if(!(typeof E=="object"&&E!==null&&"code"in E)||typeof E.code!="string"||w(E))throw E;return E.code}function C(E,m){try{return m(E)}finally{a.closeSync(E)}}function $(E,m){
try{return E()}catch(U){return v(U),m}}const g=E=>$(()=>a.readdirSync(E,{withFileTypes:!0}),[]),p=E=>g(E).map(({name:m})=>m).sort(),d=E=>g(E).flatMap(m=>m.isDirectory()?
m.name:[]);function M(E,m){const U=(0,_.relative)(m,E);return U!==".."&&!U.startsWith(`..${_.sep}`)&&!(0,_.isAbsolute)(U)}function N(E){try{const m=a.realpathSync(
E),U=a.statSync(m);return U.isFile()?{kind:"file",path:m}:U.isDirectory()?{kind:"directory",path:m}:{kind:"special",path:m,is:x(U)}}catch(m){return{kind:"error",
code:v(m)}}}}),6889:((S,B,l)=>{l.d(B,{L2:()=>T,WJ:()=>I,lF:()=>n,rU:()=>y,uQ:()=>D,w0:()=>c});var h=l(9432),a=l(9119),_=l(8032),A=l(3096),R=l(1250);const I=([i,
...f])=>i===void 0||f.length>0?"both":i;function T({setting:i,scan:f}){const{name:u}=i,r=u==="auto"?null:u==="both"?_.Du:[u],o=f===null||f.isEmpty?null:f,e=o===
null?[]:w(o,i,r),t={setting:i,signs:e,constraints:o?.constraints??[]};if(r!==null)return v(r,["set by `dialect`"],[],t);if(o===null)return v(_.Du,["CLI not dete\
cted; set `dialect` to check one"],[],t);const s=P(e);if(s.length===0)return{...v(["terraform"],["assumed; set `dialect`"],[],t),isGuess:!0};const O=L(s),k=O.flatMap(
b=>s.find(W=>W.client===b)??[]);return v(O,k.map($),s,t)}function y({clients:i},f){if(f===null||f.isEmpty)return _.zK;const u=new Set([...i,...f.tools().others]);
return f.usesTerragrunt&&u.add("terragrunt"),_.zK.filter(r=>u.has(r))}function D(i,{evidence:f,versions:u}){return(r,o)=>{const e=f.some(t=>{if(t.level!=="versi\
on-file"||t.version===null)return!1;const s=(0,A.jt)(t.place.file);return t.client===r&&(s===""||`${o}/`.startsWith(`${s}/`))});return i.version??(e?u[r]??null:
null)}}const L=i=>_.Du.filter(f=>i.some(u=>u.client===f));function x(i){const f=i.filter(({place:u})=>!(0,a.Zl)(u.file));return f.length===0?i:f}function P(i){const f=x(
i),u=R.A.find(r=>f.some(o=>o.level===r));return f.filter(({level:r})=>r===u)}function w({signs:i,tools:f,hasCloudHostname:u},{version:r},o){const e=P(i),t=o??L(
e),s=e.every(({place:Z})=>(0,a.Zl)(Z.file)),O=o===null&&(s||e.some(({isCloud:Z})=>Z)),k=r===null&&t.some(Z=>c(Z,[]).length>1);if(!O&&!k)return i;const{setsCloudHostname:b,
signs:W}=f(),F=u||b;return[...i.filter(({isCloud:Z})=>!(Z&&F)),...W]}function v(i,f,u,r){const o=i.map(s=>C(s,r)),e=o.filter(({version:s})=>s!==null),t=e.flatMap(
({signs:s})=>s.slice(0,1).map($));return{name:I(i),clients:i,releases:o.flatMap(({releases:s})=>s),versions:Object.fromEntries(e.map(({client:s,version:O})=>[s,
O??""])),why:[...new Set([...f,...t])].join(", "),evidence:[...new Set([...u,...o.flatMap(({signs:s})=>s)])]}}function C(i,{setting:f,signs:u,constraints:r}){const o=(W,F)=>{
const[Z=null,...H]=W,ne=c(i,W);return{client:i,releases:ne,version:H.length===0?Z:null,signs:F}};if(f.version!==null)return o([f.version],[]);const e=x(u.filter(
W=>W.client===i&&W.version!==null)),t=new Set(e.map(({version:W})=>(W??"").replace(/^v/,"")));if(t.size>0){const W=o([...t],e);return{...W,version:n(W.version??
"")?W.version:null}}const s=x(r).map(({text:W,place:F})=>({client:i,level:"syntax",place:F,text:`requires ${(0,h.dh)(W)}`,version:W})),O=o([],[]),k=s.map(({version:W})=>W),
b=o(k,s);return b.releases.length===O.releases.length?O:b}const $=({place:i,text:f})=>`${i.file}:${i.line} ${f}`,g=[1e10,1e5,1],p=Number.POSITIVE_INFINITY,d={from:0,
before:p},M={from:Number.MAX_SAFE_INTEGER,before:p},N=200,E=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function m(i){if(i.length>N)return null;if(i==="latest")return M;const f=i.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(r=>r!==""),u=f.map(U);return f.length===0||u.includes(null)?null:{from:Math.max(...u.map(r=>r?.from??0)),before:Math.min(...u.map(r=>r?.before??p))}}function U(i){
const f=E.exec(i);if(f===null)return null;const[,u="",...r]=f,o=r.slice(0,3).filter(k=>/^\d/.test(k??"")),{length:e}=o,t=o.reduce((k,b,W)=>k+Number(b)*(g[W]??0),
0),s=k=>{const b=g[Math.max(k,1)-1]??1;return t-t%b+b};if(u==="!=")return d;if(u===">=")return{from:t,before:p};if(u===">")return{from:s(e),before:p};if(u==="<")
return{from:0,before:t};if(u==="<=")return{from:0,before:s(e)};const O={"~>":e-1,"^":1,"~":Math.min(e,2)}[u];return{from:t,before:s(O??e)}}function j(i,f){const{
from:u,before:r}=m(i)??d,o=m(f.from??"")?.from??0,e=m(f.before??"")?.from??p;return u<e&&o<r}function c(i,f){const u=_.pH.filter(o=>o.client===i),r=u.filter(o=>f.
some(e=>j(e,o)));return r.length===0?u:r}const n=i=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(i)}),1250:((S,B,l)=>{l.d(B,{A:()=>R,j:()=>I});var h=l(
2170),a=l(9119),_=l(8032),A=l(5243);const R=["lock-file","syntax","version-file","tool","hook"];class I{signs=new Map;constraints=new Map;addFile({file:D,kind:{
clients:L},scope:x,isContext:P}){if(P)return;const[w,...v]=L;if(w!==void 0&&v.length===0&&!/(^|\/)[.#][^/]*$/.test(D)){const C=`is read by ${_.bB[w]} only`;this.
addSign({client:w,level:"syntax",place:{file:D,...h.wv},text:C})}for(const C of x.declared){const{kind:$,text:g,place:p}=C;if($==="version")T(this.constraints,g,
C);else if($==="binary"){const d=g==="tofu"?"opentofu":"terraform";this.addSign({client:d,level:"version-file",place:p,text:"sets terraform_binary"})}else if((0,_.
SO)($)){const{client:d,what:M}=_.$I[$];this.addSign({client:d,level:"syntax",place:p,text:`has ${M}`})}}}end(D){for(const{kind:L,host:x,place:P,clients:w,isOverridden:v,
text:C}of D)if(L==="lock_provider"){const $=_.Du.find(p=>(0,A.Vm)(p)===x),g=`locks providers from ${x}`;$&&this.addSign({client:$,level:"lock-file",place:P,text:g})}else
L==="cloud_default"&&!v&&w.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:P,text:"has a cloud block without hostname",isCloud:!0}):
L==="module"&&C?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:P,text:"uses an OCI registry"});return{signs:[...this.signs.values()],
constraints:[...this.constraints.values()]}}addSign(D){T(this.signs,`${D.client} ${D.text}`,{...D,version:null})}}function T(y,D,L){const x=(0,a.Zl)(L.place.file)?
`${D} aside`:D;y.has(x)||y.set(x,L)}}),6429:((S,B,l)=>{l.d(B,{NW:()=>I,RY:()=>A,Wg:()=>h,r5:()=>a});const h=({prefix:T,bits:y},D)=>T.length===D.length&&T.every(
(L,x)=>{const P=Math.min(Math.max(8*(x+1)-y,0),8);return L>>P===(D[x]??0)>>P});function a(T){if(!T.includes(":"))return _(T);const y=T.indexOf("%");return y===T.
length-1?null:R(y<0?T:T.slice(0,y))}function _(T){const y=T.split("."),D=y.length===4&&y.every(x=>/^(0|[1-9]\d{0,2})$/.test(x)),L=y.map(Number);return D&&L.every(
x=>x<=255)?L:null}function A(T){const y=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(T)?URL.parse(`http://${T}`):null;return y&&_(y.hostname)}function R(T){const y=/^[\da-f:.]+$/i.
test(T)?URL.parse(`http://[${T}]`):null;if(y===null)return null;const[D=[],L=[]]=y.hostname.slice(1,-1).split("::").map(P=>P.split(":").filter(Boolean)),x=Array(
8-D.length-L.length).fill("0");return[...D,...x,...L].flatMap(P=>{const w=Number.parseInt(P,16);return[w>>8,w&255]})}const I=T=>/^(?:0,){10}255,255$/.test(T.slice(
0,12).join())?T.slice(12):T}),9562:((S,B,l)=>{l.d(B,{G:()=>h,V:()=>L});const h=c=>typeof c=="object"&&c!==null&&!Array.isArray(c),a=1e4,_=5e5,A=34,R=44,I=58,T=91,
y=123,D=125;function L(c,n){const i=new v(c,n),f=i.run();if(f!==null)return{ok:!1,...j(c,f)};const u=c.slice(0,i.end),r=u.includes("\\u")?u.replace(x,(o,e)=>e===
void 0?o:"\\ufffd"):u;return{ok:!0,value:JSON.parse(r)}}const x=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
P=["the text ends before the JSON value is complete","check that the file was not truncated"],w="more values than this check reads";class v{#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(n,i){this.#e=n,this.#n=i}run(){const n=this.#e,i=this.#s,f=p(n,0);for(let r=f,o=0;r<n.length;r=p(n,o)){const e=n.charCodeAt(
r);if(o=this.#a(r,e),o<0)return this.#u(r,~o);if(this.end=o,this.#n==="decoder"&&this.#t==="next"&&i.length===0)return null;this.#r=e,this.#c=r}return this.#t!==
"next"||i.length>0?[n.length,...P]:this.#n==="map"&&this.#o>=0&&n.charCodeAt(f)===y?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(n,i){
const f=this.#s[this.#s.length-1];if(i===f&&(this.#t==="next"||C(this.#r)))return this.#s.pop(),this.#t="next",n+1;switch(this.#t){case"value":return this.#l(n,
i);case"key":return i!==A?~n:(this.#t="colon",d(this.#e,n));case"colon":return i!==I?~n:(this.#t="value",n+1);case"next":return i!==R||f===void 0?~n:(this.#t=f===
D?"key":"value",n+1)}}#l(n,i){if(this.#i+=1,this.#i>_)return~n;if(C(i))return this.#s.length===a?~n:(this.#s.push(i+2),this.#t=i===y?"key":"value",n+1);const f=i===
A,u=f?d(this.#e,n):M(this.#e,n);return u<0||(!f&&this.#o<0&&N(this.#e,n,u)&&(this.#o=n),this.#t="next"),u}#u(n,i){const f=this.#e,u=f.charCodeAt(n),r=this.#s.at(
-1);if(this.#i>_)return[n,w,"split the text"];if(i>n)return[i,...E(f,i)];if(this.#t==="value"&&C(u))return[n,`more than ${a} levels of nesting`,"nest brackets l\
ess deeply"];if(u===r&&this.#r===R)return[this.#c,"trailing comma","remove the comma"];const o=r===void 0?void 0:String.fromCharCode(r);return[n,...U(f.slice(n,
n+2),this.#t,o)]}}const C=c=>c===y||c===T,$=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,g=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function p(c,n){let i=n;for(;i<c.length&&!(c.charCodeAt(i)>32||!` 	
\r`.includes(c.charAt(i)));i+=1);return i}function d(c,n){let i=n+1;for($.lastIndex=i;$.test(c);)i=$.lastIndex;return c.charCodeAt(i)===A?i+1:~i}function M(c,n){
return g.lastIndex=n,g.test(c)?g.lastIndex:~n}const N=(c,n,i)=>i-n>=5&&Math.abs(Number(c.slice(n,i)))===1/0;function E(c,n){return n===c.length?P:c[n]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const m=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function U(c,n,i){for(const[f,...u]of m)if(f.test(c))
return u;switch(n){case"value":return/^[}\]:]/.test(c)?["missing value","add the value"]:/^[-+.\d]/.test(c)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return i===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(c)?["wrong closing bracket",`write ${i}`]:["missing comma","add the comma"]}}function j(c,[n,i,f]){const u=c.slice(0,n),r=u.split(
`
`).length,o=u.slice(u.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${r}, column ${o}`}: ${i}`,advice:f,isLimit:i===w}}}),7811:((S,B,l)=>{l.d(B,{Dw:()=>D,Ju:()=>x,
TR:()=>P,_6:()=>T,ol:()=>_,s8:()=>L});const h=`"\\\x07\b\f
\r	\v`,a='"\\abfnrtv';function _(w){if(/^[ !#-[\]-~]*$/.test(w))return`"${w}"`;const v=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${w.toWellFormed().replace(
v,A)}"`}function A(w){const v=w.codePointAt(0)??0;return h.includes(w)?`\\${a[h.indexOf(w)]}`:v<128?`\\x${R(v,2)}`:v<65536?`\\u${R(v,4)}`:`\\U${R(v,8)}`}const R=(w,v)=>w.
toString(16).padStart(v,"0"),I=new TextDecoder("utf-8",{ignoreBOM:!0}),T=w=>I.decode(w),y=($late2??=new RegExp("\\p{White_Space}","u"));function D(w){let v=0;for(;y.test(w.charAt(v));)v+=
1;return w.slice(v)}function L(w){let v=w.length;for(;y.test(w.charAt(v-1));)v-=1;return w.slice(0,v)}const x=w=>({ok:!0,value:w}),P=w=>({ok:!1,why:w})}),4443:((S,B,l)=>{
l.d(B,{Ge:()=>g,Uw:()=>v,V$:()=>y,h0:()=>w,xB:()=>C,zg:()=>D});var h=l(7811);const a=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:a,zone:a,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},A=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,R=/^[A-Za-z0-9._~-]/,I=/%(?![0-9A-Fa-f]{2})/,T={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function y(p,d){let M="";for(const{0:N,index:E}of p.matchAll(A))if(R.test(N)||_[d].includes(N))M+=N;else{if(N===
"%")return(0,h.TR)(P(p,E));if(N.startsWith("%")){const m=Number.parseInt(N.slice(1),16);if(L(m,d))return(0,h.TR)(`invalid URL escape "${N}"`);M+=x(m,d)}else if(N>
"\x7F")M+=encodeURIComponent(N.toWellFormed());else{if(d==="host"||d==="zone")return(0,h.TR)(`invalid character ${(0,h.ol)(N)} in host name`);M+=x(N.charCodeAt(
0),d)}}return(0,h.Ju)(M)}function D(p,d){return p==="%2A"&&d==="path"?(0,h.Ju)("*"):T[d].test(p)&&!I.test(p)?(0,h.Ju)(p):y(p,d)}function L(p,d){return d==="host"?
p<128&&p!==37:d!=="zone"||p===37||p===32?!1:x(p,"zone").startsWith("%")}function x(p,d){const M=String.fromCharCode(p);return R.test(M)||_[d].includes(M)?M:`%${p.
toString(16).toUpperCase().padStart(2,"0")}`}const P=(p,d)=>`invalid URL escape ${(0,h.ol)(p.slice(d,d+3))}`;function w(p){for(const d of p.split("&")){if(d.includes(
";"))return"invalid semicolon separator in query";const[,...M]=/^([^=]*)=?(.*)$/s.exec(d)??[];for(const N of M){const E=N.search(I);if(E>=0)return P(N,E)}}return null}
const v=p=>p.replace(/(?:%[0-9A-F]{2})+/g,d=>(0,h._6)(Uint8Array.from(d.slice(1).split("%"),M=>Number.parseInt(M,16))));function C(p){return p.split("&").flatMap(
d=>{if(d===""||d.includes(";"))return[];const[,...M]=/^([^=]*)=?(.*)$/s.exec(d)??[],[N,E]=M.map(m=>y(m.replaceAll("+","%20"),"query"));return N?.ok&&E?.ok?[[$(N.
value),$(E.value)]]:[]})}const $=p=>p.replaceAll("%20","+"),g=p=>p.toSorted(([d],[M])=>d<M?-1:d>M?1:0).map(([d,M])=>`${d}=${M}`).join("&")}),8643:((S,B,l)=>{l.d(
B,{Dl:()=>L,EN:()=>C,L5:()=>v,O2:()=>i,Pl:()=>P,aR:()=>p,cz:()=>w,jr:()=>x,lv:()=>R,sX:()=>f,t5:()=>$});var h=l(9179),a=l(6429),_=l(7811),A=l(4443);const R={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},I=/[^ -~\u0080-\u{10ffff}]/u,T=/^([A-Za-z][A-Za-z0-9+.-]*):/,y=/^(?::[0-9]*)?$/,D=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function L(o){const[e,t]=n(o,"#"),s=d(e);if(!s.ok)return(0,_.TR)(`parse ${(0,_.ol)(e)}: ${s.why}`);const O=(0,A.zg)(t,"fragment");return O.ok?(0,_.Ju)({...s.value,
fragment:O.value}):(0,_.TR)(`parse ${(0,_.ol)(o)}: ${O.why}`)}function x(o){const e=o.scheme===""?"":`${o.scheme}:`,t=o.fragment===""?"":`#${o.fragment}`,s=o.opaque===
""?j(o)+c(o):o.opaque;return[e,s,g(o),t].join("")}function P(o){const e=o.opaque&&(0,h.Mi)(`//${o.opaque}`,"").slice(2);return(0,h.Mi)(x({...o,opaque:e,query:"",
forceQuery:!1,fragment:""}),"")}function w(o){const e=o.host.lastIndexOf(":"),t=e>=0&&y.test(o.host.slice(e)),s=t?o.host.slice(0,e):o.host,O=s.startsWith("[")&&
s.endsWith("]");return{name:(0,A.Uw)(O?s.slice(1,-1):s),port:t?o.host.slice(e+1):""}}const v=o=>o==="https"?443:80,C=o=>o.includes(":")?`[${o}]`:o,$=o=>(o.opaque||
o.path||"/")+g(o),g=({forceQuery:o,query:e})=>o||e!==""?`?${e}`:"";function p(o){if(o.user===null)return null;const e=`${o.user.name}:${o.user.password??""}`.replace(
/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`Basic ${btoa(e)}`}function d(o){if(I.test(o))return(0,_.TR)("net/url: invalid con\
trol character in URL");if(o.startsWith(":"))return(0,_.TR)("missing protocol scheme");const e=T.exec(o)?.[1]??"",t=e.toLowerCase(),[s,O]=n(e===""?o:o.slice(e.length+
1),"?"),k=O===""&&o.endsWith("?"),b={...R,host:"",path:"",scheme:t,query:O,forceQuery:k};return s.startsWith("/")?M(b,s):t!==""?(0,_.Ju)({...b,opaque:s}):n(s,"/")[0].
includes(":")?(0,_.TR)("first path segment in URL cannot contain colon"):N(b,s)}function M(o,e){if(!(e.startsWith("//")&&(o.scheme!==""||!e.startsWith("///"))))
return N({...o,omitHost:o.scheme!==""},e);const[s]=n(e.slice(2),"/"),O=s.lastIndexOf("@"),k=m(s.slice(O+1),o.scheme);if(!k.ok)return k;const b=O<0?(0,_.Ju)(null):
E(s.slice(0,O));return b.ok?N({...o,user:b.value,host:k.value},e.slice(2+s.length)):b}function N(o,e){const t=(0,A.zg)(e,"path");return t.ok?(0,_.Ju)({...o,path:t.
value}):t}function E(o){if(!D.test(o))return(0,_.TR)("net/url: invalid userinfo");const[e,t]=n(o,":"),s=(0,A.V$)(e,"user");if(!s.ok)return s;if(!o.includes(":"))
return(0,_.Ju)({name:s.value,password:null});const O=(0,A.V$)(t,"user");return O.ok?(0,_.Ju)({name:s.value,password:O.value}):O}function m(o,e){const t=o.lastIndexOf(
"[");if(t>0)return(0,_.TR)("invalid IP-literal");if(t===0)return U(o);const s=o.indexOf(":"),O=/^https?$/.test(e)?s:o.lastIndexOf(":"),k=O<0?"":o.slice(O);return y.
test(k)?(0,A.V$)(o,"host"):(0,_.TR)(`invalid port ${(0,_.ol)(k)} after host`)}function U(o){const e=o.lastIndexOf("]");if(e<0)return(0,_.TR)("missing ']' in hos\
t");const t=o.slice(e+1);if(!y.test(t))return(0,_.TR)(`invalid port ${(0,_.ol)(t)} after host`);const s=o.slice(0,e).indexOf("%25"),O=s<0?e:s,k=(0,A.V$)(o.slice(
1,O),"host");if(!k.ok)return k;const b=(0,A.V$)(o.slice(O,e),"zone");if(!b.ok)return b;const W=(0,A.Uw)(k.value+b.value),F=(0,a.r5)(W);return F===null?(0,_.TR)(
`invalid host: ParseAddr(${(0,_.ol)(W)}): unable to parse IP`):F.length===4?(0,_.TR)("invalid IP-literal"):(0,_.Ju)(`[${k.value}${b.value}]${t}`)}function j(o){
if(o.host===""&&o.user===null&&(o.scheme===""||o.omitHost||o.path===""))return"";const t=o.user?.password??null;return`//${(o.user?.name??"")+(t===null?"":`:${t}`)}${o.
user===null?"":"@"}${o.host}`}function c(o){return o.host!==""&&o.path!==""&&!o.path.startsWith("/")?`/${o.path}`:o.scheme===""&&j(o)===""&&n(o.path,"/")[0].includes(
":")?`./${o.path}`:o.path}function n(o,e){const t=o.indexOf(e);return t<0?[o,""]:[o.slice(0,t),o.slice(t+e.length)]}function i(o,e){const t=L(e);return t.ok?(0,_.
Ju)(f(o,t.value)):t}function f(o,e){const t=e.scheme||o.scheme;if(e.scheme!==""||e.host!==""||e.user!==null)return{...e,scheme:t,path:r(e.path)};const s=e.path===
""&&!e.forceQuery&&e.query==="",O=s?o.query:e.query,k=s&&e.fragment===""?o.fragment:e.fragment;if(e.path===""&&o.opaque!=="")return{...e,scheme:t,query:O,fragment:k,
opaque:o.opaque};const b=r(u(o.path,e.path));return{...e,scheme:t,query:O,fragment:k,user:o.user,host:o.host,path:b}}function u(o,e){return e===""?o:e.startsWith(
"/")?e:o.slice(0,o.lastIndexOf("/")+1)+e}function r(o){if(o==="")return"";const e=o.split("/"),t=[];for(const k of e)k===".."?(t.pop(),t.length===1&&t[0]===""&&
t.pop()):k!=="."?t.push(k):t.length===0&&t.push("");const s=`/${t.join("/")}${/(^|\/)\.\.?$/.test(o)?"/":""}`,O=(0,A.zg)(s.startsWith("//")?s.slice(1):s,"path");
return O.ok?O.value:s}}),9432:((S,B,l)=>{l.d(B,{$$:()=>P,B9:()=>E,Cw:()=>i,I0:()=>w,K4:()=>x,NM:()=>U,VW:()=>N,Wt:()=>d,YA:()=>c,_r:()=>j,dh:()=>T,eZ:()=>v,go:()=>$,
mP:()=>g,oZ:()=>u,pk:()=>n,px:()=>y,qZ:()=>m,zN:()=>L,zd:()=>C});var h=l(8032),a=l(1780),_=l(5106),A=l(9179);const R=300,I=8192;function T(r,o=R){const{length:e}=r,
t=e>I?(0,A.NE)(r.slice(0,I)):(0,A._U)(r);return t.length<=o?t:`${structuredClone(t.slice(0,o).toWellFormed())}\u2026`}const y=(r,o)=>`${r} ${r===1?o:D(o)}`,D=r=>`${r.
replace(/(?<=[^aeiou])y$/,"ie")}s`;function L(r,o){const{length:e}=r,t=typeof o=="number"?o:e<=2*o.few?e:o.few,s=r.slice(t);return{shown:r.slice(0,t),rest:s,more:s.
length}}function x(r,o,e=String,t=s=>`${s} more`){const{shown:s,more:O}=L(r,o),k=s.map(b=>e(b)).join(", ");return O>0?`${k} and ${t(O)}`:k}const P=r=>new TextEncoder().
encode(r).length;function w(r,o,e,t){const s=[];let O=0;for(const k of Iterator.from(r).map(t)){if(O+=P(k)+e,O>o)break;s.push(k)}return{shown:s,more:r.length-s.
length}}const v=r=>r.map(o=>h.bB[o]).join(" and "),C=r=>(0,a.xI)`the clients print "${r}"`;function $(r){return r===null?"null":Array.isArray(r)?"an array":typeof r==
"object"?"an object":`a ${typeof r}`}function g(r){if(r.kind==="error")return`cannot be read: ${r.code}`;if(r.kind==="special")return`is ${r.is} and is not read`;
const{bytes:o,maxBytes:e}=r;return`has ${o} bytes and is not read; the limit is ${e/1024/1024} MiB`}const p={[_.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[_.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function d(r){return r.flatMap(e=>p[e]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const M=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),N=r=>M.
get(r)??null,E=r=>`wait and run the check again; see ${N(r)??"its status page"}, and consider a network mirror for providers`,m=r=>(0,a.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,a.
KT)(r)} is public, so this network or country is blocked`;function U({page:r,asked:o},e){if(r===null)return e;const t=r.title===""?"":` ("${r.title}")`,s=e.guest??
m(o);switch(r.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:s,because:`the host returned a sign-in p\
age${t}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${t}: allow this machine to reach the host`;case"other":{const O=`the host \
returned an HTML page${t}`;return{user:d([]),...e,guest:s,because:O}}}}function j({url:r,status:o,reason:e,said:t},s=!1){const O=t===void 0?"":` ("${T(t)}")`;return(0,a.
xI)`${s?"":(0,a.xI)`${(0,a.KT)(r)} returned `}${`${o} ${T(e)}`.trim()}${O}`}const c=r=>`${Math.round(r/100)/10} s`,n=r=>r.map(i).join("; ");function i(r){switch(r.
kind){case"deadline":return`the check reached its deadline of ${c(r.ms)}`;case"signal":return`the check was interrupted by ${r.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return f(r)}}function f({repositories:r,total:o}){const e=r.length===1?"is":"are",t=x(r,10,T);return`${r.length} of ${y(o,"repository")}\
 ${e} missing: ${t}`}const u=({kind:r,address:o,version:e})=>(0,a.xI)`${r} ${(0,a.KT)(o)} ${T(e,40)}`}),2170:((S,B,l)=>{l.d(B,{Qp:()=>y,W7:()=>T,Xd:()=>I,ht:()=>R,
kH:()=>_,wv:()=>A});var h=l(8032),a=l(9119);function _(D,{clients:L=h.zK,...x}={}){return{problem:D,severity:D.severity,affects:D.affects.filter(P=>L.includes(P)),
clients:L,host:null,services:[],places:[],needed:!0,...x}}const A={line:1,column:1,endColumn:1};function R(D,L,x=A){const P={file:D===""?".":D,...x};return _(L,
{places:[P],clients:h.Du})}const I=({places:D})=>D.find(L=>typeof L!="string")??null,T=D=>I(D)?.file??"",y=(D,L)=>(0,a.c1)(D,x=>JSON.stringify(L(x))).map(x=>{const[
P]=x;if(x.length===1)return P;const w=$=>[...new Set(x.flatMap($))],v=w($=>$.exclude??[]),C=w($=>$.rowKeys??[]);return{...P,needed:x.some(({needed:$})=>$),affects:w(
({affects:$})=>$),clients:w(({clients:$})=>$),places:(0,a.As)((0,a.jH)(x.flatMap(({places:$})=>$))),...v.length===0?{}:{exclude:v},...C.length===0?{}:{rowKeys:C}}})}),
9119:((S,B,l)=>{l.d(B,{As:()=>p,II:()=>C,MV:()=>U,NP:()=>g,R3:()=>v,WD:()=>$,Zl:()=>m,_M:()=>P,bH:()=>x,c1:()=>_,df:()=>a,en:()=>D,eo:()=>w,jH:()=>R,n7:()=>j,t6:()=>A,
yJ:()=>L});var h=l(6092);const a=c=>typeof c=="string"?c:`${c.line}:${c.column} ${c.file}`,_=(c,n)=>[...Map.groupBy(c,n).values()],A=(c,n)=>_(c,n).map(([i])=>i),
R=c=>A(c,a),I="//",T=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,y=1e3,D=c=>c.length<=y&&T.test(c),L=(c,n)=>`${c}${I}${n}`;function x(c){const n=P(c);
return n===null?{repository:n,path:c}:{repository:n,path:c.slice(n.length+I.length)}}function P(c){const n=c.indexOf(I);return n>0&&D(c.slice(0,n))?c.slice(0,n):
null}const w=c=>typeof c=="string"?c:`${C(c.file)}:${c.line}`,v=({file:c,line:n,column:i})=>`${C(c)}:${n}:${i}`;function C(c){const{repository:n,path:i}=x(c);if(n===
null)return(0,h.J7)(c);const f=(0,h.J7)(n);return i==="."?f:`${f}//${(0,h.J7)(i)}`}const $=1e4,g=c=>A(c,n=>typeof n=="string"?n:P(n.file)),p=c=>c.length<=$?c:[...new Set(
[...g(c),...c])].slice(0,$),d=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
M=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,N=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function E(c){const{path:n}=x(
c),i=n.split("/").slice(0,N.test(n)?-2:-1);return i.find((f,u)=>d.test(f)&&!(f==="test"&&i.slice(0,u).some(r=>M.test(r))))}const m=c=>E(c)!==void 0,U=({file:c,isInUse:n})=>n!==
!0&&m(c);function j(c){const n=E(c);return(n===void 0?x(c).path:`**/${n}`).replace(/[\\{}[\]?!()]/g,"?")}}),2485:((S,B,l)=>{l.d(B,{Kc:()=>L,L6:()=>I,NM:()=>j,cr:()=>c,
x3:()=>p});var h=l(9179),a=l(255),_=l(5243);const A=1024,R=n=>(0,a.Pv)(n).ok;function I(n){if(n.length>A)return null;const i=(0,a.Pv)(n);if(i.ok)return T(n,(0,a.
pk)(i.value));const f=x(n);if(f!==null)return f;const{inside:u,removed:r}=v(n);if(!(0,h.Mi)(n,"").includes(u))return"write the hostname alone, not a URL";for(const o of r.
length===0?[]:[u,u.replace(/:\D.*$/s,"")])if(R(o))return`remove ${C(r)}: ${o}`;return $(u)}function T(n,i){if(/(^|\.)xn--/i.test(n))return`write it in Unicode: ${i}\
; upper-case punycode is only accepted by accident`;const f=i.replace(/(?<!\.)\.+(?=$|:)/,"");return f===i?null:`remove the trailing dot: tokens and settings fo\
r ${f} do not apply to this host`}const y=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,D="replace the p\
laceholder",L=n=>y.test(n);function x(n){if(L(n))return D;const i=n.split(/[\s,;]+/).filter(f=>f!=="");return i.length<2?null:i.every(f=>f.includes(".")&&R(f))?
`write one hostname at a time: ${i[0]}`:"remove the spaces, commas and semicolons"}const P=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,w=[["the whit\
e space",n=>n.trim()],["the quotation marks",n=>n.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",n=>n.replace(P,"")],["the trailing slash",n=>n.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",n=>n.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",n=>n.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",n=>n.slice(n.lastIndexOf("@")+
1)],["the trailing colon",n=>n.replace(/^([^:]*):$/,"$1")]];function v(n){let i=n;const f=[];for(const[u,r]of w){const o=r(i);o!==i&&f.push(u),i=o}return{inside:i,
removed:f}}const C=n=>n.join(", ").replace(/, ([^,]*)$/," and $1");function $(n){if(/^\[.*\](:\d+)?$/s.test(n)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(n))return"\
use a DNS name; the clients do not support IPv6 addresses";if(n.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(n)){
const r=(0,a.WV)(n);return R(r)?`write it in Unicode: ${r}`:"write it in Unicode, not in punycode"}if(n.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(n.includes("_")){const r=n.replaceAll("_","-");return`a hostname cannot contain underscores${R(r)?`; did you mean ${r}?`:""}`}const i=n.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(i!==n&&R(i))return`remove the extra dots: ${i}`;if(/(^|\.)-|-(\.|:|$)/.test(n))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(n))return"a label cannot have hyphens as its third and fourth character";const[,f="",u=""]=/^([^:]*):(.*)$/s.
exec(n)??[];return R(f)?/^[+-]?[0-9]+$/.test(u)?"use a port from 1 to 65535":`write the port as a number: ${f}:8443`:null}const g=n=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(n),p="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",d=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function M(n,i){if(n==="")return p;if(!i&&L(n))return D;if(n!==n.trim())return"remove the white space around the address";const[,f="",u=""]=/^(https?:\/\/)(.*)$/i.
exec(n)??[],r=u.replace(d,"$1/$2"),o=(0,_.rE)(r,"terraform");return f===""||!o.ok||o.value.hostImplied?null:`write ${r} to use the module of the registry${i?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function N([n="",...i]){if(i.length!==3)return null;const[,f="",u=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(n)??[];return f!=="localhost"&&u===""?g(n)?I(n):null:`write a host with a dot, such as 127.0.0.1${u} or ${f}.localdomain${u}`}function E(n){if(n.length===3&&
g(n[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${n[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const i=/^https?:$/i.test(n[0]??"")&&n[1]==="",[f="",...u]=i?n.slice(2):n;return u.length<4||!g(f)?null:/^v?\d+\.\d+/.test(u[3]??"")?`write ${[f,...u.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[f,...u.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${u[0]}, and a namespace has one part (in GitLab, the top-level group)`}function m(n,i){if(n.includes("://"))return null;if(i.
length>=3&&n.includes("?"))return"remove the query; set the version with the `version` argument";const f=i.at(-1)??"";return[3,4].includes(i.length)&&/[A-Z]/.test(
f)?`write the target system in lower case: ${[...i.slice(0,-1),f.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(n)?`write ./${n} to use a directory\
 of the same repository${i.length<5?"":`, or ${i.slice(0,3).join("/")}//${i.slice(3).join("/")} for one of a registry module`}`:null}function U(n){const[,i="",f=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(n)??[],u=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(i)?.[1];if(u!==void 0)return`write git::${u} instead of ${i}`;const[r]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
n)??[];return r!==void 0&&(0,h.Mi)(n)===n?`write git@${r} instead of ${r}`:(0,_.rE)(f,"terraform").ok?`write ${f} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${p} (of Git, with git:: before it)`}function j(n,i,f){if(i.kind==="local"||n.length>A)return null;const[u="",...r]=n.split("\
/");if(f.ok)return f.value.hostImplied?null:I(u);const o=r.length===0?[]:r.join("/").split("//",1)[0]?.split("/")??[],e=i.kind==="remote"&&i.refusal===null,t=[u,
...o],s=M(n,e)??N(t);return s!==null||e?s:i.kind==="remote"&&!/^[^/]+:\d+\//.test(n)?U(n):E(t)??m(n,t)}function c(n){if(n.length>A)return null;if(L(n))return D;
if(n!==n.trim())return"remove the white space around the address";const[,i=""]=/^https?:\/\/(.*)$/i.exec((0,h.Mi)(n,""))??[];if(i!=="")return`remove the scheme:\
 ${i}`;const f=n.split("/"),[u=""]=f;return f.length===2&&g(u)?"write HOST/NAMESPACE/TYPE, two parts after the host":f.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":f.length===3?I(u):null}}),8032:((S,B,l)=>{l.d(B,{$I:()=>w,Du:()=>I,Eo:()=>i,Jd:()=>n,Mq:()=>$,NX:()=>C,SO:()=>v,SZ:()=>D,Y8:()=>U,
Yr:()=>L,ab:()=>P,bB:()=>y,d3:()=>j,mh:()=>f,n3:()=>_,pH:()=>d,rG:()=>x,sX:()=>c,tB:()=>N,zK:()=>T});const h="registry.terraform.io",a=[h,"registry.opentofu.org"],
_=u=>a.includes(u),A=["modules.v1","providers.v1"],R={terraform:{name:"Terraform",uses:A,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:A,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:A,replaces:A,defaults:a},renovate:{name:"Renovate",uses:A,replaces:[],defaults:[h]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:a},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},I=["terraform","opentofu"],T=Object.keys(
R),y=Object.fromEntries(Object.entries(R).map(([u,{name:r}])=>[u,r])),D=u=>A.includes(u)?T.filter(r=>R[r].uses.includes(u)):I,L=u=>T.filter(r=>R[r].defaults?.includes(
u)),x=T.filter(u=>R[u].replaces.length>0),P=u=>T.filter(r=>R[r].replaces.includes(u)),w={language:{client:"opentofu",what:"a language block"},encryption:{client:"\
opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action b\
lock"}},v=u=>Object.hasOwn(w,u),C={terraform:3,opentofu:9},$=u=>u===429||u>=500&&u!==501,g={from:null,before:null,retries:0,skipsOverridden:!1},p={...g,client:"\
terraform"},d=[{...p,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...p,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},
{...g,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],M={terraform:"1.15.0",opentofu:"1.12.0"};function N(u,r){const o=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,e]=o.exec(r[u]??"")??[];return e===void 0?M[u]:`${e}.0.0`.split(".",3).join(".")}const E=u=>u.split(".").reduce((r,o)=>1e5*r+Number(o),0),m=(u,r)=>E(u)>=E(r),
U={terraform:"1.15",opentofu:"1.8"},j=u=>I.filter(r=>r==="terraform"?!u.releases.some(o=>o.client===r&&o.before===null):!m(N(r,u.versions),"1.8.0")),c=u=>m(u,"1\
.12.0"),n=(u,r)=>u==="opentofu"||!m(r,"1.13.0"),i=u=>m(u,"1.14.0");function f(u,{attemptMs:r,retries:o}){const e=u.findIndex(({response:t,hops:s,headMs:O},k)=>k===
o?!0:O===null?t.kind==="received"||!t.transient:O<=r&&!$(s.at(-1)?.status??0));return e<0?null:e}}),255:((S,B,l)=>{l.d(B,{$k:()=>$,$o:()=>U,Bz:()=>i,Fq:()=>L,Jr:()=>j,
Pm:()=>E,Pv:()=>T,Rt:()=>D,Sv:()=>v,WV:()=>w,cu:()=>C,ev:()=>c,fK:()=>g,nx:()=>P,pk:()=>x,xV:()=>I,yo:()=>m});var h=l(7811),a=l(8643),_=l(9509);const A=443,R=65535,
I="TF_TOKEN_";function T(e){const{name:t,portion:s}=p(e.toWellFormed()),O=d(s);if(!O.ok)return/^https?$/i.test(t)?(0,h.TR)("need just a hostname and optional po\
rt number, not a full URL"):O;if(O.value.startsWith(":-"))return(0,h.TR)("port number is negative");const k=M(t);if(k!==null)return(0,h.TR)(k);const b=(0,_.YE)(
t);return b.ok?b.value===""?(0,h.TR)("nothing is left of the hostname once it is normalized"):(0,h.Ju)(b.value+O.value):b}const y=new Set(["localterraform.com",
"localtofu.com"]),D=e=>y.has(e);function L(e){const t=T(e);return t.ok||!e.includes("xn--")?t:T(w(e))}function x(e){const{name:t,portion:s}=p(e);return(0,_.DI)(
t)+s}function P(e){const t=x(e);return t===e?e:`${t} (${e})`}function w(e){const{name:t,portion:s}=p(e.toWellFormed()),O=d(s);return((0,_.QC)(t)??t)+(O.ok?O.value:
s)}function v(e){const{name:t,portion:s}=p(e);return{name:t,port:s===""?A:Number(s.slice(1))}}const C=e=>({...a.lv,scheme:"https",host:e,path:"/.well-known/terr\
aform.json",forceQuery:!1});function $(e){if(!e.startsWith(I))return null;const t=e.slice(I.length).replaceAll("__","-").replaceAll("_","."),s=T(w(t));return s.
ok?s.value:null}function g(e){const t=[e,x(e)].flatMap(s=>[s.replaceAll("-","__"),s]).map(s=>I+s.replaceAll(".","_"));return[...new Set(t)].filter(s=>$(s)===e)}
function p(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.slice(0,t),portion:e.slice(t)}}function d(e){if(e==="")return(0,h.Ju)("");const t=e.
slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,h.TR)("port portion contains non-digit characters");const s=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));
return s!==BigInt.asIntN(64,s)?(0,h.TR)("port portion contains non-digit characters"):s>R?(0,h.TR)("port number is greater than 65535"):(0,h.Ju)(s===BigInt(A)?"":
`:${s}`)}function M(e){if(e==="")return"empty string is not a valid hostname";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname cont\
ains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,h.ol)(t)} specified in punycode format; service hostnames must be\
 given in unicode`}return null}const N={http:"80",https:"443",ssh:"22"};function E(e){const{name:t,port:s}=(0,a.cz)(e),O=(0,a.EN)(t),k=s===""||s===N[e.scheme];return U(
k?O:`${O}:${s}`)}function m(e){const t=(0,a.Dl)(e);return t.ok?E(t.value):null}function U(e){const t=T(e);return t.ok?t.value:e.toLowerCase()||null}const j=(e,t)=>t.
length===0||t.some(s=>s.subdomains?e.endsWith(`.${s.host}`):e===s.host),c=(e,t)=>j(e,t.allowedHosts)||t.hostnames.some(s=>s.host===e),n=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;
function i(e,t,s){const[O]=e.length===0?[]:g(t);return O===void 0?[]:e.flatMap(k=>{const b=$(k);if(b!==null&&s.has(b))return[];const W=f(k,b,t);return W===null?
[]:[{variable:k,why:W,write:O,isParent:u(b,t)}]})}function f(e,t,s){const O=n.exec(e)?.[0];if(O===void 0)return null;const k=e.slice(O.length);return t!==null&&
u(t,s)?`it is for ${P(t)} only: the clients do not use the tokens of parent domains`:[s,v(s).name,x(s)].map(r).includes(r(k))?O!==I?`it begins with ${O}, and th\
e clients read only ${I}`:t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${P(t)}${o(k,s)}`:null}const u=(e,t)=>e!==
null&&v(t).name.endsWith(`.${v(e).name}`),r=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function o(e,t){const{name:s,
port:O}=v(t);return O!==443&&!e.includes(":")?"; a port follows a colon":s.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((S,B,l)=>{
l.d(B,{mI:()=>w,QC:()=>x,ER:()=>E,YE:()=>L,DI:()=>P});const h=(...m)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...m),
a=(...m)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...m);var _=l(7811);const A=256,R={checkBidi:!0,checkJoiners:!0,
useSTD3ASCIIRules:!0},I={...R,checkBidi:!1},T=($late3??=new RegExp("\\p{M}{31}","u")),y="xn--",D=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function L(m){const U=C(m,!1);if(!U.ok)return U;
const j=$(U.value,R);return j===null?(0,_.TR)(v(p(m,!1))):(0,_.Ju)(j)}function x(m){const U=C(m,!0);if(!U.ok)return null;const j=$(U.value,I);if(j===null)return null;
const c=C(j,!1);return c.ok?c.value.join("."):null}const P=m=>g(m)?a(m,R).domain:m,w=m=>a(m).domain,v=m=>`idna: invalid label ${(0,_.ol)(m)}`;function C(m,U){if(m.
length>A&&g(m))return(0,_.TR)(`hostname is longer than ${A} characters`);const j=[];for(const c of p(m,U).split(".")){const n=c.startsWith(y)?d(c):(0,_.Ju)(c);if(!n.
ok)return n;const i=M(n.value);if(i!==null)return(0,_.TR)(i);j.push(n.value)}return(0,_.Ju)(j)}function $(m,U){const j=m.join(".");return E(j)?j:h(j,U)}const g=m=>/[^\0-\x7f]|xn--/i.
test(m);function p(m,U){return m.replace(/[A-Z]+|[^\0-\x7f]/gu,c=>E(c)?c.toLowerCase():a(c,{transitionalProcessing:U}).domain).normalize("NFC")}function d(m){const U=m.
slice(y.length);if(U==="")return(0,_.Ju)("");const j=a(m).domain;return j===m||E(j)?(0,_.TR)(v(U)):j.normalize("NFC")!==j||!Array.from(j).every(N)?(0,_.TR)(v(j)):
(0,_.Ju)(j)}function M(m){if(D.test(m))return v(m);if(/^[a-z0-9-]*$/.test(m))return null;if(T.test(m))return v(m);if(!E(m)&&h(m,I)!==null)return null;for(const U of m){
if(!N(U))return v(m);if(U<"\x80"&&!/[a-z0-9-]/.test(U))return`idna: disallowed rune U+${U.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return v(m)}
function N(m){if(m<"\x80")return!0;const{domain:U,error:j}=a(`1${m}`);return!j&&U===`1${m}`}const E=m=>!/[^\0-\x7f]/.test(m)}),3096:((S,B,l)=>{l.d(B,{Gz:()=>a,LA:()=>I,
RO:()=>R,eH:()=>T,jt:()=>_,un:()=>A});var h=l(3916);const a=(y,D)=>y===""?D:`${y}/${D}`,_=y=>y.slice(0,Math.max(0,y.lastIndexOf("/")));function A(y,D){const L=(0,h.
join)(y,D.replaceAll("\\","/")).replace(/\/$/,"");return L==="."?"":L}const R=y=>/(^|\/)tests$/.test(y)?_(y):y,I=y=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(
y),T=y=>y.split("/").map((D,L,x)=>x.slice(0,L+1).join("/"))}),1780:((S,B,l)=>{l.d(B,{FS:()=>v,KT:()=>T,LA:()=>D,PP:()=>x,SP:()=>A,XT:()=>P,b7:()=>y,pj:()=>L,rZ:()=>C,
tD:()=>w,xI:()=>_});var h=l(255);const a=$=>typeof $=="string"?[$]:$;function _($,...g){const p=[];for(const[d,M]of $.entries()){const N=g[d]??"";for(const E of[
M,...a(typeof N=="number"?String(N):N)]){const m=p.at(-1);typeof E!="string"||typeof m!="string"?p.push(E):p[p.length-1]=m+E}}return p.every(d=>typeof d=="strin\
g")?p.join(""):p}const A=$=>[{host:$,shownAs:(0,h.nx)($)}],R=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,I=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;function T($){const g=R.
exec($)?.[1];if(g!==void 0)return[{host:g,shownAs:$}];const[,p="",d,M=""]=I.exec($)??[];return d===void 0?$:[p,{host:d,shownAs:d},M]}const y=($,g)=>g.split($).flatMap(
(p,d)=>d===0?p:[{host:$,shownAs:$},p]);function D($){const g=(0,h.$k)($);return g===null?$:[{host:g,shownAs:$,isVariable:!0}]}const L=($,g=p=>p.shownAs)=>a($).map(
p=>typeof p=="string"?p:g(p)).join(""),x=$=>a($).flatMap(g=>typeof g=="string"?[]:g.host);function P($,g,p){const d=$.length-g,M=$.slice(0,g).reduce((N,E,m)=>_`${N}${m===
0?"":", "}${p(E)}`,"");return d>0?_`${M} and ${d} more`:M}function w($,g){const p=g(L($)),d=a($).map(M=>typeof M=="string"?g(M):M);return typeof $!="string"&&L(
d)===p?d:p}const v=$=>typeof $=="string"?$:$.map(g=>typeof g=="string"||g.isVariable?g:{...g,shownAs:g.host}),C=$=>Array.isArray($)&&$.some(g=>typeof g=="object"&&
g!==null&&"shownAs"in g)}),5243:((S,B,l)=>{l.d(B,{A:()=>g,Nj:()=>d,RZ:()=>C,Vm:()=>P,mD:()=>w,rE:()=>$,vL:()=>v});var h=l(3916),a=l(7811),_=l(8643),A=l(255),R=l(
9897);const I={terraform:w("registry.terraform.io"),opentofu:w("registry.opentofu.org")},T=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,y=/^[0-9a-z]{1,64}$/,
D="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
L="must be between one and 64 ASCII letters or digits",x={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},P=E=>I[E];
function w(E){const m=(0,A.Pv)(E);if(!m.ok)throw new Error(m.why);return m.value}function v(E,m){if(d(E))return{kind:"local"};const U=$(E,m);if(U.ok)return U.value;
const j=(0,R.cx)(E,m);if(!j.ok)return{kind:"invalid",error:j.why};const{subdirectory:c,host:n}=j.value;return{kind:"remote",subdirectory:c,host:n,refusal:(0,R.Of)(
E,j.value,m)}}function C(E,m){const U=v(E,m);if(U.kind==="registry")return JSON.stringify({...U,hostImplied:!1});if(U.kind==="local")return`./${(0,h.normalize)(
E.replaceAll("\\","/")).replace(/\/$/,"")}`;const j=(0,R.cx)(E,m),{url:c=null,getter:n,subdirectory:i}=j.ok?j.value:{};return c===null?E:`${n}::${(0,_.jr)(c)}//${i}`}
function $(E,m){return d(E)?(0,a.TR)(`can't use local directory ${(0,a.ol)(E)} as a module registry address`):p(E,"module",m)}const g=E=>p(E,"component","terraf\
orm");function p(E,m,U){const j=x[m],{address:c,subdirectory:n}=(0,R.UQ)(E);if(n.startsWith("../"))return(0,a.TR)((0,R.dr)(n,m));const i=c.split("/"),f=i.length===
j.parts;if(!f&&i.length!==j.parts+1)return(0,a.TR)(`a ${m} registry source address must have ${j.count}`);const u=f?(0,a.Ju)(P(U)):M(i.shift()??"",m);if(!u.ok)return u;
const r=N(i,m);if(r!==void 0)return(0,a.TR)(r);const[o="",e="",t=""]=i,s={namespace:o,name:e,system:t,subdirectory:n};return(0,a.Ju)({kind:"registry",host:u.value,
hostImplied:f,...s})}const d=E=>/^\.\.?[/\\]/.test(E);function M(E,m){const U=(0,A.Pv)(E);if(!U.ok){const j=`invalid ${m} registry hostname ${(0,a.ol)(E)}`;return E.
includes("--")?(0,a.TR)(`${j}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,a.TR)(j)}return U.value.includes(
".")?x[m].reserved.includes(U.value)?(0,a.TR)(`can't use ${(0,a.ol)(U.value)} as a ${m} registry host, because it's reserved for installing directly from versio\
n control repositories`):U:(0,a.TR)(`invalid ${m} registry hostname: must contain at least one dot`)}function N([E="",m="",U],j){if(!T.test(E))return E.includes(
".")?`source address must have ${x[j].afterHost}`:`invalid namespace ${(0,a.ol)(E)}: ${D}`;const c=`${j} registry addresses may not include a query string porti\
on`;if(!T.test(m))return U===void 0&&m.includes("?")?c:`invalid ${j} name ${(0,a.ol)(m)}: ${D}`;if(!(U===void 0||y.test(U)))return U.includes("?")?c:`invalid ta\
rget system ${(0,a.ol)(U)}: ${L}`}}),9897:((S,B,l)=>{l.d(B,{GL:()=>$,IZ:()=>T,Ns:()=>L,Of:()=>x,UQ:()=>g,WS:()=>D,cx:()=>w,dr:()=>d,qC:()=>P,uE:()=>C});var h=l(
7811),a=l(8643),_=l(4443),A=l(9179),R=l(8032),I=l(255);const T="",y={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
D=(t,s)=>y[s].test(t),L=(t,{getter:s})=>`download not supported for scheme '${(0,A.Mi)(t)===t?s:"***"}'`;function x(t,s,O){const{getter:k,url:b}=s;return!D(k,O)&&
k.length>1?L(t,s):/^https?$/.test(k)&&b?.host===""?"http: no Host in request URL":null}function P(t){if(/^[a-z]:[/\\]/i.test(t))return[t];if(!/^(?:\/|file:)/i.test(
t))return[];const s=w(t,"terraform");if(!s.ok||s.value.getter!=="file"||s.value.url===null)return[];const{url:O,subdirectory:k}=s.value;return[O.path,(0,_.Uw)(O.
path)].map(b=>p(`${b}/${k}`))}function w(t,s){const{address:O,subdirectory:k}=g(t);if(k.startsWith("../"))return(0,h.TR)(d(k));const b=U(O.toWellFormed(),s);if(!b.
ok)return b;const{subdirectory:W}=b.value,F=W===""?k:p(`${W}/${k}`);if(F.startsWith("../"))return(0,h.TR)(`detected ${d(F)}`);const Z=m(b.value.host,O);return(0,h.
Ju)({...b.value,host:Z,subdirectory:F})}const v=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function C(t,s){
const[O]=v.exec(t)??[];if(O===void 0)return T;const k=w(`${O}a/b`,s);return k.ok?k.value.host:T}const $=t=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(t);function g(t){const s=t.indexOf("?"),O=s<0?t:t.slice(0,s),k=O.indexOf("://"),b=O.indexOf("//",k<0?0:k+3);if(b<0)return{address:t,subdirectory:""};const W=s<
0?"":t.slice(s),F=O.slice(b+2);return{address:O.slice(0,b)+W,subdirectory:F===""?"":p(F)}}function p(t){const s=t.startsWith("/"),O=[];for(const k of t.split("/"))
k===""||k==="."||(k!==".."?O.push(k):O.length>0&&O.at(-1)!==".."?O.pop():s||O.push(k));return(s?"/":"")+O.join("/")||"."}const d=(t,s="module")=>`subdirectory p\
ath ${(0,h.ol)(t)} leads outside of the ${s} package`,M=(t,s=t.scheme)=>({subdirectory:"",host:N(t,s),getter:s,url:t});function N(t,s){const O=t.omitHost||t.opaque!==
""&&!t.opaque.startsWith(":");if(s==="git"&&O)return(0,I.$o)(t.scheme);if(s==="file"||t.scheme==="file"||s.length===1)return null;const k=(0,I.Pm)(t)??T;return s!==
"git"&&s!=="hg"&&s!=="s3"||(s==="s3"?/\.amazonaws\.com(\.cn)?$/.test(k)||/(^|&)aws_access_key_id=/.test(t.query):/^https?$/.test(t.scheme)||E(t))?k:T}function E({
user:t,host:s,path:O,query:k,fragment:b}){return!/%(?!40|[89A-F])/.test(`${t?.name}:${t?.password}@${s}`)&&(O!==""||`${k}${b}`=="")}function m(t,s){const O=/^[^?#]*\?([^#]*)/.
exec(s)?.[1]??"",[,k=""]=(0,_.xB)(O).find(([F])=>F==="checksum")??[],b=(0,_.Uw)(k.replaceAll("+"," "));if(!b.startsWith("file:"))return t;if(b.includes("checksu\
m",5))return T;const W=w(b.slice(5),"terraform");return W.ok&&W.value.host===t?t:T}function U(t,s){const[,O,k]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],
{address:b}=g(k??t),W=(0,a.Dl)(b);if(W.ok&&W.value.scheme!=="")return(0,h.Ju)(M(W.value,O));for(const Z of e){const H=Z(b,s);if(H===void 0)continue;if(!H.ok||H.
value.url===null||O===void 0)return H;const{url:ne,subdirectory:oe}=H.value;return(0,h.Ju)({...M(ne,O),subdirectory:oe})}const F=s==="terraform"?"address":"stri\
ng";return(0,h.TR)(`invalid source ${F}: ${t}`)}function j(t,s,O){const k=(0,a.Dl)(t);if(!k.ok)return(0,h.TR)(`error parsing ${s} URL: ${k.why}`);const{path:b}=k.
value,W=O==="git"&&!b.endsWith(".git");return(0,h.Ju)(M(W?{...k.value,path:`${b}.git`}:k.value,O))}const c=t=>{if(!t.startsWith("github.com/"))return;const s=t.
replace(/\?.*$/s,"").split("/");if(s.length<3)return(0,h.TR)("GitHub URLs should be github.com/username/repo");const O=j(`https://${s.slice(0,3).join("/")}`,"Gi\
tHub","git");if(!O.ok||s.length===3)return O;const k=(0,_.V$)(s.slice(3).join("/").replaceAll("%","%25"),"path");if(!k.ok)return k;if(k.value==="")return O;const b=p(
k.value).replaceAll("%","%25");return(0,h.Ju)({...O.value,subdirectory:b})},n=(t,s)=>{const[,O,k,b]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(t)??[];if(k===void 0||
b===void 0)return;const W=(0,_.h0)(/\?(.*)$/s.exec(b)?.[1]??""),F=s==="terraform"?"Git":"GitHub";if(W!==null)return(0,h.TR)(`error parsing ${F} SSH URL: ${W}`);
if(O==="git")return(0,h.Ju)({subdirectory:"",host:(0,I.$o)(k),getter:"git",url:null})},i=t=>t.startsWith("bitbucket.org/")?j(`https://${t}`,"BitBucket","git"):void 0,
f=(t,s)=>{const O=s==="terraform"?"googleapis.com/":".googleapis.com/";if(!t.includes(O))return;const k=t.split("/");return k.length<5?(0,h.TR)("URL is not a va\
lid GCS URL"):j(`https://www.googleapis.com/storage/${k.slice(2).join("/")}`,"GCS","gcs")},u=t=>{if(!t.includes(".amazonaws.com/"))return;const[s="",...O]=t.split(
"/"),k=r(s.split("."));return k===void 0?(0,h.TR)("URL is not a valid S3 URL"):j(`https://${[k,...O].join("/")}`,"S3","s3")};function r(t){const[s="",O="",k=""]=t;
return t.length===3?`${s}.amazonaws.com`:t.length===4?`${O}.amazonaws.com/${s}`:t.length===5&&O==="s3"?`s3.${k}.amazonaws.com/${s}`:void 0}const e=[c,n,i,f,u,(t,s)=>{
if(t!=="")return t.startsWith("/")?j(`file://${t}`,"file","file"):(0,h.TR)(`${R.bB[s]} cannot detect a supported external module source type for ${t}`)}]}),5106:((S,B,l)=>{
l.d(B,{Bn:()=>L,Ls:()=>R,M:()=>x,OA:()=>d,OZ:()=>D,S3:()=>y,TE:()=>f,TW:()=>M,Uc:()=>O,e$:()=>I,eQ:()=>m,fg:()=>g,oe:()=>n,p4:()=>$,qE:()=>p,uW:()=>k,vy:()=>o,xq:()=>T});
var h=l(9562),a=l(7811),_=l(8643),A=l(1780);const R=4096,I="modules.v1",T="providers.v1",y="login.v1",D="tfe.v2",L="tfe.v2.1",x="tfe.v2.2",P=[I,T,D,L,x],w=[y,"m\
otd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],v=b=>b.split(".",1)[0]??"",C=(b,W)=>b.some(F=>v(F)===v(W)),$=b=>C([...P,"state.v2"],b),g=new Set([...P,
...w]),p=b=>$(b)||C(w,b);function d(b){if(p(b))return null;const W=b.toLowerCase(),F=v(W),Z=H=>H===W||H.slice(v(H).length)===W.slice(F.length)&&v(H).length>=5&&
M(v(H),F);return[...g].find(Z)??null}function M(b,W){let F=0;for(;F<b.length&&b[F]===W[F];)F+=1;const[Z,H]=[b.slice(F),W.slice(F)];return Z.slice(1)===H||Z===H.
slice(1)||Z.slice(1)===H.slice(1)||Z.slice(2)===H.slice(2)&&Z[0]===H[1]&&Z[1]===H[0]}const N="[0-9A-Za-z~-]",E=b=>`${b}${N}*(?:\\.${N}+)*`,m=`v?([0-9]+(?:\\.[0-9\
]+)*)(?:-(${E("[0-9]")})|-?(${E("[A-Za-z~-]")}))?(?:\\+(${E(N)}))?`,U=new RegExp(`^${m}$`),j=2n**63n-1n,c=2n**64n-1n;function n(b,W){const F=b.indexOf(".");if(F<
0)return(0,a.TR)(`invalid service ID format (i.e. service.vN): ${b}`);const Z=b.slice(0,F),H=b.slice(F+1);switch(W){case"terraform":return U.exec(H)?.[1]?.split(
".").every(ue=>i(ue,j))?(0,a.Ju)({name:Z,version:H}):(0,a.TR)(`invalid service version: Malformed version: ${H}`);case"opentofu":{const ne=Z==="tfe"?H.split(".")[0]??
"":H;return/^v\d+$/.test(ne)&&i(ne.slice(1),c)?(0,a.Ju)({name:Z,version:H}):(0,a.TR)('invalid service version: must be "v" followed by an integer major version \
number')}}}const i=(b,W)=>b.replace(/^0+/,"").length<=String(W).length&&BigInt(b)<=W;function f(b,W){const F=n(b,W.client);if(!F.ok)return{kind:"bad-id",why:F.why};
const{name:Z}=F.value;if(W.services===null)return{kind:"missing",why:`host does not provide a ${Z} service`};const H=W.services.find(ne=>ne.id===b);return H!==void 0?
u(H,F.value,W):W.services.some(ne=>ne.id.startsWith(`${Z}.`))?{kind:"version",why:r(F.value,W)}:{kind:"missing",why:(0,A.xI)`host ${(0,A.KT)(W.display)} does not provide a ${Z} service`}}
function u({id:b,value:W},F,Z){if(W===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${R} characters, which this check does not read`,
value:""};if(b===y)return(0,h.G)(W)?{kind:"object",value:W}:{kind:"type",why:`service ${b} must be declared with an object value in the service discovery docume\
nt`,value:W};if(typeof W!="string")return{kind:"type",why:r(F,Z),value:W};const H=o(Z.documentUrl,W);if(H.ok)return{kind:"url",url:H.value,value:W};const ne=`fa\
iled to parse service URL: ${H.why}`;return{kind:"bad-url",reason:H.reason,why:ne,value:W}}function r({name:b,version:W},{client:F,display:Z}){const H=F==="terr\
aform"?W:`${BigInt(/\d+/.exec(W)?.[0]??0)}`;return(0,A.xI)`host ${(0,A.KT)(Z)} does not support ${b} version ${H}`}function o(b,W){const F=(0,_.Dl)(W);if(!F.ok)
return{...F,reason:"syntax"};const H=F.value.scheme===""?(0,_.sX)(b,F.value):F.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`un\
supported scheme ${H.scheme}`}:H.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}
const e=[D,L],t=[I,T],s=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...e,...t]},{matches:/^api\.env0\.com$/,services:t},{matches:/^backend\.api\.env0\.com$/,
services:e},{matches:/\.scalr\.io$/,services:e}],O=b=>s.find(({matches:W})=>W.test(b))?.services??[],k={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORK\
SPACE"}}),7057:((S,B,l)=>{l.d(B,{$c:()=>_,Il:()=>a,nL:()=>R,ou:()=>A});const h="***",a=4,_=64*1024;class A{#e;constructor(y){this.#e=y}reveal(){return this.#e}toString(){
return h}toJSON(){return h}[Symbol.for("nodejs.util.inspect.custom")](){return h}}function R(T){const[y]=T;let D=!1;return T.map(({scheme:L,name:x})=>(D||=y!==void 0&&
!I(y.name,x),D?"dropped":L==="https"?"sent":"withheld"))}function I(T,y){return T===y?!0:/[:%]|^[\d.]+$/.test(y)?!1:y.endsWith(`.${T}`)}}),2432:((S,B,l)=>{l.d(B,
{Bw:()=>_,G5:()=>I,_O:()=>a,aq:()=>A,xV:()=>R,xv:()=>h});const h="1.0.0",a=`tf-disco-action/${h}`,_="https://github.com/org/tf-disco-action",A=`${_}/blob/v1/doc\
s/problems.md`,R=`${_}/issues`,I=2}),9179:((S,B,l)=>{l.d(B,{Mi:()=>E,NE:()=>M,Nx:()=>p,Qj:()=>$,_U:()=>P,cq:()=>d,r_:()=>g});const h="***",a=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,
_=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,A=(e,t,s)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${s}(?![\da-f]);?)`,
R=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${A("b?sol",47,"2f")})`,I=String.raw`(?:${R}|\\)`,y=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.
raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${A("colon",58,"3a")})`})`,D=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
L=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,x=new RegExp(String.raw`(?<=${y})${I}+|${I}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${L}(?:$|${D}(?::\d{1,5})?\\{0,9}(?:${R}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${L}))`,"gi");function P(e){return a.test(
e)?E(e).replace(/[^\s"']+/g,t=>t.replace(v,(s,O,k)=>w.test(k)?s:`${O}${k}=${h}`)):e}const w=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
v=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,C=/(=\s*)"[^"]*(?:"|$)/g,$=e=>P(e.replace(C,`$1"${h}"`)),g=e=>a.test(e),p=e=>E(e).replace(/\?[^\s"']*/g,`?${h}`),d=e=>E(e,
"").replace(/[?#].*$/su,""),M=e=>P(`${e}@ `).slice(0,-2),N=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function E(e,t=`${h}@`){if(!a.test(e))return e;const s=e.
replace(_,W=>"@".padStart(W.length,"_")),O=s.lastIndexOf("@"),k=[];let b=0;for(const{0:W,1:F,index:Z}of s.matchAll(x)){const H=Z+W.length;if(H<b)continue;const ne=F!==
void 0||o(m,s,H)!=="";if(!ne&&/[^"'`\s(=,<[]/.test(s[Z-1]??" "))continue;const oe=W===""?o(j,s,H):r(s,H,ne?O:-1);oe===""||t!==""&&["@","git@"].includes(oe)||(k.
push(e.slice(b,H),t),b=H+oe.length)}return b===0?e:(k.join("")+e.slice(b)).replace(N,`$1"${h}"`)}const m=/[^\s"'/?#]*:[^\s"']/y,U=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
j=/[^\s"'/\\?#]*@/y,c=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,n="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",i=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${n}(?![^\s"'\`]{0,500}@)`,f=new RegExp(`([^\\s"'\`/?#]*@)(?:${c}${n}|${i})|`+String.raw`()(?:${c}(?:${n}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${n}|${i})`,
"iy"),u=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function r(e,t,s){const O=o(U,e,t);if(O!=="")return O;f.lastIndex=t;const[k,b=""]=f.exec(e)??
[];return k!==void 0?b:s>t?e.slice(t,s+1):o(u,e,t)}function o(e,t,s){return e.lastIndex=s,e.exec(t)?.[0]??""}}),3298:((S,B,l)=>{l.d(B,{O:()=>h});function h(a){let _;
return A=>{if(_??=new Map,!_.has(A)){_.set(A,void 0);try{_.set(A,a(A))}catch(R){throw _.delete(A),R}}return _.get(A)}}}),6092:((S,B,l)=>{l.d(B,{BP:()=>w,D9:()=>p,
J7:()=>x,LS:()=>v,My:()=>$,RK:()=>L,h$:()=>U,h2:()=>a,js:()=>g,s$:()=>n,z5:()=>i});const h=500,a=1e3,_=4e3,A=160,R=2,I=f=>/^[ -~]*$/.test(f),T=f=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(f),y=f=>($late5??=new RegExp("\\p{M}","u")).test(f),D=f=>`<U+${(f.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function L(f,u=h){if(f.length<=u&&I(f))return f;let r="",
o=R;for(const e of f){o=y(e)?o+1:0;const t=T(e)||o>R?D(e):e;if(r.length+t.length>u)return`${r}\u2026`;r+=t}return r}function x(f,u=A){const r=P(f.slice(-2*u),u),
o=L(r,Number.POSITIVE_INFINITY),e=P(o,u);return r===f&&e===o?o:`\u2026${e}`}const P=(f,u)=>Array.from(f).slice(-u).join(""),w=f=>f.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function v(f){const r=f.split(`
`).map(o=>w(L(o,_))).join(`
`);return r.length<=_?r:`${r.slice(0,_).toWellFormed()}\u2026`}const C={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},$=f=>f.replace(/[&<>"']/g,u=>`&${C[u]}\
;`),g=(f,u=h)=>L(f,u).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,r=>`&#${r.codePointAt(0)};`),p=(f,u=h)=>f===""?"<i>empty</i>":`<code>${g(f,u)}</code>`,d=f=>I(
f)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(f):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(f),M=/^[0-9a-f]{7,}$/i,N=`"'(`,E=`"'),.;:!?\u2026`,m=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function U(f,u=_){return(L(f,u).match(m)??[]).map(r=>{if(r.split(" ").every(c))return g(r,u);if(r.includes(" ")||/^(["`]).+\1$/u.test(r))return p(r.replace(/^`(.*)`$/u,
"$1"),u);const{before:e,core:t,after:s}=j(r);return`${g(e)}${p(t.replace(/^`(.*)`$/u,"$1"),u)}${g(s)}`}).join("")}function j(f){let u=0,r=f.length;for(;u<r&&N.includes(
f.charAt(u));)u+=1;for(;r>u&&E.includes(f.charAt(r-1));)r-=1;return{before:f.slice(0,u),core:f.slice(u,r),after:f.slice(r)}}function c(f){const{core:u}=j(f);return d(
u)&&!M.test(u)}const n=f=>f.replace(/[^ -~\n]/gu,u=>T(u)?i(u):u).replace(/##(?=\w*\[)/g,i),i=f=>f.replace(/[\s\S]/g,u=>`\\u${u.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((S,B,l)=>{l.d(B,{L2:()=>E,ie:()=>v,jj:()=>N,kL:()=>D,mB:()=>L,nE:()=>U,xu:()=>j});var h=l(9876),a=l(3087),_=l(2432),A=l(9179),R=l(6092),I=l(3152),
T=l(8839);let y=function(...c){return{setFlagsFromString:y}=process.getBuiltinModule("node:v8"),new.target?new y(...c):y(...c)};function D(c,n){c.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(N,M).unref(),(0,T.B_)(c.stdout,n),(0,T.B_)(c.stderr,()=>{})}async function L(c,{stop:n,secrets:i,isFinal:f,act:u,reportMistakes:r,reportCrash:o}){
const e=O=>(o((0,h.rv)(k=>w(O,k),i)),3),t=p(c,n,{isFinal:f,crash:e}),s=await u(t).catch(O=>O instanceof I.GN?(r(i.redact(O.mistakes)),2):e(O));await d(c,s)}const x=100,
P=5;function w(c,n){const i=(0,a.Or)(c),f=[];let u=c;for(;u!==void 0&&f.length<P;){const t=u instanceof Error?u.stack??u.message:String(u);f.push((0,A._U)(n(t))),
u=u instanceof Error?u.cause:void 0}const r=i?1:x;return[i?`tf-disco could not run: ${n((0,a.A3)(c))}`:`tf-disco ${_.xv} crashed; this is a bug, please report i\
t with this text at ${_.xV}`,...f.join(`
caused by: `).split(`
`).slice(0,r)].map(t=>(0,R.BP)((0,R.RK)(t))).join(`
`)}const v=({hrtime:c})=>()=>Number(c.bigint())/1e6,C=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],$=300,g=5e3;function p(c,n,{isFinal:i,crash:f}){const u=v(c),r=new AbortController;
let o=0;const e=()=>i||r.signal.aborted;for(const t of C)c.on(t,()=>{const s=u()-o;n.end({kind:"signal",signal:t}),e()?(i||s>$)&&(c.removeAllListeners(t),c.kill(
c.pid,t)):o=u(),r.abort()});return c.on("uncaughtException",t=>{n.end({kind:"crash"});const s=f(t);e()&&c.exit(s),r.abort(),setTimeout(()=>c.exit(s),g).unref()}),
c.on("exit",()=>n.end({kind:"crash"})),r.signal}async function d(c,n){const{stdout:i,stderr:f}=c;for(const r of[i,f])await new Promise(o=>r.write("",o));if(c.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&c.platform!=="win32"&&c.execve!==void 0){const{execPath:r}=c;c.execve(r,[r,"--eval",`require('node:process').exit(${n})`],{})}c.
exit(n)}const M=100,N=()=>y("--semi-space-growth-factor=1"),E=()=>y("--heap-growing-percent=20"),m=100;async function U(c,n,i){let f=Date.now();for(;;){const u=c.
next(n.why!==null);if(u.done)return u.value;Math.abs(Date.now()-f)<m||(i(u.value),await j(),f=Date.now())}}const j=()=>new Promise(c=>setImmediate(c))}),8839:((S,B,l)=>{
l.d(B,{B_:()=>y,Dx:()=>T,PL:()=>L,aH:()=>x,yy:()=>A});var h=l(8474),a=l(3087),_=l(3152);async function A(g,p){for(const d of(0,a.mk)(p)){if(!g.writable)return;g.
write(d)||await R(g)}}async function R(g){const p=new AbortController,d=["drain","error","close"].map(M=>(0,h.once)(g,M,p));await Promise.race(d).catch(()=>{}),
p.abort()}const I=1024*1024;async function*T(g){let p="";for await(const d of g.setEncoding("utf8")){const[M="",...N]=String(d).split(`
`),E=[p+M,...N];p=E.pop()??"";for(const m of E)yield m.replace(/\r$/,"");if(p.length>I)throw new _.GN(["a line of standard input exceeds 1 MiB"])}p!==""&&(yield p)}
function y(g,p){g.once("error",d=>{d.code!=="EPIPE"&&p((0,a.A3)(d))}),g.on("error",()=>{})}const D={min:40,max:100,unknown:80};function L({columns:g},p){return g||
Number(/^\d{1,4}$/.exec(p.COLUMNS??"")?.[0])||D.unknown}function x(g,p,d){const M=p==="auto"?P(g,d):p==="always",N=Math.max(D.min,Math.min(L(g,d),D.max));return{
colour:M,hyperlinks:M&&g.isTTY===!0&&$(d),width:g.isTTY?N:Number.POSITIVE_INFINITY}}function P({isTTY:g},p){return p.NO_COLOR||p.TERM==="dumb"&&!p.FORCE_COLOR?!1:
p.FORCE_COLOR?p.FORCE_COLOR!=="0":g===!0}const w=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,v=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
C=5001;function $(g){const{FORCE_HYPERLINK:p,TERM:d="",TERM_PROGRAM:M="",VTE_VERSION:N}=g;return p?p!=="0":g.CI||g.NO_COLOR||d==="dumb"?!1:Number(N)>=C||w.test(
M)||v.test(d)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(E=>g[E])}}),3474:((S,B,l)=>{l.d(B,{CV:()=>w,KT:()=>I,Ob:()=>j,PW:()=>P,TN:()=>$,WD:()=>g,YA:()=>d,
Yq:()=>N,ai:()=>p,lq:()=>L,lx:()=>M,pS:()=>C,p_:()=>v,xH:()=>x});var h=l(6889),a=l(7811),_=l(9179),A=l(7630),R=l(8535);const I=c=>Object.keys(c).map(n=>({name:n,
...c[n]})),T=(c,n)=>({isList:!1,value:c,parse:n}),y=c=>({value:c,mistakes:[]}),D=(c,n)=>({...c,parse:(i,f)=>{const{value:u,mistakes:r}=c.parse(i,f);return{value:n(
u),mistakes:r}}}),L=({parse:c,...n})=>({...n,parse:(i,f)=>i===""?y(null):c(i,f)}),x=(c,n)=>T(c,(i,f)=>{const u=i===""?(0,a.Ju)(null):n(i);return u.ok?y(u.value):
{value:null,mistakes:[`${f}: ${u.why}`]}}),P=x("FILE",a.Ju),w=x("TOKEN",A.AI),v=(c,n,i=A.Dw)=>({isList:!0,value:c,parse:(f,u)=>{const r=i(f).map(e=>{const t=n(e),
s=t.ok?t:n((0,_.Mi)(e));return s.ok?t:s});return{value:r.flatMap(e=>e.ok?[e.value]:[]),mistakes:r.flatMap(e=>e.ok?[]:`${u}: ${e.why}`)}}}),C=1e4,$=D(v("HOST",A.
l6),c=>Array.from(Map.groupBy(c,({host:n})=>n),([n,i])=>({host:n,services:[...new Set(i.flatMap(({services:f})=>f))],addresses:i.flatMap(({addresses:f})=>f)}))),
g=c=>D(v("LABEL",A.V8),n=>{const i=n.flat();return[...new Set(i.length===0?[c]:i)]}),p=({min:c,max:n,whole:i})=>T("N",(f,u)=>{const r=/^\d+(\.\d+)?$/.test(f)?Number(
f):Number.NaN;if(r>=c&&r<=n&&(!i||Number.isInteger(r)))return y(r);const e=`${u} is "${f}", expected ${i?"a whole number":"a number"} from ${c} to ${n}`;return{
value:c,mistakes:[e]}}),d=c=>({...D(p(c),n=>n*1e3),value:"SECONDS"}),M=T("",(c,n)=>{const i=/^(true|True|TRUE)$/.test(c),f=i||/^(false|False|FALSE)$/.test(c);return{
value:i,mistakes:f?[]:[`${n} is "${c}", expected "true" or "false"`]}}),N=(...c)=>({...T(c.join("|"),(n,i)=>{const u=c.some(r=>r===n)?[]:[`${i} is "${n}", ${E(n,
c)}`];return{value:n,mistakes:u}}),choices:c}),E=(c,n)=>`expected one of ${n.map(i=>`"${i}"`).join(", ")}${(0,R.a)(c,n)}`,m=["auto","terraform","opentofu","both"],
j={...T("CLI",(c,n)=>{const[,i,f=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(c)??[],u={name:i??"auto",version:f},r=o=>({value:u,mistakes:[`${n}\
 is "${c}", ${o}`]});if(i===void 0){const o=E(c,m),e=o.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return r(o+e)}return f===null?y(u):i==="auto"||
i==="both"?r('but only "terraform" and "opentofu" can have a version'):(0,h.lF)(f)?y(u):r(`expected a version such as "${i} 1.10"`)}),choices:m}}),7630:((S,B,l)=>{
l.d(B,{$h:()=>r,AI:()=>E,Dw:()=>P,IL:()=>m,Ju:()=>U,Kd:()=>n,V8:()=>f,aS:()=>p,eX:()=>o,jM:()=>N,l6:()=>M,o2:()=>g,vk:()=>w,x2:()=>c});var h=l(7811),a=l(9119),_=l(
2485),A=l(8032),R=l(255),I=l(5106),T=l(7057),y=l(2432),D=l(8535);let L=function(...e){return{parseNamedAddress:L}=l.late([172,22],6022),new.target?new L(...e):L(
...e)},x=function(...e){return{problemFacts:x}=l.late([507],4507),new.target?new x(...e):x(...e)};const P=e=>v(e,/(^|\s)#.*$/s),w=e=>v(e,/^\s*#.*$/s),v=(e,t)=>e.
split(/\r\n|[\n\r]/).map(s=>s.replace(t,"").trim()).filter(s=>s!=="");function C(e){const t=(0,R.Fq)(e);if(t.ok)return t;const s=(0,_.L6)(e);return(0,h.TR)(`"${e}\
" is not a hostname: ${t.why}${s===null?"":`; ${s}`}`)}const $=(e,t,s)=>e?(0,h.Ju)(t):(0,h.TR)(`"${t}" ${s}`),g=e=>$((0,a.en)(e),e,'is not the name of a reposit\
ory, such as "acme/network"');function p(e){const t=(0,I.OA)(e);if(t!==null)return(0,h.TR)(`"${e}" is not a known service id; did you mean ${t}?`);const s=A.Du.
some(O=>(0,I.oe)(e,O).ok);return $(s,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const d=/^(modules\.v1|providers\.v1)=(.*)$/s;function M(e){
const t=e.split(/\s+/).flatMap(H=>d.test(H)?[H]:H.split(",")),[s="",...O]=t.filter(H=>H!==""),k=C(s),b=O.map(H=>d.exec(H)?.[1]??H),W=[k,...b.map(p)].flatMap(H=>H.
ok?[]:H.why);if(!k.ok||W.length>0)return(0,h.TR)(W.join("; "));const F=O.flatMap(H=>{const[,ne,oe=""]=d.exec(H)??[];return ne===void 0?[]:{host:k.value,service:ne,
text:oe}}),Z=F.flatMap(H=>{const ne=L(H,"terraform");return ne.ok?[]:[`"${H.service}=${H.text}" is wrong: ${ne.why}`]});return Z.length===0?(0,h.Ju)({host:k.value,
services:[...new Set(b)],addresses:F}):(0,h.TR)(Z.join("; "))}function N(e){const t=e.startsWith("*."),s=C(t?e.slice(2):e);return s.ok?(0,h.Ju)({host:s.value,subdomains:t}):
s}const E=e=>e.length>T.$c?(0,h.TR)("the token is longer than 64 KiB; set only the token"):(0,h.Ju)(new T.ou(e));function m(e){const t=e.indexOf("=");if(t<0)return(0,h.
TR)('a line has no "="; expected HOST=TOKEN');const s=(0,R.Fq)(e.slice(0,t).trim());if(!s.ok)return(0,h.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const O=E(e.slice(t+1).trim());return O.ok?(0,h.Ju)({host:s.value,token:O.value}):O}function U(e){const t="expected HOST[:PORT]=AD\
DRESS[:PORT]",s=e.indexOf("=");if(s<0)return(0,h.TR)(`"${e}" has no "="; ${t}`);const O=e.slice(0,s).trim(),k=C(O);if(!k.ok)return k;const b=k.value.replace(/:\d+$/,
""),W=j(e.slice(s+1).trim());if(W===null)return(0,h.TR)(`"${e}" has no valid address; ${t}`);const[,F]=O.split(":");return(0,h.Ju)({name:b,port:F===void 0?null:
Number(F),...W})}function j(e){const[,t,s]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.exec(e)??[];return t===
void 0||!/[.:]|^localhost$/i.test(t)?null:s===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(s)&&Number(s)>=1&&Number(s)<=65535?{address:t,addressPort:Number(
s)}:null}function c(e){const[t="",s,...O]=e.split(/\s+/);if(O.length>0)return(0,h.TR)(`"${e}" has too many words; expected CODE [HOST]`);const k=x();if(!Object.
hasOwn(k,t)){const W=(0,D.a)(t,Object.keys(k),`; ${y.aq} lists the codes`);return(0,h.TR)(`"${t}" is not a problem code${W}`)}if(s===void 0)return(0,h.Ju)({code:t,
host:null});const b=C(s);return b.ok?(0,h.Ju)({code:t,host:b.value}):b}function n(e){const t=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(e);return $(t,e,'is not a pl\
atform; expected OS_ARCH, such as "linux_amd64"')}const i=50;function f(e){const t=e.split(",").map(O=>O.trim()).filter(O=>O!==""),s=t.find(O=>O.length>i);return s===
void 0?(0,h.Ju)(t):(0,h.TR)(`"${s}" has ${s.length} characters; GitHub allows at most ${i}`)}const u=[[".codequality.json","codequality"],[".sarif.json","sarif"],
[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function r(e){const t=e.toLowerCase(),[,s]=u.find(([O])=>t.endsWith(O))??
[];return s!==void 0?(0,h.Ju)({path:e,format:s}):(0,h.TR)(`"${e}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" \
or ".codequality.json" (GitLab)`)}const o=e=>$(/\.json$/i.test(e),e,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:((S,B,l)=>{
l.d(B,{a:()=>A,q:()=>a});var h=l(5106);function a(R,I){const T=_(R);if(T.length<2)return null;const y=w=>I.filter(v=>w(_(v))),[D=y(w=>(0,h.TW)(w,T))[0]]=y(w=>w===
T);if(D!==void 0||T.length<3)return D??null;const[L,x]=[y(w=>w.startsWith(T)),y(w=>w.includes(T))],P=L.length===1?L:x;return P.length===1?P[0]??null:null}const _=R=>R.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function A(R,I,T=""){const y=a(R,I);return y===null?T:`; did you mean "${y}"?`}}),101:((S,B,l)=>{l.d(B,{N:()=>A,W:()=>I});
var h=l(1792),a=l(6429),_=l(255);function A(v){const C=p=>v[p]||v[p.toLowerCase()]||"",$={http:R("HTTP_PROXY",C("HTTP_PROXY")),https:R("HTTPS_PROXY",C("HTTPS_PR\
OXY"))},g=D(C("NO_PROXY"));return p=>{const d=$[p.scheme];return d===null||y(p.name)||g(p)?null:d}}function R(v,C){if(C==="")return null;const $=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(C)?C:`http://${C}`);if($===null)throw new TypeError(`${v} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test($.protocol))throw new TypeError(`${v}\
 is a ${$.protocol}// proxy; expected http:// or https://`);if(!T($.username)||!T($.password))throw new TypeError(`${v} has a user name or password with a bare \
"%"; write "%25" for it`);return $}const I=v=>Object.entries(v).flatMap(([C,$=""])=>{if(!/^https?_proxy$/i.test(C))return[];const g=$.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[p=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(g)??[],[,...d]=/^([^:]*):?(.*)$/s.exec(p)??[];return[d,d.map(h.unescape)].flatMap(([M="",N=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,h.unescape)(M))?[M]:[],...N===""?[]:[N,Buffer.from(`${M}:${N}`).toString("base64")]])});function T(v){try{return decodeURIComponent(v),!0}catch{return!1}}
const y=v=>v==="localhost"||["127.0.0.0/8","::1/128"].some(C=>x(C)?.(v));function D(v){const $=v.split(",").map(g=>g.trim().toLowerCase()).filter(g=>g!=="").map(
L);return g=>$.some(p=>p(g))}function L(v){if(v==="*")return()=>!0;const C=x(v);if(C!==null)return({name:N})=>C(N);const{name:$,port:g}=w(v),p=N=>g===""||String(
N.port)===g,d=$.includes(":")?128:32,M=x(`${$}/${d}`)??P($);return N=>p(N)&&M(N.name)}function x(v){const[,C="",$=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(v)??[],g=(0,a.
r5)(C),p=Number($);if(g===null||p>8*g.length)return null;const d=(0,a.NW)(g),M=p-8*(g.length-d.length),N=M<0?{prefix:g,bits:p}:{prefix:d,bits:M};return E=>{const m=(0,a.
r5)(E);return m!==null&&(0,a.Wg)(N,(0,a.NW)(m))}}function P(v){if(v==="")return()=>!1;const C=v.replace(/^\*\./,"."),$=C.replace(/^\./,""),g=(0,_.Pv)($),p=g.ok?
g.value:$,d=M=>!C.startsWith(".")&&M===p;return M=>(0,a.r5)(M)===null&&(M.endsWith(`.${p}`)||d(M))}function w(v){const C=/^\[([^\]]*)\]:([^:]*)$/.exec(v)??/^([^:[\]]*):([^:[\]]*)$/.
exec(v);return C===null?{name:v,port:""}:{name:C[1]??"",port:C[2]??""}}}),3152:((S,B,l)=>{l.d(B,{GN:()=>I,P$:()=>y,w7:()=>T});var h=l(6760),a=l(9179),_=l(3474),
A=l(7630),R=l(7773);class I extends Error{name="SettingsError";mistakes;constructor(w){const v=w.map(a._U);super(v.join(`
`)),this.mistakes=v}}const T={isTerminal:!1,setting:P=>P,missingPath:(P,w)=>`scan names "${P}", which does not exist in ${w}`};function y(P,{setting:w}=T){const v=R.
y.map(({name:d,kind:M,default:N=""})=>({field:d.replace("-seconds","Ms").replace(/-./g,E=>E.slice(1).toUpperCase()),...M.parse(P[d]?.trim()||N,w(d))})),C=Object.
fromEntries(v.map(({field:d,value:M})=>[d,M])),$=[...C.scan,...C.usages,...(0,A.Dw)(P.hostnames??"")].length===0,{length:g}=C.hostnames,p=`${w("hostnames")} has\
 ${g} hosts, the limit is ${_.pS}`;return{settings:$?{...C,scan:["."]}:C,mistakes:[...v.flatMap(({mistakes:d})=>d),...g>_.pS?[p]:[],...D(C,w),...L(C,w),...x(C,w)]}}
function D(P,w){const v=[["issue-open-after",P.issueOpenAfter],["issue-close-after",P.issueCloseAfter]];return(P.history===null?v.filter(([,$])=>$>1):[]).map(([
$,g])=>`${w($)} is ${g}, which needs ${w("history")}; set it to a file that is kept from run to run`)}function L({report:P,history:w,badge:v},C){const $=[...P.map(
({path:g})=>["report",g]),["history",w],["badge",v]];return $.flatMap(([g,p],d)=>{if(p===null)return[];const M=E=>E!==null&&(0,h.normalize)(E)===(0,h.normalize)(
p),N=$.slice(0,d).find(([E,m])=>E!==g&&M(m));return N===void 0?[]:[`${C(N[0])} and ${C(g)} both name ${p}; write to different files`]})}function x(P,w){const{scan:v,
exclude:C,roots:$,dialect:g,changedOnly:p,repositories:d}=P,M=w("usages");if(P.usages.length===0){const U=`${w("repositories")} needs ${M}; set it to the usages\
 files of the repositories`;return d.length===0?[]:[U]}const N=M.startsWith("--")?`repeat ${M}`:`write one a line in ${M}`,E="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[v.length>0,"scan",`${E}; to check several files, ${N}`],[C.length>0,"exclude",E],[$.length>0,"roots",E],[g.name!=="\
auto","dialect",E],[p,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([U])=>U).map(([,U,j])=>`${w(U)} cannot be used t\
ogether with ${M}; ${j}`)}}),7773:((S,B,l)=>{l.d(B,{f:()=>v,y:()=>w});var h=l(7811),a=l(3474),_=l(7630);const A={hostnames:{kind:a.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:a.p_("PATH",h.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:a.p_("GLOB",h.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:a.p_("HOST",_.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:a.p_("SERVICE",_.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:a.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},R={usages:{kind:a.p_("FILE",h.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:a.p_("OWNER/NAME",_.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},I={depth:{kind:a.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:a.p_(
"GLOB",h.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:a.p_("OS\
_ARCH",_.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:a.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:a.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
T={tokens:{kind:a.p_("HOST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:a.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},y={"timeout-seconds":{kind:a.lq(a.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:a.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:a.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:a.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:a.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:a.p_("HOST=ADDRESS",_.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},D={"certificate-days":{kind:a.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:a.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:a.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:a.p_("CODE",_.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},L={report:{kind:a.p_("FILE",_.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:a.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:a.xH("FILE",_.eX),help:"JSON file for a badge of shields.io to write."}},x={"cha\
nged-only":{kind:a.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:a.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:a.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:a.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:a.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:a.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:a.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},P={...A,...R,...I,...T,...y,...D,...L,...x},w=a.KT(P),v=[["What to check",a.KT(A)],["Many repo\
sitories",a.KT(R)],["Following `init`",a.KT(I)],["Credentials",a.KT(T)],["Network",a.KT(y)],["Verdict",a.KT(D)],["Reports",a.KT(L)]]}),2613:(S=>{S.exports=process.
getBuiltinModule("assert")}),4434:(S=>{S.exports=process.getBuiltinModule("events")}),9896:(S=>{S.exports=process.getBuiltinModule("fs")}),8611:(S=>{S.exports=process.
getBuiltinModule("http")}),5692:(S=>{S.exports=process.getBuiltinModule("https")}),9278:(S=>{S.exports=process.getBuiltinModule("net")}),4589:(S=>{S.exports=process.
getBuiltinModule("node:assert")}),6698:(S=>{S.exports=process.getBuiltinModule("node:async_hooks")}),4573:(S=>{S.exports=process.getBuiltinModule("node:buffer")}),
1421:(S=>{S.exports=process.getBuiltinModule("node:child_process")}),7598:(S=>{S.exports=process.getBuiltinModule("node:crypto")}),3053:(S=>{S.exports=process.getBuiltinModule(
"node:diagnostics_channel")}),610:(S=>{S.exports=process.getBuiltinModule("node:dns")}),8474:(S=>{S.exports=process.getBuiltinModule("node:events")}),3024:(S=>{
S.exports=process.getBuiltinModule("node:fs")}),7067:(S=>{S.exports=process.getBuiltinModule("node:http")}),2467:(S=>{S.exports=process.getBuiltinModule("node:h\
ttp2")}),7030:(S=>{S.exports=process.getBuiltinModule("node:net")}),8161:(S=>{S.exports=process.getBuiltinModule("node:os")}),6760:(S=>{S.exports=process.getBuiltinModule(
"node:path")}),3916:(S=>{S.exports=process.getBuiltinModule("node:path/posix")}),643:(S=>{S.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(S=>{S.exports=
process.getBuiltinModule("node:querystring")}),99:(S=>{S.exports=process.getBuiltinModule("node:sqlite")}),7075:(S=>{S.exports=process.getBuiltinModule("node:st\
ream")}),7830:(S=>{S.exports=process.getBuiltinModule("node:stream/web")}),8500:(S=>{S.exports=process.getBuiltinModule("node:timers/promises")}),1692:(S=>{S.exports=
process.getBuiltinModule("node:tls")}),3136:(S=>{S.exports=process.getBuiltinModule("node:url")}),7975:(S=>{S.exports=process.getBuiltinModule("node:util")}),3429:(S=>{
S.exports=process.getBuiltinModule("node:util/types")}),5919:(S=>{S.exports=process.getBuiltinModule("node:worker_threads")}),8522:(S=>{S.exports=process.getBuiltinModule(
"node:zlib")}),857:(S=>{S.exports=process.getBuiltinModule("os")}),6928:(S=>{S.exports=process.getBuiltinModule("path")}),2375:(S=>{S.exports=process.getBuiltinModule(
"tls")}),9023:(S=>{S.exports=process.getBuiltinModule("util")})},fe={};function q(S){var B=fe[S];if(B!==void 0)return B.exports;var l=fe[S]={exports:{}},h=!0;try{
pe[S](l,l.exports,q),h=!1}finally{h&&delete fe[S]}return l.exports}q.m=pe,typeof q<"u"&&(q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var S=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",B=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",l=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",h=_=>{_&&_.d<1&&(_.d=1,_.forEach(A=>A.r--),_.forEach(
A=>A.r--?A.r++:A()))},a=_=>_.map(A=>{if(A!==null&&typeof A=="object"){if(A[S])return A;if(A.then){var R=[];R.d=0,A.then(y=>{I[B]=y,h(R)},y=>{I[l]=y,h(R)});var I={};
return I[S]=y=>y(R),I}}var T={};return T[S]=y=>{},T[B]=A,T});q.a=(_,A,R)=>{var I;R&&((I=[]).d=-1);var T=new Set,y=_.exports,D,L,x,P=new Promise((w,v)=>{x=v,L=w});
P[B]=y,P[S]=w=>(I&&w(I),T.forEach(w),P.catch(v=>{})),_.exports=P,A(w=>{D=a(w);var v,C=()=>D.map(g=>{if(g[l])throw g[l];return g[B]}),$=new Promise(g=>{v=()=>g(C),
v.r=0;var p=d=>d!==I&&!T.has(d)&&(T.add(d),d&&!d.d&&(v.r++,d.push(v)));D.map(d=>d[S](p))});return v.r?$:C()},w=>(w?x(P[l]=w):L(y),h(I))),I&&I.d<0&&(I.d=0)}})(),
(()=>{var S=Object.getPrototypeOf?l=>Object.getPrototypeOf(l):l=>l.__proto__,B;q.t=function(l,h){if(h&1&&(l=this(l)),h&8||typeof l=="object"&&l&&(h&4&&l.__esModule||
h&16&&typeof l.then=="function"))return l;var a=Object.create(null);q.r(a);var _={};B=B||[null,S({}),S([]),S(S)];for(var A=h&2&&l;typeof A=="object"&&!~B.indexOf(
A);A=S(A))Object.getOwnPropertyNames(A).forEach(R=>_[R]=()=>l[R]);return _.default=()=>l,q.d(a,_),a}})(),q.d=(S,B)=>{for(var l in B)q.o(B,l)&&!q.o(S,l)&&Object.
defineProperty(S,l,{enumerable:!0,get:B[l]})},q.f={},q.e=S=>Promise.all(Object.keys(q.f).reduce((B,l)=>(q.f[l](S,B),B),[])),q.u=S=>({33:"172",172:"172",218:"830",
225:"317",276:"276",284:"903",317:"317",427:"427",557:"276",580:"427",581:"798",631:"276",647:"647",668:"317",699:"172",779:"798",797:"276",798:"798",830:"830",
878:"878",903:"903",919:"172",938:"276",947:"427"}[S]??S)+".index.js",q.o=(S,B)=>Object.prototype.hasOwnProperty.call(S,B),q.r=S=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(S,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(S,"__esModule",{value:!0})},(()=>{var S={374:0,792:0},B=l=>{var{ids:h,modules:a,
runtime:_}=l,A,R,I=0;for(A in a)q.o(a,A)&&(q.m[A]=a[A]);for(_&&_(q);I<h.length;I++)R=h[I],q.o(S,R)&&S[R]&&S[R][0](),S[h[I]]=0};q.late=(l,h)=>{for(const a of l){
if(S[a]===0)continue;const{createRequire:_}=process.getBuiltinModule("module");B(_(import.meta.url)("./"+q.u(a)))}return q(h)},q.f.j=(l,h)=>{var a=q.o(S,l)?S[l]:
void 0;if(a!==0)if(a)h.push(a[1]);else{var _=import("./"+q.u(l)).then(B,A=>{throw S[l]!==0&&(S[l]=void 0),A}),_=Promise.race([_,new Promise(A=>a=S[l]=[A])]);h.push(
a[1]=_)}}})();var de={};q.d(de,{C:()=>Ee,a:()=>ve});const Ee=()=>Promise.all([q.e(172),q.e(699),q.e(33),q.e(919),q.e(427),q.e(374),q.e(580),q.e(947)]).then(q.bind(
q,4947)),ve=()=>Promise.all([q.e(374),q.e(647)]).then(q.bind(q,647));var $e=de.C,Oe=de.a;export{$e as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
